/* SPECK-64/128 in plain C, one block at a time: what the generated code is compared with.
 *
 * A block is y, then x, a key is k0, l0, l1, l2; all are 32-bit words, little-endian in memory.
 * Source: Beaulieu et al., The SIMON and SPECK Families, ePrint 2013/404; byte order by the same
 * authors' implementation guide, 2018.
 */
#include <stddef.h>
#include <stdint.h>

enum { ROUNDS = 27, BLOCK_BYTES = 8 };

static inline uint32_t load_le(const uint8_t p[4]) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline void store_le(uint8_t p[4], uint32_t w) {
    p[0] = (uint8_t)w;
    p[1] = (uint8_t)(w >> 8);
    p[2] = (uint8_t)(w >> 16);
    p[3] = (uint8_t)(w >> 24);
}

static inline uint32_t rotl(uint32_t w, unsigned k) { return w << k | w >> (32 - k); }

static inline void round_function(uint32_t *x, uint32_t *y, uint32_t k) {
    *x = (rotl(*x, 24) + *y) ^ k;
    *y = rotl(*y, 3) ^ *x;
}

void speck64_128_key_setup(void *rk, const uint8_t *key) {
    uint32_t *k = rk;
    uint32_t a = load_le(key);
    uint32_t l[3] = {load_le(key + 4), load_le(key + 8), load_le(key + 12)};
    for (uint32_t i = 0; i < ROUNDS; i++) {
        k[i] = a;
        round_function(&l[i % 3], &a, i);
    }
}

void speck64_128_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    const uint32_t *k = rk;
    for (; nblocks; nblocks--, in += BLOCK_BYTES, out += BLOCK_BYTES) {
        uint32_t y = load_le(in), x = load_le(in + 4);
        for (int i = 0; i < ROUNDS; i++)
            round_function(&x, &y, k[i]);
        store_le(out, y);
        store_le(out + 4, x);
    }
}
