"""Modes in threads for tests: the shipped one over a cipher without text."""

from __future__ import annotations

from compiler.modes.control import Control, Routine
from compiler.modes.evaluate import evaluate_mode
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy
from compiler.modes.threads.bodies import BLOCK, KEY, ROUND_KEY, Body, CipherBodies
from compiler.slicing.kernels import memory_word_bytes
from dsl.modes.parse import parse_mode, shipped_mode
from dsl.modes.sizes import Sizes
from tests.compiler.modes.test_evaluate import toy

SETUP, ENCRYPT = "set up", "encrypt"
"""The lines of the functions of a cipher."""


def evaluated(block: int, key: int, text: str = "", folds: bool = True) -> Control:
    """A mode whose entries with an output take no input."""
    mode = parse_mode(text, "test.mode") if text else shipped_mode("ctr_drbg")
    switches = {switch.name: True for switch in mode.switches}
    control = evaluate_mode(mode, Sizes(block, key, switches), toy, folds, True)
    for rewrite in (Fuse(), Batch(block), Tidy()):
        control = control.with_bodies(rewrite)
    return control


def with_output(control: Control) -> Routine:
    """The entry with an output."""
    (found,) = (each for each in control.routines if each.output)
    return found


def cipher_of(block: int, key: int, group_blocks: int) -> CipherBodies:
    """A cipher whose round key is its key."""
    words, unit = group_blocks * block // 4, memory_word_bytes(key)
    keys = key // unit
    results = tuple(f"%r{n}" for n in range(words))
    return CipherBodies(
        setup=Body(SETUP, tuple(f"{KEY}{n}" for n in range(keys)), {}),
        encrypt=Body(ENCRYPT, results, {"b32": words}),
        round_keys=tuple(range(keys)),
        key_unit=unit,
        block_unit=4,
        group_blocks=group_blocks,
        named={KEY: keys, ROUND_KEY: keys, BLOCK: words},
    )
