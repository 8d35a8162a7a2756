"""Of a function that is not proven, the place is named where code and text part."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.parts import ProofTask
from proof_driver.failures import MEGABYTES, SECONDS, Failure, explain_failure
from prove.claims.divergence import Place
from prove.claims.verdict import Outcome
from prove.graph.samples import SAMPLES, Samples
from prove.limited_process import Exceeded
from tests.proof_driver.doubles.toy_part import part_of

# `key_setup` begins at 0x100, `ecb_encrypt` at 0x200.
ADDRESSES = {"key_setup": 0x100, "ecb_encrypt": 0x200}


@dataclass(frozen=True)
class Text:
    text: str = "first\n  x = y + k\n"
    file: str = "folder/toy.dsl"


@dataclass(frozen=True)
class Code:
    addresses: dict[str, int]
    code: str = "bytes"
    fixed: None = None


@dataclass(frozen=True)
class Followed:
    """What is known of a run of the code."""

    ended: bool = True
    gap: Place | None = None
    last: Place | None = None

    def missing(self) -> Place | None:
        return self.gap

    def latest(self, _before: int) -> Place | None:
        return self.last


@dataclass
class World:
    """What following the code on samples and in forms shows, and what was asked."""

    samples: tuple[Followed, ...] = (Followed(),)
    forms: tuple[Followed, ...] = (Followed(),)
    roles: tuple[str, ...] = ()
    limits: tuple[dict[str, object], ...] = ()
    listed: tuple[int, ...] = ()

    def follow(
        self, _subject: Code, role: str, graph: object, **_more: object
    ) -> Iterator[Followed]:
        self.roles += (role,)
        return iter(self.samples if isinstance(graph, Samples) else self.forms)

    def run(self, call: Callable[[], Any], **limits: object) -> Any:
        self.limits += (limits,)
        return call()

    def listing(self, code: str, addresses: dict[str, int], pc: int) -> Iterator[str]:
        assert (code, addresses) == ("bytes", ADDRESSES)
        self.listed += (pc,)
        return iter([f"> {pc:#x}"])


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made, room = World(), "proof_driver.failures"
    monkeypatch.setattr(f"{room}.cipher_of", lambda _part, _cipher: Text())
    monkeypatch.setattr(f"{room}.subject_for", lambda _task: Code(ADDRESSES))
    monkeypatch.setattr(f"{room}.follow", made.follow)
    monkeypatch.setattr(f"{room}.run_limited", made.run)
    monkeypatch.setattr(f"{room}.listing", made.listing)
    return made


def failure(outcome: Outcome, role: str = "ecb_encrypt", seconds: int = 9) -> Failure:
    return Failure(ProofTask(Path("x.s"), part_of(), role, "toy.dsl"), outcome, seconds)


WRONG = Outcome("violation", "byte 0", pc=0x208)
OPEN = Outcome("unknown", "why")
GAP = Place("encrypt", 3, 2, 5, 0x204)


def test_a_value_that_no_register_holds_is_the_place(world: World) -> None:
    world.samples = (Followed(), Followed(gap=GAP))
    assert explain_failure(failure(WRONG)) == (
        "code and text part in round 3 of `encrypt`: no register ever holds bit 5 of what this "
        "makes",
        "  toy.dsl:2: x = y + k",
        "  > 0x204",
    )
    assert world.limits == ({"seconds": 9, "megabytes": MEGABYTES},)


def test_ahead_of_the_first_round_there_is_no_number(world: World) -> None:
    """A line that the text does not have is not shown."""
    world.samples = (Followed(gap=replace(GAP, round=0, line=9, pc=None)),)
    said, shown = explain_failure(failure(WRONG))
    assert said.startswith("code and text part in `encrypt`: no register ever holds bit 5")
    assert shown == "  > 0x208"


def test_the_last_value_before_a_failure_is_named(world: World) -> None:
    """Only where it is in the function that fails."""
    world.samples = (Followed(last=GAP), Followed(last=replace(GAP, round=4)))
    assert explain_failure(failure(WRONG)) == (
        "the last value of the text that is there before: in round 4 of `encrypt`",
        "  toy.dsl:2: x = y + k",
        "  > 0x208",
    )
    world.samples = (Followed(last=replace(GAP, pc=0x104)), Followed(last=replace(GAP, pc=None)))
    assert explain_failure(failure(WRONG)) == ("  > 0x208",)


def test_a_run_that_breaks_a_rule_has_no_missing_values(world: World) -> None:
    world.samples = (Followed(ended=False, gap=GAP, last=replace(GAP, round=1)),)
    said, *_ = explain_failure(failure(WRONG))
    assert said == "the last value of the text that is there before: in round 1 of `encrypt`"


def test_where_samples_show_nothing_forms_are_looked_at(world: World) -> None:
    world.forms = (Followed(gap=GAP),)
    first, second, *rest = explain_failure(failure(OPEN))
    assert first == f"with {SAMPLES} random keys and texts the code does what the text says"
    assert second.startswith("code and text part in round 3 of `encrypt`: it is not shown that a")
    assert rest == ["  toy.dsl:2: x = y + k", "  > 0x204"]
    world.forms = (Followed(),)
    assert explain_failure(failure(OPEN)) == (first,)


def test_a_key_setup_is_followed_in_a_function_that_reads_what_it_leaves(world: World) -> None:
    explain_failure(failure(WRONG, "key_setup"))
    assert world.roles == ("ecb_encrypt",)
    explain_failure(failure(WRONG, "ctr_nonce"))
    assert world.roles == ("ecb_encrypt",)
    assert world.listed == (0x208, 0x208)


def test_looking_takes_no_longer_than_the_proof_might(world: World) -> None:
    explain_failure(failure(WRONG, seconds=10 * SECONDS))
    assert world.limits[0]["seconds"] == SECONDS


@pytest.mark.parametrize("what", ["time", "memory"])
def test_what_is_not_found_within_limits_is_not_said(
    monkeypatch: pytest.MonkeyPatch, world: World, what: Any
) -> None:
    world.samples = (Followed(gap=GAP),)
    monkeypatch.setattr("proof_driver.failures.run_limited", lambda _c, **_most: Exceeded(what))
    assert explain_failure(failure(WRONG)) == ("  > 0x208",)


def test_a_mistake_while_looking_costs_no_verdict(
    monkeypatch: pytest.MonkeyPatch, world: World
) -> None:
    def fail(_call: object, **_most: object) -> None:
        raise KeyError("row")

    monkeypatch.setattr("proof_driver.failures.run_limited", fail)
    said = explain_failure(failure(WRONG))
    assert said == ("no place is found: KeyError: 'row'", "  > 0x208")
    assert world.roles == ()
