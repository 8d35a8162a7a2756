"""Programs: what is known of their values, how they are changed, and how they are built."""

from __future__ import annotations

import copy
import pickle
from dataclasses import FrozenInstanceError, replace
from itertools import islice

import pytest

from compiler.ir.parse import parse_op, parse_program
from compiler.ir.program import (
    BITWISE,
    COMMUTATIVE,
    LANEWISE,
    MEMORY_OPERATIONS,
    ON_LIMBS,
    POINTER,
    Builder,
    Op,
    Param,
    Type,
    attributes,
    fresh_names,
    rename_args,
)
from compiler.ir.slots import Slot
from dsl.syntax.tree import Span

BYTE = Type(8)
PROGRAM = parse_program(
    """
    slice f(p: ptr, a: u8, $k0: u8, $h1: u8) {
      t0: u8 = add a, a
      t1: u8, t2: u8 = sbox t0, $k0, table=S
      store p, t1, offset=0
      t3: u8 = xor t0, t2
      return t3, a
    }
    """
)


def test_the_shape_of_a_value() -> None:
    assert (Type(32, 4).bits, BYTE.bits, POINTER.bits) == (128, 8, 0)
    assert [str(kind) for kind in (BYTE, Type(32, 4), POINTER)] == ["u8", "u32x4", "ptr"]
    assert [kind.is_pointer for kind in (BYTE, POINTER)] == [False, True]
    assert sorted([Type(16), Type(8, 4), BYTE]) == [BYTE, Type(8, 4), Type(16)]


def test_what_is_known_of_values_by_name() -> None:
    assert PROGRAM.types["t2"] == BYTE
    assert list(PROGRAM.types) == ["p", "a", "$k0", "$h1", "t0", "t1", "t2", "t3"]
    assert PROGRAM.uses == {
        **{"p": 1, "a": 3, "$k0": 1, "$h1": 0},
        **{"t0": 2, "t1": 1, "t2": 1, "t3": 1},
    }
    assert PROGRAM.makers["t1"] is PROGRAM.makers["t2"] is PROGRAM.ops[1]
    assert PROGRAM.places == {("t0",): 0, ("t1", "t2"): 1, ("t3",): 3}
    assert PROGRAM.slots == {"$k0": Slot("key", 0), "$h1": Slot("held", 1)}
    assert PROGRAM.stored == {"$k0": Slot("key", 0)}


def test_the_one_result_and_the_constants_of_an_operation() -> None:
    op = parse_op("t: u8 = do a, k=3, table=S, places=(1 2)")
    assert (op.result, op.type) == ("t", BYTE)
    assert (op.number("k"), op.word("table"), op.attr("places")) == (3, "S", (1, 2))
    assert (op.number("lo", 7), op.word("way", "up")) == (7, "up")
    with pytest.raises(KeyError, match="lo"):
        op.number("lo")
    with pytest.raises(AssertionError, match="do: table is no integer"):
        op.number("table")
    with pytest.raises(AssertionError, match="do: k is no word"):
        op.word("k")
    for text in ("store p, a", "t: u8, s: u8 = sbox a"):
        with pytest.raises(ValueError, match="unpack"):
            _ = parse_op(text).result
    assert attributes(b=2, a=1) == (("a", 1), ("b", 2))


@pytest.mark.parametrize(
    ("text", "repeatable", "memory", "commutes"),
    [
        ("t: u8 = const value=3", True, False, False),
        ("t: u8 = load p, own=1", True, True, False),
        ("t: u8 = load p", False, True, False),
        ("store p, t, own=1", False, True, False),
        ("t: u8 = xor a, b", False, False, True),
        ("t: u8 = sub a, b", False, False, False),
    ],
)
def test_what_may_be_done_with_an_operation(
    text: str, repeatable: bool, memory: bool, commutes: bool
) -> None:
    op = parse_op(text)
    assert (op.is_repeatable, op.touches_memory, op.commutes) == (repeatable, memory, commutes)


def test_operations_of_one_key_make_equal_values() -> None:
    first, other = parse_op("t: u8 = xor a, b @1"), parse_op("s: u8 = xor b, a @2  ; 1:1")
    assert first.value_key() == other.value_key()
    assert first.value_key(commutative=False) != other.value_key(commutative=False)
    apart = ["sub b, a", "sub a, b", "xor a, b, k=1", "xor a, c", "add a, b"]
    keys = [parse_op(f"s: u8 = {text}").value_key() for text in apart]
    assert len({first.value_key(), *keys}) == 6
    assert parse_op("s: u16 = xor a, b").value_key() != first.value_key()


