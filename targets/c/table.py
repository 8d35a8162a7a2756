"""The operations of C as rows: each is an assignment of a C99 expression.

The expressions hold where an `int` has 32 bits: narrower words are cut to their width where an
operation could leave it. Bit planes of 128 blocks are vectors of the compiler.
Source of all rows: ISO/IEC 9899:1999; of vectors: the GCC manual, 6.52 Using Vector Instructions
through Built-in Functions, which Clang implements too.
"""

from __future__ import annotations

from compiler.machine.isa import Row, expand

C99, VECTORS = "ISO/IEC 9899:1999, 6.5", "GCC manual, 6.52"
NARROW, WIDE = (8, 16), (32, 64)
# Operations that C leaves to the core; Pornin, BearSSL, "Constant-Time Mul", lists exceptions.
MULTIPLIER = "a multiplication that takes the same time for all operands"
SHIFTER = "a shift that takes the same time for all amounts"
WORDS = "u8 u16 u32 u64 u64x2 u64x4 u64x8"
SHIFTED = "u32 u64 u64x2 u64x4 u64x8"
OPERANDS = ("a", "b", "c", "e", "f", "g", "h", "j")
"""The names of operands in the rows of several words."""
VECTORS_OF_WORDS = {128: 2, 256: 4, 512: 8}
"""Vectors whose lanes are words of 64 bits: the lanes, by the bits of all."""
BYTES = (2, 3, 4, 6, 8)
"""Lengths in memory of the words that ciphers have, in bytes; a byte has rows of its own."""


def _joined(bits: int, lanes: int) -> str:
    """The text that makes a vector of a word for each lane."""
    words = ", ".join(f"{{{name}:t}}" for name in OPERANDS[:lanes])
    return f"{{d:t}} = join{bits}({words})"


def _chosen(lanes: int) -> str:
    """The meaning of that: the word with the number of the lane."""
    *others, last = OPERANDS[:lanes]
    return "".join(f"i == {n} ? {name}[0] : " for n, name in enumerate(others)) + f"{last}[0]"


# fmt: off
LOGIC = (
    Row("xor",  "{d:t} = {a:t} ^ {b:t}", "d = a ^ b", "", "logic", "fixed", C99, shapes=WORDS),
    Row("and",  "{d:t} = {a:t} & {b:t}", "d = a & b", "", "logic", "fixed", C99, shapes=WORDS),
    Row("or",   "{d:t} = {a:t} | {b:t}", "d = a | b", "", "logic", "fixed", C99, shapes=WORDS),
    Row("not",  "{d:t} = ~{a:t}",        "d = ~a",    "", "logic", "fixed", C99, shapes=SHIFTED),
    *(Row("not", f"{{d:t}} = (uint{w}_t)~{{a:t}}", "d = ~a", "", "logic", "fixed", C99, shapes=f"u{w}") for w in NARROW),
)

ARITHMETIC = (
    Row("add",  "{d:t} = {a:t} + {b:t}",          "d = a + b", "", "arithmetic", "fixed", C99, shapes="u32 u64 u64x2 u64x4 u64x8"),
    Row("sub",  "{d:t} = {a:t} - {b:t}",          "d = a - b", "", "arithmetic", "fixed", C99, shapes="u32 u64"),
    Row("add",  "{d:t} = add_{T}({a:t}, {b:t})",  "d = a + b", "", "lanes", "fixed", C99, shapes="u32x2 u16x2 u16x4"),
    Row("add",  "{d:t} = add_{T}({a:t}, {b:t})",  "d = a + b", "", "lanes", "fixed", VECTORS, shapes="u32x4 u16x8"),
    *(Row("add", f"{{d:t}} = (uint{w}_t)({{a:t}} + {{b:t}})", "d = a + b", "", "arithmetic", "fixed", C99, shapes=f"u{w}") for w in NARROW),
    *(Row("sub", f"{{d:t}} = (uint{w}_t)({{a:t}} - {{b:t}})", "d = a - b", "", "arithmetic", "fixed", C99, shapes=f"u{w}") for w in NARROW),
    *(Row("mul", f"{{d:t}} = (uint{w}_t)((uint32_t){{a:t}} * {{b:t}})", "d = a * b", "", "multiply", "fixed", C99, requires=MULTIPLIER, shapes=f"u{w}") for w in NARROW),
    Row("mul",  "{d:t} = {a:t} * {b:t}",          "d = a * b", "", "multiply", "fixed", C99, requires=MULTIPLIER, shapes="u32 u64"),
    *(Row("ltu", f"{{d:t}} = less{w}({{a:t}}, {{b:t}})", "d = a < b", "", "arithmetic", "fixed", C99, shapes=f"u{w}") for w in (*NARROW, *WIDE)),
)

