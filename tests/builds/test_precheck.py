"""What can be seen from a command line is answered without reading compiler, tables or solver."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import fields
from pathlib import Path

import pytest

from builds.usual_forms import with_lanes
from catalogue.declared import (
    AUTO,
    IN_TEXT,
    DeclaredTarget,
    circuit_choices,
    has_circuits,
    machines,
    name_of,
    pass_texts,
    sets_of,
    source_in,
)
from compiler.circuits.library import load_circuits
from compiler.machine.load import load_target, target_folders
from compiler.pipeline import OPTIONAL, PASSES, pass_name
from dsl.check import load_cipher
from dsl.library import CIPHERS, CIRCUITS
from options.build import BuildOptions
from options.flags import CHOICES, GivenOptions
from options.forms import possible_forms
from options.settled import settle
from runtime.errors import EXPECTED, MISSING_TOOL, OURS
from runtime.user_error import UserError
from targets.binary import is_read
from tests.lwcc.terminal import TOY, refused
from tests.test_rooms import MAY_IMPORT

ROOT = Path(__file__).parents[2]
TABLES = [f"targets.{folder.parent.name}" for folder in (ROOT / "targets").glob("*/table.py")]
HEAVY = (
    *("numpy", "lark", "unicorn", "elftools", "pysat", "rich", "jinja2", "tomlkit"),
    *(
        "compiler.ir.program",
        "compiler.machine.isa",
        "compiler.pipeline",
        "compiler.machine.target",
        "dsl.syntax.parse",
    ),
    *("verify", "bench", "prove", *TABLES),
)
EXPLAINED = "explain aes:30 --pass foo"
LINES = (
    "--help",
    "compile --help",
    "list",
    "list ciphers",
    "list passes",
    "list targets",
    "list foo",
    "foo",
    "compile foo",
    "compile aes --foo",
    "compile aes --set foo",
    "compile aes128_128 --pass foo",
    "compile aes --pass schedule(efort=1)",
    "compile aes --pass schedule(effort=1,effort=2)",
    "compile aes --without foo",
    "compile aes --target foo",
    "compile aes --target rv32i --depth foo",
    "compile aes --target rv32i --depth auto",
    "compile aes --stride 99",
    "compile aes --lanes 7",
    "compile aes --core foo",
    "compile aes --features foo",
    "compile aes --circuit foo",
    "compile aes --blocks 1048576",
    "compile aes --target rv32i --slicing plane --blocks 1048576",
    "compile aes --target c --slicing cell --blocks 8",
    "compile aes --target c --fixslice semi",
    "compile aes --table-bytes 99",
    "compile aes --mode ecb --counter-bits 16",
    "compile aes --mode ecb --message-bytes 16",
    "compile aes --target c --prove",
    "compile aes -o no/such/folder/x.s",
    "compile aes -o x.c",
    "compile aes -o /proc/x.s",
    "ir aes --after foo",
    EXPLAINED,
    "verify foo",
    "verify foo.s",
    "prove foo.s",
    "check foo.s",
    "mutate foo.s",
    "bench foo.s",
    "bench",
)
ANSWER_ALL = f"""
import contextlib, io, json, sys
from lwcc.cli import main

for line in json.loads(sys.stdin.read()):
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            main(line.split(" "), prog_name="lwcc")
        except SystemExit as end:
            code = end.code
    read = [name for name in {HEAVY!r} if name in sys.modules]
    print(json.dumps([line, code, read, said.getvalue()]))
