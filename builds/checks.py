"""Runs the machine check on a generated part, and summarises its results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from artifacts.generated_files import Part, subject_of
from artifacts.head import NOT_RUN
from artifacts.stated import stated_by
from compiler.frontend.interface import FixedKey
from compiler.machine.decoder import Decoder
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.target import Executor
from dsl.cipher import Cipher, KnownAnswer
from dsl.vectors import Vector, load_vectors, vectors_beside
from measurements.kernels import kernel_file_of
from measurements.native import c_file_of
from options.build import BuildOptions
from prove.machine.decode import DecodeError
from prove.machine.decode import Decoder as CodeDecoder
from runtime.beside import side_by_side
from runtime.user_error import full_folder
from targets.binary import load_binary
from targets.machine import EMULATED, IN_SIMAVR, load_machine
from verify.assembled import BY_PTXAS, check_assembled
from verify.check import Vectors as CheckVectors
from verify.check import check
from verify.child import in_child
from verify.emulation.taint import ObjectCode
from verify.grids.check import IN_GRIDS, check_kernels
from verify.native.check import check_native
from verify.native.compiled import COMPILERS
from verify.programs.reference import SpecCipher, spec_reference
from verify.qemu.check import PREFIX, check_in_qemu, needs_qemu
from verify.qemu.processor import qemu_of
from verify.report import Finding, Report
from verify.simavr.library import TOOL
from verify.subject import Reference, Subject
from verify.toolchain.tools import MissingTool, find

TOOLS = ("llvm-mc", "ld.lld")
"""The tools of a check of assembly."""
NATIVE_TOOLS = ("gcc", "clang", "valgrind")
"""The tools of a check of source."""
_TOOLS_OF: Mapping[Executor, tuple[str, ...]] = {"host": NATIVE_TOOLS, "grid": ("gcc",)}
"""The tools of a check by executor; `ptxas` is not needed to run kernels."""


@dataclass(frozen=True)
class Claim:
    """A word for several findings.

    Args:
        name: as heads and tables have it.
        words: a finding whose name holds one of them belongs to it.
        executors: the executors of targets to whose files the check applies.
        in_qemu: whether it is about calls in QEMU, in any other place, or (None) about both.
    """

    name: str
    words: tuple[str, ...]
    executors: tuple[Executor, ...] = ("emulator", "simulator", "host", "grid", "interpreter")
    in_qemu: bool | None = None


_CALLS = ("apart", "in place", "placements", "carries", "new nonces")
EVERY_PASS = "each pass against the one before"
CERTIFICATE, RECORD = "certificate", "record of checks"
CLAIMS = (
    Claim("digest", ("digest",)),
    Claim("record", (RECORD,)),
    Claim(CERTIFICATE, (CERTIFICATE,)),
    Claim("passes", (EVERY_PASS,)),
    Claim("assembled alone", ("assembles", "position", "functions"), ("emulator", "simulator")),
    Claim("compiled alone", ("compiles",), ("host",)),
    Claim("known answers", ("vectors",), ("emulator", "simulator", "host")),
    Claim("emulator and abi", _CALLS, ("emulator",), in_qemu=False),
    Claim("calls and abi in QEMU", _CALLS, ("emulator",), in_qemu=True),
    Claim("calls and abi in simavr", _CALLS, ("simulator",)),
    Claim("native calls", _CALLS, ("host",)),
    Claim("kernels on whole grids", (IN_GRIDS,), ("grid",)),
    Claim("ptxas", (BY_PTXAS,), ("grid",)),
    Claim("timing", ("timing",), ("emulator", "simulator", "host")),
)
OF_HEADS = CLAIMS[3:]
"""The claims in heads; comparisons with the index and the .dsl are not among them."""


def claims_of(options: BuildOptions) -> str:
    """The head's entry on checks for a build that has passed everything."""
    executor, in_qemu = load_target(options.target).executor, runs_in_qemu(options)
    claims = [c for c in OF_HEADS if executor in c.executors and c.in_qemu in (None, in_qemu)]
    names = [claim.name for claim in claims]
    return ", ".join(name for name in names if not (options.tells_secrets and name == "timing"))


