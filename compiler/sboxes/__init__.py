"""S-boxes as tables: their properties, their equivalences, and where they stand in a program."""
