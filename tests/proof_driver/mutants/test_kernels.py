"""Mutants of kernels, and what notices them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from proof_driver.kernel_files import header_of
from proof_driver.mutants.kernels import KernelMutation
from proof_driver.mutants.object_code import Question
from runtime.user_error import UserError
from tests.prove.kernel_subjects import SHORT, part_of


def quiet(_what: str, _total: int) -> Callable[[], None]:
    return lambda: None


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("count", [8, pytest.param(24, marks=pytest.mark.full)])
def test_no_mutant_is_taken_for_equal_that_runs_differently(count: int) -> None:
    question = Question(part_of(SHORT), ("ecb_encrypt",), count=count, every_rung=True, seconds=60)
    mutation = KernelMutation(question, header_of(SHORT), quiet)
    assert mutation.functions == ["ecb_encrypt"]
    fates = mutation.fates()
    assert len(fates) == count
    assert not [fate for fate in fates if fate.is_failure]
    assert {fate.rung for fate in fates} >= {"run"}


def test_what_is_not_proven_is_not_mutated() -> None:
    part = part_of(SHORT, ("[%rk+4]", "[%rk+8]"))
    with pytest.raises(UserError, match="nothing to mutate is proven"):
        KernelMutation(Question(part, ("ecb_encrypt",)), header_of(SHORT), quiet)
