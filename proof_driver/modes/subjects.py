"""Prepares generated files of modes for proofs: their code, and the texts that they are for."""

from __future__ import annotations

from pathlib import Path

from artifacts.generated_files import assembler_features
from artifacts.head import read_heads, read_sizes
from artifacts.plain_text import check_plain
from builds.modes.build import sizes_for
from builds.modes.options import ModeOptions
from builds.modes.reading import command_in, read_mode_command
from catalogue.ciphers import find_cipher
from compiler.frontend.interface import Naming
from compiler.frontend.programs import spec_programs
from compiler.machine.load import load_target
from compiler.machine.target import Target
from dsl.cipher import Cipher
from options.functions import naming_of
from prove.claims.functions import Subject
from prove.claims.interface import Sizes
from prove.machine.decode import Decoder
from prove.machine.executor import Code
from prove.modes.subject import ModeSubject
from prove.modes.verdict import CIPHER_ROLES
from runtime.user_error import UserError
from targets.binary import Binary, is_read, load_binary
from verify.programs.reference import spec_reference
from verify.toolchain.assemble import BASE, AssemblyError, Image, assemble, link

MOVED = 1 << 16
"""The distance of the second address at which a file is linked."""


def mode_subject(path: Path) -> ModeSubject:
    """The subject of the proofs of a file.

    Raises:
        UserError: it is no file of a mode, was made from another text, does not assemble, or is of
            a target whose object code is not read.
        OSError: it cannot be read.
    """
    text = path.read_text(encoding="utf-8")
    word, options = read_mode_command(command_in(text, path.name))
    target = load_target(options.build.target)
    if not is_read(target):
        raise UserError(f"{path}: object code of {target.name} is not read: no proof")
    cipher = find_cipher(word).load()
    _check_text(path, text, cipher)
    naming, entries = naming_of(options.build), options.mode.entries
    image = _image(path, text, options, target)
    roles = (*CIPHER_ROLES, *(f"{options.word}_{entry.name}" for entry in entries))
    places = {role: _address(path, image, naming, role) for role in roles}
    chosen = cipher.parameter_set(options.build.set_name)
    subject = Subject(
        code=_code(image, options, target),
        addresses={role: places[role] for role in CIPHER_ROLES},
        sizes=_sizes(text, options, target),
        programs=spec_programs(cipher, chosen.name),
        block=chosen.block,
        key=chosen.key,
    )
    return ModeSubject(
        cipher=subject,
        addresses={entry.name: places[f"{options.word}_{entry.name}"] for entry in entries},
        mode=options.mode,
        sizes=sizes_for(cipher, options),
        encrypt=spec_reference(cipher, chosen.name),
    )


def _check_text(path: Path, text: str, cipher: Cipher) -> None:
    """Check that the head names the text of the cipher."""
    (entries, _), *_ = read_heads(text)
    if entries.get("dsl", "").rpartition("sha256:")[2] != cipher.digest:
        what = f"{path} was made from another text of the cipher than the one there is"
        raise UserError(f"{what}\nhint: `lwcc compile` makes it again")


def _image(path: Path, text: str, options: ModeOptions, target: Target) -> Image:
    """The code in memory; it is the same at another address unless it has a fixed one."""
    binary = load_binary(target)
    check_plain(text, target.comment, path.name)
    features = (*binary.family, *assembler_features(options.build))
    try:
        octets = assemble(text, features, target.triple)
        if binary.base is not None:
            return link(octets, binary.base, lines=False)
        image = link(octets, lines=False)
        moved = link(octets, BASE + MOVED, lines=False)
    except AssemblyError as problem:
        raise UserError(f"{path}: {problem}") from problem
    if image.text != moved.text:
        raise UserError(f"{path}: its code depends on its address")
    return image


def _address(path: Path, image: Image, naming: Naming, role: str) -> int:
    symbol = naming.symbol(role)
    if symbol not in image.symbols:
        raise UserError(f"{path}: it does not define `{symbol}`")
    return image.symbols[symbol]


def _code(image: Image, options: ModeOptions, target: Target) -> Code:
    binary = load_binary(target)
    features = frozenset(options.build.features)
    table = binary.table_of(target)
    decoder = Decoder(table, binary.numbered, features, binary.distance_from)
    align = image.align if binary.aligned else 0
    return Code(image.text, image.base, binary, decoder, align, _constants(image, binary))


def _constants(image: Image, binary: Binary) -> dict[str, tuple[tuple[int, bytes], ...]]:
    """Constants in memory besides stack and buffers, by the name of the memory."""
    found: dict[str, tuple[tuple[int, bytes], ...]] = {}
    for section, memory in binary.constant_sections.items():
        # A linker may put `.rodata.x` into `.rodata`.
        held = image.sections.get(section) or image.sections.get(section.rpartition(".")[0])
        if held:
            found[memory] = (*found.get(memory, ()), held)
    return found


def _sizes(text: str, options: ModeOptions, target: Target) -> Sizes:
    """The sizes of the arguments of the cipher's functions."""
    (entries, _), *_ = read_heads(text)
    known, binary = read_sizes(entries["sizes"]), load_binary(target)
    return Sizes(
        block=known["block"],
        key=known["key"],
        round_keys=known["rk"],
        context=0,
        counter=0,
        group_blocks=known["group"] // known["block"],
        align=target.alignment,
        data_align=1 if options.build.unaligned else target.data_alignment,
        stack=binary.most_stack,
        aligned=binary.aligned,
    )
