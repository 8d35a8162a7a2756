"""Computes words whose bits are given XORs from known words, by masked shifts and XORs.

Round keys of bit planes are computed in this way: the key schedule is read as XORs of bits, and
each word is composed of known words, their bits, and XORs of two of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain

from compiler.ir.program import Builder, Type
from compiler.layouts.lane_maps import direct
from compiler.layouts.lane_steps import ZERO, Direct, Shifter
from compiler.planes.bit_layers import ONE, Form

Forms = tuple[Form | None, ...]
"""The sum in each bit of a word; None if the bit is arbitrary."""
RECENT = 12
"""The number of latest words that are tried as a term of a sum."""


@dataclass(frozen=True)
class Recipe:
    """A word as an XOR of terms.

    Args:
        sources: registers from which `gather` takes bits.
        gather: the gathering; None if there is none.
        added: terms that are whole words.
        ones: the bits that are complemented.
        cost: operations, those of `parts` included.
        parts: terms that are computed by recipes of their own.
    """

    sources: tuple[str, ...]
    gather: Direct | None
    added: tuple[str, ...]
    ones: int
    cost: int
    parts: tuple[Recipe, ...] = ()


@dataclass
class WordSynthesis:
    """Words with known bits, and the synthesis of more words from them.

    Args:
        build: receives the operations.
        shifter: the machine.
    """

    build: Builder
    shifter: Shifter
    words: dict[str, Forms] = field(default_factory=dict[str, Forms])
    names: list[str] = field(default_factory=list[str])
    places: dict[Form, list[int]] = field(default_factory=dict[Form, list[int]])
    """The bits that hold a sum: number of the word times the width, plus the bit."""
    made: dict[Forms, str] = field(default_factory=dict[Forms, str])

    def know(self, name: str, forms: Sequence[Form | None]) -> None:
        """Record the sums in the bits of a word, the lowest first."""
        padded = tuple(forms) + (None,) * (self.shifter.width - len(forms))
        self.made.setdefault(padded, name)
        if name in self.words:
            return
        self.words[name] = padded
        first = len(self.names) * self.shifter.width
        self.names.append(name)
        for bit, form in enumerate(padded, first):
            if form is not None and form not in (0, ONE):
                self.places.setdefault(form, []).append(bit)

    def make(self, forms: Forms) -> str:
        """A word with these bits, computed unless it is known; it is known from then on."""
        if forms not in self.made:
            name = self.emit(self.recipe(forms))
            self.made[forms] = name
            self.know(name, forms)
        return self.made[forms]

    def recipe(self, forms: Forms) -> Recipe:
        """The cheapest recipe found for a word."""
        found = self.gathered(forms, ())
        if found and found.cost <= 1:
            return found
        ways = [found] if found else []
        ways += self.sums(forms)
        if not ways:
            ways = self.deep_sums(forms)
        return min(ways, key=lambda way: way.cost) if ways else self.split(forms)

    def sums(self, forms: Forms, added: tuple[str, ...] = ()) -> list[Recipe]:
        """The recipes that XOR one whole word with gathered bits."""
        ways: list[Recipe] = []
        for name in list(self.words)[: -RECENT - 1 : -1]:
            rest = _sum(forms, self.words[name])
            way = self.gathered(rest, (*added, name)) if rest else None
            ways += [way] if way else []
        return ways

    def deep_sums(self, forms: Forms) -> list[Recipe]:
        """The recipes that XOR two whole words with gathered bits."""
        ways: list[Recipe] = []
        for name in list(self.words)[: -RECENT - 1 : -1]:
            if rest := _sum(forms, self.words[name]):
                ways += self.sums(rest, (name,))
        return ways

    def split(self, forms: Forms) -> Recipe:
        """A recipe from single bits, one term of each sum at a time."""
        parts: list[Recipe] = []
        while not (rest := self.gathered(forms, ())):
            lows = tuple(None if form is None else _lowest(form) for form in forms)
            part = self.gathered(lows, ())
            assert part is not None, "every single bit is in a known word"
            parts.append(part)
            forms = tuple(None if form is None else form ^ _lowest(form) for form in forms)
        return replace(rest, cost=rest.cost + sum(p.cost + 1 for p in parts), parts=tuple(parts))

    def gathered(self, forms: Forms, added: tuple[str, ...]) -> Recipe | None:
        """The recipe that takes each bit, or its complement, from known words, or None."""
        ones, wanted = 0, dict[int, Form]()
        for place, form in enumerate(forms):
            if form is None or form == 0:
                continue
            if form == ONE or form not in self.places:
                ones |= 1 << place
                form ^= ONE
            if form in self.places:
                wanted[place] = form
            elif form:
                return None
        chosen = self._cover(wanted)
        sources = tuple(dict.fromkeys(name for name, _ in chosen.values()))
        lanes = self._lanes(forms, chosen, sources)
        gather = direct(lanes, self.shifter.width) if chosen else None
        cost = gather.cost(self.shifter) if gather else 0
        joined = len(added) + bool(chosen) + bool(ones) - 1
        return Recipe(sources, gather, added, ones, cost + max(joined, 0))

    def _cover(self, wanted: Mapping[int, Form]) -> dict[int, tuple[str, int]]:
        """Choose the source of each bit, so that few moves of words provide all bits.

        Greedy cover: the next move provides the most bits; of several, it is the first of the first
        bit. A move is the number of a word times the width, plus a rotation to the right.
        """
        width, left = self.shifter.width, dict(wanted)
        moves = {
            place: [bit - place if bit % width >= place else bit - place + width for bit in known]
            for place, known in ((place, self.places[form]) for place, form in wanted.items())
        }
        often = _often(moves.values())
        chosen: dict[int, tuple[str, int]] = {}
        while left:
            most = max(often.values(), default=1)
            best = {move for move, count in often.items() if count == most}
            if most < 2:
                best = {moves[place][0] for place in left}
            number, right = divmod(
                next(move for place in left for move in moves[place] if move in best), width
            )
            name = self.names[number]
            forms = self.words[name]
            taken = [p for p, form in left.items() if forms[(p + right) % width] == form]
            for place in taken:
                chosen[place] = name, (place + right) % width
                del left[place]
            if len(left) < 2 * len(taken):
                often = _often([moves[place] for place in left])
            else:
                for move in chain.from_iterable([moves[place] for place in taken]):
                    if move in often:
                        often[move] -= 1
        return chosen

    def _lanes(
        self, forms: Forms, chosen: Mapping[int, tuple[str, int]], sources: Sequence[str]
    ) -> tuple[int, ...]:
        """The lane map of a gathering; arbitrary bits are included if that saves a mask."""
        width = self.shifter.width
        moves = {(name, (bit - place) % width) for place, (name, bit) in chosen.items()}
        ends = {bit < place for place, (_, bit) in chosen.items()}
        lanes: list[int] = []
        for place, form in enumerate(forms):
            lane = ZERO
            if place in chosen:
                name, bit = chosen[place]
                lane = sources.index(name) * width + bit
            elif form is None and len(moves) == 1:
                bit = (place + next(iter(moves))[1]) % width
                # A bit from beyond the word's end would turn a shift into a rotation.
                lane = bit if (bit < place) in ends else ZERO
            lanes.append(lane)
        return tuple(lanes)

    def emit(self, recipe: Recipe) -> str:
        """Append the operations of a recipe; returns the word."""
        kind = Type(self.shifter.width)
        parts = [*recipe.added, *(self.emit(part) for part in recipe.parts)]
        if recipe.gather:
            parts += recipe.gather.emit(self.build, recipe.sources, self.shifter)
        if recipe.ones or not parts:
            parts.append(self.build.constant(kind, recipe.ones))
        total = parts[0]
        for part in parts[1:]:
            total = self.build.emit("xor", total, part)
        return total


def _lowest(form: Form) -> Form:
    """The lowest term of a sum other than the constant 1."""
    bits = form & ~ONE
    return bits & -bits


def _sum(forms: Forms, others: Forms) -> Forms | None:
    """The XORs of the bits of two words; None if a required bit is unknown."""
    made: list[Form | None] = []
    for form, other in zip(forms, others, strict=True):
        if form is not None and other is None:
            return None
        made.append(None if form is None or other is None else form ^ other)
    return tuple(made)


def _often(groups: Iterable[Sequence[int]]) -> dict[int, int]:
    """The moves that provide several bits, with their number."""
    counts = Counter(chain.from_iterable(groups))
    return {move: count for move, count in counts.items() if count > 1}
