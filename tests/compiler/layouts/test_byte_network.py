"""Words of any width and number go from memory to lanes and back by maps of bytes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import interpret
from compiler.ir.program import POINTER, Builder, Program, Type
from compiler.layouts.byte_network import ByteNetwork, byte_network
from compiler.layouts.form import Form
from compiler.layouts.layout import LayoutError
from compiler.layouts.network import Rows
from compiler.machine.meaning import Address, Bytes
from compiler.machine.target import Target
from tests.compiler.small_forms import words
from tests.compiler.stages import CORE, TARGET

FORMS = [
    (24, 2, 16, False),
    (24, 2, 8, True),
    (48, 2, 16, False),
    (48, 3, 16, True),
    (40, 2, 16, False),
    (16, 3, 8, False),
    (16, 4, 8, True),
    (32, 3, 8, False),
    (8, 3, 16, False),
]


def network(bits: int, count: int, lanes: int, big: bool) -> ByteNetwork:
    layout = words(bits, count, big)
    return network_of(Form(16, bits, lanes, 0, layout, layout))


def network_of(form: Form, target: Target = TARGET) -> ByteNetwork:
    return byte_network(form, target, TARGET.cores[CORE], ())


def run(made: Program, memory: Mapping[str, Bytes]) -> tuple[object, ...]:
    inputs = {name: Address(name, 0) for name in memory}
    return interpret(made, inputs, dict(memory), TARGET.table)


@pytest.mark.parametrize(("bits", "count", "lanes", "big"), FORMS)
def test_words_come_to_the_top_of_lanes_and_go_back(
    bits: int, count: int, lanes: int, big: bool
) -> None:
    way = network(bits, count, lanes, big)
    form, build = way.form, Builder("v")
    params = tuple(build.param(name, POINTER) for name in ("out", "in"))
    rows = way.words(build, way.load(build, "in"))
    way.store(build, "out", way.memory(build, rows))
    results = tuple(value for row in rows for value in row)
    made = Program("f", "slice", params, tuple(build.ops), results)
    text = np.random.default_rng(2).integers(0, 256, (1, lanes * form.block.n_bytes), np.uint8)
    out = np.zeros_like(text)
    found = [np.asarray(value).tobytes() for value in run(made, {"out": out, "in": text})]
    assert np.array_equal(out, text)
    blocks = text.reshape(lanes, -1)
    for word in range(count):
        held = b"".join(found[word * form.groups : (word + 1) * form.groups])
        size = form.lane_bits // 8
        numbers = [int.from_bytes(held[i : i + size], "little") for i in range(0, len(held), size)]
        assert numbers == [form.block.words(b.tobytes())[word] << form.gap for b in blocks]


def test_bytes_below_words_do_not_come_back() -> None:
    way, build = network(24, 2, 16, False), Builder("v")
    rows = [
        tuple(build.param(f"w{word}.{group}", Type(32, 4)).name for group in range(4))
        for word in range(2)
    ]
    params = tuple(build.param(name, build.types[name]) for row in rows for name in row)
    made = way.memory(build, rows)
    program = Program("f", "slice", params, tuple(build.ops), tuple(made.values()))
    ones = {p.name: np.full((1, 16), 255, np.uint8) for p in params}
    dirty = {p.name: np.tile(np.array([9, 255, 255, 255], np.uint8), 4)[None] for p in params}
    results = [interpret(program, inputs, table=TARGET.table) for inputs in (ones, dirty)]
    assert all(map(np.array_equal, *results))


def test_a_row_of_one_register_serves_all_groups() -> None:
    way, build = network(24, 2, 16, False), Builder("v")
    rows: Rows = [(build.param(name, Type(32, 4)).name,) for name in "xy"]
    way.memory(build, rows)
    read = {arg for op in build.ops for arg in op.args if op.name != "const"}
    assert {"x", "y"} <= read


def test_the_way_is_told() -> None:
    assert str(network(24, 2, 16, False)) == (
        "ldr_q; bytes of 6 registers to 8 of 24 bits in lanes of 32"
    )


def form(bits: int, count: int = 2, lanes: int = 16) -> Form:
    return Form(16, bits, lanes, 0, words(bits, count), words(bits, count))


def test_a_register_is_loaded_as_it_is_in_memory() -> None:
    assert network_of(form(24)).access.load == "ldr_q"


@pytest.mark.parametrize("bits", [12, 72])
def test_words_that_no_lane_holds_are_refused(bits: int) -> None:
    with pytest.raises(LayoutError) as problem:
        network_of(form(bits))
    assert str(problem.value) == (
        f"words of {bits} bits have no form in lanes: lanes have 8, 16, 32, 64 bits, and hold one "
        "word of whole bytes each"
    )


def test_blocks_that_fill_no_registers_are_refused() -> None:
    message = "8 blocks of 3 bytes fill no registers of 16: this form takes a multiple of 16 lanes"
    with pytest.raises(LayoutError, match=message):
        network_of(form(24, 1, 8))
    assert network_of(form(24, 1))


def test_a_machine_without_look_ups_or_plain_loads_is_refused() -> None:
    table = {name: row for name, row in TARGET.table.items() if not name.startswith("tbl")}
    with pytest.raises(LayoutError, match="neon has no instruction that looks up bytes in reg"):
        network_of(form(24), replace(TARGET, table=table))
    dealt = [pair for pair in TARGET.accesses if pair.load.startswith("ld4")]
    with pytest.raises(LayoutError, match="loads no register of 16 bytes as it is in memory"):
        network_of(form(24), replace(TARGET, accesses=tuple(dealt)))