SHIFTS = (
    Row("shl",  "{d:t} = {a:t} << {k}",           "d = a << k",  "", "shift", "fixed", C99, imm={"k": (0, "w - 1")}, shapes=SHIFTED),
    Row("shr",  "{d:t} = {a:t} >> {k}",           "d = a >> k",  "", "shift", "fixed", C99, imm={"k": (0, "w - 1")}, shapes=SHIFTED),
    *(Row("shr", f"{{d:t}} = (uint{w}_t)({{a:t}} >> {{k}})", "d = a >> k", "", "shift", "fixed", C99, imm={"k": (0, "w - 1")}, shapes=f"u{w}") for w in NARROW),
    *(Row("shl", f"{{d:t}} = (uint{w}_t)({{a:t}} << {{k}})", "d = a << k", "", "shift", "fixed", C99, imm={"k": (0, "w - 1")}, shapes=f"u{w}") for w in NARROW),
    *(Row("rotl", f"{{d:t}} = rotl{w}({{a:t}}, {{k}})", "d = a <<< k", "", "shift", "fixed", C99, imm={"k": (1, "w - 1")}, shapes=f"u{w}") for w in (*NARROW, *WIDE)),
    *(Row(name, f"{{d:t}} = {name}{w}({{a:t}}, {{b:t}})", f"d = a {sign} (b & (w - 1))", "", "shift", "fixed", C99, requires=SHIFTER, shapes=f"u{w}") for name, sign in (("rotl_by", "<<<"), ("rotr_by", ">>>")) for w in (*NARROW, *WIDE)),
    *(Row("resize", f"{{d:t}} = (uint{w}_t){{a:t}}", "d = a", "", "move", "fixed", C99, shapes=f"u{w}") for w in (*NARROW, *WIDE)),
)

VECTOR_MOVES = (
    Row("low_halves",  "{d:t} = pair128({a:t}[0], {b:t}[0])", "d = i != 0 ? b[0] : a[0]", "", "move", "fixed", VECTORS, shapes="u64x2"),
    Row("high_halves", "{d:t} = pair128({a:t}[1], {b:t}[1])", "d = i != 0 ? b[1] : a[1]", "", "move", "fixed", VECTORS, shapes="u64x2"),
    Row("splat",       "{d:t} = splat_{T}({a:t})",           "d = a[0]",                 "", "move", "fixed", C99, shapes="u32x2 u16x2 u16x4 u32x4 u16x8 u64x2 u64x4 u64x8"),
    *(Row("join", _joined(w, n), "d = " + _chosen(n), "", "move", "fixed", VECTORS, shapes=f"u64x{n}") for w, n in VECTORS_OF_WORDS.items()),
)

LITERALS = (
    *(Row("literal", "{d:t} = {k}", "d = k", "", "literal", "fixed", C99, imm={"k": (0, 2**w - 1)}, shapes=f"u{w}") for w in (*NARROW, 32)),
    Row("literal", "{d:t} = {k}",               "d = k", "u32", "literal", "fixed", C99, imm={"k": (0, 2**32 - 1)}, shapes="u16x2"),
    Row("literal", "{d:t} = UINT64_C({k})",     "d = k", "u64", "literal", "fixed", C99, imm={"k": (0, 2**64 - 1)}, shapes="u64 u32x2 u16x4"),
    Row("literal", "{d:t} = pair128(UINT64_C({k}), UINT64_C({h}))", "d = i != 0 ? h : k", "u64", "literal", "fixed", VECTORS, imm={"k": (0, 2**64 - 1), "h": (0, 2**64 - 1)}, shapes="u64x2 u32x4 u16x8"),
)

