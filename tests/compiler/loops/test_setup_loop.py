"""What goes round in a loop that fills memory, and what stands in the way of one."""

from __future__ import annotations

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Program
from compiler.loops.setup_loop import (
    Made,
    Numbers,
    Outside,
    SetupLoop,
    best_loop,
    changing,
    steps_of,
    with_early_stores,
)

MANY = 20


def setup(step: str, times: int = 8, head: str = "", tail: str = "") -> Program:
    """A program that repeats `step`; `x{i}` and `x{i-1}` are numbered, `@i` is the number."""
    lines = [head] if head else []
    for i in range(times):
        text = step.replace("{i-2}", str(i - 2)).replace("{i-1}", str(i - 1))
        lines += text.replace("{i}", str(i)).replace("@i", str(i)).splitlines()
    body = "\n".join([*lines, *([tail] if tail else [])])
    params = "rk: ptr, key: ptr, x-1: u8, x-2: u8, w: u8".replace("-", "_")
    text = f"slice key_setup({params}) {{\n{body}\nreturn\n}}".replace("x-", "x_")
    return with_early_stores(parse_program(text))


STEP = """a{i}: u8 = rotl x{i-1}, k=1
b{i}: u8 = xor a{i}, x{i-2}
c{i}: u8 = and b{i}, w
x{i}: u8 = or c{i}, b{i}
store rk, x{i}, big=0, bytes=1, offset=@i, own=1"""


def loop(program: Program, most_held: int = MANY) -> SetupLoop:
    found = best_loop(program, most_held)
    assert found, "it repeats nothing"
    return found


def test_what_goes_round_has_its_age() -> None:
    found = loop(setup(STEP))
    place = next(held.place for held in found.entering if isinstance(held, Made))
    assert dict(found.entering) == {
        Outside("w"): "w",
        Made(2, place): "x_2",
        Made(1, place): "x_1",
    }
    assert (found.stretch.times, found.first, found.step) == (8, 0, 1)


def test_stores_stand_behind_what_they_store() -> None:
    program = setup(STEP, times=2)
    assert [op.name for op in program.ops] == ["rotl", "xor", "and", "or", "store"] * 2


def test_what_is_read_behind_the_loop_is_handed_on() -> None:
    tail = "y: u8 = xor x7, x6\nstore rk, y, big=0, bytes=1, offset=30, own=1"
    found = loop(setup(STEP, tail=tail))
    assert found.stretch.end == len(steps_of(setup(STEP)))


def test_stores_of_different_steps_do_not_go_round() -> None:
    step = STEP + "\nstore rk, b{i}, big=0, bytes=1, offset=4@i, own=1"
    assert loop(setup(step)).step == 1
    other = setup(step.replace("offset=4@i", "offset=@i0"), times=9)
    assert best_loop(other, MANY) is None


def test_too_many_values_do_not_go_round() -> None:
    assert best_loop(setup(STEP), 2) is None
    assert len(loop(setup(STEP), 3).entering) == 3


def test_numbers_that_change_are_found() -> None:
    step = "n{i}: u8 = const value=1@i\nm{i}: u8 = const value=7\n" + STEP.replace(", w", ", n{i}")
    found = loop(setup(step.replace("c{i}, b{i}", "c{i}, m{i}")))
    numbers = [each for each in found.operands.values() if isinstance(each, Numbers)]
    assert changing(found.operands) == (Numbers(tuple(range(10, 18))),)
    assert any(each.is_one for each in numbers)


def test_values_from_elsewhere_each_time_do_not_go_round() -> None:
    loads = "\n".join(f"k{i}: u8 = load key, big=0, bytes=1, offset={i}" for i in range(8))
    assert best_loop(setup(STEP.replace(", w", ", k{i}"), head=loads), MANY) is None


def test_nothing_is_repeated_in_a_short_program() -> None:
    program = setup(STEP, times=1)
    assert best_loop(program, MANY) is None
    assert "store rk, x0" in print_program(program)
