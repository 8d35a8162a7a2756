"""The S-boxes of ciphers, where their circuits lie, and where searches start."""

from __future__ import annotations

from pathlib import Path

import pytest

from catalogue.boxes import (
    BoxPlace,
    boxes_of,
    chosen_boxes,
    folder_of,
    goals,
    known_circuits,
    libraries,
    library_named,
    starts_of,
)
from compiler.circuits.library import prove
from dsl.library import CIPHERS, CIRCUITS
from dsl.unrolling.tables import SBox
from runtime.user_error import UserError
from tests.shipped import cipher


def test_each_permutation_has_its_inverse() -> None:
    boxes = boxes_of(cipher("skinny"))
    assert list(boxes) == ["S4", "S4^-1", "S8", "S8^-1"]
    assert all(boxes["S8^-1"].values[value] == i for i, value in enumerate(boxes["S8"].values))


def test_what_is_asked_for_is_chosen() -> None:
    assert list(chosen_boxes(cipher("pipo"), ("S^-1",))) == ["S^-1"]
    with pytest.raises(UserError, match="S-box"):
        chosen_boxes(cipher("pipo"), ("T",))
    with pytest.raises(UserError, match="has no S-box"):
        chosen_boxes(cipher("lea"), ())


@pytest.mark.parametrize(
    ("table", "in_bits", "said"),
    [
        (tuple(range(512)), 9, "`S` has 9 inputs; searches take 8"),
        ((1, 3, 5, 7), 2, "bit 0 of `S` is constant: it needs no circuit"),
    ],
)
def test_boxes_that_have_no_search(
    table: tuple[int, ...], in_bits: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = SBox("S", in_bits, in_bits if in_bits > 8 else 3, table)
    monkeypatch.setattr("catalogue.boxes.boxes_of", lambda _cipher: {"S": box})
    with pytest.raises(UserError, match=said):
        chosen_boxes(cipher("pipo"), ())


def test_a_library_that_is_not_there_is_named() -> None:
    assert library_named("neon") == libraries()["neon"]
    with pytest.raises(UserError, match="neon"):
        library_named("neom")


def test_places_are_by_cipher_box_library_and_goal(tmp_path: Path) -> None:
    assert BoxPlace(tmp_path, "PIPO", "S", "neon", "size").path == tmp_path / "pipo.S.neon.ir"
    fast = BoxPlace(tmp_path, "PIPO", "S^-1", "neon", "latency").path
    assert fast.name.endswith(".neon.latency.ir")
    assert fast.name != "pipo.S.neon.latency.ir"


def test_shipped_circuits_lie_together_and_others_beside_their_text(tmp_path: Path) -> None:
    assert folder_of(CIPHERS / "pipo.dsl") == CIRCUITS
    assert folder_of(tmp_path / "pipo.dsl") == tmp_path


def test_goals_are_of_boxes_that_there_are() -> None:
    for name, of_boxes in goals().items():
        known = {box.replace("^-1", "") for box in boxes_of(cipher(name.lower()))}
        assert {box.removesuffix("_inv").replace("^-1", "") for box in of_boxes} <= known


def test_a_circuit_of_another_box_is_refused(tmp_path: Path) -> None:
    circuits = known_circuits(cipher("pipo"), CIRCUITS)
    (some,) = (c for c in circuits if c.path.name == "pipo.S.neon.ir")
    wrong = some.path.read_text(encoding="utf-8").replace("and ", "or ", 1)
    (tmp_path / some.path.name).write_text(wrong, encoding="utf-8")
    with pytest.raises(UserError, match="at input 0x"):
        known_circuits(cipher("pipo"), tmp_path)


@pytest.mark.parametrize("name", ["pipo", "present"])
def test_each_start_is_the_box(name: str) -> None:
    box = boxes_of(cipher(name))["S"]
    starts = starts_of(cipher(name), box, (), library_named("neon"))
    assert starts
    assert all(prove(program, box.values) is None for _, program in starts)
