"""The description of targets: instruction rows, rules, moves, costs, and text forms."""
