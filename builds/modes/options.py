"""The options of a file of a mode, and their spelling in commands and names."""

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
"""The mode option that includes all cipher functions that a mode calls."""


@dataclass(frozen=True)
class EncryptingOptions(BuildOptions):
    """The options of the cipher in a mode that never decrypts."""

    @property
    def decrypts(self) -> bool:
        """Whether decryption is generated: never."""
        return False


@dataclass(frozen=True)
class ModeOptions:
    """The options of one file of a mode.

    Args:
        build: the options of the cipher.
        word: the mode's name in commands and symbols.
        switches: the value of each switch of the mode.
        folds: whether operations on constant bytes are evaluated.
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
        """The command that builds the file again; `cipher` is the name or path of the cipher."""
        words = ["lwcc", "compile", cipher, *spell(self.build), "--mode", self.word]
        for name, is_on in self.switches.items():
            words += [f"--{name}", "yes" if is_on else "no"]
        return shlex.join([*words, *([] if self.folds else ["--no-fold"])])


def modes() -> Mapping[str, Mode]:
    """The shipped modes, by their names in commands and symbols."""
    return {word: shipped_mode(path.stem) for word, path in mode_files().items()}
