/* HIGHT in plain C, one block at a time: what the generated code is compared with.
 *
 * Byte j of a block is X_j, byte j of a key is MK_j. Every round moves the bytes by one place; eight
 * rounds in a row need no move, the names go round instead.
 * Source: Hong et al., HIGHT, CHES 2006; ISO/IEC 18033-3:2010.
 */
#include <stddef.h>
#include <stdint.h>

enum { ROUNDS = 32, BLOCK_BYTES = 8, WHITENING = 8 };

static inline uint8_t rotl8(uint8_t x, unsigned k) { return (uint8_t)(x << k | x >> (8 - k)); }

static inline uint8_t f0(uint8_t x) { return rotl8(x, 1) ^ rotl8(x, 2) ^ rotl8(x, 7); }

static inline uint8_t f1(uint8_t x) { return rotl8(x, 3) ^ rotl8(x, 4) ^ rotl8(x, 6); }

static inline uint8_t add8(uint8_t x, uint8_t y) { return (uint8_t)(x + y); }

/* One round on the bytes whose place 0 lies at x[s % 8] before it. */
static inline void round_function(uint8_t x[BLOCK_BYTES], unsigned s, const uint8_t sk[4]) {
    const unsigned m = BLOCK_BYTES - 1;
    x[(s + 1) & m] = add8(x[(s + 1) & m], f1(x[s & m]) ^ sk[0]);
    x[(s + 3) & m] ^= add8(f0(x[(s + 2) & m]), sk[1]);
    x[(s + 5) & m] = add8(x[(s + 5) & m], f1(x[(s + 4) & m]) ^ sk[2]);
    x[(s + 7) & m] ^= add8(f0(x[(s + 6) & m]), sk[3]);
}

static inline void whiten(uint8_t x[BLOCK_BYTES], const uint8_t wk[4]) {
    x[0] = add8(x[0], wk[0]);
    x[2] ^= wk[1];
    x[4] = add8(x[4], wk[2]);
    x[6] ^= wk[3];
}

void hight64_128_key_setup(void *rk, const uint8_t *key) {
    uint8_t *wk = rk, *sk = wk + WHITENING, delta = 0x5a;
    for (int i = 0; i < WHITENING; i++)
        wk[i] = key[(i + 12) % 16];
    for (int i = 0; i < 8; i++) {
        for (int j = 0; j < 16; j++) {
            sk[16 * i + j] = add8(key[((j - i) & 7) + (j & 8)], delta);
            delta = (uint8_t)(delta >> 1 | ((delta ^ delta >> 3) & 1) << 6);
        }
    }
}

void hight64_128_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    const uint8_t *wk = rk, *sk = wk + WHITENING;
    for (; nblocks; nblocks--, in += BLOCK_BYTES, out += BLOCK_BYTES) {
        uint8_t x[BLOCK_BYTES];
        for (int i = 0; i < BLOCK_BYTES; i++)
            x[i] = in[i];
        whiten(x, wk);
        for (int r = 0; r < ROUNDS; r += 8) {
            round_function(x, 0, sk + 4 * r);
            round_function(x, 7, sk + 4 * r + 4);
            round_function(x, 6, sk + 4 * r + 8);
            round_function(x, 5, sk + 4 * r + 12);
            round_function(x, 4, sk + 4 * r + 16);
            round_function(x, 3, sk + 4 * r + 20);
            round_function(x, 2, sk + 4 * r + 24);
            round_function(x, 1, sk + 4 * r + 28);
        }
        uint8_t y[BLOCK_BYTES]; /* the last round does not move the bytes */
        for (int i = 0; i < BLOCK_BYTES; i++)
            y[i] = x[(i + 1) % BLOCK_BYTES];
        whiten(y, wk + 4);
        for (int i = 0; i < BLOCK_BYTES; i++)
            out[i] = y[i];
    }
}
