"""S-boxes on bits of words become one box on a word; random words say that nothing changed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from compiler.frontend.programs import spec_programs
from compiler.interpreter import interpret
from compiler.ir.program import Program
from compiler.sboxes.gathered import gather_boxes
from dsl.check import load_cipher

TOY = load_cipher(Path(__file__).parents[1] / "toy_feistel.dsl")
SETS = ("box", "sum", "mix")


def boxes_of(program: Program) -> list[int]:
    """The width of the words that each S-box is on."""
    return [op.type.bits for op in program.ops if op.name == "sbox"]


@pytest.mark.parametrize("width", [4, 8, 32])
@pytest.mark.parametrize("set_name", SETS)
def test_issue_13_boxes_side_by_side_compute_the_same(set_name: str, width: int) -> None:
    programs = spec_programs(TOY, set_name)
    every = programs.encrypt, programs.decrypt, programs.key_schedule
    for program in filter(None, every):
        made = gather_boxes(program, width)
        random = np.random.default_rng(13)
        inputs = {p.name: random.integers(0, 65536, 50, dtype=np.uint64) for p in program.params}
        pairs = zip(interpret(made, inputs), interpret(program, inputs), strict=True)
        assert all(np.array_equal(new, old) for new, old in pairs)  # type: ignore[arg-type]


def test_issue_13_boxes_of_a_round_are_one_box() -> None:
    encrypt = spec_programs(TOY, "box").encrypt
    assert boxes_of(encrypt) == [1] * 8
    assert boxes_of(gather_boxes(encrypt, 32)) == [16, 16]


def test_issue_13_a_box_behind_another_waits_for_no_other() -> None:
    schedule = spec_programs(TOY, "box").key_schedule
    assert boxes_of(gather_boxes(schedule, 32)) == [16, 16]


def test_boxes_on_words_stay_as_they_are() -> None:
    encrypt = gather_boxes(spec_programs(TOY, "box").encrypt, 32)
    assert gather_boxes(encrypt, 32) is encrypt
