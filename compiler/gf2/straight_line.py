"""Straight-line programs of XORs for linear forms, for many bases of a space at once.

Forms of n bits are computed from n basis vectors with few XORs; intermediate forms may be used
again, and terms may cancel. The greedy heuristic takes the XOR of two known forms that reduces the
distance to the wanted ones most. Distances are exact: with up to 8 bits, a table holds all 256
forms. All bases are tried side by side, to find the best one.

Source: Boyar, Matthews, Peralta, Logic Minimization Techniques with Applications to Cryptology,
J. Cryptology 26, 2013, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

FAR = 1 << 62
"""A price above all others."""
AT_ONCE = 256
"""Bases that are processed side by side, so that their tables fit the processor's cache."""
TIES = 8
"""The number of different prices for breaking ties."""


@dataclass(frozen=True)
class Sums:
    """Programs of XORs, one for each basis.

    Args:
        counts: number of sums of each program.
        steps: step by step (row) the forms computed, each the sum of two earlier ones; 0 after the
            end of a program.
    """

    counts: NDArray[np.int64]
    steps: NDArray[np.int64]

    def forms(self, place: int) -> tuple[int, ...]:
        """The forms that the program of one basis computes, in order."""
        return tuple(int(form) for form in self.steps[:, place] if form)


def greedy_sums(wanted: Sequence[int], bases: NDArray[np.int64], seed: int = 0) -> Sums:
    """Programs that compute the wanted forms from each basis.

    Args:
        wanted: forms as bit masks; zero is ignored.
        bases: shape (bases, n): each row is a basis of all forms.
        seed: seed for breaking ties.
    """
    targets = sorted(set(wanted) - {0})
    n_bases, n_bits = bases.shape
    noise = _noise(n_bases, 1 << n_bits, seed)
    parts = [slice(first, first + AT_ONCE) for first in range(0, n_bases, AT_ONCE)]
    steps = [_greedy_steps(targets, bases[part], noise[:, part]) for part in parts]
    made = np.zeros((max(map(len, steps), default=0), n_bases), np.int64)
    for part, found in zip(parts, steps, strict=True):
        for step, forms in enumerate(found):
            made[step, part] = forms
    return Sums((made != 0).sum(axis=0), made)


def _greedy_steps(
    targets: Sequence[int], bases: NDArray[np.int64], noise: NDArray[np.int64]
) -> list[NDArray[np.int64]]:
    """The forms that each program computes, step by step; 0 for a finished program."""
    distances = _distances(bases)
    n_forms, n_bases = distances.shape
    rows, columns = np.arange(n_forms)[:, None], np.arange(n_bases)
    ties = noise * n_forms + rows
    steps: list[NDArray[np.int64]] = []
    while (unfinished := (distances[targets] > 1).any(axis=0)).any():
        chosen = _prices(distances, targets, ties).min(axis=0) % n_forms
        chosen[~unfinished] = 0
        steps.append(chosen)
        through = distances.ravel().take((rows ^ chosen) * n_bases + columns)
        np.minimum(distances, through + 1, out=distances)
    return steps


def _distances(bases: NDArray[np.int64]) -> NDArray[np.int8]:
    """For each form (row) and basis (column), the number of basis vectors in its sum."""
    n_bases, n_bits = bases.shape
    combined = np.zeros((1 << n_bits, n_bases), np.int64)
    for i in range(n_bits):
        combined[1 << i : 2 << i] = combined[: 1 << i] ^ bases[:, i]
    weights = np.bitwise_count(np.arange(1 << n_bits)).astype(np.int8)
    distances = np.zeros((1 << n_bits, n_bases), np.int8)
    np.put_along_axis(distances, combined, weights[:, None], axis=0)
    return distances


def _prices(
    distances: NDArray[np.int8], targets: Sequence[int], ties: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The remaining work after each sum of two known forms: distances, their evenness, ties.

    Other forms have no price. Targets that are known, or that the next sum computes, are left out:
    they add the same to every choice.

    Args:
        distances: distances of each form (row) from each basis (column).
        targets: the wanted forms.
        ties: tie-breaking numbers below `TIES` times the number of forms; modulo this number, the
            form itself.

    Returns:
        A row for each form that is a sum for some basis.
    """
    # few large distances are better than many small ones, as those share more
    n_forms = len(distances)
    scale, kind = (2048, np.int16) if n_forms <= 256 else (1 << 16, np.int32)
    further: NDArray[Any] = distances.astype(kind) + 1
    behind = further * (scale - further)
    sums = distances == 2
    rows = np.flatnonzero(sums.any(axis=1))
    left = np.zeros((len(rows), distances.shape[1]), np.int32)
    nearer = np.empty(left.shape, kind)
    for target in targets:
        now: NDArray[Any] = distances[target].astype(kind)
        if (now > 1).any():
            behind.take(rows ^ target, axis=0, out=nearer)
            left += np.minimum(nearer, now * (scale - now), out=nearer)
    price = left * np.int64(TIES * n_forms)
    price += ties[rows]
    price[~sums[rows]] = FAR
    return price


def _noise(n_bases: int, n_forms: int, seed: int) -> NDArray[np.int64]:
    """Small pseudo-random numbers that depend only on their place and the seed.

    Source: the finaliser of MurmurHash3.
    """
    noise = np.arange(n_bases * n_forms, dtype=np.uint64).reshape(n_forms, n_bases)
    noise += np.uint64(seed * 0x9E3779B97F4A7C15 % (1 << 64))
    for factor in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
        noise = (noise ^ noise >> np.uint64(33)) * np.uint64(factor)
    return (noise >> np.uint64(40)).astype(np.int64) % TIES
