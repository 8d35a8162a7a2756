// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_192 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 8 arrangements
// sizes:     in bytes: block 8, key 24, nonce 4, rk 2400, ctx 2432, align 1, group 128, stack 0
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

static inline uint64_t rotl64(uint64_t x, unsigned k)
{
    return (x << k) | (x >> (64 - k));
}

// How wide vectors are handed on is a matter of this file alone.
#pragma GCC diagnostic ignored "-Wpsabi"
// A vector of 256 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v256 __attribute__((vector_size(32)));

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

static inline __attribute__((always_inline)) v256 join256(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    v256 v = {x0, x1, x2, x3};
    return v;
}

static inline __attribute__((always_inline)) v256 splat_u64x4(uint64_t x)
{
    v256 v = {x, x, x, x};
    return v;
}

static inline __attribute__((always_inline)) v256 load_all256(const uint8_t *p)
{
    return splat_u64x4(load64(p));
}

static inline __attribute__((always_inline)) v256 load_lanes256(const uint8_t *p, size_t apart)
{
    v256 x = {
        load_le64(p),
        load_le64(p + apart),
        load_le64(p + 2 * apart),
        load_le64(p + 3 * apart),
    };
    return x;
}

static inline void store_lanes256(uint8_t *p, size_t apart, const v256 *x)
{
    store_le64(p, (*x)[0]);
    store_le64(p + apart, (*x)[1]);
    store_le64(p + 2 * apart, (*x)[2]);
    store_le64(p + 3 * apart, (*x)[3]);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

// What key goes through several times.
static void key_setup_0(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = ((x0 >> 1) ^ x0) & UINT64_C(0x5555555555555555), t1 = x0 ^ (t0 << 1),
    t2 = x0 ^ t0, t3 = ((t1 >> 2) ^ t1) & UINT64_C(0x3333333333333333), t4 = t1 ^ (t3 << 2),
    t5 = t1 ^ t3, t6 = ((t2 >> 2) ^ t2) & UINT64_C(0x3333333333333333), t7 = t2 ^ (t6 << 2),
    t8 = t2 ^ t6, t9 = ((t4 >> 12) ^ t4) & UINT64_C(0xf0f00000f0f0), t10 = t4 ^ (t9 ^ (t9 << 12)),
    t11 = ((t10 >> 24) ^ t10) & UINT64_C(0xff00ff00), t12 = t10 ^ (t11 ^ (t11 << 24)),
    t13 = ((t7 >> 12) ^ t7) & UINT64_C(0xf0f00000f0f0), t14 = t7 ^ (t13 ^ (t13 << 12)),
    t15 = ((t14 >> 24) ^ t14) & UINT64_C(0xff00ff00), t16 = t14 ^ (t15 ^ (t15 << 24)),
    t17 = ((t5 >> 12) ^ t5) & UINT64_C(0xf0f00000f0f0), t18 = t5 ^ (t17 ^ (t17 << 12)),
    t19 = ((t18 >> 24) ^ t18) & UINT64_C(0xff00ff00), t20 = t18 ^ (t19 ^ (t19 << 24)),
    t21 = ((t8 >> 12) ^ t8) & UINT64_C(0xf0f00000f0f0), t22 = t8 ^ (t21 ^ (t21 << 12)),
    t23 = ((t22 >> 24) ^ t22) & UINT64_C(0xff00ff00), t24 = t22 ^ (t23 ^ (t23 << 24));
    z[0] = t12;
    z[1] = t16;
    z[2] = t20;
    z[3] = t24;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00)) | ((x1 >> 36) & UINT64_C(0xf000)),
    t1 = t0 | (rotl64(x1, 52) & UINT64_C(0xf0000000f000000)), t2 = x1 >> 4,
    t3 = (t1 | (t2 & UINT64_C(0xf0000000))) | ((x1 << 40) & UINT64_C(0xf0000000000)),
    t4 = (t3 | ((x1 << 24) & UINT64_C(0xf00000000000))) | ((x1 << 8) & UINT64_C(0xf000000000000000));
    z[0] = t2;
    z[1] = t4;
}

// What key goes through several times.
static uint64_t key_setup_2(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x1 | (x0 & UINT64_C(0xf000))) | ((x2 << 4) & UINT64_C(0xf000f000000)),
    t1 = (t0 | (rotl64(x2, 44) & UINT64_C(0xf000f0000000))) | ((x2 << 52) & UINT64_C(0xf00000000000000)),
    t2 = t1 | ((x2 << 8) & UINT64_C(0xf000000000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 8) & UINT64_C(0xf000f0)) | ((x0 >> 36) & UINT64_C(0xf00)),
    t1 = x0 >> 4, t2 = (t0 | (t1 & UINT64_C(0xf000000))) | ((x0 >> 20) & UINT64_C(0xf000000000)),
    t3 = (t2 | ((x0 << 32) & UINT64_C(0xf000f0000000000))) | ((x0 << 12) & UINT64_C(0xf0000000000000));
    z[0] = t1;
    z[1] = t3;
}

// What key goes through several times.
static uint64_t key_setup_4(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = ((x0 >> 40) & UINT64_C(0xf00)) | ((x0 << 8) & UINT64_C(0xf000)),
    t1 = (t0 | (x1 & UINT64_C(0xf000000))) | (rotl64(x0, 60) & UINT64_C(0xf0000000f0000000)),
    t2 = (t1 | ((x0 << 20) & UINT64_C(0xf0000000000))) | (x2 & UINT64_C(0xf00000000000)),
    t3 = t2 | ((x0 << 40) & UINT64_C(0xf00000000000000));
    return t3;
}

