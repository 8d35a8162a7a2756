"""Functions of a linked file in Unicorn: results, calling convention, timing."""
