"""A C library that runs generated kernels by the CUDA driver API, with an example.

Source: CUDA Driver API Reference Manual 13.0; PTX ISA 9.0, chapter "Release Notes".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from artifacts.generated_files import Part, sizes_of
from export.library import render, single_part
from options.functions import naming_of
from runtime.user_error import UserError

HOST = Path(__file__).with_name("cuda_host")
"""The folder of the sources that are the same for all sets."""
MOST_IN_A_ROW = 32
SET_UP = ("key_setup", "ctr_init")
KERNELS = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")


def cuda_library(path: Path, c_path: Path | None = None) -> dict[str, str]:
    """The files of a library, by their paths in it.

    Args:
        path: path of a generated file for PTX; its header is in the same folder.
        c_path: path of generated C of the same set with its header, for the example; None for a
            library without one.

    Raises:
        OSError: a file or its header cannot be read.
        UserError: `path` is no generated file for PTX or has no kernel; `c_path` is of another set,
            or one of them has no counter mode, which the example needs.
    """
    part = single_part(path, "ptx", "a CUDA library")
    if not any(name in part.functions for name in KERNELS):
        raise UserError(f"{path} has none of the kernels {', '.join(KERNELS)}")
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    known = _described(path.stem, part, header)
    files = {
        f"src/{path.stem}.h": header,
        f"src/{path.stem}_cuda.h": render("cuda/set.h.j2", known),
        f"src/{path.stem}_cuda.c": render("cuda/set.c.j2", known),
        f"src/{path.stem}_ptx.c": render("cuda/ptx.c.j2", {**known, "rows": text_rows(part.text)}),
    }
    for file in sorted(HOST.rglob("*.[ch]")):
        files[f"src/{file.relative_to(HOST).as_posix()}"] = file.read_text(encoding="utf-8")
    if c_path is not None:
        files |= _example(c_path, part, known)
    has_example = {"example": "encrypt_file", "reference": c_path.stem} if c_path else {}
    words = {**known, "example": "", "reference": "", **has_example}
    return {**files, "Makefile": render("cuda/Makefile.j2", words)}


def host_functions(part: Part, header: str) -> dict[str, str]:
    """The symbols of the functions of a header that fill keys, by their roles."""
    symbols = {role: naming_of(part.options).symbol(role) for role in SET_UP}
    return {role: symbol for role, symbol in symbols.items() if f" {symbol}(" in header}


def _described(stem: str, part: Part, header: str) -> Mapping[str, object]:
    """The variables of the templates."""
    host = naming_of(part.options)
    own = replace(host, target="cuda")
    return {
        "name": f"lwcc_{stem}_cuda",
        "stem": stem,
        "set_name": part.options.set_name,
        "host": host.symbol,
        "cuda": own.symbol,
        "macro": own.macro,
        "set_up": list(host_functions(part, header)),
        "functions": part.functions,
        "ecb": [name for name in KERNELS if name in part.functions and name.startswith("ecb")],
        "sizes": sizes_of(part),
        "passes_keys": part.options.passes_keys,
        "driver_version": driver_version(part.text),
        "capability": least_capability(part.text),
    }


def driver_version(text: str) -> int:
    """The least version of the CUDA driver for a PTX text, as `cuDriverGetVersion` gives it.

    Raises:
        UserError: the text has no version.

    Source: PTX ISA, "Release Notes": 7.n came with CUDA 11.n, 8.n with CUDA 12.n up to 8.5.
    """
    major, minor = _directive(text, r"\.version (\d+\.\d+)").split(".")
    return (int(major) + 4) * 1000 + int(minor) * 10


def least_capability(text: str) -> int:
    """The least compute capability of a GPU that runs a PTX text: 75 for 7.5.

    Raises:
        UserError: the text has no architecture.
    """
    return int(_directive(text, r"\.target sm_(\d+)"))


def _directive(text: str, pattern: str) -> str:
    """The operand of a PTX directive."""
    found = re.search(rf"^{pattern}$", text, re.MULTILINE)
    if found is None:
        raise UserError(
            "the file has no directives .version and .target: it is no complete PTX file"
        )
    return found[1]


def text_rows(text: str) -> list[str]:
    """The bytes of a text as rows of decimal numbers for a C array."""
    data = text.encode()
    starts = range(0, len(data), MOST_IN_A_ROW)
    return ["".join(f"{byte}," for byte in data[at : at + MOST_IN_A_ROW]) for at in starts]


def _example(path: Path, part: Part, known: Mapping[str, object]) -> dict[str, str]:
    """The files of the example, and the generated C that it compares with."""
    reference = single_part(path, "c", "the example with generated C")
    if reference.options.set_name != part.options.set_name:
        raise UserError(
            f"{path} is for {reference.options.set_name}, the kernels for {part.options.set_name}"
        )
    for each in (part, reference):
        if "ctr_crypt" not in each.functions:
            raise UserError(f"{each.file} has no ctr_crypt, and the example uses counter mode")
    words = {
        **known,
        "c_stem": path.stem,
        "c_macro": naming_of(reference.options).macro("ctx_bytes"),
        "c_functions": reference.functions,
    }
    return {
        "examples/encrypt_file.c": render("cuda/encrypt_file.c.j2", words),
        f"examples/reference/{path.stem}.c": reference.text,
        f"examples/reference/{path.stem}.h": path.with_suffix(".h").read_text(encoding="utf-8"),
    }
