"""Finds the files of modes among the files and folders that are to be proven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from builds.modes.reading import is_mode_file
from compiler.machine.load import load_target, target_folders
from proof_driver.modes.files import ModeFile, is_proven, read_mode, refuse_unread
from proof_driver.provable import FOREIGN
from runtime.user_error import UserError


@dataclass(frozen=True)
class Selection:
    """The files of modes that are to be proven, and what is left for files of ciphers.

    Args:
        files: the files.
        wanted: names of their entries; all if empty.
        others: words that name other files, or folders that hold others.
        others_wanted: functions of other files; all if empty.
        left_out: how many files of modes in folders are not to be proven, by the reason.
        n_within: how many files of modes the folders of `others` hold.
    """

    files: tuple[ModeFile, ...] = ()
    wanted: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    others_wanted: tuple[str, ...] = ()
    left_out: Mapping[str, int] = field(default_factory=dict[str, int])
    n_within: int = 0

    def all_left_out(self, left_out: Mapping[str, int]) -> dict[str, int]:
        """How many files are left out in all; `left_out` counts files of modes as foreign ones."""
        total = Counter(left_out) + Counter(self.left_out)
        total[FOREIGN] -= min(self.n_within, total[FOREIGN])
        return {reason: number for reason, number in total.items() if number}


def select_modes(words: Sequence[str], wanted: Sequence[str], of_ciphers: str = "") -> Selection:
    """Find the files of modes.

    Args:
        words: files and folders.
        wanted: names of functions; all if empty.
        of_ciphers: an option in use that is about files of ciphers; empty if there is none. Then
            files of modes in folders are left out.

    Raises:
        UserError: a file of a mode is named that cannot be proven, or beside such an option.
        OSError: a file cannot be read.
    """
    found = {word: list(_modes_in(Path(word))) for word in words}
    files: list[ModeFile] = []
    left_out: Counter[str] = Counter()
    for word, paths in found.items():
        for file in map(read_mode, paths):
            if not Path(word).is_dir():
                _refuse(file, of_ciphers)
            elif reason := _why_left_out(file, of_ciphers):
                left_out[reason] += 1
                continue
            files.append(file)
    entries = {name for file in files for name in file.entries}
    others = [word for word, paths in found.items() if _has_others(Path(word), paths)]
    own = [name for name in wanted if name in entries or not others]
    rest = [name for name in wanted if name not in own]
    if wanted:
        files, others = files if own else [], others if rest else []
    n_within = sum(len(found[word]) for word in others)
    return Selection(tuple(files), tuple(own), tuple(others), tuple(rest), left_out, n_within)


def _modes_in(path: Path) -> Iterator[Path]:
    """The files of modes that a path names; those of a folder in order."""
    if path.is_dir():
        endings = {f".{load_target(name).ending}" for name in target_folders()}
        files = sorted(file for file in path.rglob("*") if file.suffix in endings)
    else:
        files = [path]
    return (file for file in files if file.is_file() and is_mode_file(file))


def _has_others(path: Path, modes: Sequence[Path]) -> bool:
    """Whether a path names another file than those of modes, or a folder that may hold others."""
    if not path.is_dir():
        return not modes
    targets = (load_target(name) for name in target_folders())
    read = {f".{t.ending}" for t in targets if is_proven(t)}
    n_files = sum(file.suffix in read for file in path.rglob("*"))
    return n_files > sum(file.suffix in read for file in modes) or not modes


def _refuse(file: ModeFile, of_ciphers: str) -> None:
    refuse_unread(file.path, file.target)
    if of_ciphers:
        raise UserError(f"{file.path} is of a mode, and {of_ciphers} is about files of ciphers")


def _why_left_out(file: ModeFile, of_ciphers: str) -> str:
    """The reason why a file of a folder is not to be proven; empty if it is."""
    target = file.target
    if not is_proven(target):
        return f"target {target.name}: its object code is not read"
    return f"of a mode, and {of_ciphers} is about files of ciphers" if of_ciphers else ""
