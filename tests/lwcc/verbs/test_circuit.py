"""`lwcc circuit`: the shipped circuits, and the search for better ones."""

from __future__ import annotations

import os
import re
import shutil
import signal
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from catalogue.boxes import BoxPlace, boxes_of, goals, libraries
from catalogue.ciphers import shipped
from catalogue.circuit_search import Found, Search, _solve, cost_of, fewest_outputs
from compiler.circuits.library import (
    Circuit,
    boundary_complements,
    load_circuit,
    load_circuits,
    measure,
    prove,
)
from dsl.library import CIRCUITS
from dsl.unrolling.tables import SBox
from tests.lwcc.terminal import lwcc, read_json, refused
from tests.shipped import cipher as read_cipher

LIBRARIES = libraries()
GUIDE = Path(__file__).parents[3] / "docs" / "guide" / "circuits.md"
SHIPPED = [c for name in goals() for c in load_circuits(CIRCUITS, name)]
GOALS = [
    (cipher, box, library, most)
    for cipher, wanted in goals().items()
    for box, limits in wanted.items()
    for library, most in limits.items()
]
BOX = """
cipher TOY
source "made up"
set toy16 { rounds = 1 }
block u4[4]
key u4[4]
round_keys u4[rounds][4]
sbox S = [c 5 6 b 9 0 a d 3 e f 8 4 7 1 2]
sbox _Twice = [0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7]
key_schedule(k) -> rk { rk[0] = k }
encrypt(x, rk) { x = S(x ^ rk[0]) }
decrypt = inverse of encrypt
test toy16 { key 0000, plaintext 0000, ciphertext cccc }
"""


@cache
def boxes(cipher: str) -> Mapping[str, SBox]:
    """The S-boxes of a shipped cipher, by name."""
    return boxes_of(read_cipher(cipher))


def name_of(circuit: Circuit) -> str:
    return circuit.path.name


def test_no_file_is_left_out() -> None:
    assert {c.path for c in SHIPPED} == set(CIRCUITS.glob("*.ir"))


@pytest.mark.parametrize("circuit", SHIPPED, ids=name_of)
def test_shipped_circuits_compute_their_box(circuit: Circuit) -> None:
    table = boxes(circuit.path.name.split(".")[0])[circuit.box]
    assert prove(circuit.program, table.values) is None


@pytest.mark.parametrize("circuit", SHIPPED, ids=name_of)
def test_shipped_circuits_say_what_is_true(circuit: Circuit) -> None:
    cost = measure(circuit.program, free=True)
    keys = ("instructions", "depth", "nonlinear", "copies")
    said = [int(circuit.notes[key]) for key in keys]
    assert said == [cost.size, cost.depth, cost.nonlinear, cost.copies]
    assert circuit.notes["found"]
    library = circuit.notes["library"]
    assert library == circuit.path.name.split(".")[2]
    ends = boundary_complements(circuit.program)
    used = {op.name for op in circuit.program.ops if op.result not in ends}
    assert used <= set(LIBRARIES[library].operations)


@pytest.mark.parametrize(("cipher", "box", "library", "most"), GOALS)
def test_sizes_reach_the_goal(cipher: str, box: str, library: str, most: int) -> None:
    place = BoxPlace(CIRCUITS, cipher, box, library, "size")
    assert load_circuit(place.path).size <= most


def test_goals_name_what_there_is() -> None:
    assert set(goals()) <= set(shipped())
    for cipher, wanted in goals().items():
        assert set(wanted) == set(boxes(cipher))
        assert all(set(limits) == set(LIBRARIES) for limits in wanted.values())


@pytest.mark.documents
def test_the_guide_shows_the_sizes() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    shown: list[tuple[str, str, str, int]] = []
    for cipher, box, cells in re.findall(r"^\| ([A-Z]+) \| `(\S+)` \| (.*) \|$", text, re.M):
        sizes = [int(cell.rstrip("*")) for cell in cells.split(" | ")]
        named = zip(LIBRARIES, sizes, strict=True)
        shown += [(cipher.lower(), box, library, size) for library, size in named]
    there = [
        (c, b, k, load_circuit(BoxPlace(CIRCUITS, c, b, k, "size").path)) for c, b, k, _ in GOALS
    ]
    assert shown == [(c, b, k, circuit.size) for c, b, k, circuit in there]
    stars = text.count("*|") + text.count("* |")
    assert stars == sum("minimal" in circuit.notes for *_, circuit in there)


@pytest.mark.slow
def test_the_list_has_every_circuit() -> None:
    result = lwcc("circuit", "--list")
    rows = [line for line in result.stdout.splitlines() if line.startswith("│")]
    assert len(rows) == len(SHIPPED)
    found = read_json("circuit", "gift")["circuits"]
    assert {row["library"] for row in found} >= set(LIBRARIES)
    assert all(row["size"] <= row["goal"] for row in found if row["goal"])


