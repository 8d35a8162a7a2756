"""A cipher's text against known answers, its own inverse, and its circuits: one parameter set."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from compiler.circuits.library import Circuit, prove
from compiler.frontend.programs import SpecPrograms
from compiler.ir.program import Table
from dsl.cipher import Cipher
from dsl.vectors import Vector, Vectors
from verify.check import xor
from verify.emulation.faults import Mismatch
from verify.programs.reference import SpecCipher, first_difference, wrong_answers
from verify.report import Finding, Report, run_cases

TEXT, ROUND_TRIPS, CIRCUITS = "text", "round trips", "circuits"
NEEDED = ("published", "generated", "ctr")
"""Kinds of vectors whose absence is said."""
COUNTER_BYTES = {"ctr": 4, "ctr16": 2}
"""The width of the counter by kind; in a block of four bytes it is two in any case."""
RANDOM_KEYS, RANDOM_BLOCKS = 4, 16


def check_spec(
    cipher: Cipher,
    set_name: str,
    vectors: Vectors,
    circuits: Sequence[Circuit] = (),
    seed: int = 1,
) -> Report:
    """Compute a parameter set as the text says, in both directions, and compare.

    Args:
        cipher: the checked cipher; the circuits in its text were compared with their tables then.
        set_name: one of its sets.
        vectors: the set's known answers besides those of the text.
        circuits: more circuits of the cipher's S-boxes, to be compared with their tables here.
        seed: of keys and blocks.

    Returns:
        A finding for each kind of case: `text`, `published`, `generated`, `ctr` and `ctr16` where
        there is a key and there are such, `round trips` where there is a `decrypt`, and `circuits`
        where the set has S-boxes.

    Raises:
        DiagnosticError: `encrypt` cannot be inverted.
        KeyError: the cipher has no such set.
    """
    spec = SpecCipher(cipher, set_name)
    findings = [_text(cipher, set_name, spec)]
    needed = (kind for kind in NEEDED if spec.has_key or kind not in COUNTER_BYTES)
    for kind in dict.fromkeys((*needed, *vectors)):
        known = vectors.get(kind, ())
        width = COUNTER_BYTES.get(kind, 0)
        cases = _counter_mode(spec, known, width) if width else _blocks(spec, known)
        findings.append(run_cases(kind, cases))
    if spec.decrypts:
        findings.append(run_cases(ROUND_TRIPS, _round_trips(spec, random.Random(seed))))
    tables = _tables(spec.programs)
    if tables:
        findings.append(run_cases(CIRCUITS, _circuits(cipher, circuits, tables)))
    return Report(tuple(findings))


def _text(cipher: Cipher, set_name: str, spec: SpecCipher) -> Finding:
    """The known answers that stand in the text."""
    answers = cipher.parameter_set(set_name).tests
    wrong = wrong_answers(spec, answers)
    if not wrong:
        return run_cases(TEXT, iter(answers))
    detail = "\n".join(diagnostic.render(cipher.text).rstrip() for diagnostic in wrong)
    return Finding(TEXT, "failed", len(answers) - len(wrong), detail)


def _blocks(spec: SpecCipher, known: Sequence[Vector]) -> Iterator[object]:
    """Known answers of single blocks: there and back."""
    _check_lengths(spec, known, 0)
    keys = spec.round_keys([vector.key for vector in known])
    size, numbers = spec.block.n_bytes, range(len(known))
    encrypted = spec.encrypt(keys, numbers, b"".join(vector.plaintext for vector in known))
    texts = b"".join(vector.ciphertext for vector in known)
    decrypted = spec.decrypt(keys, numbers, texts) if spec.decrypts else b""
    for i, vector in enumerate(known):
        own = slice(i * size, (i + 1) * size)
        name = f"vector {i + 1}: key {vector.key.hex()}"
        yield _same(
            f"{name}, plaintext {vector.plaintext.hex()}", encrypted[own], vector.ciphertext
        )
        if spec.decrypts:
            yield _same(
                f"{name}, ciphertext {vector.ciphertext.hex()}", decrypted[own], vector.plaintext
            )


def _counter_mode(spec: SpecCipher, known: Sequence[Vector], width: int) -> Iterator[object]:
    """Known answers of counter mode, with a counter of `width` bytes."""
    if known and not spec.has_key:
        raise Mismatch("there is no counter mode without a key")
    size = spec.block.n_bytes
    width = 2 if size == 4 else width
    _check_lengths(spec, known, size - width)
    keys = spec.round_keys([vector.key for vector in known])
    blocks = [_counter_blocks(vector, width, size) for vector in known]
    numbers = [i for i, made in enumerate(blocks) for _ in range(len(made) // size)]
    stream = spec.encrypt(keys, numbers, b"".join(blocks))
    first = 0
    for i, (vector, made) in enumerate(zip(known, blocks, strict=True), 1):
        own = stream[first : first + len(vector.plaintext)]
        first += len(made)
        name = f"vector {i}: key {vector.key.hex()}, nonce {vector.nonce.hex()}"
        name = f"{name}, counter {vector.counter}, {len(vector.plaintext)} bytes"
        yield _same(name, xor(vector.plaintext, own), vector.ciphertext)


def _counter_blocks(vector: Vector, width: int, size: int) -> bytes:
    n_blocks = -(-len(vector.plaintext) // size)
    counters = ((vector.counter + i) % 256**width for i in range(n_blocks))
    return b"".join(vector.nonce + counter.to_bytes(width, "big") for counter in counters)


def _check_lengths(spec: SpecCipher, known: Sequence[Vector], nonce_bytes: int) -> None:
    """Refuse a vector whose key, nonce or block is not of the set's size."""
    for i, vector in enumerate(known, 1):
        lengths = {"key": (len(vector.key), spec.key.n_bytes)}
        lengths["nonce"] = (len(vector.nonce), nonce_bytes)
        if not nonce_bytes:
            lengths["plaintext"] = (len(vector.plaintext), spec.block.n_bytes)
        for what, (found, expected) in lengths.items():
            if found != expected:
                raise Mismatch(f"vector {i}: the {what} has {found} bytes, expected {expected}")


