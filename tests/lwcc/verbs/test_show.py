"""`lwcc show`: what is known of a cipher, against its papers."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsl.library import CIPHERS
from tests.lwcc.terminal import TOY, TOY_SET, lwcc, read_json, refused

ROUNDS = {
    **{"aes128_128": 10, "aes128_192": 12, "aes128_256": 14, "hight64_128": 32},
    **{"cham64_128": 88, "cham128_128": 112, "cham128_256": 120},
    **{"gift64_128": 28, "gift128_128": 40, "giftb128_128": 40},
    **{"lea128_128": 24, "lea128_192": 28, "lea128_256": 32},
    **{"pipo64_128": 13, "pipo64_256": 17, "present64_80": 31, "present64_128": 31},
    **{"simeck32_64": 32, "simeck48_96": 36, "simeck64_128": 44},
    **{"skinny64_64": 32, "skinny64_128": 36, "skinny64_192": 40},
    **{"skinny128_128": 40, "skinny128_256": 48, "skinny128_384": 56},
    **{"simon32_64": 32, "simon48_72": 36, "simon48_96": 36, "simon64_96": 42, "simon64_128": 44},
    **{"simon96_96": 52, "simon96_144": 54, "simon128_128": 68, "simon128_192": 69},
    **{"simon128_256": 72, "speck32_64": 22, "speck48_72": 22, "speck48_96": 23},
    **{"speck64_96": 26, "speck64_128": 27, "speck96_96": 28, "speck96_144": 29},
    **{"speck128_128": 32, "speck128_192": 33, "speck128_256": 34},
}


@pytest.mark.slow
@pytest.mark.full(but=2)
@pytest.mark.parametrize("path", sorted(CIPHERS.glob("*.dsl")), ids=lambda path: path.stem)
def test_sizes_and_rounds_are_the_papers(path: Path) -> None:
    for facts in read_json("show", path)["sets"]:
        block, key = facts["name"].lstrip("abcdefghijklmnopqrstuvwxyz").split("_")
        assert (facts["block_bits"], facts["key_bits"]) == (int(block), int(key))
        assert facts["rounds"] == ROUNDS[facts["name"]]
        assert facts["answers"]["published"] >= 1
        assert facts["sources"]


@pytest.mark.slow
def test_one_set_for_programs() -> None:
    facts = read_json("show", "aes128_128")
    (one,) = facts["sets"]
    assert one["parameters"] == {"Nk": "4", "R": "10"}
    assert one["operations"]["encrypt"]["sbox"] == 160
    assert one["operations"]["key_schedule"]["sbox"] == 40
    assert one["operations"]["decrypt"]["matrix"] == 36
    assert facts["file"] == "dsl/ciphers/aes.dsl"
    assert facts["decrypt"] == "derived"
    assert facts["sboxes"]["S"]["uniformity"] == 4
    assert facts["matrices"][one["matrices"][0]]["branch"] == 5


def test_circuits_of_the_text_and_of_the_search() -> None:
    circuits = read_json("show", "pipo64_128")["circuits"]
    assert {c["box"] for c in circuits} == {"S", "S^-1"}
    (text,) = (c for c in circuits if (c["box"], c["library"]) == ("S", "text"))
    assert (text["size"], text["nonlinear"]) == (34, 11)
    assert "ICISC 2020" in text["source"]
    assert {"text", "neon", "bsl", "sha3", "zbb"} <= {c["library"] for c in circuits}


def test_for_people() -> None:
    result = lwcc("show", "pipo", "--set", "pipo64_256")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("PIPO: Kim et al.")
    assert "pipo64_256: n = 4, rounds = 17" in lines
    assert "  block 64 bits (u8[8]), key 256 bits (u8[4][8])" in lines
    assert "  known answers: text 1, published 1, generated 108, ctr 27" in lines
    assert not any("pipo64_128" in line for line in lines)
    assert any("uniformity" in line for line in lines)


def test_a_cipher_without_tables_has_no_table_of_them() -> None:
    result = lwcc("show", TOY)
    assert f"{TOY_SET}: rounds = 2" in result.stdout
    assert "S-box" not in result.stdout
    assert "matrix" not in result.stdout


def test_a_wrong_circuit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = sorted((CIPHERS / "circuits").glob("pipo.S.*.ir"))[0]
    (tmp_path / found.name).write_text(found.read_text().replace("xor", "or", 1))
    monkeypatch.setattr("catalogue.facts.CIRCUITS", tmp_path)
    assert "differs from the S-box S" in refused("show", "pipo")


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "rounds"), [("32", 1), ("16", 3)])
def test_what_folding_could_save(bits: str, rounds: int) -> None:
    words = ("show", "cham64_128", "--folding", "avr", "--counter-bits", bits)
    (found,) = read_json(*words)["folding"]
    assert (found["set"], found["piece_bits"], found["rounds"]) == ("cham64_128", 8, 88)
    assert found["costs"] == {"access": 2, "lookup": 3}
    names = ["none", "separated", "online", "cache", "table"]
    assert [m["name"] for m in found["models"]] == names
    plain, separated, online, cache, _ = found["models"]
    assert separated["whole_rounds"] == rounds
    by_stage = found["operations_by_stage"]
    assert plain["operations"] == sum(by_stage.values()) - by_stage["key"]
    assert plain["pays_from_blocks"] is None
    assert separated["pays_from_blocks"] >= 1
    assert 0 < separated["saved"] < online["saved"] < 1
    assert (cache["once"], cache["run"], cache["pays_from_blocks"]) == (0, 0, 0)
    same = ("whole_rounds", "operations", "held_bytes")
    assert [cache[name] for name in same] == [separated[name] for name in same]


def test_folding_for_people() -> None:
    result = lwcc("show", "speck", "--set", "speck32_64", "--folding", "avr")
    assert result.exit_code == 0
    assert "speck32_64, counter mode by model: dependences of pieces of 8 bits" in result.stdout
    assert "pays from" in result.stdout


@pytest.mark.slow
def test_folding_is_of_counter_mode_and_of_one_block() -> None:
    assert "add --slicing plane" in refused("show", "hight64_128", "--folding", "neon")
    assert "has no costs" in refused("show", "hight64_128", "--folding", "c")
    assert "no target `avx`" in refused("show", "hight64_128", "--folding", "avx")
    assert "--folding" in refused("show", "hight64_128", "--counter-bits", "16")
    assert "17" in refused("show", "hight64_128", "--folding", "avr", "--counter-bits", "17")


def test_wrong_questions(tmp_path: Path) -> None:
    assert "did you mean `pipo64_256`?" in refused("show", "pipo64_265")
    assert "no set of PIPO" in refused("show", "pipo", "--set", "aes128_128")
    assert "is a folder" in refused("show", tmp_path)


def test_a_request_for_random_bytes() -> None:
    shown = lwcc("show", "aes128_128", "--request", "generate", "--df", "no")
    assert shown.exit_code == 0, shown.output
    assert shown.stdout.startswith("flowchart LR\n")
    found = read_json("show", "lea", "--set", "lea128_256", "--request", "init")["lea128_256"]
    assert sum(call["is_constant"] for call in found["calls"]) == 6
    assert [key["is_constant"] for key in found["keys"]] == [True, False, True]
    assert "did you mean `reseed`" in refused("show", "aes128_128", "--request", "resed")
    assert "add --request" in refused("show", "aes128_128", "--df", "no")
