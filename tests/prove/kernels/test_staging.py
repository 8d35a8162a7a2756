"""The copy of keys that threads make together, and what is wrong with changed ones."""

from __future__ import annotations

import pytest

from prove.kernels.memory import AccessProblem, Buffer, Indexed, Place, Secret, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge
from prove.kernels.output import Differs
from prove.kernels.staging import BANKS, OWN_BANK, WORD, CopyMemory
from prove.kernels.thread import KernelProblem
from prove.machine.values import Sum, Unsupported, symbol
from tests.prove.kernel_subjects import TABLES, single_claim, striped_claim

ECB = "ecb_encrypt"
WORDS = 44 * 32
"""Masks of the round keys of SIMECK-64/128."""
OWN = symbol(WORD).times(4)
KNOWN = Knowledge({WORD: (0, 3)})


LAST = f"setp.ge.u32 %done, %lane, {WORDS};"
BROKEN = [
    # which words are copied
    ((LAST, LAST.replace(str(WORDS), str(WORDS - 1))), "before all words are copied"),
    ((LAST, LAST.replace(str(WORDS), str(WORDS + 1))), "not shown to be inside"),
    ((f"staged[{WORDS}]", f"staged[{WORDS - 1}]"), "not shown to be inside of `staged`"),
    (("add.u32 %lane, %lane, %size;", "add.u32 %lane, %lane, %lane;"), "words of its number"),
    (("mov.u32 %size, %ntid.x;", "mov.u32 %size, %nctaid.x;"), "words of its number"),
    (("mov.u32 %lane, %tid.x;", "mov.u32 %lane, %ctaid.x;"), "nothing is known of it"),
    # from where, and to where
    (("mul.wide.u32 %own, %lane, 4;", "mul.wide.u32 %own, %lane, 8;"), "another word of `rk`"),
    (("%grid, %lane, 4, %index;", "%grid, %lane, 8, %index;"), "another word of `staged`"),
    (("st.shared.u32 [%grid], %byte;", ""), "words of its number"),
    (("st.shared.u32 [%grid], %byte;", "st.shared.u32 [%grid], %lane;"), "gets another word"),
    (("ld.global.u32 %byte, [%own];", "ld.global.u16 %byte, [%own];"), "another word of `rk`"),
    # the barrier
    (("bar.sync 0;", ""), "has one barrier"),
    (("bar.sync 0;", "bar.sync 0;\n    bar.sync 0;"), "has one barrier"),
    (("bra COPIED_", "bra DONE_"), "a branch passes the barrier"),
    (("bra NEXT_", "bra COPIED_"), "a branch passes the barrier"),
    (("bra COPY_", "bra COPIED_"), "no loop"),
    # what happens behind it
    (("bar.sync 0;", "bar.sync 0;\n    st.shared.u32 [%grid], %byte;"), "nothing is known"),
    (("[staged+0]", f"[staged+{4 * WORDS}]"), "not shown to be inside of `staged`"),
    (("[staged+0]", "[staged+2]"), "not aligned"),
    (("    .shared", "    .shared .align 4 .b32 other[4];\n    .shared"), "several variables"),
]


def test_a_copy_is_what_the_buffer_holds() -> None:
    striped_claim(ECB).prove()


@pytest.mark.parametrize(("change", "said"), BROKEN, ids=lambda each: str(each)[:50])
@pytest.mark.slow
def test_changed_copies_are_noticed(change: tuple[str, str], said: str) -> None:
    claim = striped_claim(ECB, change)
    with pytest.raises((KernelProblem, Unsupported), match=said):
        claim.prove()


@pytest.mark.full
@pytest.mark.slow
def test_another_word_of_the_copy_is_another_key() -> None:
    claim = striped_claim(ECB, (f"[staged+{4 * WORDS - 4}]", f"[staged+{4 * WORDS - 8}]"))
    with pytest.raises(Differs):
        claim.prove()


COPIED = "ld.global.u32 %byte, [%own+1344];"
WRONG_TABLES = [
    # which entry is copied, and to which bank
    (("shr.u32 %byte, %lane, 5;", "shr.u32 %byte, %lane, 4;"), "bits of an address are used"),
    ((COPIED, COPIED.replace("1344", "1348")), "not shown to be inside of `rk`"),
    (("staged[8192]", "staged[8191]"), "not shown to be inside of `staged`"),
    (("%done, %lane, 8192;", "%done, %lane, 8160;"), "before all words are copied"),
    # from which bank it is read
    (("and.b32 %lane, %lane, 31;", "and.b32 %lane, %lane, 30;"), "nothing is known of it"),
    (("mad.lo.u32 %bank, %lane, 4, %index;", "mad.lo.u32 %bank, %lane, 8, %index;"), "one bank"),
    (("[e+0]", "[e+4]"), "one bank"),
    (("[e+0]", "[e+128]"), "not shown to be inside of `staged`"),
]


@pytest.mark.parametrize("name", ["ecb_encrypt", "ecb_decrypt"])
@pytest.mark.slow
def test_look_ups_in_banks_are_those_of_the_text(name: str) -> None:
    single_claim(TABLES, name).prove()


