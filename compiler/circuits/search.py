"""Searches small or fast circuits of an S-box by a random walk that changes one gate at a time.

A step takes a gate and computes exactly the inputs at which the outputs depend on it: it flips the
gate and evaluates its readers. It replaces the gate by another operation of the library that agrees
at these inputs. Steps without cost are always taken: after many of them, some gate becomes dead.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp

from compiler.circuits.gates import LUT3, Library, meaning_of, truth_of
from compiler.circuits.latency import Feedback, key_additions, net_cycle_time
from compiler.circuits.match import (
    ANY,
    KINDS,
    PREVIOUS,
    Edit,
    Goal,
    Signals,
    find,
    find_literals,
    fused,
)
from compiler.circuits.narrow import functions_in
from compiler.circuits.net import (
    Function,
    Gate,
    Literal,
    Net,
    net_from_program,
    permuted,
    program_from_net,
    reachable,
)
from compiler.circuits.settle import Rebuilder
from compiler.ir.program import Program


@dataclass(frozen=True, slots=True)
class Objective:
    """The objective that the walk minimises.

    Args:
        gate_weight: the weight of an operation; key additions of `feedback` count, too.
        depth_weight: the weight of an operation of the longest path.
        cycle_weight: the weight of a level of the round's time
            (`compiler.circuits.latency.cycle_time`).
        feedback: the operations behind the outputs; without it, keys and levels are not counted.
        temperature: the initial temperature, which falls to 0 over the walk; a step that adds d to
            the cost is taken with probability exp(-d / temperature).
    """

    gate_weight: float = 1.0
    depth_weight: float = 0.0
    cycle_weight: float = 0.0
    feedback: Feedback | None = None
    temperature: float = 0.0

    def price(self, net: Net) -> float:
        """The cost of a net."""
        price = self.gate_weight * len(net.gates)
        if self.depth_weight:
            price += self.depth_weight * net.depth()
        if self.feedback is None:
            return price
        keys = key_additions(net.n_inputs, net.gates, net.outputs, self.feedback)
        price += self.gate_weight * keys
        if self.cycle_weight:
            time = net_cycle_time(net.n_inputs, net.gates, net.outputs, self.feedback)
            price += self.cycle_weight * float(time)
        return price


@dataclass(frozen=True, slots=True)
class Walk:
    """A search.

    Args:
        library: the allowed operations.
        objective: the objective to minimise.
        free: whether inputs and outputs may be complemented without cost.
        seed: seed of the random choices; the same seed gives the same walk.
        steps: number of gates tried.
        n_outer: number of outer signals that a compound step tries.
    """

    library: Library
    objective: Objective = Objective()
    free: bool = True
    seed: int = 1
    steps: int = 20_000
    n_outer: int = 4

    def run(self, start: Program) -> Iterator[Net]:
        """Walk from a circuit; yields the legal form of the start, then each accepted net.

        Raises:
            ValueError: the library cannot express an operation of the start.
        """
        rng = random.Random(self.seed)
        rebuilder = Rebuilder(self.library, self.free, rng)
        written = net_from_program(start)
        net = rebuilder.rebuild(written, functions_in(written, self.library))
        if net is None:
            raise ValueError(f"the start is not made of the operations of {self.library.name}")
        yield net
        price = self.objective.price(net)
        values = net.values()
        kinds = _kinds(self.library, grows=self.objective.temperature > 0)
        for i in range(self.steps):
            if not net.gates:
                # Every output is an input or its complement.
                return
            new = self._step(net, values, kinds, rebuilder)
            if new is None or new == net:
                continue
            new_price = self.objective.price(new)
            if not self._accepts(new_price - price, 1 - i / self.steps, rng):
                continue
            net, price, values = new, new_price, new.values()
            yield net

    def _accepts(self, dearer: float, left: float, rng: random.Random) -> bool:
        if dearer <= 1e-9:
            return True
        heat = self.objective.temperature * left
        return heat > 0 and rng.random() < exp(-dearer / heat)

    def _step(
        self,
        net: Net,
        values: Sequence[int],
        kinds: Sequence[str],
        rebuilder: Rebuilder,
    ) -> Net | None:
        """A net with one gate replaced by functions that agree with it where it is observed."""
        rng = rebuilder.rng
        gate = rng.randrange(net.n_inputs, len(values))
        care, behind = observed(net, values, gate)
        goal = Goal(values[gate] & care, care & ~values[gate])
        here = net.gates[gate - net.n_inputs]
        allowed = [s for s in range(len(values)) if s not in behind]
        signals = Signals(allowed, values, here.args)
        literals = find_literals(goal, signals)
        if literals:
            return rebuilder.rebuild(net, {gate: rng.choice(literals)})
        edits = find(rng.choice(kinds), goal, signals, self.n_outer, rng)
        usable = [edit for edit in map(self._usable, edits) if edit and not _same(edit, here)]
        if not usable:
            return None
        return rebuilder.rebuild(net, _placed(rng.choice(usable), gate, len(values)))

    def _usable(self, edit: Edit) -> Edit | None:
        """The edit in operations of the library, in one if possible; `None` if impossible.

        A walk without temperature would never accept an edit of two operations.
        """
        known = reachable(self.library)
        one = fused(edit)
        if one is not None and (len(one.args), one.truth) in known:
            return (one,)
        if len(edit) > 1 and not self.objective.temperature:
            return None
        return edit if all((len(f.args), f.truth) in known for f in edit) else None


def _same(edit: Edit, gate: Gate) -> bool:
    """Whether an edit is the existing gate or its complement."""
    (truth, args), *more = edit
    if more or len(args) != len(gate.args):
        return False
    order = [gate.args.index(a) for a in args if a in gate.args]
    if len(order) < len(args):
        return False
    there = permuted(truth_of(gate.op, gate.k), tuple(order))
    return truth in (there, there ^ (1 << (1 << len(args))) - 1)


def _placed(edit: Edit, gate: int, new: int) -> dict[int, Function | Literal]:
    """The edit's functions by signal: the last at `gate`, an earlier one at `new`."""
    placed: dict[int, Function | Literal] = {new: edit[0]} if len(edit) > 1 else {}
    last = edit[-1]
    placed[gate] = Function(last.truth, tuple(new if a == PREVIOUS else a for a in last.args))
    return placed


