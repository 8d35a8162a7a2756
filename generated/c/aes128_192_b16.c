// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_192 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 4 arrangements
// sizes:     in bytes: block 16, key 24, nonce 12, rk 1208, ctx 1272, align 1, group 256, stack 0
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
static void key_setup_1(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
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
    t67 = ~(t53 ^ t62), t68 = ~t64, t69 = ~(t56 ^ t63), t70 = t66 >> 8, t71 = t67 >> 7,
    t72 = (x1 | (t70 & UINT64_C(0x1010100000000))) | (t71 & UINT64_C(0x2020200000000)),
    t73 = t63 >> 6, t74 = t65 >> 5,
    t75 = (t72 | (t73 & UINT64_C(0x4040400000000))) | (t74 & UINT64_C(0x8080800000000)),
    t76 = t61 >> 4, t77 = t68 >> 3,
    t78 = (t75 | (t76 & UINT64_C(0x10101000000000))) | (t77 & UINT64_C(0x20202000000000)),
    t79 = t69 >> 2, t80 = t60 >> 1,
    t81 = (t78 | (t79 & UINT64_C(0x40404000000000))) | (t80 & UINT64_C(0x80808000000000)),
    t82 = t81 | ((t66 << 24) & UINT64_C(0x100000000000000)),
    t83 = t82 | ((t67 << 25) & UINT64_C(0x200000000000000)),
    t84 = t83 | ((t63 << 26) & UINT64_C(0x400000000000000)),
    t85 = t84 | ((t65 << 27) & UINT64_C(0x800000000000000)),
    t86 = t85 | ((t61 << 28) & UINT64_C(0x1000000000000000)),
    t87 = t86 | ((t68 << 29) & UINT64_C(0x2000000000000000)),
    t88 = t87 | ((t69 << 30) & UINT64_C(0x4000000000000000)),
    t89 = t88 | ((t60 << 31) & UINT64_C(0x8000000000000000)),
    t90 = ((t66 >> 40) & UINT64_C(0x10101)) | ((t67 >> 39) & UINT64_C(0x20202)),
    t91 = (t90 | ((t63 >> 38) & UINT64_C(0x40404))) | ((t65 >> 37) & UINT64_C(0x80808)),
    t92 = (t91 | ((t61 >> 36) & UINT64_C(0x101010))) | ((t68 >> 35) & UINT64_C(0x202020)),
    t93 = (t92 | ((t69 >> 34) & UINT64_C(0x404040))) | ((t60 >> 33) & UINT64_C(0x808080)),
    t94 = (t93 | (t70 & UINT64_C(0x1000000))) | (t71 & UINT64_C(0x2000000)),
    t95 = (t94 | (t73 & UINT64_C(0x4000000))) | (t74 & UINT64_C(0x8000000)),
    t96 = (t95 | (t76 & UINT64_C(0x10000000))) | (t77 & UINT64_C(0x20000000)),
    t97 = (t96 | (t79 & UINT64_C(0x40000000))) | (t80 & UINT64_C(0x80000000)), t98 = x2 ^ t89;
    z[0] = t0;
    z[1] = t97;
    z[2] = t98;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0)
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

