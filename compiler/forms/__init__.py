"""The choice of a cipher's form on a target, before any search."""
