"""The work of verbs that check: generated files, the checkers, and lwcc itself."""
