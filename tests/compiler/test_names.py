"""Names and places in the text decide nothing: bytes are the same without them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import builds.build
from builds.build import build
from builds.usual_forms import with_lanes
from catalogue.ciphers import find_cipher
from compiler.ir.program import Program, rename_args
from compiler.module import Context, Module, Pass
from compiler.pipeline import Watch
from options.build import BuildOptions
from options.settled import settle

HERE = Path(__file__).parents[1]
Change = Callable[[Program], Program]
TOYS = {
    "toy": ("lwcc/toy.dsl", "toy64_64"),
    "feistel": ("compiler/toy_feistel.dsl", "sum"),
    "planes": ("compiler/toy_planes.dsl", "toy32_32"),
    "rotations": ("compiler/toy_rotations.dsl", "middle64_64"),
}
FORMS = (
    *(("toy", "neon", 8), ("toy", "neon", 0), ("toy", "rv32i", 0), ("toy", "c", 64)),
    *(("feistel", "rv32i", 0), ("feistel", "c", 0)),
    *(("planes", "rv32i", 0), ("planes", "c", 64)),
)
SHIPPED = (
    *(("present", "present64_80", "rv32i"), ("gift", "gift64_128", "c")),
    *(("aes", "aes128_128", "rv32i"), ("speck", "speck64_128", "rv32i")),
    *(("pipo", "pipo64_128", "neon"), ("lea", "lea128_128", "c")),
)


def renamed(program: Program, chance: random.Random) -> Program:
    """The program with other names for all that it computes, and for what it is given.

    From slicing on the counter is an argument of the function, as pointers are.
    """
    if program.registers:
        return program
    given = [p.name for p in program.params if p.given and program.level == "spec"]
    made = [*program.slots, *given, *(r for op in program.ops for r in op.results)]
    names = {name: f"v{chance.getrandbits(64):x}" for name in made}
    params = tuple(replace(p, name=names.get(p.name, p.name)) for p in program.params)
    ops = [
        replace(rename_args(op, names), results=tuple(names.get(r, r) for r in op.results))
        for op in program.ops
    ]
    changed = program.with_ops(ops, (names.get(r, r) for r in program.results))
    return replace(changed, params=params)


def without_places(program: Program) -> Program:
    """The program without lines of the text."""
    return program.with_ops(replace(op, span=None) for op in program.ops)


def code(
    cipher: str, options: BuildOptions, change: Change, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """The lines of a file that are no comments, each pass followed by a change."""

    def run_passes(
        module: Module, context: Context, passes: tuple[Pass, ...], *_watch: Watch | None
    ) -> Module:
        for step in passes:
            module = step.run_module(module, context).map(change)
        return module

    monkeypatch.setattr(builds.build, "run_passes", run_passes)
    source = find_cipher(cipher)
    loaded = source.load()
    body = build(source, loaded, with_lanes(settle(options), loaded)).body
    return [line for line in body.split("\n") if not line.lstrip().startswith(("//", "#"))]


def assert_same(cipher: str, options: BuildOptions, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code is the same with values renamed, and without places."""
    chance = random.Random(1)
    expected = code(cipher, options, lambda program: program, monkeypatch)
    assert len(expected) > 50
    assert code(cipher, options, lambda p: renamed(p, chance), monkeypatch) == expected
    assert code(cipher, options, without_places, monkeypatch) == expected


@pytest.mark.slow
@pytest.mark.full
@pytest.mark.parametrize(("toy", "target", "lanes"), FORMS)
def test_names_and_places_decide_nothing(
    toy: str, target: str, lanes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, set_name = TOYS[toy]
    options = BuildOptions(set_name=set_name, target=target, lanes=lanes)
    assert_same(str(HERE / file), options, monkeypatch)


@pytest.mark.full
@pytest.mark.slow
def test_names_and_places_decide_nothing_in_interleaved_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, set_name = TOYS["rotations"]
    options = BuildOptions(set_name=set_name, target="neon", lanes=32, slicing="bit")
    assert_same(str(HERE / file), options, monkeypatch)


@pytest.mark.full
@pytest.mark.parametrize(("cipher", "set_name", "target"), SHIPPED)
def test_names_and_places_decide_nothing_in_whole_ciphers(
    cipher: str, set_name: str, target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_same(cipher, BuildOptions(set_name=set_name, target=target), monkeypatch)
