"""Runs a module between any two passes: what its programs make of keys, nonces and blocks.

The names of the programs and their level tell the stage: spec programs (`encrypt`), spec programs
split by what they depend on (`ecb_encrypt`, with the values of key and nonce as parameters), and
programs that read memory, on registers of lanes or as instructions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from compiler.form import memory_bit
from compiler.interpret import Array, Value, interpret
from compiler.ir import Param, Program
from compiler.meaning import Address, Bytes
from compiler.module import Module
from compiler.passes.allocate import SAVED_BYTES
from compiler.passes.hoist import KEY_SLOT, NONCE_SLOT, ROUND_SLOT
from compiler.passes.roll import ROUND, TAIL
from compiler.target import Target
from dsl.cipher import WordLayout

Outcome = Mapping[str, Bytes]
"""By function of the interface the blocks that it makes, of the same shape as those given."""
JUNK = 0xA5
"""What memory holds that nothing has written yet."""


@dataclass(frozen=True)
class Samples:
    """What the functions are run on; every key has its nonce, its first counter and its blocks.

    Args:
        keys: shape (keys, bytes of a key).
        nonces: shape (keys, bytes of a nonce).
        counters: shape (keys,).
        blocks: shape (keys, blocks of each key, bytes of a block).
    """

    keys: Bytes
    nonces: Bytes
    counters: NDArray[np.uint64]
    blocks: Bytes

    @property
    def counter_bytes(self) -> int:
        """Size of the counter: what the nonce leaves of a block."""
        block_bytes, nonce_bytes = int(self.blocks.shape[2]), int(self.nonces.shape[1])
        return block_bytes - nonce_bytes

    def counters_of(self, step: int, count: int) -> NDArray[np.uint64]:
        """Counters of each key, `step` apart, wrapped at their size: shape (keys, count)."""
        steps = np.arange(count, dtype=np.uint64) * np.uint64(step)
        wide: NDArray[np.uint64] = self.counters[:, None] + steps
        return np.bitwise_and(wide, np.uint64((1 << 8 * self.counter_bytes) - 1))

    def counter_blocks(self) -> Bytes:
        """The counter block of each block: nonce, then the counter, big-endian."""
        counters = self.counters_of(1, self.blocks.shape[1])
        octets = counters.astype(">u8")[..., None].view(np.uint8)[..., 8 - self.counter_bytes :]
        nonces = np.repeat(self.nonces[:, None], self.blocks.shape[1], axis=1)
        return np.concatenate([nonces, octets], axis=2)


def run_module(module: Module, target: Target, samples: Samples) -> Outcome:
    """What a module computes, whichever passes it has been through.

    Args:
        module: with its spec programs at least.
        target: whose instructions listings hold.
        samples: keys, nonces, counters and blocks.

    Returns:
        By function; of spec programs those of the interface that they define.
    """
    if "encrypt" in module.programs:
        return _Spec(module, samples).outcome()
    if module.programs["key_setup"].level == "spec":
        return _Split(module, samples).outcome()
    return _Kernels(module, target, samples).outcome()


class _Spec:
    """The cipher's own programs; round keys are parameters."""

    def __init__(self, module: Module, samples: Samples) -> None:
        self.programs, self.samples = module.programs, samples
        layouts = module.cipher.parameter_set(module.set_name)
        self.key, self.block = layouts.key, layouts.block
        schedule = self.programs["key_schedule"]
        made = interpret(schedule, memory_words(samples.keys, self.key, schedule.params))
        self.round_keys = [_array(v).repeat(samples.blocks.shape[1]) for v in made]

    def outcome(self) -> Outcome:
        blocks = self.samples.blocks
        there = [n for n in ("encrypt", "decrypt") if n in self.programs]
        found = {f"ecb_{n}": self.run(n, blocks) for n in there}
        if "ctr" in self.programs:
            found["ctr_crypt"] = self.run("ctr", blocks) ^ blocks
        return found

    def run(self, name: str, blocks: Bytes) -> Bytes:
        """Run a program on blocks, or `ctr` on the counters and nonces of the samples."""
        program = self.programs[name]
        count = len(program.params) - len(self.round_keys)
        first, rest = program.params[:count], program.params[count:]
        inputs = dict(zip((p.name for p in rest), self.round_keys, strict=True))
        if name == "ctr":
            inputs |= public_words(self.samples, blocks.shape[1], first)
        else:
            inputs |= memory_words(blocks.reshape(-1, self.block.n_bytes), self.block, first)
        return memory_of(program, interpret(program, inputs), self.block).reshape(blocks.shape)


