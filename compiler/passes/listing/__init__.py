"""Passes on listings: instructions, their order, their registers."""
