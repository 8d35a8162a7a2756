"""A small machine with any number of typed registers."""
