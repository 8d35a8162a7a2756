"""Files of modes: options, from a cipher to a file, checks."""
