"""Statements that differ in numbers alone become loops; the loops execute the same statements."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

import pytest

from compiler.emission.reroll import FEWEST, rerolled

LOOP = re.compile(r" *for \(unsigned (\w) = 0; \1 < (\d+); \1(?:\+\+| \+= (\d+))\)")
SUM = re.compile(r"\b(?:\d+ \* )?[ijk]\b(?: \+ (?:\d+ \* )?[ijk]\b)*(?: \+ \d+)?")


def executed(lines: Sequence[str]) -> list[str]:
    """The statements that a text with loops executes, with the values of all sums of counters."""
    made, loops = list[str](), list[tuple[str, int, int]]()
    for line in lines:
        if found := LOOP.fullmatch(line):
            loops.append((found[1], int(found[2]), int(found[3] or 1)))
            continue
        values: list[dict[str, int]] = [{}]
        for counter, end, stride in loops:
            values = [{**known, counter: n} for known in values for n in range(0, end, stride)]
        made += [filled(line.strip() if loops else line, known) for known in values]
        loops = []
    return made


def filled(line: str, known: dict[str, int]) -> str:
    """A statement with the values of its sums; nothing is added as zero."""
    text = SUM.sub(lambda m: str(value(m[0], known)), line) if known else line
    return text.replace(" + 0)", ")").replace(" + 0,", ",")


def value(text: str, known: dict[str, int]) -> int:
    """The value of a sum of numbers, counters and their multiples."""
    products = [
        [known[x] if x in known else int(x) for x in term.split(" * ")]
        for term in text.split(" + ")
    ]
    return sum(p[0] if len(p) == 1 else p[0] * p[1] for p in products)


def test_numbers_that_grow_together_become_a_loop() -> None:
    lines = [
        f"b[{n}] = load_le64(in + {8 * n});" if n else "b[0] = load_le64(in);" for n in range(9)
    ]
    assert rerolled(lines) == [
        "for (unsigned i = 0; i < 9; i++)",
        "    b[i] = load_le64(in + 8 * i);",
    ]
    assert executed(rerolled(lines)) == lines


def test_loops_that_differ_by_a_step_become_nested() -> None:
    lines = [f"f(y + {4 * i + j + 8}, y + {4 * i + j + 10});" for i in range(3) for j in range(2)]
    assert rerolled(lines) == [
        "for (unsigned i = 0; i < 12; i += 4)",
        "    for (unsigned j = 0; j < 2; j++)",
        "        f(y + i + j + 8, y + i + j + 10);",
    ]


def test_at_most_three_loops_are_nested() -> None:
    shifts = [sum(4**k * (n >> k & 1) for k in range(5)) for n in range(32)]
    lines = [f"f(y + {1 + shift});" for shift in shifts]
    made = rerolled(lines)
    assert {len(line) - len(line.lstrip()) for line in made} == {0, 4, 8, 12}
    assert executed(made) == lines


def test_few_statements_stay() -> None:
    lines = [f"f(y + {n});" for n in range(1, FEWEST)]
    assert rerolled(lines) == lines
    assert rerolled([*lines, f"f(y + {FEWEST});"]) != [*lines, f"f(y + {FEWEST});"]


@pytest.mark.parametrize(
    "spelled",
    [
        "const uint64_t t{n} = load64(in);",  # part of a name
        "f(x >> {n});",  # a sum binds less than a shift
        "f({n} * x + y);",
        "f(y - {n});",
        "b[0] = add(b[0], UINT64_C(0x{n}0));",
        "f(y);",  # nothing grows
    ],
)
def test_other_numbers_are_kept(spelled: str) -> None:
    lines = [spelled.format(n=n) for n in range(1, 9)]
    assert rerolled(lines) == lines


def test_numbers_that_fall_or_jump_are_kept() -> None:
    for numbers in ((9, 7, 5, 3, 1), (1, 2, 4, 8, 16)):
        lines = [f"f(y + {n});" for n in numbers]
        assert rerolled(lines) == lines


@pytest.mark.parametrize("seed", range(30))
def test_the_same_statements_are_executed(seed: int) -> None:
    """Runs of random shapes, beside statements of other kinds."""
    random, lines = Random(seed), list[str]()
    for _ in range(8):
        first, outer, inner = (random.randrange(20) for _ in range(3))
        name = random.choice("fg")
        for i in range(random.randrange(1, 5)):
            for j in range(random.randrange(1, 5)):
                n = first + outer * i + inner * j
                lines.append(f"{name}({f'y + {n}' if n else 'y'}, b[{random.randrange(2) + n}]);")
        lines += ["g(y);"] * random.randrange(2)
    assert executed(rerolled(lines)) == lines
