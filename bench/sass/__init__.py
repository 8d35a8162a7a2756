"""The machine code of a kernel by ptxas: its instructions by class, its loop, and its cycles."""
