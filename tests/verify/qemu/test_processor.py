"""The checks in QEMU: a good file passes, and each kind of broken promise is found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from targets.rv32i.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_rv32 import SYMBOLS, TEXT, encrypt, toy
from verify.emulation.faults import MachineFault
from verify.emulation.memory import Argument, Buffer, Place
from verify.emulation.trace import Access, record
from verify.qemu import processor as qemu
from verify.qemu.check import check_in_qemu, needs_qemu
from verify.qemu.processor import GUESTS, qemu_program
from verify.qemu.trace import executed_addresses, record_in_qemu
from verify.report import Finding, Report
from verify.subject import Subject
from verify.toolchain.assemble import assemble, link
from verify.toolchain.tools import MissingTool, find, tool_named

DECODE = Decoder(INSTRUCTIONS, VIEWS).match
KEY = bytes(range(8))
BLOCK = bytes(range(16, 24))
VECTORS = {
    "published": [
        {"key": KEY.hex(), "plaintext": BLOCK.hex(), "ciphertext": encrypt(KEY, BLOCK).hex()}
    ],
}


def broken(old: str, new: str, timing: bool) -> tuple[Finding, ...]:
    """What is found in the toy with a part of its text replaced."""
    assert old in TEXT
    decode = DECODE if timing else None
    found = check_in_qemu(toy(TEXT.replace(old, new, 1)), encrypt, VECTORS, decode)
    return tuple(f for f in found.findings if f.status == "failed")


def checked(subject: Subject) -> Report:
    return check_in_qemu(subject, encrypt, VECTORS, DECODE)


def call(code: str, place: Place = "end", n_bytes: int = 48) -> None:
    """Call `f(out, in, n)` of a snippet in QEMU; a `ret` is put behind it."""
    image = link(assemble(f"{code}\n ret\n", ("zbb",), "riscv32"))
    functions: dict[Function, str] = {"key_setup": "f"}
    out = Buffer(b"\xaa" * n_bytes, writable=True, place=place, align=4)
    source = Buffer(b"\x55" * n_bytes, place=place, align=4)
    program = qemu_program(toy().machine, image, ("zbb",), functions)
    with program as started, started.start() as running:
        running.call("f", out, source, n_bytes)


def test_a_good_file_passes() -> None:
    found = checked(toy())
    assert found.passed, str(found)
    names = {f.name for f in found.findings if f.status == "tested"}
    for name in (
        "qemu: ecb_encrypt: published vectors",
        "qemu: ecb_decrypt: in place, unaligned",
        "qemu: ctr_crypt: carries of the counter",
        "qemu: ctr_crypt: timing, taint",
        "position-independent",
    ):
        assert name in names
    assert all(name.startswith("qemu: ") for name in names if ": " in name)


@pytest.mark.parametrize(
    ("old", "new", "name", "said"),
    [
        ("rori t0, t0, 7", "rori t0, t0, 8", "ecb_encrypt: published", "byte 0 is"),
        ("rori s1, s1, 25", "rori s1, s1, 24", "ecb_decrypt: published", "byte 0 is"),
        ("beqz a2, 2f", "nop", "ecb_encrypt: apart", "access to offset"),
        ("rev8 t5, a4", "mv t5, a4", "ctr_crypt: carries", "byte"),
        ("sw t2, 8(a0)", "sw t1, 8(a0)", "ctr_crypt: apart", "byte 0"),
        ("lw s1, 4(sp)", "nop", "ecb_decrypt: apart", "does not restore s1"),
        (
            "sw t1, 4(a0)\n    ret",
            "sw t1, 4(a0)\n    sw t1, 8(a0)\n    ret",
            "key_setup",
            "offset 8",
        ),
        ("lw t1, 4(a1)\n    sw", "lw t1, 8(a1)\n    sw", "key_setup", "read-only buffer 1"),
        ("xnor t1", "beqz t0, 8f\n8:  xnor t1", "ecb_encrypt: timing, taint", "branch depends"),
    ],
)
def test_a_broken_file_fails(old: str, new: str, name: str, said: str) -> None:
    found = broken(old, new, "timing" in name)
    assert any(f.name.startswith(f"qemu: {name}") and said in f.detail for f in found), found


@pytest.mark.parametrize("place", ["start", "end", 8])
def test_a_copy_of_words_is_good_everywhere(place: Place) -> None:
    loop = "f: add a3, a0, a2\n1: lw a4, 0(a1)\n sw a4, 0(a0)\n addi a0, a0, 4\n addi a1, a1, 4\n"
    call(f"{loop} bne a0, a3, 1b", place, 4096)


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


def test_what_is_wiped_is_good() -> None:
    call("f: lw t0, 0(a1)\n addi sp, sp, -16\n sw t0, 0(sp)\n sw zero, 0(sp)\n addi sp, sp, 16")


def test_registers_that_are_saved_are_good() -> None:
    call("f: addi sp, sp, -16\n sw s5, 4(sp)\n sw ra, 8(sp)\n lw s5, 4(sp)\n addi sp, sp, 16")


def test_a_call_that_does_not_return_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    few = tuple("-DMOST_SECONDS=1" if "SECONDS" in o else o for o in qemu.COMPILED)
    monkeypatch.setattr(qemu, "COMPILED", few)
    with pytest.raises(MachineFault, match="does not return") as caught:
        call("f: j f")
    assert caught.value.kind == "endless"


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


def test_a_processor_has_what_is_asked_for_and_nothing_else() -> None:
    named = GUESTS["riscv32"].processor(("zbb", "zbkb", "e"))
    assert named.startswith("rv32,")
    assert {"zbb=true", "zbkb=true", "zba=false"} <= set(named.split(","))
    assert "e=" not in named.split(",")


def test_only_what_unicorn_lacks_needs_qemu() -> None:
    machine = replace(toy().machine, not_emulated=frozenset({"zbb", "zbkb"}))
    assert needs_qemu(machine, ("zbb",))
    assert not needs_qemu(machine, ("e",))
    assert not needs_qemu(machine, ())


def test_a_machine_without_a_driver_is_not_run() -> None:
    subject = toy()
    strange = replace(subject, machine=replace(subject.machine, triple="riscv64"))
    (*_, last) = check_in_qemu(replace(strange, text=TEXT), encrypt).findings
    assert (last.status, last.detail) == ("not run", "there is no driver for QEMU on riscv64")


def test_a_file_that_does_not_assemble_is_not_run() -> None:
    (only,) = checked(toy(TEXT.replace("rev8", "rev9"))).findings
    assert (only.name, only.status) == ("assembles and links alone", "failed")


def test_without_rows_the_timing_is_not_checked() -> None:
    found = check_in_qemu(toy(), encrypt).findings[-1]
    assert (found.name, found.status) == ("qemu: timing", "not run")


def test_a_missing_qemu_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_no_qemu(name: str) -> object:
        if name.startswith("qemu"):
            raise MissingTool(tool_named(name))
        return find(name)

    monkeypatch.setattr(qemu, "find", find_no_qemu)
    with pytest.raises(MissingTool, match="apt-get install qemu-user"):
        checked(toy())
