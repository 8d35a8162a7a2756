"""The whole check in QEMU passes a good file and names what is wrong with a broken one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.machine.decoder import Decoder
from targets.rv32i.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_rv32 import TEXT, encrypt, toy
from verify.qemu import processor as qemu
from verify.qemu.check import check_in_qemu, needs_qemu
from verify.report import Finding, Report
from verify.subject import Subject
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


@pytest.mark.slow
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


@pytest.mark.full(but=3)
@pytest.mark.slow
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


@pytest.mark.slow
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
