"""What every command needs of its process: errors for people, workers, limits, progress, output."""
