"""What a file of a mode is checked for, and on what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from builds.modes.build import BuiltMode, build_mode
from builds.modes.checks import (
    KNOWN_ANSWERS,
    assembled,
    cases_of,
    check_built,
    checked_builds,
    claims_of_mode,
    hosted_of,
    kernel_of,
    mode_file,
    model_of,
)
from builds.modes.options import ModeOptions
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from tests.builds.modes.made import built_over_toy, toy_options
from tests.lwcc.terminal import TOY
from verify.modes.model import Model

CIPHER = find_cipher(str(TOY)).load()
OVER_AES = ModeOptions(BuildOptions("aes128_128", target="c", lanes=1), "drbg", {"df": True})


def subject(target: str) -> tuple[BuiltMode, Model]:
    made = built_over_toy(target)
    return made, model_of(made, CIPHER)


def test_a_set_without_vectors_claims_no_known_answers() -> None:
    toy, shipped = claims_of_mode(toy_options("c")), claims_of_mode(OVER_AES)
    assert KNOWN_ANSWERS not in toy.split(", ")
    assert KNOWN_ANSWERS in shipped.split(", ")
    assert [name for name in shipped.split(", ") if name != KNOWN_ANSWERS] == toy.split(", ")


def test_kernels_claim_what_their_host_does_as_well() -> None:
    kernels, source = (set(claims_of_mode(toy_options(t)).split(", ")) for t in ("ptx", "c"))
    assert source < kernels
    assert "kernels on whole grids" in kernels - source


def test_a_file_of_kernels_is_checked_on_its_host_too() -> None:
    assert [each.target for each in checked_builds(toy_options("ptx").build)] == ["ptx", "c"]
    assert checked_builds(OVER_AES.build) == (OVER_AES.build,)


def test_a_file_has_a_symbol_of_each_entry() -> None:
    made, model = subject("c")
    file = mode_file(made, model)
    names = ("init", "reseed", "generate")
    assert file.symbols == {name: f"lwcc_toy64_64_drbg_{name}_c" for name in names}
    assert all(symbol in file.text for symbol in file.symbols.values())
    # The number follows a key and a block of 8 bytes each.
    assert (file.name, file.state_bytes, file.numbers) == ("toy64_64_drbg.c", 24, (16,))


def test_the_host_has_the_entries_without_output() -> None:
    made, model = subject("ptx")
    host = hosted_of(made, model)
    assert [entry.name for entry in host.entries] == ["init", "reseed"]
    (entry,) = (e for e in made.options.mode.entries if e.name not in ("init", "reseed"))
    kernel = kernel_of(made, entry, model)
    assert (kernel.symbol, kernel.n_inputs) == ("lwcc_toy64_64_drbg_generate_ptx", 1)
    assert kernel.group_bytes == made.sizes["group"]


def test_cases_are_of_accepted_and_of_refused_requests() -> None:
    made, model = subject("c")
    cases = cases_of(made, model)
    assert cases.known == ()
    # The longest request and the last one before a reseed have refused ones beside them.
    assert {case.answer.code for case in cases.lengths} == {0, 3, 4}
    # A state that was never instantiated, and inputs that are too short or long.
    assert {1, 5} <= {case.answer.code for case in cases.refused}
    lengths = {len(c.answer.output) for c in cases.lengths if c.request.entry == "generate"}
    assert {0, 1, 7, 8, 9} <= lengths


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_a_file_in_assembly_runs_with_pointers_of_its_machine() -> None:
    made, model = subject("avr")
    assert assembled(made, mode_file(made, model)).word_bits == 16


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_findings_are_of_checks_that_had_cases() -> None:
    found = check_built(built_over_toy("avr"), CIPHER)
    assert {each.status for each in found} == {"tested"}
    assert not [each for each in found if each.cases == 0 or "vectors" in each.name]


@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_a_file_that_makes_other_states_fails() -> None:
    made = built_over_toy("avr")
    assert "    adc r0, r1\n    st -X, r0" in made.body
    body = made.body.replace("    adc r0, r1\n    st -X, r0", "    st -X, r0", 1)
    found = check_built(replace(made, body=body), CIPHER)
    assert any("the state is" in each.detail for each in found if each.status == "failed")


def test_a_file_for_features_that_the_emulator_lacks_is_not_run() -> None:
    made = built_over_toy("rv32i")
    build = replace(made.options.build, features=("zbb",))
    (found,) = check_built(replace(made, options=replace(made.options, build=build)), CIPHER)
    assert (found.status, found.cases) == ("not run", 0)
    assert found.detail == "the emulator does not know these features"


@pytest.mark.full
@pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")
def test_tables_of_odd_length_may_stand_before_a_mode() -> None:
    """Functions of the mode were in their section, at addresses that are none of code."""
    source = find_cipher("simon64_96")
    options = settle(BuildOptions("simon64_96", target="avr", lanes=1, goal="size"))
    made = build_mode(source, source.load(), ModeOptions(options, "drbg", {"df": False}))
    assert ".section .progmem.data" in made.body, "round numbers are in flash"
    found = check_built(made, source.load())
    assert not [each for each in found if each.status != "tested"]
