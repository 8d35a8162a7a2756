"""RC5 and RC6, compiled: rotations by data and products, and what the head says of their time."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.timing import TIMING
from tests.lwcc.terminal import lwcc

CIPHERS = Path(__file__).parents[2] / "ciphers"
SHIFTER = "needs a shift that takes the same time for all amounts (rotl_by, rotr_by)"
MULTIPLIER = "needs a multiplication that takes the same time for all operands (mul)"
FORMS = {
    ("rc5", "--target c"): f"rotation by data: native; {SHIFTER}",
    ("rc5", "--target rv32i"): "rotation by data: native; needs Zkt (sll, srl)",
    ("rc5", "--target rv32i --features zbb"): "rotation by data: native; needs Zkt (rol, ror)",
    ("rc5", "--target rv32i --pass legalise(native=false)"): "rotation by data: barrel",
    ("rc5", "--target neon --lanes 16 --slicing word --mode ecb"): "rotation by data: native",
    ("rc6", "--target c"): f"rotation by data: native; multiplication: native; {MULTIPLIER}; "
    + SHIFTER,
    (
        "rc6",
        "--target rv32i --features m",
    ): "rotation by data: native; multiplication: native; needs Zkt (mul, sll, srl)",
    (
        "rc6",
        "--target rv32i --features zmmul",
    ): "rotation by data: native; multiplication: native; needs Zkt (mul, sll, srl)",
    (
        "rc6",
        "--target neon --lanes 16 --slicing word --mode ecb",
    ): "rotation by data: native; multiplication: native",
}
every_form = pytest.mark.parametrize(("name", "form"), FORMS, ids=" ".join)


@pytest.mark.full
@every_form
def test_compiled_checked_and_its_time_said(name: str, form: str, tmp_path: Path) -> None:
    text = CIPHERS / f"{name}.dsl"
    result = lwcc("compile", text, *form.split(), "-o", f"{tmp_path}/")
    assert result.exit_code == 0, result.output
    (file,) = (f for f in tmp_path.iterdir() if f.suffix in (".s", ".c"))
    (part,) = read_parts(file)
    assert part.entries["timing"] == f"{TIMING}; {FORMS[name, form]}"
    assert "known answers" in part.entries["checked"]


@pytest.mark.slow
@pytest.mark.parametrize("form", ["--target c", "--target rv32i"])
def test_the_head_says_what_was_taken(form: str, tmp_path: Path) -> None:
    result = lwcc("compile", CIPHERS / "rc5.dsl", *form.split(), "--no-check", "-o", f"{tmp_path}/")
    assert result.exit_code == 0, result.output
    (file,) = (f for f in tmp_path.iterdir() if f.suffix in (".s", ".c"))
    (part,) = read_parts(file)
    assert part.entries["timing"] == f"{TIMING}; {FORMS['rc5', form]}"


@pytest.mark.full
@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("rc5", "--target rv32i"),
        ("rc5", "--target rv32i --features zbb"),
        ("rc6", "--target rv32i --features m"),
    ],
    ids=" ".join,
)
def test_proven(name: str, form: str, tmp_path: Path) -> None:
    text = CIPHERS / f"{name}.dsl"
    made = lwcc("compile", text, *form.split(), "--no-check", "-o", f"{tmp_path}/")
    assert made.exit_code == 0, made.output
    (file,) = tmp_path.glob("*.s")
    result = lwcc("prove", file, "--cipher", text)
    assert result.exit_code == 0, result.output
