"""Parses the text of kernels: declarations, and the row and operands of each statement."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.machine.decoder import Decoder
from compiler.machine.isa import Instruction
from verify.grids.faults import KernelTextError

REGISTER = r"%\w+"
ENTRY = re.compile(r"(?:\.visible\s+)?\.entry\s+(\w+)\s*\((.*?)\)(.*)", re.S)
PARAMETER = re.compile(
    r"\.param\s+(?:\.align\s+(?P<align>\d+)\s+)?\.[a-z](?P<bits>\d+)\s+(?P<name>\w+)"
    r"(?:\[(?P<count>\d+)\])?"
)
DECLARED = re.compile(r"\.reg\s+\.([a-z]+)(\d*)\s+(.*);")
COUNTED = re.compile(r"(%\w+)<(\d+)>")
VARIABLE = re.compile(
    r"\.(?P<space>shared|const|global)\s+(?:\.align\s+(?P<align>\d+)\s+)?\.[a-z](?P<bits>\d+)\s+"
    r"(?P<name>\w+)(?:\[(?P<count>\d*)\])?(?:\s*=\s*(?P<values>\{.*\}|[-\w]+))?\s*;",
    re.S,
)
LABEL = re.compile(r"(\$?\w+):\s*(.*)")
GUARD = re.compile(r"@(!?)(%\w+)\s+(.*)")
SKIPPED = (".version", ".target", ".address_size", ".pragma", ".maxntid", ".file", ".loc")
PREDICATE_BITS = 1


@dataclass(frozen=True)
class Variable:
    """A variable of the text.

    Args:
        space: the memory that it lies in: `shared`, `const` or `global`.
        n_bytes: its size.
        align: its alignment.
        octets: its initial contents; None if unknown.
    """

    space: str
    n_bytes: int
    align: int
    octets: bytes | None


@dataclass(frozen=True)
class Parameter:
    """A parameter of a kernel.

    Args:
        n_bytes: its size.
        align: its alignment.
        is_array: whether it is bytes that a caller passes by value, rather than a number.
    """

    n_bytes: int
    align: int
    is_array: bool = False


@dataclass(frozen=True)
class Statement:
    """One instruction of a kernel.

    Args:
        line: of the text, from 1.
        text: as it is written, without its guard.
        instruction: the row.
        registers: the register of each operand that is one.
        symbols: the text of each other operand: a number or a name.
        guard: the predicate that it runs under, empty where it always runs.
        negated: whether it runs where that predicate does not hold.
    """

    line: int
    text: str
    instruction: Instruction
    registers: Mapping[str, str]
    symbols: Mapping[str, str]
    guard: str = ""
    negated: bool = False


@dataclass(frozen=True)
class Kernel:
    """One kernel of a text.

    Args:
        name: its symbol.
        parameters: by name, in their order.
        registers: the bits of each register that is declared.
        variables: those in shared memory, by name.
        labels: the number of the statement behind each.
        statements: all of them, in their order.
    """

    name: str
    parameters: Mapping[str, Parameter]
    registers: Mapping[str, int] = field(default_factory=dict[str, int])
    variables: Mapping[str, Variable] = field(default_factory=dict[str, Variable])
    labels: Mapping[str, int] = field(default_factory=dict[str, int])
    statements: Sequence[Statement] = ()


@dataclass(frozen=True)
class KernelText:
    """A whole text: its kernels by name, and the variables outside of them."""

    kernels: Mapping[str, Kernel]
    variables: Mapping[str, Variable]


class TextReader:
    """Reads texts by the rows of a target.

    Args:
        table: the instructions.
        view_bits: the width of the registers of each view of the rows' text.
    """

    def __init__(self, table: Mapping[str, Instruction], view_bits: Mapping[str, int]) -> None:
        self._decoder = Decoder(
            {name: each for name, each in table.items() if not each.lines}, {}, registers=REGISTER
        )
        self._view_bits = view_bits

    def read(self, text: str) -> KernelText:
        """The kernels of a text.

        Raises:
            KernelTextError: a line has no row, or names what is not declared; the message has the
                line.
        """
        kernels: dict[str, Kernel] = {}
        variables: dict[str, Variable] = {}
        lines = _pieces(text)
        for number, piece in lines:
            if match := ENTRY.fullmatch(piece):
                kernels[match[1]] = self._kernel(match[1], match[2], lines)
            elif found := VARIABLE.fullmatch(piece):
                variables[found["name"]] = _variable(found)
            elif not piece.startswith(SKIPPED):
                raise KernelTextError(f"line {number}: `{piece}` is no part of a text of kernels")
        return KernelText(kernels, variables)

    def _kernel(self, name: str, parameters: str, lines: Iterator[tuple[int, str]]) -> Kernel:
        """The kernel whose body follows."""
        given = {m["name"]: _parameter(m) for m in PARAMETER.finditer(parameters)}
        registers: dict[str, int] = {}
        variables: dict[str, Variable] = {}
        labels: dict[str, int] = {}
        statements: list[Statement] = []
        for number, piece in lines:
            rest = piece
            while match := LABEL.fullmatch(rest):
                if match[1] in labels:
                    raise KernelTextError(f"line {number}: there are two labels `{match[1]}`")
                labels[match[1]] = len(statements)
                rest = match[2]
            if rest == "}":
                return Kernel(name, given, registers, variables, labels, statements)
            if declared := DECLARED.fullmatch(rest):
                registers |= _registers(declared)
            elif found := VARIABLE.fullmatch(rest):
                variables[found["name"]] = _variable(found)
            elif rest and rest != "{" and not rest.startswith(SKIPPED):
                statements.append(self._statement(number, rest, registers))
        raise KernelTextError(f"`{name}` has no end")

    def _statement(self, number: int, piece: str, registers: Mapping[str, int]) -> Statement:
        """The row of a statement; if the row includes the guard, the statement has none."""
        guard, negated, text = "", False, piece
        found = self._decoder.match(piece)
        if found is None and (match := GUARD.fullmatch(piece)):
            negated, guard, text = bool(match[1]), match[2], match[3]
            found = self._decoder.match(text)
        if found is None:
            raise KernelTextError(f"line {number}: no row has the text `{text}`")
        instruction, operands = found
        named = {n: o for n, o in operands.items() if instruction.views[n]}
        wanted = {o: self._view_bits[instruction.views[n]] for n, o in named.items()}
        for register, bits in (wanted | ({guard: PREDICATE_BITS} if guard else {})).items():
            if registers.get(register) != bits:
                has = registers.get(register)
                what = f"has {has} bits, not {bits}" if has else "is not declared"
                raise KernelTextError(f"line {number}: `{register}` {what}: `{piece}`")
        others = {n: o for n, o in operands.items() if n not in named}
        return Statement(number, text, instruction, named, others, guard, negated)


def _pieces(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a text without comments, those of a head or a variable joined."""
    held, first = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        piece = line.partition("//")[0].strip()
        if not piece:
            continue
        held, first = (f"{held} {piece}", first) if held else (piece, number)
        if _is_whole(held):
            yield first, held
            held = ""
    if held:
        raise KernelTextError(f"line {first}: `{held}` has no end")


