"""Boolean circuits of S-boxes: a library, searches, and proofs of equivalence."""
