"""Each mutant is judged by the first rung that kills it, and a wrong proof of one is a failure.

A mutant is one letter at an address: it says what each rung would find of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, Literal, get_args

import pytest

from proof_driver.mutants.object_code import RUNG_OF, RUNGS, Fate, Mutation, Question, Rung
from prove.claims.reproof import Answer, Found
from prove.limited_process import Died, Exceeded
from prove.machine.decode import DecodeError
from runtime.user_error import UserError
from tests.proof_driver.doubles.toy_part import ROLES, part_of

PLACES = {"key_setup": (0, 4), "ecb_encrypt": (8, 12), "ecb_decrypt": (12, 16, 20)}
SECONDS = 9.0


class Over(Exception):
    """A call needs more than it may take."""

    def __init__(self, what: Literal["time", "memory"]) -> None:
        self.exceeded = Exceeded(what)


def told(answer: Answer | Over) -> Answer:
    if isinstance(answer, Over):
        raise answer
    return answer


PROOFS: dict[str, Answer | Over] = {
    "D": Answer("differs", "bit 3"),
    "K": Answer("breaks a rule", "right `w`"),
    "?": Answer("unknown", "not shown"),
    "2": Answer("differs", "bit 4"),
    "T": Over("time"),
}


@dataclass(frozen=True)
class Code:
    """The file's code, or a mutant's: then the text is its letter."""

    text: str = "file"
    base: int = 0
    known: Mapping[int, object] = field(default_factory=dict)
    constants: Mapping[str, object] = field(default_factory=dict)
    table_places: frozenset[int] = frozenset()

    @property
    def binary(self) -> SimpleNamespace:
        return SimpleNamespace(instruction_bytes=4, base=None, idle="nop")

    @property
    def decoder(self) -> Code:
        return self

    def decode(self, octets: str, pc: int) -> None:
        if octets == "U":
            raise DecodeError(f"{pc:#x}: no instruction")


@dataclass(frozen=True)
class Letter:
    """A mutant."""

    letter: str
    place: int
    kind: str = "field"

    @property
    def patches(self) -> tuple[tuple[int, str], ...]:
        return ((self.place, self.letter),)

    def of(self, code: Code) -> Code:
        return replace(code, text=self.letter)

    def story(self, _code: Code) -> str:
        return f"{self.place}: {self.letter}"


@dataclass
class World:
    """What there is in place of runs and proofs, and what was asked of it."""

    mutants: Sequence[Letter] = ()
    unproven: dict[str, Answer | Over] = field(default_factory=dict)
    steps: list[tuple[str, int]] = field(default_factory=list)
    ran: list[tuple[str, bool, tuple[str, ...]]] = field(default_factory=list)
    proved: list[tuple[str, str, float]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    data: list[int] = field(default_factory=list)
    limit: float = 0

    def watched(self, *_of: object, **_more: object) -> Any:
        return SimpleNamespace(text="file", known={}, data=[])

    def prepared(self, subject: object, role: str) -> Any:
        def answer(code: Any) -> Answer:
            if code.text == "file":
                code.known.update(dict.fromkeys(PLACES[role]))
                code.data += [40] if role == "ecb_encrypt" else []
                return told(self.unproven.get(role, Answer("proven")))
            self.proved.append((code.text, role, self.limit))
            if code.text == "2" and role != "ecb_decrypt":
                return Answer("proven")
            if code.text == "X":
                raise Died("killed")
            return told(PROOFS.get(code.text, Answer("proven")))

        return SimpleNamespace(prepare=lambda: None, answer=answer)

    def comparison(self, _known: object, _image: object, many: bool, _seed: int) -> Any:
        def difference(image: Any, roles: list[str]) -> str:
            text: str = image.text
            self.ran.append((text, many, tuple(roles)))
            if text == "S":
                raise Over("time")
            differs = (text in "RDB" and text != "D") or (text == "W" and many)
            return f"byte 0 of {text}" if differs else ""

        return SimpleNamespace(difference=difference)

    def mutator(
        self, _code: object, places: list[int], _idle: bytes, _rng: object, data: list[int]
    ) -> Any:
        self.places, self.data = places, data
        return SimpleNamespace(draw=lambda count: list(self.mutants)[:count])

    def map_limited(
        self,
        call: Callable[[Any], Any],
        items: Iterable[Any],
        _workers: int,
        *,
        seconds: float,
        died: Callable[[Died], Any],
        megabytes: int = 0,
        done: Callable[[], None] = lambda: None,
    ) -> list[Any]:
        self.limit = seconds
        made: list[Any] = []
        for item in items:
            try:
                made.append(call(item))
            except Over as problem:
                made.append(problem.exceeded)
            except Died as problem:
                made.append(died(problem))
            done()
        return made

    def say(self, what: str, n_steps: int) -> Callable[[], None]:
        self.steps.append((what, n_steps))
        return lambda: None


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    made, room = World(), "proof_driver.mutants.object_code"
    addresses = {role: places[0] for role, places in PLACES.items()}
    subject = SimpleNamespace(code=Code(), addresses=addresses)
    machine = SimpleNamespace(triple="riscv32")
    known = SimpleNamespace(functions={}, features=(), machine=machine)
    monkeypatch.setattr(f"{room}.runs_in_qemu", lambda _options: False)
    monkeypatch.setattr(f"{room}.proof_subject", lambda _part, _cipher: subject)
    monkeypatch.setattr(f"{room}.subject_of", lambda _part: known)
    monkeypatch.setattr(f"{room}.assemble", lambda *_words: b"")
    monkeypatch.setattr(f"{room}.link", lambda _elf: SimpleNamespace(text=b"nop!more"))
    for name in ("Prepared", "Watched", "Comparison", "Mutator", "map_limited"):
        monkeypatch.setattr(f"{room}.{name}", getattr(made, name.lower()))
    return made


def mutation(world: World, *mutants: Letter, **asked: Any) -> Mutation:
    world.mutants = mutants
    return Mutation(Question(part_of(), seconds=SECONDS, **asked), world.say)


def test_a_mutant_is_equal_where_every_function_that_takes_it_is_proven(world: World) -> None:
    """Address 12 is of encryption and decryption; one of the two sees the letter 2."""
    different, equal = mutation(world, Letter("2", 12), Letter("E", 12)).fates()
    assert (different.rung, different.detail) == ("graph", "bit 4")
    assert equal.rung == "equal"
    asked = {role for letter, role, _ in world.proved if letter == "E"}
    assert asked == {"ecb_encrypt", "ecb_decrypt"}


@pytest.mark.parametrize(
    ("mutant", "fate"),
    [
        (Letter("U", 8), Fate("field", "8: U", "decoder", "0x8: no instruction")),
        (Letter("R", 8), Fate("field", "8: R", "run", "byte 0 of R")),
        (Letter("S", 8), Fate("field", "8: S", "run", "it does not end")),
        (Letter("D", 8), Fate("field", "8: D", "graph", "bit 3", "differs")),
        (Letter("K", 8), Fate("field", "8: K", "rules", "right `w`", "breaks a rule")),
        (Letter("?", 8), Fate("field", "8: ?", "refused", "not shown", "unknown")),
        (Letter("T", 8), Fate("field", "8: T", "refused", "out of time", "unknown")),
        (Letter("X", 8), Fate("field", "8: X", "crashed", "killed", "crashed")),
        (Letter("E", 8), Fate("field", "8: E", "equal", "", "proven")),
        (Letter("W", 8), Fate("field", "8: W", "equal", "", "proven", "byte 0 of W")),
        (Letter("U", 8, "constant"), Fate("constant", "8: U", "equal", "", "proven")),
    ],
    ids=lambda each: getattr(each, "letter", ""),
)
def test_the_first_rung_that_kills_a_mutant_is_its_fate(
    world: World, mutant: Letter, fate: Fate
) -> None:
    (found,) = mutation(world, mutant).fates()
    assert found == fate
    assert found.is_failure == (mutant.letter in "XW")


def test_fates_stand_in_the_order_of_the_mutants(world: World) -> None:
    made = mutation(world, *map(Letter, "EURDE?", (8, 8, 8, 8, 4, 8)), count=5)
    assert [fate.rung for fate in made.fates()] == ["equal", "decoder", "run", "graph", "equal"]
    assert world.steps[0] == ("running mutants", 4)
    assert ("proving mutants of ecb_encrypt", 2) in world.steps
    assert world.steps[-1] == ("running what is proven", 2)


def test_a_mutant_is_asked_about_in_the_functions_that_take_it(world: World) -> None:
    """Address 40 is data of encryption; nobody takes 99."""
    letters = [Letter("E", place) for place in (4, 8, 40)]
    mutation(world, *letters).fates()
    assert [(role, many) for _, many, (role,) in world.ran[:3]] == [
        ("key_setup", False), ("ecb_encrypt", False), ("ecb_encrypt", False),
    ]  # fmt: skip
    assert sorted(role for _, role, _ in world.proved) == [
        "ecb_encrypt", "ecb_encrypt", "key_setup",
    ]  # fmt: skip
    assert (world.places, world.data) == ([0, 4, 8, 12, 16, 20], [40])


def test_every_rung_asks_the_proof_of_what_a_run_has_killed(
    world: World,
) -> None:
    """What differs and is proven all the same shows that the checker is wrong."""
    (fate,) = mutation(world, Letter("R", 8), every_rung=True).fates()
    assert (fate.rung, fate.proof, fate.wrong) == ("equal", "proven", "byte 0 of R")
    assert fate.is_failure
    ((_, _, limit),) = world.proved
    assert 0.5 <= limit < SECONDS


def test_a_killed_mutant_that_the_proof_refuses_is_killed_by_the_run(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PROOFS, "R", Answer("differs", "bit 3"))
    (fate,) = mutation(world, Letter("R", 8), every_rung=True).fates()
    assert fate == Fate("field", "8: R", "run", "byte 0 of R", "differs")
    assert not fate.is_failure


def test_without_being_asked_no_proof_is_made_of_what_a_run_has_killed(world: World) -> None:
    mutation(world, Letter("R", 8)).fates()
    assert world.proved == []


def test_only_functions_that_are_asked_for_are_mutated(world: World) -> None:
    made = mutation(world, roles=("ecb_encrypt",))
    assert made.functions == ["ecb_encrypt"]
    made.fates()
    assert world.places == [8, 12]


def test_a_key_setup_is_mutated_with_what_shows_that_it_is_right(world: World) -> None:
    made = mutation(world, Letter("E", 8), roles=("key_setup",))
    assert made.functions == ["key_setup"]
    made.fates()
    assert world.places == [0, 4]
    assert [role for _, role, _ in world.proved] == ["ecb_encrypt"]


def test_functions_that_are_not_proven_are_left_out_with_what_needs_them(world: World) -> None:
    world.unproven = {"ecb_decrypt": Answer("unknown", "not shown")}
    made = mutation(world)
    assert made.functions == ["ecb_encrypt"]
    assert made.left_out == {
        "ecb_decrypt": "not shown",
        "key_setup": "whether it is right is shown by `ecb_decrypt`",
    }


def test_where_nothing_is_proven_nothing_is_mutated(world: World) -> None:
    world.unproven = {role: Over("memory") for role in ROLES}
    with pytest.raises(UserError, match=r"x\.s: nothing to mutate is proven: key_setup: out of m"):
        mutation(world)


def test_what_the_emulator_does_not_know_is_refused(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof_driver.mutants.object_code.runs_in_qemu", lambda _options: True)
    with pytest.raises(UserError, match=r"x\.s has instructions that the emulator does not know"):
        mutation(world)


def test_every_answer_of_a_proof_has_a_rung() -> None:
    assert set(RUNG_OF) == set(get_args(Found))
    assert set(RUNG_OF.values()) | {"decoder", "run"} == set(RUNGS) == set(get_args(Rung))
