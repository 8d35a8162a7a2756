"""The verdict on a kernel that answers requests: proven for outputs of any length, or unknown."""

from __future__ import annotations

import time
from dataclasses import replace

from prove.claims.interface import literals
from prove.claims.verdict import Outcome
from prove.graph.graph import Graph
from prove.kernels.output import Differs
from prove.kernels.thread import KernelProblem
from prove.machine.not_shown import NOT_SHOWN, why_unknown
from prove.requests.claim import RequestClaim
from prove.requests.text import RequestText
from verify.grids.steps import Program

ENGINE = "bit graph"
"""The engine that compares kernel and text."""
ANY_LENGTH = "any number of states, outputs of any length"


def prove_request(program: Program, text: RequestText) -> Outcome:
    """Prove a kernel of a mode.

    Args:
        program: the kernel.
        text: what it is for.
    """
    begin = time.perf_counter()
    outcome = _proven(program, text)
    return replace(outcome, seconds=time.perf_counter() - begin)


def _proven(program: Program, text: RequestText) -> Outcome:
    graph = Graph()
    try:
        RequestClaim(program, text, graph, literals(graph)).prove()
    except (KernelProblem, Differs) as problem:
        # No run shows it: a path may stand for states that do not exist.
        return Outcome("unknown", str(problem))
    except NOT_SHOWN as problem:
        return Outcome("unknown", why_unknown(problem))
    return Outcome("proven", ANY_LENGTH, engine=ENGINE)
