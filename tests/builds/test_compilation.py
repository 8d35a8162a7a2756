"""Sets are compiled at the depth asked for or at the fastest, and lengths that wrap are refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from builds import compilation
from builds.cache import kept
from builds.compilation import (
    Compilation,
    compared_field,
    counter_costs_of,
    find_depths,
    make_and_measure,
)
from builds.depths import Depth
from builds.product import Order, make
from catalogue.ciphers import find_cipher
from compiler.module import HoldError
from dsl.check import parse_cipher
from dsl.cipher import Cipher
from measurements.counter_mode import CounterCosts
from options.build import BuildOptions
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY

SOURCE = find_cipher(str(TOY))
OPTIONS = BuildOptions("toy64_64", "rv32i", 1)
ROUND1 = replace(OPTIONS, depth="round1")
DEPTHS = {"none": 0, "round1": 1024, "round2": 4096}
PER_BLOCK = {"none": 100, "round1": 90, "round2": 80}
NONCE = {"none": 50, "round1": 1050, "round2": 4050}
PERMUTATION = """cipher P
source "made up"
set p8 { }
block u8[1]
encrypt(X) { X = ~X }
decrypt = none
"""


@cache
def toy() -> Cipher:
    return SOURCE.load()


def costs_of(depth: str) -> CounterCosts:
    """What the model would say of the counter mode of a file."""
    return CounterCosts("a core", "modelled: a core", PER_BLOCK[depth], NONCE[depth])


class Jobs:
    """Answers jobs at once, and notes those that make files."""

    def __init__(self, passed: bool = True) -> None:
        self.passed = passed
        self.made: list[Order] = []

    def __call__(self, function: Callable[[Any], Any], jobs: Sequence[Any], _: str) -> list[Any]:
        """The outcomes of jobs."""
        return [self.answer(function, job) for job in jobs]

    def answer(self, function: Callable[[Any], Any], job: Any) -> Any:
        """The outcome of one."""
        if function is find_depths:
            return DEPTHS
        if function is make_and_measure:
            return Depth(job.options.fold, 0, costs_of(job.options.depth))
        if function is counter_costs_of:
            return costs_of(job.options.depth)
        assert function is make
        self.made.append(job)
        figures = {"table_bytes": DEPTHS[job.options.depth]}
        return SimpleNamespace(options=job.options, passed=self.passed, figures=figures)


def compiled(
    monkeypatch: pytest.MonkeyPatch, options: BuildOptions, jobs: Jobs, **more: Any
) -> tuple[list[Any], list[Any]]:
    """The products and the reports of one set."""
    monkeypatch.setattr(compilation, "run_jobs", jobs)
    monkeypatch.setattr(kept, "run_jobs", jobs)
    products, reports = Compilation(SOURCE, toy(), **more).make([options])
    return list(products), list(reports)


def test_without_a_fold_each_set_is_made_and_nothing_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jobs = Jobs()
    products, reports = compiled(monkeypatch, OPTIONS, jobs, megabytes=77)
    assert jobs.made == [Order(SOURCE, OPTIONS, True, 77)]
    assert [product.options for product in products] == [OPTIONS]
    assert reports == []


def test_a_fold_is_compared_with_none(monkeypatch: pytest.MonkeyPatch) -> None:
    jobs = Jobs()
    products, (report,) = compiled(monkeypatch, ROUND1, jobs, message_bytes=800)
    # What it is compared with is not checked.
    assert [(order.options, order.check) for order in jobs.made] == [
        (ROUND1, True),
        (OPTIONS, False),
    ]
    assert [product.options for product in products] == [ROUND1]
    assert [(each.name, each.n_bytes) for each in report.depths] == [
        ("none", 0),
        ("round1", 1024),
    ]
    assert [each.costs and each.costs.cycles_per_block for each in report.depths] == [100, 90]
    assert (report.n_blocks, report.chosen.name) == (100, "round1")


def test_a_model_is_compared_with_none_where_cycles_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jobs, avr = Jobs(), replace(OPTIONS, target="avr")
    online = replace(avr, fold="online")
    _, (report,) = compiled(monkeypatch, online, jobs)
    plain = replace(avr, fold="none", unroll="yes")
    assert [order.options for order in jobs.made] == [online, plain], "neither has loops of rounds"
    assert (report.field, [each.name for each in report.depths]) == ("fold", ["none", "online"])
    assert report.chosen.name == "online"


FIXED = replace(OPTIONS, target="avr", keys="fixed", key="00" * 16, nonce="00" * 4)


@pytest.mark.parametrize(
    ("fold", "against"),
    [
        ("cache", replace(OPTIONS, target="avr", fold="none", unroll="yes")),
        ("online", replace(FIXED, fold="cache")),
    ],
)
def test_constants_are_compared_with_a_file_for_any_key(
    fold: str, against: BuildOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, given = Jobs(), replace(FIXED, fold=fold)
    _, (report,) = compiled(monkeypatch, given, jobs)
    assert [order.options for order in jobs.made] == [given, against]
    assert [each.name for each in report.depths] == [against.fold, fold]


@pytest.mark.parametrize(
    ("fold", "said"), [("none", "^no\nhint: only the comparison .* --no-report"), ("cache", "^no$")]
)
def test_a_comparison_that_does_not_exist_is_told_apart(
    fold: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refusing(Jobs):
        def answer(self, function: Callable[[Any], Any], job: Any) -> Any:
            if job.options.fold == fold:
                raise UserError("no")
            return super().answer(function, job)

    with pytest.raises(UserError, match=said):
        compiled(monkeypatch, replace(FIXED, fold="cache"), Refusing())


def test_with_key_and_nonce_there_are_two_models_to_choose_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    jobs = Jobs()
    _, (report,) = compiled(monkeypatch, replace(FIXED, depth="auto"), jobs, message_bytes=8)
    assert [each.name for each in report.depths] == ["cache", "online"]
    assert [order.options.fold for order in jobs.made] == ["cache"]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        (OPTIONS, None),
        (ROUND1, "depth"),
        (replace(OPTIONS, target="avr", fold="online"), "fold"),
        (replace(OPTIONS, target="avr", fold="none"), None),
        (replace(OPTIONS, target="avr", fold="cache"), "fold"),
        (replace(OPTIONS, fold="cache"), None),
        (replace(ROUND1, target="neon"), "depth"),
        (replace(ROUND1, target="c"), None),
        # There the only model is the usual one.
        (replace(OPTIONS, fold="separated"), None),
    ],
)
def test_what_is_compared(options: BuildOptions, field: str | None) -> None:
    assert compared_field(options) == field


@pytest.mark.parametrize(("passed", "report"), [(True, False), (False, True)])
def test_nothing_is_reported_unasked_or_of_wrong_files(
    passed: bool, report: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    products, reports = compiled(monkeypatch, ROUND1, Jobs(passed), report=report)
    assert [product.options for product in products] == [ROUND1]
    assert reports == []


# 100 blocks take 10 050, 10 050 and 12 050 cycles; 101 blocks 10 150, 10 140 and 12 130; of 400
# blocks the deepest takes least.
@pytest.mark.parametrize(
    ("n_blocks", "table_bytes", "depth"),
    [(100, 4096, "none"), (101, 4096, "round1"), (400, 4096, "round2"), (400, 4095, "round1")],
)
def test_the_fastest_depth_that_is_granted_is_made(
    n_blocks: int, table_bytes: int, depth: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, options = Jobs(), replace(OPTIONS, depth="auto", table_bytes=table_bytes)
    _, (report,) = compiled(monkeypatch, options, jobs, message_bytes=8 * n_blocks)
    assert jobs.made == [Order(SOURCE, replace(options, depth=depth), True, jobs.made[0].megabytes)]
    granted = [each.name for each in report.depths if each.costs]
    assert granted == [name for name, size in DEPTHS.items() if size <= table_bytes]


def test_a_depth_is_chosen_by_a_model_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    options = replace(OPTIONS, target="ptx", depth="auto")
    with pytest.raises(UserError, match="there is no model of ptx that could choose a depth"):
        compiled(monkeypatch, options, Jobs(), message_bytes=800)


@pytest.mark.parametrize(("bits", "largest"), [(16, 8 << 16), (0, 8 << 32)])
def test_a_counter_that_would_wrap_is_refused(
    bits: int, largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = replace(ROUND1, counter_bits=bits)
    assert compiled(monkeypatch, options, Jobs(), message_bytes=largest)[0]
    said = rf"has {bits or 32} bits and would wrap .*: --message-bytes is at most {largest}, not "
    with pytest.raises(UserError, match=f"{said}{largest + 1}$"):
        compiled(monkeypatch, options, Jobs(), message_bytes=largest + 1)


def test_a_length_of_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "--message-bytes changes nothing without a folded counter mode: add --depth auto"
    with pytest.raises(UserError, match=said):
        compiled(monkeypatch, OPTIONS, Jobs(), message_bytes=8)
    without_key = Compilation(SOURCE, parse_cipher(PERMUTATION), message_bytes=8)
    with pytest.raises(UserError, match="p8 has none: it is a permutation without a key"):
        without_key.make([BuildOptions("p8", "rv32i", 1, depth="auto")])


def test_depths_are_those_of_the_passes_before_the_fold(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run_passes(module: Any, _: Any, passes: Sequence[Any], begin: Any) -> Any:
        ran.extend(type(step).__name__ for step in passes)
        return module

    found: dict[str, int] = {}
    monkeypatch.setattr(compilation, "run_passes", run_passes)
    monkeypatch.setattr(compilation, "possible_depths", lambda _: found)
    with pytest.raises(UserError, match="no depth of toy64_64 to choose; there are: none"):
        find_depths(Order(SOURCE, OPTIONS))
    assert (ran[0], ran[-1]) == ("Unroll", "Fixslice")
    found["round1"] = 1024
    assert list(find_depths(Order(SOURCE, OPTIONS)).items()) == [("none", 0), ("round1", 1024)]


def test_a_file_that_is_made_is_modelled(monkeypatch: pytest.MonkeyPatch) -> None:
    product = SimpleNamespace(part="a part")
    monkeypatch.setattr(compilation, "make_or_read", lambda _: product)
    monkeypatch.setattr(compilation, "counter_costs", {"a part": costs_of("round1")}.get)
    made = make_and_measure(Order(SOURCE, OPTIONS))
    assert made == Depth("separated", 0, costs_of("round1"))


def test_a_model_of_counter_mode_that_a_form_has_not_is_no_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(_: Order) -> None:
        raise UserError("no") from cause

    monkeypatch.setattr(compilation, "make_or_read", refuse)
    cause: Exception = HoldError("no")
    online = replace(OPTIONS, fold="online")
    assert make_and_measure(Order(SOURCE, online)) == Depth("online", 0, None, "no")
    cause = ValueError("no")
    with pytest.raises(UserError, match="no"):
        make_and_measure(Order(SOURCE, online))
