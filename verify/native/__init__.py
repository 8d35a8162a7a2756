"""Generated C, compiled and called on this machine."""
