"""Computes values of counter mode that depend on the counter's upper bytes once in 256 blocks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from compiler.ir.program import POINTER, Attribute, Builder, Op, Param, Program, rename_args
from compiler.ir.rewriting import live_only, regrouped
from compiler.ir.slots import label_of
from compiler.machine.target import FRAME
from compiler.module import Context, HoldError, Module, Pass
from compiler.regions import HeldBytes

FUNCTION = "ctr_crypt"
CONTEXT, TEXT = "ctx", "in"
"""The pointers to the keys, and to the text."""
INSTEAD = "--fold separated"
"""The alternative that is always possible, for error messages."""


@dataclass(frozen=True)
class Hold(Pass):
    """Compute values that depend on the counter's upper bytes once in 256 blocks.

    The function on blocks depends on the counter's lowest byte. All values that depend only on
    other counter bytes, key and nonce move to a separate part, `high`. It stores those that the
    rest reads in the frame, before the counter's upper bytes. Sums are regrouped first, so that
    operands known early are added first. Loads from `ctx` and constants are rematerialised.

    Before::

        slice ctr_crypt(out: ptr, in: ptr, ctx: ptr, counter.0: u8, counter.8: u8) {
          t0: u8 = load ctx, big=0, bytes=1, offset=0, own=1
          t1: u8 = xor counter.0, t0
          t2: u8 = xor t1, counter.8
          t3: u8 = load in, big=0, bytes=1, offset=0
          t4: u8 = add t2, t3
          store out, t4, big=0, bytes=1, offset=0
          return
        }

    After::

        slice ctr_crypt(out: ptr, in: ptr, ctx: ptr, counter.0: u8, frame: ptr) {
          h0: u8 = load frame, big=0, bytes=1, offset=0
          t2: u8 = xor h0, counter.0
          t3: u8 = load in, big=0, bytes=1, offset=0
          t4: u8 = add t2, t3
          store out, t4, big=0, bytes=1, offset=0
          return
        }
        slice ctr_crypt.high(ctx: ptr, frame: ptr) {
          h0: u8 = load frame, big=0, bytes=1, offset=1
          t0: u8 = load ctx, big=0, bytes=1, offset=0, own=1
          g0: u8 = xor t0, h0
          store frame, g0, big=0, bytes=1, offset=0
          return
        }
    """

    enabled: bool = False
    """Whether the pass runs."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with counter mode in two parts; unchanged if not enabled.

        Raises:
            HoldError: counter mode is not one program on bytes of one block.
        """
        if not self.enabled or FUNCTION not in module.programs:
            return module
        program = module.programs[FUNCTION]
        del context
        if label_of(FUNCTION, "round") in module.programs:
            raise HoldError(f"the rounds of counter mode are in a loop: --unroll yes, or {INSTEAD}")
        if module.blocks > 1 or module.counter is None:
            raise HoldError(f"values are held where blocks are computed one by one: {INSTEAD}")
        cut = _Cut(program)
        held = HeldBytes(module.counter.counter - 1, len(cut.held))
        if not cut.upper or not held.values:
            raise HoldError(f"nothing depends on the counter's upper bytes alone: {INSTEAD}")
        low, high = cut.low(), cut.high()
        programs = {**module.programs, low.label: low, high.label: high}
        return replace(module, programs=programs, held=held)


class _Cut:
    """Counter mode, split into the part for each block and the part for 256 blocks."""

    def __init__(self, program: Program) -> None:
        self.upper = [p for p in program.given("counter") if p.given and p.given.low]
        times = _Times(program)
        self.program = regrouped(program, times.groups)
        self.times = _Times(self.program)
        read = [a for op in self.program.ops if self.times.is_late(op) for a in op.args]
        self.held = [v for v in dict.fromkeys(read) if self.times.is_held(v)]

    def low(self) -> Program:
        """The part for each block."""
        build = Builder("h")
        build.types.update(self.program.types)
        made: dict[str, str] = {}
        for op in self.program.ops:
            if not self.times.is_late(op):
                if self.times.is_remade(op):
                    build.append(op)
                continue
            build.span, build.round = op.span, op.round
            for arg in op.args:
                if self.times.is_held(arg) and arg not in made:
                    kind, place = build.types[arg], self.held.index(arg)
                    made[arg] = build.emit("load", FRAME, kind=kind, **_access(place))
            build.append(rename_args(op, made))
        upper = {p.name for p in self.upper}
        params = [p for p in self.program.params if p.name not in upper]
        return live_only(
            replace(self.program, params=(*params, Param(FRAME, POINTER)), ops=tuple(build.ops))
        )

    def high(self) -> Program:
        """The part for all blocks with the same upper bytes of the counter."""
        build = Builder("h")
        build.types.update(self.program.types)
        behind = len(self.held)
        made = {
            p.name: build.emit("load", FRAME, kind=p.type, **_access(behind + place))
            for place, p in enumerate(self.upper)
        }
        for op in self.program.ops:
            if not self.times.is_late(op):
                build.append(rename_args(op, made))
        build.span, build.round = None, 0
        for place, value in enumerate(self.held):
            args = (FRAME, made.get(value, value))
            build.emit_many("store", args, (), **_access(place))
        params = tuple(p for p in self.program.params if p.name == CONTEXT)
        params = (*params, Param(FRAME, POINTER))
        part = replace(self.program, part="high", params=params, ops=tuple(build.ops))
        return live_only(part)


def _access(place: int) -> dict[str, Attribute]:
    return {"offset": place, "bytes": 1, "big": 0}


class _Times:
    """The binding times of values: late with the text or the counter's lowest byte, else early.

    Args:
        program: a program on bytes.
    """

    def __init__(self, program: Program) -> None:
        self._makers = program.makers
        self._late = {p.name for p in program.given("counter") if p.given and not p.given.low}
        self._parameters = {p.name for p in program.params if p.type.is_pointer}
        for op in program.ops:
            if op.args[:1] == (TEXT,) or not self._late.isdisjoint(op.args):
                self._late.update(op.results)

    def is_late(self, op: Op) -> bool:
        """Whether an operation is done for each block."""
        return not op.results or op.results[0] in self._late

    def is_remade(self, op: Op) -> bool:
        """Whether an operation costs no more than a load of its result."""
        return op.is_repeatable

    def is_held(self, value: str) -> bool:
        """Whether a value is known early and worth a byte of the frame."""
        if value in self._late or value in self._parameters:
            return False
        maker = self._makers.get(value)
        return maker is None or not self.is_remade(maker)

    def groups(self, terms: Sequence[str]) -> Sequence[Sequence[str]]:
        """A group of early operands of a sum, and one for each late one; else one group."""
        known = [t for t in terms if t not in self._late]
        late = [t for t in terms if t in self._late]
        if not late or not any(map(self.is_held, known)):
            return [terms]
        return [known, *([t] for t in late)]
