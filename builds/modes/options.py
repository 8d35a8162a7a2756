"""What a file of a mode is made with, and how that is spelled."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from catalogue.modes import mode_files
from dsl.modes.parse import shipped_mode
from dsl.modes.tree import Mode
from options.build import BuildOptions
from options.command import spell
from options.file_names import stem_of

CIPHER_MODE = "ecb"
"""The functions of the cipher that a mode calls are among these."""


@dataclass(frozen=True)
class EncryptingOptions(BuildOptions):
    """The options of the cipher inside of a mode that never decrypts."""

    @property
    def decrypts(self) -> bool:
        """Whether decryption is wanted."""
        return False


@dataclass(frozen=True)
class ModeOptions:
    """Everything that one file of a mode depends on, besides the texts.

    Args:
        build: the options of the cipher.
        word: of the mode.
        switches: the value of each switch of the mode.
        folds: whether known bytes are computed with.
    """

    build: BuildOptions
    word: str
    switches: Mapping[str, bool]
    folds: bool = True

    @property
    def mode(self) -> Mode:
        """The mode."""
        return modes()[self.word]

    @property
    def cipher_options(self) -> EncryptingOptions:
        """The options of the cipher's passes."""
        return EncryptingOptions(**{**vars(self.build), "mode": CIPHER_MODE})

    @property
    def stem(self) -> str:
        """The name of the file without its ending."""
        off = [f"no{name}" for name, is_on in self.switches.items() if not is_on]
        words = [stem_of(self.build), self.word, *off, *([] if self.folds else ["nofold"])]
        return "_".join(words)

    @property
    def file_name(self) -> str:
        """The name of the file."""
        return f"{self.stem}.{self.build.machine.ending}"

    def command(self, cipher: str) -> str:
        """The command that makes the file again; `cipher` names the cipher."""
        words = ["lwcc", "compile", cipher, *spell(self.build), "--mode", self.word]
        for name, is_on in self.switches.items():
            words += [f"--{name}", "yes" if is_on else "no"]
        return shlex.join([*words, *([] if self.folds else ["--no-fold"])])


def modes() -> Mapping[str, Mode]:
    """The modes that come with lwcc, by the word that commands and symbols have for them."""
    return {word: shipped_mode(path.stem) for word, path in mode_files().items()}
