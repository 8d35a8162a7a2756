// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set giftb128_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_GIFTB128_128_H_PTX
#define LWCC_GIFTB128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_GIFTB128_128_BLOCK_BYTES_PTX 16
#define LWCC_GIFTB128_128_KEY_BYTES_PTX 16
#define LWCC_GIFTB128_128_NONCE_BYTES_PTX 12
#define LWCC_GIFTB128_128_RK_BYTES_PTX 444
#define LWCC_GIFTB128_128_CTX_BYTES_PTX 456
#define LWCC_GIFTB128_128_ALIGN_BYTES_PTX 16
#define LWCC_GIFTB128_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (444 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_giftb128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (456 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_giftb128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_giftb128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

// What key goes through several times.
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7, uint32_t x8, uint32_t x9, uint32_t x10, uint32_t x11, uint32_t x12, uint32_t x13, uint32_t x14, uint32_t x15, uint32_t x16, uint32_t x17, uint32_t x18, uint32_t x19)
{
    const uint32_t t0 = x0 | x1, t1 = (x2 >> 16) | (x3 << 16),
    t2 = (((x4 >> 24) & 51) | ((x4 >> 16) & 0xcccc)) | ((x4 << 7) & 0x1100),
    t3 = (t2 | ((x4 << 9) & 0x2200)) | ((x5 << 16) & 0x33330000),
    t4 = (t3 | ((x4 << 15) & 0x44440000)) | ((x4 << 17) & 0x88880000),
    t5 = (((x6 >> 9) & 0x111111) | ((x6 >> 7) & 0x222222)) | ((x7 >> 16) & 0xcccc),
    t6 = (t5 | ((x6 << 16) & 0xcccc0000)) | ((x6 << 24) & 0x33000000),
    t7 = (((x8 >> 2) & 0x3f003f) | ((x8 << 6) & 0xc000c0)) | ((x8 >> 3) & 0x3000300),
    t8 = t7 | ((x9 << 2) & 0xfc00fc00), t9 = ((x10 >> 2) & 0x3f003f) | ((x10 << 6) & 0xc000c0),
    t10 = (t9 | ((x10 >> 3) & 0x1f001f00)) | ((x10 << 5) & 0xe000e000),
    t11 = (rotl32(x11, 8) & 0x55555555) | (rotl32(x12, 24) & 0xaaaaaaaa),
    t12 = (rotl32(x13, 8) & 0x55555555) | (rotl32(x13, 4) & 0xa0a0a0a),
    t13 = t12 | (rotl32(x13, 20) & 0xa0a0a0a0),
    t14 = ((x14 >> 3) & 0x1010101) | ((x14 << 1) & 0xe0e0e0e),
    t15 = (t14 | ((x15 >> 1) & 0x70707070)) | ((x15 << 3) & 0x80808080),
    t16 = ((x16 >> 1) & 0x7070707) | ((x17 << 1) & 0x8080808),
    t17 = (t16 | ((x16 >> 17) & 0x7070)) | ((x17 >> 14) & 0x8080),
    t18 = (t17 | ((x17 << 13) & 0x10100000)) | ((x17 << 17) & 0xe0e00000), t19 = x18 >> 16,
    t20 = x19 << 16;
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
    z[3] = t6;
    z[4] = t8;
    z[5] = t10;
    z[6] = t11;
    z[7] = t13;
    z[8] = t15;
    z[9] = t18;
    z[10] = t19;
    z[11] = t20;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5)
{
    const uint32_t t0 = (x1 | (rotl32(x0, 20) & 0x400202)) | (rotl32(x2, 19) & 0x800104),
    t1 = (t0 | (rotl32(x3, 18) & 0x1000008)) | ((x4 >> 3) & 0x2000010),
    t2 = (t1 | (x4 & 0x4000020)) | ((x4 << 3) & 0x8000040),
    t3 = (t2 | (rotl32(x3, 14) & 0x10000080)) | ((x3 << 10) & 0x800),
    t4 = ((t3 | ((x3 >> 3) & 0x21000)) | (x3 & 0x42000)) | ((x3 << 3) & 0x84000),
    t5 = (t4 | ((x3 << 6) & 0x8000)) | ((x5 << 14) & 0x40010000), t6 = x3 >> 10,
    t7 = (t5 | (t6 & 0x100000)) | ((x3 << 17) & 0x20000000), t8 = t7 | ((x3 << 23) & 0x80000000);
    z[0] = t6;
    z[1] = t8;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7)
{
    const uint32_t t0 = x2 << 16, t1 = (x1 | (x0 & 0x88888888)) | (t0 & 0x33330000),
    t2 = (((x3 >> 9) & 0x111111) | ((x3 >> 7) & 0x222222)) | ((x3 >> 17) & 0x4444),
    t3 = (t2 | ((x3 >> 15) & 0x8888)) | ((x3 << 16) & 0xcccc0000),
    t4 = t3 | ((x3 << 24) & 0x33000000),
    t5 = (((x4 >> 4) & 0xf000f) | ((x4 << 4) & 0xf000f0)) | ((x4 >> 6) & 0x3000300), t6 = x4 << 2,
    t7 = t5 | (t6 & 0xfc00fc00),
    t8 = (((x5 >> 6) & 0x30003) | ((x5 << 2) & 0xfc00fc)) | ((x5 >> 5) & 0x7000700),
    t9 = t8 | ((x5 << 3) & 0xf800f800), t10 = rotl32(x6, 24),
    t11 = (rotl32(x6, 16) & 0x55555555) | (t10 & 0xaaaaaaaa),
    t12 = (rotl32(x7, 24) & 0x55555555) | (rotl32(x7, 12) & 0xa0a0a0a),
    t13 = t12 | (rotl32(x7, 28) & 0xa0a0a0a0);
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
    z[3] = t6;
    z[4] = t7;
    z[5] = t9;
    z[6] = t10;
    z[7] = t11;
    z[8] = t13;
}

