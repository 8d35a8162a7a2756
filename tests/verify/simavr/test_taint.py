"""Secrets are followed through object code by its rows: into branches, addresses and look-ups."""

from __future__ import annotations

import pytest

from builds.checks import object_code
from options.build import BuildOptions
from targets.avr.emulate import MACHINE
from tests.verify.simavr.test_machine import COPY, LOOKUP, image, secrets
from verify.emulation.taint import find_leaks
from verify.runner import record

pytestmark = pytest.mark.needs_tool("llvm-mc", "ld.lld", "libsimavr")

CODE = object_code(BuildOptions("any", "avr", 1))
THROUGH_STACK = "push r18\n pop r19\n"
THROUGH_FLAGS = "lsr r18\n eor r19, r19\n rol r19\n"
THROUGH_PAIR = "movw r20, r18\n"


def leaks(code: str) -> list[str]:
    """What leaks in code that is called with secrets in memory."""
    made = image(code)
    found = find_leaks(made, "", CODE, record(MACHINE, made, "f", secrets(2)))
    return [f"{leak.kind} {leak.text}" for leak in found]


def branch_on_lookup(read: str, section: str) -> str:
    """A look-up by a secret, and a branch on what it gives."""
    code = LOOKUP.format(read=read, section=section)
    return code.replace("ret\n", "tst r18\n breq .+0\n ret\n", 1)


@pytest.mark.slow
@pytest.mark.parametrize(
    "code",
    [
        COPY + THROUGH_STACK + "cpi r19, 1",
        COPY + "ldi r18, 1\n dec r18\n brne .-4",
        COPY + "ldi r20, 3\n subi r20, 3\n brcc .+0",
        LOOKUP.format(read="lpm", section=".progmem.data"),
        LOOKUP.format(read="ld", section=".rodata"),
    ],
)
def test_public_paths_leak_nothing(code: str) -> None:
    assert leaks(code) == []


@pytest.mark.parametrize(
    ("code", "leak"),
    [
        (COPY + "cpi r18, 77\n breq .+0", "branch breq"),
        (COPY + "lsr r18\n brcs .+0", "branch brcs"),
        (COPY + THROUGH_STACK + "tst r19\n brne .+0", "branch brne"),
        (COPY + THROUGH_FLAGS + "subi r19, 9\n brcs .+0", "branch brcs"),
        (COPY + THROUGH_PAIR + "cpi r20, 200\n brcs .+0", "branch brcs"),
        (COPY + "bst r18, 7\n eor r20, r20\n bld r20, 0\n tst r20\n breq .+0", "branch breq"),
        (COPY + "andi r18, 1\n add r26, r18\n ld r19, X", "address ld r19, X"),
        (COPY + "andi r18, 1\n add r30, r18\n st Z, r1", "address st"),
        (COPY + "mul r18, r18\n eor r1, r1", "unknown"),
        (branch_on_lookup("lpm", ".progmem.data"), "branch breq"),
        (branch_on_lookup("ld", ".rodata"), "branch breq"),
    ],
)
def test_what_depends_on_a_secret_is_found(code: str, leak: str) -> None:
    (found,) = leaks(code)
    assert found.startswith(leak)
