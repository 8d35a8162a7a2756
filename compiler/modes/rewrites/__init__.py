"""Rewrites of control steps: fewer loops, calls of the cipher and copies."""
