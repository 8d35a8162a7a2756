"""The toy cipher in C with the whole interface, to check the checks of native code with."""

from __future__ import annotations

from compiler.frontend.interface import Function
from verify.native.compiled import CFile

SYMBOLS: dict[Function, str] = {
    "key_setup": "lwcc_toy64_64_key_setup_c",
    "ecb_encrypt": "lwcc_toy64_64_ecb_encrypt_c",
    "ecb_decrypt": "lwcc_toy64_64_ecb_decrypt_c",
    "ctr_init": "lwcc_toy64_64_ctr_init_c",
    "ctr_nonce": "lwcc_toy64_64_ctr_nonce_c",
    "ctr_crypt": "lwcc_toy64_64_ctr_crypt_c",
}

HEADER = """#ifndef LWCC_TOY64_64_H_C
#define LWCC_TOY64_64_H_C
#include <stddef.h>
#include <stdint.h>
void lwcc_toy64_64_key_setup_c(void *rk, const uint8_t *key);
void lwcc_toy64_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);
void lwcc_toy64_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk);
void lwcc_toy64_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce);
void lwcc_toy64_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);
void lwcc_toy64_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx,
                               uint32_t counter);
#endif
"""

TEXT = """#include "toy64_64.h"

static uint64_t load(const uint8_t *p) {
    uint64_t x = 0;
    for (int i = 7; i >= 0; i--)
        x = x << 8 | p[i];
    return x;
}

static void store(uint8_t *p, uint64_t x) {
    for (int i = 0; i < 8; i++)
        p[i] = (uint8_t)(x >> 8 * i);
}

static uint64_t encrypt(uint64_t x, uint64_t k) {
    return (x + k) ^ k;
}

void lwcc_toy64_64_key_setup_c(void *rk, const uint8_t *key) {
    uint64_t *k = (uint64_t *)rk;
    *k = load(key);
}

void lwcc_toy64_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    const uint64_t *k = (const uint64_t *)rk;
    for (; nblocks >= 2; nblocks -= 2, in += 16, out += 16) {
        uint64_t x = load(in), y = load(in + 8);
        store(out, encrypt(x, *k));
        store(out + 8, encrypt(y, *k));
    }
    if (nblocks) {
        uint64_t x = load(in);
        store(out, encrypt(x, *k));
    }
}

void lwcc_toy64_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    const uint64_t *k = (const uint64_t *)rk;
    for (; nblocks; nblocks--, in += 8, out += 8)
        store(out, (load(in) ^ *k) - *k);
}

void lwcc_toy64_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce) {
    lwcc_toy64_64_key_setup_c(ctx, key);
    lwcc_toy64_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_toy64_64_ctr_nonce_c(void *ctx, const uint8_t *nonce) {
    uint8_t *kept = (uint8_t *)ctx + 8;
    for (int i = 0; i < 4; i++)
        kept[i] = nonce[i];
}

void lwcc_toy64_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx,
                               uint32_t counter) {
    const uint64_t *k = (const uint64_t *)ctx;
    uint8_t block[8], stream[8];
    for (size_t at = 0; at < nbytes; at += 8, counter++) {
        size_t n = nbytes - at < 8 ? nbytes - at : 8;
        for (int i = 0; i < 4; i++) {
            block[i] = ((const uint8_t *)ctx)[8 + i];
            block[4 + i] = (uint8_t)(counter >> (24 - 8 * i));
        }
        store(stream, encrypt(load(block), *k));
        for (size_t i = 0; i < n; i++)
            out[at + i] = (uint8_t)(in[at + i] ^ stream[i]);
    }
}
"""


def toy(text: str = TEXT) -> CFile:
    """The file, or a variant of it, as the checks take it."""
    return CFile(
        name="toy64_64.c",
        text=text,
        headers={"toy64_64.h": HEADER},
        functions=SYMBOLS,
        block_bytes=8,
        key_bytes=8,
        rk_bytes=8,
        ctx_bytes=16,
        group_blocks=2,
        align=8,
    )
