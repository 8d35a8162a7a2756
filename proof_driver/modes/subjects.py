"""Prepares generated files of modes for proofs: their code, and the texts that they are for."""

from __future__ import annotations

from artifacts.head import read_sizes
from artifacts.stated import Stated
from catalogue.ciphers import find_cipher
from compiler.frontend.programs import spec_programs
from compiler.machine.target import Target
from dsl.cipher import Cipher
from dsl.modes.sizes import Sizes as ModeSizes
from proof_driver.kernel_files import HINT, reader_of
from proof_driver.modes.files import ModeFile, refuse_unread
from prove.claims.functions import Subject
from prove.claims.interface import Sizes
from prove.machine.decode import Decoder
from prove.machine.executor import Code
from prove.modes.subject import ModeSubject
from prove.modes.verdict import CIPHER_ROLES
from prove.requests.text import CipherText, RequestText
from runtime.user_error import UserError
from targets.binary import Binary, load_binary
from verify.grids.faults import KernelTextError
from verify.grids.steps import Program, program_of
from verify.programs.reference import spec_reference
from verify.toolchain.assemble import Image


def mode_subject(file: ModeFile) -> ModeSubject:
    """The subject of the proofs of a file.

    Raises:
        UserError: it is no file of a mode, was made from another text, does not assemble, or is of
            a target whose object code is not read.
        MissingTool: there is no assembler or linker.
    """
    options, stated, target = file.options, file.stated, file.target
    refuse_unread(file.path, target)
    cipher = find_cipher(file.cipher).load()
    check_text(file, cipher)
    chosen = cipher.parameter_set(stated.set_name)
    subject = Subject(
        code=_code(file.image, stated, target),
        addresses={role: file.address(role) for role in CIPHER_ROLES},
        sizes=_sizes(file, target),
        programs=spec_programs(cipher, chosen.name),
        block=chosen.block,
        key=chosen.key,
    )
    names = [entry.name for entry in options.mode.entries]
    return ModeSubject(
        cipher=subject,
        addresses={name: file.address(f"{options.word}_{name}") for name in names},
        mode=options.mode,
        sizes=ModeSizes(chosen.block.n_bytes, chosen.key.n_bytes, options.switches),
        encrypt=spec_reference(cipher, chosen.name),
    )


def request_of(file: ModeFile, role: str) -> tuple[Program, RequestText]:
    """A kernel of a file, and what it is for.

    Raises:
        UserError: the file was made from another text, or a line of it has no row.
    """
    cipher, options = find_cipher(file.cipher).load(), file.options
    check_text(file, cipher)
    chosen, sizes = cipher.parameter_set(file.stated.set_name), read_sizes(file.head["sizes"])
    try:
        text = reader_of(file.target).read(file.text)
        program = program_of(text, text.kernels[file.symbol(role)])
    except KernelTextError as problem:
        raise UserError(f"{file.path}: {problem}\n{HINT}") from problem
    entry = next(each for each in options.mode.entries if role == f"{options.word}_{each.name}")
    return program, RequestText(
        mode=options.mode,
        entry=entry,
        sizes=ModeSizes(chosen.block.n_bytes, chosen.key.n_bytes, options.switches),
        cipher=CipherText(spec_programs(cipher, chosen.name), chosen.block, chosen.key),
        n_turns=sizes["group"] // sizes["block"],
    )


def check_text(file: ModeFile, cipher: Cipher) -> None:
    """Check that the head of a file names the text of the cipher; `UserError` if it does not."""
    if file.dsl_sha256 != cipher.digest:
        what = f"{file.path} was made from another text of the cipher than the one there is"
        raise UserError(f"{what}\nhint: `lwcc compile` makes it again")


def _code(image: Image, stated: Stated, target: Target) -> Code:
    binary = load_binary(target)
    features = frozenset(stated.features)
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


def _sizes(file: ModeFile, target: Target) -> Sizes:
    """The sizes of the arguments of the cipher's functions."""
    known, binary = read_sizes(file.head["sizes"]), load_binary(target)
    return Sizes(
        block=known["block"],
        key=known["key"],
        round_keys=known["rk"],
        context=0,
        counter=0,
        group_blocks=known["group"] // known["block"],
        align=target.alignment,
        data_align=1 if file.stated.unaligned else target.data_alignment,
        stack=binary.most_stack,
        aligned=binary.aligned,
    )
