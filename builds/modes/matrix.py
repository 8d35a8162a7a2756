"""The files of modes in `generated/matrix.toml`, and their rows in `generated/INDEX.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from builds.index import INDEX, MATRIX, MODE, read_toml
from builds.modes.build import refuse_mode
from builds.modes.forms import with_few_blocks
from builds.modes.options import ModeOptions, modes
from builds.modes.product import ModeProduct
from builds.usual_forms import with_lanes
from catalogue.ciphers import CipherSource, find_cipher
from compiler.machine.load import load_target
from dsl.modes.tree import Mode
from dsl.syntax.diagnostics import did_you_mean
from options.arguments import as_table, from_table
from options.functions import naming_of
from runtime.user_error import UserError, unknown

SWITCHES, FOLD = "switches", "fold"
"""The keys of the matrix about a mode's options."""


@dataclass(frozen=True)
class ModeEntry:
    """A file of a mode in the matrix.

    Args:
        path: relative to the folder of the index.
        source: the cipher.
        options: with the set.
    """

    path: str
    source: CipherSource
    options: ModeOptions


def read_mode_matrix(folder: Path) -> tuple[ModeEntry, ...]:
    """The files of modes of a matrix, in order; a row stands for one file of each set.

    Raises:
        UserError: the matrix cannot be read, or asks for what does not exist.
    """
    entries: list[ModeEntry] = []
    for row in read_toml(folder / MATRIX).get(MODE, []):
        try:
            source = find_cipher(row["cipher"])
            entries += [_entry(source, name, row) for name in row["sets"]]
        except KeyError as problem:
            raise UserError(f"{folder / MATRIX}: a row of a mode has no {problem}") from problem
    paths = [entry.path for entry in entries]
    if doubled := [path for path in paths if paths.count(path) > 1]:
        raise UserError(f"{folder / MATRIX}: two rows make {doubled[0]}")
    return tuple(entries)


def _entry(source: CipherSource, set_name: str, row: Mapping[str, Any]) -> ModeEntry:
    """The file of a set."""
    cipher, word = source.load(), row[MODE]
    if set_name not in cipher.sets:
        raise unknown("set", set_name, list(cipher.sets), did_you_mean(set_name, cipher.sets))
    if word not in modes():
        raise unknown("mode", word, list(modes()), did_you_mean(word, modes()))
    build = from_table(set_name, row["target"], row["goal"], row.get("options", {}))
    if not build.lanes:
        build = with_few_blocks(cipher, with_lanes(build, cipher))
    switches = _switches(modes()[word], row.get(SWITCHES, {}))
    options = ModeOptions(build, word, switches, row.get(FOLD, True))
    refuse_mode(cipher, options)
    path = f"{load_target(build.target).folder.name}/{options.file_name}"
    return ModeEntry(path, source, options)


def _switches(mode: Mode, given: Mapping[str, bool]) -> Mapping[str, bool]:
    """The value of each switch of a mode; the default is on."""
    names = [switch.name for switch in mode.switches]
    for name in given:
        if name not in names:
            raise unknown("switch", name, names, did_you_mean(name, names))
    return {name: given.get(name, True) for name in names}


def read_mode_rows(folder: Path) -> tuple[Mapping[str, Any], ...]:
    """The rows of modes of an index; none if there is no index.

    Raises:
        UserError: the index cannot be read.
    """
    if not (folder / INDEX).is_file():
        return ()
    return tuple(row for row in read_toml(folder / INDEX).get("file", []) if MODE in row)


def mode_row(entry: ModeEntry, product: ModeProduct) -> dict[str, Any]:
    """The index entry of a file."""
    options, built = entry.options, product.built
    build, naming = options.build, naming_of(options.build)
    symbols = [naming.symbol(f"{options.word}_{each.name}") for each in options.mode.entries]
    switches = {name: "yes" if is_on else "no" for name, is_on in options.switches.items()}
    return {
        "path": entry.path,
        "target": build.target,
        "set": build.set_name,
        MODE: options.word,
        "functions": symbols,
        "goal": build.goal,
        "command": built.entries["command"],
        "options": {**as_table(build), **switches, FOLD: options.folds},
        "features": list(build.features),
        "dsl_sha256": built.entries["dsl"].rpartition("sha256:")[2],
        "checked": built.entries["checked"].split(", "),
        "figures": {f"{name}_bytes": size for name, size in built.sizes.items()},
    }
