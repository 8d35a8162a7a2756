"""Measured costs of forms of counter mode, as a table and for programs."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Literal

from rich.table import Table

from bench.in_order.bars import blocks_until_paid
from measurements.counter_mode import CounterCosts
from options.build import BuildOptions
from options.settled import with_usual_unrolling

AUTO, NONE = "auto", "none"
"""The fastest depth; no fold."""
Field = Literal["depth", "fold"]
"""The chosen option: the rounds that a table folds, or the computations that leave the loop."""
MEMORY = {"depth": "table bytes", "fold": "stack bytes"}
"""The memory that each option takes."""


@dataclass(frozen=True)
class Dependences:
    """What leaves the loop of counter mode by dependences alone, without a register or a pointer.

    Args:
        whole_rounds: rounds without computation for a block.
        operations: share of the operations of a block.
        cost: share of the cost of a block, with its accesses to memory.
        held_bytes: memory for what is computed before the blocks.
    """

    whole_rounds: int
    operations: float
    cost: float
    held_bytes: int

    @property
    def cells(self) -> list[str]:
        """The columns for people, as `GONE` names them."""
        shares = [f"{100 * share:.1f} %" for share in (self.operations, self.cost)]
        return [str(self.whole_rounds), *shares, str(self.held_bytes)]


GONE = ("rounds gone", "operations gone", "cost gone", "bytes held")


@dataclass(frozen=True)
class Depth:
    """A depth or another model of counter mode, with its costs.

    Args:
        name: as the option takes it.
        n_bytes: memory that the table takes, or the stack.
        costs: None where the table is larger than granted, or the form does not exist.
        refusal: why it does not exist; empty where it does.
        dependences: of the model; None where they were not counted.
    """

    name: str
    n_bytes: int
    costs: CounterCosts | None
    refusal: str = ""
    dependences: Dependences | None = None


@dataclass(frozen=True)
class Report:
    """The costs of the depths of one set.

    Args:
        options: with the depth that is taken.
        depths: the first is the one that the others are compared with.
        message_bytes: of a message; 0 where that is not known.
        block_bytes: of a block.
        field: the option that the depths are values of.
        with_table: a model that no target has, which also reads a table of the lowest byte; None
            where dependences were not counted.
    """

    options: BuildOptions
    depths: tuple[Depth, ...]
    message_bytes: int
    block_bytes: int
    field: Field = "depth"
    with_table: Dependences | None = None

    @property
    def n_blocks(self) -> int:
        """The blocks of the message."""
        return -(-self.message_bytes // self.block_bytes)

    @property
    def chosen(self) -> Depth:
        """The depth that is taken."""
        taken = getattr(self.options, self.field)
        return next(each for each in self.depths if each.name == taken)

    @property
    def plain(self) -> CounterCosts:
        """The cost of the form that the others are compared with."""
        assert self.depths[0].costs, "the plainest form always exists"
        return self.depths[0].costs

    def pays_from(self, costs: CounterCosts) -> int | None:
        """The number of blocks for a nonce from which it is faster than the first; None: never."""
        won = self.plain.cycles_per_block - costs.cycles_per_block
        return blocks_until_paid(costs.once - self.plain.once, won)

    def saved(self, costs: CounterCosts) -> float:
        """The share of a block's cycles that it saves."""
        return 1 - costs.cycles_per_block / self.plain.cycles_per_block

    def with_fastest(self) -> Report:
        """The same with the depth that takes least for the message; of equal ones the first."""
        granted = [
            (each.costs.message_cycles(self.n_blocks), each) for each in self.depths if each.costs
        ]
        _, best = min(granted, key=lambda each: each[0])
        options = replace(self.options, depth=best.name)
        if self.field == "fold":
            options = with_usual_unrolling(replace(self.options, depth=NONE, fold=best.name))
        return replace(self, options=options)

    def table(self) -> Table:
        """The report for people."""
        title = f"{self.options.set_name}, counter mode by {self.field}; {self.plain.how}"
        if self.options.nonce and self.depths[0].name == NONE:
            title += "; none: for all keys and nonces"
        table = Table(title=title, title_justify="left")
        headings = self._headings()
        table.add_column(self.field)
        for heading in headings:
            table.add_column(heading, justify="right")
        table.add_column("chosen")
        for depth in self.depths:
            cells = self._cells(depth)
            chosen = "yes" if depth is self.chosen else ""
            table.add_row(depth.name, *cells, *[""] * (len(headings) - len(cells)), chosen)
        if self.with_table:
            pairs = zip(GONE, self.with_table.cells, strict=True)
            said = "; ".join(f"{what} {figure}" for what, figure in pairs)
            table.caption = f"gone and held: by dependences of bytes; with a table as well: {said}"
            table.caption_justify = "left"
        return table

    def _headings(self) -> list[str]:
        """The columns but for the first and the last."""
        made = [MEMORY[self.field], "cycles/block"]
        made += ["saved"] if self.field == "fold" else []
        made += ["cycles a nonce", "pays from blocks"]
        made += [f"cycles of {self.message_bytes} bytes"] if self.message_bytes else []
        return made + (list(GONE) if self.with_table else [])

    def as_dicts(self) -> list[dict[str, object]]:
        """The report for programs."""
        return [self._as_dict(each) for each in self.depths]

    def _cells(self, depth: Depth) -> list[str]:
        if not depth.costs:
            return ["not possible" if depth.refusal else f"{depth.n_bytes} (not granted)"]
        costs, first = depth.costs, self.pays_from(depth.costs)
        pays, saved = "never" if first is None else str(first), f"{100 * self.saved(costs):.1f} %"
        is_plain = depth is self.depths[0]
        cells = [str(depth.n_bytes), f"{costs.cycles_per_block:.1f}"]
        cells += ["" if is_plain else saved] if self.field == "fold" else []
        cells += [str(costs.nonce_cycles), "" if is_plain else pays]
        if self.message_bytes:
            cells.append(str(costs.message_cycles(self.n_blocks)))
        return cells + (depth.dependences.cells if depth.dependences and depth.name != NONE else [])

    def _as_dict(self, depth: Depth) -> dict[str, object]:
        made: dict[str, object] = {self.field: depth.name, "chosen": depth is self.chosen}
        if depth.refusal:
            return made | {"refused": depth.refusal}
        made[MEMORY[self.field].replace(" ", "_")] = depth.n_bytes
        if not depth.costs:
            return made
        made |= {
            "core": self.plain.core,
            "cycles_per_block": depth.costs.cycles_per_block,
            "nonce_cycles": depth.costs.nonce_cycles,
            "saved": self.saved(depth.costs),
            "pays_from_blocks": None if depth is self.depths[0] else self.pays_from(depth.costs),
        }
        if depth.dependences:
            made["by_dependences"] = asdict(depth.dependences)
        if self.message_bytes:
            made["message_cycles"] = depth.costs.message_cycles(self.n_blocks)
        return made
