"""Images of round keys in memory, loops that read them, and values that wait to be asked for."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from compiler.ir.parse import parse_op, parse_program
from compiler.ir.program import Program, Type
from compiler.ir.slots import Slot
from compiler.layouts.layout import LayoutError
from compiler.regions import Regions, RoundKeys
from compiler.slicing.function import (
    ONCE,
    Images,
    Loop,
    Place,
    SliceFunction,
    of_key,
    offset_in,
    with_regions,
)
from tests.compiler.small_forms import BYTES, code, shared


def key(number: int) -> Slot:
    return Slot("key", number)


def slots(*numbers: int) -> tuple[tuple[Slot, ...], ...]:
    return tuple((key(n),) for n in numbers)


def read(images: Images, name: str) -> list[list[Slot]]:
    """The slots of each time round, as the loop finds them."""
    loop = images.loops[name]
    firsts = (loop.first + i * loop.step for i in range(loop.rounds))
    return [[images.images[first + place][0] for place in loop.places] for first in firsts]


def placed(**rounds: tuple[tuple[Slot, ...], ...]) -> Images:
    """Images for loops, each of which finds what it asks for."""
    images = Images()
    for name, wanted in rounds.items():
        images.place_loop(name, wanted)
    for name, wanted in rounds.items():
        assert read(images, name) == [list(keys) for keys in wanted]
    return images


def test_a_loop_backwards_reads_the_images_of_the_loop_forwards() -> None:
    images = placed(up=slots(0, 1, 2, 3), down=slots(3, 2, 1, 0))
    assert images.loops == {"up": Loop(4, 0, 1, (0,)), "down": Loop(4, 3, -1, (0,))}
    assert len(images.images) == 4


def test_a_loop_over_some_of_the_rounds_reads_the_same_images() -> None:
    images = placed(all=slots(0, 1, 2, 3), some=slots(1, 2, 3), back=slots(2, 1))
    assert len(images.images) == 4


def test_several_keys_a_round_may_be_read_backwards() -> None:
    up = ((key(0), key(1)), (key(2), key(3)), (key(4), key(5)))
    images = placed(up=up, down=tuple(keys[::-1] for keys in up[::-1]))
    assert images.loops["down"].step == -2
    assert len(images.images) == 6


def test_a_loop_whose_keys_are_not_a_step_apart_has_its_own_images() -> None:
    images = placed(up=slots(0, 1, 2, 3), mixed=slots(0, 2, 1, 3))
    assert images.loops["mixed"].first == 4
    assert len(images.images) == 8


def test_a_key_that_all_rounds_share_lies_once_for_each_of_them() -> None:
    images = placed(same=((key(0), key(9)), (key(1), key(9)), (key(2), key(9))))
    assert len(images.images) == 6


def test_loops_without_keys_read_nothing() -> None:
    images = placed(none=((), ()), more=((), (), ()))
    assert images.images == []


def test_an_image_by_name_is_one_of_a_loop_s_if_it_is_there() -> None:
    images = placed(up=slots(0, 1, 2))
    assert images.image((key(1),)) == 1
    assert images.image((key(7),)) == 3
    assert images.image((key(7),)) == 3


def test_a_backwards_loop_begins_at_the_last_image() -> None:
    keys = placed(up=slots(0, 1, 2), down=slots(2, 1, 0)).round_keys(4)
    assert keys["down"] == RoundKeys(rounds=3, first=8, step=-4)


def test_places_count_in_their_region() -> None:
    assert of_key(5) == Place("key", 5)
    assert [of_key(n).neighbour.number for n in (4, 5)] == [5, 4]
    assert Place("nonce", 2).neighbour == Place("nonce", 3)
    assert offset_in(of_key(3), 16) == {"offset": 48}
    assert offset_in(Place("nonce", 3), 16) == {"offset": 48, "region": "nonce"}


def test_offsets_count_from_the_memory_s_beginning_once_regions_are_known() -> None:
    program = parse_program(
        """slice f(ctx: ptr, out: ptr) {
          a: u8x4 = load ctx, offset=4
          b: u8x4 = load ctx, offset=8, region=nonce
          c: u8x4 = load ctx, offset=0, region=table
          store out, a, offset=12
          return
        }"""
    )
    made = with_regions(program, {"nonce": 100, "table": 200})
    assert [op.number("offset") for op in made.ops] == [4, 108, 200, 12]
    assert not any("region" in dict(op.attrs) for op in made.ops)


def test_regions_follow_from_the_images() -> None:
    made = shared()
    for n in range(3):
        made.image((key(n),))
    made.nonce_slots = 2
    assert made.regions() == Regions(group_blocks=4, block=2, key=2, rk=12, ctx=20)


PROGRAM = parse_program(
    """spec f(x: u8, y: u8, $k0: u8, $k1: u8) {
      a: u8 = xor x, $k0
      b: u8 = and a, y
      c: u8 = const value=5
      d: u8 = xor b, c
      e: u8 = xor d, $k0
      return e
    }"""
)


@dataclass
class Loads(SliceFunction):
    """Parameters come from memory by name; slots from the image of their number."""

    def source(self, name: str) -> str:
        return self.build.emit("load", "in", kind=BYTES, word=name)

    def slot(self, name: str) -> str:
        return self.load_image("rk", of_key(self.program.stored[name].index))


def growing(program: Program = PROGRAM, **changes: object) -> Loads:
    made = Loads(shared(), program)
    made.waiting = {r: op for op in program.ops for r in op.results}
    return replace(made, **changes)  # type: ignore[arg-type]


def finished(function: Loads) -> list[str]:
    return code(Program("f", "slice", (), tuple(function.build.ops), ()))


def test_a_value_is_computed_when_it_is_asked_for() -> None:
    function = growing()
    assert function.value("b") == ("v4",)
    assert finished(function) == [
        "v0 = load in, word=x",
        "v1 = load rk, offset=0",
        "v2 = xor v0, v1",
        "v3 = load in, word=y",
        "v4 = and v2, v3",
    ]
    function.value("b")
    assert len(function.build.ops) == 5
    assert function.value("c") == ("v5",)


def test_operations_keep_their_rounds() -> None:
    rounds = parse_program("spec f(x: u8) {\n  a: u8 = not x @3\n  b: u8 = not a @4\n  return b\n}")
    function = growing(rounds)
    function.value("b")
    assert [op.round for op in function.build.ops if op.name == "not"] == [3, 4]


def test_a_word_of_all_blocks_may_take_several_registers() -> None:
    function = growing(values={"x": ("p", "q"), "y": ("r",)})
    function.build.types |= dict.fromkeys("pqr", BYTES)
    assert function.value("b") == ("v3", "v4")
    assert finished(function)[1:] == [
        *("v1 = xor p, v0", "v2 = xor q, v0"),
        *("v3 = and v1, r", "v4 = and v2, r"),
    ]


def test_an_image_is_loaded_once_a_round() -> None:
    function = growing()
    for number in (1, 1, 2):
        function.build.round = number
        function.load_image("rk", of_key(1))
    assert finished(function) == ["v0 = load rk, offset=4", "v1 = load rk, offset=4"]


def test_neighbours_of_one_round_are_loaded_together() -> None:
    expected = frozenset({(of_key(2), 1), (of_key(3), 1), (of_key(4), 1)})
    function = growing(expected=expected)
    function.build.round = 1
    loaded = [function.load_image("rk", of_key(n)) for n in (3, 2, 4)]
    assert finished(function) == ["v0, v1 = load_pair rk, offset=8", "v2 = load rk, offset=16"]
    assert loaded == ["v1", "v0", "v2"]


def test_an_image_that_stays_in_its_register_is_loaded_once() -> None:
    function = growing(expected=frozenset({(of_key(1), ONCE)}))
    for number in (1, 2):
        function.build.round = number
        assert function.load_image("rk", of_key(1)) == "v0"


@pytest.mark.parametrize(
    ("stride", "k", "expected"),
    [
        (0, 3, "t: u8x4 = rotl a, k=3"),
        (1, 3, "t: u16x2 = rotl a, k=6"),
        (2, 2, "t: u8x4 = roll a, k=1"),
    ],
)
def test_with_bits_apart_a_rotation_is_one_of_wider_lanes(
    stride: int, k: int, expected: str
) -> None:
    function = Loads(shared(stride=stride), PROGRAM)
    function.build.param("a", BYTES)
    function.lanewise(parse_op(f"r: u8 = rotl x, k={k}"), ["a"])
    (op,) = function.build.ops
    made = parse_op(expected)
    assert (op.name, op.types, op.attrs) == (made.name, made.types, made.attrs)


@pytest.mark.parametrize("name", ["add", "sub", "shl"])
def test_with_bits_apart_there_are_no_carries(name: str) -> None:
    function = Loads(shared(stride=2), PROGRAM)
    with pytest.raises(LayoutError, match=f"`{name}` has no form with bits apart"):
        function.lanewise(parse_op(f"r: u8 = {name} x, y"), ["a", "b"])


def test_a_constant_is_made_once() -> None:
    function = growing()
    assert function.constant(5) == function.constant(5) == "v0"
    assert function.constant((1, 2), Type(16, 2)) == "v1"
    assert finished(function) == ["v0 = const value=5", "v1: u16x2 = const value=(1 2)"]


def test_a_loop_that_reads_one_key_all_the_time_has_an_image_for_each() -> None:
    images = placed(first=slots(9, 8), same=slots(9, 9))
    assert images.loops["same"] == Loop(2, 2, 1, (0,))
    assert len(images.images) == 4


def test_slots_lie_in_the_order_of_their_numbers_where_all_loops_can_do_with_that() -> None:
    loops = {"up": slots(1, 2, 3), "down": slots(3, 2, 1)}
    images = Images()
    images.place_in_order([key(n) for n in range(5)], loops.values())
    for name, rounds in loops.items():
        images.place_loop(name, rounds)
        assert read(images, name) == [list(keys) for keys in rounds]
    assert images.images == [(key(n),) for n in range(5)]


def test_a_loop_whose_keys_are_not_a_step_apart_has_an_order_of_its_own() -> None:
    images = Images()
    images.place_in_order([key(n) for n in range(4)], [slots(0, 1, 3)])
    assert not images.images
