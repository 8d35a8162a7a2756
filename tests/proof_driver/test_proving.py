"""Functions are proven within limits, long files first; what is given up is no verdict."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import pytest

from artifacts.generated_files import Part
from artifacts.parts import FunctionVerdict, ProofTask
from builds.product import Product
from catalogue.ciphers import CipherSource
from proof_driver.certificates import Certificate
from proof_driver.proving import (
    Attempt,
    File,
    attempt,
    certify,
    is_provable,
    prove_all,
    violations,
    with_proofs,
)
from prove.limited_process import NOT_FINISHED, Exceeded
from prove.machine.not_shown import OUT_OF_MEMORY
from runtime.budgets import Limits
from runtime.user_error import UserError
from tests.proof_driver.doubles.toy_part import (
    CHECKER,
    DIGEST,
    ROLES,
    certificate,
    file_of,
    found,
    part_of,
)
from verify.report import Finding

LIMITS = Limits(seconds=7, megabytes=900, seconds_in_all=60, megabytes_in_all=1000)


@dataclass
class Jobs:
    """Takes down the jobs that would be run on all cores, and proves every function."""

    done: list[Attempt] = field(default_factory=list)

    def run(
        self, call: Callable[[Attempt], Any], jobs: Sequence[Attempt], what: str
    ) -> list[FunctionVerdict]:
        assert (call.__name__, what) == ("attempt", "proving functions")
        self.done += jobs
        return [found(job.task.role, path=str(job.task.path)) for job in jobs]


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> Jobs:
    made = Jobs()
    monkeypatch.setattr("proof_driver.proving.run_jobs", made.run)
    monkeypatch.setattr("proof_driver.proving.with_readers", lambda _tasks, rows: list(rows))
    monkeypatch.setattr("proof_driver.proving.n_cores", lambda: 4)
    monkeypatch.setattr("proof_driver.proving.time.time", lambda: 1000.0)
    monkeypatch.setattr("proof_driver.certificates.checker_digest", lambda _target: CHECKER)
    return made


def longer(file: File) -> File:
    return replace(file, part=replace(file.part, text=f"{file.part.text}# more\n"))


def test_a_file_is_a_task_for_each_function() -> None:
    file = file_of("rv32i/a.s")
    assert [task.key for task in file.tasks] == [("rv32i/a.s", "toy64_64", role) for role in ROLES]
    assert all((task.part, task.cipher) == (file.part, "toy.dsl") for task in file.tasks)


def test_only_object_code_that_is_read_is_proven() -> None:
    assert is_provable(part_of())
    assert is_provable(part_of(target="neon", lanes=8))
    assert not is_provable(part_of(target="c", lanes=1))


def test_functions_of_long_files_are_proven_first_and_found_in_order(jobs: Jobs) -> None:
    tasks = [*file_of("rv32i/a.s").tasks, *longer(file_of("rv32i/b.s")).tasks]
    rows = prove_all(tasks, LIMITS)
    assert [(row.path, row.function) for row in rows] == [(str(t.path), t.role) for t in tasks]
    assert [job.task for job in jobs.done] == [*tasks[3:], *tasks[:3]]


def test_limits_of_all_together_are_shared_by_those_at_the_same_time(jobs: Jobs) -> None:
    """Six functions on four cores, then one alone."""
    prove_all([*file_of("a.s").tasks, *file_of("b.s").tasks], LIMITS)
    prove_all(file_of("a.s").tasks[:1], LIMITS)
    first, last = jobs.done[0], jobs.done[-1]
    assert (first.limits.seconds, first.limits.megabytes, first.until) == (7, 250, 1060.0)
    assert last.limits.megabytes == 900
    prove_all(file_of("a.s").tasks, Limits(seconds=7, megabytes=9))
    assert (jobs.done[-1].limits.megabytes, jobs.done[-1].until) == (9, None)


def test_what_is_known_already_is_not_proven_again(jobs: Jobs) -> None:
    tasks = file_of("rv32i/a.s").tasks
    known = {tasks[1].key: found(tasks[1].role, "unknown", "known")}
    rows = prove_all(tasks, LIMITS, known)
    assert [job.task.role for job in jobs.done] == ["key_setup", "ecb_decrypt"]
    assert rows[1] is known[tasks[1].key]
    assert prove_all([], LIMITS) == []


def test_each_file_has_the_certificate_of_its_own_functions(jobs: Jobs) -> None:
    files = [file_of("rv32i/a.s"), longer(file_of("rv32i/b.s"))]
    pairs = certify(files, LIMITS)
    assert [[row.path for row in rows] for _, rows in pairs] == [
        [str(file.path)] * 3 for file in files
    ]
    for made, _ in pairs:
        assert (made.object_sha256, list(made.functions)) == (DIGEST, list(ROLES))
        assert made.n_proven == 3
    assert len(jobs.done) == 6


def test_functions_that_are_shown_to_be_wrong_are_findings() -> None:
    rows = [found("a"), found("b", "violation", "byte 0"), found("c", "unknown", "why")]
    assert violations(rows) == [Finding("proof of b", "failed", 0, "byte 0")]


@dataclass(frozen=True)
class Made:
    """A product with what proofs say of it."""

    part: Part
    words: str = ""
    findings: tuple[Finding, ...] = ()
    verdicts: tuple[FunctionVerdict, ...] = ()

    def with_proof(self, words: str) -> Made:
        return replace(self, words=words)


@dataclass(frozen=True)
class Source:
    path: str = "toy.dsl"


def proven(*products: Made, again: bool = False) -> list[Made]:
    made = with_proofs(
        cast("list[Product]", products), cast("CipherSource", Source()), LIMITS, again
    )
    return cast("list[Made]", made)


@pytest.fixture
def shipped(monkeypatch: pytest.MonkeyPatch, jobs: Jobs) -> Jobs:
    """A certificate comes with lwcc of the file `old.s`; encryption is wrong in any other."""

    def run(_call: object, asked: Sequence[Attempt], _what: str) -> list[FunctionVerdict]:
        jobs.done += asked
        wrong = {"ecb_encrypt": found("ecb_encrypt", "violation", "byte 0")}
        return [wrong.get(job.task.role, found(job.task.role)) for job in asked]

    def of(part: Part, digest: str) -> Certificate | None:
        return certificate() if (part.file, digest) == ("old.s", DIGEST) else None

    monkeypatch.setattr("proof_driver.proving.object_digest", lambda _part: DIGEST)
    monkeypatch.setattr("proof_driver.proving.shipped_certificate", of)
    monkeypatch.setattr("proof_driver.proving.run_jobs", run)
    return jobs


def test_products_say_what_is_proven_and_hold_what_is_wrong(shipped: Jobs) -> None:
    before = Finding("calls", "tested", 3)
    old, new = proven(Made(part_of(file="old.s")), Made(part_of(file="new.s"), "", (before,)))
    assert [job.task.path.name for job in shipped.done] == ["new.s"] * 3
    assert old.words == certificate().words
    assert [row.function for row in old.verdicts] == list(ROLES)
    assert old.findings == ()
    assert new.words.startswith("proven: key_setup, ecb_decrypt; violation: ecb_encrypt; by ")
    assert new.findings == (before, Finding("proof of ecb_encrypt", "failed", 0, "byte 0"))


def test_a_certificate_that_comes_along_may_not_be_enough(shipped: Jobs) -> None:
    proven(Made(part_of(file="old.s")), again=True)
    assert len(shipped.done) == 3


def test_products_that_nobody_reads_stay_as_they_are(shipped: Jobs) -> None:
    made = Made(part_of(target="c", lanes=1))
    assert proven(made) == [made]
    assert shipped.done == []


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """The limits of the process apart, in which every function is proven."""
    limits: dict[str, object] = {}

    def run(call: Callable[[], Any], **most: object) -> Any:
        limits.update(most)
        return call()

    class NoSubjects:
        def of(self, _task: ProofTask) -> None:
            """Nothing is assembled."""

    monkeypatch.setattr("proof_driver.proving.run_limited", run)
    monkeypatch.setattr("proof_driver.proving._SUBJECTS", NoSubjects())
    monkeypatch.setattr("proof_driver.proving.prove_one", lambda task, _subject: found(task.role))
    monkeypatch.setattr("proof_driver.proving.time.time", lambda: 1000.0)
    return limits


def job(until: float | None = None) -> Attempt:
    return Attempt(ProofTask(Path("x.s"), part_of(), "ecb_encrypt", ""), LIMITS, until)


@pytest.mark.parametrize(("until", "seconds"), [(None, 7.0), (1060.0, 7.0), (1003.5, 3.5)])
def test_an_attempt_ends_when_all_must_be_done(
    given: dict[str, object], until: float | None, seconds: float
) -> None:
    assert attempt(job(until)) == found("ecb_encrypt")
    assert given == {"seconds": seconds, "megabytes": 900}


def test_too_late_nothing_is_run(given: dict[str, object]) -> None:
    row = attempt(job(until=1000.0))
    assert given == {}
    assert (row.outcome.verdict, row.outcome.detail) == ("unknown", f"{NOT_FINISHED}7 s")
    assert (row.path, row.function, row.megabytes) == ("x.s", "ecb_encrypt", 0)


@pytest.mark.parametrize(
    ("told", "limit"),
    [
        (Exceeded("time"), "7 s"),
        (Exceeded("memory"), "900 MB"),
        (found("ecb_encrypt", "unknown", OUT_OF_MEMORY), "900 MB"),
    ],
)
@pytest.mark.usefixtures("given")
def test_a_limit_that_was_met_is_named(
    monkeypatch: pytest.MonkeyPatch, told: object, limit: str
) -> None:
    monkeypatch.setattr("proof_driver.proving.run_limited", lambda _call, **_most: told)
    outcome = attempt(job()).outcome
    assert (outcome.verdict, outcome.detail) == ("unknown", f"not finished in {limit}")


@pytest.mark.usefixtures("given")
def test_a_mistake_of_the_checker_is_no_verdict_and_one_of_the_user_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    problems: list[Exception] = [KeyError("row"), UserError("the file was changed")]

    def fail(_task: ProofTask, _subject: object) -> FunctionVerdict:
        raise problems.pop(0)

    monkeypatch.setattr("proof_driver.proving.prove_one", fail)
    outcome = attempt(job()).outcome
    assert (outcome.verdict, outcome.detail) == ("unknown", "the checker failed: KeyError: 'row'")
    with pytest.raises(UserError, match="the file was changed"):
        attempt(job())
