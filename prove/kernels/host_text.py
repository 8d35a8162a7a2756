"""Parses the C functions of a header that a host calls: straight-line code on unsigned words.

Only the constructs of generated host functions are read; anything else is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

TOKEN = re.compile(
    r"\s+|//[^\n]*|/\*.*?\*/|(?P<word>[A-Za-z_]\w*)|(?P<number>0[xX][0-9a-fA-F]+[uUlL]*|\d+[uUlL]*)"
    r"|(?P<sign><<|>>|[-+*&|^~<(){}\[\],;=])",
    re.S,
)
OF_CPP = re.compile(r"^#ifdef __cplusplus\n.*?^#endif\n", re.M | re.S)
DIRECTIVE = re.compile(r"^[ \t]*#[^\n]*$", re.M)
PRECEDENCE = {"|": 1, "^": 2, "&": 3, "<": 4, "<<": 5, ">>": 5, "+": 6, "-": 6, "*": 7}
"""How closely binary operators bind (ISO/IEC 9899:1999, 6.5.5 to 6.5.12)."""
INTEGERS = {"uint8_t": 8, "uint16_t": 16, "uint32_t": 32, "uint64_t": 64, "unsigned": 32}
QUALIFIERS = frozenset({"static", "inline", "const"})


class HostTextError(ValueError):
    """A header holds something that no generated host function has."""


@dataclass(frozen=True)
class Type:
    """A type: an unsigned integer of some bits (0 for void), or a pointer to it."""

    bits: int
    is_pointer: bool = False


@dataclass(frozen=True)
class Constant:
    """An integer constant; `signed` if its type is `int`."""

    value: int
    signed: bool


@dataclass(frozen=True)
class Variable:
    """A variable or parameter."""

    name: str


@dataclass(frozen=True)
class Operation:
    """An operator with one or two operands."""

    sign: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True)
class Cast:
    """A conversion."""

    type: Type
    operand: Expression


@dataclass(frozen=True)
class Element:
    """An element behind a pointer, or the address of a variable."""

    base: Expression
    place: Expression


@dataclass(frozen=True)
class Invocation:
    """A call."""

    function: str
    arguments: tuple[Expression, ...]


Expression = Constant | Variable | Operation | Cast | Element | Invocation


@dataclass(frozen=True)
class Declaration:
    """A variable; `count` elements if it is an array, `value` None if it begins undefined."""

    type: Type
    name: str
    count: int = 0
    value: Expression | None = None


@dataclass(frozen=True)
class Assignment:
    """A store."""

    target: Element
    value: Expression


@dataclass(frozen=True)
class Return:
    """The value of a function."""

    value: Expression


Statement = Declaration | Assignment | Return | Invocation | Cast


@dataclass(frozen=True)
class HostFunction:
    """A function: its type, its parameters in order, and its statements."""

    type: Type
    parameters: tuple[tuple[Type, str], ...]
    statements: tuple[Statement, ...]


def read_functions(text: str) -> Mapping[str, HostFunction]:
    """The functions that a header defines, by name.

    Args:
        text: the header.

    Raises:
        HostTextError: it holds a construct that no generated host function has.
    """
    return _Reader(_tokens(DIRECTIVE.sub("", OF_CPP.sub("", text)))).functions()


def _tokens(text: str) -> list[str]:
    tokens: list[str] = []
    place = 0
    while place < len(text):
        match = TOKEN.match(text, place)
        if match is None:
            line = text[place:].partition("\n")[0].strip()
            raise HostTextError(f"`{line}` is no part of a host function")
        if match.lastgroup:
            tokens.append(match[0])
        place = match.end()
    return tokens


class _Reader:
    """Reads tokens from the first to the last."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens, self._place = tokens, 0

    def functions(self) -> dict[str, HostFunction]:
        """All functions with a body."""
        found: dict[str, HostFunction] = {}
        while self._place < len(self._tokens):
            kind, name = self._type(), self._take()
            parameters = self._parameters()
            if self._next(";"):
                continue
            self._expect("{")
            statements: list[Statement] = []
            while not self._next("}"):
                statements += self._statement()
            found[name] = HostFunction(kind, parameters, tuple(statements))
        return found

    def _parameters(self) -> tuple[tuple[Type, str], ...]:
        self._expect("(")
        found: list[tuple[Type, str]] = []
        while not self._next(")"):
            found.append((self._type(), self._take()))
            self._next(",")
        return tuple(found)

    def _statement(self) -> list[Statement]:
        if self._next("return"):
            value = self._expression()
            self._expect(";")
            return [Return(value)]
        if self._is_type():
            return self._declarations()
        first = self._expression()
        if isinstance(first, Element) and self._next("="):
            value = self._expression()
            self._expect(";")
            return [Assignment(first, value)]
        self._expect(";")
        if not isinstance(first, Invocation | Cast):
            raise HostTextError(f"a statement has no effect, before `{self._peek()}`")
        return [first]

    def _declarations(self) -> list[Statement]:
        kind = self._type()
        found: list[Statement] = []
        while True:
            name, count = self._take(), 0
            if self._next("["):
                count = self._number(self._take()).value
                self._expect("]")
            found.append(Declaration(kind, name, count, self._begin()))
            if self._next(";"):
                return found
            self._expect(",")

    def _begin(self) -> Expression | None:
        return self._expression() if self._next("=") else None

    def _is_type(self) -> bool:
        return self._peek() in QUALIFIERS | INTEGERS.keys() | {"void"}

    def _type(self) -> Type:
        while self._peek() in QUALIFIERS:
            self._take()
        word = self._take()
        if word != "void" and word not in INTEGERS:
            raise HostTextError(f"`{word}` is no type of a host function")
        return Type(INTEGERS.get(word, 0), self._next("*"))

    def _expression(self, least: int = 1) -> Expression:
        """An expression of operators that bind at least so closely."""
        left = self._unary()
        while (binds := PRECEDENCE.get(self._peek(), 0)) >= least:
            left = Operation(self._take(), (left, self._expression(binds + 1)))
        return left

    def _unary(self) -> Expression:
        if self._peek() in ("~", "-", "&"):
            sign = self._take()
            return Operation(sign, (self._unary(),))
        if self._peek() == "(":
            self._take()
            if self._is_type():
                kind = self._type()
                self._expect(")")
                return Cast(kind, self._unary())
            inner = self._expression()
            self._expect(")")
            return self._behind(inner)
        if self._next("sizeof"):
            return Operation("sizeof", (Variable(self._take()),))
        word = self._take()
        if word[0].isdigit():
            return self._number(word)
        return self._behind(self._called(word))

    def _called(self, word: str) -> Expression:
        if not self._next("("):
            return Variable(word)
        arguments: list[Expression] = []
        while not self._next(")"):
            arguments.append(self._expression())
            self._next(",")
        return Invocation(word, tuple(arguments))

    def _behind(self, base: Expression) -> Expression:
        while self._next("["):
            base = Element(base, self._expression())
            self._expect("]")
        return base

    def _number(self, word: str) -> Constant:
        """A constant; one of `int` if it has room there (6.4.4.1), else an unsigned one."""
        digits = word.rstrip("uUlL")
        if not digits.isalnum() or not digits[0].isdigit():
            raise HostTextError(f"`{word}` is no number")
        value = int(digits, 0)
        return Constant(value, digits == word and value < 1 << 31)

    def _peek(self) -> str:
        return self._tokens[self._place] if self._place < len(self._tokens) else ""

    def _take(self) -> str:
        token = self._peek()
        if not token:
            raise HostTextError("a host function has no end")
        self._place += 1
        return token

    def _next(self, token: str) -> bool:
        """Take a token if it is the next one."""
        if self._peek() != token:
            return False
        self._place += 1
        return True

    def _expect(self, token: str) -> None:
        if not self._next(token):
            raise HostTextError(f"`{self._peek()}` stands where `{token}` should be")
