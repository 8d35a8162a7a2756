"""Charts of the README's tables: figures beside what others reach and what is wanted."""
