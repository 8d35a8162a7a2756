/* SIMON-64/128 in plain C, one block at a time: what the generated code is compared with.
 *
 * A block is y, then x, a key is k0 to k3; all are 32-bit words, little-endian in memory.
 * Source: Beaulieu et al., The SIMON and SPECK Families, ePrint 2013/404; byte order by the same
 * authors' implementation guide, 2018.
 */
#include <stddef.h>
#include <stdint.h>

enum { ROUNDS = 44, KEY_WORDS = 4, BLOCK_BYTES = 8 };

/* The sequence z3, its first digit in the lowest bit. */
static const uint64_t Z3 = UINT64_C(0x3c2ce51207a635db);

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

void simon64_128_key_setup(void *rk, const uint8_t *key) {
    uint32_t *k = rk;
    for (int i = 0; i < KEY_WORDS; i++)
        k[i] = load_le(key + 4 * i);
    for (int i = KEY_WORDS; i < ROUNDS; i++) {
        uint32_t t = rotl(k[i - 1], 29) ^ k[i - 3];
        t ^= rotl(t, 31);
        k[i] = ~k[i - KEY_WORDS] ^ t ^ (uint32_t)(Z3 >> (i - KEY_WORDS) & 1) ^ 3;
    }
}

void simon64_128_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    const uint32_t *k = rk;
    for (; nblocks; nblocks--, in += BLOCK_BYTES, out += BLOCK_BYTES) {
        uint32_t y = load_le(in), x = load_le(in + 4);
        for (int i = 0; i < ROUNDS; i++) {
            const uint32_t t = x;
            x = y ^ (rotl(x, 1) & rotl(x, 8)) ^ rotl(x, 2) ^ k[i];
            y = t;
        }
        store_le(out, y);
        store_le(out + 4, x);
    }
}
