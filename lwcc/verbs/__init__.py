"""The verbs of the command line: one module each, read only when its verb is used."""
