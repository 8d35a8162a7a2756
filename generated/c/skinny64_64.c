// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target c --lanes 64
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=64) fold() sbox() complement(alike=true) value_numbering() hoist() roll(enabled=true) slice(lanes=64) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    load_le.u64; swap_1.u64 n0; swap_2.u64 n1; swap_4.u64 n2; swap_8.u64 n3; swap_16.u64 n4; swap_32.u64 n5; r0 r1 r2 r3 r4 r5 | n0 n1 n2 n3 n4 n5
// sizes:     in bytes: block 8, key 8, nonce 4, rk 25848, ctx 26328, align 1, group 512, stack 0
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, compiled alone, known answers, native calls, timing
// proof:     none, object code of this target is not read

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

static inline uint64_t load_le64(const uint8_t *p)
{
    return (uint64_t)p[0]
         | (uint64_t)p[1] << 8
         | (uint64_t)p[2] << 16
         | (uint64_t)p[3] << 24
         | (uint64_t)p[4] << 32
         | (uint64_t)p[5] << 40
         | (uint64_t)p[6] << 48
         | (uint64_t)p[7] << 56;
}

static inline void store_le64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
    p[4] = (uint8_t)(x >> 32);
    p[5] = (uint8_t)(x >> 40);
    p[6] = (uint8_t)(x >> 48);
    p[7] = (uint8_t)(x >> 56);
}

static inline uint64_t bit64(uint8_t x, unsigned k)
{
    return 0 - (uint64_t)(x >> k & 1);
}

static inline uint64_t add_u32x2(uint64_t a, uint64_t b)
{
    return ((a & UINT64_C(0x7fffffff7fffffff)) + (b & UINT64_C(0x7fffffff7fffffff))) ^ ((a ^ b) & UINT64_C(0x8000000080000000));
}

static inline uint64_t splat_u32x2(uint32_t x)
{
    return (uint64_t)x * UINT64_C(0x100000001);
}

static inline uint64_t load64(const uint8_t *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store64(uint8_t *p, uint64_t x)
{
    memcpy(p, &x, sizeof x);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

// What transpositions repeat.
static inline void exchange_0(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 1) ^ x1) & UINT64_C(0x5555555555555555),
    t7 = x0 ^ (t5 << 1), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static inline void exchange_1(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 2) ^ x1) & UINT64_C(0x3333333333333333),
    t7 = x0 ^ (t5 << 2), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static inline void exchange_2(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 4) ^ x1) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t7 = x0 ^ (t5 << 4), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static inline void exchange_3(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 8) ^ x1) & UINT64_C(0xff00ff00ff00ff),
    t7 = x0 ^ (t5 << 8), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static inline void exchange_4(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 16) ^ x1) & UINT64_C(0xffff0000ffff),
    t7 = x0 ^ (t5 << 16), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static inline void exchange_5(uint64_t *y0, uint64_t *y1)
{
    const uint64_t x0 = *y0, x1 = *y1, t5 = ((x0 >> 32) ^ x1) & UINT64_C(0xffffffff),
    t7 = x0 ^ (t5 << 32), t8 = x1 ^ t5;
    *y0 = t7;
    *y1 = t8;
}

// What transpositions repeat.
static void transpose_0(uint64_t *y)
{
    exchange_0(y, y + 1);
    exchange_0(y + 2, y + 3);
    exchange_0(y + 4, y + 5);
    exchange_0(y + 6, y + 7);
    exchange_0(y + 8, y + 9);
    exchange_0(y + 10, y + 11);
    exchange_0(y + 12, y + 13);
    exchange_0(y + 14, y + 15);
    exchange_0(y + 16, y + 17);
    exchange_0(y + 18, y + 19);
    exchange_0(y + 20, y + 21);
    exchange_0(y + 22, y + 23);
    exchange_0(y + 24, y + 25);
    exchange_0(y + 26, y + 27);
    exchange_0(y + 28, y + 29);
    exchange_0(y + 30, y + 31);
    exchange_0(y + 32, y + 33);
    exchange_0(y + 34, y + 35);
    exchange_0(y + 36, y + 37);
    exchange_0(y + 38, y + 39);
    exchange_0(y + 40, y + 41);
    exchange_0(y + 42, y + 43);
    exchange_0(y + 44, y + 45);
    exchange_0(y + 46, y + 47);
    exchange_0(y + 48, y + 49);
    exchange_0(y + 50, y + 51);
    exchange_0(y + 52, y + 53);
    exchange_0(y + 54, y + 55);
    exchange_0(y + 56, y + 57);
    exchange_0(y + 58, y + 59);
    exchange_0(y + 60, y + 61);
    exchange_0(y + 62, y + 63);
    exchange_1(y, y + 2);
    exchange_1(y + 1, y + 3);
    exchange_1(y + 4, y + 6);
    exchange_1(y + 5, y + 7);
    exchange_1(y + 8, y + 10);
    exchange_1(y + 9, y + 11);
    exchange_1(y + 12, y + 14);
    exchange_1(y + 13, y + 15);
    exchange_1(y + 16, y + 18);
    exchange_1(y + 17, y + 19);
    exchange_1(y + 20, y + 22);
    exchange_1(y + 21, y + 23);
    exchange_1(y + 24, y + 26);
    exchange_1(y + 25, y + 27);
    exchange_1(y + 28, y + 30);
    exchange_1(y + 29, y + 31);
    exchange_1(y + 32, y + 34);
    exchange_1(y + 33, y + 35);
    exchange_1(y + 36, y + 38);
    exchange_1(y + 37, y + 39);
    exchange_1(y + 40, y + 42);
    exchange_1(y + 41, y + 43);
    exchange_1(y + 44, y + 46);
    exchange_1(y + 45, y + 47);
    exchange_1(y + 48, y + 50);
    exchange_1(y + 49, y + 51);
    exchange_1(y + 52, y + 54);
    exchange_1(y + 53, y + 55);
    exchange_1(y + 56, y + 58);
    exchange_1(y + 57, y + 59);
    exchange_1(y + 60, y + 62);
    exchange_1(y + 61, y + 63);
    exchange_2(y, y + 4);
    exchange_2(y + 1, y + 5);
    exchange_2(y + 2, y + 6);
    exchange_2(y + 3, y + 7);
    exchange_2(y + 8, y + 12);
    exchange_2(y + 9, y + 13);
    exchange_2(y + 10, y + 14);
    exchange_2(y + 11, y + 15);
    exchange_2(y + 16, y + 20);
    exchange_2(y + 17, y + 21);
    exchange_2(y + 18, y + 22);
    exchange_2(y + 19, y + 23);
    exchange_2(y + 24, y + 28);
    exchange_2(y + 25, y + 29);
    exchange_2(y + 26, y + 30);
    exchange_2(y + 27, y + 31);
    exchange_2(y + 32, y + 36);
    exchange_2(y + 33, y + 37);
    exchange_2(y + 34, y + 38);
    exchange_2(y + 35, y + 39);
    exchange_2(y + 40, y + 44);
    exchange_2(y + 41, y + 45);
    exchange_2(y + 42, y + 46);
    exchange_2(y + 43, y + 47);
    exchange_2(y + 48, y + 52);
    exchange_2(y + 49, y + 53);
    exchange_2(y + 50, y + 54);
    exchange_2(y + 51, y + 55);
    exchange_2(y + 56, y + 60);
    exchange_2(y + 57, y + 61);
    exchange_2(y + 58, y + 62);
    exchange_2(y + 59, y + 63);
    exchange_3(y, y + 8);
    exchange_3(y + 1, y + 9);
    exchange_3(y + 2, y + 10);
    exchange_3(y + 3, y + 11);
    exchange_3(y + 4, y + 12);
    exchange_3(y + 5, y + 13);
    exchange_3(y + 6, y + 14);
    exchange_3(y + 7, y + 15);
    exchange_3(y + 16, y + 24);
    exchange_3(y + 17, y + 25);
    exchange_3(y + 18, y + 26);
    exchange_3(y + 19, y + 27);
    exchange_3(y + 20, y + 28);
    exchange_3(y + 21, y + 29);
    exchange_3(y + 22, y + 30);
    exchange_3(y + 23, y + 31);
    exchange_3(y + 32, y + 40);
    exchange_3(y + 33, y + 41);
    exchange_3(y + 34, y + 42);
    exchange_3(y + 35, y + 43);
    exchange_3(y + 36, y + 44);
    exchange_3(y + 37, y + 45);
    exchange_3(y + 38, y + 46);
    exchange_3(y + 39, y + 47);
    exchange_3(y + 48, y + 56);
    exchange_3(y + 49, y + 57);
    exchange_3(y + 50, y + 58);
    exchange_3(y + 51, y + 59);
    exchange_3(y + 52, y + 60);
    exchange_3(y + 53, y + 61);
    exchange_3(y + 54, y + 62);
    exchange_3(y + 55, y + 63);
    exchange_4(y, y + 16);
    exchange_4(y + 1, y + 17);
    exchange_4(y + 2, y + 18);
    exchange_4(y + 3, y + 19);
    exchange_4(y + 4, y + 20);
    exchange_4(y + 5, y + 21);
    exchange_4(y + 6, y + 22);
    exchange_4(y + 7, y + 23);
    exchange_4(y + 8, y + 24);
    exchange_4(y + 9, y + 25);
    exchange_4(y + 10, y + 26);
    exchange_4(y + 11, y + 27);
    exchange_4(y + 12, y + 28);
    exchange_4(y + 13, y + 29);
    exchange_4(y + 14, y + 30);
    exchange_4(y + 15, y + 31);
    exchange_4(y + 32, y + 48);
    exchange_4(y + 33, y + 49);
    exchange_4(y + 34, y + 50);
    exchange_4(y + 35, y + 51);
    exchange_4(y + 36, y + 52);
    exchange_4(y + 37, y + 53);
    exchange_4(y + 38, y + 54);
    exchange_4(y + 39, y + 55);
    exchange_4(y + 40, y + 56);
    exchange_4(y + 41, y + 57);
    exchange_4(y + 42, y + 58);
    exchange_4(y + 43, y + 59);
    exchange_4(y + 44, y + 60);
    exchange_4(y + 45, y + 61);
    exchange_4(y + 46, y + 62);
    exchange_4(y + 47, y + 63);
    exchange_5(y, y + 32);
    exchange_5(y + 1, y + 33);
    exchange_5(y + 2, y + 34);
    exchange_5(y + 3, y + 35);
    exchange_5(y + 4, y + 36);
    exchange_5(y + 5, y + 37);
    exchange_5(y + 6, y + 38);
    exchange_5(y + 7, y + 39);
    exchange_5(y + 8, y + 40);
    exchange_5(y + 9, y + 41);
    exchange_5(y + 10, y + 42);
    exchange_5(y + 11, y + 43);
    exchange_5(y + 12, y + 44);
    exchange_5(y + 13, y + 45);
    exchange_5(y + 14, y + 46);
    exchange_5(y + 15, y + 47);
    exchange_5(y + 16, y + 48);
    exchange_5(y + 17, y + 49);
    exchange_5(y + 18, y + 50);
    exchange_5(y + 19, y + 51);
    exchange_5(y + 20, y + 52);
    exchange_5(y + 21, y + 53);
    exchange_5(y + 22, y + 54);
    exchange_5(y + 23, y + 55);
    exchange_5(y + 24, y + 56);
    exchange_5(y + 25, y + 57);
    exchange_5(y + 26, y + 58);
    exchange_5(y + 27, y + 59);
    exchange_5(y + 28, y + 60);
    exchange_5(y + 29, y + 61);
    exchange_5(y + 30, y + 62);
    exchange_5(y + 31, y + 63);
}

// What transpositions repeat.
static void transpose_1(uint64_t *y)
{
    exchange_5(y, y + 1);
    exchange_5(y + 2, y + 3);
    exchange_5(y + 4, y + 5);
    exchange_5(y + 6, y + 7);
    exchange_5(y + 8, y + 9);
    exchange_5(y + 10, y + 11);
    exchange_5(y + 12, y + 13);
    exchange_5(y + 14, y + 15);
    exchange_5(y + 16, y + 17);
    exchange_5(y + 18, y + 19);
    exchange_5(y + 20, y + 21);
    exchange_5(y + 22, y + 23);
    exchange_5(y + 24, y + 25);
    exchange_5(y + 26, y + 27);
    exchange_5(y + 28, y + 29);
    exchange_5(y + 30, y + 31);
    exchange_4(y, y + 32);
    exchange_4(y + 2, y + 33);
    exchange_4(y + 4, y + 34);
    exchange_4(y + 6, y + 35);
    exchange_4(y + 8, y + 36);
    exchange_4(y + 10, y + 37);
    exchange_4(y + 12, y + 38);
    exchange_4(y + 14, y + 39);
    exchange_4(y + 16, y + 40);
    exchange_4(y + 18, y + 41);
    exchange_4(y + 20, y + 42);
    exchange_4(y + 22, y + 43);
    exchange_4(y + 24, y + 44);
    exchange_4(y + 26, y + 45);
    exchange_4(y + 28, y + 46);
    exchange_4(y + 30, y + 47);
    exchange_4(y + 1, y + 48);
    exchange_4(y + 3, y + 49);
    exchange_4(y + 5, y + 50);
    exchange_4(y + 7, y + 51);
    exchange_4(y + 9, y + 52);
    exchange_4(y + 11, y + 53);
    exchange_4(y + 13, y + 54);
    exchange_4(y + 15, y + 55);
    exchange_4(y + 17, y + 56);
    exchange_4(y + 19, y + 57);
    exchange_4(y + 21, y + 58);
    exchange_4(y + 23, y + 59);
    exchange_4(y + 25, y + 60);
    exchange_4(y + 27, y + 61);
    exchange_4(y + 29, y + 62);
    exchange_4(y + 31, y + 63);
    exchange_3(y, y + 16);
    exchange_3(y + 2, y + 18);
    exchange_3(y + 4, y + 20);
    exchange_3(y + 6, y + 22);
    exchange_3(y + 8, y + 24);
    exchange_3(y + 10, y + 26);
    exchange_3(y + 12, y + 28);
    exchange_3(y + 14, y + 30);
    exchange_3(y + 32, y + 40);
    exchange_3(y + 33, y + 41);
    exchange_3(y + 34, y + 42);
    exchange_3(y + 35, y + 43);
    exchange_3(y + 36, y + 44);
    exchange_3(y + 37, y + 45);
    exchange_3(y + 38, y + 46);
    exchange_3(y + 39, y + 47);
    exchange_3(y + 1, y + 17);
    exchange_3(y + 3, y + 19);
    exchange_3(y + 5, y + 21);
    exchange_3(y + 7, y + 23);
    exchange_3(y + 9, y + 25);
    exchange_3(y + 11, y + 27);
    exchange_3(y + 13, y + 29);
    exchange_3(y + 15, y + 31);
    exchange_3(y + 48, y + 56);
    exchange_3(y + 49, y + 57);
    exchange_3(y + 50, y + 58);
    exchange_3(y + 51, y + 59);
    exchange_3(y + 52, y + 60);
    exchange_3(y + 53, y + 61);
    exchange_3(y + 54, y + 62);
    exchange_3(y + 55, y + 63);
    exchange_2(y, y + 8);
    exchange_2(y + 2, y + 10);
    exchange_2(y + 4, y + 12);
    exchange_2(y + 6, y + 14);
    exchange_2(y + 16, y + 24);
    exchange_2(y + 18, y + 26);
    exchange_2(y + 20, y + 28);
    exchange_2(y + 22, y + 30);
    exchange_2(y + 32, y + 36);
    exchange_2(y + 33, y + 37);
    exchange_2(y + 34, y + 38);
    exchange_2(y + 35, y + 39);
    exchange_2(y + 40, y + 44);
    exchange_2(y + 41, y + 45);
    exchange_2(y + 42, y + 46);
    exchange_2(y + 43, y + 47);
    exchange_2(y + 1, y + 9);
    exchange_2(y + 3, y + 11);
    exchange_2(y + 5, y + 13);
    exchange_2(y + 7, y + 15);
    exchange_2(y + 17, y + 25);
    exchange_2(y + 19, y + 27);
    exchange_2(y + 21, y + 29);
    exchange_2(y + 23, y + 31);
    exchange_2(y + 48, y + 52);
    exchange_2(y + 49, y + 53);
    exchange_2(y + 50, y + 54);
    exchange_2(y + 51, y + 55);
    exchange_2(y + 56, y + 60);
    exchange_2(y + 57, y + 61);
    exchange_2(y + 58, y + 62);
    exchange_2(y + 59, y + 63);
    exchange_1(y, y + 4);
    exchange_1(y + 2, y + 6);
    exchange_1(y + 8, y + 12);
    exchange_1(y + 10, y + 14);
    exchange_1(y + 16, y + 20);
    exchange_1(y + 18, y + 22);
    exchange_1(y + 24, y + 28);
    exchange_1(y + 26, y + 30);
    exchange_1(y + 32, y + 34);
    exchange_1(y + 33, y + 35);
    exchange_1(y + 36, y + 38);
    exchange_1(y + 37, y + 39);
    exchange_1(y + 40, y + 42);
    exchange_1(y + 41, y + 43);
    exchange_1(y + 44, y + 46);
    exchange_1(y + 45, y + 47);
    exchange_1(y + 1, y + 5);
    exchange_1(y + 3, y + 7);
    exchange_1(y + 9, y + 13);
    exchange_1(y + 11, y + 15);
    exchange_1(y + 17, y + 21);
    exchange_1(y + 19, y + 23);
    exchange_1(y + 25, y + 29);
    exchange_1(y + 27, y + 31);
    exchange_1(y + 48, y + 50);
    exchange_1(y + 49, y + 51);
    exchange_1(y + 52, y + 54);
    exchange_1(y + 53, y + 55);
    exchange_1(y + 56, y + 58);
    exchange_1(y + 57, y + 59);
    exchange_1(y + 60, y + 62);
    exchange_1(y + 61, y + 63);
    exchange_0(y, y + 2);
    exchange_0(y + 4, y + 6);
    exchange_0(y + 8, y + 10);
    exchange_0(y + 12, y + 14);
    exchange_0(y + 16, y + 18);
    exchange_0(y + 20, y + 22);
    exchange_0(y + 24, y + 26);
    exchange_0(y + 28, y + 30);
    exchange_0(y + 32, y + 33);
    exchange_0(y + 34, y + 35);
    exchange_0(y + 36, y + 37);
    exchange_0(y + 38, y + 39);
    exchange_0(y + 40, y + 41);
    exchange_0(y + 42, y + 43);
    exchange_0(y + 44, y + 45);
    exchange_0(y + 46, y + 47);
    exchange_0(y + 1, y + 3);
    exchange_0(y + 5, y + 7);
    exchange_0(y + 9, y + 11);
    exchange_0(y + 13, y + 15);
    exchange_0(y + 17, y + 19);
    exchange_0(y + 21, y + 23);
    exchange_0(y + 25, y + 27);
    exchange_0(y + 29, y + 31);
    exchange_0(y + 48, y + 49);
    exchange_0(y + 50, y + 51);
    exchange_0(y + 52, y + 53);
    exchange_0(y + 54, y + 55);
    exchange_0(y + 56, y + 57);
    exchange_0(y + 58, y + 59);
    exchange_0(y + 60, y + 61);
    exchange_0(y + 62, y + 63);
}

// What transpositions repeat.
static void transpose_2(uint64_t *y)
{
    exchange_5(y, y + 1);
    exchange_5(y + 2, y + 3);
    exchange_5(y + 4, y + 5);
    exchange_5(y + 6, y + 7);
    exchange_5(y + 8, y + 9);
    exchange_5(y + 10, y + 11);
    exchange_5(y + 12, y + 13);
    exchange_5(y + 14, y + 15);
    exchange_4(y, y + 8);
    exchange_4(y + 16, y + 17);
    exchange_4(y + 18, y + 19);
    exchange_4(y + 20, y + 21);
    exchange_4(y + 2, y + 10);
    exchange_4(y + 22, y + 23);
    exchange_4(y + 24, y + 25);
    exchange_4(y + 26, y + 27);
    exchange_4(y + 4, y + 12);
    exchange_4(y + 28, y + 29);
    exchange_4(y + 30, y + 31);
    exchange_4(y + 32, y + 33);
    exchange_4(y + 6, y + 14);
    exchange_4(y + 34, y + 35);
    exchange_4(y + 36, y + 37);
    exchange_4(y + 38, y + 39);
    exchange_4(y + 1, y + 9);
    exchange_4(y + 40, y + 41);
    exchange_4(y + 42, y + 43);
    exchange_4(y + 44, y + 45);
    exchange_4(y + 3, y + 11);
    exchange_4(y + 46, y + 47);
    exchange_4(y + 48, y + 49);
    exchange_4(y + 50, y + 51);
    exchange_4(y + 5, y + 13);
    exchange_4(y + 52, y + 53);
    exchange_4(y + 54, y + 55);
    exchange_4(y + 56, y + 57);
    exchange_4(y + 7, y + 15);
    exchange_4(y + 58, y + 59);
    exchange_4(y + 60, y + 61);
    exchange_4(y + 62, y + 63);
    exchange_3(y, y + 4);
    exchange_3(y + 16, y + 28);
    exchange_3(y + 18, y + 30);
    exchange_3(y + 20, y + 32);
    exchange_3(y + 2, y + 6);
    exchange_3(y + 22, y + 34);
    exchange_3(y + 24, y + 36);
    exchange_3(y + 26, y + 38);
    exchange_3(y + 8, y + 12);
    exchange_3(y + 17, y + 29);
    exchange_3(y + 19, y + 31);
    exchange_3(y + 21, y + 33);
    exchange_3(y + 10, y + 14);
    exchange_3(y + 23, y + 35);
    exchange_3(y + 25, y + 37);
    exchange_3(y + 27, y + 39);
    exchange_3(y + 1, y + 5);
    exchange_3(y + 40, y + 52);
    exchange_3(y + 42, y + 54);
    exchange_3(y + 44, y + 56);
    exchange_3(y + 3, y + 7);
    exchange_3(y + 46, y + 58);
    exchange_3(y + 48, y + 60);
    exchange_3(y + 50, y + 62);
    exchange_3(y + 9, y + 13);
    exchange_3(y + 41, y + 53);
    exchange_3(y + 43, y + 55);
    exchange_3(y + 45, y + 57);
    exchange_3(y + 11, y + 15);
    exchange_3(y + 47, y + 59);
    exchange_3(y + 49, y + 61);
    exchange_3(y + 51, y + 63);
    exchange_2(y, y + 2);
    exchange_2(y + 16, y + 22);
    exchange_2(y + 18, y + 24);
    exchange_2(y + 20, y + 26);
    exchange_2(y + 4, y + 6);
    exchange_2(y + 28, y + 34);
    exchange_2(y + 30, y + 36);
    exchange_2(y + 32, y + 38);
    exchange_2(y + 8, y + 10);
    exchange_2(y + 17, y + 23);
    exchange_2(y + 19, y + 25);
    exchange_2(y + 21, y + 27);
    exchange_2(y + 12, y + 14);
    exchange_2(y + 29, y + 35);
    exchange_2(y + 31, y + 37);
    exchange_2(y + 33, y + 39);
    exchange_2(y + 1, y + 3);
    exchange_2(y + 40, y + 46);
    exchange_2(y + 42, y + 48);
    exchange_2(y + 44, y + 50);
    exchange_2(y + 5, y + 7);
    exchange_2(y + 52, y + 58);
    exchange_2(y + 54, y + 60);
    exchange_2(y + 56, y + 62);
    exchange_2(y + 9, y + 11);
    exchange_2(y + 41, y + 47);
    exchange_2(y + 43, y + 49);
    exchange_2(y + 45, y + 51);
    exchange_2(y + 13, y + 15);
    exchange_2(y + 53, y + 59);
    exchange_2(y + 55, y + 61);
    exchange_2(y + 57, y + 63);
    exchange_1(y, y + 18);
    exchange_1(y + 16, y + 20);
    exchange_1(y + 2, y + 24);
    exchange_1(y + 22, y + 26);
    exchange_1(y + 4, y + 30);
    exchange_1(y + 28, y + 32);
    exchange_1(y + 6, y + 36);
    exchange_1(y + 34, y + 38);
    exchange_1(y + 8, y + 19);
    exchange_1(y + 17, y + 21);
    exchange_1(y + 10, y + 25);
    exchange_1(y + 23, y + 27);
    exchange_1(y + 12, y + 31);
    exchange_1(y + 29, y + 33);
    exchange_1(y + 14, y + 37);
    exchange_1(y + 35, y + 39);
    exchange_1(y + 1, y + 42);
    exchange_1(y + 40, y + 44);
    exchange_1(y + 3, y + 48);
    exchange_1(y + 46, y + 50);
    exchange_1(y + 5, y + 54);
    exchange_1(y + 52, y + 56);
    exchange_1(y + 7, y + 60);
    exchange_1(y + 58, y + 62);
    exchange_1(y + 9, y + 43);
    exchange_1(y + 41, y + 45);
    exchange_1(y + 11, y + 49);
    exchange_1(y + 47, y + 51);
    exchange_1(y + 13, y + 55);
    exchange_1(y + 53, y + 57);
    exchange_1(y + 15, y + 61);
    exchange_1(y + 59, y + 63);
    exchange_0(y, y + 16);
    exchange_0(y + 18, y + 20);
    exchange_0(y + 2, y + 22);
    exchange_0(y + 24, y + 26);
    exchange_0(y + 4, y + 28);
    exchange_0(y + 30, y + 32);
    exchange_0(y + 6, y + 34);
    exchange_0(y + 36, y + 38);
    exchange_0(y + 8, y + 17);
    exchange_0(y + 19, y + 21);
    exchange_0(y + 10, y + 23);
    exchange_0(y + 25, y + 27);
    exchange_0(y + 12, y + 29);
    exchange_0(y + 31, y + 33);
    exchange_0(y + 14, y + 35);
    exchange_0(y + 37, y + 39);
    exchange_0(y + 1, y + 40);
    exchange_0(y + 42, y + 44);
    exchange_0(y + 3, y + 46);
    exchange_0(y + 48, y + 50);
    exchange_0(y + 5, y + 52);
    exchange_0(y + 54, y + 56);
    exchange_0(y + 7, y + 58);
    exchange_0(y + 60, y + 62);
    exchange_0(y + 9, y + 41);
    exchange_0(y + 43, y + 45);
    exchange_0(y + 11, y + 47);
    exchange_0(y + 49, y + 51);
    exchange_0(y + 13, y + 53);
    exchange_0(y + 55, y + 57);
    exchange_0(y + 15, y + 59);
    exchange_0(y + 61, y + 63);
}

