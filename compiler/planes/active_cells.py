"""Active cells: the cells that depend on the lowest counter byte, for smaller table entries.

Behind the last S-boxes that a table replaces, few cells depend on that byte: the active cells. If
each active cell reaches one lane of the state only, and these lanes differ, a table entry holds
just the active cells. The state is then computed as XORs of masked words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import Builder, Program, Type
from compiler.layouts.lane_maps import direct
from compiler.layouts.lane_steps import ZERO, Array
from compiler.planes.binding_times import BindingTimes
from compiler.planes.linear_layer import Grid
from compiler.planes.network import PlaneNetwork
from dsl.gf2 import ones

Lane = tuple[int, int]
"""The number of an S-box operation on words, and a lane of it."""
Terms = Mapping[frozenset[int], int]
"""Which planes of active cells are XORed, each set with the mask of its lanes."""


@dataclass(frozen=True)
class ActiveCells:
    """The active cells of a group of blocks, and the words of the state as XORs of them.

    Args:
        network: the transposition between table entries, block after block, and planes of active
            cells.
        boxes: for each plane of active cells, the S-box results that it is gathered from.
        lanes: the lane map of this gathering.
        sums: for each word of the state, its terms.
        registers: number of words of a plane of the state.
    """

    network: PlaneNetwork
    boxes: tuple[Array, ...]
    lanes: tuple[int, ...]
    sums: tuple[Terms, ...]
    registers: int

    def unpack(self, build: Builder) -> list[str]:
        """Append the operations from the results of the S-boxes to table entries."""
        moves, shifter = direct(self.lanes, self._width), self.network.grid.shifter
        planes = [moves.emit(build, array, shifter) for array in self.boxes]
        return self.network.unpack(build, planes)

    def pack(self, build: Builder, entries: Sequence[str]) -> list[Array]:
        """Append the operations from table entries to planes, their part of the state."""
        planes = [word for (word,) in self.network.pack(build, entries)]
        shared: dict[frozenset[int], str] = {}
        words = [self._word(build, planes, terms, shared) for terms in self.sums]
        count = self.registers
        return [tuple(words[n : n + count]) for n in range(0, len(words), count)]

    @property
    def _width(self) -> int:
        return self.network.grid.shifter.width

    def _word(
        self,
        build: Builder,
        planes: Sequence[str],
        terms: Terms,
        shared: dict[frozenset[int], str],
    ) -> str:
        kind, total = Type(self._width), ""
        for members, mask in terms.items():
            if members not in shared:
                first, *rest = [planes[n] for n in sorted(members)]
                for other in rest:
                    first = build.emit("xor", first, other)
                shared[members] = first
            part = shared[members]
            if mask != (1 << self._width) - 1:
                part = build.emit("and", part, build.constant(kind, mask))
            total = build.emit("xor", total, part) if total else part
        return total or build.constant(kind, 0)


def active_cells_of(
    part: Program, times: BindingTimes, fast: int, planes: Sequence[Array], network: PlaneNetwork
) -> ActiveCells | None:
    """The active cells of some planes; None if a table of whole planes is better.

    Args:
        part: the program that computes the planes.
        times: binding times of the program.
        fast: the class of the bits of the counter's lowest byte.
        planes: of the state.
        network: of the module.
    """
    if not network.grid.parts:
        return None
    return _Finder(part, times, fast, planes, network).find()


@dataclass
class _Finder:
    """Searches for active cells."""

    part: Program
    times: BindingTimes
    fast: int
    planes: Sequence[Array]
    network: PlaneNetwork

    def __post_init__(self) -> None:
        boxes = [op for op in self.part.ops if op.name == "sbox"]
        self.results = [op.results for op in boxes]
        self.box = {r: (n, j) for n, op in enumerate(boxes) for j, r in enumerate(op.results)}
        self.words = [word for array in self.planes for word in array]
        self.terms: dict[str, dict[int, frozenset[int]]] = {word: {} for word in self.words}

    def find(self) -> ActiveCells | None:
        """The active cells, if each has a lane of its own; else None."""
        home = self.homes()
        if home is None or len(set(home.values())) < len(home):
            return None
        return self.active(home)

    def homes(self) -> dict[Lane, int] | None:
        """For each active cell, the lane of the state that depends on it.

        None if a cell reaches several lanes, if several cells reach one lane, or if other bits
        depend on the byte.
        """
        home: dict[Lane, int] = {}
        for word in self.words:
            for lane, form in enumerate(self.times.forms[word]):
                made = [d for d in ones(form) if self.times.atoms[d] == self.fast]
                if any(d not in self.times.origins for d in made):
                    return None
                origins = [self.times.origins[d] for d in made]
                sources = {(self.box[name][0], bit) for name, bit in origins}
                if len(sources) > 1 or any(home.setdefault(s, lane) != lane for s in sources):
                    return None
                if made:
                    self.terms[word][lane] = frozenset(self.box[name][1] for name, _ in origins)
        return home

    def active(self, home: Mapping[Lane, int]) -> ActiveCells:
        """The active cells, each with its lane."""
        grid = self.network.grid
        width = grid.shifter.width
        used = sorted({n for n, _ in home})
        lanes = [ZERO] * width
        for (box, bit), lane in home.items():
            lanes[lane] = used.index(box) * width + bit
        cells = width // grid.blocks
        single = Grid(cells, grid.blocks, grid.planes, grid.shifter)
        entries = replace(self.network, grid=single).entries()
        boxes = tuple(tuple(self.results[n][j] for n in used) for j in range(grid.planes))
        sums = tuple(self.sum(word) for word in self.words)
        return ActiveCells(entries, boxes, tuple(lanes), sums, grid.registers)

    def sum(self, word: str) -> Terms:
        """The planes of active cells in the XOR that a word of the state is."""
        found: dict[frozenset[int], int] = {}
        masks: dict[int, int] = {}
        for lane, members in self.terms[word].items():
            for member in members:
                masks[member] = masks.get(member, 0) | 1 << lane
        for member in sorted(masks):
            alike = frozenset(m for m in masks if masks[m] == masks[member])
            found[alike] = masks[member]
        return found
