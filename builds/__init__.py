"""From a cipher and options to checked files, and the index that records them."""
