"""Which records the sources as they are leave void."""

from __future__ import annotations

from typing import Any

import pytest

from proof_driver.void_records import Records, records_of

NEW = {"made_by": "generator", "verified_by": "verifier", "certificate": {"checker": "checker"}}


@pytest.fixture(autouse=True)
def _digests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Digests of sources that are the same for all targets."""
    for name in ("generator", "verifier", "mode"):
        monkeypatch.setattr(f"proof_driver.records.{name}_digest", lambda _, name=name: name)
    monkeypatch.setattr("proof_driver.void_records.checker_digest", lambda _: "checker")
    monkeypatch.setattr("proof_driver.void_records.mode_checker_digest", lambda _: "of modes")


def row(target: str = "neon", **changed: Any) -> dict[str, Any]:
    return {"target": target, **NEW, **changed}


def test_records_of_these_sources_are_not_void() -> None:
    assert records_of([row(), row()]) == [Records("neon", "", 2, 0, 0, 0)]


@pytest.mark.parametrize(
    ("changed", "void"),
    [
        ({"made_by": "others"}, (1, 0, 0)),
        ({"verified_by": "others"}, (0, 1, 0)),
        ({"certificate": {"checker": "another"}}, (0, 0, 1)),
    ],
)
def test_each_record_of_other_sources_is_void(
    changed: dict[str, Any], void: tuple[int, int, int]
) -> None:
    assert records_of([row(), row(**changed)]) == [Records("neon", "", 2, *void)]


def test_a_file_without_a_record_is_made_and_checked() -> None:
    assert records_of([{"target": "c"}]) == [Records("c", "", 1, 1, 1, 0)]


def test_modes_and_targets_are_counted_apart() -> None:
    of_mode = row(
        mode="drbg", made_by="mode", verified_by="mode", certificate={"checker": "of modes"}
    )
    assert records_of([row(), of_mode, row("avr")]) == [
        Records("neon", "", 1, 0, 0, 0),
        Records("neon", "drbg", 1, 0, 0, 0),
        Records("avr", "", 1, 0, 0, 0),
    ]
