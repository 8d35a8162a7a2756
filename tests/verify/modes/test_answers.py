"""Each way in which an answer can differ from the expected one is named."""

from __future__ import annotations

import pytest

from verify.modes.answers import difference, words_of
from verify.modes.model import Answer, Request
from verify.modes.requests import Case

REQUEST = Request("generate", b"", (b"abc", b""), 2)
DONE = Case(REQUEST, Answer(0, b"\x01\x02", b"\x03"))
REFUSED = Case(REQUEST, Answer(-1, b"", b"\x03"))
UNTOUCHED = b"\x5a\x5a"


def test_the_expected_answers_have_no_difference() -> None:
    assert difference(DONE, DONE.answer) == ""
    assert difference(REFUSED, Answer(7, UNTOUCHED, b"\x03")) == ""


@pytest.mark.parametrize(
    ("case", "found", "said"),
    [
        (DONE, Answer(1, UNTOUCHED, b"\x03"), "it returns 1, not 0"),
        (DONE, Answer(0, b"\x01\x02", b"\x04"), "the state is 04, not 03"),
        (DONE, Answer(0, b"\x01\x00", b"\x03"), "the output is 0100, not 0102"),
        (REFUSED, Answer(0, b"", b"\x03"), "it is not refused"),
        (REFUSED, Answer(1, b"\x01\x5a", b"\x03"), "the output is 015a, not 5a5a"),
    ],
)
def test_each_difference_is_named(case: Case, found: Answer, said: str) -> None:
    assert difference(case, found) == said


def test_a_request_is_described_by_its_lengths() -> None:
    assert words_of(REQUEST) == "generate of 2 bytes on inputs of 3, 0 bytes"
    assert words_of(Request("reseed", b"", (b"a",))) == "reseed on inputs of 1 bytes"