// What transpositions repeat.
static void transpose_3(uint64_t *y)
{
    exchange_1(y, y + 1);
    exchange_1(y + 2, y + 3);
    exchange_1(y + 4, y + 5);
    exchange_1(y + 6, y + 7);
    exchange_1(y + 8, y + 9);
    exchange_1(y + 10, y + 11);
    exchange_1(y + 12, y + 13);
    exchange_1(y + 14, y + 15);
    exchange_1(y + 16, y + 17);
    exchange_1(y + 18, y + 19);
    exchange_1(y + 20, y + 21);
    exchange_1(y + 22, y + 23);
    exchange_1(y + 24, y + 25);
    exchange_1(y + 26, y + 27);
    exchange_1(y + 28, y + 29);
    exchange_1(y + 30, y + 31);
    exchange_2(y, y + 4);
    exchange_2(y + 2, y + 6);
    exchange_2(y + 1, y + 5);
    exchange_2(y + 3, y + 7);
    exchange_2(y + 8, y + 12);
    exchange_2(y + 10, y + 14);
    exchange_2(y + 9, y + 13);
    exchange_2(y + 11, y + 15);
    exchange_2(y + 16, y + 20);
    exchange_2(y + 18, y + 22);
    exchange_2(y + 17, y + 21);
    exchange_2(y + 19, y + 23);
    exchange_2(y + 24, y + 28);
    exchange_2(y + 26, y + 30);
    exchange_2(y + 25, y + 29);
    exchange_2(y + 27, y + 31);
    exchange_3(y, y + 8);
    exchange_3(y + 2, y + 10);
    exchange_3(y + 1, y + 9);
    exchange_3(y + 3, y + 11);
    exchange_3(y + 4, y + 12);
    exchange_3(y + 6, y + 14);
    exchange_3(y + 5, y + 13);
    exchange_3(y + 7, y + 15);
    exchange_3(y + 16, y + 24);
    exchange_3(y + 18, y + 26);
    exchange_3(y + 17, y + 25);
    exchange_3(y + 19, y + 27);
    exchange_3(y + 20, y + 28);
    exchange_3(y + 22, y + 30);
    exchange_3(y + 21, y + 29);
    exchange_3(y + 23, y + 31);
    exchange_4(y, y + 16);
    exchange_4(y + 2, y + 18);
    exchange_4(y + 1, y + 17);
    exchange_4(y + 3, y + 19);
    exchange_4(y + 4, y + 20);
    exchange_4(y + 6, y + 22);
    exchange_4(y + 5, y + 21);
    exchange_4(y + 7, y + 23);
    exchange_4(y + 8, y + 24);
    exchange_4(y + 10, y + 26);
    exchange_4(y + 9, y + 25);
    exchange_4(y + 11, y + 27);
    exchange_4(y + 12, y + 28);
    exchange_4(y + 14, y + 30);
    exchange_4(y + 13, y + 29);
    exchange_4(y + 15, y + 31);
}

// Each step appends the sum of four elements.
static const uint16_t key_setup_steps[][4] = {
    {30,1},{32,1},{33,1},{22,1},{23,1},{24,1},{25,1},{10,1},{11,1},{12,1},{13,1},{54,1},{56,1},
    {57,1},{46,1},{47,1},{48,1},{49,1},{50,1},{51,1},{52,1},{53,1},{14,1},{15,1},{16,1},{17,1},
    {18,1},{19,1},{20,1},{21,1},{38,1},{39,1},{40,1},{41,1},{62,1},{63,1},{64,1},{65,1},{6,1},{7,1},
    {8,1},{9,1},{31,1},{34,1},{35,1},{36,1},{37,1},{55,1},{2,1},{3,1},{4,1},{5,1},{58,1},{59,1},
    {60,1},{61,1},{26,1},{27,1},{28,1},{29,1},{42,1},{43,1},{44,1},{45,1},
};

// The element that each mask repeats.
static const uint16_t key_setup_masks[] = {
    0,1,0,1,1,0,1,2,3,4,5,26,27,28,29,6,7,8,9,18,19,20,21,14,15,16,17,66,31,67,68,69,70,71,72,73,74,
    75,76,0,1,0,0,1,0,1,58,59,60,61,42,43,44,45,34,35,36,37,62,63,64,65,38,39,40,41,77,55,78,79,80,
    81,82,83,84,85,86,87,0,1,0,0,0,0,1,26,27,28,29,10,11,12,13,2,3,4,5,30,31,32,33,6,7,8,9,69,23,71,
    72,88,89,90,91,92,93,94,95,1,1,0,0,0,1,1,42,43,44,45,50,51,52,53,58,59,60,61,54,55,56,57,34,35,
    36,37,80,47,82,83,96,97,98,99,100,101,102,103,0,0,0,0,0,1,1,10,11,12,13,18,19,20,21,26,27,28,29,
    22,23,24,25,2,3,4,5,88,15,90,91,104,105,106,107,66,108,67,68,0,1,1,0,0,1,1,50,51,52,53,62,63,64,
    65,42,43,44,45,46,47,48,49,58,59,60,61,96,39,98,99,109,110,111,112,77,113,78,79,0,1,0,1,0,1,1,
    18,19,20,21,30,31,32,33,10,11,12,13,14,15,16,17,26,27,28,29,104,7,106,107,114,115,116,117,69,70,
    71,72,0,1,0,0,1,1,1,62,63,64,65,54,55,56,57,50,51,52,53,38,39,40,41,42,43,44,45,109,35,111,112,
    118,119,120,121,80,81,82,83,1,1,0,0,0,0,1,30,31,32,33,22,23,24,25,18,19,20,21,6,7,8,9,10,11,12,
    13,114,3,116,117,122,123,124,125,88,89,90,91,1,0,0,0,0,1,1,54,55,56,57,46,47,48,49,62,63,64,65,
    34,35,36,37,50,51,52,53,118,59,120,121,126,127,128,129,96,97,98,99,0,0,1,0,0,1,1,22,23,24,25,14,
    15,16,17,30,31,32,33,2,3,4,5,18,19,20,21,122,27,124,125,73,74,75,76,104,105,106,107,0,1,1,1,0,1,
    1,46,47,48,49,38,39,40,41,54,55,56,57,58,59,60,61,62,63,64,65,126,43,128,129,84,85,86,87,109,
    110,111,112,0,1,0,1,1,1,1,14,15,16,17,6,7,8,9,22,23,24,25,26,27,28,29,30,31,32,33,73,11,75,76,
    92,93,94,95,114,115,116,117,1,1,0,0,1,0,1,38,39,40,41,34,35,36,37,46,47,48,49,42,43,44,45,54,55,
    56,57,84,51,86,87,100,101,102,103,118,119,120,121,0,0,0,0,0,0,1,6,7,8,9,2,3,4,5,14,15,16,17,10,
    11,12,13,22,23,24,25,92,19,94,95,66,108,67,68,122,123,124,125,1,1,1,0,0,1,1,34,35,36,37,58,59,
    60,61,38,39,40,41,50,51,52,53,46,47,48,49,100,63,102,103,77,113,78,79,126,127,128,129,0,0,0,1,0,
    1,1,2,3,4,5,26,27,28,29,6,7,8,9,18,19,20,21,14,15,16,17,66,31,67,68,69,70,71,72,73,74,75,76,0,1,
    1,0,1,1,1,58,59,60,61,42,43,44,45,34,35,36,37,62,63,64,65,38,39,40,41,77,55,78,79,80,81,82,83,
    84,85,86,87,1,1,0,1,0,0,1,26,27,28,29,10,11,12,13,2,3,4,5,30,31,32,33,6,7,8,9,69,23,71,72,88,89,
    90,91,92,93,94,95,1,0,0,0,1,1,1,42,43,44,45,50,51,52,53,58,59,60,61,54,55,56,57,34,35,36,37,80,
    47,82,83,96,97,98,99,100,101,102,103,1,0,1,0,0,0,1,10,11,12,13,18,19,20,21,26,27,28,29,22,23,24,
    25,2,3,4,5,88,15,90,91,104,105,106,107,66,108,67,68,1,0,1,1,0,1,1,50,51,52,53,62,63,64,65,42,43,
    44,45,46,47,48,49,58,59,60,61,96,39,98,99,109,110,111,112,77,113,78,79,0,0,1,1,1,1,1,18,19,20,
    21,30,31,32,33,10,11,12,13,14,15,16,17,26,27,28,29,104,7,106,107,114,115,116,117,69,70,71,72,1,
    1,1,1,1,0,1,62,63,64,65,54,55,56,57,50,51,52,53,38,39,40,41,42,43,44,45,109,35,111,112,118,119,
    120,121,80,81,82,83,0,0,0,1,1,0,1,30,31,32,33,22,23,24,25,18,19,20,21,6,7,8,9,10,11,12,13,114,3,
    116,117,122,123,124,125,88,89,90,91,0,1,1,0,1,0,1,54,55,56,57,46,47,48,49,62,63,64,65,34,35,36,
    37,50,51,52,53,118,59,120,121,126,127,128,129,96,97,98,99,0,1,0,1,0,0,1,22,23,24,25,14,15,16,17,
    30,31,32,33,2,3,4,5,18,19,20,21,122,27,124,125,73,74,75,76,104,105,106,107,1,1,0,0,1,1,1,46,47,
    48,49,38,39,40,41,54,55,56,57,58,59,60,61,62,63,64,65,126,43,128,129,84,85,86,87,109,110,111,
    112,1,0,0,0,0,0,1,14,15,16,17,6,7,8,9,22,23,24,25,26,27,28,29,30,31,32,33,73,11,75,76,92,93,94,
    95,114,115,116,117,109,110,111,112,84,51,86,87,126,43,128,129,62,63,64,65,58,59,60,61,54,55,56,
    57,38,39,40,41,80,81,82,83,1,0,1,1,0,0,0,104,105,106,107,73,11,75,76,122,27,124,125,18,19,20,21,
    2,3,4,5,30,31,32,33,14,15,16,17,69,70,71,72,1,96,97,98,99,126,43,128,129,118,59,120,121,50,51,
    52,53,34,35,36,37,62,63,64,65,46,47,48,49,77,113,78,79,1,1,1,0,0,1,0,88,89,90,91,122,27,124,125,
    114,3,116,117,10,11,12,13,6,7,8,9,18,19,20,21,22,23,24,25,66,108,67,68,1,80,81,82,83,118,59,120,
    121,109,35,111,112,42,43,44,45,38,39,40,41,50,51,52,53,54,55,56,57,100,101,102,103,1,1,1,1,0,1,
    1,69,70,71,72,114,3,116,117,104,7,106,107,26,27,28,29,14,15,16,17,10,11,12,13,30,31,32,33,92,93,
    94,95,0,77,113,78,79,109,35,111,112,96,39,98,99,58,59,60,61,46,47,48,49,42,43,44,45,62,63,64,65,
    84,85,86,87,0,0,1,1,1,1,1,66,108,67,68,104,7,106,107,88,15,90,91,2,3,4,5,22,23,24,25,26,27,28,
    29,18,19,20,21,73,74,75,76,1,100,101,102,103,96,39,98,99,80,47,82,83,34,35,36,37,54,55,56,57,58,
    59,60,61,50,51,52,53,126,127,128,129,1,0,1,1,1,0,0,92,93,94,95,88,15,90,91,69,23,71,72,6,7,8,9,
    30,31,32,33,2,3,4,5,10,11,12,13,122,123,124,125,1,84,85,86,87,80,47,82,83,77,55,78,79,38,39,40,
    41,62,63,64,65,34,35,36,37,42,43,44,45,118,119,120,121,1,0,1,0,0,1,0,73,74,75,76,69,23,71,72,66,
    31,67,68,14,15,16,17,18,19,20,21,6,7,8,9,26,27,28,29,114,115,116,117,0,126,127,128,129,77,55,78,
    79,100,63,102,103,46,47,48,49,50,51,52,53,38,39,40,41,58,59,60,61,109,110,111,112,0,0,1,1,0,1,0,
    122,123,124,125,66,31,67,68,92,19,94,95,22,23,24,25,10,11,12,13,14,15,16,17,2,3,4,5,104,105,106,
    107,1,118,119,120,121,100,63,102,103,84,51,86,87,54,55,56,57,42,43,44,45,46,47,48,49,34,35,36,
    37,96,97,98,99,1,1,1,1,0,0,0,114,115,116,117,92,19,94,95,73,11,75,76,30,31,32,33,26,27,28,29,22,
    23,24,25,6,7,8,9,88,89,90,91,0,109,110,111,112,84,51,86,87,126,43,128,129,62,63,64,65,58,59,60,
    61,54,55,56,57,38,39,40,41,80,81,82,83,0,0,1,0,0,1,1,104,105,106,107,73,11,75,76,122,27,124,125,
    18,19,20,21,2,3,4,5,30,31,32,33,14,15,16,17,69,70,71,72,0,96,97,98,99,126,43,128,129,118,59,120,
    121,50,51,52,53,34,35,36,37,62,63,64,65,46,47,48,49,77,113,78,79,0,0,1,1,1,0,0,88,89,90,91,122,
    27,124,125,114,3,116,117,10,11,12,13,6,7,8,9,18,19,20,21,22,23,24,25,66,108,67,68,1,80,81,82,83,
    118,59,120,121,109,35,111,112,42,43,44,45,38,39,40,41,50,51,52,53,54,55,56,57,100,101,102,103,1,
    0,1,0,0,0,0,69,70,71,72,114,3,116,117,104,7,106,107,26,27,28,29,14,15,16,17,10,11,12,13,30,31,
    32,33,92,93,94,95,0,77,113,78,79,109,35,111,112,96,39,98,99,58,59,60,61,46,47,48,49,42,43,44,45,
    62,63,64,65,84,85,86,87,0,0,1,0,0,1,0,66,108,67,68,104,7,106,107,88,15,90,91,2,3,4,5,22,23,24,
    25,26,27,28,29,18,19,20,21,73,74,75,76,0,100,101,102,103,96,39,98,99,80,47,82,83,34,35,36,37,54,
    55,56,57,58,59,60,61,50,51,52,53,126,127,128,129,0,0,1,1,0,0,0,92,93,94,95,88,15,90,91,69,23,71,
    72,6,7,8,9,30,31,32,33,2,3,4,5,10,11,12,13,122,123,124,125,1,84,85,86,87,80,47,82,83,77,55,78,
    79,38,39,40,41,62,63,64,65,34,35,36,37,42,43,44,45,118,119,120,121,1,1,1,0,0,0,0,73,74,75,76,69,
    23,71,72,66,31,67,68,14,15,16,17,18,19,20,21,6,7,8,9,26,27,28,29,114,115,116,117,1,0,0,0,0,1,1,
    0,58,59,60,61,42,43,44,45,34,35,36,37,62,63,64,65,38,39,40,41,77,55,78,79,80,81,82,83,84,85,86,
    87,0,0,0,0,0,1,0,26,27,28,29,10,11,12,13,2,3,4,5,30,31,32,33,6,7,8,9,69,23,71,72,88,89,90,91,92,
    93,94,95,1,0,0,0,0,0,0,42,43,44,45,50,51,52,53,58,59,60,61,54,55,56,57,34,35,36,37,80,47,82,83,
    96,97,98,99,100,101,102,103,0,1,0,0,0,0,0,10,11,12,13,18,19,20,21,26,27,28,29,22,23,24,25,2,3,4,
    5,88,15,90,91,104,105,106,107,66,108,67,68,0,0,1,0,0,0,0,50,51,52,53,62,63,64,65,42,43,44,45,46,
    47,48,49,58,59,60,61,96,39,98,99,109,110,111,112,77,113,78,79,0,0,0,1,0,0,0,18,19,20,21,30,31,
    32,33,10,11,12,13,14,15,16,17,26,27,28,29,104,7,106,107,114,115,116,117,69,70,71,72,0,0,0,0,1,0,
    0,62,63,64,65,54,55,56,57,50,51,52,53,38,39,40,41,42,43,44,45,109,35,111,112,118,119,120,121,80,
    81,82,83,1,0,0,0,0,1,0,30,31,32,33,22,23,24,25,18,19,20,21,6,7,8,9,10,11,12,13,114,3,116,117,
    122,123,124,125,88,89,90,91,1,1,0,0,0,0,0,54,55,56,57,46,47,48,49,62,63,64,65,34,35,36,37,50,51,
    52,53,118,59,120,121,126,127,128,129,96,97,98,99,0,1,1,0,0,0,0,22,23,24,25,14,15,16,17,30,31,32,
    33,2,3,4,5,18,19,20,21,122,27,124,125,73,74,75,76,104,105,106,107,0,0,1,1,0,0,0,46,47,48,49,38,
    39,40,41,54,55,56,57,58,59,60,61,62,63,64,65,126,43,128,129,84,85,86,87,109,110,111,112,0,0,0,1,
    1,0,0,14,15,16,17,6,7,8,9,22,23,24,25,26,27,28,29,30,31,32,33,73,11,75,76,92,93,94,95,114,115,
    116,117,1,0,0,0,1,1,0,38,39,40,41,34,35,36,37,46,47,48,49,42,43,44,45,54,55,56,57,84,51,86,87,
    100,101,102,103,118,119,120,121,0,1,0,0,0,1,0,6,7,8,9,2,3,4,5,14,15,16,17,10,11,12,13,22,23,24,
    25,92,19,94,95,66,108,67,68,122,123,124,125,1,0,1,0,0,0,0,34,35,36,37,58,59,60,61,38,39,40,41,
    50,51,52,53,46,47,48,49,100,63,102,103,77,113,78,79,126,127,128,129,0,1,0,1,0,0,0,2,3,4,5,26,27,
    28,29,6,7,8,9,18,19,20,21,14,15,16,17,66,31,67,68,69,70,71,72,73,74,75,76,0,0,1,0,1,0,0,58,59,
    60,61,42,43,44,45,34,35,36,37,62,63,64,65,38,39,40,41,77,55,78,79,80,81,82,83,84,85,86,87,1,0,0,
    1,0,1,0,26,27,28,29,10,11,12,13,2,3,4,5,30,31,32,33,6,7,8,9,69,23,71,72,88,89,90,91,92,93,94,95,
    1,1,0,0,1,0,0,42,43,44,45,50,51,52,53,58,59,60,61,54,55,56,57,34,35,36,37,80,47,82,83,96,97,98,
    99,100,101,102,103,1,1,1,0,0,1,0,10,11,12,13,18,19,20,21,26,27,28,29,22,23,24,25,2,3,4,5,88,15,
    90,91,104,105,106,107,66,108,67,68,1,1,1,1,0,0,0,50,51,52,53,62,63,64,65,42,43,44,45,46,47,48,
    49,58,59,60,61,96,39,98,99,109,110,111,112,77,113,78,79,0,1,1,1,1,0,0,18,19,20,21,30,31,32,33,
    10,11,12,13,14,15,16,17,26,27,28,29,104,7,106,107,114,115,116,117,69,70,71,72,1,0,1,1,1,1,0,62,
    63,64,65,54,55,56,57,50,51,52,53,38,39,40,41,42,43,44,45,109,35,111,112,118,119,120,121,80,81,
    82,83,0,1,0,1,1,1,0,30,31,32,33,22,23,24,25,18,19,20,21,6,7,8,9,10,11,12,13,114,3,116,117,122,
    123,124,125,88,89,90,91,0,0,1,0,1,1,0,54,55,56,57,46,47,48,49,62,63,64,65,34,35,36,37,50,51,52,
    53,118,59,120,121,126,127,128,129,96,97,98,99,0,0,0,1,0,1,0,22,23,24,25,14,15,16,17,30,31,32,33,
    2,3,4,5,18,19,20,21,122,27,124,125,73,74,75,76,104,105,106,107,1,0,0,0,1,0,0,46,47,48,49,38,39,
    40,41,54,55,56,57,58,59,60,61,62,63,64,65,126,43,128,129,84,85,86,87,109,110,111,112,1,1,0,0,0,
    1,0,14,15,16,17,6,7,8,9,22,23,24,25,26,27,28,29,30,31,32,33,73,11,75,76,92,93,94,95,114,115,116,
    117,
};

void lwcc_skinny64_64_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint8_t z[130] = {0, 1};
    for (unsigned i = 0; i < 64; i++)
        z[2 + i] = (uint8_t)(key[i / 8] >> i % 8 & 1);
    for (unsigned i = 0; i < 64; i++) {
        const uint16_t *s = key_setup_steps[i];
        z[66 + i] = z[s[0]] ^ z[s[1]] ^ z[s[2]] ^ z[s[3]];
    }
    for (unsigned i = 0; i < 3231; i++)
        store64(rk + 8 * i, bit64(z[key_setup_masks[i]], 0));
    wipe(z, sizeof z);
}


