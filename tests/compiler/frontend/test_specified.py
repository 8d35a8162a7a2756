"""Spec programs are made once for a text and a set, and anew for another text."""

from __future__ import annotations

from dataclasses import replace

from compiler.frontend.programs import spec_programs
from compiler.frontend.specified import specified
from tests.compiler.stages import cipher


def test_they_are_those_of_the_set_and_the_same_ones_again() -> None:
    text = cipher("pipo")
    first = specified(text, "pipo64_128")
    assert first == spec_programs(text, "pipo64_128")
    assert specified(replace(text), "pipo64_128") is first
    assert specified(text, "pipo64_256") != first


def test_another_text_has_its_own() -> None:
    text = cipher("pipo")
    first = specified(text, "pipo64_128")
    assert specified(replace(text, digest="another"), "pipo64_128") is not first
    assert specified(replace(text, file="other.dsl"), "pipo64_128") is not first
