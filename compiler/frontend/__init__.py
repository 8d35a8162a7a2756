"""The front end: from a checked cipher to its programs, with decryption and counter mode."""
