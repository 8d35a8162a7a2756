"""`--lanes auto`: which forms are tried for a message, and which of them is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import read_parts
from lwcc.reports.by_form import Form, Found, forms_of
from measurements.counter_mode import CounterCosts
from options.build import BuildOptions
from tests.lwcc.terminal import lwcc, refused

TOY = Path(__file__).parents[2] / "compiler" / "toy_planes.dsl"
COMPILE = ("compile", TOY, "--target", "rv32i", "--mode", "ctr", "--lanes", "auto")


def shapes(message_bytes: int, **given: Any) -> list[tuple[int, int]]:
    """The lanes and the blocks of the forms for a message, of blocks of 8 bytes."""
    options = BuildOptions("s", **given)
    return [(form.lanes, form.blocks) for form in forms_of(options, message_bytes, 8)]


def test_groups_are_tried_up_to_the_message_and_one_size_above() -> None:
    assert [lanes for lanes, blocks in shapes(9 * 8) if not blocks] == [1, 8, 16]
    assert [blocks for _, blocks in shapes(9 * 8) if blocks] == [2, 4, 8, 16]
    assert [lanes for lanes, blocks in shapes(8 * 8) if not blocks] == [1, 8]


def test_a_group_of_planes_fits_into_as_many_words_as_are_tried() -> None:
    assert max(blocks for _, blocks in shapes(1 << 20)) == 64
    assert max(blocks for _, blocks in shapes(1 << 20, target="rv32i")) == 16


def test_slicing_and_blocks_that_are_given_stay() -> None:
    assert shapes(800, slicing="plane", blocks=4) == [(1, 4)]
    assert shapes(80, slicing="word") == [(1, 0), (8, 0), (16, 0)]


def test_tables_in_registers_are_tried_with_numbers_of_blocks() -> None:
    assert shapes(3 * 8, sbox="tbl") == [(1, 1), (1, 2), (1, 4)]
    assert shapes(800, sbox="tbl", blocks=8) == [(1, 8)]


def form(blocks: int, cycles_per_block: float, nonce: int) -> Form:
    costs = CounterCosts("core", "modelled", cycles_per_block, nonce)
    return Form(BuildOptions("s", lanes=blocks), blocks, costs)


FORMS = (form(8, 20, 10), form(16, 15, 30))


@pytest.mark.parametrize(
    ("n_blocks", "taken"), [(1, 8), (8, 8), (9, 16), (16, 16), (17, 8), (25, 16)]
)
def test_a_group_that_is_not_full_takes_as_long_as_a_full_one(n_blocks: int, taken: int) -> None:
    found = Found(FORMS, 4 * n_blocks, 4)
    assert found.fastest.group_blocks == taken


def test_of_equally_fast_forms_the_one_of_fewer_blocks_is_taken() -> None:
    assert Found((form(16, 10, 0), form(8, 20, 0)), 64, 8).fastest.group_blocks == 8


@pytest.fixture
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is compiled sooner than another process is started."""

    def run_jobs(function: Callable[[Any], Any], jobs: Sequence[Any], _: str) -> list[Any]:
        return [function(job) for job in jobs]

    monkeypatch.setattr("lwcc.reports.by_form.run_jobs", run_jobs)


@pytest.mark.slow
@pytest.mark.usefixtures("_in_this_process")
def test_the_fastest_form_is_written_with_its_options(tmp_path: Path) -> None:
    result = lwcc(*COMPILE, "--message-bytes", "64", "--no-check", "-o", tmp_path)
    assert result.exit_code == 0, result.output
    rows = [line for line in result.stderr.splitlines() if line.startswith("│")]
    cells = [[cell.strip() for cell in row.strip("│").split("│")] for row in rows]
    (taken,) = [row for row in cells if row[-1] == "yes"]
    assert int(taken[4]) == min(int(row[4]) for row in cells)
    (path,) = tmp_path.glob("*.s")
    (part,) = read_parts(path)
    assert taken[0] in part.entries["command"]
    assert "auto" not in part.entries["command"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--lanes auto takes the fastest for a message: add --message-bytes N"),
        (("--message-bytes", "9", "--target", "c"), "no model of c that could choose lanes"),
        (("--message-bytes", "262145"), "would wrap onto key stream that is used"),
        (("--message-bytes", "9", "--mode", "drbg"), "--lanes auto is about ctr_crypt"),
        (("--lanes", "few"), "'few' is neither a number nor `auto`."),
    ],
)
def test_what_cannot_be_chosen_is_refused(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*COMPILE, *words)
