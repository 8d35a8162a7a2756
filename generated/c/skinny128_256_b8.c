// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_256 --target c --lanes 1 --slicing plane --blocks 8
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 2 lanes; cells in 8 arrangements
// sizes:     in bytes: block 16, key 32, nonce 12, rk 5824, ctx 5888, align 1, group 128, stack 0
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

// A vector of 128 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v128 __attribute__((vector_size(16)));

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

static inline v128 join128(uint64_t x0, uint64_t x1)
{
    v128 v = {x0, x1};
    return v;
}

static inline v128 splat_u64x2(uint64_t x)
{
    v128 v = {x, x};
    return v;
}

static inline v128 load_all128(const uint8_t *p)
{
    return splat_u64x2(load64(p));
}

static inline v128 load_lanes128(const uint8_t *p, size_t apart)
{
    v128 x = {
        load_le64(p),
        load_le64(p + apart),
    };
    return x;
}

static inline void store_lanes128(uint8_t *p, size_t apart, const v128 *x)
{
    store_le64(p, (*x)[0]);
    store_le64(p + apart, (*x)[1]);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

// What key goes through several times.
static uint64_t key_setup_0(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 20) & UINT64_C(0xf0000000f00)) | ((x0 >> 36) & UINT64_C(0xf000)),
    t1 = (t0 | ((x0 << 24) & UINT64_C(0xf000000))) | ((x0 >> 4) & UINT64_C(0xf0000000)),
    t2 = (t1 | ((x0 << 8) & UINT64_C(0xf00000000000))) | ((x0 << 40) & UINT64_C(0xf00000000000000)),
    t3 = t2 | ((x0 << 56) & UINT64_C(0xf000000000000000));
    return t3;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = ((t0 >> 40) & UINT64_C(15)) | ((t0 >> 16) & UINT64_C(0xf0000000f000)),
    t2 = (t1 | ((t0 >> 28) & UINT64_C(0xf0000))) | ((t0 << 4) & UINT64_C(0xf0000000)),
    t3 = (t2 | ((t0 << 20) & UINT64_C(0xf00000000))) | ((t0 >> 8) & UINT64_C(0xf000000000000)),
    t4 = t3 | ((t0 << 52) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t4;
}