def runs_in_qemu(options: BuildOptions) -> bool:
    """Whether a build needs something that the emulator does not know."""
    target = load_target(options.target)
    known = target.executor in EMULATED
    return known and needs_qemu(load_machine(target), stated_by(options).assembler_features)


def missing_tools(builds: Iterable[BuildOptions]) -> tuple[str, ...]:
    """A message for each missing tool that checks of builds need."""
    needed = dict.fromkeys(name for options in builds for name in _tools_for(options))
    missing: list[str] = []
    for name in needed:
        try:
            find(name)
        except MissingTool as problem:
            missing.append(str(problem))
    return tuple(missing)


def _tools_for(options: BuildOptions) -> tuple[str, ...]:
    target = load_target(options.target)
    if target.executor not in EMULATED:
        return _TOOLS_OF.get(target.executor, ())
    if target.executor == "simulator":
        return (*TOOLS, TOOL)
    in_qemu = (qemu_of(load_machine(target)), "clang") if runs_in_qemu(options) else ()
    return (*TOOLS, *in_qemu)


def check_part(part: Part, cipher: Cipher, headers: Mapping[str, str]) -> tuple[Finding, ...]:
    """The findings of the check of a file, against the cipher's own text and its known answers.

    Args:
        part: of the file; assembly is emulated (in QEMU what Unicorn does not know), source is
            compiled and run here, kernels are run on grids by their rows.
        cipher: the checked cipher.
        headers: C headers that lie beside source, by name.

    Raises:
        UserError: the temporary folder is full.
    """
    target, set_name = load_target(part.options.target), part.options.set_name
    if target.executor == "interpreter":
        # Its passes were checked after each pass, and no executor runs its files.
        return ()
    fixed = part.options.fixed_key
    if target.executor == "grid":
        spec, kernels = SpecCipher(cipher, set_name), kernel_file_of(part, headers)
        # While ptxas runs, kernels are run on the other cores.
        with in_child(lambda: tuple(check_assembled(part.text))) as assembled:
            report = check_kernels(kernels, spec, together=side_by_side)
            return (*assembled(), *report.findings)
    reference = spec_reference(cipher, set_name, fixed)
    if target.executor in EMULATED:
        subject = subject_of(part)
        known = known_answers(cipher, set_name, subject.nonce_bytes, fixed)
        report = _checked(part.options, subject, reference, known)
    else:
        file = c_file_of(part, headers)
        known = known_answers(cipher, set_name, file.nonce_bytes, fixed)
        report = check_native(file, reference, known, timing=not part.options.tells_secrets)
    for full in (full_folder(f.detail) for f in report.findings if f.status == "failed"):
        if full:
            raise full
    return tuple(f for f in report.findings if not _is_empty(f))


def _checked(
    options: BuildOptions, subject: Subject, reference: Reference, known: CheckVectors
) -> Report:
    """The check of assembly, by whatever runs code of its target."""
    target = load_target(options.target)
    if not subject.machine.has_lines:
        return check(subject, reference, known, object_code(options))
    decode = Decoder(target.table, target.view_classes).match
    checked = check_in_qemu if runs_in_qemu(options) else check
    return checked(subject, reference, known, decode)


def object_code(options: BuildOptions) -> ObjectCode:
    """Finds the rows of a build's object code."""
    target, features = load_target(options.target), frozenset(options.features)
    binary = load_binary(target)
    table = binary.table_of(target)
    decoder = CodeDecoder(table, binary.numbered, features, binary.distance_from)

    def read(octets: bytes, pc: int) -> tuple[str, Instruction, Mapping[str, str]] | None:
        try:
            found = decoder.decode(octets, pc)
        except DecodeError:
            return None
        return found.text(), found.instruction, found.registers

    return ObjectCode(read, binary.parts)


