"""Takes a generated file apart for the proof: its code as bytes, what the cipher says of it."""

from __future__ import annotations

import resource
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from compiler.frontend import spec_programs
from compiler.target import load_target
from lwcc.ciphers import find_cipher
from lwcc.complaint import Complaint
from lwcc.subjects import Part, subject_of
from prove.decode import Decoder
from prove.executor import Code
from prove.functions import Subject
from prove.interface import Sizes
from prove.verdict import ATTEMPTED, Outcome, prove_function
from targets.binary import load_binary
from verify.assemble import AssemblyError, assemble, link
from verify.tools import MissingTool


@dataclass(frozen=True)
class Task:
    """A function to be proven.

    Args:
        path: of its file.
        part: what the file holds for one set.
        role: of the function.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
    """

    path: Path
    part: Part
    role: str
    cipher: str


@dataclass(frozen=True)
class Row:
    """A function with what was found; `megabytes` is the most memory that its process had."""

    path: str
    function: str
    outcome: Outcome
    megabytes: int


def proof_subject(part: Part, cipher: str = "") -> Subject:
    """What is proven of a part of a file.

    Args:
        part: of the file.
        cipher: the .dsl file to prove it by; empty for the one that its head names.

    Raises:
        Complaint: the file does not assemble, was made from another .dsl, or is of a target whose
            object code is not read.
    """
    source = find_cipher(cipher or part.word)
    loaded = source.load()
    if loaded.digest != part.digest:
        raise Complaint(f"{part.file} was made from another {source.path} than the one there is")
    target, known = load_target(part.options.target), subject_of(part)
    try:
        binary = load_binary(target)
    except ModuleNotFoundError as problem:
        raise Complaint(f"object code of {target.name} is not read yet: no proof") from problem
    try:
        image = link(assemble(known.text, known.features, target.triple))
    except AssemblyError as problem:
        raise Complaint(f"{part.file}: {problem}") from problem
    decoder = Decoder(target.table, binary.numbered, frozenset(part.options.features))
    chosen = loaded.parameter_set(part.options.set_name)
    return Subject(
        code=Code(image.text, image.base, binary, decoder),
        addresses={role: image.symbols[name] for role, name in known.functions.items()},
        sizes=Sizes(
            block=known.block_bytes,
            key=known.key_bytes,
            round_keys=known.rk_bytes,
            group_blocks=known.group_blocks,
            align=known.align,
            data_align=known.data_align,
            aligned=known.machine.aligned_accesses,
        ),
        programs=spec_programs(loaded, chosen.name),
        block=chosen.block,
        key=chosen.key,
    )


def prove_one(task: Task) -> Row:
    """Prove one function.

    Raises:
        Complaint: the file cannot be proven: it does not assemble, or its target is not read.
    """
    if task.role in ATTEMPTED:
        try:
            outcome = prove_function(proof_subject(task.part, task.cipher), task.role)
        except MissingTool as problem:
            raise Complaint(str(problem)) from problem
    else:
        outcome = Outcome("not attempted", "there is no proof of this function yet")
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Row(str(task.path), task.role, outcome, megabytes)


def with_key_setup(tasks: Sequence[Task], rows: Sequence[Row]) -> list[Row]:
    """The same, the key set-up proven where everything that reads what it leaves is."""
    made: list[Row] = []
    for task, row in zip(tasks, rows, strict=True):
        readers = [
            other.outcome.verdict
            for at, other in zip(tasks, rows, strict=True)
            if at.part == task.part and at.role in ATTEMPTED
        ]
        proven = task.role == "key_setup" and readers and set(readers) == {"proven"}
        made.append(replace(row, outcome=Outcome("proven")) if proven else row)
    return made
