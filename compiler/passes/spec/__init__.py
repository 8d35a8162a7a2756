"""Passes on spec programs, independent of the target's words."""
