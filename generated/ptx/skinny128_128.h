// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY128_128_H_PTX
#define LWCC_SKINNY128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY128_128_BLOCK_BYTES_PTX 16
#define LWCC_SKINNY128_128_KEY_BYTES_PTX 16
#define LWCC_SKINNY128_128_NONCE_BYTES_PTX 12
#define LWCC_SKINNY128_128_RK_BYTES_PTX 720
#define LWCC_SKINNY128_128_CTX_BYTES_PTX 784
#define LWCC_SKINNY128_128_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY128_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (720 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (784 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_skinny128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = (t1 >> 2) & 0x33333333, t7 = t1 ^ (t6 << 2), t8 = t4 & 0x33333333, t9 = t8 << 2,
    t10 = t4 ^ t8, t11 = ((t2 >> 2) ^ 0x3000000) & 0x33333333, t12 = t2 ^ (t11 << 2),
    t13 = 0x3000000 ^ t11, t14 = t5 & 0x33333333, t15 = t14 << 2, t16 = t5 ^ t14,
    t17 = ((t7 >> 4) ^ t9) & 0xf0f0f0f, t18 = t7 ^ (t17 << 4), t19 = t9 ^ t17,
    t20 = ((t6 >> 4) ^ t10) & 0xf0f0f0f, t21 = t6 ^ (t20 << 4), t22 = t10 ^ t20,
    t23 = ((t12 >> 4) ^ t15) & 0xf0f0f0f, t24 = t12 ^ (t23 << 4), t25 = t15 ^ t23,
    t26 = ((t13 >> 4) ^ t16) & 0xf0f0f0f, t27 = t13 ^ (t26 << 4), t28 = t16 ^ t26,
    t29 = rotl32(x2, 24);
    z[0] = t18;
    z[1] = t19;
    z[2] = t21;
    z[3] = t22;
    z[4] = t24;
    z[5] = t25;
    z[6] = t27;
    z[7] = t28;
    z[8] = t29;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3, t6 = t1 & 0x33333333,
    t7 = t6 << 2, t8 = t1 ^ t6, t9 = (t4 >> 2) & 0x33333333, t10 = t4 ^ (t9 << 2),
    t11 = t2 & 0x33333333, t12 = t11 << 2, t13 = t2 ^ t11, t14 = ((t5 >> 2) ^ 3) & 0x33333333,
    t15 = t5 ^ (t14 << 2), t16 = 3 ^ t14, t17 = ((t7 >> 4) ^ t10) & 0xf0f0f0f,
    t18 = t7 ^ (t17 << 4), t19 = t10 ^ t17, t20 = ((t8 >> 4) ^ t9) & 0xf0f0f0f,
    t21 = t8 ^ (t20 << 4), t22 = t9 ^ t20, t23 = ((t12 >> 4) ^ t15) & 0xf0f0f0f,
    t24 = t12 ^ (t23 << 4), t25 = t15 ^ t23, t26 = ((t13 >> 4) ^ t16) & 0xf0f0f0f,
    t27 = t13 ^ (t26 << 4), t28 = t16 ^ t26, t29 = rotl32(x2, 16);
    z[0] = t18;
    z[1] = t19;
    z[2] = t21;
    z[3] = t22;
    z[4] = t24;
    z[5] = t25;
    z[6] = t27;
    z[7] = t28;
    z[8] = t29;
}

// What key goes through several times.
static void key_setup_3(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = (t1 >> 2) & 0x33333333, t7 = t1 ^ (t6 << 2), t8 = t4 & 0x33333333, t9 = t8 << 2,
    t10 = t4 ^ t8, t11 = ((t2 >> 2) ^ 0x300) & 0x33333333, t12 = t2 ^ (t11 << 2), t13 = 0x300 ^ t11,
    t14 = t5 & 0x33333333, t15 = t14 << 2, t16 = t5 ^ t14, t17 = ((t7 >> 4) ^ t9) & 0xf0f0f0f,
    t18 = t7 ^ (t17 << 4), t19 = t9 ^ t17, t20 = ((t6 >> 4) ^ t10) & 0xf0f0f0f,
    t21 = t6 ^ (t20 << 4), t22 = t10 ^ t20, t23 = ((t12 >> 4) ^ t15) & 0xf0f0f0f,
    t24 = t12 ^ (t23 << 4), t25 = t15 ^ t23, t26 = ((t13 >> 4) ^ t16) & 0xf0f0f0f,
    t27 = t13 ^ (t26 << 4), t28 = t16 ^ t26, t29 = rotl32(x2, 8);
    z[0] = t18;
    z[1] = t19;
    z[2] = t21;
    z[3] = t22;
    z[4] = t24;
    z[5] = t25;
    z[6] = t27;
    z[7] = t28;
    z[8] = t29;
}

