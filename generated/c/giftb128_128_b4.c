// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set giftb128_128 --target c --lanes 1 --slicing plane --blocks 4
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=4) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 32 S-boxes, 2 blocks side by side in each of 2 lanes; cells in 5 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 2280, ctx 2328, align 1, group 64, stack 0
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
static void key_setup_0(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7, uint64_t x8, uint64_t x9, uint64_t x10, uint64_t x11, uint64_t x12, uint64_t x13, uint64_t x14, uint64_t x15)
{
    const uint64_t t0 = x1 | (x0 & UINT64_C(0xf0000000f0000000)),
    t1 = ((x2 >> 24) & UINT64_C(0x3300000033)) | ((x2 >> 16) & UINT64_C(0xcccc0000cccc)),
    t2 = (t1 | ((x2 << 7) & UINT64_C(0x110000001100))) | ((x2 << 9) & UINT64_C(0x220000002200)),
    t3 = (t2 | ((x3 << 16) & UINT64_C(0x3333000033330000))) | ((x2 << 15) & UINT64_C(0x4444000044440000)),
    t4 = t3 | ((x2 << 17) & UINT64_C(0x8888000088880000)),
    t5 = ((x4 >> 9) & UINT64_C(0x11111100111111)) | ((x4 >> 7) & UINT64_C(0x22222200222222)),
    t6 = (t5 | ((x5 >> 16) & UINT64_C(0xcccc0000cccc))) | ((x4 << 16) & UINT64_C(0xcccc0000cccc0000)),
    t7 = t6 | ((x4 << 24) & UINT64_C(0x3300000033000000)),
    t8 = ((x6 >> 2) & UINT64_C(0x3f003f003f003f)) | ((x6 << 6) & UINT64_C(0xc000c000c000c0)),
    t9 = (t8 | ((x6 >> 3) & UINT64_C(0x300030003000300))) | ((x7 << 2) & UINT64_C(0xfc00fc00fc00fc00)),
    t10 = ((x8 >> 2) & UINT64_C(0x3f003f003f003f)) | ((x8 << 6) & UINT64_C(0xc000c000c000c0)),
    t11 = (t10 | ((x8 >> 3) & UINT64_C(0x1f001f001f001f00))) | ((x8 << 5) & UINT64_C(0xe000e000e000e000)),
    t12 = (rotl64(x9, 40) & UINT64_C(0x5555555555555555)) | (rotl64(x10, 56) & UINT64_C(0xaaaaaaaaaaaaaaaa)),
    t13 = (rotl64(x11, 40) & UINT64_C(0x5555555555555555)) | (rotl64(x11, 36) & UINT64_C(0xa0a0a0a0a0a0a0a)),
    t14 = t13 | (rotl64(x11, 52) & UINT64_C(0xa0a0a0a0a0a0a0a0)),
    t15 = ((x12 >> 3) & UINT64_C(0x101010101010101)) | ((x12 << 1) & UINT64_C(0xe0e0e0e0e0e0e0e)),
    t16 = t15 | ((x13 >> 1) & UINT64_C(0x7070707070707070)),
    t17 = t16 | ((x13 << 3) & UINT64_C(0x8080808080808080)),
    t18 = ((x14 >> 1) & UINT64_C(0x707070707070707)) | ((x15 << 1) & UINT64_C(0x808080808080808)),
    t19 = (t18 | ((x14 >> 17) & UINT64_C(0x707000007070))) | ((x15 >> 14) & UINT64_C(0x808000008080)),
    t20 = t19 | ((x15 << 13) & UINT64_C(0x1010000010100000)),
    t21 = t20 | ((x15 << 17) & UINT64_C(0xe0e00000e0e00000));
    z[0] = t0;
    z[1] = t4;
    z[2] = t7;
    z[3] = t9;
    z[4] = t11;
    z[5] = t12;
    z[6] = t14;
    z[7] = t17;
    z[8] = t21;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7)
{
    const uint64_t t0 = x0 | x1,
    t1 = ((x2 >> 17) & UINT64_C(0x111100001111)) | ((x2 >> 15) & UINT64_C(0x222200002222)),
    t2 = (t1 | ((x2 >> 1) & UINT64_C(0x4444444444444444))) | ((x2 << 1) & UINT64_C(0x8888888888888888)),
    t3 = x2 << 16, t4 = t2 | (t3 & UINT64_C(0x3333000033330000)),
    t5 = ((x3 >> 9) & UINT64_C(0x11111100111111)) | ((x3 >> 7) & UINT64_C(0x22222200222222)),
    t6 = (t5 | ((x3 >> 17) & UINT64_C(0x444400004444))) | ((x3 >> 15) & UINT64_C(0x888800008888)),
    t7 = (t6 | ((x3 << 16) & UINT64_C(0xcccc0000cccc0000))) | ((x3 << 24) & UINT64_C(0x3300000033000000)),
    t8 = ((x4 >> 4) & UINT64_C(0xf000f000f000f)) | ((x4 << 4) & UINT64_C(0xf000f000f000f0)),
    t9 = x4 << 2,
    t10 = (t8 | ((x4 >> 6) & UINT64_C(0x300030003000300))) | (t9 & UINT64_C(0xfc00fc00fc00fc00)),
    t11 = ((x5 >> 6) & UINT64_C(0x3000300030003)) | ((x5 << 2) & UINT64_C(0xfc00fc00fc00fc)),
    t12 = (t11 | ((x5 >> 5) & UINT64_C(0x700070007000700))) | ((x5 << 3) & UINT64_C(0xf800f800f800f800)),
    t13 = rotl64(x6, 56),
    t14 = (rotl64(x6, 48) & UINT64_C(0x5555555555555555)) | (t13 & UINT64_C(0xaaaaaaaaaaaaaaaa)),
    t15 = (rotl64(x7, 56) & UINT64_C(0x5555555555555555)) | (rotl64(x7, 44) & UINT64_C(0xa0a0a0a0a0a0a0a)),
    t16 = t15 | (rotl64(x7, 60) & UINT64_C(0xa0a0a0a0a0a0a0a0));
    z[0] = t0;
    z[1] = t3;
    z[2] = t4;
    z[3] = t7;
    z[4] = t9;
    z[5] = t10;
    z[6] = t12;
    z[7] = t13;
    z[8] = t14;
    z[9] = t16;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 6,
    t1 = (t0 & UINT64_C(0x100000001)) | ((x0 >> 13) & UINT64_C(0x200000002)), t2 = x0 >> 20,
    t3 = x0 >> 27, t4 = (t1 | (t2 & UINT64_C(0x400000004))) | (t3 & UINT64_C(0x800000008)),
    t5 = x0 >> 3, t6 = x0 >> 10,
    t7 = (t4 | (t5 & UINT64_C(0x21000000210))) | (t6 & UINT64_C(0x42000000420)), t8 = x0 >> 17,
    t9 = x0 >> 24, t10 = (t7 | (t8 & UINT64_C(0x84000000840))) | (t9 & UINT64_C(0x8000000080)),
    t11 = x0 << 4,
    t12 = (t10 | (t11 & UINT64_C(0x10000000100))) | ((x0 << 7) & UINT64_C(0x2100000021000)),
    t13 = x0 & UINT64_C(0x4200000042000),
    t14 = (t12 | t13) | ((x0 >> 7) & UINT64_C(0x8400000084000)), t15 = x0 << 14,
    t16 = (t14 | ((x0 >> 14) & UINT64_C(0x800000008000))) | (t15 & UINT64_C(0x1000000010000)),
    t17 = x0 << 17, t18 = x0 << 10,
    t19 = (t16 | (t17 & UINT64_C(0x210000002100000))) | (t18 & UINT64_C(0x420000004200000)),
    t20 = x0 << 3, t21 = x0 >> 4,
    t22 = (t19 | (t20 & UINT64_C(0x840000008400000))) | (t21 & UINT64_C(0x80000000800000)),
    t23 = x0 << 24, t24 = x0 << 27,
    t25 = (t22 | (t23 & UINT64_C(0x100000001000000))) | (t24 & UINT64_C(0x1000000010000000)),
    t26 = x0 << 20,
    t27 = (t25 | (t26 & UINT64_C(0x2000000020000000))) | ((x0 << 13) & UINT64_C(0x4000000040000000)),
    t28 = x0 << 6, t29 = t27 | (t28 & UINT64_C(0x8000000080000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
    z[3] = t5;
    z[4] = t6;
    z[5] = t8;
    z[6] = t9;
    z[7] = t11;
    z[8] = t13;
    z[9] = t15;
    z[10] = t17;
    z[11] = t18;
    z[12] = t20;
    z[13] = t21;
    z[14] = t23;
    z[15] = t24;
    z[16] = t26;
    z[17] = t28;
    z[18] = t29;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 23, t1 = x0 >> 20,
    t2 = (t0 & UINT64_C(0x100000001)) | (t1 & UINT64_C(0x200000002)), t3 = x0 >> 17,
    t4 = (t2 | (t3 & UINT64_C(0x400000004))) | (rotl64(x0, 50) & UINT64_C(0x100000801000008)),
    t5 = x0 >> 27, t6 = x0 >> 24,
    t7 = (t4 | (t5 & UINT64_C(0x1000000010))) | (t6 & UINT64_C(0x2000000020)),
    t8 = (t7 | ((x0 >> 21) & UINT64_C(0x4000000040))) | (rotl64(x0, 46) & UINT64_C(0x1000008010000080)),
    t9 = x0 << 1, t10 = x0 << 4,
    t11 = (t8 | (t9 & UINT64_C(0x10000000100))) | (t10 & UINT64_C(0x20000000200)), t12 = x0 << 7,
    t13 = x0 << 10, t14 = (t11 | (t12 & UINT64_C(0x40000000400))) | (t13 & UINT64_C(0x80000000800)),
    t15 = x0 >> 3, t16 = x0 & UINT64_C(0x4200000042000), t17 = x0 << 3,
    t18 = ((t14 | (t15 & UINT64_C(0x2100000021000))) | t16) | (t17 & UINT64_C(0x8400000084000)),
    t19 = x0 << 6, t20 = x0 >> 6,
    t21 = (t18 | (t19 & UINT64_C(0x800000008000))) | (t20 & UINT64_C(0x1000000010000)),
    t22 = x0 >> 10, t23 = x0 >> 7,
    t24 = (t21 | (t22 & UINT64_C(0x10000000100000))) | (t23 & UINT64_C(0x20000000200000)),
    t25 = x0 >> 4, t26 = x0 >> 1,
    t27 = (t24 | (t25 & UINT64_C(0x40000000400000))) | (t26 & UINT64_C(0x80000000800000)),
    t28 = x0 << 21, t29 = x0 << 24,
    t30 = (t27 | (t28 & UINT64_C(0x200000002000000))) | (t29 & UINT64_C(0x400000004000000)),
    t31 = x0 << 27, t32 = x0 << 17,
    t33 = (t30 | (t31 & UINT64_C(0x800000008000000))) | (t32 & UINT64_C(0x2000000020000000)),
    t34 = x0 << 20,
    t35 = (t33 | (t34 & UINT64_C(0x4000000040000000))) | ((x0 << 23) & UINT64_C(0x8000000080000000));
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t5;
    z[4] = t6;
    z[5] = t9;
    z[6] = t10;
    z[7] = t12;
    z[8] = t13;
    z[9] = t15;
    z[10] = t16;
    z[11] = t17;
    z[12] = t19;
    z[13] = t20;
    z[14] = t22;
    z[15] = t23;
    z[16] = t25;
    z[17] = t26;
    z[18] = t28;
    z[19] = t29;
    z[20] = t31;
    z[21] = t32;
    z[22] = t34;
    z[23] = t35;
}

void lwcc_giftb128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[124];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8),
    t2 = ((t0 >> 32) ^ t0) & UINT64_C(0xffffffff), t3 = t0 ^ (t2 << 32), t4 = t0 ^ t2,
    t5 = ((t1 >> 32) ^ t1) & UINT64_C(0xffffffff), t6 = t1 ^ (t5 << 32), t7 = t1 ^ t5;
    key_setup_2(z, t7);
    key_setup_2(z + 19, t4);
    key_setup_3(z + 38, t6);
    key_setup_3(z + 62, t3);
    const uint64_t t8 = (z[21] & UINT64_C(0x100000001)) | (z[23] & UINT64_C(0x200000002)),
    t9 = (t8 | (z[25] & UINT64_C(0x400000004))) | (rotl64(z[37], 50) & UINT64_C(0x100000801000008)),
    t10 = (t9 | ((t4 >> 21) & UINT64_C(0x1000000010))) | (z[32] & UINT64_C(0x2000000020)),
    t11 = t10 | (rotl64(t4, 46) & UINT64_C(0x2004000020040)),
    t12 = t11 | (rotl64(z[37], 46) & UINT64_C(0x1000008010000080)),
    t13 = (t12 | ((t4 >> 23) & UINT64_C(0x10000000100))) | (z[19] & UINT64_C(0x20000000200)),
    t14 = (t13 | (z[20] & UINT64_C(0x40000000400))) | (z[22] & UINT64_C(0x1080000010800)),
    t15 = (t14 | (z[24] & UINT64_C(0x100000001000))) | z[27], t16 = rotl64(t4, 50),
    t17 = (t15 | (t16 & UINT64_C(0x200400002004000))) | (z[31] & UINT64_C(0x10800000108000)),
    t18 = (t17 | (z[29] & UINT64_C(0x8000000080000))) | (z[35] & UINT64_C(0x20000000200000)),
    t19 = t4 << 23,
    t20 = (t18 | (z[36] & UINT64_C(0x40000000400000))) | (t19 & UINT64_C(0x80000000800000)),
    t21 = t4 << 21,
    t22 = (t20 | (z[26] & UINT64_C(0x400000004000000))) | (t21 & UINT64_C(0x800000008000000)),
    t23 = (t22 | (z[33] & UINT64_C(0x2000000020000000))) | (z[30] & UINT64_C(0x4000000040000000)),
    t24 = t23 | (z[34] & UINT64_C(0x8000000080000000)), t25 = t7 >> 12,
    t26 = ((z[18] >> 6) & UINT64_C(0x900000009)) | (t25 & UINT64_C(0x4000200040002)),
    t27 = t26 | (rotl64(t7, 44) & UINT64_C(0x2000400020004)),
    t28 = t27 | (rotl64(t7, 47) & UINT64_C(0x8001000080010)),
    t29 = (t28 | (z[0] & UINT64_C(0x40002000400020))) | (rotl64(t7, 50) & UINT64_C(0x20004000200040)),
    t30 = (t29 | (z[3] & UINT64_C(0x8000000080))) | ((t7 >> 19) & UINT64_C(0x10000000100)),
    t31 = t7 << 8, t32 = rotl64(t7, 48),
    t33 = (t30 | (t31 & UINT64_C(0x400020004000200))) | (t32 & UINT64_C(0x200040002000400)),
    t34 = t33 | ((t7 << 11) & UINT64_C(0x1000080010000800)), t35 = rotl64(t7, 51), t36 = t7 >> 2,
    t37 = (t34 | (t35 & UINT64_C(0x800100008001000))) | (t36 & UINT64_C(0x200000002000)),
    t38 = t37 | (rotl64(t7, 54) & UINT64_C(0x2000400020004000)),
    t39 = (t38 | ((t7 << 1) & UINT64_C(0x800000008000))) | ((t7 >> 15) & UINT64_C(0x1000000010000)),
    t40 = (t39 | ((t7 >> 9) & UINT64_C(0x10000000100000))) | ((t7 << 21) & UINT64_C(0x80000000800000)),
    t41 = (t40 | ((t7 << 5) & UINT64_C(0x100000001000000))) | (z[9] & UINT64_C(0x4000000040000000)),
    t42 = t41 | ((t7 << 25) & UINT64_C(0x8000000080000000)),
    t43 = (z[66] & UINT64_C(0x100000001)) | (z[65] & UINT64_C(0x200000002)), t44 = t3 >> 14,
    t45 = (t43 | (t44 & UINT64_C(0x400000004))) | (z[64] & UINT64_C(0x10800000108)),
    t46 = (t45 | (z[78] & UINT64_C(0x1000000010))) | (z[77] & UINT64_C(0x42000000420)),
    t47 = (t46 | (z[74] & UINT64_C(0x4000000040))) | (z[73] & UINT64_C(0x108000001080)),
    t48 = (t47 | (z[63] & UINT64_C(0x20000000200))) | (z[76] & UINT64_C(0x1080000010800)),
    t49 = (t48 | z[72]) | ((z[85] << 3) & UINT64_C(0x8400000084000)), t50 = t3 >> 13,
    t51 = (t49 | (z[70] & UINT64_C(0x10800000108000))) | (t50 & UINT64_C(0x2000000020000)),
    t52 = (t51 | (z[69] & UINT64_C(0x420000004200000))) | (z[84] & UINT64_C(0x40000000400000)),
    t53 = (t52 | (z[83] & UINT64_C(0x1080000010800000))) | (z[71] & UINT64_C(0x100000001000000)),
    t54 = (t53 | (z[75] & UINT64_C(0x200000002000000))) | (z[68] & UINT64_C(0x800000008000000)),
    t55 = t3 << 14,
    t56 = (t54 | (t55 & UINT64_C(0x2000000020000000))) | (z[82] & UINT64_C(0x4000000040000000)),
    t57 = t56 | (z[81] & UINT64_C(0x8000000080000000)),
    t58 = (rotl64(z[61], 47) & UINT64_C(0x1000000110000001)) | (z[38] & UINT64_C(0x200000002)),
    t59 = t6 >> 13,
    t60 = (t58 | ((t6 >> 26) & UINT64_C(0x400000004))) | (t59 & UINT64_C(0x10800000108)),
    t61 = (t60 | (z[51] & UINT64_C(0x1081000010810))) | ((t6 >> 9) & UINT64_C(0x2002000020020)),
    t62 = (t61 | (z[44] & UINT64_C(0x4000000040))) | (z[43] & UINT64_C(0x108108001081080)),
    t63 = t6 >> 16,
    t64 = (t62 | (t63 & UINT64_C(0x20000000200))) | ((t6 >> 19) & UINT64_C(0x40000000400)),
    t65 = t6 >> 2,
    t66 = (t64 | (t65 & UINT64_C(0x200200002002000))) | ((t6 << 11) & UINT64_C(0x400000004000)),
    t67 = t6 << 8,
    t68 = (t66 | (t67 & UINT64_C(0x810800008108000))) | ((t6 >> 12) & UINT64_C(0x4000000040000)),
    t69 = t6 << 18,
    t70 = (t68 | (z[56] & UINT64_C(0x20000000200000))) | (t69 & UINT64_C(0x40000000400000)),
    t71 = t6 << 15, t72 = t6 >> 5,
    t73 = (t70 | (t71 & UINT64_C(0x80000000800000))) | (t72 & UINT64_C(0x400000004000000)),
    t74 = t73 | ((t6 << 28) & UINT64_C(0x2000000020000000)),
    t75 = t74 | ((t6 << 25) & UINT64_C(0x4000000040000000)),
    t76 = t75 | ((t6 << 22) & UINT64_C(0x8000000080000000)),
    t77 = (t36 & UINT64_C(0x3fff00003fff)) | (z[9] & UINT64_C(0xc0000000c000)),
    t78 = (t77 | (t25 & UINT64_C(0xf0000000f0000))) | (z[7] & UINT64_C(0xfff00000fff00000)),
    t79 = ((t4 >> 2) & UINT64_C(0x3fff00003fff)) | (z[28] & UINT64_C(0xc0000000c000)),
    t80 = t4 >> 12,
    t81 = (t79 | (t80 & UINT64_C(0xf0000000f0000))) | (z[26] & UINT64_C(0xfff00000fff00000)),
    t82 = (rotl64(z[61], 33) & UINT64_C(0x208100002081)) | (z[43] & UINT64_C(0x4000000240000002)),
    t83 = (t82 | ((z[61] >> 16) & UINT64_C(0x10400000104))) | ((z[61] >> 19) & UINT64_C(0x20800000208)),
    t84 = (t83 | (t72 & UINT64_C(0x1000000010))) | (z[44] & UINT64_C(0x2000000020)),
    t85 = (t84 | (t59 & UINT64_C(0x84000000840))) | (rotl64(z[61], 55) & UINT64_C(0x81040000810400)),
    t86 = (t85 | ((t6 << 5) & UINT64_C(0x2100000021000))) | (z[47] & UINT64_C(0x8400000084000)),
    t87 = t86 | ((z[61] << 8) & UINT64_C(0x20800000208000)),
    t88 = t87 | (rotl64(z[61], 62) & UINT64_C(0x8104000081040000)),
    t89 = (t88 | (t71 & UINT64_C(0x210000002100000))) | ((z[61] << 18) & UINT64_C(0x1040000010400000)),
    t90 = (t89 | (t65 & UINT64_C(0x400000004000000))) | (z[45] & UINT64_C(0x800000008000000)),
    t91 = t90 | (t69 & UINT64_C(0x2000000020000000)),
    t92 = (rotl64(z[85], 33) & UINT64_C(0x208100002081)) | (z[67] & UINT64_C(0x4000000240000002)),
    t93 = (t92 | ((z[85] >> 16) & UINT64_C(0x10400000104))) | ((z[85] >> 19) & UINT64_C(0x20800000208)),
    t94 = t93 | (rotl64(t57, 56) & UINT64_C(0x800001008000010)),
    t95 = (t94 | (z[68] & UINT64_C(0x2000000020))) | (t50 & UINT64_C(0x84000000840)),
    t96 = t95 | (rotl64(z[85], 55) & UINT64_C(0x81040000810400)),
    t97 = (t96 | ((t3 << 5) & UINT64_C(0x2100000021000))) | (z[71] & UINT64_C(0x8400000084000)),
    t98 = t97 | ((z[85] << 8) & UINT64_C(0x20800000208000)),
    t99 = t98 | (rotl64(z[85], 62) & UINT64_C(0x8104000081040000)),
    t100 = (t99 | ((t3 << 15) & UINT64_C(0x210000002100000))) | ((z[85] << 18) & UINT64_C(0x1040000010400000)),
    t101 = (t100 | ((t3 >> 2) & UINT64_C(0x400000004000000))) | ((t3 << 18) & UINT64_C(0x2000000020000000)),
    t102 = rotl64(t4, 48),
    t103 = ((t24 >> 16) & UINT64_C(0x20100000201)) | (t102 & UINT64_C(0x100000201000002)),
    t104 = t103 | (rotl64(t4, 35) & UINT64_C(0x80000400800004)),
    t105 = t104 | (rotl64(z[37], 52) & UINT64_C(0x40000800400008)),
    t106 = (t105 | ((t24 << 4) & UINT64_C(0x201000002010))) | ((t24 << 1) & UINT64_C(0x402000004020)),
    t107 = t106 | (rotl64(t4, 47) & UINT64_C(0x2000004020000040)),
    t108 = (t107 | (t16 & UINT64_C(0x4000008040000080))) | (rotl64(z[37], 43) & UINT64_C(0x800010008000100)),
    t109 = t108 | ((z[37] >> 2) & UINT64_C(0x1040000010400)),
    t110 = t109 | ((z[37] >> 9) & UINT64_C(0x2080000020800)),
    t111 = (t110 | ((t4 << 11) & UINT64_C(0x100000001000))) | ((z[37] >> 6) & UINT64_C(0x20800000208000)),
    t112 = (t111 | (t80 & UINT64_C(0x4000000040000))) | ((t24 << 5) & UINT64_C(0x1008000010080000)),
    t113 = t4 << 19,
    t114 = (t112 | (z[19] & UINT64_C(0x10000000100000))) | (t113 & UINT64_C(0x200000002000000)),
    t115 = t114 | ((t4 << 22) & UINT64_C(0x400000004000000)),
    t116 = t115 | (t21 & UINT64_C(0x8000000080000000)),
    t117 = (rotl64(t7, 33) & UINT64_C(0x20000100200001)) | (rotl64(t7, 36) & UINT64_C(0x40000200400002)),
    t118 = t117 | (rotl64(t7, 39) & UINT64_C(0x80000400800004)),
    t119 = (t118 | ((t42 >> 9) & UINT64_C(0x100800001008))) | ((t42 << 4) & UINT64_C(0x201000002010)),
    t120 = (t119 | (t32 & UINT64_C(0x4000002040000020))) | (t35 & UINT64_C(0x8000004080000040)),
    t121 = t120 | (rotl64(z[18], 41) & UINT64_C(0x408000004080)),
    t122 = t121 | (rotl64(t7, 61) & UINT64_C(0x2000010020000100)),
    t123 = t122 | (rotl64(z[18], 44) & UINT64_C(0x1000020010000200)),
    t124 = t123 | ((z[18] << 6) & UINT64_C(0x2040000020400)),
    t125 = t124 | ((z[18] >> 1) & UINT64_C(0x4080000040800)), t126 = t7 << 2, t127 = t42 >> 2,
    t128 = (t125 | (t126 & UINT64_C(0x800000008000))) | (t127 & UINT64_C(0x201000002010000)),
    t129 = t7 >> 5,
    t130 = (t128 | (t129 & UINT64_C(0x8000000080000))) | (t36 & UINT64_C(0x10000000100000)),
    t131 = (t130 | (z[9] & UINT64_C(0x100000001000000))) | (z[16] & UINT64_C(0x400000004000000)),
    t132 = t7 << 23, t133 = t131 | (t132 & UINT64_C(0x800000008000000)), t134 = t3 >> 12,
    t135 = (rotl64(t57, 37) & UINT64_C(0x80100000801)) | (t134 & UINT64_C(0x4000200040002)),
    t136 = t135 | (rotl64(t3, 44) & UINT64_C(0x2000400020004)),
    t137 = t136 | ((t57 >> 2) & UINT64_C(0x2100000821000008)),
    t138 = t137 | (rotl64(t3, 47) & UINT64_C(0x8001000080010)),
    t139 = (t138 | (z[75] & UINT64_C(0x40002000400020))) | (t44 & UINT64_C(0x4000000040)),
    t140 = t139 | (rotl64(t101, 46) & UINT64_C(0x1000008010000080)), t141 = t3 << 8,
    t142 = (t140 | ((t57 >> 16) & UINT64_C(0x210000002100))) | (t141 & UINT64_C(0x400020004000200)),
    t143 = t142 | (rotl64(t3, 48) & UINT64_C(0x200040002000400)),
    t144 = (t143 | (t50 & UINT64_C(0x100000001000))) | (z[76] & UINT64_C(0x400000004000)),
    t145 = (t144 | (z[67] & UINT64_C(0x800000008000))) | (rotl64(t57, 55) & UINT64_C(0x821000008210000)),
    t146 = (t145 | ((t3 >> 9) & UINT64_C(0x10000000100000))) | (z[80] & UINT64_C(0x80000000800000)),
    t147 = (t146 | (t55 & UINT64_C(0x4000000040000000))) | ((t3 << 25) & UINT64_C(0x8000000080000000)),
    t148 = t6 >> 14,
    t149 = (rotl64(t6, 45) & UINT64_C(0x8000100080001)) | (t148 & UINT64_C(0x200000002)),
    t150 = t76 >> 2,
    t151 = (t149 | (t63 & UINT64_C(0x400000004))) | (t150 & UINT64_C(0x2100000821000008)),
    t152 = t151 | (rotl64(t6, 51) & UINT64_C(0x80001000800010)), t153 = t6 >> 8,
    t154 = (t152 | (t153 & UINT64_C(0x4002000040020))) | ((t91 >> 4) & UINT64_C(0x200004002000040)),
    t155 = (t154 | (t72 & UINT64_C(0x10008000100080))) | ((t76 >> 16) & UINT64_C(0x210000002100)),
    t156 = t155 | ((z[61] >> 1) & UINT64_C(0x40020000400200)),
    t157 = (t156 | ((t76 >> 6) & UINT64_C(0x840000008400))) | ((t91 >> 13) & UINT64_C(0x480000004800)),
    t158 = t157 | (rotl64(t6, 55) & UINT64_C(0x8000100080001000)),
    t159 = t158 | (rotl64(t76, 55) & UINT64_C(0x821000008210000)),
    t160 = t159 | ((z[61] << 9) & UINT64_C(0x4002000040020000)),
    t161 = (t160 | (z[54] & UINT64_C(0x400000004000000))) | (z[55] & UINT64_C(0x1000000010000000)),
    t162 = (t32 & UINT64_C(0x40000100400001)) | (rotl64(t7, 45) & UINT64_C(0x1080000210800002)),
    t163 = (t162 | ((t7 >> 22) & UINT64_C(0x400000004))) | ((t78 >> 13) & UINT64_C(0x10800000108)),
    t164 = t78 >> 6,
    t165 = (t163 | (t164 & UINT64_C(0x1081000010810))) | (rotl64(t42, 58) & UINT64_C(0x8000002080000020)),
    t166 = (t165 | (t126 & UINT64_C(0x200004002000040))) | ((t78 << 1) & UINT64_C(0x108108001081080)),
    t167 = (t166 | (t25 & UINT64_C(0x20000000200))) | (t127 & UINT64_C(0x20040000200400)),
    t168 = (t167 | (t133 & UINT64_C(0x4200000042000))) | ((t7 << 9) & UINT64_C(0x400000004000)),
    t169 = t168 | ((t78 << 8) & UINT64_C(0x810800008108000)),
    t170 = (t169 | (t129 & UINT64_C(0x2000000020000))) | ((t7 >> 1) & UINT64_C(0x400000004000000)),
    t171 = t170 | ((t7 << 26) & UINT64_C(0x2000000020000000)),
    t172 = t171 | (t132 & UINT64_C(0x4000000040000000)),
    t173 = (t102 & UINT64_C(0x40000100400001)) | (rotl64(t4, 45) & UINT64_C(0x1080000210800002)),
    t174 = (t173 | ((t4 >> 22) & UINT64_C(0x400000004))) | ((t81 >> 13) & UINT64_C(0x10800000108)),
    t175 = (t174 | ((t81 >> 6) & UINT64_C(0x1081000010810))) | ((t81 >> 9) & UINT64_C(0x2002000020020)),
    t176 = (t175 | ((t4 << 2) & UINT64_C(0x200004002000040))) | ((t81 << 1) & UINT64_C(0x108108001081080)),
    t177 = t176 | (rotl64(t4, 52) & UINT64_C(0x8000020080000200)), t178 = t4 << 12,
    t179 = (t177 | ((t4 >> 15) & UINT64_C(0x40000000400))) | (t178 & UINT64_C(0x200000002000)),
    t180 = (t179 | ((t4 << 9) & UINT64_C(0x400000004000))) | ((t81 << 8) & UINT64_C(0x810800008108000)),
    t181 = (t180 | ((t4 >> 8) & UINT64_C(0x4000000040000))) | (t113 & UINT64_C(0x20000000200000)),
    t182 = (t181 | ((t4 >> 1) & UINT64_C(0x400000004000000))) | ((t4 << 26) & UINT64_C(0x2000000020000000)),
    t183 = t182 | (t19 & UINT64_C(0x4000000040000000)), t184 = t6 << 12,
    t185 = (z[54] & UINT64_C(0xfff00000fff)) | (t184 & UINT64_C(0xf0000000f000)),
    t186 = (t185 | (t153 & UINT64_C(0xff000000ff0000))) | (t67 & UINT64_C(0xff000000ff000000)),
    t187 = t3 << 12, t188 = (z[78] & UINT64_C(0xfff00000fff)) | (t187 & UINT64_C(0xf0000000f000));
    key_setup_1(z + 86, t188 | ((t3 >> 8) & UINT64_C(0xff000000ff0000)), t141 & UINT64_C(0xff000000ff000000), z[37], z[18], z[85], z[61], t42, t24);
    const uint64_t t189 = (t150 & UINT64_C(0x303030303030303)) | ((t76 << 2) & UINT64_C(0xc0c0c0c0c0c0c0c)),
    t190 = t76 >> 1, t191 = t76 << 3,
    t192 = (t189 | (t190 & UINT64_C(0x7070707070707070))) | (t191 & UINT64_C(0x8080808080808080)),
    t193 = ((t57 >> 1) & UINT64_C(0x707070707070707)) | ((t57 << 3) & UINT64_C(0x808080808080808)),
    t194 = (t193 | ((t57 >> 17) & UINT64_C(0x707000007070))) | ((t57 >> 13) & UINT64_C(0x808000008080)),
    t195 = t194 | ((t57 << 14) & UINT64_C(0x3030000030300000)),
    t196 = t195 | ((t57 << 18) & UINT64_C(0xc0c00000c0c00000)),
    t197 = ((t81 >> 4) & UINT64_C(0xfff00000fff)) | (z[30] & UINT64_C(0xf0000000f000)),
    t198 = (t197 | (z[32] & UINT64_C(0xfff00000fff0000))) | (t178 & UINT64_C(0xf0000000f0000000)),
    t199 = (t164 & UINT64_C(0x3ff000003ff)) | (t31 & UINT64_C(0xfc000000fc00));
    key_setup_1(z + 96, t199, t7 & UINT64_C(0xffff0000ffff0000), t101, t91, t133, t116, t161, t147);
    const uint64_t t200 = ((t183 >> 2) & UINT64_C(0x303030303030303)) | ((t183 << 2) & UINT64_C(0xc0c0c0c0c0c0c0c)),
    t201 = t183 >> 1, t202 = t183 << 3,
    t203 = (t200 | (t201 & UINT64_C(0x7070707070707070))) | (t202 & UINT64_C(0x8080808080808080)),
    t204 = ((t172 >> 1) & UINT64_C(0x707070707070707)) | ((t172 << 3) & UINT64_C(0x808080808080808)),
    t205 = (t204 | ((t172 >> 17) & UINT64_C(0x707000007070))) | ((t172 >> 13) & UINT64_C(0x808000008080)),
    t206 = t205 | ((t172 << 14) & UINT64_C(0x3030000030300000)),
    t207 = t206 | ((t172 << 18) & UINT64_C(0xc0c00000c0c00000)),
    t208 = ((z[86] >> 4) & UINT64_C(0xfff00000fff)) | (t141 & UINT64_C(0xf0000000f000)),
    t209 = t208 | (t3 & UINT64_C(0xffff0000ffff0000)),
    t210 = ((t186 >> 6) & UINT64_C(0x3ff000003ff)) | (z[50] & UINT64_C(0xfc000000fc00)),
    t211 = t210 | ((t186 >> 4) & UINT64_C(0xfff00000fff0000));
    key_setup_0(z + 106, z[44], t211, z[18], z[89], z[88], z[37], z[61], z[92], z[85], t24, z[95], t42, t57, t196, t192, t76);
    const uint64_t t212 = ((z[96] >> 4) & UINT64_C(0xfff00000fff)) | (z[7] & UINT64_C(0xf0000000f000)),
    t213 = (t212 | ((t7 >> 8) & UINT64_C(0xf0000000f0000))) | ((t78 << 4) & UINT64_C(0xfff00000fff00000)),
    t214 = (t80 & UINT64_C(0xf0000000f)) | (z[26] & UINT64_C(0xfff00000fff0)),
    t215 = t214 | ((t198 >> 4) & UINT64_C(0xfff00000fff0000));
    key_setup_0(z + 115, t4 << 8, t215, t91, z[99], z[98], t101, t116, z[102], t133, t147, z[105], t161, t172, t207, t203, t183);
    const uint64_t t216 = (t148 & UINT64_C(0x300000003)) | ((t6 << 2) & UINT64_C(0xfffc0000fffc)),
    t217 = (t216 | (z[54] & UINT64_C(0xfff00000fff0000))) | (t184 & UINT64_C(0xf0000000f0000000)),
    t218 = (t44 & UINT64_C(0x300000003)) | ((t3 << 2) & UINT64_C(0xfffc0000fffc)),
    t219 = (t218 | (z[78] & UINT64_C(0xfff00000fff0000))) | (t187 & UINT64_C(0xf0000000f0000000)),
    t220 = ((z[37] >> 8) & UINT64_C(0x33333300333333)) | ((z[88] >> 16) & UINT64_C(0xcccc0000cccc)),
    t221 = (t220 | (z[87] & UINT64_C(0xcccc0000cccc0000))) | ((z[108] << 16) & UINT64_C(0x3300000033000000)),
    t222 = ((z[91] >> 2) & UINT64_C(0x3f003f003f003f)) | (z[90] & UINT64_C(0xc000c000c000c0)),
    t223 = t222 | ((z[85] >> 1) & UINT64_C(0x7f007f007f007f00)),
    t224 = t223 | ((z[85] << 7) & UINT64_C(0x8000800080008000)),
    t225 = rotl64(z[112], 56) & UINT64_C(0xaaaaaaaaaaaaaaaa),
    t226 = (z[93] & UINT64_C(0x5555555555555555)) | t225,
    t227 = (t190 & UINT64_C(0x707070707070707)) | (t191 & UINT64_C(0x808080808080808)),
    t228 = t227 | ((z[114] >> 1) & UINT64_C(0x7070707070707070)),
    t229 = t228 | ((z[114] << 3) & UINT64_C(0x8080808080808080)),
    t230 = ((t101 >> 8) & UINT64_C(0x33333300333333)) | ((z[98] >> 16) & UINT64_C(0xcccc0000cccc)),
    t231 = (t230 | (z[97] & UINT64_C(0xcccc0000cccc0000))) | ((z[117] << 16) & UINT64_C(0x3300000033000000)),
    t232 = ((z[101] >> 2) & UINT64_C(0x3f003f003f003f)) | (z[100] & UINT64_C(0xc000c000c000c0)),
    t233 = t232 | ((t133 >> 1) & UINT64_C(0x7f007f007f007f00)),
    t234 = t233 | ((t133 << 7) & UINT64_C(0x8000800080008000)),
    t235 = rotl64(z[121], 56) & UINT64_C(0xaaaaaaaaaaaaaaaa),
    t236 = (t201 & UINT64_C(0x707070707070707)) | (t202 & UINT64_C(0x808080808080808)),
    t237 = t236 | ((z[123] >> 1) & UINT64_C(0x7070707070707070)),
    t238 = t237 | ((z[123] << 3) & UINT64_C(0x8080808080808080)),
    t239 = ((z[86] >> 20) & UINT64_C(0xfff00000fff)) | (t134 & UINT64_C(0xf0000000f000)),
    t240 = (t239 | (t55 & UINT64_C(0x3fff00003fff0000))) | ((t3 << 30) & UINT64_C(0xc0000000c0000000)),
    t241 = ~z[89], t242 = ~z[95], t243 = ~UINT64_C(0x200504102005041), t244 = ~z[99],
    t245 = ~z[105], t246 = ~UINT64_C(0x200501102005011), t247 = ~z[108], t248 = ~z[112],
    t249 = ~UINT64_C(0x200400102004001), t250 = ~z[117], t251 = ~z[121],
    t252 = ~UINT64_C(0x200005102000051), t253 = ~z[18], t254 = ~t24,
    t255 = ~UINT64_C(0x200504002005040), t256 = ~z[119], t257 = ~UINT64_C(0xc0010000c00100),
    t258 = ~z[116], t259 = ~z[110], t260 = ~UINT64_C(0x40016000400160), t261 = ~z[107],
    t262 = ~z[102], t263 = ~UINT64_C(0xe0014000e00140), t264 = ~z[98], t265 = ~z[92],
    t266 = ~UINT64_C(0x60016000600160), t267 = ~z[88];
    store64(rk, t186);
    store64(rk + 8, z[86]);
    store64(rk + 16, UINT64_C(0x2f0000802f000080));
    store64(rk + 24, z[88]);
    store64(rk + 32, t241);
    store64(rk + 40, ~UINT64_C(0x8088081080880810));
    store64(rk + 48, z[91]);
    store64(rk + 56, z[92]);
    store64(rk + 64, UINT64_C(0x60016000600160));
    store64(rk + 72, z[94]);
    store64(rk + 80, t242);
    store64(rk + 88, t243);
    store64(rk + 96, t192);
    store64(rk + 104, t196);
    store64(rk + 112, UINT64_C(0x8000030380000303));
    store64(rk + 120, t198);
    store64(rk + 128, z[96]);
    store64(rk + 136, UINT64_C(0x2700008027000080));
    store64(rk + 144, z[98]);
    store64(rk + 152, t244);
    store64(rk + 160, ~UINT64_C(0x8088001080880010));
    store64(rk + 168, z[101]);
    store64(rk + 176, z[102]);
    store64(rk + 184, UINT64_C(0xe0014000e00140));
    store64(rk + 192, z[104]);
    store64(rk + 200, t245);
    store64(rk + 208, t246);
    store64(rk + 216, t203);
    store64(rk + 224, t207);
    store64(rk + 232, UINT64_C(0x8001020380010203));
    store64(rk + 240, t209);
    store64(rk + 248, z[106]);
    store64(rk + 256, UINT64_C(0x2b0000802b000080));
    store64(rk + 264, z[107]);
    store64(rk + 272, t247);
    store64(rk + 280, ~UINT64_C(0x8008081080080810));
    store64(rk + 288, z[109]);
    store64(rk + 296, z[110]);
    store64(rk + 304, UINT64_C(0x40016000400160));
    store64(rk + 312, z[111]);
    store64(rk + 320, t248);
    store64(rk + 328, t249);
    store64(rk + 336, z[113]);
    store64(rk + 344, z[114]);
    store64(rk + 352, UINT64_C(0x8000020280000202));
    store64(rk + 360, t213);
    store64(rk + 368, z[115]);
    store64(rk + 376, UINT64_C(0x2100008021000080));
    store64(rk + 384, z[116]);
    store64(rk + 392, t250);
    store64(rk + 400, ~UINT64_C(0x8000001080000010));
    store64(rk + 408, z[118]);
    store64(rk + 416, z[119]);
    store64(rk + 424, UINT64_C(0xc0010000c00100));
    store64(rk + 432, z[120]);
    store64(rk + 440, t251);
    store64(rk + 448, t252);
    store64(rk + 456, z[122]);
    store64(rk + 464, z[123]);
    store64(rk + 472, UINT64_C(0x8001010380010103));
    store64(rk + 480, t217);
    store64(rk + 488, t219);
    store64(rk + 496, UINT64_C(0x2e0000802e000080));
    store64(rk + 504, t221);
    store64(rk + 512, t253);
    store64(rk + 520, ~UINT64_C(0x88081000880810));
    store64(rk + 528, t224);
    store64(rk + 536, z[61]);
    store64(rk + 544, UINT64_C(0x20016000200160));
    store64(rk + 552, t226);
    store64(rk + 560, t254);
    store64(rk + 568, t255);
    store64(rk + 576, t229);
    store64(rk + 584, t57);
    store64(rk + 592, UINT64_C(0x8000030180000301));
    store64(rk + 600, t217);
    store64(rk + 608, ~t219);
    store64(rk + 616, ~UINT64_C(0x2e0000802e000080));
    store64(rk + 624, z[122]);
    store64(rk + 632, ~z[123]);
    store64(rk + 640, ~UINT64_C(0x8001010380010103));
    store64(rk + 648, ~z[120]);
    store64(rk + 656, z[121]);
    store64(rk + 664, UINT64_C(0x200005102000051));
    store64(rk + 672, z[118]);
    store64(rk + 680, t256);
    store64(rk + 688, t257);
    store64(rk + 696, t258);
    store64(rk + 704, z[117]);
    store64(rk + 712, UINT64_C(0x8000001080000010));
    store64(rk + 720, t213);
    store64(rk + 728, ~z[115]);
    store64(rk + 736, ~UINT64_C(0x2100008021000080));
    store64(rk + 744, z[113]);
    store64(rk + 752, ~z[114]);
    store64(rk + 760, ~UINT64_C(0x8000020280000202));
    store64(rk + 768, ~z[111]);
    store64(rk + 776, z[112]);
    store64(rk + 784, UINT64_C(0x200400102004001));
    store64(rk + 792, z[109]);
    store64(rk + 800, t259);
    store64(rk + 808, t260);
    store64(rk + 816, t261);
    store64(rk + 824, z[108]);
    store64(rk + 832, UINT64_C(0x8008081080080810));
    store64(rk + 840, t209);
    store64(rk + 848, ~z[106]);
    store64(rk + 856, ~UINT64_C(0x2b0000802b000080));
    store64(rk + 864, t203);
    store64(rk + 872, ~t207);
    store64(rk + 880, ~UINT64_C(0x8001020380010203));
    store64(rk + 888, ~z[104]);
    store64(rk + 896, z[105]);
    store64(rk + 904, UINT64_C(0x200501102005011));
    store64(rk + 912, z[101]);
    store64(rk + 920, t262);
    store64(rk + 928, t263);
    store64(rk + 936, t264);
    store64(rk + 944, z[99]);
    store64(rk + 952, UINT64_C(0x8088001080880010));
    store64(rk + 960, t198);
    store64(rk + 968, ~z[96]);
    store64(rk + 976, ~UINT64_C(0x2700008027000080));
    store64(rk + 984, t192);
    store64(rk + 992, ~t196);
    store64(rk + 1000, ~UINT64_C(0x8000030380000303));
    store64(rk + 1008, ~z[94]);
    store64(rk + 1016, z[95]);
    store64(rk + 1024, UINT64_C(0x200504102005041));
    store64(rk + 1032, z[91]);
    store64(rk + 1040, t265);
    store64(rk + 1048, t266);
    store64(rk + 1056, t267);
    store64(rk + 1064, z[89]);
    store64(rk + 1072, UINT64_C(0x8088081080880810));
    store64(rk + 1080, t186);
    store64(rk + 1088, ~z[86]);
    store64(rk + 1096, ~UINT64_C(0x2f0000802f000080));
    store64(rk + 1104, t172);
    store64(rk + 1112, ~t183);
    store64(rk + 1120, ~UINT64_C(0x8001030380010303));
    store64(rk + 1128, ~t147);
    store64(rk + 1136, t161);
    store64(rk + 1144, UINT64_C(0x200505102005051));
    store64(rk + 1152, t116);
    store64(rk + 1160, ~t133);
    store64(rk + 1168, ~UINT64_C(0xe0016000e00160));
    store64(rk + 1176, ~t91);
    store64(rk + 1184, t101);
    store64(rk + 1192, UINT64_C(0x8088881080888810));
    store64(rk + 1200, t186);
    store64(rk + 1208, z[86]);
    store64(rk + 1216, UINT64_C(0x2f0000802f000080));
    store64(rk + 1224, t267);
    store64(rk + 1232, t241);
    store64(rk + 1240, UINT64_C(0x8088081080880810));
    store64(rk + 1248, ~z[91]);
    store64(rk + 1256, t265);
    store64(rk + 1264, t266);
    store64(rk + 1272, z[94]);
    store64(rk + 1280, t242);
    store64(rk + 1288, t243);
    store64(rk + 1296, t192);
    store64(rk + 1304, t196);
    store64(rk + 1312, UINT64_C(0x8000030380000303));
    store64(rk + 1320, t198);
    store64(rk + 1328, z[96]);
    store64(rk + 1336, UINT64_C(0x2700008027000080));
    store64(rk + 1344, t264);
    store64(rk + 1352, t244);
    store64(rk + 1360, UINT64_C(0x8088001080880010));
    store64(rk + 1368, ~z[101]);
    store64(rk + 1376, t262);
    store64(rk + 1384, t263);
    store64(rk + 1392, z[104]);
    store64(rk + 1400, t245);
    store64(rk + 1408, t246);
    store64(rk + 1416, t203);
    store64(rk + 1424, t207);
    store64(rk + 1432, UINT64_C(0x8001020380010203));
    store64(rk + 1440, t209);
    store64(rk + 1448, z[106]);
    store64(rk + 1456, UINT64_C(0x2b0000802b000080));
    store64(rk + 1464, t261);
    store64(rk + 1472, t247);
    store64(rk + 1480, UINT64_C(0x8008081080080810));
    store64(rk + 1488, ~z[109]);
    store64(rk + 1496, t259);
    store64(rk + 1504, t260);
    store64(rk + 1512, z[111]);
    store64(rk + 1520, t248);
    store64(rk + 1528, t249);
    store64(rk + 1536, z[113]);
    store64(rk + 1544, z[114]);
    store64(rk + 1552, UINT64_C(0x8000020280000202));
    store64(rk + 1560, t213);
    store64(rk + 1568, z[115]);
    store64(rk + 1576, UINT64_C(0x2100008021000080));
    store64(rk + 1584, t258);
    store64(rk + 1592, t250);
    store64(rk + 1600, UINT64_C(0x8000001080000010));
    store64(rk + 1608, ~z[118]);
    store64(rk + 1616, t256);
    store64(rk + 1624, t257);
    store64(rk + 1632, z[120]);
    store64(rk + 1640, t251);
    store64(rk + 1648, t252);
    store64(rk + 1656, z[122]);
    store64(rk + 1664, z[123]);
    store64(rk + 1672, UINT64_C(0x8001010380010103));
    store64(rk + 1680, t217);
    store64(rk + 1688, t219);
    store64(rk + 1696, UINT64_C(0x2e0000802e000080));
    store64(rk + 1704, ~t221);
    store64(rk + 1712, t253);
    store64(rk + 1720, UINT64_C(0x88081000880810));
    store64(rk + 1728, ~t224);
    store64(rk + 1736, ~z[61]);
    store64(rk + 1744, ~UINT64_C(0x20016000200160));
    store64(rk + 1752, t226);
    store64(rk + 1760, t254);
    store64(rk + 1768, t255);
    store64(rk + 1776, t229);
    store64(rk + 1784, t57);
    store64(rk + 1792, UINT64_C(0x8000030180000301));
    store64(rk + 1800, z[18]);
    store64(rk + 1808, z[37]);
    store64(rk + 1816, UINT64_C(0x800001008000010));
    store64(rk + 1824, ~z[85]);
    store64(rk + 1832, ~UINT64_C(0x80018000800180));
    store64(rk + 1840, t24);
    store64(rk + 1848, t42);
    store64(rk + 1856, UINT64_C(0x200005402000054));
    store64(rk + 1864, ~t76);
    store64(rk + 1872, ~UINT64_C(0x8101010181010101));
    store64(rk + 1880, t78);
    store64(rk + 1888, t81);
    store64(rk + 1896, UINT64_C(0x1f0000801f000080));
    store64(rk + 1904, t91);
    store64(rk + 1912, ~t101);
    store64(rk + 1920, ~UINT64_C(0x8088881080888810));
    store64(rk + 1928, t133);
    store64(rk + 1936, UINT64_C(0xe0016000e00160));
    store64(rk + 1944, t147);
    store64(rk + 1952, ~t161);
    store64(rk + 1960, ~UINT64_C(0x200505102005051));
    store64(rk + 1968, t183);
    store64(rk + 1976, UINT64_C(0x8001030380010303));
    store64(rk + 1984, ~t4);
    store64(rk + 1992, ~t78);
    store64(rk + 2000, UINT64_C(0x600008006000080));
    store64(rk + 2008, ~t231);
    store64(rk + 2016, ~UINT64_C(0x888001008880010));
    store64(rk + 2024, t234);
    store64(rk + 2032, ~t116);
    store64(rk + 2040, ~UINT64_C(0xa001c000a001c0));
    store64(rk + 2048, (z[103] & UINT64_C(0x5555555555555555)) | t235);
    store64(rk + 2056, UINT64_C(0x200501402005014));
    store64(rk + 2064, t238);
    store64(rk + 2072, ~t172);
    store64(rk + 2080, ~UINT64_C(0x8101020181010201));
    store64(rk + 2088, t240);
    store64(rk + 2096, rotl64(t186, 56));
    store64(rk + 2104, UINT64_C(0x1a0000801a000080));
    store64(rk + 2112, ~UINT64_C(0x200501402005014));
    store64(rk + 2120, ~t234);
    store64(rk + 2128, UINT64_C(0xa001c000a001c0));
    store64(rk + 2136, t231);
    store64(rk + 2144, ~t57);
    store64(rk + 2152, ~UINT64_C(0x8000030180000301));
    store64(rk + 2160, ~t226);
    store64(rk + 2168, UINT64_C(0x200504002005040));
    store64(rk + 2176, ~t81);
    store64(rk + 2184, ~UINT64_C(0x1f0000801f000080));
    store64(rk + 2192, t76);
    store64(rk + 2200, UINT64_C(0x8101010181010101));
    store64(rk + 2208, ~t42);
    store64(rk + 2216, ~UINT64_C(0x200005402000054));
    store64(rk + 2224, z[85]);
    store64(rk + 2232, UINT64_C(0x80018000800180));
    store64(rk + 2240, ~z[37]);
    store64(rk + 2248, ~UINT64_C(0x800001008000010));
    store64(rk + 2256, t4);
    store64(rk + 2264, ~UINT64_C(0x600008006000080));
    store64(rk + 2272, UINT64_C(0x888001008880010));
}


