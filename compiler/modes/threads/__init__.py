"""Entries of a mode in threads: each thread works on a state of its own, in registers."""
