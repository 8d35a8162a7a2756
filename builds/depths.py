"""What the depths of a folded counter mode cost, by a model: as a table and for programs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.table import Table

from bench.in_order.bars import Roles, pays_from
from options.build import BuildOptions

AUTO, NONE = "auto", "none"
"""The fastest depth; no fold."""


@dataclass(frozen=True)
class Depth:
    """A depth, and what counter mode costs there.

    Args:
        name: as `--depth` takes it.
        table_bytes: memory that the table takes.
        functions: the model's figures by role; empty where the table is larger than granted.
    """

    name: str
    table_bytes: int
    functions: Roles

    @property
    def cycles_per_block(self) -> float:
        """Cycles of one block more."""
        return self.functions["ctr_crypt"].cycles_per_block

    @property
    def nonce_cycles(self) -> int:
        """Cycles of the function that takes a nonce; it fills the table."""
        return self.functions["ctr_nonce"].run.cycles

    def message_cycles(self, n_blocks: int) -> int:
        """Cycles of a nonce and of a message of some blocks; those of single calls left out."""
        return round(self.nonce_cycles + n_blocks * self.cycles_per_block)


@dataclass(frozen=True)
class Report:
    """What depths of one set cost.

    Args:
        options: with the depth that is taken.
        depths: the first is `none`.
        message_bytes: of a message; 0 where that is not known.
        block_bytes: of a block.
    """

    options: BuildOptions
    depths: tuple[Depth, ...]
    message_bytes: int
    block_bytes: int

    @property
    def n_blocks(self) -> int:
        """The blocks of the message."""
        return -(-self.message_bytes // self.block_bytes)

    @property
    def chosen(self) -> Depth:
        """The depth that is taken."""
        return next(each for each in self.depths if each.name == self.options.depth)

    @property
    def core(self) -> str:
        """The core that is modelled."""
        return self.depths[0].functions["ctr_crypt"].core

    def pays_from(self, depth: Depth) -> int | None:
        """From how many blocks a nonce on it is faster than no fold; None where it never is."""
        return pays_from(depth.functions, self.depths[0].functions)

    def with_fastest(self) -> Report:
        """The same with the depth that takes least for the message; of equal ones the first."""
        granted = [each for each in self.depths if each.functions]
        best = min(granted, key=lambda each: each.message_cycles(self.n_blocks))
        return replace(self, options=replace(self.options, depth=best.name))

    def table(self) -> Table:
        """The report for people."""
        title = f"{self.options.set_name}, counter mode by depth; modelled: {self.core}, in order"
        table = Table(title=title, title_justify="left")
        headings = ["table bytes", "cycles/block", "cycles a nonce", "pays from blocks"]
        headings += [f"cycles of {self.message_bytes} bytes"] if self.message_bytes else []
        table.add_column("depth")
        for heading in headings:
            table.add_column(heading, justify="right")
        table.add_column("chosen")
        for depth in self.depths:
            cells = self._cells(depth)
            chosen = "yes" if depth is self.chosen else ""
            table.add_row(depth.name, *cells, *[""] * (len(headings) - len(cells)), chosen)
        return table

    def as_dicts(self) -> list[dict[str, object]]:
        """The report for programs."""
        return [self._as_dict(each) for each in self.depths]

    def _cells(self, depth: Depth) -> list[str]:
        if not depth.functions:
            return [f"{depth.table_bytes} (not granted)"]
        first = self.pays_from(depth)
        pays = "never" if first is None else str(first)
        cells = [str(depth.table_bytes), f"{depth.cycles_per_block:.1f}", str(depth.nonce_cycles)]
        cells.append("" if depth.name == NONE else pays)
        if self.message_bytes:
            cells.append(str(depth.message_cycles(self.n_blocks)))
        return cells

    def _as_dict(self, depth: Depth) -> dict[str, object]:
        made: dict[str, object] = {
            "depth": depth.name,
            "chosen": depth is self.chosen,
            "table_bytes": depth.table_bytes,
        }
        if not depth.functions:
            return made
        made |= {
            "core": self.core,
            "cycles_per_block": depth.cycles_per_block,
            "nonce_cycles": depth.nonce_cycles,
            "pays_from_blocks": None if depth.name == NONE else self.pays_from(depth),
        }
        if self.message_bytes:
            made["message_cycles"] = depth.message_cycles(self.n_blocks)
        return made
