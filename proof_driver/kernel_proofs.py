"""Proves kernels within limits: runs on constants first, then the bit graph, then the sweep."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from artifacts.origin import origin_of
from artifacts.parts import FunctionVerdict, ProofTask
from proof_driver.kernel_files import KernelPart, header_of, kernel_subject, kernels_of
from proof_driver.kernel_runs import KernelRuns
from prove.claims.verdict import Outcome
from prove.kernels.verdict import prove_kernel
from prove.limited_process import NOT_FINISHED, Exceeded, run_limited
from runtime.budgets import Limits
from runtime.errors import explained
from runtime.user_error import UserError
from runtime.workers import run_jobs
from verify.child import n_cores
from verify.grids.session import roles

FEW_CALLS = 6
"""The calls of each check before a proof, which find most errors early; the proof covers all."""


@dataclass(frozen=True)
class KernelAttempt:
    """A kernel to be proven within limits."""

    task: ProofTask
    limits: Limits


def prove_kernels(tasks: Sequence[ProofTask], limits: Limits) -> list[FunctionVerdict]:
    """Prove kernels on all cores.

    Args:
        tasks: the kernels.
        limits: what each may take.

    Returns:
        What is found of each kernel, in the order of the tasks.

    Raises:
        UserError: a file cannot be proven.
    """
    each = limits.of_each(max(1, min(n_cores(), len(tasks))))
    jobs = [KernelAttempt(task, each) for task in tasks]
    return run_jobs(attempt, jobs, "proving kernels")


@explained
def attempt(job: KernelAttempt) -> FunctionVerdict:
    """Prove one kernel, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    task, limits = job.task, job.limits
    try:
        found = run_limited(
            partial(prove_task, task), seconds=float(limits.seconds), megabytes=limits.megabytes
        )
    except UserError:
        raise
    except Exception as error:
        found = _unknown(task, f"the checker failed: {type(error).__name__}: {error}")
    if not isinstance(found, Exceeded):
        return found
    limit = f"{limits.megabytes} MB" if found.what == "memory" else f"{limits.seconds} s"
    return _unknown(task, NOT_FINISHED + limit)


def prove_task(task: ProofTask) -> FunctionVerdict:
    """Prove one kernel.

    Raises:
        UserError: the file cannot be proven.
    """
    part = task.part
    header = part.header if isinstance(part, KernelPart) else header_of(task.path)
    subject = kernel_subject(part, header, task.cipher)
    kernel = kernels_of(part)[task.role]
    runs = KernelRuns(part, subject, origin_of(part, task.path.parent, task.cipher).load())
    wrong = runs.difference(kernel, most_calls=FEW_CALLS)
    outcome = Outcome("violation", wrong)
    if not wrong:
        found = prove_kernel(subject, kernel, roles(kernel))
        outcome = found.outcome
        if outcome.verdict == "unknown" and found.inputs:
            shown = runs.difference_for(kernel, found.inputs)
            outcome = replace(outcome, verdict="violation", detail=shown) if shown else outcome
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return FunctionVerdict(str(task.path), task.role, outcome, megabytes)


def _unknown(task: ProofTask, detail: str) -> FunctionVerdict:
    return FunctionVerdict(str(task.path), task.role, Outcome("unknown", detail), 0)
