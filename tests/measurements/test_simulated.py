"""Files for microcontrollers: checked and measured in the simulator, by each verb alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from measurements.figures import figures_of
from measurements.simulated import is_simulated, simulated_core
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, lwcc, read_json, refused

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy, checked."""
    path = tmp_path_factory.mktemp("simulated") / "toy.s"
    assert lwcc("compile", TOY, "--target", "avr", "--no-prove", "-o", path).exit_code == 0
    return path


def test_the_head_says_what_ran_it(file: Path) -> None:
    (part,) = read_parts(file)
    assert "calls and abi in simavr, timing" in part.entries["checked"]
    assert is_simulated(part)


def test_verbs_and_index_have_the_same_figures(file: Path) -> None:
    (part,) = read_parts(file)
    found = figures_of(part, {})
    said = read_json("bench", file, "--no-baseline")
    rows = {row["function"]: row for row in said["simulated"]}
    for role, symbol in part.functions.items():
        per_block = rows[symbol].get("cycles_per_block")
        kind = "cycles" if per_block is None else "cycles_per_block"
        assert found[f"{role}_{kind}"] == (
            rows[symbol]["cycles"] if per_block is None else per_block
        )
    assert found["stack_bytes"] == said["simulated_memory"][0]["stack"]
    assert found["code_bytes"] == said["simulated_memory"][0]["flash"]


def test_a_file_holds(file: Path) -> None:
    assert lwcc("verify", file, "--cipher", TOY).exit_code == 0


def test_a_changed_file_fails(file: Path, tmp_path: Path) -> None:
    changed = tmp_path / "toy.s"
    changed.write_text(file.read_text().replace("    eor r", "    or r", 1))
    assert lwcc("verify", changed, "--cipher", TOY).exit_code == 1


def test_the_microcontroller_is_the_one_asked_for(file: Path) -> None:
    (part,) = read_parts(file)
    assert simulated_core(part) == "atmega128"
    assert simulated_core(part, ["atmega328p"]) == "atmega328p"
    with pytest.raises(UserError, match="no core of avr `atmega8`"):
        simulated_core(part, ["atmega8"])
    assert "atmega8" in refused("bench", file, "--core", "atmega8", "--no-baseline")
