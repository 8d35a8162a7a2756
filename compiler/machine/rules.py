"""Rules that rewrite generic operations to instructions, and moves of bits between registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Rule:
    """A rewrite from an expression of generic operations to instructions.

    Args:
        name: its name in reports.
        pattern: an expression of the language; its names match any value, `k` a constant: as a
            number with the sign that its highest bit gives it. `k` alone makes a constant.
        into: calls of instructions without their shape, nested; names and constants of the pattern.
            `bytes` of an expression is a register of constants, which gives byte `i` of it.
        when: a condition on constants, `width` (bits of a lane) and `lanes`.
        feature: the features of which the machine must have one, separated by blanks.
    """

    name: str
    pattern: str
    into: str
    when: str = "1"
    feature: str = ""


@dataclass(frozen=True)
class Move:
    """A permutation of bits between two registers or within one, as instructions.

    Args:
        name: its name in reports.
        into: one expression for each result, of the registers `a` (and `b`).
        constants: byte patterns for names in the expressions, repeated over the register.
    """

    name: str
    into: tuple[str, ...]
    constants: Mapping[str, tuple[int, ...]] = field(default_factory=dict[str, tuple[int, ...]])
    feature: str = ""
