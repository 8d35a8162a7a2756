"""A C library that draws random bytes of many states on a GPU, with an example.

It is made around a file of a mode for PTX. The header tells what the host has: each function for
many states is one of the library.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from artifacts.head import read_heads, read_sizes
from export.cuda import HOST, driver_version, least_capability, text_rows
from export.library import render
from runtime.user_error import UserError

KERNEL = re.compile(r"^\.visible \.entry ((\w+)_(\w+)_ptx)\($", re.MULTILINE)
FUNCTION = re.compile(r"^static inline int (\w+)_(\w+_states)_ptx\((.*)\);$", re.MULTILINE)
PARAMETER = re.compile(r"(\w+)(?:,|$)")


def cuda_states_library(path: Path) -> dict[str, str]:
    """The files of a library, by their paths in it.

    Args:
        path: path of a generated file of a mode for PTX; its header is in the same folder.

    Raises:
        OSError: the file or its header cannot be read.
        UserError: it has no kernel with states.
    """
    text = path.read_text(encoding="utf-8")
    header = path.with_suffix(".h").read_text(encoding="utf-8")
    known = _described(path, text, header)
    files = {
        f"src/{path.stem}.h": header,
        f"src/{path.stem}_cuda.h": render("cuda/states.h.j2", known),
        f"src/{path.stem}_cuda.c": render("cuda/states.c.j2", known),
        f"src/{path.stem}_ptx.c": render("cuda/ptx.c.j2", known),
        "examples/fill_buffer.c": render("cuda/fill_buffer.c.j2", known),
        "Makefile": render("cuda/Makefile.j2", known),
    }
    for file in sorted(HOST.rglob("*.[ch]")):
        files[f"src/{file.relative_to(HOST).as_posix()}"] = file.read_text(encoding="utf-8")
    return files


def _described(path: Path, text: str, header: str) -> Mapping[str, object]:
    """The variables of the templates."""
    kernel = KERNEL.search(text)
    if not kernel:
        raise UserError(f"{path} has no kernel with a state for each thread: take --target ptx")
    symbol, prefix, entry = kernel.groups()
    ((head, _),) = read_heads(text)
    sizes, has_df = read_sizes(head["sizes"]), "--df no" not in head["command"]
    set_name = prefix.partition("lwcc_")[2].rpartition("_")[0]
    return {
        "name": f"lwcc_{path.stem}_cuda",
        "stem": path.stem,
        "set_name": set_name,
        "prefix": prefix,
        "entry": entry,
        "symbol": symbol,
        "text": f"{prefix}_text_ptx",
        "host": lambda _: f"{prefix}_text_ptx",
        "macro": lambda name: f"{prefix}_{name}_cuda".upper(),
        "functions": [
            (name, parameters, ", ".join(PARAMETER.findall(parameters)))
            for _, name, parameters in FUNCTION.findall(header)
        ],
        "state_bytes": sizes["st"],
        "block": sizes["block"],
        "seed": sizes["key"] if has_df else sizes["key"] + sizes["block"],
        "nonce": 8 if has_df else 0,
        "driver_version": driver_version(text),
        "capability": least_capability(text),
        "rows": text_rows(text),
        "example": "fill_buffer",
        "reference": "",
    }
