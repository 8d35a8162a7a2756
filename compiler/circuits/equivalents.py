"""Circuits of an S-box from shipped circuits of affine-equivalent S-boxes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

import numpy as np
from numpy.typing import NDArray

from compiler.circuits.gates import Library, box_tables, truth_of
from compiler.circuits.layers import XOR, Layered, Stated, dressed, layered
from compiler.circuits.library import Circuit, load_circuit, truth_tables
from compiler.circuits.net import (
    Function,
    Literal,
    Net,
    net_from_program,
    program_from_net,
    reachable,
)
from compiler.circuits.polarity import with_best_polarities
from compiler.gf2.straight_line import greedy_sums
from compiler.ir.program import Program
from compiler.sboxes.equivalence import Affine, Equivalence, inversion, self_equivalences
from dsl.library import CIRCUITS

KEPT = 24
"""The number of self-equivalences that are tried with other choices in the linear layers."""
TRIES = 24
"""The number of random choices tried for each of them."""
SETTLED = 3
"""The number of circuits from each model."""
XOR3 = 3, truth_of("xor3")


@dataclass(frozen=True)
class Start:
    """A circuit to start a search from.

    Args:
        program: computes the box.
        how: its origin, for people.
    """

    program: Program
    how: str


@dataclass(frozen=True)
class Model:
    """A shipped circuit of a box that is equivalent to the inversion.

    Args:
        circuit: the circuit, as its file has it.
        box: its equivalence with the inversion.
    """

    circuit: Circuit
    box: Equivalence

    @cached_property
    def layers(self) -> Layered:
        """The circuit with its linear ends separated."""
        return layered(net_from_program(self.circuit.program))

    @property
    def name(self) -> str:
        """Its name for people."""
        return self.circuit.path.name


@cache
def models(n_bits: int) -> tuple[Model, ...]:
    """The shipped circuits of boxes that are equivalent to the inversion, by name."""
    found: list[Model] = []
    known: dict[tuple[int, ...], Equivalence | None] = {}
    for path in sorted(CIRCUITS.glob("*.ir")):
        circuit = load_circuit(path)
        if len(circuit.program.params) != n_bits or len(circuit.program.results) != n_bits:
            continue
        tables = truth_tables(circuit.program)
        if tables not in known:
            known[tables] = inversion(values_of(tables, n_bits))
        box = known[tables]
        if box:
            found.append(Model(circuit, box))
    return tuple(found)


def values_of(tables: Sequence[int], n_inputs: int) -> tuple[int, ...]:
    """The values of a box by the truth tables of its outputs."""
    return tuple(
        sum((table >> v & 1) << j for j, table in enumerate(tables)) for v in range(1 << n_inputs)
    )


def inversion_starts(values: Sequence[int], library: Library, name: str) -> list[Start]:
    """Circuits of a box that is equivalent to the inversion, the smallest first.

    Args:
        values: the box.
        library: the operations.
        name: of the programs.

    Returns:
        The circuits; none if the S-box is not equivalent, or no shipped circuit of an equivalent
        one consists of the library's operations.
    """
    n_bits = len(values).bit_length() - 1
    box = inversion(values)
    if box is None:
        return []
    usable = [m for m in models(n_bits) if _operations(m) <= set(library.operations)]
    usable.sort(key=lambda m: (len(m.layers.core), m.circuit.size, m.name))
    cores = {m.layers.net.gates: m for m in reversed(usable)}
    chosen = sorted(cores.values(), key=usable.index)[:2]
    starts = [start for m in chosen for start in _starts(m, box, values, library, name)]
    return sorted(starts, key=lambda start: len(start.program.ops))


def _operations(model: Model) -> set[str]:
    return {gate.op for gate in model.layers.net.gates}


def _starts(
    model: Model, box: Equivalence, values: Sequence[int], library: Library, name: str
) -> Iterator[Start]:
    """The circuits from one shipped circuit, with the best few linear layers."""
    n_bits = len(box.inner.columns)
    for way, inner, outer in _best_layers(model, box):
        net, stated = dressed(model.layers, way, inner, outer)
        settled = settled_net(net, stated, values, library)
        how = f"{model.name}: the box is affine-equivalent to the inversion in GF(2^{n_bits})"
        yield Start(program_from_net(settled, name), how)


Layers = tuple[Equivalence, Sequence[int], Sequence[int]]


def _best_layers(model: Model, box: Equivalence) -> list[Layers]:
    """The smallest pairs of layers, at most one for each self-equivalence of the inversion."""
    circuit, own = model.layers, _own_maps(len(box.inner.columns))
    # the inputs of the model become those of the box, and its outputs those of the box
    inner = _transposed(_between(box.inner.inverse(), own[0], model.box.inner))
    outer = _between(model.box.outer, own[1], box.outer.inverse())
    first = greedy_sums(circuit.wanted_forms, inner)
    last = greedy_sums(circuit.wanted_sums, outer)
    order = np.argsort(circuit.size(first, last), kind="stable")[:KEPT]
    again = np.repeat(order, TRIES)
    first = greedy_sums(circuit.wanted_forms, inner[again], seed=1)
    last = greedy_sums(circuit.wanted_sums, outer[again], seed=2)
    own_ways = list(self_equivalences(len(box.inner.columns)))
    found: list[tuple[int, Layers]] = []
    for k, way in enumerate(order):
        places = range(k * TRIES, (k + 1) * TRIES)
        best_first = min(places, key=first.counts.__getitem__)
        best_last = min(places, key=last.counts.__getitem__)
        size = int(first.counts[best_first] + last.counts[best_last])
        maps = _through(model.box, own_ways[way], box)
        found.append((size, (maps, first.forms(best_first), last.forms(best_last))))
    found.sort(key=lambda pair: pair[0])
    return [layers for _, layers in found[:SETTLED]]


def _through(model: Equivalence, own: Equivalence, box: Equivalence) -> Equivalence:
    """The equivalence of an S-box with the model, through a self-equivalence of the inversion."""
    return Equivalence(
        model.inner.inverse().after(own.inner).after(box.inner),
        box.outer.after(own.outer).after(model.outer.inverse()),
    )


Maps = NDArray[np.int64]
"""Linear maps of all self-equivalences, a row of columns for each."""


@cache
def _own_maps(n_bits: int) -> tuple[Maps, Maps]:
    """The inverses of the maps of all self-equivalences."""
    ways = list(self_equivalences(n_bits))
    inner = np.array([way.inner.inverse().columns for way in ways], np.int64)
    return inner, np.array([way.outer.inverse().columns for way in ways], np.int64)


def _between(last: Affine, maps: Maps, first: Affine) -> Maps:
    """The compositions of the linear part of `first`, each of the maps, and that of `last`."""
    n_bits = maps.shape[1]
    images = np.zeros((len(maps), 1 << n_bits), np.int64)
    for i in range(n_bits):
        images[:, 1 << i : 2 << i] = images[:, : 1 << i] ^ maps[:, i : i + 1]
    table = np.array([last(x) ^ last.constant for x in range(1 << n_bits)], np.int64)
    return table[images[:, list(first.columns)]]


def _transposed(maps: Maps) -> Maps:
    places = np.arange(maps.shape[1])
    bits = maps[:, None, :] >> places[None, :, None] & 1
    masks: Maps = (bits << places).sum(axis=2)
    return masks


def settled_net(net: Net, stated: Stated, values: Sequence[int], library: Library) -> Net:
    """The net of functions in the library's operations, with the outputs of the S-box."""
    made = with_best_polarities(net, _with_long_sums(net, stated, library), library)
    computed, wanted = made.values(), box_tables(tuple(values), len(net.outputs))
    wrong = [computed[s] != table for s, table in zip(made.outputs, wanted, strict=True)]
    inverted = sum(1 << j for j, differs in enumerate(wrong) if differs)
    return replace(made, inverted_outputs=inverted)


def _with_long_sums(net: Net, stated: Stated, library: Library) -> Stated:
    """The functions with one `xor3` for two `xor`, if the library has it."""
    if XOR3 not in reachable(library):
        return stated
    readers = Counter(net.outputs)
    for function in stated.values():
        readers.update((function.signal,) if isinstance(function, Literal) else function.args)
    made = dict(stated)
    for signal, function in stated.items():
        # the function or its operands may have been merged into another one
        if not isinstance(function, Function) or function.truth != XOR or signal not in made:
            continue
        for a, b in (function.args, function.args[::-1]):
            inner = made.get(a)
            if not isinstance(inner, Function) or inner.truth != XOR or readers[a] > 1:
                continue
            if b not in inner.args:
                made[signal] = Function(XOR3[1], (*inner.args, b))
                del made[a]
                break
    return made
