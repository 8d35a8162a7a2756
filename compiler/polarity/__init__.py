"""Polarity: the choice of values stored complemented, to minimise complement operations."""