// What key goes through several times.
static uint64_t key_setup_2(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = ((x0 >> 44) & UINT64_C(0xf00)) | (rotl64(x0, 28) & UINT64_C(0xf0000000f000)),
    t1 = (t0 | (x1 & UINT64_C(0xf000000))) | ((x0 << 8) & UINT64_C(0xf0000000)),
    t2 = (t1 | ((x0 << 40) & UINT64_C(0xf0000000000))) | ((x0 << 52) & UINT64_C(0xf00000000000000)),
    t3 = t2 | ((x0 << 24) & UINT64_C(0xf000000000000000));
    return t3;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1, t1 = ((t0 >> 28) & UINT64_C(15)) | ((t0 << 4) & UINT64_C(0xf000)),
    t2 = t0 >> 8,
    t3 = (t1 | (t2 & UINT64_C(0xf0000000f0000))) | ((t0 << 16) & UINT64_C(0xf0000000)),
    t4 = (t3 | ((t0 >> 12) & UINT64_C(0xf00000000))) | ((t0 >> 16) & UINT64_C(0xf00000000000)),
    t5 = t4 | ((t0 << 20) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t5;
}

// What key goes through several times.
static uint64_t key_setup_4(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f00)) | ((x1 >> 20) & UINT64_C(0xf000f000)),
    t1 = (t0 | ((x1 << 40) & UINT64_C(0xf0000000000))) | ((x1 << 28) & UINT64_C(0xf00000000000)),
    t2 = (t1 | ((x1 << 20) & UINT64_C(0xf00000000000000))) | ((x1 << 8) & UINT64_C(0xf000000000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_5(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = ((t0 >> 24) & UINT64_C(0xf000f0)) | ((t0 >> 4) & UINT64_C(0xf00)), t2 = t0 >> 20,
    t3 = (t1 | ((t0 >> 36) & UINT64_C(0xf000000))) | (t2 & UINT64_C(0xf000000000)),
    t4 = (t3 | ((t0 << 32) & UINT64_C(0xf000f0000000000))) | ((t0 << 12) & UINT64_C(0xf0000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_6(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1, t1 = t0 << 4,
    t2 = (rotl64(t0, 8) & UINT64_C(0xf00000000000f)) | (t1 & UINT64_C(0xf000)),
    t3 = (t2 | ((t0 >> 8) & UINT64_C(0xf0000))) | ((t0 >> 16) & UINT64_C(0xf0000000)),
    t4 = (t3 | ((t0 >> 28) & UINT64_C(0xf00000000))) | ((t0 << 32) & UINT64_C(0xf000f00000000000));
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_7(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1, t1 = ((t0 >> 8) & UINT64_C(15)) | ((t0 >> 16) & UINT64_C(0xf000)),
    t2 = (t1 | ((t0 >> 28) & UINT64_C(0xf0000))) | (rotl64(t0, 32) & UINT64_C(0xf000f0000000)),
    t3 = t0 << 8, t4 = t0 << 4,
    t5 = (t2 | (t3 & UINT64_C(0xf000f00000000))) | (t4 & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t3;
    z[2] = t4;
    z[3] = t5;
}

// What key goes through several times.
static uint64_t key_setup_8(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00000000000f00)) | (rotl64(x1, 44) & UINT64_C(0xf00000000000f000)),
    t1 = (t0 | ((x1 >> 24) & UINT64_C(0xf000000))) | ((x1 << 28) & UINT64_C(0xf0000000)),
    t2 = (t1 | ((x1 << 20) & UINT64_C(0xf0000000000))) | (x2 & UINT64_C(0xf00000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_9(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1,
    t1 = (rotl64(t0, 24) & UINT64_C(0xf0000000f0)) | (rotl64(t0, 12) & UINT64_C(0xf0000000000f00)),
    t2 = (t1 | ((t0 >> 4) & UINT64_C(0xf00000))) | (rotl64(t0, 32) & UINT64_C(0xf000f000000)),
    t3 = t2 | ((t0 << 28) & UINT64_C(0xf00000000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_10(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x0 ^ x1, t1 = t0 >> 20,
    t2 = (t1 & UINT64_C(240)) | ((t0 >> 4) & UINT64_C(0xf0000000000f00)), t3 = rotl64(t0, 48),
    t4 = (t2 | ((t0 >> 24) & UINT64_C(0xf000f00000))) | (t3 & UINT64_C(0xf0000000f000000)),
    t5 = t4 | ((t0 << 12) & UINT64_C(0xf0000000000));
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t5;
}

// What key goes through several times.
static uint64_t key_setup_11(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 28) & UINT64_C(0xf0000000f)) | (rotl64(x0, 20) & UINT64_C(0xf000f0)),
    t1 = (t0 | (x0 & UINT64_C(0xf00000000f0000))) | ((x0 << 16) & UINT64_C(0xf00f000000000));
    return t1;
}

// What key goes through several times.
static uint64_t key_setup_12(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f)) | (rotl64(x1, 16) & UINT64_C(0xf0000000000f0)),
    t1 = (t0 | ((x1 << 20) & UINT64_C(0xf000f00000))) | (rotl64(x1, 48) & UINT64_C(0xf0000f00000000));
    return t1;
}

// What key goes through several times.
static void key_setup_13(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = ((x0 >> 1) ^ x0) & UINT64_C(0x5555555555555555), t1 = x0 ^ (t0 << 1),
    t2 = x0 ^ t0, t3 = ((x1 >> 1) ^ x1) & UINT64_C(0x5555555555555555), t4 = x1 ^ (t3 << 1),
    t5 = x1 ^ t3, t6 = ((t1 >> 2) ^ t1) & UINT64_C(0x3333333333333333), t7 = t1 ^ (t6 << 2),
    t8 = t1 ^ t6, t9 = ((t4 >> 2) ^ t4) & UINT64_C(0x3333333333333333), t10 = t4 ^ (t9 << 2),
    t11 = t4 ^ t9, t12 = ((t2 >> 2) ^ t2) & UINT64_C(0x3333333333333333), t13 = t2 ^ (t12 << 2),
    t14 = t2 ^ t12, t15 = ((t5 >> 2) ^ t5) & UINT64_C(0x3333333333333333), t16 = t5 ^ (t15 << 2),
    t17 = t5 ^ t15, t18 = ((t7 >> 8) ^ t10) & UINT64_C(0xff00ff00ff00ff), t19 = t7 ^ (t18 << 8),
    t20 = t10 ^ t18, t21 = ((t13 >> 8) ^ t16) & UINT64_C(0xff00ff00ff00ff), t22 = t13 ^ (t21 << 8),
    t23 = t16 ^ t21, t24 = ((t8 >> 8) ^ t11) & UINT64_C(0xff00ff00ff00ff), t25 = t8 ^ (t24 << 8),
    t26 = t11 ^ t24, t27 = ((t14 >> 8) ^ t17) & UINT64_C(0xff00ff00ff00ff), t28 = t14 ^ (t27 << 8),
    t29 = t17 ^ t27, t30 = ((t19 >> 16) ^ t20) & UINT64_C(0xffff0000ffff), t31 = t19 ^ (t30 << 16),
    t32 = t20 ^ t30, t33 = ((t22 >> 16) ^ t23) & UINT64_C(0xffff0000ffff), t34 = t22 ^ (t33 << 16),
    t35 = t23 ^ t33, t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff), t37 = t25 ^ (t36 << 16),
    t38 = t26 ^ t36, t39 = ((t28 >> 16) ^ t29) & UINT64_C(0xffff0000ffff), t40 = t28 ^ (t39 << 16),
    t41 = t29 ^ t39, t42 = ((t31 >> 32) ^ t32) & UINT64_C(0xffffffff), t43 = t31 ^ (t42 << 32),
    t44 = t32 ^ t42, t45 = ((t34 >> 32) ^ t35) & UINT64_C(0xffffffff), t46 = t34 ^ (t45 << 32),
    t47 = t35 ^ t45, t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff), t49 = t37 ^ (t48 << 32),
    t50 = t38 ^ t48, t51 = ((t40 >> 32) ^ t41) & UINT64_C(0xffffffff), t52 = t40 ^ (t51 << 32),
    t53 = t41 ^ t51, t54 = ((t43 >> 4) ^ t44) & UINT64_C(0xf0f0f0f0f0f0f0f), t55 = t43 ^ (t54 << 4),
    t56 = t44 ^ t54, t57 = ((t46 >> 4) ^ t47) & UINT64_C(0xf0f0f0f0f0f0f0f), t58 = t46 ^ (t57 << 4),
    t59 = t47 ^ t57, t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f), t61 = t49 ^ (t60 << 4),
    t62 = t50 ^ t60, t63 = ((t52 >> 4) ^ t53) & UINT64_C(0xf0f0f0f0f0f0f0f), t64 = t52 ^ (t63 << 4),
    t65 = t53 ^ t63;
    z[0] = t55;
    z[1] = t56;
    z[2] = t58;
    z[3] = t59;
    z[4] = t61;
    z[5] = t62;
    z[6] = t64;
    z[7] = t65;
}

// What key goes through several times.
static uint64_t key_setup_14(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000000000000f)) | (rotl64(x1, 36) & UINT64_C(0xf0000000f0)),
    t1 = (t0 | (x2 & UINT64_C(0xf000f0000))) | (x1 & UINT64_C(0xf000000f00000));
    return t1;
}

void lwcc_skinny128_256_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[520];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16),
    t3 = load_le64(key + 24);
    key_setup_13(z, t0, t1);
    key_setup_13(z + 8, t2, t3);
    const uint64_t t4 = ((z[0] ^ z[8]) & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t5 = ((z[2] ^ z[10]) & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00),
    t6 = (z[6] ^ z[14]) & UINT64_C(0xff00ff00ff00ff),
    t7 = (z[1] ^ z[9]) & UINT64_C(0xff00ff00ff00ff),
    t8 = (z[7] ^ z[15]) & UINT64_C(0xff00ff00ff00ff), t9 = z[15] ^ z[11];
    key_setup_1(z + 16, z[0], t9);
    key_setup_1(z + 18, z[2], z[8]);
    const uint64_t t10 = z[19] ^ UINT64_C(0xf00000f0000000);
    key_setup_1(z + 20, z[4], z[10]);
    key_setup_1(z + 22, z[6], z[12]);
    key_setup_1(z + 24, z[1], z[14]);
    key_setup_1(z + 26, z[3], z[9]);
    key_setup_1(z + 28, z[5], z[11]);
    key_setup_1(z + 30, z[7], z[13]);
    const uint64_t t11 = key_setup_0(z[16]), t12 = key_setup_0(z[18]),
    t13 = t12 ^ UINT64_C(0xf0f000000000000), t14 = key_setup_0(z[20]), t15 = key_setup_0(z[22]),
    t16 = key_setup_0(z[24]), t17 = key_setup_0(z[26]), t18 = key_setup_0(z[28]),
    t19 = key_setup_0(z[30]), t20 = z[13] ^ z[9];
    key_setup_10(z + 32, z[0], t20);
    key_setup_10(z + 36, z[2], t9);
    const uint64_t t21 = z[39] ^ UINT64_C(0xf00000f000);
    key_setup_10(z + 40, z[4], z[8]);
    key_setup_10(z + 44, z[6], z[10]);
    const uint64_t t22 = z[47] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 48, z[1], z[12]);
    key_setup_10(z + 52, z[3], z[14]);
    key_setup_10(z + 56, z[5], z[9]);
    key_setup_10(z + 60, z[7], z[11]);
    const uint64_t t23 = key_setup_14(z[34], z[32], z[33]), t24 = key_setup_14(z[38], z[36], z[37]),
    t25 = t24 ^ UINT64_C(0xf0f00000000), t26 = key_setup_14(z[42], z[40], z[41]),
    t27 = key_setup_14(z[46], z[44], z[45]), t28 = t27 ^ UINT64_C(0xf00000000),
    t29 = key_setup_14(z[50], z[48], z[49]), t30 = key_setup_14(z[54], z[52], z[53]),
    t31 = key_setup_14(z[58], z[56], z[57]), t32 = key_setup_14(z[62], z[60], z[61]),
    t33 = z[11] ^ z[14];
    key_setup_7(z + 64, z[0], t33);
    key_setup_7(z + 68, z[2], t20);
    const uint64_t t34 = z[71] ^ UINT64_C(0xf000000f00f00000);
    key_setup_7(z + 72, z[4], t9);
    key_setup_7(z + 76, z[6], z[8]);
    const uint64_t t35 = z[79] ^ UINT64_C(0xf000000000000000);
    key_setup_7(z + 80, z[1], z[10]);
    key_setup_7(z + 84, z[3], z[12]);
    key_setup_7(z + 88, z[5], z[14]);
    key_setup_7(z + 92, z[7], z[9]);
    const uint64_t t36 = key_setup_8(z[66], z[64], z[65]), t37 = key_setup_8(z[70], z[68], z[69]),
    t38 = t37 ^ UINT64_C(0xf0000000000f0000), t39 = key_setup_8(z[74], z[72], z[73]),
    t40 = key_setup_8(z[78], z[76], z[77]), t41 = t40 ^ UINT64_C(0xf000000),
    t42 = key_setup_8(z[82], z[80], z[81]), t43 = key_setup_8(z[86], z[84], z[85]),
    t44 = key_setup_8(z[90], z[88], z[89]), t45 = key_setup_8(z[94], z[92], z[93]),
    t46 = z[9] ^ z[12];
    key_setup_5(z + 96, z[0], t46);
    key_setup_5(z + 99, z[2], t33);
    const uint64_t t47 = z[101] ^ UINT64_C(0xf0000f0000f0);
    key_setup_5(z + 102, z[4], t20);
    key_setup_5(z + 105, z[6], t9);
    const uint64_t t48 = z[107] ^ UINT64_C(240);
    key_setup_5(z + 108, z[1], z[8]);
    key_setup_5(z + 111, z[3], z[10]);
    key_setup_5(z + 114, z[5], z[12]);
    key_setup_5(z + 117, z[7], z[14]);
    const uint64_t t49 = key_setup_12(z[97], z[96]), t50 = key_setup_12(z[100], z[99]),
    t51 = t50 ^ UINT64_C(0xfff), t52 = key_setup_12(z[103], z[102]),
    t53 = key_setup_12(z[106], z[105]), t54 = key_setup_12(z[109], z[108]),
    t55 = key_setup_12(z[112], z[111]), t56 = key_setup_12(z[115], z[114]),
    t57 = key_setup_12(z[118], z[117]), t58 = z[14] ^ z[10];
    key_setup_6(z + 120, z[0], t58);
    key_setup_6(z + 123, z[2], t46);
    const uint64_t t59 = z[125] ^ UINT64_C(0xf00000f000000f);
    key_setup_6(z + 126, z[4], t33);
    key_setup_6(z + 129, z[6], t20);
    const uint64_t t60 = z[131] ^ UINT64_C(0xf0000000);
    key_setup_6(z + 132, z[1], t9);
    key_setup_6(z + 135, z[3], z[8]);
    key_setup_6(z + 138, z[5], z[10]);
    key_setup_6(z + 141, z[7], z[12]);
    const uint64_t t61 = key_setup_4(z[121], z[120]), t62 = key_setup_4(z[124], z[123]),
    t63 = t62 ^ UINT64_C(0xf0f000000000000), t64 = key_setup_4(z[127], z[126]),
    t65 = key_setup_4(z[130], z[129]), t66 = t65 ^ UINT64_C(0xf00000000000000),
    t67 = key_setup_4(z[133], z[132]), t68 = key_setup_4(z[136], z[135]),
    t69 = key_setup_4(z[139], z[138]), t70 = key_setup_4(z[142], z[141]), t71 = z[12] ^ z[8];
    key_setup_9(z + 144, z[0], t71);
    key_setup_9(z + 146, z[2], t58);
    const uint64_t t72 = z[147] ^ UINT64_C(0xf0000000000f000);
    key_setup_9(z + 148, z[4], t46);
    key_setup_9(z + 150, z[6], t33);
    const uint64_t t73 = z[151] ^ UINT64_C(0xf000000000);
    key_setup_9(z + 152, z[1], t20);
    key_setup_9(z + 154, z[3], t9);
    key_setup_9(z + 156, z[5], z[8]);
    key_setup_9(z + 158, z[7], z[10]);
    const uint64_t t74 = key_setup_11(z[144]), t75 = key_setup_11(z[146]),
    t76 = t75 ^ UINT64_C(0xff000000000), t77 = key_setup_11(z[148]), t78 = key_setup_11(z[150]),
    t79 = t78 ^ UINT64_C(0xf00000000), t80 = key_setup_11(z[152]), t81 = key_setup_11(z[154]),
    t82 = key_setup_11(z[156]), t83 = key_setup_11(z[158]), t84 = z[10] ^ t9;
    key_setup_3(z + 160, z[0], t84);
    key_setup_3(z + 163, z[2], t71);
    const uint64_t t85 = z[165] ^ UINT64_C(0xf000000f00f00000);
    key_setup_3(z + 166, z[4], t58);
    key_setup_3(z + 169, z[6], t46);
    key_setup_3(z + 172, z[1], t33);
    key_setup_3(z + 175, z[3], t20);
    key_setup_3(z + 178, z[5], t9);
    key_setup_3(z + 181, z[7], z[8]);
    const uint64_t t86 = key_setup_2(z[160], z[161]), t87 = key_setup_2(z[163], z[164]),
    t88 = t87 ^ UINT64_C(0xf00000000f0f0000), t89 = key_setup_2(z[166], z[167]),
    t90 = key_setup_2(z[169], z[170]), t91 = key_setup_2(z[172], z[173]),
    t92 = key_setup_2(z[175], z[176]), t93 = key_setup_2(z[178], z[179]),
    t94 = key_setup_2(z[181], z[182]), t95 = z[8] ^ t20, t96 = z[0] ^ t95,
    t97 = ((t96 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t96, 12) & UINT64_C(0xf000f000f000f00)),
    t98 = z[2] ^ t84,
    t99 = ((t98 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t98, 12) & UINT64_C(0xf000f000f000f00)),
    t100 = t99 ^ UINT64_C(0xf000000000f0), t101 = z[4] ^ t71,
    t102 = ((t101 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t101, 12) & UINT64_C(0xf000f000f000f00)),
    t103 = z[6] ^ t58,
    t104 = ((t103 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t103, 12) & UINT64_C(0xf000f000f000f00)),
    t105 = t104 ^ UINT64_C(240), t106 = z[1] ^ t46,
    t107 = ((t106 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t106, 12) & UINT64_C(0xf000f000f000f00)),
    t108 = z[3] ^ t33,
    t109 = ((t108 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t108, 12) & UINT64_C(0xf000f000f000f00)),
    t110 = z[5] ^ t20,
    t111 = ((t110 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t110, 12) & UINT64_C(0xf000f000f000f00)),
    t112 = z[7] ^ t9,
    t113 = ((t112 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t112, 12) & UINT64_C(0xf000f000f000f00)),
    t114 = (t96 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(255),
    t115 = (t98 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00),
    t116 = (t101 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t117 = (t103 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t118 = t106 & UINT64_C(0xff00ff00ff00ff), t119 = t112 & UINT64_C(0xff00ff00ff00ff),
    t120 = t9 ^ t33;
    key_setup_1(z + 184, z[0], t120);
    key_setup_1(z + 186, z[2], t95);
    const uint64_t t121 = z[187] ^ UINT64_C(0xf00000f000000f);
    key_setup_1(z + 188, z[4], t84);
    key_setup_1(z + 190, z[6], t71);
    const uint64_t t122 = z[191] ^ UINT64_C(0xf0000000);
    key_setup_1(z + 192, z[1], t58);
    key_setup_1(z + 194, z[3], t46);
    key_setup_1(z + 196, z[5], t33);
    key_setup_1(z + 198, z[7], t20);
    const uint64_t t123 = key_setup_0(z[184]), t124 = key_setup_0(z[186]),
    t125 = t124 ^ UINT64_C(0xf0000f0000000), t126 = key_setup_0(z[188]), t127 = key_setup_0(z[190]),
    t128 = key_setup_0(z[192]), t129 = key_setup_0(z[194]), t130 = key_setup_0(z[196]),
    t131 = key_setup_0(z[198]), t132 = t20 ^ t46;
    key_setup_10(z + 200, z[0], t132);
    key_setup_10(z + 204, z[2], t120);
    const uint64_t t133 = z[207] ^ UINT64_C(0xf0000f00000f000);
    key_setup_10(z + 208, z[4], t95);
    key_setup_10(z + 212, z[6], t84);
    const uint64_t t134 = z[215] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 216, z[1], t71);
    key_setup_10(z + 220, z[3], t58);
    key_setup_10(z + 224, z[5], t46);
    key_setup_10(z + 228, z[7], t33);
    const uint64_t t135 = key_setup_14(z[202], z[200], z[201]),
    t136 = key_setup_14(z[206], z[204], z[205]), t137 = t136 ^ UINT64_C(0xf0f00000000),
    t138 = key_setup_14(z[210], z[208], z[209]), t139 = key_setup_14(z[214], z[212], z[213]),
    t140 = key_setup_14(z[218], z[216], z[217]), t141 = key_setup_14(z[222], z[220], z[221]),
    t142 = key_setup_14(z[226], z[224], z[225]), t143 = key_setup_14(z[230], z[228], z[229]),
    t144 = t33 ^ t58;
    key_setup_7(z + 232, z[0], t144);
    key_setup_7(z + 236, z[2], t132);
    const uint64_t t145 = z[239] ^ UINT64_C(0xf00f00000);
    key_setup_7(z + 240, z[4], t120);
    key_setup_7(z + 244, z[6], t95);
    const uint64_t t146 = z[247] ^ UINT64_C(0xf000000000000000);
    key_setup_7(z + 248, z[1], t84);
    key_setup_7(z + 252, z[3], t71);
    key_setup_7(z + 256, z[5], t58);
    key_setup_7(z + 260, z[7], t46);
    const uint64_t t147 = key_setup_8(z[234], z[232], z[233]),
    t148 = key_setup_8(z[238], z[236], z[237]), t149 = t148 ^ UINT64_C(0xf0000),
    t150 = key_setup_8(z[242], z[240], z[241]), t151 = key_setup_8(z[246], z[244], z[245]),
    t152 = t151 ^ UINT64_C(0xf000000), t153 = key_setup_8(z[250], z[248], z[249]),
    t154 = key_setup_8(z[254], z[252], z[253]), t155 = key_setup_8(z[258], z[256], z[257]),
    t156 = key_setup_8(z[262], z[260], z[261]), t157 = t46 ^ t71;
    key_setup_5(z + 264, z[0], t157);
    key_setup_5(z + 267, z[2], t144);
    const uint64_t t158 = z[269] ^ UINT64_C(0xf0000f000000);
    key_setup_5(z + 270, z[4], t132);
    key_setup_5(z + 273, z[6], t120);
    key_setup_5(z + 276, z[1], t95);
    key_setup_5(z + 279, z[3], t84);
    key_setup_5(z + 282, z[5], t71);
    key_setup_5(z + 285, z[7], t58);
    const uint64_t t159 = key_setup_12(z[265], z[264]), t160 = key_setup_12(z[268], z[267]),
    t161 = t160 ^ UINT64_C(0xff0), t162 = key_setup_12(z[271], z[270]),
    t163 = key_setup_12(z[274], z[273]), t164 = key_setup_12(z[277], z[276]),
    t165 = key_setup_12(z[280], z[279]), t166 = key_setup_12(z[283], z[282]),
    t167 = key_setup_12(z[286], z[285]), t168 = t58 ^ t84;
    key_setup_6(z + 288, z[0], t168);
    key_setup_6(z + 291, z[2], t157);
    const uint64_t t169 = z[293] ^ UINT64_C(0xf00000f0000000);
    key_setup_6(z + 294, z[4], t144);
    key_setup_6(z + 297, z[6], t132);
    key_setup_6(z + 300, z[1], t120);
    key_setup_6(z + 303, z[3], t95);
    key_setup_6(z + 306, z[5], t84);
    key_setup_6(z + 309, z[7], t71);
    const uint64_t t170 = key_setup_4(z[289], z[288]), t171 = key_setup_4(z[292], z[291]),
    t172 = t171 ^ UINT64_C(0xf000000000000), t173 = key_setup_4(z[295], z[294]),
    t174 = key_setup_4(z[298], z[297]), t175 = key_setup_4(z[301], z[300]),
    t176 = key_setup_4(z[304], z[303]), t177 = key_setup_4(z[307], z[306]),
    t178 = key_setup_4(z[310], z[309]), t179 = t71 ^ t95;
    key_setup_9(z + 312, z[0], t179);
    key_setup_9(z + 314, z[2], t168);
    const uint64_t t180 = z[315] ^ UINT64_C(0xf00000f000);
    key_setup_9(z + 316, z[4], t157);
    key_setup_9(z + 318, z[6], t144);
    const uint64_t t181 = z[319] ^ UINT64_C(0xf000000000);
    key_setup_9(z + 320, z[1], t132);
    key_setup_9(z + 322, z[3], t120);
    key_setup_9(z + 324, z[5], t95);
    key_setup_9(z + 326, z[7], t84);
    const uint64_t t182 = key_setup_11(z[312]), t183 = key_setup_11(z[314]),
    t184 = t183 ^ UINT64_C(0xf0f00000000), t185 = key_setup_11(z[316]), t186 = key_setup_11(z[318]),
    t187 = key_setup_11(z[320]), t188 = key_setup_11(z[322]), t189 = key_setup_11(z[324]),
    t190 = key_setup_11(z[326]), t191 = t84 ^ t120;
    key_setup_3(z + 328, z[0], t191);
    key_setup_3(z + 331, z[2], t179);
    const uint64_t t192 = z[333] ^ UINT64_C(0xf000000f00f00000);
    key_setup_3(z + 334, z[4], t168);
    key_setup_3(z + 337, z[6], t157);
    const uint64_t t193 = z[339] ^ UINT64_C(0xf000000000000000);
    key_setup_3(z + 340, z[1], t144);
    key_setup_3(z + 343, z[3], t132);
    key_setup_3(z + 346, z[5], t120);
    key_setup_3(z + 349, z[7], t95);
    const uint64_t t194 = key_setup_2(z[328], z[329]), t195 = key_setup_2(z[331], z[332]),
    t196 = t195 ^ UINT64_C(0xf0000), t197 = key_setup_2(z[334], z[335]),
    t198 = key_setup_2(z[337], z[338]), t199 = t198 ^ UINT64_C(0xf000000),
    t200 = key_setup_2(z[340], z[341]), t201 = key_setup_2(z[343], z[344]),
    t202 = key_setup_2(z[346], z[347]), t203 = key_setup_2(z[349], z[350]), t204 = t95 ^ t132,
    t205 = z[0] ^ t204,
    t206 = ((t205 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t205, 12) & UINT64_C(0xf000f000f000f00)),
    t207 = z[2] ^ t191,
    t208 = ((t207 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t207, 12) & UINT64_C(0xf000f000f000f00)),
    t209 = t208 ^ UINT64_C(0xf0000f000000), t210 = z[4] ^ t179,
    t211 = ((t210 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t210, 12) & UINT64_C(0xf000f000f000f00)),
    t212 = z[6] ^ t168,
    t213 = ((t212 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t212, 12) & UINT64_C(0xf000f000f000f00)),
    t214 = t213 ^ UINT64_C(240), t215 = z[1] ^ t157,
    t216 = ((t215 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t215, 12) & UINT64_C(0xf000f000f000f00)),
    t217 = z[3] ^ t144,
    t218 = ((t217 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t217, 12) & UINT64_C(0xf000f000f000f00)),
    t219 = z[5] ^ t132,
    t220 = ((t219 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t219, 12) & UINT64_C(0xf000f000f000f00)),
    t221 = z[7] ^ t120,
    t222 = ((t221 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t221, 12) & UINT64_C(0xf000f000f000f00)),
    t223 = (t205 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(255),
    t224 = (t207 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0),
    t225 = t212 & UINT64_C(0xff00ff00ff00ff), t226 = t215 & UINT64_C(0xff00ff00ff00ff),
    t227 = t221 & UINT64_C(0xff00ff00ff00ff), t228 = t120 ^ t144;
    key_setup_1(z + 352, z[0], t228);
    key_setup_1(z + 354, z[2], t204);
    const uint64_t t229 = z[355] ^ UINT64_C(0xf00000f000000f);
    key_setup_1(z + 356, z[4], t191);
    key_setup_1(z + 358, z[6], t179);
    key_setup_1(z + 360, z[1], t168);
    key_setup_1(z + 362, z[3], t157);
    key_setup_1(z + 364, z[5], t144);
    key_setup_1(z + 366, z[7], t132);
    const uint64_t t230 = key_setup_0(z[352]), t231 = key_setup_0(z[354]),
    t232 = t231 ^ UINT64_C(0xf0f000000000000), t233 = key_setup_0(z[356]),
    t234 = key_setup_0(z[358]), t235 = key_setup_0(z[360]), t236 = key_setup_0(z[362]),
    t237 = key_setup_0(z[364]), t238 = key_setup_0(z[366]), t239 = t132 ^ t157;
    key_setup_10(z + 368, z[0], t239);
    key_setup_10(z + 372, z[2], t228);
    const uint64_t t240 = z[375] ^ UINT64_C(0xf000);
    key_setup_10(z + 376, z[4], t204);
    key_setup_10(z + 380, z[6], t191);
    const uint64_t t241 = z[383] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 384, z[1], t179);
    key_setup_10(z + 388, z[3], t168);
    key_setup_10(z + 392, z[5], t157);
    key_setup_10(z + 396, z[7], t144);
    const uint64_t t242 = key_setup_14(z[370], z[368], z[369]),
    t243 = key_setup_14(z[374], z[372], z[373]), t244 = t243 ^ UINT64_C(0xf0f00000000),
    t245 = key_setup_14(z[378], z[376], z[377]), t246 = key_setup_14(z[382], z[380], z[381]),
    t247 = t246 ^ UINT64_C(0xf00000000), t248 = key_setup_14(z[386], z[384], z[385]),
    t249 = key_setup_14(z[390], z[388], z[389]), t250 = key_setup_14(z[394], z[392], z[393]),
    t251 = key_setup_14(z[398], z[396], z[397]), t252 = t144 ^ t168;
    key_setup_7(z + 400, z[0], t252);
    key_setup_7(z + 404, z[2], t239);
    const uint64_t t253 = z[407] ^ UINT64_C(0xf000000f00f00000);
    key_setup_7(z + 408, z[4], t228);
    key_setup_7(z + 412, z[6], t204);
    key_setup_7(z + 416, z[1], t191);
    key_setup_7(z + 420, z[3], t179);
    key_setup_7(z + 424, z[5], t168);
    key_setup_7(z + 428, z[7], t157);
    const uint64_t t254 = key_setup_8(z[402], z[400], z[401]),
    t255 = key_setup_8(z[406], z[404], z[405]), t256 = t255 ^ UINT64_C(0xf0000000000f0000),
    t257 = key_setup_8(z[410], z[408], z[409]), t258 = key_setup_8(z[414], z[412], z[413]),
    t259 = t258 ^ UINT64_C(0xf000000), t260 = key_setup_8(z[418], z[416], z[417]),
    t261 = key_setup_8(z[422], z[420], z[421]), t262 = key_setup_8(z[426], z[424], z[425]),
    t263 = key_setup_8(z[430], z[428], z[429]), t264 = t157 ^ t179;
    key_setup_5(z + 432, z[0], t264);
    key_setup_5(z + 435, z[2], t252);
    const uint64_t t265 = z[437] ^ UINT64_C(0xf000000000f0);
    key_setup_5(z + 438, z[4], t239);
    key_setup_5(z + 441, z[6], t228);
    const uint64_t t266 = z[443] ^ UINT64_C(240);
    key_setup_5(z + 444, z[1], t204);
    key_setup_5(z + 447, z[3], t191);
    key_setup_5(z + 450, z[5], t179);
    key_setup_5(z + 453, z[7], t168);
    const uint64_t t267 = key_setup_12(z[433], z[432]), t268 = key_setup_12(z[436], z[435]),
    t269 = t268 ^ UINT64_C(0xff0), t270 = key_setup_12(z[439], z[438]),
    t271 = key_setup_12(z[442], z[441]), t272 = key_setup_12(z[445], z[444]),
    t273 = key_setup_12(z[448], z[447]), t274 = key_setup_12(z[451], z[450]),
    t275 = key_setup_12(z[454], z[453]), t276 = t168 ^ t191;
    key_setup_6(z + 456, z[0], t276);
    key_setup_6(z + 459, z[2], t264);
    const uint64_t t277 = z[461] ^ UINT64_C(0xf000000000000f);
    key_setup_6(z + 462, z[4], t252);
    key_setup_6(z + 465, z[6], t239);
    const uint64_t t278 = z[467] ^ UINT64_C(0xf0000000);
    key_setup_6(z + 468, z[1], t228);
    key_setup_6(z + 471, z[3], t204);
    key_setup_6(z + 474, z[5], t191);
    key_setup_6(z + 477, z[7], t179);
    const uint64_t t279 = key_setup_4(z[457], z[456]), t280 = key_setup_4(z[460], z[459]),
    t281 = t280 ^ UINT64_C(0xf0f000000000000), t282 = key_setup_4(z[463], z[462]),
    t283 = key_setup_4(z[466], z[465]), t284 = key_setup_4(z[469], z[468]),
    t285 = key_setup_4(z[472], z[471]), t286 = key_setup_4(z[475], z[474]),
    t287 = key_setup_4(z[478], z[477]), t288 = t179 ^ t204;
    key_setup_9(z + 480, z[0], t288);
    key_setup_9(z + 482, z[2], t276);
    const uint64_t t289 = z[483] ^ UINT64_C(0xf0000000000f000);
    key_setup_9(z + 484, z[4], t264);
    key_setup_9(z + 486, z[6], t252);
    key_setup_9(z + 488, z[1], t239);
    key_setup_9(z + 490, z[3], t228);
    key_setup_9(z + 492, z[5], t204);
    key_setup_9(z + 494, z[7], t191);
    const uint64_t t290 = key_setup_11(z[480]), t291 = key_setup_11(z[482]),
    t292 = key_setup_11(z[484]), t293 = key_setup_11(z[486]), t294 = key_setup_11(z[488]),
    t295 = key_setup_11(z[490]), t296 = key_setup_11(z[492]), t297 = key_setup_11(z[494]);
    key_setup_3(z + 496, z[0], z[15]);
    key_setup_3(z + 499, z[2], t288);
    const uint64_t t298 = z[501] ^ UINT64_C(0xf00000);
    key_setup_3(z + 502, z[4], t276);
    key_setup_3(z + 505, z[6], t264);
    key_setup_3(z + 508, z[1], t252);
    key_setup_3(z + 511, z[3], t239);
    key_setup_3(z + 514, z[5], t228);
    key_setup_3(z + 517, z[7], t204);
    const uint64_t t299 = key_setup_2(z[496], z[497]), t300 = key_setup_2(z[499], z[500]),
    t301 = t300 ^ UINT64_C(0xf00000000f0f0000), t302 = key_setup_2(z[502], z[503]),
    t303 = key_setup_2(z[505], z[506]), t304 = key_setup_2(z[508], z[509]),
    t305 = key_setup_2(z[511], z[512]), t306 = key_setup_2(z[514], z[515]),
    t307 = key_setup_2(z[517], z[518]), t308 = z[0] ^ z[13],
    t309 = ((t308 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t308, 12) & UINT64_C(0xf000f000f000f00)),
    t310 = z[2] ^ z[15],
    t311 = ((t310 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t310, 12) & UINT64_C(0xf000f000f000f00)),
    t312 = t311 ^ UINT64_C(0xf00000000000), t313 = z[4] ^ t288,
    t314 = ((t313 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t313, 12) & UINT64_C(0xf000f000f000f00)),
    t315 = z[6] ^ t276,
    t316 = ((t315 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t315, 12) & UINT64_C(0xf000f000f000f00)),
    t317 = z[1] ^ t264,
    t318 = ((t317 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t317, 12) & UINT64_C(0xf000f000f000f00)),
    t319 = z[3] ^ t252,
    t320 = ((t319 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t319, 12) & UINT64_C(0xf000f000f000f00)),
    t321 = z[5] ^ t239,
    t322 = ((t321 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t321, 12) & UINT64_C(0xf000f000f000f00)),
    t323 = z[7] ^ t228,
    t324 = ((t323 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t323, 12) & UINT64_C(0xf000f000f000f00)),
    t325 = ~(z[35] ^ UINT64_C(0xf000000000)), t326 = ~(z[43] ^ UINT64_C(0xf000000000)),
    t327 = ~z[51], t328 = ~z[55], t329 = ~z[59], t330 = ~z[63],
    t331 = ~(t23 ^ UINT64_C(0xff00000000)), t332 = ~(t26 ^ UINT64_C(0xf00000000)), t333 = ~t30,
    t334 = ~t31, t335 = ~(z[67] ^ UINT64_C(0xf00000000)),
    t336 = ~(z[75] ^ UINT64_C(0xf000000000000000)), t337 = ~z[83], t338 = ~z[87], t339 = ~z[91],
    t340 = ~z[95], t341 = ~(t36 ^ UINT64_C(0xf00000000f000000)),
    t342 = ~(t39 ^ UINT64_C(0xf000000)), t343 = ~t42, t344 = ~t43, t345 = ~t44, t346 = ~t45,
    t347 = ~(z[98] ^ UINT64_C(0xf0000f0)), t348 = ~z[104], t349 = ~z[110], t350 = ~z[113],
    t351 = ~z[116], t352 = ~z[119], t353 = ~(t49 ^ UINT64_C(255)), t354 = ~(t52 ^ UINT64_C(15)),
    t355 = ~t55, t356 = ~t56, t357 = ~(z[122] ^ UINT64_C(0xf0000000)),
    t358 = ~(z[128] ^ UINT64_C(0xf0000000)), t359 = ~z[134], t360 = ~z[137], t361 = ~z[140],
    t362 = ~z[143], t363 = ~(t61 ^ UINT64_C(0xf0000000)),
    t364 = ~(t64 ^ UINT64_C(0xf00000000000000)), t365 = ~t67, t366 = ~t68, t367 = ~t69, t368 = ~t70,
    t369 = ~(z[145] ^ UINT64_C(0xf00000000000000)), t370 = ~(z[149] ^ UINT64_C(0xf000000000)),
    t371 = ~z[153], t372 = ~z[155], t373 = ~z[157], t374 = ~z[159],
    t375 = ~(t74 ^ UINT64_C(0xff00000000)), t376 = ~t77, t377 = ~t81, t378 = ~t82,
    t379 = ~(z[162] ^ UINT64_C(0xf000000f00000000)), t380 = ~z[168], t381 = ~z[174], t382 = ~z[177],
    t383 = ~z[180], t384 = ~z[183], t385 = ~(t86 ^ UINT64_C(0xf000000)),
    t386 = ~(t89 ^ UINT64_C(0xf000000)), t387 = ~t91, t388 = ~t92, t389 = ~t93, t390 = ~t94,
    t391 = ~t97, t392 = ~(t102 ^ UINT64_C(240)), t393 = ~t107, t394 = ~t109, t395 = ~t111,
    t396 = ~t113, t397 = ~t114, t398 = ~t116, t399 = ~(t108 & UINT64_C(0xff00ff00ff00ff)),
    t400 = ~(t110 & UINT64_C(0xff00ff00ff00ff)), t401 = ~(z[185] ^ UINT64_C(15)), t402 = ~z[189],
    t403 = ~z[193], t404 = ~z[195], t405 = ~z[197], t406 = ~z[199],
    t407 = ~(t123 ^ UINT64_C(0xf000000f0000000)), t408 = ~(t126 ^ UINT64_C(0xf00000000000000)),
    t409 = ~t128, t410 = ~t129, t411 = ~t130, t412 = ~t131,
    t413 = ~(z[203] ^ UINT64_C(0xf000000000)), t414 = ~z[211], t415 = ~z[219], t416 = ~z[223],
    t417 = ~z[227], t418 = ~z[231], t419 = ~(t135 ^ UINT64_C(0xf000000000)),
    t420 = ~(t138 ^ UINT64_C(0xf00000000)), t421 = ~t141, t422 = ~t142, t423 = ~z[235],
    t424 = ~(z[243] ^ UINT64_C(0xf000000000000000)), t425 = ~z[251], t426 = ~z[255], t427 = ~z[259],
    t428 = ~z[263], t429 = ~(t147 ^ UINT64_C(0xf000000000000000)), t430 = ~t150, t431 = ~t153,
    t432 = ~t154, t433 = ~t155, t434 = ~t156, t435 = ~(z[266] ^ UINT64_C(0xf000000)),
    t436 = ~z[272], t437 = ~z[278], t438 = ~z[281], t439 = ~z[284], t440 = ~z[287],
    t441 = ~(t159 ^ UINT64_C(15)), t442 = ~t162, t443 = ~t165, t444 = ~t166, t445 = ~z[290],
    t446 = ~z[296], t447 = ~z[302], t448 = ~z[305], t449 = ~z[308], t450 = ~z[311],
    t451 = ~(t170 ^ UINT64_C(0xf00000000000000)), t452 = ~(t173 ^ UINT64_C(0xf00000000000000)),
    t453 = ~t175, t454 = ~t176, t455 = ~t177, t456 = ~t178,
    t457 = ~(z[313] ^ UINT64_C(0xf000000000)), t458 = ~z[317], t459 = ~z[321], t460 = ~z[323],
    t461 = ~z[325], t462 = ~z[327], t463 = ~(t182 ^ UINT64_C(0xff00000000)),
    t464 = ~(t185 ^ UINT64_C(0xf00000000)), t465 = ~t188, t466 = ~t189, t467 = ~z[330],
    t468 = ~(z[336] ^ UINT64_C(0xf000000000000000)), t469 = ~z[342], t470 = ~z[345], t471 = ~z[348],
    t472 = ~z[351], t473 = ~(t194 ^ UINT64_C(0xf000000000000000)),
    t474 = ~(t197 ^ UINT64_C(0xf000000)), t475 = ~t200, t476 = ~t201, t477 = ~t202, t478 = ~t203,
    t479 = ~(t206 ^ UINT64_C(0xf000000)), t480 = ~t211, t481 = ~t216, t482 = ~t218, t483 = ~t220,
    t484 = ~t222, t485 = ~t223, t486 = ~(t210 & UINT64_C(0xff00ff00ff00ff)),
    t487 = ~(t217 & UINT64_C(0xff00ff00ff00ff)), t488 = ~(t219 & UINT64_C(0xff00ff00ff00ff)),
    t489 = ~(z[353] ^ UINT64_C(0xf0000000)), t490 = ~z[357], t491 = ~z[361], t492 = ~z[363],
    t493 = ~z[365], t494 = ~z[367], t495 = ~t230, t496 = ~(t233 ^ UINT64_C(0xf00000000000000)),
    t497 = ~t235, t498 = ~t236, t499 = ~t237, t500 = ~t238,
    t501 = ~(z[371] ^ UINT64_C(0xf000000000)), t502 = ~(z[379] ^ UINT64_C(0xf000000000)),
    t503 = ~z[387], t504 = ~z[391], t505 = ~z[395], t506 = ~z[399],
    t507 = ~(t242 ^ UINT64_C(0xff00000000)), t508 = ~t245, t509 = ~t249, t510 = ~t250,
    t511 = ~(z[403] ^ UINT64_C(0xf00000000)), t512 = ~(z[411] ^ UINT64_C(0xf000000000000000)),
    t513 = ~z[419], t514 = ~z[423], t515 = ~z[427], t516 = ~z[431],
    t517 = ~(t254 ^ UINT64_C(0xf000000)), t518 = ~(t257 ^ UINT64_C(0xf000000)), t519 = ~t260,
    t520 = ~t261, t521 = ~t262, t522 = ~t263, t523 = ~(z[434] ^ UINT64_C(0xf000000)),
    t524 = ~z[440], t525 = ~z[446], t526 = ~z[449], t527 = ~z[452], t528 = ~z[455],
    t529 = ~(t267 ^ UINT64_C(240)), t530 = ~(t270 ^ UINT64_C(15)), t531 = ~t273, t532 = ~t274,
    t533 = ~(z[458] ^ UINT64_C(0xf0000000)), t534 = ~z[464], t535 = ~z[470], t536 = ~z[473],
    t537 = ~z[476], t538 = ~z[479], t539 = ~(t279 ^ UINT64_C(0xf0000000)), t540 = ~t282,
    t541 = ~t284, t542 = ~t285, t543 = ~t286, t544 = ~t287, t545 = ~z[481],
    t546 = ~(z[485] ^ UINT64_C(0xf000000000)), t547 = ~z[489], t548 = ~z[491], t549 = ~z[493],
    t550 = ~z[495];
    store64(rk, t325);
    store64(rk + 8, t21);
    store64(rk + 16, t326);
    store64(rk + 24, t22);
    store64(rk + 32, t327);
    store64(rk + 40, t328);
    store64(rk + 48, t329);
    store64(rk + 56, t330);
    store64(rk + 64, t331);
    store64(rk + 72, t25);
    store64(rk + 80, t332);
    store64(rk + 88, t28);
    store64(rk + 96, ~t29);
    store64(rk + 104, t333);
    store64(rk + 112, t334);
    store64(rk + 120, ~t32);
    store64(rk + 128, t335);
    store64(rk + 136, t34);
    store64(rk + 144, t336);
    store64(rk + 152, t35);
    store64(rk + 160, t337);
    store64(rk + 168, t338);
    store64(rk + 176, t339);
    store64(rk + 184, t340);
    store64(rk + 192, t341);
    store64(rk + 200, t38);
    store64(rk + 208, t342);
    store64(rk + 216, t41);
    store64(rk + 224, t343);
    store64(rk + 232, t344);
    store64(rk + 240, t345);
    store64(rk + 248, t346);
    store64(rk + 256, t347);
    store64(rk + 264, t47);
    store64(rk + 272, t348);
    store64(rk + 280, t48);
    store64(rk + 288, t349);
    store64(rk + 296, t350);
    store64(rk + 304, t351);
    store64(rk + 312, t352);
    store64(rk + 320, t353);
    store64(rk + 328, t51);
    store64(rk + 336, t354);
    store64(rk + 344, t53);
    store64(rk + 352, ~t54);
    store64(rk + 360, t355);
    store64(rk + 368, t356);
    store64(rk + 376, ~t57);
    store64(rk + 384, t357);
    store64(rk + 392, t59);
    store64(rk + 400, t358);
    store64(rk + 408, t60);
    store64(rk + 416, t359);
    store64(rk + 424, t360);
    store64(rk + 432, t361);
    store64(rk + 440, t362);
    store64(rk + 448, t363);
    store64(rk + 456, t63);
    store64(rk + 464, t364);
    store64(rk + 472, t66);
    store64(rk + 480, t365);
    store64(rk + 488, t366);
    store64(rk + 496, t367);
    store64(rk + 504, t368);
    store64(rk + 512, t369);
    store64(rk + 520, t72);
    store64(rk + 528, t370);
    store64(rk + 536, t73);
    store64(rk + 544, t371);
    store64(rk + 552, t372);
    store64(rk + 560, t373);
    store64(rk + 568, t374);
    store64(rk + 576, t375);
    store64(rk + 584, t76);
    store64(rk + 592, t376);
    store64(rk + 600, t79);
    store64(rk + 608, ~t80);
    store64(rk + 616, t377);
    store64(rk + 624, t378);
    store64(rk + 632, ~t83);
    store64(rk + 640, t379);
    store64(rk + 648, t85);
    store64(rk + 656, t380);
    store64(rk + 664, z[171]);
    store64(rk + 672, t381);
    store64(rk + 680, t382);
    store64(rk + 688, t383);
    store64(rk + 696, t384);
    store64(rk + 704, t385);
    store64(rk + 712, t88);
    store64(rk + 720, t386);
    store64(rk + 728, t90);
    store64(rk + 736, t387);
    store64(rk + 744, t388);
    store64(rk + 752, t389);
    store64(rk + 760, t390);
    store64(rk + 768, t391);
    store64(rk + 776, t100);
    store64(rk + 784, t392);
    store64(rk + 792, t105);
    store64(rk + 800, t393);
    store64(rk + 808, t394);
    store64(rk + 816, t395);
    store64(rk + 824, t396);
    store64(rk + 832, t397);
    store64(rk + 840, t115);
    store64(rk + 848, t398);
    store64(rk + 856, t117);
    store64(rk + 864, ~t118);
    store64(rk + 872, t399);
    store64(rk + 880, t400);
    store64(rk + 888, ~t119);
    store64(rk + 896, t401);
    store64(rk + 904, t121);
    store64(rk + 912, t402);
    store64(rk + 920, t122);
    store64(rk + 928, t403);
    store64(rk + 936, t404);
    store64(rk + 944, t405);
    store64(rk + 952, t406);
    store64(rk + 960, t407);
    store64(rk + 968, t125);
    store64(rk + 976, t408);
    store64(rk + 984, t127);
    store64(rk + 992, t409);
    store64(rk + 1000, t410);
    store64(rk + 1008, t411);
    store64(rk + 1016, t412);
    store64(rk + 1024, t413);
    store64(rk + 1032, t133);
    store64(rk + 1040, t414);
    store64(rk + 1048, t134);
    store64(rk + 1056, t415);
    store64(rk + 1064, t416);
    store64(rk + 1072, t417);
    store64(rk + 1080, t418);
    store64(rk + 1088, t419);
    store64(rk + 1096, t137);
    store64(rk + 1104, t420);
    store64(rk + 1112, t139);
    store64(rk + 1120, ~t140);
    store64(rk + 1128, t421);
    store64(rk + 1136, t422);
    store64(rk + 1144, ~t143);
    store64(rk + 1152, t423);
    store64(rk + 1160, t145);
    store64(rk + 1168, t424);
    store64(rk + 1176, t146);
    store64(rk + 1184, t425);
    store64(rk + 1192, t426);
    store64(rk + 1200, t427);
    store64(rk + 1208, t428);
    store64(rk + 1216, t429);
    store64(rk + 1224, t149);
    store64(rk + 1232, t430);
    store64(rk + 1240, t152);
    store64(rk + 1248, t431);
    store64(rk + 1256, t432);
    store64(rk + 1264, t433);
    store64(rk + 1272, t434);
    store64(rk + 1280, t435);
    store64(rk + 1288, t158);
    store64(rk + 1296, t436);
    store64(rk + 1304, z[275]);
    store64(rk + 1312, t437);
    store64(rk + 1320, t438);
    store64(rk + 1328, t439);
    store64(rk + 1336, t440);
    store64(rk + 1344, t441);
    store64(rk + 1352, t161);
    store64(rk + 1360, t442);
    store64(rk + 1368, t163);
    store64(rk + 1376, ~t164);
    store64(rk + 1384, t443);
    store64(rk + 1392, t444);
    store64(rk + 1400, ~t167);
    store64(rk + 1408, t445);
    store64(rk + 1416, t169);
    store64(rk + 1424, t446);
    store64(rk + 1432, z[299]);
    store64(rk + 1440, t447);
    store64(rk + 1448, t448);
    store64(rk + 1456, t449);
    store64(rk + 1464, t450);
    store64(rk + 1472, t451);
    store64(rk + 1480, t172);
    store64(rk + 1488, t452);
    store64(rk + 1496, t174);
    store64(rk + 1504, t453);
    store64(rk + 1512, t454);
    store64(rk + 1520, t455);
    store64(rk + 1528, t456);
    store64(rk + 1536, t457);
    store64(rk + 1544, t180);
    store64(rk + 1552, t458);
    store64(rk + 1560, t181);
    store64(rk + 1568, t459);
    store64(rk + 1576, t460);
    store64(rk + 1584, t461);
    store64(rk + 1592, t462);
    store64(rk + 1600, t463);
    store64(rk + 1608, t184);
    store64(rk + 1616, t464);
    store64(rk + 1624, t186);
    store64(rk + 1632, ~t187);
    store64(rk + 1640, t465);
    store64(rk + 1648, t466);
    store64(rk + 1656, ~t190);
    store64(rk + 1664, t467);
    store64(rk + 1672, t192);
    store64(rk + 1680, t468);
    store64(rk + 1688, t193);
    store64(rk + 1696, t469);
    store64(rk + 1704, t470);
    store64(rk + 1712, t471);
    store64(rk + 1720, t472);
    store64(rk + 1728, t473);
    store64(rk + 1736, t196);
    store64(rk + 1744, t474);
    store64(rk + 1752, t199);
    store64(rk + 1760, t475);
    store64(rk + 1768, t476);
    store64(rk + 1776, t477);
    store64(rk + 1784, t478);
    store64(rk + 1792, t479);
    store64(rk + 1800, t209);
    store64(rk + 1808, t480);
    store64(rk + 1816, t214);
    store64(rk + 1824, t481);
    store64(rk + 1832, t482);
    store64(rk + 1840, t483);
    store64(rk + 1848, t484);
    store64(rk + 1856, t485);
    store64(rk + 1864, t224);
    store64(rk + 1872, t486);
    store64(rk + 1880, t225);
    store64(rk + 1888, ~t226);
    store64(rk + 1896, t487);
    store64(rk + 1904, t488);
    store64(rk + 1912, ~t227);
    store64(rk + 1920, t489);
    store64(rk + 1928, t229);
    store64(rk + 1936, t490);
    store64(rk + 1944, z[359]);
    store64(rk + 1952, t491);
    store64(rk + 1960, t492);
    store64(rk + 1968, t493);
    store64(rk + 1976, t494);
    store64(rk + 1984, t495);
    store64(rk + 1992, t232);
    store64(rk + 2000, t496);
    store64(rk + 2008, t234);
    store64(rk + 2016, t497);
    store64(rk + 2024, t498);
    store64(rk + 2032, t499);
    store64(rk + 2040, t500);
    store64(rk + 2048, t501);
    store64(rk + 2056, t240);
    store64(rk + 2064, t502);
    store64(rk + 2072, t241);
    store64(rk + 2080, t503);
    store64(rk + 2088, t504);
    store64(rk + 2096, t505);
    store64(rk + 2104, t506);
    store64(rk + 2112, t507);
    store64(rk + 2120, t244);
    store64(rk + 2128, t508);
    store64(rk + 2136, t247);
    store64(rk + 2144, ~t248);
    store64(rk + 2152, t509);
    store64(rk + 2160, t510);
    store64(rk + 2168, ~t251);
    store64(rk + 2176, t511);
    store64(rk + 2184, t253);
    store64(rk + 2192, t512);
    store64(rk + 2200, z[415]);
    store64(rk + 2208, t513);
    store64(rk + 2216, t514);
    store64(rk + 2224, t515);
    store64(rk + 2232, t516);
    store64(rk + 2240, t517);
    store64(rk + 2248, t256);
    store64(rk + 2256, t518);
    store64(rk + 2264, t259);
    store64(rk + 2272, t519);
    store64(rk + 2280, t520);
    store64(rk + 2288, t521);
    store64(rk + 2296, t522);
    store64(rk + 2304, t523);
    store64(rk + 2312, t265);
    store64(rk + 2320, t524);
    store64(rk + 2328, t266);
    store64(rk + 2336, t525);
    store64(rk + 2344, t526);
    store64(rk + 2352, t527);
    store64(rk + 2360, t528);
    store64(rk + 2368, t529);
    store64(rk + 2376, t269);
    store64(rk + 2384, t530);
    store64(rk + 2392, t271);
    store64(rk + 2400, ~t272);
    store64(rk + 2408, t531);
    store64(rk + 2416, t532);
    store64(rk + 2424, ~t275);
    store64(rk + 2432, t533);
    store64(rk + 2440, t277);
    store64(rk + 2448, t534);
    store64(rk + 2456, t278);
    store64(rk + 2464, t535);
    store64(rk + 2472, t536);
    store64(rk + 2480, t537);
    store64(rk + 2488, t538);
    store64(rk + 2496, t539);
    store64(rk + 2504, t281);
    store64(rk + 2512, t540);
    store64(rk + 2520, t283);
    store64(rk + 2528, t541);
    store64(rk + 2536, t542);
    store64(rk + 2544, t543);
    store64(rk + 2552, t544);
    store64(rk + 2560, t545);
    store64(rk + 2568, t289);
    store64(rk + 2576, t546);
    store64(rk + 2584, z[487]);
    store64(rk + 2592, t547);
    store64(rk + 2600, t548);
    store64(rk + 2608, t549);
    store64(rk + 2616, t550);
    store64(rk + 2624, ~t290);
    store64(rk + 2632, t291 ^ UINT64_C(0xf0000000000));
    store64(rk + 2640, ~t292);
    store64(rk + 2648, t293 ^ UINT64_C(0xf00000000));
    store64(rk + 2656, ~t294);
    store64(rk + 2664, ~t295);
    store64(rk + 2672, ~t296);
    store64(rk + 2680, ~t297);
    store64(rk + 2688, ~(z[498] ^ UINT64_C(0xf000000f00000000)));
    store64(rk + 2696, t298);
    store64(rk + 2704, ~z[504]);
    store64(rk + 2712, z[507]);
    store64(rk + 2720, ~z[510]);
    store64(rk + 2728, ~z[513]);
    store64(rk + 2736, ~z[516]);
    store64(rk + 2744, ~z[519]);
    store64(rk + 2752, ~t299);
    store64(rk + 2760, t301);
    store64(rk + 2768, ~t302);
    store64(rk + 2776, t303);
    store64(rk + 2784, ~t304);
    store64(rk + 2792, ~t305);
    store64(rk + 2800, ~t306);
    store64(rk + 2808, ~t307);
    store64(rk + 2816, t545);
    store64(rk + 2824, ~t289);
    store64(rk + 2832, t546);
    store64(rk + 2840, ~z[487]);
    store64(rk + 2848, t547);
    store64(rk + 2856, t548);
    store64(rk + 2864, t549);
    store64(rk + 2872, t550);
    store64(rk + 2880, t539);
    store64(rk + 2888, ~t281);
    store64(rk + 2896, t540);
    store64(rk + 2904, ~t283);
    store64(rk + 2912, t541);
    store64(rk + 2920, t542);
    store64(rk + 2928, t543);
    store64(rk + 2936, t544);
    store64(rk + 2944, t533);
    store64(rk + 2952, ~t277);
    store64(rk + 2960, t534);
    store64(rk + 2968, ~t278);
    store64(rk + 2976, t535);
    store64(rk + 2984, t536);
    store64(rk + 2992, t537);
    store64(rk + 3000, t538);
    store64(rk + 3008, t529);
    store64(rk + 3016, t269);
    store64(rk + 3024, t530);
    store64(rk + 3032, t271);
    store64(rk + 3040, t272);
    store64(rk + 3048, t531);
    store64(rk + 3056, t532);
    store64(rk + 3064, t275);
    store64(rk + 3072, t523);
    store64(rk + 3080, ~t265);
    store64(rk + 3088, t524);
    store64(rk + 3096, ~t266);
    store64(rk + 3104, t525);
    store64(rk + 3112, t526);
    store64(rk + 3120, t527);
    store64(rk + 3128, t528);
    store64(rk + 3136, t517);
    store64(rk + 3144, ~t256);
    store64(rk + 3152, t518);
    store64(rk + 3160, ~t259);
    store64(rk + 3168, t519);
    store64(rk + 3176, t520);
    store64(rk + 3184, t521);
    store64(rk + 3192, t522);
    store64(rk + 3200, t511);
    store64(rk + 3208, ~t253);
    store64(rk + 3216, t512);
    store64(rk + 3224, ~z[415]);
    store64(rk + 3232, t513);
    store64(rk + 3240, t514);
    store64(rk + 3248, t515);
    store64(rk + 3256, t516);
    store64(rk + 3264, t507);
    store64(rk + 3272, t244);
    store64(rk + 3280, t508);
    store64(rk + 3288, t247);
    store64(rk + 3296, t248);
    store64(rk + 3304, t509);
    store64(rk + 3312, t510);
    store64(rk + 3320, t251);
    store64(rk + 3328, t501);
    store64(rk + 3336, ~t240);
    store64(rk + 3344, t502);
    store64(rk + 3352, ~t241);
    store64(rk + 3360, t503);
    store64(rk + 3368, t504);
    store64(rk + 3376, t505);
    store64(rk + 3384, t506);
    store64(rk + 3392, t495);
    store64(rk + 3400, ~t232);
    store64(rk + 3408, t496);
    store64(rk + 3416, ~t234);
    store64(rk + 3424, t497);
    store64(rk + 3432, t498);
    store64(rk + 3440, t499);
    store64(rk + 3448, t500);
    store64(rk + 3456, t489);
    store64(rk + 3464, ~t229);
    store64(rk + 3472, t490);
    store64(rk + 3480, ~z[359]);
    store64(rk + 3488, t491);
    store64(rk + 3496, t492);
    store64(rk + 3504, t493);
    store64(rk + 3512, t494);
    store64(rk + 3520, t485);
    store64(rk + 3528, t224);
    store64(rk + 3536, t486);
    store64(rk + 3544, t225);
    store64(rk + 3552, t226);
    store64(rk + 3560, t487);
    store64(rk + 3568, t488);
    store64(rk + 3576, t227);
    store64(rk + 3584, t479);
    store64(rk + 3592, ~t209);
    store64(rk + 3600, t480);
    store64(rk + 3608, ~t214);
    store64(rk + 3616, t481);
    store64(rk + 3624, t482);
    store64(rk + 3632, t483);
    store64(rk + 3640, t484);
    store64(rk + 3648, t473);
    store64(rk + 3656, ~t196);
    store64(rk + 3664, t474);
    store64(rk + 3672, ~t199);
    store64(rk + 3680, t475);
    store64(rk + 3688, t476);
    store64(rk + 3696, t477);
    store64(rk + 3704, t478);
    store64(rk + 3712, t467);
    store64(rk + 3720, ~t192);
    store64(rk + 3728, t468);
    store64(rk + 3736, ~t193);
    store64(rk + 3744, t469);
    store64(rk + 3752, t470);
    store64(rk + 3760, t471);
    store64(rk + 3768, t472);
    store64(rk + 3776, t463);
    store64(rk + 3784, t184);
    store64(rk + 3792, t464);
    store64(rk + 3800, t186);
    store64(rk + 3808, t187);
    store64(rk + 3816, t465);
    store64(rk + 3824, t466);
    store64(rk + 3832, t190);
    store64(rk + 3840, t457);
    store64(rk + 3848, ~t180);
    store64(rk + 3856, t458);
    store64(rk + 3864, ~t181);
    store64(rk + 3872, t459);
    store64(rk + 3880, t460);
    store64(rk + 3888, t461);
    store64(rk + 3896, t462);
    store64(rk + 3904, t451);
    store64(rk + 3912, ~t172);
    store64(rk + 3920, t452);
    store64(rk + 3928, ~t174);
    store64(rk + 3936, t453);
    store64(rk + 3944, t454);
    store64(rk + 3952, t455);
    store64(rk + 3960, t456);
    store64(rk + 3968, t445);
    store64(rk + 3976, ~t169);
    store64(rk + 3984, t446);
    store64(rk + 3992, ~z[299]);
    store64(rk + 4000, t447);
    store64(rk + 4008, t448);
    store64(rk + 4016, t449);
    store64(rk + 4024, t450);
    store64(rk + 4032, t441);
    store64(rk + 4040, t161);
    store64(rk + 4048, t442);
    store64(rk + 4056, t163);
    store64(rk + 4064, t164);
    store64(rk + 4072, t443);
    store64(rk + 4080, t444);
    store64(rk + 4088, t167);
    store64(rk + 4096, t435);
    store64(rk + 4104, ~t158);
    store64(rk + 4112, t436);
    store64(rk + 4120, ~z[275]);
    store64(rk + 4128, t437);
    store64(rk + 4136, t438);
    store64(rk + 4144, t439);
    store64(rk + 4152, t440);
    store64(rk + 4160, t429);
    store64(rk + 4168, ~t149);
    store64(rk + 4176, t430);
    store64(rk + 4184, ~t152);
    store64(rk + 4192, t431);
    store64(rk + 4200, t432);
    store64(rk + 4208, t433);
    store64(rk + 4216, t434);
    store64(rk + 4224, t423);
    store64(rk + 4232, ~t145);
    store64(rk + 4240, t424);
    store64(rk + 4248, ~t146);
    store64(rk + 4256, t425);
    store64(rk + 4264, t426);
    store64(rk + 4272, t427);
    store64(rk + 4280, t428);
    store64(rk + 4288, t419);
    store64(rk + 4296, t137);
    store64(rk + 4304, t420);
    store64(rk + 4312, t139);
    store64(rk + 4320, t140);
    store64(rk + 4328, t421);
    store64(rk + 4336, t422);
    store64(rk + 4344, t143);
    store64(rk + 4352, t413);
    store64(rk + 4360, ~t133);
    store64(rk + 4368, t414);
    store64(rk + 4376, ~t134);
    store64(rk + 4384, t415);
    store64(rk + 4392, t416);
    store64(rk + 4400, t417);
    store64(rk + 4408, t418);
    store64(rk + 4416, t407);
    store64(rk + 4424, ~t125);
    store64(rk + 4432, t408);
    store64(rk + 4440, ~t127);
    store64(rk + 4448, t409);
    store64(rk + 4456, t410);
    store64(rk + 4464, t411);
    store64(rk + 4472, t412);
    store64(rk + 4480, t401);
    store64(rk + 4488, ~t121);
    store64(rk + 4496, t402);
    store64(rk + 4504, ~t122);
    store64(rk + 4512, t403);
    store64(rk + 4520, t404);
    store64(rk + 4528, t405);
    store64(rk + 4536, t406);
    store64(rk + 4544, t397);
    store64(rk + 4552, t115);
    store64(rk + 4560, t398);
    store64(rk + 4568, t117);
    store64(rk + 4576, t118);
    store64(rk + 4584, t399);
    store64(rk + 4592, t400);
    store64(rk + 4600, t119);
    store64(rk + 4608, t391);
    store64(rk + 4616, ~t100);
    store64(rk + 4624, t392);
    store64(rk + 4632, ~t105);
    store64(rk + 4640, t393);
    store64(rk + 4648, t394);
    store64(rk + 4656, t395);
    store64(rk + 4664, t396);
    store64(rk + 4672, t385);
    store64(rk + 4680, ~t88);
    store64(rk + 4688, t386);
    store64(rk + 4696, ~t90);
    store64(rk + 4704, t387);
    store64(rk + 4712, t388);
    store64(rk + 4720, t389);
    store64(rk + 4728, t390);
    store64(rk + 4736, t379);
    store64(rk + 4744, ~t85);
    store64(rk + 4752, t380);
    store64(rk + 4760, ~z[171]);
    store64(rk + 4768, t381);
    store64(rk + 4776, t382);
    store64(rk + 4784, t383);
    store64(rk + 4792, t384);
    store64(rk + 4800, t375);
    store64(rk + 4808, t76);
    store64(rk + 4816, t376);
    store64(rk + 4824, t79);
    store64(rk + 4832, t80);
    store64(rk + 4840, t377);
    store64(rk + 4848, t378);
    store64(rk + 4856, t83);
    store64(rk + 4864, t369);
    store64(rk + 4872, ~t72);
    store64(rk + 4880, t370);
    store64(rk + 4888, ~t73);
    store64(rk + 4896, t371);
    store64(rk + 4904, t372);
    store64(rk + 4912, t373);
    store64(rk + 4920, t374);
    store64(rk + 4928, t363);
    store64(rk + 4936, ~t63);
    store64(rk + 4944, t364);
    store64(rk + 4952, ~t66);
    store64(rk + 4960, t365);
    store64(rk + 4968, t366);
    store64(rk + 4976, t367);
    store64(rk + 4984, t368);
    store64(rk + 4992, t357);
    store64(rk + 5000, ~t59);
    store64(rk + 5008, t358);
    store64(rk + 5016, ~t60);
    store64(rk + 5024, t359);
    store64(rk + 5032, t360);
    store64(rk + 5040, t361);
    store64(rk + 5048, t362);
    store64(rk + 5056, t353);
    store64(rk + 5064, t51);
    store64(rk + 5072, t354);
    store64(rk + 5080, t53);
    store64(rk + 5088, t54);
    store64(rk + 5096, t355);
    store64(rk + 5104, t356);
    store64(rk + 5112, t57);
    store64(rk + 5120, t347);
    store64(rk + 5128, ~t47);
    store64(rk + 5136, t348);
    store64(rk + 5144, ~t48);
    store64(rk + 5152, t349);
    store64(rk + 5160, t350);
    store64(rk + 5168, t351);
    store64(rk + 5176, t352);
    store64(rk + 5184, t341);
    store64(rk + 5192, ~t38);
    store64(rk + 5200, t342);
    store64(rk + 5208, ~t41);
    store64(rk + 5216, t343);
    store64(rk + 5224, t344);
    store64(rk + 5232, t345);
    store64(rk + 5240, t346);
    store64(rk + 5248, t335);
    store64(rk + 5256, ~t34);
    store64(rk + 5264, t336);
    store64(rk + 5272, ~t35);
    store64(rk + 5280, t337);
    store64(rk + 5288, t338);
    store64(rk + 5296, t339);
    store64(rk + 5304, t340);
    store64(rk + 5312, t331);
    store64(rk + 5320, t25);
    store64(rk + 5328, t332);
    store64(rk + 5336, t28);
    store64(rk + 5344, t29);
    store64(rk + 5352, t333);
    store64(rk + 5360, t334);
    store64(rk + 5368, t32);
    store64(rk + 5376, t325);
    store64(rk + 5384, ~t21);
    store64(rk + 5392, t326);
    store64(rk + 5400, ~t22);
    store64(rk + 5408, t327);
    store64(rk + 5416, t328);
    store64(rk + 5424, t329);
    store64(rk + 5432, t330);
    store64(rk + 5440, ~(t11 ^ UINT64_C(0xf00000000000000)));
    store64(rk + 5448, ~t13);
    store64(rk + 5456, ~(t14 ^ UINT64_C(0xf00000000000000)));
    store64(rk + 5464, ~t15);
    store64(rk + 5472, ~t16);
    store64(rk + 5480, ~t17);
    store64(rk + 5488, ~t18);
    store64(rk + 5496, ~t19);
    store64(rk + 5504, ~(z[17] ^ UINT64_C(0xf0000000)));
    store64(rk + 5512, ~t10);
    store64(rk + 5520, ~z[21]);
    store64(rk + 5528, ~z[23]);
    store64(rk + 5536, ~z[25]);
    store64(rk + 5544, ~z[27]);
    store64(rk + 5552, ~z[29]);
    store64(rk + 5560, ~z[31]);
    store64(rk + 5568, ~t4);
    store64(rk + 5576, t5);
    store64(rk + 5584, ~((z[4] ^ z[12]) & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 5592, t6);
    store64(rk + 5600, t7);
    store64(rk + 5608, ~((z[3] ^ z[11]) & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 5616, ~((z[5] ^ z[13]) & UINT64_C(0xff00ff00ff00ff)));
    store64(rk + 5624, t8);
    store64(rk + 5632, ~t7);
    store64(rk + 5640, ~t8);
    store64(rk + 5648, t10);
    store64(rk + 5656, z[23]);
    store64(rk + 5664, t13);
    store64(rk + 5672, t15);
    store64(rk + 5680, ~t309);
    store64(rk + 5688, t312);
    store64(rk + 5696, ~(t314 ^ UINT64_C(240)));
    store64(rk + 5704, t316);
    store64(rk + 5712, ~t318);
    store64(rk + 5720, ~t320);
    store64(rk + 5728, ~t322);
    store64(rk + 5736, ~t324);
    store64(rk + 5744, ~t312);
    store64(rk + 5752, ~t316);
    store64(rk + 5760, ~t301);
    store64(rk + 5768, ~t303);
    store64(rk + 5776, ~t298);
    store64(rk + 5784, ~z[507]);
    store64(rk + 5792, t294);
    store64(rk + 5800, t297);
    store64(rk + 5808, ~t5);
    store64(rk + 5816, ~t6);
}


// 8 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 64), t1 = load_lanes128(in + 8, 64),
    t2 = load_lanes128(in + 16, 64), t3 = load_lanes128(in + 24, 64),
    t4 = load_lanes128(in + 32, 64), t5 = load_lanes128(in + 40, 64),
    t6 = load_lanes128(in + 48, 64), t7 = load_lanes128(in + 56, 64),
    t8 = splat_u64x2(UINT64_C(0x5555555555555555)), t9 = ((t0 >> 1) ^ t2) & t8,
    t10 = t0 ^ (t9 << 1), t11 = t2 ^ t9, t12 = ((t1 >> 1) ^ t3) & t8, t13 = t1 ^ (t12 << 1),
    t14 = t3 ^ t12, t15 = ((t4 >> 1) ^ t6) & t8, t16 = t4 ^ (t15 << 1), t17 = t6 ^ t15,
    t18 = ((t5 >> 1) ^ t7) & t8, t19 = t5 ^ (t18 << 1), t20 = t7 ^ t18,
    t21 = splat_u64x2(UINT64_C(0x3333333333333333)), t22 = ((t10 >> 2) ^ t16) & t21,
    t23 = t10 ^ (t22 << 2), t24 = t16 ^ t22, t25 = ((t13 >> 2) ^ t19) & t21, t26 = t13 ^ (t25 << 2),
    t27 = t19 ^ t25, t28 = ((t11 >> 2) ^ t17) & t21, t29 = t11 ^ (t28 << 2), t30 = t17 ^ t28,
    t31 = ((t14 >> 2) ^ t20) & t21, t32 = t14 ^ (t31 << 2), t33 = t20 ^ t31,
    t34 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t35 = ((t23 >> 8) ^ t26) & t34,
    t36 = t23 ^ (t35 << 8), t37 = t26 ^ t35, t38 = ((t29 >> 8) ^ t32) & t34, t39 = t29 ^ (t38 << 8),
    t40 = t32 ^ t38, t41 = ((t24 >> 8) ^ t27) & t34, t42 = t24 ^ (t41 << 8), t43 = t27 ^ t41,
    t44 = ((t30 >> 8) ^ t33) & t34, t45 = t30 ^ (t44 << 8), t46 = t33 ^ t44,
    t47 = splat_u64x2(UINT64_C(0xffff0000ffff)), t48 = ((t36 >> 16) ^ t37) & t47,
    t49 = t36 ^ (t48 << 16), t50 = t37 ^ t48, t51 = ((t39 >> 16) ^ t40) & t47,
    t52 = t39 ^ (t51 << 16), t53 = t40 ^ t51, t54 = ((t42 >> 16) ^ t43) & t47,
    t55 = t42 ^ (t54 << 16), t56 = t43 ^ t54, t57 = ((t45 >> 16) ^ t46) & t47,
    t58 = t45 ^ (t57 << 16), t59 = t46 ^ t57, t60 = splat_u64x2(UINT64_C(0xffffffff)),
    t61 = ((t49 >> 32) ^ t50) & t60, t62 = t49 ^ (t61 << 32), t63 = t50 ^ t61,
    t64 = ((t52 >> 32) ^ t53) & t60, t65 = t52 ^ (t64 << 32), t66 = t53 ^ t64,
    t67 = ((t55 >> 32) ^ t56) & t60, t68 = t55 ^ (t67 << 32), t69 = t56 ^ t67,
    t70 = ((t58 >> 32) ^ t59) & t60, t71 = t58 ^ (t70 << 32), t72 = t59 ^ t70,
    t73 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t74 = ((t62 >> 4) ^ t63) & t73,
    t75 = t62 ^ (t74 << 4), t76 = t63 ^ t74, t77 = ((t65 >> 4) ^ t66) & t73, t78 = t65 ^ (t77 << 4),
    t79 = t66 ^ t77, t80 = ((t68 >> 4) ^ t69) & t73, t81 = t68 ^ (t80 << 4), t82 = t69 ^ t80,
    t83 = ((t71 >> 4) ^ t72) & t73, t84 = t71 ^ (t83 << 4), t85 = t72 ^ t83;
    // round 1 (skinny.dsl:60)
    const v128 t86 = t76 ^ (t82 | t85), t87 = t75 ^ (t81 | t84), t88 = t79 ^ (~(t87 & t86)),
    t89 = t82 ^ (t78 | t81), t90 = t85 ^ (t89 & t88), t91 = ~t84, t92 = t78 ^ (t91 & t87),
    t93 = (t81 ^ (t92 | t90)) ^ load_all128(rk + 5568), t94 = t90 ^ load_all128(rk + 5576),
    t95 = t89 ^ load_all128(rk + 5584), t96 = t92 ^ load_all128(rk + 5592),
    t97 = (t91 ^ (t86 & t88)) ^ load_all128(rk + 5632), t98 = t87 ^ load_all128(rk + 5608),
    t99 = t86 ^ load_all128(rk + 5616), t100 = t88 ^ load_all128(rk + 5640),
    t101 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t102 = t93 ^ (((t93 << 12) | (t93 >> 52)) & t101),
    t103 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t104 = t102 ^ (((t102 << 40) | (t102 >> 24)) & t103),
    t105 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t106 = t104 ^ (((t104 << 52) | (t104 >> 12)) & t105),
    t107 = t94 ^ (((t94 << 12) | (t94 >> 52)) & t101),
    t108 = t107 ^ (((t107 << 40) | (t107 >> 24)) & t103),
    t109 = t108 ^ (((t108 << 52) | (t108 >> 12)) & t105),
    t110 = t95 ^ (((t95 << 12) | (t95 >> 52)) & t101),
    t111 = t110 ^ (((t110 << 40) | (t110 >> 24)) & t103),
    t112 = t111 ^ (((t111 << 52) | (t111 >> 12)) & t105),
    t113 = t96 ^ (((t96 << 12) | (t96 >> 52)) & t101),
    t114 = t113 ^ (((t113 << 40) | (t113 >> 24)) & t103),
    t115 = t114 ^ (((t114 << 52) | (t114 >> 12)) & t105),
    t116 = t97 ^ (((t97 << 12) | (t97 >> 52)) & t101),
    t117 = t116 ^ (((t116 << 40) | (t116 >> 24)) & t103),
    t118 = t117 ^ (((t117 << 52) | (t117 >> 12)) & t105),
    t119 = t98 ^ (((t98 << 12) | (t98 >> 52)) & t101),
    t120 = t119 ^ (((t119 << 40) | (t119 >> 24)) & t103),
    t121 = t120 ^ (((t120 << 52) | (t120 >> 12)) & t105),
    t122 = t99 ^ (((t99 << 12) | (t99 >> 52)) & t101),
    t123 = t122 ^ (((t122 << 40) | (t122 >> 24)) & t103),
    t124 = t123 ^ (((t123 << 52) | (t123 >> 12)) & t105),
    t125 = t100 ^ (((t100 << 12) | (t100 >> 52)) & t101),
    t126 = t125 ^ (((t125 << 40) | (t125 >> 24)) & t103),
    t127 = t126 ^ (((t126 << 52) | (t126 >> 12)) & t105);
    // round 2 (skinny.dsl:60)
    const v128 t128 = t118 ^ (t124 | t127), t129 = t106 ^ (t112 | t115),
    t130 = t121 ^ (~(t129 & t128)), t131 = t124 ^ (t109 | t112), t132 = t127 ^ (t131 & t130),
    t133 = ~t115, t134 = t109 ^ (t133 & t129),
    t135 = (t112 ^ (t134 | t132)) ^ load_all128(rk + 5504), t136 = t132 ^ load_all128(rk + 5648),
    t137 = t131 ^ load_all128(rk + 5520), t138 = t134 ^ load_all128(rk + 5656),
    t139 = (t133 ^ (t128 & t130)) ^ load_all128(rk + 5536), t140 = t129 ^ load_all128(rk + 5544),
    t141 = t128 ^ load_all128(rk + 5552), t142 = t130 ^ load_all128(rk + 5560),
    t143 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t144 = t135 ^ (((t135 << 28) | (t135 >> 36)) & t143),
    t145 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t146 = t144 ^ ((t144 >> 8) & t145),
    t147 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t148 = t146 ^ (((t146 << 36) | (t146 >> 28)) & t147),
    t149 = t136 ^ (((t136 << 28) | (t136 >> 36)) & t143), t150 = t149 ^ ((t149 >> 8) & t145),
    t151 = t150 ^ (((t150 << 36) | (t150 >> 28)) & t147),
    t152 = t137 ^ (((t137 << 28) | (t137 >> 36)) & t143), t153 = t152 ^ ((t152 >> 8) & t145),
    t154 = t153 ^ (((t153 << 36) | (t153 >> 28)) & t147),
    t155 = t138 ^ (((t138 << 28) | (t138 >> 36)) & t143), t156 = t155 ^ ((t155 >> 8) & t145),
    t157 = t156 ^ (((t156 << 36) | (t156 >> 28)) & t147),
    t158 = t139 ^ (((t139 << 28) | (t139 >> 36)) & t143), t159 = t158 ^ ((t158 >> 8) & t145),
    t160 = t159 ^ (((t159 << 36) | (t159 >> 28)) & t147),
    t161 = t140 ^ (((t140 << 28) | (t140 >> 36)) & t143), t162 = t161 ^ ((t161 >> 8) & t145),
    t163 = t162 ^ (((t162 << 36) | (t162 >> 28)) & t147),
    t164 = t141 ^ (((t141 << 28) | (t141 >> 36)) & t143), t165 = t164 ^ ((t164 >> 8) & t145),
    t166 = t165 ^ (((t165 << 36) | (t165 >> 28)) & t147),
    t167 = t142 ^ (((t142 << 28) | (t142 >> 36)) & t143), t168 = t167 ^ ((t167 >> 8) & t145),
    t169 = t168 ^ (((t168 << 36) | (t168 >> 28)) & t147);
    // round 3 (skinny.dsl:60)
    const v128 t170 = t160 ^ (t166 | t169), t171 = t148 ^ (t154 | t157),
    t172 = t163 ^ (~(t171 & t170)), t173 = t166 ^ (t151 | t154), t174 = t169 ^ (t173 & t172),
    t175 = ~t157, t176 = t151 ^ (t175 & t171),
    t177 = (t154 ^ (t176 | t174)) ^ load_all128(rk + 5440), t178 = t174 ^ load_all128(rk + 5664),
    t179 = t173 ^ load_all128(rk + 5456), t180 = t176 ^ load_all128(rk + 5672),
    t181 = (t175 ^ (t170 & t172)) ^ load_all128(rk + 5472), t182 = t171 ^ load_all128(rk + 5480),
    t183 = t170 ^ load_all128(rk + 5488), t184 = t172 ^ load_all128(rk + 5496),
    t185 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t186 = t177 ^ (((t177 << 60) | (t177 >> 4)) & t185),
    t187 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t188 = t186 ^ (((t186 << 24) | (t186 >> 40)) & t187),
    t189 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t190 = t188 ^ (((t188 << 20) | (t188 >> 44)) & t189),
    t191 = t178 ^ (((t178 << 60) | (t178 >> 4)) & t185),
    t192 = t191 ^ (((t191 << 24) | (t191 >> 40)) & t187),
    t193 = t192 ^ (((t192 << 20) | (t192 >> 44)) & t189),
    t194 = t179 ^ (((t179 << 60) | (t179 >> 4)) & t185),
    t195 = t194 ^ (((t194 << 24) | (t194 >> 40)) & t187),
    t196 = t195 ^ (((t195 << 20) | (t195 >> 44)) & t189),
    t197 = t180 ^ (((t180 << 60) | (t180 >> 4)) & t185),
    t198 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t187),
    t199 = t198 ^ (((t198 << 20) | (t198 >> 44)) & t189),
    t200 = t181 ^ (((t181 << 60) | (t181 >> 4)) & t185),
    t201 = t200 ^ (((t200 << 24) | (t200 >> 40)) & t187),
    t202 = t201 ^ (((t201 << 20) | (t201 >> 44)) & t189),
    t203 = t182 ^ (((t182 << 60) | (t182 >> 4)) & t185),
    t204 = t203 ^ (((t203 << 24) | (t203 >> 40)) & t187),
    t205 = t204 ^ (((t204 << 20) | (t204 >> 44)) & t189),
    t206 = t183 ^ (((t183 << 60) | (t183 >> 4)) & t185),
    t207 = t206 ^ (((t206 << 24) | (t206 >> 40)) & t187),
    t208 = t207 ^ (((t207 << 20) | (t207 >> 44)) & t189),
    t209 = t184 ^ (((t184 << 60) | (t184 >> 4)) & t185),
    t210 = t209 ^ (((t209 << 24) | (t209 >> 40)) & t187),
    t211 = t210 ^ (((t210 << 20) | (t210 >> 44)) & t189);
    v128 x0 = t208;
    v128 x1 = t211;
    v128 x2 = t202;
    v128 x3 = t196;
    v128 x4 = t199;
    v128 x5 = t190;
    v128 x6 = t205;
    v128 x7 = t193;
    for (unsigned i = 0; i < 11; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 4 (skinny.dsl:60)
        const v128 t212 = x2 ^ (x0 | x1), t213 = x5 ^ (x3 | x4), t214 = x6 ^ (~(t213 & t212)),
        t215 = x0 ^ (x7 | x3), t216 = x1 ^ (t215 & t214), t217 = ~x4, t218 = x7 ^ (t217 & t213),
        t219 = (x3 ^ (t218 | t216)) ^ load_all128(round), t220 = t216 ^ load_all128(round + 8),
        t221 = t215 ^ load_all128(round + 16), t222 = t218 ^ load_all128(round + 24),
        t223 = (t217 ^ (t212 & t214)) ^ load_all128(round + 32), t224 = t213 ^ load_all128(round + 40),
        t225 = t212 ^ load_all128(round + 48), t226 = t214 ^ load_all128(round + 56),
        t227 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t228 = t219 ^ ((t219 >> 4) & t227),
        t229 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t230 = t228 ^ ((t228 << 8) & t229),
        t231 = splat_u64x2(UINT64_C(0xf000f000f000f)), t232 = t230 ^ ((t230 >> 12) & t231),
        t233 = t220 ^ ((t220 >> 4) & t227), t234 = t233 ^ ((t233 << 8) & t229),
        t235 = t234 ^ ((t234 >> 12) & t231), t236 = t221 ^ ((t221 >> 4) & t227),
        t237 = t236 ^ ((t236 << 8) & t229), t238 = t237 ^ ((t237 >> 12) & t231),
        t239 = t222 ^ ((t222 >> 4) & t227), t240 = t239 ^ ((t239 << 8) & t229),
        t241 = t240 ^ ((t240 >> 12) & t231), t242 = t223 ^ ((t223 >> 4) & t227),
        t243 = t242 ^ ((t242 << 8) & t229), t244 = t243 ^ ((t243 >> 12) & t231),
        t245 = t224 ^ ((t224 >> 4) & t227), t246 = t245 ^ ((t245 << 8) & t229),
        t247 = t246 ^ ((t246 >> 12) & t231), t248 = t225 ^ ((t225 >> 4) & t227),
        t249 = t248 ^ ((t248 << 8) & t229), t250 = t249 ^ ((t249 >> 12) & t231),
        t251 = t226 ^ ((t226 >> 4) & t227), t252 = t251 ^ ((t251 << 8) & t229),
        t253 = t252 ^ ((t252 >> 12) & t231);
        // round 5 (skinny.dsl:60)
        const v128 t254 = t244 ^ (t250 | t253), t255 = t232 ^ (t238 | t241),
        t256 = (~t247) ^ (t255 & t254), t257 = t250 ^ (t235 | t238), t258 = t253 ^ (t257 & t256),
        t259 = ~t241, t260 = t235 ^ (t259 & t255),
        t261 = (t238 ^ (t260 | t258)) ^ load_all128(round + 64), t262 = t258 ^ load_all128(round + 72),
        t263 = t257 ^ load_all128(round + 80), t264 = t260 ^ load_all128(round + 88),
        t265 = (t259 ^ (t254 & t256)) ^ load_all128(round + 96), t266 = t255 ^ load_all128(round + 104),
        t267 = t254 ^ load_all128(round + 112), t268 = t256 ^ load_all128(round + 120),
        t269 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t270 = t261 ^ (((t261 << 12) | (t261 >> 52)) & t269),
        t271 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t272 = t270 ^ (((t270 << 40) | (t270 >> 24)) & t271),
        t273 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t274 = t272 ^ (((t272 << 52) | (t272 >> 12)) & t273),
        t275 = t262 ^ (((t262 << 12) | (t262 >> 52)) & t269),
        t276 = t275 ^ (((t275 << 40) | (t275 >> 24)) & t271),
        t277 = t276 ^ (((t276 << 52) | (t276 >> 12)) & t273),
        t278 = t263 ^ (((t263 << 12) | (t263 >> 52)) & t269),
        t279 = t278 ^ (((t278 << 40) | (t278 >> 24)) & t271),
        t280 = t279 ^ (((t279 << 52) | (t279 >> 12)) & t273),
        t281 = t264 ^ (((t264 << 12) | (t264 >> 52)) & t269),
        t282 = t281 ^ (((t281 << 40) | (t281 >> 24)) & t271),
        t283 = t282 ^ (((t282 << 52) | (t282 >> 12)) & t273),
        t284 = t265 ^ (((t265 << 12) | (t265 >> 52)) & t269),
        t285 = t284 ^ (((t284 << 40) | (t284 >> 24)) & t271),
        t286 = t285 ^ (((t285 << 52) | (t285 >> 12)) & t273),
        t287 = t266 ^ (((t266 << 12) | (t266 >> 52)) & t269),
        t288 = t287 ^ (((t287 << 40) | (t287 >> 24)) & t271),
        t289 = t288 ^ (((t288 << 52) | (t288 >> 12)) & t273),
        t290 = t267 ^ (((t267 << 12) | (t267 >> 52)) & t269),
        t291 = t290 ^ (((t290 << 40) | (t290 >> 24)) & t271),
        t292 = t291 ^ (((t291 << 52) | (t291 >> 12)) & t273),
        t293 = t268 ^ (((t268 << 12) | (t268 >> 52)) & t269),
        t294 = t293 ^ (((t293 << 40) | (t293 >> 24)) & t271),
        t295 = t294 ^ (((t294 << 52) | (t294 >> 12)) & t273);
        // round 6 (skinny.dsl:60)
        const v128 t296 = t286 ^ (t292 | t295), t297 = t274 ^ (t280 | t283),
        t298 = t289 ^ (~(t297 & t296)), t299 = t292 ^ (t277 | t280), t300 = t295 ^ (t299 & t298),
        t301 = ~t283, t302 = t277 ^ (t301 & t297),
        t303 = (t280 ^ (t302 | t300)) ^ load_all128(round + 128),
        t304 = t300 ^ load_all128(round + 136), t305 = t299 ^ load_all128(round + 144),
        t306 = t302 ^ load_all128(round + 152),
        t307 = (t301 ^ (t296 & t298)) ^ load_all128(round + 160),
        t308 = t297 ^ load_all128(round + 168), t309 = t296 ^ load_all128(round + 176),
        t310 = t298 ^ load_all128(round + 184), t311 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t312 = t303 ^ (((t303 << 28) | (t303 >> 36)) & t311),
        t313 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t314 = t312 ^ ((t312 >> 8) & t313),
        t315 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t316 = t314 ^ (((t314 << 36) | (t314 >> 28)) & t315),
        t317 = t304 ^ (((t304 << 28) | (t304 >> 36)) & t311), t318 = t317 ^ ((t317 >> 8) & t313),
        t319 = t318 ^ (((t318 << 36) | (t318 >> 28)) & t315),
        t320 = t305 ^ (((t305 << 28) | (t305 >> 36)) & t311), t321 = t320 ^ ((t320 >> 8) & t313),
        t322 = t321 ^ (((t321 << 36) | (t321 >> 28)) & t315),
        t323 = t306 ^ (((t306 << 28) | (t306 >> 36)) & t311), t324 = t323 ^ ((t323 >> 8) & t313),
        t325 = t324 ^ (((t324 << 36) | (t324 >> 28)) & t315),
        t326 = t307 ^ (((t307 << 28) | (t307 >> 36)) & t311), t327 = t326 ^ ((t326 >> 8) & t313),
        t328 = t327 ^ (((t327 << 36) | (t327 >> 28)) & t315),
        t329 = t308 ^ (((t308 << 28) | (t308 >> 36)) & t311), t330 = t329 ^ ((t329 >> 8) & t313),
        t331 = t330 ^ (((t330 << 36) | (t330 >> 28)) & t315),
        t332 = t309 ^ (((t309 << 28) | (t309 >> 36)) & t311), t333 = t332 ^ ((t332 >> 8) & t313),
        t334 = t333 ^ (((t333 << 36) | (t333 >> 28)) & t315),
        t335 = t310 ^ (((t310 << 28) | (t310 >> 36)) & t311), t336 = t335 ^ ((t335 >> 8) & t313),
        t337 = t336 ^ (((t336 << 36) | (t336 >> 28)) & t315);
        // round 7 (skinny.dsl:60)
        const v128 t338 = t328 ^ (t334 | t337), t339 = t316 ^ (t322 | t325),
        t340 = t331 ^ (~(t339 & t338)), t341 = t334 ^ (t319 | t322), t342 = t337 ^ (t341 & t340),
        t343 = ~t325, t344 = t319 ^ (t343 & t339),
        t345 = (t322 ^ (t344 | t342)) ^ load_all128(round + 192),
        t346 = t342 ^ load_all128(round + 200), t347 = t341 ^ load_all128(round + 208),
        t348 = t344 ^ load_all128(round + 216),
        t349 = (t343 ^ (t338 & t340)) ^ load_all128(round + 224),
        t350 = t339 ^ load_all128(round + 232), t351 = t338 ^ load_all128(round + 240),
        t352 = t340 ^ load_all128(round + 248), t353 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t354 = t345 ^ (((t345 << 60) | (t345 >> 4)) & t353),
        t355 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t356 = t354 ^ (((t354 << 24) | (t354 >> 40)) & t355),
        t357 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t358 = t356 ^ (((t356 << 20) | (t356 >> 44)) & t357),
        t359 = t346 ^ (((t346 << 60) | (t346 >> 4)) & t353),
        t360 = t359 ^ (((t359 << 24) | (t359 >> 40)) & t355),
        t361 = t360 ^ (((t360 << 20) | (t360 >> 44)) & t357),
        t362 = t347 ^ (((t347 << 60) | (t347 >> 4)) & t353),
        t363 = t362 ^ (((t362 << 24) | (t362 >> 40)) & t355),
        t364 = t363 ^ (((t363 << 20) | (t363 >> 44)) & t357),
        t365 = t348 ^ (((t348 << 60) | (t348 >> 4)) & t353),
        t366 = t365 ^ (((t365 << 24) | (t365 >> 40)) & t355),
        t367 = t366 ^ (((t366 << 20) | (t366 >> 44)) & t357),
        t368 = t349 ^ (((t349 << 60) | (t349 >> 4)) & t353),
        t369 = t368 ^ (((t368 << 24) | (t368 >> 40)) & t355),
        t370 = t369 ^ (((t369 << 20) | (t369 >> 44)) & t357),
        t371 = t350 ^ (((t350 << 60) | (t350 >> 4)) & t353),
        t372 = t371 ^ (((t371 << 24) | (t371 >> 40)) & t355),
        t373 = t372 ^ (((t372 << 20) | (t372 >> 44)) & t357),
        t374 = t351 ^ (((t351 << 60) | (t351 >> 4)) & t353),
        t375 = t374 ^ (((t374 << 24) | (t374 >> 40)) & t355),
        t376 = t375 ^ (((t375 << 20) | (t375 >> 44)) & t357),
        t377 = t352 ^ (((t352 << 60) | (t352 >> 4)) & t353),
        t378 = t377 ^ (((t377 << 24) | (t377 >> 40)) & t355),
        t379 = t378 ^ (((t378 << 20) | (t378 >> 44)) & t357);
        x0 = t376;
        x1 = t379;
        x2 = t370;
        x3 = t364;
        x4 = t367;
        x5 = t358;
        x6 = t373;
        x7 = t361;
    }
    // round 48 (skinny.dsl:60)
    const v128 t788 = x2 ^ (x0 | x1), t789 = x5 ^ (x3 | x4), t790 = x6 ^ (~(t789 & t788)),
    t791 = x0 ^ (x7 | x3), t792 = x1 ^ (t791 & t790), t793 = ~x4, t794 = x7 ^ (t793 & t789),
    t795 = (x3 ^ (t794 | t792)) ^ load_all128(rk + 5680), t796 = t792 ^ load_all128(rk + 5688),
    t797 = t791 ^ load_all128(rk + 5696), t798 = t794 ^ load_all128(rk + 5704),
    t799 = (t793 ^ (t788 & t790)) ^ load_all128(rk + 5712), t800 = t789 ^ load_all128(rk + 5720),
    t801 = t788 ^ load_all128(rk + 5728), t802 = t790 ^ load_all128(rk + 5736),
    t803 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t804 = t795 ^ ((t795 >> 4) & t803),
    t805 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t806 = t804 ^ ((t804 << 8) & t805),
    t807 = splat_u64x2(UINT64_C(0xf000f000f000f)), t808 = t806 ^ ((t806 >> 12) & t807),
    t809 = t796 ^ ((t796 >> 4) & t803), t810 = t809 ^ ((t809 << 8) & t805),
    t811 = t810 ^ ((t810 >> 12) & t807), t812 = t797 ^ ((t797 >> 4) & t803),
    t813 = t812 ^ ((t812 << 8) & t805), t814 = t813 ^ ((t813 >> 12) & t807),
    t815 = t798 ^ ((t798 >> 4) & t803), t816 = t815 ^ ((t815 << 8) & t805),
    t817 = t816 ^ ((t816 >> 12) & t807), t818 = t799 ^ ((t799 >> 4) & t803),
    t819 = t818 ^ ((t818 << 8) & t805), t820 = t819 ^ ((t819 >> 12) & t807),
    t821 = t800 ^ ((t800 >> 4) & t803), t822 = t821 ^ ((t821 << 8) & t805),
    t823 = t822 ^ ((t822 >> 12) & t807), t824 = t801 ^ ((t801 >> 4) & t803),
    t825 = t824 ^ ((t824 << 8) & t805), t826 = t825 ^ ((t825 >> 12) & t807),
    t827 = t802 ^ ((t802 >> 4) & t803), t828 = t827 ^ ((t827 << 8) & t805),
    t829 = t828 ^ ((t828 >> 12) & t807), t830 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t831 = ((t808 >> 4) ^ t820) & t830, t832 = t808 ^ (t831 << 4), t833 = t820 ^ t831,
    t834 = ((t811 >> 4) ^ t823) & t830, t835 = t811 ^ (t834 << 4), t836 = t823 ^ t834,
    t837 = ((t814 >> 4) ^ t826) & t830, t838 = t814 ^ (t837 << 4), t839 = t826 ^ t837,
    t840 = ((t817 >> 4) ^ t829) & t830, t841 = t817 ^ (t840 << 4), t842 = t829 ^ t840,
    t843 = splat_u64x2(UINT64_C(0xffffffff)), t844 = ((t832 >> 32) ^ t833) & t843,
    t845 = t832 ^ (t844 << 32), t846 = t833 ^ t844, t847 = ((t835 >> 32) ^ t836) & t843,
    t848 = t835 ^ (t847 << 32), t849 = t836 ^ t847, t850 = ((t838 >> 32) ^ t839) & t843,
    t851 = t838 ^ (t850 << 32), t852 = t839 ^ t850, t853 = ((t841 >> 32) ^ t842) & t843,
    t854 = t841 ^ (t853 << 32), t855 = t842 ^ t853, t856 = splat_u64x2(UINT64_C(0xffff0000ffff)),
    t857 = ((t845 >> 16) ^ t846) & t856, t858 = t845 ^ (t857 << 16), t859 = t846 ^ t857,
    t860 = ((t848 >> 16) ^ t849) & t856, t861 = t848 ^ (t860 << 16), t862 = t849 ^ t860,
    t863 = ((t851 >> 16) ^ t852) & t856, t864 = t851 ^ (t863 << 16), t865 = t852 ^ t863,
    t866 = ((t854 >> 16) ^ t855) & t856, t867 = t854 ^ (t866 << 16), t868 = t855 ^ t866,
    t869 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t870 = ((t858 >> 8) ^ t859) & t869,
    t871 = t858 ^ (t870 << 8), t872 = t859 ^ t870, t873 = ((t861 >> 8) ^ t862) & t869,
    t874 = t861 ^ (t873 << 8), t875 = t862 ^ t873, t876 = ((t864 >> 8) ^ t865) & t869,
    t877 = t864 ^ (t876 << 8), t878 = t865 ^ t876, t879 = ((t867 >> 8) ^ t868) & t869,
    t880 = t867 ^ (t879 << 8), t881 = t868 ^ t879, t882 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t883 = ((t871 >> 2) ^ t877) & t882, t884 = t871 ^ (t883 << 2), t885 = t877 ^ t883,
    t886 = ((t872 >> 2) ^ t878) & t882, t887 = t872 ^ (t886 << 2), t888 = t878 ^ t886,
    t889 = ((t874 >> 2) ^ t880) & t882, t890 = t874 ^ (t889 << 2), t891 = t880 ^ t889,
    t892 = ((t875 >> 2) ^ t881) & t882, t893 = t875 ^ (t892 << 2), t894 = t881 ^ t892,
    t895 = splat_u64x2(UINT64_C(0x5555555555555555)), t896 = ((t884 >> 1) ^ t890) & t895,
    t897 = t884 ^ (t896 << 1), t898 = t890 ^ t896, t899 = ((t887 >> 1) ^ t893) & t895,
    t900 = t887 ^ (t899 << 1), t901 = t893 ^ t899, t902 = ((t885 >> 1) ^ t891) & t895,
    t903 = t885 ^ (t902 << 1), t904 = t891 ^ t902, t905 = ((t888 >> 1) ^ t894) & t895,
    t906 = t888 ^ (t905 << 1), t907 = t894 ^ t905;
    store_lanes128(out, 64, &t897);
    store_lanes128(out + 8, 64, &t900);
    store_lanes128(out + 16, 64, &t898);
    store_lanes128(out + 24, 64, &t901);
    store_lanes128(out + 32, 64, &t903);
    store_lanes128(out + 40, 64, &t906);
    store_lanes128(out + 48, 64, &t904);
    store_lanes128(out + 56, 64, &t907);
}

void lwcc_skinny128_256_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 8; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 8;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_skinny128_256_ecb_encrypt_c(buffer, buffer, 8, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 8 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 64), t1 = load_lanes128(in + 8, 64),
    t2 = load_lanes128(in + 16, 64), t3 = load_lanes128(in + 24, 64),
    t4 = load_lanes128(in + 32, 64), t5 = load_lanes128(in + 40, 64),
    t6 = load_lanes128(in + 48, 64), t7 = load_lanes128(in + 56, 64),
    t8 = splat_u64x2(UINT64_C(0x5555555555555555)), t9 = ((t0 >> 1) ^ t2) & t8,
    t10 = t0 ^ (t9 << 1), t11 = t2 ^ t9, t12 = ((t1 >> 1) ^ t3) & t8, t13 = t1 ^ (t12 << 1),
    t14 = t3 ^ t12, t15 = ((t4 >> 1) ^ t6) & t8, t16 = t4 ^ (t15 << 1), t17 = t6 ^ t15,
    t18 = ((t5 >> 1) ^ t7) & t8, t19 = t5 ^ (t18 << 1), t20 = t7 ^ t18,
    t21 = splat_u64x2(UINT64_C(0x3333333333333333)), t22 = ((t10 >> 2) ^ t16) & t21,
    t23 = t10 ^ (t22 << 2), t24 = t16 ^ t22, t25 = ((t13 >> 2) ^ t19) & t21, t26 = t13 ^ (t25 << 2),
    t27 = t19 ^ t25, t28 = ((t11 >> 2) ^ t17) & t21, t29 = t11 ^ (t28 << 2), t30 = t17 ^ t28,
    t31 = ((t14 >> 2) ^ t20) & t21, t32 = t14 ^ (t31 << 2), t33 = t20 ^ t31,
    t34 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t35 = ((t23 >> 8) ^ t26) & t34,
    t36 = t23 ^ (t35 << 8), t37 = t26 ^ t35, t38 = ((t29 >> 8) ^ t32) & t34, t39 = t29 ^ (t38 << 8),
    t40 = t32 ^ t38, t41 = ((t24 >> 8) ^ t27) & t34, t42 = t24 ^ (t41 << 8), t43 = t27 ^ t41,
    t44 = ((t30 >> 8) ^ t33) & t34, t45 = t30 ^ (t44 << 8), t46 = t33 ^ t44,
    t47 = splat_u64x2(UINT64_C(0xffff0000ffff)), t48 = ((t36 >> 16) ^ t37) & t47,
    t49 = t36 ^ (t48 << 16), t50 = t37 ^ t48, t51 = ((t39 >> 16) ^ t40) & t47,
    t52 = t39 ^ (t51 << 16), t53 = t40 ^ t51, t54 = ((t42 >> 16) ^ t43) & t47,
    t55 = t42 ^ (t54 << 16), t56 = t43 ^ t54, t57 = ((t45 >> 16) ^ t46) & t47,
    t58 = t45 ^ (t57 << 16), t59 = t46 ^ t57, t60 = splat_u64x2(UINT64_C(0xffffffff)),
    t61 = ((t49 >> 32) ^ t50) & t60, t62 = t49 ^ (t61 << 32), t63 = t50 ^ t61,
    t64 = ((t52 >> 32) ^ t53) & t60, t65 = t52 ^ (t64 << 32), t66 = t53 ^ t64,
    t67 = ((t55 >> 32) ^ t56) & t60, t68 = t55 ^ (t67 << 32), t69 = t56 ^ t67,
    t70 = ((t58 >> 32) ^ t59) & t60, t71 = t58 ^ (t70 << 32), t72 = t59 ^ t70,
    t73 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t74 = ((t62 >> 4) ^ t63) & t73,
    t75 = t62 ^ (t74 << 4), t76 = t63 ^ t74, t77 = ((t65 >> 4) ^ t66) & t73, t78 = t65 ^ (t77 << 4),
    t79 = t66 ^ t77, t80 = ((t68 >> 4) ^ t69) & t73, t81 = t68 ^ (t80 << 4), t82 = t69 ^ t80,
    t83 = ((t71 >> 4) ^ t72) & t73, t84 = t71 ^ (t83 << 4), t85 = t72 ^ t83,
    t86 = splat_u64x2(UINT64_C(0xf000f000f000f)), t87 = t75 ^ ((t75 >> 12) & t86),
    t88 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t89 = t87 ^ ((t87 << 8) & t88),
    t90 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t91 = t78 ^ ((t78 >> 12) & t86),
    t92 = t91 ^ ((t91 << 8) & t88), t93 = t81 ^ ((t81 >> 12) & t86), t94 = t93 ^ ((t93 << 8) & t88),
    t95 = t84 ^ ((t84 >> 12) & t86), t96 = t95 ^ ((t95 << 8) & t88),
    t97 = t76 ^ ((t76 >> 12) & t86), t98 = t97 ^ ((t97 << 8) & t88),
    t99 = t79 ^ ((t79 >> 12) & t86), t100 = t99 ^ ((t99 << 8) & t88),
    t101 = t82 ^ ((t82 >> 12) & t86), t102 = t101 ^ ((t101 << 8) & t88),
    t103 = t85 ^ ((t85 >> 12) & t86), t104 = t103 ^ ((t103 << 8) & t88),
    t105 = (t89 ^ ((t89 >> 4) & t90)) ^ load_all128(rk + 5680),
    t106 = (t92 ^ ((t92 >> 4) & t90)) ^ load_all128(rk + 5744),
    t107 = (t94 ^ ((t94 >> 4) & t90)) ^ load_all128(rk + 5696),
    t108 = (t96 ^ ((t96 >> 4) & t90)) ^ load_all128(rk + 5752),
    t109 = (t98 ^ ((t98 >> 4) & t90)) ^ load_all128(rk + 5712),
    t110 = (t100 ^ ((t100 >> 4) & t90)) ^ load_all128(rk + 5720),
    t111 = (t102 ^ ((t102 >> 4) & t90)) ^ load_all128(rk + 5728),
    t112 = (t104 ^ ((t104 >> 4) & t90)) ^ load_all128(rk + 5736);
    // round 48 (skinny.dsl:60)
    const v128 t113 = t109 ^ (t111 & t112), t114 = t105 ^ (t106 & t108),
    t115 = t110 ^ (t114 & t113), t116 = t108 ^ (t110 & t113), t117 = t107 ^ (t114 & t116),
    t118 = t106 ^ (t107 & t112), t119 = t111 ^ (t118 & t117), t120 = t112 ^ (t110 & t111),
    t121 = splat_u64x2(UINT64_C(0xff0fff0fff0fff0f)),
    t122 = t115 ^ (((t115 << 20) | (t115 >> 44)) | t121),
    t123 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t124 = t122 ^ (((t122 << 24) | (t122 >> 40)) & t123),
    t125 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t126 = t116 ^ (((t116 << 20) | (t116 >> 44)) | t121),
    t127 = t126 ^ (((t126 << 24) | (t126 >> 40)) & t123),
    t128 = t114 ^ (((t114 << 20) | (t114 >> 44)) | t121),
    t129 = t128 ^ (((t128 << 24) | (t128 >> 40)) & t123),
    t130 = t113 ^ (((t113 << 20) | (t113 >> 44)) | t121),
    t131 = t130 ^ (((t130 << 24) | (t130 >> 40)) & t123),
    t132 = t119 ^ (((t119 << 20) | (t119 >> 44)) | t121),
    t133 = t132 ^ (((t132 << 24) | (t132 >> 40)) & t123),
    t134 = t120 ^ (((t120 << 20) | (t120 >> 44)) | t121),
    t135 = t134 ^ (((t134 << 24) | (t134 >> 40)) & t123),
    t136 = t117 ^ (((t117 << 20) | (t117 >> 44)) | t121),
    t137 = t136 ^ (((t136 << 24) | (t136 >> 40)) & t123),
    t138 = t118 ^ (((t118 << 20) | (t118 >> 44)) | t121),
    t139 = t138 ^ (((t138 << 24) | (t138 >> 40)) & t123),
    t140 = (t124 ^ (((t124 << 60) | (t124 >> 4)) & t125)) ^ load_all128(rk + 2752),
    t141 = (t127 ^ (((t127 << 60) | (t127 >> 4)) & t125)) ^ load_all128(rk + 5760),
    t142 = (t129 ^ (((t129 << 60) | (t129 >> 4)) & t125)) ^ load_all128(rk + 2768),
    t143 = (t131 ^ (((t131 << 60) | (t131 >> 4)) & t125)) ^ load_all128(rk + 5768),
    t144 = (t133 ^ (((t133 << 60) | (t133 >> 4)) & t125)) ^ load_all128(rk + 2784),
    t145 = (t135 ^ (((t135 << 60) | (t135 >> 4)) & t125)) ^ load_all128(rk + 2792),
    t146 = (t137 ^ (((t137 << 60) | (t137 >> 4)) & t125)) ^ load_all128(rk + 2800),
    t147 = (t139 ^ (((t139 << 60) | (t139 >> 4)) & t125)) ^ load_all128(rk + 2808);
    // round 47 (skinny.dsl:60)
    const v128 t148 = t144 ^ (t146 & t147), t149 = t140 ^ (t141 & t143),
    t150 = t145 ^ (t149 & t148), t151 = t143 ^ (t145 & t148), t152 = t142 ^ (t149 & t151),
    t153 = t141 ^ (t142 & t147), t154 = t146 ^ (t153 & t152), t155 = t147 ^ (t145 & t146),
    t156 = splat_u64x2(UINT64_C(0xf0fff0fff0fff0ff)),
    t157 = t150 ^ (((t150 << 36) | (t150 >> 28)) | t156),
    t158 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t159 = t157 ^ ((t157 >> 8) & t158),
    t160 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t161 = t151 ^ (((t151 << 36) | (t151 >> 28)) | t156), t162 = t161 ^ ((t161 >> 8) & t158),
    t163 = t149 ^ (((t149 << 36) | (t149 >> 28)) | t156), t164 = t163 ^ ((t163 >> 8) & t158),
    t165 = t148 ^ (((t148 << 36) | (t148 >> 28)) | t156), t166 = t165 ^ ((t165 >> 8) & t158),
    t167 = t154 ^ (((t154 << 36) | (t154 >> 28)) | t156), t168 = t167 ^ ((t167 >> 8) & t158),
    t169 = t155 ^ (((t155 << 36) | (t155 >> 28)) | t156), t170 = t169 ^ ((t169 >> 8) & t158),
    t171 = t152 ^ (((t152 << 36) | (t152 >> 28)) | t156), t172 = t171 ^ ((t171 >> 8) & t158),
    t173 = t153 ^ (((t153 << 36) | (t153 >> 28)) | t156), t174 = t173 ^ ((t173 >> 8) & t158),
    t175 = (t159 ^ (((t159 << 28) | (t159 >> 36)) & t160)) ^ load_all128(rk + 2688),
    t176 = (t162 ^ (((t162 << 28) | (t162 >> 36)) & t160)) ^ load_all128(rk + 5776),
    t177 = (t164 ^ (((t164 << 28) | (t164 >> 36)) & t160)) ^ load_all128(rk + 2704),
    t178 = (t166 ^ (((t166 << 28) | (t166 >> 36)) & t160)) ^ load_all128(rk + 5784),
    t179 = (t168 ^ (((t168 << 28) | (t168 >> 36)) & t160)) ^ load_all128(rk + 2720),
    t180 = (t170 ^ (((t170 << 28) | (t170 >> 36)) & t160)) ^ load_all128(rk + 2728),
    t181 = (t172 ^ (((t172 << 28) | (t172 >> 36)) & t160)) ^ load_all128(rk + 2736),
    t182 = (t174 ^ (((t174 << 28) | (t174 >> 36)) & t160)) ^ load_all128(rk + 2744);
    // round 46 (skinny.dsl:60)
    const v128 t183 = t179 ^ (t181 & t182), t184 = t175 ^ (t176 & t178),
    t185 = t180 ^ (t184 & t183), t186 = t178 ^ (t180 & t183), t187 = t177 ^ (t184 & t186),
    t188 = t176 ^ (t177 & t182), t189 = t181 ^ (t188 & t187), t190 = t182 ^ (t180 & t181),
    t191 = splat_u64x2(UINT64_C(0xfff0fff0fff0fff)),
    t192 = t185 ^ (((t185 << 52) | (t185 >> 12)) | t191),
    t193 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t194 = t192 ^ (((t192 << 40) | (t192 >> 24)) & t193),
    t195 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t196 = t186 ^ (((t186 << 52) | (t186 >> 12)) | t191),
    t197 = t196 ^ (((t196 << 40) | (t196 >> 24)) & t193),
    t198 = t184 ^ (((t184 << 52) | (t184 >> 12)) | t191),
    t199 = t198 ^ (((t198 << 40) | (t198 >> 24)) & t193),
    t200 = t183 ^ (((t183 << 52) | (t183 >> 12)) | t191),
    t201 = t200 ^ (((t200 << 40) | (t200 >> 24)) & t193),
    t202 = t189 ^ (((t189 << 52) | (t189 >> 12)) | t191),
    t203 = t202 ^ (((t202 << 40) | (t202 >> 24)) & t193),
    t204 = t190 ^ (((t190 << 52) | (t190 >> 12)) | t191),
    t205 = t204 ^ (((t204 << 40) | (t204 >> 24)) & t193),
    t206 = t187 ^ (((t187 << 52) | (t187 >> 12)) | t191),
    t207 = t206 ^ (((t206 << 40) | (t206 >> 24)) & t193),
    t208 = t188 ^ (((t188 << 52) | (t188 >> 12)) | t191),
    t209 = t208 ^ (((t208 << 40) | (t208 >> 24)) & t193),
    t210 = (t194 ^ (((t194 << 12) | (t194 >> 52)) & t195)) ^ load_all128(rk + 2624),
    t211 = (t197 ^ (((t197 << 12) | (t197 >> 52)) & t195)) ^ load_all128(rk + 2632),
    t212 = (t199 ^ (((t199 << 12) | (t199 >> 52)) & t195)) ^ load_all128(rk + 2640),
    t213 = (t201 ^ (((t201 << 12) | (t201 >> 52)) & t195)) ^ load_all128(rk + 2648),
    t214 = (t203 ^ (((t203 << 12) | (t203 >> 52)) & t195)) ^ load_all128(rk + 5792),
    t215 = (t205 ^ (((t205 << 12) | (t205 >> 52)) & t195)) ^ load_all128(rk + 2664),
    t216 = (t207 ^ (((t207 << 12) | (t207 >> 52)) & t195)) ^ load_all128(rk + 2672),
    t217 = (t209 ^ (((t209 << 12) | (t209 >> 52)) & t195)) ^ load_all128(rk + 5800);
    v128 x0 = t217;
    v128 x1 = t216;
    v128 x2 = t214;
    v128 x3 = t211;
    v128 x4 = t213;
    v128 x5 = t210;
    v128 x6 = t215;
    v128 x7 = t212;
    for (unsigned i = 0; i < 11; i++) {
        const uint8_t *round = rk + 2816 + 256 * i;
        // round 45 (skinny.dsl:60)
        const v128 t218 = ~x0, t219 = x2 ^ (x1 & t218), t220 = x5 ^ (x3 | x4),
        t221 = x6 ^ (t220 | t219), t222 = x4 ^ (x6 & (~t219)), t223 = x7 ^ (t220 | t222),
        t224 = x3 ^ (x7 & t218), t225 = x1 ^ (t224 | t223), t226 = x0 ^ (x6 & x1),
        t227 = splat_u64x2(UINT64_C(0xf000f000f000f)), t228 = t221 ^ ((t221 >> 12) & t227),
        t229 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t230 = t228 ^ ((t228 << 8) & t229),
        t231 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t232 = t222 ^ ((t222 >> 12) & t227),
        t233 = t232 ^ ((t232 << 8) & t229), t234 = t220 ^ ((t220 >> 12) & t227),
        t235 = t234 ^ ((t234 << 8) & t229), t236 = t219 ^ ((t219 >> 12) & t227),
        t237 = t236 ^ ((t236 << 8) & t229), t238 = t225 ^ ((t225 >> 12) & t227),
        t239 = t238 ^ ((t238 << 8) & t229), t240 = t226 ^ ((t226 >> 12) & t227),
        t241 = t240 ^ ((t240 << 8) & t229), t242 = t223 ^ ((t223 >> 12) & t227),
        t243 = t242 ^ ((t242 << 8) & t229), t244 = t224 ^ ((t224 >> 12) & t227),
        t245 = t244 ^ ((t244 << 8) & t229), t246 = (t230 ^ ((t230 >> 4) & t231)) ^ load_all128(round),
        t247 = (t233 ^ ((t233 >> 4) & t231)) ^ load_all128(round + 8),
        t248 = (t235 ^ ((t235 >> 4) & t231)) ^ load_all128(round + 16),
        t249 = (t237 ^ ((t237 >> 4) & t231)) ^ load_all128(round + 24),
        t250 = (t239 ^ ((t239 >> 4) & t231)) ^ load_all128(round + 32),
        t251 = (t241 ^ ((t241 >> 4) & t231)) ^ load_all128(round + 40),
        t252 = (t243 ^ ((t243 >> 4) & t231)) ^ load_all128(round + 48),
        t253 = (t245 ^ ((t245 >> 4) & t231)) ^ load_all128(round + 56);
        // round 44 (skinny.dsl:60)
        const v128 t254 = t250 ^ (t252 & t253), t255 = t246 ^ (t247 & t249),
        t256 = t251 ^ (t255 & t254), t257 = t249 ^ (t251 & t254), t258 = t248 ^ (t255 & t257),
        t259 = t247 ^ (t248 & t253), t260 = t252 ^ (t259 & t258), t261 = t253 ^ (t251 & t252),
        t262 = splat_u64x2(UINT64_C(0xff0fff0fff0fff0f)),
        t263 = t256 ^ (((t256 << 20) | (t256 >> 44)) | t262),
        t264 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t265 = t263 ^ (((t263 << 24) | (t263 >> 40)) & t264),
        t266 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t267 = t257 ^ (((t257 << 20) | (t257 >> 44)) | t262),
        t268 = t267 ^ (((t267 << 24) | (t267 >> 40)) & t264),
        t269 = t255 ^ (((t255 << 20) | (t255 >> 44)) | t262),
        t270 = t269 ^ (((t269 << 24) | (t269 >> 40)) & t264),
        t271 = t254 ^ (((t254 << 20) | (t254 >> 44)) | t262),
        t272 = t271 ^ (((t271 << 24) | (t271 >> 40)) & t264),
        t273 = t260 ^ (((t260 << 20) | (t260 >> 44)) | t262),
        t274 = t273 ^ (((t273 << 24) | (t273 >> 40)) & t264),
        t275 = t261 ^ (((t261 << 20) | (t261 >> 44)) | t262),
        t276 = t275 ^ (((t275 << 24) | (t275 >> 40)) & t264),
        t277 = t258 ^ (((t258 << 20) | (t258 >> 44)) | t262),
        t278 = t277 ^ (((t277 << 24) | (t277 >> 40)) & t264),
        t279 = t259 ^ (((t259 << 20) | (t259 >> 44)) | t262),
        t280 = t279 ^ (((t279 << 24) | (t279 >> 40)) & t264),
        t281 = (t265 ^ (((t265 << 60) | (t265 >> 4)) & t266)) ^ load_all128(round + 64),
        t282 = (t268 ^ (((t268 << 60) | (t268 >> 4)) & t266)) ^ load_all128(round + 72),
        t283 = (t270 ^ (((t270 << 60) | (t270 >> 4)) & t266)) ^ load_all128(round + 80),
        t284 = (t272 ^ (((t272 << 60) | (t272 >> 4)) & t266)) ^ load_all128(round + 88),
        t285 = (t274 ^ (((t274 << 60) | (t274 >> 4)) & t266)) ^ load_all128(round + 96),
        t286 = (t276 ^ (((t276 << 60) | (t276 >> 4)) & t266)) ^ load_all128(round + 104),
        t287 = (t278 ^ (((t278 << 60) | (t278 >> 4)) & t266)) ^ load_all128(round + 112),
        t288 = (t280 ^ (((t280 << 60) | (t280 >> 4)) & t266)) ^ load_all128(round + 120);
        // round 43 (skinny.dsl:60)
        const v128 t289 = t285 ^ (t287 & t288), t290 = t281 ^ (t282 & t284),
        t291 = t286 ^ (t290 & t289), t292 = t284 ^ (t286 & t289), t293 = t283 ^ (t290 & t292),
        t294 = t282 ^ (t283 & t288), t295 = t287 ^ (t294 & t293), t296 = t288 ^ (t286 & t287),
        t297 = splat_u64x2(UINT64_C(0xf0fff0fff0fff0ff)),
        t298 = t291 ^ (((t291 << 36) | (t291 >> 28)) | t297),
        t299 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t300 = t298 ^ ((t298 >> 8) & t299),
        t301 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t302 = t292 ^ (((t292 << 36) | (t292 >> 28)) | t297), t303 = t302 ^ ((t302 >> 8) & t299),
        t304 = t290 ^ (((t290 << 36) | (t290 >> 28)) | t297), t305 = t304 ^ ((t304 >> 8) & t299),
        t306 = t289 ^ (((t289 << 36) | (t289 >> 28)) | t297), t307 = t306 ^ ((t306 >> 8) & t299),
        t308 = t295 ^ (((t295 << 36) | (t295 >> 28)) | t297), t309 = t308 ^ ((t308 >> 8) & t299),
        t310 = t296 ^ (((t296 << 36) | (t296 >> 28)) | t297), t311 = t310 ^ ((t310 >> 8) & t299),
        t312 = t293 ^ (((t293 << 36) | (t293 >> 28)) | t297), t313 = t312 ^ ((t312 >> 8) & t299),
        t314 = t294 ^ (((t294 << 36) | (t294 >> 28)) | t297), t315 = t314 ^ ((t314 >> 8) & t299),
        t316 = (t300 ^ (((t300 << 28) | (t300 >> 36)) & t301)) ^ load_all128(round + 128),
        t317 = (t303 ^ (((t303 << 28) | (t303 >> 36)) & t301)) ^ load_all128(round + 136),
        t318 = (t305 ^ (((t305 << 28) | (t305 >> 36)) & t301)) ^ load_all128(round + 144),
        t319 = (t307 ^ (((t307 << 28) | (t307 >> 36)) & t301)) ^ load_all128(round + 152),
        t320 = (t309 ^ (((t309 << 28) | (t309 >> 36)) & t301)) ^ load_all128(round + 160),
        t321 = (t311 ^ (((t311 << 28) | (t311 >> 36)) & t301)) ^ load_all128(round + 168),
        t322 = (t313 ^ (((t313 << 28) | (t313 >> 36)) & t301)) ^ load_all128(round + 176),
        t323 = (t315 ^ (((t315 << 28) | (t315 >> 36)) & t301)) ^ load_all128(round + 184);
        // round 42 (skinny.dsl:60)
        const v128 t324 = t320 ^ (t322 & t323), t325 = t316 ^ (t317 & t319),
        t326 = t321 ^ (t325 & t324), t327 = t319 ^ (t321 & t324), t328 = t318 ^ (t325 & t327),
        t329 = t317 ^ (t318 & t323), t330 = t322 ^ (t329 & t328), t331 = t323 ^ (t321 & t322),
        t332 = splat_u64x2(UINT64_C(0xfff0fff0fff0fff)),
        t333 = t326 ^ (((t326 << 52) | (t326 >> 12)) | t332),
        t334 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t335 = t333 ^ (((t333 << 40) | (t333 >> 24)) & t334),
        t336 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t337 = t327 ^ (((t327 << 52) | (t327 >> 12)) | t332),
        t338 = t337 ^ (((t337 << 40) | (t337 >> 24)) & t334),
        t339 = t325 ^ (((t325 << 52) | (t325 >> 12)) | t332),
        t340 = t339 ^ (((t339 << 40) | (t339 >> 24)) & t334),
        t341 = t324 ^ (((t324 << 52) | (t324 >> 12)) | t332),
        t342 = t341 ^ (((t341 << 40) | (t341 >> 24)) & t334),
        t343 = t330 ^ (((t330 << 52) | (t330 >> 12)) | t332),
        t344 = t343 ^ (((t343 << 40) | (t343 >> 24)) & t334),
        t345 = t331 ^ (((t331 << 52) | (t331 >> 12)) | t332),
        t346 = t345 ^ (((t345 << 40) | (t345 >> 24)) & t334),
        t347 = t328 ^ (((t328 << 52) | (t328 >> 12)) | t332),
        t348 = t347 ^ (((t347 << 40) | (t347 >> 24)) & t334),
        t349 = t329 ^ (((t329 << 52) | (t329 >> 12)) | t332),
        t350 = t349 ^ (((t349 << 40) | (t349 >> 24)) & t334),
        t351 = (t335 ^ (((t335 << 12) | (t335 >> 52)) & t336)) ^ load_all128(round + 192),
        t352 = (t338 ^ (((t338 << 12) | (t338 >> 52)) & t336)) ^ load_all128(round + 200),
        t353 = (t340 ^ (((t340 << 12) | (t340 >> 52)) & t336)) ^ load_all128(round + 208),
        t354 = (t342 ^ (((t342 << 12) | (t342 >> 52)) & t336)) ^ load_all128(round + 216),
        t355 = (t344 ^ (((t344 << 12) | (t344 >> 52)) & t336)) ^ load_all128(round + 224),
        t356 = (t346 ^ (((t346 << 12) | (t346 >> 52)) & t336)) ^ load_all128(round + 232),
        t357 = (t348 ^ (((t348 << 12) | (t348 >> 52)) & t336)) ^ load_all128(round + 240),
        t358 = (t350 ^ (((t350 << 12) | (t350 >> 52)) & t336)) ^ load_all128(round + 248);
        x0 = t358;
        x1 = t357;
        x2 = t355;
        x3 = t352;
        x4 = t354;
        x5 = t351;
        x6 = t356;
        x7 = t353;
    }
    // round 1 (skinny.dsl:60)
    const v128 t788 = ~x0, t789 = x2 ^ (x1 & t788), t790 = x5 ^ (x3 | x4),
    t791 = x6 ^ (t790 | t789), t792 = x4 ^ (x6 & (~t789)), t793 = x7 ^ (t790 | t792),
    t794 = x3 ^ (x7 & t788), t795 = x1 ^ (t794 | t793), t796 = x0 ^ (x6 & x1),
    t797 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t798 = ((t791 >> 4) ^ t795) & t797,
    t799 = t791 ^ (t798 << 4), t800 = t795 ^ t798, t801 = ((t792 >> 4) ^ t796) & t797,
    t802 = t792 ^ (t801 << 4), t803 = t796 ^ t801, t804 = ((t790 >> 4) ^ t793) & t797,
    t805 = t790 ^ (t804 << 4), t806 = t793 ^ t804, t807 = ((t789 >> 4) ^ t794) & t797,
    t808 = t789 ^ (t807 << 4), t809 = t794 ^ t807, t810 = splat_u64x2(UINT64_C(0xffffffff)),
    t811 = ((t799 >> 32) ^ t800) & t810, t812 = t799 ^ (t811 << 32), t813 = t800 ^ t811,
    t814 = ((t802 >> 32) ^ t803) & t810, t815 = t802 ^ (t814 << 32), t816 = t803 ^ t814,
    t817 = ((t805 >> 32) ^ t806) & t810, t818 = t805 ^ (t817 << 32), t819 = t806 ^ t817,
    t820 = ((t808 >> 32) ^ t809) & t810, t821 = t808 ^ (t820 << 32), t822 = t809 ^ t820,
    t823 = splat_u64x2(UINT64_C(0xffff0000ffff)), t824 = ((t812 >> 16) ^ t813) & t823,
    t825 = t812 ^ (t824 << 16), t826 = t813 ^ t824, t827 = ((t815 >> 16) ^ t816) & t823,
    t828 = t815 ^ (t827 << 16), t829 = t816 ^ t827, t830 = ((t818 >> 16) ^ t819) & t823,
    t831 = t818 ^ (t830 << 16), t832 = t819 ^ t830, t833 = ((t821 >> 16) ^ t822) & t823,
    t834 = t821 ^ (t833 << 16), t835 = t822 ^ t833, t836 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)),
    t837 = ((t825 >> 8) ^ t826) & t836, t838 = t825 ^ (t837 << 8), t839 = t826 ^ t837,
    t840 = ((t828 >> 8) ^ t829) & t836, t841 = t828 ^ (t840 << 8), t842 = t829 ^ t840,
    t843 = ((t831 >> 8) ^ t832) & t836, t844 = t831 ^ (t843 << 8), t845 = t832 ^ t843,
    t846 = ((t834 >> 8) ^ t835) & t836, t847 = t834 ^ (t846 << 8), t848 = t835 ^ t846,
    t849 = splat_u64x2(UINT64_C(0x3333333333333333)), t850 = ((t838 >> 2) ^ t844) & t849,
    t851 = t838 ^ (t850 << 2), t852 = t844 ^ t850, t853 = ((t839 >> 2) ^ t845) & t849,
    t854 = t839 ^ (t853 << 2), t855 = t845 ^ t853, t856 = ((t841 >> 2) ^ t847) & t849,
    t857 = t841 ^ (t856 << 2), t858 = t847 ^ t856, t859 = ((t842 >> 2) ^ t848) & t849,
    t860 = t842 ^ (t859 << 2), t861 = t848 ^ t859, t862 = splat_u64x2(UINT64_C(0x5555555555555555)),
    t863 = ((t851 >> 1) ^ t857) & t862, t864 = t851 ^ (t863 << 1), t865 = t857 ^ t863,
    t866 = ((t854 >> 1) ^ t860) & t862, t867 = t854 ^ (t866 << 1), t868 = t860 ^ t866,
    t869 = ((t852 >> 1) ^ t858) & t862, t870 = t852 ^ (t869 << 1), t871 = t858 ^ t869,
    t872 = ((t855 >> 1) ^ t861) & t862, t873 = t855 ^ (t872 << 1), t874 = t861 ^ t872;
    store_lanes128(out, 64, &t864);
    store_lanes128(out + 8, 64, &t867);
    store_lanes128(out + 16, 64, &t865);
    store_lanes128(out + 24, 64, &t868);
    store_lanes128(out + 32, 64, &t870);
    store_lanes128(out + 40, 64, &t873);
    store_lanes128(out + 48, 64, &t871);
    store_lanes128(out + 56, 64, &t874);
}

