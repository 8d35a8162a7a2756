"""Exported generators of random bytes are built as users build them, and draw as the mode says."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from artifacts.head import read_sizes
from builds.modes.options import modes
from catalogue.ciphers import find_cipher
from dsl.modes.sizes import Sizes
from export.arduino_random import RandomExample, random_example
from tests.export.test_arduino import CORE, WITH_SIMAVR, printed, sketch_of
from tests.lwcc.terminal import lwcc, refused
from verify.modes.model import Model, Request
from verify.programs.reference import spec_reference

GENERATED = Path(__file__).parents[2] / "generated"
AVR = GENERATED / "avr"


def exported(set_name: str, to: Path) -> Path:
    """The library of a set."""
    result = lwcc("export", "arduino", AVR / f"{set_name}_drbg.s", "-o", to)
    assert result.exit_code == 0, result.output
    return to / f"lwcc_{set_name}_drbg"


def example_for(set_name: str) -> tuple[RandomExample, Sizes]:
    """The example of a set, and its sizes."""
    text = (AVR / f"{set_name}_drbg.s").read_text()
    found = re.search(r"^; sizes: +(.*)$", text, re.MULTILINE)
    assert found
    sizes = read_sizes(found[1])
    return random_example(sizes), Sizes(sizes["block"], sizes["key"], {"df": True})


def expected(set_name: str) -> str:
    """What the examples print, by the texts of the mode and of the cipher."""
    example, sizes = example_for(set_name)
    encrypt = spec_reference(find_cipher(set_name).load(), set_name)
    model = Model(modes()["drbg"], sizes, encrypt)
    begun = model.answer(
        Request("init", model.empty, (example.entropy, b"", example.personalization))
    )
    assert begun.code == 0
    lines = [f"code 5 random {bytes(example.n_bytes).hex()}"]
    state = begun.state
    for _ in range(2):
        drawn = model.answer(Request("generate", state, (b"",), example.n_bytes))
        lines.append(f"code {drawn.code} random {drawn.output.hex().upper()}")
        state = drawn.state
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.slow
@pytest.mark.needs_tool("avr-gcc")
@WITH_SIMAVR
@pytest.mark.parametrize(
    ("set_name", "part"),
    [("hight64_128", "atmega328p"), ("cham128_128", "atmega328p"), ("aes128_128", "atmega128")],
)
def test_the_project_for_avr_gcc(set_name: str, part: str, tmp_path: Path) -> None:
    folder = exported(set_name, tmp_path) / "extras" / "avr-gcc"
    subprocess.run(["make", "-C", folder, f"MCU={part}"], check=True, capture_output=True)
    assert printed(folder / "main.elf", part) == expected(set_name)


@pytest.mark.slow
@pytest.mark.needs_tool("avr-gcc")
@WITH_SIMAVR
@pytest.mark.skipif(not CORE.is_dir(), reason="apt-get install arduino-core-avr")
def test_the_sketch(tmp_path: Path) -> None:
    elf = sketch_of(exported("hight64_128", tmp_path), "drbg_uart", tmp_path)
    assert printed(elf, "atmega328p") == expected("hight64_128")


def test_the_library_has_the_file_and_its_header(tmp_path: Path) -> None:
    library = exported("hight64_128", tmp_path)
    assert (library / "src" / "hight64_128_drbg.S").read_text() == (
        AVR / "hight64_128_drbg.s"
    ).read_text()
    assert "random bytes" in (library / "library.properties").read_text()
    example, _ = example_for("hight64_128")
    assert len(example.entropy) == 24


def test_files_of_which_there_is_no_library(tmp_path: Path) -> None:
    to = tmp_path / "out"
    other = GENERATED / "rv32i" / "lea128_128_drbg.s"
    said = refused("export", "arduino", other, "-o", to)
    assert "is for rv32i, but an Arduino library needs avr: make it with --target avr" in said
    whole = (AVR / "hight64_128_drbg.s").read_text()
    alone = tmp_path / "alone.s"
    alone.write_text(whole)
    assert "alone.h" in refused("export", "arduino", alone, "-o", to)
    alone.with_suffix(".h").write_text("// nothing\n")
    assert "no size ST_BYTES" in refused("export", "arduino", alone, "-o", to)
    for what, problem in (
        (r"^; command: .*\n", "its head has no `command:`"),
        (r"^    \.global lwcc_\S*generate.*\n", "has no function generate"),
        (r" key 16,", "the `sizes:` of its head are not as lwcc wrote them"),
        (r"--df yes$", "--df 'no"),
    ):
        alone.write_text(re.sub(what, "--df 'no" if what[0] == "-" else "", whole, flags=re.M))
        shown = "the `command:` of its head: No closing quotation" if what[0] == "-" else problem
        assert shown in refused("export", "arduino", alone, "-o", to)
    assert not to.exists()
