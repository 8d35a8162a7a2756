"""Runs kernels of virtual assembly: whole grids as arrays, threads as samples, rows as meanings."""
