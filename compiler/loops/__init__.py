"""Loops that are found in programs of any text: what is repeated, and what goes round."""
