"""Linear maps over GF(2) on words: their forms, and short programs for them."""
