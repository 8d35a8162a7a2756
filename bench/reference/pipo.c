/* PIPO-64/128 and 64/256 in plain C, one block at a time: what the generated code is compared with.
 *
 * Byte j of a block is row j of the state; the S-box acts on the eight columns at once.
 * Source: Kim et al., PIPO, ICISC 2020, LNCS 12593; ePrint 2020/1582.
 */
#include <stddef.h>
#include <stdint.h>

enum { ROWS = 8 };

static inline uint8_t rotl8(uint8_t x, unsigned k) {
    return k ? (uint8_t)(x << k | x >> (8 - k)) : x;
}

static inline void s_layer(uint8_t x[ROWS]) {
    x[5] ^= x[7] & x[6]; /* five-bit box S5_1 on rows 7 to 3 */
    x[4] ^= x[3] & x[5];
    x[7] ^= x[4];
    x[6] ^= x[3];
    x[3] ^= x[4] | x[5];
    x[5] ^= x[7];
    x[4] ^= x[5] & x[6];
    x[2] ^= x[1] & x[0]; /* three-bit box S3 on rows 2 to 0 */
    x[0] ^= x[2] | x[1];
    x[1] ^= x[2] | x[0];
    x[2] = (uint8_t)~x[2];
    x[7] ^= x[1]; /* the unbalanced bridge */
    x[3] ^= x[2];
    x[4] ^= x[0];
    uint8_t a = x[7], b = x[3], c = x[4]; /* five-bit box S5_2 */
    x[6] ^= a & x[5];
    a ^= x[6];
    x[6] ^= c | b;
    b ^= x[5];
    x[5] ^= x[6] | c;
    c ^= b & a;
    uint8_t y1 = x[0] ^ b, y2 = x[2] ^ a, y3 = x[6], y6 = x[3], y7 = x[1] ^ c;
    uint8_t y0 = x[7], y4 = x[5], y5 = x[4];
    x[0] = y0;
    x[1] = y1;
    x[2] = y2;
    x[3] = y3;
    x[4] = y4;
    x[5] = y5;
    x[6] = y6;
    x[7] = y7;
}

static inline void r_layer(uint8_t x[ROWS]) {
    static const uint8_t amounts[ROWS] = {0, 7, 4, 3, 6, 5, 1, 2};
    for (int i = 0; i < ROWS; i++)
        x[i] = rotl8(x[i], amounts[i]);
}

static inline void add_round_key(uint8_t x[ROWS], const uint8_t rk[ROWS]) {
    for (int i = 0; i < ROWS; i++)
        x[i] ^= rk[i];
}

static inline void key_setup(uint8_t *rk, const uint8_t *key, int key_words, int rounds) {
    for (int r = 0; r <= rounds; r++) {
        for (int i = 0; i < ROWS; i++)
            rk[ROWS * r + i] = key[ROWS * (r % key_words) + i];
        rk[ROWS * r] ^= (uint8_t)r;
    }
}

static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const uint8_t *rk,
                               int rounds) {
    for (; nblocks; nblocks--, in += ROWS, out += ROWS) {
        uint8_t x[ROWS];
        for (int i = 0; i < ROWS; i++)
            x[i] = in[i];
        add_round_key(x, rk);
        for (int r = 1; r <= rounds; r++) {
            s_layer(x);
            r_layer(x);
            add_round_key(x, rk + ROWS * r);
        }
        for (int i = 0; i < ROWS; i++)
            out[i] = x[i];
    }
}

void pipo64_128_key_setup(void *rk, const uint8_t *key) { key_setup(rk, key, 2, 13); }

void pipo64_256_key_setup(void *rk, const uint8_t *key) { key_setup(rk, key, 4, 17); }

void pipo64_128_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    ecb_encrypt(out, in, nblocks, rk, 13);
}

void pipo64_256_ecb_encrypt(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk) {
    ecb_encrypt(out, in, nblocks, rk, 17);
}
