"""Takes a generated file apart for the proof: its code as bytes, what the cipher says of it."""

from __future__ import annotations

from compiler.frontend import spec_programs
from compiler.target import load_target
from lwcc.ciphers import find_cipher
from lwcc.complaint import Complaint
from lwcc.subjects import Part, subject_of
from prove.decode import Decoder
from prove.executor import Code
from prove.functions import Subject
from prove.interface import Sizes
from targets.binary import load_binary
from verify.assemble import AssemblyError, assemble, link


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
