"""Counter mode in two parts: what the counter's upper bytes decide, and the work for a block."""

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
from compiler.passes.forms.hold import Hold
from compiler.regions import CounterBytes, HeldBytes
from tests import golden
from tests.compiler.stages import cipher

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
HEAD = "slice ctr_crypt(out: ptr, in: ptr, ctx: ptr, counter.0: u8, counter.8: u8) {"


def program(*lines: str) -> Program:
    return parse_program("\n".join([HEAD, *lines, "return", "}"]))


def example() -> tuple[Program, list[str]]:
    """The program of the docstring, and the texts of what it becomes."""
    match = golden.LISTING.search(inspect.getdoc(Hold) or "")
    assert match
    before, after = (textwrap.dedent(match[part]).strip() for part in ("before", "after"))
    first, second = after.split("\n}\n")
    return parse_program(before), [first + "\n}\n", second + "\n"]


def module(made: Program, counter: int = 2) -> Module:
    before = Module(cipher("pipo"), "pipo64_128", {made.label: made})
    return replace(before, counter=CounterBytes(8 - counter, counter))


def test_the_listing_in_the_docstring() -> None:
    before, after = example()
    made = Hold(enabled=True).run_module(module(before), CONTEXT)
    assert [print_program(p) for p in made.programs.values()] == after
    assert made.held == HeldBytes(counter=1, values=1)


def test_nothing_changes_unless_it_is_asked_for() -> None:
    before = module(example()[0])
    assert Hold().run_module(before, CONTEXT) is before
    other = replace(before, programs={})
    assert Hold(enabled=True).run_module(other, CONTEXT) is other


def test_a_byte_of_the_counter_is_held_as_it_is() -> None:
    lines = "t: u8 = and counter.0, counter.8", "store out, t, big=0, bytes=1, offset=0"
    made = Hold(enabled=True).run_module(module(program(*lines)), CONTEXT)
    assert made.held == HeldBytes(1, 1)
    text = print_program(made.programs["ctr_crypt.high"])
    assert "load frame, big=0, bytes=1, offset=1" in text
    assert "store frame, h0, big=0, bytes=1, offset=0" in text


def test_a_sum_of_what_key_and_nonce_decide_is_held_as_one_byte() -> None:
    lines = (
        "k: u8 = load ctx, big=0, bytes=1, offset=0, own=1",
        "l: u8 = load ctx, big=0, bytes=1, offset=1, own=1",
        "t: u8 = xor k, l",
        "u: u8 = xor counter.0, t",
        "v: u8 = and u, counter.8",
        "store out, v, big=0, bytes=1, offset=0",
    )
    made = Hold(enabled=True).run_module(module(program(*lines)), CONTEXT)
    assert made.held == HeldBytes(1, 2)
    assert "load ctx" not in print_program(made.programs["ctr_crypt"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda m: replace(m, blocks=2), "blocks are computed one by one"),
        (lambda m: replace(m, counter=None), "blocks are computed one by one"),
        (
            lambda m: m.with_program("ctr_crypt.round", example()[0]),
            "the rounds of counter mode are in a loop: --unroll yes",
        ),
        (
            lambda m: m.with_program("ctr_crypt", program("t: u8 = not counter.0")),
            "nothing depends on the counter's upper bytes alone: --fold separated",
        ),
    ],
)
def test_what_cannot_be_held_is_said(change: object, message: str) -> None:
    assert callable(change)
    with pytest.raises(HoldError, match=message):
        Hold(enabled=True).run_module(change(module(example()[0])), CONTEXT)
