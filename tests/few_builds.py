"""Fewer builds of C for tests whose subject is not what each compiler makes of it."""

from __future__ import annotations

import pytest

from verify.native.compiled import Build

ONE_BUILD = (Build("gcc", ("-O1",)),)


@pytest.fixture
def few_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let one compiler at one level compile C for checks."""
    monkeypatch.setattr("verify.native.check.all_builds", lambda: ONE_BUILD)
