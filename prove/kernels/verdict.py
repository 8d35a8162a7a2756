"""The verdict on a kernel: proven, a violation, or unknown."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from compiler.frontend.interface import Kernel
from prove.claims.difference import dependence
from prove.claims.interface import literals
from prove.claims.reproof import Answer
from prove.claims.verdict import SWEEP_SECONDS, Outcome
from prove.graph.graph import Graph
from prove.graph.sweep import Limits, SweptGraph
from prove.kernels.claims import KernelClaim
from prove.kernels.host import HostError
from prove.kernels.output import Differs
from prove.kernels.subject import KernelSpec, KernelSubject
from prove.kernels.thread import KernelProblem
from prove.machine.not_shown import NOT_SHOWN, why_unknown
from verify.grids.steps import Program


@dataclass(frozen=True)
class KernelOutcome:
    """The result for a kernel.

    Args:
        outcome: the verdict.
        inputs: bits of inputs, by name and place, for which a byte may be wrong; empty if none
            were found.
    """

    outcome: Outcome
    inputs: Mapping[tuple[str, int], int] = field(default_factory=dict[tuple[str, int], int])


def prove_kernel(subject: KernelSubject, kernel: Kernel, roles: Sequence[str]) -> KernelOutcome:
    """Prove one kernel of a file.

    Args:
        subject: the file.
        kernel: the kernel.
        roles: of its parameters, in order.
    """
    begin = time.perf_counter()
    found = _on_bit_graph(subject, kernel, roles)
    if found.outcome.verdict == "unknown":
        found = _swept(subject, kernel, roles, found)
    seconds = time.perf_counter() - begin
    return replace(found, outcome=replace(found.outcome, seconds=seconds))


def answer_for(spec: KernelSpec, kernel: Kernel, roles: Sequence[str], program: Program) -> Answer:
    """The result of the bit graph for other statements of a kernel, such as a mutant's.

    Args:
        spec: the cipher's text and the host functions, run for the kernel before.
        kernel: the kernel.
        roles: of its parameters, in order.
        program: the statements.
    """
    try:
        KernelClaim(spec, kernel, roles, program).prove()
    except KernelProblem as problem:
        return Answer("breaks a rule", str(problem))
    except Differs as problem:
        return Answer("differs", str(problem))
    except NOT_SHOWN as problem:
        return Answer("unknown", why_unknown(problem))
    return Answer("proven")


def _on_bit_graph(subject: KernelSubject, kernel: Kernel, roles: Sequence[str]) -> KernelOutcome:
    """The result of the bit graph."""
    graph = Graph()
    try:
        KernelClaim(KernelSpec(subject, graph, literals(graph)), kernel, roles).prove()
    except KernelProblem as problem:
        shown = dependence(graph, problem.literals) if problem.literals else ""
        if shown:
            return KernelOutcome(Outcome("violation", f"{problem}: {shown}"))
        return KernelOutcome(Outcome("unknown", str(problem)))
    except (Differs, HostError) as problem:
        return KernelOutcome(Outcome("unknown", str(problem)))
    except NOT_SHOWN as problem:
        return KernelOutcome(Outcome("unknown", why_unknown(problem)))
    return KernelOutcome(Outcome("proven"))


def _swept(
    subject: KernelSubject, kernel: Kernel, roles: Sequence[str], before: KernelOutcome
) -> KernelOutcome:
    """The result of the sweep; the earlier one, with the inputs of a difference, if it has none."""
    graph = SweptGraph(Limits(SWEEP_SECONDS))
    try:
        KernelClaim(KernelSpec(subject, graph, literals(graph)), kernel, roles).prove()
    except (KernelProblem, Differs, HostError, *NOT_SHOWN):
        return replace(before, inputs=dict(graph.difference))
    return KernelOutcome(Outcome("proven", engine="SAT sweep"))
