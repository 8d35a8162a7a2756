"""PTX, the instructions of NVIDIA's GPUs before registers are given."""
