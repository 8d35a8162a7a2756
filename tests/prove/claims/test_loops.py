"""The loop over groups: code with a few lines changed, most where it looks up by the counter."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

import pytest

from prove.claims.verdict import Outcome, prove_function, prove_on, session_on
from prove.graph.forms import FormTooLarge
from prove.graph.graph import Graph
from prove.machine.executor import Fault
from tests.prove.edited import Edit, edited, part_of, text_of

FILE, CTR = "aes128_128_semi_subbytes2_ctr.s", "ctr_crypt"
PLACE = "    andi a6, a4, 255\n    slli a6, a6, 4\n    add a6, a3, a6\n"
"""Of what is looked up for the first block of a group."""
BEGIN = "_begin:\n"
SLOT = "172(sp)"
"""In the frame; nothing else is kept there."""
FRAME = "    addi sp, sp, -208\n"


def outcome(*changes: Edit) -> Outcome:
    """What is found of `ctr_crypt` in the file with these changes."""
    _, function, _ = text_of(part_of(FILE), CTR)
    assert SLOT not in function
    return prove_function(edited(FILE, CTR, changes), CTR)


@pytest.mark.full
@pytest.mark.parametrize(
    ("first_kept", "goes_on"),
    [(3, nullcontext()), (2, pytest.raises((Fault, FormTooLarge)))],
    ids=["the file as it is", "kept for one value too many"],
)
def test_what_is_kept_must_be_what_a_new_call_has(
    first_kept: int, goes_on: AbstractContextManager[object]
) -> None:
    """What is not kept is unknown, and rounds on that grow beyond any limit."""
    fewer = Edit("li t1, 3\n", f"li t1, {first_kept}\n", behind="_group:\n")
    subject = edited(FILE, CTR, [fewer])
    session = session_on(subject, Graph(limit=200))
    session.look_up()
    with goes_on:
        prove_on(session, CTR)


@pytest.mark.slow
def test_a_table_that_is_read_at_the_place_of_the_next_block_is_found() -> None:
    found = outcome(Edit("addi a5, a4, 1\n", "addi a5, a4, 2\n", behind="_kept:\n"))
    assert found.verdict == "violation"
    assert "the code gives" in found.detail


@pytest.fixture
def without_edges(monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs at edges of the counter would show is left for the proof to find."""
    monkeypatch.setattr("prove.claims.verdict.check_edges", lambda *_: None)


@pytest.mark.full
def test_a_table_that_is_read_at_a_wrong_place_for_some_counters_is_found(
    without_edges: None,
) -> None:
    """The trial on constants has an even counter, for which the place is right."""
    found = outcome(Edit("andi a6, a4, 255\n", "andi a6, a4, 254\n", behind="_kept:\n"))
    assert found.verdict in ("violation", "unknown")
    assert "no function that the cipher's text computes" in found.detail


@pytest.mark.full
def test_a_place_of_a_table_that_is_kept_from_the_first_group_is_found(
    without_edges: None,
) -> None:
    """Another pointer for another counter is none that just moves on."""
    found = outcome(
        Edit(FRAME, f"{FRAME}{PLACE}    sw a6, {SLOT}\n", behind=BEGIN),
        Edit(PLACE, f"    lw a6, {SLOT}\n", behind="_kept:\n"),
    )
    assert found.verdict in ("violation", "unknown")
    assert "an address is not a known pointer" in found.detail


@pytest.mark.full
def test_a_place_of_a_table_that_is_kept_for_what_remains_is_found() -> None:
    """Behind the last group the counter is another, so a pointer that depends on it is old."""
    kept = f"{PLACE}    lw t0, 84(sp)\n    beqz t0, 8\n    lw a6, {SLOT}\n    sw a6, {SLOT}\n"
    found = outcome(
        Edit(FRAME, f"{FRAME}{PLACE}    sw a6, {SLOT}\n", behind=BEGIN),
        Edit(PLACE, kept, behind="_kept:\n"),
    )
    assert found.verdict in ("violation", "unknown")
    assert "an address is not a known pointer" in found.detail
