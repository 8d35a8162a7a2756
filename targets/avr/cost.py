"""Costs of instructions: exact cycles, as both processors fetch from flash and run from SRAM."""

from __future__ import annotations

from compiler.machine.core import Core, Cost

COSTS = {
    "alu": Cost(1, {"any": 1}),
    "nothing": Cost(0, {"any": 0}),
    "memory": Cost(2, {"any": 2}),
    # Of halves: two accesses take twice as long, and pairs of additions as long as one of them.
    "pointer": Cost(2, {"any": 2}),
    "pointers": Cost(4, {"any": 4}),
    # A look-up with the move of its index.
    "flash": Cost(4, {"any": 4}),
    "sram": Cost(3, {"any": 3}),
    "flash_in_place": Cost(3, {"any": 3}),
    "branch": Cost(1, {"any": 1}),
}
CORES = {
    "atmega128": Core(
        name="atmega128",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source="Microchip 2467X, features and instruction set summary; DS40002198B, chapter 4 (AVRe)",
        model="simulator",
        flash_bytes=128 << 10,
        ram_bytes=4 << 10,
    ),
    "atmega328p": Core(
        name="atmega328p",
        width=1,
        window=0,
        ports={"any": 1},
        costs=COSTS,
        source="DS40002061B, features and instruction set summary; DS40002198B, chapter 4 (AVRe)",
        model="simulator",
        flash_bytes=32 << 10,
        ram_bytes=2 << 10,
    ),
}
