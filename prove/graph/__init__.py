"""The normal form of bits: forms, windows and relations; and the SAT sweep."""
