"""The complete machine check of one generated file for one parameter set."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from compiler.frontend.interface import Function
from verify.child import in_child
from verify.emulation.faults import Mismatch
from verify.emulation.memory import Place
from verify.emulation.taint import Decode, ObjectCode
from verify.report import Finding, Report, run_cases
from verify.runner import link_for, runner_of
from verify.subject import ARRANGEMENTS, Caller, Interface, Reference, Subject
from verify.timing import check_timing
from verify.toolchain.assemble import AssemblyError, Image, assemble

Cases = Iterator[object]
Vectors = Mapping[str, Any]
"""Of one set: lists `published`, `generated` and `ctr` of vectors in hexadecimal."""

PLAIN = ARRANGEMENTS[0]
PLACES: tuple[Place, ...] = ("end", "start", 5)
LARGE_GROUPS = 8


def check(
    subject: Subject,
    reference: Reference,
    vectors: Vectors | None = None,
    decode: Decode | ObjectCode | None = None,
    seed: int = 1,
) -> Report:
    """Assemble, link and run a file's functions in every arrangement and at every length.

    Args:
        subject: the file.
        reference: encrypts blocks by the cipher's own description.
        vectors: known answers of the set.
        decode: finds the row of a line of assembly, or of object code, for the timing taint.
        seed: of keys and data.

    Returns:
        A finding for each check. Nothing is run after a file that does not assemble.
    """
    image, findings = assembled(subject)
    if image is None:
        return Report(findings)
    with in_child(lambda: tuple(check_timing(subject, image, decode))) as timing:
        running = partial(runner_of, subject.machine, image, most_stack=subject.stack_bytes)
        full = running()
        # Watching each store to the stack is expensive, so most calls run without it.
        quick = running(watch_stack=False)
        session = Session(Caller(subject, full), Caller(subject, quick), reference, seed)
        results = tuple(run_all(session, vectors or {}))
        found, begun = (*findings, *results, *timing()), subject.machine.runs_in
        return Report(tuple(replace(each, name=begun + each.name) for each in found))


def assembled(subject: Subject) -> tuple[Image | None, tuple[Finding, ...]]:
    """Assemble a file, link it alone, and look for its functions.

    A file that may lie anywhere is linked at two addresses.

    Returns:
        The linked file, None if it is unusable, and the findings.
    """
    machine = subject.machine
    try:
        elf = assemble(subject.text, subject.features, machine.triple, machine.has_lines)
        image = link_for(machine, elf, lines=machine.has_lines)
        moved = link_for(machine, elf, machine.other_base, lines=False)
    except AssemblyError as error:
        return None, (Finding("assembles and links alone", "failed", 0, str(error)),)
    findings: tuple[Finding, ...] = (Finding("assembles and links alone", "tested", 1),)
    if machine.other_base is not None:
        findings = (*findings, _position(image, moved))
    missing = [s for s in subject.functions.values() if s not in image.symbols]
    if not missing:
        return image, findings
    detail = f"the file lacks {', '.join(missing)}"
    return None, (*findings, Finding("functions", "failed", 0, detail))


class Session:
    """The common data of the checks of a file; references are computed once for each key.

    Args:
        caller: calls the file's functions with all checks.
        quick: calls the same functions with fewer checks, for most calls.
        reference: encrypts blocks by the cipher's own description.
        seed: of keys and data.
    """

    def __init__(self, caller: Caller, quick: Caller, reference: Reference, seed: int) -> None:
        self.subject, self.reference = caller.subject, reference
        self.caller, self.quick = caller, quick
        self.random = random.Random(seed)
        self.keys = (self.key(), self.key())
        self._pairs: dict[bytes, tuple[bytes, bytes]] = {}

    def pair(self, key: bytes) -> tuple[bytes, bytes]:
        """Random blocks for the longest call, with their encryption."""
        if key not in self._pairs:
            longest = max(block_counts(self.subject)) * self.subject.block_bytes
            plain = self.random.randbytes(longest)
            self._pairs[key] = plain, self.reference(key, plain)
        return self._pairs[key]

    def key(self) -> bytes:
        """A random key."""
        return self.random.randbytes(self.subject.key_bytes)

    def nonce(self) -> bytes:
        """A random nonce, or the fixed one."""
        fixed = self.subject.fixed
        return (
            fixed.nonce
            if fixed and fixed.nonce
            else self.random.randbytes(self.subject.nonce_bytes)
        )

    def key_stream(self, key: bytes, nonce: bytes, counter: int, n_bytes: int) -> bytes:
        """The first bytes of the key stream from a counter on."""
        size = self.subject.counter_bytes
        n_blocks = -(-n_bytes // self.subject.block_bytes)
        values = ((counter + i) % 256**size for i in range(n_blocks))
        blocks = b"".join(nonce + value.to_bytes(size, "big") for value in values)
        return self.reference(key, blocks)[:n_bytes]

    def by(self, n_bytes: int, number: int) -> Caller:
        """The caller; it watches the stack at borders of groups in the first arrangement."""
        block = self.subject.block_bytes
        near = n_bytes // block in border_counts(self.subject) and n_bytes % block in (0, 1)
        return self.caller if near and number == 0 else self.quick


def border_counts(subject: Interface) -> frozenset[int]:
    """Numbers of blocks at which the control flow changes: none, few, around each group."""
    group = subject.group_blocks
    borders = [n * group + step for n in range(1, 4) for step in (-1, 0, 1)]
    return frozenset({0, 1, 2, *borders[:-1]})


def block_counts(subject: Interface, number: int | None = None) -> tuple[int, ...]:
    """How many blocks ECB is called with: 0 to three groups, and some large numbers.

    The arrangements share the numbers between borders, so that each is in one of them; `number` is
    the arrangement's, None for all numbers.
    """
    group, share = subject.group_blocks, len(ARRANGEMENTS)
    border = border_counts(subject)
    counts = [n for n in range(3 * group + 1) if number in (None, n % share) or n in border]
    return (*counts, 5 * group - 1, LARGE_GROUPS * group + 3)


EVERY_BYTE = 256
"""Groups of up to so many bytes are called with every number of bytes up to three groups."""


def byte_counts(subject: Interface, rng: random.Random, number: int) -> tuple[int, ...]:
    """How many bytes CTR is called with in an arrangement.

    Small groups: every number up to three groups, shared out over the arrangements. Larger ones:
    every number up to two blocks, whole blocks and one byte less. Always a block around each border
    of groups byte by byte, random numbers, and a large one.
    """
    block, group = subject.block_bytes, subject.group_blocks * subject.block_bytes
    share = len(ARRANGEMENTS)
    counts = set(range(2 * block + 1))
    if group <= EVERY_BYTE:
        counts |= set(range(3 * group + 1))
    counts |= {n - odd for n in range(block, 3 * group + 1, block) for odd in (0, 1)}
    counts = {n for n in counts if n % share == number}
    for border in (group, 2 * group, 3 * group):
        counts |= set(range(border - block, border + block + 1))
    counts |= {rng.randrange(3 * group) for _ in range(40)}
    return (*sorted(counts), LARGE_GROUPS * group + block + block // 2)


def first_counters(subject: Interface) -> tuple[int, ...]:
    """Where CTR calls start: at 0, and before each carry and the wrap, near and far."""
    bits = 8 * subject.counter_bytes
    carries = [1 << n for n in range(8, bits + 1, 8)]
    far = subject.group_blocks + subject.group_blocks // 2
    before = [carry - step for carry in carries for step in (1, 3, far)]
    return tuple(dict.fromkeys((0, 1, *(value % (1 << bits) for value in before))))


def _position(image: Image, moved: Image) -> Finding:
    """Whether the linked bytes are the same at both addresses."""
    name = "position-independent"
    if image.text == moved.text:
        return Finding(name, "tested", 1)
    return Finding(name, "failed", 0, "linked at another address, the bytes differ")


def run_all(session: Session, vectors: Vectors) -> Iterator[Finding]:
    """Every check whose function the file contains; the same for emulated and native code."""
    held = session.subject.functions
    for function, name, cases in _checks(session, vectors):
        needed = session.subject.filler_of(function) or function
        if function in held and needed in held:
            yield run_cases(f"{function}: {name}", cases())
        elif function in held:
            yield Finding(f"{function}: {name}", "not run", 0, f"the file holds no {needed}")


def _checks(
    session: Session, vectors: Vectors
) -> Iterator[tuple[Function, str, Callable[[], Cases]]]:
    """Each check: its function, its name, and the maker of its cases."""
    yield "key_setup", "placements", partial(_key_setup, session)
    for kind in ("published", "generated"):
        known = vectors.get(kind, ())
        yield "ecb_encrypt", f"{kind} vectors", partial(_ecb_vectors, session, known, False)
        yield "ecb_decrypt", f"{kind} vectors", partial(_ecb_vectors, session, known, True)
    for number, where in enumerate(ARRANGEMENTS):
        yield "ecb_encrypt", where.name, partial(_ecb, session, number, False)
        yield "ecb_decrypt", where.name, partial(_ecb, session, number, True)
    yield "ctr_init", "placements", partial(_ctr_init, session)
    yield "ctr_crypt", "vectors", partial(_ctr_vectors, session, vectors.get("ctr", ()))
    for number, where in enumerate(ARRANGEMENTS):
        yield "ctr_crypt", where.name, partial(_ctr, session, number)
    yield "ctr_crypt", "carries of the counter", partial(_ctr_counters, session)
    yield "ctr_nonce", "new nonces", partial(_ctr_nonce, session)


def _key_setup(session: Session) -> Cases:
    """`rk` depends on the key alone, wherever the two lie."""
    n_bytes = session.subject.key_bytes
    for key in (bytes(n_bytes), b"\xff" * n_bytes, *session.keys):
        first = session.caller.key_setup(key)
        for place in PLACES:
            yield _same(f"rk at {place}", session.caller.key_setup(key, place), first)


def _ecb(session: Session, number: int, decrypt: bool) -> Cases:
    """Every number of blocks in one arrangement."""
    key, where = session.keys[number % 2], ARRANGEMENTS[number]
    rk = session.caller.round_keys(key)
    plain, cipher = session.pair(key)
    source, expected = (cipher, plain) if decrypt else (plain, cipher)
    for n_blocks in block_counts(session.subject, number):
        n_bytes = n_blocks * session.subject.block_bytes
        result = session.by(n_bytes, number).ecb(decrypt, source[:n_bytes], rk, where)
        yield _same(f"nblocks={n_blocks}", result, expected[:n_bytes])


def _ecb_vectors(session: Session, known: Sequence[Mapping[str, str]], decrypt: bool) -> Cases:
    """Known answers; of several blocks where they have them."""
    for vector in known:
        plain, cipher = (bytes.fromhex(vector[name]) for name in ("plaintext", "ciphertext"))
        source, expected = (cipher, plain) if decrypt else (plain, cipher)
        rk = session.quick.round_keys(bytes.fromhex(vector["key"]))
        result = session.quick.ecb(decrypt, source, rk, PLAIN)
        yield _same(f"key {vector['key']}", result, expected)


def _ctr_init(session: Session) -> Cases:
    """`ctx` depends on key and nonce alone, wherever they lie."""
    key, nonce = session.key(), session.nonce()
    first = session.caller.ctr_init(key, nonce)
    for place in PLACES:
        yield _same(f"ctx at {place}", session.caller.ctr_init(key, nonce, place), first)


def _ctr(session: Session, number: int) -> Cases:
    """Every number of bytes in one arrangement, some from a counter that wraps."""
    key, nonce, where = session.keys[number % 2], session.nonce(), ARRANGEMENTS[number]
    first = -5 * number % 256**session.subject.counter_bytes
    counts = byte_counts(session.subject, session.random, number)
    ctx = session.caller.context(key, nonce)
    stream = session.key_stream(key, nonce, first, max(counts))
    data = session.random.randbytes(max(counts))
    expected = xor(data, stream)
    for n_bytes in counts:
        result = session.by(n_bytes, number).ctr(data[:n_bytes], ctx, first, where)
        yield _same(f"nbytes={n_bytes} counter={first:#x}", result, expected[:n_bytes])


def _ctr_counters(session: Session) -> Cases:
    """A little over two groups from counters before each carry."""
    key, nonce = session.key(), session.nonce()
    ctx = session.quick.context(key, nonce)
    n_bytes = (2 * session.subject.group_blocks + 2) * session.subject.block_bytes - 1
    for first in first_counters(session.subject):
        result = session.quick.ctr(bytes(n_bytes), ctx, first, PLAIN)
        expected = session.key_stream(key, nonce, first, n_bytes)
        yield _same(f"nbytes={n_bytes} counter={first:#x}", result, expected)


def _ctr_vectors(session: Session, known: Sequence[Mapping[str, Any]]) -> Cases:
    """Known answers of counter mode."""
    for vector in known:
        names = ("key", "nonce", "plaintext", "ciphertext")
        key, nonce, plain, cipher = (bytes.fromhex(vector[name]) for name in names)
        ctx = session.quick.context(key, nonce)
        result = session.quick.ctr(plain, ctx, int(vector["counter"]), PLAIN)
        yield _same(f"key {vector['key']} counter={vector['counter']}", result, cipher)


def _ctr_nonce(session: Session) -> Cases:
    """A new nonce under the old key, several times over."""
    key = session.key()
    ctx = session.caller.context(key, session.nonce())
    n_bytes = (session.subject.group_blocks + 1) * session.subject.block_bytes
    for place in PLACES:
        nonce = session.nonce()
        ctx = session.caller.ctr_nonce(ctx, nonce, place)
        expected = session.key_stream(key, nonce, 0, n_bytes)
        result = session.caller.ctr(bytes(n_bytes), ctx, 0, PLAIN)
        yield _same(f"nonce {nonce.hex()}", result, expected)


def xor(left: bytes, right: bytes) -> bytes:
    """Two byte strings of one length, added bit by bit."""
    value = int.from_bytes(left, "little") ^ int.from_bytes(right, "little")
    return value.to_bytes(len(left), "little")


def _same(what: str, result: bytes, expected: bytes) -> str:
    """The case's name, or an error for a wrong result with the first byte that differs."""
    if result == expected:
        return what
    at = next(i for i, pair in enumerate(zip(result, expected, strict=True)) if pair[0] != pair[1])
    message = f"{what}: byte {at} is {result[at]:02x}, expected {expected[at]:02x}"
    raise Mismatch(message)
