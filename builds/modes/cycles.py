"""The cost of requests to a file of a mode in assembly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from bench.in_order.marginal import InOrderBench
from bench.measure import MeasuredText
from builds.modes.build import BuiltMode, build_mode
from builds.modes.checks import assembled, mode_file, model_of
from builds.modes.dependences import EncryptionCount, Lengths, dependences_of
from builds.modes.forms import with_few_blocks
from builds.modes.options import CIPHER_MODE, ModeOptions
from builds.precheck import read_asked
from builds.request import read_request
from catalogue.ciphers import CipherSource
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from options.build import BuildOptions
from options.flags import DEFAULTS
from runtime.errors import explained
from verify.emulation.memory import Argument, Buffer
from verify.modes.emulated import Assembled
from verify.modes.model import Model, Request
from verify.modes.running import returning
from verify.runner import link_for, record
from verify.toolchain.assemble import assemble

MODE = "drbg"
ALIGN = 16
"""Alignment of all buffers in bytes; with it no access has to be split."""
LENGTHS = (0, 16, 32, 1024)
"""Bytes of the outputs."""


INIT = "init"


def generate(n_bytes: int) -> str:
    """The name of a request for so many bytes."""
    return f"generate {n_bytes}"


@dataclass(frozen=True)
class RequestCost:
    """The cost of requests to one file.

    Args:
        unit: `cycles`, or `instructions` where a core has no model of whole calls.
        calls: the cost of a call by its name.
        code_bytes: bytes of code and constants.
        counts: the block encryptions of a call by its name.
    """

    unit: str
    calls: Mapping[str, int]
    code_bytes: int
    counts: Mapping[str, EncryptionCount]


@explained
def cost_of(order: tuple[str, str, bool]) -> RequestCost:
    """The cost of requests with a set on a target.

    Args:
        order: target, set, and whether operations on constants are evaluated.

    Raises:
        UserError: the set or the target does not exist, or a tool is missing.
    """
    target, set_name, folds = order
    given = {"target": target, "mode": CIPHER_MODE, "set_name": ()}
    request = read_request(read_asked(set_name, given, True, {}))
    (found,) = request.sets
    options = BuildOptions(**{**vars(found), "mode": DEFAULTS["mode"]})
    options = with_few_blocks(request.cipher, options)
    source: CipherSource = request.source
    cipher = source.load()
    built = build_mode(source, cipher, ModeOptions(options, MODE, {"df": True}, folds))
    return measured(built, cipher)


def measured(built: BuiltMode, cipher: Cipher) -> RequestCost:
    """The cost of each request."""
    model = model_of(built, cipher)
    subject = assembled(built, mode_file(built, model))
    meter = _Meter(subject, built.options.build.target)
    requests = requests_of(model)
    calls = {name: meter.cost(request) for name, request in requests.items()}
    counts = {name: _count(model, request) for name, request in requests.items()}
    return RequestCost(meter.unit, calls, meter.code_bytes, counts)


def _count(model: Model, request: Request) -> EncryptionCount:
    """The block encryptions of a request."""
    lengths = Lengths(request.entry, tuple(map(len, request.inputs)), request.n_bytes)
    return dependences_of(model.mode, model.sizes, lengths).count


def requests_of(model: Model) -> dict[str, Request]:
    """The requests by name, with the shortest possible entropy."""
    rng, key = Random(1), model.sizes.key
    state = rng.randbytes(model.state_bytes - 8) + bytes(7) + b"\x01"
    entropy, additional = rng.randbytes(key), rng.randbytes(16)
    found = {
        INIT: Request("init", model.empty, (entropy, b"", b"")),
        "reseed": Request("reseed", state, (entropy, b"")),
        "generate 16, input": Request("generate", state, (additional,), 16),
    }
    for n_bytes in LENGTHS:
        found[generate(n_bytes)] = Request("generate", state, (b"",), n_bytes)
    return found


class _Meter:
    """Counts what calls of a file take."""

    def __init__(self, subject: Assembled, target_name: str) -> None:
        self.subject, self.target = subject, load_target(target_name)
        machine, file = subject.machine, subject.file
        elf = assemble(file.text, subject.features, machine.triple, machine.has_lines)
        self.image = link_for(machine, elf, lines=machine.has_lines)
        self.code_bytes = len(self.image.text) + len(self.image.data)
        cores = self.target.cores.values()
        self.core = next((core for core in cores if core.model == "in-order"), None)
        is_counted = self.target.executor == "simulator" or self.core is not None
        self.unit = "cycles" if is_counted else "instructions"

    def cost(self, request: Request) -> int:
        """Cycles of a call, or its instructions."""
        symbol = self.subject.file.symbols[request.entry]
        arguments = self._arguments(request)
        if self.target.executor == "simulator":
            running = returning(self.subject.machine, self.image)
            running.call(symbol, *arguments)
            return running.cycles
        if self.core is None:
            return len(record(self.subject.machine, self.image, symbol, arguments).steps)
        file = self.subject.file
        source = MeasuredText(file.name, file.text, self.subject.features)
        decoder = Decoder(self.target.table, self.target.view_classes)
        bench = InOrderBench(source, self.subject.machine, decoder, self.core)
        return bench.whole(symbol, arguments).run.cycles

    def _arguments(self, request: Request) -> list[Argument]:
        """The arguments of a call; buffers are aligned."""
        arguments: list[Argument] = [Buffer(request.state, writable=True, align=ALIGN)]
        entry = next(e for e in self.subject.file.entries if e.name == request.entry)
        lengths = [request.n_bytes] if any(p.is_out for p in entry.parameters) else []
        for n_bytes in lengths:
            output = Buffer(bytes(n_bytes), writable=True, align=ALIGN)
            arguments += [output if n_bytes else 0, n_bytes]
        for data in request.inputs:
            arguments += [Buffer(data, align=ALIGN) if data else 0, len(data)]
        return arguments
