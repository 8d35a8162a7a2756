"""The toys of each kind once more, in plain Python: what their texts must compute."""

from __future__ import annotations

import struct

WORD = 0xFFFF_FFFF
SBOX = (
    *(0x04, 0x0B, 0x1F, 0x14, 0x1A, 0x15, 0x09, 0x02, 0x1B, 0x05, 0x08, 0x12, 0x1D, 0x03, 0x06),
    *(0x1C, 0x1E, 0x13, 0x07, 0x0E, 0x00, 0x0D, 0x11, 0x18, 0x10, 0x0C, 0x01, 0x19, 0x16, 0x0A),
    *(0x0F, 0x17),
)


def tweaked(key: bytes, block: bytes) -> bytes:
    """`tweaked.dsl`; the last four bytes of the key are the tweak."""
    k, tweak, v = struct.unpack("<2I", key[:8]), *struct.unpack("<I", key[8:]), [*_two(block)]
    for i in range(4):
        v = [v[0] + k[i % 2] + tweak & WORD, v[1] + (k[(i + 1) % 2] ^ i) & WORD]
        v[0] = v[0] + v[1] & WORD
        v[1] = _rotated(v[1], 7) ^ v[0]
    return struct.pack("<2I", v[0] + k[0] + tweak & WORD, v[1] + (k[1] ^ 4) & WORD)


def keyless(key: bytes, block: bytes) -> bytes:
    """`keyless.dsl`."""
    assert not key, "there is none"
    x = [*struct.unpack(">5I", block)]
    for i in range(6):
        x[2] ^= 0xF0 - 0xF * i
        columns = [SBOX[sum((x[r] >> bit & 1) << r for r in range(5))] for bit in range(32)]
        x = [sum((c >> r & 1) << bit for bit, c in enumerate(columns)) for r in range(5)]
        x[0], x[1], x[4] = _rotated(x[0], 3), _rotated(x[1], 11), _rotated(x[4], 7)
    return struct.pack(">5I", *x)


def oneway(key: bytes, block: bytes) -> bytes:
    """`oneway.dsl`."""
    first, second = _two(key)
    start = [0x6170_7865 ^ first, second, *_two(block[8:])]
    v = list(start)
    for _ in range(4):
        v[0] = v[0] + v[1] & WORD
        v[3] = _rotated(v[3] ^ v[0], 16)
        v[2] = v[2] + v[3] & WORD
        v[1] = _rotated(v[1] ^ v[2], 12)
    return struct.pack("<4I", *(a + b & WORD for a, b in zip(v, start, strict=True)))


def ignoring(key: bytes, block: bytes) -> bytes:
    """`ignoring.dsl`."""
    assert len(key) == 8, "it is given, and ignored"
    v = [*_two(block)]
    for i in range(4):
        v[0] = v[0] + (v[1] ^ 0x9E37_79B9 >> i) & WORD
        v[1] = _rotated(v[1], 7) ^ v[0]
    return struct.pack("<2I", *v)


KINDS = {"tweaked": tweaked, "keyless": keyless, "oneway": oneway, "ignoring": ignoring}
"""By the name of the text."""


def _two(data: bytes) -> tuple[int, int]:
    first, second = struct.unpack("<2I", data)
    return first, second


def _rotated(word: int, k: int) -> int:
    return (word << k | word >> (32 - k)) & WORD
