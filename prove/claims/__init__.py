"""What the functions of a file must compute, and how it is shown for any number of blocks."""
