"""Takes repeated runs of instructions out of a text, and calls them: procedural abstraction.

Source: C. W. Fraser, E. W. Myers, A. L. Wendt, Analyzing and compressing assembly code, SIGPLAN
Symposium on Compiler Construction 1984.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass

SHORTEST, LONGEST = 3, 96
"""Instructions of the shortest and of the longest run that is looked for."""
Places = tuple[int, ...]
"""The first tokens of equal runs, in order."""


@dataclass(frozen=True)
class Spelling:
    """How a target's text calls a subroutine.

    Args:
        prefix: of the labels.
        comment: the beginning of a comment.
        mnemonics: of the instructions that may be moved into a subroutine.
        pairs: mnemonics of two instructions that stay together where one follows the other.
        call: the line that calls a label.
        routine: the lines of a subroutine, given its label and its instructions.
        call_words: the size of a call, in instructions.
    """

    prefix: str
    comment: str
    mnemonics: Collection[str]
    pairs: Collection[tuple[str, str]]
    call: Callable[[str], str]
    routine: Callable[[str, Sequence[str]], str]
    call_words: int = 1


def with_subroutines(text: str, spelling: Spelling) -> str:
    """A text whose repeated runs of instructions are subroutines, where that makes it shorter.

    Runs are taken greedily, the one that saves most first. They hold no label, no jump and nothing
    that reads the stack pointer. All instructions count as equally long.

    Args:
        text: assembly; each function ends with `.size`, behind the last of which subroutines stand.
        spelling: of the target.
    """
    lines = text.splitlines(keepends=True)
    words = [(n, word) for n, line in enumerate(lines) if (word := _word(line, spelling)) != ""]
    found = list(_Runs([word for _, word in words], spelling.pairs, spelling.call_words).taken())
    if not found:
        return text
    routines: list[str] = []
    for number, (places, length) in enumerate(found):
        label = f"{spelling.prefix}_{number}"
        body = [str(word) for _, word in words[places[0] : places[0] + length]]
        routines.append(spelling.routine(label, body).strip("\n") + "\n")
        for place in places:
            first, last = words[place][0], words[place + length - 1][0]
            lines[first : last + 1] = [
                spelling.call(label).strip("\n") + "\n",
                *[""] * (last - first),
            ]
    end = max(n for n, line in enumerate(lines) if line.strip().startswith(".size")) + 1
    return "".join([*lines[:end], "\n", *routines, *lines[end:]])


def _word(line: str, spelling: Spelling) -> str | None:
    """The instruction of a line; None if none may be moved, "" if the line is no code."""
    code = " ".join(line.partition(spelling.comment)[0].split())
    return code if not code or code.split()[0] in spelling.mnemonics else None


@dataclass(frozen=True)
class _Runs:
    """The runs of a text.

    Args:
        words: the instructions; None where a run cannot go on.
        pairs: mnemonics of instructions that stay together.
        call_words: the size of a call.
    """

    words: Sequence[str | None]
    pairs: Collection[tuple[str, str]]
    call_words: int

    def taken(self) -> Iterator[tuple[Places, int]]:
        """The runs to be taken out, each with its places and its length; none overlap."""
        is_free = [True] * len(self.words)
        queue = [(-gain, p[0], n, p) for p, n in self.repeated() if (gain := self.gain(p, n)) > 0]
        heapq.heapify(queue)
        while queue:
            known, _, length, places = heapq.heappop(queue)
            left = _disjoint((p for p in places if all(is_free[p : p + length])), length)
            gain = self.gain(left, length)
            if 0 < gain < -known:
                heapq.heappush(queue, (-gain, left[0], length, left))
            elif gain > 0:
                for place in left:
                    is_free[place : place + length] = [False] * length
                yield left, length

    def gain(self, places: Places, length: int) -> int:
        """The instructions saved by a subroutine, which returns and is called at each place."""
        count = len(_disjoint(places, length))
        return count * (length - self.call_words) - length - 1

    def repeated(self) -> Iterator[tuple[Places, int]]:
        """All equal runs by length, those of one length with all their places."""
        groups = [tuple(n for n, word in enumerate(self.words) if word is not None)]
        for length in range(1, LONGEST + 1):
            longer: list[Places] = []
            for group in groups:
                split: dict[str, list[int]] = {}
                for place in group:
                    last = place + length - 1
                    word = self.words[last] if last < len(self.words) else None
                    if word is not None:
                        split.setdefault(word, []).append(place)
                longer += (tuple(places) for places in split.values() if len(places) > 1)
            groups = longer
            if length >= SHORTEST:
                for group in groups:
                    whole = tuple(p for p in group if not self.cuts(p, length))
                    if len(whole) > 1:
                        yield whole, length

    def cuts(self, place: int, length: int) -> bool:
        """Whether a run separates words that stay together."""
        return self.is_cut(place) or self.is_cut(place + length)

    def is_cut(self, place: int) -> bool:
        """Whether a boundary ahead of a word separates two that stay together."""
        before, after = (*self.words[max(place - 1, 0) : place + 1], None, None)[:2]
        if not before or not after:
            return False
        return (before.split()[0], after.split()[0]) in self.pairs


def _disjoint(places: Iterator[int] | Places, length: int) -> Places:
    """The first of overlapping places, and those that do not overlap with earlier ones."""
    found: list[int] = []
    for place in places:
        if not found or place >= found[-1] + length:
            found.append(place)
    return tuple(found)
