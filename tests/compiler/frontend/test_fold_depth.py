"""Depths of a folded counter mode count the linear layers before them."""

from __future__ import annotations

import pytest

from compiler.frontend.fold_depth import DEPTH, stages_before


@pytest.mark.parametrize(
    ("depth", "stages"),
    [
        *(("none", 0), ("round1", 2), ("subbytes2", 2), ("round2", 3), ("auto", 0)),
        *(("subbytes1", 1), ("subbytes0", 0), ("round12", 13), ("", 0)),
        *(("round", 0), ("round1x", 0), ("xround1", 0), ("round-1", 0), ("Round1", 0)),
    ],
)
def test_linear_layers_before_a_depth(depth: str, stages: int) -> None:
    assert stages_before(depth) == stages


@pytest.mark.parametrize("depth", ["none", "auto", "mixcolumns1"])
def test_other_words_are_no_depth(depth: str) -> None:
    assert DEPTH.fullmatch(depth) is None
