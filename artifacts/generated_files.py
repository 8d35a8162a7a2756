"""Reads generated files: their heads, and the facts that checks and bench need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from artifacts.defined import functions_in
from artifacts.head import keys_of, read_heads, read_sizes
from artifacts.stated import Stated, stated_by
from compiler.frontend.interface import Function
from compiler.machine.load import load_target
from options.arguments import read_command
from options.build import BuildOptions
from runtime.user_error import UserError
from targets.machine import load_machine
from verify.subject import Subject

NEEDED = ("command", "dsl", "sizes")
MOST_CHARACTERS = 16 << 20
HINT = "hint: name a file of assembly or C as `lwcc compile` wrote it"


@dataclass(frozen=True)
class Part:
    """The part of a file for one parameter set.

    Args:
        file: the file's name.
        text: the assembly, head included.
        entries: of the head.
        word: the cipher as the command names it.
        options: the options of its build.
    """

    file: str
    text: str
    entries: Mapping[str, str]
    word: str
    options: BuildOptions

    @property
    def digest(self) -> str:
        """SHA-256 of the cipher's source text."""
        return self.entries["dsl"].rpartition("sha256:")[2]

    @property
    def stated(self) -> Stated:
        """What its command states about its functions."""
        return stated_by(self.options)

    @property
    def functions(self) -> dict[str, str]:
        """The symbols that it defines, by role."""
        return functions_in(self.text, self.stated.naming)


OF_HEAD = ("sizes", "timing")
"""The entries of a head that a proof uses as they stand: argument sizes and public inputs."""


def claimed_by(part: Part) -> dict[str, object]:
    """What a proof takes from the head of a part, as JSON has it."""
    entries = {key: part.entries.get(key, "") for key in OF_HEAD}
    return {"stated": part.stated.table, **entries}


def parts_of(text: str, file: str) -> tuple[Part, ...]:
    """The parts of a generated text.

    Raises:
        UserError: lwcc did not write it, or its head was changed.
    """
    heads = read_heads(text)
    # A text before the first head belongs to no part: nothing would be known of it.
    if not heads or not text.startswith(heads[0][1]):
        raise UserError(f"{file} does not begin as a file that lwcc generated\n{HINT}")
    parts: list[Part] = []
    for entries, body in heads:
        if doubled := [key for key, count in Counter(keys_of(body)).items() if count > 1]:
            raise UserError(f"{file}: its head has `{doubled[0]}:` twice\n{HINT}")
        if missing := [key for key in NEEDED if key not in entries]:
            raise UserError(f"{file}: its head has no `{missing[0]}:`\n{HINT}")
        try:
            word, options = read_command(entries["command"])
        except UserError as problem:
            raise UserError(f"{file}: {problem.message}") from problem
        parts.append(Part(file, body, entries, word, options))
    return tuple(parts)


def read_parts(path: Path) -> tuple[Part, ...]:
    """The parts of a file.

    Raises:
        OSError: it cannot be read.
        UserError: lwcc did not write it.
    """
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(MOST_CHARACTERS + 1)
    except UnicodeDecodeError as problem:
        raise UserError(f"{path} is no text\n{HINT}") from problem
    if len(text) > MOST_CHARACTERS:
        raise UserError(f"{path} is longer than any file that lwcc generates\n{HINT}")
    return parts_of(text, path.name)


def subject_of(part: Part) -> Subject:
    """The description of a part for the checks.

    Raises:
        UserError: a size is missing in the head, or no block has room for the nonce.
    """
    sizes = read_sizes(part.entries["sizes"])
    stated = part.stated
    target = load_target(stated.target)
    problem = UserError(f"{part.file}: the `sizes:` of its head are not as lwcc wrote them")
    if not 0 <= sizes.get("nonce", -1) < sizes.get("block", 0):
        raise problem
    try:
        return Subject(
            text=part.text,
            machine=load_machine(target),
            functions=cast("dict[Function, str]", part.functions),
            block_bytes=sizes["block"],
            key_bytes=sizes["key"],
            rk_bytes=sizes["rk"],
            ctx_bytes=sizes["ctx"],
            group_blocks=sizes["group"] // sizes["block"],
            counter_bytes=sizes["block"] - sizes["nonce"],
            align=sizes["align"],
            stack_bytes=sizes["stack"],
            data_align=1 if stated.unaligned else target.data_alignment,
            features=stated.assembler_features,
            fixed=stated.fixed_key,
        )
    except (KeyError, ZeroDivisionError) as missing:
        raise problem from missing


def sizes_of(part: Part) -> Mapping[str, int]:
    """The sizes in the head, in bytes.

    Raises:
        UserError: one is missing, or no block has room for the nonce.
    """
    sizes = read_sizes(part.entries["sizes"])
    is_whole = {"block", "key", "nonce", "rk", "ctx", "align", "group", "stack"} <= sizes.keys()
    if not is_whole or not 0 <= sizes["nonce"] < sizes["block"]:
        raise UserError(f"{part.file}: the `sizes:` of its head are not as lwcc wrote them")
    return sizes
