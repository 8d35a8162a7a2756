"""Counters are counted in lanes of their width and come to the words of blocks in any width."""

from __future__ import annotations

from dataclasses import replace

import pytest

from compiler.ir.print import print_op
from compiler.ir.program import Builder, Type
from compiler.layouts.layout import Layout, LayoutError
from compiler.layouts.network import Network
from compiler.layouts.way import DigitWay
from compiler.module import Module
from compiler.passes.forms.slice import Slice
from compiler.passes.mode.counter import Counter
from compiler.passes.spec.roll import Roll
from compiler.pipeline import pass_name, pipeline
from compiler.slicing.counters import Counters, counter_path
from compiler.slicing.function import Shared
from compiler.slicing.joined_words import Octets
from dsl.check import parse_cipher
from tests.compiler.small_forms import shared
from tests.compiler.stages import checked

TEXT = """cipher TINY
source "made up"
set tiny {{ }}
block u{bits}[{words}] little
key u{bits}
round_keys u{bits}
key_schedule(K) -> RK {{ RK = K }}
encrypt(X, RK) {{
    X[0] = X[0] + RK
    X[{last}] = X[{last}] <<< 3
}}
decrypt = none
"""
SWAP = tuple((bit // 8 ^ 1) * 8 + bit % 8 for bit in range(32))
"""The bytes of each half of a register of four exchanged."""


@pytest.mark.parametrize(
    ("bits", "words", "counter", "lanes"),
    [
        (16, 2, 16, 8),
        (16, 4, 32, 16),
        (16, 4, 16, 16),
        (32, 2, 32, 16),
        (32, 4, 16, 8),
        (64, 2, 32, 16),
        (64, 2, 16, 8),
    ],
)
def test_counter_mode_in_lanes_wraps_and_carries(
    bits: int, words: int, counter: int, lanes: int
) -> None:
    cipher = parse_cipher(TEXT.format(bits=bits, words=words, last=words - 1))
    steps = pipeline([Counter(counter), Roll(enabled=False), Slice(lanes)])
    names = [pass_name(type(step)) for step in steps]
    module = checked(Module(cipher, "tiny", {}), steps[: names.index("slice") + 1])
    assert module.figures["group_blocks"] == lanes
    adds = [op for op in module.programs["ctr_crypt"].ops if op.name == "add"]
    assert Type(counter, 128 // counter) in {op.type for op in adds}


def wide() -> Shared:
    """Two blocks of one word of two bytes in a register."""
    form = shared(word_bits=16)
    end = Layout(("c0", "c1", "c2", "c3", "n0"), ())
    network = network_of(form)
    return replace(
        form, way=DigitWay(replace(network, path=replace(network.path, end=end)), form.form)
    )


def network_of(form: Shared) -> Network:
    """The network of the way from memory to the lanes."""
    assert isinstance(form.way, DigitWay)
    return form.way.network


def test_above_a_counter_that_is_narrower_than_a_word_there_are_zeros() -> None:
    build = Builder("v")
    counter = build.param("counter", Type(8)).name
    assert Counters(wide(), network_of(wide()), 8).rows(build, counter) == [("v4",)]
    assert [print_op(op).strip() for op in build.ops] == [
        "v0: u8x4 = splat counter",
        "v1: u8x4 = const value=(255 0 255 0)",
        "v2: u8x4 = and v0, v1",
        "v3: u8x4 = const value=(0 0 1 0)",
        "v4: u8x4 = add v2, v3",
    ]


def ordered(form: Shared, octets: Octets, counter_bits: int) -> list[str]:
    """The names of the operations that make a word, from rows that are there."""
    build = Builder("v")
    counters = Counters(form, network_of(form), counter_bits)
    rows: list[tuple[str, ...]] = [(build.param("row", form.form.kind).name,)]
    counters.word(build, rows, octets)
    return [op.name for op in build.ops]


def test_bytes_are_ordered_by_one_instruction_where_they_are_not_in_order() -> None:
    form = replace(wide(), orders={SWAP: "swap"})
    assert ordered(form, (0, 1), 16) == []
    assert ordered(form, (1, 0), 16) == ["swap"]
    assert ordered(form, (None, 0), 8) == ["swap"]
    assert ordered(form, (0, None), 8) == []


def test_an_order_that_no_instruction_makes_is_refused() -> None:
    with pytest.raises(LayoutError, match="no instruction orders the bytes of a counter"):
        ordered(wide(), (1, 0), 16)
    with pytest.raises(LayoutError, match="no instruction orders the bytes of a counter"):
        ordered(replace(wide(), orders={SWAP: "swap"}), (0, None), 16)


def test_a_word_of_bytes_from_two_words_is_refused() -> None:
    with pytest.raises(LayoutError, match="several words of the counter"):
        ordered(wide(), (1, 2), 16)


def test_a_counter_in_lanes_of_its_width_needs_no_moves() -> None:
    form = shared()
    network, blocks = counter_path(form, network_of(form), 8)
    assert network.path.steps == ()
    assert blocks == {0: (0, 1, 2, 3)}


def test_the_lowest_bytes_count_in_lanes_as_wide_as_words() -> None:
    form, build = shared(), Builder("v")
    counters = Counters(form, network_of(form), 16)
    assert counters.low_words({"a": (0,)}) == {"a": ""}
    made = counters.low(build, build.param("counter", Type(16)).name, "")
    assert made == ("v2",)
    assert [print_op(op).strip() for op in build.ops] == [
        "v0: u8x4 = splat counter",
        "v1: u8x4 = const value=(0 1 2 3)",
        "v2: u8x4 = add v0, v1",
    ]


@pytest.mark.parametrize(("octets", "bits"), [((1,), 16), ((0,), 8)])
def test_other_words_count_in_lanes_as_wide_as_the_counter(octets: Octets, bits: int) -> None:
    form = shared()
    counters = Counters(form, network_of(form), bits)
    assert counters.low_words({"a": (0,), "b": octets}) == {}
