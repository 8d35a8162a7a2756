"""Moves complements into the round keys."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, partial

from compiler.ir.program import Program
from compiler.ir.rewriting import key_parameters
from compiler.module import Context, Module, Pass
from compiler.polarity.choice import MOST_VALUES, Choices
from compiler.polarity.rewrite import price_of, rewrite
from compiler.polarity.values import Choice, Signed, forward, signed
from compiler.slicing.interleave import taken_apart

MOST_IN_PLANES = 3_000
"""As `MOST_VALUES`, for bit planes: a layer is one box, so the choice is easy."""


@dataclass(frozen=True)
class Complement(Pass):
    """Store values inverted where that saves complements.

    A value is carried as a base and a sign. XOR adds signs, a rotation keeps its own, an AND or
    OR changes into the operation that takes the sign, and an XOR with a value of the key alone
    takes it for good: the key schedule then complements that key once. Signs first move forward
    until a key takes them. Where complements remain executed, the signs of the whole function are
    chosen as one problem, in which rounds that are alike choose alike.

    Before::

        spec f(a: u8, b: u8, k: u8 as $k0) {
          t0: u8 = not a
          t1: u8 = rotl t0, k=3
          t2: u8 = xor t1, b
          t3: u8 = xor t2, k
          return t3
        }

    After::

        spec f(a: u8, b: u8, k: u8 as $k0) {
          t1: u8 = rotl a, k=3
          t2: u8 = xor t1, b
          i0: u8 = not k
          t3: u8 = xor t2, i0
          return t3
        }
    """

    whole: bool = True
    """Choose the signs of the whole function where moving them forward leaves complements."""
    steps: int = 40_000_000
    """Steps of the solver for each search; then signs that were moved forward remain."""
    alike: bool = False
    """Keep rounds alike: rather the same choice for all of them than fewer complements."""

    def run(self, program: Program) -> Program:
        """Return `program` with complements moved; ANDN, ORN and what occurs in it are there."""
        have = frozenset({"and", "or", "andn", "orn"}) | {op.name for op in program.ops}
        return self.fewest(program, key_parameters(program), frozenset(), have)

    def run_module(self, module: Module, context: Context) -> Module:
        """Move complements in each block program, with the operations that the target has."""
        encrypt = module.programs["encrypt"]
        keys = frozenset(p.name for p in encrypt.params[len(encrypt.results) :])
        most = MOST_VALUES if module.planes is None else MOST_IN_PLANES
        asked: dict[str, _Asked] = {}
        for name, program in module.programs.items():
            if name != "key_schedule":
                nonce = frozenset(p.name for p in program.given("nonce"))
                # Words of counter blocks are made of numbers, and taken apart as they are.
                plain = taken_apart(program) if module.interleaved > 1 else frozenset[str]()
                asked[name] = _Asked(program, keys, nonce, context.logic, most, plain)
        searched = {name: each for name, each in asked.items() if self.is_searched(each)}
        calls = [partial(self.chosen, each) for each in searched.values()]
        choices = dict(zip(searched, context.together(calls), strict=True))
        made = {name: self.best(each, choices.get(name)) for name, each in asked.items()}
        return replace(module, programs={**module.programs, **made})

    def is_searched(self, asked: _Asked) -> bool:
        """Whether complements remain that a choice for the whole function might move."""
        return self.whole and bool(price_of(asked.moved, asked.known))

    def fewest(
        self,
        program: Program,
        keys: frozenset[str],
        nonce: frozenset[str],
        have: frozenset[str],
        most_values: int = MOST_VALUES,
    ) -> Program:
        """The program with complements moved; the arguments are those of `_Asked`."""
        asked = _Asked(program, keys, nonce, have, most_values)
        return self.best(asked, self.chosen(asked) if self.is_searched(asked) else None)

    def best(self, asked: _Asked, choice: Choice | None) -> Program:
        """The cheapest of what the choices make of a program, and of itself; the first of equals.

        Args:
            asked: the program.
            choice: for the whole function; None where there is none.
        """
        whole = [rewrite(asked.signs, asked.have, choice)] if choice else []
        if whole and self.alike:
            return whole[0]
        candidates = (asked.moved, *whole, asked.program)
        return min(candidates, key=lambda p: price_of(p, asked.known))

    def chosen(self, asked: _Asked) -> Choice | None:
        """The choice for a whole function; `None` where none is found within the budget."""
        choices = Choices(asked.signs, asked.have, self.steps, asked.most_values)
        found = choices.free() or choices.cheapest()
        return found or (choices.small() if self.alike else None)


@dataclass(frozen=True)
class _Asked:
    """A block program whose complements are to be moved.

    Args:
        program: the program.
        keys: its parameters that are computed once a key.
        nonce: its parameters that are known once a nonce.
        have: operations of the machine.
        most_values: see `compiler.polarity.choice.Choices`.
        plain: values that are not to be stored inverted.
    """

    program: Program
    keys: frozenset[str]
    nonce: frozenset[str]
    have: frozenset[str]
    most_values: int
    plain: frozenset[str] = frozenset()

    @property
    def known(self) -> frozenset[str]:
        """The parameters whose complements cost nothing."""
        return self.keys | self.nonce

    @cached_property
    def moved(self) -> Program:
        """The program with its signs moved forward."""
        carried = signed(self.program, self.keys, self.plain)
        return rewrite(carried, self.have, forward(carried, self.have))

    @cached_property
    def signs(self) -> Signed:
        """The program with its complements as signs, for a choice."""
        return signed(self.program, self.known, self.plain)
