"""The small functions that the rows' text calls: a file holds those that it uses, in this order.

Words are put together from bytes by shifts, which compilers turn into one load where the machine
has it; a bit becomes a mask by negation. No function has a branch.
"""

from __future__ import annotations

from collections.abc import Iterator

from targets.c.table import BYTES, VECTORS_OF_WORDS


def _type(n_bytes: int) -> str:
    """The type that holds a word of so many bytes."""
    return next(f"uint{bits}_t" for bits in (16, 32, 64) if bits >= 8 * n_bytes)


def _define(result: str, name: str, parameters: str, body: str) -> tuple[str, str]:
    return name, f"static inline {result} {name}({parameters})\n{{\n{body}\n}}"


def _memory(n: int) -> Iterator[tuple[str, str]]:
    """Loads and stores of a word of `n` bytes, the lowest first and the highest first."""
    kind, bits = _type(n), 8 * n
    for order in ("le", "be"):
        places = range(n) if order == "le" else range(n - 1, -1, -1)
        parts = [_part(kind, place, 8 * i) for i, place in enumerate(places)]
        joined = "\n         | ".join(parts)
        value = f"({kind})({joined})" if kind == "uint16_t" else joined
        yield _define(kind, f"load_{order}{bits}", "const uint8_t *p", f"    return {value};")
        stores = [f"    p[{p}] = (uint8_t)(x >> {8 * i});" for i, p in enumerate(places)]
        stores[0] = stores[0].replace("(x >> 0)", "x")
        yield _define(
            "void", f"store_{order}{bits}", f"uint8_t *p, {kind} x", "\n".join(sorted(stores))
        )


def _native() -> Iterator[tuple[str, str]]:
    """Loads and stores of words as the machine has them, at any address."""
    for bits in (16, 32, 64, 128):
        kind = "v128" if bits == 128 else f"uint{bits}_t"
        body = f"    {kind} x;\n    memcpy(&x, p, sizeof x);\n    return x;"
        yield _define(kind, f"load{bits}", "const uint8_t *p", body)
        yield _define(
            "void", f"store{bits}", f"uint8_t *p, {kind} x", "    memcpy(p, &x, sizeof x);"
        )


def _part(kind: str, place: int, shift: int) -> str:
    wide = "uint32_t" if kind == "uint16_t" else kind
    return f"({wide})p[{place}] << {shift}" if shift else f"({wide})p[{place}]"


def _rotations() -> Iterator[tuple[str, str]]:
    for bits in (8, 16, 32, 64):
        kind = f"uint{bits}_t"
        value = f"(x << k) | (x >> ({bits} - k))"
        cut = f"({kind})({value})" if bits < 32 else value
        yield _define(kind, f"rotl{bits}", f"{kind} x, unsigned k", f"    return {cut};")


def _rotations_by_data() -> Iterator[tuple[str, str]]:
    """Both shifts are by less than the width, possibly 0: C does not define larger ones."""
    for bits in (8, 16, 32, 64):
        kind = f"uint{bits}_t"
        for name, first, second in (("rotl_by", "<<", ">>"), ("rotr_by", ">>", "<<")):
            value = f"(x {first} (n & {bits - 1})) | (x {second} (-n & {bits - 1}))"
            cut = f"({kind})({value})" if bits < 32 else value
            yield _define(kind, f"{name}{bits}", f"{kind} x, {kind} n", f"    return {cut};")


def _comparisons() -> Iterator[tuple[str, str]]:
    for bits in (8, 16, 32, 64):
        kind = f"uint{bits}_t"
        yield _define(kind, f"less{bits}", f"{kind} a, {kind} b", f"    return ({kind})(a < b);")


def _bits() -> Iterator[tuple[str, str]]:
    for bits in (32, 64):
        kind = f"uint{bits}_t"
        yield _define(
            kind, f"bit{bits}", "uint8_t x, unsigned k", f"    return 0 - ({kind})(x >> k & 1);"
        )


def _lanes() -> Iterator[tuple[str, str]]:
    """Sums in lanes of a plain word, and one value in all of them."""
    for bits, lanes in ((16, 2), (16, 4), (32, 2)):
        kind, width = f"uint{bits * lanes}_t", bits * lanes
        top = sum(1 << bits * i + bits - 1 for i in range(lanes))
        ones = sum(1 << bits * i for i in range(lanes))
        suffix = f"UINT{width}_C"
        below = f"{suffix}({top ^ (1 << width) - 1:#x})"
        body = f"    return ((a & {below}) + (b & {below})) ^ ((a ^ b) & {suffix}({top:#x}));"
        yield _define(kind, f"add_u{bits}x{lanes}", f"{kind} a, {kind} b", body)
        body = f"    return ({kind})x * {suffix}({ones:#x});"
        yield _define(kind, f"splat_u{bits}x{lanes}", f"uint{bits}_t x", body)


