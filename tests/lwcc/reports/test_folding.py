"""Models of folded counter mode for a set: as tables, as data, and as shares of a report."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from builds.depths import Depth, Report
from catalogue.ciphers import find_cipher
from compiler.frontend.counter_times import Stage
from compiler.frontend.fold_plans import MODELS, Costs, Plan
from lwcc.folding import HEADINGS, WHEN, Folding, dependences, folding_of, with_dependences
from runtime.user_error import UserError
from tests.bench.test_report import cells
from tests.lwcc.terminal import TOY, TOY_SET, options

STORED: Mapping[Stage, int] = {"run": 2}
PLAIN = Plan("none", 3, 0, 0, 200, 100, 0, {}, 0)
FOLDED = Plan("online", 2, 60, 256, 149, 75, 1, STORED, 5)
COUNTED: Mapping[Stage, int] = {"key": 4, "block": 96}


def folding() -> Folding:
    """A plain model, and one that saves a quarter."""
    asked = options(target="avr", lanes=1)
    return Folding(asked, 8, Costs(2, 3), 4, COUNTED, (PLAIN, FOLDED))


def test_a_model_stands_beside_the_plain_one() -> None:
    head, plain, folded = cells(folding().table())
    assert head == ["model", *HEADINGS]
    assert plain == ["none", "", "0 of 4", "100", "", "200.0", "", "0", "0", "0", ""]
    shares = ["25.0 %", "150.0", "25.0 %"]
    assert folded == ["online", "2", "1 of 4", "75", *shares, "60", "256", "5", "2"]


def test_operations_are_told_by_what_they_depend_on() -> None:
    assert f"{WHEN['key']} 4; {WHEN['block']} 96" in str(folding().table().caption)


def test_what_never_pays_says_so() -> None:
    made = folding()
    dear = Plan("dear", 2, 60, 0, 300, 75, 1, {}, 5)
    worse = Folding(made.options, 8, made.costs, 4, COUNTED, (PLAIN, dear))
    assert cells(worse.table())[2][-1] == "never"
    (_, model) = cast("list[dict[str, object]]", worse.as_dict()["models"])
    assert model["pays_from_blocks"] is None


def test_data_has_the_same_figures() -> None:
    data = folding().as_dict()
    assert (data["set"], data["target"], data["piece_bits"]) == (TOY_SET, "avr", 8)
    _, model = cast("list[dict[str, object]]", data["models"])
    assert (model["per_block"], model["saved"], model["pays_from_blocks"]) == (150, 0.25, 2)
    assert model["stored"] == {"run": 2}


def test_a_share_is_of_the_plain_model() -> None:
    found = dependences(FOLDED, PLAIN)
    assert (found.whole_rounds, found.operations, found.cost, found.held_bytes) == (
        1,
        0.25,
        0.25,
        5,
    )


def test_a_report_of_rounds_stays() -> None:
    depth = Depth("none", 0, None)
    report = Report(options(target="avr", lanes=1), (depth,), 0, 8, "depth")
    assert with_dependences(report, find_cipher(str(TOY)).load()) is report


def test_models_of_a_set_have_its_rounds() -> None:
    cipher = find_cipher(str(TOY)).load()
    found = folding_of(cipher, TOY_SET, "avr", 0)
    assert [each.name for each in found.plans] == list(MODELS)
    assert found.piece_bits == 8
    assert 0 < found.plans[0].operations <= sum(found.operations.values())
    report = Report(found.options, (Depth("none", 0, None), Depth("1", 4, None)), 0, 8, "fold")
    changed = with_dependences(report, cipher)
    first, other = changed.depths
    assert first.dependences == dependences(found.plans[0], found.plans[0])
    assert other.dependences is None
    assert changed.with_table == dependences(found.plans[-1], found.plans[0])


@pytest.mark.parametrize(
    ("name", "target", "said"),
    [
        (f"{TOY}", "c", "--folding counts accesses of a core, and c has no costs"),
        (f"{TOY}", "avx", "no target `avx`"),
        ("tests/kinds/keyless.dsl", "avr", "counter mode"),
    ],
)
def test_what_has_no_models(name: str, target: str, said: str) -> None:
    cipher = find_cipher(name).load()
    with pytest.raises(UserError) as caught:
        folding_of(cipher, next(iter(cipher.sets)), target, 0)
    assert said in str(caught.value)
