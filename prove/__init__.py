"""Proofs that object code computes a cipher's source text, for every key and every input."""
