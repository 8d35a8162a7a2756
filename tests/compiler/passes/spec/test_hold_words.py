"""Counter mode in two programs: words of the counter's upper bytes, and the others."""

from __future__ import annotations

import inspect
import textwrap
from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Context, HoldError, Module
from compiler.passes.spec.hold_words import HoldWords
from compiler.regions import FoldedTable
from tests import golden
from tests.compiler.stages import cipher

NEON = load_target("neon")
CONTEXT = Context(NEON, next(iter(NEON.cores)))
HEAD = "spec ctr(N.0: u8, counter: u16, RK.0: u8) {"
LOWEST = "a: u8 = extract counter, lo=0"
UPPER = "b: u8 = extract counter, lo=8"


def program(*lines: str, head: str = HEAD) -> Program:
    return parse_program("\n".join([head, *lines, "}"]))


def held_in(made: Program, context: Context = CONTEXT) -> dict[str, str]:
    """The texts of the programs of counter mode behind the pass."""
    after = HoldWords(enabled=True).run_module(module(made), context)
    return {name: print_program(each) for name, each in after.programs.items()}


def module(made: Program) -> Module:
    return Module(cipher("pipo"), "pipo64_128", {"ctr": made})


def test_the_listing_in_the_docstring() -> None:
    match = golden.LISTING.search(inspect.getdoc(HoldWords) or "")
    assert match
    before, after = (textwrap.dedent(match[part]).strip() for part in ("before", "after"))
    first, second = after.split("\n}\n")
    made = held_in(parse_program(before))
    assert made == {"ctr": first + "\n}\n", "ctr_high": second + "\n"}


def test_nothing_changes_unless_it_is_asked_for() -> None:
    before = module(program(LOWEST, UPPER, "return a, b"))
    assert HoldWords().run_module(before, CONTEXT) is before
    other = replace(before, programs={})
    assert HoldWords(enabled=True).run_module(other, CONTEXT) is other


def test_a_result_of_the_upper_bytes_alone_is_held() -> None:
    made = held_in(program(LOWEST, UPPER, "return a, b"))
    assert "return a, $h0" in made["ctr"]
    assert "return b" in made["ctr_high"]


def test_parts_of_words_are_computed_in_both_programs() -> None:
    lines = LOWEST, UPPER, "c: u16 = concat a, b", "d: u16 = concat b, b", "e: u16 = add c, d"
    made = held_in(program(*lines, "return e"))
    assert "concat a, b" in made["ctr"]
    assert "add c, $h0" in made["ctr"]
    assert "concat a" not in made["ctr_high"]


def test_the_counter_of_a_further_block_has_upper_bytes_too() -> None:
    lines = (
        "k: u16 = const value=1",
        "n: u16 = add counter, k",
        "a: u8 = extract n, lo=0",
        "b: u8 = extract n, lo=8",
        "c: u8 = add a, b",
        "return c",
    )
    made = held_in(program(*lines))
    assert "c: u8 = add a, $h0" in made["ctr"]
    assert "n: u16 = add counter, k" in made["ctr_high"]


def test_single_bits_of_the_counter() -> None:
    head = "spec ctr(counter.7: u1, counter.8: u1, RK.0: u1) {"
    lines = "a: u1 = and counter.8, RK.0", "b: u1 = xor counter.7, a", "return b"
    made = held_in(program(*lines, head=head))
    assert "xor counter.7, $h0" in made["ctr"]
    assert "and counter.8, RK.0" in made["ctr_high"]


@pytest.mark.parametrize("lines", [(LOWEST, "return a, N.0"), (LOWEST, UPPER, "return a")])
def test_nothing_to_hold_is_an_error(lines: tuple[str, ...]) -> None:
    with pytest.raises(HoldError, match="nothing depends on the counter's upper bytes alone"):
        held_in(program(*lines))


def test_a_folded_counter_mode_is_an_error() -> None:
    before = replace(module(program(LOWEST, UPPER, "return a, b")), table=FoldedTable(256, 1, 0))
    with pytest.raises(HoldError, match="folded to a depth already"):
        HoldWords(enabled=True).run_module(before, CONTEXT)


@pytest.mark.parametrize("name", ["avr", "c", "ptx"])
def test_functions_without_a_frame_are_refused(name: str) -> None:
    target = load_target(name)
    context = Context(target, next(iter(target.cores)))
    with pytest.raises(HoldError, match=f"{name} holds no words in a frame: --fold separated"):
        held_in(program(LOWEST, UPPER, "return a, b"), context)
