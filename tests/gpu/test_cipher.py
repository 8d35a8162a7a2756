"""Arrays on a stub of the driver, through the real `cuda-bindings`; each call is refused once."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from tests.export.cuda_stub import PTX, C, StubbedSet, run_on, with_keys_by_value
from tests.lwcc.terminal import lwcc

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("on_the_stub.py")
SET = "speck64_128"


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
@pytest.mark.needs_package("cuda")
@pytest.mark.parametrize("passes_keys", [False, True])
def test_arrays_on_the_stub(tmp_path: Path, passes_keys: bool) -> None:
    kernels = with_keys_by_value(tmp_path, SET) if passes_keys else PTX / f"{SET}.ptx"
    result = lwcc("export", "cuda", kernels, "--c", C / f"{SET}.c", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    subject = StubbedSet(tmp_path / f"lwcc_{SET}_cuda", SET, SET, SET, passes_keys)
    stub = subject.build_stub(tmp_path / "stub")
    words: list[str | Path] = [sys.executable, PROGRAM, kernels, "speck"]
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = run_on(stub, words, PYTHONPATH=path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(re.findall(r"^refused with [13]: \d\d+$", done.stdout, re.MULTILINE)) == 2
    reasons = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert reasons["empty"] == "there is nothing to encrypt: the length is 0"
    assert reasons["wrap"].startswith("the counter of 32 bits would pass its last value")
    assert reasons["part"] == "the length is no multiple of a block, 8 bytes"
    assert reasons["overlap"] == "the buffers overlap, and are not the same"
    assert reasons["unaligned"] == "a device pointer is no multiple of 16"
    assert reasons["shorter"] == "out is read-only, or its length is not that of the data"
    assert reasons["counter mode on the GPU"].startswith("tested, ")
    assert reasons["ECB on the GPU"].startswith("tested, ")
    assert reasons["strided"] == "an array is not contiguous"
    assert reasons["another"] == "ctr_crypt needs the result of counter_mode"
    assert reasons["key"] == "the key has 5 bytes, not 16"
    assert reasons["old driver"].startswith("the CUDA driver is too old: it is for CUDA 11.7")
    assert reasons["old device"].startswith("GPU 0 is too old: its compute capability is 6.1")
    assert reasons["no memory"].startswith("the GPU, or the host, has too little memory: cuMem")
