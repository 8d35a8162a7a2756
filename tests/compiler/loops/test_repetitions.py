"""Stretches of operations that a program repeats."""

from __future__ import annotations

from compiler.loops.repetitions import Stretch, stretches

FLAT = [0] * 40


def test_the_whole_of_a_repetition_comes_first() -> None:
    found = list(stretches("habcabcabcabct", FLAT))
    assert found[0] == Stretch(1, 3, 4)


def test_a_time_round_begins_where_fewest_values_are_alive() -> None:
    alive = [n % 3 for n in range(14)]
    (first, *_) = stretches("abcabcabcabcab", alive)
    assert first == Stretch(0, 3, 4)
    alive = [(n + 2) % 3 for n in range(14)]
    (first, *_) = stretches("abcabcabcabcab", alive)
    assert first == Stretch(1, 3, 4)


def test_what_is_repeated_once_is_no_loop() -> None:
    assert not list(stretches("abcdabcd", FLAT))
    assert not list(stretches("", [0]))


def test_times_round_stay_outside_at_both_ends() -> None:
    assert Stretch(4, 3, 9).shorter(2, 1) == Stretch(10, 3, 6)
    assert Stretch(4, 3, 9).end == 31
