"""Calls in QEMU: each kind of broken promise is found, and none where there is none."""

from __future__ import annotations

import pytest

from compiler.frontend.interface import Function
from tests.verify.toy_rv32 import toy
from verify.emulation.faults import MachineFault
from verify.emulation.memory import Buffer, Place
from verify.qemu import processor as qemu
from verify.qemu.processor import GUESTS, qemu_program
from verify.toolchain.assemble import assemble, link


def call(code: str, place: Place = "end", n_bytes: int = 48) -> None:
    """Call `f(out, in, n)` of a snippet in QEMU; a `ret` is put behind it."""
    image = link(assemble(f"{code}\n ret\n", ("zbb",), "riscv32"))
    functions: dict[Function, str] = {"key_setup": "f"}
    out = Buffer(b"\xaa" * n_bytes, writable=True, place=place, align=4)
    source = Buffer(b"\x55" * n_bytes, place=place, align=4)
    program = qemu_program(toy().machine, image, ("zbb",), functions)
    with program as started, started.start() as running:
        running.call("f", out, source, n_bytes)


@pytest.mark.slow
@pytest.mark.parametrize("place", ["start", "end", 8])
def test_a_copy_of_words_is_good_everywhere(place: Place) -> None:
    loop = "f: add a3, a0, a2\n1: lw a4, 0(a1)\n sw a4, 0(a0)\n addi a0, a0, 4\n addi a1, a1, 4\n"
    call(f"{loop} bne a0, a3, 1b", place, 4096)


@pytest.mark.full(but=6)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "place", "kind", "said"),
    [
        ("f: sb a3, 48(a0)", "end", "trap", "access to offset 48 of writable buffer 0 of 48 bytes"),
        ("f: sb a3, 48(a0)", "start", "outside", "wrote offset 48 of writable buffer 0"),
        ("f: sb a3, -1(a0)", "start", "trap", "access to offset -1"),
        ("f: sb a3, -1(a0)", "end", "outside", "wrote offset -1"),
        ("f: lbu a3, 48(a1)", "end", "trap", "access to offset 48 of read-only buffer 1"),
        ("f: sb a3, 0(a1)", "end", "trap", "access to offset 0 of read-only buffer 1"),
        ("f: lw a3, 0(a1)\n lw a3, 0(a3)", "end", "trap", "access at 0x55555555"),
        ("f: li s3, 0", "end", "register", "restore s3"),
        ("f: li s11, 0", "end", "register", "restore s11"),
        ("f: li gp, 0", "end", "register", "restore gp"),
        ("f: addi tp, tp, 1", "end", "register", "restore tp"),
        ("f: addi sp, sp, -16", "end", "register", "restore sp"),
        ("f: lw t0, 0(a1)\n sw t0, -8(sp)", "end", "stack", "entry sp - 8"),
        ("f: sw zero, 0(sp)", "end", "stack", "caller's frame"),
        ("f: zip a3, a3", "end", "trap", "access at"),
        ("f: ebreak", "end", "trap", "the process ended"),
    ],
)
def test_broken_promise(code: str, place: Place, kind: str, said: str) -> None:
    code = code.replace("zip a3, a3", ".word 0x08f69693")  # which only Zbkb has
    with pytest.raises(MachineFault, match=said) as caught:
        call(code, place)
    assert caught.value.kind == kind


@pytest.mark.slow
def test_what_is_wiped_is_good() -> None:
    call("f: lw t0, 0(a1)\n addi sp, sp, -16\n sw t0, 0(sp)\n sw zero, 0(sp)\n addi sp, sp, 16")


@pytest.mark.slow
def test_registers_that_are_saved_are_good() -> None:
    call("f: addi sp, sp, -16\n sw s5, 4(sp)\n sw ra, 8(sp)\n lw s5, 4(sp)\n addi sp, sp, 16")


@pytest.mark.slow
def test_a_call_that_does_not_return_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple("-DMOST_SECONDS=1" if "SECONDS" in o else o for o in qemu.COMPILED)
    monkeypatch.setattr(qemu, "COMPILED", few)
    with pytest.raises(MachineFault, match="does not return") as caught:
        call("f: j f")
    assert caught.value.kind == "endless"


def test_a_processor_has_what_is_asked_for_and_nothing_else() -> None:
    named = GUESTS["riscv32"].processor(("zbb", "zbkb", "e"))
    assert named.startswith("rv32,")
    assert {"zbb=true", "zbkb=true", "zba=false"} <= set(named.split(","))
    assert "e=" not in named.split(",")
