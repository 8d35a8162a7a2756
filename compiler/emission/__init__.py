"""Emission: a finished module becomes assembly or source text."""