// 4 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 32), t1 = load_lanes128(in + 8, 32),
    t2 = load_lanes128(in + 16, 32), t3 = load_lanes128(in + 24, 32),
    t4 = splat_u64x2(UINT64_C(0xffffffff)), t5 = ((t0 >> 32) ^ t2) & t4, t6 = t0 ^ (t5 << 32),
    t7 = t2 ^ t5, t8 = ((t1 >> 32) ^ t3) & t4, t9 = t1 ^ (t8 << 32), t10 = t3 ^ t8;
    // round 1 (gift.dsl:33)
    const v128 t11 = t9 ^ (t6 | t7), t12 = t10 ^ t11, t13 = t7 ^ (t6 & t9), t14 = t13 ^ t12,
    t15 = t6 ^ (t10 & t13), t16 = t11 ^ (t15 & t14), t17 = ~t12,
    t18 = t17 & (splat_u64x2(UINT64_C(0x1111111111111111))), t19 = (t18 << 3) | ((t17 ^ t18) >> 1),
    t20 = t14 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t21 = t16 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t22 = ((t20 << 2) | ((t14 ^ t20) >> 2)) ^ load_all128(rk + 1800),
    t23 = ((t21 << 1) | ((t16 ^ t21) >> 3)) ^ load_all128(rk + 1808),
    t24 = t15 ^ load_all128(rk + 1816);
    // round 2 (gift.dsl:33)
    const v128 t25 = t23 ^ (t19 | t22), t26 = t24 ^ t25, t27 = t22 ^ (t19 & t23), t28 = t27 ^ t26,
    t29 = t19 ^ (t24 & t27), t30 = t25 ^ (t29 & t28),
    t31 = t26 & (splat_u64x2(UINT64_C(0xf000f000f000f))), t32 = (t31 << 12) | ((t26 ^ t31) >> 4),
    t33 = t28 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t34 = t30 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t35 = ((t33 << 8) | ((t28 ^ t33) >> 8)) ^ load_all128(rk + 536),
    t36 = ((t34 << 4) | ((t30 ^ t34) >> 12)) ^ load_all128(rk + 1824),
    t37 = t29 ^ load_all128(rk + 1832);
    // round 3 (gift.dsl:33)
    const v128 t38 = t36 ^ (t32 & (~t35)), t39 = t37 ^ t38, t40 = t35 ^ (t32 | t36),
    t41 = t40 ^ t39, t42 = t32 ^ (t37 | t40), t43 = t38 ^ (t42 & t41),
    t44 = (t39 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t45 = (t39 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t46 = (t39 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t47 = (t44 | t45) | t46,
    t48 = t41 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t49 = (t43 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t50 = (t43 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t51 = (t43 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t52 = ((t48 << 1) | ((t41 ^ t48) >> 1)) ^ load_all128(rk + 1840),
    t53 = ((t49 | t50) | t51) ^ load_all128(rk + 1848), t54 = t42 ^ load_all128(rk + 1856);
    // round 4 (gift.dsl:33)
    const v128 t55 = t53 ^ (t47 | t52), t56 = t54 ^ t55, t57 = t52 ^ (t47 & t53), t58 = t57 ^ t56,
    t59 = t47 ^ (t54 & t57), t60 = t55 ^ (t59 & t58),
    t61 = t56 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))), t62 = (t61 << 2) | ((t56 ^ t61) >> 6),
    t63 = t58 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t64 = t60 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t65 = ((t63 << 4) | ((t58 ^ t63) >> 4)) ^ load_all128(rk + 584),
    t66 = ((t64 << 6) | ((t60 ^ t64) >> 2)) ^ load_all128(rk + 1864),
    t67 = t59 ^ load_all128(rk + 1872);
    // round 5 (gift.dsl:33)
    const v128 t68 = t66 ^ (t62 & (~t65)), t69 = t67 ^ t68, t70 = t65 ^ (t62 | t66),
    t71 = t70 ^ t69, t72 = t62 ^ (t67 | t70), t73 = t68 ^ (t72 & t71),
    t74 = t69 & (splat_u64x2(UINT64_C(0xff000000ff))), t75 = (t74 << 24) | ((t69 ^ t74) >> 8),
    t76 = t71 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t77 = t73 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t78 = ((t76 << 16) | ((t71 ^ t76) >> 16)) ^ load_all128(rk + 1880),
    t79 = ((t77 << 8) | ((t73 ^ t77) >> 24)) ^ load_all128(rk + 1888),
    t80 = t72 ^ load_all128(rk + 1896);
    // round 6 (gift.dsl:33)
    const v128 t81 = t79 ^ (t75 | t78), t82 = t80 ^ t81, t83 = t78 ^ (t75 & t79), t84 = t83 ^ t82,
    t85 = t75 ^ (t80 & t83), t86 = t81 ^ (t85 & t84),
    t87 = t82 & (splat_u64x2(UINT64_C(0x1111111111111111))), t88 = (t87 << 3) | ((t82 ^ t87) >> 1),
    t89 = t84 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t90 = t86 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t91 = ((t89 << 2) | ((t84 ^ t89) >> 2)) ^ load_all128(rk + 1904),
    t92 = ((t90 << 1) | ((t86 ^ t90) >> 3)) ^ load_all128(rk + 1912),
    t93 = t85 ^ load_all128(rk + 1920);
    // round 7 (gift.dsl:33)
    const v128 t94 = t92 ^ (t88 & (~t91)), t95 = t93 ^ t94, t96 = t91 ^ (t88 | t92),
    t97 = t96 ^ t95, t98 = t88 ^ (t93 | t96), t99 = t94 ^ (t98 & t97),
    t100 = t95 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t101 = (t100 << 12) | ((t95 ^ t100) >> 4),
    t102 = t97 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t103 = t99 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t104 = ((t102 << 8) | ((t97 ^ t102) >> 8)) ^ load_all128(rk + 1152),
    t105 = ((t103 << 4) | ((t99 ^ t103) >> 12)) ^ load_all128(rk + 1928),
    t106 = t98 ^ load_all128(rk + 1936);
    // round 8 (gift.dsl:33)
    const v128 t107 = t105 ^ (t101 | t104), t108 = t106 ^ t107, t109 = t104 ^ (t101 & t105),
    t110 = t109 ^ t108, t111 = t101 ^ (t106 & t109), t112 = t107 ^ (t111 & t110),
    t113 = (t108 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t114 = (t108 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t115 = (t108 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t116 = (t113 | t114) | t115,
    t117 = t110 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t118 = (t112 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t119 = (t112 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t120 = (t112 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t121 = ((t117 << 1) | ((t110 ^ t117) >> 1)) ^ load_all128(rk + 1944),
    t122 = ((t118 | t119) | t120) ^ load_all128(rk + 1952), t123 = t111 ^ load_all128(rk + 1960);
    // round 9 (gift.dsl:33)
    const v128 t124 = t122 ^ (t116 & (~t121)), t125 = t123 ^ t124, t126 = t121 ^ (t116 | t122),
    t127 = t126 ^ t125, t128 = t116 ^ (t123 | t126), t129 = t124 ^ (t128 & t127),
    t130 = t125 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t131 = (t130 << 2) | ((t125 ^ t130) >> 6),
    t132 = t127 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t133 = t129 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t134 = ((t132 << 4) | ((t127 ^ t132) >> 4)) ^ load_all128(rk + 1104),
    t135 = ((t133 << 6) | ((t129 ^ t133) >> 2)) ^ load_all128(rk + 1968),
    t136 = t128 ^ load_all128(rk + 1976);
    v128 x0 = t131;
    v128 x1 = t134;
    v128 x2 = t135;
    v128 x3 = t136;
    for (unsigned i = 0; i < 5; i++) {
        const uint8_t *round = rk + 120 * i;
        // round 10 (gift.dsl:33)
        const v128 t137 = x2 ^ (x0 | x1), t138 = x3 ^ t137, t139 = x1 ^ (x0 & x2), t140 = t139 ^ t138,
        t141 = x0 ^ (x3 & t139), t142 = t137 ^ (t141 & t140), t143 = ~t138,
        t144 = t143 & (splat_u64x2(UINT64_C(0xff000000ff))), t145 = (t144 << 24) | ((t143 ^ t144) >> 8),
        t146 = t140 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t147 = t142 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
        t148 = ((t146 << 16) | ((t140 ^ t146) >> 16)) ^ load_all128(round),
        t149 = ((t147 << 8) | ((t142 ^ t147) >> 24)) ^ load_all128(round + 8),
        t150 = t141 ^ load_all128(round + 16);
        // round 11 (gift.dsl:33)
        const v128 t151 = t149 ^ (t145 | t148), t152 = t150 ^ t151, t153 = t148 ^ (t145 & t149),
        t154 = t153 ^ t152, t155 = t145 ^ (t150 & t153), t156 = t151 ^ (t155 & t154),
        t157 = t152 & (splat_u64x2(UINT64_C(0x1111111111111111))),
        t158 = (t157 << 3) | ((t152 ^ t157) >> 1),
        t159 = t154 & (splat_u64x2(UINT64_C(0x3333333333333333))),
        t160 = t156 & (splat_u64x2(UINT64_C(0x7777777777777777))),
        t161 = ((t159 << 2) | ((t154 ^ t159) >> 2)) ^ load_all128(round + 24),
        t162 = ((t160 << 1) | ((t156 ^ t160) >> 3)) ^ load_all128(round + 32),
        t163 = t155 ^ load_all128(round + 40);
        // round 12 (gift.dsl:33)
        const v128 t164 = t162 ^ (t158 & (~t161)), t165 = t163 ^ t164, t166 = t161 ^ (t158 | t162),
        t167 = t166 ^ t165, t168 = t158 ^ (t163 | t166), t169 = t164 ^ (t168 & t167),
        t170 = t165 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
        t171 = (t170 << 12) | ((t165 ^ t170) >> 4),
        t172 = t167 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
        t173 = t169 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
        t174 = ((t172 << 8) | ((t167 ^ t172) >> 8)) ^ load_all128(round + 48),
        t175 = ((t173 << 4) | ((t169 ^ t173) >> 12)) ^ load_all128(round + 56),
        t176 = t168 ^ load_all128(round + 64);
        // round 13 (gift.dsl:33)
        const v128 t177 = t175 ^ (t171 | t174), t178 = t176 ^ t177, t179 = t174 ^ (t171 & t175),
        t180 = t179 ^ t178, t181 = t171 ^ (t176 & t179), t182 = t177 ^ (t181 & t180),
        t183 = (t178 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
        t184 = (t178 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
        t185 = (t178 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t186 = (t183 | t184) | t185,
        t187 = t180 & (splat_u64x2(UINT64_C(0x5555555555555555))),
        t188 = (t182 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t189 = (t182 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
        t190 = (t182 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
        t191 = ((t187 << 1) | ((t180 ^ t187) >> 1)) ^ load_all128(round + 72),
        t192 = ((t188 | t189) | t190) ^ load_all128(round + 80), t193 = t181 ^ load_all128(round + 88);
        // round 14 (gift.dsl:33)
        const v128 t194 = t192 ^ (t186 & (~t191)), t195 = t193 ^ t194, t196 = t191 ^ (t186 | t192),
        t197 = t196 ^ t195, t198 = t186 ^ (t193 | t196), t199 = t194 ^ (t198 & t197),
        t200 = t195 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
        t201 = (t200 << 2) | ((t195 ^ t200) >> 6),
        t202 = t197 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
        t203 = t199 & (splat_u64x2(UINT64_C(0x303030303030303))),
        t204 = ((t202 << 4) | ((t197 ^ t202) >> 4)) ^ load_all128(round + 96),
        t205 = ((t203 << 6) | ((t199 ^ t203) >> 2)) ^ load_all128(round + 104),
        t206 = t198 ^ load_all128(round + 112);
        x0 = t201;
        x1 = t204;
        x2 = t205;
        x3 = t206;
    }
    // round 35 (gift.dsl:33)
    const v128 t339 = x2 ^ (x0 | x1), t340 = x3 ^ t339, t341 = x1 ^ (x0 & x2), t342 = t341 ^ t340,
    t343 = x0 ^ (x3 & t341), t344 = t339 ^ (t343 & t342),
    t345 = t340 & (splat_u64x2(UINT64_C(0xff000000ff))), t346 = (t345 << 24) | ((t340 ^ t345) >> 8),
    t347 = t342 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t348 = t344 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t349 = ((t347 << 16) | ((t342 ^ t347) >> 16)) ^ load_all128(rk + 1984),
    t350 = ((t348 << 8) | ((t344 ^ t348) >> 24)) ^ load_all128(rk + 1992),
    t351 = t343 ^ load_all128(rk + 2000);
    // round 36 (gift.dsl:33)
    const v128 t352 = t350 ^ (t346 & t349), t353 = t349 ^ (t346 | t350), t354 = ~(t351 ^ t352),
    t355 = t353 ^ t354, t356 = t346 ^ (t351 & t353), t357 = t352 ^ (t356 | t355),
    t358 = t354 & (splat_u64x2(UINT64_C(0x1111111111111111))),
    t359 = (t358 << 3) | ((t354 ^ t358) >> 1),
    t360 = t355 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t361 = t357 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t362 = ((t360 << 2) | ((t355 ^ t360) >> 2)) ^ load_all128(rk + 2008),
    t363 = ((t361 << 1) | ((t357 ^ t361) >> 3)) ^ load_all128(rk + 1176),
    t364 = t356 ^ load_all128(rk + 2016);
    // round 37 (gift.dsl:33)
    const v128 t365 = t363 ^ (t359 | t362), t366 = t364 ^ t365, t367 = t362 ^ (t359 & t363),
    t368 = t367 ^ t366, t369 = t359 ^ (t364 & t367), t370 = t365 ^ (t369 & t368),
    t371 = t366 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t372 = (t371 << 12) | ((t366 ^ t371) >> 4),
    t373 = t368 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t374 = t370 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t375 = ((t373 << 8) | ((t368 ^ t373) >> 8)) ^ load_all128(rk + 2024),
    t376 = ((t374 << 4) | ((t370 ^ t374) >> 12)) ^ load_all128(rk + 2032),
    t377 = t369 ^ load_all128(rk + 2040);
    // round 38 (gift.dsl:33)
    const v128 t378 = t376 ^ (t372 & (~t375)), t379 = t377 ^ t378, t380 = t375 ^ (t372 | t376),
    t381 = t380 ^ t379, t382 = t372 ^ (t377 | t380), t383 = t378 ^ (t382 & t381),
    t384 = (t379 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t385 = (t379 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t386 = (t379 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t387 = (t384 | t385) | t386,
    t388 = t381 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t389 = (t383 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t390 = (t383 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t391 = (t383 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t392 = ((t388 << 1) | ((t381 ^ t388) >> 1)) ^ load_all128(rk + 2048),
    t393 = ((t389 | t390) | t391) ^ load_all128(rk + 1944), t394 = t382 ^ load_all128(rk + 2056);
    // round 39 (gift.dsl:33)
    const v128 t395 = t393 ^ (t387 | t392), t396 = t394 ^ t395, t397 = t392 ^ (t387 & t393),
    t398 = t397 ^ t396, t399 = t387 ^ (t394 & t397), t400 = t395 ^ (t399 & t398),
    t401 = t396 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t402 = (t401 << 2) | ((t396 ^ t401) >> 6),
    t403 = t398 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t404 = t400 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t405 = ((t403 << 4) | ((t398 ^ t403) >> 4)) ^ load_all128(rk + 2064),
    t406 = ((t404 << 6) | ((t400 ^ t404) >> 2)) ^ load_all128(rk + 2072),
    t407 = t399 ^ load_all128(rk + 2080);
    // round 40 (gift.dsl:33)
    const v128 t408 = t406 ^ (t402 & (~t405)), t409 = t407 ^ t408, t410 = t405 ^ (t402 | t406),
    t411 = t410 ^ t409, t412 = t402 ^ (t407 | t410), t413 = t411 ^ load_all128(rk + 2088),
    t414 = (t408 ^ (t412 & t411)) ^ load_all128(rk + 2096), t415 = t412 ^ load_all128(rk + 2104),
    t416 = t409 & (splat_u64x2(UINT64_C(0xff000000ff))), t417 = (t416 << 24) | ((t409 ^ t416) >> 8),
    t418 = t413 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t419 = (t418 << 16) | ((t413 ^ t418) >> 16),
    t420 = t414 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t421 = (t420 << 8) | ((t414 ^ t420) >> 24), t422 = splat_u64x2(UINT64_C(0xffffffff)),
    t423 = ((t417 >> 32) ^ t419) & t422, t424 = t417 ^ (t423 << 32), t425 = t419 ^ t423,
    t426 = ((t421 >> 32) ^ t415) & t422, t427 = t421 ^ (t426 << 32), t428 = t415 ^ t426;
    store_lanes128(out, 32, &t424);
    store_lanes128(out + 8, 32, &t427);
    store_lanes128(out + 16, 32, &t425);
    store_lanes128(out + 24, 32, &t428);
}

void lwcc_giftb128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 4; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 64;
        in += 64;
    }
    nblocks %= 4;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[64] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_giftb128_128_ecb_encrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 4 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 32), t1 = load_lanes128(in + 8, 32),
    t2 = load_lanes128(in + 16, 32), t3 = load_lanes128(in + 24, 32),
    t4 = splat_u64x2(UINT64_C(0xffffffff)), t5 = ((t0 >> 32) ^ t2) & t4, t6 = t0 ^ (t5 << 32),
    t7 = t2 ^ t5, t8 = ((t1 >> 32) ^ t3) & t4, t9 = t1 ^ (t8 << 32),
    t10 = t6 & (splat_u64x2(UINT64_C(0xffffff00ffffff))), t11 = (t10 << 8) | ((t6 ^ t10) >> 24),
    t12 = t7 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t13 = t9 & (splat_u64x2(UINT64_C(0xff000000ff))),
    t14 = ((t12 << 16) | ((t7 ^ t12) >> 16)) ^ load_all128(rk + 2088),
    t15 = ((t13 << 24) | ((t9 ^ t13) >> 8)) ^ load_all128(rk + 2096),
    t16 = (t3 ^ t8) ^ load_all128(rk + 2104);
    // round 40 (gift.dsl:33)
    const v128 t17 = t15 ^ (t14 & t16), t18 = t11 ^ t17, t19 = t11 ^ t14, t20 = t16 ^ (t19 | t18),
    t21 = (t19 ^ (t17 | t20)) ^ load_all128(rk + 2064),
    t22 = (t17 ^ (t20 & t19)) ^ load_all128(rk + 2072), t23 = t18 ^ load_all128(rk + 2080),
    t24 = ~t20, t25 = t24 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t26 = (t25 << 6) | ((t24 ^ t25) >> 2), t27 = t21 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t28 = (t27 << 4) | ((t21 ^ t27) >> 4), t29 = t22 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t30 = (t29 << 2) | ((t22 ^ t29) >> 6);
    // round 39 (gift.dsl:33)
    const v128 t31 = t30 ^ (t28 & t23), t32 = t26 ^ t31, t33 = t26 ^ t28, t34 = t23 ^ (t33 | t32),
    t35 = (t33 ^ (t31 | t34)) ^ load_all128(rk + 2048),
    t36 = (t31 ^ (t34 & t33)) ^ load_all128(rk + 1128), t37 = t32 ^ load_all128(rk + 2112),
    t38 = (t34 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t39 = (t34 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t40 = (t34 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))), t41 = (t38 | t39) | t40,
    t42 = t35 & (splat_u64x2(UINT64_C(0x5555555555555555))), t43 = (t42 << 1) | ((t35 ^ t42) >> 1),
    t44 = (t36 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t45 = (t36 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t46 = (t36 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t47 = (t44 | t45) | t46;
    // round 38 (gift.dsl:33)
    const v128 t48 = t47 ^ (t43 & t37), t49 = t41 ^ t48, t50 = t41 ^ t43, t51 = t37 ^ (t50 & t49),
    t52 = (t50 ^ (t48 | (~t51))) ^ load_all128(rk + 2120),
    t53 = (t48 ^ (t51 | t50)) ^ load_all128(rk + 1152), t54 = t49 ^ load_all128(rk + 2128),
    t55 = t51 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))), t56 = (t55 << 4) | ((t51 ^ t55) >> 12),
    t57 = t52 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))), t58 = (t57 << 8) | ((t52 ^ t57) >> 8),
    t59 = t53 & (splat_u64x2(UINT64_C(0xf000f000f000f))), t60 = (t59 << 12) | ((t53 ^ t59) >> 4);
    // round 37 (gift.dsl:33)
    const v128 t61 = t60 ^ (t58 & t54), t62 = t56 ^ t61, t63 = t56 ^ t58, t64 = t54 ^ (t63 | t62),
    t65 = (t63 ^ (t61 | t64)) ^ load_all128(rk + 2136),
    t66 = (t61 ^ (t64 & t63)) ^ load_all128(rk + 1176), t67 = t62 ^ load_all128(rk + 2016),
    t68 = t64 & (splat_u64x2(UINT64_C(0x7777777777777777))), t69 = (t68 << 1) | ((t64 ^ t68) >> 3),
    t70 = t65 & (splat_u64x2(UINT64_C(0x3333333333333333))), t71 = (t70 << 2) | ((t65 ^ t70) >> 2),
    t72 = t66 & (splat_u64x2(UINT64_C(0x1111111111111111))), t73 = (t72 << 3) | ((t66 ^ t72) >> 1);
    // round 36 (gift.dsl:33)
    const v128 t74 = t73 ^ (t71 & t67), t75 = t69 ^ t74, t76 = t69 ^ t71, t77 = t67 ^ (t76 & t75),
    t78 = (t76 ^ (t74 | (~t77))) ^ load_all128(rk + 1984),
    t79 = (t74 ^ (t77 | t76)) ^ load_all128(rk + 1880), t80 = t75 ^ load_all128(rk + 2000),
    t81 = t77 & (splat_u64x2(UINT64_C(0xffffff00ffffff))), t82 = (t81 << 8) | ((t77 ^ t81) >> 24),
    t83 = t78 & (splat_u64x2(UINT64_C(0xffff0000ffff))), t84 = (t83 << 16) | ((t78 ^ t83) >> 16),
    t85 = t79 & (splat_u64x2(UINT64_C(0xff000000ff))), t86 = (t85 << 24) | ((t79 ^ t85) >> 8);
    // round 35 (gift.dsl:33)
    const v128 t87 = t86 ^ (t84 & t80), t88 = t82 ^ t87, t89 = t82 ^ t84, t90 = t80 ^ (t89 | t88),
    t91 = (t89 ^ (t87 | t90)) ^ load_all128(rk + 576),
    t92 = (t87 ^ (t90 & t89)) ^ load_all128(rk + 2144), t93 = t88 ^ load_all128(rk + 2152),
    t94 = t90 & (splat_u64x2(UINT64_C(0x303030303030303))), t95 = (t94 << 6) | ((t90 ^ t94) >> 2),
    t96 = t91 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))), t97 = (t96 << 4) | ((t91 ^ t96) >> 4),
    t98 = t92 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))), t99 = (t98 << 2) | ((t92 ^ t98) >> 6);
    // round 34 (gift.dsl:33)
    const v128 t100 = t99 ^ (t97 & t93), t101 = t95 ^ t100, t102 = t95 ^ t97,
    t103 = t93 ^ (t102 & t101), t104 = (t102 ^ (t100 | (~t103))) ^ load_all128(rk + 2160),
    t105 = (t100 ^ (t103 | t102)) ^ load_all128(rk + 1840), t106 = t101 ^ load_all128(rk + 2168),
    t107 = (t103 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t108 = (t103 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t109 = (t103 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))), t110 = (t107 | t108) | t109,
    t111 = t104 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t112 = (t111 << 1) | ((t104 ^ t111) >> 1),
    t113 = (t105 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t114 = (t105 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t115 = (t105 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t116 = (t113 | t114) | t115;
    // round 33 (gift.dsl:33)
    const v128 t117 = t116 ^ (t112 & t106), t118 = t110 ^ t117, t119 = t110 ^ t112,
    t120 = t106 ^ (t119 | t118), t121 = (t119 ^ (t117 | t120)) ^ load_all128(rk + 528),
    t122 = (t117 ^ (t120 & t119)) ^ load_all128(rk + 1736), t123 = t118 ^ load_all128(rk + 1744),
    t124 = t120 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t125 = (t124 << 4) | ((t120 ^ t124) >> 12),
    t126 = t121 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t127 = (t126 << 8) | ((t121 ^ t126) >> 8),
    t128 = t122 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t129 = (t128 << 12) | ((t122 ^ t128) >> 4);
    // round 32 (gift.dsl:33)
    const v128 t130 = t129 ^ (t127 & t123), t131 = t125 ^ t130, t132 = t125 ^ t127,
    t133 = t123 ^ (t132 & t131), t134 = (t132 ^ (t130 | (~t133))) ^ load_all128(rk + 1704),
    t135 = (t130 ^ (t133 | t132)) ^ load_all128(rk + 1800), t136 = t131 ^ load_all128(rk + 1720),
    t137 = t133 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t138 = (t137 << 1) | ((t133 ^ t137) >> 3),
    t139 = t134 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t140 = (t139 << 2) | ((t134 ^ t139) >> 2),
    t141 = t135 & (splat_u64x2(UINT64_C(0x1111111111111111))),
    t142 = (t141 << 3) | ((t135 ^ t141) >> 1);
    v128 x0 = t140;
    v128 x1 = t136;
    v128 x2 = t142;
    v128 x3 = t138;
    for (unsigned i = 0; i < 5; i++) {
        const uint8_t *round = rk + 600 + 120 * i;
        // round 31 (gift.dsl:33)
        const v128 t143 = x2 ^ (x0 & x1), t144 = x3 ^ t143, t145 = x3 ^ x0, t146 = x1 ^ (t145 | t144),
        t147 = (t145 ^ (t143 | t146)) ^ load_all128(round),
        t148 = (t143 ^ (t146 & t145)) ^ load_all128(round + 8), t149 = t144 ^ load_all128(round + 16),
        t150 = ~t146, t151 = t150 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
        t152 = (t151 << 8) | ((t150 ^ t151) >> 24),
        t153 = t147 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t154 = (t153 << 16) | ((t147 ^ t153) >> 16),
        t155 = t148 & (splat_u64x2(UINT64_C(0xff000000ff))), t156 = (t155 << 24) | ((t148 ^ t155) >> 8);
        // round 30 (gift.dsl:33)
        const v128 t157 = t156 ^ (t154 & t149), t158 = t152 ^ t157, t159 = t152 ^ t154,
        t160 = t149 ^ (t159 | t158), t161 = (t159 ^ (t157 | t160)) ^ load_all128(round + 24),
        t162 = (t157 ^ (t160 & t159)) ^ load_all128(round + 32), t163 = t158 ^ load_all128(round + 40),
        t164 = t160 & (splat_u64x2(UINT64_C(0x303030303030303))),
        t165 = (t164 << 6) | ((t160 ^ t164) >> 2),
        t166 = t161 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
        t167 = (t166 << 4) | ((t161 ^ t166) >> 4),
        t168 = t162 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
        t169 = (t168 << 2) | ((t162 ^ t168) >> 6);
        // round 29 (gift.dsl:33)
        const v128 t170 = t169 ^ (t167 & t163), t171 = t165 ^ t170, t172 = t165 ^ t167,
        t173 = t163 ^ (t172 & t171), t174 = (t172 ^ (t170 | (~t173))) ^ load_all128(round + 48),
        t175 = (t170 ^ (t173 | t172)) ^ load_all128(round + 56), t176 = t171 ^ load_all128(round + 64),
        t177 = (t173 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t178 = (t173 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
        t179 = (t173 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))), t180 = (t177 | t178) | t179,
        t181 = t174 & (splat_u64x2(UINT64_C(0x5555555555555555))),
        t182 = (t181 << 1) | ((t174 ^ t181) >> 1),
        t183 = (t175 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
        t184 = (t175 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
        t185 = (t175 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t186 = (t183 | t184) | t185;
        // round 28 (gift.dsl:33)
        const v128 t187 = t186 ^ (t182 & t176), t188 = t180 ^ t187, t189 = t180 ^ t182,
        t190 = t176 ^ (t189 | t188), t191 = (t189 ^ (t187 | t190)) ^ load_all128(round + 72),
        t192 = (t187 ^ (t190 & t189)) ^ load_all128(round + 80), t193 = t188 ^ load_all128(round + 88),
        t194 = t190 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
        t195 = (t194 << 4) | ((t190 ^ t194) >> 12),
        t196 = t191 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
        t197 = (t196 << 8) | ((t191 ^ t196) >> 8),
        t198 = t192 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
        t199 = (t198 << 12) | ((t192 ^ t198) >> 4);
        // round 27 (gift.dsl:33)
        const v128 t200 = t199 ^ (t197 & t193), t201 = t195 ^ t200, t202 = t195 ^ t197,
        t203 = t193 ^ (t202 & t201), t204 = (t202 ^ (t200 | (~t203))) ^ load_all128(round + 96),
        t205 = (t200 ^ (t203 | t202)) ^ load_all128(round + 104),
        t206 = t201 ^ load_all128(round + 112),
        t207 = t203 & (splat_u64x2(UINT64_C(0x7777777777777777))),
        t208 = (t207 << 1) | ((t203 ^ t207) >> 3),
        t209 = t204 & (splat_u64x2(UINT64_C(0x3333333333333333))),
        t210 = (t209 << 2) | ((t204 ^ t209) >> 2),
        t211 = t205 & (splat_u64x2(UINT64_C(0x1111111111111111))),
        t212 = (t211 << 3) | ((t205 ^ t211) >> 1);
        x0 = t210;
        x1 = t206;
        x2 = t212;
        x3 = t208;
    }
    // round 6 (gift.dsl:33)
    const v128 t345 = x2 ^ (x0 & x1), t346 = x3 ^ t345, t347 = x3 ^ x0, t348 = x1 ^ (t347 | t346),
    t349 = (t347 ^ (t345 | t348)) ^ load_all128(rk + 1880),
    t350 = (t345 ^ (t348 & t347)) ^ load_all128(rk + 2176), t351 = t346 ^ load_all128(rk + 2184),
    t352 = t348 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t353 = (t352 << 8) | ((t348 ^ t352) >> 24),
    t354 = t349 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t355 = (t354 << 16) | ((t349 ^ t354) >> 16),
    t356 = t350 & (splat_u64x2(UINT64_C(0xff000000ff))), t357 = (t356 << 24) | ((t350 ^ t356) >> 8);
    // round 5 (gift.dsl:33)
    const v128 t358 = t357 ^ (t355 & t351), t359 = t353 ^ t358, t360 = t353 ^ t355,
    t361 = t351 ^ (t360 & t359), t362 = (t360 ^ (t358 | (~t361))) ^ load_all128(rk + 2144),
    t363 = (t358 ^ (t361 | t360)) ^ load_all128(rk + 2192), t364 = t359 ^ load_all128(rk + 2200),
    t365 = t361 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t366 = (t365 << 6) | ((t361 ^ t365) >> 2),
    t367 = t362 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t368 = (t367 << 4) | ((t362 ^ t367) >> 4),
    t369 = t363 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t370 = (t369 << 2) | ((t363 ^ t369) >> 6);
    // round 4 (gift.dsl:33)
    const v128 t371 = t370 ^ (t368 & t364), t372 = t366 ^ t371, t373 = t366 ^ t368,
    t374 = t364 ^ (t373 | t372), t375 = (t373 ^ (t371 | t374)) ^ load_all128(rk + 1840),
    t376 = (t371 ^ (t374 & t373)) ^ load_all128(rk + 2208), t377 = t372 ^ load_all128(rk + 2216),
    t378 = (t374 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t379 = (t374 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t380 = (t374 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))), t381 = (t378 | t379) | t380,
    t382 = t375 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t383 = (t382 << 1) | ((t375 ^ t382) >> 1),
    t384 = (t376 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t385 = (t376 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t386 = (t376 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t387 = (t384 | t385) | t386;
    // round 3 (gift.dsl:33)
    const v128 t388 = t387 ^ (t383 & t377), t389 = t381 ^ t388, t390 = t381 ^ t383,
    t391 = t377 ^ (t390 & t389), t392 = (t390 ^ (t388 | (~t391))) ^ load_all128(rk + 1736),
    t393 = (t388 ^ (t391 | t390)) ^ load_all128(rk + 2224), t394 = t389 ^ load_all128(rk + 2232),
    t395 = t391 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t396 = (t395 << 4) | ((t391 ^ t395) >> 12),
    t397 = t392 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t398 = (t397 << 8) | ((t392 ^ t397) >> 8),
    t399 = t393 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t400 = (t399 << 12) | ((t393 ^ t399) >> 4);
    // round 2 (gift.dsl:33)
    const v128 t401 = t400 ^ (t398 & t394), t402 = t396 ^ t401, t403 = t396 ^ t398,
    t404 = t394 ^ (t403 | t402), t405 = (t403 ^ (t401 | t404)) ^ load_all128(rk + 1800),
    t406 = (t401 ^ (t404 & t403)) ^ load_all128(rk + 2240), t407 = t402 ^ load_all128(rk + 2248),
    t408 = t404 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t409 = (t408 << 1) | ((t404 ^ t408) >> 3),
    t410 = t405 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t411 = (t410 << 2) | ((t405 ^ t410) >> 2),
    t412 = t406 & (splat_u64x2(UINT64_C(0x1111111111111111))),
    t413 = (t412 << 3) | ((t406 ^ t412) >> 1);
    // round 1 (gift.dsl:33)
    const v128 t414 = t413 ^ (t411 & t407), t415 = t409 ^ t414, t416 = t409 ^ t411,
    t417 = t407 ^ (t416 & t415), t418 = t416 ^ ((~t414) & t417), t419 = t414 ^ (t417 | t416),
    t420 = splat_u64x2(UINT64_C(0xffffffff)), t421 = ((t417 >> 32) ^ t418) & t420,
    t422 = t417 ^ (t421 << 32), t423 = t418 ^ t421, t424 = ((t419 >> 32) ^ t415) & t420,
    t425 = t419 ^ (t424 << 32), t426 = t415 ^ t424;
    store_lanes128(out, 32, &t422);
    store_lanes128(out + 8, 32, &t425);
    store_lanes128(out + 16, 32, &t423);
    store_lanes128(out + 24, 32, &t426);
}

void lwcc_giftb128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 4; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 64;
        in += 64;
    }
    nblocks %= 4;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[64] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_giftb128_128_ecb_decrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_giftb128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_giftb128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_giftb128_128_key_setup_c(ctx, key);
    lwcc_giftb128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_giftb128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16),
    t1 = (t0 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32),
    t2 = (t1 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48),
    t3 = t2 | ((uint64_t)nonce[7] << 56),
    t4 = ((uint64_t)nonce[8] | ((uint64_t)nonce[9] << 8)) | ((uint64_t)nonce[10] << 16),
    t5 = t4 | ((uint64_t)nonce[11] << 24), t6 = ((t3 >> 32) ^ t3) & UINT64_C(0xffffffff),
    t7 = t3 ^ (t6 << 32), t8 = t3 ^ t6, t9 = ((t5 >> 32) ^ t5) & UINT64_C(0xffffffff);
    // round 1 (gift.dsl:33)
    const uint64_t t10 = ~(t7 | t8), t11 = ~t7;
    store64(ctx + 2280, t5 ^ (t9 << 32));
    store64(ctx + 2288, t5 ^ t9);
    store64(ctx + 2296, t10);
    store64(ctx + 2304, t7);
    store64(ctx + 2312, t8);
    store64(ctx + 2320, t11);
}


// 4 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v128 t0 = (splat_u64x2((uint64_t)counter)) + (join128(UINT64_C(0), UINT64_C(2))),
    t1 = splat_u64x2(UINT64_C(0xffffffff)), t2 = t0 & t1, t3 = splat_u64x2(UINT64_C(255)),
    t4 = (t2 + (splat_u64x2((uint64_t)1))) & t1,
    t5 = (((t2 >> 24) & t3) << 32) | (((t2 >> 16) & t3) << 40),
    t6 = (t5 | (((t2 >> 8) & t3) << 48)) | ((t2 & t3) << 56),
    t7 = (((t4 >> 24) & t3) << 32) | (((t4 >> 16) & t3) << 40),
    t8 = (t7 | (((t4 >> 8) & t3) << 48)) | ((t4 & t3) << 56),
    t9 = ((t6 >> 32) ^ t8) & (splat_u64x2(UINT64_C(0xffffffff))),
    t10 = load_all128(ctx + 2280) ^ (t6 ^ (t9 << 32)), t11 = load_all128(ctx + 2288) ^ (t8 ^ t9);
    // round 1 (gift.dsl:33)
    const v128 t12 = t10 ^ load_all128(ctx + 2296), t13 = t11 ^ t12,
    t14 = load_all128(ctx + 2312) ^ (load_all128(ctx + 2304) & t10), t15 = t14 ^ t13,
    t16 = load_all128(ctx + 2320) ^ (t11 & t14), t17 = t12 ^ (t16 | t15),
    t18 = t13 & (splat_u64x2(UINT64_C(0x1111111111111111))), t19 = (t18 << 3) | ((t13 ^ t18) >> 1),
    t20 = t15 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t21 = t17 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t22 = ((t20 << 2) | ((t15 ^ t20) >> 2)) ^ load_all128(ctx + 512),
    t23 = ((t21 << 1) | ((t17 ^ t21) >> 3)) ^ load_all128(ctx + 1808),
    t24 = t16 ^ load_all128(ctx + 2248);
    // round 2 (gift.dsl:33)
    const v128 t25 = t23 ^ (t19 | t22), t26 = t24 ^ t25, t27 = t22 ^ (t19 & t23), t28 = t27 ^ t26,
    t29 = t19 ^ (t24 & t27), t30 = t25 ^ (t29 & t28),
    t31 = t26 & (splat_u64x2(UINT64_C(0xf000f000f000f))), t32 = (t31 << 12) | ((t26 ^ t31) >> 4),
    t33 = t28 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t34 = t30 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t35 = ((t33 << 8) | ((t28 ^ t33) >> 8)) ^ load_all128(ctx + 536),
    t36 = ((t34 << 4) | ((t30 ^ t34) >> 12)) ^ load_all128(ctx + 1824),
    t37 = t29 ^ load_all128(ctx + 1832);
    // round 3 (gift.dsl:33)
    const v128 t38 = t36 ^ (t32 & (~t35)), t39 = t37 ^ t38, t40 = t35 ^ (t32 | t36),
    t41 = t40 ^ t39, t42 = t32 ^ (t37 | t40), t43 = t38 ^ (t42 & t41),
    t44 = (t39 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t45 = (t39 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t46 = (t39 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t47 = (t44 | t45) | t46,
    t48 = t41 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t49 = (t43 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t50 = (t43 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t51 = (t43 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t52 = ((t48 << 1) | ((t41 ^ t48) >> 1)) ^ load_all128(ctx + 1840),
    t53 = ((t49 | t50) | t51) ^ load_all128(ctx + 1848), t54 = t42 ^ load_all128(ctx + 1856);
    // round 4 (gift.dsl:33)
    const v128 t55 = t53 ^ (t47 | t52), t56 = t54 ^ t55, t57 = t52 ^ (t47 & t53), t58 = t57 ^ t56,
    t59 = t47 ^ (t54 & t57), t60 = t55 ^ (t59 & t58),
    t61 = t56 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))), t62 = (t61 << 2) | ((t56 ^ t61) >> 6),
    t63 = t58 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t64 = t60 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t65 = ((t63 << 4) | ((t58 ^ t63) >> 4)) ^ load_all128(ctx + 584),
    t66 = ((t64 << 6) | ((t60 ^ t64) >> 2)) ^ load_all128(ctx + 1864),
    t67 = t59 ^ load_all128(ctx + 1872);
    // round 5 (gift.dsl:33)
    const v128 t68 = t66 ^ (t62 & (~t65)), t69 = t67 ^ t68, t70 = t65 ^ (t62 | t66),
    t71 = t70 ^ t69, t72 = t62 ^ (t67 | t70), t73 = t68 ^ (t72 & t71),
    t74 = t69 & (splat_u64x2(UINT64_C(0xff000000ff))), t75 = (t74 << 24) | ((t69 ^ t74) >> 8),
    t76 = t71 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t77 = t73 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t78 = ((t76 << 16) | ((t71 ^ t76) >> 16)) ^ load_all128(ctx + 1880),
    t79 = ((t77 << 8) | ((t73 ^ t77) >> 24)) ^ load_all128(ctx + 1888),
    t80 = t72 ^ load_all128(ctx + 1896);
    // round 6 (gift.dsl:33)
    const v128 t81 = t79 ^ (t75 | t78), t82 = t80 ^ t81, t83 = t78 ^ (t75 & t79), t84 = t83 ^ t82,
    t85 = t75 ^ (t80 & t83), t86 = t81 ^ (t85 & t84),
    t87 = t82 & (splat_u64x2(UINT64_C(0x1111111111111111))), t88 = (t87 << 3) | ((t82 ^ t87) >> 1),
    t89 = t84 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t90 = t86 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t91 = ((t89 << 2) | ((t84 ^ t89) >> 2)) ^ load_all128(ctx + 1176),
    t92 = ((t90 << 1) | ((t86 ^ t90) >> 3)) ^ load_all128(ctx + 1912),
    t93 = t85 ^ load_all128(ctx + 1192);
    // round 7 (gift.dsl:33)
    const v128 t94 = t92 ^ (t88 & t91), t95 = t91 ^ (t88 | t92), t96 = ~(t93 ^ t94),
    t97 = t95 ^ t96, t98 = t88 ^ (t93 & t95), t99 = t94 ^ (t98 | t97),
    t100 = t96 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t101 = (t100 << 12) | ((t96 ^ t100) >> 4),
    t102 = t97 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t103 = t99 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t104 = ((t102 << 8) | ((t97 ^ t102) >> 8)) ^ load_all128(ctx + 2032),
    t105 = ((t103 << 4) | ((t99 ^ t103) >> 12)) ^ load_all128(ctx + 1160),
    t106 = t98 ^ load_all128(ctx + 1168);
    // round 8 (gift.dsl:33)
    const v128 t107 = t105 ^ (t101 | t104), t108 = t106 ^ t107, t109 = t104 ^ (t101 & t105),
    t110 = t109 ^ t108, t111 = t101 ^ (t106 & t109), t112 = t107 ^ (t111 & t110),
    t113 = (t108 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t114 = (t108 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t115 = (t108 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t116 = (t113 | t114) | t115,
    t117 = t110 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t118 = (t112 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t119 = (t112 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t120 = (t112 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t121 = ((t117 << 1) | ((t110 ^ t117) >> 1)) ^ load_all128(ctx + 1944),
    t122 = ((t118 | t119) | t120) ^ load_all128(ctx + 1952), t123 = t111 ^ load_all128(ctx + 1960);
    // round 9 (gift.dsl:33)
    const v128 t124 = t122 ^ (t116 & (~t121)), t125 = t123 ^ t124, t126 = t121 ^ (t116 | t122),
    t127 = t126 ^ t125, t128 = t116 ^ (t123 | t126), t129 = t124 ^ (t128 & t127),
    t130 = t125 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t131 = (t130 << 2) | ((t125 ^ t130) >> 6),
    t132 = t127 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t133 = t129 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t134 = ((t132 << 4) | ((t127 ^ t132) >> 4)) ^ load_all128(ctx + 1104),
    t135 = ((t133 << 6) | ((t129 ^ t133) >> 2)) ^ load_all128(ctx + 1968),
    t136 = t128 ^ load_all128(ctx + 1976);
    v128 x0 = t131;
    v128 x1 = t134;
    v128 x2 = t135;
    v128 x3 = t136;
    for (unsigned i = 0; i < 5; i++) {
        const uint8_t *round = ctx + 1200 + 120 * i;
        // round 10 (gift.dsl:33)
        const v128 t137 = x2 ^ (x0 | x1), t138 = x3 ^ t137, t139 = x1 ^ (x0 & x2), t140 = t139 ^ t138,
        t141 = x0 ^ (x3 & t139), t142 = t137 ^ (t141 & t140), t143 = ~t138,
        t144 = t143 & (splat_u64x2(UINT64_C(0xff000000ff))), t145 = (t144 << 24) | ((t143 ^ t144) >> 8),
        t146 = t140 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t147 = t142 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
        t148 = ((t146 << 16) | ((t140 ^ t146) >> 16)) ^ load_all128(round),
        t149 = ((t147 << 8) | ((t142 ^ t147) >> 24)) ^ load_all128(round + 8),
        t150 = t141 ^ load_all128(round + 16);
        // round 11 (gift.dsl:33)
        const v128 t151 = t149 ^ (t145 | t148), t152 = t150 ^ t151, t153 = t148 ^ (t145 & t149),
        t154 = t153 ^ t152, t155 = t145 ^ (t150 & t153), t156 = t151 ^ (t155 & t154),
        t157 = t152 & (splat_u64x2(UINT64_C(0x1111111111111111))),
        t158 = (t157 << 3) | ((t152 ^ t157) >> 1),
        t159 = t154 & (splat_u64x2(UINT64_C(0x3333333333333333))),
        t160 = t156 & (splat_u64x2(UINT64_C(0x7777777777777777))),
        t161 = ((t159 << 2) | ((t154 ^ t159) >> 2)) ^ load_all128(round + 24),
        t162 = ((t160 << 1) | ((t156 ^ t160) >> 3)) ^ load_all128(round + 32),
        t163 = t155 ^ load_all128(round + 40);
        // round 12 (gift.dsl:33)
        const v128 t164 = t162 ^ (t158 & t161), t165 = t161 ^ (t158 | t162), t166 = ~(t163 ^ t164),
        t167 = t165 ^ t166, t168 = t158 ^ (t163 & t165), t169 = t164 ^ (t168 | t167),
        t170 = t166 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
        t171 = (t170 << 12) | ((t166 ^ t170) >> 4),
        t172 = t167 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
        t173 = t169 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
        t174 = ((t172 << 8) | ((t167 ^ t172) >> 8)) ^ load_all128(round + 48),
        t175 = ((t173 << 4) | ((t169 ^ t173) >> 12)) ^ load_all128(round + 56),
        t176 = t168 ^ load_all128(round + 64);
        // round 13 (gift.dsl:33)
        const v128 t177 = t175 ^ (t171 | t174), t178 = t176 ^ t177, t179 = t174 ^ (t171 & t175),
        t180 = t179 ^ t178, t181 = t171 ^ (t176 & t179), t182 = t177 ^ (t181 & t180),
        t183 = (t178 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
        t184 = (t178 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
        t185 = (t178 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t186 = (t183 | t184) | t185,
        t187 = t180 & (splat_u64x2(UINT64_C(0x5555555555555555))),
        t188 = (t182 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
        t189 = (t182 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
        t190 = (t182 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
        t191 = ((t187 << 1) | ((t180 ^ t187) >> 1)) ^ load_all128(round + 72),
        t192 = ((t188 | t189) | t190) ^ load_all128(round + 80), t193 = t181 ^ load_all128(round + 88);
        // round 14 (gift.dsl:33)
        const v128 t194 = t192 ^ (t186 & (~t191)), t195 = t193 ^ t194, t196 = t191 ^ (t186 | t192),
        t197 = t196 ^ t195, t198 = t186 ^ (t193 | t196), t199 = t194 ^ (t198 & t197),
        t200 = t195 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
        t201 = (t200 << 2) | ((t195 ^ t200) >> 6),
        t202 = t197 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
        t203 = t199 & (splat_u64x2(UINT64_C(0x303030303030303))),
        t204 = ((t202 << 4) | ((t197 ^ t202) >> 4)) ^ load_all128(round + 96),
        t205 = ((t203 << 6) | ((t199 ^ t203) >> 2)) ^ load_all128(round + 104),
        t206 = t198 ^ load_all128(round + 112);
        x0 = t201;
        x1 = t204;
        x2 = t205;
        x3 = t206;
    }
    // round 35 (gift.dsl:33)
    const v128 t339 = x2 ^ (x0 | x1), t340 = x3 ^ t339, t341 = x1 ^ (x0 & x2), t342 = t341 ^ t340,
    t343 = x0 ^ (x3 & t341), t344 = t339 ^ (t343 & t342),
    t345 = t340 & (splat_u64x2(UINT64_C(0xff000000ff))), t346 = (t345 << 24) | ((t340 ^ t345) >> 8),
    t347 = t342 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t348 = t344 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t349 = ((t347 << 16) | ((t342 ^ t347) >> 16)) ^ load_all128(ctx + 2256),
    t350 = ((t348 << 8) | ((t344 ^ t348) >> 24)) ^ load_all128(ctx + 1992),
    t351 = t343 ^ load_all128(ctx + 2264);
    // round 36 (gift.dsl:33)
    const v128 t352 = t350 ^ (t346 & (~t349)), t353 = t351 ^ t352, t354 = t349 ^ (t346 | t350),
    t355 = t354 ^ t353, t356 = t346 ^ (t351 | t354), t357 = t352 ^ (t356 & t355),
    t358 = t353 & (splat_u64x2(UINT64_C(0x1111111111111111))),
    t359 = (t358 << 3) | ((t353 ^ t358) >> 1),
    t360 = t355 & (splat_u64x2(UINT64_C(0x3333333333333333))),
    t361 = t357 & (splat_u64x2(UINT64_C(0x7777777777777777))),
    t362 = ((t360 << 2) | ((t355 ^ t360) >> 2)) ^ load_all128(ctx + 2136),
    t363 = ((t361 << 1) | ((t357 ^ t361) >> 3)) ^ load_all128(ctx + 1904),
    t364 = t356 ^ load_all128(ctx + 2272);
    // round 37 (gift.dsl:33)
    const v128 t365 = t363 ^ (t359 | t362), t366 = t364 ^ t365, t367 = t362 ^ (t359 & t363),
    t368 = t367 ^ t366, t369 = t359 ^ (t364 & t367), t370 = t365 ^ (t369 & t368),
    t371 = t366 & (splat_u64x2(UINT64_C(0xf000f000f000f))),
    t372 = (t371 << 12) | ((t366 ^ t371) >> 4),
    t373 = t368 & (splat_u64x2(UINT64_C(0xff00ff00ff00ff))),
    t374 = t370 & (splat_u64x2(UINT64_C(0xfff0fff0fff0fff))),
    t375 = ((t373 << 8) | ((t368 ^ t373) >> 8)) ^ load_all128(ctx + 2024),
    t376 = ((t374 << 4) | ((t370 ^ t374) >> 12)) ^ load_all128(ctx + 2032),
    t377 = t369 ^ load_all128(ctx + 2040);
    // round 38 (gift.dsl:33)
    const v128 t378 = t376 ^ (t372 & (~t375)), t379 = t377 ^ t378, t380 = t375 ^ (t372 | t376),
    t381 = t380 ^ t379, t382 = t372 ^ (t377 | t380), t383 = t378 ^ (t382 & t381),
    t384 = (t379 >> 17) & (splat_u64x2(UINT64_C(0x555500005555))),
    t385 = (t379 >> 15) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa))),
    t386 = (t379 << 16) & (splat_u64x2(UINT64_C(0xffff0000ffff0000))), t387 = (t384 | t385) | t386,
    t388 = t381 & (splat_u64x2(UINT64_C(0x5555555555555555))),
    t389 = (t383 >> 16) & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t390 = (t383 << 15) & (splat_u64x2(UINT64_C(0x5555000055550000))),
    t391 = (t383 << 17) & (splat_u64x2(UINT64_C(0xaaaa0000aaaa0000))),
    t392 = ((t388 << 1) | ((t381 ^ t388) >> 1)) ^ load_all128(ctx + 2048),
    t393 = ((t389 | t390) | t391) ^ load_all128(ctx + 1944), t394 = t382 ^ load_all128(ctx + 2056);
    // round 39 (gift.dsl:33)
    const v128 t395 = t393 ^ (t387 | t392), t396 = t394 ^ t395, t397 = t392 ^ (t387 & t393),
    t398 = t397 ^ t396, t399 = t387 ^ (t394 & t397), t400 = t395 ^ (t399 & t398),
    t401 = t396 & (splat_u64x2(UINT64_C(0x3f3f3f3f3f3f3f3f))),
    t402 = (t401 << 2) | ((t396 ^ t401) >> 6),
    t403 = t398 & (splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f))),
    t404 = t400 & (splat_u64x2(UINT64_C(0x303030303030303))),
    t405 = ((t403 << 4) | ((t398 ^ t403) >> 4)) ^ load_all128(ctx + 2064),
    t406 = ((t404 << 6) | ((t400 ^ t404) >> 2)) ^ load_all128(ctx + 2072),
    t407 = t399 ^ load_all128(ctx + 2080);
    // round 40 (gift.dsl:33)
    const v128 t408 = t406 ^ (t402 & (~t405)), t409 = t407 ^ t408, t410 = t405 ^ (t402 | t406),
    t411 = t410 ^ t409, t412 = t402 ^ (t407 | t410), t413 = t411 ^ load_all128(ctx + 2088),
    t414 = (t408 ^ (t412 & t411)) ^ load_all128(ctx + 2096), t415 = t412 ^ load_all128(ctx + 2104),
    t416 = t409 & (splat_u64x2(UINT64_C(0xff000000ff))), t417 = (t416 << 24) | ((t409 ^ t416) >> 8),
    t418 = t413 & (splat_u64x2(UINT64_C(0xffff0000ffff))),
    t419 = (t418 << 16) | ((t413 ^ t418) >> 16),
    t420 = t414 & (splat_u64x2(UINT64_C(0xffffff00ffffff))),
    t421 = (t420 << 8) | ((t414 ^ t420) >> 24), t422 = splat_u64x2(UINT64_C(0xffffffff)),
    t423 = ((t417 >> 32) ^ t419) & t422, t424 = ((t421 >> 32) ^ t415) & t422,
    t425 = load_lanes128(in, 32), t426 = load_lanes128(in + 8, 32),
    t427 = load_lanes128(in + 16, 32), t428 = load_lanes128(in + 24, 32),
    t429 = t425 ^ (t417 ^ (t423 << 32)), t430 = t426 ^ (t421 ^ (t424 << 32)),
    t431 = t427 ^ (t419 ^ t423), t432 = t428 ^ (t415 ^ t424);
    store_lanes128(out, 32, &t429);
    store_lanes128(out + 8, 32, &t430);
    store_lanes128(out + 16, 32, &t431);
    store_lanes128(out + 24, 32, &t432);
}

void lwcc_giftb128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 64; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 64;
        in += 64;
        counter += 4;
    }
    nbytes %= 64;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[64] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_giftb128_128_ctr_crypt_c(buffer, buffer, 64, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
