"""The C adapter between the driver of calls and the entries of a mode."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from dsl.modes.tree import Function
from verify.modes.model import NUMBER_BYTES

LENGTH_BITS = 21
"""The bits of one length in the word that all lengths of a call share."""
SCALED = 1 << LENGTH_BITS - 1
SHIFT = 13
"""A length with bit `SCALED` set counts units of 2^SHIFT bytes."""

_TEXT = """\
/* The system that the driver runs on, and the entries of a mode in place of functions. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#ifdef TIMING
#include <valgrind/memcheck.h>
#define PUBLIC(start, n_bytes) ((void)VALGRIND_MAKE_MEM_DEFINED(start, n_bytes))
#else
#define PUBLIC(start, n_bytes) ((void)(start), (void)(n_bytes))
#endif

typedef int (*function_address)(uintptr_t *words);

static size_t length(uintptr_t word, int number) {{
    size_t n = (size_t)(word >> {bits} * number) & {mask};
    return n & {scaled} ? (n & ~(size_t){scaled}) << {shift} : n;
}}

{wrappers}
#define FUNCTIONS {names}

/* The first buffer is the state, whose numbers are public, and a byte for the return code. */
static void call_with_junk(function_address function, uintptr_t *words) {{
    static const size_t numbers[] = {{NUMBERS}};
    uint8_t *state = (uint8_t *)words[0], *code = state + STATE_BYTES;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        PUBLIC(state + numbers[i], NUMBER_BYTES);
    PUBLIC(code, 1);
    uint8_t before = *code;
    int returned = function(words);
    *code = *code == before ? (uint8_t)returned : 255;
}}

static int changed_register(void) {{ return -1; }}
static intptr_t left_on_stack(uintptr_t *words, int n_words, int (*is_known)(uintptr_t)) {{
    (void)words;
    (void)n_words;
    (void)is_known;
    return 0;
}}
"""


def entries_text(
    entries: Sequence[Function], symbols: Mapping[str, str], state: int, numbers: Sequence[int]
) -> str:
    """The header that the driver includes.

    Args:
        entries: the entries of the mode.
        symbols: the symbol of each entry, by name.
        state: size of the state in bytes.
        numbers: the offsets of the numbers in the state, in bytes.
    """
    wrappers = "\n".join(_wrapper(entry, symbols[entry.name]) for entry in entries)
    text = _TEXT.format(
        bits=LENGTH_BITS,
        mask=hex((1 << LENGTH_BITS) - 1),
        scaled=hex(SCALED),
        shift=SHIFT,
        wrappers=wrappers,
        names=", ".join(f"entry_{entry.name}" for entry in entries),
    )
    listed = ", ".join(map(str, numbers))
    sizes = {"STATE_BYTES": state, "NUMBER_BYTES": NUMBER_BYTES, "NUMBERS": listed}
    return "".join(f"#define {name} {value}\n" for name, value in sizes.items()) + text


def packed_lengths(lengths: Sequence[int]) -> int:
    """Lengths as one word, the lowest bits for the first argument behind the state.

    Lengths from `SCALED` on are rounded up to units of 2^SHIFT bytes.
    """
    word = 0
    for number, length in enumerate(lengths):
        short = length if length < SCALED else SCALED | -(-length >> SHIFT)
        word |= short << LENGTH_BITS * number
    return word


def _wrapper(entry: Function, symbol: str) -> str:
    count = len(entry.parameters)
    ordered = [*(p for p in entry.parameters if p.is_out), *entry.parameters]
    parameters = list(dict.fromkeys(ordered))
    given = [
        f"({'uint8_t' if p.is_out else 'const uint8_t'} *)w[{i + 1}], length(w[{count + 1}], {i})"
        for i, p in enumerate(parameters)
    ]
    call = f"{symbol}((void *)w[0], {', '.join(given)})"
    return f"static int entry_{entry.name}(uintptr_t *w) {{ return {call}; }}"
