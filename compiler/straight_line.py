"""Straight-line programs of sums for linear forms, for many bases of the same space at once.

Forms of n bits are to be made of n basis vectors with few sums; forms that were made may be summed
again, and cancel. The greedy heuristic takes the sum of two known forms that brings the wanted ones
nearest, the distance being exact: with up to 8 bits there are 256 forms, and a table has them all.
Which basis is the best one is often the question, so that all of them are tried side by side.

Source: Boyar, Matthews, Peralta, Logic Minimization Techniques with Applications to Cryptology,
J. Cryptology 26, 2013, section 3.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

FAR = 1 << 40
"""A price that no choice has."""
TIES = 8
"""How many different prices a tie is broken by."""


@dataclass(frozen=True)
class Sums:
    """Programs of sums, one for each basis.

    Args:
        counts: how many sums each has.
        steps: row by row the forms that are made, each the sum of two before it; 0 where a
            program has ended.
    """

    counts: NDArray[np.int64]
    steps: NDArray[np.int64]

    def forms(self, place: int) -> tuple[int, ...]:
        """The forms that the program of one basis makes, in its order."""
        return tuple(int(form) for form in self.steps[:, place] if form)


def greedy_sums(wanted: Sequence[int], bases: NDArray[np.int64], seed: int = 0) -> Sums:
    """Sums that make the wanted forms of each basis.

    Args:
        wanted: forms, bit masks; zero is left out.
        bases: shape (bases, n): the vectors that are there, each row a basis of all forms.
        seed: of the choices between forms that are equally good.
    """
    targets = sorted(set(wanted) - {0})
    n_bases, n_bits = bases.shape
    distances = _distances(bases)
    noise = _noise(n_bases, 1 << n_bits, seed)
    rows = np.arange(1 << n_bits)[:, None]
    steps: list[NDArray[np.int64]] = []
    while (distances[targets] > 1).any():
        price = _prices(distances, targets, noise)
        chosen = price.argmin(axis=0)
        chosen[(distances[targets] <= 1).all(axis=0)] = 0
        steps.append(chosen)
        through = np.take_along_axis(distances, rows ^ chosen[None, :], axis=0)
        np.minimum(distances, through + 1, out=distances)
    made = np.array(steps, np.int64).reshape(-1, n_bases)
    return Sums((made != 0).sum(axis=0), made)


def _distances(bases: NDArray[np.int64]) -> NDArray[np.int8]:
    """For each form (row) and basis (column) how many basis vectors it is the sum of."""
    n_bases, n_bits = bases.shape
    combined = np.zeros((1 << n_bits, n_bases), np.int64)
    for i in range(n_bits):
        combined[1 << i : 2 << i] = combined[: 1 << i] ^ bases[:, i]
    weights = np.bitwise_count(np.arange(1 << n_bits)).astype(np.int8)
    distances = np.zeros((1 << n_bits, n_bases), np.int8)
    np.put_along_axis(distances, combined, weights[:, None], axis=0)
    return distances


def _prices(
    distances: NDArray[np.int8], targets: Sequence[int], noise: NDArray[np.int64]
) -> NDArray[np.int64]:
    """What is left to do after each sum of two known forms: distances, their evenness, the noise.

    Only those sums have a price. Targets that are known or the next sum are left out: whatever is
    made, they add the same.
    """
    # few large distances are better than many small ones, as those share more
    most = len(distances).bit_length()
    scale, kind = (2048, np.int16) if most < 10 else (1 << 16, np.int32)
    worth = np.array([d * scale - d * d for d in range(most + 1)], kind)
    behind, here = worth[distances + 1], worth[distances[targets]]
    sums = distances == 2
    rows = np.flatnonzero(sums.any(axis=1))
    left = np.zeros((len(rows), distances.shape[1]), np.int32)
    for target, now in zip(targets, here, strict=True):
        if (now > worth[1]).any():
            left += np.minimum(behind[rows ^ target], now)
    price = np.full(distances.shape, FAR, np.int64)
    price[rows] = np.where(sums[rows], left * np.int64(TIES) + noise[rows], FAR)
    return price


def _noise(n_bases: int, n_forms: int, seed: int) -> NDArray[np.int64]:
    """Small numbers that depend on their place and the seed alone.

    Source: the finaliser of MurmurHash3.
    """
    noise = np.arange(n_bases * n_forms, dtype=np.uint64).reshape(n_forms, n_bases)
    noise += np.uint64(seed * 0x9E3779B97F4A7C15 % (1 << 64))
    for factor in (0xFF51AFD7ED558CCD, 0xC4CEB9FE1A85EC53):
        noise = (noise ^ noise >> np.uint64(33)) * np.uint64(factor)
    return (noise >> np.uint64(40)).astype(np.int64) % TIES
