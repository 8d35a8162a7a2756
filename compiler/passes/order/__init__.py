"""Passes that choose the order of operations, and what stays in registers over it."""
