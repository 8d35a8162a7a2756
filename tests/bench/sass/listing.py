"""Short listings of SASS for tests: a line an instruction."""

from __future__ import annotations

from bench.sass.code import SassInstruction


def listing(text: str) -> tuple[SassInstruction, ...]:
    """The instructions of lines such as `@P0 BRA 0x10`, at addresses from 0 on."""
    found = []
    for place, line in enumerate(line for line in text.splitlines() if line.strip()):
        words = line.split()
        predicate = words.pop(0) if words[0].startswith("@") else ""
        found.append(SassInstruction(16 * place, words[0], "".join(words[1:]), predicate))
    return tuple(found)
