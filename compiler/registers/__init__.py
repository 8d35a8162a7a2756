"""Live ranges, register allocation, spills, and the check of an allocation."""
