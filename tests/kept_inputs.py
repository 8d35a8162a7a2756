"""Random inputs of the search for counterexamples, made once for the tests of a room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from prove.claims import difference


@pytest.fixture(scope="session", autouse=True)
def random_inputs() -> Iterator[None]:
    """Keep the random inputs of the search for counterexamples, which are the same each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(difference, "_random", cache(difference._random))
        yield
