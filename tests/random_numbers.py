"""Random numbers of tests, the same in each run unless it is told another seed.

A test that fails with a new seed has found a defect, but not one of the change that is tested:
`make everything` draws a seed, `make test` has always the same.
"""

from __future__ import annotations

import os

import numpy as np

VARIABLE = "LWCC_TEST_SEED"
"""Set by pytest's option `--seed`, in workers as well."""
USUAL = 1


def generator() -> np.random.Generator:
    """A new generator that begins with the seed of this run."""
    return np.random.default_rng(int(os.environ.get(VARIABLE, USUAL)))
