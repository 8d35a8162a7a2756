"""What a caller gives a function, and what it must find when the function has returned."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from prove.executor import Beyond, Broken, Executor, State
from prove.graph import Graph
from prove.lookups import Lookups
from prove.memory import Memory, Region, Value
from prove.simulate import hash_of
from prove.values import Facts, Sum
from prove.words import Bits, constant_bits

STACK, TEXT, OUT, KEY, ROUND_KEYS = "stack", "in", "out", "key", "rk"
CONTEXT, NONCE, COUNTER = "ctx", "nonce", "counter"
STACK_BYTES = 1 << 16
"""How much of it there is at least; more than any frame."""
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
        pc: int,
        arguments: list[Value],
        regions: Mapping[str, tuple[Region, Sum]],
        facts: Facts,
    ) -> State:
        """The state at the first instruction of a function.

        Args:
            pc: its address.
            arguments: in order.
            regions: what they may point into, with the sizes.
            facts: what is known of the symbols.
        """
        binary = self.executor.code.binary
        registers: dict[str, Value] = dict(self._unknown)
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
        extents[STACK] = (Sum("", -STACK_BYTES), Sum("", 0))
        held = {name: region for name, (region, _) in regions.items()}
        held[STACK] = Region(STACK, "rw", STACK_BYTES)
        word_bytes = len(link) // 8
        whole = Facts(facts.ranges, extents, facts.largest)
        twins = {TEXT: OUT} if OUT in held else {}
        memory = Memory(held, Facts(), word_bytes, self.sizes.aligned, twins, self.lookups)
        state = State(registers, memory, pc, home)
        state.know(whole)
        return state

    @cached_property
    def _unknown(self) -> dict[str, Bits]:
        """What registers hold that are no arguments."""
        return {
            name: tuple(bit for i in range(n_bits // 8) for bit in self.draw(f"register {name}", i))
            for name, n_bits in self.executor.code.binary.bits.items()
            if n_bits
        }

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
    """Check what a function leaves: registers that it must keep, and its frame.

    Args:
        state: where it has returned.
        start: where it began.
        executor: what ran it.

    Raises:
        Broken: it keeps something not, or leaves data in its frame.
    """
    binary = executor.code.binary
    for name, bits in binary.preserved.items():
        before, after = start.registers[name], state.registers[name]
        kept = before == after
        if isinstance(before, tuple) and isinstance(after, tuple):
            kept = before[:bits] == after[:bits]
        if not kept:
            raise Broken(f"{name} does not come back as it was", None, state.pc)
    known = {0, 1}.union(*(v for v in start.registers.values() if isinstance(v, tuple)))
    cells = state.memory.regions[STACK].cells.items()
    left = [p for p, cell in cells if isinstance(cell, tuple) and not known.issuperset(cell)]
    if left:
        raise Broken(f"data is left in the stack frame, at sp{min(left):+}", None, state.pc)


def value_of(state: State, name: str) -> int:
    """The value of a symbol that can have just one.

    Raises:
        Beyond: it can have others.
    """
    first, last = state.memory.facts.ranges[name]
    if first != last:
        raise Beyond(f"the function returns without looking at `{name}`", None, state.pc)
    return first
