"""Mutants of generated code: changed, proven or refuted, and run."""
