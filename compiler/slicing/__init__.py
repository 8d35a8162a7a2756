"""Functions of the interface on registers that hold words of many blocks."""
