"""Modes: what is made of a block cipher, written once for all ciphers and machines."""
