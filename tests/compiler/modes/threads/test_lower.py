"""Entries in threads do what the text of the mode says, for groups and keys of all kinds."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from compiler.layouts.layout import LayoutError
from compiler.modes.control import Control
from compiler.modes.threads.lower import ThreadEntry, ThreadLowering
from compiler.modes.threads.steps import FillOutput, Leave, Lines, Turns
from dsl.modes.parse import shipped_mode
from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes
from tests.compiler.modes.test_evaluate import toy
from tests.compiler.modes.threads.made import cipher_of, evaluated, with_output
from tests.compiler.modes.threads.thread import Thread

SIZES = [(16, 16, 2), (16, 32, 2), (8, 16, 1), (8, 10, 2), (12, 18, 1), (12, 12, 1), (8, 16, 4)]
"""Bytes of a block and of a key, and the blocks of a group."""


def lowered(control: Control, key: int, group: int) -> ThreadEntry:
    return ThreadLowering(
        control, with_output(control), cipher_of(control.block, key, group)
    ).entry()


def states(control: Control, count: int) -> Sequence[bytes]:
    rng = random.Random(control.state_bytes)
    used = [
        rng.randbytes(control.key)
        + rng.choice([b"\xff" * control.block, rng.randbytes(control.block)])
        + rng.randrange(1, 99).to_bytes(8, "big")
        for _ in range(count)
    ]
    return [*used, bytes(control.state_bytes), used[0][:-8] + b"\xff" * 8]


@pytest.mark.parametrize("folds", [True, False])
@pytest.mark.parametrize(("block", "key", "group"), SIZES)
def test_requests(block: int, key: int, group: int, folds: bool) -> None:
    control = evaluated(block, key, folds=folds)
    entry = lowered(control, key, group)
    instance = Instance(shipped_mode("ctr_drbg"), Sizes(block, key, {"df": True}), toy)
    for n_bytes in (0, 1, block - 1, block, block + 1, 2 * group * block + 3):
        for state in states(control, 3):
            instance.state = {
                "Key": state[:key],
                "V": state[key : key + block],
                "reseed_counter": int.from_bytes(state[-8:], "big"),
            }
            code, output = instance.call("generate", n_bytes, b"")
            made = Thread(entry, block, key, group).run(state, n_bytes)
            assert made == (None if code else (output, packed(instance)))


def packed(instance: Instance) -> bytes:
    values = instance.state.values()
    return b"".join(v.to_bytes(8, "big") if isinstance(v, int) else v for v in values)


def test_the_cipher_is_there_twice_and_its_key_set_up_once() -> None:
    entry = lowered(evaluated(16, 32), 32, 2)
    (fill,) = (s for s in entry.steps if isinstance(s, FillOutput))
    (turns,) = (s for s in entry.steps if isinstance(s, Turns))
    assert turns.count == 2
    alone = [s.text for s in entry.steps if isinstance(s, Lines)]
    around = [s.text for part in (fill.encrypt, turns.body) for s in part if isinstance(s, Lines)]
    assert (alone, around) == (["set up"], ["encrypt", "encrypt"])
    assert sum(isinstance(s, Leave) for s in entry.steps) == 3


TEXT = """mode m as m
source "none"
code late = 1 "no"
state {
    K: bytes[key]
    V: bytes[block]
    n: number
}
entry f(out y: bytes) "f" {
    BODY
}
"""


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("fill y with B {\n V = E(zeros(key), V)\n B = V\n}", "another's"),
        ("if n == 0 {\n V = V + 1\n}", "`If` has no form in threads"),
        ("n = n * 2", "threads add constants to numbers only"),
        ("refuse late if n > length(y)", "threads compare numbers with constants only"),
    ],
)
def test_steps_without_a_form(body: str, message: str) -> None:
    control = evaluated(16, 16, TEXT.replace("BODY", body))
    with pytest.raises(LayoutError, match=message):
        lowered(control, 16, 1)


def test_blocks_that_are_no_whole_words() -> None:
    control = evaluated(10, 16)
    with pytest.raises(LayoutError, match="blocks of 10 bytes"):
        ThreadLowering(control, with_output(control), cipher_of(10, 16, 2))
