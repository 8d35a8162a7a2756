"""A library is made of one set for one target, for any key unless it takes files of one."""

from __future__ import annotations

from pathlib import Path

import pytest
from jinja2 import UndefinedError

from export.library import TEMPLATES, render, single_part, size_macro
from runtime.user_error import UserError
from tests.lwcc.terminal import lwcc

GENERATED = Path(__file__).parents[2] / "generated"


def test_a_file_of_one_set_is_its_part() -> None:
    part = single_part(GENERATED / "avr" / "lea128_128.s", "avr", "an Arduino library")
    assert (part.options.set_name, part.options.target) == ("lea128_128", "avr")


def test_a_file_for_another_target_is_refused() -> None:
    with pytest.raises(UserError, match="is for c, but an Arduino library needs avr"):
        single_part(GENERATED / "c" / "lea128_128.c", "avr", "an Arduino library")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--set", "box", "--set", "sum"), "holds 2 parameter sets; a library has one"),
        (
            ("--set", "box", "--keys", "fixed", "--key", "00" * 4),
            "has a fixed key, but an Arduino library takes keys",
        ),
    ],
)
def test_what_no_library_is_made_of(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    file = tmp_path / "made.s"
    toy = Path(__file__).parents[1] / "compiler" / "toy_feistel.dsl"
    made = lwcc("compile", toy, "--target", "avr", *words, "--no-check", "-o", file)
    assert made.exit_code == 0, made.output
    with pytest.raises(UserError, match=said):
        single_part(file, "avr", "an Arduino library")


def test_a_library_may_take_files_for_one_key(tmp_path: Path) -> None:
    file = tmp_path / "made.s"
    toy = Path(__file__).parents[1] / "compiler" / "toy_feistel.dsl"
    words = ("--target", "avr", "--set", "box", "--keys", "fixed", "--key", "00" * 4)
    assert lwcc("compile", toy, *words, "--no-check", "-o", file).exit_code == 0
    part = single_part(file, "avr", "an Arduino library", takes_fixed_keys=True)
    assert part.options.has_fixed_key


def test_a_name_that_a_template_does_not_get_is_an_error() -> None:
    template = next(iter(sorted(TEMPLATES.glob("*/*.j2"))))
    with pytest.raises(UndefinedError):
        render(str(template.relative_to(TEMPLATES)), {})


def test_a_header_of_another_file_has_no_size() -> None:
    header = (GENERATED / "avr" / "lea128_128.h").read_text(encoding="utf-8")
    assert size_macro(header, "CTX_BYTES") == "LWCC_LEA128_128_CTX_BYTES_AVR"
    with pytest.raises(UserError, match="the header has no size ST_BYTES: it belongs to another"):
        size_macro(header, "ST_BYTES")
