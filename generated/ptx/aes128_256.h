// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_256 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_AES128_256_H_PTX
#define LWCC_AES128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_256_BLOCK_BYTES_PTX 16
#define LWCC_AES128_256_KEY_BYTES_PTX 32
#define LWCC_AES128_256_NONCE_BYTES_PTX 12
#define LWCC_AES128_256_RK_BYTES_PTX 480
#define LWCC_AES128_256_CTX_BYTES_PTX 544
#define LWCC_AES128_256_ALIGN_BYTES_PTX 16
#define LWCC_AES128_256_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (480 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (544 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_aes128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_aes128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

#ifdef __cplusplus
}
#endif


#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

#ifndef LWCC_HAS_LOAD_LE32
#define LWCC_HAS_LOAD_LE32
static inline uint32_t load_le32(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16
         | (uint32_t)p[3] << 24;
}
#endif

#ifndef LWCC_HAS_ROTL32
#define LWCC_HAS_ROTL32
static inline uint32_t rotl32(uint32_t x, unsigned k)
{
    return (x << k) | (x >> (32 - k));
}
#endif

#ifndef LWCC_HAS_LOAD32
#define LWCC_HAS_LOAD32
static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

// What key goes through several times.
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5)
{
    const uint32_t t0 = x0 >> 1, t1 = x0 >> 2, t2 = x0 >> 4, t3 = x0 >> 5, t4 = x0 >> 7,
    t5 = (x0 ^ t3) ^ (x0 >> 6), t6 = t2 ^ t5, t7 = t0 ^ t5, t8 = t1 ^ t4, t9 = t8 ^ t7,
    t10 = t9 ^ t6, t11 = (t1 ^ (x0 >> 3)) ^ t10, t12 = t10 & t11, t13 = x0 ^ t11, t14 = t5 ^ t13,
    t15 = (t2 ^ t3) ^ t8, t16 = t15 ^ t14, t17 = t0 ^ t4, t18 = t17 ^ t10, t19 = (t8 ^ t18) ^ t16,
    t20 = t16 & (~t19), t21 = (t15 & t18) ^ t20, t22 = (t19 ^ t21) ^ ((t9 & t13) ^ t12),
    t23 = (t8 & (~t14)) ^ t20, t24 = (t14 ^ t23) ^ ((x0 & t6) ^ t12), t25 = x0 ^ t16, t26 = t4 ^ t5,
    t27 = ~t17, t28 = (t27 & t15) ^ (t11 & t27), t29 = (t1 ^ (t28 ^ (t25 & t26))) ^ t23,
    t30 = (t29 ^ t24) ^ (t22 & (~t29)), t31 = (t17 ^ (((~t0) & t5) ^ t28)) ^ t21, t32 = t31 ^ t29,
    t33 = t31 & (~t22), t34 = t33 ^ ((t32 ^ (t30 & ((~t31) & t29))) & (~t33)), t35 = t11 & t34,
    t36 = t32 ^ (t24 & t29), t37 = (t29 & t36) ^ (t30 & (t29 ^ t36)), t38 = (x0 & t37) ^ t35,
    t39 = t24 ^ (t22 & (~t36)), t40 = (t22 ^ t39) ^ (t30 & t39), t41 = (t17 & t40) ^ t38,
    t42 = t34 ^ t37, t43 = t39 ^ t42, t44 = t40 ^ t34, t45 = t44 ^ t43, t46 = t45 & (t16 ^ t19),
    t47 = (t18 & t44) ^ t46, t48 = t40 & (t5 ^ t25), t49 = t39 ^ t40, t50 = (t25 & t49) ^ t48,
    t51 = (t50 ^ ((t7 & t39) ^ t47)) ^ t41, t52 = (t5 & t39) ^ t48, t53 = (t15 & t44) ^ t52,
    t54 = (t14 & t43) ^ t53, t55 = (t9 & t42) ^ t47, t56 = (t26 & t49) ^ (t41 ^ t54),
    t57 = (t10 & t34) ^ t55, t58 = (t13 & t42) ^ ((t35 ^ t52) ^ t57), t59 = (t16 & t45) ^ t53,
    t60 = ((~t51) & 0x1010101) | (((~((t38 ^ t51) ^ t54)) << 1) & 0x2020202),
    t61 = t60 | (((t56 ^ ((t6 & t37) ^ t55)) << 2) & 0x4040404),
    t62 = (t61 | ((((t50 ^ t38) ^ t58) << 3) & 0x8080808)) | ((t58 << 4) & 0x10101010),
    t63 = ((~((t8 & t43) ^ ((t46 ^ t56) ^ t59))) << 5) & 0x20202020,
    t64 = (t62 | t63) | (((~(t58 ^ t59)) << 6) & 0x40404040),
    t65 = x1 ^ (t64 | (((t57 ^ t59) << 7) & 0x80808080)), t66 = t65 ^ x2, t67 = t66 ^ x3,
    t68 = t67 ^ x4, t69 = t68 >> 1, t70 = t68 >> 2, t71 = t68 >> 4, t72 = t68 >> 5, t73 = t68 >> 7,
    t74 = (t68 ^ t72) ^ (t68 >> 6), t75 = t71 ^ t74, t76 = t69 ^ t74, t77 = t70 ^ t73,
    t78 = t77 ^ t76, t79 = t78 ^ t75, t80 = (t70 ^ (t68 >> 3)) ^ t79, t81 = t79 & t80,
    t82 = t68 ^ t80, t83 = t74 ^ t82, t84 = (t71 ^ t72) ^ t77, t85 = t84 ^ t83, t86 = t69 ^ t73,
    t87 = t86 ^ t79, t88 = (t77 ^ t87) ^ t85, t89 = t85 & (~t88), t90 = (t84 & t87) ^ t89,
    t91 = (t88 ^ t90) ^ ((t78 & t82) ^ t81), t92 = (t77 & (~t83)) ^ t89,
    t93 = (t83 ^ t92) ^ ((t68 & t75) ^ t81), t94 = t68 ^ t85, t95 = t73 ^ t74, t96 = ~t86,
    t97 = (t96 & t84) ^ (t80 & t96), t98 = (t70 ^ (t97 ^ (t94 & t95))) ^ t92,
    t99 = (t98 ^ t93) ^ (t91 & (~t98)), t100 = (t86 ^ (((~t69) & t74) ^ t97)) ^ t90,
    t101 = t100 ^ t98, t102 = t100 & (~t91),
    t103 = t102 ^ ((t101 ^ (t99 & ((~t100) & t98))) & (~t102)), t104 = t80 & t103,
    t105 = t101 ^ (t93 & t98), t106 = (t98 & t105) ^ (t99 & (t98 ^ t105)),
    t107 = (t68 & t106) ^ t104, t108 = t93 ^ (t91 & (~t105)), t109 = (t91 ^ t108) ^ (t99 & t108),
    t110 = (t86 & t109) ^ t107, t111 = t103 ^ t106, t112 = t108 ^ t111, t113 = t109 ^ t103,
    t114 = t113 ^ t112, t115 = t114 & (t85 ^ t88), t116 = (t87 & t113) ^ t115,
    t117 = t109 & (t74 ^ t94), t118 = t108 ^ t109, t119 = (t94 & t118) ^ t117,
    t120 = (t119 ^ ((t76 & t108) ^ t116)) ^ t110, t121 = (t74 & t108) ^ t117,
    t122 = (t84 & t113) ^ t121, t123 = (t83 & t112) ^ t122, t124 = (t78 & t111) ^ t116,
    t125 = (t95 & t118) ^ (t110 ^ t123), t126 = (t79 & t103) ^ t124,
    t127 = (t82 & t111) ^ ((t104 ^ t121) ^ t126), t128 = (t85 & t114) ^ t122,
    t129 = (rotl32(~((t107 ^ t120) ^ t123), 25)) & 0x2020202,
    t130 = (rotl32(t125 ^ ((t75 & t106) ^ t124), 26)) & 0x4040404,
    t131 = (((rotl32(~t120, 24) & 0x1010101) | t129) | t130) | ((rotl32((t119 ^ t107) ^ t127, 27)) & 0x8080808),
    t132 = rotl32(~((t77 & t112) ^ ((t115 ^ t125) ^ t128)), 29),
    t133 = (t131 | (rotl32(t127, 28) & 0x10101010)) | (t132 & 0x20202020),
    t134 = t133 | ((rotl32(~(t127 ^ t128), 30)) & 0x40404040),
    t135 = x5 ^ (t134 | (rotl32(t126 ^ t128, 31) & 0x80808080));
    z[0] = t0;
    z[1] = t65;
    z[2] = t66;
    z[3] = t67;
    z[4] = t68;
    z[5] = t135;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = ((x2 >> 1) ^ x2) & 0x55555555, t7 = x2 ^ (t6 << 1), t8 = x2 ^ t6,
    t9 = ((x3 >> 1) ^ x3) & 0x55555555, t10 = x3 ^ (t9 << 1), t11 = x3 ^ t9,
    t12 = ((t1 >> 2) ^ t4) & 0x33333333, t13 = t1 ^ (t12 << 2), t14 = t4 ^ t12,
    t15 = ((t7 >> 2) ^ t10) & 0x33333333, t16 = t7 ^ (t15 << 2), t17 = t10 ^ t15,
    t18 = ((t2 >> 2) ^ t5) & 0x33333333, t19 = t2 ^ (t18 << 2), t20 = t5 ^ t18,
    t21 = ((t8 >> 2) ^ t11) & 0x33333333, t22 = t8 ^ (t21 << 2), t23 = t11 ^ t21,
    t24 = ((t13 >> 4) ^ t16) & 0xf0f0f0f, t25 = t13 ^ (t24 << 4), t26 = t16 ^ t24,
    t27 = ((t14 >> 4) ^ t17) & 0xf0f0f0f, t28 = t14 ^ (t27 << 4), t29 = t17 ^ t27,
    t30 = ((t19 >> 4) ^ t22) & 0xf0f0f0f, t31 = t19 ^ (t30 << 4), t32 = t22 ^ t30,
    t33 = ((t20 >> 4) ^ t23) & 0xf0f0f0f, t34 = t20 ^ (t33 << 4), t35 = t23 ^ t33;
    z[0] = t25;
    z[1] = t26;
    z[2] = t28;
    z[3] = t29;
    z[4] = t31;
    z[5] = t32;
    z[6] = t34;
    z[7] = t35;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7)
{
    const uint32_t t0 = (x0 ^ x1) & 0x55555555, t1 = x1 ^ (t0 << 1), t2 = x1 ^ t0,
    t3 = ((x2 >> 2) ^ x3) & 0x33333333, t4 = x2 ^ (t3 << 2), t5 = x3 ^ t3,
    t6 = ((x4 >> 2) ^ t1) & 0x33333333, t7 = x4 ^ (t6 << 2), t8 = t1 ^ t6,
    t9 = ((x5 >> 2) ^ x6) & 0x33333333, t10 = x5 ^ (t9 << 2), t11 = x6 ^ t9,
    t12 = ((x7 >> 2) ^ t2) & 0x33333333, t13 = x7 ^ (t12 << 2), t14 = t2 ^ t12,
    t15 = ((t4 >> 4) ^ t7) & 0xf0f0f0f, t16 = t4 ^ (t15 << 4), t17 = t7 ^ t15,
    t18 = ((t5 >> 4) ^ t8) & 0xf0f0f0f, t19 = t5 ^ (t18 << 4), t20 = t8 ^ t18,
    t21 = ((t10 >> 4) ^ t13) & 0xf0f0f0f, t22 = t10 ^ (t21 << 4), t23 = t13 ^ t21,
    t24 = ((t11 >> 4) ^ t14) & 0xf0f0f0f, t25 = t11 ^ (t24 << 4), t26 = t14 ^ t24;
    z[0] = t16;
    z[1] = t17;
    z[2] = t19;
    z[3] = t20;
    z[4] = t22;
    z[5] = t23;
    z[6] = t25;
    z[7] = t26;
}

