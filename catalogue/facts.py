"""Facts about a cipher: sizes, operations, S-boxes, matrices, circuits, known answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from compiler.circuits.library import load_circuits, measure, prove
from compiler.frontend.programs import spec_programs
from compiler.ir.program import Program
from compiler.sboxes.facts import MOST_BITS, BoxFacts, MatrixFacts, box_facts, matrix_facts
from compiler.sboxes.written_circuit import written_circuit
from dsl.cipher import Cipher, Decryption, ParameterSet
from dsl.library import CIRCUITS
from dsl.unrolling.tables import SBox, forward_name, inverse_name
from dsl.vectors import Vectors, load_vectors, vectors_beside
from runtime.user_error import UserError

IN_TEXT = "text"


@dataclass(frozen=True)
class SetFacts:
    """A parameter set.

    Args:
        name: the set's name.
        parameters: by name.
        block: as the text has it (`u8[4][4]`).
        key: the same of the key; empty where there is none.
        tweak: the same of the tweak.
        block_bits: size of a block.
        key_bits: size of a key.
        tweak_bits: size of a tweak.
        round_key_bits: size of all round keys.
        rounds: the calls of functions declared as `round` while a block is encrypted.
        operations: for each entry, how many of each operation its unrolled program has.
        sboxes: those that the set uses, in either direction.
        matrices: likewise.
        answers: how many known answers of each kind there are.
        sources: where they are published, each once.
    """

    name: str
    parameters: Mapping[str, str]
    block: str
    key: str
    tweak: str
    block_bits: int
    key_bits: int
    tweak_bits: int
    round_key_bits: int
    rounds: int
    operations: Mapping[str, Mapping[str, int]]
    sboxes: tuple[str, ...]
    matrices: tuple[str, ...]
    answers: Mapping[str, int]
    sources: tuple[str, ...]


@dataclass(frozen=True)
class CircuitFacts:
    """A circuit that equals its S-box over all inputs.

    Args:
        box: the S-box, or its inverse.
        library: the operations it may use; `text` where it stands in the cipher's text.
        size: operations, complements at inputs and outputs left out.
        depth: operations on the longest path, counted in the same way.
        nonlinear: AND, OR and the like among them.
        source: who found it, and how.
    """

    box: str
    library: str
    size: int
    depth: int
    nonlinear: int
    source: str


@dataclass(frozen=True)
class CipherFacts:
    """A cipher in some of its sets.

    Args:
        name: as the text says.
        source: where it is published.
        file: where the text lies.
        lines: of the text.
        decrypt: `derived`, `written` or `none`.
        sets: those asked for.
        sboxes: by name, those that the sets use; None where the table is too large.
        matrices: by name, likewise.
        circuits: of these boxes and of their inverses.
    """

    name: str
    source: str
    file: str
    lines: int
    decrypt: Decryption
    sets: tuple[SetFacts, ...]
    sboxes: Mapping[str, BoxFacts | None]
    matrices: Mapping[str, MatrixFacts]
    circuits: tuple[CircuitFacts, ...]

    def as_dict(self) -> Mapping[str, object]:
        """The same for programs."""
        return asdict(self)


def cipher_facts(cipher: Cipher, set_names: Sequence[str], file: str) -> CipherFacts:
    """Gather the facts about a cipher.

    Args:
        cipher: the checked cipher.
        set_names: some of its sets.
        file: how its text is named.

    Raises:
        UserError: a circuit differs from its S-box.
        DiagnosticError: `encrypt` cannot be inverted.
        VectorError: the vectors beside the text are not of their form.
    """
    vectors = load_vectors(vectors_beside(Path(cipher.file)))
    chosen = [cipher.parameter_set(name) for name in set_names]
    sets = tuple(_set_facts(cipher, one, vectors.get(one.name, {})) for one in chosen)
    pairs = list(zip(chosen, sets, strict=True))
    boxes = {name: one.sboxes[name] for one, facts in pairs for name in facts.sboxes}
    matrices = {name: one.matrices[name] for one, facts in pairs for name in facts.matrices}
    return CipherFacts(
        name=cipher.name,
        source=cipher.source,
        file=file,
        lines=len(cipher.text.splitlines()),
        decrypt=cipher.decryption,
        sets=sets,
        sboxes={name: _box_facts(box) for name, box in boxes.items()},
        matrices={name: matrix_facts(matrix) for name, matrix in matrices.items()},
        circuits=tuple(_circuits(cipher, boxes)),
    )


def _set_facts(cipher: Cipher, chosen: ParameterSet, vectors: Vectors) -> SetFacts:
    programs = spec_programs(cipher, chosen.name)
    entries = {p.name: p for p in programs.every if p.results}
    shapes = {role: str(shape) for role, shape in chosen.model.layouts.items()}
    published = vectors.get("published", ())
    return SetFacts(
        name=chosen.name,
        parameters={name: str(value) for name, value in chosen.parameters.items()},
        block=str(chosen.block.shape),
        key=shapes.get("key", ""),
        tweak=shapes.get("tweak", ""),
        block_bits=8 * chosen.block.n_bytes,
        key_bits=8 * (chosen.key.n_bytes - chosen.tweak_bytes),
        tweak_bits=8 * chosen.tweak_bytes,
        round_key_bits=chosen.round_keys.bits * chosen.round_keys.n_words,
        rounds=_rounds(programs.encrypt),
        operations={name: _operations(program) for name, program in entries.items()},
        sboxes=_tables(entries.values(), "sbox"),
        matrices=_tables(entries.values(), "matrix"),
        answers={IN_TEXT: len(chosen.tests), **{kind: len(v) for kind, v in vectors.items()}},
        sources=tuple(dict.fromkeys(vector.source for vector in published if vector.source)),
    )


def _rounds(program: Program) -> int:
    return len({op.round for op in program.ops} - {0})


def _operations(program: Program) -> Mapping[str, int]:
    """The number of each operation, the most frequent first, without constants."""
    counts = Counter(op.name for op in program.ops if op.name != "const")
    return dict(counts.most_common())


def _tables(programs: Iterable[Program], kind: str) -> tuple[str, ...]:
    """The tables that programs use; an inverse counts as the original."""
    names = (t.name for program in programs for t in program.tables.values() if t.kind == kind)
    return tuple(dict.fromkeys(forward_name(name) for name in names))


def _box_facts(box: SBox) -> BoxFacts | None:
    if max(box.in_bits, box.out_bits) > MOST_BITS:
        return None
    return box_facts(box.values, box.out_bits)


def _circuits(cipher: Cipher, boxes: Mapping[str, SBox]) -> Iterator[CircuitFacts]:
    """The circuits of S-boxes and of their inverses: those of the text, then those in files."""
    tables = dict(boxes)
    tables |= {inverse_name(n): box.inverse() for n, box in boxes.items() if box.is_permutation}
    for written in cipher.circuits:
        if written.sbox in tables:
            program = written_circuit(written, tables[written.sbox])
            yield _circuit_facts(program, written.sbox, IN_TEXT, written.source)
    for circuit in load_circuits(CIRCUITS, cipher.name):
        if circuit.box not in tables:
            continue
        if prove(circuit.program, tables[circuit.box].values):
            raise UserError(f"{circuit.path} differs from the S-box {circuit.box}")
        found = circuit.notes.get("found", "")
        yield _circuit_facts(circuit.program, circuit.box, circuit.variant, found)


def _circuit_facts(program: Program, box: str, library: str, source: str) -> CircuitFacts:
    cost = measure(program, free=True)
    return CircuitFacts(box, library, cost.size, cost.depth, cost.nonlinear, source)
