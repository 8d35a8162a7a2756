"""Rewrites of generic operations to instructions, and of data between registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rule:
    """A rewrite from an expression of generic operations to instructions.

    Args:
        name: what it is called in reports.
        pattern: an expression of the language; its names match any value, `k` a constant: as a
            number with the sign that its highest bit gives it. `k` alone makes a constant.
        into: calls of instructions without their shape, nested; names and constants of the pattern.
            `bytes` of an expression is a register of constants, which gives byte `i` of it.
        when: a condition on constants, `width` (bits of a lane) and `lanes`.
        feature: what the machine must have; one of several, blank between them.
    """

    name: str
    pattern: str
    into: str
    when: str = "1"
    feature: str = ""


@dataclass(frozen=True)
class Move:
    """A way to permute bits between two registers or inside one, as instructions.

    Args:
        name: what it is called in reports.
        into: one expression for each register made, of the registers `a` (and `b`) read.
        constants: byte patterns that the expressions name, repeated over the register.
    """

    name: str
    into: tuple[str, ...]
    constants: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    feature: str = ""
