"""C functions on literals, compared with a compiler's."""

from __future__ import annotations

import random

import pytest

from prove.graph.graph import Graph
from prove.graph.words import constant_bits, known_number
from prove.kernels.host import Host, HostError, Room
from prove.kernels.host_text import read_functions
from tests.prove.kernel_subjects import FOLDER, subject_of
from verify.grids.host import HostFunction


def constants(name: str, octets: bytes) -> Room:
    cells = {place: constant_bits(octet, 8) for place, octet in enumerate(octets)}
    return Room(name, len(octets), False, cells)


def run(body: str, given: bytes, n_bytes: int) -> bytes:
    text = f"void f(uint8_t *to, const uint8_t *from) {{ {body} }}"
    room = Room("to", n_bytes)
    Host(read_functions(text), Graph()).call("f", room, constants("from", given))
    return bytes(known_number(room.cells[i]) or 0 for i in range(n_bytes))


@pytest.mark.parametrize(
    ("body", "given", "expected"),
    [
        ("to[0] = (uint8_t)(from[0] << 1);", b"\x81", b"\x02"),
        ("const uint32_t x = from[0]; to[0] = (uint8_t)(x - 2);", b"\x01", b"\xff"),
        ("const uint32_t x = from[0]; to[0] = (uint8_t)((0 - x) >> 31);", b"\x01", b"\x01"),
        ("to[0] = (uint8_t)(~from[0] >> 4);", b"\x0f", b"\xff"),
        ("to[0] = (uint8_t)(from[0] < from[1]);", b"\x01\x02", b"\x01"),
        ("uint32_t x; memcpy(&x, from, sizeof x); to[0] = (uint8_t)(x >> 16);", b"abcd", b"c"),
        ("uint32_t z[2]; z[1] = from[0]; to[0] = (uint8_t)z[1];", b"\x07", b"\x07"),
    ],
)
def test_meanings(body: str, given: bytes, expected: bytes) -> None:
    assert run(body, given, len(expected)) == expected


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("to[1] = 0;", "byte 1 of `to` is written"),
        ("to[0] = from[1];", "byte 1 of `from` is read"),
        ("uint32_t x; to[0] = (uint8_t)x;", "read before it is written"),
        ("to[0] = (uint8_t)(from[0] << 25);", "may overflow"),
        ("to[0] = g(from);", "does not define g"),
        ("to[from[0]] = 0;", "an address depends on data"),
    ],
)
def test_what_is_not_defined_is_refused(body: str, said: str) -> None:
    functions = read_functions(f"void f(uint8_t *to, const uint8_t *from) {{ {body} }}")
    graph = Graph()
    given = Room("from", 1, False, {0: tuple(graph.input("from", i) for i in range(8))})
    with pytest.raises(HostError, match=said):
        Host(functions, graph).call("f", Room("to", 1), given)


@pytest.mark.parametrize("name", ["speck64_128", "present64_80", "speck32_64"])
def test_as_a_compiler_computes(name: str) -> None:
    path = FOLDER / f"{name}.ptx"
    subject, header = subject_of(path), path.with_suffix(".h").read_text(encoding="utf-8")
    sizes, draw = subject.sizes, random.Random(1)
    key, nonce = draw.randbytes(sizes.key), draw.randbytes(sizes.nonce)
    room = Room("ctx", sizes.context)
    symbol = subject.symbols["ctr_init"]
    Host(subject.host, Graph()).call(symbol, room, constants("key", key), constants("nonce", nonce))
    found = bytes(known_number(room.cells[i]) or 0 for i in range(sizes.context))
    compiled = HostFunction(header, symbol, sizes.key, sizes.nonce, sizes.context)
    assert found == compiled(key, nonce)
