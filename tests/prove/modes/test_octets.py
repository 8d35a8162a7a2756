"""The text of a mode on literals, and the cipher as a function without a definition."""

from __future__ import annotations

from dsl.modes.parse import shipped_mode
from dsl.modes.run import Instance, Interpreter
from dsl.modes.sizes import Sizes
from prove.graph.sweep import Limits
from prove.graph.words import Words, constant_bits
from prove.modes.counts import Comparison
from prove.modes.octets import (
    Count,
    Literals,
    String,
    UnknownCipher,
    constant_octets,
    known_octets,
    octets_of,
)
from prove.modes.products import ProductGraph

SIZES = Sizes(8, 8, {"df": True})


def toy(key: bytes, block: bytes) -> bytes:
    return bytes((3 * k + 5 * b + 7) % 256 for k, b in zip(key, block[::-1], strict=True))


def no_comparison(comparison: Comparison) -> bool:
    raise AssertionError(comparison)


def test_constants_are_interpreted_as_bytes() -> None:
    mode, cipher = shipped_mode("ctr_drbg"), UnknownCipher(ProductGraph(Limits(1)), toy)
    given = [bytes(range(11)), b"nonce", b""]
    made = Interpreter[String, Count](mode, SIZES, Literals(cipher, no_comparison))
    wanted = Instance(mode, SIZES, toy)
    assert made.call("init", *map(constant_octets, given)) == (0, ())
    assert wanted.call("init", *given) == (0, b"")
    counter = made.state["V"]
    assert not isinstance(counter, int | Count)
    assert known_octets(octets_of(counter)) == wanted.state["V"]
    code, output = made.call("generate", 21, ())
    assert (code, known_octets(octets_of(output))) == wanted.call("generate", 21, b"")


def test_equal_blocks_under_equal_keys_give_equal_literals() -> None:
    graph = ProductGraph(Limits(5))
    cipher, words = UnknownCipher(graph, toy), Words(graph)
    key = constant_octets(bytes(8))
    data = tuple(tuple(graph.input("data", 8 * n + i) for i in range(8)) for n in range(8))
    number = cipher.number(key)
    made = cipher.block(number, data)
    again = tuple(words.subtract(words.add(octet, data[0]), data[0]) for octet in data)
    assert cipher.block(number, again) == made
    assert cipher.block(number, (*data[1:], data[0])) != made
    assert cipher.block(cipher.number(data), data) != made


def test_a_number_counted_up_twice_is_one_string() -> None:
    graph = ProductGraph(Limits(5))
    cipher = UnknownCipher(graph, toy)
    algebra = Literals(cipher, no_comparison)
    data = tuple(tuple(graph.input("data", 8 * n + i) for i in range(8)) for n in range(2))
    twice = algebra.plus(algebra.plus(data, 1), 1)
    bits = Words(graph).add((*data[1], *data[0]), constant_bits(2, 16))
    once = bits[8:], bits[:8]
    assert cipher.others == {once: twice}
    number = cipher.number(constant_octets(bytes(8)))
    assert cipher.known_block(number, once) == cipher.known_block(number, twice)
    assert cipher.is_same(once, twice)