// 64 blocks, each bit of them in a variable of its own.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    uint64_t b[64];
    b[0] = load_le64(in);
    b[1] = load_le64(in + 8);
    b[2] = load_le64(in + 16);
    b[3] = load_le64(in + 24);
    b[4] = load_le64(in + 32);
    b[5] = load_le64(in + 40);
    b[6] = load_le64(in + 48);
    b[7] = load_le64(in + 56);
    b[8] = load_le64(in + 64);
    b[9] = load_le64(in + 72);
    b[10] = load_le64(in + 80);
    b[11] = load_le64(in + 88);
    b[12] = load_le64(in + 96);
    b[13] = load_le64(in + 104);
    b[14] = load_le64(in + 112);
    b[15] = load_le64(in + 120);
    b[16] = load_le64(in + 128);
    b[17] = load_le64(in + 136);
    b[18] = load_le64(in + 144);
    b[19] = load_le64(in + 152);
    b[20] = load_le64(in + 160);
    b[21] = load_le64(in + 168);
    b[22] = load_le64(in + 176);
    b[23] = load_le64(in + 184);
    b[24] = load_le64(in + 192);
    b[25] = load_le64(in + 200);
    b[26] = load_le64(in + 208);
    b[27] = load_le64(in + 216);
    b[28] = load_le64(in + 224);
    b[29] = load_le64(in + 232);
    b[30] = load_le64(in + 240);
    b[31] = load_le64(in + 248);
    b[32] = load_le64(in + 256);
    b[33] = load_le64(in + 264);
    b[34] = load_le64(in + 272);
    b[35] = load_le64(in + 280);
    b[36] = load_le64(in + 288);
    b[37] = load_le64(in + 296);
    b[38] = load_le64(in + 304);
    b[39] = load_le64(in + 312);
    b[40] = load_le64(in + 320);
    b[41] = load_le64(in + 328);
    b[42] = load_le64(in + 336);
    b[43] = load_le64(in + 344);
    b[44] = load_le64(in + 352);
    b[45] = load_le64(in + 360);
    b[46] = load_le64(in + 368);
    b[47] = load_le64(in + 376);
    b[48] = load_le64(in + 384);
    b[49] = load_le64(in + 392);
    b[50] = load_le64(in + 400);
    b[51] = load_le64(in + 408);
    b[52] = load_le64(in + 416);
    b[53] = load_le64(in + 424);
    b[54] = load_le64(in + 432);
    b[55] = load_le64(in + 440);
    b[56] = load_le64(in + 448);
    b[57] = load_le64(in + 456);
    b[58] = load_le64(in + 464);
    b[59] = load_le64(in + 472);
    b[60] = load_le64(in + 480);
    b[61] = load_le64(in + 488);
    b[62] = load_le64(in + 496);
    b[63] = load_le64(in + 504);
    transpose_0(b);
    // round 1 (skinny.dsl:60)
    const uint64_t t0 = b[4] ^ (b[6] | b[7]), t1 = b[7] ^ (b[5] | b[6]), t2 = ~b[5],
    t3 = b[0] ^ (b[2] | b[3]), t4 = b[3] ^ (b[1] | b[2]), t5 = ~b[1], t6 = b[12] ^ (b[14] | b[15]),
    t7 = b[15] ^ (b[13] | b[14]), t8 = ~b[13], t9 = b[8] ^ (b[10] | b[11]),
    t10 = b[11] ^ (b[9] | b[10]), t11 = ~b[9], t12 = b[20] ^ (b[22] | b[23]),
    t13 = b[23] ^ (b[21] | b[22]), t14 = ~b[21], t15 = b[16] ^ (b[18] | b[19]),
    t16 = b[19] ^ (b[17] | b[18]), t17 = ~b[17], t18 = b[28] ^ (b[30] | b[31]),
    t19 = b[31] ^ (b[29] | b[30]), t20 = ~b[29], t21 = b[24] ^ (b[26] | b[27]),
    t22 = b[27] ^ (b[25] | b[26]), t23 = ~b[25], t24 = b[36] ^ (b[38] | b[39]),
    t25 = b[39] ^ (b[37] | b[38]), t26 = ~b[37], t27 = t26 ^ (t25 & t24),
    t28 = b[38] ^ (~(t26 & t24)), t29 = b[32] ^ (b[34] | b[35]), t30 = b[35] ^ (b[33] | b[34]),
    t31 = ~b[33], t32 = t31 ^ (t30 & t29), t33 = b[34] ^ (t31 & t29), t34 = b[44] ^ (b[46] | b[47]),
    t35 = b[47] ^ (b[45] | b[46]), t36 = ~b[45], t37 = t36 ^ (t35 & t34), t38 = b[46] ^ (t36 & t34),
    t39 = b[40] ^ (b[42] | b[43]), t40 = b[43] ^ (b[41] | b[42]), t41 = ~b[41],
    t42 = t41 ^ (t40 & t39), t43 = b[42] ^ (t41 & t39), t44 = b[52] ^ (b[54] | b[55]),
    t45 = b[55] ^ (b[53] | b[54]), t46 = ~b[53], t47 = b[48] ^ (b[50] | b[51]),
    t48 = b[51] ^ (b[49] | b[50]), t49 = ~b[49], t50 = b[60] ^ (b[62] | b[63]),
    t51 = b[63] ^ (b[61] | b[62]), t52 = ~b[61], t53 = b[56] ^ (b[58] | b[59]),
    t54 = b[59] ^ (b[57] | b[58]), t55 = ~b[57],
    t56 = ((t2 ^ (t1 & t0)) ^ load64(rk)) ^ load64(rk + 120), t57 = t56 ^ t37,
    t58 = t57 ^ (t49 ^ (t48 & t47)), t59 = load64(rk + 40),
    t60 = ((b[6] ^ (t2 & t0)) ^ t59) ^ load64(rk + 128), t61 = (t60 ^ t38) ^ (b[50] ^ (t49 & t47)),
    t62 = load64(rk + 24), t63 = (t1 ^ t62) ^ load64(rk + 136), t64 = t63 ^ t35, t65 = t64 ^ t48,
    t66 = (t0 ^ t62) ^ load64(rk + 144), t67 = t66 ^ t34, t68 = t67 ^ t47,
    t69 = ((t23 ^ (t22 & t21)) ^ load64(rk + 2744)) ^ t37,
    t70 = ((b[26] ^ (t23 & t21)) ^ load64(rk + 2752)) ^ t38, t71 = (t22 ^ load64(rk + 2760)) ^ t35,
    t72 = (t21 ^ load64(rk + 2768)) ^ t34, t73 = ~t60, t74 = t73 ^ t38,
    t75 = (t5 ^ (t4 & t3)) ^ load64(rk + 56), t76 = t75 ^ t42, t77 = t76 ^ (t52 ^ (t51 & t50)),
    t78 = (b[2] ^ (t5 & t3)) ^ load64(rk + 2128), t79 = t78 ^ t43,
    t80 = t79 ^ (b[62] ^ (t52 & t50)), t81 = t4 ^ load64(rk + 72), t82 = t81 ^ t40, t83 = t82 ^ t51,
    t84 = t3 ^ load64(rk + 80), t85 = t84 ^ t39, t86 = t85 ^ t50,
    t87 = (((t14 ^ (t13 & t12)) ^ t62) ^ load64(rk + 1400)) ^ t42,
    t88 = (((b[22] ^ (t14 & t12)) ^ t59) ^ load64(rk + 256)) ^ t43,
    t89 = ((t13 ^ t62) ^ load64(rk + 1416)) ^ t40, t90 = ((t12 ^ t62) ^ load64(rk + 1424)) ^ t39,
    t91 = (t8 ^ (t7 & t6)) ^ load64(rk + 184), t92 = t91 ^ t27, t93 = t92 ^ (t55 ^ (t54 & t53)),
    t94 = (b[14] ^ (t8 & t6)) ^ load64(rk + 880), t95 = t94 ^ t28,
    t96 = t95 ^ (b[58] ^ (t55 & t53)), t97 = t7 ^ load64(rk + 200), t98 = t97 ^ t25,
    t99 = t98 ^ t54, t100 = t6 ^ load64(rk + 208), t101 = t100 ^ t24, t102 = t101 ^ t53,
    t103 = ((t17 ^ (t16 & t15)) ^ load64(rk + 904)) ^ t27,
    t104 = ((b[18] ^ (t17 & t15)) ^ load64(rk + 912)) ^ t28, t105 = (t16 ^ load64(rk + 920)) ^ t25,
    t106 = (t15 ^ load64(rk + 928)) ^ t24, t107 = (t11 ^ (t10 & t9)) ^ load64(rk + 712),
    t108 = t107 ^ t32, t109 = t108 ^ (t46 ^ (t45 & t44)),
    t110 = (b[10] ^ (t11 & t9)) ^ load64(rk + 288), t111 = t110 ^ t33,
    t112 = t111 ^ (b[54] ^ (t46 & t44)), t113 = t10 ^ load64(rk + 728), t114 = t113 ^ t30,
    t115 = t114 ^ t45, t116 = t9 ^ load64(rk + 736), t117 = t116 ^ t29, t118 = t117 ^ t44,
    t119 = ((t20 ^ (t19 & t18)) ^ load64(rk + 216)) ^ t32,
    t120 = ((b[30] ^ (t20 & t18)) ^ load64(rk + 1536)) ^ t33, t121 = (t19 ^ load64(rk + 232)) ^ t30,
    t122 = (t18 ^ load64(rk + 240)) ^ t29;
    // round 2 (skinny.dsl:60)
    const uint64_t t123 = t58 ^ (t65 | t68), t124 = t68 ^ (t61 | t65), t125 = ~t61,
    t126 = t77 ^ (t83 & t86), t127 = t86 ^ (t80 & t83), t128 = t93 ^ (t99 & t102),
    t129 = t102 ^ (t96 & t99), t130 = t109 ^ (t115 & t118), t131 = t118 ^ (t112 & t115),
    t132 = t56 ^ (t63 | t66), t133 = t66 ^ (t60 | t63), t134 = t75 ^ (t81 & t84),
    t135 = t84 ^ (t78 & t81), t136 = t91 ^ (t97 & t100), t137 = t100 ^ (t94 & t97),
    t138 = t107 ^ (t113 & t116), t139 = t116 ^ (t110 & t113), t140 = t69 ^ (t71 & t72),
    t141 = t72 ^ (t70 & t71), t142 = t70 ^ (t141 & t140), t143 = t71 ^ (t70 & t140),
    t144 = t87 ^ (t89 & t90), t145 = t90 ^ (t88 & t89), t146 = t88 ^ (t145 & t144),
    t147 = t89 ^ (t88 & t144), t148 = t103 ^ (t105 & t106), t149 = t106 ^ (t104 & t105),
    t150 = t104 ^ (t149 & t148), t151 = t105 ^ (t104 & t148), t152 = t119 ^ (t121 & t122),
    t153 = t122 ^ (t120 & t121), t154 = t120 ^ (t153 & t152), t155 = t121 ^ (t120 & t152),
    t156 = t57 ^ (t64 & t67), t157 = t67 ^ (t74 & t64), t158 = t76 ^ (t82 | t85),
    t159 = t85 ^ ((~t79) | t82), t160 = t92 ^ (t98 | t101), t161 = t101 ^ ((~t95) | t98),
    t162 = t108 ^ (t114 | t117), t163 = t117 ^ ((~t111) | t114),
    t164 = ((t125 ^ (t124 & t123)) ^ load64(rk)) ^ load64(rk + 432), t165 = t164 ^ t150,
    t166 = t165 ^ (t79 ^ (t159 & t158)),
    t167 = ((t65 ^ (t125 & t123)) ^ load64(rk + 8)) ^ load64(rk + 440), t168 = ~t167,
    t169 = (t168 ^ t151) ^ (t82 ^ (t79 & t158)), t170 = load64(rk + 24),
    t171 = (t124 ^ t170) ^ load64(rk + 448), t172 = t171 ^ t149, t173 = t172 ^ t159,
    t174 = (t123 ^ t170) ^ load64(rk + 456), t175 = t174 ^ t148, t176 = t175 ^ t158,
    t177 = ((t110 ^ (t139 & t138)) ^ load64(rk + 3056)) ^ t150,
    t178 = ((t113 ^ (t110 & t138)) ^ load64(rk + 3064)) ^ t151,
    t179 = (t139 ^ load64(rk + 3072)) ^ t149, t180 = (t138 ^ load64(rk + 3080)) ^ t148,
    t181 = t167 ^ t151, t182 = (t80 ^ (t127 & t126)) ^ load64(rk + 368), t183 = t182 ^ t154,
    t184 = t183 ^ (t95 ^ (t161 & t160)), t185 = (t83 ^ (t80 & t126)) ^ load64(rk + 376),
    t186 = t185 ^ t155, t187 = t186 ^ (t98 ^ (~(t95 & t160))), t188 = t127 ^ load64(rk + 384),
    t189 = t188 ^ t153, t190 = t189 ^ t161, t191 = t126 ^ load64(rk + 392), t192 = t191 ^ t152,
    t193 = t192 ^ t160, t194 = ((t73 ^ (t133 & t132)) ^ t170) ^ load64(rk + 1712),
    t195 = t194 ^ t154, t196 = ((t63 ^ (t73 & t132)) ^ load64(rk + 40)) ^ load64(rk + 1160),
    t197 = t196 ^ t155, t198 = ((t133 ^ t170) ^ load64(rk + 1728)) ^ t153,
    t199 = ((t132 ^ t170) ^ load64(rk + 1736)) ^ t152,
    t200 = (t96 ^ (t129 & t128)) ^ load64(rk + 496), t201 = t200 ^ t142,
    t202 = t201 ^ (t111 ^ (t163 & t162)), t203 = (t99 ^ (t96 & t128)) ^ load64(rk + 504),
    t204 = t203 ^ t143, t205 = t204 ^ (t114 ^ (t111 & t162)), t206 = t129 ^ load64(rk + 512),
    t207 = t206 ^ t141, t208 = t207 ^ t163, t209 = t128 ^ load64(rk + 520), t210 = t209 ^ t140,
    t211 = t210 ^ t162, t212 = ((t78 ^ (t135 & t134)) ^ load64(rk + 1216)) ^ t142,
    t213 = ((t81 ^ (t78 & t134)) ^ load64(rk + 472)) ^ t143,
    t214 = (t135 ^ load64(rk + 1232)) ^ t141, t215 = (t134 ^ load64(rk + 1240)) ^ t140,
    t216 = (t112 ^ (t131 & t130)) ^ load64(rk + 1024), t217 = t216 ^ t146,
    t218 = t217 ^ (t74 ^ (t157 & t156)), t219 = (t115 ^ (t112 & t130)) ^ load64(rk + 1032),
    t220 = t219 ^ t147, t221 = t220 ^ (t64 ^ (t74 & t156)), t222 = t131 ^ load64(rk + 1040),
    t223 = t222 ^ t145, t224 = t223 ^ t157, t225 = t130 ^ load64(rk + 1048), t226 = t225 ^ t144,
    t227 = t226 ^ t156, t228 = ((t94 ^ (t137 & t136)) ^ load64(rk + 528)) ^ t146,
    t229 = ((t97 ^ (t94 & t136)) ^ load64(rk + 1848)) ^ t147,
    t230 = (t137 ^ load64(rk + 544)) ^ t145, t231 = (t136 ^ load64(rk + 552)) ^ t144;
    uint64_t x0 = t173;
    uint64_t x1 = t176;
    uint64_t x2 = t166;
    uint64_t x3 = t169;
    uint64_t x4 = t190;
    uint64_t x5 = t193;
    uint64_t x6 = t184;
    uint64_t x7 = t187;
    uint64_t x8 = t208;
    uint64_t x9 = t211;
    uint64_t x10 = t202;
    uint64_t x11 = t205;
    uint64_t x12 = t224;
    uint64_t x13 = t227;
    uint64_t x14 = t218;
    uint64_t x15 = t221;
    uint64_t x16 = t171;
    uint64_t x17 = t174;
    uint64_t x18 = t164;
    uint64_t x19 = t167;
    uint64_t x20 = t168;
    uint64_t x21 = t188;
    uint64_t x22 = t191;
    uint64_t x23 = t182;
    uint64_t x24 = t185;
    uint64_t x25 = t206;
    uint64_t x26 = t209;
    uint64_t x27 = t200;
    uint64_t x28 = t203;
    uint64_t x29 = t222;
    uint64_t x30 = t225;
    uint64_t x31 = t216;
    uint64_t x32 = t219;
    uint64_t x33 = t179;
    uint64_t x34 = t180;
    uint64_t x35 = t177;
    uint64_t x36 = t178;
    uint64_t x37 = t198;
    uint64_t x38 = t199;
    uint64_t x39 = t195;
    uint64_t x40 = t197;
    uint64_t x41 = t214;
    uint64_t x42 = t215;
    uint64_t x43 = t212;
    uint64_t x44 = t213;
    uint64_t x45 = t230;
    uint64_t x46 = t231;
    uint64_t x47 = t228;
    uint64_t x48 = t229;
    uint64_t x49 = t172;
    uint64_t x50 = t175;
    uint64_t x51 = t165;
    uint64_t x52 = t181;
    uint64_t x53 = t189;
    uint64_t x54 = t192;
    uint64_t x55 = t183;
    uint64_t x56 = t186;
    uint64_t x57 = t207;
    uint64_t x58 = t210;
    uint64_t x59 = t201;
    uint64_t x60 = t204;
    uint64_t x61 = t223;
    uint64_t x62 = t226;
    uint64_t x63 = t217;
    uint64_t x64 = t220;
    for (unsigned i = 0; i < 29; i++) {
        const uint8_t *round = rk + 312 * i;
        // round 3 (skinny.dsl:60)
        const uint64_t t232 = x2 ^ (x0 | x1), t233 = x1 ^ (x3 | x0), t234 = ~x3, t235 = x6 ^ (x4 & x5),
        t236 = x5 ^ (x7 & x4), t237 = x10 ^ (x8 & x9), t238 = x9 ^ (x11 & x8), t239 = x14 ^ (x12 & x13),
        t240 = x13 ^ (x15 & x12), t241 = x18 ^ (x16 | x17), t242 = x17 ^ (x19 | x16),
        t243 = x23 ^ (x21 & x22), t244 = x22 ^ (x24 & x21), t245 = x27 ^ (x25 & x26),
        t246 = x26 ^ (x28 & x25), t247 = x31 ^ (x29 & x30), t248 = x30 ^ (x32 & x29),
        t249 = x35 ^ (x33 & x34), t250 = x34 ^ (x36 & x33), t251 = x36 ^ (t250 & t249),
        t252 = x33 ^ (x36 & t249), t253 = x39 ^ (x37 & x38), t254 = x38 ^ (x40 & x37),
        t255 = x40 ^ (t254 & t253), t256 = x37 ^ (x40 & t253), t257 = x43 ^ (x41 & x42),
        t258 = x42 ^ (x44 & x41), t259 = x44 ^ (t258 & t257), t260 = x41 ^ (x44 & t257),
        t261 = x47 ^ (x45 & x46), t262 = x46 ^ (x48 & x45), t263 = x48 ^ (t262 & t261),
        t264 = x45 ^ (x48 & t261), t265 = x51 ^ (x49 & x50), t266 = x50 ^ (x52 & x49),
        t267 = x55 ^ (x53 | x54), t268 = x54 ^ (x56 | x53), t269 = ~x56, t270 = x59 ^ (x57 | x58),
        t271 = x58 ^ ((~x60) | x57), t272 = x63 ^ (x61 | x62), t273 = x62 ^ (x64 | x61), t274 = ~x64,
        t275 = ((t234 ^ (t233 & t232)) ^ load64(round)) ^ load64(round + 56), t276 = t275 ^ t259,
        t277 = t276 ^ (t269 ^ (t268 & t267)),
        t278 = ((x0 ^ (t234 & t232)) ^ load64(round + 8)) ^ load64(round + 64), t279 = ~t278,
        t280 = (t279 ^ t260) ^ (x53 ^ (t269 & t267)),
        t281 = (t233 ^ load64(round + 16)) ^ load64(round + 72), t282 = t281 ^ t258, t283 = t282 ^ t268,
        t284 = (t232 ^ load64(round + 24)) ^ load64(round + 80), t285 = t284 ^ t257, t286 = t285 ^ t267,
        t287 = ((x32 ^ (t248 & t247)) ^ load64(round + 280)) ^ t259,
        t288 = ((x29 ^ (x32 & t247)) ^ load64(round + 288)) ^ t260,
        t289 = (t248 ^ load64(round + 296)) ^ t258, t290 = (t247 ^ load64(round + 304)) ^ t257,
        t291 = t278 ^ t260, t292 = (x7 ^ (t236 & t235)) ^ load64(round + 88), t293 = t292 ^ t263,
        t294 = t293 ^ (x60 ^ (t271 & t270)), t295 = (x4 ^ (x7 & t235)) ^ load64(round + 96),
        t296 = t295 ^ t264, t297 = t296 ^ (x57 ^ (~(x60 & t270))), t298 = t236 ^ load64(round + 104),
        t299 = t298 ^ t262, t300 = t299 ^ t271, t301 = t235 ^ load64(round + 112), t302 = t301 ^ t261,
        t303 = t302 ^ t270, t304 = ((x20 ^ (t242 & t241)) ^ load64(round + 32)) ^ load64(round + 184),
        t305 = t304 ^ t263, t306 = ((x16 ^ (x20 & t241)) ^ load64(round + 40)) ^ load64(round + 192),
        t307 = t306 ^ t264, t308 = load64(round + 48),
        t309 = ((t242 ^ t308) ^ load64(round + 200)) ^ t262,
        t310 = ((t241 ^ t308) ^ load64(round + 208)) ^ t261,
        t311 = (x11 ^ (t238 & t237)) ^ load64(round + 120), t312 = t311 ^ t251,
        t313 = t312 ^ (t274 ^ (t273 & t272)), t314 = (x8 ^ (x11 & t237)) ^ load64(round + 128),
        t315 = t314 ^ t252, t316 = t315 ^ (x61 ^ (t274 & t272)), t317 = t238 ^ load64(round + 136),
        t318 = t317 ^ t250, t319 = t318 ^ t273, t320 = t237 ^ load64(round + 144), t321 = t320 ^ t249,
        t322 = t321 ^ t272, t323 = ((x24 ^ (t244 & t243)) ^ load64(round + 216)) ^ t251,
        t324 = ((x21 ^ (x24 & t243)) ^ load64(round + 224)) ^ t252,
        t325 = (t244 ^ load64(round + 232)) ^ t250, t326 = (t243 ^ load64(round + 240)) ^ t249,
        t327 = (x15 ^ (t240 & t239)) ^ load64(round + 152), t328 = t327 ^ t255,
        t329 = t328 ^ (x52 ^ (t266 & t265)), t330 = (x12 ^ (x15 & t239)) ^ load64(round + 160),
        t331 = t330 ^ t256, t332 = t331 ^ (x49 ^ (x52 & t265)), t333 = t240 ^ load64(round + 168),
        t334 = t333 ^ t254, t335 = t334 ^ t266, t336 = t239 ^ load64(round + 176), t337 = t336 ^ t253,
        t338 = t337 ^ t265, t339 = ((x28 ^ (t246 & t245)) ^ load64(round + 248)) ^ t255,
        t340 = ((x25 ^ (x28 & t245)) ^ load64(round + 256)) ^ t256,
        t341 = (t246 ^ load64(round + 264)) ^ t254, t342 = (t245 ^ load64(round + 272)) ^ t253;
        x0 = t283;
        x1 = t286;
        x2 = t277;
        x3 = t280;
        x4 = t300;
        x5 = t303;
        x6 = t294;
        x7 = t297;
        x8 = t319;
        x9 = t322;
        x10 = t313;
        x11 = t316;
        x12 = t335;
        x13 = t338;
        x14 = t329;
        x15 = t332;
        x16 = t281;
        x17 = t284;
        x18 = t275;
        x19 = t278;
        x20 = t279;
        x21 = t298;
        x22 = t301;
        x23 = t292;
        x24 = t295;
        x25 = t317;
        x26 = t320;
        x27 = t311;
        x28 = t314;
        x29 = t333;
        x30 = t336;
        x31 = t327;
        x32 = t330;
        x33 = t289;
        x34 = t290;
        x35 = t287;
        x36 = t288;
        x37 = t309;
        x38 = t310;
        x39 = t305;
        x40 = t307;
        x41 = t325;
        x42 = t326;
        x43 = t323;
        x44 = t324;
        x45 = t341;
        x46 = t342;
        x47 = t339;
        x48 = t340;
        x49 = t282;
        x50 = t285;
        x51 = t276;
        x52 = t291;
        x53 = t299;
        x54 = t302;
        x55 = t293;
        x56 = t296;
        x57 = t318;
        x58 = t321;
        x59 = t312;
        x60 = t315;
        x61 = t334;
        x62 = t337;
        x63 = t328;
        x64 = t331;
    }
    uint64_t c[64];
    // round 32 (skinny.dsl:60)
    const uint64_t t494 = x2 ^ (x0 | x1), t495 = x1 ^ (x3 | x0), t496 = ~x3, t497 = x6 ^ (x4 & x5),
    t498 = x5 ^ (x7 & x4), t499 = x10 ^ (x8 & x9), t500 = x9 ^ (x11 & x8), t501 = x14 ^ (x12 & x13),
    t502 = x13 ^ (x15 & x12), t503 = x18 ^ (x16 | x17), t504 = x17 ^ (x19 | x16),
    t505 = x23 ^ (x21 & x22), t506 = x22 ^ (x24 & x21), t507 = x27 ^ (x25 & x26),
    t508 = x26 ^ (x28 & x25), t509 = x31 ^ (x29 & x30), t510 = x30 ^ (x32 & x29),
    t511 = x35 ^ (x33 & x34), t512 = x34 ^ (x36 & x33), t513 = ~t512, t514 = ~t511,
    t515 = x36 ^ (t513 | t514), t516 = x33 ^ (x36 & t511), t517 = x39 ^ (x37 & x38),
    t518 = x38 ^ (x40 & x37), t519 = x40 ^ (t518 & t517), t520 = x37 ^ (x40 & t517),
    t521 = x43 ^ (x41 & x42), t522 = x42 ^ (x44 & x41), t523 = ~t522, t524 = ~t521,
    t525 = x44 ^ (t523 | t524), t526 = x47 ^ (x45 & x46), t527 = x46 ^ (x48 & x45), t528 = ~t527,
    t529 = ~t526, t530 = x48 ^ (t528 | t529), t531 = x51 ^ (x49 & x50), t532 = x50 ^ (x52 & x49),
    t533 = x55 ^ (x53 | x54), t534 = x54 ^ (x56 | x53), t535 = x59 ^ (x57 | x58), t536 = ~x60,
    t537 = x58 ^ (t536 | x57), t538 = x63 ^ (x61 | x62), t539 = x62 ^ (x64 | x61),
    t540 = load64(rk + 24), t541 = ((t496 ^ (t495 & t494)) ^ t540) ^ load64(rk + 496),
    t542 = t541 ^ t525;
    c[8] = t542 ^ (x56 ^ (t534 & t533));
    const uint64_t t543 = ((x0 ^ (t496 & t494)) ^ load64(rk + 40)) ^ load64(rk + 504),
    t544 = ~(x41 ^ (x44 & t521)), t545 = t543 ^ t544;
    c[10] = t545 ^ (x53 ^ ((~x56) & t533));
    const uint64_t t546 = (t495 ^ t540) ^ load64(rk + 512);
    c[12] = (t546 ^ t522) ^ t534;
    const uint64_t t547 = load64(rk), t548 = (t494 ^ t547) ^ load64(rk + 520);
    c[14] = (t548 ^ t521) ^ t533;
    c[9] = ((x32 ^ (t510 & t509)) ^ load64(rk + 2432)) ^ t525;
    c[11] = ((x29 ^ (x32 & t509)) ^ load64(rk + 2440)) ^ t544;
    c[13] = (t510 ^ load64(rk + 2448)) ^ t523;
    c[15] = (t509 ^ load64(rk + 2456)) ^ t524;
    const uint64_t t549 = t546 ^ t523, t550 = t548 ^ t524,
    t551 = (x7 ^ (t498 & t497)) ^ load64(rk + 1808), t552 = t551 ^ t530;
    c[0] = t552 ^ (t536 ^ (t537 & t535));
    const uint64_t t553 = (x4 ^ (x7 & t497)) ^ load64(rk + 1816), t554 = ~(x45 ^ (x48 & t526)),
    t555 = t553 ^ t554;
    c[2] = t555 ^ (x57 ^ (x60 & t535));
    const uint64_t t556 = t498 ^ load64(rk + 1824);
    c[4] = (t556 ^ t527) ^ t537;
    const uint64_t t557 = t497 ^ load64(rk + 1832);
    c[6] = (t557 ^ t526) ^ t535;
    const uint64_t t558 = ((x20 ^ (t504 & t503)) ^ t547) ^ load64(rk + 1088);
    c[1] = t558 ^ t530;
    const uint64_t t559 = ((x16 ^ (x20 & t503)) ^ load64(rk + 8)) ^ load64(rk + 536);
    c[3] = t559 ^ t554;
    c[5] = ((t504 ^ t540) ^ load64(rk + 1104)) ^ t528;
    c[7] = ((t503 ^ t540) ^ load64(rk + 1112)) ^ t529;
    const uint64_t t560 = t556 ^ t528, t561 = t557 ^ t529,
    t562 = (x11 ^ (t500 & t499)) ^ load64(rk + 560), t563 = t562 ^ t515;
    c[24] = t563 ^ (x64 ^ (t539 & t538));
    const uint64_t t564 = (x8 ^ (x11 & t499)) ^ load64(rk + 568), t565 = t564 ^ t516;
    c[26] = t565 ^ (x61 ^ ((~x64) & t538));
    const uint64_t t566 = t500 ^ load64(rk + 576);
    c[28] = (t566 ^ t512) ^ t539;
    const uint64_t t567 = t499 ^ load64(rk + 584);
    c[30] = (t567 ^ t511) ^ t538;
    c[25] = ((x24 ^ (t506 & t505)) ^ load64(rk + 592)) ^ t515;
    c[27] = ((x21 ^ (x24 & t505)) ^ load64(rk + 600)) ^ t516;
    c[29] = (t506 ^ load64(rk + 608)) ^ t513;
    c[31] = (t505 ^ load64(rk + 616)) ^ t514;
    const uint64_t t568 = t566 ^ t513, t569 = t567 ^ t514,
    t570 = (x15 ^ (t502 & t501)) ^ load64(rk + 3056);
    c[16] = (t570 ^ t519) ^ (x52 ^ (t532 & t531));
    const uint64_t t571 = (x12 ^ (x15 & t501)) ^ load64(rk + 3064);
    c[18] = (t571 ^ t520) ^ (x49 ^ (x52 & t531));
    const uint64_t t572 = t502 ^ load64(rk + 3072);
    c[20] = (t572 ^ t518) ^ t532;
    const uint64_t t573 = t501 ^ load64(rk + 3080);
    c[22] = (t573 ^ t517) ^ t531;
    const uint64_t t574 = ~t519;
    c[17] = ((x28 ^ (t508 & t507)) ^ load64(rk + 1216)) ^ t574;
    const uint64_t t575 = ~t520;
    c[19] = ((x25 ^ (x28 & t507)) ^ load64(rk + 1224)) ^ t575;
    const uint64_t t576 = ~t518;
    c[21] = (t508 ^ load64(rk + 1232)) ^ t576;
    const uint64_t t577 = ~t517;
    c[23] = (t507 ^ load64(rk + 1240)) ^ t577;
    const uint64_t t578 = t570 ^ t574, t579 = t571 ^ t575, t580 = t572 ^ t576, t581 = t573 ^ t577,
    t582 = ((t551 >> 32) ^ t552) & UINT64_C(0xffffffff);
    c[32] = t551 ^ (t582 << 32);
    c[48] = t552 ^ t582;
    const uint64_t t583 = ((t553 >> 32) ^ t555) & UINT64_C(0xffffffff);
    c[33] = t553 ^ (t583 << 32);
    c[49] = t555 ^ t583;
    const uint64_t t584 = ((t556 >> 32) ^ t560) & UINT64_C(0xffffffff);
    c[34] = t556 ^ (t584 << 32);
    c[50] = t560 ^ t584;
    const uint64_t t585 = ((t557 >> 32) ^ t561) & UINT64_C(0xffffffff);
    c[35] = t557 ^ (t585 << 32);
    c[51] = t561 ^ t585;
    const uint64_t t586 = ((t541 >> 32) ^ t542) & UINT64_C(0xffffffff);
    c[36] = t541 ^ (t586 << 32);
    c[52] = t542 ^ t586;
    const uint64_t t587 = ((t543 >> 32) ^ t545) & UINT64_C(0xffffffff);
    c[37] = t543 ^ (t587 << 32);
    c[53] = t545 ^ t587;
    const uint64_t t588 = ((t546 >> 32) ^ t549) & UINT64_C(0xffffffff);
    c[38] = t546 ^ (t588 << 32);
    c[54] = t549 ^ t588;
    const uint64_t t589 = ((t548 >> 32) ^ t550) & UINT64_C(0xffffffff);
    c[39] = t548 ^ (t589 << 32);
    c[55] = t550 ^ t589;
    const uint64_t t590 = ((t570 >> 32) ^ t578) & UINT64_C(0xffffffff);
    c[40] = t570 ^ (t590 << 32);
    c[56] = t578 ^ t590;
    const uint64_t t591 = ((t571 >> 32) ^ t579) & UINT64_C(0xffffffff);
    c[41] = t571 ^ (t591 << 32);
    c[57] = t579 ^ t591;
    const uint64_t t592 = ((t572 >> 32) ^ t580) & UINT64_C(0xffffffff);
    c[42] = t572 ^ (t592 << 32);
    c[58] = t580 ^ t592;
    const uint64_t t593 = ((t573 >> 32) ^ t581) & UINT64_C(0xffffffff);
    c[43] = t573 ^ (t593 << 32);
    c[59] = t581 ^ t593;
    const uint64_t t594 = ((t562 >> 32) ^ t563) & UINT64_C(0xffffffff);
    c[44] = t562 ^ (t594 << 32);
    c[60] = t563 ^ t594;
    const uint64_t t595 = ((t564 >> 32) ^ t565) & UINT64_C(0xffffffff);
    c[45] = t564 ^ (t595 << 32);
    c[61] = t565 ^ t595;
    const uint64_t t596 = ((t566 >> 32) ^ t568) & UINT64_C(0xffffffff);
    c[46] = t566 ^ (t596 << 32);
    c[62] = t568 ^ t596;
    const uint64_t t597 = ((t567 >> 32) ^ t569) & UINT64_C(0xffffffff);
    c[47] = t567 ^ (t597 << 32);
    c[63] = t569 ^ t597;
    transpose_1(c);
    store_le64(out, c[0]);
    store_le64(out + 8, c[2]);
    store_le64(out + 16, c[4]);
    store_le64(out + 24, c[6]);
    store_le64(out + 32, c[8]);
    store_le64(out + 40, c[10]);
    store_le64(out + 48, c[12]);
    store_le64(out + 56, c[14]);
    store_le64(out + 64, c[16]);
    store_le64(out + 72, c[18]);
    store_le64(out + 80, c[20]);
    store_le64(out + 88, c[22]);
    store_le64(out + 96, c[24]);
    store_le64(out + 104, c[26]);
    store_le64(out + 112, c[28]);
    store_le64(out + 120, c[30]);
    store_le64(out + 128, c[32]);
    store_le64(out + 136, c[33]);
    store_le64(out + 144, c[34]);
    store_le64(out + 152, c[35]);
    store_le64(out + 160, c[36]);
    store_le64(out + 168, c[37]);
    store_le64(out + 176, c[38]);
    store_le64(out + 184, c[39]);
    store_le64(out + 192, c[40]);
    store_le64(out + 200, c[41]);
    store_le64(out + 208, c[42]);
    store_le64(out + 216, c[43]);
    store_le64(out + 224, c[44]);
    store_le64(out + 232, c[45]);
    store_le64(out + 240, c[46]);
    store_le64(out + 248, c[47]);
    store_le64(out + 256, c[1]);
    store_le64(out + 264, c[3]);
    store_le64(out + 272, c[5]);
    store_le64(out + 280, c[7]);
    store_le64(out + 288, c[9]);
    store_le64(out + 296, c[11]);
    store_le64(out + 304, c[13]);
    store_le64(out + 312, c[15]);
    store_le64(out + 320, c[17]);
    store_le64(out + 328, c[19]);
    store_le64(out + 336, c[21]);
    store_le64(out + 344, c[23]);
    store_le64(out + 352, c[25]);
    store_le64(out + 360, c[27]);
    store_le64(out + 368, c[29]);
    store_le64(out + 376, c[31]);
    store_le64(out + 384, c[48]);
    store_le64(out + 392, c[49]);
    store_le64(out + 400, c[50]);
    store_le64(out + 408, c[51]);
    store_le64(out + 416, c[52]);
    store_le64(out + 424, c[53]);
    store_le64(out + 432, c[54]);
    store_le64(out + 440, c[55]);
    store_le64(out + 448, c[56]);
    store_le64(out + 456, c[57]);
    store_le64(out + 464, c[58]);
    store_le64(out + 472, c[59]);
    store_le64(out + 480, c[60]);
    store_le64(out + 488, c[61]);
    store_le64(out + 496, c[62]);
    store_le64(out + 504, c[63]);
}

