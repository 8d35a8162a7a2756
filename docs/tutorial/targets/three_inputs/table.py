"""The instructions: each says the type of its registers."""

from __future__ import annotations

from compiler.machine.isa import Row, expand

MANUAL = "docs/tutorial/add_a_target.md"
PLACE = {"k": (0, 2**20 - 1)}


def minterm(place: int) -> str:
    """The bits at which three operands have the values that one place of a table stands for."""
    names = ((2, "a"), (1, "b"), (0, "c"))
    sides = (name if place >> bit & 1 else f"~{name}" for bit, name in names)
    return f"({' & '.join(sides)} & (0 - ((k >> {place}) & 1)))"


TERNARY = " | ".join(minterm(place) for place in range(8))


def rows(w: int) -> tuple[Row, ...]:
    """The instructions on registers of `w` bits."""
    d, a, b, c = (f"{{{name}:b{w}}}" for name in "dabc")
    amount, whole = {"k": (0, w - 1)}, {"k": (0, 2**w - 1)}
    # fmt: off
    return (
        Row("and",  f"and.b{w} {d}, {a}, {b};",    "d = a & b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("or",   f"or.b{w} {d}, {a}, {b};",     "d = a | b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("xor",  f"xor.b{w} {d}, {a}, {b};",    "d = a ^ b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("not",  f"not.b{w} {d}, {a};",         "d = ~a",     "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("lop3", f"lop3.b{w} {d}, {a}, {b}, {c}, {{k}};", f"d = {TERNARY}", "", "alu", "fixed", MANUAL, imm={"k": (0, 255)}, shapes=f"u{w}"),
        Row("add",  f"add.u{w} {d}, {a}, {b};",    "d = a + b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("sub",  f"sub.u{w} {d}, {a}, {b};",    "d = a - b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("set",  f"set.lt.u{w} {d}, {a}, {b};", "d = a < b",  "", "alu", "fixed", MANUAL, shapes=f"u{w}"),
        Row("shl",  f"shl.b{w} {d}, {a}, {{k}};",  "d = a << k", "", "alu", "fixed", MANUAL, imm=amount, shapes=f"u{w}"),
        Row("shr",  f"shr.b{w} {d}, {a}, {{k}};",  "d = a >> k", "", "alu", "fixed", MANUAL, imm=amount, shapes=f"u{w}"),
        Row("mov",  f"mov.b{w} {d}, {{k}};",       "d = k",      "", "alu", "fixed", MANUAL, imm=whole, shapes=f"u{w}"),
    )
    # fmt: on


def accesses(bits: int, w: int, name: str = "") -> tuple[Row, ...]:
    """A load and a store of so many bits in a register of `w` bits."""
    load, store = (
        f"ld.u{bits} {{d:b{w}}}, [{{p:b64}}+{{k}}];",
        f"st.u{bits} [{{p:b64}}+{{k}}], {{a:b{w}}};",
    )
    # fmt: off
    return (
        Row(f"ld{name}", load,  "d = mem[p + k]", "", "memory", "address", MANUAL, imm=PLACE, shapes=f"u{bits}"),
        Row(f"st{name}", store, "mem[p + k] = a", "", "memory", "address", MANUAL, imm=PLACE, shapes=f"u{bits}"),
    )
    # fmt: on


CONVERSIONS = (
    Row("low", "cvt.u32.u64 {d:b32}, {a:b64};", "d = a", "", "alu", "fixed", MANUAL, shapes="u32"),
    Row("wide", "cvt.u64.u32 {d:b64}, {a:b32};", "d = a", "", "alu", "fixed", MANUAL, shapes="u64"),
)
INSTRUCTIONS = expand(
    (
        *(row for w in (32, 64) for row in rows(w)),
        *(row for bits in (8, 16, 32) for row in accesses(bits, 32)),
        *(row for bits in (8, 16, 32) for row in accesses(bits, 64, "_wide")),
        *accesses(64, 64),
        *CONVERSIONS,
    )
)
