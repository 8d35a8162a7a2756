"""Converts errors of the compiler and the checks about a user's input to errors for people."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

from dsl.syntax.diagnostics import DiagnosticError
from runtime.internal_error import mistake_of
from runtime.user_error import UserError, full_folder, user_error_of

Given = ParamSpec("Given")
Made = TypeVar("Made")

OURS = ("compiler.registers.verify.AllocationError", "verify.programs.differential.DifferenceError")
"""Errors of passes that are our fault, whatever the input is."""
EXPECTED = (
    "bench.mca.UnknownCoreError",
    "bench.trace.NoSteadyLoopError",
    "compiler.emission.virtual.RegisterTypeError",
    "compiler.layouts.layout.LayoutError",
    "compiler.passes.forms.sbox.CircuitError",
    "compiler.pipeline.PipelineError",
    "compiler.machine.load.UnknownTargetError",
    "compiler.machine.load.TargetError",
    "targets.machine.NoEmulatorError",
    "compiler.selection.tiling.NoRuleError",
    "dsl.vectors.VectorError",
    "verify.toolchain.assemble.AssemblyError",
    "verify.native.compiled.CompilerError",
)
"""Errors in an input."""
TOOLS = ("verify.toolchain.assemble.AssemblyError", "verify.native.compiled.CompilerError")
"""Errors of programs that lwcc runs; they write to the temporary folder."""
MISSING_TOOL = ("verify.toolchain.tools.MissingTool",)
"""Errors are identified by name: importing their modules would load an emulator and a solver."""


@contextmanager
def explaining() -> Iterator[None]:
    """Raise a `UserError` in place of every error that an input or a machine may cause."""
    try:
        yield
    except DiagnosticError as problem:
        raise UserError(problem.render(), quoted=True) from problem
    except BrokenPipeError:
        raise  # whoever reads stdout has enough: no error of ours
    except Exception as problem:
        found = _user_error_of(problem)
        if found is None:
            raise
        raise found from problem


def _user_error_of(problem: Exception) -> UserError | None:
    """The error for people; None for an unexpected error."""
    if _is_one_of(problem, MISSING_TOOL):
        return UserError(f"{problem}\nhint: `lwcc doctor` shows every tool and how to get it")
    if full := full_folder(str(problem)) if _is_one_of(problem, TOOLS) else None:
        return full
    if _is_one_of(problem, OURS):
        return mistake_of(problem, str(problem))
    if _is_one_of(problem, EXPECTED):
        return UserError(str(problem))
    return user_error_of(problem) if isinstance(problem, OSError) else None


def _is_one_of(problem: Exception, names: tuple[str, ...]) -> bool:
    return any(f"{kind.__module__}.{kind.__qualname__}" in names for kind in type(problem).__mro__)


def explained(function: Callable[Given, Made]) -> Callable[Given, Made]:
    """A function whose expected errors are for people."""

    @wraps(function)
    def wrapped(*args: Given.args, **kwargs: Given.kwargs) -> Made:
        with explaining():
            return function(*args, **kwargs)

    return wrapped