static inline void lwcc_aes128_256_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[156];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20),
    t6 = load_le32(key + 24), t7 = load_le32(key + 28), t8 = t7 >> 1, t9 = t7 >> 2, t10 = t7 >> 4,
    t11 = t7 >> 5, t12 = t7 >> 7, t13 = (t7 ^ t11) ^ (t7 >> 6), t14 = t10 ^ t13, t15 = t8 ^ t13,
    t16 = t9 ^ t12, t17 = t16 ^ t15, t18 = t17 ^ t14, t19 = (t9 ^ (t7 >> 3)) ^ t18, t20 = t18 & t19,
    t21 = t7 ^ t19, t22 = t13 ^ t21, t23 = (t10 ^ t11) ^ t16, t24 = t23 ^ t22, t25 = t8 ^ t12,
    t26 = t25 ^ t18, t27 = (t16 ^ t26) ^ t24, t28 = t24 & (~t27), t29 = (t23 & t26) ^ t28,
    t30 = (t27 ^ t29) ^ ((t17 & t21) ^ t20), t31 = (t16 & (~t22)) ^ t28,
    t32 = (t22 ^ t31) ^ ((t7 & t14) ^ t20), t33 = t7 ^ t24, t34 = t12 ^ t13, t35 = ~t25,
    t36 = (t35 & t23) ^ (t19 & t35), t37 = (t9 ^ (t36 ^ (t33 & t34))) ^ t31,
    t38 = (t37 ^ t32) ^ (t30 & (~t37)), t39 = (t25 ^ (((~t8) & t13) ^ t36)) ^ t29, t40 = t39 ^ t37,
    t41 = t39 & (~t30), t42 = t41 ^ ((t40 ^ (t38 & ((~t39) & t37))) & (~t41)), t43 = t19 & t42,
    t44 = t40 ^ (t32 & t37), t45 = (t37 & t44) ^ (t38 & (t37 ^ t44)), t46 = (t7 & t45) ^ t43,
    t47 = t32 ^ (t30 & (~t44)), t48 = (t30 ^ t47) ^ (t38 & t47), t49 = (t25 & t48) ^ t46,
    t50 = t42 ^ t45, t51 = t47 ^ t50, t52 = t48 ^ t42, t53 = t52 ^ t51, t54 = t53 & (t24 ^ t27),
    t55 = (t26 & t52) ^ t54, t56 = t48 & (t13 ^ t33), t57 = t47 ^ t48, t58 = (t33 & t57) ^ t56,
    t59 = (t58 ^ ((t15 & t47) ^ t55)) ^ t49, t60 = (t13 & t47) ^ t56, t61 = (t23 & t52) ^ t60,
    t62 = (t22 & t51) ^ t61, t63 = (t17 & t50) ^ t55, t64 = (t34 & t57) ^ (t49 ^ t62),
    t65 = (t18 & t42) ^ t63, t66 = (t21 & t50) ^ ((t43 ^ t60) ^ t65), t67 = (t24 & t53) ^ t61,
    t68 = (rotl32(~t59, 24) & 0x1010101) | ((rotl32(~((t46 ^ t59) ^ t62), 25)) & 0x2020202),
    t69 = (rotl32(t64 ^ ((t14 & t45) ^ t63), 26)) & 0x4040404,
    t70 = (t68 | t69) | ((rotl32((t58 ^ t46) ^ t66, 27)) & 0x8080808),
    t71 = (rotl32(~((t16 & t51) ^ ((t54 ^ t64) ^ t67)), 29)) & 0x20202020,
    t72 = ((t70 | (rotl32(t66, 28) & 0x10101010)) | t71) | ((rotl32(~(t66 ^ t67), 30)) & 0x40404040),
    t73 = t0 ^ (t72 | (rotl32(t65 ^ t67, 31) & 0x80808080)), t74 = t73 ^ 1, t75 = t74 ^ t1,
    t76 = t75 ^ t2, t77 = t76 ^ t3;
    key_setup_0(z, t77, t4, t5, t6, t7, t73);
    const uint32_t t78 = z[5] ^ 3, t79 = t78 ^ t75, t80 = t79 ^ t76, t81 = t80 ^ t77;
    key_setup_0(z + 6, t81, z[1], z[2], z[3], z[4], z[5]);
    const uint32_t t82 = z[11] ^ 7, t83 = t82 ^ t79, t84 = t83 ^ t80, t85 = t84 ^ t81;
    key_setup_0(z + 12, t85, z[7], z[8], z[9], z[10], z[11]);
    const uint32_t t86 = z[17] ^ 15, t87 = t86 ^ t83, t88 = t87 ^ t84, t89 = t88 ^ t85;
    key_setup_0(z + 18, t89, z[13], z[14], z[15], z[16], z[17]);
    const uint32_t t90 = z[23] ^ 31, t91 = t90 ^ t87, t92 = t91 ^ t88, t93 = t92 ^ t89;
    key_setup_0(z + 24, t93, z[19], z[20], z[21], z[22], z[23]);
    const uint32_t t94 = z[29] ^ 63, t95 = t94 ^ t91, t96 = t95 ^ t92, t97 = t96 ^ t93;
    key_setup_0(z + 30, t97, z[25], z[26], z[27], z[28], z[29]);
    const uint32_t t98 = z[35] ^ 127, t99 = t98 ^ t95, t100 = t99 ^ t96;
    key_setup_1(z + 36, t0, t1, t2, t3);
    const uint32_t t101 = t7 << 8, t102 = t6 << 8,
    t103 = ((t4 >> 24) | (t101 & 0xff00)) | (t102 & 0xff0000), t104 = t5 << 8,
    t105 = t103 | (t104 & 0xff000000), t106 = t4 << 8,
    t107 = ((t5 >> 24) | (t106 & 0xff00)) | (t101 & 0xff0000), t108 = t107 | (t102 & 0xff000000),
    t109 = ((t6 >> 24) | (t104 & 0xff00)) | (t106 & 0xff0000), t110 = t109 | (t101 & 0xff000000),
    t111 = ((t7 >> 24) | (t102 & 0xff00)) | (t104 & 0xff0000), t112 = t111 | (t106 & 0xff000000);
    key_setup_1(z + 44, t105, t108, t110, t112);
    const uint32_t t113 = rotl32(t75, 16), t114 = rotl32(t77, 16),
    t115 = (t113 & 0xff00ff) | (t114 & 0xff00ff00), t116 = rotl32(t76, 16), t117 = rotl32(t74, 16),
    t118 = (t116 & 0xff00ff) | (t117 & 0xff00ff00), t119 = (t114 & 0xff00ff) | (t113 & 0xff00ff00),
    t120 = (t117 & 0xff00ff) | (t116 & 0xff00ff00);
    key_setup_1(z + 52, t115, t118, t119, t120);
    const uint32_t t121 = z[4] >> 8, t122 = z[1] >> 8, t123 = z[2] >> 8,
    t124 = ((t121 & 255) | (t122 & 0xff00)) | (t123 & 0xff0000), t125 = t124 | (z[3] << 24),
    t126 = z[3] >> 8, t127 = ((t122 & 255) | (t123 & 0xff00)) | (t126 & 0xff0000),
    t128 = t127 | (z[4] << 24), t129 = ((t123 & 255) | (t126 & 0xff00)) | (t121 & 0xff0000),
    t130 = t129 | (z[1] << 24), t131 = ((t126 & 255) | (t121 & 0xff00)) | (t122 & 0xff0000),
    t132 = t131 | (z[2] << 24);
    key_setup_1(z + 60, t125, t128, t130, t132);
    const uint32_t t133 = ((t80 >> 1) ^ t80) & 0x55555555, t134 = t80 ^ (t133 << 1),
    t135 = t80 ^ t133, t136 = (z[6] ^ t81) & 0x55555555, t137 = t81 ^ (t136 << 1),
    t138 = t81 ^ t136, t139 = ((t78 >> 1) ^ t78) & 0x55555555, t140 = t78 ^ (t139 << 1),
    t141 = t78 ^ t139;
    key_setup_2(z + 68, t79 >> 1, t79, t134, t137, t140, t135, t138, t141);
    const uint32_t t142 = z[8] << 8, t143 = z[7] << 8,
    t144 = ((z[9] >> 24) | (t142 & 0xff00)) | (t143 & 0xff0000), t145 = z[10] << 8,
    t146 = t144 | (t145 & 0xff000000), t147 = z[9] << 8,
    t148 = ((z[10] >> 24) | (t147 & 0xff00)) | (t142 & 0xff0000), t149 = t148 | (t143 & 0xff000000),
    t150 = t146 ^ ((rotl32(t6, 8) & 0xff00ff) | (t101 & 0xff00ff00)),
    t151 = t149 ^ ((rotl32(t7, 8) & 0xff00ff) | (t102 & 0xff00ff00));
    key_setup_1(z + 76, t146, t149, t150, t151);
    const uint32_t t152 = rotl32(t85, 16),
    t153 = (t152 & 0xff00ff) | (rotl32(t83, 16) & 0xff00ff00), t154 = rotl32(t84, 16),
    t155 = (rotl32(t82, 16) & 0xff00ff) | (t154 & 0xff00ff00), t156 = t153 ^ t114,
    t157 = t155 ^ t116;
    key_setup_1(z + 84, t153, t155, t156, t157);
    const uint32_t t158 = z[15] >> 8, t159 = z[16] >> 8,
    t160 = (((z[14] >> 8) & 255) | (t158 & 0xff00)) | (t159 & 0xff0000),
    t161 = t160 | (z[13] << 24),
    t162 = ((t158 & 255) | (t159 & 0xff00)) | ((z[13] >> 8) & 0xff0000),
    t163 = t162 | (z[14] << 24), t164 = (t121 & 0xff00ff) | (rotl32(z[3], 24) & 0xff00ff00),
    t165 = t161 ^ t164, t166 = (t126 & 0xff00ff) | (rotl32(z[4], 24) & 0xff00ff00),
    t167 = t163 ^ t166;
    key_setup_1(z + 92, t161, t163, t165, t167);
    const uint32_t t168 = ((t86 >> 1) ^ t86) & 0x55555555, t169 = t86 ^ (t168 << 1),
    t170 = t86 ^ t168, t171 = ((t87 >> 1) ^ t87) & 0x55555555, t172 = t87 ^ (t171 << 1),
    t173 = t87 ^ t171, t174 = ((t88 >> 1) ^ t88) & 0x55555555, t175 = t88 ^ (t174 << 1),
    t176 = t88 ^ t174;
    key_setup_2(z + 100, z[18], t89, t169, t172, t175, t170, t173, t176);
    const uint32_t t177 = z[22] << 8, t178 = z[21] << 8,
    t179 = ((z[19] >> 24) | (t177 & 0xff00)) | (t178 & 0xff0000),
    t180 = t179 | ((z[20] << 8) & 0xff000000),
    t181 = ((z[20] >> 24) | ((z[19] << 8) & 0xff00)) | (t177 & 0xff0000),
    t182 = t181 | (t178 & 0xff000000), t183 = (rotl32(z[9], 8) & 0xff00ff) | (t145 & 0xff00ff00),
    t184 = t180 ^ t183, t185 = (rotl32(z[10], 8) & 0xff00ff) | (t147 & 0xff00ff00),
    t186 = t182 ^ t185;
    key_setup_1(z + 108, t180, t182, t184, t186);
    const uint32_t t187 = (rotl32(t91, 16) & 0xff00ff) | (rotl32(t93, 16) & 0xff00ff00),
    t188 = (rotl32(t92, 16) & 0xff00ff) | (rotl32(t90, 16) & 0xff00ff00), t189 = t187 ^ t152,
    t190 = t188 ^ t154;
    key_setup_1(z + 116, t187, t188, t189, t190);
    const uint32_t t191 = z[25] >> 8, t192 = z[26] >> 8,
    t193 = (((z[28] >> 8) & 255) | (t191 & 0xff00)) | (t192 & 0xff0000),
    t194 = t193 | (z[27] << 24),
    t195 = ((t191 & 255) | (t192 & 0xff00)) | ((z[27] >> 8) & 0xff0000),
    t196 = t195 | (z[28] << 24), t197 = (t159 & 0xff00ff) | (rotl32(z[15], 24) & 0xff00ff00),
    t198 = t194 ^ t197, t199 = (t158 & 0xff00ff) | (rotl32(z[16], 24) & 0xff00ff00),
    t200 = t196 ^ t199;
    key_setup_1(z + 124, t194, t196, t198, t200);
    const uint32_t t201 = ((t96 >> 1) ^ t96) & 0x55555555, t202 = t96 ^ (t201 << 1),
    t203 = t96 ^ t201, t204 = (z[30] ^ t97) & 0x55555555, t205 = t97 ^ (t204 << 1),
    t206 = t97 ^ t204, t207 = ((t94 >> 1) ^ t94) & 0x55555555, t208 = t94 ^ (t207 << 1),
    t209 = t94 ^ t207;
    key_setup_2(z + 132, t95 >> 1, t95, t202, t205, t208, t203, t206, t209);
    const uint32_t t210 = ((z[33] & 255) | (z[32] & 0xff00)) | (z[31] & 0xff0000),
    t211 = t210 | (z[34] & 0xff000000),
    t212 = ((z[34] & 255) | (z[33] & 0xff00)) | (z[32] & 0xff0000),
    t213 = t212 | (z[31] & 0xff000000), t214 = t211 ^ ((z[21] & 0xff00ff) | (z[22] & 0xff00ff00)),
    t215 = t213 ^ ((z[22] & 0xff00ff) | (z[21] & 0xff00ff00));
    key_setup_1(z + 140, t211, t213, t214, t215);
    const uint32_t t216 = (t100 & 0xff00ff) | (t98 & 0xff00ff00),
    t217 = ((t100 ^ t97) & 0xff00ff) | (t99 & 0xff00ff00), t218 = t216 ^ t92, t219 = t217 ^ t93;
    key_setup_1(z + 148, t216, t217, t218, t219);
    store32(rk, z[36]);
    store32(rk + 4, z[40]);
    store32(rk + 8, z[38]);
    store32(rk + 12, z[42]);
    store32(rk + 16, z[37]);
    store32(rk + 20, z[41]);
    store32(rk + 24, z[39]);
    store32(rk + 28, z[43]);
    store32(rk + 32, z[44]);
    store32(rk + 36, z[48]);
    store32(rk + 40, z[46]);
    store32(rk + 44, z[50]);
    store32(rk + 48, z[45]);
    store32(rk + 52, z[49]);
    store32(rk + 56, z[47]);
    store32(rk + 60, z[51]);
    store32(rk + 64, z[52]);
    store32(rk + 68, z[56]);
    store32(rk + 72, z[54]);
    store32(rk + 76, z[58]);
    store32(rk + 80, z[53]);
    store32(rk + 84, z[57]);
    store32(rk + 88, z[55]);
    store32(rk + 92, z[59]);
    store32(rk + 96, z[60]);
    store32(rk + 100, z[64]);
    store32(rk + 104, z[62]);
    store32(rk + 108, z[66]);
    store32(rk + 112, z[61]);
    store32(rk + 116, z[65]);
    store32(rk + 120, z[63]);
    store32(rk + 124, z[67]);
    store32(rk + 128, z[68]);
    store32(rk + 132, z[72]);
    store32(rk + 136, z[70]);
    store32(rk + 140, z[74]);
    store32(rk + 144, z[69]);
    store32(rk + 148, z[73]);
    store32(rk + 152, z[71]);
    store32(rk + 156, z[75]);
    store32(rk + 160, z[76]);
    store32(rk + 164, z[80]);
    store32(rk + 168, z[78]);
    store32(rk + 172, z[82]);
    store32(rk + 176, z[77]);
    store32(rk + 180, z[81]);
    store32(rk + 184, z[79]);
    store32(rk + 188, z[83]);
    store32(rk + 192, z[84]);
    store32(rk + 196, z[88]);
    store32(rk + 200, z[86]);
    store32(rk + 204, z[90]);
    store32(rk + 208, z[85]);
    store32(rk + 212, z[89]);
    store32(rk + 216, z[87]);
    store32(rk + 220, z[91]);
    store32(rk + 224, z[92]);
    store32(rk + 228, z[96]);
    store32(rk + 232, z[94]);
    store32(rk + 236, z[98]);
    store32(rk + 240, z[93]);
    store32(rk + 244, z[97]);
    store32(rk + 248, z[95]);
    store32(rk + 252, z[99]);
    store32(rk + 256, z[100]);
    store32(rk + 260, z[104]);
    store32(rk + 264, z[102]);
    store32(rk + 268, z[106]);
    store32(rk + 272, z[101]);
    store32(rk + 276, z[105]);
    store32(rk + 280, z[103]);
    store32(rk + 284, z[107]);
    store32(rk + 288, z[108]);
    store32(rk + 292, z[112]);
    store32(rk + 296, z[110]);
    store32(rk + 300, z[114]);
    store32(rk + 304, z[109]);
    store32(rk + 308, z[113]);
    store32(rk + 312, z[111]);
    store32(rk + 316, z[115]);
    store32(rk + 320, z[116]);
    store32(rk + 324, z[120]);
    store32(rk + 328, z[118]);
    store32(rk + 332, z[122]);
    store32(rk + 336, z[117]);
    store32(rk + 340, z[121]);
    store32(rk + 344, z[119]);
    store32(rk + 348, z[123]);
    store32(rk + 352, z[124]);
    store32(rk + 356, z[128]);
    store32(rk + 360, z[126]);
    store32(rk + 364, z[130]);
    store32(rk + 368, z[125]);
    store32(rk + 372, z[129]);
    store32(rk + 376, z[127]);
    store32(rk + 380, z[131]);
    store32(rk + 384, z[132]);
    store32(rk + 388, z[136]);
    store32(rk + 392, z[134]);
    store32(rk + 396, z[138]);
    store32(rk + 400, z[133]);
    store32(rk + 404, z[137]);
    store32(rk + 408, z[135]);
    store32(rk + 412, z[139]);
    store32(rk + 416, z[140]);
    store32(rk + 420, z[144]);
    store32(rk + 424, z[142]);
    store32(rk + 428, z[146]);
    store32(rk + 432, z[141]);
    store32(rk + 436, z[145]);
    store32(rk + 440, z[143]);
    store32(rk + 444, z[147]);
    store32(rk + 448, z[148]);
    store32(rk + 452, z[152]);
    store32(rk + 456, z[150]);
    store32(rk + 460, z[154]);
    store32(rk + 464, z[149]);
    store32(rk + 468, z[153]);
    store32(rk + 472, z[151]);
    store32(rk + 476, z[155]);
}

