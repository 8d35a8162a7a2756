// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_256 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 4 arrangements
// sizes:     in bytes: block 16, key 32, nonce 12, rk 1744, ctx 1808, align 1, group 256, stack 0
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
static void key_setup_0(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    const uint64_t t0 = (x0 ^ x1) & UINT64_C(0x5555555555555555), t1 = x1 ^ (t0 << 1), t2 = x1 ^ t0,
    t3 = ((x2 >> 2) ^ x2) & UINT64_C(0x3333333333333333), t4 = x2 ^ (t3 << 2), t5 = x2 ^ t3,
    t6 = ((t1 >> 2) ^ t1) & UINT64_C(0x3333333333333333), t7 = t1 ^ (t6 << 2), t8 = t1 ^ t6,
    t9 = ((x3 >> 2) ^ x3) & UINT64_C(0x3333333333333333), t10 = x3 ^ (t9 << 2), t11 = x3 ^ t9,
    t12 = ((t2 >> 2) ^ t2) & UINT64_C(0x3333333333333333), t13 = t2 ^ (t12 << 2), t14 = t2 ^ t12,
    t15 = ((t4 >> 8) ^ t7) & UINT64_C(0xff00ff00ff00ff), t16 = t4 ^ (t15 << 8), t17 = t7 ^ t15,
    t18 = ((t10 >> 8) ^ t13) & UINT64_C(0xff00ff00ff00ff), t19 = t10 ^ (t18 << 8), t20 = t13 ^ t18,
    t21 = ((t5 >> 8) ^ t8) & UINT64_C(0xff00ff00ff00ff), t22 = t5 ^ (t21 << 8), t23 = t8 ^ t21,
    t24 = ((t11 >> 8) ^ t14) & UINT64_C(0xff00ff00ff00ff), t25 = t11 ^ (t24 << 8), t26 = t14 ^ t24,
    t27 = ((t16 >> 16) ^ t17) & UINT64_C(0xffff0000ffff), t28 = t16 ^ (t27 << 16), t29 = t17 ^ t27,
    t30 = ((t19 >> 16) ^ t20) & UINT64_C(0xffff0000ffff), t31 = t19 ^ (t30 << 16), t32 = t20 ^ t30,
    t33 = ((t22 >> 16) ^ t23) & UINT64_C(0xffff0000ffff), t34 = t22 ^ (t33 << 16), t35 = t23 ^ t33,
    t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff), t37 = t25 ^ (t36 << 16), t38 = t26 ^ t36,
    t39 = ((t28 >> 32) ^ t29) & UINT64_C(0xffffffff), t40 = t28 ^ (t39 << 32), t41 = t29 ^ t39,
    t42 = ((t31 >> 32) ^ t32) & UINT64_C(0xffffffff), t43 = t31 ^ (t42 << 32), t44 = t32 ^ t42,
    t45 = ((t34 >> 32) ^ t35) & UINT64_C(0xffffffff), t46 = t34 ^ (t45 << 32), t47 = t35 ^ t45,
    t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff), t49 = t37 ^ (t48 << 32), t50 = t38 ^ t48,
    t51 = ((t40 >> 4) ^ t41) & UINT64_C(0xf0f0f0f0f0f0f0f), t52 = t40 ^ (t51 << 4), t53 = t41 ^ t51,
    t54 = ((t43 >> 4) ^ t44) & UINT64_C(0xf0f0f0f0f0f0f0f), t55 = t43 ^ (t54 << 4), t56 = t44 ^ t54,
    t57 = ((t46 >> 4) ^ t47) & UINT64_C(0xf0f0f0f0f0f0f0f), t58 = t46 ^ (t57 << 4), t59 = t47 ^ t57,
    t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f), t61 = t49 ^ (t60 << 4), t62 = t50 ^ t60;
    z[0] = t52;
    z[1] = t53;
    z[2] = t55;
    z[3] = t56;
    z[4] = t58;
    z[5] = t59;
    z[6] = t61;
    z[7] = t62;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 1, t1 = x0 >> 5, t2 = x0 >> 6, t3 = x0 >> 7, t4 = x0 ^ t1,
    t5 = t0 ^ t1, t6 = (x0 >> 3) ^ t3, t7 = (x0 >> 4) ^ t6, t8 = t6 ^ t5, t9 = t2 ^ t7,
    t10 = (x0 >> 2) ^ t5, t11 = t7 ^ t10, t12 = t4 ^ t9, t13 = t3 ^ t12, t14 = t4 ^ t8,
    t15 = t9 ^ t11, t16 = t0 ^ t15, t17 = t6 ^ t16, t18 = t2 ^ t14, t19 = t6 ^ t13, t20 = t15 & t17,
    t21 = t11 ^ t18, t22 = t20 ^ (t2 & t6), t23 = t13 ^ t5, t24 = t20 ^ (t10 | t16),
    t25 = t19 & t14, t26 = t17 ^ t23, t27 = t5 ^ t17, t28 = t13 | t18,
    t29 = t12 ^ ((t11 & t26) ^ (t24 ^ t28)), t30 = (t27 & t21) ^ (t28 ^ t22), t31 = t29 ^ t30,
    t32 = t25 ^ (t24 ^ (t9 & t23)), t33 = t32 & t31, t34 = (t12 & t8) ^ (t25 ^ (t1 ^ t22)),
    t35 = t30 & (t33 ^ t34), t36 = t32 ^ t34, t37 = t31 ^ t35, t38 = t29 & t36,
    t39 = t34 & (t30 ^ t38), t40 = t33 ^ (t29 | t39), t41 = t36 ^ t39, t42 = t23 & t40,
    t43 = t37 ^ t41, t44 = t38 ^ (t32 | t35), t45 = t40 ^ t44, t46 = t15 & t45, t47 = t40 ^ t37,
    t48 = t44 ^ t41, t49 = t19 & t47, t50 = t45 ^ t43, t51 = t46 ^ (t14 & t47), t52 = t2 & t50,
    t53 = t52 ^ (t51 ^ (t12 & t37)), t54 = t42 ^ (t16 & t43), t55 = t53 ^ (t27 & t41),
    t56 = t55 ^ (t49 ^ (t13 & t48)), t57 = t56 ^ (t10 & t43), t58 = t57 ^ (t11 & t44),
    t59 = t58 ^ (t46 ^ (t18 & t48)), t60 = t57 ^ (t51 ^ (t9 & t40)),
    t61 = t54 ^ (t49 ^ (t17 & t45)), t62 = t59 ^ (t8 & t37), t63 = t62 ^ (t60 ^ ((t6 & t50) ^ t54)),
    t64 = t52 ^ (t58 ^ (t21 & t41)), t65 = t59 ^ t64, t66 = ~(t55 ^ (t42 ^ (t26 & t44))),
    t67 = ~(t53 ^ t62), t68 = ~t64, t69 = ~(t56 ^ t63);
    z[0] = t0;
    z[1] = t60;
    z[2] = t61;
    z[3] = t63;
    z[4] = t65;
    z[5] = t66;
    z[6] = t67;
    z[7] = t68;
    z[8] = t69;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7, uint64_t x8, uint64_t x9)
{
    const uint64_t t0 = x0 >> 8, t1 = x2 >> 7,
    t2 = (x1 | (t0 & UINT64_C(0x1010100000000))) | (t1 & UINT64_C(0x2020200000000)), t3 = x3 >> 6,
    t4 = x4 >> 5, t5 = (t2 | (t3 & UINT64_C(0x4040400000000))) | (t4 & UINT64_C(0x8080800000000)),
    t6 = x5 >> 4, t7 = x6 >> 3,
    t8 = (t5 | (t6 & UINT64_C(0x10101000000000))) | (t7 & UINT64_C(0x20202000000000)), t9 = x7 >> 2,
    t10 = x8 >> 1,
    t11 = (t8 | (t9 & UINT64_C(0x40404000000000))) | (t10 & UINT64_C(0x80808000000000)),
    t12 = (t11 | ((x0 << 24) & UINT64_C(0x100000000000000))) | ((x2 << 25) & UINT64_C(0x200000000000000)),
    t13 = (t12 | ((x3 << 26) & UINT64_C(0x400000000000000))) | ((x4 << 27) & UINT64_C(0x800000000000000)),
    t14 = t13 | ((x5 << 28) & UINT64_C(0x1000000000000000)),
    t15 = t14 | ((x6 << 29) & UINT64_C(0x2000000000000000)),
    t16 = t15 | ((x7 << 30) & UINT64_C(0x4000000000000000)),
    t17 = t16 | ((x8 << 31) & UINT64_C(0x8000000000000000)),
    t18 = ((x0 >> 40) & UINT64_C(0x10101)) | ((x2 >> 39) & UINT64_C(0x20202)),
    t19 = (t18 | ((x3 >> 38) & UINT64_C(0x40404))) | ((x4 >> 37) & UINT64_C(0x80808)),
    t20 = (t19 | ((x5 >> 36) & UINT64_C(0x101010))) | ((x6 >> 35) & UINT64_C(0x202020)),
    t21 = (t20 | ((x7 >> 34) & UINT64_C(0x404040))) | ((x8 >> 33) & UINT64_C(0x808080)),
    t22 = (t21 | (t0 & UINT64_C(0x1000000))) | (t1 & UINT64_C(0x2000000)),
    t23 = (t22 | (t3 & UINT64_C(0x4000000))) | (t4 & UINT64_C(0x8000000)),
    t24 = (t23 | (t6 & UINT64_C(0x10000000))) | (t7 & UINT64_C(0x20000000)),
    t25 = (t24 | (t9 & UINT64_C(0x40000000))) | (t10 & UINT64_C(0x80000000)), t26 = x9 ^ t17;
    z[0] = t25;
    z[1] = t26;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7, uint64_t x8, uint64_t x9)
{
    const uint64_t t0 = (x1 | (x0 & UINT64_C(0x101010100000000))) | ((x2 << 1) & UINT64_C(0x202020200000000)),
    t1 = (t0 | ((x3 << 2) & UINT64_C(0x404040400000000))) | ((x4 << 3) & UINT64_C(0x808080800000000)),
    t2 = (t1 | ((x5 << 4) & UINT64_C(0x1010101000000000))) | ((x6 << 5) & UINT64_C(0x2020202000000000)),
    t3 = (t2 | ((x7 << 6) & UINT64_C(0x4040404000000000))) | ((x8 << 7) & UINT64_C(0x8080808000000000)),
    t4 = ((x0 >> 32) & UINT64_C(0x1010101)) | ((x2 >> 31) & UINT64_C(0x2020202)),
    t5 = (t4 | ((x3 >> 30) & UINT64_C(0x4040404))) | ((x4 >> 29) & UINT64_C(0x8080808)),
    t6 = (t5 | ((x5 >> 28) & UINT64_C(0x10101010))) | ((x6 >> 27) & UINT64_C(0x20202020)),
    t7 = (t6 | ((x7 >> 26) & UINT64_C(0x40404040))) | ((x8 >> 25) & UINT64_C(0x80808080)),
    t8 = x9 ^ t3;
    z[0] = t7;
    z[1] = t8;
}