class _Split:
    """Programs of words, split by what they depend on; slots are parameters."""

    def __init__(self, module: Module, samples: Samples) -> None:
        self.module, self.samples = module, samples
        layouts = module.cipher.parameter_set(module.set_name)
        self.block, self.count = layouts.block, samples.blocks.shape[1]
        setup = module.programs["key_setup"]
        made = interpret(setup, memory_words(samples.keys, layouts.key, setup.params))
        self.slots = _numbered(KEY_SLOT, made)
        if nonce := module.programs.get("ctr_nonce"):
            inputs = {**self.slots, **public_words(samples, 1, nonce.params)}
            self.slots |= _numbered(NONCE_SLOT, interpret(nonce, inputs))
        self.slots = {n: v.repeat(self.count) for n, v in self.slots.items()}

    def outcome(self) -> Outcome:
        blocks = self.samples.blocks
        found: dict[str, Bytes] = {}
        for name in ("ecb_encrypt", "ecb_decrypt"):
            params = [p for p in self.module.programs[name].params if p.name not in self.slots]
            flat = blocks.reshape(-1, self.block.n_bytes)
            found[name] = self.run(name, memory_words(flat, self.block, params))
        if crypt := self.module.programs.get("ctr_crypt"):
            counters = public_words(self.samples, self.count, crypt.params)
            found["ctr_crypt"] = self.run("ctr_crypt", counters) ^ blocks
        return found

    def run(self, name: str, inputs: Mapping[str, Array]) -> Bytes:
        """Run a function, whole or as head, rounds and tail."""
        last = self.module.programs[name]
        state = interpret(last, {**self.slots, **inputs})
        if name in self.module.loops:
            around = self.module.programs[name + ROUND]
            for slots in self.module.loops[name]:
                keys = _numbered(ROUND_SLOT, [self.slots[s] for s in slots])
                state = interpret(around, {**keys, **_handed_on(around, keys, state)})
            last = self.module.programs[name + TAIL]
            state = interpret(last, {**self.slots, **_handed_on(last, self.slots, state)})
        return memory_of(last, state, self.block).reshape(self.samples.blocks.shape)