QUIET = """\
// How wide vectors are handed on is a matter of this file alone.
#pragma GCC diagnostic ignored "-Wpsabi"
"""
VECTOR = """\
// A vector of {bits} bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v{bits} __attribute__((vector_size({n_bytes})));"""


def _vector_types() -> Iterator[tuple[str, str]]:
    for bits in VECTORS_OF_WORDS:
        text = VECTOR.format(bits=bits, n_bytes=bits // 8)
        yield f"v{bits}", QUIET + text if bits > 128 else text


ALWAYS = "__attribute__((always_inline)) "
"""No call hands on a vector: how it would is not the same with all options of compilers."""


def _vectors_of_words() -> Iterator[tuple[str, str]]:
    """Operations for which plain words have operators, and vectors of words have not."""
    for bits, lanes in VECTORS_OF_WORDS.items():
        kind, places = f"v{bits}", range(lanes)
        made = ALWAYS + kind if bits > 128 else kind
        # C++ has no compound literals.
        words = ", ".join(f"uint64_t x{n}" for n in places)
        names = ", ".join(f"x{n}" for n in places)
        yield _define(made, f"join{bits}", words, f"    {kind} v = {{{names}}};\n    return v;")
        same = f"    {kind} v = {{{', '.join(['x'] * lanes)}}};\n    return v;"
        yield _define(made, f"splat_u64x{lanes}", "uint64_t x", same)
        load = f"    return splat_u64x{lanes}(load64(p));"
        yield _define(made, f"load_all{bits}", "const uint8_t *p", load)
        loads = ",\n        ".join(f"load_le64(p{_ahead(n)})" for n in places)
        body = f"    {kind} x = {{\n        {loads},\n    }};\n    return x;"
        yield _define(made, f"load_lanes{bits}", "const uint8_t *p, size_t apart", body)
        # Compilers pass vectors as parameters in different ways, so pointers are passed.
        stores = "\n".join(f"    store_le64(p{_ahead(n)}, (*x)[{n}]);" for n in places)
        parameters = f"uint8_t *p, size_t apart, const {kind} *x"
        yield _define("void", f"store_lanes{bits}", parameters, stores)


def _ahead(n: int) -> str:
    return ("", " + apart")[n] if n < 2 else f" + {n} * apart"


# The two halves are words of their own, so the order of bytes in a vector does not matter.
VECTORS = (
    # C++ has no compound literals.
    _define("v128", "pair128", "uint64_t a, uint64_t b", "    v128 x = {a, b};\n    return x;"),
    _define(
        "v128",
        "load_le128",
        "const uint8_t *p",
        "    return pair128(load_le64(p), load_le64(p + 8));",
    ),
    _define(
        "void",
        "store_le128",
        "uint8_t *p, v128 x",
        "    store_le64(p, x[0]);\n    store_le64(p + 8, x[1]);",
    ),
    _define(
        "v128",
        "bit128",
        "uint8_t x, unsigned k",
        "    const uint64_t mask = bit64(x, k);\n    return pair128(mask, mask);",
    ),
    *(
        _define(
            "v128",
            f"{name}_u{bits}x{2 * lanes}",
            parameters.replace("word", f"uint{bits}_t"),
            body.replace("LANES", f"u{bits}x{lanes}"),
        )
        for bits, lanes in ((16, 4), (32, 2))
        for name, parameters, body in (
            (
                "add",
                "v128 a, v128 b",
                "    return pair128(add_LANES(a[0], b[0]), add_LANES(a[1], b[1]));",
            ),
            (
                "splat",
                "word x",
                "    return pair128(splat_LANES(x), splat_LANES(x));",
            ),
        )
    ),
)
WIPE = _define(
    "void",
    "wipe",
    "uint8_t *p, size_t n",
    "    volatile uint8_t *q = p;\n    while (n--) {\n        *q++ = 0;\n    }",
)
HELPERS = dict(
    [
        *(pair for n in BYTES for pair in _memory(n)),
        *_rotations(),
        *_rotations_by_data(),
        *_comparisons(),
        *_bits(),
        *_lanes(),
        *_vector_types(),
        *VECTORS,
        *_native(),
        *_vectors_of_words(),
        WIPE,
    ]
)