void lwcc_aes128_192_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[146];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16);
    key_setup_2(z, t2);
    const uint64_t t3 = (t0 & UINT64_C(0xffffffff)) | (t0 << 32),
    t4 = ((z[5] >> 40) & UINT64_C(0x10101)) | ((z[6] >> 39) & UINT64_C(0x20202)),
    t5 = (t4 | ((z[3] >> 38) & UINT64_C(0x40404))) | ((z[4] >> 37) & UINT64_C(0x80808)),
    t6 = (t5 | ((z[2] >> 36) & UINT64_C(0x101010))) | ((z[7] >> 35) & UINT64_C(0x202020)),
    t7 = (t6 | ((z[8] >> 34) & UINT64_C(0x404040))) | ((z[1] >> 33) & UINT64_C(0x808080)),
    t8 = z[5] >> 8, t9 = z[6] >> 7,
    t10 = (t7 | (t8 & UINT64_C(0x1000000))) | (t9 & UINT64_C(0x2000000)), t11 = z[3] >> 6,
    t12 = z[4] >> 5, t13 = (t10 | (t11 & UINT64_C(0x4000000))) | (t12 & UINT64_C(0x8000000)),
    t14 = z[2] >> 4, t15 = z[7] >> 3,
    t16 = (t13 | (t14 & UINT64_C(0x10000000))) | (t15 & UINT64_C(0x20000000)), t17 = z[8] >> 2,
    t18 = z[1] >> 1, t19 = (t16 | (t17 & UINT64_C(0x40000000))) | (t18 & UINT64_C(0x80000000)),
    t20 = t0 & UINT64_C(0xffffffff00000000), t21 = t8 & UINT64_C(0x1010100000000),
    t22 = t9 & UINT64_C(0x2020200000000), t23 = t11 & UINT64_C(0x4040400000000),
    t24 = t12 & UINT64_C(0x8080800000000), t25 = t14 & UINT64_C(0x10101000000000),
    t26 = t15 & UINT64_C(0x20202000000000), t27 = t17 & UINT64_C(0x40404000000000),
    t28 = (((((t21 | t22) | t23) | t24) | t25) | t26) | t27, t29 = t18 & UINT64_C(0x80808000000000),
    t30 = (z[5] << 24) & UINT64_C(0x100000000000000),
    t31 = (z[6] << 25) & UINT64_C(0x200000000000000),
    t32 = (z[3] << 26) & UINT64_C(0x400000000000000),
    t33 = (z[4] << 27) & UINT64_C(0x800000000000000),
    t34 = (z[2] << 28) & UINT64_C(0x1000000000000000),
    t35 = (((((t28 | t29) | t30) | t31) | t32) | t33) | t34,
    t36 = (z[7] << 29) & UINT64_C(0x2000000000000000),
    t37 = (z[8] << 30) & UINT64_C(0x4000000000000000),
    t38 = (z[1] << 31) & UINT64_C(0x8000000000000000), t39 = ((t35 | t36) | t37) | t38,
    t40 = t3 ^ (t19 | t20), t41 = (t40 ^ t39) ^ UINT64_C(0x100000001),
    t42 = t1 & UINT64_C(0xffffffff00000000),
    t43 = (t3 ^ ((t0 >> 32) | t20)) ^ ((t1 & UINT64_C(0xffffffff)) | (t1 << 32)),
    t44 = ((t43 ^ (t19 | t42)) ^ t39) ^ UINT64_C(0x100000001),
    t45 = (t43 ^ ((t1 >> 32) | t42)) ^ ((t2 & UINT64_C(0xffffffff)) | (t2 << 32)),
    t46 = t45 ^ (t19 | (t2 & UINT64_C(0xffffffff00000000))),
    t47 = (t46 ^ t39) ^ UINT64_C(0x100000001);
    key_setup_1(z + 9, t47, t19, t0);
    const uint64_t t48 = (z[11] ^ z[10]) ^ UINT64_C(0x200000003), t49 = t48 ^ t1, t50 = t49 ^ t2;
    key_setup_2(z + 12, t50);
    const uint64_t t51 = (((((z[10] | t21) | t22) | t23) | t24) | t25) | t26,
    t52 = (((((t51 | t27) | t29) | t30) | t31) | t32) | t33,
    t53 = (rotl64(z[17], 24) & UINT64_C(0x100000000010101)) | (rotl64(z[18], 25) & UINT64_C(0x200000000020202)),
    t54 = t53 | (rotl64(z[15], 26) & UINT64_C(0x400000000040404)),
    t55 = t54 | (rotl64(z[16], 27) & UINT64_C(0x800000000080808)),
    t56 = t55 | (rotl64(z[14], 28) & UINT64_C(0x1000000000101010)),
    t57 = t56 | (rotl64(z[19], 29) & UINT64_C(0x2000000000202020)),
    t58 = t57 | (rotl64(z[20], 30) & UINT64_C(0x4000000000404040)),
    t59 = t58 | (rotl64(z[13], 31) & UINT64_C(0x8000000000808080)), t60 = z[17] >> 8,
    t61 = z[18] >> 7,
    t62 = (t59 | (t60 & UINT64_C(0x1010101000000))) | (t61 & UINT64_C(0x2020202000000)),
    t63 = z[15] >> 6, t64 = z[16] >> 5,
    t65 = (t62 | (t63 & UINT64_C(0x4040404000000))) | (t64 & UINT64_C(0x8080808000000)),
    t66 = z[14] >> 4, t67 = z[19] >> 3,
    t68 = (t65 | (t66 & UINT64_C(0x10101010000000))) | (t67 & UINT64_C(0x20202020000000)),
    t69 = z[20] >> 2, t70 = z[13] >> 1,
    t71 = (t68 | (t69 & UINT64_C(0x40404040000000))) | (t70 & UINT64_C(0x80808080000000)),
    t72 = (t40 ^ ((((t52 | t34) | t36) | t37) | t38)) ^ t71, t73 = t72 ^ UINT64_C(0x500000007),
    t74 = t73 ^ t44, t75 = t74 ^ t47;
    key_setup_2(z + 21, t75);
    const uint64_t t76 = z[26] >> 8, t77 = z[27] >> 7,
    t78 = (z[10] | (t76 & UINT64_C(0x1010100000000))) | (t77 & UINT64_C(0x2020200000000)),
    t79 = z[24] >> 6, t80 = z[25] >> 5,
    t81 = (t78 | (t79 & UINT64_C(0x4040400000000))) | (t80 & UINT64_C(0x8080800000000)),
    t82 = z[23] >> 4, t83 = z[28] >> 3,
    t84 = (t81 | (t82 & UINT64_C(0x10101000000000))) | (t83 & UINT64_C(0x20202000000000)),
    t85 = z[29] >> 2, t86 = z[22] >> 1,
    t87 = (t84 | (t85 & UINT64_C(0x40404000000000))) | (t86 & UINT64_C(0x80808000000000)),
    t88 = t87 | ((z[26] << 24) & UINT64_C(0x100000000000000)),
    t89 = t88 | ((z[27] << 25) & UINT64_C(0x200000000000000)),
    t90 = t89 | ((z[24] << 26) & UINT64_C(0x400000000000000)),
    t91 = t90 | ((z[25] << 27) & UINT64_C(0x800000000000000)),
    t92 = t91 | ((z[23] << 28) & UINT64_C(0x1000000000000000)),
    t93 = t92 | ((z[28] << 29) & UINT64_C(0x2000000000000000)),
    t94 = t93 | ((z[29] << 30) & UINT64_C(0x4000000000000000)),
    t95 = t94 | ((z[22] << 31) & UINT64_C(0x8000000000000000)),
    t96 = ((z[17] >> 40) & UINT64_C(0x10101)) | ((z[18] >> 39) & UINT64_C(0x20202)),
    t97 = (t96 | ((z[15] >> 38) & UINT64_C(0x40404))) | ((z[16] >> 37) & UINT64_C(0x80808)),
    t98 = (t97 | ((z[14] >> 36) & UINT64_C(0x101010))) | ((z[19] >> 35) & UINT64_C(0x202020)),
    t99 = (t98 | ((z[20] >> 34) & UINT64_C(0x404040))) | ((z[13] >> 33) & UINT64_C(0x808080)),
    t100 = (t99 | (t60 & UINT64_C(0x1000000))) | (t61 & UINT64_C(0x2000000)),
    t101 = (t100 | (t63 & UINT64_C(0x4000000))) | (t64 & UINT64_C(0x8000000)),
    t102 = (t101 | (t66 & UINT64_C(0x10000000))) | (t67 & UINT64_C(0x20000000)),
    t103 = (t102 | (t69 & UINT64_C(0x40000000))) | (t70 & UINT64_C(0x80000000)),
    t104 = ((z[26] >> 40) & UINT64_C(0x10101)) | ((z[27] >> 39) & UINT64_C(0x20202)),
    t105 = (t104 | ((z[24] >> 38) & UINT64_C(0x40404))) | ((z[25] >> 37) & UINT64_C(0x80808)),
    t106 = (t105 | ((z[23] >> 36) & UINT64_C(0x101010))) | ((z[28] >> 35) & UINT64_C(0x202020)),
    t107 = (t106 | ((z[29] >> 34) & UINT64_C(0x404040))) | ((z[22] >> 33) & UINT64_C(0x808080)),
    t108 = (t107 | (t76 & UINT64_C(0x1000000))) | (t77 & UINT64_C(0x2000000)),
    t109 = (t108 | (t79 & UINT64_C(0x4000000))) | (t80 & UINT64_C(0x8000000)),
    t110 = (t109 | (t82 & UINT64_C(0x10000000))) | (t83 & UINT64_C(0x20000000)),
    t111 = (t110 | (t85 & UINT64_C(0x40000000))) | (t86 & UINT64_C(0x80000000)), t112 = z[11] ^ t95,
    t113 = ((t112 ^ t103) ^ t111) ^ UINT64_C(0xa0000000f), t114 = t113 ^ t49, t115 = t114 ^ t50;
    key_setup_1(z + 30, t115, t111, t72);
    const uint64_t t116 = (z[32] ^ z[31]) ^ UINT64_C(0x150000001f), t117 = t116 ^ t74,
    t118 = t117 ^ t75;
    key_setup_1(z + 33, t118, t103, t112);
    const uint64_t t119 = (((z[35] ^ t111) ^ z[31]) ^ z[34]) ^ UINT64_C(0x2a0000003f),
    t120 = t119 ^ t114, t121 = t120 ^ t115;
    key_setup_1(z + 36, t121, z[31], z[32]);
    const uint64_t t122 = ((z[38] ^ z[34]) ^ z[37]) ^ UINT64_C(0x550000007f), t123 = t122 ^ t117,
    t124 = t123 ^ t118;
    key_setup_1(z + 39, t124, t111, z[35]);
    const uint64_t t125 = ((((z[41] ^ z[31]) ^ z[34]) ^ z[37]) ^ z[40]) ^ UINT64_C(0xaa000000ff),
    t126 = t125 ^ t120, t127 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555),
    t128 = t0 ^ (t127 << 1), t129 = t0 ^ t127;
    key_setup_0(z + 42, t1 >> 1, t1, t128, t129);
    const uint64_t t130 = rotl64(t41, 32),
    t131 = (t2 & UINT64_C(0xff000000ff)) | (t130 & UINT64_C(0xff0000000000ff00)),
    t132 = rotl64(t2, 32),
    t133 = (t131 | (t41 & UINT64_C(0xff000000ff0000))) | (t132 & UINT64_C(0xff00ff000000)),
    t134 = (t41 & UINT64_C(0xff000000ff)) | (t132 & UINT64_C(0xff0000000000ff00)),
    t135 = (t134 | (t2 & UINT64_C(0xff000000ff0000))) | (t130 & UINT64_C(0xff00ff000000)),
    t136 = ((t133 >> 1) ^ t133) & UINT64_C(0x5555555555555555), t137 = t133 ^ (t136 << 1),
    t138 = t133 ^ t136;
    key_setup_0(z + 50, t135 >> 1, t135, t137, t138);
    const uint64_t t139 = (t44 & UINT64_C(0xff00ff00ff00ff)) | (t47 & UINT64_C(0xff00ff00ff00ff00)),
    t140 = t47 & UINT64_C(0xff00ff00ff00ff), t141 = t140 | (t44 & UINT64_C(0xff00ff00ff00ff00)),
    t142 = ((t139 >> 1) ^ t139) & UINT64_C(0x5555555555555555), t143 = t139 ^ (t142 << 1),
    t144 = t139 ^ t142;
    key_setup_0(z + 58, t141 >> 1, t141, t143, t144);
    const uint64_t t145 = (t48 & UINT64_C(0xff000000ff)) | (rotl64(t48, 32) & UINT64_C(0xff0000000000ff00)),
    t146 = (t145 | (t49 & UINT64_C(0xff000000ff0000))) | (rotl64(t49, 32) & UINT64_C(0xff00ff000000)),
    t147 = (t1 & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t1, 32) & UINT64_C(0xff00ff00ff00ff00)),
    t148 = t146 ^ t147, t149 = ((t146 >> 1) ^ t146) & UINT64_C(0x5555555555555555),
    t150 = t146 ^ (t149 << 1), t151 = t146 ^ t149;
    key_setup_0(z + 66, t148 >> 1, t148, t150, t151);
    const uint64_t t152 = (z[12] ^ t50) & UINT64_C(0x5555555555555555), t153 = t50 ^ (t152 << 1),
    t154 = t50 ^ t152;
    key_setup_0(z + 74, t73 >> 1, t73, t153, t154);
    const uint64_t t155 = (t74 & UINT64_C(0xff000000ff)) | (rotl64(t75, 32) & UINT64_C(0xff0000000000ff00)),
    t156 = (t155 | (t75 & UINT64_C(0xff000000ff0000))) | (rotl64(t74, 32) & UINT64_C(0xff00ff000000)),
    t157 = t140 | (rotl64(t47, 32) & UINT64_C(0xff00ff00ff00ff00)), t158 = t156 ^ t157,
    t159 = ((t156 >> 1) ^ t156) & UINT64_C(0x5555555555555555), t160 = t156 ^ (t159 << 1),
    t161 = t156 ^ t159;
    key_setup_0(z + 82, t158 >> 1, t158, t160, t161);
    const uint64_t t162 = (t113 & UINT64_C(0xff00ff00ff00ff)) | (t114 & UINT64_C(0xff00ff00ff00ff00)),
    t163 = t162 ^ t49, t164 = ((t162 >> 1) ^ t162) & UINT64_C(0x5555555555555555),
    t165 = t162 ^ (t164 << 1), t166 = t162 ^ t164;
    key_setup_0(z + 90, t163 >> 1, t163, t165, t166);
    const uint64_t t167 = rotl64(t115, 32),
    t168 = (t115 & UINT64_C(0xff000000ff)) | (t167 & UINT64_C(0xff0000000000ff00)),
    t169 = rotl64(t116, 32),
    t170 = (t168 | (t116 & UINT64_C(0xff000000ff0000))) | (t169 & UINT64_C(0xff00ff000000)),
    t171 = (t116 & UINT64_C(0xff000000ff)) | (t169 & UINT64_C(0xff0000000000ff00)),
    t172 = (t171 | (t115 & UINT64_C(0xff000000ff0000))) | (t167 & UINT64_C(0xff00ff000000)),
    t173 = ((t170 >> 1) ^ t170) & UINT64_C(0x5555555555555555), t174 = t170 ^ (t173 << 1),
    t175 = t170 ^ t173;
    key_setup_0(z + 98, t172 >> 1, t172, t174, t175);
    const uint64_t t176 = ((t117 >> 1) ^ t117) & UINT64_C(0x5555555555555555),
    t177 = t117 ^ (t176 << 1), t178 = t117 ^ t176;
    key_setup_0(z + 106, z[33], t118, t177, t178);
    const uint64_t t179 = (t119 & UINT64_C(0xff000000ff)) | (rotl64(t120, 32) & UINT64_C(0xff0000000000ff00)),
    t180 = (t179 | (t120 & UINT64_C(0xff000000ff0000))) | (rotl64(t119, 32) & UINT64_C(0xff00ff000000)),
    t181 = (t114 & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t114, 32) & UINT64_C(0xff00ff00ff00ff00)),
    t182 = t180 ^ t181, t183 = ((t180 >> 1) ^ t180) & UINT64_C(0x5555555555555555),
    t184 = t180 ^ (t183 << 1), t185 = t180 ^ t183;
    key_setup_0(z + 114, t182 >> 1, t182, t184, t185);
    const uint64_t t186 = (t121 & UINT64_C(0xff00ff00ff00ff)) | (t122 & UINT64_C(0xff00ff00ff00ff00)),
    t187 = (t122 & UINT64_C(0xff00ff00ff00ff)) | (t121 & UINT64_C(0xff00ff00ff00ff00)),
    t188 = ((t186 >> 1) ^ t186) & UINT64_C(0x5555555555555555), t189 = t186 ^ (t188 << 1),
    t190 = t186 ^ t188;
    key_setup_0(z + 122, t187 >> 1, t187, t189, t190);
    const uint64_t t191 = (t123 & UINT64_C(0xff000000ff)) | (rotl64(t123, 32) & UINT64_C(0xff0000000000ff00)),
    t192 = (t191 | (t124 & UINT64_C(0xff000000ff0000))) | (rotl64(t124, 32) & UINT64_C(0xff00ff000000)),
    t193 = (t118 & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t118, 32) & UINT64_C(0xff00ff00ff00ff00)),
    t194 = t192 ^ t193, t195 = ((t192 >> 1) ^ t192) & UINT64_C(0x5555555555555555),
    t196 = t192 ^ (t195 << 1), t197 = t192 ^ t195;
    key_setup_0(z + 130, t194 >> 1, t194, t196, t197);
    const uint64_t t198 = ((t125 >> 1) ^ t125) & UINT64_C(0x5555555555555555),
    t199 = t125 ^ (t198 << 1), t200 = t125 ^ t198;
    key_setup_0(z + 138, t126 >> 1, t126, t199, t200);
    const uint64_t t201 = ~z[74], t202 = ~z[76], t203 = ~z[77], t204 = ~z[79], t205 = ~z[82],
    t206 = ~z[84], t207 = ~z[85], t208 = ~z[90], t209 = ~z[92], t210 = ~z[93], t211 = ~z[98],
    t212 = ~z[100], t213 = ~z[101], t214 = ~z[106], t215 = ~z[108], t216 = ~z[109], t217 = ~z[111];
    store64(rk, t201);
    store64(rk + 8, t202);
    store64(rk + 16, z[78]);
    store64(rk + 24, z[80]);
    store64(rk + 32, z[75]);
    store64(rk + 40, t203);
    store64(rk + 48, t204);
    store64(rk + 56, z[81]);
    store64(rk + 64, t205);
    store64(rk + 72, t206);
    store64(rk + 80, z[86]);
    store64(rk + 88, z[88]);
    store64(rk + 96, z[83]);
    store64(rk + 104, t207);
    store64(rk + 112, ~z[87]);
    store64(rk + 120, z[89]);
    store64(rk + 128, t208);
    store64(rk + 136, t209);
    store64(rk + 144, z[94]);
    store64(rk + 152, z[96]);
    store64(rk + 160, z[91]);
    store64(rk + 168, t210);
    store64(rk + 176, ~z[95]);
    store64(rk + 184, z[97]);
    store64(rk + 192, t211);
    store64(rk + 200, t212);
    store64(rk + 208, z[102]);
    store64(rk + 216, z[104]);
    store64(rk + 224, z[99]);
    store64(rk + 232, t213);
    store64(rk + 240, ~z[103]);
    store64(rk + 248, z[105]);
    store64(rk + 256, t214);
    store64(rk + 264, t215);
    store64(rk + 272, z[110]);
    store64(rk + 280, z[112]);
    store64(rk + 288, z[107]);
    store64(rk + 296, t216);
    store64(rk + 304, t217);
    store64(rk + 312, z[113]);
    store64(rk + 320, ~z[114]);
    store64(rk + 328, ~z[116]);
    store64(rk + 336, z[118]);
    store64(rk + 344, z[120]);
    store64(rk + 352, z[115]);
    store64(rk + 360, ~z[117]);
    store64(rk + 368, ~z[119]);
    store64(rk + 376, z[121]);
    store64(rk + 384, ~z[122]);
    store64(rk + 392, ~z[124]);
    store64(rk + 400, z[126]);
    store64(rk + 408, z[128]);
    store64(rk + 416, z[123]);
    store64(rk + 424, ~z[125]);
    store64(rk + 432, ~z[127]);
    store64(rk + 440, z[129]);
    store64(rk + 448, ~z[130]);
    store64(rk + 456, ~z[132]);
    store64(rk + 464, z[134]);
    store64(rk + 472, z[136]);
    store64(rk + 480, z[131]);
    store64(rk + 488, ~z[133]);
    store64(rk + 496, ~z[135]);
    store64(rk + 504, z[137]);
    store64(rk + 512, t214);
    store64(rk + 520, t215);
    store64(rk + 528, z[110]);
    store64(rk + 536, z[112]);
    store64(rk + 544, z[107]);
    store64(rk + 552, t216);
    store64(rk + 560, t217);
    store64(rk + 568, ~z[113]);
    store64(rk + 576, t211);
    store64(rk + 584, t212);
    store64(rk + 592, z[102]);
    store64(rk + 600, z[104]);
    store64(rk + 608, z[99]);
    store64(rk + 616, t213);
    store64(rk + 624, z[103]);
    store64(rk + 632, z[105]);
    store64(rk + 640, t208);
    store64(rk + 648, t209);
    store64(rk + 656, z[94]);
    store64(rk + 664, z[96]);
    store64(rk + 672, z[91]);
    store64(rk + 680, t210);
    store64(rk + 688, z[95]);
    store64(rk + 696, z[97]);
    store64(rk + 704, t205);
    store64(rk + 712, t206);
    store64(rk + 720, z[86]);
    store64(rk + 728, z[88]);
    store64(rk + 736, z[83]);
    store64(rk + 744, t207);
    store64(rk + 752, z[87]);
    store64(rk + 760, z[89]);
    store64(rk + 768, t201);
    store64(rk + 776, t202);
    store64(rk + 784, z[78]);
    store64(rk + 792, z[80]);
    store64(rk + 800, z[75]);
    store64(rk + 808, t203);
    store64(rk + 816, t204);
    store64(rk + 824, ~z[81]);
    store64(rk + 832, ~z[66]);
    store64(rk + 840, ~z[68]);
    store64(rk + 848, z[70]);
    store64(rk + 856, z[72]);
    store64(rk + 864, z[67]);
    store64(rk + 872, ~z[69]);
    store64(rk + 880, z[71]);
    store64(rk + 888, z[73]);
    store64(rk + 896, ~z[58]);
    store64(rk + 904, ~z[60]);
    store64(rk + 912, z[62]);
    store64(rk + 920, z[64]);
    store64(rk + 928, z[59]);
    store64(rk + 936, ~z[61]);
    store64(rk + 944, z[63]);
    store64(rk + 952, z[65]);
    store64(rk + 960, ~z[50]);
    store64(rk + 968, ~z[52]);
    store64(rk + 976, z[54]);
    store64(rk + 984, z[56]);
    store64(rk + 992, z[51]);
    store64(rk + 1000, ~z[53]);
    store64(rk + 1008, z[55]);
    store64(rk + 1016, z[57]);
    store64(rk + 1024, z[42]);
    store64(rk + 1032, z[44]);
    store64(rk + 1040, z[46]);
    store64(rk + 1048, z[48]);
    store64(rk + 1056, z[43]);
    store64(rk + 1064, z[45]);
    store64(rk + 1072, z[47]);
    store64(rk + 1080, z[49]);
    store64(rk + 1088, ~z[55]);
    store64(rk + 1096, ~z[63]);
    store64(rk + 1104, ~z[71]);
    store64(rk + 1112, ~z[138]);
    store64(rk + 1120, ~z[140]);
    store64(rk + 1128, z[142]);
    store64(rk + 1136, z[144]);
    store64(rk + 1144, z[139]);
    store64(rk + 1152, ~z[141]);
    store64(rk + 1160, ~z[143]);
    store64(rk + 1168, z[145]);
    store64(rk + 1176, z[143]);
    store64(rk + 1184, z[135]);
    store64(rk + 1192, z[127]);
    store64(rk + 1200, z[119]);
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
    t78 = (t62 ^ (t74 << 4)) ^ load_all256(rk + 1024),
    t79 = (t65 ^ (t75 << 4)) ^ load_all256(rk + 1032),
    t80 = (t68 ^ (t76 << 4)) ^ load_all256(rk + 1040),
    t81 = (t71 ^ (t77 << 4)) ^ load_all256(rk + 1048), t82 = (t63 ^ t74) ^ load_all256(rk + 1056),
    t83 = (t66 ^ t75) ^ load_all256(rk + 1064), t84 = (t69 ^ t76) ^ load_all256(rk + 1072),
    t85 = (t72 ^ t77) ^ load_all256(rk + 1080);
    // round 1 (aes.dsl:47)
    const v256 t86 = t78 ^ t83, t87 = t79 ^ t83, t88 = t81 ^ t85, t89 = t82 ^ t88, t90 = t88 ^ t87,
    t91 = t84 ^ t89, t92 = t80 ^ t87, t93 = t89 ^ t92, t94 = t86 ^ t91, t95 = t85 ^ t94,
    t96 = t86 ^ t90, t97 = t91 ^ t93, t98 = t79 ^ t97, t99 = t88 ^ t98, t100 = t84 ^ t96,
    t101 = t88 ^ t95, t102 = t97 & t99, t103 = t93 ^ t100, t104 = t102 ^ (t84 & t88),
    t105 = t95 ^ t87, t106 = t102 ^ (t92 | t98), t107 = t101 & t96, t108 = t99 ^ t105,
    t109 = t87 ^ t99, t110 = t95 | t100, t111 = t94 ^ ((t93 & t108) ^ (t106 ^ t110)),
    t112 = (t109 & t103) ^ (t110 ^ t104), t113 = t111 ^ t112, t114 = t107 ^ (t106 ^ (t91 & t105)),
    t115 = t114 & t113, t116 = (t94 & t90) ^ (t107 ^ (t83 ^ t104)), t117 = t112 & (t115 ^ t116),
    t118 = t114 ^ t116, t119 = t113 ^ t117, t120 = t111 & t118, t121 = t116 & (t112 ^ t120),
    t122 = t115 ^ (t111 | t121), t123 = t118 ^ t121, t124 = t105 & t122, t125 = t119 ^ t123,
    t126 = t120 ^ (t114 | t117), t127 = t122 ^ t126, t128 = t97 & t127, t129 = t122 ^ t119,
    t130 = t126 ^ t123, t131 = t101 & t129, t132 = t127 ^ t125, t133 = t128 ^ (t96 & t129),
    t134 = t84 & t132, t135 = t134 ^ (t133 ^ (t94 & t119)), t136 = t124 ^ (t98 & t125),
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
    t179 = ((t155 ^ t154) ^ t171) ^ load_all256(rk + 960),
    t180 = (((t167 ^ t154) ^ t156) ^ t172) ^ load_all256(rk + 968),
    t181 = ((t165 ^ t173) ^ t168) ^ load_all256(rk + 976),
    t182 = (((t163 ^ t154) ^ t174) ^ t166) ^ load_all256(rk + 984),
    t183 = (((t157 ^ t154) ^ t175) ^ t164) ^ load_all256(rk + 992),
    t184 = ((t159 ^ t158) ^ t176) ^ load_all256(rk + 1000),
    t185 = ((t161 ^ t160) ^ t177) ^ load_all256(rk + 1088),
    t186 = ((t153 ^ t178) ^ t162) ^ load_all256(rk + 1016);
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
    t273 = ((t256 ^ t255) ^ ((t257 << 32) | (t257 >> 32))) ^ load_all256(rk + 896),
    t274 = t270 ^ load_all256(rk + 904),
    t275 = ((t266 ^ ((t267 << 32) | (t267 >> 32))) ^ t269) ^ load_all256(rk + 912),
    t276 = t271 ^ load_all256(rk + 920), t277 = t272 ^ load_all256(rk + 928),
    t278 = ((t260 ^ t259) ^ ((t261 << 32) | (t261 >> 32))) ^ load_all256(rk + 936),
    t279 = ((t262 ^ t261) ^ ((t263 << 32) | (t263 >> 32))) ^ load_all256(rk + 1096),
    t280 = ((t254 ^ ((t255 << 32) | (t255 >> 32))) ^ t263) ^ load_all256(rk + 952);
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
    t374 = ((t350 ^ t349) ^ t366) ^ load_all256(rk + 832),
    t375 = (((t362 ^ t349) ^ t351) ^ t367) ^ load_all256(rk + 840),
    t376 = ((t360 ^ t368) ^ t363) ^ load_all256(rk + 848),
    t377 = (((t358 ^ t349) ^ t369) ^ t361) ^ load_all256(rk + 856),
    t378 = (((t352 ^ t349) ^ t370) ^ t359) ^ load_all256(rk + 864),
    t379 = ((t354 ^ t353) ^ t371) ^ load_all256(rk + 872),
    t380 = ((t356 ^ t355) ^ t372) ^ load_all256(rk + 1104),
    t381 = ((t348 ^ t373) ^ t357) ^ load_all256(rk + 888);
    v256 x0 = t374;
    v256 x1 = t379;
    v256 x2 = t375;
    v256 x3 = t377;
    v256 x4 = t381;
    v256 x5 = t378;
    v256 x6 = t380;
    v256 x7 = t376;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 4 (aes.dsl:47)
        const v256 t382 = x0 ^ x1, t383 = x2 ^ x1, t384 = x3 ^ x4, t385 = x5 ^ t384, t386 = t384 ^ t383,
        t387 = x6 ^ t385, t388 = x7 ^ t383, t389 = t385 ^ t388, t390 = t382 ^ t387, t391 = x4 ^ t390,
        t392 = t382 ^ t386, t393 = t387 ^ t389, t394 = x2 ^ t393, t395 = t384 ^ t394, t396 = x6 ^ t392,
        t397 = t384 ^ t391, t398 = t393 & t395, t399 = t389 ^ t396, t400 = t398 ^ (x6 & t384),
        t401 = t391 ^ t383, t402 = t398 ^ (t388 | t394), t403 = t397 & t392, t404 = t395 ^ t401,
        t405 = t383 ^ t395, t406 = t391 | t396, t407 = t390 ^ ((t389 & t404) ^ (t402 ^ t406)),
        t408 = (t405 & t399) ^ (t406 ^ t400), t409 = t407 ^ t408, t410 = t403 ^ (t402 ^ (t387 & t401)),
        t411 = t410 & t409, t412 = (t390 & t386) ^ (t403 ^ (x1 ^ t400)), t413 = t408 & (t411 ^ t412),
        t414 = t410 ^ t412, t415 = t409 ^ t413, t416 = t407 & t414, t417 = t412 & (t408 ^ t416),
        t418 = t411 ^ (t407 | t417), t419 = t414 ^ t417, t420 = t401 & t418, t421 = t415 ^ t419,
        t422 = t416 ^ (t410 | t413), t423 = t418 ^ t422, t424 = t393 & t423, t425 = t418 ^ t415,
        t426 = t422 ^ t419, t427 = t397 & t425, t428 = t423 ^ t421, t429 = t424 ^ (t392 & t425),
        t430 = x6 & t428, t431 = t430 ^ (t429 ^ (t390 & t415)), t432 = t420 ^ (t394 & t421),
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
        t466 = ((t449 ^ t448) ^ ((t450 << 32) | (t450 >> 32))) ^ load_all256(round),
        t467 = t463 ^ load_all256(round + 8),
        t468 = ((t459 ^ ((t460 << 32) | (t460 >> 32))) ^ t462) ^ load_all256(round + 16),
        t469 = t464 ^ load_all256(round + 24), t470 = t465 ^ load_all256(round + 32),
        t471 = ((t453 ^ t452) ^ ((t454 << 32) | (t454 >> 32))) ^ load_all256(round + 40),
        t472 = ((t455 ^ t454) ^ ((t456 << 32) | (t456 >> 32))) ^ load_all256(round + 48),
        t473 = ((t447 ^ ((t448 << 32) | (t448 >> 32))) ^ t456) ^ load_all256(round + 56);
        // round 5 (aes.dsl:47)
        const v256 t474 = t466 ^ t471, t475 = t467 ^ t471, t476 = t469 ^ t473, t477 = t470 ^ t476,
        t478 = t476 ^ t475, t479 = t472 ^ t477, t480 = t468 ^ t475, t481 = t477 ^ t480,
        t482 = t474 ^ t479, t483 = t473 ^ t482, t484 = t474 ^ t478, t485 = t479 ^ t481,
        t486 = t467 ^ t485, t487 = t476 ^ t486, t488 = t472 ^ t484, t489 = t476 ^ t483,
        t490 = t485 & t487, t491 = t481 ^ t488, t492 = t490 ^ (t472 & t476), t493 = t483 ^ t475,
        t494 = t490 ^ (t480 | t486), t495 = t489 & t484, t496 = t487 ^ t493, t497 = t475 ^ t487,
        t498 = t483 | t488, t499 = t482 ^ ((t481 & t496) ^ (t494 ^ t498)),
        t500 = (t497 & t491) ^ (t498 ^ t492), t501 = t499 ^ t500, t502 = t495 ^ (t494 ^ (t479 & t493)),
        t503 = t502 & t501, t504 = (t482 & t478) ^ (t495 ^ (t471 ^ t492)), t505 = t500 & (t503 ^ t504),
        t506 = t502 ^ t504, t507 = t501 ^ t505, t508 = t499 & t506, t509 = t504 & (t500 ^ t508),
        t510 = t503 ^ (t499 | t509), t511 = t506 ^ t509, t512 = t493 & t510, t513 = t507 ^ t511,
        t514 = t508 ^ (t502 | t505), t515 = t510 ^ t514, t516 = t485 & t515, t517 = t510 ^ t507,
        t518 = t514 ^ t511, t519 = t489 & t517, t520 = t515 ^ t513, t521 = t516 ^ (t484 & t517),
        t522 = t472 & t520, t523 = t522 ^ (t521 ^ (t482 & t507)), t524 = t512 ^ (t486 & t513),
        t525 = t523 ^ (t497 & t511), t526 = t525 ^ (t519 ^ (t483 & t518)), t527 = t526 ^ (t480 & t513),
        t528 = t527 ^ (t481 & t514), t529 = t528 ^ (t516 ^ (t488 & t518)),
        t530 = t527 ^ (t521 ^ (t479 & t510)), t531 = t524 ^ (t519 ^ (t487 & t515)),
        t532 = t529 ^ (t478 & t507), t533 = t525 ^ (t512 ^ (t496 & t514)),
        t534 = t532 ^ (t530 ^ ((t476 & t520) ^ t524)), t535 = t526 ^ t534,
        t536 = t522 ^ (t528 ^ (t491 & t511)), t537 = t529 ^ t536, t538 = t523 ^ t532,
        t539 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t540 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t541 = (((t530 << 44) | (t530 >> 20)) & t539) | (((t530 << 60) | (t530 >> 4)) & t540),
        t542 = t530 ^ t541,
        t543 = (((t533 << 44) | (t533 >> 20)) & t539) | (((t533 << 60) | (t533 >> 4)) & t540),
        t544 = t533 ^ t543,
        t545 = (((t531 << 44) | (t531 >> 20)) & t539) | (((t531 << 60) | (t531 >> 4)) & t540),
        t546 = t531 ^ t545,
        t547 = (((t536 << 44) | (t536 >> 20)) & t539) | (((t536 << 60) | (t536 >> 4)) & t540),
        t548 = t536 ^ t547,
        t549 = (((t535 << 44) | (t535 >> 20)) & t539) | (((t535 << 60) | (t535 >> 4)) & t540),
        t550 = t535 ^ t549,
        t551 = (((t537 << 44) | (t537 >> 20)) & t539) | (((t537 << 60) | (t537 >> 4)) & t540),
        t552 = t537 ^ t551,
        t553 = (((t534 << 44) | (t534 >> 20)) & t539) | (((t534 << 60) | (t534 >> 4)) & t540),
        t554 = t534 ^ t553,
        t555 = (((t538 << 44) | (t538 >> 20)) & t539) | (((t538 << 60) | (t538 >> 4)) & t540),
        t556 = t538 ^ t555, t557 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t558 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t559 = (((t544 << 24) | (t544 >> 40)) & t557) | (((t544 << 40) | (t544 >> 24)) & t558),
        t560 = (((t556 << 24) | (t556 >> 40)) & t557) | (((t556 << 40) | (t556 >> 24)) & t558),
        t561 = (((t554 << 24) | (t554 >> 40)) & t557) | (((t554 << 40) | (t554 >> 24)) & t558),
        t562 = (((t552 << 24) | (t552 >> 40)) & t557) | (((t552 << 40) | (t552 >> 24)) & t558),
        t563 = (((t546 << 24) | (t546 >> 40)) & t557) | (((t546 << 40) | (t546 >> 24)) & t558),
        t564 = (((t548 << 24) | (t548 >> 40)) & t557) | (((t548 << 40) | (t548 >> 24)) & t558),
        t565 = (((t550 << 24) | (t550 >> 40)) & t557) | (((t550 << 40) | (t550 >> 24)) & t558),
        t566 = (((t542 << 24) | (t542 >> 40)) & t557) | (((t542 << 40) | (t542 >> 24)) & t558),
        t567 = ((t543 ^ t542) ^ t559) ^ load_all256(round + 64),
        t568 = (((t555 ^ t542) ^ t544) ^ t560) ^ load_all256(round + 72),
        t569 = ((t553 ^ t561) ^ t556) ^ load_all256(round + 80),
        t570 = (((t551 ^ t542) ^ t562) ^ t554) ^ load_all256(round + 88),
        t571 = (((t545 ^ t542) ^ t563) ^ t552) ^ load_all256(round + 96),
        t572 = ((t547 ^ t546) ^ t564) ^ load_all256(round + 104),
        t573 = ((t549 ^ t548) ^ t565) ^ load_all256(round + 112),
        t574 = ((t541 ^ t566) ^ t550) ^ load_all256(round + 120);
        // round 6 (aes.dsl:47)
        const v256 t575 = t567 ^ t572, t576 = t568 ^ t572, t577 = t570 ^ t574, t578 = t571 ^ t577,
        t579 = t577 ^ t576, t580 = t573 ^ t578, t581 = t569 ^ t576, t582 = t578 ^ t581,
        t583 = t575 ^ t580, t584 = t574 ^ t583, t585 = t575 ^ t579, t586 = t580 ^ t582,
        t587 = t568 ^ t586, t588 = t577 ^ t587, t589 = t573 ^ t585, t590 = t577 ^ t584,
        t591 = t586 & t588, t592 = t582 ^ t589, t593 = t591 ^ (t573 & t577), t594 = t584 ^ t576,
        t595 = t591 ^ (t581 | t587), t596 = t590 & t585, t597 = t588 ^ t594, t598 = t576 ^ t588,
        t599 = t584 | t589, t600 = t583 ^ ((t582 & t597) ^ (t595 ^ t599)),
        t601 = (t598 & t592) ^ (t599 ^ t593), t602 = t600 ^ t601, t603 = t596 ^ (t595 ^ (t580 & t594)),
        t604 = t603 & t602, t605 = (t583 & t579) ^ (t596 ^ (t572 ^ t593)), t606 = t601 & (t604 ^ t605),
        t607 = t603 ^ t605, t608 = t602 ^ t606, t609 = t600 & t607, t610 = t605 & (t601 ^ t609),
        t611 = t604 ^ (t600 | t610), t612 = t607 ^ t610, t613 = t594 & t611, t614 = t608 ^ t612,
        t615 = t609 ^ (t603 | t606), t616 = t611 ^ t615, t617 = t586 & t616, t618 = t611 ^ t608,
        t619 = t615 ^ t612, t620 = t590 & t618, t621 = t616 ^ t614, t622 = t617 ^ (t585 & t618),
        t623 = t573 & t621, t624 = t623 ^ (t622 ^ (t583 & t608)), t625 = t613 ^ (t587 & t614),
        t626 = t624 ^ (t598 & t612), t627 = t626 ^ (t620 ^ (t584 & t619)), t628 = t627 ^ (t581 & t614),
        t629 = t628 ^ (t582 & t615), t630 = t629 ^ (t617 ^ (t589 & t619)),
        t631 = t628 ^ (t622 ^ (t580 & t611)), t632 = t625 ^ (t620 ^ (t588 & t616)),
        t633 = t630 ^ (t579 & t608), t634 = t626 ^ (t613 ^ (t597 & t615)),
        t635 = t633 ^ (t631 ^ ((t577 & t621) ^ t625)), t636 = t627 ^ t635,
        t637 = t623 ^ (t629 ^ (t592 & t612)), t638 = t630 ^ t637, t639 = t624 ^ t633,
        t640 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t641 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t642 = (((t631 << 40) | (t631 >> 24)) & t640) | (((t631 << 56) | (t631 >> 8)) & t641),
        t643 = t631 ^ t642,
        t644 = (((t634 << 40) | (t634 >> 24)) & t640) | (((t634 << 56) | (t634 >> 8)) & t641),
        t645 = t634 ^ t644,
        t646 = (((t632 << 40) | (t632 >> 24)) & t640) | (((t632 << 56) | (t632 >> 8)) & t641),
        t647 = t632 ^ t646,
        t648 = (((t637 << 40) | (t637 >> 24)) & t640) | (((t637 << 56) | (t637 >> 8)) & t641),
        t649 = t637 ^ t648,
        t650 = (((t636 << 40) | (t636 >> 24)) & t640) | (((t636 << 56) | (t636 >> 8)) & t641),
        t651 = t636 ^ t650,
        t652 = (((t638 << 40) | (t638 >> 24)) & t640) | (((t638 << 56) | (t638 >> 8)) & t641),
        t653 = t638 ^ t652,
        t654 = (((t635 << 40) | (t635 >> 24)) & t640) | (((t635 << 56) | (t635 >> 8)) & t641),
        t655 = t635 ^ t654,
        t656 = (((t639 << 40) | (t639 >> 24)) & t640) | (((t639 << 56) | (t639 >> 8)) & t641),
        t657 = t639 ^ t656, t658 = ((t656 ^ t643) ^ t645) ^ ((t657 << 32) | (t657 >> 32)),
        t659 = ((t652 ^ t643) ^ ((t653 << 32) | (t653 >> 32))) ^ t655,
        t660 = ((t646 ^ t643) ^ ((t647 << 32) | (t647 >> 32))) ^ t653,
        t661 = ((t644 ^ t643) ^ ((t645 << 32) | (t645 >> 32))) ^ load_all256(round + 128),
        t662 = t658 ^ load_all256(round + 136),
        t663 = ((t654 ^ ((t655 << 32) | (t655 >> 32))) ^ t657) ^ load_all256(round + 144),
        t664 = t659 ^ load_all256(round + 152), t665 = t660 ^ load_all256(round + 160),
        t666 = ((t648 ^ t647) ^ ((t649 << 32) | (t649 >> 32))) ^ load_all256(round + 168),
        t667 = ((t650 ^ t649) ^ ((t651 << 32) | (t651 >> 32))) ^ load_all256(round + 176),
        t668 = ((t642 ^ ((t643 << 32) | (t643 >> 32))) ^ t651) ^ load_all256(round + 184);
        // round 7 (aes.dsl:47)
        const v256 t669 = t661 ^ t666, t670 = t662 ^ t666, t671 = t664 ^ t668, t672 = t665 ^ t671,
        t673 = t671 ^ t670, t674 = t667 ^ t672, t675 = t663 ^ t670, t676 = t672 ^ t675,
        t677 = t669 ^ t674, t678 = t668 ^ t677, t679 = t669 ^ t673, t680 = t674 ^ t676,
        t681 = t662 ^ t680, t682 = t671 ^ t681, t683 = t667 ^ t679, t684 = t671 ^ t678,
        t685 = t680 & t682, t686 = t676 ^ t683, t687 = t685 ^ (t667 & t671), t688 = t678 ^ t670,
        t689 = t685 ^ (t675 | t681), t690 = t684 & t679, t691 = t682 ^ t688, t692 = t670 ^ t682,
        t693 = t678 | t683, t694 = t677 ^ ((t676 & t691) ^ (t689 ^ t693)),
        t695 = (t692 & t686) ^ (t693 ^ t687), t696 = t694 ^ t695, t697 = t690 ^ (t689 ^ (t674 & t688)),
        t698 = t697 & t696, t699 = (t677 & t673) ^ (t690 ^ (t666 ^ t687)), t700 = t695 & (t698 ^ t699),
        t701 = t697 ^ t699, t702 = t696 ^ t700, t703 = t694 & t701, t704 = t699 & (t695 ^ t703),
        t705 = t698 ^ (t694 | t704), t706 = t701 ^ t704, t707 = t688 & t705, t708 = t702 ^ t706,
        t709 = t703 ^ (t697 | t700), t710 = t705 ^ t709, t711 = t680 & t710, t712 = t705 ^ t702,
        t713 = t709 ^ t706, t714 = t684 & t712, t715 = t710 ^ t708, t716 = t711 ^ (t679 & t712),
        t717 = t667 & t715, t718 = t717 ^ (t716 ^ (t677 & t702)), t719 = t707 ^ (t681 & t708),
        t720 = t718 ^ (t692 & t706), t721 = t720 ^ (t714 ^ (t678 & t713)), t722 = t721 ^ (t675 & t708),
        t723 = t722 ^ (t676 & t709), t724 = t723 ^ (t711 ^ (t683 & t713)),
        t725 = t722 ^ (t716 ^ (t674 & t705)), t726 = t719 ^ (t714 ^ (t682 & t710)),
        t727 = t724 ^ (t673 & t702), t728 = t720 ^ (t707 ^ (t691 & t709)),
        t729 = t727 ^ (t725 ^ ((t671 & t715) ^ t719)), t730 = t721 ^ t729,
        t731 = t717 ^ (t723 ^ (t686 & t706)), t732 = t724 ^ t731, t733 = t718 ^ t727,
        t734 = splat_u64x4(UINT64_C(0xf000f000f000f)), t735 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t736 = (((t725 << 36) | (t725 >> 28)) & t734) | (((t725 << 52) | (t725 >> 12)) & t735),
        t737 = t725 ^ t736,
        t738 = (((t728 << 36) | (t728 >> 28)) & t734) | (((t728 << 52) | (t728 >> 12)) & t735),
        t739 = t728 ^ t738,
        t740 = (((t726 << 36) | (t726 >> 28)) & t734) | (((t726 << 52) | (t726 >> 12)) & t735),
        t741 = t726 ^ t740,
        t742 = (((t731 << 36) | (t731 >> 28)) & t734) | (((t731 << 52) | (t731 >> 12)) & t735),
        t743 = t731 ^ t742,
        t744 = (((t730 << 36) | (t730 >> 28)) & t734) | (((t730 << 52) | (t730 >> 12)) & t735),
        t745 = t730 ^ t744,
        t746 = (((t732 << 36) | (t732 >> 28)) & t734) | (((t732 << 52) | (t732 >> 12)) & t735),
        t747 = t732 ^ t746,
        t748 = (((t729 << 36) | (t729 >> 28)) & t734) | (((t729 << 52) | (t729 >> 12)) & t735),
        t749 = t729 ^ t748,
        t750 = (((t733 << 36) | (t733 >> 28)) & t734) | (((t733 << 52) | (t733 >> 12)) & t735),
        t751 = t733 ^ t750, t752 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t753 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t754 = (((t739 << 24) | (t739 >> 40)) & t752) | (((t739 << 40) | (t739 >> 24)) & t753),
        t755 = (((t751 << 24) | (t751 >> 40)) & t752) | (((t751 << 40) | (t751 >> 24)) & t753),
        t756 = (((t749 << 24) | (t749 >> 40)) & t752) | (((t749 << 40) | (t749 >> 24)) & t753),
        t757 = (((t747 << 24) | (t747 >> 40)) & t752) | (((t747 << 40) | (t747 >> 24)) & t753),
        t758 = (((t741 << 24) | (t741 >> 40)) & t752) | (((t741 << 40) | (t741 >> 24)) & t753),
        t759 = (((t743 << 24) | (t743 >> 40)) & t752) | (((t743 << 40) | (t743 >> 24)) & t753),
        t760 = (((t745 << 24) | (t745 >> 40)) & t752) | (((t745 << 40) | (t745 >> 24)) & t753),
        t761 = (((t737 << 24) | (t737 >> 40)) & t752) | (((t737 << 40) | (t737 >> 24)) & t753),
        t762 = ((t738 ^ t737) ^ t754) ^ load_all256(round + 192),
        t763 = (((t750 ^ t737) ^ t739) ^ t755) ^ load_all256(round + 200),
        t764 = ((t748 ^ t756) ^ t751) ^ load_all256(round + 208),
        t765 = (((t746 ^ t737) ^ t757) ^ t749) ^ load_all256(round + 216),
        t766 = (((t740 ^ t737) ^ t758) ^ t747) ^ load_all256(round + 224),
        t767 = ((t742 ^ t741) ^ t759) ^ load_all256(round + 232),
        t768 = ((t744 ^ t743) ^ t760) ^ load_all256(round + 240),
        t769 = ((t736 ^ t761) ^ t745) ^ load_all256(round + 248);
        x0 = t762;
        x1 = t767;
        x2 = t763;
        x3 = t765;
        x4 = t769;
        x5 = t766;
        x6 = t768;
        x7 = t764;
    }
    // round 12 (aes.dsl:53)
    const v256 t1422 = x0 ^ x1, t1423 = x2 ^ x1, t1424 = x3 ^ x4, t1425 = x5 ^ t1424,
    t1426 = t1424 ^ t1423, t1427 = x6 ^ t1425, t1428 = x7 ^ t1423, t1429 = t1425 ^ t1428,
    t1430 = t1422 ^ t1427, t1431 = x4 ^ t1430, t1432 = t1422 ^ t1426, t1433 = t1427 ^ t1429,
    t1434 = x2 ^ t1433, t1435 = t1424 ^ t1434, t1436 = x6 ^ t1432, t1437 = t1424 ^ t1431,
    t1438 = t1433 & t1435, t1439 = t1429 ^ t1436, t1440 = t1438 ^ (x6 & t1424),
    t1441 = t1431 ^ t1423, t1442 = t1438 ^ (t1428 | t1434), t1443 = t1437 & t1432,
    t1444 = t1435 ^ t1441, t1445 = t1423 ^ t1435, t1446 = t1431 | t1436,
    t1447 = t1430 ^ ((t1429 & t1444) ^ (t1442 ^ t1446)), t1448 = (t1445 & t1439) ^ (t1446 ^ t1440),
    t1449 = t1447 ^ t1448, t1450 = t1443 ^ (t1442 ^ (t1427 & t1441)), t1451 = t1450 & t1449,
    t1452 = (t1430 & t1426) ^ (t1443 ^ (x1 ^ t1440)), t1453 = t1448 & (t1451 ^ t1452),
    t1454 = t1450 ^ t1452, t1455 = t1449 ^ t1453, t1456 = t1447 & t1454,
    t1457 = t1452 & (t1448 ^ t1456), t1458 = t1451 ^ (t1447 | t1457), t1459 = t1454 ^ t1457,
    t1460 = t1441 & t1458, t1461 = t1455 ^ t1459, t1462 = t1456 ^ (t1450 | t1453),
    t1463 = t1458 ^ t1462, t1464 = t1433 & t1463, t1465 = t1458 ^ t1455, t1466 = t1462 ^ t1459,
    t1467 = t1437 & t1465, t1468 = t1463 ^ t1461, t1469 = t1464 ^ (t1432 & t1465),
    t1470 = x6 & t1468, t1471 = t1470 ^ (t1469 ^ (t1430 & t1455)), t1472 = t1460 ^ (t1434 & t1461),
    t1473 = t1471 ^ (t1445 & t1459), t1474 = t1473 ^ (t1467 ^ (t1431 & t1466)),
    t1475 = t1474 ^ (t1428 & t1461), t1476 = t1475 ^ (t1429 & t1462),
    t1477 = t1476 ^ (t1464 ^ (t1436 & t1466)), t1478 = t1475 ^ (t1469 ^ (t1427 & t1458)),
    t1479 = t1477 ^ (t1426 & t1455), t1480 = t1479 ^ (t1478 ^ ((t1424 & t1468) ^ t1472)),
    t1481 = t1470 ^ (t1476 ^ (t1439 & t1459)),
    t1482 = (t1473 ^ (t1460 ^ (t1444 & t1462))) ^ load_all256(rk + 1112),
    t1483 = (t1471 ^ t1479) ^ load_all256(rk + 1120), t1484 = t1480 ^ load_all256(rk + 1128),
    t1485 = (t1477 ^ t1481) ^ load_all256(rk + 1136),
    t1486 = (t1472 ^ (t1467 ^ (t1435 & t1463))) ^ load_all256(rk + 1144),
    t1487 = t1481 ^ load_all256(rk + 1152), t1488 = (t1474 ^ t1480) ^ load_all256(rk + 1160),
    t1489 = t1478 ^ load_all256(rk + 1168), t1490 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1491 = ((t1482 >> 4) ^ t1486) & t1490, t1492 = t1482 ^ (t1491 << 4), t1493 = t1486 ^ t1491,
    t1494 = ((t1483 >> 4) ^ t1487) & t1490, t1495 = t1483 ^ (t1494 << 4), t1496 = t1487 ^ t1494,
    t1497 = ((t1484 >> 4) ^ t1488) & t1490, t1498 = t1484 ^ (t1497 << 4), t1499 = t1488 ^ t1497,
    t1500 = ((t1485 >> 4) ^ t1489) & t1490, t1501 = t1485 ^ (t1500 << 4), t1502 = t1489 ^ t1500,
    t1503 = splat_u64x4(UINT64_C(0xffffffff)), t1504 = ((t1492 >> 32) ^ t1493) & t1503,
    t1505 = t1492 ^ (t1504 << 32), t1506 = t1493 ^ t1504, t1507 = ((t1495 >> 32) ^ t1496) & t1503,
    t1508 = t1495 ^ (t1507 << 32), t1509 = t1496 ^ t1507, t1510 = ((t1498 >> 32) ^ t1499) & t1503,
    t1511 = t1498 ^ (t1510 << 32), t1512 = t1499 ^ t1510, t1513 = ((t1501 >> 32) ^ t1502) & t1503,
    t1514 = t1501 ^ (t1513 << 32), t1515 = t1502 ^ t1513,
    t1516 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1517 = ((t1505 >> 16) ^ t1506) & t1516,
    t1518 = t1505 ^ (t1517 << 16), t1519 = t1506 ^ t1517, t1520 = ((t1508 >> 16) ^ t1509) & t1516,
    t1521 = t1508 ^ (t1520 << 16), t1522 = t1509 ^ t1520, t1523 = ((t1511 >> 16) ^ t1512) & t1516,
    t1524 = t1511 ^ (t1523 << 16), t1525 = t1512 ^ t1523, t1526 = ((t1514 >> 16) ^ t1515) & t1516,
    t1527 = t1514 ^ (t1526 << 16), t1528 = t1515 ^ t1526,
    t1529 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1530 = ((t1518 >> 8) ^ t1519) & t1529,
    t1531 = t1518 ^ (t1530 << 8), t1532 = t1519 ^ t1530, t1533 = ((t1521 >> 8) ^ t1522) & t1529,
    t1534 = t1521 ^ (t1533 << 8), t1535 = t1522 ^ t1533, t1536 = ((t1524 >> 8) ^ t1525) & t1529,
    t1537 = t1524 ^ (t1536 << 8), t1538 = t1525 ^ t1536, t1539 = ((t1527 >> 8) ^ t1528) & t1529,
    t1540 = t1527 ^ (t1539 << 8), t1541 = t1528 ^ t1539,
    t1542 = splat_u64x4(UINT64_C(0x3333333333333333)), t1543 = ((t1531 >> 2) ^ t1537) & t1542,
    t1544 = t1531 ^ (t1543 << 2), t1545 = t1537 ^ t1543, t1546 = ((t1532 >> 2) ^ t1538) & t1542,
    t1547 = t1532 ^ (t1546 << 2), t1548 = t1538 ^ t1546, t1549 = ((t1534 >> 2) ^ t1540) & t1542,
    t1550 = t1534 ^ (t1549 << 2), t1551 = t1540 ^ t1549, t1552 = ((t1535 >> 2) ^ t1541) & t1542,
    t1553 = t1535 ^ (t1552 << 2), t1554 = t1541 ^ t1552,
    t1555 = splat_u64x4(UINT64_C(0x5555555555555555)), t1556 = ((t1544 >> 1) ^ t1550) & t1555,
    t1557 = t1544 ^ (t1556 << 1), t1558 = t1550 ^ t1556, t1559 = ((t1547 >> 1) ^ t1553) & t1555,
    t1560 = t1547 ^ (t1559 << 1), t1561 = t1553 ^ t1559, t1562 = ((t1545 >> 1) ^ t1551) & t1555,
    t1563 = t1545 ^ (t1562 << 1), t1564 = t1551 ^ t1562, t1565 = ((t1548 >> 1) ^ t1554) & t1555,
    t1566 = t1548 ^ (t1565 << 1), t1567 = t1554 ^ t1565;
    store_lanes256(out, 64, &t1557);
    store_lanes256(out + 8, 64, &t1560);
    store_lanes256(out + 16, 64, &t1558);
    store_lanes256(out + 24, 64, &t1561);
    store_lanes256(out + 32, 64, &t1563);
    store_lanes256(out + 40, 64, &t1566);
    store_lanes256(out + 48, 64, &t1564);
    store_lanes256(out + 56, 64, &t1567);
}

