"""The passes: one file, one frozen dataclass, one name on the command line."""
