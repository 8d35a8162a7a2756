"""What counter mode costs a block where pieces of it are computed before, by dependences alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from compiler.frontend.counter_times import CounterTimes, Piece, Place, Stage

RUN = 256
"""Blocks whose counters differ in the lowest byte alone."""


@dataclass(frozen=True)
class Costs:
    """What an instruction takes beside one on registers, which takes 1.

    Args:
        access: a load or a store of a piece.
        lookup: reading a piece of a table's entry.
    """

    access: int
    lookup: int


@dataclass(frozen=True)
class Plan:
    """Counter mode where pieces of some stages are computed before the blocks that use them.

    A cost is in instructions on registers.

    Args:
        name: of the model.
        depth: the round up to which that is done.
        once: cost once a nonce.
        run: cost once for 256 blocks.
        block: cost for each block.
        operations: of it, those that compute.
        whole_rounds: rounds of which nothing remains for a block.
        stored: pieces that a block reads from memory, by stage.
        held_bytes: memory that those of the nonce, the run and the table take.
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
        """Cost of a block, that of its run shared by 256."""
        return self.block + self.run / RUN

    def pays_from(self, plain: Plan) -> int | None:
        """From how many blocks of a nonce on it costs less than another; None for never."""
        saved = plain.per_block - self.per_block
        return int((self.once - plain.once) // saved) + 1 if saved > 0 else None


MODELS: Mapping[str, tuple[Stage, ...]] = {
    "none": (),
    "separated": ("nonce",),
    "online": ("nonce", "run"),
    "table": ("nonce", "run", "table"),
}
"""The models of folding, and the stages that each takes out of the work for a block."""
ENTRIES: Mapping[Stage, int] = {"nonce": 1, "run": 1, "table": RUN}
"""How many of each piece are held, those that come with the key left out."""


def plan(times: CounterTimes, costs: Costs, model: str, depth: int | None = None) -> Plan:
    """Counter mode by a model: what is held is read once a block, a round key at each use.

    Args:
        times: when pieces are known.
        costs: of accesses.
        model: one of `MODELS`.
        depth: the round up to which pieces are taken out; without it the one that costs a block
            least, the lowest of equal ones.
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
    operations = sum(piece.weight for piece in left)
    keys = sum(times.stages[place] == "key" for p in left for place in p.reads)
    read = costs.access * (keys + stored["nonce"] + stored["run"]) + costs.lookup * stored["table"]
    return Plan(
        name=model,
        depth=depth,
        once=work["nonce"] + fill + RUN * entry,
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
    """Whether a piece is made before the blocks that use it."""
    if piece.stage == "key":
        return True
    return piece.stage in MODELS[model] and piece.round <= depth
