"""Looks up whole words by bytes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.ir.program import TABLE_LOOKUP, Builder, Program
from compiler.ir.rewriting import live_only
from compiler.layouts.layout import LayoutError
from compiler.module import Context, Module, Pass
from compiler.sboxes.byte_packs import (
    BYTE,
    PLACES,
    WORD,
    NoPacks,
    Packs,
    Words,
    grouped,
    levels_of,
    sums_of,
)
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

INSTEAD = "take --sbox circuit"


@dataclass(frozen=True)
class WordTables(Pass):
    """Put four bytes of the state into a word, and look up a word for each of them.

    Functions whose operations are look-ups of bytes, sums, and products with matrices are
    rewritten: an S-box and a column of the matrix behind it are one table of words. Tables that are
    a rotation or a part of another one are read from it. Keys are put into words as well, by
    operations that `hoist` moves to the key set-up.

    Before::

        l0: u8 = lookup a, table=S
        l1: u8 = lookup b, table=S
        r0: u8, r1: u8 = matrix l0, l1, table=M

    After::

        e0: u32 = lookup w, lo=0, table=word_0
        e1: u32 = lookup w, lo=8, table=word_0
        e2: u32 = rotl e1, k=8
        r: u32 = xor e0, e2
    """

    enabled: bool = False
    """Whether the pass runs: if words are looked up."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with words for the bytes of its functions on blocks.

        Raises:
            LayoutError: a function has other operations, or a block no such words.
        """
        del context
        shape = module.block.shape
        if not self.enabled:
            return module
        if shape.bits != BYTE.bits or shape.n_words % len(PLACES):
            raise LayoutError(f"blocks are not of words of four bytes: {INSTEAD}")
        block = shape.n_words
        keys = frozenset(p.name for p in module.programs["encrypt"].params[block:])
        words, made = Words(), dict(module.programs)
        try:
            for name, program in module.programs.items():
                if name == "key_schedule":
                    continue
                is_keyed = name in ("encrypt", "decrypt")
                own = frozenset(p.name for p in program.params[block:]) if is_keyed else keys
                made[name] = _packed(program, block if name != "ctr" else 0, own, words)
        except NoPacks as problem:
            what = f"`{problem.op.name}` is in no table of words"
            raise LayoutError(f"{what}: {INSTEAD}", problem.op.span) from problem
        tables = words.tables()
        made = {
            name: replace(program, tables={**program.tables, **tables})
            for name, program in made.items()
        }
        group = Shape(WORD.bits, (block // len(PLACES),))
        return replace(module, programs=made, group=WordLayout(group, big_endian=False))


def _packed(program: Program, block: int, keys: frozenset[str], words: Words) -> Program:
    """A function on words of four bytes.

    Args:
        program: on bytes.
        block: how many of its parameters are the bytes of a block; the first ones.
        keys: the names of parameters that depend on the key alone.
        words: the tables of the module.
    """
    build = Builder("w")
    build.types.update(program.types)
    params = [build.param(f"block.{n}", WORD) for n in range(block // len(PLACES))]
    sums = sums_of(program, keys, build)
    place_of = {
        param.name: (params[number // len(PLACES)].name, number % len(PLACES))
        for number, param in enumerate(program.params[:block])
    }
    alone = {p.name for p in program.params[block:]}
    alone |= {op.result for op in program.ops if op.name == "extract"}
    looked_up = {op.args[0]: op for op in program.ops if op.name == TABLE_LOOKUP}
    packs = Packs(sums, program.makers, looked_up, words, build, place_of, frozenset(alone))

    def alike(name: str) -> object:
        return frozenset(place_of.get(each, (each, 0))[0] for each in sums[name].terms)

    def rank(name: str) -> int:
        return min((place_of[t][1] for t in sums[name].terms if t in place_of), default=0)

    unplaced = [name for name in looked_up if name not in place_of]
    packs.plan(grouped(unplaced, levels_of(sums, looked_up), alike, rank))
    results = program.results
    made = [packs.word(results[i : i + len(PLACES)]) for i in range(0, len(results), len(PLACES))]
    packed = replace(program, params=(*params, *program.params[block:]))
    return live_only(packed.with_ops(build.ops, made))
