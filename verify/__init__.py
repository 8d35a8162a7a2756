"""Whether what was generated is right: tools, emulator, timing."""
