"""Checks of generated files: external tools, emulators, timing."""
