"""The limit of memory: the message, the exit code, and what is left behind."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest

from compiler.passes.forms.slice import Slice
from compiler.passes.spec.complement import Complement
from compiler.pipeline import PipelineError, Step
from prove.limited_process import MEMORY_IN_USE
from runtime.limits import AtWork, limited_memory
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, refused

needs_a_limit = pytest.mark.skipif(not MEMORY_IN_USE.exists(), reason="only Linux counts memory")


def fill(megabytes: int) -> bytes:
    return bytes(megabytes << 20)


@needs_a_limit
@pytest.mark.parametrize(
    ("step", "message"),
    [
        (None, "s: more than 50 MB are needed\nhint: `--megabytes 100` gives it more"),
        (
            Step(Slice(), 2, 3),
            "s: the pass `slice` needs more than 50 MB\nhint: `--megabytes 100` gives it more",
        ),
        (
            Step(Complement(), 1, 3),
            "s: the pass `complement` needs more than 50 MB\n"
            "hint: `--megabytes 100` gives it more, `--without complement` leaves it out",
        ),
    ],
)
def test_issue_13_memory_names_the_pass_at_work(step: Step | None, message: str) -> None:
    before = resource.getrlimit(resource.RLIMIT_AS)
    at_work = AtWork()
    if step:
        at_work(step)
    with pytest.raises(UserError) as problem, limited_memory("s", 50, at_work):
        # More than what earlier tests may have left at the end of the heap.
        fill(1000)
    assert problem.value.message == message
    assert resource.getrlimit(resource.RLIMIT_AS) == before
    assert len(fill(100)) == 100 << 20


@needs_a_limit
def test_issue_13_a_compile_without_memory_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Complement, "run_module", lambda *_: fill(600))
    hungry = ("--megabytes", "500", "--no-check", "-o", tmp_path)
    assert refused("compile", TOY, *hungry) == (
        f"lwcc: error: {TOY_SET}: the pass `complement` needs more than 500 MB\n"
        "hint: `--megabytes 1000` gives it more, `--without complement` leaves it out\n"
    )
    assert not list(tmp_path.iterdir())


def test_each_pass_is_told_of_before_it_runs() -> None:
    told: list[tuple[str, int, int]] = []

    def begin(step: Step) -> None:
        told.append((step.name, step.number, step.count))

    at_work = AtWork(begin)
    at_work(Step(Slice(), 1, 2))
    at_work(Step(Complement(), 2, 2))
    assert told == [("slice", 1, 2), ("complement", 2, 2)]
    assert at_work.step == Step(Complement(), 2, 2)


@pytest.mark.parametrize("verb", ["compile", "ir", "explain"])
def test_each_verb_that_runs_passes_takes_the_limit(verb: str) -> None:
    assert "--megabytes" in lwcc(verb, "--help").stdout


def test_what_a_pass_refuses_goes_through_the_limit() -> None:
    with pytest.raises(PipelineError), limited_memory("s", 50, AtWork()):
        raise PipelineError("no such pass")