void lwcc_skinny64_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 64; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 512;
        in += 512;
    }
    nblocks %= 64;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_64_ecb_encrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 64 blocks, each bit of them in a variable of its own.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    uint64_t b[64];
    b[0] = load_le64(in);
    b[1] = load_le64(in + 8);
    b[2] = load_le64(in + 16);
    b[3] = load_le64(in + 24);
    b[4] = load_le64(in + 32);
    b[5] = load_le64(in + 40);
    b[6] = load_le64(in + 48);
    b[7] = load_le64(in + 56);
    b[8] = load_le64(in + 64);
    b[9] = load_le64(in + 72);
    b[10] = load_le64(in + 80);
    b[11] = load_le64(in + 88);
    b[12] = load_le64(in + 96);
    b[13] = load_le64(in + 104);
    b[14] = load_le64(in + 112);
    b[15] = load_le64(in + 120);
    b[16] = load_le64(in + 128);
    b[17] = load_le64(in + 136);
    b[18] = load_le64(in + 144);
    b[19] = load_le64(in + 152);
    b[20] = load_le64(in + 160);
    b[21] = load_le64(in + 168);
    b[22] = load_le64(in + 176);
    b[23] = load_le64(in + 184);
    b[24] = load_le64(in + 192);
    b[25] = load_le64(in + 200);
    b[26] = load_le64(in + 208);
    b[27] = load_le64(in + 216);
    b[28] = load_le64(in + 224);
    b[29] = load_le64(in + 232);
    b[30] = load_le64(in + 240);
    b[31] = load_le64(in + 248);
    b[32] = load_le64(in + 256);
    b[33] = load_le64(in + 264);
    b[34] = load_le64(in + 272);
    b[35] = load_le64(in + 280);
    b[36] = load_le64(in + 288);
    b[37] = load_le64(in + 296);
    b[38] = load_le64(in + 304);
    b[39] = load_le64(in + 312);
    b[40] = load_le64(in + 320);
    b[41] = load_le64(in + 328);
    b[42] = load_le64(in + 336);
    b[43] = load_le64(in + 344);
    b[44] = load_le64(in + 352);
    b[45] = load_le64(in + 360);
    b[46] = load_le64(in + 368);
    b[47] = load_le64(in + 376);
    b[48] = load_le64(in + 384);
    b[49] = load_le64(in + 392);
    b[50] = load_le64(in + 400);
    b[51] = load_le64(in + 408);
    b[52] = load_le64(in + 416);
    b[53] = load_le64(in + 424);
    b[54] = load_le64(in + 432);
    b[55] = load_le64(in + 440);
    b[56] = load_le64(in + 448);
    b[57] = load_le64(in + 456);
    b[58] = load_le64(in + 464);
    b[59] = load_le64(in + 472);
    b[60] = load_le64(in + 480);
    b[61] = load_le64(in + 488);
    b[62] = load_le64(in + 496);
    b[63] = load_le64(in + 504);
    transpose_0(b);
    // round 32 (skinny.dsl:66)
    const uint64_t t0 = ~b[58], t1 = b[26] ^ t0, t2 = b[27] ^ b[59], t3 = b[10] ^ t0,
    t4 = b[30] ^ b[62], t5 = b[31] ^ b[63], t6 = b[14] ^ b[62], t7 = b[15] ^ b[63],
    t8 = b[18] ^ b[50], t9 = b[19] ^ b[51], t10 = b[2] ^ b[50], t11 = b[3] ^ b[51], t12 = ~b[54],
    t13 = b[22] ^ t12, t14 = b[23] ^ b[55], t15 = b[6] ^ t12, t16 = (b[12] ^ b[60]) ^ (t6 | t7),
    t17 = ~t7, t18 = (b[13] ^ b[61]) ^ (t17 & t16), t19 = ~t18, t20 = t6 ^ (t16 & t19),
    t21 = t17 ^ (t18 | t20), t22 = (b[0] ^ b[48]) ^ (t10 | t11), t23 = ~t11,
    t24 = (b[1] ^ b[49]) ^ (t23 & t22), t25 = t10 ^ (t22 & (~t24)), t26 = t23 ^ (t24 | t25),
    t27 = ~(b[7] ^ b[55]), t28 = (b[4] ^ b[52]) ^ (t15 & t27), t29 = ~t28,
    t30 = (b[5] ^ b[53]) ^ (t27 & t29), t31 = t15 ^ (t28 | t30), t32 = t27 ^ (t30 | t31),
    t33 = ~(b[11] ^ b[59]), t34 = (b[8] ^ b[56]) ^ (t3 & t33), t35 = ~t34,
    t36 = (b[9] ^ b[57]) ^ (t33 & t35), t37 = t3 ^ (t34 | t36), t38 = t33 ^ (t36 | t37),
    t39 = (b[16] ^ b[48]) ^ (t8 | t9), t40 = ~t39, t41 = (b[17] ^ b[49]) ^ (t9 | t40),
    t42 = t8 ^ (t39 & t41), t43 = ~t41, t44 = t9 ^ (t43 | t42), t45 = ~t14,
    t46 = (b[20] ^ b[52]) ^ (t13 & t45), t47 = (b[21] ^ b[53]) ^ (t14 | t46), t48 = ~t46,
    t49 = t13 ^ (t48 & t47), t50 = t45 ^ (t47 & t49), t51 = ~t2, t52 = (b[24] ^ b[56]) ^ (t1 & t51),
    t53 = (b[25] ^ b[57]) ^ (t2 | t52), t54 = ~t52, t55 = t1 ^ (t54 & t53), t56 = t51 ^ (t53 & t55),
    t57 = (b[28] ^ b[60]) ^ (t4 | t5), t58 = ~t5, t59 = (b[29] ^ b[61]) ^ (t58 & t57),
    t60 = t4 ^ (~(t57 & t59)), t61 = t58 ^ (t59 & t60),
    t62 = ((b[22] ^ b[38]) ^ b[54]) ^ load64(rk + 384),
    t63 = ((b[23] ^ b[39]) ^ b[55]) ^ load64(rk + 392),
    t64 = (((b[20] ^ b[36]) ^ b[52]) ^ load64(rk + 2432)) ^ (t62 | t63),
    t65 = (((b[21] ^ b[37]) ^ b[53]) ^ load64(rk + 2440)) ^ (t63 | t64), t66 = t62 ^ (t64 | t65),
    t67 = ~t66, t68 = t63 ^ (t65 | t67), t69 = ((b[26] ^ b[42]) ^ b[58]) ^ load64(rk + 1232),
    t70 = ((b[27] ^ b[43]) ^ b[59]) ^ load64(rk + 1240),
    t71 = (((b[24] ^ b[40]) ^ b[56]) ^ load64(rk + 1216)) ^ (t69 & t70),
    t72 = (((b[25] ^ b[41]) ^ b[57]) ^ load64(rk + 1224)) ^ (t70 & t71), t73 = t69 ^ (t71 & t72),
    t74 = t70 ^ (t72 & t73), t75 = ((b[30] ^ b[46]) ^ b[62]) ^ load64(rk + 608),
    t76 = ((b[31] ^ b[47]) ^ b[63]) ^ load64(rk + 616),
    t77 = (((b[28] ^ b[44]) ^ b[60]) ^ load64(rk + 592)) ^ (t75 & t76),
    t78 = (((b[29] ^ b[45]) ^ b[61]) ^ load64(rk + 600)) ^ (t76 & t77), t79 = t75 ^ (t77 & t78),
    t80 = t76 ^ (t78 & t79), t81 = load64(rk + 24),
    t82 = (((b[18] ^ b[34]) ^ b[50]) ^ load64(rk + 1104)) ^ t81,
    t83 = (((b[19] ^ b[35]) ^ b[51]) ^ load64(rk + 1112)) ^ t81, t84 = load64(rk),
    t85 = (((b[16] ^ b[32]) ^ b[48]) ^ load64(rk + 1088)) ^ t84, t86 = t85 ^ (t82 & t83),
    t87 = (((b[17] ^ b[33]) ^ b[49]) ^ load64(rk + 536)) ^ t84, t88 = t87 ^ (t83 & t86),
    t89 = t82 ^ (t86 & t88), t90 = t83 ^ (t88 & t89), t91 = b[26] ^ load64(rk + 3072),
    t92 = b[27] ^ load64(rk + 3080), t93 = (b[24] ^ load64(rk + 3056)) ^ (t91 & t92),
    t94 = (b[25] ^ load64(rk + 3064)) ^ (t92 & t93), t95 = t91 ^ (t93 & t94),
    t96 = t92 ^ (t94 & t95), t97 = b[30] ^ load64(rk + 576), t98 = b[31] ^ load64(rk + 584),
    t99 = (b[28] ^ load64(rk + 560)) ^ (t97 & t98), t100 = (b[29] ^ load64(rk + 568)) ^ (t98 & t99),
    t101 = t97 ^ (t99 & t100), t102 = t98 ^ (t100 & t101), t103 = b[18] ^ load64(rk + 1824),
    t104 = b[19] ^ load64(rk + 1832), t105 = (b[16] ^ load64(rk + 1808)) ^ (t103 & t104),
    t106 = (b[17] ^ load64(rk + 1816)) ^ (t104 & t105), t107 = t103 ^ (t105 & t106),
    t108 = t104 ^ (t106 & t107), t109 = (b[22] ^ load64(rk + 512)) ^ t81,
    t110 = (b[23] ^ load64(rk + 520)) ^ t84,
    t111 = ((b[20] ^ load64(rk + 496)) ^ t81) ^ (t109 & t110),
    t112 = ((b[21] ^ load64(rk + 504)) ^ t81) ^ (t110 & t111), t113 = t109 ^ (t111 & t112),
    t114 = t110 ^ (t112 & t113);
    // round 31 (skinny.dsl:66)
    const uint64_t t115 = t65 ^ t19, t116 = t66 ^ t20, t117 = t94 ^ t18, t118 = t95 ^ t20,
    t119 = t72 ^ t24, t120 = t73 ^ t25, t121 = t100 ^ t24, t122 = t101 ^ t25, t123 = t78 ^ t30,
    t124 = t79 ^ t31, t125 = t106 ^ t30, t126 = t107 ^ t31, t127 = t88 ^ t36, t128 = t89 ^ t37,
    t129 = t112 ^ t36, t130 = t113 ^ t37, t131 = (t102 ^ t26) ^ (t121 & t122),
    t132 = (t99 ^ t22) ^ (t122 & t131), t133 = ~t131, t134 = t121 ^ (t133 | t132),
    t135 = t122 ^ (t132 | t134), t136 = (t108 ^ t32) ^ (t125 & t126),
    t137 = (t105 ^ t29) ^ (t126 & t136), t138 = t125 ^ ((~t136) | t137),
    t139 = t126 ^ (t137 | t138), t140 = (t114 ^ t38) ^ (t129 & t130),
    t141 = (t111 ^ t35) ^ (t130 & t140), t142 = ~t140, t143 = t129 ^ (t142 | t141),
    t144 = t130 ^ (t141 | t143), t145 = (t96 ^ t21) ^ (t117 & t118),
    t146 = (t93 ^ t16) ^ (t118 & t145), t147 = ~t145, t148 = t117 ^ (t147 | t146),
    t149 = t118 ^ (t146 | t148), t150 = (t80 ^ t32) ^ (t123 & t124),
    t151 = (t77 ^ t28) ^ (t124 & t150), t152 = t123 ^ (t150 & t151), t153 = t124 ^ (t151 & t152),
    t154 = (t90 ^ t38) ^ (t127 & t128), t155 = (t86 ^ t34) ^ (t128 & t154),
    t156 = t127 ^ (t154 & t155), t157 = t128 ^ (t155 & t156), t158 = (t68 ^ t21) ^ (t115 & t116),
    t159 = (t64 ^ t16) ^ (t116 & t158), t160 = t115 ^ (t158 & t159), t161 = t116 ^ (t159 & t160),
    t162 = (t74 ^ t26) ^ (t119 & t120), t163 = (t71 ^ t22) ^ (t120 & t162),
    t164 = t119 ^ (t162 & t163), t165 = t120 ^ (t163 & t164),
    t166 = ((t88 ^ t59) ^ t36) ^ load64(rk + 2136), t167 = ((t89 ^ t60) ^ t37) ^ load64(rk + 2144),
    t168 = (((t90 ^ t61) ^ t38) ^ load64(rk + 2120)) ^ (t166 & t167),
    t169 = (((t86 ^ t57) ^ t34) ^ load64(rk + 2128)) ^ (t167 & t168), t170 = t166 ^ (t168 & t169),
    t171 = t167 ^ (t169 & t170), t172 = ((t65 ^ t43) ^ t18) ^ load64(rk + 920),
    t173 = ((t67 ^ t42) ^ t20) ^ load64(rk + 928),
    t174 = (((t68 ^ t44) ^ t21) ^ load64(rk + 904)) ^ (t172 & t173),
    t175 = (((t64 ^ t40) ^ t16) ^ load64(rk + 160)) ^ (t173 & t174), t176 = t172 ^ (t174 & t175),
    t177 = t173 ^ (t175 & t176), t178 = ((t72 ^ t47) ^ t24) ^ load64(rk + 296),
    t179 = ((t73 ^ t49) ^ t25) ^ load64(rk + 304),
    t180 = (((t74 ^ t50) ^ t26) ^ load64(rk + 280)) ^ (t178 & t179),
    t181 = (((t71 ^ t48) ^ t22) ^ load64(rk + 720)) ^ (t179 & t180), t182 = t178 ^ (t180 & t181),
    t183 = t179 ^ (t181 & t182), t184 = load64(rk + 24),
    t185 = (((t78 ^ t53) ^ t30) ^ load64(rk + 792)) ^ t184,
    t186 = (((t79 ^ t55) ^ t31) ^ load64(rk + 800)) ^ t184, t187 = load64(rk),
    t188 = ((((t80 ^ t56) ^ t32) ^ load64(rk + 776)) ^ t187) ^ (t185 & t186),
    t189 = ((((t77 ^ t54) ^ t28) ^ load64(rk + 224)) ^ t184) ^ (t186 & t188),
    t190 = t185 ^ (t188 & t189), t191 = t186 ^ (t189 & t190), t192 = t65 ^ load64(rk + 2760),
    t193 = t66 ^ load64(rk + 112), t194 = (t68 ^ load64(rk + 88)) ^ (t192 & t193),
    t195 = (t64 ^ load64(rk + 2752)) ^ (t193 & t194), t196 = t192 ^ (t194 & t195),
    t197 = t193 ^ (t195 & t196), t198 = t72 ^ load64(rk + 1416), t199 = t73 ^ load64(rk + 1424),
    t200 = (t74 ^ load64(rk + 1400)) ^ (t198 & t199),
    t201 = (t71 ^ load64(rk + 848)) ^ (t199 & t200), t202 = t198 ^ (t200 & t201),
    t203 = t199 ^ (t201 & t202), t204 = t78 ^ load64(rk + 136), t205 = t79 ^ load64(rk + 144),
    t206 = (t80 ^ load64(rk + 120)) ^ (t204 & t205),
    t207 = (t77 ^ load64(rk + 128)) ^ (t205 & t206), t208 = t204 ^ (t206 & t207),
    t209 = t205 ^ (t207 & t208), t210 = (t88 ^ load64(rk + 888)) ^ t187,
    t211 = (t89 ^ load64(rk + 896)) ^ t187,
    t212 = ((t90 ^ load64(rk + 872)) ^ t184) ^ (t210 & t211),
    t213 = ((t86 ^ load64(rk + 880)) ^ t184) ^ (t211 & t212), t214 = t210 ^ (t212 & t213),
    t215 = t211 ^ (t213 & t214);
    uint64_t x0 = t171;
    uint64_t x1 = t153;
    uint64_t x2 = t135;
    uint64_t x3 = t168;
    uint64_t x4 = t150;
    uint64_t x5 = t131;
    uint64_t x6 = t169;
    uint64_t x7 = t151;
    uint64_t x8 = t132;
    uint64_t x9 = t170;
    uint64_t x10 = t152;
    uint64_t x11 = t134;
    uint64_t x12 = t133;
    uint64_t x13 = t197;
    uint64_t x14 = t194;
    uint64_t x15 = t195;
    uint64_t x16 = t196;
    uint64_t x17 = t177;
    uint64_t x18 = t157;
    uint64_t x19 = t139;
    uint64_t x20 = t174;
    uint64_t x21 = t154;
    uint64_t x22 = t136;
    uint64_t x23 = t175;
    uint64_t x24 = t155;
    uint64_t x25 = t137;
    uint64_t x26 = t176;
    uint64_t x27 = t156;
    uint64_t x28 = t138;
    uint64_t x29 = t203;
    uint64_t x30 = t200;
    uint64_t x31 = t201;
    uint64_t x32 = t202;
    uint64_t x33 = t183;
    uint64_t x34 = t161;
    uint64_t x35 = t144;
    uint64_t x36 = t180;
    uint64_t x37 = t158;
    uint64_t x38 = t142;
    uint64_t x39 = t181;
    uint64_t x40 = t159;
    uint64_t x41 = t141;
    uint64_t x42 = t182;
    uint64_t x43 = t160;
    uint64_t x44 = t143;
    uint64_t x45 = t209;
    uint64_t x46 = t206;
    uint64_t x47 = t140;
    uint64_t x48 = t207;
    uint64_t x49 = t208;
    uint64_t x50 = t191;
    uint64_t x51 = t165;
    uint64_t x52 = t149;
    uint64_t x53 = t188;
    uint64_t x54 = t162;
    uint64_t x55 = t147;
    uint64_t x56 = t189;
    uint64_t x57 = t163;
    uint64_t x58 = t146;
    uint64_t x59 = t190;
    uint64_t x60 = t164;
    uint64_t x61 = t148;
    uint64_t x62 = t215;
    uint64_t x63 = t212;
    uint64_t x64 = t145;
    uint64_t x65 = t213;
    uint64_t x66 = t214;
    for (unsigned i = 0; i < 14; i++) {
        const uint8_t *round = rk + 9048 + 576 * i;
        // round 30 (skinny.dsl:66)
        const uint64_t t216 = x6 ^ x8, t217 = x9 ^ x11, t218 = x15 ^ x8, t219 = x16 ^ x11,
        t220 = x23 ^ x25, t221 = x26 ^ x28, t222 = x31 ^ x25, t223 = x32 ^ x28, t224 = x39 ^ x41,
        t225 = x42 ^ x44, t226 = x48 ^ x41, t227 = x49 ^ x44, t228 = x56 ^ x58, t229 = x59 ^ x61,
        t230 = x65 ^ x58, t231 = x66 ^ x61, t232 = (x29 ^ x19) ^ (t222 & t223),
        t233 = (x30 ^ x22) ^ (t223 & t232), t234 = ~t232, t235 = t222 ^ (t234 | t233),
        t236 = t223 ^ (t233 | t235), t237 = (x45 ^ x35) ^ (t226 & t227),
        t238 = (x46 ^ x47) ^ (t227 & t237), t239 = t226 ^ ((~t237) | t238), t240 = t227 ^ (t238 | t239),
        t241 = (x62 ^ x52) ^ (t230 & t231), t242 = (x63 ^ x64) ^ (t231 & t241), t243 = ~t241,
        t244 = t230 ^ (t243 | t242), t245 = t231 ^ (t242 | t244), t246 = (x13 ^ x2) ^ (t218 & t219),
        t247 = (x14 ^ x5) ^ (t219 & t246), t248 = ~t246, t249 = t218 ^ (t248 | t247),
        t250 = t219 ^ (t247 | t249), t251 = (x33 ^ x35) ^ (t224 & t225),
        t252 = (x36 ^ x38) ^ (t225 & t251), t253 = t224 ^ (t251 & t252), t254 = t225 ^ (t252 & t253),
        t255 = (x50 ^ x52) ^ (t228 & t229), t256 = (x53 ^ x55) ^ (t229 & t255),
        t257 = t228 ^ (t255 & t256), t258 = t229 ^ (t256 & t257), t259 = (x0 ^ x2) ^ (t216 & t217),
        t260 = (x3 ^ x12) ^ (t217 & t259), t261 = t216 ^ (t259 & t260), t262 = t217 ^ (t260 & t261),
        t263 = (x17 ^ x19) ^ (t220 & t221), t264 = (x20 ^ x22) ^ (t221 & t263),
        t265 = t220 ^ (t263 & t264), t266 = t221 ^ (t264 & t265),
        t267 = ((x56 ^ x57) ^ x58) ^ load64(round + 16),
        t268 = ((x59 ^ x60) ^ x61) ^ load64(round + 24),
        t269 = (((x50 ^ x51) ^ x52) ^ load64(round)) ^ (t267 & t268),
        t270 = (((x53 ^ x54) ^ x55) ^ load64(round + 8)) ^ (t268 & t269), t271 = t267 ^ (t269 & t270),
        t272 = t268 ^ (t270 & t271), t273 = ((x6 ^ x7) ^ x8) ^ load64(round + 48),
        t274 = ((x9 ^ x10) ^ x11) ^ load64(round + 56),
        t275 = (((x0 ^ x1) ^ x2) ^ load64(round + 32)) ^ (t273 & t274),
        t276 = (((x3 ^ x4) ^ x5) ^ load64(round + 40)) ^ (t274 & t275), t277 = t273 ^ (t275 & t276),
        t278 = t274 ^ (t276 & t277), t279 = ((x23 ^ x24) ^ x25) ^ load64(round + 80),
        t280 = ((x26 ^ x27) ^ x28) ^ load64(round + 88),
        t281 = (((x17 ^ x18) ^ x19) ^ load64(round + 64)) ^ (t279 & t280),
        t282 = (((x20 ^ x21) ^ x22) ^ load64(round + 72)) ^ (t280 & t281), t283 = t279 ^ (t281 & t282),
        t284 = t280 ^ (t282 & t283), t285 = load64(round + 272),
        t286 = (((x39 ^ x40) ^ x41) ^ load64(round + 112)) ^ t285,
        t287 = (((x42 ^ x43) ^ x44) ^ load64(round + 120)) ^ t285,
        t288 = (((x33 ^ x34) ^ x35) ^ load64(round + 96)) ^ load64(round + 256),
        t289 = t288 ^ (t286 & t287),
        t290 = (((x36 ^ x37) ^ x38) ^ load64(round + 104)) ^ load64(round + 264),
        t291 = t290 ^ (t287 & t289), t292 = t286 ^ (t289 & t291), t293 = t287 ^ (t291 & t292),
        t294 = x6 ^ load64(round + 144), t295 = x9 ^ load64(round + 152),
        t296 = (x0 ^ load64(round + 128)) ^ (t294 & t295),
        t297 = (x3 ^ load64(round + 136)) ^ (t295 & t296), t298 = t294 ^ (t296 & t297),
        t299 = t295 ^ (t297 & t298), t300 = x23 ^ load64(round + 176), t301 = x26 ^ load64(round + 184),
        t302 = (x17 ^ load64(round + 160)) ^ (t300 & t301),
        t303 = (x20 ^ load64(round + 168)) ^ (t301 & t302), t304 = t300 ^ (t302 & t303),
        t305 = t301 ^ (t303 & t304), t306 = x39 ^ load64(round + 208), t307 = x42 ^ load64(round + 216),
        t308 = (x33 ^ load64(round + 192)) ^ (t306 & t307),
        t309 = (x36 ^ load64(round + 200)) ^ (t307 & t308), t310 = t306 ^ (t308 & t309),
        t311 = t307 ^ (t309 & t310), t312 = (x56 ^ load64(round + 240)) ^ load64(round + 296),
        t313 = (x59 ^ load64(round + 248)) ^ load64(round + 304),
        t314 = (x50 ^ load64(round + 224)) ^ load64(round + 280), t315 = t314 ^ (t312 & t313),
        t316 = (x53 ^ load64(round + 232)) ^ load64(round + 288), t317 = t316 ^ (t313 & t315),
        t318 = t312 ^ (t315 & t317), t319 = t313 ^ (t317 & t318);
        // round 29 (skinny.dsl:66)
        const uint64_t t320 = t270 ^ t233, t321 = t271 ^ t235, t322 = t297 ^ t233, t323 = t298 ^ t235,
        t324 = t276 ^ t238, t325 = t277 ^ t239, t326 = t303 ^ t238, t327 = t304 ^ t239,
        t328 = t282 ^ t242, t329 = t283 ^ t244, t330 = t309 ^ t242, t331 = t310 ^ t244,
        t332 = t291 ^ t247, t333 = t292 ^ t249, t334 = t317 ^ t247, t335 = t318 ^ t249,
        t336 = (t305 ^ t240) ^ (t326 & t327), t337 = (t302 ^ t237) ^ (t327 & t336), t338 = ~t336,
        t339 = t326 ^ (t338 | t337), t340 = t327 ^ (t337 | t339), t341 = (t311 ^ t245) ^ (t330 & t331),
        t342 = (t308 ^ t241) ^ (t331 & t341), t343 = t330 ^ ((~t341) | t342),
        t344 = t331 ^ (t342 | t343), t345 = (t319 ^ t250) ^ (t334 & t335),
        t346 = (t315 ^ t246) ^ (t335 & t345), t347 = ~t345, t348 = t334 ^ (t347 | t346),
        t349 = t335 ^ (t346 | t348), t350 = (t299 ^ t236) ^ (t322 & t323),
        t351 = (t296 ^ t232) ^ (t323 & t350), t352 = ~t350, t353 = t322 ^ (t352 | t351),
        t354 = t323 ^ (t351 | t353), t355 = (t284 ^ t245) ^ (t328 & t329),
        t356 = (t281 ^ t243) ^ (t329 & t355), t357 = t328 ^ (t355 & t356), t358 = t329 ^ (t356 & t357),
        t359 = (t293 ^ t250) ^ (t332 & t333), t360 = (t289 ^ t248) ^ (t333 & t359),
        t361 = t332 ^ (t359 & t360), t362 = t333 ^ (t360 & t361), t363 = (t272 ^ t236) ^ (t320 & t321),
        t364 = (t269 ^ t234) ^ (t321 & t363), t365 = t320 ^ (t363 & t364), t366 = t321 ^ (t364 & t365),
        t367 = (t278 ^ t240) ^ (t324 & t325), t368 = (t275 ^ t237) ^ (t325 & t367),
        t369 = t324 ^ (t367 & t368), t370 = t325 ^ (t368 & t369),
        t371 = ((t291 ^ t264) ^ t247) ^ load64(round + 328),
        t372 = ((t292 ^ t265) ^ t249) ^ load64(round + 336),
        t373 = (((t293 ^ t266) ^ t250) ^ load64(round + 312)) ^ (t371 & t372),
        t374 = (((t289 ^ t263) ^ t248) ^ load64(round + 320)) ^ (t372 & t373),
        t375 = t371 ^ (t373 & t374), t376 = t372 ^ (t374 & t375),
        t377 = ((t270 ^ t252) ^ t233) ^ load64(round + 360),
        t378 = ((t271 ^ t253) ^ t235) ^ load64(round + 368),
        t379 = (((t272 ^ t254) ^ t236) ^ load64(round + 344)) ^ (t377 & t378),
        t380 = (((t269 ^ t251) ^ t232) ^ load64(round + 352)) ^ (t378 & t379),
        t381 = t377 ^ (t379 & t380), t382 = t378 ^ (t380 & t381),
        t383 = ((t276 ^ t256) ^ t238) ^ load64(round + 392),
        t384 = ((t277 ^ t257) ^ t239) ^ load64(round + 400),
        t385 = (((t278 ^ t258) ^ t240) ^ load64(round + 376)) ^ (t383 & t384),
        t386 = (((t275 ^ t255) ^ t237) ^ load64(round + 384)) ^ (t384 & t385),
        t387 = t383 ^ (t385 & t386), t388 = t384 ^ (t386 & t387), t389 = load64(round + 272),
        t390 = (((t282 ^ t260) ^ t242) ^ load64(round + 424)) ^ t389,
        t391 = (((t283 ^ t261) ^ t244) ^ load64(round + 432)) ^ t389,
        t392 = (((t284 ^ t262) ^ t245) ^ load64(round + 408)) ^ load64(round + 264),
        t393 = t392 ^ (t390 & t391),
        t394 = (((t281 ^ t259) ^ t243) ^ load64(round + 416)) ^ load64(round + 568),
        t395 = t394 ^ (t391 & t393), t396 = t390 ^ (t393 & t395), t397 = t391 ^ (t395 & t396),
        t398 = t270 ^ load64(round + 456), t399 = t271 ^ load64(round + 464),
        t400 = (t272 ^ load64(round + 440)) ^ (t398 & t399),
        t401 = (t269 ^ load64(round + 448)) ^ (t399 & t400), t402 = t398 ^ (t400 & t401),
        t403 = t399 ^ (t401 & t402), t404 = t276 ^ load64(round + 488),
        t405 = t277 ^ load64(round + 496), t406 = (t278 ^ load64(round + 472)) ^ (t404 & t405),
        t407 = (t275 ^ load64(round + 480)) ^ (t405 & t406), t408 = t404 ^ (t406 & t407),
        t409 = t405 ^ (t407 & t408), t410 = t282 ^ load64(round + 520),
        t411 = t283 ^ load64(round + 528), t412 = (t284 ^ load64(round + 504)) ^ (t410 & t411),
        t413 = (t281 ^ load64(round + 512)) ^ (t411 & t412), t414 = t410 ^ (t412 & t413),
        t415 = t411 ^ (t413 & t414), t416 = (t291 ^ load64(round + 552)) ^ load64(round + 304),
        t417 = (t292 ^ load64(round + 560)) ^ load64(round + 256),
        t418 = (t293 ^ load64(round + 536)) ^ load64(round + 288), t419 = t418 ^ (t416 & t417),
        t420 = (t289 ^ load64(round + 544)) ^ load64(round + 296), t421 = t420 ^ (t417 & t419),
        t422 = t416 ^ (t419 & t421), t423 = t417 ^ (t421 & t422);
        x0 = t376;
        x1 = t358;
        x2 = t340;
        x3 = t373;
        x4 = t355;
        x5 = t336;
        x6 = t374;
        x7 = t356;
        x8 = t337;
        x9 = t375;
        x10 = t357;
        x11 = t339;
        x12 = t338;
        x13 = t403;
        x14 = t400;
        x15 = t401;
        x16 = t402;
        x17 = t382;
        x18 = t362;
        x19 = t344;
        x20 = t379;
        x21 = t359;
        x22 = t341;
        x23 = t380;
        x24 = t360;
        x25 = t342;
        x26 = t381;
        x27 = t361;
        x28 = t343;
        x29 = t409;
        x30 = t406;
        x31 = t407;
        x32 = t408;
        x33 = t388;
        x34 = t366;
        x35 = t349;
        x36 = t385;
        x37 = t363;
        x38 = t347;
        x39 = t386;
        x40 = t364;
        x41 = t346;
        x42 = t387;
        x43 = t365;
        x44 = t348;
        x45 = t415;
        x46 = t412;
        x47 = t345;
        x48 = t413;
        x49 = t414;
        x50 = t397;
        x51 = t370;
        x52 = t354;
        x53 = t393;
        x54 = t367;
        x55 = t352;
        x56 = t395;
        x57 = t368;
        x58 = t351;
        x59 = t396;
        x60 = t369;
        x61 = t353;
        x62 = t423;
        x63 = t419;
        x64 = t350;
        x65 = t421;
        x66 = t422;
    }
    uint64_t c[64];
    // round 2 (skinny.dsl:66)
    const uint64_t t766 = x6 ^ x8, t767 = x9 ^ x11, t768 = x15 ^ x8, t769 = x16 ^ x11,
    t770 = x23 ^ x25, t771 = x26 ^ x28, t772 = x31 ^ x25, t773 = x32 ^ x28, t774 = x39 ^ x41,
    t775 = x42 ^ x44, t776 = x48 ^ x41, t777 = x49 ^ x44, t778 = x56 ^ x58, t779 = x59 ^ x61,
    t780 = x65 ^ x58, t781 = x66 ^ x61, t782 = (x29 ^ x19) ^ (t772 & t773),
    t783 = (x30 ^ x22) ^ (t773 & t782), t784 = ~t782, t785 = t772 ^ (t784 | t783),
    t786 = t773 ^ (t783 | t785), t787 = (x45 ^ x35) ^ (t776 & t777),
    t788 = (x46 ^ x47) ^ (t777 & t787), t789 = ~t787, t790 = t776 ^ (t789 | t788),
    t791 = t777 ^ (t788 | t790), t792 = (x62 ^ x52) ^ (t780 & t781),
    t793 = (x63 ^ x64) ^ (t781 & t792), t794 = ~t792, t795 = t780 ^ (t794 | t793),
    t796 = t781 ^ (t793 | t795), t797 = (x13 ^ x2) ^ (t768 & t769),
    t798 = (x14 ^ x5) ^ (t769 & t797), t799 = ~t797, t800 = t768 ^ (t799 | t798),
    t801 = t769 ^ (t798 | t800), t802 = (x33 ^ x35) ^ (t774 & t775),
    t803 = (x36 ^ x38) ^ (t775 & t802), t804 = t774 ^ (t802 & t803), t805 = t775 ^ (t803 & t804),
    t806 = (x50 ^ x52) ^ (t778 & t779), t807 = (x53 ^ x55) ^ (t779 & t806),
    t808 = t778 ^ (t806 & t807), t809 = t779 ^ (t807 & t808), t810 = (x0 ^ x2) ^ (t766 & t767),
    t811 = (x3 ^ x12) ^ (t767 & t810), t812 = t766 ^ (t810 & t811), t813 = t767 ^ (t811 & t812),
    t814 = (x17 ^ x19) ^ (t770 & t771), t815 = (x20 ^ x22) ^ (t771 & t814),
    t816 = t770 ^ (t814 & t815), t817 = t771 ^ (t815 & t816),
    t818 = ((x56 ^ x57) ^ x58) ^ load64(rk + 3072), t819 = ((x59 ^ x60) ^ x61) ^ load64(rk + 3080),
    t820 = (((x50 ^ x51) ^ x52) ^ load64(rk + 3056)) ^ (t818 & t819),
    t821 = (((x53 ^ x54) ^ x55) ^ load64(rk + 3064)) ^ (t819 & t820), t822 = t818 ^ (t820 & t821),
    t823 = t819 ^ (t821 & t822), t824 = ((x6 ^ x7) ^ x8) ^ load64(rk + 544),
    t825 = ((x9 ^ x10) ^ x11) ^ load64(rk + 552),
    t826 = (((x0 ^ x1) ^ x2) ^ load64(rk + 528)) ^ (t824 & t825),
    t827 = (((x3 ^ x4) ^ x5) ^ load64(rk + 536)) ^ (t825 & t826), t828 = t824 ^ (t826 & t827),
    t829 = t825 ^ (t827 & t828), t830 = ((x23 ^ x24) ^ x25) ^ load64(rk + 1232),
    t831 = ((x26 ^ x27) ^ x28) ^ load64(rk + 1240),
    t832 = (((x17 ^ x18) ^ x19) ^ load64(rk + 1216)) ^ (t830 & t831),
    t833 = (((x20 ^ x21) ^ x22) ^ load64(rk + 472)) ^ (t831 & t832), t834 = t830 ^ (t832 & t833),
    t835 = t831 ^ (t833 & t834), t836 = load64(rk + 24),
    t837 = (((x39 ^ x40) ^ x41) ^ load64(rk + 1728)) ^ t836,
    t838 = (((x42 ^ x43) ^ x44) ^ load64(rk + 1736)) ^ t836,
    t839 = ((((x33 ^ x34) ^ x35) ^ load64(rk + 1712)) ^ t836) ^ (t837 & t838),
    t840 = ((((x36 ^ x37) ^ x38) ^ load64(rk + 1160)) ^ t836) ^ (t838 & t839),
    t841 = t837 ^ (t839 & t840), t842 = t838 ^ (t840 & t841), t843 = x6 ^ load64(rk + 1040),
    t844 = x9 ^ load64(rk + 1048), t845 = (x0 ^ load64(rk + 1024)) ^ (t843 & t844),
    t846 = (x3 ^ load64(rk + 1032)) ^ (t844 & t845), t847 = t843 ^ (t845 & t846),
    t848 = t844 ^ (t846 & t847), t849 = x23 ^ load64(rk + 512), t850 = x26 ^ load64(rk + 520),
    t851 = (x17 ^ load64(rk + 496)) ^ (t849 & t850),
    t852 = (x20 ^ load64(rk + 504)) ^ (t850 & t851), t853 = t849 ^ (t851 & t852),
    t854 = t850 ^ (t852 & t853), t855 = x39 ^ load64(rk + 384), t856 = x42 ^ load64(rk + 392),
    t857 = (x33 ^ load64(rk + 368)) ^ (t855 & t856),
    t858 = (x36 ^ load64(rk + 376)) ^ (t856 & t857), t859 = t855 ^ (t857 & t858),
    t860 = t856 ^ (t858 & t859), t861 = (x56 ^ load64(rk + 1824)) ^ t836,
    t862 = (x59 ^ load64(rk + 1832)) ^ t836, t863 = load64(rk),
    t864 = ((x50 ^ load64(rk + 1808)) ^ t863) ^ (t861 & t862),
    t865 = ((x53 ^ load64(rk + 1816)) ^ t863) ^ (t862 & t864), t866 = t861 ^ (t864 & t865),
    t867 = t862 ^ (t865 & t866);
    // round 1 (skinny.dsl:66)
    const uint64_t t868 = t821 ^ t783, t869 = t822 ^ t785, t870 = t846 ^ t783, t871 = t847 ^ t785,
    t872 = t827 ^ t788, t873 = t828 ^ t790, t874 = t852 ^ t788, t875 = t853 ^ t790,
    t876 = t833 ^ t793, t877 = t834 ^ t795, t878 = t858 ^ t793, t879 = t859 ^ t795,
    t880 = t840 ^ t798, t881 = t841 ^ t800, t882 = t865 ^ t798, t883 = t866 ^ t800,
    t884 = (t854 ^ t791) ^ (t874 & t875), t885 = (t851 ^ t787) ^ (t875 & t884), t886 = ~t884,
    t887 = t874 ^ (t886 | t885);
    c[13] = t875 ^ (t885 | t887);
    const uint64_t t888 = (t860 ^ t796) ^ (t878 & t879), t889 = (t857 ^ t792) ^ (t879 & t888),
    t890 = ~t888, t891 = t878 ^ (t890 | t889);
    c[15] = t879 ^ (t889 | t891);
    const uint64_t t892 = (t867 ^ t801) ^ (t882 & t883), t893 = (t864 ^ t797) ^ (t883 & t892),
    t894 = ~t892, t895 = t882 ^ (t894 | t893);
    c[9] = t883 ^ (t893 | t895);
    const uint64_t t896 = (t848 ^ t786) ^ (t870 & t871), t897 = (t845 ^ t782) ^ (t871 & t896),
    t898 = ~t896, t899 = t870 ^ (t898 | t897);
    c[11] = t871 ^ (t897 | t899);
    const uint64_t t900 = (t835 ^ t796) ^ (t876 & t877), t901 = (t832 ^ t792) ^ (t877 & t900),
    t902 = ~t900, t903 = t876 ^ (t902 | t901);
    c[5] = t877 ^ (t901 | t903);
    const uint64_t t904 = (t842 ^ t801) ^ (t880 & t881), t905 = (t839 ^ t797) ^ (t881 & t904),
    t906 = ~t904, t907 = t880 ^ (t906 | t905);
    c[7] = t881 ^ (t905 | t907);
    const uint64_t t908 = (t823 ^ t786) ^ (t868 & t869), t909 = (t820 ^ t782) ^ (t869 & t908),
    t910 = ~t908, t911 = t868 ^ (t910 | t909);
    c[1] = t869 ^ (t909 | t911);
    const uint64_t t912 = (t829 ^ t791) ^ (t872 & t873), t913 = (t826 ^ t789) ^ (t873 & t912),
    t914 = ~t912, t915 = t872 ^ (t914 | t913);
    c[3] = t873 ^ (t913 | t915);
    const uint64_t t916 = ((t840 ^ t815) ^ t798) ^ load64(rk + 2760),
    t917 = ((t841 ^ t816) ^ t800) ^ load64(rk + 2768),
    t918 = (((t842 ^ t817) ^ t801) ^ load64(rk + 88)) ^ (t916 & t917),
    t919 = (((t839 ^ t814) ^ t799) ^ load64(rk + 96)) ^ (t917 & (~t918)),
    t920 = t916 ^ (t918 | t919);
    c[12] = t917 ^ (t919 | t920);
    const uint64_t t921 = ((t821 ^ t803) ^ t783) ^ load64(rk + 232),
    t922 = ((t822 ^ t804) ^ t785) ^ load64(rk + 240),
    t923 = (((t823 ^ t805) ^ t786) ^ load64(rk + 776)) ^ (t921 & t922),
    t924 = (((t820 ^ t802) ^ t784) ^ load64(rk + 224)) ^ (t922 & (~t923)),
    t925 = t921 ^ (t923 | t924);
    c[14] = t922 ^ (t924 | t925);
    const uint64_t t926 = ((t827 ^ t807) ^ t788) ^ load64(rk + 920),
    t927 = ((t828 ^ t808) ^ t790) ^ load64(rk + 928),
    t928 = (((t829 ^ t809) ^ t791) ^ load64(rk + 152)) ^ (t926 & t927),
    t929 = (((t826 ^ t806) ^ t789) ^ load64(rk + 160)) ^ (t927 & (~t928)),
    t930 = t926 ^ (t928 | t929);
    c[8] = t927 ^ (t929 | t930);
    const uint64_t t931 = load64(rk + 24),
    t932 = (((t833 ^ t811) ^ t793) ^ load64(rk + 1416)) ^ t931,
    t933 = (((t834 ^ t812) ^ t795) ^ load64(rk + 1424)) ^ t931, t934 = load64(rk + 40),
    t935 = (((t835 ^ t813) ^ t796) ^ load64(rk + 1400)) ^ t934, t936 = t935 ^ (t932 & t933),
    t937 = (((t832 ^ t810) ^ t794) ^ load64(rk + 848)) ^ t934, t938 = t937 ^ (t933 & (~t936)),
    t939 = t932 ^ (t936 | t938);
    c[10] = t933 ^ (t938 | t939);
    const uint64_t t940 = t821 ^ load64(rk + 728), t941 = t822 ^ load64(rk + 736),
    t942 = (t823 ^ load64(rk + 280)) ^ (t940 & t941),
    t943 = (t820 ^ load64(rk + 288)) ^ (t941 & (~t942)), t944 = t940 ^ (t942 | t943);
    c[4] = t941 ^ (t943 | t944);
    const uint64_t t945 = t827 ^ load64(rk + 200), t946 = t828 ^ load64(rk + 208),
    t947 = (t829 ^ load64(rk + 872)) ^ (t945 & t946),
    t948 = (t826 ^ load64(rk + 880)) ^ (t946 & (~t947)), t949 = t945 ^ (t947 | t948);
    c[6] = t946 ^ (t948 | t949);
    const uint64_t t950 = t833 ^ load64(rk + 72), t951 = t834 ^ load64(rk + 80),
    t952 = (t835 ^ load64(rk + 2120)) ^ (t950 & t951),
    t953 = (t832 ^ load64(rk + 2128)) ^ (t951 & (~t952)), t954 = t950 ^ (t952 | t953);
    c[0] = t951 ^ (t953 | t954);
    const uint64_t t955 = (t840 ^ load64(rk + 1512)) ^ t931,
    t956 = (t841 ^ load64(rk + 1520)) ^ t931,
    t957 = ((t842 ^ load64(rk + 1496)) ^ load64(rk + 8)) ^ (t955 & t956),
    t958 = ((t839 ^ load64(rk + 1504)) ^ t934) ^ (t956 & (~t957)), t959 = t955 ^ (t957 | t958);
    c[2] = t956 ^ (t958 | t959);
    const uint64_t t960 = ((t952 >> 32) ^ t910) & UINT64_C(0xffffffff);
    c[16] = t952 ^ (t960 << 32);
    c[40] = t910 ^ t960;
    const uint64_t t961 = ((t953 >> 32) ^ t909) & UINT64_C(0xffffffff);
    c[18] = t953 ^ (t961 << 32);
    c[42] = t909 ^ t961;
    const uint64_t t962 = ((t954 >> 32) ^ t911) & UINT64_C(0xffffffff);
    c[20] = t954 ^ (t962 << 32);
    c[44] = t911 ^ t962;
    const uint64_t t963 = ((t957 >> 32) ^ t914) & UINT64_C(0xffffffff);
    c[22] = t957 ^ (t963 << 32);
    c[46] = t914 ^ t963;
    const uint64_t t964 = ((t958 >> 32) ^ t913) & UINT64_C(0xffffffff);
    c[24] = t958 ^ (t964 << 32);
    c[48] = t913 ^ t964;
    const uint64_t t965 = ((t959 >> 32) ^ t915) & UINT64_C(0xffffffff);
    c[26] = t959 ^ (t965 << 32);
    c[50] = t915 ^ t965;
    const uint64_t t966 = ((t942 >> 32) ^ t902) & UINT64_C(0xffffffff);
    c[28] = t942 ^ (t966 << 32);
    c[52] = t902 ^ t966;
    const uint64_t t967 = ((t943 >> 32) ^ t901) & UINT64_C(0xffffffff);
    c[30] = t943 ^ (t967 << 32);
    c[54] = t901 ^ t967;
    const uint64_t t968 = ((t944 >> 32) ^ t903) & UINT64_C(0xffffffff);
    c[32] = t944 ^ (t968 << 32);
    c[56] = t903 ^ t968;
    const uint64_t t969 = ((t947 >> 32) ^ t906) & UINT64_C(0xffffffff);
    c[34] = t947 ^ (t969 << 32);
    c[58] = t906 ^ t969;
    const uint64_t t970 = ((t948 >> 32) ^ t905) & UINT64_C(0xffffffff);
    c[36] = t948 ^ (t970 << 32);
    c[60] = t905 ^ t970;
    const uint64_t t971 = ((t949 >> 32) ^ t907) & UINT64_C(0xffffffff);
    c[38] = t949 ^ (t971 << 32);
    c[62] = t907 ^ t971;
    const uint64_t t972 = ((t928 >> 32) ^ t894) & UINT64_C(0xffffffff);
    c[17] = t928 ^ (t972 << 32);
    c[41] = t894 ^ t972;
    const uint64_t t973 = ((t929 >> 32) ^ t893) & UINT64_C(0xffffffff);
    c[19] = t929 ^ (t973 << 32);
    c[43] = t893 ^ t973;
    const uint64_t t974 = ((t930 >> 32) ^ t895) & UINT64_C(0xffffffff);
    c[21] = t930 ^ (t974 << 32);
    c[45] = t895 ^ t974;
    const uint64_t t975 = ((t936 >> 32) ^ t898) & UINT64_C(0xffffffff);
    c[23] = t936 ^ (t975 << 32);
    c[47] = t898 ^ t975;
    const uint64_t t976 = ((t938 >> 32) ^ t897) & UINT64_C(0xffffffff);
    c[25] = t938 ^ (t976 << 32);
    c[49] = t897 ^ t976;
    const uint64_t t977 = ((t939 >> 32) ^ t899) & UINT64_C(0xffffffff);
    c[27] = t939 ^ (t977 << 32);
    c[51] = t899 ^ t977;
    const uint64_t t978 = ((t918 >> 32) ^ t886) & UINT64_C(0xffffffff);
    c[29] = t918 ^ (t978 << 32);
    c[53] = t886 ^ t978;
    const uint64_t t979 = ((t919 >> 32) ^ t885) & UINT64_C(0xffffffff);
    c[31] = t919 ^ (t979 << 32);
    c[55] = t885 ^ t979;
    const uint64_t t980 = ((t920 >> 32) ^ t887) & UINT64_C(0xffffffff);
    c[33] = t920 ^ (t980 << 32);
    c[57] = t887 ^ t980;
    const uint64_t t981 = ((t923 >> 32) ^ t890) & UINT64_C(0xffffffff);
    c[35] = t923 ^ (t981 << 32);
    c[59] = t890 ^ t981;
    const uint64_t t982 = ((t924 >> 32) ^ t889) & UINT64_C(0xffffffff);
    c[37] = t924 ^ (t982 << 32);
    c[61] = t889 ^ t982;
    const uint64_t t983 = ((t925 >> 32) ^ t891) & UINT64_C(0xffffffff);
    c[39] = t925 ^ (t983 << 32);
    c[63] = t891 ^ t983;
    transpose_2(c);
    store_le64(out, c[0]);
    store_le64(out + 8, c[16]);
    store_le64(out + 16, c[18]);
    store_le64(out + 24, c[20]);
    store_le64(out + 32, c[2]);
    store_le64(out + 40, c[22]);
    store_le64(out + 48, c[24]);
    store_le64(out + 56, c[26]);
    store_le64(out + 64, c[4]);
    store_le64(out + 72, c[28]);
    store_le64(out + 80, c[30]);
    store_le64(out + 88, c[32]);
    store_le64(out + 96, c[6]);
    store_le64(out + 104, c[34]);
    store_le64(out + 112, c[36]);
    store_le64(out + 120, c[38]);
    store_le64(out + 128, c[8]);
    store_le64(out + 136, c[17]);
    store_le64(out + 144, c[19]);
    store_le64(out + 152, c[21]);
    store_le64(out + 160, c[10]);
    store_le64(out + 168, c[23]);
    store_le64(out + 176, c[25]);
    store_le64(out + 184, c[27]);
    store_le64(out + 192, c[12]);
    store_le64(out + 200, c[29]);
    store_le64(out + 208, c[31]);
    store_le64(out + 216, c[33]);
    store_le64(out + 224, c[14]);
    store_le64(out + 232, c[35]);
    store_le64(out + 240, c[37]);
    store_le64(out + 248, c[39]);
    store_le64(out + 256, c[1]);
    store_le64(out + 264, c[40]);
    store_le64(out + 272, c[42]);
    store_le64(out + 280, c[44]);
    store_le64(out + 288, c[3]);
    store_le64(out + 296, c[46]);
    store_le64(out + 304, c[48]);
    store_le64(out + 312, c[50]);
    store_le64(out + 320, c[5]);
    store_le64(out + 328, c[52]);
    store_le64(out + 336, c[54]);
    store_le64(out + 344, c[56]);
    store_le64(out + 352, c[7]);
    store_le64(out + 360, c[58]);
    store_le64(out + 368, c[60]);
    store_le64(out + 376, c[62]);
    store_le64(out + 384, c[9]);
    store_le64(out + 392, c[41]);
    store_le64(out + 400, c[43]);
    store_le64(out + 408, c[45]);
    store_le64(out + 416, c[11]);
    store_le64(out + 424, c[47]);
    store_le64(out + 432, c[49]);
    store_le64(out + 440, c[51]);
    store_le64(out + 448, c[13]);
    store_le64(out + 456, c[53]);
    store_le64(out + 464, c[55]);
    store_le64(out + 472, c[57]);
    store_le64(out + 480, c[15]);
    store_le64(out + 488, c[59]);
    store_le64(out + 496, c[61]);
    store_le64(out + 504, c[63]);
}

