"""The examples of the language reference are read, and its whole cipher passes its vector."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from compiler.frontend.programs import spec_programs
from dsl.check import parse_cipher
from tests.compiler.plain_words import evaluate

pytestmark = pytest.mark.documents

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/language.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"(?ms)^```dsl\n(.*?)^```", PAGE)
HEAD = """cipher EXAMPLE
set example16_16 { n = 2 }
block u8[2]
key u8[n]
round_keys u8[n]
key_schedule(K) -> RK { RK = K }
decrypt = inverse of encrypt
"""


@pytest.mark.parametrize("block", BLOCKS, ids=[b.split("\n")[0] for b in BLOCKS])
def test_block(block: str) -> None:
    is_whole = "\ncipher " in f"\n{block}"
    cipher = parse_cipher(block if is_whole else HEAD + block)
    for chosen in cipher.sets.values():
        programs = spec_programs(cipher, chosen.name)
        for vector in chosen.tests:
            key = evaluate(programs.key_schedule, chosen.key.words(vector.key))
            words = evaluate(programs.encrypt, chosen.block.words(vector.plaintext) + key)
            assert chosen.block.memory(words) == vector.ciphertext


def test_blocks_are_found() -> None:
    assert len(BLOCKS) == PAGE.count("```dsl")
    assert sum("test " in block for block in BLOCKS) == 2


def test_python_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (example,) = re.findall(r"(?ms)^```python\n(.*?)^```", PAGE)
    printed: list[tuple[object, ...]] = []
    exec(example, {"print": lambda *values: printed.append(values)})
    assert printed == [(216, "operations")]
