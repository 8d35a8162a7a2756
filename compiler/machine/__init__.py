"""What a target is: instruction rows, rules, moves, costs, and how its text looks."""
