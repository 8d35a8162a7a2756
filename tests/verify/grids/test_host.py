"""Functions of a header fill what they say, in a process of its own."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from verify.grids.host import HostFunction
from verify.toolchain.assemble import AssemblyError

HEADER = """#include <stdint.h>
static inline void turned(void *out_, const uint8_t *key)
{
    uint8_t *out = (uint8_t *)out_;
    for (int i = 0; i < 4; i++) out[i] = key[3 - i];
}
static inline void both(void *out_, const uint8_t *key, const uint8_t *nonce)
{
    uint8_t *out = (uint8_t *)out_;
    out[0] = key[0] ^ nonce[1];
}
"""
TURNED = HostFunction(HEADER, "turned", 4, 0, 4)


@pytest.mark.needs_tool("gcc")
def test_a_key_is_handed_over() -> None:
    assert TURNED(b"\1\2\3\4", b"") == b"\4\3\2\1"


@pytest.mark.needs_tool("gcc")
def test_a_nonce_is_handed_over() -> None:
    both = HostFunction(HEADER, "both", 1, 2, 1)
    assert both(b"\x0f", b"\0\xf0") == b"\xff"


@pytest.mark.needs_tool("gcc")
def test_a_function_is_compiled_once_for_all_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    run = subprocess.run

    def counted(command: tuple[str, ...], **options: Any) -> subprocess.CompletedProcess[bytes]:
        ran.append(Path(command[0]).name)
        return run(command, **options)

    monkeypatch.setattr(subprocess, "run", counted)
    function = replace(TURNED, header=f"// another text\n{HEADER}")
    for last in range(3):
        assert function(bytes([1, 2, 3, last]), b"")[0] == last
    assert (ran.count("gcc"), ran.count("driver")) == (1, 3)


def test_a_process_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(command: tuple[str, ...], **_: Any) -> None:
        raise subprocess.TimeoutExpired(command, 60)

    monkeypatch.setattr(subprocess, "run", late)
    with pytest.raises(AssemblyError, match="no end within 60 s"):
        replace(TURNED, symbol="endless")(b"\1\2\3\4", b"")


def test_of_no_bytes_nothing_is_called() -> None:
    assert replace(TURNED, header="", n_bytes=0)(b"", b"") == b""


@pytest.mark.needs_tool("gcc")
def test_a_header_that_is_no_c() -> None:
    with pytest.raises(AssemblyError, match="host functions: gcc"):
        replace(TURNED, header="frob")(b"\1\2\3\4", b"")
