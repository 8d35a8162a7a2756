"""Files made wrong across calls, in their frames or in their heads: none of them is proven."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from lwcc.complaint import Complaint
from lwcc.proofs import proof_subject
from lwcc.subjects import parts_of
from prove.verdict import prove_function

SPECK = Path(__file__).parents[2] / "generated" / "rv32i" / "speck32_64.s"
PLAIN = SPECK.read_text(encoding="utf-8")
GROUPS = "    bnez a2, .Llwcc_speck32_64_ecb_encrypt_rv32i_begin\n    ret\n"
ROOM = ("rk 88,", "rk 92,")
NOT_PROVEN = ("violation", "unknown", "refused")


@dataclass(frozen=True)
class Crafted:
    """A wrong file.

    Args:
        head: what is replaced in the head.
        setup: lines ahead of the return of the key set-up.
        encrypt: lines at the beginning of the encryption.
        role: of the function that is to be refused.
    """

    head: tuple[str, str] = ("", "")
    setup: str = ""
    encrypt: str = ""
    role: str = "ecb_encrypt"

    @property
    def text(self) -> str:
        """The whole file."""
        head, label, rest = PLAIN.partition("    .text\n")
        assert self.head[0] in head
        changed = head.replace(*self.head) if self.head[0] else head
        setup, size, behind = rest.partition("    ret\n    .size lwcc_speck32_64_key_setup_rv32i")
        before, begin, after = behind.partition("lwcc_speck32_64_ecb_encrypt_rv32i:\n")
        assert size
        assert begin
        return changed + label + setup + self.setup + size + before + begin + self.encrypt + after


def verdict(file: Crafted) -> str:
    try:
        (part,) = parts_of(file.text, SPECK.name)
        return prove_function(proof_subject(part), file.role).verdict
    except Complaint:
        return "refused"


SAVE, RESTORE = "    addi sp, sp, -16\n", "    addi sp, sp, 16\n"
CRAFTED = {
    "a return address of another call": Crafted(ROOM, "    sw ra, 88(a0)\n", "    lw ra, 88(a3)\n"),
    "a jump to the return address of another call": Crafted(
        ROOM, "    sw ra, 88(a0)\n", "    bnez a2, .Lon\n    lw t0, 88(a3)\n    jr t0\n.Lon:\n"
    ),
    "a thread pointer of another call": Crafted(ROOM, "    sw tp, 88(a0)\n", "    lw tp, 88(a3)\n"),
    "a saved register of another call": Crafted(ROOM, "    sw s5, 88(a0)\n", "    lw s5, 88(a3)\n"),
    "a stack pointer of another call": Crafted(ROOM, "    sw sp, 88(a0)\n", "    lw sp, 88(a3)\n"),
    "a pointer to round keys of another call": Crafted(
        ROOM, "    sw a0, 88(a0)\n", "    lw a3, 88(a3)\n"
    ),
    "a pointer to the key": Crafted(
        ROOM, "    sw a1, 88(a0)\n", "    lw t0, 88(a3)\n    lw t0, 0(t0)\n"
    ),
    "a temporary of another call": Crafted(
        ROOM,
        "    sw s3, 88(a0)\n    lw t0, 0(a0)\n    xor t0, t0, s3\n    sw t0, 0(a0)\n",
        "    mv t6, a3\n",
    ),
    "round keys masked with a register": Crafted(
        setup="    lw t0, 0(a0)\n    xor t0, t0, s3\n    sw t0, 0(a0)\n",
        encrypt="    lw t0, 0(a3)\n    xor t0, t0, s3\n    sw t0, 0(a3)\n",
    ),
    "a register is left with round keys": Crafted(ROOM, "    sw s3, 88(a0)\n", role="key_setup"),
    "a pointer is left with round keys": Crafted(ROOM, "    sw a1, 88(a0)\n", role="key_setup"),
    "a return address is left with round keys": Crafted(
        ROOM, "    sw ra, 88(a0)\n", role="key_setup"
    ),
    "what has been below the stack pointer is read": Crafted(
        encrypt=f"{SAVE}    sw zero, 0(sp)\n{RESTORE}{SAVE}    lw t0, 0(sp)\n{RESTORE}"
        "    add a2, a2, t0\n"
    ),
    "a register is kept below the stack pointer": Crafted(
        encrypt=f"{SAVE}    sw s3, 0(sp)\n{RESTORE}    li s3, 0\n{SAVE}    lw s3, 0(sp)\n{RESTORE}"
    ),
    "data is left below the stack pointer for a while": Crafted(
        encrypt=f"{SAVE}    lw t0, 0(a3)\n    sw t0, 0(sp)\n{RESTORE}"
        f"{SAVE}    sw zero, 0(sp)\n{RESTORE}"
    ),
    "a frame is larger than the head says": Crafted(
        encrypt="    addi sp, sp, -128\n    sw zero, 0(sp)\n    addi sp, sp, 128\n"
    ),
    "the head says that there is no frame": Crafted(
        ("group 4, stack 112", "group 4, stack 0"), role="ctr_crypt"
    ),
    "the head says that the frame is enormous": Crafted(
        ("group 4, stack 112", "group 4, stack 60000"),
        encrypt="    lui t0, 14\n    sub sp, sp, t0\n    add sp, sp, t0\n",
    ),
    "the head says another nonce": Crafted(("nonce 2,", "nonce 3,"), role="ctr_crypt"),
    "the head says another key": Crafted(("key 8,", "key 4,")),
    "the head says another group": Crafted(("group 4,", "group 8,")),
    "the head says less than rk": Crafted(("rk 88,", "rk 84,")),
    "the head says more than rk": Crafted(("rk 88,", "rk 96,"), role="key_setup"),
    "the head has a line twice": Crafted(("# sizes: ", "# sizes:     in bytes: none\n# sizes: ")),
    "a load of the code is not aligned": Crafted(
        encrypt="    auipc t0, 0\n    lw t0, 6(t0)\n    mv t0, zero\n"
    ),
    "the code has a function more": Crafted(
        encrypt="    j .Lon\n    .global more\nmore:\n    ret\n.Lon:\n"
    ),
}


@pytest.mark.parametrize("name", CRAFTED)
def test_it_is_not_proven(name: str) -> None:
    assert verdict(CRAFTED[name]) in NOT_PROVEN


HARMLESS = {
    "nothing": Crafted(),
    "a register is kept in the frame": Crafted(
        encrypt=f"{SAVE}    sw s3, 0(sp)\n    li s3, 0\n    lw s3, 0(sp)\n{RESTORE}"
    ),
    "the stack pointer goes down and up": Crafted(encrypt=f"{SAVE}{RESTORE}"),
    "a constant is left in the frame": Crafted(encrypt=f"{SAVE}    sw zero, 4(sp)\n{RESTORE}"),
    "a load of the code": Crafted(encrypt="    auipc t0, 0\n    lw t0, 8(t0)\n    mv t0, zero\n"),
    "a jump": Crafted(encrypt="    j .Lon\n.Lon:\n"),
}


@pytest.mark.parametrize("name", HARMLESS)
def test_what_is_harmless_is_proven(name: str) -> None:
    assert verdict(HARMLESS[name]) == "proven"
