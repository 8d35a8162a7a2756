"""A thread's statements: paths, predicates, registers."""

from __future__ import annotations

import pytest

from compiler.machine.load import load_target
from proof_driver.kernel_files import reader_of
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.graph.words import Bits, Words
from prove.kernels.memory import Buffer, Parameters, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge, Numbers
from prove.kernels.thread import KernelProblem, State, Thread
from prove.machine.values import Sum, symbol
from verify.grids.steps import program_of

HEAD = """.visible .entry f(
    .param .u64 param_out,
    .param .u64 param_n,
    .param .align 16 .b8 param_keys[8]
)
{
    .reg .b64 %out, %in, %n;
    .reg .b32 %a, %b;
    .reg .pred %p;
    ld.param.u64 %out, [param_out];
    ld.param.u64 %n, [param_n];
"""
GRAPH = Graph()


def byte(place: int) -> Bits:
    return tuple(GRAPH.input("in", 8 * place + bit) for bit in range(8))


def run(body: str) -> list[State]:
    text = reader_of(load_target("ptx")).read(f"{HEAD}{body}\nDONE:\n    ret;\n}}\n")
    numbers = Numbers(Words(GRAPH), literals(GRAPH), {})
    program = program_of(text, text.kernels["f"])
    keys = {16 + n: tuple(GRAPH.input("keys", 8 * n + bit) for bit in range(8)) for n in range(8)}
    parameters = Parameters({0: Sum("out", 0), 8: symbol("n")}, keys)
    buffers = {
        "out": Buffer("out", "w", symbol("n"), 0, 16, lambda place: None),
        "in": Buffer("in", "r", symbol("n"), 8, 16, byte),
    }
    known = Knowledge({"n": (0, 1 << 40), "group": (0, 0)})
    start = State(0, {"%in": Sum("in", 0)}, ThreadMemory(buffers, Sum("", 0)), known)
    return Thread(program, GRAPH, numbers, parameters, {}).run(start, lambda state: False)


def test_paths_part_at_open_branches() -> None:
    ends = run("    setp.gt.u64 %p, %n, %n;\n    setp.gt.u64 %p, %n, 4;\n    @%p bra DONE;")
    assert sorted(state.known.ranges["n"] for state in ends) == [(0, 4), (5, 1 << 40)]


def test_a_store_under_an_open_predicate_keeps_it() -> None:
    body = "    mov.b32 %a, 7;\n    setp.gt.u64 %p, %n, 2;\n    @%p st.global.u8 [%out+2], %a;"
    (end,) = run(body)
    assert end.memory.stored["out", 2].guard == Condition(symbol("n").moved(-2))


def test_a_loaded_byte_stands_for_any() -> None:
    body = "    mov.b32 %a, 0;\n    setp.gt.u64 %p, %n, 2;\n    @%p ld.global.u8 %a, [%in+2];"
    (end,) = run(body)
    loaded = end.registers["%a"]
    assert isinstance(loaded, tuple)
    assert loaded[:8] == byte(2)
    assert end.memory.loaded["in", 2] == Condition(symbol("n").moved(-2))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("    add.u32 %a, %b, %b;", "nothing is known of it"),
        ("    mov.b32 %a, 0;\n    st.global.u8 [%out], %a;", "not shown to be inside of `out`"),
        ("    mov.b32 %a, 0;\n    st.global.u8 [%in], %a;", "inside of `in`"),
        ("AGAIN:\n    bra AGAIN;", "it has not ended"),
    ],
)
def test_rules(body: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prove.kernels.thread.MOST_STEPS", 1000)
    with pytest.raises(KernelProblem, match=said):
        run(body)


def test_bytes_that_are_passed_by_value() -> None:
    (end,) = run("    mov.u64 %in, param_keys;\n    ld.param.b32 %a, [%in+4];")
    assert end.registers["%a"] == tuple(GRAPH.input("keys", bit) for bit in range(32, 64))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("%in+2", "no parameter has 4 bytes at byte 18"),
        ("%in+8", "no parameter has 4 bytes at byte 24"),
        ("%n+0", "no parameter has this address"),
    ],
)
def test_bytes_that_are_not_passed(address: str, said: str) -> None:
    with pytest.raises(KernelProblem, match=said):
        run(f"    mov.u64 %in, param_keys;\n    ld.param.b32 %a, [{address}];")


def test_parameters_at_a_secret_address() -> None:
    body = "    mov.u64 %in, param_keys;\n    ld.param.b32 %a, [%in+0];\n    cvt.u64.u32 %in, %a;"
    with pytest.raises(KernelProblem, match="an address depends on data"):
        run(f"{body}\n    ld.param.b32 %b, [%in+0];")
