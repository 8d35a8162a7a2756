"""The block encryptions of a request: which are constant, and which depends on which.

The text of the mode is interpreted with a random result for each call of the cipher. A call depends
on another one if its key or block changes with that one's result alone, and on the inputs if it
changes with these alone, which includes their lengths. Calls that depend on constant calls only are
constant.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, dataclass, replace
from hashlib import blake2b

from builds.modes.build import refuse_mode, sizes_for
from builds.modes.options import ModeOptions
from dsl.cipher import Cipher
from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes
from dsl.modes.tree import Mode
from dsl.syntax.diagnostics import did_you_mean
from options.build import BuildOptions
from runtime.user_error import unknown

MODE = "drbg"
INPUTS = "in"
"""The node of all inputs and of the state."""
RESULT = "out"
"""The node of the output and the new state."""
CALLS = "E"
"""How names of calls begin; the number in the order of the calls follows."""
KEYS = "K"
"""How names of keys begin; the number in the order of their first calls follows."""
DIGEST_BYTES = 64
GREY = "classDef constant fill:#d9d9d9,stroke:#777"


@dataclass(frozen=True)
class Lengths:
    """A request of which only the lengths are given.

    Args:
        entry: name of the entry.
        inputs: bytes of each input.
        output: bytes of the output, if the entry has one.
    """

    entry: str
    inputs: tuple[int, ...]
    output: int = 0


@dataclass(frozen=True)
class Call:
    """A block encryption.

    Args:
        key: number of its key.
        is_constant: whether key and block are known when the file is made.
        after: the calls whose results its block is made of, by number.
        reads_inputs: whether its block depends on inputs or on the state without a call between.
    """

    key: int
    is_constant: bool
    after: tuple[int, ...]
    reads_inputs: bool


@dataclass(frozen=True)
class Key:
    """A key that is scheduled.

    Args:
        is_constant: whether it is known when the file is made.
        after: the calls whose results it is made of, by number.
    """

    is_constant: bool
    after: tuple[int, ...]


@dataclass(frozen=True)
class EncryptionCount:
    """The bounds of the saving of a request.

    Args:
        encryptions: block encryptions.
        constant_encryptions: those that are known when the file is made.
        schedules: key schedules.
        constant_schedules: those that are known when the file is made.
    """

    encryptions: int = 0
    constant_encryptions: int = 0
    schedules: int = 0
    constant_schedules: int = 0

    def __add__(self, other: EncryptionCount) -> EncryptionCount:
        """The count of two requests."""
        pairs = zip(astuple(self), astuple(other), strict=True)
        return EncryptionCount(*(mine + theirs for mine, theirs in pairs))


@dataclass(frozen=True)
class Dependences:
    """The block encryptions of a request.

    Args:
        calls: the encryptions, in order.
        keys: their keys, in the order of the first encryption with each.
        result: the encryptions whose results the output and the new state are made of, by number.
    """

    calls: tuple[Call, ...]
    keys: tuple[Key, ...]
    result: tuple[int, ...]

    @property
    def count(self) -> EncryptionCount:
        """The numbers of encryptions and key schedules."""
        return EncryptionCount(
            len(self.calls),
            sum(call.is_constant for call in self.calls),
            len(self.keys),
            sum(key.is_constant for key in self.keys),
        )

    def as_mermaid(self) -> str:
        """The graph in the language of Mermaid; constants are grey."""
        return "".join(f"{line}\n" for line in ("flowchart LR", *self._lines(), f"  {GREY}"))

    def _lines(self) -> Iterator[str]:
        yield f"  {INPUTS}([inputs and state])"
        for number, key in enumerate(self.keys):
            name = f"{KEYS}{number + 1}"
            yield f'  subgraph {name}["key {name}{", constant" if key.is_constant else ""}"]'
            for place, call in enumerate(self.calls):
                if call.key == number:
                    yield f"    {CALLS}{place + 1}{':::constant' if call.is_constant else ''}"
            yield "  end"
            yield from (f"  {CALLS}{n + 1} --> {name}" for n in key.after)
        for place, call in enumerate(self.calls):
            name = f"{CALLS}{place + 1}"
            yield from (f"  {CALLS}{n + 1} --> {name}" for n in call.after)
            if call.reads_inputs:
                yield f"  {INPUTS} --> {name}"
        yield f"  {RESULT}([output and new state])"
        yield from (f"  {CALLS}{n + 1} --> {RESULT}" for n in self.result)


@dataclass(frozen=True)
class _Trace:
    """The key and the block of each call, and the output and the state behind the request."""

    calls: list[tuple[bytes, bytes]]
    result: bytes


def graph_of(cipher: Cipher, set_name: str, request: str, df: bool) -> Dependences:
    """The block encryptions of a request for random bytes with a set.

    Args:
        cipher: the checked cipher.
        set_name: one of its sets.
        request: the name of the entry.
        df: whether there is a derivation function.

    Raises:
        UserError: there is no such request, or the mode cannot be applied to the set.
    """
    options = ModeOptions(BuildOptions(set_name), MODE, {"df": df})
    refuse_mode(cipher, options)
    mode, sizes = options.mode, sizes_for(cipher, options)
    known = requests_by_name(mode, sizes)
    if request not in known:
        raise unknown("request", request, list(known), did_you_mean(request, known))
    return dependences_of(mode, sizes, known[request])


def dependences_of(mode: Mode, sizes: Sizes, request: Lengths) -> Dependences:
    """The block encryptions of a request.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        request: its lengths; a request that is refused has no encryptions.
    """
    usual, others = _trace(mode, sizes, request, 1), _with_others(mode, sizes, request)
    numbers = range(len(usual.calls))
    changed = [_trace(mode, sizes, request, 1, number) for number in numbers]
    made = _Made([key for key, _ in usual.calls])
    for place, (key, block) in enumerate(usual.calls):
        if made.is_new(place):
            after = tuple(n for n in range(place) if changed[n].calls[place][0] != key)
            made.add_key(after, others.calls[place][0] != key)
        after = tuple(n for n in range(place) if changed[n].calls[place][1] != block)
        made.add_call(place, after, others.calls[place][1] != block)
    result = tuple(n for n in numbers if changed[n].result != usual.result)
    return Dependences(tuple(made.calls), tuple(made.scheduled), result)


class _Made:
    """The calls and keys so far, in order."""

    def __init__(self, keys: list[bytes]) -> None:
        self.calls, self.scheduled = list[Call](), list[Key]()
        self._keys, self._known = keys, list(dict.fromkeys(keys))

    def is_new(self, place: int) -> bool:
        """Whether no call before this one has its key."""
        return self._keys[place] not in self._keys[:place]

    def add_key(self, after: tuple[int, ...], reads_inputs: bool) -> None:
        self.scheduled.append(Key(not reads_inputs and self._all_constant(after), after))

    def add_call(self, place: int, after: tuple[int, ...], reads_inputs: bool) -> None:
        key = self._known.index(self._keys[place])
        is_constant = self._all_constant(after) and self.scheduled[key].is_constant
        self.calls.append(Call(key, is_constant and not reads_inputs, after, reads_inputs))

    def _all_constant(self, numbers: tuple[int, ...]) -> bool:
        return all(self.calls[n].is_constant for n in numbers)


def _with_others(mode: Mode, sizes: Sizes, request: Lengths) -> _Trace:
    """The calls with other inputs: of other lengths if those take as many calls."""
    usual = _trace(mode, sizes, request, 2)
    for more in (1, -1):
        inputs = tuple(n + more if n else 0 for n in request.inputs)
        other = _trace(mode, sizes, replace(request, inputs=inputs), 2)
        if len(other.calls) == len(usual.calls):
            return other
    return usual


def _trace(
    mode: Mode, sizes: Sizes, request: Lengths, fill: int, changed: int | None = None
) -> _Trace:
    """The calls of a request.

    Args:
        mode: a checked mode.
        sizes: sizes of the cipher, and the switches.
        request: its lengths.
        fill: which inputs and state.
        changed: the call that has another result than usual; None for none.

    Returns:
        The calls; none if the request is refused.
    """
    calls = list[tuple[bytes, bytes]]()

    def encrypt(key: bytes, block: bytes) -> bytes:
        calls.append((key, block))
        number = len(calls) - 1
        return _random(sizes.block, "call", number, int(number == changed))

    instance = Instance(mode, sizes, encrypt)
    for name, value in instance.state.items():
        instance.state[name] = 1 if isinstance(value, int) else _random(len(value), name, fill)
    given = iter(request.inputs)
    entry = next(e for e in mode.entries if e.name == request.entry)
    arguments: list[bytes | int] = [
        request.output if p.is_out else _random(next(given), p.name, fill) for p in entry.parameters
    ]
    _, output = instance.call(request.entry, *arguments)
    state = [value for value in instance.state.values() if isinstance(value, bytes)]
    return _Trace(calls, b"".join((output, *state)))


def _random(n_bytes: int, *what: object) -> bytes:
    """Bytes that are always the same for one thing."""
    blocks = [
        blake2b(repr((n, *what)).encode()).digest() for n in range(-(-n_bytes // DIGEST_BYTES))
    ]
    return b"".join(blocks)[:n_bytes]


def requests_by_name(mode: Mode, sizes: Sizes) -> Mapping[str, Lengths]:
    """A request for each entry: inputs as long as a key, the others empty, two blocks of output."""
    found: dict[str, Lengths] = {}
    for entry in mode.entries:
        has_output = any(p.is_out for p in entry.parameters)
        n_inputs = len(entry.parameters) - has_output
        first = sizes.key if sizes.switches["df"] else sizes.key + sizes.block
        inputs = (0 if has_output else first, *[0] * (n_inputs - 1))
        found[entry.name] = Lengths(entry.name, inputs, 2 * sizes.block * has_output)
    return found
