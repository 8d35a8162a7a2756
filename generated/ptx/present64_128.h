// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile present --set present64_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_PRESENT64_128_H_PTX
#define LWCC_PRESENT64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_PRESENT64_128_BLOCK_BYTES_PTX 8
#define LWCC_PRESENT64_128_KEY_BYTES_PTX 16
#define LWCC_PRESENT64_128_NONCE_BYTES_PTX 4
#define LWCC_PRESENT64_128_RK_BYTES_PTX 512
#define LWCC_PRESENT64_128_CTX_BYTES_PTX 528
#define LWCC_PRESENT64_128_ALIGN_BYTES_PTX 16
#define LWCC_PRESENT64_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (512 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_present64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (528 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_present64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_present64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = ((t1 >> 2) ^ t4) & 0x33333333, t7 = t1 ^ (t6 << 2), t8 = t4 ^ t6,
    t9 = ((t2 >> 2) ^ t5) & 0x33333333, t10 = t2 ^ (t9 << 2), t11 = t5 ^ t9;
    z[0] = t7;
    z[1] = t8;
    z[2] = t10;
    z[3] = t11;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = (x1 & (~x0)) ^ x2, t1 = x1 ^ (x2 & (~(x1 ^ x0))), t2 = ~x3,
    t3 = (t2 & t1) ^ (t0 & x3), t4 = (x3 & (~t1)) ^ (t0 & t2), t5 = ((~x1) & x0) ^ x2, t6 = x3 ^ t5,
    t7 = ~(t5 ^ (t3 & (~t4))), t8 = ~t4, t9 = ((x4 >> 6) & 0xffffff) | ((t6 << 24) & 0x1000000),
    t10 = t7 << 26, t11 = (t9 | ((t3 << 25) & 0x2000000)) | (t10 & 0x4000000), t12 = t8 << 27,
    t13 = t11 | (t12 & 0x8000000);
    z[0] = t3;
    z[1] = t6;
    z[2] = t7;
    z[3] = t8;
    z[4] = t10;
    z[5] = t12;
    z[6] = t13;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = ((x0 >> 6) & 0xffffff) | ((x1 << 22) & 0x1000000),
    t1 = (t0 | ((x2 << 23) & 0x2000000)) | ((x3 << 24) & 0x4000000),
    t2 = (t1 | ((x4 << 25) & 0x8000000)) | ((x1 << 27) & 0x10000000),
    t3 = (t2 | ((x2 << 28) & 0x20000000)) | ((x3 << 29) & 0x40000000), t4 = (x4 << 30) & 0x80000000,
    t5 = t3 | t4;
    z[0] = t4;
    z[1] = t5;
}

// What key goes through several times.
static uint32_t key_setup_3(uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = ((x0 >> 6) & 0xffffff) | ((x1 << 20) & 0x1000000),
    t1 = (t0 | ((x2 << 21) & 0x2000000)) | ((x3 << 22) & 0x4000000),
    t2 = (t1 | ((x4 << 23) & 0x8000000)) | ((x1 << 25) & 0x10000000),
    t3 = (t2 | ((x2 << 26) & 0x20000000)) | ((x3 << 27) & 0x40000000),
    t4 = t3 | ((x4 << 28) & 0x80000000);
    return t4;
}

// What key goes through several times.
static void key_setup_4(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = ((x1 | (x0 & 0xccc0cc8)) | ((x2 >> 10) & 0xc000)) | ((x3 << 4) & 0xf0000000),
    t1 = (((x4 >> 4) & 0xfff0fff) | ((x2 >> 14) & 0xf000)) | (x3 & 0xf0000000);
    z[0] = t0;
    z[1] = t1;
}

