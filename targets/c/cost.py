"""The costs of rows: a C compiler follows, so each operation costs one and nothing is scheduled."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

ONE = Cost(latency=1, ports={"any": 1})
COSTS = {
    **dict.fromkeys(("logic", "arithmetic", "multiply", "shift", "move", "load", "store"), ONE),
    # Lanes in a plain word: the carries between them are masked.
    "lanes": Cost(latency=4, ports={"any": 5}),
    "literal": Cost(latency=0, ports={}),
}
CORES = {
    "any": Core(
        name="any",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source="operations of C, one each; figures in bench are measured",
    )
}
