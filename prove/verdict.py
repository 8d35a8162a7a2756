"""The verdict on a function: proven, a violation, or unknown."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Literal

from prove.executor import Beyond, Broken
from prove.forms import FormTooLarge
from prove.functions import Direction, Proof, Subject
from prove.values import Unsupported

Verdict = Literal["proven", "violation", "unknown", "not attempted"]
ATTEMPTED = ("ecb_encrypt", "ecb_decrypt")
"""Functions that there is a proof for; the key set-up is proven with each of them."""


@dataclass(frozen=True)
class Outcome:
    """What was found of a function.

    Args:
        verdict: `proven` for every key, text and number of blocks, apart and in place; `violation`
            where it breaks a rule or computes something else; `unknown` where neither is shown.
        detail: what is violated, or what is not known; empty where it is proven.
        seconds: that it took.
    """

    verdict: Verdict
    detail: str = ""
    seconds: float = 0


def prove_function(subject: Subject, role: str) -> Outcome:
    """Prove one function of a file.

    Args:
        subject: the file.
        role: of the function, as the interface calls it.
    """
    if role not in ATTEMPTED or "key_setup" not in subject.addresses:
        return Outcome("not attempted", "there is no proof of this function yet")
    begin = time.perf_counter()
    verdict, detail = _attempt(subject, role)
    return Outcome(verdict, detail, time.perf_counter() - begin)


def _attempt(subject: Subject, role: str) -> tuple[Verdict, str]:
    direction: Direction = "ecb_encrypt" if role == "ecb_encrypt" else "ecb_decrypt"
    try:
        Proof(subject, concrete=True).run_once(direction)
        Proof(subject).ecb(direction)
    except Broken as problem:
        return "violation", str(problem)
    except (Beyond, FormTooLarge, Unsupported) as problem:
        return "unknown", str(problem)
    except (MemoryError, RecursionError) as problem:
        return "unknown", type(problem).__name__
    return "proven", ""
