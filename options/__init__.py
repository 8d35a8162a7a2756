"""What a build may be told, how a command line spells it, and how files are named by it."""
