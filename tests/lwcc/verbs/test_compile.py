"""`lwcc compile`: what is written, said and refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused
from verify.report import Finding
from verify.toolchain.tools import MissingTool, Tool

QUICK = ("--lanes", "8", "--no-check")


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without LLVM."""
    monkeypatch.setattr("builds.checks.TOOLS", ("no-such-assembler",))
    monkeypatch.setattr("builds.checks.find", _find_nothing)


def _find_nothing(name: str) -> None:
    tool = Tool(name, "assembles generated code", "apt-get install llvm")
    raise MissingTool(tool)


@pytest.mark.slow
def test_a_checked_file_says_so(compiled: Path) -> None:
    (part,) = read_parts(compiled / f"{TOY_SET}_l8_once.s")
    claims = "passes, assembled alone, known answers, emulator and abi, timing"
    assert part.entries["checked"] == claims
    assert (compiled / f"{TOY_SET}_l8_once.h").is_file()


@pytest.mark.slow
def test_writes_into_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = lwcc("compile", TOY, *QUICK)
    assert result.exit_code == 0
    assert result.stdout == ""
    assert f"{TOY_SET}: {TOY_SET}_l8_once.s, {TOY_SET}_l8_once.h; rk" in result.stderr
    assert "warning: checks not run: --no-check was given" in result.stderr
    assert sorted(f.name for f in tmp_path.iterdir()) == [
        f"{TOY_SET}_l8_once.h",
        f"{TOY_SET}_l8_once.s",
    ]
    (part,) = read_parts(tmp_path / f"{TOY_SET}_l8_once.s")
    assert part.entries["checked"] == "not run"


KEY = ("--keys", "fixed", "--key", "0f1e2d3c4b5a69788796a5b4c3d2e1f0")
CACHE = ("compile", "cham64_128", "--target", "avr", "--mode", "ctr", "--fold", "cache")


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_a_cache_is_constants_of_the_code(tmp_path: Path) -> None:
    """Its report compares it with a file that takes key and nonce, and folds nothing."""
    words = (*CACHE, *KEY, "--nonce", "00010203", "--no-prove", "-o", f"{tmp_path}/")
    (row,) = read_json(*words)["files"]
    (part,) = read_parts(tmp_path / "cham64_128_l1_ctr_fixed_nonce_cache.s")
    assert part.entries["checked"] == "passes, assembled alone, calls and abi in simavr, timing"
    assert "rk 0, ctx 0" in part.entries["sizes"]
    plain, cache = row["depths"]
    assert (plain["fold"], cache["fold"], cache["chosen"]) == ("none", "cache", True)
    assert (cache["nonce_cycles"], cache["pays_from_blocks"]) == (0, 0)
    assert plain["nonce_cycles"] > 0
    assert plain["pays_from_blocks"] is None
    assert cache["cycles_per_block"] < plain["cycles_per_block"]
    gone = cache["by_dependences"]
    assert (gone["whole_rounds"], gone["held_bytes"]) == (1, 6)
    usual = [each for each in words if each not in ("--fold", "cache")]
    assert lwcc(*usual).exit_code == 0
    made = [(tmp_path / f"cham64_128_l1_ctr_fixed_nonce{x}.s").read_text() for x in ("", "_cache")]
    assert made[0] == made[1].replace(" --fold cache", ""), "it is that of key and nonce anyway"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "add --keys fixed with --key and --nonce"),
        (KEY, "add --nonce"),
        (("--goal", "ram"), "add --keys fixed with --key and --nonce"),
        ((*KEY, "--nonce", "0001"), "a nonce of cham64_128 has 4 bytes"),
        ((*KEY, "--nonce", "00010203", "--goal", "size"), "--keys fixed has no loop of rounds"),
        (
            (*KEY, "--nonce", "00010203", "--depth", "auto", "--message-bytes", "9"),
            "--depth auto chooses what leaves the loop, and --fold cache says it",
        ),
    ],
)
def test_a_cache_takes_key_and_nonce(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*CACHE, *words, "--no-check", "-o", "-")


@pytest.mark.slow
def test_stdout_holds_the_assembly_alone() -> None:
    result = lwcc("compile", TOY, *QUICK, "-o", "-")
    assert result.exit_code == 0
    assert result.stdout.startswith("// lwcc generated this file")
    assert result.stdout.endswith("\n")
    assert "lwcc: " not in result.stdout


@pytest.mark.slow
def test_several_sets_go_into_one_file_or_into_one_each(tmp_path: Path) -> None:
    two = tmp_path / "two.dsl"
    text = TOY.read_text().partition("\ntest ")[0]
    two.write_text(
        text.replace("set toy64_64 { rounds = 2 }", "set a { rounds = 1 }\nset b { rounds = 2 }")
    )
    assert lwcc("compile", two, *QUICK, "-o", tmp_path / "both.s").exit_code == 0
    assert [part.options.set_name for part in read_parts(tmp_path / "both.s")] == ["a", "b"]
    assert (tmp_path / "both.h").read_text().count("#endif") == 6
    out = tmp_path / "out"
    out.mkdir()
    assert lwcc("compile", two, *QUICK, "--set", "b", "-o", out).exit_code == 0
    assert sorted(f.name for f in out.iterdir()) == ["b_l8_once.h", "b_l8_once.s"]


@pytest.mark.slow
def test_json_describes_what_was_written(tmp_path: Path) -> None:
    (row,) = read_json("compile", TOY, *QUICK, "-o", tmp_path / "x.s")["files"]
    assert row["path"] == str(tmp_path / "x.s")
    assert row["header"] == str(tmp_path / "x.h")
    assert (row["set"], row["target"], row["checked"]) == (TOY_SET, "neon", "not run")
    assert len(row["functions"]) == 6
    assert row["figures"]["group_blocks"] == 8


