"""Lowers the control steps of an entry to steps on registers of a thread.

A byte of an array is a byte of a register, so a copy takes no step. What a loop carries has
registers of its own. An entry here has an output and no input: its steps depend on no other length.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from compiler.layouts.layout import LayoutError
from compiler.modes.control import (
    Amount,
    Computed,
    Constant,
    Contents,
    Control,
    Copy,
    Encrypt,
    Fill,
    Held,
    Hold,
    Increment,
    Length,
    Place,
    Refuse,
    Routine,
    Setup,
    Step,
    Xor,
)
from compiler.modes.places import arrays_of, writes
from compiler.modes.threads.bodies import BLOCK, KEY, ROUND_KEY, CipherBodies
from compiler.modes.threads.registers import WORD_BYTES, Octet, Registers, octets_of
from compiler.modes.threads.steps import (
    AddWide,
    Comparison,
    FillOutput,
    Leave,
    Lines,
    Made,
    Mix,
    Move,
    Split,
    Successor,
    ThreadStep,
    Turns,
    Widen,
)
from compiler.slicing.kernels import memory_word_bytes

AMOUNT = "%each"
"""The wide register of the length of an output, which is the same for all threads."""
STATE = "%state"
"""The registers of the state's words, each with a number."""
COMPARISONS: dict[str, Comparison] = dict(
    zip(("==", "!=", "<", "<=", ">", ">="), get_args(Comparison), strict=True)
)
HALF = WORD_BYTES
"""Bytes of a half of a number."""


@dataclass(frozen=True)
class ThreadEntry:
    """An entry in a thread, for a template.

    Args:
        name: name of the entry.
        output: name of its output.
        state_unit: bytes of a word of the state.
        loaded: registers of the state's words before the call.
        stored: registers of the state's words after it.
        steps: the steps between.
        words: the number of registers of 32 bits that the steps need.
        wide: the number of registers of 64 bits.
    """

    name: str
    output: str
    state_unit: int
    loaded: tuple[str, ...]
    stored: tuple[str, ...]
    steps: tuple[ThreadStep, ...]
    words: int
    wide: int