// What key goes through several times.
static void key_setup_4(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3, t6 = t1 & 0x33333333,
    t7 = t6 << 2, t8 = t1 ^ t6, t9 = (t4 >> 2) & 0x33333333, t10 = t4 ^ (t9 << 2),
    t11 = t2 & 0x33333333, t12 = t11 << 2, t13 = t2 ^ t11, t14 = ((t5 >> 2) ^ 0x30000) & 0x33333333,
    t15 = t5 ^ (t14 << 2), t16 = 0x30000 ^ t14, t17 = ((t7 >> 4) ^ t10) & 0xf0f0f0f,
    t18 = t7 ^ (t17 << 4), t19 = t10 ^ t17, t20 = ((t8 >> 4) ^ t9) & 0xf0f0f0f,
    t21 = t8 ^ (t20 << 4), t22 = t9 ^ t20, t23 = ((t12 >> 4) ^ t15) & 0xf0f0f0f,
    t24 = t12 ^ (t23 << 4), t25 = t15 ^ t23, t26 = ((t13 >> 4) ^ t16) & 0xf0f0f0f,
    t27 = t13 ^ (t26 << 4), t28 = t16 ^ t26;
    z[0] = t18;
    z[1] = t19;
    z[2] = t21;
    z[3] = t22;
    z[4] = t24;
    z[5] = t25;
    z[6] = t27;
    z[7] = t28;
}

