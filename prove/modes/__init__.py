"""Proofs of the functions of modes: object code against the mode's text."""
