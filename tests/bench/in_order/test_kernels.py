"""Each function of a file is modelled by its own kind of call, and C is compiled for that."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bench.in_order.kernels import MOST_TEXT, CoreModel, model_c, model_plain_c, model_subject
from tests.bench.in_order.test_cycles import CORE, DECODER
from tests.verify.toy_c import HEADER, TEXT
from tests.verify.toy_c import toy as toy_c
from tests.verify.toy_rv32 import SYMBOLS, toy

MODEL = CoreModel(DECODER, CORE)
PROGRAM = TEXT.partition("\n")[2]
"""Without the line that includes the header."""


def test_c_that_clang_takes_minutes_for_is_not_modelled() -> None:
    subject = replace(toy(), features=())
    assert model_c(toy_c(" " * (MOST_TEXT + 1)), subject, MODEL) is None


def test_a_set_without_plain_c_has_no_figures() -> None:
    assert model_plain_c("toy64_64", replace(toy(), features=()), MODEL) is None


@pytest.mark.full
@pytest.mark.slow
def test_a_file_that_only_qemu_runs_is_measured() -> None:
    found = {each.function: each for each in model_subject("toy.s", toy(), MODEL).functions}
    ecb = found[SYMBOLS["ecb_encrypt"]]
    # Two loads, nothing of which is used at once.
    assert (ecb.cycles_per_block, ecb.run.load_stalls, ecb.code_bytes) == (11.0, 0, 60)
    assert found[SYMBOLS["key_setup"]].run.cycles == 5
    assert found[SYMBOLS["key_setup"]].n_blocks == 0


@pytest.mark.slow
def test_c_is_compiled_for_the_same_machine_and_measured() -> None:
    subject = replace(toy(), features=())
    ours = model_c(toy_c(f"{HEADER}{PROGRAM}"), subject, MODEL)
    assert ours is not None
    assert [each.function for each in ours.functions] == [
        f"lwcc_toy64_64_{role}_c" for role in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")
    ]
    assert all(each.n_blocks >= 64 for each in ours.functions)
