"""Loads of keys and of round keys are registers of the thread."""

from __future__ import annotations

import re

from catalogue.ciphers import find_cipher
from compiler.machine.load import load_target
from compiler.modes.threads.bodies import cipher_bodies
from compiler.modes.threads.machine import in_threads
from compiler.module import Context, Module
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.hoist import Hoist
from compiler.pipeline import pipeline, run_passes

MACHINE = in_threads(load_target("ptx"))


def module(name: str) -> Module:
    context = Context(MACHINE, next(iter(MACHINE.cores)))
    start = Module(find_cipher(name).load(), name, {})
    return run_passes(start, context, pipeline([Hoist(mode="ecb"), Slice(lanes=1)]))


def test_a_key_set_up_and_an_encryption_in_registers() -> None:
    made = cipher_bodies(module("speck64_128"), MACHINE)
    text = made.setup.text + made.encrypt.text
    assert not re.search(r"\b(ld|st)\.", text)
    assert set(re.findall(r"%key\d+", made.setup.text)) <= {f"%key{n}" for n in range(4)}
    assert set(re.findall(r"%rk\d+", made.encrypt.text)) == {f"%rk{n}" for n in range(27)}
    assert sorted(made.round_keys) == list(range(27))
    assert len(made.setup.results) == 27
    assert (made.key_unit, made.block_unit, made.group_blocks) == (4, 4, 1)
    assert made.named == {"%key": 4, "%rk": 27, "%block": 2}
