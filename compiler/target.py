"""A target as data: its tables, the registers that kernels may use, and how its text looks."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from compiler.ir import Type
from compiler.isa import Core, Instruction, Move, RegisterClass, Rule


@dataclass(frozen=True)
class Access:
    """A load and the store that undoes it."""

    load: str
    store: str


@dataclass(frozen=True)
class Target:
    """Everything the compiler knows of a machine.

    Args:
        name: as on the command line and in the names of functions.
        folder: where its rows, rules and template lie.
        table: instructions by name.
        rules: rewrites from generic operations to instructions.
        moves: ways to permute data between registers.
        accesses: loads and stores of whole registers.
        shapes: the shape of each register type.
        register_bytes: the widths of a data register in bytes, widest first.
        cores: core models by name, the default first.
        classes: register classes that the allocator fills.
        view_classes: the class of each register view in the rows' text.
        alternatives: instructions with the same result that tie another operand, with the order of
            the operands.
        primitives: the instructions that load, store, splat, make constants and move pointers.
        arguments: by function, the register of each parameter of its listing.
        frame_pointer: the register that spill slots are addressed from.
        features: names that `--features` knows.
        triple: the assembler's name for the machine.
        assembler_features: the assembler's name of each feature.
        comment: what starts a comment.
        logic: generic operations that are one instruction, by feature (`""` for the plain machine).
        lanes: numbers of blocks that kernels may work on at once.
        convention: the calling convention and where the arguments are, for people.
    """

    name: str
    folder: Path
    table: Mapping[str, Instruction]
    rules: tuple[Rule, ...]
    moves: tuple[Move, ...]
    accesses: tuple[Access, ...]
    shapes: Mapping[Type, str]
    register_bytes: tuple[int, ...]
    cores: Mapping[str, Core]
    classes: tuple[RegisterClass, ...]
    view_classes: Mapping[str, str]
    alternatives: Mapping[str, tuple[tuple[str, tuple[int, ...]], ...]]
    primitives: Mapping[str, str]
    arguments: Mapping[str, Mapping[str, str]]
    frame_pointer: str
    features: tuple[str, ...]
    triple: str
    assembler_features: Mapping[str, str]
    comment: str
    logic: Mapping[str, frozenset[str]]
    lanes: tuple[int, ...]
    convention: str


class UnknownTargetError(ValueError):
    """No folder of targets has that name."""


def target_folders() -> dict[str, str]:
    """The module of each target by the target's name: every folder of `targets` with an `abi`."""
    found: dict[str, str] = {}
    package = importlib.import_module("targets")
    for entry in pkgutil.iter_modules(package.__path__):
        if entry.ispkg:
            module = importlib.import_module(f"targets.{entry.name}.abi")
            found[module.TARGET.name] = module.__name__
    return found


def load_target(name: str) -> Target:
    """The target of that name.

    Raises:
        UnknownTargetError: there is none; the message lists those that exist.
    """
    folders = target_folders()
    if name not in folders:
        known = ", ".join(sorted(folders))
        raise UnknownTargetError(f"no target `{name}`; there are: {known}")
    target: Target = importlib.import_module(folders[name]).TARGET
    return target