void lwcc_aes128_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_192_ecb_encrypt_c(buffer, buffer, 16, rk);
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
    t78 = (t62 ^ (t74 << 4)) ^ load_all256(rk + 1112),
    t79 = (t65 ^ (t75 << 4)) ^ load_all256(rk + 1120),
    t80 = (t68 ^ (t76 << 4)) ^ load_all256(rk + 1128),
    t81 = (t71 ^ (t77 << 4)) ^ load_all256(rk + 1136), t82 = (t63 ^ t74) ^ load_all256(rk + 1144),
    t83 = (t66 ^ t75) ^ load_all256(rk + 1152), t84 = (t69 ^ t76) ^ load_all256(rk + 1176),
    t85 = (t72 ^ t77) ^ load_all256(rk + 1168);
    // round 12 (aes.dsl:53)
    const v256 t86 = ~t84, t87 = t82 ^ t86, t88 = t85 ^ t87, t89 = t81 ^ t82, t90 = t78 ^ t89,
    t91 = t88 ^ t90, t92 = t79 ^ t80, t93 = t92 ^ t91, t94 = t82 ^ t88, t95 = t94 ^ t89,
    t96 = t79 ^ t90, t97 = t95 ^ t96, t98 = t89 ^ t92, t99 = t87 ^ t96, t100 = t89 ^ t99,
    t101 = t83 ^ t100, t102 = t90 ^ t101, t103 = t98 ^ t102, t104 = t97 & t103, t105 = t89 & (~t93),
    t106 = (t95 & t98) ^ t105, t107 = t93 ^ ((t84 & t88) ^ (t104 ^ t106)), t108 = t88 ^ t103,
    t109 = t105 ^ (t94 | t91), t110 = t104 ^ ((t100 & t108) ^ t109), t111 = t107 ^ t110,
    t112 = t96 | t102, t113 = (t99 & t101) ^ (t109 ^ (t86 ^ t112)), t114 = t111 & t113,
    t115 = t106 ^ (t112 ^ (t87 & t90)), t116 = t107 & (t114 ^ t115), t117 = t113 ^ t115,
    t118 = t110 & t117, t119 = (t113 | t116) ^ t118, t120 = t100 & t119,
    t121 = t115 & (t107 ^ t118), t122 = t117 ^ t121, t123 = t119 ^ t122, t124 = t111 ^ t116,
    t125 = t122 ^ t124, t126 = t94 & t125, t127 = t120 ^ ((t97 & t123) ^ t126),
    t128 = t114 ^ (t110 | t121), t129 = t119 ^ t128, t130 = t125 ^ t129, t131 = t123 ^ t130,
    t132 = t90 & t124, t133 = (t102 & t131) ^ t132, t134 = t87 & t124, t135 = (t95 & t130) ^ t134,
    t136 = t135 ^ (t96 & t131), t137 = (t133 ^ (t93 & t129)) ^ t136, t138 = t137 ^ (t98 & t130),
    t139 = t133 ^ (t103 & t123), t140 = t137 ^ (t91 & t125), t141 = (t101 & t128) ^ (t132 ^ t140),
    t142 = ((t88 & t122) ^ t139) ^ t141, t143 = t140 ^ (t108 & t119),
    t144 = t143 ^ ((t120 ^ t134) ^ (t86 & t122)), t145 = t144 ^ (t99 & t128),
    t146 = (t127 ^ (t89 & t129)) ^ load_all256(rk + 448), t147 = t138 ^ load_all256(rk + 456),
    t148 = t142 ^ load_all256(rk + 464),
    t149 = (t142 ^ ((t135 ^ (t126 ^ t138)) ^ t144)) ^ load_all256(rk + 472),
    t150 = (t139 ^ t143) ^ load_all256(rk + 480), t151 = t145 ^ load_all256(rk + 488),
    t152 = (t127 ^ (t136 ^ t145)) ^ load_all256(rk + 1184), t153 = t141 ^ load_all256(rk + 504),
    t154 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t155 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t156 = (((t151 << 24) | (t151 >> 40)) & t154) | (((t151 << 40) | (t151 >> 24)) & t155),
    t157 = t151 ^ t156, t158 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t159 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t160 = (((t152 << 12) | (t152 >> 52)) & t158) | (((t152 << 28) | (t152 >> 36)) & t159),
    t161 = t148 ^ t160,
    t162 = (((t153 << 12) | (t153 >> 52)) & t158) | (((t153 << 28) | (t153 >> 36)) & t159),
    t163 = t150 ^ t162,
    t164 = (((t157 << 12) | (t157 >> 52)) & t158) | (((t157 << 28) | (t157 >> 36)) & t159),
    t165 = t146 ^ t164,
    t166 = (((t149 << 24) | (t149 >> 40)) & t154) | (((t149 << 40) | (t149 >> 24)) & t155),
    t167 = t149 ^ t166,
    t168 = (((t161 << 24) | (t161 >> 40)) & t154) | (((t161 << 40) | (t161 >> 24)) & t155),
    t169 = t161 ^ t168,
    t170 = (((t147 << 24) | (t147 >> 40)) & t154) | (((t147 << 40) | (t147 >> 24)) & t155),
    t171 = t147 ^ t170, t172 = t146 ^ t160, t173 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t174 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
    t175 = (((t152 << 36) | (t152 >> 28)) & t173) | (((t152 << 52) | (t152 >> 12)) & t174),
    t176 = (((t150 << 36) | (t150 >> 28)) & t173) | (((t150 << 52) | (t150 >> 12)) & t174),
    t177 = (((t165 << 36) | (t165 >> 28)) & t173) | (((t165 << 52) | (t165 >> 12)) & t174),
    t178 = (((t163 << 24) | (t163 >> 40)) & t154) | (((t163 << 40) | (t163 >> 24)) & t155),
    t179 = t163 ^ t178,
    t180 = (((t171 << 12) | (t171 >> 52)) & t158) | (((t171 << 28) | (t171 >> 36)) & t159),
    t181 = t149 ^ t180,
    t182 = (((t167 << 12) | (t167 >> 52)) & t158) | (((t167 << 28) | (t167 >> 36)) & t159),
    t183 = (t151 ^ t175) ^ t182, t184 = (t169 ^ t176) ^ t164,
    t185 = (((t163 << 12) | (t163 >> 52)) & t158) | (((t163 << 28) | (t163 >> 36)) & t159),
    t186 = t157 ^ t185,
    t187 = (((t153 << 24) | (t153 >> 40)) & t154) | (((t153 << 40) | (t153 >> 24)) & t155),
    t188 = (t165 ^ t177) ^ t187, t189 = t169 ^ t187, t190 = t172 ^ t168,
    t191 = (((t146 << 24) | (t146 >> 40)) & t154) | (((t146 << 40) | (t146 >> 24)) & t155),
    t192 = (((t153 << 36) | (t153 >> 28)) & t173) | (((t153 << 52) | (t153 >> 12)) & t174),
    t193 = (((t172 << 12) | (t172 >> 52)) & t158) | (((t172 << 28) | (t172 >> 36)) & t159),
    t194 = (((((t191 ^ t152) ^ t153) ^ t192) ^ t164) ^ t177) ^ t193,
    t195 = ((((t170 ^ t175) ^ t160) ^ t192) ^ t180) ^ t188,
    t196 = (((t147 << 36) | (t147 >> 28)) & t173) | (((t147 << 52) | (t147 >> 12)) & t174),
    t197 = (((t189 << 12) | (t189 >> 52)) & t158) | (((t189 << 28) | (t189 >> 36)) & t159),
    t198 = ((((t191 ^ t147) ^ t196) ^ t162) ^ t197) ^ t190,
    t199 = (((t190 << 12) | (t190 >> 52)) & t158) | (((t190 << 28) | (t190 >> 36)) & t159),
    t200 = (((((t191 ^ t148) ^ t166) ^ t162) ^ t182) ^ t171) ^ t188, t201 = t200 ^ t199,
    t202 = (((t181 << 36) | (t181 >> 28)) & t173) | (((t181 << 52) | (t181 >> 12)) & t174),
    t203 = (((t178 ^ t181) ^ t202) ^ t184) ^ t186, t204 = (((t156 ^ t163) ^ t167) ^ t184) ^ t197,
    t205 = (((t183 << 36) | (t183 >> 28)) & t173) | (((t183 << 52) | (t183 >> 12)) & t174),
    t206 = ((((t160 ^ t153) ^ t187) ^ t179) ^ t183) ^ t205,
    t207 = (((t176 ^ t152) ^ t175) ^ t179) ^ t186;
    // round 11 (aes.dsl:47)
    const v256 t208 = ~t206, t209 = t203 ^ t208, t210 = t207 ^ t209, t211 = t201 ^ t203,
    t212 = t194 ^ t211, t213 = t210 ^ t212, t214 = t195 ^ t198, t215 = t214 ^ t213,
    t216 = t203 ^ t210, t217 = t216 ^ t211, t218 = t195 ^ t212, t219 = t217 ^ t218,
    t220 = t211 ^ t214, t221 = t209 ^ t218, t222 = t211 ^ t221, t223 = t204 ^ t222,
    t224 = t212 ^ t223, t225 = t220 ^ t224, t226 = t219 & t225, t227 = t211 & (~t215),
    t228 = (t217 & t220) ^ t227, t229 = t215 ^ ((t206 & t210) ^ (t226 ^ t228)), t230 = t210 ^ t225,
    t231 = t227 ^ (t216 | t213), t232 = t226 ^ ((t222 & t230) ^ t231), t233 = t229 ^ t232,
    t234 = t218 | t224, t235 = (t221 & t223) ^ (t231 ^ (t208 ^ t234)), t236 = t233 & t235,
    t237 = t228 ^ (t234 ^ (t209 & t212)), t238 = t229 & (t236 ^ t237), t239 = t235 ^ t237,
    t240 = t232 & t239, t241 = (t235 | t238) ^ t240, t242 = t222 & t241,
    t243 = t237 & (t229 ^ t240), t244 = t239 ^ t243, t245 = t241 ^ t244, t246 = t233 ^ t238,
    t247 = t244 ^ t246, t248 = t216 & t247, t249 = t242 ^ ((t219 & t245) ^ t248),
    t250 = t236 ^ (t232 | t243), t251 = t241 ^ t250, t252 = t247 ^ t251, t253 = t245 ^ t252,
    t254 = t212 & t246, t255 = (t224 & t253) ^ t254, t256 = t209 & t246,
    t257 = (t217 & t252) ^ t256, t258 = t257 ^ (t218 & t253), t259 = (t255 ^ (t215 & t251)) ^ t258,
    t260 = t259 ^ (t220 & t252), t261 = t255 ^ (t225 & t245), t262 = t259 ^ (t213 & t247),
    t263 = (t223 & t250) ^ (t254 ^ t262), t264 = ((t210 & t244) ^ t261) ^ t263,
    t265 = t262 ^ (t230 & t241), t266 = t265 ^ ((t242 ^ t256) ^ (t208 & t244)),
    t267 = t266 ^ (t221 & t250), t268 = (t249 ^ (t211 & t251)) ^ load_all256(rk + 384),
    t269 = t260 ^ load_all256(rk + 392), t270 = t264 ^ load_all256(rk + 400),
    t271 = (t264 ^ ((t257 ^ (t248 ^ t260)) ^ t266)) ^ load_all256(rk + 408),
    t272 = (t261 ^ t265) ^ load_all256(rk + 416), t273 = t267 ^ load_all256(rk + 424),
    t274 = (t249 ^ (t258 ^ t267)) ^ load_all256(rk + 1192), t275 = t263 ^ load_all256(rk + 440),
    t276 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t277 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t278 = (((t273 << 40) | (t273 >> 24)) & t276) | (((t273 << 56) | (t273 >> 8)) & t277),
    t279 = t273 ^ t278,
    t280 = (((t274 << 40) | (t274 >> 24)) & t276) | (((t274 << 56) | (t274 >> 8)) & t277),
    t281 = t270 ^ t280,
    t282 = (((t268 << 40) | (t268 >> 24)) & t276) | (((t268 << 56) | (t268 >> 8)) & t277),
    t283 = t279 ^ t282,
    t284 = (((t272 << 40) | (t272 >> 24)) & t276) | (((t272 << 56) | (t272 >> 8)) & t277),
    t285 = (((t271 << 40) | (t271 >> 24)) & t276) | (((t271 << 56) | (t271 >> 8)) & t277),
    t286 = t271 ^ t285,
    t287 = (((t269 << 40) | (t269 >> 24)) & t276) | (((t269 << 56) | (t269 >> 8)) & t277),
    t288 = t269 ^ t287,
    t289 = (((t281 << 40) | (t281 >> 24)) & t276) | (((t281 << 56) | (t281 >> 8)) & t277),
    t290 = t281 ^ t289, t291 = t268 ^ t283,
    t292 = (((t275 << 8) | (t275 >> 56)) & t276) | (((t275 << 24) | (t275 >> 40)) & t277),
    t293 = (t272 ^ t284) ^ t292,
    t294 = (((t275 << 40) | (t275 >> 24)) & t276) | (((t275 << 56) | (t275 >> 8)) & t277),
    t295 = t279 ^ t288, t296 = (t286 ^ t294) ^ t275, t297 = t291 ^ t269, t298 = t293 ^ t275,
    t299 = t271 ^ t290, t300 = t281 ^ t295, t301 = (t296 ^ t272) ^ t280, t302 = t268 ^ t294,
    t303 = (t275 ^ t280) ^ t292,
    t304 = (((t303 << 40) | (t303 >> 24)) & t276) | (((t303 << 56) | (t303 >> 8)) & t277),
    t305 = ((t274 ^ t283) ^ ((t291 << 32) | (t291 >> 32))) ^ t304,
    t306 = ((t287 ^ t280) ^ t291) ^ ((t295 << 32) | (t295 >> 32)),
    t307 = t306 ^ ((t303 << 32) | (t303 >> 32)),
    t308 = ((t280 ^ t289) ^ t288) ^ ((t290 << 32) | (t290 >> 32)),
    t309 = (t308 ^ t302) ^ ((t302 << 32) | (t302 >> 32)),
    t310 = (((t270 ^ t285) ^ t274) ^ t289) ^ ((t296 << 32) | (t296 >> 32)),
    t311 = (t310 ^ t297) ^ ((t297 << 32) | (t297 >> 32)), t312 = (t298 << 32) | (t298 >> 32),
    t313 = (((t284 ^ t286) ^ t312) ^ t300) ^ ((t300 << 32) | (t300 >> 32)),
    t314 = ((t278 ^ t294) ^ ((t279 << 32) | (t279 >> 32))) ^ t293,
    t315 = (t314 ^ t299) ^ ((t299 << 32) | (t299 >> 32)),
    t316 = ((((t274 << 32) | (t274 >> 32)) ^ t279) ^ t301) ^ ((t301 << 32) | (t301 >> 32)),
    t317 = ((t273 ^ ((t273 << 32) | (t273 >> 32))) ^ t274) ^ t280, t318 = (t317 ^ t293) ^ t312;
    // round 10 (aes.dsl:47)
    const v256 t319 = ~t316, t320 = t313 ^ t319, t321 = t318 ^ t320, t322 = t311 ^ t313,
    t323 = t305 ^ t322, t324 = t321 ^ t323, t325 = t307 ^ t309, t326 = t325 ^ t324,
    t327 = t313 ^ t321, t328 = t327 ^ t322, t329 = t307 ^ t323, t330 = t328 ^ t329,
    t331 = t322 ^ t325, t332 = t320 ^ t329, t333 = t322 ^ t332, t334 = t315 ^ t333,
    t335 = t323 ^ t334, t336 = t331 ^ t335, t337 = t330 & t336, t338 = t322 & (~t326),
    t339 = (t328 & t331) ^ t338, t340 = t326 ^ ((t316 & t321) ^ (t337 ^ t339)), t341 = t321 ^ t336,
    t342 = t338 ^ (t327 | t324), t343 = t337 ^ ((t333 & t341) ^ t342), t344 = t340 ^ t343,
    t345 = t329 | t335, t346 = (t332 & t334) ^ (t342 ^ (t319 ^ t345)), t347 = t344 & t346,
    t348 = t339 ^ (t345 ^ (t320 & t323)), t349 = t340 & (t347 ^ t348), t350 = t346 ^ t348,
    t351 = t343 & t350, t352 = (t346 | t349) ^ t351, t353 = t333 & t352,
    t354 = t348 & (t340 ^ t351), t355 = t350 ^ t354, t356 = t352 ^ t355, t357 = t344 ^ t349,
    t358 = t355 ^ t357, t359 = t327 & t358, t360 = t353 ^ ((t330 & t356) ^ t359),
    t361 = t347 ^ (t343 | t354), t362 = t352 ^ t361, t363 = t358 ^ t362, t364 = t356 ^ t363,
    t365 = t323 & t357, t366 = (t335 & t364) ^ t365, t367 = t320 & t357,
    t368 = (t328 & t363) ^ t367, t369 = t368 ^ (t329 & t364), t370 = (t366 ^ (t326 & t362)) ^ t369,
    t371 = t370 ^ (t331 & t363), t372 = t366 ^ (t336 & t356), t373 = t370 ^ (t324 & t358),
    t374 = (t334 & t361) ^ (t365 ^ t373), t375 = ((t321 & t355) ^ t372) ^ t374,
    t376 = t373 ^ (t341 & t352), t377 = t376 ^ ((t353 ^ t367) ^ (t319 & t355)),
    t378 = t377 ^ (t332 & t361), t379 = (t360 ^ (t322 & t362)) ^ load_all256(rk + 320),
    t380 = t371 ^ load_all256(rk + 328), t381 = t375 ^ load_all256(rk + 336),
    t382 = (t375 ^ ((t368 ^ (t359 ^ t371)) ^ t377)) ^ load_all256(rk + 344),
    t383 = (t372 ^ t376) ^ load_all256(rk + 352), t384 = t378 ^ load_all256(rk + 360),
    t385 = (t360 ^ (t369 ^ t378)) ^ load_all256(rk + 1200), t386 = t374 ^ load_all256(rk + 376),
    t387 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t388 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
    t389 = (((t384 << 24) | (t384 >> 40)) & t387) | (((t384 << 40) | (t384 >> 24)) & t388),
    t390 = t384 ^ t389, t391 = splat_u64x4(UINT64_C(0xf000f000f000f)),
    t392 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
    t393 = (((t385 << 4) | (t385 >> 60)) & t391) | (((t385 << 20) | (t385 >> 44)) & t392),
    t394 = t381 ^ t393,
    t395 = (((t386 << 4) | (t386 >> 60)) & t391) | (((t386 << 20) | (t386 >> 44)) & t392),
    t396 = t383 ^ t395,
    t397 = (((t390 << 4) | (t390 >> 60)) & t391) | (((t390 << 20) | (t390 >> 44)) & t392),
    t398 = t379 ^ t397,
    t399 = (((t382 << 24) | (t382 >> 40)) & t387) | (((t382 << 40) | (t382 >> 24)) & t388),
    t400 = t382 ^ t399,
    t401 = (((t394 << 24) | (t394 >> 40)) & t387) | (((t394 << 40) | (t394 >> 24)) & t388),
    t402 = t394 ^ t401,
    t403 = (((t380 << 24) | (t380 >> 40)) & t387) | (((t380 << 40) | (t380 >> 24)) & t388),
    t404 = t380 ^ t403, t405 = t379 ^ t393, t406 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
    t407 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
    t408 = (((t385 << 44) | (t385 >> 20)) & t406) | (((t385 << 60) | (t385 >> 4)) & t407),
    t409 = (((t383 << 44) | (t383 >> 20)) & t406) | (((t383 << 60) | (t383 >> 4)) & t407),
    t410 = (((t398 << 44) | (t398 >> 20)) & t406) | (((t398 << 60) | (t398 >> 4)) & t407),
    t411 = (((t396 << 24) | (t396 >> 40)) & t387) | (((t396 << 40) | (t396 >> 24)) & t388),
    t412 = t396 ^ t411,
    t413 = (((t404 << 4) | (t404 >> 60)) & t391) | (((t404 << 20) | (t404 >> 44)) & t392),
    t414 = t382 ^ t413,
    t415 = (((t400 << 4) | (t400 >> 60)) & t391) | (((t400 << 20) | (t400 >> 44)) & t392),
    t416 = (t384 ^ t408) ^ t415, t417 = (t402 ^ t409) ^ t397,
    t418 = (((t396 << 4) | (t396 >> 60)) & t391) | (((t396 << 20) | (t396 >> 44)) & t392),
    t419 = t390 ^ t418,
    t420 = (((t386 << 24) | (t386 >> 40)) & t387) | (((t386 << 40) | (t386 >> 24)) & t388),
    t421 = (t398 ^ t410) ^ t420, t422 = t402 ^ t420, t423 = t405 ^ t401,
    t424 = (((t379 << 24) | (t379 >> 40)) & t387) | (((t379 << 40) | (t379 >> 24)) & t388),
    t425 = (((t386 << 44) | (t386 >> 20)) & t406) | (((t386 << 60) | (t386 >> 4)) & t407),
    t426 = (((t405 << 4) | (t405 >> 60)) & t391) | (((t405 << 20) | (t405 >> 44)) & t392),
    t427 = (((((t424 ^ t385) ^ t386) ^ t425) ^ t397) ^ t410) ^ t426,
    t428 = ((((t403 ^ t408) ^ t393) ^ t425) ^ t413) ^ t421,
    t429 = (((t380 << 44) | (t380 >> 20)) & t406) | (((t380 << 60) | (t380 >> 4)) & t407),
    t430 = (((t422 << 4) | (t422 >> 60)) & t391) | (((t422 << 20) | (t422 >> 44)) & t392),
    t431 = ((((t424 ^ t380) ^ t429) ^ t395) ^ t430) ^ t423,
    t432 = (((t423 << 4) | (t423 >> 60)) & t391) | (((t423 << 20) | (t423 >> 44)) & t392),
    t433 = (((((t424 ^ t381) ^ t399) ^ t395) ^ t415) ^ t404) ^ t421, t434 = t433 ^ t432,
    t435 = (((t414 << 44) | (t414 >> 20)) & t406) | (((t414 << 60) | (t414 >> 4)) & t407),
    t436 = (((t411 ^ t414) ^ t435) ^ t417) ^ t419, t437 = (((t389 ^ t396) ^ t400) ^ t417) ^ t430,
    t438 = (((t416 << 44) | (t416 >> 20)) & t406) | (((t416 << 60) | (t416 >> 4)) & t407),
    t439 = ((((t393 ^ t386) ^ t420) ^ t412) ^ t416) ^ t438,
    t440 = (((t409 ^ t385) ^ t408) ^ t412) ^ t419;
    v256 x0 = t439;
    v256 x1 = t436;
    v256 x2 = t440;
    v256 x3 = t434;
    v256 x4 = t427;
    v256 x5 = t428;
    v256 x6 = t431;
    v256 x7 = t437;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 512 + 256 * i;
        // round 9 (aes.dsl:47)
        const v256 t441 = ~x0, t442 = x1 ^ t441, t443 = x2 ^ t442, t444 = x3 ^ x1, t445 = x4 ^ t444,
        t446 = t443 ^ t445, t447 = x5 ^ x6, t448 = t447 ^ t446, t449 = x1 ^ t443, t450 = t449 ^ t444,
        t451 = x5 ^ t445, t452 = t450 ^ t451, t453 = t444 ^ t447, t454 = t442 ^ t451,
        t455 = t444 ^ t454, t456 = x7 ^ t455, t457 = t445 ^ t456, t458 = t453 ^ t457,
        t459 = t452 & t458, t460 = t444 & (~t448), t461 = (t450 & t453) ^ t460,
        t462 = t448 ^ ((x0 & t443) ^ (t459 ^ t461)), t463 = t443 ^ t458, t464 = t460 ^ (t449 | t446),
        t465 = t459 ^ ((t455 & t463) ^ t464), t466 = t462 ^ t465, t467 = t451 | t457,
        t468 = (t454 & t456) ^ (t464 ^ (t441 ^ t467)), t469 = t466 & t468,
        t470 = t461 ^ (t467 ^ (t442 & t445)), t471 = t462 & (t469 ^ t470), t472 = t468 ^ t470,
        t473 = t465 & t472, t474 = (t468 | t471) ^ t473, t475 = t455 & t474,
        t476 = t470 & (t462 ^ t473), t477 = t472 ^ t476, t478 = t474 ^ t477, t479 = t466 ^ t471,
        t480 = t477 ^ t479, t481 = t449 & t480, t482 = t475 ^ ((t452 & t478) ^ t481),
        t483 = t469 ^ (t465 | t476), t484 = t474 ^ t483, t485 = t480 ^ t484, t486 = t478 ^ t485,
        t487 = t445 & t479, t488 = (t457 & t486) ^ t487, t489 = t442 & t479,
        t490 = (t450 & t485) ^ t489, t491 = t490 ^ (t451 & t486), t492 = (t488 ^ (t448 & t484)) ^ t491,
        t493 = t492 ^ (t453 & t485), t494 = t488 ^ (t458 & t478), t495 = t492 ^ (t446 & t480),
        t496 = (t456 & t483) ^ (t487 ^ t495), t497 = ((t443 & t477) ^ t494) ^ t496,
        t498 = t495 ^ (t463 & t474), t499 = t498 ^ ((t475 ^ t489) ^ (t441 & t477)),
        t500 = t499 ^ (t454 & t483), t501 = (t482 ^ (t444 & t484)) ^ load_all256(round),
        t502 = t493 ^ load_all256(round + 8), t503 = t497 ^ load_all256(round + 16),
        t504 = (t497 ^ ((t490 ^ (t481 ^ t493)) ^ t499)) ^ load_all256(round + 24),
        t505 = (t494 ^ t498) ^ load_all256(round + 32), t506 = t500 ^ load_all256(round + 40),
        t507 = (t482 ^ (t491 ^ t500)) ^ load_all256(round + 48), t508 = t496 ^ load_all256(round + 56),
        t509 = (t506 << 32) | (t506 >> 32), t510 = t506 ^ t509, t511 = (t507 << 16) | (t507 >> 48),
        t512 = t503 ^ t511, t513 = (t508 << 16) | (t508 >> 48), t514 = t505 ^ t513,
        t515 = (t510 << 16) | (t510 >> 48), t516 = t501 ^ t515, t517 = (t504 << 32) | (t504 >> 32),
        t518 = t504 ^ t517, t519 = (t512 << 32) | (t512 >> 32), t520 = t512 ^ t519,
        t521 = (t502 << 32) | (t502 >> 32), t522 = t502 ^ t521, t523 = t501 ^ t511,
        t524 = (t507 << 48) | (t507 >> 16), t525 = (t505 << 48) | (t505 >> 16),
        t526 = (t516 << 48) | (t516 >> 16), t527 = (t514 << 32) | (t514 >> 32), t528 = t514 ^ t527,
        t529 = (t522 << 16) | (t522 >> 48), t530 = t504 ^ t529, t531 = (t518 << 16) | (t518 >> 48),
        t532 = (t506 ^ t524) ^ t531, t533 = (t520 ^ t525) ^ t515,
        t534 = t510 ^ ((t514 << 16) | (t514 >> 48)), t535 = (t508 << 32) | (t508 >> 32),
        t536 = (t516 ^ t526) ^ t535, t537 = t520 ^ t535, t538 = t523 ^ t519,
        t539 = (t501 << 32) | (t501 >> 32), t540 = (t508 << 48) | (t508 >> 16),
        t541 = (((((t539 ^ t507) ^ t508) ^ t540) ^ t515) ^ t526) ^ ((t523 << 16) | (t523 >> 48)),
        t542 = ((((t521 ^ t524) ^ t511) ^ t540) ^ t529) ^ t536, t543 = (t537 << 16) | (t537 >> 48),
        t544 = ((t539 ^ t502) ^ ((t502 << 48) | (t502 >> 16))) ^ t513, t545 = (t544 ^ t543) ^ t538,
        t546 = (((((t539 ^ t503) ^ t517) ^ t513) ^ t531) ^ t522) ^ t536,
        t547 = t546 ^ ((t538 << 16) | (t538 >> 48)),
        t548 = ((t527 ^ t530) ^ ((t530 << 48) | (t530 >> 16))) ^ t533, t549 = t548 ^ t534,
        t550 = (((t509 ^ t514) ^ t518) ^ t533) ^ t543,
        t551 = ((((t511 ^ t508) ^ t535) ^ t528) ^ t532) ^ ((t532 << 48) | (t532 >> 16)),
        t552 = (((t525 ^ t507) ^ t524) ^ t528) ^ t534;
        // round 8 (aes.dsl:47)
        const v256 t553 = t549 ^ t551, t554 = t552 ^ t553, t555 = t547 ^ t549, t556 = t541 ^ t555,
        t557 = ~t554, t558 = t557 ^ t556, t559 = t542 ^ t545, t560 = t559 ^ t558, t561 = t549 ^ t557,
        t562 = t561 ^ t555, t563 = t542 ^ t556, t564 = t562 ^ t563, t565 = t555 ^ t559,
        t566 = t553 ^ t563, t567 = t555 ^ t566, t568 = t550 ^ t567, t569 = t556 ^ t568,
        t570 = t565 ^ t569, t571 = t564 & t570, t572 = ~t560, t573 = t555 & t572,
        t574 = (t562 & t565) ^ t573, t575 = t572 ^ ((t551 | t554) ^ (t571 ^ t574)), t576 = t557 ^ t570,
        t577 = t573 ^ (t561 | t558), t578 = t571 ^ ((t567 & t576) ^ t577), t579 = t575 ^ t578,
        t580 = t563 | t569, t581 = (t566 & t568) ^ (t577 ^ (t551 ^ t580)), t582 = t579 & t581,
        t583 = t574 ^ (t580 ^ (t553 & t556)), t584 = t575 & (t582 ^ t583), t585 = t581 ^ t583,
        t586 = t578 & t585, t587 = (t581 | t584) ^ t586, t588 = t567 & t587,
        t589 = t583 & (t575 ^ t586), t590 = t585 ^ t589, t591 = t587 ^ t590, t592 = t579 ^ t584,
        t593 = t590 ^ t592, t594 = t561 & t593, t595 = t588 ^ ((t564 & t591) ^ t594),
        t596 = t582 ^ (t578 | t589), t597 = t587 ^ t596, t598 = t593 ^ t597, t599 = t591 ^ t598,
        t600 = t556 & t592, t601 = (t569 & t599) ^ t600, t602 = t553 & t592,
        t603 = (t562 & t598) ^ t602, t604 = t603 ^ (t563 & t599), t605 = (t601 ^ (t560 & t597)) ^ t604,
        t606 = t605 ^ (t565 & t598), t607 = t601 ^ (t570 & t591), t608 = t605 ^ (t558 & t593),
        t609 = (t568 & t596) ^ (t600 ^ t608), t610 = ((t557 & t590) ^ t607) ^ t609,
        t611 = t608 ^ (t576 & t587), t612 = t611 ^ ((t588 ^ t602) ^ (t551 & t590)),
        t613 = t612 ^ (t566 & t596), t614 = (t595 ^ (t555 & t597)) ^ load_all256(round + 64),
        t615 = t606 ^ load_all256(round + 72), t616 = t610 ^ load_all256(round + 80),
        t617 = (t610 ^ ((t603 ^ (t594 ^ t606)) ^ t612)) ^ load_all256(round + 88),
        t618 = (t607 ^ t611) ^ load_all256(round + 96), t619 = t613 ^ load_all256(round + 104),
        t620 = (t595 ^ (t604 ^ t613)) ^ load_all256(round + 112),
        t621 = t609 ^ load_all256(round + 120), t622 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t623 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t624 = (((t619 << 24) | (t619 >> 40)) & t622) | (((t619 << 40) | (t619 >> 24)) & t623),
        t625 = t619 ^ t624, t626 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t627 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t628 = (((t620 << 12) | (t620 >> 52)) & t626) | (((t620 << 28) | (t620 >> 36)) & t627),
        t629 = t616 ^ t628,
        t630 = (((t621 << 12) | (t621 >> 52)) & t626) | (((t621 << 28) | (t621 >> 36)) & t627),
        t631 = t618 ^ t630,
        t632 = (((t625 << 12) | (t625 >> 52)) & t626) | (((t625 << 28) | (t625 >> 36)) & t627),
        t633 = t614 ^ t632,
        t634 = (((t617 << 24) | (t617 >> 40)) & t622) | (((t617 << 40) | (t617 >> 24)) & t623),
        t635 = t617 ^ t634,
        t636 = (((t629 << 24) | (t629 >> 40)) & t622) | (((t629 << 40) | (t629 >> 24)) & t623),
        t637 = t629 ^ t636,
        t638 = (((t615 << 24) | (t615 >> 40)) & t622) | (((t615 << 40) | (t615 >> 24)) & t623),
        t639 = t615 ^ t638, t640 = t614 ^ t628, t641 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t642 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t643 = (((t620 << 36) | (t620 >> 28)) & t641) | (((t620 << 52) | (t620 >> 12)) & t642),
        t644 = (((t618 << 36) | (t618 >> 28)) & t641) | (((t618 << 52) | (t618 >> 12)) & t642),
        t645 = (((t633 << 36) | (t633 >> 28)) & t641) | (((t633 << 52) | (t633 >> 12)) & t642),
        t646 = (((t631 << 24) | (t631 >> 40)) & t622) | (((t631 << 40) | (t631 >> 24)) & t623),
        t647 = t631 ^ t646,
        t648 = (((t639 << 12) | (t639 >> 52)) & t626) | (((t639 << 28) | (t639 >> 36)) & t627),
        t649 = t617 ^ t648,
        t650 = (((t635 << 12) | (t635 >> 52)) & t626) | (((t635 << 28) | (t635 >> 36)) & t627),
        t651 = (t619 ^ t643) ^ t650, t652 = (t637 ^ t644) ^ t632,
        t653 = (((t631 << 12) | (t631 >> 52)) & t626) | (((t631 << 28) | (t631 >> 36)) & t627),
        t654 = t625 ^ t653,
        t655 = (((t621 << 24) | (t621 >> 40)) & t622) | (((t621 << 40) | (t621 >> 24)) & t623),
        t656 = (t633 ^ t645) ^ t655, t657 = t637 ^ t655, t658 = t640 ^ t636,
        t659 = (((t614 << 24) | (t614 >> 40)) & t622) | (((t614 << 40) | (t614 >> 24)) & t623),
        t660 = (((t621 << 36) | (t621 >> 28)) & t641) | (((t621 << 52) | (t621 >> 12)) & t642),
        t661 = (((t640 << 12) | (t640 >> 52)) & t626) | (((t640 << 28) | (t640 >> 36)) & t627),
        t662 = (((((t659 ^ t620) ^ t621) ^ t660) ^ t632) ^ t645) ^ t661,
        t663 = ((((t638 ^ t643) ^ t628) ^ t660) ^ t648) ^ t656,
        t664 = (((t615 << 36) | (t615 >> 28)) & t641) | (((t615 << 52) | (t615 >> 12)) & t642),
        t665 = (((t657 << 12) | (t657 >> 52)) & t626) | (((t657 << 28) | (t657 >> 36)) & t627),
        t666 = ((((t659 ^ t615) ^ t664) ^ t630) ^ t665) ^ t658,
        t667 = (((t658 << 12) | (t658 >> 52)) & t626) | (((t658 << 28) | (t658 >> 36)) & t627),
        t668 = (((((t659 ^ t616) ^ t634) ^ t630) ^ t650) ^ t639) ^ t656, t669 = t668 ^ t667,
        t670 = (((t649 << 36) | (t649 >> 28)) & t641) | (((t649 << 52) | (t649 >> 12)) & t642),
        t671 = (((t646 ^ t649) ^ t670) ^ t652) ^ t654, t672 = (((t624 ^ t631) ^ t635) ^ t652) ^ t665,
        t673 = (((t651 << 36) | (t651 >> 28)) & t641) | (((t651 << 52) | (t651 >> 12)) & t642),
        t674 = ((((t628 ^ t621) ^ t655) ^ t647) ^ t651) ^ t673,
        t675 = (((t644 ^ t620) ^ t643) ^ t647) ^ t654;
        // round 7 (aes.dsl:47)
        const v256 t676 = ~t674, t677 = t671 ^ t676, t678 = t675 ^ t677, t679 = t669 ^ t671,
        t680 = t662 ^ t679, t681 = t678 ^ t680, t682 = t663 ^ t666, t683 = t682 ^ t681,
        t684 = t671 ^ t678, t685 = t684 ^ t679, t686 = t663 ^ t680, t687 = t685 ^ t686,
        t688 = t679 ^ t682, t689 = t677 ^ t686, t690 = t679 ^ t689, t691 = t672 ^ t690,
        t692 = t680 ^ t691, t693 = t688 ^ t692, t694 = t687 & t693, t695 = t679 & (~t683),
        t696 = (t685 & t688) ^ t695, t697 = t683 ^ ((t674 & t678) ^ (t694 ^ t696)), t698 = t678 ^ t693,
        t699 = t695 ^ (t684 | t681), t700 = t694 ^ ((t690 & t698) ^ t699), t701 = t697 ^ t700,
        t702 = t686 | t692, t703 = (t689 & t691) ^ (t699 ^ (t676 ^ t702)), t704 = t701 & t703,
        t705 = t696 ^ (t702 ^ (t677 & t680)), t706 = t697 & (t704 ^ t705), t707 = t703 ^ t705,
        t708 = t700 & t707, t709 = (t703 | t706) ^ t708, t710 = t690 & t709,
        t711 = t705 & (t697 ^ t708), t712 = t707 ^ t711, t713 = t709 ^ t712, t714 = t701 ^ t706,
        t715 = t712 ^ t714, t716 = t684 & t715, t717 = t710 ^ ((t687 & t713) ^ t716),
        t718 = t704 ^ (t700 | t711), t719 = t709 ^ t718, t720 = t715 ^ t719, t721 = t713 ^ t720,
        t722 = t680 & t714, t723 = (t692 & t721) ^ t722, t724 = t677 & t714,
        t725 = (t685 & t720) ^ t724, t726 = t725 ^ (t686 & t721), t727 = (t723 ^ (t683 & t719)) ^ t726,
        t728 = t727 ^ (t688 & t720), t729 = t723 ^ (t693 & t713), t730 = t727 ^ (t681 & t715),
        t731 = (t691 & t718) ^ (t722 ^ t730), t732 = ((t678 & t712) ^ t729) ^ t731,
        t733 = t730 ^ (t698 & t709), t734 = t733 ^ ((t710 ^ t724) ^ (t676 & t712)),
        t735 = t734 ^ (t689 & t718), t736 = (t717 ^ (t679 & t719)) ^ load_all256(round + 128),
        t737 = t728 ^ load_all256(round + 136), t738 = t732 ^ load_all256(round + 144),
        t739 = (t732 ^ ((t725 ^ (t716 ^ t728)) ^ t734)) ^ load_all256(round + 152),
        t740 = (t729 ^ t733) ^ load_all256(round + 160), t741 = t735 ^ load_all256(round + 168),
        t742 = (t717 ^ (t726 ^ t735)) ^ load_all256(round + 176),
        t743 = t731 ^ load_all256(round + 184), t744 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t745 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t746 = (((t741 << 40) | (t741 >> 24)) & t744) | (((t741 << 56) | (t741 >> 8)) & t745),
        t747 = t741 ^ t746,
        t748 = (((t742 << 40) | (t742 >> 24)) & t744) | (((t742 << 56) | (t742 >> 8)) & t745),
        t749 = t738 ^ t748,
        t750 = (((t736 << 40) | (t736 >> 24)) & t744) | (((t736 << 56) | (t736 >> 8)) & t745),
        t751 = t747 ^ t750,
        t752 = (((t740 << 40) | (t740 >> 24)) & t744) | (((t740 << 56) | (t740 >> 8)) & t745),
        t753 = (((t739 << 40) | (t739 >> 24)) & t744) | (((t739 << 56) | (t739 >> 8)) & t745),
        t754 = t739 ^ t753,
        t755 = (((t737 << 40) | (t737 >> 24)) & t744) | (((t737 << 56) | (t737 >> 8)) & t745),
        t756 = t737 ^ t755,
        t757 = (((t749 << 40) | (t749 >> 24)) & t744) | (((t749 << 56) | (t749 >> 8)) & t745),
        t758 = t749 ^ t757, t759 = t736 ^ t751,
        t760 = (((t743 << 8) | (t743 >> 56)) & t744) | (((t743 << 24) | (t743 >> 40)) & t745),
        t761 = (t740 ^ t752) ^ t760,
        t762 = (((t743 << 40) | (t743 >> 24)) & t744) | (((t743 << 56) | (t743 >> 8)) & t745),
        t763 = t747 ^ t756, t764 = (t754 ^ t762) ^ t743, t765 = t759 ^ t737, t766 = t761 ^ t743,
        t767 = t739 ^ t758, t768 = t749 ^ t763, t769 = (t764 ^ t740) ^ t748, t770 = t736 ^ t762,
        t771 = (t743 ^ t748) ^ t760,
        t772 = (((t771 << 40) | (t771 >> 24)) & t744) | (((t771 << 56) | (t771 >> 8)) & t745),
        t773 = ((t742 ^ t751) ^ ((t759 << 32) | (t759 >> 32))) ^ t772,
        t774 = ((t755 ^ t748) ^ t759) ^ ((t763 << 32) | (t763 >> 32)),
        t775 = t774 ^ ((t771 << 32) | (t771 >> 32)),
        t776 = ((t748 ^ t757) ^ t756) ^ ((t758 << 32) | (t758 >> 32)),
        t777 = (t776 ^ t770) ^ ((t770 << 32) | (t770 >> 32)),
        t778 = (((t738 ^ t753) ^ t742) ^ t757) ^ ((t764 << 32) | (t764 >> 32)),
        t779 = (t778 ^ t765) ^ ((t765 << 32) | (t765 >> 32)), t780 = (t766 << 32) | (t766 >> 32),
        t781 = (((t752 ^ t754) ^ t780) ^ t768) ^ ((t768 << 32) | (t768 >> 32)),
        t782 = ((t746 ^ t762) ^ ((t747 << 32) | (t747 >> 32))) ^ t761,
        t783 = (t782 ^ t767) ^ ((t767 << 32) | (t767 >> 32)),
        t784 = ((((t742 << 32) | (t742 >> 32)) ^ t747) ^ t769) ^ ((t769 << 32) | (t769 >> 32)),
        t785 = ((t741 ^ ((t741 << 32) | (t741 >> 32))) ^ t742) ^ t748, t786 = (t785 ^ t761) ^ t780;
        // round 6 (aes.dsl:47)
        const v256 t787 = ~t784, t788 = t781 ^ t787, t789 = t786 ^ t788, t790 = t779 ^ t781,
        t791 = t773 ^ t790, t792 = t789 ^ t791, t793 = t775 ^ t777, t794 = t793 ^ t792,
        t795 = t781 ^ t789, t796 = t795 ^ t790, t797 = t775 ^ t791, t798 = t796 ^ t797,
        t799 = t790 ^ t793, t800 = t788 ^ t797, t801 = t790 ^ t800, t802 = t783 ^ t801,
        t803 = t791 ^ t802, t804 = t799 ^ t803, t805 = t798 & t804, t806 = t790 & (~t794),
        t807 = (t796 & t799) ^ t806, t808 = t794 ^ ((t784 & t789) ^ (t805 ^ t807)), t809 = t789 ^ t804,
        t810 = t806 ^ (t795 | t792), t811 = t805 ^ ((t801 & t809) ^ t810), t812 = t808 ^ t811,
        t813 = t797 | t803, t814 = (t800 & t802) ^ (t810 ^ (t787 ^ t813)), t815 = t812 & t814,
        t816 = t807 ^ (t813 ^ (t788 & t791)), t817 = t808 & (t815 ^ t816), t818 = t814 ^ t816,
        t819 = t811 & t818, t820 = (t814 | t817) ^ t819, t821 = t801 & t820,
        t822 = t816 & (t808 ^ t819), t823 = t818 ^ t822, t824 = t820 ^ t823, t825 = t812 ^ t817,
        t826 = t823 ^ t825, t827 = t795 & t826, t828 = t821 ^ ((t798 & t824) ^ t827),
        t829 = t815 ^ (t811 | t822), t830 = t820 ^ t829, t831 = t826 ^ t830, t832 = t824 ^ t831,
        t833 = t791 & t825, t834 = (t803 & t832) ^ t833, t835 = t788 & t825,
        t836 = (t796 & t831) ^ t835, t837 = t836 ^ (t797 & t832), t838 = (t834 ^ (t794 & t830)) ^ t837,
        t839 = t838 ^ (t799 & t831), t840 = t834 ^ (t804 & t824), t841 = t838 ^ (t792 & t826),
        t842 = (t802 & t829) ^ (t833 ^ t841), t843 = ((t789 & t823) ^ t840) ^ t842,
        t844 = t841 ^ (t809 & t820), t845 = t844 ^ ((t821 ^ t835) ^ (t787 & t823)),
        t846 = t845 ^ (t800 & t829), t847 = (t828 ^ (t790 & t830)) ^ load_all256(round + 192),
        t848 = t839 ^ load_all256(round + 200), t849 = t843 ^ load_all256(round + 208),
        t850 = (t843 ^ ((t836 ^ (t827 ^ t839)) ^ t845)) ^ load_all256(round + 216),
        t851 = (t840 ^ t844) ^ load_all256(round + 224), t852 = t846 ^ load_all256(round + 232),
        t853 = (t828 ^ (t837 ^ t846)) ^ load_all256(round + 240),
        t854 = t842 ^ load_all256(round + 248), t855 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t856 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t857 = (((t852 << 24) | (t852 >> 40)) & t855) | (((t852 << 40) | (t852 >> 24)) & t856),
        t858 = t852 ^ t857, t859 = splat_u64x4(UINT64_C(0xf000f000f000f)),
        t860 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t861 = (((t853 << 4) | (t853 >> 60)) & t859) | (((t853 << 20) | (t853 >> 44)) & t860),
        t862 = t849 ^ t861,
        t863 = (((t854 << 4) | (t854 >> 60)) & t859) | (((t854 << 20) | (t854 >> 44)) & t860),
        t864 = t851 ^ t863,
        t865 = (((t858 << 4) | (t858 >> 60)) & t859) | (((t858 << 20) | (t858 >> 44)) & t860),
        t866 = t847 ^ t865,
        t867 = (((t850 << 24) | (t850 >> 40)) & t855) | (((t850 << 40) | (t850 >> 24)) & t856),
        t868 = t850 ^ t867,
        t869 = (((t862 << 24) | (t862 >> 40)) & t855) | (((t862 << 40) | (t862 >> 24)) & t856),
        t870 = t862 ^ t869,
        t871 = (((t848 << 24) | (t848 >> 40)) & t855) | (((t848 << 40) | (t848 >> 24)) & t856),
        t872 = t848 ^ t871, t873 = t847 ^ t861, t874 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t875 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t876 = (((t853 << 44) | (t853 >> 20)) & t874) | (((t853 << 60) | (t853 >> 4)) & t875),
        t877 = (((t851 << 44) | (t851 >> 20)) & t874) | (((t851 << 60) | (t851 >> 4)) & t875),
        t878 = (((t866 << 44) | (t866 >> 20)) & t874) | (((t866 << 60) | (t866 >> 4)) & t875),
        t879 = (((t864 << 24) | (t864 >> 40)) & t855) | (((t864 << 40) | (t864 >> 24)) & t856),
        t880 = t864 ^ t879,
        t881 = (((t872 << 4) | (t872 >> 60)) & t859) | (((t872 << 20) | (t872 >> 44)) & t860),
        t882 = t850 ^ t881,
        t883 = (((t868 << 4) | (t868 >> 60)) & t859) | (((t868 << 20) | (t868 >> 44)) & t860),
        t884 = (t852 ^ t876) ^ t883, t885 = (t870 ^ t877) ^ t865,
        t886 = (((t864 << 4) | (t864 >> 60)) & t859) | (((t864 << 20) | (t864 >> 44)) & t860),
        t887 = t858 ^ t886,
        t888 = (((t854 << 24) | (t854 >> 40)) & t855) | (((t854 << 40) | (t854 >> 24)) & t856),
        t889 = (t866 ^ t878) ^ t888, t890 = t870 ^ t888, t891 = t873 ^ t869,
        t892 = (((t847 << 24) | (t847 >> 40)) & t855) | (((t847 << 40) | (t847 >> 24)) & t856),
        t893 = (((t854 << 44) | (t854 >> 20)) & t874) | (((t854 << 60) | (t854 >> 4)) & t875),
        t894 = (((t873 << 4) | (t873 >> 60)) & t859) | (((t873 << 20) | (t873 >> 44)) & t860),
        t895 = (((((t892 ^ t853) ^ t854) ^ t893) ^ t865) ^ t878) ^ t894,
        t896 = ((((t871 ^ t876) ^ t861) ^ t893) ^ t881) ^ t889,
        t897 = (((t848 << 44) | (t848 >> 20)) & t874) | (((t848 << 60) | (t848 >> 4)) & t875),
        t898 = (((t890 << 4) | (t890 >> 60)) & t859) | (((t890 << 20) | (t890 >> 44)) & t860),
        t899 = ((((t892 ^ t848) ^ t897) ^ t863) ^ t898) ^ t891,
        t900 = (((t891 << 4) | (t891 >> 60)) & t859) | (((t891 << 20) | (t891 >> 44)) & t860),
        t901 = (((((t892 ^ t849) ^ t867) ^ t863) ^ t883) ^ t872) ^ t889, t902 = t901 ^ t900,
        t903 = (((t882 << 44) | (t882 >> 20)) & t874) | (((t882 << 60) | (t882 >> 4)) & t875),
        t904 = (((t879 ^ t882) ^ t903) ^ t885) ^ t887, t905 = (((t857 ^ t864) ^ t868) ^ t885) ^ t898,
        t906 = (((t884 << 44) | (t884 >> 20)) & t874) | (((t884 << 60) | (t884 >> 4)) & t875),
        t907 = ((((t861 ^ t854) ^ t888) ^ t880) ^ t884) ^ t906,
        t908 = (((t877 ^ t853) ^ t876) ^ t880) ^ t887;
        x0 = t907;
        x1 = t904;
        x2 = t908;
        x3 = t902;
        x4 = t895;
        x5 = t896;
        x6 = t899;
        x7 = t905;
    }
    // round 1 (aes.dsl:47)
    const v256 t1801 = ~x0, t1802 = x1 ^ t1801, t1803 = x2 ^ t1802, t1804 = x3 ^ x1,
    t1805 = x4 ^ t1804, t1806 = t1803 ^ t1805, t1807 = x5 ^ x6, t1808 = t1807 ^ t1806,
    t1809 = x1 ^ t1803, t1810 = t1809 ^ t1804, t1811 = x5 ^ t1805, t1812 = t1810 ^ t1811,
    t1813 = t1804 ^ t1807, t1814 = t1802 ^ t1811, t1815 = t1804 ^ t1814, t1816 = x7 ^ t1815,
    t1817 = t1805 ^ t1816, t1818 = t1813 ^ t1817, t1819 = t1812 & t1818, t1820 = t1804 & (~t1808),
    t1821 = (t1810 & t1813) ^ t1820, t1822 = t1808 ^ ((x0 & t1803) ^ (t1819 ^ t1821)),
    t1823 = t1803 ^ t1818, t1824 = t1820 ^ (t1809 | t1806),
    t1825 = t1819 ^ ((t1815 & t1823) ^ t1824), t1826 = t1822 ^ t1825, t1827 = t1811 | t1817,
    t1828 = (t1814 & t1816) ^ (t1824 ^ (t1801 ^ t1827)), t1829 = t1826 & t1828,
    t1830 = t1821 ^ (t1827 ^ (t1802 & t1805)), t1831 = t1822 & (t1829 ^ t1830),
    t1832 = t1828 ^ t1830, t1833 = t1825 & t1832, t1834 = (t1828 | t1831) ^ t1833,
    t1835 = t1815 & t1834, t1836 = t1830 & (t1822 ^ t1833), t1837 = t1832 ^ t1836,
    t1838 = t1834 ^ t1837, t1839 = t1826 ^ t1831, t1840 = t1837 ^ t1839, t1841 = t1809 & t1840,
    t1842 = t1835 ^ ((t1812 & t1838) ^ t1841), t1843 = t1829 ^ (t1825 | t1836),
    t1844 = t1834 ^ t1843, t1845 = t1840 ^ t1844, t1846 = t1838 ^ t1845, t1847 = t1805 & t1839,
    t1848 = (t1817 & t1846) ^ t1847, t1849 = t1802 & t1839, t1850 = (t1810 & t1845) ^ t1849,
    t1851 = t1850 ^ (t1811 & t1846), t1852 = (t1848 ^ (t1808 & t1844)) ^ t1851,
    t1853 = t1852 ^ (t1813 & t1845), t1854 = t1848 ^ (t1818 & t1838),
    t1855 = t1852 ^ (t1806 & t1840), t1856 = (t1816 & t1843) ^ (t1847 ^ t1855),
    t1857 = ((t1803 & t1837) ^ t1854) ^ t1856, t1858 = t1855 ^ (t1823 & t1834),
    t1859 = t1858 ^ ((t1835 ^ t1849) ^ (t1801 & t1837)), t1860 = t1859 ^ (t1814 & t1843),
    t1861 = (t1842 ^ (t1804 & t1844)) ^ load_all256(rk + 1024),
    t1862 = t1853 ^ load_all256(rk + 1032), t1863 = t1857 ^ load_all256(rk + 1040),
    t1864 = (t1857 ^ ((t1850 ^ (t1841 ^ t1853)) ^ t1859)) ^ load_all256(rk + 1048),
    t1865 = (t1854 ^ t1858) ^ load_all256(rk + 1056), t1866 = t1860 ^ load_all256(rk + 1064),
    t1867 = (t1842 ^ (t1851 ^ t1860)) ^ load_all256(rk + 1072),
    t1868 = t1856 ^ load_all256(rk + 1080), t1869 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1870 = ((t1861 >> 4) ^ t1865) & t1869, t1871 = t1861 ^ (t1870 << 4), t1872 = t1865 ^ t1870,
    t1873 = ((t1862 >> 4) ^ t1866) & t1869, t1874 = t1862 ^ (t1873 << 4), t1875 = t1866 ^ t1873,
    t1876 = ((t1863 >> 4) ^ t1867) & t1869, t1877 = t1863 ^ (t1876 << 4), t1878 = t1867 ^ t1876,
    t1879 = ((t1864 >> 4) ^ t1868) & t1869, t1880 = t1864 ^ (t1879 << 4), t1881 = t1868 ^ t1879,
    t1882 = splat_u64x4(UINT64_C(0xffffffff)), t1883 = ((t1871 >> 32) ^ t1872) & t1882,
    t1884 = t1871 ^ (t1883 << 32), t1885 = t1872 ^ t1883, t1886 = ((t1874 >> 32) ^ t1875) & t1882,
    t1887 = t1874 ^ (t1886 << 32), t1888 = t1875 ^ t1886, t1889 = ((t1877 >> 32) ^ t1878) & t1882,
    t1890 = t1877 ^ (t1889 << 32), t1891 = t1878 ^ t1889, t1892 = ((t1880 >> 32) ^ t1881) & t1882,
    t1893 = t1880 ^ (t1892 << 32), t1894 = t1881 ^ t1892,
    t1895 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1896 = ((t1884 >> 16) ^ t1885) & t1895,
    t1897 = t1884 ^ (t1896 << 16), t1898 = t1885 ^ t1896, t1899 = ((t1887 >> 16) ^ t1888) & t1895,
    t1900 = t1887 ^ (t1899 << 16), t1901 = t1888 ^ t1899, t1902 = ((t1890 >> 16) ^ t1891) & t1895,
    t1903 = t1890 ^ (t1902 << 16), t1904 = t1891 ^ t1902, t1905 = ((t1893 >> 16) ^ t1894) & t1895,
    t1906 = t1893 ^ (t1905 << 16), t1907 = t1894 ^ t1905,
    t1908 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1909 = ((t1897 >> 8) ^ t1898) & t1908,
    t1910 = t1897 ^ (t1909 << 8), t1911 = t1898 ^ t1909, t1912 = ((t1900 >> 8) ^ t1901) & t1908,
    t1913 = t1900 ^ (t1912 << 8), t1914 = t1901 ^ t1912, t1915 = ((t1903 >> 8) ^ t1904) & t1908,
    t1916 = t1903 ^ (t1915 << 8), t1917 = t1904 ^ t1915, t1918 = ((t1906 >> 8) ^ t1907) & t1908,
    t1919 = t1906 ^ (t1918 << 8), t1920 = t1907 ^ t1918,
    t1921 = splat_u64x4(UINT64_C(0x3333333333333333)), t1922 = ((t1910 >> 2) ^ t1916) & t1921,
    t1923 = t1910 ^ (t1922 << 2), t1924 = t1916 ^ t1922, t1925 = ((t1911 >> 2) ^ t1917) & t1921,
    t1926 = t1911 ^ (t1925 << 2), t1927 = t1917 ^ t1925, t1928 = ((t1913 >> 2) ^ t1919) & t1921,
    t1929 = t1913 ^ (t1928 << 2), t1930 = t1919 ^ t1928, t1931 = ((t1914 >> 2) ^ t1920) & t1921,
    t1932 = t1914 ^ (t1931 << 2), t1933 = t1920 ^ t1931,
    t1934 = splat_u64x4(UINT64_C(0x5555555555555555)), t1935 = ((t1923 >> 1) ^ t1929) & t1934,
    t1936 = t1923 ^ (t1935 << 1), t1937 = t1929 ^ t1935, t1938 = ((t1926 >> 1) ^ t1932) & t1934,
    t1939 = t1926 ^ (t1938 << 1), t1940 = t1932 ^ t1938, t1941 = ((t1924 >> 1) ^ t1930) & t1934,
    t1942 = t1924 ^ (t1941 << 1), t1943 = t1930 ^ t1941, t1944 = ((t1927 >> 1) ^ t1933) & t1934,
    t1945 = t1927 ^ (t1944 << 1), t1946 = t1933 ^ t1944;
    store_lanes256(out, 64, &t1936);
    store_lanes256(out + 8, 64, &t1939);
    store_lanes256(out + 16, 64, &t1937);
    store_lanes256(out + 24, 64, &t1940);
    store_lanes256(out + 32, 64, &t1942);
    store_lanes256(out + 40, 64, &t1945);
    store_lanes256(out + 48, 64, &t1943);
    store_lanes256(out + 56, 64, &t1946);
}