static inline void lwcc_skinny128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[102];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = t2 >> 8, t5 = (t2 << 16) & 0xff0000,
    t6 = ((t4 & 255) | (rotl32(t3, 16) & 0xff00ff00)) | t5, t7 = t2 >> 16, t8 = t3 >> 8,
    t9 = t3 << 16, t10 = (((t7 & 255) | (t8 & 0xff00)) | (t9 & 0xff0000)) | (t2 & 0xff000000),
    t11 = t0 >> 8, t12 = (t0 << 16) & 0xff0000,
    t13 = ((t11 & 255) | (rotl32(t1, 16) & 0xff00ff00)) | t12, t14 = t0 >> 16, t15 = t1 >> 8,
    t16 = t1 << 16, t17 = ((t14 & 255) | (t15 & 0xff00)) | (t16 & 0xff0000),
    t18 = t17 | (t0 & 0xff000000), t19 = rotl32(t3, 8), t20 = (t2 << 8) & 0xff0000,
    t21 = ((t19 & 0xff0000ff) | (t7 & 0xff00)) | t20, t22 = t3 << 8,
    t23 = ((t2 & 0xff00ff) | (t22 & 0xff00)) | (t9 & 0xff000000), t24 = (t0 << 8) & 0xff0000,
    t25 = ((rotl32(t1, 8) & 0xff0000ff) | (t14 & 0xff00)) | t24, t26 = t1 << 8,
    t27 = ((t0 & 0xff00ff) | (t26 & 0xff00)) | (t16 & 0xff000000),
    t28 = ((rotl32(t10, 8) & 0xff0000ff) | (t3 & 0xff00)) | (t8 & 0xff0000), t29 = rotl32(t18, 8),
    t30 = ((t29 & 0xff0000ff) | (t1 & 0xff00)) | (t15 & 0xff0000), t31 = rotl32(t23, 24),
    t32 = (rotl32(t2, 8) & 0xff0000ff) | ((t6 << 8) & 0xffff00),
    t33 = ((t18 >> 8) & 0xffff) | (rotl32(t27, 24) & 0xffff0000),
    t34 = (rotl32(t0, 8) & 0xff0000ff) | ((t13 << 8) & 0xffff00), t35 = rotl32(t6, 8),
    t36 = (t35 & 0xff0000ff) | ((t21 << 8) & 0xffff00),
    t37 = (rotl32(t13, 8) & 0xff0000ff) | ((t25 << 8) & 0xffff00),
    t38 = (t10 & 0xff00ff) | (rotl32(t36, 16) & 0xff00ff00),
    t39 = (rotl32(t21, 8) & 0xff0000ff) | ((t28 << 8) & 0xffff00), t40 = rotl32(t37, 16),
    t41 = (rotl32(t25, 8) & 0xff0000ff) | ((t30 << 8) & 0xffff00), t42 = t0 ^ 1;
    key_setup_0(z, t42, t1);
    const uint32_t t43 = (z[0] >> 4) & 0xf0f0f0f, t44 = z[0] ^ (t43 << 4),
    t45 = (z[1] >> 4) & 0xf0f0f0f, t46 = z[1] ^ (t45 << 4), t47 = ((z[2] >> 4) ^ 3) & 0xf0f0f0f,
    t48 = z[2] ^ (t47 << 4), t49 = (z[3] >> 4) & 0xf0f0f0f, t50 = z[3] ^ (t49 << 4),
    t51 = t35 ^ 0x300;
    key_setup_1(z + 4, t10, t51, t13);
    const uint32_t t52 = z[12] ^ 0x7000000;
    key_setup_0(z + 13, t52, t29);
    const uint32_t t53 = z[13] & 0xf0f0f0f, t54 = t53 << 4, t55 = z[14] & 0xf0f0f0f,
    t56 = (0x300000 ^ z[15]) & 0xf0f0f0f, t57 = 0x3000000 ^ (t56 << 4), t58 = z[16] & 0xf0f0f0f,
    t59 = rotl32(t21, 16) ^ 0xf0000;
    key_setup_2(z + 17, t59, t31, t25);
    const uint32_t t60 = z[25] ^ 0xf0000,
    t61 = (rotl32(t27, 16) & 0xfffeffff) | ((t42 << 16) & 0x10000);
    key_setup_0(z + 26, t60, t61);
    const uint32_t t62 = (z[26] >> 4) & 0xf0f0f0f, t63 = z[26] ^ (t62 << 4),
    t64 = (z[27] >> 4) & 0xf0f0f0f, t65 = z[27] ^ (t64 << 4),
    t66 = ((z[28] >> 4) ^ 0x30000) & 0xf0f0f0f, t67 = (z[29] >> 4) & 0xf0f0f0f,
    t68 = z[29] ^ (t67 << 4), t69 = rotl32(((t4 & 0xffff) | t5) | (t22 & 0xff000000), 16),
    t70 = (t69 & 0xfffcffff) | ((t51 << 8) & 0x30000), t71 = rotl32(t28, 24) ^ 0xe000000;
    key_setup_3(z + 30, t70, t71, t30);
    const uint32_t t72 = z[38] ^ 0xd00,
    t73 = rotl32(((t11 & 0xffff) | t12) | (t26 & 0xff000000), 24),
    t74 = (t73 & 0xfcffffff) | (t52 & 0x3000000);
    key_setup_0(z + 39, t72, t74);
    const uint32_t t75 = z[39] & 0xf0f0f0f, t76 = t75 << 4, t77 = z[40] & 0xf0f0f0f, t78 = t77 << 4,
    t79 = (48 ^ z[41]) & 0xf0f0f0f, t80 = 0x300 ^ (t79 << 4), t81 = z[42] & 0xf0f0f0f,
    t82 = ((t8 & 0xffff) | (rotl32(t10, 24) & 0xffff0000)) ^ 11,
    t83 = rotl32((((t6 >> 8) & 0xffff) | t20) | (t3 << 24), 8),
    t84 = (t83 & 0xfffffcff) | ((t59 >> 8) & 0x300);
    key_setup_4(z + 43, t82, t84);
    const uint32_t t85 = ((t15 & 0xffff) | (rotl32(t18, 24) & 0xffff0000)) ^ 7,
    t86 = ((((t13 >> 8) & 0xffff) | t24) | (t1 << 24)) & 0xfffffffc, t87 = ((t60 >> 16) & 3) | t86;
    key_setup_0(z + 51, t85, t87);
    const uint32_t t88 = (z[51] >> 4) & 0xf0f0f0f, t89 = z[51] ^ (t88 << 4),
    t90 = (z[52] >> 4) & 0xf0f0f0f, t91 = z[52] ^ (t90 << 4), t92 = ((z[53] >> 4) ^ 3) & 0xf0f0f0f,
    t93 = z[53] ^ (t92 << 4), t94 = (z[54] >> 4) & 0xf0f0f0f,
    t95 = (t32 & 0xfffffffd) | ((t71 >> 24) & 2),
    t96 = rotl32(((t10 >> 8) & 0xffff) | (t31 & 0xffff0000), 8), t97 = t96 ^ 0xf00;
    key_setup_1(z + 55, t95, t97, t33);
    const uint32_t t98 = z[63] ^ 0xe000000, t99 = (rotl32(t34, 8) & 0xfffffeff) | (t72 & 0x100);
    key_setup_0(z + 64, t98, t99);
    const uint32_t t100 = z[64] & 0xf0f0f0f, t101 = t100 << 4, t102 = z[65] & 0xf0f0f0f,
    t103 = (0x300000 ^ z[66]) & 0xf0f0f0f, t104 = 0x3000000 ^ (t103 << 4), t105 = z[67] & 0xf0f0f0f,
    t106 = t105 << 4, t107 = rotl32((t3 & 0xff00ff) | (rotl32(t32, 16) & 0xff00ff00), 16),
    t108 = t107 ^ 0xc0000, t109 = (rotl32(t36, 24) & 0xfcffffff) | ((t82 << 24) & 0x3000000);
    key_setup_2(z + 68, t108, t109, (t1 & 0xff00ff) | (rotl32(t34, 16) & 0xff00ff00));
    const uint32_t t110 = z[76] ^ 0x90000, t111 = (t40 & 0xfffcffff) | ((t85 << 16) & 0x30000);
    key_setup_0(z + 77, t110, t111);
    const uint32_t t112 = (z[77] >> 4) & 0xf0f0f0f, t113 = z[77] ^ (t112 << 4),
    t114 = (z[78] >> 4) & 0xf0f0f0f, t115 = z[78] ^ (t114 << 4),
    t116 = ((z[79] >> 4) ^ 0x30000) & 0xf0f0f0f, t117 = z[79] ^ (t116 << 4),
    t118 = (z[80] >> 4) & 0xf0f0f0f, t119 = z[80] ^ (t118 << 4),
    t120 = (rotl32(t39, 16) & 0xfffcffff) | ((t97 << 8) & 0x30000),
    t121 = rotl32(t38, 24) ^ 0x3000000;
    key_setup_3(z + 81, t120, t121, (t18 & 0xff00ff) | (t40 & 0xff00ff00));
    const uint32_t t122 = z[89] ^ 0x700, t123 = (rotl32(t41, 24) & 0xfdffffff) | (t98 & 0x2000000);
    key_setup_0(z + 90, t122, t123);
    const uint32_t t124 = z[90] & 0xf0f0f0f, t125 = t124 << 4, t126 = z[91] & 0xf0f0f0f,
    t127 = (48 ^ z[92]) & 0xf0f0f0f, t128 = 0x300 ^ (t127 << 4), t129 = z[93] & 0xf0f0f0f,
    t130 = t129 << 4, t131 = t2 ^ 14;
    key_setup_4(z + 94, t131, t19);
    const uint32_t t132 = ((z[81] >> 30) | (z[4] & 0xc3c303c0)) | ((z[17] << 12) & 0xc000),
    t133 = ((z[85] >> 30) | (z[8] & 0xc3c3c3c0)) ^ 0xc000000,
    t134 = ((t57 & 0xc0f030f0) | ((t128 << 2) & 0xc000)) | ((t48 << 20) & 0x30000000),
    t135 = (z[21] & 0xc3c3c3c) | ((z[98] << 26) & 0x30000000), t136 = t44 >> 10,
    t137 = ((z[34] & 0x3c3c3c3) | ((z[8] << 6) & 0xc0000000)) ^ 0xc00,
    t138 = ((t80 & 0x30f0f0f0) | ((t48 << 22) & 0xc0000000)) ^ 0x300, t139 = z[8] >> 4,
    t140 = t46 >> 10, t141 = (((z[8] >> 24) & 3) | (z[59] & 0xc3c3c3c0)) ^ 0xc000000,
    t142 = z[10] << 6, t143 = ((t101 & 0xf0f030f0) | (t136 & 0xc000)) ^ 0x30000000,
    t144 = ((t104 & 0xc0f0f0f0) | ((t48 << 10) & 0x30000000)) ^ 0x3000000,
    t145 = (z[68] & 0xc3c3c3c) | ((z[4] << 22) & 0x30000000), t146 = t145 ^ 0xc0000,
    t147 = (z[72] & 0xc3c3c3c) | ((z[8] << 22) & 0x30000000), t148 = t147 ^ 0xc00c0,
    t149 = ((t117 & 0xf030f0f) | ((t48 << 8) & 0xc0000)) ^ 0x330000,
    t150 = ((z[81] & 0x3c0c3c3) | ((z[4] << 8) & 0x30000)) | (z[4] << 30),
    t151 = ((t125 & 0x30f0c0f0) | ((t44 >> 4) & 0x3000)) | ((t143 << 2) & 0xc0000000),
    t152 = ((t128 & 0x30f0c0f0) | ((t48 >> 4) & 0x3000)) | ((t48 << 12) & 0xc0000000),
    t153 = (((z[8] >> 28) & 12) | (z[98] & 0x3c3c0c30)) | ((t148 >> 6) & 0x3000),
    t154 = ((z[47] & 0x3c3c0c3c) | ((z[8] >> 10) & 0x3000)) ^ 0xc00000;
    store32(rk, t44);
    store32(rk + 4, t48);
    store32(rk + 8, t46);
    store32(rk + 12, t50);
    store32(rk + 16, t43);
    store32(rk + 20, 3 ^ t47);
    store32(rk + 24, t45);
    store32(rk + 28, t49);
    store32(rk + 32, z[4]);
    store32(rk + 36, z[8]);
    store32(rk + 40, z[6]);
    store32(rk + 44, z[10]);
    store32(rk + 48, z[5]);
    store32(rk + 52, z[9]);
    store32(rk + 56, z[7]);
    store32(rk + 60, z[11]);
    store32(rk + 64, t54);
    store32(rk + 68, t57);
    store32(rk + 72, t55 << 4);
    store32(rk + 76, t58 << 4);
    store32(rk + 80, z[13] ^ t53);
    store32(rk + 84, z[15] ^ t56);
    store32(rk + 88, z[14] ^ t55);
    store32(rk + 92, z[16] ^ t58);
    store32(rk + 96, z[17]);
    store32(rk + 100, z[21]);
    store32(rk + 104, z[19]);
    store32(rk + 108, z[23]);
    store32(rk + 112, z[18]);
    store32(rk + 116, z[22]);
    store32(rk + 120, z[20]);
    store32(rk + 124, z[24]);
    store32(rk + 128, t63);
    store32(rk + 132, z[28] ^ (t66 << 4));
    store32(rk + 136, t65);
    store32(rk + 140, t68);
    store32(rk + 144, t62);
    store32(rk + 148, 0x30000 ^ t66);
    store32(rk + 152, t64);
    store32(rk + 156, t67);
    store32(rk + 160, z[30]);
    store32(rk + 164, z[34]);
    store32(rk + 168, z[32]);
    store32(rk + 172, z[36]);
    store32(rk + 176, z[31]);
    store32(rk + 180, z[35]);
    store32(rk + 184, z[33]);
    store32(rk + 188, z[37]);
    store32(rk + 192, t76);
    store32(rk + 196, t80);
    store32(rk + 200, t78);
    store32(rk + 204, t81 << 4);
    store32(rk + 208, z[39] ^ t75);
    store32(rk + 212, z[41] ^ t79);
    store32(rk + 216, z[40] ^ t77);
    store32(rk + 220, z[42] ^ t81);
    store32(rk + 224, z[43]);
    store32(rk + 228, z[47]);
    store32(rk + 232, z[45]);
    store32(rk + 236, z[49]);
    store32(rk + 240, z[44]);
    store32(rk + 244, z[48]);
    store32(rk + 248, z[46]);
    store32(rk + 252, z[50]);
    store32(rk + 256, t89);
    store32(rk + 260, t93);
    store32(rk + 264, t91);
    store32(rk + 268, z[54] ^ (t94 << 4));
    store32(rk + 272, t88);
    store32(rk + 276, 3 ^ t92);
    store32(rk + 280, t90);
    store32(rk + 284, t94);
    store32(rk + 288, z[55]);
    store32(rk + 292, z[59]);
    store32(rk + 296, z[57]);
    store32(rk + 300, z[61]);
    store32(rk + 304, z[56]);
    store32(rk + 308, z[60]);
    store32(rk + 312, z[58]);
    store32(rk + 316, z[62]);
    store32(rk + 320, t101);
    store32(rk + 324, t104);
    store32(rk + 328, t102 << 4);
    store32(rk + 332, t106);
    store32(rk + 336, z[64] ^ t100);
    store32(rk + 340, z[66] ^ t103);
    store32(rk + 344, z[65] ^ t102);
    store32(rk + 348, z[67] ^ t105);
    store32(rk + 352, z[68]);
    store32(rk + 356, z[72]);
    store32(rk + 360, z[70]);
    store32(rk + 364, z[74]);
    store32(rk + 368, z[69]);
    store32(rk + 372, z[73]);
    store32(rk + 376, z[71]);
    store32(rk + 380, z[75]);
    store32(rk + 384, t113);
    store32(rk + 388, t117);
    store32(rk + 392, t115);
    store32(rk + 396, t119);
    store32(rk + 400, t112);
    store32(rk + 404, 0x30000 ^ t116);
    store32(rk + 408, t114);
    store32(rk + 412, t118);
    store32(rk + 416, z[81]);
    store32(rk + 420, z[85]);
    store32(rk + 424, z[83]);
    store32(rk + 428, z[87]);
    store32(rk + 432, z[82]);
    store32(rk + 436, z[86]);
    store32(rk + 440, z[84]);
    store32(rk + 444, z[88]);
    store32(rk + 448, t125);
    store32(rk + 452, t128);
    store32(rk + 456, t126 << 4);
    store32(rk + 460, t130);
    store32(rk + 464, z[90] ^ t124);
    store32(rk + 468, z[92] ^ t127);
    store32(rk + 472, z[91] ^ t126);
    store32(rk + 476, z[93] ^ t129);
    store32(rk + 480, z[94]);
    store32(rk + 484, z[98]);
    store32(rk + 488, z[96]);
    store32(rk + 492, z[100]);
    store32(rk + 496, z[95]);
    store32(rk + 500, z[99]);
    store32(rk + 504, z[97]);
    store32(rk + 508, z[101]);
    store32(rk + 512, (t44 & 0xf0f0f03) | ((t113 >> 14) & 12));
    store32(rk + 516, (t46 & 0xf0f0f0f) ^ 3);
    store32(rk + 520, (t50 & 0xf0f0f0f) ^ 3);
    store32(rk + 524, t132);
    store32(rk + 528, t133);
    store32(rk + 532, (z[10] & 0xc3c3c3c3) ^ 0xc000);
    store32(rk + 536, (t54 & 0xf0f030f0) | ((t125 << 2) & 0xc000));
    store32(rk + 540, t134 ^ 0x3000000);
    store32(rk + 544, t135 ^ 192);
    store32(rk + 548, (z[19] & 0x3c303c3c) | ((z[6] >> 4) & 0xc0000));
    store32(rk + 552, (t63 & 0xf0c0f0f) | (t136 & 0x30000));
    store32(rk + 556, (t68 & 0xf0c0f0f) | ((t50 >> 10) & 0x30000));
    store32(rk + 560, (z[30] & 0xc3c0c3c3) | ((z[17] << 14) & 0x30000));
    store32(rk + 564, t137);
    store32(rk + 568, (t76 & 0xf0f0c0f0) | ((t44 >> 12) & 0x3000));
    store32(rk + 572, t138);
    store32(rk + 576, (t78 & 0xf0f0c0f0) | ((t46 >> 12) & 0x3000));
    store32(rk + 580, ((z[4] >> 4) & 12) | (z[43] & 0x3c3c3c30));
    store32(rk + 584, ((t139 & 12) | (z[47] & 0x3c3c3c30)) ^ 0xc00000);
    store32(rk + 588, ((z[10] >> 4) & 12) | (z[49] & 0x3c3c3c30));
    store32(rk + 592, (t89 & 0xf0f0f03) | ((t44 >> 24) & 12));
    store32(rk + 596, (((t48 >> 10) & 3) | (t93 & 0xf0f0f0c)) ^ 48);
    store32(rk + 600, (t140 & 3) | (t91 & 0xf0f0f0c));
    store32(rk + 604, (z[55] & 0xc3c303c3) | ((z[4] << 6) & 0xc000));
    store32(rk + 608, t141);
    store32(rk + 612, (z[57] & 0xc3c303c3) | ((z[6] << 6) & 0xc000));
    store32(rk + 616, (z[61] & 0xc3c303c3) | (t142 & 0xc000));
    store32(rk + 620, t143);
    store32(rk + 624, t144);
    store32(rk + 628, (t106 & 0xc0f0f0f0) | ((t50 << 10) & 0x30000000));
    store32(rk + 632, t146);
    store32(rk + 636, t148);
    store32(rk + 640, (z[70] & 0x3c303c3c) | ((z[6] << 2) & 0xc0000));
    store32(rk + 644, t149);
    store32(rk + 648, (t115 & 0xf0f0f0f) ^ 0x30000);
    store32(rk + 652, (t119 & 0xf0c0f0f) | ((t50 << 14) & 0x30000));
    store32(rk + 656, t150);
    store32(rk + 660, (z[83] & 0xc3c3c3c3) ^ 0xc0000000);
    store32(rk + 664, (z[87] & 0xc3c3c3c3) ^ 0xc0000000);
    store32(rk + 668, t151);
    store32(rk + 672, t152 ^ 0x300);
    store32(rk + 676, (t130 & 0xf0f0f0f0) ^ 0x3000);
    store32(rk + 680, (z[94] & 0x3c3c0c3c) | ((t146 >> 6) & 0x3000));
    store32(rk + 684, t153 ^ 0xc00000);
    store32(rk + 688, ((z[6] >> 28) & 12) | (z[96] & 0x3c3c3c30));
    store32(rk + 692, ((t48 & 0xf0f0f03) | ((t149 >> 14) & 12)) ^ 48);
    store32(rk + 696, (t54 & 0xc0f0f0f0) | ((t44 << 20) & 0x30000000));
    store32(rk + 700, ((z[21] & 0x3c303c3c) | (t139 & 0xc0000)) ^ 192);
    store32(rk + 704, (t65 & 0xf0c0f0f) | (t140 & 0x30000));
    store32(rk + 708, (z[36] & 0x3c3c3c3) | (t142 & 0xc0000000));
    store32(rk + 712, (t76 & 0x30f0f0f0) | ((t44 << 22) & 0xc0000000));
    store32(rk + 716, t154);
}

static inline void lwcc_skinny128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_128_key_setup_ptx(ctx, key);
    lwcc_skinny128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 720, t25);
    store32(ctx + 724, t34 << 4);
    store32(ctx + 728, t30);
    store32(ctx + 732, t36 << 4);
    store32(ctx + 736, t26);
    store32(ctx + 740, t35 << 4);
    store32(ctx + 744, t31);
    store32(ctx + 748, t37 << 4);
    store32(ctx + 752, t28);
    store32(ctx + 756, t34);
    store32(ctx + 760, t33);
    store32(ctx + 764, t36);
    store32(ctx + 768, t27);
    store32(ctx + 772, t35);
    store32(ctx + 776, t32);
    store32(ctx + 780, t37);
}

#endif
