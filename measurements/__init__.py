"""Figures of generated files: sizes, executed instructions, cycles, times."""
