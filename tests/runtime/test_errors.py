"""What an input or a machine may cause is an error for people; all else stays what it was."""

from __future__ import annotations

import importlib
import os
import tempfile

import pytest

from compiler.layouts.layout import LayoutError
from compiler.machine.load import UnknownTargetError
from compiler.registers.verify import AllocationError
from dsl.syntax.diagnostics import Diagnostic, DiagnosticError
from dsl.syntax.tree import Span
from runtime.errors import EXPECTED, MISSING_TOOL, OURS, TOOLS, explained, explaining
from runtime.internal_error import InternalError
from runtime.user_error import UserError
from verify.toolchain.assemble import AssemblyError
from verify.toolchain.tools import MissingTool, tool_named

NO_SPACE = "No space left on device"


class Narrower(LayoutError):
    """An expected error of a more special kind."""


def raised(problem: Exception) -> Exception:
    """What comes of an error."""
    try:
        with explaining():
            raise problem
    except Exception as found:
        return found


@pytest.mark.parametrize("name", [*EXPECTED, *OURS, *TOOLS, *MISSING_TOOL])
def test_errors_are_told_by_names_that_exist(name: str) -> None:
    module, _, kind = name.rpartition(".")
    assert issubclass(getattr(importlib.import_module(module), kind), Exception)


@pytest.mark.parametrize(
    ("problem", "message"),
    [
        (UnknownTargetError("no target `x`"), "no target `x`"),
        (LayoutError("no layout"), "no layout"),
        (Narrower("no layout at all"), "no layout at all"),
        (AssemblyError("llvm-mc refused the file"), "llvm-mc refused the file"),
        (FileNotFoundError(2, "No such file", "x.dsl"), "x.dsl: No such file"),
        (OSError("it is odd"), "it is odd"),
    ],
)
def test_what_is_wrong_with_an_input_is_said(problem: Exception, message: str) -> None:
    found = raised(problem)
    assert type(found) is UserError
    assert (found.message, found.quoted, found.__cause__) == (message, False, problem)


def test_a_diagnostic_is_quoted() -> None:
    problem = DiagnosticError([Diagnostic(Span("x.dsl", 1, 3), "wrong", "write")], "a b c\n")
    found = raised(problem)
    assert isinstance(found, UserError)
    assert (found.message, found.quoted) == (problem.render(), True)
    assert found.message.startswith("x.dsl:1:3: error: wrong\n")


def test_a_missing_tool_has_a_hint() -> None:
    found = raised(MissingTool(tool_named("gcc")))
    assert isinstance(found, UserError)
    assert found.message.startswith("gcc is missing (")
    assert found.message.endswith("\nhint: `lwcc doctor` shows every tool and how to get it")


def test_a_tool_without_space_names_the_folder() -> None:
    found = raised(AssemblyError(f"llvm-mc refused the file:\n{NO_SPACE}"))
    assert isinstance(found, UserError)
    assert found.message.startswith(f"{NO_SPACE} in the temporary folder {tempfile.gettempdir()}")
    other = raised(LayoutError(NO_SPACE))
    assert isinstance(other, UserError)
    assert other.message == NO_SPACE


def test_what_a_pass_did_wrong_is_our_mistake() -> None:
    found = raised(AllocationError("v3 is lost"))
    assert isinstance(found, InternalError)
    assert (found.message, found.exit_code) == ("v3 is lost", 1)


@pytest.mark.parametrize(
    "problem",
    [
        ValueError("nobody expects it"),
        BrokenPipeError(32, os.strerror(32)),
        UserError("it is said already"),
        KeyError("x"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_all_else_stays_what_it_was(problem: Exception) -> None:
    assert raised(problem) is problem


def test_a_function_is_explained_and_keeps_its_name() -> None:
    @explained
    def halve(number: int, *, by: int = 2) -> int:
        """Half of a number."""
        if number % by:
            raise LayoutError(f"{number} is odd")
        return number // by

    assert (halve(8), halve(9, by=3)) == (4, 3)
    assert (halve.__name__, halve.__doc__) == ("halve", "Half of a number.")
    with pytest.raises(UserError, match="7 is odd"):
        halve(7)


def test_what_goes_well_goes_on() -> None:
    with explaining():
        done = True
    assert done