void lwcc_skinny64_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 64; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 512;
        in += 512;
    }
    nblocks %= 64;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_64_ecb_decrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_64_key_setup_c(ctx, key);
    lwcc_skinny64_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = bit64(nonce[0], 5);
    // round 1 (skinny.dsl:60)
    const uint64_t t1 = ~t0, t2 = ~bit64(nonce[0], 7), t3 = ~bit64(nonce[0], 6),
    t4 = t2 ^ (t1 & t3), t5 = (~bit64(nonce[0], 4)) ^ (t3 & t2),
    t6 = ((~(t1 ^ (t4 & t5))) ^ load64(ctx + 8)) ^ load64(ctx + 120), t7 = ~t6;
    store64(ctx + 25848, t7);
    const uint64_t t8 = load64(ctx + 40), t9 = ~(((~(t3 ^ (t1 & t5))) ^ t8) ^ load64(ctx + 128));
    store64(ctx + 25856, t9);
    const uint64_t t10 = ((~t4) ^ t8) ^ load64(ctx + 136), t11 = ~t10;
    store64(ctx + 25864, t11);
    const uint64_t t12 = ((~t5) ^ t8) ^ load64(ctx + 144), t13 = ~t12;
    store64(ctx + 25872, t13);
    const uint64_t t14 = bit64(nonce[3], 1), t15 = ~t14, t16 = ~bit64(nonce[3], 3),
    t17 = ~bit64(nonce[3], 2), t18 = t16 ^ (t15 & t17), t19 = (~bit64(nonce[3], 0)) ^ (t17 & t16);
    store64(ctx + 25880, (~(t15 ^ (t18 & t19))) ^ load64(ctx + 88));
    store64(ctx + 25888, ~((~(t17 ^ (t15 & t19))) ^ load64(ctx + 96)));
    store64(ctx + 25896, (~t18) ^ load64(ctx + 104));
    store64(ctx + 25904, (~t19) ^ load64(ctx + 112));
    store64(ctx + 25912, t6);
    store64(ctx + 25920, t10);
    store64(ctx + 25928, t12);
    const uint64_t t20 = bit64(nonce[0], 1), t21 = ~t20, t22 = ~bit64(nonce[0], 3),
    t23 = ~bit64(nonce[0], 2), t24 = t22 ^ (t21 & t23), t25 = (~bit64(nonce[0], 0)) ^ (t23 & t22),
    t26 = (~(t21 ^ (t24 & t25))) ^ load64(ctx + 56), t27 = ~t26;
    store64(ctx + 25936, t27);
    const uint64_t t28 = ~((~(t23 ^ (t21 & t25))) ^ load64(ctx + 64));
    store64(ctx + 25944, t28);
    const uint64_t t29 = (~t24) ^ load64(ctx + 72), t30 = ~t29;
    store64(ctx + 25952, t30);
    const uint64_t t31 = (~t25) ^ load64(ctx + 80), t32 = ~t31;
    store64(ctx + 25960, t32);
    const uint64_t t33 = bit64(nonce[2], 5), t34 = ~t33, t35 = ~bit64(nonce[2], 7),
    t36 = ~bit64(nonce[2], 6), t37 = t35 ^ (t34 & t36), t38 = (~bit64(nonce[2], 4)) ^ (t36 & t35),
    t39 = ((~(t34 ^ (t37 & t38))) ^ t8) ^ load64(ctx + 1400);
    store64(ctx + 25968, t39);
    const uint64_t t40 = ((~(t36 ^ (t34 & t38))) ^ t8) ^ load64(ctx + 848);
    store64(ctx + 25976, ~t40);
    store64(ctx + 25984, ((~t37) ^ t8) ^ load64(ctx + 1416));
    store64(ctx + 25992, ((~t38) ^ t8) ^ load64(ctx + 1424));
    store64(ctx + 26000, t26);
    store64(ctx + 26008, t29);
    store64(ctx + 26016, t31);
    const uint64_t t41 = bit64(nonce[1], 5), t42 = ~t41, t43 = ~bit64(nonce[1], 7),
    t44 = ~bit64(nonce[1], 6), t45 = t43 ^ (t42 & t44), t46 = (~bit64(nonce[1], 4)) ^ (t44 & t43),
    t47 = (~(t42 ^ (t45 & t46))) ^ load64(ctx + 184), t48 = ~t47;
    store64(ctx + 26024, t48);
    const uint64_t t49 = (~(t44 ^ (t42 & t46))) ^ load64(ctx + 192);
    store64(ctx + 26032, t49);
    const uint64_t t50 = (~t45) ^ load64(ctx + 200), t51 = ~t50;
    store64(ctx + 26040, t51);
    const uint64_t t52 = (~t46) ^ load64(ctx + 208), t53 = ~t52;
    store64(ctx + 26048, t53);
    const uint64_t t54 = bit64(nonce[2], 1), t55 = ~t54, t56 = ~bit64(nonce[2], 3),
    t57 = ~bit64(nonce[2], 2), t58 = t56 ^ (t55 & t57), t59 = (~bit64(nonce[2], 0)) ^ (t57 & t56);
    store64(ctx + 26056, (~(t55 ^ (t58 & t59))) ^ load64(ctx + 152));
    store64(ctx + 26064, (~(t57 ^ (t55 & t59))) ^ load64(ctx + 160));
    store64(ctx + 26072, (~t58) ^ load64(ctx + 168));
    store64(ctx + 26080, (~t59) ^ load64(ctx + 176));
    store64(ctx + 26088, t47);
    store64(ctx + 26096, t50);
    store64(ctx + 26104, t52);
    const uint64_t t60 = bit64(nonce[1], 1), t61 = ~t60, t62 = ~bit64(nonce[1], 3),
    t63 = ~bit64(nonce[1], 2), t64 = t62 ^ (t61 & t63), t65 = (~bit64(nonce[1], 0)) ^ (t63 & t62),
    t66 = (~(t61 ^ (t64 & t65))) ^ load64(ctx + 712), t67 = ~t66;
    store64(ctx + 26112, t67);
    const uint64_t t68 = ~((~(t63 ^ (t61 & t65))) ^ load64(ctx + 720));
    store64(ctx + 26120, t68);
    const uint64_t t69 = (~t64) ^ load64(ctx + 728), t70 = ~t69;
    store64(ctx + 26128, t70);
    const uint64_t t71 = (~t65) ^ load64(ctx + 736), t72 = ~t71;
    store64(ctx + 26136, t72);
    const uint64_t t73 = bit64(nonce[3], 5), t74 = ~t73, t75 = ~bit64(nonce[3], 7),
    t76 = ~bit64(nonce[3], 6), t77 = t75 ^ (t74 & t76), t78 = (~bit64(nonce[3], 4)) ^ (t76 & t75);
    store64(ctx + 26144, (~(t74 ^ (t77 & t78))) ^ load64(ctx + 776));
    store64(ctx + 26152, ~((~(t76 ^ (t74 & t78))) ^ load64(ctx + 224)));
    store64(ctx + 26160, (~t77) ^ load64(ctx + 792));
    store64(ctx + 26168, (~t78) ^ load64(ctx + 800));
    store64(ctx + 26176, t66);
    store64(ctx + 26184, t69);
    store64(ctx + 26192, t71);
    // round 2 (skinny.dsl:60)
    const uint64_t t79 = t72 ^ (t68 & t70), t80 = t67 ^ (t70 & t72);
    store64(ctx + 26200, (~(t68 ^ (t79 & t80))) ^ load64(ctx + 400));
    store64(ctx + 26208, (~(t70 ^ (t68 & t80))) ^ load64(ctx + 408));
    store64(ctx + 26216, (~t79) ^ load64(ctx + 416));
    store64(ctx + 26224, (~t80) ^ load64(ctx + 424));
    const uint64_t t81 = t13 ^ (t9 & t11), t82 = t7 ^ (t11 & t13), t83 = load64(ctx + 40),
    t84 = ((~(t9 ^ (t81 & t82))) ^ t83) ^ load64(ctx + 1712);
    store64(ctx + 26232, t84);
    const uint64_t t85 = ((~(t11 ^ (t9 & t82))) ^ t83) ^ load64(ctx + 1160);
    store64(ctx + 26240, t85);
    store64(ctx + 26248, ((~t81) ^ t83) ^ load64(ctx + 1728));
    store64(ctx + 26256, ((~t82) ^ t83) ^ load64(ctx + 1736));
    const uint64_t t86 = t32 ^ (t28 & t30), t87 = t27 ^ (t30 & t32);
    store64(ctx + 26264, ~((~(t28 ^ (t86 & t87))) ^ load64(ctx + 464)));
    store64(ctx + 26272, ~((~(t30 ^ (t28 & t87))) ^ load64(ctx + 472)));
    store64(ctx + 26280, (~t86) ^ load64(ctx + 480));
    store64(ctx + 26288, (~t87) ^ load64(ctx + 488));
    const uint64_t t88 = ~t49, t89 = t53 ^ (t88 & t51), t90 = t48 ^ (t51 & t53);
    store64(ctx + 26296, (~(t88 ^ (t89 & t90))) ^ load64(ctx + 1088));
    store64(ctx + 26304, (~(t51 ^ (t88 & t90))) ^ load64(ctx + 536));
    store64(ctx + 26312, (~t89) ^ load64(ctx + 1104));
    store64(ctx + 26320, (~t90) ^ load64(ctx + 1112));
}


