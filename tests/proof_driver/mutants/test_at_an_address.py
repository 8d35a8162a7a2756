"""Mutants of code and of tables at addresses of their own: each runs where it is proven."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from artifacts.generated_files import Part, parts_of
from builds.build import build
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from proof_driver.mutants.object_code import Fate, Mutation, Question
from tests.lwcc.terminal import TOY, TOY_SET

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")


def made(name: str, tables: str = "auto") -> Part:
    """A file for AVR that nothing has run."""
    source = find_cipher(str(TOY) if name == TOY_SET else name)
    options = settle(replace(BuildOptions(name, "avr", 1), tables=tables))
    (part,) = parts_of(build(source, source.load(), options).text, "made.s")
    return part


def fates(part: Part, role: str, count: int, every_rung: bool = False) -> list[Fate]:
    cipher = str(TOY) if part.options.set_name == TOY_SET else ""
    question = Question(part, (role,), cipher, count, every_rung=every_rung)
    return Mutation(question, lambda what, total: lambda: None).fates()


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count", "others"),
    [(TOY_SET, 16, {"constant"}), ("speck32_64", 16, set()), ("speck32_64", 48, set())],
)
def test_mutants_are_killed_or_equal(name: str, count: int, others: set[str]) -> None:
    found = fates(made(name), "ecb_encrypt", count, every_rung=True)
    assert len(found) == count
    assert not [fate for fate in found if fate.is_failure]
    kinds = {"bit", "swap", "far swap", "drop", "repeat", "register", "immediate", "branch"}
    assert {fate.kind for fate in found} == kinds | others
    counts = Counter(fate.rung for fate in found)
    assert counts["run"] > count * 5 // 8
    # None that a run has killed comes out as proven.
    assert "proven" not in {fate.proof for fate in found if fate.rung == "run"}


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(("tables", "count"), [("flash", 9), ("flash", 27), ("sram", 27)])
def test_a_table_with_another_bit_is_no_table(tables: str, count: int) -> None:
    found = fates(made("hight64_128", tables), "ctr_crypt", count)
    assert not [fate for fate in found if fate.is_failure]
    of_tables = [fate for fate in found if fate.kind == "constant"]
    assert len(of_tables) == count // 9
    assert {fate.rung for fate in of_tables} <= {"run", "graph"}
