"""Process services for every command: errors for people, workers, limits, progress, output."""
