"""The order in which operations are executed."""
