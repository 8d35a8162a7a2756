"""Taint analysis of an executed trace: no secret may decide a branch, an address or variable time.

Secrets are tracked through registers and memory by the meaning of the table's rows: a register is
secret as a whole, memory byte by byte. The caller's buffers are secret; numbers and addresses are
public. `verify.emulation.trace.compare_traces` tests the same property without rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

from compiler.machine.isa import CODE_MEMORY, LANE, MEMORY, PROGRAM_COUNTER, Effect, Instruction
from dsl.syntax.tree import Array, Binary, Call, Expr, Index, Name, Select, Unary
from verify.emulation.trace import Access, Step, Trace, own_constants
from verify.toolchain.assemble import Image

Decode = Callable[[str], tuple[Instruction, dict[str, str]] | None]
"""Finds the row of a line and its operands, as `compiler.machine.isa.Decoder.match` does."""

Kind = Literal["branch", "address", "time", "unknown"]
NO_REGISTER = frozenset({LANE, MEMORY, CODE_MEMORY, PROGRAM_COUNTER, "n", "w"})
MOST_BYTES = 4
"""The most bytes of an instruction."""
ZERO_REGISTERS = frozenset({"xzr", "wzr", "zero"})


@dataclass(frozen=True)
class Leak:
    """A place whose time may depend on a secret.

    Args:
        kind: the kind of dependence; `unknown` if no row has the line's text.
        pc: address of the instruction.
        text: its line of assembly.
        place: its place as `symbol+0x10`.
    """

    kind: Kind
    pc: int
    text: str
    place: str

    def __str__(self) -> str:
        """The leak in a line."""
        if self.kind == "unknown":
            return f"{self.place}: no row of the table reads: {self.text}"
        return f"{self.place}: {self.kind} depends on a secret: {self.text}"


@dataclass(frozen=True)
class ObjectCode:
    """Finds rows by the bytes of instructions, if the lines of addresses are not known.

    Args:
        read: the text, the row and the operands of the instruction that bytes from an address on
            begin with; None where no row describes it.
        parts: the parts of registers that consist of others; secrets are tracked in the parts.
    """

    read: Callable[[bytes, int], tuple[str, Instruction, Mapping[str, str]] | None]
    parts: Mapping[str, tuple[str, ...]]

    def flow(self, image: Image, pc: int) -> tuple[str, _Flow | None]:
        """The text and the flow of the instruction at an address."""
        start = pc - image.base
        found = self.read(image.text[start : start + MOST_BYTES], pc)
        if found is None:
            return image.text[start : start + MOST_BYTES].hex(" "), None
        text, instruction, operands = found
        return " ".join(text.split()), _flow_of(instruction, operands, self.parts)


def find_leaks(
    image: Image, text: str, decode: Decode | ObjectCode, trace: Trace
) -> tuple[Leak, ...]:
    """Track the secrets of a call.

    Args:
        image: the file; assembled with its lines where rows are found by them.
        text: the assembly that it was made from.
        decode: finds the row of a line, or of the bytes at an address.
        trace: the call; the contents of its buffers are secret.

    Returns:
        Each place once, in the order of execution.
    """
    taint, lines = _Taint(image, trace), text.splitlines()
    flows: dict[int, tuple[str, _Flow | None]] = {}
    leaks: dict[tuple[Kind, int], Leak] = {}
    for step in trace.steps:
        if step.pc not in flows:
            if isinstance(decode, ObjectCode):
                flows[step.pc] = decode.flow(image, step.pc)
            else:
                line = lines[image.lines[step.pc] - 1] if step.pc in image.lines else ""
                flows[step.pc] = " ".join(line.split()), _flow(decode, line)
        said, flow = flows[step.pc]
        for kind in taint.run(flow, step):
            leaks.setdefault((kind, step.pc), Leak(kind, step.pc, said, image.place(step.pc)))
    return tuple(leaks.values())


@dataclass(frozen=True)
class _Sources:
    """The sources of an expression: registers by value, registers as addresses, memory."""

    values: frozenset[str] = frozenset()
    addresses: frozenset[str] = frozenset()
    memory: bool = False

    def __or__(self, other: _Sources) -> _Sources:
        return _Sources(
            self.values | other.values,
            self.addresses | other.addresses,
            self.memory or other.memory,
        )


@dataclass(frozen=True)
class _Flow:
    """The data flow of an instruction, between real registers.

    `effects` are pairs of a target (a register, `mem` or `pc`) and what it is computed from.
    """

    effects: tuple[tuple[str, _Sources], ...]
    variable_time: bool

    @property
    def as_lookup(self) -> _Flow:
        """The flow of a look-up in constant time: the loaded value is as secret as its address."""
        effects = (
            (target, _Sources(read.values | read.addresses, frozenset(), read.memory))
            for target, read in self.effects
        )
        return _Flow(tuple(effects), self.variable_time)


def _flow(decode: Decode, line: str) -> _Flow | None:
    """The flow of a line; None if no row has its text."""
    code = line.split(":", 1)[-1] if _is_labelled(line) else line
    found = decode(code.strip())
    if found is None:
        return None
    return _flow_of(*found, {})


def _flow_of(
    instruction: Instruction, operands: Mapping[str, str], parts: Mapping[str, tuple[str, ...]]
) -> _Flow:
    """The flow of an instruction, between registers that have no parts."""
    flows: list[tuple[str, _Sources]] = []
    for name, sources in _effects(instruction):
        read = _in_registers(sources, instruction, operands)
        read = replace(
            read, values=_whole(read.values, parts), addresses=_whole(read.addresses, parts)
        )
        target = operands.get(name, name)
        flows += [(part, read) for part in parts.get(target, (target,))]
    return _Flow(tuple(flows), instruction.row.time == "data")


def _whole(names: frozenset[str], parts: Mapping[str, tuple[str, ...]]) -> frozenset[str]:
    """Registers, with composed ones replaced by their parts."""
    return frozenset(part for name in names for part in parts.get(name, (name,)))


def _is_labelled(line: str) -> bool:
    label = line.split(":", 1)[0]
    return ":" in line and bool(label) and not any(c.isspace() for c in label.strip())


@cache
def _effects(instruction: Instruction) -> tuple[tuple[str, _Sources], ...]:
    """The statements of a row's meaning: the target of each, and its sources, by operand."""
    return tuple(map(_effect, instruction.effects))