def _round_trips(spec: SpecCipher, rng: random.Random) -> Iterator[object]:
    """Decryption undoes encryption, and encryption undoes decryption."""
    pairs = tuple(_structured(spec, rng))
    number = {key: i for i, key in enumerate(dict.fromkeys(key for key, _ in pairs))}
    keys = spec.round_keys(list(number))
    numbers = [number[key] for key, _ in pairs]
    blocks = b"".join(block for _, block in pairs)
    size = spec.block.n_bytes
    for first, then in ((spec.encrypt, spec.decrypt), (spec.decrypt, spec.encrypt)):
        back = then(keys, numbers, first(keys, numbers, blocks))
        name = f"{then.__name__}({first.__name__}(x))"
        for i, (key, block) in enumerate(pairs):
            found = back[i * size : (i + 1) * size]
            yield _same(f"{name}: key {key.hex()}, x {block.hex()}", found, block)


def _structured(spec: SpecCipher, rng: random.Random) -> Iterator[tuple[bytes, bytes]]:
    """Keys and blocks of zeros, ones, single bits and counters, and random ones."""
    key_bytes, size = spec.key.n_bytes, spec.block.n_bytes
    counters = [i.to_bytes(size, "big") for i in (1, 2, 254, 255, 256, 257, 65535, 65536)]
    plain = [bytes(size), b"\xff" * size, *counters]
    random_keys = [rng.randbytes(key_bytes) for _ in range(RANDOM_KEYS)]
    counting = bytes(i % 256 for i in range(key_bytes))
    for key in (bytes(key_bytes), b"\xff" * key_bytes, counting, *random_keys):
        for block in (*plain, *(rng.randbytes(size) for _ in range(RANDOM_BLOCKS))):
            yield key, block
    for block in _single_bits(size):
        yield random_keys[0], block
    for key in _single_bits(key_bytes):
        yield key, rng.randbytes(size)


def _single_bits(n_bytes: int) -> Iterator[bytes]:
    return ((1 << bit).to_bytes(n_bytes, "little") for bit in range(8 * n_bytes))


def _tables(programs: SpecPrograms) -> Mapping[str, Table]:
    """The S-boxes that a set uses, by name."""
    tables = {name: table for p in programs.every for name, table in p.tables.items()}
    return {name: table for name, table in tables.items() if table.kind == "sbox"}


def _circuits(
    cipher: Cipher, circuits: Sequence[Circuit], tables: Mapping[str, Table]
) -> Iterator[object]:
    """The circuits of a set's S-boxes; those of the text were compared when it was read."""
    yield from (circuit for circuit in cipher.circuits if circuit.sbox in tables)
    for circuit in circuits:
        if circuit.box not in tables:
            continue
        wrong = prove(circuit.program, tables[circuit.box].values)
        if wrong:
            gives = f"it gives {wrong.computed:#x}, and {circuit.box} {wrong.expected:#x}"
            raise Mismatch(f"{circuit.path.name}: at input {wrong.input:#x} {gives}")
        yield circuit


def _same(name: str, found: bytes, expected: bytes) -> str:
    """Refuse a wrong result; the name of the case."""
    if found == expected:
        return name
    at = first_difference(found, expected)
    first = f"byte {at} is {found[at]:02x}, expected {expected[at]:02x}"
    whole = f"computed {found.hex()}, expected {expected.hex()}"
    raise Mismatch(f"{name}: {first}; {whole}")
