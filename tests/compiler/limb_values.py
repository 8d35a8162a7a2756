"""What programs give whose words are whole, or limbs: as integers."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from compiler.interpreter import Array, interpret, word_array
from compiler.ir.program import Program


def results(program: Program, inputs: Mapping[str, Array]) -> list[list[int]]:
    """The results as integers, one a sample; what stands above a word is seen."""
    return [[int(w) for w in v] for v in interpret(program, inputs) if isinstance(v, np.ndarray)]


def results_of_limbs(
    program: Program, made: Program, inputs: Mapping[str, Array], limb_bits: int
) -> list[list[int]]:
    """The results of a program, put together from the limbs that another one gives.

    Args:
        program: whose results are meant.
        made: has limbs for its words, and parameters `a.0`, `a.32` for a word `a`.
        inputs: the words of the parameters of `program`.
        limb_bits: of a limb that is not the highest.

    Returns:
        The results as integers, one a sample; what stands above a limb is added to the next.
    """
    split: dict[str, Array] = {}
    for param in made.params:
        word, _, low = param.name.rpartition(".")
        if param.name in inputs:
            word, low = param.name, "0"
        ones = (1 << param.type.bits) - 1
        words = [int(value) >> int(low) & ones for value in inputs[word]]
        split[param.name] = word_array(words, param.type.bits)
    limbs = iter(results(made, split))
    joined: list[list[int]] = []
    for name in program.results:
        lows = range(0, program.types[name].bits, limb_bits)
        rows = [[limb << low for limb in next(limbs)] for low in lows]
        joined.append([sum(column) for column in zip(*rows, strict=True)])
    assert not list(limbs), "each limb belongs to a result"
    return joined
