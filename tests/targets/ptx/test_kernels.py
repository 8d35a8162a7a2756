"""Headers compile as C and C++, and fill what kernels read; `ptxas` takes the files."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from shutil import which

import numpy as np
import pytest
from numpy.typing import NDArray

from builds.build import Built, build
from catalogue.ciphers import find_cipher
from compiler.machine.load import load_target
from options.build import BuildOptions
from options.settled import settle
from verify.grids.launch import Grid
from verify.grids.memory import Buffer
from verify.toolchain.ptxas import ARCHITECTURES, assemble_ptx
from verify.toolchain.tools import find

TARGET = load_target("ptx")

PROGRAM = """#include <stdio.h>
#include "speck64_128.h"
#include "simon64_128.h"

int main(void)
{
    static uint8_t key[LWCC_SPECK64_128_KEY_BYTES_PTX], nonce[LWCC_SPECK64_128_NONCE_BYTES_PTX];
    static uint8_t rk[LWCC_SPECK64_128_RK_BYTES_PTX], ctx[LWCC_SPECK64_128_CTX_BYTES_PTX];
    static uint8_t other[LWCC_SIMON64_128_RK_BYTES_PTX];
    for (int i = 0; i < (int)sizeof key; i++)
        key[i] = (uint8_t)(8 * (i / 4) + i % 4);
    for (int i = 0; i < (int)sizeof nonce; i++)
        nonce[i] = (uint8_t)(7 * i + 1);
    lwcc_speck64_128_key_setup_ptx(rk, key);
    lwcc_speck64_128_ctr_init_ptx(ctx, key, nonce);
    lwcc_simon64_128_key_setup_ptx(other, key);
    fwrite(rk, sizeof rk, 1, stdout);
    fwrite(ctx, sizeof ctx, 1, stdout);
    fwrite(other, sizeof other, 1, stdout);
    return 0;
}
"""
KEY = bytes(8 * (n // 4) + n % 4 for n in range(16))
NONCE = bytes(7 * n + 1 for n in range(4))
PLAINTEXT = bytes.fromhex("2d4375747465723b")
CIPHERTEXT = bytes.fromhex("8b024e4548a56f8c")
"""The published answer of SPECK-64/128."""
WARNINGS = ("-Wall", "-Wextra", "-Werror")


@cache
def built(name: str, blocks: int = 0) -> Built:
    source = find_cipher(name)
    options = BuildOptions(f"{name}64_128", "ptx", 1, blocks=blocks)
    return build(source, source.load(), settle(options))


def printed(folder: Path, *command: str) -> bytes:
    """What the program prints, compiled by a command."""
    for name in ("speck", "simon"):
        (folder / f"{name}64_128.h").write_text(built(name).header)
    (folder / "main.c").write_text(PROGRAM)
    subprocess.run([*command, *WARNINGS, "main.c", "-o", "main"], cwd=folder, check=True)
    return subprocess.run([folder / "main"], capture_output=True, check=True).stdout


def filled(folder: Path) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """`rk` and `ctx` of SPECK as the header fills them."""
    octets = np.frombuffer(printed(folder, find("gcc").command[0], "-std=c99"), np.uint8)
    sizes = re.findall(r"_(?:RK|CTX)_BYTES_PTX (\d+)", built("speck").header)
    rk, ctx = (int(size) for size in sizes)
    return octets[:rk].copy(), octets[rk : rk + ctx].copy()


def launched(name: str, blocks: int, out: NDArray[np.uint8], **given: int | bytes) -> bytes:
    """What a kernel leaves in `out`, run on a grid of 2 times 3 threads."""
    made = built("speck", blocks)
    buffers = {
        f"param_{key}": value
        if isinstance(value, int)
        else Buffer(key, np.frombuffer(bytearray(value), np.uint8), "read", 16)
        for key, value in given.items()
    }
    result = Buffer("out", out, "write", 16)
    grid = Grid(made.body, TARGET)
    grid.launch(f"lwcc_speck64_128_{name}_ptx", 2, 3, {"param_out": result, **buffers})
    return result.octets.tobytes()


def room(n_bytes: int) -> NDArray[np.uint8]:
    return np.zeros(n_bytes, np.uint8)


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
def test_two_headers_are_one_program_of_c_and_of_c_plus_plus(tmp_path: Path) -> None:
    made = printed(tmp_path, "gcc", "-std=c99")
    assert any(made)
    if which("g++"):
        assert printed(tmp_path, "g++", "-x", "c++") == made


@pytest.mark.slow
@pytest.mark.needs_tool("gcc")
@pytest.mark.parametrize("blocks", [0, 2])
@pytest.mark.parametrize("count", [1, 7, 19])
def test_kernels_give_the_published_answer(blocks: int, count: int, tmp_path: Path) -> None:
    rk, ctx = (each.tobytes() for each in filled(tmp_path))
    texts, wanted = PLAINTEXT * count, CIPHERTEXT * count
    size: dict[str, int | bytes] = {"nblocks": count, "rk": rk}
    assert launched("ecb_encrypt", blocks, room(8 * count), **{"in": texts}, **size) == wanted
    assert launched("ecb_decrypt", blocks, room(8 * count), **{"in": wanted}, **size) == texts
    if not blocks:
        keys: dict[str, int | bytes] = {"in": texts, "nblocks": count, "keys": KEY * count}
        assert launched("ecb_encrypt_keys", blocks, room(8 * count), **keys) == wanted
    nonces: dict[str, int | bytes] = {"in": wanted, "counters": texts, **size}
    assert not any(launched("ctr_nonces", blocks, room(8 * count), **nonces))
    # The counter goes past its end; the last block is not whole.
    first, n_bytes = 2**32 - 3, 8 * count - 3
    counted = b"".join(NONCE + ((first + n) % 2**32).to_bytes(4, "big") for n in range(count))
    stream = launched("ecb_encrypt", blocks, room(8 * count), **{"in": counted}, **size)[:n_bytes]
    call: dict[str, int | bytes] = {"nbytes": n_bytes, "ctx": ctx, "counter": first}
    assert launched("ctr_keystream", blocks, room(n_bytes), **call) == stream
    assert not any(launched("ctr_crypt", blocks, room(n_bytes), **{"in": stream}, **call))


@pytest.mark.needs_tool("ptxas")
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_files_are_assembled(architecture: str) -> None:
    kernels = assemble_ptx(built("speck").text, architecture).kernels
    assert len(kernels) == 6
    assert not any(each.spills for each in kernels.values())
