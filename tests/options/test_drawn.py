"""Options drawn by chance are words that a command line knows."""

from __future__ import annotations

from random import Random

import pytest

from catalogue.declared import machines
from lwcc.verbs.compile import COMMAND
from options.drawn import MOST, NAMES, VALUES, Subject, draw
from options.flags import DEFAULTS

LEFT_OUT = {"set_name", "target", "passes", "key", "nonce"}
"""Options that are not drawn by themselves."""


def subject(target: str) -> Subject:
    return Subject(("speck64_128",), 8, 16, ("auto",), machines()[target])


def test_every_option_of_a_build_is_drawn() -> None:
    assert VALUES.keys() == DEFAULTS.keys() - LEFT_OUT


@pytest.mark.parametrize("target", machines())
def test_words_are_those_of_the_command_line(target: str) -> None:
    for seed in range(100):
        words = draw(subject(target), Random(seed))
        assert words[:3] == ("speck64_128", "--target", target)
        COMMAND.make_context("lwcc compile", list(words))


@pytest.mark.parametrize("target", machines())
def test_a_seed_gives_the_same_words_again(target: str) -> None:
    drawn = [draw(subject(target), Random(seed)) for seed in range(20)]
    assert drawn == [draw(subject(target), Random(seed)) for seed in range(20)]
    assert len(set(drawn)) > 10


def test_few_options_are_drawn_at_once() -> None:
    names = {f"--{NAMES[field]}" for field in VALUES}
    for seed in range(200):
        words = draw(subject("avr"), Random(seed))
        assert 1 <= len(names & set(words)) <= MOST + 1


def test_a_file_for_one_key_gets_one() -> None:
    found = [draw(subject("avr"), Random(seed)) for seed in range(2000)]
    fixed = [words for words in found if "fixed" in words or "cache" in words]
    assert fixed
    for words in fixed:
        assert len(words[words.index("--key") + 1]) == 2 * 16
    nonces = [len(words[words.index("--nonce") + 1]) for words in fixed if "--nonce" in words]
    assert set(nonces) >= {2 * 4, 2 * 6}
