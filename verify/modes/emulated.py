"""Checks files of modes in assembly, in an emulator or a simulator."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from targets.machine import Processor
from verify.emulation.faults import Mismatch
from verify.emulation.memory import Argument, Buffer, Place
from verify.emulation.taint import Decode, ObjectCode, find_leaks
from verify.emulation.trace import Trace, compare_traces
from verify.modes.answers import difference, words_of
from verify.modes.check import Cases, ModeFile
from verify.modes.model import NUMBER_BYTES, Answer, Request
from verify.modes.requests import Case
from verify.modes.running import Returning, returning
from verify.report import Finding, Report, run_cases
from verify.runner import link_for, record
from verify.toolchain.assemble import AssemblyError, Image, assemble

PLACES: tuple[Place, ...] = ("end", "start", 3)
"""The places of buffers: at either end of their pages, and at an odd address."""
EVERY = 9
"""One of so many requests is traced, as that is slow."""


@dataclass(frozen=True)
class Assembled:
    """A file of a mode in assembly, and what runs it.

    Args:
        file: the file.
        machine: the processor.
        features: what the machine must have, as LLVM spells it.
        word_bits: size of a length.
        decode: finds the row of an instruction, for the timing taint.
    """

    file: ModeFile
    machine: Processor
    features: tuple[str, ...]
    word_bits: int
    decode: Decode | ObjectCode

    def can_call(self, case: Case) -> bool:
        """Whether a request can be written down for the machine."""
        request = case.request
        lengths = [request.n_bytes, *map(len, request.inputs), *request.claimed.values()]
        return (
            max(lengths) >> self.word_bits == 0
            and sum(map(len, request.inputs)) + request.n_bytes < self._room
        )

    @property
    def _room(self) -> int:
        """The most bytes of all buffers: half of what a machine of 16 bits addresses."""
        return 1 << max(self.word_bits - 1, 0)


def check_emulated(subject: Assembled, cases: Cases) -> Report:
    """Assemble, link and run a file.

    Args:
        subject: the file and its machine.
        cases: the test cases.

    Returns:
        A finding for each check.
    """
    file, machine = subject.file, subject.machine
    try:
        elf = assemble(file.text, subject.features, machine.triple, machine.has_lines)
        image = link_for(machine, elf, lines=machine.has_lines)
        moved = link_for(machine, elf, machine.other_base, lines=False)
    except AssemblyError as error:
        return Report((Finding("assembles and links alone", "failed", 0, str(error)),))
    caller = _Caller(subject, image)
    known, lengths, refused = (
        [case for case in group if subject.can_call(case)]
        for group in (cases.known, cases.lengths, cases.refused)
    )
    found = [
        run_cases("assembles and links alone", _alone(image, moved, subject)),
        run_cases("vectors of the mode", caller.run(known, PLACES[:1])),
        run_cases("requests of all lengths, placements", caller.run(lengths, PLACES)),
        run_cases("refusals, placements", caller.run(refused, PLACES[:2])),
        run_cases("entries: timing, two secrets", caller.compared(lengths[::EVERY])),
        run_cases("entries: timing, taint", caller.tainted(lengths[::EVERY])),
    ]
    return Report(tuple(replace(each, name=machine.runs_in + each.name) for each in found))


def _alone(image: Image, moved: Image, subject: Assembled) -> Iterator[object]:
    """Check that a file may lie anywhere and has its functions."""
    if subject.machine.other_base is not None and image.text != moved.text:
        raise Mismatch("the code differs at another address")
    missing = [s for s in subject.file.symbols.values() if s not in image.symbols]
    if missing:
        raise Mismatch(f"the file lacks {', '.join(missing)}")
    yield subject


class _Caller:
    """Calls the entries of a file."""

    def __init__(self, subject: Assembled, image: Image) -> None:
        self.subject, self.image, self.file = subject, image, subject.file
        self.entries = {entry.name: entry for entry in self.file.entries}
        self.machine: Returning = returning(subject.machine, image)

    def run(self, cases: Sequence[Case], places: Sequence[Place]) -> Iterator[object]:
        """Compare the answers of calls with the expected ones.

        Raises:
            Mismatch: an answer differs.
            MachineFault: a call broke a rule.
        """
        for case in cases:
            for place in places:
                if problem := difference(case, self._call(case.request, place)):
                    raise Mismatch(f"{words_of(case.request)}: {problem}")
                yield case

    def compared(self, cases: Sequence[Case]) -> Iterator[object]:
        """Compare the traces of calls with different secrets.

        Raises:
            Mismatch: they differ.
        """
        for case in cases:
            symbol = self.file.symbols[case.request.entry]
            other = self._with_other_secrets(case.request)
            first, second = (self._trace(request) for request in (case.request, other))
            yield compare_traces(self.image, symbol, first, second)

    def tainted(self, cases: Sequence[Case]) -> Iterator[object]:
        """Check that branches and addresses of calls do not depend on secret bytes.

        Raises:
            Mismatch: one does.
        """
        for case in cases:
            trace = self._with_public_numbers(self._trace(case.request))
            leaks = find_leaks(self.image, self.file.text, self.subject.decode, trace)
            if leaks:
                raise Mismatch(f"{words_of(case.request)}: {leaks[0]}")
            yield case

    def _call(self, request: Request, place: Place) -> Answer:
        arguments = self._arguments(request, place)
        result = self.machine.call(self.file.symbols[request.entry], *arguments)
        state, *others = (a for a in arguments if isinstance(a, Buffer) and a.writable)
        output = result.contents[others[0]] if others else b""
        return Answer(self.machine.returned(), output, result.contents[state])

    def _with_public_numbers(self, trace: Trace) -> Trace:
        """A trace whose buffers leave out the numbers of the state, which are public."""
        found: dict[Buffer, int] = {}
        state, *others = trace.addresses
        at = 0
        for number in (*self.file.numbers, len(state.data)):
            found[Buffer(state.data[at:number])] = trace.addresses[state] + at
            at = number + NUMBER_BYTES
        return replace(trace, addresses=found | {each: trace.addresses[each] for each in others})

    def _trace(self, request: Request) -> Trace:
        """The trace of a call."""
        symbol = self.file.symbols[request.entry]
        arguments = self._arguments(request, "end")
        return record(self.subject.machine, self.image, symbol, arguments)

    def _with_other_secrets(self, request: Request) -> Request:
        """A request of the same lengths and numbers with other bytes."""
        rng = Random(7)
        state = bytearray(rng.randbytes(len(request.state)))
        for at in self.file.numbers:
            state[at : at + NUMBER_BYTES] = request.state[at : at + NUMBER_BYTES]
        inputs = tuple(rng.randbytes(len(data)) for data in request.inputs)
        return replace(request, state=bytes(state), inputs=inputs)

    def _arguments(self, request: Request, place: Place) -> list[Argument]:
        """The arguments of a call: state, output, inputs, each with its length."""
        arguments: list[Argument] = [Buffer(request.state, writable=True, place=place)]
        if any(p.is_out for p in self.entries[request.entry].parameters):
            output = Buffer(b"\x5a" * request.n_bytes, writable=True, place=place)
            arguments += [output if request.n_bytes else 0, request.n_bytes]
        for number, data in enumerate(request.inputs):
            length = request.claimed.get(number, len(data))
            arguments += [Buffer(data, place=place) if data else 0, length]
        return arguments
