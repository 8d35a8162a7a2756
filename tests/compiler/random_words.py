"""Random programs of the spec level, for laws of passes."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from compiler.interpreter import Array, interpret, word_array
from compiler.ir.program import Builder, Program, Type
from compiler.ir.slots import Slot

ARITY = {"xor": 2, "and": 2, "or": 2, "andn": 2, "orn": 2, "not": 1, "mux": 3, "bcax": 3, "rotl": 1}
BLOCK, KEYS = ("a", "b", "c"), ("k0", "k1")


@st.composite
def programs(draw: st.DrawFn, most: int = 30) -> Program:
    """Operations on words of a block and of the key; the last few values are the results."""
    build = Builder("t")
    word = Type(draw(st.sampled_from((1, 8, 32))))
    slots = {name: Slot("key", number) for number, name in enumerate(KEYS)}
    params = tuple(build.param(name, word, slots.get(name)) for name in (*BLOCK, *KEYS))
    values = [p.name for p in params]
    for _ in range(draw(st.integers(1, most))):
        name = draw(st.sampled_from(["xor", "xor", "not", *ARITY]))
        args = [draw(st.sampled_from(values[-12:])) for _ in range(ARITY[name])]
        attrs = {"k": draw(st.integers(0, word.bits - 1))} if name == "rotl" else {}
        values.append(build.emit(name, *args, kind=word, **attrs))
    count = draw(st.integers(1, min(3, len(build.ops))))
    return Program("f", "spec", params, tuple(build.ops), tuple(values[-count:]))


def results(program: Program, samples: int = 16) -> list[list[int]]:
    """The results on fixed random inputs."""
    rng = np.random.default_rng(5)
    inputs: dict[str, Array] = {}
    for param in program.params:
        words = rng.integers(0, 1 << param.type.bits, samples, dtype=np.uint64)
        inputs[param.name] = word_array([int(w) for w in words], param.type.bits)
    return [[int(w) for w in v] for v in interpret(program, inputs) if isinstance(v, np.ndarray)]
