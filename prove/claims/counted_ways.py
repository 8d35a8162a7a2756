"""Tests on constants whether the control flow or addresses depend on the counter."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from prove.claims.blocks import Blocks
from prove.claims.functions import Session
from prove.claims.interface import CONTEXT, COUNTER, any_constants
from prove.graph.words import Bits, constant_bits

SAMPLES = (0x10, 0xEF)
"""Counters that differ in each bit of the lowest byte."""
LAST = 0xFF
"""The lowest byte of a counter whose successor has another upper byte."""


def carries(session: Session) -> bool:
    """Whether code in counter mode branches on a wrap-around of the counter's lowest byte.

    Args:
        session: the functions of the file on constants.
    """
    steps = set[int]()
    code = session.task("ctr_crypt")
    for low_byte in (SAMPLES[0], LAST):

        def draw(name: str, place: int, low: int = low_byte) -> Bits:
            is_low = name == COUNTER and not place
            return constant_bits(low, 8) if is_low else any_constants(name, place)

        steps.add(Blocks(code.drawn(draw)).groups(2).n_steps)
    return len(steps) > 1


def looks_up(session: Session) -> bool:
    """Whether branches, or addresses of reads of `ctx`, in counter mode depend on the counter.

    Args:
        session: the functions of the file on constants.
    """
    ways: list[tuple[int, list[int]]] = []
    code = session.task("ctr_crypt")
    filled = code.kept or {}
    for low_byte in SAMPLES:
        read: list[int] = []

        def draw(name: str, place: int, low: int = low_byte, read: list[int] = read) -> Bits:
            if name == CONTEXT:
                read.append(place)
                return cast("Bits", filled.get(place, any_constants(name, place)))
            return constant_bits(low, 8) if name == COUNTER else any_constants(name, place)

        # As an input, each byte that is read is drawn.
        task = replace(code.drawn(draw), kept=None)
        ways.append((Blocks(task).groups(1).n_steps, read))
    return ways[0] != ways[1]
