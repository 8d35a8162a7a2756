// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_192 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_AES128_192_H_PTX
#define LWCC_AES128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_192_BLOCK_BYTES_PTX 16
#define LWCC_AES128_192_KEY_BYTES_PTX 24
#define LWCC_AES128_192_NONCE_BYTES_PTX 12
#define LWCC_AES128_192_RK_BYTES_PTX 416
#define LWCC_AES128_192_CTX_BYTES_PTX 480
#define LWCC_AES128_192_ALIGN_BYTES_PTX 16
#define LWCC_AES128_192_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (416 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (480 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_aes128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
    t60 = (rotl32(~t51, 24) & 0x1010101) | ((rotl32(~((t38 ^ t51) ^ t54), 25)) & 0x2020202),
    t61 = (rotl32(t56 ^ ((t6 & t37) ^ t55), 26)) & 0x4040404,
    t62 = (t60 | t61) | ((rotl32((t50 ^ t38) ^ t58, 27)) & 0x8080808),
    t63 = (rotl32(~((t8 & t43) ^ ((t46 ^ t56) ^ t59)), 29)) & 0x20202020,
    t64 = ((t62 | (rotl32(t58, 28) & 0x10101010)) | t63) | ((rotl32(~(t58 ^ t59), 30)) & 0x40404040),
    t65 = x1 ^ (t64 | (rotl32(t57 ^ t59, 31) & 0x80808080));
    z[0] = t0;
    z[1] = t65;
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
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = ((x2 >> 1) ^ x2) & 0x55555555, t7 = x2 ^ (t6 << 1), t8 = x2 ^ t6,
    t9 = (x3 ^ x4) & 0x55555555, t10 = x4 ^ (t9 << 1), t11 = x4 ^ t9,
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

