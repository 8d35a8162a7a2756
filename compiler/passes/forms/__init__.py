"""Passes that choose the form of words and blocks: bits, planes, limbs, lanes."""
