"""The C header of a generated file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from artifacts.generated_files import Part
from artifacts.head import read_sizes
from artifacts.stated import Stated
from compiler.frontend.interface import ORDER, functions_of
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from runtime.user_error import UserError
from targets import FOLDERS

TEMPLATE = "header.h.j2"
MACROS = ("block", "key", "tweak", "nonce", "rk", "ctx", "align", "group")


def c_header(
    cipher: Cipher,
    stated: Stated,
    sizes: Mapping[str, int],
    command: str,
    definitions: str = "",
) -> str:
    """The C header of a build.

    Args:
        cipher: that it is of.
        stated: about its functions.
        sizes: in bytes, as a head has them.
        command: that makes the file.
        definitions: of the functions that a host calls, where another machine runs the file.
    """
    naming, target = stated.naming, load_target(stated.target)
    environment = Environment(
        loader=FileSystemLoader(FOLDERS[0]),
        undefined=StrictUndefined,
        keep_trailing_newline=True,
        autoescape=False,
    )
    present = [
        name
        for name in functions_of(cipher, stated.mode, stated.fixed_key)
        if not target.host or target.of(name) is target.host
    ]
    return environment.get_template(TEMPLATE).render(
        command=command,
        guard=naming.macro("h"),
        macros=[(naming.macro(f"{n}_bytes"), sizes[n]) for n in MACROS if n in sizes],
        counter=sizes["block"] - sizes["nonce"],
        **{name: sizes[name] for name in ("rk", "ctx", "align", "nonce")},
        data_align=1 if stated.unaligned else target.data_alignment,
        tweak=sizes.get("tweak", 0),
        has_key=cipher.has_key,
        fixed=stated.key_digest,
        fixed_nonce=bool(stated.fixed_key and stated.fixed_key.nonce),
        on_the_fly=stated.makes_round_keys,
        storage="static inline " if target.host else "",
        definitions=definitions,
        one_way=cipher.decryption == "none",
        **{name: naming.symbol(name) if name in present else "" for name in ORDER},
    )


def check_header(path: Path, files: Sequence[tuple[Part, Cipher]]) -> None:
    """Check that the header beside a generated file, if there is one, belongs to the file.

    Args:
        path: of the generated file.
        files: its parts, whose heads have been checked, and what each was made from.

    Raises:
        UserError: the header says something else.
        OSError: it cannot be read.
    """
    beside = path.with_suffix(".h")
    if not beside.is_file():
        return
    wanted = [
        c_header(cipher, part.stated, read_sizes(part.entries["sizes"]), part.entries["command"])
        for part, cipher in files
    ]
    text = beside.read_text(encoding="utf-8", errors="replace")
    if text != "\n".join(wanted) and not _defines(text, files, wanted):
        what = f"{beside} is not the header of {path}: its text is not as lwcc writes it"
        raise UserError(f"{what}\nhint: it was changed; `lwcc compile` makes both again")


def _defines(text: str, files: Sequence[tuple[Part, Cipher]], wanted: Sequence[str]) -> bool:
    """Whether a header has the required beginning, and then defines the host functions."""
    if len(files) != 1 or not load_target(files[0][0].stated.target).host:
        return False
    return text.startswith(wanted[0].removesuffix("#endif\n"))