// What key goes through several times.
static uint64_t key_setup_5(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 8) & UINT64_C(0xf00000000000f0)) | (rotl64(x0, 16) & UINT64_C(0xf0000000f00)),
    t1 = (t0 | ((x0 << 12) & UINT64_C(0xf00000))) | ((x0 >> 4) & UINT64_C(0xf00f000000)),
    t2 = t1 | ((x0 << 44) & UINT64_C(0xf00000000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_6(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 4) & UINT64_C(0xf00f)) | ((x0 >> 40) & UINT64_C(0xf0000)),
    t1 = x0 >> 8,
    t2 = (t0 | ((x0 << 16) & UINT64_C(0xf0000000f0000000))) | (t1 & UINT64_C(0xf00000000)),
    t3 = t2 | ((x0 << 20) & UINT64_C(0xff00000000000));
    z[0] = t1;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_7(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x1 >> 20, t1 = (x0 & UINT64_C(0xf000f00)) | (t0 & UINT64_C(0xf000f000)),
    t2 = (t1 | ((x1 >> 12) & UINT64_C(0xf0000000000))) | ((x1 << 8) & UINT64_C(0xf00000000000)),
    t3 = (t2 | ((x1 << 40) & UINT64_C(0xf00000000000000))) | (x1 << 60);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_8(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 8,
    t1 = (t0 & UINT64_C(0xf0000000f)) | ((x0 >> 16) & UINT64_C(0xf000)), t2 = x0 >> 12,
    t3 = (t1 | ((x0 << 4) & UINT64_C(0xf00f0000))) | (t2 & UINT64_C(0xff00000000000)),
    t4 = t3 | ((x0 << 16) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_9(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = (rotl64(t0, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t0, 32) & UINT64_C(0xf00000000000f000)),
    t2 = t0 << 16, t3 = (t1 | ((t0 >> 8) & UINT64_C(0xf0000))) | (t2 & UINT64_C(0xf0000000)),
    t4 = t3 | (rotl64(t0, 40) & UINT64_C(0xf000f00000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_10(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = ((t0 >> 4) & UINT64_C(240)) | (rotl64(t0, 32) & UINT64_C(0xf00000000000f00)),
    t2 = t1 | (rotl64(t0, 24) & UINT64_C(0xf0000000f00000)),
    t3 = (t2 | ((t0 >> 20) & UINT64_C(0xf00f000000))) | ((t0 << 28) & UINT64_C(0xf0000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint64_t key_setup_11(uint64_t x0)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00000000f)) | ((x0 >> 12) & UINT64_C(0xf000f0)),
    t1 = t0 | (rotl64(x0, 28) & UINT64_C(0xf0000000f0000)),
    t2 = t1 | (rotl64(x0, 48) & UINT64_C(0xf0000f00000000));
    return t2;
}

// What key goes through several times.
static void key_setup_12(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 12) & UINT64_C(0xf000f)) | (rotl64(x0, 52) & UINT64_C(0xf00000000000f0)),
    t1 = x0 << 16,
    t2 = (t0 | ((x0 >> 16) & UINT64_C(0xf00f00000))) | (t1 & UINT64_C(0xf00f000000000));
    z[0] = t1;
    z[1] = t2;
}

// What key goes through several times.
static void key_setup_13(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = ((t0 >> 8) & UINT64_C(15)) | ((t0 >> 48) & UINT64_C(0xf000)), t2 = t0 << 4,
    t3 = (t1 | ((t0 >> 24) & UINT64_C(0xf000f0000))) | (t2 & UINT64_C(0xf0000f0000000)),
    t4 = t0 << 32, t5 = t3 | (t4 & UINT64_C(0xf000f00000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
}

// What key goes through several times.
static uint64_t key_setup_14(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00)) | ((x1 >> 36) & UINT64_C(0xf000)),
    t1 = t0 | (rotl64(x1, 52) & UINT64_C(0xf0000000f000000)),
    t2 = t1 | (rotl64(x2, 60) & UINT64_C(0xf0000000f0000000)),
    t3 = (t2 | ((x1 << 40) & UINT64_C(0xf0000000000))) | ((x1 << 24) & UINT64_C(0xf00000000000));
    return t3;
}

// What key goes through several times.
static uint64_t key_setup_15(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (rotl64(x0, 8) & UINT64_C(0xf00000000000f0)) | (rotl64(x0, 16) & UINT64_C(0xf0000000f00)),
    t1 = (t0 | ((x0 << 12) & UINT64_C(0xf00000))) | (x1 & UINT64_C(0xf00f000000)),
    t2 = t1 | ((x0 << 44) & UINT64_C(0xf00000000000000));
    return t2;
}

// What key goes through several times.
static uint64_t key_setup_16(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    const uint64_t t0 = (rotl64(x0, 8) & UINT64_C(0xf000f0)) | ((x0 >> 36) & UINT64_C(0xf00)),
    t1 = t0 | (rotl64(x1, 28) & UINT64_C(0xf0000000f000000)),
    t2 = (t1 | (x2 & UINT64_C(0xf000000000))) | (x3 & UINT64_C(0xf0000000000)),
    t3 = t2 | ((x0 << 12) & UINT64_C(0xf0000000000000));
    return t3;
}

void lwcc_skinny64_192_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[182];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16);
    key_setup_0(z, t0);
    key_setup_0(z + 4, t1);
    key_setup_0(z + 8, t2);
    const uint64_t t3 = (z[0] ^ z[4]) ^ z[8],
    t4 = (t3 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000), t5 = (z[1] ^ z[5]) ^ z[9],
    t6 = (t5 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000), t7 = (z[2] ^ z[6]) ^ z[10],
    t8 = (z[3] ^ z[7]) ^ z[11], t9 = z[7] ^ z[6], t10 = (z[0] ^ t9) ^ z[9];
    key_setup_6(z + 12, t10);
    const uint64_t t11 = (z[1] ^ z[4]) ^ z[10];
    key_setup_6(z + 14, t11);
    const uint64_t t12 = z[15] ^ UINT64_C(0xf00000f000), t13 = (z[2] ^ z[5]) ^ z[11];
    key_setup_6(z + 16, t13);
    const uint64_t t14 = z[8] ^ z[11], t15 = (z[3] ^ z[6]) ^ t14;
    key_setup_6(z + 18, t15);
    key_setup_1(z + 20, z[12], t10);
    key_setup_1(z + 22, z[14], t11);
    const uint64_t t16 = z[23] ^ UINT64_C(0xf0f00000000);
    key_setup_1(z + 24, z[16], t13);
    key_setup_1(z + 26, z[18], t15);
    const uint64_t t17 = z[6] ^ z[5], t18 = (z[0] ^ t17) ^ z[10], t19 = key_setup_5(t18),
    t20 = (z[1] ^ t9) ^ z[11], t21 = key_setup_5(t20), t22 = t21 ^ UINT64_C(0xf00000f0000000),
    t23 = (z[2] ^ z[4]) ^ t14, t24 = key_setup_5(t23), t25 = z[9] ^ t14, t26 = (z[3] ^ z[5]) ^ t25,
    t27 = key_setup_5(t26),
    t28 = (rotl64(t18, 12) & UINT64_C(0xf00000000000f)) | (t18 & UINT64_C(0xf000000f0)),
    t29 = t18 << 16,
    t30 = (t28 | (t29 & UINT64_C(0xf0000f0000))) | (rotl64(t18, 36) & UINT64_C(0xf0000000f00000)),
    t31 = t30 ^ UINT64_C(0xff000000000000),
    t32 = (rotl64(t20, 12) & UINT64_C(0xf00000000000f)) | (t20 & UINT64_C(0xf000000f0)),
    t33 = t20 << 16,
    t34 = (t32 | (t33 & UINT64_C(0xf0000f0000))) | (rotl64(t20, 36) & UINT64_C(0xf0000000f00000)),
    t35 = t34 ^ UINT64_C(0xf0f000000000000),
    t36 = (rotl64(t23, 12) & UINT64_C(0xf00000000000f)) | (t23 & UINT64_C(0xf000000f0)),
    t37 = t23 << 16,
    t38 = (t36 | (t37 & UINT64_C(0xf0000f0000))) | (rotl64(t23, 36) & UINT64_C(0xf0000000f00000)),
    t39 = t38 ^ UINT64_C(0xf000000000000),
    t40 = (rotl64(t26, 12) & UINT64_C(0xf00000000000f)) | (t26 & UINT64_C(0xf000000f0)),
    t41 = t26 << 16,
    t42 = (t40 | (t41 & UINT64_C(0xf0000f0000))) | (rotl64(t26, 36) & UINT64_C(0xf0000000f00000)),
    t43 = t42 ^ UINT64_C(0xf000000000000), t44 = z[5] ^ z[4];
    key_setup_9(z + 28, z[0] ^ t44, z[11]);
    key_setup_9(z + 31, z[1] ^ t17, t14);
    const uint64_t t45 = z[33] ^ UINT64_C(0xff000000000f0);
    key_setup_9(z + 34, z[2] ^ t9, t25);
    const uint64_t t46 = z[10] ^ t25;
    key_setup_9(z + 37, z[3] ^ z[4], t46);
    const uint64_t t47 = z[28] >> 4, t48 = key_setup_2(t47, (z[28] >> 24) & UINT64_C(0xf00), z[28]),
    t49 = z[31] >> 4, t50 = key_setup_2(t49, (z[31] >> 24) & UINT64_C(0xf00), z[31]),
    t51 = t50 ^ UINT64_C(0xf0000000000f), t52 = z[34] >> 4,
    t53 = key_setup_2(t52, (z[34] >> 24) & UINT64_C(0xf00), z[34]), t54 = z[37] >> 4,
    t55 = key_setup_2(t54, (z[37] >> 24) & UINT64_C(0xf00), z[37]), t56 = z[4] ^ t9,
    t57 = (z[0] ^ t56) ^ t14;
    key_setup_3(z + 40, t57);
    const uint64_t t58 = (z[1] ^ t44) ^ t25;
    key_setup_3(z + 42, t58);
    const uint64_t t59 = z[43] ^ UINT64_C(0xf000000000f00f00), t60 = (z[2] ^ t17) ^ t46;
    key_setup_3(z + 44, t60);
    const uint64_t t61 = z[11] ^ t46, t62 = (z[3] ^ t9) ^ t61;
    key_setup_3(z + 46, t62);
    key_setup_12(z + 48, t57);
    const uint64_t t63 = z[49] ^ UINT64_C(0xff0000);
    key_setup_12(z + 50, t58);
    const uint64_t t64 = z[51] ^ UINT64_C(0xfff0000);
    key_setup_12(z + 52, t60);
    key_setup_12(z + 54, t62);
    const uint64_t t65 = t9 ^ t17;
    key_setup_13(z + 56, z[0], t65, t25);
    const uint64_t t66 = z[59] ^ UINT64_C(0xf000);
    key_setup_13(z + 60, z[1], t56, t46);
    const uint64_t t67 = z[63] ^ UINT64_C(0xf0000ff000);
    key_setup_13(z + 64, z[2], t44, t61);
    const uint64_t t68 = z[67] ^ UINT64_C(0xf000), t69 = t14 ^ t61, t70 = (z[3] ^ t17) ^ t69,
    t71 = ((t70 >> 8) & UINT64_C(15)) | ((t70 >> 48) & UINT64_C(0xf000)), t72 = t70 << 4,
    t73 = (t71 | ((t70 >> 24) & UINT64_C(0xf000f0000))) | (t72 & UINT64_C(0xf0000f0000000)),
    t74 = t70 << 32, t75 = (t73 | (t74 & UINT64_C(0xf000f00000000000))) ^ UINT64_C(0xf000);
    key_setup_7(z + 68, z[57], z[56]);
    key_setup_7(z + 70, z[61], z[60]);
    const uint64_t t76 = z[71] ^ UINT64_C(0xf0f00000000);
    key_setup_7(z + 72, z[65], z[64]);
    key_setup_7(z + 74, t72, t70);
    const uint64_t t77 = t17 ^ t44;
    key_setup_10(z + 76, z[0], t77, t46);
    key_setup_10(z + 78, z[1], t65, t61);
    const uint64_t t78 = z[79] ^ UINT64_C(0xf00f0000000);
    key_setup_10(z + 80, z[2], t56, t69);
    const uint64_t t79 = t25 ^ t69, t80 = (z[3] ^ t44) ^ t79,
    t81 = ((t80 >> 4) & UINT64_C(240)) | (rotl64(t80, 32) & UINT64_C(0xf00000000000f00)),
    t82 = t81 | (rotl64(t80, 24) & UINT64_C(0xf0000000f00000)),
    t83 = (t82 | ((t80 >> 20) & UINT64_C(0xf00f000000))) | ((t80 << 28) & UINT64_C(0xf0000000000)),
    t84 = key_setup_11(z[76]), t85 = t84 ^ UINT64_C(0xff000000000000), t86 = key_setup_11(z[78]),
    t87 = t86 ^ UINT64_C(0xff0000000000000), t88 = key_setup_11(z[80]), t89 = key_setup_11(t80),
    t90 = t44 ^ t56, t91 = (z[0] ^ t90) ^ t61;
    key_setup_8(z + 82, t91);
    const uint64_t t92 = (z[1] ^ t77) ^ t69;
    key_setup_8(z + 85, t92);
    const uint64_t t93 = z[87] ^ UINT64_C(0xff000000000f0), t94 = (z[2] ^ t65) ^ t79;
    key_setup_8(z + 88, t94);
    const uint64_t t95 = t46 ^ t79, t96 = (z[3] ^ t56) ^ t95;
    key_setup_8(z + 91, t96);
    const uint64_t t97 = key_setup_4(t91, z[83], z[82]), t98 = key_setup_4(t92, z[86], z[85]),
    t99 = t98 ^ UINT64_C(0xf00000000f0f), t100 = key_setup_4(t94, z[89], z[88]),
    t101 = key_setup_4(t96, z[92], z[91]), t102 = t56 ^ t65, t103 = (z[0] ^ t102) ^ t69,
    t104 = ((t103 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t103, 44) & UINT64_C(0xf000f000f000f00)),
    t105 = (z[1] ^ t90) ^ t79,
    t106 = ((t105 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t105, 44) & UINT64_C(0xf000f000f000f00)),
    t107 = t106 ^ UINT64_C(0xf000000000f00000), t108 = (z[2] ^ t77) ^ t95,
    t109 = ((t108 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t108, 44) & UINT64_C(0xf000f000f000f00)),
    t110 = t61 ^ t95, t111 = (z[3] ^ t65) ^ t110,
    t112 = ((t111 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t111, 44) & UINT64_C(0xf000f000f000f00)),
    t113 = (t103 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0000),
    t114 = (t105 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000),
    t115 = (t108 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000),
    t116 = (t111 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000), t117 = t65 ^ t77,
    t118 = (z[0] ^ t117) ^ t79;
    key_setup_6(z + 94, t118);
    const uint64_t t119 = (z[1] ^ t102) ^ t95;
    key_setup_6(z + 96, t119);
    const uint64_t t120 = z[97] ^ UINT64_C(0xf0000ff000), t121 = (z[2] ^ t90) ^ t110;
    key_setup_6(z + 98, t121);
    const uint64_t t122 = t69 ^ t110, t123 = (z[3] ^ t77) ^ t122;
    key_setup_6(z + 100, t123);
    key_setup_1(z + 102, z[94], t118);
    key_setup_1(z + 104, z[96], t119);
    const uint64_t t124 = z[105] ^ UINT64_C(0xf0000f000);
    key_setup_1(z + 106, z[98], t121);
    key_setup_1(z + 108, z[100], t123);
    const uint64_t t125 = t77 ^ t90, t126 = (z[0] ^ t125) ^ t95, t127 = key_setup_5(t126),
    t128 = (z[1] ^ t117) ^ t110, t129 = key_setup_5(t128), t130 = t129 ^ UINT64_C(0xf00f00f0000000),
    t131 = (z[2] ^ t102) ^ t122, t132 = key_setup_5(t131), t133 = t79 ^ t122,
    t134 = (z[3] ^ t90) ^ t133, t135 = key_setup_5(t134),
    t136 = (rotl64(t126, 12) & UINT64_C(0xf00000000000f)) | (t126 & UINT64_C(0xf000000f0)),
    t137 = (t136 | ((t126 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t126, 36) & UINT64_C(0xf0000000f00000)),
    t138 = t137 ^ UINT64_C(0xf0000000000000),
    t139 = (rotl64(t128, 12) & UINT64_C(0xf00000000000f)) | (t128 & UINT64_C(0xf000000f0)),
    t140 = (t139 | ((t128 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t128, 36) & UINT64_C(0xf0000000f00000)),
    t141 = t140 ^ UINT64_C(0xf0f000000000000),
    t142 = (rotl64(t131, 12) & UINT64_C(0xf00000000000f)) | (t131 & UINT64_C(0xf000000f0)),
    t143 = (t142 | ((t131 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t131, 36) & UINT64_C(0xf0000000f00000)),
    t144 = (rotl64(t134, 12) & UINT64_C(0xf00000000000f)) | (t134 & UINT64_C(0xf000000f0)),
    t145 = (t144 | ((t134 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t134, 36) & UINT64_C(0xf0000000f00000)),
    t146 = t90 ^ t102;
    key_setup_9(z + 110, z[0] ^ t146, t110);
    key_setup_9(z + 113, z[1] ^ t125, t122);
    const uint64_t t147 = z[115] ^ UINT64_C(0xf0000000000f0);
    key_setup_9(z + 116, z[2] ^ t117, t133);
    const uint64_t t148 = t95 ^ t133;
    key_setup_9(z + 119, z[3] ^ t102, t148);
    const uint64_t t149 = key_setup_2(z[110] >> 4, (z[110] >> 24) & UINT64_C(0xf00), z[110]),
    t150 = key_setup_2(z[113] >> 4, (z[113] >> 24) & UINT64_C(0xf00), z[113]),
    t151 = t150 ^ UINT64_C(15),
    t152 = key_setup_2(z[116] >> 4, (z[116] >> 24) & UINT64_C(0xf00), z[116]),
    t153 = key_setup_2(z[119] >> 4, (z[119] >> 24) & UINT64_C(0xf00), z[119]),
    t154 = (z[0] ^ z[7]) ^ t122;
    key_setup_3(z + 122, t154);
    const uint64_t t155 = (z[1] ^ t146) ^ t133;
    key_setup_3(z + 124, t155);
    const uint64_t t156 = z[125] ^ UINT64_C(0xf000000000000f00), t157 = (z[2] ^ t125) ^ t148;
    key_setup_3(z + 126, t157);
    const uint64_t t158 = (z[3] ^ t117) ^ z[8];
    key_setup_3(z + 128, t158);
    key_setup_12(z + 130, t154);
    const uint64_t t159 = z[131] ^ UINT64_C(0xf0000);
    key_setup_12(z + 132, t155);
    const uint64_t t160 = z[133] ^ UINT64_C(0xff00000);
    key_setup_12(z + 134, t157);
    key_setup_12(z + 136, t158);
    key_setup_13(z + 138, z[0], z[6], t133);
    key_setup_13(z + 142, z[1], z[7], t148);
    const uint64_t t161 = z[145] ^ UINT64_C(0xf00000f000);
    key_setup_13(z + 146, z[2], t146, z[8]);
    key_setup_13(z + 150, z[3], t125, z[9]);
    key_setup_7(z + 154, z[139], z[138]);
    key_setup_7(z + 156, z[143], z[142]);
    const uint64_t t162 = z[157] ^ UINT64_C(0xf00000000);
    key_setup_7(z + 158, z[147], z[146]);
    key_setup_7(z + 160, z[151], z[150]);
    key_setup_10(z + 162, z[0], z[5], t148);
    key_setup_10(z + 164, z[1], z[6], z[8]);
    const uint64_t t163 = z[165] ^ UINT64_C(0xf00000f0000000);
    key_setup_10(z + 166, z[2], z[7], z[9]);
    key_setup_10(z + 168, z[3], t146, z[10]);
    const uint64_t t164 = key_setup_11(z[162]), t165 = t164 ^ UINT64_C(0xff000000000000),
    t166 = key_setup_11(z[164]), t167 = t166 ^ UINT64_C(0xf0f000000000000),
    t168 = key_setup_11(z[166]), t169 = key_setup_11(z[168]);
    key_setup_8(z + 170, t3);
    key_setup_8(z + 173, t5);
    const uint64_t t170 = z[175] ^ UINT64_C(0xff000000000f0);
    key_setup_8(z + 176, t7);
    key_setup_8(z + 179, t8);
    const uint64_t t171 = key_setup_4(t3, z[171], z[170]), t172 = key_setup_4(t5, z[174], z[173]),
    t173 = t172 ^ UINT64_C(15), t174 = key_setup_4(t7, z[177], z[176]),
    t175 = key_setup_4(t8, z[180], z[179]),
    t176 = (z[20] & UINT64_C(0xf000f000f000f0)) | (rotl64(t10, 44) & UINT64_C(0xf000f000f000f00)),
    t177 = (z[22] & UINT64_C(0xf000f000f000f0)) | (rotl64(t11, 44) & UINT64_C(0xf000f000f000f00)),
    t178 = t177 ^ UINT64_C(0xf000000000000f00),
    t179 = (z[24] & UINT64_C(0xf000f000f000f0)) | (rotl64(t13, 44) & UINT64_C(0xf000f000f000f00)),
    t180 = (z[26] & UINT64_C(0xf000f000f000f0)) | (rotl64(t15, 44) & UINT64_C(0xf000f000f000f00)),
    t181 = (t10 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0000),
    t182 = (t11 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff00000),
    t183 = (rotl64(t18, 4) & UINT64_C(0xf00f)) | ((t18 >> 40) & UINT64_C(0xf0000)), t184 = t18 >> 8,
    t185 = (t183 | (t29 & UINT64_C(0xf0000000f0000000))) | (t184 & UINT64_C(0xf00000000)),
    t186 = (t185 | ((t18 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf000),
    t187 = (rotl64(t20, 4) & UINT64_C(0xf00f)) | ((t20 >> 40) & UINT64_C(0xf0000)), t188 = t20 >> 8,
    t189 = (t187 | (t33 & UINT64_C(0xf0000000f0000000))) | (t188 & UINT64_C(0xf00000000)),
    t190 = (t189 | ((t20 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf0000ff000),
    t191 = (rotl64(t23, 4) & UINT64_C(0xf00f)) | ((t23 >> 40) & UINT64_C(0xf0000)), t192 = t23 >> 8,
    t193 = (t191 | (t37 & UINT64_C(0xf0000000f0000000))) | (t192 & UINT64_C(0xf00000000)),
    t194 = (rotl64(t26, 4) & UINT64_C(0xf00f)) | ((t26 >> 40) & UINT64_C(0xf0000)), t195 = t26 >> 8,
    t196 = (t194 | (t41 & UINT64_C(0xf0000000f0000000))) | (t195 & UINT64_C(0xf00000000)),
    t197 = key_setup_14(t184, t18, t31), t198 = key_setup_14(t188, t20, t35),
    t199 = t198 ^ UINT64_C(0xf0f00000000), t200 = key_setup_14(t192, t23, t39),
    t201 = key_setup_14(t195, t26, t43), t202 = key_setup_15(z[28], t47),
    t203 = key_setup_15(z[31], t49), t204 = t203 ^ UINT64_C(0xf0000000),
    t205 = key_setup_15(z[34], t52), t206 = key_setup_15(z[37], t54),
    t207 = (rotl64(z[28], 12) & UINT64_C(0xf00000000000f)) | (z[28] & UINT64_C(0xf000000f0)),
    t208 = (t207 | (z[29] & UINT64_C(0xf0000f0000))) | (rotl64(z[28], 36) & UINT64_C(0xf0000000f00000)),
    t209 = t208 ^ UINT64_C(0xff000000000000),
    t210 = (rotl64(z[31], 12) & UINT64_C(0xf00000000000f)) | (z[31] & UINT64_C(0xf000000f0)),
    t211 = (t210 | (z[32] & UINT64_C(0xf0000f0000))) | (rotl64(z[31], 36) & UINT64_C(0xf0000000f00000)),
    t212 = (rotl64(z[34], 12) & UINT64_C(0xf00000000000f)) | (z[34] & UINT64_C(0xf000000f0)),
    t213 = (t212 | (z[35] & UINT64_C(0xf0000f0000))) | (rotl64(z[34], 36) & UINT64_C(0xf0000000f00000)),
    t214 = (rotl64(z[37], 12) & UINT64_C(0xf00000000000f)) | (z[37] & UINT64_C(0xf000000f0)),
    t215 = (t214 | (z[38] & UINT64_C(0xf0000f0000))) | (rotl64(z[37], 36) & UINT64_C(0xf0000000f00000)),
    t216 = (rotl64(t57, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t57, 32) & UINT64_C(0xf00000000000f000)),
    t217 = (t216 | ((t57 >> 8) & UINT64_C(0xf0000))) | (z[48] & UINT64_C(0xf0000000)),
    t218 = t217 | (rotl64(t57, 40) & UINT64_C(0xf000f00000000)),
    t219 = (rotl64(t58, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t58, 32) & UINT64_C(0xf00000000000f000)),
    t220 = (t219 | ((t58 >> 8) & UINT64_C(0xf0000))) | (z[50] & UINT64_C(0xf0000000)),
    t221 = t220 | (rotl64(t58, 40) & UINT64_C(0xf000f00000000)),
    t222 = t221 ^ UINT64_C(0xff000000000f0),
    t223 = (rotl64(t60, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t60, 32) & UINT64_C(0xf00000000000f000)),
    t224 = (t223 | ((t60 >> 8) & UINT64_C(0xf0000))) | ((z[45] << 8) & UINT64_C(0xf0000f0000000)),
    t225 = t60 >> 24, t226 = (t224 | (t225 & UINT64_C(0xf00000000))) ^ UINT64_C(0xf00000000000),
    t227 = (rotl64(t62, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t62, 32) & UINT64_C(0xf00000000000f000)),
    t228 = (t227 | ((t62 >> 8) & UINT64_C(0xf0000))) | (z[54] & UINT64_C(0xf0000000)),
    t229 = t228 | (rotl64(t62, 40) & UINT64_C(0xf000f00000000)),
    t230 = key_setup_2(z[40], (t57 >> 24) & UINT64_C(0xf00), t57),
    t231 = key_setup_2(z[42], (t58 >> 24) & UINT64_C(0xf00), t58),
    t232 = t231 ^ UINT64_C(0xf0000000000f), t233 = key_setup_2(z[44], t225 & UINT64_C(0xf00), t60),
    t234 = key_setup_2(z[46], (t62 >> 24) & UINT64_C(0xf00), t62),
    t235 = key_setup_16(z[56], t66, z[68], z[58]), t236 = key_setup_16(z[60], t67, z[70], z[62]),
    t237 = t236 ^ UINT64_C(0xf000000000f00000), t238 = key_setup_16(z[64], t68, z[72], z[66]),
    t239 = key_setup_16(t70, t75, z[74], t74), t240 = ~(t19 ^ UINT64_C(0xf0000000000000)),
    t241 = ~(t24 ^ UINT64_C(0xf0000000000000)), t242 = ~(t27 ^ UINT64_C(0xf0000000000000)),
    t243 = ~t39, t244 = ~t43, t245 = ~(z[30] ^ UINT64_C(0xf000000000000)),
    t246 = ~(z[36] ^ UINT64_C(0xf00000000000)), t247 = ~(z[39] ^ UINT64_C(0xf00000000000)),
    t248 = ~(t48 ^ UINT64_C(0xf00000000f00)), t249 = ~(t53 ^ UINT64_C(0xf00)),
    t250 = ~(t55 ^ UINT64_C(0xf00)), t251 = ~(z[41] ^ UINT64_C(0xf00f00)), t252 = ~z[45],
    t253 = ~(z[47] ^ UINT64_C(0xf00000)), t254 = ~(z[53] ^ UINT64_C(0xf0000)), t255 = ~z[55],
    t256 = ~t66, t257 = ~t68, t258 = ~t75, t259 = ~(z[69] ^ UINT64_C(0xf000)),
    t260 = ~(z[73] ^ UINT64_C(0xf0000000000)), t261 = ~(z[75] ^ UINT64_C(0xf0000000000)),
    t262 = ~(z[77] ^ UINT64_C(0xf0000000000)), t263 = ~(z[81] ^ UINT64_C(0xf0000000000000)),
    t264 = ~(t83 ^ UINT64_C(0xf0000000000000)), t265 = ~t88,
    t266 = ~(t89 ^ UINT64_C(0xf000000000000)), t267 = ~(z[84] ^ UINT64_C(0xff00000000000)),
    t268 = ~z[90], t269 = ~z[93], t270 = ~(t97 ^ UINT64_C(0xf00)), t271 = ~(t100 ^ UINT64_C(0xf00)),
    t272 = ~t101, t273 = ~t104, t274 = ~(t109 ^ UINT64_C(0xf00000)),
    t275 = ~(t112 ^ UINT64_C(0xf00000)), t276 = ~t115, t277 = ~t116,
    t278 = ~(z[95] ^ UINT64_C(0xf0000)), t279 = ~z[99], t280 = ~(z[101] ^ UINT64_C(0xf000)),
    t281 = ~(z[103] ^ UINT64_C(0xf000000f000)), t282 = ~(z[107] ^ UINT64_C(0xf0000000000)),
    t283 = ~z[109], t284 = ~(t127 ^ UINT64_C(0xf0000000000000)), t285 = ~t132,
    t286 = ~(t135 ^ UINT64_C(0xf0000000000000)), t287 = ~(t143 ^ UINT64_C(0xf000000000000)),
    t288 = ~t145, t289 = ~z[112], t290 = ~(z[118] ^ UINT64_C(0xf00000000000)),
    t291 = ~(z[121] ^ UINT64_C(0xf00000000000)), t292 = ~(t149 ^ UINT64_C(0xf00000000000)),
    t293 = ~t152, t294 = ~(t153 ^ UINT64_C(0xf00)), t295 = ~(z[123] ^ UINT64_C(0xf00)),
    t296 = ~z[127], t297 = ~z[129], t298 = ~z[135], t299 = ~z[137], t300 = ~z[141], t301 = ~z[149],
    t302 = ~z[153], t303 = ~(z[155] ^ UINT64_C(0xf0000000000)),
    t304 = ~(z[159] ^ UINT64_C(0xf0000000000)), t305 = ~z[161],
    t306 = ~(z[163] ^ UINT64_C(0xf0000000000000)), t307 = ~z[167],
    t308 = ~(z[169] ^ UINT64_C(0xf0000000000000)), t309 = ~(t168 ^ UINT64_C(0xf000000000000)),
    t310 = ~t169, t311 = ~z[172], t312 = ~(z[178] ^ UINT64_C(0xf00000000000)),
    t313 = ~(z[181] ^ UINT64_C(0xf00000000000)), t314 = ~(t171 ^ UINT64_C(0xf00000000000)),
    t315 = ~(t174 ^ UINT64_C(0xf00)), t316 = ~(t175 ^ UINT64_C(0xf00)),
    t317 = ~(t176 ^ UINT64_C(0xf00)), t318 = ~t179, t319 = ~(t180 ^ UINT64_C(0xf00000)),
    t320 = ~(t13 & UINT64_C(0xff00ff00ff00ff)), t321 = ~(t15 & UINT64_C(0xff00ff00ff00ff)),
    t322 = ~t186, t323 = ~(t193 | ((t23 << 20) & UINT64_C(0xff00000000000))),
    t324 = ~(t196 | ((t26 << 20) & UINT64_C(0xff00000000000))), t325 = ~t197,
    t326 = ~(t200 ^ UINT64_C(0xf0000000000)), t327 = ~t201,
    t328 = ~(t202 ^ UINT64_C(0xf0000000000000)), t329 = ~(t205 ^ UINT64_C(0xf0000000000000)),
    t330 = ~(t206 ^ UINT64_C(0xf0000000000000));
    store64(rk, t240);
    store64(rk + 8, t22);
    store64(rk + 16, t241);
    store64(rk + 24, t242);
    store64(rk + 32, ~t31);
    store64(rk + 40, t35);
    store64(rk + 48, t243);
    store64(rk + 56, t244);
    store64(rk + 64, t245);
    store64(rk + 72, t45);
    store64(rk + 80, t246);
    store64(rk + 88, t247);
    store64(rk + 96, t248);
    store64(rk + 104, t51);
    store64(rk + 112, t249);
    store64(rk + 120, t250);
    store64(rk + 128, t251);
    store64(rk + 136, t59);
    store64(rk + 144, t252);
    store64(rk + 152, t253);
    store64(rk + 160, ~t63);
    store64(rk + 168, t64);
    store64(rk + 176, t254);
    store64(rk + 184, t255);
    store64(rk + 192, t256);
    store64(rk + 200, t67);
    store64(rk + 208, t257);
    store64(rk + 216, t258);
    store64(rk + 224, t259);
    store64(rk + 232, t76);
    store64(rk + 240, t260);
    store64(rk + 248, t261);
    store64(rk + 256, t262);
    store64(rk + 264, t78);
    store64(rk + 272, t263);
    store64(rk + 280, t264);
    store64(rk + 288, ~t85);
    store64(rk + 296, t87);
    store64(rk + 304, t265);
    store64(rk + 312, t266);
    store64(rk + 320, t267);
    store64(rk + 328, t93);
    store64(rk + 336, t268);
    store64(rk + 344, t269);
    store64(rk + 352, t270);
    store64(rk + 360, t99);
    store64(rk + 368, t271);
    store64(rk + 376, t272);
    store64(rk + 384, t273);
    store64(rk + 392, t107);
    store64(rk + 400, t274);
    store64(rk + 408, t275);
    store64(rk + 416, ~t113);
    store64(rk + 424, t114);
    store64(rk + 432, t276);
    store64(rk + 440, t277);
    store64(rk + 448, t278);
    store64(rk + 456, t120);
    store64(rk + 464, t279);
    store64(rk + 472, t280);
    store64(rk + 480, t281);
    store64(rk + 488, t124);
    store64(rk + 496, t282);
    store64(rk + 504, t283);
    store64(rk + 512, t284);
    store64(rk + 520, t130);
    store64(rk + 528, t285);
    store64(rk + 536, t286);
    store64(rk + 544, ~t138);
    store64(rk + 552, t141);
    store64(rk + 560, t287);
    store64(rk + 568, t288);
    store64(rk + 576, t289);
    store64(rk + 584, t147);
    store64(rk + 592, t290);
    store64(rk + 600, t291);
    store64(rk + 608, t292);
    store64(rk + 616, t151);
    store64(rk + 624, t293);
    store64(rk + 632, t294);
    store64(rk + 640, t295);
    store64(rk + 648, t156);
    store64(rk + 656, t296);
    store64(rk + 664, t297);
    store64(rk + 672, ~t159);
    store64(rk + 680, t160);
    store64(rk + 688, t298);
    store64(rk + 696, t299);
    store64(rk + 704, t300);
    store64(rk + 712, t161);
    store64(rk + 720, t301);
    store64(rk + 728, t302);
    store64(rk + 736, t303);
    store64(rk + 744, t162);
    store64(rk + 752, t304);
    store64(rk + 760, t305);
    store64(rk + 768, t306);
    store64(rk + 776, t163);
    store64(rk + 784, t307);
    store64(rk + 792, t308);
    store64(rk + 800, ~t165);
    store64(rk + 808, t167);
    store64(rk + 816, t309);
    store64(rk + 824, t310);
    store64(rk + 832, t311);
    store64(rk + 840, t170);
    store64(rk + 848, t312);
    store64(rk + 856, t313);
    store64(rk + 864, t314);
    store64(rk + 872, t173);
    store64(rk + 880, t315);
    store64(rk + 888, t316);
    store64(rk + 896, t317);
    store64(rk + 904, t178);
    store64(rk + 912, t318);
    store64(rk + 920, t319);
    store64(rk + 928, ~t181);
    store64(rk + 936, t182);
    store64(rk + 944, t320);
    store64(rk + 952, t321);
    store64(rk + 960, t322);
    store64(rk + 968, t190);
    store64(rk + 976, t323);
    store64(rk + 984, t324);
    store64(rk + 992, t325);
    store64(rk + 1000, t199);
    store64(rk + 1008, t326);
    store64(rk + 1016, t327);
    store64(rk + 1024, t328);
    store64(rk + 1032, t204);
    store64(rk + 1040, t329);
    store64(rk + 1048, t330);
    store64(rk + 1056, ~t209);
    store64(rk + 1064, t211 ^ UINT64_C(0xf0f000000000000));
    store64(rk + 1072, ~t213);
    store64(rk + 1080, ~(t215 ^ UINT64_C(0xf000000000000)));
    store64(rk + 1088, ~(t218 ^ UINT64_C(0xf000000000000)));
    store64(rk + 1096, t222);
    store64(rk + 1104, ~t226);
    store64(rk + 1112, ~t229);
    store64(rk + 1120, ~(t230 ^ UINT64_C(0xf00)));
    store64(rk + 1128, t232);
    store64(rk + 1136, ~(t233 ^ UINT64_C(0xf00)));
    store64(rk + 1144, ~(t234 ^ UINT64_C(0xf00)));
    store64(rk + 1152, t328);
    store64(rk + 1160, ~t204);
    store64(rk + 1168, t329);
    store64(rk + 1176, t330);
    store64(rk + 1184, t325);
    store64(rk + 1192, ~t199);
    store64(rk + 1200, t326);
    store64(rk + 1208, t327);
    store64(rk + 1216, t322);
    store64(rk + 1224, ~t190);
    store64(rk + 1232, t323);
    store64(rk + 1240, t324);
    store64(rk + 1248, t181);
    store64(rk + 1256, t182);
    store64(rk + 1264, t320);
    store64(rk + 1272, t321);
    store64(rk + 1280, t317);
    store64(rk + 1288, ~t178);
    store64(rk + 1296, t318);
    store64(rk + 1304, t319);
    store64(rk + 1312, t314);
    store64(rk + 1320, ~t173);
    store64(rk + 1328, t315);
    store64(rk + 1336, t316);
    store64(rk + 1344, t311);
    store64(rk + 1352, ~t170);
    store64(rk + 1360, t312);
    store64(rk + 1368, t313);
    store64(rk + 1376, t165);
    store64(rk + 1384, t167);
    store64(rk + 1392, t309);
    store64(rk + 1400, t310);
    store64(rk + 1408, t306);
    store64(rk + 1416, ~t163);
    store64(rk + 1424, t307);
    store64(rk + 1432, t308);
    store64(rk + 1440, t303);
    store64(rk + 1448, ~t162);
    store64(rk + 1456, t304);
    store64(rk + 1464, t305);
    store64(rk + 1472, t300);
    store64(rk + 1480, ~t161);
    store64(rk + 1488, t301);
    store64(rk + 1496, t302);
    store64(rk + 1504, t159);
    store64(rk + 1512, t160);
    store64(rk + 1520, t298);
    store64(rk + 1528, t299);
    store64(rk + 1536, t295);
    store64(rk + 1544, ~t156);
    store64(rk + 1552, t296);
    store64(rk + 1560, t297);
    store64(rk + 1568, t292);
    store64(rk + 1576, ~t151);
    store64(rk + 1584, t293);
    store64(rk + 1592, t294);
    store64(rk + 1600, t289);
    store64(rk + 1608, ~t147);
    store64(rk + 1616, t290);
    store64(rk + 1624, t291);
    store64(rk + 1632, t138);
    store64(rk + 1640, t141);
    store64(rk + 1648, t287);
    store64(rk + 1656, t288);
    store64(rk + 1664, t284);
    store64(rk + 1672, ~t130);
    store64(rk + 1680, t285);
    store64(rk + 1688, t286);
    store64(rk + 1696, t281);
    store64(rk + 1704, ~t124);
    store64(rk + 1712, t282);
    store64(rk + 1720, t283);
    store64(rk + 1728, t278);
    store64(rk + 1736, ~t120);
    store64(rk + 1744, t279);
    store64(rk + 1752, t280);
    store64(rk + 1760, t113);
    store64(rk + 1768, t114);
    store64(rk + 1776, t276);
    store64(rk + 1784, t277);
    store64(rk + 1792, t273);
    store64(rk + 1800, ~t107);
    store64(rk + 1808, t274);
    store64(rk + 1816, t275);
    store64(rk + 1824, t270);
    store64(rk + 1832, ~t99);
    store64(rk + 1840, t271);
    store64(rk + 1848, t272);
    store64(rk + 1856, t267);
    store64(rk + 1864, ~t93);
    store64(rk + 1872, t268);
    store64(rk + 1880, t269);
    store64(rk + 1888, t85);
    store64(rk + 1896, t87);
    store64(rk + 1904, t265);
    store64(rk + 1912, t266);
    store64(rk + 1920, t262);
    store64(rk + 1928, ~t78);
    store64(rk + 1936, t263);
    store64(rk + 1944, t264);
    store64(rk + 1952, t259);
    store64(rk + 1960, ~t76);
    store64(rk + 1968, t260);
    store64(rk + 1976, t261);
    store64(rk + 1984, t256);
    store64(rk + 1992, ~t67);
    store64(rk + 2000, t257);
    store64(rk + 2008, t258);
    store64(rk + 2016, t63);
    store64(rk + 2024, t64);
    store64(rk + 2032, t254);
    store64(rk + 2040, t255);
    store64(rk + 2048, t251);
    store64(rk + 2056, ~t59);
    store64(rk + 2064, t252);
    store64(rk + 2072, t253);
    store64(rk + 2080, t248);
    store64(rk + 2088, ~t51);
    store64(rk + 2096, t249);
    store64(rk + 2104, t250);
    store64(rk + 2112, t245);
    store64(rk + 2120, ~t45);
    store64(rk + 2128, t246);
    store64(rk + 2136, t247);
    store64(rk + 2144, t31);
    store64(rk + 2152, t35);
    store64(rk + 2160, t243);
    store64(rk + 2168, t244);
    store64(rk + 2176, t240);
    store64(rk + 2184, ~t22);
    store64(rk + 2192, t241);
    store64(rk + 2200, t242);
    store64(rk + 2208, ~(z[21] ^ UINT64_C(0xf0000000000)));
    store64(rk + 2216, ~t16);
    store64(rk + 2224, ~(z[25] ^ UINT64_C(0xf0000000000)));
    store64(rk + 2232, ~z[27]);
    store64(rk + 2240, ~(z[13] ^ UINT64_C(0xf000)));
    store64(rk + 2248, ~t12);
    store64(rk + 2256, ~z[17]);
    store64(rk + 2264, ~z[19]);
    store64(rk + 2272, t4);
    store64(rk + 2280, t6);
    store64(rk + 2288, ~(t7 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 2296, ~(t8 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 2304, ~t4);
    store64(rk + 2312, t12);
    store64(rk + 2320, t16);
    store64(rk + 2328, ~(t235 ^ UINT64_C(0xf00)));
    store64(rk + 2336, t237);
    store64(rk + 2344, ~t238);
    store64(rk + 2352, ~(t239 ^ UINT64_C(0xf00000)));
    store64(rk + 2360, ~t237);
    store64(rk + 2368, ~t232);
    store64(rk + 2376, ~t222);
    store64(rk + 2384, t209);
    store64(rk + 2392, ~t6);
}


// 16 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32), t1 = load_lanes256(in + 8, 32),
    t2 = load_lanes256(in + 16, 32), t3 = load_lanes256(in + 24, 32),
    t4 = splat_u64x4(UINT64_C(0x5555555555555555)), t5 = ((t0 >> 1) ^ t1) & t4, t6 = t0 ^ (t5 << 1),
    t7 = t1 ^ t5, t8 = ((t2 >> 1) ^ t3) & t4, t9 = t2 ^ (t8 << 1), t10 = t3 ^ t8,
    t11 = splat_u64x4(UINT64_C(0x3333333333333333)), t12 = ((t6 >> 2) ^ t9) & t11,
    t13 = t6 ^ (t12 << 2), t14 = t9 ^ t12, t15 = ((t7 >> 2) ^ t10) & t11, t16 = t7 ^ (t15 << 2),
    t17 = t10 ^ t15, t18 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t19 = ((t13 >> 12) ^ t13) & t18,
    t20 = t13 ^ (t19 ^ (t19 << 12)), t21 = splat_u64x4(UINT64_C(0xff00ff00)),
    t22 = ((t20 >> 24) ^ t20) & t21, t23 = t20 ^ (t22 ^ (t22 << 24)),
    t24 = ((t16 >> 12) ^ t16) & t18, t25 = t16 ^ (t24 ^ (t24 << 12)),
    t26 = ((t25 >> 24) ^ t25) & t21, t27 = t25 ^ (t26 ^ (t26 << 24)),
    t28 = ((t14 >> 12) ^ t14) & t18, t29 = t14 ^ (t28 ^ (t28 << 12)),
    t30 = ((t29 >> 24) ^ t29) & t21, t31 = t29 ^ (t30 ^ (t30 << 24)),
    t32 = ((t17 >> 12) ^ t17) & t18, t33 = t17 ^ (t32 ^ (t32 << 12)),
    t34 = ((t33 >> 24) ^ t33) & t21, t35 = t33 ^ (t34 ^ (t34 << 24));
    // round 1 (skinny.dsl:60)
    const v256 t36 = t23 ^ (t31 | t35), t37 = t35 ^ (t27 | t31), t38 = ~t27,
    t39 = (t38 ^ (t37 & t36)) ^ load_all256(rk + 2304),
    t40 = (t31 ^ (t38 & t36)) ^ load_all256(rk + 2280), t41 = t37 ^ load_all256(rk + 2288),
    t42 = t36 ^ load_all256(rk + 2296), t43 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t44 = t39 ^ (((t39 << 44) | (t39 >> 20)) & t43), t45 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t46 = t44 ^ (((t44 << 40) | (t44 >> 24)) & t45),
    t47 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t48 = t46 ^ (((t46 << 20) | (t46 >> 44)) & t47),
    t49 = t40 ^ (((t40 << 44) | (t40 >> 20)) & t43),
    t50 = t49 ^ (((t49 << 40) | (t49 >> 24)) & t45),
    t51 = t50 ^ (((t50 << 20) | (t50 >> 44)) & t47),
    t52 = t41 ^ (((t41 << 44) | (t41 >> 20)) & t43),
    t53 = t52 ^ (((t52 << 40) | (t52 >> 24)) & t45),
    t54 = t53 ^ (((t53 << 20) | (t53 >> 44)) & t47),
    t55 = t42 ^ (((t42 << 44) | (t42 >> 20)) & t43),
    t56 = t55 ^ (((t55 << 40) | (t55 >> 24)) & t45),
    t57 = t56 ^ (((t56 << 20) | (t56 >> 44)) & t47);
    // round 2 (skinny.dsl:60)
    const v256 t58 = t48 ^ (t54 | t57), t59 = t57 ^ (t51 | t54), t60 = ~t51,
    t61 = (t60 ^ (t59 & t58)) ^ load_all256(rk + 2240),
    t62 = (t54 ^ (t60 & t58)) ^ load_all256(rk + 2312), t63 = t59 ^ load_all256(rk + 2256),
    t64 = t58 ^ load_all256(rk + 2264), t65 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t66 = t61 ^ (((t61 << 28) | (t61 >> 36)) & t65), t67 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t68 = t66 ^ ((t66 >> 8) & t67), t69 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t70 = t68 ^ (((t68 << 36) | (t68 >> 28)) & t69),
    t71 = t62 ^ (((t62 << 28) | (t62 >> 36)) & t65), t72 = t71 ^ ((t71 >> 8) & t67),
    t73 = t72 ^ (((t72 << 36) | (t72 >> 28)) & t69),
    t74 = t63 ^ (((t63 << 28) | (t63 >> 36)) & t65), t75 = t74 ^ ((t74 >> 8) & t67),
    t76 = t75 ^ (((t75 << 36) | (t75 >> 28)) & t69),
    t77 = t64 ^ (((t64 << 28) | (t64 >> 36)) & t65), t78 = t77 ^ ((t77 >> 8) & t67),
    t79 = t78 ^ (((t78 << 36) | (t78 >> 28)) & t69);
    // round 3 (skinny.dsl:60)
    const v256 t80 = t70 ^ (t76 | t79), t81 = t79 ^ (t73 | t76), t82 = ~t73,
    t83 = (t82 ^ (t81 & t80)) ^ load_all256(rk + 2208),
    t84 = (t76 ^ (t82 & t80)) ^ load_all256(rk + 2320), t85 = t81 ^ load_all256(rk + 2224),
    t86 = t80 ^ load_all256(rk + 2232), t87 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t88 = t83 ^ (((t83 << 28) | (t83 >> 36)) & t87), t89 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t90 = t88 ^ (((t88 << 24) | (t88 >> 40)) & t89), t91 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t92 = t90 ^ (((t90 << 52) | (t90 >> 12)) & t91),
    t93 = t84 ^ (((t84 << 28) | (t84 >> 36)) & t87),
    t94 = t93 ^ (((t93 << 24) | (t93 >> 40)) & t89),
    t95 = t94 ^ (((t94 << 52) | (t94 >> 12)) & t91),
    t96 = t85 ^ (((t85 << 28) | (t85 >> 36)) & t87),
    t97 = t96 ^ (((t96 << 24) | (t96 >> 40)) & t89),
    t98 = t97 ^ (((t97 << 52) | (t97 >> 12)) & t91),
    t99 = t86 ^ (((t86 << 28) | (t86 >> 36)) & t87),
    t100 = t99 ^ (((t99 << 24) | (t99 >> 40)) & t89),
    t101 = t100 ^ (((t100 << 52) | (t100 >> 12)) & t91);
    v256 x0 = t98;
    v256 x1 = t101;
    v256 x2 = t92;
    v256 x3 = t95;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = rk + 128 * i;
        // round 4 (skinny.dsl:60)
        const v256 t102 = x2 ^ (x0 | x1), t103 = x1 ^ (x3 | x0), t104 = ~x3,
        t105 = (t104 ^ (t103 & t102)) ^ load_all256(round),
        t106 = (x0 ^ (t104 & t102)) ^ load_all256(round + 8), t107 = t103 ^ load_all256(round + 16),
        t108 = t102 ^ load_all256(round + 24), t109 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t110 = t105 ^ ((t105 >> 4) & t109), t111 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t112 = t110 ^ ((t110 << 8) & t111), t113 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t114 = t112 ^ ((t112 >> 12) & t113), t115 = t106 ^ ((t106 >> 4) & t109),
        t116 = t115 ^ ((t115 << 8) & t111), t117 = t116 ^ ((t116 >> 12) & t113),
        t118 = t107 ^ ((t107 >> 4) & t109), t119 = t118 ^ ((t118 << 8) & t111),
        t120 = t119 ^ ((t119 >> 12) & t113), t121 = t108 ^ ((t108 >> 4) & t109),
        t122 = t121 ^ ((t121 << 8) & t111), t123 = t122 ^ ((t122 >> 12) & t113);
        // round 5 (skinny.dsl:60)
        const v256 t124 = t114 ^ (t120 | t123), t125 = t123 ^ (t117 | t120), t126 = ~t117,
        t127 = (t126 ^ (t125 & t124)) ^ load_all256(round + 32),
        t128 = (t120 ^ (t126 & t124)) ^ load_all256(round + 40), t129 = t125 ^ load_all256(round + 48),
        t130 = t124 ^ load_all256(round + 56), t131 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t132 = t127 ^ (((t127 << 44) | (t127 >> 20)) & t131),
        t133 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t134 = t132 ^ (((t132 << 40) | (t132 >> 24)) & t133),
        t135 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t136 = t134 ^ (((t134 << 20) | (t134 >> 44)) & t135),
        t137 = t128 ^ (((t128 << 44) | (t128 >> 20)) & t131),
        t138 = t137 ^ (((t137 << 40) | (t137 >> 24)) & t133),
        t139 = t138 ^ (((t138 << 20) | (t138 >> 44)) & t135),
        t140 = t129 ^ (((t129 << 44) | (t129 >> 20)) & t131),
        t141 = t140 ^ (((t140 << 40) | (t140 >> 24)) & t133),
        t142 = t141 ^ (((t141 << 20) | (t141 >> 44)) & t135),
        t143 = t130 ^ (((t130 << 44) | (t130 >> 20)) & t131),
        t144 = t143 ^ (((t143 << 40) | (t143 >> 24)) & t133),
        t145 = t144 ^ (((t144 << 20) | (t144 >> 44)) & t135);
        // round 6 (skinny.dsl:60)
        const v256 t146 = t136 ^ (t142 | t145), t147 = t145 ^ (t139 | t142), t148 = ~t139,
        t149 = (t148 ^ (t147 & t146)) ^ load_all256(round + 64),
        t150 = (t142 ^ (t148 & t146)) ^ load_all256(round + 72), t151 = t147 ^ load_all256(round + 80),
        t152 = t146 ^ load_all256(round + 88), t153 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t154 = t149 ^ (((t149 << 28) | (t149 >> 36)) & t153),
        t155 = splat_u64x4(UINT64_C(0xf000f000f000f0)), t156 = t154 ^ ((t154 >> 8) & t155),
        t157 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t158 = t156 ^ (((t156 << 36) | (t156 >> 28)) & t157),
        t159 = t150 ^ (((t150 << 28) | (t150 >> 36)) & t153), t160 = t159 ^ ((t159 >> 8) & t155),
        t161 = t160 ^ (((t160 << 36) | (t160 >> 28)) & t157),
        t162 = t151 ^ (((t151 << 28) | (t151 >> 36)) & t153), t163 = t162 ^ ((t162 >> 8) & t155),
        t164 = t163 ^ (((t163 << 36) | (t163 >> 28)) & t157),
        t165 = t152 ^ (((t152 << 28) | (t152 >> 36)) & t153), t166 = t165 ^ ((t165 >> 8) & t155),
        t167 = t166 ^ (((t166 << 36) | (t166 >> 28)) & t157);
        // round 7 (skinny.dsl:60)
        const v256 t168 = t158 ^ (t164 | t167), t169 = t167 ^ (t161 | t164), t170 = ~t161,
        t171 = (t170 ^ (t169 & t168)) ^ load_all256(round + 96),
        t172 = (t164 ^ (t170 & t168)) ^ load_all256(round + 104),
        t173 = t169 ^ load_all256(round + 112), t174 = t168 ^ load_all256(round + 120),
        t175 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t176 = t171 ^ (((t171 << 28) | (t171 >> 36)) & t175),
        t177 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t178 = t176 ^ (((t176 << 24) | (t176 >> 40)) & t177),
        t179 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t180 = t178 ^ (((t178 << 52) | (t178 >> 12)) & t179),
        t181 = t172 ^ (((t172 << 28) | (t172 >> 36)) & t175),
        t182 = t181 ^ (((t181 << 24) | (t181 >> 40)) & t177),
        t183 = t182 ^ (((t182 << 52) | (t182 >> 12)) & t179),
        t184 = t173 ^ (((t173 << 28) | (t173 >> 36)) & t175),
        t185 = t184 ^ (((t184 << 24) | (t184 >> 40)) & t177),
        t186 = t185 ^ (((t185 << 52) | (t185 >> 12)) & t179),
        t187 = t174 ^ (((t174 << 28) | (t174 >> 36)) & t175),
        t188 = t187 ^ (((t187 << 24) | (t187 >> 40)) & t177),
        t189 = t188 ^ (((t188 << 52) | (t188 >> 12)) & t179);
        x0 = t186;
        x1 = t189;
        x2 = t180;
        x3 = t183;
    }
    // round 40 (skinny.dsl:60)
    const v256 t402 = x2 ^ (x0 | x1), t403 = x1 ^ (x3 | x0), t404 = ~x3,
    t405 = (t404 ^ (t403 & t402)) ^ load_all256(rk + 2328),
    t406 = (x0 ^ (t404 & t402)) ^ load_all256(rk + 2336), t407 = t403 ^ load_all256(rk + 2344),
    t408 = t402 ^ load_all256(rk + 2352), t409 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t410 = t405 ^ ((t405 >> 4) & t409), t411 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t412 = t410 ^ ((t410 << 8) & t411), t413 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t414 = t412 ^ ((t412 >> 12) & t413), t415 = t406 ^ ((t406 >> 4) & t409),
    t416 = t415 ^ ((t415 << 8) & t411), t417 = t416 ^ ((t416 >> 12) & t413),
    t418 = t407 ^ ((t407 >> 4) & t409), t419 = t418 ^ ((t418 << 8) & t411),
    t420 = t419 ^ ((t419 >> 12) & t413), t421 = t408 ^ ((t408 >> 4) & t409),
    t422 = t421 ^ ((t421 << 8) & t411), t423 = t422 ^ ((t422 >> 12) & t413),
    t424 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t425 = ((t414 >> 12) ^ t414) & t424,
    t426 = t414 ^ (t425 ^ (t425 << 12)), t427 = splat_u64x4(UINT64_C(0xff00ff00)),
    t428 = ((t426 >> 24) ^ t426) & t427, t429 = t426 ^ (t428 ^ (t428 << 24)),
    t430 = ((t417 >> 12) ^ t417) & t424, t431 = t417 ^ (t430 ^ (t430 << 12)),
    t432 = ((t431 >> 24) ^ t431) & t427, t433 = t431 ^ (t432 ^ (t432 << 24)),
    t434 = ((t420 >> 12) ^ t420) & t424, t435 = t420 ^ (t434 ^ (t434 << 12)),
    t436 = ((t435 >> 24) ^ t435) & t427, t437 = t435 ^ (t436 ^ (t436 << 24)),
    t438 = ((t423 >> 12) ^ t423) & t424, t439 = t423 ^ (t438 ^ (t438 << 12)),
    t440 = ((t439 >> 24) ^ t439) & t427, t441 = t439 ^ (t440 ^ (t440 << 24)),
    t442 = splat_u64x4(UINT64_C(0x3333333333333333)), t443 = ((t429 >> 2) ^ t437) & t442,
    t444 = t429 ^ (t443 << 2), t445 = t437 ^ t443, t446 = ((t433 >> 2) ^ t441) & t442,
    t447 = t433 ^ (t446 << 2), t448 = t441 ^ t446, t449 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t450 = ((t444 >> 1) ^ t447) & t449, t451 = t444 ^ (t450 << 1), t452 = t447 ^ t450,
    t453 = ((t445 >> 1) ^ t448) & t449, t454 = t445 ^ (t453 << 1), t455 = t448 ^ t453;
    store_lanes256(out, 32, &t451);
    store_lanes256(out + 8, 32, &t452);
    store_lanes256(out + 16, 32, &t454);
    store_lanes256(out + 24, 32, &t455);
}

void lwcc_skinny64_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_192_ecb_encrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 16 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32), t1 = load_lanes256(in + 8, 32),
    t2 = load_lanes256(in + 16, 32), t3 = load_lanes256(in + 24, 32),
    t4 = splat_u64x4(UINT64_C(0x5555555555555555)), t5 = ((t0 >> 1) ^ t1) & t4, t6 = t0 ^ (t5 << 1),
    t7 = t1 ^ t5, t8 = ((t2 >> 1) ^ t3) & t4, t9 = t2 ^ (t8 << 1), t10 = t3 ^ t8,
    t11 = splat_u64x4(UINT64_C(0x3333333333333333)), t12 = ((t6 >> 2) ^ t9) & t11,
    t13 = t6 ^ (t12 << 2), t14 = t9 ^ t12, t15 = ((t7 >> 2) ^ t10) & t11, t16 = t7 ^ (t15 << 2),
    t17 = t10 ^ t15, t18 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t19 = ((t13 >> 12) ^ t13) & t18,
    t20 = t13 ^ (t19 ^ (t19 << 12)), t21 = splat_u64x4(UINT64_C(0xff00ff00)),
    t22 = ((t20 >> 24) ^ t20) & t21, t23 = t20 ^ (t22 ^ (t22 << 24)),
    t24 = ((t16 >> 12) ^ t16) & t18, t25 = t16 ^ (t24 ^ (t24 << 12)),
    t26 = ((t25 >> 24) ^ t25) & t21, t27 = t25 ^ (t26 ^ (t26 << 24)),
    t28 = ((t14 >> 12) ^ t14) & t18, t29 = t14 ^ (t28 ^ (t28 << 12)),
    t30 = ((t29 >> 24) ^ t29) & t21, t31 = t29 ^ (t30 ^ (t30 << 24)),
    t32 = ((t17 >> 12) ^ t17) & t18, t33 = t17 ^ (t32 ^ (t32 << 12)),
    t34 = ((t33 >> 24) ^ t33) & t21, t35 = t33 ^ (t34 ^ (t34 << 24)),
    t36 = splat_u64x4(UINT64_C(0xf000f000f000f)), t37 = t23 ^ ((t23 >> 12) & t36),
    t38 = splat_u64x4(UINT64_C(0xf000f000f000f000)), t39 = t37 ^ ((t37 << 8) & t38),
    t40 = splat_u64x4(UINT64_C(0xf000f000f000f00)), t41 = t27 ^ ((t27 >> 12) & t36),
    t42 = t41 ^ ((t41 << 8) & t38), t43 = t31 ^ ((t31 >> 12) & t36), t44 = t43 ^ ((t43 << 8) & t38),
    t45 = t35 ^ ((t35 >> 12) & t36), t46 = t45 ^ ((t45 << 8) & t38),
    t47 = (t39 ^ ((t39 >> 4) & t40)) ^ load_all256(rk + 2328),
    t48 = (t42 ^ ((t42 >> 4) & t40)) ^ load_all256(rk + 2360),
    t49 = (t44 ^ ((t44 >> 4) & t40)) ^ load_all256(rk + 2344),
    t50 = (t46 ^ ((t46 >> 4) & t40)) ^ load_all256(rk + 2352);
    // round 40 (skinny.dsl:60)
    const v256 t51 = t47 ^ (t49 & t50), t52 = t48 ^ (t50 & t51), t53 = t49 ^ (t51 & t52),
    t54 = t50 ^ (t52 & t53), t55 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f)),
    t56 = t54 ^ (((t54 << 52) | (t54 >> 12)) | t55), t57 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t58 = t56 ^ (((t56 << 24) | (t56 >> 40)) & t57),
    t59 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t60 = t51 ^ (((t51 << 52) | (t51 >> 12)) | t55),
    t61 = t60 ^ (((t60 << 24) | (t60 >> 40)) & t57),
    t62 = t52 ^ (((t52 << 52) | (t52 >> 12)) | t55),
    t63 = t62 ^ (((t62 << 24) | (t62 >> 40)) & t57),
    t64 = t53 ^ (((t53 << 52) | (t53 >> 12)) | t55),
    t65 = t64 ^ (((t64 << 24) | (t64 >> 40)) & t57),
    t66 = (t58 ^ (((t58 << 28) | (t58 >> 36)) & t59)) ^ load_all256(rk + 1120),
    t67 = (t61 ^ (((t61 << 28) | (t61 >> 36)) & t59)) ^ load_all256(rk + 2368),
    t68 = (t63 ^ (((t63 << 28) | (t63 >> 36)) & t59)) ^ load_all256(rk + 1136),
    t69 = (t65 ^ (((t65 << 28) | (t65 >> 36)) & t59)) ^ load_all256(rk + 1144);
    // round 39 (skinny.dsl:60)
    const v256 t70 = t66 ^ (t68 & t69), t71 = t67 ^ (t69 & t70), t72 = t68 ^ (t70 & t71),
    t73 = t69 ^ (t71 & t72), t74 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff)),
    t75 = t73 ^ (((t73 << 36) | (t73 >> 28)) | t74), t76 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t77 = t75 ^ ((t75 >> 8) & t76), t78 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t79 = t70 ^ (((t70 << 36) | (t70 >> 28)) | t74), t80 = t79 ^ ((t79 >> 8) & t76),
    t81 = t71 ^ (((t71 << 36) | (t71 >> 28)) | t74), t82 = t81 ^ ((t81 >> 8) & t76),
    t83 = t72 ^ (((t72 << 36) | (t72 >> 28)) | t74), t84 = t83 ^ ((t83 >> 8) & t76),
    t85 = (t77 ^ (((t77 << 28) | (t77 >> 36)) & t78)) ^ load_all256(rk + 1088),
    t86 = (t80 ^ (((t80 << 28) | (t80 >> 36)) & t78)) ^ load_all256(rk + 2376),
    t87 = (t82 ^ (((t82 << 28) | (t82 >> 36)) & t78)) ^ load_all256(rk + 1104),
    t88 = (t84 ^ (((t84 << 28) | (t84 >> 36)) & t78)) ^ load_all256(rk + 1112);
    // round 38 (skinny.dsl:60)
    const v256 t89 = t85 ^ (t87 & t88), t90 = t86 ^ (t88 & t89), t91 = t87 ^ (t89 & t90),
    t92 = t88 ^ (t90 & t91), t93 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t94 = t92 ^ (((t92 << 20) | (t92 >> 44)) | t93), t95 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t96 = t94 ^ (((t94 << 40) | (t94 >> 24)) & t95), t97 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t98 = t89 ^ (((t89 << 20) | (t89 >> 44)) | t93),
    t99 = t98 ^ (((t98 << 40) | (t98 >> 24)) & t95),
    t100 = t90 ^ (((t90 << 20) | (t90 >> 44)) | t93),
    t101 = t100 ^ (((t100 << 40) | (t100 >> 24)) & t95),
    t102 = t91 ^ (((t91 << 20) | (t91 >> 44)) | t93),
    t103 = t102 ^ (((t102 << 40) | (t102 >> 24)) & t95),
    t104 = (t96 ^ (((t96 << 44) | (t96 >> 20)) & t97)) ^ load_all256(rk + 2384),
    t105 = (t99 ^ (((t99 << 44) | (t99 >> 20)) & t97)) ^ load_all256(rk + 1064),
    t106 = (t101 ^ (((t101 << 44) | (t101 >> 20)) & t97)) ^ load_all256(rk + 1072),
    t107 = (t103 ^ (((t103 << 44) | (t103 >> 20)) & t97)) ^ load_all256(rk + 1080);
    v256 x0 = t106;
    v256 x1 = t107;
    v256 x2 = t104;
    v256 x3 = t105;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = rk + 1152 + 128 * i;
        // round 37 (skinny.dsl:60)
        const v256 t108 = x2 ^ (x0 & x1), t109 = x3 ^ (x1 & (~t108)), t110 = x0 ^ (t108 | t109),
        t111 = x1 ^ (t109 | t110), t112 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t113 = t111 ^ ((t111 >> 12) & t112), t114 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t115 = t113 ^ ((t113 << 8) & t114), t116 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t117 = t108 ^ ((t108 >> 12) & t112), t118 = t117 ^ ((t117 << 8) & t114),
        t119 = t109 ^ ((t109 >> 12) & t112), t120 = t119 ^ ((t119 << 8) & t114),
        t121 = t110 ^ ((t110 >> 12) & t112), t122 = t121 ^ ((t121 << 8) & t114),
        t123 = (t115 ^ ((t115 >> 4) & t116)) ^ load_all256(round),
        t124 = (t118 ^ ((t118 >> 4) & t116)) ^ load_all256(round + 8),
        t125 = (t120 ^ ((t120 >> 4) & t116)) ^ load_all256(round + 16),
        t126 = (t122 ^ ((t122 >> 4) & t116)) ^ load_all256(round + 24);
        // round 36 (skinny.dsl:60)
        const v256 t127 = t123 ^ (t125 & t126), t128 = t124 ^ (t126 & t127),
        t129 = t125 ^ (t127 & t128), t130 = t126 ^ (t128 & t129),
        t131 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f)),
        t132 = t130 ^ (((t130 << 52) | (t130 >> 12)) | t131),
        t133 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t134 = t132 ^ (((t132 << 24) | (t132 >> 40)) & t133),
        t135 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t136 = t127 ^ (((t127 << 52) | (t127 >> 12)) | t131),
        t137 = t136 ^ (((t136 << 24) | (t136 >> 40)) & t133),
        t138 = t128 ^ (((t128 << 52) | (t128 >> 12)) | t131),
        t139 = t138 ^ (((t138 << 24) | (t138 >> 40)) & t133),
        t140 = t129 ^ (((t129 << 52) | (t129 >> 12)) | t131),
        t141 = t140 ^ (((t140 << 24) | (t140 >> 40)) & t133),
        t142 = (t134 ^ (((t134 << 28) | (t134 >> 36)) & t135)) ^ load_all256(round + 32),
        t143 = (t137 ^ (((t137 << 28) | (t137 >> 36)) & t135)) ^ load_all256(round + 40),
        t144 = (t139 ^ (((t139 << 28) | (t139 >> 36)) & t135)) ^ load_all256(round + 48),
        t145 = (t141 ^ (((t141 << 28) | (t141 >> 36)) & t135)) ^ load_all256(round + 56);
        // round 35 (skinny.dsl:60)
        const v256 t146 = t142 ^ (t144 & t145), t147 = t143 ^ (t145 & t146),
        t148 = t144 ^ (t146 & t147), t149 = t145 ^ (t147 & t148),
        t150 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff)),
        t151 = t149 ^ (((t149 << 36) | (t149 >> 28)) | t150),
        t152 = splat_u64x4(UINT64_C(0xf000f000f000f0)), t153 = t151 ^ ((t151 >> 8) & t152),
        t154 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t155 = t146 ^ (((t146 << 36) | (t146 >> 28)) | t150), t156 = t155 ^ ((t155 >> 8) & t152),
        t157 = t147 ^ (((t147 << 36) | (t147 >> 28)) | t150), t158 = t157 ^ ((t157 >> 8) & t152),
        t159 = t148 ^ (((t148 << 36) | (t148 >> 28)) | t150), t160 = t159 ^ ((t159 >> 8) & t152),
        t161 = (t153 ^ (((t153 << 28) | (t153 >> 36)) & t154)) ^ load_all256(round + 64),
        t162 = (t156 ^ (((t156 << 28) | (t156 >> 36)) & t154)) ^ load_all256(round + 72),
        t163 = (t158 ^ (((t158 << 28) | (t158 >> 36)) & t154)) ^ load_all256(round + 80),
        t164 = (t160 ^ (((t160 << 28) | (t160 >> 36)) & t154)) ^ load_all256(round + 88);
        // round 34 (skinny.dsl:60)
        const v256 t165 = t161 ^ (t163 & t164), t166 = t162 ^ (t164 & t165),
        t167 = t163 ^ (t165 & t166), t168 = t164 ^ (t166 & t167),
        t169 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t170 = t168 ^ (((t168 << 20) | (t168 >> 44)) | t169),
        t171 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t172 = t170 ^ (((t170 << 40) | (t170 >> 24)) & t171),
        t173 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t174 = t165 ^ (((t165 << 20) | (t165 >> 44)) | t169),
        t175 = t174 ^ (((t174 << 40) | (t174 >> 24)) & t171),
        t176 = t166 ^ (((t166 << 20) | (t166 >> 44)) | t169),
        t177 = t176 ^ (((t176 << 40) | (t176 >> 24)) & t171),
        t178 = t167 ^ (((t167 << 20) | (t167 >> 44)) | t169),
        t179 = t178 ^ (((t178 << 40) | (t178 >> 24)) & t171),
        t180 = (t172 ^ (((t172 << 44) | (t172 >> 20)) & t173)) ^ load_all256(round + 96),
        t181 = (t175 ^ (((t175 << 44) | (t175 >> 20)) & t173)) ^ load_all256(round + 104),
        t182 = (t177 ^ (((t177 << 44) | (t177 >> 20)) & t173)) ^ load_all256(round + 112),
        t183 = (t179 ^ (((t179 << 44) | (t179 >> 20)) & t173)) ^ load_all256(round + 120);
        x0 = t182;
        x1 = t183;
        x2 = t180;
        x3 = t181;
    }
    // round 1 (skinny.dsl:60)
    const v256 t405 = x2 ^ (x0 & x1), t406 = x3 ^ (x1 & (~t405)), t407 = x0 ^ (t405 | t406),
    t408 = x1 ^ (t406 | t407), t409 = splat_u64x4(UINT64_C(0xf0f00000f0f0)),
    t410 = ((t408 >> 12) ^ t408) & t409, t411 = t408 ^ (t410 ^ (t410 << 12)),
    t412 = splat_u64x4(UINT64_C(0xff00ff00)), t413 = ((t411 >> 24) ^ t411) & t412,
    t414 = t411 ^ (t413 ^ (t413 << 24)), t415 = ((t405 >> 12) ^ t405) & t409,
    t416 = t405 ^ (t415 ^ (t415 << 12)), t417 = ((t416 >> 24) ^ t416) & t412,
    t418 = t416 ^ (t417 ^ (t417 << 24)), t419 = ((t406 >> 12) ^ t406) & t409,
    t420 = t406 ^ (t419 ^ (t419 << 12)), t421 = ((t420 >> 24) ^ t420) & t412,
    t422 = t420 ^ (t421 ^ (t421 << 24)), t423 = ((t407 >> 12) ^ t407) & t409,
    t424 = t407 ^ (t423 ^ (t423 << 12)), t425 = ((t424 >> 24) ^ t424) & t412,
    t426 = t424 ^ (t425 ^ (t425 << 24)), t427 = splat_u64x4(UINT64_C(0x3333333333333333)),
    t428 = ((t414 >> 2) ^ t422) & t427, t429 = t414 ^ (t428 << 2), t430 = t422 ^ t428,
    t431 = ((t418 >> 2) ^ t426) & t427, t432 = t418 ^ (t431 << 2), t433 = t426 ^ t431,
    t434 = splat_u64x4(UINT64_C(0x5555555555555555)), t435 = ((t429 >> 1) ^ t432) & t434,
    t436 = t429 ^ (t435 << 1), t437 = t432 ^ t435, t438 = ((t430 >> 1) ^ t433) & t434,
    t439 = t430 ^ (t438 << 1), t440 = t433 ^ t438;
    store_lanes256(out, 32, &t436);
    store_lanes256(out + 8, 32, &t437);
    store_lanes256(out + 16, 32, &t439);
    store_lanes256(out + 24, 32, &t440);
}

