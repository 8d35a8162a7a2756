"""Generated C for the checks and times that are made on this machine."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from artifacts.generated_files import Part
from artifacts.head import read_sizes
from compiler.frontend.interface import Function
from runtime.user_error import UserError
from verify.native.compiled import CFile

ENDING = ".c"
HEADER_ENDING = ".h"


def headers_beside(path: Path) -> dict[str, str]:
    """The C header of a generated file, by name; empty if there is none.

    Raises:
        OSError: it cannot be read.
    """
    header = path.with_suffix(HEADER_ENDING)
    return {header.name: header.read_text(encoding="utf-8")} if header.is_file() else {}


def c_file_of(part: Part, headers: Mapping[str, str]) -> CFile:
    """The file description for checks and timing of native code.

    Args:
        part: of a file of C.
        headers: those that it includes, by name.

    Raises:
        UserError: a size is missing in the head.
    """
    sizes = read_sizes(part.entries["sizes"])
    try:
        return CFile(
            name=part.file,
            text=part.text,
            headers=headers,
            functions=cast("dict[Function, str]", part.functions),
            block_bytes=sizes["block"],
            key_bytes=sizes["key"],
            rk_bytes=sizes["rk"],
            ctx_bytes=sizes["ctx"],
            group_blocks=sizes["group"] // sizes["block"],
            counter_bytes=sizes["block"] - sizes["nonce"],
            align=sizes["align"],
            fixed=part.options.fixed_key,
        )
    except (KeyError, ZeroDivisionError) as problem:
        message = f"{part.file}: the `sizes:` of its head are not as lwcc wrote them"
        raise UserError(message) from problem
