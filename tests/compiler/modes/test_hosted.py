"""Definitions of a header: one for each function of the host, private names with a prefix."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from catalogue.ciphers import find_cipher
from compiler.frontend.interface import Naming
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.modes.control import Length, Refuse, Rewrite, Step
from compiler.modes.hosted import emit_hosted
from compiler.module import Module
from compiler.regions import Regions
from tests.builds.modes.made import built
from verify.toolchain.tools import find

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
PROGRAM = """#include <stdio.h>
#include <string.h>
#include "speck64_128_drbg.h"
#include "hight64_128_drbg.h"

enum { COUNT = 3, ST = LWCC_SPECK64_128_ST_BYTES_PTX };

int main(void)
{
    static uint8_t states[COUNT * ST], alone[COUNT * ST], entropy[COUNT * 20], nonces[COUNT * 5];
    for (int i = 0; i < (int)sizeof entropy; i++) entropy[i] = (uint8_t)(7 * i);
    for (int i = 0; i < (int)sizeof nonces; i++) nonces[i] = (uint8_t)(5 * i);
    if (lwcc_speck64_128_drbg_init_states_ptx(
            states, COUNT, entropy, 20, nonces, 5, NULL, 0)) return 1;
    for (int i = 0; i < COUNT; i++)
        if (lwcc_speck64_128_drbg_init_ptx(
                alone + i * ST, entropy + 20 * i, 20, nonces + 5 * i, 5, NULL, 0)) return 2;
    if (memcmp(states, alone, sizeof alone)) return 3;
    if (lwcc_speck64_128_drbg_reseed_states_ptx(states, COUNT, entropy, 20, nonces, 5)) return 4;
    for (int i = 0; i < COUNT; i++)
        if (lwcc_speck64_128_drbg_reseed_ptx(
                alone + i * ST, entropy + 20 * i, 20, nonces + 5 * i, 5)) return 5;
    if (memcmp(states, alone, sizeof alone)) return 6;
    memset(states + 2 * ST, 0, ST);
    memcpy(alone, states, sizeof alone);
    if (lwcc_speck64_128_drbg_reseed_states_ptx(
            states, COUNT, entropy, 20, nonces, 5) != 5) return 7;
    if (lwcc_speck64_128_drbg_reseed_states_ptx(states, 2, entropy, 3, NULL, 0) != 1) return 8;
    if (memcmp(states, alone, sizeof alone)) return 9;
    if (lwcc_speck64_128_drbg_generate_refusal_ptx(states, 1024)) return 10;
    if (lwcc_speck64_128_drbg_generate_refusal_ptx(states, 1025) != 3) return 11;
    return lwcc_speck64_128_drbg_generate_refusal_ptx(states + 2 * ST, 8) != 5;
}
"""


@pytest.mark.slow
@pytest.mark.needs_tool("gcc", "clang")
def test_two_headers_in_a_program_of_c_and_of_cpp(tmp_path: Path) -> None:
    for name in ("speck64_128", "hight64_128"):
        made = built(name, target="ptx")
        (tmp_path / f"{made.options.stem}.h").write_text(made.header)
    (tmp_path / "program.c").write_text(PROGRAM)
    command = [*find("gcc").command, *STRICT, "-O1", "program.c", "-o", "program"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"], check=False).returncode == 0
    read = [*find("clang").command, "-x", "c++", "-std=c++11", *STRICT[1:], "-fsyntax-only"]
    subprocess.run([*read, "program.c"], cwd=tmp_path, check=True)


def test_private_names_have_the_prefix() -> None:
    header = built("speck64_128", target="ptx").header
    own = set(re.findall(r"^static [\w ]*?(\w+)[\[(]", header, re.MULTILINE))
    guarded = set(re.findall(r"^#define LWCC_HAS_(\w+)$", header, re.MULTILINE))
    assert {name.upper() for name in own if not name.startswith("lwcc_")} <= guarded
    assert "lwcc_speck64_128_own_piece_drbg_ptx;" in header


class Late(Rewrite):
    """Refuses a call at its end."""

    def __call__(self, body: tuple[Step, ...]) -> tuple[Step, ...]:
        return (*body, Refuse(1, Length("entropy")))


def test_a_refusal_behind_other_steps() -> None:
    late = built("speck64_128", target="ptx").control.with_bodies(Late())
    module = Module(find_cipher("speck64_128").load(), "speck64_128", {})
    module = replace(module, regions=Regions(1, 8, 16, 108, 0))
    naming, host = Naming("speck64_128", "ptx"), load_target("c")
    with pytest.raises(LayoutError, match="refuses a call after other steps"):
        emit_hosted(late, module, host, naming, "drbg", {})
