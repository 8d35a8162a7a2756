"""The simulator's library is compiled once, and what it lacks is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.simavr import library
from verify.toolchain.tools import MissingTool

pytestmark = pytest.mark.needs_tool("libsimavr")


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    library.simulator.cache_clear()
    monkeypatch.setattr(library, "LIBRARIES", ("-lno_such_library",))
    with pytest.raises(MissingTool, match="apt-get install libsimavr-dev libelf-dev gcc"):
        library.simulator()
    library.simulator.cache_clear()


@pytest.mark.slow
def test_the_library_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LWCC_CACHE", str(tmp_path))
    library.simulator.cache_clear()
    library.simulator()
    (kept,) = (tmp_path / "simavr").iterdir()
    before = kept.stat().st_mtime_ns
    library.simulator.cache_clear()
    library.simulator()
    assert [*(tmp_path / "simavr").iterdir()] == [kept]
    assert kept.stat().st_mtime_ns == before
    library.simulator.cache_clear()
