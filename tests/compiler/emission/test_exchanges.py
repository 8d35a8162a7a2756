"""Runs that replace two values by two others, and the networks of their calls."""

from __future__ import annotations

from dataclasses import replace

from compiler.emission.exchanges import FEWEST, exchanges, frequent_exchanges, network_of
from compiler.ir.program import Builder, Program, Type

WORD = Type(64)


def exchange(build: Builder, a: str, b: str, k: int = 1) -> tuple[str, str]:
    """Swap fields of two words by the rows of the C target."""
    mask = build.emit("literal.u64", kind=WORD, k=0x5555555555555555)
    shifted = build.emit("shr.u64", a, k=k)
    moved = build.emit("and.u64", build.emit("xor.u64", shifted, b), mask)
    return build.emit("xor.u64", a, build.emit("shl.u64", moved, k=k)), build.emit(
        "xor.u64", b, moved
    )


def program(n_words: int = 2 * FEWEST, shared: str = "") -> Program:
    """A program that exchanges fields of neighbouring words; it reads `shared` once more."""
    build = Builder("v")
    params = tuple(build.param(f"a{i}", WORD) for i in range(n_words))
    results = [
        name
        for i in range(0, n_words, 2)
        for name in exchange(build, params[i].name, params[i + 1].name)
    ]
    results += [build.emit("not.u64", shared)] if shared else []
    return Program("f", "listing", params, tuple(build.ops), tuple(results))


def test_a_run_names_its_operands_and_the_values_that_replace_them() -> None:
    (run,) = exchanges(program(2))
    assert run.taken == ("a0", "a1")
    assert run.made == program(2).results
    assert len(run.ops) == 6


def test_runs_that_are_equal_but_for_names_have_one_key() -> None:
    assert len({run.key for run in exchanges(program())}) == 1


def test_an_operand_that_is_read_later_is_not_replaced() -> None:
    assert not list(exchanges(program(2, shared="a0")))


def test_few_runs_are_not_worth_a_function() -> None:
    assert frequent_exchanges([program()])
    assert not frequent_exchanges([program(2 * FEWEST - 2)])


def test_a_network_starts_with_all_operands_and_ends_with_all_results() -> None:
    whole = program()
    network = network_of(whole, frequent_exchanges([whole]))
    assert network
    assert network.entering == tuple(p.name for p in whole.params)
    assert network.leaving == whole.results
    assert network.calls == tuple((0, (i, i + 1)) for i in range(0, 2 * FEWEST, 2))


def test_a_result_that_is_read_between_runs_prevents_a_network() -> None:
    whole = program()
    first = next(exchanges(whole))
    place = whole.places[first.ops[-1].results] + 1
    early = replace(first.ops[0], name="not.u64", args=first.made[:1], results=("w",), attrs=())
    ops = (*whole.ops[:place], early, *whole.ops[place:])
    split = replace(whole, ops=ops, results=(*whole.results, "w"))
    assert network_of(split, frequent_exchanges([split])) is None
