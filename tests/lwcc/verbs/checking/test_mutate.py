"""`lwcc mutate`: what kills mutants, the exit codes, and that a wrong checker is noticed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from prove.claims.blocks import Blocks
from tests.lwcc.terminal import lwcc, refused

RV32I = Path(__file__).parents[4] / "generated" / "rv32i"
SPECK = RV32I / "speck32_64_l1_small.s"
FEW = ("-n", "12", "--function", "ecb_encrypt")
MAC = ("--function", "mac")


def fates(*words: str | Path, exit_code: int = 0) -> list[dict[str, Any]]:
    """What became of the mutants of one file."""
    result = lwcc("mutate", *words, "--json")
    assert result.exit_code == exit_code, result.output
    (row,) = json.loads(result.stdout)
    found: list[dict[str, Any]] = row["fates"]
    return found


@pytest.mark.slow
def test_mutants_are_killed_or_equal() -> None:
    result = lwcc("mutate", SPECK, *FEW)
    assert result.exit_code == 0, result.output
    assert "mutants, by the check that killed them" in result.stdout
    assert result.stderr == ""


@pytest.mark.full
@pytest.mark.slow
def test_the_same_seed_gives_the_same_mutants() -> None:
    stories = [[fate["story"] for fate in fates(SPECK, *FEW)] for _ in range(2)]
    assert stories[0] == stories[1]
    assert len(set(stories[0])) == 12
    other = fates(SPECK, *FEW, "--seed", "2")
    assert stories[0] != [fate["story"] for fate in other]


@pytest.mark.full
@pytest.mark.slow
def test_what_is_equal_is_listed_with_its_instructions() -> None:
    found = fates(SPECK, "-n", "60", "--function", "ecb_encrypt")
    rungs = {fate["rung"] for fate in found}
    assert {"decoder", "run", "equal"} <= rungs
    assert not any(fate["wrong"] for fate in found)
    equal = next(fate for fate in found if fate["rung"] == "equal")
    assert " -> " in equal["story"]
    assert "[" in equal["story"]


@pytest.mark.slow
def test_a_proof_that_compares_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Blocks, "_holds", lambda *_: True)
    result = lwcc("mutate", SPECK, *FEW, "--every-rung")
    assert result.exit_code == 1
    assert "lwcc: the checker is wrong: " in result.stderr
    assert " instead of " in result.stderr


@pytest.mark.slow
def test_a_proof_that_raises_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At wrong code alone: what is proven of the file is asked first."""
    holds = Blocks._holds

    def fail(blocks: Blocks, found: Any, expected: Any) -> bool:
        if not holds(blocks, found, expected):
            raise KeyError("lost")
        return True

    monkeypatch.setattr(Blocks, "_holds", fail)
    found = fates(SPECK, *FEW, "--every-rung", exit_code=1)
    assert any(fate["rung"] == "crashed" and "lost" in fate["detail"] for fate in found)


def test_what_cannot_be_mutated_is_refused(tmp_path: Path) -> None:
    assert "no function `mac`; there are: key_setup," in refused("mutate", SPECK, *FEW[:2], *MAC)
    assert "'-n': 0 is not in the range" in refused("mutate", SPECK, "-n", "0")
    source = RV32I.parent / "c" / "speck32_64.c"
    assert "is source text, and proofs are of object code" in refused("mutate", source)
    other = tmp_path / "other.s"
    other.write_text("    .text\n    ret\n")
    assert "does not begin as a file that lwcc generated" in refused("mutate", other)
    said = refused("mutate", RV32I / "giftb128_128_zbkb.s")
    assert "giftb128_128_zbkb.s has instructions that the emulator does not know" in said


@pytest.mark.full
@pytest.mark.slow
def test_a_function_that_is_compared_with_another_needs_that_one(tmp_path: Path) -> None:
    """`ctr_nonce` leaves what `ctr_init` leaves: both may be wrong alike."""
    wrong = tmp_path / SPECK.name
    wrong.write_text(SPECK.read_text().replace("xori t0, t0, 1\n", "xori t0, t0, 2\n"))
    said = refused("mutate", wrong, "--function", "ctr_nonce")
    assert "ctr_nonce: whether it is right is shown by `ctr_crypt`" in said
    found = fates(SPECK, "-n", "16", "--function", "ctr_nonce")
    assert not any(fate["wrong"] for fate in found)


@dataclass(frozen=True)
class Toy:
    """A text with functions or operations that the shipped ciphers have not.

    Args:
        text: the .dsl file.
        options: that it is compiled with.
        has: an instruction of its listing, or a comment.
        lacks: one that it has not.
        roles: the functions that are mutated.
    """

    text: Path
    options: str
    has: str
    lacks: str
    roles: tuple[str, ...]


TESTS = Path(__file__).parents[3]
DATA, KINDS = TESTS / "lwcc" / "data64.dsl", TESTS / "kinds"
BLOCKS, COUNTED = ("ecb_encrypt", "ecb_decrypt"), ("ctr_init", "ctr_nonce", "ctr_crypt")
EVERY = ("key_setup", *BLOCKS, *COUNTED)
TOYS = {
    "tweak": Toy(KINDS / "tweaked.dsl", "", "add ", "mul ", EVERY),
    "no key": Toy(KINDS / "keyless.dsl", "", "ecb_decrypt", "key_setup", BLOCKS),
    "no inverse": Toy(
        KINDS / "oneway.dsl", "", "key_setup", "ecb_decrypt", ("key_setup", BLOCKS[0], *COUNTED)
    ),
    "rotation": Toy(DATA, "--set rotation64_64", "sll ", "mul ", EVERY),
    # The decryption of a barrel is not proven, so neither it nor the key set-up is mutated.
    "barrel": Toy(
        DATA,
        "--set rotation64_64 --pass legalise(native=false)",
        "rotation by data: barrel",
        "sll ",
        (BLOCKS[0], *COUNTED),
    ),
    "product": Toy(DATA, "--set product64_64 --features m", "mul ", "rem ", EVERY),
}


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("toy", TOYS.values(), ids=list(TOYS))
def test_issue_13_mutants_of_new_kinds_are_killed_or_equal(toy: Toy, tmp_path: Path) -> None:
    """What a run kills is not proven, either; what is proven runs as the file does."""
    file = tmp_path / "toy.s"
    fast = ("--target", "rv32i", "--no-check", "--no-prove", "-o", file)
    made = lwcc("compile", toy.text, *toy.options.split(), *fast)
    assert made.exit_code == 0, made.output
    text = file.read_text(encoding="utf-8")
    assert toy.has in text
    assert toy.lacks not in text
    roles = [word for role in toy.roles for word in ("--function", role)]
    asked = ("-n", "20", "--seed", "13", "--every-rung", *roles)
    result = lwcc("mutate", file, "--cipher", toy.text, *asked, "--json")
    assert result.exit_code == 0, result.output
    assert "is not mutated" not in result.stderr
    (row,) = json.loads(result.stdout)
    assert len(row["fates"]) == 20
    assert [fate for fate in row["fates"] if fate["wrong"] or fate["rung"] == "crashed"] == []
    killed = [fate for fate in row["fates"] if fate["rung"] == "run"]
    assert killed
    assert "proven" not in {fate["proof"] for fate in killed}
