"""Words that are joined of bytes: what each byte is of, and the runs that one load takes."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.slicing.joined_words import Octets, Piece, counter_words, nonce_words, pieces

JOINED = parse_program(
    """spec ctr_crypt(N.0: u8, N.1: u8, counter: u16) {
      low: u8 = extract counter, lo=0
      high: u8 = extract counter, lo=8
      zero: u8 = const value=0
      one: u8 = const value=1
      c: u32 = concat zero, zero, high, low
      n: u32 = concat N.1, N.0, zero, zero
      both: u32 = concat N.0, N.1, high, low
      other: u32 = concat low, high, one, one
      return c, n, both, other
    }"""
)


def test_bytes_are_numbered_in_what_they_are_of() -> None:
    assert counter_words(JOINED) == {"c": (None, None, 1, 0)}
    assert nonce_words(JOINED) == {"n": (1, 0, None, None)}


def test_where_words_are_bytes_those_of_the_counter_are_words() -> None:
    single = parse_program(
        """spec ctr_crypt(N.0: u8, counter: u16) {
          a: u8 = extract counter, lo=8
          b: u8 = extract N.0, lo=0
          return a, b
        }"""
    )
    assert counter_words(single) == {"a": (1,)}
    assert nonce_words(single) == {}


@pytest.mark.parametrize(
    ("octets", "runs"),
    [
        ((0, 1, 2, 3), [(0, 0, 4)]),
        ((5, 6, None, None), [(0, 5, 2)]),
        ((None, 4, 5, 6), [(1, 4, 1), (2, 5, 2)]),
        ((3, 2, 1, 0), [(0, 3, 1), (1, 2, 1), (2, 1, 1), (3, 0, 1)]),
        ((None, None), []),
    ],
)
def test_runs_lie_in_the_word_as_in_the_source(octets: Octets, runs: list[Piece]) -> None:
    assert pieces(octets) == runs