static inline void lwcc_present64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[222];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = (rotl32(t1, 8) & 0xff00ff) | (rotl32(t1, 24) & 0xff00ff00),
    t5 = (rotl32(t0, 8) & 0xff00ff) | (rotl32(t0, 24) & 0xff00ff00),
    t6 = (rotl32(t3, 5) & 0x1fe01f) | (rotl32(t3, 21) & 0x1fe01fe0),
    t7 = t6 | ((t2 << 5) & 0xe0000000), t8 = t2 >> 7,
    t9 = (((t8 & 1) | ((t2 >> 2) & 2)) | ((t3 >> 24) & 4)) | ((t0 >> 3) & 8), t10 = t1 >> 25,
    t11 = (t9 | (t10 & 16)) ^ 16, t12 = (((t1 >> 24) & 1) | ((t2 >> 3) & 2)) | ((t3 >> 25) & 4),
    t13 = t0 >> 4, t14 = t1 >> 26, t15 = (t12 | (t13 & 8)) | (t14 & 16), t16 = t3 >> 21,
    t17 = (((t10 & 1) | ((t2 >> 4) & 2)) | ((t3 >> 26) & 4)) | (t16 & 8), t18 = t1 >> 27,
    t19 = t17 | (t18 & 16), t20 = t2 >> 5,
    t21 = (((t14 & 1) | (t20 & 2)) | ((t3 >> 27) & 4)) | ((t3 >> 22) & 8),
    t22 = (t21 | ((t1 >> 12) & 16)) ^ 8, t23 = (t15 & (~t19)) ^ t22,
    t24 = t15 ^ (t22 & (~(t15 ^ t19))), t25 = ~t11, t26 = (t25 & t24) ^ (t23 & t11),
    t27 = (t11 & (~t24)) ^ (t23 & t25), t28 = ((~t15) & t19) ^ t22, t29 = t11 ^ t28,
    t30 = ~(t28 ^ (t26 & (~t27))), t31 = ~t27,
    t32 = (rotl32(t2, 5) & 0x1fe01f) | (rotl32(t2, 21) & 0xe01fe0),
    t33 = (t32 | ((t29 << 23) & 0x1000000)) | ((t26 << 24) & 0x2000000),
    t34 = (t33 | ((t30 << 25) & 0x4000000)) | ((t31 << 26) & 0x8000000),
    t35 = (t34 | ((t29 << 28) & 0x10000000)) | ((t26 << 29) & 0x20000000),
    t36 = (t35 | ((t30 << 30) & 0x40000000)) | (t31 << 31), t37 = t4 >> 6, t38 = t0 << 2,
    t39 = t37 | (t38 & 0xfc000000), t40 = ((t5 >> 6) & 0xffffff) | ((t29 << 21) & 0x1000000),
    t41 = (t40 | ((t26 << 22) & 0x2000000)) | ((t30 << 23) & 0x4000000),
    t42 = (t41 | ((t31 << 24) & 0x8000000)) | ((t29 << 26) & 0x10000000),
    t43 = (t42 | ((t26 << 27) & 0x20000000)) | ((t30 << 28) & 0x40000000),
    t44 = t43 | ((t31 << 29) & 0x80000000),
    t45 = ((t30 & 21) | ((t3 >> 15) & 2)) | ((t1 >> 16) & 8), t46 = t3 >> 17,
    t47 = (t45 | (t46 & 32)) ^ 2, t48 = ((t31 & 21) | ((t3 >> 16) & 2)) | ((t1 >> 17) & 8),
    t49 = t3 >> 18, t50 = (t48 | (t49 & 32)) ^ 40,
    t51 = (((t18 & 1) | (t46 & 2)) | ((t3 >> 28) & 4)) | ((t1 >> 18) & 8), t52 = t1 >> 13,
    t53 = (t51 | (t52 & 16)) | ((t3 >> 3) & 32),
    t54 = (((t1 >> 28) & 1) | (t49 & 2)) | ((t3 >> 29) & 4), t55 = t1 >> 14, t56 = t3 >> 4,
    t57 = ((t54 | ((t1 >> 19) & 8)) | (t55 & 16)) | (t56 & 32), t58 = t57 ^ 4;
    key_setup_1(z, t53, t50, t58, t47, t36);
    const uint32_t t59 = (z[6] | ((t29 << 24) & 0x10000000)) | ((t26 << 25) & 0x20000000),
    t60 = (t59 | ((t30 << 26) & 0x40000000)) | ((t31 << 27) & 0x80000000), t61 = (t50 >> 3) & 1,
    t62 = (t61 | ((t39 >> 6) & 0x3fffffe)) | ((t5 << 20) & 0xfc000000);
    key_setup_2(z + 7, t44, z[1], z[0], z[2], z[3]);
    const uint32_t t63 = (t50 >> 5) & 1, t64 = t63 | ((((t7 >> 6) | (t36 << 26)) >> 6) & 0x3fffffe),
    t65 = t64 | ((t2 << 9) & 0xfc000000), t66 = key_setup_3(t60, z[1], z[0], z[2], z[3]),
    t67 = ((t62 >> 6) | ((t5 << 14) & 0xfc000000)) ^ 1,
    t68 = (((z[2] >> 1) & 21) | ((t1 >> 8) & 2)) | ((t3 >> 9) & 8), t69 = t1 >> 10,
    t70 = (t68 | (t69 & 32)) ^ 10, t71 = z[3] >> 1,
    t72 = ((t71 & 21) | ((t67 << 1) & 2)) | ((t3 >> 10) & 8), t73 = (t72 | ((t1 << 5) & 32)) ^ 8,
    t74 = (((t3 >> 20) & 1) | (t69 & 2)) | ((t1 >> 21) & 4), t75 = t3 >> 6,
    t76 = ((t74 | ((t3 >> 11) & 8)) | (t75 & 16)) | ((t1 << 4) & 32), t77 = t76 ^ 32,
    t78 = (((t16 & 1) | ((t1 >> 11) & 2)) | ((t1 >> 6) & 4)) | ((t3 >> 12) & 8), t79 = t3 >> 7,
    t80 = ((t78 | (t79 & 16)) | ((t1 << 3) & 32)) ^ 17;
    key_setup_1(z + 9, t77, t73, t80, t70, z[8]);
    const uint32_t t81 = (z[15] | ((z[1] << 23) & 0x10000000)) | ((z[0] << 24) & 0x20000000),
    t82 = (t81 | ((z[2] << 25) & 0x40000000)) | ((z[3] << 26) & 0x80000000), t83 = (t73 >> 3) & 1,
    t84 = (t83 | ((t65 >> 6) & 0x3fffffe)) | ((t36 << 14) & 0xfc000000);
    key_setup_2(z + 16, t66, z[10], z[9], z[11], z[12]);
    const uint32_t t85 = key_setup_3(t82, z[10], z[9], z[11], z[12]),
    t86 = (((z[11] >> 1) & 21) | ((t3 >> 1) & 2)) | ((t1 >> 2) & 8), t87 = t2 >> 19,
    t88 = (t86 | (t87 & 32)) ^ 40, t89 = z[12] >> 1,
    t90 = (((t89 & 21) | ((t3 >> 2) & 2)) | ((t1 >> 3) & 8)) | ((t2 >> 20) & 32),
    t91 = (((t84 >> 6) | ((t36 << 8) & 0xfc000000)) ^ 2) & 2,
    t92 = (((t52 & 1) | t91) | ((t3 << 2) & 4)) | ((t1 >> 4) & 8), t93 = t2 >> 21,
    t94 = ((t92 | ((t1 << 1) & 16)) | (t93 & 32)) ^ 40,
    t95 = (((t55 & 1) | (t56 & 2)) | ((t3 << 1) & 4)) | ((t0 >> 21) & 8), t96 = t2 >> 22,
    t97 = ((t95 | (t1 & 16)) | (t96 & 32)) ^ 4;
    key_setup_1(z + 18, t94, t90, t97, t88, z[17]);
    const uint32_t t98 = (z[24] | ((z[10] << 23) & 0x10000000)) | ((z[9] << 24) & 0x20000000),
    t99 = (t98 | ((z[11] << 25) & 0x40000000)) | ((z[12] << 26) & 0x80000000);
    key_setup_2(z + 25, t85, z[19], z[18], z[20], z[21]);
    const uint32_t t100 = key_setup_3(t99, z[19], z[18], z[20], z[21]),
    t101 = (((t0 >> 28) & 3) | (t44 << 2)) ^ 3,
    t102 = (((z[20] >> 1) & 21) | ((t0 >> 26) & 2)) | ((t2 >> 27) & 8), t103 = t0 >> 12,
    t104 = (t102 | (t103 & 32)) ^ 32, t105 = z[21] >> 1,
    t106 = ((t105 & 21) | ((t101 << 1) & 2)) | ((t2 >> 28) & 8), t107 = t0 >> 13,
    t108 = (t106 | (t107 & 32)) ^ 40,
    t109 = (((t75 & 1) | (t101 & 2)) | ((t0 >> 23) & 4)) | ((t2 >> 13) & 8), t110 = t0 >> 14,
    t111 = ((t109 | ((t2 >> 24) & 16)) | (t110 & 32)) ^ 40,
    t112 = ((t79 & 1) | ((t0 >> 29) & 2)) | ((t0 >> 24) & 4),
    t113 = ((t112 | ((t2 >> 14) & 8)) | ((t2 >> 25) & 16)) | ((t0 >> 15) & 32), t114 = t113 ^ 17;
    key_setup_1(z + 27, t111, t108, t114, t104, z[26]);
    const uint32_t t115 = (z[33] | ((z[19] << 23) & 0x10000000)) | ((z[18] << 24) & 0x20000000),
    t116 = (t115 | ((z[20] << 25) & 0x40000000)) | ((z[21] << 26) & 0x80000000),
    t117 = (((t108 >> 3) & 1) | ((t111 >> 2) & 2)) | (t60 << 2);
    key_setup_2(z + 34, t100, z[28], z[27], z[29], z[30]);
    const uint32_t t118 = (((t108 >> 5) & 1) | ((t111 >> 4) & 2)) | (z[8] << 2),
    t119 = key_setup_3(t116, z[28], z[27], z[29], z[30]), t120 = ((t93 & 3) | (t66 << 2)) ^ 3,
    t121 = (((z[29] >> 1) & 21) | (t87 & 2)) | ((t0 >> 20) & 8), t122 = (t121 | (t20 & 32)) ^ 2,
    t123 = (((z[30] >> 1) & 21) | ((t120 << 1) & 2)) | ((t0 >> 5) & 8),
    t124 = t123 | ((t2 >> 6) & 32),
    t125 = (((t0 >> 31) | (t120 & 2)) | ((t2 >> 16) & 4)) | ((t0 >> 6) & 8),
    t126 = (t125 | ((t0 >> 17) & 16)) | (t8 & 32),
    t127 = (((t0 >> 16) & 1) | (t96 & 2)) | ((t2 >> 17) & 4), t128 = t2 >> 8,
    t129 = ((t127 | ((t0 >> 7) & 8)) | ((t0 >> 18) & 16)) | (t128 & 32), t130 = t129 ^ 44;
    key_setup_1(z + 36, t126, t124, t130, t122, z[35]);
    const uint32_t t131 = (z[42] | ((z[28] << 23) & 0x10000000)) | ((z[27] << 24) & 0x20000000),
    t132 = (t131 | ((z[29] << 25) & 0x40000000)) | ((z[30] << 26) & 0x80000000);
    key_setup_2(z + 43, t119, z[37], z[36], z[38], z[39]);
    const uint32_t t133 = key_setup_3(t132, z[37], z[36], z[38], z[39]),
    t134 = ((t110 & 3) | (t85 << 2)) ^ 4,
    t135 = (((z[38] >> 1) & 21) | (t103 & 2)) | ((t2 << 3) & 8), t136 = (t135 | (t38 & 32)) ^ 10,
    t137 = (((z[39] >> 1) & 21) | (t107 & 2)) | ((t2 << 2) & 8),
    t138 = (t137 | ((t0 << 1) & 32)) ^ 32,
    t139 = (((t128 & 1) | (t110 & 2)) | ((t0 >> 9) & 4)) | ((t2 << 1) & 8),
    t140 = (t139 | ((t2 >> 10) & 16)) | (t0 & 32),
    t141 = (((t2 >> 9) & 1) | ((t134 >> 1) & 2)) | ((t0 >> 10) & 4),
    t142 = ((t141 | ((t29 << 2) & 40)) | ((t2 >> 11) & 16)) ^ 57;
    key_setup_1(z + 45, t140, t138, t142, t136, z[44]);
    const uint32_t t143 = (z[51] | ((z[37] << 23) & 0x10000000)) | ((z[36] << 24) & 0x20000000),
    t144 = (t143 | ((z[38] << 25) & 0x40000000)) | ((z[39] << 26) & 0x80000000);
    key_setup_2(z + 52, t133, z[46], z[45], z[47], z[48]);
    const uint32_t t145 = (((t138 >> 5) & 1) | (t13 & 2)) | ((t142 >> 3) & 4),
    t146 = key_setup_3(t144, z[46], z[45], z[47], z[48]),
    t147 = (((t36 >> 28) & 3) | (t100 << 2)) ^ 5,
    t148 = (((z[47] >> 1) & 21) | (t31 & 10)) | ((z[3] << 5) & 32), t149 = t148 ^ 40,
    t150 = (((z[48] >> 1) & 21) | ((t147 << 1) & 2)) | ((t29 << 1) & 40), t151 = t150 ^ 40,
    t152 = t0 >> 1, t153 = (t152 & 1) | ((t26 << 1) & 62),
    t154 = (((t0 >> 2) & 1) | ((t147 >> 1) & 2)) | ((t30 << 1) & 20),
    t155 = (t154 | ((z[1] << 1) & 40)) ^ 44;
    key_setup_1(z + 54, t153, t151, t155, t149, z[53]);
    const uint32_t t156 = (z[60] | ((z[46] << 23) & 0x10000000)) | ((z[45] << 24) & 0x20000000),
    t157 = (t156 | ((z[47] << 25) & 0x40000000)) | ((z[48] << 26) & 0x80000000),
    t158 = (((t151 >> 3) & 1) | ((t26 >> 1) & 2)) | ((t155 >> 1) & 4);
    key_setup_2(z + 61, t146, z[55], z[54], z[56], z[57]);
    const uint32_t t159 = (((t151 >> 5) & 1) | ((t26 >> 3) & 2)) | ((t155 >> 3) & 4),
    t160 = key_setup_3(t157, z[55], z[54], z[56], z[57]),
    t161 = (((z[8] >> 28) & 3) | (t119 << 2)) ^ 6,
    t162 = (((z[56] >> 1) & 21) | (t71 & 10)) | ((z[12] << 5) & 32), t163 = t162 ^ 32,
    t164 = ((z[57] >> 1) & 21) | (z[1] & 42), t165 = ((z[0] & 61) | (t161 & 2)) ^ 40,
    t166 = ((z[2] & 21) | ((t161 >> 1) & 2)) | ((z[10] << 1) & 40), t167 = t166 ^ 57;
    key_setup_1(z + 63, t165, t164, t167, t163, z[62]);
    const uint32_t t168 = (z[69] | ((z[55] << 23) & 0x10000000)) | ((z[54] << 24) & 0x20000000),
    t169 = (t168 | ((z[56] << 25) & 0x40000000)) | ((z[57] << 26) & 0x80000000),
    t170 = (((z[1] >> 3) & 1) | ((t165 >> 2) & 2)) | ((t167 >> 1) & 4);
    key_setup_2(z + 70, t160, z[64], z[63], z[65], z[66]);
    const uint32_t t171 = (((z[1] >> 5) & 1) | ((t165 >> 4) & 2)) | ((t167 >> 3) & 4),
    t172 = key_setup_3(t169, z[64], z[63], z[65], z[66]),
    t173 = (((z[17] >> 28) & 3) | (t133 << 2)) ^ 6,
    t174 = (((z[65] >> 1) & 21) | (t89 & 10)) | ((z[21] << 5) & 32), t175 = t174 ^ 2,
    t176 = (((z[66] >> 1) & 21) | (z[10] & 42)) ^ 40, t177 = ((z[9] & 61) | (t173 & 2)) ^ 40,
    t178 = ((z[11] & 21) | ((t173 >> 1) & 2)) | ((z[19] << 1) & 40), t179 = t178 ^ 44;
    key_setup_1(z + 72, t177, t176, t179, t175, z[71]);
    const uint32_t t180 = (z[78] | ((z[64] << 23) & 0x10000000)) | ((z[63] << 24) & 0x20000000),
    t181 = (t180 | ((z[65] << 25) & 0x40000000)) | ((z[66] << 26) & 0x80000000),
    t182 = (((t176 >> 3) & 1) | ((t177 >> 2) & 2)) | ((t179 >> 1) & 4);
    key_setup_2(z + 79, t172, z[73], z[72], z[74], z[75]);
    const uint32_t t183 = (((t176 >> 5) & 1) | ((t177 >> 4) & 2)) | ((t179 >> 3) & 4),
    t184 = key_setup_3(t181, z[73], z[72], z[74], z[75]),
    t185 = (((z[26] >> 28) & 3) | (t146 << 2)) ^ 7, t186 = (((z[74] >> 1) & 5) | (t105 & 2)) ^ 2,
    t187 = ((z[75] >> 1) & 5) | ((t185 << 1) & 2), t188 = (z[18] & 5) | (t185 & 2),
    t189 = ((z[20] & 5) | ((t185 >> 1) & 2)) ^ 1;
    key_setup_1(z + 81, t188, t187, t189, t186, z[80]);
    const uint32_t t190 = (z[87] | ((z[73] << 23) & 0x10000000)) | ((z[72] << 24) & 0x20000000),
    t191 = (t190 | ((z[74] << 25) & 0x40000000)) | ((z[75] << 26) & 0x80000000),
    t192 = (((t100 >> 28) & 3) | (t157 << 2)) ^ 7;
    key_setup_2(z + 88, t184, z[82], z[81], z[83], z[84]);
    const uint32_t t193 = (t152 ^ t0) & 0x55555555, t194 = t0 ^ (t193 << 1), t195 = t0 ^ t193,
    t196 = ((t1 >> 1) ^ t1) & 0x55555555, t197 = t1 ^ (t196 << 1), t198 = t1 ^ t196,
    t199 = ((t194 >> 2) ^ t197) & 0x33333333, t200 = ((t195 >> 2) ^ t198) & 0x33333333,
    t201 = (((t7 >> 12) & 15) | (rotl32(t7, 8) & 0xf00f0)) | (rotl32(t84, 14) & 0xf00f00),
    t202 = (t201 | (rotl32(t36, 16) & 0xf00f000)) | ((t36 << 4) & 0xf0000000),
    t203 = (((t7 >> 4) & 15) | (rotl32(t7, 16) & 0xf00f0)) | (rotl32(t65, 16) & 0xf00f00),
    t204 = (t203 | (rotl32(t36, 24) & 0xf00f000)) | ((t2 << 17) & 0xf0000000);
    key_setup_0(z + 90, t202, t204);
    const uint32_t t205 = (t37 & 0xffff) | ((t5 << 10) & 0xffff0000),
    t206 = (t39 >> 16) | (t44 & 0xffff0000);
    key_setup_0(z + 94, t205, t206);
    const uint32_t t207 = ((t204 >> 2) & 0xccc3333) | ((t202 >> 14) & 0xcccc),
    t208 = (t207 | ((t202 << 14) & 0x3330000)) | ((t60 << 4) & 0xf0000000),
    t209 = (((t202 >> 18) & 0x3333) | ((t202 << 2) & 0xcccc)) | ((t204 >> 6) & 0x3330000),
    t210 = (t209 | ((t204 << 14) & 0xccc0000)) | (t60 & 0xf0000000);
    key_setup_0(z + 98, t208, t210);
    const uint32_t t211 = (t61 | ((t205 >> 6) & 0x3ff03fe)) | ((t206 << 10) & 0xfc00fc00),
    t212 = (((t206 >> 6) & 0xff03ff) | ((t5 << 4) & 0xfc00)) | (z[8] & 0xff000000);
    key_setup_0(z + 102, t211, t212);
    const uint32_t t213 = ((t63 | (t202 & 0x3ffe)) | ((t60 >> 10) & 0xc000)) | ((t204 << 12) & 0xfff0000),
    t214 = t213 | ((t66 << 4) & 0xf0000000),
    t215 = ((t204 >> 20) | ((t60 >> 14) & 0xf000)) | ((t202 >> 4) & 0xfff0000),
    t216 = t215 | (t66 & 0xf0000000);
    key_setup_0(z + 106, t214, t216);
    const uint32_t t217 = ((t67 & 1) | ((t205 >> 12) & 0xf000e)) | ((t206 << 4) & 0xfff0fff0),
    t218 = (((t212 >> 6) & 0xff03ff) | ((t5 >> 2) & 0xfc00)) | (t82 & 0xff000000);
    key_setup_0(z + 110, t217, t218);
    const uint32_t t219 = (t83 | ((t210 >> 16) & 0x3ffe)) | ((t66 >> 10) & 0xc000),
    t220 = (t219 | ((t210 << 12) & 0xfff0000)) | ((z[17] << 4) & 0xf0000000),
    t221 = ((t208 >> 4) & 0xfff0fff) | ((t66 >> 14) & 0xf000), t222 = t221 | (z[17] & 0xf0000000);
    key_setup_0(z + 114, t220, t222);
    const uint32_t t223 = (((t206 >> 2) & 0xfff3ffd) | ((t77 >> 4) & 2)) | ((t212 << 4) & 0xf000c000),
    t224 = (((t218 >> 6) & 0xff03ff) | (t0 & 0xfc00)) | (t85 & 0xff000000);
    key_setup_0(z + 118, t223, t224);
    const uint32_t t225 = (((t216 >> 16) & 0x3ffd) | t91) | ((z[17] >> 10) & 0xc000),
    t226 = (t225 | ((t216 << 12) & 0xfff0000)) | ((t99 << 4) & 0xf0000000),
    t227 = ((t214 >> 4) & 0xfff0fff) | ((z[17] >> 14) & 0xf000), t228 = t227 | (t99 & 0xf0000000);
    key_setup_0(z + 122, t226, t228);
    const uint32_t t229 = (((t212 >> 2) & 0xfff3ffd) | ((t94 >> 2) & 2)) | ((t218 << 4) & 0xf000c000),
    t230 = (((t224 >> 6) & 0xff03ff) | ((t0 << 10) & 0xfc00)) | (z[26] & 0xff000000);
    key_setup_0(z + 126, t229, t230);
    const uint32_t t231 = (((t222 >> 16) & 0x3ffd) | ((t94 >> 4) & 2)) | ((t99 >> 10) & 0xc000),
    t232 = (t231 | ((t222 << 12) & 0xfff0000)) | ((t100 << 4) & 0xf0000000),
    t233 = ((t220 >> 4) & 0xfff0fff) | ((t99 >> 14) & 0xf000), t234 = t233 | (t100 & 0xf0000000);
    key_setup_0(z + 130, t232, t234);
    const uint32_t t235 = ((t101 & 3) | ((t218 >> 2) & 0xfff3ffc)) | ((t224 << 4) & 0xf000c000),
    t236 = ((t230 >> 6) & 0xff03ff) | ((t44 >> 14) & 0xfc00), t237 = t236 | (t116 & 0xff000000);
    key_setup_0(z + 134, t235, t237);
    const uint32_t t238 = t234 >> 2,
    t239 = ((t117 & 3) | ((t222 >> 2) & 0xccc0ccc)) | (t238 & 0x3333330),
    t240 = (t239 | ((t100 >> 10) & 0xc000)) | ((z[35] << 4) & 0xf0000000),
    t241 = ((t226 >> 4) & 0xfff0fff) | ((t100 >> 14) & 0xf000), t242 = t241 | (z[35] & 0xf0000000);
    key_setup_0(z + 138, t240, t242);
    const uint32_t t243 = ((t118 & 3) | ((t224 >> 2) & 0xfff3ffc)) | ((t230 << 4) & 0xf000c000),
    t244 = ((t237 >> 6) & 0xff03ff) | ((z[8] >> 14) & 0xfc00), t245 = t244 | (t119 & 0xff000000);
    key_setup_0(z + 142, t243, t245);
    const uint32_t t246 = ((t120 & 3) | ((t210 >> 8) & 0x3f00fc)) | ((t234 >> 16) & 0x3f00),
    t247 = (t246 | ((z[35] >> 10) & 0xc000)) | ((t234 << 12) & 0xfc00000),
    t248 = t247 | ((t132 << 4) & 0xf0000000),
    t249 = ((t232 >> 4) & 0xfff0fff) | ((z[35] >> 14) & 0xf000), t250 = t249 | (t132 & 0xf0000000);
    key_setup_0(z + 146, t248, t250);
    const uint32_t t251 = (((t230 >> 2) & 0xfff3ffb) | ((t130 >> 1) & 4)) | ((t237 << 4) & 0xf000c000),
    t252 = ((t245 >> 6) & 0xff03ff) | ((t82 >> 14) & 0xfc00), t253 = t252 | (z[44] & 0xff000000);
    key_setup_0(z + 150, t251, t253);
    const uint32_t t254 = t250 >> 2;
    key_setup_4(z + 154, t238, (t254 & 0x3333333) | ((t130 >> 3) & 4), t132, t133, t240);
    key_setup_0(z + 156, z[154], z[155]);
    const uint32_t t255 = (((t237 >> 2) & 0xfff3ffb) | (t134 & 4)) | ((t245 << 4) & 0xf000c000),
    t256 = ((t253 >> 6) & 0xff03ff) | ((t85 >> 14) & 0xfc00), t257 = t256 | (t144 & 0xff000000);
    key_setup_0(z + 160, t255, t257);
    const uint32_t t258 = z[155] >> 2;
    key_setup_4(z + 164, t242 >> 2, (t258 & 0x3333333) | ((t142 >> 1) & 4), t133, z[53], t248);
    key_setup_0(z + 166, z[164], z[165]);
    const uint32_t t259 = ((t145 | ((z[26] << 2) & 0xfffffff8)) & 5) | ((t245 >> 2) & 0xfff3ffa),
    t260 = t259 | ((t253 << 4) & 0xf000c000),
    t261 = ((t257 >> 6) & 0xff03ff) | ((z[26] >> 14) & 0xfc00), t262 = t261 | (t146 & 0xff000000);
    key_setup_0(z + 170, t260, t262);
    const uint32_t t263 = z[165] >> 2;
    key_setup_4(z + 174, t254, (t147 & 5) | (t263 & 0x3333332), z[53], t157, z[154]);
    key_setup_0(z + 176, z[174], z[175]);
    const uint32_t t264 = ((t158 | ((t116 << 2) & 0xfffffff8)) & 5) | ((t253 >> 2) & 0xfff3ffa),
    t265 = t264 | ((t257 << 4) & 0xf000c000),
    t266 = ((t262 >> 6) & 0xff03ff) | ((t116 >> 14) & 0xfc00), t267 = t266 | (z[62] & 0xff000000);
    key_setup_0(z + 180, t265, t267);
    const uint32_t t268 = z[175] >> 2,
    t269 = ((t159 | ((z[35] << 2) & 0xfffffff8)) & 5) | (t268 & 0x3333332);
    key_setup_4(z + 184, t258, t269, t157, t160, z[164]);
    key_setup_0(z + 186, z[184], z[185]);
    const uint32_t t270 = (((t257 >> 2) & 0xfff3ff9) | (t161 & 6)) | ((t262 << 4) & 0xf000c000),
    t271 = ((t267 >> 6) & 0xff03ff) | ((t119 >> 14) & 0xfc00), t272 = t271 | (t169 & 0xff000000);
    key_setup_0(z + 190, t270, t272);
    const uint32_t t273 = z[185] >> 2,
    t274 = (t273 & 0x3333331) | ((t170 | ((t132 << 2) & 0xfffffff8)) & 6);
    key_setup_4(z + 194, t263, t274, t160, z[71], z[174]);
    key_setup_0(z + 196, z[194], z[195]);
    const uint32_t t275 = ((t262 >> 2) & 0xfff3ff9) | ((t171 | ((z[44] << 2) & 0xfffffff8)) & 6),
    t276 = t275 | ((t267 << 4) & 0xf000c000),
    t277 = ((t272 >> 6) & 0xff03ff) | ((z[44] >> 14) & 0xfc00), t278 = t277 | (t172 & 0xff000000);
    key_setup_0(z + 200, t276, t278);
    key_setup_4(z + 204, t268, ((z[195] >> 2) & 0x3333331) | (t173 & 6), z[71], t181, z[184]);
    key_setup_0(z + 206, z[204], z[205]);
    const uint32_t t279 = ((t182 | ((t144 << 2) & 0xfffffff8)) & 7) | ((t262 >> 8) & 0xf0008),
    t280 = t279 | ((t272 << 4) & 0xfff0fff0),
    t281 = ((t278 >> 6) & 0xff03ff) | ((t144 >> 14) & 0xfc00), t282 = t281 | (z[80] & 0xff000000);
    key_setup_0(z + 210, t280, t282);
    const uint32_t t283 = ((t183 | ((z[53] << 2) & 0xfffffff8)) & 7) | (t273 & 0xccc0cc8),
    t284 = (t283 | ((z[205] >> 2) & 0x3333330)) | ((t181 >> 10) & 0xc000),
    t285 = t284 | ((t184 << 4) & 0xf0000000),
    t286 = ((z[194] >> 4) & 0xfff0fff) | ((t181 >> 14) & 0xf000), t287 = t286 | (t184 & 0xf0000000);
    key_setup_0(z + 214, t285, t287);
    const uint32_t t288 = ((t185 & 7) | ((t267 >> 8) & 0xf0008)) | ((t278 << 4) & 0xfff0fff0),
    t289 = ((t282 >> 6) & 0xff03ff) | ((t146 >> 14) & 0xfc00), t290 = t289 | (t191 & 0xff000000);
    key_setup_0(z + 218, t288, t290);
    const uint32_t t291 = ((t192 & 1) | ((t192 << 1) & 2)) | ((z[146] >> 12) & 0xf000c),
    t292 = ((t291 | ((t192 << 3) & 16)) | ((t192 << 4) & 32)) | ((z[148] >> 8) & 0xf000c0),
    t293 = (t292 | ((t192 << 6) & 0x100)) | ((t192 << 7) & 0x200),
    t294 = (t293 | (z[176] & 0xf000c00)) | ((z[178] << 4) & 0xf000f000),
    t295 = ((z[197] >> 8) & 0xf000f) | ((z[199] >> 4) & 0xf000f0),
    t296 = (t295 | ((z[176] >> 4) & 0xf000f00)) | (z[178] & 0xf000f000),
    t297 = ((z[197] >> 12) & 0x3000f) | ((z[199] >> 8) & 0x3000f0),
    t298 = (t297 | ((z[196] >> 6) & 0x3000300)) | ((z[207] >> 2) & 0xc000c00),
    t299 = (t298 | ((z[198] >> 2) & 0x30003000)) | ((z[209] << 2) & 0xc000c000),
    t300 = (t299 | ((z[206] >> 10) & 0xc0000)) | ((z[208] >> 6) & 0xc00000),
    t301 = ((z[206] >> 30) | ((z[215] >> 26) & 12)) | ((z[208] >> 26) & 48),
    t302 = (t301 | ((z[217] >> 22) & 192)) | ((z[214] >> 20) & 0xf00),
    t303 = (t302 | ((z[216] >> 16) & 0xf000)) | ((z[82] << 14) & 0x10000),
    t304 = (t303 | ((z[89] >> 7) & 0x420000)) | ((z[82] << 17) & 0x40000),
    t305 = (t304 | ((z[82] << 18) & 0x80000)) | ((z[81] << 18) & 0x100000),
    t306 = (t305 | ((z[89] >> 4) & 0x4200000)) | ((z[81] << 22) & 0x800000),
    t307 = (t306 | ((z[83] << 22) & 0x1000000)) | ((z[89] >> 1) & 0x42000000),
    t308 = (t307 | (z[85] & 0x8000000)) | ((z[84] << 26) & 0x10000000);
    store32(rk, t194 ^ (t199 << 2));
    store32(rk + 4, t195 ^ (t200 << 2));
    store32(rk + 8, t197 ^ t199);
    store32(rk + 12, t198 ^ t200);
    store32(rk + 16, z[90]);
    store32(rk + 20, z[92]);
    store32(rk + 24, z[91]);
    store32(rk + 28, z[93]);
    store32(rk + 32, z[94]);
    store32(rk + 36, z[96]);
    store32(rk + 40, z[95]);
    store32(rk + 44, z[97]);
    store32(rk + 48, z[98]);
    store32(rk + 52, z[100]);
    store32(rk + 56, z[99]);
    store32(rk + 60, z[101]);
    store32(rk + 64, z[102]);
    store32(rk + 68, z[104]);
    store32(rk + 72, z[103]);
    store32(rk + 76, z[105]);
    store32(rk + 80, z[106]);
    store32(rk + 84, z[108]);
    store32(rk + 88, z[107]);
    store32(rk + 92, z[109]);
    store32(rk + 96, z[110]);
    store32(rk + 100, z[112]);
    store32(rk + 104, z[111]);
    store32(rk + 108, z[113]);
    store32(rk + 112, z[114]);
    store32(rk + 116, z[116]);
    store32(rk + 120, z[115]);
    store32(rk + 124, z[117]);
    store32(rk + 128, z[118]);
    store32(rk + 132, z[120]);
    store32(rk + 136, z[119]);
    store32(rk + 140, z[121]);
    store32(rk + 144, z[122]);
    store32(rk + 148, z[124]);
    store32(rk + 152, z[123]);
    store32(rk + 156, z[125]);
    store32(rk + 160, z[126]);
    store32(rk + 164, z[128]);
    store32(rk + 168, z[127]);
    store32(rk + 172, z[129]);
    store32(rk + 176, z[130]);
    store32(rk + 180, z[132]);
    store32(rk + 184, z[131]);
    store32(rk + 188, z[133]);
    store32(rk + 192, z[134]);
    store32(rk + 196, z[136]);
    store32(rk + 200, z[135]);
    store32(rk + 204, z[137]);
    store32(rk + 208, z[138]);
    store32(rk + 212, z[140]);
    store32(rk + 216, z[139]);
    store32(rk + 220, z[141]);
    store32(rk + 224, z[142]);
    store32(rk + 228, z[144]);
    store32(rk + 232, z[143]);
    store32(rk + 236, z[145]);
    store32(rk + 240, z[146]);
    store32(rk + 244, z[148]);
    store32(rk + 248, z[147]);
    store32(rk + 252, z[149]);
    store32(rk + 256, z[150]);
    store32(rk + 260, z[152]);
    store32(rk + 264, z[151]);
    store32(rk + 268, z[153]);
    store32(rk + 272, z[156]);
    store32(rk + 276, z[158]);
    store32(rk + 280, z[157]);
    store32(rk + 284, z[159]);
    store32(rk + 288, z[160]);
    store32(rk + 292, z[162]);
    store32(rk + 296, z[161]);
    store32(rk + 300, z[163]);
    store32(rk + 304, z[166]);
    store32(rk + 308, z[168]);
    store32(rk + 312, z[167]);
    store32(rk + 316, z[169]);
    store32(rk + 320, z[170]);
    store32(rk + 324, z[172]);
    store32(rk + 328, z[171]);
    store32(rk + 332, z[173]);
    store32(rk + 336, z[176]);
    store32(rk + 340, z[178]);
    store32(rk + 344, z[177]);
    store32(rk + 348, z[179]);
    store32(rk + 352, z[180]);
    store32(rk + 356, z[182]);
    store32(rk + 360, z[181]);
    store32(rk + 364, z[183]);
    store32(rk + 368, z[186]);
    store32(rk + 372, z[188]);
    store32(rk + 376, z[187]);
    store32(rk + 380, z[189]);
    store32(rk + 384, z[190]);
    store32(rk + 388, z[192]);
    store32(rk + 392, z[191]);
    store32(rk + 396, z[193]);
    store32(rk + 400, z[196]);
    store32(rk + 404, z[198]);
    store32(rk + 408, z[197]);
    store32(rk + 412, z[199]);
    store32(rk + 416, z[200]);
    store32(rk + 420, z[202]);
    store32(rk + 424, z[201]);
    store32(rk + 428, z[203]);
    store32(rk + 432, z[206]);
    store32(rk + 436, z[208]);
    store32(rk + 440, z[207]);
    store32(rk + 444, z[209]);
    store32(rk + 448, z[210]);
    store32(rk + 452, z[212]);
    store32(rk + 456, z[211]);
    store32(rk + 460, z[213]);
    store32(rk + 464, z[214]);
    store32(rk + 468, z[216]);
    store32(rk + 472, z[215]);
    store32(rk + 476, z[217]);
    store32(rk + 480, z[218]);
    store32(rk + 484, z[220]);
    store32(rk + 488, z[219]);
    store32(rk + 492, z[221]);
    store32(rk + 496, t294);
    store32(rk + 500, t296);
    store32(rk + 504, t300);
    store32(rk + 508, (t308 | (z[86] & 0x20000000)) | z[88]);
}

static inline void lwcc_present64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_present64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_present64_128_key_setup_ptx(ctx, key);
    lwcc_present64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_present64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3],
    t4 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24), t5 = (t4 ^ (t4 >> 1)) & 0x55555555,
    t6 = t4 ^ (t5 << 1), t7 = t4 ^ t5, t8 = (t6 >> 2) & 0x33333333, t9 = (t7 >> 2) & 0x33333333;
    store32(ctx + 512, (load32(ctx) ^ t6) ^ (t8 << 2));
    store32(ctx + 516, (load32(ctx + 4) ^ t7) ^ (t9 << 2));
    store32(ctx + 520, t8);
    store32(ctx + 524, t9);
}

#endif
