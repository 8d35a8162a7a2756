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
"""As `MOST_VALUES`, for bit planes: a layer is one S-box operation, so the choice is easy."""


@dataclass(frozen=True)
class Complement(Pass):
    """Store values inverted if that saves complements.

    A value is represented by a base and a sign. XOR adds signs, a rotation keeps the sign, an AND
    or OR becomes the operation for its operands' signs. An XOR with a value of the key alone
    absorbs the sign: the key schedule complements that key once. Signs are first propagated forward
    until a key absorbs them. If executed complements remain, the signs of the whole function are
    chosen as one problem, in which equal rounds get equal signs.

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
    """Choose the signs of the whole function if forward propagation leaves complements."""
    steps: int = 40_000_000
    """The solver's budget for each search; if it is used up, the propagated signs remain."""
    alike: bool = False
    """Prefer equal signs in all equal rounds to fewer complements."""

    def run(self, program: Program) -> Program:
        """Return `program` with complements moved; ANDN, ORN and its own operations are allowed."""
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
                # Words of counter blocks are composed of numbers, and split as they are.
                plain = taken_apart(program) if module.interleaved > 1 else frozenset[str]()
                asked[name] = _Asked(program, keys, nonce, context.logic, most, plain)
        searched = {name: each for name, each in asked.items() if self.is_searched(each)}
        calls = [partial(self.chosen, each) for each in searched.values()]
        choices = dict(zip(searched, context.together(calls), strict=True))
        made = {name: self.best(each, choices.get(name)) for name, each in asked.items()}
        return replace(module, programs={**module.programs, **made})

    def is_searched(self, asked: _Asked) -> bool:
        """Whether complements remain that a choice for the whole function might remove."""
        return self.whole and bool(asked.price)

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
        """The cheapest of a program and its forms under the choices; the first of equals.

        Args:
            asked: the program.
            choice: the choice for the whole function; None if there is none.
        """
        whole = [rewrite(asked.signs, asked.have, choice)] if choice else []
        if whole and self.alike:
            return whole[0]
        best, price = asked.moved, asked.price
        for other in (*whole, asked.program) if price else ():
            found = price_of(other, asked.known)
            if found < price:
                best, price = other, found
        return best

    def chosen(self, asked: _Asked) -> Choice | None:
        """The choice for a whole function; `None` if none is found within the budget."""
        choices = Choices(asked.signs, asked.have, self.steps, asked.most_values)
        found = choices.free() or choices.cheapest()
        return found or (choices.small() if self.alike else None)


@dataclass(frozen=True)
class _Asked:
    """A block program whose complements are to be moved.

    Args:
        program: the program.
        keys: its parameters that are computed once for each key.
        nonce: its parameters that are computed once for each nonce.
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
        """The program with its signs propagated forward."""
        carried = signed(self.program, self.keys, self.plain)
        return rewrite(carried, self.have, forward(carried, self.have))

    @cached_property
    def price(self) -> int:
        """The price of the complements that remain in `moved`."""
        return price_of(self.moved, self.known)

    @cached_property
    def signs(self) -> Signed:
        """The program with its complements as signs, for a choice."""
        return signed(self.program, self.known, self.plain)
