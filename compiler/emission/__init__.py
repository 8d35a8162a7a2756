"""From a finished module to assembly or source text."""
