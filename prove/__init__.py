"""Proofs that object code computes what a cipher's own text says, for every key and every input."""
