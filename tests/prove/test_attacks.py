"""Wrong code that a weaker induction over groups would take for right: none of it may be proven.

Each is a few changed lines of a generated file, mostly in what is kept from group to group, or in
what remains behind the last one.
"""

from __future__ import annotations

from itertools import starmap

import pytest

from prove.claims.verdict import prove_function
from tests.prove.edited import Edit, edited, part_of, text_of

FILE = "speck64_128.s"
ECB, CTR = "ecb_encrypt", "ctr_crypt"
E = ".Llwcc_speck64_128_ecb_encrypt_rv32i_"
C = ".Llwcc_speck64_128_ctr_crypt_rv32i_"
ENTRY = "    addi sp, sp, -112\n"
AGAIN = f"    bgeu a2, a1, {C}group\n"
COPY = "    sb a5, 0(t0)\n"
COPIED = f"    addi t0, t0, 1\n    bne a1, t1, {C}in\n"
Edits = list[tuple[str, str]]

ATTACKS: dict[str, tuple[str, Edits]] = {
    "an address outside of the text is compared with 0": (
        ECB,
        [
            (f"{E}group:\n", f"{E}group:\n    addi t3, a0, -2048\n    beqz t3, .Lbad\n"),
            (
                "    slli a2, a2, 3\n",
                "    slli a2, a2, 3\n    j .Lok\n.Lbad:\n    lw a5, 0(zero)\n    ret\n.Lok:\n",
            ),
        ],
    ),
    "the text is written to ahead of the loop": (
        ECB,
        [(f"{E}group:\n", f"    sw zero, 0(a0)\n{E}group:\n")],
    ),
    "a byte of what remains is left out for one length": (
        CTR,
        [
            (
                COPY + COPIED,
                "    sub t3, t1, a1\n    bnez t3, .Lstore\n    li t4, 4\n    beq t2, t4, .Lskip\n"
                f".Lstore:\n{COPY}.Lskip:\n{COPIED}",
            )
        ],
    ),
    "a byte of what remains is another for one length": (
        CTR,
        [
            (
                COPY + COPIED,
                f"{COPY}{COPIED}    li t4, 4\n    bne t2, t4, .Lskip\n"
                "    lbu a5, 0(a0)\n    sb a5, 3(a0)\n.Lskip:\n",
            )
        ],
    ),
    "a round key stays in the frame for one length": (
        CTR,
        [
            (
                f"    mv a1, a0\n    mv a2, a0\n    j {C}group\n",
                "    li t3, 1\n    lw t4, 0(a3)\n    bne t2, t3, .Lno\n    sw t4, 0(sp)\n.Lno:\n"
                f"    mv a1, a0\n    mv a2, a0\n    j {C}group\n",
            )
        ],
    ),
    "a round key stays in the frame where groups follow": (
        CTR,
        [
            (
                AGAIN,
                "    bltu a2, a1, .Lout\n    lw t4, 0(a3)\n    sw t4, 0(sp)\n"
                f"    j {C}group\n.Lout:\n",
            )
        ],
    ),
    "the loop ends where the remainder says so": (
        CTR,
        [
            ("    sw zero, 84(sp)\n", "    sw zero, 84(sp)\n    andi t3, a2, 7\n"),
            (AGAIN, f"    lw t0, 84(sp)\n    bnez t0, {C}out\n    bnez t3, {C}group\n"),
            ("    sub t2, a2, a1\n    addi t2, t2, 8\n", "    mv t2, t3\n"),
        ],
    ),
    "the counter goes on only where groups follow": (
        CTR,
        [
            ("    addi a4, a4, 1\n", ""),
            (AGAIN, f"    bltu a2, a1, .Lo\n    addi a4, a4, 1\n    j {C}group\n.Lo:\n"),
        ],
    ),
    "the stack pointer is a number for a while": (
        CTR,
        [(ENTRY, "    mv t3, sp\n    li sp, 0\n    sw zero, -8(t3)\n    addi sp, t3, -112\n")],
    ),
    "the stack pointer is above where it was": (
        CTR,
        [(ENTRY, f"    addi sp, sp, 64\n    addi sp, sp, -64\n{ENTRY}")],
    ),
    "code is right at one address alone": (
        CTR,
        [
            (
                ENTRY,
                "    mv t3, ra\n    jal .Lh\n.Lh:\n    srli t4, ra, 22\n    mv ra, t3\n"
                f"    li t5, 1\n    beq t4, t5, .Lgood\n    li a2, 0\n    ret\n.Lgood:\n{ENTRY}",
            )
        ],
    ),
    "the text behind the last group is read": (CTR, [(AGAIN, f"{AGAIN}    lw t3, -8(a1)\n")]),
}


def verdict_on(role: str, edits: Edits) -> str:
    """What is found of a function once lines of it have been replaced."""
    return prove_function(edited(FILE, role, starmap(Edit, edits)), role).verdict


@pytest.mark.full(but=11)
@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_wrong_code_is_not_proven(name: str) -> None:
    role, edits = ATTACKS[name]
    assert verdict_on(role, edits) in ("violation", "unknown")


@pytest.mark.slow
@pytest.mark.parametrize("role", [ECB, CTR])
def test_a_change_that_does_nothing_is_proven(role: str) -> None:
    label = f"_{role}_rv32i:\n"
    assert verdict_on(role, [(label, f"{label}    mv zero, zero\n")]) == "proven"


@pytest.mark.slow
def test_what_differs_from_the_ninth_group_on_is_not_proven() -> None:
    _, function, _ = text_of(part_of(FILE), ECB)
    store = function.index("    sw ", function.index(f"{E}group:\n"))
    line = function[store : function.index("\n", store) + 1]
    register = line.split()[1].strip(",")
    edits = [
        (f"{E}group:\n", f"    li t3, 0\n{E}group:\n"),
        (f"    bgeu a2, a1, {E}", f"    slli t3, t3, 1\n    ori t3, t3, 1\n    bgeu a2, a1, {E}"),
        (
            line,
            f"    srli t4, t3, 7\n    andi t4, t4, 1\n    xor {register}, {register}, t4\n{line}",
        ),
    ]
    assert verdict_on(ECB, edits) == "unknown"
