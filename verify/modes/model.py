"""The expected answers to requests, by interpretation of the mode and of the cipher."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Mode

NUMBER_BYTES = 8
"""Size of a number in the state."""
FIRST_AHEAD, MOST_AHEAD = 8, 512
"""The numbers of consecutive counter blocks that are encrypted together, at first and at most."""


@dataclass(frozen=True)
class Request:
    """A call of an entry.

    Args:
        entry: name of the entry.
        state: the state before the call.
        inputs: the inputs.
        n_bytes: length of the output; 0 if there is none.
        claimed: false lengths, by the number of the input; the call must be refused without a read
            beyond the input.
    """

    entry: str
    state: bytes
    inputs: tuple[bytes, ...]
    n_bytes: int = 0
    claimed: Mapping[int, int] = field(default_factory=dict[int, int])


@dataclass(frozen=True)
class Answer:
    """The result of a call.

    Args:
        code: the return code; below 0 for any refusal.
        output: the bytes that were written.
        state: the state after the call.
    """

    code: int
    output: bytes
    state: bytes


@dataclass
class Model:
    """A mode over a cipher, one request at a time.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        encrypt: encrypts consecutive blocks: `encrypt(key, blocks)`.
    """

    mode: Mode
    sizes: Sizes
    encrypt: Callable[[bytes, bytes], bytes]

    def __post_init__(self) -> None:
        self._ahead: dict[tuple[bytes, bytes], bytes] = {}
        self._count = FIRST_AHEAD
        self._instance = Instance(self.mode, self.sizes, self._block)

    @property
    def state_bytes(self) -> int:
        """The size of a state in bytes."""
        return len(self._packed())

    def size_of(self, field: str) -> int:
        """The size of a field of the state, in bytes."""
        value = self._instance.state[field]
        return NUMBER_BYTES if isinstance(value, int) else len(value)

    def numbers(self) -> tuple[int, ...]:
        """The offsets of the numbers in a state, in bytes; they are public."""
        sizes = [(each.kind.is_number, self.size_of(each.name)) for each in self.mode.fields]
        firsts = [sum(size for _, size in sizes[:i]) for i in range(len(sizes))]
        return tuple(at for (is_number, _), at in zip(sizes, firsts, strict=True) if is_number)

    @property
    def empty(self) -> bytes:
        """A state that was never instantiated: zeros."""
        return bytes(self.state_bytes)

    def answer(self, request: Request) -> Answer:
        """The expected answer to a request; one with false lengths is refused with any code."""
        if request.claimed:
            return Answer(-1, b"", request.state)
        self._unpack(request.state)
        entry = next(e for e in self.mode.entries if e.name == request.entry)
        inputs = iter(request.inputs)
        arguments = [request.n_bytes if p.is_out else next(inputs) for p in entry.parameters]
        code, output = self._instance.call(request.entry, *arguments)
        return Answer(code, output, self._packed())

    def _packed(self) -> bytes:
        values = self._instance.state.values()
        return b"".join(
            v.to_bytes(NUMBER_BYTES, "big") if isinstance(v, int) else v for v in values
        )

    def _unpack(self, state: bytes) -> None:
        at = 0
        for name, value in self._instance.state.items():
            size = NUMBER_BYTES if isinstance(value, int) else len(value)
            part = state[at : at + size]
            self._instance.state[name] = (
                int.from_bytes(part, "big") if isinstance(value, int) else part
            )
            at += size

    def _block(self, key: bytes, block: bytes) -> bytes:
        """One encrypted block; the next counter blocks are encrypted with it and cached."""
        if (found := self._ahead.pop((key, block), None)) is not None:
            return found
        self._count = FIRST_AHEAD if self._ahead else min(4 * self._count, MOST_AHEAD)
        size = len(block)
        first = int.from_bytes(block, "big")
        numbers = [(first + i) % (1 << 8 * size) for i in range(self._count)]
        blocks = [n.to_bytes(size, "big") for n in numbers]
        made = self.encrypt(key, b"".join(blocks))
        parts = [made[i : i + size] for i in range(0, len(made), size)]
        self._ahead = {(key, b): part for b, part in zip(blocks[1:], parts[1:], strict=True)}
        return parts[0]
