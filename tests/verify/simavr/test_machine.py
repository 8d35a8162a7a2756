"""Code that breaks a rule of the calling convention is refused in simavr, with the rule."""

from __future__ import annotations

import pytest

from targets.avr.abi import TARGET
from targets.avr.emulate import MACHINE
from verify.emulation.faults import Kind, MachineFault, Mismatch
from verify.emulation.machine import Watch
from verify.emulation.memory import Argument, Buffer, Word32
from verify.runner import compare, link_for
from verify.simavr.machine import Simulator
from verify.toolchain.assemble import Image, assemble

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

COPY = "movw r30, r24\n movw r26, r22\n ld r18, X\n st Z, r18\n"
"""A byte from `in` to `out`."""


def image(code: str) -> Image:
    """Code under the symbol `f`, with its return."""
    features = (TARGET.assembler_features[""],)
    text = f".text\n.global f\nf:\n {code}\n ret\n"
    return link_for(MACHINE, assemble(text, features, TARGET.triple), lines=False)


def call(code: str, most_stack: int | None = None) -> Simulator:
    """Run code on `out` and `in` of four bytes."""
    simulator = Simulator(MACHINE, image(code), most_stack=most_stack)
    for _ in range(4):
        simulator.call("f", Buffer(bytes(4), writable=True), Buffer(bytes(range(7, 11))))
    return simulator


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        COPY,
        "push r2\n eor r2, r2\n pop r2",
        "push r28\n push r29\n in r28, 0x3d\n in r29, 0x3e\n pop r29\n pop r28",
        "mul r24, r22\n eor r1, r1",
        "ldi r31, 4\n ldi r30, 0\n lpm r18, Z",
        "in r0, 0x3f\n cli\n out 0x3f, r0",
        "rcall 2\n ret",
    ],
)
def test_what_keeps_to_the_rules_runs(code: str) -> None:
    call(code)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "kind", "message"),
    [
        ("movw r30, r22\n st Z, r1", "write", "write at f"),
        ("movw r30, r24\n std Z+4, r1", "write", "write at f"),
        ("sts 0x0800, r1", "write", "address 0x800"),
        ("out 0x05, r18", "write", "address 0x25"),
        ("movw r30, r22\n ldd r18, Z+4", "read", "read at f"),
        ("movw r30, r22\n ld r18, -Z", "read", "read at f"),
        ("in r18, 0x05", "read", "address 0x25"),
        ("ldi r31, 3\n lpm r18, Z", "read", "read at f"),
        ("in r30, 0x3d\n in r31, 0x3e\n st Z, r18", "write", "write at f"),
        ("in r30, 0x3d\n in r31, 0x3e\n ld r18, Z", "read", "read at f"),
        ("in r30, 0x3d\n in r31, 0x3e\n std Z+1, r18", "write", "write at f"),
        ("mul r24, r22\n ldi r18, 1\n mov r1, r18", "register", "does not restore r1$"),
        ("inc r2", "register", "does not restore r2$"),
        ("inc r17\n inc r28\n inc r29", "register", "does not restore r17, r28, r29$"),
        ("set\n bld r16, 0\n clt\n bld r16, 1", "register", "does not restore r16$"),
        ("cli", "register", "does not restore SREG.I$"),
        ("sei", "register", "does not restore SREG.I$"),
        ("push r1\n" * 8 + "rjmp .-2", "endless", "endless at f"),
        ("push r18", "fetch", "fetch at"),
        ("pop r18", "read", "address"),
        ("sleep", "instruction", "instruction at f"),
        ("reti", "instruction", "instruction at f"),
        ("ijmp", "instruction", "instruction at f"),
        ("spm", "instruction", "instruction at f"),
        (".word 0x9404", "instruction", "instruction at f"),
        (".word 0xffff", "instruction", "instruction at f"),
        (".word 0x0001", "instruction", "instruction at f"),
        ("elpm r18, Z", "instruction", "instruction at f"),
        (".word 0x940b", "instruction", "instruction at f"),
        ("rjmp .-20", "fetch", "fetch at"),
    ],
)
def test_what_breaks_a_rule_is_refused(code: str, kind: Kind, message: str) -> None:
    with pytest.raises(MachineFault, match=message) as caught:
        call(code)
    assert caught.value.kind == kind


SECRETS = "movw r26, r22\n ldi r19, 12\n ld r18, X\n push r18\n dec r19\n brne .-6\n"
CLEANED = "pop r18\n" * 12


def test_data_on_the_stack_is_refused() -> None:
    with pytest.raises(MachineFault, match=r"leaves \d+ bytes on the stack") as caught:
        call(SECRETS + CLEANED)
    assert caught.value.kind == "stack"


def test_addresses_on_the_stack_are_harmless() -> None:
    """Those to which calls return, and where frames were."""
    frame = "in r28, 0x3d\n in r29, 0x3e\n push r28\n push r29\n pop r29\n pop r28\n"
    saved = "push r28\n push r29\n", "pop r29\n pop r28\n"
    call(
        saved[0]
        + frame
        + "rcall g\n" * 2
        + saved[1]
        + "ret\ng: "
        + frame
        + "rcall h\n ret\nh: "
        + frame
    )


