// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set gift128_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_GIFT128_128_H_PTX
#define LWCC_GIFT128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_GIFT128_128_BLOCK_BYTES_PTX 16
#define LWCC_GIFT128_128_KEY_BYTES_PTX 16
#define LWCC_GIFT128_128_NONCE_BYTES_PTX 12
#define LWCC_GIFT128_128_RK_BYTES_PTX 444
#define LWCC_GIFT128_128_CTX_BYTES_PTX 476
#define LWCC_GIFT128_128_ALIGN_BYTES_PTX 16
#define LWCC_GIFT128_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (444 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_gift128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (476 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_gift128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_gift128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
    const uint32_t t0 = x1 | ((x0 << 24) & 0x33000000),
    t1 = (((x2 >> 2) & 0x3f003f) | ((x2 << 6) & 0xc000c0)) | ((x2 >> 3) & 0x3000300),
    t2 = t1 | ((x3 << 2) & 0xfc00fc00),
    t3 = (((x4 >> 2) & 0x3f003f) | ((x4 << 6) & 0xc000c0)) | ((x4 >> 3) & 0x1f001f00),
    t4 = t3 | ((x4 << 5) & 0xe000e000),
    t5 = (rotl32(x5, 8) & 0x55555555) | (rotl32(x6, 24) & 0xaaaaaaaa),
    t6 = (rotl32(x7, 8) & 0x55555555) | (rotl32(x7, 4) & 0xa0a0a0a),
    t7 = t6 | (rotl32(x7, 20) & 0xa0a0a0a0), t8 = ((x8 >> 3) & 0x1010101) | ((x8 << 1) & 0xe0e0e0e),
    t9 = (t8 | ((x9 >> 1) & 0x70707070)) | ((x9 << 3) & 0x80808080),
    t10 = ((x10 >> 1) & 0x7070707) | ((x11 << 1) & 0x8080808),
    t11 = (t10 | ((x10 >> 17) & 0x7070)) | ((x11 >> 14) & 0x8080),
    t12 = (t11 | ((x11 << 13) & 0x10100000)) | ((x11 << 17) & 0xe0e00000),
    t13 = (x12 >> 16) | (x13 << 16), t14 = (x14 >> 16) | (x15 << 16),
    t15 = (((x16 >> 24) & 51) | ((x16 >> 16) & 0xcccc)) | ((x16 << 7) & 0x1100),
    t16 = (t15 | ((x16 << 9) & 0x2200)) | ((x17 << 16) & 0x33330000),
    t17 = (t16 | ((x16 << 15) & 0x44440000)) | ((x16 << 17) & 0x88880000),
    t18 = ((x18 >> 9) & 0x111111) | ((x18 >> 7) & 0x222222),
    t19 = (t18 | ((x19 >> 16) & 0xcccc)) | ((x18 << 16) & 0xcccc0000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
    z[4] = t7;
    z[5] = t9;
    z[6] = t12;
    z[7] = t13;
    z[8] = t14;
    z[9] = t17;
    z[10] = t19;
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
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6)
{
    const uint32_t t0 = ((x0 >> 3) & 0x8000001) | (rotl32(x0, 14) & 0x400002),
    t1 = (t0 | (x0 & 0x20000004)) | (rotl32(x1, 9) & 0x1000008),
    t2 = (t1 | ((x0 << 3) & 0x80000010)) | (rotl32(x2, 6) & 0x4020),
    t3 = (t2 | (rotl32(x3, 14) & 0x20040)) | (rotl32(x1, 15) & 0x10000080),
    t4 = (t3 | ((x2 >> 3) & 0x8100)) | (rotl32(x0, 18) & 0x40000200),
    t5 = (t4 | ((x4 >> 4) & 0x2400)) | ((x3 >> 3) & 0x10800),
    t6 = (t5 | ((x1 << 7) & 0x801000)) | ((x5 << 4) & 0x2040000),
    t7 = (t6 | ((x3 << 17) & 0x80000)) | ((x3 << 3) & 0x100000), t8 = x3 << 4,
    t9 = (t7 | (x6 & 0x200000)) | (t8 & 0x4000000);
    z[0] = t8;
    z[1] = t9;
}

