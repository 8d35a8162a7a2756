"""The second opinion: what it agrees with, what it does not, and how an answer is read."""

from __future__ import annotations

import shutil
from dataclasses import replace

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import proof_subject
from prove.claims import cross_check as second
from prove.claims.blocks import Blocks
from prove.claims.cross_check import ABC, answer_in, asked, blif, second_opinion
from prove.claims.functions import Subject
from prove.claims.verdict import session_on
from prove.graph.plain import PlainGraph
from prove.graph.sweep import Limits, SweptGraph
from tests.prove.claims.test_functions import RV32I, changed, subject

SECONDS = 1200.0
"""Far more than is needed: a busy machine is no failure."""
PROGRAM = next((path for name in ABC if (path := shutil.which(name))), None)


def wrong_subject() -> Subject:
    """A round constant of the key schedule is another."""
    whole = subject("speck64_128")
    text = whole.code.text.replace(0x0018C893.to_bytes(4, "little"), b"\x93\xc8\x38\x00", 1)
    return changed(whole, text)


@pytest.fixture(params=["installed", "sweep"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The program where there is one, and the sweep that is asked where there is none."""
    if request.param == "sweep":
        monkeypatch.setattr(second, "ABC", ())
    return request.param if PROGRAM else "sweep"


@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ctr_crypt"])
def test_it_agrees_with_what_is_proven(engine: str, role: str) -> None:
    opinion = second_opinion(subject("speck32_64"), role, SECONDS)
    assert opinion.verdict == "equal"
    assert (opinion.engine == "sweep") == (engine == "sweep")


@pytest.mark.slow
def test_it_finds_what_is_wrong(engine: str) -> None:
    del engine
    assert second_opinion(wrong_subject(), "ecb_encrypt", SECONDS).verdict == "different"


@pytest.mark.slow
def test_code_that_breaks_a_rule_is_different(engine: str) -> None:
    del engine
    (part,) = read_parts(RV32I / "speck64_128.s")
    wrong = replace(part, text=part.text.replace("lw a5, 4(a1)", "lw a5, 12(a1)"))
    opinion = second_opinion(proof_subject(wrong), "ecb_encrypt", SECONDS)
    assert opinion.verdict == "different"


def test_only_functions_over_blocks_are_asked_about() -> None:
    with pytest.raises(ValueError, match="key_setup is no function over blocks"):
        second_opinion(subject("speck32_64"), "key_setup", SECONDS)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Networks are equivalent.  Time = 0.01 sec\n", "equal"),
        ("ABC command line\n\nNetworks are NOT EQUIVALENT. Output 3\n", "different"),
        ("Networks are UNDECIDED.  Time = 1.00 sec\n", "open"),
        ("", "open"),
        ("are equivalent\n", "open"),
        ("If Networks are equivalent\n", "open"),
        ("Networks are equivalently\n", "open"),
        ("Networks are equivalent.\nNetworks are NOT EQUIVALENT.\n", "open"),
        ("Networks are equivalent.\nNetworks are equivalent.\n", "open"),
    ],
)
def test_an_answer_is_read_to_the_letter(text: str, answer: str) -> None:
    assert answer_in(text) == answer


def test_a_circuit_is_written_gate_by_gate() -> None:
    graph = PlainGraph()
    a, b = graph.input("x", 0), graph.input("x", 1)
    literals = [graph.xor(a, b) ^ 1, graph.conjunction(a, b ^ 1), 0, 1]
    assert blif(graph, literals).splitlines() == [
        ".model circuit",
        ".inputs n1 n2",
        ".outputs o0 o1 o2 o3",
        *(".names n1 n2 n3", "01 1", "10 1"),
        *(".names n1 n2 n4", "10 1"),
        *(".names n3 o0", "0 1"),
        *(".names n4 o1", "1 1"),
        ".names o2",
        *(".names o3", "1"),
        ".end",
    ]


@pytest.mark.needs_tool("berkeley-abc")
def test_constants_and_differences_in_one_output_are_seen_by_the_program() -> None:
    assert PROGRAM is not None
    graph = PlainGraph()
    a, b, c = (graph.input("x", bit) for bit in range(3))
    one = graph.conjunction(a, graph.conjunction(b, c))
    other = graph.conjunction(graph.conjunction(a, b), c)
    never = graph.conjunction(one, graph.xor(a, b))
    assert asked(PROGRAM, graph, [(one, other), (never, 0), (1, never ^ 1)], SECONDS) == "equal"
    assert asked(PROGRAM, graph, [(one, other), (one, 0)], SECONDS) == "different"
    assert asked(PROGRAM, graph, [(one, a)], SECONDS) == "different"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["speck64_128", "speck128_128"])
def test_a_whole_function_is_proven_on_the_plain_graph(name: str) -> None:
    """The loop and what remains, too: the graph is one that proofs can be run on."""
    graph = SweptGraph(Limits(SECONDS))
    Blocks(session_on(subject(name), graph).task("ecb_encrypt")).prove()


@pytest.mark.full
def test_circuits_of_an_s_box_are_those_of_its_table_to_the_sweep() -> None:
    """Four blocks in bit planes against tables of 256 values; the samples find every S-box."""
    graph = SweptGraph(Limits(600.0))
    Blocks(session_on(subject("pipo64_128"), graph).task("ecb_encrypt")).run_once()


@pytest.mark.full(but=3)
@pytest.mark.slow
@pytest.mark.parametrize("role", ["ecb_encrypt", "ecb_decrypt"])
@pytest.mark.parametrize("name", ["speck32_64", "simon32_64", "hight64_128", "lea128_128"])
def test_small_kernels_are_equal_for_another_engine(name: str, role: str) -> None:
    assert second_opinion(subject(name), role, SECONDS).verdict == "equal"
