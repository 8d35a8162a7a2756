"""Finds targets and checks their tables when they are loaded."""

from __future__ import annotations

import importlib
import pkgutil

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
    found: dict[str, str] = {}
    package = importlib.import_module("targets")
    for entry in pkgutil.iter_modules(package.__path__):
        if entry.ispkg:
            try:
                module = importlib.import_module(f"targets.{entry.name}.abi")
            except RowError as problem:
                raise TargetError(f"target {entry.name}: {problem}") from problem
            found[module.TARGET.name] = module.__name__
    return found


def load_target(name: str) -> Target:
    """The target of that name.

    Raises:
        UnknownTargetError: there is none; the message lists those that exist.
        TargetError: its rows contradict themselves or the rest of it.
    """
    folders = target_folders()
    if name not in folders:
        known = ", ".join(sorted(folders))
        raise UnknownTargetError(f"no target `{name}`; there are: {known}")
    target: Target = importlib.import_module(folders[name]).TARGET
    if _CHECKED.get(name) is not target:
        try:
            check_target(target)
        except RowError as problem:
            raise TargetError(f"target {name}: {problem}") from problem
        _CHECKED[name] = target
    return target


_CHECKED: dict[str, Target] = {}
"""The targets whose tables have been checked."""
