"""S-boxes as tables: their properties, their equivalences, and their places in programs."""
