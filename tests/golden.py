"""Golden files of passes and of their steps: IR before and after, with the options.

A file is named `tests/compiler/passes/<pass>/<what>.ir` and holds::

    # run: value_numbering(commutative=false)
    # why: one line that says what would be lost if the file were not there
    spec f(a: u8, b: u8) {
      ...
    }
    ---
    spec f(a: u8, b: u8) {
      ...
    }

A step of a pass that asks for a machine is run by itself, in `tests/compiler/steps/<step>/`.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Protocol

import numpy as np

from compiler.interpreter import Array, interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import Param, Program, Type
from compiler.machine.load import load_target
from compiler.module import Context, Pass
from compiler.passes.spec.constants import PREFIX
from compiler.pipeline import PASSES, pass_name
from compiler.sboxes.gathered import gather_boxes
from compiler.selection.data_machine import DataMachine
from compiler.selection.data_operations import lower_data_operations

FOLDER = Path(__file__).parent / "compiler" / "passes"
STEPS_FOLDER = Path(__file__).parent / "compiler" / "steps"
INDENTED = r"(?:\n| [^\n]*(?:\n|$))*"
LISTING = re.compile(rf"^Before::\n(?P<before>{INDENTED})After::\n(?P<after>{INDENTED})", re.M)
KEYS = ("run", "why")
SAMPLES = 64


class Rewriting(Protocol):
    """A pass, or a step of one."""

    def run(self, program: Program) -> Program:
        """The program rewritten."""


@dataclass(frozen=True)
class GatheredBoxes:
    """S-boxes on bits side by side in words of `width` bits, as `sbox` puts them."""

    width: int = 32

    def run(self, program: Program) -> Program:
        """The program with boxes on words."""
        return gather_boxes(program, self.width)


@dataclass(frozen=True)
class DataOperations:
    """Rotations by data and products in what a target has, as `legalise` writes them."""

    target: str = "rv32i"
    feature: str = ""
    native: bool = True

    def run(self, program: Program) -> Program:
        """The program in operations of the target."""
        target = load_target(self.target)
        features = tuple(filter(None, [self.feature]))
        context = Context(target, next(iter(target.cores)), features)
        return lower_data_operations(program, DataMachine(context, native=self.native))


STEPS: Mapping[str, type[Rewriting]] = {
    "gathered_boxes": GatheredBoxes,
    "data_operations": DataOperations,
}


@dataclass(frozen=True)
class Golden:
    """A pass or a step with options, a program, and the text that it must make of it."""

    step: Rewriting
    before: Program
    after: str


def files() -> list[Path]:
    """All golden files."""
    return sorted(file for folder in (FOLDER, STEPS_FOLDER) for file in folder.glob("*/*.ir"))


def read(path: Path) -> Golden:
    """Read a golden file; the folder it lies in names the pass."""
    head, programs = split(path)
    run, why = (re.fullmatch(rf"# {key}: (.+)", line) for key, line in zip(KEYS, head, strict=True))
    assert run, f"{path} must begin with `# run:`, the pass and its options"
    assert why, f"{path} must say after `# why:` what it is for"
    step = read_step(run[1])
    name, _, _ = run[1].partition("(")
    assert name == path.parent.name, f"{path} lies in the folder of another pass or step"
    return Golden(step, parse_program(programs[0]), programs[1])


def split(path: Path) -> tuple[list[str], list[str]]:
    """The head's lines, and the texts before and after."""
    lines = path.read_text().splitlines(keepends=True)
    head = [line.rstrip() for line in lines[: len(KEYS)]]
    before, _, after = "".join(lines[len(KEYS) :]).partition("---\n")
    return head, [before, after]


def rewrite(path: Path, after: str) -> None:
    """Put another result into a golden file."""
    head, (before, _) = split(path)
    path.write_text("\n".join([*head, ""]) + before + "---\n" + after)


def read_step(text: str) -> Rewriting:
    """Read a pass as headers spell it: `value_numbering(commutative=false)`."""
    call = re.fullmatch(r"(\w+)\((.*)\)", text)
    assert call, f"`{text}` is no pass with options"
    kinds: dict[str, type[Rewriting]] = {**STEPS, **{pass_name(kind): kind for kind in PASSES}}
    kind = kinds[call[1]]
    given = dict(option.strip().split("=") for option in call[2].split(",") if option.strip())
    types = {f.name: str(f.type) for f in fields(kind)}  # type: ignore[arg-type]
    unknown = set(given) - set(types)
    assert not unknown, f"{call[1]} has no option {', '.join(sorted(unknown))}"
    return kind(**{name: read_value(types[name], value) for name, value in given.items()})


