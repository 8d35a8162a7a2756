"""Passes on spec programs: what a cipher computes, whatever words it is computed on."""
