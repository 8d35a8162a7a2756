"""Functions of a header fill what they say, in a process of its own."""

from __future__ import annotations

from dataclasses import replace

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


def test_of_no_bytes_nothing_is_called() -> None:
    assert replace(TURNED, header="", n_bytes=0)(b"", b"") == b""


@pytest.mark.needs_tool("gcc")
def test_a_header_that_is_no_c() -> None:
    with pytest.raises(AssemblyError, match="host functions: gcc"):
        replace(TURNED, header="frob")(b"\1\2\3\4", b"")
