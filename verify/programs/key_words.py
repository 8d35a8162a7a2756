"""The words of keys, and of slots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from compiler.interpreter import Array, Value, interpret
from compiler.ir.program import Param, Program
from compiler.ir.slots import Slot, SlotKind
from compiler.module import Module
from verify.programs.samples import Samples, memory_words, word_of


def key_words(
    module: Module, samples: Samples, params: Sequence[Param], groups: int
) -> dict[str, Array]:
    """The words of keys, each for all groups of blocks that it is for."""
    made = memory_words(samples.keys, module.key, params, module.interleaved)
    return {name: words.repeat(groups) for name, words in made.items()}


def of_keys(program: Program, samples: Samples, module: Module) -> list[Array]:
    """The results of a program for each key; without keys, the same for each."""
    # A key that is fixed is part of the programs.
    words = (
        {}
        if module.fixed
        else memory_words(samples.keys, module.key, program.params, module.interleaved)
    )
    made = interpret(program, words)
    return [np.broadcast_to(word_of(v), (len(samples.keys),)) for v in made]


def numbered(kind: SlotKind, values: Sequence[Value]) -> dict[Slot, Array]:
    """Values by the slots of a kind, in their order."""
    return {Slot(kind, i): word_of(v) for i, v in enumerate(values)}


def by_name(program: Program, slots: Mapping[Slot, Array]) -> dict[str, Array]:
    """The contents of the slots of a program, by its parameters."""
    return {name: slots[slot] for name, slot in program.slots.items() if slot in slots}
