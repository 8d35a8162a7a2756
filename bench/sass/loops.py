"""Finds the loops of a function of SASS: natural loops, by dominators of its instructions' graph.

A block of code that is put at the end of a function branches back without being a loop; it does not
dominate what it comes back to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from bench.sass.code import INSTRUCTION_BYTES, SassInstruction


@dataclass(frozen=True)
class Loop:
    """A natural loop.

    Args:
        head: address of its first instruction, which every turn passes.
        addresses: of all its instructions, those of loops inside among them.
    """

    head: int
    addresses: frozenset[int]

    def contains(self, other: Loop) -> bool:
        """Whether another loop lies in it."""
        return self is not other and other.addresses < self.addresses

    def around(
        self,
        places: Iterable[int],
        after: Mapping[int, Sequence[int]],
        before: Mapping[int, Sequence[int]],
    ) -> frozenset[int]:
        """The instructions of the turns that pass some places.

        Args:
            places: addresses of instructions of the loop.
            after: the addresses of those that may run behind each instruction.
            before: of those that may run before it.
        """
        chosen = frozenset(places)
        on = _reached(chosen, {p: [n for n in after[p] if n != self.head] for p in self.addresses})
        back = _reached(chosen, {p: before[p] if p != self.head else [] for p in self.addresses})
        return frozenset((on | back) & self.addresses)


def loops_of(code: Sequence[SassInstruction]) -> tuple[Loop, ...]:
    """The loops of a function that can be reached, the longest first.

    A branch to itself, which stands behind the end of each function, is none of them.
    """
    after = successors(code)
    before: dict[int, list[int]] = {}
    for place, following in after.items():
        for each in following:
            before.setdefault(each, []).append(place)
    order = _reverse_postorder(code[0].address, after)
    rank = {place: n for n, place in enumerate(order)}
    dominators = _dominators(order, before)
    ends: dict[int, list[int]] = {}
    for place in order:
        for head in after[place]:
            if rank[head] < rank[place] and _dominates(head, place, dominators):
                ends.setdefault(head, []).append(place)
    found = [Loop(head, _body(head, sources, before)) for head, sources in ends.items()]
    return tuple(sorted(found, key=lambda loop: (-len(loop.addresses), loop.head)))


def outermost(loops: Sequence[Loop]) -> tuple[Loop, ...]:
    """The loops that lie in no other one."""
    return tuple(each for each in loops if not any(other.contains(each) for other in loops))


def successors(code: Sequence[SassInstruction]) -> dict[int, tuple[int, ...]]:
    """The addresses of the instructions that may run behind each one."""
    known = {each.address for each in code}
    found: dict[int, tuple[int, ...]] = {}
    for each in code:
        following = [] if each.target is None else [each.target]
        if each.goes_on:
            following.append(each.address + INSTRUCTION_BYTES)
        found[each.address] = tuple(address for address in following if address in known)
    return found


def _reached(places: frozenset[int], edges: Mapping[int, Sequence[int]]) -> set[int]:
    """All that is reached from some places, these included."""
    found, waiting = set(places), list(places)
    while waiting:
        fresh = [each for each in edges.get(waiting.pop(), ()) if each not in found]
        found.update(fresh)
        waiting += fresh
    return found


def _dominators(order: Sequence[int], before: Mapping[int, list[int]]) -> dict[int, int]:
    """The immediate dominator of each instruction that can be reached, the first one its own.

    Source: Cooper, Harvey, Kennedy, A Simple, Fast Dominance Algorithm, figure 3.
    """
    rank = {place: n for n, place in enumerate(order)}
    found = {order[0]: order[0]}

    def common(one: int, other: int) -> int:
        while one != other:
            one, other = (found[one], other) if rank[one] > rank[other] else (one, found[other])
        return one

    changed = True
    while changed:
        changed = False
        for place in order[1:]:
            now = reduce(common, (each for each in before[place] if each in found))
            changed = changed or found.get(place) != now
            found[place] = now
    return found


def _dominates(head: int, place: int, dominators: Mapping[int, int]) -> bool:
    while place != head and dominators[place] != place:
        place = dominators[place]
    return place == head


def _reverse_postorder(start: int, after: Mapping[int, tuple[int, ...]]) -> list[int]:
    done: list[int] = []
    seen = {start}
    stack = [(start, iter(after[start]))]
    while stack:
        place, following = stack[-1]
        fresh = next((each for each in following if each not in seen), None)
        if fresh is None:
            done.append(place)
            stack.pop()
        else:
            seen.add(fresh)
            stack.append((fresh, iter(after[fresh])))
    return done[::-1]


def _body(head: int, sources: Sequence[int], before: Mapping[int, list[int]]) -> frozenset[int]:
    """The instructions from which an end of the loop is reached without passing its head."""
    found, waiting = {head}, list(sources)
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting += before.get(place, [])
    return frozenset(found)
