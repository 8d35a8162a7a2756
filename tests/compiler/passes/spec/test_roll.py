"""Roll: rounds that are alike become one, and the loop computes what the rounds did."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpreter import Array, Value, interpret
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Builder, Op, Param, Program, Type
from compiler.ir.slots import Slot
from compiler.layouts.form import Form
from compiler.layouts.layout import LayoutError
from compiler.loops.rounds import Rolled, roll
from compiler.passes.forms.slice import Slice
from compiler.passes.spec.roll import Roll
from compiler.slicing.blocks import keep_some
from compiler.slicing.function import ONCE, of_key
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.compiler.stages import before, checked
from tests.golden import random_value

THREE_ROUNDS = """
spec f(a: u8, b: u8, $k0: u8, $k1: u8, $k2: u8, $k3: u8) {
  t0: u8 = xor a, $k0
  t1: u8 = and t0, b @1  ; 1:1
  t2: u8 = xor t1, $k1 @1  ; 1:1
  t3: u8 = and t2, t0 @2  ; 1:1
  t4: u8 = xor t3, $k2 @2  ; 1:1
  t5: u8 = and t4, t2 @3  ; 1:1
  t6: u8 = xor t5, $k3 @3  ; 1:1
  return t6, t4
}
"""


def inputs_of(program: Program) -> dict[str, Array]:
    """Random words for all parameters."""
    random = np.random.default_rng(7)
    return {p.name: random_value(random, p.type) for p in program.params}


def run_rolled(rolled: Rolled, inputs: dict[str, Array]) -> list[list[int]]:
    """The results of head, as many rounds as there are slots, and tail."""
    head, middle, tail = rolled.parts
    state: tuple[Value, ...] = interpret(head, inputs)
    for slots in rolled.slots:
        keys = {f"$r{i}": inputs[str(slot)] for i, slot in enumerate(slots)}
        state = interpret(middle, {**keys, **handed_on(middle.params, keys, state)})
    keys = {n: v for n, v in inputs.items() if n.startswith("$")}
    return as_lists(interpret(tail, {**keys, **handed_on(tail.params, keys, state)}))


def handed_on(
    params: tuple[Param, ...], known: dict[str, Array], state: tuple[Value, ...]
) -> dict[str, Value]:
    """The state by the names of the parameters that are not known otherwise."""
    return dict(zip((p.name for p in params if p.name not in known), state, strict=True))


def as_lists(values: tuple[Value, ...]) -> list[list[int]]:
    return [[int(w) for w in v] for v in values if isinstance(v, np.ndarray)]


def equal_rolled(program: Program, long_turns: bool = False) -> Rolled:
    """The program rolled; the loop computes what it did."""
    rolled = roll(program, long_turns=long_turns)
    assert rolled is not None, "no two rounds were found alike"
    inputs = inputs_of(program)
    assert run_rolled(rolled, inputs) == as_lists(interpret(program, inputs))
    return rolled


def test_a_round_that_takes_something_else_stays_outside() -> None:
    rolled = equal_rolled(parse_program(THREE_ROUNDS))
    # Round 1 takes b and t0 for what rounds 2 and 3 take from the two rounds before.
    assert [len(part.ops) for part in rolled.parts] == [1, 2, 0]
    assert len(rolled.slots) == 3


def test_equal_rounds_become_one() -> None:
    text = THREE_ROUNDS.replace("and t0, b", "or t0, t0").replace("and t2, t0", "or t2, t2")
    text = text.replace("and t4, t2", "or t4, t4").replace("t6, t4", "t6")
    rolled = equal_rolled(parse_program(text))
    head, middle, tail = rolled.parts
    assert rolled.slots == ((Slot("key", 1),), (Slot("key", 2),), (Slot("key", 3),))
    assert head.results == ("t0",)
    assert [p.name for p in middle.params] == ["state0", "$r0"]
    assert middle.results == ("t2",)
    assert tail.ops == ()
    assert tail.results == ("t6",)


def test_rounds_with_other_attributes_are_not_alike() -> None:
    text = THREE_ROUNDS.replace("and t0, b", "rotl t0, k=1").replace("and t2, t0", "rotl t2, k=2")
    assert roll(parse_program(text.replace("and t4, t2", "rotl t4, k=3"))) is None


def unrolled(rounds: int, step: str, results: str, head: str = "") -> Program:
    """Rounds on u8 words; `step` has a line an operation, with `{i}`, `{i-1}` … for numbers.

    What no round has made is a parameter: `a1` for the word of one round before the first, and so
    on up to `a4`. Each round has the key `$k{i}`.
    """
    lines = [head] if head else []
    for i in range(rounds):
        lines += [f"{numbered(line, i)} @{i + 1}  ; 1:1" for line in step.split("\n")]
    keys = ", ".join(f"$k{i}: u8" for i in range(rounds))
    params = ", ".join(f"a{i}: u8" for i in range(1, 5))
    made = numbered(results, rounds - 1)
    text = "\n".join([f"spec f({params}, {keys}) {{", *lines, f"return {made}", "}"])
    return parse_program(text)


def numbered(line: str, i: int) -> str:
    """`x{i-2}` as the value of two rounds ago, `a2` where no round made it; `{i}` as it is."""
    for back in range(4, 0, -1):
        name = f"x{i - back}" if i >= back else f"a{back - i}"
        line = line.replace(f"x{{i-{back}}}", name)
    return line.replace("{i}", str(i))


CARRIED = """t{i}: u8 = add x{i-4}, $k{i}
u{i}: u8 = rotl x{i-3}, k=1
x{i}: u8 = xor t{i}, u{i}"""
"""A round that makes one word of those of three and of four rounds ago."""


WIDTHS = """
spec f(a: u4, $k0: u12, $k1: u8, $k2: u8) {
  t0: u16 = concat a, $k0 @1  ; 1:1
  x0: u8 = extract t0, lo=2 @1  ; 1:1
  t1: u16 = concat x0, $k1 @2  ; 1:1
  x1: u8 = extract t1, lo=2 @2  ; 1:1
  t2: u16 = concat x1, $k2 @3  ; 1:1
  x2: u8 = extract t2, lo=2 @3  ; 1:1
  return x2
}
"""


def test_rounds_on_words_of_other_widths_are_not_alike() -> None:
    rolled = equal_rolled(parse_program(WIDTHS))
    assert rolled.slots == ((Slot("key", 1),), (Slot("key", 2),))


def test_a_value_is_carried_over_several_rounds() -> None:
    rolled = equal_rolled(unrolled(5, CARRIED, "x{i-3}, x{i-2}, x{i-1}, x{i}"))
    head, middle, tail = rolled.parts
    assert (len(head.ops), len(middle.ops), len(tail.ops)) == (0, 3, 0)
    assert len(rolled.slots) == 5
    # The four words move on by one place, and the newest one takes the last.
    assert print_program(middle) == (
        "spec f(state0: u8, state1: u8, state2: u8, state3: u8, $r0: u8) {\n"
        "  t0: u8 = add state0, $r0 @1  ; 1:1\n"
        "  u0: u8 = rotl state1, k=1 @1  ; 1:1\n"
        "  x0: u8 = xor t0, u0 @1  ; 1:1\n"
        "  return state1, state3, x0, state2\n"
        "}\n"
    )


def test_rounds_go_round_together_where_words_would_only_move_on() -> None:
    rolled = equal_rolled(unrolled(8, CARRIED, "x{i-3}, x{i-2}, x{i-1}, x{i}"))
    middle = rolled.parts[1]
    assert middle.results == ("x0", "x1", "x2", "x3")
    assert [len(slots) for slots in rolled.slots] == [4, 4]


def test_by_length_words_move_on_where_that_is_shorter() -> None:
    program = unrolled(8, CARRIED, "x{i-3}, x{i-2}, x{i-1}, x{i}")
    rolled = roll(program, by_length=True)
    assert rolled
    assert [len(slots) for slots in rolled.slots] == [1] * 8
    inputs = inputs_of(program)
    assert run_rolled(rolled, inputs) == as_lists(interpret(program, inputs))


def test_rounds_of_two_kinds_go_round_together() -> None:
    lines = [
        "  t{i}: u8 = rotl x{i-1}, k={amount} @{i}  ; 1:1",
        "  x{i}: u8 = xor t{i}, $k{i} @{i}  ; 1:1",
    ]
    body = [
        numbered(line.replace("{amount}", str(1 + 7 * (i % 2))), i)
        for i in range(8)
        for line in lines
    ]
    body = [line.replace("k=8", "k=3") for line in body]
    params = ", ".join(["a1: u8", *(f"$k{i}: u8" for i in range(8))])
    text = "\n".join([f"spec f({params}) {{", *body, "  return x7", "}"])
    rolled = equal_rolled(parse_program(text))
    assert [dict(op.attrs)["k"] for op in rolled.parts[1].ops if op.name == "rotl"] == [1, 3]
    assert rolled.slots == (
        (Slot("key", 0), Slot("key", 1)),
        (Slot("key", 2), Slot("key", 3)),
        (Slot("key", 4), Slot("key", 5)),
        (Slot("key", 6), Slot("key", 7)),
    )


def test_issue_13_a_layer_every_few_rounds_goes_round_with_them() -> None:
    lines = ["spec f(a: u8, b: u8) {"]
    value, number = "a", 0
    for step in range(6):
        for place, operation in enumerate(["xor", *["add"] * 4]):
            lines.append(f"  t{number}: u8 = {operation} {value}, b @{1 + 5 * step + place}  ; 1:1")
            value, number = f"t{number}", number + 1
    rolled = equal_rolled(parse_program("\n".join([*lines, f"  return {value}", "}"])))
    assert len(rolled.slots) == 6
    assert [op.name for op in rolled.parts[1].ops] == ["xor", "add", "add", "add", "add"]


def test_a_last_round_that_differs_stays_behind() -> None:
    program = unrolled(5, "t{i}: u8 = not x{i-1}\nx{i}: u8 = xor t{i}, $k{i}", "z")
    text = print_program(program).replace("return z", "z: u8 = add x4, x4\nreturn z")
    rolled = equal_rolled(parse_program(text))
    assert len(rolled.slots) == 5
    assert [op.name for op in rolled.parts[2].ops] == ["add"]


def test_a_constant_that_rounds_share_is_made_in_each() -> None:
    step = "t{i}: u8 = add x{i-1}, one\nx{i}: u8 = xor t{i}, $k{i}"
    program = unrolled(4, step, "x{i}", head="one: u8 = const value=1")
    rolled = equal_rolled(program)
    assert [op.name for op in rolled.parts[1].ops] == ["const", "add", "xor"]
    assert rolled.parts[0].ops == ()


def test_constants_that_differ_make_other_rounds() -> None:
    step = "c{i}: u8 = const value={i}\nt{i}: u8 = add x{i-1}, c{i}\nx{i}: u8 = xor t{i}, $k{i}"
    assert roll(unrolled(4, step, "x{i}")) is None


def test_a_value_that_all_rounds_read_goes_round_unchanged() -> None:
    program = unrolled(4, "t{i}: u8 = and x{i-1}, a4\nx{i}: u8 = xor t{i}, $k{i}", "x{i}")
    rolled = equal_rolled(program)
    middle = rolled.parts[1]
    kept = [p.name for p, r in zip(middle.params, middle.results, strict=False) if p.name == r]
    assert len(kept) == 1


XOR_KEY = "t{i}: u8 = not x{i-1}\nx{i}: u8 = xor t{i}, $k{i}"


def test_a_value_that_is_read_behind_the_loop_goes_round_unchanged() -> None:
    text = print_program(unrolled(4, XOR_KEY, "z"))
    text = text.replace("return z", "z: u8 = add x3, a4\nreturn z, a3")
    middle = equal_rolled(parse_program(text)).parts[1]
    names = [p.name for p in middle.params]
    # Of the state, one word; behind it the two words that are read by no round; then the key.
    assert names == ["state0", "state1", "state2", "$r0"]
    assert middle.results == ("x0", "state1", "state2")


def test_a_value_that_the_first_round_and_the_code_behind_read_is_held_twice() -> None:
    text = print_program(unrolled(4, XOR_KEY, "z"))
    text = text.replace("return z", "z: u8 = add x3, a1\nreturn z")
    head, middle, _ = equal_rolled(parse_program(text)).parts
    assert head.results == ("a1", "a1")
    assert middle.results == ("x0", "state1")


def test_a_constant_that_is_returned_goes_round_unchanged() -> None:
    step = "t{i}: u8 = add x{i-1}, one\nx{i}: u8 = xor t{i}, $k{i}"
    equal_rolled(unrolled(4, step, "x{i}, one", head="one: u8 = const value=1"))


def test_a_key_that_a_round_uses_twice_is_one_slot() -> None:
    program = unrolled(4, "t{i}: u8 = and x{i-1}, $k{i}\nx{i}: u8 = xor t{i}, $k{i}", "x{i}")
    assert equal_rolled(program).slots == tuple((Slot("key", i),) for i in range(4))


def test_a_function_without_keys_rolls() -> None:
    program = unrolled(4, "t{i}: u8 = rotl x{i-1}, k=1\nx{i}: u8 = add t{i}, x{i-1}", "x{i}")
    assert equal_rolled(program).slots == ((),) * 4


ARITY = {"xor": 2, "add": 2, "and": 2, "not": 1, "rotl": 1}


@st.composite
def rounds(draw: st.DrawFn) -> Program:
    """Rounds of one to three kinds in turn, on words of up to three rounds ago, and what follows.

    A round's last value is its own word; it reads words of the rounds before, values of its own,
    keys, constants that are its own or shared, and words that come from outside. What follows
    reads such words, too.
    """
    kinds = [
        draw(
            st.lists(
                st.tuples(st.sampled_from(sorted(ARITY)), *[st.integers(0, 9)] * 3),
                min_size=1,
                max_size=4,
            )
        )
        for _ in range(draw(st.integers(1, 3)))
    ]
    word, count, depth = Type(8), draw(st.integers(2, 9)), draw(st.integers(1, 3))
    build = Builder("t")
    params = [build.param(f"a{i}", word) for i in range(4)]
    params += [build.slot(Slot("key", i), word) for i in range(2 * count)]
    made = [p.name for p in params[:depth]]
    for i in range(count):
        build.round = i + 1
        constant = build.emit("const", kind=word, value=draw(st.sampled_from((5, 5, 5, 6))))
        inside = [*made[: -depth - 1 : -1], f"$k{2 * i}", f"$k{2 * i + 1}", constant, "a3"]
        for name, first, second, k in kinds[i % len(kinds)]:
            args = [inside[p % len(inside)] for p in (first, second)][: ARITY[name]]
            inside.append(build.emit(name, *args, **({"k": k % 8} if name == "rotl" else {})))
        made.append(inside[-1])
    build.round = 0
    behind = draw(st.sampled_from((*made[-1 - depth :], "a3", "$k0", constant)))
    last = build.emit("xor", made[-1], behind)
    return Program("f", "spec", tuple(params), tuple(build.ops), (last, *made[-depth:]))


@pytest.mark.parametrize("count", [2, 7, 8, 9, 16, 17, 27, 40])
def test_a_long_iteration_leaves_half_of_the_code_at_most(count: int) -> None:
    program = unrolled(count, "x{i}: u8 = xor x{i-1}, $k{i}", "x{i}")
    rolled = equal_rolled(program, long_turns=True)
    head, turn, tail = (len(part.ops) for part in rolled.parts)
    wanted = next((n for n in (8, 4, 2) if 2 * (n + count % n) <= count), 1)
    assert turn == wanted
    assert head + tail == count % wanted


TWO_KEYS = """
spec f(a: u8, $k0: u8, $k1: u8, $k2: u8, $k3: u8, $k4: u8, $k5: u8) {
  t0: u8 = xor a, $k0 @1  ; 1:1
  x0: u8 = add t0, $k1 @1  ; 1:1
  t1: u8 = xor x0, $k2 @2  ; 1:1
  x1: u8 = add t1, $k3 @2  ; 1:1
  t2: u8 = xor x1, $k4 @3  ; 1:1
  x2: u8 = add t2, $k5 @3  ; 1:1
  return x2
}
"""


def test_a_key_that_is_one_constant_in_all_iterations_is_a_constant() -> None:
    program = parse_program(TWO_KEYS)
    fixed = ("$k1", "$k3", "$k5")
    zero = Op("const", (), ("z",), (Type(8),), (("value", 0),))
    inputs = inputs_of(program)
    inputs |= {name: np.zeros_like(inputs[name]) for name in fixed}
    slots = (program.slots[name] for name in fixed)
    rolled = roll(program, constants=dict.fromkeys(slots, zero))
    assert rolled is not None
    assert rolled.makes_keys
    assert [op.name for op in rolled.parts[1].ops] == ["const", "xor", "add"]
    assert rolled.slots == ((Slot("key", 0),), (Slot("key", 2),), (Slot("key", 4),))
    assert run_rolled(rolled, inputs) == as_lists(interpret(program, inputs))


@pytest.mark.parametrize("values", [(0, 0, 1, 0), (0, 0)])
def test_constants_of_some_iterations_stay_keys(values: tuple[int, ...]) -> None:
    program = unrolled(4, "x{i}: u8 = xor x{i-1}, $k{i}", "x{i}")
    made = [Op("const", (), ("z",), (Type(8),), (("value", value),)) for value in values]
    constants = dict(zip(program.slots.values(), made, strict=False))
    rolled = roll(program, constants=constants)
    assert rolled is not None
    assert not rolled.makes_keys
    assert [len(slots) for slots in rolled.slots] == [1, 1, 1, 1]


@pytest.mark.slow
@settings(max_examples=150)
@given(rounds(), st.booleans())
def test_the_loop_of_random_rounds_computes_what_they_did(program: Program, is_long: bool) -> None:
    rolled = roll(program, long_turns=is_long)
    if rolled is not None:
        inputs = inputs_of(program)
        assert run_rolled(rolled, inputs) == as_lists(interpret(program, inputs))
        assert sum(len(part.ops) for part in rolled.parts) <= 2 * len(program.ops)


def test_the_loop_computes_what_the_rounds_did() -> None:
    module = checked(before("roll", [], ("balance",)), [Roll(enabled=True), Slice(16)])
    found = {n: f for n, f in module.figures.items() if n.endswith(".rounds")}
    assert found == {"ecb_encrypt.rounds": 13, "ecb_decrypt.rounds": 13, "ctr_crypt.rounds": 12}


def test_a_state_that_does_not_fit_is_refused() -> None:
    module = checked(before("roll"), [Roll(enabled=True)])
    with pytest.raises(LayoutError, match="take fewer lanes"):
        checked(module, [Slice(64)])


def test_keys_stay_in_registers_as_far_as_there_is_room() -> None:
    byte = WordLayout(Shape(8, (8,)), big_endian=False)
    loads = [(of_key(image), number) for image in range(20) for number in (1, 2)]
    kept = keep_some([*loads, (of_key(99), 1)], Form(16, 8, 16, 0, byte, byte), registers=32)
    assert {place for place, number in kept if number == ONCE} == {of_key(n) for n in range(14)}
    assert (of_key(99), 1) in kept
    assert keep_some(loads, Form(16, 8, 32, 0, byte, byte), registers=32) == frozenset(loads)
