"""Sizes and names of a mode that its routines share."""

from __future__ import annotations

from compiler.modes.shared import NUMBER_BYTES, Shared
from dsl.modes.parse import parse_mode
from dsl.modes.sizes import Sizes

TEXT = """mode m
code short = 3 "too short"
code late = 7 "too late"
switch df "x"
const seed = key + block
state { K: bytes[key]; V: bytes[block / 2]; count: number }
fn step() { V = V + 1 }
entry e(a: bytes) { step() }
"""


def shared(df: bool = True) -> Shared:
    mode = parse_mode(TEXT, "m.mode")
    return Shared(mode, Sizes(8, 10, {"df": df}), lambda key, block: block, True)


def test_fields_have_the_sizes_of_the_cipher() -> None:
    assert shared().fields == {"K": 10, "V": 4, "count": NUMBER_BYTES}
    assert shared().held == ("count",)


def test_numbers_codes_and_functions_are_found_by_name() -> None:
    found = shared(df=False)
    assert (found.numbers["seed"], found.numbers["df"]) == (18, 0)
    assert found.codes == {"short": 3, "late": 7}
    assert list(found.functions) == ["step", "e"]
    assert found.assigned.changes_state["e"] == {"V"}


def test_a_key_has_one_schedule() -> None:
    found = shared()
    names = [found.known_schedule(key) for key in (b"a", b"b", b"a")]
    assert names == ["known_key_0", "known_key_1", "known_key_0"]
    assert found.schedules == {b"a": "known_key_0", b"b": "known_key_1"}
