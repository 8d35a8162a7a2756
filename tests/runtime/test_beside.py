"""Checks beside the passes find what checks between them find, and leave no process behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import pytest

from compiler.ir.program import Op
from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass, in_turn
from compiler.passes.spec.invert import Invert
from compiler.passes.spec.unroll import Unroll
from compiler.pipeline import run_passes
from runtime.beside import MOST_NUMBERS, beside, side_by_side
from tests.compiler.stages import cipher
from verify.programs.differential import DifferenceError, check_passes

TARGET = load_target("c")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))


class Wrong(Invert):
    """Takes the first sum of decryption for a conjunction."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Change one operation of what the pass makes."""
        done = super().run_module(module, context)
        program = done.programs["decrypt"]
        place = next(i for i, op in enumerate(program.ops) if op.name == "xor")
        changed = replace(program.ops[place], name="and")
        ops = (*program.ops[:place], changed, *program.ops[place + 1 :])
        return replace(done, programs={**done.programs, "decrypt": program.with_ops(ops)})


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("verify.child.n_cores", lambda: 2)
    monkeypatch.setattr(multiprocessing, "parent_process", lambda: None)
    yield
    assert not multiprocessing.active_children()


def start() -> Module:
    """A cipher whose decryption is found by a pass."""
    return Module(cipher("speck"), "speck64_128", {})


def run(*steps: Pass) -> Module:
    """Passes, each checked beside the next."""
    with beside(check_passes(TARGET)) as watch:
        assert not isinstance(watch, type(check_passes(TARGET)))
        return run_passes(start(), CONTEXT, steps, watch)


def test_what_is_right_passes() -> None:
    assert "decrypt" in run(Unroll(), Invert()).programs


def test_a_wrong_pass_is_named() -> None:
    with pytest.raises(DifferenceError) as apart:
        run(Unroll(), Wrong())
    with pytest.raises(DifferenceError) as between:
        run_passes(start(), CONTEXT, (Unroll(), Wrong()), check_passes(TARGET))
    assert str(apart.value) == str(between.value)


class Failing(Invert):
    """Raises what nobody expects."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Fail."""
        raise KeyError("of a pass")


def test_an_error_of_a_pass_ends_the_check() -> None:
    with pytest.raises(KeyError, match="of a pass"):
        run(Unroll(), Failing())


def test_a_check_that_is_killed_is_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: object) -> None:
        os.kill(os.getpid(), signal.SIGKILL)

    monkeypatch.setattr("verify.programs.differential.PassCheck.look", killed)
    with pytest.raises(ChildProcessError, match="ended from outside"):
        run(Unroll())


def test_on_one_core_it_is_checked_between_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verify.child.n_cores", lambda: 1)
    check = check_passes(TARGET)
    with beside(check) as watch:
        assert watch is check


def test_calls_side_by_side_give_their_values_in_order() -> None:
    calls = [partial(pow, 3, n) for n in range(7)]
    assert side_by_side(calls) == in_turn(calls)


def test_more_calls_than_a_pipe_has_room_for() -> None:
    calls = [partial(pow, 3, n) for n in range(MOST_NUMBERS + 2)]
    assert side_by_side(calls) == in_turn(calls)


def test_operations_come_back_as_they_were() -> None:
    ops = [op for p in run_passes(start(), CONTEXT, (Unroll(),)).programs.values() for op in p.ops]
    calls: list[Callable[[], Op]] = [partial(replace, op) for op in ops]
    assert side_by_side(calls) == ops


def test_an_error_of_a_call_beside_is_raised() -> None:
    calls = [partial(int, text) for text in ("1", "two", "3", "4")]
    with pytest.raises(ValueError, match="two"):
        side_by_side(calls)