void lwcc_skinny128_256_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 8; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 8;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_skinny128_256_ecb_decrypt_c(buffer, buffer, 8, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny128_256_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny128_256_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_256_key_setup_c(ctx, key);
    lwcc_skinny128_256_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny128_256_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16),
    t1 = (t0 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32),
    t2 = (t1 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48),
    t3 = t2 | ((uint64_t)nonce[7] << 56),
    t4 = ((uint64_t)nonce[8] | ((uint64_t)nonce[9] << 8)) | ((uint64_t)nonce[10] << 16),
    t5 = t4 | ((uint64_t)nonce[11] << 24), t6 = ((t3 >> 1) ^ t3) & UINT64_C(0x5555555555555555),
    t7 = t3 ^ (t6 << 1), t8 = t3 ^ t6, t9 = ((t5 >> 1) ^ t5) & UINT64_C(0x5555555555555555),
    t10 = t5 ^ (t9 << 1), t11 = t5 ^ t9, t12 = ((t7 >> 2) ^ t7) & UINT64_C(0x3333333333333333),
    t13 = t7 ^ (t12 << 2), t14 = t7 ^ t12, t15 = ((t10 >> 2) ^ t10) & UINT64_C(0x3333333333333333),
    t16 = t10 ^ (t15 << 2), t17 = t10 ^ t15, t18 = ((t8 >> 2) ^ t8) & UINT64_C(0x3333333333333333),
    t19 = t8 ^ (t18 << 2), t20 = t8 ^ t18, t21 = ((t11 >> 2) ^ t11) & UINT64_C(0x3333333333333333),
    t22 = t11 ^ (t21 << 2), t23 = t11 ^ t21, t24 = ((t13 >> 8) ^ t16) & UINT64_C(0xff00ff00ff00ff),
    t25 = t13 ^ (t24 << 8), t26 = t16 ^ t24, t27 = ((t19 >> 8) ^ t22) & UINT64_C(0xff00ff00ff00ff),
    t28 = t19 ^ (t27 << 8), t29 = t22 ^ t27, t30 = ((t14 >> 8) ^ t17) & UINT64_C(0xff00ff00ff00ff),
    t31 = t14 ^ (t30 << 8), t32 = t17 ^ t30, t33 = ((t20 >> 8) ^ t23) & UINT64_C(0xff00ff00ff00ff),
    t34 = t20 ^ (t33 << 8), t35 = t23 ^ t33, t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff),
    t37 = t25 ^ (t36 << 16), t38 = t26 ^ t36, t39 = ((t28 >> 16) ^ t29) & UINT64_C(0xffff0000ffff),
    t40 = t28 ^ (t39 << 16), t41 = t29 ^ t39, t42 = ((t31 >> 16) ^ t32) & UINT64_C(0xffff0000ffff),
    t43 = t31 ^ (t42 << 16), t44 = t32 ^ t42, t45 = ((t34 >> 16) ^ t35) & UINT64_C(0xffff0000ffff),
    t46 = t34 ^ (t45 << 16), t47 = t35 ^ t45, t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff),
    t49 = t37 ^ (t48 << 32), t50 = t38 ^ t48, t51 = ((t40 >> 32) ^ t41) & UINT64_C(0xffffffff),
    t52 = t40 ^ (t51 << 32), t53 = t41 ^ t51, t54 = ((t43 >> 32) ^ t44) & UINT64_C(0xffffffff),
    t55 = t43 ^ (t54 << 32), t56 = t44 ^ t54, t57 = ((t46 >> 32) ^ t47) & UINT64_C(0xffffffff),
    t58 = t46 ^ (t57 << 32), t59 = t47 ^ t57,
    t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t61 = ((t52 >> 4) ^ t53) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t62 = ((t55 >> 4) ^ t56) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t63 = ((t58 >> 4) ^ t59) & UINT64_C(0xf0f0f0f0f0f0f0f);
    store64(ctx + 5824, ~(t49 ^ (t60 << 4)));
    store64(ctx + 5832, ~(t52 ^ (t61 << 4)));
    store64(ctx + 5840, ~(t55 ^ (t62 << 4)));
    store64(ctx + 5848, ~(t58 ^ (t63 << 4)));
    store64(ctx + 5856, ~(t50 ^ t60));
    store64(ctx + 5864, ~(t53 ^ t61));
    store64(ctx + 5872, ~(t56 ^ t62));
    store64(ctx + 5880, ~(t59 ^ t63));
}


