"""The verdict on an entry of a mode: proven for stated lengths, or unknown."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from prove.claims.verdict import Outcome, prove_function
from prove.graph.sweep import Limits
from prove.machine.code import Broken, Unread
from prove.machine.not_shown import NOT_SHOWN, why_unknown
from prove.modes.any_output import AnyOutput
from prove.modes.claims import Calls
from prove.modes.products import ProductGraph
from prove.modes.subject import AnyCall, Call, Lengths, ModeSubject

SECONDS = 10
"""Time limit of the solver for a call."""


@dataclass(frozen=True)
class Form:
    """A form of code that writes the counter blocks of an output.

    Args:
        n_blocks: blocks that an iteration writes.
        reads_back: whether it counts on from the last block that it has written.
    """

    n_blocks: int
    reads_back: bool


FORMS = Form(1, reads_back=True), Form(2, reads_back=False)
ENGINE = "SAT sweep"
"""The engine that compares code and text."""
CIPHER_ROLES = ("key_setup", "ecb_encrypt")
"""The functions of the cipher that a mode calls."""


def prove_role(subject: ModeSubject, role: str) -> Outcome:
    """Prove a function of a file.

    Args:
        subject: the file.
        role: an entry of the mode, or a function of the cipher.

    Returns:
        The outcome. An entry is proven if the functions of the cipher are proven as well.
    """
    if role in CIPHER_ROLES:
        return prove_function(subject.cipher, role)
    begin = time.perf_counter()
    outcome = _proven(subject, role)
    return replace(outcome, seconds=time.perf_counter() - begin)


def _proven(subject: ModeSubject, role: str) -> Outcome:
    """The outcome for all stated lengths, and for outputs of any length or some longer ones."""
    lengths = Lengths(subject)
    calls = lengths.calls(role)
    if problem := _problem(subject, calls):
        return problem
    for form in FORMS:
        longer = lengths.any_outputs(role, form.n_blocks)
        if longer and not _problem(subject, longer, form):
            said = f"{lengths.in_words(calls)}; {lengths.any_in_words()}"
            return Outcome("proven", said, engine=ENGINE)
    more = lengths.longer(role)
    said = lengths.in_words((*calls, *more))
    return _problem(subject, more) or Outcome("proven", said, engine=ENGINE)


def _problem(
    subject: ModeSubject, calls: Sequence[Call], form: Form | None = None
) -> Outcome | None:
    """The outcome for the first call that is not proven."""
    outcomes = (prove_call(subject, call, form) for call in calls)
    return next((outcome for outcome in outcomes if outcome.verdict != "proven"), None)


def prove_call(subject: ModeSubject, call: Call, form: Form | None = None) -> Outcome:
    """Prove a function for calls of stated lengths.

    Args:
        subject: the file.
        call: the function and the lengths.
        form: of the code, which must be given where the length of the output is not known.
    """
    graph = ProductGraph(Limits(SECONDS))
    try:
        if isinstance(call, AnyCall):
            assert form, "the code has a form"
            AnyOutput(subject, graph, call=call, reads_back=form.reads_back).prove(call)
        else:
            Calls(subject, graph).prove(call)
    except Unread as problem:
        return Outcome("refused", str(problem), pc=problem.pc)
    except Broken as problem:
        # No run shows it: a path may stand for states that do not exist.
        return Outcome("unknown", f"{call.text()}: {problem}", pc=problem.pc)
    except NOT_SHOWN as problem:
        return Outcome("unknown", f"{call.text()}: {why_unknown(problem)}")
    return Outcome("proven")


def with_cipher(found: dict[str, Outcome]) -> dict[str, Outcome]:
    """The outcomes by function; an entry is proven only if the functions of the cipher are."""
    missing = [r for r in CIPHER_ROLES if r not in found or found[r].verdict != "proven"]
    if not missing:
        return found
    said = f"it holds where {' and '.join(missing)} are proven"
    return {
        role: replace(outcome, verdict="unknown", detail=said)
        if role not in CIPHER_ROLES and outcome.verdict == "proven"
        else outcome
        for role, outcome in found.items()
    }
