"""Functions of a file are called with the buffers that their arrangement and alignment ask for."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from tests.verify.toy_cipher import SYMBOLS, toy
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Place, Word32
from verify.subject import ARRANGEMENTS, Arrangement, Caller, Subject

APART = Arrangement("apart", "end", "start")
IN_PLACE = Arrangement("in place", 3, None)
KEY, NONCE = bytes(range(8)), b"nonc"


@dataclass
class Recorder:
    """Writes calls down; what a function fills is `!` throughout afterwards."""

    calls: list[tuple[str, tuple[Argument, ...]]] = field(default_factory=list)

    def call(self, symbol: str, *args: Argument) -> Result:
        self.calls.append((symbol, args))
        return Result({b: b"!" * len(b.data) for b in args if isinstance(b, Buffer)}, {})


@pytest.fixture
def recorder() -> Recorder:
    return Recorder()


def caller(recorder: Recorder, **changed: object) -> Caller:
    """Of the toy, with `rk` and `ctx` at 16 and data at 4."""
    subject = replace(toy(), data_align=4)
    return Caller(replace(subject, **changed), recorder)  # type: ignore[arg-type]


def the_call(recorder: Recorder) -> tuple[str, tuple[Argument, ...]]:
    ((symbol, args),) = recorder.calls
    return symbol, args


def seen(argument: Argument) -> tuple[bytes, bool, Place, int]:
    """A buffer's fields."""
    assert isinstance(argument, Buffer)
    return argument.data, argument.writable, argument.place, argument.align


def shape(argument: Argument) -> tuple[int, bool, Place, int]:
    """The same with its size alone."""
    data, *rest = seen(argument)
    return len(data), *rest  # type: ignore[return-value]


@pytest.mark.parametrize(("place", "data_place", "key_place"), [("start",) * 3, (5, 20, 16)])
def test_key_setup_fills_rk_from_a_key(
    recorder: Recorder, place: Place, data_place: Place, key_place: Place
) -> None:
    """A place that is a number counts units of data's alignment; `rk` is always aligned."""
    assert caller(recorder).key_setup(KEY, place) == b"!" * 8
    symbol, (rk, key) = the_call(recorder)
    assert symbol == SYMBOLS["key_setup"]
    assert shape(rk) == (8, True, key_place, 16)
    assert seen(key) == (KEY, False, data_place, 4)


def test_ctr_init_fills_ctx_from_key_and_nonce(recorder: Recorder) -> None:
    assert caller(recorder).ctr_init(KEY, NONCE, "start") == b"!" * 12
    symbol, (ctx, key, nonce) = the_call(recorder)
    assert symbol == SYMBOLS["ctr_init"]
    assert shape(ctx) == (12, True, "start", 16)
    assert seen(key) == (KEY, False, "start", 4)
    assert seen(nonce) == (NONCE, False, "start", 4)


def test_ctr_nonce_changes_a_ctx(recorder: Recorder) -> None:
    caller(recorder).ctr_nonce(bytes(12), NONCE, 2)
    _, (ctx, nonce) = the_call(recorder)
    assert seen(ctx) == (bytes(12), True, 16, 16)
    assert seen(nonce) == (NONCE, False, 8, 4)


@pytest.mark.parametrize(("decrypt", "name"), [(False, "ecb_encrypt"), (True, "ecb_decrypt")])
def test_blocks_apart_are_two_buffers(recorder: Recorder, decrypt: bool, name: str) -> None:
    data = bytes(range(24))
    assert caller(recorder).ecb(decrypt, data, KEY, APART) == b"!" * 24
    symbol, (out, source, n_blocks, rk) = the_call(recorder)
    assert symbol == f"lwcc_toy64_64_{name}_neon"
    assert shape(out) == (24, True, "start", 4)
    assert seen(source) == (data, False, "end", 4)
    assert n_blocks == 3
    assert seen(rk) == (KEY, False, "end", 16)
    assert isinstance(out, Buffer)
    assert out.data != data


def test_blocks_in_place_are_one_buffer(recorder: Recorder) -> None:
    caller(recorder).ecb(False, bytes(8), KEY, IN_PLACE)
    _, (out, source, _, rk) = the_call(recorder)
    assert out is source
    assert seen(out) == (bytes(8), True, 12, 4)
    assert shape(rk) == (8, False, 16, 16)


def test_counter_mode_takes_bytes_and_a_word(recorder: Recorder) -> None:
    assert caller(recorder).ctr(bytes(7), bytes(12), 0xFFFF_FFFF, APART) == b"!" * 7
    symbol, (out, source, n_bytes, ctx, counter) = the_call(recorder)
    assert symbol == SYMBOLS["ctr_crypt"]
    assert (shape(out), shape(source)) == ((7, True, "start", 4), (7, False, "end", 4))
    assert (n_bytes, counter) == (7, Word32(0xFFFF_FFFF))
    assert shape(ctx) == (12, False, "end", 16)


def test_without_a_key_rk_is_a_null_pointer(recorder: Recorder) -> None:
    keyless = caller(recorder, key_bytes=0)
    assert keyless.round_keys(b"") == b""
    assert recorder.calls == []
    keyless.ecb(False, bytes(8), b"", APART)
    assert the_call(recorder)[1][3] == 0


def test_round_keys_are_made_by_the_key_setup(recorder: Recorder) -> None:
    assert caller(recorder).round_keys(KEY) == b"!" * 8
    assert the_call(recorder)[0] == SYMBOLS["key_setup"]


def test_a_nonce_is_what_the_counter_leaves_of_a_block() -> None:
    assert toy().nonce_bytes == 4
    assert replace(toy(), block_bytes=4, counter_bytes=2).nonce_bytes == 2


def test_a_function_is_called_after_what_fills_its_region() -> None:
    assert toy().filler_of("ecb_decrypt") == "key_setup"
    assert toy().filler_of("ctr_nonce") == toy().filler_of("ctr_crypt") == "ctr_init"
    assert toy().filler_of("ctr_init") is None
    assert replace(toy(), key_bytes=0).filler_of("ecb_encrypt") is None


def test_arrangements_cover_both_ends_and_odd_places_apart_and_in_place() -> None:
    assert len({each.name for each in ARRANGEMENTS}) == len(ARRANGEMENTS)
    for in_place in (False, True):
        chosen = [each for each in ARRANGEMENTS if (each.target is None) == in_place]
        assert {"end", "start"} < {each.source for each in chosen}
        odd = [place for each in chosen for place in (each.source, each.target)]
        assert [place for place in odd if isinstance(place, int)]
        assert all(place % 2 for place in odd if isinstance(place, int))


def test_a_subject_does_not_change() -> None:
    subject: Subject = toy()
    with pytest.raises(FrozenInstanceError):
        subject.block_bytes = 4  # type: ignore[misc]
