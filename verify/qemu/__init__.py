"""Functions of a linked file in QEMU's user mode."""