void lwcc_aes128_256_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[253];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16),
    t3 = load_le64(key + 24);
    key_setup_1(z, t3);
    const uint64_t t4 = (t0 & UINT64_C(0xffffffff)) | (t0 << 32),
    t5 = ((z[5] >> 40) & UINT64_C(0x10101)) | ((z[6] >> 39) & UINT64_C(0x20202)),
    t6 = (t5 | ((z[3] >> 38) & UINT64_C(0x40404))) | ((z[4] >> 37) & UINT64_C(0x80808)),
    t7 = (t6 | ((z[2] >> 36) & UINT64_C(0x101010))) | ((z[7] >> 35) & UINT64_C(0x202020)),
    t8 = (t7 | ((z[8] >> 34) & UINT64_C(0x404040))) | ((z[1] >> 33) & UINT64_C(0x808080)),
    t9 = z[5] >> 8, t10 = z[6] >> 7,
    t11 = (t8 | (t9 & UINT64_C(0x1000000))) | (t10 & UINT64_C(0x2000000)), t12 = z[3] >> 6,
    t13 = z[4] >> 5, t14 = (t11 | (t12 & UINT64_C(0x4000000))) | (t13 & UINT64_C(0x8000000)),
    t15 = z[2] >> 4, t16 = z[7] >> 3,
    t17 = (t14 | (t15 & UINT64_C(0x10000000))) | (t16 & UINT64_C(0x20000000)), t18 = z[8] >> 2,
    t19 = z[1] >> 1, t20 = (t17 | (t18 & UINT64_C(0x40000000))) | (t19 & UINT64_C(0x80000000)),
    t21 = t0 & UINT64_C(0xffffffff00000000), t22 = t9 & UINT64_C(0x1010100000000),
    t23 = t10 & UINT64_C(0x2020200000000), t24 = t12 & UINT64_C(0x4040400000000),
    t25 = t13 & UINT64_C(0x8080800000000), t26 = t15 & UINT64_C(0x10101000000000),
    t27 = t16 & UINT64_C(0x20202000000000), t28 = t18 & UINT64_C(0x40404000000000),
    t29 = (((((t22 | t23) | t24) | t25) | t26) | t27) | t28, t30 = t19 & UINT64_C(0x80808000000000),
    t31 = (z[5] << 24) & UINT64_C(0x100000000000000),
    t32 = (z[6] << 25) & UINT64_C(0x200000000000000),
    t33 = (z[3] << 26) & UINT64_C(0x400000000000000),
    t34 = (z[4] << 27) & UINT64_C(0x800000000000000),
    t35 = (z[2] << 28) & UINT64_C(0x1000000000000000),
    t36 = (((((t29 | t30) | t31) | t32) | t33) | t34) | t35,
    t37 = (z[7] << 29) & UINT64_C(0x2000000000000000),
    t38 = (z[8] << 30) & UINT64_C(0x4000000000000000),
    t39 = (z[1] << 31) & UINT64_C(0x8000000000000000), t40 = ((t36 | t37) | t38) | t39,
    t41 = t4 ^ (t20 | t21), t42 = (t41 ^ t40) ^ UINT64_C(0x100000001),
    t43 = (t4 ^ ((t0 >> 32) | t21)) ^ ((t1 & UINT64_C(0xffffffff)) | (t1 << 32)),
    t44 = t43 ^ (t20 | (t1 & UINT64_C(0xffffffff00000000))),
    t45 = (t44 ^ t40) ^ UINT64_C(0x100000001);
    key_setup_1(z + 9, t45);
    const uint64_t t46 = (t2 & UINT64_C(0xffffffff)) | (t2 << 32),
    t47 = ((z[14] >> 32) & UINT64_C(0x1010101)) | ((z[15] >> 31) & UINT64_C(0x2020202)),
    t48 = (t47 | ((z[12] >> 30) & UINT64_C(0x4040404))) | ((z[13] >> 29) & UINT64_C(0x8080808)),
    t49 = (t48 | ((z[11] >> 28) & UINT64_C(0x10101010))) | ((z[16] >> 27) & UINT64_C(0x20202020)),
    t50 = (t49 | ((z[17] >> 26) & UINT64_C(0x40404040))) | ((z[10] >> 25) & UINT64_C(0x80808080)),
    t51 = t2 & UINT64_C(0xffffffff00000000), t52 = z[14] & UINT64_C(0x101010100000000),
    t53 = (z[15] << 1) & UINT64_C(0x202020200000000),
    t54 = (z[12] << 2) & UINT64_C(0x404040400000000),
    t55 = (z[13] << 3) & UINT64_C(0x808080800000000),
    t56 = (z[11] << 4) & UINT64_C(0x1010101000000000),
    t57 = (z[16] << 5) & UINT64_C(0x2020202000000000),
    t58 = (z[17] << 6) & UINT64_C(0x4040404000000000),
    t59 = (((((t52 | t53) | t54) | t55) | t56) | t57) | t58,
    t60 = (z[10] << 7) & UINT64_C(0x8080808000000000), t61 = t59 | t60, t62 = t46 ^ (t50 | t51),
    t63 = t62 ^ t61, t64 = (t46 ^ ((t2 >> 32) | t51)) ^ ((t3 & UINT64_C(0xffffffff)) | (t3 << 32)),
    t65 = t64 ^ (t50 | (t3 & UINT64_C(0xffffffff00000000))), t66 = t65 ^ t61;
    key_setup_1(z + 18, t66);
    key_setup_2(z + 27, z[23], t20, z[24], z[21], z[22], z[20], z[25], z[26], z[19], t0);
    const uint64_t t67 = (z[28] ^ z[27]) ^ UINT64_C(0x200000003), t68 = t67 ^ t1;
    key_setup_1(z + 29, t68);
    key_setup_3(z + 38, z[34], t50, z[35], z[32], z[33], z[31], z[36], z[37], z[30], t2);
    const uint64_t t69 = z[39] ^ z[38], t70 = t69 ^ t3;
    key_setup_1(z + 40, t70);
    const uint64_t t71 = (((((z[27] | t22) | t23) | t24) | t25) | t26) | t27,
    t72 = (((((t71 | t28) | t30) | t31) | t32) | t33) | t34,
    t73 = (rotl64(z[45], 24) & UINT64_C(0x100000000010101)) | (rotl64(z[46], 25) & UINT64_C(0x200000000020202)),
    t74 = t73 | (rotl64(z[43], 26) & UINT64_C(0x400000000040404)),
    t75 = t74 | (rotl64(z[44], 27) & UINT64_C(0x800000000080808)),
    t76 = t75 | (rotl64(z[42], 28) & UINT64_C(0x1000000000101010)),
    t77 = t76 | (rotl64(z[47], 29) & UINT64_C(0x2000000000202020)),
    t78 = t77 | (rotl64(z[48], 30) & UINT64_C(0x4000000000404040)),
    t79 = t78 | (rotl64(z[41], 31) & UINT64_C(0x8000000000808080)), t80 = z[45] >> 8,
    t81 = z[46] >> 7,
    t82 = (t79 | (t80 & UINT64_C(0x1010101000000))) | (t81 & UINT64_C(0x2020202000000)),
    t83 = z[43] >> 6, t84 = z[44] >> 5,
    t85 = (t82 | (t83 & UINT64_C(0x4040404000000))) | (t84 & UINT64_C(0x8080808000000)),
    t86 = z[42] >> 4, t87 = z[47] >> 3,
    t88 = (t85 | (t86 & UINT64_C(0x10101010000000))) | (t87 & UINT64_C(0x20202020000000)),
    t89 = z[48] >> 2, t90 = z[41] >> 1,
    t91 = (t88 | (t89 & UINT64_C(0x40404040000000))) | (t90 & UINT64_C(0x80808080000000)),
    t92 = (t41 ^ ((((t72 | t35) | t37) | t38) | t39)) ^ t91, t93 = t92 ^ UINT64_C(0x500000007),
    t94 = t93 ^ t45;
    key_setup_1(z + 49, t94);
    const uint64_t t95 = (((((z[38] | t52) | t53) | t54) | t55) | t56) | t57,
    t96 = ((z[54] >> 32) & UINT64_C(0x1010101)) | ((z[55] >> 31) & UINT64_C(0x2020202)),
    t97 = (t96 | ((z[52] >> 30) & UINT64_C(0x4040404))) | ((z[53] >> 29) & UINT64_C(0x8080808)),
    t98 = (t97 | ((z[51] >> 28) & UINT64_C(0x10101010))) | ((z[56] >> 27) & UINT64_C(0x20202020)),
    t99 = (t98 | ((z[57] >> 26) & UINT64_C(0x40404040))) | ((z[50] >> 25) & UINT64_C(0x80808080)),
    t100 = (t99 | (z[54] & UINT64_C(0x101010100000000))) | ((z[55] << 1) & UINT64_C(0x202020200000000)),
    t101 = t100 | ((z[52] << 2) & UINT64_C(0x404040400000000)),
    t102 = t101 | ((z[53] << 3) & UINT64_C(0x808080800000000)),
    t103 = t102 | ((z[51] << 4) & UINT64_C(0x1010101000000000)),
    t104 = t103 | ((z[56] << 5) & UINT64_C(0x2020202000000000)),
    t105 = t104 | ((z[57] << 6) & UINT64_C(0x4040404000000000)),
    t106 = t105 | ((z[50] << 7) & UINT64_C(0x8080808000000000)),
    t107 = (t62 ^ ((t95 | t58) | t60)) ^ t106, t108 = t107 ^ t66;
    key_setup_1(z + 58, t108);
    const uint64_t t109 = z[63] >> 8, t110 = z[64] >> 7,
    t111 = (z[27] | (t109 & UINT64_C(0x1010100000000))) | (t110 & UINT64_C(0x2020200000000)),
    t112 = z[61] >> 6, t113 = z[62] >> 5,
    t114 = (t111 | (t112 & UINT64_C(0x4040400000000))) | (t113 & UINT64_C(0x8080800000000)),
    t115 = z[60] >> 4, t116 = z[65] >> 3,
    t117 = (t114 | (t115 & UINT64_C(0x10101000000000))) | (t116 & UINT64_C(0x20202000000000)),
    t118 = z[66] >> 2, t119 = z[59] >> 1,
    t120 = (t117 | (t118 & UINT64_C(0x40404000000000))) | (t119 & UINT64_C(0x80808000000000)),
    t121 = t120 | ((z[63] << 24) & UINT64_C(0x100000000000000)),
    t122 = t121 | ((z[64] << 25) & UINT64_C(0x200000000000000)),
    t123 = t122 | ((z[61] << 26) & UINT64_C(0x400000000000000)),
    t124 = t123 | ((z[62] << 27) & UINT64_C(0x800000000000000)),
    t125 = t124 | ((z[60] << 28) & UINT64_C(0x1000000000000000)),
    t126 = t125 | ((z[65] << 29) & UINT64_C(0x2000000000000000)),
    t127 = t126 | ((z[66] << 30) & UINT64_C(0x4000000000000000)),
    t128 = t127 | ((z[59] << 31) & UINT64_C(0x8000000000000000)),
    t129 = ((z[45] >> 40) & UINT64_C(0x10101)) | ((z[46] >> 39) & UINT64_C(0x20202)),
    t130 = (t129 | ((z[43] >> 38) & UINT64_C(0x40404))) | ((z[44] >> 37) & UINT64_C(0x80808)),
    t131 = (t130 | ((z[42] >> 36) & UINT64_C(0x101010))) | ((z[47] >> 35) & UINT64_C(0x202020)),
    t132 = (t131 | ((z[48] >> 34) & UINT64_C(0x404040))) | ((z[41] >> 33) & UINT64_C(0x808080)),
    t133 = (t132 | (t80 & UINT64_C(0x1000000))) | (t81 & UINT64_C(0x2000000)),
    t134 = (t133 | (t83 & UINT64_C(0x4000000))) | (t84 & UINT64_C(0x8000000)),
    t135 = (t134 | (t86 & UINT64_C(0x10000000))) | (t87 & UINT64_C(0x20000000)),
    t136 = (t135 | (t89 & UINT64_C(0x40000000))) | (t90 & UINT64_C(0x80000000)),
    t137 = ((z[63] >> 40) & UINT64_C(0x10101)) | ((z[64] >> 39) & UINT64_C(0x20202)),
    t138 = (t137 | ((z[61] >> 38) & UINT64_C(0x40404))) | ((z[62] >> 37) & UINT64_C(0x80808)),
    t139 = (t138 | ((z[60] >> 36) & UINT64_C(0x101010))) | ((z[65] >> 35) & UINT64_C(0x202020)),
    t140 = (t139 | ((z[66] >> 34) & UINT64_C(0x404040))) | ((z[59] >> 33) & UINT64_C(0x808080)),
    t141 = (t140 | (t109 & UINT64_C(0x1000000))) | (t110 & UINT64_C(0x2000000)),
    t142 = (t141 | (t112 & UINT64_C(0x4000000))) | (t113 & UINT64_C(0x8000000)),
    t143 = (t142 | (t115 & UINT64_C(0x10000000))) | (t116 & UINT64_C(0x20000000)),
    t144 = (t143 | (t118 & UINT64_C(0x40000000))) | (t119 & UINT64_C(0x80000000)),
    t145 = z[28] ^ t128, t146 = ((t145 ^ t136) ^ t144) ^ UINT64_C(0xa0000000f), t147 = t146 ^ t68;
    key_setup_1(z + 67, t147);
    key_setup_3(z + 76, z[72], z[38], z[73], z[70], z[71], z[69], z[74], z[75], z[68], z[39]);
    const uint64_t t148 = (z[77] ^ t99) ^ z[76], t149 = t148 ^ t70;
    key_setup_1(z + 78, t149);
    key_setup_2(z + 87, z[83], t144, z[84], z[81], z[82], z[80], z[85], z[86], z[79], t92);
    const uint64_t t150 = (z[88] ^ z[87]) ^ UINT64_C(0x150000001f), t151 = t150 ^ t94;
    key_setup_1(z + 89, t151);
    key_setup_3(z + 98, z[94], z[76], z[95], z[92], z[93], z[91], z[96], z[97], z[90], t107);
    const uint64_t t152 = z[99] ^ z[98], t153 = t152 ^ t108;
    key_setup_1(z + 100, t153);
    key_setup_2(z + 109, z[105], t136, z[106], z[103], z[104], z[102], z[107], z[108], z[101], t145);
    const uint64_t t154 = (((z[110] ^ t144) ^ z[87]) ^ z[109]) ^ UINT64_C(0x2a0000003f),
    t155 = t154 ^ t147;
    key_setup_1(z + 111, t155);
    key_setup_3(z + 120, z[116], t99, z[117], z[114], z[115], z[113], z[118], z[119], z[112], z[77]);
    const uint64_t t156 = ((z[121] ^ z[76]) ^ z[98]) ^ z[120], t157 = t156 ^ t149;
    key_setup_1(z + 122, t157);
    key_setup_2(z + 131, z[127], z[87], z[128], z[125], z[126], z[124], z[129], z[130], z[123], z[88]);
    const uint64_t t158 = ((z[132] ^ z[109]) ^ z[131]) ^ UINT64_C(0x550000007f),
    t159 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555), t160 = t0 ^ (t159 << 1),
    t161 = t0 ^ t159;
    key_setup_0(z + 133, t1 >> 1, t1, t160, t161);
    const uint64_t t162 = rotl64(t3, 32),
    t163 = (t2 & UINT64_C(0xff000000ff)) | (t162 & UINT64_C(0xff0000000000ff00)),
    t164 = rotl64(t2, 32),
    t165 = (t163 | (t3 & UINT64_C(0xff000000ff0000))) | (t164 & UINT64_C(0xff00ff000000)),
    t166 = (t3 & UINT64_C(0xff000000ff)) | (t164 & UINT64_C(0xff0000000000ff00)),
    t167 = (t166 | (t2 & UINT64_C(0xff000000ff0000))) | (t162 & UINT64_C(0xff00ff000000)),
    t168 = ((t165 >> 1) ^ t165) & UINT64_C(0x5555555555555555), t169 = t165 ^ (t168 << 1),
    t170 = t165 ^ t168;
    key_setup_0(z + 141, t167 >> 1, t167, t169, t170);
    const uint64_t t171 = (t42 & UINT64_C(0xff00ff00ff00ff)) | (t45 & UINT64_C(0xff00ff00ff00ff00)),
    t172 = (t45 & UINT64_C(0xff00ff00ff00ff)) | (t42 & UINT64_C(0xff00ff00ff00ff00)),
    t173 = ((t171 >> 1) ^ t171) & UINT64_C(0x5555555555555555), t174 = t171 ^ (t173 << 1),
    t175 = t171 ^ t173;
    key_setup_0(z + 149, t172 >> 1, t172, t174, t175);
    const uint64_t t176 = rotl64(t63, 32),
    t177 = (t63 & UINT64_C(0xff000000ff)) | (t176 & UINT64_C(0xff0000000000ff00)),
    t178 = rotl64(t66, 32),
    t179 = (t177 | (t66 & UINT64_C(0xff000000ff0000))) | (t178 & UINT64_C(0xff00ff000000)),
    t180 = (t66 & UINT64_C(0xff000000ff)) | (t178 & UINT64_C(0xff0000000000ff00)),
    t181 = (t180 | (t63 & UINT64_C(0xff000000ff0000))) | (t176 & UINT64_C(0xff00ff000000)),
    t182 = ((t179 >> 1) ^ t179) & UINT64_C(0x5555555555555555), t183 = t179 ^ (t182 << 1),
    t184 = t179 ^ t182;
    key_setup_0(z + 157, t181 >> 1, t181, t183, t184);
    const uint64_t t185 = ((t67 >> 1) ^ t67) & UINT64_C(0x5555555555555555),
    t186 = t67 ^ (t185 << 1), t187 = t67 ^ t185;
    key_setup_0(z + 165, z[29], t68, t186, t187);
    const uint64_t t188 = rotl64(t70, 32),
    t189 = (t69 & UINT64_C(0xff000000ff)) | (t188 & UINT64_C(0xff0000000000ff00)),
    t190 = (t189 | (t70 & UINT64_C(0xff000000ff0000))) | (rotl64(t69, 32) & UINT64_C(0xff00ff000000)),
    t191 = (t3 & UINT64_C(0xff00ff00ff00ff)) | (t162 & UINT64_C(0xff00ff00ff00ff00)),
    t192 = t190 ^ t191, t193 = ((t190 >> 1) ^ t190) & UINT64_C(0x5555555555555555),
    t194 = t190 ^ (t193 << 1), t195 = t190 ^ t193;
    key_setup_0(z + 173, t192 >> 1, t192, t194, t195);
    const uint64_t t196 = (t93 & UINT64_C(0xff00ff00ff00ff)) | (t94 & UINT64_C(0xff00ff00ff00ff00)),
    t197 = t196 ^ t45, t198 = ((t196 >> 1) ^ t196) & UINT64_C(0x5555555555555555),
    t199 = t196 ^ (t198 << 1), t200 = t196 ^ t198;
    key_setup_0(z + 181, t197 >> 1, t197, t199, t200);
    const uint64_t t201 = (t107 & UINT64_C(0xff000000ff)) | (rotl64(t107, 32) & UINT64_C(0xff0000000000ff00)),
    t202 = rotl64(t108, 32),
    t203 = (t201 | (t108 & UINT64_C(0xff000000ff0000))) | (t202 & UINT64_C(0xff00ff000000)),
    t204 = (t66 & UINT64_C(0xff00ff00ff00ff)) | (t178 & UINT64_C(0xff00ff00ff00ff00)),
    t205 = t203 ^ t204, t206 = ((t203 >> 1) ^ t203) & UINT64_C(0x5555555555555555),
    t207 = t203 ^ (t206 << 1), t208 = t203 ^ t206;
    key_setup_0(z + 189, t205 >> 1, t205, t207, t208);
    const uint64_t t209 = ((t146 >> 1) ^ t146) & UINT64_C(0x5555555555555555),
    t210 = t146 ^ (t209 << 1), t211 = t146 ^ t209;
    key_setup_0(z + 197, z[67], t147, t210, t211);
    const uint64_t t212 = rotl64(t149, 32),
    t213 = (t148 & UINT64_C(0xff000000ff)) | (t212 & UINT64_C(0xff0000000000ff00)),
    t214 = (t213 | (t149 & UINT64_C(0xff000000ff0000))) | (rotl64(t148, 32) & UINT64_C(0xff00ff000000)),
    t215 = (t70 & UINT64_C(0xff00ff00ff00ff)) | (t188 & UINT64_C(0xff00ff00ff00ff00)),
    t216 = t214 ^ t215, t217 = ((t214 >> 1) ^ t214) & UINT64_C(0x5555555555555555),
    t218 = t214 ^ (t217 << 1), t219 = t214 ^ t217;
    key_setup_0(z + 205, t216 >> 1, t216, t218, t219);
    const uint64_t t220 = (t150 & UINT64_C(0xff00ff00ff00ff)) | (t151 & UINT64_C(0xff00ff00ff00ff00)),
    t221 = t220 ^ t94, t222 = ((t220 >> 1) ^ t220) & UINT64_C(0x5555555555555555),
    t223 = t220 ^ (t222 << 1), t224 = t220 ^ t222;
    key_setup_0(z + 213, t221 >> 1, t221, t223, t224);
    const uint64_t t225 = (t152 & UINT64_C(0xff000000ff)) | (rotl64(t152, 32) & UINT64_C(0xff0000000000ff00)),
    t226 = (t225 | (t153 & UINT64_C(0xff000000ff0000))) | (rotl64(t153, 32) & UINT64_C(0xff00ff000000)),
    t227 = (t108 & UINT64_C(0xff00ff00ff00ff)) | (t202 & UINT64_C(0xff00ff00ff00ff00)),
    t228 = t226 ^ t227, t229 = ((t226 >> 1) ^ t226) & UINT64_C(0x5555555555555555),
    t230 = t226 ^ (t229 << 1), t231 = t226 ^ t229;
    key_setup_0(z + 221, t228 >> 1, t228, t230, t231);
    const uint64_t t232 = ((t154 >> 1) ^ t154) & UINT64_C(0x5555555555555555),
    t233 = t154 ^ (t232 << 1), t234 = t154 ^ t232;
    key_setup_0(z + 229, z[111], t155, t233, t234);
    const uint64_t t235 = (t156 & UINT64_C(0xff000000ff)) | (rotl64(t157, 32) & UINT64_C(0xff0000000000ff00)),
    t236 = (t235 | (t157 & UINT64_C(0xff000000ff0000))) | (rotl64(t156, 32) & UINT64_C(0xff00ff000000)),
    t237 = (t149 & UINT64_C(0xff00ff00ff00ff)) | (t212 & UINT64_C(0xff00ff00ff00ff00)),
    t238 = t236 ^ t237, t239 = ((t236 >> 1) ^ t236) & UINT64_C(0x5555555555555555),
    t240 = t236 ^ (t239 << 1), t241 = t236 ^ t239;
    key_setup_0(z + 237, t238 >> 1, t238, t240, t241);
    const uint64_t t242 = (t158 & UINT64_C(0xff00ff00ff00ff)) | ((t158 ^ t151) & UINT64_C(0xff00ff00ff00ff00)),
    t243 = t242 ^ t151, t244 = ((t242 >> 1) ^ t242) & UINT64_C(0x5555555555555555),
    t245 = t242 ^ (t244 << 1), t246 = t242 ^ t244;
    key_setup_0(z + 245, t243 >> 1, t243, t245, t246);
    const uint64_t t247 = ~z[141], t248 = ~z[143], t249 = ~z[144], t250 = ~z[149], t251 = ~z[151],
    t252 = ~z[152], t253 = ~z[154], t254 = ~z[157], t255 = ~z[159], t256 = ~z[160], t257 = ~z[165],
    t258 = ~z[167], t259 = ~z[168], t260 = ~z[173], t261 = ~z[175], t262 = ~z[176], t263 = ~z[181],
    t264 = ~z[183], t265 = ~z[184], t266 = ~z[186], t267 = ~z[189], t268 = ~z[191], t269 = ~z[192],
    t270 = ~z[197], t271 = ~z[199], t272 = ~z[200], t273 = ~z[205], t274 = ~z[207], t275 = ~z[208],
    t276 = ~z[213], t277 = ~z[215], t278 = ~z[216], t279 = ~z[218], t280 = ~z[221], t281 = ~z[223],
    t282 = ~z[224], t283 = ~z[229], t284 = ~z[231], t285 = ~z[232];
    store64(rk, t247);
    store64(rk + 8, t248);
    store64(rk + 16, z[145]);
    store64(rk + 24, z[147]);
    store64(rk + 32, z[142]);
    store64(rk + 40, t249);
    store64(rk + 48, ~z[146]);
    store64(rk + 56, z[148]);
    store64(rk + 64, t250);
    store64(rk + 72, t251);
    store64(rk + 80, z[153]);
    store64(rk + 88, z[155]);
    store64(rk + 96, z[150]);
    store64(rk + 104, t252);
    store64(rk + 112, t253);
    store64(rk + 120, z[156]);
    store64(rk + 128, t254);
    store64(rk + 136, t255);
    store64(rk + 144, z[161]);
    store64(rk + 152, z[163]);
    store64(rk + 160, z[158]);
    store64(rk + 168, t256);
    store64(rk + 176, ~z[162]);
    store64(rk + 184, z[164]);
    store64(rk + 192, t257);
    store64(rk + 200, t258);
    store64(rk + 208, z[169]);
    store64(rk + 216, z[171]);
    store64(rk + 224, z[166]);
    store64(rk + 232, t259);
    store64(rk + 240, ~z[170]);
    store64(rk + 248, z[172]);
    store64(rk + 256, t260);
    store64(rk + 264, t261);
    store64(rk + 272, z[177]);
    store64(rk + 280, z[179]);
    store64(rk + 288, z[174]);
    store64(rk + 296, t262);
    store64(rk + 304, ~z[178]);
    store64(rk + 312, z[180]);
    store64(rk + 320, t263);
    store64(rk + 328, t264);
    store64(rk + 336, z[185]);
    store64(rk + 344, z[187]);
    store64(rk + 352, z[182]);
    store64(rk + 360, t265);
    store64(rk + 368, t266);
    store64(rk + 376, z[188]);
    store64(rk + 384, t267);
    store64(rk + 392, t268);
    store64(rk + 400, z[193]);
    store64(rk + 408, z[195]);
    store64(rk + 416, z[190]);
    store64(rk + 424, t269);
    store64(rk + 432, ~z[194]);
    store64(rk + 440, z[196]);
    store64(rk + 448, t270);
    store64(rk + 456, t271);
    store64(rk + 464, z[201]);
    store64(rk + 472, z[203]);
    store64(rk + 480, z[198]);
    store64(rk + 488, t272);
    store64(rk + 496, ~z[202]);
    store64(rk + 504, z[204]);
    store64(rk + 512, t273);
    store64(rk + 520, t274);
    store64(rk + 528, z[209]);
    store64(rk + 536, z[211]);
    store64(rk + 544, z[206]);
    store64(rk + 552, t275);
    store64(rk + 560, ~z[210]);
    store64(rk + 568, z[212]);
    store64(rk + 576, t276);
    store64(rk + 584, t277);
    store64(rk + 592, z[217]);
    store64(rk + 600, z[219]);
    store64(rk + 608, z[214]);
    store64(rk + 616, t278);
    store64(rk + 624, t279);
    store64(rk + 632, z[220]);
    store64(rk + 640, t280);
    store64(rk + 648, t281);
    store64(rk + 656, z[225]);
    store64(rk + 664, z[227]);
    store64(rk + 672, z[222]);
    store64(rk + 680, t282);
    store64(rk + 688, ~z[226]);
    store64(rk + 696, z[228]);
    store64(rk + 704, t283);
    store64(rk + 712, t284);
    store64(rk + 720, z[233]);
    store64(rk + 728, z[235]);
    store64(rk + 736, z[230]);
    store64(rk + 744, t285);
    store64(rk + 752, ~z[234]);
    store64(rk + 760, z[236]);
    store64(rk + 768, t283);
    store64(rk + 776, t284);
    store64(rk + 784, z[233]);
    store64(rk + 792, z[235]);
    store64(rk + 800, z[230]);
    store64(rk + 808, t285);
    store64(rk + 816, z[234]);
    store64(rk + 824, z[236]);
    store64(rk + 832, t280);
    store64(rk + 840, t281);
    store64(rk + 848, z[225]);
    store64(rk + 856, z[227]);
    store64(rk + 864, z[222]);
    store64(rk + 872, t282);
    store64(rk + 880, z[226]);
    store64(rk + 888, z[228]);
    store64(rk + 896, t276);
    store64(rk + 904, t277);
    store64(rk + 912, z[217]);
    store64(rk + 920, z[219]);
    store64(rk + 928, z[214]);
    store64(rk + 936, t278);
    store64(rk + 944, t279);
    store64(rk + 952, ~z[220]);
    store64(rk + 960, t273);
    store64(rk + 968, t274);
    store64(rk + 976, z[209]);
    store64(rk + 984, z[211]);
    store64(rk + 992, z[206]);
    store64(rk + 1000, t275);
    store64(rk + 1008, z[210]);
    store64(rk + 1016, z[212]);
    store64(rk + 1024, t270);
    store64(rk + 1032, t271);
    store64(rk + 1040, z[201]);
    store64(rk + 1048, z[203]);
    store64(rk + 1056, z[198]);
    store64(rk + 1064, t272);
    store64(rk + 1072, z[202]);
    store64(rk + 1080, z[204]);
    store64(rk + 1088, t267);
    store64(rk + 1096, t268);
    store64(rk + 1104, z[193]);
    store64(rk + 1112, z[195]);
    store64(rk + 1120, z[190]);
    store64(rk + 1128, t269);
    store64(rk + 1136, z[194]);
    store64(rk + 1144, z[196]);
    store64(rk + 1152, t263);
    store64(rk + 1160, t264);
    store64(rk + 1168, z[185]);
    store64(rk + 1176, z[187]);
    store64(rk + 1184, z[182]);
    store64(rk + 1192, t265);
    store64(rk + 1200, t266);
    store64(rk + 1208, ~z[188]);
    store64(rk + 1216, t260);
    store64(rk + 1224, t261);
    store64(rk + 1232, z[177]);
    store64(rk + 1240, z[179]);
    store64(rk + 1248, z[174]);
    store64(rk + 1256, t262);
    store64(rk + 1264, z[178]);
    store64(rk + 1272, z[180]);
    store64(rk + 1280, t257);
    store64(rk + 1288, t258);
    store64(rk + 1296, z[169]);
    store64(rk + 1304, z[171]);
    store64(rk + 1312, z[166]);
    store64(rk + 1320, t259);
    store64(rk + 1328, z[170]);
    store64(rk + 1336, z[172]);
    store64(rk + 1344, t254);
    store64(rk + 1352, t255);
    store64(rk + 1360, z[161]);
    store64(rk + 1368, z[163]);
    store64(rk + 1376, z[158]);
    store64(rk + 1384, t256);
    store64(rk + 1392, z[162]);
    store64(rk + 1400, z[164]);
    store64(rk + 1408, t250);
    store64(rk + 1416, t251);
    store64(rk + 1424, z[153]);
    store64(rk + 1432, z[155]);
    store64(rk + 1440, z[150]);
    store64(rk + 1448, t252);
    store64(rk + 1456, t253);
    store64(rk + 1464, ~z[156]);
    store64(rk + 1472, t247);
    store64(rk + 1480, t248);
    store64(rk + 1488, z[145]);
    store64(rk + 1496, z[147]);
    store64(rk + 1504, z[142]);
    store64(rk + 1512, t249);
    store64(rk + 1520, z[146]);
    store64(rk + 1528, z[148]);
    store64(rk + 1536, z[133]);
    store64(rk + 1544, z[135]);
    store64(rk + 1552, z[137]);
    store64(rk + 1560, z[139]);
    store64(rk + 1568, z[134]);
    store64(rk + 1576, z[136]);
    store64(rk + 1584, z[138]);
    store64(rk + 1592, z[140]);
    store64(rk + 1600, ~z[237]);
    store64(rk + 1608, ~z[239]);
    store64(rk + 1616, z[241]);
    store64(rk + 1624, z[243]);
    store64(rk + 1632, z[238]);
    store64(rk + 1640, ~z[240]);
    store64(rk + 1648, ~z[242]);
    store64(rk + 1656, z[244]);
    store64(rk + 1664, ~z[245]);
    store64(rk + 1672, ~z[247]);
    store64(rk + 1680, z[249]);
    store64(rk + 1688, z[251]);
    store64(rk + 1696, z[246]);
    store64(rk + 1704, ~z[248]);
    store64(rk + 1712, ~z[250]);
    store64(rk + 1720, z[252]);
    store64(rk + 1728, z[250]);
    store64(rk + 1736, z[242]);
}


