"""Evaluates the meanings of rows on the values of a thread: literals, public numbers, conditions.

The meaning is that of the row. Bitwise meanings of up to three operands are evaluated once, to a
truth table; the literals are made from the table, so that all ways of writing a function agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from compiler.machine.isa import CARRY, Effect, names_in, parts_of_expression
from compiler.machine.meaning import on_integers
from dsl.syntax.tree import Binary, Call, Expr, Index, Name, Number, Select, Unary
from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, constant_bits, fitted, invert, known_number, shifted
from prove.kernels.memory import Indexed
from prove.kernels.numbers import Condition, Numbers
from prove.kernels.sums import NamedSums
from prove.machine.values import Sum, Unsupported

Value = Bits | Sum | Condition
"""The value of a register: literals, a public number or an address, or a public condition."""
Part = int | Value
COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
SHIFTS = frozenset({"<<", ">>", "<<<", ">>>"})
BITWISE = frozenset("~&|^")
ADDRESS_BITS = 64
COLUMNS = (0xAA, 0xCC, 0xF0)
"""The truth tables of three variables."""
Load = Callable[[str, Part | Indexed, int], Value]
"""Reads so many bytes of a memory at an address."""


@dataclass(frozen=True)
class Operand:
    """A register that is read: its value and its size in bits."""

    value: Value
    bits: int


class Evaluation:
    """Evaluates one statement after another.

    Args:
        graph: of the literals.
        words: operators on words of them.
        numbers: operators on public numbers.
        load: reads memory.
    """

    def __init__(self, graph: Graph, words: Words, numbers: Numbers, load: Load) -> None:
        self.graph, self.words, self.numbers, self.load = graph, words, numbers, load
        self.sums = NamedSums(graph)
        self._tables: dict[int, tuple[Effect, tuple[tuple[str, ...], int] | None]] = {}

    def value(self, effect: Effect, operands: Mapping[str, Operand | int], width: int) -> Value:
        """The value that an effect assigns, in so many bits.

        Raises:
            Unsupported: no rule covers it.
            Undecided: it depends on a public condition that is open.
        """
        value = self._computed(effect, operands, width)
        if self.sums.is_used and isinstance(value, tuple):
            return tuple(map(self.sums.named, value))
        return value

    def _computed(self, effect: Effect, operands: Mapping[str, Operand | int], width: int) -> Value:
        if id(effect) not in self._tables:
            # Comparing whole expressions would take longer than evaluating them.
            self._tables[id(effect)] = effect, truth_table(effect.value)
        table = self._tables[id(effect)][1]
        scope = _Scope(self, operands, width)
        if table:
            rows = zip(*(scope.operand_bits(name) for name in table[0]), strict=True)
            return tuple(function(self.graph, table[1], each) for each in rows)
        return scope.as_value(effect.value)

    def address(self, index: Expr, operands: Mapping[str, Operand | int]) -> Part:
        """An address, which has 64 bits whatever the lanes of the row."""
        return _Scope(self, operands, ADDRESS_BITS).value(index)


def truth_table(expr: Expr) -> tuple[tuple[str, ...], int] | None:
    """The names and the truth table of a bitwise expression of up to three names, else None."""
    if isinstance(expr, Name):
        return None
    for part in parts_of_expression(expr):
        if not (
            isinstance(part, Name) or (isinstance(part, Unary | Binary) and part.op in BITWISE)
        ):
            return None
    names = tuple(dict.fromkeys(sorted(names_in(expr))))
    if not 0 < len(names) <= len(COLUMNS):
        return None
    return names, _on_columns(expr, dict(zip(names, COLUMNS, strict=False))) & 0xFF


def _on_columns(expr: Expr, columns: Mapping[str, int]) -> int:
    match expr:
        case Name(id=name):
            return columns[name]
        case Unary(operand=operand):
            return ~_on_columns(operand, columns)
        case Binary(op=op, left=left, right=right):
            return on_integers(_on_columns(left, columns), op, _on_columns(right, columns), 8)
        case _:
            raise AssertionError("only bitwise expressions have truth tables")


def function(graph: Graph, table: int, bits: Bits) -> int:
    """The literal of a function of up to three literals.

    Args:
        graph: of the literals.
        table: the truth table of three variables; those beyond the literals do not matter.
        bits: the literals.
    """
    a, b, c = (*bits, 0, 0)[:3]
    if len(bits) < 3:
        table = table & 0x0F if len(bits) == 2 else table & 0x03
        table |= table << 2 if len(bits) == 1 else 0
        table |= table << 4
    low, high = table & 0x0F, table >> 4
    if low == high:
        return _of_two(graph, low, a, b)
    if low ^ high == 0x0F:
        return graph.xor(_of_two(graph, low, a, b), c)
    quadratic = _quadratic(graph, table, a, b, c)
    if quadratic is not None:
        return quadratic
    found = _nested(graph, table, (a, b, c))
    if found is not None:
        return found
    return graph.choice(c, _of_two(graph, high, a, b), _of_two(graph, low, a, b))


def _nested(graph: Graph, table: int, bits: tuple[int, int, int]) -> int | None:
    """The literal of a function of one variable and of a function of the two others, if it is one.

    Three factors have three such forms: the oldest is taken, which the cipher's text may have made.
    """
    made = list[int]()
    for order in ((0, 1, 2), (0, 2, 1), (1, 2, 0)):
        split = _decomposed(_permuted(table, order))
        if not split:
            continue
        first, second, third = (bits[place] for place in order)
        made.append(_of_two(graph, split[1], _of_two(graph, split[0], first, second), third))
    return min(made, default=None)


def _of_two(graph: Graph, table: int, a: int, b: int) -> int:
    """The literal of a function of two literals: a sum, and a product if it has one."""
    total = table & 1
    if (table ^ table >> 1) & 1:
        total = graph.xor(total, a)
    if (table ^ table >> 2) & 1:
        total = graph.xor(total, b)
    parity = (table ^ table >> 1 ^ table >> 2 ^ table >> 3) & 1
    return graph.xor(total, graph.conjunction(a, b)) if parity else total


def _quadratic(graph: Graph, table: int, a: int, b: int, c: int) -> int | None:
    """The literal of a function of degree 2, which has one product; None for other functions."""
    terms = _mobius(table)
    if terms >> 7 & 1:
        return None
    ab, ac, bc = terms >> 3 & 1, terms >> 5 & 1, terms >> 6 & 1
    if ab and ac and bc:
        total = graph.majority(a, b, c)
    elif ab and ac:
        total = graph.conjunction(a, graph.xor(b, c))
    elif ab and bc:
        total = graph.conjunction(b, graph.xor(a, c))
    elif ac and bc:
        total = graph.conjunction(c, graph.xor(a, b))
    else:
        total = graph.conjunction(*((a, b) if ab else (a, c) if ac else (b, c)))
    for place, literal in ((0, 1), (1, a), (2, b), (4, c)):
        if terms >> place & 1:
            total = graph.xor(total, literal)
    return total


def _mobius(table: int) -> int:
    """The products in the sum that a truth table stands for, a bit for each."""
    for shift, mask in ((1, 0x55), (2, 0x33), (4, 0x0F)):
        table ^= (table & mask) << shift
    return table


def _permuted(table: int, order: tuple[int, ...]) -> int:
    """The truth table with variables in another order."""
    made = 0
    for place in range(8):
        source = sum((place >> new & 1) << old for new, old in enumerate(order))
        made |= (table >> source & 1) << place
    return made


def _decomposed(table: int) -> tuple[int, int] | None:
    """The tables of g and h, if a function is h(g(x, y), z)."""
    columns = [(table >> place & 1, table >> place + 4 & 1) for place in range(4)]
    kinds = sorted(set(columns))
    if len(kinds) != 2:
        return None
    inner = sum(kinds.index(column) << place for place, column in enumerate(columns))
    outer = sum(kinds[g][z] << (g + 2 * z) for g in range(2) for z in range(2))
    return inner, outer


@dataclass
class _Scope:
    """The expressions of one statement.

    Args:
        owner: what it is evaluated with.
        operands: registers and numbers, by name.
        width: bits of a lane.
    """

    owner: Evaluation
    operands: Mapping[str, Operand | int]
    width: int

    def as_value(self, expr: Expr) -> Value:
        """The value of an expression as a register's."""
        part = self.value(expr)
        if isinstance(part, int):
            return constant_bits(part, self.width)
        if isinstance(part, Sum) and part.is_number:
            return constant_bits(part.offset, self.width)
        return fitted(part, self.width) if isinstance(part, tuple) else part

    def operand_bits(self, name: str) -> Bits:
        """An operand as literals."""
        return self._bits(self._name(name))

    def value(self, expr: Expr) -> Part:
        """The value of an expression."""
        match expr:
            case Number(value=value):
                return value
            case Name(id=name):
                return self._name(name)
            case Unary(op=op, operand=operand):
                inner = self.value(operand)
                if isinstance(inner, int):
                    return ~inner % (1 << self.width) if op == "~" else -inner
                if op == "-":
                    return self._binary(0, "-", inner)
                return invert(self._bits(inner))
            case Binary(op=op, left=left, right=right):
                return self._binary(self.value(left), op, self.value(right))
            case Select(condition=condition, then=then, other=other):
                return self._select(self.value(condition), then, other)
            case Index(base=Name(id=base), index=index):
                place = _Scope(self.owner, self.operands, ADDRESS_BITS).address(index)
                return self.owner.load(base, place, self.width // 8)
            case Call(function=called, arguments=(left, right, carry)) if called == CARRY:
                a, b, c = (self._bits(self.value(side)) for side in (left, right, carry))
                return (self.owner.words.carry(a, b, c[0]),)
            case _:
                raise Unsupported(f"a row's meaning has no {type(expr).__name__}")

    def address(self, expr: Expr) -> Part | Indexed:
        """The value of an expression as an address; data is apart from what is added to it."""
        if not isinstance(expr, Binary) or expr.op != "+":
            return self.value(expr)
        left, right = self.value(expr.left), self.value(expr.right)
        if isinstance(left, Sum) and isinstance(right, tuple) and known_number(right) is None:
            return Indexed(left, right)
        return self._binary(left, "+", right)

    def _name(self, name: str) -> Part:
        """An operand: a shorter register is extended with zeros, of a longer one the low bits."""
        if name not in self.operands:
            raise Unsupported(f"nothing is known of {name}")
        operand = self.operands[name]
        if isinstance(operand, int):
            return operand
        value, numbers = operand.value, self.owner.numbers
        if isinstance(value, tuple):
            return fitted(value, self.width)
        if isinstance(value, Condition) or operand.bits >= self.width:
            return value
        if value.region or not numbers.is_held(value, operand.bits):
            return fitted(numbers.bits(value, operand.bits), self.width)
        return value

    def _select(self, condition: Part, then: Expr, other: Expr) -> Part:
        known: int | bool | None
        if isinstance(condition, Condition):
            known = self.owner.numbers.holds(condition)
        else:
            known = condition if isinstance(condition, int) else known_number(self._bits(condition))
        if known is not None:
            return self.value(then if known else other)
        bits, words = self._bits(condition), self.owner.words
        chosen = words.equal(bits, (0,) * len(bits)) ^ 1
        sides = [self._bits(self.value(side)) for side in (then, other)]
        return words.choice(chosen, *sides)

    def _bits(self, part: Part) -> Bits:
        """A part as literals."""
        if isinstance(part, int):
            return constant_bits(part, self.width)
        if isinstance(part, Condition):
            raise Unsupported("a condition is used as a number")
        if isinstance(part, Sum):
            return self.owner.numbers.bits(part, self.width)
        return fitted(part, self.width)

    def _binary(self, left: Part, op: str, right: Part) -> Part:
        if isinstance(left, int) and isinstance(right, int):
            return on_integers(left, op, right, self.width)
        if isinstance(left, Sum) or isinstance(right, Sum):
            one, other = self._public(left), self._public(right)
            if one is not None and other is not None:
                made = self.owner.numbers.apply(one, op, other, self.width)
                if made is not None:
                    return made
        if op in SHIFTS:
            known = right if isinstance(right, int) else known_number(self._bits(right))
            if known is None:
                return self.owner.words.moved(self._bits(left), op, self._bits(right))
            return shifted(self._bits(left), op, known)
        return self._bitwise(self._bits(left), op, self._bits(right))

    def _public(self, part: Part) -> Sum | None:
        """A part as a public number; None if it is data."""
        if isinstance(part, Sum):
            return part
        number = part if isinstance(part, int) else None
        if isinstance(part, tuple):
            number = known_number(part)
        return None if number is None else Sum("", number)

    def _bitwise(self, left: Bits, op: str, right: Bits) -> Part:
        words = self.owner.words
        if op in COMPARISONS:
            return (self._compared(left, op, right),)
        operators: dict[str, Callable[[Bits, Bits], Bits]] = {
            "^": words.xor,
            "&": words.conjunction,
            "|": words.disjunction,
            "+": words.add,
            "-": words.subtract,
            "*": words.multiply,
        }
        if op not in operators:
            raise Unsupported(f"`{op}` of data")
        return operators[op](left, right)

    def _compared(self, left: Bits, op: str, right: Bits) -> int:
        words = self.owner.words
        if op in ("==", "!="):
            return words.equal(left, right) ^ (op == "!=")
        if op in ("<", ">="):
            return words.below(left, right) ^ (op == ">=")
        return words.below(right, left) ^ (op == "<=")
