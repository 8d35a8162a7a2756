"""The text of a mode on an output of any length."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dsl.modes.parse import parse_mode, shipped_mode
from dsl.modes.sizes import Sizes
from prove.graph.sweep import Limits
from prove.machine.values import Unsupported, symbol
from prove.modes.filling import AnyFilling, AnyLength, Filled, SumLiterals, Wanted
from prove.modes.octets import Between, Count, Octets, UnknownCipher, octets_of
from prove.modes.products import ProductGraph
from prove.modes.sums import Numbers

SIZES = Sizes(16, 16, {"df": True})


class Request:
    """A request of some text, with literals for key and counter."""

    def __init__(self, change: Callable[[str], str], lengths: Between, rest: int) -> None:
        graph = ProductGraph(Limits(1))
        mode = parse_mode(change(shipped_mode("ctr_drbg").text), "m.mode")
        numbers = Numbers(graph, {"n": tuple(graph.input("n", i) for i in range(8))})
        self.filled = Filled(self.behind)
        self.cipher = UnknownCipher(graph, lambda key, block: block)
        algebra = AnyLength(self.cipher, lambda _: False, numbers)
        self.text = AnyFilling(mode, SIZES, algebra, Wanted(lengths, rest, self.filled))
        for name in ("Key", "V"):
            bits = (tuple(graph.input(name, 8 * k + i) for i in range(8)) for k in range(16))
            self.text.state[name] = tuple(bits)
        self.text.state["reseed_counter"] = Count(
            tuple(tuple(graph.input("number", 8 * k + i) for i in range(8)) for k in range(8))
        )
        self.first = self.text.state["V"]

    def behind(self, algebra: SumLiterals, counter: Octets) -> Octets:
        return algebra.counted(counter, symbol("n"))

    def call(self) -> tuple[int, Octets]:
        code, output = self.text.call("generate", 0, ())
        return code, octets_of(output)


def same(text: str) -> str:
    return text


def test_whole_blocks_are_described_and_the_rest_is_made() -> None:
    request = Request(same, Between(32, 4096 + 5), rest=5)
    code, output = request.call()
    assert (code, len(output)) == (0, 5)
    assert (request.filled.counter, request.filled.key) == (request.first, 0)


def test_lengths_beyond_the_limit_are_refused() -> None:
    assert Request(same, Between(65537, 99999), rest=0).call() == (3, ())


def test_a_limit_between_the_lengths_is_no_answer() -> None:
    with pytest.raises(Unsupported, match="decides what the text does"):
        Request(same, Between(65536, 65537), rest=0).call()


CHANGES = {
    "V = V + 1\n        B = E(Key, V)": [
        ("V = V + 2\n        B = E(Key, V)", "counted up and encrypted"),
        ("V = V + 1\n        B = V", "counted up and encrypted"),
        ("V = V + 1\n        Key = E(Key, V)\n        B = V", "not one string changes"),
        (
            "V = V + 1\n        B = E(Key, V)\n        reseed_counter = reseed_counter + 1",
            "not one string changes",
        ),
        ("B = E(Key, V)\n        reseed_counter = reseed_counter + 1", "not one string changes"),
    ]
}


@pytest.mark.parametrize(("new", "message"), CHANGES["V = V + 1\n        B = E(Key, V)"])
def test_other_loops_have_no_description(new: str, message: str) -> None:
    old = next(iter(CHANGES))
    with pytest.raises(Unsupported, match=message):
        Request(lambda text: text.replace(old, new), Between(32, 64), rest=0).call()


def test_text_and_code_count_the_same() -> None:
    graph = ProductGraph(Limits(1))
    numbers = Numbers(graph, {"n": tuple(graph.input("n", i) for i in range(4))})
    cipher = UnknownCipher(graph, lambda key, block: block)
    algebra = SumLiterals(cipher, lambda _: False, numbers)
    octets = tuple(tuple(graph.input("V", 8 * at + i) for i in range(8)) for at in range(4))
    behind = algebra.counted(octets, symbol("n"))
    following = algebra.plus(behind, 1)
    assert cipher.others[algebra.counted(octets, symbol("n").moved(1))] == following