// 16 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 64), t1 = load_lanes256(in + 8, 64),
    t2 = load_lanes256(in + 16, 64), t3 = load_lanes256(in + 24, 64),
    t4 = load_lanes256(in + 32, 64), t5 = load_lanes256(in + 40, 64),
    t6 = load_lanes256(in + 48, 64), t7 = load_lanes256(in + 56, 64),
    t8 = splat_u64x4(UINT64_C(0x5555555555555555)), t9 = ((t0 >> 1) ^ t2) & t8,
    t10 = t0 ^ (t9 << 1), t11 = t2 ^ t9, t12 = ((t1 >> 1) ^ t3) & t8, t13 = t1 ^ (t12 << 1),
    t14 = t3 ^ t12, t15 = ((t4 >> 1) ^ t6) & t8, t16 = t4 ^ (t15 << 1), t17 = t6 ^ t15,
    t18 = ((t5 >> 1) ^ t7) & t8, t19 = t5 ^ (t18 << 1), t20 = t7 ^ t18,
    t21 = splat_u64x4(UINT64_C(0x3333333333333333)), t22 = ((t10 >> 2) ^ t16) & t21,
    t23 = t10 ^ (t22 << 2), t24 = t16 ^ t22, t25 = ((t13 >> 2) ^ t19) & t21, t26 = t13 ^ (t25 << 2),
    t27 = t19 ^ t25, t28 = ((t11 >> 2) ^ t17) & t21, t29 = t11 ^ (t28 << 2), t30 = t17 ^ t28,
    t31 = ((t14 >> 2) ^ t20) & t21, t32 = t14 ^ (t31 << 2), t33 = t20 ^ t31,
    t34 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t35 = ((t23 >> 8) ^ t26) & t34,
    t36 = t23 ^ (t35 << 8), t37 = t26 ^ t35, t38 = ((t29 >> 8) ^ t32) & t34, t39 = t29 ^ (t38 << 8),
    t40 = t32 ^ t38, t41 = ((t24 >> 8) ^ t27) & t34, t42 = t24 ^ (t41 << 8), t43 = t27 ^ t41,
    t44 = ((t30 >> 8) ^ t33) & t34, t45 = t30 ^ (t44 << 8), t46 = t33 ^ t44,
    t47 = splat_u64x4(UINT64_C(0xffff0000ffff)), t48 = ((t36 >> 16) ^ t37) & t47,
    t49 = t36 ^ (t48 << 16), t50 = t37 ^ t48, t51 = ((t39 >> 16) ^ t40) & t47,
    t52 = t39 ^ (t51 << 16), t53 = t40 ^ t51, t54 = ((t42 >> 16) ^ t43) & t47,
    t55 = t42 ^ (t54 << 16), t56 = t43 ^ t54, t57 = ((t45 >> 16) ^ t46) & t47,
    t58 = t45 ^ (t57 << 16), t59 = t46 ^ t57, t60 = splat_u64x4(UINT64_C(0xffffffff)),
    t61 = ((t49 >> 32) ^ t50) & t60, t62 = t49 ^ (t61 << 32), t63 = t50 ^ t61,
    t64 = ((t52 >> 32) ^ t53) & t60, t65 = t52 ^ (t64 << 32), t66 = t53 ^ t64,
    t67 = ((t55 >> 32) ^ t56) & t60, t68 = t55 ^ (t67 << 32), t69 = t56 ^ t67,
    t70 = ((t58 >> 32) ^ t59) & t60, t71 = t58 ^ (t70 << 32), t72 = t59 ^ t70,
    t73 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)), t74 = ((t62 >> 4) ^ t63) & t73,
    t75 = ((t65 >> 4) ^ t66) & t73, t76 = ((t68 >> 4) ^ t69) & t73, t77 = ((t71 >> 4) ^ t72) & t73,
    t78 = (t62 ^ (t74 << 4)) ^ load_all256(rk + 1536),
    t79 = (t65 ^ (t75 << 4)) ^ load_all256(rk + 1544),
    t80 = (t68 ^ (t76 << 4)) ^ load_all256(rk + 1552),
    t81 = (t71 ^ (t77 << 4)) ^ load_all256(rk + 1560), t82 = (t63 ^ t74) ^ load_all256(rk + 1568),
    t83 = (t66 ^ t75) ^ load_all256(rk + 1576), t84 = (t69 ^ t76) ^ load_all256(rk + 1584),
    t85 = (t72 ^ t77) ^ load_all256(rk + 1592);
    v256 x0 = t78;
    v256 x1 = t83;
    v256 x2 = t79;
    v256 x3 = t81;
    v256 x4 = t85;
    v256 x5 = t82;
    v256 x6 = t84;
    v256 x7 = t80;
    for (unsigned i = 0; i < 3; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 1 (aes.dsl:47)
        const v256 t86 = x0 ^ x1, t87 = x2 ^ x1, t88 = x3 ^ x4, t89 = x5 ^ t88, t90 = t88 ^ t87,
        t91 = x6 ^ t89, t92 = x7 ^ t87, t93 = t89 ^ t92, t94 = t86 ^ t91, t95 = x4 ^ t94,
        t96 = t86 ^ t90, t97 = t91 ^ t93, t98 = x2 ^ t97, t99 = t88 ^ t98, t100 = x6 ^ t96,
        t101 = t88 ^ t95, t102 = t97 & t99, t103 = t93 ^ t100, t104 = t102 ^ (x6 & t88),
        t105 = t95 ^ t87, t106 = t102 ^ (t92 | t98), t107 = t101 & t96, t108 = t99 ^ t105,
        t109 = t87 ^ t99, t110 = t95 | t100, t111 = t94 ^ ((t93 & t108) ^ (t106 ^ t110)),
        t112 = (t109 & t103) ^ (t110 ^ t104), t113 = t111 ^ t112, t114 = t107 ^ (t106 ^ (t91 & t105)),
        t115 = t114 & t113, t116 = (t94 & t90) ^ (t107 ^ (x1 ^ t104)), t117 = t112 & (t115 ^ t116),
        t118 = t114 ^ t116, t119 = t113 ^ t117, t120 = t111 & t118, t121 = t116 & (t112 ^ t120),
        t122 = t115 ^ (t111 | t121), t123 = t118 ^ t121, t124 = t105 & t122, t125 = t119 ^ t123,
        t126 = t120 ^ (t114 | t117), t127 = t122 ^ t126, t128 = t97 & t127, t129 = t122 ^ t119,
        t130 = t126 ^ t123, t131 = t101 & t129, t132 = t127 ^ t125, t133 = t128 ^ (t96 & t129),
        t134 = x6 & t132, t135 = t134 ^ (t133 ^ (t94 & t119)), t136 = t124 ^ (t98 & t125),
        t137 = t135 ^ (t109 & t123), t138 = t137 ^ (t131 ^ (t95 & t130)), t139 = t138 ^ (t92 & t125),
        t140 = t139 ^ (t93 & t126), t141 = t140 ^ (t128 ^ (t100 & t130)),
        t142 = t139 ^ (t133 ^ (t91 & t122)), t143 = t136 ^ (t131 ^ (t99 & t127)),
        t144 = t141 ^ (t90 & t119), t145 = t137 ^ (t124 ^ (t108 & t126)),
        t146 = t144 ^ (t142 ^ ((t88 & t132) ^ t136)), t147 = t138 ^ t146,
        t148 = t134 ^ (t140 ^ (t103 & t123)), t149 = t141 ^ t148, t150 = t135 ^ t144,
        t151 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t152 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t153 = (((t142 << 44) | (t142 >> 20)) & t151) | (((t142 << 60) | (t142 >> 4)) & t152),
        t154 = t142 ^ t153,
        t155 = (((t145 << 44) | (t145 >> 20)) & t151) | (((t145 << 60) | (t145 >> 4)) & t152),
        t156 = t145 ^ t155,
        t157 = (((t143 << 44) | (t143 >> 20)) & t151) | (((t143 << 60) | (t143 >> 4)) & t152),
        t158 = t143 ^ t157,
        t159 = (((t148 << 44) | (t148 >> 20)) & t151) | (((t148 << 60) | (t148 >> 4)) & t152),
        t160 = t148 ^ t159,
        t161 = (((t147 << 44) | (t147 >> 20)) & t151) | (((t147 << 60) | (t147 >> 4)) & t152),
        t162 = t147 ^ t161,
        t163 = (((t149 << 44) | (t149 >> 20)) & t151) | (((t149 << 60) | (t149 >> 4)) & t152),
        t164 = t149 ^ t163,
        t165 = (((t146 << 44) | (t146 >> 20)) & t151) | (((t146 << 60) | (t146 >> 4)) & t152),
        t166 = t146 ^ t165,
        t167 = (((t150 << 44) | (t150 >> 20)) & t151) | (((t150 << 60) | (t150 >> 4)) & t152),
        t168 = t150 ^ t167, t169 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t170 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t171 = (((t156 << 24) | (t156 >> 40)) & t169) | (((t156 << 40) | (t156 >> 24)) & t170),
        t172 = (((t168 << 24) | (t168 >> 40)) & t169) | (((t168 << 40) | (t168 >> 24)) & t170),
        t173 = (((t166 << 24) | (t166 >> 40)) & t169) | (((t166 << 40) | (t166 >> 24)) & t170),
        t174 = (((t164 << 24) | (t164 >> 40)) & t169) | (((t164 << 40) | (t164 >> 24)) & t170),
        t175 = (((t158 << 24) | (t158 >> 40)) & t169) | (((t158 << 40) | (t158 >> 24)) & t170),
        t176 = (((t160 << 24) | (t160 >> 40)) & t169) | (((t160 << 40) | (t160 >> 24)) & t170),
        t177 = (((t162 << 24) | (t162 >> 40)) & t169) | (((t162 << 40) | (t162 >> 24)) & t170),
        t178 = (((t154 << 24) | (t154 >> 40)) & t169) | (((t154 << 40) | (t154 >> 24)) & t170),
        t179 = ((t155 ^ t154) ^ t171) ^ load_all256(round),
        t180 = (((t167 ^ t154) ^ t156) ^ t172) ^ load_all256(round + 8),
        t181 = ((t165 ^ t173) ^ t168) ^ load_all256(round + 16),
        t182 = (((t163 ^ t154) ^ t174) ^ t166) ^ load_all256(round + 24),
        t183 = (((t157 ^ t154) ^ t175) ^ t164) ^ load_all256(round + 32),
        t184 = ((t159 ^ t158) ^ t176) ^ load_all256(round + 40),
        t185 = ((t161 ^ t160) ^ t177) ^ load_all256(round + 48),
        t186 = ((t153 ^ t178) ^ t162) ^ load_all256(round + 56);
        // round 2 (aes.dsl:47)
        const v256 t187 = t179 ^ t184, t188 = t180 ^ t184, t189 = t182 ^ t186, t190 = t183 ^ t189,
        t191 = t189 ^ t188, t192 = t185 ^ t190, t193 = t181 ^ t188, t194 = t190 ^ t193,
        t195 = t187 ^ t192, t196 = t186 ^ t195, t197 = t187 ^ t191, t198 = t192 ^ t194,
        t199 = t180 ^ t198, t200 = t189 ^ t199, t201 = t185 ^ t197, t202 = t189 ^ t196,
        t203 = t198 & t200, t204 = t194 ^ t201, t205 = t203 ^ (t185 & t189), t206 = t196 ^ t188,
        t207 = t203 ^ (t193 | t199), t208 = t202 & t197, t209 = t200 ^ t206, t210 = t188 ^ t200,
        t211 = t196 | t201, t212 = t195 ^ ((t194 & t209) ^ (t207 ^ t211)),
        t213 = (t210 & t204) ^ (t211 ^ t205), t214 = t212 ^ t213, t215 = t208 ^ (t207 ^ (t192 & t206)),
        t216 = t215 & t214, t217 = (t195 & t191) ^ (t208 ^ (t184 ^ t205)), t218 = t213 & (t216 ^ t217),
        t219 = t215 ^ t217, t220 = t214 ^ t218, t221 = t212 & t219, t222 = t217 & (t213 ^ t221),
        t223 = t216 ^ (t212 | t222), t224 = t219 ^ t222, t225 = t206 & t223, t226 = t220 ^ t224,
        t227 = t221 ^ (t215 | t218), t228 = t223 ^ t227, t229 = t198 & t228, t230 = t223 ^ t220,
        t231 = t227 ^ t224, t232 = t202 & t230, t233 = t228 ^ t226, t234 = t229 ^ (t197 & t230),
        t235 = t185 & t233, t236 = t235 ^ (t234 ^ (t195 & t220)), t237 = t225 ^ (t199 & t226),
        t238 = t236 ^ (t210 & t224), t239 = t238 ^ (t232 ^ (t196 & t231)), t240 = t239 ^ (t193 & t226),
        t241 = t240 ^ (t194 & t227), t242 = t241 ^ (t229 ^ (t201 & t231)),
        t243 = t240 ^ (t234 ^ (t192 & t223)), t244 = t237 ^ (t232 ^ (t200 & t228)),
        t245 = t242 ^ (t191 & t220), t246 = t238 ^ (t225 ^ (t209 & t227)),
        t247 = t245 ^ (t243 ^ ((t189 & t233) ^ t237)), t248 = t239 ^ t247,
        t249 = t235 ^ (t241 ^ (t204 & t224)), t250 = t242 ^ t249, t251 = t236 ^ t245,
        t252 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t253 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t254 = (((t243 << 40) | (t243 >> 24)) & t252) | (((t243 << 56) | (t243 >> 8)) & t253),
        t255 = t243 ^ t254,
        t256 = (((t246 << 40) | (t246 >> 24)) & t252) | (((t246 << 56) | (t246 >> 8)) & t253),
        t257 = t246 ^ t256,
        t258 = (((t244 << 40) | (t244 >> 24)) & t252) | (((t244 << 56) | (t244 >> 8)) & t253),
        t259 = t244 ^ t258,
        t260 = (((t249 << 40) | (t249 >> 24)) & t252) | (((t249 << 56) | (t249 >> 8)) & t253),
        t261 = t249 ^ t260,
        t262 = (((t248 << 40) | (t248 >> 24)) & t252) | (((t248 << 56) | (t248 >> 8)) & t253),
        t263 = t248 ^ t262,
        t264 = (((t250 << 40) | (t250 >> 24)) & t252) | (((t250 << 56) | (t250 >> 8)) & t253),
        t265 = t250 ^ t264,
        t266 = (((t247 << 40) | (t247 >> 24)) & t252) | (((t247 << 56) | (t247 >> 8)) & t253),
        t267 = t247 ^ t266,
        t268 = (((t251 << 40) | (t251 >> 24)) & t252) | (((t251 << 56) | (t251 >> 8)) & t253),
        t269 = t251 ^ t268, t270 = ((t268 ^ t255) ^ t257) ^ ((t269 << 32) | (t269 >> 32)),
        t271 = ((t264 ^ t255) ^ ((t265 << 32) | (t265 >> 32))) ^ t267,
        t272 = ((t258 ^ t255) ^ ((t259 << 32) | (t259 >> 32))) ^ t265,
        t273 = ((t256 ^ t255) ^ ((t257 << 32) | (t257 >> 32))) ^ load_all256(round + 64),
        t274 = t270 ^ load_all256(round + 72),
        t275 = ((t266 ^ ((t267 << 32) | (t267 >> 32))) ^ t269) ^ load_all256(round + 80),
        t276 = t271 ^ load_all256(round + 88), t277 = t272 ^ load_all256(round + 96),
        t278 = ((t260 ^ t259) ^ ((t261 << 32) | (t261 >> 32))) ^ load_all256(round + 104),
        t279 = ((t262 ^ t261) ^ ((t263 << 32) | (t263 >> 32))) ^ load_all256(round + 112),
        t280 = ((t254 ^ ((t255 << 32) | (t255 >> 32))) ^ t263) ^ load_all256(round + 120);
        // round 3 (aes.dsl:47)
        const v256 t281 = t273 ^ t278, t282 = t274 ^ t278, t283 = t276 ^ t280, t284 = t277 ^ t283,
        t285 = t283 ^ t282, t286 = t279 ^ t284, t287 = t275 ^ t282, t288 = t284 ^ t287,
        t289 = t281 ^ t286, t290 = t280 ^ t289, t291 = t281 ^ t285, t292 = t286 ^ t288,
        t293 = t274 ^ t292, t294 = t283 ^ t293, t295 = t279 ^ t291, t296 = t283 ^ t290,
        t297 = t292 & t294, t298 = t288 ^ t295, t299 = t297 ^ (t279 & t283), t300 = t290 ^ t282,
        t301 = t297 ^ (t287 | t293), t302 = t296 & t291, t303 = t294 ^ t300, t304 = t282 ^ t294,
        t305 = t290 | t295, t306 = t289 ^ ((t288 & t303) ^ (t301 ^ t305)),
        t307 = (t304 & t298) ^ (t305 ^ t299), t308 = t306 ^ t307, t309 = t302 ^ (t301 ^ (t286 & t300)),
        t310 = t309 & t308, t311 = (t289 & t285) ^ (t302 ^ (t278 ^ t299)), t312 = t307 & (t310 ^ t311),
        t313 = t309 ^ t311, t314 = t308 ^ t312, t315 = t306 & t313, t316 = t311 & (t307 ^ t315),
        t317 = t310 ^ (t306 | t316), t318 = t313 ^ t316, t319 = t300 & t317, t320 = t314 ^ t318,
        t321 = t315 ^ (t309 | t312), t322 = t317 ^ t321, t323 = t292 & t322, t324 = t317 ^ t314,
        t325 = t321 ^ t318, t326 = t296 & t324, t327 = t322 ^ t320, t328 = t323 ^ (t291 & t324),
        t329 = t279 & t327, t330 = t329 ^ (t328 ^ (t289 & t314)), t331 = t319 ^ (t293 & t320),
        t332 = t330 ^ (t304 & t318), t333 = t332 ^ (t326 ^ (t290 & t325)), t334 = t333 ^ (t287 & t320),
        t335 = t334 ^ (t288 & t321), t336 = t335 ^ (t323 ^ (t295 & t325)),
        t337 = t334 ^ (t328 ^ (t286 & t317)), t338 = t331 ^ (t326 ^ (t294 & t322)),
        t339 = t336 ^ (t285 & t314), t340 = t332 ^ (t319 ^ (t303 & t321)),
        t341 = t339 ^ (t337 ^ ((t283 & t327) ^ t331)), t342 = t333 ^ t341,
        t343 = t329 ^ (t335 ^ (t298 & t318)), t344 = t336 ^ t343, t345 = t330 ^ t339,
        t346 = splat_u64x4(UINT64_C(0xf000f000f000f)), t347 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t348 = (((t337 << 36) | (t337 >> 28)) & t346) | (((t337 << 52) | (t337 >> 12)) & t347),
        t349 = t337 ^ t348,
        t350 = (((t340 << 36) | (t340 >> 28)) & t346) | (((t340 << 52) | (t340 >> 12)) & t347),
        t351 = t340 ^ t350,
        t352 = (((t338 << 36) | (t338 >> 28)) & t346) | (((t338 << 52) | (t338 >> 12)) & t347),
        t353 = t338 ^ t352,
        t354 = (((t343 << 36) | (t343 >> 28)) & t346) | (((t343 << 52) | (t343 >> 12)) & t347),
        t355 = t343 ^ t354,
        t356 = (((t342 << 36) | (t342 >> 28)) & t346) | (((t342 << 52) | (t342 >> 12)) & t347),
        t357 = t342 ^ t356,
        t358 = (((t344 << 36) | (t344 >> 28)) & t346) | (((t344 << 52) | (t344 >> 12)) & t347),
        t359 = t344 ^ t358,
        t360 = (((t341 << 36) | (t341 >> 28)) & t346) | (((t341 << 52) | (t341 >> 12)) & t347),
        t361 = t341 ^ t360,
        t362 = (((t345 << 36) | (t345 >> 28)) & t346) | (((t345 << 52) | (t345 >> 12)) & t347),
        t363 = t345 ^ t362, t364 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t365 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t366 = (((t351 << 24) | (t351 >> 40)) & t364) | (((t351 << 40) | (t351 >> 24)) & t365),
        t367 = (((t363 << 24) | (t363 >> 40)) & t364) | (((t363 << 40) | (t363 >> 24)) & t365),
        t368 = (((t361 << 24) | (t361 >> 40)) & t364) | (((t361 << 40) | (t361 >> 24)) & t365),
        t369 = (((t359 << 24) | (t359 >> 40)) & t364) | (((t359 << 40) | (t359 >> 24)) & t365),
        t370 = (((t353 << 24) | (t353 >> 40)) & t364) | (((t353 << 40) | (t353 >> 24)) & t365),
        t371 = (((t355 << 24) | (t355 >> 40)) & t364) | (((t355 << 40) | (t355 >> 24)) & t365),
        t372 = (((t357 << 24) | (t357 >> 40)) & t364) | (((t357 << 40) | (t357 >> 24)) & t365),
        t373 = (((t349 << 24) | (t349 >> 40)) & t364) | (((t349 << 40) | (t349 >> 24)) & t365),
        t374 = ((t350 ^ t349) ^ t366) ^ load_all256(round + 128),
        t375 = (((t362 ^ t349) ^ t351) ^ t367) ^ load_all256(round + 136),
        t376 = ((t360 ^ t368) ^ t363) ^ load_all256(round + 144),
        t377 = (((t358 ^ t349) ^ t369) ^ t361) ^ load_all256(round + 152),
        t378 = (((t352 ^ t349) ^ t370) ^ t359) ^ load_all256(round + 160),
        t379 = ((t354 ^ t353) ^ t371) ^ load_all256(round + 168),
        t380 = ((t356 ^ t355) ^ t372) ^ load_all256(round + 176),
        t381 = ((t348 ^ t373) ^ t357) ^ load_all256(round + 184);
        // round 4 (aes.dsl:47)
        const v256 t382 = t374 ^ t379, t383 = t375 ^ t379, t384 = t377 ^ t381, t385 = t378 ^ t384,
        t386 = t384 ^ t383, t387 = t380 ^ t385, t388 = t376 ^ t383, t389 = t385 ^ t388,
        t390 = t382 ^ t387, t391 = t381 ^ t390, t392 = t382 ^ t386, t393 = t387 ^ t389,
        t394 = t375 ^ t393, t395 = t384 ^ t394, t396 = t380 ^ t392, t397 = t384 ^ t391,
        t398 = t393 & t395, t399 = t389 ^ t396, t400 = t398 ^ (t380 & t384), t401 = t391 ^ t383,
        t402 = t398 ^ (t388 | t394), t403 = t397 & t392, t404 = t395 ^ t401, t405 = t383 ^ t395,
        t406 = t391 | t396, t407 = t390 ^ ((t389 & t404) ^ (t402 ^ t406)),
        t408 = (t405 & t399) ^ (t406 ^ t400), t409 = t407 ^ t408, t410 = t403 ^ (t402 ^ (t387 & t401)),
        t411 = t410 & t409, t412 = (t390 & t386) ^ (t403 ^ (t379 ^ t400)), t413 = t408 & (t411 ^ t412),
        t414 = t410 ^ t412, t415 = t409 ^ t413, t416 = t407 & t414, t417 = t412 & (t408 ^ t416),
        t418 = t411 ^ (t407 | t417), t419 = t414 ^ t417, t420 = t401 & t418, t421 = t415 ^ t419,
        t422 = t416 ^ (t410 | t413), t423 = t418 ^ t422, t424 = t393 & t423, t425 = t418 ^ t415,
        t426 = t422 ^ t419, t427 = t397 & t425, t428 = t423 ^ t421, t429 = t424 ^ (t392 & t425),
        t430 = t380 & t428, t431 = t430 ^ (t429 ^ (t390 & t415)), t432 = t420 ^ (t394 & t421),
        t433 = t431 ^ (t405 & t419), t434 = t433 ^ (t427 ^ (t391 & t426)), t435 = t434 ^ (t388 & t421),
        t436 = t435 ^ (t389 & t422), t437 = t436 ^ (t424 ^ (t396 & t426)),
        t438 = t435 ^ (t429 ^ (t387 & t418)), t439 = t432 ^ (t427 ^ (t395 & t423)),
        t440 = t437 ^ (t386 & t415), t441 = t433 ^ (t420 ^ (t404 & t422)),
        t442 = t440 ^ (t438 ^ ((t384 & t428) ^ t432)), t443 = t434 ^ t442,
        t444 = t430 ^ (t436 ^ (t399 & t419)), t445 = t437 ^ t444, t446 = t431 ^ t440,
        t447 = (t438 << 48) | (t438 >> 16), t448 = t438 ^ t447, t449 = (t441 << 48) | (t441 >> 16),
        t450 = t441 ^ t449, t451 = (t439 << 48) | (t439 >> 16), t452 = t439 ^ t451,
        t453 = (t444 << 48) | (t444 >> 16), t454 = t444 ^ t453, t455 = (t443 << 48) | (t443 >> 16),
        t456 = t443 ^ t455, t457 = (t445 << 48) | (t445 >> 16), t458 = t445 ^ t457,
        t459 = (t442 << 48) | (t442 >> 16), t460 = t442 ^ t459, t461 = (t446 << 48) | (t446 >> 16),
        t462 = t446 ^ t461, t463 = ((t461 ^ t448) ^ t450) ^ ((t462 << 32) | (t462 >> 32)),
        t464 = ((t457 ^ t448) ^ ((t458 << 32) | (t458 >> 32))) ^ t460,
        t465 = ((t451 ^ t448) ^ ((t452 << 32) | (t452 >> 32))) ^ t458,
        t466 = ((t449 ^ t448) ^ ((t450 << 32) | (t450 >> 32))) ^ load_all256(round + 192),
        t467 = t463 ^ load_all256(round + 200),
        t468 = ((t459 ^ ((t460 << 32) | (t460 >> 32))) ^ t462) ^ load_all256(round + 208),
        t469 = t464 ^ load_all256(round + 216), t470 = t465 ^ load_all256(round + 224),
        t471 = ((t453 ^ t452) ^ ((t454 << 32) | (t454 >> 32))) ^ load_all256(round + 232),
        t472 = ((t455 ^ t454) ^ ((t456 << 32) | (t456 >> 32))) ^ load_all256(round + 240),
        t473 = ((t447 ^ ((t448 << 32) | (t448 >> 32))) ^ t456) ^ load_all256(round + 248);
        x0 = t466;
        x1 = t471;
        x2 = t467;
        x3 = t469;
        x4 = t473;
        x5 = t470;
        x6 = t472;
        x7 = t468;
    }
    // round 13 (aes.dsl:47)
    const v256 t1126 = x0 ^ x1, t1127 = x2 ^ x1, t1128 = x3 ^ x4, t1129 = x5 ^ t1128,
    t1130 = t1128 ^ t1127, t1131 = x6 ^ t1129, t1132 = x7 ^ t1127, t1133 = t1129 ^ t1132,
    t1134 = t1126 ^ t1131, t1135 = x4 ^ t1134, t1136 = t1126 ^ t1130, t1137 = t1131 ^ t1133,
    t1138 = x2 ^ t1137, t1139 = t1128 ^ t1138, t1140 = x6 ^ t1136, t1141 = t1128 ^ t1135,
    t1142 = t1137 & t1139, t1143 = t1133 ^ t1140, t1144 = t1142 ^ (x6 & t1128),
    t1145 = t1135 ^ t1127, t1146 = t1142 ^ (t1132 | t1138), t1147 = t1141 & t1136,
    t1148 = t1139 ^ t1145, t1149 = t1127 ^ t1139, t1150 = t1135 | t1140,
    t1151 = t1134 ^ ((t1133 & t1148) ^ (t1146 ^ t1150)), t1152 = (t1149 & t1143) ^ (t1150 ^ t1144),
    t1153 = t1151 ^ t1152, t1154 = t1147 ^ (t1146 ^ (t1131 & t1145)), t1155 = t1154 & t1153,
    t1156 = (t1134 & t1130) ^ (t1147 ^ (x1 ^ t1144)), t1157 = t1152 & (t1155 ^ t1156),
    t1158 = t1154 ^ t1156, t1159 = t1153 ^ t1157, t1160 = t1151 & t1158,
    t1161 = t1156 & (t1152 ^ t1160), t1162 = t1155 ^ (t1151 | t1161), t1163 = t1158 ^ t1161,
    t1164 = t1145 & t1162, t1165 = t1159 ^ t1163, t1166 = t1160 ^ (t1154 | t1157),
    t1167 = t1162 ^ t1166, t1168 = t1137 & t1167, t1169 = t1162 ^ t1159, t1170 = t1166 ^ t1163,
    t1171 = t1141 & t1169, t1172 = t1167 ^ t1165, t1173 = t1168 ^ (t1136 & t1169),
    t1174 = x6 & t1172, t1175 = t1174 ^ (t1173 ^ (t1134 & t1159)), t1176 = t1164 ^ (t1138 & t1165),
    t1177 = t1175 ^ (t1149 & t1163), t1178 = t1177 ^ (t1171 ^ (t1135 & t1170)),
    t1179 = t1178 ^ (t1132 & t1165), t1180 = t1179 ^ (t1133 & t1166),
    t1181 = t1180 ^ (t1168 ^ (t1140 & t1170)), t1182 = t1179 ^ (t1173 ^ (t1131 & t1162)),
    t1183 = t1176 ^ (t1171 ^ (t1139 & t1167)), t1184 = t1181 ^ (t1130 & t1159),
    t1185 = t1177 ^ (t1164 ^ (t1148 & t1166)), t1186 = t1184 ^ (t1182 ^ ((t1128 & t1172) ^ t1176)),
    t1187 = t1178 ^ t1186, t1188 = t1174 ^ (t1180 ^ (t1143 & t1163)), t1189 = t1181 ^ t1188,
    t1190 = t1175 ^ t1184, t1191 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t1192 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t1193 = (((t1182 << 44) | (t1182 >> 20)) & t1191) | (((t1182 << 60) | (t1182 >> 4)) & t1192),
    t1194 = t1182 ^ t1193,
    t1195 = (((t1185 << 44) | (t1185 >> 20)) & t1191) | (((t1185 << 60) | (t1185 >> 4)) & t1192),
    t1196 = t1185 ^ t1195,
    t1197 = (((t1183 << 44) | (t1183 >> 20)) & t1191) | (((t1183 << 60) | (t1183 >> 4)) & t1192),
    t1198 = t1183 ^ t1197,
    t1199 = (((t1188 << 44) | (t1188 >> 20)) & t1191) | (((t1188 << 60) | (t1188 >> 4)) & t1192),
    t1200 = t1188 ^ t1199,
    t1201 = (((t1187 << 44) | (t1187 >> 20)) & t1191) | (((t1187 << 60) | (t1187 >> 4)) & t1192),
    t1202 = t1187 ^ t1201,
    t1203 = (((t1189 << 44) | (t1189 >> 20)) & t1191) | (((t1189 << 60) | (t1189 >> 4)) & t1192),
    t1204 = t1189 ^ t1203,
    t1205 = (((t1186 << 44) | (t1186 >> 20)) & t1191) | (((t1186 << 60) | (t1186 >> 4)) & t1192),
    t1206 = t1186 ^ t1205,
    t1207 = (((t1190 << 44) | (t1190 >> 20)) & t1191) | (((t1190 << 60) | (t1190 >> 4)) & t1192),
    t1208 = t1190 ^ t1207, t1209 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t1210 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t1211 = (((t1196 << 24) | (t1196 >> 40)) & t1209) | (((t1196 << 40) | (t1196 >> 24)) & t1210),
    t1212 = (((t1208 << 24) | (t1208 >> 40)) & t1209) | (((t1208 << 40) | (t1208 >> 24)) & t1210),
    t1213 = (((t1206 << 24) | (t1206 >> 40)) & t1209) | (((t1206 << 40) | (t1206 >> 24)) & t1210),
    t1214 = (((t1204 << 24) | (t1204 >> 40)) & t1209) | (((t1204 << 40) | (t1204 >> 24)) & t1210),
    t1215 = (((t1198 << 24) | (t1198 >> 40)) & t1209) | (((t1198 << 40) | (t1198 >> 24)) & t1210),
    t1216 = (((t1200 << 24) | (t1200 >> 40)) & t1209) | (((t1200 << 40) | (t1200 >> 24)) & t1210),
    t1217 = (((t1202 << 24) | (t1202 >> 40)) & t1209) | (((t1202 << 40) | (t1202 >> 24)) & t1210),
    t1218 = (((t1194 << 24) | (t1194 >> 40)) & t1209) | (((t1194 << 40) | (t1194 >> 24)) & t1210),
    t1219 = ((t1195 ^ t1194) ^ t1211) ^ load_all256(rk + 1600),
    t1220 = (((t1207 ^ t1194) ^ t1196) ^ t1212) ^ load_all256(rk + 1608),
    t1221 = ((t1205 ^ t1213) ^ t1208) ^ load_all256(rk + 1616),
    t1222 = (((t1203 ^ t1194) ^ t1214) ^ t1206) ^ load_all256(rk + 1624),
    t1223 = (((t1197 ^ t1194) ^ t1215) ^ t1204) ^ load_all256(rk + 1632),
    t1224 = ((t1199 ^ t1198) ^ t1216) ^ load_all256(rk + 1640),
    t1225 = ((t1201 ^ t1200) ^ t1217) ^ load_all256(rk + 1648),
    t1226 = ((t1193 ^ t1218) ^ t1202) ^ load_all256(rk + 1656);
    // round 14 (aes.dsl:53)
    const v256 t1227 = t1219 ^ t1224, t1228 = t1220 ^ t1224, t1229 = t1222 ^ t1226,
    t1230 = t1223 ^ t1229, t1231 = t1229 ^ t1228, t1232 = t1225 ^ t1230, t1233 = t1221 ^ t1228,
    t1234 = t1230 ^ t1233, t1235 = t1227 ^ t1232, t1236 = t1226 ^ t1235, t1237 = t1227 ^ t1231,
    t1238 = t1232 ^ t1234, t1239 = t1220 ^ t1238, t1240 = t1229 ^ t1239, t1241 = t1225 ^ t1237,
    t1242 = t1229 ^ t1236, t1243 = t1238 & t1240, t1244 = t1234 ^ t1241,
    t1245 = t1243 ^ (t1225 & t1229), t1246 = t1236 ^ t1228, t1247 = t1243 ^ (t1233 | t1239),
    t1248 = t1242 & t1237, t1249 = t1240 ^ t1246, t1250 = t1228 ^ t1240, t1251 = t1236 | t1241,
    t1252 = t1235 ^ ((t1234 & t1249) ^ (t1247 ^ t1251)), t1253 = (t1250 & t1244) ^ (t1251 ^ t1245),
    t1254 = t1252 ^ t1253, t1255 = t1248 ^ (t1247 ^ (t1232 & t1246)), t1256 = t1255 & t1254,
    t1257 = (t1235 & t1231) ^ (t1248 ^ (t1224 ^ t1245)), t1258 = t1253 & (t1256 ^ t1257),
    t1259 = t1255 ^ t1257, t1260 = t1254 ^ t1258, t1261 = t1252 & t1259,
    t1262 = t1257 & (t1253 ^ t1261), t1263 = t1256 ^ (t1252 | t1262), t1264 = t1259 ^ t1262,
    t1265 = t1246 & t1263, t1266 = t1260 ^ t1264, t1267 = t1261 ^ (t1255 | t1258),
    t1268 = t1263 ^ t1267, t1269 = t1238 & t1268, t1270 = t1263 ^ t1260, t1271 = t1267 ^ t1264,
    t1272 = t1242 & t1270, t1273 = t1268 ^ t1266, t1274 = t1269 ^ (t1237 & t1270),
    t1275 = t1225 & t1273, t1276 = t1275 ^ (t1274 ^ (t1235 & t1260)),
    t1277 = t1265 ^ (t1239 & t1266), t1278 = t1276 ^ (t1250 & t1264),
    t1279 = t1278 ^ (t1272 ^ (t1236 & t1271)), t1280 = t1279 ^ (t1233 & t1266),
    t1281 = t1280 ^ (t1234 & t1267), t1282 = t1281 ^ (t1269 ^ (t1241 & t1271)),
    t1283 = t1280 ^ (t1274 ^ (t1232 & t1263)), t1284 = t1282 ^ (t1231 & t1260),
    t1285 = t1284 ^ (t1283 ^ ((t1229 & t1273) ^ t1277)), t1286 = t1275 ^ (t1281 ^ (t1244 & t1264)),
    t1287 = (t1278 ^ (t1265 ^ (t1249 & t1267))) ^ load_all256(rk + 1664),
    t1288 = (t1276 ^ t1284) ^ load_all256(rk + 1672), t1289 = t1285 ^ load_all256(rk + 1680),
    t1290 = (t1282 ^ t1286) ^ load_all256(rk + 1688),
    t1291 = (t1277 ^ (t1272 ^ (t1240 & t1268))) ^ load_all256(rk + 1696),
    t1292 = t1286 ^ load_all256(rk + 1704), t1293 = (t1279 ^ t1285) ^ load_all256(rk + 1712),
    t1294 = t1283 ^ load_all256(rk + 1720), t1295 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1296 = ((t1287 >> 4) ^ t1291) & t1295, t1297 = t1287 ^ (t1296 << 4), t1298 = t1291 ^ t1296,
    t1299 = ((t1288 >> 4) ^ t1292) & t1295, t1300 = t1288 ^ (t1299 << 4), t1301 = t1292 ^ t1299,
    t1302 = ((t1289 >> 4) ^ t1293) & t1295, t1303 = t1289 ^ (t1302 << 4), t1304 = t1293 ^ t1302,
    t1305 = ((t1290 >> 4) ^ t1294) & t1295, t1306 = t1290 ^ (t1305 << 4), t1307 = t1294 ^ t1305,
    t1308 = splat_u64x4(UINT64_C(0xffffffff)), t1309 = ((t1297 >> 32) ^ t1298) & t1308,
    t1310 = t1297 ^ (t1309 << 32), t1311 = t1298 ^ t1309, t1312 = ((t1300 >> 32) ^ t1301) & t1308,
    t1313 = t1300 ^ (t1312 << 32), t1314 = t1301 ^ t1312, t1315 = ((t1303 >> 32) ^ t1304) & t1308,
    t1316 = t1303 ^ (t1315 << 32), t1317 = t1304 ^ t1315, t1318 = ((t1306 >> 32) ^ t1307) & t1308,
    t1319 = t1306 ^ (t1318 << 32), t1320 = t1307 ^ t1318,
    t1321 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1322 = ((t1310 >> 16) ^ t1311) & t1321,
    t1323 = t1310 ^ (t1322 << 16), t1324 = t1311 ^ t1322, t1325 = ((t1313 >> 16) ^ t1314) & t1321,
    t1326 = t1313 ^ (t1325 << 16), t1327 = t1314 ^ t1325, t1328 = ((t1316 >> 16) ^ t1317) & t1321,
    t1329 = t1316 ^ (t1328 << 16), t1330 = t1317 ^ t1328, t1331 = ((t1319 >> 16) ^ t1320) & t1321,
    t1332 = t1319 ^ (t1331 << 16), t1333 = t1320 ^ t1331,
    t1334 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1335 = ((t1323 >> 8) ^ t1324) & t1334,
    t1336 = t1323 ^ (t1335 << 8), t1337 = t1324 ^ t1335, t1338 = ((t1326 >> 8) ^ t1327) & t1334,
    t1339 = t1326 ^ (t1338 << 8), t1340 = t1327 ^ t1338, t1341 = ((t1329 >> 8) ^ t1330) & t1334,
    t1342 = t1329 ^ (t1341 << 8), t1343 = t1330 ^ t1341, t1344 = ((t1332 >> 8) ^ t1333) & t1334,
    t1345 = t1332 ^ (t1344 << 8), t1346 = t1333 ^ t1344,
    t1347 = splat_u64x4(UINT64_C(0x3333333333333333)), t1348 = ((t1336 >> 2) ^ t1342) & t1347,
    t1349 = t1336 ^ (t1348 << 2), t1350 = t1342 ^ t1348, t1351 = ((t1337 >> 2) ^ t1343) & t1347,
    t1352 = t1337 ^ (t1351 << 2), t1353 = t1343 ^ t1351, t1354 = ((t1339 >> 2) ^ t1345) & t1347,
    t1355 = t1339 ^ (t1354 << 2), t1356 = t1345 ^ t1354, t1357 = ((t1340 >> 2) ^ t1346) & t1347,
    t1358 = t1340 ^ (t1357 << 2), t1359 = t1346 ^ t1357,
    t1360 = splat_u64x4(UINT64_C(0x5555555555555555)), t1361 = ((t1349 >> 1) ^ t1355) & t1360,
    t1362 = t1349 ^ (t1361 << 1), t1363 = t1355 ^ t1361, t1364 = ((t1352 >> 1) ^ t1358) & t1360,
    t1365 = t1352 ^ (t1364 << 1), t1366 = t1358 ^ t1364, t1367 = ((t1350 >> 1) ^ t1356) & t1360,
    t1368 = t1350 ^ (t1367 << 1), t1369 = t1356 ^ t1367, t1370 = ((t1353 >> 1) ^ t1359) & t1360,
    t1371 = t1353 ^ (t1370 << 1), t1372 = t1359 ^ t1370,
    t1373 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)), t1374 = (t1362 ^ t1365) & t1373,
    t1375 = t1362 ^ t1374, t1376 = t1365 ^ t1374, t1377 = (t1363 ^ t1366) & t1373,
    t1378 = t1363 ^ t1377, t1379 = t1366 ^ t1377, t1380 = (t1368 ^ t1371) & t1373,
    t1381 = t1368 ^ t1380, t1382 = t1371 ^ t1380, t1383 = (t1369 ^ t1372) & t1373,
    t1384 = t1369 ^ t1383, t1385 = t1372 ^ t1383;
    store_lanes256(out, 64, &t1375);
    store_lanes256(out + 8, 64, &t1376);
    store_lanes256(out + 16, 64, &t1378);
    store_lanes256(out + 24, 64, &t1379);
    store_lanes256(out + 32, 64, &t1381);
    store_lanes256(out + 40, 64, &t1382);
    store_lanes256(out + 48, 64, &t1384);
    store_lanes256(out + 56, 64, &t1385);
}

