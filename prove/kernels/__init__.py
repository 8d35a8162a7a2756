"""Proves kernels: one thread of any grid, of any number and for any length."""
