"""The check of each parameter set is a job of its own, and its outcome becomes words."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from rich.table import Table

from builds import specs
from builds.cache import kept
from builds.specs import (
    NO_ANSWER,
    SetOutcome,
    SetTask,
    check_set,
    check_sets,
    described_sets,
    set_failures,
    set_tasks,
    sets_in,
    sets_table,
)
from catalogue.ciphers import CipherSource
from dsl.syntax.diagnostics import DiagnosticError
from runtime.disk_cache import DiskCache
from runtime.user_error import UserError
from verify.report import Finding

TINY = """cipher TINY
source "made up"
set one { n = 1 }
set two { n = 2 }
block u8[8]
key u8[8]
round_keys u8[8]
key_schedule(K) -> RK { RK = K }
encrypt(X, RK) { for i in 0..n { X ^= RK } }
decrypt = inverse of encrypt
test one {
    key        0102030405060708
    plaintext  0000000000000000
    ciphertext 0102030405060708
}
"""
TASK = SetTask(Path("ciphers/tiny.dsl"), "tiny", "one")
HELD = Finding("text", "tested", 3)
MISSING = Finding("published", "not run", 0, "no cases")
FAILED = Finding("round trips", "failed", 2, "key 00")
TRIPS = Finding("round trips", "tested", 64)


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.dsl"
    path.write_text(TINY)
    return path


def rows(table: Table) -> list[list[str]]:
    """The headings and the rows of a table."""
    columns = [[str(column.header), *map(str, column.cells)] for column in table.columns]
    return [list(row) for row in zip(*columns, strict=True)]


@pytest.mark.parametrize(
    ("findings", "verdict"),
    [
        ((HELD, TRIPS), "tested"),
        ((MISSING, Finding("ctr", "tested", 1)), "tested"),
        ((HELD, FAILED), "failed"),
        ((MISSING, TRIPS), NO_ANSWER),
        ((), NO_ANSWER),
    ],
)
def test_a_set_is_tested_where_an_answer_from_outside_held(
    findings: tuple[Finding, ...], verdict: str
) -> None:
    assert SetOutcome(TASK, findings).verdict == verdict


def test_only_answers_that_a_set_should_have_are_lacking() -> None:
    trips, other = Finding("round trips", "not run"), Finding("ctr16", "not run")
    found = SetOutcome(TASK, (Finding("text", "not run"), MISSING, TRIPS, trips, other))
    assert found.lacks == ("text", "published")
    assert SetOutcome(TASK, (HELD, FAILED)).lacks == ()


def test_a_cell_counts_what_held() -> None:
    cells = SetOutcome(TASK, (HELD, MISSING, FAILED)).cells
    assert cells == {"text": "3", "published": "none", "round trips": "failed"}


def test_a_table_has_the_kinds_that_there_are_in_their_order() -> None:
    two = SetTask(TASK.path, "tiny", "two")
    table = sets_table([SetOutcome(TASK, (TRIPS, HELD)), SetOutcome(two, (HELD, MISSING))])
    assert rows(table) == [
        ["cipher", "set", "text", "published", "round trips", "verdict"],
        ["tiny", "one", "3", "", "64", "tested"],
        ["tiny", "two", "3", "none", "", "tested"],
    ]


def test_what_failed_and_what_is_missing_is_said() -> None:
    quoted = Finding("text", "failed", 0, "tiny.dsl:3:1: error\n  3 | key")
    no_text = Finding("text", "not run")
    said = set_failures(
        [
            SetOutcome(TASK, (HELD, TRIPS)),
            SetOutcome(TASK, (quoted, FAILED, MISSING)),
            SetOutcome(TASK, (no_text,)),
        ]
    )
    lacking = "warning: tiny: one has no known answers of these kinds:"
    assert said == [
        "failed: tiny: one: text:\ntiny.dsl:3:1: error\n  3 | key",
        "failed: tiny: one: round trips: key 00",
        f"{lacking} published; they go into ciphers/vectors/tiny.json",
        f"{lacking} text",
    ]


def test_programs_read_the_same() -> None:
    assert described_sets([SetOutcome(TASK, (HELD, MISSING))]) == [
        {
            "set": "one",
            "cipher": "tiny",
            "path": "ciphers/tiny.dsl",
            "verdict": "tested",
            "lacks": ["published"],
            "findings": [
                asdict(HELD),
                asdict(MISSING),
            ],
        }
    ]


def test_each_set_is_a_task(tiny: Path) -> None:
    assert sets_in(tiny) == ("one", "two")
    tasks = [SetTask(tiny, "tiny.dsl", name) for name in ("one", "two")]
    assert set_tasks(CipherSource(tiny, "tiny.dsl", "tiny.dsl")) == tasks
    assert set_tasks(CipherSource(tiny, "tiny.dsl", "tiny.dsl", "two")) == tasks[1:]


def test_a_text_without_sets_to_read_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.dsl"
    wrong.write_text("cipher (")
    with pytest.raises(DiagnosticError):
        sets_in(wrong)
    with pytest.raises(FileNotFoundError):
        sets_in(tmp_path / "none.dsl")


def test_a_set_is_checked_by_its_text_and_by_what_lies_beside_it(
    tiny: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "run_jobs", lambda check, jobs, _: [check(job) for job in jobs])
    tasks = [SetTask(tiny, "tiny.dsl", name) for name in ("one", "two")]
    one, two = check_sets(tasks)
    assert (one.task, one.verdict, one.cells["text"]) == (tasks[0], "tested", "1")
    # Two rounds with one key are nothing at all, and nobody says so.
    assert (two.verdict, two.lacks) == (NO_ANSWER, ("text", "published", "generated", "ctr"))
    beside = tiny.parent / "vectors" / "tiny.json"
    beside.parent.mkdir()
    block = {"key": "ff" * 8, "plaintext": "0f" * 8, "ciphertext": "0f" * 8}
    beside.write_text(json.dumps({"sets": {"two": {"published": [block]}}}))
    _, two = check_sets(tasks)
    # There and back.
    assert (two.verdict, two.cells["published"]) == ("tested", "2")
    tiny.write_text(TINY.replace("X ^= RK", "X ^= ~RK"))
    assert [each.verdict for each in check_sets(tasks)] == ["failed", "tested"]


def test_findings_are_kept_by_text_and_known_answers(
    tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = DiskCache(tmp_path / "cache", pytest.fail)
    monkeypatch.setattr(kept, "build_cache", lambda: store)
    task = SetTask(tiny, "tiny.dsl", "one", uses_cache=True)
    (first,) = check_sets([task])
    assert store.size()[0] == 1
    found: list[SetTask] = []
    again = replace(specs.SETS, make=lambda task: found.append(task) or (FAILED,))  # type: ignore[func-returns-value]
    monkeypatch.setattr(specs, "SETS", again)
    assert check_sets([task]) == [first]
    assert not found
    assert check_sets([replace(task, uses_cache=False)])[0].verdict == "failed"
    beside = tiny.parent / "vectors" / "tiny.json"
    beside.parent.mkdir()
    beside.write_text("{}")
    assert check_sets([task])[0].verdict == "failed"
    # What fails is not kept.
    assert (len(found), store.size()[0]) == (2, 1)


def test_a_text_with_errors_is_a_message(tmp_path: Path) -> None:
    path = tmp_path / "tiny.dsl"
    path.write_text(TINY.replace("X ^= RK", "X ^= Y"))
    with pytest.raises(UserError, match=r"tiny\.dsl:9:\d+: error: "):
        check_set(SetTask(path, "tiny.dsl", "one"))