void lwcc_skinny64_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_192_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_192_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_192_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_192_key_setup_c(ctx, key);
    lwcc_skinny64_192_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_192_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16),
    t1 = t0 | ((uint64_t)nonce[3] << 24), t2 = ((t1 >> 1) ^ t1) & UINT64_C(0x5555555555555555),
    t3 = t1 ^ (t2 << 1), t4 = t1 ^ t2, t5 = ((t3 >> 2) ^ t3) & UINT64_C(0x3333333333333333),
    t6 = t3 ^ (t5 << 2), t7 = t3 ^ t5, t8 = ((t4 >> 2) ^ t4) & UINT64_C(0x3333333333333333),
    t9 = t4 ^ (t8 << 2), t10 = t4 ^ t8, t11 = ((t6 >> 12) ^ t6) & UINT64_C(0xf0f00000f0f0),
    t12 = t6 ^ (t11 ^ (t11 << 12)), t13 = ((t12 >> 24) ^ t12) & UINT64_C(0xff00ff00),
    t14 = ((t9 >> 12) ^ t9) & UINT64_C(0xf0f00000f0f0), t15 = t9 ^ (t14 ^ (t14 << 12)),
    t16 = ((t15 >> 24) ^ t15) & UINT64_C(0xff00ff00),
    t17 = ((t7 >> 12) ^ t7) & UINT64_C(0xf0f00000f0f0), t18 = t7 ^ (t17 ^ (t17 << 12)),
    t19 = ((t18 >> 24) ^ t18) & UINT64_C(0xff00ff00),
    t20 = ((t10 >> 12) ^ t10) & UINT64_C(0xf0f00000f0f0), t21 = t10 ^ (t20 ^ (t20 << 12)),
    t22 = ((t21 >> 24) ^ t21) & UINT64_C(0xff00ff00);
    store64(ctx + 2400, ~(t12 ^ (t13 ^ (t13 << 24))));
    store64(ctx + 2408, ~(t15 ^ (t16 ^ (t16 << 24))));
    store64(ctx + 2416, ~(t18 ^ (t19 ^ (t19 << 24))));
    store64(ctx + 2424, ~(t21 ^ (t22 ^ (t22 << 24))));
}


