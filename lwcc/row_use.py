"""Which rows of a target's table the checked-in files use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from artifacts.generated_files import read_parts
from artifacts.parts import assembled
from builds.index import read_index
from compiler.machine.decoder import Decoder as TextDecoder
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.target import Target
from prove.machine.code import LONGEST
from prove.machine.decode import DecodeError, Decoder
from runtime.user_error import UserError
from targets.binary import is_read, load_binary


@dataclass(frozen=True)
class RowUse:
    """A row in one shape.

    Args:
        instruction: the row.
        files: how many checked-in files hold it.
    """

    instruction: Instruction
    files: int


def row_use(name: str, folder: Path) -> tuple[RowUse, ...]:
    """Every row of a target, in the order of the table, with the files that use it.

    Args:
        name: of a target of assembly text.
        folder: of the index.

    Raises:
        UserError: the index cannot be read, or a file of it holds a line that no row has.
        OSError: a file cannot be read.
    """
    target = load_target(name)
    # Templates write rows that are no business of selection: object code has them all.
    own = load_binary(target).table if is_read(target) else None
    table = target.table if own is None else {n: i for n, i in own.items() if i.row.encoding}
    rows_of = _Reader(target).rows_of if own is None else partial(_decoded_rows, target, table)
    files = [folder / e["path"] for e in read_index(folder) if e["target"] == name]
    found = Counter(row for file in files for row in rows_of(file))
    return tuple(RowUse(each, found[row]) for row, each in table.items())


def _decoded_rows(target: Target, table: Mapping[str, Instruction], file: Path) -> set[str]:
    """The names of the rows in the object code of a file.

    Raises:
        UserError: it does not assemble, or holds what no row is.
    """
    found, binary = set[str](), load_binary(target)
    for part in read_parts(file):
        decoder = Decoder(
            table, binary.numbered, frozenset(part.options.features), binary.distance_from
        )
        code, place = assembled(part).text, 0
        while place < len(code):
            try:
                decoded = decoder.decode(code[place : place + LONGEST], place)
            except DecodeError as problem:
                raise UserError(f"{file}: {problem}") from problem
            found.add(decoded.instruction.name)
            place += decoded.n_bytes
    return found


class _Reader:
    """Finds the rows of files; repeated lines are looked up once."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._decoder = TextDecoder(target.table, target.view_classes)
        self._known: dict[str, str] = {}

    def rows_of(self, file: Path) -> Mapping[str, None]:
        """The names of the rows that a file uses."""
        lines = enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        return dict.fromkeys(name for n, line in lines for name in self._rows_in(line, file, n))

    def _rows_in(self, line: str, file: Path, number: int) -> Iterator[str]:
        """The row of a line; nothing of a label, a directive or a comment."""
        code = line.partition(self._target.comment)[0].strip()
        if not code or code.startswith(".") or code.endswith(":"):
            return
        if code not in self._known:
            match = self._decoder.match(code)
            if match is None:
                raise UserError(
                    f"{file}:{number}: no row of {self._target.name} is `{code}`\n"
                    f"hint: the file was changed; `lwcc regen` makes it again"
                )
            self._known[code] = match[0].name
        yield self._known[code]
