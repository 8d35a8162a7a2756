"""Slices functions of the interface: programs on registers that hold words of many blocks."""
