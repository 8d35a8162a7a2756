"""`lwcc list rows`: the instructions of a target's table, and how many files use each."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from artifacts.generated_files import read_parts
from builds.index import find_folder, read_index
from compiler.machine.load import load_target
from lwcc.row_use import row_use
from prove.machine.decode import Decoder
from targets.binary import load_binary
from tests.lwcc.terminal import lwcc, read_json, refused
from verify.toolchain.assemble import assemble

TARGETS = ("avr", "neon", "rv32i")
IN_WORDS = ("neon", "rv32i")
"""Those whose instructions all have four bytes."""
PADDING = bytes.fromhex("1f2003d5")
"""AArch64's NOP, with which assemblers fill up to an alignment; it has no row."""


def listed(*options: str) -> list[Mapping[str, Any]]:
    rows: list[Mapping[str, Any]] = read_json("list", "rows", *options)["rows"]
    return rows


@cache
def every_row(target: str) -> list[Mapping[str, Any]]:
    """The list for the checked-in files."""
    return listed("--target", target)


def names_of_rows(target: str) -> list[str]:
    """The rows that object code may have, in the order of the table."""
    loaded = load_target(target)
    own = load_binary(loaded).table
    return [*(loaded.table if own is None else (n for n, i in own.items() if i.row.encoding))]


@pytest.mark.full
@pytest.mark.parametrize("target", TARGETS)
def test_every_row_is_listed_with_all_files(target: str) -> None:
    assert [row["name"] for row in every_row(target)] == names_of_rows(target)


@pytest.mark.full
def test_unused_are_those_of_no_file() -> None:
    """Without a target those of all."""
    every = [row for target in TARGETS for row in every_row(target)]
    assert listed("--unused") == [row for row in every if not row["files"]]


def test_rows_are_not_listed_unasked() -> None:
    assert "rows:" not in lwcc("list").stdout.splitlines()


def test_target_without_object_code_is_refused() -> None:
    said = refused("list", "rows", "--target", "c")
    assert said == "lwcc: error: no target of assembly `c`; there are: avr, neon, rv32i\n"


