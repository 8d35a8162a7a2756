"""The request for a build, with its cipher read: sets, forms and places of files."""

from __future__ import annotations

import importlib
from dataclasses import dataclass, replace
from pathlib import Path

from builds.planned import check_form
from builds.precheck import Asked, refuse_ending
from catalogue.ciphers import CipherSource, chosen_sets
from catalogue.declared import AUTO, circuit_choices
from catalogue.loaded import loaded
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import did_you_mean
from dsl.vectors import vectors_beside
from options.build import BuildOptions
from options.file_names import file_name
from options.forms import only_form, refuse_useless
from options.functions import check_functions
from options.settled import with_usual_unrolling
from runtime.errors import explained
from runtime.output import STDOUT, header_of, refuse_places
from runtime.user_error import UserError, unknown


@dataclass(frozen=True)
class Request:
    """A request for a build.

    Args:
        source: the cipher.
        cipher: the same, checked.
        sets: a build for each set.
        asked: the options common to all sets, before each has a form.
    """

    source: CipherSource
    cipher: Cipher
    sets: tuple[BuildOptions, ...]
    asked: BuildOptions

    @property
    def options(self) -> BuildOptions:
        """The options common to all sets."""
        return replace(self.sets[0], set_name="")

    def places(self, output: str) -> list[Path]:
        """The file of each set; several sets may share one.

        Args:
            output: a file, a folder, or empty for the current folder.
        """
        return places_of(self.sets, output)


@explained
def read_request(asked: Asked) -> Request:
    """Read the cipher, and find the form of each set.

    Raises:
        UserError: there are errors in the cipher's text, it has no such set, or an option is of no
            use for a set.
    """
    source, options = asked.source, asked.options
    cipher = loaded(source.path)
    names = chosen_sets(source, cipher, asked.set_names)
    sets = [with_form(replace(options, set_name=name), cipher) for name in names]
    for each in sets[:1] if asked.single else sets:
        refuse_useless(each)
        check_functions(each, cipher)
        _refuse_circuit(each, cipher)
    return Request(source, cipher, tuple(sets), options)


def with_form(options: BuildOptions, cipher: Cipher) -> BuildOptions:
    """The options with a form: the one that the target leaves, or the first that fits the set."""
    if only := only_form(options):
        return with_usual_unrolling(only)
    # This choice runs passes, and reads all of them.
    chosen: BuildOptions = importlib.import_module("builds.usual_forms").with_lanes(options, cipher)
    return with_usual_unrolling(chosen)


def places_of(sets: tuple[BuildOptions, ...], output: str) -> list[Path]:
    """The file of each set; the arguments are those of `Request.places`."""
    folder = Path(output or ".")
    if output and not folder.is_dir() and not output.endswith("/"):
        return [folder] * len(sets)
    return [folder / file_name(options) for options in sets]


@explained
def refuse_forms(request: Request) -> None:
    """Check that the target has the requested forms.

    Raises:
        UserError: one is missing; the message names the place in the cipher's text, where there is
            one, and what would work.
    """
    for each in request.sets:
        check_form(request.cipher, each)


@explained
def refuse_output(request: Request, output: str) -> None:
    """Check that the files of a request can be written without replacing one that it reads.

    Raises:
        UserError: one cannot; the message says which and why.
    """
    if output == STDOUT:
        return
    places = request.places(output)
    target = request.options.machine
    for place in dict.fromkeys(places):
        refuse_ending(place, target.ending)
    if len(set(places)) < len(places) and target.output == "source":
        what = f"{places[0]} would hold {len(places)} sets, and C of several sets is one file each"
        raise UserError(f"{what}\nhint: name a folder with -o, or one set with --set")
    inputs = [request.source.path, vectors_beside(request.source.path)]
    refuse_places([path for place in places for path in (place, header_of(place))], inputs)


def _refuse_circuit(options: BuildOptions, cipher: Cipher) -> None:
    """Raise an error for circuits that no S-box of the cipher has."""
    if options.circuit == AUTO:
        return
    if not cipher.parameter_set(options.set_name).sboxes:
        raise UserError(f"{options.set_name} has no S-box: leave --circuit away")
    known = circuit_choices(cipher.name, bool(cipher.circuits))
    if options.circuit not in known:
        hint = did_you_mean(options.circuit, known)
        raise unknown(f"circuit of {cipher.name}", options.circuit, known, hint)
