"""What instructions cost: a cycle each, and four with memory."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

COSTS = {"alu": Cost(1, {"any": 1}), "memory": Cost(4, {"any": 1})}
CORES = {
    "wide": Core(
        name="wide",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source="docs/tutorial/add_a_target.md",
    )
}
