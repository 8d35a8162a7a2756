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
from proof_driver.kernel_files import lines_without_comments
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
        """The names of the entries, such as `drbg_init`; of kernels those that are kernels."""
        found = [f"{self.options.word}_{entry.name}" for entry in self.options.mode.entries]
        if self.has_kernels:
            found = [role for role in found if f".entry {self.symbol(role)}(" in self.text]
        return found

    @property
    def has_kernels(self) -> bool:
        """Whether it is a text of kernels; its other functions are the host's."""
        return self.target.has_threads

    @property
    def roles(self) -> list[str]:
        """The names of the functions that are proven: of the cipher, then of the mode.

        A kernel has no functions beside it: the cipher is a part of its text.
        """
        return self.entries if self.has_kernels else [*CIPHER_ROLES, *self.entries]

    def symbol(self, role: str) -> str:
        """The symbol of a function."""
        return self.stated.naming.symbol(role)

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
        symbol = self.symbol(role)
        if symbol not in self.image.symbols:
            raise UserError(f"{self.path}: it does not define `{symbol}`")
        return self.image.symbols[symbol]

    @cached_property
    def object_sha256(self) -> str:
        """SHA-256 of what is proven, and of the entries of its head that a proof uses.

        That is its object code; tables in other sections count with their addresses. Of kernels it
        is the text without comments. Errors are those of `address`.
        """
        if self.has_kernels:
            return hashlib.sha256(json.dumps(self._kernels, sort_keys=True).encode()).hexdigest()
        image = self.image
        tables = {
            name: (address, held.hex())
            for name, (address, held) in image.sections.items()
            if name != ".text"
        }
        said = {
            "functions": {role: self.address(role) - image.base for role in self.roles},
            "tables": tables,
            **self._claimed,
        }
        digest = hashlib.sha256(json.dumps(said, sort_keys=True).encode())
        digest.update(image.text)
        return digest.hexdigest()

    @property
    def _kernels(self) -> Mapping[str, object]:
        """The text of kernels without comments, and what it claims to be."""
        symbols = {role: self.symbol(role) for role in self.roles}
        lines = lines_without_comments(self.text, self.target)
        return {"kernels": symbols, "text": lines, **self._claimed}

    @property
    def _claimed(self) -> Mapping[str, object]:
        """The entries of its head that a proof uses."""
        return {
            "stated": self.stated.table,
            "mode": [self.options.word, dict(self.options.switches)],
            **{key: self.head.get(key, "") for key in OF_HEAD},
        }


def read_mode(path: Path) -> ModeFile:
    """The file of a mode at a path.

    Raises:
        OSError: it cannot be read.
    """
    return ModeFile(path, path.read_bytes().decode(errors="replace"))


def refuse_unread(path: Path, target: Target) -> None:
    """Refuse a file that is neither object code that is read nor kernels.

    Raises:
        UserError: it is of such a target; the message says what is possible.
    """
    if is_proven(target):
        return
    hint = f"hint: `lwcc verify {path}` runs its functions and compares them with the mode's text"
    if target.output == "source":
        raise UserError(f"{path} is source text, and proofs are of object code\n{hint}")
    raise UserError(f"{path}: object code of {target.name} is not read\n{hint}")


def is_proven(target: Target) -> bool:
    """Whether files of modes for a target are proven."""
    return target.has_threads or is_read(target)
