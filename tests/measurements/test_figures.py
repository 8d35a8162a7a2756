"""Figures of a file are those of its row in the index."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from builds.index import read_index
from measurements.figures import figures_of

GENERATED = Path(__file__).parents[2] / "generated"
COUNTED = ("spill_stores", "spill_loads", "copies")
"""What passes count."""


@pytest.mark.needs_tool("llvm-mc", "ld.lld")
@pytest.mark.parametrize(
    "path", ["aarch64_neon/pipo64_128_l16_small.s", "rv32i/speck64_128_l1_small.s"]
)
def test_they_are_those_of_the_index(path: str) -> None:
    (row,) = (row for row in read_index(GENERATED) if row["path"] == path)
    (part,) = read_parts(GENERATED / path)
    recorded = row["figures"]
    found = figures_of(part, {f"ecb_encrypt.{kind}": recorded[kind] for kind in COUNTED})
    assert found == recorded
    assert found["code_bytes"] > 0


def test_source_has_sizes_alone() -> None:
    path = GENERATED / "c" / "speck64_128.c"
    (part,) = read_parts(path)
    assert set(figures_of(part, {"ecb_encrypt.copies": 3})) == {"rk_bytes", "ctx_bytes"}
