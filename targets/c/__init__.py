"""Portable C: ISO C99, and vectors of the compiler."""
