"""AArch64 with NEON."""
