"""Calls a cipher on the stub of the driver, as a program of its own: `test_cipher.py` starts it.

The words behind it are the folder of the kernels and the set; what it prints is what held.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from catalogue.ciphers import find_cipher
from gpu.buffers import DeviceMemory
from gpu.check import check_on_gpu, key_and_nonce
from gpu.cipher import GpuCipher
from gpu.driver import GpuError, load_driver
from gpu.timing import time_messages
from verify.programs.reference import spec_reference

CHUNK_BYTES, N_BLOCKS, COUNTER = 1024, 700, 7
MARK = 0x4000000000000000
"""Of addresses of the stub's device; without it they are the host's."""
Call = Callable[[GpuCipher], object]


class Stub:
    """The controls of the stub, and the set that it stands for."""

    def __init__(self, path: Path, cipher: str) -> None:
        self.library = ctypes.CDLL("libcuda.so.1")
        self.library.stub_refused.restype = ctypes.c_char_p
        self.path = path
        with GpuCipher(path) as gpu:
            self.block, self.nonce_bytes = gpu.sizes["block"], gpu.sizes["nonce"]
            self.key = bytes(range(gpu.sizes["key"]))
        self.nonce = bytes(range(0xA0, 0xA0 + self.nonce_bytes))
        self.library.stub_know(self.key, self.nonce)
        self.encrypt = spec_reference(find_cipher(cipher).load(), path.stem)

    def stream(self, nbytes: int) -> NDArray[np.uint8]:
        """The key stream from `COUNTER` on."""
        width = self.block - self.nonce_bytes
        counters = range(COUNTER, COUNTER - (-nbytes // self.block))
        blocks = b"".join(self.nonce + n.to_bytes(width, "big") for n in counters)
        return np.frombuffer(self.encrypt(self.key, blocks)[:nbytes], np.uint8)

    def refuse_each(self, call: Call, out: NDArray[np.uint8], n_threads: int = 1) -> int:
        """Refuse each call once; how many there are."""
        before, number = out.copy(), 1
        while True:
            out[:] = before
            self.library.stub_begin(ctypes.c_long(number))
            failure: GpuError | None = None
            done = False
            try:
                with GpuCipher(self.path, n_threads=n_threads, chunk_bytes=CHUNK_BYTES) as gpu:
                    call(gpu)
                    done = True
            except GpuError as problem:
                failure = problem
            refused = self.library.stub_refused()
            if refused is None:
                assert failure is None, failure
                self.library.stub_begin(ctypes.c_long(0))
                return number - 1
            name = refused.decode()
            assert failure is not None, f"nobody said that {name} was refused"
            assert name in failure.reason, f"{name} is not named: {failure.reason}"
            assert done or (out == before).all(), f"{name} refused: out is touched"
            self.expect_nothing_left(name)
            number += 1

    def expect_nothing_left(self, refused: str = "") -> None:
        """See that everything is given back, but what the driver did not take."""
        if "Release" in refused:
            self.library.cuDevicePrimaryCtxRelease_v2(0)
        assert self.library.stub_left() == 0, f"{refused} refused: {self.library.stub_left()} left"
        assert self.library.stub_key_copies() == 0, f"{refused} refused: a key is left"
        assert not self.library.stub_is_faulty()


def bytes_of(memory: DeviceMemory) -> NDArray[np.uint8]:
    """The bytes of the stub's device."""
    place = (ctypes.c_uint8 * memory.nbytes).from_address(memory.address - MARK)
    return np.ctypeslib.as_array(place)


def say(*words: object) -> None:
    """A line for the test that started this program."""
    sys.stdout.write(" ".join(map(str, words)) + "\n")


def reason(call: Callable[[], object]) -> str:
    """Why a call is refused."""
    try:
        call()
    except GpuError as problem:
        return problem.reason
    raise AssertionError("it was not refused")


def crypt_refused(stub: Stub, n_threads: int) -> None:
    """Counter mode of more parts than there are lanes, with each call refused once."""
    text = np.arange(N_BLOCKS * stub.block + 3, dtype=np.uint32).astype(np.uint8)
    out = np.full(len(text), 0xEE, np.uint8)

    def call(gpu: GpuCipher) -> None:
        with gpu.counter_mode(stub.key, stub.nonce) as context:
            assert gpu.ctr_crypt(text, context, COUNTER, out) is out

    n_calls = stub.refuse_each(call, out, n_threads)
    assert (out == text ^ stub.stream(len(text))).all()
    say(f"refused with {n_threads}: {n_calls}")