// 64 blocks, each bit of them in a variable of its own.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    uint64_t b[32];
    const uint64_t t0 = splat_u32x2(counter), t1 = add_u32x2(t0, UINT64_C(0x2000000000)),
    t2 = add_u32x2(t0, UINT64_C(0x2100000001)), t3 = add_u32x2(t0, UINT64_C(0x2200000002)),
    t4 = add_u32x2(t0, UINT64_C(0x2300000003)), t5 = add_u32x2(t0, UINT64_C(0x2400000004)),
    t6 = add_u32x2(t0, UINT64_C(0x2500000005)), t7 = add_u32x2(t0, UINT64_C(0x2600000006)),
    t8 = add_u32x2(t0, UINT64_C(0x2700000007)), t9 = add_u32x2(t0, UINT64_C(0x2800000008)),
    t10 = add_u32x2(t0, UINT64_C(0x2900000009)), t11 = add_u32x2(t0, UINT64_C(0x2a0000000a)),
    t12 = add_u32x2(t0, UINT64_C(0x2b0000000b)), t13 = add_u32x2(t0, UINT64_C(0x2c0000000c)),
    t14 = add_u32x2(t0, UINT64_C(0x2d0000000d)), t15 = add_u32x2(t0, UINT64_C(0x2e0000000e)),
    t16 = add_u32x2(t0, UINT64_C(0x2f0000000f)), t17 = add_u32x2(t0, UINT64_C(0x3000000010)),
    t18 = add_u32x2(t0, UINT64_C(0x3100000011)), t19 = add_u32x2(t0, UINT64_C(0x3200000012)),
    t20 = add_u32x2(t0, UINT64_C(0x3300000013)), t21 = add_u32x2(t0, UINT64_C(0x3400000014)),
    t22 = add_u32x2(t0, UINT64_C(0x3500000015)), t23 = add_u32x2(t0, UINT64_C(0x3600000016)),
    t24 = add_u32x2(t0, UINT64_C(0x3700000017)), t25 = add_u32x2(t0, UINT64_C(0x3800000018)),
    t26 = add_u32x2(t0, UINT64_C(0x3900000019)), t27 = add_u32x2(t0, UINT64_C(0x3a0000001a)),
    t28 = add_u32x2(t0, UINT64_C(0x3b0000001b)), t29 = add_u32x2(t0, UINT64_C(0x3c0000001c)),
    t30 = add_u32x2(t0, UINT64_C(0x3d0000001d)), t31 = add_u32x2(t0, UINT64_C(0x3e0000001e)),
    t32 = add_u32x2(t0, UINT64_C(0x3f0000001f)),
    t33 = ((t1 >> 1) ^ t2) & UINT64_C(0x5555555555555555);
    b[0] = t1 ^ (t33 << 1);
    b[2] = t2 ^ t33;
    const uint64_t t34 = ((t3 >> 1) ^ t4) & UINT64_C(0x5555555555555555);
    b[1] = t3 ^ (t34 << 1);
    b[3] = t4 ^ t34;
    const uint64_t t35 = ((t5 >> 1) ^ t6) & UINT64_C(0x5555555555555555);
    b[4] = t5 ^ (t35 << 1);
    b[6] = t6 ^ t35;
    const uint64_t t36 = ((t7 >> 1) ^ t8) & UINT64_C(0x5555555555555555);
    b[5] = t7 ^ (t36 << 1);
    b[7] = t8 ^ t36;
    const uint64_t t37 = ((t9 >> 1) ^ t10) & UINT64_C(0x5555555555555555);
    b[8] = t9 ^ (t37 << 1);
    b[10] = t10 ^ t37;
    const uint64_t t38 = ((t11 >> 1) ^ t12) & UINT64_C(0x5555555555555555);
    b[9] = t11 ^ (t38 << 1);
    b[11] = t12 ^ t38;
    const uint64_t t39 = ((t13 >> 1) ^ t14) & UINT64_C(0x5555555555555555);
    b[12] = t13 ^ (t39 << 1);
    b[14] = t14 ^ t39;
    const uint64_t t40 = ((t15 >> 1) ^ t16) & UINT64_C(0x5555555555555555);
    b[13] = t15 ^ (t40 << 1);
    b[15] = t16 ^ t40;
    const uint64_t t41 = ((t17 >> 1) ^ t18) & UINT64_C(0x5555555555555555);
    b[16] = t17 ^ (t41 << 1);
    b[18] = t18 ^ t41;
    const uint64_t t42 = ((t19 >> 1) ^ t20) & UINT64_C(0x5555555555555555);
    b[17] = t19 ^ (t42 << 1);
    b[19] = t20 ^ t42;
    const uint64_t t43 = ((t21 >> 1) ^ t22) & UINT64_C(0x5555555555555555);
    b[20] = t21 ^ (t43 << 1);
    b[22] = t22 ^ t43;
    const uint64_t t44 = ((t23 >> 1) ^ t24) & UINT64_C(0x5555555555555555);
    b[21] = t23 ^ (t44 << 1);
    b[23] = t24 ^ t44;
    const uint64_t t45 = ((t25 >> 1) ^ t26) & UINT64_C(0x5555555555555555);
    b[24] = t25 ^ (t45 << 1);
    b[26] = t26 ^ t45;
    const uint64_t t46 = ((t27 >> 1) ^ t28) & UINT64_C(0x5555555555555555);
    b[25] = t27 ^ (t46 << 1);
    b[27] = t28 ^ t46;
    const uint64_t t47 = ((t29 >> 1) ^ t30) & UINT64_C(0x5555555555555555);
    b[28] = t29 ^ (t47 << 1);
    b[30] = t30 ^ t47;
    const uint64_t t48 = ((t31 >> 1) ^ t32) & UINT64_C(0x5555555555555555);
    b[29] = t31 ^ (t48 << 1);
    b[31] = t32 ^ t48;
    transpose_3(b);
    // round 1 (skinny.dsl:60)
    const uint64_t t49 = b[28] ^ (b[29] | b[31]), t50 = b[31] ^ (b[30] | b[29]), t51 = ~b[30],
    t52 = t51 ^ (t50 & t49), t53 = b[29] ^ (t51 & t49), t54 = b[24] ^ (b[25] | b[27]),
    t55 = b[27] ^ (b[26] | b[25]), t56 = ~b[26], t57 = t56 ^ (t55 & t54), t58 = b[25] ^ (t56 & t54),
    t59 = b[20] ^ (b[21] | b[23]), t60 = b[23] ^ (b[22] | b[21]), t61 = ~b[22],
    t62 = t61 ^ (t60 & t59), t63 = b[21] ^ (t61 & t59), t64 = b[16] ^ (b[17] | b[19]),
    t65 = b[19] ^ (b[18] | b[17]), t66 = ~b[18], t67 = t66 ^ (t65 & t64), t68 = b[17] ^ (t66 & t64),
    t69 = b[12] ^ (b[13] | b[15]), t70 = b[15] ^ (b[14] | b[13]), t71 = ~b[14],
    t72 = b[8] ^ (b[9] | b[11]), t73 = b[11] ^ (b[10] | b[9]), t74 = ~b[10],
    t75 = b[4] ^ (b[5] | b[7]), t76 = b[7] ^ (b[6] | b[5]), t77 = ~b[6], t78 = b[0] ^ (b[1] | b[3]),
    t79 = b[3] ^ (b[2] | b[1]), t80 = ~b[2],
    t81 = (load64(ctx + 25848) ^ t62) ^ (t74 ^ (t73 & t72)), t82 = load64(ctx + 25856) ^ t63,
    t83 = t82 ^ (b[9] ^ (t74 & t72)), t84 = (load64(ctx + 25864) ^ t60) ^ t73,
    t85 = (load64(ctx + 25872) ^ t59) ^ t72,
    t86 = (load64(ctx + 25936) ^ t67) ^ (t77 ^ (t76 & t75)), t87 = load64(ctx + 25944) ^ t68,
    t88 = t87 ^ (b[5] ^ (t77 & t75)), t89 = (load64(ctx + 25952) ^ t65) ^ t76,
    t90 = (load64(ctx + 25960) ^ t64) ^ t75,
    t91 = (load64(ctx + 26024) ^ t52) ^ (t80 ^ (t79 & t78)), t92 = load64(ctx + 26032) ^ t53,
    t93 = t92 ^ (b[1] ^ (t80 & t78)), t94 = (load64(ctx + 26040) ^ t50) ^ t79,
    t95 = (load64(ctx + 26048) ^ t49) ^ t78,
    t96 = (load64(ctx + 26112) ^ t57) ^ (t71 ^ (t70 & t69)), t97 = load64(ctx + 26120) ^ t58,
    t98 = t97 ^ (b[13] ^ (t71 & t69)), t99 = (load64(ctx + 26128) ^ t55) ^ t70,
    t100 = (load64(ctx + 26136) ^ t54) ^ t69;
    // round 2 (skinny.dsl:60)
    const uint64_t t101 = t81 ^ (t84 & t85), t102 = t85 ^ (t83 & t84), t103 = t86 ^ (t89 & t90),
    t104 = t90 ^ (t88 & t89), t105 = t91 ^ (t94 & t95), t106 = t95 ^ (t93 & t94),
    t107 = t96 ^ (t99 & t100), t108 = t100 ^ (t98 & t99);
    // round 1 (skinny.dsl:66)
    const uint64_t t109 = load64(ctx + 25896) ^ t60, t110 = load64(ctx + 25904) ^ t59,
    t111 = load64(ctx + 25880) ^ t62;
    // round 2 (skinny.dsl:60)
    const uint64_t t112 = t111 ^ (t109 & t110);
    // round 1 (skinny.dsl:66)
    const uint64_t t113 = load64(ctx + 25888) ^ t63;
    // round 2 (skinny.dsl:60)
    const uint64_t t114 = t110 ^ (t113 & t109), t115 = t113 ^ (t114 & t112),
    t116 = t109 ^ (t113 & t112);
    // round 1 (skinny.dsl:66)
    const uint64_t t117 = load64(ctx + 25984) ^ t65, t118 = load64(ctx + 25992) ^ t64,
    t119 = load64(ctx + 25968) ^ t67;
    // round 2 (skinny.dsl:60)
    const uint64_t t120 = t119 ^ (t117 & t118);
    // round 1 (skinny.dsl:66)
    const uint64_t t121 = load64(ctx + 25976) ^ t68;
    // round 2 (skinny.dsl:60)
    const uint64_t t122 = t118 ^ (t121 & t117), t123 = t121 ^ (t122 & t120),
    t124 = t117 ^ (t121 & t120);
    // round 1 (skinny.dsl:66)
    const uint64_t t125 = load64(ctx + 26072) ^ t50, t126 = load64(ctx + 26080) ^ t49,
    t127 = load64(ctx + 26056) ^ t52;
    // round 2 (skinny.dsl:60)
    const uint64_t t128 = t127 ^ (t125 & t126);
    // round 1 (skinny.dsl:66)
    const uint64_t t129 = load64(ctx + 26064) ^ t53;
    // round 2 (skinny.dsl:60)
    const uint64_t t130 = t126 ^ (t129 & t125), t131 = t129 ^ (t130 & t128),
    t132 = t125 ^ (t129 & t128);
    // round 1 (skinny.dsl:66)
    const uint64_t t133 = load64(ctx + 26160) ^ t55, t134 = load64(ctx + 26168) ^ t54,
    t135 = load64(ctx + 26144) ^ t57;
    // round 2 (skinny.dsl:60)
    const uint64_t t136 = t135 ^ (t133 & t134);
    // round 1 (skinny.dsl:66)
    const uint64_t t137 = load64(ctx + 26152) ^ t58;
    // round 2 (skinny.dsl:60)
    const uint64_t t138 = t134 ^ (t137 & t133), t139 = t137 ^ (t138 & t136),
    t140 = t133 ^ (t137 & t136);
    // round 1 (skinny.dsl:66)
    const uint64_t t141 = load64(ctx + 25920) ^ t60, t142 = load64(ctx + 25928) ^ t59,
    t143 = load64(ctx + 25912) ^ t62;
    // round 2 (skinny.dsl:60)
    const uint64_t t144 = t143 ^ (t141 & t142), t145 = t142 ^ (t82 & t141);
    // round 1 (skinny.dsl:66)
    const uint64_t t146 = load64(ctx + 26008) ^ t65, t147 = load64(ctx + 26016) ^ t64,
    t148 = load64(ctx + 26000) ^ t67;
    // round 2 (skinny.dsl:60)
    const uint64_t t149 = t148 ^ (t146 & t147), t150 = t147 ^ (t87 & t146);
    // round 1 (skinny.dsl:66)
    const uint64_t t151 = load64(ctx + 26096) ^ t50, t152 = load64(ctx + 26104) ^ t49,
    t153 = load64(ctx + 26088) ^ t52;
    // round 2 (skinny.dsl:60)
    const uint64_t t154 = t153 ^ (t151 & t152), t155 = t152 ^ (t92 & t151);
    // round 1 (skinny.dsl:66)
    const uint64_t t156 = load64(ctx + 26184) ^ t55, t157 = load64(ctx + 26192) ^ t54,
    t158 = load64(ctx + 26176) ^ t57;
    // round 2 (skinny.dsl:60)
    const uint64_t t159 = t158 ^ (t156 & t157), t160 = t157 ^ (t97 & t156), t161 = load64(ctx),
    t162 = ((t83 ^ (t102 & t101)) ^ t161) ^ load64(ctx + 432), t163 = t162 ^ t131,
    t164 = t163 ^ (t87 ^ (t150 & t149)), t165 = ((t84 ^ (t83 & t101)) ^ t161) ^ load64(ctx + 440),
    t166 = ~t165, t167 = (t166 ^ t132) ^ (t146 ^ (t87 & t149)), t168 = load64(ctx + 24),
    t169 = (t102 ^ t168) ^ load64(ctx + 448), t170 = t169 ^ t130, t171 = t170 ^ t150,
    t172 = (t101 ^ t168) ^ load64(ctx + 456), t173 = t172 ^ t128, t174 = t173 ^ t149,
    t175 = t165 ^ t132, t176 = (t88 ^ (t104 & t103)) ^ load64(ctx + 368), t177 = t176 ^ t139,
    t178 = t177 ^ (t92 ^ (t155 & t154)), t179 = (t89 ^ (t88 & t103)) ^ load64(ctx + 376),
    t180 = t179 ^ t140, t181 = t180 ^ (t151 ^ (t92 & t154)), t182 = t104 ^ load64(ctx + 384),
    t183 = t182 ^ t138, t184 = t183 ^ t155, t185 = t103 ^ load64(ctx + 392), t186 = t185 ^ t136,
    t187 = t186 ^ t154, t188 = (t93 ^ (t106 & t105)) ^ load64(ctx + 1184), t189 = t188 ^ t115,
    t190 = t189 ^ (t97 ^ (t160 & t159)), t191 = (t94 ^ (t93 & t105)) ^ load64(ctx + 1192),
    t192 = (t191 ^ t116) ^ (t156 ^ (t97 & t159)), t193 = t106 ^ load64(ctx + 1200),
    t194 = t193 ^ t114, t195 = t194 ^ t160, t196 = t105 ^ load64(ctx + 1208), t197 = t196 ^ t112,
    t198 = t197 ^ t159, t199 = ~t191, t200 = t199 ^ t116,
    t201 = (t98 ^ (t108 & t107)) ^ load64(ctx + 1024), t202 = t201 ^ t123,
    t203 = t202 ^ (t82 ^ (t145 & t144)), t204 = (t99 ^ (t98 & t107)) ^ load64(ctx + 1032),
    t205 = t204 ^ t124, t206 = t205 ^ (t141 ^ (t82 & t144)), t207 = t108 ^ load64(ctx + 1040),
    t208 = t207 ^ t122, t209 = t208 ^ t145, t210 = t107 ^ load64(ctx + 1048), t211 = t210 ^ t120,
    t212 = t211 ^ t144;
    // round 3 (skinny.dsl:60)
    const uint64_t t213 = t164 ^ (t171 | t174), t214 = t174 ^ ((~t167) | t171),
    t215 = t178 ^ (t184 & t187), t216 = t187 ^ (t181 & t184), t217 = t190 ^ (t195 | t198),
    t218 = t198 ^ ((~t192) | t195), t219 = t203 ^ (t209 & t212), t220 = t212 ^ (t206 & t209),
    t221 = t162 ^ (t169 | t172), t222 = t172 ^ (t165 | t169), t223 = t176 ^ (t182 & t185),
    t224 = t185 ^ (t179 & t182), t225 = t188 ^ (t193 | t196), t226 = t196 ^ (t191 | t193),
    t227 = t201 ^ (t207 & t210), t228 = t210 ^ (t204 & t207);
    // round 2 (skinny.dsl:66)
    const uint64_t t229 = load64(ctx + 26216) ^ t130, t230 = load64(ctx + 26224) ^ t128,
    t231 = load64(ctx + 26200) ^ t131;
    // round 3 (skinny.dsl:60)
    const uint64_t t232 = t231 ^ (t229 & t230);
    // round 2 (skinny.dsl:66)
    const uint64_t t233 = load64(ctx + 26208) ^ t132;
    // round 3 (skinny.dsl:60)
    const uint64_t t234 = t230 ^ (t233 & t229), t235 = t233 ^ (t234 & t232),
    t236 = t229 ^ (t233 & t232);
    // round 2 (skinny.dsl:66)
    const uint64_t t237 = load64(ctx + 26248) ^ t138, t238 = load64(ctx + 26256) ^ t136,
    t239 = load64(ctx + 26232) ^ t139;
    // round 3 (skinny.dsl:60)
    const uint64_t t240 = t239 ^ (t237 & t238);
    // round 2 (skinny.dsl:66)
    const uint64_t t241 = load64(ctx + 26240) ^ t140;
    // round 3 (skinny.dsl:60)
    const uint64_t t242 = t238 ^ (t241 & t237), t243 = t241 ^ (t242 & t240),
    t244 = t237 ^ (t241 & t240);
    // round 2 (skinny.dsl:66)
    const uint64_t t245 = load64(ctx + 26280) ^ t114, t246 = load64(ctx + 26288) ^ t112,
    t247 = load64(ctx + 26264) ^ t115;
    // round 3 (skinny.dsl:60)
    const uint64_t t248 = t247 ^ (t245 & t246);
    // round 2 (skinny.dsl:66)
    const uint64_t t249 = load64(ctx + 26272) ^ t116;
    // round 3 (skinny.dsl:60)
    const uint64_t t250 = t246 ^ (t249 & t245), t251 = ~t248, t252 = t249 ^ (t250 & t251),
    t253 = t245 ^ (t249 & t251);
    // round 2 (skinny.dsl:66)
    const uint64_t t254 = load64(ctx + 26312) ^ t122, t255 = load64(ctx + 26320) ^ t120,
    t256 = load64(ctx + 26296) ^ t123;
    // round 3 (skinny.dsl:60)
    const uint64_t t257 = t256 ^ (t254 & t255);
    // round 2 (skinny.dsl:66)
    const uint64_t t258 = load64(ctx + 26304) ^ t124;
    // round 3 (skinny.dsl:60)
    const uint64_t t259 = t255 ^ (t258 & t254), t260 = t258 ^ (t259 & t257),
    t261 = t254 ^ (t258 & t257), t262 = t163 ^ (t170 & t173), t263 = t173 ^ (t175 & t170),
    t264 = t177 ^ (t183 | t186), t265 = t186 ^ (t180 | t183), t266 = t189 ^ (t194 & t197),
    t267 = t197 ^ (t200 & t194), t268 = t202 ^ (t208 | t211), t269 = t211 ^ (t205 | t208),
    t270 = ~t205, t271 = load64(ctx), t272 = ((t167 ^ (t214 & t213)) ^ t271) ^ load64(ctx + 56),
    t273 = t272 ^ t252, t274 = t273 ^ (t180 ^ (t265 & t264)),
    t275 = ((t171 ^ (t167 & t213)) ^ load64(ctx + 8)) ^ load64(ctx + 64), t276 = t275 ^ t253,
    t277 = t276 ^ (t183 ^ ((~t180) & t264)), t278 = (t214 ^ t271) ^ load64(ctx + 72), t279 = ~t278,
    t280 = (t279 ^ t250) ^ t265, t281 = load64(ctx + 24), t282 = (t213 ^ t281) ^ load64(ctx + 2144),
    t283 = (t282 ^ t251) ^ t264, t284 = ((t204 ^ (t228 & t227)) ^ load64(ctx + 280)) ^ t252,
    t285 = ((t207 ^ (t204 & t227)) ^ load64(ctx + 288)) ^ t253,
    t286 = (t228 ^ load64(ctx + 296)) ^ t250, t287 = (t227 ^ load64(ctx + 304)) ^ t251,
    t288 = t278 ^ t250, t289 = t282 ^ t248, t290 = (t181 ^ (t216 & t215)) ^ load64(ctx + 88),
    t291 = t290 ^ t260, t292 = t291 ^ (t200 ^ (t267 & t266)),
    t293 = (t184 ^ (t181 & t215)) ^ load64(ctx + 96), t294 = t293 ^ t261,
    t295 = t294 ^ (t194 ^ (t200 & t266)), t296 = t216 ^ load64(ctx + 104), t297 = t296 ^ t259,
    t298 = t297 ^ t267, t299 = t215 ^ load64(ctx + 112), t300 = t299 ^ t257, t301 = t300 ^ t266,
    t302 = ((t166 ^ (t222 & t221)) ^ t281) ^ load64(ctx + 184), t303 = t302 ^ t260,
    t304 = ((t169 ^ (t166 & t221)) ^ load64(ctx + 40)) ^ load64(ctx + 192), t305 = t304 ^ t261,
    t306 = ((t222 ^ t281) ^ load64(ctx + 200)) ^ t259,
    t307 = ((t221 ^ t281) ^ load64(ctx + 208)) ^ t257,
    t308 = (t192 ^ (t218 & t217)) ^ load64(ctx + 120), t309 = t308 ^ t235,
    t310 = t309 ^ (t270 ^ (t269 & t268)), t311 = (t195 ^ (t192 & t217)) ^ load64(ctx + 1504),
    t312 = t311 ^ t236, t313 = t312 ^ (t208 ^ (t270 & t268)), t314 = t218 ^ load64(ctx + 136),
    t315 = t314 ^ t234, t316 = t315 ^ t269, t317 = t217 ^ load64(ctx + 144), t318 = t317 ^ t232,
    t319 = t318 ^ t268, t320 = ((t179 ^ (t224 & t223)) ^ load64(ctx + 216)) ^ t235,
    t321 = ((t182 ^ (t179 & t223)) ^ load64(ctx + 224)) ^ t236,
    t322 = (t224 ^ load64(ctx + 232)) ^ t234, t323 = (t223 ^ load64(ctx + 240)) ^ t232,
    t324 = (t206 ^ (t220 & t219)) ^ load64(ctx + 152), t325 = t324 ^ t243,
    t326 = t325 ^ (t175 ^ (t263 & t262)), t327 = (t209 ^ (t206 & t219)) ^ load64(ctx + 160),
    t328 = t327 ^ t244, t329 = t328 ^ (t170 ^ (t175 & t262)), t330 = t220 ^ load64(ctx + 168),
    t331 = t330 ^ t242, t332 = t331 ^ t263, t333 = t219 ^ load64(ctx + 176), t334 = t333 ^ t240,
    t335 = t334 ^ t262, t336 = ((t199 ^ (t226 & t225)) ^ load64(ctx + 248)) ^ t243,
    t337 = ((t193 ^ (t199 & t225)) ^ load64(ctx + 848)) ^ t244,
    t338 = (t226 ^ load64(ctx + 264)) ^ t242, t339 = (t225 ^ load64(ctx + 272)) ^ t240;
    uint64_t x0 = t280;
    uint64_t x1 = t283;
    uint64_t x2 = t274;
    uint64_t x3 = t277;
    uint64_t x4 = t298;
    uint64_t x5 = t301;
    uint64_t x6 = t292;
    uint64_t x7 = t295;
    uint64_t x8 = t316;
    uint64_t x9 = t319;
    uint64_t x10 = t310;
    uint64_t x11 = t313;
    uint64_t x12 = t332;
    uint64_t x13 = t335;
    uint64_t x14 = t326;
    uint64_t x15 = t329;
    uint64_t x16 = t279;
    uint64_t x17 = t282;
    uint64_t x18 = t272;
    uint64_t x19 = t275;
    uint64_t x20 = t278;
    uint64_t x21 = t296;
    uint64_t x22 = t299;
    uint64_t x23 = t290;
    uint64_t x24 = t293;
    uint64_t x25 = t314;
    uint64_t x26 = t317;
    uint64_t x27 = t308;
    uint64_t x28 = t311;
    uint64_t x29 = t330;
    uint64_t x30 = t333;
    uint64_t x31 = t324;
    uint64_t x32 = t327;
    uint64_t x33 = t286;
    uint64_t x34 = t287;
    uint64_t x35 = t284;
    uint64_t x36 = t285;
    uint64_t x37 = t306;
    uint64_t x38 = t307;
    uint64_t x39 = t303;
    uint64_t x40 = t305;
    uint64_t x41 = t322;
    uint64_t x42 = t323;
    uint64_t x43 = t320;
    uint64_t x44 = t321;
    uint64_t x45 = t338;
    uint64_t x46 = t339;
    uint64_t x47 = t336;
    uint64_t x48 = t337;
    uint64_t x49 = t288;
    uint64_t x50 = t289;
    uint64_t x51 = t273;
    uint64_t x52 = t276;
    uint64_t x53 = t297;
    uint64_t x54 = t300;
    uint64_t x55 = t291;
    uint64_t x56 = t294;
    uint64_t x57 = t315;
    uint64_t x58 = t318;
    uint64_t x59 = t309;
    uint64_t x60 = t312;
    uint64_t x61 = t331;
    uint64_t x62 = t334;
    uint64_t x63 = t325;
    uint64_t x64 = t328;
    for (unsigned i = 0; i < 28; i++) {
        const uint8_t *round = ctx + 17112 + 312 * i;
        // round 4 (skinny.dsl:60)
        const uint64_t t340 = x2 ^ (x0 & x1), t341 = x1 ^ (x3 & x0), t342 = x6 ^ (x4 & x5),
        t343 = x5 ^ (x7 & x4), t344 = x10 ^ (x8 & x9), t345 = x9 ^ (x11 & x8), t346 = x14 ^ (x12 & x13),
        t347 = x13 ^ (x15 & x12), t348 = x18 ^ (x16 & x17), t349 = x17 ^ (x19 | x20),
        t350 = x23 ^ (x21 & x22), t351 = x22 ^ (x24 & x21), t352 = x27 ^ (x25 & x26),
        t353 = x26 ^ (x28 & x25), t354 = x31 ^ (x29 & x30), t355 = x30 ^ (x32 & x29),
        t356 = x35 ^ (x33 & x34), t357 = x34 ^ (x36 & x33), t358 = x36 ^ (t357 & t356),
        t359 = x33 ^ (x36 & t356), t360 = x39 ^ (x37 & x38), t361 = x38 ^ (x40 & x37),
        t362 = x40 ^ (t361 & t360), t363 = x37 ^ (x40 & t360), t364 = x43 ^ (x41 & x42),
        t365 = x42 ^ (x44 & x41), t366 = x44 ^ (t365 & t364), t367 = x41 ^ (x44 & t364),
        t368 = x47 ^ (x45 & x46), t369 = x46 ^ (x48 & x45), t370 = x48 ^ (t369 & t368),
        t371 = x45 ^ (x48 & t368), t372 = x51 ^ (x49 & x50), t373 = x50 ^ (x52 & x49),
        t374 = x55 ^ (x53 | x54), t375 = x54 ^ (x56 | x53), t376 = x59 ^ (x57 | x58),
        t377 = x58 ^ ((~x60) | x57), t378 = x63 ^ (x61 | x62), t379 = x62 ^ (x64 | x61), t380 = ~x64,
        t381 = ((x3 ^ (t341 & t340)) ^ load64(round)) ^ load64(round + 56), t382 = t381 ^ t366,
        t383 = t382 ^ (x56 ^ (t375 & t374)),
        t384 = ((x0 ^ (x3 & t340)) ^ load64(round + 8)) ^ load64(round + 64), t385 = t384 ^ t367,
        t386 = t385 ^ (x53 ^ ((~x56) & t374)), t387 = (t341 ^ load64(round + 16)) ^ load64(round + 72),
        t388 = ~t387, t389 = (t388 ^ t365) ^ t375,
        t390 = (t340 ^ load64(round + 24)) ^ load64(round + 80), t391 = ~t390,
        t392 = (t391 ^ t364) ^ t374, t393 = ((x32 ^ (t355 & t354)) ^ load64(round + 280)) ^ t366,
        t394 = ((x29 ^ (x32 & t354)) ^ load64(round + 288)) ^ t367,
        t395 = (t355 ^ load64(round + 296)) ^ t365, t396 = (t354 ^ load64(round + 304)) ^ t364,
        t397 = t387 ^ t365, t398 = t390 ^ t364, t399 = (x7 ^ (t343 & t342)) ^ load64(round + 88),
        t400 = t399 ^ t370, t401 = t400 ^ (x60 ^ (t377 & t376)),
        t402 = (x4 ^ (x7 & t342)) ^ load64(round + 96), t403 = t402 ^ t371,
        t404 = t403 ^ (x57 ^ (~(x60 & t376))), t405 = t343 ^ load64(round + 104), t406 = t405 ^ t369,
        t407 = t406 ^ t377, t408 = t342 ^ load64(round + 112), t409 = t408 ^ t368, t410 = t409 ^ t376,
        t411 = ((x19 ^ (t349 | t348)) ^ load64(round + 32)) ^ load64(round + 184), t412 = t411 ^ t370,
        t413 = ((x20 ^ (x19 | t348)) ^ load64(round + 40)) ^ load64(round + 192), t414 = t413 ^ t371,
        t415 = load64(round + 48), t416 = ((t349 ^ t415) ^ load64(round + 200)) ^ t369,
        t417 = ((t348 ^ t415) ^ load64(round + 208)) ^ t368,
        t418 = (x11 ^ (t345 & t344)) ^ load64(round + 120), t419 = t418 ^ t358,
        t420 = t419 ^ (t380 ^ (t379 & t378)), t421 = (x8 ^ (x11 & t344)) ^ load64(round + 128),
        t422 = t421 ^ t359, t423 = t422 ^ (x61 ^ (t380 & t378)), t424 = t345 ^ load64(round + 136),
        t425 = t424 ^ t357, t426 = t425 ^ t379, t427 = t344 ^ load64(round + 144), t428 = t427 ^ t356,
        t429 = t428 ^ t378, t430 = ((x24 ^ (t351 & t350)) ^ load64(round + 216)) ^ t358,
        t431 = ((x21 ^ (x24 & t350)) ^ load64(round + 224)) ^ t359,
        t432 = (t351 ^ load64(round + 232)) ^ t357, t433 = (t350 ^ load64(round + 240)) ^ t356,
        t434 = (x15 ^ (t347 & t346)) ^ load64(round + 152), t435 = t434 ^ t362,
        t436 = t435 ^ (x52 ^ (t373 & t372)), t437 = (x12 ^ (x15 & t346)) ^ load64(round + 160),
        t438 = t437 ^ t363, t439 = t438 ^ (x49 ^ (x52 & t372)), t440 = t347 ^ load64(round + 168),
        t441 = t440 ^ t361, t442 = t441 ^ t373, t443 = t346 ^ load64(round + 176), t444 = t443 ^ t360,
        t445 = t444 ^ t372, t446 = ((x28 ^ (t353 & t352)) ^ load64(round + 248)) ^ t362,
        t447 = ((x25 ^ (x28 & t352)) ^ load64(round + 256)) ^ t363,
        t448 = (t353 ^ load64(round + 264)) ^ t361, t449 = (t352 ^ load64(round + 272)) ^ t360;
        x0 = t389;
        x1 = t392;
        x2 = t383;
        x3 = t386;
        x4 = t407;
        x5 = t410;
        x6 = t401;
        x7 = t404;
        x8 = t426;
        x9 = t429;
        x10 = t420;
        x11 = t423;
        x12 = t442;
        x13 = t445;
        x14 = t436;
        x15 = t439;
        x16 = t388;
        x17 = t391;
        x18 = t381;
        x19 = t384;
        x20 = t387;
        x21 = t405;
        x22 = t408;
        x23 = t399;
        x24 = t402;
        x25 = t424;
        x26 = t427;
        x27 = t418;
        x28 = t421;
        x29 = t440;
        x30 = t443;
        x31 = t434;
        x32 = t437;
        x33 = t395;
        x34 = t396;
        x35 = t393;
        x36 = t394;
        x37 = t416;
        x38 = t417;
        x39 = t412;
        x40 = t414;
        x41 = t432;
        x42 = t433;
        x43 = t430;
        x44 = t431;
        x45 = t448;
        x46 = t449;
        x47 = t446;
        x48 = t447;
        x49 = t397;
        x50 = t398;
        x51 = t382;
        x52 = t385;
        x53 = t406;
        x54 = t409;
        x55 = t400;
        x56 = t403;
        x57 = t425;
        x58 = t428;
        x59 = t419;
        x60 = t422;
        x61 = t441;
        x62 = t444;
        x63 = t435;
        x64 = t438;
    }
    uint64_t c[64];
    // round 32 (skinny.dsl:60)
    const uint64_t t603 = x2 ^ (x0 & x1), t604 = x1 ^ (x3 & x0), t605 = x6 ^ (x4 & x5),
    t606 = x5 ^ (x7 & x4), t607 = x10 ^ (x8 & x9), t608 = x9 ^ (x11 & x8), t609 = x14 ^ (x12 & x13),
    t610 = x13 ^ (x15 & x12), t611 = x18 ^ (x16 & x17), t612 = x17 ^ (x19 | x20),
    t613 = x23 ^ (x21 & x22), t614 = x22 ^ (x24 & x21), t615 = x27 ^ (x25 & x26),
    t616 = x26 ^ (x28 & x25), t617 = x31 ^ (x29 & x30), t618 = x30 ^ (x32 & x29),
    t619 = x35 ^ (x33 & x34), t620 = x34 ^ (x36 & x33), t621 = ~t620, t622 = ~t619,
    t623 = x36 ^ (t621 | t622), t624 = x33 ^ (x36 & t619), t625 = x39 ^ (x37 & x38),
    t626 = x38 ^ (x40 & x37), t627 = x40 ^ (t626 & t625), t628 = x37 ^ (x40 & t625),
    t629 = x43 ^ (x41 & x42), t630 = x42 ^ (x44 & x41), t631 = ~t630, t632 = ~t629,
    t633 = x44 ^ (t631 | t632), t634 = x47 ^ (x45 & x46), t635 = x46 ^ (x48 & x45), t636 = ~t635,
    t637 = ~t634, t638 = x48 ^ (t636 | t637), t639 = x51 ^ (x49 & x50), t640 = x50 ^ (x52 & x49),
    t641 = x55 ^ (x53 | x54), t642 = x54 ^ (x56 | x53), t643 = x59 ^ (x57 | x58), t644 = ~x60,
    t645 = x58 ^ (t644 | x57), t646 = x63 ^ (x61 | x62), t647 = x62 ^ (x64 | x61),
    t648 = load64(ctx + 24), t649 = ((x3 ^ (t604 & t603)) ^ t648) ^ load64(ctx + 496),
    t650 = t649 ^ t633;
    c[8] = t650 ^ (x56 ^ (t642 & t641));
    const uint64_t t651 = ((x0 ^ (x3 & t603)) ^ t648) ^ load64(ctx + 504),
    t652 = ~(x41 ^ (x44 & t629)), t653 = t651 ^ t652;
    c[10] = t653 ^ (x53 ^ ((~x56) & t641));
    const uint64_t t654 = (t604 ^ t648) ^ load64(ctx + 512);
    c[12] = (t654 ^ t630) ^ t642;
    const uint64_t t655 = load64(ctx), t656 = (t603 ^ t655) ^ load64(ctx + 520);
    c[14] = (t656 ^ t629) ^ t641;
    c[9] = ((x32 ^ (t618 & t617)) ^ load64(ctx + 2432)) ^ t633;
    c[11] = ((x29 ^ (x32 & t617)) ^ load64(ctx + 2440)) ^ t652;
    c[13] = (t618 ^ load64(ctx + 2448)) ^ t631;
    c[15] = (t617 ^ load64(ctx + 2456)) ^ t632;
    const uint64_t t657 = t654 ^ t631, t658 = t656 ^ t632,
    t659 = (x7 ^ (t606 & t605)) ^ load64(ctx + 1808), t660 = t659 ^ t638;
    c[0] = t660 ^ (t644 ^ (t645 & t643));
    const uint64_t t661 = (x4 ^ (x7 & t605)) ^ load64(ctx + 1816), t662 = ~(x45 ^ (x48 & t634)),
    t663 = t661 ^ t662;
    c[2] = t663 ^ (x57 ^ (x60 & t643));
    const uint64_t t664 = t606 ^ load64(ctx + 1824);
    c[4] = (t664 ^ t635) ^ t645;
    const uint64_t t665 = t605 ^ load64(ctx + 1832);
    c[6] = (t665 ^ t634) ^ t643;
    const uint64_t t666 = ((x19 ^ (t612 | t611)) ^ t655) ^ load64(ctx + 1088);
    c[1] = t666 ^ t638;
    const uint64_t t667 = ((x20 ^ (x19 | t611)) ^ t655) ^ load64(ctx + 536);
    c[3] = t667 ^ t662;
    const uint64_t t668 = load64(ctx + 40);
    c[5] = ((t612 ^ t668) ^ load64(ctx + 1104)) ^ t636;
    c[7] = ((t611 ^ t668) ^ load64(ctx + 1112)) ^ t637;
    const uint64_t t669 = t664 ^ t636, t670 = t665 ^ t637,
    t671 = (x11 ^ (t608 & t607)) ^ load64(ctx + 560), t672 = t671 ^ t623;
    c[24] = t672 ^ (x64 ^ (t647 & t646));
    const uint64_t t673 = (x8 ^ (x11 & t607)) ^ load64(ctx + 568), t674 = t673 ^ t624;
    c[26] = t674 ^ (x61 ^ ((~x64) & t646));
    const uint64_t t675 = t608 ^ load64(ctx + 576);
    c[28] = (t675 ^ t620) ^ t647;
    const uint64_t t676 = t607 ^ load64(ctx + 584);
    c[30] = (t676 ^ t619) ^ t646;
    c[25] = ((x24 ^ (t614 & t613)) ^ load64(ctx + 592)) ^ t623;
    c[27] = ((x21 ^ (x24 & t613)) ^ load64(ctx + 600)) ^ t624;
    c[29] = (t614 ^ load64(ctx + 608)) ^ t621;
    c[31] = (t613 ^ load64(ctx + 616)) ^ t622;
    const uint64_t t677 = t675 ^ t621, t678 = t676 ^ t622,
    t679 = (x15 ^ (t610 & t609)) ^ load64(ctx + 3056);
    c[16] = (t679 ^ t627) ^ (x52 ^ (t640 & t639));
    const uint64_t t680 = (x12 ^ (x15 & t609)) ^ load64(ctx + 3064);
    c[18] = (t680 ^ t628) ^ (x49 ^ (x52 & t639));
    const uint64_t t681 = t610 ^ load64(ctx + 3072);
    c[20] = (t681 ^ t626) ^ t640;
    const uint64_t t682 = t609 ^ load64(ctx + 3080);
    c[22] = (t682 ^ t625) ^ t639;
    const uint64_t t683 = ~t627;
    c[17] = ((x28 ^ (t616 & t615)) ^ load64(ctx + 1216)) ^ t683;
    const uint64_t t684 = ~t628;
    c[19] = ((x25 ^ (x28 & t615)) ^ load64(ctx + 1224)) ^ t684;
    const uint64_t t685 = ~t626;
    c[21] = (t616 ^ load64(ctx + 1232)) ^ t685;
    const uint64_t t686 = ~t625;
    c[23] = (t615 ^ load64(ctx + 1240)) ^ t686;
    const uint64_t t687 = t679 ^ t683, t688 = t680 ^ t684, t689 = t681 ^ t685, t690 = t682 ^ t686,
    t691 = ((t659 >> 32) ^ t660) & UINT64_C(0xffffffff);
    c[32] = t659 ^ (t691 << 32);
    c[48] = t660 ^ t691;
    const uint64_t t692 = ((t661 >> 32) ^ t663) & UINT64_C(0xffffffff);
    c[33] = t661 ^ (t692 << 32);
    c[49] = t663 ^ t692;
    const uint64_t t693 = ((t664 >> 32) ^ t669) & UINT64_C(0xffffffff);
    c[34] = t664 ^ (t693 << 32);
    c[50] = t669 ^ t693;
    const uint64_t t694 = ((t665 >> 32) ^ t670) & UINT64_C(0xffffffff);
    c[35] = t665 ^ (t694 << 32);
    c[51] = t670 ^ t694;
    const uint64_t t695 = ((t649 >> 32) ^ t650) & UINT64_C(0xffffffff);
    c[36] = t649 ^ (t695 << 32);
    c[52] = t650 ^ t695;
    const uint64_t t696 = ((t651 >> 32) ^ t653) & UINT64_C(0xffffffff);
    c[37] = t651 ^ (t696 << 32);
    c[53] = t653 ^ t696;
    const uint64_t t697 = ((t654 >> 32) ^ t657) & UINT64_C(0xffffffff);
    c[38] = t654 ^ (t697 << 32);
    c[54] = t657 ^ t697;
    const uint64_t t698 = ((t656 >> 32) ^ t658) & UINT64_C(0xffffffff);
    c[39] = t656 ^ (t698 << 32);
    c[55] = t658 ^ t698;
    const uint64_t t699 = ((t679 >> 32) ^ t687) & UINT64_C(0xffffffff);
    c[40] = t679 ^ (t699 << 32);
    c[56] = t687 ^ t699;
    const uint64_t t700 = ((t680 >> 32) ^ t688) & UINT64_C(0xffffffff);
    c[41] = t680 ^ (t700 << 32);
    c[57] = t688 ^ t700;
    const uint64_t t701 = ((t681 >> 32) ^ t689) & UINT64_C(0xffffffff);
    c[42] = t681 ^ (t701 << 32);
    c[58] = t689 ^ t701;
    const uint64_t t702 = ((t682 >> 32) ^ t690) & UINT64_C(0xffffffff);
    c[43] = t682 ^ (t702 << 32);
    c[59] = t690 ^ t702;
    const uint64_t t703 = ((t671 >> 32) ^ t672) & UINT64_C(0xffffffff);
    c[44] = t671 ^ (t703 << 32);
    c[60] = t672 ^ t703;
    const uint64_t t704 = ((t673 >> 32) ^ t674) & UINT64_C(0xffffffff);
    c[45] = t673 ^ (t704 << 32);
    c[61] = t674 ^ t704;
    const uint64_t t705 = ((t675 >> 32) ^ t677) & UINT64_C(0xffffffff);
    c[46] = t675 ^ (t705 << 32);
    c[62] = t677 ^ t705;
    const uint64_t t706 = ((t676 >> 32) ^ t678) & UINT64_C(0xffffffff);
    c[47] = t676 ^ (t706 << 32);
    c[63] = t678 ^ t706;
    transpose_1(c);
    const uint64_t t707 = load_le64(in), t708 = load_le64(in + 8), t709 = load_le64(in + 16),
    t710 = load_le64(in + 24), t711 = load_le64(in + 32), t712 = load_le64(in + 40),
    t713 = load_le64(in + 48), t714 = load_le64(in + 56), t715 = load_le64(in + 64),
    t716 = load_le64(in + 72), t717 = load_le64(in + 80), t718 = load_le64(in + 88),
    t719 = load_le64(in + 96), t720 = load_le64(in + 104), t721 = load_le64(in + 112),
    t722 = load_le64(in + 120), t723 = load_le64(in + 128), t724 = load_le64(in + 136),
    t725 = load_le64(in + 144), t726 = load_le64(in + 152), t727 = load_le64(in + 160),
    t728 = load_le64(in + 168), t729 = load_le64(in + 176), t730 = load_le64(in + 184),
    t731 = load_le64(in + 192), t732 = load_le64(in + 200), t733 = load_le64(in + 208),
    t734 = load_le64(in + 216), t735 = load_le64(in + 224), t736 = load_le64(in + 232),
    t737 = load_le64(in + 240), t738 = load_le64(in + 248), t739 = load_le64(in + 256),
    t740 = load_le64(in + 264), t741 = load_le64(in + 272), t742 = load_le64(in + 280),
    t743 = load_le64(in + 288), t744 = load_le64(in + 296), t745 = load_le64(in + 304),
    t746 = load_le64(in + 312), t747 = load_le64(in + 320), t748 = load_le64(in + 328),
    t749 = load_le64(in + 336), t750 = load_le64(in + 344), t751 = load_le64(in + 352),
    t752 = load_le64(in + 360), t753 = load_le64(in + 368), t754 = load_le64(in + 376),
    t755 = load_le64(in + 384), t756 = load_le64(in + 392), t757 = load_le64(in + 400),
    t758 = load_le64(in + 408), t759 = load_le64(in + 416), t760 = load_le64(in + 424),
    t761 = load_le64(in + 432), t762 = load_le64(in + 440), t763 = load_le64(in + 448),
    t764 = load_le64(in + 456), t765 = load_le64(in + 464), t766 = load_le64(in + 472),
    t767 = load_le64(in + 480), t768 = load_le64(in + 488), t769 = load_le64(in + 496),
    t770 = load_le64(in + 504);
    store_le64(out, c[0] ^ t707);
    store_le64(out + 8, c[2] ^ t708);
    store_le64(out + 16, c[4] ^ t709);
    store_le64(out + 24, c[6] ^ t710);
    store_le64(out + 32, c[8] ^ t711);
    store_le64(out + 40, c[10] ^ t712);
    store_le64(out + 48, c[12] ^ t713);
    store_le64(out + 56, c[14] ^ t714);
    store_le64(out + 64, c[16] ^ t715);
    store_le64(out + 72, c[18] ^ t716);
    store_le64(out + 80, c[20] ^ t717);
    store_le64(out + 88, c[22] ^ t718);
    store_le64(out + 96, c[24] ^ t719);
    store_le64(out + 104, c[26] ^ t720);
    store_le64(out + 112, c[28] ^ t721);
    store_le64(out + 120, c[30] ^ t722);
    store_le64(out + 128, c[32] ^ t723);
    store_le64(out + 136, c[33] ^ t724);
    store_le64(out + 144, c[34] ^ t725);
    store_le64(out + 152, c[35] ^ t726);
    store_le64(out + 160, c[36] ^ t727);
    store_le64(out + 168, c[37] ^ t728);
    store_le64(out + 176, c[38] ^ t729);
    store_le64(out + 184, c[39] ^ t730);
    store_le64(out + 192, c[40] ^ t731);
    store_le64(out + 200, c[41] ^ t732);
    store_le64(out + 208, c[42] ^ t733);
    store_le64(out + 216, c[43] ^ t734);
    store_le64(out + 224, c[44] ^ t735);
    store_le64(out + 232, c[45] ^ t736);
    store_le64(out + 240, c[46] ^ t737);
    store_le64(out + 248, c[47] ^ t738);
    store_le64(out + 256, c[1] ^ t739);
    store_le64(out + 264, c[3] ^ t740);
    store_le64(out + 272, c[5] ^ t741);
    store_le64(out + 280, c[7] ^ t742);
    store_le64(out + 288, c[9] ^ t743);
    store_le64(out + 296, c[11] ^ t744);
    store_le64(out + 304, c[13] ^ t745);
    store_le64(out + 312, c[15] ^ t746);
    store_le64(out + 320, c[17] ^ t747);
    store_le64(out + 328, c[19] ^ t748);
    store_le64(out + 336, c[21] ^ t749);
    store_le64(out + 344, c[23] ^ t750);
    store_le64(out + 352, c[25] ^ t751);
    store_le64(out + 360, c[27] ^ t752);
    store_le64(out + 368, c[29] ^ t753);
    store_le64(out + 376, c[31] ^ t754);
    store_le64(out + 384, c[48] ^ t755);
    store_le64(out + 392, c[49] ^ t756);
    store_le64(out + 400, c[50] ^ t757);
    store_le64(out + 408, c[51] ^ t758);
    store_le64(out + 416, c[52] ^ t759);
    store_le64(out + 424, c[53] ^ t760);
    store_le64(out + 432, c[54] ^ t761);
    store_le64(out + 440, c[55] ^ t762);
    store_le64(out + 448, c[56] ^ t763);
    store_le64(out + 456, c[57] ^ t764);
    store_le64(out + 464, c[58] ^ t765);
    store_le64(out + 472, c[59] ^ t766);
    store_le64(out + 480, c[60] ^ t767);
    store_le64(out + 488, c[61] ^ t768);
    store_le64(out + 496, c[62] ^ t769);
    store_le64(out + 504, c[63] ^ t770);
}

void lwcc_skinny64_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 512; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 512;
        in += 512;
        counter += 64;
    }
    nbytes %= 512;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_skinny64_64_ctr_crypt_c(buffer, buffer, 512, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
