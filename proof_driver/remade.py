"""Files of the matrix as they must be: made again, or taken as they are where a record vouches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from artifacts.generated_files import Part, parts_of
from artifacts.head import with_entry
from builds.build import before_proof, build
from builds.cache.products import make_or_read
from builds.checks import CERTIFICATE, claims_of
from builds.index import Entry, index_row
from builds.product import Order, product_of
from compiler.machine.load import load_target
from dsl.check import load_cipher
from dsl.cipher import Cipher
from options.command import command_of
from proof_driver.certificates import Certificate, object_digest
from proof_driver.kernel_files import is_of_kernels, kernels_digest, with_header
from proof_driver.proving import is_provable
from proof_driver.records import (
    recorded,
    still_verified,
    text_and_header,
    verified,
    why_made_anew,
)
from runtime.errors import explained

FAILED = "a check failed; nothing is written"
AGAIN = "; `lwcc regen` makes it again"
"""The end of a reason why a file is not what would be made."""


class InMatrix(Protocol):
    """A file of the matrix."""

    @property
    def path(self) -> str:
        """The file, relative to the folder of the index."""


E = TypeVar("E", bound=InMatrix, covariant=True)


@dataclass(frozen=True)
class RemakeTask(Generic[E]):
    """A file to be made again, or to be taken as it is.

    Args:
        entry: of the matrix.
        place: the folder of the index.
        check: whether its code is run; else its head says what the head of a good file says.
        row: of the index, where it has one.
        is_taken: whether the row's record is to show that the file is what would be made.
        uses_cache: whether a file that was made and run before by the same lwcc is taken as it was.
    """

    entry: E
    place: Path
    check: bool
    row: Mapping[str, Any] | None = None
    is_taken: bool = False
    uses_cache: bool = False

    @property
    def files(self) -> tuple[Path, Path]:
        """The file and its header."""
        path = self.place / self.entry.path
        return path, path.with_suffix(".h")

    @property
    def taken_row(self) -> Mapping[str, Any] | None:
        """The row that stands for the file; None if the file is to be made."""
        has_files = all(path.is_file() for path in self.files)
        return self.row if self.is_taken and has_files else None

    def recorded(self, text: str, header: str, row: Mapping[str, Any]) -> dict[str, Any]:
        """A row with records of the file that was made, and of its checks."""
        made = recorded(text, header, row)
        return verified(made) if self.check else still_verified(made, self.row or {})


@dataclass(frozen=True)
class Remade:
    """A file as it must be.

    Args:
        text: of the file.
        header: the C header beside it.
        row: of the index, without a certificate.
        part: what the file holds.
        object_sha256: of its object code, or of the text of kernels; empty where that is not read.
        wrong: why it is not as it must be; empty where it is.
    """

    text: str
    header: str
    row: Mapping[str, Any]
    part: Part
    object_sha256: str
    wrong: str = ""

    def with_certificate(self, certificate: Certificate | None) -> Remade:
        """The same, as a head and a row say it of a file with a certificate."""
        if not certificate:
            return self
        text = with_entry(self.text, "proof", certificate.words)
        return replace(self, text=text, row={**self.row, CERTIFICATE: certificate.as_table()})


def all_but_a_share(tasks: Sequence[RemakeTask[E]], share: tuple[int, int]) -> list[RemakeTask[E]]:
    """Tasks of which one in N makes its file; the others take it where an index has it.

    Args:
        tasks: that would make their files.
        share: K and N: each Nth task, from number K on, stays as it is.
    """
    turn, turns = share
    return [
        task if number % turns == turn else replace(task, is_taken=task.row is not None)
        for number, task in enumerate(tasks)
    ]


@explained
def remake(task: RemakeTask[Entry]) -> Remade:
    """Make one file, or read it, and find out what the index says of it."""
    if task.taken_row:
        remade = _taken(task.entry, task.taken_row, *text_and_header(task.files[0]))
    else:
        remade = _made(task)
    if remade.wrong:
        return remade
    if is_of_kernels(remade.part):
        part = with_header(remade.part, remade.header)
        return replace(remade, part=part, object_sha256=kernels_digest(part))
    if not is_provable(remade.part):
        return remade
    return replace(remade, object_sha256=object_digest(remade.part))


def _made(task: RemakeTask[Entry]) -> Remade:
    """A file, made from its cipher's text."""
    source, options = task.entry.source, task.entry.options
    if task.check:
        product = make_or_read(Order(source, options, uses_cache=task.uses_cache))
    else:
        built = build(source, source.load(), options)
        product = product_of(built.with_checks(claims_of(options)), ())
    row = task.recorded(product.text, product.header, index_row(task.entry.path, product))
    wrong = "" if product.passed else FAILED
    return Remade(product.text, product.header, row, product.part, "", wrong)


def _taken(entry: Entry, row: Mapping[str, Any], text: str, header: str) -> Remade:
    """A file as it is, with what speaks against its being what would be made.

    Raises:
        UserError: lwcc did not write it.
    """
    (part,) = parts_of(text, Path(entry.path).name)
    wrong = why_made_anew(row, text, header)
    asked = command_of(entry.source.word, entry.options), _load(entry.source.path).digest
    if (row["command"], row["dsl_sha256"]) != asked:
        wrong = "it was made from another text or with other options"
    plain = with_entry(text, "proof", before_proof(load_target(part.options.target)))
    described = {key: value for key, value in row.items() if key != CERTIFICATE}
    return Remade(plain, header, described, part, "", wrong and wrong + AGAIN)


def difference(there: str, wanted: str, file: str) -> str:
    """The first line in which a file differs from its required text; empty if there is none."""
    pairs = zip_longest(there.split("\n"), wanted.split("\n"), fillvalue="end of file")
    for number, (old, new) in enumerate(pairs, 1):
        if old != new:
            return f"{file}:{number}: has `{old.strip()}`, must have `{new.strip()}`"
    return ""


@lru_cache(1)
def _load(path: Path) -> Cipher:
    """The files of one cipher stand in a row."""
    return load_cipher(path)
