"""Encrypts NumPy and CuPy arrays by generated kernels on a GPU, through `cuda-bindings`."""
