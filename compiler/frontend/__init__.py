"""From a checked cipher to its programs, decryption and counter mode among them."""
