"""Linear algebra over GF(2): matrices, linear forms, short programs of sums."""
