"""Generated C becomes kernels of CUDA C, which nvcc takes and which are counted beside ours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from artifacts.generated_files import read_parts
from bench.sass.bars import markdown_kernels
from bench.sass.cuda_c import KERNELS, cuda_text, ptx_of_cuda
from bench.sass.kernels import CountedKernel, count_kernels, with_plain
from bench.sass.report import kernels_data, print_kernels
from measurements.native import c_file_of, headers_beside
from verify.native.compiled import CFile, CompilerError

SET = "speck64_128"
FILE = Path(f"generated/c/{SET}.c")
SYMBOLS = {name: f"lwcc_{SET}_{name}_ptx" for name in KERNELS}


@pytest.fixture(scope="module")
def file() -> CFile:
    [part] = read_parts(FILE)
    return c_file_of(part, headers_beside(FILE))


def test_each_function_is_one_of_the_device(file: CFile) -> None:
    text = cuda_text(file, SYMBOLS)
    assert text.count('extern "C" __global__') == len(KERNELS)
    assert "static __device__ __forceinline__ void lwcc_speck64_128_key_setup_c(" in text
    assert "static inline" not in text


def test_kernels_without_a_function_are_left_out(file: CFile) -> None:
    text = cuda_text(file, {"ctr_crypt": "only"})
    assert text.count("__global__") == 1
    assert "void only(" in text


def test_a_thread_has_a_group_of_blocks(file: CFile) -> None:
    text = cuda_text(replace(file, group_blocks=4), SYMBOLS)
    assert f"struct __align__(16) group {{ uint8_t bytes[{4 * file.block_bytes}]; }};" in text
    assert "i < (n) / 4;" in text
    assert "_ecb_encrypt_c(y.bytes, x.bytes, 4, rk)" in text
    assert "first = counter + (uint32_t)(i * 4)" in text


def test_c_of_several_blocks_has_no_kernel_with_a_key_for_each_block(file: CFile) -> None:
    text = cuda_text(replace(file, group_blocks=4), SYMBOLS)
    assert SYMBOLS["ecb_encrypt"] in text
    assert SYMBOLS["ecb_encrypt_keys"] not in text


@pytest.fixture(scope="module")
def counted(file: CFile) -> list[CountedKernel]:
    text = ptx_of_cuda(cuda_text(file, SYMBOLS))
    plain = count_kernels("speck64_128.c, nvcc", text, 1, ("sm_90",))
    ours = Path(f"generated/ptx/{SET}.ptx").read_text(encoding="utf-8")
    return with_plain(count_kernels(f"{SET}.ptx", ours, 1, ("sm_90",)), plain)


@pytest.mark.full
@pytest.mark.needs_tool("nvcc")
@pytest.mark.needs_tool("ptxas")
@pytest.mark.needs_tool("nvdisasm")
def test_each_kernel_takes_less_than_plain_c(counted: list[CountedKernel]) -> None:
    beside = {each.kernel: each.plain for each in counted}
    assert {name for name, plain in beside.items() if plain} == {*SYMBOLS.values()}
    assert all(k.cycles.each < k.plain.cycles.each for k in counted if k.plain)


@pytest.mark.needs_tool("nvcc")
@pytest.mark.needs_tool("ptxas")
@pytest.mark.needs_tool("nvdisasm")
def test_reports_have_both(counted: list[CountedKernel]) -> None:
    console = Console(record=True, width=200)
    print_kernels(console, counted)
    assert "plain CUDA C" in console.export_text()
    rows = kernels_data(counted)["sass"]
    assert isinstance(rows, list)
    assert sum("plain_sass_per_block" in row for row in rows) == len(KERNELS)
    table = markdown_kernels({SET: counted})
    assert "plain CUDA C" in table.splitlines()[0]


@pytest.mark.needs_tool("nvcc")
def test_what_nvcc_refuses() -> None:
    with pytest.raises(CompilerError, match="nvcc"):
        ptx_of_cuda("this is no C\n")