class ThreadLowering:
    """Lowers one entry.

    Args:
        control: the mode.
        routine: the entry.
        cipher: the block cipher.
    """

    def __init__(self, control: Control, routine: Routine, cipher: CipherBodies) -> None:
        self.control, self.routine, self.cipher = control, routine, cipher
        self.registers = Registers()
        self.group_bytes = control.block * cipher.group_blocks
        self.octets: dict[str, tuple[Octet, ...]] = {
            name: (0,) * size for name, size in arrays_of(routine.body, control).items()
        }
        self.schedule = ""
        if control.block % cipher.block_unit:
            raise LayoutError(f"blocks of {control.block} bytes are no whole words of a thread")

    def entry(self) -> ThreadEntry:
        """The lowered entry.

        Raises:
            LayoutError: a step has no form in threads.
        """
        size = self.control.state_bytes
        unit = memory_word_bytes(size)
        loaded = [f"{STATE}{n}" for n in range(size // unit)]
        whole, at = octets_of(loaded, size, unit), 0
        for name, n_bytes in self.control.fields.items():
            self.octets[name] = whole[at : at + n_bytes]
            at += n_bytes
        for step in self.routine.body:
            self._step(step)
        held = [octet for name in self.control.fields for octet in self.octets[name]]
        stored = self.registers.words_of(held, unit)
        (steps,) = self.registers.lists
        return ThreadEntry(
            name=self.routine.name,
            output=self.routine.output,
            state_unit=unit,
            loaded=tuple(loaded),
            stored=tuple(stored),
            steps=tuple(steps),
            words=self.registers.words,
            wide=self.registers.wide,
        )

    def _step(self, step: Step) -> None:
        match step:
            case Copy(to, source):
                self._put(to, self._read(source))
            case Xor(to, left, right):
                self._xor(to, left, right)
            case Increment(to, source):
                self._increment(to, source)
            case Setup(schedule, key):
                self._setup(schedule, key)
            case Encrypt(to, source, schedule):
                self._use(schedule)
                self._put(to, self._encrypted(self._read(source)))
            case Fill():
                self._fill(step)
            case Refuse(_, condition):
                self._leave(condition)
            case Hold(name, value):
                self._hold(name, value)
            case _:
                raise LayoutError(f"a step `{type(step).__name__}` has no form in threads")

    def _read(self, source: Contents) -> tuple[Octet, ...]:
        """The bytes of a source."""
        if isinstance(source, Constant):
            return tuple(source.data)
        return self.octets[source.array][source.first : source.first + source.n_bytes]

    def _put(self, to: Place, octets: Sequence[Octet]) -> None:
        """Let a place have bytes."""
        whole = self.octets[to.array]
        end = to.first + to.n_bytes
        self.octets[to.array] = (*whole[: to.first], *octets[: to.n_bytes], *whole[end:])

    def _xor(self, to: Place, left: Contents, right: Contents) -> None:
        sides = [self.registers.words_of(self._read(each)) for each in (left, right)]
        made: list[str] = []
        for a, b in zip(*sides, strict=True):
            made.append(self.registers.fresh())
            self.registers.add(Mix(made[-1], a, b))
        self._put(to, octets_of(made, to.n_bytes))

    def _increment(self, to: Place, source: Contents) -> None:
        """A big-endian number plus one."""
        words = self.registers.words_of(self._read(source)[::-1])
        made = [self.registers.fresh() for _ in words]
        self.registers.add(Successor(tuple(made), tuple(words)))
        self._put(to, octets_of(made, to.n_bytes)[::-1])

    def _setup(self, schedule: str, key: Contents) -> None:
        """Round keys in registers; there are those of one key at a time."""
        words = self.registers.words_of(self._read(key), self.cipher.key_unit)
        self._move([f"{KEY}{n}" for n in range(len(words))], words)
        self.registers.add(Lines(self.cipher.setup.text))
        kept = [f"{ROUND_KEY}{n}" for n in self.cipher.round_keys]
        self._move(kept, self.cipher.setup.results)
        self.schedule = schedule

    def _use(self, schedule: str) -> None:
        if schedule != self.schedule:
            raise LayoutError(
                "a thread has the round keys of one key, and the mode needs another's"
            )

    def _move(self, to: Sequence[str], source: Sequence[str]) -> None:
        for register, value in zip(to, source, strict=True):
            self.registers.add(Move(register, value))

    def _encrypted(self, octets: Sequence[Octet]) -> tuple[Octet, ...]:
        """Encrypted blocks; a last group that is not full encrypts its first block again."""
        size, unit, n_bytes = self.group_bytes, self.cipher.block_unit, len(octets)
        missing = -n_bytes % size // self.control.block
        padded = [*octets, *(list(octets[: self.control.block]) * missing)]
        words = self.registers.words_of(padded, unit)
        if len(padded) == size:
            return octets_of(self._group(words), n_bytes, unit)
        window = [self.registers.fresh() for _ in words]
        self._move(window, words)
        count = size // unit
        self.registers.lists.append([])
        made = self._group(window[:count])
        self._move(window, [*window[count:], *made])
        body = tuple(self.registers.lists.pop())
        self.registers.add(Turns(self.registers.loop(), len(padded) // size, body))
        return octets_of(window, n_bytes, unit)

    def _group(self, words: Sequence[str]) -> list[str]:
        """Encrypt one group; the registers of the result are new."""
        self._move([f"{BLOCK}{n}" for n in range(len(words))], words)
        self.registers.add(Lines(self.cipher.encrypt.text))
        made = [self.registers.fresh() for _ in words]
        self._move(made, self.cipher.encrypt.results)
        return made

    def _fill(self, fill: Fill) -> None:
        """The output, a group at a time; blocks beyond its end change nothing that is carried."""
        if fill.schedule:
            self._use(fill.schedule)
        carried = self._carried(fill)
        before = dict(self.octets)
        blocks: list[Made] = []
        plain: list[str] = []
        for _ in range(self.cipher.group_blocks):
            self.octets = dict(before)
            made, words = self._one_block(fill, carried)
            blocks.append(made)
            plain += words
        self.octets = before
        self.registers.lists.append([])
        if fill.schedule:
            self._move([f"{BLOCK}{n}" for n in range(len(plain))], plain)
            self.registers.add(Lines(self.cipher.encrypt.text))
            plain = list(self.cipher.encrypt.results)
        encrypt = tuple(self.registers.lists.pop())
        step = FillOutput(self.registers.loop(), tuple(blocks), encrypt, tuple(plain))
        self.registers.add(step)

    def _carried(self, fill: Fill) -> dict[str, list[str]]:
        """Registers for the arrays that a loop changes, with their values."""
        names = [name for step in fill.body for name in sorted(writes(step))]
        carried: dict[str, list[str]] = {}
        for name in dict.fromkeys(n for n in names if n in self.octets):
            words = self.registers.words_of(self.octets[name])
            carried[name] = [self.registers.fresh() for _ in words]
            self._move(carried[name], words)
            self.octets[name] = octets_of(carried[name], len(self.octets[name]))
        return carried

    def _one_block(self, fill: Fill, carried: dict[str, list[str]]) -> tuple[Made, list[str]]:
        """The steps for a block, and the registers of the block."""
        self.registers.lists.append([])
        for step in fill.body:
            self._step(step)
        unit = self.cipher.block_unit
        words = [self.registers.fresh() for _ in range(self.control.block // unit)]
        self._move(words, self.registers.words_of(self._read(fill.block), unit))
        changes: list[tuple[str, str]] = []
        for name, kept in carried.items():
            for register, value in zip(
                kept, self.registers.words_of(self.octets[name]), strict=True
            ):
                # A new value may be read from what another array carried.
                new = self.registers.fresh()
                self.registers.add(Move(new, value))
                changes.append((register, new))
        return Made(tuple(self.registers.lists.pop()), tuple(changes)), words

    def _leave(self, condition: Amount) -> None:
        match condition:
            case Computed(op, left, int() as right) if op in COMPARISONS:
                self.registers.add(Leave(self._amount(left), COMPARISONS[op], right))
            case _:
                raise LayoutError("threads compare numbers with constants only")

    def _hold(self, name: str, value: Amount) -> None:
        low, high = self.registers.fresh(), self.registers.fresh()
        self.registers.add(Split(low, high, self._amount(value)))
        self.octets[name] = octets_of((low, high), 2 * HALF)[::-1]

    def _amount(self, value: Amount) -> str:
        """A number in a wide register."""
        match value:
            case Length():
                return AMOUNT
            case Held(name):
                low, high = self.registers.words_of(self.octets[name][::-1])
                to = self.registers.fresh_wide()
                self.registers.add(Widen(to, low, high))
                return to
            case Computed("+", left, int() as right):
                source, to = self._amount(left), self.registers.fresh_wide()
                self.registers.add(AddWide(to, source, right))
                return to
            case _:
                raise LayoutError("threads add constants to numbers only")