static inline void lwcc_aes128_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[120];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20);
    key_setup_0(z, t5, t0);
    const uint32_t t6 = z[1] ^ 1, t7 = t6 ^ t1, t8 = t7 ^ t2, t9 = t8 ^ t3, t10 = t9 ^ t4,
    t11 = t10 ^ t5;
    key_setup_0(z + 2, t11, z[1]);
    const uint32_t t12 = z[3] ^ 3, t13 = t12 ^ t7, t14 = t13 ^ t8, t15 = t14 ^ t9, t16 = t15 ^ t10,
    t17 = t16 ^ t11;
    key_setup_0(z + 4, t17, z[3]);
    const uint32_t t18 = z[5] ^ 7, t19 = t18 ^ t13, t20 = t19 ^ t14, t21 = t20 ^ t15,
    t22 = t21 ^ t16, t23 = t22 ^ t17;
    key_setup_0(z + 6, t23, z[5]);
    const uint32_t t24 = z[7] ^ 15, t25 = t24 ^ t19, t26 = t25 ^ t20, t27 = t26 ^ t21,
    t28 = t27 ^ t22, t29 = t28 ^ t23;
    key_setup_0(z + 8, t29, z[7]);
    const uint32_t t30 = z[9] ^ 31, t31 = t30 ^ t25, t32 = t31 ^ t26, t33 = t32 ^ t27,
    t34 = t33 ^ t28, t35 = t34 ^ t29;
    key_setup_0(z + 10, t35, z[9]);
    const uint32_t t36 = z[11] ^ 63, t37 = t36 ^ t31, t38 = t37 ^ t32, t39 = t38 ^ t33,
    t40 = t39 ^ t34, t41 = t40 ^ t35;
    key_setup_0(z + 12, t41, z[11]);
    const uint32_t t42 = z[13] ^ 127, t43 = t42 ^ t37, t44 = t43 ^ t38, t45 = t44 ^ t39,
    t46 = t45 ^ t40, t47 = t46 ^ t41;
    key_setup_0(z + 14, t47, z[13]);
    const uint32_t t48 = z[15] ^ 255, t49 = t48 ^ t43, t50 = t49 ^ t44, t51 = t50 ^ t45;
    key_setup_1(z + 16, t0, t1, t2, t3);
    const uint32_t t52 = t7 << 8, t53 = t6 << 8, t54 = t5 << 8,
    t55 = (((t4 >> 24) | (t52 & 0xff00)) | (t53 & 0xff0000)) | (t54 & 0xff000000), t56 = t4 << 8,
    t57 = (((t5 >> 24) | (t56 & 0xff00)) | (t52 & 0xff0000)) | (t53 & 0xff000000),
    t58 = (((t6 >> 24) | (t54 & 0xff00)) | (t56 & 0xff0000)) | (t52 & 0xff000000),
    t59 = (((t7 >> 24) | (t53 & 0xff00)) | (t54 & 0xff0000)) | (t56 & 0xff000000);
    key_setup_1(z + 24, t55, t57, t58, t59);
    const uint32_t t60 = rotl32(t9, 16), t61 = rotl32(t11, 16),
    t62 = (t60 & 0xff00ff) | (t61 & 0xff00ff00), t63 = rotl32(t10, 16), t64 = rotl32(t8, 16),
    t65 = (t63 & 0xff00ff) | (t64 & 0xff00ff00), t66 = (t61 & 0xff00ff) | (t60 & 0xff00ff00),
    t67 = (t64 & 0xff00ff) | (t63 & 0xff00ff00);
    key_setup_1(z + 32, t62, t65, t66, t67);
    const uint32_t t68 = t12 >> 8, t69 = t13 >> 8,
    t70 = (((t15 >> 8) & 255) | (t68 & 0xff00)) | (t69 & 0xff0000), t71 = t70 | (t14 << 24),
    t72 = ((t68 & 255) | (t69 & 0xff00)) | ((t14 >> 8) & 0xff0000), t73 = t72 | (t15 << 24),
    t74 = ((t3 >> 8) & 0xff00ff) | (rotl32(t2, 24) & 0xff00ff00), t75 = t71 ^ t74,
    t76 = ((t2 >> 8) & 0xff00ff) | (rotl32(t3, 24) & 0xff00ff00), t77 = t73 ^ t76;
    key_setup_1(z + 40, t71, t73, t75, t77);
    key_setup_2(z + 48, t18, t19, t16, z[4], t17);
    const uint32_t t78 = t21 << 8, t79 = t20 << 8,
    t80 = ((t22 >> 24) | (t78 & 0xff00)) | (t79 & 0xff0000), t81 = t80 | ((t23 << 8) & 0xff000000),
    t82 = ((t23 >> 24) | ((t22 << 8) & 0xff00)) | (t78 & 0xff0000), t83 = t82 | (t79 & 0xff000000),
    t84 = (rotl32(t10, 8) & 0xff00ff) | ((t11 << 8) & 0xff00ff00), t85 = t81 ^ t84,
    t86 = (rotl32(t11, 8) & 0xff00ff) | ((t10 << 8) & 0xff00ff00), t87 = t83 ^ t86;
    key_setup_1(z + 56, t81, t83, t85, t87);
    const uint32_t t88 = (rotl32(t27, 16) & 0xff00ff) | (rotl32(t25, 16) & 0xff00ff00),
    t89 = (rotl32(t24, 16) & 0xff00ff) | (rotl32(t26, 16) & 0xff00ff00),
    t90 = t88 ^ rotl32(t15, 16), t91 = t89 ^ rotl32(t14, 16);
    key_setup_1(z + 64, t88, t89, t90, t91);
    const uint32_t t92 = t29 >> 8, t93 = t30 >> 8, t94 = t31 >> 8,
    t95 = ((t92 & 255) | (t93 & 0xff00)) | (t94 & 0xff0000), t96 = t95 | (t28 << 24),
    t97 = t28 >> 8, t98 = ((t93 & 255) | (t94 & 0xff00)) | (t97 & 0xff0000),
    t99 = t98 | (t29 << 24), t100 = ((t94 & 255) | (t97 & 0xff00)) | (t92 & 0xff0000),
    t101 = t100 | (t30 << 24), t102 = ((t97 & 255) | (t92 & 0xff00)) | (t93 & 0xff0000),
    t103 = t102 | (t31 << 24);
    key_setup_1(z + 72, t96, t99, t101, t103);
    key_setup_2(z + 80, t32, t33, t34, z[10], t35);
    const uint32_t t104 = ((t36 & 255) | (t39 & 0xff00)) | (t38 & 0xff0000),
    t105 = t104 | (t37 & 0xff000000), t106 = ((t37 & 255) | (t36 & 0xff00)) | (t39 & 0xff0000),
    t107 = t106 | (t38 & 0xff000000), t108 = t105 ^ ((t26 & 0xff00ff) | (t27 & 0xff00ff00)),
    t109 = t107 ^ ((t27 & 0xff00ff) | (t26 & 0xff00ff00));
    key_setup_1(z + 88, t105, t107, t108, t109);
    const uint32_t t110 = (t40 & 0xff00ff) | (t42 & 0xff00ff00),
    t111 = (t41 & 0xff00ff) | (t43 & 0xff00ff00), t112 = (t42 & 0xff00ff) | (t40 & 0xff00ff00),
    t113 = (t43 & 0xff00ff) | (t41 & 0xff00ff00);
    key_setup_1(z + 96, t110, t111, t112, t113);
    const uint32_t t114 = ((t44 & 255) | (t45 & 0xff00)) | (t46 & 0xff0000),
    t115 = t114 | (t47 & 0xff000000), t116 = ((t45 & 255) | (t46 & 0xff00)) | (t47 & 0xff0000),
    t117 = t116 | (t44 & 0xff000000), t118 = t115 ^ ((t34 & 0xff00ff) | (t35 & 0xff00ff00)),
    t119 = t117 ^ ((t35 & 0xff00ff) | (t34 & 0xff00ff00));
    key_setup_1(z + 104, t115, t117, t118, t119);
    key_setup_1(z + 112, t48, t49, t50, t51);
    store32(rk, z[16]);
    store32(rk + 4, z[20]);
    store32(rk + 8, z[18]);
    store32(rk + 12, z[22]);
    store32(rk + 16, z[17]);
    store32(rk + 20, z[21]);
    store32(rk + 24, z[19]);
    store32(rk + 28, z[23]);
    store32(rk + 32, z[24]);
    store32(rk + 36, z[28]);
    store32(rk + 40, z[26]);
    store32(rk + 44, z[30]);
    store32(rk + 48, z[25]);
    store32(rk + 52, z[29]);
    store32(rk + 56, z[27]);
    store32(rk + 60, z[31]);
    store32(rk + 64, z[32]);
    store32(rk + 68, z[36]);
    store32(rk + 72, z[34]);
    store32(rk + 76, z[38]);
    store32(rk + 80, z[33]);
    store32(rk + 84, z[37]);
    store32(rk + 88, z[35]);
    store32(rk + 92, z[39]);
    store32(rk + 96, z[40]);
    store32(rk + 100, z[44]);
    store32(rk + 104, z[42]);
    store32(rk + 108, z[46]);
    store32(rk + 112, z[41]);
    store32(rk + 116, z[45]);
    store32(rk + 120, z[43]);
    store32(rk + 124, z[47]);
    store32(rk + 128, z[48]);
    store32(rk + 132, z[52]);
    store32(rk + 136, z[50]);
    store32(rk + 140, z[54]);
    store32(rk + 144, z[49]);
    store32(rk + 148, z[53]);
    store32(rk + 152, z[51]);
    store32(rk + 156, z[55]);
    store32(rk + 160, z[56]);
    store32(rk + 164, z[60]);
    store32(rk + 168, z[58]);
    store32(rk + 172, z[62]);
    store32(rk + 176, z[57]);
    store32(rk + 180, z[61]);
    store32(rk + 184, z[59]);
    store32(rk + 188, z[63]);
    store32(rk + 192, z[64]);
    store32(rk + 196, z[68]);
    store32(rk + 200, z[66]);
    store32(rk + 204, z[70]);
    store32(rk + 208, z[65]);
    store32(rk + 212, z[69]);
    store32(rk + 216, z[67]);
    store32(rk + 220, z[71]);
    store32(rk + 224, z[72]);
    store32(rk + 228, z[76]);
    store32(rk + 232, z[74]);
    store32(rk + 236, z[78]);
    store32(rk + 240, z[73]);
    store32(rk + 244, z[77]);
    store32(rk + 248, z[75]);
    store32(rk + 252, z[79]);
    store32(rk + 256, z[80]);
    store32(rk + 260, z[84]);
    store32(rk + 264, z[82]);
    store32(rk + 268, z[86]);
    store32(rk + 272, z[81]);
    store32(rk + 276, z[85]);
    store32(rk + 280, z[83]);
    store32(rk + 284, z[87]);
    store32(rk + 288, z[88]);
    store32(rk + 292, z[92]);
    store32(rk + 296, z[90]);
    store32(rk + 300, z[94]);
    store32(rk + 304, z[89]);
    store32(rk + 308, z[93]);
    store32(rk + 312, z[91]);
    store32(rk + 316, z[95]);
    store32(rk + 320, z[96]);
    store32(rk + 324, z[100]);
    store32(rk + 328, z[98]);
    store32(rk + 332, z[102]);
    store32(rk + 336, z[97]);
    store32(rk + 340, z[101]);
    store32(rk + 344, z[99]);
    store32(rk + 348, z[103]);
    store32(rk + 352, z[104]);
    store32(rk + 356, z[108]);
    store32(rk + 360, z[106]);
    store32(rk + 364, z[110]);
    store32(rk + 368, z[105]);
    store32(rk + 372, z[109]);
    store32(rk + 376, z[107]);
    store32(rk + 380, z[111]);
    store32(rk + 384, z[112]);
    store32(rk + 388, z[116]);
    store32(rk + 392, z[114]);
    store32(rk + 396, z[118]);
    store32(rk + 400, z[113]);
    store32(rk + 404, z[117]);
    store32(rk + 408, z[115]);
    store32(rk + 412, z[119]);
}

static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_aes128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_192_key_setup_ptx(ctx, key);
    lwcc_aes128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 416, load32(ctx) ^ t25);
    store32(ctx + 420, t34 << 4);
    store32(ctx + 424, load32(ctx + 4) ^ t30);
    store32(ctx + 428, t36 << 4);
    store32(ctx + 432, load32(ctx + 8) ^ t26);
    store32(ctx + 436, t35 << 4);
    store32(ctx + 440, load32(ctx + 12) ^ t31);
    store32(ctx + 444, t37 << 4);
    store32(ctx + 448, t28);
    store32(ctx + 452, t34);
    store32(ctx + 456, t33);
    store32(ctx + 460, t36);
    store32(ctx + 464, load32(ctx + 24) ^ t27);
    store32(ctx + 468, t35);
    store32(ctx + 472, load32(ctx + 28) ^ t32);
    store32(ctx + 476, t37);
}

#endif
