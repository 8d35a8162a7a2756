"""`lwcc ir`: the text of every stage parses back."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.pipeline import PASSES, pass_name
from tests.lwcc.terminal import TOY, lwcc, refused

STAGES = [pass_name(kind) for kind in PASSES]


def programs(text: str) -> list[str]:
    """The programs of a text, one after another."""
    head, _, rest = text.partition("\n")
    assert head.startswith("# toy64_64: unroll()")
    return [f"{part}\n}}\n" for part in rest.split("\n}\n") if part.strip()]


@pytest.mark.full(but=1)
@pytest.mark.slow
@pytest.mark.parametrize("stage", STAGES)
def test_every_stage_parses_back(stage: str) -> None:
    result = lwcc("ir", TOY, "--lanes", "8", "--after", stage)
    assert result.exit_code == 0
    found = [part.strip("\n") + "\n" for part in programs(result.stdout)]
    assert len(found) >= 2
    assert [print_program(parse_program(text)) for text in found] == found


def test_one_function() -> None:
    result = lwcc("ir", TOY, "--lanes", "8", "--after", "slice", "--function", "ecb_encrypt")
    assert [text.strip().split("(")[0] for text in programs(result.stdout)] == ["slice ecb_encrypt"]


def test_the_first_set_is_shown_and_the_others_named() -> None:
    result = lwcc("ir", "pipo", "--after", "unroll")
    assert result.stdout.startswith("# pipo64_128: unroll()")
    assert result.stderr == "lwcc: showing pipo64_128; --set takes pipo64_256\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--after", "slise"], "did you mean `slice`?"),
        (["--after", "rotate", "--without", "rotate"], "`rotate` is left out of this pipeline"),
        (["--function", "ecb_encrypr"], "did you mean `ecb_encrypt`?"),
    ],
)
def test_wrong_questions(words: list[str], said: str) -> None:
    assert said in refused("ir", TOY, "--lanes", "8", *words)
