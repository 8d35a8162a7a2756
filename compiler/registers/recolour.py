"""Recolouring: reassigns the registers of live ranges so that copies join into copies of pairs.

Live ranges are taken in the order of their starts, as in Poletto, Sarkar, Linear Scan Register
Allocation (TOPLAS 21, 1999). The number of registers suffices unless operands are restricted to
some of them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.registers.webs import END, LONG, Web, Webs

SPARE = 2
"""Scarce registers that are left to the operands restricted to them."""
Pair = tuple[Web, Web]
PairCopied = tuple[Pair, Pair]
"""Two live ranges that are copied side by side, and the live ranges of the copies."""


@dataclass
class Recolouring:
    """Assigns registers to live ranges.

    Args:
        webs: all live ranges of a listing.
        copied: the live ranges of pairs of adjacent copies.
        pairs: the pairs of registers that one instruction copies to another such pair.
        used: the available registers, the most preferred first.
    """

    webs: Sequence[Web]
    copied: Sequence[PairCopied]
    pairs: Sequence[tuple[str, str]]
    used: Sequence[str]
    found: dict[Web, str] = field(default_factory=dict[Web, str])

    def __post_init__(self) -> None:
        self.mates = {a: b for pair in self.pairs for a, b in (pair, pair[::-1])}
        self.side = {r: place for pair in self.pairs for place, r in enumerate(pair)}
        self.places = {r: n for n, r in enumerate(self.used)}
        self.held: dict[str, _Held] = {register: _Held() for register in self.used}
        self.partner = _partners(Counter(pair for pairs in self.copied for pair in pairs))
        self.source = {b: a for (a, c), (b, d) in self.copied for a, b in ((a, b), (c, d))}
        self.wanted: dict[str, list[Web]] = {}
        self.scarce = frozenset(self.used).intersection(
            *(web.among for web in self.webs if not web.among >= set(self.used))
        )

    def run(self) -> Mapping[Web, str] | None:
        """The register of each live range; None if one finds none."""
        last = max((web.end for web in self.webs if web.end < END), default=0)

        def turn(web: Web) -> tuple[bool, int, int]:
            length = web.end - web.start
            # Long live ranges choose first; the others share the remaining registers.
            return not web.is_fixed, -length if LONG * length > last else 0, web.start

        for web in sorted(self.webs, key=turn):
            register = self.own(web) if web.is_fixed else self.best(web)
            if register is None:
                return None
            self.found[web] = register
            self.held.setdefault(register, _Held()).add(web)
            mate = self.partner.get(web)
            if mate and mate not in self.found and register in self.mates:
                self.wanted.setdefault(self.mates[register], []).append(mate)
        return self.found

    def own(self, web: Web) -> str | None:
        """The register of a fixed live range; None if another one occupies it."""
        return web.register if self.is_free(web.register, web) else None

    def best(self, web: Web) -> str | None:
        """The best register for a live range; None if none is free."""
        there = [r for r in self.used if r in web.among and self.is_free(r, web)]
        left = sum(self.is_free(r, web) for r in self.scarce)
        can_do_without = web.among.issuperset(self.used)

        def rank(register: str) -> tuple[bool, int, bool, bool, int]:
            is_scarce = register in self.scarce and can_do_without
            return (
                is_scarce and left <= SPARE,
                self.price(web, register),
                is_scarce,
                register != web.register,
                self.places[register],
            )

        return min(there, key=rank, default=None)

    def is_free(self, register: str, web: Web) -> bool:
        """Whether a register is free for the whole of a live range."""
        held = self.held.get(register)
        return held is None or held.is_free(web)

    def price(self, web: Web, register: str) -> int:
        """The cost of a register for a live range: 0 if it completes a pair."""
        mate, beside = self.partner.get(web), self.mates.get(register, "")
        stolen = sum(
            4 for other in self.wanted.get(register, ()) if other is not web and web.overlaps(other)
        )
        if mate is None or not self.is_turned(web, register):
            # A register beside an occupied one is best, so that pairs stay free for others.
            return stolen + 2 + (bool(beside) and self.is_free(beside, web))
        if mate in self.found:
            return stolen + (0 if self.found[mate] == beside else 3)
        fits = beside in mate.among and self.is_free(beside, mate) and beside in self.used
        return stolen + (1 if fits else 3)

    def is_turned(self, web: Web, register: str) -> bool:
        """Whether a register is on the same side of its pair as the register it is copied from."""
        source = self.source.get(web)
        if source is None or source not in self.found:
            return True
        return self.side.get(register) == self.side.get(self.found[source])


class _Held:
    """The live ranges in one register: no two have a moment in common."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._webs: list[Web] = []

    def is_free(self, web: Web) -> bool:
        """Whether a live range has no moment in common with them."""
        place = bisect_right(self._starts, web.end)
        # Of those that begin before its end, the one that begins last ends last.
        return not place or not web.overlaps(self._webs[place - 1])

    def add(self, web: Web) -> None:
        """Take one more."""
        place = bisect_right(self._starts, web.start)
        self._starts.insert(place, web.start)
        self._webs.insert(place, web)


def together(webs: Webs, plain: str, reach: int) -> list[PairCopied]:
    """Move copies that can form a pair next to each other; returns these pairs of copies.

    Args:
        webs: the live ranges of a listing, whose order is changed.
        plain: the instruction that copies one register.
        reach: the most operations by which a copy may move.
    """
    found: list[PairCopied] = []
    ops = webs.program.ops
    copies = {n for n in webs.order if ops[n].name == plain and all(map(all, webs.operands[n]))}
    near = [pair for n in webs.order if n in copies for pair in _near(webs, n, copies, reach)]
    partner = _partners(Counter(_pair(webs, m, n) for m, n in near))
    beside: dict[int, int] = {}
    for first, second in near:
        (a, b), (c, d) = (_ends(webs, n) for n in (first, second))
        if partner.get(a) is c and not {first, second} & {*beside, *beside.values()}:
            beside[first] = second
            found.append(((a, c), (b, d)))
    moved = set(beside.values())
    webs.order = [
        each
        for n in webs.order
        if n not in moved
        for each in ((n, beside[n]) if n in beside else (n,))
    ]
    webs.measure()
    return found


def _ends(webs: Webs, n: int) -> Pair:
    """The live ranges that a copy reads and makes."""
    (source,), (made,) = webs.operands[n]
    assert source, "a register of the class"
    assert made, "a register of the class"
    return source, made


def _pair(webs: Webs, first: int, second: int) -> Pair:
    """The live ranges that two copies read."""
    return _ends(webs, first)[0], _ends(webs, second)[0]


def _near(webs: Webs, first: int, copies: set[int], reach: int) -> Iterator[tuple[int, int]]:
    """The copies within reach that could move next to the first one."""
    changed = set(webs.operands[first][1])
    for n in range(first + 1, min(first + 1 + reach, len(webs.order))):
        if n in copies and _ends(webs, n)[0] not in changed:
            yield first, n
        changed.update(webs.operands[n][1])


def _partners(weights: Mapping[Pair, int]) -> dict[Web, Web]:
    """For each live range, the one with which it is most often copied as a pair."""
    order = {pair: n for n, pair in enumerate(weights)}
    both = Counter[Pair]()
    for pair, weight in weights.items():
        both[pair if pair[::-1] not in both else pair[::-1]] += weight
    partner: dict[Web, Web] = {}
    for a, b in sorted(both, key=lambda pair: (-both[pair], order[pair])):
        if a is not b and a not in partner and b not in partner:
            partner[a], partner[b] = b, a
    return partner
