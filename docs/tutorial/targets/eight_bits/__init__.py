"""A small machine of eight bits."""
