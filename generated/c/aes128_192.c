// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_192 --target c --lanes 1 --slicing plane
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side; cells in 4 arrangements
// sizes:     in bytes: block 16, key 24, nonce 12, rk 1208, ctx 1272, align 1, group 64, stack 0
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


// 4 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56),
    t8 = ((t0 >> 1) ^ t2) & UINT64_C(0x5555555555555555), t9 = t0 ^ (t8 << 1), t10 = t2 ^ t8,
    t11 = ((t1 >> 1) ^ t3) & UINT64_C(0x5555555555555555), t12 = t1 ^ (t11 << 1), t13 = t3 ^ t11,
    t14 = ((t4 >> 1) ^ t6) & UINT64_C(0x5555555555555555), t15 = t4 ^ (t14 << 1), t16 = t6 ^ t14,
    t17 = ((t5 >> 1) ^ t7) & UINT64_C(0x5555555555555555), t18 = t5 ^ (t17 << 1), t19 = t7 ^ t17,
    t20 = ((t9 >> 2) ^ t15) & UINT64_C(0x3333333333333333), t21 = t9 ^ (t20 << 2), t22 = t15 ^ t20,
    t23 = ((t12 >> 2) ^ t18) & UINT64_C(0x3333333333333333), t24 = t12 ^ (t23 << 2),
    t25 = t18 ^ t23, t26 = ((t10 >> 2) ^ t16) & UINT64_C(0x3333333333333333),
    t27 = t10 ^ (t26 << 2), t28 = t16 ^ t26,
    t29 = ((t13 >> 2) ^ t19) & UINT64_C(0x3333333333333333), t30 = t13 ^ (t29 << 2),
    t31 = t19 ^ t29, t32 = ((t21 >> 8) ^ t24) & UINT64_C(0xff00ff00ff00ff), t33 = t21 ^ (t32 << 8),
    t34 = t24 ^ t32, t35 = ((t27 >> 8) ^ t30) & UINT64_C(0xff00ff00ff00ff), t36 = t27 ^ (t35 << 8),
    t37 = t30 ^ t35, t38 = ((t22 >> 8) ^ t25) & UINT64_C(0xff00ff00ff00ff), t39 = t22 ^ (t38 << 8),
    t40 = t25 ^ t38, t41 = ((t28 >> 8) ^ t31) & UINT64_C(0xff00ff00ff00ff), t42 = t28 ^ (t41 << 8),
    t43 = t31 ^ t41, t44 = ((t33 >> 16) ^ t34) & UINT64_C(0xffff0000ffff), t45 = t33 ^ (t44 << 16),
    t46 = t34 ^ t44, t47 = ((t36 >> 16) ^ t37) & UINT64_C(0xffff0000ffff), t48 = t36 ^ (t47 << 16),
    t49 = t37 ^ t47, t50 = ((t39 >> 16) ^ t40) & UINT64_C(0xffff0000ffff), t51 = t39 ^ (t50 << 16),
    t52 = t40 ^ t50, t53 = ((t42 >> 16) ^ t43) & UINT64_C(0xffff0000ffff), t54 = t42 ^ (t53 << 16),
    t55 = t43 ^ t53, t56 = ((t45 >> 32) ^ t46) & UINT64_C(0xffffffff), t57 = t45 ^ (t56 << 32),
    t58 = t46 ^ t56, t59 = ((t48 >> 32) ^ t49) & UINT64_C(0xffffffff), t60 = t48 ^ (t59 << 32),
    t61 = t49 ^ t59, t62 = ((t51 >> 32) ^ t52) & UINT64_C(0xffffffff), t63 = t51 ^ (t62 << 32),
    t64 = t52 ^ t62, t65 = ((t54 >> 32) ^ t55) & UINT64_C(0xffffffff), t66 = t54 ^ (t65 << 32),
    t67 = t55 ^ t65, t68 = ((t57 >> 4) ^ t58) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t69 = ((t60 >> 4) ^ t61) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t70 = ((t63 >> 4) ^ t64) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t71 = ((t66 >> 4) ^ t67) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t72 = (t57 ^ (t68 << 4)) ^ load64(rk + 1024), t73 = (t60 ^ (t69 << 4)) ^ load64(rk + 1032),
    t74 = (t63 ^ (t70 << 4)) ^ load64(rk + 1040), t75 = (t66 ^ (t71 << 4)) ^ load64(rk + 1048),
    t76 = (t58 ^ t68) ^ load64(rk + 1056), t77 = (t61 ^ t69) ^ load64(rk + 1064),
    t78 = (t64 ^ t70) ^ load64(rk + 1072), t79 = (t67 ^ t71) ^ load64(rk + 1080);
    // round 1 (aes.dsl:47)
    const uint64_t t80 = t72 ^ t77, t81 = t73 ^ t77, t82 = t75 ^ t79, t83 = t76 ^ t82,
    t84 = t82 ^ t81, t85 = t78 ^ t83, t86 = t74 ^ t81, t87 = t83 ^ t86, t88 = t80 ^ t85,
    t89 = t79 ^ t88, t90 = t80 ^ t84, t91 = t85 ^ t87, t92 = t73 ^ t91, t93 = t82 ^ t92,
    t94 = t78 ^ t90, t95 = t82 ^ t89, t96 = t91 & t93, t97 = t87 ^ t94, t98 = t96 ^ (t78 & t82),
    t99 = t89 ^ t81, t100 = t96 ^ (t86 | t92), t101 = t95 & t90, t102 = t93 ^ t99, t103 = t81 ^ t93,
    t104 = t89 | t94, t105 = t88 ^ ((t87 & t102) ^ (t100 ^ t104)),
    t106 = (t103 & t97) ^ (t104 ^ t98), t107 = t105 ^ t106, t108 = t101 ^ (t100 ^ (t85 & t99)),
    t109 = t108 & t107, t110 = (t88 & t84) ^ (t101 ^ (t77 ^ t98)), t111 = t106 & (t109 ^ t110),
    t112 = t108 ^ t110, t113 = t107 ^ t111, t114 = t105 & t112, t115 = t110 & (t106 ^ t114),
    t116 = t109 ^ (t105 | t115), t117 = t112 ^ t115, t118 = t99 & t116, t119 = t113 ^ t117,
    t120 = t114 ^ (t108 | t111), t121 = t116 ^ t120, t122 = t91 & t121, t123 = t116 ^ t113,
    t124 = t120 ^ t117, t125 = t95 & t123, t126 = t121 ^ t119, t127 = t122 ^ (t90 & t123),
    t128 = t78 & t126, t129 = t128 ^ (t127 ^ (t88 & t113)), t130 = t118 ^ (t92 & t119),
    t131 = t129 ^ (t103 & t117), t132 = t131 ^ (t125 ^ (t89 & t124)), t133 = t132 ^ (t86 & t119),
    t134 = t133 ^ (t87 & t120), t135 = t134 ^ (t122 ^ (t94 & t124)),
    t136 = t133 ^ (t127 ^ (t85 & t116)), t137 = t130 ^ (t125 ^ (t93 & t121)),
    t138 = t135 ^ (t84 & t113), t139 = t131 ^ (t118 ^ (t102 & t120)),
    t140 = t138 ^ (t136 ^ ((t82 & t126) ^ t130)), t141 = t132 ^ t140,
    t142 = t128 ^ (t134 ^ (t97 & t117)), t143 = t135 ^ t142, t144 = t129 ^ t138,
    t145 = (rotl64(t136, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t136, 60) & UINT64_C(0xf000f000f000f000)),
    t146 = t136 ^ t145,
    t147 = (rotl64(t139, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t139, 60) & UINT64_C(0xf000f000f000f000)),
    t148 = t139 ^ t147,
    t149 = (rotl64(t137, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t137, 60) & UINT64_C(0xf000f000f000f000)),
    t150 = t137 ^ t149,
    t151 = (rotl64(t142, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t142, 60) & UINT64_C(0xf000f000f000f000)),
    t152 = t142 ^ t151,
    t153 = (rotl64(t141, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t141, 60) & UINT64_C(0xf000f000f000f000)),
    t154 = t141 ^ t153,
    t155 = (rotl64(t143, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t143, 60) & UINT64_C(0xf000f000f000f000)),
    t156 = t143 ^ t155,
    t157 = (rotl64(t140, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t140, 60) & UINT64_C(0xf000f000f000f000)),
    t158 = t140 ^ t157,
    t159 = (rotl64(t144, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t144, 60) & UINT64_C(0xf000f000f000f000)),
    t160 = t144 ^ t159,
    t161 = (rotl64(t148, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t148, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t162 = (rotl64(t160, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t160, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t163 = (rotl64(t158, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t158, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t164 = (rotl64(t156, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t156, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t165 = (rotl64(t150, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t150, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t166 = (rotl64(t152, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t152, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t167 = (rotl64(t154, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t154, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t168 = (rotl64(t146, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t146, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t169 = ((t147 ^ t146) ^ t161) ^ load64(rk + 960),
    t170 = (((t159 ^ t146) ^ t148) ^ t162) ^ load64(rk + 968),
    t171 = ((t157 ^ t163) ^ t160) ^ load64(rk + 976),
    t172 = (((t155 ^ t146) ^ t164) ^ t158) ^ load64(rk + 984),
    t173 = (((t149 ^ t146) ^ t165) ^ t156) ^ load64(rk + 992),
    t174 = ((t151 ^ t150) ^ t166) ^ load64(rk + 1000),
    t175 = ((t153 ^ t152) ^ t167) ^ load64(rk + 1088),
    t176 = ((t145 ^ t168) ^ t154) ^ load64(rk + 1016);
    // round 2 (aes.dsl:47)
    const uint64_t t177 = t169 ^ t174, t178 = t170 ^ t174, t179 = t172 ^ t176, t180 = t173 ^ t179,
    t181 = t179 ^ t178, t182 = t175 ^ t180, t183 = t171 ^ t178, t184 = t180 ^ t183,
    t185 = t177 ^ t182, t186 = t176 ^ t185, t187 = t177 ^ t181, t188 = t182 ^ t184,
    t189 = t170 ^ t188, t190 = t179 ^ t189, t191 = t175 ^ t187, t192 = t179 ^ t186,
    t193 = t188 & t190, t194 = t184 ^ t191, t195 = t193 ^ (t175 & t179), t196 = t186 ^ t178,
    t197 = t193 ^ (t183 | t189), t198 = t192 & t187, t199 = t190 ^ t196, t200 = t178 ^ t190,
    t201 = t186 | t191, t202 = t185 ^ ((t184 & t199) ^ (t197 ^ t201)),
    t203 = (t200 & t194) ^ (t201 ^ t195), t204 = t202 ^ t203, t205 = t198 ^ (t197 ^ (t182 & t196)),
    t206 = t205 & t204, t207 = (t185 & t181) ^ (t198 ^ (t174 ^ t195)), t208 = t203 & (t206 ^ t207),
    t209 = t205 ^ t207, t210 = t204 ^ t208, t211 = t202 & t209, t212 = t207 & (t203 ^ t211),
    t213 = t206 ^ (t202 | t212), t214 = t209 ^ t212, t215 = t196 & t213, t216 = t210 ^ t214,
    t217 = t211 ^ (t205 | t208), t218 = t213 ^ t217, t219 = t188 & t218, t220 = t213 ^ t210,
    t221 = t217 ^ t214, t222 = t192 & t220, t223 = t218 ^ t216, t224 = t219 ^ (t187 & t220),
    t225 = t175 & t223, t226 = t225 ^ (t224 ^ (t185 & t210)), t227 = t215 ^ (t189 & t216),
    t228 = t226 ^ (t200 & t214), t229 = t228 ^ (t222 ^ (t186 & t221)), t230 = t229 ^ (t183 & t216),
    t231 = t230 ^ (t184 & t217), t232 = t231 ^ (t219 ^ (t191 & t221)),
    t233 = t230 ^ (t224 ^ (t182 & t213)), t234 = t227 ^ (t222 ^ (t190 & t218)),
    t235 = t232 ^ (t181 & t210), t236 = t228 ^ (t215 ^ (t199 & t217)),
    t237 = t235 ^ (t233 ^ ((t179 & t223) ^ t227)), t238 = t229 ^ t237,
    t239 = t225 ^ (t231 ^ (t194 & t214)), t240 = t232 ^ t239, t241 = t226 ^ t235,
    t242 = (rotl64(t233, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t233, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t243 = t233 ^ t242,
    t244 = (rotl64(t236, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t236, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t245 = t236 ^ t244,
    t246 = (rotl64(t234, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t234, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t247 = t234 ^ t246,
    t248 = (rotl64(t239, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t239, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t249 = t239 ^ t248,
    t250 = (rotl64(t238, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t238, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t251 = t238 ^ t250,
    t252 = (rotl64(t240, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t240, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t253 = t240 ^ t252,
    t254 = (rotl64(t237, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t237, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t255 = t237 ^ t254,
    t256 = (rotl64(t241, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t241, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t257 = t241 ^ t256, t258 = ((t244 ^ t243) ^ rotl64(t245, 32)) ^ load64(rk + 896),
    t259 = (((t256 ^ t243) ^ t245) ^ rotl64(t257, 32)) ^ load64(rk + 904),
    t260 = ((t254 ^ rotl64(t255, 32)) ^ t257) ^ load64(rk + 912),
    t261 = (((t252 ^ t243) ^ rotl64(t253, 32)) ^ t255) ^ load64(rk + 920),
    t262 = (((t246 ^ t243) ^ rotl64(t247, 32)) ^ t253) ^ load64(rk + 928),
    t263 = ((t248 ^ t247) ^ rotl64(t249, 32)) ^ load64(rk + 936),
    t264 = ((t250 ^ t249) ^ rotl64(t251, 32)) ^ load64(rk + 1096),
    t265 = ((t242 ^ rotl64(t243, 32)) ^ t251) ^ load64(rk + 952);
    // round 3 (aes.dsl:47)
    const uint64_t t266 = t258 ^ t263, t267 = t259 ^ t263, t268 = t261 ^ t265, t269 = t262 ^ t268,
    t270 = t268 ^ t267, t271 = t264 ^ t269, t272 = t260 ^ t267, t273 = t269 ^ t272,
    t274 = t266 ^ t271, t275 = t265 ^ t274, t276 = t266 ^ t270, t277 = t271 ^ t273,
    t278 = t259 ^ t277, t279 = t268 ^ t278, t280 = t264 ^ t276, t281 = t268 ^ t275,
    t282 = t277 & t279, t283 = t273 ^ t280, t284 = t282 ^ (t264 & t268), t285 = t275 ^ t267,
    t286 = t282 ^ (t272 | t278), t287 = t281 & t276, t288 = t279 ^ t285, t289 = t267 ^ t279,
    t290 = t275 | t280, t291 = t274 ^ ((t273 & t288) ^ (t286 ^ t290)),
    t292 = (t289 & t283) ^ (t290 ^ t284), t293 = t291 ^ t292, t294 = t287 ^ (t286 ^ (t271 & t285)),
    t295 = t294 & t293, t296 = (t274 & t270) ^ (t287 ^ (t263 ^ t284)), t297 = t292 & (t295 ^ t296),
    t298 = t294 ^ t296, t299 = t293 ^ t297, t300 = t291 & t298, t301 = t296 & (t292 ^ t300),
    t302 = t295 ^ (t291 | t301), t303 = t298 ^ t301, t304 = t285 & t302, t305 = t299 ^ t303,
    t306 = t300 ^ (t294 | t297), t307 = t302 ^ t306, t308 = t277 & t307, t309 = t302 ^ t299,
    t310 = t306 ^ t303, t311 = t281 & t309, t312 = t307 ^ t305, t313 = t308 ^ (t276 & t309),
    t314 = t264 & t312, t315 = t314 ^ (t313 ^ (t274 & t299)), t316 = t304 ^ (t278 & t305),
    t317 = t315 ^ (t289 & t303), t318 = t317 ^ (t311 ^ (t275 & t310)), t319 = t318 ^ (t272 & t305),
    t320 = t319 ^ (t273 & t306), t321 = t320 ^ (t308 ^ (t280 & t310)),
    t322 = t319 ^ (t313 ^ (t271 & t302)), t323 = t316 ^ (t311 ^ (t279 & t307)),
    t324 = t321 ^ (t270 & t299), t325 = t317 ^ (t304 ^ (t288 & t306)),
    t326 = t324 ^ (t322 ^ ((t268 & t312) ^ t316)), t327 = t318 ^ t326,
    t328 = t314 ^ (t320 ^ (t283 & t303)), t329 = t321 ^ t328, t330 = t315 ^ t324,
    t331 = (rotl64(t322, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t322, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t332 = t322 ^ t331,
    t333 = (rotl64(t325, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t325, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t334 = t325 ^ t333,
    t335 = (rotl64(t323, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t323, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t336 = t323 ^ t335,
    t337 = (rotl64(t328, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t328, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t338 = t328 ^ t337,
    t339 = (rotl64(t327, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t327, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t340 = t327 ^ t339,
    t341 = (rotl64(t329, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t329, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t342 = t329 ^ t341,
    t343 = (rotl64(t326, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t326, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t344 = t326 ^ t343,
    t345 = (rotl64(t330, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t330, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t346 = t330 ^ t345,
    t347 = (rotl64(t334, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t334, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t348 = (rotl64(t346, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t346, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t349 = (rotl64(t344, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t344, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t350 = (rotl64(t342, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t342, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t351 = (rotl64(t336, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t336, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t352 = (rotl64(t338, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t338, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t353 = (rotl64(t340, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t340, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t354 = (rotl64(t332, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t332, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t355 = ((t333 ^ t332) ^ t347) ^ load64(rk + 832),
    t356 = (((t345 ^ t332) ^ t334) ^ t348) ^ load64(rk + 840),
    t357 = ((t343 ^ t349) ^ t346) ^ load64(rk + 848),
    t358 = (((t341 ^ t332) ^ t350) ^ t344) ^ load64(rk + 856),
    t359 = (((t335 ^ t332) ^ t351) ^ t342) ^ load64(rk + 864),
    t360 = ((t337 ^ t336) ^ t352) ^ load64(rk + 872),
    t361 = ((t339 ^ t338) ^ t353) ^ load64(rk + 1104),
    t362 = ((t331 ^ t354) ^ t340) ^ load64(rk + 888);
    uint64_t x0 = t355;
    uint64_t x1 = t360;
    uint64_t x2 = t356;
    uint64_t x3 = t358;
    uint64_t x4 = t362;
    uint64_t x5 = t359;
    uint64_t x6 = t361;
    uint64_t x7 = t357;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 4 (aes.dsl:47)
        const uint64_t t363 = x0 ^ x1, t364 = x2 ^ x1, t365 = x3 ^ x4, t366 = x5 ^ t365,
        t367 = t365 ^ t364, t368 = x6 ^ t366, t369 = x7 ^ t364, t370 = t366 ^ t369, t371 = t363 ^ t368,
        t372 = x4 ^ t371, t373 = t363 ^ t367, t374 = t368 ^ t370, t375 = x2 ^ t374, t376 = t365 ^ t375,
        t377 = x6 ^ t373, t378 = t365 ^ t372, t379 = t374 & t376, t380 = t370 ^ t377,
        t381 = t379 ^ (x6 & t365), t382 = t372 ^ t364, t383 = t379 ^ (t369 | t375), t384 = t378 & t373,
        t385 = t376 ^ t382, t386 = t364 ^ t376, t387 = t372 | t377,
        t388 = t371 ^ ((t370 & t385) ^ (t383 ^ t387)), t389 = (t386 & t380) ^ (t387 ^ t381),
        t390 = t388 ^ t389, t391 = t384 ^ (t383 ^ (t368 & t382)), t392 = t391 & t390,
        t393 = (t371 & t367) ^ (t384 ^ (x1 ^ t381)), t394 = t389 & (t392 ^ t393), t395 = t391 ^ t393,
        t396 = t390 ^ t394, t397 = t388 & t395, t398 = t393 & (t389 ^ t397),
        t399 = t392 ^ (t388 | t398), t400 = t395 ^ t398, t401 = t382 & t399, t402 = t396 ^ t400,
        t403 = t397 ^ (t391 | t394), t404 = t399 ^ t403, t405 = t374 & t404, t406 = t399 ^ t396,
        t407 = t403 ^ t400, t408 = t378 & t406, t409 = t404 ^ t402, t410 = t405 ^ (t373 & t406),
        t411 = x6 & t409, t412 = t411 ^ (t410 ^ (t371 & t396)), t413 = t401 ^ (t375 & t402),
        t414 = t412 ^ (t386 & t400), t415 = t414 ^ (t408 ^ (t372 & t407)), t416 = t415 ^ (t369 & t402),
        t417 = t416 ^ (t370 & t403), t418 = t417 ^ (t405 ^ (t377 & t407)),
        t419 = t416 ^ (t410 ^ (t368 & t399)), t420 = t413 ^ (t408 ^ (t376 & t404)),
        t421 = t418 ^ (t367 & t396), t422 = t414 ^ (t401 ^ (t385 & t403)),
        t423 = t421 ^ (t419 ^ ((t365 & t409) ^ t413)), t424 = t415 ^ t423,
        t425 = t411 ^ (t417 ^ (t380 & t400)), t426 = t418 ^ t425, t427 = t412 ^ t421,
        t428 = rotl64(t419, 48), t429 = t419 ^ t428, t430 = rotl64(t422, 48), t431 = t422 ^ t430,
        t432 = rotl64(t420, 48), t433 = t420 ^ t432, t434 = rotl64(t425, 48), t435 = t425 ^ t434,
        t436 = rotl64(t424, 48), t437 = t424 ^ t436, t438 = rotl64(t426, 48), t439 = t426 ^ t438,
        t440 = rotl64(t423, 48), t441 = t423 ^ t440, t442 = rotl64(t427, 48), t443 = t427 ^ t442,
        t444 = ((t430 ^ t429) ^ rotl64(t431, 32)) ^ load64(round),
        t445 = (((t442 ^ t429) ^ t431) ^ rotl64(t443, 32)) ^ load64(round + 8),
        t446 = ((t440 ^ rotl64(t441, 32)) ^ t443) ^ load64(round + 16),
        t447 = (((t438 ^ t429) ^ rotl64(t439, 32)) ^ t441) ^ load64(round + 24),
        t448 = (((t432 ^ t429) ^ rotl64(t433, 32)) ^ t439) ^ load64(round + 32),
        t449 = ((t434 ^ t433) ^ rotl64(t435, 32)) ^ load64(round + 40),
        t450 = ((t436 ^ t435) ^ rotl64(t437, 32)) ^ load64(round + 48),
        t451 = ((t428 ^ rotl64(t429, 32)) ^ t437) ^ load64(round + 56);
        // round 5 (aes.dsl:47)
        const uint64_t t452 = t444 ^ t449, t453 = t445 ^ t449, t454 = t447 ^ t451, t455 = t448 ^ t454,
        t456 = t454 ^ t453, t457 = t450 ^ t455, t458 = t446 ^ t453, t459 = t455 ^ t458,
        t460 = t452 ^ t457, t461 = t451 ^ t460, t462 = t452 ^ t456, t463 = t457 ^ t459,
        t464 = t445 ^ t463, t465 = t454 ^ t464, t466 = t450 ^ t462, t467 = t454 ^ t461,
        t468 = t463 & t465, t469 = t459 ^ t466, t470 = t468 ^ (t450 & t454), t471 = t461 ^ t453,
        t472 = t468 ^ (t458 | t464), t473 = t467 & t462, t474 = t465 ^ t471, t475 = t453 ^ t465,
        t476 = t461 | t466, t477 = t460 ^ ((t459 & t474) ^ (t472 ^ t476)),
        t478 = (t475 & t469) ^ (t476 ^ t470), t479 = t477 ^ t478, t480 = t473 ^ (t472 ^ (t457 & t471)),
        t481 = t480 & t479, t482 = (t460 & t456) ^ (t473 ^ (t449 ^ t470)), t483 = t478 & (t481 ^ t482),
        t484 = t480 ^ t482, t485 = t479 ^ t483, t486 = t477 & t484, t487 = t482 & (t478 ^ t486),
        t488 = t481 ^ (t477 | t487), t489 = t484 ^ t487, t490 = t471 & t488, t491 = t485 ^ t489,
        t492 = t486 ^ (t480 | t483), t493 = t488 ^ t492, t494 = t463 & t493, t495 = t488 ^ t485,
        t496 = t492 ^ t489, t497 = t467 & t495, t498 = t493 ^ t491, t499 = t494 ^ (t462 & t495),
        t500 = t450 & t498, t501 = t500 ^ (t499 ^ (t460 & t485)), t502 = t490 ^ (t464 & t491),
        t503 = t501 ^ (t475 & t489), t504 = t503 ^ (t497 ^ (t461 & t496)), t505 = t504 ^ (t458 & t491),
        t506 = t505 ^ (t459 & t492), t507 = t506 ^ (t494 ^ (t466 & t496)),
        t508 = t505 ^ (t499 ^ (t457 & t488)), t509 = t502 ^ (t497 ^ (t465 & t493)),
        t510 = t507 ^ (t456 & t485), t511 = t503 ^ (t490 ^ (t474 & t492)),
        t512 = t510 ^ (t508 ^ ((t454 & t498) ^ t502)), t513 = t504 ^ t512,
        t514 = t500 ^ (t506 ^ (t469 & t489)), t515 = t507 ^ t514, t516 = t501 ^ t510,
        t517 = (rotl64(t508, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t508, 60) & UINT64_C(0xf000f000f000f000)),
        t518 = t508 ^ t517,
        t519 = (rotl64(t511, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t511, 60) & UINT64_C(0xf000f000f000f000)),
        t520 = t511 ^ t519,
        t521 = (rotl64(t509, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t509, 60) & UINT64_C(0xf000f000f000f000)),
        t522 = t509 ^ t521,
        t523 = (rotl64(t514, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t514, 60) & UINT64_C(0xf000f000f000f000)),
        t524 = t514 ^ t523,
        t525 = (rotl64(t513, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t513, 60) & UINT64_C(0xf000f000f000f000)),
        t526 = t513 ^ t525,
        t527 = (rotl64(t515, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t515, 60) & UINT64_C(0xf000f000f000f000)),
        t528 = t515 ^ t527,
        t529 = (rotl64(t512, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t512, 60) & UINT64_C(0xf000f000f000f000)),
        t530 = t512 ^ t529,
        t531 = (rotl64(t516, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t516, 60) & UINT64_C(0xf000f000f000f000)),
        t532 = t516 ^ t531,
        t533 = (rotl64(t520, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t520, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t534 = (rotl64(t532, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t532, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t535 = (rotl64(t530, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t530, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t536 = (rotl64(t528, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t528, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t537 = (rotl64(t522, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t522, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t538 = (rotl64(t524, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t524, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t539 = (rotl64(t526, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t526, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t540 = (rotl64(t518, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t518, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t541 = ((t519 ^ t518) ^ t533) ^ load64(round + 64),
        t542 = (((t531 ^ t518) ^ t520) ^ t534) ^ load64(round + 72),
        t543 = ((t529 ^ t535) ^ t532) ^ load64(round + 80),
        t544 = (((t527 ^ t518) ^ t536) ^ t530) ^ load64(round + 88),
        t545 = (((t521 ^ t518) ^ t537) ^ t528) ^ load64(round + 96),
        t546 = ((t523 ^ t522) ^ t538) ^ load64(round + 104),
        t547 = ((t525 ^ t524) ^ t539) ^ load64(round + 112),
        t548 = ((t517 ^ t540) ^ t526) ^ load64(round + 120);
        // round 6 (aes.dsl:47)
        const uint64_t t549 = t541 ^ t546, t550 = t542 ^ t546, t551 = t544 ^ t548, t552 = t545 ^ t551,
        t553 = t551 ^ t550, t554 = t547 ^ t552, t555 = t543 ^ t550, t556 = t552 ^ t555,
        t557 = t549 ^ t554, t558 = t548 ^ t557, t559 = t549 ^ t553, t560 = t554 ^ t556,
        t561 = t542 ^ t560, t562 = t551 ^ t561, t563 = t547 ^ t559, t564 = t551 ^ t558,
        t565 = t560 & t562, t566 = t556 ^ t563, t567 = t565 ^ (t547 & t551), t568 = t558 ^ t550,
        t569 = t565 ^ (t555 | t561), t570 = t564 & t559, t571 = t562 ^ t568, t572 = t550 ^ t562,
        t573 = t558 | t563, t574 = t557 ^ ((t556 & t571) ^ (t569 ^ t573)),
        t575 = (t572 & t566) ^ (t573 ^ t567), t576 = t574 ^ t575, t577 = t570 ^ (t569 ^ (t554 & t568)),
        t578 = t577 & t576, t579 = (t557 & t553) ^ (t570 ^ (t546 ^ t567)), t580 = t575 & (t578 ^ t579),
        t581 = t577 ^ t579, t582 = t576 ^ t580, t583 = t574 & t581, t584 = t579 & (t575 ^ t583),
        t585 = t578 ^ (t574 | t584), t586 = t581 ^ t584, t587 = t568 & t585, t588 = t582 ^ t586,
        t589 = t583 ^ (t577 | t580), t590 = t585 ^ t589, t591 = t560 & t590, t592 = t585 ^ t582,
        t593 = t589 ^ t586, t594 = t564 & t592, t595 = t590 ^ t588, t596 = t591 ^ (t559 & t592),
        t597 = t547 & t595, t598 = t597 ^ (t596 ^ (t557 & t582)), t599 = t587 ^ (t561 & t588),
        t600 = t598 ^ (t572 & t586), t601 = t600 ^ (t594 ^ (t558 & t593)), t602 = t601 ^ (t555 & t588),
        t603 = t602 ^ (t556 & t589), t604 = t603 ^ (t591 ^ (t563 & t593)),
        t605 = t602 ^ (t596 ^ (t554 & t585)), t606 = t599 ^ (t594 ^ (t562 & t590)),
        t607 = t604 ^ (t553 & t582), t608 = t600 ^ (t587 ^ (t571 & t589)),
        t609 = t607 ^ (t605 ^ ((t551 & t595) ^ t599)), t610 = t601 ^ t609,
        t611 = t597 ^ (t603 ^ (t566 & t586)), t612 = t604 ^ t611, t613 = t598 ^ t607,
        t614 = (rotl64(t605, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t605, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t615 = t605 ^ t614,
        t616 = (rotl64(t608, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t608, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t617 = t608 ^ t616,
        t618 = (rotl64(t606, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t606, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t619 = t606 ^ t618,
        t620 = (rotl64(t611, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t611, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t621 = t611 ^ t620,
        t622 = (rotl64(t610, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t610, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t623 = t610 ^ t622,
        t624 = (rotl64(t612, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t612, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t625 = t612 ^ t624,
        t626 = (rotl64(t609, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t609, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t627 = t609 ^ t626,
        t628 = (rotl64(t613, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t613, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t629 = t613 ^ t628, t630 = ((t616 ^ t615) ^ rotl64(t617, 32)) ^ load64(round + 128),
        t631 = (((t628 ^ t615) ^ t617) ^ rotl64(t629, 32)) ^ load64(round + 136),
        t632 = ((t626 ^ rotl64(t627, 32)) ^ t629) ^ load64(round + 144),
        t633 = (((t624 ^ t615) ^ rotl64(t625, 32)) ^ t627) ^ load64(round + 152),
        t634 = (((t618 ^ t615) ^ rotl64(t619, 32)) ^ t625) ^ load64(round + 160),
        t635 = ((t620 ^ t619) ^ rotl64(t621, 32)) ^ load64(round + 168),
        t636 = ((t622 ^ t621) ^ rotl64(t623, 32)) ^ load64(round + 176),
        t637 = ((t614 ^ rotl64(t615, 32)) ^ t623) ^ load64(round + 184);
        // round 7 (aes.dsl:47)
        const uint64_t t638 = t630 ^ t635, t639 = t631 ^ t635, t640 = t633 ^ t637, t641 = t634 ^ t640,
        t642 = t640 ^ t639, t643 = t636 ^ t641, t644 = t632 ^ t639, t645 = t641 ^ t644,
        t646 = t638 ^ t643, t647 = t637 ^ t646, t648 = t638 ^ t642, t649 = t643 ^ t645,
        t650 = t631 ^ t649, t651 = t640 ^ t650, t652 = t636 ^ t648, t653 = t640 ^ t647,
        t654 = t649 & t651, t655 = t645 ^ t652, t656 = t654 ^ (t636 & t640), t657 = t647 ^ t639,
        t658 = t654 ^ (t644 | t650), t659 = t653 & t648, t660 = t651 ^ t657, t661 = t639 ^ t651,
        t662 = t647 | t652, t663 = t646 ^ ((t645 & t660) ^ (t658 ^ t662)),
        t664 = (t661 & t655) ^ (t662 ^ t656), t665 = t663 ^ t664, t666 = t659 ^ (t658 ^ (t643 & t657)),
        t667 = t666 & t665, t668 = (t646 & t642) ^ (t659 ^ (t635 ^ t656)), t669 = t664 & (t667 ^ t668),
        t670 = t666 ^ t668, t671 = t665 ^ t669, t672 = t663 & t670, t673 = t668 & (t664 ^ t672),
        t674 = t667 ^ (t663 | t673), t675 = t670 ^ t673, t676 = t657 & t674, t677 = t671 ^ t675,
        t678 = t672 ^ (t666 | t669), t679 = t674 ^ t678, t680 = t649 & t679, t681 = t674 ^ t671,
        t682 = t678 ^ t675, t683 = t653 & t681, t684 = t679 ^ t677, t685 = t680 ^ (t648 & t681),
        t686 = t636 & t684, t687 = t686 ^ (t685 ^ (t646 & t671)), t688 = t676 ^ (t650 & t677),
        t689 = t687 ^ (t661 & t675), t690 = t689 ^ (t683 ^ (t647 & t682)), t691 = t690 ^ (t644 & t677),
        t692 = t691 ^ (t645 & t678), t693 = t692 ^ (t680 ^ (t652 & t682)),
        t694 = t691 ^ (t685 ^ (t643 & t674)), t695 = t688 ^ (t683 ^ (t651 & t679)),
        t696 = t693 ^ (t642 & t671), t697 = t689 ^ (t676 ^ (t660 & t678)),
        t698 = t696 ^ (t694 ^ ((t640 & t684) ^ t688)), t699 = t690 ^ t698,
        t700 = t686 ^ (t692 ^ (t655 & t675)), t701 = t693 ^ t700, t702 = t687 ^ t696,
        t703 = (rotl64(t694, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t694, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t704 = t694 ^ t703,
        t705 = (rotl64(t697, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t697, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t706 = t697 ^ t705,
        t707 = (rotl64(t695, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t695, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t708 = t695 ^ t707,
        t709 = (rotl64(t700, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t700, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t710 = t700 ^ t709,
        t711 = (rotl64(t699, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t699, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t712 = t699 ^ t711,
        t713 = (rotl64(t701, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t701, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t714 = t701 ^ t713,
        t715 = (rotl64(t698, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t698, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t716 = t698 ^ t715,
        t717 = (rotl64(t702, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t702, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t718 = t702 ^ t717,
        t719 = (rotl64(t706, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t706, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t720 = (rotl64(t718, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t718, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t721 = (rotl64(t716, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t716, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t722 = (rotl64(t714, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t714, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t723 = (rotl64(t708, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t708, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t724 = (rotl64(t710, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t710, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t725 = (rotl64(t712, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t712, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t726 = (rotl64(t704, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t704, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t727 = ((t705 ^ t704) ^ t719) ^ load64(round + 192),
        t728 = (((t717 ^ t704) ^ t706) ^ t720) ^ load64(round + 200),
        t729 = ((t715 ^ t721) ^ t718) ^ load64(round + 208),
        t730 = (((t713 ^ t704) ^ t722) ^ t716) ^ load64(round + 216),
        t731 = (((t707 ^ t704) ^ t723) ^ t714) ^ load64(round + 224),
        t732 = ((t709 ^ t708) ^ t724) ^ load64(round + 232),
        t733 = ((t711 ^ t710) ^ t725) ^ load64(round + 240),
        t734 = ((t703 ^ t726) ^ t712) ^ load64(round + 248);
        x0 = t727;
        x1 = t732;
        x2 = t728;
        x3 = t730;
        x4 = t734;
        x5 = t731;
        x6 = t733;
        x7 = t729;
    }
    // round 12 (aes.dsl:53)
    const uint64_t t1185 = x0 ^ x1, t1186 = x2 ^ x1, t1187 = x3 ^ x4, t1188 = x5 ^ t1187,
    t1189 = t1187 ^ t1186, t1190 = x6 ^ t1188, t1191 = x7 ^ t1186, t1192 = t1188 ^ t1191,
    t1193 = t1185 ^ t1190, t1194 = x4 ^ t1193, t1195 = t1185 ^ t1189, t1196 = t1190 ^ t1192,
    t1197 = x2 ^ t1196, t1198 = t1187 ^ t1197, t1199 = x6 ^ t1195, t1200 = t1187 ^ t1194,
    t1201 = t1196 & t1198, t1202 = t1192 ^ t1199, t1203 = t1201 ^ (x6 & t1187),
    t1204 = t1194 ^ t1186, t1205 = t1201 ^ (t1191 | t1197), t1206 = t1200 & t1195,
    t1207 = t1198 ^ t1204, t1208 = t1186 ^ t1198, t1209 = t1194 | t1199,
    t1210 = t1193 ^ ((t1192 & t1207) ^ (t1205 ^ t1209)), t1211 = (t1208 & t1202) ^ (t1209 ^ t1203),
    t1212 = t1210 ^ t1211, t1213 = t1206 ^ (t1205 ^ (t1190 & t1204)), t1214 = t1213 & t1212,
    t1215 = (t1193 & t1189) ^ (t1206 ^ (x1 ^ t1203)), t1216 = t1211 & (t1214 ^ t1215),
    t1217 = t1213 ^ t1215, t1218 = t1212 ^ t1216, t1219 = t1210 & t1217,
    t1220 = t1215 & (t1211 ^ t1219), t1221 = t1214 ^ (t1210 | t1220), t1222 = t1217 ^ t1220,
    t1223 = t1204 & t1221, t1224 = t1218 ^ t1222, t1225 = t1219 ^ (t1213 | t1216),
    t1226 = t1221 ^ t1225, t1227 = t1196 & t1226, t1228 = t1221 ^ t1218, t1229 = t1225 ^ t1222,
    t1230 = t1200 & t1228, t1231 = t1226 ^ t1224, t1232 = t1227 ^ (t1195 & t1228),
    t1233 = x6 & t1231, t1234 = t1233 ^ (t1232 ^ (t1193 & t1218)), t1235 = t1223 ^ (t1197 & t1224),
    t1236 = t1234 ^ (t1208 & t1222), t1237 = t1236 ^ (t1230 ^ (t1194 & t1229)),
    t1238 = t1237 ^ (t1191 & t1224), t1239 = t1238 ^ (t1192 & t1225),
    t1240 = t1239 ^ (t1227 ^ (t1199 & t1229)), t1241 = t1238 ^ (t1232 ^ (t1190 & t1221)),
    t1242 = t1240 ^ (t1189 & t1218), t1243 = t1242 ^ (t1241 ^ ((t1187 & t1231) ^ t1235)),
    t1244 = t1233 ^ (t1239 ^ (t1202 & t1222)),
    t1245 = (t1236 ^ (t1223 ^ (t1207 & t1225))) ^ load64(rk + 1112),
    t1246 = (t1234 ^ t1242) ^ load64(rk + 1120), t1247 = t1243 ^ load64(rk + 1128),
    t1248 = (t1240 ^ t1244) ^ load64(rk + 1136),
    t1249 = (t1235 ^ (t1230 ^ (t1198 & t1226))) ^ load64(rk + 1144),
    t1250 = t1244 ^ load64(rk + 1152), t1251 = (t1237 ^ t1243) ^ load64(rk + 1160),
    t1252 = t1241 ^ load64(rk + 1168), t1253 = ((t1245 >> 4) ^ t1249) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1254 = t1245 ^ (t1253 << 4), t1255 = t1249 ^ t1253,
    t1256 = ((t1246 >> 4) ^ t1250) & UINT64_C(0xf0f0f0f0f0f0f0f), t1257 = t1246 ^ (t1256 << 4),
    t1258 = t1250 ^ t1256, t1259 = ((t1247 >> 4) ^ t1251) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1260 = t1247 ^ (t1259 << 4), t1261 = t1251 ^ t1259,
    t1262 = ((t1248 >> 4) ^ t1252) & UINT64_C(0xf0f0f0f0f0f0f0f), t1263 = t1248 ^ (t1262 << 4),
    t1264 = t1252 ^ t1262, t1265 = ((t1254 >> 32) ^ t1255) & UINT64_C(0xffffffff),
    t1266 = t1254 ^ (t1265 << 32), t1267 = t1255 ^ t1265,
    t1268 = ((t1257 >> 32) ^ t1258) & UINT64_C(0xffffffff), t1269 = t1257 ^ (t1268 << 32),
    t1270 = t1258 ^ t1268, t1271 = ((t1260 >> 32) ^ t1261) & UINT64_C(0xffffffff),
    t1272 = t1260 ^ (t1271 << 32), t1273 = t1261 ^ t1271,
    t1274 = ((t1263 >> 32) ^ t1264) & UINT64_C(0xffffffff), t1275 = t1263 ^ (t1274 << 32),
    t1276 = t1264 ^ t1274, t1277 = ((t1266 >> 16) ^ t1267) & UINT64_C(0xffff0000ffff),
    t1278 = t1266 ^ (t1277 << 16), t1279 = t1267 ^ t1277,
    t1280 = ((t1269 >> 16) ^ t1270) & UINT64_C(0xffff0000ffff), t1281 = t1269 ^ (t1280 << 16),
    t1282 = t1270 ^ t1280, t1283 = ((t1272 >> 16) ^ t1273) & UINT64_C(0xffff0000ffff),
    t1284 = t1272 ^ (t1283 << 16), t1285 = t1273 ^ t1283,
    t1286 = ((t1275 >> 16) ^ t1276) & UINT64_C(0xffff0000ffff), t1287 = t1275 ^ (t1286 << 16),
    t1288 = t1276 ^ t1286, t1289 = ((t1278 >> 8) ^ t1279) & UINT64_C(0xff00ff00ff00ff),
    t1290 = t1278 ^ (t1289 << 8), t1291 = t1279 ^ t1289,
    t1292 = ((t1281 >> 8) ^ t1282) & UINT64_C(0xff00ff00ff00ff), t1293 = t1281 ^ (t1292 << 8),
    t1294 = t1282 ^ t1292, t1295 = ((t1284 >> 8) ^ t1285) & UINT64_C(0xff00ff00ff00ff),
    t1296 = t1284 ^ (t1295 << 8), t1297 = t1285 ^ t1295,
    t1298 = ((t1287 >> 8) ^ t1288) & UINT64_C(0xff00ff00ff00ff), t1299 = t1287 ^ (t1298 << 8),
    t1300 = t1288 ^ t1298, t1301 = ((t1290 >> 2) ^ t1296) & UINT64_C(0x3333333333333333),
    t1302 = t1290 ^ (t1301 << 2), t1303 = t1296 ^ t1301,
    t1304 = ((t1291 >> 2) ^ t1297) & UINT64_C(0x3333333333333333), t1305 = t1291 ^ (t1304 << 2),
    t1306 = t1297 ^ t1304, t1307 = ((t1293 >> 2) ^ t1299) & UINT64_C(0x3333333333333333),
    t1308 = t1293 ^ (t1307 << 2), t1309 = t1299 ^ t1307,
    t1310 = ((t1294 >> 2) ^ t1300) & UINT64_C(0x3333333333333333), t1311 = t1294 ^ (t1310 << 2),
    t1312 = t1300 ^ t1310, t1313 = ((t1302 >> 1) ^ t1308) & UINT64_C(0x5555555555555555),
    t1314 = ((t1305 >> 1) ^ t1311) & UINT64_C(0x5555555555555555),
    t1315 = ((t1303 >> 1) ^ t1309) & UINT64_C(0x5555555555555555),
    t1316 = ((t1306 >> 1) ^ t1312) & UINT64_C(0x5555555555555555);
    store_le64(out, t1302 ^ (t1313 << 1));
    store_le64(out + 8, t1305 ^ (t1314 << 1));
    store_le64(out + 16, t1308 ^ t1313);
    store_le64(out + 24, t1311 ^ t1314);
    store_le64(out + 32, t1303 ^ (t1315 << 1));
    store_le64(out + 40, t1306 ^ (t1316 << 1));
    store_le64(out + 48, t1309 ^ t1315);
    store_le64(out + 56, t1312 ^ t1316);
}

void lwcc_aes128_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_192_ecb_encrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 4 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56),
    t8 = ((t0 >> 1) ^ t2) & UINT64_C(0x5555555555555555), t9 = t0 ^ (t8 << 1), t10 = t2 ^ t8,
    t11 = ((t1 >> 1) ^ t3) & UINT64_C(0x5555555555555555), t12 = t1 ^ (t11 << 1), t13 = t3 ^ t11,
    t14 = ((t4 >> 1) ^ t6) & UINT64_C(0x5555555555555555), t15 = t4 ^ (t14 << 1), t16 = t6 ^ t14,
    t17 = ((t5 >> 1) ^ t7) & UINT64_C(0x5555555555555555), t18 = t5 ^ (t17 << 1), t19 = t7 ^ t17,
    t20 = ((t9 >> 2) ^ t15) & UINT64_C(0x3333333333333333), t21 = t9 ^ (t20 << 2), t22 = t15 ^ t20,
    t23 = ((t12 >> 2) ^ t18) & UINT64_C(0x3333333333333333), t24 = t12 ^ (t23 << 2),
    t25 = t18 ^ t23, t26 = ((t10 >> 2) ^ t16) & UINT64_C(0x3333333333333333),
    t27 = t10 ^ (t26 << 2), t28 = t16 ^ t26,
    t29 = ((t13 >> 2) ^ t19) & UINT64_C(0x3333333333333333), t30 = t13 ^ (t29 << 2),
    t31 = t19 ^ t29, t32 = ((t21 >> 8) ^ t24) & UINT64_C(0xff00ff00ff00ff), t33 = t21 ^ (t32 << 8),
    t34 = t24 ^ t32, t35 = ((t27 >> 8) ^ t30) & UINT64_C(0xff00ff00ff00ff), t36 = t27 ^ (t35 << 8),
    t37 = t30 ^ t35, t38 = ((t22 >> 8) ^ t25) & UINT64_C(0xff00ff00ff00ff), t39 = t22 ^ (t38 << 8),
    t40 = t25 ^ t38, t41 = ((t28 >> 8) ^ t31) & UINT64_C(0xff00ff00ff00ff), t42 = t28 ^ (t41 << 8),
    t43 = t31 ^ t41, t44 = ((t33 >> 16) ^ t34) & UINT64_C(0xffff0000ffff), t45 = t33 ^ (t44 << 16),
    t46 = t34 ^ t44, t47 = ((t36 >> 16) ^ t37) & UINT64_C(0xffff0000ffff), t48 = t36 ^ (t47 << 16),
    t49 = t37 ^ t47, t50 = ((t39 >> 16) ^ t40) & UINT64_C(0xffff0000ffff), t51 = t39 ^ (t50 << 16),
    t52 = t40 ^ t50, t53 = ((t42 >> 16) ^ t43) & UINT64_C(0xffff0000ffff), t54 = t42 ^ (t53 << 16),
    t55 = t43 ^ t53, t56 = ((t45 >> 32) ^ t46) & UINT64_C(0xffffffff), t57 = t45 ^ (t56 << 32),
    t58 = t46 ^ t56, t59 = ((t48 >> 32) ^ t49) & UINT64_C(0xffffffff), t60 = t48 ^ (t59 << 32),
    t61 = t49 ^ t59, t62 = ((t51 >> 32) ^ t52) & UINT64_C(0xffffffff), t63 = t51 ^ (t62 << 32),
    t64 = t52 ^ t62, t65 = ((t54 >> 32) ^ t55) & UINT64_C(0xffffffff), t66 = t54 ^ (t65 << 32),
    t67 = t55 ^ t65, t68 = ((t57 >> 4) ^ t58) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t69 = ((t60 >> 4) ^ t61) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t70 = ((t63 >> 4) ^ t64) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t71 = ((t66 >> 4) ^ t67) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t72 = (t57 ^ (t68 << 4)) ^ load64(rk + 1112), t73 = (t60 ^ (t69 << 4)) ^ load64(rk + 1120),
    t74 = (t63 ^ (t70 << 4)) ^ load64(rk + 1128), t75 = (t66 ^ (t71 << 4)) ^ load64(rk + 1136),
    t76 = (t58 ^ t68) ^ load64(rk + 1144), t77 = (t61 ^ t69) ^ load64(rk + 1152),
    t78 = (t64 ^ t70) ^ load64(rk + 1176), t79 = (t67 ^ t71) ^ load64(rk + 1168);
    // round 12 (aes.dsl:53)
    const uint64_t t80 = ~t78, t81 = t76 ^ t80, t82 = t79 ^ t81, t83 = t75 ^ t76, t84 = t72 ^ t83,
    t85 = t82 ^ t84, t86 = t73 ^ t74, t87 = t86 ^ t85, t88 = t76 ^ t82, t89 = t88 ^ t83,
    t90 = t73 ^ t84, t91 = t89 ^ t90, t92 = t83 ^ t86, t93 = t81 ^ t90, t94 = t83 ^ t93,
    t95 = t77 ^ t94, t96 = t84 ^ t95, t97 = t92 ^ t96, t98 = t91 & t97, t99 = t83 & (~t87),
    t100 = (t89 & t92) ^ t99, t101 = t87 ^ ((t78 & t82) ^ (t98 ^ t100)), t102 = t82 ^ t97,
    t103 = t99 ^ (t88 | t85), t104 = t98 ^ ((t94 & t102) ^ t103), t105 = t101 ^ t104,
    t106 = t90 | t96, t107 = (t93 & t95) ^ (t103 ^ (t80 ^ t106)), t108 = t105 & t107,
    t109 = t100 ^ (t106 ^ (t81 & t84)), t110 = t101 & (t108 ^ t109), t111 = t107 ^ t109,
    t112 = t104 & t111, t113 = (t107 | t110) ^ t112, t114 = t94 & t113, t115 = t109 & (t101 ^ t112),
    t116 = t111 ^ t115, t117 = t113 ^ t116, t118 = t105 ^ t110, t119 = t116 ^ t118,
    t120 = t88 & t119, t121 = t114 ^ ((t91 & t117) ^ t120), t122 = t108 ^ (t104 | t115),
    t123 = t113 ^ t122, t124 = t119 ^ t123, t125 = t117 ^ t124, t126 = t84 & t118,
    t127 = (t96 & t125) ^ t126, t128 = t81 & t118, t129 = (t89 & t124) ^ t128,
    t130 = t129 ^ (t90 & t125), t131 = (t127 ^ (t87 & t123)) ^ t130, t132 = t131 ^ (t92 & t124),
    t133 = t127 ^ (t97 & t117), t134 = t131 ^ (t85 & t119), t135 = (t95 & t122) ^ (t126 ^ t134),
    t136 = ((t82 & t116) ^ t133) ^ t135, t137 = t134 ^ (t102 & t113),
    t138 = t137 ^ ((t114 ^ t128) ^ (t80 & t116)), t139 = t138 ^ (t93 & t122),
    t140 = (t121 ^ (t83 & t123)) ^ load64(rk + 448), t141 = t132 ^ load64(rk + 456),
    t142 = t136 ^ load64(rk + 464),
    t143 = (t136 ^ ((t129 ^ (t120 ^ t132)) ^ t138)) ^ load64(rk + 472),
    t144 = (t133 ^ t137) ^ load64(rk + 480), t145 = t139 ^ load64(rk + 488),
    t146 = (t121 ^ (t130 ^ t139)) ^ load64(rk + 1184), t147 = t135 ^ load64(rk + 504),
    t148 = (rotl64(t145, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t145, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t149 = t145 ^ t148,
    t150 = (rotl64(t146, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t146, 28) & UINT64_C(0xf000f000f000f000)),
    t151 = t142 ^ t150,
    t152 = (rotl64(t147, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t147, 28) & UINT64_C(0xf000f000f000f000)),
    t153 = t144 ^ t152,
    t154 = (rotl64(t149, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t149, 28) & UINT64_C(0xf000f000f000f000)),
    t155 = t140 ^ t154,
    t156 = (rotl64(t143, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t143, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t157 = t143 ^ t156,
    t158 = (rotl64(t151, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t151, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t159 = t151 ^ t158,
    t160 = (rotl64(t141, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t141, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t161 = t141 ^ t160, t162 = t140 ^ t150,
    t163 = (rotl64(t146, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t146, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t164 = (rotl64(t144, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t144, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t165 = (rotl64(t155, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t155, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t166 = (rotl64(t153, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t153, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t167 = t153 ^ t166,
    t168 = (rotl64(t161, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t161, 28) & UINT64_C(0xf000f000f000f000)),
    t169 = t143 ^ t168,
    t170 = (rotl64(t157, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t157, 28) & UINT64_C(0xf000f000f000f000)),
    t171 = (t145 ^ t163) ^ t170, t172 = (t159 ^ t164) ^ t154,
    t173 = (rotl64(t153, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t153, 28) & UINT64_C(0xf000f000f000f000)),
    t174 = t149 ^ t173,
    t175 = (rotl64(t147, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t147, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t176 = (t155 ^ t165) ^ t175, t177 = t159 ^ t175, t178 = t162 ^ t158,
    t179 = (rotl64(t140, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t140, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t180 = (rotl64(t147, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t147, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t181 = (rotl64(t162, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t162, 28) & UINT64_C(0xf000f000f000f000)),
    t182 = (((((t179 ^ t146) ^ t147) ^ t180) ^ t154) ^ t165) ^ t181,
    t183 = ((((t160 ^ t163) ^ t150) ^ t180) ^ t168) ^ t176,
    t184 = (rotl64(t141, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t141, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t185 = (rotl64(t177, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t177, 28) & UINT64_C(0xf000f000f000f000)),
    t186 = ((((t179 ^ t141) ^ t184) ^ t152) ^ t185) ^ t178,
    t187 = (rotl64(t178, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t178, 28) & UINT64_C(0xf000f000f000f000)),
    t188 = (((((t179 ^ t142) ^ t156) ^ t152) ^ t170) ^ t161) ^ t176, t189 = t188 ^ t187,
    t190 = (rotl64(t169, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t169, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t191 = (((t166 ^ t169) ^ t190) ^ t172) ^ t174, t192 = (((t148 ^ t153) ^ t157) ^ t172) ^ t185,
    t193 = (rotl64(t171, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t171, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t194 = ((((t150 ^ t147) ^ t175) ^ t167) ^ t171) ^ t193,
    t195 = (((t164 ^ t146) ^ t163) ^ t167) ^ t174;
    // round 11 (aes.dsl:47)
    const uint64_t t196 = ~t194, t197 = t191 ^ t196, t198 = t195 ^ t197, t199 = t189 ^ t191,
    t200 = t182 ^ t199, t201 = t198 ^ t200, t202 = t183 ^ t186, t203 = t202 ^ t201,
    t204 = t191 ^ t198, t205 = t204 ^ t199, t206 = t183 ^ t200, t207 = t205 ^ t206,
    t208 = t199 ^ t202, t209 = t197 ^ t206, t210 = t199 ^ t209, t211 = t192 ^ t210,
    t212 = t200 ^ t211, t213 = t208 ^ t212, t214 = t207 & t213, t215 = t199 & (~t203),
    t216 = (t205 & t208) ^ t215, t217 = t203 ^ ((t194 & t198) ^ (t214 ^ t216)), t218 = t198 ^ t213,
    t219 = t215 ^ (t204 | t201), t220 = t214 ^ ((t210 & t218) ^ t219), t221 = t217 ^ t220,
    t222 = t206 | t212, t223 = (t209 & t211) ^ (t219 ^ (t196 ^ t222)), t224 = t221 & t223,
    t225 = t216 ^ (t222 ^ (t197 & t200)), t226 = t217 & (t224 ^ t225), t227 = t223 ^ t225,
    t228 = t220 & t227, t229 = (t223 | t226) ^ t228, t230 = t210 & t229,
    t231 = t225 & (t217 ^ t228), t232 = t227 ^ t231, t233 = t229 ^ t232, t234 = t221 ^ t226,
    t235 = t232 ^ t234, t236 = t204 & t235, t237 = t230 ^ ((t207 & t233) ^ t236),
    t238 = t224 ^ (t220 | t231), t239 = t229 ^ t238, t240 = t235 ^ t239, t241 = t233 ^ t240,
    t242 = t200 & t234, t243 = (t212 & t241) ^ t242, t244 = t197 & t234,
    t245 = (t205 & t240) ^ t244, t246 = t245 ^ (t206 & t241), t247 = (t243 ^ (t203 & t239)) ^ t246,
    t248 = t247 ^ (t208 & t240), t249 = t243 ^ (t213 & t233), t250 = t247 ^ (t201 & t235),
    t251 = (t211 & t238) ^ (t242 ^ t250), t252 = ((t198 & t232) ^ t249) ^ t251,
    t253 = t250 ^ (t218 & t229), t254 = t253 ^ ((t230 ^ t244) ^ (t196 & t232)),
    t255 = t254 ^ (t209 & t238), t256 = (t237 ^ (t199 & t239)) ^ load64(rk + 384),
    t257 = t248 ^ load64(rk + 392), t258 = t252 ^ load64(rk + 400),
    t259 = (t252 ^ ((t245 ^ (t236 ^ t248)) ^ t254)) ^ load64(rk + 408),
    t260 = (t249 ^ t253) ^ load64(rk + 416), t261 = t255 ^ load64(rk + 424),
    t262 = (t237 ^ (t246 ^ t255)) ^ load64(rk + 1192), t263 = t251 ^ load64(rk + 440),
    t264 = (rotl64(t261, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t261, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t265 = t261 ^ t264,
    t266 = (rotl64(t262, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t262, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t267 = t258 ^ t266,
    t268 = (rotl64(t256, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t256, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t269 = t265 ^ t268,
    t270 = (rotl64(t260, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t260, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t271 = (rotl64(t259, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t259, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t272 = t259 ^ t271,
    t273 = (rotl64(t257, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t257, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t274 = t257 ^ t273,
    t275 = (rotl64(t267, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t267, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t276 = t267 ^ t275, t277 = t256 ^ t269,
    t278 = (rotl64(t263, 8) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t263, 24) & UINT64_C(0xff00ff00ff00ff00)),
    t279 = (t260 ^ t270) ^ t278, t280 = t265 ^ t274,
    t281 = (rotl64(t263, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t263, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t282 = (t272 ^ t263) ^ t281, t283 = t256 ^ t281, t284 = t279 ^ t261,
    t285 = t282 ^ (t260 ^ t266), t286 = t276 ^ t259, t287 = t280 ^ t267, t288 = t257 ^ t277,
    t289 = rotl64(t262, 32), t290 = t263 ^ t289, t291 = (t290 ^ t262) ^ t281,
    t292 = (t269 ^ rotl64(t277, 32)) ^ t291,
    t293 = (rotl64(t291, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t291, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t294 = ((t273 ^ t277) ^ rotl64(t280, 32)) ^ t293,
    t295 = (((t266 ^ t275) ^ t274) ^ rotl64(t276, 32)) ^ t283, t296 = t295 ^ rotl64(t283, 32),
    t297 = (((t258 ^ t271) ^ t262) ^ t275) ^ rotl64(t282, 32),
    t298 = (t297 ^ t288) ^ rotl64(t288, 32),
    t299 = ((t270 ^ rotl64(t263, 32)) ^ t272) ^ rotl64(t279, 32),
    t300 = (t299 ^ t287) ^ rotl64(t287, 32),
    t301 = (((t264 ^ t281) ^ rotl64(t265, 32)) ^ t279) ^ t286, t302 = t301 ^ rotl64(t286, 32),
    t303 = ((t289 ^ t265) ^ t285) ^ rotl64(t285, 32),
    t304 = ((t266 ^ t284) ^ rotl64(t284, 32)) ^ rotl64(t290, 32);
    // round 10 (aes.dsl:47)
    const uint64_t t305 = ~t303, t306 = t300 ^ t305, t307 = t304 ^ t306, t308 = t298 ^ t300,
    t309 = t292 ^ t308, t310 = t307 ^ t309, t311 = t294 ^ t296, t312 = t311 ^ t310,
    t313 = t300 ^ t307, t314 = t313 ^ t308, t315 = t294 ^ t309, t316 = t314 ^ t315,
    t317 = t308 ^ t311, t318 = t306 ^ t315, t319 = t308 ^ t318, t320 = t302 ^ t319,
    t321 = t309 ^ t320, t322 = t317 ^ t321, t323 = t316 & t322, t324 = t308 & (~t312),
    t325 = (t314 & t317) ^ t324, t326 = t312 ^ ((t303 & t307) ^ (t323 ^ t325)), t327 = t307 ^ t322,
    t328 = t324 ^ (t313 | t310), t329 = t323 ^ ((t319 & t327) ^ t328), t330 = t326 ^ t329,
    t331 = t315 | t321, t332 = (t318 & t320) ^ (t328 ^ (t305 ^ t331)), t333 = t330 & t332,
    t334 = t325 ^ (t331 ^ (t306 & t309)), t335 = t326 & (t333 ^ t334), t336 = t332 ^ t334,
    t337 = t329 & t336, t338 = (t332 | t335) ^ t337, t339 = t319 & t338,
    t340 = t334 & (t326 ^ t337), t341 = t336 ^ t340, t342 = t338 ^ t341, t343 = t330 ^ t335,
    t344 = t341 ^ t343, t345 = t313 & t344, t346 = t339 ^ ((t316 & t342) ^ t345),
    t347 = t333 ^ (t329 | t340), t348 = t338 ^ t347, t349 = t344 ^ t348, t350 = t342 ^ t349,
    t351 = t309 & t343, t352 = (t321 & t350) ^ t351, t353 = t306 & t343,
    t354 = (t314 & t349) ^ t353, t355 = t354 ^ (t315 & t350), t356 = (t352 ^ (t312 & t348)) ^ t355,
    t357 = t356 ^ (t317 & t349), t358 = t352 ^ (t322 & t342), t359 = t356 ^ (t310 & t344),
    t360 = (t320 & t347) ^ (t351 ^ t359), t361 = ((t307 & t341) ^ t358) ^ t360,
    t362 = t359 ^ (t327 & t338), t363 = t362 ^ ((t339 ^ t353) ^ (t305 & t341)),
    t364 = t363 ^ (t318 & t347), t365 = (t346 ^ (t308 & t348)) ^ load64(rk + 320),
    t366 = t357 ^ load64(rk + 328), t367 = t361 ^ load64(rk + 336),
    t368 = (t361 ^ ((t354 ^ (t345 ^ t357)) ^ t363)) ^ load64(rk + 344),
    t369 = (t358 ^ t362) ^ load64(rk + 352), t370 = t364 ^ load64(rk + 360),
    t371 = (t346 ^ (t355 ^ t364)) ^ load64(rk + 1200), t372 = t360 ^ load64(rk + 376),
    t373 = (rotl64(t370, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t370, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t374 = t370 ^ t373,
    t375 = (rotl64(t371, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t371, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t376 = t367 ^ t375,
    t377 = (rotl64(t372, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t372, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t378 = t369 ^ t377,
    t379 = (rotl64(t374, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t374, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t380 = t365 ^ t379,
    t381 = (rotl64(t368, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t368, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t382 = t368 ^ t381,
    t383 = (rotl64(t376, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t376, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t384 = t376 ^ t383,
    t385 = (rotl64(t366, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t366, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t386 = t366 ^ t385, t387 = t365 ^ t375,
    t388 = (rotl64(t371, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t371, 60) & UINT64_C(0xf000f000f000f000)),
    t389 = (rotl64(t369, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t369, 60) & UINT64_C(0xf000f000f000f000)),
    t390 = (rotl64(t380, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t380, 60) & UINT64_C(0xf000f000f000f000)),
    t391 = (rotl64(t378, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t378, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t392 = t378 ^ t391,
    t393 = (rotl64(t386, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t386, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t394 = t368 ^ t393,
    t395 = (rotl64(t382, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t382, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t396 = (t370 ^ t388) ^ t395, t397 = (t384 ^ t389) ^ t379,
    t398 = (rotl64(t378, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t378, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t399 = t374 ^ t398,
    t400 = (rotl64(t372, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t372, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t401 = (t380 ^ t390) ^ t400, t402 = t384 ^ t400, t403 = t387 ^ t383,
    t404 = (rotl64(t365, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t365, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t405 = (rotl64(t372, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t372, 60) & UINT64_C(0xf000f000f000f000)),
    t406 = (rotl64(t387, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t387, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t407 = (((((t404 ^ t371) ^ t372) ^ t405) ^ t379) ^ t390) ^ t406,
    t408 = ((((t385 ^ t388) ^ t375) ^ t405) ^ t393) ^ t401,
    t409 = (rotl64(t366, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t366, 60) & UINT64_C(0xf000f000f000f000)),
    t410 = (rotl64(t402, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t402, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t411 = ((((t404 ^ t366) ^ t409) ^ t377) ^ t410) ^ t403,
    t412 = (rotl64(t403, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t403, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t413 = (((((t404 ^ t367) ^ t381) ^ t377) ^ t395) ^ t386) ^ t401, t414 = t413 ^ t412,
    t415 = (rotl64(t394, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t394, 60) & UINT64_C(0xf000f000f000f000)),
    t416 = (((t391 ^ t394) ^ t415) ^ t397) ^ t399, t417 = (((t373 ^ t378) ^ t382) ^ t397) ^ t410,
    t418 = (rotl64(t396, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t396, 60) & UINT64_C(0xf000f000f000f000)),
    t419 = ((((t375 ^ t372) ^ t400) ^ t392) ^ t396) ^ t418,
    t420 = (((t389 ^ t371) ^ t388) ^ t392) ^ t399;
    uint64_t x0 = t419;
    uint64_t x1 = t416;
    uint64_t x2 = t420;
    uint64_t x3 = t414;
    uint64_t x4 = t407;
    uint64_t x5 = t408;
    uint64_t x6 = t411;
    uint64_t x7 = t417;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 512 + 256 * i;
        // round 9 (aes.dsl:47)
        const uint64_t t421 = ~x0, t422 = x1 ^ t421, t423 = x2 ^ t422, t424 = x3 ^ x1, t425 = x4 ^ t424,
        t426 = t423 ^ t425, t427 = x5 ^ x6, t428 = t427 ^ t426, t429 = x1 ^ t423, t430 = t429 ^ t424,
        t431 = x5 ^ t425, t432 = t430 ^ t431, t433 = t424 ^ t427, t434 = t422 ^ t431,
        t435 = t424 ^ t434, t436 = x7 ^ t435, t437 = t425 ^ t436, t438 = t433 ^ t437,
        t439 = t432 & t438, t440 = t424 & (~t428), t441 = (t430 & t433) ^ t440,
        t442 = t428 ^ ((x0 & t423) ^ (t439 ^ t441)), t443 = t423 ^ t438, t444 = t440 ^ (t429 | t426),
        t445 = t439 ^ ((t435 & t443) ^ t444), t446 = t442 ^ t445, t447 = t431 | t437,
        t448 = (t434 & t436) ^ (t444 ^ (t421 ^ t447)), t449 = t446 & t448,
        t450 = t441 ^ (t447 ^ (t422 & t425)), t451 = t442 & (t449 ^ t450), t452 = t448 ^ t450,
        t453 = t445 & t452, t454 = (t448 | t451) ^ t453, t455 = t435 & t454,
        t456 = t450 & (t442 ^ t453), t457 = t452 ^ t456, t458 = t454 ^ t457, t459 = t446 ^ t451,
        t460 = t457 ^ t459, t461 = t429 & t460, t462 = t455 ^ ((t432 & t458) ^ t461),
        t463 = t449 ^ (t445 | t456), t464 = t454 ^ t463, t465 = t460 ^ t464, t466 = t458 ^ t465,
        t467 = t425 & t459, t468 = (t437 & t466) ^ t467, t469 = t422 & t459,
        t470 = (t430 & t465) ^ t469, t471 = t470 ^ (t431 & t466), t472 = (t468 ^ (t428 & t464)) ^ t471,
        t473 = t472 ^ (t433 & t465), t474 = t468 ^ (t438 & t458), t475 = t472 ^ (t426 & t460),
        t476 = (t436 & t463) ^ (t467 ^ t475), t477 = ((t423 & t457) ^ t474) ^ t476,
        t478 = t475 ^ (t443 & t454), t479 = t478 ^ ((t455 ^ t469) ^ (t421 & t457)),
        t480 = t479 ^ (t434 & t463), t481 = (t462 ^ (t424 & t464)) ^ load64(round),
        t482 = t473 ^ load64(round + 8), t483 = t477 ^ load64(round + 16),
        t484 = (t477 ^ ((t470 ^ (t461 ^ t473)) ^ t479)) ^ load64(round + 24),
        t485 = (t474 ^ t478) ^ load64(round + 32), t486 = t480 ^ load64(round + 40),
        t487 = (t462 ^ (t471 ^ t480)) ^ load64(round + 48), t488 = t476 ^ load64(round + 56),
        t489 = t488 ^ rotl64(t487, 32), t490 = rotl64(t486, 32), t491 = t486 ^ t490,
        t492 = rotl64(t487, 48), t493 = t483 ^ t492, t494 = rotl64(t488, 48), t495 = t489 ^ t494,
        t496 = rotl64(t482, 48), t497 = rotl64(t493, 48), t498 = t483 ^ t497,
        t499 = rotl64(t491 ^ t496, 48), t500 = t482 ^ t499, t501 = rotl64(t484, 32), t502 = t484 ^ t501,
        t503 = rotl64(t485, 32), t504 = t485 ^ t503, t505 = rotl64(t481, 32), t506 = t481 ^ t505,
        t507 = rotl64(t489, 16), t508 = t498 ^ t507, t509 = t500 ^ rotl64(t495, 32), t510 = t509 ^ t501,
        t511 = t489 ^ t507, t512 = t486 ^ t502, t513 = t491 ^ rotl64(t506, 48), t514 = rotl64(t491, 48),
        t515 = (((t505 ^ t487) ^ t514) ^ t495) ^ t513,
        t516 = (((t481 ^ rotl64(t481, 48)) ^ t492) ^ t499) ^ rotl64(t509, 16), t517 = rotl64(t508, 32),
        t518 = ((((t482 ^ t496) ^ t507) ^ t497) ^ t506) ^ t517,
        t519 = (((t498 ^ rotl64(t502, 48)) ^ t506) ^ t510) ^ t513, t520 = rotl64(t504, 48),
        t521 = (((rotl64(t483, 32) ^ t484) ^ t503) ^ t493) ^ t500,
        t522 = (t521 ^ t520) ^ rotl64(t510, 16),
        t523 = (((t485 ^ rotl64(t485, 48)) ^ t490) ^ t514) ^ t502, t524 = (t523 ^ t508) ^ t517,
        t525 = (((rotl64(t495, 48) ^ t504) ^ t511) ^ t512) ^ rotl64(t512, 48),
        t526 = (((t494 ^ t491) ^ t504) ^ t520) ^ rotl64(t511, 16);
        // round 8 (aes.dsl:47)
        const uint64_t t527 = t522 ^ t525, t528 = t526 ^ t527, t529 = t519 ^ t522, t530 = t515 ^ t529,
        t531 = ~t528, t532 = t531 ^ t530, t533 = t516 ^ t518, t534 = t533 ^ t532, t535 = t522 ^ t531,
        t536 = t535 ^ t529, t537 = t516 ^ t530, t538 = t536 ^ t537, t539 = t529 ^ t533,
        t540 = t527 ^ t537, t541 = t529 ^ t540, t542 = t524 ^ t541, t543 = t530 ^ t542,
        t544 = t539 ^ t543, t545 = t538 & t544, t546 = ~t534, t547 = t529 & t546,
        t548 = (t536 & t539) ^ t547, t549 = t546 ^ ((t525 | t528) ^ (t545 ^ t548)), t550 = t531 ^ t544,
        t551 = t547 ^ (t535 | t532), t552 = t545 ^ ((t541 & t550) ^ t551), t553 = t549 ^ t552,
        t554 = t537 | t543, t555 = (t540 & t542) ^ (t551 ^ (t525 ^ t554)), t556 = t553 & t555,
        t557 = t548 ^ (t554 ^ (t527 & t530)), t558 = t549 & (t556 ^ t557), t559 = t555 ^ t557,
        t560 = t552 & t559, t561 = (t555 | t558) ^ t560, t562 = t541 & t561,
        t563 = t557 & (t549 ^ t560), t564 = t559 ^ t563, t565 = t561 ^ t564, t566 = t553 ^ t558,
        t567 = t564 ^ t566, t568 = t535 & t567, t569 = t562 ^ ((t538 & t565) ^ t568),
        t570 = t556 ^ (t552 | t563), t571 = t561 ^ t570, t572 = t567 ^ t571, t573 = t565 ^ t572,
        t574 = t530 & t566, t575 = (t543 & t573) ^ t574, t576 = t527 & t566,
        t577 = (t536 & t572) ^ t576, t578 = t577 ^ (t537 & t573), t579 = (t575 ^ (t534 & t571)) ^ t578,
        t580 = t579 ^ (t539 & t572), t581 = t575 ^ (t544 & t565), t582 = t579 ^ (t532 & t567),
        t583 = (t542 & t570) ^ (t574 ^ t582), t584 = ((t531 & t564) ^ t581) ^ t583,
        t585 = t582 ^ (t550 & t561), t586 = t585 ^ ((t562 ^ t576) ^ (t525 & t564)),
        t587 = t586 ^ (t540 & t570), t588 = (t569 ^ (t529 & t571)) ^ load64(round + 64),
        t589 = t580 ^ load64(round + 72), t590 = t584 ^ load64(round + 80),
        t591 = (t584 ^ ((t577 ^ (t568 ^ t580)) ^ t586)) ^ load64(round + 88),
        t592 = (t581 ^ t585) ^ load64(round + 96), t593 = t587 ^ load64(round + 104),
        t594 = (t569 ^ (t578 ^ t587)) ^ load64(round + 112), t595 = t583 ^ load64(round + 120),
        t596 = (rotl64(t593, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t593, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t597 = t593 ^ t596,
        t598 = (rotl64(t594, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t594, 28) & UINT64_C(0xf000f000f000f000)),
        t599 = t590 ^ t598,
        t600 = (rotl64(t595, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t595, 28) & UINT64_C(0xf000f000f000f000)),
        t601 = t592 ^ t600,
        t602 = (rotl64(t597, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t597, 28) & UINT64_C(0xf000f000f000f000)),
        t603 = t588 ^ t602,
        t604 = (rotl64(t591, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t591, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t605 = t591 ^ t604,
        t606 = (rotl64(t599, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t599, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t607 = t599 ^ t606,
        t608 = (rotl64(t589, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t589, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t609 = t589 ^ t608, t610 = t588 ^ t598,
        t611 = (rotl64(t594, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t594, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t612 = (rotl64(t592, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t592, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t613 = (rotl64(t603, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t603, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t614 = (rotl64(t601, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t601, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t615 = t601 ^ t614,
        t616 = (rotl64(t609, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t609, 28) & UINT64_C(0xf000f000f000f000)),
        t617 = t591 ^ t616,
        t618 = (rotl64(t605, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t605, 28) & UINT64_C(0xf000f000f000f000)),
        t619 = (t593 ^ t611) ^ t618, t620 = (t607 ^ t612) ^ t602,
        t621 = (rotl64(t601, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t601, 28) & UINT64_C(0xf000f000f000f000)),
        t622 = t597 ^ t621,
        t623 = (rotl64(t595, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t595, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t624 = (t603 ^ t613) ^ t623, t625 = t607 ^ t623, t626 = t610 ^ t606,
        t627 = (rotl64(t588, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t588, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t628 = (rotl64(t595, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t595, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t629 = (rotl64(t610, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t610, 28) & UINT64_C(0xf000f000f000f000)),
        t630 = (((((t627 ^ t594) ^ t595) ^ t628) ^ t602) ^ t613) ^ t629,
        t631 = ((((t608 ^ t611) ^ t598) ^ t628) ^ t616) ^ t624,
        t632 = (rotl64(t589, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t589, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t633 = (rotl64(t625, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t625, 28) & UINT64_C(0xf000f000f000f000)),
        t634 = ((((t627 ^ t589) ^ t632) ^ t600) ^ t633) ^ t626,
        t635 = (rotl64(t626, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t626, 28) & UINT64_C(0xf000f000f000f000)),
        t636 = (((((t627 ^ t590) ^ t604) ^ t600) ^ t618) ^ t609) ^ t624, t637 = t636 ^ t635,
        t638 = (rotl64(t617, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t617, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t639 = (((t614 ^ t617) ^ t638) ^ t620) ^ t622, t640 = (((t596 ^ t601) ^ t605) ^ t620) ^ t633,
        t641 = (rotl64(t619, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t619, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t642 = ((((t598 ^ t595) ^ t623) ^ t615) ^ t619) ^ t641,
        t643 = (((t612 ^ t594) ^ t611) ^ t615) ^ t622;
        // round 7 (aes.dsl:47)
        const uint64_t t644 = ~t642, t645 = t639 ^ t644, t646 = t643 ^ t645, t647 = t637 ^ t639,
        t648 = t630 ^ t647, t649 = t646 ^ t648, t650 = t631 ^ t634, t651 = t650 ^ t649,
        t652 = t639 ^ t646, t653 = t652 ^ t647, t654 = t631 ^ t648, t655 = t653 ^ t654,
        t656 = t647 ^ t650, t657 = t645 ^ t654, t658 = t647 ^ t657, t659 = t640 ^ t658,
        t660 = t648 ^ t659, t661 = t656 ^ t660, t662 = t655 & t661, t663 = t647 & (~t651),
        t664 = (t653 & t656) ^ t663, t665 = t651 ^ ((t642 & t646) ^ (t662 ^ t664)), t666 = t646 ^ t661,
        t667 = t663 ^ (t652 | t649), t668 = t662 ^ ((t658 & t666) ^ t667), t669 = t665 ^ t668,
        t670 = t654 | t660, t671 = (t657 & t659) ^ (t667 ^ (t644 ^ t670)), t672 = t669 & t671,
        t673 = t664 ^ (t670 ^ (t645 & t648)), t674 = t665 & (t672 ^ t673), t675 = t671 ^ t673,
        t676 = t668 & t675, t677 = (t671 | t674) ^ t676, t678 = t658 & t677,
        t679 = t673 & (t665 ^ t676), t680 = t675 ^ t679, t681 = t677 ^ t680, t682 = t669 ^ t674,
        t683 = t680 ^ t682, t684 = t652 & t683, t685 = t678 ^ ((t655 & t681) ^ t684),
        t686 = t672 ^ (t668 | t679), t687 = t677 ^ t686, t688 = t683 ^ t687, t689 = t681 ^ t688,
        t690 = t648 & t682, t691 = (t660 & t689) ^ t690, t692 = t645 & t682,
        t693 = (t653 & t688) ^ t692, t694 = t693 ^ (t654 & t689), t695 = (t691 ^ (t651 & t687)) ^ t694,
        t696 = t695 ^ (t656 & t688), t697 = t691 ^ (t661 & t681), t698 = t695 ^ (t649 & t683),
        t699 = (t659 & t686) ^ (t690 ^ t698), t700 = ((t646 & t680) ^ t697) ^ t699,
        t701 = t698 ^ (t666 & t677), t702 = t701 ^ ((t678 ^ t692) ^ (t644 & t680)),
        t703 = t702 ^ (t657 & t686), t704 = (t685 ^ (t647 & t687)) ^ load64(round + 128),
        t705 = t696 ^ load64(round + 136), t706 = t700 ^ load64(round + 144),
        t707 = (t700 ^ ((t693 ^ (t684 ^ t696)) ^ t702)) ^ load64(round + 152),
        t708 = (t697 ^ t701) ^ load64(round + 160), t709 = t703 ^ load64(round + 168),
        t710 = (t685 ^ (t694 ^ t703)) ^ load64(round + 176), t711 = t699 ^ load64(round + 184),
        t712 = (rotl64(t709, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t709, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t713 = t709 ^ t712,
        t714 = (rotl64(t710, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t710, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t715 = t706 ^ t714,
        t716 = (rotl64(t704, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t704, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t717 = t713 ^ t716,
        t718 = (rotl64(t708, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t708, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t719 = (rotl64(t707, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t707, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t720 = t707 ^ t719,
        t721 = (rotl64(t705, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t705, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t722 = t705 ^ t721,
        t723 = (rotl64(t715, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t715, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t724 = t715 ^ t723, t725 = t704 ^ t717,
        t726 = (rotl64(t711, 8) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t711, 24) & UINT64_C(0xff00ff00ff00ff00)),
        t727 = (t708 ^ t718) ^ t726, t728 = t713 ^ t722,
        t729 = (rotl64(t711, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t711, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t730 = (t720 ^ t711) ^ t729, t731 = t704 ^ t729, t732 = t727 ^ t709,
        t733 = t730 ^ (t708 ^ t714), t734 = t724 ^ t707, t735 = t728 ^ t715, t736 = t705 ^ t725,
        t737 = rotl64(t710, 32), t738 = t711 ^ t737, t739 = (t738 ^ t710) ^ t729,
        t740 = (t717 ^ rotl64(t725, 32)) ^ t739,
        t741 = (rotl64(t739, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t739, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t742 = ((t721 ^ t725) ^ rotl64(t728, 32)) ^ t741,
        t743 = (((t714 ^ t723) ^ t722) ^ rotl64(t724, 32)) ^ t731, t744 = t743 ^ rotl64(t731, 32),
        t745 = (((t706 ^ t719) ^ t710) ^ t723) ^ rotl64(t730, 32),
        t746 = (t745 ^ t736) ^ rotl64(t736, 32),
        t747 = ((t718 ^ rotl64(t711, 32)) ^ t720) ^ rotl64(t727, 32),
        t748 = (t747 ^ t735) ^ rotl64(t735, 32),
        t749 = (((t712 ^ t729) ^ rotl64(t713, 32)) ^ t727) ^ t734, t750 = t749 ^ rotl64(t734, 32),
        t751 = ((t737 ^ t713) ^ t733) ^ rotl64(t733, 32),
        t752 = ((t714 ^ t732) ^ rotl64(t732, 32)) ^ rotl64(t738, 32);
        // round 6 (aes.dsl:47)
        const uint64_t t753 = ~t751, t754 = t748 ^ t753, t755 = t752 ^ t754, t756 = t746 ^ t748,
        t757 = t740 ^ t756, t758 = t755 ^ t757, t759 = t742 ^ t744, t760 = t759 ^ t758,
        t761 = t748 ^ t755, t762 = t761 ^ t756, t763 = t742 ^ t757, t764 = t762 ^ t763,
        t765 = t756 ^ t759, t766 = t754 ^ t763, t767 = t756 ^ t766, t768 = t750 ^ t767,
        t769 = t757 ^ t768, t770 = t765 ^ t769, t771 = t764 & t770, t772 = t756 & (~t760),
        t773 = (t762 & t765) ^ t772, t774 = t760 ^ ((t751 & t755) ^ (t771 ^ t773)), t775 = t755 ^ t770,
        t776 = t772 ^ (t761 | t758), t777 = t771 ^ ((t767 & t775) ^ t776), t778 = t774 ^ t777,
        t779 = t763 | t769, t780 = (t766 & t768) ^ (t776 ^ (t753 ^ t779)), t781 = t778 & t780,
        t782 = t773 ^ (t779 ^ (t754 & t757)), t783 = t774 & (t781 ^ t782), t784 = t780 ^ t782,
        t785 = t777 & t784, t786 = (t780 | t783) ^ t785, t787 = t767 & t786,
        t788 = t782 & (t774 ^ t785), t789 = t784 ^ t788, t790 = t786 ^ t789, t791 = t778 ^ t783,
        t792 = t789 ^ t791, t793 = t761 & t792, t794 = t787 ^ ((t764 & t790) ^ t793),
        t795 = t781 ^ (t777 | t788), t796 = t786 ^ t795, t797 = t792 ^ t796, t798 = t790 ^ t797,
        t799 = t757 & t791, t800 = (t769 & t798) ^ t799, t801 = t754 & t791,
        t802 = (t762 & t797) ^ t801, t803 = t802 ^ (t763 & t798), t804 = (t800 ^ (t760 & t796)) ^ t803,
        t805 = t804 ^ (t765 & t797), t806 = t800 ^ (t770 & t790), t807 = t804 ^ (t758 & t792),
        t808 = (t768 & t795) ^ (t799 ^ t807), t809 = ((t755 & t789) ^ t806) ^ t808,
        t810 = t807 ^ (t775 & t786), t811 = t810 ^ ((t787 ^ t801) ^ (t753 & t789)),
        t812 = t811 ^ (t766 & t795), t813 = (t794 ^ (t756 & t796)) ^ load64(round + 192),
        t814 = t805 ^ load64(round + 200), t815 = t809 ^ load64(round + 208),
        t816 = (t809 ^ ((t802 ^ (t793 ^ t805)) ^ t811)) ^ load64(round + 216),
        t817 = (t806 ^ t810) ^ load64(round + 224), t818 = t812 ^ load64(round + 232),
        t819 = (t794 ^ (t803 ^ t812)) ^ load64(round + 240), t820 = t808 ^ load64(round + 248),
        t821 = (rotl64(t818, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t818, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t822 = t818 ^ t821,
        t823 = (rotl64(t819, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t819, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t824 = t815 ^ t823,
        t825 = (rotl64(t820, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t820, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t826 = t817 ^ t825,
        t827 = (rotl64(t822, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t822, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t828 = t813 ^ t827,
        t829 = (rotl64(t816, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t816, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t830 = t816 ^ t829,
        t831 = (rotl64(t824, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t824, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t832 = t824 ^ t831,
        t833 = (rotl64(t814, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t814, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t834 = t814 ^ t833, t835 = t813 ^ t823,
        t836 = (rotl64(t819, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t819, 60) & UINT64_C(0xf000f000f000f000)),
        t837 = (rotl64(t817, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t817, 60) & UINT64_C(0xf000f000f000f000)),
        t838 = (rotl64(t828, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t828, 60) & UINT64_C(0xf000f000f000f000)),
        t839 = (rotl64(t826, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t826, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t840 = t826 ^ t839,
        t841 = (rotl64(t834, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t834, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t842 = t816 ^ t841,
        t843 = (rotl64(t830, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t830, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t844 = (t818 ^ t836) ^ t843, t845 = (t832 ^ t837) ^ t827,
        t846 = (rotl64(t826, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t826, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t847 = t822 ^ t846,
        t848 = (rotl64(t820, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t820, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t849 = (t828 ^ t838) ^ t848, t850 = t832 ^ t848, t851 = t835 ^ t831,
        t852 = (rotl64(t813, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t813, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t853 = (rotl64(t820, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t820, 60) & UINT64_C(0xf000f000f000f000)),
        t854 = (rotl64(t835, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t835, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t855 = (((((t852 ^ t819) ^ t820) ^ t853) ^ t827) ^ t838) ^ t854,
        t856 = ((((t833 ^ t836) ^ t823) ^ t853) ^ t841) ^ t849,
        t857 = (rotl64(t814, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t814, 60) & UINT64_C(0xf000f000f000f000)),
        t858 = (rotl64(t850, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t850, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t859 = ((((t852 ^ t814) ^ t857) ^ t825) ^ t858) ^ t851,
        t860 = (rotl64(t851, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t851, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t861 = (((((t852 ^ t815) ^ t829) ^ t825) ^ t843) ^ t834) ^ t849, t862 = t861 ^ t860,
        t863 = (rotl64(t842, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t842, 60) & UINT64_C(0xf000f000f000f000)),
        t864 = (((t839 ^ t842) ^ t863) ^ t845) ^ t847, t865 = (((t821 ^ t826) ^ t830) ^ t845) ^ t858,
        t866 = (rotl64(t844, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t844, 60) & UINT64_C(0xf000f000f000f000)),
        t867 = ((((t823 ^ t820) ^ t848) ^ t840) ^ t844) ^ t866,
        t868 = (((t837 ^ t819) ^ t836) ^ t840) ^ t847;
        x0 = t867;
        x1 = t864;
        x2 = t868;
        x3 = t862;
        x4 = t855;
        x5 = t856;
        x6 = t859;
        x7 = t865;
    }
    // round 1 (aes.dsl:47)
    const uint64_t t1464 = ~x0, t1465 = x1 ^ t1464, t1466 = x2 ^ t1465, t1467 = x3 ^ x1,
    t1468 = x4 ^ t1467, t1469 = t1466 ^ t1468, t1470 = x5 ^ x6, t1471 = t1470 ^ t1469,
    t1472 = x1 ^ t1466, t1473 = t1472 ^ t1467, t1474 = x5 ^ t1468, t1475 = t1473 ^ t1474,
    t1476 = t1467 ^ t1470, t1477 = t1465 ^ t1474, t1478 = t1467 ^ t1477, t1479 = x7 ^ t1478,
    t1480 = t1468 ^ t1479, t1481 = t1476 ^ t1480, t1482 = t1475 & t1481, t1483 = t1467 & (~t1471),
    t1484 = (t1473 & t1476) ^ t1483, t1485 = t1471 ^ ((x0 & t1466) ^ (t1482 ^ t1484)),
    t1486 = t1466 ^ t1481, t1487 = t1483 ^ (t1472 | t1469),
    t1488 = t1482 ^ ((t1478 & t1486) ^ t1487), t1489 = t1485 ^ t1488, t1490 = t1474 | t1480,
    t1491 = (t1477 & t1479) ^ (t1487 ^ (t1464 ^ t1490)), t1492 = t1489 & t1491,
    t1493 = t1484 ^ (t1490 ^ (t1465 & t1468)), t1494 = t1485 & (t1492 ^ t1493),
    t1495 = t1491 ^ t1493, t1496 = t1488 & t1495, t1497 = (t1491 | t1494) ^ t1496,
    t1498 = t1478 & t1497, t1499 = t1493 & (t1485 ^ t1496), t1500 = t1495 ^ t1499,
    t1501 = t1497 ^ t1500, t1502 = t1489 ^ t1494, t1503 = t1500 ^ t1502, t1504 = t1472 & t1503,
    t1505 = t1498 ^ ((t1475 & t1501) ^ t1504), t1506 = t1492 ^ (t1488 | t1499),
    t1507 = t1497 ^ t1506, t1508 = t1503 ^ t1507, t1509 = t1501 ^ t1508, t1510 = t1468 & t1502,
    t1511 = (t1480 & t1509) ^ t1510, t1512 = t1465 & t1502, t1513 = (t1473 & t1508) ^ t1512,
    t1514 = t1513 ^ (t1474 & t1509), t1515 = (t1511 ^ (t1471 & t1507)) ^ t1514,
    t1516 = t1515 ^ (t1476 & t1508), t1517 = t1511 ^ (t1481 & t1501),
    t1518 = t1515 ^ (t1469 & t1503), t1519 = (t1479 & t1506) ^ (t1510 ^ t1518),
    t1520 = ((t1466 & t1500) ^ t1517) ^ t1519, t1521 = t1518 ^ (t1486 & t1497),
    t1522 = t1521 ^ ((t1498 ^ t1512) ^ (t1464 & t1500)), t1523 = t1522 ^ (t1477 & t1506),
    t1524 = (t1505 ^ (t1467 & t1507)) ^ load64(rk + 1024), t1525 = t1516 ^ load64(rk + 1032),
    t1526 = t1520 ^ load64(rk + 1040),
    t1527 = (t1520 ^ ((t1513 ^ (t1504 ^ t1516)) ^ t1522)) ^ load64(rk + 1048),
    t1528 = (t1517 ^ t1521) ^ load64(rk + 1056), t1529 = t1523 ^ load64(rk + 1064),
    t1530 = (t1505 ^ (t1514 ^ t1523)) ^ load64(rk + 1072), t1531 = t1519 ^ load64(rk + 1080),
    t1532 = ((t1524 >> 4) ^ t1528) & UINT64_C(0xf0f0f0f0f0f0f0f), t1533 = t1524 ^ (t1532 << 4),
    t1534 = t1528 ^ t1532, t1535 = ((t1525 >> 4) ^ t1529) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1536 = t1525 ^ (t1535 << 4), t1537 = t1529 ^ t1535,
    t1538 = ((t1526 >> 4) ^ t1530) & UINT64_C(0xf0f0f0f0f0f0f0f), t1539 = t1526 ^ (t1538 << 4),
    t1540 = t1530 ^ t1538, t1541 = ((t1527 >> 4) ^ t1531) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1542 = t1527 ^ (t1541 << 4), t1543 = t1531 ^ t1541,
    t1544 = ((t1533 >> 32) ^ t1534) & UINT64_C(0xffffffff), t1545 = t1533 ^ (t1544 << 32),
    t1546 = t1534 ^ t1544, t1547 = ((t1536 >> 32) ^ t1537) & UINT64_C(0xffffffff),
    t1548 = t1536 ^ (t1547 << 32), t1549 = t1537 ^ t1547,
    t1550 = ((t1539 >> 32) ^ t1540) & UINT64_C(0xffffffff), t1551 = t1539 ^ (t1550 << 32),
    t1552 = t1540 ^ t1550, t1553 = ((t1542 >> 32) ^ t1543) & UINT64_C(0xffffffff),
    t1554 = t1542 ^ (t1553 << 32), t1555 = t1543 ^ t1553,
    t1556 = ((t1545 >> 16) ^ t1546) & UINT64_C(0xffff0000ffff), t1557 = t1545 ^ (t1556 << 16),
    t1558 = t1546 ^ t1556, t1559 = ((t1548 >> 16) ^ t1549) & UINT64_C(0xffff0000ffff),
    t1560 = t1548 ^ (t1559 << 16), t1561 = t1549 ^ t1559,
    t1562 = ((t1551 >> 16) ^ t1552) & UINT64_C(0xffff0000ffff), t1563 = t1551 ^ (t1562 << 16),
    t1564 = t1552 ^ t1562, t1565 = ((t1554 >> 16) ^ t1555) & UINT64_C(0xffff0000ffff),
    t1566 = t1554 ^ (t1565 << 16), t1567 = t1555 ^ t1565,
    t1568 = ((t1557 >> 8) ^ t1558) & UINT64_C(0xff00ff00ff00ff), t1569 = t1557 ^ (t1568 << 8),
    t1570 = t1558 ^ t1568, t1571 = ((t1560 >> 8) ^ t1561) & UINT64_C(0xff00ff00ff00ff),
    t1572 = t1560 ^ (t1571 << 8), t1573 = t1561 ^ t1571,
    t1574 = ((t1563 >> 8) ^ t1564) & UINT64_C(0xff00ff00ff00ff), t1575 = t1563 ^ (t1574 << 8),
    t1576 = t1564 ^ t1574, t1577 = ((t1566 >> 8) ^ t1567) & UINT64_C(0xff00ff00ff00ff),
    t1578 = t1566 ^ (t1577 << 8), t1579 = t1567 ^ t1577,
    t1580 = ((t1569 >> 2) ^ t1575) & UINT64_C(0x3333333333333333), t1581 = t1569 ^ (t1580 << 2),
    t1582 = t1575 ^ t1580, t1583 = ((t1570 >> 2) ^ t1576) & UINT64_C(0x3333333333333333),
    t1584 = t1570 ^ (t1583 << 2), t1585 = t1576 ^ t1583,
    t1586 = ((t1572 >> 2) ^ t1578) & UINT64_C(0x3333333333333333), t1587 = t1572 ^ (t1586 << 2),
    t1588 = t1578 ^ t1586, t1589 = ((t1573 >> 2) ^ t1579) & UINT64_C(0x3333333333333333),
    t1590 = t1573 ^ (t1589 << 2), t1591 = t1579 ^ t1589,
    t1592 = ((t1581 >> 1) ^ t1587) & UINT64_C(0x5555555555555555),
    t1593 = ((t1584 >> 1) ^ t1590) & UINT64_C(0x5555555555555555),
    t1594 = ((t1582 >> 1) ^ t1588) & UINT64_C(0x5555555555555555),
    t1595 = ((t1585 >> 1) ^ t1591) & UINT64_C(0x5555555555555555);
    store_le64(out, t1581 ^ (t1592 << 1));
    store_le64(out + 8, t1584 ^ (t1593 << 1));
    store_le64(out + 16, t1587 ^ t1592);
    store_le64(out + 24, t1590 ^ t1593);
    store_le64(out + 32, t1582 ^ (t1594 << 1));
    store_le64(out + 40, t1585 ^ (t1595 << 1));
    store_le64(out + 48, t1588 ^ t1594);
    store_le64(out + 56, t1591 ^ t1595);
}

void lwcc_aes128_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_192_ecb_decrypt_c(buffer, buffer, 4, rk);
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


// 4 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t0 = counter + 1, t1 = counter + 2, t2 = counter + 3;
    const uint64_t t3 = (((uint64_t)((uint8_t)(counter >> 24))) << 32) | (((uint64_t)((uint8_t)(counter >> 16))) << 40),
    t4 = t3 | (((uint64_t)((uint8_t)(counter >> 8))) << 48),
    t5 = t4 | (((uint64_t)(uint8_t)counter) << 56),
    t6 = (((uint64_t)((uint8_t)(t0 >> 24))) << 32) | (((uint64_t)((uint8_t)(t0 >> 16))) << 40),
    t7 = (t6 | (((uint64_t)((uint8_t)(t0 >> 8))) << 48)) | (((uint64_t)(uint8_t)t0) << 56),
    t8 = (((uint64_t)((uint8_t)(t1 >> 24))) << 32) | (((uint64_t)((uint8_t)(t1 >> 16))) << 40),
    t9 = (t8 | (((uint64_t)((uint8_t)(t1 >> 8))) << 48)) | (((uint64_t)(uint8_t)t1) << 56),
    t10 = (((uint64_t)((uint8_t)(t2 >> 24))) << 32) | (((uint64_t)((uint8_t)(t2 >> 16))) << 40),
    t11 = (t10 | (((uint64_t)((uint8_t)(t2 >> 8))) << 48)) | (((uint64_t)(uint8_t)t2) << 56),
    t12 = ((t5 >> 1) ^ t7) & UINT64_C(0x5555555555555555), t13 = t5 ^ (t12 << 1), t14 = t7 ^ t12,
    t15 = ((t9 >> 1) ^ t11) & UINT64_C(0x5555555555555555), t16 = t9 ^ (t15 << 1), t17 = t11 ^ t15,
    t18 = ((t13 >> 2) ^ t16) & UINT64_C(0x3333333333333333), t19 = t13 ^ (t18 << 2),
    t20 = t16 ^ t18, t21 = ((t14 >> 2) ^ t17) & UINT64_C(0x3333333333333333),
    t22 = t14 ^ (t21 << 2), t23 = t17 ^ t21, t24 = t19 & UINT64_C(0xff00ff00ff00ff), t25 = t24 << 8,
    t26 = t19 ^ t24, t27 = t22 & UINT64_C(0xff00ff00ff00ff), t28 = t27 << 8, t29 = t22 ^ t27,
    t30 = t20 & UINT64_C(0xff00ff00ff00ff), t31 = t30 << 8, t32 = t20 ^ t30,
    t33 = t23 & UINT64_C(0xff00ff00ff00ff), t34 = t33 << 8, t35 = t23 ^ t33,
    t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff), t37 = t25 ^ (t36 << 16), t38 = t26 ^ t36,
    t39 = ((t28 >> 16) ^ t29) & UINT64_C(0xffff0000ffff), t40 = t28 ^ (t39 << 16), t41 = t29 ^ t39,
    t42 = ((t31 >> 16) ^ t32) & UINT64_C(0xffff0000ffff), t43 = t31 ^ (t42 << 16), t44 = t32 ^ t42,
    t45 = ((t34 >> 16) ^ t35) & UINT64_C(0xffff0000ffff), t46 = t34 ^ (t45 << 16), t47 = t35 ^ t45,
    t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff), t49 = t37 ^ (t48 << 32), t50 = t38 ^ t48,
    t51 = ((t40 >> 32) ^ t41) & UINT64_C(0xffffffff), t52 = t40 ^ (t51 << 32), t53 = t41 ^ t51,
    t54 = ((t43 >> 32) ^ t44) & UINT64_C(0xffffffff), t55 = t43 ^ (t54 << 32), t56 = t44 ^ t54,
    t57 = ((t46 >> 32) ^ t47) & UINT64_C(0xffffffff), t58 = t46 ^ (t57 << 32), t59 = t47 ^ t57,
    t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t61 = ((t52 >> 4) ^ t53) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t62 = ((t55 >> 4) ^ t56) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t63 = ((t58 >> 4) ^ t59) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t64 = load64(ctx + 1208) ^ (t49 ^ (t60 << 4)), t65 = load64(ctx + 1216) ^ (t52 ^ (t61 << 4)),
    t66 = load64(ctx + 1224) ^ (t55 ^ (t62 << 4)), t67 = load64(ctx + 1232) ^ (t58 ^ (t63 << 4)),
    t68 = load64(ctx + 1240) ^ (t50 ^ t60), t69 = load64(ctx + 1248) ^ (t53 ^ t61),
    t70 = load64(ctx + 1256) ^ (t56 ^ t62), t71 = load64(ctx + 1264) ^ (t59 ^ t63);
    // round 1 (aes.dsl:47)
    const uint64_t t72 = t64 ^ t69, t73 = t65 ^ t69, t74 = t67 ^ t71, t75 = t68 ^ t74,
    t76 = t74 ^ t73, t77 = t70 ^ t75, t78 = t66 ^ t73, t79 = t75 ^ t78, t80 = t72 ^ t77,
    t81 = t71 ^ t80, t82 = t72 ^ t76, t83 = t77 ^ t79, t84 = t65 ^ t83, t85 = t74 ^ t84,
    t86 = t70 ^ t82, t87 = t74 ^ t81, t88 = t83 & t85, t89 = t79 ^ t86, t90 = t88 ^ (t70 & t74),
    t91 = t81 ^ t73, t92 = t88 ^ (t78 | t84), t93 = t87 & t82, t94 = t85 ^ t91, t95 = t73 ^ t85,
    t96 = t81 | t86, t97 = t80 ^ ((t79 & t94) ^ (t92 ^ t96)), t98 = (t95 & t89) ^ (t96 ^ t90),
    t99 = t97 ^ t98, t100 = t93 ^ (t92 ^ (t77 & t91)), t101 = t100 & t99,
    t102 = (t80 & t76) ^ (t93 ^ (t69 ^ t90)), t103 = t98 & (t101 ^ t102), t104 = t100 ^ t102,
    t105 = t99 ^ t103, t106 = t97 & t104, t107 = t102 & (t98 ^ t106), t108 = t101 ^ (t97 | t107),
    t109 = t104 ^ t107, t110 = t91 & t108, t111 = t105 ^ t109, t112 = t106 ^ (t100 | t103),
    t113 = t108 ^ t112, t114 = t83 & t113, t115 = t108 ^ t105, t116 = t112 ^ t109,
    t117 = t87 & t115, t118 = t113 ^ t111, t119 = t114 ^ (t82 & t115), t120 = t70 & t118,
    t121 = t120 ^ (t119 ^ (t80 & t105)), t122 = t110 ^ (t84 & t111), t123 = t121 ^ (t95 & t109),
    t124 = t123 ^ (t117 ^ (t81 & t116)), t125 = t124 ^ (t78 & t111), t126 = t125 ^ (t79 & t112),
    t127 = t126 ^ (t114 ^ (t86 & t116)), t128 = t125 ^ (t119 ^ (t77 & t108)),
    t129 = t122 ^ (t117 ^ (t85 & t113)), t130 = t127 ^ (t76 & t105),
    t131 = t123 ^ (t110 ^ (t94 & t112)), t132 = t130 ^ (t128 ^ ((t74 & t118) ^ t122)),
    t133 = t124 ^ t132, t134 = t120 ^ (t126 ^ (t89 & t109)), t135 = t127 ^ t134, t136 = t121 ^ t130,
    t137 = (rotl64(t128, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t128, 60) & UINT64_C(0xf000f000f000f000)),
    t138 = t128 ^ t137,
    t139 = (rotl64(t131, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t131, 60) & UINT64_C(0xf000f000f000f000)),
    t140 = t131 ^ t139,
    t141 = (rotl64(t129, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t129, 60) & UINT64_C(0xf000f000f000f000)),
    t142 = t129 ^ t141,
    t143 = (rotl64(t134, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t134, 60) & UINT64_C(0xf000f000f000f000)),
    t144 = t134 ^ t143,
    t145 = (rotl64(t133, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t133, 60) & UINT64_C(0xf000f000f000f000)),
    t146 = t133 ^ t145,
    t147 = (rotl64(t135, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t135, 60) & UINT64_C(0xf000f000f000f000)),
    t148 = t135 ^ t147,
    t149 = (rotl64(t132, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t132, 60) & UINT64_C(0xf000f000f000f000)),
    t150 = t132 ^ t149,
    t151 = (rotl64(t136, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t136, 60) & UINT64_C(0xf000f000f000f000)),
    t152 = t136 ^ t151,
    t153 = (rotl64(t140, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t140, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t154 = (rotl64(t152, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t152, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t155 = (rotl64(t150, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t150, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t156 = (rotl64(t148, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t148, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t157 = (rotl64(t142, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t142, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t158 = (rotl64(t144, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t144, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t159 = (rotl64(t146, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t146, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t160 = (rotl64(t138, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t138, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t161 = ((t139 ^ t138) ^ t153) ^ load64(ctx + 960),
    t162 = (((t151 ^ t138) ^ t140) ^ t154) ^ load64(ctx + 968),
    t163 = ((t149 ^ t155) ^ t152) ^ load64(ctx + 976),
    t164 = (((t147 ^ t138) ^ t156) ^ t150) ^ load64(ctx + 984),
    t165 = (((t141 ^ t138) ^ t157) ^ t148) ^ load64(ctx + 992),
    t166 = ((t143 ^ t142) ^ t158) ^ load64(ctx + 1000),
    t167 = ((t145 ^ t144) ^ t159) ^ load64(ctx + 1088),
    t168 = ((t137 ^ t160) ^ t146) ^ load64(ctx + 1016);
    // round 2 (aes.dsl:47)
    const uint64_t t169 = t161 ^ t166, t170 = t162 ^ t166, t171 = t164 ^ t168, t172 = t165 ^ t171,
    t173 = t171 ^ t170, t174 = t167 ^ t172, t175 = t163 ^ t170, t176 = t172 ^ t175,
    t177 = t169 ^ t174, t178 = t168 ^ t177, t179 = t169 ^ t173, t180 = t174 ^ t176,
    t181 = t162 ^ t180, t182 = t171 ^ t181, t183 = t167 ^ t179, t184 = t171 ^ t178,
    t185 = t180 & t182, t186 = t176 ^ t183, t187 = t185 ^ (t167 & t171), t188 = t178 ^ t170,
    t189 = t185 ^ (t175 | t181), t190 = t184 & t179, t191 = t182 ^ t188, t192 = t170 ^ t182,
    t193 = t178 | t183, t194 = t177 ^ ((t176 & t191) ^ (t189 ^ t193)),
    t195 = (t192 & t186) ^ (t193 ^ t187), t196 = t194 ^ t195, t197 = t190 ^ (t189 ^ (t174 & t188)),
    t198 = t197 & t196, t199 = (t177 & t173) ^ (t190 ^ (t166 ^ t187)), t200 = t195 & (t198 ^ t199),
    t201 = t197 ^ t199, t202 = t196 ^ t200, t203 = t194 & t201, t204 = t199 & (t195 ^ t203),
    t205 = t198 ^ (t194 | t204), t206 = t201 ^ t204, t207 = t188 & t205, t208 = t202 ^ t206,
    t209 = t203 ^ (t197 | t200), t210 = t205 ^ t209, t211 = t180 & t210, t212 = t205 ^ t202,
    t213 = t209 ^ t206, t214 = t184 & t212, t215 = t210 ^ t208, t216 = t211 ^ (t179 & t212),
    t217 = t167 & t215, t218 = t217 ^ (t216 ^ (t177 & t202)), t219 = t207 ^ (t181 & t208),
    t220 = t218 ^ (t192 & t206), t221 = t220 ^ (t214 ^ (t178 & t213)), t222 = t221 ^ (t175 & t208),
    t223 = t222 ^ (t176 & t209), t224 = t223 ^ (t211 ^ (t183 & t213)),
    t225 = t222 ^ (t216 ^ (t174 & t205)), t226 = t219 ^ (t214 ^ (t182 & t210)),
    t227 = t224 ^ (t173 & t202), t228 = t220 ^ (t207 ^ (t191 & t209)),
    t229 = t227 ^ (t225 ^ ((t171 & t215) ^ t219)), t230 = t221 ^ t229,
    t231 = t217 ^ (t223 ^ (t186 & t206)), t232 = t224 ^ t231, t233 = t218 ^ t227,
    t234 = (rotl64(t225, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t225, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t235 = t225 ^ t234,
    t236 = (rotl64(t228, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t228, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t237 = t228 ^ t236,
    t238 = (rotl64(t226, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t226, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t239 = t226 ^ t238,
    t240 = (rotl64(t231, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t231, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t241 = t231 ^ t240,
    t242 = (rotl64(t230, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t230, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t243 = t230 ^ t242,
    t244 = (rotl64(t232, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t232, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t245 = t232 ^ t244,
    t246 = (rotl64(t229, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t229, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t247 = t229 ^ t246,
    t248 = (rotl64(t233, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t233, 56) & UINT64_C(0xff00ff00ff00ff00)),
    t249 = t233 ^ t248, t250 = ((t236 ^ t235) ^ rotl64(t237, 32)) ^ load64(ctx + 896),
    t251 = (((t248 ^ t235) ^ t237) ^ rotl64(t249, 32)) ^ load64(ctx + 904),
    t252 = ((t246 ^ rotl64(t247, 32)) ^ t249) ^ load64(ctx + 912),
    t253 = (((t244 ^ t235) ^ rotl64(t245, 32)) ^ t247) ^ load64(ctx + 920),
    t254 = (((t238 ^ t235) ^ rotl64(t239, 32)) ^ t245) ^ load64(ctx + 928),
    t255 = ((t240 ^ t239) ^ rotl64(t241, 32)) ^ load64(ctx + 936),
    t256 = ((t242 ^ t241) ^ rotl64(t243, 32)) ^ load64(ctx + 1096),
    t257 = ((t234 ^ rotl64(t235, 32)) ^ t243) ^ load64(ctx + 952);
    // round 3 (aes.dsl:47)
    const uint64_t t258 = t250 ^ t255, t259 = t251 ^ t255, t260 = t253 ^ t257, t261 = t254 ^ t260,
    t262 = t260 ^ t259, t263 = t256 ^ t261, t264 = t252 ^ t259, t265 = t261 ^ t264,
    t266 = t258 ^ t263, t267 = t257 ^ t266, t268 = t258 ^ t262, t269 = t263 ^ t265,
    t270 = t251 ^ t269, t271 = t260 ^ t270, t272 = t256 ^ t268, t273 = t260 ^ t267,
    t274 = t269 & t271, t275 = t265 ^ t272, t276 = t274 ^ (t256 & t260), t277 = t267 ^ t259,
    t278 = t274 ^ (t264 | t270), t279 = t273 & t268, t280 = t271 ^ t277, t281 = t259 ^ t271,
    t282 = t267 | t272, t283 = t266 ^ ((t265 & t280) ^ (t278 ^ t282)),
    t284 = (t281 & t275) ^ (t282 ^ t276), t285 = t283 ^ t284, t286 = t279 ^ (t278 ^ (t263 & t277)),
    t287 = t286 & t285, t288 = (t266 & t262) ^ (t279 ^ (t255 ^ t276)), t289 = t284 & (t287 ^ t288),
    t290 = t286 ^ t288, t291 = t285 ^ t289, t292 = t283 & t290, t293 = t288 & (t284 ^ t292),
    t294 = t287 ^ (t283 | t293), t295 = t290 ^ t293, t296 = t277 & t294, t297 = t291 ^ t295,
    t298 = t292 ^ (t286 | t289), t299 = t294 ^ t298, t300 = t269 & t299, t301 = t294 ^ t291,
    t302 = t298 ^ t295, t303 = t273 & t301, t304 = t299 ^ t297, t305 = t300 ^ (t268 & t301),
    t306 = t256 & t304, t307 = t306 ^ (t305 ^ (t266 & t291)), t308 = t296 ^ (t270 & t297),
    t309 = t307 ^ (t281 & t295), t310 = t309 ^ (t303 ^ (t267 & t302)), t311 = t310 ^ (t264 & t297),
    t312 = t311 ^ (t265 & t298), t313 = t312 ^ (t300 ^ (t272 & t302)),
    t314 = t311 ^ (t305 ^ (t263 & t294)), t315 = t308 ^ (t303 ^ (t271 & t299)),
    t316 = t313 ^ (t262 & t291), t317 = t309 ^ (t296 ^ (t280 & t298)),
    t318 = t316 ^ (t314 ^ ((t260 & t304) ^ t308)), t319 = t310 ^ t318,
    t320 = t306 ^ (t312 ^ (t275 & t295)), t321 = t313 ^ t320, t322 = t307 ^ t316,
    t323 = (rotl64(t314, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t314, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t324 = t314 ^ t323,
    t325 = (rotl64(t317, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t317, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t326 = t317 ^ t325,
    t327 = (rotl64(t315, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t315, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t328 = t315 ^ t327,
    t329 = (rotl64(t320, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t320, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t330 = t320 ^ t329,
    t331 = (rotl64(t319, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t319, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t332 = t319 ^ t331,
    t333 = (rotl64(t321, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t321, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t334 = t321 ^ t333,
    t335 = (rotl64(t318, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t318, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t336 = t318 ^ t335,
    t337 = (rotl64(t322, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t322, 52) & UINT64_C(0xfff0fff0fff0fff0)),
    t338 = t322 ^ t337,
    t339 = (rotl64(t326, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t326, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t340 = (rotl64(t338, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t338, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t341 = (rotl64(t336, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t336, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t342 = (rotl64(t334, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t334, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t343 = (rotl64(t328, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t328, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t344 = (rotl64(t330, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t330, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t345 = (rotl64(t332, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t332, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t346 = (rotl64(t324, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t324, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t347 = ((t325 ^ t324) ^ t339) ^ load64(ctx + 832),
    t348 = (((t337 ^ t324) ^ t326) ^ t340) ^ load64(ctx + 840),
    t349 = ((t335 ^ t341) ^ t338) ^ load64(ctx + 848),
    t350 = (((t333 ^ t324) ^ t342) ^ t336) ^ load64(ctx + 856),
    t351 = (((t327 ^ t324) ^ t343) ^ t334) ^ load64(ctx + 864),
    t352 = ((t329 ^ t328) ^ t344) ^ load64(ctx + 872),
    t353 = ((t331 ^ t330) ^ t345) ^ load64(ctx + 1104),
    t354 = ((t323 ^ t346) ^ t332) ^ load64(ctx + 888);
    uint64_t x0 = t347;
    uint64_t x1 = t352;
    uint64_t x2 = t348;
    uint64_t x3 = t350;
    uint64_t x4 = t354;
    uint64_t x5 = t351;
    uint64_t x6 = t353;
    uint64_t x7 = t349;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 4 (aes.dsl:47)
        const uint64_t t355 = x0 ^ x1, t356 = x2 ^ x1, t357 = x3 ^ x4, t358 = x5 ^ t357,
        t359 = t357 ^ t356, t360 = x6 ^ t358, t361 = x7 ^ t356, t362 = t358 ^ t361, t363 = t355 ^ t360,
        t364 = x4 ^ t363, t365 = t355 ^ t359, t366 = t360 ^ t362, t367 = x2 ^ t366, t368 = t357 ^ t367,
        t369 = x6 ^ t365, t370 = t357 ^ t364, t371 = t366 & t368, t372 = t362 ^ t369,
        t373 = t371 ^ (x6 & t357), t374 = t364 ^ t356, t375 = t371 ^ (t361 | t367), t376 = t370 & t365,
        t377 = t368 ^ t374, t378 = t356 ^ t368, t379 = t364 | t369,
        t380 = t363 ^ ((t362 & t377) ^ (t375 ^ t379)), t381 = (t378 & t372) ^ (t379 ^ t373),
        t382 = t380 ^ t381, t383 = t376 ^ (t375 ^ (t360 & t374)), t384 = t383 & t382,
        t385 = (t363 & t359) ^ (t376 ^ (x1 ^ t373)), t386 = t381 & (t384 ^ t385), t387 = t383 ^ t385,
        t388 = t382 ^ t386, t389 = t380 & t387, t390 = t385 & (t381 ^ t389),
        t391 = t384 ^ (t380 | t390), t392 = t387 ^ t390, t393 = t374 & t391, t394 = t388 ^ t392,
        t395 = t389 ^ (t383 | t386), t396 = t391 ^ t395, t397 = t366 & t396, t398 = t391 ^ t388,
        t399 = t395 ^ t392, t400 = t370 & t398, t401 = t396 ^ t394, t402 = t397 ^ (t365 & t398),
        t403 = x6 & t401, t404 = t403 ^ (t402 ^ (t363 & t388)), t405 = t393 ^ (t367 & t394),
        t406 = t404 ^ (t378 & t392), t407 = t406 ^ (t400 ^ (t364 & t399)), t408 = t407 ^ (t361 & t394),
        t409 = t408 ^ (t362 & t395), t410 = t409 ^ (t397 ^ (t369 & t399)),
        t411 = t408 ^ (t402 ^ (t360 & t391)), t412 = t405 ^ (t400 ^ (t368 & t396)),
        t413 = t410 ^ (t359 & t388), t414 = t406 ^ (t393 ^ (t377 & t395)),
        t415 = t413 ^ (t411 ^ ((t357 & t401) ^ t405)), t416 = t407 ^ t415,
        t417 = t403 ^ (t409 ^ (t372 & t392)), t418 = t410 ^ t417, t419 = t404 ^ t413,
        t420 = rotl64(t411, 48), t421 = t411 ^ t420, t422 = rotl64(t414, 48), t423 = t414 ^ t422,
        t424 = rotl64(t412, 48), t425 = t412 ^ t424, t426 = rotl64(t417, 48), t427 = t417 ^ t426,
        t428 = rotl64(t416, 48), t429 = t416 ^ t428, t430 = rotl64(t418, 48), t431 = t418 ^ t430,
        t432 = rotl64(t415, 48), t433 = t415 ^ t432, t434 = rotl64(t419, 48), t435 = t419 ^ t434,
        t436 = ((t422 ^ t421) ^ rotl64(t423, 32)) ^ load64(round),
        t437 = (((t434 ^ t421) ^ t423) ^ rotl64(t435, 32)) ^ load64(round + 8),
        t438 = ((t432 ^ rotl64(t433, 32)) ^ t435) ^ load64(round + 16),
        t439 = (((t430 ^ t421) ^ rotl64(t431, 32)) ^ t433) ^ load64(round + 24),
        t440 = (((t424 ^ t421) ^ rotl64(t425, 32)) ^ t431) ^ load64(round + 32),
        t441 = ((t426 ^ t425) ^ rotl64(t427, 32)) ^ load64(round + 40),
        t442 = ((t428 ^ t427) ^ rotl64(t429, 32)) ^ load64(round + 48),
        t443 = ((t420 ^ rotl64(t421, 32)) ^ t429) ^ load64(round + 56);
        // round 5 (aes.dsl:47)
        const uint64_t t444 = t436 ^ t441, t445 = t437 ^ t441, t446 = t439 ^ t443, t447 = t440 ^ t446,
        t448 = t446 ^ t445, t449 = t442 ^ t447, t450 = t438 ^ t445, t451 = t447 ^ t450,
        t452 = t444 ^ t449, t453 = t443 ^ t452, t454 = t444 ^ t448, t455 = t449 ^ t451,
        t456 = t437 ^ t455, t457 = t446 ^ t456, t458 = t442 ^ t454, t459 = t446 ^ t453,
        t460 = t455 & t457, t461 = t451 ^ t458, t462 = t460 ^ (t442 & t446), t463 = t453 ^ t445,
        t464 = t460 ^ (t450 | t456), t465 = t459 & t454, t466 = t457 ^ t463, t467 = t445 ^ t457,
        t468 = t453 | t458, t469 = t452 ^ ((t451 & t466) ^ (t464 ^ t468)),
        t470 = (t467 & t461) ^ (t468 ^ t462), t471 = t469 ^ t470, t472 = t465 ^ (t464 ^ (t449 & t463)),
        t473 = t472 & t471, t474 = (t452 & t448) ^ (t465 ^ (t441 ^ t462)), t475 = t470 & (t473 ^ t474),
        t476 = t472 ^ t474, t477 = t471 ^ t475, t478 = t469 & t476, t479 = t474 & (t470 ^ t478),
        t480 = t473 ^ (t469 | t479), t481 = t476 ^ t479, t482 = t463 & t480, t483 = t477 ^ t481,
        t484 = t478 ^ (t472 | t475), t485 = t480 ^ t484, t486 = t455 & t485, t487 = t480 ^ t477,
        t488 = t484 ^ t481, t489 = t459 & t487, t490 = t485 ^ t483, t491 = t486 ^ (t454 & t487),
        t492 = t442 & t490, t493 = t492 ^ (t491 ^ (t452 & t477)), t494 = t482 ^ (t456 & t483),
        t495 = t493 ^ (t467 & t481), t496 = t495 ^ (t489 ^ (t453 & t488)), t497 = t496 ^ (t450 & t483),
        t498 = t497 ^ (t451 & t484), t499 = t498 ^ (t486 ^ (t458 & t488)),
        t500 = t497 ^ (t491 ^ (t449 & t480)), t501 = t494 ^ (t489 ^ (t457 & t485)),
        t502 = t499 ^ (t448 & t477), t503 = t495 ^ (t482 ^ (t466 & t484)),
        t504 = t502 ^ (t500 ^ ((t446 & t490) ^ t494)), t505 = t496 ^ t504,
        t506 = t492 ^ (t498 ^ (t461 & t481)), t507 = t499 ^ t506, t508 = t493 ^ t502,
        t509 = (rotl64(t500, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t500, 60) & UINT64_C(0xf000f000f000f000)),
        t510 = t500 ^ t509,
        t511 = (rotl64(t503, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t503, 60) & UINT64_C(0xf000f000f000f000)),
        t512 = t503 ^ t511,
        t513 = (rotl64(t501, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t501, 60) & UINT64_C(0xf000f000f000f000)),
        t514 = t501 ^ t513,
        t515 = (rotl64(t506, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t506, 60) & UINT64_C(0xf000f000f000f000)),
        t516 = t506 ^ t515,
        t517 = (rotl64(t505, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t505, 60) & UINT64_C(0xf000f000f000f000)),
        t518 = t505 ^ t517,
        t519 = (rotl64(t507, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t507, 60) & UINT64_C(0xf000f000f000f000)),
        t520 = t507 ^ t519,
        t521 = (rotl64(t504, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t504, 60) & UINT64_C(0xf000f000f000f000)),
        t522 = t504 ^ t521,
        t523 = (rotl64(t508, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t508, 60) & UINT64_C(0xf000f000f000f000)),
        t524 = t508 ^ t523,
        t525 = (rotl64(t512, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t512, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t526 = (rotl64(t524, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t524, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t527 = (rotl64(t522, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t522, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t528 = (rotl64(t520, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t520, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t529 = (rotl64(t514, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t514, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t530 = (rotl64(t516, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t516, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t531 = (rotl64(t518, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t518, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t532 = (rotl64(t510, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t510, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t533 = ((t511 ^ t510) ^ t525) ^ load64(round + 64),
        t534 = (((t523 ^ t510) ^ t512) ^ t526) ^ load64(round + 72),
        t535 = ((t521 ^ t527) ^ t524) ^ load64(round + 80),
        t536 = (((t519 ^ t510) ^ t528) ^ t522) ^ load64(round + 88),
        t537 = (((t513 ^ t510) ^ t529) ^ t520) ^ load64(round + 96),
        t538 = ((t515 ^ t514) ^ t530) ^ load64(round + 104),
        t539 = ((t517 ^ t516) ^ t531) ^ load64(round + 112),
        t540 = ((t509 ^ t532) ^ t518) ^ load64(round + 120);
        // round 6 (aes.dsl:47)
        const uint64_t t541 = t533 ^ t538, t542 = t534 ^ t538, t543 = t536 ^ t540, t544 = t537 ^ t543,
        t545 = t543 ^ t542, t546 = t539 ^ t544, t547 = t535 ^ t542, t548 = t544 ^ t547,
        t549 = t541 ^ t546, t550 = t540 ^ t549, t551 = t541 ^ t545, t552 = t546 ^ t548,
        t553 = t534 ^ t552, t554 = t543 ^ t553, t555 = t539 ^ t551, t556 = t543 ^ t550,
        t557 = t552 & t554, t558 = t548 ^ t555, t559 = t557 ^ (t539 & t543), t560 = t550 ^ t542,
        t561 = t557 ^ (t547 | t553), t562 = t556 & t551, t563 = t554 ^ t560, t564 = t542 ^ t554,
        t565 = t550 | t555, t566 = t549 ^ ((t548 & t563) ^ (t561 ^ t565)),
        t567 = (t564 & t558) ^ (t565 ^ t559), t568 = t566 ^ t567, t569 = t562 ^ (t561 ^ (t546 & t560)),
        t570 = t569 & t568, t571 = (t549 & t545) ^ (t562 ^ (t538 ^ t559)), t572 = t567 & (t570 ^ t571),
        t573 = t569 ^ t571, t574 = t568 ^ t572, t575 = t566 & t573, t576 = t571 & (t567 ^ t575),
        t577 = t570 ^ (t566 | t576), t578 = t573 ^ t576, t579 = t560 & t577, t580 = t574 ^ t578,
        t581 = t575 ^ (t569 | t572), t582 = t577 ^ t581, t583 = t552 & t582, t584 = t577 ^ t574,
        t585 = t581 ^ t578, t586 = t556 & t584, t587 = t582 ^ t580, t588 = t583 ^ (t551 & t584),
        t589 = t539 & t587, t590 = t589 ^ (t588 ^ (t549 & t574)), t591 = t579 ^ (t553 & t580),
        t592 = t590 ^ (t564 & t578), t593 = t592 ^ (t586 ^ (t550 & t585)), t594 = t593 ^ (t547 & t580),
        t595 = t594 ^ (t548 & t581), t596 = t595 ^ (t583 ^ (t555 & t585)),
        t597 = t594 ^ (t588 ^ (t546 & t577)), t598 = t591 ^ (t586 ^ (t554 & t582)),
        t599 = t596 ^ (t545 & t574), t600 = t592 ^ (t579 ^ (t563 & t581)),
        t601 = t599 ^ (t597 ^ ((t543 & t587) ^ t591)), t602 = t593 ^ t601,
        t603 = t589 ^ (t595 ^ (t558 & t578)), t604 = t596 ^ t603, t605 = t590 ^ t599,
        t606 = (rotl64(t597, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t597, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t607 = t597 ^ t606,
        t608 = (rotl64(t600, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t600, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t609 = t600 ^ t608,
        t610 = (rotl64(t598, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t598, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t611 = t598 ^ t610,
        t612 = (rotl64(t603, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t603, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t613 = t603 ^ t612,
        t614 = (rotl64(t602, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t602, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t615 = t602 ^ t614,
        t616 = (rotl64(t604, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t604, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t617 = t604 ^ t616,
        t618 = (rotl64(t601, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t601, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t619 = t601 ^ t618,
        t620 = (rotl64(t605, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t605, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t621 = t605 ^ t620, t622 = ((t608 ^ t607) ^ rotl64(t609, 32)) ^ load64(round + 128),
        t623 = (((t620 ^ t607) ^ t609) ^ rotl64(t621, 32)) ^ load64(round + 136),
        t624 = ((t618 ^ rotl64(t619, 32)) ^ t621) ^ load64(round + 144),
        t625 = (((t616 ^ t607) ^ rotl64(t617, 32)) ^ t619) ^ load64(round + 152),
        t626 = (((t610 ^ t607) ^ rotl64(t611, 32)) ^ t617) ^ load64(round + 160),
        t627 = ((t612 ^ t611) ^ rotl64(t613, 32)) ^ load64(round + 168),
        t628 = ((t614 ^ t613) ^ rotl64(t615, 32)) ^ load64(round + 176),
        t629 = ((t606 ^ rotl64(t607, 32)) ^ t615) ^ load64(round + 184);
        // round 7 (aes.dsl:47)
        const uint64_t t630 = t622 ^ t627, t631 = t623 ^ t627, t632 = t625 ^ t629, t633 = t626 ^ t632,
        t634 = t632 ^ t631, t635 = t628 ^ t633, t636 = t624 ^ t631, t637 = t633 ^ t636,
        t638 = t630 ^ t635, t639 = t629 ^ t638, t640 = t630 ^ t634, t641 = t635 ^ t637,
        t642 = t623 ^ t641, t643 = t632 ^ t642, t644 = t628 ^ t640, t645 = t632 ^ t639,
        t646 = t641 & t643, t647 = t637 ^ t644, t648 = t646 ^ (t628 & t632), t649 = t639 ^ t631,
        t650 = t646 ^ (t636 | t642), t651 = t645 & t640, t652 = t643 ^ t649, t653 = t631 ^ t643,
        t654 = t639 | t644, t655 = t638 ^ ((t637 & t652) ^ (t650 ^ t654)),
        t656 = (t653 & t647) ^ (t654 ^ t648), t657 = t655 ^ t656, t658 = t651 ^ (t650 ^ (t635 & t649)),
        t659 = t658 & t657, t660 = (t638 & t634) ^ (t651 ^ (t627 ^ t648)), t661 = t656 & (t659 ^ t660),
        t662 = t658 ^ t660, t663 = t657 ^ t661, t664 = t655 & t662, t665 = t660 & (t656 ^ t664),
        t666 = t659 ^ (t655 | t665), t667 = t662 ^ t665, t668 = t649 & t666, t669 = t663 ^ t667,
        t670 = t664 ^ (t658 | t661), t671 = t666 ^ t670, t672 = t641 & t671, t673 = t666 ^ t663,
        t674 = t670 ^ t667, t675 = t645 & t673, t676 = t671 ^ t669, t677 = t672 ^ (t640 & t673),
        t678 = t628 & t676, t679 = t678 ^ (t677 ^ (t638 & t663)), t680 = t668 ^ (t642 & t669),
        t681 = t679 ^ (t653 & t667), t682 = t681 ^ (t675 ^ (t639 & t674)), t683 = t682 ^ (t636 & t669),
        t684 = t683 ^ (t637 & t670), t685 = t684 ^ (t672 ^ (t644 & t674)),
        t686 = t683 ^ (t677 ^ (t635 & t666)), t687 = t680 ^ (t675 ^ (t643 & t671)),
        t688 = t685 ^ (t634 & t663), t689 = t681 ^ (t668 ^ (t652 & t670)),
        t690 = t688 ^ (t686 ^ ((t632 & t676) ^ t680)), t691 = t682 ^ t690,
        t692 = t678 ^ (t684 ^ (t647 & t667)), t693 = t685 ^ t692, t694 = t679 ^ t688,
        t695 = (rotl64(t686, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t686, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t696 = t686 ^ t695,
        t697 = (rotl64(t689, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t689, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t698 = t689 ^ t697,
        t699 = (rotl64(t687, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t687, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t700 = t687 ^ t699,
        t701 = (rotl64(t692, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t692, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t702 = t692 ^ t701,
        t703 = (rotl64(t691, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t691, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t704 = t691 ^ t703,
        t705 = (rotl64(t693, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t693, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t706 = t693 ^ t705,
        t707 = (rotl64(t690, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t690, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t708 = t690 ^ t707,
        t709 = (rotl64(t694, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t694, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t710 = t694 ^ t709,
        t711 = (rotl64(t698, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t698, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t712 = (rotl64(t710, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t710, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t713 = (rotl64(t708, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t708, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t714 = (rotl64(t706, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t706, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t715 = (rotl64(t700, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t700, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t716 = (rotl64(t702, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t702, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t717 = (rotl64(t704, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t704, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t718 = (rotl64(t696, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t696, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t719 = ((t697 ^ t696) ^ t711) ^ load64(round + 192),
        t720 = (((t709 ^ t696) ^ t698) ^ t712) ^ load64(round + 200),
        t721 = ((t707 ^ t713) ^ t710) ^ load64(round + 208),
        t722 = (((t705 ^ t696) ^ t714) ^ t708) ^ load64(round + 216),
        t723 = (((t699 ^ t696) ^ t715) ^ t706) ^ load64(round + 224),
        t724 = ((t701 ^ t700) ^ t716) ^ load64(round + 232),
        t725 = ((t703 ^ t702) ^ t717) ^ load64(round + 240),
        t726 = ((t695 ^ t718) ^ t704) ^ load64(round + 248);
        x0 = t719;
        x1 = t724;
        x2 = t720;
        x3 = t722;
        x4 = t726;
        x5 = t723;
        x6 = t725;
        x7 = t721;
    }
    // round 12 (aes.dsl:53)
    const uint64_t t1177 = x0 ^ x1, t1178 = x2 ^ x1, t1179 = x3 ^ x4, t1180 = x5 ^ t1179,
    t1181 = t1179 ^ t1178, t1182 = x6 ^ t1180, t1183 = x7 ^ t1178, t1184 = t1180 ^ t1183,
    t1185 = t1177 ^ t1182, t1186 = x4 ^ t1185, t1187 = t1177 ^ t1181, t1188 = t1182 ^ t1184,
    t1189 = x2 ^ t1188, t1190 = t1179 ^ t1189, t1191 = x6 ^ t1187, t1192 = t1179 ^ t1186,
    t1193 = t1188 & t1190, t1194 = t1184 ^ t1191, t1195 = t1193 ^ (x6 & t1179),
    t1196 = t1186 ^ t1178, t1197 = t1193 ^ (t1183 | t1189), t1198 = t1192 & t1187,
    t1199 = t1190 ^ t1196, t1200 = t1178 ^ t1190, t1201 = t1186 | t1191,
    t1202 = t1185 ^ ((t1184 & t1199) ^ (t1197 ^ t1201)), t1203 = (t1200 & t1194) ^ (t1201 ^ t1195),
    t1204 = t1202 ^ t1203, t1205 = t1198 ^ (t1197 ^ (t1182 & t1196)), t1206 = t1205 & t1204,
    t1207 = (t1185 & t1181) ^ (t1198 ^ (x1 ^ t1195)), t1208 = t1203 & (t1206 ^ t1207),
    t1209 = t1205 ^ t1207, t1210 = t1204 ^ t1208, t1211 = t1202 & t1209,
    t1212 = t1207 & (t1203 ^ t1211), t1213 = t1206 ^ (t1202 | t1212), t1214 = t1209 ^ t1212,
    t1215 = t1196 & t1213, t1216 = t1210 ^ t1214, t1217 = t1211 ^ (t1205 | t1208),
    t1218 = t1213 ^ t1217, t1219 = t1188 & t1218, t1220 = t1213 ^ t1210, t1221 = t1217 ^ t1214,
    t1222 = t1192 & t1220, t1223 = t1218 ^ t1216, t1224 = t1219 ^ (t1187 & t1220),
    t1225 = x6 & t1223, t1226 = t1225 ^ (t1224 ^ (t1185 & t1210)), t1227 = t1215 ^ (t1189 & t1216),
    t1228 = t1226 ^ (t1200 & t1214), t1229 = t1228 ^ (t1222 ^ (t1186 & t1221)),
    t1230 = t1229 ^ (t1183 & t1216), t1231 = t1230 ^ (t1184 & t1217),
    t1232 = t1231 ^ (t1219 ^ (t1191 & t1221)), t1233 = t1230 ^ (t1224 ^ (t1182 & t1213)),
    t1234 = t1232 ^ (t1181 & t1210), t1235 = t1234 ^ (t1233 ^ ((t1179 & t1223) ^ t1227)),
    t1236 = t1225 ^ (t1231 ^ (t1194 & t1214)),
    t1237 = (t1228 ^ (t1215 ^ (t1199 & t1217))) ^ load64(ctx + 1112),
    t1238 = (t1226 ^ t1234) ^ load64(ctx + 1120), t1239 = t1235 ^ load64(ctx + 1128),
    t1240 = (t1232 ^ t1236) ^ load64(ctx + 1136),
    t1241 = (t1227 ^ (t1222 ^ (t1190 & t1218))) ^ load64(ctx + 1144),
    t1242 = t1236 ^ load64(ctx + 1152), t1243 = (t1229 ^ t1235) ^ load64(ctx + 1160),
    t1244 = t1233 ^ load64(ctx + 1168),
    t1245 = ((t1237 >> 4) ^ t1241) & UINT64_C(0xf0f0f0f0f0f0f0f), t1246 = t1237 ^ (t1245 << 4),
    t1247 = t1241 ^ t1245, t1248 = ((t1238 >> 4) ^ t1242) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1249 = t1238 ^ (t1248 << 4), t1250 = t1242 ^ t1248,
    t1251 = ((t1239 >> 4) ^ t1243) & UINT64_C(0xf0f0f0f0f0f0f0f), t1252 = t1239 ^ (t1251 << 4),
    t1253 = t1243 ^ t1251, t1254 = ((t1240 >> 4) ^ t1244) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1255 = t1240 ^ (t1254 << 4), t1256 = t1244 ^ t1254,
    t1257 = ((t1246 >> 32) ^ t1247) & UINT64_C(0xffffffff), t1258 = t1246 ^ (t1257 << 32),
    t1259 = t1247 ^ t1257, t1260 = ((t1249 >> 32) ^ t1250) & UINT64_C(0xffffffff),
    t1261 = t1249 ^ (t1260 << 32), t1262 = t1250 ^ t1260,
    t1263 = ((t1252 >> 32) ^ t1253) & UINT64_C(0xffffffff), t1264 = t1252 ^ (t1263 << 32),
    t1265 = t1253 ^ t1263, t1266 = ((t1255 >> 32) ^ t1256) & UINT64_C(0xffffffff),
    t1267 = t1255 ^ (t1266 << 32), t1268 = t1256 ^ t1266,
    t1269 = ((t1258 >> 16) ^ t1259) & UINT64_C(0xffff0000ffff), t1270 = t1258 ^ (t1269 << 16),
    t1271 = t1259 ^ t1269, t1272 = ((t1261 >> 16) ^ t1262) & UINT64_C(0xffff0000ffff),
    t1273 = t1261 ^ (t1272 << 16), t1274 = t1262 ^ t1272,
    t1275 = ((t1264 >> 16) ^ t1265) & UINT64_C(0xffff0000ffff), t1276 = t1264 ^ (t1275 << 16),
    t1277 = t1265 ^ t1275, t1278 = ((t1267 >> 16) ^ t1268) & UINT64_C(0xffff0000ffff),
    t1279 = t1267 ^ (t1278 << 16), t1280 = t1268 ^ t1278,
    t1281 = ((t1270 >> 8) ^ t1271) & UINT64_C(0xff00ff00ff00ff), t1282 = t1270 ^ (t1281 << 8),
    t1283 = t1271 ^ t1281, t1284 = ((t1273 >> 8) ^ t1274) & UINT64_C(0xff00ff00ff00ff),
    t1285 = t1273 ^ (t1284 << 8), t1286 = t1274 ^ t1284,
    t1287 = ((t1276 >> 8) ^ t1277) & UINT64_C(0xff00ff00ff00ff), t1288 = t1276 ^ (t1287 << 8),
    t1289 = t1277 ^ t1287, t1290 = ((t1279 >> 8) ^ t1280) & UINT64_C(0xff00ff00ff00ff),
    t1291 = t1279 ^ (t1290 << 8), t1292 = t1280 ^ t1290,
    t1293 = ((t1282 >> 2) ^ t1288) & UINT64_C(0x3333333333333333), t1294 = t1282 ^ (t1293 << 2),
    t1295 = t1288 ^ t1293, t1296 = ((t1283 >> 2) ^ t1289) & UINT64_C(0x3333333333333333),
    t1297 = t1283 ^ (t1296 << 2), t1298 = t1289 ^ t1296,
    t1299 = ((t1285 >> 2) ^ t1291) & UINT64_C(0x3333333333333333), t1300 = t1285 ^ (t1299 << 2),
    t1301 = t1291 ^ t1299, t1302 = ((t1286 >> 2) ^ t1292) & UINT64_C(0x3333333333333333),
    t1303 = t1286 ^ (t1302 << 2), t1304 = t1292 ^ t1302,
    t1305 = ((t1294 >> 1) ^ t1300) & UINT64_C(0x5555555555555555),
    t1306 = ((t1297 >> 1) ^ t1303) & UINT64_C(0x5555555555555555),
    t1307 = ((t1295 >> 1) ^ t1301) & UINT64_C(0x5555555555555555),
    t1308 = ((t1298 >> 1) ^ t1304) & UINT64_C(0x5555555555555555), t1309 = load_le64(in),
    t1310 = load_le64(in + 8), t1311 = load_le64(in + 16), t1312 = load_le64(in + 24),
    t1313 = load_le64(in + 32), t1314 = load_le64(in + 40), t1315 = load_le64(in + 48),
    t1316 = load_le64(in + 56);
    store_le64(out, t1309 ^ (t1294 ^ (t1305 << 1)));
    store_le64(out + 8, t1310 ^ (t1297 ^ (t1306 << 1)));
    store_le64(out + 16, t1311 ^ (t1300 ^ t1305));
    store_le64(out + 24, t1312 ^ (t1303 ^ t1306));
    store_le64(out + 32, t1313 ^ (t1295 ^ (t1307 << 1)));
    store_le64(out + 40, t1314 ^ (t1298 ^ (t1308 << 1)));
    store_le64(out + 48, t1315 ^ (t1301 ^ t1307));
    store_le64(out + 56, t1316 ^ (t1304 ^ t1308));
}

void lwcc_aes128_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_aes128_192_ctr_crypt_c(buffer, buffer, 64, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
