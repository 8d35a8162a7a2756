"""Files of modes, compiled and called on this machine, beside the mode's own text."""