@pytest.mark.parametrize(("change", "said"), WRONG_TABLES, ids=lambda each: str(each)[:50])
@pytest.mark.slow
def test_changed_tables_are_noticed(change: tuple[str, str], said: str) -> None:
    name = "ecb_decrypt" if COPIED in change else "ecb_encrypt"
    claim = single_claim(TABLES, name, change)
    with pytest.raises((KernelProblem, Unsupported), match=said):
        claim.prove()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0x4440; mad.lo.u32", "0x4441; mad.lo.u32"),
        ("[%own+320]", "[%own+1344]"),
    ],
    ids=["another byte", "another table"],
)
@pytest.mark.slow
def test_other_entries_are_other_blocks(before: str, after: str) -> None:
    claim = single_claim(TABLES, ECB, (before, after))
    with pytest.raises(Differs):
        claim.prove()


def test_data_choose_a_row_of_banks() -> None:
    rows = 8
    copy = Buffer(
        "staged", "r", Sum("", rows * 128), 0, 4, lambda place: (place // 128,) * 8, banks=BANKS
    )
    held, known = ThreadMemory({}, Sum("", 0), staged=copy), Knowledge({OWN_BANK: (0, BANKS - 1)})
    bank, index = symbol(OWN_BANK).times(4), (0,) * 7 + (2, 4, 6)
    assert held.entries(Indexed(bank, index), 4, known) == [(row,) * 32 for row in range(rows)]
    assert len(held.entries(Indexed(bank.moved(4 * 128), index[:-1]), 4, known)) == rows // 2
    with pytest.raises(Secret, match="a bank of shared memory depends on data"):
        held.entries(Indexed(bank, (0,) * 6 + (2, 4)), 4, known)
    for other in (bank.times(2), bank.moved(4), symbol(OWN_BANK)):
        with pytest.raises(AccessProblem, match="not shown to be in one bank"):
            held.entries(Indexed(other, index), 4, known)
    for place in (bank.moved(128), bank.moved(-128)):
        with pytest.raises(AccessProblem, match="not shown to be inside of `staged`"):
            held.entries(Indexed(place, index), 4, known)
    keys = ThreadMemory({}, Sum("", 0), staged=Buffer("staged", "r", copy.end, 0, 4, copy.byte))
    for memory_of, n_bytes in ((keys, 4), (held, 2), (ThreadMemory({}, Sum("", 0)), 4)):
        with pytest.raises(Secret, match="an address depends on data"):
            memory_of.entries(Indexed(bank, index), n_bytes, known)


def memory() -> CopyMemory:
    buffers = {
        "out": Buffer("out", "w", symbol("n"), 8, 16, lambda place: None),
        "rk": Buffer("rk", "r", Sum("", 16), 0, 16, lambda place: (1,) * 8),
    }
    variable = Buffer("staged", "w", Sum("", 16), 0, 4, lambda place: None)
    return CopyMemory(buffers, Sum("", 0), variable=variable, word=(2, 4))


def test_a_turn_copies_its_word() -> None:
    held = memory()
    place = held.place(Sum("rk", 0, OWN.terms), 4, KNOWN, None)
    assert held.load(place, None) == (2, 4)
    held.store(held.shared_place(OWN, 4, KNOWN), (2, 4), None)
    assert (held.source, held.is_copied) == ("rk", True)
    with pytest.raises(AccessProblem, match="gets another word"):
        held.store(held.shared_place(OWN, 4, KNOWN), (2, 4), None)


def test_other_accesses_of_a_turn() -> None:
    held, guard = memory(), Condition(symbol("n"))
    with pytest.raises(Unsupported, match="`out` is accessed before the barrier"):
        held.place(Sum("out", 0, OWN.terms), 4, KNOWN, None)
    with pytest.raises(AccessProblem, match="in no buffer"):
        held.place(OWN, 4, KNOWN, None)
    with pytest.raises(AccessProblem, match="no known place"):
        held.shared_place((2, 4), 4, KNOWN)
    with pytest.raises(Unsupported, match="read before the barrier"):
        held.load(held.shared_place(OWN, 4, KNOWN), None)
    with pytest.raises(Unsupported, match="read before the barrier"):
        held.load(held.place(Sum("rk", 0, OWN.terms), 4, KNOWN, None), guard)


def test_shared_memory_behind_the_barrier() -> None:
    staged = Buffer("staged", "r", Sum("", 16), 0, 4, lambda place: (place,) * 8)
    held = ThreadMemory({}, Sum("", 0), staged=staged)
    place = held.shared_place(12, 4, KNOWN)
    assert place == Place(staged, 12, 4)
    assert held.load(place, None)[::8] == (12, 13, 14, 15)
    for wrong in (13, -4):
        with pytest.raises(AccessProblem, match="not shown to be inside of `staged`"):
            held.shared_place(wrong, 4, KNOWN)
    for other in (ThreadMemory({}, Sum("", 0)), held):
        with pytest.raises(AccessProblem, match="no known place"):
            other.shared_place(OWN, 4, KNOWN)
