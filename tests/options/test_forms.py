"""The forms that a build may take, and options that none of them uses."""

from __future__ import annotations

import pytest

from options.build import BuildOptions
from options.file_names import stem_of
from options.forms import only_form, possible_forms, refuse_useless, refuse_useless_in
from options.settled import settle
from runtime.user_error import UserError


def test_tables_in_registers_have_blocks_side_by_side() -> None:
    made = settle(BuildOptions("s", "neon", sbox="tbl", blocks=4))
    assert made.has_register_tables
    assert not made.has_circuits
    assert not made.tells_secrets
    form = only_form(made)
    assert form
    assert (form.lanes, form.word_blocks, form.is_scalar) == (1, 4, True)
    assert possible_forms(made) == [form]
    assert stem_of(form) == "s_l1_b4_tbl"


def test_a_target_of_one_form_leaves_no_choice() -> None:
    form = only_form(settle(BuildOptions("s", "neon", slicing="plane")))
    assert form
    assert form.lanes == 1
    assert only_form(settle(BuildOptions("s", "rv32i"))) is None


def test_an_option_of_no_use_is_refused_with_what_it_is_about() -> None:
    words = settle(BuildOptions("s", "rv32i", lanes=1, slicing="word"))
    with pytest.raises(UserError, match="--stride is about words of several blocks"):
        refuse_useless(settle(BuildOptions("s", "rv32i", lanes=1, slicing="word", stride=2)))
    refuse_useless(words)
    refuse_useless_in([words, settle(BuildOptions("s", "rv32i", lanes=1, slicing="plane"))])