@pytest.mark.slow
def test_a_shipped_cipher_is_found_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for word in ("pipo", "pipo.dsl", "PIPO", "pipo64_128"):
        result = lwcc("ir", word, "--after", "unroll", "--set", "pipo64_128")
        assert result.exit_code == 0
        assert result.stdout.startswith("# pipo64_128: unroll()")


@pytest.mark.slow
def test_a_missing_tool_is_said_aloud(no_tools: None, tmp_path: Path) -> None:
    result = lwcc("compile", TOY, "--lanes", "8", "--no-require", "-o", tmp_path / "x.s")
    assert result.exit_code == 1, "what was asked for was not all done: see the table of exit codes"
    assert "warning: checks not run: no-such-assembler is missing" in result.stderr
    assert "checked:   not run" in (tmp_path / "x.s").read_text()


def test_a_missing_tool_is_an_error_where_it_is_required(no_tools: None, tmp_path: Path) -> None:
    said = refused("compile", TOY, "--lanes", "8", "--require", "-o", tmp_path / "x.s")
    assert said.startswith("lwcc: error: no-such-assembler is missing (assembles generated code)")
    assert not list(tmp_path.iterdir())


def test_a_wrong_known_answer_is_shown_in_the_text(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.dsl"
    wrong.write_text(TOY.read_text().replace("ciphertext 8", "ciphertext 9"))
    said = refused("compile", wrong, *QUICK, "-o", tmp_path / "x.s")
    assert "error: this test fails: the ciphertext is computed as 8" in said
    assert f"{wrong}:35:" in said
    assert not (tmp_path / "x.s").exists()


@pytest.mark.slow
def test_a_failed_check_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = Finding("ecb_encrypt: placements", "failed", 3, "nblocks=7: byte 2 differs")
    monkeypatch.setattr("builds.product.check_part", lambda *given: (failed,))
    result = lwcc("compile", TOY, "--lanes", "8", "--json", "-o", tmp_path / "x.s")
    assert result.exit_code == 1
    assert "lwcc: failed: toy64_64: ecb_encrypt: placements: nblocks=7" in result.stderr
    assert json.loads(result.stdout)["files"][0]["passed"] is False
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nono"], "no file and no shipped cipher `nono`; there are: "),
        (["pip"], "did you mean `pipo`?"),
        (["."], "is a folder; name a .dsl file"),
        (["pipo", "--set", "pipo64_12"], "did you mean `pipo64_128`?"),
        (["pipo", "--lanes", "17"], "there are: 1, 8, 16, 32, 64, 128"),
        (["pipo", "--lanes", "many"], "Invalid value for '--lanes'"),
        (["pipo", "--target", "avrr"], "no target `avrr`; there are: avr, c, neon"),
        (["pipo", "--without", "slice"], "`slice` is no pass that can be left out"),
        (
            ["pipo", "--circuit", "none", "--no-check"],
            "no circuit of PIPO `none`; there are: auto",
        ),
        (["hight", "--target", "avr", "--tables", "rom"], "there are: auto, flash, sram, none"),
        (
            ["hight", "--target", "rv32i", "--tables", "sram"],
            "no memory of tables of rv32i `sram`; there are: none",
        ),
        (["pipo", "-o", "-", "--json"], "either the assembly (`-o -`) or JSON"),
    ],
)
def test_wrong_questions(words: list[str], said: str) -> None:
    assert said in refused("compile", *words)


def test_nothing_half_written_is_left(tmp_path: Path) -> None:
    said = refused("compile", TOY, *QUICK, "-o", tmp_path / "no" / "x.s")
    assert f"cannot write {tmp_path / 'no' / 'x.s'}: there is no folder" in said
    (tmp_path / "x.h").mkdir()
    said = refused("compile", TOY, *QUICK, "-o", tmp_path / "x.s")
    assert f"cannot write {tmp_path / 'x.h'}: it is a folder" in said
    assert [f.name for f in tmp_path.iterdir()] == ["x.h"]


def test_output_to_a_device_is_refused_cleanly() -> None:
    said = refused("compile", TOY, *QUICK, "-o", "/dev/null/x.s")
    assert "cannot write /dev/null/x.s" in said


@pytest.mark.slow
def test_a_full_disk_is_said_in_one_line() -> None:
    said = refused("compile", TOY, *QUICK, "-o", "/dev/full")
    assert said == "lwcc: error: cannot write /dev/full: No space left on device\n"


@pytest.mark.slow
def test_a_device_stays_a_device() -> None:
    assert lwcc("compile", TOY, *QUICK, "-o", "/dev/null").exit_code == 0
    assert Path("/dev/null").is_char_device()
    assert not Path("/dev/null.h").exists()


@pytest.mark.slow
def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "link.s").symlink_to(tmp_path / "x.s")
    assert lwcc("compile", TOY, *QUICK, "-o", tmp_path / "link.s").exit_code == 0
    assert (tmp_path / "link.s").is_symlink()
    assert (tmp_path / "x.s").is_file()


def test_the_header_does_not_overwrite_the_assembly(tmp_path: Path) -> None:
    said = refused("compile", TOY, *QUICK, "-o", tmp_path / "x.h")
    assert "is where the C header goes" in said


@pytest.mark.slow
def test_an_old_file_is_replaced_whole(tmp_path: Path) -> None:
    place = tmp_path / "x.s"
    place.write_text("old")
    assert lwcc("compile", TOY, *QUICK, "-o", place).exit_code == 0
    assert place.read_text().startswith("// lwcc generated")
    assert sorted(f.name for f in tmp_path.iterdir()) == ["x.h", "x.s"]
