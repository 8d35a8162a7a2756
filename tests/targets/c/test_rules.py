"""Each rule and each move of C is true: run through the rows' own meanings."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from compiler.ir.program import BITWISE, Type
from compiler.layouts.layout import derive_access, derive_actions
from compiler.machine.load import load_target
from compiler.machine.meaning import execute
from compiler.machine.rules import Move, Rule
from tests.targets.rule_laws import RuleLaws, padded, samples

TARGET = load_target("c")
LAWS = RuleLaws(TARGET)
WORDS = tuple(Type(bits) for bits in TARGET.word_bits)
PLANES = tuple(Type(8, size) for size in TARGET.register_bytes)
LOGIC = frozenset({"xor", "and", "or", "not", "and_not", "or_not", "select"})


@pytest.mark.slow
@pytest.mark.parametrize("rule", TARGET.rules, ids=lambda rule: rule.name)
def test_a_rule_is_true(rule: Rule) -> None:
    # Registers of bit planes are put in the shape of one word: only logic means the same there.
    LAWS.check(rule, without=() if rule.name in LOGIC else PLANES)


@pytest.mark.parametrize(("old", "new"), [*product(WORDS, WORDS)], ids=str)
def test_resize_cuts_a_word_or_puts_zeros_above_it(old: Type, new: Type) -> None:
    (values,) = samples(1, old.bits // 8)
    row = LAWS.machine.instruction("resize", new)
    assert row is not None
    (made,) = execute(row, {row.args[0]: padded(values, 8)}).values()
    assert np.array_equal(made, padded(values, new.bits // 8))


def test_a_wrong_rule_is_found() -> None:
    wrong = Rule("rotate", "x <<< k", "or(shl(x, k), shr(x, k))", when="k > 0")
    with pytest.raises(AssertionError, match="rotate of u8 by 1"):
        LAWS.check(wrong)


def test_words_have_every_rule_and_bit_planes_all_logic() -> None:
    kinds = {rule.name: set(LAWS.kinds_of(rule)) for rule in TARGET.rules}
    for name, found in kinds.items():
        assert found >= set(WORDS), name
    for name in LOGIC:
        assert kinds[name] >= set(PLANES), name
    assert TARGET.logic[""] <= BITWISE | {"rotl"}, "and a rotation, which planes are moved by"


@pytest.mark.parametrize("register_bytes", TARGET.register_bytes)
def test_each_move_that_fits_permutes_digits(register_bytes: int) -> None:
    fitting = [m for m in TARGET.moves if fields_of(m) <= 4 * register_bytes]
    assert len(fitting) == (8 * register_bytes).bit_length() - 1, "one for each digit of a place"
    LAWS.check_moves(register_bytes, fitting)


def fields_of(move: Move) -> int:
    """The bits of the fields that a move exchanges, by its name."""
    return int(move.name.removeprefix("swap_"))


@pytest.mark.parametrize("register_bytes", TARGET.register_bytes)
def test_each_access_keeps_the_order_of_bits(register_bytes: int) -> None:
    rows = {a: TARGET.table[a.load] for a in TARGET.accesses}
    fitting = [a for a, row in rows.items() if row.lanes * row.lane_bits == 8 * register_bytes]
    assert len(fitting) == 1
    for access in fitting:
        found = derive_access(access.load, access.store, TARGET.table, LAWS.machine.core)
        assert found is not None
        assert list(found.sources) == list(range(len(found.sources)))


def test_a_move_of_larger_fields_than_a_register_has_is_none() -> None:
    (wide,) = [move for move in TARGET.moves if fields_of(move) == 64]
    assert not derive_actions([wide], TARGET.table, LAWS.machine.core, 8)
