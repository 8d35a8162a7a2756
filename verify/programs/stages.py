"""Runs a module between any two passes on keys, nonces and blocks.

The names of the programs and their level determine the stage: spec programs (`encrypt`), spec
programs split by binding time (`ecb_encrypt`, with the values of key and nonce as parameters), and
programs that read memory, on registers of lanes or as instructions.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from compiler.frontend.interface import ECB
from compiler.interpreter import Array, Value, address_word, interpret
from compiler.ir.program import Level, Param, Program
from compiler.ir.slots import Given, GivenKind, label_of
from compiler.machine.meaning import Address, Bytes
from compiler.machine.target import Target
from compiler.module import Module
from compiler.slicing.kernels import memory_word_bytes
from verify.programs.counter_tables import fill_table
from verify.programs.folding import folded_words, held_words
from verify.programs.key_words import by_name, key_words, numbered, of_keys
from verify.programs.samples import Samples, memory_of, memory_words, public_words, word_of
from verify.programs.striped import first_counters, own_blocks

Outcome = Mapping[str, Bytes]
"""For each function of the interface, the output blocks, in the shape of the input blocks."""
KEY_PER_BLOCK = "encrypt_keys"
JUNK = 0xA5
"""The contents of memory that has not been written."""


def run_module(module: Module, target: Target, samples: Samples) -> Outcome:
    """The outcome of a module at any stage.

    Args:
        module: with its spec programs at least.
        target: whose instructions listings hold.
        samples: keys, nonces, counters and blocks.

    Returns:
        By function; of spec programs those of the interface that they define.
    """
    if "encrypt" in module.programs:
        return _Spec(module, samples).outcome()
    if _level(module) == "spec":
        return _Split(module, samples).outcome()
    return _Kernels(module, target, samples).outcome()


def _level(module: Module) -> Level:
    """The level of all programs."""
    return next(iter(module.programs.values())).level


class _Spec:
    """The cipher's own programs; round keys are parameters."""

    def __init__(self, module: Module, samples: Samples) -> None:
        self.module, self.programs, self.samples = module, module.programs, samples
        self.groups = -(-samples.blocks.shape[1] // module.blocks)
        schedule = self.programs["key_schedule"]
        made = of_keys(schedule, samples, module)
        self.round_keys = [v.repeat(self.groups) for v in made]
        encrypt = self.programs["encrypt"]
        first = encrypt.params[len(encrypt.params) - len(made) :]
        self.keys_once = {p.name: v for p, v in zip(first, made, strict=True)}

    def outcome(self) -> Outcome:
        there = [n for n in ("encrypt", "decrypt", KEY_PER_BLOCK) if n in self.programs]
        found = {f"ecb_{n}": self.run(n) for n in there}
        if "ctr" in self.programs:
            found["ctr_crypt"] = self.run("ctr") ^ self.samples.blocks
        return found

    def run(self, name: str) -> Bytes:
        """Run a program on blocks, or `ctr` on the counters and nonces of the samples."""
        program, block = self.programs[name], self.module.block
        keys = program.given("key")
        count = len(program.params) - len(keys or self.round_keys)
        first, rest = program.params[:count], program.params[count:]
        if keys:
            inputs = key_words(self.module, self.samples, keys, self.groups)
        else:
            inputs = dict(zip((p.name for p in rest), self.round_keys, strict=True))
        if name == "ctr":
            inputs |= self.public(first)
        else:
            group = self.samples.groups(self.module.blocks)
            inputs |= memory_words(group, block, first, self.module.interleaved)
        made = memory_of(program, interpret(program, inputs), block, self.module.interleaved)
        return self.samples.blocks_of(made)

    def public(self, params: Sequence[Param]) -> dict[str, Array]:
        """The inputs of `ctr` besides round keys."""
        samples, blocks = self.samples, self.module.blocks
        if "ctr_table" not in self.programs:
            words = public_words(samples, self.groups, params, blocks)
            if high := self.programs.get("ctr_high"):
                given = public_words(samples, self.groups, high.params, blocks)
                keys = {n: v.repeat(self.groups) for n, v in self.keys_once.items()}
                words |= held_words(high, params, {**keys, **given})
            return words
        high, table = self.programs["ctr_high"], self.programs["ctr_table"]
        fixed = {**self.keys_once, **public_words(samples, 1, table.params)}
        counters = samples.counters_of(blocks, self.groups)
        return folded_words(high, table, params, fixed, counters, blocks)


class _Split:
    """Programs on words, split by binding time; slots are parameters."""

    def __init__(self, module: Module, samples: Samples) -> None:
        self.module, self.samples = module, samples
        self.groups = -(-samples.blocks.shape[1] // module.blocks)
        setup = module.programs["key_setup"]
        self.slots = numbered("key", of_keys(setup, samples, module))
        if nonce := module.programs.get("ctr_nonce"):
            inputs = {**by_name(nonce, self.slots), **public_words(samples, 1, nonce.params)}
            self.slots |= numbered("nonce", interpret(nonce, inputs))
        self.slots_once = self.slots
        self.slots = {n: v.repeat(self.groups) for n, v in self.slots.items()}

    def outcome(self) -> Outcome:
        blocks, group = self.samples.blocks, self.samples.groups(self.module.blocks)
        found: dict[str, Bytes] = {}
        for name in (n for n in ECB if n in self.module.programs):
            keys = self.module.programs[name].given("key")
            params = [p for p in self.module.programs[name].params if not (p.slot or p in keys)]
            words = memory_words(group, self.module.block, params, self.module.interleaved)
            words |= key_words(self.module, self.samples, keys, self.groups) if keys else {}
            found[name] = self.run(name, words)
        if crypt := self.module.programs.get("ctr_crypt"):
            found["ctr_crypt"] = self.run("ctr_crypt", self.public(crypt.params)) ^ blocks
        for caller, called in self.module.calls.blocks.items():
            counted = self.samples.counted.groups(self.module.blocks)
            params = [p for p in self.module.programs[called].params if not p.slot]
            words = memory_words(counted, self.module.block, params, self.module.interleaved)
            found[caller] = self.run(called, words) ^ blocks
        return found

    def public(self, params: Sequence[Param]) -> dict[str, Array]:
        """The inputs of the kernel of counter mode besides slots."""
        programs, blocks = self.module.programs, self.module.blocks
        high, table = label_of("ctr_crypt", "high"), label_of("ctr_nonce", "table")
        if table not in programs:
            words = public_words(self.samples, self.groups, params, blocks)
            if part := programs.get(high):
                given = public_words(self.samples, self.groups, part.params, blocks)
                words |= held_words(part, params, {**by_name(part, self.slots), **given})
            return words
        parts = programs[high], programs[table]
        counters = self.samples.counters_of(blocks, self.groups)
        fixed = {n: v for part in parts for n, v in by_name(part, self.slots_once).items()}
        return folded_words(*parts, params, fixed, counters, blocks)

    def run(self, name: str, inputs: Mapping[str, Array]) -> Bytes:
        """Run a function, whole or as head, rounds and tail."""
        last = self.module.programs[name]
        state = interpret(last, {**by_name(last, self.slots), **inputs})
        if name in self.module.loops:
            around = self.module.programs[label_of(name, "round")]
            for slots in self.module.loops[name]:
                keys = numbered("round", [self.slots[s] for s in slots])
                state = interpret(around, {**by_name(around, keys), **_handed_on(around, state)})
            last = self.module.programs[label_of(name, "tail")]
            state = interpret(last, {**by_name(last, self.slots), **_handed_on(last, state)})
        made = memory_of(last, state, self.module.block, self.module.interleaved)
        return self.samples.blocks_of(made)


class _Kernels:
    """Programs that read and write memory: registers of lanes, or a target's instructions.

    Instructions work in place, which reveals a wrong order of loads and stores.
    """

    def __init__(self, module: Module, target: Target, samples: Samples) -> None:
        self.module, self.target, self.samples = module, target, samples
        self.regions = module.laid_out
        self.lanes = self.regions.group_blocks
        self.groups = -(-samples.blocks.shape[1] // self.lanes)
        self.in_place = _level(module) == "listing"
        self.has_threads = target.has_threads

    def outcome(self) -> Outcome:
        count = len(self.samples.keys)
        keys = np.tile(np.frombuffer(self.module.round_constants, np.uint8), (count, 1))
        if "key_setup" in self.module.programs:
            keys = _filled(count, self.regions.rk)
            self.call("key_setup", {"rk": keys, "key": self.samples.keys})
        found: dict[str, Bytes] = {
            n: self.crypt(n, {"rk": keys}) for n in ECB if n in self.module.programs
        }
        if "ctr_crypt" in self.module.programs:
            context = _filled(count, self.regions.ctx)
            if "key_setup" in self.module.programs:
                self.call("key_setup", {"rk": context, "key": self.samples.keys})
            if "ctr_nonce" in self.module.programs:
                self.call("ctr_nonce", {"ctx": context, "nonce": self.samples.nonces})
            self.fill(context)
            found["ctr_crypt"] = self.crypt("ctr_crypt", {"ctx": context})
        for caller, called in self.module.calls.blocks.items():
            found[caller] = self.crypt(called, {"rk": keys}, self.samples.counted)
            found[caller] = found[caller] ^ self.samples.blocks
        return found

    def fill(self, context: Bytes) -> None:
        """Fill the table of folded counter mode, if there is one."""
        fill = self.module.programs.get(label_of("ctr_nonce", "table"))
        table = self.module.table
        if fill is None or table is None:
            return

        def made(known: dict[str, Value], memory: dict[str, Bytes]) -> None:
            pool = {"pool": self.pool(len(memory["ctx"]))}
            self.call_part(fill, {**known, "pool": Address("pool", 0)}, {**memory, **pool})

        fill_table(context, table, self.lanes, made)

    def pool(self, samples: int) -> Bytes:
        """The file's constants, for each sample."""
        return np.tile(np.frombuffer(self.module.constants, np.uint8), (samples, 1))

    def call_part(
        self, program: Program, known: dict[str, Value], memory: dict[str, Bytes]
    ) -> None:
        """Run a program that is no whole function."""
        if "frame" not in memory:
            samples = len(next(iter(memory.values())))
            memory = {**memory, "frame": self.frame(samples, [program.label])}
        self.run(program, {**known, "frame": Address("frame", 0)}, memory, ())

    def frame(self, samples: int, parts: Iterable[str]) -> Bytes:
        """A frame of junk, large enough for the slots of any part of a function."""
        slots = [self.module.spills[part].bytes for part in parts if part in self.module.spills]
        held = self.module.table.held if self.module.table else 0
        held += self.module.held.total if self.module.held else 0
        return _filled(samples, self.target.saved_bytes + max(*slots, held, 0))

    def crypt(self, name: str, keys: Mapping[str, Bytes], samples: Samples | None = None) -> Bytes:
        """Run a function on blocks, those of the module or others, each group a sample."""
        memory = {n: v.repeat(self.groups, axis=0) for n, v in keys.items()}
        memory["in"] = (samples or self.samples).groups(self.lanes)
        if self.has_threads:
            return self.samples.blocks_of(self.in_threads(name, memory))
        memory["out"] = memory["in"] if self.in_place else np.full_like(memory["in"], JUNK)
        counters = self.samples.counters_of(self.lanes, self.groups).ravel()
        self.call(name, memory, counters)
        return self.samples.blocks_of(memory["out"])

    def in_threads(self, name: str, memory: Mapping[str, Bytes]) -> Bytes:
        """The outputs of threads for groups, passed as words; counter mode adds the text."""
        program, blocks = self.module.programs[name], memory["in"]
        counters = self.samples.counters_of(self.lanes, self.groups).ravel()
        keys = self.samples.keys.repeat(self.groups, axis=0)
        if is_striped := self.regions.striped_threads > 1 and bool(program.given("counter")):
            counters = first_counters(counters, self.regions, self.samples.counter_bytes)
            memory = {n: octets.repeat(self.lanes, axis=0) for n, octets in memory.items()}
            blocks = memory["in"]
        pool = np.tile(np.frombuffer(self.module.constants, np.uint8), (len(blocks), 1))
        given: dict[GivenKind, NDArray[np.generic]] = {
            "block": _columns(blocks),
            "key": _columns(keys),
            "counter": counters.reshape(1, -1),
        }
        known: dict[str, Value] = {n: Address(n, 0) for n in memory}
        known |= {
            p.name: given[p.given.kind][p.given.index].astype(np.uint32)
            for p in program.params
            if p.given
        }
        made = self.run_parts(name, known, {**memory, "pool": pool})
        size = memory_word_bytes(blocks.shape[1])
        columns = [word_of(word).astype("<u4").reshape(-1, 1).view(np.uint8) for word in made]
        octets = np.concatenate([column[:, :size] for column in columns], axis=1)
        if is_striped:
            return own_blocks(octets ^ blocks, self.regions)
        return octets ^ blocks if program.given("counter") else octets

    def call(
        self, name: str, memory: dict[str, Bytes], counters: NDArray[np.uint64] | None = None
    ) -> None:
        """Run a function, whole or as head, rounds and tail."""
        programs = self.module.programs
        samples = len(next(iter(memory.values())))
        memory = {**memory, "pool": self.pool(samples)}
        for table, octets in self.module.tables.items():
            memory[table] = np.tile(np.frombuffer(octets, np.uint8), (samples, 1))
        memory["frame"] = self.frame(samples, [n for n, p in programs.items() if p.name == name])
        known: dict[str, Value] = {n: Address(n, 0) for n in memory}
        if counters is not None:
            known["counter"] = counters
            known |= counter_bytes(counters, self.samples.counter_bytes)
            if (held := self.module.held) and held.counter:
                upper = [counters >> 8 * n & 255 for n in range(1, held.counter + 1)]
                memory["frame"][:, held.values : held.total] = np.stack(upper, axis=1)
        if high := programs.get(label_of(name, "high")):
            self.call_part(high, known, memory)
        self.run_parts(name, known, memory)

    def run_parts(
        self, name: str, known: Mapping[str, Value], memory: Mapping[str, Bytes]
    ) -> tuple[Value, ...]:
        """The results of a function, whole or as head, rounds and tail."""
        programs = self.module.programs
        state = self.run(programs[name], known, memory, ())
        if name not in self.module.loops:
            return state
        (keys,) = (n for n in ("rk", "ctx") if n in memory)
        loop = self.module.round_keys[name]
        for place in range(loop.rounds):
            step = loop.first + place * loop.step
            around = {**known, "round": Address(keys, step)}
            state = self.run(programs[label_of(name, "round")], around, memory, state)
        return self.run(programs[label_of(name, "tail")], known, memory, state)

    def run(
        self,
        program: Program,
        known: Mapping[str, Value],
        memory: Mapping[str, Bytes],
        state: Sequence[Value],
    ) -> tuple[Value, ...]:
        """Run a program; its parameters other than `known` are the state from the part before."""
        inputs = dict(known)
        if program.registers:
            target = self.module.seen_by(program.name, self.target)
            registers = target.argument_registers(program.name, program.part)
            inputs = {r: known[n] for n, r in registers.items() if n in known}
            inputs |= {table: known[table] for table in self.module.tables if table in known}
            if target.frame_pointer:
                inputs[target.frame_pointer] = known["frame"]
            self.fill_homes(program, known, memory)
        inputs |= _handed_on(program, state, inputs)
        there = self.target.of(program.name)
        return interpret(program, inputs, memory, there.table, there.address_bits)

    def fill_homes(
        self, program: Program, known: Mapping[str, Value], memory: Mapping[str, Bytes]
    ) -> None:
        """Put the parameters that lie in the frame, too, there."""
        bits, target = self.target.address_bits, self.module.seen_by(program.name, self.target)
        for name, place in target.homes_of(program.name, program.part).items():
            if name not in known:
                continue
            value = known[name]
            is_pointer = isinstance(value, Address)
            size = bits // 8 if is_pointer else self.target.classes[0].bytes
            word = address_word(value, memory, bits) if isinstance(value, Address) else value
            words = np.broadcast_to(np.asarray(word, "<u8"), (len(memory["frame"]),))
            octets = np.ascontiguousarray(words).view(np.uint8).reshape(-1, 8)
            memory["frame"][:, place : place + size] = octets[:, :size]


def _columns(octets: Bytes) -> NDArray[np.generic]:
    """The words of memory that threads take; shape (samples, bytes) to (words, samples)."""
    size = memory_word_bytes(octets.shape[1])
    return np.ascontiguousarray(octets).view(f"<u{size}").T


def _handed_on(
    program: Program, state: Sequence[Value], known: Container[str] = ()
) -> dict[str, Value]:
    """The state that a part of a function passes on, by the next part's parameters."""
    names = [p.name for p in program.params if not p.slot and p.name not in known]
    return dict(zip(names, state, strict=True))


def counter_bytes(counters: Array, count: int) -> dict[str, Value]:
    """The bytes of counters, by the names of the parameters that they are."""
    lows = range(0, 8 * count, 8)
    return {str(Given("counter", low=low)): counters >> low & 255 for low in lows}


def _filled(samples: int, size: int) -> Bytes:
    return np.full((samples, size), JUNK, np.uint8)


def key_image(module: Module, target: Target, key: bytes) -> bytes:
    """The contents of `rk` after the key set-up of a finished module, for a key.

    Words lie as the interpreter stores them, little-endian.
    """
    block = np.zeros((1, 1, module.laid_out.block), np.uint8)
    keys = np.frombuffer(key, np.uint8).reshape(1, -1)
    samples = Samples(keys, block[:, 0, :0], np.zeros(1, np.uint64), block)
    image = np.zeros((1, module.laid_out.rk), np.uint8)
    _Kernels(module, target, samples).call("key_setup", {"rk": image, "key": keys})
    return image.tobytes()
