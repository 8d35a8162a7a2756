"""Programs of the compiler on samples: each pass against the one before it."""
