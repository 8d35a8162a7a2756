"""Draws panels as SVG, the same text each time."""

from __future__ import annotations

import io
from collections.abc import Sequence

from matplotlib import rc_context
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bench.charts.panels import Line, Panel
from bench.peers import MARKS

COLOURS = {"ECB": "#33658a", "CTR": "#86bbd8"}
WANTED, OTHERS = "#c1121f", "#444444"
FILLS = {"measured": OTHERS, "published": "none"}
"""The fill of a marker of others: hollow where its authors published it of their hardware."""
WIDTH, LINE_HEIGHT, MARGIN = 8.0, 0.34, 0.95
"""Inches: width of the page, height of a line, and margins of a panel above and below its lines."""


def draw(panels: Sequence[Panel]) -> str:
    """The text of an SVG with the panels one below the other.

    Args:
        panels: each with at least one line.
    """
    heights = [MARGIN + LINE_HEIGHT * len(panel.lines) for panel in panels]
    # Identities of shapes are random without a salt.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "lwcc", "font.size": 9}):
        figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained")
        grid = figure.subplots(len(panels), 1, squeeze=False, height_ratios=heights)
        for axes, panel in zip(grid[:, 0], panels, strict=True):
            _draw_panel(axes, panel)
        _add_legend(figure)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    # A line of the file may not end in a space.
    return "".join(f"{line.rstrip()}\n" for line in text.getvalue().splitlines())


def _draw_panel(axes: Axes, panel: Panel) -> None:
    """Bars of our figures, a stroke for the goal, a marker for each figure of others."""
    places = range(len(panel.lines))
    for place, line in zip(places, panel.lines, strict=True):
        _draw_line(axes, place, line)
    axes.set_yticks(list(places), [line.title.replace("`", "") for line in panel.lines])
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlim(left=0)
    axes.set_xlabel(panel.unit)
    axes.set_title(panel.title, loc="left", fontsize=10)
    # A clip path's identity is made from an address in memory: another one each time.
    for artist in (*axes.patches, *axes.lines):
        artist.set_clip_on(False)


def _add_legend(figure: Figure) -> None:
    """One legend of all panels, above them."""
    named = dict[str, Artist]()
    for axes in figure.axes:
        handles, labels = axes.get_legend_handles_labels()
        named |= dict(zip(labels, handles, strict=True))
    order = sorted(named)
    figure.legend([named[name] for name in order], order, loc="outside upper center", ncols=5)


def _draw_line(axes: Axes, place: int, line: Line) -> None:
    height = 0.76 / max(1, len(line.figures))
    for number, (mode, figure) in enumerate(line.figures.items()):
        middle = place - 0.38 + height * (number + 0.5)
        axes.barh(middle, figure, height * 0.9, color=COLOURS[mode], label=f"lwcc, {mode} (M)")
    if line.wanted is not None:
        ends = [place - 0.42, place + 0.42]
        axes.plot([line.wanted] * 2, ends, color=WANTED, linewidth=2, label="wanted")
    for peer in line.others:
        axes.plot(
            [peer.value],
            [place],
            marker="D",
            markersize=5,
            linestyle="none",
            color=OTHERS,
            markerfacecolor=FILLS[peer.kind],
            label=f"others ({MARKS[peer.kind]})",
        )
