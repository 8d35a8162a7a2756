"""The claims about a file's functions, and their proofs for any number of blocks."""
