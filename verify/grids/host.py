"""Calls the host functions of a header: compiled here, run in a separate process."""

from __future__ import annotations

import subprocess
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from verify.toolchain.assemble import AssemblyError
from verify.toolchain.tools import find

# A program serves a few keys. Headers of bits are long: -O1 takes eight times as long as -O0.
STRICT = ("-std=c11", "-O0", "-Wall", "-Wextra", "-Werror", "-Wno-unused-function")
MOST_SECONDS = 60
DRIVER = """#include <stdio.h>
#include "host.h"
static uint8_t key[{key_bytes} + 1], nonce[{nonce_bytes} + 1];
static _Alignas({align}) uint8_t filled[{n_bytes} + 1];
int main(void)
{{
    if (fread(key, 1, {key_bytes}, stdin) != {key_bytes}) return 1;
    if (fread(nonce, 1, {nonce_bytes}, stdin) != {nonce_bytes}) return 1;
    {symbol}({arguments});
    return fwrite(filled, 1, {n_bytes}, stdout) != {n_bytes};
}}
"""


@dataclass(frozen=True)
class HostFunction:
    """A function of a header that fills the key data of kernels.

    Args:
        header: the text that defines it.
        symbol: its name.
        key_bytes: size of a key; 0 where it takes none.
        nonce_bytes: size of a nonce; 0 where it takes none.
        n_bytes: bytes that it fills; for 0 there is no call.
        align: alignment of these bytes.
    """

    header: str
    symbol: str
    key_bytes: int
    nonce_bytes: int
    n_bytes: int
    align: int = 16

    def __call__(self, key: bytes, nonce: bytes) -> bytes:
        """The data for a key and a nonce.

        Raises:
            AssemblyError: the compiler refuses the header, or the function ends the process.
            MissingTool: there is no gcc.
        """
        return _filled(self, key, nonce) if self.n_bytes else b""


@cache
def _filled(function: HostFunction, key: bytes, nonce: bytes) -> bytes:
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        driver = Path(folder) / "driver"
        driver.write_bytes(_compiled(function))
        driver.chmod(0o700)
        given = key[: function.key_bytes] + nonce[: function.nonce_bytes]
        return _run((str(driver),), Path(folder), given)


@cache
def _compiled(function: HostFunction) -> bytes:
    """A program that reads a key and a nonce, calls the function and writes what that fills."""
    sizes = {"key": function.key_bytes, "nonce": function.nonce_bytes}
    arguments = ", ".join(["filled", *(name for name, size in sizes.items() if size)])
    text = DRIVER.format(
        key_bytes=function.key_bytes,
        nonce_bytes=function.nonce_bytes,
        n_bytes=function.n_bytes,
        align=function.align,
        symbol=function.symbol,
        arguments=arguments,
    )
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        place = Path(folder)
        (place / "host.h").write_text(function.header, encoding="utf-8")
        (place / "driver.c").write_text(text, encoding="utf-8")
        command = (*find("gcc").command, *STRICT, "driver.c", "-o", "driver")
        _run(command, place, b"")
        return (place / "driver").read_bytes()


def _run(command: tuple[str, ...], folder: Path, octets: bytes) -> bytes:
    ran = f"host functions: {Path(command[0]).name}"
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            input=octets,
            capture_output=True,
            timeout=MOST_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as late:
        raise AssemblyError(f"{ran}: no end within {MOST_SECONDS} s") from late
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip() or f"exit status {done.returncode}"
        raise AssemblyError(f"{ran}: {said}")
    return done.stdout