static inline void lwcc_giftb128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[46];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = (rotl32(t1, 8) & 0xff00ff) | (rotl32(t1, 24) & 0xff00ff00),
    t5 = (rotl32(t3, 8) & 0xff00ff) | (rotl32(t3, 24) & 0xff00ff00),
    t6 = (rotl32(t0, 8) & 0xff00ff) | (rotl32(t0, 24) & 0xff00ff00),
    t7 = (rotl32(t2, 8) & 0xff00ff) | (rotl32(t2, 24) & 0xff00ff00),
    t8 = ((t3 >> 20) | ((t3 >> 4) & 0xf000)) | ((t5 >> 2) & 0x3fff0000),
    t9 = t8 | ((t3 << 22) & 0xc0000000),
    t10 = ((t2 >> 20) | ((t2 >> 4) & 0xf000)) | ((t7 >> 2) & 0x3fff0000), t11 = t2 << 22,
    t12 = t10 | (t11 & 0xc0000000), t13 = t4 >> 2,
    t14 = ((t1 >> 20) | ((t1 >> 4) & 0xf000)) | (t13 & 0x3fff0000),
    t15 = t14 | ((t1 << 22) & 0xc0000000),
    t16 = ((t0 >> 20) | ((t0 >> 4) & 0xf000)) | ((t6 >> 2) & 0x3fff0000),
    t17 = t16 | ((t0 << 22) & 0xc0000000), t18 = t3 >> 16, t19 = t3 << 20,
    t20 = (t18 | ((t9 >> 2) & 0x3fff0000)) | (t19 & 0xc0000000), t21 = t2 >> 16,
    t22 = (t21 | ((t12 >> 2) & 0x3fff0000)) | ((t2 << 20) & 0xc0000000), t23 = t1 >> 16,
    t24 = t1 << 20, t25 = (t23 | ((t15 >> 2) & 0x3fff0000)) | (t24 & 0xc0000000), t26 = t0 >> 16,
    t27 = (t26 | ((t17 >> 2) & 0x3fff0000)) | ((t0 << 20) & 0xc0000000), t28 = t3 >> 12,
    t29 = (((t5 >> 4) & 0xfff) | (t28 & 0xf000)) | ((t20 >> 2) & 0x3fff0000),
    t30 = t29 | ((t3 << 18) & 0xc0000000),
    t31 = (((t7 >> 4) & 0xfff) | ((t2 >> 12) & 0xf000)) | ((t22 >> 2) & 0x3fff0000), t32 = t2 << 18,
    t33 = t31 | (t32 & 0xc0000000),
    t34 = (((t4 >> 4) & 0xfff) | ((t1 >> 12) & 0xf000)) | ((t25 >> 2) & 0x3fff0000),
    t35 = t34 | ((t1 << 18) & 0xc0000000), t36 = t0 >> 12,
    t37 = (((t6 >> 4) & 0xfff) | (t36 & 0xf000)) | ((t27 >> 2) & 0x3fff0000),
    t38 = t37 | ((t0 << 18) & 0xc0000000), t39 = t3 << 16, t40 = (t5 & 0xffff) | t39,
    t41 = (t7 & 0xffff) | (t2 << 16), t42 = t1 << 16, t43 = (t4 & 0xffff) | t42,
    t44 = (t6 & 0xffff) | (t0 << 16),
    t45 = ((t9 & 0xffff) | ((t3 << 14) & 0x3fff0000)) | (t3 << 30),
    t46 = ((t12 & 0xffff) | ((t2 << 14) & 0x3fff0000)) | (t2 << 30),
    t47 = ((t15 & 0xffff) | ((t1 << 14) & 0x3fff0000)) | (t1 << 30), t48 = t0 << 14,
    t49 = ((t17 & 0xffff) | (t48 & 0x3fff0000)) | (t0 << 30),
    t50 = (t18 | ((t45 >> 2) & 0x3fff0000)) | ((t3 << 28) & 0xc0000000),
    t51 = (t21 | ((t46 >> 2) & 0x3fff0000)) | ((t2 << 28) & 0xc0000000),
    t52 = (t23 | ((t47 >> 2) & 0x3fff0000)) | ((t1 << 28) & 0xc0000000),
    t53 = (t26 | ((t49 >> 2) & 0x3fff0000)) | ((t0 << 28) & 0xc0000000),
    t54 = ((t30 & 0xffff) | ((t50 >> 2) & 0x3fff0000)) | ((t3 << 26) & 0xc0000000),
    t55 = ((t33 & 0xffff) | ((t51 >> 2) & 0x3fff0000)) | ((t2 << 26) & 0xc0000000),
    t56 = ((t35 & 0xffff) | ((t52 >> 2) & 0x3fff0000)) | ((t1 << 26) & 0xc0000000),
    t57 = (rotl32(t9, 4) & 0x240001) | (rotl32(t9, 13) & 0x84002),
    t58 = (t57 | (rotl32(t40, 20) & 0x800104)) | ((t54 << 1) & 0x10000008),
    t59 = ((t58 | ((t3 >> 3) & 0x210)) | ((t3 >> 10) & 32)) | ((t45 << 3) & 0x2100840),
    t60 = (t59 | (t5 & 0x1000080)) | (rotl32(t40, 30) & 0x80010400),
    t61 = (t60 | (rotl32(t20, 19) & 0x8421000)) | (rotl32(t30, 14) & 0xa000),
    t62 = (t61 | ((t3 << 10) & 0x4000000)) | (t19 & 0x20000000),
    t63 = t62 | ((t3 << 13) & 0x40000000),
    t64 = (rotl32(t15, 4) & 0x240001) | (rotl32(t15, 13) & 0x84002),
    t65 = (t64 | (rotl32(t43, 20) & 0x800104)) | ((t56 << 1) & 0x10000008), t66 = t1 >> 3,
    t67 = ((t65 | (t66 & 0x210)) | ((t1 >> 10) & 32)) | ((t47 << 3) & 0x2100840),
    t68 = (t67 | (t4 & 0x1000080)) | (rotl32(t43, 30) & 0x80010400),
    t69 = (t68 | (rotl32(t25, 19) & 0x8421000)) | (rotl32(t35, 14) & 0xa000),
    t70 = (t69 | ((t1 << 10) & 0x4000000)) | (t24 & 0x20000000),
    t71 = t70 | ((t1 << 13) & 0x40000000);
    key_setup_1(z, t41, rotl32(t33, 21) & 0x200401, t46, t2, t7, t12);
    key_setup_1(z + 2, t44, rotl32(t38, 21) & 0x200401, t49, t0, t6, t17);
    const uint32_t t72 = ((t4 >> 3) & 0x8000001) | (rotl32(t4, 14) & 0x400002),
    t73 = (t72 | (t4 & 0x20000004)) | (rotl32(t43, 9) & 0x1000008),
    t74 = (t73 | ((t4 << 3) & 0x80000010)) | (rotl32(t15, 6) & 0x4020),
    t75 = (t74 | (rotl32(t1, 14) & 0x20040)) | (rotl32(t43, 15) & 0x10000080),
    t76 = (t75 | ((t15 >> 3) & 0x8100)) | (rotl32(t4, 18) & 0x40000200),
    t77 = ((t76 | ((t25 >> 4) & 0x2400)) | (t66 & 0x10800)) | ((t43 << 7) & 0x801000),
    t78 = (t77 | ((t47 << 4) & 0x2040000)) | ((t1 << 17) & 0x80000),
    t79 = (t78 | ((t1 << 3) & 0x100000)) | (t24 & 0x200000), t80 = t1 << 4,
    t81 = t79 | (t80 & 0x4000000),
    t82 = (((t9 >> 3) & 0x8000001) | (t28 & 0x40002)) | (rotl32(t3, 12) & 0x20004),
    t83 = (t82 | ((t3 >> 9) & 0x100008)) | (rotl32(t3, 15) & 0x80010),
    t84 = (t83 | ((t3 >> 6) & 0x400020)) | (rotl32(t3, 18) & 0x200040),
    t85 = (t84 | (rotl32(t40, 13) & 0x1000080)) | ((t20 >> 3) & 0x8100), t86 = rotl32(t3, 16),
    t87 = (t85 | ((t3 << 8) & 0x4000200)) | (t86 & 0x2000400),
    t88 = (t87 | ((t3 << 11) & 0x10000800)) | ((t45 << 7) & 0x801000),
    t89 = (t88 | (rotl32(t5, 22) & 0x40002000)) | (rotl32(t3, 22) & 0x20004000),
    t90 = t89 | ((t40 << 9) & 0x80010000),
    t91 = (((t49 >> 4) & 0x108001) | ((t44 >> 3) & 0x4002)) | ((t53 << 2) & 0x20000004),
    t92 = (t91 | ((t49 << 3) & 0x10800108)) | (rotl32(t44, 12) & 0x8000010),
    t93 = (t92 | (rotl32(t53, 13) & 0x1080020)) | (rotl32(t53, 10) & 0x2000040),
    t94 = (t93 | (rotl32(t53, 23) & 0x4001080)) | ((t27 >> 4) & 0x2200),
    t95 = (t94 | ((t38 << 5) & 0x200400)) | ((t38 << 2) & 0x410800),
    t96 = (t95 | ((t44 << 11) & 0x40020000)) | ((t44 << 8) & 0x80040000), t97 = t7 << 1,
    t98 = (((t51 >> 4) & 0x108001) | (t97 & 0x40000002)) | ((t55 << 2) & 0x20000004),
    t99 = t51 << 3, t100 = t2 >> 6,
    t101 = ((t98 | (t99 & 0x10800108)) | (t100 & 0x10810)) | ((t2 >> 9) & 0x20020), t102 = t2 << 1,
    t103 = (t101 | (rotl32(t7, 12) & 0x40040)) | (t102 & 0x1081080),
    t104 = (t103 | ((t33 >> 4) & 0x2200)) | ((t41 << 5) & 0x200400),
    t105 = (t104 | (rotl32(t7, 19) & 0x4004000)) | (t32 & 0x400000), t106 = t2 >> 2,
    t107 = (t105 | (t106 & 0x2000000)) | ((t2 << 8) & 0x8000000), t108 = t107 | (t11 & 0x80000000),
    t109 = (rotl32(t9, 8) & 0xff00ff) | (rotl32(t9, 24) & 0xff00ff00),
    t110 = (rotl32(t15, 8) & 0xff00ff) | (rotl32(t15, 24) & 0xff00ff00),
    t111 = (rotl32(t22, 4) & 0x240001) | (rotl32(t22, 13) & 0x84002),
    t112 = (t111 | (rotl32(t46, 20) & 0x800104)) | (t97 & 0x10000008), t113 = t2 >> 5,
    t114 = ((t112 | (t113 & 0x210)) | ((t2 << 4) & 32)) | (t99 & 0x2100840),
    t115 = (t114 | (t12 & 0x1000080)) | (rotl32(t46, 30) & 0x80010400),
    t116 = (t115 | (rotl32(t33, 19) & 0x8421000)) | (t106 & 0x4002000),
    t117 = (t116 | ((t51 << 6) & 0x20008000)) | (t102 & 0x40000000),
    t118 = (rotl32(t27, 4) & 0x240001) | (rotl32(t27, 13) & 0x84002),
    t119 = (t118 | (rotl32(t49, 20) & 0x800104)) | ((t6 << 1) & 0x10000008),
    t120 = ((t119 | ((t0 >> 5) & 0x210)) | ((t0 << 4) & 32)) | ((t53 << 3) & 0x2100840),
    t121 = (t120 | (t17 & 0x1000080)) | (rotl32(t49, 30) & 0x80010400),
    t122 = (t121 | (rotl32(t38, 19) & 0x8421000)) | ((t0 >> 2) & 0x4002000),
    t123 = (t122 | ((t53 << 6) & 0x20008000)) | ((t0 << 1) & 0x40000000),
    t124 = (rotl32(t43, 21) & 0x200401) | (rotl32(t47, 20) & 0x400202),
    t125 = (t124 | (rotl32(t52, 19) & 0x800104)) | (t13 & 0x4000008),
    t126 = (t125 | ((t4 << 1) & 0x8000010)) | ((t4 << 4) & 0x10000020),
    t127 = (t126 | (rotl32(t1, 15) & 0x20000040)) | (rotl32(t1, 18) & 0x40000080),
    t128 = (t127 | ((t71 >> 9) & 0x20800)) | ((t1 << 11) & 0x1000), t129 = t71 << 1,
    t130 = (t128 | ((t1 >> 2) & 0x12000)) | (t129 & 0x104000),
    t131 = (t130 | (t80 & 0x8000)) | ((t52 << 4) & 0x1040000),
    t132 = (t131 | ((t52 << 7) & 0x2080000)) | ((t1 << 21) & 0x80000000),
    t133 = (rotl32(t45, 21) & 0x200401) | (rotl32(t50, 20) & 0x400202), t134 = t5 << 2,
    t135 = (t133 | (rotl32(t54, 19) & 0x800104)) | (t134 & 0x10000008), t136 = t9 << 1,
    t137 = ((t135 | (t136 & 0x8000010)) | (t86 & 0x40000020)) | (rotl32(t3, 19) & 0x80000040),
    t138 = (t137 | ((t30 << 2) & 0x4000080)) | ((t63 >> 1) & 0x40800),
    t139 = (t138 | ((t63 >> 8) & 0x81000)) | ((t109 >> 2) & 0x12000), t140 = t109 << 1,
    t141 = t3 << 2, t142 = ((t139 | (t140 & 0x24000)) | (t141 & 0x8000)) | ((t5 << 6) & 0x1100000),
    t143 = (t142 | ((t3 << 17) & 0x2000000)) | ((t3 << 29) & 0x20000000),
    t144 = (((t44 >> 15) & 0x8001) | (t36 & 0x40002)) | (rotl32(t0, 12) & 0x20004),
    t145 = (t144 | ((t96 >> 2) & 0x21000008)) | (rotl32(t0, 15) & 0x80010),
    t146 = (t145 | ((t0 >> 6) & 0x400020)) | ((t38 >> 2) & 0x2000040),
    t147 = (t146 | (rotl32(t49, 15) & 0x10000080)) | ((t38 >> 7) & 0x900),
    t148 = (t147 | ((t0 << 8) & 0x4000200)) | ((t38 >> 4) & 0x2400),
    t149 = (t148 | ((t49 << 7) & 0x801000)) | (z[2] & 0x4000),
    t150 = (t149 | (rotl32(t96, 23) & 0x8210000)) | ((t49 << 11) & 0x80100000),
    t151 = t150 | (t48 & 0x40000000),
    t152 = (rotl32(t2, 13) & 0x80001) | (rotl32(t12, 12) & 0x40002), t153 = t108 >> 2,
    t154 = (t152 | ((t12 >> 12) & 0x20004)) | (t153 & 0x21000008),
    t155 = (t154 | (rotl32(t2, 19) & 0x800010)) | (rotl32(t12, 18) & 0x400020),
    t156 = (t155 | ((t41 >> 2) & 0x2000040)) | (t113 & 0x100080),
    t157 = (t156 | ((t33 >> 3) & 0x8100)) | (rotl32(t12, 16) & 0x4000200),
    t158 = (t157 | ((t41 >> 4) & 0x2400)) | (rotl32(t12, 19) & 0x10000800),
    t159 = (t158 | (rotl32(t2, 23) & 0x80001000)) | (t100 & 0x4000),
    t160 = (t159 | (rotl32(t108, 23) & 0x8210000)) | ((t2 << 2) & 0x40000000),
    t161 = (((t54 >> 4) & 0x108001) | (t136 & 0x40000002)) | (t134 & 0x20000004),
    t162 = (t161 | ((t54 << 3) & 0x10800108)) | ((t109 >> 6) & 0x10810),
    t163 = (t162 | (rotl32(t9, 15) & 0x20020)) | (t141 & 0x2000040),
    t164 = (t163 | (t140 & 0x1081080)) | (rotl32(t3, 20) & 0x80000200),
    t165 = (t164 | ((t45 << 5) & 0x200400)) | (rotl32(t5, 20) & 0x8002000),
    t166 = (t165 | (rotl32(t9, 19) & 0x4004000)) | ((t3 >> 8) & 0x40000),
    t167 = t166 | (t39 & 0x400000), t168 = ((t56 >> 4) & 0x108001) | ((t15 << 1) & 0x40000002),
    t169 = (t168 | ((t4 << 2) & 0x20000004)) | ((t56 << 3) & 0x10800108),
    t170 = (t169 | ((t110 >> 6) & 0x10810)) | (rotl32(t15, 15) & 0x20020),
    t171 = (t170 | ((t1 << 2) & 0x2000040)) | ((t110 << 1) & 0x1081080),
    t172 = (t171 | (rotl32(t1, 20) & 0x80000200)) | ((t47 << 5) & 0x200400),
    t173 = (t172 | (rotl32(t4, 20) & 0x8002000)) | (rotl32(t15, 19) & 0x4004000),
    t174 = (t173 | ((t1 >> 8) & 0x40000)) | (t42 & 0x400000),
    t175 = (rotl32(t22, 8) & 0xff00ff) | (rotl32(t22, 24) & 0xff00ff00),
    t176 = (rotl32(t27, 8) & 0xff00ff) | (rotl32(t27, 24) & 0xff00ff00),
    t177 = (((t71 >> 17) & 0x1111) | ((t71 >> 15) & 0x2222)) | ((t71 >> 1) & 0x44444444);
    key_setup_2(z + 4, t129, t177, t71, t63, z[3], z[1], t90, t81);
    const uint32_t t178 = t108 >> 1,
    t179 = ((t153 & 0x3030303) | ((t108 << 2) & 0xc0c0c0c)) | (t178 & 0x70707070), t180 = t108 << 3,
    t181 = t179 | (t180 & 0x80808080), t182 = ((t96 >> 1) & 0x7070707) | ((t96 << 3) & 0x8080808),
    t183 = (t182 | ((t96 >> 17) & 0x7070)) | ((t96 >> 13) & 0x8080),
    t184 = (t183 | ((t96 << 14) & 0x30300000)) | ((t96 << 18) & 0xc0c00000),
    t185 = (rotl32(t35, 8) & 0xff00ff) | (rotl32(t35, 24) & 0xff00ff00),
    t186 = ((t123 >> 17) & 0x1111) | ((t123 >> 15) & 0x2222);
    key_setup_2(z + 13, t123 << 1, t186 | ((t123 >> 1) & 0x44444444), t123, t117, t143, t132, t160, t151);
    const uint32_t t187 = ((t174 >> 2) & 0x3030303) | ((t174 << 2) & 0xc0c0c0c), t188 = t174 >> 1,
    t189 = t174 << 3, t190 = (t187 | (t188 & 0x70707070)) | (t189 & 0x80808080),
    t191 = ((t167 >> 1) & 0x7070707) | ((t167 << 3) & 0x8080808),
    t192 = (t191 | ((t167 >> 17) & 0x7070)) | ((t167 >> 13) & 0x8080),
    t193 = (t192 | ((t167 << 14) & 0x30300000)) | ((t167 << 18) & 0xc0c00000);
    key_setup_0(z + 22, t6 >> 16, t0 & 0xffff0000, t12, t33, t63, z[6], z[5], t71, z[1], z[9], z[3], t81, z[12], t90, t96, t184, t181, t108, t20, t5);
    key_setup_0(z + 34, z[32], z[33], t25, t4, t117, z[15], z[14], t123, t132, z[18], t143, t151, z[21], t160, t167, t193, t190, t174, t33, t12);
    const uint32_t t194 = ((t71 >> 8) & 0x333333) | ((z[5] >> 16) & 0xcccc),
    t195 = (t194 | (z[4] & 0xcccc0000)) | ((z[25] << 16) & 0x33000000),
    t196 = (((z[8] >> 2) & 0x3f003f) | (z[7] & 0xc000c0)) | ((z[3] >> 1) & 0x7f007f00),
    t197 = (z[10] & 0x55555555) | (rotl32(z[29], 24) & 0xaaaaaaaa),
    t198 = ((t178 & 0x7070707) | (t180 & 0x8080808)) | ((z[31] >> 1) & 0x70707070),
    t199 = ((t123 >> 8) & 0x333333) | ((z[14] >> 16) & 0xcccc),
    t200 = (t199 | (z[13] & 0xcccc0000)) | ((z[37] << 16) & 0x33000000),
    t201 = (((z[17] >> 2) & 0x3f003f) | (z[16] & 0xc000c0)) | ((t143 >> 1) & 0x7f007f00),
    t202 = (z[19] & 0x55555555) | (rotl32(z[41], 24) & 0xaaaaaaaa),
    t203 = ((t188 & 0x7070707) | (t189 & 0x8080808)) | ((z[43] >> 1) & 0x70707070),
    t204 = t17 & 0xff00ff;
    store32(rk, t63);
    store32(rk + 4, t71);
    store32(rk + 8, 0x8000010);
    store32(rk + 12, z[1]);
    store32(rk + 16, z[3]);
    store32(rk + 20, 0x800180);
    store32(rk + 24, t81);
    store32(rk + 28, t90);
    store32(rk + 32, 0x2000054);
    store32(rk + 36, t96);
    store32(rk + 40, t108);
    store32(rk + 44, 0x81010101);
    store32(rk + 48, t109);
    store32(rk + 52, t110);
    store32(rk + 56, 0x1f000080);
    store32(rk + 60, t117);
    store32(rk + 64, t123);
    store32(rk + 68, 0x80888810);
    store32(rk + 72, t132);
    store32(rk + 76, t143);
    store32(rk + 80, 0xe00160);
    store32(rk + 84, t151);
    store32(rk + 88, t160);
    store32(rk + 92, 0x2005051);
    store32(rk + 96, t167);
    store32(rk + 100, t174);
    store32(rk + 104, 0x80010303);
    store32(rk + 108, t175);
    store32(rk + 112, t176);
    store32(rk + 116, 0x2f000080);
    store32(rk + 120, z[5]);
    store32(rk + 124, z[6]);
    store32(rk + 128, 0x80880810);
    store32(rk + 132, z[8]);
    store32(rk + 136, z[9]);
    store32(rk + 140, 0x600160);
    store32(rk + 144, z[11]);
    store32(rk + 148, z[12]);
    store32(rk + 152, 0x2005041);
    store32(rk + 156, t181);
    store32(rk + 160, t184);
    store32(rk + 164, 0x80000303);
    store32(rk + 168, t185);
    store32(rk + 172, (t5 >> 16) | (t3 & 0xffff0000));
    store32(rk + 176, 0x27000080);
    store32(rk + 180, z[14]);
    store32(rk + 184, z[15]);
    store32(rk + 188, 0x80880010);
    store32(rk + 192, z[17]);
    store32(rk + 196, z[18]);
    store32(rk + 200, 0xe00140);
    store32(rk + 204, z[20]);
    store32(rk + 208, z[21]);
    store32(rk + 212, 0x2005011);
    store32(rk + 216, t190);
    store32(rk + 220, t193);
    store32(rk + 224, 0x80010203);
    store32(rk + 228, z[22]);
    store32(rk + 232, z[23]);
    store32(rk + 236, 0x2b000080);
    store32(rk + 240, z[24]);
    store32(rk + 244, z[25]);
    store32(rk + 248, 0x80080810);
    store32(rk + 252, z[26]);
    store32(rk + 256, z[27]);
    store32(rk + 260, 0x400160);
    store32(rk + 264, z[28]);
    store32(rk + 268, z[29]);
    store32(rk + 272, 0x2004001);
    store32(rk + 276, z[30]);
    store32(rk + 280, z[31]);
    store32(rk + 284, 0x80000202);
    store32(rk + 288, z[34]);
    store32(rk + 292, z[35]);
    store32(rk + 296, 0x21000080);
    store32(rk + 300, z[36]);
    store32(rk + 304, z[37]);
    store32(rk + 308, 0x80000010);
    store32(rk + 312, z[38]);
    store32(rk + 316, z[39]);
    store32(rk + 320, 0xc00100);
    store32(rk + 324, z[40]);
    store32(rk + 328, z[41]);
    store32(rk + 332, 0x2000051);
    store32(rk + 336, z[42]);
    store32(rk + 340, z[43]);
    store32(rk + 344, 0x80010103);
    store32(rk + 348, z[44] | z[45]);
    store32(rk + 352, (t38 >> 16) | (t17 << 16));
    store32(rk + 356, 0x2e000080);
    store32(rk + 360, t195);
    store32(rk + 364, 0x880810);
    store32(rk + 368, t196 | ((z[3] << 7) & 0x80008000));
    store32(rk + 372, 0x200160);
    store32(rk + 376, t197);
    store32(rk + 380, 0x2005040);
    store32(rk + 384, t198 | ((z[31] << 3) & 0x80808080));
    store32(rk + 388, 0x80000301);
    store32(rk + 392, t1);
    store32(rk + 396, 0x6000080);
    store32(rk + 400, t200);
    store32(rk + 404, 0x8880010);
    store32(rk + 408, t201 | ((t143 << 7) & 0x80008000));
    store32(rk + 412, 0xa001c0);
    store32(rk + 416, t202);
    store32(rk + 420, 0x2005014);
    store32(rk + 424, t203 | ((z[43] << 3) & 0x80808080));
    store32(rk + 428, 0x81010201);
    store32(rk + 432, (t204 << 8) | ((t17 ^ t204) >> 8));
    store32(rk + 436, rotl32(t175, 24));
    store32(rk + 440, 0x1a000080);
}

static inline void lwcc_giftb128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_giftb128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_giftb128_128_key_setup_ptx(ctx, key);
    lwcc_giftb128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_giftb128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (gift.dsl:33)
    const uint32_t t15 = (t12 | t13) ^ t14, t16 = t13 ^ (t14 & t12);
    store32(ctx + 444, t15);
    store32(ctx + 448, t16);
    store32(ctx + 452, t12);
}

#endif