def test_a_stack_deeper_than_said_is_refused() -> None:
    code = "push r2\n push r3\n pop r3\n pop r2"
    assert call(code, most_stack=2).stack_bytes == 2
    with pytest.raises(MachineFault, match="write at f"):
        call(code, most_stack=1)


def secrets(first: int) -> tuple[Argument, ...]:
    return Buffer(bytes(4), writable=True), Buffer(bytes([first, 2, 3, 4]))


LOOKUP = """ldi r31, hi8(.Ltable)
 movw r26, r22
 ld r30, X
 {read} r18, Z
 movw r30, r24
 st Z, r18
 ret
 .section {section},"a",@progbits
 .balign 256
.Ltable:
 .zero 256
 .text"""


@pytest.mark.parametrize(
    "code",
    [
        COPY,
        LOOKUP.format(read="lpm", section=".progmem.data"),
        LOOKUP.format(read="ld", section=".rodata"),
    ],
)
def test_time_that_depends_on_no_secret(code: str) -> None:
    assert compare(MACHINE, image(code), "f", secrets(1), secrets(2)) > 4


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (COPY + "sbrc r18, 0\n inc r18", "the path differs"),
        (COPY + "lsr r18\n brcs .", "the number of cycles differs"),
        (COPY + "sub r30, r18\n adiw r30, 2\n st Z, r1", "the address differs"),
        (COPY + "push r18\n pop r18", "left on the stack differs"),
    ],
)
def test_time_that_depends_on_a_secret(code: str, message: str) -> None:
    with pytest.raises(Mismatch, match=message):
        compare(MACHINE, image(code), "f", secrets(1), secrets(2))


@pytest.mark.parametrize(
    ("code", "cycles"),
    [
        ("", 0),
        ("nop", 1),
        ("adiw r24, 1", 2),
        ("mul r24, r22\n eor r1, r1", 3),
        ("push r18\n pop r18", 4),
        ("movw r30, r22\n ld r18, Z\n ldd r18, Z+1", 5),
        ("movw r30, r24\n st Z, r1\n std Z+1, r1", 5),
        ("ldi r31, 4\n ldi r30, 0\n lpm r18, Z", 5),
        ("rjmp .", 2),
        ("sec\n brcs .", 3),
        ("clc\n brcs .", 2),
        ("rcall 2\n ret", 7),
    ],
)
def test_cycles_are_those_of_the_manual(code: str, cycles: int) -> None:
    # Source: DS40002198B, chapter 5, AVRe+ with a program counter of 16 bits; RET takes 4.
    assert call(code).cycles == cycles + 4


def test_a_watch_is_told_of_each_step() -> None:
    pcs: list[int] = []
    accesses: list[tuple[bool, int, int]] = []
    cycles: list[int] = []
    watch = Watch(pcs.append, lambda *access: accesses.append(access), cycles.append)
    simulator = Simulator(MACHINE, image(COPY), watch)
    out, source = Buffer(bytes(1), writable=True), Buffer(b"\x55")
    result = simulator.call("f", out, source)
    assert result.contents[out] == b"\x55"
    assert pcs == [MACHINE.base + 2 * n for n in range(5)]
    first, second = result.addresses[source], result.addresses[out]
    assert accesses[:2] == [(False, first, 1), (True, second, 1)]
    assert len(accesses) == 4
    assert len(cycles) == len(pcs)
    assert sum(cycles) == simulator.cycles
    assert cycles[-1] == 4  # RET


@pytest.mark.parametrize("base", [0, 0x200, 0x1_0000])
def test_code_runs_where_it_lies(base: int) -> None:
    features = (TARGET.assembler_features[""],)
    text = ".text\n.global f\nf:\n call .Lf\n jmp .Lend\n.Lf:\n ret\n.Lend:\n ret\n"
    made = link_for(MACHINE, assemble(text, features, TARGET.triple), base, lines=False)
    pcs: list[int] = []
    Simulator(MACHINE, made, Watch(pcs.append)).call("f")
    assert [pc - base for pc in pcs] == [0, 8, 4, 10]


def test_long_traces_are_whole() -> None:
    pcs: list[int] = []
    code = "ldi r24, 0\n ldi r25, 0x80\n sbiw r24, 1\n brne .-4"
    cycles: list[int] = []
    simulator = Simulator(MACHINE, image(code), Watch(pcs.append, cycles=cycles.append))
    simulator.call("f")
    assert len(pcs) == 2 + 2 * 0x8000 + 1
    assert sum(cycles) == simulator.cycles


def test_arguments_are_in_the_registers_of_the_convention() -> None:
    code = "movw r30, r24\n st Z+, r22\n st Z+, r20\n st Z+, r18\n" + "".join(
        f"st Z+, r{n}\n" for n in range(14, 18)
    )
    out = Buffer(bytes(7), writable=True)
    result = Simulator(MACHINE, image(code)).call("f", out, 0x1122, 0x3344, 5, Word32(0x04030201))
    assert result.contents[out] == bytes([0x22, 0x44, 5, 1, 2, 3, 4])


def test_code_that_flash_has_no_room_for_is_refused() -> None:
    made = image(".zero 40000")
    with pytest.raises(MachineFault, match="atmega328p has not the flash"):
        Simulator(MACHINE, made, part="atmega328p")
    Simulator(MACHINE, made)
