"""Depths of a folded counter mode: what is measured, chosen, said, and refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import read_parts
from builds.depths import GONE, Dependences, Depth, Report
from measurements.counter_mode import CounterCosts
from options.build import BuildOptions
from tests.lwcc.terminal import lwcc, read_json, refused
from verify.toolchain.tools import MissingTool, Tool

TOY = Path(__file__).parents[1] / "compiler" / "toy_planes.dsl"
TOY_SET = "toy32_32"
ON_RV32I = ("--target", "rv32i", "--slicing", "plane", "--mode", "ctr")
COMPILE = ("compile", TOY, "--no-prove", *ON_RV32I)
DEPTHS = ["none", "round1", "subbytes2", "round2"]
LARGEST = 4 << 16
"""Bytes that a counter of 16 bits numbers, in blocks of four."""


@pytest.fixture(autouse=True)
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is compiled sooner than another process is started."""

    def run_jobs(function: Callable[[Any], Any], jobs: Sequence[Any], _: str) -> list[Any]:
        return [function(job) for job in jobs]

    monkeypatch.setattr("builds.compilation.run_jobs", run_jobs)


def row_of(depth: str, said: str) -> list[str]:
    """The cells of a depth's row in the table."""
    (found,) = [line for line in said.splitlines() if re.match(rf"│ {depth} +│", line)]
    return [cell.strip() for cell in found.strip("│").split("│")]


