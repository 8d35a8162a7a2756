"""The key data of kernels, filled by the functions of a generated header."""

from __future__ import annotations

import ctypes
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gpu.driver import GpuError
from verify.toolchain.tools import find

OPTIONS = ("-std=c99", "-O2", "-shared", "-fPIC")


@dataclass(frozen=True)
class Secret:
    """The key data of kernels; it is overwritten at the end of a `with` block.

    Args:
        filled: the bytes of an `rk` or a `ctx`.
        is_context: whether it is a `ctx`, for counter mode.
    """

    filled: bytearray
    is_context: bool

    def wipe(self) -> None:
        """Overwrite the bytes with zeros."""
        self.filled[:] = bytes(len(self.filled))

    def __enter__(self) -> Secret:
        return self

    def __exit__(self, *problem: object) -> None:
        self.wipe()


class HostFunctions:
    """The functions of a header, compiled by gcc on construction.

    Args:
        header: the text of the header.
        symbols: the symbols of the functions that it defines, by role.
        sizes: the sizes in the head of the kernels' file, in bytes, by name.

    Raises:
        MissingTool: there is no gcc.
        GpuError: gcc fails on the header.
    """

    def __init__(self, header: str, symbols: Mapping[str, str], sizes: Mapping[str, int]) -> None:
        self.sizes, self.roles = sizes, tuple(symbols)
        parameters = {"key_setup": "key", "ctr_init": "key, nonce"}
        calls = [
            f"void fill_{role}(void *to, const uint8_t *key, const uint8_t *nonce)\n"
            f"{{\n    (void)nonce;\n    {symbol}(to, {parameters[role]});\n}}\n"
            for role, symbol in symbols.items()
        ]
        self._library = _compiled(header + "".join(calls))

    def fill(self, key: bytes, nonce: bytes | None) -> Secret:
        """The `rk` of a key, or the `ctx` of a key and a nonce.

        Raises:
            GpuError: the key or the nonce has another length, or the header has no such function.
        """
        role = "key_setup" if nonce is None else "ctr_init"
        if role not in self.roles:
            raise GpuError(f"these kernels have no {role}")
        for name, given in (("key", key), ("nonce", nonce)):
            if given is not None and len(given) != self.sizes[name]:
                raise GpuError(f"the {name} has {len(given)} bytes, not {self.sizes[name]}")
        filled = bytearray(self.sizes["rk" if nonce is None else "ctx"])
        place = (ctypes.c_ubyte * len(filled)).from_buffer(filled)
        getattr(self._library, f"fill_{role}")(place, bytes(key), bytes(nonce or b""))
        return Secret(filled, nonce is not None)


@cache
def _compiled(text: str) -> ctypes.CDLL:
    """A C text, compiled and loaded; the cached text has no key.

    Raises:
        MissingTool: there is no gcc.
        GpuError: gcc fails.
    """
    with tempfile.TemporaryDirectory(prefix="lwcc") as folder:
        source, library = Path(folder) / "fill.c", Path(folder) / "fill.so"
        source.write_text(text, encoding="utf-8")
        command = [*find("gcc").command, *OPTIONS, str(source), "-o", str(library)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise GpuError(f"gcc refuses the header of the kernels: {done.stderr.strip()}")
        return ctypes.CDLL(str(library))
