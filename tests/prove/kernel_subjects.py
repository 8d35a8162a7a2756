"""A generated file of kernels as a subject of proofs, and its text with changes."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from artifacts.generated_files import Part, read_parts
from compiler.frontend.interface import KERNELS, Kernel
from proof_driver.kernel_files import header_of, kernel_subject
from prove.claims.interface import literals
from prove.claims.verdict import Outcome
from prove.graph.graph import Graph
from prove.kernels.claims import KernelClaim
from prove.kernels.subject import KernelSpec, KernelSubject
from prove.kernels.verdict import prove_kernel
from verify.grids.session import roles

FOLDER = Path(__file__).parents[2] / "generated" / "ptx"
WORDS = FOLDER / "speck64_128.ptx"
SHORT = FOLDER / "speck32_64.ptx"
STRIPED = FOLDER / "simeck64_128_l32_bit.ptx"
TABLES = FOLDER / "aes128_128_l1_table.ptx"
ENTRY = ".visible .entry "
KERNEL = {kernel.name: kernel for kernel in KERNELS}


def part_of(path: Path = WORDS, *changes: tuple[str, str]) -> Part:
    """The part of a file; the first occurrence of each text is replaced."""
    (part,) = read_parts(path)
    return changed(part, *changes)


def changed(part: Part, *changes: tuple[str, str]) -> Part:
    """A part in which the first occurrence of each text is replaced."""
    text = part.text
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return replace(part, text=text)


@cache
def subject_of(path: Path = WORDS, *changes: tuple[str, str]) -> KernelSubject:
    """The subject of a file with changes."""
    return kernel_subject(part_of(path, *changes), header_of(path))


def spec_of(path: Path = WORDS, *changes: tuple[str, str]) -> KernelSpec:
    """The cipher's text and the host functions on a new graph."""
    graph = Graph()
    return KernelSpec(subject_of(path, *changes), graph, literals(graph))


@cache
def single_subject(path: Path, name: str, *changes: tuple[str, str]) -> KernelSubject:
    """The subject of one kernel of a file, with changes."""
    return kernel_subject(changed(alone(part_of(path), name), *changes), header_of(path))


def alone(part: Part, name: str) -> Part:
    """A part with one of its kernels."""
    entries = part.text.split(ENTRY)
    own = next(entry for entry in entries if entry.split("(")[0].endswith(f"_{name}_ptx"))
    return replace(part, text=f"{entries[0]}{ENTRY}{own}")


@cache
def shared_spec(path: Path) -> KernelSpec:
    """The cipher's text and the host functions of a file, for all claims about it."""
    graph = Graph()
    return KernelSpec(single_subject(path, "ecb_encrypt"), graph, literals(graph))


def single_claim(path: Path, name: str, *changes: tuple[str, str]) -> KernelClaim:
    """The claim about one kernel of a file, with changes."""
    subject, spec, kernel = single_subject(path, name, *changes), shared_spec(path), KERNEL[name]
    if subject.sizes != spec.sizes:
        graph = Graph()
        spec = KernelSpec(subject, graph, literals(graph))
    return KernelClaim(spec, kernel, roles(kernel), subject.kernels[name])


def striped_claim(name: str, *changes: tuple[str, str]) -> KernelClaim:
    """The claim about one kernel of the file of striped groups, with changes."""
    return single_claim(STRIPED, name, *changes)


def outcome_of(name: str, path: Path = WORDS, *changes: tuple[str, str]) -> Outcome:
    """The verdict on a kernel."""
    kernel: Kernel = KERNEL[name]
    return prove_kernel(subject_of(path, *changes), kernel, roles(kernel)).outcome
