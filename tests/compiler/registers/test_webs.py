"""Live ranges of registers: where they begin and end, and what they may become."""

from __future__ import annotations

from compiler.ir.program import Op, Param, Program, Type
from compiler.machine.load import load_target
from compiler.registers.webs import END, START, Webs

AVR = load_target("avr")
BYTE = Type(8)
ADDRESS = Type(16)


def mov(to: str, source: str) -> Op:
    return Op("mov", (source,), (to,), (BYTE,))


def eor(to: str, other: str) -> Op:
    return Op("eor", (to, other), (to,), (BYTE,))


def webs(*ops: Op, results: tuple[str, ...] = ()) -> Webs:
    params = (Param("r2", BYTE), Param("r3", BYTE))
    program = Program("ecb_encrypt", "listing", params, ops, results, registers=True)
    (place, *_) = AVR.frameless["ecb_encrypt"]
    return Webs(program, AVR.without_frame("ecb_encrypt", place))


def spans(found: Webs) -> list[tuple[str, int, int, bool]]:
    return [(w.register, w.start, w.end, w.is_fixed) for w in found.every]


def test_what_overwrites_an_operand_goes_on_with_its_live_range() -> None:
    found = webs(mov("r4", "r2"), eor("r4", "r3"), mov("r4", "r3"), results=("r4",))
    assert spans(found) == [
        ("r2", START, 0, True),
        ("r3", START, 4, True),
        ("r4", 1, 3, False),
        ("r4", 5, END, True),
    ]


def test_the_order_decides_where_live_ranges_end() -> None:
    found = webs(mov("r4", "r2"), mov("r5", "r3"), eor("r4", "r4"))
    found.order = [1, 0, 2]
    found.measure()
    assert spans(found)[:2] == [("r2", START, 2, True), ("r3", START, 0, True)]
    assert spans(found)[2:] == [("r4", 3, 5, False), ("r5", 1, 1, False)]


def test_operands_that_want_some_registers_restrict_a_live_range() -> None:
    number = Op("ldi", (), ("r16",), (BYTE,), (("k", 7),))
    found = webs(number, mov("r4", "r16"), eor("r4", "r2"))
    upper, copied = (next(w for w in found.every if w.register == r) for r in ("r16", "r4"))
    assert upper.among == frozenset(AVR.view_registers["high"]) & found.pool
    assert copied.among == found.pool


def test_other_registers_are_put_in_everywhere() -> None:
    found = webs(mov("r4", "r2"), eor("r4", "r3"))
    names = {w: "r9" if w.register == "r4" else w.register for w in found.every}
    made = found.in_registers(names)
    assert [(op.args, op.results) for op in made.ops] == [
        (("r2",), ("r9",)),
        (("r9", "r3"), ("r9",)),
    ]
