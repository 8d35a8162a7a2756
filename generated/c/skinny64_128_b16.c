// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_128 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 8 arrangements
// sizes:     in bytes: block 8, key 16, nonce 4, rk 2144, ctx 2176, align 1, group 128, stack 0
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
static void key_setup_0(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00)) | ((x1 >> 36) & UINT64_C(0xf000)),
    t1 = t0 | (rotl64(x1, 52) & UINT64_C(0xf0000000f000000)), t2 = x1 >> 4,
    t3 = (t1 | (t2 & UINT64_C(0xf0000000))) | ((x1 << 40) & UINT64_C(0xf0000000000)),
    t4 = (t3 | ((x1 << 24) & UINT64_C(0xf00000000000))) | ((x1 << 8) & UINT64_C(0xf000000000000000));
    z[0] = t2;
    z[1] = t4;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 4, t1 = ((x0 >> 24) & UINT64_C(0xf00)) | (t0 & UINT64_C(0xf000)),
    t2 = (t1 | ((x0 << 4) & UINT64_C(0xf000f000000))) | (rotl64(x0, 44) & UINT64_C(0xf000f0000000)),
    t3 = (t2 | ((x0 << 52) & UINT64_C(0xf00000000000000))) | ((x0 << 8) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = (rotl64(t0, 8) & UINT64_C(0xf000f0)) | ((t0 >> 36) & UINT64_C(0xf00)),
    t2 = (t1 | ((t0 >> 4) & UINT64_C(0xf000000))) | ((t0 >> 20) & UINT64_C(0xf000000000)),
    t3 = (t2 | ((t0 << 32) & UINT64_C(0xf000f0000000000))) | ((t0 << 12) & UINT64_C(0xf0000000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint64_t key_setup_3(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = ((x0 >> 40) & UINT64_C(0xf00)) | ((x0 << 8) & UINT64_C(0xf000)),
    t1 = (t0 | (x1 & UINT64_C(0xf000000))) | (rotl64(x0, 60) & UINT64_C(0xf0000000f0000000)),
    t2 = (t1 | ((x0 << 20) & UINT64_C(0xf0000000000))) | (x2 & UINT64_C(0xf00000000000)),
    t3 = t2 | ((x0 << 40) & UINT64_C(0xf00000000000000));
    return t3;
}

// What key goes through several times.
static uint64_t key_setup_4(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 8) & UINT64_C(0xf00000000000f0)) | (rotl64(x0, 16) & UINT64_C(0xf0000000f00)),
    t1 = (t0 | ((x0 << 12) & UINT64_C(0xf00000))) | ((x0 >> 4) & UINT64_C(0xf00f000000)),
    t2 = t1 | ((x0 << 44) & UINT64_C(0xf00000000000000));
    return t2;
}

// What key goes through several times.
static uint64_t key_setup_5(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f00)) | ((x1 >> 20) & UINT64_C(0xf000f000)),
    t1 = (t0 | ((x1 >> 12) & UINT64_C(0xf0000000000))) | ((x1 << 8) & UINT64_C(0xf00000000000)),
    t2 = (t1 | ((x1 << 40) & UINT64_C(0xf00000000000000))) | (x1 << 60);
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
    const uint64_t t0 = x0 ^ x1,
    t1 = (rotl64(t0, 4) & UINT64_C(0xf0000000000f)) | (rotl64(t0, 32) & UINT64_C(0xf00000000000f000)),
    t2 = (t1 | ((t0 >> 8) & UINT64_C(0xf0000))) | ((t0 << 16) & UINT64_C(0xf0000000)),
    t3 = t2 | (rotl64(t0, 40) & UINT64_C(0xf000f00000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_8(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = ((t0 >> 4) & UINT64_C(240)) | (rotl64(t0, 32) & UINT64_C(0xf00000000000f00)),
    t2 = t1 | (rotl64(t0, 24) & UINT64_C(0xf0000000f00000)),
    t3 = (t2 | ((t0 >> 20) & UINT64_C(0xf00f000000))) | ((t0 << 28) & UINT64_C(0xf0000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_9(uint64_t *z, uint64_t x0)
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
static void key_setup_10(uint64_t *z, uint64_t x0)
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
static void key_setup_11(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1, t1 = ((t0 >> 8) & UINT64_C(15)) | ((t0 >> 48) & UINT64_C(0xf000)),
    t2 = t0 << 4,
    t3 = (t1 | ((t0 >> 24) & UINT64_C(0xf000f0000))) | (t2 & UINT64_C(0xf0000f0000000)),
    t4 = t3 | ((t0 << 32) & UINT64_C(0xf000f00000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static uint64_t key_setup_12(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 12) & UINT64_C(0xf000f)) | (rotl64(x0, 52) & UINT64_C(0xf00000000000f0)),
    t1 = (t0 | ((x0 >> 16) & UINT64_C(0xf00f00000))) | ((x0 << 16) & UINT64_C(0xf00f000000000));
    return t1;
}

// What key goes through several times.
static uint64_t key_setup_13(uint64_t x0)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00000000f)) | ((x0 >> 12) & UINT64_C(0xf000f0)),
    t1 = t0 | (rotl64(x0, 28) & UINT64_C(0xf0000000f0000)),
    t2 = t1 | (rotl64(x0, 48) & UINT64_C(0xf0000f00000000));
    return t2;
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

void lwcc_skinny64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[152];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8);
    key_setup_9(z, t0);
    key_setup_9(z + 4, t1);
    const uint64_t t2 = z[0] ^ z[4], t3 = (t2 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000),
    t4 = z[1] ^ z[5], t5 = (t4 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000),
    t6 = z[2] ^ z[6], t7 = z[3] ^ z[7], t8 = z[7] ^ z[6], t9 = z[0] ^ t8;
    key_setup_6(z + 8, t9);
    const uint64_t t10 = z[1] ^ z[4];
    key_setup_6(z + 10, t10);
    const uint64_t t11 = z[11] ^ UINT64_C(0xf00000f000), t12 = z[2] ^ z[5];
    key_setup_6(z + 12, t12);
    const uint64_t t13 = z[3] ^ z[6];
    key_setup_6(z + 14, t13);
    key_setup_0(z + 16, z[8], t9);
    key_setup_0(z + 18, z[10], t10);
    const uint64_t t14 = z[19] ^ UINT64_C(0xf0f00000000);
    key_setup_0(z + 20, z[12], t12);
    key_setup_0(z + 22, z[14], t13);
    const uint64_t t15 = z[6] ^ z[5], t16 = z[0] ^ t15, t17 = key_setup_4(t16), t18 = z[1] ^ t8,
    t19 = key_setup_4(t18), t20 = t19 ^ UINT64_C(0xf00000f0000000), t21 = z[2] ^ z[4],
    t22 = key_setup_4(t21), t23 = z[3] ^ z[5], t24 = key_setup_4(t23),
    t25 = (rotl64(t16, 12) & UINT64_C(0xf00000000000f)) | (t16 & UINT64_C(0xf000000f0)),
    t26 = t16 << 16,
    t27 = (t25 | (t26 & UINT64_C(0xf0000f0000))) | (rotl64(t16, 36) & UINT64_C(0xf0000000f00000)),
    t28 = t27 ^ UINT64_C(0xff000000000000),
    t29 = (rotl64(t18, 12) & UINT64_C(0xf00000000000f)) | (t18 & UINT64_C(0xf000000f0)),
    t30 = t18 << 16,
    t31 = (t29 | (t30 & UINT64_C(0xf0000f0000))) | (rotl64(t18, 36) & UINT64_C(0xf0000000f00000)),
    t32 = t31 ^ UINT64_C(0xf0f000000000000),
    t33 = (rotl64(t21, 12) & UINT64_C(0xf00000000000f)) | (t21 & UINT64_C(0xf000000f0)),
    t34 = t21 << 16,
    t35 = (t33 | (t34 & UINT64_C(0xf0000f0000))) | (rotl64(t21, 36) & UINT64_C(0xf0000000f00000)),
    t36 = t35 ^ UINT64_C(0xf000000000000),
    t37 = (rotl64(t23, 12) & UINT64_C(0xf00000000000f)) | (t23 & UINT64_C(0xf000000f0)),
    t38 = t23 << 16,
    t39 = (t37 | (t38 & UINT64_C(0xf0000f0000))) | (rotl64(t23, 36) & UINT64_C(0xf0000000f00000)),
    t40 = t39 ^ UINT64_C(0xf000000000000), t41 = z[5] ^ z[4];
    key_setup_7(z + 24, z[0], t41);
    key_setup_7(z + 26, z[1], t15);
    const uint64_t t42 = z[27] ^ UINT64_C(0xff000000000f0);
    key_setup_7(z + 28, z[2], t8);
    key_setup_7(z + 30, z[3], z[4]);
    key_setup_1(z + 32, z[24]);
    key_setup_1(z + 34, z[26]);
    const uint64_t t43 = z[35] ^ UINT64_C(0xf0000000000f);
    key_setup_1(z + 36, z[28]);
    key_setup_1(z + 38, z[30]);
    const uint64_t t44 = z[4] ^ t8;
    key_setup_2(z + 40, z[0], t44);
    key_setup_2(z + 42, z[1], t41);
    const uint64_t t45 = z[43] ^ UINT64_C(0xf000000000f00f00);
    key_setup_2(z + 44, z[2], t15);
    key_setup_2(z + 46, z[3], t8);
    const uint64_t t46 = key_setup_12(z[40]), t47 = t46 ^ UINT64_C(0xff0000),
    t48 = key_setup_12(z[42]), t49 = t48 ^ UINT64_C(0xfff0000), t50 = key_setup_12(z[44]),
    t51 = key_setup_12(z[46]), t52 = t8 ^ t15;
    key_setup_11(z + 48, z[0], t52);
    key_setup_11(z + 51, z[1], t44);
    const uint64_t t53 = z[53] ^ UINT64_C(0xf0000ff000);
    key_setup_11(z + 54, z[2], t41);
    key_setup_11(z + 57, z[3], t15);
    const uint64_t t54 = key_setup_5(z[49], z[48]), t55 = key_setup_5(z[52], z[51]),
    t56 = t55 ^ UINT64_C(0xf0f00000000), t57 = key_setup_5(z[55], z[54]),
    t58 = key_setup_5(z[58], z[57]), t59 = t15 ^ t41;
    key_setup_8(z + 60, z[0], t59);
    key_setup_8(z + 62, z[1], t52);
    const uint64_t t60 = z[63] ^ UINT64_C(0xf00f0000000);
    key_setup_8(z + 64, z[2], t44);
    key_setup_8(z + 66, z[3], t41);
    const uint64_t t61 = key_setup_13(z[60]), t62 = t61 ^ UINT64_C(0xff000000000000),
    t63 = key_setup_13(z[62]), t64 = t63 ^ UINT64_C(0xff0000000000000), t65 = key_setup_13(z[64]),
    t66 = key_setup_13(z[66]), t67 = t41 ^ t44, t68 = z[0] ^ t67;
    key_setup_10(z + 68, t68);
    const uint64_t t69 = z[1] ^ t59;
    key_setup_10(z + 71, t69);
    const uint64_t t70 = z[73] ^ UINT64_C(0xff000000000f0), t71 = z[2] ^ t52;
    key_setup_10(z + 74, t71);
    const uint64_t t72 = z[3] ^ t44;
    key_setup_10(z + 77, t72);
    const uint64_t t73 = key_setup_3(t68, z[69], z[68]), t74 = key_setup_3(t69, z[72], z[71]),
    t75 = t74 ^ UINT64_C(0xf00000000f0f), t76 = key_setup_3(t71, z[75], z[74]),
    t77 = key_setup_3(t72, z[78], z[77]), t78 = t44 ^ t52, t79 = z[0] ^ t78,
    t80 = ((t79 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t79, 44) & UINT64_C(0xf000f000f000f00)),
    t81 = z[1] ^ t67,
    t82 = ((t81 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t81, 44) & UINT64_C(0xf000f000f000f00)),
    t83 = t82 ^ UINT64_C(0xf000000000f00000), t84 = z[2] ^ t59,
    t85 = ((t84 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t84, 44) & UINT64_C(0xf000f000f000f00)),
    t86 = z[3] ^ t52,
    t87 = ((t86 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t86, 44) & UINT64_C(0xf000f000f000f00)),
    t88 = (t79 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0000),
    t89 = (t81 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000),
    t90 = (t84 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000),
    t91 = (t86 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000), t92 = t52 ^ t59, t93 = z[0] ^ t92;
    key_setup_6(z + 80, t93);
    const uint64_t t94 = z[1] ^ t78;
    key_setup_6(z + 82, t94);
    const uint64_t t95 = z[83] ^ UINT64_C(0xf0000ff000), t96 = z[2] ^ t67;
    key_setup_6(z + 84, t96);
    const uint64_t t97 = z[3] ^ t59;
    key_setup_6(z + 86, t97);
    key_setup_0(z + 88, z[80], t93);
    key_setup_0(z + 90, z[82], t94);
    const uint64_t t98 = z[91] ^ UINT64_C(0xf0000f000);
    key_setup_0(z + 92, z[84], t96);
    key_setup_0(z + 94, z[86], t97);
    const uint64_t t99 = t59 ^ t67, t100 = z[0] ^ t99, t101 = key_setup_4(t100), t102 = z[1] ^ t92,
    t103 = key_setup_4(t102), t104 = t103 ^ UINT64_C(0xf00f00f0000000), t105 = z[2] ^ t78,
    t106 = key_setup_4(t105), t107 = z[3] ^ t67, t108 = key_setup_4(t107),
    t109 = (rotl64(t100, 12) & UINT64_C(0xf00000000000f)) | (t100 & UINT64_C(0xf000000f0)),
    t110 = (t109 | ((t100 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t100, 36) & UINT64_C(0xf0000000f00000)),
    t111 = t110 ^ UINT64_C(0xf0000000000000),
    t112 = (rotl64(t102, 12) & UINT64_C(0xf00000000000f)) | (t102 & UINT64_C(0xf000000f0)),
    t113 = (t112 | ((t102 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t102, 36) & UINT64_C(0xf0000000f00000)),
    t114 = t113 ^ UINT64_C(0xf0f000000000000),
    t115 = (rotl64(t105, 12) & UINT64_C(0xf00000000000f)) | (t105 & UINT64_C(0xf000000f0)),
    t116 = (t115 | ((t105 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t105, 36) & UINT64_C(0xf0000000f00000)),
    t117 = (rotl64(t107, 12) & UINT64_C(0xf00000000000f)) | (t107 & UINT64_C(0xf000000f0)),
    t118 = (t117 | ((t107 << 16) & UINT64_C(0xf0000f0000))) | (rotl64(t107, 36) & UINT64_C(0xf0000000f00000)),
    t119 = t67 ^ t78;
    key_setup_7(z + 96, z[0], t119);
    key_setup_7(z + 98, z[1], t99);
    const uint64_t t120 = z[99] ^ UINT64_C(0xf0000000000f0);
    key_setup_7(z + 100, z[2], t92);
    key_setup_7(z + 102, z[3], t78);
    key_setup_1(z + 104, z[96]);
    key_setup_1(z + 106, z[98]);
    const uint64_t t121 = z[107] ^ UINT64_C(15);
    key_setup_1(z + 108, z[100]);
    key_setup_1(z + 110, z[102]);
    key_setup_2(z + 112, z[0], z[7]);
    key_setup_2(z + 114, z[1], t119);
    const uint64_t t122 = z[115] ^ UINT64_C(0xf000000000000f00);
    key_setup_2(z + 116, z[2], t99);
    key_setup_2(z + 118, z[3], t92);
    const uint64_t t123 = key_setup_12(z[112]), t124 = t123 ^ UINT64_C(0xf0000),
    t125 = key_setup_12(z[114]), t126 = t125 ^ UINT64_C(0xff00000), t127 = key_setup_12(z[116]),
    t128 = key_setup_12(z[118]);
    key_setup_11(z + 120, z[0], z[6]);
    key_setup_11(z + 123, z[1], z[7]);
    const uint64_t t129 = z[125] ^ UINT64_C(0xf00000f000);
    key_setup_11(z + 126, z[2], t119);
    key_setup_11(z + 129, z[3], t99);
    const uint64_t t130 = key_setup_5(z[121], z[120]), t131 = key_setup_5(z[124], z[123]),
    t132 = t131 ^ UINT64_C(0xf00000000), t133 = key_setup_5(z[127], z[126]),
    t134 = key_setup_5(z[130], z[129]);
    key_setup_8(z + 132, z[0], z[5]);
    key_setup_8(z + 134, z[1], z[6]);
    const uint64_t t135 = z[135] ^ UINT64_C(0xf00000f0000000);
    key_setup_8(z + 136, z[2], z[7]);
    key_setup_8(z + 138, z[3], t119);
    const uint64_t t136 = key_setup_13(z[132]), t137 = t136 ^ UINT64_C(0xff000000000000),
    t138 = key_setup_13(z[134]), t139 = t138 ^ UINT64_C(0xf0f000000000000),
    t140 = key_setup_13(z[136]), t141 = key_setup_13(z[138]);
    key_setup_10(z + 140, t2);
    key_setup_10(z + 143, t4);
    const uint64_t t142 = z[145] ^ UINT64_C(0xff000000000f0);
    key_setup_10(z + 146, t6);
    key_setup_10(z + 149, t7);
    const uint64_t t143 = key_setup_3(t2, z[141], z[140]), t144 = key_setup_3(t4, z[144], z[143]),
    t145 = t144 ^ UINT64_C(15), t146 = key_setup_3(t6, z[147], z[146]),
    t147 = key_setup_3(t7, z[150], z[149]),
    t148 = (z[16] & UINT64_C(0xf000f000f000f0)) | (rotl64(t9, 44) & UINT64_C(0xf000f000f000f00)),
    t149 = (z[18] & UINT64_C(0xf000f000f000f0)) | (rotl64(t10, 44) & UINT64_C(0xf000f000f000f00)),
    t150 = t149 ^ UINT64_C(0xf000000000000f00),
    t151 = (z[20] & UINT64_C(0xf000f000f000f0)) | (rotl64(t12, 44) & UINT64_C(0xf000f000f000f00)),
    t152 = (z[22] & UINT64_C(0xf000f000f000f0)) | (rotl64(t13, 44) & UINT64_C(0xf000f000f000f00)),
    t153 = (t9 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0000),
    t154 = (t10 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff00000),
    t155 = (rotl64(t16, 4) & UINT64_C(0xf00f)) | ((t16 >> 40) & UINT64_C(0xf0000)), t156 = t16 >> 8,
    t157 = (t155 | (t26 & UINT64_C(0xf0000000f0000000))) | (t156 & UINT64_C(0xf00000000)),
    t158 = (t157 | ((t16 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf000),
    t159 = (rotl64(t18, 4) & UINT64_C(0xf00f)) | ((t18 >> 40) & UINT64_C(0xf0000)), t160 = t18 >> 8,
    t161 = (t159 | (t30 & UINT64_C(0xf0000000f0000000))) | (t160 & UINT64_C(0xf00000000)),
    t162 = (t161 | ((t18 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf0000ff000),
    t163 = (rotl64(t21, 4) & UINT64_C(0xf00f)) | ((t21 >> 40) & UINT64_C(0xf0000)), t164 = t21 >> 8,
    t165 = (t163 | (t34 & UINT64_C(0xf0000000f0000000))) | (t164 & UINT64_C(0xf00000000)),
    t166 = (rotl64(t23, 4) & UINT64_C(0xf00f)) | ((t23 >> 40) & UINT64_C(0xf0000)), t167 = t23 >> 8,
    t168 = (t166 | (t38 & UINT64_C(0xf0000000f0000000))) | (t167 & UINT64_C(0xf00000000)),
    t169 = key_setup_14(t156, t16, t28), t170 = key_setup_14(t160, t18, t32),
    t171 = t170 ^ UINT64_C(0xf0f00000000), t172 = key_setup_14(t164, t21, t36),
    t173 = key_setup_14(t167, t23, t40), t174 = key_setup_15(z[24], z[32]),
    t175 = key_setup_15(z[26], z[34]), t176 = t175 ^ UINT64_C(0xf0000000),
    t177 = key_setup_15(z[28], z[36]), t178 = key_setup_15(z[30], z[38]),
    t179 = ~(t17 ^ UINT64_C(0xf0000000000000)), t180 = ~(t22 ^ UINT64_C(0xf0000000000000)),
    t181 = ~(t24 ^ UINT64_C(0xf0000000000000)), t182 = ~t36, t183 = ~t40,
    t184 = ~(z[25] ^ UINT64_C(0xf000000000000)), t185 = ~(z[29] ^ UINT64_C(0xf00000000000)),
    t186 = ~(z[31] ^ UINT64_C(0xf00000000000)), t187 = ~(z[33] ^ UINT64_C(0xf00000000f00)),
    t188 = ~(z[37] ^ UINT64_C(0xf00)), t189 = ~(z[39] ^ UINT64_C(0xf00)),
    t190 = ~(z[41] ^ UINT64_C(0xf00f00)), t191 = ~z[45], t192 = ~(z[47] ^ UINT64_C(0xf00000)),
    t193 = ~(t50 ^ UINT64_C(0xf0000)), t194 = ~t51, t195 = ~(z[50] ^ UINT64_C(0xf000)),
    t196 = ~(z[56] ^ UINT64_C(0xf000)), t197 = ~(z[59] ^ UINT64_C(0xf000)),
    t198 = ~(t54 ^ UINT64_C(0xf000)), t199 = ~(t57 ^ UINT64_C(0xf0000000000)),
    t200 = ~(t58 ^ UINT64_C(0xf0000000000)), t201 = ~(z[61] ^ UINT64_C(0xf0000000000)),
    t202 = ~(z[65] ^ UINT64_C(0xf0000000000000)), t203 = ~(z[67] ^ UINT64_C(0xf0000000000000)),
    t204 = ~t65, t205 = ~(t66 ^ UINT64_C(0xf000000000000)),
    t206 = ~(z[70] ^ UINT64_C(0xff00000000000)), t207 = ~z[76], t208 = ~z[79],
    t209 = ~(t73 ^ UINT64_C(0xf00)), t210 = ~(t76 ^ UINT64_C(0xf00)), t211 = ~t77, t212 = ~t80,
    t213 = ~(t85 ^ UINT64_C(0xf00000)), t214 = ~(t87 ^ UINT64_C(0xf00000)), t215 = ~t90,
    t216 = ~t91, t217 = ~(z[81] ^ UINT64_C(0xf0000)), t218 = ~z[85],
    t219 = ~(z[87] ^ UINT64_C(0xf000)), t220 = ~(z[89] ^ UINT64_C(0xf000000f000)),
    t221 = ~(z[93] ^ UINT64_C(0xf0000000000)), t222 = ~z[95],
    t223 = ~(t101 ^ UINT64_C(0xf0000000000000)), t224 = ~t106,
    t225 = ~(t108 ^ UINT64_C(0xf0000000000000)), t226 = ~(t116 ^ UINT64_C(0xf000000000000)),
    t227 = ~t118, t228 = ~z[97], t229 = ~(z[101] ^ UINT64_C(0xf00000000000)),
    t230 = ~(z[103] ^ UINT64_C(0xf00000000000)), t231 = ~(z[105] ^ UINT64_C(0xf00000000000)),
    t232 = ~z[109], t233 = ~(z[111] ^ UINT64_C(0xf00)), t234 = ~(z[113] ^ UINT64_C(0xf00)),
    t235 = ~z[117], t236 = ~z[119], t237 = ~t127, t238 = ~t128, t239 = ~z[122], t240 = ~z[128],
    t241 = ~z[131], t242 = ~(t130 ^ UINT64_C(0xf0000000000)),
    t243 = ~(t133 ^ UINT64_C(0xf0000000000)), t244 = ~t134,
    t245 = ~(z[133] ^ UINT64_C(0xf0000000000000)), t246 = ~z[137],
    t247 = ~(z[139] ^ UINT64_C(0xf0000000000000)), t248 = ~(t140 ^ UINT64_C(0xf000000000000)),
    t249 = ~t141, t250 = ~z[142], t251 = ~(z[148] ^ UINT64_C(0xf00000000000)),
    t252 = ~(z[151] ^ UINT64_C(0xf00000000000)), t253 = ~(t143 ^ UINT64_C(0xf00000000000)),
    t254 = ~(t146 ^ UINT64_C(0xf00)), t255 = ~(t147 ^ UINT64_C(0xf00)),
    t256 = ~(t148 ^ UINT64_C(0xf00)), t257 = ~t151, t258 = ~(t152 ^ UINT64_C(0xf00000)),
    t259 = ~(t165 | ((t21 << 20) & UINT64_C(0xff00000000000))),
    t260 = ~(t168 | ((t23 << 20) & UINT64_C(0xff00000000000)));
    store64(rk, t179);
    store64(rk + 8, t20);
    store64(rk + 16, t180);
    store64(rk + 24, t181);
    store64(rk + 32, ~t28);
    store64(rk + 40, t32);
    store64(rk + 48, t182);
    store64(rk + 56, t183);
    store64(rk + 64, t184);
    store64(rk + 72, t42);
    store64(rk + 80, t185);
    store64(rk + 88, t186);
    store64(rk + 96, t187);
    store64(rk + 104, t43);
    store64(rk + 112, t188);
    store64(rk + 120, t189);
    store64(rk + 128, t190);
    store64(rk + 136, t45);
    store64(rk + 144, t191);
    store64(rk + 152, t192);
    store64(rk + 160, ~t47);
    store64(rk + 168, t49);
    store64(rk + 176, t193);
    store64(rk + 184, t194);
    store64(rk + 192, t195);
    store64(rk + 200, t53);
    store64(rk + 208, t196);
    store64(rk + 216, t197);
    store64(rk + 224, t198);
    store64(rk + 232, t56);
    store64(rk + 240, t199);
    store64(rk + 248, t200);
    store64(rk + 256, t201);
    store64(rk + 264, t60);
    store64(rk + 272, t202);
    store64(rk + 280, t203);
    store64(rk + 288, ~t62);
    store64(rk + 296, t64);
    store64(rk + 304, t204);
    store64(rk + 312, t205);
    store64(rk + 320, t206);
    store64(rk + 328, t70);
    store64(rk + 336, t207);
    store64(rk + 344, t208);
    store64(rk + 352, t209);
    store64(rk + 360, t75);
    store64(rk + 368, t210);
    store64(rk + 376, t211);
    store64(rk + 384, t212);
    store64(rk + 392, t83);
    store64(rk + 400, t213);
    store64(rk + 408, t214);
    store64(rk + 416, ~t88);
    store64(rk + 424, t89);
    store64(rk + 432, t215);
    store64(rk + 440, t216);
    store64(rk + 448, t217);
    store64(rk + 456, t95);
    store64(rk + 464, t218);
    store64(rk + 472, t219);
    store64(rk + 480, t220);
    store64(rk + 488, t98);
    store64(rk + 496, t221);
    store64(rk + 504, t222);
    store64(rk + 512, t223);
    store64(rk + 520, t104);
    store64(rk + 528, t224);
    store64(rk + 536, t225);
    store64(rk + 544, ~t111);
    store64(rk + 552, t114);
    store64(rk + 560, t226);
    store64(rk + 568, t227);
    store64(rk + 576, t228);
    store64(rk + 584, t120);
    store64(rk + 592, t229);
    store64(rk + 600, t230);
    store64(rk + 608, t231);
    store64(rk + 616, t121);
    store64(rk + 624, t232);
    store64(rk + 632, t233);
    store64(rk + 640, t234);
    store64(rk + 648, t122);
    store64(rk + 656, t235);
    store64(rk + 664, t236);
    store64(rk + 672, ~t124);
    store64(rk + 680, t126);
    store64(rk + 688, t237);
    store64(rk + 696, t238);
    store64(rk + 704, t239);
    store64(rk + 712, t129);
    store64(rk + 720, t240);
    store64(rk + 728, t241);
    store64(rk + 736, t242);
    store64(rk + 744, t132);
    store64(rk + 752, t243);
    store64(rk + 760, t244);
    store64(rk + 768, t245);
    store64(rk + 776, t135);
    store64(rk + 784, t246);
    store64(rk + 792, t247);
    store64(rk + 800, ~t137);
    store64(rk + 808, t139);
    store64(rk + 816, t248);
    store64(rk + 824, t249);
    store64(rk + 832, t250);
    store64(rk + 840, t142);
    store64(rk + 848, t251);
    store64(rk + 856, t252);
    store64(rk + 864, t253);
    store64(rk + 872, t145);
    store64(rk + 880, t254);
    store64(rk + 888, t255);
    store64(rk + 896, t256);
    store64(rk + 904, t150);
    store64(rk + 912, t257);
    store64(rk + 920, t258);
    store64(rk + 928, ~t153);
    store64(rk + 936, t154);
    store64(rk + 944, ~(t12 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 952, ~(t13 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 960, ~t158);
    store64(rk + 968, t162);
    store64(rk + 976, t259);
    store64(rk + 984, t260);
    store64(rk + 992, ~t169);
    store64(rk + 1000, t171);
    store64(rk + 1008, ~(t172 ^ UINT64_C(0xf0000000000)));
    store64(rk + 1016, ~t173);
    store64(rk + 1024, t256);
    store64(rk + 1032, ~t150);
    store64(rk + 1040, t257);
    store64(rk + 1048, t258);
    store64(rk + 1056, t253);
    store64(rk + 1064, ~t145);
    store64(rk + 1072, t254);
    store64(rk + 1080, t255);
    store64(rk + 1088, t250);
    store64(rk + 1096, ~t142);
    store64(rk + 1104, t251);
    store64(rk + 1112, t252);
    store64(rk + 1120, t137);
    store64(rk + 1128, t139);
    store64(rk + 1136, t248);
    store64(rk + 1144, t249);
    store64(rk + 1152, t245);
    store64(rk + 1160, ~t135);
    store64(rk + 1168, t246);
    store64(rk + 1176, t247);
    store64(rk + 1184, t242);
    store64(rk + 1192, ~t132);
    store64(rk + 1200, t243);
    store64(rk + 1208, t244);
    store64(rk + 1216, t239);
    store64(rk + 1224, ~t129);
    store64(rk + 1232, t240);
    store64(rk + 1240, t241);
    store64(rk + 1248, t124);
    store64(rk + 1256, t126);
    store64(rk + 1264, t237);
    store64(rk + 1272, t238);
    store64(rk + 1280, t234);
    store64(rk + 1288, ~t122);
    store64(rk + 1296, t235);
    store64(rk + 1304, t236);
    store64(rk + 1312, t231);
    store64(rk + 1320, ~t121);
    store64(rk + 1328, t232);
    store64(rk + 1336, t233);
    store64(rk + 1344, t228);
    store64(rk + 1352, ~t120);
    store64(rk + 1360, t229);
    store64(rk + 1368, t230);
    store64(rk + 1376, t111);
    store64(rk + 1384, t114);
    store64(rk + 1392, t226);
    store64(rk + 1400, t227);
    store64(rk + 1408, t223);
    store64(rk + 1416, ~t104);
    store64(rk + 1424, t224);
    store64(rk + 1432, t225);
    store64(rk + 1440, t220);
    store64(rk + 1448, ~t98);
    store64(rk + 1456, t221);
    store64(rk + 1464, t222);
    store64(rk + 1472, t217);
    store64(rk + 1480, ~t95);
    store64(rk + 1488, t218);
    store64(rk + 1496, t219);
    store64(rk + 1504, t88);
    store64(rk + 1512, t89);
    store64(rk + 1520, t215);
    store64(rk + 1528, t216);
    store64(rk + 1536, t212);
    store64(rk + 1544, ~t83);
    store64(rk + 1552, t213);
    store64(rk + 1560, t214);
    store64(rk + 1568, t209);
    store64(rk + 1576, ~t75);
    store64(rk + 1584, t210);
    store64(rk + 1592, t211);
    store64(rk + 1600, t206);
    store64(rk + 1608, ~t70);
    store64(rk + 1616, t207);
    store64(rk + 1624, t208);
    store64(rk + 1632, t62);
    store64(rk + 1640, t64);
    store64(rk + 1648, t204);
    store64(rk + 1656, t205);
    store64(rk + 1664, t201);
    store64(rk + 1672, ~t60);
    store64(rk + 1680, t202);
    store64(rk + 1688, t203);
    store64(rk + 1696, t198);
    store64(rk + 1704, ~t56);
    store64(rk + 1712, t199);
    store64(rk + 1720, t200);
    store64(rk + 1728, t195);
    store64(rk + 1736, ~t53);
    store64(rk + 1744, t196);
    store64(rk + 1752, t197);
    store64(rk + 1760, t47);
    store64(rk + 1768, t49);
    store64(rk + 1776, t193);
    store64(rk + 1784, t194);
    store64(rk + 1792, t190);
    store64(rk + 1800, ~t45);
    store64(rk + 1808, t191);
    store64(rk + 1816, t192);
    store64(rk + 1824, t187);
    store64(rk + 1832, ~t43);
    store64(rk + 1840, t188);
    store64(rk + 1848, t189);
    store64(rk + 1856, t184);
    store64(rk + 1864, ~t42);
    store64(rk + 1872, t185);
    store64(rk + 1880, t186);
    store64(rk + 1888, t28);
    store64(rk + 1896, t32);
    store64(rk + 1904, t182);
    store64(rk + 1912, t183);
    store64(rk + 1920, t179);
    store64(rk + 1928, ~t20);
    store64(rk + 1936, t180);
    store64(rk + 1944, t181);
    store64(rk + 1952, ~(z[17] ^ UINT64_C(0xf0000000000)));
    store64(rk + 1960, ~t14);
    store64(rk + 1968, ~(z[21] ^ UINT64_C(0xf0000000000)));
    store64(rk + 1976, ~z[23]);
    store64(rk + 1984, ~(z[9] ^ UINT64_C(0xf000)));
    store64(rk + 1992, ~t11);
    store64(rk + 2000, ~z[13]);
    store64(rk + 2008, ~z[15]);
    store64(rk + 2016, t3);
    store64(rk + 2024, t5);
    store64(rk + 2032, ~(t6 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 2040, ~(t7 & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 2048, ~t3);
    store64(rk + 2056, t11);
    store64(rk + 2064, t14);
    store64(rk + 2072, ~(t174 ^ UINT64_C(0xf0000000000000)));
    store64(rk + 2080, t176);
    store64(rk + 2088, ~(t177 ^ UINT64_C(0xf0000000000000)));
    store64(rk + 2096, ~(t178 ^ UINT64_C(0xf0000000000000)));
    store64(rk + 2104, ~t176);
    store64(rk + 2112, ~t171);
    store64(rk + 2120, ~t162);
    store64(rk + 2128, t153);
    store64(rk + 2136, ~t5);
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
    t39 = (t38 ^ (t37 & t36)) ^ load_all256(rk + 2048),
    t40 = (t31 ^ (t38 & t36)) ^ load_all256(rk + 2024), t41 = t37 ^ load_all256(rk + 2032),
    t42 = t36 ^ load_all256(rk + 2040), t43 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
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
    t61 = (t60 ^ (t59 & t58)) ^ load_all256(rk + 1984),
    t62 = (t54 ^ (t60 & t58)) ^ load_all256(rk + 2056), t63 = t59 ^ load_all256(rk + 2000),
    t64 = t58 ^ load_all256(rk + 2008), t65 = splat_u64x4(UINT64_C(0xf000f000f000f)),
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
    t83 = (t82 ^ (t81 & t80)) ^ load_all256(rk + 1952),
    t84 = (t76 ^ (t82 & t80)) ^ load_all256(rk + 2064), t85 = t81 ^ load_all256(rk + 1968),
    t86 = t80 ^ load_all256(rk + 1976), t87 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
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
    for (unsigned i = 0; i < 8; i++) {
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
    // round 36 (skinny.dsl:60)
    const v256 t402 = x2 ^ (x0 | x1), t403 = x1 ^ (x3 | x0), t404 = ~x3,
    t405 = (t404 ^ (t403 & t402)) ^ load_all256(rk + 2072),
    t406 = (x0 ^ (t404 & t402)) ^ load_all256(rk + 2080), t407 = t403 ^ load_all256(rk + 2088),
    t408 = t402 ^ load_all256(rk + 2096), t409 = (t405 << 32) | (t405 >> 32),
    t410 = (t406 << 32) | (t406 >> 32), t411 = (t407 << 32) | (t407 >> 32),
    t412 = (t408 << 32) | (t408 >> 32), t413 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t414 = t409 ^ ((t409 >> 4) & t413), t415 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t416 = t414 ^ ((t414 << 8) & t415), t417 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t418 = t416 ^ ((t416 >> 12) & t417), t419 = t410 ^ ((t410 >> 4) & t413),
    t420 = t419 ^ ((t419 << 8) & t415), t421 = t420 ^ ((t420 >> 12) & t417),
    t422 = t411 ^ ((t411 >> 4) & t413), t423 = t422 ^ ((t422 << 8) & t415),
    t424 = t423 ^ ((t423 >> 12) & t417), t425 = t412 ^ ((t412 >> 4) & t413),
    t426 = t425 ^ ((t425 << 8) & t415), t427 = t426 ^ ((t426 >> 12) & t417),
    t428 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t429 = ((t418 >> 12) ^ t418) & t428,
    t430 = t418 ^ (t429 ^ (t429 << 12)), t431 = splat_u64x4(UINT64_C(0xff00ff00)),
    t432 = ((t430 >> 24) ^ t430) & t431, t433 = t430 ^ (t432 ^ (t432 << 24)),
    t434 = ((t421 >> 12) ^ t421) & t428, t435 = t421 ^ (t434 ^ (t434 << 12)),
    t436 = ((t435 >> 24) ^ t435) & t431, t437 = t435 ^ (t436 ^ (t436 << 24)),
    t438 = ((t424 >> 12) ^ t424) & t428, t439 = t424 ^ (t438 ^ (t438 << 12)),
    t440 = ((t439 >> 24) ^ t439) & t431, t441 = t439 ^ (t440 ^ (t440 << 24)),
    t442 = ((t427 >> 12) ^ t427) & t428, t443 = t427 ^ (t442 ^ (t442 << 12)),
    t444 = ((t443 >> 24) ^ t443) & t431, t445 = t443 ^ (t444 ^ (t444 << 24)),
    t446 = splat_u64x4(UINT64_C(0x3333333333333333)), t447 = ((t433 >> 2) ^ t441) & t446,
    t448 = t433 ^ (t447 << 2), t449 = t441 ^ t447, t450 = ((t437 >> 2) ^ t445) & t446,
    t451 = t437 ^ (t450 << 2), t452 = t445 ^ t450, t453 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t454 = ((t448 >> 1) ^ t451) & t453, t455 = t448 ^ (t454 << 1), t456 = t451 ^ t454,
    t457 = ((t449 >> 1) ^ t452) & t453, t458 = t449 ^ (t457 << 1), t459 = t452 ^ t457;
    store_lanes256(out, 32, &t455);
    store_lanes256(out + 8, 32, &t456);
    store_lanes256(out + 16, 32, &t458);
    store_lanes256(out + 24, 32, &t459);
}

void lwcc_skinny64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_128_ecb_encrypt_c(buffer, buffer, 16, rk);
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
    t36 = (t23 << 32) | (t23 >> 32), t37 = (t27 << 32) | (t27 >> 32),
    t38 = (t31 << 32) | (t31 >> 32), t39 = (t35 << 32) | (t35 >> 32),
    t40 = splat_u64x4(UINT64_C(0xf000f000f000f)), t41 = t36 ^ ((t36 >> 12) & t40),
    t42 = splat_u64x4(UINT64_C(0xf000f000f000f000)), t43 = t41 ^ ((t41 << 8) & t42),
    t44 = splat_u64x4(UINT64_C(0xf000f000f000f00)), t45 = t37 ^ ((t37 >> 12) & t40),
    t46 = t45 ^ ((t45 << 8) & t42), t47 = t38 ^ ((t38 >> 12) & t40), t48 = t47 ^ ((t47 << 8) & t42),
    t49 = t39 ^ ((t39 >> 12) & t40), t50 = t49 ^ ((t49 << 8) & t42),
    t51 = (t43 ^ ((t43 >> 4) & t44)) ^ load_all256(rk + 2072),
    t52 = (t46 ^ ((t46 >> 4) & t44)) ^ load_all256(rk + 2104),
    t53 = (t48 ^ ((t48 >> 4) & t44)) ^ load_all256(rk + 2088),
    t54 = (t50 ^ ((t50 >> 4) & t44)) ^ load_all256(rk + 2096);
    // round 36 (skinny.dsl:60)
    const v256 t55 = t51 ^ (t53 & t54), t56 = t52 ^ (t54 & t55), t57 = t53 ^ (t55 & t56),
    t58 = t54 ^ (t56 & t57), t59 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f)),
    t60 = t58 ^ (((t58 << 52) | (t58 >> 12)) | t59), t61 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t62 = t60 ^ (((t60 << 24) | (t60 >> 40)) & t61),
    t63 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t64 = t55 ^ (((t55 << 52) | (t55 >> 12)) | t59),
    t65 = t64 ^ (((t64 << 24) | (t64 >> 40)) & t61),
    t66 = t56 ^ (((t56 << 52) | (t56 >> 12)) | t59),
    t67 = t66 ^ (((t66 << 24) | (t66 >> 40)) & t61),
    t68 = t57 ^ (((t57 << 52) | (t57 >> 12)) | t59),
    t69 = t68 ^ (((t68 << 24) | (t68 >> 40)) & t61),
    t70 = (t62 ^ (((t62 << 28) | (t62 >> 36)) & t63)) ^ load_all256(rk + 992),
    t71 = (t65 ^ (((t65 << 28) | (t65 >> 36)) & t63)) ^ load_all256(rk + 2112),
    t72 = (t67 ^ (((t67 << 28) | (t67 >> 36)) & t63)) ^ load_all256(rk + 1008),
    t73 = (t69 ^ (((t69 << 28) | (t69 >> 36)) & t63)) ^ load_all256(rk + 1016);
    // round 35 (skinny.dsl:60)
    const v256 t74 = t70 ^ (t72 & t73), t75 = t71 ^ (t73 & t74), t76 = t72 ^ (t74 & t75),
    t77 = t73 ^ (t75 & t76), t78 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff)),
    t79 = t77 ^ (((t77 << 36) | (t77 >> 28)) | t78), t80 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t81 = t79 ^ ((t79 >> 8) & t80), t82 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t83 = t74 ^ (((t74 << 36) | (t74 >> 28)) | t78), t84 = t83 ^ ((t83 >> 8) & t80),
    t85 = t75 ^ (((t75 << 36) | (t75 >> 28)) | t78), t86 = t85 ^ ((t85 >> 8) & t80),
    t87 = t76 ^ (((t76 << 36) | (t76 >> 28)) | t78), t88 = t87 ^ ((t87 >> 8) & t80),
    t89 = (t81 ^ (((t81 << 28) | (t81 >> 36)) & t82)) ^ load_all256(rk + 960),
    t90 = (t84 ^ (((t84 << 28) | (t84 >> 36)) & t82)) ^ load_all256(rk + 2120),
    t91 = (t86 ^ (((t86 << 28) | (t86 >> 36)) & t82)) ^ load_all256(rk + 976),
    t92 = (t88 ^ (((t88 << 28) | (t88 >> 36)) & t82)) ^ load_all256(rk + 984);
    // round 34 (skinny.dsl:60)
    const v256 t93 = t89 ^ (t91 & t92), t94 = t90 ^ (t92 & t93), t95 = t91 ^ (t93 & t94),
    t96 = t92 ^ (t94 & t95), t97 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t98 = t96 ^ (((t96 << 20) | (t96 >> 44)) | t97), t99 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t100 = t98 ^ (((t98 << 40) | (t98 >> 24)) & t99),
    t101 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
    t102 = t93 ^ (((t93 << 20) | (t93 >> 44)) | t97),
    t103 = t102 ^ (((t102 << 40) | (t102 >> 24)) & t99),
    t104 = t94 ^ (((t94 << 20) | (t94 >> 44)) | t97),
    t105 = t104 ^ (((t104 << 40) | (t104 >> 24)) & t99),
    t106 = t95 ^ (((t95 << 20) | (t95 >> 44)) | t97),
    t107 = t106 ^ (((t106 << 40) | (t106 >> 24)) & t99),
    t108 = (t100 ^ (((t100 << 44) | (t100 >> 20)) & t101)) ^ load_all256(rk + 2128),
    t109 = (t103 ^ (((t103 << 44) | (t103 >> 20)) & t101)) ^ load_all256(rk + 936),
    t110 = (t105 ^ (((t105 << 44) | (t105 >> 20)) & t101)) ^ load_all256(rk + 944),
    t111 = (t107 ^ (((t107 << 44) | (t107 >> 20)) & t101)) ^ load_all256(rk + 952);
    v256 x0 = t110;
    v256 x1 = t111;
    v256 x2 = t108;
    v256 x3 = t109;
    for (unsigned i = 0; i < 8; i++) {
        const uint8_t *round = rk + 1024 + 128 * i;
        // round 33 (skinny.dsl:60)
        const v256 t112 = x2 ^ (x0 & x1), t113 = x3 ^ (x1 & (~t112)), t114 = x0 ^ (t112 | t113),
        t115 = x1 ^ (t113 | t114), t116 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t117 = t115 ^ ((t115 >> 12) & t116), t118 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t119 = t117 ^ ((t117 << 8) & t118), t120 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t121 = t112 ^ ((t112 >> 12) & t116), t122 = t121 ^ ((t121 << 8) & t118),
        t123 = t113 ^ ((t113 >> 12) & t116), t124 = t123 ^ ((t123 << 8) & t118),
        t125 = t114 ^ ((t114 >> 12) & t116), t126 = t125 ^ ((t125 << 8) & t118),
        t127 = (t119 ^ ((t119 >> 4) & t120)) ^ load_all256(round),
        t128 = (t122 ^ ((t122 >> 4) & t120)) ^ load_all256(round + 8),
        t129 = (t124 ^ ((t124 >> 4) & t120)) ^ load_all256(round + 16),
        t130 = (t126 ^ ((t126 >> 4) & t120)) ^ load_all256(round + 24);
        // round 32 (skinny.dsl:60)
        const v256 t131 = t127 ^ (t129 & t130), t132 = t128 ^ (t130 & t131),
        t133 = t129 ^ (t131 & t132), t134 = t130 ^ (t132 & t133),
        t135 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f)),
        t136 = t134 ^ (((t134 << 52) | (t134 >> 12)) | t135),
        t137 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t138 = t136 ^ (((t136 << 24) | (t136 >> 40)) & t137),
        t139 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t140 = t131 ^ (((t131 << 52) | (t131 >> 12)) | t135),
        t141 = t140 ^ (((t140 << 24) | (t140 >> 40)) & t137),
        t142 = t132 ^ (((t132 << 52) | (t132 >> 12)) | t135),
        t143 = t142 ^ (((t142 << 24) | (t142 >> 40)) & t137),
        t144 = t133 ^ (((t133 << 52) | (t133 >> 12)) | t135),
        t145 = t144 ^ (((t144 << 24) | (t144 >> 40)) & t137),
        t146 = (t138 ^ (((t138 << 28) | (t138 >> 36)) & t139)) ^ load_all256(round + 32),
        t147 = (t141 ^ (((t141 << 28) | (t141 >> 36)) & t139)) ^ load_all256(round + 40),
        t148 = (t143 ^ (((t143 << 28) | (t143 >> 36)) & t139)) ^ load_all256(round + 48),
        t149 = (t145 ^ (((t145 << 28) | (t145 >> 36)) & t139)) ^ load_all256(round + 56);
        // round 31 (skinny.dsl:60)
        const v256 t150 = t146 ^ (t148 & t149), t151 = t147 ^ (t149 & t150),
        t152 = t148 ^ (t150 & t151), t153 = t149 ^ (t151 & t152),
        t154 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff)),
        t155 = t153 ^ (((t153 << 36) | (t153 >> 28)) | t154),
        t156 = splat_u64x4(UINT64_C(0xf000f000f000f0)), t157 = t155 ^ ((t155 >> 8) & t156),
        t158 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t159 = t150 ^ (((t150 << 36) | (t150 >> 28)) | t154), t160 = t159 ^ ((t159 >> 8) & t156),
        t161 = t151 ^ (((t151 << 36) | (t151 >> 28)) | t154), t162 = t161 ^ ((t161 >> 8) & t156),
        t163 = t152 ^ (((t152 << 36) | (t152 >> 28)) | t154), t164 = t163 ^ ((t163 >> 8) & t156),
        t165 = (t157 ^ (((t157 << 28) | (t157 >> 36)) & t158)) ^ load_all256(round + 64),
        t166 = (t160 ^ (((t160 << 28) | (t160 >> 36)) & t158)) ^ load_all256(round + 72),
        t167 = (t162 ^ (((t162 << 28) | (t162 >> 36)) & t158)) ^ load_all256(round + 80),
        t168 = (t164 ^ (((t164 << 28) | (t164 >> 36)) & t158)) ^ load_all256(round + 88);
        // round 30 (skinny.dsl:60)
        const v256 t169 = t165 ^ (t167 & t168), t170 = t166 ^ (t168 & t169),
        t171 = t167 ^ (t169 & t170), t172 = t168 ^ (t170 & t171),
        t173 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t174 = t172 ^ (((t172 << 20) | (t172 >> 44)) | t173),
        t175 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
        t176 = t174 ^ (((t174 << 40) | (t174 >> 24)) & t175),
        t177 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
        t178 = t169 ^ (((t169 << 20) | (t169 >> 44)) | t173),
        t179 = t178 ^ (((t178 << 40) | (t178 >> 24)) & t175),
        t180 = t170 ^ (((t170 << 20) | (t170 >> 44)) | t173),
        t181 = t180 ^ (((t180 << 40) | (t180 >> 24)) & t175),
        t182 = t171 ^ (((t171 << 20) | (t171 >> 44)) | t173),
        t183 = t182 ^ (((t182 << 40) | (t182 >> 24)) & t175),
        t184 = (t176 ^ (((t176 << 44) | (t176 >> 20)) & t177)) ^ load_all256(round + 96),
        t185 = (t179 ^ (((t179 << 44) | (t179 >> 20)) & t177)) ^ load_all256(round + 104),
        t186 = (t181 ^ (((t181 << 44) | (t181 >> 20)) & t177)) ^ load_all256(round + 112),
        t187 = (t183 ^ (((t183 << 44) | (t183 >> 20)) & t177)) ^ load_all256(round + 120);
        x0 = t186;
        x1 = t187;
        x2 = t184;
        x3 = t185;
    }
    // round 1 (skinny.dsl:60)
    const v256 t409 = x2 ^ (x0 & x1), t410 = x3 ^ (x1 & (~t409)), t411 = x0 ^ (t409 | t410),
    t412 = x1 ^ (t410 | t411), t413 = splat_u64x4(UINT64_C(0xf0f00000f0f0)),
    t414 = ((t412 >> 12) ^ t412) & t413, t415 = t412 ^ (t414 ^ (t414 << 12)),
    t416 = splat_u64x4(UINT64_C(0xff00ff00)), t417 = ((t415 >> 24) ^ t415) & t416,
    t418 = t415 ^ (t417 ^ (t417 << 24)), t419 = ((t409 >> 12) ^ t409) & t413,
    t420 = t409 ^ (t419 ^ (t419 << 12)), t421 = ((t420 >> 24) ^ t420) & t416,
    t422 = t420 ^ (t421 ^ (t421 << 24)), t423 = ((t410 >> 12) ^ t410) & t413,
    t424 = t410 ^ (t423 ^ (t423 << 12)), t425 = ((t424 >> 24) ^ t424) & t416,
    t426 = t424 ^ (t425 ^ (t425 << 24)), t427 = ((t411 >> 12) ^ t411) & t413,
    t428 = t411 ^ (t427 ^ (t427 << 12)), t429 = ((t428 >> 24) ^ t428) & t416,
    t430 = t428 ^ (t429 ^ (t429 << 24)), t431 = splat_u64x4(UINT64_C(0x3333333333333333)),
    t432 = ((t418 >> 2) ^ t426) & t431, t433 = t418 ^ (t432 << 2), t434 = t426 ^ t432,
    t435 = ((t422 >> 2) ^ t430) & t431, t436 = t422 ^ (t435 << 2), t437 = t430 ^ t435,
    t438 = splat_u64x4(UINT64_C(0x5555555555555555)), t439 = ((t433 >> 1) ^ t436) & t438,
    t440 = t433 ^ (t439 << 1), t441 = t436 ^ t439, t442 = ((t434 >> 1) ^ t437) & t438,
    t443 = t434 ^ (t442 << 1), t444 = t437 ^ t442;
    store_lanes256(out, 32, &t440);
    store_lanes256(out + 8, 32, &t441);
    store_lanes256(out + 16, 32, &t443);
    store_lanes256(out + 24, 32, &t444);
}

void lwcc_skinny64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_128_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_128_key_setup_c(ctx, key);
    lwcc_skinny64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store64(ctx + 2144, ~(t12 ^ (t13 ^ (t13 << 24))));
    store64(ctx + 2152, ~(t15 ^ (t16 ^ (t16 << 24))));
    store64(ctx + 2160, ~(t18 ^ (t19 ^ (t19 << 24))));
    store64(ctx + 2168, ~(t21 ^ (t22 ^ (t22 << 24))));
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
    t43 = load_all256(ctx + 2144) ^ (t31 ^ (t33 ^ (t33 << 24))),
    t44 = load_all256(ctx + 2152) ^ (t35 ^ (t36 ^ (t36 << 24))),
    t45 = load_all256(ctx + 2160) ^ (t38 ^ (t39 ^ (t39 << 24))),
    t46 = load_all256(ctx + 2168) ^ (t41 ^ (t42 ^ (t42 << 24)));
    // round 1 (skinny.dsl:60)
    const v256 t47 = t43 ^ (t45 & t46), t48 = t46 ^ (t44 & t45),
    t49 = (t44 ^ (t48 & t47)) ^ load_all256(ctx + 2048),
    t50 = (t45 ^ (t44 & t47)) ^ load_all256(ctx + 2136), t51 = t48 ^ load_all256(ctx + 2032),
    t52 = t47 ^ load_all256(ctx + 2040), t53 = splat_u64x4(UINT64_C(0xf000f000f000f0)),
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
    t71 = (t70 ^ (t69 & t68)) ^ load_all256(ctx + 1984),
    t72 = (t64 ^ (t70 & t68)) ^ load_all256(ctx + 2056), t73 = t69 ^ load_all256(ctx + 2000),
    t74 = t68 ^ load_all256(ctx + 2008), t75 = splat_u64x4(UINT64_C(0xf000f000f000f)),
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
    t93 = (t92 ^ (t91 & t90)) ^ load_all256(ctx + 1952),
    t94 = (t86 ^ (t92 & t90)) ^ load_all256(ctx + 2064), t95 = t91 ^ load_all256(ctx + 1968),
    t96 = t90 ^ load_all256(ctx + 1976), t97 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
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
    for (unsigned i = 0; i < 8; i++) {
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
    // round 36 (skinny.dsl:60)
    const v256 t412 = x2 ^ (x0 | x1), t413 = x1 ^ (x3 | x0), t414 = ~x3,
    t415 = (t414 ^ (t413 & t412)) ^ load_all256(ctx + 2072),
    t416 = (x0 ^ (t414 & t412)) ^ load_all256(ctx + 2080), t417 = t413 ^ load_all256(ctx + 2088),
    t418 = t412 ^ load_all256(ctx + 2096), t419 = (t415 << 32) | (t415 >> 32),
    t420 = (t416 << 32) | (t416 >> 32), t421 = (t417 << 32) | (t417 >> 32),
    t422 = (t418 << 32) | (t418 >> 32), t423 = splat_u64x4(UINT64_C(0xf000f000f000f00)),
    t424 = t419 ^ ((t419 >> 4) & t423), t425 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t426 = t424 ^ ((t424 << 8) & t425), t427 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t428 = t426 ^ ((t426 >> 12) & t427), t429 = t420 ^ ((t420 >> 4) & t423),
    t430 = t429 ^ ((t429 << 8) & t425), t431 = t430 ^ ((t430 >> 12) & t427),
    t432 = t421 ^ ((t421 >> 4) & t423), t433 = t432 ^ ((t432 << 8) & t425),
    t434 = t433 ^ ((t433 >> 12) & t427), t435 = t422 ^ ((t422 >> 4) & t423),
    t436 = t435 ^ ((t435 << 8) & t425), t437 = t436 ^ ((t436 >> 12) & t427),
    t438 = splat_u64x4(UINT64_C(0xf0f00000f0f0)), t439 = ((t428 >> 12) ^ t428) & t438,
    t440 = t428 ^ (t439 ^ (t439 << 12)), t441 = splat_u64x4(UINT64_C(0xff00ff00)),
    t442 = ((t440 >> 24) ^ t440) & t441, t443 = t440 ^ (t442 ^ (t442 << 24)),
    t444 = ((t431 >> 12) ^ t431) & t438, t445 = t431 ^ (t444 ^ (t444 << 12)),
    t446 = ((t445 >> 24) ^ t445) & t441, t447 = t445 ^ (t446 ^ (t446 << 24)),
    t448 = ((t434 >> 12) ^ t434) & t438, t449 = t434 ^ (t448 ^ (t448 << 12)),
    t450 = ((t449 >> 24) ^ t449) & t441, t451 = t449 ^ (t450 ^ (t450 << 24)),
    t452 = ((t437 >> 12) ^ t437) & t438, t453 = t437 ^ (t452 ^ (t452 << 12)),
    t454 = ((t453 >> 24) ^ t453) & t441, t455 = t453 ^ (t454 ^ (t454 << 24)),
    t456 = splat_u64x4(UINT64_C(0x3333333333333333)), t457 = ((t443 >> 2) ^ t451) & t456,
    t458 = t443 ^ (t457 << 2), t459 = t451 ^ t457, t460 = ((t447 >> 2) ^ t455) & t456,
    t461 = t447 ^ (t460 << 2), t462 = t455 ^ t460, t463 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t464 = ((t458 >> 1) ^ t461) & t463, t465 = ((t459 >> 1) ^ t462) & t463,
    t466 = load_lanes256(in, 32), t467 = load_lanes256(in + 8, 32),
    t468 = load_lanes256(in + 16, 32), t469 = load_lanes256(in + 24, 32),
    t470 = t466 ^ (t458 ^ (t464 << 1)), t471 = t467 ^ (t461 ^ t464),
    t472 = t468 ^ (t459 ^ (t465 << 1)), t473 = t469 ^ (t462 ^ t465);
    store_lanes256(out, 32, &t470);
    store_lanes256(out + 8, 32, &t471);
    store_lanes256(out + 16, 32, &t472);
    store_lanes256(out + 24, 32, &t473);
}

void lwcc_skinny64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_skinny64_128_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
