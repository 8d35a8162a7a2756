"""Cost models of counter mode with pieces computed in advance, by dependences alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil

from compiler.frontend.counter_times import CounterTimes, Piece, Place, Stage

RUN = 256
"""The number of blocks whose counters differ in the lowest byte only."""


@dataclass(frozen=True)
class Costs:
    """The costs of instructions, relative to one on registers.

    Args:
        access: a load or a store of a piece.
        lookup: reading a piece of a table's entry.
    """

    access: int
    lookup: int


@dataclass(frozen=True)
class Plan:
    """Counter mode with the pieces of some binding times computed before the blocks.

    A cost is in instructions on registers.

    Args:
        name: name of the model.
        depth: the last round with pieces computed in advance.
        once: cost for each nonce.
        run: cost for each run of 256 blocks.
        block: cost for each block.
        operations: the operations among these.
        whole_rounds: rounds without computation for a block.
        stored: number of pieces that a block reads from memory, by binding time.
        held_bytes: memory for the pieces of the nonce, the run and the table.
    """

    name: str
    depth: int
    once: int
    run: int
    block: int
    operations: int
    whole_rounds: int
    stored: Mapping[Stage, int]
    held_bytes: int

    @property
    def per_block(self) -> float:
        """The cost of a block, including its share of the run's cost."""
        return self.block + self.run / RUN

    def pays_from(self, plain: Plan) -> int | None:
        """The number of blocks from which on it costs no more than another plan; None: never."""
        saved = plain.per_block - self.per_block
        return ceil((self.once - plain.once) / saved) if saved > 0 else None


MODELS: Mapping[str, tuple[Stage, ...]] = {
    "none": (),
    "separated": ("nonce",),
    "online": ("nonce", "run"),
    "cache": ("nonce",),
    "table": ("nonce", "run", "table"),
}
"""The models of folding, with the binding times that each computes before the blocks."""
CONSTANT = frozenset({"cache"})
"""The models whose pieces of key and nonce are constants of the code: nothing computes them."""
ENTRIES: Mapping[Stage, int] = {"nonce": 1, "run": 1, "table": RUN}
"""The number of copies of each piece that are held, by binding time, without those of the key."""


def plan(times: CounterTimes, costs: Costs, model: str, depth: int | None = None) -> Plan:
    """Counter mode by a model: held pieces are read once a block, round keys at each use.

    Args:
        times: binding times of the pieces.
        costs: costs of accesses.
        model: one of `MODELS`.
        depth: the last round with pieces computed in advance; None for the round with the least
            cost of a block, the first of equal ones.
    """
    if depth is None:
        rounds = sorted({piece.round for piece in times.pieces})
        plans = [plan(times, costs, model, each) for each in rounds if each or len(rounds) == 1]
        return min(plans, key=lambda each: (each.per_block, each.depth))
    early = [p for p in times.pieces if _is_early(p, model, depth)]
    left = [p for p in times.pieces if not _is_early(p, model, depth)]
    wanted = _stored(times, left)
    stored = Counter(times.stages[place] for place in wanted)
    work = Counter[Stage]()
    for piece in early:
        work[piece.stage] += piece.weight
    entry = work["table"] + costs.access * stored["table"]
    fill = costs.access * stored["nonce"] if work["nonce"] else 0
    # A constant takes an instruction on registers.
    known = 1 if model in CONSTANT else costs.access
    operations = sum(piece.weight for piece in left)
    keys = sum(times.stages[place] == "key" for p in left for place in p.reads)
    read = known * (keys + stored["nonce"]) + costs.access * stored["run"]
    read += costs.lookup * stored["table"]
    return Plan(
        name=model,
        depth=depth,
        once=0 if model in CONSTANT else work["nonce"] + fill + RUN * entry,
        run=work["run"] + costs.access * stored["run"],
        block=operations + read,
        operations=operations,
        whole_rounds=len({p.round for p in early} - {p.round for p in left} - {0}),
        stored=stored,
        held_bytes=sum(
            times.bytes_of(place) * ENTRIES[stage]
            for place in wanted
            if (stage := times.stages[place]) in ENTRIES
        ),
    )


def _stored(times: CounterTimes, left: list[Piece]) -> set[Place]:
    """The pieces that a block reads from memory; the counter is in registers."""
    made = {piece.place for piece in left}
    wanted = times.results.union(*(piece.reads for piece in left)) - made
    counter = {p.name for p in times.program.given("counter")}
    return {place for place in wanted if place[0] not in counter}


def _is_early(piece: Piece, model: str, depth: int) -> bool:
    """Whether a piece is computed before the blocks that use it."""
    if piece.stage == "key":
        return True
    return piece.stage in MODELS[model] and piece.round <= depth
