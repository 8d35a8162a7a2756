"""Certificates that hold are kept, others are made anew, and a wrong one is said so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from artifacts.parts import FunctionVerdict
from proof_driver.certificate_state import (
    CertificateState,
    Some,
    inspect,
    keep,
    prove_some,
    renew,
)
from proof_driver.certificates import Certificate
from proof_driver.proving import Attempt, File
from runtime.budgets import OF_AN_INDEX, Limits
from runtime.user_error import UserError
from tests.proof_driver.doubles.toy_part import CHECKER, ROLES, certificate, file_of, found

A, B = "rv32i/a.s", "rv32i/b.s"
NOTHING = CertificateState({}, {})


@dataclass(frozen=True)
class Sources:
    """Those of the checker, by a digest that a test chooses."""

    made: str = CHECKER

    def digest(self, _target: str) -> str:
        return self.made


@pytest.fixture(autouse=True)
def checker(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digest of the toy's checker in place of that of all sources."""
    for module in ("certificates", "certificate_state"):
        monkeypatch.setattr(f"proof_driver.{module}.checker_digest", lambda _target: CHECKER)
    monkeypatch.setattr("proof_driver.certificate_state.PROOF", Sources())


@pytest.fixture
def certified(monkeypatch: pytest.MonkeyPatch) -> list[File]:
    """The files that are proven: of each, encryption is wrong and decryption not known."""
    asked: list[File] = []

    def certify(
        files: Sequence[File], limits: Limits
    ) -> list[tuple[Certificate, list[FunctionVerdict]]]:
        assert limits is OF_AN_INDEX
        asked.extend(files)
        return [
            (
                certificate(ecb_encrypt="violation", ecb_decrypt="unknown"),
                [
                    found("key_setup"),
                    found("ecb_encrypt", "violation", "byte 0", str(file.path)),
                    found("ecb_decrypt", "unknown", "why", str(file.path)),
                ],
            )
            for file in files
        ]

    monkeypatch.setattr("proof_driver.certificate_state.certify", certify)
    return asked


def test_a_certificate_of_the_file_as_it_is_now_is_kept() -> None:
    files = [file_of(A), file_of(B)]
    kept = keep(files, {A: certificate().as_table(), "rv32i/c.s": "not looked at"})
    assert kept == CertificateState({A: certificate()}, {})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"object_sha256": "0" * 64}, "it is of other object code (sha256 000000000000, here 0123"),
        ({"checker": "0" * 64}, "it is of another checker"),
        ({"assumed": []}, "it assumes nothing"),
        ({"functions": {}}, "it is of other functions"),
        ({"dsl_sha256": 5}, "its `dsl_sha256` is missing or not as `lwcc regen` writes it"),
    ],
)
def test_one_of_something_else_is_dropped_with_the_reason(
    change: dict[str, object], said: str
) -> None:
    kept = keep([file_of(A)], {A: {**certificate().as_table(), **change}})
    assert kept.held == {}
    assert list(kept.dropped) == [A]
    assert kept.dropped[A].startswith(said)


def test_files_without_a_certificate_that_settles_them_are_proven(certified: list[File]) -> None:
    open_one = certificate(ecb_decrypt="unknown")
    kept = CertificateState({A: certificate(), B: open_one}, {"rv32i/c.s": "why"})
    files = [file_of(path) for path in (A, B, "rv32i/c.s")]
    state = renew(files, kept)
    assert certified == files[1:]
    assert state.held[A] == certificate()
    assert state.held[B].functions["ecb_encrypt"].verdict == "violation"
    assert set(state.held) == {A, B, "rv32i/c.s"}
    assert state.dropped == kept.dropped
    assert state.wrong == [f"violation: {p}: ecb_encrypt: byte 0" for p in (B, "rv32i/c.s")]
    assert state.open == [f"unknown: {p}: ecb_decrypt: why" for p in (B, "rv32i/c.s")]


def test_all_may_be_proven_again(certified: list[File]) -> None:
    renew([file_of(A)], CertificateState({A: certificate()}, {}), again=True)
    assert [file.path.as_posix() for file in certified] == [A]


def test_nothing_is_certified_by_sources_that_changed_meanwhile(
    monkeypatch: pytest.MonkeyPatch, certified: list[File]
) -> None:
    monkeypatch.setattr("proof_driver.certificate_state.PROOF", Sources("another"))
    with pytest.raises(UserError, match="sources were changed while it ran: nothing is certified"):
        renew([file_of(A)], NOTHING)
    renew([], NOTHING)
    assert len(certified) == 1


def test_each_file_is_wanted_to_have_one() -> None:
    kept = CertificateState({A: certificate()}, {}, wrong=["before"])
    state = inspect([file_of(A), file_of(B)], kept)
    assert state == replace(kept, wrong=["before", f"{B} has no certificate that holds"])


def test_files_with_functions_that_are_not_proven_are_named() -> None:
    state = CertificateState({A: certificate(), B: certificate(ecb_decrypt="unknown")}, {})
    assert state.not_proven == [B]


def test_shares_are_all_tasks_together_and_drawn_ones_are_as_many_as_asked_for() -> None:
    tasks = [*file_of(A).tasks, *file_of(B).tasks]
    shares = [Some(share=(first, 4)).of(tasks) for first in range(4)]
    assert shares[1] == [tasks[1], tasks[5]]
    assert sorted(map(len, shares)) == [1, 1, 2, 2]
    assert Some().of(tasks) == []
    drawn = Some(n_drawn=4).of(tasks)
    assert len(drawn) == len({task.key for task in drawn}) == 4
    assert drawn == [task for task in tasks if task in drawn]
    assert Some(n_drawn=99).of(tasks) == tasks


def test_only_what_is_said_to_be_proven_is_proven_once_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Those of the longest file first; of a file without a certificate nothing."""
    asked: list[Attempt] = []

    def run(call: Callable[[Attempt], Any], jobs: Sequence[Attempt], what: str) -> list[Any]:
        assert (call.__name__, what) == ("attempt", "proving some once more")
        asked.extend(jobs)
        wrong = {"ecb_encrypt": "violation"}
        return [
            found(job.task.role, wrong.get(job.task.role, "proven"), "why", str(job.task.path))  # type: ignore[arg-type]
            for job in jobs
        ]

    monkeypatch.setattr("proof_driver.certificate_state.run_jobs", run)
    files = [file_of(A), file_of(B), file_of("rv32i/c.s")]
    files[1] = replace(files[1], part=replace(files[1].part, text=files[1].part.text + "# long\n"))
    kept = CertificateState({A: certificate(), B: certificate(key_setup="unknown")}, {})
    limits = Limits(seconds=1, megabytes=2)
    state = prove_some(files, kept, Some(n_drawn=99), limits)
    tasks = [(job.task.path.name, job.task.role) for job in asked]
    assert tasks == [("b.s", role) for role in ROLES[1:]] + [("a.s", role) for role in ROLES]
    assert all((job.limits, job.until) == (limits, None) for job in asked)
    said = "ecb_encrypt: its certificate says `proven`, found was `violation`: why"
    assert state.wrong == [f"{B}: {said}", f"{A}: {said}"]
    assert state.held == kept.held
