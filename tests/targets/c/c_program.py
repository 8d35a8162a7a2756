"""Runs functions of C on bytes: compiled by this machine's compilers, as generated C is."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from compiler.emission.statements import used_helpers
from targets.c.abi import TARGET, VECTOR_NAMES
from targets.c.table import VECTORS_OF_WORDS
from verify.native.compiled import STRICT, Build, run_compiler
from verify.toolchain.tools import find

REGISTER_BYTES = 64
WINDOW = 2 * REGISTER_BYTES
"""Where memory that a function may change begins, behind the operands."""
FUNCTION = """\
static void case{number}(uint8_t *out, const uint8_t *in, uint8_t *p)
{{
    (void)out, (void)in, (void)p;
    {body}
}}
"""
FRAME = """\
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "operands.h"

{helpers}

{functions}

static void (*const cases[])(uint8_t *, const uint8_t *, uint8_t *) = {{
{names}
}};

int main(void)
{{
    static uint8_t in[{samples}][{record}];
    if (fread(in, sizeof in, 1, stdin) != 1)
        return 1;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        for (size_t j = 0; j < {samples}; j++) {{
            uint8_t out[{record}] = {{0}};
            memcpy(out + {window}, in[j] + {window}, {record} - {window});
            cases[i](out, in[j], out + {window});
            fwrite(out, sizeof out, 1, stdout);
        }}
    return 0;
}}
"""
OPERANDS = """\
static inline {kind} read{bits}(const uint8_t *p)
{{
    {kind} x = 0;
    for (int i = {bytes} - 1; i >= 0; i--)
        x = ({kind})((uint64_t)x << 8 | p[i]);
    return x;
}}

static inline void write{bits}(uint8_t *p, {kind} x)
{{
    for (int i = 0; i < {bytes}; i++)
        p[i] = (uint8_t)((uint64_t)x >> 8 * i);
}}
"""
VECTOR_OPERANDS = """\
static inline v{bits} read{bits}(const uint8_t *p)
{{
    v{bits} x;
    for (int i = 0; i < {lanes}; i++)
        x[i] = read64(p + 8 * i);
    return x;
}}

#define write{bits}(p, x) \\
    for (int i = 0; i < {lanes}; i++) \\
        write64((p) + 8 * i, (x)[i])
"""


def run_functions(
    functions: Sequence[str],
    inputs: NDArray[np.uint8],
    build: Build,
    folder: Path,
    options: Sequence[str] = (),
) -> NDArray[np.uint8]:
    """Compile functions and run each on each sample.

    Args:
        functions: the statements of each. They read `in` and write `out`, which holds zeros, and
            from `WINDOW` on a copy of `in`; `p` points there.
        inputs: shape (samples, bytes).
        build: how to compile.
        folder: to write into.
        options: of the compiler, beside those of the build.

    Returns:
        What `out` holds afterwards: shape (functions, samples, bytes).

    Raises:
        CompilerError: the compiler refused the program.
        MissingTool: there is no such compiler.
        AssertionError: the program ended early, or a sanitizer had something to say.
    """
    (folder / "operands.h").write_text(operands(), encoding="utf-8")
    (folder / "functions.c").write_text(program_of(functions, inputs.shape), encoding="utf-8")
    # gcc finds conversions that are none in what its sanitizers add.
    strict = STRICT[:1] if build.is_sanitized else STRICT
    command = (*find(build.compiler).command, *strict, *build.options, *options)
    run_compiler((*command, "-o", "functions", "functions.c"), folder)
    done = subprocess.run(
        [str(folder / "functions")], input=inputs.tobytes(), capture_output=True, check=False
    )
    said = done.stderr.decode(errors="replace")
    assert not said, said
    assert not done.returncode, f"exit status {done.returncode}"
    return np.frombuffer(done.stdout, np.uint8).reshape(len(functions), *inputs.shape)


def operands() -> str:
    """The text of the header that reads and writes operands, the lowest byte first."""
    words = [
        OPERANDS.format(kind=TARGET.type_names[bits], bits=bits, bytes=bits // 8)
        for bits in TARGET.word_bits
    ]
    vectors = [VECTOR_OPERANDS.format(bits=bits, lanes=n) for bits, n in VECTORS_OF_WORDS.items()]
    return "\n".join([*(TARGET.helpers[name] for name in VECTOR_NAMES.values()), *words, *vectors])


def program_of(functions: Sequence[str], shape: tuple[int, ...]) -> str:
    """The text of a program that runs functions on samples of a shape."""
    texts = [FUNCTION.format(number=i, body=body) for i, body in enumerate(functions)]
    types = VECTOR_NAMES.values()
    helpers = {n: helper for n, helper in TARGET.helpers.items() if n not in types}
    samples, record = shape
    return FRAME.format(
        helpers="\n\n".join(used_helpers(functions, helpers).values()),
        functions="\n".join(texts),
        names=",\n".join(f"    case{i}" for i in range(len(functions))),
        samples=samples,
        record=record,
        window=WINDOW,
    )
