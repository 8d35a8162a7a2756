"""Passes that make counter mode, and functions of several blocks, of a cipher's programs."""
