"""Checks a file of a mode: known answers, requests of all lengths, refusals, timing."""

from __future__ import annotations

from builds.checks import claims_of
from builds.modes.build import BuiltMode, sizes_for
from builds.modes.options import ModeOptions
from dsl.cipher import Cipher
from dsl.modes.sizes import numbers_of
from options.functions import naming_of
from verify.modes.check import Cases, ModeFile, check_mode
from verify.modes.model import Model
from verify.modes.requests import Case, known_cases, lengths_of, longest, refusals, vectors_of
from verify.programs.reference import spec_reference
from verify.report import Finding

KNOWN_ANSWERS = "known answers"
"""The claim that a set without vectors does not have."""


def mode_file(built: BuiltMode, model: Model) -> ModeFile:
    """The file and its properties, for the checks."""
    options = built.options
    naming, entries = naming_of(options.build), options.mode.entries
    symbols = {e.name: naming.symbol(f"{options.word}_{e.name}") for e in entries}
    return ModeFile(
        name=options.file_name,
        text=built.text,
        header=built.header,
        entries=entries,
        symbols=symbols,
        state_bytes=built.sizes["st"],
        numbers=model.numbers(),
    )


def model_of(built: BuiltMode, cipher: Cipher) -> Model:
    """The reference: the interpreted texts of the mode and of the cipher."""
    options = built.options
    encrypt = spec_reference(cipher, options.build.set_name)
    return Model(options.mode, sizes_for(cipher, options), encrypt)


def cases_of(built: BuiltMode, model: Model) -> Cases:
    """The test cases of a file, with the expected answers."""
    mode, sizes = built.options.mode, model.sizes
    vectors = vectors_of(mode.name).get(built.options.build.set_name, {})
    numbers = numbers_of(mode, sizes)
    ends = longest(model, numbers["most_request"], numbers["interval"])
    lengths = [*lengths_of(model, built.sizes["group"]), *ends]
    refused = refusals(model)
    return Cases(
        tuple(known_cases(model, [*vectors.get("published", ()), *vectors.get("generated", ())])),
        tuple(Case(request, model.answer(request)) for request in lengths),
        tuple(Case(request, model.answer(request)) for request in refused),
    )


def check_built(built: BuiltMode, cipher: Cipher) -> tuple[Finding, ...]:
    """The findings of the check of a file.

    Raises:
        Complaint: the temporary folder is full.
    """
    model = model_of(built, cipher)
    cases = cases_of(built, model)
    report = check_mode(mode_file(built, model), cases)
    return tuple(f for f in report.findings if not _is_empty(f))


def claims_of_mode(options: ModeOptions) -> str:
    """The head's entry on checks for a file that has passed everything."""
    known = vectors_of(options.mode.name).get(options.build.set_name, {})
    names = claims_of(options.build).split(", ")
    return ", ".join(n for n in names if n != KNOWN_ANSWERS or any(known.values()))


def _is_empty(finding: Finding) -> bool:
    """Whether a check had no cases, since the set has no vectors."""
    return finding.status == "not run" and finding.detail == "no cases"
