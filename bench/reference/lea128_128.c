/* LEA-128 in plain C, one block at a time: what the generated code is compared with.
 *
 * A block is four 32-bit words, little-endian in memory. A round makes one new word of each two
 * neighbours and moves the first to the end; four rounds in a row need no move at all.
 * Source: Hong et al., LEA, WISA 2013; ISO/IEC 29192-2:2019.
 */
#include <stddef.h>
#include <stdint.h>

enum { ROUNDS = 24, ROUND_WORDS = 6, BLOCK_BYTES = 16 };

static inline uint32_t load_le(const uint8_t p[4]) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static inline void store_le(uint8_t p[4], uint32_t w) {
    p[0] = (uint8_t)w;
    p[1] = (uint8_t)(w >> 8);
    p[2] = (uint8_t)(w >> 16);
    p[3] = (uint8_t)(w >> 24);
}

static inline uint32_t rotl(uint32_t w, unsigned k) {
    return k % 32 ? w << k % 32 | w >> (32 - k % 32) : w;
}

/* Words a, b, c, d become b, c, d, a, each in its place but for the name; d is written over last. */
static inline void round_function(uint32_t *a, uint32_t *b, uint32_t *c, uint32_t *d,
                                  const uint32_t k[ROUND_WORDS]) {
    *d = rotl((*c ^ k[4]) + (*d ^ k[5]), 29);
    *c = rotl((*b ^ k[2]) + (*c ^ k[3]), 27);
    *b = rotl((*a ^ k[0]) + (*b ^ k[1]), 9);
}

void lea128_128_key_setup(void *rk, const uint8_t *key) {
    static const uint32_t delta[4] = {0xc3efe9db, 0x44626b02, 0x79e27c8a, 0x78df30ec};
    static const unsigned amounts[4] = {1, 3, 6, 11};
    uint32_t t[4], *k = rk;
    for (int j = 0; j < 4; j++)
        t[j] = load_le(key + 4 * j);
    for (unsigned i = 0; i < ROUNDS; i++, k += ROUND_WORDS) {
        for (unsigned j = 0; j < 4; j++)
            t[j] = rotl(t[j] + rotl(delta[i % 4], i + j), amounts[j]);
        k[0] = t[0];
        k[1] = k[3] = k[5] = t[1];
        k[2] = t[2];
        k[4] = t[3];
    }
}

void lea128_128_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    for (; nblocks; nblocks--, in += BLOCK_BYTES, out += BLOCK_BYTES) {
        const uint32_t *k = rk;
        uint32_t a = load_le(in), b = load_le(in + 4), c = load_le(in + 8), d = load_le(in + 12);
        for (int i = 0; i < ROUNDS; i += 4, k += 4 * ROUND_WORDS) {
            round_function(&a, &b, &c, &d, k);
            round_function(&b, &c, &d, &a, k + ROUND_WORDS);
            round_function(&c, &d, &a, &b, k + 2 * ROUND_WORDS);
            round_function(&d, &a, &b, &c, k + 3 * ROUND_WORDS);
        }
        store_le(out, a);
        store_le(out + 4, b);
        store_le(out + 8, c);
        store_le(out + 12, d);
    }
}
