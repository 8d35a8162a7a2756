"""A line of assembly text finds its row, with registers in their own names."""

from __future__ import annotations

import pytest

from compiler.machine.decoder import Decoder
from compiler.machine.isa import Row, expand


def row(name: str, text: str, shapes: str = "") -> Row:
    lane = "" if shapes else "u64"
    return Row(name, text, "d = a", lane, "alu", "fixed", "toy", shapes=shapes)


ROWS = expand(
    (
        row("add", "add {d:v}.{T}, {a:v}.{T}", "16b 4s"),
        row("add_x", "add {d:x}, {a:x}, #{k}"),
        row("ldr", "ldr {d:q}, [{p:x}, #{k}]"),
        row("bne", "b.ne {t}"),
        row("tied", "tied {d:x}, {d:x}, {a:x}"),
        row("mul", "mul {d:reg}, {a:reg}"),
        row("auipc", "auipc {d:x}, {k}"),
        row("st2", "st2 { {a:v}.16b, {b:v}.16b }, [{p:x}]"),
    )
)
DECODER = Decoder(ROWS, {"v": "v", "q": "v", "x": "x", "reg": "reg"})


@pytest.mark.parametrize(
    ("line", "name", "operands"),
    [
        ("add v1.16b, v2.16b", "add.16b", {"d": "v1", "a": "v2"}),
        ("  add   v1.4s,   v20.4s // a sum", "add.4s", {"d": "v1", "a": "v20"}),
        ("add x1, x2, #12", "add_x", {"d": "x1", "a": "x2", "k": "12"}),
        ("add sp, sp, #-16", "add_x", {"d": "sp", "a": "sp", "k": "-16"}),
        ("add x1, xzr, #0", "add_x", {"d": "x1", "a": "xzr", "k": "0"}),
        ("ldr q3, [x0, #0x10]", "ldr", {"d": "v3", "p": "x0", "k": "0x10"}),
        ("b.ne .Lloop_1", "bne", {"t": ".Lloop_1"}),
        ("tied x1, x1, x2", "tied", {"d": "x1", "a": "x2"}),
        ("mul a0, t3", "mul", {"d": "a0", "a": "t3"}),
        ("auipc x5, %pcrel_hi(.Ltable)", "auipc", {"d": "x5", "k": "%pcrel_hi(.Ltable)"}),
        ("st2 { v1.16b, v2.16b }, [x1]", "st2", {"a": "v1", "b": "v2", "p": "x1"}),
    ],
)
def test_a_line_is_its_row_and_its_operands(line: str, name: str, operands: dict[str, str]) -> None:
    found = DECODER.match(line)
    assert found is not None
    assert (found[0].name, found[1]) == (name, operands)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "   // a comment alone",
        "sub v1.16b, v2.16b",
        "add v1.16b, v2.4s",
        "add v1.16b",
        "add x1, x2, #12, lsl 3",
        "add y1, x2, #12",
        "tied x1, x2, x3",
        "ldr v3, [x0, #16]",
        "b_ne .Lloop",
    ],
)
def test_other_text_is_no_row(line: str) -> None:
    assert DECODER.match(line) is None


def test_names_of_virtual_registers_are_kept_whatever_their_view_is() -> None:
    rows = expand((row("xor", "xor.b32 {d:b32}, {a:b32};"), row("add", "add.u64 {d:b64}, {k};")))
    decoder = Decoder(rows, {}, registers=r"%\w+")
    found = decoder.match("    xor.b32 %r10, %block0; // a sum")
    assert found is not None
    assert (found[0].name, found[1]) == ("xor", {"d": "%r10", "a": "%block0"})
    assert decoder.match("xor.b32 %r10, 5;") is None
    number = decoder.match("add.u64 %total, 0x10;")
    assert number is not None
    assert number[1] == {"d": "%total", "k": "0x10"}


def test_a_text_may_begin_with_an_operand() -> None:
    decoder = Decoder(expand((row("bra", "@{p:pred} bra {t};"),)), {}, registers=r"%\w+")
    found = decoder.match("  @%p2 bra NEXT;")
    assert found is not None
    assert (found[0].name, found[1]) == ("bra", {"p": "%p2", "t": "NEXT"})
    assert decoder.match("@!%p2 bra NEXT;") is None
    assert decoder.match("") is None