def test_a_missed_goal_is_no(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    del tmp_path
    monkeypatch.setattr("lwcc.work.circuit.goals", lambda: {"gift": {"S": {"lop3": 1}}})
    assert lwcc("circuit", "gift", "--list").exit_code == 1


@pytest.mark.slow
def test_sat_proves_a_small_box() -> None:
    box = boxes("skinny")["S4"]
    founds = list(_solve(Search(box, LIBRARIES["zbb"], "size", (), 1), 6))
    assert [found.fewest for found in founds] == [7, 8, 8]
    program = founds[-1].program
    assert program is not None
    assert prove(program, box.values) is None
    assert cost_of(program, "size").size == 8


def test_outputs_that_are_no_inputs_are_counted() -> None:
    assert fewest_outputs(boxes("skinny")["S8"]) == 8


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    path = tmp_path / "toy.dsl"
    path.write_text(BOX, encoding="utf-8")
    return path


@pytest.mark.full
@pytest.mark.slow
def test_a_search_from_the_table_writes_what_it_finds(toy: Path) -> None:
    words = ("circuit", toy, "--library", "lop3", "--box", "S", "--budget", "3s")
    (row,) = read_json(*words)["searches"]
    file = toy.parent / "toy.S.lop3.ir"
    assert row["file"] == file.name
    circuit = load_circuit(file)
    assert prove(circuit.program, boxes("present")["S"].values) is None
    assert circuit.size == row["operations"] <= 14


@pytest.mark.slow
def test_a_file_is_kept_unless_something_is_better(tmp_path: Path) -> None:
    there = tmp_path / "skinny.S4.sha3.ir"
    shutil.copy(CIRCUITS / there.name, there)
    before = there.read_bytes()
    words = ("circuit", "skinny", "--library", "sha3", "--box", "S4", "--budget", "2s")
    (row,) = read_json(*words, "-o", tmp_path)["searches"]
    assert (row["before"], row["operations"], row["file"]) == (4, 4, "unchanged")
    assert there.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == [there.name]


@pytest.mark.full
@pytest.mark.slow
def test_latency_has_files_of_its_own(toy: Path) -> None:
    words = ("circuit", toy, "--library", "bsl", "--box", "S", "--budget", "2s")
    (row,) = read_json(*words, "--goal", "latency")["searches"]
    assert row["file"] == "toy.S.bsl.latency.ir"


def test_ctrl_c_keeps_what_was_found(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def found_and_interrupted(task: Search, seconds: float) -> Iterator[Found]:
        del seconds
        yield Found(task.starts[-1][1], "by hand")
        raise KeyboardInterrupt

    monkeypatch.setattr("catalogue.circuit_hunt.search", found_and_interrupted)
    result = lwcc("circuit", toy, "--library", "zbb", "--box", "S", "--box", "S^-1")
    assert result.exit_code == 0
    assert "interrupted; what was found is kept" in result.stderr
    assert [file.name for file in toy.parent.glob("*.ir")] == ["toy.S.zbb.ir"]


def test_termination_keeps_what_was_found(toy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that supervises hands on Ctrl-C so."""

    def found_and_terminated(task: Search, seconds: float) -> Iterator[Found]:
        del seconds
        yield Found(task.starts[-1][1], "by hand")
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)

    monkeypatch.setattr("catalogue.circuit_hunt.search", found_and_terminated)
    result = lwcc("circuit", toy, "--library", "zbb", "--box", "S", "--box", "S^-1")
    assert result.exit_code == 0
    assert "interrupted; what was found is kept" in result.stderr
    assert [file.name for file in toy.parent.glob("*.ir")] == ["toy.S.zbb.ir"]


def test_files_for_the_cycle_time_are_left_alone() -> None:
    words = ("circuit", "pipo", "--library", "neon", "--box", "S", "--goal", "latency")
    assert "is fast in cycle time, not in depth" in refused(*words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("gift", "--library", "simd"), "no library `simd`; there are: rv32i, zbb, neon, bsl"),
        (("gift", "--library", "neon", "--box", "S8"), "no S-box `S8`; there are: S, S^-1"),
        (("gift", "--library", "neon", "--budget", "5x"), "`5x` is no length of time; write 30s"),
        (("gift", "--library", "neon", "--budget", "0"), "`0` is no length of time"),
        (("speck", "--library", "neon"), "SPECK has no S-box"),
        (("nothing", "--library", "neon"), "no file and no shipped cipher `nothing`"),
        (("--library", "neon"), "name a cipher"),
        (("gift", "--library", "neon", "-o", "no/folder"), "there is no folder no/folder"),
    ],
)
def test_bad_input(words: tuple[str, ...], said: str) -> None:
    assert said in refused("circuit", *words)


def test_a_box_without_an_inverse(toy: Path) -> None:
    said = refused("circuit", toy, "--library", "neon", "--box", "_Twice^-1")
    assert "`_Twice` has no inverse: 0x0 and 0x1 both give 0x0" in said


def test_errors_in_the_text_are_shown(toy: Path) -> None:
    toy.write_text(BOX.replace("x = S(x", "x = Z(x"), encoding="utf-8")
    assert "toy.dsl:11" in refused("circuit", toy, "--library", "neon")


def test_a_file_that_differs_from_its_box(tmp_path: Path) -> None:
    text = (CIRCUITS / "gift.S.lop3.ir").read_text(encoding="utf-8")
    wrong = tmp_path / "gift.S.lop3.ir"
    wrong.write_text(text.replace("box: S of", "box: S^-1 of"), encoding="utf-8")
    said = refused("circuit", "gift", "--library", "neon", "-o", tmp_path)
    assert f"{wrong}: at input 0x0 it gives 0x1, and `S^-1` 0xd" in said