"""


@pytest.mark.slow
def test_issue_13_command_lines_are_answered_at_once() -> None:
    """One process answers all of them, so whatever one of them reads is seen."""
    done = subprocess.run(
        [sys.executable, "-c", ANSWER_ALL],
        cwd=ROOT,
        input=json.dumps(LINES),
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line for line, *_ in answers] == list(LINES)
    for line, code, read, said in answers:
        is_answered = line.endswith("--help") or line.split(" ")[0] == "list"
        assert code == (0 if is_answered and line != "list foo" else 2), said
        assert "Traceback" not in said
        assert not read, f"{line}: {read}"


def test_the_supervising_process_reads_the_standard_library_alone() -> None:
    code = "import sys, lwcc.__main__; print(*sorted(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    rooms = {name.split(".")[0] for name in done.stdout.split()}
    foreign = {"click", *MAY_IMPORT} - {"lwcc"}
    assert rooms.isdisjoint(foreign)
    assert [n for n in done.stdout.split() if n.startswith("lwcc")] == ["lwcc", "lwcc.__main__"]


@pytest.mark.parametrize("name", sorted(target_folders()))
def test_what_a_target_declares_is_what_it_has(name: str) -> None:
    declared, target = machines()[name], load_target(name)
    same = {f.name for f in fields(DeclaredTarget)} - {"primitives", "functions"}
    for field in sorted(same):
        assert getattr(declared, field) == getattr(target, field), field
    assert declared.primitives == set(target.primitives)
    assert declared.functions == set(target.arguments)
    assert declared.cores == tuple(target.cores)
    assert declared.can_fold == target.can_fold
    assert declared.is_read == is_read(target)


def test_targets_are_those_there_are() -> None:
    assert list(machines()) == sorted(target_folders())


def test_what_passes_declare_is_what_they_have() -> None:
    assert [each.name for each in pass_texts()] == [pass_name(kind) for kind in PASSES]
    for each, kind in zip(pass_texts(), PASSES, strict=True):
        made = kind()
        options = {f.name: getattr(made, f.name) for f in fields(kind)}  # type: ignore[arg-type]
        assert list(each.options.items()) == list(options.items()), each.name
        assert each.is_optional == (kind in OPTIONAL)
        assert each.does == (kind.__doc__ or "").split("\n")[0].rstrip(".")


@pytest.mark.slow
@pytest.mark.parametrize("path", [*sorted(CIPHERS.glob("*.dsl")), TOY], ids=lambda p: p.stem)
def test_what_a_text_declares_is_what_is_read_from_it(path: Path) -> None:
    cipher = load_cipher(path)
    assert name_of(path) == cipher.name
    assert source_in(path) == cipher.source
    assert sets_of(path) == list(cipher.sets)
    assert has_circuits(path) == bool(cipher.circuits)
    files = [c.path.name.split(".", 2)[2][:-3] for c in load_circuits(CIRCUITS, cipher.name)]
    own = [IN_TEXT] if cipher.circuits else []
    assert circuit_choices(cipher.name, bool(own)) == [AUTO, *sorted(set(files)), *own]


def test_texts_of_several_declarations_a_line(tmp_path: Path) -> None:
    """Comments do not declare anything; `;` ends a line."""
    path = tmp_path / "some.dsl"
    lines = ("# cipher A; set b", 'cipher C; source "D, E"; set f { } # ; set g', "  set h { }")
    path.write_text("\n".join(lines))
    assert name_of(path) == "C"
    assert source_in(path) == "D, E"
    assert sets_of(path) == ["f", "h"]
    assert not has_circuits(path)


@pytest.mark.parametrize("name", [*OURS, *EXPECTED, *MISSING_TOOL])
def test_expected_errors_exist(name: str) -> None:
    module, _, kind = name.rpartition(".")
    assert issubclass(getattr(importlib.import_module(module), kind), Exception)


@pytest.mark.slow
@pytest.mark.parametrize("target", sorted(target_folders()))
@pytest.mark.parametrize("word", ["pipo", "speck"])
@pytest.mark.parametrize("slicing", CHOICES["slicing"])
def test_the_form_of_a_cipher_is_one_of_those_that_are_possible(
    target: str, word: str, slicing: str
) -> None:
    options = BuildOptions(f"{word}64_128", target, slicing=slicing)
    with suppress(UserError):  # the target has no such slicing
        options = settle(options)
        forms = possible_forms(options)
        assert with_lanes(options, load_cipher(CIPHERS / f"{word}.dsl")) in forms


def test_options_of_a_pass_are_given_once() -> None:
    assert "--pass sets `effort` of schedule twice" in refused(
        "compile", TOY, "--pass", "schedule(effort=1, effort=2)"
    )


def test_every_choice_is_an_option() -> None:
    assert set(CHOICES) <= {f.name for f in fields(GivenOptions)}


def test_bits_of_one_block_are_refused_where_several_fit() -> None:
    said = refused("compile", TOY, "--target", "c", "--slicing", "bit", "--lanes", "1")
    assert "--lanes 1 is one block; there are: 32, 64, 128" in said
    said = refused("compile", TOY, "--target", "rv32i", "--slicing", "bit", "--lanes", "1")
    assert "no slicing of rv32i `bit`" in said