@pytest.mark.full
@pytest.mark.slow
def test_the_fastest_for_a_long_message_is_written(tmp_path: Path) -> None:
    result = lwcc(*COMPILE, "--depth", "auto", "--message-bytes", "40000", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    assert result.stdout == ""
    assert "cycles of 40000 bytes" in result.stderr
    rows = {depth: row_of(depth, result.stderr) for depth in DEPTHS}
    assert [depth for depth in DEPTHS if rows[depth][-1] == "yes"] == ["round2"]
    assert [rows[depth][1] for depth in DEPTHS] == ["0", "1024", "1024", "1024"]
    assert min(rows, key=lambda depth: int(rows[depth][5])) == "round2"
    (part,) = read_parts(tmp_path / f"{TOY_SET}_round2_ctr.s")
    assert part.entries["command"].endswith("--slicing plane --mode ctr --depth round2")
    assert part.entries["checked"] == "passes, assembled alone, emulator and abi, timing"
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.full
def test_it_is_the_file_of_that_depth(tmp_path: Path) -> None:
    first, second = tmp_path / "auto.s", tmp_path / "named.s"
    auto = ("--depth", "auto", "--message-bytes", LARGEST, "--no-report")
    for depth, place in ((auto, first), (("--depth", "round2", "--no-report"), second)):
        result = lwcc(*COMPILE, *map(str, depth), "--no-check", "-o", place)
        assert result.exit_code == 0, result.output
        assert "by depth" not in result.stderr
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.full
@pytest.mark.slow
def test_no_fold_is_the_fastest_for_a_short_message(tmp_path: Path) -> None:
    auto = ("--depth", "auto", "--message-bytes", "4", "--no-check")
    (row,) = read_json(*COMPILE, *auto, "-o", tmp_path)["files"]
    assert [each["depth"] for each in row["depths"] if each["chosen"]] == ["none"]
    assert row["path"] == str(tmp_path / f"{TOY_SET}_ctr.s")
    assert [each["depth"] for each in row["depths"]] == DEPTHS
    plain, *folded = row["depths"]
    assert plain["pays_from_blocks"] is None
    for each in folded:
        more = each["nonce_cycles"] - plain["nonce_cycles"]
        won = plain["cycles_per_block"] - each["cycles_per_block"]
        assert each["pays_from_blocks"] - 1 < more / won <= each["pays_from_blocks"]


@pytest.mark.full
def test_a_named_depth_is_compared_with_none(tmp_path: Path) -> None:
    words = (*COMPILE, "--depth", "round1", "--no-check", "-o", tmp_path)
    result = lwcc(*words, "--message-bytes", "4000")
    assert result.exit_code == 0
    before, after = row_of("none", result.stderr), row_of("round1", result.stderr)
    assert float(after[2]) < float(before[2])
    assert int(after[3]) > int(before[3])
    assert int(after[4]) > 256
    assert (before[4], before[-1], after[-1]) == ("", "", "yes")
    assert int(after[5]) == pytest.approx(int(after[3]) + 1000 * float(after[2]), abs=51)
    assert sorted(f.name for f in tmp_path.iterdir()) == [
        f"{TOY_SET}_round1_ctr.h",
        f"{TOY_SET}_round1_ctr.s",
    ]
    assert "by depth" not in lwcc(*words, "--no-report").stderr


@pytest.mark.slow
def test_without_a_fold_nothing_is_reported(tmp_path: Path) -> None:
    (row,) = read_json(*COMPILE, "--no-check", "-o", tmp_path)["files"]
    assert row["depths"] == []


def test_issue_13_what_is_about_a_fold_is_refused_without_one() -> None:
    """A length was taken and said nothing of before, as was `--report`."""
    said = refused(*COMPILE, "--message-bytes", str(LARGEST), "--no-check")
    assert said.startswith("lwcc: error: --message-bytes changes nothing without a folded counter")
    said = refused(*COMPILE, "--report", "--no-check")
    folded = "is about a folded counter mode: add --depth, or --fold online or cache"
    assert said == f"lwcc: error: --report {folded}\n"


@pytest.mark.slow
def test_a_table_that_is_not_granted_is_not_chosen(tmp_path: Path) -> None:
    auto = ("--depth", "auto", "--message-bytes", str(LARGEST), "--table-bytes", "1023")
    result = lwcc(*COMPILE, *auto, "--no-check", "-o", tmp_path)
    assert result.exit_code == 0
    assert row_of("none", result.stderr)[-1] == "yes"
    assert row_of("round2", result.stderr)[1:3] == ["1024 (not granted)", ""]
    assert (tmp_path / f"{TOY_SET}_ctr.s").is_file()


@pytest.mark.full
def test_each_set_has_its_own_depth(tmp_path: Path) -> None:
    text = TOY.read_text().partition("\ntest ")[0]
    two = tmp_path / "two.dsl"
    two.write_text(
        text.replace("set toy32_32 { rounds = 4 }", "set a { rounds = 2 }\nset b { rounds = 4 }")
    )
    out = tmp_path / "out"
    out.mkdir()
    auto = ("--depth", "auto", "--message-bytes", str(LARGEST), "--no-check")
    result = lwcc("compile", two, "--no-prove", *ON_RV32I, *auto, "-o", out)
    assert result.exit_code == 0, result.output
    assert sorted(f.stem for f in out.glob("*.s")) == ["a_round1_ctr", "b_round2_ctr"]


def said_of(*words: str, tmp_path: Path) -> str:
    """What a refused command says; it writes nothing."""
    said = refused(*words, "-o", f"{tmp_path}/")
    assert not list(tmp_path.iterdir())
    return said.removeprefix("lwcc: error: ").strip()


AUTO = ("--depth", "auto", "--message-bytes")
NO_LENGTH = "--depth auto takes the fastest for a message: add --message-bytes N"
NO_DEPTH = (
    "`deep` is no depth; there are: none, auto, round1, subbytes2, round2 and so on, as far as the "
    "cipher goes"
)
NO_COUNTER = "which --mode ecb leaves out"
NO_PLANES = "counter mode is folded in bit planes only: --slicing plane, or --depth none"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--depth", "auto"), NO_LENGTH),
        ((*AUTO, "-5"), "Invalid value for '--message-bytes': -5 is not in the range x>=1."),
        ((*AUTO, "0"), "Invalid value for '--message-bytes': 0 is not in the range x>=1."),
        (
            (*AUTO, "abc"),
            "Invalid value for '--message-bytes': 'abc' is not a valid integer range.",
        ),
        (("--depth", "round9"), f"no depth `round9`; there are: {', '.join(DEPTHS)}"),
        (("--depth", "deep"), NO_DEPTH),
        (
            ("--depth", "round1", "--table-bytes", "1000"),
            "the table takes 1024 bytes, and 1000 are granted: --table-bytes 1024, or --depth none",
        ),
        (("--table-bytes", "-1"), "--table-bytes is 0 or more, not -1"),
        (
            ("--mode", "ecb", "--depth", "round1"),
            f"--depth round1 folds counter mode, {NO_COUNTER}",
        ),
        (
            ("--mode", "ecb", "--message-bytes", "9"),
            f"--message-bytes is of counter mode, {NO_COUNTER}",
        ),
    ],
)
def test_what_cannot_be_is_refused(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said_of("compile", str(TOY), *ON_RV32I, *words, tmp_path=tmp_path) == said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("speck64_128", "--target", "rv32i", "--depth", "round1"), NO_PLANES),
        (("speck64_128", "--target", "rv32i", *AUTO, "99"), NO_PLANES),
        (("pipo64_128", *AUTO, "99"), NO_PLANES),
        (
            ("pipo64_128", "--target", "c", "--depth", "round1"),
            "c has no folded counter mode: --depth none is what it has",
        ),
        (
            ("pipo64_128", "--slicing", "cell"),
            "no slicing of neon `cell`; there are: auto, word, bit, plane",
        ),
    ],
)
def test_ciphers_and_machines_without_a_fold(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    assert said_of("compile", *words, "--no-check", tmp_path=tmp_path) == said


def test_with_one_depth_there_is_nothing_to_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builds.compilation.possible_depths", lambda module: {})
    said = said_of("compile", str(TOY), *ON_RV32I, *AUTO, "99", tmp_path=tmp_path)
    assert said == f"no depth of {TOY_SET} to choose; there are: none"


def test_other_verbs_take_one_of_the_depths() -> None:
    said = refused("ir", TOY, *ON_RV32I, "--depth", "auto")
    assert said == f"lwcc: error: no depth `auto`; there are: {', '.join(DEPTHS)}\n"


@pytest.mark.parametrize(
    ("cipher", "words", "bits", "largest"),
    [
        (str(TOY), ON_RV32I, 16, LARGEST),
        (str(TOY), (*ON_RV32I, "--depth", "auto"), 16, LARGEST),
        ("cham64_128", ("--target", "rv32i", "--counter-bits", "16"), 16, 8 << 16),
        ("cham64_128", ("--target", "rv32i"), 32, 8 << 32),
        ("pipo64_128", ("--target", "neon", "--lanes", "16"), 32, 8 << 32),
    ],
)
def test_a_counter_that_would_wrap_is_refused(
    cipher: str, words: tuple[str, ...], bits: int, largest: int, tmp_path: Path
) -> None:
    more = ("--message-bytes", str(largest + 1))
    said = said_of("compile", cipher, *words, *more, tmp_path=tmp_path)
    name = TOY_SET if cipher == str(TOY) else cipher
    assert said == (
        f"the counter of {name} has {bits} bits and would wrap onto key stream that is used: "
        f"--message-bytes is at most {largest}, not {largest + 1}"
    )


@pytest.mark.slow
def test_what_is_not_measured_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def find_nothing(name: str) -> None:
        raise MissingTool(Tool(name, "assembles generated code", "apt-get install llvm"))

    monkeypatch.setattr("builds.checks.find", find_nothing)
    words = (*COMPILE, "--no-require", "--no-check", "-o", tmp_path)
    result = lwcc(*words, "--depth", "round1")
    assert result.exit_code == 1, "what was asked for was not all done"
    assert "lwcc: warning: cost not measured: llvm-mc is missing" in result.stderr
    assert "by depth" not in result.stderr
    assert "llvm-mc is missing" in refused(*words, *AUTO, "99")


def depth(name: str, per_block: int, nonce: int, call: int = 0) -> Depth:
    costs = CounterCosts("a core", "modelled: a core", per_block, nonce, call)
    return Depth(name, 0 if name == "none" else 1024, costs)


PLAIN = depth("none", 100, 50)
OPTIONS = BuildOptions(TOY_SET, "rv32i")


def test_a_nonce_and_all_blocks_count() -> None:
    report = Report(OPTIONS, (PLAIN, depth("round1", 90, 1050)), 399, 4)
    assert report.n_blocks == 100
    costs = [each.costs for each in report.depths if each.costs]
    assert [each.message_cycles(100) for each in costs] == [10_050, 10_050]
    assert report.pays_from(costs[1]) == 100
    assert report.with_fastest().chosen.name == "none"
    assert replace(report, message_bytes=401).with_fastest().chosen.name == "round1"


def test_what_never_pays_is_said_so() -> None:
    report = Report(replace(OPTIONS, depth="round1"), (PLAIN, depth("round1", 100, 60)), 0, 4)
    assert report.chosen.costs
    assert report.pays_from(report.chosen.costs) is None
    assert list(report.table().columns[4].cells) == ["", "never"]
    assert [row["pays_from_blocks"] for row in report.as_dicts()] == [None, None]
    assert "message_cycles" not in report.as_dicts()[1]


def test_what_a_call_takes_besides_its_blocks_counts() -> None:
    models = (PLAIN, depth("separated", 90, 150), depth("online", 80, 150, call=200))
    report = Report(OPTIONS, models, 4 * 10, 4, "fold")
    assert report.with_fastest().options.fold == "none"
    assert replace(report, message_bytes=4 * 15).with_fastest().options.fold == "separated"
    longer = replace(report, message_bytes=4 * 21).with_fastest()
    assert (longer.options.fold, longer.options.depth) == ("online", "none")
    assert [row["pays_from_blocks"] for row in longer.as_dicts()] == [None, 10, 15]


def test_a_model_that_does_not_exist_is_not_chosen() -> None:
    models = (PLAIN, Depth("online", 0, None, "nothing is held"))
    report = Report(OPTIONS, models, 4000, 4, "fold").with_fastest()
    assert report.chosen.name == "none"
    assert list(report.table().columns[1].cells) == ["0", "not possible"]
    assert report.as_dicts()[1] == {"fold": "online", "chosen": False, "refused": "nothing is held"}


def test_what_a_model_saves_and_what_dependences_let_it_save() -> None:
    gone = Dependences(2, 0.125, 0.0625, 11)
    online = replace(depth("online", 80, 150), dependences=gone)
    models = (replace(PLAIN, dependences=Dependences(0, 0, 0, 4)), online)
    report = Report(replace(OPTIONS, fold="online"), models, 0, 4, "fold", gone)
    columns = {str(c.header): list(c.cells) for c in report.table().columns}
    assert columns["saved"] == ["", "20.0 %"]
    assert [columns[name] for name in GONE] == [
        ["", "2"],
        ["", "12.5 %"],
        ["", "6.2 %"],
        ["", "11"],
    ]
    assert columns["chosen"] == ["", "yes"]
    caption = str(report.table().caption)
    assert "with a table as well: rounds gone 2; operations gone 12.5 %" in caption
    plain, other = report.as_dicts()
    assert (plain["saved"], other["saved"]) == (0, pytest.approx(0.2))
    assert other["by_dependences"] == {
        "whole_rounds": 2,
        "operations": 0.125,
        "cost": 0.0625,
        "held_bytes": 11,
    }


ON_AVR = ("--target", "avr", "--mode", "ctr")


@pytest.mark.full
@pytest.mark.slow
def test_a_target_without_tables_of_rounds_chooses_what_leaves_the_loop(tmp_path: Path) -> None:
    words = ("compile", "speck32_64", *ON_AVR, "--no-check", "-o", tmp_path)
    (row,) = read_json(*words, *AUTO, "4000")["files"]
    assert [each["fold"] for each in row["depths"]] == ["none", "separated", "online"]
    (chosen,) = (each for each in row["depths"] if each["chosen"])
    assert chosen["message_cycles"] == min(each["message_cycles"] for each in row["depths"])
    assert f"--fold {chosen['fold']}" in row["command"]
    assert "--depth" not in row["command"]
    assert chosen["core"] == "atmega128"


@pytest.mark.full
@pytest.mark.slow
def test_a_named_model_is_compared_with_none(tmp_path: Path) -> None:
    words = ("compile", "speck32_64", *ON_AVR, "--fold", "online", "--no-check", "-o", tmp_path)
    result = lwcc(*words)
    assert result.exit_code == 0, result.output
    assert "speck32_64, counter mode by fold; atmega128 in simavr" in result.stderr
    before, after = row_of("none", result.stderr), row_of("online", result.stderr)
    saved = 1 - float(after[2]) / float(before[2])
    assert after[3] == f"{100 * saved:.1f} %"
    assert (before[3], after[-1]) == ("", "yes")
    assert "with a table as well" in result.stderr
    assert "by fold" not in lwcc(*words, "--no-report").stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--depth", "round1"), "avr has no tables of rounds: --depth none and auto are what it"),
        (
            (*AUTO, "99", "--fold", "online"),
            "--depth auto chooses what leaves the loop, and --fold",
        ),
        ((*AUTO, "99", "--table-bytes", "9"), "--table-bytes is about a folded counter mode"),
        (("--depth", "auto"), NO_LENGTH),
    ],
)
def test_what_has_no_tables_of_rounds_is_said(
    words: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    found = said_of("compile", "speck32_64", *ON_AVR, *words, "--no-check", tmp_path=tmp_path)
    assert found.startswith(said)


@pytest.mark.full
@pytest.mark.slow
def test_the_depths_of_aes(tmp_path: Path) -> None:
    auto = (*AUTO, str(1 << 20), "--no-check", "-o", tmp_path)
    (row,) = read_json("compile", "aes128_128", "--no-prove", *ON_RV32I, *auto)["files"]
    assert [each["depth"] for each in row["depths"]] == DEPTHS
    assert [each["table_bytes"] for each in row["depths"]] == [0, 4096, 4096, 4096]
    cycles = [each["cycles_per_block"] for each in row["depths"]]
    assert cycles == sorted(cycles, reverse=True)
    assert row["path"].endswith("aes128_128_round2_ctr.s")
