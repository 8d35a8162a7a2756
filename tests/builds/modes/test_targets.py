"""On each target: outputs whatever bytes of a counter change, and each return code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from builds.modes.build import BuiltMode, build_mode
from builds.modes.checks import assembled, mode_file, model_of
from builds.modes.options import ModeOptions
from catalogue.ciphers import find_cipher
from compiler.machine.load import load_target
from dsl.modes.sizes import numbers_of
from options.build import BuildOptions
from options.settled import settle
from targets.machine import EMULATED
from tests.few_builds import ONE_BUILD
from tests.random_numbers import generator
from verify.modes.check import Cases, check_mode
from verify.modes.emulated import check_emulated
from verify.modes.model import Model, Request
from verify.modes.requests import Case
from verify.native.compiled import Build
from verify.report import Finding

SET = "lea128_128"
SMALL = "speck64_128"
"""A set whose longest request fits the memory of each machine."""
LANES = {"neon": 16}
"""Lanes of the set; one where nothing is said."""
BEFORE = ("7fffffff", "ffffffff", "7fffffffffffffff", "ffffffffffffffff", "ff" * 12, "ff" * 16)
"""The lowest bytes of counters, of which some change their highest bit without a carry."""
COUNTS = (1, 2, 3)
"""Blocks of a request."""


@cache
def built(target: str, set_name: str = SET, df: bool = True) -> BuiltMode:
    """A file for a target."""
    source = find_cipher(set_name)
    options = settle(BuildOptions(set_name, target=target, lanes=LANES.get(target, 1)))
    return build_mode(source, source.load(), ModeOptions(options, "drbg", {"df": df}))


def model_for(made: BuiltMode) -> Model:
    """The reference of a file."""
    return model_of(made, find_cipher(made.options.build.set_name).load())


def cases_of(model: Model) -> list[Case]:
    """Requests that begin zero or two values before a change of a counter's upper bytes."""
    rng = generator()
    found = list[Case]()
    for low in BEFORE:
        for distance in (0, 2):
            value = int(low, 16) - distance
            counter = rng.bytes(16 - len(low) // 2) + value.to_bytes(len(low) // 2, "big")
            state = rng.bytes(16) + counter + bytes(7) + b"\x01"
            requests = [Request("generate", state, (b"",), 16 * n) for n in COUNTS]
            found += [Case(request, model.answer(request)) for request in requests]
    return found


def findings(
    made: BuiltMode, cases: Cases, builds: Sequence[Build] = ONE_BUILD
) -> tuple[Finding, ...]:
    """The findings of a check with these cases; no builds are all of them."""
    file = mode_file(made, model_for(made))
    if load_target(made.options.build.target).executor in EMULATED:
        return check_emulated(assembled(made, file), cases).findings
    found = check_mode(file, cases, builds).findings
    return tuple(f for f in found if "sanitized" not in f.name)


@pytest.mark.full(but=2)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "builds"),
    [
        *((target, ONE_BUILD) for target in ("c", "avr", "rv32i", "neon")),
        pytest.param("c", (), marks=pytest.mark.full),
    ],
)
def test_the_upper_bytes_of_a_counter_change_when_they_should(
    target: str, builds: Sequence[Build]
) -> None:
    made = built(target)
    found = findings(made, Cases((), tuple(cases_of(model_for(made))), ()), builds)
    tested = [f for f in found if "lengths" in f.name]
    assert tested
    assert {f.status for f in tested} == {"tested"}, found


def refused(model: Model) -> list[Case]:
    """A request for each return code that a call with short inputs can have."""
    numbers = numbers_of(model.mode, model.sizes)
    field = model.state_bytes - 8
    state = bytes(range(1, field + 1)) + bytes(7) + b"\x01"
    last = bytes(field) + (numbers["interval"] + 1).to_bytes(8, "big")
    longest, long = numbers["most_request"], bytes(numbers["seed"] + 1)
    requests = [
        Request("init", state, (bytes(model.sizes.key - 1), b"", b"")),
        Request("reseed", state, (b"", b"")),
        Request("reseed", model.empty, (bytes(numbers["seed"]), b"")),
        Request("generate", model.empty, (b"",), 16),
        Request("generate", state, (b"",), longest + 1),
        Request("generate", last, (b"",), 16),
        *([] if model.sizes.switches["df"] else [Request("generate", state, (long,), 16)]),
    ]
    return [Case(request, model.answer(request)) for request in requests]


@pytest.mark.full(but=4)
@pytest.mark.slow
@pytest.mark.parametrize("df", [True, False])
@pytest.mark.parametrize(
    ("target", "set_name", "builds"),
    [
        *((target, SMALL, ONE_BUILD) for target in ("c", "avr", "rv32i")),
        ("neon", SET, ONE_BUILD),
        pytest.param("c", SMALL, (), marks=pytest.mark.full),
    ],
)
def test_each_code_is_returned(
    target: str, set_name: str, builds: Sequence[Build], df: bool
) -> None:
    made = built(target, set_name, df)
    cases = refused(model_for(made))
    # With the derivation function only inputs of 2^32 bytes are too long.
    assert {case.answer.code for case in cases} == ({1, 3, 4, 5} if df else {1, 2, 3, 4, 5})
    found = findings(made, Cases((), (), tuple(cases)), builds)
    tested = [f for f in found if "refusals" in f.name]
    assert tested
    assert {f.status for f in tested} == {"tested"}, tested
    assert all(f.cases >= len(cases) for f in tested)
