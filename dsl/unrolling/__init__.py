"""From a syntax tree to operations: loops unrolled, calls inlined, known values computed."""
