"""The log of QEMU is read as the instructions that a call executes, in their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from targets.rv32i.emulate import MACHINE
from targets.rv32i.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_rv32 import SYMBOLS, toy
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer
from verify.emulation.trace import Access, Step, Trace
from verify.qemu.processor import QemuProgram, qemu_program
from verify.qemu.trace import executed_addresses, logging, record_in_qemu
from verify.runner import record
from verify.toolchain.assemble import Image, assemble, link
from verify.toolchain.tools import Found, tool_named

DECODE = Decoder(INSTRUCTIONS, VIEWS).match
IMAGE = Image(bytes(16), {"f": 0x40_0000}, 0x40_0000)
LINES = {0x40_0000: "lw t0, 8(a1)", 0x40_0004: "sb t0, -1(a0)", 0x40_0008: "add t0, t0, t1"}
# What QEMU 7.2 writes, shortened: an entry of a block not executed after all is taken back.
LOG = """Trace 0: 0x7f10 [00000000/00400000/00000013/ff000000] f
 pc       00400000
 x0/zero  00000000 x1/ra    00010000 x10/a0   00000000 x11/a1   fffffffc
Trace 0: 0x7f10 [00000000/00400004/00000013/ff000000] f
 x5/t0    000000ff x10/a0   00000000 x11/a1   fffffffc
Trace 0: 0x7f10 [00000000/00400008/00000013/ff000000] f
 x5/t0    00000001
Stopped execution of TB chain before 0x7f10 [00400008] f
Trace 0: 0x7f10 [00000000/00400008/00000013/ff000000] f
 x5/t0    00000001
Trace 0: 0x7f10 [00000000/0040000c/00000013/ff000000] f
 x5/t0    00000001
"""


class Logged:
    """A program that writes a log in place of running anything."""

    def __init__(self, folder: Path, log: str) -> None:
        self.path, self.log = folder / "program", log
        self.options: Sequence[str] = ()

    @contextmanager
    def start(self, options: Sequence[str]) -> Iterator[Logged]:
        self.options = options
        yield self

    def call(self, _symbol: str, *args: Argument) -> Result:
        log = Path(self.options[self.options.index("-D") + 1])
        log.write_text(self.log)
        return Result({}, {args[0]: 0x5000} if isinstance(args[0], Buffer) else {})


def version(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    tool = Found(tool_named("qemu-riscv32"), ("qemu",), text)
    monkeypatch.setattr("verify.qemu.trace.find", lambda _name: tool)


def recorded(folder: Path, log: str) -> Trace:
    program, out = Logged(folder, log), Buffer(bytes(4), writable=True)
    read = {pc: DECODE(line) for pc, line in LINES.items()}.get
    trace = record_in_qemu(cast("QemuProgram", program), MACHINE, IMAGE, read, "f", [out])
    assert trace.addresses == {out: 0x5000}
    return trace


def test_a_log_is_read_step_by_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Addresses wrap at 32 bits; an instruction that no row describes touches nothing."""
    version(monkeypatch, "7.2.1")
    assert recorded(tmp_path, LOG).steps == (
        Step(0x40_0000, ((False, 4, 4),)),
        Step(0x40_0004, ((True, 0xFFFF_FFFF, 1),)),
        Step(0x40_0008, ()),
        Step(0x40_000C, ()),
    )


def test_an_empty_log_has_no_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version(monkeypatch, "7.2.1")
    assert recorded(tmp_path, "").steps == ()


@pytest.mark.parametrize(
    ("found", "option"),
    [
        ("7.2.15", "-singlestep"),
        ("8.0.4", "-singlestep"),
        ("8.1.0", "-one-insn-per-tb"),
        ("10.0.2", "-one-insn-per-tb"),
    ],
)
def test_every_instruction_of_the_file_alone_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: str, option: str
) -> None:
    version(monkeypatch, found)
    program = cast("QemuProgram", Logged(tmp_path, ""))
    one, *rest = logging(program, MACHINE, IMAGE, "exec,nochain")
    assert one == option
    where = ["-dfilter", "0x400000..0x40000f", "-D", str(tmp_path / "executed.txt")]
    assert rest == ["-d", "exec,nochain", *where]


@pytest.mark.slow
def test_the_trace_is_that_of_unicorn() -> None:
    subject = replace(toy(), features=())
    text = subject.text.replace("rori t0, t0, 7", "not t0, t0").replace("xnor", "xor")
    text = text.partition("    .globl lwcc_toy64_64_ecb_decrypt")[0]
    image = link(assemble(text, (), "riscv32", lines=True))
    symbol, machine = SYMBOLS["ecb_encrypt"], subject.machine
    functions: dict[Function, str] = {"ecb_encrypt": symbol}
    lines = text.splitlines()

    def arguments() -> Sequence[Argument]:
        data = [Buffer(bytes(24), writable, align=4) for writable in (True, False)]
        return (*data, 3, Buffer(bytes(8), align=4))

    ours = record(machine, image, symbol, theirs := arguments())
    with qemu_program(machine, image, (), functions) as program:
        found = record_in_qemu(
            program,
            machine,
            image,
            lambda pc: DECODE(lines[image.lines[pc] - 1].rpartition(":")[2].strip()),
            symbol,
            theirs,
        )
    assert [step.pc for step in found.steps] == [step.pc for step in ours.steps]
    moves = {ours.addresses[b] // 4096: found.addresses[b] // 4096 for b in ours.addresses}

    def moved(access: Access) -> Access:
        is_write, at, n_bytes = access
        return is_write, moves[at // 4096] * 4096 + at % 4096, n_bytes

    assert [step.accesses for step in found.steps] == [
        tuple(moved(access) for access in step.accesses) for step in ours.steps
    ]
    assert executed_addresses(machine, image, (), symbol, arguments()) == tuple(
        step.pc for step in ours.steps
    )