def test_values_are_replaced_by_earlier_ones() -> None:
    text = "spec f(a: u8) {\n t0: u8 = not a\n t1: u8 = not a\n t2: u8 = add t1, t1\n"
    program = parse_program(f"{text} t3: u8 = not t1\n return t1, t3\n}}")
    made = program.replace_values(lambda op: {"t1": "t0", "t3": "a"}.get(op.result, op.result))
    assert [op.result for op in made.ops] == ["t0", "t2"]
    assert made.ops[1].args == ("t0", "t0")
    assert made.results == ("t0", "a")
    chained = program.with_ops(program.ops, ["t2"]).replace_values(
        lambda op: {"t1": "t0", "t2": "t1"}.get(op.result, op.result)
    )
    assert [op.args for op in chained.ops] == [("a",), ("t0",)]
    assert chained.results == ("t0",), "through a value that has gone itself"


def test_an_operation_of_several_results_or_none_is_never_replaced() -> None:
    asked: list[str] = []

    def choose(op: Op) -> str:
        asked.append(op.result)
        return op.result

    made = PROGRAM.replace_values(choose)
    assert asked == ["t0", "t3"]
    assert made == PROGRAM


def test_operations_are_exchanged_with_or_without_results() -> None:
    assert PROGRAM.with_ops([]).results == ("t3", "a")
    made = PROGRAM.with_ops(PROGRAM.ops[:1], ["t0"])
    assert (made.ops, made.results, made.params) == (PROGRAM.ops[:1], ("t0",), PROGRAM.params)


def test_arguments_are_renamed() -> None:
    op = parse_op("t: u8 = xor a, b @3")
    assert rename_args(op, {"a": "x", "t": "y"}) == parse_op("t: u8 = xor x, b @3")
    assert rename_args(op, {"c": "x"}) is op


def test_fresh_names_are_not_taken() -> None:
    assert list(islice(fresh_names(PROGRAM, "t"), 2)) == ["t4", "t5"]


def test_a_builder_gives_names_types_and_places() -> None:
    build = Builder()
    param = build.param("t0", BYTE)
    slot = build.slot(Slot("key", 2), Type(16))
    build.span, build.round = Span("", 4, 2), 7
    total = build.emit("add", "t0", "t0")
    wide = build.emit("resize", total, kind=Type(16), lo=0)
    pair = build.emit_many("sbox", [wide, slot.name], [BYTE, Type(16)], table="S")
    assert (param, slot) == (Param("t0", BYTE), Param("$k2", Type(16), Slot("key", 2)))
    assert (total, wide, pair) == ("t1", "t2", ("t3", "t4")), "`t0` is the parameter's"
    assert [build.types[name] for name in (total, wide, *pair)] == [BYTE, Type(16), BYTE, Type(16)]
    assert build.ops[0] == Op("add", ("t0", "t0"), ("t1",), (BYTE,), (), Span("", 4, 2), 7)
    assert build.ops[2].attrs == (("table", "S"),)


def test_a_constant_is_made_once_until_it_is_forgotten() -> None:
    build = Builder("c")
    first = build.constant(BYTE, 5)
    assert build.constant(BYTE, 5) == first
    others = {build.constant(Type(16), 5), build.constant(BYTE, 6), build.constant(BYTE, (5, 6))}
    assert len(others | {first}) == 4
    build.forget_constants()
    assert build.constant(BYTE, 5) not in {first, *others}
    assert [op.name for op in build.ops] == ["const"] * 5


def test_what_is_appended_as_it_is_has_types_too() -> None:
    build = Builder()
    build.append(parse_op("t0: u8, t1: u16 = sbox a"))
    assert build.types == {"t0": BYTE, "t1": Type(16)}
    assert build.fresh() == "t2"


def test_programs_are_not_changed_and_kinds_of_operations_fit() -> None:
    with pytest.raises(FrozenInstanceError):
        PROGRAM.ops[0].name = "sub"  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        PROGRAM.name = "g"  # type: ignore[misc]
    assert BITWISE <= LANEWISE
    assert COMMUTATIVE <= LANEWISE
    assert not MEMORY_OPERATIONS & (LANEWISE | ON_LIMBS)


def test_an_operation_is_frozen_and_copied_whole() -> None:
    op = Op("add", ("a", "b"), ("c",), (BYTE,), (("k", 1),), Span("x", 1, 2), 3, "spill")
    with pytest.raises(FrozenInstanceError):
        op.name = "sub"  # type: ignore[misc]
    with pytest.raises(TypeError):
        Op("add", ("a",))  # type: ignore[call-arg]
    assert op == pickle.loads(pickle.dumps(op)) == copy.copy(op) == replace(op)
    assert hash(op) == hash(replace(op)) != hash(replace(op, round=4))
    assert op != replace(op, added="copy")
    assert repr(op).startswith("Op(name='add', args=('a', 'b'), results=('c',)")
    assert not hasattr(op, "__dict__")


def test_a_changed_operation_keeps_the_other_fields() -> None:
    op = Op("add", ("a", "b"), ("c",), (BYTE,), (("k", 1),), Span("x", 1, 2), 3, "spill")
    assert op.changed() == op
    assert op.changed(args=()) == replace(op, args=())
    assert op.changed("sub", ("x",), ("y",), (POINTER,), ()) == replace(
        op, name="sub", args=("x",), results=("y",), types=(POINTER,), attrs=()
    )
