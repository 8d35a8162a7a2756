"""Object code on symbolic values: decoding, execution, memory, look-ups."""
