"""Runs of kernels on constants: they are as the text says, and a difference has its inputs."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.ciphers import find_cipher
from proof_driver.kernel_files import header_of, kernel_subject
from proof_driver.kernel_runs import KernelRuns
from tests.lwcc.terminal import TOY, lwcc
from tests.prove.kernel_subjects import KERNEL, STRIPED, WORDS, part_of, subject_of

ECB = KERNEL["ecb_encrypt"]
ROTATED = ("%block1, %block1, 24;", "%block1, %block1, 25;")


def runs(*changes: tuple[str, str]) -> KernelRuns:
    return KernelRuns(part_of(WORDS, *changes), subject_of(), find_cipher("speck").load())


def test_kernels_run_as_the_text_says() -> None:
    assert not runs().difference(ECB)
    assert not runs().difference_for(ECB, {("key", 3): 1, ("in", 5): 1})
    assert not runs().difference_for(KERNEL["ctr_crypt"], {("counter", 0): 1, ("nonce", 5): 1})


@pytest.mark.full
@pytest.mark.slow
def test_runs_of_striped_groups(tmp_path: Path) -> None:
    form = ("--target", "ptx", "--lanes", "32", "--slicing", "bit", "--no-check")
    assert lwcc("compile", TOY, *form, "-o", tmp_path).exit_code == 0
    (path,) = tmp_path.glob("*.ptx")
    assert_striped_runs(path, str(TOY))


@pytest.mark.full
@pytest.mark.slow
def test_runs_of_striped_groups_of_a_whole_cipher() -> None:
    assert_striped_runs(STRIPED, str(find_cipher("simeck").path))


def assert_striped_runs(path: Path, cipher: str) -> None:
    """Runs of a file of striped groups are as the text says."""
    subject = kernel_subject(part_of(path), header_of(path), cipher)
    made = KernelRuns(part_of(path), subject, find_cipher(cipher).load())
    assert subject.sizes.striped_threads > 1
    assert not made.difference_for(ECB, {("key", 3): 1, ("in", 5): 1})
    wrapping = {("counter", bit): 1 for bit in range(32)}
    assert not made.difference_for(KERNEL["ctr_crypt"], {**wrapping, ("nonce", 5): 1})


def test_a_difference_comes_with_its_inputs() -> None:
    assert "key " in runs(ROTATED).difference(ECB)
    assert "text 0000000020" in runs(ROTATED).difference_for(ECB, {("in", 37): 1})
