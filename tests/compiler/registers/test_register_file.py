"""Registers and slots at one place: who leaves, what is written for it, and copies all at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from compiler.ir.parse import parse_op
from compiler.ir.print import print_op
from compiler.ir.program import Op
from compiler.registers.register_file import RegisterFile, Slots
from compiler.registers.verify import AllocationError, Frame, OutOfReachError
from tests.compiler.toy import LANES, contract

NAMES = "abcdef"
MOVI = parse_op("c: u8x16 = movi.16b k=5")


def register_file(
    held: str = "",
    n_registers: int = 4,
    later: Mapping[str, list[int]] | None = None,
    sources: Mapping[str, Op] | None = None,
    frame: Frame = Frame("sp", 40),  # noqa: B008 -- it is frozen
    views: Mapping[str, frozenset[str]] | None = None,
    wishes: Mapping[str, frozenset[str]] | None = None,
) -> RegisterFile:
    """Values `a` to `f`; those of `held` are in v0, v1 and so on; `a` is read first."""
    uses = {name: [9 + n] for n, name in enumerate(NAMES)} | dict(later or {})
    made = RegisterFile(
        replace(contract(n_registers), frame=frame, view_registers=views or {}),
        dict.fromkeys(NAMES, "v"),
        dict.fromkeys(NAMES, LANES),
        uses,
        sources or {},
        Slots(frame, {}),
        wishes or {},
    )
    for n, value in enumerate(held):
        made.settle(value, f"v{n}")
    return made


def code(file: RegisterFile) -> list[str]:
    """What was written, without types."""
    return [print_op(op).strip().replace(": u8x16", "").replace(".16b", "") for op in file.ops]


def test_slots_are_aligned_and_used_again() -> None:
    slots = Slots(Frame("sp", 20), {"home": 4})
    assert slots.take("a", 16) == 32
    assert (slots.take("b", 4), slots.take("c", 16)) == (48, 64)
    assert (slots.end, slots.count) == (80, 3)
    slots.drop("a", 16)
    slots.drop("never", 16)
    slots.drop("home", 4)
    assert slots.take("d", 16) == 32
    assert slots.place == {"home": 4, "b": 48, "c": 64, "d": 32}
    assert (slots.end, slots.count) == (80, 3)


def test_a_value_has_one_register_and_leaves_it() -> None:
    file = register_file("ab")
    assert [file.occupant(f"v{n}") for n in range(3)] == ["a", "b", ""]
    assert [file.is_free(f"v{n}") for n in range(3)] == [False, False, True]
    file.leave("a")
    file.leave("never")
    assert file.home == {"b": "v1"}
    file.locked.add("v0")
    assert not file.is_free("v0")
    file.bury_all(["b"])
    assert file.home == {}
    assert file.class_of("a").name == "v"


def test_a_free_register_is_chosen_by_wish_and_plan() -> None:
    file = register_file("a")
    assert file.choose("b") == "v1"
    assert file.choose("b", "v3") == "v3"
    assert file.choose("b", "v0") == "v1"
    assert file.choose("b", avoid=["v1"]) == "v2"
    assert file.choose("b", among={"v3"}) == "v3"
    file.planned = {"v1", "v2"}
    assert file.choose("b") == "v3"
    file.planned = {"v1", "v2", "v3"}
    assert file.choose("b") == "v1"
    assert register_file("a", wishes={"b": frozenset({"v2"})}).choose("b") == "v2"
    assert file.ops == []


def test_the_farthest_next_use_leaves_with_a_store() -> None:
    file = register_file("abcd", later={"b": [50, 10]})
    assert file.choose("e") == "v3"
    assert code(file) == ["str v3, sp, k=48 !spill"]
    file.settle("e", "v3")
    assert file.choose("f", avoid=["v3"]) == "v2"
    assert code(file)[1:] == ["str v2, sp, k=64 !spill"]


def test_a_value_that_needs_no_store_counts_as_twice_as_far() -> None:
    file = register_file("abc", 3, later={"a": [30], "b": [10], "c": [16]}, sources={"c": MOVI})
    assert file.choose("d") == "v2"
    assert file.ops == []
    file = register_file("abc", 3, later={"a": [30], "b": [10], "c": [14]}, sources={"c": MOVI})
    assert file.choose("d") == "v0"


def test_of_values_as_far_the_one_made_first_leaves() -> None:
    file = register_file("cab", 3, later={name: [9] for name in "abc"})
    assert file.choose("d") == "v1"


def test_locked_registers_stay() -> None:
    file = register_file("abcd")
    file.lock(["d", "c", "f"])
    assert file.choose("e") == "v1"
    file.settle("e", "v1")
    file.lock(["a", "e"])
    file.here = parse_op("t: u8x16 = bsl.16b a, b, c")
    with pytest.raises(AllocationError, match=r"`bsl.16b` needs more registers of class v"):
        file.choose("f")


def test_a_stored_value_comes_back_and_leaves_without_a_store() -> None:
    file = register_file("abcd")
    file.evict("b")
    file.fetch(["b", "a"], {})
    assert code(file) == ["str v1, sp, k=48 !spill", "v1 = ldr sp, k=48 !spill"]
    assert file.locked == {"v0", "v1"}
    file.locked.clear()
    file.evict("b")
    assert len(file.ops) == 2
    file.bury("b")
    file.evict("c")
    assert code(file)[2:] == ["str v2, sp, k=48 !spill"]


def test_what_can_be_made_again_is_made_where_it_can_be() -> None:
    source = parse_op("c: u8x16 = movi.16b k=5")
    file = register_file("a", sources={"c": source})
    file.fetch(["c"], {})
    assert code(file) == ["v1 = movi k=5 !spill"]
    few = {"v": frozenset({"v2"})}
    file = register_file("a", sources={"c": source}, views=few)
    file.fetch(["c"], {"c": frozenset({"v3"})})
    assert code(file) == ["v2 = movi k=5 !spill", "v3 = mov v2 !copy"]
    assert file.home["c"] == "v3"


def test_a_value_moves_to_a_register_that_the_operation_can_read() -> None:
    file = register_file("ab")
    file.lock(["a"])
    file.fetch(["a", "b"], {"a": frozenset({"v2"}), "b": frozenset({"v1"})})
    assert code(file) == ["v2 = mov v0 !copy"]
    assert file.home == {"a": "v2", "b": "v1"}
    assert file.is_free("v0")


def test_what_is_added_has_the_line_and_round_of_the_operation_at_hand() -> None:
    file = register_file("abcd")
    file.here = parse_op("t: u8x16 = eor.16b a, b @7  ; 3:9")
    file.evict("a")
    assert (file.ops[0].round, file.ops[0].span) == (7, file.here.span)


def test_a_value_that_lives_on_is_copied_before_it_is_overwritten() -> None:
    file = register_file("a")
    assert file.separate("a", "v3") == "v3"
    assert code(file) == ["v3 = mov v0 !copy"]
    assert file.home["a"] == "v0"
    assert not file.is_free("v3")


@pytest.mark.parametrize(
    ("later", "target", "written"),
    [
        # It is read last of all: it goes to a slot, and its register may be overwritten.
        ({"a": [90]}, "v0", ["str v0, sp, k=48 !spill"]),
        ({}, "v2", ["str v2, sp, k=48 !spill", "v2 = mov v0 !copy"]),
        # It is dead behind the operation: no slot can bring it back for this one.
        ({"a": []}, "v2", ["str v2, sp, k=48 !spill", "v2 = mov v0 !copy"]),
    ],
)
def test_without_a_free_register_one_is_emptied(
    later: dict[str, list[int]], target: str, written: list[str]
) -> None:
    file = register_file("abc", 3, later)
    file.lock(["a"])
    assert file.separate("a", "v1") == target
    assert code(file) == written


def test_a_value_makes_room_by_a_copy_or_a_store() -> None:
    file = register_file("ab", 3)
    file.lock(["a"])
    file.relocate("a", ["v0"])
    assert code(file) == ["v2 = mov v0 !copy"]
    assert (file.home["a"], file.locked) == ("v2", {"v2"})
    file.relocate("b", ["v0"])
    assert code(file)[1:] == ["str v1, sp, k=48 !spill"]


@pytest.mark.parametrize(
    ("held", "targets", "written"),
    [
        ("ab", {"v0": "a", "v1": "b"}, []),
        ("ab", {"v1": "a", "v2": "b"}, ["v2 = mov v1 !copy", "v1 = mov v0 !copy"]),
        (
            "ab",
            {"v1": "a", "v0": "b"},
            ["v2 = mov v1 !copy", "v1 = mov v0 !copy", "v0 = mov v2 !copy"],
        ),
        ("abc", {"v2": "a"}, ["v3 = mov v2 !copy", "v2 = mov v0 !copy"]),
        ("a", {"v1": "a", "v2": "a"}, ["v1 = mov v0 !copy", "v2 = mov v0 !copy"]),
    ],
)
def test_values_are_arranged_all_at_once(
    held: str, targets: dict[str, str], written: list[str]
) -> None:
    file = register_file(held)
    file.arrange(targets)
    assert code(file) == written
    assert file.locked == targets.keys()
    state = {f"v{n}": value for n, value in enumerate(held)}
    for op in file.ops:
        state[op.result] = state[op.args[0]]
    assert {register: state[register] for register in targets} == targets


def test_values_change_places_by_way_of_a_register_that_neither_wants() -> None:
    file = register_file("abc", 3, later={"a": [90]})
    file.arrange({"v1": "a", "v0": "b"})
    assert code(file)[:2] == ["str v2, sp, k=48 !spill", "v2 = mov v1 !copy"]
    assert file.home.get("c") is None


def test_values_of_all_registers_change_places_by_way_of_a_slot() -> None:
    file = register_file("ab", 2)
    file.arrange({"v1": "a", "v0": "b"})
    assert code(file) == [
        "str v1, sp, k=48 !spill",
        "v1 = mov v0 !copy",
        "v0 = ldr sp, k=48 !spill",
    ]
    assert file.locked == {"v0", "v1"}
    assert {file.occupant("v0"), file.occupant("v1")} == {"a", "b"}
    assert file.home == {"a": "v1", "b": "v0"}


def test_an_arranged_value_may_come_from_its_slot() -> None:
    file = register_file("abcd")
    file.evict("b")
    file.arrange({"v0": "b"})
    assert code(file)[1:] == ["v1 = mov v0 !copy", "v0 = ldr sp, k=48 !spill"]


def test_a_slot_out_of_reach_is_named() -> None:
    file = register_file("a", frame=Frame("sp", 65536))
    with pytest.raises(OutOfReachError, match=r"byte 65536 is out of reach of `str.16b`"):
        file.evict("a")


def test_a_second_pointer_reaches_further() -> None:
    file = register_file("a", frame=Frame("sp", 65536, far="x9", far_bytes=65520))
    file.evict("a")
    assert code(file) == ["str v0, x9, k=16 !spill"]
