"""Code in memory: each instruction is read once, places in it are pointers, its ends are kept."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from prove.graph.words import constant_bits
from prove.machine.code import CODE, Broken, Fault, Leaks, Unread
from prove.machine.memory import Violation
from prove.machine.plan import implied
from prove.machine.values import Sum
from tests.prove.toy_machine import BASE, TABLE, assembled, code_of

LINES = "add a0 a1 a2; lw t0 a1 8; bne a0 t0 -2; call 3; here t0 4; beq zero zero 1; sw a0 zero 4"
CODE_HERE = code_of(assembled(LINES))
ADD, LOAD, BRANCH, CALL, HERE, ALWAYS, ABSOLUTE = (BASE + 4 * i for i in range(7))


def test_an_instruction_is_read_once_and_kept() -> None:
    code = code_of(assembled(LINES))
    ready = code.ready(LOAD)
    assert code.known == {LOAD: ready}
    assert code.ready(LOAD) is ready
    assert code.at(LOAD) is ready.decoded
    assert code.at(LOAD).text() == "lw t0, 8(a1)"
    assert code.word_bits == 32


def test_operands_are_registers_of_the_plan() -> None:
    add, load = CODE_HERE.ready(ADD), CODE_HERE.ready(LOAD)
    assert add.plan is not None
    assert (add.sources, add.pointer, add.turns) == (("a1", "a2"), "", ())
    assert [name for name, _ in add.targets] == ["a0"]
    assert load.plan is not None
    assert (load.pointer, load.operands) == ("a1", {"k": 8})
    assert load.plan.loads == ((8, 4),)


def test_a_branch_goes_on_behind_or_at_its_place() -> None:
    branch = CODE_HERE.ready(BRANCH)
    assert branch.turns == (BRANCH + 4, BRANCH - 8)
    assert branch.operands == {"t": BRANCH - 8, "pc": BRANCH + 4}
    assert CODE_HERE.ready(ALWAYS).turns == (ALWAYS + 4, ALWAYS + 4)


def test_a_place_in_the_code_is_a_pointer() -> None:
    assert CODE_HERE.ready(HERE).operands == {"k": 4, "pc": Sum(CODE, HERE + 4 - BASE)}


def test_calls_have_numbers_and_no_plan() -> None:
    call = CODE_HERE.ready(CALL)
    assert call.plan is None
    assert call.operands == {"t": CALL + 12, "pc": CALL + 4}


def test_a_register_that_is_always_zero_is_no_pointer() -> None:
    assert CODE_HERE.ready(ABSOLUTE).plan is None


@pytest.mark.parametrize("pc", [BASE - 4, BASE + 28, BASE + 2])
def test_there_is_no_code_elsewhere(pc: int) -> None:
    with pytest.raises(Broken, match=f"^{pc:#x}: there is no code here$") as caught:
        CODE_HERE.ready(pc)
    assert caught.value.pc == pc
    assert not isinstance(caught.value, Unread)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (bytes(4), "0x00000000 is no instruction of the table"),
        (assembled("ret")[:3], "the code ends inside an instruction"),
    ],
)
def test_what_is_no_instruction_is_not_read(text: bytes, complaint: str) -> None:
    with pytest.raises(Unread, match=complaint):
        code_of(text).at(BASE)


def test_bytes_of_the_code_are_constants() -> None:
    code = code_of(bytes(range(1, 9)))
    assert code.constant(0, 4) == constant_bits(0x04030201, 32)
    assert code.constant(5, 2) == constant_bits(0x0706, 16)
    assert code.constant(7, 1) == constant_bits(8, 8)


@pytest.mark.parametrize(("place", "n_bytes"), [(-1, 1), (8, 1), (6, 4), (0, 9)])
def test_bytes_outside_of_the_code_are_not_read(place: int, n_bytes: int) -> None:
    with pytest.raises(Violation, match=f"{n_bytes} bytes are accessed outside of the code"):
        code_of(bytes(8)).constant(place, n_bytes)


def test_aligned_loads_are_at_multiples_and_not_wider_than_the_code_is_aligned() -> None:
    code = replace(code_of(bytes(16)), align=4)
    assert code.constant(4, 4) == constant_bits(0, 32)
    for place, n_bytes in ((2, 4), (1, 2), (8, 8)):
        with pytest.raises(Violation, match="of the code are accessed out of alignment"):
            code.constant(place, n_bytes)


def test_names_that_are_no_operand_are_implied() -> None:
    assert implied(TABLE["ret"]) == {"lr"}
    assert implied(TABLE["call"]) == {"pc"}
    assert implied(TABLE["beq"]) == {"pc"}
    assert implied(TABLE["sw"]) == implied(TABLE["add"]) == frozenset()


def test_a_fault_names_its_place_and_its_instruction() -> None:
    decoded = CODE_HERE.at(LOAD)
    problem = Fault("it is wrong", decoded, LOAD)
    assert str(problem) == "0x1004 (lw t0, 8(a1)): it is wrong"
    assert (problem.what, problem.text, problem.pc) == ("it is wrong", "lw t0, 8(a1)", LOAD)
    assert str(Fault("it is wrong", None, 16)) == "0x10: it is wrong"
    assert Leaks("it leaks", decoded, LOAD, (6, 8)).literals == (6, 8)


@pytest.mark.parametrize("kind", [Fault, Broken, Unread, Leaks])
def test_a_fault_goes_from_process_to_process(kind: type[Fault]) -> None:
    problem = kind("it is wrong", CODE_HERE.at(ADD), ADD)
    again = pickle.loads(pickle.dumps(problem))
    assert type(again) is kind
    assert str(again) == str(problem)
    assert again.pc == ADD