// 16 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v256 t0 = join256(UINT64_C(0), UINT64_C(4), UINT64_C(8), UINT64_C(12)),
    t1 = splat_u64x4(UINT64_C(0xffffffff)), t2 = ((splat_u64x4((uint64_t)counter)) + t0) & t1,
    t3 = splat_u64x4(UINT64_C(255)), t4 = (t2 + (splat_u64x4((uint64_t)1))) & t1,
    t5 = (t2 + (splat_u64x4((uint64_t)2))) & t1, t6 = (t2 + (splat_u64x4((uint64_t)3))) & t1,
    t7 = (((t2 >> 24) & t3) << 32) | (((t2 >> 16) & t3) << 40),
    t8 = (t7 | (((t2 >> 8) & t3) << 48)) | ((t2 & t3) << 56),
    t9 = (((t4 >> 24) & t3) << 32) | (((t4 >> 16) & t3) << 40),
    t10 = (t9 | (((t4 >> 8) & t3) << 48)) | ((t4 & t3) << 56),
    t11 = (((t5 >> 24) & t3) << 32) | (((t5 >> 16) & t3) << 40),
    t12 = (t11 | (((t5 >> 8) & t3) << 48)) | ((t5 & t3) << 56),
    t13 = (((t6 >> 24) & t3) << 32) | (((t6 >> 16) & t3) << 40),
    t14 = (t13 | (((t6 >> 8) & t3) << 48)) | ((t6 & t3) << 56),
    t15 = splat_u64x4(UINT64_C(0x5555555555555555)), t16 = ((t8 >> 1) ^ t10) & t15,
    t17 = t8 ^ (t16 << 1), t18 = t10 ^ t16, t19 = ((t12 >> 1) ^ t14) & t15, t20 = t12 ^ (t19 << 1),
    t21 = t14 ^ t19, t22 = splat_u64x4(UINT64_C(0x3333333333333333)),
    t23 = ((t17 >> 2) ^ t20) & t22, t24 = t17 ^ (t23 << 2), t25 = t20 ^ t23,
    t26 = ((t18 >> 2) ^ t21) & t22, t27 = t18 ^ (t26 << 2), t28 = t21 ^ t26,
    t29 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t30 = ((t24 >> 12) ^ t24) & t29,
    t31 = t24 ^ (t30 ^ (t30 << 12)), t32 = splat_u64x4(UINT64_C(0xff00ff00)),
    t33 = ((t31 >> 24) ^ t31) & t32, t34 = ((t27 >> 12) ^ t27) & t29,
    t35 = t27 ^ (t34 ^ (t34 << 12)), t36 = ((t35 >> 24) ^ t35) & t32,
    t37 = ((t25 >> 12) ^ t25) & t29, t38 = t25 ^ (t37 ^ (t37 << 12)),
    t39 = ((t38 >> 24) ^ t38) & t32, t40 = ((t28 >> 12) ^ t28) & t29,
    t41 = t28 ^ (t40 ^ (t40 << 12)), t42 = ((t41 >> 24) ^ t41) & t32,
    t43 = load_all256(ctx + 2400) ^ (t31 ^ (t33 ^ (t33 << 24))),
    t44 = load_all256(ctx + 2408) ^ (t35 ^ (t36 ^ (t36 << 24))),
    t45 = load_all256(ctx + 2416) ^ (t38 ^ (t39 ^ (t39 << 24))),
    t46 = load_all256(ctx + 2424) ^ (t41 ^ (t42 ^ (t42 << 24)));
    // round 1 (skinny.dsl:60)
    const v256 t47 = t43 ^ (t45 & t46), t48 = t46 ^ (t44 & t45),
    t49 = (t44 ^ (t48 & t47)) ^ load_all256(ctx + 2304),
    t50 = (t45 ^ (t44 & t47)) ^ load_all256(ctx + 2392), t51 = t48 ^ load_all256(ctx + 2288),
    t52 = t47 ^ load_all256(ctx + 2296), t53 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t54 = t49 ^ (((t49 << 44) | (t49 >> 20)) & t53), t55 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t56 = t54 ^ (((t54 << 40) | (t54 >> 24)) & t55),
    t57 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t58 = t56 ^ (((t56 << 20) | (t56 >> 44)) & t57),
    t59 = t50 ^ (((t50 << 44) | (t50 >> 20)) & t53),
    t60 = t59 ^ (((t59 << 40) | (t59 >> 24)) & t55),
    t61 = t60 ^ (((t60 << 20) | (t60 >> 44)) & t57),
    t62 = t51 ^ (((t51 << 44) | (t51 >> 20)) & t53),
    t63 = t62 ^ (((t62 << 40) | (t62 >> 24)) & t55),
    t64 = t63 ^ (((t63 << 20) | (t63 >> 44)) & t57),
    t65 = t52 ^ (((t52 << 44) | (t52 >> 20)) & t53),
    t66 = t65 ^ (((t65 << 40) | (t65 >> 24)) & t55),
    t67 = t66 ^ (((t66 << 20) | (t66 >> 44)) & t57);
    // round 2 (skinny.dsl:60)
    const v256 t68 = t58 ^ (t64 | t67), t69 = t67 ^ (t61 | t64), t70 = ~t61,
    t71 = (t70 ^ (t69 & t68)) ^ load_all256(ctx + 2240),
    t72 = (t64 ^ (t70 & t68)) ^ load_all256(ctx + 2312), t73 = t69 ^ load_all256(ctx + 2256),
    t74 = t68 ^ load_all256(ctx + 2264), t75 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t76 = t71 ^ (((t71 << 28) | (t71 >> 36)) & t75), t77 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t78 = t76 ^ ((t76 >> 8) & t77), t79 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t80 = t78 ^ (((t78 << 36) | (t78 >> 28)) & t79),
    t81 = t72 ^ (((t72 << 28) | (t72 >> 36)) & t75), t82 = t81 ^ ((t81 >> 8) & t77),
    t83 = t82 ^ (((t82 << 36) | (t82 >> 28)) & t79),
    t84 = t73 ^ (((t73 << 28) | (t73 >> 36)) & t75), t85 = t84 ^ ((t84 >> 8) & t77),
    t86 = t85 ^ (((t85 << 36) | (t85 >> 28)) & t79),
    t87 = t74 ^ (((t74 << 28) | (t74 >> 36)) & t75), t88 = t87 ^ ((t87 >> 8) & t77),
    t89 = t88 ^ (((t88 << 36) | (t88 >> 28)) & t79);
    // round 3 (skinny.dsl:60)
    const v256 t90 = t80 ^ (t86 | t89), t91 = t89 ^ (t83 | t86), t92 = ~t83,
    t93 = (t92 ^ (t91 & t90)) ^ load_all256(ctx + 2208),
    t94 = (t86 ^ (t92 & t90)) ^ load_all256(ctx + 2320), t95 = t91 ^ load_all256(ctx + 2224),
    t96 = t90 ^ load_all256(ctx + 2232), t97 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t98 = t93 ^ (((t93 << 28) | (t93 >> 36)) & t97), t99 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t100 = t98 ^ (((t98 << 24) | (t98 >> 40)) & t99),
    t101 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t102 = t100 ^ (((t100 << 52) | (t100 >> 12)) & t101),
    t103 = t94 ^ (((t94 << 28) | (t94 >> 36)) & t97),
    t104 = t103 ^ (((t103 << 24) | (t103 >> 40)) & t99),
    t105 = t104 ^ (((t104 << 52) | (t104 >> 12)) & t101),
    t106 = t95 ^ (((t95 << 28) | (t95 >> 36)) & t97),
    t107 = t106 ^ (((t106 << 24) | (t106 >> 40)) & t99),
    t108 = t107 ^ (((t107 << 52) | (t107 >> 12)) & t101),
    t109 = t96 ^ (((t96 << 28) | (t96 >> 36)) & t97),
    t110 = t109 ^ (((t109 << 24) | (t109 >> 40)) & t99),
    t111 = t110 ^ (((t110 << 52) | (t110 >> 12)) & t101);
    v256 x0 = t108;
    v256 x1 = t111;
    v256 x2 = t102;
    v256 x3 = t105;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = ctx + 128 * i;
        // round 4 (skinny.dsl:60)
        const v256 t112 = x2 ^ (x0 | x1), t113 = x1 ^ (x3 | x0), t114 = ~x3,
        t115 = (t114 ^ (t113 & t112)) ^ load_all256(round),
        t116 = (x0 ^ (t114 & t112)) ^ load_all256(round + 8), t117 = t113 ^ load_all256(round + 16),
        t118 = t112 ^ load_all256(round + 24), t119 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t120 = t115 ^ ((t115 >> 4) & t119), t121 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t122 = t120 ^ ((t120 << 8) & t121), t123 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t124 = t122 ^ ((t122 >> 12) & t123), t125 = t116 ^ ((t116 >> 4) & t119),
        t126 = t125 ^ ((t125 << 8) & t121), t127 = t126 ^ ((t126 >> 12) & t123),
        t128 = t117 ^ ((t117 >> 4) & t119), t129 = t128 ^ ((t128 << 8) & t121),
        t130 = t129 ^ ((t129 >> 12) & t123), t131 = t118 ^ ((t118 >> 4) & t119),
        t132 = t131 ^ ((t131 << 8) & t121), t133 = t132 ^ ((t132 >> 12) & t123);
        // round 5 (skinny.dsl:60)
        const v256 t134 = t124 ^ (t130 | t133), t135 = t133 ^ (t127 | t130), t136 = ~t127,
        t137 = (t136 ^ (t135 & t134)) ^ load_all256(round + 32),
        t138 = (t130 ^ (t136 & t134)) ^ load_all256(round + 40), t139 = t135 ^ load_all256(round + 48),
        t140 = t134 ^ load_all256(round + 56), t141 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t142 = t137 ^ (((t137 << 44) | (t137 >> 20)) & t141),
        t143 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t144 = t142 ^ (((t142 << 40) | (t142 >> 24)) & t143),
        t145 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t146 = t144 ^ (((t144 << 20) | (t144 >> 44)) & t145),
        t147 = t138 ^ (((t138 << 44) | (t138 >> 20)) & t141),
        t148 = t147 ^ (((t147 << 40) | (t147 >> 24)) & t143),
        t149 = t148 ^ (((t148 << 20) | (t148 >> 44)) & t145),
        t150 = t139 ^ (((t139 << 44) | (t139 >> 20)) & t141),
        t151 = t150 ^ (((t150 << 40) | (t150 >> 24)) & t143),
        t152 = t151 ^ (((t151 << 20) | (t151 >> 44)) & t145),
        t153 = t140 ^ (((t140 << 44) | (t140 >> 20)) & t141),
        t154 = t153 ^ (((t153 << 40) | (t153 >> 24)) & t143),
        t155 = t154 ^ (((t154 << 20) | (t154 >> 44)) & t145);
        // round 6 (skinny.dsl:60)
        const v256 t156 = t146 ^ (t152 | t155), t157 = t155 ^ (t149 | t152), t158 = ~t149,
        t159 = (t158 ^ (t157 & t156)) ^ load_all256(round + 64),
        t160 = (t152 ^ (t158 & t156)) ^ load_all256(round + 72), t161 = t157 ^ load_all256(round + 80),
        t162 = t156 ^ load_all256(round + 88), t163 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t164 = t159 ^ (((t159 << 28) | (t159 >> 36)) & t163),
        t165 = splat_u64x4(UINT64_C(0xf000f000f000f0)), t166 = t164 ^ ((t164 >> 8) & t165),
        t167 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t168 = t166 ^ (((t166 << 36) | (t166 >> 28)) & t167),
        t169 = t160 ^ (((t160 << 28) | (t160 >> 36)) & t163), t170 = t169 ^ ((t169 >> 8) & t165),
        t171 = t170 ^ (((t170 << 36) | (t170 >> 28)) & t167),
        t172 = t161 ^ (((t161 << 28) | (t161 >> 36)) & t163), t173 = t172 ^ ((t172 >> 8) & t165),
        t174 = t173 ^ (((t173 << 36) | (t173 >> 28)) & t167),
        t175 = t162 ^ (((t162 << 28) | (t162 >> 36)) & t163), t176 = t175 ^ ((t175 >> 8) & t165),
        t177 = t176 ^ (((t176 << 36) | (t176 >> 28)) & t167);
        // round 7 (skinny.dsl:60)
        const v256 t178 = t168 ^ (t174 | t177), t179 = t177 ^ (t171 | t174), t180 = ~t171,
        t181 = (t180 ^ (t179 & t178)) ^ load_all256(round + 96),
        t182 = (t174 ^ (t180 & t178)) ^ load_all256(round + 104),
        t183 = t179 ^ load_all256(round + 112), t184 = t178 ^ load_all256(round + 120),
        t185 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t186 = t181 ^ (((t181 << 28) | (t181 >> 36)) & t185),
        t187 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t188 = t186 ^ (((t186 << 24) | (t186 >> 40)) & t187),
        t189 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t190 = t188 ^ (((t188 << 52) | (t188 >> 12)) & t189),
        t191 = t182 ^ (((t182 << 28) | (t182 >> 36)) & t185),
        t192 = t191 ^ (((t191 << 24) | (t191 >> 40)) & t187),
        t193 = t192 ^ (((t192 << 52) | (t192 >> 12)) & t189),
        t194 = t183 ^ (((t183 << 28) | (t183 >> 36)) & t185),
        t195 = t194 ^ (((t194 << 24) | (t194 >> 40)) & t187),
        t196 = t195 ^ (((t195 << 52) | (t195 >> 12)) & t189),
        t197 = t184 ^ (((t184 << 28) | (t184 >> 36)) & t185),
        t198 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t187),
        t199 = t198 ^ (((t198 << 52) | (t198 >> 12)) & t189);
        x0 = t196;
        x1 = t199;
        x2 = t190;
        x3 = t193;
    }
    // round 40 (skinny.dsl:60)
    const v256 t412 = x2 ^ (x0 | x1), t413 = x1 ^ (x3 | x0), t414 = ~x3,
    t415 = (t414 ^ (t413 & t412)) ^ load_all256(ctx + 2328),
    t416 = (x0 ^ (t414 & t412)) ^ load_all256(ctx + 2336), t417 = t413 ^ load_all256(ctx + 2344),
    t418 = t412 ^ load_all256(ctx + 2352), t419 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t420 = t415 ^ ((t415 >> 4) & t419), t421 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t422 = t420 ^ ((t420 << 8) & t421), t423 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t424 = t422 ^ ((t422 >> 12) & t423), t425 = t416 ^ ((t416 >> 4) & t419),
    t426 = t425 ^ ((t425 << 8) & t421), t427 = t426 ^ ((t426 >> 12) & t423),
    t428 = t417 ^ ((t417 >> 4) & t419), t429 = t428 ^ ((t428 << 8) & t421),
    t430 = t429 ^ ((t429 >> 12) & t423), t431 = t418 ^ ((t418 >> 4) & t419),
    t432 = t431 ^ ((t431 << 8) & t421), t433 = t432 ^ ((t432 >> 12) & t423),
    t434 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t435 = ((t424 >> 12) ^ t424) & t434,
    t436 = t424 ^ (t435 ^ (t435 << 12)), t437 = splat_u64x4(UINT64_C(0xff00ff00)),
    t438 = ((t436 >> 24) ^ t436) & t437, t439 = t436 ^ (t438 ^ (t438 << 24)),
    t440 = ((t427 >> 12) ^ t427) & t434, t441 = t427 ^ (t440 ^ (t440 << 12)),
    t442 = ((t441 >> 24) ^ t441) & t437, t443 = t441 ^ (t442 ^ (t442 << 24)),
    t444 = ((t430 >> 12) ^ t430) & t434, t445 = t430 ^ (t444 ^ (t444 << 12)),
    t446 = ((t445 >> 24) ^ t445) & t437, t447 = t445 ^ (t446 ^ (t446 << 24)),
    t448 = ((t433 >> 12) ^ t433) & t434, t449 = t433 ^ (t448 ^ (t448 << 12)),
    t450 = ((t449 >> 24) ^ t449) & t437, t451 = t449 ^ (t450 ^ (t450 << 24)),
    t452 = splat_u64x4(UINT64_C(0x3333333333333333)), t453 = ((t439 >> 2) ^ t447) & t452,
    t454 = t439 ^ (t453 << 2), t455 = t447 ^ t453, t456 = ((t443 >> 2) ^ t451) & t452,
    t457 = t443 ^ (t456 << 2), t458 = t451 ^ t456, t459 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t460 = ((t454 >> 1) ^ t457) & t459, t461 = ((t455 >> 1) ^ t458) & t459,
    t462 = load_lanes256(in, 32), t463 = load_lanes256(in + 8, 32),
    t464 = load_lanes256(in + 16, 32), t465 = load_lanes256(in + 24, 32),
    t466 = t462 ^ (t454 ^ (t460 << 1)), t467 = t463 ^ (t457 ^ t460),
    t468 = t464 ^ (t455 ^ (t461 << 1)), t469 = t465 ^ (t458 ^ t461);
    store_lanes256(out, 32, &t466);
    store_lanes256(out + 8, 32, &t467);
    store_lanes256(out + 16, 32, &t468);
    store_lanes256(out + 24, 32, &t469);
}

void lwcc_skinny64_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 128; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 128;
        in += 128;
        counter += 16;
    }
    nbytes %= 128;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_skinny64_192_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
