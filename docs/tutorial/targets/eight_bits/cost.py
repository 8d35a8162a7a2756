"""What instructions cost: a cycle, or two with memory and pointers."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

COSTS = {
    "alu": Cost(1, {"any": 1}),
    "memory": Cost(2, {"any": 2}),
    "pointer": Cost(2, {"any": 2}),
}
CORES = {
    "small": Core(
        name="small",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source="docs/tutorial/add_a_target.md",
        model="in-order",
    )
}
