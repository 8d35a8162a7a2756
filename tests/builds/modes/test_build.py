"""Files of modes: heads, headers, code."""

from __future__ import annotations

import re

import pytest

from artifacts.head import read_heads, read_sizes
from builds.modes.build import refusal_of
from builds.modes.options import ModeOptions, modes
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from tests.builds.modes.made import built


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("set_name", "target", "message"),
    [
        ("simon32_64", "c", "needs blocks of 64 bits and more"),
        ("simon64_128", "ptx", "a thread of ctr_drbg encrypts few blocks at a time, not 32"),
    ],
)
def test_what_is_refused(set_name: str, target: str, message: str) -> None:
    options = settle(BuildOptions(set_name, target=target, lanes=32 if target == "ptx" else 0))
    problem = refusal_of(find_cipher(set_name).load(), ModeOptions(options, "drbg", {"df": True}))
    assert problem
    assert message in problem.message


def test_a_processor_with_few_registers() -> None:
    options = settle(BuildOptions("lea128_128", target="rv32i", features=("e",)))
    mode = ModeOptions(options, "drbg", {"df": True})
    problem = refusal_of(find_cipher("lea128_128").load(), mode)
    assert problem
    assert "take more registers than e leaves" in problem.message


def test_assembly_exports_the_entries_alone() -> None:
    text = built("speck64_128", target="avr").body
    named = [line.split()[1] for line in text.splitlines() if line.startswith("    .global lwcc")]
    entries = ("init", "reseed", "generate")
    assert named == [f"lwcc_speck64_128_drbg_{entry}_avr" for entry in entries]


def test_every_mode_has_a_word() -> None:
    assert list(modes()) == ["drbg"]


def test_a_file_for_threads_has_one_kernel_and_a_header_for_the_host() -> None:
    made = built("speck64_128", target="ptx")
    assert re.findall(r"\.entry (\w+)", made.body) == ["lwcc_speck64_128_drbg_generate_ptx"]
    assert "rk<" not in made.header
    assert "nbytes_each is one length for all states of a launch" in made.entries["abi"]
    functions = re.findall(r"^static inline int (lwcc_\w+_ptx)\(.*\);$", made.header, re.MULTILINE)
    drbg = "lwcc_speck64_128_drbg_"
    ways = ("", "_states", "_refusal")
    named = [f"{drbg}{entry}{way}_ptx" for entry in ("init", "reseed") for way in ways]
    assert functions == [f"{drbg}generate_refusal_ptx", *named]


def test_states_have_one_layout_on_all_targets() -> None:
    files = [built("speck64_128", target=target) for target in ("c", "ptx")]
    assert len({tuple(each.control.fields.items()) for each in files}) == 1