static inline void lwcc_aes128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_aes128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_256_key_setup_ptx(ctx, key);
    lwcc_aes128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_aes128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24), t15 = (t12 ^ (t12 >> 1)) & 0x55555555,
    t16 = t12 ^ (t15 << 1), t17 = t12 ^ t15, t18 = (t13 ^ (t13 >> 1)) & 0x55555555,
    t19 = t13 ^ (t18 << 1), t20 = t13 ^ t18, t21 = (t14 ^ (t14 >> 1)) & 0x55555555,
    t22 = t14 ^ (t21 << 1), t23 = t14 ^ t21, t24 = (t19 ^ (t16 >> 2)) & 0x33333333,
    t25 = t16 ^ (t24 << 2), t26 = t19 ^ t24, t27 = (t22 >> 2) & 0x33333333, t28 = t22 ^ (t27 << 2),
    t29 = (t20 ^ (t17 >> 2)) & 0x33333333, t30 = t17 ^ (t29 << 2), t31 = t20 ^ t29,
    t32 = (t23 >> 2) & 0x33333333, t33 = t23 ^ (t32 << 2), t34 = (t28 ^ (t25 >> 4)) & 0xf0f0f0f,
    t35 = (t27 ^ (t26 >> 4)) & 0xf0f0f0f, t36 = (t33 ^ (t30 >> 4)) & 0xf0f0f0f,
    t37 = (t32 ^ (t31 >> 4)) & 0xf0f0f0f;
    store32(ctx + 480, load32(ctx) ^ t25);
    store32(ctx + 484, t34 << 4);
    store32(ctx + 488, load32(ctx + 4) ^ t30);
    store32(ctx + 492, t36 << 4);
    store32(ctx + 496, load32(ctx + 8) ^ t26);
    store32(ctx + 500, t35 << 4);
    store32(ctx + 504, load32(ctx + 12) ^ t31);
    store32(ctx + 508, t37 << 4);
    store32(ctx + 512, t28);
    store32(ctx + 516, t34);
    store32(ctx + 520, t33);
    store32(ctx + 524, t36);
    store32(ctx + 528, load32(ctx + 24) ^ t27);
    store32(ctx + 532, t35);
    store32(ctx + 536, load32(ctx + 28) ^ t32);
    store32(ctx + 540, t37);
}

#endif