static inline void lwcc_gift128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[30];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = (rotl32(t1, 8) & 0xff00ff) | (rotl32(t1, 24) & 0xff00ff00),
    t5 = (rotl32(t3, 8) & 0xff00ff) | (rotl32(t3, 24) & 0xff00ff00),
    t6 = (rotl32(t0, 8) & 0xff00ff) | (rotl32(t0, 24) & 0xff00ff00),
    t7 = (rotl32(t2, 8) & 0xff00ff) | (rotl32(t2, 24) & 0xff00ff00),
    t8 = ((t3 >> 20) | ((t3 >> 4) & 0xf000)) | ((t5 >> 2) & 0x3fff0000), t9 = t3 << 22,
    t10 = t8 | (t9 & 0xc0000000), t11 = t7 >> 2,
    t12 = ((t2 >> 20) | ((t2 >> 4) & 0xf000)) | (t11 & 0x3fff0000),
    t13 = t12 | ((t2 << 22) & 0xc0000000),
    t14 = ((t1 >> 20) | ((t1 >> 4) & 0xf000)) | ((t4 >> 2) & 0x3fff0000),
    t15 = t14 | ((t1 << 22) & 0xc0000000), t16 = t6 >> 2,
    t17 = ((t0 >> 20) | ((t0 >> 4) & 0xf000)) | (t16 & 0x3fff0000), t18 = t0 << 22,
    t19 = t17 | (t18 & 0xc0000000), t20 = t3 >> 16,
    t21 = (t20 | ((t10 >> 2) & 0x3fff0000)) | ((t3 << 20) & 0xc0000000), t22 = t2 >> 16,
    t23 = t2 << 20, t24 = (t22 | ((t13 >> 2) & 0x3fff0000)) | (t23 & 0xc0000000), t25 = t1 >> 16,
    t26 = (t25 | ((t15 >> 2) & 0x3fff0000)) | ((t1 << 20) & 0xc0000000), t27 = t0 >> 16,
    t28 = t0 << 20, t29 = (t27 | ((t19 >> 2) & 0x3fff0000)) | (t28 & 0xc0000000),
    t30 = (((t5 >> 4) & 0xfff) | ((t3 >> 12) & 0xf000)) | ((t21 >> 2) & 0x3fff0000), t31 = t3 << 18,
    t32 = t30 | (t31 & 0xc0000000),
    t33 = (((t7 >> 4) & 0xfff) | ((t2 >> 12) & 0xf000)) | ((t24 >> 2) & 0x3fff0000),
    t34 = t33 | ((t2 << 18) & 0xc0000000), t35 = t1 >> 12,
    t36 = (((t4 >> 4) & 0xfff) | (t35 & 0xf000)) | ((t26 >> 2) & 0x3fff0000),
    t37 = t36 | ((t1 << 18) & 0xc0000000),
    t38 = (((t6 >> 4) & 0xfff) | ((t0 >> 12) & 0xf000)) | ((t29 >> 2) & 0x3fff0000), t39 = t0 << 18,
    t40 = t38 | (t39 & 0xc0000000), t41 = (t5 & 0xffff) | (t3 << 16), t42 = t2 << 16,
    t43 = (t7 & 0xffff) | t42, t44 = (t4 & 0xffff) | (t1 << 16), t45 = (t6 & 0xffff) | (t0 << 16),
    t46 = ((t10 & 0xffff) | ((t3 << 14) & 0x3fff0000)) | (t3 << 30),
    t47 = ((t13 & 0xffff) | ((t2 << 14) & 0x3fff0000)) | (t2 << 30), t48 = t1 << 14,
    t49 = ((t15 & 0xffff) | (t48 & 0x3fff0000)) | (t1 << 30),
    t50 = ((t19 & 0xffff) | ((t0 << 14) & 0x3fff0000)) | (t0 << 30),
    t51 = (t20 | ((t46 >> 2) & 0x3fff0000)) | ((t3 << 28) & 0xc0000000),
    t52 = (t22 | ((t47 >> 2) & 0x3fff0000)) | ((t2 << 28) & 0xc0000000),
    t53 = (t25 | ((t49 >> 2) & 0x3fff0000)) | ((t1 << 28) & 0xc0000000),
    t54 = (t27 | ((t50 >> 2) & 0x3fff0000)) | ((t0 << 28) & 0xc0000000),
    t55 = ((t32 & 0xffff) | ((t51 >> 2) & 0x3fff0000)) | ((t3 << 26) & 0xc0000000),
    t56 = ((t34 & 0xffff) | ((t52 >> 2) & 0x3fff0000)) | ((t2 << 26) & 0xc0000000),
    t57 = ((t40 & 0xffff) | ((t54 >> 2) & 0x3fff0000)) | ((t0 << 26) & 0xc0000000);
    key_setup_1(z, t41, rotl32(t32, 21) & 0x200401, t46, t3, t5, t10);
    key_setup_1(z + 2, t44, rotl32(t37, 21) & 0x200401, t49, t1, t4, t15);
    key_setup_2(z + 4, t7, t43, t13, t2, t24, t47, t23);
    key_setup_2(z + 6, t6, t45, t19, t0, t29, t50, t28);
    const uint32_t t58 = (((t49 >> 4) & 0x108001) | ((t44 >> 3) & 0x4002)) | ((t53 << 2) & 0x20000004),
    t59 = (t58 | ((t49 << 3) & 0x10800108)) | (rotl32(t44, 12) & 0x8000010),
    t60 = (t59 | (rotl32(t53, 13) & 0x1080020)) | (rotl32(t53, 10) & 0x2000040),
    t61 = (t60 | (rotl32(t53, 23) & 0x4001080)) | ((t26 >> 4) & 0x2200),
    t62 = (t61 | ((t37 << 5) & 0x200400)) | ((t37 << 2) & 0x410800),
    t63 = (t62 | ((t44 << 11) & 0x40020000)) | ((t44 << 8) & 0x80040000), t64 = t5 << 1,
    t65 = (((t51 >> 4) & 0x108001) | (t64 & 0x40000002)) | ((t55 << 2) & 0x20000004),
    t66 = t51 << 3, t67 = t3 >> 6,
    t68 = ((t65 | (t66 & 0x10800108)) | (t67 & 0x10810)) | ((t3 >> 9) & 0x20020), t69 = t3 << 1,
    t70 = (t68 | (rotl32(t5, 12) & 0x40040)) | (t69 & 0x1081080),
    t71 = (t70 | ((t32 >> 4) & 0x2200)) | ((t41 << 5) & 0x200400),
    t72 = (t71 | (rotl32(t5, 19) & 0x4004000)) | (t31 & 0x400000), t73 = t3 >> 2,
    t74 = (t72 | (t73 & 0x2000000)) | ((t3 << 8) & 0x8000000), t75 = t74 | (t9 & 0x80000000),
    t76 = (rotl32(t13, 8) & 0xff00ff) | (rotl32(t13, 24) & 0xff00ff00),
    t77 = (rotl32(t21, 4) & 0x240001) | (rotl32(t21, 13) & 0x84002),
    t78 = (t77 | (rotl32(t46, 20) & 0x800104)) | (t64 & 0x10000008), t79 = t3 >> 5,
    t80 = ((t78 | (t79 & 0x210)) | ((t3 << 4) & 32)) | (t66 & 0x2100840),
    t81 = (t80 | (t10 & 0x1000080)) | (rotl32(t46, 30) & 0x80010400),
    t82 = (t81 | (rotl32(t32, 19) & 0x8421000)) | (t73 & 0x4002000),
    t83 = (t82 | ((t51 << 6) & 0x20008000)) | (t69 & 0x40000000),
    t84 = (rotl32(t26, 4) & 0x240001) | (rotl32(t26, 13) & 0x84002),
    t85 = (t84 | (rotl32(t49, 20) & 0x800104)) | ((t4 << 1) & 0x10000008),
    t86 = ((t85 | ((t1 >> 5) & 0x210)) | ((t1 << 4) & 32)) | ((t53 << 3) & 0x2100840),
    t87 = (t86 | (t15 & 0x1000080)) | (rotl32(t49, 30) & 0x80010400),
    t88 = (t87 | (rotl32(t37, 19) & 0x8421000)) | ((t1 >> 2) & 0x4002000),
    t89 = (t88 | ((t53 << 6) & 0x20008000)) | ((t1 << 1) & 0x40000000),
    t90 = (rotl32(t43, 21) & 0x200401) | (rotl32(t47, 20) & 0x400202),
    t91 = (t90 | (rotl32(t52, 19) & 0x800104)) | (t11 & 0x4000008),
    t92 = (t91 | ((t7 << 1) & 0x8000010)) | ((t7 << 4) & 0x10000020),
    t93 = (t92 | (rotl32(t2, 15) & 0x20000040)) | (rotl32(t2, 18) & 0x40000080),
    t94 = (t93 | ((t2 << 8) & 0x800)) | ((t76 >> 3) & 0x21000),
    t95 = (t94 | ((t2 >> 2) & 0x12000)) | ((t76 << 3) & 0x84000),
    t96 = (t95 | (z[4] & 0x8000)) | ((t52 << 4) & 0x1040000),
    t97 = (t96 | ((t2 >> 6) & 0x100000)) | ((t2 << 19) & 0x2000000),
    t98 = t97 | ((t2 << 21) & 0x80000000),
    t99 = (rotl32(t45, 21) & 0x200401) | (rotl32(t50, 20) & 0x400202),
    t100 = (t99 | (rotl32(t54, 19) & 0x800104)) | (t16 & 0x4000008), t101 = t6 << 1,
    t102 = (t100 | (t101 & 0x8000010)) | ((t6 << 4) & 0x10000020),
    t103 = (t102 | (rotl32(t0, 15) & 0x20000040)) | (rotl32(t0, 18) & 0x40000080), t104 = t0 << 8,
    t105 = t0 >> 2, t106 = ((t103 | (t104 & 0x800)) | ((t0 << 11) & 0x1000)) | (t105 & 0x12000),
    t107 = t0 << 1, t108 = ((t106 | (t107 & 0x24000)) | (z[6] & 0x8000)) | ((t54 << 4) & 0x1040000),
    t109 = t0 >> 6, t110 = (t108 | ((t54 << 7) & 0x2080000)) | (t109 & 0x100000),
    t111 = t110 | ((t0 << 21) & 0x80000000),
    t112 = (((t44 >> 15) & 0x8001) | (t35 & 0x40002)) | (rotl32(t1, 12) & 0x20004),
    t113 = (t112 | ((t63 >> 2) & 0x21000008)) | (rotl32(t1, 15) & 0x80010),
    t114 = (t113 | ((t1 >> 6) & 0x400020)) | ((t37 >> 2) & 0x2000040),
    t115 = (t114 | (rotl32(t49, 15) & 0x10000080)) | ((t37 >> 7) & 0x900),
    t116 = (t115 | ((t1 << 8) & 0x4000200)) | ((t37 >> 4) & 0x2400),
    t117 = (t116 | ((t49 << 7) & 0x801000)) | (z[2] & 0x4000),
    t118 = (t117 | (rotl32(t63, 23) & 0x8210000)) | ((t49 << 11) & 0x80100000),
    t119 = t118 | (t48 & 0x40000000),
    t120 = (rotl32(t3, 13) & 0x80001) | (rotl32(t10, 12) & 0x40002), t121 = t75 >> 2,
    t122 = (t120 | ((t10 >> 12) & 0x20004)) | (t121 & 0x21000008),
    t123 = (t122 | (rotl32(t3, 19) & 0x800010)) | (rotl32(t10, 18) & 0x400020),
    t124 = (t123 | ((t41 >> 2) & 0x2000040)) | (t79 & 0x100080),
    t125 = (t124 | ((t32 >> 3) & 0x8100)) | (rotl32(t10, 16) & 0x4000200),
    t126 = (t125 | ((t41 >> 4) & 0x2400)) | (rotl32(t10, 19) & 0x10000800),
    t127 = (t126 | (rotl32(t3, 23) & 0x80001000)) | (t67 & 0x4000),
    t128 = (t127 | (rotl32(t75, 23) & 0x8210000)) | ((t3 << 2) & 0x40000000),
    t129 = (((t54 >> 4) & 0x108001) | (t101 & 0x40000002)) | ((t57 << 2) & 0x20000004),
    t130 = (t129 | ((t54 << 3) & 0x10800108)) | (t109 & 0x10810),
    t131 = (t130 | ((t0 >> 9) & 0x20020)) | (rotl32(t6, 12) & 0x40040),
    t132 = (t131 | (t107 & 0x1081080)) | ((t40 >> 4) & 0x2200),
    t133 = (t132 | ((t45 << 5) & 0x200400)) | (rotl32(t6, 19) & 0x4004000),
    t134 = ((t133 | (t39 & 0x400000)) | (t105 & 0x2000000)) | (t104 & 0x8000000),
    t135 = t134 | (t18 & 0x80000000), t136 = t13 << 1,
    t137 = (((t56 >> 4) & 0x108001) | (t136 & 0x40000002)) | ((t7 << 2) & 0x20000004),
    t138 = t56 << 3, t139 = (t137 | (t138 & 0x10800108)) | ((t76 >> 6) & 0x10810), t140 = t2 << 2,
    t141 = (t139 | (rotl32(t13, 15) & 0x20020)) | (t140 & 0x2000040),
    t142 = (t141 | ((t76 << 1) & 0x1081080)) | (rotl32(t2, 20) & 0x80000200),
    t143 = (t142 | ((t47 << 5) & 0x200400)) | (rotl32(t7, 20) & 0x8002000),
    t144 = (t143 | (rotl32(t13, 19) & 0x4004000)) | ((t2 >> 8) & 0x40000),
    t145 = t144 | (t42 & 0x400000),
    t146 = (rotl32(t21, 8) & 0xff00ff) | (rotl32(t21, 24) & 0xff00ff00),
    t147 = (rotl32(t26, 8) & 0xff00ff) | (rotl32(t26, 24) & 0xff00ff00),
    t148 = (rotl32(t34, 4) & 0x240001) | (rotl32(t34, 13) & 0x84002),
    t149 = (t148 | (rotl32(t52, 20) & 0x800104)) | (t136 & 0x10000008),
    t150 = (t149 | ((t7 >> 15) & 0x210)) | (t140 & 0x4000020),
    t151 = (t150 | (t138 & 0x2100840)) | (rotl32(t2, 16) & 0x20000080),
    t152 = (t151 | (rotl32(t52, 30) & 0x80010400)) | (rotl32(t43, 19) & 0x8421000),
    t153 = (t152 | (rotl32(t47, 14) & 0xa000)) | (t23 & 0x1000000),
    t154 = t153 | ((t2 << 5) & 0x40000000),
    t155 = (rotl32(t40, 4) & 0x240001) | (rotl32(t40, 13) & 0x84002),
    t156 = (t155 | (rotl32(t54, 20) & 0x800104)) | ((t19 << 1) & 0x10000008),
    t157 = (t156 | ((t6 >> 15) & 0x210)) | ((t0 << 2) & 0x4000020),
    t158 = (t157 | ((t57 << 3) & 0x2100840)) | (rotl32(t0, 16) & 0x20000080),
    t159 = (t158 | (rotl32(t54, 30) & 0x80010400)) | (rotl32(t45, 19) & 0x8421000),
    t160 = (t159 | (rotl32(t50, 14) & 0xa000)) | (t28 & 0x1000000),
    t161 = t160 | ((t0 << 5) & 0x40000000),
    t162 = ((z[3] >> 4) & 0xf000f) | ((z[3] << 4) & 0xf000f0), t163 = z[3] << 2,
    t164 = (t162 | ((z[3] >> 6) & 0x3000300)) | (t163 & 0xfc00fc00),
    t165 = ((z[1] >> 6) & 0x30003) | ((z[1] << 2) & 0xfc00fc),
    t166 = (t165 | ((z[1] >> 5) & 0x7000700)) | ((z[1] << 3) & 0xf800f800), t167 = rotl32(z[7], 24),
    t168 = (rotl32(z[7], 16) & 0x55555555) | (t167 & 0xaaaaaaaa),
    t169 = (rotl32(z[5], 24) & 0x55555555) | (rotl32(z[5], 12) & 0xa0a0a0a),
    t170 = t169 | (rotl32(z[5], 28) & 0xa0a0a0a0), t171 = t75 >> 1,
    t172 = ((t121 & 0x3030303) | ((t75 << 2) & 0xc0c0c0c)) | (t171 & 0x70707070), t173 = t75 << 3,
    t174 = t172 | (t173 & 0x80808080), t175 = ((t63 >> 1) & 0x7070707) | ((t63 << 3) & 0x8080808),
    t176 = (t175 | ((t63 >> 17) & 0x7070)) | ((t63 >> 13) & 0x8080),
    t177 = (t176 | ((t63 << 14) & 0x30300000)) | ((t63 << 18) & 0xc0c00000),
    t178 = (rotl32(t34, 8) & 0xff00ff) | (rotl32(t34, 24) & 0xff00ff00),
    t179 = (rotl32(t40, 8) & 0xff00ff) | (rotl32(t40, 24) & 0xff00ff00),
    t180 = (((t89 >> 17) & 0x1111) | ((t89 >> 15) & 0x2222)) | ((t89 >> 1) & 0x44444444),
    t181 = t89 << 16, t182 = (t180 | ((t89 << 1) & 0x88888888)) | (t181 & 0x33330000),
    t183 = ((t83 >> 9) & 0x111111) | ((t83 >> 7) & 0x222222),
    t184 = (t183 | ((t83 >> 17) & 0x4444)) | ((t83 >> 15) & 0x8888),
    t185 = (t184 | ((t83 << 16) & 0xcccc0000)) | ((t83 << 24) & 0x33000000),
    t186 = ((t111 >> 4) & 0xf000f) | ((t111 << 4) & 0xf000f0), t187 = t111 << 2,
    t188 = (t186 | ((t111 >> 6) & 0x3000300)) | (t187 & 0xfc00fc00),
    t189 = (((t98 >> 6) & 0x30003) | ((t98 << 2) & 0xfc00fc)) | ((t98 >> 5) & 0x7000700),
    t190 = t189 | ((t98 << 3) & 0xf800f800), t191 = rotl32(t128, 24),
    t192 = (rotl32(t128, 16) & 0x55555555) | (t191 & 0xaaaaaaaa),
    t193 = (rotl32(t119, 24) & 0x55555555) | (rotl32(t119, 12) & 0xa0a0a0a),
    t194 = t193 | (rotl32(t119, 28) & 0xa0a0a0a0),
    t195 = ((t145 >> 2) & 0x3030303) | ((t145 << 2) & 0xc0c0c0c), t196 = t145 >> 1,
    t197 = t145 << 3, t198 = (t195 | (t196 & 0x70707070)) | (t197 & 0x80808080),
    t199 = ((t135 >> 1) & 0x7070707) | ((t135 << 3) & 0x8080808),
    t200 = (t199 | ((t135 >> 17) & 0x7070)) | ((t135 >> 13) & 0x8080),
    t201 = (t200 | ((t135 << 14) & 0x30300000)) | ((t135 << 18) & 0xc0c00000),
    t202 = ((t161 >> 17) & 0x1111) | ((t161 >> 15) & 0x2222),
    t203 = (t202 | ((t161 >> 1) & 0x44444444)) | ((t161 << 1) & 0x88888888),
    t204 = t203 | ((t161 << 16) & 0x33330000),
    t205 = ((t154 >> 9) & 0x111111) | ((t154 >> 7) & 0x222222),
    t206 = (t205 | ((t154 >> 17) & 0x4444)) | ((t154 >> 15) & 0x8888);
    key_setup_0(z + 8, t154, t206 | ((t154 << 16) & 0xcccc0000), z[1], t166, z[3], z[5], t170, z[7], t63, t177, t174, t75, t19, t40, t24, t7, t83, t185, t182, t89);
    key_setup_0(z + 19, t182, z[18], t98, t190, t111, t119, t194, t128, t135, t201, t198, t145, t32, t10, t37, t15, t154, z[8], t204, t161);
    const uint32_t t207 = z[29] | ((t204 << 24) & 0x33000000),
    t208 = (((t164 >> 2) & 0x3f003f) | (t163 & 0xc000c0)) | ((z[3] >> 1) & 0x7f007f00),
    t209 = (t167 & 0x55555555) | (rotl32(z[12], 24) & 0xaaaaaaaa),
    t210 = ((t171 & 0x7070707) | (t173 & 0x8080808)) | ((z[14] >> 1) & 0x70707070),
    t211 = ((t89 >> 8) & 0x333333) | ((t182 >> 16) & 0xcccc),
    t212 = (t211 | (t181 & 0xcccc0000)) | ((z[19] << 16) & 0x33000000),
    t213 = (((t188 >> 2) & 0x3f003f) | (t187 & 0xc000c0)) | ((t111 >> 1) & 0x7f007f00),
    t214 = (t191 & 0x55555555) | (rotl32(z[23], 24) & 0xaaaaaaaa),
    t215 = ((t196 & 0x7070707) | (t197 & 0x8080808)) | ((z[25] >> 1) & 0x70707070),
    t216 = (rotl32(t15, 8) & 0xff00ff) | (rotl32(t15, 24) & 0xff00ff00),
    t217 = ((t204 >> 18) & 0x3333) | ((t161 >> 6) & 0xcccccc),
    t218 = (t217 | ((t161 << 14) & 0x33330000)) | ((t207 << 18) & 0xcc000000),
    t219 = t154 & 0x11111111;
    store32(rk, z[1]);
    store32(rk + 4, z[3]);
    store32(rk + 8, 0x800100);
    store32(rk + 12, z[5]);
    store32(rk + 16, z[7]);
    store32(rk + 20, 0x2000050);
    store32(rk + 24, t63);
    store32(rk + 28, t75);
    store32(rk + 32, 0x80010101);
    store32(rk + 36, t0);
    store32(rk + 40, t76);
    store32(rk + 44, 0xf000080);
    store32(rk + 48, t83);
    store32(rk + 52, t89);
    store32(rk + 56, 0x88880810);
    store32(rk + 60, t98);
    store32(rk + 64, t111);
    store32(rk + 68, 0x6001e0);
    store32(rk + 72, t119);
    store32(rk + 76, t128);
    store32(rk + 80, 0x2005045);
    store32(rk + 84, t135);
    store32(rk + 88, t145);
    store32(rk + 92, 0x81000303);
    store32(rk + 96, t146);
    store32(rk + 100, t147);
    store32(rk + 104, 0x37000080);
    store32(rk + 108, t154);
    store32(rk + 112, t161);
    store32(rk + 116, 0x88888010);
    store32(rk + 120, t164);
    store32(rk + 124, t166);
    store32(rk + 128, 0x6001c0);
    store32(rk + 132, t168);
    store32(rk + 136, t170);
    store32(rk + 140, 0x2005005);
    store32(rk + 144, t174);
    store32(rk + 148, t177);
    store32(rk + 152, 0x81000203);
    store32(rk + 156, t178);
    store32(rk + 160, t179);
    store32(rk + 164, 0x33000080);
    store32(rk + 168, t182);
    store32(rk + 172, t185);
    store32(rk + 176, 0x88088010);
    store32(rk + 180, t188);
    store32(rk + 184, t190);
    store32(rk + 188, 0x4001c0);
    store32(rk + 192, t192);
    store32(rk + 196, t194);
    store32(rk + 200, 0x2004045);
    store32(rk + 204, t198);
    store32(rk + 208, t201);
    store32(rk + 212, 0x81000302);
    store32(rk + 216, (t4 >> 16) | (t1 & 0xffff0000));
    store32(rk + 220, (t10 >> 16) | (t32 << 16));
    store32(rk + 224, 0x35000080);
    store32(rk + 228, t204);
    store32(rk + 232, z[8]);
    store32(rk + 236, 0x88808010);
    store32(rk + 240, z[9]);
    store32(rk + 244, z[10]);
    store32(rk + 248, 0x600180);
    store32(rk + 252, z[11]);
    store32(rk + 256, z[12]);
    store32(rk + 260, 0x2001005);
    store32(rk + 264, z[13]);
    store32(rk + 268, z[14]);
    store32(rk + 272, 0x81000002);
    store32(rk + 276, z[15]);
    store32(rk + 280, z[16]);
    store32(rk + 284, 0x30000080);
    store32(rk + 288, z[17]);
    store32(rk + 292, z[19]);
    store32(rk + 296, 0x8008010);
    store32(rk + 300, z[20]);
    store32(rk + 304, z[21]);
    store32(rk + 308, 0x180);
    store32(rk + 312, z[22]);
    store32(rk + 316, z[23]);
    store32(rk + 320, 0x2000044);
    store32(rk + 324, z[24]);
    store32(rk + 328, z[25]);
    store32(rk + 332, 0x81000101);
    store32(rk + 336, z[26]);
    store32(rk + 340, z[27]);
    store32(rk + 344, 0x17000080);
    store32(rk + 348, z[28]);
    store32(rk + 352, t207);
    store32(rk + 356, 0x80888010);
    store32(rk + 360, t208 | ((z[3] << 7) & 0x80008000));
    store32(rk + 364, 0x600140);
    store32(rk + 368, t209);
    store32(rk + 372, 0x2005001);
    store32(rk + 376, t210 | ((z[14] << 3) & 0x80808080));
    store32(rk + 380, 0x80000203);
    store32(rk + 384, t2);
    store32(rk + 388, 0x23000080);
    store32(rk + 392, t212);
    store32(rk + 396, 0x80080010);
    store32(rk + 400, t213 | ((t111 << 7) & 0x80008000));
    store32(rk + 404, 0xc00140);
    store32(rk + 408, t214);
    store32(rk + 412, 0x2004051);
    store32(rk + 416, t215 | ((z[25] << 3) & 0x80808080));
    store32(rk + 420, 0x80010302);
    store32(rk + 424, t216);
    store32(rk + 428, 0x2d000080);
    store32(rk + 432, t218);
    store32(rk + 436, (t219 << 3) | ((t154 ^ t219) >> 1));
    store32(rk + 440, 0x80800810);
}

static inline void lwcc_gift128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_gift128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_gift128_128_key_setup_ptx(ctx, key);
    lwcc_gift128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_gift128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24), t15 = (t13 ^ (t12 >> 1)) & 0x55555555,
    t16 = t12 ^ (t15 << 1), t17 = t13 ^ t15, t18 = (t14 >> 1) & 0x55555555, t19 = t14 ^ (t18 << 1),
    t20 = (t19 ^ (t16 >> 2)) & 0x33333333, t21 = (t18 ^ (t17 >> 2)) & 0x33333333;
    store32(ctx + 444, t16);
    store32(ctx + 448, t20 << 2);
    store32(ctx + 452, t17);
    store32(ctx + 456, t21 << 2);
    store32(ctx + 460, t19);
    store32(ctx + 464, t20);
    store32(ctx + 468, t18);
    store32(ctx + 472, t21);
}

#endif