def _effect(effect: Effect) -> tuple[str, _Sources]:
    """The target and the sources of a statement."""
    sources = _sources(effect.value)
    target = effect.target
    if isinstance(target, Index):
        inner = _sources(target.index)
        assert isinstance(target.base, Name), "a target is memory or a lane of a register"
        name = target.base.id
        # The other lanes of a register are kept, so it is a source of itself.
        kept = frozenset() if name == MEMORY else frozenset({name})
        return name, sources | _Sources(kept, inner.values | inner.addresses)
    assert isinstance(target, Name), "a target is a name or an element"
    return target.id, sources


def _in_registers(
    sources: _Sources, instruction: Instruction, operands: Mapping[str, str]
) -> _Sources:
    """The operands that a statement reads, with registers for its names."""
    return _Sources(
        _registers(sources.values, instruction, operands),
        _registers(sources.addresses, instruction, operands),
        sources.memory,
    )


def _registers(
    names: frozenset[str], instruction: Instruction, operands: Mapping[str, str]
) -> frozenset[str]:
    """The registers among the names of a meaning; a name that is no operand is a register."""
    immediates = {name for name, view in instruction.views.items() if not view}
    wanted = names - NO_REGISTER - immediates
    return frozenset(operands.get(name, name) for name in wanted) - ZERO_REGISTERS


def _sources(expr: Expr) -> _Sources:
    """The operands that an expression reads."""
    match expr:
        case Name(id=name):
            return _Sources(frozenset({name}))
        case Index(base=Name(id=name), index=index) if name == MEMORY:
            inner = _sources(index)
            return _Sources(frozenset(), inner.values | inner.addresses, memory=True)
        case _:
            return _union(_sources(part) for part in _parts(expr))


def _union(sources: Iterator[_Sources]) -> _Sources:
    total = _Sources()
    for each in sources:
        total |= each
    return total


def _parts(expr: Expr) -> tuple[Expr, ...]:
    """The expressions that an expression is made of."""
    match expr:
        case Unary(operand=operand):
            return (operand,)
        case Binary(left=left, right=right):
            return (left, right)
        case Select(condition=condition, then=then, other=other):
            return (condition, then, other)
        case Index(base=base, index=index):
            return (base, index)
        case Call(arguments=parts) | Array(elements=parts):
            return parts
        case _:
            return ()


class _Taint:
    """The secret registers and bytes of memory during a trace."""

    def __init__(self, image: Image, trace: Trace) -> None:
        self.registers: set[str] = set()
        self.constants = own_constants(image)
        self.memory = {
            start + at
            for buffer, start in trace.addresses.items()
            for at in range(len(buffer.data))
        }

    def run(self, flow: _Flow | None, step: Step) -> Iterator[Kind]:
        """Execute one step; yields its leaks."""
        if flow is None:
            yield "unknown"
            return
        if step.accesses and all(at[1] in self.constants for at in step.accesses):
            flow = flow.as_lookup
        loaded = any(self.memory.intersection(_span(at)) for at in step.accesses if not at[0])
        stored = False
        after: dict[str, bool] = {}
        for target, sources in flow.effects:
            secret = bool(self.registers & sources.values) or (sources.memory and loaded)
            yield from self._leaks(flow, target, sources, secret)
            if target == MEMORY:
                stored |= secret
            else:
                after[target] = secret
        self._write(step, stored, after)

    def _leaks(self, flow: _Flow, target: str, sources: _Sources, secret: bool) -> Iterator[Kind]:
        if self.registers & sources.addresses:
            yield "address"
        if target == PROGRAM_COUNTER and secret:
            yield "branch"
        elif flow.variable_time and secret:
            yield "time"

    def _write(self, step: Step, stored: bool, after: Mapping[str, bool]) -> None:
        for access in step.accesses:
            if access[0] and stored:
                self.memory.update(_span(access))
            elif access[0]:
                self.memory.difference_update(_span(access))
        for register, secret in after.items():
            (self.registers.add if secret else self.registers.discard)(register)


def _span(access: Access) -> range:
    _, address, n_bytes = access
    return range(address, address + n_bytes)
