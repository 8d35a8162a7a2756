"""Runs a thread on literals, statement by statement; its paths part at open public conditions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from compiler.machine.isa import MEMORY, PROGRAM_COUNTER, Effect
from dsl.syntax.tree import Index, Name
from prove.graph.graph import Graph
from prove.graph.words import Bits, Words, fitted, known_number
from prove.kernels.evaluation import Evaluation, Operand, Part, Value
from prove.kernels.memory import AccessProblem, Indexed, Parameters, Place, Secret, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge, Numbers, normal
from prove.machine.values import Sum, Undecided, Unsupported
from verify.grids.evaluation import CONSTANT, PARAMETERS, SHARED
from verify.grids.steps import EXIT, Program, Step

BYTE, SPECIAL_BITS = 8, 32
OTHER = {MEMORY, PARAMETERS, CONSTANT, SHARED}
"""What statements read besides registers."""
MOST_STEPS = 2_000_000
"""The most statements of a path."""


class KernelProblem(Exception):
    """A thread is not shown to obey a rule.

    Args:
        what: the rule.
        line: of the text; 0 if there is none.
        literals: data that may be secret and decide something; empty if none do.
    """

    def __init__(self, what: str, line: int = 0, literals: Bits = ()) -> None:
        super().__init__(f"line {line}: {what}" if line else what)
        self.line, self.literals = line, literals


@dataclass
class State:
    """A thread between two statements.

    Args:
        pc: number of the next statement.
        registers: those that are known, by name.
        memory: its memory.
        known: facts about public numbers.
        sums: the values of some symbols, which may have been replaced.
        n_steps: how many statements it has run.
        read: the registers that it has read before it wrote them.
        written: the registers that it has written.
    """

    pc: int
    registers: dict[str, Value]
    memory: ThreadMemory
    known: Knowledge
    sums: dict[str, Sum] = field(default_factory=dict[str, Sum])
    n_steps: int = 0
    read: set[str] = field(default_factory=set[str])
    written: set[str] = field(default_factory=set[str])

    def copy(self) -> State:
        """An independent copy."""
        return replace(
            self,
            registers=dict(self.registers),
            memory=self.memory.copy(),
            sums=dict(self.sums),
            read=set(self.read),
            written=set(self.written),
        )

    def replace_symbols(self, values: Mapping[str, Sum]) -> None:
        """Replace symbols by sums in registers and memory."""
        for name, value in self.registers.items():
            if isinstance(value, Sum | Condition):
                self.registers[name] = value.replaced(values)
        self.memory.replace_symbols(values)
        self.sums = {name: number.replaced(values) for name, number in self.sums.items()}

    def assume(self, condition: Condition) -> bool:
        """Assume a condition; whether that is possible."""
        made = self.known.assumed(condition)
        self.known = made.known
        if made.values:
            self.replace_symbols(made.values)
        return made.is_possible


class Thread:
    """Runs the statements of a kernel.

    Args:
        program: the kernel.
        graph: of the literals.
        numbers: operators on public numbers.
        parameters: what its caller passes.
        special: the value of each special register.
        public: what is said by literals that depend on data, but are public.
    """

    def __init__(
        self,
        program: Program,
        graph: Graph,
        numbers: Numbers,
        parameters: Parameters,
        special: Mapping[str, Sum],
        public: Mapping[int, Condition] | None = None,
    ) -> None:
        self.program, self._numbers, self._graph = program, numbers, graph
        self._parameters, self._special = parameters, special
        self._public = dict(public or {})
        self._public |= {literal ^ 1: said.negation for literal, said in self._public.items()}
        self._evaluation = Evaluation(graph, Words(graph), numbers, self._load)
        self._state = State(0, {}, ThreadMemory({}, Sum("", 0)), Knowledge())
        self._guard: Condition | None = None
        self._accessed: list[Place] = []

    def run(self, state: State, stop: Callable[[State], bool]) -> list[State]:
        """Run a thread until `stop` holds or it ends; the states of all paths.

        Raises:
            KernelProblem: a thread is not shown to obey a rule.
            Unsupported: no rule covers a statement.
        """
        work, ended = [state], list[State]()
        while work:
            state = work.pop()
            try:
                self._run(state, stop)
                ended.append(state)
            except Undecided as problem:
                condition = normal(problem.difference)
                for each in (condition, condition.negation):
                    other = state.copy()
                    if other.assume(each):
                        work.append(other)
        return ended

    def _run(self, state: State, stop: Callable[[State], bool]) -> None:
        steps = self.program.steps
        self._state = state
        self._numbers.known = state.known
        while state.pc < len(steps):
            step = steps[state.pc]
            try:
                self._step(state, step)
            except (AccessProblem, Secret) as problem:
                literals = problem.literals if isinstance(problem, Secret) else ()
                raise self._problem(step, str(problem), literals) from problem
            except Unsupported as problem:
                raise Unsupported(self._at(step, str(problem))) from problem
            state.n_steps += 1
            if state.n_steps > MOST_STEPS:
                raise self._problem(step, f"after {MOST_STEPS} statements it has not ended")
            if stop(state):
                return

    def _at(self, step: Step, said: str) -> str:
        return f"line {step.statement.line}: {said}: `{step.statement.text}`"

    def _problem(self, step: Step, said: str, literals: Bits = ()) -> KernelProblem:
        return KernelProblem(f"{said}: `{step.statement.text}`", step.statement.line, literals)

    def _step(self, state: State, step: Step) -> None:
        """Run a statement; nothing is changed if a condition is open."""
        statement = step.statement
        self._guard = None
        if statement.guard and not self._begins(state, step):
            state.pc += 1
            return
        written = self._executed(state, step)
        for name, value in written.items():
            if name != PROGRAM_COUNTER:
                register, bits = self._target(step, name)
                made = fitted(value, bits) if isinstance(value, tuple) else value
                if self._guard:
                    self._check_arbitrary(state.registers[register], made)
                state.registers[register] = made
                state.written.add(register)
        target = written.get(PROGRAM_COUNTER)
        state.pc = state.pc + 1 if target is None else self._place(target)

    def _begins(self, state: State, step: Step) -> bool:
        """Whether a statement under a guard is run; its guard is kept if it is not certain to hold.

        A store may run under an open guard. So may a load into registers that hold constants: the
        loaded bytes stand for any bytes, and so also for those constants. That is done even if the
        guard fails, because the names of the cipher's text are those of arbitrary blocks.

        Raises:
            Undecided: both must be tried.
            Secret: the guard depends on data.
        """
        guard = self._register(state, step.statement.guard)
        if isinstance(guard, tuple):
            known = known_number(guard)
            if known is None:
                raise Secret("a predicate depends on data", guard)
            return bool(known) != step.statement.negated
        if not isinstance(guard, Condition):
            raise Unsupported("a predicate is a number")
        condition = guard.negation if step.statement.negated else guard
        registers = [self._target(step, name)[0] for name in step.instruction.results]
        before = [self._register(state, register) for register in registers]
        over_constants = all(isinstance(v, tuple) and max(v) <= 1 for v in before)
        try:
            runs = self._numbers.holds(condition)
        except Undecided:
            if not over_constants or not _accesses(step):
                raise
            self._guard = condition
            return True
        if not runs and registers and over_constants and step.instruction.reads_memory:
            self._guard = condition
            return True
        return runs

    def _check_arbitrary(self, before: Value, loaded: Value) -> None:
        """Check that loaded bytes, which stand for any bytes, also stand for the former contents.

        Raises:
            Unsupported: they do not.
        """
        assert isinstance(before, tuple), "it is a constant"
        if not isinstance(loaded, tuple):
            raise Unsupported("a number is loaded under a condition")
        if any(bit <= 1 and bit != other for bit, other in zip(loaded, before, strict=True)):
            raise Unsupported("a register holds other constants where nothing is loaded")

    def _executed(self, state: State, step: Step) -> dict[str, Value]:
        """The registers that a statement writes; stores are done at the end."""
        instruction, self._accessed = step.instruction, []
        operands = self._operands(state, step)
        width = instruction.lane_bits
        written: dict[str, Value] = {}
        stores: list[tuple[Place, Bits]] = []
        for effect in step.effects:
            value = self._evaluation.value(effect, operands, width)
            if isinstance(effect.target, Name):
                written[effect.target.id] = value
            else:
                place = self._stored_at(effect, operands, width // BYTE)
                stores.append((place, self._as_data(value, width)))
        self._check_access()
        for place, bits in stores:
            state.memory.store(place, bits, self._guard)
        return written

    def _operands(self, state: State, step: Step) -> dict[str, Operand | int]:
        """The operands of a statement's meaning."""
        instruction, registers = step.instruction, step.statement.registers
        operands: dict[str, Operand | int] = {**step.numbers}
        operands[PROGRAM_COUNTER], operands[EXIT] = state.pc + 1, len(self.program.steps)
        for name in instruction.args:
            register = registers[name]
            bits = self.program.kernel.registers[register]
            operands[name] = Operand(self._register(state, register), bits)
        for name in instruction.state_read - operands.keys() - OTHER:
            if name in self._special:
                operands[name] = Operand(self._special[name], SPECIAL_BITS)
            else:
                value = self._register(state, name)
                size = len(value) if isinstance(value, tuple) else SPECIAL_BITS
                operands[name] = Operand(value, size)
        return operands

    def _register(self, state: State, name: str) -> Value:
        if name not in state.written:
            state.read.add(name)
        if name not in state.registers:
            raise AccessProblem(f"`{name}` is read, and nothing is known of it")
        value = state.registers[name]
        if isinstance(value, tuple) and len(value) == 1:
            return self._public.get(value[0], value)
        return value

    def _target(self, step: Step, name: str) -> tuple[str, int]:
        """The register of a result, and its size in bits."""
        if name not in step.statement.registers:
            return name, step.instruction.lane_bits
        register = step.statement.registers[name]
        return register, self.program.kernel.registers[register]

    def _place(self, target: Value) -> int:
        """The number of the statement at which a thread goes on."""
        known = known_number(target) if isinstance(target, tuple) else None
        if known is None:
            data = target if isinstance(target, tuple) else ()
            raise Secret("a branch depends on data", data)
        return known

    def _as_data(self, value: Value, width: int) -> Bits:
        if isinstance(value, tuple):
            return value
        if isinstance(value, Condition):
            raise Unsupported("a condition is stored")
        return self._numbers.bits(value, width)

    def _load(self, space: str, address: Part | Indexed, n_bytes: int) -> Value:
        """The contents of a memory at an address."""
        if space == PARAMETERS:
            return self._parameters.load(address, n_bytes)
        if space not in (MEMORY, SHARED):
            raise Unsupported(f"{space} memory is read")
        if isinstance(address, Indexed):
            return self._looked_up(space, address, n_bytes)
        place = self._at_address(space, address, n_bytes)
        return self._state.memory.load(place, self._guard)

    def _looked_up(self, space: str, address: Indexed, n_bytes: int) -> Bits:
        """A word that data choose among constants in shared memory."""
        if space != SHARED:
            raise Secret("an address depends on data", address.index)
        if self._guard:
            raise Unsupported("a look-up has a condition")
        entries = self._state.memory.entries(address, n_bytes, self._state.known)
        numbers = [known_number(entry) for entry in entries]
        tables = [0] * (BYTE * n_bytes)
        for place, number in enumerate(numbers):
            if number is None:
                raise Unsupported("a table is not constant")
            for bit in range(len(tables)):
                tables[bit] |= (number >> bit & 1) << place
        size = len(entries).bit_length() - 1
        top = max(place for place, bit in enumerate(address.index) if bit != 0) + 1
        return tuple(self._graph.apply(tables, address.index[top - size : top]))

    def _at_address(self, space: str, address: Part, n_bytes: int) -> Place:
        """The place of an access."""
        memory, known = self._state.memory, self._state.known
        if space == SHARED:
            place = memory.shared_place(address, n_bytes, known)
        else:
            place = memory.place(address, n_bytes, known, self._guard)
        self._accessed.append(place)
        return place

    def _stored_at(
        self, effect: Effect, operands: Mapping[str, Operand | int], n_bytes: int
    ) -> Place:
        """The place that an effect writes."""
        target = effect.target
        assert isinstance(target, Index), "a statement assigns or stores"
        if not isinstance(target.base, Name) or target.base.id not in (MEMORY, SHARED):
            raise Unsupported("another memory than that of buffers and variables is written")
        address = self._evaluation.address(target.index, operands)
        place = self._at_address(target.base.id, address, n_bytes)
        if place.buffer.right != "w":
            raise AccessProblem(f"`{place.buffer.name}` is written")
        return place

    def _check_access(self) -> None:
        """Check that what a statement accesses is one access, aligned to its size."""
        if self._accessed:
            first = min(place.first for place in self._accessed)
            n_bytes = sum(place.n_bytes for place in self._accessed)
            whole = Place(self._accessed[0].buffer, first, n_bytes)
            self._state.memory.check_alignment(whole)


def _accesses(step: Step) -> bool:
    """Whether a statement does nothing but load or store."""
    instruction = step.instruction
    return instruction.reads_memory or (instruction.writes_memory and not instruction.results)
