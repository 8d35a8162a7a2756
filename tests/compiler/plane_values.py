"""Bit planes half-way: programs of bits, their layers, and lanes that moves are run on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from random import Random

import numpy as np

from compiler.interpreter import interpret
from compiler.ir.program import Builder, Program, Type
from compiler.layouts.form import memory_bit
from compiler.layouts.lane_steps import ZERO, Array, LaneMap, Shifter
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.bitslice import Bitslice
from compiler.pipeline import pass_name, pipeline, run_passes
from compiler.planes.bit_layers import Form, Layers, read_layers, renamed, simplest_keys
from compiler.planes.linear_layer import Grid
from compiler.planes.network import Addresses, PlaneNetwork, network_of
from dsl.gf2 import ones
from tests.compiler.stages import start

TARGET = replace(
    load_target("c"), word_bits=(32,), logic={"": frozenset({"and", "or", "xor", "not"})}
)
"""A machine of 32-bit words without rotations."""
CONTEXT = Context(TARGET, "any")
SHIFTER = Shifter(32, 3)
SETS = {
    "aes128_128": "aes",
    "aes128_192": "aes",
    "aes128_256": "aes",
    "gift64_128": "gift",
    "gift128_128": "gift",
    "giftb128_128": "gift",
    "lea128_128": "lea",
    "pipo64_128": "pipo",
    "present64_80": "present",
    "skinny64_64": "skinny",
    "skinny64_192": "skinny",
    "skinny128_128": "skinny",
    "skinny128_256": "skinny",
}
"""The sets of the tests, and their ciphers."""


@cache
def bits_of(set_name: str) -> Module:
    """A module of programs of bits, as `fixslice` gets it."""
    steps = pipeline([Bitslice(enabled=True)])
    place = [pass_name(type(step)) for step in steps].index("fixslice")
    return run_passes(start(SETS[set_name], set_name), CONTEXT, steps[:place])


def block_bits(set_name: str) -> int:
    module = bits_of(set_name)
    return 8 * module.cipher.parameter_set(set_name).block.n_bytes


@cache
def layers_of(set_name: str, program: str = "encrypt") -> Layers:
    """The layers of a program of bits, in the names of its parameters."""
    return read_layers(bits_of(set_name).programs[program], block_bits(set_name))


@cache
def cells_first(set_name: str) -> tuple[Layers, Addresses]:
    """The layers of encryption, the block's bits named by cells, and these bits' addresses."""
    layers = layers_of(set_name)
    names = [0] * block_bits(set_name)
    for name, row in enumerate(layers.layers[0].rows):
        names[next(ones(row))] = name
    layout = bits_of(set_name).block
    places = [0] * len(names)
    for parameter, name in enumerate(names):
        places[name] = memory_bit(layout, parameter)
    named = renamed(layers, names)
    simple = tuple(simplest_keys(layer) for layer in named.layers)
    addresses = Addresses(tuple(places), layers.planes, layers.cells)
    return replace(named, layers=simple), addresses


def network(set_name: str, blocks: int, turn: int = 0, blocks_low: bool = True) -> PlaneNetwork:
    """A network of a cipher's blocks."""
    layers, addresses = cells_first(set_name)
    grid = Grid(layers.cells, blocks, layers.planes, SHIFTER, blocks_low)
    digits = addresses.digits()[1]
    return network_of(addresses, grid, digits[turn:] + digits[:turn])


def words(values: int, seed: int = 1, samples: int = 8, width: int = 32) -> list[list[int]]:
    """Random words: for each value some samples."""
    chance = Random(seed)
    return [[chance.getrandbits(width) for _ in range(samples)] for _ in range(values)]


def run(
    append: Callable[[Builder, Array], Sequence[str]], inputs: Sequence[Sequence[int]], width: int
) -> tuple[Program, list[list[int]]]:
    """Run what is appended to a program whose parameters are some registers.

    Returns:
        The program, and its results: for each value the samples.
    """
    build = Builder()
    params = tuple(build.param(f"x{n}", Type(width)) for n in range(len(inputs)))
    results = tuple(append(build, tuple(p.name for p in params)))
    program = Program("f", "spec", params, tuple(build.ops), results)
    values = {p.name: np.array(v, np.uint64) for p, v in zip(params, inputs, strict=True)}
    found = interpret(program, values)
    return program, [[int(w) for w in v] for v in found if isinstance(v, np.ndarray)]


def moved(lanes: LaneMap, registers: Sequence[Sequence[int]], width: int) -> list[list[int]]:
    """What a map makes of registers, lane by lane."""
    made: list[list[int]] = []
    for first in range(0, len(lanes), width):
        sources = lanes[first : first + width]
        made.append([_register(sources, column, width) for column in zip(*registers, strict=True)])
    return made


def _register(sources: Sequence[int], registers: Sequence[int], width: int) -> int:
    total = 0
    for place, lane in enumerate(sources):
        if lane != ZERO:
            total |= (registers[lane // width] >> lane % width & 1) << place
    return total


def cost_of(program: Program) -> int:
    """Operations, constants left out; rotations at the price of the tests' machine."""
    prices = {"const": 0, "rotl": SHIFTER.rotation}
    return sum(prices.get(op.name, 1) for op in program.ops)


def value_of(form: Form, bits: Sequence[int]) -> int:
    """A sum, from the values of its bits."""
    return sum(bits[digit] for digit in ones(form)) & 1
