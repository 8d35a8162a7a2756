"""Notes of operators on marks: applied to numbers they give what the operators give."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prove.graph.words import Bits, constant_bits
from prove.machine.recorder import POINTER, Note, Recorder
from prove.machine.values import Sum, Unsupported

WIDTH = 2
Operator = Callable[[Recorder, Bits, Bits], Bits]
Function = Callable[[int, int], int]
BITWISE: dict[str, tuple[Operator, Function]] = {
    "xor": (lambda r, a, b: r.xor(a, b), lambda x, y: x ^ y),
    "xor of a complement": (
        lambda r, a, b: r.xor((a[0] ^ 1, a[1]), b),
        lambda x, y: x ^ y ^ 1,
    ),
    "and": (lambda r, a, b: r.conjunction(a, b), lambda x, y: x & y),
    "or": (lambda r, a, b: r.disjunction(a, b), lambda x, y: x | y),
    "choice": (lambda r, a, b: r.choice(a[0], a, b), lambda x, y: x if x & 1 else y),
    "equal bits": (lambda r, a, b: (r.equal(a[:1], b[:1]),), lambda x, y: (x ^ y ^ 1) & 1),
    "masks": (
        lambda r, a, b: r.disjunction(
            r.conjunction(a, (b[0], b[0])), r.conjunction((b[0] ^ 1, b[0] ^ 1), b)
        ),
        lambda x, y: x if y & 1 else y,
    ),
}


def value_of(values: dict[int, int], mark: int) -> int:
    return values[mark >> 1] ^ mark & 1


def followed(recorder: Recorder, values: dict[int, int]) -> None:
    """Apply the notes of operators on single bits to numbers."""
    for note in recorder.notes:
        first, second, *third = [value_of(values, mark) for (mark,) in note.arguments]
        (result,) = note.results
        values[result >> 1] = {
            "xor": first ^ second,
            "conjunction": first & second,
            "choice": second if first else sum(third),
        }[note.name]


@pytest.mark.parametrize("known", ["none", "first", "second"])
@pytest.mark.parametrize("name", BITWISE)
def test_notes_give_what_the_operator_gives(name: str, known: str) -> None:
    operator, function = BITWISE[name]
    for x in range(1 << WIDTH):
        for y in range(1 << WIDTH):
            recorder = Recorder()
            a, b = recorder.unknown(WIDTH), recorder.unknown(WIDTH)
            values = {0: 0}
            values |= {m >> 1: x >> i & 1 for i, m in enumerate(a)}
            values |= {m >> 1: y >> i & 1 for i, m in enumerate(b)}
            a = constant_bits(x, WIDTH) if known == "first" else a
            b = constant_bits(y, WIDTH) if known == "second" else b
            marks = operator(recorder, a, b)
            followed(recorder, values)
            found = sum(value_of(values, mark) << i for i, mark in enumerate(marks))
            assert found == function(x, y), (x, y)


def test_what_is_known_is_not_noted() -> None:
    recorder = Recorder()
    a, b = recorder.unknown(1), recorder.unknown(1)
    (x,), (y,) = a, b
    assert recorder.xor(a, (1,)) == (x ^ 1,)
    assert recorder.xor(a, (x ^ 1,)) == (1,)
    assert recorder.conjunction(a, (0,)) == (0,)
    assert recorder.conjunction((1,), b) == b
    assert recorder.conjunction(a, (x ^ 1,)) == (0,)
    assert recorder.disjunction(a, a) == a
    assert recorder.choice(x, b, b) == b
    assert recorder.choice(0, a, b) == b
    assert recorder.subtract((0, 0, 0), (y, 0, 0)) == (y, y, y), "a comparison, negated"
    assert recorder.notes == []


def test_two_masks_of_one_bit_are_a_choice() -> None:
    recorder = Recorder()
    c, x, y = recorder.unknown(3)
    either = recorder.disjunction(
        recorder.conjunction((x,), (c,)), recorder.conjunction((c ^ 1,), (y,))
    )
    assert recorder.notes[-1].name == "choice"
    assert recorder.notes[-1].arguments == ((c,), (x,), (y,))
    assert recorder.notes[-1].results == either


@pytest.mark.parametrize(
    ("name", "made", "n_bits"),
    [
        ("add", lambda r, a, b: r.add(a, b), 4),
        ("subtract", lambda r, a, b: r.subtract(a, b), 4),
        ("multiply", lambda r, a, b: r.multiply(a, b), 4),
        ("below", lambda r, a, b: (r.below(a, b),), 1),
        ("equal", lambda r, a, b: (r.equal(a, b),), 1),
        (">>>", lambda r, a, b: r.moved(a, ">>>", b), 4),
    ],
)
def test_operators_on_words_are_one_note(name: str, made: Operator, n_bits: int) -> None:
    recorder = Recorder()
    a, b = recorder.unknown(4), recorder.unknown(4)
    results = made(recorder, a, b)
    assert recorder.notes == [Note(name, 1, (a, b), results)]
    assert len(set(results) | set(a) | set(b)) == 8 + n_bits


def test_a_look_up_is_a_note_of_all_cells() -> None:
    recorder = Recorder()
    cells, place = [recorder.unknown(2), (1, 0)], recorder.unknown(1)
    results = recorder.lookup(cells, place)
    assert recorder.notes == [Note("lookup", 1, (cells[0], (1, 0), place), results)]
    assert len(results) == 2


def test_a_note_is_above_those_that_it_reads() -> None:
    recorder = Recorder()
    a, b = recorder.unknown(4), recorder.unknown(4)
    total = recorder.add(a, b)
    recorder.below(a, b)
    recorder.xor(total[:1], a[:1])
    assert [(note.name, note.level) for note in recorder.notes] == [
        *(("add", 1), ("below", 1), ("xor", 2))
    ]


def test_bytes_are_loaded_and_stored_at_distances() -> None:
    recorder = Recorder()
    word = recorder.load(Sum(POINTER, 4), 2)
    assert isinstance(word, tuple)
    assert recorder.load(Sum(POINTER, 5), 1) == word[8:], "a byte is read once"
    recorder.store(Sum(POINTER, -2), word[::-1], 2)
    assert recorder.stores == {-2: word[::-1][:8], -1: word[::-1][8:]}
    assert recorder.accesses == [(4, 2), (5, 1), (-2, 2)]


@pytest.mark.parametrize("address", [(0, 0), Sum("in", 0), Sum("", 4)])
def test_an_address_that_counts_from_something_else_is_refused(address: Bits | Sum) -> None:
    with pytest.raises(Unsupported, match="an address that is not noted down"):
        Recorder().load(address, 1)
    with pytest.raises(Unsupported, match="an address that is not noted down"):
        Recorder().store(address, (0,) * 8, 1)


def test_a_byte_is_stored_once_and_is_no_pointer() -> None:
    recorder = Recorder()
    recorder.store(Sum(POINTER, 0), (0,) * 16, 2)
    with pytest.raises(Unsupported, match="a store that is not noted down"):
        recorder.store(Sum(POINTER, 1), (0,) * 8, 1)
    with pytest.raises(Unsupported, match="a store that is not noted down"):
        recorder.store(Sum(POINTER, 8), Sum(POINTER, 0), 4)
