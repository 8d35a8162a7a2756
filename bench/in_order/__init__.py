"""Cycles on cores that issue one instruction a cycle in order."""
