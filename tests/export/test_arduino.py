"""Exported libraries are built as users build them, and what they print in simavr is right."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import Part
from artifacts.head import read_sizes
from catalogue.ciphers import find_cipher
from dsl.library import CIPHERS
from export import arduino
from export.arduino import COUNTER, MESSAGE, arduino_library, example_of
from export.library import single_part
from runtime.user_error import UserError
from tests.lwcc.terminal import lwcc, refused
from verify.programs.reference import spec_reference

CORE = Path("/usr/share/arduino/hardware/arduino/avr")
WITH_SIMAVR = pytest.mark.skipif(not shutil.which("simavr"), reason="apt-get install simavr")
FREQUENCY = 16_000_000
SHORT = ("--goal", "size")
KEY, NONCE = bytes(range(50, 62)), bytes(range(70, 78))
FIXED = ("--keys", "fixed", "--key", KEY.hex())
SUBJECTS: Mapping[str, tuple[str, ...]] = {
    "speck64_128": ("speck", *SHORT),
    "hight64_128": ("hight", *SHORT),
    # Tables that the start-up code copies.
    "aes128_128": ("aes", *SHORT, "--tables", "sram"),
    "speck64_96": ("speck", *FIXED),
    "speck96_96": ("speck", *FIXED, "--nonce", NONCE.hex()),
}
Made = Callable[[str], Path]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """The generated file of a set, made when it is first asked for; not to be changed."""
    folder = tmp_path_factory.mktemp("made")

    @cache
    def file_of(set_name: str) -> Path:
        cipher, *options = SUBJECTS[set_name]
        words = ("--set", set_name, "--target", "avr", "--no-check", *options)
        target = folder / f"{set_name}.s"
        result = lwcc("compile", CIPHERS / f"{cipher}.dsl", *words, "-o", target)
        assert result.exit_code == 0, result.output
        return target

    return file_of


def exported(made: Made, set_name: str, to: Path) -> Path:
    """The library of a set."""
    result = lwcc("export", "arduino", made(set_name), "-o", to)
    assert result.exit_code == 0, result.output
    return to / f"lwcc_{set_name}"


def expected(made: Made, set_name: str) -> str:
    """What the examples print, by the cipher's text."""
    text = made(set_name).read_text()
    found = re.search(r"^; sizes: +(.*)$", text, re.MULTILINE)
    assert found
    sizes = read_sizes(found[1])
    example, message, options = example_of(sizes), MESSAGE.encode(), SUBJECTS[set_name]
    key = KEY if "--key" in options else example.key
    nonce = NONCE if "--nonce" in options else example.nonce
    blocks = -(-len(message) // sizes["block"])
    width = sizes["block"] - sizes["nonce"]
    counters = [(COUNTER + n).to_bytes(width, "big") for n in range(blocks)]
    encrypt = spec_reference(find_cipher(SUBJECTS[set_name][0]).load(), set_name)
    stream = encrypt(key, b"".join(nonce + counter for counter in counters))
    secret = bytes(a ^ b for a, b in zip(message, stream, strict=False))
    return f"ciphertext {secret.hex().upper()}\nmessage {MESSAGE}\n"


def printed(elf: Path, part: str) -> str:
    """What a program sends to the UART until it sleeps for good."""
    words = ["simavr", "-m", part, "-f", str(FREQUENCY), str(elf)]
    done = subprocess.run(words, capture_output=True, text=True, timeout=600, check=True)
    # simavr shows a line in colour, with a point in place of each control character.
    lines = re.findall(r"\x1b\[32m(.*)\.\.\n", done.stdout + done.stderr)
    return "".join(f"{line}\n" for line in lines)


def sketch_of(library: Path, name: str, folder: Path) -> Path:
    """As the Arduino IDE builds it: the sketch as C++ behind `Arduino.h`, the core, the library."""
    shutil.copy(library / "examples" / name / f"{name}.ino", folder / "sketch.cpp")
    core = sorted(f for f in (CORE / "cores" / "arduino").iterdir() if f.suffix in (".c", ".cpp"))
    options = [
        *("-mmcu=atmega328p", f"-DF_CPU={FREQUENCY}L", "-DARDUINO=10819", "-DARDUINO_ARCH_AVR"),
        *("-Os", "-w", "-ffunction-sections", "-fdata-sections", "-Wl,--gc-sections"),
        f"-I{CORE / 'cores' / 'arduino'}",
        f"-I{CORE / 'variants' / 'standard'}",
        f"-I{library / 'src'}",
        # The core takes C++ of 2011 to have what C of 1999 has.
        "-DDECIMAL_DIG=__DECIMAL_DIG__",
    ]
    sources = [folder / "sketch.cpp", *core, *sorted((library / "src").glob("*.S"))]
    objects = list[Path]()
    for source in sources:
        objects.append(folder / f"{source.name}.o")
        plus = ["-std=gnu++11", "-fno-exceptions", "-fpermissive", "-include", "Arduino.h"]
        words = [*options, *(plus if source.suffix == ".cpp" else [])]
        command = ["avr-gcc", *words, "-c", str(source), "-o", str(objects[-1])]
        subprocess.run(command, check=True, capture_output=True)
    elf = folder / "sketch.elf"
    subprocess.run(["avr-gcc", *options, *objects, "-o", elf], check=True)
    return elf


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("avr-gcc")
@WITH_SIMAVR
@pytest.mark.parametrize(
    ("set_name", "part"),
    [
        ("speck64_128", "atmega328p"),
        ("speck64_128", "atmega128"),
        ("hight64_128", "atmega328p"),
        # Its tables are as large as all RAM of an ATmega328P.
        ("aes128_128", "atmega128"),
        ("speck64_96", "atmega328p"),
        ("speck96_96", "atmega328p"),
    ],
)
def test_the_project_for_avr_gcc(made: Made, set_name: str, part: str, tmp_path: Path) -> None:
    folder = exported(made, set_name, tmp_path) / "extras" / "avr-gcc"
    subprocess.run(["make", "-C", folder, f"MCU={part}"], check=True, capture_output=True)
    assert printed(folder / "main.elf", part) == expected(made, set_name)


@pytest.mark.slow
@pytest.mark.needs_tool("avr-gcc")
@WITH_SIMAVR
@pytest.mark.skipif(not CORE.is_dir(), reason="apt-get install arduino-core-avr")
@pytest.mark.parametrize("set_name", ["speck64_128", "hight64_128", "speck96_96"])
def test_the_sketch(made: Made, set_name: str, tmp_path: Path) -> None:
    elf = sketch_of(exported(made, set_name, tmp_path), "ctr_uart", tmp_path)
    assert printed(elf, "atmega328p") == expected(made, set_name)


@pytest.mark.slow
def test_the_library_is_as_arduino_wants_it(made: Made) -> None:
    files = arduino_library(made("speck64_128"))
    assert list(files) == [
        "library.properties",
        "src/speck64_128.S",
        "src/speck64_128.h",
        "examples/ctr_uart/ctr_uart.ino",
        "extras/avr-gcc/Makefile",
        "extras/avr-gcc/main.c",
    ]
    assert files["src/speck64_128.S"] == (made("speck64_128")).read_text()
    assert files["src/speck64_128.h"] == (made("speck64_128").with_suffix(".h")).read_text()
    lines = dict(line.split("=", 1) for line in files["library.properties"].splitlines())
    assert list(lines) == [
        *("name", "version", "author", "maintainer", "sentence", "paragraph", "category", "url"),
        *("architectures", "includes"),
    ]
    assert (lines["name"], lines["architectures"]) == ("lwcc_speck64_128", "avr")


@pytest.mark.full
@pytest.mark.slow
def test_examples_of_a_file_for_one_key_take_none(made: Made) -> None:
    files = arduino_library(made("speck64_96"))
    assert "ctr_nonce_avr(ctx, nonce);" in files["extras/avr-gcc/main.c"]
    assert " key[]" not in files["extras/avr-gcc/main.c"]
    files = arduino_library(made("speck96_96"))
    assert "*const ctx = NULL;" in files["examples/ctr_uart/ctr_uart.ino"]
    assert " nonce" not in files["examples/ctr_uart/ctr_uart.ino"].replace("and the nonce", "")


@pytest.mark.slow
def test_tables_in_ram_are_copied_even_if_nothing_else_is(made: Made) -> None:
    """The start-up code of avr-gcc copies data only where some file asks for that."""
    text = arduino_library(made("aes128_128"))["src/aes128_128.S"]
    assert text.count("    .global __do_copy_data\n") == 1


@pytest.mark.full
def test_files_of_which_there_is_no_library(compiled: Path, tmp_path: Path) -> None:
    (other,) = compiled.glob("*.s")
    said = refused("export", "arduino", other, "-o", tmp_path / "out")
    assert "is for neon, but an Arduino library needs avr: make it with --target avr" in said
    assert not (tmp_path / "out").exists()
    assert "No such file" in refused("export", "arduino", tmp_path / "none.s", "-o", tmp_path)
    plain = tmp_path / "plain.s"
    plain.write_text("nop\n")
    assert "does not begin as a file" in refused("export", "arduino", plain, "-o", tmp_path)
    assert "arduino" in refused("export", "platformio", plain, "-o", tmp_path)


@pytest.mark.slow
def test_a_file_without_counter_mode_or_header(made: Made, tmp_path: Path) -> None:
    target = tmp_path / "only.s"
    words = ("--target", "avr", "--goal", "size", "--mode", "ecb", "--no-check", "-o", target)
    assert lwcc("compile", CIPHERS / "hight.dsl", *words).exit_code == 0
    said = refused("export", "arduino", target, "-o", tmp_path)
    assert "only.s has no ctr_init, which the examples use" in said
    shutil.copy(made("speck64_128"), tmp_path)
    assert "speck64_128.h" in refused(
        "export", "arduino", tmp_path / "speck64_128.s", "-o", tmp_path
    )


def test_the_examples_need_counter_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    def part_of(path: Path, target: str, library: str, takes_fixed_keys: bool) -> Part:
        part = single_part(path, target, library, takes_fixed_keys)
        return replace(part, text=part.text.replace("ctr_crypt", "other"))

    monkeypatch.setattr(arduino, "single_part", part_of)
    file = CIPHERS.parents[1] / "generated" / "avr" / "lea128_128.s"
    with pytest.raises(UserError, match="which the examples use: make it without --mode ecb"):
        arduino_library(file)
