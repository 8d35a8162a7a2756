"""Repeated runs of a text are called; what may not be moved stays where it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from compiler.emission.subroutines import Spelling, with_subroutines


def routine(label: str, lines: Sequence[str]) -> str:
    return "\n".join((f"{label}:", *(f"    {line}" for line in lines), "    ret"))


SPELLING = Spelling(
    prefix=".Lrun",
    comment=";",
    mnemonics={"add", "eor", "mov", "subi", "sbci"},
    pairs={("subi", "sbci")},
    call=lambda label: f"    rcall {label}",
    routine=routine,
)
RUN = ("add r1, r2", "eor r3, r1", "mov r4, r3", "add r4, r4", "eor r5, r4")
END = ("ret", ".size f, .-f")


def text(*lines: str) -> str:
    return "".join(f"    {line}\n" for line in lines)


def test_a_repeated_run_is_called() -> None:
    made = with_subroutines(text(*RUN, "push r1", *RUN, *END), SPELLING)
    assert made == (
        text("rcall .Lrun_0", "push r1", "rcall .Lrun_0", *END) + "\n.Lrun_0:\n" + text(*RUN, "ret")
    )


def test_comments_stand_in_no_way() -> None:
    made = with_subroutines(text(*RUN, "push r1", *RUN[:2], "; round 2", *RUN[2:], *END), SPELLING)
    assert made.count("rcall .Lrun_0") == 2


def test_a_run_stays_where_a_call_is_no_shorter() -> None:
    assert with_subroutines(text(*RUN, *END), SPELLING) == text(*RUN, *END)
    twice = text(*RUN[:3], "push r1", *RUN[:3], *END)
    assert with_subroutines(twice, SPELLING) == twice
    long_calls = replace(SPELLING, call_words=2)
    assert with_subroutines(text(*RUN, "push r1", *RUN, *END), long_calls).count("rcall") == 0


def test_labels_and_other_instructions_end_a_run() -> None:
    for between in ("push r1", "brne .Lhere"):
        whole = text(*RUN[:2], between, *RUN[2:])
        assert with_subroutines(whole + whole + text(*END), SPELLING).count("rcall") == 0
    labelled = text(*RUN[:2]) + ".Lhere:\n" + text(*RUN[2:])
    assert with_subroutines(labelled + text(*RUN, *END), SPELLING).count("rcall") == 0


def test_instructions_on_two_halves_stay_together() -> None:
    first = ("mov r7, r7", "subi r30, 4", "sbci r31, 0", *RUN)
    second = ("subi r28, 4", "sbci r31, 0", *RUN)
    made = with_subroutines(text(*first, "push r1", *second, *END), SPELLING)
    assert made.count("sbci") == 2
    assert made.count("rcall .Lrun_0") == 2


def test_the_run_that_saves_most_is_first() -> None:
    longer = (*RUN, "mov r6, r5", "mov r7, r5")
    made = with_subroutines(
        text(*longer, "push r1", *longer, "push r1", *RUN, "push r1", *RUN, *END), SPELLING
    )
    # Four calls of five instructions save 10; two of seven save 4, and then two of five 2.
    assert made.count("rcall .Lrun_0") == 4
    assert ".Lrun_1" not in made
