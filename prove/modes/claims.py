"""Runs calls of stated lengths on literals, and compares them with the text of the mode."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import cast

from dsl.modes.run import Interpreter
from prove.claims.functions import Session
from prove.claims.interface import Start, check_return, literals
from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.code import CODE
from prove.machine.executor import Beyond, Broken, Executor, State
from prove.machine.memory import Cell, Region, Value
from prove.machine.registers import taken_apart
from prove.machine.values import STACK, Facts, Sum, Undecided
from prove.modes.calls import CallingExecutor, CipherFunctions, arguments_of
from prove.modes.counts import (
    BYTE,
    Comparison,
    CountedMemory,
    Number,
    PointerBytes,
    UndecidedCount,
)
from prove.modes.filling import AnyFilling
from prove.modes.octets import (
    Count,
    Literals,
    Octets,
    Open,
    String,
    UnknownCipher,
    Unread,
    constant_octets,
    decided_by,
    octets_of,
    packed,
)
from prove.modes.paths import NextCall, generalised, with_one_result
from prove.modes.products import ProductGraph
from prove.modes.subject import NUMBER_BYTES, Call, ModeSubject

STATE, OUTPUT = "st", "out"
AnyInterpreter = Interpreter[String, Count] | AnyFilling
ANY_BYTE = (1 << 256) - 1


@dataclass(frozen=True)
class Answer:
    """The result of a call by the text.

    Args:
        facts: the comparisons of the number on this path, with their results.
        code: the return code.
        output: the bytes written.
        state: the bytes of the state afterwards.
    """

    facts: Mapping[Comparison, bool]
    code: int
    output: Octets
    state: Octets


@dataclass
class Calls:
    """The calls of the entries of a file on one graph.

    Args:
        subject: the file.
        graph: the graph.
    """

    subject: ModeSubject
    graph: ProductGraph
    draw: Callable[[str, int], Bits] = field(init=False)

    def __post_init__(self) -> None:
        self.draw = literals(self.graph)
        self.cipher = UnknownCipher(self.graph, self.subject.encrypt)

    @cached_property
    def executor(self) -> CallingExecutor:
        """The executor of the file."""
        subject = self.subject.cipher
        functions = CipherFunctions(
            subject.addresses["key_setup"],
            subject.addresses["ecb_encrypt"],
            subject.sizes,
            self.cipher,
            self._image,
        )
        return CallingExecutor(self.graph, subject.code, functions)

    def _image(self, key: bytes) -> Mapping[int, Bits]:
        """The contents of `rk` after the key set-up with a constant key."""
        images = self.subject.images
        if key not in images:
            images[key] = self._made_image(key)
        return images[key]

    def _made_image(self, key: bytes) -> Mapping[int, Bits]:
        subject = self.subject.cipher
        known = constant_octets(key)
        executor = Executor(self.graph, subject.code)
        session = Session(subject, executor, lambda name, at: _keyed(known, name, at, self.draw))
        made = session.key_setup()
        return {place: cell for place, cell in made.items() if isinstance(cell, tuple)}

    @cached_property
    def _number_at(self) -> int | None:
        """The place of the number in the state; None if it has none."""
        at = 0
        for each in self.subject.mode.fields:
            if each.kind.is_number:
                return at
            at += self._field_bytes[each.name]
        return None

    @cached_property
    def _field_bytes(self) -> dict[str, int]:
        """The size of each field of the state, in bytes."""
        made = self.interpreter({}).state
        return {name: len(packed(value)) for name, value in made.items()}

    @cached_property
    def state_bytes(self) -> int:
        """The size of the state."""
        return sum(self._field_bytes.values())

    def interpreter(self, facts: Mapping[Comparison, bool]) -> AnyInterpreter:
        """The text, with some results of comparisons of the number."""
        subject = self.subject
        algebra = Literals(self.cipher, decided_by(facts))
        return Interpreter[String, Count](subject.mode, subject.sizes, algebra)

    def answers(self, call: Call) -> list[Answer]:
        """The results of a call by the text, for each way that comparisons of the number go."""
        found: list[Answer] = []
        work: list[dict[Comparison, bool]] = [{}]
        while work:
            facts = work.pop()
            try:
                found.append(self._answer(call, facts))
            except Open as problem:
                work += [{**facts, problem.comparison: result} for result in (False, True)]
        return found

    def _answer(self, call: Call, facts: Mapping[Comparison, bool]) -> Answer:
        instance = self.interpreter(facts)
        at = 0
        for each in self.subject.mode.fields:
            size = self._field_bytes[each.name]
            octets = tuple(self.draw(STATE, at + i) for i in range(size))
            instance.state[each.name] = Count(octets) if each.kind.is_number else octets
            at += size
        inputs = iter(range(len(call.inputs)))
        arguments: list[int | String] = []
        for parameter in self.subject.entry(call.entry).parameters:
            if parameter.is_out:
                arguments.append(call.output or 0)
            else:
                arguments.append(self._given(call, next(inputs)))
        code, output = instance.call(call.entry, *arguments)
        state = [packed(value) for value in instance.state.values()]
        return Answer(
            facts, code, octets_of(output), tuple(octet for each in state for octet in each)
        )

    def _given(self, call: Call, number: int) -> String:
        length = call.inputs[number]
        if not call.is_read:
            return Unread(length)
        return tuple(self.draw(input_name(number), i) for i in range(length))

    def begin(self, call: Call) -> State:
        """The state at the first instruction of a call."""
        subject, binary = self.subject.cipher, self.subject.cipher.code.binary
        start = Start(self.executor, subject.sizes, self.draw)
        regions = {STATE: (self._input(STATE, "rw"), Sum("", self.state_bytes))}
        arguments: list[Value] = [Sum(STATE, 0)]
        numbers = iter(range(len(call.inputs)))
        for parameter in self.subject.entry(call.entry).parameters:
            if parameter.is_out:
                length = self.length_of_output(call)
                region = Region(OUTPUT, "rw", max(subject.sizes.data_align, 1))
                regions[OUTPUT] = (region, length.moved(call.offset))
                arguments.append(
                    constant_bits(0, subject.code.word_bits)
                    if call.nulls
                    else Sum(OUTPUT, call.offset)
                )
            else:
                number = next(numbers)
                length, name = Sum("", call.inputs[number]), input_name(number)
                regions[name] = (self._input(name, "r"), length)
                arguments.append(Sum(name, 0) if length.offset else self._any_address(name))
            is_known = length.is_number
            arguments.append(
                constant_bits(length.offset, subject.code.word_bits) if is_known else length
            )
        pc = self.subject.addresses[call.entry]
        state = start.state(call.entry, pc, [], regions, self.facts())
        for registers, value in zip(
            arguments_of(self.executor, len(arguments)), arguments, strict=True
        ):
            widths = [binary.bits[name] for name in registers]
            parts = [value] if len(registers) == 1 else taken_apart(value, widths)
            state.registers |= zip(registers, parts, strict=True)
        state.memory = self.memory(state)
        return state

    def length_of_output(self, call: Call) -> Sum:
        """The length of the output of a call."""
        return Sum("", call.output or 0)

    def facts(self) -> Facts:
        """What is known of the symbols of a call."""
        return Facts()

    def _input(self, name: str, rights: str) -> Region:
        return Region(name, rights, 1, lambda place: self.draw(name, place))

    def _any_address(self, name: str) -> Bits:
        """An unknown address: nothing may depend on it."""
        width = self.subject.cipher.code.word_bits
        octets = [self.draw(f"address of {name}", i) for i in range(width // BYTE)]
        return tuple(bit for octet in octets for bit in octet)

    def memory(self, state: State) -> CountedMemory:
        """The memory of a state, with what is known of the number."""
        memory, at = state.memory, self._number_at
        ends = (Sum("", 0), Sum("", len(self.subject.cipher.code.text)))
        octets = () if at is None else tuple(self.draw(STATE, at + i) for i in range(NUMBER_BYTES))
        stack = memory.regions[STACK]
        stack.tells = bool
        stack.harmless |= frozenset(bit for octet in octets for bit in octet)
        return CountedMemory(
            memory.regions,
            replace(memory.facts, extents={**memory.facts.extents, CODE: ends}),
            memory.word_bytes,
            memory.aligned,
            has_halves=memory.has_halves,
            pointers=None if memory.has_halves else PointerBytes(self.graph),
            counted=Number(self.graph, octets) if octets else None,
            masks=(ANY_BYTE,) * len(octets),
        )

    def prove(self, call: Call) -> None:
        """Prove a call for every state and every content of inputs.

        Raises:
            Broken: it violates a rule.
            Beyond: it is not proven.
        """
        answers = self.answers(call)
        asked = list(dict.fromkeys(c for answer in answers for c in answer.facts))
        first = self.begin(call)
        for end in self._ends(first, asked):
            self._check(call, first, end, answers)

    def _ends(self, first: State, asked: Sequence[Comparison]) -> list[State]:
        """The states in which a call returns."""
        work, ends = [first.copy()], list[State]()
        while work:
            waiting: list[State] = []
            for state in work:
                self._forked(state, waiting, ends)
            work = self._merged(waiting, asked)
        return ends

    def _merged(self, states: Sequence[State], asked: Sequence[Comparison]) -> list[State]:
        """States of which each given one is an instance: those at one place become one."""
        places: dict[object, list[State]] = {}
        for state in states:
            places.setdefault((state.pc, state.calls, self.told(state)), []).append(state)
        made: list[State] = []
        for group in places.values():
            for part in with_one_result(group, asked):
                one = generalised(self.executor, part, asked)
                made += part if one is None else [one]
        return made

    def _forked(self, first: State, waiting: list[State], ends: list[State]) -> None:
        """Run a state; forks run up to the next call, and wait there."""
        work = [(first, False)]
        executor = self.executor
        while work:
            state, is_forked = work.pop()
            try:
                executor.run(state, NextCall() if is_forked else lambda _: False)
            except UndecidedCount as problem:
                memory = cast("CountedMemory", state.memory)
                for values in (problem.values, problem.values ^ ANY_BYTE):
                    other = state.copy()
                    other.memory = memory.restricted(problem.byte, values)
                    work.append((other, True))
            except Undecided as problem:
                work.append((self.past_loop(state, problem), is_forked))
            else:
                (ends if state.returned else waiting).append(state)

    def told(self, state: State) -> object:
        """What else must be the same in states that become one."""
        del state
        return None

    def past_loop(self, state: State, problem: Undecided) -> State:
        """The state behind a loop whose number of iterations is not known.

        Args:
            state: before a branch that ends the loop.
            problem: the comparison that decides it.

        Raises:
            Beyond: there is no such loop.
        """
        message = "a comparison of addresses is not decided"
        raise Beyond(message, None, state.pc) from problem

    def _check(self, call: Call, first: State, end: State, answers: Sequence[Answer]) -> None:
        """Compare the end of a call with the result of the text."""
        memory = cast("CountedMemory", end.memory)
        fitting = [
            answer
            for answer in answers
            if all(memory.result(c) in (None, r) for c, r in answer.facts.items())
        ]
        for answer in fitting:
            self._compare(call, end, answer)
        if not fitting:
            raise Beyond("no path of the text belongs to this one", None, end.pc)
        check_return(end, first, self.executor)

    def _compare(self, call: Call, end: State, answer: Answer) -> None:
        registers = arguments_of(self.executor, 1)[0]
        bits = [end.registers[name] for name in registers]
        whole = [bit for part in bits if isinstance(part, tuple) for bit in part]
        code = known_number(whole)
        if code != answer.code:
            where = f"the return code is {code}, and not {answer.code}"
            raise Broken(f"{call.text()}: {where}", None, end.pc)
        regions = end.memory.regions
        written = {name for name in (STATE, OUTPUT) if name in regions and regions[name].cells}
        if answer.code:
            if written:
                what = f"{call.text()}: it is refused, and `{min(written)}` is written to"
                raise Broken(what, None, end.pc)
            return
        self._equal(call, end, STATE, 0, answer.state)
        if OUTPUT in regions:
            first = self.first_of_output(call, end)
            places = range(first, first + len(answer.output))
            if sorted(regions[OUTPUT].cells) != list(places):
                what = f"{call.text()}: other bytes of `{OUTPUT}` are written than asked for"
                raise Broken(what, None, end.pc)
            self._equal(call, end, OUTPUT, first, answer.output)

    def first_of_output(self, call: Call, end: State) -> int:
        """The place of the first byte of the output that the text gives."""
        del end
        return call.offset

    def _equal(self, call: Call, end: State, name: str, first: int, wanted: Octets) -> None:
        region = end.memory.regions[name]
        for place, octet in enumerate(wanted):
            found: Cell = region.cell(first + place)
            if not isinstance(found, tuple) or not self.cipher.is_same([found], [octet]):
                what = f"{call.text()}: byte {place} of `{name}` is not shown to be the text's"
                raise Beyond(what, None, end.pc)


def input_name(number: int) -> str:
    """The name of an input's bytes."""
    return f"input {number}"


def _keyed(key: Octets, name: str, at: int, draw: Callable[[str, int], Bits]) -> Bits:
    return key[at] if name == "key" else draw(name, at)
