"""Moves complements into the round keys."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.ir import Op, Program, fresh_names
from compiler.module import Context, Module, Pass, live_only, uniform_values


@dataclass(frozen=True)
class Complement(Pass):
    """Move complements until a round key takes them.

    A value is carried as a base and a sign. XOR adds signs, a rotation keeps its own, an AND or
    OR changes into the operation that takes the sign, and an XOR with a value of the key alone
    takes it for good: the key schedule then complements that key once. An XOR with the key that is
    only read inverted is made inverted. Executed NOTs remain where none of these holds.

    Before::

        spec f(a: u8, b: u8, k: u8) {
          t0: u8 = not a
          t1: u8 = rotl t0, k=3
          t2: u8 = xor t1, b
          t3: u8 = xor t2, k
          return t3
        }

    After::

        spec f(a: u8, b: u8, k: u8) {
          t1: u8 = rotl a, k=3
          t2: u8 = xor t1, b
          i0: u8 = not k
          t3: u8 = xor t2, i0
          return t3
        }
    """

    keys: str = "k"
    """First letters of parameters that only the key schedule computes (the pipeline names them)."""

    def run(self, program: Program) -> Program:
        """Return `program` with complements moved, every operation being free."""
        names = frozenset(p.name for p in program.params if p.name.startswith(self.keys))
        return _Signs(program, names, frozenset({"andn", "orn"})).rewrite()

    def run_module(self, module: Module, context: Context) -> Module:
        """Move complements in each block program, with the operations that the target has."""
        block_words = len(module.programs["encrypt"].results)
        changed = dict(module.programs)
        for name, program in module.programs.items():
            if name == "key_schedule":
                continue
            keys = frozenset(p.name for p in program.params[block_words:])
            changed[name] = _Signs(program, keys, context.logic).rewrite()
        return replace(module, programs=changed)


# What an operation becomes with signs on its arguments: name, order of arguments, sign of result.
_SIGNED: dict[tuple[str, tuple[int, ...]], tuple[str, tuple[int, ...], int]] = {
    ("and", (0, 1)): ("andn", (0, 1), 0),
    ("and", (1, 0)): ("andn", (1, 0), 0),
    ("and", (1, 1)): ("or", (0, 1), 1),
    ("or", (0, 1)): ("orn", (0, 1), 0),
    ("or", (1, 0)): ("orn", (1, 0), 0),
    ("or", (1, 1)): ("and", (0, 1), 1),
    ("andn", (0, 1)): ("and", (0, 1), 0),
    ("andn", (1, 0)): ("or", (0, 1), 1),
    ("andn", (1, 1)): ("andn", (1, 0), 0),
    ("orn", (0, 1)): ("or", (0, 1), 0),
    ("orn", (1, 0)): ("and", (0, 1), 1),
    ("orn", (1, 1)): ("orn", (1, 0), 0),
    ("mux", (1, 0, 0)): ("mux", (0, 2, 1), 0),
    ("mux", (0, 1, 1)): ("mux", (0, 1, 2), 1),
    ("mux", (1, 1, 1)): ("mux", (0, 2, 1), 1),
    ("bcax", (1, 0, 0)): ("bcax", (0, 1, 2), 1),
    ("bcax", (0, 1, 1)): ("bcax", (0, 2, 1), 0),
    ("bcax", (1, 1, 1)): ("bcax", (0, 2, 1), 1),
}
_PARITY = frozenset({"xor", "xnor", "xor3"})
_KEEPS_SIGN = frozenset({"rotl", "permute", "extract"})


@dataclass
class _Signs:
    """The rewriting of one program."""

    program: Program
    keys: frozenset[str]
    have: frozenset[str]
    base: dict[str, tuple[str, int]] = field(default_factory=dict[str, tuple[str, int]])
    ops: list[Op] = field(default_factory=list[Op])
    executed: dict[str, str] = field(default_factory=dict[str, str])

    def rewrite(self) -> Program:
        """The program with signs moved."""
        self.uniform = uniform_values(self.program, self.keys)
        self.fresh = fresh_names(self.program, "i")
        self.wanted = self._only_complemented()
        self.here = Op("", (), (), ())
        for op in self.program.ops:
            self.visit(op)
        results = [self.plain(name) for name in self.program.results]
        return live_only(self.program.with_ops(self.ops, results))

    def _only_complemented(self) -> set[str]:
        """Values that are read through NOTs alone: better made inverted, where a key allows it."""
        plain = {a for op in self.program.ops if op.name != "not" for a in op.args}
        inverted = {a for op in self.program.ops if op.name == "not" for a in op.args}
        return inverted - plain - set(self.program.results)

    def signed(self, name: str) -> tuple[str, int]:
        """The base and the sign of a value."""
        return self.base.get(name, (name, 0))

    def plain(self, name: str) -> str:
        """A value with its sign executed."""
        base, sign = self.signed(name)
        return self.invert(base) if sign else base

    def invert(self, base: str) -> str:
        """The complement of a base, by an executed NOT."""
        if base not in self.executed:
            result = next(self.fresh)
            self.executed[base] = result
            kind = (self.program.types[base],)
            here = self.here
            self.ops.append(Op("not", (base,), (result,), kind, (), here.span, here.phase))
        return self.executed[base]

    def visit(self, op: Op) -> None:
        """Append the operation with the signs of its arguments taken care of."""
        self.here = op
        if op.name == "not":
            base, sign = self.signed(op.args[0])
            self.base[op.result] = (base, 1 - sign)
            return
        pairs = [self.signed(a) for a in op.args]
        signs = tuple(sign for _, sign in pairs)
        bases = tuple(base for base, _ in pairs)
        if op.name in _PARITY:
            self.parity(op, bases, sum(signs) & 1)
        elif not any(signs):
            self.ops.append(replace(op, args=bases))
        elif op.name in _KEEPS_SIGN:
            self.put(op, op.name, bases, 1)
        elif (change := _SIGNED.get((op.name, signs))) and change[0] in self.have | {"and", "or"}:
            self.put(op, change[0], tuple(bases[i] for i in change[1]), change[2])
        else:
            self.ops.append(replace(op, args=tuple(self.plain(a) for a in op.args)))

    def parity(self, op: Op, bases: tuple[str, ...], sign: int) -> None:
        """An XOR: a value of the key alone takes the sign, otherwise the result has it."""
        keyed = [i for i, base in enumerate(bases) if base in self.uniform]
        wanted = int(op.result in self.wanted)
        if sign != wanted and keyed and op.result not in self.uniform:
            place = keyed[0]
            taken = self.invert(bases[place])
            bases = (*bases[:place], taken, *bases[place + 1 :])
            sign = wanted
        self.put(op, op.name, bases, sign)

    def put(self, op: Op, name: str, args: tuple[str, ...], sign: int) -> None:
        """Append the operation under a name, its result being the base with a sign."""
        self.ops.append(replace(op, name=name, args=args))
        self.base[op.result] = (op.result, sign)
