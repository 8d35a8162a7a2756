"""The S-boxes of a cipher, their known circuits, and starts for searches."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from compiler.circuits.derive import table_starts
from compiler.circuits.equivalents import inversion_starts
from compiler.circuits.gates import Library, load_libraries
from compiler.circuits.library import LATENCY, Circuit, load_circuits, prove
from compiler.ir.program import Program
from compiler.sboxes.written_circuit import written_circuit
from dsl.cipher import Cipher
from dsl.library import CIPHERS, CIRCUITS
from dsl.syntax.diagnostics import did_you_mean
from dsl.unrolling.tables import SBox, forward_name, inverse_name, is_inverse, plain_name
from runtime.user_error import UserError, unknown

MOST_INPUTS = 8
"""Beyond these a table's circuit has thousands of operations, and a walk gets nowhere."""


@dataclass(frozen=True)
class BoxPlace:
    """The file of a circuit.

    Args:
        folder: of the files.
        cipher: the cipher's name.
        box: the S-box, or its inverse.
        library: the library's name.
        goal: `size` or `latency`.
    """

    folder: Path
    cipher: str
    box: str
    library: str
    goal: str

    @property
    def path(self) -> Path:
        """The file."""
        box = plain_name(self.box)
        ending = f".{LATENCY}" if self.goal == LATENCY else ""
        return self.folder / f"{self.cipher.lower()}.{box}.{self.library}{ending}.ir"


def libraries() -> Mapping[str, Library]:
    """The libraries there are, by name."""
    return load_libraries(CIRCUITS / "libraries.toml")


def library_named(name: str) -> Library:
    """The library of a name.

    Raises:
        UserError: there is none; the message lists those there are.
    """
    known = libraries()
    if name not in known:
        raise unknown("library", name, list(known), did_you_mean(name, known))
    return known[name]


def goals() -> Mapping[str, Mapping[str, Mapping[str, int]]]:
    """The most operations that shipped circuits may have, by cipher, box and library."""
    text = (CIRCUITS / "goals.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def boxes_of(cipher: Cipher) -> Mapping[str, SBox]:
    """The S-boxes of all sets by name, each permutation followed by its inverse."""
    found: dict[str, SBox] = {}
    for chosen in cipher.sets.values():
        for name, box in chosen.sboxes.items():
            found[name] = box
            if box.is_permutation and not is_inverse(name):
                found[inverse_name(name)] = box.inverse()
    return found


def chosen_boxes(cipher: Cipher, asked: tuple[str, ...]) -> Mapping[str, SBox]:
    """The boxes asked for, or all.

    Raises:
        UserError: there is none of a name, none at all, one has no inverse or is too large.
    """
    known = boxes_of(cipher)
    if not known:
        raise UserError(f"{cipher.name} has no S-box")
    chosen = {name: _box(name, known) for name in asked or known}
    for name, box in chosen.items():
        if box.in_bits > MOST_INPUTS:
            raise UserError(f"`{name}` has {box.in_bits} inputs; searches take {MOST_INPUTS}")
        constant = [j for j in range(box.out_bits) if len({v >> j & 1 for v in box.values}) == 1]
        if constant:
            raise UserError(f"bit {constant[0]} of `{name}` is constant: it needs no circuit")
    return chosen


def _box(name: str, known: Mapping[str, SBox]) -> SBox:
    if name in known:
        return known[name]
    forward = known.get(forward_name(name))
    if forward is None:
        raise unknown("S-box", name, list(known), did_you_mean(name, known))
    try:
        return forward.inverse()
    except ValueError as problem:
        raise UserError(str(problem)) from problem


def known_circuits(cipher: Cipher, folder: Path) -> tuple[Circuit, ...]:
    """The circuits of a cipher's boxes in a folder, each equal to its table.

    Raises:
        UserError: a file is none, or differs from its table.
    """
    try:
        found = load_circuits(folder, cipher.name)
    except ValueError as problem:
        raise UserError(str(problem)) from problem
    boxes = boxes_of(cipher)
    for circuit in found:
        box = boxes.get(circuit.box)
        wrong = prove(circuit.program, box.values) if box else None
        if wrong:
            gives = f"it gives {wrong.computed:#x}, and `{circuit.box}` {wrong.expected:#x}"
            raise UserError(f"{circuit.path}: at input {wrong.input:#x} {gives}")
    return found


def starts_of(
    cipher: Cipher, box: SBox, circuits: tuple[Circuit, ...], library: Library
) -> tuple[tuple[str, Program], ...]:
    """Circuits of an S-box as starts of a search, with names.

    Args:
        cipher: with the circuits in its text.
        box: one of its boxes.
        circuits: more circuits, of any of its boxes.
        library: the operations of circuits that are made of shipped ones.

    Returns:
        These are the circuits of the text and the given ones; without these, circuits derived from
        shipped ones of affine-equivalent S-boxes; without these, circuits of the table.
    """
    found = [
        ("the circuit in the text", written_circuit(written, box))
        for written in cipher.circuits
        if written.sbox == box.name
    ]
    found += [(c.path.name, c.program) for c in circuits if c.box == box.name]
    if not found:
        equivalent = inversion_starts(box.values, library, box.name)
        found = [(start.how, start.program) for start in equivalent]
    if not found or box.in_bits < MOST_INPUTS:
        made = table_starts(box.values, box.out_bits, box.name)
        found += [(start.how, start.program) for start in made]
    return tuple(found)


def folder_of(path: Path) -> Path:
    """The folder of a cipher's circuits: one for all shipped ones, others beside the text."""
    return CIRCUITS if path.resolve().parent == CIPHERS.resolve() else path.resolve().parent
