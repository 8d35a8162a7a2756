"""A thread inside of a mode sets up keys itself."""

from __future__ import annotations

from compiler.machine.load import load_target
from compiler.modes.threads.machine import in_threads
from compiler.passes.order.join_loads import JOINED


def test_the_key_set_up_is_for_threads() -> None:
    target = load_target("ptx")
    machine = in_threads(target)
    assert target.of("key_setup") is target.host
    assert machine.of("key_setup") is machine
    assert machine.of("ctr_crypt") is machine.host
    assert machine.table is target.table


def test_round_keys_are_not_loaded_at_all() -> None:
    target = load_target("ptx")
    assert set(target.primitives) - set(in_threads(target).primitives) == {JOINED}
