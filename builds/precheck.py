"""Checks a command line before the cipher, a pass or a target's table is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from catalogue.ciphers import CipherSource, find_cipher
from catalogue.declared import (
    AUTO,
    DeclaredTarget,
    circuit_choices,
    has_circuits,
    name_of,
    pass_texts,
    sets_of,
)
from dsl.syntax.diagnostics import did_you_mean
from options.arguments import read_options
from options.build import BuildOptions
from options.forms import possible_forms, refuse_useless_in
from options.pass_options import refuse_passes
from runtime.output import STDOUT, header_of, refuse_places
from runtime.user_error import UserError, unknown


@dataclass(frozen=True)
class Asked:
    """The request of a command line, as far as known without reading the cipher.

    Args:
        source: the cipher.
        options: the common options of all sets.
        set_names: the sets that are named; none for all.
        single: whether the verb works on one set, the first unless one is named.
    """

    source: CipherSource
    options: BuildOptions
    set_names: tuple[str, ...] = ()
    single: bool = False


def read_asked(
    word: str, given: Mapping[str, Any], single: bool, others: Mapping[str, Any]
) -> Asked:
    """Parse the request.

    Args:
        word: the cipher.
        given: the options of builds.
        single: whether the verb works on one set.
        others: the other options of the verb.

    Raises:
        UserError: a name does not exist, a value is not possible, a file cannot be written, or an
            option is of no use.
    """
    options = read_options(given)
    refuse_passes(options)
    _refuse_bits_of_one_block(options)
    if others.get("prove"):
        _refuse_proof(options.machine)
    if "output" in others:
        _refuse_place(others["output"], options.machine.ending)
    _refuse_pass(others.get("after", ""))
    _refuse_length(options, others)
    set_names: tuple[str, ...] = given["set_name"]
    if single and len(set(set_names)) > 1:
        raise UserError(f"one set is shown at a time, and --set names {', '.join(set_names)}")
    source = find_cipher(word)
    if source.set_name and any(name != source.set_name for name in set_names):
        raise UserError(f"{word} is a set, and --set names another; name the cipher: {source.word}")
    _refuse_sets(source.path, set_names)
    refuse_useless_in(possible_forms(options))
    _refuse_circuit(source.path, options.circuit)
    return Asked(source, options, set_names, single)


def refuse_ending(place: Path, ending: str) -> None:
    """Raise an error for a file name with the ending of another kind of file.

    Raises:
        UserError: it does.
    """
    holds = {".s": "assembly", ".c": "C"}
    if place.suffix == ".h":
        raise UserError(f"{place} is where the C header goes; name a file such as x.{ending}")
    if place.suffix == ".dsl":
        raise UserError(f"{place} is named as a cipher's text; name a file such as x.{ending}")
    if place.suffix in holds and place.suffix != f".{ending}":
        made = holds[f".{ending}"]
        said = f"{place} is named as {holds[place.suffix]}, and {made} is made"
        raise UserError(f"{said}; name a file such as {place.with_suffix('.' + ending).name}")


def _refuse_bits_of_one_block(options: BuildOptions) -> None:
    """Refuse a register for each bit of a single block, where several blocks fit."""
    if options.slicing == "bit" and options.lanes == 1 and options.machine.has_many_blocks:
        several = ", ".join(str(lanes) for lanes in options.machine.lanes if lanes > 1)
        what = "--slicing bit puts a bit of each block into a register, and --lanes 1 is one block"
        raise UserError(f"{what}; there are: {several}")


def _refuse_proof(machine: DeclaredTarget) -> None:
    """Check that there are proofs for a target; `UserError` if its code is not read."""
    if not machine.is_read and not machine.has_threads:
        said = f"--prove is about object code, and that of {machine.name} is not read: no proof"
        raise UserError(f"{said}\nhint: leave --prove away; the checks run without it")


def _refuse_place(output: str, ending: str) -> None:
    """Refuse a file or a folder that cannot be written, whatever the cipher is."""
    place = Path(output or ".")
    if output == STDOUT:
        return
    if output.endswith("/") and not place.exists():
        raise UserError(f"there is no folder {place}: make it first, or name a file")
    if output.endswith("/") or place.is_dir():
        refuse_places([place / f"x.{ending}"], [])
        return
    refuse_ending(place, ending)
    refuse_places([place, header_of(place)], [])


def _refuse_pass(name: str) -> None:
    known = [each.name for each in pass_texts()] if name else []
    if name and name not in known:
        raise unknown("pass", name, known, did_you_mean(name, known))


def _refuse_length(options: BuildOptions, others: Mapping[str, Any]) -> None:
    """Raise an error for a depth that needs a message length, or a length without counter mode."""
    if "message_bytes" not in others:
        return
    if options.depth == AUTO and not others["message_bytes"]:
        raise UserError("--depth auto takes the fastest for a message: add --message-bytes N")
    if others["message_bytes"] and not options.counts:
        raise UserError("--message-bytes is of counter mode, which --mode ecb leaves out")


def _refuse_sets(path: Path, names: Sequence[str]) -> None:
    """Refuse sets that a cipher's text does not mention; a stream can be read but once."""
    known = sets_of(path) if names and path.is_file() else []
    for name in names if known else ():
        if name not in known:
            raise unknown(f"set of {name_of(path)}", name, known, did_you_mean(name, known))


def _refuse_circuit(path: Path, name: str) -> None:
    """Raise an error for circuits that do not exist for a cipher's text."""
    if name == AUTO or not path.is_file():
        return
    cipher = name_of(path)
    known = circuit_choices(cipher, has_circuits(path))
    # If there is none, there may be no S-box either, which is the better message.
    if len(known) > 1 and name not in known:
        raise unknown(f"circuit of {cipher}", name, known, did_you_mean(name, known))
