"""Certificates: the verdicts on a file's functions, with digests of its bytes and the checker.

A certificate is a record that is compared with the file. It is not a signature: heads and the index
can be edited by hand, so CI proves some of the files again each time.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from artifacts.generated_files import Part, claimed_by
from artifacts.head import NOT_RUN
from artifacts.parts import FunctionVerdict, code_of
from builds.sources import checker_digest
from prove.claims.verdict import Outcome
from prove.limited_process import NOT_FINISHED

ASSUMED = ("rows", "dsl", "interface", "machine", "symbols", "checker")
"""The assumptions of every proof, by the short names in docs/soundness.md."""
_OBJECT = re.compile(r"; object sha256:([0-9a-f]{64})$")


class BadCertificate(ValueError):
    """The index holds something that is not as `lwcc regen` writes certificates."""


@dataclass(frozen=True)
class Verdict:
    """The verdict on a function.

    Args:
        verdict: in words; `proven` is the only one that shows anything.
        engine: what decided it.
        seconds: that it took where it was found; not compared.
        megabytes: the most memory that it took; not compared.
    """

    verdict: str
    engine: str
    seconds: float
    megabytes: int


@dataclass(frozen=True)
class Certificate:
    """The verdicts on all functions of a file, for one parameter set.

    Args:
        object_sha256: as `object_digest` makes it.
        dsl_sha256: of the cipher's text.
        checker: as `checker_digest` makes it.
        assumed: what the verdicts rest on.
        functions: by role.
    """

    object_sha256: str
    dsl_sha256: str
    checker: str
    assumed: tuple[str, ...]
    functions: Mapping[str, Verdict]

    @property
    def n_proven(self) -> int:
        """How many functions are proven."""
        return sum(found.verdict == "proven" for found in self.functions.values())

    @property
    def is_settled(self) -> bool:
        """Whether another run would find the same: nothing was given up."""
        verdicts = {found.verdict for found in self.functions.values()}
        return verdicts <= {"proven", "not attempted"}

    @property
    def words(self) -> str:
        """The head's entry on proofs: it does not depend on the machine that ran them."""
        groups: dict[str, list[str]] = {}
        for role, found in self.functions.items():
            groups.setdefault(found.verdict, []).append(role)
        said = [f"{verdict}: {', '.join(roles)}" for verdict, roles in groups.items()]
        proven = (f for f in self.functions.values() if f.verdict == "proven")
        engines = sorted({found.engine for found in proven if found.engine})
        by = [f"by {', '.join(engines)}"] if engines else []
        return "; ".join([*said, *by, f"object sha256:{self.object_sha256}"])

    def as_table(self) -> dict[str, Any]:
        """The certificate as a table of the index."""
        return {
            "object_sha256": self.object_sha256,
            "dsl_sha256": self.dsl_sha256,
            "checker": self.checker,
            "assumed": list(self.assumed),
            "functions": {role: dict(vars(found)) for role, found in self.functions.items()},
        }

    def rows(self, path: str) -> list[FunctionVerdict]:
        """The functions that are proven, as they were found."""
        said = f"certificate of checker {self.checker[:12]}"
        return [
            FunctionVerdict(path, role, Outcome("proven", said, found.seconds), found.megabytes)
            for role, found in self.functions.items()
            if found.verdict == "proven"
        ]


def certificate_of(part: Part, digest: str, rows: Sequence[FunctionVerdict]) -> Certificate:
    """A certificate of new verdicts.

    Args:
        part: of the file.
        digest: of its object code.
        rows: of all its functions.
    """
    found = {
        row.function: Verdict(
            verdict=_verdict(row.outcome),
            engine=_engine(row.outcome),
            seconds=round(float(row.outcome.seconds), 1),
            megabytes=row.megabytes,
        )
        for row in rows
    }
    ordered = {role: found[role] for role in part.functions}
    checker = checker_digest(part.stated.target)
    return Certificate(digest, part.digest, checker, ASSUMED, ordered)


def read_certificate(table: Mapping[str, Any]) -> Certificate:
    """The certificate in a table of the index.

    Raises:
        BadCertificate: a key is missing, or has a value of another type.
    """
    texts = [_get(table, key, str) for key in ("object_sha256", "dsl_sha256", "checker")]
    assumed = tuple(str(name) for name in _get(table, "assumed", list))
    functions = {
        role: Verdict(
            verdict=_get(found, "verdict", str),
            engine=_get(found, "engine", str),
            seconds=float(_get(found, "seconds", (int, float))),
            megabytes=_get(found, "megabytes", int),
        )
        for role, found in _get(table, "functions", dict).items()
    }
    return Certificate(texts[0], texts[1], texts[2], assumed, functions)


def object_digest(part: Part) -> str:
    """SHA-256 of a part's object code, and of the head's entries that a proof uses.

    The bytes are those that `prove` reads: linked alone, at a fixed address. With them go the
    places of the functions.

    Raises:
        AssemblyError: the part does not assemble or does not link.
        MissingTool: the assembler or the linker is missing.
    """
    image = code_of(part)
    said = {
        "functions": {role: image.symbols[s] - image.base for role, s in part.functions.items()},
        **claimed_by(part),
    }
    digest = hashlib.sha256(json.dumps(said, sort_keys=True).encode())
    digest.update(image.text)
    return digest.hexdigest()


def why_not(certificate: Certificate, part: Part, digest: str) -> str:
    """The reason why a certificate does not apply to a part; empty if it applies.

    Args:
        certificate: what there is.
        part: of the file.
        digest: of the part's object code.
    """
    checker = checker_digest(part.stated.target)
    pairs = (
        ("other object code", certificate.object_sha256, digest),
        ("another .dsl", certificate.dsl_sha256, part.digest),
        ("another checker", certificate.checker, checker),
    )
    for what, said, found in pairs:
        if said != found:
            return f"it is of {what} (sha256 {said[:12]}, here {found[:12]})"
    if set(certificate.functions) != set(part.functions):
        return "it is of other functions"
    if certificate.assumed != ASSUMED:
        return f"it assumes {', '.join(certificate.assumed) or 'nothing'}"
    return ""


def words_of(part: Part) -> str:
    """The entry on proofs in a part's head."""
    return part.entries.get("proof", NOT_RUN)


def digest_in(words: str) -> str:
    """The digest of object code in a head's entry; empty if the entry claims nothing."""
    found = _OBJECT.search(words)
    return found[1] if found else ""


def _verdict(outcome: Outcome) -> str:
    """The verdict; an unfinished proof is not `unknown`, since more time may decide it."""
    return outcome.detail if outcome.detail.startswith(NOT_FINISHED) else outcome.verdict


def _engine(outcome: Outcome) -> str:
    return outcome.engine if outcome.verdict == "proven" else ""


def _get(table: Any, key: str, kind: Any) -> Any:
    value = table.get(key) if isinstance(table, Mapping) else None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadCertificate(f"its `{key}` is missing or not as `lwcc regen` writes it")
    return value
