"""Boolean circuits of S-boxes: a library, searches, and proofs that they are right."""
