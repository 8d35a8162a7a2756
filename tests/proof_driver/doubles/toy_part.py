"""A part of a generated file that nothing has compiled, and what proofs of its functions found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from artifacts.generated_files import Part
from artifacts.parts import FunctionVerdict
from proof_driver.certificates import ASSUMED, Certificate, Verdict
from proof_driver.proving import File
from prove.claims.verdict import Outcome
from prove.claims.verdict import Verdict as Word
from tests.lwcc.terminal import options

ROLES = ("key_setup", "ecb_encrypt", "ecb_decrypt")
DIGEST = "0123456789abcdef" * 4
TEXT_DIGEST = "fedcba9876543210" * 4
CHECKER = "c" * 64
ALL = ", ".join(ROLES)
PROVEN = f"proven: {ALL}; by bit graph; object sha256:{DIGEST}"


def symbols(target: str = "rv32i") -> str:
    """The labels of the functions, each with a return."""
    return "".join(f"lwcc_toy64_64_{role}_{target}:\n    ret\n" for role in ROLES)


def part_of(proof: str = "not run", file: str = "x.s", text: str = "", **changed: Any) -> Part:
    """A part for RV32I, or for the target that `changed` names."""
    made = options(**{"target": "rv32i", "lanes": 1, **changed})
    entries = {
        "command": "lwcc compile toy.dsl --target rv32i",
        "dsl": f"toy.dsl sha256:{TEXT_DIGEST}",
        "sizes": "block 8",
        "proof": proof,
    }
    body = text or f"# proof:     {proof}\n{symbols(made.target)}"
    return Part(file, body, entries, "toy.dsl", made)


def file_of(path: str = "rv32i/x.s", **changed: Any) -> File:
    return File(Path(path), part_of(file=Path(path).name, **changed), "toy.dsl", DIGEST)


def certificate(verdict: str = "proven", **verdicts: str) -> Certificate:
    """Of the part; the verdict of each function, or of all others."""
    functions = {role: Verdict(verdicts.get(role, verdict), "bit graph", 1.5, 40) for role in ROLES}
    return Certificate(DIGEST, TEXT_DIGEST, CHECKER, ASSUMED, functions)


def found(
    role: str, verdict: Word = "proven", detail: str = "", path: str = "x.s"
) -> FunctionVerdict:
    return FunctionVerdict(path, role, Outcome(verdict, detail, 2.0), 30)
