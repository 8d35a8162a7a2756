"""Chooses places for the bits of bytes, so that bits move between bytes without shifts.

The table of a pair of S-boxes can give its bits in any order. So each bit can be at the place that
its target byte requires. Bits with a common target, or a common source, need different places.
Bytes that are XORed have their bits at equal places.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from compiler.sboxes.paired_nodes import BYTE_BITS, Node, NotPairedError

Places = tuple[int, ...]
"""The place in a byte of each bit of a pair."""
Required = dict[int, dict[int, set[int]]]
"""For each byte of look-ups and each of its bits, the places where others need it."""
STRAIGHT: Places = tuple(range(BYTE_BITS))


@dataclass
class Layouts:
    """The places of bits; `places` has them for each byte decided so far.

    Args:
        nodes: the bytes.
        required: the places that bits of look-ups need for the bytes decided so far.
    """

    nodes: Sequence[Node]
    places: dict[int, Places] = field(default_factory=dict[int, Places])
    required: Required = field(default_factory=Required)

    def decide(self, wanted: Iterable[int]) -> None:
        """Decide the places of bytes and of all bytes that they are computed from.

        Raises:
            NotPairedError: bits would have to be shifted.
        """
        groups = self._groups(wanted)
        later = [g for g in groups if any(self._comes_from_sums(n) for n in g)]
        now = [g for g in groups if g not in later]
        found = {n: STRAIGHT for group in now for n in group}
        if not self._fits(found):
            free = {n: group for group in now for n in self._alone(group)}
            spread = self._spread([*free])
            found |= {n: places for r, places in spread.items() for n in free[r]}
        for group in later:
            found |= dict.fromkeys(group, self._moved(group, found))
        if not self._fits(found):
            raise NotPairedError("bits would have to be shifted")
        self._settle(found)

    def _groups(self, wanted: Iterable[int]) -> list[tuple[int, ...]]:
        """The undecided bytes, grouped by equal places of bits."""
        group: dict[int, int] = {}

        def visit(number: int) -> None:
            if number in group or number in self.places:
                return
            group[number] = number
            node = self.nodes[number]
            for source in {atom[0] for atom in node.atoms if atom}:
                if self.nodes[source].kind != "looked":
                    visit(source)
            for arg in node.args if node.kind != "looked" else ():
                if self.nodes[arg].kind != "known":
                    visit(arg)
                    self._join(group, arg, number)

        for number in wanted:
            visit(number)
        members: dict[int, list[int]] = {}
        for number in group:
            members.setdefault(_root(group, number), []).append(number)
        return [tuple(each) for each in members.values()]

    def _join(self, group: dict[int, int], arg: int, number: int) -> None:
        """Merge the groups of two bytes."""
        if arg in self.places:
            raise NotPairedError("a byte is added to one of an earlier round")
        group[_root(group, arg)] = _root(group, number)

    def _alone(self, group: Iterable[int]) -> list[int]:
        """The only byte of a group besides key additions, if it is composed of bits of others."""
        others = [n for n in group if self.nodes[n].kind != "keyed"]
        return others if [self.nodes[n].kind for n in others] == ["routed"] else []

    def _comes_from_sums(self, number: int) -> bool:
        """Whether the bits of a byte come from others than look-ups."""
        sources = {atom[0] for atom in self.nodes[number].atoms if atom}
        return any(self.nodes[source].kind != "looked" for source in sources)

    def _moved(self, group: Iterable[int], found: Mapping[int, Places]) -> Places:
        """The places of a group whose bits keep their places in the sums that they come from."""
        for number in group:
            node = self.nodes[number]
            if node.kind == "routed" and self._comes_from_sums(number):
                known = {**self.places, **found}
                places = tuple(known[a[0]][a[1]] if a else -1 for a in node.atoms)
                if sorted(places) == list(STRAIGHT):
                    return places
        raise NotPairedError("bits of sums would have to be shifted")

    def _looked(self, found: Mapping[int, Places]) -> Required:
        """The places that bits of look-ups need for some bytes."""
        wanted: Required = {}
        for number, places in found.items():
            node = self.nodes[number]
            for bit, place in enumerate(places):
                if node.kind == "looked":
                    wanted.setdefault(number, {}).setdefault(bit, set()).add(place)
                if node.atoms and (atom := node.atoms[bit]):
                    wanted.setdefault(atom[0], {}).setdefault(atom[1], set()).add(place)
        return wanted

    def _fits(self, found: Mapping[int, Places]) -> bool:
        """Whether each bit of a look-up still needs exactly one place, which no other bit needs."""
        for number, bits in self._looked(found).items():
            before = self.required.get(number, {})
            each = [before.get(bit, set()) | bits.get(bit, set()) for bit in {**before, **bits}]
            places = [place for those in each for place in those]
            if len(places) != len(each) or len({*places}) != len(places):
                return False
        return True

    def _spread(self, free: Sequence[int]) -> dict[int, Places]:
        """Places for bytes that take equally many bits of each of as many others.

        Byte i has the bits of byte j in its part number i XOR j.
        """
        found: dict[int, Places] = {}
        for targets, sources in components(self.nodes, free):
            share = BYTE_BITS // len(sources)
            for i, target in enumerate(targets):
                used = dict.fromkeys(sources, 0)
                places = list[int]()
                for atom in self.nodes[target].atoms:
                    if atom is None or len(targets) != len(sources):
                        raise NotPairedError("bits would have to be shifted")
                    part = i ^ sources.index(atom[0])
                    places.append(part * share + used[atom[0]])
                    used[atom[0]] += 1
                if sorted(places) != list(STRAIGHT) or {*used.values()} != {share}:
                    raise NotPairedError("bits would have to be shifted")
                found[target] = tuple(places)
        return found

    def _settle(self, found: Mapping[int, Places]) -> None:
        """Take the places of some bytes, and decide those of look-ups whose bits they take."""
        self.places |= found
        decided: dict[int, Places] = {}
        for number, bits in self._looked(found).items():
            if number not in self.places and self.nodes[number].kind == "looked":
                given = {bit: min(places) for bit, places in bits.items()}
                left = iter(sorted({*STRAIGHT} - {*given.values()}))
                decided[number] = tuple(
                    given[bit] if bit in given else next(left) for bit in STRAIGHT
                )
        self.places |= decided
        for number, bits in self._looked({**found, **decided}).items():
            for bit, places in bits.items():
                self.required.setdefault(number, {}).setdefault(bit, set()).update(places)


def _root(group: Mapping[int, int], number: int) -> int:
    while group[number] != number:
        number = group[number]
    return number


def components(
    nodes: Sequence[Node], targets: Iterable[int]
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Bytes composed of bits of others, with their sources, as connected components."""
    found: list[tuple[set[int], set[int]]] = []
    for target in targets:
        own = ({target}, {atom[0] for atom in nodes[target].atoms if atom})
        for each in [e for e in found if not e[1].isdisjoint(own[1])]:
            found.remove(each)
            own = (own[0] | each[0], own[1] | each[1])
        found.append(own)
    return [(tuple(sorted(t)), tuple(sorted(s))) for t, s in found]