void lwcc_aes128_256_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 256;
        in += 256;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[256] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_aes128_256_ecb_encrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 16 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 64), t1 = load_lanes256(in + 8, 64),
    t2 = load_lanes256(in + 16, 64), t3 = load_lanes256(in + 24, 64),
    t4 = load_lanes256(in + 32, 64), t5 = load_lanes256(in + 40, 64),
    t6 = load_lanes256(in + 48, 64), t7 = load_lanes256(in + 56, 64),
    t8 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)), t9 = (t0 ^ t1) & t8, t10 = t0 ^ t9,
    t11 = t1 ^ t9, t12 = (t2 ^ t3) & t8, t13 = t2 ^ t12, t14 = t3 ^ t12, t15 = (t4 ^ t5) & t8,
    t16 = t4 ^ t15, t17 = t5 ^ t15, t18 = (t6 ^ t7) & t8, t19 = t6 ^ t18, t20 = t7 ^ t18,
    t21 = splat_u64x4(UINT64_C(0x5555555555555555)), t22 = ((t10 >> 1) ^ t13) & t21,
    t23 = t10 ^ (t22 << 1), t24 = t13 ^ t22, t25 = ((t11 >> 1) ^ t14) & t21, t26 = t11 ^ (t25 << 1),
    t27 = t14 ^ t25, t28 = ((t16 >> 1) ^ t19) & t21, t29 = t16 ^ (t28 << 1), t30 = t19 ^ t28,
    t31 = ((t17 >> 1) ^ t20) & t21, t32 = t17 ^ (t31 << 1), t33 = t20 ^ t31,
    t34 = splat_u64x4(UINT64_C(0x3333333333333333)), t35 = ((t23 >> 2) ^ t29) & t34,
    t36 = t23 ^ (t35 << 2), t37 = t29 ^ t35, t38 = ((t26 >> 2) ^ t32) & t34, t39 = t26 ^ (t38 << 2),
    t40 = t32 ^ t38, t41 = ((t24 >> 2) ^ t30) & t34, t42 = t24 ^ (t41 << 2), t43 = t30 ^ t41,
    t44 = ((t27 >> 2) ^ t33) & t34, t45 = t27 ^ (t44 << 2), t46 = t33 ^ t44,
    t47 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t48 = ((t36 >> 8) ^ t39) & t47,
    t49 = t36 ^ (t48 << 8), t50 = t39 ^ t48, t51 = ((t42 >> 8) ^ t45) & t47, t52 = t42 ^ (t51 << 8),
    t53 = t45 ^ t51, t54 = ((t37 >> 8) ^ t40) & t47, t55 = t37 ^ (t54 << 8), t56 = t40 ^ t54,
    t57 = ((t43 >> 8) ^ t46) & t47, t58 = t43 ^ (t57 << 8), t59 = t46 ^ t57,
    t60 = splat_u64x4(UINT64_C(0xffff0000ffff)), t61 = ((t49 >> 16) ^ t50) & t60,
    t62 = t49 ^ (t61 << 16), t63 = t50 ^ t61, t64 = ((t52 >> 16) ^ t53) & t60,
    t65 = t52 ^ (t64 << 16), t66 = t53 ^ t64, t67 = ((t55 >> 16) ^ t56) & t60,
    t68 = t55 ^ (t67 << 16), t69 = t56 ^ t67, t70 = ((t58 >> 16) ^ t59) & t60,
    t71 = t58 ^ (t70 << 16), t72 = t59 ^ t70, t73 = splat_u64x4(UINT64_C(0xffffffff)),
    t74 = ((t62 >> 32) ^ t63) & t73, t75 = t62 ^ (t74 << 32), t76 = t63 ^ t74,
    t77 = ((t65 >> 32) ^ t66) & t73, t78 = t65 ^ (t77 << 32), t79 = t66 ^ t77,
    t80 = ((t68 >> 32) ^ t69) & t73, t81 = t68 ^ (t80 << 32), t82 = t69 ^ t80,
    t83 = ((t71 >> 32) ^ t72) & t73, t84 = t71 ^ (t83 << 32), t85 = t72 ^ t83,
    t86 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)), t87 = ((t75 >> 4) ^ t76) & t86,
    t88 = ((t78 >> 4) ^ t79) & t86, t89 = ((t81 >> 4) ^ t82) & t86, t90 = ((t84 >> 4) ^ t85) & t86,
    t91 = (t75 ^ (t87 << 4)) ^ load_all256(rk + 1664),
    t92 = (t78 ^ (t88 << 4)) ^ load_all256(rk + 1672),
    t93 = (t81 ^ (t89 << 4)) ^ load_all256(rk + 1680),
    t94 = (t84 ^ (t90 << 4)) ^ load_all256(rk + 1688), t95 = (t76 ^ t87) ^ load_all256(rk + 1696),
    t96 = (t79 ^ t88) ^ load_all256(rk + 1704), t97 = (t82 ^ t89) ^ load_all256(rk + 1728),
    t98 = (t85 ^ t90) ^ load_all256(rk + 1720);
    // round 14 (aes.dsl:53)
    const v256 t99 = ~t97, t100 = t95 ^ t99, t101 = t98 ^ t100, t102 = t94 ^ t95, t103 = t91 ^ t102,
    t104 = t101 ^ t103, t105 = t92 ^ t93, t106 = t105 ^ t104, t107 = t95 ^ t101, t108 = t107 ^ t102,
    t109 = t92 ^ t103, t110 = t108 ^ t109, t111 = t102 ^ t105, t112 = t100 ^ t109,
    t113 = t102 ^ t112, t114 = t96 ^ t113, t115 = t103 ^ t114, t116 = t111 ^ t115,
    t117 = t110 & t116, t118 = t102 & (~t106), t119 = (t108 & t111) ^ t118,
    t120 = t106 ^ ((t97 & t101) ^ (t117 ^ t119)), t121 = t101 ^ t116, t122 = t118 ^ (t107 | t104),
    t123 = t117 ^ ((t113 & t121) ^ t122), t124 = t120 ^ t123, t125 = t109 | t115,
    t126 = (t112 & t114) ^ (t122 ^ (t99 ^ t125)), t127 = t124 & t126,
    t128 = t119 ^ (t125 ^ (t100 & t103)), t129 = t120 & (t127 ^ t128), t130 = t126 ^ t128,
    t131 = t123 & t130, t132 = (t126 | t129) ^ t131, t133 = t113 & t132,
    t134 = t128 & (t120 ^ t131), t135 = t130 ^ t134, t136 = t132 ^ t135, t137 = t124 ^ t129,
    t138 = t135 ^ t137, t139 = t107 & t138, t140 = t133 ^ ((t110 & t136) ^ t139),
    t141 = t127 ^ (t123 | t134), t142 = t132 ^ t141, t143 = t138 ^ t142, t144 = t136 ^ t143,
    t145 = t103 & t137, t146 = (t115 & t144) ^ t145, t147 = t100 & t137,
    t148 = (t108 & t143) ^ t147, t149 = t148 ^ (t109 & t144), t150 = (t146 ^ (t106 & t142)) ^ t149,
    t151 = t150 ^ (t111 & t143), t152 = t146 ^ (t116 & t136), t153 = t150 ^ (t104 & t138),
    t154 = (t114 & t141) ^ (t145 ^ t153), t155 = ((t101 & t135) ^ t152) ^ t154,
    t156 = t153 ^ (t121 & t132), t157 = t156 ^ ((t133 ^ t147) ^ (t99 & t135)),
    t158 = t157 ^ (t112 & t141), t159 = (t140 ^ (t102 & t142)) ^ load_all256(rk + 1600),
    t160 = t151 ^ load_all256(rk + 1608), t161 = t155 ^ load_all256(rk + 1616),
    t162 = (t155 ^ ((t148 ^ (t139 ^ t151)) ^ t157)) ^ load_all256(rk + 1624),
    t163 = (t152 ^ t156) ^ load_all256(rk + 1632), t164 = t158 ^ load_all256(rk + 1640),
    t165 = (t140 ^ (t149 ^ t158)) ^ load_all256(rk + 1736), t166 = t154 ^ load_all256(rk + 1656),
    t167 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t168 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t169 = (((t164 << 24) | (t164 >> 40)) & t167) | (((t164 << 40) | (t164 >> 24)) & t168),
    t170 = t164 ^ t169, t171 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t172 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
    t173 = (((t165 << 4) | (t165 >> 60)) & t171) | (((t165 << 20) | (t165 >> 44)) & t172),
    t174 = t161 ^ t173,
    t175 = (((t166 << 4) | (t166 >> 60)) & t171) | (((t166 << 20) | (t166 >> 44)) & t172),
    t176 = t163 ^ t175,
    t177 = (((t170 << 4) | (t170 >> 60)) & t171) | (((t170 << 20) | (t170 >> 44)) & t172),
    t178 = t159 ^ t177,
    t179 = (((t162 << 24) | (t162 >> 40)) & t167) | (((t162 << 40) | (t162 >> 24)) & t168),
    t180 = t162 ^ t179,
    t181 = (((t174 << 24) | (t174 >> 40)) & t167) | (((t174 << 40) | (t174 >> 24)) & t168),
    t182 = t174 ^ t181,
    t183 = (((t160 << 24) | (t160 >> 40)) & t167) | (((t160 << 40) | (t160 >> 24)) & t168),
    t184 = t160 ^ t183, t185 = t159 ^ t173, t186 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t187 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t188 = (((t165 << 44) | (t165 >> 20)) & t186) | (((t165 << 60) | (t165 >> 4)) & t187),
    t189 = (((t163 << 44) | (t163 >> 20)) & t186) | (((t163 << 60) | (t163 >> 4)) & t187),
    t190 = (((t178 << 44) | (t178 >> 20)) & t186) | (((t178 << 60) | (t178 >> 4)) & t187),
    t191 = (((t176 << 24) | (t176 >> 40)) & t167) | (((t176 << 40) | (t176 >> 24)) & t168),
    t192 = t176 ^ t191,
    t193 = (((t184 << 4) | (t184 >> 60)) & t171) | (((t184 << 20) | (t184 >> 44)) & t172),
    t194 = t162 ^ t193,
    t195 = (((t180 << 4) | (t180 >> 60)) & t171) | (((t180 << 20) | (t180 >> 44)) & t172),
    t196 = (t164 ^ t188) ^ t195, t197 = (t182 ^ t189) ^ t177,
    t198 = (((t176 << 4) | (t176 >> 60)) & t171) | (((t176 << 20) | (t176 >> 44)) & t172),
    t199 = t170 ^ t198,
    t200 = (((t166 << 24) | (t166 >> 40)) & t167) | (((t166 << 40) | (t166 >> 24)) & t168),
    t201 = (t178 ^ t190) ^ t200, t202 = t182 ^ t200, t203 = t185 ^ t181,
    t204 = (((t159 << 24) | (t159 >> 40)) & t167) | (((t159 << 40) | (t159 >> 24)) & t168),
    t205 = (((t166 << 44) | (t166 >> 20)) & t186) | (((t166 << 60) | (t166 >> 4)) & t187),
    t206 = (((t185 << 4) | (t185 >> 60)) & t171) | (((t185 << 20) | (t185 >> 44)) & t172),
    t207 = (((((t204 ^ t165) ^ t166) ^ t205) ^ t177) ^ t190) ^ t206,
    t208 = ((((t183 ^ t188) ^ t173) ^ t205) ^ t193) ^ t201,
    t209 = (((t160 << 44) | (t160 >> 20)) & t186) | (((t160 << 60) | (t160 >> 4)) & t187),
    t210 = (((t202 << 4) | (t202 >> 60)) & t171) | (((t202 << 20) | (t202 >> 44)) & t172),
    t211 = ((((t204 ^ t160) ^ t209) ^ t175) ^ t210) ^ t203,
    t212 = (((t203 << 4) | (t203 >> 60)) & t171) | (((t203 << 20) | (t203 >> 44)) & t172),
    t213 = (((((t204 ^ t161) ^ t179) ^ t175) ^ t195) ^ t184) ^ t201, t214 = t213 ^ t212,
    t215 = (((t194 << 44) | (t194 >> 20)) & t186) | (((t194 << 60) | (t194 >> 4)) & t187),
    t216 = (((t191 ^ t194) ^ t215) ^ t197) ^ t199, t217 = (((t169 ^ t176) ^ t180) ^ t197) ^ t210,
    t218 = (((t196 << 44) | (t196 >> 20)) & t186) | (((t196 << 60) | (t196 >> 4)) & t187),
    t219 = ((((t173 ^ t166) ^ t200) ^ t192) ^ t196) ^ t218,
    t220 = (((t189 ^ t165) ^ t188) ^ t192) ^ t199;
    v256 x0 = t219;
    v256 x1 = t216;
    v256 x2 = t220;
    v256 x3 = t214;
    v256 x4 = t207;
    v256 x5 = t208;
    v256 x6 = t211;
    v256 x7 = t217;
    for (unsigned i = 0; i < 3; i++) {
        const uint8_t *round = rk + 768 + 256 * i;
        // round 13 (aes.dsl:47)
        const v256 t221 = ~x0, t222 = x1 ^ t221, t223 = x2 ^ t222, t224 = x3 ^ x1, t225 = x4 ^ t224,
        t226 = t223 ^ t225, t227 = x5 ^ x6, t228 = t227 ^ t226, t229 = x1 ^ t223, t230 = t229 ^ t224,
        t231 = x5 ^ t225, t232 = t230 ^ t231, t233 = t224 ^ t227, t234 = t222 ^ t231,
        t235 = t224 ^ t234, t236 = x7 ^ t235, t237 = t225 ^ t236, t238 = t233 ^ t237,
        t239 = t232 & t238, t240 = t224 & (~t228), t241 = (t230 & t233) ^ t240,
        t242 = t228 ^ ((x0 & t223) ^ (t239 ^ t241)), t243 = t223 ^ t238, t244 = t240 ^ (t229 | t226),
        t245 = t239 ^ ((t235 & t243) ^ t244), t246 = t242 ^ t245, t247 = t231 | t237,
        t248 = (t234 & t236) ^ (t244 ^ (t221 ^ t247)), t249 = t246 & t248,
        t250 = t241 ^ (t247 ^ (t222 & t225)), t251 = t242 & (t249 ^ t250), t252 = t248 ^ t250,
        t253 = t245 & t252, t254 = (t248 | t251) ^ t253, t255 = t235 & t254,
        t256 = t250 & (t242 ^ t253), t257 = t252 ^ t256, t258 = t254 ^ t257, t259 = t246 ^ t251,
        t260 = t257 ^ t259, t261 = t229 & t260, t262 = t255 ^ ((t232 & t258) ^ t261),
        t263 = t249 ^ (t245 | t256), t264 = t254 ^ t263, t265 = t260 ^ t264, t266 = t258 ^ t265,
        t267 = t225 & t259, t268 = (t237 & t266) ^ t267, t269 = t222 & t259,
        t270 = (t230 & t265) ^ t269, t271 = t270 ^ (t231 & t266), t272 = (t268 ^ (t228 & t264)) ^ t271,
        t273 = t272 ^ (t233 & t265), t274 = t268 ^ (t238 & t258), t275 = t272 ^ (t226 & t260),
        t276 = (t236 & t263) ^ (t267 ^ t275), t277 = ((t223 & t257) ^ t274) ^ t276,
        t278 = t275 ^ (t243 & t254), t279 = t278 ^ ((t255 ^ t269) ^ (t221 & t257)),
        t280 = t279 ^ (t234 & t263), t281 = (t262 ^ (t224 & t264)) ^ load_all256(round),
        t282 = t273 ^ load_all256(round + 8), t283 = t277 ^ load_all256(round + 16),
        t284 = (t277 ^ ((t270 ^ (t261 ^ t273)) ^ t279)) ^ load_all256(round + 24),
        t285 = (t274 ^ t278) ^ load_all256(round + 32), t286 = t280 ^ load_all256(round + 40),
        t287 = (t262 ^ (t271 ^ t280)) ^ load_all256(round + 48), t288 = t276 ^ load_all256(round + 56),
        t289 = (t286 << 32) | (t286 >> 32), t290 = t286 ^ t289, t291 = (t287 << 16) | (t287 >> 48),
        t292 = t283 ^ t291, t293 = (t288 << 16) | (t288 >> 48), t294 = t285 ^ t293,
        t295 = (t290 << 16) | (t290 >> 48), t296 = t281 ^ t295, t297 = (t284 << 32) | (t284 >> 32),
        t298 = t284 ^ t297, t299 = (t292 << 32) | (t292 >> 32), t300 = t292 ^ t299,
        t301 = (t282 << 32) | (t282 >> 32), t302 = t282 ^ t301, t303 = t281 ^ t291,
        t304 = (t287 << 48) | (t287 >> 16), t305 = (t285 << 48) | (t285 >> 16),
        t306 = (t296 << 48) | (t296 >> 16), t307 = (t294 << 32) | (t294 >> 32), t308 = t294 ^ t307,
        t309 = (t302 << 16) | (t302 >> 48), t310 = t284 ^ t309, t311 = (t298 << 16) | (t298 >> 48),
        t312 = (t286 ^ t304) ^ t311, t313 = (t300 ^ t305) ^ t295,
        t314 = t290 ^ ((t294 << 16) | (t294 >> 48)), t315 = (t288 << 32) | (t288 >> 32),
        t316 = (t296 ^ t306) ^ t315, t317 = t300 ^ t315, t318 = t303 ^ t299,
        t319 = (t281 << 32) | (t281 >> 32), t320 = (t288 << 48) | (t288 >> 16),
        t321 = (((((t319 ^ t287) ^ t288) ^ t320) ^ t295) ^ t306) ^ ((t303 << 16) | (t303 >> 48)),
        t322 = ((((t301 ^ t304) ^ t291) ^ t320) ^ t309) ^ t316, t323 = (t317 << 16) | (t317 >> 48),
        t324 = ((t319 ^ t282) ^ ((t282 << 48) | (t282 >> 16))) ^ t293, t325 = (t324 ^ t323) ^ t318,
        t326 = (((((t319 ^ t283) ^ t297) ^ t293) ^ t311) ^ t302) ^ t316,
        t327 = t326 ^ ((t318 << 16) | (t318 >> 48)),
        t328 = ((t307 ^ t310) ^ ((t310 << 48) | (t310 >> 16))) ^ t313, t329 = t328 ^ t314,
        t330 = (((t289 ^ t294) ^ t298) ^ t313) ^ t323,
        t331 = ((((t291 ^ t288) ^ t315) ^ t308) ^ t312) ^ ((t312 << 48) | (t312 >> 16)),
        t332 = (((t305 ^ t287) ^ t304) ^ t308) ^ t314;
        // round 12 (aes.dsl:47)
        const v256 t333 = ~t331, t334 = t329 ^ t333, t335 = t332 ^ t334, t336 = t327 ^ t329,
        t337 = t321 ^ t336, t338 = t335 ^ t337, t339 = t322 ^ t325, t340 = t339 ^ t338,
        t341 = t329 ^ t335, t342 = t341 ^ t336, t343 = t322 ^ t337, t344 = t342 ^ t343,
        t345 = t336 ^ t339, t346 = t334 ^ t343, t347 = t336 ^ t346, t348 = t330 ^ t347,
        t349 = t337 ^ t348, t350 = t345 ^ t349, t351 = t344 & t350, t352 = t336 & (~t340),
        t353 = (t342 & t345) ^ t352, t354 = t340 ^ ((t331 & t335) ^ (t351 ^ t353)), t355 = t335 ^ t350,
        t356 = t352 ^ (t341 | t338), t357 = t351 ^ ((t347 & t355) ^ t356), t358 = t354 ^ t357,
        t359 = t343 | t349, t360 = (t346 & t348) ^ (t356 ^ (t333 ^ t359)), t361 = t358 & t360,
        t362 = t353 ^ (t359 ^ (t334 & t337)), t363 = t354 & (t361 ^ t362), t364 = t360 ^ t362,
        t365 = t357 & t364, t366 = (t360 | t363) ^ t365, t367 = t347 & t366,
        t368 = t362 & (t354 ^ t365), t369 = t364 ^ t368, t370 = t366 ^ t369, t371 = t358 ^ t363,
        t372 = t369 ^ t371, t373 = t341 & t372, t374 = t367 ^ ((t344 & t370) ^ t373),
        t375 = t361 ^ (t357 | t368), t376 = t366 ^ t375, t377 = t372 ^ t376, t378 = t370 ^ t377,
        t379 = t337 & t371, t380 = (t349 & t378) ^ t379, t381 = t334 & t371,
        t382 = (t342 & t377) ^ t381, t383 = t382 ^ (t343 & t378), t384 = (t380 ^ (t340 & t376)) ^ t383,
        t385 = t384 ^ (t345 & t377), t386 = t380 ^ (t350 & t370), t387 = t384 ^ (t338 & t372),
        t388 = (t348 & t375) ^ (t379 ^ t387), t389 = ((t335 & t369) ^ t386) ^ t388,
        t390 = t387 ^ (t355 & t366), t391 = t390 ^ ((t367 ^ t381) ^ (t333 & t369)),
        t392 = t391 ^ (t346 & t375), t393 = (t374 ^ (t336 & t376)) ^ load_all256(round + 64),
        t394 = t385 ^ load_all256(round + 72), t395 = t389 ^ load_all256(round + 80),
        t396 = (t389 ^ ((t382 ^ (t373 ^ t385)) ^ t391)) ^ load_all256(round + 88),
        t397 = (t386 ^ t390) ^ load_all256(round + 96), t398 = t392 ^ load_all256(round + 104),
        t399 = (t374 ^ (t383 ^ t392)) ^ load_all256(round + 112),
        t400 = t388 ^ load_all256(round + 120), t401 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t402 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t403 = (((t398 << 24) | (t398 >> 40)) & t401) | (((t398 << 40) | (t398 >> 24)) & t402),
        t404 = t398 ^ t403, t405 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t406 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t407 = (((t399 << 12) | (t399 >> 52)) & t405) | (((t399 << 28) | (t399 >> 36)) & t406),
        t408 = t395 ^ t407,
        t409 = (((t400 << 12) | (t400 >> 52)) & t405) | (((t400 << 28) | (t400 >> 36)) & t406),
        t410 = t397 ^ t409,
        t411 = (((t404 << 12) | (t404 >> 52)) & t405) | (((t404 << 28) | (t404 >> 36)) & t406),
        t412 = t393 ^ t411,
        t413 = (((t396 << 24) | (t396 >> 40)) & t401) | (((t396 << 40) | (t396 >> 24)) & t402),
        t414 = t396 ^ t413,
        t415 = (((t408 << 24) | (t408 >> 40)) & t401) | (((t408 << 40) | (t408 >> 24)) & t402),
        t416 = t408 ^ t415,
        t417 = (((t394 << 24) | (t394 >> 40)) & t401) | (((t394 << 40) | (t394 >> 24)) & t402),
        t418 = t394 ^ t417, t419 = t393 ^ t407, t420 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t421 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t422 = (((t399 << 36) | (t399 >> 28)) & t420) | (((t399 << 52) | (t399 >> 12)) & t421),
        t423 = (((t397 << 36) | (t397 >> 28)) & t420) | (((t397 << 52) | (t397 >> 12)) & t421),
        t424 = (((t412 << 36) | (t412 >> 28)) & t420) | (((t412 << 52) | (t412 >> 12)) & t421),
        t425 = (((t410 << 24) | (t410 >> 40)) & t401) | (((t410 << 40) | (t410 >> 24)) & t402),
        t426 = t410 ^ t425,
        t427 = (((t418 << 12) | (t418 >> 52)) & t405) | (((t418 << 28) | (t418 >> 36)) & t406),
        t428 = t396 ^ t427,
        t429 = (((t414 << 12) | (t414 >> 52)) & t405) | (((t414 << 28) | (t414 >> 36)) & t406),
        t430 = (t398 ^ t422) ^ t429, t431 = (t416 ^ t423) ^ t411,
        t432 = (((t410 << 12) | (t410 >> 52)) & t405) | (((t410 << 28) | (t410 >> 36)) & t406),
        t433 = t404 ^ t432,
        t434 = (((t400 << 24) | (t400 >> 40)) & t401) | (((t400 << 40) | (t400 >> 24)) & t402),
        t435 = (t412 ^ t424) ^ t434, t436 = t416 ^ t434, t437 = t419 ^ t415,
        t438 = (((t393 << 24) | (t393 >> 40)) & t401) | (((t393 << 40) | (t393 >> 24)) & t402),
        t439 = (((t400 << 36) | (t400 >> 28)) & t420) | (((t400 << 52) | (t400 >> 12)) & t421),
        t440 = (((t419 << 12) | (t419 >> 52)) & t405) | (((t419 << 28) | (t419 >> 36)) & t406),
        t441 = (((((t438 ^ t399) ^ t400) ^ t439) ^ t411) ^ t424) ^ t440,
        t442 = ((((t417 ^ t422) ^ t407) ^ t439) ^ t427) ^ t435,
        t443 = (((t394 << 36) | (t394 >> 28)) & t420) | (((t394 << 52) | (t394 >> 12)) & t421),
        t444 = (((t436 << 12) | (t436 >> 52)) & t405) | (((t436 << 28) | (t436 >> 36)) & t406),
        t445 = ((((t438 ^ t394) ^ t443) ^ t409) ^ t444) ^ t437,
        t446 = (((t437 << 12) | (t437 >> 52)) & t405) | (((t437 << 28) | (t437 >> 36)) & t406),
        t447 = (((((t438 ^ t395) ^ t413) ^ t409) ^ t429) ^ t418) ^ t435, t448 = t447 ^ t446,
        t449 = (((t428 << 36) | (t428 >> 28)) & t420) | (((t428 << 52) | (t428 >> 12)) & t421),
        t450 = (((t425 ^ t428) ^ t449) ^ t431) ^ t433, t451 = (((t403 ^ t410) ^ t414) ^ t431) ^ t444,
        t452 = (((t430 << 36) | (t430 >> 28)) & t420) | (((t430 << 52) | (t430 >> 12)) & t421),
        t453 = ((((t407 ^ t400) ^ t434) ^ t426) ^ t430) ^ t452,
        t454 = (((t423 ^ t399) ^ t422) ^ t426) ^ t433;
        // round 11 (aes.dsl:47)
        const v256 t455 = ~t453, t456 = t450 ^ t455, t457 = t454 ^ t456, t458 = t448 ^ t450,
        t459 = t441 ^ t458, t460 = t457 ^ t459, t461 = t442 ^ t445, t462 = t461 ^ t460,
        t463 = t450 ^ t457, t464 = t463 ^ t458, t465 = t442 ^ t459, t466 = t464 ^ t465,
        t467 = t458 ^ t461, t468 = t456 ^ t465, t469 = t458 ^ t468, t470 = t451 ^ t469,
        t471 = t459 ^ t470, t472 = t467 ^ t471, t473 = t466 & t472, t474 = t458 & (~t462),
        t475 = (t464 & t467) ^ t474, t476 = t462 ^ ((t453 & t457) ^ (t473 ^ t475)), t477 = t457 ^ t472,
        t478 = t474 ^ (t463 | t460), t479 = t473 ^ ((t469 & t477) ^ t478), t480 = t476 ^ t479,
        t481 = t465 | t471, t482 = (t468 & t470) ^ (t478 ^ (t455 ^ t481)), t483 = t480 & t482,
        t484 = t475 ^ (t481 ^ (t456 & t459)), t485 = t476 & (t483 ^ t484), t486 = t482 ^ t484,
        t487 = t479 & t486, t488 = (t482 | t485) ^ t487, t489 = t469 & t488,
        t490 = t484 & (t476 ^ t487), t491 = t486 ^ t490, t492 = t488 ^ t491, t493 = t480 ^ t485,
        t494 = t491 ^ t493, t495 = t463 & t494, t496 = t489 ^ ((t466 & t492) ^ t495),
        t497 = t483 ^ (t479 | t490), t498 = t488 ^ t497, t499 = t494 ^ t498, t500 = t492 ^ t499,
        t501 = t459 & t493, t502 = (t471 & t500) ^ t501, t503 = t456 & t493,
        t504 = (t464 & t499) ^ t503, t505 = t504 ^ (t465 & t500), t506 = (t502 ^ (t462 & t498)) ^ t505,
        t507 = t506 ^ (t467 & t499), t508 = t502 ^ (t472 & t492), t509 = t506 ^ (t460 & t494),
        t510 = (t470 & t497) ^ (t501 ^ t509), t511 = ((t457 & t491) ^ t508) ^ t510,
        t512 = t509 ^ (t477 & t488), t513 = t512 ^ ((t489 ^ t503) ^ (t455 & t491)),
        t514 = t513 ^ (t468 & t497), t515 = (t496 ^ (t458 & t498)) ^ load_all256(round + 128),
        t516 = t507 ^ load_all256(round + 136), t517 = t511 ^ load_all256(round + 144),
        t518 = (t511 ^ ((t504 ^ (t495 ^ t507)) ^ t513)) ^ load_all256(round + 152),
        t519 = (t508 ^ t512) ^ load_all256(round + 160), t520 = t514 ^ load_all256(round + 168),
        t521 = (t496 ^ (t505 ^ t514)) ^ load_all256(round + 176),
        t522 = t510 ^ load_all256(round + 184), t523 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t524 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t525 = (((t520 << 40) | (t520 >> 24)) & t523) | (((t520 << 56) | (t520 >> 8)) & t524),
        t526 = t520 ^ t525,
        t527 = (((t521 << 40) | (t521 >> 24)) & t523) | (((t521 << 56) | (t521 >> 8)) & t524),
        t528 = t517 ^ t527,
        t529 = (((t515 << 40) | (t515 >> 24)) & t523) | (((t515 << 56) | (t515 >> 8)) & t524),
        t530 = t526 ^ t529,
        t531 = (((t519 << 40) | (t519 >> 24)) & t523) | (((t519 << 56) | (t519 >> 8)) & t524),
        t532 = (((t518 << 40) | (t518 >> 24)) & t523) | (((t518 << 56) | (t518 >> 8)) & t524),
        t533 = t518 ^ t532,
        t534 = (((t516 << 40) | (t516 >> 24)) & t523) | (((t516 << 56) | (t516 >> 8)) & t524),
        t535 = t516 ^ t534,
        t536 = (((t528 << 40) | (t528 >> 24)) & t523) | (((t528 << 56) | (t528 >> 8)) & t524),
        t537 = t528 ^ t536, t538 = t515 ^ t530,
        t539 = (((t522 << 8) | (t522 >> 56)) & t523) | (((t522 << 24) | (t522 >> 40)) & t524),
        t540 = (t519 ^ t531) ^ t539,
        t541 = (((t522 << 40) | (t522 >> 24)) & t523) | (((t522 << 56) | (t522 >> 8)) & t524),
        t542 = t526 ^ t535, t543 = (t533 ^ t541) ^ t522, t544 = t538 ^ t516, t545 = t540 ^ t522,
        t546 = t518 ^ t537, t547 = t528 ^ t542, t548 = (t543 ^ t519) ^ t527, t549 = t515 ^ t541,
        t550 = (t522 ^ t527) ^ t539,
        t551 = (((t550 << 40) | (t550 >> 24)) & t523) | (((t550 << 56) | (t550 >> 8)) & t524),
        t552 = ((t521 ^ t530) ^ ((t538 << 32) | (t538 >> 32))) ^ t551,
        t553 = ((t534 ^ t527) ^ t538) ^ ((t542 << 32) | (t542 >> 32)),
        t554 = t553 ^ ((t550 << 32) | (t550 >> 32)),
        t555 = ((t527 ^ t536) ^ t535) ^ ((t537 << 32) | (t537 >> 32)),
        t556 = (t555 ^ t549) ^ ((t549 << 32) | (t549 >> 32)),
        t557 = (((t517 ^ t532) ^ t521) ^ t536) ^ ((t543 << 32) | (t543 >> 32)),
        t558 = (t557 ^ t544) ^ ((t544 << 32) | (t544 >> 32)), t559 = (t545 << 32) | (t545 >> 32),
        t560 = (((t531 ^ t533) ^ t559) ^ t547) ^ ((t547 << 32) | (t547 >> 32)),
        t561 = ((t525 ^ t541) ^ ((t526 << 32) | (t526 >> 32))) ^ t540,
        t562 = (t561 ^ t546) ^ ((t546 << 32) | (t546 >> 32)),
        t563 = ((((t521 << 32) | (t521 >> 32)) ^ t526) ^ t548) ^ ((t548 << 32) | (t548 >> 32)),
        t564 = ((t520 ^ ((t520 << 32) | (t520 >> 32))) ^ t521) ^ t527, t565 = (t564 ^ t540) ^ t559;
        // round 10 (aes.dsl:47)
        const v256 t566 = t560 ^ t563, t567 = t565 ^ t566, t568 = t558 ^ t560, t569 = t552 ^ t568,
        t570 = ~t567, t571 = t570 ^ t569, t572 = t554 ^ t556, t573 = t572 ^ t571, t574 = t560 ^ t570,
        t575 = t574 ^ t568, t576 = t554 ^ t569, t577 = t575 ^ t576, t578 = t568 ^ t572,
        t579 = t566 ^ t576, t580 = t568 ^ t579, t581 = t562 ^ t580, t582 = t569 ^ t581,
        t583 = t578 ^ t582, t584 = t577 & t583, t585 = ~t573, t586 = t568 & t585,
        t587 = (t575 & t578) ^ t586, t588 = t585 ^ ((t563 | t567) ^ (t584 ^ t587)), t589 = t570 ^ t583,
        t590 = t586 ^ (t574 | t571), t591 = t584 ^ ((t580 & t589) ^ t590), t592 = t588 ^ t591,
        t593 = t576 | t582, t594 = (t579 & t581) ^ (t590 ^ (t563 ^ t593)), t595 = t592 & t594,
        t596 = t587 ^ (t593 ^ (t566 & t569)), t597 = t588 & (t595 ^ t596), t598 = t594 ^ t596,
        t599 = t591 & t598, t600 = (t594 | t597) ^ t599, t601 = t580 & t600,
        t602 = t596 & (t588 ^ t599), t603 = t598 ^ t602, t604 = t600 ^ t603, t605 = t592 ^ t597,
        t606 = t603 ^ t605, t607 = t574 & t606, t608 = t601 ^ ((t577 & t604) ^ t607),
        t609 = t595 ^ (t591 | t602), t610 = t600 ^ t609, t611 = t606 ^ t610, t612 = t604 ^ t611,
        t613 = t569 & t605, t614 = (t582 & t612) ^ t613, t615 = t566 & t605,
        t616 = (t575 & t611) ^ t615, t617 = t616 ^ (t576 & t612), t618 = (t614 ^ (t573 & t610)) ^ t617,
        t619 = t618 ^ (t578 & t611), t620 = t614 ^ (t583 & t604), t621 = t618 ^ (t571 & t606),
        t622 = (t581 & t609) ^ (t613 ^ t621), t623 = ((t570 & t603) ^ t620) ^ t622,
        t624 = t621 ^ (t589 & t600), t625 = t624 ^ ((t601 ^ t615) ^ (t563 & t603)),
        t626 = t625 ^ (t579 & t609), t627 = (t608 ^ (t568 & t610)) ^ load_all256(round + 192),
        t628 = t619 ^ load_all256(round + 200), t629 = t623 ^ load_all256(round + 208),
        t630 = (t623 ^ ((t616 ^ (t607 ^ t619)) ^ t625)) ^ load_all256(round + 216),
        t631 = (t620 ^ t624) ^ load_all256(round + 224), t632 = t626 ^ load_all256(round + 232),
        t633 = (t608 ^ (t617 ^ t626)) ^ load_all256(round + 240),
        t634 = t622 ^ load_all256(round + 248), t635 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t636 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t637 = (((t632 << 24) | (t632 >> 40)) & t635) | (((t632 << 40) | (t632 >> 24)) & t636),
        t638 = t632 ^ t637, t639 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t640 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t641 = (((t633 << 4) | (t633 >> 60)) & t639) | (((t633 << 20) | (t633 >> 44)) & t640),
        t642 = t629 ^ t641,
        t643 = (((t634 << 4) | (t634 >> 60)) & t639) | (((t634 << 20) | (t634 >> 44)) & t640),
        t644 = t631 ^ t643,
        t645 = (((t638 << 4) | (t638 >> 60)) & t639) | (((t638 << 20) | (t638 >> 44)) & t640),
        t646 = t627 ^ t645,
        t647 = (((t630 << 24) | (t630 >> 40)) & t635) | (((t630 << 40) | (t630 >> 24)) & t636),
        t648 = t630 ^ t647,
        t649 = (((t642 << 24) | (t642 >> 40)) & t635) | (((t642 << 40) | (t642 >> 24)) & t636),
        t650 = t642 ^ t649,
        t651 = (((t628 << 24) | (t628 >> 40)) & t635) | (((t628 << 40) | (t628 >> 24)) & t636),
        t652 = t628 ^ t651, t653 = t627 ^ t641, t654 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t655 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t656 = (((t633 << 44) | (t633 >> 20)) & t654) | (((t633 << 60) | (t633 >> 4)) & t655),
        t657 = (((t631 << 44) | (t631 >> 20)) & t654) | (((t631 << 60) | (t631 >> 4)) & t655),
        t658 = (((t646 << 44) | (t646 >> 20)) & t654) | (((t646 << 60) | (t646 >> 4)) & t655),
        t659 = (((t644 << 24) | (t644 >> 40)) & t635) | (((t644 << 40) | (t644 >> 24)) & t636),
        t660 = t644 ^ t659,
        t661 = (((t652 << 4) | (t652 >> 60)) & t639) | (((t652 << 20) | (t652 >> 44)) & t640),
        t662 = t630 ^ t661,
        t663 = (((t648 << 4) | (t648 >> 60)) & t639) | (((t648 << 20) | (t648 >> 44)) & t640),
        t664 = (t632 ^ t656) ^ t663, t665 = (t650 ^ t657) ^ t645,
        t666 = (((t644 << 4) | (t644 >> 60)) & t639) | (((t644 << 20) | (t644 >> 44)) & t640),
        t667 = t638 ^ t666,
        t668 = (((t634 << 24) | (t634 >> 40)) & t635) | (((t634 << 40) | (t634 >> 24)) & t636),
        t669 = (t646 ^ t658) ^ t668, t670 = t650 ^ t668, t671 = t653 ^ t649,
        t672 = (((t627 << 24) | (t627 >> 40)) & t635) | (((t627 << 40) | (t627 >> 24)) & t636),
        t673 = (((t634 << 44) | (t634 >> 20)) & t654) | (((t634 << 60) | (t634 >> 4)) & t655),
        t674 = (((t653 << 4) | (t653 >> 60)) & t639) | (((t653 << 20) | (t653 >> 44)) & t640),
        t675 = (((((t672 ^ t633) ^ t634) ^ t673) ^ t645) ^ t658) ^ t674,
        t676 = ((((t651 ^ t656) ^ t641) ^ t673) ^ t661) ^ t669,
        t677 = (((t628 << 44) | (t628 >> 20)) & t654) | (((t628 << 60) | (t628 >> 4)) & t655),
        t678 = (((t670 << 4) | (t670 >> 60)) & t639) | (((t670 << 20) | (t670 >> 44)) & t640),
        t679 = ((((t672 ^ t628) ^ t677) ^ t643) ^ t678) ^ t671,
        t680 = (((t671 << 4) | (t671 >> 60)) & t639) | (((t671 << 20) | (t671 >> 44)) & t640),
        t681 = (((((t672 ^ t629) ^ t647) ^ t643) ^ t663) ^ t652) ^ t669, t682 = t681 ^ t680,
        t683 = (((t662 << 44) | (t662 >> 20)) & t654) | (((t662 << 60) | (t662 >> 4)) & t655),
        t684 = (((t659 ^ t662) ^ t683) ^ t665) ^ t667, t685 = (((t637 ^ t644) ^ t648) ^ t665) ^ t678,
        t686 = (((t664 << 44) | (t664 >> 20)) & t654) | (((t664 << 60) | (t664 >> 4)) & t655),
        t687 = ((((t641 ^ t634) ^ t668) ^ t660) ^ t664) ^ t686,
        t688 = (((t657 ^ t633) ^ t656) ^ t660) ^ t667;
        x0 = t687;
        x1 = t684;
        x2 = t688;
        x3 = t682;
        x4 = t675;
        x5 = t676;
        x6 = t679;
        x7 = t685;
    }
    // round 1 (aes.dsl:47)
    const v256 t1581 = ~x0, t1582 = x1 ^ t1581, t1583 = x2 ^ t1582, t1584 = x3 ^ x1,
    t1585 = x4 ^ t1584, t1586 = t1583 ^ t1585, t1587 = x5 ^ x6, t1588 = t1587 ^ t1586,
    t1589 = x1 ^ t1583, t1590 = t1589 ^ t1584, t1591 = x5 ^ t1585, t1592 = t1590 ^ t1591,
    t1593 = t1584 ^ t1587, t1594 = t1582 ^ t1591, t1595 = t1584 ^ t1594, t1596 = x7 ^ t1595,
    t1597 = t1585 ^ t1596, t1598 = t1593 ^ t1597, t1599 = t1592 & t1598, t1600 = t1584 & (~t1588),
    t1601 = (t1590 & t1593) ^ t1600, t1602 = t1588 ^ ((x0 & t1583) ^ (t1599 ^ t1601)),
    t1603 = t1583 ^ t1598, t1604 = t1600 ^ (t1589 | t1586),
    t1605 = t1599 ^ ((t1595 & t1603) ^ t1604), t1606 = t1602 ^ t1605, t1607 = t1591 | t1597,
    t1608 = (t1594 & t1596) ^ (t1604 ^ (t1581 ^ t1607)), t1609 = t1606 & t1608,
    t1610 = t1601 ^ (t1607 ^ (t1582 & t1585)), t1611 = t1602 & (t1609 ^ t1610),
    t1612 = t1608 ^ t1610, t1613 = t1605 & t1612, t1614 = (t1608 | t1611) ^ t1613,
    t1615 = t1595 & t1614, t1616 = t1610 & (t1602 ^ t1613), t1617 = t1612 ^ t1616,
    t1618 = t1614 ^ t1617, t1619 = t1606 ^ t1611, t1620 = t1617 ^ t1619, t1621 = t1589 & t1620,
    t1622 = t1615 ^ ((t1592 & t1618) ^ t1621), t1623 = t1609 ^ (t1605 | t1616),
    t1624 = t1614 ^ t1623, t1625 = t1620 ^ t1624, t1626 = t1618 ^ t1625, t1627 = t1585 & t1619,
    t1628 = (t1597 & t1626) ^ t1627, t1629 = t1582 & t1619, t1630 = (t1590 & t1625) ^ t1629,
    t1631 = t1630 ^ (t1591 & t1626), t1632 = (t1628 ^ (t1588 & t1624)) ^ t1631,
    t1633 = t1632 ^ (t1593 & t1625), t1634 = t1628 ^ (t1598 & t1618),
    t1635 = t1632 ^ (t1586 & t1620), t1636 = (t1596 & t1623) ^ (t1627 ^ t1635),
    t1637 = ((t1583 & t1617) ^ t1634) ^ t1636, t1638 = t1635 ^ (t1603 & t1614),
    t1639 = t1638 ^ ((t1615 ^ t1629) ^ (t1581 & t1617)), t1640 = t1639 ^ (t1594 & t1623),
    t1641 = (t1622 ^ (t1584 & t1624)) ^ load_all256(rk + 1536),
    t1642 = t1633 ^ load_all256(rk + 1544), t1643 = t1637 ^ load_all256(rk + 1552),
    t1644 = (t1637 ^ ((t1630 ^ (t1621 ^ t1633)) ^ t1639)) ^ load_all256(rk + 1560),
    t1645 = (t1634 ^ t1638) ^ load_all256(rk + 1568), t1646 = t1640 ^ load_all256(rk + 1576),
    t1647 = (t1622 ^ (t1631 ^ t1640)) ^ load_all256(rk + 1584),
    t1648 = t1636 ^ load_all256(rk + 1592), t1649 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1650 = ((t1641 >> 4) ^ t1645) & t1649, t1651 = t1641 ^ (t1650 << 4), t1652 = t1645 ^ t1650,
    t1653 = ((t1642 >> 4) ^ t1646) & t1649, t1654 = t1642 ^ (t1653 << 4), t1655 = t1646 ^ t1653,
    t1656 = ((t1643 >> 4) ^ t1647) & t1649, t1657 = t1643 ^ (t1656 << 4), t1658 = t1647 ^ t1656,
    t1659 = ((t1644 >> 4) ^ t1648) & t1649, t1660 = t1644 ^ (t1659 << 4), t1661 = t1648 ^ t1659,
    t1662 = splat_u64x4(UINT64_C(0xffffffff)), t1663 = ((t1651 >> 32) ^ t1652) & t1662,
    t1664 = t1651 ^ (t1663 << 32), t1665 = t1652 ^ t1663, t1666 = ((t1654 >> 32) ^ t1655) & t1662,
    t1667 = t1654 ^ (t1666 << 32), t1668 = t1655 ^ t1666, t1669 = ((t1657 >> 32) ^ t1658) & t1662,
    t1670 = t1657 ^ (t1669 << 32), t1671 = t1658 ^ t1669, t1672 = ((t1660 >> 32) ^ t1661) & t1662,
    t1673 = t1660 ^ (t1672 << 32), t1674 = t1661 ^ t1672,
    t1675 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1676 = ((t1664 >> 16) ^ t1665) & t1675,
    t1677 = t1664 ^ (t1676 << 16), t1678 = t1665 ^ t1676, t1679 = ((t1667 >> 16) ^ t1668) & t1675,
    t1680 = t1667 ^ (t1679 << 16), t1681 = t1668 ^ t1679, t1682 = ((t1670 >> 16) ^ t1671) & t1675,
    t1683 = t1670 ^ (t1682 << 16), t1684 = t1671 ^ t1682, t1685 = ((t1673 >> 16) ^ t1674) & t1675,
    t1686 = t1673 ^ (t1685 << 16), t1687 = t1674 ^ t1685,
    t1688 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1689 = ((t1677 >> 8) ^ t1678) & t1688,
    t1690 = t1677 ^ (t1689 << 8), t1691 = t1678 ^ t1689, t1692 = ((t1680 >> 8) ^ t1681) & t1688,
    t1693 = t1680 ^ (t1692 << 8), t1694 = t1681 ^ t1692, t1695 = ((t1683 >> 8) ^ t1684) & t1688,
    t1696 = t1683 ^ (t1695 << 8), t1697 = t1684 ^ t1695, t1698 = ((t1686 >> 8) ^ t1687) & t1688,
    t1699 = t1686 ^ (t1698 << 8), t1700 = t1687 ^ t1698,
    t1701 = splat_u64x4(UINT64_C(0x3333333333333333)), t1702 = ((t1690 >> 2) ^ t1696) & t1701,
    t1703 = t1690 ^ (t1702 << 2), t1704 = t1696 ^ t1702, t1705 = ((t1691 >> 2) ^ t1697) & t1701,
    t1706 = t1691 ^ (t1705 << 2), t1707 = t1697 ^ t1705, t1708 = ((t1693 >> 2) ^ t1699) & t1701,
    t1709 = t1693 ^ (t1708 << 2), t1710 = t1699 ^ t1708, t1711 = ((t1694 >> 2) ^ t1700) & t1701,
    t1712 = t1694 ^ (t1711 << 2), t1713 = t1700 ^ t1711,
    t1714 = splat_u64x4(UINT64_C(0x5555555555555555)), t1715 = ((t1703 >> 1) ^ t1709) & t1714,
    t1716 = t1703 ^ (t1715 << 1), t1717 = t1709 ^ t1715, t1718 = ((t1706 >> 1) ^ t1712) & t1714,
    t1719 = t1706 ^ (t1718 << 1), t1720 = t1712 ^ t1718, t1721 = ((t1704 >> 1) ^ t1710) & t1714,
    t1722 = t1704 ^ (t1721 << 1), t1723 = t1710 ^ t1721, t1724 = ((t1707 >> 1) ^ t1713) & t1714,
    t1725 = t1707 ^ (t1724 << 1), t1726 = t1713 ^ t1724;
    store_lanes256(out, 64, &t1716);
    store_lanes256(out + 8, 64, &t1719);
    store_lanes256(out + 16, 64, &t1717);
    store_lanes256(out + 24, 64, &t1720);
    store_lanes256(out + 32, 64, &t1722);
    store_lanes256(out + 40, 64, &t1725);
    store_lanes256(out + 48, 64, &t1723);
    store_lanes256(out + 56, 64, &t1726);
}

