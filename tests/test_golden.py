"""Passes and their steps do what their golden files and docstrings say, and change no result."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Program
from compiler.module import Pass
from compiler.pipeline import PASSES, pass_name
from tests import golden, module_golden

ON_A_PROGRAM = [kind for kind in PASSES if kind.run is not Pass.run]


@pytest.mark.parametrize("path", golden.files(), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_golden(path: Path, update_golden: bool) -> None:
    case = golden.read(path)
    made = case.step.run(case.before)
    assert not golden.differing(case.before, made, seed=1)
    if update_golden:
        golden.rewrite(path, print_program(made))
    else:
        assert print_program(made) == case.after


@pytest.mark.parametrize("kind", ON_A_PROGRAM, ids=pass_name)
def test_the_listing_in_the_docstring(kind: type[Pass]) -> None:
    listing = golden.docstring_listing(kind)
    assert listing, f"{kind.__name__} has no listing after `Before::` and `After::`"
    before, after = listing
    made = kind().run(before)
    assert print_program(made) == print_program(after)
    assert not golden.differing(before, made, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("path", module_golden.files(), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_golden_of_a_module(path: Path, update_golden: bool) -> None:
    case = module_golden.read(path)
    made = module_golden.made(case)
    before, _, after = made.partition("---\n")
    assert after
    assert before != after, "the pass changes nothing there"
    if update_golden:
        module_golden.rewrite(path, case, made)
    else:
        assert made == case.text


@pytest.mark.parametrize("kind", PASSES, ids=pass_name)
def test_every_pass_has_golden_files(kind: type[Pass]) -> None:
    files = [*golden.files(), *module_golden.files()]
    assert [p for p in files if p.parent.name == pass_name(kind)]


@pytest.mark.parametrize("step", golden.STEPS)
def test_every_step_has_golden_files(step: str) -> None:
    assert [p for p in golden.files() if p.parent.name == step]


def program(*lines: str) -> Program:
    return parse_program("\n".join(("spec f(a: u8, b: u8) {", *lines, "return t", "}")))


def test_a_wrong_pass_is_caught() -> None:
    right, wrong = program("t: u8 = and a, b"), program("t: u8 = or a, b")
    assert golden.differing(right, wrong, seed=3) == [f"bit {i} of the results" for i in range(8)]
    assert not golden.differing(right, program("t: u8 = and b, a"), seed=3)


def test_options_are_read_by_their_type() -> None:
    step = golden.read_step("value_numbering(commutative=false)")
    assert step == type(step)(commutative=False)  # type: ignore[call-arg]
    with pytest.raises(AssertionError, match="no option depth"):
        golden.read_step("value_numbering(depth=2)")


def test_golden_files_are_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "value_numbering" / "x.ir"
    path.parent.mkdir()
    source = golden.FOLDER / "value_numbering" / "commutative_off.ir"
    path.write_text(source.read_text())
    golden.rewrite(path, "spec g() {\n  return\n}\n")
    assert golden.read(path).after == "spec g() {\n  return\n}\n"
    golden.rewrite(path, golden.read(source).after)
    assert path.read_text() == source.read_text()
