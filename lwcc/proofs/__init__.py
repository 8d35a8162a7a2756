"""What proofs of several kinds of files have in common on a command line."""
