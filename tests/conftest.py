"""What tests share: a folder with the compiled toy, and random inputs that are drawn once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from prove.claims import difference
from tests.lwcc.terminal import TOY, lwcc


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`toy64_64_l8_once.s`, checked, with its header and its .dsl; not to be changed."""
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copy(TOY, folder)
    result = lwcc("compile", TOY, "--lanes", "8", "-o", folder)
    assert result.exit_code == 0, result.output
    return folder


@pytest.fixture
def copied(compiled: Path, tmp_path: Path) -> Path:
    """The same in a folder of its own."""
    return Path(shutil.copytree(compiled, tmp_path / "copied"))


@pytest.fixture(scope="session", autouse=True)
def random_inputs() -> Iterator[None]:
    """Keep the random inputs of the search for counterexamples, which are the same each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(difference, "_random", cache(difference._random))
        yield
