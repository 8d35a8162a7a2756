"""Modes of block ciphers, each written once for all ciphers and machines."""
