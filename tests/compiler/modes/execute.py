"""What the steps of a mode do, on bytes: for comparison with the mode's own text."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.modes.control import (
    RESULT,
    Amount,
    Blocks,
    Computed,
    Constant,
    Contents,
    Control,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Held,
    Hold,
    If,
    Increment,
    Input,
    Invoke,
    Length,
    Piece,
    Place,
    Put,
    Refuse,
    Routine,
    Setup,
    Step,
    Xor,
    Zeros,
)

NUMBERS: Mapping[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.floordiv,
    "%": operator.mod,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class Refused(Exception):
    """An entry returned a code."""


@dataclass
class Machine:
    """A mode over a cipher, with its state; it counts what it does."""

    control: Control
    encrypt: Callable[[bytes, bytes], bytes]
    state: dict[str, bytearray] = field(init=False)
    calls: int = 0
    encryptions: int = 0
    schedules: int = 0

    def __post_init__(self) -> None:
        self.state = {n: bytearray(size) for n, size in self.control.fields.items()}
        self.routines = {r.name: r for r in self.control.routines}

    def call(self, entry: str, inputs: Sequence[bytes], n_bytes: int = 0) -> tuple[int, bytes]:
        routine = self.routines[entry]
        frame = Frame(self, routine, dict(zip(routine.inputs, inputs, strict=True)), n_bytes)
        before = {n: bytes(v) for n, v in self.state.items()}
        try:
            frame.run(routine.body)
        except Refused as code:
            assert {n: bytes(v) for n, v in self.state.items()} == before
            assert not frame.output
            return int(str(code)), b""
        assert len(frame.output) == n_bytes
        return 0, bytes(frame.output)


@dataclass
class Frame:
    """A routine at work."""

    machine: Machine
    routine: Routine
    inputs: dict[str, bytes]
    n_bytes: int = 0

    def __post_init__(self) -> None:
        self.arrays: dict[str, bytearray] = {}
        self.keys: dict[str, bytes] = dict(self.machine.control.known_keys)
        self.output = bytearray()

    def run(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.step(step)

    def step(self, step: Step) -> None:
        match step:
            case Copy(to, source):
                self.put(to, self.get(source))
            case Xor(to, left, right):
                pairs = zip(self.get(left), self.get(right), strict=True)
                self.put(to, bytes(a ^ b for a, b in pairs))
            case Increment(to, source):
                total = int.from_bytes(self.get(source), "big") + 1
                self.put(to, (total % (1 << 8 * to.n_bytes)).to_bytes(to.n_bytes, "big"))
            case Put(to, value):
                self.put(to, self.amount(value).to_bytes(to.n_bytes, "big"))
            case Gather(to, pieces):
                self.put(to, b"".join(self.pieces(pieces)))
            case Setup(schedule, key):
                self.machine.schedules += 1
                self.keys[schedule] = self.get(key)
            case Encrypt(to, source, schedule):
                self.put(to, self.encrypted(self.get(source), schedule))
            case Hold(name, value):
                self.machine.state[name][:] = self.amount(value).to_bytes(8, "big")
            case _:
                self.control(step)

    def control(self, step: Step) -> None:
        block = self.machine.control.block
        match step:
            case Refuse(code, condition):
                if self.amount(condition):
                    raise Refused(str(code))
            case If(condition, then, other):
                self.run(then if self.amount(condition) else other)
            case Blocks(place, pieces, body):
                data = b"".join(self.pieces(pieces))
                assert len(data) % block == 0
                for at in range(0, len(data), block):
                    self.put(place, data[at : at + block])
                    self.run(body)
            case Fill():
                self.fill(step)
            case Invoke(name, to, pieces):
                routine = self.machine.routines[name]
                frame = Frame(
                    self.machine, routine, {routine.inputs[0]: b"".join(self.pieces(pieces))}
                )
                frame.run(routine.body)
                self.put(to, bytes(frame.arrays[RESULT]))

    def fill(self, step: Fill) -> None:
        while len(self.output) < self.n_bytes:
            self.run(step.body)
            made = self.get(step.block)
            self.output += self.encrypted(made, step.schedule) if step.schedule else made
        del self.output[self.n_bytes :]

    def encrypted(self, blocks: bytes, schedule: str) -> bytes:
        size = self.machine.control.block
        self.machine.calls += 1
        self.machine.encryptions += len(blocks) // size
        parts = [blocks[i : i + size] for i in range(0, len(blocks), size)]
        return b"".join(self.machine.encrypt(self.keys[schedule], part) for part in parts)

    def put(self, to: Place, data: bytes) -> None:
        assert len(data) == to.n_bytes
        arrays = self.machine.state if to.array in self.machine.state else self.arrays
        array = arrays.setdefault(to.array, bytearray())
        end = to.first + to.n_bytes
        array.extend(b"\xa5" * (end - len(array)))
        array[to.first : end] = data

    def get(self, source: Contents) -> bytes:
        if isinstance(source, Constant):
            return source.data
        arrays = self.machine.state if source.array in self.machine.state else self.arrays
        data = bytes(arrays[source.array][source.first : source.first + source.n_bytes])
        assert len(data) == source.n_bytes
        return data

    def pieces(self, pieces: Sequence[Piece]) -> Iterator[bytes]:
        for piece in pieces:
            if isinstance(piece, Input):
                yield self.inputs[piece.name]
            else:
                yield (
                    bytes(self.amount(piece.count)) if isinstance(piece, Zeros) else self.get(piece)
                )

    def amount(self, value: Amount) -> int:
        match value:
            case int():
                return value
            case Length(name):
                return self.n_bytes if name == self.routine.output else len(self.inputs[name])
            case Held(name):
                return int.from_bytes(self.machine.state[name], "big")
            case Computed(op, left, right):
                return int(NUMBERS[op](self.amount(left), self.amount(right)))
