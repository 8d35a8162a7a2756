"""Generated C on this machine: what the checks take of it, and `lwcc bench` of such a file."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from artifacts.generated_files import Part, read_parts
from builds.build import build
from catalogue.ciphers import find_cipher
from measurements.native import c_file_of, headers_beside
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, options, read_json
from verify.native.check import check_native
from verify.native.compiled import Build
from verify.programs.reference import spec_reference
from verify.toolchain.tools import MissingTool, tool_named

FILE, HEADER = f"{TOY_SET}.c", f"{TOY_SET}.h"
ROLES = ("ecb_encrypt", "ecb_decrypt", "ctr_crypt")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The toy in C, not checked, with its header and its .dsl."""
    shutil.copy(TOY, tmp_path)
    source = find_cipher(str(TOY))
    built = build(source, source.load(), options(target="c", lanes=1))
    (tmp_path / FILE).write_text(built.text)
    (tmp_path / HEADER).write_text(built.header)
    return tmp_path


def part_of(folder: Path) -> Part:
    (part,) = read_parts(folder / FILE)
    return part


@pytest.mark.slow
def test_a_generated_file_passes(folder: Path) -> None:
    file = c_file_of(part_of(folder), headers_beside(folder / FILE))
    assert list(file.headers) == [HEADER]
    assert len(file.functions) == 6
    assert (file.block_bytes, file.nonce_bytes, file.group_blocks) == (8, 4, 1)
    reference = spec_reference(find_cipher(str(TOY)).load(), TOY_SET)
    found = check_native(file, reference, timing=False, builds=[Build("gcc", ("-O1",))])
    assert found.passed, str(found)


def test_a_header_that_does_not_fit_is_found(folder: Path) -> None:
    headers = headers_beside(folder / FILE)
    headers[HEADER] = headers[HEADER].replace("size_t nblocks", "unsigned nblocks")
    file = c_file_of(part_of(folder), headers)
    (finding,) = check_native(file, lambda _, b: b, builds=[Build("gcc", ("-O1",))]).findings
    assert finding.status == "failed"
    assert "conflicting types" in finding.detail


def test_a_head_without_sizes_is_refused(folder: Path) -> None:
    text = (folder / FILE).read_text()
    (folder / FILE).write_text(text.replace("in bytes: block 8,", "in bytes:"))
    with pytest.raises(UserError, match="not as lwcc wrote them"):
        c_file_of(part_of(folder), {})


@pytest.mark.slow
def test_c_is_timed_and_not_modelled(folder: Path) -> None:
    data = read_json("bench", folder / FILE)
    assert data["measured"] == []
    rows = data["times"]["rows"]
    names = [f"lwcc_{TOY_SET}_{role}_c" for role in ROLES]
    assert [row["function"] for row in rows] == 2 * names
    assert [row["compiler"].split()[0] for row in rows] == 3 * ["gcc"] + 3 * ["clang"]
    assert all(0 < row["ns_per_byte"] < 100 for row in rows)


@pytest.mark.slow
def test_times_stand_in_a_table_of_their_own(
    compiled: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lwcc.work.bench.COMPILERS", ("gcc",))
    assembly = compiled / f"{TOY_SET}_l8_once.s"
    said = lwcc("bench", assembly, folder / FILE, "--core", "apple-a10").stdout
    modelled, _, measured = said.partition("measured on this machine")
    assert f"{TOY_SET}_l8_once.s" in modelled
    assert f"lwcc_{TOY_SET}_ctr_crypt_c" not in modelled
    assert f"lwcc_{TOY_SET}_ctr_crypt_c" in measured
    assert "llvm-mca" not in measured


def test_a_missing_compiler_is_said(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr("lwcc.work.bench.find", find_nothing)
    for name in ("CI", "LWCC_REQUIRE"):
        monkeypatch.delenv(name, raising=False)
    result = lwcc("bench", folder / FILE)
    assert result.exit_code == 1
    assert "not run: gcc is missing" in result.stderr
    assert "not run: clang is missing" in result.stderr
    required = lwcc("bench", folder / FILE, "--require")
    assert required.exit_code == 2
    assert "gcc is missing" in required.stderr
