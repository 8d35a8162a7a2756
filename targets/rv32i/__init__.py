"""RV32I, the 32-bit base of RISC-V."""
