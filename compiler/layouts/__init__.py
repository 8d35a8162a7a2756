"""Layouts of blocks in registers, and the instructions from one layout to another."""
