"""Partial evaluation and what follows it, against the mode's own text."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator

import pytest

from compiler.modes.control import Control, Encrypt, Rewrite, Setup, walk
from compiler.modes.evaluate import evaluate_mode
from compiler.modes.rewrites.batch import Batch
from compiler.modes.rewrites.fuse import Fuse
from compiler.modes.rewrites.tidy import Tidy
from dsl.modes.parse import parse_mode, shipped_mode
from dsl.modes.run import Instance
from dsl.modes.sizes import Sizes
from tests.compiler.modes.execute import Machine

DRBG = shipped_mode("ctr_drbg")
SIZES = [(16, 16), (16, 24), (16, 32), (8, 16), (8, 8), (12, 12), (8, 10)]
Call = tuple[str, tuple[bytes, ...], int]


def toy(key: bytes, block: bytes) -> bytes:
    return hashlib.sha256(key + block).digest()[: len(block)]


def rewrites(block: int) -> tuple[Rewrite, ...]:
    return (Fuse(), Batch(block), Tidy())


def made(sizes: Sizes, folds: bool = True, count: int = 3) -> Control:
    control = evaluate_mode(DRBG, sizes, toy, folds)
    for rewrite in rewrites(sizes.block)[:count]:
        control = control.with_bodies(rewrite)
    return control


def requests(sizes: Sizes, rng: random.Random) -> Iterator[Call]:
    seed = sizes.key + sizes.block
    df = sizes.switches["df"]

    def size(most: int) -> bytes:
        return rng.randbytes(rng.randrange(most))

    first = rng.randbytes(seed if not df else sizes.key + rng.randrange(30))
    yield "generate", (b"",), 3  # never instantiated
    yield "init", (first, size(20) if df else b"", size(seed)), 0
    for _ in range(12):
        kind = rng.choice(["generate", "generate", "reseed"])
        extra = rng.choice([b"", size(seed), rng.randbytes(seed)])
        if kind == "generate":
            yield kind, (extra,), rng.randrange(4 * sizes.block)
        else:
            fresh = rng.randbytes(seed if not df else sizes.key + rng.randrange(9))
            yield kind, (rng.choice([fresh, fresh, b"short"]), extra), 0


def compare(control: Control, sizes: Sizes, seed: int) -> Machine:
    instance, machine = Instance(DRBG, sizes, toy), Machine(control, toy)
    for entry, inputs, n_bytes in requests(sizes, random.Random(seed)):
        given: tuple[int | bytes, ...] = (n_bytes, *inputs) if entry == "generate" else inputs
        assert machine.call(entry, inputs, n_bytes) == instance.call(entry, *given)
        state = {
            n: v.to_bytes(8, "big") if isinstance(v, int) else v for n, v in instance.state.items()
        }
        assert {n: bytes(v) for n, v in machine.state.items()} == state
    return machine


@pytest.mark.parametrize("count", [0, 3])
@pytest.mark.parametrize("folds", [True, False])
@pytest.mark.parametrize("df", [True, False])
@pytest.mark.parametrize(("block", "key"), SIZES)
def test_steps_do_what_the_text_says(
    block: int, key: int, df: bool, folds: bool, count: int
) -> None:
    sizes = Sizes(block, key, {"df": df})
    control = made(sizes, folds, count)
    for seed in range(2):
        compare(control, sizes, seed)


def test_folding_saves_what_the_head_says() -> None:
    """A request makes so many fewer encryptions and key schedules."""
    sizes = Sizes(16, 16, {"df": True})
    folded, plain = made(sizes), made(sizes, folds=False)
    call = ("init", (bytes(16), bytes(8), bytes(5)))
    counts = []
    for control in (folded, plain):
        machine = Machine(control, toy)
        machine.call(*call)
        counts.append((machine.encryptions, machine.schedules))
    saved = folded.saved["init"] + folded.saved["block_cipher_df"]
    assert counts[1][0] - counts[0][0] == saved.encryptions == 4
    assert counts[1][1] - counts[0][1] == saved.schedules == 2


@pytest.mark.parametrize(("block", "key"), SIZES)
def test_known_keys_are_never_set_up(block: int, key: int) -> None:
    control = made(Sizes(block, key, {"df": True}))
    assert list(control.known_keys.values()) == [bytes(range(key))]
    init = next(r for r in control.routines if r.name == "init")
    assert not [s for s in walk(init.body) if isinstance(s, Setup | Encrypt)]


def test_one_key_schedule_serves_output_and_update() -> None:
    generate = next(r for r in made(Sizes(16, 16, {"df": True})).routines if r.name == "generate")
    outside = [s for s in generate.body if isinstance(s, Setup)]
    assert len(outside) == 1


def test_a_loop_over_unknown_bytes_goes_over_them_once() -> None:
    """The chains of the derivation function read its input together, in one call of the cipher."""
    (df, *_) = made(Sizes(8, 16, {"df": True})).routines
    calls = [s for s in walk(df.body) if isinstance(s, Encrypt) and s.schedule == "known_key_0"]
    assert [(step.to.n_bytes, step.to) for step in calls] == [(24, calls[0].source)]


TWO_KEYS = """mode two
state { A: bytes[key]; B: bytes[key]; X: bytes[block] }
entry swap(out made: bytes, given: bytes) {
    for P in given || zeros((block - length(given) % block) % block) {
        X = E(A, X ^ P)
        X = E(B, X)
    }
    let old = A
    A = B
    B = old
    fill made with P { P = E(A, X); X = E(B, P) ^ x"RR" }
}
"""


@pytest.mark.parametrize("folds", [True, False])
def test_keys_that_alternate_in_a_loop(folds: bool) -> None:
    """Two schedules are kept for a loop; fields that swap are both read before they are written."""
    text = TWO_KEYS.replace("RR", "07" * 8)
    mode, sizes = parse_mode(text, "two.mode"), Sizes(8, 8)
    control = evaluate_mode(mode, sizes, toy, folds)
    for rewrite in rewrites(8):
        control = control.with_bodies(rewrite)
    instance, machine = Instance(mode, sizes, toy), Machine(control, toy)
    for name in ("A", "B", "X"):
        instance.state[name] = name.encode() * 8
        machine.state[name][:] = name.encode() * 8
    for n_bytes in (0, 5, 17, 24):
        given = bytes(n_bytes)
        assert machine.call("swap", (given,), n_bytes) == instance.call("swap", n_bytes, given)
        assert {n: bytes(v) for n, v in machine.state.items()} == instance.state


@pytest.mark.parametrize("change", [lambda k: k[1:] + k[:1], lambda k: bytes(len(k))])
def test_another_constant_key_shows(change: Callable[[bytes], bytes]) -> None:
    """The comparison finds a derivation function with another key."""
    sizes = Sizes(16, 16, {"df": True})
    control = made(sizes)
    keys = {name: change(key) for name, key in control.known_keys.items()}
    wrong = Control(**{**vars(control), "known_keys": keys})
    with pytest.raises(AssertionError):
        compare(wrong, sizes, 1)