// 8 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v128 t0 = (splat_u64x2((uint64_t)counter)) + (join128(UINT64_C(0), UINT64_C(4))),
    t1 = splat_u64x2(UINT64_C(0xffffffff)), t2 = t0 & t1, t3 = splat_u64x2(UINT64_C(255)),
    t4 = (t2 + (splat_u64x2((uint64_t)1))) & t1, t5 = (t2 + (splat_u64x2((uint64_t)2))) & t1,
    t6 = (t2 + (splat_u64x2((uint64_t)3))) & t1,
    t7 = (((t2 >> 24) & t3) << 32) | (((t2 >> 16) & t3) << 40),
    t8 = (t7 | (((t2 >> 8) & t3) << 48)) | ((t2 & t3) << 56),
    t9 = (((t4 >> 24) & t3) << 32) | (((t4 >> 16) & t3) << 40),
    t10 = (t9 | (((t4 >> 8) & t3) << 48)) | ((t4 & t3) << 56),
    t11 = (((t5 >> 24) & t3) << 32) | (((t5 >> 16) & t3) << 40),
    t12 = (t11 | (((t5 >> 8) & t3) << 48)) | ((t5 & t3) << 56),
    t13 = (((t6 >> 24) & t3) << 32) | (((t6 >> 16) & t3) << 40),
    t14 = (t13 | (((t6 >> 8) & t3) << 48)) | ((t6 & t3) << 56),
    t15 = splat_u64x2(UINT64_C(0x5555555555555555)), t16 = ((t8 >> 1) ^ t10) & t15,
    t17 = t8 ^ (t16 << 1), t18 = t10 ^ t16, t19 = ((t12 >> 1) ^ t14) & t15, t20 = t12 ^ (t19 << 1),
    t21 = t14 ^ t19, t22 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t23 = ((t17 >> 2) ^ t20) & t22, t24 = t17 ^ (t23 << 2), t25 = t20 ^ t23,
    t26 = ((t18 >> 2) ^ t21) & t22, t27 = t18 ^ (t26 << 2), t28 = t21 ^ t26,
    t29 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t30 = t24 & t29, t31 = t30 << 8, t32 = t24 ^ t30,
    t33 = t27 & t29, t34 = t33 << 8, t35 = t27 ^ t33, t36 = t25 & t29, t37 = t36 << 8,
    t38 = t25 ^ t36, t39 = t28 & t29, t40 = t39 << 8, t41 = t28 ^ t39,
    t42 = splat_u64x2(UINT64_C(0xffff0000ffff)), t43 = ((t31 >> 16) ^ t32) & t42,
    t44 = t31 ^ (t43 << 16), t45 = t32 ^ t43, t46 = ((t34 >> 16) ^ t35) & t42,
    t47 = t34 ^ (t46 << 16), t48 = t35 ^ t46, t49 = ((t37 >> 16) ^ t38) & t42,
    t50 = t37 ^ (t49 << 16), t51 = t38 ^ t49, t52 = ((t40 >> 16) ^ t41) & t42,
    t53 = t40 ^ (t52 << 16), t54 = t41 ^ t52, t55 = splat_u64x2(UINT64_C(0xffffffff)),
    t56 = ((t44 >> 32) ^ t45) & t55, t57 = t44 ^ (t56 << 32), t58 = t45 ^ t56,
    t59 = ((t47 >> 32) ^ t48) & t55, t60 = t47 ^ (t59 << 32), t61 = t48 ^ t59,
    t62 = ((t50 >> 32) ^ t51) & t55, t63 = t50 ^ (t62 << 32), t64 = t51 ^ t62,
    t65 = ((t53 >> 32) ^ t54) & t55, t66 = t53 ^ (t65 << 32), t67 = t54 ^ t65,
    t68 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t69 = ((t57 >> 4) ^ t58) & t68,
    t70 = ((t60 >> 4) ^ t61) & t68, t71 = ((t63 >> 4) ^ t64) & t68, t72 = ((t66 >> 4) ^ t67) & t68,
    t73 = load_all128(ctx + 5824) ^ (t57 ^ (t69 << 4)),
    t74 = load_all128(ctx + 5832) ^ (t60 ^ (t70 << 4)),
    t75 = load_all128(ctx + 5840) ^ (t63 ^ (t71 << 4)),
    t76 = load_all128(ctx + 5848) ^ (t66 ^ (t72 << 4)), t77 = load_all128(ctx + 5856) ^ (t58 ^ t69),
    t78 = load_all128(ctx + 5864) ^ (t61 ^ t70), t79 = load_all128(ctx + 5872) ^ (t64 ^ t71),
    t80 = load_all128(ctx + 5880) ^ (t67 ^ t72);
    // round 1 (skinny.dsl:60)
    const v128 t81 = t77 ^ (t79 & t80), t82 = t73 ^ (t75 & t76), t83 = t78 ^ (t82 & t81),
    t84 = t79 ^ (t74 & t75), t85 = t80 ^ (t84 & t83), t86 = t74 ^ (t76 & t82),
    t87 = (t75 ^ (t86 & t85)) ^ load_all128(ctx + 5568), t88 = t85 ^ load_all128(ctx + 5808),
    t89 = t84 ^ load_all128(ctx + 5584), t90 = t86 ^ load_all128(ctx + 5816),
    t91 = (t76 ^ (t81 & t83)) ^ load_all128(ctx + 5632), t92 = t82 ^ load_all128(ctx + 5608),
    t93 = t81 ^ load_all128(ctx + 5616), t94 = t83 ^ load_all128(ctx + 5640),
    t95 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t96 = t87 ^ (((t87 << 12) | (t87 >> 52)) & t95),
    t97 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t98 = t96 ^ (((t96 << 40) | (t96 >> 24)) & t97),
    t99 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t100 = t98 ^ (((t98 << 52) | (t98 >> 12)) & t99),
    t101 = t88 ^ (((t88 << 12) | (t88 >> 52)) & t95),
    t102 = t101 ^ (((t101 << 40) | (t101 >> 24)) & t97),
    t103 = t102 ^ (((t102 << 52) | (t102 >> 12)) & t99),
    t104 = t89 ^ (((t89 << 12) | (t89 >> 52)) & t95),
    t105 = t104 ^ (((t104 << 40) | (t104 >> 24)) & t97),
    t106 = t105 ^ (((t105 << 52) | (t105 >> 12)) & t99),
    t107 = t90 ^ (((t90 << 12) | (t90 >> 52)) & t95),
    t108 = t107 ^ (((t107 << 40) | (t107 >> 24)) & t97),
    t109 = t108 ^ (((t108 << 52) | (t108 >> 12)) & t99),
    t110 = t91 ^ (((t91 << 12) | (t91 >> 52)) & t95),
    t111 = t110 ^ (((t110 << 40) | (t110 >> 24)) & t97),
    t112 = t111 ^ (((t111 << 52) | (t111 >> 12)) & t99),
    t113 = t92 ^ (((t92 << 12) | (t92 >> 52)) & t95),
    t114 = t113 ^ (((t113 << 40) | (t113 >> 24)) & t97),
    t115 = t114 ^ (((t114 << 52) | (t114 >> 12)) & t99),
    t116 = t93 ^ (((t93 << 12) | (t93 >> 52)) & t95),
    t117 = t116 ^ (((t116 << 40) | (t116 >> 24)) & t97),
    t118 = t117 ^ (((t117 << 52) | (t117 >> 12)) & t99),
    t119 = t94 ^ (((t94 << 12) | (t94 >> 52)) & t95),
    t120 = t119 ^ (((t119 << 40) | (t119 >> 24)) & t97),
    t121 = t120 ^ (((t120 << 52) | (t120 >> 12)) & t99);
    // round 2 (skinny.dsl:60)
    const v128 t122 = t112 ^ (t118 | t121), t123 = t100 ^ (t106 | t109),
    t124 = t115 ^ (~(t123 & t122)), t125 = t118 ^ (t103 | t106), t126 = t121 ^ (t125 & t124),
    t127 = ~t109, t128 = t103 ^ (t127 & t123),
    t129 = (t106 ^ (t128 | t126)) ^ load_all128(ctx + 5504), t130 = t126 ^ load_all128(ctx + 5648),
    t131 = t125 ^ load_all128(ctx + 5520), t132 = t128 ^ load_all128(ctx + 5656),
    t133 = (t127 ^ (t122 & t124)) ^ load_all128(ctx + 5536), t134 = t123 ^ load_all128(ctx + 5544),
    t135 = t122 ^ load_all128(ctx + 5552), t136 = t124 ^ load_all128(ctx + 5560),
    t137 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t138 = t129 ^ (((t129 << 28) | (t129 >> 36)) & t137),
    t139 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t140 = t138 ^ ((t138 >> 8) & t139),
    t141 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t142 = t140 ^ (((t140 << 36) | (t140 >> 28)) & t141),
    t143 = t130 ^ (((t130 << 28) | (t130 >> 36)) & t137), t144 = t143 ^ ((t143 >> 8) & t139),
    t145 = t144 ^ (((t144 << 36) | (t144 >> 28)) & t141),
    t146 = t131 ^ (((t131 << 28) | (t131 >> 36)) & t137), t147 = t146 ^ ((t146 >> 8) & t139),
    t148 = t147 ^ (((t147 << 36) | (t147 >> 28)) & t141),
    t149 = t132 ^ (((t132 << 28) | (t132 >> 36)) & t137), t150 = t149 ^ ((t149 >> 8) & t139),
    t151 = t150 ^ (((t150 << 36) | (t150 >> 28)) & t141),
    t152 = t133 ^ (((t133 << 28) | (t133 >> 36)) & t137), t153 = t152 ^ ((t152 >> 8) & t139),
    t154 = t153 ^ (((t153 << 36) | (t153 >> 28)) & t141),
    t155 = t134 ^ (((t134 << 28) | (t134 >> 36)) & t137), t156 = t155 ^ ((t155 >> 8) & t139),
    t157 = t156 ^ (((t156 << 36) | (t156 >> 28)) & t141),
    t158 = t135 ^ (((t135 << 28) | (t135 >> 36)) & t137), t159 = t158 ^ ((t158 >> 8) & t139),
    t160 = t159 ^ (((t159 << 36) | (t159 >> 28)) & t141),
    t161 = t136 ^ (((t136 << 28) | (t136 >> 36)) & t137), t162 = t161 ^ ((t161 >> 8) & t139),
    t163 = t162 ^ (((t162 << 36) | (t162 >> 28)) & t141);
    // round 3 (skinny.dsl:60)
    const v128 t164 = t154 ^ (t160 | t163), t165 = t142 ^ (t148 | t151),
    t166 = t157 ^ (~(t165 & t164)), t167 = t160 ^ (t145 | t148), t168 = t163 ^ (t167 & t166),
    t169 = ~t151, t170 = t145 ^ (t169 & t165),
    t171 = (t148 ^ (t170 | t168)) ^ load_all128(ctx + 5440), t172 = t168 ^ load_all128(ctx + 5664),
    t173 = t167 ^ load_all128(ctx + 5456), t174 = t170 ^ load_all128(ctx + 5672),
    t175 = (t169 ^ (t164 & t166)) ^ load_all128(ctx + 5472), t176 = t165 ^ load_all128(ctx + 5480),
    t177 = t164 ^ load_all128(ctx + 5488), t178 = t166 ^ load_all128(ctx + 5496),
    t179 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t180 = t171 ^ (((t171 << 60) | (t171 >> 4)) & t179),
    t181 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t182 = t180 ^ (((t180 << 24) | (t180 >> 40)) & t181),
    t183 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t184 = t182 ^ (((t182 << 20) | (t182 >> 44)) & t183),
    t185 = t172 ^ (((t172 << 60) | (t172 >> 4)) & t179),
    t186 = t185 ^ (((t185 << 24) | (t185 >> 40)) & t181),
    t187 = t186 ^ (((t186 << 20) | (t186 >> 44)) & t183),
    t188 = t173 ^ (((t173 << 60) | (t173 >> 4)) & t179),
    t189 = t188 ^ (((t188 << 24) | (t188 >> 40)) & t181),
    t190 = t189 ^ (((t189 << 20) | (t189 >> 44)) & t183),
    t191 = t174 ^ (((t174 << 60) | (t174 >> 4)) & t179),
    t192 = t191 ^ (((t191 << 24) | (t191 >> 40)) & t181),
    t193 = t192 ^ (((t192 << 20) | (t192 >> 44)) & t183),
    t194 = t175 ^ (((t175 << 60) | (t175 >> 4)) & t179),
    t195 = t194 ^ (((t194 << 24) | (t194 >> 40)) & t181),
    t196 = t195 ^ (((t195 << 20) | (t195 >> 44)) & t183),
    t197 = t176 ^ (((t176 << 60) | (t176 >> 4)) & t179),
    t198 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t181),
    t199 = t198 ^ (((t198 << 20) | (t198 >> 44)) & t183),
    t200 = t177 ^ (((t177 << 60) | (t177 >> 4)) & t179),
    t201 = t200 ^ (((t200 << 24) | (t200 >> 40)) & t181),
    t202 = t201 ^ (((t201 << 20) | (t201 >> 44)) & t183),
    t203 = t178 ^ (((t178 << 60) | (t178 >> 4)) & t179),
    t204 = t203 ^ (((t203 << 24) | (t203 >> 40)) & t181),
    t205 = t204 ^ (((t204 << 20) | (t204 >> 44)) & t183);
    v128 x0 = t202;
    v128 x1 = t205;
    v128 x2 = t196;
    v128 x3 = t190;
    v128 x4 = t193;
    v128 x5 = t184;
    v128 x6 = t199;
    v128 x7 = t187;
    for (unsigned i = 0; i < 11; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 4 (skinny.dsl:60)
        const v128 t206 = x2 ^ (x0 | x1), t207 = x5 ^ (x3 | x4), t208 = x6 ^ (~(t207 & t206)),
        t209 = x0 ^ (x7 | x3), t210 = x1 ^ (t209 & t208), t211 = ~x4, t212 = x7 ^ (t211 & t207),
        t213 = (x3 ^ (t212 | t210)) ^ load_all128(round), t214 = t210 ^ load_all128(round + 8),
        t215 = t209 ^ load_all128(round + 16), t216 = t212 ^ load_all128(round + 24),
        t217 = (t211 ^ (t206 & t208)) ^ load_all128(round + 32), t218 = t207 ^ load_all128(round + 40),
        t219 = t206 ^ load_all128(round + 48), t220 = t208 ^ load_all128(round + 56),
        t221 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t222 = t213 ^ ((t213 >> 4) & t221),
        t223 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t224 = t222 ^ ((t222 << 8) & t223),
        t225 = splat_u64x2(UINT64_C(0xf000f000f000f)), t226 = t224 ^ ((t224 >> 12) & t225),
        t227 = t214 ^ ((t214 >> 4) & t221), t228 = t227 ^ ((t227 << 8) & t223),
        t229 = t228 ^ ((t228 >> 12) & t225), t230 = t215 ^ ((t215 >> 4) & t221),
        t231 = t230 ^ ((t230 << 8) & t223), t232 = t231 ^ ((t231 >> 12) & t225),
        t233 = t216 ^ ((t216 >> 4) & t221), t234 = t233 ^ ((t233 << 8) & t223),
        t235 = t234 ^ ((t234 >> 12) & t225), t236 = t217 ^ ((t217 >> 4) & t221),
        t237 = t236 ^ ((t236 << 8) & t223), t238 = t237 ^ ((t237 >> 12) & t225),
        t239 = t218 ^ ((t218 >> 4) & t221), t240 = t239 ^ ((t239 << 8) & t223),
        t241 = t240 ^ ((t240 >> 12) & t225), t242 = t219 ^ ((t219 >> 4) & t221),
        t243 = t242 ^ ((t242 << 8) & t223), t244 = t243 ^ ((t243 >> 12) & t225),
        t245 = t220 ^ ((t220 >> 4) & t221), t246 = t245 ^ ((t245 << 8) & t223),
        t247 = t246 ^ ((t246 >> 12) & t225);
        // round 5 (skinny.dsl:60)
        const v128 t248 = t238 ^ (t244 | t247), t249 = t226 ^ (t232 | t235),
        t250 = (~t241) ^ (t249 & t248), t251 = t244 ^ (t229 | t232), t252 = t247 ^ (t251 & t250),
        t253 = ~t235, t254 = t229 ^ (t253 & t249),
        t255 = (t232 ^ (t254 | t252)) ^ load_all128(round + 64), t256 = t252 ^ load_all128(round + 72),
        t257 = t251 ^ load_all128(round + 80), t258 = t254 ^ load_all128(round + 88),
        t259 = (t253 ^ (t248 & t250)) ^ load_all128(round + 96), t260 = t249 ^ load_all128(round + 104),
        t261 = t248 ^ load_all128(round + 112), t262 = t250 ^ load_all128(round + 120),
        t263 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t264 = t255 ^ (((t255 << 12) | (t255 >> 52)) & t263),
        t265 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t266 = t264 ^ (((t264 << 40) | (t264 >> 24)) & t265),
        t267 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t268 = t266 ^ (((t266 << 52) | (t266 >> 12)) & t267),
        t269 = t256 ^ (((t256 << 12) | (t256 >> 52)) & t263),
        t270 = t269 ^ (((t269 << 40) | (t269 >> 24)) & t265),
        t271 = t270 ^ (((t270 << 52) | (t270 >> 12)) & t267),
        t272 = t257 ^ (((t257 << 12) | (t257 >> 52)) & t263),
        t273 = t272 ^ (((t272 << 40) | (t272 >> 24)) & t265),
        t274 = t273 ^ (((t273 << 52) | (t273 >> 12)) & t267),
        t275 = t258 ^ (((t258 << 12) | (t258 >> 52)) & t263),
        t276 = t275 ^ (((t275 << 40) | (t275 >> 24)) & t265),
        t277 = t276 ^ (((t276 << 52) | (t276 >> 12)) & t267),
        t278 = t259 ^ (((t259 << 12) | (t259 >> 52)) & t263),
        t279 = t278 ^ (((t278 << 40) | (t278 >> 24)) & t265),
        t280 = t279 ^ (((t279 << 52) | (t279 >> 12)) & t267),
        t281 = t260 ^ (((t260 << 12) | (t260 >> 52)) & t263),
        t282 = t281 ^ (((t281 << 40) | (t281 >> 24)) & t265),
        t283 = t282 ^ (((t282 << 52) | (t282 >> 12)) & t267),
        t284 = t261 ^ (((t261 << 12) | (t261 >> 52)) & t263),
        t285 = t284 ^ (((t284 << 40) | (t284 >> 24)) & t265),
        t286 = t285 ^ (((t285 << 52) | (t285 >> 12)) & t267),
        t287 = t262 ^ (((t262 << 12) | (t262 >> 52)) & t263),
        t288 = t287 ^ (((t287 << 40) | (t287 >> 24)) & t265),
        t289 = t288 ^ (((t288 << 52) | (t288 >> 12)) & t267);
        // round 6 (skinny.dsl:60)
        const v128 t290 = t280 ^ (t286 | t289), t291 = t268 ^ (t274 | t277),
        t292 = t283 ^ (~(t291 & t290)), t293 = t286 ^ (t271 | t274), t294 = t289 ^ (t293 & t292),
        t295 = ~t277, t296 = t271 ^ (t295 & t291),
        t297 = (t274 ^ (t296 | t294)) ^ load_all128(round + 128),
        t298 = t294 ^ load_all128(round + 136), t299 = t293 ^ load_all128(round + 144),
        t300 = t296 ^ load_all128(round + 152),
        t301 = (t295 ^ (t290 & t292)) ^ load_all128(round + 160),
        t302 = t291 ^ load_all128(round + 168), t303 = t290 ^ load_all128(round + 176),
        t304 = t292 ^ load_all128(round + 184), t305 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t306 = t297 ^ (((t297 << 28) | (t297 >> 36)) & t305),
        t307 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t308 = t306 ^ ((t306 >> 8) & t307),
        t309 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t310 = t308 ^ (((t308 << 36) | (t308 >> 28)) & t309),
        t311 = t298 ^ (((t298 << 28) | (t298 >> 36)) & t305), t312 = t311 ^ ((t311 >> 8) & t307),
        t313 = t312 ^ (((t312 << 36) | (t312 >> 28)) & t309),
        t314 = t299 ^ (((t299 << 28) | (t299 >> 36)) & t305), t315 = t314 ^ ((t314 >> 8) & t307),
        t316 = t315 ^ (((t315 << 36) | (t315 >> 28)) & t309),
        t317 = t300 ^ (((t300 << 28) | (t300 >> 36)) & t305), t318 = t317 ^ ((t317 >> 8) & t307),
        t319 = t318 ^ (((t318 << 36) | (t318 >> 28)) & t309),
        t320 = t301 ^ (((t301 << 28) | (t301 >> 36)) & t305), t321 = t320 ^ ((t320 >> 8) & t307),
        t322 = t321 ^ (((t321 << 36) | (t321 >> 28)) & t309),
        t323 = t302 ^ (((t302 << 28) | (t302 >> 36)) & t305), t324 = t323 ^ ((t323 >> 8) & t307),
        t325 = t324 ^ (((t324 << 36) | (t324 >> 28)) & t309),
        t326 = t303 ^ (((t303 << 28) | (t303 >> 36)) & t305), t327 = t326 ^ ((t326 >> 8) & t307),
        t328 = t327 ^ (((t327 << 36) | (t327 >> 28)) & t309),
        t329 = t304 ^ (((t304 << 28) | (t304 >> 36)) & t305), t330 = t329 ^ ((t329 >> 8) & t307),
        t331 = t330 ^ (((t330 << 36) | (t330 >> 28)) & t309);
        // round 7 (skinny.dsl:60)
        const v128 t332 = t322 ^ (t328 | t331), t333 = t310 ^ (t316 | t319),
        t334 = t325 ^ (~(t333 & t332)), t335 = t328 ^ (t313 | t316), t336 = t331 ^ (t335 & t334),
        t337 = ~t319, t338 = t313 ^ (t337 & t333),
        t339 = (t316 ^ (t338 | t336)) ^ load_all128(round + 192),
        t340 = t336 ^ load_all128(round + 200), t341 = t335 ^ load_all128(round + 208),
        t342 = t338 ^ load_all128(round + 216),
        t343 = (t337 ^ (t332 & t334)) ^ load_all128(round + 224),
        t344 = t333 ^ load_all128(round + 232), t345 = t332 ^ load_all128(round + 240),
        t346 = t334 ^ load_all128(round + 248), t347 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t348 = t339 ^ (((t339 << 60) | (t339 >> 4)) & t347),
        t349 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t350 = t348 ^ (((t348 << 24) | (t348 >> 40)) & t349),
        t351 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t352 = t350 ^ (((t350 << 20) | (t350 >> 44)) & t351),
        t353 = t340 ^ (((t340 << 60) | (t340 >> 4)) & t347),
        t354 = t353 ^ (((t353 << 24) | (t353 >> 40)) & t349),
        t355 = t354 ^ (((t354 << 20) | (t354 >> 44)) & t351),
        t356 = t341 ^ (((t341 << 60) | (t341 >> 4)) & t347),
        t357 = t356 ^ (((t356 << 24) | (t356 >> 40)) & t349),
        t358 = t357 ^ (((t357 << 20) | (t357 >> 44)) & t351),
        t359 = t342 ^ (((t342 << 60) | (t342 >> 4)) & t347),
        t360 = t359 ^ (((t359 << 24) | (t359 >> 40)) & t349),
        t361 = t360 ^ (((t360 << 20) | (t360 >> 44)) & t351),
        t362 = t343 ^ (((t343 << 60) | (t343 >> 4)) & t347),
        t363 = t362 ^ (((t362 << 24) | (t362 >> 40)) & t349),
        t364 = t363 ^ (((t363 << 20) | (t363 >> 44)) & t351),
        t365 = t344 ^ (((t344 << 60) | (t344 >> 4)) & t347),
        t366 = t365 ^ (((t365 << 24) | (t365 >> 40)) & t349),
        t367 = t366 ^ (((t366 << 20) | (t366 >> 44)) & t351),
        t368 = t345 ^ (((t345 << 60) | (t345 >> 4)) & t347),
        t369 = t368 ^ (((t368 << 24) | (t368 >> 40)) & t349),
        t370 = t369 ^ (((t369 << 20) | (t369 >> 44)) & t351),
        t371 = t346 ^ (((t346 << 60) | (t346 >> 4)) & t347),
        t372 = t371 ^ (((t371 << 24) | (t371 >> 40)) & t349),
        t373 = t372 ^ (((t372 << 20) | (t372 >> 44)) & t351);
        x0 = t370;
        x1 = t373;
        x2 = t364;
        x3 = t358;
        x4 = t361;
        x5 = t352;
        x6 = t367;
        x7 = t355;
    }
    // round 48 (skinny.dsl:60)
    const v128 t782 = x2 ^ (x0 | x1), t783 = x5 ^ (x3 | x4), t784 = x6 ^ (~(t783 & t782)),
    t785 = x0 ^ (x7 | x3), t786 = x1 ^ (t785 & t784), t787 = ~x4, t788 = x7 ^ (t787 & t783),
    t789 = (x3 ^ (t788 | t786)) ^ load_all128(ctx + 5680), t790 = t786 ^ load_all128(ctx + 5688),
    t791 = t785 ^ load_all128(ctx + 5696), t792 = t788 ^ load_all128(ctx + 5704),
    t793 = (t787 ^ (t782 & t784)) ^ load_all128(ctx + 5712), t794 = t783 ^ load_all128(ctx + 5720),
    t795 = t782 ^ load_all128(ctx + 5728), t796 = t784 ^ load_all128(ctx + 5736),
    t797 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t798 = t789 ^ ((t789 >> 4) & t797),
    t799 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t800 = t798 ^ ((t798 << 8) & t799),
    t801 = splat_u64x2(UINT64_C(0xf000f000f000f)), t802 = t800 ^ ((t800 >> 12) & t801),
    t803 = t790 ^ ((t790 >> 4) & t797), t804 = t803 ^ ((t803 << 8) & t799),
    t805 = t804 ^ ((t804 >> 12) & t801), t806 = t791 ^ ((t791 >> 4) & t797),
    t807 = t806 ^ ((t806 << 8) & t799), t808 = t807 ^ ((t807 >> 12) & t801),
    t809 = t792 ^ ((t792 >> 4) & t797), t810 = t809 ^ ((t809 << 8) & t799),
    t811 = t810 ^ ((t810 >> 12) & t801), t812 = t793 ^ ((t793 >> 4) & t797),
    t813 = t812 ^ ((t812 << 8) & t799), t814 = t813 ^ ((t813 >> 12) & t801),
    t815 = t794 ^ ((t794 >> 4) & t797), t816 = t815 ^ ((t815 << 8) & t799),
    t817 = t816 ^ ((t816 >> 12) & t801), t818 = t795 ^ ((t795 >> 4) & t797),
    t819 = t818 ^ ((t818 << 8) & t799), t820 = t819 ^ ((t819 >> 12) & t801),
    t821 = t796 ^ ((t796 >> 4) & t797), t822 = t821 ^ ((t821 << 8) & t799),
    t823 = t822 ^ ((t822 >> 12) & t801), t824 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t825 = ((t802 >> 4) ^ t814) & t824, t826 = t802 ^ (t825 << 4), t827 = t814 ^ t825,
    t828 = ((t805 >> 4) ^ t817) & t824, t829 = t805 ^ (t828 << 4), t830 = t817 ^ t828,
    t831 = ((t808 >> 4) ^ t820) & t824, t832 = t808 ^ (t831 << 4), t833 = t820 ^ t831,
    t834 = ((t811 >> 4) ^ t823) & t824, t835 = t811 ^ (t834 << 4), t836 = t823 ^ t834,
    t837 = splat_u64x2(UINT64_C(0xffffffff)), t838 = ((t826 >> 32) ^ t827) & t837,
    t839 = t826 ^ (t838 << 32), t840 = t827 ^ t838, t841 = ((t829 >> 32) ^ t830) & t837,
    t842 = t829 ^ (t841 << 32), t843 = t830 ^ t841, t844 = ((t832 >> 32) ^ t833) & t837,
    t845 = t832 ^ (t844 << 32), t846 = t833 ^ t844, t847 = ((t835 >> 32) ^ t836) & t837,
    t848 = t835 ^ (t847 << 32), t849 = t836 ^ t847, t850 = splat_u64x2(UINT64_C(0xffff0000ffff)),
    t851 = ((t839 >> 16) ^ t840) & t850, t852 = t839 ^ (t851 << 16), t853 = t840 ^ t851,
    t854 = ((t842 >> 16) ^ t843) & t850, t855 = t842 ^ (t854 << 16), t856 = t843 ^ t854,
    t857 = ((t845 >> 16) ^ t846) & t850, t858 = t845 ^ (t857 << 16), t859 = t846 ^ t857,
    t860 = ((t848 >> 16) ^ t849) & t850, t861 = t848 ^ (t860 << 16), t862 = t849 ^ t860,
    t863 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t864 = ((t852 >> 8) ^ t853) & t863,
    t865 = t852 ^ (t864 << 8), t866 = t853 ^ t864, t867 = ((t855 >> 8) ^ t856) & t863,
    t868 = t855 ^ (t867 << 8), t869 = t856 ^ t867, t870 = ((t858 >> 8) ^ t859) & t863,
    t871 = t858 ^ (t870 << 8), t872 = t859 ^ t870, t873 = ((t861 >> 8) ^ t862) & t863,
    t874 = t861 ^ (t873 << 8), t875 = t862 ^ t873, t876 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t877 = ((t865 >> 2) ^ t871) & t876, t878 = t865 ^ (t877 << 2), t879 = t871 ^ t877,
    t880 = ((t866 >> 2) ^ t872) & t876, t881 = t866 ^ (t880 << 2), t882 = t872 ^ t880,
    t883 = ((t868 >> 2) ^ t874) & t876, t884 = t868 ^ (t883 << 2), t885 = t874 ^ t883,
    t886 = ((t869 >> 2) ^ t875) & t876, t887 = t869 ^ (t886 << 2), t888 = t875 ^ t886,
    t889 = splat_u64x2(UINT64_C(0x5555555555555555)), t890 = ((t878 >> 1) ^ t884) & t889,
    t891 = ((t881 >> 1) ^ t887) & t889, t892 = ((t879 >> 1) ^ t885) & t889,
    t893 = ((t882 >> 1) ^ t888) & t889, t894 = load_lanes128(in, 64),
    t895 = load_lanes128(in + 8, 64), t896 = load_lanes128(in + 16, 64),
    t897 = load_lanes128(in + 24, 64), t898 = load_lanes128(in + 32, 64),
    t899 = load_lanes128(in + 40, 64), t900 = load_lanes128(in + 48, 64),
    t901 = load_lanes128(in + 56, 64), t902 = t894 ^ (t878 ^ (t890 << 1)),
    t903 = t895 ^ (t881 ^ (t891 << 1)), t904 = t896 ^ (t884 ^ t890), t905 = t897 ^ (t887 ^ t891),
    t906 = t898 ^ (t879 ^ (t892 << 1)), t907 = t899 ^ (t882 ^ (t893 << 1)),
    t908 = t900 ^ (t885 ^ t892), t909 = t901 ^ (t888 ^ t893);
    store_lanes128(out, 64, &t902);
    store_lanes128(out + 8, 64, &t903);
    store_lanes128(out + 16, 64, &t904);
    store_lanes128(out + 24, 64, &t905);
    store_lanes128(out + 32, 64, &t906);
    store_lanes128(out + 40, 64, &t907);
    store_lanes128(out + 48, 64, &t908);
    store_lanes128(out + 56, 64, &t909);
}

void lwcc_skinny128_256_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 128; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 128;
        in += 128;
        counter += 8;
    }
    nbytes %= 128;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_skinny128_256_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