PLACE = {"k": (0, 2**31 - 1)}
APART = {**PLACE, "apart": (8, 2**31 - 1)}
IN_LANES = "mem[p + k + i / 8 * apart + i % 8]"
"""A byte of a vector whose words lie apart."""
# Round keys lie in memory as the machine has its words; blocks, keys and nonces byte by byte.
LOADS = (
    Row("lookup",  "{d:t} = {p:t}[{a:t}]",                 "d = mem[p + a]",             "u8", "load", "address", C99, shapes="u8"),
    *(Row("load", f"{{d:t}} = load{w}({{p:t}} + {{k}})",    "d = mem[p + k + i]",         "u8", "load", "address", C99, imm=PLACE, shapes="u64x2" if w == 128 else f"u{w}") for w in (16, *WIDE, 128)),
    Row("load",    "{d:t} = {p:t}[{k}]",                   "d = mem[p + k + i]",         "u8", "load", "address", C99, imm=PLACE, shapes="u8"),
    Row("load_le", "{d:t} = {p:t}[{k}]",                   "d = mem[p + k + i]",         "u8", "load", "address", C99, imm=PLACE, shapes="u8"),
    Row("load_le", "{d:t} = load_le128({p:t} + {k})",      "d = mem[p + k + i]",         "u8", "load", "address", VECTORS, imm=PLACE, shapes="u64x2"),
    *(Row("load_le",  f"{{d:t}} = load_le{8 * n}({{p:t}} + {{k}})", "d = mem[p + k + i]",         "u8", "load", "address", C99, imm=PLACE, shapes=f"u{8 * n}") for n in BYTES),
    *(Row("load_lanes", f"{{d:t}} = load_lanes{w}({{p:t}} + {{k}}, {{apart}})", f"d = {IN_LANES}", "u8", "load", "address", VECTORS, imm=APART, shapes=f"u64x{n}") for w, n in VECTORS_OF_WORDS.items()),
    *(Row("load_all", f"{{d:t}} = load_all{w}({{p:t}} + {{k}})", "d = mem[p + k + i % 8]", "u8", "load", "address", VECTORS, imm=PLACE, shapes=f"u64x{n}") for w, n in VECTORS_OF_WORDS.items()),
    *(Row("load_be",  f"{{d:t}} = load_be{8 * n}({{p:t}} + {{k}})", "d = mem[p + k + n - 1 - i]", "u8", "load", "address", C99, imm=PLACE, shapes=f"u{8 * n}") for n in BYTES),
    *(Row("load_bit", f"{{d:t}} = bit{w}({{p:t}}[{{k}}], {{bit}})", "d = 0 - ((mem[p + k] >> bit) & 1)", "u8", "load", "address", C99, imm={**PLACE, "bit": (0, 7)}, shapes="u64x2" if w == 128 else f"u{w}") for w in (*WIDE, 128)),
)
STORES = (
    *(Row("store", f"store{w}({{p:t}} + {{k}}, {{a:t}})",   "mem[p + k + i] = a",         "u8", "store", "address", C99, imm=PLACE, shapes="u64x2" if w == 128 else f"u{w}") for w in (16, *WIDE, 128)),
    Row("store",    "{p:t}[{k}] = (uint8_t){a:t}",         "mem[p + k + i] = a",         "u8", "store", "address", C99, imm=PLACE, shapes="u8"),
    Row("store_le", "{p:t}[{k}] = (uint8_t){a:t}",         "mem[p + k + i] = a",         "u8", "store", "address", C99, imm=PLACE, shapes="u8"),
    Row("store_le", "store_le128({p:t} + {k}, {a:t})",     "mem[p + k + i] = a",         "u8", "store", "address", VECTORS, imm=PLACE, shapes="u64x2"),
    *(Row("store_le", f"store_le{8 * n}({{p:t}} + {{k}}, {{a:t}})", "mem[p + k + i] = a",         "u8", "store", "address", C99, imm=PLACE, shapes=f"u{8 * n}") for n in BYTES),
    *(Row("store_lanes", f"store_lanes{w}({{p:t}} + {{k}}, {{apart}}, &{{a:t}})", f"{IN_LANES} = a", "u8", "store", "address", VECTORS, imm=APART, shapes=f"u64x{n}") for w, n in VECTORS_OF_WORDS.items()),
    *(Row("store_be", f"store_be{8 * n}({{p:t}} + {{k}}, {{a:t}})", "mem[p + k + n - 1 - i] = a", "u8", "store", "address", C99, imm=PLACE, shapes=f"u{8 * n}") for n in BYTES),
)
# fmt: on

TABLE: tuple[Row, ...] = LOGIC + ARITHMETIC + SHIFTS + VECTOR_MOVES + LITERALS + LOADS + STORES
INSTRUCTIONS = expand(TABLE)
