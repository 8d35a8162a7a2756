"""Finds the cipher's text that a generated file was made from."""

from __future__ import annotations

from pathlib import Path

from artifacts.generated_files import Part, sizes_of
from catalogue.ciphers import ENDING, CipherSource, find_cipher, shipped, source_of
from catalogue.declared import sets_of
from compiler.frontend.interface import counter_bits, functions_of
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from runtime.user_error import UserError

NAMED = "hint: name the text with --cipher FILE"
CHANGED = "hint: the head was changed; `lwcc compile` makes the file again"


def origin_of(part: Part, folder: Path, named: str = "") -> CipherSource:
    """The text that a part was made from.

    A file whose head names a shipped cipher was made from that one: no other file stands in for it.
    Else the head has a file's name, and the file lies beside the generated one or in the current
    folder; what is called as a shipped cipher or has one of its sets must be named by the user.

    Args:
        part: of the generated file.
        folder: where that file lies.
        named: the text that the user names; empty for the one that the head names.

    Raises:
        UserError: the head names no text, or a path; or there is no such text.
    """
    if named:
        return find_cipher(named)
    label = part.entries["dsl"].split(" sha256:")[0]
    sources = {source.label: source for source in map(source_of, shipped().values())}
    if label in sources:
        return _shipped(part, sources[label])
    return _beside(part, label, folder)


def _shipped(part: Part, source: CipherSource) -> CipherSource:
    """A shipped cipher, which the command in the head must name, too."""
    if part.word != source.word:
        what = f"{part.file}: its head names two texts: {source.label} and `{part.word}`"
        raise UserError(f"{what}\n{CHANGED}")
    return source


def _beside(part: Part, label: str, folder: Path) -> CipherSource:
    """The file with a name beside a generated file, or in the current folder."""
    if label != part.word or Path(label).name != label or not label.endswith(ENDING):
        what = f"{part.file}: its head names no {ENDING} file by its name alone: `{label}`"
        raise UserError(f"{what}\n{NAMED}")
    known = shipped()
    names = {*known, *(name for path in known.values() for name in sets_of(path))}
    for name in (label.removesuffix(ENDING), part.stated.set_name):
        if name.lower() in names:
            what = f"{part.file} says that it is of {name}, and was not made from the shipped text"
            raise UserError(f"{what}\n{NAMED}")
    for path in (folder / label, Path(label)):
        if path.is_file():
            return source_of(path)
    what = f"{part.file} was made from {label}, which is not beside it"
    raise UserError(f"{what}\n{NAMED}")


def check_origin(part: Part, source: CipherSource, cipher: Cipher) -> None:
    """Check that a part's head and functions belong to a source text.

    Raises:
        UserError: it was made from another text, which has other sizes, or lacks a function.
    """
    if cipher.digest != part.digest:
        what = f"{part.file} was made from another {source.path} than the one there is"
        hint = "name the text that it was made from with --cipher, or make it again"
        raise UserError(f"{what}\nhint: {hint} with `lwcc compile`")
    stated = part.stated
    if stated.set_name not in cipher.sets:
        raise UserError(f"{part.file}: {source.path} has no set {stated.set_name}")
    chosen, known = cipher.sets[stated.set_name], sizes_of(part)
    promised = functions_of(cipher, stated.mode, stated.fixed_key)
    alignment = load_target(stated.target).alignment
    key_bytes = 0 if stated.fixed_key else chosen.key.n_bytes
    sizes = [chosen.block.n_bytes, key_bytes, alignment]
    said = [known["block"], known["key"], known["align"]]
    if "ctr_crypt" in promised:
        sizes.append(counter_bits(chosen.block.n_bytes, stated.counter_bits) // 8)
        said.append(known["block"] - known["nonce"])
    # The code itself is checked against other sizes in a head.
    if sizes != said:
        what = f"{part.file}: the `sizes:` of its head are not those of {chosen.name}"
        raise UserError(f"{what}\n{CHANGED}")
    if missing := [role for role in promised if role not in part.functions]:
        what = f"{part.file} does not define `{missing[0]}`, which its head promises"
        raise UserError(f"{what}\nhint: it was changed or cut off; `lwcc compile` makes it again")
