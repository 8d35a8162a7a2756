"""Facts of shipped ciphers are those of their papers."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import catalogue.facts
from catalogue.facts import CipherFacts, cipher_facts
from compiler.circuits.library import Circuit, load_circuits
from dsl.library import CIRCUITS
from runtime.user_error import UserError
from tests.shipped import cipher


def facts(name: str, *sets: str) -> CipherFacts:
    return cipher_facts(cipher(name), sets, f"dsl/ciphers/{name}.dsl")


def test_sizes_and_operations_of_an_arx_cipher() -> None:
    """Hong et al., LEA, WISA 2013: 24 rounds of three sums, rotations and six XORs of keys."""
    (found,) = facts("lea", "lea128_128").sets
    assert (found.block_bits, found.key_bits, found.tweak_bits, found.rounds) == (128, 128, 0, 24)
    assert found.round_key_bits == 24 * 192
    counts = found.operations["encrypt"]
    assert (counts["add"], counts["rotl"], counts["xor"]) == (72, 72, 144)
    assert (found.sboxes, found.matrices) == ((), ())
    assert found.answers["text"] > 0


def test_circuits_of_both_directions() -> None:
    found = facts("pipo", "pipo64_128")
    assert set(found.sboxes) == {"S"}
    assert {each.box for each in found.circuits} == {"S", "S^-1"}
    assert found.sets[0].rounds == 13
    (ours,) = [c for c in found.circuits if (c.box, c.library) == ("S", "bsl")]
    assert ours.nonlinear == 11


def test_facts_are_data_for_programs() -> None:
    assert json.loads(json.dumps(facts("pipo", "pipo64_256").as_dict()))["name"] == "PIPO"


def test_a_circuit_of_another_table_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (
        next(c for c in load_circuits(CIRCUITS, "PIPO") if c.box == box) for box in ("S", "S^-1")
    )

    def swapped(*_: object) -> tuple[Circuit, ...]:
        return (replace(first, program=second.program),)

    monkeypatch.setattr(catalogue.facts, "load_circuits", swapped)
    with pytest.raises(UserError, match="differs from the S-box S"):
        facts("pipo", "pipo64_128")
