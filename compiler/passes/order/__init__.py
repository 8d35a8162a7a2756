"""Passes that choose the order of operations, and the values that stay in registers."""
