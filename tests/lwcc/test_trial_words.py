"""What separates the values of the options that `lwcc explore` varies."""

from __future__ import annotations

import pytest

from lwcc.trial_words import SWEPT, combined, value_of, words_of
from options.flags import DEFAULTS
from runtime.user_error import UserError


def test_every_option_that_varies_is_one_of_builds() -> None:
    assert set(SWEPT) <= set(DEFAULTS)


def test_values_are_told_once_and_in_order() -> None:
    assert words_of("lanes", "16, 8,16") == ("16", "8")
    assert words_of("lanes", "") == ()


@pytest.mark.parametrize("text", [",", "8,", "8,,16", " "])
def test_an_empty_value_is_refused(text: str) -> None:
    with pytest.raises(UserError, match="--lanes: there is an empty value"):
        words_of("lanes", text)


def test_values_are_as_builds_take_them() -> None:
    assert value_of("lanes", "8") == 8
    assert value_of("features", "none") == ""
    assert value_of("features", "zbb+zbkb") == "zbb,zbkb"
    assert value_of("depth", "none") == "none"


def test_a_number_is_a_number() -> None:
    with pytest.raises(UserError, match="--lanes takes whole numbers, not `many`"):
        value_of("lanes", "many")


def test_combinations_are_the_cross_product() -> None:
    found = combined({"lanes": ("8", "16"), "align": ("once", "round")})
    assert [tuple(each.values()) for each in found] == [
        ("8", "once"),
        ("8", "round"),
        ("16", "once"),
        ("16", "round"),
    ]
    assert combined({}) == [{}]
