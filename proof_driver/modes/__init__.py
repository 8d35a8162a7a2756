"""Files of modes: made again, and checked."""
