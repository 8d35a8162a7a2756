"""Mutants of texts of kernels."""

from __future__ import annotations

import random

from compiler.machine.load import load_target
from proof_driver.mutants.text import TextMutant, TextMutator
from targets.text import text_table
from tests.prove.kernel_subjects import part_of, subject_of


def test_mutants_differ_from_the_text_and_from_each_other() -> None:
    text = part_of().text
    kernel = subject_of().kernels["ctr_crypt"].kernel
    table = text_table(load_target("ptx"))
    mutants = TextMutator(text, [kernel], table, random.Random(1)).draw(80)
    assert len({mutant.of(text) for mutant in mutants} - {text}) == len(mutants) == 80
    kinds = {"instruction", "register", "immediate", "swap", "drop", "repeat", "guard", "branch"}
    assert {mutant.kind for mutant in mutants} == kinds
    first, last = kernel.statements[0].line, kernel.statements[-1].line
    assert all(first <= line <= last for mutant in mutants for line, _ in mutant.lines)


def test_a_story() -> None:
    mutant = TextMutant("swap", ((1, "b"), (2, "a")))
    assert mutant.of("a\nb\n") == "b\na\n"
    assert mutant.story("a\nb\n") == "line 1: `a` -> `b`; line 2: `b` -> `a`"
