"""Files of modes: heads, headers, code."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from artifacts.head import read_heads, read_sizes
from builds.modes.build import refusal_of
from builds.modes.options import ModeOptions, modes
from catalogue.ciphers import find_cipher
from options.build import BuildOptions, settle
from tests.builds.modes.made import built
from verify.toolchain.tools import find

GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "drbg.md"


def test_the_head_says_what_was_made() -> None:
    ((entries, _),) = read_heads(built("speck64_128").text)
    assert entries["command"].endswith("--mode drbg --df yes")
    assert entries["mode"].startswith("ctr_drbg, NIST SP 800-90A")
    assert read_sizes(entries["sizes"])["st"] == 32
    assert entries["folding"].startswith("init saves 6 block encryptions, 2 key schedules")
    assert "generate saves up to 3 block encryptions, 1 key schedule" in entries["folding"]


def test_without_folding_nothing_is_constant() -> None:
    text = built("speck64_128", folds=False).text
    assert "known_key" not in text
    assert "folding:   none (--no-fold)" in text
    assert built("speck64_128", folds=False).options.stem.endswith("_drbg_nofold")


def test_names_of_files() -> None:
    assert built("speck64_128").options.file_name == "speck64_128_drbg.c"
    assert built("speck64_128", df=False).options.file_name == "speck64_128_drbg_nodf.c"


def test_init_without_df_encrypts_nothing() -> None:
    text = built("speck64_128", df=False).body
    body = re.search(r"_drbg_init_c\(void.*?\n}", text, re.DOTALL)
    assert body
    assert "encrypt(" not in body[0]
    assert "set_key(" not in body[0]


def test_working_memory_is_cleared_in_every_function() -> None:
    text = built("speck64_128").body
    mode = text[text.index("static inline void set_key") :]
    assert mode.count("} w;") == mode.count("wipe((uint8_t *)&w, sizeof w);") == 4


def test_the_header_has_codes_and_the_state() -> None:
    header = built("speck64_128").header
    assert "#define LWCC_SPECK64_128_ST_BYTES_C 32\n" in header
    codes = re.findall(r"#define LWCC_SPECK64_128_DRBG_(\w+)_C (\d) //", header)
    assert [number for _, number in codes] == ["1", "2", "3", "4", "5"]
    assert "int lwcc_speck64_128_drbg_generate_c(void *st, uint8_t *returned, size_t" in header


@pytest.mark.needs_tool("gcc")
def test_the_program_of_the_guide_runs(tmp_path: Path) -> None:
    """It fills a file; the set is another, so that the test is quick."""
    made = built("speck64_128")
    (program,) = re.findall(r"```c\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    program = program.replace("aes128_128", "speck64_128").replace("AES128_128", "SPECK64_128")
    program = program.replace("out[4096]", "out[1024]").replace("i < 256", "i < 1024")
    (tmp_path / "main.c").write_text(program)
    (tmp_path / "speck64_128_drbg.h").write_text(made.header)
    (tmp_path / "speck64_128_drbg.c").write_text(made.text)
    command = (*find("gcc").command, "-o", "fill", "main.c", "speck64_128_drbg.c")
    subprocess.run(command, cwd=tmp_path, check=True)
    first, second = (
        subprocess.run(["./fill"], cwd=tmp_path, check=True, capture_output=True).stdout
        for _ in range(2)
    )
    assert len(first) == len(second) == 1 << 20
    assert first[:64] != second[:64]
    assert len(set(first)) == 256


@pytest.mark.parametrize(
    ("set_name", "target", "message"),
    [
        ("simon32_64", "c", "needs blocks of 64 bits and more"),
        ("lea128_128", "neon", "neon has no functions of modes yet"),
    ],
)
def test_what_is_refused(set_name: str, target: str, message: str) -> None:
    options = settle(BuildOptions(set_name, target=target))
    problem = refusal_of(find_cipher(set_name).load(), ModeOptions(options, "drbg", {"df": True}))
    assert problem
    assert message in problem.message


def test_every_mode_has_a_word() -> None:
    assert list(modes()) == ["drbg"]
