"""The verdict on a function: proven, a violation, or unknown."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Literal, cast, get_args

from compiler.frontend.interface import (
    ECB,
    INTERFACE,
    BlockFunction,
    Function,
    filler_of,
)
from prove.claims.blocks import Blocks
from prove.claims.counted_ways import carries, looks_up
from prove.claims.difference import dependence
from prove.claims.edges import check_edges
from prove.claims.functions import Session, Subject
from prove.claims.interface import any_constants, literals
from prove.graph.forms import FALSE, TRUE
from prove.graph.graph import Graph
from prove.graph.sweep import Inputs, Limits, SweptGraph
from prove.graph.words import Bits
from prove.machine.code import Fault, Leaks, Unread
from prove.machine.executor import Beyond, Broken, Executor
from prove.machine.not_shown import NOT_SHOWN, why_unknown

Verdict = Literal["proven", "violation", "refused", "unknown", "not attempted"]
SWEEP_SECONDS, LEAK_SECONDS = 30, 10
"""Time limits, for a function that the bit graph does not prove, and for a leak."""


@dataclass(frozen=True)
class Outcome:
    """The result for a function.

    Args:
        verdict: `proven` for every key, text and number of blocks, with disjoint buffers and in
            place; `violation` if it violates a rule or computes something else; `refused` if the
            code contains unsupported parts; `unknown` if nothing is shown; `not attempted` if the
            interface or the file lacks a function that the proof needs.
        detail: the violation, or the unknown part; empty if it is proven.
        seconds: time that it took.
        pc: the address of the finding; None if it is proven, or if there is no single place.
        engine: the engine of the result.
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
        role: name of the function in the interface.
    """
    if role not in INTERFACE or not _is_filled(subject, cast("Function", role)):
        return Outcome("not attempted", "there is no proof of this function yet")
    begin = time.perf_counter()
    with _uncollected():
        outcome, is_open = _attempt(subject, role)
        if is_open and role in get_args(BlockFunction):
            outcome = _swept(subject, cast("BlockFunction", role), outcome)
    return replace(outcome, seconds=time.perf_counter() - begin)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Switch the garbage collector off: a graph has no cycles, but would be scanned.

    The scans take a quarter of the time of a large proof.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _swept(subject: Subject, role: BlockFunction, before: Outcome) -> Outcome:
    """The result of the sweep; the earlier one if the sweep proves nothing either."""
    graph = SweptGraph(Limits(SWEEP_SECONDS))
    try:
        Blocks(session_on(subject, graph).task(role)).prove()
    except (Broken, *NOT_SHOWN):
        return _run_with(subject, role, graph.difference) or before
    return Outcome("proven", engine="SAT sweep")


def _run_with(subject: Subject, role: BlockFunction, inputs: Inputs) -> Outcome | None:
    """A violation if a run of one group with a solver's inputs shows it; else None."""

    def draw(name: str, place: int) -> Bits:
        others = any_constants(name, place)
        return tuple(inputs.get((name, 8 * place + i), bit) for i, bit in enumerate(others))

    session = Session(subject, Executor(Graph(), subject.code), draw)
    with suppress(*NOT_SHOWN):
        try:
            Blocks(session.task(role)).run_once()
        except Broken as problem:
            return _judged(problem, session.graph)
    return None


def _is_filled(subject: Subject, role: Function) -> bool:
    """Whether the file has the function that fills the data of this one, if one is needed."""
    filler = filler_of(role, subject.sizes.key > 0, subject.fixed)
    return filler is None or filler in subject.addresses


def _attempt(subject: Subject, role: str) -> tuple[Outcome, bool]:
    """The result of the bit graph for a function, and whether another engine may find more."""
    session = constant = on_constants(subject)
    try:
        if role in get_args(BlockFunction):
            # Errors for some constants show at once.
            Blocks(constant.task(cast("BlockFunction", role))).run_once()
        if role == "ctr_crypt":
            check_edges(subject, constant)
        session = session_for(subject, role, constant)
        prove_on(session, role)
    except Broken as problem:
        return _judged(problem, session.graph) or _leak(subject, role, problem), False
    except NOT_SHOWN as problem:
        place = problem.pc if isinstance(problem, Beyond) else None
        return Outcome("unknown", why_unknown(problem), pc=place), True
    return Outcome("proven"), False


def _judged(problem: Broken, graph: Graph) -> Outcome | None:
    """The outcome for a broken rule; None for a leak that random runs do not show."""
    if isinstance(problem, Unread):
        return Outcome("refused", str(problem), pc=problem.pc)
    if not isinstance(problem, Leaks):
        return Outcome("violation", str(problem), pc=problem.pc)
    shown = dependence(graph, problem.literals)
    return Outcome("violation", f"{problem}: {shown}", pc=problem.pc) if shown else None


def _leak(subject: Subject, role: str, problem: Broken) -> Outcome:
    """The outcome for a leak that random runs do not show, after the solver's search for runs."""
    graph = SweptGraph(Limits(LEAK_SECONDS))
    try:
        prove_on(session_on(subject, graph), role)
    except Leaks as leak:
        for literal in leak.literals:
            for constant in (FALSE, TRUE):
                # A literal that is not constant differs from either constant for some inputs.
                if not graph.is_same(literal, constant) and graph.difference:
                    shown = dependence(graph, [literal], graph.difference)
                    if shown:
                        return Outcome("violation", f"{leak}: {shown}", pc=leak.pc)
    except (Fault, *NOT_SHOWN):
        pass
    return Outcome("unknown", f"{problem}, or on the counter: no two runs show it", pc=problem.pc)


def prove_on(session: Session, role: str) -> None:
    """Prove a function.

    Raises:
        Fault: it violates a rule, computes something else, or is not proven.
        FormTooLarge: it is too large for the graph.
        Unsupported: no rule covers an instruction.
        Undecided: a comparison depends on values without a rule.
    """
    if role in get_args(BlockFunction):
        Blocks(session.task(cast("BlockFunction", role))).prove()
    else:
        session.check_filling(role)


def session_for(subject: Subject, role: str, constant: Session) -> Session:
    """The functions of a file on a graph prepared for one of them.

    Args:
        subject: the file.
        role: name of the function.
        constant: the functions of the file on constants.
    """
    session = session_on(subject, Graph())
    is_counted = role not in ECB and "ctr_crypt" in subject.addresses
    if is_counted and looks_up(constant):
        session.look_up()
    elif is_counted and carries(constant):
        session.branch()
    return session


def on_constants(subject: Subject) -> Session:
    """The functions of a file for one key and input."""
    return Session(subject, Executor(Graph(), subject.code), any_constants)


def session_on(subject: Subject, graph: Graph) -> Session:
    """The functions of a file on a graph, for any key and input."""
    return Session(subject, Executor(graph, subject.code), literals(graph))
