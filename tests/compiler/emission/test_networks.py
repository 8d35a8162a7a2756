"""Networks that functions of a file share."""

from __future__ import annotations

from dataclasses import replace

from compiler.emission.networks import networks_of
from tests.compiler.emission.test_exchanges import program


def test_equal_networks_share_a_function() -> None:
    shared = networks_of([program(), replace(program(), name="g")])
    assert len(shared.networks) == 1
    network = shared.network(program())
    assert network
    assert shared.name(network) == "transpose_0"


def test_a_program_of_other_words_has_a_function_of_its_own() -> None:
    longer = program(n_words=2 * len(program().params))
    shared = networks_of([program(), longer])
    names = [shared.name(found) for each in (program(), longer) if (found := shared.network(each))]
    assert names == ["transpose_0", "transpose_1"]


def test_a_program_without_runs_has_none() -> None:
    shared = networks_of([program(2)])
    assert not shared.networks
    assert shared.network(program(2)) is None


def test_a_network_knows_how_many_programs_call_it() -> None:
    longer = program(n_words=2 * len(program().params))
    shared = networks_of([program(), longer, replace(program(), name="g")])
    found = [network for each in (program(), longer) if (network := shared.network(each))]
    assert [shared.callers(network) for network in found] == [2, 1]
