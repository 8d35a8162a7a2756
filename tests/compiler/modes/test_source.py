"""Steps as statements of C99."""

from __future__ import annotations

import pytest

from compiler.modes.control import (
    RESULT,
    Blocks,
    Computed,
    Constant,
    Control,
    Copy,
    Encrypt,
    Fill,
    Gather,
    Held,
    Hold,
    If,
    Increment,
    Input,
    Invoke,
    Length,
    Place,
    Put,
    Refuse,
    Routine,
    Setup,
    Step,
    Xor,
    Zeros,
)
from compiler.modes.source import RoutineText, SourceText

V, K = Place("V", 0, 8), Place("K", 0, 16)
A = Place("a1", 0, 8)
LOOP = Blocks(A, (Input("data"),), (Xor(Place(RESULT, 0, 8), A, A),))
DERIVE = Routine("derive", ("data",), "", 8, (LOOP,), pieces=2, is_entry=False)


def text_of(*steps: Step, output: str = "out") -> SourceText:
    entry = Routine("e", ("seed",), output, 0, steps)
    fields = {"K": 16, "V": 8, "count": 8}
    return SourceText(Control(8, 16, fields, frozenset({"count"}), (DERIVE, entry)), 40)


def entry_text(*steps: Step) -> RoutineText:
    return text_of(*steps).routines()[-1]


@pytest.mark.parametrize(
    ("step", "line"),
    [
        (Copy(V, K.part(8, 8)), "memcpy(state + 16, state + 8, 8);"),
        (Copy(V, Constant(bytes(8))), "memset(state + 16, 0, 8);"),
        (Xor(V, V, Constant(b"\1" * 8)), "xor_bytes(state + 16, state + 16, constant_0, 8);"),
        (Increment(V, V), "increment(state + 16, state + 16, 8);"),
        (Put(V.part(4, 4), Length("seed")), "put_number(state + 20, (uint64_t)seed_bytes, 4);"),
        (Put(V, 1 << 20), "put_number(state + 16, UINT64_C(1048576), 8);"),
        (Hold("count", 1), "put_number(state + 24, 1, 8);"),
        (Setup("known_key_0", K), "set_key(known_key_0, state);"),
        (
            Encrypt(Place("K", 0, 16), Place("K", 0, 16), "known_key_0"),
            "encrypt(state, state, 2, known_key_0);",
        ),
        (
            Refuse(5, Computed("==", Held("count"), 0)),
            "if (get_number(state + 24, 8) == 0) return 5;",
        ),
        (
            Refuse(1, Computed("<", Computed("+", Length("seed"), 3), 16)),
            "if (((uint64_t)seed_bytes + 3) < 16) return 1;",
        ),
    ],
)
def test_a_step_is_a_statement(step: Step, line: str) -> None:
    source = text_of(step)
    assert source.statements(source.control.routines[-1], (step,)) == (line,)


def test_arrays_and_round_keys_are_local() -> None:
    made = entry_text(Setup("rk", K), Encrypt(A, V, "rk"), Copy(V, A))
    assert made.locals == ("uint8_t a1[8];", "uint8_t rk[40];")
    assert made.lines == (
        "set_key(w.rk, state);",
        "encrypt(w.a1, state + 16, 1, w.rk);",
        "memcpy(state + 16, w.a1, 8);",
    )


def test_constants_of_one_value_are_one_array() -> None:
    one, other = Constant(b"\1" * 8), Constant(b"\2" * 8)
    source = text_of(Copy(V, one), Xor(V, V, other), Copy(V, one))
    source.routines()
    assert source.constants == {one.data: "constant_0", other.data: "constant_1"}


def test_a_branch_without_another_side() -> None:
    step = Increment(V, V)
    increment = "    increment(state + 16, state + 16, 8);"
    head = "if ((uint64_t)seed_bytes) {"
    assert entry_text(If(Length("seed"), (step,), ())).lines == (head, increment, "}")
    both = entry_text(If(Length("seed"), (step,), (step,))).lines
    assert both == (head, increment, "} else {", increment, "}")


def test_pieces_are_read_one_after_the_other() -> None:
    pieces = (Constant(b"\x80"), Input("seed"), Zeros(Computed("%", Length("seed"), 8)))
    made = entry_text(Gather(V, pieces))
    listed = "{constant_0, 1}, {seed, seed_bytes}, {NULL, (size_t)((uint64_t)seed_bytes % 8)}"
    assert made.lines == (
        "{",
        f"    const piece pieces1[] = {{{listed}}};",
        "    reader next1 = {pieces1, 0};",
        "    next_bytes(state + 16, 8, &next1);",
        "}",
    )


def test_a_routine_reads_all_its_pieces() -> None:
    derive, _ = text_of().routines()
    assert (derive.is_entry, derive.pieces) == (False, 2)
    assert "    const piece pieces1[] = {data[0], data[1]};" in derive.lines
    assert (
        "const uint64_t data_bytes = (uint64_t)data[0].n_bytes + data[1].n_bytes;" in derive.lines
    )
    assert "    for (uint64_t n = data_bytes / 8; n; n--) {" in derive.lines
    assert "        xor_bytes(result, w.a1, w.a1, 8);" in derive.lines


def test_a_caller_gives_empty_pieces_for_those_it_lacks() -> None:
    lines = entry_text(Invoke("derive", V, (Input("seed"),))).lines
    assert lines[1] == "    const piece pieces1[] = {{seed, seed_bytes}, {NULL, 0}};"
    assert lines[2] == "    derive(state + 16, pieces1);"


def test_an_output_ends_with_a_truncated_block() -> None:
    lines = entry_text(Fill("out", A, (Copy(A, V), Copy(V, K.part(0, 8))), "known_key_0")).lines
    assert lines[0] == "for (size_t n = 0; n < out_bytes / 8; n++) {"
    assert "    memcpy(out + 8 * n, w.a1, 8);" in lines
    assert "encrypt(out, out, out_bytes / 8, known_key_0);" in lines
    assert lines[-2] == "    memcpy(out + (out_bytes - out_bytes % 8), w.a1, out_bytes % 8);"
    assert "    encrypt(w.a1, w.a1, 1, known_key_0);" in lines


def test_an_output_of_a_counter_is_counted_up() -> None:
    fill = Fill("out", A, (Increment(A, V), Copy(V, A)), "known_key_0")
    assert entry_text(fill).lines[0].startswith("count_up(out, out_bytes / 8, ")
