"""The memory that a file takes of a microcontroller: exact sums, and the limits of the part."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from compiler.machine.core import Core
from compiler.machine.target import Target
from prove.machine.decode import DISTANCE, Encoding, read_encoding
from targets.binary import Binary, load_binary


@dataclass(frozen=True)
class Memory:
    """The bytes that a file takes.

    Args:
        code: of all functions.
        tables: constants that listings look values up in.
        in_ram: whether those are read in RAM; they lie in flash all the same, to be copied.
        round_keys: the caller's, of ECB.
        context: the caller's, of counter mode.
        stack: the most that a call takes.
    """

    code: int
    tables: int
    in_ram: bool
    round_keys: int
    context: int
    stack: int

    @property
    def flash(self) -> Mapping[str, int]:
        """The bytes in flash by content; up to 255 more align a table."""
        return {"code": self.code, "tables": self.tables}

    @property
    def ram(self) -> Mapping[str, int]:
        """The bytes in RAM by content, without texts and keys."""
        tables = self.tables if self.in_ram else 0
        return {
            "tables": tables,
            "rk": self.round_keys,
            "ctx": self.context,
            "stack": self.stack,
        }

    @property
    def sizes(self) -> dict[str, int]:
        """The sums, as a head names them."""
        flash, ram = sum(self.flash.values()), sum(self.ram.values())
        return {"code": self.code, "flash": flash, "ram": ram}

    def excess(self, core: Core, address_bits: int) -> dict[str, str]:
        """By memory a sentence with the sum that does not fit a core; nothing where all fits.

        Args:
            core: the part; 0 bytes of a memory are no limit.
            address_bits: of the pointers that read tables, in flash counted from its begin.
        """
        said: dict[str, str] = {}
        for name, parts, there in (
            ("flash", self.flash, core.flash_bytes),
            ("RAM", self.ram, core.ram_bytes),
        ):
            if there and sum(parts.values()) > there:
                said[name] = f"{_sum(name, parts)}, and {core.name} has {there}"
        reach, used = 1 << address_bits, sum(self.flash.values())
        if self.tables and not self.in_ram and used > reach:
            said.setdefault("flash", f"{_sum('flash', self.flash)}, and tables reach to {reach}")
        return said


def _sum(name: str, parts: Mapping[str, int]) -> str:
    listed = " + ".join(f"{part} {size}" for part, size in parts.items() if size)
    return f"{name}: {sum(parts.values())} bytes are needed ({listed})"


class Listing:
    """The instructions of a text with their addresses, as an assembler places them.

    `lines` are the instructions, each with its distance in bytes from the first; `n_bytes` is the
    size of all.

    Args:
        text: labels, instructions, directives and comments, one to a line.
        target: whose instructions have encodings, all with one mnemonic of one size.
    """

    def __init__(self, text: str, target: Target) -> None:
        self._binary = load_binary(target)
        self._encodings = _encodings(self._binary, target)
        self._labels: dict[str, int] = {}
        self.lines: list[tuple[int, str]] = []
        self.n_bytes = 0
        for line in _code_lines(text, target.comment):
            if line.endswith(":"):
                self._labels[line[:-1]] = self.n_bytes
                continue
            self.lines.append((self.n_bytes, line))
            self.n_bytes += self._encodings[line.split()[0]].n_bytes

    def place_of(self, label: str) -> int:
        """The distance of a label from the first instruction; `KeyError` if it is missing."""
        return self._labels[label]

    def out_of_reach(self) -> tuple[str, ...]:
        """The jumps whose encoding does not hold their distance, each as a sentence."""
        return tuple(said for at, line in self.lines if (said := self._too_far(at, line)))

    def _too_far(self, at: int, line: str) -> str:
        mnemonic, *operands = line.split()
        width = self._encodings[mnemonic].widths.get(DISTANCE)
        if width is None:
            return ""
        distance = self._labels[operands[-1]] - at - self._binary.distance_from
        reach = 1 << (width - 1)
        if -reach <= distance < reach:
            return ""
        return f"`{line}` would jump {distance} bytes, and reaches {-reach} to {reach - 1}"


def _encodings(binary: Binary, target: Target) -> Mapping[str, Encoding]:
    """An encoding of each mnemonic; a row of several lines consists of other rows."""
    rows = [i for i in binary.table_of(target).values() if i.row.encoding and "\n" not in i.text]
    return {each.text.split()[0]: read_encoding(each) for each in rows}


def _code_lines(text: str, comment: str) -> Iterator[str]:
    """Labels and instructions of the code section; sections of constants follow it."""
    for line in text.splitlines():
        code = line.partition(comment)[0].strip()
        if code.startswith(".section"):
            return
        if code and (not code.startswith(".") or code.endswith(":")):
            yield code
