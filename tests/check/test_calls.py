"""The second checker's calls find a difference of any function, and none where there is none.

The functions are Python on samples in place of instructions. A block is a word of 32 bits, and the
cipher adds the key to it; the last two bytes of a counter block are the counter.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
import pytest

from check.calls import Session, Subject, check
from check.decode import Decoder
from check.machine import Call, Machine, Words
from compiler.frontend.interface import ORDER, Function
from compiler.frontend.programs import SpecPrograms
from compiler.ir.parse import parse_program
from compiler.machine.load import load_target
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from targets.binary import load_binary

TARGET = load_target("rv32i")
DECODER = Decoder(TARGET, load_binary(TARGET), ())
PROGRAMS = SpecPrograms(
    parse_program("spec key_schedule(k: u32) {\nr: u32 = copy k\nreturn r\n}"),
    parse_program("spec encrypt(x: u32, r: u32) {\ny: u32 = add x, r\nreturn y\n}"),
    parse_program("spec decrypt(x: u32, r: u32) {\ny: u32 = sub x, r\nreturn y\n}"),
)
WORD = WordLayout(Shape(32, (1,)), False)
U1, U4 = np.dtype("u1"), np.dtype("<u4")
Code = Callable[[Call, list[int]], None]
"""A function as what it does in a call, given its arguments as numbers."""


def key_setup(call: Call, a: list[int]) -> None:
    call.store(a[0], 4, None, call.load(a[1], 4, None, U4))


def encrypt(call: Call, a: list[int], sign: int = 1) -> None:
    keys = call.load(a[3], 4, None, U4) if a[2] else None
    if keys is not None:
        data = call.load(a[1], 4 * a[2], None, U4)
        call.store(a[0], 4 * a[2], None, data + keys if sign > 0 else data - keys)


def decrypt(call: Call, a: list[int]) -> None:
    encrypt(call, a, sign=-1)


def ctr_init(call: Call, a: list[int]) -> None:
    key_setup(call, a)
    call.store(a[0] + 4, 2, None, call.load(a[2], 2, None, U1))


def ctr_nonce(call: Call, a: list[int]) -> None:
    call.store(a[0] + 4, 2, None, call.load(a[1], 2, None, U1))


def ctr_crypt(call: Call, a: list[int], wrap: int = 0x10000) -> None:
    if not a[2]:
        return
    key, nonce = call.load(a[3], 4, None, U4), call.load(a[3] + 4, 2, None, U1)
    blocks = np.zeros((call.n_samples, -(-a[2] // 4), 4), U1)
    blocks[:, :, :2] = nonce[:, None]
    for i in range(blocks.shape[1]):
        counter = ((a[4] & 0xFFFF) + i) % wrap % 0x10000
        blocks[:, i, 2:] = list(counter.to_bytes(2, "big"))
    stream = (blocks.view(U4)[:, :, 0] + key).astype(U4).view(U1)[:, : a[2]]
    call.store(a[0], a[2], None, call.load(a[1], a[2], None, U1) ^ stream)


CODE: dict[Function, Code] = {
    "key_setup": key_setup,
    "ecb_encrypt": encrypt,
    "ecb_decrypt": decrypt,
    "ctr_init": ctr_init,
    "ctr_nonce": ctr_nonce,
    "ctr_crypt": ctr_crypt,
}


@dataclass
class PythonMachine(Machine):
    """A machine whose word at `4 * i` is function `i` of the interface."""

    functions: Mapping[Function, Code] = field(default_factory=dict)

    def block(self, at: int) -> tuple[Callable[..., int], int]:
        def run(registers: Mapping[str, Words], call: Call) -> int:
            given = [int(registers[f"a{n}"].flat[0]) for n in range(5)]
            self.functions[ORDER[at // 4]](call, given)
            return int(call.home)

        return run, 1


def subject_of(changed: Mapping[Function, Code] = CODE, group: int = 8) -> Subject:
    """The toy, with some functions changed."""
    code = {name: changed.get(name, each) for name, each in CODE.items()}
    names = ("code", "stack", "rk", "ctx", "key", "nonce", "in", "out")
    aligns, entries = dict.fromkeys(names, 4), {name: 4 * ORDER.index(name) for name in code}
    machine = PythonMachine(
        bytes(4 * len(ORDER)), entries, DECODER, aligns, 16, True, functions=code
    )
    return Subject(machine, PROGRAMS, WORD, WORD, 2, group, {"rk": 4, "ctx": 6})


@pytest.mark.parametrize("group", [8, 136])
def test_good_functions_agree_and_every_one_was_called(group: int) -> None:
    subject = subject_of(group=group)
    assert check(subject) == ""
    said = [call for call, _ in subject.made]
    assert {call.partition("(")[0] for call in said} == set(CODE)
    n_blocks = group // 4
    for name in ("ecb_encrypt", "ecb_decrypt"):
        counts = {int(c.split(", ")[2]) for c in said if c.startswith(name)}
        assert {0, 1, n_blocks - 1, n_blocks, n_blocks + 1} <= counts
        assert max(counts) == 3 * n_blocks
    lengths = {int(c.split(", ")[2]) for c in said if c.startswith("ctr_crypt")}
    around = {n for border in (group, 2 * group) for n in range(border - 4, border + 5)}
    assert {*range(5), *around, 3 * group} <= lengths
    assert lengths == set(range(3 * group + 1)) or group > 128
    starts = {int(c.rstrip(")").split(", ")[4]) & 0xFFFF for c in said if c.startswith("ctr_crypt")}
    assert {0xFF, 0xFFFF, 0xFD, 0xFFFD} <= starts
    assert {n for _, n in subject.made} == {16, 2 * 32 + 512}


def early(call: Call, a: list[int]) -> None:
    """It writes `out` before it has read `in`."""
    if a[2] == 2:
        call.store(a[0], 1, None, np.zeros((call.n_samples, 1), U1))
    encrypt(call, a)


def from_junk(call: Call, a: list[int]) -> None:
    """It leaves what `rk` held before in its last byte."""
    key_setup(call, a)
    call.store(a[0] + 3, 1, None, call.stack.data[:, :1])


def old_nonce(_call: Call, _a: list[int]) -> None:
    """It does nothing."""


def past_the_end(call: Call, a: list[int]) -> None:
    key_setup(call, a)
    call.store(a[0] + 4, 1, None, np.zeros((call.n_samples, 1), U1))


@pytest.mark.parametrize(
    ("name", "code", "said"),
    [
        ("ecb_encrypt", decrypt, r"ecb_encrypt\(out, in, \d+, rk\): byte \d+ of out is .., must"),
        ("ecb_decrypt", encrypt, r"ecb_decrypt\(out, in, \d+, rk\): byte"),
        ("ecb_encrypt", early, r"ecb_encrypt\(in, in, 2, rk\): byte 0 of out"),
        ("key_setup", from_junk, r"key_setup\(rk, key\): `rk` depends on something"),
        ("key_setup", past_the_end, r"key_setup\(rk, key\): .*1 bytes at byte 4 of rk are outside"),
        ("ctr_init", key_setup, r"ctr_crypt\(out, in, \d+, ctx, \d+\): byte 0 of out"),
        ("ctr_nonce", old_nonce, r"ctr_crypt\(in, in, \d+, ctx, \d+\): byte"),
        ("ctr_crypt", lambda call, a: ctr_crypt(call, a, 0xFFFF), r"ctr_crypt\(in, in, \d+"),
        ("ctr_crypt", lambda call, a: ctr_crypt(call, a, 0x100), r"ctr_crypt\(out, in, \d+"),
        (
            "ctr_crypt",
            lambda call, a: ctr_crypt(call, [*a[:2], a[2] - (a[2] == 7), *a[3:]]),
            r"ctr_crypt\(\w+, in, 7, ctx, \d+\): byte 6",
        ),
    ],
)
def test_a_wrong_function_is_named_with_its_call(name: Function, code: Code, said: str) -> None:
    found = check(subject_of({name: code}))
    assert re.match(said, found), found


def test_only_functions_that_there_are_are_called() -> None:
    subject = subject_of()
    subject.machine.entries = {
        n: at for n, at in subject.machine.entries.items() if n in ("key_setup", "ecb_encrypt")
    }
    assert check(subject) == ""
    assert {call.partition("(")[0] for call, _ in subject.made} == {"key_setup", "ecb_encrypt"}


def test_of_many_samples_every_bit_is_once_alone_and_once_missing() -> None:
    many, few = Session(subject_of(), 100), Session(subject_of(), 16)
    rows = {bytes(row) for row in many.mixed(4)}
    assert {(1 << bit).to_bytes(4, "little") for bit in range(32)} <= rows
    assert {(0xFFFFFFFF ^ 1 << bit).to_bytes(4, "little") for bit in range(32)} <= rows
    for session in (many, few):
        assert {bytes(4), b"\xff" * 4} <= {bytes(row) for row in session.mixed(4)}


def test_blocks_are_made_under_the_key_of_their_sample() -> None:
    session = Session(subject_of(), 16)
    blocks = np.arange(16 * 8, dtype=np.uint8).reshape(16, 8)
    keys = session.keys.copy().view(U4)
    expected = (blocks.view(U4).astype(np.uint64) + keys) % 2**32
    assert session.applied(PROGRAMS.encrypt, blocks).view(U4).tolist() == expected.tolist()
