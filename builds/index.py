"""The build matrix `generated/matrix.toml`, and `generated/INDEX.toml`, which follows from it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomlkit

from builds.product import Product
from builds.symbols import symbols_of
from builds.usual_forms import with_lanes
from catalogue.ciphers import CipherSource, find_cipher
from compiler.machine.load import load_target
from measurements.figures import figures_of
from options.arguments import as_table, from_table
from options.build import BuildOptions
from options.file_names import file_name
from runtime.user_error import UserError

MATRIX, INDEX = "matrix.toml", "INDEX.toml"
MODE = "mode"
"""The key of a row of a mode's file."""
BANNER = (
    "What lwcc generated and what was found out about it; `lwcc regen` writes it from matrix.toml."
)


@dataclass(frozen=True)
class Entry:
    """A file of the matrix.

    Args:
        path: relative to the folder of the index.
        source: the cipher.
        options: with the set.
    """

    path: str
    source: CipherSource
    options: BuildOptions


def find_folder(given: str = "") -> Path:
    """The folder of the matrix: the given one, else `generated` here or beside the source.

    Raises:
        UserError: there is no matrix in it.
    """
    places = (
        [Path(given)] if given else [Path("generated"), Path(__file__).parents[1] / "generated"]
    )
    for place in places:
        if (place / MATRIX).is_file():
            return place
    tried = " or ".join(str(place) for place in places)
    raise UserError(f"there is no {MATRIX} in {tried}")


def read_matrix(folder: Path) -> tuple[Entry, ...]:
    """The files of a matrix, in order; a row stands for one file of each set.

    Raises:
        UserError: the matrix cannot be read, or asks for what does not exist.
    """
    entries: list[Entry] = []
    for row in read_toml(folder / MATRIX).get("row", []):
        try:
            source, place = find_cipher(row["cipher"]), (row["target"], row["goal"])
            for name in row["sets"]:
                options = from_table(name, *place, row["options"])
                if not options.lanes:
                    options = with_lanes(options, source.load())
                target = load_target(options.target)
                path = f"{target.folder.name}/{file_name(options)}"
                entries.append(Entry(path, source, options))
        except KeyError as problem:
            raise UserError(f"{folder / MATRIX}: a row has no {problem}") from problem
    paths = [entry.path for entry in entries]
    if doubled := [path for path in paths if paths.count(path) > 1]:
        raise UserError(f"{folder / MATRIX}: two rows make {doubled[0]}")
    return tuple(entries)


def read_index(folder: Path) -> tuple[Mapping[str, Any], ...]:
    """The entries of an index, apart from those of modes.

    Raises:
        UserError: it cannot be read.
    """
    return tuple(row for row in read_toml(folder / INDEX).get("file", []) if MODE not in row)


def read_toml(path: Path) -> Mapping[str, Any]:
    """A TOML file's data.

    Raises:
        UserError: it is not of that form.
        OSError: it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise UserError(f"{path}: {problem}") from problem


def write_index(rows: Sequence[Mapping[str, Any]]) -> str:
    """The text of an index."""
    document = tomlkit.document()
    document.add(tomlkit.comment(BANNER))
    document.add(tomlkit.nl())
    files = tomlkit.aot()
    for row in rows:
        table = tomlkit.table()
        for key, value in row.items():
            table.add(key, _item(value, in_line=key == "options"))
        files.append(table)
    document.add("file", files)
    return tomlkit.dumps(document)


def index_row(path: str, product: Product) -> dict[str, Any]:
    """The index entry of a file.

    Raises:
        MissingTool: the assembler or the linker is missing.
    """
    options = product.options
    return {
        "path": path,
        "target": options.target,
        "set": options.set_name,
        "functions": symbols_of(product.part),
        "goal": options.goal,
        "command": product.command,
        "options": as_table(options),
        "features": list(options.features),
        "dsl_sha256": product.part.digest,
        "checked": product.checked.split(", "),
        "figures": figures_of(product.part, product.figures),
    }


def _item(value: Any, in_line: bool = False) -> Any:
    """A mapping as a table, or on one line inside a table."""
    if not isinstance(value, Mapping):
        return value
    table = tomlkit.inline_table() if in_line else tomlkit.table()
    lines = all(isinstance(entry, Mapping) for entry in value.values())
    for key, entry in value.items():
        table.add(key, _item(entry, in_line=in_line or lines))
    return table