def read_value(kind: str, text: str) -> bool | int | str:
    """An option's value, of the type of its field."""
    if kind == "bool":
        return {"true": True, "false": False}[text]
    return int(text, 0) if kind == "int" else text


def docstring_listing(kind: type[Pass]) -> tuple[Program, Program] | None:
    """The programs after `Before::` and `After::` in a pass's docstring."""
    found = LISTING.search(inspect.getdoc(kind) or "")
    if not found:
        return None
    before, after = (parse_program(textwrap.dedent(found[side])) for side in ("before", "after"))
    return before, after


def differing(before: Program, after: Program, seed: int) -> list[str]:
    """The results in which two programs differ on random inputs, [] where they agree.

    A pass may split a word `a` into its bits `a.0 a.1 …`, or limbs, or its results; their bits
    must agree.
    It may take constants as parameters `$c0 $c1 …`.
    """
    random = np.random.default_rng(seed)
    inputs = {p.name: random_value(random, p.type) for p in before.params}
    kinds = {p.name: p.type for p in before.params}
    inputs |= taken_constants(before, after)
    split_up = {p.name: part(inputs, kinds, p) for p in after.params}
    ours, theirs = result_bits(before, inputs), result_bits(after, split_up)
    if ours.shape != theirs.shape:
        return [f"{ours.shape[1]} bits of results became {theirs.shape[1]}"]
    wrong = np.flatnonzero((ours != theirs).any(axis=0))
    return [f"bit {bit} of the results" for bit in wrong]


def taken_constants(before: Program, after: Program) -> dict[str, Array]:
    """The constants that only the program before has, in order, by the parameters for them."""
    consts = [op for op in before.ops if op.name == "const" and op.result not in after.types]
    values = dict.fromkeys((op.type, op.number("value")) for op in consts)
    return {
        f"{PREFIX}{i}": word_array([value] * SAMPLES, kind.bits)
        for i, (kind, value) in enumerate(values)
        if f"{PREFIX}{i}" in after.types
    }


def random_value(random: np.random.Generator, kind: Type) -> Array:
    """Random words or registers of a type, one a sample; the first are all zeros and all ones."""
    size = -(-kind.bits // 8)
    octets = random.integers(0, 256, (SAMPLES, size), dtype=np.uint8)
    octets[0], octets[1] = 0, 255
    if kind.lanes > 1:
        return octets
    mask = (1 << kind.bits) - 1
    return word_array([int.from_bytes(row.tobytes(), "little") & mask for row in octets], kind.bits)


def part(inputs: dict[str, Array], kinds: dict[str, Type], param: Param) -> Array:
    """An input by name, or as many bits of one as the parameter has, from bit 3 on: `a.3`."""
    if param.name in inputs:
        return inputs[param.name]
    word, _, low = param.name.rpartition(".")
    ones, above = (1 << param.type.bits) - 1, kinds[word].bits - int(low)
    assert param.type.bits <= above, f"{word} has not so many bits"
    return word_array([int(w) >> int(low) & ones for w in inputs[word]], param.type.bits)


def bits(value: Array, kind: Type) -> Array:
    """Shape (samples, bits): the bits of words or registers, lowest first."""
    if kind.lanes > 1:
        return np.unpackbits(value, axis=1, bitorder="little")
    words = [int(word) for word in value]
    return np.array([[word >> i & 1 for i in range(kind.bits)] for word in words], dtype=np.uint8)


def result_bits(program: Program, inputs: dict[str, Array]) -> Array:
    """Shape (samples, bits): the bits of all results, one after another."""
    values = interpret(program, inputs)
    columns = []
    for name, value in zip(program.results, values, strict=True):
        assert isinstance(value, np.ndarray), f"{name} is a pointer"
        columns.append(bits(value, program.types[name]))
    return np.hstack([np.zeros((SAMPLES, 0), np.uint8), *columns])
