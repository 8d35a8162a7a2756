"""What is known of a cipher is told set by set, then table by table; nothing is told of nothing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from catalogue.facts import CipherFacts, CircuitFacts, SetFacts
from compiler.sboxes.facts import MatrixFacts
from lwcc.work.show import run
from runtime.user_error import UserError
from tests.lwcc.terminal import TOY, TOY_SET

SET = SetFacts(
    name="toy8_16",
    parameters={"n": "2", "rounds": "7"},
    block="u8",
    key="u8[2]",
    tweak="",
    block_bits=8,
    key_bits=16,
    tweak_bits=0,
    round_key_bits=56,
    rounds=7,
    operations={"encrypt": {"xor": 7, "sbox": 2}, "key_schedule": {"xor": 1}},
    sboxes=(),
    matrices=(),
    answers={"text": 1, "published": 0, "ctr": 3},
    sources=("a", "b", "c", "d", "e"),
)
FACTS = CipherFacts("TOY", "a paper", "toy.dsl", 12, "derived", (SET,), {}, {}, ())


def shown(
    facts: CipherFacts, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    monkeypatch.setattr("lwcc.work.show.cipher_facts", lambda *given: facts)
    assert run(str(TOY), (), as_json=False) == 0
    return capsys.readouterr().out.splitlines()


def test_a_set_has_its_sizes_and_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(FACTS, monkeypatch, capsys)[:11] == [
        "TOY: a paper",
        "  toy.dsl, 12 lines; decryption is derived",
        "",
        "toy8_16: n = 2, rounds = 7",
        "  block 8 bits (u8), key 16 bits (u8[2])",
        "  7 rounds, round keys 56 bits",
        "  known answers: text 1, ctr 3",
        "    a",
        "    b",
        "    c",
        "    and 2 more",
    ]


def test_a_set_without_a_key_or_with_a_tweak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = replace(SET, key="", key_bits=0, answers={}, sources=("a",))
    lines = shown(replace(FACTS, sets=(bare,)), monkeypatch, capsys)
    assert lines[4:7] == ["  block 8 bits (u8), no key", "  7 rounds", "  known answers: none"]
    tweaked = replace(SET, tweak="u8[3]", tweak_bits=24)
    lines = shown(replace(FACTS, sets=(tweaked,)), monkeypatch, capsys)
    assert lines[4].endswith(", key 16 bits (u8[2]), tweak 24 bits (u8[3])")


def cells(lines: list[str]) -> list[list[str]]:
    return [
        [cell.strip() for cell in line.strip("│┃").replace("┃", "│").split("│")]
        for line in lines
        if line.startswith(("│", "┃"))
    ]


def test_operations_are_counted_by_entry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cells(shown(FACTS, monkeypatch, capsys)) == [
        ["operations", "encrypt", "key schedule"],
        ["sbox", "2", ""],
        ["xor", "7", "1"],
        ["all", "9", "1"],
    ]


def test_there_is_a_table_for_each_kind_that_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = MatrixFacts(rows=4, columns=4, modulus=3, order=0, branch=0)
    field = replace(binary, modulus=0x11B, order=4, branch=5)
    facts = replace(
        FACTS,
        sets=(),
        sboxes={"S": None},
        matrices={"M": binary, "A": field},
        circuits=(CircuitFacts("S", "text", 12, 5, 4, "by hand"),),
    )
    rows = cells(shown(facts, monkeypatch, capsys))
    assert ["S", "too large", *[""] * 8] in rows
    assert ["S", "text", "12", "5", "4", "by hand"] in rows
    assert ["M", "4", "4", "GF(2)", "", "", "no"] in rows
    assert ["A", "4", "4", "GF(2^8)/0x11b", "4", "5", "yes"] in rows


def test_programs_read_all_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[list[str], str]] = []

    def facts(cipher: object, sets: Sequence[str], file: str) -> CipherFacts:
        asked.append((list(sets), file))
        return FACTS

    monkeypatch.setattr("lwcc.work.show.cipher_facts", facts)
    assert run(str(TOY), (TOY_SET,), as_json=True) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(FACTS.as_dict()))
    assert asked == [([TOY_SET], "toy.dsl")]


def test_a_set_that_is_not_there_is_refused() -> None:
    with pytest.raises(UserError, match="did you mean `toy64_64`"):
        run(str(TOY), ("toy64_46",), as_json=False)
