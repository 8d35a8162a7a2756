"""Pieces of texts by themselves, and a sink that keeps the operations that they make."""

from __future__ import annotations

from collections.abc import Sequence

from dsl.syntax.diagnostics import Diagnostic
from dsl.syntax.parse import parse_file
from dsl.syntax.tree import Declaration, File, SetDecl
from dsl.unrolling.elaborate import Model, elaborate
from dsl.unrolling.execute import Executor, Place
from dsl.unrolling.operators import Attribute, Counting, Sink
from dsl.unrolling.values import Word


class Recording:
    """Keeps operations as text and names the words that they give `t0`, `t1`, …"""

    def __init__(self) -> None:
        self.ops: list[str] = []
        self._n_words = 0

    def emit(
        self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
    ) -> tuple[Word, ...]:
        made = tuple(Word(b, None, f"t{self._n_words + i}") for i, b in enumerate(bits))
        self._n_words += len(made)
        given = [a.name if a.value is None else f"{a.value:#x}" for a in args]
        given += [f"{key}={value}" for key, value in attrs.items()]
        results = ", ".join(f"{word.name}: u{word.bits}" for word in made)
        self.ops.append(f"{results} = {name} {', '.join(given)}")
        return made


def tree_of(text: str) -> File:
    """The tree of declarations, of which none need be there."""
    return parse_file(f"cipher T\n{text}\n", "t.dsl")


def declarations(text: str) -> tuple[Declaration, ...]:
    """The declarations of a text."""
    return tree_of(text).declarations


def model_of(text: str) -> tuple[Model, list[Diagnostic]]:
    """What a text means in its first set, or in one without parameters."""
    tree = tree_of(text)
    sets = [d for d in tree.declarations if isinstance(d, SetDecl)]
    return elaborate(tree, sets[0] if sets else SetDecl("t", ()))


def executor_of(text: str, sink: Sink | None = None, limit: int = 10_000) -> Executor:
    """An executor that knows the declarations of a text, which must be right."""
    model, errors = model_of(text)
    assert not errors, [each.message for each in errors]
    return Executor(model.names, sink or Counting(), Place(), limit)
