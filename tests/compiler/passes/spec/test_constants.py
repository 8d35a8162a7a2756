"""Constants that differ between rounds alike are round keys, each once for all functions."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.module import Module
from compiler.passes.spec.constants import PREFIX, Constants
from tests import golden
from tests.compiler.stages import CONTEXT, cipher


def rounds(*values: int, name: str = "f", kind: str = "u8") -> Program:
    """A word to which a constant and a key are added, round by round."""
    lines, last = [f"spec {name}(x: {kind}, k: {kind}) {{"], "x"
    for r, value in enumerate(values, 1):
        lines.append(f"c{r}: {kind} = const value={value} @{r}")
        lines.append(f"s{r}: {kind} = add {last}, c{r} @{r}")
        lines.append(f"t{r}: {kind} = xor s{r}, k @{r}")
        last = f"t{r}"
    return parse_program("\n".join([*lines, f"return {last}", "}"]))


def taken(program: Program) -> list[str]:
    return [p.name for p in program.params if p.name.startswith(PREFIX)]


def test_constants_that_differ_are_taken() -> None:
    before = rounds(3, 5, 3)
    made = Constants().run(before)
    assert taken(made) == ["$c0", "$c1"], "equal ones once"
    assert [op.args[1] for op in made.ops if op.name == "add"] == ["$c0", "$c1", "$c0"]
    assert "const" not in {op.name for op in made.ops}
    assert not golden.differing(before, made, seed=1)


@pytest.mark.parametrize("values", [(7, 7, 7), (7,)])
def test_constants_of_all_rounds_stay(values: tuple[int, ...]) -> None:
    before = rounds(*values)
    assert Constants().run(before) == before


def test_rounds_that_differ_otherwise_keep_theirs() -> None:
    before = rounds(1, 2)
    # the second round takes the difference, not the sum
    ops = [op.name for op in before.ops]
    text = parse_program(
        "spec f(x: u8, k: u8) {\nc1: u8 = const value=1 @1\ns1: u8 = add x, c1 @1\n"
        "t1: u8 = xor s1, k @1\nc2: u8 = const value=2 @2\ns2: u8 = sub t1, c2 @2\n"
        "t2: u8 = xor s2, k @2\nreturn t2\n}"
    )
    assert [op.name for op in text.ops] != ops
    assert Constants().run(text) == text


def test_constants_of_no_round_stay() -> None:
    text = (
        "spec f(x: u8) {\nc1: u8 = const value=1\ns1: u8 = add x, c1\n"
        "t: u8 = not s1 @1\nc2: u8 = const value=2\ns2: u8 = add t, c2\nreturn s2\n}"
    )
    before = parse_program(text)
    assert Constants().run(before) == before


def module(**programs: Program) -> Module:
    schedule = parse_program("spec key_schedule(K: u8) {\nr: u8 = not K\nreturn r\n}")
    return Module(cipher("pipo"), "pipo64_128", {"key_schedule": schedule, **programs})


def test_the_key_schedule_gives_them_for_all_functions() -> None:
    both = {"encrypt": rounds(1, 2, name="encrypt"), "decrypt": rounds(2, 4, name="decrypt")}
    made = Constants(enabled=True).run_module(module(**both), CONTEXT).programs
    schedule = made["key_schedule"]
    assert schedule.results == ("r", "$c0", "$c1", "$c2")
    values = {op.result: op.number("value") for op in schedule.ops if op.name == "const"}
    assert values == {"$c0": 1, "$c1": 2, "$c2": 4}
    assert {op.round for op in schedule.ops} == {0}
    for name in both:
        assert taken(made[name]) == ["$c0", "$c1", "$c2"], "the same words behind the keys of all"
    assert [op.args[1] for op in made["decrypt"].ops if op.name == "add"] == ["$c1", "$c2"]


def test_words_of_other_widths_are_other_keys() -> None:
    both = {"encrypt": rounds(1, 2), "decrypt": rounds(1, 2, kind="u16")}
    made = Constants(enabled=True).run_module(module(**both), CONTEXT).programs
    assert [str(p.type) for p in made["encrypt"].params[2:]] == ["u8", "u8", "u16", "u16"]


def test_nothing_is_done_unless_asked_for() -> None:
    given = module(encrypt=rounds(1, 2))
    assert Constants().run_module(given, CONTEXT) is given
