"""Prepares a generated file for the proof: its code as bytes, and the cipher's programs."""

from __future__ import annotations

import resource
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import cast

from artifacts.generated_files import Part, sizes_of
from artifacts.objects import assembled_for, image_in
from artifacts.origin import check_origin, origin_of
from artifacts.plain_text import check_plain
from compiler.frontend.interface import Function, readers_of
from compiler.frontend.programs import spec_programs
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from prove.claims.functions import Subject
from prove.claims.interface import Sizes
from prove.claims.verdict import Outcome, prove_function
from prove.machine.decode import Decoder
from prove.machine.executor import Code
from runtime.user_error import UserError
from targets.binary import Binary, load_binary
from verify.toolchain.assemble import AssemblyError, Image, assemble

Key = tuple[str, str, str]
"""A file, a set, a function of it."""
ERROR, STDIN = ": error: ", "<stdin>:"
"""The text in each error of an assembler or a linker, and the assembler's name of its input."""


@dataclass(frozen=True)
class ProofTask:
    """A function to be proven.

    Args:
        path: of its file.
        part: the part of the file for one set.
        role: of the function.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
        image: the code, where it is known: that of an object; None where the part is assembled.
    """

    path: Path
    part: Part
    role: str
    cipher: str
    image: Image | None = None

    @property
    def key(self) -> Key:
        """Which function of which file it is."""
        return str(self.path), self.part.stated.set_name, self.role


@dataclass(frozen=True)
class FunctionVerdict:
    """The result for a function; `megabytes` is the peak memory of its process."""

    path: str
    function: str
    outcome: Outcome
    megabytes: int


def proof_subject(part: Part, cipher: str = "", image: Image | None = None) -> Subject:
    """The subject of a proof: a part of a file.

    Args:
        part: of the file.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
        image: the code; None for what the part is assembled to.

    Raises:
        UserError: it does not assemble, is of another .dsl, has a changed head, or is not read.
    """
    loaded = cipher_of(part, cipher)
    stated = part.stated
    target, known = load_target(stated.target), sizes_of(part)
    try:
        binary = load_binary(target)
    except ModuleNotFoundError as problem:
        raise UserError(f"object code of {target.name} is not read yet: no proof") from problem
    chosen = loaded.sets[stated.set_name]
    if known["stack"] > binary.most_stack:
        what = f"{part.file}: the `sizes:` of its head are beyond any frame: {known['stack']}"
        raise UserError(f"{what} bytes of stack\nhint: the head was changed")
    image = image or assembled(part)
    align = image.align if binary.aligned else 0
    decoder = Decoder(
        binary.table_of(target),
        binary.numbered,
        frozenset(stated.features),
        binary.distance_from,
    )
    return Subject(
        code=Code(image.text, image.base, binary, decoder, align, constants_of(image, binary)),
        addresses={role: image.symbols[name] for role, name in part.functions.items()},
        sizes=_sizes(known, 1 if stated.unaligned else target.data_alignment, binary),
        programs=spec_programs(loaded, chosen.name),
        block=chosen.block,
        key=chosen.key,
        fixed=stated.fixed_key,
    )


def _sizes(known: Mapping[str, int], data_align: int, binary: Binary) -> Sizes:
    """The sizes of a file's arguments, from those in its head."""
    return Sizes(
        block=known["block"],
        key=known["key"],
        round_keys=known["rk"],
        context=known["ctx"],
        counter=known["block"] - known["nonce"],
        group_blocks=known["group"] // known["block"],
        align=known["align"],
        data_align=data_align,
        stack=known["stack"],
        aligned=binary.aligned,
    )


def constants_of(image: Image, binary: Binary) -> dict[str, tuple[tuple[int, bytes], ...]]:
    """Constants in memory besides stack and buffers, which are read in constant time."""
    memories = binary.constant_sections.values()
    return {
        memory: tuple(
            held
            for name, held in image.sections.items()
            if binary.constant_sections.get(name) == memory
        )
        for memory in memories
    }


def cipher_of(part: Part, cipher: str = "") -> Cipher:
    """The cipher that a part is to be proven by.

    Args:
        part: of a file.
        cipher: the .dsl file; empty for the one that the head names.

    Raises:
        UserError: there is no such file, or the part's head is not of it.
    """
    source = origin_of(part, Path(), cipher)
    loaded = source.load()
    check_origin(part, source, loaded)
    return loaded


def code_of(part: Part, *behind: Part) -> Image:
    """The object code of a part, and of those behind it in the same file.

    Raises:
        AssemblyError: the text does not assemble.
        UserError: the text or its object holds something else than functions of generated code.
        MissingTool: the assembler or the linker is missing.
    """
    parts, target = (part, *behind), load_target(part.stated.target)
    text = "".join(each.text for each in parts)
    check_plain(text, target.comment, part.file)
    octets = assemble(text, assembled_for(part), target.triple)
    functions = [symbol for each in parts for symbol in each.functions.values()]
    try:
        return image_in(octets, part, functions)
    except UserError as problem:
        raise UserError(f"{part.file}: its object is refused: {problem.message}") from problem


def assembled(part: Part, *behind: Part) -> Image:
    """The same; `UserError` also where the text does not assemble."""
    try:
        return code_of(part, *behind)
    except AssemblyError as problem:
        what, *said = str(problem).splitlines()
        errors = [line for line in said if ERROR in line] or said
        first = " ".join([what, *errors[:1]]).replace(STDIN, f"{part.file}:")
        more = f" (and {len(errors) - 1} more)" if len(errors) > 1 else ""
        hint = "hint: the file was changed or cut off; `lwcc compile` makes it again"
        raise UserError(f"{part.file}: {first}{more}\n{hint}") from problem


def subject_for(task: ProofTask) -> Subject:
    """The subject of a task; errors are those of `proof_subject`."""
    return proof_subject(task.part, task.cipher, task.image)


class Subjects:
    """The subjects of consecutive tasks; the functions of a file share one."""

    def __init__(self) -> None:
        self._last: tuple[tuple[Part, str, Image | None], Subject] | None = None

    def of(self, task: ProofTask) -> Subject:
        """The subject of a task; errors are those of `proof_subject`."""
        wanted = task.part, task.cipher, task.image
        if self._last is None or self._last[0] != wanted:
            self._last = wanted, subject_for(task)
        return self._last[1]


def prove_one(task: ProofTask, subject: Subject) -> FunctionVerdict:
    """Prove one function of a file."""
    outcome = prove_function(subject, task.role)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return FunctionVerdict(str(task.path), task.role, outcome, megabytes)


def with_readers(
    tasks: Sequence[ProofTask], rows: Sequence[FunctionVerdict]
) -> list[FunctionVerdict]:
    """The verdicts; a function that fills `rk` or `ctx` is proven only if all its readers are."""
    made: list[FunctionVerdict] = []
    for task, row in zip(tasks, rows, strict=True):
        shows = readers_of(cast("Function", task.role), task.part.stated.fixed_key)
        readers = [
            other.outcome.verdict
            for at, other in zip(tasks, rows, strict=True)
            if at.part == task.part and at.role in shows
        ]
        if shows and row.outcome.verdict == "proven" and set(readers) != {"proven"}:
            there = [role for role in shows if role in task.part.functions]
            wanted = " and ".join(f"`{role}`" for role in there)
            said = f"what it leaves is right where {wanted} are proven"
            row = replace(row, outcome=replace(row.outcome, verdict="unknown", detail=said))
        made.append(row)
    return made
