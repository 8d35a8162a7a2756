"""Runs that replace two values by two others, and the networks of their calls."""

from __future__ import annotations

from dataclasses import replace

import pytest

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


def read_as_well(whole: Program, name: str, early: bool) -> Program:
    """A program with another operation that reads a value, before the runs or behind them."""
    other = replace(whole.ops[1], name="not.u64", args=(name,), results=("w",), attrs=())
    ops = (other, *whole.ops) if early else (*whole.ops, other)
    return replace(whole, ops=ops, results=(*whole.results, "w"))


@pytest.mark.parametrize("early", [True, False])
def test_operands_of_known_runs_may_be_read_as_well(early: bool) -> None:
    whole = program(2 * FEWEST + 2)
    read = read_as_well(whole, "a3", early)
    network = network_of(read, frequent_exchanges([whole]))
    plain = network_of(whole, frequent_exchanges([whole]))
    assert network
    assert plain
    assert network == replace(plain, kept=frozenset({"a3"}))
    assert not plain.kept


def test_a_replaced_result_that_is_read_as_well_stays_outside() -> None:
    """The element has another value by then; the second run is no part of the network."""
    build, whole = Builder("w"), program()
    build.types = dict(whole.types)
    again = exchange(build, whole.results[0], whole.results[2])
    longer = replace(whole, ops=(*whole.ops, *build.ops), results=(*whole.results, *again))
    network = network_of(longer, frequent_exchanges([whole]))
    assert network
    assert network.ops == tuple(op for op in whole.ops if op.args)
    chained = replace(longer, results=(*whole.results[1:2], *whole.results[3:], *again))
    joined = network_of(chained, frequent_exchanges([whole]))
    assert joined
    assert len(joined.calls) == len(network.calls) + 1


def test_values_of_equal_size_are_exchanged_whatever_their_lanes() -> None:
    whole = program()
    params = tuple(replace(p, type=Type(32, 2)) for p in whole.params)
    assert frequent_exchanges([replace(whole, params=params)])
    params = tuple(replace(p, type=Type(32)) for p in whole.params)
    assert not frequent_exchanges([replace(whole, params=params)])


def test_calls_of_one_function_are_ordered_if_they_share_no_element() -> None:
    build, whole = Builder("w"), program()
    build.types = dict(whole.types)
    crossed = [exchange(build, whole.results[i], whole.results[i + 2]) for i in (1, 0)]
    results = (*(name for pair in crossed for name in pair), *whole.results[4:])
    both = replace(whole, ops=(*whole.ops, *build.ops), results=results)
    network = network_of(both, frequent_exchanges([whole]))
    assert network
    # All are runs of one function, and the last two change elements of the first two.
    assert network.calls[-2:] == ((0, (1, 3)), (0, (0, 2)))


def test_calls_of_another_function_are_ordered_by_elements() -> None:
    """The second stage is written backwards; no element is in two of its runs."""
    build, whole = Builder("w"), program()
    build.types = dict(whole.types)
    pairs = list(zip(whole.results[::4], whole.results[2::4], strict=True))
    stage = [
        exchange(build, *pair, k=2)
        for pair in (*pairs[::-1], *zip(whole.results[1::4], whole.results[3::4], strict=True))
    ]
    results = tuple(name for pair in stage for name in pair)
    both = replace(whole, ops=(*whole.ops, *build.ops), results=results)
    network = network_of(both, frequent_exchanges([both]))
    assert network
    stages = [[places for number, places in network.calls if number == n] for n in range(2)]
    assert stages[0] == [(i, i + 1) for i in range(0, 2 * FEWEST, 2)]
    assert stages[1] == sorted((i + j, i + j + 2) for i in range(0, 2 * FEWEST, 4) for j in (0, 1))
