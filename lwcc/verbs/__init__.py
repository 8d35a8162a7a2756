"""The verbs as the command line has them: one module each, which reads nothing large."""
