"""The matrix names files, and the index is TOML that reads back as what was written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from artifacts.generated_files import Part
from builds.index import (
    BANNER,
    MATRIX,
    Entry,
    find_folder,
    index_row,
    read_index,
    read_matrix,
    read_toml,
    write_index,
)
from builds.product import Product
from catalogue.ciphers import shipped
from dsl.syntax.parse import parse_file
from dsl.syntax.tree import SetDecl
from options.build import BuildOptions
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY

SHIPPED = Path(__file__).parents[2] / "generated"
ROW = {
    "cipher": f'"{TOY}"',
    "sets": '["toy64_64", "other"]',
    "target": '"neon"',
    "goal": '"speed"',
    "options": "{ lanes = 8 }",
}


def row(**changed: str) -> str:
    """A row of a matrix; what is given as an empty text is left out."""
    return "[[row]]\n" + "".join(f"{k} = {v}\n" for k, v in {**ROW, **changed}.items() if v)


def matrix(folder: Path, *rows: str) -> tuple[Entry, ...]:
    (folder / "matrix.toml").write_text("\n".join(rows))
    return read_matrix(folder)


def test_a_row_stands_for_one_file_a_set(tmp_path: Path) -> None:
    entries = matrix(
        tmp_path, row(), row(target='"rv32i"', sets='["toy64_64"]', options="{ lanes = 1 }")
    )
    assert [entry.path for entry in entries] == [
        "aarch64_neon/toy64_64_l8_once.s",
        "aarch64_neon/other_l8_once.s",
        "rv32i/toy64_64.s",
    ]
    assert {entry.source.path for entry in entries} == {TOY}
    assert [entry.options.set_name for entry in entries] == ["toy64_64", "other", "toy64_64"]
    assert entries[0].options == BuildOptions("toy64_64", "neon", 8)
    assert matrix(tmp_path) == ()


def test_each_target_has_a_file_of_each_set() -> None:
    trees = [parse_file(path.read_text(), path.name) for path in shipped().values()]
    sets = {each.name for tree in trees for each in tree.declarations if isinstance(each, SetDecl)}
    made: dict[str, set[str]] = {}
    for each in read_toml(SHIPPED / MATRIX)["row"]:
        made.setdefault(each["target"], set()).update(each["sets"])
    assert len(sets) == 46
    # A function of its file has no verdict after four minutes.
    made["neon"].add("giftb128_128")
    assert made == dict.fromkeys(("neon", "rv32i", "avr", "ptx", "c"), sets)


def test_a_row_without_lanes_has_those_of_the_cipher(tmp_path: Path) -> None:
    (entry,) = matrix(tmp_path, row(target='"rv32i"', sets='["toy64_64"]', options="{}"))
    assert (entry.path, entry.options.lanes) == ("rv32i/toy64_64.s", 1)


@pytest.mark.parametrize("key", ROW)
def test_a_row_without_a_key_is_refused(key: str, tmp_path: Path) -> None:
    with pytest.raises(UserError, match=rf"matrix\.toml: a row has no '{key}'$"):
        matrix(tmp_path, row(**{key: ""}))


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ((row(), row()), r"matrix\.toml: two rows make aarch64_neon/toy64_64_l8_once\.s"),
        ((row(target='"none"'),), "no target `none`"),
        ((row(options="{ lane = 8 }"),), "no option `lane`"),
        ((row(cipher='"nothing"'),), "no file and no shipped cipher `nothing`"),
        (("[[row",), r"matrix\.toml: "),
    ],
)
def test_a_matrix_that_names_nothing_is_refused(
    rows: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    with pytest.raises(UserError, match=said):
        matrix(tmp_path, *rows)


def test_the_folder_is_the_one_given_or_the_nearest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    beside_the_source = find_folder()
    assert beside_the_source.is_absolute()
    assert (beside_the_source / "matrix.toml").is_file()
    (tmp_path / "generated").mkdir()
    (tmp_path / "generated" / "matrix.toml").write_text("")
    assert find_folder() == Path("generated")
    assert find_folder(str(tmp_path / "generated")) == tmp_path / "generated"
    with pytest.raises(UserError, match=r"^there is no matrix\.toml in nowhere$"):
        find_folder("nowhere")


@pytest.mark.parametrize("octets", [b"a = ", b"a = '\xff'"])
def test_a_file_of_another_form_is_refused(octets: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(octets)
    with pytest.raises(UserError, match=r"x\.toml: "):
        read_toml(path)
    with pytest.raises(FileNotFoundError):
        read_toml(tmp_path / "none.toml")


def test_an_index_reads_back_as_its_rows(tmp_path: Path) -> None:
    rows = [
        {
            "path": "c/x.c",
            "options": {"lanes": 8, "pass": ["schedule(effort=7)"]},
            "functions": ["f", "g"],
            "figures": {"rk_bytes": 88},
            "proof": {"f": {"verdict": "proven"}, "g": {"verdict": "unknown"}},
        },
        {"path": "c/y.c", "options": {}, "figures": {"cycles": 2.5}},
    ]
    text = write_index(rows)
    assert text.startswith(f"# {BANNER}\n\n[[file]]\n")
    assert tomllib.loads(text) == {"file": rows}
    assert 'options = {lanes = 8, pass = ["schedule(effort=7)"]}\n' in text
    assert 'f = {verdict = "proven"}\n' in text
    assert "[file.figures]\n" in text
    (tmp_path / "INDEX.toml").write_text(text)
    assert read_index(tmp_path) == tuple(rows)


def test_an_index_of_nothing_has_no_rows(tmp_path: Path) -> None:
    (tmp_path / "INDEX.toml").write_text(write_index([]))
    assert read_index(tmp_path) == ()


def test_a_row_of_the_index_says_what_was_made() -> None:
    options = BuildOptions("toy64_64", "c", 64, counter_bits=16)
    entries = {
        "command": "lwcc compile toy.dsl",
        "dsl": "toy.dsl sha256:12ab",
        "sizes": "in bytes: block 8, rk 88, ctx 96",
        "checked": "passes, timing",
    }
    text = "void lwcc_toy64_64_key_setup_c(void *rk)\n{\n}\n"
    product = Product(Part("x.c", text, entries, "toy.dsl", options), "", {}, ())
    assert index_row("c/x.c", product) == {
        "path": "c/x.c",
        "target": "c",
        "set": "toy64_64",
        "functions": ["lwcc_toy64_64_key_setup_c"],
        "goal": "speed",
        "command": "lwcc compile toy.dsl",
        "options": {"lanes": 64, "align": "once", "counter-bits": 16},
        "features": [],
        "dsl_sha256": "12ab",
        "checked": ["passes", "timing"],
        "figures": {"rk_bytes": 88, "ctx_bytes": 96},
    }
