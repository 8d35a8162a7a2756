"""All figures of `lwcc bench`, as tables for people or JSON for programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bench.in_order.kernels import ModelledFile
from bench.in_order.report import in_order_data, print_in_order
from bench.measure import Measured
from bench.native import Timed
from bench.peers import Peer
from bench.report import as_json, peers_table, print_report, times_table
from bench.sass.kernels import CountedKernel
from bench.sass.report import kernels_data, print_kernels
from bench.simulated.cycles import SimulatedFile
from bench.simulated.report import print_simulated, simulated_data
from runtime.console import table_console


@dataclass(frozen=True)
class AllFigures:
    """Measured figures of files, and the figures of others.

    Args:
        measured: steady loops, by LLVM's models.
        modelled: files on cores in order.
        simulated: files on simulated microcontrollers.
        timed: source on this machine.
        kernels: of files for GPUs, on each architecture.
        peers: of the same sets and targets.
        sizes: of the files that are modelled or simulated, as their heads have them.
    """

    measured: Sequence[Measured]
    modelled: Sequence[ModelledFile]
    simulated: Sequence[SimulatedFile]
    timed: Sequence[Timed]
    kernels: Sequence[CountedKernel]
    peers: Sequence[Peer]
    sizes: Mapping[str, Mapping[str, int]]

    def as_json(self) -> str:
        """All of them, for programs."""
        in_order = in_order_data(self.modelled, self.sizes)
        simulated = simulated_data(self.simulated, self.sizes)
        data = {**in_order, **simulated, **kernels_data(self.kernels)}
        return as_json(self.measured, self.peers, self.timed, data)

    def show(self) -> None:
        """Print a table of each kind that there is."""
        if self.modelled:
            print_in_order(table_console(), self.modelled, self.sizes)
        if self.simulated:
            print_simulated(table_console(), self.simulated, self.sizes)
        if self.measured:
            print_report(table_console(), self.measured)
        print_kernels(table_console(), self.kernels)
        if self.peers:
            table_console().print(peers_table(self.peers))
        if self.timed:
            table_console().print(times_table(self.timed))
