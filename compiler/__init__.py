"""The compiler: passes from a checked cipher to a target's instructions."""
