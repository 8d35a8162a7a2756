"""Files for cores in order: checked where they can run, measured beside C in the same run."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from builds.checks import claims_of, missing_tools, runs_in_qemu
from measurements.in_order import in_order_figures
from options.build import BuildOptions
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused
from verify.toolchain.tools import MissingTool, tool_named

pytestmark = pytest.mark.slow

PLAIN = BuildOptions(TOY_SET, "rv32i", 1)
WITH_ZBB = BuildOptions(TOY_SET, "rv32i", 1, features=("zbb",))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The toy for the plain machine, and for one that Unicorn does not know; both checked."""
    folder = tmp_path_factory.mktemp("in_order")
    for features in ((), ("--features", "zbb")):
        result = lwcc("compile", TOY, "--target", "rv32i", *features, "-o", folder)
        assert result.exit_code == 0, result.output
    first, second = sorted(folder.glob("*.s"))
    return first, second


@pytest.mark.full
def test_a_head_says_what_ran_where(files: tuple[Path, Path]) -> None:
    plain, with_zbb = (file.read_text(encoding="utf-8") for file in files)
    assert f"checked:   {claims_of(PLAIN)}\n" in plain
    assert f"checked:   {claims_of(WITH_ZBB)}\n" in with_zbb
    assert "emulator and abi" in plain
    assert "QEMU" not in plain
    assert "calls and abi in QEMU" in with_zbb
    assert "emulator" not in with_zbb.partition("checked:")[2].partition("\n")[0]


def test_only_what_unicorn_lacks_is_run_in_qemu(monkeypatch: pytest.MonkeyPatch) -> None:
    assert runs_in_qemu(WITH_ZBB)
    assert not runs_in_qemu(PLAIN)
    assert not runs_in_qemu(BuildOptions(TOY_SET, "neon", 8, features=("sha3",)))
    assert not runs_in_qemu(BuildOptions(TOY_SET, "c"))

    def find_nothing(name: str) -> None:
        raise MissingTool(tool_named(name))

    monkeypatch.setattr("builds.checks.find", find_nothing)
    assert not any("qemu" in said for said in missing_tools([PLAIN]))
    named = [said.split()[0] for said in missing_tools([PLAIN, WITH_ZBB])]
    assert named == ["llvm-mc", "ld.lld", "qemu-riscv32", "clang"]


def test_a_broken_file_is_found_out_in_qemu(files: tuple[Path, Path], tmp_path: Path) -> None:
    text = files[1].read_text(encoding="utf-8")
    (tmp_path / "toy.dsl").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    wrong = tmp_path / files[1].name
    wrong.write_text(text.replace("    xor ", "    or ", 1), encoding="utf-8")
    result = lwcc("verify", wrong, "--cipher", tmp_path / "toy.dsl")
    assert result.exit_code == 1
    assert "qemu: " in result.stderr


@pytest.mark.full
def test_figures_are_of_a_block_more_and_of_c_beside_it(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(TOY.parent)
    data = read_json("bench", *files)
    rows = {(row["name"], row["function"]): row for row in data["in_order"]}
    ours, with_zbb = (rows[file.name, f"lwcc_{TOY_SET}_ecb_encrypt_rv32i"] for file in files)
    assert ours["core"] == "sifive-e31"
    assert 0 < with_zbb["cycles_per_block"] <= ours["cycles_per_block"]
    assert ours["instructions"] == sum(ours["instructions_by_class"].values())
    assert ours["cycles"] == ours["instructions"] + ours["load_stalls"] + ours["other_stalls"] + (
        3 * ours["mispredicted"]
    )
    assert (f"{TOY_SET}.c, clang -O3", f"lwcc_{TOY_SET}_ctr_crypt_c") in rows
    setup = rows[files[0].name, f"lwcc_{TOY_SET}_key_setup_rv32i"]
    assert (setup["blocks"], "cycles_per_block" in setup) == (0, False)
    assert [each["file"] for each in data["memory"]] == [file.name for file in files]
    assert data["measured"] == []


def test_the_index_gets_figures_of_the_model(files: tuple[Path, Path]) -> None:
    (part,) = read_parts(files[0])
    figures = in_order_figures(part)
    for role in ("ecb_encrypt", "ecb_decrypt", "ctr_crypt"):
        assert figures[f"{role}_cycles_per_block"] >= 8 * figures[f"{role}_instructions_per_byte"]
    assert {"code_bytes", "key_setup_cycles", "ctr_nonce_cycles"} <= set(figures)


def test_the_table_is_empty_without_files_for_it(tmp_path: Path) -> None:
    (tmp_path / "INDEX.toml").write_text("file = []\n", encoding="utf-8")
    result = lwcc("bench", "--table", tmp_path)
    assert result.exit_code == 0
    assert "sifive-e31" not in result.stdout


def test_without_the_cipher_there_is_no_c_of_it(
    files: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = lwcc("bench", files[0])
    assert result.exit_code == 0
    assert f"not run: C of {TOY_SET}: " in result.stderr
    assert "was made from toy.dsl, which is not beside it\n" in result.stderr


def test_c_that_is_too_large_is_said_so(
    files: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(TOY.parent)
    monkeypatch.setattr("bench.in_order.kernels.MOST_TEXT", 100)
    monkeypatch.setattr("lwcc.work.bench.run_jobs", lambda job, tasks, _: list(map(job, tasks)))
    result = lwcc("bench", files[0])
    assert result.exit_code == 0
    assert f"not run: generated C of {TOY_SET}: it is so large" in result.stderr


def test_tables_are_not_cut_off(files: tuple[Path, Path]) -> None:
    result = lwcc("bench", files[0], "--no-baseline")
    assert result.exit_code == 0
    assert f"lwcc_{TOY_SET}_ctr_crypt_rv32i" in result.stdout
    assert "clang" not in result.stdout
    assert "cycles/block" in result.stdout
    assert "…" not in result.stdout


@pytest.mark.slow
def test_a_core_that_the_target_has_not_is_refused(files: tuple[Path, Path]) -> None:
    said = refused("bench", files[0], "--core", "sifive-e13")
    assert "did you mean `sifive-e31`?" in said
