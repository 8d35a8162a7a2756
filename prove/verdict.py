"""The verdict on a function: proven, a violation, or unknown."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal, cast, get_args

from compiler.interface import (
    ECB,
    FILLERS,
    INTERFACE,
    BlockFunction,
    Function,
    filler_of,
    readers_of,
)
from prove.blocks import Blocks, looks_up
from prove.executor import Beyond, Broken, Executor
from prove.forms import FormTooLarge
from prove.functions import Session, Subject
from prove.graph import Graph
from prove.interface import any_constants, literals
from prove.sweep import Limits, SweptGraph
from prove.values import Undecided, Unsupported

Verdict = Literal["proven", "violation", "unknown", "not attempted"]
READERS: Mapping[str, tuple[str, ...]] = {name: readers_of(name) for name in FILLERS.values()}
"""Functions that read what one leaves: that it is right is shown by what they compute of it."""

NOT_SHOWN = (Beyond, FormTooLarge, Unsupported, Undecided, MemoryError, RecursionError)
"""What a proof ends in that neither shows that code is right nor that it is wrong."""
SWEEP_SECONDS = 60
"""What the sweep may take of a function that the bit graph does not prove."""


@dataclass(frozen=True)
class Outcome:
    """What was found of a function.

    Args:
        verdict: `proven` for every key, text and number of blocks, apart and in place; `violation`
            where it breaks a rule or computes something else; `unknown` where neither is shown.
        detail: what is violated, or what is not known; empty where it is proven.
        seconds: that it took.
        pc: the address at which that was found; None where it is proven, or of no one place.
        engine: what it was found with.
    """

    verdict: Verdict
    detail: str = ""
    seconds: float = 0
    pc: int | None = None
    engine: str = "bit graph"


def prove_function(subject: Subject, role: str) -> Outcome:
    """Prove one function of a file.

    Args:
        subject: the file.
        role: of the function, as the interface calls it.
    """
    if role not in INTERFACE or not _is_filled(subject, cast("Function", role)):
        return Outcome("not attempted", "there is no proof of this function yet")
    begin = time.perf_counter()
    with _uncollected():
        outcome = _attempt(subject, role)
        if outcome.verdict == "unknown" and role in get_args(BlockFunction):
            outcome = _swept(subject, cast("BlockFunction", role), outcome)
    return replace(outcome, seconds=time.perf_counter() - begin)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Keep the collector away: a graph has no cycles, only grows, and would be searched for them.

    That takes a quarter of the time of a large proof.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _swept(subject: Subject, role: BlockFunction, before: Outcome) -> Outcome:
    """What the sweep finds of a function; what was found before if that is no proof either."""
    graph = SweptGraph(Limits(SWEEP_SECONDS))
    try:
        Blocks(session_on(subject, graph).task(role)).prove()
    except (Broken, *NOT_SHOWN):
        return before
    return Outcome("proven", engine="SAT sweep")


def _is_filled(subject: Subject, role: Function) -> bool:
    """Whether there is what must have been called before a function."""
    filler = filler_of(role, subject.sizes.key > 0)
    return filler is None or filler in subject.addresses


def _attempt(subject: Subject, role: str) -> Outcome:
    constant = on_constants(subject)
    try:
        if role in get_args(BlockFunction):
            # What is wrong for some constants shows at once.
            Blocks(constant.task(cast("BlockFunction", role))).run_once()
        prove_on(session_for(subject, role, constant), role)
    except Broken as problem:
        return Outcome("violation", str(problem), pc=problem.pc)
    except NOT_SHOWN as problem:
        place = problem.pc if isinstance(problem, Beyond) else None
        return Outcome("unknown", why_unknown(problem), pc=place)
    return Outcome("proven")


def why_unknown(problem: Exception) -> str:
    """What to say of an error of `NOT_SHOWN`."""
    if isinstance(problem, MemoryError):
        return "it takes more memory than there is"
    if isinstance(problem, RecursionError):
        return "a bit is computed in too many steps"
    return str(problem)


def prove_on(session: Session, role: str) -> None:
    """Prove a function.

    Raises:
        Fault: it breaks a rule, computes something else, or is not proven.
        FormTooLarge: it is not in reach of the graph.
        Unsupported: there is no rule for what it does.
        Undecided: a comparison depends on more than there is a rule for.
    """
    if role in get_args(BlockFunction):
        Blocks(session.task(cast("BlockFunction", role))).prove()
    else:
        session.check_filling(role)


def session_for(subject: Subject, role: str, constant: Session) -> Session:
    """The functions of a file on a graph that knows what one of them needs.

    Args:
        subject: the file.
        role: of the function.
        constant: the functions of the file on constants.
    """
    session = session_on(subject, Graph())
    is_counted = role not in ECB and "ctr_crypt" in subject.addresses
    if is_counted and looks_up(constant):
        session.look_up()
    return session


def on_constants(subject: Subject) -> Session:
    """The functions of a file for one key and input."""
    return Session(subject, Executor(Graph(), subject.code), any_constants)


def session_on(subject: Subject, graph: Graph) -> Session:
    """The functions of a file on a graph, for any key and input."""
    return Session(subject, Executor(graph, subject.code), literals(graph))
