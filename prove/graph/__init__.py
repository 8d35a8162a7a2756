"""The normal form of bits: forms, windows, relations, and the SAT sweep beside it."""
