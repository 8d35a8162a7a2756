"""A trial is figures or one line of a refusal; a mistake of lwcc is neither."""

from __future__ import annotations

import pytest

from artifacts.generated_files import Part
from catalogue.ciphers import find_cipher
from lwcc import trials
from lwcc.trials import Cycles, Trial, try_one
from options.flags import DEFAULTS
from runtime.internal_error import InternalError
from tests.lwcc.terminal import TOY, TOY_SET


def toy(**changed: object) -> Trial:
    """A trial of the toy."""
    given = {name: default for name, default in DEFAULTS.items() if isinstance(name, str)}
    given |= {"features": "", "without": "", "set_name": (), "lanes": 8, **changed}
    return Trial(find_cipher(str(TOY)), TOY_SET, {}, given, 2000, False)


@pytest.fixture
def modelled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is measured."""

    def cycles(part: Part) -> Cycles:
        return Cycles({mode: 2.0 for mode, r in trials.MODES.items() if r in part.functions}, 99)

    monkeypatch.setattr(trials, "_cycles", cycles)


@pytest.mark.usefixtures("modelled")
def test_a_trial_has_cycles_sizes_and_its_command() -> None:
    made = try_one(toy())
    assert made.refused == ""
    assert made.cycles == {"ecb": 2.0, "ctr": 2.0}
    assert set(made.sizes) == {"code", "rk", "stack"}
    assert made.sizes["rk"] > 0
    assert made.command.startswith("lwcc compile ")
    assert f"--set {TOY_SET} --target neon --lanes 8" in made.command


@pytest.mark.usefixtures("modelled")
def test_a_mode_that_is_left_out_has_no_cycles() -> None:
    assert set(try_one(toy(mode="ctr")).cycles) == {"ctr"}


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"lanes": 3}, "no number of lanes `3`"),
        ({"slicing": "bit", "stride": 2}, "--stride is about words of several blocks"),
        ({"fixslice": "semi"}, "--fixslice is about bit planes"),
    ],
)
def test_a_refusal_is_one_line(changed: dict[str, object], said: str) -> None:
    made = try_one(toy(**changed))
    assert said in made.refused
    assert "\n" not in made.refused
    assert (made.cycles, made.sizes, made.command) == ({}, {}, "")


def test_a_mistake_of_ours_is_no_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(trial: Trial) -> None:
        raise InternalError("broken")

    monkeypatch.setattr(trials, "_made", fail)
    with pytest.raises(InternalError, match="broken"):
        try_one(toy())


@pytest.mark.slow
@pytest.mark.parametrize("target", ["neon", "rv32i"])
def test_machine_code_is_modelled(target: str) -> None:
    made = try_one(toy(target=target, lanes=0))
    assert made.refused == ""
    assert all(0 < cycles < 100 for cycles in made.cycles.values())
    assert set(made.cycles) == {"ecb", "ctr"}
    assert made.sizes["code"] > 100
