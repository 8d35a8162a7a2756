"""Reads files of kernels, and prepares them for the proof."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from artifacts.generated_files import Part, claimed_by, sizes_of
from artifacts.origin import CHANGED, origin_of
from compiler.frontend.interface import KERNELS, Function, Kernel
from compiler.frontend.programs import spec_programs
from compiler.machine.load import load_target
from compiler.machine.target import Target
from dsl.cipher import Cipher
from options.functions import kernel_symbols
from prove.kernels.host_text import HostTextError, read_functions
from prove.kernels.stripes import striped_threads
from prove.kernels.subject import KernelSizes, KernelSubject
from runtime.user_error import UserError
from targets.text import text_table
from verify.grids.faults import KernelTextError
from verify.grids.steps import program_of
from verify.grids.text import KernelText, TextReader

OUTPUT = "kernels"
HOST_ROLES: tuple[Function, ...] = ("key_setup", "ctr_init", "ctr_nonce")
HINT = "hint: `lwcc compile` makes the file and its header again"


@dataclass(frozen=True)
class KernelPart(Part):
    """A text of kernels with the header beside it; its functions are the kernels.

    Args:
        header: the text of the header.
    """

    header: str = ""

    @property
    def functions(self) -> dict[str, str]:
        """The symbols of the kernels, by name."""
        symbols = kernel_symbols(self.stated.naming).items()
        return {name: s for name, s in symbols if f".entry {s}(" in self.text}


def with_header(part: Part, header: str) -> KernelPart:
    """A part of a file of kernels with the text of the header."""
    given = {each.name: getattr(part, each.name) for each in fields(Part)}
    return KernelPart(**given, header=header)


def kernels_digest(part: KernelPart) -> str:
    """SHA-256 of the text without comments, of the header, and of the head's entries used."""
    said = {
        "kernels": part.functions,
        "text": lines_without_comments(part.text, load_target(part.stated.target)),
        "header": part.header,
        **claimed_by(part),
    }
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()


def lines_without_comments(text: str, target: Target) -> list[str]:
    """The lines of a text of kernels, without comments, indents and empty lines."""
    lines = (line.partition(target.comment)[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def is_of_kernels(part: Part) -> bool:
    """Whether a part is a text of kernels."""
    return load_target(part.stated.target).output == OUTPUT


def kernels_of(part: Part) -> dict[str, Kernel]:
    """The kernels that a part defines, by name.

    Raises:
        UserError: a line has no row, or a kernel is unknown.
    """
    naming, text = part.stated.naming, read_text(part)
    found = {k.name: k for k in KERNELS if naming.symbol(k.name) in text.kernels}
    symbols = {naming.symbol(name) for name in found}
    if unknown := sorted(text.kernels.keys() - symbols):
        raise UserError(f"{part.file}: nothing is known of {unknown[0]}\n{HINT}")
    return found


def read_text(part: Part) -> KernelText:
    """The kernels of a part's text.

    Raises:
        UserError: a line has no row, or names what is not declared.
    """
    try:
        return _read(part.text, part.stated.target)
    except KernelTextError as problem:
        raise UserError(f"{part.file}: {problem}\n{HINT}") from problem


@cache
def _read(text: str, target: str) -> KernelText:
    return reader_of(load_target(target)).read(text)


def kernel_alone(text: str, symbol: str) -> str:
    """A text without other kernels; lines keep their numbers.

    It is the whole text if the kernel has another form than that of a template.
    """
    lines = text.splitlines()
    begin = f".entry {symbol}("
    first = next((n for n, line in enumerate(lines) if begin in line), None)
    if first is None:
        return text
    last = next((n for n, line in enumerate(lines) if n > first and line == "}"), len(lines))
    bounds = [n for n, line in enumerate(lines) if ".entry " in line]
    kept = (line if n < min(bounds) or first <= n <= last else "" for n, line in enumerate(lines))
    return "\n".join(kept) + "\n"


def reader_of(target: Target) -> TextReader:
    """The reader of a target's text."""
    bits = {view: kind.bits for view, kind in target.virtual_registers.items()}
    return TextReader(text_table(target), bits)


def check_kernel_origin(part: Part, cipher: Cipher) -> None:
    """Check that a part's head belongs to a source text.

    Raises:
        UserError: it was made from another text, or has other sizes.
    """
    if cipher.digest != part.digest:
        raise UserError(f"{part.file} was made from another text than {cipher.name}'s\n{HINT}")
    set_name = part.stated.set_name
    if set_name not in cipher.sets:
        raise UserError(f"{part.file}: {cipher.name} has no set {set_name}")
    chosen, known = cipher.sets[set_name], sizes_of(part)
    if [chosen.block.n_bytes, chosen.key.n_bytes] != [known["block"], known["key"]]:
        what = f"{part.file}: the `sizes:` of its head are not those of {chosen.name}"
        raise UserError(f"{what}\n{CHANGED}")


def header_of(path: Path) -> str:
    """The text of the header beside a file of kernels.

    Raises:
        UserError: there is none.
    """
    beside = path.with_suffix(".h")
    if not beside.is_file():
        raise UserError(f"{path}: no header beside it defines what a host calls\n{HINT}")
    return beside.read_text(encoding="utf-8", errors="replace")


def kernel_subject(
    part: Part, header: str, cipher: str = "", text: KernelText | None = None
) -> KernelSubject:
    """The subject of proofs of a part's kernels.

    Args:
        part: of a file.
        header: the text of the header beside it.
        cipher: the .dsl file to prove it by; empty for the one that its head names.
        text: its kernels as they were read; None to read them.

    Raises:
        UserError: the file was made from another .dsl, or its header or text was changed.
    """
    loaded = origin_of(part, Path(), cipher).load()
    check_kernel_origin(part, loaded)
    text = text or read_text(part)
    stated, known = part.stated, sizes_of(part)
    chosen, naming = loaded.sets[stated.set_name], stated.naming
    try:
        host = read_functions(header)
        kernels = {
            name: program_of(text, text.kernels[naming.symbol(name)]) for name in kernels_of(part)
        }
    except (HostTextError, KernelTextError) as problem:
        raise UserError(f"{part.file}: {problem}\n{HINT}") from problem
    return KernelSubject(
        kernels=kernels,
        sizes=KernelSizes(
            block=known["block"],
            key=known["key"],
            round_keys=known["rk"],
            context=known["ctx"],
            counter=known["block"] - known["nonce"],
            group_blocks=max(1, known["group"] // known["block"]),
            align=known["align"],
            striped_threads=striped_threads(kernels.values()),
        ),
        programs=spec_programs(loaded, chosen.name),
        block=chosen.block,
        key=chosen.key,
        host=host,
        symbols={role: naming.symbol(role) for role in HOST_ROLES},
        fixed=stated.fixed_key,
    )
