"""Checks a file of a mode: known answers, requests of all lengths, refusals, timing."""

from __future__ import annotations

from dataclasses import replace

from artifacts.stated import stated_by
from builds.checks import OF_HEADS, claims_of, object_code, runs_in_qemu
from builds.modes.build import BuiltMode, sizes_for
from builds.modes.options import ModeOptions
from compiler.machine.decoder import Decoder
from compiler.machine.load import load_target
from dsl.cipher import Cipher
from dsl.modes.sizes import numbers_of
from dsl.modes.tree import Function
from options.build import BuildOptions
from options.functions import naming_of
from targets.machine import EMULATED, load_machine
from verify.assembled import check_assembled
from verify.child import in_child
from verify.modes.check import Cases, ModeFile, check_mode
from verify.modes.emulated import Assembled, check_emulated
from verify.modes.gridded import ModeKernel, check_mode_kernel
from verify.modes.hosted import hosted_file
from verify.modes.model import Model
from verify.modes.requests import Case, known_cases, lengths_of, longest, refusals, vectors_of
from verify.native.check import builds_for
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
        UserError: the temporary folder is full.
    """
    model = model_of(built, cipher)
    cases = cases_of(built, model)
    file = mode_file(built, model)
    target = load_target(built.options.build.target)
    if target.has_threads:
        return _check_threads(built, model, cases)
    is_emulated = target.executor in EMULATED
    if runs_in_qemu(built.options.build):
        return (Finding("requests", "not run", 0, "the emulator does not know these features"),)
    report = (
        check_emulated(assembled(built, file), cases) if is_emulated else check_mode(file, cases)
    )
    return tuple(f for f in report.findings if not _is_empty(f))


def kernel_of(built: BuiltMode, entry: Function, model: Model) -> ModeKernel:
    """The kernel of an entry with an output."""
    options, numbers = built.options, numbers_of(built.options.mode, model.sizes)
    return ModeKernel(
        text=built.text,
        target=load_target(options.build.target),
        symbol=naming_of(options.build).symbol(f"{options.word}_{entry.name}"),
        entry=entry.name,
        n_inputs=len(entry.parameters) - 1,
        group_bytes=built.sizes["group"],
        most=numbers["most_request"],
        interval=numbers["interval"],
    )


def hosted_of(built: BuiltMode, model: Model) -> ModeFile:
    """The functions that the header of kernels has for a host: the entries without an output."""
    file = mode_file(built, model)
    own = [e for e in file.entries if not any(p.is_out for p in e.parameters)]
    return hosted_file(replace(file, entries=tuple(own)), built.options.stem)


def _check_threads(built: BuiltMode, model: Model, cases: Cases) -> tuple[Finding, ...]:
    """The findings of kernels, and of the functions that the header has for a host."""
    found: list[Finding] = []
    # While ptxas runs, kernels and the host's functions are run here.
    with in_child(lambda: tuple(check_assembled(built.text))) as assembled:
        for entry in built.options.mode.entries:
            if any(p.is_out for p in entry.parameters):
                kernel = kernel_of(built, entry, model)
                found += check_mode_kernel(kernel, model, cases.known).findings
        host = hosted_of(built, model)
        builds = builds_for(replace(host.plain, text=built.header))
        found += check_mode(host, cases.of([e.name for e in host.entries]), builds).findings
        found = [*assembled(), *found]
    return tuple(each for each in found if not _is_empty(each))


def claims_of_mode(options: ModeOptions) -> str:
    """The head's entry on checks for a file that has passed everything."""
    known = vectors_of(options.mode.name).get(options.build.set_name, {})
    names = [name for each in checked_builds(options.build) for name in claims_of(each).split(", ")]
    names = [claim.name for claim in OF_HEADS if claim.name in names]
    return ", ".join(n for n in names if n != KNOWN_ANSWERS or any(known.values()))


def checked_builds(build: BuildOptions) -> tuple[BuildOptions, ...]:
    """The builds as which a file of a mode is checked: for its target, and for its host."""
    host = load_target(build.target).host
    return (build, BuildOptions(build.set_name, target=host.name)) if host else (build,)


def assembled(built: BuiltMode, file: ModeFile) -> Assembled:
    """A file in assembly, with the machine that its checks run on."""
    options = built.options.build
    target = load_target(options.target)
    machine = load_machine(target)
    decode = Decoder(target.table, target.view_classes).match if machine.has_lines else None
    return Assembled(
        file=file,
        machine=machine,
        features=stated_by(options).assembler_features,
        word_bits=target.address_bits,
        decode=decode or object_code(options),
    )


def _is_empty(finding: Finding) -> bool:
    """Whether a check had no cases, since the set has no vectors."""
    return finding.status == "not run" and finding.detail == "no cases"
