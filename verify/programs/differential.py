"""The check after every pass: the module still computes the same results.

Blocks go through the functions of the interface at the stage before and at the stage after, as
`verify.programs.stages` runs them. Some inputs are random, others are chosen to reveal errors in
carries, single bits or constants.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from compiler.frontend.interface import FixedKey
from compiler.interpreter import InterpretError
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.machine.meaning import Bytes, MeaningError
from compiler.machine.target import Target
from compiler.module import Module, Pass
from compiler.pipeline import describe
from verify.programs.samples import Samples
from verify.programs.stages import Outcome, run_module

# The first wraps in the first group, the others carry into the second byte and the third.
COUNTERS = (0xFFFF_FFFA, 0x0000_00FB, 0x0000_FFF9, 0x1234_5670)
CANNOT_RUN = (InterpretError, MeaningError, IndexError, ValueError)
"""Errors of wrong programs: a name without a value, memory outside a region."""


@dataclass(eq=False)
class DifferenceError(ValueError):
    """A pass changed what a program computes; the message says for which input.

    Args:
        step: the pass with its options.
        function: the function of the interface, or the program, that differs.
        message: where, and what was expected.
    """

    step: str
    function: str
    message: str

    def __str__(self) -> str:
        return f"{self.step}: {self.function}: {self.message}"


def check_passes(target: Target, seed: int = 1) -> PassCheck:
    """A watch for `run_passes` that compares each module with the one before.

    The first module must give the known answers of the cipher's text. Decryption must invert
    encryption, and counter mode must equal encrypted counter blocks, when they first appear.

    Raises:
        DifferenceError: from the watch, at the first pass after which a block differs.
    """
    return PassCheck(target, seed)


def check_text(step: Pass, before: Module, after: Module) -> None:
    """A watch: the text of each program must parse to the same program.

    Raises:
        DifferenceError: one does not.
    """
    del before
    for name, program in after.programs.items():
        text = print_program(program)
        if print_program(parse_program(text)) != text:
            raise DifferenceError(describe(step), name, "its text parses as another program")


def structured_samples(module: Module, n_blocks: int, seed: int) -> Samples:
    """Keys, nonces, counters and blocks: zeros, ones, single bits, then random ones.

    Args:
        module: the block's, the key's and the counter's size.
        n_blocks: blocks of each key; the first key's have one bit set in turn.
        seed: of the random ones.
    """
    layouts = module.cipher.parameter_set(module.set_name)
    block_bytes = layouts.block.n_bytes
    nonce_bytes = module.counter.nonce if module.counter else block_bytes - min(4, block_bytes // 2)
    rng = np.random.default_rng(seed)
    count = len(COUNTERS)
    keys = rng.integers(256, size=(count, layouts.key.n_bytes), dtype=np.uint8)
    nonces = rng.integers(256, size=(count, nonce_bytes), dtype=np.uint8)
    blocks = rng.integers(256, size=(count, n_blocks, block_bytes), dtype=np.uint8)
    keys[0], keys[1], keys[2] = 0, 255, _one_bit(rng, layouts.key.n_bytes)
    nonces[0], nonces[1] = _one_bit(rng, nonce_bytes), 255
    blocks[1, ::3], blocks[1, 1::3] = 0, 255
    bits = np.eye(8 * block_bytes, dtype=np.uint8)[:n_blocks]
    blocks[0, : len(bits)] = np.packbits(bits, axis=1, bitorder="little")
    if module.fixed:
        keys[:] = np.frombuffer(module.fixed.key, np.uint8)
        nonces[:] = np.frombuffer(module.fixed.nonce, np.uint8) if module.fixed.nonce else nonces
    mask = (1 << 8 * (block_bytes - nonce_bytes)) - 1
    counters = np.array([c & mask for c in COUNTERS], np.uint64)
    return Samples(keys, nonces, counters, blocks)


def _one_bit(rng: np.random.Generator, n_bytes: int) -> Bytes:
    octets = np.zeros(n_bytes, np.uint8)
    if not n_bytes:
        return octets
    octets[rng.integers(n_bytes)] = 1 << rng.integers(8)
    return octets


FEWEST_BLOCKS = 9
"""The fewest blocks of each key: more than one group, and a remainder."""


class PassCheck:
    """The watch: it keeps the last outcome, so that each module is run once.

    `look` may run in another process; `note` then records its result in this one.
    """

    def __init__(self, target: Target, seed: int) -> None:
        self.target, self.seed = target, seed
        self.samples: Samples | None = None
        self.fixed: FixedKey | None = None
        self.last: tuple[Module, Outcome] | None = None

    def __call__(self, step: Pass, before: Module, after: Module) -> None:
        """Compare the module after a pass with the one before."""
        if self.is_needed(before, after):
            self.note(after, self.look(step, before, after))

    def is_needed(self, before: Module, after: Module) -> bool:
        """Whether a pass has changed anything; its inputs are there then."""
        if after.has_code_of(before):
            return False
        self.samples_for(after)
        return True

    def note(self, module: Module, outcome: Outcome) -> None:
        """Record the outcome of a module."""
        self.last = module, outcome

    def look(self, step: Pass, before: Module, after: Module) -> Outcome:
        """The outcome of the module after a pass.

        Raises:
            DifferenceError: the module before computed something else.
        """
        name = describe(step)
        samples = self.samples_for(after)
        before_it = self.outcome(before, samples)
        expected = {n: blocks for n, blocks in before_it.items() if n not in step.drops}
        found = self.run(name, after, samples)
        _compare(name, samples, expected, found)
        new = found.keys() - expected.keys()
        if "ecb_decrypt" in new:
            encrypted = replace(samples, blocks=found["ecb_encrypt"])
            back = {"ecb_decrypt": self.run(name, after, encrypted)["ecb_decrypt"]}
            _compare(name, encrypted, {"ecb_decrypt": samples.blocks}, back)
        if "ctr_crypt" in new:
            stream = self.run(name, after, samples.counted)["ecb_encrypt"]
            _compare(name, samples, {"ctr_crypt": stream ^ samples.blocks}, found)
        if "ecb_encrypt_keys" in new:
            _compare(name, samples, {"ecb_encrypt_keys": found["ecb_encrypt"]}, found)
        if not before.programs:
            self.check_answers(name, after, samples)
        return found

    def check_answers(self, name: str, module: Module, samples: Samples) -> None:
        """The known answers of the cipher's text."""
        for test in module.cipher.parameter_set(module.set_name).tests:
            parts = (test.key, test.plaintext, test.ciphertext)
            key, plain, cipher = (np.frombuffer(part, np.uint8) for part in parts)
            keys = np.broadcast_to(key, samples.keys.shape)
            given = replace(
                samples, keys=keys, blocks=np.broadcast_to(plain, (len(keys), 1, len(plain)))
            )
            wanted = {"ecb_encrypt": np.broadcast_to(cipher, given.blocks.shape)}
            _compare(name, given, wanted, self.run(name, module, given))

    def samples_for(self, module: Module) -> Samples:
        """The inputs; new ones are made after a pass that fixes a counter size or a key."""
        size = module.counter.nonce if module.counter else None
        is_new = self.samples is None or size not in (None, self.samples.nonces.shape[1])
        if self.samples is None or is_new or module.fixed != self.fixed:
            self.samples = structured_samples(
                module, max(*self.target.lanes, FEWEST_BLOCKS), self.seed
            )
            self.last, self.fixed = None, module.fixed
        return self.samples

    def outcome(self, module: Module, samples: Samples) -> Outcome:
        """The outcome of the module before; empty before the first pass."""
        if self.last and module.has_code_of(self.last[0]):
            return self.last[1]
        return run_module(module, self.target, samples) if module.programs else {}

    def run(self, name: str, module: Module, samples: Samples) -> Outcome:
        """The outcome of the module after a pass, if it can be run."""
        try:
            return run_module(module, self.target, samples)
        except CANNOT_RUN as problem:
            raise DifferenceError(name, "the module", f"cannot be run: {problem}") from problem


def _compare(step: str, samples: Samples, expected: Outcome, found: Outcome) -> None:
    """Raise at the first byte that differs."""
    missing = sorted(set(expected) - set(found))
    if missing:
        raise DifferenceError(step, missing[0], "the function is missing")
    for function, blocks in expected.items():
        places = np.argwhere(blocks != found[function])
        if not len(places):
            continue
        key, block, byte = (int(place) for place in places[0])
        counter = int(samples.counters_of(1, block + 1)[key, block])
        raise DifferenceError(
            step,
            function,
            f"byte {byte} of block {block} is {found[function][key, block, byte]:#04x} instead of "
            f"{blocks[key, block, byte]:#04x}, for key {samples.keys[key].tobytes().hex()}, "
            f"nonce {samples.nonces[key].tobytes().hex()}, counter {counter:#x}, "
            f"input {samples.blocks[key, block].tobytes().hex()}",
        )
