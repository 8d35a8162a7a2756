"""The shipped ciphers: all sets are there, and the texts say what the papers say."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from compiler.frontend.programs import spec_programs
from dsl.library import CIPHERS
from tests import shipped
from tests.shipped import SHIPPED, SHIPPED_SETS, read_cipher

SETS = {
    "aes": "aes128_128 aes128_192 aes128_256",
    "cham": "cham64_128 cham128_128 cham128_256",
    "gift": "gift64_128 gift128_128 giftb128_128",
    "hight": "hight64_128",
    "lea": "lea128_128 lea128_192 lea128_256",
    "pipo": "pipo64_128 pipo64_256",
    "present": "present64_80 present64_128",
    "simeck": "simeck32_64 simeck48_96 simeck64_128",
    "simon": "simon32_64 simon48_72 simon48_96 simon64_96 simon64_128 simon96_96 simon96_144"
    " simon128_128 simon128_192 simon128_256",
    "skinny": "skinny64_64 skinny64_128 skinny64_192 skinny128_128 skinny128_256 skinny128_384",
    "speck": "speck32_64 speck48_72 speck48_96 speck64_96 speck64_128 speck96_96 speck96_144"
    " speck128_128 speck128_192 speck128_256",
}
MAX_LINES = 100
BOXES = {"aes": ["S"], "gift": ["S"], "pipo": ["S"], "present": ["S"], "skinny": ["S4", "S8"]}
NO_RULE = {"lea": 8}
"""Constants that are digits of a number and come from no recurrence."""


@pytest.mark.slow
def test_all_sets_are_there_and_no_others() -> None:
    assert {path.stem: list(read_cipher(path).sets) for path in SHIPPED} == {
        name: sets.split() for name, sets in SETS.items()
    }
    assert [(file, name) for file, sets in SETS.items() for name in sets.split()] == SHIPPED_SETS


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_about_a_page(path: Path) -> None:
    text = re.sub(r"(?ms)^circuit .*?^}\n", "", path.read_text(encoding="utf-8"))
    lines = [line for line in text.split("\n") if line]
    assert len(lines) <= MAX_LINES, "a page, circuits left out"
    assert lines[0].startswith("# "), "its head says what it is"


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_every_published_answer_is_one_of_the_file(path: Path) -> None:
    beside = json.loads((CIPHERS / f"vectors/{path.stem}.json").read_text(encoding="utf-8"))
    for name, chosen in read_cipher(path).sets.items():
        answers = [(t.key.hex(), t.plaintext.hex(), t.ciphertext.hex()) for t in chosen.tests]
        published = [
            (v["key"], v["plaintext"], v["ciphertext"]) for v in beside["sets"][name]["published"]
        ]
        assert answers, "a set has an answer"
        assert set(answers) <= set(published)
        assert len(set(answers)) == len(answers) >= min(len(published), 3)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda p: p.stem)
def test_constants_come_from_their_rule(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"(?m)^test .*|#.*|(?s:^sbox .*?\])", "", text)
    long = re.findall(r"0x[0-9a-f]{3,}|0b[01]{8,}", text)
    fields = re.findall(r"GF\(\S+\)/0x\w+", text)
    assert len(long) - len(fields) == NO_RULE.get(path.stem, 0)


@pytest.mark.parametrize("name", SETS)
def test_known_circuits_are_beside_the_boxes(name: str) -> None:
    cipher = shipped.cipher(name)
    written = [circuit.sbox for circuit in cipher.circuits]
    forward = [box for box in written if not box.endswith("^-1")]
    assert forward == BOXES.get(name, [])
    sboxes = next(iter(cipher.sets.values())).sboxes
    assert set(forward) == {box for box in sboxes if not box.endswith("^-1")}
    assert sorted(written) == sorted([*forward, *(f"{box}^-1" for box in forward)])


@pytest.mark.full(but=5)
@pytest.mark.slow
@pytest.mark.parametrize(("file", "name"), SHIPPED_SETS)
def test_decryption_is_as_long_as_encryption(file: str, name: str) -> None:
    cipher = shipped.cipher(file)
    assert cipher.decryption == "derived"
    programs = spec_programs(cipher, name)
    encrypt = Counter(op.name for op in programs.encrypt.ops)
    decrypt = Counter(op.name for op in programs.entry("decrypt").ops)
    for counts in (encrypt, decrypt):
        counts["add or sub"] = counts.pop("add", 0) + counts.pop("sub", 0)
    assert decrypt == encrypt, "one inverse for each step, nothing twice"
