"""What ptxas makes of a kernel: its instructions by class, its loop, and the cycles they take."""
