"""Timing: both checks find what depends on a secret, and only that."""

from __future__ import annotations

import pytest

from compiler.machine.decoder import Decoder
from targets.aarch64_neon.emulate import MACHINE
from targets.aarch64_neon.table import INSTRUCTIONS, VIEWS
from verify.emulation.faults import Mismatch
from verify.emulation.memory import Argument, Buffer
from verify.emulation.taint import Leak, find_leaks
from verify.runner import compare, record
from verify.toolchain.assemble import Image, assemble, link

DECODE = Decoder(INSTRUCTIONS, VIEWS).match
GOOD = """
f:  ldr x4, [x1, #0]      // secret
    str x4, [sp, #-16]!
    str x2, [x0, #0]
    ldr x5, [x0, #0]      // public again
    add x4, x4, x4
    movz x4, #3
1:  sub x5, x5, #1
    cbnz x5, 1b
2:  sub x4, x4, #1
    cbnz x4, 2b
    ldr x6, [sp, #0]
    str x6, [x0, #0]
    str xzr, [sp, #0]
    add sp, sp, #16
    ret
"""
SECRET = "f: ldr x4, [x1, #0]\n"
SECRET_BRANCH = f"{SECRET} tbz x4, #0, 1f\n add x5, x5, #0\n1: ret\n"
SECRET_ADDRESS = f"{SECRET} and x4, x4, #7\n add x4, x4, x0\n ldrb w5, [x4, #0]\n ret\n"
THROUGH_STACK = f"""{SECRET} str x4, [sp, #-16]!
    ldrb w5, [sp, #3]
    str xzr, [sp, #0]
    add sp, sp, #16
    cbz w5, 1f
    add x5, x5, #0
1:  ret
"""
THROUGH_VECTOR = """
f:  ldr d0, [x1, #0]
    eor v1.16b, v2.16b, v0.16b
    fmov x4, d1
    and x4, x4, #7
    add x4, x4, x0
    strb w4, [x4, #0]
    ret
"""


def made(text: str) -> Image:
    """The image of a snippet."""
    return link(assemble(text, lines=True))


def arguments(secret: bytes) -> tuple[Argument, ...]:
    """Those of `f(out, in, n)`."""
    return Buffer(bytes(8), writable=True), Buffer(secret), 5


def leaks(text: str) -> tuple[Leak, ...]:
    """What taint finds in a snippet."""
    image = made(text)
    return find_leaks(image, text, DECODE, record(MACHINE, image, "f", arguments(b"\x5a" * 8)))


def test_public_loops_and_secrets_on_the_stack_are_good() -> None:
    assert leaks(GOOD) == ()
    assert compare(MACHINE, made(GOOD), "f", arguments(bytes(8)), arguments(b"\xff" * 8)) == 27


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        (SECRET_BRANCH, "branch", "tbz x4, #0, 1f"),
        (SECRET_ADDRESS, "address", "ldrb w5, [x4, #0]"),
        (THROUGH_STACK, "branch", "cbz w5, 1f"),
        (THROUGH_VECTOR, "address", "strb w4, [x4, #0]"),
    ],
)
def test_secret(text: str, kind: str, line: str) -> None:
    (leak,) = leaks(text)
    assert (leak.kind, leak.text) == (kind, line)
    assert leak.place.startswith("f+0x")
    with pytest.raises(Mismatch, match="differs between two secrets"):
        compare(MACHINE, made(text), "f", arguments(bytes(8)), arguments(b"\xff" * 8))


def test_a_line_without_a_row_is_named() -> None:
    (leak,) = leaks("f: nop\n ret\n")
    assert str(leak) == "f: no row of the table reads: f: nop"
