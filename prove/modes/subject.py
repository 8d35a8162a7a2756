"""A file of a mode as the subject of proofs, and the calls that are run."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from dsl.modes.run import Encrypt
from dsl.modes.sizes import Sizes, numbers_of
from dsl.modes.tree import Function, Mode
from prove.claims.functions import Subject
from prove.graph.words import Bits

MOST_OUTPUT = 1024
"""The longest stated output: with blocks of 8 bytes, a request may not have more."""
NUMBER_BYTES = 8
"""Size of a number in the state."""


@dataclass(frozen=True)
class ModeSubject:
    """A file of a mode and the texts that it is for.

    Args:
        cipher: the functions of the cipher in the file.
        addresses: addresses of the entries, by name.
        mode: the text of the mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: the cipher's text, for constants.
        images: the contents of `rk` by place after the key set-up, for constant keys.
    """

    cipher: Subject
    addresses: Mapping[str, int]
    mode: Mode
    sizes: Sizes
    encrypt: Encrypt
    images: dict[bytes, Mapping[int, Bits]] = field(default_factory=dict)

    def entry(self, name: str) -> Function:
        """An entry of the mode."""
        return next(each for each in self.mode.entries if each.name == name)

    @property
    def word_bits(self) -> int:
        """Size of a length."""
        return self.cipher.code.word_bits


@dataclass(frozen=True)
class Call:
    """A call of an entry with stated lengths.

    Args:
        entry: name of the entry.
        inputs: the length of each input, in bytes.
        output: the length of the output; None without output.
        offset: the distance of the output from an aligned address.
        nulls: whether the address of an empty output is null.
        is_read: whether the text reads inputs; else it refuses them by their lengths.
    """

    entry: str
    inputs: tuple[int, ...]
    output: int | None = None
    offset: int = 0
    nulls: bool = False
    is_read: bool = True

    def text(self) -> str:
        """The call in words."""
        given = ", ".join(map(str, self.inputs))
        return f"{self.entry} of inputs of {given} bytes{self._made()}"

    def _made(self) -> str:
        return "" if self.output is None else f", output {self.output} at +{self.offset}"


@dataclass(frozen=True)
class AnyCall(Call):
    """A call of an entry with stated lengths of inputs, and any number of units of output.

    Args:
        unit: size of a unit in bytes.
        rest: bytes beside the units.
        least: the least number of units.
        most: the greatest number of units.
    """

    unit: int = 1
    rest: int = 0
    least: int = 1
    most: int = 1

    def _made(self) -> str:
        return f", output of {self.unit} n and {self.rest} bytes"


@dataclass(frozen=True)
class Lengths:
    """The stated lengths of calls.

    Args:
        subject: the file.
    """

    subject: ModeSubject
    numbers: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "numbers", numbers_of(self.subject.mode, self.subject.sizes))

    def calls(self, entry: str) -> tuple[Call, ...]:
        """The calls of an entry: with accepted lengths, then with refused ones."""
        return tuple(dict.fromkeys(self._calls(entry)))

    def _calls(self, entry: str) -> Iterator[Call]:
        parameters = self.subject.entry(entry).parameters
        has_output = any(p.is_out for p in parameters)
        n_inputs = len(parameters) - has_output
        inputs = list(self._inputs(n_inputs, has_output))
        if has_output:
            yield from self._outputs(entry, inputs)
        else:
            yield from (Call(entry, given) for given in inputs)
        yield from self._refused(entry, n_inputs, has_output)

    def longer(self, entry: str) -> tuple[Call, ...]:
        """Calls with some longer outputs; none of an entry without output."""
        parameters, block = self.subject.entry(entry).parameters, self.subject.sizes.block
        if not any(p.is_out for p in parameters):
            return ()
        none = next(self._inputs(len(parameters) - 1, has_output=True))
        outputs = *(n * block + 3 for n in (4, 5, 9)), MOST_OUTPUT
        return tuple(Call(entry, none, n) for n in outputs)

    def any_outputs(self, entry: str, n_blocks: int) -> tuple[AnyCall, ...]:
        """Calls that have, with `calls`, outputs of every length; none of an entry without output.

        Args:
            entry: name of the entry.
            n_blocks: blocks of a unit.
        """
        return tuple(self._any_outputs(entry, n_blocks))

    def _any_outputs(self, entry: str, n_blocks: int) -> Iterator[AnyCall]:
        parameters = self.subject.entry(entry).parameters
        if not any(p.is_out for p in parameters):
            return
        most, unit = self._longest_output, n_blocks * self.subject.sizes.block
        none, *others = self._inputs(len(parameters) - 1, has_output=True)
        cases = [(none, rest) for rest in range(unit)]
        ends = others[0], others[-1]
        cases += [(given, rest) for given in ends for rest in range(1, unit, unit // n_blocks)]
        for given, rest in cases:
            yield AnyCall(entry, given, unit=unit, rest=rest, most=(most - rest) // unit)
        if most == self.numbers["most_request"]:
            beyond = (1 << self.subject.word_bits - 2) - 1 - most
            yield AnyCall(entry, none, is_read=False, rest=most + 1, least=0, most=beyond)

    def any_in_words(self) -> str:
        """The lengths of outputs of `any_outputs`, in short."""
        align = self.subject.cipher.sizes.data_align
        place = f" at multiples of {align}" if align > 1 else ""
        most = self._longest_output
        return f"without input any output to {most} bytes{place}, by induction"

    @property
    def _longest_output(self) -> int:
        """The greatest length of an output, in bytes."""
        return min(self.numbers["most_request"], (1 << self.subject.word_bits) - 1)

    def in_words(self, calls: Iterable[Call]) -> str:
        """The lengths of calls that the text accepts, in short."""
        calls = [call for call in calls if call.is_read]
        totals = _ranges(sum(call.inputs) for call in calls)
        outputs = _ranges(call.output for call in calls if call.output is not None)
        made = f", outputs of {outputs} bytes" if outputs else ""
        return f"{len(calls)} calls: inputs of {totals} bytes in all{made}"

    def _inputs(self, n_inputs: int, has_output: bool) -> Iterator[tuple[int, ...]]:
        """The accepted lengths of inputs."""
        sizes = self.subject.sizes
        block, key, seed = sizes.block, sizes.key, sizes.key + sizes.block
        has_pieces = any(sizes.switches.values())
        rest = n_inputs - (0 if has_output else 1)
        if not has_pieces:
            first = () if has_output else (seed,)
            middle = (0,) * (rest - 1)
            yield from ((*first, *middle, n) for n in range(seed + 1))
            return
        if has_output:
            yield from ((n,) for n in range(block + 1))
            yield (2 * block + 7,)
            return
        # All remainders of a block, then pieces that end anywhere in a block.
        yield from ((key + n, *((0,) * rest)) for n in range(block + 1))
        yield from ((key, *((n,) * rest)) for n in range(1, block))
        yield from ((key, *((0,) * (rest - 1)), n) for n in (1, block, 2 * block + 3))
        yield (3 * block + key + 5, *((block + 1,) * rest))
        # Longer than the frame of a call.
        yield (12 * block + key, *((0,) * rest))

    def _outputs(self, entry: str, inputs: list[tuple[int, ...]]) -> Iterator[Call]:
        """Calls with an output: all lengths below four blocks, and at other places some."""
        block, none = self.subject.sizes.block, inputs[0]
        yield Call(entry, none, 0, nulls=True)
        yield from (Call(entry, none, n) for n in range(4 * block))
        for offset in range(1, self.subject.cipher.sizes.data_align):
            lengths = (1, block, 2 * block - 1, 2 * block + 3, 3 * block)
            yield from (Call(entry, none, n, offset) for n in lengths)
        yield from (Call(entry, given, block + 1) for given in inputs[1:])

    def _refused(self, entry: str, n_inputs: int, has_output: bool) -> Iterator[Call]:
        """Calls with lengths that the text refuses, as far as a length can state them."""
        sizes, numbers = self.subject.sizes, self.numbers
        most, key, seed = numbers["most_input"], sizes.key, sizes.key + sizes.block
        has_pieces = any(sizes.switches.values())
        good = (
            [0] * n_inputs if has_output else [key if has_pieces else seed] + [0] * (n_inputs - 1)
        )
        given: list[tuple[int, ...]] = []
        if not has_output:
            given += [(n, *good[1:]) for n in (0, 1, key - 1)]
            given += [] if has_pieces else [(seed - 1, *good[1:]), (seed + 1, *good[1:])]
        wrong = [most, most + 1]
        wrong += [] if has_pieces else [seed + 1]
        for place in range(n_inputs):
            for n in wrong:
                given.append(tuple(n if i == place else g for i, g in enumerate(good)))
        given += [(most // 2,) * n_inputs] if n_inputs > 1 else []
        top = self.subject.word_bits
        fitting = [each for each in given if max(each, default=0) >> top == 0]
        yield from (Call(entry, g, 0 if has_output else None, is_read=False) for g in fitting)
        if has_output and (numbers["most_request"] + 1) >> top == 0:
            yield Call(entry, tuple(good), numbers["most_request"] + 1, is_read=False)


def _ranges(numbers: Iterable[int]) -> str:
    """Numbers as `0-9, 12`, without repetitions; empty if there are none."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ", ".join(f"{a}-{b}" if a < b else f"{a}" for a, b in runs)
