"""Reading of the C functions that a host calls."""

from __future__ import annotations

from pathlib import Path

import pytest

from builds.modes.reading import is_mode_file
from prove.kernels.host_text import (
    Assignment,
    Constant,
    Declaration,
    HostTextError,
    Operation,
    Return,
    Type,
    Variable,
    read_functions,
)
from tests.prove.kernel_subjects import FOLDER

HEADERS = [
    path for path in sorted(FOLDER.glob("*.h")) if not is_mode_file(path.with_suffix(".ptx"))
]
"""Those whose functions are proven; a mode's functions are C of loops and branches."""


def test_a_function() -> None:
    text = """
#ifndef X
#define X
static inline uint32_t f(uint8_t *p, uint32_t x); // declared
static inline uint32_t f(uint8_t *p, uint32_t x)
{
    const uint32_t a = x ^ 1, b = a;
    p[0] = (uint8_t)b;
    return a + b * 2;
}
#endif
"""
    function = read_functions(text)["f"]
    assert function.parameters == ((Type(8, True), "p"), (Type(32), "x"))
    first, second, third, last = function.statements
    assert first == Declaration(
        Type(32), "a", 0, Operation("^", (Variable("x"), Constant(1, True)))
    )
    assert second == Declaration(Type(32), "b", 0, Variable("a"))
    assert isinstance(third, Assignment)
    doubled = Operation("*", (Variable("b"), Constant(2, True)))
    assert last == Return(Operation("+", (Variable("a"), doubled)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("float f(void) { }", "`float` is no type"),
        ("void f(uint8_t *p) { p[0] = 1 }", "`}` stands where `;`"),
        ("void f(uint8_t *p) { p[0]; }", "no effect"),
        ("void f(uint8_t *p) { p[0] = 1;", "no end"),
        ("void f(uint8_t *p) { @ }", "no part of a host function"),
    ],
)
def test_other_text_is_refused(text: str, said: str) -> None:
    with pytest.raises(HostTextError, match=said):
        read_functions(text)


@pytest.mark.parametrize("path", HEADERS, ids=lambda path: path.stem)
def test_every_generated_header_is_read(path: Path) -> None:
    functions = read_functions(path.read_text(encoding="utf-8"))
    assert any("key_setup" in name for name in functions)
