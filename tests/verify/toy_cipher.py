"""A cipher of two operations and its hand-written AArch64 code, to check the checks with.

A block is a 64-bit little-endian word x; under the key k it becomes `(x + k) ^ k`.
"""

from __future__ import annotations

import numpy as np

from compiler.frontend.interface import Function
from targets.aarch64_neon.emulate import MACHINE
from verify.subject import Subject

SYMBOLS: dict[Function, str] = {
    "key_setup": "lwcc_toy64_64_key_setup_neon",
    "ecb_encrypt": "lwcc_toy64_64_ecb_encrypt_neon",
    "ecb_decrypt": "lwcc_toy64_64_ecb_decrypt_neon",
    "ctr_init": "lwcc_toy64_64_ctr_init_neon",
    "ctr_nonce": "lwcc_toy64_64_ctr_nonce_neon",
    "ctr_crypt": "lwcc_toy64_64_ctr_crypt_neon",
}

TEXT = """
    .text
    .globl lwcc_toy64_64_key_setup_neon
lwcc_toy64_64_key_setup_neon:
    ldr x2, [x1, #0]
    str x2, [x0, #0]
    ret

    .globl lwcc_toy64_64_ecb_encrypt_neon
lwcc_toy64_64_ecb_encrypt_neon:
    ldr x4, [x3, #0]
    lsr x5, x2, #1
    cbz x5, 2f
1:  ldp x6, x7, [x1], #16
    add x6, x6, x4
    add x7, x7, x4
    eor x6, x6, x4
    eor x7, x7, x4
    stp x6, x7, [x0, #0]
    add x0, x0, #16
    sub x5, x5, #1
    cbnz x5, 1b
2:  tbz x2, #0, 3f
    ldr x6, [x1, #0]
    add x6, x6, x4
    eor x6, x6, x4
    str x6, [x0, #0]
3:  ret

    .globl lwcc_toy64_64_ecb_decrypt_neon
lwcc_toy64_64_ecb_decrypt_neon:
    ldr x4, [x3, #0]
    cbz x2, 2f
1:  ldr x6, [x1], #8
    eor x6, x6, x4
    sub x6, x6, x4
    str x6, [x0, #0]
    add x0, x0, #8
    sub x2, x2, #1
    cbnz x2, 1b
2:  ret

    .globl lwcc_toy64_64_ctr_init_neon
lwcc_toy64_64_ctr_init_neon:
    ldr x3, [x1, #0]
    ldr w4, [x2, #0]
    str x3, [x0, #0]
    str w4, [x0, #8]
    ret

    .globl lwcc_toy64_64_ctr_nonce_neon
lwcc_toy64_64_ctr_nonce_neon:
    ldr w4, [x1, #0]
    str w4, [x0, #8]
    ret

    .globl lwcc_toy64_64_ctr_crypt_neon
lwcc_toy64_64_ctr_crypt_neon:
    ldr x5, [x3, #0]
    ldr w6, [x3, #8]
    lsr x9, x2, #3
    cbz x9, 2f
1:  rev w7, w4
    lsl x7, x7, #32
    orr x7, x6, x7
    add x7, x7, x5
    eor x7, x7, x5
    ldr x8, [x1], #8
    eor x8, x8, x7
    str x8, [x0, #0]
    add x0, x0, #8
    add w4, w4, #1
    sub x9, x9, #1
    cbnz x9, 1b
2:  and x2, x2, #7
    cbz x2, 4f
    rev w7, w4
    lsl x7, x7, #32
    orr x7, x6, x7
    add x7, x7, x5
    eor x7, x7, x5
3:  ldrb w8, [x1, #0]
    eor w8, w8, w7
    strb w8, [x0, #0]
    add x1, x1, #1
    add x0, x0, #1
    lsr x7, x7, #8
    sub x2, x2, #1
    cbnz x2, 3b
4:  ret
"""


def encrypt(key: bytes, blocks: bytes) -> bytes:
    """The reference: blocks one after another."""
    k = np.frombuffer(key, "<u8")
    return bytes(((np.frombuffer(blocks, "<u8") + k) ^ k).tobytes())


def toy(text: str = TEXT) -> Subject:
    """The code, or a variant of it, as the checks take it."""
    return Subject(
        text=text,
        machine=MACHINE,
        functions=SYMBOLS,
        block_bytes=8,
        key_bytes=8,
        rk_bytes=8,
        ctx_bytes=12,
        group_blocks=2,
        stack_bytes=64,
    )
