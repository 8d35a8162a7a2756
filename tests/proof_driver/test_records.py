"""A row of the index shows that a file is as it was made and checked, and nothing that changed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from proof_driver.records import (
    CHANGED,
    file_digest,
    is_changed,
    recorded,
    still_verified,
    verified,
    why_made_anew,
    why_verified_anew,
)

TEXT = "# proof:     not run\n# sizes:     block 8\nf:  ret\n"
HEADER = "#define RK_BYTES 8\n"
ROW = {"path": "rv32i/x.s", "target": "rv32i", "goal": "speed"}


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Digests of the sources, which a test may change."""
    made = {"generator": "made", "verifier": "checked"}
    monkeypatch.setattr(
        "proof_driver.records.generator_digest", lambda target: f"{made['generator']} {target}"
    )
    monkeypatch.setattr(
        "proof_driver.records.verifier_digest", lambda target: f"{made['verifier']} {target}"
    )
    return made


def whole() -> dict[str, Any]:
    return verified(recorded(TEXT, HEADER, ROW))


def test_a_record_names_the_file_and_the_sources() -> None:
    row = whole()
    assert row["made_by"] == "made rv32i"
    assert row["verified_by"] == "checked rv32i"
    assert len(row["file_sha256"]) == 64
    assert {key: row[key] for key in ROW} == ROW
    assert why_made_anew(row, TEXT, HEADER) == why_verified_anew(row, TEXT, HEADER) == ""


@pytest.mark.parametrize(
    ("text", "header", "change"),
    [
        (TEXT.replace("ret", "nop"), HEADER, {}),
        (TEXT.replace("block 8", "block 4"), HEADER, {}),
        (TEXT, HEADER + "\n", {}),
        (TEXT, HEADER, {"goal": "size"}),
        (TEXT, HEADER, {"rk_bytes": 8}),
        (TEXT, HEADER, {"file_sha256": "0" * 64}),
    ],
)
def test_a_change_of_file_header_or_row_is_seen(
    text: str, header: str, change: Mapping[str, object]
) -> None:
    row = {**whole(), **change}
    assert is_changed(row, text, header)
    assert why_made_anew(row, text, header) == why_verified_anew(row, text, header) == CHANGED


def test_what_is_said_of_proofs_is_no_change() -> None:
    """A certificate says that; the record itself does not count either."""
    proven = TEXT.replace("not run", "proven: f")
    row = {**whole(), "certificate": {"checker": "c"}, "made_by": "x", "verified_by": "y"}
    assert not is_changed(row, proven, HEADER)
    assert file_digest(proven, HEADER, row) == file_digest(TEXT, HEADER, ROW)


def test_a_row_without_a_record_is_a_change() -> None:
    assert is_changed(ROW, TEXT, HEADER)


def test_other_sources_ask_for_another_run(sources: dict[str, str]) -> None:
    row = whole()
    sources["generator"] = "another"
    assert why_made_anew(row, TEXT, HEADER) == "it was made by other sources"
    assert why_verified_anew(row, TEXT, HEADER) == ""
    sources["verifier"] = "another"
    assert why_verified_anew(row, TEXT, HEADER) == "it was checked by other sources"


def test_a_row_need_not_have_been_checked() -> None:
    row = recorded(TEXT, HEADER, ROW)
    assert why_made_anew(row, TEXT, HEADER) == ""
    assert why_verified_anew(row, TEXT, HEADER) == "it has no record of checks"


def test_checks_of_the_same_file_still_count() -> None:
    row = recorded(TEXT, HEADER, ROW)
    assert still_verified(row, whole()) == whole()
    assert still_verified(row, row) == row
    assert still_verified(row, {**whole(), "file_sha256": "0" * 64}) == row
    assert still_verified(row, {"verified_by": "checked rv32i"}) == row


def test_tables_stand_behind_values() -> None:
    tables = {"figures": {"rounds": 2}, "certificate": {"checker": "c"}}
    row = verified(recorded(TEXT, HEADER, {**tables, **ROW}))
    assert list(row)[-2:] == ["figures", "certificate"]
    assert list(row)[:3] == list(ROW)
