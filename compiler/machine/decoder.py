"""Finds the row of a line of assembly text."""

from __future__ import annotations

import re
from collections.abc import Mapping

from compiler.machine.isa import PLACEHOLDER, Instruction, view_of


class Decoder:
    """Finds the row of a line of assembly text.

    Args:
        table: the instructions.
        classes: the register class of each view (`q` is a view of `v`).
        registers: a pattern of all register names, for virtual registers: then a view is a type and
            not part of a register's name.
    """

    def __init__(
        self,
        table: Mapping[str, Instruction],
        classes: Mapping[str, str],
        registers: str = "",
    ) -> None:
        self._classes = classes
        self._are_virtual = bool(registers)
        self._by_mnemonic: dict[str, list[tuple[re.Pattern[str], Instruction]]] = {}
        for instruction in table.values():
            mnemonic = instruction.text.split()[0]
            mnemonic = "" if PLACEHOLDER.search(mnemonic) else mnemonic
            entry = (_line_pattern(instruction, registers), instruction)
            self._by_mnemonic.setdefault(mnemonic, []).append(entry)

    def match(self, line: str) -> tuple[Instruction, dict[str, str]] | None:
        """The instruction of a line and its operands by name; None if no row has that text.

        Registers are returned by their own names (`v3` for `q3`), immediates and labels as text.
        """
        words = line.split("//")[0].split()
        text = " ".join(words)
        known = self._by_mnemonic
        for pattern, instruction in (*known.get(words[0] if words else "", ()), *known.get("", ())):
            if found := pattern.fullmatch(text):
                if self._are_virtual:
                    return instruction, found.groupdict()
                return instruction, _operands(instruction, self._classes, found.groupdict())
        return None


def _operands(
    instruction: Instruction, classes: Mapping[str, str], found: Mapping[str, str]
) -> dict[str, str]:
    return {
        name: view_of(text, classes[view]) if (view := instruction.views[name]) else text
        for name, text in found.items()
    }


def _line_pattern(instruction: Instruction, registers: str) -> re.Pattern[str]:
    seen: set[str] = set()

    def put(match: re.Match[str]) -> str:
        name, view = match[1], match[2]
        if name in seen:
            return f"(?P={name})"
        seen.add(name)
        numbered = r"[a-z]+\d*" if len(view or "") > 1 else rf"{view}\d+|sp|[xw]zr"
        # A number may be one half of an address that the linker inserts: `%pcrel_hi(.Ltable)`.
        body = (registers or numbered) if view else r"[-.\w]+|%\w+\([-.\w]+\)"
        return f"(?P<{name}>{body})"

    text = " ".join(instruction.text.split())
    parts = PLACEHOLDER.split(text)
    holders = iter(PLACEHOLDER.finditer(text))
    pieces = [re.escape(part) if n % 3 == 0 else "" for n, part in enumerate(parts)]
    joined = "".join(
        piece + (put(next(holders)) if n % 3 == 0 and n < len(pieces) - 1 else "")
        for n, piece in enumerate(pieces)
    )
    return re.compile(joined)
