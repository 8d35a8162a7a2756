"""The build matrix `generated/matrix.toml`, and `generated/INDEX.toml`, which is made by it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import tomlkit

from bench.counters import count
from bench.kernels import block_call
from bench.trace import Tracer
from compiler.decoder import Decoder
from compiler.interface import BLOCK_FUNCTIONS
from compiler.target import load_target
from lwcc.arguments import as_table, from_table
from lwcc.ciphers import Source, find_cipher
from lwcc.complaint import Complaint
from lwcc.file_names import file_name
from lwcc.head import read_sizes
from lwcc.in_order import in_order_core, in_order_figures
from lwcc.options import BuildOptions
from lwcc.product import Product
from lwcc.subjects import parts_of, subject_of
from verify.subject import Subject

MATRIX, INDEX = "matrix.toml", "INDEX.toml"
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
    source: Source
    options: BuildOptions


def find_folder(given: str = "") -> Path:
    """The folder of the matrix: the one given, else `generated` here or beside the source.

    Raises:
        Complaint: there is no matrix in it.
    """
    places = (
        [Path(given)] if given else [Path("generated"), Path(__file__).parents[1] / "generated"]
    )
    for place in places:
        if (place / MATRIX).is_file():
            return place
    tried = " or ".join(str(place) for place in places)
    raise Complaint(f"there is no {MATRIX} in {tried}")


def read_matrix(folder: Path) -> tuple[Entry, ...]:
    """The files of a matrix, in its order; a row stands for one file a set.

    Raises:
        Complaint: the matrix cannot be read, or asks for what does not exist.
    """
    entries: list[Entry] = []
    for row in read_toml(folder / MATRIX).get("row", []):
        try:
            source, place = find_cipher(row["cipher"]), (row["target"], row["goal"])
            for name in row["sets"]:
                options = from_table(name, *place, row["options"])
                target = load_target(options.target)
                path = f"{target.folder.name}/{file_name(options)}"
                entries.append(Entry(path, source, options))
        except KeyError as problem:
            raise Complaint(f"{folder / MATRIX}: a row has no {problem}") from problem
    paths = [entry.path for entry in entries]
    if doubled := [path for path in paths if paths.count(path) > 1]:
        raise Complaint(f"{folder / MATRIX}: two rows make {doubled[0]}")
    return tuple(entries)


def read_index(folder: Path) -> tuple[Mapping[str, Any], ...]:
    """The entries of an index.

    Raises:
        Complaint: it cannot be read.
    """
    return tuple(read_toml(folder / INDEX).get("file", []))


def read_toml(path: Path) -> Mapping[str, Any]:
    """A TOML file's data.

    Raises:
        Complaint: it is not of that form.
        OSError: it cannot be read.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Complaint(f"{path}: {problem}") from problem


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
    """What the index says of a file.

    Raises:
        MissingTool: the assembler or the linker is missing.
    """
    options = product.options
    return {
        "path": path,
        "target": options.target,
        "set": options.set_name,
        "functions": list(product.functions.values()),
        "goal": options.goal,
        "command": product.command,
        "options": as_table(options),
        "features": list(options.features),
        "dsl_sha256": product.digest,
        "checked": product.checked.split(", "),
        "figures": figures_of(product),
    }


def figures_of(product: Product) -> dict[str, int | float]:
    """Sizes in bytes, spills and copies of all functions, and what a turn of each loop executes.

    Cycles are not among them where they depend on the release of LLVM; `lwcc bench` prints those.
    Those of our own model of cores in order are. Of source there are the sizes alone.
    """
    (part,) = parts_of(product.text, product.options.set_name)
    sizes, target = read_sizes(part.entries["sizes"]), load_target(product.options.target)
    figures: dict[str, int | float] = {f"{k}_bytes": sizes[k] for k in ("rk", "ctx")}
    if not target.has_registers:
        return figures
    figures["stack_bytes"] = sizes["stack"]
    moved = {
        kind: sum(v for n, v in product.figures.items() if n.endswith(f".{kind}"))
        for kind in ("spill_stores", "spill_loads", "copies")
    }
    if in_order_core(part):
        return figures | moved | in_order_figures(part)
    subject = subject_of(part)
    tracer = Tracer(subject.text, subject.machine, subject.features)
    figures["code_bytes"] = len(tracer.image.text)
    figures |= moved
    decoder = Decoder(target.table, target.view_classes)
    for name in BLOCK_FUNCTIONS:
        if name in product.functions:
            figures |= _executed(name, subject, tracer, decoder)
    return figures


def _executed(
    name: str, subject: Subject, tracer: Tracer, decoder: Decoder
) -> dict[str, int | float]:
    (function,) = (role for role in subject.functions if role == name)
    group_bytes = subject.group_blocks * subject.block_bytes
    call = partial(block_call, subject, function)
    counts = count(tracer.steady_loop(subject.functions[function], call), decoder, group_bytes)
    return {
        f"{name}_instructions_per_byte": round(counts.per_byte(counts.total), 3),
        f"{name}_vector_instructions_per_byte": round(counts.per_byte(counts.vector), 3),
    }


def _item(value: Any, in_line: bool = False) -> Any:
    """A mapping as a table, or on one line, as those of a table of mappings stand."""
    if not isinstance(value, Mapping):
        return value
    table = tomlkit.inline_table() if in_line else tomlkit.table()
    lines = all(isinstance(entry, Mapping) for entry in value.values())
    for key, entry in value.items():
        table.add(key, _item(entry, in_line=in_line or lines))
    return table
