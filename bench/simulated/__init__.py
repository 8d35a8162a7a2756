"""Cycles of calls, measured in a cycle-accurate simulator; nothing ran on hardware."""
