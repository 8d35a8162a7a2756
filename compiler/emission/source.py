"""Writes listings without registers as source text: values are named, single uses are nested."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from compiler.emission.exchanges import Frequent, Network
from compiler.emission.mask_steps import mask_steps
from compiler.emission.mask_text import mask_function
from compiler.emission.networks import SharedNetworks, networks_of
from compiler.emission.repeats import Repeated, repeated_runs
from compiler.emission.reroll import rerolled
from compiler.emission.statements import CALL, SourceFunction, SourcePart, spell
from compiler.frontend.interface import BLOCK_FUNCTIONS
from compiler.ir.program import Op, Param, Program, Type
from compiler.ir.slots import ROLLED, label_of
from compiler.machine.isa import PLACEHOLDER
from compiler.machine.target import Target
from compiler.module import Module

WIDEST = 96
"""Longest line that nesting or joining may make, in characters without indentation."""
LONG = 4096
"""Operations of a file above which neighbouring declarations share lines."""
DECLARED = re.compile(r"(const \w+) (.*);")
ATOM = re.compile(r"(\(u\w+\))?(\w+|\w+\([^()]*\)|\w+\[\w+\])|\(v\w+\)\{[^{}]*\}")
"""Matches expressions that need no parentheses as operands."""
Results = tuple[str, ...]
"""The results of an operation, which identify it."""


@dataclass(frozen=True)
class _Call:
    """A call of a part.

    Args:
        name: name of the function.
        taken: its arguments.
        results: its results.
    """

    name: str
    taken: Results
    results: Results


@dataclass(frozen=True)
class _Called:
    """A call of a network.

    Args:
        name: name of the function.
        array: name of the array with its elements.
        network: the network.
    """

    name: str
    array: str
    network: Network

    @property
    def elements(self) -> Mapping[str, str]:
        """The expressions of the values that enter."""
        return {v: f"{self.array}[{i}]" for i, v in enumerate(self.network.entering)}

    @property
    def direct(self) -> Mapping[str, str]:
        """The expressions of the values that only the network reads."""
        return {v: text for v, text in self.elements.items() if v not in self.network.kept}


def source_of(module: Module, name: str, target: Target, in_header: bool = False) -> SourceFunction:
    """A function's statements, for the template.

    Args:
        module: a module after all passes.
        name: the function.
        target: one whose files are source.
        in_header: whether the function is one of a header, which has no loops and tables: the
            checker of kernels reads its statements.
    """
    is_dense = _is_long(module)
    if name not in module.loops:
        is_written = is_dense and not in_header
        masks = mask_steps(module.programs[name], target) if is_written else None
        if masks:
            return mask_function(name, masks, target, WIDEST)
        straight = _Lines(module.programs[name], target, module.cipher.file, {}, is_dense)
        parts = straight.take_out() if is_dense and name not in BLOCK_FUNCTIONS else []
        return SourceFunction(straight.statements(), target.comment, parts=parts)
    head, middle, tail = (module.programs[label_of(name, part)] for part in ROLLED)
    file = module.cipher.file
    state = [p.name for p in middle.params if not p.type.is_pointer]
    names = {value: f"x{i}" for i, value in enumerate(state)}
    first = _Lines(head, target, file, {}, is_dense)
    shared = _shared(module)
    first.call_network(shared, "b")
    # Not the stores of the tail: 1.56 against 1.04 ns/byte (SIMON-64/128 in bits, GCC 12).
    before = rerolled(first.statements()) if is_dense else first.statements()
    around = _Lines(middle, target, file, names, is_dense, first.used)
    known = {p.name for p in head.params}
    leaving = [p.name for p in tail.params if p.name not in known and not p.type.is_pointer]
    left = dict(zip(leaving, names.values(), strict=True))
    last = _Lines(tail, target, file, left, is_dense, around.first + len(middle.ops))
    last.call_network(shared, "c")
    entering = [first.operand(r) for r in head.results]
    kinds = [target.type_names[middle.types[value].bits] for value in state]
    return SourceFunction(
        head=before,
        comment=target.comment,
        state=list(zip(kinds, names.values(), entering, strict=True)),
        round=around.statements(),
        next=_handed_on(around, target),
        tail=last.statements(),
    )


def shared_parts(module: Module, target: Target) -> list[SourcePart]:
    """The functions for which calls of `source_of` leave it to their file to define them."""
    shared = _shared(module)
    exchanges = [_exchange_part(each, target) for each in shared.exchanges.values()]
    return [*exchanges, *(_network_part(n, shared, target) for n in shared.networks.values())]


def _is_long(module: Module) -> bool:
    """Whether the text of a module is long enough to be written densely."""
    return sum(len(program.ops) for program in module.programs.values()) > LONG


def _shared(module: Module) -> SharedNetworks:
    """The networks outside of loops of rounds that become functions of a whole file."""
    names = [name for name in BLOCK_FUNCTIONS if name in module.loops and _is_long(module)]
    labels = [label_of(name, part) for name in names for part in ROLLED if part != "round"]
    return networks_of([module.programs[label] for label in labels])


def _network_part(network: Network, shared: SharedNetworks, target: Target) -> SourcePart:
    """The function of a network, which changes the elements of an array."""
    kind = target.type_names[network.type.bits]
    lines = [
        f"exchange_{number}({', '.join(f'y + {n}' if n else 'y' for n in places)});"
        for number, places in network.calls
    ]
    # One call is inlined: without loops 2.20 against 2.25 ns/byte (PRESENT-64/128, CTR, GCC 12).
    made = rerolled(lines) if shared.callers(network) > 1 else lines
    return SourcePart(shared.name(network), "void", [f"{kind} *y"], made)


def _exchange_part(each: Frequent, target: Target) -> SourcePart:
    """The function of a run that replaces values: it gets the addresses of their variables."""
    names = {value: f"x{i}" for i, value in enumerate(each.run.taken)}
    program = _program_of(each.program, each.run.ops, names, each.run.made)
    lines = _Lines(program, target, "", names, is_dense=False)
    kind = target.type_names[program.types[each.run.made[0]].bits]
    loads = [f"const {kind} {x} = *y{i};" for i, x in enumerate(names.values())]
    declared = joined([*loads, *lines.statements()])
    stores = [f"*y{i} = {lines.operand(value)};" for i, value in enumerate(each.run.made)]
    parameters = [f"{kind} *y{i}" for i in range(len(names))]
    return SourcePart(f"exchange_{each.number}", "void", parameters, [*declared, *stores], True)


def _program_of(
    program: Program, ops: Sequence[Op], names: Iterable[str], results: Sequence[str]
) -> Program:
    """A run of operations as a program, with the constants that it reads."""
    read = {arg for op in ops for arg in op.args}
    constants = [op for op in program.ops if not op.args and op.result in read]
    params = tuple(Param(value, program.types[value]) for value in names)
    made = tuple(replace(op, round=0) for op in (*constants, *ops))
    return replace(program, params=params, ops=made, results=tuple(results))


def _handed_on(lines: _Lines, target: Target) -> list[str]:
    """Parallel assignments of the state; a variable overwritten too early is copied first."""
    results = lines.program.results
    moves = [(f"x{i}", lines.operand(r)) for i, r in enumerate(results)]
    moves = [(to, what) for to, what in moves if to != what]
    kept: list[str] = []
    done: list[str] = []
    changed: set[str] = set()
    for place, (to, what) in enumerate(moves):
        read = changed & set(CALL.findall(what))
        if read:
            kind = target.type_names[lines.program.types[results[int(to[1:])]].bits]
            kept.append(f"const {kind} y{place} = {what};")
            what = f"y{place}"
        done.append(f"{to} = {what};")
        changed.add(to)
    return kept + done


@dataclass
class _Lines:
    """The statements of one program; `texts` has the expression of each value.

    Variables are numbered from `first`. A dense text has several declarations on a line.
    """

    program: Program
    target: Target
    file: str
    names: Mapping[str, str]
    is_dense: bool
    first: int = 0
    texts: dict[str, str] = field(default_factory=dict[str, str])
    calls: dict[Results, _Call] = field(default_factory=dict[Results, "_Call"])
    taken_out: set[Results] = field(default_factory=set[Results])
    network: _Called | None = None

    def __post_init__(self) -> None:
        self.texts = dict(self.names)
        self.readers = {a: op.round for op in self.program.ops for a in op.args}
        self.addressed = {a for op in self.program.ops for a in self.places_of(op)}
        self.named = self.placed = 0

    def places_of(self, op: Op) -> Iterable[str]:
        """The values whose address an operation takes."""
        row = self.target.table[op.name]
        return (a for n, a in zip(row.args, op.args, strict=True) if f"&{{{n}:" in row.text)

    @property
    def used(self) -> int:
        """The first unused number of a variable."""
        return self.first + (self.named if self.is_dense else len(self.texts))

    def statements(self) -> list[str]:
        """The statements, with a comment at the start of each round."""
        lines = self.places
        current = 0
        for op in self.program.ops:
            if calls := self.calls.get(op.results):
                lines += self.call(calls)
            if self.network and op.results == self.network.network.ops[-1].results:
                lines += self.call_of(self.network)
            made = "" if op.results in self.taken_out else self.statement(op)
            if not made:
                continue
            if op.round not in (0, current) and not self.calls:
                current = op.round
                where = f" ({self.file.rpartition('/')[2]}:{op.span.line})" if op.span else ""
                lines.append(f"{self.target.comment} round {current}{where}")
            lines.append(made)
        return list(joined(lines)) if self.is_dense else lines

    def take_out(self) -> list[SourcePart]:
        """Turn repeated runs of the program into functions, and call them."""
        parts, kinds = list[SourcePart](), set[Type]()
        for run in repeated_runs(self.program):
            kinds.update(self.program.types[run.times[0][place].result] for place in run.made)
            if len(kinds) > 1:
                return parts
            parts.append(self.part(run, f"{self.program.name}_{len(parts)}"))
            for ops, taken in zip(run.times, run.taken, strict=True):
                results = tuple(ops[place].result for place in run.made)
                self.calls[ops[0].results] = _Call(parts[-1].name, taken, results)
                self.taken_out.update(op.results for op in ops)
        return parts

    def part(self, run: Repeated, name: str) -> SourcePart:
        """The function of a run."""
        types = self.program.types
        results = tuple(run.times[0][place].result for place in run.made)
        names = {value: f"x{i}" for i, value in enumerate(run.taken[0])}
        program = _program_of(self.program, run.times[0], names, results)
        lines = _Lines(program, self.target, self.file, names, self.is_dense)
        statements = lines.statements()
        kinds = [self.target.type_names[types[value].bits] for value in (results[0], *names)]
        declared = [f"{kind} {x}" for kind, x in zip(kinds[1:], names.values(), strict=True)]
        if len(results) == 1:
            returned = f"return {lines.operand(results[0])};"
            return SourcePart(name, kinds[0], declared, [*statements, returned])
        stores = [f"z[{i}] = {lines.operand(value)};" for i, value in enumerate(results)]
        return SourcePart(name, "void", [f"{kinds[0]} *z", *declared], [*statements, *stores])

    def call_network(self, shared: SharedNetworks, array: str) -> None:
        """Call the function of the program's network, if there is one."""
        network = shared.network(self.program)
        fixed = {param.name for param in self.program.params} - self.names.keys()
        if network and fixed.isdisjoint(network.entering):
            self.network = _Called(shared.name(network), array, network)
            self.taken_out.update(op.results for op in network.ops)

    def call_of(self, called: _Called) -> list[str]:
        """The statements that call a network; its array gets the values that have variables."""
        elements = called.elements
        named = self.names.keys() | called.network.kept
        copied = [f"{place} = {self.operand(v)};" for v, place in elements.items() if v in named]
        self.texts.update(zip(called.network.leaving, elements.values(), strict=True))
        return [*copied, f"{called.name}({called.array});"]

    @property
    def places(self) -> list[str]:
        """The declarations of the arrays for results of calls, if any."""
        if called := self.network:
            kind = self.target.type_names[called.network.type.bits]
            return [f"{kind} {called.array}[{len(called.network.entering)}];"]
        several = [call.results for call in self.calls.values() if len(call.results) > 1]
        kinds = {self.program.types[value] for results in several for value in results}
        if not kinds:
            return []
        kind = self.target.type_names[kinds.pop().bits]
        return [f"{kind} z[{sum(map(len, several))}];"]

    def call(self, call: _Call) -> list[str]:
        """The statement of a call; several results are stored in consecutive elements of `z`."""
        operands = [self.operand(value) for value in call.taken]
        if len(call.results) == 1:
            kind = self.target.type_names[self.program.types[call.results[0]].bits]
            name = self.texts[call.results[0]] = f"t{self.used}"
            self.named += 1
            return [f"const {kind} {name} = {call.name}({', '.join(operands)});"]
        place = f"z + {self.placed}" if self.placed else "z"
        places = range(self.placed, self.placed + len(call.results))
        self.placed = places.stop
        self.texts.update((v, f"z[{n}]") for v, n in zip(call.results, places, strict=True))
        return [f"{call.name}({', '.join([place, *operands])});"]

    def statement(self, op: Op) -> str:
        """The statement of an operation; empty if its expression is nested in its reader."""
        if not op.results:
            return f"{self.text(op)};"
        value = self.text(op).partition(" = ")[2]
        if self.is_nested(op, value):
            self.texts[op.result] = value
            return ""
        if self.network and (element := self.network.direct.get(op.result)):
            self.texts[op.result] = element
            return f"{element} = {value};"
        name = self.texts[op.result] = f"t{self.used}"
        self.named += 1
        return f"const {self.target.type_names[op.type.bits]} {name} = {value};"

    def is_nested(self, op: Op, value: str) -> bool:
        """Whether a value's expression is nested in its only reader; constants always are."""
        if not op.args:
            return True
        if op.result in self.addressed:
            return False
        if self.network and op.result in self.network.network.entering:
            return False
        is_near = self.readers.get(op.result) == op.round or bool(self.calls)
        alone = self.program.uses[op.result] == 1 and is_near
        row = self.target.table[op.name]
        is_memory = row.reads_memory
        if is_memory and row.lanes * row.lane_bits < op.type.bits:
            # The variable converts the narrow load to the width of the computation.
            return False
        moves_freely = not is_memory or op.args[0] not in ("in", "out")
        return alone and moves_freely and len(value) <= WIDEST // 2

    def text(self, op: Op) -> str:
        """The row's text with operands and numbers inserted."""
        instruction = self.target.table[op.name]
        known = {name: self.operand(a) for name, a in zip(instruction.args, op.args, strict=True)}
        known |= dict.fromkeys(instruction.results, "")
        number = str if op.args else spell
        known |= {name: number(value) for name, value in op.attrs if isinstance(value, int)}
        text = PLACEHOLDER.sub(lambda m: self.fitted(known[m[1]], m), instruction.text)
        return text.replace(" + 0)", ")").replace(" + 0,", ",")

    def fitted(self, operand: str, place: re.Match[str]) -> str:
        """An operand in the text of a row: in parentheses unless it is an atom or an argument."""
        if not operand or ATOM.fullmatch(operand):
            return operand
        text, start, end = place.string, place.start(), place.end()
        is_argument = text[:start].endswith(("(", ", ")) and text[end : end + 1] in (",", ")")
        called = re.search(r"\w\($|, $", text[:start]) is not None
        return operand if is_argument and called else f"({operand})"

    def operand(self, name: str) -> str:
        """The expression of a value; a parameter is its own name."""
        return self.texts.get(name, name)


def joined(lines: Iterable[str]) -> Iterator[str]:
    """The statements, with neighbouring declarations of one type joined."""
    for kind, group in groupby(lines, key=_declared):
        if not kind:
            yield from group
            continue
        line = ""
        for each in group:
            value = each[len(kind) + 1 : -1]
            if line and len(line) + len(value) + 2 < WIDEST:
                line += f", {value}"
                continue
            if line:
                yield f"{line},"
            line = value if line else f"{kind} {value}"
        yield f"{line};"


def _declared(line: str) -> str:
    """The type of the variable that a statement declares; empty for other statements."""
    match = DECLARED.fullmatch(line)
    return match[1] if match else ""
