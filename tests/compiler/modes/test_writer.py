"""Steps as they are written: arrays, and round keys that are reused or hoisted."""

from __future__ import annotations

from compiler.modes.control import Constant, Copy, Encrypt, Increment, Place, Setup, Xor
from compiler.modes.values import Octets, known, octets
from compiler.modes.writer import Writer

KEY = octets([Place("K", 0, 16)])
OTHER = octets([Place("L", 0, 16)])
MIXED = octets([Constant(b"ab"), Place("x", 3, 2)])


def steps(writer: Writer) -> list[object]:
    return list(writer.scopes[0].steps)


def test_bytes_of_several_parts_are_copied_one_behind_the_other() -> None:
    writer = Writer()
    assert writer.source(MIXED) == Place("a1", 0, 4)
    assert steps(writer) == [
        Copy(Place("a1", 0, 2), Constant(b"ab")),
        Copy(Place("a1", 2, 2), Place("x", 3, 2)),
    ]


def test_one_part_is_its_own_source() -> None:
    writer = Writer()
    assert writer.source(known(b"ab")) == Constant(b"ab")
    assert steps(writer) == []
    assert writer.fresh(known(b"ab")) == octets([Place("a1", 0, 2)])
    assert steps(writer) == [Copy(Place("a1", 0, 2), Constant(b"ab"))]


def test_parts_are_mixed_where_both_are_cut() -> None:
    writer = Writer()
    made = writer.xor(MIXED, octets([Place("y", 0, 4)]))
    assert made == octets([Place("a1", 0, 4)])
    assert steps(writer) == [
        Xor(Place("a1", 0, 2), Constant(b"ab"), Place("y", 0, 2)),
        Xor(Place("a1", 2, 2), Place("x", 3, 2), Place("y", 2, 2)),
    ]


def test_results_are_new_arrays() -> None:
    writer = Writer()
    value = octets([Place("V", 0, 8)])
    found = [writer.increment(value), writer.encrypt(value, "rk")]
    assert found == [octets([Place(name, 0, 8)]) for name in ("a1", "a2")]
    assert steps(writer) == [
        Increment(Place("a1", 0, 8), Place("V", 0, 8)),
        Encrypt(Place("a2", 0, 8), Place("V", 0, 8), "rk"),
    ]


def setups(writer: Writer) -> list[object]:
    return [step for step in steps(writer) if isinstance(step, Setup)]


def test_round_keys_are_reused_until_the_key_changes() -> None:
    writer = Writer()
    assert [writer.schedule(KEY) for _ in range(2)] == ["rk", "rk"]
    assert len(setups(writer)) == 1
    writer.forget(["V"])
    writer.schedule(KEY)
    assert len(setups(writer)) == 1
    writer.forget(["K"])
    writer.schedule(KEY)
    assert len(setups(writer)) == 2


def test_another_key_overwrites_the_round_keys() -> None:
    writer = Writer()
    assert [writer.schedule(key) for key in (KEY, OTHER, KEY)] == ["rk", "rk", "rk"]
    assert len(setups(writer)) == 3


def test_a_key_that_a_loop_keeps_is_set_up_before_it() -> None:
    writer = Writer()
    with writer.scope(is_loop=True) as body:
        assert [writer.schedule(key) for key in (KEY, OTHER, KEY)] == ["rk", "rk1", "rk"]
    assert body == []
    assert steps(writer) == [Setup("rk", Place("K", 0, 16)), Setup("rk1", Place("L", 0, 16))]


def test_a_key_of_an_iteration_is_set_up_in_the_loop() -> None:
    writer = Writer()
    with writer.scope(is_loop=True) as body:
        made: Octets = writer.fresh(KEY)
        writer.schedule(made)
    assert body[-1] == Setup("rk", Place("a1", 0, 16))
    assert setups(writer) == []


def test_a_branch_keeps_its_round_keys_to_itself() -> None:
    writer = Writer()
    with writer.scope(is_loop=False) as body:
        writer.schedule(KEY)
    assert body == [Setup("rk", Place("K", 0, 16))]
    writer.schedule(KEY)
    assert setups(writer) == body


def test_round_keys_that_a_branch_overwrites_are_made_again() -> None:
    writer = Writer()
    writer.schedule(KEY)
    with writer.scope(is_loop=False):
        writer.schedule(OTHER)
    writer.schedule(KEY)
    assert len(setups(writer)) == 2
