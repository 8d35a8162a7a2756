"""Nodes of the syntax tree are values: equal by content, hashable, and not to be changed."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import get_args

import pytest

from dsl.syntax import tree
from dsl.syntax.tree import NOWHERE, Array, Binary, Call, Name, Number, Span, member_name

NODES = [
    kind
    for kind in vars(tree).values()
    if isinstance(kind, type) and is_dataclass(kind) and kind.__module__ == tree.__name__
]


@pytest.mark.parametrize("kind", NODES, ids=lambda kind: kind.__name__)
def test_a_node_is_frozen_and_has_a_place(kind: type) -> None:
    places = {field.name: field.default for field in fields(kind)}
    assert kind is Span or places["span"] is NOWHERE
    made = kind(*(["x"] * sum(field.default not in (NOWHERE, None, 0) for field in fields(kind))))
    with pytest.raises((FrozenInstanceError, TypeError)):
        setattr(made, fields(kind)[0].name, "y")
    with pytest.raises((AttributeError, TypeError)):
        made.other = 1


def test_every_node_is_an_expression_a_statement_a_declaration_or_a_part_of_one() -> None:
    kinds = [*get_args(tree.Expr), *get_args(tree.Statement), *get_args(tree.Declaration)]
    parts = {tree.Span, tree.TypeExpr, tree.Setting, tree.SBoxRow, tree.Parameter, tree.File}
    assert len(kinds) == len(set(kinds))
    assert {*kinds, *parts} == set(NODES)


def test_equal_nodes_are_one_key() -> None:
    first, second = (
        Binary("+", Name("a"), Call("f", (Number(1), Array((Name("b"),))))) for _ in range(2)
    )
    assert first == second
    assert len({first, second}) == 1
    assert first != Binary("-", first.left, first.right)


def test_the_place_is_part_of_a_node() -> None:
    assert Name("a", Span("t.dsl", 1, 1)) != Name("a")
    assert Span("t.dsl", 1, 2).end_column == 0


@pytest.mark.parametrize(
    ("name", "index", "made"), [("S", 3, "S[3]"), ("S^-1", 0, "S^-1[0]"), ("T", 12, "T[12]")]
)
def test_the_name_of_one_of_several_boxes(name: str, index: int, made: str) -> None:
    assert member_name(name, index) == made