void lwcc_aes128_256_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 256;
        in += 256;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[256] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_aes128_256_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_aes128_256_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_aes128_256_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_256_key_setup_c(ctx, key);
    lwcc_aes128_256_ctr_nonce_c(ctx, nonce);
}

void lwcc_aes128_256_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store64(ctx + 1744, (t49 ^ (t60 << 4)) ^ load64(ctx + 1536));
    store64(ctx + 1752, (t52 ^ (t61 << 4)) ^ load64(ctx + 1544));
    store64(ctx + 1760, (t55 ^ (t62 << 4)) ^ load64(ctx + 1552));
    store64(ctx + 1768, (t58 ^ (t63 << 4)) ^ load64(ctx + 1560));
    store64(ctx + 1776, (t50 ^ t60) ^ load64(ctx + 1568));
    store64(ctx + 1784, (t53 ^ t61) ^ load64(ctx + 1576));
    store64(ctx + 1792, (t56 ^ t62) ^ load64(ctx + 1584));
    store64(ctx + 1800, (t59 ^ t63) ^ load64(ctx + 1592));
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
    t29 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t30 = t24 & t29, t31 = t30 << 8, t32 = t24 ^ t30,
    t33 = t27 & t29, t34 = t33 << 8, t35 = t27 ^ t33, t36 = t25 & t29, t37 = t36 << 8,
    t38 = t25 ^ t36, t39 = t28 & t29, t40 = t39 << 8, t41 = t28 ^ t39,
    t42 = splat_u64x4(UINT64_C(0xffff0000ffff)), t43 = ((t31 >> 16) ^ t32) & t42,
    t44 = t31 ^ (t43 << 16), t45 = t32 ^ t43, t46 = ((t34 >> 16) ^ t35) & t42,
    t47 = t34 ^ (t46 << 16), t48 = t35 ^ t46, t49 = ((t37 >> 16) ^ t38) & t42,
    t50 = t37 ^ (t49 << 16), t51 = t38 ^ t49, t52 = ((t40 >> 16) ^ t41) & t42,
    t53 = t40 ^ (t52 << 16), t54 = t41 ^ t52, t55 = splat_u64x4(UINT64_C(0xffffffff)),
    t56 = ((t44 >> 32) ^ t45) & t55, t57 = t44 ^ (t56 << 32), t58 = t45 ^ t56,
    t59 = ((t47 >> 32) ^ t48) & t55, t60 = t47 ^ (t59 << 32), t61 = t48 ^ t59,
    t62 = ((t50 >> 32) ^ t51) & t55, t63 = t50 ^ (t62 << 32), t64 = t51 ^ t62,
    t65 = ((t53 >> 32) ^ t54) & t55, t66 = t53 ^ (t65 << 32), t67 = t54 ^ t65,
    t68 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)), t69 = ((t57 >> 4) ^ t58) & t68,
    t70 = ((t60 >> 4) ^ t61) & t68, t71 = ((t63 >> 4) ^ t64) & t68, t72 = ((t66 >> 4) ^ t67) & t68,
    t73 = load_all256(ctx + 1744) ^ (t57 ^ (t69 << 4)),
    t74 = load_all256(ctx + 1752) ^ (t60 ^ (t70 << 4)),
    t75 = load_all256(ctx + 1760) ^ (t63 ^ (t71 << 4)),
    t76 = load_all256(ctx + 1768) ^ (t66 ^ (t72 << 4)), t77 = load_all256(ctx + 1776) ^ (t58 ^ t69),
    t78 = load_all256(ctx + 1784) ^ (t61 ^ t70), t79 = load_all256(ctx + 1792) ^ (t64 ^ t71),
    t80 = load_all256(ctx + 1800) ^ (t67 ^ t72);
    v256 x0 = t73;
    v256 x1 = t78;
    v256 x2 = t74;
    v256 x3 = t76;
    v256 x4 = t80;
    v256 x5 = t77;
    v256 x6 = t79;
    v256 x7 = t75;
    for (unsigned i = 0; i < 3; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 1 (aes.dsl:47)
        const v256 t81 = x0 ^ x1, t82 = x2 ^ x1, t83 = x3 ^ x4, t84 = x5 ^ t83, t85 = t83 ^ t82,
        t86 = x6 ^ t84, t87 = x7 ^ t82, t88 = t84 ^ t87, t89 = t81 ^ t86, t90 = x4 ^ t89,
        t91 = t81 ^ t85, t92 = t86 ^ t88, t93 = x2 ^ t92, t94 = t83 ^ t93, t95 = x6 ^ t91,
        t96 = t83 ^ t90, t97 = t92 & t94, t98 = t88 ^ t95, t99 = t97 ^ (x6 & t83), t100 = t90 ^ t82,
        t101 = t97 ^ (t87 | t93), t102 = t96 & t91, t103 = t94 ^ t100, t104 = t82 ^ t94,
        t105 = t90 | t95, t106 = t89 ^ ((t88 & t103) ^ (t101 ^ t105)),
        t107 = (t104 & t98) ^ (t105 ^ t99), t108 = t106 ^ t107, t109 = t102 ^ (t101 ^ (t86 & t100)),
        t110 = t109 & t108, t111 = (t89 & t85) ^ (t102 ^ (x1 ^ t99)), t112 = t107 & (t110 ^ t111),
        t113 = t109 ^ t111, t114 = t108 ^ t112, t115 = t106 & t113, t116 = t111 & (t107 ^ t115),
        t117 = t110 ^ (t106 | t116), t118 = t113 ^ t116, t119 = t100 & t117, t120 = t114 ^ t118,
        t121 = t115 ^ (t109 | t112), t122 = t117 ^ t121, t123 = t92 & t122, t124 = t117 ^ t114,
        t125 = t121 ^ t118, t126 = t96 & t124, t127 = t122 ^ t120, t128 = t123 ^ (t91 & t124),
        t129 = x6 & t127, t130 = t129 ^ (t128 ^ (t89 & t114)), t131 = t119 ^ (t93 & t120),
        t132 = t130 ^ (t104 & t118), t133 = t132 ^ (t126 ^ (t90 & t125)), t134 = t133 ^ (t87 & t120),
        t135 = t134 ^ (t88 & t121), t136 = t135 ^ (t123 ^ (t95 & t125)),
        t137 = t134 ^ (t128 ^ (t86 & t117)), t138 = t131 ^ (t126 ^ (t94 & t122)),
        t139 = t136 ^ (t85 & t114), t140 = t132 ^ (t119 ^ (t103 & t121)),
        t141 = t139 ^ (t137 ^ ((t83 & t127) ^ t131)), t142 = t133 ^ t141,
        t143 = t129 ^ (t135 ^ (t98 & t118)), t144 = t136 ^ t143, t145 = t130 ^ t139,
        t146 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t147 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t148 = (((t137 << 44) | (t137 >> 20)) & t146) | (((t137 << 60) | (t137 >> 4)) & t147),
        t149 = t137 ^ t148,
        t150 = (((t140 << 44) | (t140 >> 20)) & t146) | (((t140 << 60) | (t140 >> 4)) & t147),
        t151 = t140 ^ t150,
        t152 = (((t138 << 44) | (t138 >> 20)) & t146) | (((t138 << 60) | (t138 >> 4)) & t147),
        t153 = t138 ^ t152,
        t154 = (((t143 << 44) | (t143 >> 20)) & t146) | (((t143 << 60) | (t143 >> 4)) & t147),
        t155 = t143 ^ t154,
        t156 = (((t142 << 44) | (t142 >> 20)) & t146) | (((t142 << 60) | (t142 >> 4)) & t147),
        t157 = t142 ^ t156,
        t158 = (((t144 << 44) | (t144 >> 20)) & t146) | (((t144 << 60) | (t144 >> 4)) & t147),
        t159 = t144 ^ t158,
        t160 = (((t141 << 44) | (t141 >> 20)) & t146) | (((t141 << 60) | (t141 >> 4)) & t147),
        t161 = t141 ^ t160,
        t162 = (((t145 << 44) | (t145 >> 20)) & t146) | (((t145 << 60) | (t145 >> 4)) & t147),
        t163 = t145 ^ t162, t164 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t165 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t166 = (((t151 << 24) | (t151 >> 40)) & t164) | (((t151 << 40) | (t151 >> 24)) & t165),
        t167 = (((t163 << 24) | (t163 >> 40)) & t164) | (((t163 << 40) | (t163 >> 24)) & t165),
        t168 = (((t161 << 24) | (t161 >> 40)) & t164) | (((t161 << 40) | (t161 >> 24)) & t165),
        t169 = (((t159 << 24) | (t159 >> 40)) & t164) | (((t159 << 40) | (t159 >> 24)) & t165),
        t170 = (((t153 << 24) | (t153 >> 40)) & t164) | (((t153 << 40) | (t153 >> 24)) & t165),
        t171 = (((t155 << 24) | (t155 >> 40)) & t164) | (((t155 << 40) | (t155 >> 24)) & t165),
        t172 = (((t157 << 24) | (t157 >> 40)) & t164) | (((t157 << 40) | (t157 >> 24)) & t165),
        t173 = (((t149 << 24) | (t149 >> 40)) & t164) | (((t149 << 40) | (t149 >> 24)) & t165),
        t174 = ((t150 ^ t149) ^ t166) ^ load_all256(round),
        t175 = (((t162 ^ t149) ^ t151) ^ t167) ^ load_all256(round + 8),
        t176 = ((t160 ^ t168) ^ t163) ^ load_all256(round + 16),
        t177 = (((t158 ^ t149) ^ t169) ^ t161) ^ load_all256(round + 24),
        t178 = (((t152 ^ t149) ^ t170) ^ t159) ^ load_all256(round + 32),
        t179 = ((t154 ^ t153) ^ t171) ^ load_all256(round + 40),
        t180 = ((t156 ^ t155) ^ t172) ^ load_all256(round + 48),
        t181 = ((t148 ^ t173) ^ t157) ^ load_all256(round + 56);
        // round 2 (aes.dsl:47)
        const v256 t182 = t174 ^ t179, t183 = t175 ^ t179, t184 = t177 ^ t181, t185 = t178 ^ t184,
        t186 = t184 ^ t183, t187 = t180 ^ t185, t188 = t176 ^ t183, t189 = t185 ^ t188,
        t190 = t182 ^ t187, t191 = t181 ^ t190, t192 = t182 ^ t186, t193 = t187 ^ t189,
        t194 = t175 ^ t193, t195 = t184 ^ t194, t196 = t180 ^ t192, t197 = t184 ^ t191,
        t198 = t193 & t195, t199 = t189 ^ t196, t200 = t198 ^ (t180 & t184), t201 = t191 ^ t183,
        t202 = t198 ^ (t188 | t194), t203 = t197 & t192, t204 = t195 ^ t201, t205 = t183 ^ t195,
        t206 = t191 | t196, t207 = t190 ^ ((t189 & t204) ^ (t202 ^ t206)),
        t208 = (t205 & t199) ^ (t206 ^ t200), t209 = t207 ^ t208, t210 = t203 ^ (t202 ^ (t187 & t201)),
        t211 = t210 & t209, t212 = (t190 & t186) ^ (t203 ^ (t179 ^ t200)), t213 = t208 & (t211 ^ t212),
        t214 = t210 ^ t212, t215 = t209 ^ t213, t216 = t207 & t214, t217 = t212 & (t208 ^ t216),
        t218 = t211 ^ (t207 | t217), t219 = t214 ^ t217, t220 = t201 & t218, t221 = t215 ^ t219,
        t222 = t216 ^ (t210 | t213), t223 = t218 ^ t222, t224 = t193 & t223, t225 = t218 ^ t215,
        t226 = t222 ^ t219, t227 = t197 & t225, t228 = t223 ^ t221, t229 = t224 ^ (t192 & t225),
        t230 = t180 & t228, t231 = t230 ^ (t229 ^ (t190 & t215)), t232 = t220 ^ (t194 & t221),
        t233 = t231 ^ (t205 & t219), t234 = t233 ^ (t227 ^ (t191 & t226)), t235 = t234 ^ (t188 & t221),
        t236 = t235 ^ (t189 & t222), t237 = t236 ^ (t224 ^ (t196 & t226)),
        t238 = t235 ^ (t229 ^ (t187 & t218)), t239 = t232 ^ (t227 ^ (t195 & t223)),
        t240 = t237 ^ (t186 & t215), t241 = t233 ^ (t220 ^ (t204 & t222)),
        t242 = t240 ^ (t238 ^ ((t184 & t228) ^ t232)), t243 = t234 ^ t242,
        t244 = t230 ^ (t236 ^ (t199 & t219)), t245 = t237 ^ t244, t246 = t231 ^ t240,
        t247 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t248 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t249 = (((t238 << 40) | (t238 >> 24)) & t247) | (((t238 << 56) | (t238 >> 8)) & t248),
        t250 = t238 ^ t249,
        t251 = (((t241 << 40) | (t241 >> 24)) & t247) | (((t241 << 56) | (t241 >> 8)) & t248),
        t252 = t241 ^ t251,
        t253 = (((t239 << 40) | (t239 >> 24)) & t247) | (((t239 << 56) | (t239 >> 8)) & t248),
        t254 = t239 ^ t253,
        t255 = (((t244 << 40) | (t244 >> 24)) & t247) | (((t244 << 56) | (t244 >> 8)) & t248),
        t256 = t244 ^ t255,
        t257 = (((t243 << 40) | (t243 >> 24)) & t247) | (((t243 << 56) | (t243 >> 8)) & t248),
        t258 = t243 ^ t257,
        t259 = (((t245 << 40) | (t245 >> 24)) & t247) | (((t245 << 56) | (t245 >> 8)) & t248),
        t260 = t245 ^ t259,
        t261 = (((t242 << 40) | (t242 >> 24)) & t247) | (((t242 << 56) | (t242 >> 8)) & t248),
        t262 = t242 ^ t261,
        t263 = (((t246 << 40) | (t246 >> 24)) & t247) | (((t246 << 56) | (t246 >> 8)) & t248),
        t264 = t246 ^ t263, t265 = ((t263 ^ t250) ^ t252) ^ ((t264 << 32) | (t264 >> 32)),
        t266 = ((t259 ^ t250) ^ ((t260 << 32) | (t260 >> 32))) ^ t262,
        t267 = ((t253 ^ t250) ^ ((t254 << 32) | (t254 >> 32))) ^ t260,
        t268 = ((t251 ^ t250) ^ ((t252 << 32) | (t252 >> 32))) ^ load_all256(round + 64),
        t269 = t265 ^ load_all256(round + 72),
        t270 = ((t261 ^ ((t262 << 32) | (t262 >> 32))) ^ t264) ^ load_all256(round + 80),
        t271 = t266 ^ load_all256(round + 88), t272 = t267 ^ load_all256(round + 96),
        t273 = ((t255 ^ t254) ^ ((t256 << 32) | (t256 >> 32))) ^ load_all256(round + 104),
        t274 = ((t257 ^ t256) ^ ((t258 << 32) | (t258 >> 32))) ^ load_all256(round + 112),
        t275 = ((t249 ^ ((t250 << 32) | (t250 >> 32))) ^ t258) ^ load_all256(round + 120);
        // round 3 (aes.dsl:47)
        const v256 t276 = t268 ^ t273, t277 = t269 ^ t273, t278 = t271 ^ t275, t279 = t272 ^ t278,
        t280 = t278 ^ t277, t281 = t274 ^ t279, t282 = t270 ^ t277, t283 = t279 ^ t282,
        t284 = t276 ^ t281, t285 = t275 ^ t284, t286 = t276 ^ t280, t287 = t281 ^ t283,
        t288 = t269 ^ t287, t289 = t278 ^ t288, t290 = t274 ^ t286, t291 = t278 ^ t285,
        t292 = t287 & t289, t293 = t283 ^ t290, t294 = t292 ^ (t274 & t278), t295 = t285 ^ t277,
        t296 = t292 ^ (t282 | t288), t297 = t291 & t286, t298 = t289 ^ t295, t299 = t277 ^ t289,
        t300 = t285 | t290, t301 = t284 ^ ((t283 & t298) ^ (t296 ^ t300)),
        t302 = (t299 & t293) ^ (t300 ^ t294), t303 = t301 ^ t302, t304 = t297 ^ (t296 ^ (t281 & t295)),
        t305 = t304 & t303, t306 = (t284 & t280) ^ (t297 ^ (t273 ^ t294)), t307 = t302 & (t305 ^ t306),
        t308 = t304 ^ t306, t309 = t303 ^ t307, t310 = t301 & t308, t311 = t306 & (t302 ^ t310),
        t312 = t305 ^ (t301 | t311), t313 = t308 ^ t311, t314 = t295 & t312, t315 = t309 ^ t313,
        t316 = t310 ^ (t304 | t307), t317 = t312 ^ t316, t318 = t287 & t317, t319 = t312 ^ t309,
        t320 = t316 ^ t313, t321 = t291 & t319, t322 = t317 ^ t315, t323 = t318 ^ (t286 & t319),
        t324 = t274 & t322, t325 = t324 ^ (t323 ^ (t284 & t309)), t326 = t314 ^ (t288 & t315),
        t327 = t325 ^ (t299 & t313), t328 = t327 ^ (t321 ^ (t285 & t320)), t329 = t328 ^ (t282 & t315),
        t330 = t329 ^ (t283 & t316), t331 = t330 ^ (t318 ^ (t290 & t320)),
        t332 = t329 ^ (t323 ^ (t281 & t312)), t333 = t326 ^ (t321 ^ (t289 & t317)),
        t334 = t331 ^ (t280 & t309), t335 = t327 ^ (t314 ^ (t298 & t316)),
        t336 = t334 ^ (t332 ^ ((t278 & t322) ^ t326)), t337 = t328 ^ t336,
        t338 = t324 ^ (t330 ^ (t293 & t313)), t339 = t331 ^ t338, t340 = t325 ^ t334,
        t341 = splat_u64x4(UINT64_C(0xf000f000f000f)), t342 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t343 = (((t332 << 36) | (t332 >> 28)) & t341) | (((t332 << 52) | (t332 >> 12)) & t342),
        t344 = t332 ^ t343,
        t345 = (((t335 << 36) | (t335 >> 28)) & t341) | (((t335 << 52) | (t335 >> 12)) & t342),
        t346 = t335 ^ t345,
        t347 = (((t333 << 36) | (t333 >> 28)) & t341) | (((t333 << 52) | (t333 >> 12)) & t342),
        t348 = t333 ^ t347,
        t349 = (((t338 << 36) | (t338 >> 28)) & t341) | (((t338 << 52) | (t338 >> 12)) & t342),
        t350 = t338 ^ t349,
        t351 = (((t337 << 36) | (t337 >> 28)) & t341) | (((t337 << 52) | (t337 >> 12)) & t342),
        t352 = t337 ^ t351,
        t353 = (((t339 << 36) | (t339 >> 28)) & t341) | (((t339 << 52) | (t339 >> 12)) & t342),
        t354 = t339 ^ t353,
        t355 = (((t336 << 36) | (t336 >> 28)) & t341) | (((t336 << 52) | (t336 >> 12)) & t342),
        t356 = t336 ^ t355,
        t357 = (((t340 << 36) | (t340 >> 28)) & t341) | (((t340 << 52) | (t340 >> 12)) & t342),
        t358 = t340 ^ t357, t359 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t360 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t361 = (((t346 << 24) | (t346 >> 40)) & t359) | (((t346 << 40) | (t346 >> 24)) & t360),
        t362 = (((t358 << 24) | (t358 >> 40)) & t359) | (((t358 << 40) | (t358 >> 24)) & t360),
        t363 = (((t356 << 24) | (t356 >> 40)) & t359) | (((t356 << 40) | (t356 >> 24)) & t360),
        t364 = (((t354 << 24) | (t354 >> 40)) & t359) | (((t354 << 40) | (t354 >> 24)) & t360),
        t365 = (((t348 << 24) | (t348 >> 40)) & t359) | (((t348 << 40) | (t348 >> 24)) & t360),
        t366 = (((t350 << 24) | (t350 >> 40)) & t359) | (((t350 << 40) | (t350 >> 24)) & t360),
        t367 = (((t352 << 24) | (t352 >> 40)) & t359) | (((t352 << 40) | (t352 >> 24)) & t360),
        t368 = (((t344 << 24) | (t344 >> 40)) & t359) | (((t344 << 40) | (t344 >> 24)) & t360),
        t369 = ((t345 ^ t344) ^ t361) ^ load_all256(round + 128),
        t370 = (((t357 ^ t344) ^ t346) ^ t362) ^ load_all256(round + 136),
        t371 = ((t355 ^ t363) ^ t358) ^ load_all256(round + 144),
        t372 = (((t353 ^ t344) ^ t364) ^ t356) ^ load_all256(round + 152),
        t373 = (((t347 ^ t344) ^ t365) ^ t354) ^ load_all256(round + 160),
        t374 = ((t349 ^ t348) ^ t366) ^ load_all256(round + 168),
        t375 = ((t351 ^ t350) ^ t367) ^ load_all256(round + 176),
        t376 = ((t343 ^ t368) ^ t352) ^ load_all256(round + 184);
        // round 4 (aes.dsl:47)
        const v256 t377 = t369 ^ t374, t378 = t370 ^ t374, t379 = t372 ^ t376, t380 = t373 ^ t379,
        t381 = t379 ^ t378, t382 = t375 ^ t380, t383 = t371 ^ t378, t384 = t380 ^ t383,
        t385 = t377 ^ t382, t386 = t376 ^ t385, t387 = t377 ^ t381, t388 = t382 ^ t384,
        t389 = t370 ^ t388, t390 = t379 ^ t389, t391 = t375 ^ t387, t392 = t379 ^ t386,
        t393 = t388 & t390, t394 = t384 ^ t391, t395 = t393 ^ (t375 & t379), t396 = t386 ^ t378,
        t397 = t393 ^ (t383 | t389), t398 = t392 & t387, t399 = t390 ^ t396, t400 = t378 ^ t390,
        t401 = t386 | t391, t402 = t385 ^ ((t384 & t399) ^ (t397 ^ t401)),
        t403 = (t400 & t394) ^ (t401 ^ t395), t404 = t402 ^ t403, t405 = t398 ^ (t397 ^ (t382 & t396)),
        t406 = t405 & t404, t407 = (t385 & t381) ^ (t398 ^ (t374 ^ t395)), t408 = t403 & (t406 ^ t407),
        t409 = t405 ^ t407, t410 = t404 ^ t408, t411 = t402 & t409, t412 = t407 & (t403 ^ t411),
        t413 = t406 ^ (t402 | t412), t414 = t409 ^ t412, t415 = t396 & t413, t416 = t410 ^ t414,
        t417 = t411 ^ (t405 | t408), t418 = t413 ^ t417, t419 = t388 & t418, t420 = t413 ^ t410,
        t421 = t417 ^ t414, t422 = t392 & t420, t423 = t418 ^ t416, t424 = t419 ^ (t387 & t420),
        t425 = t375 & t423, t426 = t425 ^ (t424 ^ (t385 & t410)), t427 = t415 ^ (t389 & t416),
        t428 = t426 ^ (t400 & t414), t429 = t428 ^ (t422 ^ (t386 & t421)), t430 = t429 ^ (t383 & t416),
        t431 = t430 ^ (t384 & t417), t432 = t431 ^ (t419 ^ (t391 & t421)),
        t433 = t430 ^ (t424 ^ (t382 & t413)), t434 = t427 ^ (t422 ^ (t390 & t418)),
        t435 = t432 ^ (t381 & t410), t436 = t428 ^ (t415 ^ (t399 & t417)),
        t437 = t435 ^ (t433 ^ ((t379 & t423) ^ t427)), t438 = t429 ^ t437,
        t439 = t425 ^ (t431 ^ (t394 & t414)), t440 = t432 ^ t439, t441 = t426 ^ t435,
        t442 = (t433 << 48) | (t433 >> 16), t443 = t433 ^ t442, t444 = (t436 << 48) | (t436 >> 16),
        t445 = t436 ^ t444, t446 = (t434 << 48) | (t434 >> 16), t447 = t434 ^ t446,
        t448 = (t439 << 48) | (t439 >> 16), t449 = t439 ^ t448, t450 = (t438 << 48) | (t438 >> 16),
        t451 = t438 ^ t450, t452 = (t440 << 48) | (t440 >> 16), t453 = t440 ^ t452,
        t454 = (t437 << 48) | (t437 >> 16), t455 = t437 ^ t454, t456 = (t441 << 48) | (t441 >> 16),
        t457 = t441 ^ t456, t458 = ((t456 ^ t443) ^ t445) ^ ((t457 << 32) | (t457 >> 32)),
        t459 = ((t452 ^ t443) ^ ((t453 << 32) | (t453 >> 32))) ^ t455,
        t460 = ((t446 ^ t443) ^ ((t447 << 32) | (t447 >> 32))) ^ t453,
        t461 = ((t444 ^ t443) ^ ((t445 << 32) | (t445 >> 32))) ^ load_all256(round + 192),
        t462 = t458 ^ load_all256(round + 200),
        t463 = ((t454 ^ ((t455 << 32) | (t455 >> 32))) ^ t457) ^ load_all256(round + 208),
        t464 = t459 ^ load_all256(round + 216), t465 = t460 ^ load_all256(round + 224),
        t466 = ((t448 ^ t447) ^ ((t449 << 32) | (t449 >> 32))) ^ load_all256(round + 232),
        t467 = ((t450 ^ t449) ^ ((t451 << 32) | (t451 >> 32))) ^ load_all256(round + 240),
        t468 = ((t442 ^ ((t443 << 32) | (t443 >> 32))) ^ t451) ^ load_all256(round + 248);
        x0 = t461;
        x1 = t466;
        x2 = t462;
        x3 = t464;
        x4 = t468;
        x5 = t465;
        x6 = t467;
        x7 = t463;
    }
    // round 13 (aes.dsl:47)
    const v256 t1121 = x0 ^ x1, t1122 = x2 ^ x1, t1123 = x3 ^ x4, t1124 = x5 ^ t1123,
    t1125 = t1123 ^ t1122, t1126 = x6 ^ t1124, t1127 = x7 ^ t1122, t1128 = t1124 ^ t1127,
    t1129 = t1121 ^ t1126, t1130 = x4 ^ t1129, t1131 = t1121 ^ t1125, t1132 = t1126 ^ t1128,
    t1133 = x2 ^ t1132, t1134 = t1123 ^ t1133, t1135 = x6 ^ t1131, t1136 = t1123 ^ t1130,
    t1137 = t1132 & t1134, t1138 = t1128 ^ t1135, t1139 = t1137 ^ (x6 & t1123),
    t1140 = t1130 ^ t1122, t1141 = t1137 ^ (t1127 | t1133), t1142 = t1136 & t1131,
    t1143 = t1134 ^ t1140, t1144 = t1122 ^ t1134, t1145 = t1130 | t1135,
    t1146 = t1129 ^ ((t1128 & t1143) ^ (t1141 ^ t1145)), t1147 = (t1144 & t1138) ^ (t1145 ^ t1139),
    t1148 = t1146 ^ t1147, t1149 = t1142 ^ (t1141 ^ (t1126 & t1140)), t1150 = t1149 & t1148,
    t1151 = (t1129 & t1125) ^ (t1142 ^ (x1 ^ t1139)), t1152 = t1147 & (t1150 ^ t1151),
    t1153 = t1149 ^ t1151, t1154 = t1148 ^ t1152, t1155 = t1146 & t1153,
    t1156 = t1151 & (t1147 ^ t1155), t1157 = t1150 ^ (t1146 | t1156), t1158 = t1153 ^ t1156,
    t1159 = t1140 & t1157, t1160 = t1154 ^ t1158, t1161 = t1155 ^ (t1149 | t1152),
    t1162 = t1157 ^ t1161, t1163 = t1132 & t1162, t1164 = t1157 ^ t1154, t1165 = t1161 ^ t1158,
    t1166 = t1136 & t1164, t1167 = t1162 ^ t1160, t1168 = t1163 ^ (t1131 & t1164),
    t1169 = x6 & t1167, t1170 = t1169 ^ (t1168 ^ (t1129 & t1154)), t1171 = t1159 ^ (t1133 & t1160),
    t1172 = t1170 ^ (t1144 & t1158), t1173 = t1172 ^ (t1166 ^ (t1130 & t1165)),
    t1174 = t1173 ^ (t1127 & t1160), t1175 = t1174 ^ (t1128 & t1161),
    t1176 = t1175 ^ (t1163 ^ (t1135 & t1165)), t1177 = t1174 ^ (t1168 ^ (t1126 & t1157)),
    t1178 = t1171 ^ (t1166 ^ (t1134 & t1162)), t1179 = t1176 ^ (t1125 & t1154),
    t1180 = t1172 ^ (t1159 ^ (t1143 & t1161)), t1181 = t1179 ^ (t1177 ^ ((t1123 & t1167) ^ t1171)),
    t1182 = t1173 ^ t1181, t1183 = t1169 ^ (t1175 ^ (t1138 & t1158)), t1184 = t1176 ^ t1183,
    t1185 = t1170 ^ t1179, t1186 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t1187 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t1188 = (((t1177 << 44) | (t1177 >> 20)) & t1186) | (((t1177 << 60) | (t1177 >> 4)) & t1187),
    t1189 = t1177 ^ t1188,
    t1190 = (((t1180 << 44) | (t1180 >> 20)) & t1186) | (((t1180 << 60) | (t1180 >> 4)) & t1187),
    t1191 = t1180 ^ t1190,
    t1192 = (((t1178 << 44) | (t1178 >> 20)) & t1186) | (((t1178 << 60) | (t1178 >> 4)) & t1187),
    t1193 = t1178 ^ t1192,
    t1194 = (((t1183 << 44) | (t1183 >> 20)) & t1186) | (((t1183 << 60) | (t1183 >> 4)) & t1187),
    t1195 = t1183 ^ t1194,
    t1196 = (((t1182 << 44) | (t1182 >> 20)) & t1186) | (((t1182 << 60) | (t1182 >> 4)) & t1187),
    t1197 = t1182 ^ t1196,
    t1198 = (((t1184 << 44) | (t1184 >> 20)) & t1186) | (((t1184 << 60) | (t1184 >> 4)) & t1187),
    t1199 = t1184 ^ t1198,
    t1200 = (((t1181 << 44) | (t1181 >> 20)) & t1186) | (((t1181 << 60) | (t1181 >> 4)) & t1187),
    t1201 = t1181 ^ t1200,
    t1202 = (((t1185 << 44) | (t1185 >> 20)) & t1186) | (((t1185 << 60) | (t1185 >> 4)) & t1187),
    t1203 = t1185 ^ t1202, t1204 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t1205 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t1206 = (((t1191 << 24) | (t1191 >> 40)) & t1204) | (((t1191 << 40) | (t1191 >> 24)) & t1205),
    t1207 = (((t1203 << 24) | (t1203 >> 40)) & t1204) | (((t1203 << 40) | (t1203 >> 24)) & t1205),
    t1208 = (((t1201 << 24) | (t1201 >> 40)) & t1204) | (((t1201 << 40) | (t1201 >> 24)) & t1205),
    t1209 = (((t1199 << 24) | (t1199 >> 40)) & t1204) | (((t1199 << 40) | (t1199 >> 24)) & t1205),
    t1210 = (((t1193 << 24) | (t1193 >> 40)) & t1204) | (((t1193 << 40) | (t1193 >> 24)) & t1205),
    t1211 = (((t1195 << 24) | (t1195 >> 40)) & t1204) | (((t1195 << 40) | (t1195 >> 24)) & t1205),
    t1212 = (((t1197 << 24) | (t1197 >> 40)) & t1204) | (((t1197 << 40) | (t1197 >> 24)) & t1205),
    t1213 = (((t1189 << 24) | (t1189 >> 40)) & t1204) | (((t1189 << 40) | (t1189 >> 24)) & t1205),
    t1214 = ((t1190 ^ t1189) ^ t1206) ^ load_all256(ctx + 1600),
    t1215 = (((t1202 ^ t1189) ^ t1191) ^ t1207) ^ load_all256(ctx + 1608),
    t1216 = ((t1200 ^ t1208) ^ t1203) ^ load_all256(ctx + 1616),
    t1217 = (((t1198 ^ t1189) ^ t1209) ^ t1201) ^ load_all256(ctx + 1624),
    t1218 = (((t1192 ^ t1189) ^ t1210) ^ t1199) ^ load_all256(ctx + 1632),
    t1219 = ((t1194 ^ t1193) ^ t1211) ^ load_all256(ctx + 1640),
    t1220 = ((t1196 ^ t1195) ^ t1212) ^ load_all256(ctx + 1648),
    t1221 = ((t1188 ^ t1213) ^ t1197) ^ load_all256(ctx + 1656);
    // round 14 (aes.dsl:53)
    const v256 t1222 = t1214 ^ t1219, t1223 = t1215 ^ t1219, t1224 = t1217 ^ t1221,
    t1225 = t1218 ^ t1224, t1226 = t1224 ^ t1223, t1227 = t1220 ^ t1225, t1228 = t1216 ^ t1223,
    t1229 = t1225 ^ t1228, t1230 = t1222 ^ t1227, t1231 = t1221 ^ t1230, t1232 = t1222 ^ t1226,
    t1233 = t1227 ^ t1229, t1234 = t1215 ^ t1233, t1235 = t1224 ^ t1234, t1236 = t1220 ^ t1232,
    t1237 = t1224 ^ t1231, t1238 = t1233 & t1235, t1239 = t1229 ^ t1236,
    t1240 = t1238 ^ (t1220 & t1224), t1241 = t1231 ^ t1223, t1242 = t1238 ^ (t1228 | t1234),
    t1243 = t1237 & t1232, t1244 = t1235 ^ t1241, t1245 = t1223 ^ t1235, t1246 = t1231 | t1236,
    t1247 = t1230 ^ ((t1229 & t1244) ^ (t1242 ^ t1246)), t1248 = (t1245 & t1239) ^ (t1246 ^ t1240),
    t1249 = t1247 ^ t1248, t1250 = t1243 ^ (t1242 ^ (t1227 & t1241)), t1251 = t1250 & t1249,
    t1252 = (t1230 & t1226) ^ (t1243 ^ (t1219 ^ t1240)), t1253 = t1248 & (t1251 ^ t1252),
    t1254 = t1250 ^ t1252, t1255 = t1249 ^ t1253, t1256 = t1247 & t1254,
    t1257 = t1252 & (t1248 ^ t1256), t1258 = t1251 ^ (t1247 | t1257), t1259 = t1254 ^ t1257,
    t1260 = t1241 & t1258, t1261 = t1255 ^ t1259, t1262 = t1256 ^ (t1250 | t1253),
    t1263 = t1258 ^ t1262, t1264 = t1233 & t1263, t1265 = t1258 ^ t1255, t1266 = t1262 ^ t1259,
    t1267 = t1237 & t1265, t1268 = t1263 ^ t1261, t1269 = t1264 ^ (t1232 & t1265),
    t1270 = t1220 & t1268, t1271 = t1270 ^ (t1269 ^ (t1230 & t1255)),
    t1272 = t1260 ^ (t1234 & t1261), t1273 = t1271 ^ (t1245 & t1259),
    t1274 = t1273 ^ (t1267 ^ (t1231 & t1266)), t1275 = t1274 ^ (t1228 & t1261),
    t1276 = t1275 ^ (t1229 & t1262), t1277 = t1276 ^ (t1264 ^ (t1236 & t1266)),
    t1278 = t1275 ^ (t1269 ^ (t1227 & t1258)), t1279 = t1277 ^ (t1226 & t1255),
    t1280 = t1279 ^ (t1278 ^ ((t1224 & t1268) ^ t1272)), t1281 = t1270 ^ (t1276 ^ (t1239 & t1259)),
    t1282 = (t1273 ^ (t1260 ^ (t1244 & t1262))) ^ load_all256(ctx + 1664),
    t1283 = (t1271 ^ t1279) ^ load_all256(ctx + 1672), t1284 = t1280 ^ load_all256(ctx + 1680),
    t1285 = (t1277 ^ t1281) ^ load_all256(ctx + 1688),
    t1286 = (t1272 ^ (t1267 ^ (t1235 & t1263))) ^ load_all256(ctx + 1696),
    t1287 = t1281 ^ load_all256(ctx + 1704), t1288 = (t1274 ^ t1280) ^ load_all256(ctx + 1712),
    t1289 = t1278 ^ load_all256(ctx + 1720), t1290 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1291 = ((t1282 >> 4) ^ t1286) & t1290, t1292 = t1282 ^ (t1291 << 4), t1293 = t1286 ^ t1291,
    t1294 = ((t1283 >> 4) ^ t1287) & t1290, t1295 = t1283 ^ (t1294 << 4), t1296 = t1287 ^ t1294,
    t1297 = ((t1284 >> 4) ^ t1288) & t1290, t1298 = t1284 ^ (t1297 << 4), t1299 = t1288 ^ t1297,
    t1300 = ((t1285 >> 4) ^ t1289) & t1290, t1301 = t1285 ^ (t1300 << 4), t1302 = t1289 ^ t1300,
    t1303 = splat_u64x4(UINT64_C(0xffffffff)), t1304 = ((t1292 >> 32) ^ t1293) & t1303,
    t1305 = t1292 ^ (t1304 << 32), t1306 = t1293 ^ t1304, t1307 = ((t1295 >> 32) ^ t1296) & t1303,
    t1308 = t1295 ^ (t1307 << 32), t1309 = t1296 ^ t1307, t1310 = ((t1298 >> 32) ^ t1299) & t1303,
    t1311 = t1298 ^ (t1310 << 32), t1312 = t1299 ^ t1310, t1313 = ((t1301 >> 32) ^ t1302) & t1303,
    t1314 = t1301 ^ (t1313 << 32), t1315 = t1302 ^ t1313,
    t1316 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1317 = ((t1305 >> 16) ^ t1306) & t1316,
    t1318 = t1305 ^ (t1317 << 16), t1319 = t1306 ^ t1317, t1320 = ((t1308 >> 16) ^ t1309) & t1316,
    t1321 = t1308 ^ (t1320 << 16), t1322 = t1309 ^ t1320, t1323 = ((t1311 >> 16) ^ t1312) & t1316,
    t1324 = t1311 ^ (t1323 << 16), t1325 = t1312 ^ t1323, t1326 = ((t1314 >> 16) ^ t1315) & t1316,
    t1327 = t1314 ^ (t1326 << 16), t1328 = t1315 ^ t1326,
    t1329 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1330 = ((t1318 >> 8) ^ t1319) & t1329,
    t1331 = t1318 ^ (t1330 << 8), t1332 = t1319 ^ t1330, t1333 = ((t1321 >> 8) ^ t1322) & t1329,
    t1334 = t1321 ^ (t1333 << 8), t1335 = t1322 ^ t1333, t1336 = ((t1324 >> 8) ^ t1325) & t1329,
    t1337 = t1324 ^ (t1336 << 8), t1338 = t1325 ^ t1336, t1339 = ((t1327 >> 8) ^ t1328) & t1329,
    t1340 = t1327 ^ (t1339 << 8), t1341 = t1328 ^ t1339,
    t1342 = splat_u64x4(UINT64_C(0x3333333333333333)), t1343 = ((t1331 >> 2) ^ t1337) & t1342,
    t1344 = t1331 ^ (t1343 << 2), t1345 = t1337 ^ t1343, t1346 = ((t1332 >> 2) ^ t1338) & t1342,
    t1347 = t1332 ^ (t1346 << 2), t1348 = t1338 ^ t1346, t1349 = ((t1334 >> 2) ^ t1340) & t1342,
    t1350 = t1334 ^ (t1349 << 2), t1351 = t1340 ^ t1349, t1352 = ((t1335 >> 2) ^ t1341) & t1342,
    t1353 = t1335 ^ (t1352 << 2), t1354 = t1341 ^ t1352,
    t1355 = splat_u64x4(UINT64_C(0x5555555555555555)), t1356 = ((t1344 >> 1) ^ t1350) & t1355,
    t1357 = t1344 ^ (t1356 << 1), t1358 = t1350 ^ t1356, t1359 = ((t1347 >> 1) ^ t1353) & t1355,
    t1360 = t1347 ^ (t1359 << 1), t1361 = t1353 ^ t1359, t1362 = ((t1345 >> 1) ^ t1351) & t1355,
    t1363 = t1345 ^ (t1362 << 1), t1364 = t1351 ^ t1362, t1365 = ((t1348 >> 1) ^ t1354) & t1355,
    t1366 = t1348 ^ (t1365 << 1), t1367 = t1354 ^ t1365,
    t1368 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)), t1369 = (t1357 ^ t1360) & t1368,
    t1370 = (t1358 ^ t1361) & t1368, t1371 = (t1363 ^ t1366) & t1368,
    t1372 = (t1364 ^ t1367) & t1368, t1373 = load_lanes256(in, 64),
    t1374 = load_lanes256(in + 8, 64), t1375 = load_lanes256(in + 16, 64),
    t1376 = load_lanes256(in + 24, 64), t1377 = load_lanes256(in + 32, 64),
    t1378 = load_lanes256(in + 40, 64), t1379 = load_lanes256(in + 48, 64),
    t1380 = load_lanes256(in + 56, 64), t1381 = t1373 ^ (t1357 ^ t1369),
    t1382 = t1374 ^ (t1360 ^ t1369), t1383 = t1375 ^ (t1358 ^ t1370),
    t1384 = t1376 ^ (t1361 ^ t1370), t1385 = t1377 ^ (t1363 ^ t1371),
    t1386 = t1378 ^ (t1366 ^ t1371), t1387 = t1379 ^ (t1364 ^ t1372),
    t1388 = t1380 ^ (t1367 ^ t1372);
    store_lanes256(out, 64, &t1381);
    store_lanes256(out + 8, 64, &t1382);
    store_lanes256(out + 16, 64, &t1383);
    store_lanes256(out + 24, 64, &t1384);
    store_lanes256(out + 32, 64, &t1385);
    store_lanes256(out + 40, 64, &t1386);
    store_lanes256(out + 48, 64, &t1387);
    store_lanes256(out + 56, 64, &t1388);
}

void lwcc_aes128_256_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 256; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 256;
        in += 256;
        counter += 16;
    }
    nbytes %= 256;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[256] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_aes128_256_ctr_crypt_c(buffer, buffer, 256, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
