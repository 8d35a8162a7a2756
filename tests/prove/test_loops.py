"""The loop over groups: code with a few lines changed, most where it looks up by the counter."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from lwcc.proofs import proof_subject
from lwcc.subjects import read_parts
from prove.executor import Fault
from prove.forms import FormTooLarge
from prove.functions import Subject
from prove.graph import Graph
from prove.verdict import Outcome, prove_function, prove_on, session_on

FILE = Path(__file__).parents[2] / "generated" / "rv32i" / "aes128_128_semi_subbytes2_ctr.s"
PLACE = "    andi a6, a4, 255\n    slli a6, a6, 4\n    add a6, a3, a6\n"
"""Of what is looked up for the first block of a group."""
BEGIN = "_begin:\n"
SLOT = "156(sp)"
"""In the frame; nothing else is kept there."""
LATE = "".join(
    f"    {line}\n"
    for line in ("srli t2, t1, 20", "xor a5, a5, t2", "slli t1, t1, 1", "ori t1, t1, 1")
)
"""Shifts ones into a register, and adds what is left of it to the result."""


def changed(*changes: tuple[str, str, str]) -> Subject:
    """The file with lines of `ctr_crypt` replaced, each the first behind a label."""
    (part,) = read_parts(FILE)
    before, label, text = part.text.partition(f"_ctr_crypt_rv32i{BEGIN}")
    text = label + text
    assert SLOT not in text
    for place, old, new in changes:
        first, marked, behind = text.partition(place)
        assert marked
        assert old in behind
        text = first + marked + behind.replace(old, new, 1)
    return proof_subject(replace(part, text=before + text))


def outcome(*changes: tuple[str, str, str]) -> Outcome:
    """What is found of `ctr_crypt` in the file with these changes."""
    return prove_function(changed(*changes), "ctr_crypt")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first_kept", "goes_on"),
    [(3, nullcontext()), (2, pytest.raises((Fault, FormTooLarge)))],
    ids=["the file as it is", "kept for one value too many"],
)
def test_what_is_kept_must_be_what_a_new_call_has(
    first_kept: int, goes_on: AbstractContextManager[object]
) -> None:
    """What is not kept is unknown, and rounds on that grow beyond any limit."""
    subject = changed(("_group:\n", "li t1, 3\n", f"li t1, {first_kept}\n"))
    session = session_on(subject, Graph(limit=200))
    session.look_up()
    with goes_on:
        prove_on(session, "ctr_crypt")


def test_a_table_that_is_read_at_the_place_of_the_next_block_is_found() -> None:
    found = outcome(("_kept:\n", "addi a5, a4, 1\n", "addi a5, a4, 2\n"))
    assert found.verdict == "violation"
    assert "the code gives" in found.detail


@pytest.mark.slow
def test_a_table_that_is_read_at_a_wrong_place_for_some_counters_is_found() -> None:
    """The trial on constants has an even counter, for which the place is right."""
    found = outcome(("_kept:\n", "andi a6, a4, 255\n", "andi a6, a4, 254\n"))
    assert found.verdict in ("violation", "unknown")
    assert "no function that the cipher's text computes" in found.detail


@pytest.mark.slow
def test_a_place_of_a_table_that_is_kept_from_the_first_group_is_found() -> None:
    """Another pointer for another counter is none that just moves on."""
    found = outcome(
        (BEGIN, "    addi sp, sp, -192\n", f"    addi sp, sp, -192\n{PLACE}    sw a6, {SLOT}\n"),
        ("_kept:\n", PLACE, f"    lw a6, {SLOT}\n"),
    )
    assert found.verdict in ("violation", "unknown")
    assert "an address is not a known pointer" in found.detail


@pytest.mark.slow
def test_a_place_of_a_table_that_is_kept_for_what_remains_is_found() -> None:
    """Behind the last group the counter is another, so a pointer that depends on it is old."""
    kept = f"{PLACE}    lw t0, 84(sp)\n    beqz t0, . + 8\n    lw a6, {SLOT}\n    sw a6, {SLOT}\n"
    found = outcome(
        (BEGIN, "    addi sp, sp, -192\n", f"    addi sp, sp, -192\n{PLACE}    sw a6, {SLOT}\n"),
        ("_kept:\n", PLACE, kept),
    )
    assert found.verdict in ("violation", "unknown")
    assert "an address is not a known pointer" in found.detail


def test_what_changes_only_after_many_groups_is_found() -> None:
    """Bit 20 is 1 from the 21st group on: too late for an iteration that is run a few times."""
    (part,) = read_parts(FILE.with_name("speck64_128.s"))
    before, label, text = part.text.partition("_ecb_encrypt_rv32i_begin:\n")
    for old, new in (
        ("    addi a2, a2, -8\n", "    addi a2, a2, -8\n    li t1, 0\n"),
        ("    sw a5, 0(a0)\n", f"{LATE}    sw a5, 0(a0)\n"),
    ):
        assert old in text
        text = text.replace(old, new, 1)
    wrong = replace(part, text=before + label + text)
    found = prove_function(proof_subject(wrong), "ecb_encrypt")
    assert found.verdict in ("violation", "unknown")
