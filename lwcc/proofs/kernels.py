"""Finds the files of kernels that a command line names, and their functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from artifacts.generated_files import Part, read_parts
from builds.modes.reading import is_mode_file
from compiler.machine.load import load_target, target_folders
from dsl.syntax.diagnostics import did_you_mean
from proof_driver.kernel_files import OUTPUT, is_of_kernels, kernels_of
from proof_driver.provable import Given
from runtime.user_error import unknown
from targets.binary import is_read


def kernels_in(words: Sequence[str]) -> tuple[list[Given], list[str]]:
    """The files of kernels that words name, and the words that name something else, too.

    Raises:
        UserError: a file is none that lwcc generated.
        OSError: a file cannot be read.
    """
    given: list[Given] = []
    others: list[str] = []
    known = {name: load_target(name) for name in target_folders()}
    own = {f".{target.ending}" for target in known.values() if target.output == OUTPUT}
    read = {f".{target.ending}" for target in known.values() if is_read(target)}
    for word in words:
        path = Path(word)
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in own)
            found = [file for file in found if not is_mode_file(file)]
            if not found or any(file.suffix in read for file in path.rglob("*")):
                others.append(word)
        elif path.suffix in own:
            found = [path]
        else:
            found, others = [], [*others, word]
        given += [Given(file, part) for file in found for part in read_parts(file)]
    return given, others


def roles_of(part: Part) -> list[str]:
    """The functions or kernels that a part defines; errors are those of `kernels_of`."""
    return list(kernels_of(part) if is_of_kernels(part) else part.functions)


def check_named(parts: Sequence[Part], wanted: Sequence[str]) -> None:
    """See that functions that somebody names are there; `UserError` where no part has one."""
    there = dict.fromkeys(role for part in parts for role in roles_of(part))
    for role in wanted:
        if role not in there:
            raise unknown("function", role, list(there), did_you_mean(role, there))


def without_kernels(left_out: Mapping[str, int]) -> dict[str, int]:
    """The reasons for which files of folders are left out, without files of kernels."""
    names = [name for name in target_folders() if load_target(name).output == OUTPUT]
    begins = tuple(f"target {name}:" for name in names)
    return {reason: n for reason, n in left_out.items() if not reason.startswith(begins)}