def _is_whole(piece: str) -> bool:
    """Whether a statement ends on this line."""
    if ".entry" in piece:
        return ")" in piece
    is_variable = piece.startswith((".const", ".global", ".shared"))
    return piece.endswith(";") or not is_variable


def _parameter(found: re.Match[str]) -> Parameter:
    unit = int(found["bits"]) // 8
    n_bytes = unit * int(found["count"] or 1)
    return Parameter(n_bytes, int(found["align"] or unit), found["count"] is not None)


def _registers(declared: re.Match[str]) -> dict[str, int]:
    bits = PREDICATE_BITS if declared[1] == "pred" else int(declared[2])
    found: dict[str, int] = {}
    for name in (each.strip() for each in declared[3].split(",")):
        if counted := COUNTED.fullmatch(name):
            found |= {f"{counted[1]}{n}": bits for n in range(int(counted[2]))}
        else:
            found[name] = bits
    return found


def _variable(found: re.Match[str]) -> Variable:
    unit = int(found["bits"]) // 8
    values = re.findall(r"-?\w+", found["values"] or "")
    count = int(found["count"] or len(values) or 1)
    octets = None
    if found["values"]:
        numbers = [int(value.rstrip("uU"), 0) % (1 << 8 * unit) for value in values]
        filled = b"".join(number.to_bytes(unit, "little") for number in numbers)
        octets = filled.ljust(count * unit, b"\0")
    return Variable(found["space"], count * unit, int(found["align"] or unit), octets)
