"""What a command line asks to be built: all that can be refused at once is refused here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from compiler.circuits import Circuit, load_circuits
from compiler.passes.sbox import IN_TEXT
from compiler.target import load_target
from dsl.cipher import Cipher
from dsl.diagnostics import did_you_mean
from dsl.library import CIRCUITS
from dsl.vectors import vectors_beside
from lwcc.arguments import read_options
from lwcc.ciphers import Source, chosen_sets, find_cipher
from lwcc.complaint import Complaint, unknown
from lwcc.errors import explained
from lwcc.file_names import file_name
from lwcc.options import BuildOptions, context_of, passes_of, refuse_useless
from lwcc.output import STDOUT, header_of, refuse_places
from lwcc.usual_forms import with_lanes
from targets.binary import is_read

AUTO = "auto"


@dataclass(frozen=True)
class Request:
    """What is to be built.

    Args:
        source: the cipher.
        cipher: the same, checked.
        sets: a build for each set.
    """

    source: Source
    cipher: Cipher
    sets: tuple[BuildOptions, ...]

    @property
    def options(self) -> BuildOptions:
        """What all sets have in common."""
        return replace(self.sets[0], set_name="")

    def places(self, output: str) -> list[Path]:
        """The file of each set; several may go into one file.

        Args:
            output: a file, a folder, or empty for the current folder.
        """
        return places_of(self.sets, output)


@explained
def read_request(
    word: str,
    given: Mapping[str, Any],
    single: bool = False,
    prove: bool = False,
    output: str = "",
) -> Request:
    """Read what is to be built.

    Args:
        word: the cipher.
        given: the options of the command line.
        single: whether the verb works on one set, the first unless one is named.
        prove: whether object code is to be proven.
        output: where the files go; empty where that is the current folder, or there are none.

    Raises:
        Complaint: a name does not exist, a value is not possible, or an option is of no use.
    """
    options = read_options(given)
    passes_of(options)
    if prove:
        _refuse_proof(options.target)
    _refuse_place(output, load_target(options.target).ending)
    asked: tuple[str, ...] = given["set_name"]
    if single and len(set(asked)) > 1:
        raise Complaint(f"one set is shown at a time, and --set names {', '.join(asked)}")
    source = find_cipher(word)
    if source.set_name and any(name != source.set_name for name in asked):
        raise Complaint(f"{word} is a set, and --set names another; name the cipher: {source.word}")
    cipher = source.load()
    names = chosen_sets(source, cipher, asked)
    sets = [with_lanes(replace(options, set_name=name), cipher) for name in names]
    for each in sets[:1] if single else sets:
        refuse_useless(each)
        _refuse_circuit(each, cipher)
        context_of(each)
    return Request(source, cipher, tuple(sets))


def places_of(sets: tuple[BuildOptions, ...], output: str) -> list[Path]:
    """The file of each set; the arguments are those of `Request.places`."""
    folder = Path(output or ".")
    if output and not folder.is_dir() and not output.endswith("/"):
        return [folder] * len(sets)
    return [folder / file_name(options) for options in sets]


@explained
def refuse_output(request: Request, output: str) -> None:
    """See that the files of a request can be written and replace none that it reads.

    Raises:
        Complaint: one cannot; the message says which and why.
    """
    if output == STDOUT:
        return
    places = request.places(output)
    target = load_target(request.options.target)
    for place in dict.fromkeys(places):
        _refuse_ending(place, target.ending)
    if len(set(places)) < len(places) and not target.has_registers:
        what = f"{places[0]} would hold {len(places)} sets, and C of several sets is one file each"
        raise Complaint(f"{what}\nhint: name a folder with -o, or one set with --set")
    inputs = [request.source.path, vectors_beside(request.source.path)]
    refuse_places([path for place in places for path in (place, header_of(place))], inputs)


def _refuse_proof(name: str) -> None:
    """See that object code of a target is read; `Complaint` where there is no proof of it."""
    if not is_read(load_target(name)):
        said = f"--prove is about object code, and that of {name} is not read: no proof"
        raise Complaint(f"{said}\nhint: leave --prove away; the checks run without it")


def _refuse_place(output: str, ending: str) -> None:
    """Refuse a file or a folder that cannot be written, whatever the cipher is."""
    place = Path(output)
    if output in ("", STDOUT):
        return
    if output.endswith("/") or place.is_dir():
        refuse_places([place / f"x.{ending}"], [])
        return
    _refuse_ending(place, ending)
    refuse_places([place, header_of(place)], [])


def _refuse_ending(place: Path, ending: str) -> None:
    """Refuse a name that says that the file holds something else."""
    holds = {".s": "assembly", ".c": "C"}
    if place.suffix == ".h":
        raise Complaint(f"{place} is where the C header goes; name a file such as x.{ending}")
    if place.suffix == ".dsl":
        raise Complaint(f"{place} is named as a cipher's text; name a file such as x.{ending}")
    if place.suffix in holds and place.suffix != f".{ending}":
        made = holds[f".{ending}"]
        said = f"{place} is named as {holds[place.suffix]}, and {made} is made"
        raise Complaint(f"{said}; name a file such as {place.with_suffix('.' + ending).name}")


def _refuse_circuit(options: BuildOptions, cipher: Cipher) -> None:
    """Refuse circuits that no S-box of the cipher has."""
    if options.circuit == AUTO:
        return
    if not cipher.parameter_set(options.set_name).sboxes:
        raise Complaint(f"{options.set_name} has no S-box: leave --circuit away")
    known = [AUTO, *dict.fromkeys(map(_variant, load_circuits(CIRCUITS, cipher.name)))]
    known += [IN_TEXT] if cipher.circuits else []
    if options.circuit not in known:
        hint = did_you_mean(options.circuit, known)
        raise unknown(f"circuit of {cipher.name}", options.circuit, known, hint)


def _variant(circuit: Circuit) -> str:
    return circuit.path.name.split(".", 2)[2].removesuffix(".ir")
