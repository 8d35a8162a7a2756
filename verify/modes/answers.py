"""Comparison of the answers of a file with the expected ones."""

from __future__ import annotations

from verify.modes.model import Answer, Request
from verify.modes.requests import Case


def difference(case: Case, found: Answer) -> str:
    """The difference between an answer and the expected one; empty if there is none."""
    wanted = case.answer
    if wanted.code < 0 and not found.code:
        return "it is not refused"
    if wanted.code >= 0 and found.code != wanted.code:
        return f"it returns {found.code}, not {wanted.code}"
    if found.state != wanted.state:
        return f"the state is {found.state.hex()}, not {wanted.state.hex()}"
    output = wanted.output if not found.code else b"\x5a" * case.request.n_bytes
    if found.output != output:
        return f"the output is {found.output[:48].hex()}, not {output[:48].hex()}"
    return ""


def words_of(request: Request) -> str:
    """A request in words."""
    lengths = ", ".join(str(len(data)) for data in request.inputs)
    out = f" of {request.n_bytes} bytes" if request.n_bytes else ""
    return f"{request.entry}{out} on inputs of {lengths} bytes"
