"""The calling interface: the arguments of a function, and the state required at its return."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from compiler.frontend.interface import FixedKey
from prove.graph.graph import Graph
from prove.graph.simulate import hash_of
from prove.graph.words import Bits, constant_bits
from prove.machine.code import Leaks
from prove.machine.executor import Beyond, Broken, Executor, State
from prove.machine.lookups import Lookups
from prove.machine.memory import Memory, Region, Value
from prove.machine.registers import constants, taken_apart
from prove.machine.restricted import Influence
from prove.machine.values import STACK, Facts, Sum

TEXT, OUT, KEY, ROUND_KEYS = "in", "out", "key", "rk"
CONTEXT, NONCE, COUNTER = "ctx", "nonce", "counter"
COUNTER_BYTES = 4
"""Size of the argument; a block may hold fewer bytes of it."""
AT_HEAD = "at the head"
"""The suffix of names of unknown values at the head of a loop."""
Draw = Callable[[str, int], Bits]
"""Gives the bits of an unknown byte, by its name and place."""


@dataclass(frozen=True)
class Sizes:
    """Sizes and alignments of arguments, in bytes.

    Args:
        block: size of a block.
        key: size of a key.
        round_keys: size of `rk`.
        context: size of `ctx`.
        counter: size of the counter in a block.
        group_blocks: blocks of one iteration of the loop.
        align: alignment of `rk` and `ctx`.
        data_align: alignment of keys and texts.
        stack: the most bytes of stack of a function, including the functions that it calls.
        aligned: whether the machine requires aligned accesses.
    """

    block: int
    key: int
    round_keys: int
    context: int
    counter: int
    group_blocks: int
    align: int
    data_align: int
    stack: int
    aligned: bool

    @property
    def nonce(self) -> int:
        """Size of a nonce."""
        return self.block - self.counter


@dataclass(frozen=True)
class Start:
    """Makes the initial states of functions.

    Args:
        executor: executes the functions.
        sizes: sizes of arguments.
        draw: gives the bits of unknown values: inputs, and registers that are no arguments.
        lookups: functions of the counter's lowest byte that may be looked up; None if there are no
            look-ups.
    """

    executor: Executor
    sizes: Sizes
    draw: Draw
    lookups: Lookups | None = None

    def state(
        self,
        role: str,
        pc: int,
        arguments: list[Value],
        regions: Mapping[str, tuple[Region, Sum]],
        facts: Facts,
    ) -> State:
        """The state at the first instruction of a function.

        Args:
            role: name of the function, which distinguishes the unknown contents of registers.
            pc: address of its first instruction.
            arguments: in order.
            regions: the regions that they may point to, with sizes.
            facts: facts about the symbols.
        """
        binary = self.executor.code.binary
        unknown = self._unknown(role)
        registers: dict[str, Value] = dict(unknown)
        word_bits = binary.bits[binary.sp]
        link = self._bits_of(binary.link or "return address", word_bits, role)
        home = tuple(b if binary.return_mask >> i & 1 else 0 for i, b in enumerate(link))
        # A frame may leave the previous contents of registers, and constants.
        found = frozenset({0, 1}).union(home, *unknown.values())
        for name, value in zip(binary.arguments, arguments, strict=False):
            if isinstance(value, tuple):
                # The caller may leave any bits above a shorter number.
                value += self._bits_of(name, binary.bits[name], role)[len(value) :]
                found |= frozenset(value)
            registers |= self._held(name, value)
        registers |= self._held(binary.sp, Sum(STACK, -binary.sp_gap))
        if binary.link:
            registers[binary.link] = home
        extents = {name: (Sum("", 0), size) for name, (_, size) in regions.items()}
        extents[STACK] = (Sum("", -self.sizes.stack), Sum("", binary.return_bytes))
        held = {name: region for name, (region, _) in regions.items()}
        held[STACK] = self._stack(found, home)
        state = State(registers, self._memory(held), pc, home)
        state.know(Facts(facts.ranges, extents, facts.largest))
        return state

    def _memory(self, held: dict[str, Region]) -> Memory:
        """The memory of regions with unknown contents."""
        binary = self.executor.code.binary
        return Memory(
            held,
            Facts(),
            word_bytes=binary.bits[binary.sp] // 8,
            aligned=self.sizes.aligned,
            twins={TEXT: OUT} if OUT in held else {},
            lookups=self.lookups,
            has_halves=bool(binary.parts),
        )

    def _stack(self, found: frozenset[int], home: Bits) -> Region:
        """The stack at the first instruction.

        Args:
            found: literals that may be left there, besides those of the counter.
            home: the return address.
        """
        binary = self.executor.code.binary
        counter = [bit for i in range(COUNTER_BYTES) for bit in self.draw(COUNTER, i)]
        tells = Influence(self.executor.graph, counter, others=True).on
        stack = Region(STACK, "rw", binary.sp_align, harmless=found, tells=tells)
        if not binary.link:
            # The upper half of the return address is at the lower address.
            stack.cells |= {0: home[8:], 1: home[:8]}
        return stack

    def _unknown(self, role: str) -> dict[str, Bits]:
        """The unknown contents of registers other than arguments, when a function is called."""
        binary = self.executor.code.binary
        widths = {n: bits for n, bits in binary.bits.items() if bits and n not in binary.parts}
        unknown = {name: self._bits_of(name, n_bits, role) for name, n_bits in widths.items()}
        return {**unknown, **constants(binary.constants, binary.bits)}

    def _held(self, register: str, value: Value) -> dict[str, Value]:
        """The contents of a register, or of each of its parts."""
        binary = self.executor.code.binary
        parts = binary.parts.get(register)
        if parts is None:
            return {register: value}
        widths = [binary.bits[part] for part in parts]
        return dict(zip(parts, taken_apart(value, widths), strict=True))

    def _bits_of(self, register: str, n_bits: int, role: str) -> Bits:
        name = f"{register} at {role}"
        octets = range((n_bits + 7) // 8)
        return tuple(bit for i in octets for bit in self.draw(name, i))[:n_bits]

    def input(self, name: str, rights: str, align: int, drawn: str = "") -> Region:
        """A region of unknown bytes; `drawn` if they have another name."""
        return Region(name, rights, align, lambda place: self.draw(drawn or name, place))


def literals(graph: Graph) -> Draw:
    """Draws each byte as eight input literals of the graph, which stand for all values."""
    return cache(lambda name, place: tuple(graph.input(name, 8 * place + bit) for bit in range(8)))


def with_fixed(draw: Draw, fixed: FixedKey | None) -> Draw:
    """`draw` with the bits of a fixed key and nonce."""
    if fixed is None:
        return draw
    known = {KEY: fixed.key, NONCE: fixed.nonce} if fixed.nonce else {KEY: fixed.key}
    return lambda name, at: constant_bits(known[name][at], 8) if name in known else draw(name, at)


def any_constants(name: str, place: int) -> Bits:
    """A constant byte, hashed from its name and place, for runs on constants."""
    return constant_bits(hash_of(name, place), 8)


def check_return(state: State, start: State, executor: Executor) -> None:
    """Check that a function preserves the registers that it must keep.

    Args:
        state: the state after the return.
        start: the state at its first instruction.
        executor: the executor of the run.

    Raises:
        Broken: a register is not preserved.
        Leaks: a register is not shown to be preserved; the literals are the bits that change.
    """
    binary = executor.code.binary
    sp = executor.value(state, binary.sp)
    if not isinstance(sp, Sum) or sp.offset != binary.return_bytes - binary.sp_gap:
        raise Broken(f"{binary.sp} does not come back as it was", None, state.pc)
    for name, bits in binary.preserved.items():
        before, after = start.registers[name], state.registers[name]
        what = f"{name} does not come back as it was"
        if before == after:
            continue
        if not isinstance(before, tuple) or not isinstance(after, tuple):
            raise Broken(what, None, state.pc)
        changes = list(map(executor.graph.xor, before[:bits], after[:bits]))
        if any(changes):
            raise Leaks(what, None, state.pc, tuple(changes))


def value_of(state: State, name: str) -> int:
    """The value of a symbol that can have just one.

    Raises:
        Beyond: it can have several.
    """
    first, last = state.memory.facts.ranges[name]
    if first != last:
        raise Beyond(f"the function returns without looking at `{name}`", None, state.pc)
    return first
