"""What a caller gives a function, and what it must find when the function has returned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from prove.graph.graph import Graph
from prove.graph.simulate import hash_of
from prove.graph.words import Bits, constant_bits
from prove.machine.code import Leaks
from prove.machine.executor import Beyond, Broken, Executor, State
from prove.machine.lookups import Lookups
from prove.machine.memory import Memory, Region, Value
from prove.machine.values import Facts, Sum

STACK, TEXT, OUT, KEY, ROUND_KEYS = "stack", "in", "out", "key", "rk"
CONTEXT, NONCE, COUNTER = "ctx", "nonce", "counter"
AT_HEAD = "at the head"
"""Ends the names of what nothing is known of where a loop begins again."""
Draw = Callable[[str, int], Bits]
"""The bits of a byte of something unknown, by its name and place."""


@dataclass(frozen=True)
class Sizes:
    """Sizes and alignments of what is given to functions, in bytes.

    Args:
        block: of a block.
        key: of a key.
        round_keys: of `rk`.
        context: of `ctx`.
        counter: of the counter in a block.
        group_blocks: how many blocks the loop takes at a time.
        align: what the address of `rk` is a multiple of.
        data_align: what those of keys and texts are multiples of.
        stack: of the frame of a function, with those of the functions that it calls, at most.
        aligned: whether the machine wants accesses aligned.
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
        """Of a nonce."""
        return self.block - self.counter


@dataclass(frozen=True)
class Start:
    """Makes the states that functions begin in.

    Args:
        executor: what runs them.
        sizes: of what they are given.
        draw: what is not known: inputs, and what registers hold that are no arguments.
        lookups: what may be looked up by the counter's lowest byte; None where nothing is.
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
            role: of the function: calls of two functions find other things in their registers.
            pc: its address.
            arguments: in order.
            regions: what they may point into, with the sizes.
            facts: what is known of the symbols.
        """
        binary = self.executor.code.binary
        registers: dict[str, Value] = dict(self._unknown(role))
        link = registers[binary.link]
        assert isinstance(link, tuple), "nothing is known of the return address"
        home = tuple(b if binary.return_mask >> i & 1 else 0 for i, b in enumerate(link))
        for name, value in zip(binary.arguments, arguments, strict=False):
            unknown = registers[name]
            if isinstance(value, tuple) and isinstance(unknown, tuple):
                # The caller may leave anything in the bits above a shorter number.
                value += unknown[len(value) :]
            registers[name] = value
        registers |= {binary.sp: Sum(STACK, 0), binary.link: home}
        extents = {name: (Sum("", 0), size) for name, (_, size) in regions.items()}
        extents[STACK] = (Sum("", -self.sizes.stack), Sum("", 0))
        held = {name: region for name, (region, _) in regions.items()}
        # Of a frame are left what registers held before the call, and constants.
        found = frozenset({0, 1}).union(*(v for v in registers.values() if isinstance(v, tuple)))
        held[STACK] = Region(STACK, "rw", binary.sp_align, harmless=found)
        word_bytes = len(link) // 8
        whole = Facts(facts.ranges, extents, facts.largest)
        twins = {TEXT: OUT} if OUT in held else {}
        memory = Memory(held, Facts(), word_bytes, self.sizes.aligned, twins, self.lookups)
        state = State(registers, memory, pc, home)
        state.know(whole)
        return state

    def _unknown(self, role: str) -> dict[str, Bits]:
        """What registers hold that are no arguments, when a function is called."""
        widths = self.executor.code.binary.bits.items()
        return {name: self._bits_of(name, n_bits, role) for name, n_bits in widths if n_bits}

    def _bits_of(self, register: str, n_bits: int, role: str) -> Bits:
        name = f"{register} at {role}"
        return tuple(bit for i in range(n_bits // 8) for bit in self.draw(name, i))

    def input(self, name: str, rights: str, align: int, drawn: str = "") -> Region:
        """A region of bytes that nothing is known of; `drawn` if they have another name."""
        return Region(name, rights, align, lambda place: self.draw(drawn or name, place))


def literals(graph: Graph) -> Draw:
    """Bytes of literals: for any value at once."""
    return cache(lambda name, place: tuple(graph.input(name, 8 * place + bit) for bit in range(8)))


def any_constants(name: str, place: int) -> Bits:
    """Bytes of a value, another for each place: for a trial of where the code goes."""
    return constant_bits(hash_of(name, place), 8)


def check_return(state: State, start: State, executor: Executor) -> None:
    """Check that a function leaves the registers that it must keep as they were.

    Args:
        state: where it has returned.
        start: where it began.
        executor: what ran it.

    Raises:
        Broken: one is not as it was.
        Leaks: one may be another; a change that is not constant is shown by two runs.
    """
    binary = executor.code.binary
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
        Beyond: it can have others.
    """
    first, last = state.memory.facts.ranges[name]
    if first != last:
        raise Beyond(f"the function returns without looking at `{name}`", None, state.pc)
    return first
