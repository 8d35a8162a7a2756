"""Four blocks of two bytes in registers of four, loaded by one instruction that deals words out."""

from __future__ import annotations

from dataclasses import replace

from compiler.ir.print import print_op
from compiler.ir.program import Program, Type
from compiler.layouts.form import Form
from compiler.layouts.layout import MemoryLayout, Path
from compiler.layouts.network import Network
from compiler.layouts.way import DigitWay
from compiler.slicing.function import Shared
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape

BYTES = Type(8, 4)
ACCESS = MemoryLayout("deal", "gather", (0, 1, 2, 4, 5), (3,), 1.0)
ADDRESS = ("c0", "c1", "c2", "r0", "n0", "n1")


def words(bits: int, count: int, big: bool = False) -> WordLayout:
    """Words as they lie in memory."""
    return WordLayout(Shape(bits, (count,)), big)


def shared(
    word_bits: int = 8, stride: int = 0, every_round: bool = False, load_bits: bool = False
) -> Shared:
    """What functions of this form share; its network has no steps."""
    block = words(max(word_bits, 8), 16 // max(word_bits, 8))
    form = Form(4, word_bits, 32 // word_bits, stride, block, words(max(word_bits, 8), 2))
    start = ACCESS.layout(ADDRESS)
    network = Network(Path(ADDRESS, ACCESS, start, (), start, 1.0), (), {}, BYTES)
    return Shared(
        form=form,
        way=DigitWay(network, form),
        actions=(),
        counter_bytes=1,
        every_round=every_round,
        load_bits=load_bits,
    )


def code(program: Program) -> list[str]:
    """The operations of a program, without rounds and the type of registers of bytes."""
    return [print_op(replace(op, round=0)).strip().replace(": u8x4", "") for op in program.ops]
