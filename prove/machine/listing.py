"""Prints object code around an address, decoded by the rows of its execution."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prove.machine.decode import DecodeError
from prove.machine.executor import Code

AROUND = 5
"""The number of instructions on either side."""


def listing(code: Code, addresses: Mapping[str, int], pc: int) -> Iterator[str]:
    """The instructions around an address, which is marked; each with its place in its function.

    Args:
        code: the file's.
        addresses: addresses of its functions, by role.
        pc: address of the marked instruction.
    """
    step = code.binary.instruction_bytes
    end = code.base + len(code.text)
    for at in range(pc - AROUND * step, pc + AROUND * step + 1, step):
        if code.base <= at < end:
            mark = ">" if at == pc else " "
            yield f"{mark} {at:#x}  {place_of(addresses, at):<20}  {_text(code, at)}".rstrip()


def place_of(addresses: Mapping[str, int], pc: int) -> str:
    """An address relative to its function, as in `ecb_encrypt+0x10`."""
    role = function_at(addresses, pc)
    return f"{role}+{pc - addresses[role]:#x}".removesuffix("+0x0") if role else ""


def function_at(addresses: Mapping[str, int], pc: int) -> str:
    """The function that begins at or last before an address; "" if there is none."""
    before = [(first, role) for role, first in addresses.items() if first <= pc]
    return max(before)[1] if before else ""


def _text(code: Code, pc: int) -> str:
    place = pc - code.base
    octets = code.text[place : place + code.binary.instruction_bytes]
    try:
        return code.decoder.decode(octets, pc).text()
    except DecodeError:
        return f"no instruction of the table: {octets.hex()}"
