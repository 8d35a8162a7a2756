"""Files made wrong across calls, in their frames or in their heads: none of them is proven."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from artifacts.parts import proof_subject
from prove.claims.verdict import prove_function
from runtime.user_error import UserError

SPECK = Path(__file__).parents[3] / "generated" / "rv32i" / "speck32_64.s"
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
    except UserError:
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
    "the head says another tail of the counter": Crafted(
        ("nonce 2,", "nonce 0,"), role="ctr_crypt"
    ),
    "the head says that there is no stack": Crafted(("stack 112", "stack -1"), role="ctr_crypt"),
    "the head says other sizes": Crafted(("block 4,", "block 8,")),
    "the head says another alignment": Crafted(("align 4,", "align 1,")),
    "the head says that a group is nothing": Crafted(("group 4,", "group 0,")),
    "the head names another set": Crafted(("--set speck32_64", "--set speck64_96")),
    "the head names no set": Crafted(("--set speck32_64", "--set none")),
    "the head names another cipher": Crafted(("compile speck", "compile simon")),
    "the head is of another text": Crafted(("sha256:", "sha256:0")),
    "the head names another target": Crafted(("--target rv32i", "--target neon")),
    "the head has the command twice": Crafted(("# command: ", "# command:   lwcc\n# command: ")),
    "the head has no sizes": Crafted(("# sizes: ", "# seizes: ")),
    "secret: a branch on the text": Crafted(encrypt="    lw t0, 0(a1)\n    beqz t0, 4\n"),
    "secret: a branch on a round key": Crafted(encrypt="    lw t0, 0(a3)\n    beqz t0, 4\n"),
    "secret: an address of the text": Crafted(
        encrypt="    lbu t0, 0(a1)\n    add t0, t0, a3\n    lbu t0, 0(t0)\n"
    ),
    "secret: the text is read where there may be none": Crafted(encrypt="    lbu t0, 0(a1)\n"),
    "secret: the length of a loop": Crafted(
        encrypt="    lbu t0, 0(a3)\n.Lon:\n    addi t0, t0, -1\n    bgtz t0, .Lon\n"
    ),
    "memory: past the round keys": Crafted(encrypt="    lw t0, 88(a3)\n"),
    "memory: ahead of the round keys": Crafted(encrypt="    lw t0, -4(a3)\n"),
    "memory: the round keys are written": Crafted(encrypt="    sw zero, 0(a3)\n"),
    "memory: the text is written": Crafted(
        encrypt="    beqz a2, .Lon\n    sw zero, 0(a1)\n.Lon:\n"
    ),
    "memory: the output is read": Crafted(encrypt="    beqz a2, .Lon\n    lw t0, 0(a0)\n.Lon:\n"),
    "memory: the output where there is none": Crafted(encrypt="    sw zero, 0(a0)\n"),
    "memory: out of alignment": Crafted(encrypt="    lw t0, 2(a3)\n"),
    "memory: an address that is a number": Crafted(encrypt="    lw t0, 0(zero)\n"),
    "memory: the code is written": Crafted(encrypt="    auipc t0, 0\n    sw zero, 0(t0)\n"),
    "memory: the stack of the caller": Crafted(encrypt="    lw t0, 0(sp)\n"),
    "memory: below the stack pointer": Crafted(encrypt="    sw zero, -4(sp)\n"),
    "registers: a saved one is lost": Crafted(encrypt="    mv s3, zero\n"),
    "registers: the thread pointer is lost": Crafted(encrypt="    mv tp, zero\n"),
    "registers: the global pointer is lost": Crafted(encrypt="    mv gp, zero\n"),
    "registers: the stack pointer is lost": Crafted(encrypt="    addi sp, sp, -16\n"),
    "registers: the return address is lost": Crafted(encrypt="    mv ra, zero\n"),
    "registers: another length": Crafted(encrypt="    addi a2, a2, 1\n"),
    "registers: another output": Crafted(encrypt="    mv a0, a1\n"),
    "a jump out of the code": Crafted(encrypt="    j -4096\n"),
    "a jump into the data of an instruction": Crafted(encrypt="    beqz zero, 4094\n"),
    "a loop without an end": Crafted(encrypt="    j .\n"),
    "a word that is no instruction": Crafted(encrypt="    unimp\n"),
    "a system call": Crafted(encrypt="    ecall\n"),
    "a fence": Crafted(encrypt="    fence\n"),
    "the time": Crafted(encrypt="    rdcycle t0\n"),
    "a key that is not all read": Crafted(setup="    sw zero, 0(a0)\n", role="ecb_encrypt"),
    "round keys of one key": Crafted(setup="    li t0, 7\n    sw t0, 84(a0)\n"),
    "a load of the code is not aligned": Crafted(
        encrypt="    auipc t0, 0\n    lw t0, 6(t0)\n    mv t0, zero\n"
    ),
    "the code has a function more": Crafted(
        encrypt="    j .Lon\n    .global more\nmore:\n    ret\n.Lon:\n"
    ),
}


@pytest.mark.full(but=30)
@pytest.mark.slow
@pytest.mark.parametrize("name", CRAFTED)
def test_it_is_not_proven(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prove.machine.executor.MOST_STEPS", 20_000)
    assert verdict(CRAFTED[name]) in NOT_PROVEN


HARMLESS = {
    "nothing": Crafted(),
    "a register is kept in the frame": Crafted(
        encrypt=f"{SAVE}    sw s3, 0(sp)\n    li s3, 0\n    lw s3, 0(sp)\n{RESTORE}"
    ),
    "the stack pointer goes down and up": Crafted(encrypt=f"{SAVE}{RESTORE}"),
    "a constant is left in the frame": Crafted(encrypt=f"{SAVE}    sw zero, 4(sp)\n{RESTORE}"),
    "a load of the code": Crafted(encrypt="    auipc t0, 0\n    lw t0, 8(t0)\n    mv t0, zero\n"),
    "an instruction that does nothing": Crafted(encrypt="    nop\n    mv t0, t0\n"),
    "a register that is free": Crafted(encrypt="    li t5, 0x12345678\n    not t6, t5\n"),
    "a saved register that comes back": Crafted(
        encrypt="    mv t0, s3\n    mv s3, a2\n    mv s3, t0\n"
    ),
    "registers that are exchanged twice": Crafted(
        encrypt="    xor a1, a1, zero\n    mv t0, a0\n    mv t1, a1\n    mv a1, t1\n    mv a0, t0\n"
    ),
    "a round key that is read": Crafted(encrypt="    lw t0, 0(a3)\n    lw t0, 84(a3)\n"),
    "the text where there is some": Crafted(
        encrypt="    beqz a2, .Lon\n    lw t0, 0(a1)\n    mv t0, zero\n.Lon:\n"
    ),
    "a branch on the length": Crafted(encrypt="    beqz a2, .Lon\n    nop\n.Lon:\n"),
    "a loop of a public number": Crafted(
        encrypt="    li t0, 3\n.Lon:\n    addi t0, t0, -1\n    bnez t0, .Lon\n"
    ),
    "a comment": Crafted(encrypt="    # nothing is done here\n"),
    "a round key that is written twice": Crafted(setup="    lw t0, 0(a0)\n    sw t0, 0(a0)\n"),
    "the key is read again": Crafted(setup="    lbu t0, 7(a1)\n"),
    "a jump": Crafted(encrypt="    j .Lon\n.Lon:\n"),
}


@pytest.mark.full(but=8)
@pytest.mark.slow
@pytest.mark.parametrize("name", HARMLESS)
def test_what_is_harmless_is_proven(name: str) -> None:
    assert verdict(HARMLESS[name]) == "proven"