@pytest.mark.parametrize("option", [("--unused",), ("--target", "neon")])
def test_options_of_rows_are_refused_elsewhere(option: tuple[str, ...]) -> None:
    assert f"{option[0]} is about rows: `lwcc list rows`" in refused("list", "sets", *option)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An index of one file, in the current folder."""
    made = tmp_path / "generated"
    made.mkdir()
    (made / "matrix.toml").write_text("")
    (made / "INDEX.toml").write_text('[[file]]\npath = "one.s"\ntarget = "rv32i"\n')
    monkeypatch.chdir(tmp_path)
    return made


@pytest.mark.slow
def test_every_row_is_listed_and_unused_are_those_of_no_file(folder: Path) -> None:
    (folder / "one.s").write_text("    xor t0, t1, t2\n")
    every = {target: listed("--target", target) for target in TARGETS}
    for target, rows in every.items():
        assert [row["name"] for row in rows] == names_of_rows(target)
    unused = [row for rows in every.values() for row in rows if not row["files"]]
    assert listed("--unused") == unused
    assert len(unused) == sum(map(len, every.values())) - 1


def test_text_says_how_many_files_there_are(folder: Path) -> None:
    (folder / "one.s").write_text("    xor t0, t1, t2\n")
    lines = lwcc("list", "rows", "--target", "rv32i").stdout.splitlines()
    found = dict(line.split(maxsplit=1) for line in lines)
    assert found["xor"] == "target: rv32i; files: 1"
    assert found["rori"] == "target: rv32i; files: 0; feature: zbb, zbkb"


@pytest.mark.slow
def test_object_code_has_the_rows_of_templates(folder: Path) -> None:
    (folder / "INDEX.toml").write_text('[[file]]\npath = "one.s"\ntarget = "avr"\n')
    made = lwcc(
        *("compile", "speck", "--set", "speck32_64", "--target", "avr", "--no-check"),
        *("-o", folder / "one.s"),
    )
    assert made.exit_code == 0, made.output
    used = {row["name"] for row in listed("--target", "avr") if row["files"]}
    assert {"add", "adc", "push", "pop", "brcs", "ret"} <= used
    assert "lpm" not in used


def test_labels_directives_and_comments_are_no_rows(folder: Path) -> None:
    (folder / "one.s").write_text(
        "    .text\n# xor t0, t1, t2\nL:\n    mv a0, a1  # or t0, t1, t2\n    mv a0, a1\n"
    )
    used = [row for row in listed("--target", "rv32i") if row["files"]]
    assert used == [{"name": "mv", "target": "rv32i", "files": 1, "feature": []}]


def test_line_of_no_row_is_refused(folder: Path) -> None:
    (folder / "one.s").write_text("    mv a0, a1\n    fence\n")
    said = refused("list", "rows", "--target", "rv32i")
    assert "generated/one.s:2: no row of rv32i is `fence`\nhint: " in said


def test_rows_are_counted_once_a_file_in_the_order_of_the_table(folder: Path) -> None:
    index = [("one.s", "rv32i"), ("two.s", "rv32i"), ("other.c", "c")]
    rows = [f'[[file]]\npath = "{path}"\ntarget = "{target}"\n' for path, target in index]
    (folder / "INDEX.toml").write_text("".join(rows))
    (folder / "one.s").write_text("    xor t0, t1, t2\n    xor t0, t1, t3\n    ret\n")
    (folder / "two.s").write_text("    xor a0, a1, a2\n")
    found = row_use("rv32i", folder)
    assert [use.instruction.name for use in found] == list(load_target("rv32i").table)
    used = {use.instruction.name: use.files for use in found if use.files}
    assert used == {"xor": 2, "ret": 1}


def words_of(elf: bytes) -> set[bytes]:
    """The instructions of an object: what stands behind a mapping symbol `$x`, not behind `$d`."""
    sections = list(ELFFile(io.BytesIO(elf)).iter_sections())
    number, code = next((n, each) for n, each in enumerate(sections) if each.name == ".text")
    symbols = next(each for each in sections if isinstance(each, SymbolTableSection))
    kinds = {
        symbol["st_value"]: symbol.name[:2]
        for symbol in symbols.iter_symbols()
        if symbol["st_shndx"] == number and symbol.name[:2] in ("$x", "$d")
    }
    octets, kind, found = code.data(), "$x", set[bytes]()
    for place in range(0, len(octets), 4):
        kind = kinds.get(place, kind)
        if kind == "$x":
            found.add(octets[place : place + 4])
    return found - {PADDING}


def decoded(target: str) -> Iterator[set[str]]:
    """The rows of each checked-in file, by the object code that it is assembled to."""
    loaded = load_target(target)
    for entry in read_index(find_folder()):
        if entry["target"] == target:
            rows = set()
            for part in read_parts(find_folder() / entry["path"]):
                stated = part.stated
                elf = assemble(part.text, stated.assembler_features, loaded.triple)
                numbered, features = load_binary(loaded).numbered, frozenset(stated.features)
                decoder = Decoder(loaded.table, numbered, features)
                rows |= {decoder.decode(word, 0).instruction.name for word in words_of(elf)}
            yield rows


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("target", IN_WORDS)
def test_list_is_what_object_code_holds(target: str) -> None:
    """Of all checked-in files, read by the other decoder, which takes the short form for the long.

    `lwcc list` counts what is written: `xori t0, t1, -1` is no `not` there.
    """
    found = Counter(name for rows in decoded(target) for name in rows)
    written = {row["name"]: row["files"] for row in every_row(target)}
    differing = {name: (n, found[name]) for name, n in written.items() if n != found[name]}
    assert set(differing) <= {"not"}
    assert all(shown < read for shown, read in differing.values())
    assert [n for n, files in written.items() if not files] == [n for n in written if not found[n]]
    assert set(found) <= set(written)
