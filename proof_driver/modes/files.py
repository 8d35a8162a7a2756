"""Files of modes that are proven: what their heads say, their code, and the digest of both."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from artifacts.generated_files import OF_HEAD
from artifacts.head import read_heads
from artifacts.plain_text import check_plain
from artifacts.stated import Stated, stated_by
from builds.modes.options import ModeOptions
from builds.modes.reading import command_in, read_mode_command
from compiler.machine.load import load_target
from compiler.machine.target import Target
from prove.modes.verdict import CIPHER_ROLES
from runtime.user_error import UserError
from targets.binary import is_read, load_binary
from verify.toolchain.assemble import BASE, AssemblyError, Image, assemble, link

MOVED = 1 << 16
"""The distance of the second address at which a file is linked."""


@dataclass(frozen=True)
class ModeFile:
    """A file of a mode.

    Args:
        path: as it is named.
        text: its contents.
    """

    path: Path
    text: str

    @cached_property
    def _origin(self) -> tuple[str, ModeOptions]:
        return read_mode_command(command_in(self.text, self.path.name))

    @property
    def cipher(self) -> str:
        """The name of the cipher; `UserError` if this is no whole file of a mode."""
        return self._origin[0]

    @property
    def options(self) -> ModeOptions:
        """The options that it was made with; errors are those of `cipher`."""
        return self._origin[1]

    @property
    def stated(self) -> Stated:
        """What its command states about the functions; errors are those of `cipher`."""
        return stated_by(self.options.build)

    @property
    def target(self) -> Target:
        """The target; errors are those of `cipher`."""
        return load_target(self.stated.target)

    @cached_property
    def head(self) -> Mapping[str, str]:
        """The entries of its head, by key."""
        return read_heads(self.text)[0][0]

    @property
    def dsl_sha256(self) -> str:
        """The digest of the text of the cipher that it was made from."""
        return self.head.get("dsl", "").rpartition("sha256:")[2]

    @property
    def entries(self) -> list[str]:
        """The names of the entries, such as `drbg_init`."""
        return [f"{self.options.word}_{entry.name}" for entry in self.options.mode.entries]

    @property
    def roles(self) -> list[str]:
        """The names of the functions that are proven: of the cipher, then of the mode."""
        return [*CIPHER_ROLES, *self.entries]

    @cached_property
    def image(self) -> Image:
        """The code in memory; it is the same at another address unless it has a fixed one.

        Raises:
            UserError: it does not assemble, depends on its address, or is of a target whose object
                code is not read.
            MissingTool: there is no assembler or linker.
        """
        target = self.target
        refuse_unread(self.path, target)
        binary = load_binary(target)
        check_plain(self.text, target.comment, self.path.name)
        features = (*binary.family, *self.stated.assembler_features)
        try:
            octets = assemble(self.text, features, target.triple)
            if binary.base is not None:
                return link(octets, binary.base, lines=False)
            image = link(octets, lines=False)
            moved = link(octets, BASE + MOVED, lines=False)
        except AssemblyError as problem:
            raise UserError(f"{self.path}: {problem}") from problem
        if image.text != moved.text:
            raise UserError(f"{self.path}: its code depends on its address")
        return image

    def address(self, role: str) -> int:
        """The address of a function; `UserError` if there is none, others are those of `image`."""
        symbol = self.stated.naming.symbol(role)
        if symbol not in self.image.symbols:
            raise UserError(f"{self.path}: it does not define `{symbol}`")
        return self.image.symbols[symbol]

    @cached_property
    def object_sha256(self) -> str:
        """SHA-256 of its object code, and of the entries of its head that a proof uses.

        Tables in other sections count with their addresses. Errors are those of `address`.
        """
        image = self.image
        tables = {
            name: (address, held.hex())
            for name, (address, held) in image.sections.items()
            if name != ".text"
        }
        said = {
            "functions": {role: self.address(role) - image.base for role in self.roles},
            "tables": tables,
            "stated": self.stated.table,
            "mode": [self.options.word, dict(self.options.switches)],
            **{key: self.head.get(key, "") for key in OF_HEAD},
        }
        digest = hashlib.sha256(json.dumps(said, sort_keys=True).encode())
        digest.update(image.text)
        return digest.hexdigest()


def read_mode(path: Path) -> ModeFile:
    """The file of a mode at a path.

    Raises:
        OSError: it cannot be read.
    """
    return ModeFile(path, path.read_bytes().decode(errors="replace"))


def refuse_unread(path: Path, target: Target) -> None:
    """Refuse a file of a target whose object code is not read; the message says what is possible.

    Raises:
        UserError: it is of such a target.
    """
    if is_read(target):
        return
    hint = f"hint: `lwcc verify {path}` runs its functions and compares them with the mode's text"
    if target.output == "source":
        raise UserError(f"{path} is source text, and proofs are of object code\n{hint}")
    what = f"{path}: object code of {target.name} is not read, and its kernels of modes have no"
    raise UserError(f"{what} proof\n{hint}")
