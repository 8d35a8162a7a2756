"""From a checked cipher to a target's instructions, by passes."""
