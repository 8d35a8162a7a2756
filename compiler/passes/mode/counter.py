"""Makes the counter mode's program from the cipher's."""

from __future__ import annotations

from dataclasses import dataclass, replace

from compiler.frontend.interface import counter_bits
from compiler.ir.program import Builder, Param, Program, Type
from compiler.ir.rewriting import inline
from compiler.ir.slots import Given
from compiler.layouts.form import memory_pieces
from compiler.module import Context, Module, Pass
from compiler.regions import CounterBytes
from dsl.cipher import WordLayout


@dataclass(frozen=True)
class Counter(Pass):
    """Add `ctr`: the cipher applied to counter blocks made of nonce bytes and a counter word.

    The counter block is the nonce, followed by the counter in big-endian order. The parameters are
    the nonce's bytes `N.0 N.1 …`, the word `counter` and the round keys. No program is added for a
    permutation without a key, or for a block smaller than the counter.
    """

    bits: int = 0
    """Width of the counter in bits; 0 is 32, or 16 if a block has 32 bits."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with the program `ctr` added."""
        del context
        if not module.cipher.has_key:
            return module
        layout = module.cipher.parameter_set(module.set_name).block
        bits = counter_bits(layout.n_bytes, self.bits)
        if bits > 8 * layout.n_bytes:
            return module
        program = _counter_program(module.programs["encrypt"], layout, bits)
        counter = CounterBytes(layout.n_bytes - bits // 8, bits // 8)
        return replace(module.with_program("ctr", program), counter=counter)


def _counter_program(encrypt: Program, layout: WordLayout, bits: int) -> Program:
    build = Builder("c")
    nonce_bytes = layout.n_bytes - bits // 8
    nonce = [build.given(Given("nonce", i), Type(8)) for i in range(nonce_bytes)]
    counter = build.given(Given("counter"), Type(bits))
    keys = encrypt.params[layout.shape.n_words :]
    block = [p.name for p in nonce]
    for place in range(bits // 8):
        low = bits - 8 - 8 * place
        block.append(build.emit("extract", counter.name, kind=Type(8), lo=low))
    words = [_word(build, block, layout, i) for i in range(layout.shape.n_words)]
    bindings = {p.name: w for p, w in zip(encrypt.params, words, strict=False)}
    bindings |= {p.name: p.name for p in keys}
    ops, results = inline(encrypt, bindings, "e.")
    params: tuple[Param, ...] = (*nonce, counter, *keys)
    return Program("ctr", "spec", params, (*build.ops, *ops), results, encrypt.tables)


def _word(build: Builder, block: list[str], layout: WordLayout, index: int) -> str:
    """Word `index` of a block from the block's bytes."""
    bits = layout.shape.bits
    parts: list[str] = []
    for octet, low, count in memory_pieces(layout, index * bits, bits):
        whole = block[octet]
        kind = Type(count)
        parts.append(whole if count == 8 else build.emit("extract", whole, kind=kind, lo=low))
    return build.emit("concat", *parts, kind=Type(bits)) if len(parts) > 1 else parts[0]
