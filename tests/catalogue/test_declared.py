"""What is read without executing is what the modules say when they are executed."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from catalogue.declared import (
    DeclaredTarget,
    circuit_choices,
    circuits_of,
    has_circuits,
    machines,
    name_of,
    pass_texts,
    sets_of,
    source_in,
)
from compiler.machine.load import load_target, target_folders
from compiler.pipeline import OPTIONAL, PASSES, pass_name
from dsl.library import CIPHERS
from tests.shipped import SHIPPED, read_cipher


def test_passes_are_those_of_the_pipeline() -> None:
    found = pass_texts()
    assert [each.name for each in found] == [pass_name(step) for step in PASSES]
    assert {each.name for each in found if each.is_optional} == {pass_name(s) for s in OPTIONAL}
    for text, step in zip(found, PASSES, strict=True):
        made = {name: getattr(step, name, None) for name in text.options}
        assert text.options == made, text.name
        assert text.does == (step.__doc__ or "").splitlines()[0].rstrip("."), text.name


@pytest.mark.parametrize("name", sorted(target_folders()))
def test_targets_are_those_that_are_loaded(name: str) -> None:
    declared, target = machines()[name], load_target(name)
    plain = {f.name for f in fields(DeclaredTarget)} - {"primitives", "functions"}
    assert {f: getattr(declared, f) for f in plain} == {f: getattr(target, f) for f in plain}
    assert declared.primitives == target.primitives.keys()
    assert declared.functions == target.arguments.keys()
    assert declared.cores == tuple(target.cores)
    assert declared.is_read == (target.folder / "binary.py").exists()


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_texts_say_what_the_language_reads(path: Path) -> None:
    read = read_cipher(path)
    assert sets_of(path) == list(read.sets)
    assert name_of(path) == read.name
    assert source_in(path) == read.source
    assert has_circuits(path) == bool(read.circuits)


def test_a_comment_declares_nothing(tmp_path: Path) -> None:
    text = tmp_path / "toy.dsl"
    text.write_text("# set toy8_8\n# cipher OTHER\n")
    assert (sets_of(text), name_of(text), source_in(text)) == ([], "toy", "")


def test_libraries_of_circuits_are_named_by_their_files() -> None:
    assert {"neon", "bsl.latency"} <= set(circuits_of("PIPO"))
    assert circuits_of("LEA") == []
    assert circuit_choices("LEA", has_own=True) == ["auto", "text"]
    assert len(list(CIPHERS.glob("circuits/pipo.S.*.ir"))) == len(circuits_of("pipo"))
