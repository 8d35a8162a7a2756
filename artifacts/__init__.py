"""Generated files and objects: what is written into them, and how they are read back."""
