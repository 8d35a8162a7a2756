"""The default form of a cipher's words on a target: candidates in order, each with a cheap test.

The test uses only the spec programs, before any search. A candidate that does not fit gives the
reason and the operation's place in the text; the last candidate fits every cipher.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from compiler.forms.lanes import Refusal
from compiler.frontend.programs import SpecPrograms
from compiler.ir.program import Op, Program
from compiler.layouts.layout import LayoutError
from compiler.machine.target import Target
from compiler.passes.forms.bitslice import HAS_BITS, Bitslice
from compiler.planes.bit_layers import SUMS, read_layers
from compiler.planes.network import addresses_of
from dsl.cipher import WordLayout

Shape = Literal["lanes", "word", "plane", "bit", "cell"]
"""`lanes`: words of several blocks; `word`: words of one block; `plane`: S-boxes side by side;
`bit`: bits of many blocks; `cell`: words of one block, with the S-boxes on their bits side by side
in words."""


@dataclass(frozen=True)
class Candidate:
    """A form of a cipher on a target.

    Args:
        shape: shape of the words.
        lanes: blocks that a function works on at once; 1 for planes, whose group is one block.
    """

    shape: Shape
    lanes: int


def candidates(target: Target) -> tuple[Candidate, ...]:
    """The candidate forms on a target with words, in order."""
    most = max(target.usual_lanes)
    if 1 not in target.usual_lanes:
        return Candidate("lanes", most), Candidate("plane", 1)
    in_bits = (Candidate("bit", most),) if most > 1 else ()
    return (Candidate("word", 1), *in_bits, Candidate("plane", 1), Candidate("cell", 1))


def refusal(
    candidate: Candidate, programs: SpecPrograms, block: WordLayout, target: Target
) -> Refusal | None:
    """The reason why a form does not fit a cipher with a block layout; None if it fits."""
    every = (programs.encrypt, programs.key_schedule)
    match candidate.shape:
        case "word":
            return _first(_boxes_on_bits(each) for each in every)
        case "plane":
            return _no_planes(programs, block)
        case "bit":
            return _first(_without_bits(each) for each in every) or _no_digits(programs.encrypt)
        case "cell" | "lanes":
            return None


def _first(found: Iterator[Refusal | None]) -> Refusal | None:
    return next(filter(None, found), None)


def _boxes_on_bits(program: Program) -> Refusal | None:
    """A refusal for S-boxes on bits of one word, which no word form computes."""
    for op in program.ops:
        if op.name == "sbox" and op.type.bits == 1:
            return Refusal(f"the S-box {op.word('table')} is on bits of a word", op.span)
    return None


def _without_bits(program: Program) -> Refusal | None:
    """A refusal for an operation without a form on bits."""
    for op in program.ops:
        if op.name not in HAS_BITS:
            return Refusal(f"`{op.name}` has no bitsliced form", op.span)
    return None


def _no_digits(encrypt: Program) -> Refusal | None:
    """A refusal for a block whose bit numbers have no binary digits."""
    bits = sum(encrypt.types[name].bits for name in encrypt.results)
    if bits & bits - 1:
        return Refusal(f"a block of {bits} bits is no power of two: it has no binary digits")
    return None


def _no_planes(programs: SpecPrograms, block: WordLayout) -> Refusal | None:
    """A refusal for a cipher without layers of equal S-boxes, or without whole bytes."""
    encrypt, schedule = programs.encrypt, programs.key_schedule
    if missing := _first(_without_bits(each) for each in (encrypt, schedule)):
        return missing
    block_bits = sum(encrypt.types[name].bits for name in encrypt.results)
    key_bits = sum(param.type.bits for param in schedule.params)
    try:
        layers = read_layers(Bitslice().run(encrypt), block_bits)
    except LayoutError as problem:
        return Refusal(str(problem), problem.span)
    cells = layers.cells
    if cells & cells - 1:
        return Refusal(f"a layer of {cells} S-boxes is no power of two")
    try:
        addresses_of(layers, block)
    except LayoutError as problem:
        return Refusal(str(problem))
    if key_bits % 8:
        return Refusal(f"a key of {key_bits} bits is no whole number of bytes")
    every = (schedule, programs.decrypt) if programs.decrypt else (schedule,)
    return _first(_not_linear(Bitslice().run(each).ops) for each in every)


def _not_linear(ops: Sequence[Op]) -> Refusal | None:
    """A refusal for an operation on bits that is no XOR, no constant and no S-box."""
    for op in ops:
        if op.name not in (*SUMS, "sbox", "const"):
            return Refusal(f"`{op.name}` outside S-boxes has no form in bit planes", op.span)
    return None
