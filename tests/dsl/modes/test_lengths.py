"""Types of expressions: lengths that are known, numbers that are not, and what does not fit."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dsl.modes import tree
from dsl.modes.lengths import Lengths, Octets, Real, Type, said
from dsl.modes.parse import parse_mode
from dsl.modes.sizes import Sizes
from dsl.syntax.diagnostics import DiagnosticError
from dsl.syntax.tree import NOWHERE


class Known(Lengths):
    """A mode with a few names, whose functions return what they are given first."""

    def __init__(self) -> None:
        self.sizes = Sizes(8, 16)
        self.numbers = {"block": 8, "n": 3}
        self.fields = {"K": Octets(16), "V": Octets(8), "count": Real(None)}

    def call(self, call: tree.Call, arguments: Sequence[Type]) -> Type:
        return arguments[0]


LOCALS: dict[str, Type] = {"a": Octets(None), "o": Octets(None, is_out=True), "i": Real(2)}


def type_of(text: str) -> Type:
    (const,) = parse_mode(f"mode m\nconst c = {text}", "m.mode").consts
    return Known().type_of(const.value, LOCALS)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("n * i + 1", Real(7)),
        ("count + 1", Real(None)),
        ("length(a) % block", Real(None)),
        ("length(V || K)", Real(24)),
        ("length(o)", Real(None)),
        ("n == 3 ? i : count", Real(2)),
        ('x"00ff"', Octets(2)),
        ("V || K", Octets(24)),
        ("V || a", Octets(None)),
        ("V ^ K[0..8]", Octets(8)),
        ("K[n..i + 4]", Octets(3)),
        ("V + 1", Octets(8)),
        ("E(K, V)", Octets(8)),
        ("zeros(n)", Octets(3)),
        ("zeros(length(a))", Octets(None)),
        ("exactly(a, 5)", Octets(5)),
        ("number(255, 1)", Octets(1)),
        ("number(length(a), 4)", Octets(4)),
        ("f(V, K)", Octets(8)),
    ],
)
def test_types(text: str, kind: Type) -> None:
    assert type_of(text) == kind


@pytest.mark.parametrize(
    ("text", "message", "hint"),
    [
        ("VV", "no variable `VV`", "did you mean `V`"),
        ("V ? 1 : 2", "expected a number, found 8 bytes", ""),
        ("count ? 1 : 2", "expected a number that is known", "lengths of inputs"),
        ("n == 3 ? V : 1", "expected a number, found 8 bytes", ""),
        ("n || V", "expected bytes, found a number", "`number(x, n)`"),
        ("o || V", "an output has no value", "`fill` writes it"),
        ("a[0..2]", "expected bytes of known length", "`exactly(x, n)`"),
        ("V[3..2]", "no bytes 3..2 in 8 bytes", ""),
        ("V[0..9]", "no bytes 0..9 in 8 bytes", ""),
        ("V ^ K", "`^` takes bytes of one length, not 8 and 16", ""),
        ("V - 1", "no `-` of bytes and this", "`||`, `^` and `+ 1`"),
        ("V + n", "no `+` of bytes and this", ""),
        ("V + 2", "no `+` of bytes and this", ""),
        ("zeros(1, 2)", "`zeros` takes 1 values, not 2", ""),
        ("length(n)", "expected bytes, found a number", ""),
        ("number(256, 1)", "256 does not fit 1 bytes", ""),
        ("E(V, K)", "`E` takes a key of 16 and a block of 8 bytes, not 8 and 16", ""),
    ],
)
def test_what_has_no_type(text: str, message: str, hint: str) -> None:
    with pytest.raises(DiagnosticError) as problem:
        type_of(text)
    (found,) = problem.value.diagnostics
    assert message in found.message
    assert hint in found.hint


@pytest.mark.parametrize(
    ("wanted", "given"),
    [(Octets(None), Octets(3)), (Octets(3), Octets(3)), (Real(None), Real(7))],
)
def test_values_that_a_recipient_takes(wanted: Type, given: Type) -> None:
    Known().require(wanted, given, NOWHERE, "`x`")


@pytest.mark.parametrize(
    ("wanted", "given", "message", "has_hint"),
    [
        (Octets(3), Octets(None), "`x` has 3 bytes, and this is bytes of any length", True),
        (Octets(3), Octets(4), "`x` has 3 bytes, and this is 4 bytes", False),
        (Octets(3), Octets(3, is_out=True), "`x` has 3 bytes, and this is 3 bytes", False),
        (Octets(None), Real(1), "`x` has bytes of any length, and this is a number", False),
        (Real(None), Octets(1), "`x` has a number, and this is 1 bytes", False),
    ],
)
def test_values_that_a_recipient_refuses(
    wanted: Type, given: Type, message: str, has_hint: bool
) -> None:
    with pytest.raises(DiagnosticError) as problem:
        Known().require(wanted, given, NOWHERE, "`x`")
    (found,) = problem.value.diagnostics
    assert (found.message, bool(found.hint)) == (message, has_hint)


def test_types_in_words() -> None:
    kinds = (Real(3), Octets(None), Octets(5))
    assert [said(kind) for kind in kinds] == ["a number", "bytes of any length", "5 bytes"]
