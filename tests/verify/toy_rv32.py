"""A cipher of two operations and its hand-written code for RV32I with Zbb.

A block is two 32-bit little-endian words a and b, a key two more; a becomes `(a + k) >>> 7` under
the first word of the key, and b `~(b ^ k)` under the second.
"""

from __future__ import annotations

import struct
from dataclasses import replace

from compiler.frontend.interface import Function
from targets.rv32i.emulate import MACHINE
from verify.subject import Subject

SYMBOLS: dict[Function, str] = {
    "key_setup": "lwcc_toy64_64_key_setup_rv32i",
    "ecb_encrypt": "lwcc_toy64_64_ecb_encrypt_rv32i",
    "ecb_decrypt": "lwcc_toy64_64_ecb_decrypt_rv32i",
    "ctr_init": "lwcc_toy64_64_ctr_init_rv32i",
    "ctr_nonce": "lwcc_toy64_64_ctr_nonce_rv32i",
    "ctr_crypt": "lwcc_toy64_64_ctr_crypt_rv32i",
}

TEXT = """
    .text
    .globl lwcc_toy64_64_key_setup_rv32i
lwcc_toy64_64_key_setup_rv32i:
    lw t0, 0(a1)
    lw t1, 4(a1)
    sw t0, 0(a0)
    sw t1, 4(a0)
    ret

    .globl lwcc_toy64_64_ecb_encrypt_rv32i
    .type lwcc_toy64_64_ecb_encrypt_rv32i, @function
lwcc_toy64_64_ecb_encrypt_rv32i:
    lw a4, 0(a3)
    lw a5, 4(a3)
    beqz a2, 2f
1:  lw t0, 0(a1)
    lw t1, 4(a1)
    add t0, t0, a4
    rori t0, t0, 7
    xnor t1, t1, a5
    sw t0, 0(a0)
    sw t1, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a2, a2, -1
    bnez a2, 1b
2:  ret
    .size lwcc_toy64_64_ecb_encrypt_rv32i, .-lwcc_toy64_64_ecb_encrypt_rv32i

    .globl lwcc_toy64_64_ecb_decrypt_rv32i
lwcc_toy64_64_ecb_decrypt_rv32i:
    addi sp, sp, -16
    sw s1, 4(sp)
    lw a4, 0(a3)
    lw a5, 4(a3)
    beqz a2, 2f
1:  lw s1, 0(a1)
    lw t1, 4(a1)
    rori s1, s1, 25
    sub s1, s1, a4
    xnor t1, t1, a5
    sw s1, 0(a0)
    sw t1, 4(a0)
    addi a0, a0, 8
    addi a1, a1, 8
    addi a2, a2, -1
    bnez a2, 1b
2:  lw s1, 4(sp)
    addi sp, sp, 16
    ret

    .globl lwcc_toy64_64_ctr_init_rv32i
lwcc_toy64_64_ctr_init_rv32i:
    lw t0, 0(a1)
    lw t1, 4(a1)
    lw t2, 0(a2)
    sw t0, 0(a0)
    sw t1, 4(a0)
    sw t2, 8(a0)
    ret

    .globl lwcc_toy64_64_ctr_nonce_rv32i
lwcc_toy64_64_ctr_nonce_rv32i:
    lw t0, 0(a1)
    sw t0, 8(a0)
    ret

    .globl lwcc_toy64_64_ctr_crypt_rv32i
lwcc_toy64_64_ctr_crypt_rv32i:
    lw t2, 0(a3)
    lw t3, 4(a3)
    lw t4, 8(a3)
    add t2, t4, t2
    rori t2, t2, 7
    beqz a2, 5f
1:  rev8 t5, a4
    xnor t5, t5, t3
    mv t6, t2
    addi a4, a4, 1
    li a6, 2
2:  li a5, 4
3:  lbu t0, 0(a1)
    xor t0, t0, t6
    sb t0, 0(a0)
    srli t6, t6, 8
    addi a0, a0, 1
    addi a1, a1, 1
    addi a2, a2, -1
    beqz a2, 5f
    addi a5, a5, -1
    bnez a5, 3b
    mv t6, t5
    addi a6, a6, -1
    bnez a6, 2b
    j 1b
5:  ret
"""


def encrypt(key: bytes, blocks: bytes) -> bytes:
    """The reference: blocks one after another."""
    first, second = struct.unpack("<2I", key)
    done: list[int] = []
    for a, b in struct.iter_unpack("<2I", blocks):
        total = (a + first) % 2**32
        done += [(total >> 7) | (total << 25) % 2**32, b ^ second ^ 0xFFFF_FFFF]
    return struct.pack(f"<{len(done)}I", *done)


def toy(text: str = TEXT) -> Subject:
    """The code, or a variant of it, as the checks take it."""
    return Subject(
        text=text,
        machine=replace(MACHINE, not_emulated=frozenset({"zbb"})),
        functions=SYMBOLS,
        block_bytes=8,
        key_bytes=8,
        rk_bytes=8,
        ctx_bytes=12,
        group_blocks=2,
        stack_bytes=64,
        align=4,
        data_align=4,
        features=("zbb",),
    )