void lwcc_aes128_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_192_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_aes128_192_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_aes128_192_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_192_key_setup_c(ctx, key);
    lwcc_aes128_192_ctr_nonce_c(ctx, nonce);
}

void lwcc_aes128_192_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store64(ctx + 1208, (t49 ^ (t60 << 4)) ^ load64(ctx + 1024));
    store64(ctx + 1216, (t52 ^ (t61 << 4)) ^ load64(ctx + 1032));
    store64(ctx + 1224, (t55 ^ (t62 << 4)) ^ load64(ctx + 1040));
    store64(ctx + 1232, (t58 ^ (t63 << 4)) ^ load64(ctx + 1048));
    store64(ctx + 1240, (t50 ^ t60) ^ load64(ctx + 1056));
    store64(ctx + 1248, (t53 ^ t61) ^ load64(ctx + 1064));
    store64(ctx + 1256, (t56 ^ t62) ^ load64(ctx + 1072));
    store64(ctx + 1264, (t59 ^ t63) ^ load64(ctx + 1080));
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
    t73 = load_all256(ctx + 1208) ^ (t57 ^ (t69 << 4)),
    t74 = load_all256(ctx + 1216) ^ (t60 ^ (t70 << 4)),
    t75 = load_all256(ctx + 1224) ^ (t63 ^ (t71 << 4)),
    t76 = load_all256(ctx + 1232) ^ (t66 ^ (t72 << 4)), t77 = load_all256(ctx + 1240) ^ (t58 ^ t69),
    t78 = load_all256(ctx + 1248) ^ (t61 ^ t70), t79 = load_all256(ctx + 1256) ^ (t64 ^ t71),
    t80 = load_all256(ctx + 1264) ^ (t67 ^ t72);
    // round 1 (aes.dsl:47)
    const v256 t81 = t73 ^ t78, t82 = t74 ^ t78, t83 = t76 ^ t80, t84 = t77 ^ t83, t85 = t83 ^ t82,
    t86 = t79 ^ t84, t87 = t75 ^ t82, t88 = t84 ^ t87, t89 = t81 ^ t86, t90 = t80 ^ t89,
    t91 = t81 ^ t85, t92 = t86 ^ t88, t93 = t74 ^ t92, t94 = t83 ^ t93, t95 = t79 ^ t91,
    t96 = t83 ^ t90, t97 = t92 & t94, t98 = t88 ^ t95, t99 = t97 ^ (t79 & t83), t100 = t90 ^ t82,
    t101 = t97 ^ (t87 | t93), t102 = t96 & t91, t103 = t94 ^ t100, t104 = t82 ^ t94,
    t105 = t90 | t95, t106 = t89 ^ ((t88 & t103) ^ (t101 ^ t105)),
    t107 = (t104 & t98) ^ (t105 ^ t99), t108 = t106 ^ t107, t109 = t102 ^ (t101 ^ (t86 & t100)),
    t110 = t109 & t108, t111 = (t89 & t85) ^ (t102 ^ (t78 ^ t99)), t112 = t107 & (t110 ^ t111),
    t113 = t109 ^ t111, t114 = t108 ^ t112, t115 = t106 & t113, t116 = t111 & (t107 ^ t115),
    t117 = t110 ^ (t106 | t116), t118 = t113 ^ t116, t119 = t100 & t117, t120 = t114 ^ t118,
    t121 = t115 ^ (t109 | t112), t122 = t117 ^ t121, t123 = t92 & t122, t124 = t117 ^ t114,
    t125 = t121 ^ t118, t126 = t96 & t124, t127 = t122 ^ t120, t128 = t123 ^ (t91 & t124),
    t129 = t79 & t127, t130 = t129 ^ (t128 ^ (t89 & t114)), t131 = t119 ^ (t93 & t120),
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
    t174 = ((t150 ^ t149) ^ t166) ^ load_all256(ctx + 960),
    t175 = (((t162 ^ t149) ^ t151) ^ t167) ^ load_all256(ctx + 968),
    t176 = ((t160 ^ t168) ^ t163) ^ load_all256(ctx + 976),
    t177 = (((t158 ^ t149) ^ t169) ^ t161) ^ load_all256(ctx + 984),
    t178 = (((t152 ^ t149) ^ t170) ^ t159) ^ load_all256(ctx + 992),
    t179 = ((t154 ^ t153) ^ t171) ^ load_all256(ctx + 1000),
    t180 = ((t156 ^ t155) ^ t172) ^ load_all256(ctx + 1088),
    t181 = ((t148 ^ t173) ^ t157) ^ load_all256(ctx + 1016);
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
    t268 = ((t251 ^ t250) ^ ((t252 << 32) | (t252 >> 32))) ^ load_all256(ctx + 896),
    t269 = t265 ^ load_all256(ctx + 904),
    t270 = ((t261 ^ ((t262 << 32) | (t262 >> 32))) ^ t264) ^ load_all256(ctx + 912),
    t271 = t266 ^ load_all256(ctx + 920), t272 = t267 ^ load_all256(ctx + 928),
    t273 = ((t255 ^ t254) ^ ((t256 << 32) | (t256 >> 32))) ^ load_all256(ctx + 936),
    t274 = ((t257 ^ t256) ^ ((t258 << 32) | (t258 >> 32))) ^ load_all256(ctx + 1096),
    t275 = ((t249 ^ ((t250 << 32) | (t250 >> 32))) ^ t258) ^ load_all256(ctx + 952);
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
    t369 = ((t345 ^ t344) ^ t361) ^ load_all256(ctx + 832),
    t370 = (((t357 ^ t344) ^ t346) ^ t362) ^ load_all256(ctx + 840),
    t371 = ((t355 ^ t363) ^ t358) ^ load_all256(ctx + 848),
    t372 = (((t353 ^ t344) ^ t364) ^ t356) ^ load_all256(ctx + 856),
    t373 = (((t347 ^ t344) ^ t365) ^ t354) ^ load_all256(ctx + 864),
    t374 = ((t349 ^ t348) ^ t366) ^ load_all256(ctx + 872),
    t375 = ((t351 ^ t350) ^ t367) ^ load_all256(ctx + 1104),
    t376 = ((t343 ^ t368) ^ t352) ^ load_all256(ctx + 888);
    v256 x0 = t369;
    v256 x1 = t374;
    v256 x2 = t370;
    v256 x3 = t372;
    v256 x4 = t376;
    v256 x5 = t373;
    v256 x6 = t375;
    v256 x7 = t371;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 4 (aes.dsl:47)
        const v256 t377 = x0 ^ x1, t378 = x2 ^ x1, t379 = x3 ^ x4, t380 = x5 ^ t379, t381 = t379 ^ t378,
        t382 = x6 ^ t380, t383 = x7 ^ t378, t384 = t380 ^ t383, t385 = t377 ^ t382, t386 = x4 ^ t385,
        t387 = t377 ^ t381, t388 = t382 ^ t384, t389 = x2 ^ t388, t390 = t379 ^ t389, t391 = x6 ^ t387,
        t392 = t379 ^ t386, t393 = t388 & t390, t394 = t384 ^ t391, t395 = t393 ^ (x6 & t379),
        t396 = t386 ^ t378, t397 = t393 ^ (t383 | t389), t398 = t392 & t387, t399 = t390 ^ t396,
        t400 = t378 ^ t390, t401 = t386 | t391, t402 = t385 ^ ((t384 & t399) ^ (t397 ^ t401)),
        t403 = (t400 & t394) ^ (t401 ^ t395), t404 = t402 ^ t403, t405 = t398 ^ (t397 ^ (t382 & t396)),
        t406 = t405 & t404, t407 = (t385 & t381) ^ (t398 ^ (x1 ^ t395)), t408 = t403 & (t406 ^ t407),
        t409 = t405 ^ t407, t410 = t404 ^ t408, t411 = t402 & t409, t412 = t407 & (t403 ^ t411),
        t413 = t406 ^ (t402 | t412), t414 = t409 ^ t412, t415 = t396 & t413, t416 = t410 ^ t414,
        t417 = t411 ^ (t405 | t408), t418 = t413 ^ t417, t419 = t388 & t418, t420 = t413 ^ t410,
        t421 = t417 ^ t414, t422 = t392 & t420, t423 = t418 ^ t416, t424 = t419 ^ (t387 & t420),
        t425 = x6 & t423, t426 = t425 ^ (t424 ^ (t385 & t410)), t427 = t415 ^ (t389 & t416),
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
        t461 = ((t444 ^ t443) ^ ((t445 << 32) | (t445 >> 32))) ^ load_all256(round),
        t462 = t458 ^ load_all256(round + 8),
        t463 = ((t454 ^ ((t455 << 32) | (t455 >> 32))) ^ t457) ^ load_all256(round + 16),
        t464 = t459 ^ load_all256(round + 24), t465 = t460 ^ load_all256(round + 32),
        t466 = ((t448 ^ t447) ^ ((t449 << 32) | (t449 >> 32))) ^ load_all256(round + 40),
        t467 = ((t450 ^ t449) ^ ((t451 << 32) | (t451 >> 32))) ^ load_all256(round + 48),
        t468 = ((t442 ^ ((t443 << 32) | (t443 >> 32))) ^ t451) ^ load_all256(round + 56);
        // round 5 (aes.dsl:47)
        const v256 t469 = t461 ^ t466, t470 = t462 ^ t466, t471 = t464 ^ t468, t472 = t465 ^ t471,
        t473 = t471 ^ t470, t474 = t467 ^ t472, t475 = t463 ^ t470, t476 = t472 ^ t475,
        t477 = t469 ^ t474, t478 = t468 ^ t477, t479 = t469 ^ t473, t480 = t474 ^ t476,
        t481 = t462 ^ t480, t482 = t471 ^ t481, t483 = t467 ^ t479, t484 = t471 ^ t478,
        t485 = t480 & t482, t486 = t476 ^ t483, t487 = t485 ^ (t467 & t471), t488 = t478 ^ t470,
        t489 = t485 ^ (t475 | t481), t490 = t484 & t479, t491 = t482 ^ t488, t492 = t470 ^ t482,
        t493 = t478 | t483, t494 = t477 ^ ((t476 & t491) ^ (t489 ^ t493)),
        t495 = (t492 & t486) ^ (t493 ^ t487), t496 = t494 ^ t495, t497 = t490 ^ (t489 ^ (t474 & t488)),
        t498 = t497 & t496, t499 = (t477 & t473) ^ (t490 ^ (t466 ^ t487)), t500 = t495 & (t498 ^ t499),
        t501 = t497 ^ t499, t502 = t496 ^ t500, t503 = t494 & t501, t504 = t499 & (t495 ^ t503),
        t505 = t498 ^ (t494 | t504), t506 = t501 ^ t504, t507 = t488 & t505, t508 = t502 ^ t506,
        t509 = t503 ^ (t497 | t500), t510 = t505 ^ t509, t511 = t480 & t510, t512 = t505 ^ t502,
        t513 = t509 ^ t506, t514 = t484 & t512, t515 = t510 ^ t508, t516 = t511 ^ (t479 & t512),
        t517 = t467 & t515, t518 = t517 ^ (t516 ^ (t477 & t502)), t519 = t507 ^ (t481 & t508),
        t520 = t518 ^ (t492 & t506), t521 = t520 ^ (t514 ^ (t478 & t513)), t522 = t521 ^ (t475 & t508),
        t523 = t522 ^ (t476 & t509), t524 = t523 ^ (t511 ^ (t483 & t513)),
        t525 = t522 ^ (t516 ^ (t474 & t505)), t526 = t519 ^ (t514 ^ (t482 & t510)),
        t527 = t524 ^ (t473 & t502), t528 = t520 ^ (t507 ^ (t491 & t509)),
        t529 = t527 ^ (t525 ^ ((t471 & t515) ^ t519)), t530 = t521 ^ t529,
        t531 = t517 ^ (t523 ^ (t486 & t506)), t532 = t524 ^ t531, t533 = t518 ^ t527,
        t534 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff)),
        t535 = splat_u64x4(UINT64_C(0xf000f000f000f000)),
        t536 = (((t525 << 44) | (t525 >> 20)) & t534) | (((t525 << 60) | (t525 >> 4)) & t535),
        t537 = t525 ^ t536,
        t538 = (((t528 << 44) | (t528 >> 20)) & t534) | (((t528 << 60) | (t528 >> 4)) & t535),
        t539 = t528 ^ t538,
        t540 = (((t526 << 44) | (t526 >> 20)) & t534) | (((t526 << 60) | (t526 >> 4)) & t535),
        t541 = t526 ^ t540,
        t542 = (((t531 << 44) | (t531 >> 20)) & t534) | (((t531 << 60) | (t531 >> 4)) & t535),
        t543 = t531 ^ t542,
        t544 = (((t530 << 44) | (t530 >> 20)) & t534) | (((t530 << 60) | (t530 >> 4)) & t535),
        t545 = t530 ^ t544,
        t546 = (((t532 << 44) | (t532 >> 20)) & t534) | (((t532 << 60) | (t532 >> 4)) & t535),
        t547 = t532 ^ t546,
        t548 = (((t529 << 44) | (t529 >> 20)) & t534) | (((t529 << 60) | (t529 >> 4)) & t535),
        t549 = t529 ^ t548,
        t550 = (((t533 << 44) | (t533 >> 20)) & t534) | (((t533 << 60) | (t533 >> 4)) & t535),
        t551 = t533 ^ t550, t552 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t553 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t554 = (((t539 << 24) | (t539 >> 40)) & t552) | (((t539 << 40) | (t539 >> 24)) & t553),
        t555 = (((t551 << 24) | (t551 >> 40)) & t552) | (((t551 << 40) | (t551 >> 24)) & t553),
        t556 = (((t549 << 24) | (t549 >> 40)) & t552) | (((t549 << 40) | (t549 >> 24)) & t553),
        t557 = (((t547 << 24) | (t547 >> 40)) & t552) | (((t547 << 40) | (t547 >> 24)) & t553),
        t558 = (((t541 << 24) | (t541 >> 40)) & t552) | (((t541 << 40) | (t541 >> 24)) & t553),
        t559 = (((t543 << 24) | (t543 >> 40)) & t552) | (((t543 << 40) | (t543 >> 24)) & t553),
        t560 = (((t545 << 24) | (t545 >> 40)) & t552) | (((t545 << 40) | (t545 >> 24)) & t553),
        t561 = (((t537 << 24) | (t537 >> 40)) & t552) | (((t537 << 40) | (t537 >> 24)) & t553),
        t562 = ((t538 ^ t537) ^ t554) ^ load_all256(round + 64),
        t563 = (((t550 ^ t537) ^ t539) ^ t555) ^ load_all256(round + 72),
        t564 = ((t548 ^ t556) ^ t551) ^ load_all256(round + 80),
        t565 = (((t546 ^ t537) ^ t557) ^ t549) ^ load_all256(round + 88),
        t566 = (((t540 ^ t537) ^ t558) ^ t547) ^ load_all256(round + 96),
        t567 = ((t542 ^ t541) ^ t559) ^ load_all256(round + 104),
        t568 = ((t544 ^ t543) ^ t560) ^ load_all256(round + 112),
        t569 = ((t536 ^ t561) ^ t545) ^ load_all256(round + 120);
        // round 6 (aes.dsl:47)
        const v256 t570 = t562 ^ t567, t571 = t563 ^ t567, t572 = t565 ^ t569, t573 = t566 ^ t572,
        t574 = t572 ^ t571, t575 = t568 ^ t573, t576 = t564 ^ t571, t577 = t573 ^ t576,
        t578 = t570 ^ t575, t579 = t569 ^ t578, t580 = t570 ^ t574, t581 = t575 ^ t577,
        t582 = t563 ^ t581, t583 = t572 ^ t582, t584 = t568 ^ t580, t585 = t572 ^ t579,
        t586 = t581 & t583, t587 = t577 ^ t584, t588 = t586 ^ (t568 & t572), t589 = t579 ^ t571,
        t590 = t586 ^ (t576 | t582), t591 = t585 & t580, t592 = t583 ^ t589, t593 = t571 ^ t583,
        t594 = t579 | t584, t595 = t578 ^ ((t577 & t592) ^ (t590 ^ t594)),
        t596 = (t593 & t587) ^ (t594 ^ t588), t597 = t595 ^ t596, t598 = t591 ^ (t590 ^ (t575 & t589)),
        t599 = t598 & t597, t600 = (t578 & t574) ^ (t591 ^ (t567 ^ t588)), t601 = t596 & (t599 ^ t600),
        t602 = t598 ^ t600, t603 = t597 ^ t601, t604 = t595 & t602, t605 = t600 & (t596 ^ t604),
        t606 = t599 ^ (t595 | t605), t607 = t602 ^ t605, t608 = t589 & t606, t609 = t603 ^ t607,
        t610 = t604 ^ (t598 | t601), t611 = t606 ^ t610, t612 = t581 & t611, t613 = t606 ^ t603,
        t614 = t610 ^ t607, t615 = t585 & t613, t616 = t611 ^ t609, t617 = t612 ^ (t580 & t613),
        t618 = t568 & t616, t619 = t618 ^ (t617 ^ (t578 & t603)), t620 = t608 ^ (t582 & t609),
        t621 = t619 ^ (t593 & t607), t622 = t621 ^ (t615 ^ (t579 & t614)), t623 = t622 ^ (t576 & t609),
        t624 = t623 ^ (t577 & t610), t625 = t624 ^ (t612 ^ (t584 & t614)),
        t626 = t623 ^ (t617 ^ (t575 & t606)), t627 = t620 ^ (t615 ^ (t583 & t611)),
        t628 = t625 ^ (t574 & t603), t629 = t621 ^ (t608 ^ (t592 & t610)),
        t630 = t628 ^ (t626 ^ ((t572 & t616) ^ t620)), t631 = t622 ^ t630,
        t632 = t618 ^ (t624 ^ (t587 & t607)), t633 = t625 ^ t632, t634 = t619 ^ t628,
        t635 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t636 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t637 = (((t626 << 40) | (t626 >> 24)) & t635) | (((t626 << 56) | (t626 >> 8)) & t636),
        t638 = t626 ^ t637,
        t639 = (((t629 << 40) | (t629 >> 24)) & t635) | (((t629 << 56) | (t629 >> 8)) & t636),
        t640 = t629 ^ t639,
        t641 = (((t627 << 40) | (t627 >> 24)) & t635) | (((t627 << 56) | (t627 >> 8)) & t636),
        t642 = t627 ^ t641,
        t643 = (((t632 << 40) | (t632 >> 24)) & t635) | (((t632 << 56) | (t632 >> 8)) & t636),
        t644 = t632 ^ t643,
        t645 = (((t631 << 40) | (t631 >> 24)) & t635) | (((t631 << 56) | (t631 >> 8)) & t636),
        t646 = t631 ^ t645,
        t647 = (((t633 << 40) | (t633 >> 24)) & t635) | (((t633 << 56) | (t633 >> 8)) & t636),
        t648 = t633 ^ t647,
        t649 = (((t630 << 40) | (t630 >> 24)) & t635) | (((t630 << 56) | (t630 >> 8)) & t636),
        t650 = t630 ^ t649,
        t651 = (((t634 << 40) | (t634 >> 24)) & t635) | (((t634 << 56) | (t634 >> 8)) & t636),
        t652 = t634 ^ t651, t653 = ((t651 ^ t638) ^ t640) ^ ((t652 << 32) | (t652 >> 32)),
        t654 = ((t647 ^ t638) ^ ((t648 << 32) | (t648 >> 32))) ^ t650,
        t655 = ((t641 ^ t638) ^ ((t642 << 32) | (t642 >> 32))) ^ t648,
        t656 = ((t639 ^ t638) ^ ((t640 << 32) | (t640 >> 32))) ^ load_all256(round + 128),
        t657 = t653 ^ load_all256(round + 136),
        t658 = ((t649 ^ ((t650 << 32) | (t650 >> 32))) ^ t652) ^ load_all256(round + 144),
        t659 = t654 ^ load_all256(round + 152), t660 = t655 ^ load_all256(round + 160),
        t661 = ((t643 ^ t642) ^ ((t644 << 32) | (t644 >> 32))) ^ load_all256(round + 168),
        t662 = ((t645 ^ t644) ^ ((t646 << 32) | (t646 >> 32))) ^ load_all256(round + 176),
        t663 = ((t637 ^ ((t638 << 32) | (t638 >> 32))) ^ t646) ^ load_all256(round + 184);
        // round 7 (aes.dsl:47)
        const v256 t664 = t656 ^ t661, t665 = t657 ^ t661, t666 = t659 ^ t663, t667 = t660 ^ t666,
        t668 = t666 ^ t665, t669 = t662 ^ t667, t670 = t658 ^ t665, t671 = t667 ^ t670,
        t672 = t664 ^ t669, t673 = t663 ^ t672, t674 = t664 ^ t668, t675 = t669 ^ t671,
        t676 = t657 ^ t675, t677 = t666 ^ t676, t678 = t662 ^ t674, t679 = t666 ^ t673,
        t680 = t675 & t677, t681 = t671 ^ t678, t682 = t680 ^ (t662 & t666), t683 = t673 ^ t665,
        t684 = t680 ^ (t670 | t676), t685 = t679 & t674, t686 = t677 ^ t683, t687 = t665 ^ t677,
        t688 = t673 | t678, t689 = t672 ^ ((t671 & t686) ^ (t684 ^ t688)),
        t690 = (t687 & t681) ^ (t688 ^ t682), t691 = t689 ^ t690, t692 = t685 ^ (t684 ^ (t669 & t683)),
        t693 = t692 & t691, t694 = (t672 & t668) ^ (t685 ^ (t661 ^ t682)), t695 = t690 & (t693 ^ t694),
        t696 = t692 ^ t694, t697 = t691 ^ t695, t698 = t689 & t696, t699 = t694 & (t690 ^ t698),
        t700 = t693 ^ (t689 | t699), t701 = t696 ^ t699, t702 = t683 & t700, t703 = t697 ^ t701,
        t704 = t698 ^ (t692 | t695), t705 = t700 ^ t704, t706 = t675 & t705, t707 = t700 ^ t697,
        t708 = t704 ^ t701, t709 = t679 & t707, t710 = t705 ^ t703, t711 = t706 ^ (t674 & t707),
        t712 = t662 & t710, t713 = t712 ^ (t711 ^ (t672 & t697)), t714 = t702 ^ (t676 & t703),
        t715 = t713 ^ (t687 & t701), t716 = t715 ^ (t709 ^ (t673 & t708)), t717 = t716 ^ (t670 & t703),
        t718 = t717 ^ (t671 & t704), t719 = t718 ^ (t706 ^ (t678 & t708)),
        t720 = t717 ^ (t711 ^ (t669 & t700)), t721 = t714 ^ (t709 ^ (t677 & t705)),
        t722 = t719 ^ (t668 & t697), t723 = t715 ^ (t702 ^ (t686 & t704)),
        t724 = t722 ^ (t720 ^ ((t666 & t710) ^ t714)), t725 = t716 ^ t724,
        t726 = t712 ^ (t718 ^ (t681 & t701)), t727 = t719 ^ t726, t728 = t713 ^ t722,
        t729 = splat_u64x4(UINT64_C(0xf000f000f000f)), t730 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff0)),
        t731 = (((t720 << 36) | (t720 >> 28)) & t729) | (((t720 << 52) | (t720 >> 12)) & t730),
        t732 = t720 ^ t731,
        t733 = (((t723 << 36) | (t723 >> 28)) & t729) | (((t723 << 52) | (t723 >> 12)) & t730),
        t734 = t723 ^ t733,
        t735 = (((t721 << 36) | (t721 >> 28)) & t729) | (((t721 << 52) | (t721 >> 12)) & t730),
        t736 = t721 ^ t735,
        t737 = (((t726 << 36) | (t726 >> 28)) & t729) | (((t726 << 52) | (t726 >> 12)) & t730),
        t738 = t726 ^ t737,
        t739 = (((t725 << 36) | (t725 >> 28)) & t729) | (((t725 << 52) | (t725 >> 12)) & t730),
        t740 = t725 ^ t739,
        t741 = (((t727 << 36) | (t727 >> 28)) & t729) | (((t727 << 52) | (t727 >> 12)) & t730),
        t742 = t727 ^ t741,
        t743 = (((t724 << 36) | (t724 >> 28)) & t729) | (((t724 << 52) | (t724 >> 12)) & t730),
        t744 = t724 ^ t743,
        t745 = (((t728 << 36) | (t728 >> 28)) & t729) | (((t728 << 52) | (t728 >> 12)) & t730),
        t746 = t728 ^ t745, t747 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t748 = splat_u64x4(UINT64_C(0xff00ff00ff00ff00)),
        t749 = (((t734 << 24) | (t734 >> 40)) & t747) | (((t734 << 40) | (t734 >> 24)) & t748),
        t750 = (((t746 << 24) | (t746 >> 40)) & t747) | (((t746 << 40) | (t746 >> 24)) & t748),
        t751 = (((t744 << 24) | (t744 >> 40)) & t747) | (((t744 << 40) | (t744 >> 24)) & t748),
        t752 = (((t742 << 24) | (t742 >> 40)) & t747) | (((t742 << 40) | (t742 >> 24)) & t748),
        t753 = (((t736 << 24) | (t736 >> 40)) & t747) | (((t736 << 40) | (t736 >> 24)) & t748),
        t754 = (((t738 << 24) | (t738 >> 40)) & t747) | (((t738 << 40) | (t738 >> 24)) & t748),
        t755 = (((t740 << 24) | (t740 >> 40)) & t747) | (((t740 << 40) | (t740 >> 24)) & t748),
        t756 = (((t732 << 24) | (t732 >> 40)) & t747) | (((t732 << 40) | (t732 >> 24)) & t748),
        t757 = ((t733 ^ t732) ^ t749) ^ load_all256(round + 192),
        t758 = (((t745 ^ t732) ^ t734) ^ t750) ^ load_all256(round + 200),
        t759 = ((t743 ^ t751) ^ t746) ^ load_all256(round + 208),
        t760 = (((t741 ^ t732) ^ t752) ^ t744) ^ load_all256(round + 216),
        t761 = (((t735 ^ t732) ^ t753) ^ t742) ^ load_all256(round + 224),
        t762 = ((t737 ^ t736) ^ t754) ^ load_all256(round + 232),
        t763 = ((t739 ^ t738) ^ t755) ^ load_all256(round + 240),
        t764 = ((t731 ^ t756) ^ t740) ^ load_all256(round + 248);
        x0 = t757;
        x1 = t762;
        x2 = t758;
        x3 = t760;
        x4 = t764;
        x5 = t761;
        x6 = t763;
        x7 = t759;
    }
    // round 12 (aes.dsl:53)
    const v256 t1417 = x0 ^ x1, t1418 = x2 ^ x1, t1419 = x3 ^ x4, t1420 = x5 ^ t1419,
    t1421 = t1419 ^ t1418, t1422 = x6 ^ t1420, t1423 = x7 ^ t1418, t1424 = t1420 ^ t1423,
    t1425 = t1417 ^ t1422, t1426 = x4 ^ t1425, t1427 = t1417 ^ t1421, t1428 = t1422 ^ t1424,
    t1429 = x2 ^ t1428, t1430 = t1419 ^ t1429, t1431 = x6 ^ t1427, t1432 = t1419 ^ t1426,
    t1433 = t1428 & t1430, t1434 = t1424 ^ t1431, t1435 = t1433 ^ (x6 & t1419),
    t1436 = t1426 ^ t1418, t1437 = t1433 ^ (t1423 | t1429), t1438 = t1432 & t1427,
    t1439 = t1430 ^ t1436, t1440 = t1418 ^ t1430, t1441 = t1426 | t1431,
    t1442 = t1425 ^ ((t1424 & t1439) ^ (t1437 ^ t1441)), t1443 = (t1440 & t1434) ^ (t1441 ^ t1435),
    t1444 = t1442 ^ t1443, t1445 = t1438 ^ (t1437 ^ (t1422 & t1436)), t1446 = t1445 & t1444,
    t1447 = (t1425 & t1421) ^ (t1438 ^ (x1 ^ t1435)), t1448 = t1443 & (t1446 ^ t1447),
    t1449 = t1445 ^ t1447, t1450 = t1444 ^ t1448, t1451 = t1442 & t1449,
    t1452 = t1447 & (t1443 ^ t1451), t1453 = t1446 ^ (t1442 | t1452), t1454 = t1449 ^ t1452,
    t1455 = t1436 & t1453, t1456 = t1450 ^ t1454, t1457 = t1451 ^ (t1445 | t1448),
    t1458 = t1453 ^ t1457, t1459 = t1428 & t1458, t1460 = t1453 ^ t1450, t1461 = t1457 ^ t1454,
    t1462 = t1432 & t1460, t1463 = t1458 ^ t1456, t1464 = t1459 ^ (t1427 & t1460),
    t1465 = x6 & t1463, t1466 = t1465 ^ (t1464 ^ (t1425 & t1450)), t1467 = t1455 ^ (t1429 & t1456),
    t1468 = t1466 ^ (t1440 & t1454), t1469 = t1468 ^ (t1462 ^ (t1426 & t1461)),
    t1470 = t1469 ^ (t1423 & t1456), t1471 = t1470 ^ (t1424 & t1457),
    t1472 = t1471 ^ (t1459 ^ (t1431 & t1461)), t1473 = t1470 ^ (t1464 ^ (t1422 & t1453)),
    t1474 = t1472 ^ (t1421 & t1450), t1475 = t1474 ^ (t1473 ^ ((t1419 & t1463) ^ t1467)),
    t1476 = t1465 ^ (t1471 ^ (t1434 & t1454)),
    t1477 = (t1468 ^ (t1455 ^ (t1439 & t1457))) ^ load_all256(ctx + 1112),
    t1478 = (t1466 ^ t1474) ^ load_all256(ctx + 1120), t1479 = t1475 ^ load_all256(ctx + 1128),
    t1480 = (t1472 ^ t1476) ^ load_all256(ctx + 1136),
    t1481 = (t1467 ^ (t1462 ^ (t1430 & t1458))) ^ load_all256(ctx + 1144),
    t1482 = t1476 ^ load_all256(ctx + 1152), t1483 = (t1469 ^ t1475) ^ load_all256(ctx + 1160),
    t1484 = t1473 ^ load_all256(ctx + 1168), t1485 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t1486 = ((t1477 >> 4) ^ t1481) & t1485, t1487 = t1477 ^ (t1486 << 4), t1488 = t1481 ^ t1486,
    t1489 = ((t1478 >> 4) ^ t1482) & t1485, t1490 = t1478 ^ (t1489 << 4), t1491 = t1482 ^ t1489,
    t1492 = ((t1479 >> 4) ^ t1483) & t1485, t1493 = t1479 ^ (t1492 << 4), t1494 = t1483 ^ t1492,
    t1495 = ((t1480 >> 4) ^ t1484) & t1485, t1496 = t1480 ^ (t1495 << 4), t1497 = t1484 ^ t1495,
    t1498 = splat_u64x4(UINT64_C(0xffffffff)), t1499 = ((t1487 >> 32) ^ t1488) & t1498,
    t1500 = t1487 ^ (t1499 << 32), t1501 = t1488 ^ t1499, t1502 = ((t1490 >> 32) ^ t1491) & t1498,
    t1503 = t1490 ^ (t1502 << 32), t1504 = t1491 ^ t1502, t1505 = ((t1493 >> 32) ^ t1494) & t1498,
    t1506 = t1493 ^ (t1505 << 32), t1507 = t1494 ^ t1505, t1508 = ((t1496 >> 32) ^ t1497) & t1498,
    t1509 = t1496 ^ (t1508 << 32), t1510 = t1497 ^ t1508,
    t1511 = splat_u64x4(UINT64_C(0xffff0000ffff)), t1512 = ((t1500 >> 16) ^ t1501) & t1511,
    t1513 = t1500 ^ (t1512 << 16), t1514 = t1501 ^ t1512, t1515 = ((t1503 >> 16) ^ t1504) & t1511,
    t1516 = t1503 ^ (t1515 << 16), t1517 = t1504 ^ t1515, t1518 = ((t1506 >> 16) ^ t1507) & t1511,
    t1519 = t1506 ^ (t1518 << 16), t1520 = t1507 ^ t1518, t1521 = ((t1509 >> 16) ^ t1510) & t1511,
    t1522 = t1509 ^ (t1521 << 16), t1523 = t1510 ^ t1521,
    t1524 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t1525 = ((t1513 >> 8) ^ t1514) & t1524,
    t1526 = t1513 ^ (t1525 << 8), t1527 = t1514 ^ t1525, t1528 = ((t1516 >> 8) ^ t1517) & t1524,
    t1529 = t1516 ^ (t1528 << 8), t1530 = t1517 ^ t1528, t1531 = ((t1519 >> 8) ^ t1520) & t1524,
    t1532 = t1519 ^ (t1531 << 8), t1533 = t1520 ^ t1531, t1534 = ((t1522 >> 8) ^ t1523) & t1524,
    t1535 = t1522 ^ (t1534 << 8), t1536 = t1523 ^ t1534,
    t1537 = splat_u64x4(UINT64_C(0x3333333333333333)), t1538 = ((t1526 >> 2) ^ t1532) & t1537,
    t1539 = t1526 ^ (t1538 << 2), t1540 = t1532 ^ t1538, t1541 = ((t1527 >> 2) ^ t1533) & t1537,
    t1542 = t1527 ^ (t1541 << 2), t1543 = t1533 ^ t1541, t1544 = ((t1529 >> 2) ^ t1535) & t1537,
    t1545 = t1529 ^ (t1544 << 2), t1546 = t1535 ^ t1544, t1547 = ((t1530 >> 2) ^ t1536) & t1537,
    t1548 = t1530 ^ (t1547 << 2), t1549 = t1536 ^ t1547,
    t1550 = splat_u64x4(UINT64_C(0x5555555555555555)), t1551 = ((t1539 >> 1) ^ t1545) & t1550,
    t1552 = ((t1542 >> 1) ^ t1548) & t1550, t1553 = ((t1540 >> 1) ^ t1546) & t1550,
    t1554 = ((t1543 >> 1) ^ t1549) & t1550, t1555 = load_lanes256(in, 64),
    t1556 = load_lanes256(in + 8, 64), t1557 = load_lanes256(in + 16, 64),
    t1558 = load_lanes256(in + 24, 64), t1559 = load_lanes256(in + 32, 64),
    t1560 = load_lanes256(in + 40, 64), t1561 = load_lanes256(in + 48, 64),
    t1562 = load_lanes256(in + 56, 64), t1563 = t1555 ^ (t1539 ^ (t1551 << 1)),
    t1564 = t1556 ^ (t1542 ^ (t1552 << 1)), t1565 = t1557 ^ (t1545 ^ t1551),
    t1566 = t1558 ^ (t1548 ^ t1552), t1567 = t1559 ^ (t1540 ^ (t1553 << 1)),
    t1568 = t1560 ^ (t1543 ^ (t1554 << 1)), t1569 = t1561 ^ (t1546 ^ t1553),
    t1570 = t1562 ^ (t1549 ^ t1554);
    store_lanes256(out, 64, &t1563);
    store_lanes256(out + 8, 64, &t1564);
    store_lanes256(out + 16, 64, &t1565);
    store_lanes256(out + 24, 64, &t1566);
    store_lanes256(out + 32, 64, &t1567);
    store_lanes256(out + 40, 64, &t1568);
    store_lanes256(out + 48, 64, &t1569);
    store_lanes256(out + 56, 64, &t1570);
}

void lwcc_aes128_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_aes128_192_ctr_crypt_c(buffer, buffer, 256, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
