"""Builds with drawn options: impossible combinations are drawn again, mistakes are told."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from catalogue.ciphers import find_cipher
from lwcc.drawn_builds import DRAWS, SAID, Chance, compile_by_chance
from tests.lwcc.terminal import TOY

CHANCE = Chance("1.0", [find_cipher("speck")], ["avr"], 9)
Ran = subprocess.CompletedProcess[str]


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands; none is run: the first two are impossible, and the third fails."""
    commands: list[list[str]] = []
    codes: Iterator[int] = iter((2, 2, 1))

    def run(command: Sequence[str], **settings: Any) -> Ran:
        commands.append(list(command))
        assert settings["timeout"] == CHANCE.seconds
        lines = "\n".join(f"line {n}" for n in range(40))
        return Ran(command, next(codes), "", lines)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_impossible_combinations_are_drawn_again(ran: list[list[str]]) -> None:
    drawn = compile_by_chance(CHANCE)
    assert (drawn.target, drawn.end, len(ran)) == ("avr", "failed", 3)
    assert list(drawn.refused.values()) == ["line 28", "line 28"]
    assert len(drawn.said.splitlines()) == SAID
    assert drawn.command.startswith("lwcc compile speck")
    assert all("--no-cache" in command for command in ran)


def test_the_same_seed_draws_the_same(ran: list[list[str]]) -> None:
    first = compile_by_chance(CHANCE)
    again = [command[: command.index("-o")] for command in ran]
    assert first.command.split()[1:] == again[-1][3:-1]


def test_a_long_build_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(command: Sequence[str], **settings: Any) -> Ran:
        raise subprocess.TimeoutExpired(command, settings["timeout"])

    monkeypatch.setattr(subprocess, "run", run)
    drawn = compile_by_chance(CHANCE)
    assert (drawn.end, drawn.said) == ("stopped", "")


def test_a_cipher_that_has_no_form_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda command, **_: Ran(command, 2, "", "no"))
    drawn = compile_by_chance(CHANCE)
    assert (drawn.end, drawn.command) == ("impossible", "")
    assert 0 < len(drawn.refused) <= DRAWS


@pytest.mark.slow
def test_a_file_of_a_cipher_is_compiled() -> None:
    drawn = compile_by_chance(Chance("3", [find_cipher(str(TOY))], ["rv32i"], 300))
    assert drawn.end == "compiled", drawn
    assert f"{TOY} --set " in drawn.command
