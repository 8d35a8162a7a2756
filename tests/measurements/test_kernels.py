"""Kernels of a generated file, with the host's functions of its header."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import parts_of, read_parts
from measurements.kernels import kernel_file_of
from runtime.user_error import UserError
from verify.grids.host import HostFunction

FILE = Path(__file__).parents[2] / "generated" / "ptx" / "lea128_128.ptx"
HEADER = FILE.with_suffix(".h")


def test_sizes_are_those_of_the_head() -> None:
    (part,) = read_parts(FILE)
    found = kernel_file_of(part, {HEADER.name: HEADER.read_text(encoding="utf-8")})
    assert (found.block_bytes, found.key_bytes, found.counter_bytes) == (16, 16, 4)
    assert found.symbols["ecb_encrypt"] in part.text


def test_a_file_without_its_header_is_refused() -> None:
    (part,) = read_parts(FILE)
    with pytest.raises(UserError) as caught:
        kernel_file_of(part, {})
    said = caught.value.message
    assert "no header beside it defines lwcc_lea128_128_key_setup_ptx\n" in said
    assert said.endswith("hint: `lwcc compile` makes both")


def test_a_file_of_ecb_alone_fills_no_context() -> None:
    text = FILE.read_text(encoding="utf-8")
    before, after = "--target ptx", "--target ptx --mode ecb"
    assert text.count(before) == 1
    (part,) = parts_of(text.replace(before, after), FILE.name)
    header = HEADER.read_text(encoding="utf-8").replace("ctr_init", "other")
    found = kernel_file_of(part, {HEADER.name: header})
    assert isinstance(found.context, HostFunction)
    assert found.context.n_bytes == 0
