"""In which order operations are executed."""
