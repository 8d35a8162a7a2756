"""Adds by multiplication, if multiplication uses other units than logic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import Builder, Program
from compiler.module import Context, Module, Pass
from compiler.passes.forms.multiply_rotations import busy_units
from compiler.shifted_sums import with_common_shifts, with_products_of_copies

ONE, MULTIPLY_ADD = "one", "multiply_add"
"""The purposes of the instructions that give the factor, and that multiply and add."""
UNIFORM = frozenset({"const", "load"})
"""The operations whose results are the same in all threads: constants, and round keys."""
FACTOR_INSTRUCTIONS = 2
"""What the factor takes of a turn: `ptxas` reads it from constant memory and bounds it again."""


@dataclass(frozen=True)
class MultiplySums(Pass):
    """Make sums with a constant or a round key products with 1 that are added to.

    First, two copies of a word side by side become its product with a constant: a word of fewer
    bits than the machine's is rotated by shifts of its copies.

    An assembler that chooses the unit of a sum may give sums with operands that all threads share
    to the unit of logic; it does not know that the factor is 1, so it leaves products alone. Sums
    with a rotated operand stay: rotation and sum are one instruction. The pass does nothing if
    there are too few sums to pay for the factor, or if multiplications keep their unit as busy as
    logic its own.

    Before::

        t0: u32 = const value=5
        t1: u32 = add a, t0
        t2: u32 = add b, t0
        t3: u32 = add c, t0

    After::

        t0: u32 = const value=5
        m0: u32 = one
        t1: u32 = mad a, m0, t0
        t2: u32 = mad b, m0, t0
        t3: u32 = mad c, m0, t0
    """

    enabled: bool = True
    """Whether the pass runs; without it sums stay."""
    copies: bool = True
    """Whether copies side by side become products, too."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module changed, if the machine multiplies in separate units."""
        target = context.target
        rows = [target.primitives.get(purpose, "") for purpose in (ONE, MULTIPLY_ADD)]
        if not self.enabled or not all(rows):
            return module
        factor, product = rows

        def changed(program: Program) -> Program:
            if target.of(program.name) is not target:
                return program
            if self.copies:
                copied = with_products_of_copies(program)
                program = _fastest([program, copied, with_common_shifts(copied)], context)
            found = {} if program.given("key") else _sums(program)
            too_few = len(found) <= FACTOR_INSTRUCTIONS
            if too_few or _multiplier_is_short(program, product, context):
                return program
            return _multiplied(program, found, factor, product)

        return module.map(changed)


def _fastest(programs: Sequence[Program], context: Context) -> Program:
    """The program for which units are busy for the shortest time; the first of equal ones."""
    width = context.target.cores[context.core].width
    others = [each for each in programs[1:] if each is not programs[0]]
    if not others:
        return programs[0]
    return min((programs[0], *others), key=lambda each: busy_units(each, context).cost(width))


def _sums(program: Program) -> dict[str, tuple[str, str]]:
    """The sums with an operand that all threads share: the other operand, and that one."""
    makers = {result: op.name for op in program.ops for result in op.results}
    found: dict[str, tuple[str, str]] = {}
    for op in program.ops:
        if op.name != "add":
            continue
        for own, shared in (op.args, op.args[::-1]):
            if makers.get(shared) in UNIFORM and makers.get(own) not in UNIFORM | {"rotl"}:
                found[op.result] = own, shared
    return found


def _multiplier_is_short(program: Program, product: str, context: Context) -> bool:
    """Whether the unit that multiplies is among the busiest."""
    core = context.target.cores[context.core]
    ports = core.cost(context.target.table[product]).ports.keys()
    return bool(busy_units(program, context).limits(core.width) & ports)


def _multiplied(
    program: Program, sums: dict[str, tuple[str, str]], factor: str, product: str
) -> Program:
    """The program with some sums as products.

    Args:
        program: a slice program.
        sums: their operands, by their results.
        factor: the instruction that gives 1.
        product: the instruction that multiplies and adds.
    """
    build = Builder("m")
    build.types = dict(program.types)
    one = ""
    for op in program.ops:
        build.span, build.round = op.span, op.round
        if op.name == "add" and op.result in sums:
            own, shared = sums[op.result]
            one = one or build.emit(factor, kind=op.type)
            build.append(replace(op, name=product, args=(own, one, shared)))
        else:
            build.append(op)
    return program.with_ops(build.ops)