def known_answers(
    cipher: Cipher, set_name: str, nonce_bytes: int, fixed: FixedKey | None = None
) -> CheckVectors:
    """The known answers in a cipher's text and beside it.

    Args:
        cipher: the checked cipher.
        set_name: one of its sets.
        nonce_bytes: size of the nonce; vectors of counter mode with other sizes are left out.
        fixed: the only key, with the only nonce if there is one; vectors of others are left out.
    """
    beside = load_vectors(vectors_beside(Path(cipher.file))).get(set_name, {})
    counted = (v for kind in ("ctr", "ctr16") for v in beside.get(kind, ()))
    text: Sequence[KnownAnswer | Vector] = cipher.parameter_set(set_name).tests
    published = (*text, *beside.get("published", ()))
    return {
        "published": [_in_hex(answer) for answer in published if _is_of(answer, fixed)],
        "generated": [_in_hex(v) for v in beside.get("generated", ()) if _is_of(v, fixed)],
        "ctr": [
            {**_in_hex(v), "nonce": v.nonce.hex(), "counter": v.counter}
            for v in counted
            if len(v.nonce) == nonce_bytes and _is_of(v, fixed)
            if not (fixed and fixed.nonce) or v.nonce == fixed.nonce
        ],
    }


def _is_of(answer: KnownAnswer | Vector, fixed: FixedKey | None) -> bool:
    """Whether a known answer applies to a file, which may have a fixed key."""
    return fixed is None or answer.key == fixed.key


def _in_hex(answer: KnownAnswer | Vector) -> Mapping[str, str]:
    return {name: getattr(answer, name).hex() for name in ("key", "plaintext", "ciphertext")}


def check_digest(part: Part, cipher: Cipher) -> Finding:
    """Whether the part was made from the cipher's text as it is now."""
    name = "digest of the .dsl"
    if part.digest == cipher.digest:
        return Finding(name, "tested", 1)
    return Finding(name, "failed", 0, f"{part.entries['dsl']}, but {cipher.file} has changed since")


def passed(findings: Sequence[Finding]) -> bool:
    """Whether everything was run and held."""
    return all(finding.status == "tested" for finding in findings)


def summary(findings: Sequence[Finding]) -> dict[str, str]:
    """For each claim with findings: the number of passed cases, or the worst outcome."""
    found = {claim.name: _of(claim, findings) for claim in CLAIMS}
    return {name: _outcome(group) for name, group in found.items() if group}


def checked_words(findings: Sequence[Finding]) -> str:
    """The head's entry after `checked:`."""
    groups = {claim.name: _of(claim, findings) for claim in OF_HEADS}
    names = [name for name, group in groups.items() if group and passed(group)]
    return ", ".join(names) or NOT_RUN


def as_dicts(findings: Sequence[Finding]) -> list[Mapping[str, object]]:
    """Findings for programs."""
    return [asdict(finding) for finding in findings]


def _of(claim: Claim, findings: Sequence[Finding]) -> list[Finding]:
    return [
        f
        for f in findings
        if any(word in f.name for word in claim.words)
        and _executor_of(f) in claim.executors
        and claim.in_qemu in (None, f.name.startswith(PREFIX))
    ]


def _executor_of(finding: Finding) -> Executor:
    """The executor of a finding, by the prefix of its name."""
    if finding.name.startswith(COMPILERS):
        return "host"
    if finding.name.startswith((IN_GRIDS, BY_PTXAS)):
        return "grid"
    return "simulator" if finding.name.startswith(IN_SIMAVR) else "emulator"


def _outcome(findings: Sequence[Finding]) -> str:
    for status in ("failed", "not run"):
        if any(f.status == status for f in findings):
            return status
    return str(sum(f.cases for f in findings))


def _is_empty(finding: Finding) -> bool:
    """Whether a check had no cases, for lack of vectors."""
    return finding.status == "not run" and finding.detail == "no cases"
