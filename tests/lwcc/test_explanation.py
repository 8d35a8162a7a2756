"""A line is followed by its operations alone; a line without any names those near it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from catalogue.ciphers import find_cipher
from compiler.ir.parse import parse_op
from compiler.ir.program import Op, Program
from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.passes.spec.fold import Fold
from compiler.passes.spec.unroll import Unroll
from dsl.syntax.tree import Span
from lwcc.explanation import Stage, follow
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET

CIPHER = find_cipher(str(TOY)).load()
START = Module(CIPHER, TOY_SET, {})
CONTEXT = Context(load_target("rv32i"), "", ())
STEPS: tuple[Pass, ...] = (Unroll(), Fold(), Unroll())


def op(text: str, line: int, round_: int = 0, file: str = CIPHER.file) -> Op:
    return replace(parse_op(text), span=Span(file, line, 1), round=round_)


def module(**programs: list[Op]) -> Module:
    made = {n: Program(n, "spec", (), tuple(ops), ()) for n, ops in programs.items()}
    return replace(START, programs=made)


XOR = op("a: u8 = xor x, y", 14, 1)
TURN = op("b: u8 = rotl a, k=3", 13, 1)
LATER = op("c: u8 = xor b, y", 14, 2)
PLAIN = module(encrypt=[XOR, TURN, LATER], key_schedule=[op("k: u8 = not x", 20)])


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Sets what the passes make, and what the next of them says in place of more."""

    def set_made(*modules: Module, refusal: str = "") -> None:
        def run_passes(*given: object) -> None:
            keep = given[3]
            assert callable(keep)
            for step, each in zip(STEPS, modules, strict=False):
                keep(step, START, each)
            if refusal:
                raise UserError(refusal)

        monkeypatch.setattr("lwcc.explanation.run_passes", run_passes)

    return set_made


def test_a_stage_counts_its_operations_and_shows_its_first_round() -> None:
    stage = Stage("fold()", "encrypt", (TURN, XOR, LATER), 2, 1, "changed")
    assert list(stage.kinds.items()) == [("xor", 2), ("rotl", 1)]
    assert stage.lines == ("b: u8 = rotl a, k=3", "a: u8 = xor x, y")


def test_only_operations_of_the_line_are_followed(made: Callable[..., None]) -> None:
    other = op("d: u8 = not x", 14, 1, "other.dsl")
    made(PLAIN, module(encrypt=[XOR, other]), PLAIN)
    trail = follow(START, CONTEXT, STEPS, 14)
    assert (trail.function, trail.problem) == ("ecb_encrypt", "")
    assert [stage.ops for stage in trail.stages] == [(XOR, LATER), (XOR,), (XOR, LATER)]
    assert [(stage.program, stage.n_rounds, stage.round) for stage in trail.stages] == [
        ("encrypt", 2, 1),
        ("encrypt", 1, 1),
        ("encrypt", 2, 1),
    ]
    assert [stage.step for stage in trail.stages] == ["unroll()", "fold()", "unroll()"]


def test_a_stage_is_compared_with_the_one_before(made: Callable[..., None]) -> None:
    moved = module(encrypt=[op("q: u8 = xor m, n", 14, 1)])
    made(module(encrypt=[XOR]), module(encrypt=[XOR, TURN]), moved)
    changes = [stage.change for stage in follow(START, CONTEXT, STEPS, 14).stages]
    assert changes == ["changed", "same", "moved"]
    made(module(encrypt=[XOR]), module(encrypt=[op("a: u8 = and x, y", 14, 1)]))
    assert [s.change for s in follow(START, CONTEXT, STEPS, 14).stages] == ["changed", "changed"]


def test_a_function_is_found_under_its_later_and_its_earlier_name(
    made: Callable[..., None],
) -> None:
    made(PLAIN, module(ecb_encrypt=[XOR], encrypt=[TURN]), module(ctr=[LATER], ecb_encrypt=[XOR]))
    trail = follow(START, CONTEXT, STEPS, 14)
    assert [stage.program for stage in trail.stages] == ["encrypt", "ecb_encrypt", "ecb_encrypt"]
    counted = follow(START, CONTEXT, STEPS, 14, "ctr_crypt")
    assert [stage.program for stage in counted.stages] == ["encrypt", "encrypt", "ctr"]
    assert follow(START, CONTEXT, STEPS, 20).function == "key_setup"


def test_what_a_pass_refuses_ends_the_trail(made: Callable[..., None]) -> None:
    made(PLAIN, refusal="no form for it\n")
    trail = follow(START, CONTEXT, STEPS, 14)
    assert len(trail.stages) == 1
    assert trail.problem == "fold(): no form for it"


def test_what_the_first_pass_refuses_is_an_error(made: Callable[..., None]) -> None:
    made(refusal="no form for it")
    with pytest.raises(UserError, match=re.escape("unroll(): no form for it")):
        follow(START, CONTEXT, STEPS, 14)


def test_a_line_without_operations_is_refused_with_the_nearest(made: Callable[..., None]) -> None:
    made(PLAIN)
    with pytest.raises(UserError) as raised:
        follow(START, CONTEXT, STEPS, 17)
    first, hint, *near = raised.value.message.splitlines()
    assert first == f"line 17 of TOY makes no operations in {TOY_SET}"
    assert hint == "hint: the nearest that do:"
    assert [int(line.split("|")[0]) for line in near] == [13, 14, 20]
    assert near[1] == "     14 | X = X <<< rot"
    with pytest.raises(UserError, match="line 20 of TOY makes no operations in ecb_encrypt"):
        follow(START, CONTEXT, STEPS, 20, "ecb_encrypt")


def test_four_lines_are_named_at_most(made: Callable[..., None]) -> None:
    made(module(encrypt=[op("a: u8 = not x", line) for line in (1, 9, 11, 12, 13, 30)]))
    with pytest.raises(UserError) as raised:
        follow(START, CONTEXT, STEPS, 10)
    near = [int(line.split("|")[0]) for line in raised.value.message.splitlines()[2:]]
    assert near == [9, 11, 12, 13]


def test_an_unknown_function_is_refused_before_any_pass() -> None:
    with pytest.raises(UserError, match="no function `ecb_encrypr`; there are: ecb_encrypt, key_s"):
        follow(START, CONTEXT, STEPS, 14, "ecb_encrypr")
