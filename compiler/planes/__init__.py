"""Bit planes: a register holds one bit of each cell, and permutations are deferred."""
