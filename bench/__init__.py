"""Benchmarks: counters, cycle models, and published figures of others."""
