// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_384 --target c --lanes 1 --slicing plane --blocks 8
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 2 lanes; cells in 8 arrangements
// sizes:     in bytes: block 16, key 48, nonce 12, rk 6848, ctx 6912, align 1, group 128, stack 0
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
static uint64_t key_setup_1(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(15)) | ((x1 >> 16) & UINT64_C(0xf0000000f000)),
    t1 = (t0 | ((x1 >> 28) & UINT64_C(0xf0000))) | ((x1 << 4) & UINT64_C(0xf0000000)),
    t2 = (t1 | ((x1 << 20) & UINT64_C(0xf00000000))) | ((x1 >> 8) & UINT64_C(0xf000000000000)),
    t3 = t2 | ((x1 << 52) & UINT64_C(0xf000000000000000));
    return t3;
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
static void key_setup_3(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = ((t0 >> 24) & UINT64_C(0xf000f0)) | ((t0 >> 4) & UINT64_C(0xf00)), t2 = t0 >> 20,
    t3 = (t1 | ((t0 >> 36) & UINT64_C(0xf000000))) | (t2 & UINT64_C(0xf000000000)),
    t4 = (t3 | ((t0 << 32) & UINT64_C(0xf000f0000000000))) | ((t0 << 12) & UINT64_C(0xf0000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_4(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = ((t0 >> 28) & UINT64_C(15)) | ((t0 << 4) & UINT64_C(0xf000)), t2 = t0 >> 8,
    t3 = (t1 | (t2 & UINT64_C(0xf0000000f0000))) | ((t0 << 16) & UINT64_C(0xf0000000)),
    t4 = (t3 | ((t0 >> 12) & UINT64_C(0xf00000000))) | ((t0 >> 16) & UINT64_C(0xf00000000000)),
    t5 = t4 | ((t0 << 20) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t5;
}

// What key goes through several times.
static uint64_t key_setup_5(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf00000000000f00)) | (rotl64(x1, 44) & UINT64_C(0xf00000000000f000)),
    t1 = (t0 | ((x1 >> 24) & UINT64_C(0xf000000))) | ((x1 << 28) & UINT64_C(0xf0000000)),
    t2 = (t1 | ((x1 << 20) & UINT64_C(0xf0000000000))) | (x2 & UINT64_C(0xf00000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_6(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = ((t0 >> 8) & UINT64_C(15)) | ((t0 >> 16) & UINT64_C(0xf000)),
    t2 = (t1 | ((t0 >> 28) & UINT64_C(0xf0000))) | (rotl64(t0, 32) & UINT64_C(0xf000f0000000)),
    t3 = t0 << 8, t4 = t0 << 4,
    t5 = (t2 | (t3 & UINT64_C(0xf000f00000000))) | (t4 & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t3;
    z[2] = t4;
    z[3] = t5;
}

// What key goes through several times.
static uint64_t key_setup_7(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f00)) | ((x1 >> 20) & UINT64_C(0xf000f000)),
    t1 = (t0 | ((x1 << 40) & UINT64_C(0xf0000000000))) | ((x1 << 28) & UINT64_C(0xf00000000000)),
    t2 = (t1 | ((x1 << 20) & UINT64_C(0xf00000000000000))) | ((x1 << 8) & UINT64_C(0xf000000000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_8(uint64_t *z, uint64_t x0, uint64_t x1)
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
static void key_setup_9(uint64_t *z, uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = x1 << 4, t1 = (x0 & UINT64_C(0xf00000000000f)) | (t0 & UINT64_C(0xf000)),
    t2 = (t1 | ((x1 >> 8) & UINT64_C(0xf0000))) | ((x1 >> 16) & UINT64_C(0xf0000000)),
    t3 = (t2 | ((x1 >> 28) & UINT64_C(0xf00000000))) | ((x1 << 32) & UINT64_C(0xf000f00000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_10(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2, t1 = t0 >> 20,
    t2 = (t1 & UINT64_C(240)) | ((t0 >> 4) & UINT64_C(0xf0000000000f00)), t3 = rotl64(t0, 48),
    t4 = (t2 | ((t0 >> 24) & UINT64_C(0xf000f00000))) | (t3 & UINT64_C(0xf0000000f000000)),
    t5 = t4 | ((t0 << 12) & UINT64_C(0xf0000000000));
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t5;
}

// What key goes through several times.
static void key_setup_11(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 ^ x1) ^ x2,
    t1 = (rotl64(t0, 24) & UINT64_C(0xf0000000f0)) | (rotl64(t0, 12) & UINT64_C(0xf0000000000f00)),
    t2 = (t1 | ((t0 >> 4) & UINT64_C(0xf00000))) | (rotl64(t0, 32) & UINT64_C(0xf000f000000)),
    t3 = t2 | ((t0 << 28) & UINT64_C(0xf00000000000000));
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint64_t key_setup_12(uint64_t x0)
{
    const uint64_t t0 = (rotl64(x0, 28) & UINT64_C(0xf0000000f)) | (rotl64(x0, 20) & UINT64_C(0xf000f0)),
    t1 = (t0 | (x0 & UINT64_C(0xf00000000f0000))) | ((x0 << 16) & UINT64_C(0xf00f000000000));
    return t1;
}

// What key goes through several times.
static uint64_t key_setup_13(uint64_t x0, uint64_t x1)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f)) | (rotl64(x1, 16) & UINT64_C(0xf0000000000f0)),
    t1 = (t0 | ((x1 << 20) & UINT64_C(0xf000f00000))) | (rotl64(x1, 48) & UINT64_C(0xf0000f00000000));
    return t1;
}

// What key goes through several times.
static uint64_t key_setup_14(uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000000000000f)) | (rotl64(x1, 36) & UINT64_C(0xf0000000f0)),
    t1 = (t0 | (x2 & UINT64_C(0xf000f0000))) | (x1 & UINT64_C(0xf000000f00000));
    return t1;
}

void lwcc_skinny128_384_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[499];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16),
    t3 = load_le64(key + 24), t4 = load_le64(key + 32), t5 = load_le64(key + 40);
    key_setup_8(z, t0, t1);
    key_setup_8(z + 8, t2, t3);
    key_setup_8(z + 16, t4, t5);
    const uint64_t t6 = ((z[0] ^ z[8]) ^ z[16]) & UINT64_C(0xff00ff00ff00ff),
    t7 = ((z[2] ^ z[10]) ^ z[18]) & UINT64_C(0xff00ff00ff00ff), t8 = t7 ^ UINT64_C(0xf00),
    t9 = ((z[4] ^ z[12]) ^ z[20]) & UINT64_C(0xff00ff00ff00ff),
    t10 = ((z[6] ^ z[14]) ^ z[22]) & UINT64_C(0xff00ff00ff00ff),
    t11 = ((z[1] ^ z[9]) ^ z[17]) & UINT64_C(0xff00ff00ff00ff),
    t12 = ((z[3] ^ z[11]) ^ z[19]) & UINT64_C(0xff00ff00ff00ff),
    t13 = ((z[5] ^ z[13]) ^ z[21]) & UINT64_C(0xff00ff00ff00ff),
    t14 = ((z[7] ^ z[15]) ^ z[23]) & UINT64_C(0xff00ff00ff00ff), t15 = z[15] ^ z[11],
    t16 = (z[0] ^ t15) ^ z[18], t17 = key_setup_1(t16 >> 40, t16), t18 = (z[2] ^ z[8]) ^ z[20],
    t19 = key_setup_1(t18 >> 40, t18), t20 = t19 ^ UINT64_C(0xf00000f0000000),
    t21 = (z[4] ^ z[10]) ^ z[22], t22 = key_setup_1(t21 >> 40, t21), t23 = (z[6] ^ z[12]) ^ z[17],
    t24 = key_setup_1(t23 >> 40, t23), t25 = (z[1] ^ z[14]) ^ z[19],
    t26 = key_setup_1(t25 >> 40, t25), t27 = (z[3] ^ z[9]) ^ z[21],
    t28 = key_setup_1(t27 >> 40, t27), t29 = (z[5] ^ z[11]) ^ z[23],
    t30 = key_setup_1(t29 >> 40, t29), t31 = z[16] ^ z[21], t32 = (z[7] ^ z[13]) ^ t31,
    t33 = key_setup_1(t32 >> 40, t32), t34 = key_setup_0(t16), t35 = key_setup_0(t18),
    t36 = t35 ^ UINT64_C(0xf0f000000000000), t37 = key_setup_0(t21), t38 = key_setup_0(t23),
    t39 = key_setup_0(t25), t40 = key_setup_0(t27), t41 = key_setup_0(t29), t42 = key_setup_0(t32),
    t43 = z[13] ^ z[9];
    key_setup_10(z + 24, z[0], t43, z[20]);
    key_setup_10(z + 28, z[2], t15, z[22]);
    const uint64_t t44 = z[31] ^ UINT64_C(0xf00000f000);
    key_setup_10(z + 32, z[4], z[8], z[17]);
    key_setup_10(z + 36, z[6], z[10], z[19]);
    const uint64_t t45 = z[39] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 40, z[1], z[12], z[21]);
    key_setup_10(z + 44, z[3], z[14], z[23]);
    key_setup_10(z + 48, z[5], z[9], t31);
    const uint64_t t46 = z[18] ^ z[23], t47 = (z[7] ^ z[11]) ^ t46, t48 = t47 >> 20,
    t49 = (t48 & UINT64_C(240)) | ((t47 >> 4) & UINT64_C(0xf0000000000f00)), t50 = rotl64(t47, 48),
    t51 = (t49 | ((t47 >> 24) & UINT64_C(0xf000f00000))) | (t50 & UINT64_C(0xf0000000f000000)),
    t52 = key_setup_14(z[26], z[24], z[25]), t53 = key_setup_14(z[30], z[28], z[29]),
    t54 = t53 ^ UINT64_C(0xf0f00000000), t55 = key_setup_14(z[34], z[32], z[33]),
    t56 = key_setup_14(z[38], z[36], z[37]), t57 = t56 ^ UINT64_C(0xf00000000),
    t58 = key_setup_14(z[42], z[40], z[41]), t59 = key_setup_14(z[46], z[44], z[45]),
    t60 = key_setup_14(z[50], z[48], z[49]), t61 = key_setup_14(t50, t47, t48), t62 = z[11] ^ z[14];
    key_setup_6(z + 52, z[0], t62, z[22]);
    key_setup_6(z + 56, z[2], t43, z[17]);
    const uint64_t t63 = z[59] ^ UINT64_C(0xf000000f00f00000);
    key_setup_6(z + 60, z[4], t15, z[19]);
    key_setup_6(z + 64, z[6], z[8], z[21]);
    const uint64_t t64 = z[67] ^ UINT64_C(0xf000000000000000);
    key_setup_6(z + 68, z[1], z[10], z[23]);
    key_setup_6(z + 72, z[3], z[12], t31);
    key_setup_6(z + 76, z[5], z[14], t46);
    const uint64_t t65 = z[20] ^ t31, t66 = (z[7] ^ z[9]) ^ t65,
    t67 = ((t66 >> 8) & UINT64_C(15)) | ((t66 >> 16) & UINT64_C(0xf000)),
    t68 = (t67 | ((t66 >> 28) & UINT64_C(0xf0000))) | (rotl64(t66, 32) & UINT64_C(0xf000f0000000)),
    t69 = t66 << 8, t70 = t66 << 4,
    t71 = (t68 | (t69 & UINT64_C(0xf000f00000000))) | (t70 & UINT64_C(0xf000000000000000)),
    t72 = key_setup_5(z[54], z[52], z[53]), t73 = key_setup_5(z[58], z[56], z[57]),
    t74 = t73 ^ UINT64_C(0xf0000000000f0000), t75 = key_setup_5(z[62], z[60], z[61]),
    t76 = key_setup_5(z[66], z[64], z[65]), t77 = t76 ^ UINT64_C(0xf000000),
    t78 = key_setup_5(z[70], z[68], z[69]), t79 = key_setup_5(z[74], z[72], z[73]),
    t80 = key_setup_5(z[78], z[76], z[77]), t81 = key_setup_5(t70, t66, t69), t82 = z[9] ^ z[12];
    key_setup_3(z + 80, z[0], t82, z[17]);
    key_setup_3(z + 83, z[2], t62, z[19]);
    const uint64_t t83 = z[85] ^ UINT64_C(0xf0000f0000f0);
    key_setup_3(z + 86, z[4], t43, z[21]);
    key_setup_3(z + 89, z[6], t15, z[23]);
    const uint64_t t84 = z[91] ^ UINT64_C(240);
    key_setup_3(z + 92, z[1], z[8], t31);
    key_setup_3(z + 95, z[3], z[10], t46);
    key_setup_3(z + 98, z[5], z[12], t65);
    const uint64_t t85 = z[22] ^ t46, t86 = (z[7] ^ z[14]) ^ t85,
    t87 = ((t86 >> 24) & UINT64_C(0xf000f0)) | ((t86 >> 4) & UINT64_C(0xf00)), t88 = t86 >> 20,
    t89 = (t87 | ((t86 >> 36) & UINT64_C(0xf000000))) | (t88 & UINT64_C(0xf000000000)),
    t90 = t89 | ((t86 << 32) & UINT64_C(0xf000f0000000000)), t91 = key_setup_13(z[81], z[80]),
    t92 = key_setup_13(z[84], z[83]), t93 = t92 ^ UINT64_C(0xfff), t94 = key_setup_13(z[87], z[86]),
    t95 = key_setup_13(z[90], z[89]), t96 = key_setup_13(z[93], z[92]),
    t97 = key_setup_13(z[96], z[95]), t98 = key_setup_13(z[99], z[98]),
    t99 = key_setup_13(t88, t86), t100 = z[14] ^ z[10], t101 = (z[0] ^ t100) ^ z[19];
    key_setup_9(z + 101, rotl64(t101, 8), t101);
    const uint64_t t102 = (z[2] ^ t82) ^ z[21];
    key_setup_9(z + 103, rotl64(t102, 8), t102);
    const uint64_t t103 = z[104] ^ UINT64_C(0xf00000f000000f), t104 = (z[4] ^ t62) ^ z[23];
    key_setup_9(z + 105, rotl64(t104, 8), t104);
    const uint64_t t105 = (z[6] ^ t43) ^ t31;
    key_setup_9(z + 107, rotl64(t105, 8), t105);
    const uint64_t t106 = z[108] ^ UINT64_C(0xf0000000), t107 = (z[1] ^ t15) ^ t46;
    key_setup_9(z + 109, rotl64(t107, 8), t107);
    const uint64_t t108 = (z[3] ^ z[8]) ^ t65;
    key_setup_9(z + 111, rotl64(t108, 8), t108);
    const uint64_t t109 = (z[5] ^ z[10]) ^ t85;
    key_setup_9(z + 113, rotl64(t109, 8), t109);
    const uint64_t t110 = z[17] ^ t65, t111 = (z[7] ^ z[12]) ^ t110;
    key_setup_9(z + 115, rotl64(t111, 8), t111);
    const uint64_t t112 = key_setup_7(z[101], t101), t113 = key_setup_7(z[103], t102),
    t114 = t113 ^ UINT64_C(0xf0f000000000000), t115 = key_setup_7(z[105], t104),
    t116 = key_setup_7(z[107], t105), t117 = t116 ^ UINT64_C(0xf00000000000000),
    t118 = key_setup_7(z[109], t107), t119 = key_setup_7(z[111], t108),
    t120 = key_setup_7(z[113], t109), t121 = key_setup_7(z[115], t111), t122 = z[12] ^ z[8];
    key_setup_11(z + 117, z[0], t122, z[21]);
    key_setup_11(z + 119, z[2], t100, z[23]);
    const uint64_t t123 = z[120] ^ UINT64_C(0xf0000000000f000);
    key_setup_11(z + 121, z[4], t82, t31);
    key_setup_11(z + 123, z[6], t62, t46);
    const uint64_t t124 = z[124] ^ UINT64_C(0xf000000000);
    key_setup_11(z + 125, z[1], t43, t65);
    key_setup_11(z + 127, z[3], t15, t85);
    key_setup_11(z + 129, z[5], z[8], t110);
    const uint64_t t125 = z[19] ^ t85, t126 = (z[7] ^ z[10]) ^ t125,
    t127 = (rotl64(t126, 24) & UINT64_C(0xf0000000f0)) | (rotl64(t126, 12) & UINT64_C(0xf0000000000f00)),
    t128 = (t127 | ((t126 >> 4) & UINT64_C(0xf00000))) | (rotl64(t126, 32) & UINT64_C(0xf000f000000)),
    t129 = t128 | ((t126 << 28) & UINT64_C(0xf00000000000000)), t130 = key_setup_12(z[117]),
    t131 = key_setup_12(z[119]), t132 = t131 ^ UINT64_C(0xff000000000), t133 = key_setup_12(z[121]),
    t134 = key_setup_12(z[123]), t135 = t134 ^ UINT64_C(0xf00000000), t136 = key_setup_12(z[125]),
    t137 = key_setup_12(z[127]), t138 = key_setup_12(z[129]), t139 = key_setup_12(t126),
    t140 = z[10] ^ t15;
    key_setup_4(z + 131, z[0], t140, z[23]);
    key_setup_4(z + 134, z[2], t122, t31);
    const uint64_t t141 = z[136] ^ UINT64_C(0xf000000f00f00000);
    key_setup_4(z + 137, z[4], t100, t46);
    key_setup_4(z + 140, z[6], t82, t65);
    key_setup_4(z + 143, z[1], t62, t85);
    key_setup_4(z + 146, z[3], t43, t110);
    key_setup_4(z + 149, z[5], t15, t125);
    const uint64_t t142 = z[21] ^ t110, t143 = (z[7] ^ z[8]) ^ t142,
    t144 = ((t143 >> 28) & UINT64_C(15)) | ((t143 << 4) & UINT64_C(0xf000)), t145 = t143 >> 8,
    t146 = (t144 | (t145 & UINT64_C(0xf0000000f0000))) | ((t143 << 16) & UINT64_C(0xf0000000)),
    t147 = (t146 | ((t143 >> 12) & UINT64_C(0xf00000000))) | ((t143 >> 16) & UINT64_C(0xf00000000000)),
    t148 = t147 | ((t143 << 20) & UINT64_C(0xf000000000000000)), t149 = key_setup_2(z[131], z[132]),
    t150 = key_setup_2(z[134], z[135]), t151 = t150 ^ UINT64_C(0xf00000000f0f0000),
    t152 = key_setup_2(z[137], z[138]), t153 = key_setup_2(z[140], z[141]),
    t154 = key_setup_2(z[143], z[144]), t155 = key_setup_2(z[146], z[147]),
    t156 = key_setup_2(z[149], z[150]), t157 = key_setup_2(t143, t145), t158 = z[8] ^ t43,
    t159 = (z[0] ^ t158) ^ t31,
    t160 = ((t159 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t159, 12) & UINT64_C(0xf000f000f000f00)),
    t161 = (z[2] ^ t140) ^ t46,
    t162 = ((t161 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t161, 12) & UINT64_C(0xf000f000f000f00)),
    t163 = t162 ^ UINT64_C(0xf000000000f0), t164 = (z[4] ^ t122) ^ t65,
    t165 = ((t164 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t164, 12) & UINT64_C(0xf000f000f000f00)),
    t166 = (z[6] ^ t100) ^ t85,
    t167 = ((t166 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t166, 12) & UINT64_C(0xf000f000f000f00)),
    t168 = t167 ^ UINT64_C(240), t169 = (z[1] ^ t82) ^ t110,
    t170 = ((t169 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t169, 12) & UINT64_C(0xf000f000f000f00)),
    t171 = (z[3] ^ t62) ^ t125,
    t172 = ((t171 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t171, 12) & UINT64_C(0xf000f000f000f00)),
    t173 = (z[5] ^ t43) ^ t142,
    t174 = ((t173 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t173, 12) & UINT64_C(0xf000f000f000f00)),
    t175 = z[23] ^ t125, t176 = (z[7] ^ t15) ^ t175,
    t177 = ((t176 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t176, 12) & UINT64_C(0xf000f000f000f00)),
    t178 = (t159 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(255),
    t179 = (t161 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00),
    t180 = (t164 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t181 = (t166 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t182 = t169 & UINT64_C(0xff00ff00ff00ff), t183 = t176 & UINT64_C(0xff00ff00ff00ff),
    t184 = t15 ^ t62, t185 = (z[0] ^ t184) ^ t46, t186 = key_setup_1(t185 >> 40, t185),
    t187 = (z[2] ^ t158) ^ t65, t188 = key_setup_1(t187 >> 40, t187),
    t189 = t188 ^ UINT64_C(0xf00000f000000f), t190 = (z[4] ^ t140) ^ t85,
    t191 = key_setup_1(t190 >> 40, t190), t192 = (z[6] ^ t122) ^ t110,
    t193 = key_setup_1(t192 >> 40, t192), t194 = t193 ^ UINT64_C(0xf0000000),
    t195 = (z[1] ^ t100) ^ t125, t196 = key_setup_1(t195 >> 40, t195), t197 = (z[3] ^ t82) ^ t142,
    t198 = key_setup_1(t197 >> 40, t197), t199 = (z[5] ^ t62) ^ t175,
    t200 = key_setup_1(t199 >> 40, t199), t201 = t31 ^ t142, t202 = (z[7] ^ t43) ^ t201,
    t203 = key_setup_1(t202 >> 40, t202), t204 = key_setup_0(t185), t205 = key_setup_0(t187),
    t206 = t205 ^ UINT64_C(0xf0000f0000000), t207 = key_setup_0(t190), t208 = key_setup_0(t192),
    t209 = key_setup_0(t195), t210 = key_setup_0(t197), t211 = key_setup_0(t199),
    t212 = key_setup_0(t202), t213 = t43 ^ t82;
    key_setup_10(z + 152, z[0], t213, t65);
    key_setup_10(z + 156, z[2], t184, t85);
    const uint64_t t214 = z[159] ^ UINT64_C(0xf0000f00000f000);
    key_setup_10(z + 160, z[4], t158, t110);
    key_setup_10(z + 164, z[6], t140, t125);
    const uint64_t t215 = z[167] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 168, z[1], t122, t142);
    key_setup_10(z + 172, z[3], t100, t175);
    key_setup_10(z + 176, z[5], t82, t201);
    const uint64_t t216 = t46 ^ t175, t217 = (z[7] ^ t62) ^ t216, t218 = t217 >> 20,
    t219 = (t218 & UINT64_C(240)) | ((t217 >> 4) & UINT64_C(0xf0000000000f00)),
    t220 = rotl64(t217, 48),
    t221 = (t219 | ((t217 >> 24) & UINT64_C(0xf000f00000))) | (t220 & UINT64_C(0xf0000000f000000)),
    t222 = key_setup_14(z[154], z[152], z[153]), t223 = key_setup_14(z[158], z[156], z[157]),
    t224 = t223 ^ UINT64_C(0xf0f00000000), t225 = key_setup_14(z[162], z[160], z[161]),
    t226 = key_setup_14(z[166], z[164], z[165]), t227 = key_setup_14(z[170], z[168], z[169]),
    t228 = key_setup_14(z[174], z[172], z[173]), t229 = key_setup_14(z[178], z[176], z[177]),
    t230 = key_setup_14(t220, t217, t218), t231 = t62 ^ t100;
    key_setup_6(z + 180, z[0], t231, t85);
    key_setup_6(z + 184, z[2], t213, t110);
    const uint64_t t232 = z[187] ^ UINT64_C(0xf00f00000);
    key_setup_6(z + 188, z[4], t184, t125);
    key_setup_6(z + 192, z[6], t158, t142);
    const uint64_t t233 = z[195] ^ UINT64_C(0xf000000000000000);
    key_setup_6(z + 196, z[1], t140, t175);
    key_setup_6(z + 200, z[3], t122, t201);
    key_setup_6(z + 204, z[5], t100, t216);
    const uint64_t t234 = t65 ^ t201, t235 = (z[7] ^ t82) ^ t234,
    t236 = ((t235 >> 8) & UINT64_C(15)) | ((t235 >> 16) & UINT64_C(0xf000)),
    t237 = (t236 | ((t235 >> 28) & UINT64_C(0xf0000))) | (rotl64(t235, 32) & UINT64_C(0xf000f0000000)),
    t238 = t235 << 8, t239 = t235 << 4,
    t240 = (t237 | (t238 & UINT64_C(0xf000f00000000))) | (t239 & UINT64_C(0xf000000000000000)),
    t241 = key_setup_5(z[182], z[180], z[181]), t242 = key_setup_5(z[186], z[184], z[185]),
    t243 = t242 ^ UINT64_C(0xf0000), t244 = key_setup_5(z[190], z[188], z[189]),
    t245 = key_setup_5(z[194], z[192], z[193]), t246 = t245 ^ UINT64_C(0xf000000),
    t247 = key_setup_5(z[198], z[196], z[197]), t248 = key_setup_5(z[202], z[200], z[201]),
    t249 = key_setup_5(z[206], z[204], z[205]), t250 = key_setup_5(t239, t235, t238),
    t251 = t82 ^ t122;
    key_setup_3(z + 208, z[0], t251, t110);
    key_setup_3(z + 211, z[2], t231, t125);
    const uint64_t t252 = z[213] ^ UINT64_C(0xf0000f000000);
    key_setup_3(z + 214, z[4], t213, t142);
    key_setup_3(z + 217, z[6], t184, t175);
    key_setup_3(z + 220, z[1], t158, t201);
    key_setup_3(z + 223, z[3], t140, t216);
    key_setup_3(z + 226, z[5], t122, t234);
    const uint64_t t253 = t85 ^ t216, t254 = (z[7] ^ t100) ^ t253,
    t255 = ((t254 >> 24) & UINT64_C(0xf000f0)) | ((t254 >> 4) & UINT64_C(0xf00)), t256 = t254 >> 20,
    t257 = (t255 | ((t254 >> 36) & UINT64_C(0xf000000))) | (t256 & UINT64_C(0xf000000000)),
    t258 = t257 | ((t254 << 32) & UINT64_C(0xf000f0000000000)),
    t259 = t258 | ((t254 << 12) & UINT64_C(0xf0000000000000)), t260 = key_setup_13(z[209], z[208]),
    t261 = key_setup_13(z[212], z[211]), t262 = t261 ^ UINT64_C(0xff0),
    t263 = key_setup_13(z[215], z[214]), t264 = key_setup_13(z[218], z[217]),
    t265 = key_setup_13(z[221], z[220]), t266 = key_setup_13(z[224], z[223]),
    t267 = key_setup_13(z[227], z[226]), t268 = key_setup_13(t256, t254), t269 = t100 ^ t140,
    t270 = (z[0] ^ t269) ^ t125;
    key_setup_9(z + 229, rotl64(t270, 8), t270);
    const uint64_t t271 = (z[2] ^ t251) ^ t142;
    key_setup_9(z + 231, rotl64(t271, 8), t271);
    const uint64_t t272 = z[232] ^ UINT64_C(0xf00000f0000000), t273 = (z[4] ^ t231) ^ t175;
    key_setup_9(z + 233, rotl64(t273, 8), t273);
    const uint64_t t274 = (z[6] ^ t213) ^ t201;
    key_setup_9(z + 235, rotl64(t274, 8), t274);
    const uint64_t t275 = (z[1] ^ t184) ^ t216;
    key_setup_9(z + 237, rotl64(t275, 8), t275);
    const uint64_t t276 = (z[3] ^ t158) ^ t234;
    key_setup_9(z + 239, rotl64(t276, 8), t276);
    const uint64_t t277 = (z[5] ^ t140) ^ t253;
    key_setup_9(z + 241, rotl64(t277, 8), t277);
    const uint64_t t278 = t110 ^ t234, t279 = (z[7] ^ t122) ^ t278;
    key_setup_9(z + 243, rotl64(t279, 8), t279);
    const uint64_t t280 = key_setup_7(z[229], t270), t281 = key_setup_7(z[231], t271),
    t282 = t281 ^ UINT64_C(0xf000000000000), t283 = key_setup_7(z[233], t273),
    t284 = key_setup_7(z[235], t274), t285 = key_setup_7(z[237], t275),
    t286 = key_setup_7(z[239], t276), t287 = key_setup_7(z[241], t277),
    t288 = key_setup_7(z[243], t279), t289 = t122 ^ t158;
    key_setup_11(z + 245, z[0], t289, t142);
    key_setup_11(z + 247, z[2], t269, t175);
    const uint64_t t290 = z[248] ^ UINT64_C(0xf00000f000);
    key_setup_11(z + 249, z[4], t251, t201);
    key_setup_11(z + 251, z[6], t231, t216);
    const uint64_t t291 = z[252] ^ UINT64_C(0xf000000000);
    key_setup_11(z + 253, z[1], t213, t234);
    key_setup_11(z + 255, z[3], t184, t253);
    key_setup_11(z + 257, z[5], t158, t278);
    const uint64_t t292 = t125 ^ t253, t293 = (z[7] ^ t140) ^ t292,
    t294 = (rotl64(t293, 24) & UINT64_C(0xf0000000f0)) | (rotl64(t293, 12) & UINT64_C(0xf0000000000f00)),
    t295 = (t294 | ((t293 >> 4) & UINT64_C(0xf00000))) | (rotl64(t293, 32) & UINT64_C(0xf000f000000)),
    t296 = t295 | ((t293 << 28) & UINT64_C(0xf00000000000000)), t297 = key_setup_12(z[245]),
    t298 = key_setup_12(z[247]), t299 = t298 ^ UINT64_C(0xf0f00000000), t300 = key_setup_12(z[249]),
    t301 = key_setup_12(z[251]), t302 = key_setup_12(z[253]), t303 = key_setup_12(z[255]),
    t304 = key_setup_12(z[257]), t305 = key_setup_12(t293), t306 = t140 ^ t184;
    key_setup_4(z + 259, z[0], t306, t175);
    key_setup_4(z + 262, z[2], t289, t201);
    const uint64_t t307 = z[264] ^ UINT64_C(0xf000000f00f00000);
    key_setup_4(z + 265, z[4], t269, t216);
    key_setup_4(z + 268, z[6], t251, t234);
    const uint64_t t308 = z[270] ^ UINT64_C(0xf000000000000000);
    key_setup_4(z + 271, z[1], t231, t253);
    key_setup_4(z + 274, z[3], t213, t278);
    key_setup_4(z + 277, z[5], t184, t292);
    const uint64_t t309 = t142 ^ t278, t310 = (z[7] ^ t158) ^ t309,
    t311 = ((t310 >> 28) & UINT64_C(15)) | ((t310 << 4) & UINT64_C(0xf000)), t312 = t310 >> 8,
    t313 = (t311 | (t312 & UINT64_C(0xf0000000f0000))) | ((t310 << 16) & UINT64_C(0xf0000000)),
    t314 = (t313 | ((t310 >> 12) & UINT64_C(0xf00000000))) | ((t310 >> 16) & UINT64_C(0xf00000000000)),
    t315 = t314 | ((t310 << 20) & UINT64_C(0xf000000000000000)), t316 = key_setup_2(z[259], z[260]),
    t317 = key_setup_2(z[262], z[263]), t318 = t317 ^ UINT64_C(0xf0000),
    t319 = key_setup_2(z[265], z[266]), t320 = key_setup_2(z[268], z[269]),
    t321 = t320 ^ UINT64_C(0xf000000), t322 = key_setup_2(z[271], z[272]),
    t323 = key_setup_2(z[274], z[275]), t324 = key_setup_2(z[277], z[278]),
    t325 = key_setup_2(t310, t312), t326 = t158 ^ t213, t327 = (z[0] ^ t326) ^ t201,
    t328 = ((t327 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t327, 12) & UINT64_C(0xf000f000f000f00)),
    t329 = (z[2] ^ t306) ^ t216,
    t330 = ((t329 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t329, 12) & UINT64_C(0xf000f000f000f00)),
    t331 = t330 ^ UINT64_C(0xf0000f000000), t332 = (z[4] ^ t289) ^ t234,
    t333 = ((t332 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t332, 12) & UINT64_C(0xf000f000f000f00)),
    t334 = (z[6] ^ t269) ^ t253,
    t335 = ((t334 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t334, 12) & UINT64_C(0xf000f000f000f00)),
    t336 = t335 ^ UINT64_C(240), t337 = (z[1] ^ t251) ^ t278,
    t338 = ((t337 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t337, 12) & UINT64_C(0xf000f000f000f00)),
    t339 = (z[3] ^ t231) ^ t292,
    t340 = ((t339 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t339, 12) & UINT64_C(0xf000f000f000f00)),
    t341 = (z[5] ^ t213) ^ t309,
    t342 = ((t341 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t341, 12) & UINT64_C(0xf000f000f000f00)),
    t343 = t175 ^ t292, t344 = (z[7] ^ t184) ^ t343,
    t345 = ((t344 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t344, 12) & UINT64_C(0xf000f000f000f00)),
    t346 = (t327 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(255),
    t347 = (t329 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xff0),
    t348 = t334 & UINT64_C(0xff00ff00ff00ff), t349 = t337 & UINT64_C(0xff00ff00ff00ff),
    t350 = t344 & UINT64_C(0xff00ff00ff00ff), t351 = t184 ^ t231, t352 = (z[0] ^ t351) ^ t216,
    t353 = key_setup_1(t352 >> 40, t352), t354 = (z[2] ^ t326) ^ t234,
    t355 = key_setup_1(t354 >> 40, t354), t356 = t355 ^ UINT64_C(0xf00000f000000f),
    t357 = (z[4] ^ t306) ^ t253, t358 = key_setup_1(t357 >> 40, t357), t359 = (z[6] ^ t289) ^ t278,
    t360 = key_setup_1(t359 >> 40, t359), t361 = (z[1] ^ t269) ^ t292,
    t362 = key_setup_1(t361 >> 40, t361), t363 = (z[3] ^ t251) ^ t309,
    t364 = key_setup_1(t363 >> 40, t363), t365 = (z[5] ^ t231) ^ t343,
    t366 = key_setup_1(t365 >> 40, t365), t367 = t201 ^ t309, t368 = (z[7] ^ t213) ^ t367,
    t369 = key_setup_1(t368 >> 40, t368), t370 = key_setup_0(t352), t371 = key_setup_0(t354),
    t372 = t371 ^ UINT64_C(0xf0f000000000000), t373 = key_setup_0(t357), t374 = key_setup_0(t359),
    t375 = key_setup_0(t361), t376 = key_setup_0(t363), t377 = key_setup_0(t365),
    t378 = key_setup_0(t368), t379 = t213 ^ t251;
    key_setup_10(z + 280, z[0], t379, t234);
    key_setup_10(z + 284, z[2], t351, t253);
    const uint64_t t380 = z[287] ^ UINT64_C(0xf000);
    key_setup_10(z + 288, z[4], t326, t278);
    key_setup_10(z + 292, z[6], t306, t292);
    const uint64_t t381 = z[295] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 296, z[1], t289, t309);
    key_setup_10(z + 300, z[3], t269, t343);
    key_setup_10(z + 304, z[5], t251, t367);
    const uint64_t t382 = t216 ^ t343, t383 = (z[7] ^ t231) ^ t382, t384 = t383 >> 20,
    t385 = (t384 & UINT64_C(240)) | ((t383 >> 4) & UINT64_C(0xf0000000000f00)),
    t386 = rotl64(t383, 48),
    t387 = (t385 | ((t383 >> 24) & UINT64_C(0xf000f00000))) | (t386 & UINT64_C(0xf0000000f000000)),
    t388 = key_setup_14(z[282], z[280], z[281]), t389 = key_setup_14(z[286], z[284], z[285]),
    t390 = t389 ^ UINT64_C(0xf0f00000000), t391 = key_setup_14(z[290], z[288], z[289]),
    t392 = key_setup_14(z[294], z[292], z[293]), t393 = t392 ^ UINT64_C(0xf00000000),
    t394 = key_setup_14(z[298], z[296], z[297]), t395 = key_setup_14(z[302], z[300], z[301]),
    t396 = key_setup_14(z[306], z[304], z[305]), t397 = key_setup_14(t386, t383, t384),
    t398 = t231 ^ t269;
    key_setup_6(z + 308, z[0], t398, t253);
    key_setup_6(z + 312, z[2], t379, t278);
    const uint64_t t399 = z[315] ^ UINT64_C(0xf000000f00f00000);
    key_setup_6(z + 316, z[4], t351, t292);
    key_setup_6(z + 320, z[6], t326, t309);
    key_setup_6(z + 324, z[1], t306, t343);
    key_setup_6(z + 328, z[3], t289, t367);
    key_setup_6(z + 332, z[5], t269, t382);
    const uint64_t t400 = t234 ^ t367, t401 = (z[7] ^ t251) ^ t400,
    t402 = ((t401 >> 8) & UINT64_C(15)) | ((t401 >> 16) & UINT64_C(0xf000)),
    t403 = (t402 | ((t401 >> 28) & UINT64_C(0xf0000))) | (rotl64(t401, 32) & UINT64_C(0xf000f0000000)),
    t404 = t401 << 8, t405 = t401 << 4,
    t406 = (t403 | (t404 & UINT64_C(0xf000f00000000))) | (t405 & UINT64_C(0xf000000000000000)),
    t407 = key_setup_5(z[310], z[308], z[309]), t408 = key_setup_5(z[314], z[312], z[313]),
    t409 = t408 ^ UINT64_C(0xf0000000000f0000), t410 = key_setup_5(z[318], z[316], z[317]),
    t411 = key_setup_5(z[322], z[320], z[321]), t412 = t411 ^ UINT64_C(0xf000000),
    t413 = key_setup_5(z[326], z[324], z[325]), t414 = key_setup_5(z[330], z[328], z[329]),
    t415 = key_setup_5(z[334], z[332], z[333]), t416 = key_setup_5(t405, t401, t404),
    t417 = t251 ^ t289;
    key_setup_3(z + 336, z[0], t417, t278);
    key_setup_3(z + 339, z[2], t398, t292);
    const uint64_t t418 = z[341] ^ UINT64_C(0xf000000000f0);
    key_setup_3(z + 342, z[4], t379, t309);
    key_setup_3(z + 345, z[6], t351, t343);
    const uint64_t t419 = z[347] ^ UINT64_C(240);
    key_setup_3(z + 348, z[1], t326, t367);
    key_setup_3(z + 351, z[3], t306, t382);
    key_setup_3(z + 354, z[5], t289, t400);
    const uint64_t t420 = t253 ^ t382, t421 = (z[7] ^ t269) ^ t420,
    t422 = ((t421 >> 24) & UINT64_C(0xf000f0)) | ((t421 >> 4) & UINT64_C(0xf00)), t423 = t421 >> 20,
    t424 = (t422 | ((t421 >> 36) & UINT64_C(0xf000000))) | (t423 & UINT64_C(0xf000000000)),
    t425 = t424 | ((t421 << 32) & UINT64_C(0xf000f0000000000)),
    t426 = t425 | ((t421 << 12) & UINT64_C(0xf0000000000000)), t427 = key_setup_13(z[337], z[336]),
    t428 = key_setup_13(z[340], z[339]), t429 = t428 ^ UINT64_C(0xff0),
    t430 = key_setup_13(z[343], z[342]), t431 = key_setup_13(z[346], z[345]),
    t432 = key_setup_13(z[349], z[348]), t433 = key_setup_13(z[352], z[351]),
    t434 = key_setup_13(z[355], z[354]), t435 = key_setup_13(t423, t421), t436 = t269 ^ t306,
    t437 = (z[0] ^ t436) ^ t292;
    key_setup_9(z + 357, rotl64(t437, 8), t437);
    const uint64_t t438 = (z[2] ^ t417) ^ t309;
    key_setup_9(z + 359, rotl64(t438, 8), t438);
    const uint64_t t439 = z[360] ^ UINT64_C(0xf000000000000f), t440 = (z[4] ^ t398) ^ t343;
    key_setup_9(z + 361, rotl64(t440, 8), t440);
    const uint64_t t441 = (z[6] ^ t379) ^ t367;
    key_setup_9(z + 363, rotl64(t441, 8), t441);
    const uint64_t t442 = z[364] ^ UINT64_C(0xf0000000), t443 = (z[1] ^ t351) ^ t382;
    key_setup_9(z + 365, rotl64(t443, 8), t443);
    const uint64_t t444 = (z[3] ^ t326) ^ t400;
    key_setup_9(z + 367, rotl64(t444, 8), t444);
    const uint64_t t445 = (z[5] ^ t306) ^ t420;
    key_setup_9(z + 369, rotl64(t445, 8), t445);
    const uint64_t t446 = t278 ^ t400, t447 = (z[7] ^ t289) ^ t446;
    key_setup_9(z + 371, rotl64(t447, 8), t447);
    const uint64_t t448 = key_setup_7(z[357], t437), t449 = key_setup_7(z[359], t438),
    t450 = t449 ^ UINT64_C(0xf0f000000000000), t451 = key_setup_7(z[361], t440),
    t452 = key_setup_7(z[363], t441), t453 = key_setup_7(z[365], t443),
    t454 = key_setup_7(z[367], t444), t455 = key_setup_7(z[369], t445),
    t456 = key_setup_7(z[371], t447), t457 = t289 ^ t326;
    key_setup_11(z + 373, z[0], t457, t309);
    key_setup_11(z + 375, z[2], t436, t343);
    const uint64_t t458 = z[376] ^ UINT64_C(0xf0000000000f000);
    key_setup_11(z + 377, z[4], t417, t367);
    key_setup_11(z + 379, z[6], t398, t382);
    key_setup_11(z + 381, z[1], t379, t400);
    key_setup_11(z + 383, z[3], t351, t420);
    key_setup_11(z + 385, z[5], t326, t446);
    const uint64_t t459 = t292 ^ t420, t460 = (z[7] ^ t306) ^ t459,
    t461 = (rotl64(t460, 24) & UINT64_C(0xf0000000f0)) | (rotl64(t460, 12) & UINT64_C(0xf0000000000f00)),
    t462 = (t461 | ((t460 >> 4) & UINT64_C(0xf00000))) | (rotl64(t460, 32) & UINT64_C(0xf000f000000)),
    t463 = t462 | ((t460 << 28) & UINT64_C(0xf00000000000000)), t464 = key_setup_12(z[373]),
    t465 = key_setup_12(z[375]), t466 = t465 ^ UINT64_C(0xf0000000000), t467 = key_setup_12(z[377]),
    t468 = key_setup_12(z[379]), t469 = t468 ^ UINT64_C(0xf00000000), t470 = key_setup_12(z[381]),
    t471 = key_setup_12(z[383]), t472 = key_setup_12(z[385]), t473 = key_setup_12(t460);
    key_setup_4(z + 387, z[0], z[15], t343);
    key_setup_4(z + 390, z[2], t457, t367);
    const uint64_t t474 = z[392] ^ UINT64_C(0xf00000);
    key_setup_4(z + 393, z[4], t436, t382);
    key_setup_4(z + 396, z[6], t417, t400);
    key_setup_4(z + 399, z[1], t398, t420);
    key_setup_4(z + 402, z[3], t379, t446);
    key_setup_4(z + 405, z[5], t351, t459);
    key_setup_4(z + 408, z[7], t326, z[16]);
    const uint64_t t475 = key_setup_2(z[387], z[388]), t476 = key_setup_2(z[390], z[391]),
    t477 = t476 ^ UINT64_C(0xf00000000f0f0000), t478 = key_setup_2(z[393], z[394]),
    t479 = key_setup_2(z[396], z[397]), t480 = key_setup_2(z[399], z[400]),
    t481 = key_setup_2(z[402], z[403]), t482 = key_setup_2(z[405], z[406]),
    t483 = key_setup_2(z[408], z[409]), t484 = (z[0] ^ z[13]) ^ t367,
    t485 = ((t484 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t484, 12) & UINT64_C(0xf000f000f000f00)),
    t486 = (z[2] ^ z[15]) ^ t382,
    t487 = ((t486 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t486, 12) & UINT64_C(0xf000f000f000f00)),
    t488 = t487 ^ UINT64_C(0xf00000000000), t489 = (z[4] ^ t457) ^ t400,
    t490 = ((t489 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t489, 12) & UINT64_C(0xf000f000f000f00)),
    t491 = (z[6] ^ t436) ^ t420,
    t492 = ((t491 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t491, 12) & UINT64_C(0xf000f000f000f00)),
    t493 = (z[1] ^ t417) ^ t446,
    t494 = ((t493 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t493, 12) & UINT64_C(0xf000f000f000f00)),
    t495 = (z[3] ^ t398) ^ t459,
    t496 = ((t495 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t495, 12) & UINT64_C(0xf000f000f000f00)),
    t497 = (z[5] ^ t379) ^ z[16],
    t498 = ((t497 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t497, 12) & UINT64_C(0xf000f000f000f00)),
    t499 = (z[7] ^ t351) ^ z[18],
    t500 = ((t499 >> 4) & UINT64_C(0xf000f000f000f0)) | (rotl64(t499, 12) & UINT64_C(0xf000f000f000f00)),
    t501 = (t484 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t502 = (t486 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00),
    t503 = (t491 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t504 = t493 & UINT64_C(0xff00ff00ff00ff), t505 = t499 & UINT64_C(0xff00ff00ff00ff),
    t506 = (z[0] ^ z[11]) ^ t382, t507 = key_setup_1(t506 >> 40, t506),
    t508 = (z[2] ^ z[13]) ^ t400, t509 = key_setup_1(t508 >> 40, t508),
    t510 = t509 ^ UINT64_C(0xf00000f0000000), t511 = (z[4] ^ z[15]) ^ t420,
    t512 = key_setup_1(t511 >> 40, t511), t513 = (z[6] ^ t457) ^ t446,
    t514 = key_setup_1(t513 >> 40, t513), t515 = (z[1] ^ t436) ^ t459,
    t516 = key_setup_1(t515 >> 40, t515), t517 = (z[3] ^ t417) ^ z[16],
    t518 = key_setup_1(t517 >> 40, t517), t519 = (z[5] ^ t398) ^ z[18],
    t520 = key_setup_1(t519 >> 40, t519), t521 = (z[7] ^ t379) ^ z[20],
    t522 = key_setup_1(t521 >> 40, t521), t523 = key_setup_0(t506), t524 = key_setup_0(t508),
    t525 = t524 ^ UINT64_C(0xf0f0000f0000000), t526 = key_setup_0(t511), t527 = key_setup_0(t513),
    t528 = key_setup_0(t515), t529 = key_setup_0(t517), t530 = key_setup_0(t519),
    t531 = key_setup_0(t521);
    key_setup_10(z + 411, z[0], z[9], t400);
    key_setup_10(z + 415, z[2], z[11], t420);
    const uint64_t t532 = z[418] ^ UINT64_C(0xf000);
    key_setup_10(z + 419, z[4], z[13], t446);
    key_setup_10(z + 423, z[6], z[15], t459);
    const uint64_t t533 = z[426] ^ UINT64_C(0xf000000000);
    key_setup_10(z + 427, z[1], t457, z[16]);
    key_setup_10(z + 431, z[3], t436, z[18]);
    key_setup_10(z + 435, z[5], t417, z[20]);
    key_setup_10(z + 439, z[7], t398, z[22]);
    const uint64_t t534 = key_setup_14(z[413], z[411], z[412]),
    t535 = key_setup_14(z[417], z[415], z[416]), t536 = key_setup_14(z[421], z[419], z[420]),
    t537 = key_setup_14(z[425], z[423], z[424]), t538 = key_setup_14(z[429], z[427], z[428]),
    t539 = key_setup_14(z[433], z[431], z[432]), t540 = key_setup_14(z[437], z[435], z[436]),
    t541 = key_setup_14(z[441], z[439], z[440]);
    key_setup_6(z + 443, z[0], z[14], t420);
    key_setup_6(z + 447, z[2], z[9], t446);
    const uint64_t t542 = z[450] ^ UINT64_C(0xf000000f00f00000);
    key_setup_6(z + 451, z[4], z[11], t459);
    key_setup_6(z + 455, z[6], z[13], z[16]);
    key_setup_6(z + 459, z[1], z[15], z[18]);
    key_setup_6(z + 463, z[3], t457, z[20]);
    key_setup_6(z + 467, z[5], t436, z[22]);
    key_setup_6(z + 471, z[7], t417, z[17]);
    const uint64_t t543 = key_setup_5(z[445], z[443], z[444]),
    t544 = key_setup_5(z[449], z[447], z[448]), t545 = t544 ^ UINT64_C(0xf0000000000f0000),
    t546 = key_setup_5(z[453], z[451], z[452]), t547 = key_setup_5(z[457], z[455], z[456]),
    t548 = key_setup_5(z[461], z[459], z[460]), t549 = key_setup_5(z[465], z[463], z[464]),
    t550 = key_setup_5(z[469], z[467], z[468]), t551 = key_setup_5(z[473], z[471], z[472]);
    key_setup_3(z + 475, z[0], z[12], t446);
    key_setup_3(z + 478, z[2], z[14], t459);
    const uint64_t t552 = z[480] ^ UINT64_C(0xf000000000f0);
    key_setup_3(z + 481, z[4], z[9], z[16]);
    key_setup_3(z + 484, z[6], z[11], z[18]);
    const uint64_t t553 = z[486] ^ UINT64_C(240);
    key_setup_3(z + 487, z[1], z[13], z[20]);
    key_setup_3(z + 490, z[3], z[15], z[22]);
    key_setup_3(z + 493, z[5], t457, z[17]);
    key_setup_3(z + 496, z[7], t436, z[19]);
    const uint64_t t554 = ~(z[27] ^ UINT64_C(0xf000000000)),
    t555 = ~(z[35] ^ UINT64_C(0xf000000000)), t556 = ~z[43], t557 = ~z[47], t558 = ~z[51],
    t559 = ~(t51 | ((t47 << 12) & UINT64_C(0xf0000000000))), t560 = ~(t52 ^ UINT64_C(0xff00000000)),
    t561 = ~(t55 ^ UINT64_C(0xf00000000)), t562 = ~t59, t563 = ~t60,
    t564 = ~(z[55] ^ UINT64_C(0xf00000000)), t565 = ~(z[63] ^ UINT64_C(0xf000000000000000)),
    t566 = ~z[71], t567 = ~z[75], t568 = ~z[79], t569 = ~t71,
    t570 = ~(t72 ^ UINT64_C(0xf00000000f000000)), t571 = ~(t75 ^ UINT64_C(0xf000000)), t572 = ~t78,
    t573 = ~t79, t574 = ~t80, t575 = ~t81, t576 = ~(z[82] ^ UINT64_C(0xf0000f0)), t577 = ~z[88],
    t578 = ~z[94], t579 = ~z[97], t580 = ~z[100],
    t581 = ~(t90 | ((t86 << 12) & UINT64_C(0xf0000000000000))), t582 = ~(t91 ^ UINT64_C(255)),
    t583 = ~(t94 ^ UINT64_C(15)), t584 = ~t97, t585 = ~t98, t586 = ~(z[102] ^ UINT64_C(0xf0000000)),
    t587 = ~(z[106] ^ UINT64_C(0xf0000000)), t588 = ~z[110], t589 = ~z[112], t590 = ~z[114],
    t591 = ~z[116], t592 = ~(t112 ^ UINT64_C(0xf0000000)),
    t593 = ~(t115 ^ UINT64_C(0xf00000000000000)), t594 = ~t118, t595 = ~t119, t596 = ~t120,
    t597 = ~t121, t598 = ~(z[118] ^ UINT64_C(0xf00000000000000)),
    t599 = ~(z[122] ^ UINT64_C(0xf000000000)), t600 = ~z[126], t601 = ~z[128], t602 = ~z[130],
    t603 = ~t129, t604 = ~(t130 ^ UINT64_C(0xff00000000)), t605 = ~t133, t606 = ~t137, t607 = ~t138,
    t608 = ~(z[133] ^ UINT64_C(0xf000000f00000000)), t609 = ~z[139], t610 = ~z[145], t611 = ~z[148],
    t612 = ~z[151], t613 = ~t148, t614 = ~(t149 ^ UINT64_C(0xf000000)),
    t615 = ~(t152 ^ UINT64_C(0xf000000)), t616 = ~t154, t617 = ~t155, t618 = ~t156, t619 = ~t157,
    t620 = ~t160, t621 = ~(t165 ^ UINT64_C(240)), t622 = ~t170, t623 = ~t172, t624 = ~t174,
    t625 = ~t177, t626 = ~t178, t627 = ~t180, t628 = ~(t171 & UINT64_C(0xff00ff00ff00ff)),
    t629 = ~(t173 & UINT64_C(0xff00ff00ff00ff)), t630 = ~(t186 ^ UINT64_C(15)), t631 = ~t191,
    t632 = ~t196, t633 = ~t198, t634 = ~t200, t635 = ~t203,
    t636 = ~(t204 ^ UINT64_C(0xf000000f0000000)), t637 = ~(t207 ^ UINT64_C(0xf00000000000000)),
    t638 = ~t209, t639 = ~t210, t640 = ~t211, t641 = ~t212,
    t642 = ~(z[155] ^ UINT64_C(0xf000000000)), t643 = ~z[163], t644 = ~z[171], t645 = ~z[175],
    t646 = ~z[179], t647 = ~(t221 | ((t217 << 12) & UINT64_C(0xf0000000000))),
    t648 = ~(t222 ^ UINT64_C(0xf000000000)), t649 = ~(t225 ^ UINT64_C(0xf00000000)), t650 = ~t228,
    t651 = ~t229, t652 = ~z[183], t653 = ~(z[191] ^ UINT64_C(0xf000000000000000)), t654 = ~z[199],
    t655 = ~z[203], t656 = ~z[207], t657 = ~t240, t658 = ~(t241 ^ UINT64_C(0xf000000000000000)),
    t659 = ~t244, t660 = ~t247, t661 = ~t248, t662 = ~t249, t663 = ~t250,
    t664 = ~(z[210] ^ UINT64_C(0xf000000)), t665 = ~z[216], t666 = ~z[222], t667 = ~z[225],
    t668 = ~z[228], t669 = ~t259, t670 = ~(t260 ^ UINT64_C(15)), t671 = ~t263, t672 = ~t266,
    t673 = ~t267, t674 = ~z[230], t675 = ~z[234], t676 = ~z[238], t677 = ~z[240], t678 = ~z[242],
    t679 = ~z[244], t680 = ~(t280 ^ UINT64_C(0xf00000000000000)),
    t681 = ~(t283 ^ UINT64_C(0xf00000000000000)), t682 = ~t285, t683 = ~t286, t684 = ~t287,
    t685 = ~t288, t686 = ~(z[246] ^ UINT64_C(0xf000000000)), t687 = ~z[250], t688 = ~z[254],
    t689 = ~z[256], t690 = ~z[258], t691 = ~t296, t692 = ~(t297 ^ UINT64_C(0xff00000000)),
    t693 = ~(t300 ^ UINT64_C(0xf00000000)), t694 = ~t303, t695 = ~t304, t696 = ~z[261],
    t697 = ~(z[267] ^ UINT64_C(0xf000000000000000)), t698 = ~z[273], t699 = ~z[276], t700 = ~z[279],
    t701 = ~t315, t702 = ~(t316 ^ UINT64_C(0xf000000000000000)),
    t703 = ~(t319 ^ UINT64_C(0xf000000)), t704 = ~t322, t705 = ~t323, t706 = ~t324, t707 = ~t325,
    t708 = ~(t328 ^ UINT64_C(0xf000000)), t709 = ~t333, t710 = ~t338, t711 = ~t340, t712 = ~t342,
    t713 = ~t345, t714 = ~t346, t715 = ~(t332 & UINT64_C(0xff00ff00ff00ff)),
    t716 = ~(t339 & UINT64_C(0xff00ff00ff00ff)), t717 = ~(t341 & UINT64_C(0xff00ff00ff00ff)),
    t718 = ~(t353 ^ UINT64_C(0xf0000000)), t719 = ~t358, t720 = ~t362, t721 = ~t364, t722 = ~t366,
    t723 = ~t369, t724 = ~t370, t725 = ~(t373 ^ UINT64_C(0xf00000000000000)), t726 = ~t375,
    t727 = ~t376, t728 = ~t377, t729 = ~t378, t730 = ~(z[283] ^ UINT64_C(0xf000000000)),
    t731 = ~(z[291] ^ UINT64_C(0xf000000000)), t732 = ~z[299], t733 = ~z[303], t734 = ~z[307],
    t735 = ~(t387 | ((t383 << 12) & UINT64_C(0xf0000000000))),
    t736 = ~(t388 ^ UINT64_C(0xff00000000)), t737 = ~t391, t738 = ~t395, t739 = ~t396,
    t740 = ~(z[311] ^ UINT64_C(0xf00000000)), t741 = ~(z[319] ^ UINT64_C(0xf000000000000000)),
    t742 = ~z[327], t743 = ~z[331], t744 = ~z[335], t745 = ~t406,
    t746 = ~(t407 ^ UINT64_C(0xf000000)), t747 = ~(t410 ^ UINT64_C(0xf000000)), t748 = ~t413,
    t749 = ~t414, t750 = ~t415, t751 = ~t416, t752 = ~(z[338] ^ UINT64_C(0xf000000)),
    t753 = ~z[344], t754 = ~z[350], t755 = ~z[353], t756 = ~z[356], t757 = ~t426,
    t758 = ~(t427 ^ UINT64_C(240)), t759 = ~(t430 ^ UINT64_C(15)), t760 = ~t433, t761 = ~t434,
    t762 = ~(z[358] ^ UINT64_C(0xf0000000)), t763 = ~z[362], t764 = ~z[366], t765 = ~z[368],
    t766 = ~z[370], t767 = ~z[372], t768 = ~(t448 ^ UINT64_C(0xf0000000)), t769 = ~t451,
    t770 = ~t453, t771 = ~t454, t772 = ~t455, t773 = ~t456, t774 = ~z[374],
    t775 = ~(z[378] ^ UINT64_C(0xf000000000)), t776 = ~z[382], t777 = ~z[384], t778 = ~z[386],
    t779 = ~t463, t780 = ~t464, t781 = ~t467, t782 = ~t471, t783 = ~t472,
    t784 = ~(z[389] ^ UINT64_C(0xf000000f00000000)), t785 = ~z[395], t786 = ~z[401], t787 = ~z[404],
    t788 = ~z[407], t789 = ~z[410], t790 = ~t475, t791 = ~t478, t792 = ~t480, t793 = ~t481,
    t794 = ~t482, t795 = ~t483, t796 = ~t485, t797 = ~(t490 ^ UINT64_C(240)), t798 = ~t494,
    t799 = ~t496, t800 = ~t498, t801 = ~t500, t802 = ~t501,
    t803 = ~(t489 & UINT64_C(0xff00ff00ff00ff)), t804 = ~(t495 & UINT64_C(0xff00ff00ff00ff)),
    t805 = ~(t497 & UINT64_C(0xff00ff00ff00ff)), t806 = ~(t507 ^ UINT64_C(0xf000000f)),
    t807 = ~t512, t808 = ~t516, t809 = ~t518, t810 = ~t520, t811 = ~t522, t812 = ~t523,
    t813 = ~(t526 ^ UINT64_C(0xf00000000000000)), t814 = ~t528, t815 = ~t529, t816 = ~t530,
    t817 = ~t531, t818 = ~z[414], t819 = ~(z[422] ^ UINT64_C(0xf000000000)), t820 = ~z[430],
    t821 = ~z[434], t822 = ~z[438], t823 = ~z[442];
    store64(rk, t554);
    store64(rk + 8, t44);
    store64(rk + 16, t555);
    store64(rk + 24, t45);
    store64(rk + 32, t556);
    store64(rk + 40, t557);
    store64(rk + 48, t558);
    store64(rk + 56, t559);
    store64(rk + 64, t560);
    store64(rk + 72, t54);
    store64(rk + 80, t561);
    store64(rk + 88, t57);
    store64(rk + 96, ~t58);
    store64(rk + 104, t562);
    store64(rk + 112, t563);
    store64(rk + 120, ~t61);
    store64(rk + 128, t564);
    store64(rk + 136, t63);
    store64(rk + 144, t565);
    store64(rk + 152, t64);
    store64(rk + 160, t566);
    store64(rk + 168, t567);
    store64(rk + 176, t568);
    store64(rk + 184, t569);
    store64(rk + 192, t570);
    store64(rk + 200, t74);
    store64(rk + 208, t571);
    store64(rk + 216, t77);
    store64(rk + 224, t572);
    store64(rk + 232, t573);
    store64(rk + 240, t574);
    store64(rk + 248, t575);
    store64(rk + 256, t576);
    store64(rk + 264, t83);
    store64(rk + 272, t577);
    store64(rk + 280, t84);
    store64(rk + 288, t578);
    store64(rk + 296, t579);
    store64(rk + 304, t580);
    store64(rk + 312, t581);
    store64(rk + 320, t582);
    store64(rk + 328, t93);
    store64(rk + 336, t583);
    store64(rk + 344, t95);
    store64(rk + 352, ~t96);
    store64(rk + 360, t584);
    store64(rk + 368, t585);
    store64(rk + 376, ~t99);
    store64(rk + 384, t586);
    store64(rk + 392, t103);
    store64(rk + 400, t587);
    store64(rk + 408, t106);
    store64(rk + 416, t588);
    store64(rk + 424, t589);
    store64(rk + 432, t590);
    store64(rk + 440, t591);
    store64(rk + 448, t592);
    store64(rk + 456, t114);
    store64(rk + 464, t593);
    store64(rk + 472, t117);
    store64(rk + 480, t594);
    store64(rk + 488, t595);
    store64(rk + 496, t596);
    store64(rk + 504, t597);
    store64(rk + 512, t598);
    store64(rk + 520, t123);
    store64(rk + 528, t599);
    store64(rk + 536, t124);
    store64(rk + 544, t600);
    store64(rk + 552, t601);
    store64(rk + 560, t602);
    store64(rk + 568, t603);
    store64(rk + 576, t604);
    store64(rk + 584, t132);
    store64(rk + 592, t605);
    store64(rk + 600, t135);
    store64(rk + 608, ~t136);
    store64(rk + 616, t606);
    store64(rk + 624, t607);
    store64(rk + 632, ~t139);
    store64(rk + 640, t608);
    store64(rk + 648, t141);
    store64(rk + 656, t609);
    store64(rk + 664, z[142]);
    store64(rk + 672, t610);
    store64(rk + 680, t611);
    store64(rk + 688, t612);
    store64(rk + 696, t613);
    store64(rk + 704, t614);
    store64(rk + 712, t151);
    store64(rk + 720, t615);
    store64(rk + 728, t153);
    store64(rk + 736, t616);
    store64(rk + 744, t617);
    store64(rk + 752, t618);
    store64(rk + 760, t619);
    store64(rk + 768, t620);
    store64(rk + 776, t163);
    store64(rk + 784, t621);
    store64(rk + 792, t168);
    store64(rk + 800, t622);
    store64(rk + 808, t623);
    store64(rk + 816, t624);
    store64(rk + 824, t625);
    store64(rk + 832, t626);
    store64(rk + 840, t179);
    store64(rk + 848, t627);
    store64(rk + 856, t181);
    store64(rk + 864, ~t182);
    store64(rk + 872, t628);
    store64(rk + 880, t629);
    store64(rk + 888, ~t183);
    store64(rk + 896, t630);
    store64(rk + 904, t189);
    store64(rk + 912, t631);
    store64(rk + 920, t194);
    store64(rk + 928, t632);
    store64(rk + 936, t633);
    store64(rk + 944, t634);
    store64(rk + 952, t635);
    store64(rk + 960, t636);
    store64(rk + 968, t206);
    store64(rk + 976, t637);
    store64(rk + 984, t208);
    store64(rk + 992, t638);
    store64(rk + 1000, t639);
    store64(rk + 1008, t640);
    store64(rk + 1016, t641);
    store64(rk + 1024, t642);
    store64(rk + 1032, t214);
    store64(rk + 1040, t643);
    store64(rk + 1048, t215);
    store64(rk + 1056, t644);
    store64(rk + 1064, t645);
    store64(rk + 1072, t646);
    store64(rk + 1080, t647);
    store64(rk + 1088, t648);
    store64(rk + 1096, t224);
    store64(rk + 1104, t649);
    store64(rk + 1112, t226);
    store64(rk + 1120, ~t227);
    store64(rk + 1128, t650);
    store64(rk + 1136, t651);
    store64(rk + 1144, ~t230);
    store64(rk + 1152, t652);
    store64(rk + 1160, t232);
    store64(rk + 1168, t653);
    store64(rk + 1176, t233);
    store64(rk + 1184, t654);
    store64(rk + 1192, t655);
    store64(rk + 1200, t656);
    store64(rk + 1208, t657);
    store64(rk + 1216, t658);
    store64(rk + 1224, t243);
    store64(rk + 1232, t659);
    store64(rk + 1240, t246);
    store64(rk + 1248, t660);
    store64(rk + 1256, t661);
    store64(rk + 1264, t662);
    store64(rk + 1272, t663);
    store64(rk + 1280, t664);
    store64(rk + 1288, t252);
    store64(rk + 1296, t665);
    store64(rk + 1304, z[219]);
    store64(rk + 1312, t666);
    store64(rk + 1320, t667);
    store64(rk + 1328, t668);
    store64(rk + 1336, t669);
    store64(rk + 1344, t670);
    store64(rk + 1352, t262);
    store64(rk + 1360, t671);
    store64(rk + 1368, t264);
    store64(rk + 1376, ~t265);
    store64(rk + 1384, t672);
    store64(rk + 1392, t673);
    store64(rk + 1400, ~t268);
    store64(rk + 1408, t674);
    store64(rk + 1416, t272);
    store64(rk + 1424, t675);
    store64(rk + 1432, z[236]);
    store64(rk + 1440, t676);
    store64(rk + 1448, t677);
    store64(rk + 1456, t678);
    store64(rk + 1464, t679);
    store64(rk + 1472, t680);
    store64(rk + 1480, t282);
    store64(rk + 1488, t681);
    store64(rk + 1496, t284);
    store64(rk + 1504, t682);
    store64(rk + 1512, t683);
    store64(rk + 1520, t684);
    store64(rk + 1528, t685);
    store64(rk + 1536, t686);
    store64(rk + 1544, t290);
    store64(rk + 1552, t687);
    store64(rk + 1560, t291);
    store64(rk + 1568, t688);
    store64(rk + 1576, t689);
    store64(rk + 1584, t690);
    store64(rk + 1592, t691);
    store64(rk + 1600, t692);
    store64(rk + 1608, t299);
    store64(rk + 1616, t693);
    store64(rk + 1624, t301);
    store64(rk + 1632, ~t302);
    store64(rk + 1640, t694);
    store64(rk + 1648, t695);
    store64(rk + 1656, ~t305);
    store64(rk + 1664, t696);
    store64(rk + 1672, t307);
    store64(rk + 1680, t697);
    store64(rk + 1688, t308);
    store64(rk + 1696, t698);
    store64(rk + 1704, t699);
    store64(rk + 1712, t700);
    store64(rk + 1720, t701);
    store64(rk + 1728, t702);
    store64(rk + 1736, t318);
    store64(rk + 1744, t703);
    store64(rk + 1752, t321);
    store64(rk + 1760, t704);
    store64(rk + 1768, t705);
    store64(rk + 1776, t706);
    store64(rk + 1784, t707);
    store64(rk + 1792, t708);
    store64(rk + 1800, t331);
    store64(rk + 1808, t709);
    store64(rk + 1816, t336);
    store64(rk + 1824, t710);
    store64(rk + 1832, t711);
    store64(rk + 1840, t712);
    store64(rk + 1848, t713);
    store64(rk + 1856, t714);
    store64(rk + 1864, t347);
    store64(rk + 1872, t715);
    store64(rk + 1880, t348);
    store64(rk + 1888, ~t349);
    store64(rk + 1896, t716);
    store64(rk + 1904, t717);
    store64(rk + 1912, ~t350);
    store64(rk + 1920, t718);
    store64(rk + 1928, t356);
    store64(rk + 1936, t719);
    store64(rk + 1944, t360);
    store64(rk + 1952, t720);
    store64(rk + 1960, t721);
    store64(rk + 1968, t722);
    store64(rk + 1976, t723);
    store64(rk + 1984, t724);
    store64(rk + 1992, t372);
    store64(rk + 2000, t725);
    store64(rk + 2008, t374);
    store64(rk + 2016, t726);
    store64(rk + 2024, t727);
    store64(rk + 2032, t728);
    store64(rk + 2040, t729);
    store64(rk + 2048, t730);
    store64(rk + 2056, t380);
    store64(rk + 2064, t731);
    store64(rk + 2072, t381);
    store64(rk + 2080, t732);
    store64(rk + 2088, t733);
    store64(rk + 2096, t734);
    store64(rk + 2104, t735);
    store64(rk + 2112, t736);
    store64(rk + 2120, t390);
    store64(rk + 2128, t737);
    store64(rk + 2136, t393);
    store64(rk + 2144, ~t394);
    store64(rk + 2152, t738);
    store64(rk + 2160, t739);
    store64(rk + 2168, ~t397);
    store64(rk + 2176, t740);
    store64(rk + 2184, t399);
    store64(rk + 2192, t741);
    store64(rk + 2200, z[323]);
    store64(rk + 2208, t742);
    store64(rk + 2216, t743);
    store64(rk + 2224, t744);
    store64(rk + 2232, t745);
    store64(rk + 2240, t746);
    store64(rk + 2248, t409);
    store64(rk + 2256, t747);
    store64(rk + 2264, t412);
    store64(rk + 2272, t748);
    store64(rk + 2280, t749);
    store64(rk + 2288, t750);
    store64(rk + 2296, t751);
    store64(rk + 2304, t752);
    store64(rk + 2312, t418);
    store64(rk + 2320, t753);
    store64(rk + 2328, t419);
    store64(rk + 2336, t754);
    store64(rk + 2344, t755);
    store64(rk + 2352, t756);
    store64(rk + 2360, t757);
    store64(rk + 2368, t758);
    store64(rk + 2376, t429);
    store64(rk + 2384, t759);
    store64(rk + 2392, t431);
    store64(rk + 2400, ~t432);
    store64(rk + 2408, t760);
    store64(rk + 2416, t761);
    store64(rk + 2424, ~t435);
    store64(rk + 2432, t762);
    store64(rk + 2440, t439);
    store64(rk + 2448, t763);
    store64(rk + 2456, t442);
    store64(rk + 2464, t764);
    store64(rk + 2472, t765);
    store64(rk + 2480, t766);
    store64(rk + 2488, t767);
    store64(rk + 2496, t768);
    store64(rk + 2504, t450);
    store64(rk + 2512, t769);
    store64(rk + 2520, t452);
    store64(rk + 2528, t770);
    store64(rk + 2536, t771);
    store64(rk + 2544, t772);
    store64(rk + 2552, t773);
    store64(rk + 2560, t774);
    store64(rk + 2568, t458);
    store64(rk + 2576, t775);
    store64(rk + 2584, z[380]);
    store64(rk + 2592, t776);
    store64(rk + 2600, t777);
    store64(rk + 2608, t778);
    store64(rk + 2616, t779);
    store64(rk + 2624, t780);
    store64(rk + 2632, t466);
    store64(rk + 2640, t781);
    store64(rk + 2648, t469);
    store64(rk + 2656, ~t470);
    store64(rk + 2664, t782);
    store64(rk + 2672, t783);
    store64(rk + 2680, ~t473);
    store64(rk + 2688, t784);
    store64(rk + 2696, t474);
    store64(rk + 2704, t785);
    store64(rk + 2712, z[398]);
    store64(rk + 2720, t786);
    store64(rk + 2728, t787);
    store64(rk + 2736, t788);
    store64(rk + 2744, t789);
    store64(rk + 2752, t790);
    store64(rk + 2760, t477);
    store64(rk + 2768, t791);
    store64(rk + 2776, t479);
    store64(rk + 2784, t792);
    store64(rk + 2792, t793);
    store64(rk + 2800, t794);
    store64(rk + 2808, t795);
    store64(rk + 2816, t796);
    store64(rk + 2824, t488);
    store64(rk + 2832, t797);
    store64(rk + 2840, t492);
    store64(rk + 2848, t798);
    store64(rk + 2856, t799);
    store64(rk + 2864, t800);
    store64(rk + 2872, t801);
    store64(rk + 2880, t802);
    store64(rk + 2888, t502);
    store64(rk + 2896, t803);
    store64(rk + 2904, t503);
    store64(rk + 2912, ~t504);
    store64(rk + 2920, t804);
    store64(rk + 2928, t805);
    store64(rk + 2936, ~t505);
    store64(rk + 2944, t806);
    store64(rk + 2952, t510);
    store64(rk + 2960, t807);
    store64(rk + 2968, t514);
    store64(rk + 2976, t808);
    store64(rk + 2984, t809);
    store64(rk + 2992, t810);
    store64(rk + 3000, t811);
    store64(rk + 3008, t812);
    store64(rk + 3016, t525);
    store64(rk + 3024, t813);
    store64(rk + 3032, t527);
    store64(rk + 3040, t814);
    store64(rk + 3048, t815);
    store64(rk + 3056, t816);
    store64(rk + 3064, t817);
    store64(rk + 3072, t818);
    store64(rk + 3080, t532);
    store64(rk + 3088, t819);
    store64(rk + 3096, t533);
    store64(rk + 3104, t820);
    store64(rk + 3112, t821);
    store64(rk + 3120, t822);
    store64(rk + 3128, t823);
    store64(rk + 3136, ~(t534 ^ UINT64_C(0xff00000000)));
    store64(rk + 3144, t535 ^ UINT64_C(0xf0000000000));
    store64(rk + 3152, ~t536);
    store64(rk + 3160, t537 ^ UINT64_C(0xf00000000));
    store64(rk + 3168, ~t538);
    store64(rk + 3176, ~t539);
    store64(rk + 3184, ~t540);
    store64(rk + 3192, ~t541);
    store64(rk + 3200, ~(z[446] ^ UINT64_C(0xf00000000)));
    store64(rk + 3208, t542);
    store64(rk + 3216, ~z[454]);
    store64(rk + 3224, z[458]);
    store64(rk + 3232, ~z[462]);
    store64(rk + 3240, ~z[466]);
    store64(rk + 3248, ~z[470]);
    store64(rk + 3256, ~z[474]);
    store64(rk + 3264, ~(t543 ^ UINT64_C(0xf000000)));
    store64(rk + 3272, t545);
    store64(rk + 3280, ~(t546 ^ UINT64_C(0xf000000)));
    store64(rk + 3288, t547);
    store64(rk + 3296, ~t548);
    store64(rk + 3304, ~t549);
    store64(rk + 3312, ~t550);
    store64(rk + 3320, ~t551);
    store64(rk + 3328, t818);
    store64(rk + 3336, ~t532);
    store64(rk + 3344, t819);
    store64(rk + 3352, ~t533);
    store64(rk + 3360, t820);
    store64(rk + 3368, t821);
    store64(rk + 3376, t822);
    store64(rk + 3384, t823);
    store64(rk + 3392, t812);
    store64(rk + 3400, ~t525);
    store64(rk + 3408, t813);
    store64(rk + 3416, ~t527);
    store64(rk + 3424, t814);
    store64(rk + 3432, t815);
    store64(rk + 3440, t816);
    store64(rk + 3448, t817);
    store64(rk + 3456, t806);
    store64(rk + 3464, ~t510);
    store64(rk + 3472, t807);
    store64(rk + 3480, ~t514);
    store64(rk + 3488, t808);
    store64(rk + 3496, t809);
    store64(rk + 3504, t810);
    store64(rk + 3512, t811);
    store64(rk + 3520, t802);
    store64(rk + 3528, t502);
    store64(rk + 3536, t803);
    store64(rk + 3544, t503);
    store64(rk + 3552, t504);
    store64(rk + 3560, t804);
    store64(rk + 3568, t805);
    store64(rk + 3576, t505);
    store64(rk + 3584, t796);
    store64(rk + 3592, ~t488);
    store64(rk + 3600, t797);
    store64(rk + 3608, ~t492);
    store64(rk + 3616, t798);
    store64(rk + 3624, t799);
    store64(rk + 3632, t800);
    store64(rk + 3640, t801);
    store64(rk + 3648, t790);
    store64(rk + 3656, ~t477);
    store64(rk + 3664, t791);
    store64(rk + 3672, ~t479);
    store64(rk + 3680, t792);
    store64(rk + 3688, t793);
    store64(rk + 3696, t794);
    store64(rk + 3704, t795);
    store64(rk + 3712, t784);
    store64(rk + 3720, ~t474);
    store64(rk + 3728, t785);
    store64(rk + 3736, ~z[398]);
    store64(rk + 3744, t786);
    store64(rk + 3752, t787);
    store64(rk + 3760, t788);
    store64(rk + 3768, t789);
    store64(rk + 3776, t780);
    store64(rk + 3784, t466);
    store64(rk + 3792, t781);
    store64(rk + 3800, t469);
    store64(rk + 3808, t470);
    store64(rk + 3816, t782);
    store64(rk + 3824, t783);
    store64(rk + 3832, t473);
    store64(rk + 3840, t774);
    store64(rk + 3848, ~t458);
    store64(rk + 3856, t775);
    store64(rk + 3864, ~z[380]);
    store64(rk + 3872, t776);
    store64(rk + 3880, t777);
    store64(rk + 3888, t778);
    store64(rk + 3896, t779);
    store64(rk + 3904, t768);
    store64(rk + 3912, ~t450);
    store64(rk + 3920, t769);
    store64(rk + 3928, ~t452);
    store64(rk + 3936, t770);
    store64(rk + 3944, t771);
    store64(rk + 3952, t772);
    store64(rk + 3960, t773);
    store64(rk + 3968, t762);
    store64(rk + 3976, ~t439);
    store64(rk + 3984, t763);
    store64(rk + 3992, ~t442);
    store64(rk + 4000, t764);
    store64(rk + 4008, t765);
    store64(rk + 4016, t766);
    store64(rk + 4024, t767);
    store64(rk + 4032, t758);
    store64(rk + 4040, t429);
    store64(rk + 4048, t759);
    store64(rk + 4056, t431);
    store64(rk + 4064, t432);
    store64(rk + 4072, t760);
    store64(rk + 4080, t761);
    store64(rk + 4088, t435);
    store64(rk + 4096, t752);
    store64(rk + 4104, ~t418);
    store64(rk + 4112, t753);
    store64(rk + 4120, ~t419);
    store64(rk + 4128, t754);
    store64(rk + 4136, t755);
    store64(rk + 4144, t756);
    store64(rk + 4152, t757);
    store64(rk + 4160, t746);
    store64(rk + 4168, ~t409);
    store64(rk + 4176, t747);
    store64(rk + 4184, ~t412);
    store64(rk + 4192, t748);
    store64(rk + 4200, t749);
    store64(rk + 4208, t750);
    store64(rk + 4216, t751);
    store64(rk + 4224, t740);
    store64(rk + 4232, ~t399);
    store64(rk + 4240, t741);
    store64(rk + 4248, ~z[323]);
    store64(rk + 4256, t742);
    store64(rk + 4264, t743);
    store64(rk + 4272, t744);
    store64(rk + 4280, t745);
    store64(rk + 4288, t736);
    store64(rk + 4296, t390);
    store64(rk + 4304, t737);
    store64(rk + 4312, t393);
    store64(rk + 4320, t394);
    store64(rk + 4328, t738);
    store64(rk + 4336, t739);
    store64(rk + 4344, t397);
    store64(rk + 4352, t730);
    store64(rk + 4360, ~t380);
    store64(rk + 4368, t731);
    store64(rk + 4376, ~t381);
    store64(rk + 4384, t732);
    store64(rk + 4392, t733);
    store64(rk + 4400, t734);
    store64(rk + 4408, t735);
    store64(rk + 4416, t724);
    store64(rk + 4424, ~t372);
    store64(rk + 4432, t725);
    store64(rk + 4440, ~t374);
    store64(rk + 4448, t726);
    store64(rk + 4456, t727);
    store64(rk + 4464, t728);
    store64(rk + 4472, t729);
    store64(rk + 4480, t718);
    store64(rk + 4488, ~t356);
    store64(rk + 4496, t719);
    store64(rk + 4504, ~t360);
    store64(rk + 4512, t720);
    store64(rk + 4520, t721);
    store64(rk + 4528, t722);
    store64(rk + 4536, t723);
    store64(rk + 4544, t714);
    store64(rk + 4552, t347);
    store64(rk + 4560, t715);
    store64(rk + 4568, t348);
    store64(rk + 4576, t349);
    store64(rk + 4584, t716);
    store64(rk + 4592, t717);
    store64(rk + 4600, t350);
    store64(rk + 4608, t708);
    store64(rk + 4616, ~t331);
    store64(rk + 4624, t709);
    store64(rk + 4632, ~t336);
    store64(rk + 4640, t710);
    store64(rk + 4648, t711);
    store64(rk + 4656, t712);
    store64(rk + 4664, t713);
    store64(rk + 4672, t702);
    store64(rk + 4680, ~t318);
    store64(rk + 4688, t703);
    store64(rk + 4696, ~t321);
    store64(rk + 4704, t704);
    store64(rk + 4712, t705);
    store64(rk + 4720, t706);
    store64(rk + 4728, t707);
    store64(rk + 4736, t696);
    store64(rk + 4744, ~t307);
    store64(rk + 4752, t697);
    store64(rk + 4760, ~t308);
    store64(rk + 4768, t698);
    store64(rk + 4776, t699);
    store64(rk + 4784, t700);
    store64(rk + 4792, t701);
    store64(rk + 4800, t692);
    store64(rk + 4808, t299);
    store64(rk + 4816, t693);
    store64(rk + 4824, t301);
    store64(rk + 4832, t302);
    store64(rk + 4840, t694);
    store64(rk + 4848, t695);
    store64(rk + 4856, t305);
    store64(rk + 4864, t686);
    store64(rk + 4872, ~t290);
    store64(rk + 4880, t687);
    store64(rk + 4888, ~t291);
    store64(rk + 4896, t688);
    store64(rk + 4904, t689);
    store64(rk + 4912, t690);
    store64(rk + 4920, t691);
    store64(rk + 4928, t680);
    store64(rk + 4936, ~t282);
    store64(rk + 4944, t681);
    store64(rk + 4952, ~t284);
    store64(rk + 4960, t682);
    store64(rk + 4968, t683);
    store64(rk + 4976, t684);
    store64(rk + 4984, t685);
    store64(rk + 4992, t674);
    store64(rk + 5000, ~t272);
    store64(rk + 5008, t675);
    store64(rk + 5016, ~z[236]);
    store64(rk + 5024, t676);
    store64(rk + 5032, t677);
    store64(rk + 5040, t678);
    store64(rk + 5048, t679);
    store64(rk + 5056, t670);
    store64(rk + 5064, t262);
    store64(rk + 5072, t671);
    store64(rk + 5080, t264);
    store64(rk + 5088, t265);
    store64(rk + 5096, t672);
    store64(rk + 5104, t673);
    store64(rk + 5112, t268);
    store64(rk + 5120, t664);
    store64(rk + 5128, ~t252);
    store64(rk + 5136, t665);
    store64(rk + 5144, ~z[219]);
    store64(rk + 5152, t666);
    store64(rk + 5160, t667);
    store64(rk + 5168, t668);
    store64(rk + 5176, t669);
    store64(rk + 5184, t658);
    store64(rk + 5192, ~t243);
    store64(rk + 5200, t659);
    store64(rk + 5208, ~t246);
    store64(rk + 5216, t660);
    store64(rk + 5224, t661);
    store64(rk + 5232, t662);
    store64(rk + 5240, t663);
    store64(rk + 5248, t652);
    store64(rk + 5256, ~t232);
    store64(rk + 5264, t653);
    store64(rk + 5272, ~t233);
    store64(rk + 5280, t654);
    store64(rk + 5288, t655);
    store64(rk + 5296, t656);
    store64(rk + 5304, t657);
    store64(rk + 5312, t648);
    store64(rk + 5320, t224);
    store64(rk + 5328, t649);
    store64(rk + 5336, t226);
    store64(rk + 5344, t227);
    store64(rk + 5352, t650);
    store64(rk + 5360, t651);
    store64(rk + 5368, t230);
    store64(rk + 5376, t642);
    store64(rk + 5384, ~t214);
    store64(rk + 5392, t643);
    store64(rk + 5400, ~t215);
    store64(rk + 5408, t644);
    store64(rk + 5416, t645);
    store64(rk + 5424, t646);
    store64(rk + 5432, t647);
    store64(rk + 5440, t636);
    store64(rk + 5448, ~t206);
    store64(rk + 5456, t637);
    store64(rk + 5464, ~t208);
    store64(rk + 5472, t638);
    store64(rk + 5480, t639);
    store64(rk + 5488, t640);
    store64(rk + 5496, t641);
    store64(rk + 5504, t630);
    store64(rk + 5512, ~t189);
    store64(rk + 5520, t631);
    store64(rk + 5528, ~t194);
    store64(rk + 5536, t632);
    store64(rk + 5544, t633);
    store64(rk + 5552, t634);
    store64(rk + 5560, t635);
    store64(rk + 5568, t626);
    store64(rk + 5576, t179);
    store64(rk + 5584, t627);
    store64(rk + 5592, t181);
    store64(rk + 5600, t182);
    store64(rk + 5608, t628);
    store64(rk + 5616, t629);
    store64(rk + 5624, t183);
    store64(rk + 5632, t620);
    store64(rk + 5640, ~t163);
    store64(rk + 5648, t621);
    store64(rk + 5656, ~t168);
    store64(rk + 5664, t622);
    store64(rk + 5672, t623);
    store64(rk + 5680, t624);
    store64(rk + 5688, t625);
    store64(rk + 5696, t614);
    store64(rk + 5704, ~t151);
    store64(rk + 5712, t615);
    store64(rk + 5720, ~t153);
    store64(rk + 5728, t616);
    store64(rk + 5736, t617);
    store64(rk + 5744, t618);
    store64(rk + 5752, t619);
    store64(rk + 5760, t608);
    store64(rk + 5768, ~t141);
    store64(rk + 5776, t609);
    store64(rk + 5784, ~z[142]);
    store64(rk + 5792, t610);
    store64(rk + 5800, t611);
    store64(rk + 5808, t612);
    store64(rk + 5816, t613);
    store64(rk + 5824, t604);
    store64(rk + 5832, t132);
    store64(rk + 5840, t605);
    store64(rk + 5848, t135);
    store64(rk + 5856, t136);
    store64(rk + 5864, t606);
    store64(rk + 5872, t607);
    store64(rk + 5880, t139);
    store64(rk + 5888, t598);
    store64(rk + 5896, ~t123);
    store64(rk + 5904, t599);
    store64(rk + 5912, ~t124);
    store64(rk + 5920, t600);
    store64(rk + 5928, t601);
    store64(rk + 5936, t602);
    store64(rk + 5944, t603);
    store64(rk + 5952, t592);
    store64(rk + 5960, ~t114);
    store64(rk + 5968, t593);
    store64(rk + 5976, ~t117);
    store64(rk + 5984, t594);
    store64(rk + 5992, t595);
    store64(rk + 6000, t596);
    store64(rk + 6008, t597);
    store64(rk + 6016, t586);
    store64(rk + 6024, ~t103);
    store64(rk + 6032, t587);
    store64(rk + 6040, ~t106);
    store64(rk + 6048, t588);
    store64(rk + 6056, t589);
    store64(rk + 6064, t590);
    store64(rk + 6072, t591);
    store64(rk + 6080, t582);
    store64(rk + 6088, t93);
    store64(rk + 6096, t583);
    store64(rk + 6104, t95);
    store64(rk + 6112, t96);
    store64(rk + 6120, t584);
    store64(rk + 6128, t585);
    store64(rk + 6136, t99);
    store64(rk + 6144, t576);
    store64(rk + 6152, ~t83);
    store64(rk + 6160, t577);
    store64(rk + 6168, ~t84);
    store64(rk + 6176, t578);
    store64(rk + 6184, t579);
    store64(rk + 6192, t580);
    store64(rk + 6200, t581);
    store64(rk + 6208, t570);
    store64(rk + 6216, ~t74);
    store64(rk + 6224, t571);
    store64(rk + 6232, ~t77);
    store64(rk + 6240, t572);
    store64(rk + 6248, t573);
    store64(rk + 6256, t574);
    store64(rk + 6264, t575);
    store64(rk + 6272, t564);
    store64(rk + 6280, ~t63);
    store64(rk + 6288, t565);
    store64(rk + 6296, ~t64);
    store64(rk + 6304, t566);
    store64(rk + 6312, t567);
    store64(rk + 6320, t568);
    store64(rk + 6328, t569);
    store64(rk + 6336, t560);
    store64(rk + 6344, t54);
    store64(rk + 6352, t561);
    store64(rk + 6360, t57);
    store64(rk + 6368, t58);
    store64(rk + 6376, t562);
    store64(rk + 6384, t563);
    store64(rk + 6392, t61);
    store64(rk + 6400, t554);
    store64(rk + 6408, ~t44);
    store64(rk + 6416, t555);
    store64(rk + 6424, ~t45);
    store64(rk + 6432, t556);
    store64(rk + 6440, t557);
    store64(rk + 6448, t558);
    store64(rk + 6456, t559);
    store64(rk + 6464, ~(t34 ^ UINT64_C(0xf00000000000000)));
    store64(rk + 6472, ~t36);
    store64(rk + 6480, ~(t37 ^ UINT64_C(0xf00000000000000)));
    store64(rk + 6488, ~t38);
    store64(rk + 6496, ~t39);
    store64(rk + 6504, ~t40);
    store64(rk + 6512, ~t41);
    store64(rk + 6520, ~t42);
    store64(rk + 6528, ~(t17 ^ UINT64_C(0xf0000000)));
    store64(rk + 6536, ~t20);
    store64(rk + 6544, ~t22);
    store64(rk + 6552, ~t24);
    store64(rk + 6560, ~t26);
    store64(rk + 6568, ~t28);
    store64(rk + 6576, ~t30);
    store64(rk + 6584, ~t33);
    store64(rk + 6592, ~(t6 ^ UINT64_C(15)));
    store64(rk + 6600, t8);
    store64(rk + 6608, ~t9);
    store64(rk + 6616, t10);
    store64(rk + 6624, t11);
    store64(rk + 6632, ~t12);
    store64(rk + 6640, ~t13);
    store64(rk + 6648, t14);
    store64(rk + 6656, ~t11);
    store64(rk + 6664, ~t14);
    store64(rk + 6672, t20);
    store64(rk + 6680, t24);
    store64(rk + 6688, t36);
    store64(rk + 6696, t38);
    store64(rk + 6704, ~z[477]);
    store64(rk + 6712, t552);
    store64(rk + 6720, ~z[483]);
    store64(rk + 6728, t553);
    store64(rk + 6736, ~z[489]);
    store64(rk + 6744, ~z[492]);
    store64(rk + 6752, ~z[495]);
    store64(rk + 6760, ~z[498]);
    store64(rk + 6768, ~t552);
    store64(rk + 6776, ~t553);
    store64(rk + 6784, ~t545);
    store64(rk + 6792, ~t547);
    store64(rk + 6800, ~t542);
    store64(rk + 6808, ~z[458]);
    store64(rk + 6816, t538);
    store64(rk + 6824, t541);
    store64(rk + 6832, ~t8);
    store64(rk + 6840, ~t10);
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
    t93 = (t81 ^ (t92 | t90)) ^ load_all128(rk + 6592), t94 = t90 ^ load_all128(rk + 6600),
    t95 = t89 ^ load_all128(rk + 6608), t96 = t92 ^ load_all128(rk + 6616),
    t97 = (t91 ^ (t86 & t88)) ^ load_all128(rk + 6656), t98 = t87 ^ load_all128(rk + 6632),
    t99 = t86 ^ load_all128(rk + 6640), t100 = t88 ^ load_all128(rk + 6664),
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
    t135 = (t112 ^ (t134 | t132)) ^ load_all128(rk + 6528), t136 = t132 ^ load_all128(rk + 6672),
    t137 = t131 ^ load_all128(rk + 6544), t138 = t134 ^ load_all128(rk + 6680),
    t139 = (t133 ^ (t128 & t130)) ^ load_all128(rk + 6560), t140 = t129 ^ load_all128(rk + 6568),
    t141 = t128 ^ load_all128(rk + 6576), t142 = t130 ^ load_all128(rk + 6584),
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
    t177 = (t154 ^ (t176 | t174)) ^ load_all128(rk + 6464), t178 = t174 ^ load_all128(rk + 6688),
    t179 = t173 ^ load_all128(rk + 6480), t180 = t176 ^ load_all128(rk + 6696),
    t181 = (t175 ^ (t170 & t172)) ^ load_all128(rk + 6496), t182 = t171 ^ load_all128(rk + 6504),
    t183 = t170 ^ load_all128(rk + 6512), t184 = t172 ^ load_all128(rk + 6520),
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
    for (unsigned i = 0; i < 13; i++) {
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
    // round 56 (skinny.dsl:60)
    const v128 t788 = x2 ^ (x0 | x1), t789 = x5 ^ (x3 | x4), t790 = x6 ^ (~(t789 & t788)),
    t791 = x0 ^ (x7 | x3), t792 = x1 ^ (t791 & t790), t793 = ~x4, t794 = x7 ^ (t793 & t789),
    t795 = (x3 ^ (t794 | t792)) ^ load_all128(rk + 6704), t796 = t792 ^ load_all128(rk + 6712),
    t797 = t791 ^ load_all128(rk + 6720), t798 = t794 ^ load_all128(rk + 6728),
    t799 = (t793 ^ (t788 & t790)) ^ load_all128(rk + 6736), t800 = t789 ^ load_all128(rk + 6744),
    t801 = t788 ^ load_all128(rk + 6752), t802 = t790 ^ load_all128(rk + 6760),
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

void lwcc_skinny128_384_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny128_384_ecb_encrypt_c(buffer, buffer, 8, rk);
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
    t105 = (t89 ^ ((t89 >> 4) & t90)) ^ load_all128(rk + 6704),
    t106 = (t92 ^ ((t92 >> 4) & t90)) ^ load_all128(rk + 6768),
    t107 = (t94 ^ ((t94 >> 4) & t90)) ^ load_all128(rk + 6720),
    t108 = (t96 ^ ((t96 >> 4) & t90)) ^ load_all128(rk + 6776),
    t109 = (t98 ^ ((t98 >> 4) & t90)) ^ load_all128(rk + 6736),
    t110 = (t100 ^ ((t100 >> 4) & t90)) ^ load_all128(rk + 6744),
    t111 = (t102 ^ ((t102 >> 4) & t90)) ^ load_all128(rk + 6752),
    t112 = (t104 ^ ((t104 >> 4) & t90)) ^ load_all128(rk + 6760);
    // round 56 (skinny.dsl:60)
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
    t140 = (t124 ^ (((t124 << 60) | (t124 >> 4)) & t125)) ^ load_all128(rk + 3264),
    t141 = (t127 ^ (((t127 << 60) | (t127 >> 4)) & t125)) ^ load_all128(rk + 6784),
    t142 = (t129 ^ (((t129 << 60) | (t129 >> 4)) & t125)) ^ load_all128(rk + 3280),
    t143 = (t131 ^ (((t131 << 60) | (t131 >> 4)) & t125)) ^ load_all128(rk + 6792),
    t144 = (t133 ^ (((t133 << 60) | (t133 >> 4)) & t125)) ^ load_all128(rk + 3296),
    t145 = (t135 ^ (((t135 << 60) | (t135 >> 4)) & t125)) ^ load_all128(rk + 3304),
    t146 = (t137 ^ (((t137 << 60) | (t137 >> 4)) & t125)) ^ load_all128(rk + 3312),
    t147 = (t139 ^ (((t139 << 60) | (t139 >> 4)) & t125)) ^ load_all128(rk + 3320);
    // round 55 (skinny.dsl:60)
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
    t175 = (t159 ^ (((t159 << 28) | (t159 >> 36)) & t160)) ^ load_all128(rk + 3200),
    t176 = (t162 ^ (((t162 << 28) | (t162 >> 36)) & t160)) ^ load_all128(rk + 6800),
    t177 = (t164 ^ (((t164 << 28) | (t164 >> 36)) & t160)) ^ load_all128(rk + 3216),
    t178 = (t166 ^ (((t166 << 28) | (t166 >> 36)) & t160)) ^ load_all128(rk + 6808),
    t179 = (t168 ^ (((t168 << 28) | (t168 >> 36)) & t160)) ^ load_all128(rk + 3232),
    t180 = (t170 ^ (((t170 << 28) | (t170 >> 36)) & t160)) ^ load_all128(rk + 3240),
    t181 = (t172 ^ (((t172 << 28) | (t172 >> 36)) & t160)) ^ load_all128(rk + 3248),
    t182 = (t174 ^ (((t174 << 28) | (t174 >> 36)) & t160)) ^ load_all128(rk + 3256);
    // round 54 (skinny.dsl:60)
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
    t210 = (t194 ^ (((t194 << 12) | (t194 >> 52)) & t195)) ^ load_all128(rk + 3136),
    t211 = (t197 ^ (((t197 << 12) | (t197 >> 52)) & t195)) ^ load_all128(rk + 3144),
    t212 = (t199 ^ (((t199 << 12) | (t199 >> 52)) & t195)) ^ load_all128(rk + 3152),
    t213 = (t201 ^ (((t201 << 12) | (t201 >> 52)) & t195)) ^ load_all128(rk + 3160),
    t214 = (t203 ^ (((t203 << 12) | (t203 >> 52)) & t195)) ^ load_all128(rk + 6816),
    t215 = (t205 ^ (((t205 << 12) | (t205 >> 52)) & t195)) ^ load_all128(rk + 3176),
    t216 = (t207 ^ (((t207 << 12) | (t207 >> 52)) & t195)) ^ load_all128(rk + 3184),
    t217 = (t209 ^ (((t209 << 12) | (t209 >> 52)) & t195)) ^ load_all128(rk + 6824);
    v128 x0 = t217;
    v128 x1 = t216;
    v128 x2 = t214;
    v128 x3 = t211;
    v128 x4 = t213;
    v128 x5 = t210;
    v128 x6 = t215;
    v128 x7 = t212;
    for (unsigned i = 0; i < 13; i++) {
        const uint8_t *round = rk + 3328 + 256 * i;
        // round 53 (skinny.dsl:60)
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
        // round 52 (skinny.dsl:60)
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
        // round 51 (skinny.dsl:60)
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
        // round 50 (skinny.dsl:60)
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

void lwcc_skinny128_384_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny128_384_ecb_decrypt_c(buffer, buffer, 8, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny128_384_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny128_384_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_384_key_setup_c(ctx, key);
    lwcc_skinny128_384_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny128_384_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store64(ctx + 6848, ~(t49 ^ (t60 << 4)));
    store64(ctx + 6856, ~(t52 ^ (t61 << 4)));
    store64(ctx + 6864, ~(t55 ^ (t62 << 4)));
    store64(ctx + 6872, ~(t58 ^ (t63 << 4)));
    store64(ctx + 6880, ~(t50 ^ t60));
    store64(ctx + 6888, ~(t53 ^ t61));
    store64(ctx + 6896, ~(t56 ^ t62));
    store64(ctx + 6904, ~(t59 ^ t63));
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
    t73 = load_all128(ctx + 6848) ^ (t57 ^ (t69 << 4)),
    t74 = load_all128(ctx + 6856) ^ (t60 ^ (t70 << 4)),
    t75 = load_all128(ctx + 6864) ^ (t63 ^ (t71 << 4)),
    t76 = load_all128(ctx + 6872) ^ (t66 ^ (t72 << 4)), t77 = load_all128(ctx + 6880) ^ (t58 ^ t69),
    t78 = load_all128(ctx + 6888) ^ (t61 ^ t70), t79 = load_all128(ctx + 6896) ^ (t64 ^ t71),
    t80 = load_all128(ctx + 6904) ^ (t67 ^ t72);
    // round 1 (skinny.dsl:60)
    const v128 t81 = t77 ^ (t79 & t80), t82 = t73 ^ (t75 & t76), t83 = t78 ^ (t82 & t81),
    t84 = t79 ^ (t74 & t75), t85 = t80 ^ (t84 & t83), t86 = t74 ^ (t76 & t82),
    t87 = (t75 ^ (t86 & t85)) ^ load_all128(ctx + 6592), t88 = t85 ^ load_all128(ctx + 6832),
    t89 = t84 ^ load_all128(ctx + 6608), t90 = t86 ^ load_all128(ctx + 6840),
    t91 = (t76 ^ (t81 & t83)) ^ load_all128(ctx + 6656), t92 = t82 ^ load_all128(ctx + 6632),
    t93 = t81 ^ load_all128(ctx + 6640), t94 = t83 ^ load_all128(ctx + 6664),
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
    t129 = (t106 ^ (t128 | t126)) ^ load_all128(ctx + 6528), t130 = t126 ^ load_all128(ctx + 6672),
    t131 = t125 ^ load_all128(ctx + 6544), t132 = t128 ^ load_all128(ctx + 6680),
    t133 = (t127 ^ (t122 & t124)) ^ load_all128(ctx + 6560), t134 = t123 ^ load_all128(ctx + 6568),
    t135 = t122 ^ load_all128(ctx + 6576), t136 = t124 ^ load_all128(ctx + 6584),
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
    t171 = (t148 ^ (t170 | t168)) ^ load_all128(ctx + 6464), t172 = t168 ^ load_all128(ctx + 6688),
    t173 = t167 ^ load_all128(ctx + 6480), t174 = t170 ^ load_all128(ctx + 6696),
    t175 = (t169 ^ (t164 & t166)) ^ load_all128(ctx + 6496), t176 = t165 ^ load_all128(ctx + 6504),
    t177 = t164 ^ load_all128(ctx + 6512), t178 = t166 ^ load_all128(ctx + 6520),
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
    for (unsigned i = 0; i < 13; i++) {
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
    // round 56 (skinny.dsl:60)
    const v128 t782 = x2 ^ (x0 | x1), t783 = x5 ^ (x3 | x4), t784 = x6 ^ (~(t783 & t782)),
    t785 = x0 ^ (x7 | x3), t786 = x1 ^ (t785 & t784), t787 = ~x4, t788 = x7 ^ (t787 & t783),
    t789 = (x3 ^ (t788 | t786)) ^ load_all128(ctx + 6704), t790 = t786 ^ load_all128(ctx + 6712),
    t791 = t785 ^ load_all128(ctx + 6720), t792 = t788 ^ load_all128(ctx + 6728),
    t793 = (t787 ^ (t782 & t784)) ^ load_all128(ctx + 6736), t794 = t783 ^ load_all128(ctx + 6744),
    t795 = t782 ^ load_all128(ctx + 6752), t796 = t784 ^ load_all128(ctx + 6760),
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

void lwcc_skinny128_384_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_skinny128_384_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
