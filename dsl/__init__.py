"""The language: text in, a checked cipher out. Knows no machine."""
