"""Forms: each sum has one number, and names, inputs and limits are what they are said to be."""

from __future__ import annotations

import pytest

from prove.graph import forms as module
from prove.graph.forms import FALSE, NOTHING, TRUE, Forms, FormTooLarge


def sum_of(forms: Forms, *literals: int) -> int:
    """The sum of inputs, as a form."""
    atoms = NOTHING
    for literal in literals:
        atoms ^= forms.terms(literal)[0]
    return forms.form_number(atoms, ()) << 1


def test_the_constants_are_there_at_first() -> None:
    forms = Forms()
    assert (FALSE, TRUE, forms.n_forms) == (0, 1, 1)
    assert forms.terms(TRUE) == forms.terms(FALSE) == (NOTHING, ())
    assert forms.size(TRUE) == 0
    assert forms.resolve(TRUE) == TRUE
    assert forms.atom_of(FALSE) is None


def test_an_input_is_one_literal_each_time() -> None:
    forms = Forms()
    literals = [forms.input(name, bit) for name in "xy" for bit in range(3)]
    assert len(set(literals)) == 6
    assert [forms.input(name, bit) for name in "xy" for bit in range(3)] == literals
    assert forms.n_forms == 7
    assert all(literal > 1 and not literal & 1 for literal in literals)
    assert [forms.origins[forms.atom_of(x) or 0] for x in literals[:4]] == [
        *(("x", 0), ("x", 1), ("x", 2), ("y", 0))
    ]


def test_what_is_fresh_is_like_nothing_else() -> None:
    forms = Forms()
    given, first, second = forms.input("x", 0), forms.fresh(), forms.fresh()
    assert len({given, first, second}) == 3
    assert [forms.is_fresh(x) for x in (given, first, second)] == [False, True, True]
    assert not forms.is_fresh(first ^ 1)
    assert not forms.is_fresh(sum_of(forms, first, second))
    assert not forms.is_fresh(FALSE)


def test_a_sum_is_one_form_in_any_order() -> None:
    forms = Forms()
    a, b, c = (forms.input("x", bit) for bit in range(3))
    assert sum_of(forms, a, b, c) == sum_of(forms, c, a, b)
    assert sum_of(forms, a, b, b) == a
    assert sum_of(forms, a, a) == FALSE
    assert forms.size(sum_of(forms, a, b, c)) == 3
    assert forms.form_number(NOTHING, ((0, 8),)) != forms.form_number(NOTHING, ((1, 8),))
    assert forms.size(forms.form_number(forms.terms(a)[0], ((0, 8),)) << 1) == 2


def test_an_atom_is_found_under_its_complement() -> None:
    forms = Forms()
    a, b = forms.input("x", 0), forms.input("x", 1)
    assert forms.atom_of(b) == forms.atom_of(b ^ 1) == 1
    assert forms.single(1) == b
    assert forms.atom_of(sum_of(forms, a, b)) is None
    with_window = forms.form_number(forms.terms(a)[0], ((0, 8),)) << 1
    assert forms.atom_of(with_window) is None


def test_factors_are_those_of_products_and_of_names() -> None:
    forms = Forms()
    a, b = forms.input("x", 0), forms.input("x", 1)
    whole = sum_of(forms, a, b)
    product = forms.atom_of(forms.new_atom((a >> 1, b >> 1)))
    name = forms.atom_of(forms.new_atom((whole >> 1, whole >> 1)))
    assert product is not None
    assert name is not None
    assert forms.factors(0) == ()
    assert forms.factors(product) == (a, b)
    assert forms.factors(name) == (whole,)


def test_a_literal_is_replaced_by_its_equal_and_so_is_its_complement() -> None:
    forms = Forms()
    a, b, c = (forms.input("x", bit) for bit in range(3))
    forms.identify(a, b ^ 1)
    assert (forms.resolve(a), forms.resolve(a ^ 1)) == (b ^ 1, b)
    forms.identify(b, c ^ 1)
    assert forms.resolve(a) == c, "through both"
    assert forms.resolve(c) == c
    forms.identify(a, c)
    forms.identify(c, c)
    assert forms.resolve(c) == c, "what is one already is left alone"
    forms.identify(c ^ 1, TRUE)
    assert (forms.resolve(c), forms.resolve(b)) == (FALSE, TRUE)
    forms.identify(TRUE, c)
    assert forms.resolve(TRUE) == TRUE, "a constant is never replaced"


def test_a_form_of_too_many_terms_is_refused() -> None:
    forms = Forms(limit=2)
    a, b, c = (forms.input("x", bit) for bit in range(3))
    assert forms.size(sum_of(forms, a, b)) == 2
    with pytest.raises(FormTooLarge, match="a bit is the sum of more than 2 terms"):
        sum_of(forms, a, b, c)
    with pytest.raises(FormTooLarge, match="a bit is the sum of more than 2 terms"):
        forms.form_number(frozenset({0, 1}), ((0, 8),))


def test_a_graph_of_too_many_forms_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_BYTES", 3 * module.FORM_BYTES + 3 * module.TERM_BYTES)
    forms = Forms()
    for bit in range(3):
        forms.input("x", bit)
    with pytest.raises(FormTooLarge, match="there are more than 4 sums: memory is at an end"):
        forms.input("x", 3)
