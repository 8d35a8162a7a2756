"""Live ranges that are copied together get pairs; what must stay stays; else there is no answer."""

from __future__ import annotations

from compiler.registers.recolour import Recolouring
from compiler.registers.webs import END, START, Web

PAIRS = (("r2", "r3"), ("r4", "r5"), ("r6", "r7"))
USED = tuple(register for pair in PAIRS for register in pair)


def web(
    register: str, start: int, end: int, among: tuple[str, ...] = USED, is_fixed: bool = False
) -> Web:
    return Web(register, frozenset(among), is_fixed, start, end)


def test_what_is_copied_together_lies_in_pairs() -> None:
    low, high = web("r2", 1, 90), web("r5", 3, 90)
    to_low, to_high = web("r3", 11, 20), web("r6", 13, 20)
    copied = [((low, high), (to_low, to_high))]
    found = Recolouring([low, high, to_low, to_high], copied, PAIRS, USED).run()
    assert found
    pairs = {tuple(found[w] for w in (low, high)), tuple(found[w] for w in (to_low, to_high))}
    turned = {pair[::-1] for pair in pairs}
    assert pairs <= set(PAIRS) or turned <= set(PAIRS)
    assert len(pairs) == 2


def test_no_two_live_ranges_share_a_register_at_once() -> None:
    every = [web("r2", n, n + 5) for n in range(0, 30, 2)]
    found = Recolouring(every, [], PAIRS, USED).run()
    assert found
    for n, one in enumerate(every):
        for other in every[:n]:
            assert found[one] != found[other] or not one.overlaps(other)


def test_what_is_fixed_stays() -> None:
    fixed = web("r6", START, END, is_fixed=True)
    other = web("r6", 1, 9)
    found = Recolouring([other, fixed], [], PAIRS, USED).run()
    assert found
    assert (found[fixed], found[other] != "r6") == ("r6", True)


def test_where_two_must_stay_in_one_register_there_is_no_answer() -> None:
    one, other = (web("r2", START, END, is_fixed=True) for _ in range(2))
    assert Recolouring([one, other], [], PAIRS, USED).run() is None


def test_where_registers_are_too_few_there_is_no_answer() -> None:
    every = [web("r2", 0, 9, among=("r2", "r3")) for _ in range(3)]
    assert Recolouring(every, [], PAIRS, USED).run() is None
