"""Runs the text of a mode for an output of any length: one turn of its loop stands for all turns.

Strings that change from turn to turn are unknown at the head of the loop. So what is found of one
turn holds for the first, for the last and for all others, and what is found of the text behind the
loop holds for any number of turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from compiler.frontend.programs import SpecPrograms
from dsl.cipher import WordLayout
from dsl.modes.run import Frame, Interpreter
from dsl.modes.sizes import Sizes, evaluate, numbers_of
from dsl.modes.tree import Field, Fill, Function, Mode
from dsl.syntax.tree import Span
from prove.claims.interface import Draw
from prove.claims.spec import SpecRunner, bytes_of, words_of
from prove.graph.graph import Graph
from prove.graph.words import Bits
from prove.machine.values import Unsupported
from prove.modes.octets import Count as Number
from prove.modes.octets import Literals, Octets, String, UnknownCipher, octets_of, packed
from prove.modes.subject import NUMBER_BYTES

STATE = "st"
NUMBER, LENGTH = "number", "length"
"""What a text may compare: the number of the state, and the length of the output."""
Question = tuple[str, str, int]
"""`NUMBER` or `LENGTH`, an operator of the language, and the constant at its right."""
Strings = Mapping[str, Octets]
"""Strings by name."""


class Open(Exception):
    """The text compares what is not known.

    Args:
        question: what it asks.
    """

    def __init__(self, question: Question) -> None:
        super().__init__()
        self.question = question


@dataclass(frozen=True)
class Length:
    """The length of the output, which may be any."""


Amount = Number | Length
RequestFrame = Frame[String, Amount]


@dataclass(frozen=True)
class CipherText:
    """The text of a cipher.

    Args:
        programs: of the parameter set.
        block: layout of a block's words.
        key: layout of a key's words.
    """

    programs: SpecPrograms
    block: WordLayout
    key: WordLayout


@dataclass(frozen=True)
class Turns:
    """Some turns of the loop over the blocks of the output, one after another.

    Args:
        first: the strings that change from turn to turn, by name, before the first turn of all.
        before: literals that stand for them before any turn.
        after: the same strings behind each of the turns that follow it.
        made: the blocks that these turns make, one behind another.
    """

    first: Strings
    before: Strings
    after: tuple[Strings, ...]
    made: Octets


@dataclass(frozen=True)
class Answer:
    """The result of a request by the text.

    Args:
        facts: what it compares, with the results.
        code: the return code.
        state: the bytes of the state afterwards.
        turns: of the loop over the blocks of the output; None where the request is refused.
    """

    facts: Mapping[Question, bool]
    code: int
    state: Octets
    turns: Turns | None


@dataclass(frozen=True)
class RequestText:
    """The texts that a request is for.

    Args:
        mode: the text of the mode.
        entry: the entry.
        sizes: sizes of the cipher, and the switches.
        cipher: the text of the cipher.
        n_turns: how many turns of the loop over the blocks of the output are wanted.
    """

    mode: Mode
    entry: Function
    sizes: Sizes
    cipher: CipherText
    n_turns: int

    def drawn(self, draw: Draw) -> Iterator[tuple[Field, Octets]]:
        """The fields of the state, with the bits of their bytes."""
        known, at = numbers_of(self.mode, self.sizes), 0
        for each in self.mode.fields:
            length = each.kind.length
            size = NUMBER_BYTES if length is None else evaluate(length, known)
            yield each, tuple(draw(STATE, at + place) for place in range(size))
            at += size

    def number(self, draw: Draw) -> Octets:
        """The bytes of the number of the state, the highest first; none if it has no number.

        Raises:
            Unsupported: it has several.
        """
        found = [octets for each, octets in self.drawn(draw) if each.kind.is_number]
        if len(found) > 1:
            raise Unsupported("a state has several numbers")
        return found[0] if found else ()


class TextCipher(UnknownCipher):
    """The cipher of a text, on literals.

    Args:
        graph: the graph of the literals.
        text: the programs of the cipher.
    """

    def __init__(self, graph: Graph, text: CipherText) -> None:
        super().__init__(graph, lambda key, block: block)
        self._text, self._runner = text, SpecRunner(graph)
        self._round_keys: dict[int, tuple[Bits, ...]] = {}

    def known_block(self, number: int, block: Octets) -> tuple[Octets, Octets]:
        """A block, and the encrypted block."""
        text, run = self._text, self._runner.run
        if number not in self._round_keys:
            key = words_of(list(self.keys[number]), text.key)
            self._round_keys[number] = run(text.programs.key_schedule, key)
        words = [*words_of(list(block), text.block), *self._round_keys[number]]
        return block, tuple(bytes_of(run(text.programs.encrypt, words), text.block))


class AnyLength(Literals):
    """The algebra of the text on literals, with an output of any length.

    Args:
        cipher: the cipher.
        number: the number of the state.
        answer: the result of a comparison.
    """

    def __init__(
        self, cipher: UnknownCipher, number: Octets, answer: Callable[[Question], bool]
    ) -> None:
        super().__init__(cipher, lambda comparison: answer((NUMBER, *comparison)))
        self._number, self._answer = number, answer

    def compute(  # type: ignore[override]
        self, op: str, left: int | Amount, right: int | Amount, span: Span
    ) -> int | Amount:
        """An operation on numbers.

        Raises:
            Unsupported: another number is compared than that of the state as it was.
        """
        if isinstance(left, Number) and op != "+" and left.octets != self._number:
            raise Unsupported("another number is compared than the one before the request")
        if isinstance(left, Length):
            assert isinstance(right, int), "at the right of an operator, numbers are known"
            return int(self._answer((LENGTH, op, right)))
        assert not isinstance(right, Length), "at the right of an operator, numbers are known"
        return super().compute(op, left, right, span)


class AnyRequest(Interpreter[String, Amount]):
    """A mode, of which one entry writes an output of any length.

    Args:
        mode: its text.
        sizes: sizes of the cipher, and the switches.
        algebra: the operations on strings and numbers.
        fresh: makes a literal of which nothing is known.
        n_turns: how many turns of the loop over the blocks of the output are wanted.
    """

    def __init__(
        self,
        mode: Mode,
        sizes: Sizes,
        algebra: AnyLength,
        fresh: Callable[[], int],
        n_turns: int,
    ) -> None:
        super().__init__(mode, sizes, algebra)
        self._fresh, self._n_turns = fresh, n_turns
        self.turns: Turns | None = None

    def length_of_output(self, frame: RequestFrame) -> Amount:
        """Any length."""
        del frame
        return Length()

    def fill(self, statement: Fill, frame: RequestFrame) -> None:
        """Run some turns of the loop, as `turns`.

        Raises:
            Unsupported: there are several such loops, or a number changes from turn to turn.
        """
        if self.turns:
            raise Unsupported("the text has several loops over the blocks of its output")
        first = self._strings(frame)
        before = self._before(statement, frame, first)
        self._put(frame, before)
        made: Octets = ()
        after: list[Strings] = []
        for _ in range(self._n_turns):
            made += octets_of(self.next_block(statement, frame))
            strings = self._strings(frame)
            after.append({name: strings[name] for name in before})
        self.turns = Turns({name: first[name] for name in before}, before, tuple(after), made)
        self._put(frame, {**first, **before})

    def _before(self, statement: Fill, frame: RequestFrame, first: Strings) -> Strings:
        """Literals for the strings that change from turn to turn."""
        before: dict[str, Octets] = {}
        numbers = self._numbers_in(frame)
        while True:
            begin = {**first, **before}
            self._put(frame, begin)
            self.next_block(statement, frame)
            if self._numbers_in(frame) != numbers:
                raise Unsupported("a number changes from block to block of the output")
            after = self._strings(frame)
            changing = {name for name in begin if after[name] != begin[name]} - before.keys()
            if not changing:
                return before
            before |= {name: tuple(map(self._unknown, first[name])) for name in sorted(changing)}

    def _unknown(self, octet: Bits) -> Bits:
        return tuple(self._fresh() for _ in octet)

    def _strings(self, frame: RequestFrame) -> Strings:
        """The strings that there are, by name."""
        every = {**frame.values, **self.state}
        return {name: value for name, value in every.items() if isinstance(value, tuple)}

    def _numbers_in(self, frame: RequestFrame) -> dict[str, object]:
        """The numbers that there are, by name."""
        every = {**frame.values, **self.state}
        return {name: value for name, value in every.items() if not isinstance(value, tuple)}

    def _put(self, frame: RequestFrame, strings: Strings) -> None:
        """Give strings other values."""
        for name, value in strings.items():
            (self.state if name in self.state else frame.values)[name] = value


def answers(text: RequestText, graph: Graph, draw: Draw) -> list[Answer]:
    """The results of a request with any output, for each way that comparisons of the text go.

    Inputs are empty.

    Args:
        text: the texts.
        graph: the graph of the literals.
        draw: gives the bits of the state.
    """
    cipher, found, work = TextCipher(graph, text.cipher), list[Answer](), [dict[Question, bool]()]
    while work:
        facts = work.pop()
        try:
            found.append(_answer(text, cipher, draw, facts))
        except Open as problem:
            work += [{**facts, problem.question: result} for result in (False, True)]
    return found


def _answer(
    text: RequestText, cipher: TextCipher, draw: Draw, facts: Mapping[Question, bool]
) -> Answer:
    def decide(question: Question) -> bool:
        if question not in facts:
            raise Open(question)
        return facts[question]

    algebra = AnyLength(cipher, text.number(draw), decide)
    request = AnyRequest(text.mode, text.sizes, algebra, cipher.graph.fresh, text.n_turns)
    for each, octets in text.drawn(draw):
        request.state[each.name] = Number(octets) if each.kind.is_number else octets
    given: list[int | String] = [0 if each.is_out else () for each in text.entry.parameters]
    code, _ = request.call(text.entry.name, *given)
    state: Octets = ()
    for value in request.state.values():
        assert not isinstance(value, Length), "it is not of the state"
        state += packed(value)
    return Answer(facts, code, state, request.turns)
