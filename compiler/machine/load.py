"""Finds targets and checks their tables when they are loaded."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from compiler.machine.isa import RowError
from compiler.machine.table_check import check_target
from compiler.machine.target import Target


class UnknownTargetError(ValueError):
    """No folder of targets has that name."""


class TargetError(ValueError):
    """A target's tables contradict themselves; the message names target, row and column."""


def target_folders() -> dict[str, str]:
    """The module of each target by the target's name: every folder of `targets` with an `abi`.

    Raises:
        TargetError: the rows of a target contradict themselves.
    """
    return {_read(folder).TARGET.name: _read(folder).__name__ for folder in _folders()}


def load_target(name: str) -> Target:
    """The target of that name; the tables of others are read only to find it.

    Raises:
        UnknownTargetError: there is none; the message lists those that exist.
        TargetError: its rows contradict themselves or the rest of it, or those of another target
            that was read before it was found contradict themselves.
    """
    # A folder is usually called after its target, but only the target says what its name is.
    folders = sorted(_folders(), key=lambda folder: name not in folder.split("_"))
    targets = (_read(folder).TARGET for folder in folders)
    target: Target | None = next((each for each in targets if each.name == name), None)
    if target is None:
        known = ", ".join(sorted(target_folders()))
        raise UnknownTargetError(f"no target `{name}`; there are: {known}")
    if _CHECKED.get(name) is not target:
        try:
            check_target(target)
        except RowError as problem:
            raise TargetError(f"target {name}: {problem}") from problem
        _CHECKED[name] = target
    return target


def _folders() -> list[str]:
    package = importlib.import_module("targets")
    return [entry.name for entry in pkgutil.iter_modules(package.__path__) if entry.ispkg]


def _read(folder: str) -> Any:
    """The module that describes the target of a folder."""
    try:
        return importlib.import_module(f"targets.{folder}.abi")
    except RowError as problem:
        raise TargetError(f"target {folder}: {problem}") from problem


_CHECKED: dict[str, Target] = {}
"""The targets whose tables have been checked."""
