"""The syntax tree of a mode: nodes are values, and entries are those of its functions."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from dsl.modes import tree
from dsl.modes.parse import parse_mode
from dsl.syntax.tree import NOWHERE, Name, Number

TEXT = """mode m
state { V: bytes[block] }
entry first(a: bytes) { step() }
fn step() { V = V + 1 }
entry second(a: bytes) { step() }
"""


def test_entries_are_functions_that_callers_call() -> None:
    mode = parse_mode(TEXT, "m.mode")
    assert [each.name for each in mode.functions] == ["first", "step", "second"]
    assert [each.name for each in mode.entries] == ["first", "second"]


def test_nodes_are_equal_where_their_parts_are() -> None:
    one = tree.Call("f", (Name("x"), tree.Octets(b"\x80")))
    assert one == tree.Call("f", (Name("x"), tree.Octets(b"\x80")))
    assert one != tree.Call("f", (Name("x"), tree.Octets(b"\x81")))
    assert {one: 1}[tree.Call("f", (Name("x"), tree.Octets(b"\x80")))] == 1
    assert one.span == NOWHERE


def test_nodes_do_not_change() -> None:
    node = tree.Let("x", None, Number(1))
    with pytest.raises(FrozenInstanceError):
        node.name = "y"  # type: ignore[misc]
