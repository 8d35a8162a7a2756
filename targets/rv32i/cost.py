"""The modelled core: the cost of each class of the table."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

COSTS = {
    "alu": Cost(1, {"any": 1}),
    # SiFive FE310-G000 Manual, 3.3, for this core: a multiplier of 8 bits a cycle.
    "multiply": Cost(5, {"any": 1}),
    "load": Cost(2, {"any": 1}),
    "load_part": Cost(3, {"any": 1}),
    "store": Cost(1, {"any": 1}),
    # A correctly predicted taken branch costs no more; a mispredicted one costs three cycles.
    "branch": Cost(1, {"any": 1}),
    "jump": Cost(1, {"any": 1}),
}
CORES = {
    "sifive-e31": Core(
        name="sifive-e31",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        model="in-order",
        misprediction=3,
        source="SiFive E31 Core Complex Manual v19.05, section 3.3: execution pipeline",
    )
}