def blocks(stub: Stub) -> None:
    """ECB, both ways, of bytes and in place."""
    data = bytes(range(256)) * stub.block
    with GpuCipher(stub.path, chunk_bytes=1) as gpu, gpu.key(stub.key) as key:
        secret = gpu.ecb_encrypt(data, key)
        assert secret.tobytes() == stub.encrypt(stub.key, data)
        assert gpu.ecb_decrypt(secret, key, secret) is secret
        assert secret.tobytes() == data
    assert not any(key.filled)
    stub.expect_nothing_left()


def device(stub: Stub) -> None:
    """Arrays of the device, apart and in place, and such as no kernel takes."""
    text = np.arange(1003, dtype=np.uint32).astype(np.uint8)
    with (
        GpuCipher(stub.path) as gpu,
        gpu.counter_mode(stub.key, stub.nonce) as context,
        gpu.device_memory(len(text)) as source,
        gpu.device_memory(len(text)) as out,
    ):
        wrong = DeviceMemory(out.address + 8, 64)
        bytes_of(source)[:] = text
        assert gpu.ctr_crypt(source, context, COUNTER, out) is out
        assert (bytes_of(out) == text ^ stub.stream(len(text))).all()
        gpu.ctr_crypt(out, context, COUNTER, out)
        assert (bytes_of(out) == text).all()
        say("unaligned out:", reason(lambda: gpu.ctr_crypt(source, context, 0, wrong)))
        say("unaligned:", reason(lambda: gpu.ctr_crypt(wrong, context, 0, wrong)))
        say("no out:", reason(lambda: gpu.ctr_crypt(source, context)))
        say("shorter:", reason(lambda: gpu.ctr_crypt(source, context, 0, DeviceMemory(4096, 16))))
        assert (bytes_of(out) == text).all()
    stub.expect_nothing_left()


def check_and_time(stub: Stub, cipher: str) -> None:
    """What `lwcc verify --gpu` and `lwcc bench --gpu` call."""
    sizes = {"key": len(stub.key), "nonce": len(stub.nonce)}
    stub.library.stub_know(*key_and_nonce(sizes))
    stub.library.stub_know(bytes(sizes["key"]), bytes(sizes["nonce"]))
    (first,) = time_messages(stub.path, (1024,))
    assert first.transferred > 0
    assert first.copied > 0
    assert first.alone > 0
    for finding in check_on_gpu(stub.path, find_cipher(cipher).load()):
        say(f"{finding.name}: {finding.status}, {finding.cases} {finding.detail}")
    stub.expect_nothing_left()


def bad_input(stub: Stub) -> None:
    """Each gives an error with the reason, and leaves the output alone."""
    last = (1 << 8 * (stub.block - stub.nonce_bytes)) - 1
    out = np.full(64, 0xEE, np.uint8)
    text = np.zeros(64, np.uint8)
    with (
        GpuCipher(stub.path) as gpu,
        gpu.counter_mode(stub.key, stub.nonce) as context,
        gpu.key(stub.key) as key,
    ):
        calls = {
            "empty": lambda: gpu.ctr_crypt(b"", context),
            "wrap": lambda: gpu.ctr_crypt(text, context, last, out),
            "part": lambda: gpu.ecb_encrypt(text[:-1], key, out[:-1]),
            "overlap": lambda: gpu.ctr_crypt(out[:-1], context, 0, out[1:]),
            "longer": lambda: gpu.ctr_crypt(text[:-1], context, 0, out),
            "strided": lambda: gpu.ctr_crypt(text[::2], context),
            "constant": lambda: gpu.ctr_crypt(text, context, 0, bytes(64)),
            "number": lambda: gpu.ctr_crypt(17, context),
            "another": lambda: gpu.ctr_crypt(text, key, 0, out),
            "key": lambda: gpu.key(b"short"),
            "nonce": lambda: gpu.counter_mode(stub.key, b""),
        }
        for name, call in calls.items():
            say(f"{name}: {reason(call)}")
        gpu.ctr_crypt(text[: stub.block], context, last, np.empty(stub.block, np.uint8))
    assert (out == 0xEE).all()
    for name, said in {
        "old driver": (11070, 90, 1, 1 << 30),
        "old device": (13000, 61, 1, 1 << 30),
        "no device": (13000, 90, 0, 1 << 30),
        "no memory": (13000, 90, 1, 1000),
    }.items():
        stub.library.stub_be(*said[:3], ctypes.c_size_t(said[3]))
        say(f"{name}: {reason(lambda: GpuCipher(stub.path))}")
        stub.expect_nothing_left()


def main(path: str, cipher: str) -> None:
    load_driver(0)
    stub = Stub(Path(path), cipher)
    crypt_refused(stub, 1)
    crypt_refused(stub, 3)
    blocks(stub)
    device(stub)
    check_and_time(stub, cipher)
    bad_input(stub)


if __name__ == "__main__":
    main(*sys.argv[1:])
