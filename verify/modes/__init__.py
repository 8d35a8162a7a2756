"""Checks files of modes, compiled for this machine, against the interpreted mode."""
