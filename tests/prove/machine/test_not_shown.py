"""Errors that neither show that code is right nor that it is wrong, and what is said of each."""

from __future__ import annotations

import pytest

from prove.graph.forms import FormTooLarge
from prove.machine.code import Beyond, Broken, Leaks, Unread
from prove.machine.not_shown import NOT_SHOWN, OUT_OF_MEMORY, why_unknown
from prove.machine.values import Sum, Undecided, UndecidedByte, Unsupported

SAID: list[tuple[Exception, str]] = [
    (Beyond("there is no rule", None, 0x40), "0x40: there is no rule"),
    (FormTooLarge("a bit is a long sum"), "a bit is a long sum"),
    (Unsupported("a pointer is multiplied"), "a pointer is multiplied"),
    (Undecided(Sum("", 1)), "a comparison of public numbers is not decided"),
    (UndecidedByte(1), "a comparison of public numbers is not decided"),
    (MemoryError("anything"), OUT_OF_MEMORY),
    (RecursionError("maximum depth"), "a bit is computed in too many steps"),
]


@pytest.mark.parametrize(("problem", "said"), SAID, ids=lambda x: type(x).__name__)
def test_each_is_caught_and_told(problem: Exception, said: str) -> None:
    with pytest.raises(NOT_SHOWN):
        raise problem
    assert why_unknown(problem) == said


@pytest.mark.parametrize("kind", [Broken, Leaks, Unread, ValueError, KeyError])
def test_what_is_wrong_or_a_mistake_of_the_prover_is_not_caught(kind: type[Exception]) -> None:
    """Wrong code must not become `unknown`, and neither must an error of the checker itself."""
    assert not issubclass(kind, NOT_SHOWN)
