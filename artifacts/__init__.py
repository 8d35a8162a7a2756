"""Generated files and objects: writing them, and reading them back."""
