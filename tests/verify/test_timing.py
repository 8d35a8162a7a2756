"""The timing of each function is judged on public calls alone, by two traces and by taint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from compiler.frontend.interface import Function
from compiler.machine.decoder import Decoder
from targets.aarch64_neon.emulate import MACHINE
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from tests.verify.toy_cipher import SYMBOLS, toy
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Word32
from verify.emulation.trace import Step, Trace
from verify.report import Finding
from verify.subject import Subject
from verify.timing import check_timing, held_before, public_calls, secret_arguments
from verify.toolchain.assemble import Image

DECODE = Decoder(INSTRUCTIONS, VIEWS).match
BASE, AT = 0x1000, 0x8000
TEXT = "ldr x4, [x1, #0]\ncbz x4, f\ncbz x2, f\ncbnz x4, f\n"
IMAGE = Image(bytes(16), {"f": BASE}, BASE, lines={BASE + 4 * n: n + 1 for n in range(4)})
ONE: dict[Function, str] = {"ecb_encrypt": "f"}
LOAD, SECRET, PUBLIC = Step(BASE, ((False, AT, 8),)), Step(BASE + 4, ()), Step(BASE + 8, ())


def subject_of(functions: dict[Function, str] = ONE) -> Subject:
    return replace(toy(TEXT), functions=functions)


def found_of(
    *steps: Step, subject: Subject | None = None, taint: bool = True
) -> tuple[list[Finding], list[Sequence[Argument]]]:
    """The findings where every call executes some steps, and the arguments of the calls."""
    calls: list[Sequence[Argument]] = []

    def run(symbol: str, args: Sequence[Argument]) -> Trace:
        assert symbol == "f"
        calls.append(args)
        return Trace(steps, {args[1]: AT} if isinstance(args[1], Buffer) else {})

    subject = subject or subject_of()
    return list(check_timing(subject, IMAGE, DECODE if taint else None, run)), calls


def test_public_calls_reach_every_loop_and_tail() -> None:
    """The toy takes groups of two blocks of eight bytes."""
    calls = list(public_calls(toy()))
    numbers: dict[str, list[int]] = {name: [] for name in SYMBOLS}
    for name, amount, counter in calls:
        numbers[name].append(amount)
        assert counter == (0xFFFF_FFFF if name == "ctr_crypt" else 0)
    assert numbers["key_setup"] == numbers["ctr_init"] == numbers["ctr_nonce"] == [0]
    assert numbers["ecb_encrypt"] == numbers["ecb_decrypt"] == [0, 1, 2, 5]
    assert numbers["ctr_crypt"] == [0, 1, 8, 15, 16, 41]


@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("key_setup", [(8, True, 16), (8, False, 4)]),
        ("ctr_init", [(12, True, 16), (8, False, 4), (4, False, 4)]),
        ("ctr_nonce", [(12, True, 16), (4, False, 4)]),
        ("ecb_encrypt", [(24, True, 4), (24, False, 4), 3, (8, False, 16)]),
        ("ecb_decrypt", [(24, True, 4), (24, False, 4), 3, (8, False, 16)]),
        ("ctr_crypt", [(3, True, 4), (3, False, 4), 3, (12, False, 16), Word32(9)]),
    ],
)
def test_arguments_are_those_of_the_function(name: Function, shapes: list[object]) -> None:
    subject = replace(toy(), data_align=4)
    made = [secret_arguments(subject, (name, 3, 9), seed) for seed in (1, 1, 2)]
    for args in made:
        found = [(len(a.data), a.writable, a.align) if isinstance(a, Buffer) else a for a in args]
        assert found == shapes
    first, again, other = ([a.data for a in args if isinstance(a, Buffer)] for args in made)
    assert first == again
    assert all(one != two for one, two in zip(first, other, strict=True))


def test_round_keys_are_those_that_the_key_set_up_makes() -> None:
    subject = subject_of({"ecb_encrypt": "f", "key_setup": "g"})

    def call(symbol: str, *args: Argument) -> Result:
        rk, key = args
        assert isinstance(rk, Buffer)
        assert isinstance(key, Buffer)
        assert symbol == "g"
        return Result({rk: key.data * 2}, {})

    held = held_before(subject, "ecb_encrypt", 1, call)
    *_, rk = secret_arguments(subject, ("ecb_encrypt", 1, 0), 1, held)
    _, key = secret_arguments(subject, ("key_setup", 0, 0), 1)
    assert isinstance(rk, Buffer)
    assert isinstance(key, Buffer)
    assert rk.data == key.data * 2
    assert held_before(subject, "key_setup", 1, call) is None
    assert held_before(subject_of(), "ecb_encrypt", 1, call) is None, "the file has no key set-up"


def test_without_a_key_rk_is_a_null_pointer() -> None:
    *_, rk = secret_arguments(replace(toy(), key_bytes=0), ("ecb_encrypt", 1, 0), 1)
    assert rk == 0


def test_good_functions_are_tested_in_both_ways() -> None:
    findings, calls = found_of(LOAD, PUBLIC)
    assert findings == [
        Finding("ecb_encrypt: timing, two secrets", "tested", 4),
        Finding("ecb_encrypt: timing, taint", "tested", 2),
    ]
    assert [args[2] for args in calls] == [0, 0, 1, 1, 2, 2, 5, 5, 0, 5]


def test_each_function_is_judged_by_itself() -> None:
    both: dict[Function, str] = {"key_setup": "f", "ctr_nonce": "f"}
    findings, _ = found_of(PUBLIC, subject=subject_of(both))
    assert [(f.name.partition(":")[0], f.status, f.cases) for f in findings] == [
        ("key_setup", "tested", 1),
        ("key_setup", "tested", 1),
        ("ctr_nonce", "tested", 1),
        ("ctr_nonce", "tested", 1),
    ]


def test_a_secret_branch_is_found_by_taint_alone_where_traces_agree() -> None:
    same, taint = found_of(LOAD, SECRET, PUBLIC)[0]
    assert same.status == "tested"
    assert (taint.status, taint.cases) == ("failed", 1)  # there is no secret in no blocks
    assert taint.detail == "f+0x4: branch depends on a secret: cbz x4, f"


def test_further_leaks_are_counted() -> None:
    steps = LOAD, SECRET, Step(BASE + 12, ())
    assert found_of(*steps)[0][1].detail.endswith("cbz x4, f (and 1 more)")


def test_a_line_without_a_row_is_a_leak() -> None:
    _, taint = found_of(Step(BASE + 64, ()))[0]
    assert (taint.status, taint.cases) == ("failed", 0)
    assert "no row of the table reads" in taint.detail


def test_without_a_table_taint_is_not_run() -> None:
    _, taint = found_of(LOAD, SECRET, taint=False)[0]
    assert (taint.status, taint.detail) == ("not run", "no table of instructions was given")


def test_traces_that_differ_are_a_failure() -> None:
    turn = iter(range(100))

    def run(_symbol: str, _args: Sequence[Argument]) -> Trace:
        return Trace((PUBLIC,) * (1 + next(turn)), {})

    first, _ = check_timing(subject_of(), IMAGE, None, run)
    assert first.status == "failed"
    assert first.detail == "f: the number of instructions differs between two secrets"


@pytest.mark.parametrize(("aligned", "status"), [(False, "tested"), (True, "failed")])
def test_accesses_are_aligned_where_the_machine_asks_for_it(aligned: bool, status: str) -> None:
    """There, buffers lie at places that have their alignment and no more."""
    machine = replace(MACHINE, aligned_accesses=aligned)
    subject = replace(subject_of(), machine=machine, data_align=4)
    odd = Step(BASE, ((False, AT + 4, 8),))
    (_, taint), calls = found_of(odd, PUBLIC, subject=subject)
    assert taint.status == status
    if aligned:
        assert taint.detail == "f: an access is not aligned to its size"
    places = [a.place for a in calls[-1] if isinstance(a, Buffer)]
    assert places == ([4, 4, 16] if aligned else ["end"] * 3)