def observed(net: Net, values: Sequence[int], gate: int) -> tuple[int, set[int]]:
    """The inputs at which flipping a gate changes an output, and the signals that depend on it.

    Returns:
        A truth table, and the gate with all signals that depend on it.
    """
    mask = (1 << (1 << net.n_inputs)) - 1
    flipped = {gate: values[gate] ^ mask}
    for i in range(gate - net.n_inputs + 1, len(net.gates)):
        op, args, k = net.gates[i]
        for arg in args:
            if arg in flipped:
                a, b, c = (*[flipped.get(s, values[s]) for s in args], 0, 0)[:3]
                flipped[net.n_inputs + i] = meaning_of(op, k)(mask, a, b, c)
                break
    care = 0
    for s in net.outputs:
        if s in flipped:
            care |= flipped[s] ^ values[s]
    return care, set(flipped)


def _kinds(library: Library, grows: bool) -> tuple[str, ...]:
    """The kinds of step that can end in operations of the library."""
    operations = set(library.operations)
    if grows:
        wanted = [k for k in KINDS if "mux" not in k or operations & {"mux", LUT3}]
        return (*wanted, *(ANY,) * (4 if LUT3 in operations else 0))
    wanted = ["and", "and", "xor", "xor"]
    needed = (("mux", "mux"), ("xor xor", "xor3"), ("xor and", "bcax"))
    wanted += [kind for kind, name in needed if operations & {name, LUT3}]
    if LUT3 in operations:
        wanted += ["and and", "and xor", *(ANY,) * 4]
    return tuple(wanted)


def smallest(walk: Walk, start: Program, restarts: int = 1) -> Program:
    """The cheapest circuit of several walks with consecutive seeds.

    Each walk starts from the best net of the earlier ones.
    """
    best = start
    best_price = float("inf")
    for k in range(restarts):
        for net in replace(walk, seed=walk.seed + k).run(best):
            price = walk.objective.price(net)
            if price < best_price:
                best, best_price = program_from_net(net, start.name), price
    return best
