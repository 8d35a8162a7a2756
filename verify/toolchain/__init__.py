"""External programs, and the assembler among them."""
