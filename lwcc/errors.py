"""Turns what the compiler and the checks raise about a user's input into complaints."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from bench.mca import UnknownCoreError
from bench.trace import NoSteadyLoopError
from compiler.layout import LayoutError
from compiler.passes.sbox import CircuitError
from compiler.pipeline import PipelineError
from compiler.target import UnknownTargetError
from compiler.tiling import NoRuleError
from compiler.verify_allocation import AllocationError
from dsl.diagnostics import DiagnosticError
from dsl.vectors import VectorError
from lwcc.complaint import Complaint, complaint_of
from lwcc.mistake import mistake_of
from verify.assemble import AssemblyError
from verify.compiled import CompilerError
from verify.differential import DifferenceError
from verify.tools import MissingTool

Given = ParamSpec("Given")
Made = TypeVar("Made")

OURS = (AllocationError, DifferenceError)
"""What a pass did wrong, whatever the input is."""
EXPECTED = (
    AssemblyError,
    CircuitError,
    CompilerError,
    LayoutError,
    NoRuleError,
    NoSteadyLoopError,
    PipelineError,
    UnknownCoreError,
    UnknownTargetError,
    VectorError,
)


@contextmanager
def explaining() -> Iterator[None]:
    """Raise a `Complaint` in place of every error that an input or a machine may cause."""
    try:
        yield
    except DiagnosticError as problem:
        raise Complaint(problem.render(), quoted=True) from problem
    except MissingTool as problem:
        hint = "`lwcc doctor` shows every tool and how to get it"
        raise Complaint(f"{problem}\nhint: {hint}") from problem
    except OURS as problem:
        raise mistake_of(problem, str(problem)) from problem
    except EXPECTED as problem:
        raise Complaint(str(problem)) from problem
    except BrokenPipeError:
        raise  # whoever reads stdout has enough: no error of ours
    except OSError as problem:
        raise complaint_of(problem) from problem


def explained(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """A function whose expected errors are complaints."""

    @wraps(function)
    def wrapped(*args: Given.args, **kwargs: Given.kwargs) -> Made:
        with explaining():
            return function(*args, **kwargs)

    return wrapped
