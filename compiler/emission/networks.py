"""The networks that functions of a file share, with their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.emission.exchanges import (
    Call,
    Frequent,
    Key,
    Network,
    frequent_exchanges,
    network_of,
)
from compiler.ir.program import Program, Type

Calls = tuple[Type, tuple[Call, ...]]
"""The calls of a network on elements of a type."""


@dataclass(frozen=True)
class SharedNetworks:
    """The runs and networks that become functions of a file.

    Args:
        exchanges: the runs.
        networks: a network for each function, in order.
        times: how many programs have each of these.
    """

    exchanges: Mapping[Key, Frequent]
    networks: Mapping[Calls, Network]
    times: Mapping[Calls, int]

    def network(self, program: Program) -> Network | None:
        """The network of one of the programs, if it has any."""
        return network_of(program, self.exchanges)

    def name(self, network: Network) -> str:
        """The name of the function of a network."""
        return f"transpose_{list(self.networks).index(_calls(network))}"

    def callers(self, network: Network) -> int:
        """How many programs call the function of a network."""
        return self.times[_calls(network)]


def networks_of(programs: Sequence[Program]) -> SharedNetworks:
    """The networks of several programs."""
    frequent = frequent_exchanges(programs)
    found = [network for program in programs if (network := network_of(program, frequent))]
    networks = {_calls(network): network for network in reversed(found)}
    times = Counter(map(_calls, found))
    return SharedNetworks(frequent, {calls: networks[calls] for calls in times}, times)


def _calls(network: Network) -> Calls:
    """What networks of one function have in common."""
    return network.type, network.calls
