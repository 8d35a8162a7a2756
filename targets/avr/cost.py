"""What instructions cost: exact cycles, as both processors fetch from flash and run from SRAM."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

COSTS = {
    "alu": Cost(1, {"any": 1}),
    "memory": Cost(2, {"any": 2}),
    # Of halves: two accesses take twice as long, and pairs of additions as long as one of them.
    "pointer": Cost(2, {"any": 2}),
    "pointers": Cost(4, {"any": 4}),
    # A look-up with the move of its index.
    "flash": Cost(4, {"any": 4}),
    "sram": Cost(3, {"any": 3}),
    "branch": Cost(1, {"any": 1}),
}
CORES = {
    name: Core(
        name=name,
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source=f"{manual}, instruction set summary; DS40002198B, chapter 4 (AVRe)",
        model="in-order",
    )
    for name, manual in (("atmega128", "Microchip 2467X"), ("atmega328p", "DS40002061B"))
}
