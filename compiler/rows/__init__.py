"""Functions whose blocks lie side by side as rows of cells, with S-boxes as tables in registers."""
