"""The machines, one folder each."""
