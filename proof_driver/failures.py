"""Says where a function that is not proven goes wrong: the round, the line, the code there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import cast, get_args

from artifacts.parts import ProofTask, cipher_of, subject_for
from compiler.frontend.interface import ORDER, BlockFunction, readers_of
from dsl.cipher import Cipher
from prove.claims.divergence import Followed, Place, follow
from prove.claims.functions import Subject
from prove.claims.verdict import Outcome
from prove.graph.graph import Graph
from prove.graph.samples import SAMPLES, Samples
from prove.limited_process import Exceeded, run_limited
from prove.machine.listing import function_at, listing
from runtime.errors import explained

SECONDS, MEGABYTES = 30, 4000
"""Limits for locating a failure, unless those of the proof are lower."""


@dataclass(frozen=True)
class Failure:
    """A function that is not proven.

    Args:
        task: the function.
        outcome: its outcome.
        seconds: that the proof might take.
    """

    task: ProofTask
    outcome: Outcome
    seconds: int


@dataclass(frozen=True)
class Finding:
    """The description of a failure.

    Args:
        said: in words, a line each.
        pc: the address that it is about; None where there is no other than that of the failure.
        goes_on: whether a closer look may find more.
    """

    said: Sequence[str]
    pc: int | None = None
    goes_on: bool = False


@explained
def explain_failure(failure: Failure) -> tuple[str, ...]:
    """Lines of text: where code and text part, and the code around that place.

    Raises:
        UserError: the file cannot be read as it could be before.
    """
    cipher = cipher_of(failure.task.part, failure.task.cipher)
    subject = subject_for(failure.task)
    role = _followed_in(subject, failure.task.role)
    said: list[str] = []
    pc = failure.outcome.pc
    for look in (_in_samples, _in_forms) if role else ():
        call = partial(look, failure, subject, cast("BlockFunction", role), cipher)
        found = _in_child(call, failure.seconds)
        said += found.said
        pc = pc if found.pc is None else found.pc
        if not found.goes_on:
            break
    shown = [] if pc is None else listing(subject.code, subject.addresses, pc)
    return (*said, *(f"  {line}" for line in shown))


def _followed_in(subject: Subject, role: str) -> str:
    """The function on blocks for locating a failure: itself, or one that reads its results.

    Nothing where there is none.
    """
    shown_by = readers_of(role, subject.fixed) if role in ORDER else ()
    roles = (role,) if role in get_args(BlockFunction) else shown_by
    return next((r for r in roles if r in subject.addresses), "")


def _in_child(look: Callable[[], Finding], seconds: int) -> Finding:
    """The finding within limits; empty if these do not suffice, or if locating fails."""
    try:
        found = run_limited(look, seconds=min(SECONDS, seconds), megabytes=MEGABYTES)
    except Exception as problem:  # the verdicts of other functions are not lost by it
        return Finding([f"no place is found: {type(problem).__name__}: {problem}"])
    return Finding([]) if isinstance(found, Exceeded) else found


def _in_samples(failure: Failure, subject: Subject, role: BlockFunction, cipher: Cipher) -> Finding:
    """The finding from random keys and texts."""
    followed = list(follow(subject, role, Samples()))
    if followed[0].ended:
        place = _first_missing(followed)
        if place:
            return _parts(place, cipher, "no register ever holds")
        if failure.outcome.verdict == "unknown":
            said = f"with {SAMPLES} random keys and texts the code does what the text says"
            return Finding([said], goes_on=True)
    return Finding(list(_near(followed, subject, failure.outcome.pc, cipher)))


def _in_forms(_failure: Failure, subject: Subject, role: BlockFunction, cipher: Cipher) -> Finding:
    """The finding from the forms: the part that is not proved for all keys and texts."""
    half = SECONDS / 2
    place = _first_missing(list(follow(subject, role, Graph(), every=False, seconds=half)))
    shown = "it is not shown that a register holds"
    return Finding([]) if place is None else _parts(place, cipher, shown)


def _first_missing(followed: Sequence[Followed]) -> Place | None:
    """The first value that the code does not hold: of the key schedule, then of each block."""
    return next((place for one in followed if (place := one.missing())), None)


def _parts(place: Place, cipher: Cipher, what: str) -> Finding:
    """The description of a value that the code does not hold."""
    said = f"code and text part in {_round(place)}: {what} bit {place.bit} of what this makes"
    return Finding([said, *_line(place, cipher)], place.pc)


def _near(
    followed: Sequence[Followed], subject: Subject, pc: int | None, cipher: Cipher
) -> Iterator[str]:
    """The line of the text that the code has reached at an address."""
    if pc is None:
        return
    function = function_at(subject.addresses, pc)
    places = [place for one in followed if (place := one.latest(pc))]
    inside = [p for p in places if p.pc and function_at(subject.addresses, p.pc) == function]
    if inside:
        yield f"the last value of the text that is there before: in {_round(inside[-1])}"
        yield from _line(inside[-1], cipher)


def _round(place: Place) -> str:
    return f"round {place.round} of `{place.program}`" if place.round else f"`{place.program}`"


def _line(place: Place, cipher: Cipher) -> Iterator[str]:
    """A line of the text in the format of errors."""
    lines = cipher.text.splitlines()
    if 0 < place.line <= len(lines):
        yield f"  {Path(cipher.file).name}:{place.line}: {lines[place.line - 1].strip()}"
