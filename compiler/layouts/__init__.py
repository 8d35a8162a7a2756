"""Where the bits of blocks lie in registers, and how they get from one layout to another."""
