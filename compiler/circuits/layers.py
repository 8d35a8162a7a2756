"""Splits a circuit into two linear layers and a core, and replaces the layers.

A circuit of T becomes one of `outer ∘ T ∘ inner` for affine maps: the core stays, and both layers
are replaced. The first layer computes linear forms of the inputs. The last layer adds terms up; its
transpose computes linear forms of the outputs, one for each term.

Source: Bernstein, Optimizing Linear Maps Modulo 2, SPEED-CC 2009, section 2 (transposition).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import numpy as np
from numpy.typing import NDArray

from compiler.circuits.gates import input_tables, truth_of
from compiler.circuits.net import Function, Literal, Net, functions_of
from compiler.gf2.straight_line import Sums
from compiler.sboxes.equivalence import Equivalence

XOR = truth_of("xor")
Stated = dict[int, Function | Literal]


@dataclass(frozen=True)
class Layered:
    """A circuit with its linear layers separated.

    Args:
        net: the circuit.
        forms: for each linear signal, the inputs that it is the sum of, as a mask; bit `n_inputs`
            is set if the sum is complemented.
        terms: for each term of the last layer, the outputs that it is added to, as a mask.
        summed: the signals of the last layer.
    """

    net: Net
    forms: Mapping[int, int]
    terms: Mapping[int, int]
    summed: frozenset[int]

    @property
    def core(self) -> tuple[int, ...]:
        """The gates that belong to neither layer."""
        n, gates = self.net.n_inputs, self.net.gates
        return tuple(
            s for s in range(n, n + len(gates)) if s not in self.forms and s not in self.summed
        )

    @cached_property
    def needed(self) -> tuple[int, ...]:
        """The signals of the first layer that the core or the last layer reads."""
        n, gates = self.net.n_inputs, self.net.gates
        read = {a for s in self.core for a in gates[s - n].args} | set(self.terms)
        return tuple(sorted(s for s in read if s in self.forms))

    @property
    def wanted_forms(self) -> list[int]:
        """The forms that the first layer computes, without complements."""
        low = (1 << self.net.n_inputs) - 1
        return [self.forms[s] & low for s in self.needed]

    @property
    def wanted_sums(self) -> list[int]:
        """The forms that the transpose of the last layer computes."""
        return list(self.terms.values())

    @cached_property
    def shift(self) -> int:
        """The constant that, added to the inputs, leaves the fewest forms complemented."""
        n = self.net.n_inputs

        def complements(x: int) -> int:
            masks = (self.forms[s] for s in self.needed)
            return sum(((m & x).bit_count() + (m >> n)) & 1 for m in masks)

        return min(range(1 << n), key=complements)

    def size(self, inner: Sums, outer: Sums) -> NDArray[np.int64]:
        """The number of gates with each pair of layers, including the core."""
        between = len(self.core) + len(self.terms) - len(self.net.outputs)
        return inner.counts + outer.counts + between


def layered(net: Net) -> Layered:
    """Separate the linear layers of a circuit."""
    n, values = net.n_inputs, net.values()
    ones = (1 << (1 << n)) - 1
    spanned = {0: 0, ones: 1 << n}
    for i, table in enumerate(input_tables(n)):
        spanned |= {value ^ table: form | 1 << i for value, form in spanned.items()}
    forms = {s: spanned[value] for s, value in enumerate(values) if value in spanned}
    readers: dict[int, list[int]] = {}
    for i, gate in enumerate(net.gates):
        for arg in gate.args:
            readers.setdefault(arg, []).append(n + i)
    summed: set[int] = set()
    for s in reversed(range(n, len(values))):
        last = all(reader in summed for reader in readers.get(s, []))
        if last and s not in forms and net.gates[s - n].op in ("xor", "xnor", "not", "xor3"):
            summed.add(s)
    return Layered(net, forms, _terms(net, summed), frozenset(summed))


def _terms(net: Net, summed: set[int]) -> dict[int, int]:
    """For each term of the last layer, the outputs that it is added to, as a mask."""
    added = dict.fromkeys(range(net.n_inputs + len(net.gates)), 0)
    for j, signal in enumerate(net.outputs):
        added[signal] ^= 1 << j
    for s in sorted(summed, reverse=True):
        for arg in net.gates[s - net.n_inputs].args:
            added[arg] ^= added[s]
    return {s: mask for s, mask in added.items() if mask and s not in summed}


def _transposed(columns: Sequence[int]) -> tuple[int, ...]:
    n = len(columns)
    return tuple(sum((c >> i & 1) << j for j, c in enumerate(columns)) for i in range(n))


def dressed(
    circuit: Layered, by: Equivalence, inner: Sequence[int], outer: Sequence[int]
) -> tuple[Net, Stated]:
    """The functions of `outer ∘ T ∘ inner`, without complements at the outputs.

    Args:
        circuit: the circuit of T.
        by: the maps.
        inner: the forms that the first layer computes, in order.
        outer: the forms that the transpose of the last layer computes, in order.

    Returns:
        A net without gates, which has the inputs, their complements and the outputs; and the
        function of each signal.
    """
    net, n = circuit.net, circuit.net.n_inputs
    functions = functions_of(net)
    fresh = count(n)
    # the inputs of T get signals, too: they are forms of the new inputs
    moved = {s: next(fresh) for s in range(n + len(net.gates))}
    stated: Stated = {
        moved[s]: Function(functions[s].truth, tuple(moved[a] for a in functions[s].args))
        for s in circuit.core
    }
    made = _made_forms(_transposed(by.inner.inverse().columns), inner, stated, fresh)
    for s in circuit.needed:
        form, inverted = circuit.forms[s] & (1 << n) - 1, circuit.forms[s] >> n
        turned = inverted ^ (form & circuit.shift).bit_count() & 1
        stated[moved[s]] = Literal(made[form], turned)
    sums: dict[int, list[int]] = {}
    for s, mask in circuit.terms.items():
        sums.setdefault(mask, []).append(moved[s])
    ends = by.outer.inverse().columns
    outputs = _made_sums(ends, outer, sums, stated, fresh)
    inputs = by.inner.inverse()(circuit.shift)
    return Net(n, (), outputs, inverted_inputs=inputs), stated


def _made_forms(
    starts: Sequence[int], steps: Sequence[int], stated: Stated, fresh: Iterator[int]
) -> dict[int, int]:
    """Add the sums that compute forms to `stated`; returns the signal of each form."""
    made = {form: i for i, form in enumerate(starts)}
    for step in steps:
        first = next(form for form in made if form ^ step in made)
        made[step] = next(fresh)
        stated[made[step]] = Function(XOR, (made[first], made[first ^ step]))
    return made


def _made_sums(
    ends: Sequence[int],
    steps: Sequence[int],
    sums: dict[int, list[int]],
    stated: Stated,
    fresh: Iterator[int],
) -> tuple[int, ...]:
    """Add the sums of terms, by the transposed program of forms; returns the outputs."""

    def total(terms: Sequence[int]) -> int:
        last, *rest = terms
        for term in rest:
            signal = next(fresh)
            stated[signal] = Function(XOR, (last, term))
            last = signal
        return last

    for i, step in reversed(list(enumerate(steps))):
        terms = sums.pop(step, [])
        if terms:
            known = (*ends, *steps[:i])
            first = next(form for form in known if form ^ step in known)
            signal = total(terms)
            sums.setdefault(first, []).append(signal)
            sums.setdefault(first ^ step, []).append(signal)
    return tuple(total(sums[end]) for end in ends)
