"""Charts are the same text each time, with all that their panels say."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from bench.charts.draw import draw
from bench.charts.panels import Line, Panel
from bench.peers import Peer

OTHER = Peer("a", "neon", "p", "published", "c", "cycles/byte", 7.5, "")
PANELS = (
    Panel("first", "cycles/byte", (Line("A, 8 blocks", {"ECB": 2.5, "CTR": 2.6}, 3.0, (OTHER,)),)),
    Panel("second", "cycles/block", (Line("B", {"CTR": 100.0}, None, ()), Line("C", {}, 90.0, ()))),
)


def words_in(svg: str) -> set[str]:
    return {"".join(each.itertext()).strip() for each in ElementTree.fromstring(svg).iter()}


@pytest.mark.slow
def test_a_chart_names_its_panels_lines_and_series() -> None:
    said = words_in(draw(PANELS))
    assert {"first", "second", "cycles/byte", "cycles/block", "A, 8 blocks", "B", "C"} <= said
    assert {"lwcc, ECB (M)", "lwcc, CTR (M)", "others (P)", "wanted"} <= said
    assert "others (M)" not in said


@pytest.mark.slow
def test_the_same_panels_are_the_same_text() -> None:
    first = draw(PANELS)
    assert draw(PANELS) == first
    # Its identity would be an address in memory.
    assert "clip-path" not in first


def test_other_figures_are_another_text() -> None:
    moved = Line("B", {"CTR": 101.0}, None, ())
    assert draw([Panel("p", "u", (moved,))]) != draw([Panel("p", "u", PANELS[1].lines[:1])])
