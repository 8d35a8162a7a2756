"""The text of a mode: the template of its target, symbols, and the cipher in front of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from jinja2 import UndefinedError

from compiler.machine.load import load_target, target_folders
from compiler.machine.target import Target
from compiler.modes.emit import CIPHER, has_modes, rendered, template_of

SHIPPED = {"neon", "rv32i", "c", "avr", "ptx"}


@pytest.fixture
def target(tmp_path: Path) -> Target:
    """A target with a template of its own."""
    (tmp_path / "mode.s.j2").write_text("    ret   \n{{ name }}\n\n{{ name }}:\t\n    nop")
    return replace(load_target("rv32i"), folder=tmp_path)


def test_the_targets_with_modes_are_those_that_are_shipped() -> None:
    targets = {name for name in target_folders() if has_modes(load_target(name))}
    assert targets == SHIPPED


def test_a_template_has_the_ending_of_the_files() -> None:
    found = {name: template_of(load_target(name)) for name in ("c", "rv32i", "ptx")}
    assert found == {"c": "mode.c.j2", "rv32i": "mode.s.j2", "ptx": "mode.ptx.j2"}


def test_a_target_without_a_template_has_no_modes(tmp_path: Path) -> None:
    assert not has_modes(replace(load_target("c"), folder=tmp_path))


def test_lines_have_no_space_at_their_ends(target: Target) -> None:
    text = rendered(target, "mode.s.j2", name="x<y")
    assert text == "    ret\nx<y\n\nx<y:\n    nop\n"


def test_a_variable_that_a_template_is_not_given_is_an_error(target: Target) -> None:
    with pytest.raises(UndefinedError, match="'name' is undefined"):
        rendered(target, "mode.s.j2")


def test_a_mode_calls_the_key_schedule_and_encryption_alone() -> None:
    assert CIPHER == ("key_setup", "ecb_encrypt")
