"""The tables and charts of `lwcc bench`."""
