"""The comment at the head of a generated file: writing and reading it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from compiler.machine.target import Target
from targets.binary import is_read

FIRST = "lwcc generated this file: change the .dsl or the options, then run `lwcc regen`."
LICENCE = "SPDX-License-Identifier: Apache-2.0 OR MIT"
NOT_RUN = "not run"
NOT_READ = "none, object code of this target is not read"
_ENTRY = re.compile(r"\S+ ([a-z]+): +(\S.*)")


def write_head(entries: Mapping[str, str], comment: str) -> str:
    """The head as comment lines, one for each key."""
    lines = [FIRST, LICENCE, *(f"{key + ':':<10} {value}" for key, value in entries.items())]
    return "".join(f"{comment} {line}\n" for line in lines)


def unproven(target: Target) -> str:
    """The head's entry on proofs before there is a proof."""
    return NOT_RUN if is_read(target) else NOT_READ


def with_entry(text: str, key: str, value: str) -> str:
    """A text with one entry of its only head replaced."""
    line = re.compile(rf"^(\S+ {key}: +)\S.*", re.MULTILINE)
    return line.sub(lambda found: found[1] + value, text, count=1)


def read_heads(text: str) -> tuple[tuple[Mapping[str, str], str], ...]:
    """The parts of a text, each with the entries of its head; a file has one for each set.

    A text that has no head has no parts.
    """
    starts = [m.start() for m in re.finditer(rf"^\S+ {re.escape(FIRST)}$", text, re.MULTILINE)]
    ends = [*starts[1:], len(text)][: len(starts)]
    parts = [text[start:end] for start, end in zip(starts, ends, strict=True)]
    return tuple((_entries(part), part) for part in parts)


def spell_sizes(sizes: Mapping[str, int]) -> str:
    """Sizes in bytes as `block 8, key 16`."""
    return ", ".join(f"{name} {value}" for name, value in sizes.items())


def read_sizes(text: str) -> dict[str, int]:
    """The sizes that `spell_sizes` wrote; other words are ignored."""
    return {name: int(value) for name, value in re.findall(r"(\w+) (\d+)", text)}


def registers_in(text: str, target: Target) -> str:
    """The registers that a listing names, by class, and how callee-saved ones are treated."""
    code = "\n".join(line.split(target.comment)[0] for line in text.splitlines())
    used = _used(code, target)
    families = sorted({_split(name)[0] for name in used})
    listed = [", ".join(_ranges(used, family)) for family in families]
    return "; ".join([*listed, *_kept(used, target)])


def _used(code: str, target: Target) -> set[str]:
    """The registers that a text names: by the number in a view, or by a name of their own."""
    letters = "".join(view for view in target.view_classes if len(view) == 1)
    if not letters:
        own = {r for c in target.classes for r in c.free}
        return own & set(re.findall(r"(?<![\w.])[a-z]+\d*\b", code))
    found = re.findall(rf"(?<![\w.])([{letters}])(\d+)\b", code)
    return {target.view_classes[view] + number for view, number in found}


def _kept(used: set[str], target: Target) -> Iterable[str]:
    for kind in target.classes:
        touched = used & set(kind.saved)
        if kind.saved:
            fate = "saved" if touched else "untouched"
            named = touched or set(kind.saved)
            families = sorted({_split(name)[0] for name in named})
            yield f"{', '.join(r for f in families for r in _ranges(named, f))} {fate}"


def _split(name: str) -> tuple[str, int]:
    """The letters and the number of a register; one without a number has -1."""
    letters = name.rstrip("0123456789")
    return letters, int(name.removeprefix(letters) or -1)


def _ranges(names: Iterable[str], kind: str) -> Iterable[str]:
    """The registers of a kind as `v0-v7`, `v16-v31`."""
    numbers = {number for family, number in map(_split, names) if family == kind}
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return (_run(kind, run) for run in runs)


def _run(kind: str, run: Sequence[int]) -> str:
    if -1 in run:
        return kind
    return f"{kind}{run[0]}" if len(run) == 1 else f"{kind}{run[0]}-{kind}{run[-1]}"


def keys_of(part: str) -> list[str]:
    """The keys of a part's head in order, including repetitions."""
    return [key for key, _ in _lines_of(part)]


def _entries(part: str) -> Mapping[str, str]:
    return dict(_lines_of(part))


def _lines_of(part: str) -> list[tuple[str, str]]:
    head = re.match(r"(?:\S+ .*\n)+", part)
    lines = head[0].splitlines() if head else []
    return [(m[1], m[2]) for line in lines if (m := _ENTRY.fullmatch(line))]
