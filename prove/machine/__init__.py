"""Symbolic execution of object code: decoding, execution, memory, look-ups."""
