"""Runs the machine check on a generated part, and says in few words what it showed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from compiler.decoder import Decoder
from compiler.target import load_target
from dsl.cipher import Cipher
from lwcc.head import NOT_RUN
from lwcc.subjects import Part, subject_of
from verify.check import check
from verify.reference import spec_reference
from verify.report import Finding
from verify.tools import MissingTool, find

TOOLS = ("llvm-mc", "ld.lld")
"""What a check starts."""


@dataclass(frozen=True)
class Claim:
    """A word for several findings.

    Args:
        name: as heads and tables have it.
        words: a finding whose name holds one of them belongs to it.
    """

    name: str
    words: tuple[str, ...]


_CALLS = ("apart", "in place", "placements", "carries", "new nonces")
EVERY_PASS = "each pass against the one before"
CLAIMS = (
    Claim("digest", ("digest",)),
    Claim("passes", (EVERY_PASS,)),
    Claim("assembled alone", ("assembles", "position", "functions")),
    Claim("known answers", ("vectors",)),
    Claim("emulator and abi", _CALLS),
    Claim("timing", ("timing",)),
)
IN_HEADS = tuple(claim for claim in CLAIMS if claim.name != "digest")


def missing_tools() -> tuple[str, ...]:
    """What to say of each tool that a check needs and this machine has not."""
    missing: list[str] = []
    for name in TOOLS:
        try:
            find(name)
        except MissingTool as problem:
            missing.append(str(problem))
    return tuple(missing)


def check_part(part: Part, cipher: Cipher) -> tuple[Finding, ...]:
    """The findings of the machine check, against the cipher's own text and its known answers."""
    target = load_target(part.options.target)
    answers = cipher.parameter_set(part.options.set_name).tests
    published = [
        {
            "key": answer.key.hex(),
            "plaintext": answer.plaintext.hex(),
            "ciphertext": answer.ciphertext.hex(),
        }
        for answer in answers
    ]
    reference = spec_reference(cipher, part.options.set_name)
    decode = Decoder(target.table, target.view_classes).match
    report = check(subject_of(part), reference, {"published": published}, decode)
    return tuple(f for f in report.findings if not _is_empty(f))


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
    """For each claim that there are findings of: how many cases held, or the worst outcome."""
    found = {claim.name: _of(claim, findings) for claim in CLAIMS}
    return {name: _outcome(group) for name, group in found.items() if group}


def checked_words(findings: Sequence[Finding]) -> str:
    """What a head may say after `checked:`."""
    groups = {claim.name: _of(claim, findings) for claim in IN_HEADS}
    names = [name for name, group in groups.items() if group and passed(group)]
    return ", ".join(names) or NOT_RUN


def as_dicts(findings: Sequence[Finding]) -> list[Mapping[str, object]]:
    """Findings for programs."""
    return [asdict(finding) for finding in findings]


def _of(claim: Claim, findings: Sequence[Finding]) -> list[Finding]:
    return [f for f in findings if any(word in f.name for word in claim.words)]


def _outcome(findings: Sequence[Finding]) -> str:
    for status in ("failed", "not run"):
        if any(f.status == status for f in findings):
            return status
    return str(sum(f.cases for f in findings))


def _is_empty(finding: Finding) -> bool:
    """Whether a check had nothing to check: no vectors of a kind."""
    return finding.status == "not run" and finding.detail == "no cases"
