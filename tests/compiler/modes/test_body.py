"""Statements of routines: what is written back, what loops carry, and what is a routine."""

from __future__ import annotations

from compiler.modes.body import Body
from compiler.modes.control import (
    RESULT,
    Blocks,
    Computed,
    Constant,
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
    Refuse,
    Routine,
    Xor,
)
from compiler.modes.shared import Shared
from dsl.modes.parse import parse_mode
from dsl.modes.sizes import Sizes

TEXT = """mode m
code bad = 3 "no"
state {{ K: bytes[key]; V: bytes[block]; count: number }}
fn last(x: bytes) -> bytes[block] {{
    let y: bytes[block]
    for p in x {{ y = y ^ p }}
    return y
}}
fn forward() {{ V = V + 1 }}
entry e({parameters}) {{
    {body}
}}
"""
V = Place("V", 0, 4)


def shared(body: str, parameters: str = "a: bytes", folds: bool = True) -> Shared:
    mode = parse_mode(TEXT.format(body=body, parameters=parameters), "m.mode")
    return Shared(mode, Sizes(4, 4), lambda key, block: block, folds)


def routine(body: str, parameters: str = "a: bytes") -> Routine:
    found = shared(body, parameters)
    return Body(found).entry(found.functions["e"])


def test_fields_that_keep_their_value_are_not_written() -> None:
    made = routine("V = V\nlet x = V + 1\nK[0..2] = K[0..2]")
    assert made.body == (Increment(Place("a1", 0, 4), V),)
    assert (made.inputs, made.output, made.is_entry) == (("a",), "", True)


def test_fields_that_swap_are_read_before_they_are_written() -> None:
    made = routine("let old = K\nK = V\nV = old")
    copies = [step for step in made.body if isinstance(step, Copy)]
    assert copies == list(made.body)
    state = {"K": "old K", "V": "old V"}
    for copy in copies:
        assert isinstance(copy.source, Place)
        state[copy.to.array] = state[copy.source.array]
    assert (state["K"], state["V"]) == ("old V", "old K")


def test_a_number_of_the_state_is_held_once_at_the_end() -> None:
    made = routine("count = count + 1\nV = V + 1\ncount = count + 1")
    held = Computed("+", Computed("+", Held("count"), 1), 1)
    assert made.body[-1] == Hold("count", held)
    assert sum(isinstance(step, Hold) for step in made.body) == 1


def test_a_refusal_that_never_holds_is_left_out() -> None:
    (found,) = routine("refuse bad if 1 > 2\nrefuse bad if length(a) > 9").body
    assert found == Refuse(3, Computed(">", Length("a"), 9))


def test_a_loop_of_known_bounds_is_unrolled() -> None:
    steps = routine("for i in 0..3 { V = V + 1 }").body
    assert [type(step) for step in steps] == [Increment] * 3 + [Copy]


def test_a_branch_that_is_decided_leaves_one_side() -> None:
    assert routine("if block == 4 { V = V + 1 } else { V = zeros(4) }") == routine("V = V + 1")
    (_, copy) = routine("if block == 5 { V = V + 1 } else { V = K + 1 }").body
    assert copy == Copy(V, Place("a1", 0, 4))


def test_both_sides_of_a_branch_leave_their_values_in_one_array() -> None:
    branch, copy = routine("if length(a) { V = V + 1 } else { V = K }").body
    assert isinstance(branch, If)
    joined = Place("a1", 0, 4)
    assert branch.then[-1] == Copy(joined, Place("a2", 0, 4))
    assert branch.other == (Copy(joined, Place("K", 0, 4)),)
    assert copy == Copy(V, joined)


def test_a_loop_over_blocks_carries_what_it_assigns() -> None:
    steps = routine("for p in a { V = V ^ p }").body
    (loop,) = (step for step in steps if isinstance(step, Blocks))
    mixed, back = loop.body
    assert isinstance(mixed, Xor)
    assert isinstance(back, Copy)
    assert (back.to, back.source) == (mixed.left, mixed.to)
    assert mixed.right == loop.block
    assert steps[0] == Copy(back.to, V)
    assert steps[-1] == Copy(V, back.to)


def test_constant_blocks_before_a_loop_are_folded() -> None:
    steps = routine('for p in x"0000000100000002" || a { V = V ^ p }').body
    assert [type(step) for step in steps[:2]] == [Xor, Xor]
    (loop,) = (step for step in steps if isinstance(step, Blocks))
    assert loop.pieces == (Input("a"),)


def test_a_short_constant_is_a_piece() -> None:
    steps = routine('for p in x"00ff" || a { V = V ^ p }').body
    (loop,) = (step for step in steps if isinstance(step, Blocks))
    assert loop.pieces == (Constant(b"\x00\xff"), Input("a"))


def test_an_output_is_filled_with_one_place() -> None:
    made = routine("fill o with b { V = V + 1\n b = E(K, V) }", "out o: bytes")
    (fill,) = (step for step in made.body if isinstance(step, Fill))
    (encrypted,) = (step for step in fill.body if isinstance(step, Encrypt))
    assert (made.inputs, made.output, fill.output) == ((), "o", "o")
    assert fill.block == encrypted.to


def test_a_function_of_unknown_bytes_is_a_routine_of_its_own() -> None:
    found = shared("V = last(a)\nV = V ^ last(a || a)")
    made = Body(found).entry(found.functions["e"])
    calls = [step for step in made.body if isinstance(step, Invoke)]
    assert [call.routine for call in calls] == ["last", "last"]
    assert (list(found.routines), found.pieces) == (["last"], {"last": 2})
    last = found.routines["last"]
    assert (last.result, last.is_entry, last.inputs) == (4, False, ("x",))
    assert isinstance(last.body[-1], Copy)
    assert last.body[-1].to == Place(RESULT, 0, 4)


def test_a_function_of_known_bytes_or_of_the_state_is_evaluated_in_place() -> None:
    found = shared('V = last(x"00000001" || a)\nforward()')
    made = Body(found).entry(found.functions["e"])
    assert not found.routines
    assert not [step for step in made.body if isinstance(step, Invoke)]


def test_an_entry_without_inputs_sees_empty_ones() -> None:
    found = shared("V = V ^ exactly(a || zeros(4), 4)\nlet n = number(length(a), 2)\nV[0..2] = n")
    made = Body(found).entry(found.functions["e"], has_no_inputs=True)
    assert made.inputs == ()
    assert not [step for step in made.body if isinstance(step, Gather)]
    first = made.body[0]
    assert isinstance(first, Copy)
    assert first.source == Constant(bytes(2))
