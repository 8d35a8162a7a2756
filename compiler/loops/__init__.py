"""Detection of loops in straight-line programs: repetitions, and loop-carried values."""
