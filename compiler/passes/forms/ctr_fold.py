"""Moves the first rounds of counter mode out of the loop over blocks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from compiler.frontend.fold_depth import DEPTH
from compiler.ir.program import Builder, Op, Program, Type, rename_args
from compiler.ir.rewriting import inline, live_only
from compiler.ir.slots import FAST_VALUES, Slot
from compiler.layouts.lane_steps import Array
from compiler.layouts.layout import DepthError
from compiler.machine.folding import folding_target
from compiler.module import Context, Module, Pass
from compiler.planes.active_cells import ActiveCells, active_cells_of
from compiler.planes.binding_times import BindingTimes, MixedTimesError
from compiler.planes.network import PlaneNetwork
from compiler.regions import FoldedTable

FAST, SLOW = 1, 2
"""The classes of the counter's bits: those of its lowest byte, and the others."""


@dataclass(frozen=True)
class CtrFold(Pass):
    """Move the first rounds of counter mode out of the loop over blocks.

    The counter's lowest byte changes with each block, its other bytes once in 256. As long as bits
    of both are combined by XOR only, the state after some rounds is an XOR of two parts. One part
    depends on key, nonce and the higher bytes, and is held while those stay. The other part depends
    on the lowest byte, and is an entry of a table of 256. The function that takes a nonce fills the
    table. Source: Park, Lee, TCHES 2018/3, for one cipher.
    """

    depth: str = "none"
    """`none`; `roundN`: the state after N rounds is split; `subbytesN`: the state behind the
    S-boxes of round N."""
    table_bytes: int = 4096
    """The most bytes of the table."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with `ctr` in three parts: the table, the held values, and the rest.

        Raises:
            DepthError: there is no such depth, or the table is larger than `table_bytes`.
        """
        if self.depth == "none":
            return module
        if not folding_target(context.target).can_fold:
            raise DepthError(f"{context.target.name} has no registers for the address of an entry")
        fold = replace(_fold_of(module), clears=bool(context.shift_lanes))
        cut = fold.cut(self.depth)
        size = cut.table_bytes
        if size > self.table_bytes:
            raise _not_granted(size, self.table_bytes)
        programs = {
            "ctr": fold.rest(cut),
            "ctr_high": fold.held(cut),
            "ctr_table": fold.table(cut),
        }
        # With the first entries repeated behind the last, a group's entries are contiguous.
        again = module.blocks * cut.entry_bytes
        wants = context.target.can_fold or cut.active or cut.shares_words
        repeated = again if wants and size + again <= self.table_bytes else 0
        if cut.shares_words and not repeated:
            raise _not_granted(size + again, self.table_bytes)
        table = FoldedTable(size + repeated, cut.entry_bytes, repeated)
        return replace(module, programs={**module.programs, **programs}, table=table)