class _Kernels:
    """Programs that read and write memory: registers of lanes, or a target's instructions.

    Instructions work in place, where an order of loads and stores that is wrong must show.
    """

    def __init__(self, module: Module, target: Target, samples: Samples) -> None:
        self.module, self.target, self.samples = module, target, samples
        self.figures = module.figures
        self.lanes = self.figures["group_blocks"]
        self.groups = -(-samples.blocks.shape[1] // self.lanes)
        self.in_place = module.programs["key_setup"].level == "listing"

    def outcome(self) -> Outcome:
        keys = _filled(len(self.samples.keys), self.figures["rk_bytes"])
        self.call("key_setup", {"rk": keys, "key": self.samples.keys})
        found = {n: self.crypt(n, {"rk": keys}) for n in ("ecb_encrypt", "ecb_decrypt")}
        if "ctr_crypt" in self.module.programs:
            context = _filled(len(self.samples.keys), self.figures["ctx_bytes"])
            self.call("key_setup", {"rk": context, "key": self.samples.keys})
            self.call("ctr_nonce", {"ctx": context, "nonce": self.samples.nonces})
            found["ctr_crypt"] = self.crypt("ctr_crypt", {"ctx": context})
        return found

    def crypt(self, name: str, keys: Mapping[str, Bytes]) -> Bytes:
        """Run a function on blocks, group by group, each group a sample."""
        blocks = self.samples.blocks
        n_keys, count, size = blocks.shape
        padded = np.zeros((n_keys, self.groups * self.lanes, size), np.uint8)
        padded[:, :count] = blocks
        memory = {n: v.repeat(self.groups, axis=0) for n, v in keys.items()}
        memory["in"] = padded.reshape(n_keys * self.groups, -1)
        memory["out"] = memory["in"] if self.in_place else np.full_like(memory["in"], JUNK)
        counters = self.samples.counters_of(self.lanes, self.groups).ravel()
        self.call(name, memory, counters)
        return memory["out"].reshape(padded.shape)[:, :count]

    def call(
        self, name: str, memory: dict[str, Bytes], counters: NDArray[np.uint64] | None = None
    ) -> None:
        """Run a function, whole or as head, rounds and tail."""
        programs = self.module.programs
        samples = len(next(iter(memory.values())))
        pool = np.frombuffer(self.module.constants, np.uint8)
        memory = {**memory, "pool": np.tile(pool, (samples, 1))}
        for table, octets in self.module.tables.items():
            memory[table] = np.tile(np.frombuffer(octets, np.uint8), (samples, 1))
        slots = max(self.figures.get(f"{p}.spill_bytes", 0) for p in programs if _is_of(p, name))
        memory["frame"] = _filled(samples, SAVED_BYTES + slots)
        known: dict[str, Value] = {n: Address(n, 0) for n in memory}
        if counters is not None:
            known["counter"] = counters
        state = self.run(programs[name], known, memory, ())
        if name not in self.module.loops:
            return
        (keys,) = (n for n in ("rk", "ctx") if n in memory)
        for place in range(self.figures[f"{name}.rounds"]):
            step = self.figures[f"{name}.round_first"] + place * self.figures[f"{name}.round_bytes"]
            state = self.run(
                programs[name + ROUND], {**known, "round": Address(keys, step)}, memory, state
            )
        self.run(programs[name + TAIL], known, memory, state)

    def run(
        self,
        program: Program,
        known: Mapping[str, Value],
        memory: Mapping[str, Bytes],
        state: Sequence[Value],
    ) -> tuple[Value, ...]:
        """Run a program; what it takes beside `known` is the state that it is handed."""
        inputs = dict(known)
        if program.registers:
            name, _, part = program.name.partition(".")
            registers = self.target.arguments[part if f".{part}" == ROUND else name]
            inputs = {r: known[n] for n, r in registers.items() if n in known}
            inputs[self.target.frame_pointer] = known["frame"]
        inputs |= _handed_on(program, inputs, state)
        return interpret(program, inputs, memory, self.target.table)


def memory_words(data: Bytes, layout: WordLayout, params: Iterable[Param]) -> dict[str, Array]:
    """Bytes in memory as the values of parameters: words of the layout, or parts of words.

    Args:
        data: shape (samples, bytes of the layout).
        layout: of the bytes.
        params: cover the words in order, each word lowest bits first.
    """
    bits = np.unpackbits(data, axis=1, bitorder="little")
    bits = bits[:, [memory_bit(layout, p) for p in range(8 * layout.n_bytes)]]
    words: dict[str, Array] = {}
    first = 0
    for param in params:
        words[param.name] = _word(bits[:, first : first + param.type.bits])
        first += param.type.bits
    assert first == bits.shape[1], "the parameters cover the words"
    return words


def memory_of(program: Program, values: Sequence[Value], layout: WordLayout) -> Bytes:
    """A program's results as bytes in memory: the inverse of `memory_words`."""
    widths = [program.types[name].bits for name in program.results]
    columns = [_bits(_array(v), w) for v, w in zip(values, widths, strict=True)]
    bits = np.concatenate(columns, axis=1)
    ordered = np.zeros_like(bits)
    ordered[:, [memory_bit(layout, p) for p in range(bits.shape[1])]] = bits
    return np.packbits(ordered, axis=1, bitorder="little")


def public_words(samples: Samples, count: int, params: Iterable[Param]) -> dict[str, Array]:
    """Bytes `N.i` of the nonce and the word `counter`, or bits of them, for `count` blocks each."""
    counters = samples.counters_of(1, count).ravel()
    nonces = np.unpackbits(samples.nonces, axis=1, bitorder="little").repeat(count, axis=0)
    bits = {"N": nonces, "counter": _bits(counters, 8 * samples.counter_bytes)}
    words: dict[str, Array] = {}
    for param in params:
        name, *places = param.name.split(".")
        if name not in bits:
            continue
        weights = (8, 1) if name == "N" else (1,)
        first = sum(int(p) * w for p, w in zip(places, weights, strict=False))
        words[param.name] = _word(bits[name][:, first : first + param.type.bits])
    return words


def _word(bits: Bytes) -> Array:
    """Words from their bits, lowest first: shape (samples, bits)."""
    octets = np.packbits(bits, axis=1, bitorder="little")
    if bits.shape[1] > 64:
        return np.array([int.from_bytes(row.tobytes(), "little") for row in octets], object)
    padded = np.zeros((len(bits), 8), np.uint8)
    padded[:, : octets.shape[1]] = octets
    return padded.view("<u8")[:, 0]


def _bits(words: Array, width: int) -> Bytes:
    """The bits of words, lowest first: shape (samples, width)."""
    if width > 64:
        size = -(-width // 8)
        octets = np.array([list(int(w).to_bytes(size, "little")) for w in words], np.uint8)
    else:
        octets = np.ascontiguousarray(words, "<u8").view(np.uint8).reshape(-1, 8)
    return np.unpackbits(octets, axis=1, bitorder="little")[:, :width]


def _array(value: Value) -> Array:
    assert isinstance(value, np.ndarray), "a word is no pointer"
    return value


def _numbered(prefix: str, values: Sequence[Value]) -> dict[str, Array]:
    return {f"{prefix}{i}": _array(v) for i, v in enumerate(values)}


def _handed_on(
    program: Program, known: Mapping[str, Value], state: Sequence[Value]
) -> dict[str, Value]:
    """The state that a part of a function hands on, by the next part's parameters."""
    names = [p.name for p in program.params if p.name not in known]
    return dict(zip(names, state, strict=True))


def _is_of(part: str, function: str) -> bool:
    return part.partition(".")[0] == function


def _filled(samples: int, size: int) -> Bytes:
    return np.full((samples, size), JUNK, np.uint8)
