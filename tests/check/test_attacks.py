"""Generated files made wrong by hand differ; files that are changed without harm agree."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from check.calls import check
from lwcc.work.checking.check import CheckJob, check_subject
from proof_driver.provable import Given

GENERATED = Path(__file__).parents[2] / "generated"
FILE = GENERATED / "rv32i" / "speck64_128_l1_small.s"
NEON = GENERATED / "aarch64_neon" / "pipo64_128_l16_small.s"
KEYS, ENCRYPT, NONCE, CRYPT = "key_setup", "ecb_encrypt", "ctr_nonce", "ctr_crypt"
pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld")

STAYS = "    slli t1, a4, 16\n    seqz t1, t1\n    slli t1, t1, 16\n    sub a4, a4, t1"
COPIED = "add t1, a1, t2\n.Llwcc_speck64_128_ctr_crypt_rv32i_copy"

WRONG = {
    "wrong constant": (KEYS, "xori a7, a7, 1\n", "xori a7, a7, 3\n", "byte "),
    "swapped registers": (ENCRYPT, "or a6, t0, a6", "or a6, t0, a5", "byte "),
    "dropped instruction": (ENCRYPT, "    xor a5, a5, a7\n", "", "byte "),
    "saved register": (
        ENCRYPT,
        "    addi sp, sp, 96\n",
        "    mv s3, t0\n    addi sp, sp, 96\n",
        "s3",
    ),
    "stack pointer": (ENCRYPT, "    addi sp, sp, 96\n", "", "sp does not"),
    "thread pointer": (KEYS, "    ret\n", "    mv tp, a5\n    ret\n", "tp does not"),
    "beyond rk": (KEYS, "sw a5, 104(a0)", "sw a5, 108(a0)", "of rk"),
    "write to in": (ENCRYPT, "sw a5, 4(a0)", "sw a5, 4(a1)", "right `w`"),
    "below the stack pointer": (
        ENCRYPT,
        "    ret\n    .size",
        "    lw t0, -4(sp)\n    ret\n    .size",
        "below",
    ),
    "more stack": (
        KEYS,
        "    ret\n",
        "    addi sp, sp, -1024\n    addi sp, sp, 1024\n    ret\n",
        "at most",
    ),
    "branch on the key": (
        KEYS,
        "    ret\n",
        "    andi t0, a5, 1\n    beqz t0, .Lx\n.Lx:\n    ret\n",
        "a branch depends",
    ),
    "branch on a temporary that is zero": (
        KEYS,
        "    ret\n",
        "    beqz t6, .Lx\n    addi t5, t5, 1\n.Lx:\n    ret\n",
        "a branch depends",
    ),
    "branch on a temporary of ones": (
        KEYS,
        "    ret\n",
        "    addi t6, t6, 1\n    bnez t6, .Lx\n    addi t5, t5, 1\n.Lx:\n    ret\n",
        "a branch depends",
    ),
    "a temporary taken for zero": (
        KEYS,
        "sw a5, 104(a0)",
        "seqz t6, t6\n    xor a5, a5, t6\n    sw a5, 104(a0)",
        "`rk` depends",
    ),
    "address from the key": (
        ENCRYPT,
        "lw a7, 0(a3)",
        "andi a7, a5, 4\n    add a7, a7, a3\n    lw a7, 0(a7)",
        "an address",
    ),
    "store at address 0": (KEYS, "    ret\n", "    sb t3, 3(zero)\n    ret\n", "outside"),
    "masked with a temporary": (
        KEYS,
        "sw a5, 104(a0)",
        "xor a5, a5, t6\n    sw a5, 104(a0)",
        "`rk` depends",
    ),
    "return address in rk": (KEYS, "sw a5, 104(a0)", "sw ra, 104(a0)", "`rk` depends"),
    "pointer in rk": (KEYS, "sw a5, 104(a0)", "sw a1, 104(a0)", "`rk` depends"),
    "data left": (
        ENCRYPT,
        "    addi sp, sp, 96\n",
        "    sw a5, 64(sp)\n    addi sp, sp, 96\n",
        "data is left",
    ),
    "unaligned": (KEYS, "lw a6, 4(a1)", "lw a6, 3(a1)", "not aligned"),
    "no carry of the counter": (CRYPT, "addi a4, a4, 1", "xori a4, a4, 1", "byte "),
    "carry into 16 bits alone": (CRYPT, "addi a4, a4, 1", "addi a4, a4, 1\n" + STAYS, "byte "),
    "a byte more": (CRYPT, "sw t2, 88(sp)", "addi t2, t2, 1\n    sw t2, 88(sp)", "outside"),
    "a byte less": (CRYPT, COPIED, "addi t2, t2, -1\n    " + COPIED, "ctr_crypt"),
    "in is read after out": (
        ENCRYPT,
        "lw a5, 4(a1)\n",
        "sw a6, 4(a0)\n    lw a5, 4(a1)\n",
        "(in, in",
    ),
    "nonce": (NONCE, "lbu a6, 0(a1)", "lbu a6, 1(a1)", "ctr_crypt"),
}
WRONG_NEON = {
    "a lane of another width": (
        ENCRYPT,
        "zip1 v16.16b, v0.16b, v4.16b",
        "zip1 v16.8h, v0.8h, v4.8h",
        "byte ",
    ),
    "a wrong shift": (ENCRYPT, "sri v7.16b, v1.16b, #4", "sri v7.16b, v1.16b, #5", "byte "),
    "half of a register": (
        ENCRYPT,
        "eor v16.16b, v0.16b, v1.16b",
        "eor v16.8b, v0.8b, v1.8b",
        "byte ",
    ),
    "vector registers": (KEYS, "    ldp d8, d9, [sp, #0]\n", "", "v8 does not come back"),
    "a round less": (ENCRYPT, "movz x16, #13", "movz x16, #12", "byte "),
    "round keys of another place": (
        ENCRYPT,
        "ldp q5, q6, [x17, #0]",
        "ldp q5, q6, [x17, #16]",
        "byte ",
    ),
    "nonce": (NONCE, "add x9, x1, #3", "add x9, x1, #2", "ctr_crypt"),
    "the upper half of a counter": (CRYPT, "dup v0.4s, w4", "dup v0.2d, x4", "byte "),
    "masked with a temporary": (
        KEYS,
        "str q17, [x0, #16]",
        "eor v17.16b, v17.16b, v31.16b\n    str q17, [x0, #16]",
        "`rk` depends",
    ),
    "branch on the text": (
        ENCRYPT,
        "uzp1 v16.16b, v0.16b, v4.16b",
        "ldrb w9, [x1, #0]\n    and x9, x9, #1\n    cbz x9, .Lx\n.Lx:\n"
        "    uzp1 v16.16b, v0.16b, v4.16b",
        "a branch depends",
    ),
    "beyond out": (ENCRYPT, "add x9, x0, #64\n    st4", "add x9, x0, #72\n    st4", "outside"),
    "write to rk": (
        ENCRYPT,
        "add x17, x3, #0\n",
        "str q0, [x3, #0]\n    add x17, x3, #0\n",
        "right `w`",
    ),
    "platform register": (
        KEYS,
        "    movi v0.16b, #1\n",
        "    mov x18, x1\n    movi v0.16b, #1\n",
        "x18",
    ),
}
HARMLESS = {
    "another temporary": (KEYS, "slli a6, a7, 24\n", "slli a6, a7, 24\n    mv t6, t5\n"),
    "operands the other way": (ENCRYPT, "xor a5, a5, a7", "xor a5, a7, a5"),
    "a saved register given back": (
        KEYS,
        "    ret\n",
        "    xor s3, s3, a5\n    xor s3, s3, a5\n    ret\n",
    ),
    "rk read back": (KEYS, "    ret\n", "    lw t0, 0(a0)\n    ret\n"),
}


def edited(file: Path, function: str, old: str, new: str) -> str:
    """The text of a file with a place of a function changed: the first, or the last of `ret`."""
    text = "".join(line for line in file.read_text().splitlines(True) if "    #" not in line)
    begin = text.index(f"_{function}_{'neon' if file is NEON else 'rv32i'}:\n")
    end = text.index(".size", begin) + 5
    body = text[begin:end]
    assert old in body
    at = body.rindex(old)
    return text[:begin] + body[:at] + new + body[at + len(old) :] + text[end:]


@cache
def difference(text: str, name: str) -> str:
    (part,) = parts_of(text, name)
    return check(check_subject(CheckJob(Given(Path(name), part), "")))


@pytest.mark.full(but=12)
@pytest.mark.slow
@pytest.mark.parametrize(("function", "old", "new", "said"), WRONG.values(), ids=WRONG)
def test_a_wrong_file_differs(function: str, old: str, new: str, said: str) -> None:
    assert said in difference(edited(FILE, function, old, new), FILE.name)


@pytest.mark.slow
def test_a_loop_without_end_is_seen() -> None:
    edit = (ENCRYPT, "addi a0, a0, 8\n    addi a1, a1, 8", "nop\n    nop")
    assert "has not returned" in difference(edited(FILE, *edit), FILE.name)


@pytest.mark.slow
@pytest.mark.parametrize(("function", "old", "new"), HARMLESS.values(), ids=HARMLESS)
def test_a_harmless_change_agrees(function: str, old: str, new: str) -> None:
    assert difference(edited(FILE, function, old, new), FILE.name) == ""


@pytest.mark.slow
def test_the_file_itself_agrees() -> None:
    assert difference(FILE.read_text(), FILE.name) == ""


@pytest.mark.full(but=5)
@pytest.mark.slow
@pytest.mark.parametrize(("function", "old", "new", "said"), WRONG_NEON.values(), ids=WRONG_NEON)
def test_a_wrong_file_of_vectors_differs(function: str, old: str, new: str, said: str) -> None:
    assert said in difference(edited(NEON, function, old, new), NEON.name)