@dataclass(frozen=True)
class _Cut:
    """Planes that are an XOR of two parts, and the contribution of table entries.

    Args:
        planes: planes of the state.
        network: the transposition between entries and planes, if an entry has the planes' lanes of
            a block.
        active: the alternative of entries with active cells.
        fast: for each result of the last S-boxes, the lanes that depend on the lowest byte.
    """

    planes: list[Array]
    network: PlaneNetwork
    active: ActiveCells | None
    fast: Mapping[str, int]

    @property
    def group_words(self) -> int:
        """Words of the table entries of a group of blocks."""
        return (self.active or self).network.count

    @property
    def shares_words(self) -> bool:
        """Whether a word holds the entries of several blocks."""
        return self.group_words < self.network.grid.blocks

    @property
    def entry_words(self) -> int:
        """Words of a table entry, or of several if they share one."""
        return max(1, self.group_words // self.network.grid.blocks)

    @property
    def entry_bytes(self) -> int:
        """Bytes of a table entry."""
        return self.group_words * self.network.grid.shifter.width // self.network.grid.blocks // 8

    def places(self) -> list[tuple[int, int]]:
        """The words of a group's entries, each with its number behind a block's entry."""
        if self.shares_words:
            return [(n, 0) for n in range(self.group_words)]
        blocks = range(self.network.grid.blocks)
        return [(n, block) for block in blocks for n in range(self.entry_words)]

    @property
    def table_bytes(self) -> int:
        """Bytes of the table."""
        return FAST_VALUES * self.entry_bytes

    def unpack(self, build: Builder) -> list[str]:
        """Append the operations that compute the words of entries, block after block."""
        return self.active.unpack(build) if self.active else self.network.unpack(build, self.planes)

    def pack(self, build: Builder, entries: Sequence[str]) -> list[Array]:
        """Append the operations from the words of entries to their part of the planes."""
        return (self.active or self.network).pack(build, entries)


@dataclass
class _Fold:
    """Splits counter mode on planes.

    Args:
        program: counter mode.
        network: the transposition between words and planes.
        clears: whether entries have nothing of what ignores the lowest byte. They are then shorter
            sums, and those of counters from 256 on repeat the first.
    """

    program: Program
    network: PlaneNetwork
    clears: bool = False

    def __post_init__(self) -> None:
        boxes = [op for op in self.program.ops if op.name == "sbox"]
        self.layers = [tuple(group) for _, group in groupby(boxes, key=lambda op: op.round)]

    def cut(self, depth: str) -> _Cut:
        """The cut at a depth.

        Raises:
            DepthError: there is no such cut; the message lists the possible depths.
        """
        there = self.depths()
        if depth not in there:
            raise DepthError(f"no depth `{depth}`; there are: {', '.join(['none', *there])}")
        return there[depth]

    def depths(self) -> dict[str, _Cut]:
        """The depths at which the state is an XOR of two parts, with the cuts."""
        found: dict[str, _Cut] = {}
        for number in range(1, len(self.layers)):
            for depth in ([f"subbytes{number}"] if number > 1 else []) + [f"round{number}"]:
                cut = self.cut_at(self.planes_at(depth), self.layers[number - 1])
                if cut is None:
                    return found
                found[depth] = cut
        return found

    def planes_at(self, depth: str) -> list[Array]:
        """The planes before the S-boxes of the next round, or behind those of a round."""
        match = DEPTH.fullmatch(depth)
        assert match, "depths have two forms"
        number = int(match[2])
        if match[1] == "round":
            return _rows(op.args for op in self.layers[number])
        return _rows(op.results for op in self.layers[number - 1])

    def cut_at(self, planes: list[Array], boxes: Sequence[Op]) -> _Cut | None:
        """The cut at some planes, if lowest and other bytes are only XORed before it.

        Args:
            planes: of the state.
            boxes: the last S-boxes before these planes.
        """
        part = self.until(planes)
        sources = {
            name: (FAST,) * 8 + (SLOW,) * (part.types[name].bits - 8) for name in self.counters()
        }
        times = BindingTimes(part, sources)
        try:
            times.run()
        except MixedTimesError:
            return None
        active = active_cells_of(part, times, FAST, planes, self.network)
        results = [result for op in boxes for result in op.results]
        fast = {name: times.lanes_of(name, FAST) for name in results if name in times.forms}
        return _Cut(planes, self.network.entries(), active, fast)

    def counters(self) -> list[str]:
        """The counter of each block."""
        (counter,) = (p.name for p in self.program.given("counter"))
        added = [op.result for op in self.program.ops if counter in op.args and op.name == "add"]
        return [counter, *added]

    def until(self, planes: Sequence[Array]) -> Program:
        """The part of the program that computes some planes."""
        results = [name for array in planes for name in array]
        return live_only(self.program.with_ops(self.program.ops, results))

    def table(self, cut: _Cut) -> Program:
        """The program of table entries: one for each block, for given values of the lowest byte."""
        part = self.until(cut.planes)
        if self.clears and not cut.active:
            return self.cleared(part, cut)
        build = _started(part)
        entries = cut.unpack(build)
        return replace(part, name="ctr_table", ops=tuple(build.ops), results=tuple(entries))

    def cleared(self, part: Program, cut: _Cut) -> Program:
        """The program of entries that have nothing of cells that ignore the lowest byte."""
        build = Builder("h")
        build.types.update(part.types)
        renamed: dict[str, str] = {}
        for op in part.ops:
            build.append(rename_args(op, renamed))
            for result in op.results:
                if result in cut.fast:
                    renamed[result] = _masked(build, result, cut.fast[result])
        planes = [tuple(renamed.get(word, word) for word in array) for array in cut.planes]
        entries = replace(cut, planes=planes).unpack(build)
        return replace(part, name="ctr_table", ops=tuple(build.ops), results=tuple(entries))

    def masked(self, part: Program, mask: int) -> Program:
        """A part of the program with some bits of each block's counter; the others are 0."""
        build = Builder("h")
        build.types.update(part.types)
        renamed: dict[str, str] = {}
        counter, *_ = self.counters()
        for op in part.ops:
            if op.name == "add" and counter in op.args:
                build.append(op)
                renamed[op.result] = _masked(build, op.result, mask)
                continue
            if counter in op.args and counter not in renamed:
                renamed[counter] = _masked(build, counter, mask)
            build.append(rename_args(op, renamed))
        return replace(part, ops=tuple(build.ops))

    def held(self, cut: _Cut) -> Program:
        """The planes of counters whose lowest byte is 0, XORed with the table's first entry."""
        part = self.until(cut.planes)
        counter, *_ = self.counters()
        part = self.masked(part, (1 << part.types[counter].bits) - FAST_VALUES)
        build = _started(part)
        kind = Type(self.network.grid.shifter.width)
        first = [build.slot(Slot("first", n), kind) for n in range(cut.entry_words)]
        words = [_everywhere(build, p.name, 8 * cut.entry_bytes) for p in first]
        words *= cut.group_words // len(words)
        results = self.sum(build, cut.planes, cut.pack(build, words))
        params = (*part.params, *first)
        return replace(part, name="ctr_high", params=params, ops=tuple(build.ops), results=results)

    def rest(self, cut: _Cut) -> Program:
        """The remaining program for each group of blocks."""
        grid = self.network.grid
        kind, build = Type(grid.shifter.width), Builder("g")
        words = [build.slot(Slot("entry", n, block), kind) for n, block in cut.places()]
        held = [build.slot(Slot("held", n), kind) for n in range(self.network.count)]
        names = iter(p.name for p in held)
        fixed = [tuple(next(names) for _ in array) for array in cut.planes]
        state = self.sum(build, fixed, cut.pack(build, [p.name for p in words]))
        made = [name for array in cut.planes for name in array]
        bound = dict(zip(made, state, strict=True))
        kept = live_only(self.program.with_ops(_without(self.program, set(made))))
        ops, results = inline(kept, bound | {p.name: p.name for p in kept.params}, "e.")
        params = tuple(p for p in kept.params if not p.given)
        return replace(
            kept, params=(*words, *held, *params), ops=(*build.ops, *ops), results=results
        )

    def sum(self, build: Builder, left: Sequence[Array], right: Sequence[Array]) -> tuple[str, ...]:
        """The XORs of planes, one plane after another."""
        return tuple(
            build.emit("xor", a, b)
            for one, other in zip(left, right, strict=True)
            for a, b in zip(one, other, strict=True)
        )


def possible_depths(module: Module) -> dict[str, int]:
    """The depths to which counter mode can be folded, with the bytes of each table.

    Args:
        module: the input of the pass.

    Raises:
        DepthError: the programs are not of bit planes, have no counter mode, or a block is smaller
            than a word.
    """
    return {depth: cut.table_bytes for depth, cut in _fold_of(module).depths().items()}


def _fold_of(module: Module) -> _Fold:
    if module.planes is None or "ctr" not in module.programs:
        raise DepthError(
            "counter mode is folded in bit planes only: --slicing plane, or --depth none"
        )
    grid = module.planes.grid
    if module.planes.count < grid.blocks and not grid.shifter.orders_bytes:
        raise DepthError("a block fills no word of the machine, nor would an entry: --depth none")
    return _Fold(module.programs["ctr"], module.planes)


def _rows(columns: Iterable[Sequence[str]]) -> list[Array]:
    """Planes from the operands of a layer's S-boxes, one operation a register."""
    return [tuple(row) for row in zip(*columns, strict=True)]


def _started(program: Program) -> Builder:
    """A builder that appends to a program."""
    build = Builder("h")
    build.types.update(program.types)
    build.ops = list(program.ops)
    return build


def _not_granted(size: int, granted: int) -> DepthError:
    return DepthError(
        f"the table takes {size} bytes, and {granted} are granted: "
        f"--table-bytes {size}, or --depth none"
    )


def _everywhere(build: Builder, word: str, bits: int) -> str:
    """A word that holds its lowest bits in the place of all the others, too."""
    width = build.types[word].bits
    if bits >= width:
        return word
    return build.emit("permute", word, map=tuple(lane % bits for lane in range(width)))


def _masked(build: Builder, value: str, mask: int) -> str:
    return build.emit("and", value, build.constant(build.types[value], mask))


def _without(program: Program, made: set[str]) -> list[Op]:
    """The operations except those that compute the given values."""
    return [op for op in program.ops if made.isdisjoint(op.results)]
