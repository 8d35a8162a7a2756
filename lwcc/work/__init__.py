"""The work of the verbs: one module each, read once the command line is known to be a question."""
