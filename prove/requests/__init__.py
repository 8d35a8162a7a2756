"""Kernels that answer requests for random bytes, each thread with states of its own."""
