"""Checks that the time of a file's functions depends only on public values, call by call."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial

from compiler.frontend.interface import BLOCK_FUNCTIONS, ECB, INTERFACE, ORDER, Function
from verify.emulation.faults import Mismatch
from verify.emulation.machine import Result
from verify.emulation.memory import Argument, Buffer, Word32
from verify.emulation.taint import Decode, ObjectCode, find_leaks
from verify.emulation.trace import Trace, compare_traces, misaligned
from verify.report import Finding, run_cases
from verify.runner import record, runner_of
from verify.subject import Interface, Subject
from verify.toolchain.assemble import Image

Call = tuple[Function, int, int]
"""A function, its blocks or bytes, and a counter: the public part of a call."""
Recorder = Callable[[str, Sequence[Argument]], Trace]
"""Calls a function by its symbol and records its execution."""
Held = Callable[[Function, int], bytes | None]
"""What `rk` or `ctx` holds before a call of a function, by a seed; None for any bytes."""


def check_timing(
    subject: Subject,
    image: Image,
    decode: Decode | ObjectCode | None,
    recorder: Recorder | None = None,
) -> Iterator[Finding]:
    """Check each function on short and long calls, by two traces and by taint.

    Args:
        subject: the file.
        image: the file, assembled with its lines.
        decode: finds the row of a line, or of bytes; None where there is no table, then taint is
            not run.
        recorder: what runs the calls; Unicorn without.
    """
    run = recorder or partial(record, subject.machine, image)
    held = _any_bytes if recorder else cache(partial(_held, subject, image))
    for function in subject.functions:
        calls = [call for call in public_calls(subject) if call[0] == function]
        yield run_cases(
            f"{function}: timing, two secrets", _compared(subject, image, run, calls, held)
        )
        name = f"{function}: timing, taint"
        if decode is None:
            yield Finding(name, "not run", 0, "no table of instructions was given")
        else:
            # The longest call goes through every loop and tail; taint is the slower check.
            some = [calls[0], *calls[1:][-1:]]
            yield run_cases(name, _tainted(subject, image, decode, run, some, held))


def public_calls(subject: Interface) -> Iterator[Call]:
    """Calls that reach every loop and tail."""
    group, block = subject.group_blocks, subject.block_bytes
    for function in (name for name in ORDER if name not in BLOCK_FUNCTIONS):
        yield function, 0, 0
    for n_blocks in sorted({0, 1, group - 1, group, 2 * group + 1}):
        for function in (name for name in ECB if INTERFACE[name].is_everywhere):
            yield function, n_blocks, 0
    for n_bytes in (0, 1, block, group * block - 1, group * block, (2 * group + 1) * block + 1):
        yield "ctr_crypt", n_bytes, 256**subject.counter_bytes - 1


def secret_arguments(
    subject: Interface, call: Call, seed: int, held: bytes | None = None
) -> tuple[Argument, ...]:
    """The arguments of a call, with secrets from a seed.

    Args:
        subject: the properties of the file.
        call: the function, and the public part of its call.
        seed: of the secrets.
        held: what `rk` or `ctx` holds; None for any bytes.
    """
    function, amount, counter = call
    rng = random.Random(seed)

    def secret(n_bytes: int, writable: bool = False, align: int = subject.data_align) -> Buffer:
        return Buffer(rng.randbytes(n_bytes), writable, align=align)

    aligned = partial(secret, align=subject.align)

    def filled(n_bytes: int, writable: bool = False) -> Buffer:
        if held is None or writable:
            return aligned(n_bytes, writable)
        return Buffer(held, align=subject.align)

    rk, ctx = partial(filled, subject.rk_bytes), partial(filled, subject.ctx_bytes)
    key, nonce = partial(secret, subject.key_bytes), partial(secret, subject.nonce_bytes)
    n_bytes = amount * (subject.block_bytes if function.startswith("ecb") else 1)
    data: tuple[Argument, ...] = (secret(n_bytes, writable=True), secret(n_bytes), amount)

    def keys() -> Argument:
        return rk() if subject.key_bytes else 0

    made: dict[Function, Callable[[], tuple[Argument, ...]]] = {
        "key_setup": lambda: (rk(writable=True), key()),
        "ctr_init": lambda: (ctx(writable=True), key(), nonce()),
        "ctr_nonce": lambda: (ctx(writable=True), nonce()),
        "ecb_encrypt": lambda: (*data, keys()),
        "ecb_decrypt": lambda: (*data, keys()),
        "ctr_crypt": lambda: (*data, ctx() if subject.ctx_bytes else 0, Word32(counter)),
    }
    return made[function]()


def held_before(
    subject: Interface, function: Function, seed: int, call: Callable[..., Result]
) -> bytes | None:
    """What the function that fills `rk` or `ctx` makes of secrets; None where none is called.

    Tables may have no entries for other bytes than these.

    Args:
        subject: the properties of the file.
        function: the one that reads it.
        seed: of the secrets.
        call: calls a function by its symbol.
    """
    filler = subject.filler_of(function)
    if filler is None or filler not in subject.functions:
        return None
    args = secret_arguments(subject, (filler, 0, 0), seed)
    assert isinstance(args[0], Buffer), "it is filled"
    return call(subject.functions[filler], *args).contents[args[0]]


def _held(subject: Subject, image: Image, function: Function, seed: int) -> bytes | None:
    return held_before(subject, function, seed, runner_of(subject.machine, image).call)


def _any_bytes(function: Function, seed: int) -> None:
    """Nothing, where what runs the calls does not say what they write."""
    del function, seed


def _compared(
    subject: Subject, image: Image, run: Recorder, calls: list[Call], held: Held
) -> Iterator[object]:
    for call in calls:
        symbol = subject.functions[call[0]]
        first, second = (
            run(symbol, secret_arguments(subject, call, seed, held(call[0], seed)))
            for seed in (1, 2)
        )
        yield compare_traces(image, symbol, first, second)


def _barely_aligned(argument: Argument) -> Argument:
    """A buffer at a place that has the alignment asked for and no more."""
    return replace(argument, place=argument.align) if isinstance(argument, Buffer) else argument


def _tainted(
    subject: Subject,
    image: Image,
    decode: Decode | ObjectCode,
    run: Recorder,
    calls: list[Call],
    held: Held,
) -> Iterator[object]:
    for call in calls:
        arguments = secret_arguments(subject, call, 1, held(call[0], 1))
        if subject.machine.aligned_accesses:
            arguments = tuple(map(_barely_aligned, arguments))
        trace = run(subject.functions[call[0]], arguments)
        if subject.machine.aligned_accesses and (wrong := misaligned(trace)):
            raise Mismatch(f"{image.place(wrong.pc)}: an access is not aligned to its size")
        leaks = find_leaks(image, subject.text, decode, trace)
        if leaks:
            more = f" (and {len(leaks) - 1} more)" if len(leaks) > 1 else ""
            raise Mismatch(f"{leaks[0]}{more}")
        yield call
