"""`lwcc compile --mode drbg`: what is written, said and refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from artifacts.parts import FunctionVerdict
from proof_driver.modes.files import ModeFile
from prove.claims.verdict import Outcome, Verdict
from tests.few_builds import few_builds as few_builds
from tests.lwcc.terminal import lwcc, refused

SPECK = ("compile", "speck", "--target", "c", "--mode", "drbg", "--no-check")


@pytest.mark.slow
def test_writes_a_file_and_its_header(tmp_path: Path) -> None:
    result = lwcc(*SPECK, "--set", "speck64_128", "-o", f"{tmp_path}/")
    assert result.exit_code == 0
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["speck64_128_drbg.c", "speck64_128_drbg.h"]
    assert "folding: init saves 6 block encryptions, 2 key schedules" in result.stderr
    assert "checks not run: --no-check was given" in result.stderr


@pytest.mark.slow
def test_stdout_holds_the_code_alone() -> None:
    result = lwcc(*SPECK, "--set", "speck64_128", "--df", "no", "--no-fold", "-o", "-")
    assert result.exit_code == 0
    assert result.stdout.startswith("// lwcc generated this file")
    assert "--mode drbg --df no --no-fold" in result.stdout


@pytest.mark.slow
def test_sets_with_short_blocks_are_left_out(tmp_path: Path) -> None:
    result = lwcc(*SPECK, "--json", "-o", f"{tmp_path}/")
    assert result.exit_code == 0
    made = [each["set"] for each in json.loads(result.stdout)["files"]]
    assert len(made) == 7
    assert "speck64_96" in made
    assert "left out: speck48_72: ctr_drbg needs blocks of 64 bits and more" in result.stderr


@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_verdicts_are_in_the_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: tuple[Verdict, ...] = ("proven", "proven", "unknown", "proven", "proven")
    verdicts = iter(order)

    def rows(files: Sequence[ModeFile], *_: object) -> list[FunctionVerdict]:
        (file,) = files
        found = [Outcome(next(verdicts), "1 call") for _ in file.roles]
        pairs = zip(file.roles, found, strict=True)
        return [FunctionVerdict(str(file.path), role, outcome, 1) for role, outcome in pairs]

    monkeypatch.setattr("lwcc.proofs.modes.prove_modes", rows)
    words = ("compile", "speck64_128", "--target", "rv32i", "--mode", "drbg", "--df", "no")
    result = lwcc(*words, "--no-check", "--prove", "--json", "-o", f"{tmp_path}/x.s")
    assert result.exit_code == 0
    proof = "proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_reseed, drbg_generate;"
    assert f"# proof:     {proof} unknown: drbg_init; " in (tmp_path / "x.s").read_text()
    assert json.loads(result.stdout)["files"][0]["proof"].startswith(proof)
    assert f"  proof: {proof}" in result.stderr
    assert "unknown: speck64_128_drbg_nodf.s: drbg_init: 1 call" in result.stderr


@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld")
def test_nothing_wrong_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def rows(files: Sequence[ModeFile], *_: object) -> list[FunctionVerdict]:
        (file,) = files
        wrong = Outcome("violation", "byte 0")
        return [FunctionVerdict(str(file.path), role, wrong, 1) for role in file.roles]

    monkeypatch.setattr("lwcc.proofs.modes.prove_modes", rows)
    words = ("compile", "speck64_128", "--target", "rv32i", "--mode", "drbg", "--df", "no")
    result = lwcc(*words, "--no-check", "--prove", "-o", f"{tmp_path}/x.s")
    assert result.exit_code == 1
    assert "lwcc: violation: speck64_128_drbg_nodf.s: drbg_init: byte 0" in result.stderr
    assert not (tmp_path / "x.s").exists()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("simon", "--set", "simon32_64"), "simon32_64: ctr_drbg needs blocks of 64 bits"),
        (("simon32_64",), "simon32_64: ctr_drbg needs blocks of 64 bits"),
        (
            ("speck64_128", "--depth", "round1"),
            "--depth is about ctr_crypt, which --mode drbg does not make",
        ),
        (("speck64_128", "--fold", "none"), "--fold is about ctr_crypt"),
        (("speck64_128", "--message-bytes", "9"), "--message-bytes is about ctr_crypt"),
        (("speck64_128", "--prove"), "and that of c is not read: no proof"),
        (("speck64_128", "--prove"), "hint: leave --prove away; the checks run without it"),
        (("speck64_128", "--df", "perhaps"), "'perhaps' is not one of"),
        (("speck64_128", "-o", "nowhere/x.c"), "nowhere"),
        (("speck", "-o", "x.c"), "x.c would hold 7 sets"),
        (("speck", "-o", "x.c"), "hint: name a folder with -o, or one set with --set"),
        (("speck64_128", "-o", "x.s"), "named as assembly"),
        (("simon64_128", "--target", "ptx", "--lanes", "32"), "encrypts few blocks at a time"),
        (("speck64_128", "--target", "ptx", "--unroll", "no"), "leave --unroll no away"),
        (("speck64_128", "--target", "ptx", "--goal", "size"), "leave --goal size away"),
        (("tests/kinds/keyless.dsl",), "a permutation without a key"),
        (("tests/kinds/tweaked.dsl",), "has a tweak"),
    ],
)
def test_refusals(words: tuple[str, ...], message: str) -> None:
    assert message in refused("compile", "--target", "c", "--mode", "drbg", *words)


@pytest.mark.parametrize("words", [("--df", "no"), ("--no-fold",)])
def test_options_of_modes_need_one(words: tuple[str, ...]) -> None:
    said = refused("compile", "speck64_128", "--target", "c", *words)
    assert "is about modes: add --mode drbg" in said


def test_an_unknown_mode_lists_all() -> None:
    said = refused("compile", "speck64_128", "--target", "c", "--mode", "drgb")
    assert "no mode `drgb`; there are: all, ecb, ctr, drbg" in said
    assert "did you mean `drbg`?" in said


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("gcc", "valgrind")
def test_a_checked_file_says_so(tmp_path: Path, few_builds: None) -> None:
    assert_checked(tmp_path)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("gcc", "clang", "valgrind")
def test_a_file_is_checked_in_every_build(tmp_path: Path) -> None:
    assert_checked(tmp_path)


def assert_checked(tmp_path: Path) -> None:
    """The head of a file in C names the checks that the command ran."""
    words = ("compile", "speck64_128", "--target", "c", "--mode", "drbg", "-o", f"{tmp_path}/")
    assert lwcc(*words).exit_code == 0
    text = (tmp_path / "speck64_128_drbg.c").read_text()
    assert "checked:   passes, compiled alone, native calls, timing" in text
