"""RollKeys: the key set-up as a loop leaves what it left without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from builds.pipelines import context_of, passes_of
from builds.usual_forms import with_lanes
from compiler.module import Module
from compiler.passes.forms.roll_keys import RollKeys
from dsl.check import load_cipher
from options.arguments import read_command
from tests.compiler.stages import checked

SHIPPED = Path("dsl/ciphers")
SMALL = Path(__file__).parents[1]


def rolled(command: str, folder: Path = SHIPPED) -> Module:
    """What a build is after the pass, each pass checked against the one before."""
    word, asked = read_command(f"lwcc compile {command}")
    cipher = load_cipher(folder / f"{word.removesuffix('.dsl')}.dsl")
    options = with_lanes(asked, cipher)
    steps = passes_of(options)
    place = next(i for i, step in enumerate(steps) if isinstance(step, RollKeys))
    module = Module(cipher, options.set_name, {})
    return checked(module, steps[: place + 1], context_of(options))


def test_numbers_and_keys_go_round() -> None:
    module = rolled("small_schedule.dsl --set schedule16_24 --target avr --goal size", SMALL)
    keys = module.round_keys["key_setup"]
    assert (keys.rounds, keys.first, keys.step) == (8, 1, 1)
    assert len(module.loops["key_setup"]) == 8


@pytest.mark.parametrize(
    ("set_name", "times", "step"),
    [
        ("speck64_128", 25, 4),
        ("simon64_128", 40, 4),
        ("lea128_128", 24, 16),
        ("aes128_128", 10, 16),
    ],
)
def test_shipped_ciphers(set_name: str, times: int, step: int) -> None:
    name = set_name.rstrip("0123456789_")
    module = rolled(f"{name} --set {set_name} --target avr --goal size")
    keys = module.round_keys["key_setup"]
    assert (keys.rounds, keys.step) == (times, step)
    head, body, tail = (module.programs[f"key_setup{p}"] for p in ("", ".round", ".tail"))
    assert len(body.ops) < 80
    assert len(head.ops) + len(tail.ops) < 70


def test_only_where_it_is_wanted() -> None:
    module = rolled("small_schedule.dsl --set schedule16_24 --target avr --unroll", SMALL)
    assert "key_setup" not in module.loops


def test_targets_without_such_a_loop_keep_their_key_set_up() -> None:
    command = "small_schedule.dsl --set schedule16_24 --target rv32i --lanes 1 --goal size"
    assert "key_setup" not in rolled(command, SMALL).loops
