"""The cycle time of rounds whose outputs feed the next inputs: the mean of the longest cycle.

The depth is no bound there, since a late output may go to an early input. Let D[j][i] be the
longest path from input i to output j, where output j of a round is input j of the next. Then the
time of a round is the largest mean of D along any cycle: the eigenvalue of D over (max, +).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from compiler.circuits.library import boundary_complements
from compiler.circuits.net import Gate
from compiler.ir.program import Program

# Far below any path: a missing one must stay smaller than all others after additions.
NO_PATH = -(1 << 20)
SUMS = frozenset({"xor", "xnor", "xor3"})


@dataclass(frozen=True, slots=True)
class Feedback:
    """The operations between an output and the same input of the next round.

    Args:
        delays: for each output, the levels to the next input (a rotation).
        key: levels of the key addition of each output. If the output is a sum without other
            readers, the key is added to its earlier operand and delays only that one.
        key_in_sum: a sum of two values takes the key as a third operand, without cost (`xor3`).
    """

    delays: tuple[int, ...]
    key: int = 0
    key_in_sum: bool = False


def cycle_time(program: Program, feedback: Feedback) -> Fraction:
    """The levels of a round when rounds follow each other; one operation is one level.

    Args:
        program: a circuit with as many outputs as inputs; complements at inputs and outputs are
            ignored.
        feedback: the delay behind each output.

    Raises:
        ValueError: the numbers of outputs, inputs and delays differ.
    """
    n = len(program.params)
    if len(program.results) != n or len(feedback.delays) != n:
        raise ValueError(
            f"{n} inputs, {len(program.results)} outputs, {len(feedback.delays)} delays"
        )
    skipped = boundary_complements(program)
    number = {param.name: i for i, param in enumerate(program.params)}
    gates: list[Gate] = []
    for op in program.ops:
        args = tuple(number[a] for a in op.args)
        if op.result in skipped:
            number[op.result] = args[0]
        else:
            number[op.result] = n + len(gates)
            gates.append(Gate(op.name, args, op.number("k", 0)))
    outputs = [number[r] for r in program.results]
    return _largest_mean(_round_paths(n, gates, outputs, feedback))


def net_cycle_time(
    n_inputs: int,
    gates: Sequence[Gate],
    outputs: Sequence[int],
    feedback: Feedback,
) -> Fraction:
    """`cycle_time` of numbered gates, gate i being signal n_inputs + i."""
    return _largest_mean(_round_paths(n_inputs, gates, outputs, feedback))


def key_additions(
    n_inputs: int,
    gates: Sequence[Gate],
    outputs: Sequence[int],
    feedback: Feedback,
) -> int:
    """The number of outputs of a net that need a separate operation for the key."""
    if not feedback.key:
        return 0
    return sum(not _joins_key(n_inputs, gates, outputs, o, feedback) for o in outputs)


def _joins_key(
    n: int,
    gates: Sequence[Gate],
    outputs: Sequence[int],
    output: int,
    feedback: Feedback,
) -> bool:
    """Whether the key becomes the third operand of an output's sum."""
    return (
        feedback.key_in_sum
        and _is_last(n, gates, outputs, output)
        and gates[output - n].op == "xor"
    )


def _is_last(n: int, gates: Sequence[Gate], outputs: Sequence[int], output: int) -> bool:
    """Whether an output is a gate without other readers."""
    read = any(output in gate.args for gate in gates)
    return output >= n and not read and outputs.count(output) == 1


def _round_paths(
    n: int,
    gates: Sequence[Gate],
    outputs: Sequence[int],
    feedback: Feedback,
) -> list[list[int]]:
    """D: for each output the longest path from each input, key addition and delay included."""
    paths = [[0 if i == k else NO_PATH for i in range(n)] for k in range(n)]
    for gate in gates:
        columns = zip(*(paths[a] for a in gate.args), strict=True)
        paths.append([max(column) + 1 for column in columns])
    rounds: list[list[int]] = []
    for output, delay in zip(outputs, feedback.delays, strict=True):
        path = [p + feedback.key for p in paths[output]]
        if _joins_key(n, gates, outputs, output, feedback):
            path = paths[output]
        elif _is_last(n, gates, outputs, output):
            path = _with_key(gates[output - n], paths, output, feedback)
        rounds.append([p + delay for p in path])
    return rounds


def _with_key(
    gate: Gate,
    paths: list[list[int]],
    output: int,
    feedback: Feedback,
) -> list[int]:
    """The paths to an output that only the next round reads, its key added where it is cheapest."""
    op, args, _ = gate
    sums = args if op in SUMS else args[:1] if op == "bcax" else ()
    if not sums:
        return [p + feedback.key for p in paths[output]]
    early = min(sums, key=lambda a: (max(paths[a]), sum(p for p in paths[a] if p >= 0)))
    rows = [[p + feedback.key for p in paths[a]] if a == early else paths[a] for a in args]
    return [max(column) + 1 for column in zip(*rows, strict=True)]


def _largest_mean(weights: list[list[int]]) -> Fraction:
    """The largest mean weight of a cycle; weights[j][i] is the edge from i to j.

    Source: Karp, A characterization of the minimum cycle mean in a digraph, 1978.
    """
    n = len(weights)
    walks = [[0] * n]
    for _ in range(n):
        last = walks[-1]
        walks.append([max(map(int.__add__, row, last)) for row in weights])
    best = Fraction(0)
    for v in range(n):
        top = walks[n][v]
        if top < 0:
            continue
        # the smallest of the fractions, compared without making one each
        num, den = top - walks[0][v], n
        for k in range(1, n):
            if (top - walks[k][v]) * den < num * (n - k):
                num, den = top - walks[k][v], n - k
        best = max(best, Fraction(num, den))
    return best
