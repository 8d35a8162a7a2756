"""Compares kernels on this machine's GPU with the interpreted cipher."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import numpy as np

from dsl.cipher import Cipher
from gpu.cipher import GpuCipher
from verify.programs.reference import spec_reference
from verify.report import Finding
from verify.subject import Reference

CHUNK_BYTES = 4096
"""The size of a part: small, so that messages of several parts are short."""
MOST_BLOCKS = 1200
"""The most blocks of a message: the interpreter is slow."""
FIRST_COUNTER = 3
SEED = 20


def check_on_gpu(path: Path, cipher: Cipher) -> tuple[Finding, ...]:
    """Compare kernels with the interpreted cipher, on lengths around groups and parts.

    Args:
        path: path of a generated file for PTX.
        cipher: the cipher of the file.

    Raises:
        NoGpuError: there is no GPU that runs it.
        GpuError: the driver returns an error.
    """
    with GpuCipher(path, chunk_bytes=CHUNK_BYTES) as gpu:
        encrypt = spec_reference(cipher, gpu.set_name)
        found = [
            _finding("counter mode on the GPU", _counted(gpu, encrypt)),
            _finding("ECB on the GPU", _blocks(gpu, encrypt)),
        ]
    return tuple(each for each in found if each.cases or each.detail)


def _finding(name: str, cases: Iterator[str]) -> Finding:
    """The finding for some cases, each of which is the description of a failure, or empty."""
    held = 0
    for wrong in cases:
        if wrong:
            return Finding(name, "failed", held, wrong)
        held += 1
    return Finding(name, "tested", held)


def _lengths(gpu: GpuCipher, unit_bytes: int) -> list[int]:
    """Lengths in bytes that are multiples of a unit: near a group, and of several parts."""
    group, most = gpu.sizes["group"], MOST_BLOCKS * gpu.sizes["block"]
    near = {unit_bytes, group - unit_bytes, group, group + unit_bytes, 2 * CHUNK_BYTES + group}
    wanted = {min(n, most) // unit_bytes * unit_bytes for n in (*near, most - unit_bytes)}
    return sorted(wanted - {0})


def key_and_nonce(sizes: Mapping[str, int]) -> tuple[bytes, bytes]:
    """The key and the nonce of the checks, the same in each run."""
    random = np.random.default_rng(SEED)
    return random.bytes(sizes["key"]), random.bytes(sizes["nonce"])


def _counted(gpu: GpuCipher, encrypt: Reference) -> Iterator[str]:
    """Check counter mode on each length, out of place and in place."""
    if "ctr_crypt" not in gpu.kernels:
        return
    block, (key, nonce) = gpu.sizes["block"], key_and_nonce(gpu.sizes)
    width = block - len(nonce)
    for nbytes in _lengths(gpu, 1):
        numbers = range(FIRST_COUNTER, FIRST_COUNTER - (-nbytes // block))
        counters = b"".join(nonce + n.to_bytes(width, "big") for n in numbers)
        stream = np.frombuffer(encrypt(key, counters)[:nbytes], np.uint8)
        text = np.arange(nbytes, dtype=np.uint32).astype(np.uint8)
        with gpu.counter_mode(key, nonce) as context:
            secret = gpu.ctr_crypt(text, context, FIRST_COUNTER)
            right = bool((secret == text ^ stream).all())
            gpu.ctr_crypt(secret, context, FIRST_COUNTER, secret)
        right = right and bool((secret == text).all())
        yield "" if right else f"{nbytes} bytes, key {key.hex()}, nonce {nonce.hex()}"


def _blocks(gpu: GpuCipher, encrypt: Reference) -> Iterator[str]:
    """Check ECB on each length, encryption and decryption."""
    if not {"ecb_encrypt", "ecb_decrypt"} <= gpu.kernels:
        return
    key, _ = key_and_nonce(gpu.sizes)
    for nbytes in _lengths(gpu, gpu.sizes["block"]):
        text = np.arange(nbytes, dtype=np.uint32).astype(np.uint8).tobytes()
        with gpu.key(key) as own:
            secret = gpu.ecb_encrypt(text, own)
            right = secret.tobytes() == encrypt(key, text)
            right = right and gpu.ecb_decrypt(secret, own).tobytes() == text
        yield "" if right else f"{nbytes} bytes, key {key.hex()}"
