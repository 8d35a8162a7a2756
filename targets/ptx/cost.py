"""The modelled GPUs: the cost of each class of the table on a quarter of a multiprocessor."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

SOURCE = "CUDA C++ Programming Guide 13.0, 5.4.1, table of arithmetic throughput"
# A quarter issues one instruction of 32 threads a cycle; its units for integers take 16 threads a cycle.
COSTS = {
    "logic": Cost(4, {"alu": 2}),
    "shift": Cost(4, {"alu": 2}),
    # `ptxas` adds by multiplying with 1 (IMAD.IADD) as long as units of logic have more to do.
    "add": Cost(4, {"multiplier": 2}),
    "move": Cost(4, {"alu": 2}),
    "permute": Cost(4, {"alu": 2}),
    "multiply": Cost(4, {"multiplier": 2}),
    "branch": Cost(4, {"alu": 2}),
    "load": Cost(30, {"memory": 4}),
}
CORES = {
    "sm_90": Core(
        name="sm_90",
        width=1,
        window=0,
        ports={"alu": 1, "multiplier": 1, "memory": 1},
        costs=COSTS,
        source=SOURCE,
    ),
    "sm_80": Core(
        name="sm_80",
        width=1,
        window=0,
        ports={"alu": 1, "multiplier": 1, "memory": 1},
        costs=COSTS,
        source=SOURCE,
    ),
    "sm_75": Core(
        name="sm_75",
        width=1,
        window=0,
        ports={"alu": 1, "multiplier": 1, "memory": 1},
        costs=COSTS,
        source=SOURCE,
    ),
}
