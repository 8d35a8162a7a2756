"""The table of options: one row for each field, and what may be said of it."""

from __future__ import annotations

from dataclasses import fields

from options.build import BuildOptions
from options.flags import CHOICES, DEFAULTS, FLAGS, NEEDS, GivenOptions


def test_each_field_has_one_flag() -> None:
    assert sorted(flag.field for flag in FLAGS) == sorted(f.name for f in fields(GivenOptions))
    assert len({flag.name for flag in FLAGS}) == len(FLAGS)


def test_defaults_are_among_the_choices() -> None:
    for field, choices in CHOICES.items():
        assert DEFAULTS[field] in choices


def test_what_a_flag_needs_is_a_property_of_builds_and_is_said() -> None:
    needed = {flag.needs for flag in FLAGS if flag.needs}
    assert needed == set(NEEDS)
    assert all(isinstance(getattr(BuildOptions, name), property) for name in needed)


def test_messages_on_unused_options_say_what_to_do() -> None:
    for said in NEEDS.values():
        problem, _, instead = said.partition(": ")
        assert problem.startswith("is about ")
        assert instead.startswith(("add --", "take --", "leave it away, or "))


def test_several_values_are_a_tuple() -> None:
    for flag in FLAGS:
        if flag.separator:
            assert isinstance(DEFAULTS[flag.field], tuple)
