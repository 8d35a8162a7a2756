// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target c --lanes 1 --slicing plane
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side; cells in 4 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 1232, ctx 1296, align 1, group 64, stack 0
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
static void key_setup_0(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
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
static void key_setup_1(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
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

void lwcc_aes128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[136];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8);
    key_setup_2(z, t1);
    const uint64_t t2 = (t0 & UINT64_C(0xffffffff)) | (t0 << 32),
    t3 = ((z[5] >> 40) & UINT64_C(0x10101)) | ((z[6] >> 39) & UINT64_C(0x20202)),
    t4 = (t3 | ((z[3] >> 38) & UINT64_C(0x40404))) | ((z[4] >> 37) & UINT64_C(0x80808)),
    t5 = (t4 | ((z[2] >> 36) & UINT64_C(0x101010))) | ((z[7] >> 35) & UINT64_C(0x202020)),
    t6 = (t5 | ((z[8] >> 34) & UINT64_C(0x404040))) | ((z[1] >> 33) & UINT64_C(0x808080)),
    t7 = z[5] >> 8, t8 = z[6] >> 7,
    t9 = (t6 | (t7 & UINT64_C(0x1000000))) | (t8 & UINT64_C(0x2000000)), t10 = z[3] >> 6,
    t11 = z[4] >> 5, t12 = (t9 | (t10 & UINT64_C(0x4000000))) | (t11 & UINT64_C(0x8000000)),
    t13 = z[2] >> 4, t14 = z[7] >> 3,
    t15 = (t12 | (t13 & UINT64_C(0x10000000))) | (t14 & UINT64_C(0x20000000)), t16 = z[8] >> 2,
    t17 = z[1] >> 1, t18 = (t15 | (t16 & UINT64_C(0x40000000))) | (t17 & UINT64_C(0x80000000)),
    t19 = t0 & UINT64_C(0xffffffff00000000), t20 = t7 & UINT64_C(0x1010100000000),
    t21 = t8 & UINT64_C(0x2020200000000), t22 = t10 & UINT64_C(0x4040400000000),
    t23 = t11 & UINT64_C(0x8080800000000), t24 = t13 & UINT64_C(0x10101000000000),
    t25 = t14 & UINT64_C(0x20202000000000), t26 = t16 & UINT64_C(0x40404000000000),
    t27 = (((((t20 | t21) | t22) | t23) | t24) | t25) | t26, t28 = t17 & UINT64_C(0x80808000000000),
    t29 = (z[5] << 24) & UINT64_C(0x100000000000000),
    t30 = (z[6] << 25) & UINT64_C(0x200000000000000),
    t31 = (z[3] << 26) & UINT64_C(0x400000000000000),
    t32 = (z[4] << 27) & UINT64_C(0x800000000000000),
    t33 = (z[2] << 28) & UINT64_C(0x1000000000000000),
    t34 = (((((t27 | t28) | t29) | t30) | t31) | t32) | t33,
    t35 = (z[7] << 29) & UINT64_C(0x2000000000000000),
    t36 = (z[8] << 30) & UINT64_C(0x4000000000000000),
    t37 = (z[1] << 31) & UINT64_C(0x8000000000000000), t38 = ((t34 | t35) | t36) | t37,
    t39 = t2 ^ (t18 | t19), t40 = (t39 ^ t38) ^ UINT64_C(0x100000001),
    t41 = (t2 ^ ((t0 >> 32) | t19)) ^ ((t1 & UINT64_C(0xffffffff)) | (t1 << 32)),
    t42 = t41 ^ (t18 | (t1 & UINT64_C(0xffffffff00000000))),
    t43 = (t42 ^ t38) ^ UINT64_C(0x100000001);
    key_setup_0(z + 9, t43, t18, t0);
    const uint64_t t44 = (z[11] ^ z[10]) ^ UINT64_C(0x200000003), t45 = t44 ^ t1;
    key_setup_2(z + 12, t45);
    const uint64_t t46 = (((((z[10] | t20) | t21) | t22) | t23) | t24) | t25,
    t47 = (((((t46 | t26) | t28) | t29) | t30) | t31) | t32,
    t48 = (rotl64(z[17], 24) & UINT64_C(0x100000000010101)) | (rotl64(z[18], 25) & UINT64_C(0x200000000020202)),
    t49 = t48 | (rotl64(z[15], 26) & UINT64_C(0x400000000040404)),
    t50 = t49 | (rotl64(z[16], 27) & UINT64_C(0x800000000080808)),
    t51 = t50 | (rotl64(z[14], 28) & UINT64_C(0x1000000000101010)),
    t52 = t51 | (rotl64(z[19], 29) & UINT64_C(0x2000000000202020)),
    t53 = t52 | (rotl64(z[20], 30) & UINT64_C(0x4000000000404040)),
    t54 = t53 | (rotl64(z[13], 31) & UINT64_C(0x8000000000808080)), t55 = z[17] >> 8,
    t56 = z[18] >> 7,
    t57 = (t54 | (t55 & UINT64_C(0x1010101000000))) | (t56 & UINT64_C(0x2020202000000)),
    t58 = z[15] >> 6, t59 = z[16] >> 5,
    t60 = (t57 | (t58 & UINT64_C(0x4040404000000))) | (t59 & UINT64_C(0x8080808000000)),
    t61 = z[14] >> 4, t62 = z[19] >> 3,
    t63 = (t60 | (t61 & UINT64_C(0x10101010000000))) | (t62 & UINT64_C(0x20202020000000)),
    t64 = z[20] >> 2, t65 = z[13] >> 1,
    t66 = (t63 | (t64 & UINT64_C(0x40404040000000))) | (t65 & UINT64_C(0x80808080000000)),
    t67 = (t39 ^ ((((t47 | t33) | t35) | t36) | t37)) ^ t66, t68 = t67 ^ UINT64_C(0x500000007),
    t69 = t68 ^ t43;
    key_setup_2(z + 21, t69);
    const uint64_t t70 = z[26] >> 8, t71 = z[27] >> 7,
    t72 = (z[10] | (t70 & UINT64_C(0x1010100000000))) | (t71 & UINT64_C(0x2020200000000)),
    t73 = z[24] >> 6, t74 = z[25] >> 5,
    t75 = (t72 | (t73 & UINT64_C(0x4040400000000))) | (t74 & UINT64_C(0x8080800000000)),
    t76 = z[23] >> 4, t77 = z[28] >> 3,
    t78 = (t75 | (t76 & UINT64_C(0x10101000000000))) | (t77 & UINT64_C(0x20202000000000)),
    t79 = z[29] >> 2, t80 = z[22] >> 1,
    t81 = (t78 | (t79 & UINT64_C(0x40404000000000))) | (t80 & UINT64_C(0x80808000000000)),
    t82 = t81 | ((z[26] << 24) & UINT64_C(0x100000000000000)),
    t83 = t82 | ((z[27] << 25) & UINT64_C(0x200000000000000)),
    t84 = t83 | ((z[24] << 26) & UINT64_C(0x400000000000000)),
    t85 = t84 | ((z[25] << 27) & UINT64_C(0x800000000000000)),
    t86 = t85 | ((z[23] << 28) & UINT64_C(0x1000000000000000)),
    t87 = t86 | ((z[28] << 29) & UINT64_C(0x2000000000000000)),
    t88 = t87 | ((z[29] << 30) & UINT64_C(0x4000000000000000)),
    t89 = t88 | ((z[22] << 31) & UINT64_C(0x8000000000000000)),
    t90 = ((z[17] >> 40) & UINT64_C(0x10101)) | ((z[18] >> 39) & UINT64_C(0x20202)),
    t91 = (t90 | ((z[15] >> 38) & UINT64_C(0x40404))) | ((z[16] >> 37) & UINT64_C(0x80808)),
    t92 = (t91 | ((z[14] >> 36) & UINT64_C(0x101010))) | ((z[19] >> 35) & UINT64_C(0x202020)),
    t93 = (t92 | ((z[20] >> 34) & UINT64_C(0x404040))) | ((z[13] >> 33) & UINT64_C(0x808080)),
    t94 = (t93 | (t55 & UINT64_C(0x1000000))) | (t56 & UINT64_C(0x2000000)),
    t95 = (t94 | (t58 & UINT64_C(0x4000000))) | (t59 & UINT64_C(0x8000000)),
    t96 = (t95 | (t61 & UINT64_C(0x10000000))) | (t62 & UINT64_C(0x20000000)),
    t97 = (t96 | (t64 & UINT64_C(0x40000000))) | (t65 & UINT64_C(0x80000000)),
    t98 = ((z[26] >> 40) & UINT64_C(0x10101)) | ((z[27] >> 39) & UINT64_C(0x20202)),
    t99 = (t98 | ((z[24] >> 38) & UINT64_C(0x40404))) | ((z[25] >> 37) & UINT64_C(0x80808)),
    t100 = (t99 | ((z[23] >> 36) & UINT64_C(0x101010))) | ((z[28] >> 35) & UINT64_C(0x202020)),
    t101 = (t100 | ((z[29] >> 34) & UINT64_C(0x404040))) | ((z[22] >> 33) & UINT64_C(0x808080)),
    t102 = (t101 | (t70 & UINT64_C(0x1000000))) | (t71 & UINT64_C(0x2000000)),
    t103 = (t102 | (t73 & UINT64_C(0x4000000))) | (t74 & UINT64_C(0x8000000)),
    t104 = (t103 | (t76 & UINT64_C(0x10000000))) | (t77 & UINT64_C(0x20000000)),
    t105 = (t104 | (t79 & UINT64_C(0x40000000))) | (t80 & UINT64_C(0x80000000)), t106 = z[11] ^ t89,
    t107 = ((t106 ^ t97) ^ t105) ^ UINT64_C(0xa0000000f), t108 = t107 ^ t45;
    key_setup_0(z + 30, t108, t105, t67);
    const uint64_t t109 = (z[32] ^ z[31]) ^ UINT64_C(0x150000001f), t110 = t109 ^ t69;
    key_setup_0(z + 33, t110, t97, t106);
    const uint64_t t111 = (((z[35] ^ t105) ^ z[31]) ^ z[34]) ^ UINT64_C(0x2a0000003f),
    t112 = t111 ^ t108;
    key_setup_0(z + 36, t112, z[31], z[32]);
    const uint64_t t113 = ((z[38] ^ z[34]) ^ z[37]) ^ UINT64_C(0x550000007f), t114 = t113 ^ t110;
    key_setup_0(z + 39, t114, t105, z[35]);
    const uint64_t t115 = ((((z[41] ^ z[31]) ^ z[34]) ^ z[37]) ^ z[40]) ^ UINT64_C(0xaa000000ff),
    t116 = t115 ^ t112;
    key_setup_0(z + 42, t116, z[34], z[38]);
    const uint64_t t117 = (((z[44] ^ z[37]) ^ z[40]) ^ z[43]) ^ UINT64_C(0x4e000000e4),
    t118 = t117 ^ t114;
    key_setup_0(z + 45, t118, z[31], z[41]);
    const uint64_t t119 = ((((z[47] ^ z[34]) ^ z[37]) ^ z[40]) ^ z[43]) ^ z[46],
    t120 = t119 ^ UINT64_C(0x9c000000d2), t121 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555),
    t122 = t0 ^ (t121 << 1), t123 = t0 ^ t121;
    key_setup_1(z + 48, z[0], t1, t122, t123);
    const uint64_t t124 = rotl64(t43, 32),
    t125 = (t40 & UINT64_C(0xff000000ff)) | (t124 & UINT64_C(0xff0000000000ff00)),
    t126 = rotl64(t40, 32),
    t127 = (t125 | (t43 & UINT64_C(0xff000000ff0000))) | (t126 & UINT64_C(0xff00ff000000)),
    t128 = (t43 & UINT64_C(0xff000000ff)) | (t126 & UINT64_C(0xff0000000000ff00)),
    t129 = (t128 | (t40 & UINT64_C(0xff000000ff0000))) | (t124 & UINT64_C(0xff00ff000000)),
    t130 = ((t127 >> 1) ^ t127) & UINT64_C(0x5555555555555555), t131 = t127 ^ (t130 << 1),
    t132 = t127 ^ t130;
    key_setup_1(z + 56, t129 >> 1, t129, t131, t132);
    const uint64_t t133 = (t44 & UINT64_C(0xff00ff00ff00ff)) | (t45 & UINT64_C(0xff00ff00ff00ff00)),
    t134 = t133 ^ t1, t135 = ((t133 >> 1) ^ t133) & UINT64_C(0x5555555555555555),
    t136 = t133 ^ (t135 << 1), t137 = t133 ^ t135;
    key_setup_1(z + 64, t134 >> 1, t134, t136, t137);
    const uint64_t t138 = (t68 & UINT64_C(0xff000000ff)) | (rotl64(t68, 32) & UINT64_C(0xff0000000000ff00)),
    t139 = rotl64(t69, 32),
    t140 = (t138 | (t69 & UINT64_C(0xff000000ff0000))) | (t139 & UINT64_C(0xff00ff000000)),
    t141 = (t43 & UINT64_C(0xff00ff00ff00ff)) | (t124 & UINT64_C(0xff00ff00ff00ff00)),
    t142 = t140 ^ t141, t143 = ((t140 >> 1) ^ t140) & UINT64_C(0x5555555555555555),
    t144 = t140 ^ (t143 << 1), t145 = t140 ^ t143;
    key_setup_1(z + 72, t142 >> 1, t142, t144, t145);
    const uint64_t t146 = ((t107 >> 1) ^ t107) & UINT64_C(0x5555555555555555),
    t147 = t107 ^ (t146 << 1), t148 = t107 ^ t146;
    key_setup_1(z + 80, z[30], t108, t147, t148);
    const uint64_t t149 = rotl64(t110, 32),
    t150 = (t109 & UINT64_C(0xff000000ff)) | (t149 & UINT64_C(0xff0000000000ff00)),
    t151 = (t150 | (t110 & UINT64_C(0xff000000ff0000))) | (rotl64(t109, 32) & UINT64_C(0xff00ff000000)),
    t152 = (t69 & UINT64_C(0xff00ff00ff00ff)) | (t139 & UINT64_C(0xff00ff00ff00ff00)),
    t153 = t151 ^ t152, t154 = ((t151 >> 1) ^ t151) & UINT64_C(0x5555555555555555),
    t155 = t151 ^ (t154 << 1), t156 = t151 ^ t154;
    key_setup_1(z + 88, t153 >> 1, t153, t155, t156);
    const uint64_t t157 = (t111 & UINT64_C(0xff00ff00ff00ff)) | (t112 & UINT64_C(0xff00ff00ff00ff00)),
    t158 = t157 ^ t108, t159 = ((t157 >> 1) ^ t157) & UINT64_C(0x5555555555555555),
    t160 = t157 ^ (t159 << 1), t161 = t157 ^ t159;
    key_setup_1(z + 96, t158 >> 1, t158, t160, t161);
    const uint64_t t162 = (t113 & UINT64_C(0xff000000ff)) | (rotl64(t113, 32) & UINT64_C(0xff0000000000ff00)),
    t163 = rotl64(t114, 32),
    t164 = (t162 | (t114 & UINT64_C(0xff000000ff0000))) | (t163 & UINT64_C(0xff00ff000000)),
    t165 = (t110 & UINT64_C(0xff00ff00ff00ff)) | (t149 & UINT64_C(0xff00ff00ff00ff00)),
    t166 = t164 ^ t165, t167 = ((t164 >> 1) ^ t164) & UINT64_C(0x5555555555555555),
    t168 = t164 ^ (t167 << 1), t169 = t164 ^ t167;
    key_setup_1(z + 104, t166 >> 1, t166, t168, t169);
    const uint64_t t170 = ((t115 >> 1) ^ t115) & UINT64_C(0x5555555555555555),
    t171 = t115 ^ (t170 << 1), t172 = t115 ^ t170;
    key_setup_1(z + 112, z[42], t116, t171, t172);
    const uint64_t t173 = (t117 & UINT64_C(0xff000000ff)) | (rotl64(t118, 32) & UINT64_C(0xff0000000000ff00)),
    t174 = (t173 | (t118 & UINT64_C(0xff000000ff0000))) | (rotl64(t117, 32) & UINT64_C(0xff00ff000000)),
    t175 = (t114 & UINT64_C(0xff00ff00ff00ff)) | (t163 & UINT64_C(0xff00ff00ff00ff00)),
    t176 = t174 ^ t175, t177 = ((t174 >> 1) ^ t174) & UINT64_C(0x5555555555555555),
    t178 = t174 ^ (t177 << 1), t179 = t174 ^ t177;
    key_setup_1(z + 120, t176 >> 1, t176, t178, t179);
    const uint64_t t180 = (t120 & UINT64_C(0xff00ff00ff00ff)) | ((t120 ^ t116) & UINT64_C(0xff00ff00ff00ff00)),
    t181 = t180 ^ t116, t182 = ((t180 >> 1) ^ t180) & UINT64_C(0x5555555555555555),
    t183 = t180 ^ (t182 << 1), t184 = t180 ^ t182;
    key_setup_1(z + 128, t181 >> 1, t181, t183, t184);
    const uint64_t t185 = ~z[56], t186 = ~z[58], t187 = ~z[59], t188 = ~z[64], t189 = ~z[66],
    t190 = ~z[67], t191 = ~z[69], t192 = ~z[72], t193 = ~z[74], t194 = ~z[75], t195 = ~z[80],
    t196 = ~z[82], t197 = ~z[83], t198 = ~z[88], t199 = ~z[90], t200 = ~z[91], t201 = ~z[96],
    t202 = ~z[98], t203 = ~z[99], t204 = ~z[101], t205 = ~z[104], t206 = ~z[106], t207 = ~z[107],
    t208 = ~z[112], t209 = ~z[114], t210 = ~z[115];
    store64(rk, t185);
    store64(rk + 8, t186);
    store64(rk + 16, z[60]);
    store64(rk + 24, z[62]);
    store64(rk + 32, z[57]);
    store64(rk + 40, t187);
    store64(rk + 48, ~z[61]);
    store64(rk + 56, z[63]);
    store64(rk + 64, t188);
    store64(rk + 72, t189);
    store64(rk + 80, z[68]);
    store64(rk + 88, z[70]);
    store64(rk + 96, z[65]);
    store64(rk + 104, t190);
    store64(rk + 112, t191);
    store64(rk + 120, z[71]);
    store64(rk + 128, t192);
    store64(rk + 136, t193);
    store64(rk + 144, z[76]);
    store64(rk + 152, z[78]);
    store64(rk + 160, z[73]);
    store64(rk + 168, t194);
    store64(rk + 176, ~z[77]);
    store64(rk + 184, z[79]);
    store64(rk + 192, t195);
    store64(rk + 200, t196);
    store64(rk + 208, z[84]);
    store64(rk + 216, z[86]);
    store64(rk + 224, z[81]);
    store64(rk + 232, t197);
    store64(rk + 240, ~z[85]);
    store64(rk + 248, z[87]);
    store64(rk + 256, t198);
    store64(rk + 264, t199);
    store64(rk + 272, z[92]);
    store64(rk + 280, z[94]);
    store64(rk + 288, z[89]);
    store64(rk + 296, t200);
    store64(rk + 304, ~z[93]);
    store64(rk + 312, z[95]);
    store64(rk + 320, t201);
    store64(rk + 328, t202);
    store64(rk + 336, z[100]);
    store64(rk + 344, z[102]);
    store64(rk + 352, z[97]);
    store64(rk + 360, t203);
    store64(rk + 368, t204);
    store64(rk + 376, z[103]);
    store64(rk + 384, t205);
    store64(rk + 392, t206);
    store64(rk + 400, z[108]);
    store64(rk + 408, z[110]);
    store64(rk + 416, z[105]);
    store64(rk + 424, t207);
    store64(rk + 432, ~z[109]);
    store64(rk + 440, z[111]);
    store64(rk + 448, t208);
    store64(rk + 456, t209);
    store64(rk + 464, z[116]);
    store64(rk + 472, z[118]);
    store64(rk + 480, z[113]);
    store64(rk + 488, t210);
    store64(rk + 496, ~z[117]);
    store64(rk + 504, z[119]);
    store64(rk + 512, t208);
    store64(rk + 520, t209);
    store64(rk + 528, z[116]);
    store64(rk + 536, z[118]);
    store64(rk + 544, z[113]);
    store64(rk + 552, t210);
    store64(rk + 560, z[117]);
    store64(rk + 568, z[119]);
    store64(rk + 576, t205);
    store64(rk + 584, t206);
    store64(rk + 592, z[108]);
    store64(rk + 600, z[110]);
    store64(rk + 608, z[105]);
    store64(rk + 616, t207);
    store64(rk + 624, z[109]);
    store64(rk + 632, z[111]);
    store64(rk + 640, t201);
    store64(rk + 648, t202);
    store64(rk + 656, z[100]);
    store64(rk + 664, z[102]);
    store64(rk + 672, z[97]);
    store64(rk + 680, t203);
    store64(rk + 688, t204);
    store64(rk + 696, ~z[103]);
    store64(rk + 704, t198);
    store64(rk + 712, t199);
    store64(rk + 720, z[92]);
    store64(rk + 728, z[94]);
    store64(rk + 736, z[89]);
    store64(rk + 744, t200);
    store64(rk + 752, z[93]);
    store64(rk + 760, z[95]);
    store64(rk + 768, t195);
    store64(rk + 776, t196);
    store64(rk + 784, z[84]);
    store64(rk + 792, z[86]);
    store64(rk + 800, z[81]);
    store64(rk + 808, t197);
    store64(rk + 816, z[85]);
    store64(rk + 824, z[87]);
    store64(rk + 832, t192);
    store64(rk + 840, t193);
    store64(rk + 848, z[76]);
    store64(rk + 856, z[78]);
    store64(rk + 864, z[73]);
    store64(rk + 872, t194);
    store64(rk + 880, z[77]);
    store64(rk + 888, z[79]);
    store64(rk + 896, t188);
    store64(rk + 904, t189);
    store64(rk + 912, z[68]);
    store64(rk + 920, z[70]);
    store64(rk + 928, z[65]);
    store64(rk + 936, t190);
    store64(rk + 944, t191);
    store64(rk + 952, ~z[71]);
    store64(rk + 960, t185);
    store64(rk + 968, t186);
    store64(rk + 976, z[60]);
    store64(rk + 984, z[62]);
    store64(rk + 992, z[57]);
    store64(rk + 1000, t187);
    store64(rk + 1008, z[61]);
    store64(rk + 1016, z[63]);
    store64(rk + 1024, z[48]);
    store64(rk + 1032, z[50]);
    store64(rk + 1040, z[52]);
    store64(rk + 1048, z[54]);
    store64(rk + 1056, z[49]);
    store64(rk + 1064, z[51]);
    store64(rk + 1072, z[53]);
    store64(rk + 1080, z[55]);
    store64(rk + 1088, ~z[120]);
    store64(rk + 1096, ~z[122]);
    store64(rk + 1104, z[124]);
    store64(rk + 1112, z[126]);
    store64(rk + 1120, z[121]);
    store64(rk + 1128, ~z[123]);
    store64(rk + 1136, ~z[125]);
    store64(rk + 1144, z[127]);
    store64(rk + 1152, ~z[128]);
    store64(rk + 1160, ~z[130]);
    store64(rk + 1168, z[132]);
    store64(rk + 1176, z[134]);
    store64(rk + 1184, z[129]);
    store64(rk + 1192, ~z[131]);
    store64(rk + 1200, ~z[133]);
    store64(rk + 1208, z[135]);
    store64(rk + 1216, z[133]);
    store64(rk + 1224, z[125]);
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
    uint64_t x0 = t72;
    uint64_t x1 = t77;
    uint64_t x2 = t73;
    uint64_t x3 = t75;
    uint64_t x4 = t79;
    uint64_t x5 = t76;
    uint64_t x6 = t78;
    uint64_t x7 = t74;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 1 (aes.dsl:47)
        const uint64_t t80 = x0 ^ x1, t81 = x2 ^ x1, t82 = x3 ^ x4, t83 = x5 ^ t82, t84 = t82 ^ t81,
        t85 = x6 ^ t83, t86 = x7 ^ t81, t87 = t83 ^ t86, t88 = t80 ^ t85, t89 = x4 ^ t88,
        t90 = t80 ^ t84, t91 = t85 ^ t87, t92 = x2 ^ t91, t93 = t82 ^ t92, t94 = x6 ^ t90,
        t95 = t82 ^ t89, t96 = t91 & t93, t97 = t87 ^ t94, t98 = t96 ^ (x6 & t82), t99 = t89 ^ t81,
        t100 = t96 ^ (t86 | t92), t101 = t95 & t90, t102 = t93 ^ t99, t103 = t81 ^ t93,
        t104 = t89 | t94, t105 = t88 ^ ((t87 & t102) ^ (t100 ^ t104)),
        t106 = (t103 & t97) ^ (t104 ^ t98), t107 = t105 ^ t106, t108 = t101 ^ (t100 ^ (t85 & t99)),
        t109 = t108 & t107, t110 = (t88 & t84) ^ (t101 ^ (x1 ^ t98)), t111 = t106 & (t109 ^ t110),
        t112 = t108 ^ t110, t113 = t107 ^ t111, t114 = t105 & t112, t115 = t110 & (t106 ^ t114),
        t116 = t109 ^ (t105 | t115), t117 = t112 ^ t115, t118 = t99 & t116, t119 = t113 ^ t117,
        t120 = t114 ^ (t108 | t111), t121 = t116 ^ t120, t122 = t91 & t121, t123 = t116 ^ t113,
        t124 = t120 ^ t117, t125 = t95 & t123, t126 = t121 ^ t119, t127 = t122 ^ (t90 & t123),
        t128 = x6 & t126, t129 = t128 ^ (t127 ^ (t88 & t113)), t130 = t118 ^ (t92 & t119),
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
        t169 = ((t147 ^ t146) ^ t161) ^ load64(round),
        t170 = (((t159 ^ t146) ^ t148) ^ t162) ^ load64(round + 8),
        t171 = ((t157 ^ t163) ^ t160) ^ load64(round + 16),
        t172 = (((t155 ^ t146) ^ t164) ^ t158) ^ load64(round + 24),
        t173 = (((t149 ^ t146) ^ t165) ^ t156) ^ load64(round + 32),
        t174 = ((t151 ^ t150) ^ t166) ^ load64(round + 40),
        t175 = ((t153 ^ t152) ^ t167) ^ load64(round + 48),
        t176 = ((t145 ^ t168) ^ t154) ^ load64(round + 56);
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
        t257 = t241 ^ t256, t258 = ((t244 ^ t243) ^ rotl64(t245, 32)) ^ load64(round + 64),
        t259 = (((t256 ^ t243) ^ t245) ^ rotl64(t257, 32)) ^ load64(round + 72),
        t260 = ((t254 ^ rotl64(t255, 32)) ^ t257) ^ load64(round + 80),
        t261 = (((t252 ^ t243) ^ rotl64(t253, 32)) ^ t255) ^ load64(round + 88),
        t262 = (((t246 ^ t243) ^ rotl64(t247, 32)) ^ t253) ^ load64(round + 96),
        t263 = ((t248 ^ t247) ^ rotl64(t249, 32)) ^ load64(round + 104),
        t264 = ((t250 ^ t249) ^ rotl64(t251, 32)) ^ load64(round + 112),
        t265 = ((t242 ^ rotl64(t243, 32)) ^ t251) ^ load64(round + 120);
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
        t355 = ((t333 ^ t332) ^ t347) ^ load64(round + 128),
        t356 = (((t345 ^ t332) ^ t334) ^ t348) ^ load64(round + 136),
        t357 = ((t343 ^ t349) ^ t346) ^ load64(round + 144),
        t358 = (((t341 ^ t332) ^ t350) ^ t344) ^ load64(round + 152),
        t359 = (((t335 ^ t332) ^ t351) ^ t342) ^ load64(round + 160),
        t360 = ((t337 ^ t336) ^ t352) ^ load64(round + 168),
        t361 = ((t339 ^ t338) ^ t353) ^ load64(round + 176),
        t362 = ((t331 ^ t354) ^ t340) ^ load64(round + 184);
        // round 4 (aes.dsl:47)
        const uint64_t t363 = t355 ^ t360, t364 = t356 ^ t360, t365 = t358 ^ t362, t366 = t359 ^ t365,
        t367 = t365 ^ t364, t368 = t361 ^ t366, t369 = t357 ^ t364, t370 = t366 ^ t369,
        t371 = t363 ^ t368, t372 = t362 ^ t371, t373 = t363 ^ t367, t374 = t368 ^ t370,
        t375 = t356 ^ t374, t376 = t365 ^ t375, t377 = t361 ^ t373, t378 = t365 ^ t372,
        t379 = t374 & t376, t380 = t370 ^ t377, t381 = t379 ^ (t361 & t365), t382 = t372 ^ t364,
        t383 = t379 ^ (t369 | t375), t384 = t378 & t373, t385 = t376 ^ t382, t386 = t364 ^ t376,
        t387 = t372 | t377, t388 = t371 ^ ((t370 & t385) ^ (t383 ^ t387)),
        t389 = (t386 & t380) ^ (t387 ^ t381), t390 = t388 ^ t389, t391 = t384 ^ (t383 ^ (t368 & t382)),
        t392 = t391 & t390, t393 = (t371 & t367) ^ (t384 ^ (t360 ^ t381)), t394 = t389 & (t392 ^ t393),
        t395 = t391 ^ t393, t396 = t390 ^ t394, t397 = t388 & t395, t398 = t393 & (t389 ^ t397),
        t399 = t392 ^ (t388 | t398), t400 = t395 ^ t398, t401 = t382 & t399, t402 = t396 ^ t400,
        t403 = t397 ^ (t391 | t394), t404 = t399 ^ t403, t405 = t374 & t404, t406 = t399 ^ t396,
        t407 = t403 ^ t400, t408 = t378 & t406, t409 = t404 ^ t402, t410 = t405 ^ (t373 & t406),
        t411 = t361 & t409, t412 = t411 ^ (t410 ^ (t371 & t396)), t413 = t401 ^ (t375 & t402),
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
        t444 = ((t430 ^ t429) ^ rotl64(t431, 32)) ^ load64(round + 192),
        t445 = (((t442 ^ t429) ^ t431) ^ rotl64(t443, 32)) ^ load64(round + 200),
        t446 = ((t440 ^ rotl64(t441, 32)) ^ t443) ^ load64(round + 208),
        t447 = (((t438 ^ t429) ^ rotl64(t439, 32)) ^ t441) ^ load64(round + 216),
        t448 = (((t432 ^ t429) ^ rotl64(t433, 32)) ^ t439) ^ load64(round + 224),
        t449 = ((t434 ^ t433) ^ rotl64(t435, 32)) ^ load64(round + 232),
        t450 = ((t436 ^ t435) ^ rotl64(t437, 32)) ^ load64(round + 240),
        t451 = ((t428 ^ rotl64(t429, 32)) ^ t437) ^ load64(round + 248);
        x0 = t444;
        x1 = t449;
        x2 = t445;
        x3 = t447;
        x4 = t451;
        x5 = t448;
        x6 = t450;
        x7 = t446;
    }
    // round 9 (aes.dsl:47)
    const uint64_t t902 = x0 ^ x1, t903 = x2 ^ x1, t904 = x3 ^ x4, t905 = x5 ^ t904,
    t906 = t904 ^ t903, t907 = x6 ^ t905, t908 = x7 ^ t903, t909 = t905 ^ t908, t910 = t902 ^ t907,
    t911 = x4 ^ t910, t912 = t902 ^ t906, t913 = t907 ^ t909, t914 = x2 ^ t913, t915 = t904 ^ t914,
    t916 = x6 ^ t912, t917 = t904 ^ t911, t918 = t913 & t915, t919 = t909 ^ t916,
    t920 = t918 ^ (x6 & t904), t921 = t911 ^ t903, t922 = t918 ^ (t908 | t914), t923 = t917 & t912,
    t924 = t915 ^ t921, t925 = t903 ^ t915, t926 = t911 | t916,
    t927 = t910 ^ ((t909 & t924) ^ (t922 ^ t926)), t928 = (t925 & t919) ^ (t926 ^ t920),
    t929 = t927 ^ t928, t930 = t923 ^ (t922 ^ (t907 & t921)), t931 = t930 & t929,
    t932 = (t910 & t906) ^ (t923 ^ (x1 ^ t920)), t933 = t928 & (t931 ^ t932), t934 = t930 ^ t932,
    t935 = t929 ^ t933, t936 = t927 & t934, t937 = t932 & (t928 ^ t936),
    t938 = t931 ^ (t927 | t937), t939 = t934 ^ t937, t940 = t921 & t938, t941 = t935 ^ t939,
    t942 = t936 ^ (t930 | t933), t943 = t938 ^ t942, t944 = t913 & t943, t945 = t938 ^ t935,
    t946 = t942 ^ t939, t947 = t917 & t945, t948 = t943 ^ t941, t949 = t944 ^ (t912 & t945),
    t950 = x6 & t948, t951 = t950 ^ (t949 ^ (t910 & t935)), t952 = t940 ^ (t914 & t941),
    t953 = t951 ^ (t925 & t939), t954 = t953 ^ (t947 ^ (t911 & t946)), t955 = t954 ^ (t908 & t941),
    t956 = t955 ^ (t909 & t942), t957 = t956 ^ (t944 ^ (t916 & t946)),
    t958 = t955 ^ (t949 ^ (t907 & t938)), t959 = t952 ^ (t947 ^ (t915 & t943)),
    t960 = t957 ^ (t906 & t935), t961 = t953 ^ (t940 ^ (t924 & t942)),
    t962 = t960 ^ (t958 ^ ((t904 & t948) ^ t952)), t963 = t954 ^ t962,
    t964 = t950 ^ (t956 ^ (t919 & t939)), t965 = t957 ^ t964, t966 = t951 ^ t960,
    t967 = (rotl64(t958, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t958, 60) & UINT64_C(0xf000f000f000f000)),
    t968 = t958 ^ t967,
    t969 = (rotl64(t961, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t961, 60) & UINT64_C(0xf000f000f000f000)),
    t970 = t961 ^ t969,
    t971 = (rotl64(t959, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t959, 60) & UINT64_C(0xf000f000f000f000)),
    t972 = t959 ^ t971,
    t973 = (rotl64(t964, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t964, 60) & UINT64_C(0xf000f000f000f000)),
    t974 = t964 ^ t973,
    t975 = (rotl64(t963, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t963, 60) & UINT64_C(0xf000f000f000f000)),
    t976 = t963 ^ t975,
    t977 = (rotl64(t965, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t965, 60) & UINT64_C(0xf000f000f000f000)),
    t978 = t965 ^ t977,
    t979 = (rotl64(t962, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t962, 60) & UINT64_C(0xf000f000f000f000)),
    t980 = t962 ^ t979,
    t981 = (rotl64(t966, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t966, 60) & UINT64_C(0xf000f000f000f000)),
    t982 = t966 ^ t981,
    t983 = (rotl64(t970, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t970, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t984 = (rotl64(t982, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t982, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t985 = (rotl64(t980, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t980, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t986 = (rotl64(t978, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t978, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t987 = (rotl64(t972, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t972, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t988 = (rotl64(t974, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t974, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t989 = (rotl64(t976, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t976, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t990 = (rotl64(t968, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t968, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t991 = ((t969 ^ t968) ^ t983) ^ load64(rk + 1088),
    t992 = (((t981 ^ t968) ^ t970) ^ t984) ^ load64(rk + 1096),
    t993 = ((t979 ^ t985) ^ t982) ^ load64(rk + 1104),
    t994 = (((t977 ^ t968) ^ t986) ^ t980) ^ load64(rk + 1112),
    t995 = (((t971 ^ t968) ^ t987) ^ t978) ^ load64(rk + 1120),
    t996 = ((t973 ^ t972) ^ t988) ^ load64(rk + 1128),
    t997 = ((t975 ^ t974) ^ t989) ^ load64(rk + 1136),
    t998 = ((t967 ^ t990) ^ t976) ^ load64(rk + 1144);
    // round 10 (aes.dsl:53)
    const uint64_t t999 = t991 ^ t996, t1000 = t992 ^ t996, t1001 = t994 ^ t998,
    t1002 = t995 ^ t1001, t1003 = t1001 ^ t1000, t1004 = t997 ^ t1002, t1005 = t993 ^ t1000,
    t1006 = t1002 ^ t1005, t1007 = t999 ^ t1004, t1008 = t998 ^ t1007, t1009 = t999 ^ t1003,
    t1010 = t1004 ^ t1006, t1011 = t992 ^ t1010, t1012 = t1001 ^ t1011, t1013 = t997 ^ t1009,
    t1014 = t1001 ^ t1008, t1015 = t1010 & t1012, t1016 = t1006 ^ t1013,
    t1017 = t1015 ^ (t997 & t1001), t1018 = t1008 ^ t1000, t1019 = t1015 ^ (t1005 | t1011),
    t1020 = t1014 & t1009, t1021 = t1012 ^ t1018, t1022 = t1000 ^ t1012, t1023 = t1008 | t1013,
    t1024 = t1007 ^ ((t1006 & t1021) ^ (t1019 ^ t1023)), t1025 = (t1022 & t1016) ^ (t1023 ^ t1017),
    t1026 = t1024 ^ t1025, t1027 = t1020 ^ (t1019 ^ (t1004 & t1018)), t1028 = t1027 & t1026,
    t1029 = (t1007 & t1003) ^ (t1020 ^ (t996 ^ t1017)), t1030 = t1025 & (t1028 ^ t1029),
    t1031 = t1027 ^ t1029, t1032 = t1026 ^ t1030, t1033 = t1024 & t1031,
    t1034 = t1029 & (t1025 ^ t1033), t1035 = t1028 ^ (t1024 | t1034), t1036 = t1031 ^ t1034,
    t1037 = t1018 & t1035, t1038 = t1032 ^ t1036, t1039 = t1033 ^ (t1027 | t1030),
    t1040 = t1035 ^ t1039, t1041 = t1010 & t1040, t1042 = t1035 ^ t1032, t1043 = t1039 ^ t1036,
    t1044 = t1014 & t1042, t1045 = t1040 ^ t1038, t1046 = t1041 ^ (t1009 & t1042),
    t1047 = t997 & t1045, t1048 = t1047 ^ (t1046 ^ (t1007 & t1032)),
    t1049 = t1037 ^ (t1011 & t1038), t1050 = t1048 ^ (t1022 & t1036),
    t1051 = t1050 ^ (t1044 ^ (t1008 & t1043)), t1052 = t1051 ^ (t1005 & t1038),
    t1053 = t1052 ^ (t1006 & t1039), t1054 = t1053 ^ (t1041 ^ (t1013 & t1043)),
    t1055 = t1052 ^ (t1046 ^ (t1004 & t1035)), t1056 = t1054 ^ (t1003 & t1032),
    t1057 = t1056 ^ (t1055 ^ ((t1001 & t1045) ^ t1049)), t1058 = t1047 ^ (t1053 ^ (t1016 & t1036)),
    t1059 = (t1050 ^ (t1037 ^ (t1021 & t1039))) ^ load64(rk + 1152),
    t1060 = (t1048 ^ t1056) ^ load64(rk + 1160), t1061 = t1057 ^ load64(rk + 1168),
    t1062 = (t1054 ^ t1058) ^ load64(rk + 1176),
    t1063 = (t1049 ^ (t1044 ^ (t1012 & t1040))) ^ load64(rk + 1184),
    t1064 = t1058 ^ load64(rk + 1192), t1065 = (t1051 ^ t1057) ^ load64(rk + 1200),
    t1066 = t1055 ^ load64(rk + 1208), t1067 = ((t1059 >> 4) ^ t1063) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1068 = t1059 ^ (t1067 << 4), t1069 = t1063 ^ t1067,
    t1070 = ((t1060 >> 4) ^ t1064) & UINT64_C(0xf0f0f0f0f0f0f0f), t1071 = t1060 ^ (t1070 << 4),
    t1072 = t1064 ^ t1070, t1073 = ((t1061 >> 4) ^ t1065) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1074 = t1061 ^ (t1073 << 4), t1075 = t1065 ^ t1073,
    t1076 = ((t1062 >> 4) ^ t1066) & UINT64_C(0xf0f0f0f0f0f0f0f), t1077 = t1062 ^ (t1076 << 4),
    t1078 = t1066 ^ t1076, t1079 = ((t1068 >> 32) ^ t1069) & UINT64_C(0xffffffff),
    t1080 = t1068 ^ (t1079 << 32), t1081 = t1069 ^ t1079,
    t1082 = ((t1071 >> 32) ^ t1072) & UINT64_C(0xffffffff), t1083 = t1071 ^ (t1082 << 32),
    t1084 = t1072 ^ t1082, t1085 = ((t1074 >> 32) ^ t1075) & UINT64_C(0xffffffff),
    t1086 = t1074 ^ (t1085 << 32), t1087 = t1075 ^ t1085,
    t1088 = ((t1077 >> 32) ^ t1078) & UINT64_C(0xffffffff), t1089 = t1077 ^ (t1088 << 32),
    t1090 = t1078 ^ t1088, t1091 = ((t1080 >> 16) ^ t1081) & UINT64_C(0xffff0000ffff),
    t1092 = t1080 ^ (t1091 << 16), t1093 = t1081 ^ t1091,
    t1094 = ((t1083 >> 16) ^ t1084) & UINT64_C(0xffff0000ffff), t1095 = t1083 ^ (t1094 << 16),
    t1096 = t1084 ^ t1094, t1097 = ((t1086 >> 16) ^ t1087) & UINT64_C(0xffff0000ffff),
    t1098 = t1086 ^ (t1097 << 16), t1099 = t1087 ^ t1097,
    t1100 = ((t1089 >> 16) ^ t1090) & UINT64_C(0xffff0000ffff), t1101 = t1089 ^ (t1100 << 16),
    t1102 = t1090 ^ t1100, t1103 = ((t1092 >> 8) ^ t1093) & UINT64_C(0xff00ff00ff00ff),
    t1104 = t1092 ^ (t1103 << 8), t1105 = t1093 ^ t1103,
    t1106 = ((t1095 >> 8) ^ t1096) & UINT64_C(0xff00ff00ff00ff), t1107 = t1095 ^ (t1106 << 8),
    t1108 = t1096 ^ t1106, t1109 = ((t1098 >> 8) ^ t1099) & UINT64_C(0xff00ff00ff00ff),
    t1110 = t1098 ^ (t1109 << 8), t1111 = t1099 ^ t1109,
    t1112 = ((t1101 >> 8) ^ t1102) & UINT64_C(0xff00ff00ff00ff), t1113 = t1101 ^ (t1112 << 8),
    t1114 = t1102 ^ t1112, t1115 = ((t1104 >> 2) ^ t1110) & UINT64_C(0x3333333333333333),
    t1116 = t1104 ^ (t1115 << 2), t1117 = t1110 ^ t1115,
    t1118 = ((t1105 >> 2) ^ t1111) & UINT64_C(0x3333333333333333), t1119 = t1105 ^ (t1118 << 2),
    t1120 = t1111 ^ t1118, t1121 = ((t1107 >> 2) ^ t1113) & UINT64_C(0x3333333333333333),
    t1122 = t1107 ^ (t1121 << 2), t1123 = t1113 ^ t1121,
    t1124 = ((t1108 >> 2) ^ t1114) & UINT64_C(0x3333333333333333), t1125 = t1108 ^ (t1124 << 2),
    t1126 = t1114 ^ t1124, t1127 = ((t1116 >> 1) ^ t1122) & UINT64_C(0x5555555555555555),
    t1128 = t1116 ^ (t1127 << 1), t1129 = t1122 ^ t1127,
    t1130 = ((t1119 >> 1) ^ t1125) & UINT64_C(0x5555555555555555), t1131 = t1119 ^ (t1130 << 1),
    t1132 = t1125 ^ t1130, t1133 = ((t1117 >> 1) ^ t1123) & UINT64_C(0x5555555555555555),
    t1134 = t1117 ^ (t1133 << 1), t1135 = t1123 ^ t1133,
    t1136 = ((t1120 >> 1) ^ t1126) & UINT64_C(0x5555555555555555), t1137 = t1120 ^ (t1136 << 1),
    t1138 = t1126 ^ t1136, t1139 = (t1128 ^ t1131) & UINT64_C(0xff00ff00ff00ff00),
    t1140 = (t1129 ^ t1132) & UINT64_C(0xff00ff00ff00ff00),
    t1141 = (t1134 ^ t1137) & UINT64_C(0xff00ff00ff00ff00),
    t1142 = (t1135 ^ t1138) & UINT64_C(0xff00ff00ff00ff00);
    store_le64(out, t1128 ^ t1139);
    store_le64(out + 8, t1131 ^ t1139);
    store_le64(out + 16, t1129 ^ t1140);
    store_le64(out + 24, t1132 ^ t1140);
    store_le64(out + 32, t1134 ^ t1141);
    store_le64(out + 40, t1137 ^ t1141);
    store_le64(out + 48, t1135 ^ t1142);
    store_le64(out + 56, t1138 ^ t1142);
}

void lwcc_aes128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_128_ecb_encrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 4 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56), t8 = (t0 ^ t1) & UINT64_C(0xff00ff00ff00ff00),
    t9 = t0 ^ t8, t10 = t1 ^ t8, t11 = (t2 ^ t3) & UINT64_C(0xff00ff00ff00ff00), t12 = t2 ^ t11,
    t13 = t3 ^ t11, t14 = (t4 ^ t5) & UINT64_C(0xff00ff00ff00ff00), t15 = t4 ^ t14, t16 = t5 ^ t14,
    t17 = (t6 ^ t7) & UINT64_C(0xff00ff00ff00ff00), t18 = t6 ^ t17, t19 = t7 ^ t17,
    t20 = ((t9 >> 1) ^ t12) & UINT64_C(0x5555555555555555), t21 = t9 ^ (t20 << 1), t22 = t12 ^ t20,
    t23 = ((t10 >> 1) ^ t13) & UINT64_C(0x5555555555555555), t24 = t10 ^ (t23 << 1),
    t25 = t13 ^ t23, t26 = ((t15 >> 1) ^ t18) & UINT64_C(0x5555555555555555),
    t27 = t15 ^ (t26 << 1), t28 = t18 ^ t26,
    t29 = ((t16 >> 1) ^ t19) & UINT64_C(0x5555555555555555), t30 = t16 ^ (t29 << 1),
    t31 = t19 ^ t29, t32 = ((t21 >> 2) ^ t27) & UINT64_C(0x3333333333333333),
    t33 = t21 ^ (t32 << 2), t34 = t27 ^ t32,
    t35 = ((t24 >> 2) ^ t30) & UINT64_C(0x3333333333333333), t36 = t24 ^ (t35 << 2),
    t37 = t30 ^ t35, t38 = ((t22 >> 2) ^ t28) & UINT64_C(0x3333333333333333),
    t39 = t22 ^ (t38 << 2), t40 = t28 ^ t38,
    t41 = ((t25 >> 2) ^ t31) & UINT64_C(0x3333333333333333), t42 = t25 ^ (t41 << 2),
    t43 = t31 ^ t41, t44 = ((t33 >> 8) ^ t36) & UINT64_C(0xff00ff00ff00ff), t45 = t33 ^ (t44 << 8),
    t46 = t36 ^ t44, t47 = ((t39 >> 8) ^ t42) & UINT64_C(0xff00ff00ff00ff), t48 = t39 ^ (t47 << 8),
    t49 = t42 ^ t47, t50 = ((t34 >> 8) ^ t37) & UINT64_C(0xff00ff00ff00ff), t51 = t34 ^ (t50 << 8),
    t52 = t37 ^ t50, t53 = ((t40 >> 8) ^ t43) & UINT64_C(0xff00ff00ff00ff), t54 = t40 ^ (t53 << 8),
    t55 = t43 ^ t53, t56 = ((t45 >> 16) ^ t46) & UINT64_C(0xffff0000ffff), t57 = t45 ^ (t56 << 16),
    t58 = t46 ^ t56, t59 = ((t48 >> 16) ^ t49) & UINT64_C(0xffff0000ffff), t60 = t48 ^ (t59 << 16),
    t61 = t49 ^ t59, t62 = ((t51 >> 16) ^ t52) & UINT64_C(0xffff0000ffff), t63 = t51 ^ (t62 << 16),
    t64 = t52 ^ t62, t65 = ((t54 >> 16) ^ t55) & UINT64_C(0xffff0000ffff), t66 = t54 ^ (t65 << 16),
    t67 = t55 ^ t65, t68 = ((t57 >> 32) ^ t58) & UINT64_C(0xffffffff), t69 = t57 ^ (t68 << 32),
    t70 = t58 ^ t68, t71 = ((t60 >> 32) ^ t61) & UINT64_C(0xffffffff), t72 = t60 ^ (t71 << 32),
    t73 = t61 ^ t71, t74 = ((t63 >> 32) ^ t64) & UINT64_C(0xffffffff), t75 = t63 ^ (t74 << 32),
    t76 = t64 ^ t74, t77 = ((t66 >> 32) ^ t67) & UINT64_C(0xffffffff), t78 = t66 ^ (t77 << 32),
    t79 = t67 ^ t77, t80 = ((t69 >> 4) ^ t70) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t81 = ((t72 >> 4) ^ t73) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t82 = ((t75 >> 4) ^ t76) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t83 = ((t78 >> 4) ^ t79) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t84 = (t69 ^ (t80 << 4)) ^ load64(rk + 1152), t85 = (t72 ^ (t81 << 4)) ^ load64(rk + 1160),
    t86 = (t75 ^ (t82 << 4)) ^ load64(rk + 1168), t87 = (t78 ^ (t83 << 4)) ^ load64(rk + 1176),
    t88 = (t70 ^ t80) ^ load64(rk + 1184), t89 = (t73 ^ t81) ^ load64(rk + 1192),
    t90 = (t76 ^ t82) ^ load64(rk + 1216), t91 = (t79 ^ t83) ^ load64(rk + 1208);
    // round 10 (aes.dsl:53)
    const uint64_t t92 = ~t90, t93 = t88 ^ t92, t94 = t91 ^ t93, t95 = t87 ^ t88, t96 = t84 ^ t95,
    t97 = t94 ^ t96, t98 = t85 ^ t86, t99 = t98 ^ t97, t100 = t88 ^ t94, t101 = t100 ^ t95,
    t102 = t85 ^ t96, t103 = t101 ^ t102, t104 = t95 ^ t98, t105 = t93 ^ t102, t106 = t95 ^ t105,
    t107 = t89 ^ t106, t108 = t96 ^ t107, t109 = t104 ^ t108, t110 = t103 & t109,
    t111 = t95 & (~t99), t112 = (t101 & t104) ^ t111, t113 = t99 ^ ((t90 & t94) ^ (t110 ^ t112)),
    t114 = t94 ^ t109, t115 = t111 ^ (t100 | t97), t116 = t110 ^ ((t106 & t114) ^ t115),
    t117 = t113 ^ t116, t118 = t102 | t108, t119 = (t105 & t107) ^ (t115 ^ (t92 ^ t118)),
    t120 = t117 & t119, t121 = t112 ^ (t118 ^ (t93 & t96)), t122 = t113 & (t120 ^ t121),
    t123 = t119 ^ t121, t124 = t116 & t123, t125 = (t119 | t122) ^ t124, t126 = t106 & t125,
    t127 = t121 & (t113 ^ t124), t128 = t123 ^ t127, t129 = t125 ^ t128, t130 = t117 ^ t122,
    t131 = t128 ^ t130, t132 = t100 & t131, t133 = t126 ^ ((t103 & t129) ^ t132),
    t134 = t120 ^ (t116 | t127), t135 = t125 ^ t134, t136 = t131 ^ t135, t137 = t129 ^ t136,
    t138 = t96 & t130, t139 = (t108 & t137) ^ t138, t140 = t93 & t130, t141 = (t101 & t136) ^ t140,
    t142 = t141 ^ (t102 & t137), t143 = (t139 ^ (t99 & t135)) ^ t142, t144 = t143 ^ (t104 & t136),
    t145 = t139 ^ (t109 & t129), t146 = t143 ^ (t97 & t131), t147 = (t107 & t134) ^ (t138 ^ t146),
    t148 = ((t94 & t128) ^ t145) ^ t147, t149 = t146 ^ (t114 & t125),
    t150 = t149 ^ ((t126 ^ t140) ^ (t92 & t128)), t151 = t150 ^ (t105 & t134),
    t152 = (t133 ^ (t95 & t135)) ^ load64(rk + 1088), t153 = t144 ^ load64(rk + 1096),
    t154 = t148 ^ load64(rk + 1104),
    t155 = (t148 ^ ((t141 ^ (t132 ^ t144)) ^ t150)) ^ load64(rk + 1112),
    t156 = (t145 ^ t149) ^ load64(rk + 1120), t157 = t151 ^ load64(rk + 1128),
    t158 = (t133 ^ (t142 ^ t151)) ^ load64(rk + 1224), t159 = t147 ^ load64(rk + 1144),
    t160 = (rotl64(t157, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t157, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t161 = t157 ^ t160,
    t162 = (rotl64(t158, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t158, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t163 = t154 ^ t162,
    t164 = (rotl64(t159, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t159, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t165 = t156 ^ t164,
    t166 = (rotl64(t161, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t161, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t167 = t152 ^ t166,
    t168 = (rotl64(t155, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t155, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t169 = t155 ^ t168,
    t170 = (rotl64(t163, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t163, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t171 = t163 ^ t170,
    t172 = (rotl64(t153, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t153, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t173 = t153 ^ t172, t174 = t152 ^ t162,
    t175 = (rotl64(t158, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t158, 60) & UINT64_C(0xf000f000f000f000)),
    t176 = (rotl64(t156, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t156, 60) & UINT64_C(0xf000f000f000f000)),
    t177 = (rotl64(t167, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t167, 60) & UINT64_C(0xf000f000f000f000)),
    t178 = (rotl64(t165, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t165, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t179 = t165 ^ t178,
    t180 = (rotl64(t173, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t173, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t181 = t155 ^ t180,
    t182 = (rotl64(t169, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t169, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t183 = (t157 ^ t175) ^ t182, t184 = (t171 ^ t176) ^ t166,
    t185 = (rotl64(t165, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t165, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t186 = t161 ^ t185,
    t187 = (rotl64(t159, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t159, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t188 = (t167 ^ t177) ^ t187, t189 = t171 ^ t187, t190 = t174 ^ t170,
    t191 = (rotl64(t152, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t152, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t192 = (rotl64(t159, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t159, 60) & UINT64_C(0xf000f000f000f000)),
    t193 = (rotl64(t174, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t174, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t194 = (((((t191 ^ t158) ^ t159) ^ t192) ^ t166) ^ t177) ^ t193,
    t195 = ((((t172 ^ t175) ^ t162) ^ t192) ^ t180) ^ t188,
    t196 = (rotl64(t153, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t153, 60) & UINT64_C(0xf000f000f000f000)),
    t197 = (rotl64(t189, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t189, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t198 = ((((t191 ^ t153) ^ t196) ^ t164) ^ t197) ^ t190,
    t199 = (rotl64(t190, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t190, 20) & UINT64_C(0xfff0fff0fff0fff0)),
    t200 = (((((t191 ^ t154) ^ t168) ^ t164) ^ t182) ^ t173) ^ t188, t201 = t200 ^ t199,
    t202 = (rotl64(t181, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t181, 60) & UINT64_C(0xf000f000f000f000)),
    t203 = (((t178 ^ t181) ^ t202) ^ t184) ^ t186, t204 = (((t160 ^ t165) ^ t169) ^ t184) ^ t197,
    t205 = (rotl64(t183, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t183, 60) & UINT64_C(0xf000f000f000f000)),
    t206 = ((((t162 ^ t159) ^ t187) ^ t179) ^ t183) ^ t205,
    t207 = (((t176 ^ t158) ^ t175) ^ t179) ^ t186;
    uint64_t x0 = t206;
    uint64_t x1 = t203;
    uint64_t x2 = t207;
    uint64_t x3 = t201;
    uint64_t x4 = t194;
    uint64_t x5 = t195;
    uint64_t x6 = t198;
    uint64_t x7 = t204;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = rk + 512 + 256 * i;
        // round 9 (aes.dsl:47)
        const uint64_t t208 = ~x0, t209 = x1 ^ t208, t210 = x2 ^ t209, t211 = x3 ^ x1, t212 = x4 ^ t211,
        t213 = t210 ^ t212, t214 = x5 ^ x6, t215 = t214 ^ t213, t216 = x1 ^ t210, t217 = t216 ^ t211,
        t218 = x5 ^ t212, t219 = t217 ^ t218, t220 = t211 ^ t214, t221 = t209 ^ t218,
        t222 = t211 ^ t221, t223 = x7 ^ t222, t224 = t212 ^ t223, t225 = t220 ^ t224,
        t226 = t219 & t225, t227 = t211 & (~t215), t228 = (t217 & t220) ^ t227,
        t229 = t215 ^ ((x0 & t210) ^ (t226 ^ t228)), t230 = t210 ^ t225, t231 = t227 ^ (t216 | t213),
        t232 = t226 ^ ((t222 & t230) ^ t231), t233 = t229 ^ t232, t234 = t218 | t224,
        t235 = (t221 & t223) ^ (t231 ^ (t208 ^ t234)), t236 = t233 & t235,
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
        t267 = t266 ^ (t221 & t250), t268 = (t249 ^ (t211 & t251)) ^ load64(round),
        t269 = t260 ^ load64(round + 8), t270 = t264 ^ load64(round + 16),
        t271 = (t264 ^ ((t257 ^ (t248 ^ t260)) ^ t266)) ^ load64(round + 24),
        t272 = (t261 ^ t265) ^ load64(round + 32), t273 = t267 ^ load64(round + 40),
        t274 = (t249 ^ (t258 ^ t267)) ^ load64(round + 48), t275 = t263 ^ load64(round + 56),
        t276 = t275 ^ rotl64(t274, 32), t277 = rotl64(t273, 32), t278 = t273 ^ t277,
        t279 = rotl64(t274, 48), t280 = t270 ^ t279, t281 = rotl64(t275, 48), t282 = t276 ^ t281,
        t283 = rotl64(t269, 48), t284 = rotl64(t280, 48), t285 = t270 ^ t284,
        t286 = rotl64(t278 ^ t283, 48), t287 = t269 ^ t286, t288 = rotl64(t271, 32), t289 = t271 ^ t288,
        t290 = rotl64(t272, 32), t291 = t272 ^ t290, t292 = rotl64(t268, 32), t293 = t268 ^ t292,
        t294 = rotl64(t276, 16), t295 = t285 ^ t294, t296 = t287 ^ rotl64(t282, 32), t297 = t296 ^ t288,
        t298 = t276 ^ t294, t299 = t273 ^ t289, t300 = t278 ^ rotl64(t293, 48), t301 = rotl64(t278, 48),
        t302 = (((t292 ^ t274) ^ t301) ^ t282) ^ t300,
        t303 = (((t268 ^ rotl64(t268, 48)) ^ t279) ^ t286) ^ rotl64(t296, 16), t304 = rotl64(t295, 32),
        t305 = ((((t269 ^ t283) ^ t294) ^ t284) ^ t293) ^ t304,
        t306 = (((t285 ^ rotl64(t289, 48)) ^ t293) ^ t297) ^ t300, t307 = rotl64(t291, 48),
        t308 = (((rotl64(t270, 32) ^ t271) ^ t290) ^ t280) ^ t287,
        t309 = (t308 ^ t307) ^ rotl64(t297, 16),
        t310 = (((t272 ^ rotl64(t272, 48)) ^ t277) ^ t301) ^ t289, t311 = (t310 ^ t295) ^ t304,
        t312 = (((rotl64(t282, 48) ^ t291) ^ t298) ^ t299) ^ rotl64(t299, 48),
        t313 = (((t281 ^ t278) ^ t291) ^ t307) ^ rotl64(t298, 16);
        // round 8 (aes.dsl:47)
        const uint64_t t314 = ~t312, t315 = t309 ^ t314, t316 = t313 ^ t315, t317 = t306 ^ t309,
        t318 = t302 ^ t317, t319 = t316 ^ t318, t320 = t303 ^ t305, t321 = t320 ^ t319,
        t322 = t309 ^ t316, t323 = t322 ^ t317, t324 = t303 ^ t318, t325 = t323 ^ t324,
        t326 = t317 ^ t320, t327 = t315 ^ t324, t328 = t317 ^ t327, t329 = t311 ^ t328,
        t330 = t318 ^ t329, t331 = t326 ^ t330, t332 = t325 & t331, t333 = t317 & (~t321),
        t334 = (t323 & t326) ^ t333, t335 = t321 ^ ((t312 & t316) ^ (t332 ^ t334)), t336 = t316 ^ t331,
        t337 = t333 ^ (t322 | t319), t338 = t332 ^ ((t328 & t336) ^ t337), t339 = t335 ^ t338,
        t340 = t324 | t330, t341 = (t327 & t329) ^ (t337 ^ (t314 ^ t340)), t342 = t339 & t341,
        t343 = t334 ^ (t340 ^ (t315 & t318)), t344 = t335 & (t342 ^ t343), t345 = t341 ^ t343,
        t346 = t338 & t345, t347 = (t341 | t344) ^ t346, t348 = t328 & t347,
        t349 = t343 & (t335 ^ t346), t350 = t345 ^ t349, t351 = t347 ^ t350, t352 = t339 ^ t344,
        t353 = t350 ^ t352, t354 = t322 & t353, t355 = t348 ^ ((t325 & t351) ^ t354),
        t356 = t342 ^ (t338 | t349), t357 = t347 ^ t356, t358 = t353 ^ t357, t359 = t351 ^ t358,
        t360 = t318 & t352, t361 = (t330 & t359) ^ t360, t362 = t315 & t352,
        t363 = (t323 & t358) ^ t362, t364 = t363 ^ (t324 & t359), t365 = (t361 ^ (t321 & t357)) ^ t364,
        t366 = t365 ^ (t326 & t358), t367 = t361 ^ (t331 & t351), t368 = t365 ^ (t319 & t353),
        t369 = (t329 & t356) ^ (t360 ^ t368), t370 = ((t316 & t350) ^ t367) ^ t369,
        t371 = t368 ^ (t336 & t347), t372 = t371 ^ ((t348 ^ t362) ^ (t314 & t350)),
        t373 = t372 ^ (t327 & t356), t374 = (t355 ^ (t317 & t357)) ^ load64(round + 64),
        t375 = t366 ^ load64(round + 72), t376 = t370 ^ load64(round + 80),
        t377 = (t370 ^ ((t363 ^ (t354 ^ t366)) ^ t372)) ^ load64(round + 88),
        t378 = (t367 ^ t371) ^ load64(round + 96), t379 = t373 ^ load64(round + 104),
        t380 = (t355 ^ (t364 ^ t373)) ^ load64(round + 112), t381 = t369 ^ load64(round + 120),
        t382 = (rotl64(t379, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t379, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t383 = t379 ^ t382,
        t384 = (rotl64(t380, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t380, 28) & UINT64_C(0xf000f000f000f000)),
        t385 = t376 ^ t384,
        t386 = (rotl64(t381, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t381, 28) & UINT64_C(0xf000f000f000f000)),
        t387 = t378 ^ t386,
        t388 = (rotl64(t383, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t383, 28) & UINT64_C(0xf000f000f000f000)),
        t389 = t374 ^ t388,
        t390 = (rotl64(t377, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t377, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t391 = t377 ^ t390,
        t392 = (rotl64(t385, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t385, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t393 = t385 ^ t392,
        t394 = (rotl64(t375, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t375, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t395 = t375 ^ t394, t396 = t374 ^ t384,
        t397 = (rotl64(t380, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t380, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t398 = (rotl64(t378, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t378, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t399 = (rotl64(t389, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t389, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t400 = (rotl64(t387, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t387, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t401 = t387 ^ t400,
        t402 = (rotl64(t395, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t395, 28) & UINT64_C(0xf000f000f000f000)),
        t403 = t377 ^ t402,
        t404 = (rotl64(t391, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t391, 28) & UINT64_C(0xf000f000f000f000)),
        t405 = (t379 ^ t397) ^ t404, t406 = (t393 ^ t398) ^ t388,
        t407 = (rotl64(t387, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t387, 28) & UINT64_C(0xf000f000f000f000)),
        t408 = t383 ^ t407,
        t409 = (rotl64(t381, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t381, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t410 = (t389 ^ t399) ^ t409, t411 = t393 ^ t409, t412 = t396 ^ t392,
        t413 = (rotl64(t374, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t374, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t414 = (rotl64(t381, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t381, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t415 = (rotl64(t396, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t396, 28) & UINT64_C(0xf000f000f000f000)),
        t416 = (((((t413 ^ t380) ^ t381) ^ t414) ^ t388) ^ t399) ^ t415,
        t417 = ((((t394 ^ t397) ^ t384) ^ t414) ^ t402) ^ t410,
        t418 = (rotl64(t375, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t375, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t419 = (rotl64(t411, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t411, 28) & UINT64_C(0xf000f000f000f000)),
        t420 = ((((t413 ^ t375) ^ t418) ^ t386) ^ t419) ^ t412,
        t421 = (rotl64(t412, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t412, 28) & UINT64_C(0xf000f000f000f000)),
        t422 = (((((t413 ^ t376) ^ t390) ^ t386) ^ t404) ^ t395) ^ t410, t423 = t422 ^ t421,
        t424 = (rotl64(t403, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t403, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t425 = (((t400 ^ t403) ^ t424) ^ t406) ^ t408, t426 = (((t382 ^ t387) ^ t391) ^ t406) ^ t419,
        t427 = (rotl64(t405, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t405, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t428 = ((((t384 ^ t381) ^ t409) ^ t401) ^ t405) ^ t427,
        t429 = (((t398 ^ t380) ^ t397) ^ t401) ^ t408;
        // round 7 (aes.dsl:47)
        const uint64_t t430 = ~t428, t431 = t425 ^ t430, t432 = t429 ^ t431, t433 = t423 ^ t425,
        t434 = t416 ^ t433, t435 = t432 ^ t434, t436 = t417 ^ t420, t437 = t436 ^ t435,
        t438 = t425 ^ t432, t439 = t438 ^ t433, t440 = t417 ^ t434, t441 = t439 ^ t440,
        t442 = t433 ^ t436, t443 = t431 ^ t440, t444 = t433 ^ t443, t445 = t426 ^ t444,
        t446 = t434 ^ t445, t447 = t442 ^ t446, t448 = t441 & t447, t449 = t433 & (~t437),
        t450 = (t439 & t442) ^ t449, t451 = t437 ^ ((t428 & t432) ^ (t448 ^ t450)), t452 = t432 ^ t447,
        t453 = t449 ^ (t438 | t435), t454 = t448 ^ ((t444 & t452) ^ t453), t455 = t451 ^ t454,
        t456 = t440 | t446, t457 = (t443 & t445) ^ (t453 ^ (t430 ^ t456)), t458 = t455 & t457,
        t459 = t450 ^ (t456 ^ (t431 & t434)), t460 = t451 & (t458 ^ t459), t461 = t457 ^ t459,
        t462 = t454 & t461, t463 = (t457 | t460) ^ t462, t464 = t444 & t463,
        t465 = t459 & (t451 ^ t462), t466 = t461 ^ t465, t467 = t463 ^ t466, t468 = t455 ^ t460,
        t469 = t466 ^ t468, t470 = t438 & t469, t471 = t464 ^ ((t441 & t467) ^ t470),
        t472 = t458 ^ (t454 | t465), t473 = t463 ^ t472, t474 = t469 ^ t473, t475 = t467 ^ t474,
        t476 = t434 & t468, t477 = (t446 & t475) ^ t476, t478 = t431 & t468,
        t479 = (t439 & t474) ^ t478, t480 = t479 ^ (t440 & t475), t481 = (t477 ^ (t437 & t473)) ^ t480,
        t482 = t481 ^ (t442 & t474), t483 = t477 ^ (t447 & t467), t484 = t481 ^ (t435 & t469),
        t485 = (t445 & t472) ^ (t476 ^ t484), t486 = ((t432 & t466) ^ t483) ^ t485,
        t487 = t484 ^ (t452 & t463), t488 = t487 ^ ((t464 ^ t478) ^ (t430 & t466)),
        t489 = t488 ^ (t443 & t472), t490 = (t471 ^ (t433 & t473)) ^ load64(round + 128),
        t491 = t482 ^ load64(round + 136), t492 = t486 ^ load64(round + 144),
        t493 = (t486 ^ ((t479 ^ (t470 ^ t482)) ^ t488)) ^ load64(round + 152),
        t494 = (t483 ^ t487) ^ load64(round + 160), t495 = t489 ^ load64(round + 168),
        t496 = (t471 ^ (t480 ^ t489)) ^ load64(round + 176), t497 = t485 ^ load64(round + 184),
        t498 = (rotl64(t495, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t495, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t499 = t495 ^ t498,
        t500 = (rotl64(t496, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t496, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t501 = t492 ^ t500,
        t502 = (rotl64(t490, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t490, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t503 = t499 ^ t502,
        t504 = (rotl64(t494, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t494, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t505 = (rotl64(t493, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t493, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t506 = t493 ^ t505,
        t507 = (rotl64(t491, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t491, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t508 = t491 ^ t507,
        t509 = (rotl64(t501, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t501, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t510 = t501 ^ t509, t511 = t490 ^ t503,
        t512 = (rotl64(t497, 8) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t497, 24) & UINT64_C(0xff00ff00ff00ff00)),
        t513 = (t494 ^ t504) ^ t512, t514 = t499 ^ t508,
        t515 = (rotl64(t497, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t497, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t516 = (t506 ^ t497) ^ t515, t517 = t490 ^ t515, t518 = t513 ^ t495,
        t519 = t516 ^ (t494 ^ t500), t520 = t510 ^ t493, t521 = t514 ^ t501, t522 = t491 ^ t511,
        t523 = rotl64(t496, 32), t524 = t497 ^ t523, t525 = (t524 ^ t496) ^ t515,
        t526 = (t503 ^ rotl64(t511, 32)) ^ t525,
        t527 = (rotl64(t525, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t525, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t528 = ((t507 ^ t511) ^ rotl64(t514, 32)) ^ t527,
        t529 = (((t500 ^ t509) ^ t508) ^ rotl64(t510, 32)) ^ t517, t530 = t529 ^ rotl64(t517, 32),
        t531 = (((t492 ^ t505) ^ t496) ^ t509) ^ rotl64(t516, 32),
        t532 = (t531 ^ t522) ^ rotl64(t522, 32),
        t533 = ((t504 ^ rotl64(t497, 32)) ^ t506) ^ rotl64(t513, 32),
        t534 = (t533 ^ t521) ^ rotl64(t521, 32),
        t535 = (((t498 ^ t515) ^ rotl64(t499, 32)) ^ t513) ^ t520, t536 = t535 ^ rotl64(t520, 32),
        t537 = ((t523 ^ t499) ^ t519) ^ rotl64(t519, 32),
        t538 = ((t500 ^ t518) ^ rotl64(t518, 32)) ^ rotl64(t524, 32);
        // round 6 (aes.dsl:47)
        const uint64_t t539 = t534 ^ t537, t540 = t538 ^ t539, t541 = t532 ^ t534, t542 = t526 ^ t541,
        t543 = ~t540, t544 = t543 ^ t542, t545 = t528 ^ t530, t546 = t545 ^ t544, t547 = t534 ^ t543,
        t548 = t547 ^ t541, t549 = t528 ^ t542, t550 = t548 ^ t549, t551 = t541 ^ t545,
        t552 = t539 ^ t549, t553 = t541 ^ t552, t554 = t536 ^ t553, t555 = t542 ^ t554,
        t556 = t551 ^ t555, t557 = t550 & t556, t558 = ~t546, t559 = t541 & t558,
        t560 = (t548 & t551) ^ t559, t561 = t558 ^ ((t537 | t540) ^ (t557 ^ t560)), t562 = t543 ^ t556,
        t563 = t559 ^ (t547 | t544), t564 = t557 ^ ((t553 & t562) ^ t563), t565 = t561 ^ t564,
        t566 = t549 | t555, t567 = (t552 & t554) ^ (t563 ^ (t537 ^ t566)), t568 = t565 & t567,
        t569 = t560 ^ (t566 ^ (t539 & t542)), t570 = t561 & (t568 ^ t569), t571 = t567 ^ t569,
        t572 = t564 & t571, t573 = (t567 | t570) ^ t572, t574 = t553 & t573,
        t575 = t569 & (t561 ^ t572), t576 = t571 ^ t575, t577 = t573 ^ t576, t578 = t565 ^ t570,
        t579 = t576 ^ t578, t580 = t547 & t579, t581 = t574 ^ ((t550 & t577) ^ t580),
        t582 = t568 ^ (t564 | t575), t583 = t573 ^ t582, t584 = t579 ^ t583, t585 = t577 ^ t584,
        t586 = t542 & t578, t587 = (t555 & t585) ^ t586, t588 = t539 & t578,
        t589 = (t548 & t584) ^ t588, t590 = t589 ^ (t549 & t585), t591 = (t587 ^ (t546 & t583)) ^ t590,
        t592 = t591 ^ (t551 & t584), t593 = t587 ^ (t556 & t577), t594 = t591 ^ (t544 & t579),
        t595 = (t554 & t582) ^ (t586 ^ t594), t596 = ((t543 & t576) ^ t593) ^ t595,
        t597 = t594 ^ (t562 & t573), t598 = t597 ^ ((t574 ^ t588) ^ (t537 & t576)),
        t599 = t598 ^ (t552 & t582), t600 = (t581 ^ (t541 & t583)) ^ load64(round + 192),
        t601 = t592 ^ load64(round + 200), t602 = t596 ^ load64(round + 208),
        t603 = (t596 ^ ((t589 ^ (t580 ^ t592)) ^ t598)) ^ load64(round + 216),
        t604 = (t593 ^ t597) ^ load64(round + 224), t605 = t599 ^ load64(round + 232),
        t606 = (t581 ^ (t590 ^ t599)) ^ load64(round + 240), t607 = t595 ^ load64(round + 248),
        t608 = (rotl64(t605, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t605, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t609 = t605 ^ t608,
        t610 = (rotl64(t606, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t606, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t611 = t602 ^ t610,
        t612 = (rotl64(t607, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t607, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t613 = t604 ^ t612,
        t614 = (rotl64(t609, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t609, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t615 = t600 ^ t614,
        t616 = (rotl64(t603, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t603, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t617 = t603 ^ t616,
        t618 = (rotl64(t611, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t611, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t619 = t611 ^ t618,
        t620 = (rotl64(t601, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t601, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t621 = t601 ^ t620, t622 = t600 ^ t610,
        t623 = (rotl64(t606, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t606, 60) & UINT64_C(0xf000f000f000f000)),
        t624 = (rotl64(t604, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t604, 60) & UINT64_C(0xf000f000f000f000)),
        t625 = (rotl64(t615, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t615, 60) & UINT64_C(0xf000f000f000f000)),
        t626 = (rotl64(t613, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t613, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t627 = t613 ^ t626,
        t628 = (rotl64(t621, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t621, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t629 = t603 ^ t628,
        t630 = (rotl64(t617, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t617, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t631 = (t605 ^ t623) ^ t630, t632 = (t619 ^ t624) ^ t614,
        t633 = (rotl64(t613, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t613, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t634 = t609 ^ t633,
        t635 = (rotl64(t607, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t607, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t636 = (t615 ^ t625) ^ t635, t637 = t619 ^ t635, t638 = t622 ^ t618,
        t639 = (rotl64(t600, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t600, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t640 = (rotl64(t607, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t607, 60) & UINT64_C(0xf000f000f000f000)),
        t641 = (rotl64(t622, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t622, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t642 = (((((t639 ^ t606) ^ t607) ^ t640) ^ t614) ^ t625) ^ t641,
        t643 = ((((t620 ^ t623) ^ t610) ^ t640) ^ t628) ^ t636,
        t644 = (rotl64(t601, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t601, 60) & UINT64_C(0xf000f000f000f000)),
        t645 = (rotl64(t637, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t637, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t646 = ((((t639 ^ t601) ^ t644) ^ t612) ^ t645) ^ t638,
        t647 = (rotl64(t638, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t638, 20) & UINT64_C(0xfff0fff0fff0fff0)),
        t648 = (((((t639 ^ t602) ^ t616) ^ t612) ^ t630) ^ t621) ^ t636, t649 = t648 ^ t647,
        t650 = (rotl64(t629, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t629, 60) & UINT64_C(0xf000f000f000f000)),
        t651 = (((t626 ^ t629) ^ t650) ^ t632) ^ t634, t652 = (((t608 ^ t613) ^ t617) ^ t632) ^ t645,
        t653 = (rotl64(t631, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t631, 60) & UINT64_C(0xf000f000f000f000)),
        t654 = ((((t610 ^ t607) ^ t635) ^ t627) ^ t631) ^ t653,
        t655 = (((t624 ^ t606) ^ t623) ^ t627) ^ t634;
        x0 = t654;
        x1 = t651;
        x2 = t655;
        x3 = t649;
        x4 = t642;
        x5 = t643;
        x6 = t646;
        x7 = t652;
    }
    // round 1 (aes.dsl:47)
    const uint64_t t1251 = ~x0, t1252 = x1 ^ t1251, t1253 = x2 ^ t1252, t1254 = x3 ^ x1,
    t1255 = x4 ^ t1254, t1256 = t1253 ^ t1255, t1257 = x5 ^ x6, t1258 = t1257 ^ t1256,
    t1259 = x1 ^ t1253, t1260 = t1259 ^ t1254, t1261 = x5 ^ t1255, t1262 = t1260 ^ t1261,
    t1263 = t1254 ^ t1257, t1264 = t1252 ^ t1261, t1265 = t1254 ^ t1264, t1266 = x7 ^ t1265,
    t1267 = t1255 ^ t1266, t1268 = t1263 ^ t1267, t1269 = t1262 & t1268, t1270 = t1254 & (~t1258),
    t1271 = (t1260 & t1263) ^ t1270, t1272 = t1258 ^ ((x0 & t1253) ^ (t1269 ^ t1271)),
    t1273 = t1253 ^ t1268, t1274 = t1270 ^ (t1259 | t1256),
    t1275 = t1269 ^ ((t1265 & t1273) ^ t1274), t1276 = t1272 ^ t1275, t1277 = t1261 | t1267,
    t1278 = (t1264 & t1266) ^ (t1274 ^ (t1251 ^ t1277)), t1279 = t1276 & t1278,
    t1280 = t1271 ^ (t1277 ^ (t1252 & t1255)), t1281 = t1272 & (t1279 ^ t1280),
    t1282 = t1278 ^ t1280, t1283 = t1275 & t1282, t1284 = (t1278 | t1281) ^ t1283,
    t1285 = t1265 & t1284, t1286 = t1280 & (t1272 ^ t1283), t1287 = t1282 ^ t1286,
    t1288 = t1284 ^ t1287, t1289 = t1276 ^ t1281, t1290 = t1287 ^ t1289, t1291 = t1259 & t1290,
    t1292 = t1285 ^ ((t1262 & t1288) ^ t1291), t1293 = t1279 ^ (t1275 | t1286),
    t1294 = t1284 ^ t1293, t1295 = t1290 ^ t1294, t1296 = t1288 ^ t1295, t1297 = t1255 & t1289,
    t1298 = (t1267 & t1296) ^ t1297, t1299 = t1252 & t1289, t1300 = (t1260 & t1295) ^ t1299,
    t1301 = t1300 ^ (t1261 & t1296), t1302 = (t1298 ^ (t1258 & t1294)) ^ t1301,
    t1303 = t1302 ^ (t1263 & t1295), t1304 = t1298 ^ (t1268 & t1288),
    t1305 = t1302 ^ (t1256 & t1290), t1306 = (t1266 & t1293) ^ (t1297 ^ t1305),
    t1307 = ((t1253 & t1287) ^ t1304) ^ t1306, t1308 = t1305 ^ (t1273 & t1284),
    t1309 = t1308 ^ ((t1285 ^ t1299) ^ (t1251 & t1287)), t1310 = t1309 ^ (t1264 & t1293),
    t1311 = (t1292 ^ (t1254 & t1294)) ^ load64(rk + 1024), t1312 = t1303 ^ load64(rk + 1032),
    t1313 = t1307 ^ load64(rk + 1040),
    t1314 = (t1307 ^ ((t1300 ^ (t1291 ^ t1303)) ^ t1309)) ^ load64(rk + 1048),
    t1315 = (t1304 ^ t1308) ^ load64(rk + 1056), t1316 = t1310 ^ load64(rk + 1064),
    t1317 = (t1292 ^ (t1301 ^ t1310)) ^ load64(rk + 1072), t1318 = t1306 ^ load64(rk + 1080),
    t1319 = ((t1311 >> 4) ^ t1315) & UINT64_C(0xf0f0f0f0f0f0f0f), t1320 = t1311 ^ (t1319 << 4),
    t1321 = t1315 ^ t1319, t1322 = ((t1312 >> 4) ^ t1316) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1323 = t1312 ^ (t1322 << 4), t1324 = t1316 ^ t1322,
    t1325 = ((t1313 >> 4) ^ t1317) & UINT64_C(0xf0f0f0f0f0f0f0f), t1326 = t1313 ^ (t1325 << 4),
    t1327 = t1317 ^ t1325, t1328 = ((t1314 >> 4) ^ t1318) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1329 = t1314 ^ (t1328 << 4), t1330 = t1318 ^ t1328,
    t1331 = ((t1320 >> 32) ^ t1321) & UINT64_C(0xffffffff), t1332 = t1320 ^ (t1331 << 32),
    t1333 = t1321 ^ t1331, t1334 = ((t1323 >> 32) ^ t1324) & UINT64_C(0xffffffff),
    t1335 = t1323 ^ (t1334 << 32), t1336 = t1324 ^ t1334,
    t1337 = ((t1326 >> 32) ^ t1327) & UINT64_C(0xffffffff), t1338 = t1326 ^ (t1337 << 32),
    t1339 = t1327 ^ t1337, t1340 = ((t1329 >> 32) ^ t1330) & UINT64_C(0xffffffff),
    t1341 = t1329 ^ (t1340 << 32), t1342 = t1330 ^ t1340,
    t1343 = ((t1332 >> 16) ^ t1333) & UINT64_C(0xffff0000ffff), t1344 = t1332 ^ (t1343 << 16),
    t1345 = t1333 ^ t1343, t1346 = ((t1335 >> 16) ^ t1336) & UINT64_C(0xffff0000ffff),
    t1347 = t1335 ^ (t1346 << 16), t1348 = t1336 ^ t1346,
    t1349 = ((t1338 >> 16) ^ t1339) & UINT64_C(0xffff0000ffff), t1350 = t1338 ^ (t1349 << 16),
    t1351 = t1339 ^ t1349, t1352 = ((t1341 >> 16) ^ t1342) & UINT64_C(0xffff0000ffff),
    t1353 = t1341 ^ (t1352 << 16), t1354 = t1342 ^ t1352,
    t1355 = ((t1344 >> 8) ^ t1345) & UINT64_C(0xff00ff00ff00ff), t1356 = t1344 ^ (t1355 << 8),
    t1357 = t1345 ^ t1355, t1358 = ((t1347 >> 8) ^ t1348) & UINT64_C(0xff00ff00ff00ff),
    t1359 = t1347 ^ (t1358 << 8), t1360 = t1348 ^ t1358,
    t1361 = ((t1350 >> 8) ^ t1351) & UINT64_C(0xff00ff00ff00ff), t1362 = t1350 ^ (t1361 << 8),
    t1363 = t1351 ^ t1361, t1364 = ((t1353 >> 8) ^ t1354) & UINT64_C(0xff00ff00ff00ff),
    t1365 = t1353 ^ (t1364 << 8), t1366 = t1354 ^ t1364,
    t1367 = ((t1356 >> 2) ^ t1362) & UINT64_C(0x3333333333333333), t1368 = t1356 ^ (t1367 << 2),
    t1369 = t1362 ^ t1367, t1370 = ((t1357 >> 2) ^ t1363) & UINT64_C(0x3333333333333333),
    t1371 = t1357 ^ (t1370 << 2), t1372 = t1363 ^ t1370,
    t1373 = ((t1359 >> 2) ^ t1365) & UINT64_C(0x3333333333333333), t1374 = t1359 ^ (t1373 << 2),
    t1375 = t1365 ^ t1373, t1376 = ((t1360 >> 2) ^ t1366) & UINT64_C(0x3333333333333333),
    t1377 = t1360 ^ (t1376 << 2), t1378 = t1366 ^ t1376,
    t1379 = ((t1368 >> 1) ^ t1374) & UINT64_C(0x5555555555555555),
    t1380 = ((t1371 >> 1) ^ t1377) & UINT64_C(0x5555555555555555),
    t1381 = ((t1369 >> 1) ^ t1375) & UINT64_C(0x5555555555555555),
    t1382 = ((t1372 >> 1) ^ t1378) & UINT64_C(0x5555555555555555);
    store_le64(out, t1368 ^ (t1379 << 1));
    store_le64(out + 8, t1371 ^ (t1380 << 1));
    store_le64(out + 16, t1374 ^ t1379);
    store_le64(out + 24, t1377 ^ t1380);
    store_le64(out + 32, t1369 ^ (t1381 << 1));
    store_le64(out + 40, t1372 ^ (t1382 << 1));
    store_le64(out + 48, t1375 ^ t1381);
    store_le64(out + 56, t1378 ^ t1382);
}

void lwcc_aes128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_aes128_128_ecb_decrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_aes128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_aes128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_128_key_setup_c(ctx, key);
    lwcc_aes128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_aes128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store64(ctx + 1232, (t49 ^ (t60 << 4)) ^ load64(ctx + 1024));
    store64(ctx + 1240, (t52 ^ (t61 << 4)) ^ load64(ctx + 1032));
    store64(ctx + 1248, (t55 ^ (t62 << 4)) ^ load64(ctx + 1040));
    store64(ctx + 1256, (t58 ^ (t63 << 4)) ^ load64(ctx + 1048));
    store64(ctx + 1264, (t50 ^ t60) ^ load64(ctx + 1056));
    store64(ctx + 1272, (t53 ^ t61) ^ load64(ctx + 1064));
    store64(ctx + 1280, (t56 ^ t62) ^ load64(ctx + 1072));
    store64(ctx + 1288, (t59 ^ t63) ^ load64(ctx + 1080));
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
    t64 = load64(ctx + 1232) ^ (t49 ^ (t60 << 4)), t65 = load64(ctx + 1240) ^ (t52 ^ (t61 << 4)),
    t66 = load64(ctx + 1248) ^ (t55 ^ (t62 << 4)), t67 = load64(ctx + 1256) ^ (t58 ^ (t63 << 4)),
    t68 = load64(ctx + 1264) ^ (t50 ^ t60), t69 = load64(ctx + 1272) ^ (t53 ^ t61),
    t70 = load64(ctx + 1280) ^ (t56 ^ t62), t71 = load64(ctx + 1288) ^ (t59 ^ t63);
    uint64_t x0 = t64;
    uint64_t x1 = t69;
    uint64_t x2 = t65;
    uint64_t x3 = t67;
    uint64_t x4 = t71;
    uint64_t x5 = t68;
    uint64_t x6 = t70;
    uint64_t x7 = t66;
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 1 (aes.dsl:47)
        const uint64_t t72 = x0 ^ x1, t73 = x2 ^ x1, t74 = x3 ^ x4, t75 = x5 ^ t74, t76 = t74 ^ t73,
        t77 = x6 ^ t75, t78 = x7 ^ t73, t79 = t75 ^ t78, t80 = t72 ^ t77, t81 = x4 ^ t80,
        t82 = t72 ^ t76, t83 = t77 ^ t79, t84 = x2 ^ t83, t85 = t74 ^ t84, t86 = x6 ^ t82,
        t87 = t74 ^ t81, t88 = t83 & t85, t89 = t79 ^ t86, t90 = t88 ^ (x6 & t74), t91 = t81 ^ t73,
        t92 = t88 ^ (t78 | t84), t93 = t87 & t82, t94 = t85 ^ t91, t95 = t73 ^ t85, t96 = t81 | t86,
        t97 = t80 ^ ((t79 & t94) ^ (t92 ^ t96)), t98 = (t95 & t89) ^ (t96 ^ t90), t99 = t97 ^ t98,
        t100 = t93 ^ (t92 ^ (t77 & t91)), t101 = t100 & t99, t102 = (t80 & t76) ^ (t93 ^ (x1 ^ t90)),
        t103 = t98 & (t101 ^ t102), t104 = t100 ^ t102, t105 = t99 ^ t103, t106 = t97 & t104,
        t107 = t102 & (t98 ^ t106), t108 = t101 ^ (t97 | t107), t109 = t104 ^ t107, t110 = t91 & t108,
        t111 = t105 ^ t109, t112 = t106 ^ (t100 | t103), t113 = t108 ^ t112, t114 = t83 & t113,
        t115 = t108 ^ t105, t116 = t112 ^ t109, t117 = t87 & t115, t118 = t113 ^ t111,
        t119 = t114 ^ (t82 & t115), t120 = x6 & t118, t121 = t120 ^ (t119 ^ (t80 & t105)),
        t122 = t110 ^ (t84 & t111), t123 = t121 ^ (t95 & t109), t124 = t123 ^ (t117 ^ (t81 & t116)),
        t125 = t124 ^ (t78 & t111), t126 = t125 ^ (t79 & t112), t127 = t126 ^ (t114 ^ (t86 & t116)),
        t128 = t125 ^ (t119 ^ (t77 & t108)), t129 = t122 ^ (t117 ^ (t85 & t113)),
        t130 = t127 ^ (t76 & t105), t131 = t123 ^ (t110 ^ (t94 & t112)),
        t132 = t130 ^ (t128 ^ ((t74 & t118) ^ t122)), t133 = t124 ^ t132,
        t134 = t120 ^ (t126 ^ (t89 & t109)), t135 = t127 ^ t134, t136 = t121 ^ t130,
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
        t161 = ((t139 ^ t138) ^ t153) ^ load64(round),
        t162 = (((t151 ^ t138) ^ t140) ^ t154) ^ load64(round + 8),
        t163 = ((t149 ^ t155) ^ t152) ^ load64(round + 16),
        t164 = (((t147 ^ t138) ^ t156) ^ t150) ^ load64(round + 24),
        t165 = (((t141 ^ t138) ^ t157) ^ t148) ^ load64(round + 32),
        t166 = ((t143 ^ t142) ^ t158) ^ load64(round + 40),
        t167 = ((t145 ^ t144) ^ t159) ^ load64(round + 48),
        t168 = ((t137 ^ t160) ^ t146) ^ load64(round + 56);
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
        t249 = t233 ^ t248, t250 = ((t236 ^ t235) ^ rotl64(t237, 32)) ^ load64(round + 64),
        t251 = (((t248 ^ t235) ^ t237) ^ rotl64(t249, 32)) ^ load64(round + 72),
        t252 = ((t246 ^ rotl64(t247, 32)) ^ t249) ^ load64(round + 80),
        t253 = (((t244 ^ t235) ^ rotl64(t245, 32)) ^ t247) ^ load64(round + 88),
        t254 = (((t238 ^ t235) ^ rotl64(t239, 32)) ^ t245) ^ load64(round + 96),
        t255 = ((t240 ^ t239) ^ rotl64(t241, 32)) ^ load64(round + 104),
        t256 = ((t242 ^ t241) ^ rotl64(t243, 32)) ^ load64(round + 112),
        t257 = ((t234 ^ rotl64(t235, 32)) ^ t243) ^ load64(round + 120);
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
        t347 = ((t325 ^ t324) ^ t339) ^ load64(round + 128),
        t348 = (((t337 ^ t324) ^ t326) ^ t340) ^ load64(round + 136),
        t349 = ((t335 ^ t341) ^ t338) ^ load64(round + 144),
        t350 = (((t333 ^ t324) ^ t342) ^ t336) ^ load64(round + 152),
        t351 = (((t327 ^ t324) ^ t343) ^ t334) ^ load64(round + 160),
        t352 = ((t329 ^ t328) ^ t344) ^ load64(round + 168),
        t353 = ((t331 ^ t330) ^ t345) ^ load64(round + 176),
        t354 = ((t323 ^ t346) ^ t332) ^ load64(round + 184);
        // round 4 (aes.dsl:47)
        const uint64_t t355 = t347 ^ t352, t356 = t348 ^ t352, t357 = t350 ^ t354, t358 = t351 ^ t357,
        t359 = t357 ^ t356, t360 = t353 ^ t358, t361 = t349 ^ t356, t362 = t358 ^ t361,
        t363 = t355 ^ t360, t364 = t354 ^ t363, t365 = t355 ^ t359, t366 = t360 ^ t362,
        t367 = t348 ^ t366, t368 = t357 ^ t367, t369 = t353 ^ t365, t370 = t357 ^ t364,
        t371 = t366 & t368, t372 = t362 ^ t369, t373 = t371 ^ (t353 & t357), t374 = t364 ^ t356,
        t375 = t371 ^ (t361 | t367), t376 = t370 & t365, t377 = t368 ^ t374, t378 = t356 ^ t368,
        t379 = t364 | t369, t380 = t363 ^ ((t362 & t377) ^ (t375 ^ t379)),
        t381 = (t378 & t372) ^ (t379 ^ t373), t382 = t380 ^ t381, t383 = t376 ^ (t375 ^ (t360 & t374)),
        t384 = t383 & t382, t385 = (t363 & t359) ^ (t376 ^ (t352 ^ t373)), t386 = t381 & (t384 ^ t385),
        t387 = t383 ^ t385, t388 = t382 ^ t386, t389 = t380 & t387, t390 = t385 & (t381 ^ t389),
        t391 = t384 ^ (t380 | t390), t392 = t387 ^ t390, t393 = t374 & t391, t394 = t388 ^ t392,
        t395 = t389 ^ (t383 | t386), t396 = t391 ^ t395, t397 = t366 & t396, t398 = t391 ^ t388,
        t399 = t395 ^ t392, t400 = t370 & t398, t401 = t396 ^ t394, t402 = t397 ^ (t365 & t398),
        t403 = t353 & t401, t404 = t403 ^ (t402 ^ (t363 & t388)), t405 = t393 ^ (t367 & t394),
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
        t436 = ((t422 ^ t421) ^ rotl64(t423, 32)) ^ load64(round + 192),
        t437 = (((t434 ^ t421) ^ t423) ^ rotl64(t435, 32)) ^ load64(round + 200),
        t438 = ((t432 ^ rotl64(t433, 32)) ^ t435) ^ load64(round + 208),
        t439 = (((t430 ^ t421) ^ rotl64(t431, 32)) ^ t433) ^ load64(round + 216),
        t440 = (((t424 ^ t421) ^ rotl64(t425, 32)) ^ t431) ^ load64(round + 224),
        t441 = ((t426 ^ t425) ^ rotl64(t427, 32)) ^ load64(round + 232),
        t442 = ((t428 ^ t427) ^ rotl64(t429, 32)) ^ load64(round + 240),
        t443 = ((t420 ^ rotl64(t421, 32)) ^ t429) ^ load64(round + 248);
        x0 = t436;
        x1 = t441;
        x2 = t437;
        x3 = t439;
        x4 = t443;
        x5 = t440;
        x6 = t442;
        x7 = t438;
    }
    // round 9 (aes.dsl:47)
    const uint64_t t894 = x0 ^ x1, t895 = x2 ^ x1, t896 = x3 ^ x4, t897 = x5 ^ t896,
    t898 = t896 ^ t895, t899 = x6 ^ t897, t900 = x7 ^ t895, t901 = t897 ^ t900, t902 = t894 ^ t899,
    t903 = x4 ^ t902, t904 = t894 ^ t898, t905 = t899 ^ t901, t906 = x2 ^ t905, t907 = t896 ^ t906,
    t908 = x6 ^ t904, t909 = t896 ^ t903, t910 = t905 & t907, t911 = t901 ^ t908,
    t912 = t910 ^ (x6 & t896), t913 = t903 ^ t895, t914 = t910 ^ (t900 | t906), t915 = t909 & t904,
    t916 = t907 ^ t913, t917 = t895 ^ t907, t918 = t903 | t908,
    t919 = t902 ^ ((t901 & t916) ^ (t914 ^ t918)), t920 = (t917 & t911) ^ (t918 ^ t912),
    t921 = t919 ^ t920, t922 = t915 ^ (t914 ^ (t899 & t913)), t923 = t922 & t921,
    t924 = (t902 & t898) ^ (t915 ^ (x1 ^ t912)), t925 = t920 & (t923 ^ t924), t926 = t922 ^ t924,
    t927 = t921 ^ t925, t928 = t919 & t926, t929 = t924 & (t920 ^ t928),
    t930 = t923 ^ (t919 | t929), t931 = t926 ^ t929, t932 = t913 & t930, t933 = t927 ^ t931,
    t934 = t928 ^ (t922 | t925), t935 = t930 ^ t934, t936 = t905 & t935, t937 = t930 ^ t927,
    t938 = t934 ^ t931, t939 = t909 & t937, t940 = t935 ^ t933, t941 = t936 ^ (t904 & t937),
    t942 = x6 & t940, t943 = t942 ^ (t941 ^ (t902 & t927)), t944 = t932 ^ (t906 & t933),
    t945 = t943 ^ (t917 & t931), t946 = t945 ^ (t939 ^ (t903 & t938)), t947 = t946 ^ (t900 & t933),
    t948 = t947 ^ (t901 & t934), t949 = t948 ^ (t936 ^ (t908 & t938)),
    t950 = t947 ^ (t941 ^ (t899 & t930)), t951 = t944 ^ (t939 ^ (t907 & t935)),
    t952 = t949 ^ (t898 & t927), t953 = t945 ^ (t932 ^ (t916 & t934)),
    t954 = t952 ^ (t950 ^ ((t896 & t940) ^ t944)), t955 = t946 ^ t954,
    t956 = t942 ^ (t948 ^ (t911 & t931)), t957 = t949 ^ t956, t958 = t943 ^ t952,
    t959 = (rotl64(t950, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t950, 60) & UINT64_C(0xf000f000f000f000)),
    t960 = t950 ^ t959,
    t961 = (rotl64(t953, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t953, 60) & UINT64_C(0xf000f000f000f000)),
    t962 = t953 ^ t961,
    t963 = (rotl64(t951, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t951, 60) & UINT64_C(0xf000f000f000f000)),
    t964 = t951 ^ t963,
    t965 = (rotl64(t956, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t956, 60) & UINT64_C(0xf000f000f000f000)),
    t966 = t956 ^ t965,
    t967 = (rotl64(t955, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t955, 60) & UINT64_C(0xf000f000f000f000)),
    t968 = t955 ^ t967,
    t969 = (rotl64(t957, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t957, 60) & UINT64_C(0xf000f000f000f000)),
    t970 = t957 ^ t969,
    t971 = (rotl64(t954, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t954, 60) & UINT64_C(0xf000f000f000f000)),
    t972 = t954 ^ t971,
    t973 = (rotl64(t958, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t958, 60) & UINT64_C(0xf000f000f000f000)),
    t974 = t958 ^ t973,
    t975 = (rotl64(t962, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t962, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t976 = (rotl64(t974, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t974, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t977 = (rotl64(t972, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t972, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t978 = (rotl64(t970, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t970, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t979 = (rotl64(t964, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t964, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t980 = (rotl64(t966, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t966, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t981 = (rotl64(t968, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t968, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t982 = (rotl64(t960, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t960, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t983 = ((t961 ^ t960) ^ t975) ^ load64(ctx + 1088),
    t984 = (((t973 ^ t960) ^ t962) ^ t976) ^ load64(ctx + 1096),
    t985 = ((t971 ^ t977) ^ t974) ^ load64(ctx + 1104),
    t986 = (((t969 ^ t960) ^ t978) ^ t972) ^ load64(ctx + 1112),
    t987 = (((t963 ^ t960) ^ t979) ^ t970) ^ load64(ctx + 1120),
    t988 = ((t965 ^ t964) ^ t980) ^ load64(ctx + 1128),
    t989 = ((t967 ^ t966) ^ t981) ^ load64(ctx + 1136),
    t990 = ((t959 ^ t982) ^ t968) ^ load64(ctx + 1144);
    // round 10 (aes.dsl:53)
    const uint64_t t991 = t983 ^ t988, t992 = t984 ^ t988, t993 = t986 ^ t990, t994 = t987 ^ t993,
    t995 = t993 ^ t992, t996 = t989 ^ t994, t997 = t985 ^ t992, t998 = t994 ^ t997,
    t999 = t991 ^ t996, t1000 = t990 ^ t999, t1001 = t991 ^ t995, t1002 = t996 ^ t998,
    t1003 = t984 ^ t1002, t1004 = t993 ^ t1003, t1005 = t989 ^ t1001, t1006 = t993 ^ t1000,
    t1007 = t1002 & t1004, t1008 = t998 ^ t1005, t1009 = t1007 ^ (t989 & t993),
    t1010 = t1000 ^ t992, t1011 = t1007 ^ (t997 | t1003), t1012 = t1006 & t1001,
    t1013 = t1004 ^ t1010, t1014 = t992 ^ t1004, t1015 = t1000 | t1005,
    t1016 = t999 ^ ((t998 & t1013) ^ (t1011 ^ t1015)), t1017 = (t1014 & t1008) ^ (t1015 ^ t1009),
    t1018 = t1016 ^ t1017, t1019 = t1012 ^ (t1011 ^ (t996 & t1010)), t1020 = t1019 & t1018,
    t1021 = (t999 & t995) ^ (t1012 ^ (t988 ^ t1009)), t1022 = t1017 & (t1020 ^ t1021),
    t1023 = t1019 ^ t1021, t1024 = t1018 ^ t1022, t1025 = t1016 & t1023,
    t1026 = t1021 & (t1017 ^ t1025), t1027 = t1020 ^ (t1016 | t1026), t1028 = t1023 ^ t1026,
    t1029 = t1010 & t1027, t1030 = t1024 ^ t1028, t1031 = t1025 ^ (t1019 | t1022),
    t1032 = t1027 ^ t1031, t1033 = t1002 & t1032, t1034 = t1027 ^ t1024, t1035 = t1031 ^ t1028,
    t1036 = t1006 & t1034, t1037 = t1032 ^ t1030, t1038 = t1033 ^ (t1001 & t1034),
    t1039 = t989 & t1037, t1040 = t1039 ^ (t1038 ^ (t999 & t1024)), t1041 = t1029 ^ (t1003 & t1030),
    t1042 = t1040 ^ (t1014 & t1028), t1043 = t1042 ^ (t1036 ^ (t1000 & t1035)),
    t1044 = t1043 ^ (t997 & t1030), t1045 = t1044 ^ (t998 & t1031),
    t1046 = t1045 ^ (t1033 ^ (t1005 & t1035)), t1047 = t1044 ^ (t1038 ^ (t996 & t1027)),
    t1048 = t1046 ^ (t995 & t1024), t1049 = t1048 ^ (t1047 ^ ((t993 & t1037) ^ t1041)),
    t1050 = t1039 ^ (t1045 ^ (t1008 & t1028)),
    t1051 = (t1042 ^ (t1029 ^ (t1013 & t1031))) ^ load64(ctx + 1152),
    t1052 = (t1040 ^ t1048) ^ load64(ctx + 1160), t1053 = t1049 ^ load64(ctx + 1168),
    t1054 = (t1046 ^ t1050) ^ load64(ctx + 1176),
    t1055 = (t1041 ^ (t1036 ^ (t1004 & t1032))) ^ load64(ctx + 1184),
    t1056 = t1050 ^ load64(ctx + 1192), t1057 = (t1043 ^ t1049) ^ load64(ctx + 1200),
    t1058 = t1047 ^ load64(ctx + 1208),
    t1059 = ((t1051 >> 4) ^ t1055) & UINT64_C(0xf0f0f0f0f0f0f0f), t1060 = t1051 ^ (t1059 << 4),
    t1061 = t1055 ^ t1059, t1062 = ((t1052 >> 4) ^ t1056) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1063 = t1052 ^ (t1062 << 4), t1064 = t1056 ^ t1062,
    t1065 = ((t1053 >> 4) ^ t1057) & UINT64_C(0xf0f0f0f0f0f0f0f), t1066 = t1053 ^ (t1065 << 4),
    t1067 = t1057 ^ t1065, t1068 = ((t1054 >> 4) ^ t1058) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1069 = t1054 ^ (t1068 << 4), t1070 = t1058 ^ t1068,
    t1071 = ((t1060 >> 32) ^ t1061) & UINT64_C(0xffffffff), t1072 = t1060 ^ (t1071 << 32),
    t1073 = t1061 ^ t1071, t1074 = ((t1063 >> 32) ^ t1064) & UINT64_C(0xffffffff),
    t1075 = t1063 ^ (t1074 << 32), t1076 = t1064 ^ t1074,
    t1077 = ((t1066 >> 32) ^ t1067) & UINT64_C(0xffffffff), t1078 = t1066 ^ (t1077 << 32),
    t1079 = t1067 ^ t1077, t1080 = ((t1069 >> 32) ^ t1070) & UINT64_C(0xffffffff),
    t1081 = t1069 ^ (t1080 << 32), t1082 = t1070 ^ t1080,
    t1083 = ((t1072 >> 16) ^ t1073) & UINT64_C(0xffff0000ffff), t1084 = t1072 ^ (t1083 << 16),
    t1085 = t1073 ^ t1083, t1086 = ((t1075 >> 16) ^ t1076) & UINT64_C(0xffff0000ffff),
    t1087 = t1075 ^ (t1086 << 16), t1088 = t1076 ^ t1086,
    t1089 = ((t1078 >> 16) ^ t1079) & UINT64_C(0xffff0000ffff), t1090 = t1078 ^ (t1089 << 16),
    t1091 = t1079 ^ t1089, t1092 = ((t1081 >> 16) ^ t1082) & UINT64_C(0xffff0000ffff),
    t1093 = t1081 ^ (t1092 << 16), t1094 = t1082 ^ t1092,
    t1095 = ((t1084 >> 8) ^ t1085) & UINT64_C(0xff00ff00ff00ff), t1096 = t1084 ^ (t1095 << 8),
    t1097 = t1085 ^ t1095, t1098 = ((t1087 >> 8) ^ t1088) & UINT64_C(0xff00ff00ff00ff),
    t1099 = t1087 ^ (t1098 << 8), t1100 = t1088 ^ t1098,
    t1101 = ((t1090 >> 8) ^ t1091) & UINT64_C(0xff00ff00ff00ff), t1102 = t1090 ^ (t1101 << 8),
    t1103 = t1091 ^ t1101, t1104 = ((t1093 >> 8) ^ t1094) & UINT64_C(0xff00ff00ff00ff),
    t1105 = t1093 ^ (t1104 << 8), t1106 = t1094 ^ t1104,
    t1107 = ((t1096 >> 2) ^ t1102) & UINT64_C(0x3333333333333333), t1108 = t1096 ^ (t1107 << 2),
    t1109 = t1102 ^ t1107, t1110 = ((t1097 >> 2) ^ t1103) & UINT64_C(0x3333333333333333),
    t1111 = t1097 ^ (t1110 << 2), t1112 = t1103 ^ t1110,
    t1113 = ((t1099 >> 2) ^ t1105) & UINT64_C(0x3333333333333333), t1114 = t1099 ^ (t1113 << 2),
    t1115 = t1105 ^ t1113, t1116 = ((t1100 >> 2) ^ t1106) & UINT64_C(0x3333333333333333),
    t1117 = t1100 ^ (t1116 << 2), t1118 = t1106 ^ t1116,
    t1119 = ((t1108 >> 1) ^ t1114) & UINT64_C(0x5555555555555555), t1120 = t1108 ^ (t1119 << 1),
    t1121 = t1114 ^ t1119, t1122 = ((t1111 >> 1) ^ t1117) & UINT64_C(0x5555555555555555),
    t1123 = t1111 ^ (t1122 << 1), t1124 = t1117 ^ t1122,
    t1125 = ((t1109 >> 1) ^ t1115) & UINT64_C(0x5555555555555555), t1126 = t1109 ^ (t1125 << 1),
    t1127 = t1115 ^ t1125, t1128 = ((t1112 >> 1) ^ t1118) & UINT64_C(0x5555555555555555),
    t1129 = t1112 ^ (t1128 << 1), t1130 = t1118 ^ t1128,
    t1131 = (t1120 ^ t1123) & UINT64_C(0xff00ff00ff00ff00),
    t1132 = (t1121 ^ t1124) & UINT64_C(0xff00ff00ff00ff00),
    t1133 = (t1126 ^ t1129) & UINT64_C(0xff00ff00ff00ff00),
    t1134 = (t1127 ^ t1130) & UINT64_C(0xff00ff00ff00ff00), t1135 = load_le64(in),
    t1136 = load_le64(in + 8), t1137 = load_le64(in + 16), t1138 = load_le64(in + 24),
    t1139 = load_le64(in + 32), t1140 = load_le64(in + 40), t1141 = load_le64(in + 48),
    t1142 = load_le64(in + 56);
    store_le64(out, t1135 ^ (t1120 ^ t1131));
    store_le64(out + 8, t1136 ^ (t1123 ^ t1131));
    store_le64(out + 16, t1137 ^ (t1121 ^ t1132));
    store_le64(out + 24, t1138 ^ (t1124 ^ t1132));
    store_le64(out + 32, t1139 ^ (t1126 ^ t1133));
    store_le64(out + 40, t1140 ^ (t1129 ^ t1133));
    store_le64(out + 48, t1141 ^ (t1127 ^ t1134));
    store_le64(out + 56, t1142 ^ (t1130 ^ t1134));
}

void lwcc_aes128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_aes128_128_ctr_crypt_c(buffer, buffer, 64, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
