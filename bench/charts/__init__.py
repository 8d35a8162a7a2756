"""Charts of the README's tables: our figures with those of others and the goals."""
