"""`--pass` and `--without` name passes and options that exist."""

from __future__ import annotations

import pytest

from options.build import BuildOptions
from options.pass_options import given_passes, read_pass, refuse_passes
from runtime.user_error import UserError


def options(**given: object) -> BuildOptions:
    return BuildOptions(set_name="pipo64_128", **given)  # type: ignore[arg-type]


def test_values_have_the_types_of_their_defaults() -> None:
    assert read_pass("schedule(effort=200)") == ("schedule", {"effort": 200})
    assert read_pass(" value_numbering( commutative = false ) ") == (
        "value_numbering",
        {"commutative": False},
    )
    assert read_pass("value_numbering") == ("value_numbering", {})


def test_several_texts_of_one_pass_are_one() -> None:
    found = given_passes(
        options(passes=("schedule(effort=200)", "value_numbering(commutative=false)"))
    )
    assert found == {"schedule": {"effort": 200}, "value_numbering": {"commutative": False}}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("schedule(effort=200", "is no pass with options"),
        ("shedule", "did you mean `schedule`"),
        ("schedule(eff=200)", "option of the pass schedule"),
        ("schedule(effort)", "option of the pass schedule"),
        ("schedule(effort=many)", "is of type int, not `many`"),
        ("value_numbering(commutative=1)", "is true or false, not `1`"),
        ("schedule(effort=1, effort=2)", "sets `effort` of schedule twice"),
    ],
)
def test_wrong_texts_are_refused(text: str, said: str) -> None:
    with pytest.raises(UserError) as problem:
        read_pass(text)
    assert said in str(problem.value)


def test_an_option_is_set_once() -> None:
    with pytest.raises(UserError, match="sets `effort` of schedule twice"):
        given_passes(options(passes=("schedule(effort=1)", "schedule(effort=2)")))


def test_a_pass_is_not_set_and_left_out() -> None:
    with pytest.raises(UserError, match="--without leaves `value_numbering` out"):
        given_passes(
            options(passes=("value_numbering(commutative=false)",), without=("value_numbering",))
        )


def test_a_pass_that_is_needed_is_not_left_out() -> None:
    with pytest.raises(UserError, match="`select` is no pass that can be left out; these can"):
        refuse_passes(options(without=("select",)))
