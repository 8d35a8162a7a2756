"""The verdict on an entry of a mode: proven for stated lengths, or unknown."""

from __future__ import annotations

import time
from dataclasses import replace

from prove.claims.verdict import Outcome, prove_function
from prove.graph.sweep import Limits
from prove.machine.code import Broken, Unread
from prove.machine.not_shown import NOT_SHOWN, why_unknown
from prove.modes.claims import Calls
from prove.modes.products import ProductGraph
from prove.modes.subject import Call, Lengths, ModeSubject

SECONDS = 10
"""Time limit of the solver for a call."""
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
    """The outcome for all stated lengths."""
    lengths = Lengths(subject)
    for call in lengths.calls(role):
        outcome = prove_call(subject, call)
        if outcome.verdict != "proven":
            return outcome
    return Outcome("proven", lengths.in_words(role), engine=ENGINE)


def prove_call(subject: ModeSubject, call: Call) -> Outcome:
    """Prove a function for calls of stated lengths.

    Args:
        subject: the file.
        call: the function and the lengths.
    """
    try:
        Calls(subject, ProductGraph(Limits(SECONDS))).prove(call)
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
