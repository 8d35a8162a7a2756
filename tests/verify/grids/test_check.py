"""Kernels of a compiled file are checked whole; one that computes something else is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from artifacts.generated_files import parts_of
from builds.build import build
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import FixedKey
from measurements.kernels import kernel_file_of
from options.build import BuildOptions
from options.settled import settle
from runtime.beside import side_by_side
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET
from verify.grids.check import check_kernels
from verify.grids.session import KernelFile
from verify.programs.reference import SpecCipher

pytestmark = pytest.mark.needs_tool("gcc")
SET = "speck64_128"
ENCRYPT = f".visible .entry lwcc_{SET}_ecb_encrypt_ptx("


@pytest.fixture(scope="module")
def compiled() -> tuple[KernelFile, SpecCipher]:
    """A set's kernels, and its cipher's text."""
    source = find_cipher("speck")
    cipher = source.load()
    options = BuildOptions(set_name=SET, target="ptx", lanes=1)
    made = build(source, cipher, settle(options))
    return kernel_file_of(made.part, {f"{SET}.h": made.header}), SpecCipher(cipher, SET)


def first_failure(file: KernelFile, spec: SpecCipher) -> str:
    report = check_kernels(file, spec)
    return next(f"{f.name}: {f.detail}" for f in report.findings if f.status == "failed")


def test_all_kernels_hold(compiled: tuple[KernelFile, SpecCipher]) -> None:
    report = check_kernels(*compiled)
    assert report.complete, str(report)
    assert report.findings[-1].name == "grid: every line has run"


@pytest.mark.slow
def test_several_processes_find_the_same(compiled: tuple[KernelFile, SpecCipher]) -> None:
    assert check_kernels(*compiled, together=side_by_side) == check_kernels(*compiled)
    wrong = compiled[0].text.replace("[%rk+0]", "[%rk+4096]", 1)
    changed = (replace(compiled[0], text=wrong), compiled[1])
    assert check_kernels(*changed, together=side_by_side) == check_kernels(*changed)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("shf.l.wrap.b32 %r0,", "shf.r.wrap.b32 %r0,", "every line has a row: line"),
        ("%r0, %block1, %block1, 24;", "%r0, %block1, %block1, 25;", "ecb_encrypt: lengths: 1 on"),
        ("setp.ge.u64 %done, %left,", "setp.gt.u64 %done, %left,", "ecb_encrypt: lengths: "),
        ("[%rk+0]", "[%rk+4096]", "are in no buffer: `ld.global"),
        ("    ret;", "    bra SPARE;\nSPARE:\n    ret;\n    ret;", "every line has run: no thread"),
        (ENCRYPT, ENCRYPT.replace("ecb_encrypt", "other"), "every kernel is known: nothing is"),
    ],
)
def test_a_fault_is_found(
    compiled: tuple[KernelFile, SpecCipher], old: str, new: str, said: str
) -> None:
    file, spec = compiled
    assert old in file.text
    assert said in first_failure(replace(file, text=file.text.replace(old, new, 1)), spec)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "set_name"),
    [(str(TOY), TOY_SET), pytest.param("simeck", "simeck32_64", marks=pytest.mark.full)],
    ids=lambda word: Path(word).stem,
)
def test_kernels_on_bits_of_32_blocks_hold(name: str, set_name: str) -> None:
    source = find_cipher(name)
    cipher = source.load()
    asked = BuildOptions(set_name=set_name, target="ptx", lanes=32)
    made = build(source, cipher, settle(asked))
    file = kernel_file_of(made.part, {f"{set_name}.h": made.header})
    report = check_kernels(file, SpecCipher(cipher, set_name))
    assert report.complete, str(report)


@pytest.mark.parametrize("nonce", ["", "00010203"])
def test_kernels_for_one_key_hold(nonce: str) -> None:
    source = find_cipher("speck")
    cipher = source.load()
    options = BuildOptions(
        SET, "ptx", lanes=1, keys="fixed", key="0011223344556677" * 2, nonce=nonce
    )
    made = build(source, cipher, settle(options))
    file = kernel_file_of(made.part, {f"{SET}.h": made.header})
    report = check_kernels(file, SpecCipher(cipher, SET))
    assert report.complete, str(report)
    other = replace(file, fixed=FixedKey(bytes(16), bytes.fromhex(nonce)))
    assert "ecb_encrypt: lengths" in first_failure(other, SpecCipher(cipher, SET))


def test_a_header_without_the_functions_of_the_host(
    compiled: tuple[KernelFile, SpecCipher],
) -> None:
    [part] = parts_of(compiled[0].text, f"{SET}.ptx")
    with pytest.raises(UserError, match=f"no header beside it defines lwcc_{SET}_key_setup_ptx"):
        kernel_file_of(part, {})
