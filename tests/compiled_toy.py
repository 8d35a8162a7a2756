"""A folder with the compiled toy, made once for the tests of all rooms."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

import pytest

from tests.few_orders import few_orders
from tests.lwcc.terminal import TOY, lwcc


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`toy64_64_l8_once.s`, checked, with its header and its .dsl; not to be changed."""
    return _compiled_in(tmp_path_factory.getbasetemp())


@cache
def _compiled_in(place: Path) -> Path:
    """The folder; each room that imports the fixture has one of its own, and all share this."""
    folder = place / "compiled_toy"
    folder.mkdir()
    shutil.copy(TOY, folder)
    with few_orders():
        result = lwcc("compile", TOY, "--lanes", "8", "-o", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def copied(compiled: Path, tmp_path: Path) -> Path:
    """The same in a folder of its own."""
    return Path(shutil.copytree(compiled, tmp_path / "copied"))
