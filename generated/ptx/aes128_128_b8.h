// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target ptx --lanes 1 --slicing plane --blocks 8
#ifndef LWCC_AES128_128_H_PTX
#define LWCC_AES128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_128_BLOCK_BYTES_PTX 16
#define LWCC_AES128_128_KEY_BYTES_PTX 16
#define LWCC_AES128_128_NONCE_BYTES_PTX 12
#define LWCC_AES128_128_RK_BYTES_PTX 2816
#define LWCC_AES128_128_CTX_BYTES_PTX 3008
#define LWCC_AES128_128_ALIGN_BYTES_PTX 16
#define LWCC_AES128_128_GROUP_BYTES_PTX 128

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (2816 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (3008 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_aes128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = (x0 ^ x1) & 0xff00ff, t1 = x2 ^ (t0 << 8), t2 = x1 ^ t0,
    t3 = ((x3 >> 8) ^ x4) & 0xff00ff, t4 = x3 ^ (t3 << 8), t5 = x4 ^ t3,
    t6 = ((t1 >> 16) ^ t4) & 0xffff, t7 = t1 ^ (t6 << 16), t8 = t4 ^ t6,
    t9 = ((t2 >> 16) ^ t5) & 0xffff, t10 = t2 ^ (t9 << 16), t11 = t5 ^ t9,
    t12 = ((t7 >> 1) ^ t7) & 0x55555555, t13 = t7 ^ (t12 << 1), t14 = t7 ^ t12,
    t15 = ((t10 >> 1) ^ t10) & 0x55555555, t16 = t10 ^ (t15 << 1), t17 = t10 ^ t15,
    t18 = ((t8 >> 1) ^ t8) & 0x55555555, t19 = t8 ^ (t18 << 1), t20 = t8 ^ t18,
    t21 = ((t11 >> 1) ^ t11) & 0x55555555, t22 = t11 ^ (t21 << 1), t23 = t11 ^ t21,
    t24 = ((t13 >> 2) ^ t13) & 0x33333333, t25 = t13 ^ (t24 << 2), t26 = t13 ^ t24,
    t27 = ((t16 >> 2) ^ t16) & 0x33333333, t28 = t16 ^ (t27 << 2), t29 = t16 ^ t27,
    t30 = ((t19 >> 2) ^ t19) & 0x33333333, t31 = t19 ^ (t30 << 2), t32 = t19 ^ t30,
    t33 = ((t22 >> 2) ^ t22) & 0x33333333, t34 = t22 ^ (t33 << 2), t35 = t22 ^ t33,
    t36 = ((t14 >> 2) ^ t14) & 0x33333333, t37 = t14 ^ (t36 << 2), t38 = t14 ^ t36,
    t39 = ((t17 >> 2) ^ t17) & 0x33333333, t40 = t17 ^ (t39 << 2), t41 = t17 ^ t39,
    t42 = ((t20 >> 2) ^ t20) & 0x33333333, t43 = t20 ^ (t42 << 2), t44 = t20 ^ t42,
    t45 = ((t23 >> 2) ^ t23) & 0x33333333, t46 = t23 ^ (t45 << 2), t47 = t23 ^ t45,
    t48 = ((t25 >> 4) ^ t25) & 0xf0f0f0f, t49 = t25 ^ (t48 << 4), t50 = t25 ^ t48,
    t51 = ((t28 >> 4) ^ t28) & 0xf0f0f0f, t52 = t28 ^ (t51 << 4), t53 = t28 ^ t51,
    t54 = ((t31 >> 4) ^ t31) & 0xf0f0f0f, t55 = t31 ^ (t54 << 4), t56 = t31 ^ t54,
    t57 = ((t34 >> 4) ^ t34) & 0xf0f0f0f, t58 = t34 ^ (t57 << 4), t59 = t34 ^ t57,
    t60 = ((t37 >> 4) ^ t37) & 0xf0f0f0f, t61 = t37 ^ (t60 << 4), t62 = t37 ^ t60,
    t63 = ((t40 >> 4) ^ t40) & 0xf0f0f0f, t64 = t40 ^ (t63 << 4), t65 = t40 ^ t63,
    t66 = ((t43 >> 4) ^ t43) & 0xf0f0f0f, t67 = t43 ^ (t66 << 4), t68 = t43 ^ t66,
    t69 = ((t46 >> 4) ^ t46) & 0xf0f0f0f, t70 = t46 ^ (t69 << 4), t71 = t46 ^ t69,
    t72 = ((t26 >> 4) ^ t26) & 0xf0f0f0f, t73 = t26 ^ (t72 << 4), t74 = t26 ^ t72,
    t75 = ((t29 >> 4) ^ t29) & 0xf0f0f0f, t76 = t29 ^ (t75 << 4), t77 = t29 ^ t75,
    t78 = ((t32 >> 4) ^ t32) & 0xf0f0f0f, t79 = t32 ^ (t78 << 4), t80 = t32 ^ t78,
    t81 = ((t35 >> 4) ^ t35) & 0xf0f0f0f, t82 = t35 ^ (t81 << 4), t83 = t35 ^ t81,
    t84 = ((t38 >> 4) ^ t38) & 0xf0f0f0f, t85 = t38 ^ (t84 << 4), t86 = t38 ^ t84,
    t87 = ((t41 >> 4) ^ t41) & 0xf0f0f0f, t88 = t41 ^ (t87 << 4), t89 = t41 ^ t87,
    t90 = ((t44 >> 4) ^ t44) & 0xf0f0f0f, t91 = t44 ^ (t90 << 4), t92 = t44 ^ t90,
    t93 = ((t47 >> 4) ^ t47) & 0xf0f0f0f, t94 = t47 ^ (t93 << 4), t95 = t47 ^ t93;
    z[0] = t49;
    z[1] = t50;
    z[2] = t52;
    z[3] = t53;
    z[4] = t55;
    z[5] = t56;
    z[6] = t58;
    z[7] = t59;
    z[8] = t61;
    z[9] = t62;
    z[10] = t64;
    z[11] = t65;
    z[12] = t67;
    z[13] = t68;
    z[14] = t70;
    z[15] = t71;
    z[16] = t73;
    z[17] = t74;
    z[18] = t76;
    z[19] = t77;
    z[20] = t79;
    z[21] = t80;
    z[22] = t82;
    z[23] = t83;
    z[24] = t85;
    z[25] = t86;
    z[26] = t88;
    z[27] = t89;
    z[28] = t91;
    z[29] = t92;
    z[30] = t94;
    z[31] = t95;
}

// What key goes through several times.
static uint32_t key_setup_1(uint32_t x0, uint32_t x1)
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
    return t65;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7, uint32_t x8, uint32_t x9, uint32_t x10, uint32_t x11, uint32_t x12, uint32_t x13, uint32_t x14, uint32_t x15, uint32_t x16, uint32_t x17, uint32_t x18, uint32_t x19, uint32_t x20, uint32_t x21, uint32_t x22, uint32_t x23, uint32_t x24, uint32_t x25, uint32_t x26, uint32_t x27, uint32_t x28, uint32_t x29, uint32_t x30, uint32_t x31, uint32_t x32, uint32_t x33, uint32_t x34, uint32_t x35, uint32_t x36, uint32_t x37, uint32_t x38, uint32_t x39, uint32_t x40, uint32_t x41, uint32_t x42, uint32_t x43, uint32_t x44, uint32_t x45, uint32_t x46, uint32_t x47, uint32_t x48, uint32_t x49, uint32_t x50, uint32_t x51, uint32_t x52, uint32_t x53, uint32_t x54, uint32_t x55, uint32_t x56, uint32_t x57, uint32_t x58, uint32_t x59, uint32_t x60, uint32_t x61, uint32_t x62, uint32_t x63)
{
    const uint32_t t0 = (rotl32(x0, 8) & 0xff00ff) | (rotl32(x0, 24) & 0xff00ff00),
    t1 = (rotl32(x1, 16) & 0xff00ff) | (x1 & 0xff00ff00), t2 = x2 & 0xff00ff,
    t3 = (t2 << 8) | ((x2 ^ t2) >> 8), t4 = (x3 & 0xff00ff) | (rotl32(x3, 16) & 0xff00ff00),
    t5 = (rotl32(x4, 8) & 0xff00ff) | (rotl32(x4, 24) & 0xff00ff00),
    t6 = (rotl32(x5, 16) & 0xff00ff) | (x5 & 0xff00ff00), t7 = x6 & 0xff00ff,
    t8 = (t7 << 8) | ((x6 ^ t7) >> 8), t9 = (x7 & 0xff00ff) | (rotl32(x7, 16) & 0xff00ff00),
    t10 = (rotl32(x8, 8) & 0xff00ff) | (rotl32(x8, 24) & 0xff00ff00),
    t11 = (rotl32(x9, 16) & 0xff00ff) | (x9 & 0xff00ff00), t12 = x10 & 0xff00ff,
    t13 = (t12 << 8) | ((x10 ^ t12) >> 8), t14 = (x11 & 0xff00ff) | (rotl32(x11, 16) & 0xff00ff00),
    t15 = (rotl32(x12, 8) & 0xff00ff) | (rotl32(x12, 24) & 0xff00ff00),
    t16 = (rotl32(x13, 16) & 0xff00ff) | (x13 & 0xff00ff00), t17 = x14 & 0xff00ff,
    t18 = (t17 << 8) | ((x14 ^ t17) >> 8), t19 = (x15 & 0xff00ff) | (rotl32(x15, 16) & 0xff00ff00),
    t20 = (rotl32(x16, 8) & 0xff00ff) | (rotl32(x16, 24) & 0xff00ff00),
    t21 = (rotl32(x17, 16) & 0xff00ff) | (x17 & 0xff00ff00), t22 = x18 & 0xff00ff,
    t23 = (t22 << 8) | ((x18 ^ t22) >> 8), t24 = (x19 & 0xff00ff) | (rotl32(x19, 16) & 0xff00ff00),
    t25 = (rotl32(x20, 8) & 0xff00ff) | (rotl32(x20, 24) & 0xff00ff00),
    t26 = (rotl32(x21, 16) & 0xff00ff) | (x21 & 0xff00ff00), t27 = x22 & 0xff00ff,
    t28 = (t27 << 8) | ((x22 ^ t27) >> 8), t29 = (x23 & 0xff00ff) | (rotl32(x23, 16) & 0xff00ff00),
    t30 = (rotl32(x24, 8) & 0xff00ff) | (rotl32(x24, 24) & 0xff00ff00),
    t31 = (rotl32(x25, 16) & 0xff00ff) | (x25 & 0xff00ff00), t32 = x26 & 0xff00ff,
    t33 = (t32 << 8) | ((x26 ^ t32) >> 8), t34 = (x27 & 0xff00ff) | (rotl32(x27, 16) & 0xff00ff00),
    t35 = (rotl32(x28, 8) & 0xff00ff) | (rotl32(x28, 24) & 0xff00ff00),
    t36 = (rotl32(x29, 16) & 0xff00ff) | (x29 & 0xff00ff00), t37 = x30 & 0xff00ff,
    t38 = (t37 << 8) | ((x30 ^ t37) >> 8), t39 = (x31 & 0xff00ff) | (rotl32(x31, 16) & 0xff00ff00),
    t40 = (rotl32(x32, 8) & 0xff00ff) | (rotl32(x32, 24) & 0xff00ff00),
    t41 = (rotl32(x33, 8) & 0xff00ff) | (rotl32(x33, 24) & 0xff00ff00),
    t42 = (rotl32(x34, 8) & 0xff00ff) | (rotl32(x34, 24) & 0xff00ff00),
    t43 = (rotl32(x35, 8) & 0xff00ff) | (rotl32(x35, 24) & 0xff00ff00),
    t44 = (rotl32(x36, 8) & 0xff00ff) | (rotl32(x36, 24) & 0xff00ff00),
    t45 = (rotl32(x37, 8) & 0xff00ff) | (rotl32(x37, 24) & 0xff00ff00),
    t46 = (rotl32(x38, 8) & 0xff00ff) | (rotl32(x38, 24) & 0xff00ff00),
    t47 = (rotl32(x39, 8) & 0xff00ff) | (rotl32(x39, 24) & 0xff00ff00),
    t48 = (rotl32(x40, 8) & 0xff00ff) | (rotl32(x40, 24) & 0xff00ff00),
    t49 = (rotl32(x41, 8) & 0xff00ff) | (rotl32(x41, 24) & 0xff00ff00),
    t50 = (rotl32(x42, 8) & 0xff00ff) | (rotl32(x42, 24) & 0xff00ff00),
    t51 = (rotl32(x43, 8) & 0xff00ff) | (rotl32(x43, 24) & 0xff00ff00),
    t52 = (rotl32(x44, 8) & 0xff00ff) | (rotl32(x44, 24) & 0xff00ff00),
    t53 = (rotl32(x45, 8) & 0xff00ff) | (rotl32(x45, 24) & 0xff00ff00),
    t54 = (rotl32(x46, 8) & 0xff00ff) | (rotl32(x46, 24) & 0xff00ff00),
    t55 = (rotl32(x47, 8) & 0xff00ff) | (rotl32(x47, 24) & 0xff00ff00),
    t56 = (rotl32(x48, 8) & 0xff00ff) | (rotl32(x48, 24) & 0xff00ff00),
    t57 = (rotl32(x49, 8) & 0xff00ff) | (rotl32(x49, 24) & 0xff00ff00),
    t58 = (rotl32(x50, 8) & 0xff00ff) | (rotl32(x50, 24) & 0xff00ff00),
    t59 = (rotl32(x51, 8) & 0xff00ff) | (rotl32(x51, 24) & 0xff00ff00),
    t60 = (rotl32(x52, 8) & 0xff00ff) | (rotl32(x52, 24) & 0xff00ff00),
    t61 = (rotl32(x53, 8) & 0xff00ff) | (rotl32(x53, 24) & 0xff00ff00),
    t62 = (rotl32(x54, 8) & 0xff00ff) | (rotl32(x54, 24) & 0xff00ff00),
    t63 = (rotl32(x55, 8) & 0xff00ff) | (rotl32(x55, 24) & 0xff00ff00),
    t64 = (rotl32(x56, 8) & 0xff00ff) | (rotl32(x56, 24) & 0xff00ff00),
    t65 = (rotl32(x57, 8) & 0xff00ff) | (rotl32(x57, 24) & 0xff00ff00),
    t66 = (rotl32(x58, 8) & 0xff00ff) | (rotl32(x58, 24) & 0xff00ff00),
    t67 = (rotl32(x59, 8) & 0xff00ff) | (rotl32(x59, 24) & 0xff00ff00),
    t68 = (rotl32(x60, 8) & 0xff00ff) | (rotl32(x60, 24) & 0xff00ff00),
    t69 = (rotl32(x61, 8) & 0xff00ff) | (rotl32(x61, 24) & 0xff00ff00),
    t70 = (rotl32(x62, 8) & 0xff00ff) | (rotl32(x62, 24) & 0xff00ff00),
    t71 = (rotl32(x63, 8) & 0xff00ff) | (rotl32(x63, 24) & 0xff00ff00);
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t4;
    z[4] = t5;
    z[5] = t6;
    z[6] = t8;
    z[7] = t9;
    z[8] = t10;
    z[9] = t11;
    z[10] = t13;
    z[11] = t14;
    z[12] = t15;
    z[13] = t16;
    z[14] = t18;
    z[15] = t19;
    z[16] = t20;
    z[17] = t21;
    z[18] = t23;
    z[19] = t24;
    z[20] = t25;
    z[21] = t26;
    z[22] = t28;
    z[23] = t29;
    z[24] = t30;
    z[25] = t31;
    z[26] = t33;
    z[27] = t34;
    z[28] = t35;
    z[29] = t36;
    z[30] = t38;
    z[31] = t39;
    z[32] = t40;
    z[33] = t41;
    z[34] = t42;
    z[35] = t43;
    z[36] = t44;
    z[37] = t45;
    z[38] = t46;
    z[39] = t47;
    z[40] = t48;
    z[41] = t49;
    z[42] = t50;
    z[43] = t51;
    z[44] = t52;
    z[45] = t53;
    z[46] = t54;
    z[47] = t55;
    z[48] = t56;
    z[49] = t57;
    z[50] = t58;
    z[51] = t59;
    z[52] = t60;
    z[53] = t61;
    z[54] = t62;
    z[55] = t63;
    z[56] = t64;
    z[57] = t65;
    z[58] = t66;
    z[59] = t67;
    z[60] = t68;
    z[61] = t69;
    z[62] = t70;
    z[63] = t71;
}

// What key goes through several times.
static void key_setup_3(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = (rotl32(x0, 8) & 0xff00ff) | (rotl32(x0, 24) & 0xff00ff00),
    t1 = (rotl32(x1, 8) & 0xff00ff) | (rotl32(x1, 24) & 0xff00ff00),
    t2 = (rotl32(x2, 8) & 0xff00ff) | (rotl32(x2, 24) & 0xff00ff00),
    t3 = (rotl32(x3, 8) & 0xff00ff) | (rotl32(x3, 24) & 0xff00ff00);
    z[0] = t0;
    z[1] = t1;
    z[2] = t2;
    z[3] = t3;
}

// What key goes through several times.
static void key_setup_4(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = (rotl32(x0, 16) & 0xff00ff) | (x0 & 0xff00ff00), t1 = x1 & 0xff00ff,
    t2 = (t1 << 8) | ((x1 ^ t1) >> 8), t3 = (x2 & 0xff00ff) | (rotl32(x2, 16) & 0xff00ff00),
    t4 = (rotl32(x3, 8) & 0xff00ff) | (rotl32(x3, 24) & 0xff00ff00);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
    z[3] = t4;
}

static inline void lwcc_aes128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[704];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = key_setup_1(t3, t0), t5 = t4 ^ 1, t6 = t5 ^ t1, t7 = t6 ^ t2,
    t8 = t7 ^ t3, t9 = key_setup_1(t8, t4), t10 = t9 ^ 3, t11 = t10 ^ t6, t12 = t11 ^ t7,
    t13 = t12 ^ t8, t14 = key_setup_1(t13, t9), t15 = t14 ^ 7, t16 = t15 ^ t11, t17 = t16 ^ t12,
    t18 = t17 ^ t13, t19 = key_setup_1(t18, t14), t20 = t19 ^ 15, t21 = t20 ^ t16, t22 = t21 ^ t17,
    t23 = t22 ^ t18, t24 = key_setup_1(t23, t19), t25 = t24 ^ 31, t26 = t25 ^ t21, t27 = t26 ^ t22,
    t28 = t27 ^ t23, t29 = key_setup_1(t28, t24), t30 = t29 ^ 63, t31 = t30 ^ t26, t32 = t31 ^ t27,
    t33 = t32 ^ t28, t34 = key_setup_1(t33, t29), t35 = t34 ^ 127, t36 = t35 ^ t31, t37 = t36 ^ t32,
    t38 = t37 ^ t33, t39 = key_setup_1(t38, t34), t40 = t39 ^ 255, t41 = t40 ^ t36, t42 = t41 ^ t37,
    t43 = t42 ^ t38, t44 = key_setup_1(t43, t39), t45 = t44 ^ 228, t46 = t45 ^ t41, t47 = t46 ^ t42,
    t48 = t47 ^ t43, t49 = key_setup_1(t48, t44), t50 = t49 ^ 210, t51 = t50 ^ t46, t52 = t51 ^ t47,
    t53 = t52 ^ t48;
    key_setup_0(z, t0 >> 8, t1, t0, t2, t3);
    key_setup_0(z + 32, t5 >> 8, t6, t5, t7, t8);
    key_setup_0(z + 64, t10 >> 8, t11, t10, t12, t13);
    key_setup_0(z + 96, t15 >> 8, t16, t15, t17, t18);
    key_setup_0(z + 128, t20 >> 8, t21, t20, t22, t23);
    key_setup_0(z + 160, t25 >> 8, t26, t25, t27, t28);
    key_setup_0(z + 192, t30 >> 8, t31, t30, t32, t33);
    key_setup_0(z + 224, t35 >> 8, t36, t35, t37, t38);
    key_setup_0(z + 256, t40 >> 8, t41, t40, t42, t43);
    key_setup_0(z + 288, t45 >> 8, t46, t45, t47, t48);
    const uint32_t t54 = ((t50 & 255) | (t53 & 0xff00)) | (t52 & 0xff0000),
    t55 = t54 | (t51 & 0xff000000), t56 = ((t51 & 255) | (t50 & 0xff00)) | (t53 & 0xff0000),
    t57 = t56 | (t52 & 0xff000000), t58 = t55 ^ ((t42 & 0xff00ff) | (t43 & 0xff00ff00)),
    t59 = t57 ^ ((t43 & 0xff00ff) | (t42 & 0xff00ff00));
    key_setup_0(z + 320, t55 >> 8, t57, t55, t58, t59);
    key_setup_3(z + 352, z[326], z[324], z[322], z[320]);
    key_setup_3(z + 356, z[334], z[332], z[330], z[328]);
    key_setup_3(z + 360, z[342], z[340], z[338], z[336]);
    key_setup_3(z + 364, z[350], z[348], z[346], z[344]);
    key_setup_3(z + 368, z[327], z[325], z[323], z[321]);
    key_setup_3(z + 372, z[335], z[333], z[331], z[329]);
    key_setup_3(z + 376, z[343], z[341], z[339], z[337]);
    key_setup_3(z + 380, z[351], z[349], z[347], z[345]);
    key_setup_3(z + 384, z[294], z[292], z[290], z[288]);
    key_setup_3(z + 388, z[302], z[300], z[298], z[296]);
    key_setup_3(z + 392, z[310], z[308], z[306], z[304]);
    key_setup_3(z + 396, z[318], z[316], z[314], z[312]);
    key_setup_3(z + 400, z[295], z[293], z[291], z[289]);
    key_setup_3(z + 404, z[303], z[301], z[299], z[297]);
    key_setup_3(z + 408, z[311], z[309], z[307], z[305]);
    key_setup_3(z + 412, z[319], z[317], z[315], z[313]);
    key_setup_2(z + 416, z[256], z[262], z[260], z[258], z[264], z[270], z[268], z[266], z[272], z[278], z[276], z[274], z[280], z[286], z[284], z[282], z[257], z[263], z[261], z[259], z[265], z[271], z[269], z[267], z[273], z[279], z[277], z[275], z[281], z[287], z[285], z[283], z[230], z[228], z[226], z[224], z[238], z[236], z[234], z[232], z[246], z[244], z[242], z[240], z[254], z[252], z[250], z[248], z[231], z[229], z[227], z[225], z[239], z[237], z[235], z[233], z[247], z[245], z[243], z[241], z[255], z[253], z[251], z[249]);
    key_setup_2(z + 480, z[192], z[198], z[196], z[194], z[200], z[206], z[204], z[202], z[208], z[214], z[212], z[210], z[216], z[222], z[220], z[218], z[193], z[199], z[197], z[195], z[201], z[207], z[205], z[203], z[209], z[215], z[213], z[211], z[217], z[223], z[221], z[219], z[166], z[164], z[162], z[160], z[174], z[172], z[170], z[168], z[182], z[180], z[178], z[176], z[190], z[188], z[186], z[184], z[167], z[165], z[163], z[161], z[175], z[173], z[171], z[169], z[183], z[181], z[179], z[177], z[191], z[189], z[187], z[185]);
    key_setup_2(z + 544, z[128], z[134], z[132], z[130], z[136], z[142], z[140], z[138], z[144], z[150], z[148], z[146], z[152], z[158], z[156], z[154], z[129], z[135], z[133], z[131], z[137], z[143], z[141], z[139], z[145], z[151], z[149], z[147], z[153], z[159], z[157], z[155], z[102], z[100], z[98], z[96], z[110], z[108], z[106], z[104], z[118], z[116], z[114], z[112], z[126], z[124], z[122], z[120], z[103], z[101], z[99], z[97], z[111], z[109], z[107], z[105], z[119], z[117], z[115], z[113], z[127], z[125], z[123], z[121]);
    key_setup_2(z + 608, z[64], z[70], z[68], z[66], z[72], z[78], z[76], z[74], z[80], z[86], z[84], z[82], z[88], z[94], z[92], z[90], z[65], z[71], z[69], z[67], z[73], z[79], z[77], z[75], z[81], z[87], z[85], z[83], z[89], z[95], z[93], z[91], z[38], z[36], z[34], z[32], z[46], z[44], z[42], z[40], z[54], z[52], z[50], z[48], z[62], z[60], z[58], z[56], z[39], z[37], z[35], z[33], z[47], z[45], z[43], z[41], z[55], z[53], z[51], z[49], z[63], z[61], z[59], z[57]);
    key_setup_4(z + 672, z[6], z[4], z[2], z[0]);
    key_setup_4(z + 676, z[14], z[12], z[10], z[8]);
    key_setup_4(z + 680, z[22], z[20], z[18], z[16]);
    key_setup_4(z + 684, z[30], z[28], z[26], z[24]);
    key_setup_4(z + 688, z[7], z[5], z[3], z[1]);
    key_setup_4(z + 692, z[15], z[13], z[11], z[9]);
    key_setup_4(z + 696, z[23], z[21], z[19], z[17]);
    key_setup_4(z + 700, z[31], z[29], z[27], z[25]);
    store32(rk, z[0]);
    store32(rk + 4, z[2]);
    store32(rk + 8, z[4]);
    store32(rk + 12, z[6]);
    store32(rk + 16, z[8]);
    store32(rk + 20, z[10]);
    store32(rk + 24, z[12]);
    store32(rk + 28, z[14]);
    store32(rk + 32, z[16]);
    store32(rk + 36, z[18]);
    store32(rk + 40, z[20]);
    store32(rk + 44, z[22]);
    store32(rk + 48, z[24]);
    store32(rk + 52, z[26]);
    store32(rk + 56, z[28]);
    store32(rk + 60, z[30]);
    store32(rk + 64, z[1]);
    store32(rk + 68, z[3]);
    store32(rk + 72, z[5]);
    store32(rk + 76, z[7]);
    store32(rk + 80, z[9]);
    store32(rk + 84, z[11]);
    store32(rk + 88, z[13]);
    store32(rk + 92, z[15]);
    store32(rk + 96, z[17]);
    store32(rk + 100, z[19]);
    store32(rk + 104, z[21]);
    store32(rk + 108, z[23]);
    store32(rk + 112, z[25]);
    store32(rk + 116, z[27]);
    store32(rk + 120, z[29]);
    store32(rk + 124, z[31]);
    store32(rk + 128, z[32]);
    store32(rk + 132, z[34]);
    store32(rk + 136, z[36]);
    store32(rk + 140, z[38]);
    store32(rk + 144, z[40]);
    store32(rk + 148, z[42]);
    store32(rk + 152, z[44]);
    store32(rk + 156, z[46]);
    store32(rk + 160, z[48]);
    store32(rk + 164, z[50]);
    store32(rk + 168, z[52]);
    store32(rk + 172, z[54]);
    store32(rk + 176, z[56]);
    store32(rk + 180, z[58]);
    store32(rk + 184, z[60]);
    store32(rk + 188, z[62]);
    store32(rk + 192, z[33]);
    store32(rk + 196, z[35]);
    store32(rk + 200, z[37]);
    store32(rk + 204, z[39]);
    store32(rk + 208, z[41]);
    store32(rk + 212, z[43]);
    store32(rk + 216, z[45]);
    store32(rk + 220, z[47]);
    store32(rk + 224, z[49]);
    store32(rk + 228, z[51]);
    store32(rk + 232, z[53]);
    store32(rk + 236, z[55]);
    store32(rk + 240, z[57]);
    store32(rk + 244, z[59]);
    store32(rk + 248, z[61]);
    store32(rk + 252, z[63]);
    store32(rk + 256, z[64]);
    store32(rk + 260, z[66]);
    store32(rk + 264, z[68]);
    store32(rk + 268, z[70]);
    store32(rk + 272, z[72]);
    store32(rk + 276, z[74]);
    store32(rk + 280, z[76]);
    store32(rk + 284, z[78]);
    store32(rk + 288, z[80]);
    store32(rk + 292, z[82]);
    store32(rk + 296, z[84]);
    store32(rk + 300, z[86]);
    store32(rk + 304, z[88]);
    store32(rk + 308, z[90]);
    store32(rk + 312, z[92]);
    store32(rk + 316, z[94]);
    store32(rk + 320, z[65]);
    store32(rk + 324, z[67]);
    store32(rk + 328, z[69]);
    store32(rk + 332, z[71]);
    store32(rk + 336, z[73]);
    store32(rk + 340, z[75]);
    store32(rk + 344, z[77]);
    store32(rk + 348, z[79]);
    store32(rk + 352, z[81]);
    store32(rk + 356, z[83]);
    store32(rk + 360, z[85]);
    store32(rk + 364, z[87]);
    store32(rk + 368, z[89]);
    store32(rk + 372, z[91]);
    store32(rk + 376, z[93]);
    store32(rk + 380, z[95]);
    store32(rk + 384, z[96]);
    store32(rk + 388, z[98]);
    store32(rk + 392, z[100]);
    store32(rk + 396, z[102]);
    store32(rk + 400, z[104]);
    store32(rk + 404, z[106]);
    store32(rk + 408, z[108]);
    store32(rk + 412, z[110]);
    store32(rk + 416, z[112]);
    store32(rk + 420, z[114]);
    store32(rk + 424, z[116]);
    store32(rk + 428, z[118]);
    store32(rk + 432, z[120]);
    store32(rk + 436, z[122]);
    store32(rk + 440, z[124]);
    store32(rk + 444, z[126]);
    store32(rk + 448, z[97]);
    store32(rk + 452, z[99]);
    store32(rk + 456, z[101]);
    store32(rk + 460, z[103]);
    store32(rk + 464, z[105]);
    store32(rk + 468, z[107]);
    store32(rk + 472, z[109]);
    store32(rk + 476, z[111]);
    store32(rk + 480, z[113]);
    store32(rk + 484, z[115]);
    store32(rk + 488, z[117]);
    store32(rk + 492, z[119]);
    store32(rk + 496, z[121]);
    store32(rk + 500, z[123]);
    store32(rk + 504, z[125]);
    store32(rk + 508, z[127]);
    store32(rk + 512, z[128]);
    store32(rk + 516, z[130]);
    store32(rk + 520, z[132]);
    store32(rk + 524, z[134]);
    store32(rk + 528, z[136]);
    store32(rk + 532, z[138]);
    store32(rk + 536, z[140]);
    store32(rk + 540, z[142]);
    store32(rk + 544, z[144]);
    store32(rk + 548, z[146]);
    store32(rk + 552, z[148]);
    store32(rk + 556, z[150]);
    store32(rk + 560, z[152]);
    store32(rk + 564, z[154]);
    store32(rk + 568, z[156]);
    store32(rk + 572, z[158]);
    store32(rk + 576, z[129]);
    store32(rk + 580, z[131]);
    store32(rk + 584, z[133]);
    store32(rk + 588, z[135]);
    store32(rk + 592, z[137]);
    store32(rk + 596, z[139]);
    store32(rk + 600, z[141]);
    store32(rk + 604, z[143]);
    store32(rk + 608, z[145]);
    store32(rk + 612, z[147]);
    store32(rk + 616, z[149]);
    store32(rk + 620, z[151]);
    store32(rk + 624, z[153]);
    store32(rk + 628, z[155]);
    store32(rk + 632, z[157]);
    store32(rk + 636, z[159]);
    store32(rk + 640, z[160]);
    store32(rk + 644, z[162]);
    store32(rk + 648, z[164]);
    store32(rk + 652, z[166]);
    store32(rk + 656, z[168]);
    store32(rk + 660, z[170]);
    store32(rk + 664, z[172]);
    store32(rk + 668, z[174]);
    store32(rk + 672, z[176]);
    store32(rk + 676, z[178]);
    store32(rk + 680, z[180]);
    store32(rk + 684, z[182]);
    store32(rk + 688, z[184]);
    store32(rk + 692, z[186]);
    store32(rk + 696, z[188]);
    store32(rk + 700, z[190]);
    store32(rk + 704, z[161]);
    store32(rk + 708, z[163]);
    store32(rk + 712, z[165]);
    store32(rk + 716, z[167]);
    store32(rk + 720, z[169]);
    store32(rk + 724, z[171]);
    store32(rk + 728, z[173]);
    store32(rk + 732, z[175]);
    store32(rk + 736, z[177]);
    store32(rk + 740, z[179]);
    store32(rk + 744, z[181]);
    store32(rk + 748, z[183]);
    store32(rk + 752, z[185]);
    store32(rk + 756, z[187]);
    store32(rk + 760, z[189]);
    store32(rk + 764, z[191]);
    store32(rk + 768, z[192]);
    store32(rk + 772, z[194]);
    store32(rk + 776, z[196]);
    store32(rk + 780, z[198]);
    store32(rk + 784, z[200]);
    store32(rk + 788, z[202]);
    store32(rk + 792, z[204]);
    store32(rk + 796, z[206]);
    store32(rk + 800, z[208]);
    store32(rk + 804, z[210]);
    store32(rk + 808, z[212]);
    store32(rk + 812, z[214]);
    store32(rk + 816, z[216]);
    store32(rk + 820, z[218]);
    store32(rk + 824, z[220]);
    store32(rk + 828, z[222]);
    store32(rk + 832, z[193]);
    store32(rk + 836, z[195]);
    store32(rk + 840, z[197]);
    store32(rk + 844, z[199]);
    store32(rk + 848, z[201]);
    store32(rk + 852, z[203]);
    store32(rk + 856, z[205]);
    store32(rk + 860, z[207]);
    store32(rk + 864, z[209]);
    store32(rk + 868, z[211]);
    store32(rk + 872, z[213]);
    store32(rk + 876, z[215]);
    store32(rk + 880, z[217]);
    store32(rk + 884, z[219]);
    store32(rk + 888, z[221]);
    store32(rk + 892, z[223]);
    store32(rk + 896, z[224]);
    store32(rk + 900, z[226]);
    store32(rk + 904, z[228]);
    store32(rk + 908, z[230]);
    store32(rk + 912, z[232]);
    store32(rk + 916, z[234]);
    store32(rk + 920, z[236]);
    store32(rk + 924, z[238]);
    store32(rk + 928, z[240]);
    store32(rk + 932, z[242]);
    store32(rk + 936, z[244]);
    store32(rk + 940, z[246]);
    store32(rk + 944, z[248]);
    store32(rk + 948, z[250]);
    store32(rk + 952, z[252]);
    store32(rk + 956, z[254]);
    store32(rk + 960, z[225]);
    store32(rk + 964, z[227]);
    store32(rk + 968, z[229]);
    store32(rk + 972, z[231]);
    store32(rk + 976, z[233]);
    store32(rk + 980, z[235]);
    store32(rk + 984, z[237]);
    store32(rk + 988, z[239]);
    store32(rk + 992, z[241]);
    store32(rk + 996, z[243]);
    store32(rk + 1000, z[245]);
    store32(rk + 1004, z[247]);
    store32(rk + 1008, z[249]);
    store32(rk + 1012, z[251]);
    store32(rk + 1016, z[253]);
    store32(rk + 1020, z[255]);
    store32(rk + 1024, z[256]);
    store32(rk + 1028, z[258]);
    store32(rk + 1032, z[260]);
    store32(rk + 1036, z[262]);
    store32(rk + 1040, z[264]);
    store32(rk + 1044, z[266]);
    store32(rk + 1048, z[268]);
    store32(rk + 1052, z[270]);
    store32(rk + 1056, z[272]);
    store32(rk + 1060, z[274]);
    store32(rk + 1064, z[276]);
    store32(rk + 1068, z[278]);
    store32(rk + 1072, z[280]);
    store32(rk + 1076, z[282]);
    store32(rk + 1080, z[284]);
    store32(rk + 1084, z[286]);
    store32(rk + 1088, z[257]);
    store32(rk + 1092, z[259]);
    store32(rk + 1096, z[261]);
    store32(rk + 1100, z[263]);
    store32(rk + 1104, z[265]);
    store32(rk + 1108, z[267]);
    store32(rk + 1112, z[269]);
    store32(rk + 1116, z[271]);
    store32(rk + 1120, z[273]);
    store32(rk + 1124, z[275]);
    store32(rk + 1128, z[277]);
    store32(rk + 1132, z[279]);
    store32(rk + 1136, z[281]);
    store32(rk + 1140, z[283]);
    store32(rk + 1144, z[285]);
    store32(rk + 1148, z[287]);
    store32(rk + 1152, z[288]);
    store32(rk + 1156, z[290]);
    store32(rk + 1160, z[292]);
    store32(rk + 1164, z[294]);
    store32(rk + 1168, z[296]);
    store32(rk + 1172, z[298]);
    store32(rk + 1176, z[300]);
    store32(rk + 1180, z[302]);
    store32(rk + 1184, z[304]);
    store32(rk + 1188, z[306]);
    store32(rk + 1192, z[308]);
    store32(rk + 1196, z[310]);
    store32(rk + 1200, z[312]);
    store32(rk + 1204, z[314]);
    store32(rk + 1208, z[316]);
    store32(rk + 1212, z[318]);
    store32(rk + 1216, z[289]);
    store32(rk + 1220, z[291]);
    store32(rk + 1224, z[293]);
    store32(rk + 1228, z[295]);
    store32(rk + 1232, z[297]);
    store32(rk + 1236, z[299]);
    store32(rk + 1240, z[301]);
    store32(rk + 1244, z[303]);
    store32(rk + 1248, z[305]);
    store32(rk + 1252, z[307]);
    store32(rk + 1256, z[309]);
    store32(rk + 1260, z[311]);
    store32(rk + 1264, z[313]);
    store32(rk + 1268, z[315]);
    store32(rk + 1272, z[317]);
    store32(rk + 1276, z[319]);
    store32(rk + 1280, z[320]);
    store32(rk + 1284, z[322]);
    store32(rk + 1288, z[324]);
    store32(rk + 1292, z[326]);
    store32(rk + 1296, z[328]);
    store32(rk + 1300, z[330]);
    store32(rk + 1304, z[332]);
    store32(rk + 1308, z[334]);
    store32(rk + 1312, z[336]);
    store32(rk + 1316, z[338]);
    store32(rk + 1320, z[340]);
    store32(rk + 1324, z[342]);
    store32(rk + 1328, z[344]);
    store32(rk + 1332, z[346]);
    store32(rk + 1336, z[348]);
    store32(rk + 1340, z[350]);
    store32(rk + 1344, z[321]);
    store32(rk + 1348, z[323]);
    store32(rk + 1352, z[325]);
    store32(rk + 1356, z[327]);
    store32(rk + 1360, z[329]);
    store32(rk + 1364, z[331]);
    store32(rk + 1368, z[333]);
    store32(rk + 1372, z[335]);
    store32(rk + 1376, z[337]);
    store32(rk + 1380, z[339]);
    store32(rk + 1384, z[341]);
    store32(rk + 1388, z[343]);
    store32(rk + 1392, z[345]);
    store32(rk + 1396, z[347]);
    store32(rk + 1400, z[349]);
    store32(rk + 1404, z[351]);
    store32(rk + 1408, z[352]);
    store32(rk + 1412, z[353]);
    store32(rk + 1416, z[354]);
    store32(rk + 1420, z[355]);
    store32(rk + 1424, z[356]);
    store32(rk + 1428, z[357]);
    store32(rk + 1432, z[358]);
    store32(rk + 1436, z[359]);
    store32(rk + 1440, z[360]);
    store32(rk + 1444, z[361]);
    store32(rk + 1448, z[362]);
    store32(rk + 1452, z[363]);
    store32(rk + 1456, z[364]);
    store32(rk + 1460, z[365]);
    store32(rk + 1464, z[366]);
    store32(rk + 1468, z[367]);
    store32(rk + 1472, z[368]);
    store32(rk + 1476, z[369]);
    store32(rk + 1480, z[370]);
    store32(rk + 1484, z[371]);
    store32(rk + 1488, z[372]);
    store32(rk + 1492, z[373]);
    store32(rk + 1496, z[374]);
    store32(rk + 1500, z[375]);
    store32(rk + 1504, z[376]);
    store32(rk + 1508, z[377]);
    store32(rk + 1512, z[378]);
    store32(rk + 1516, z[379]);
    store32(rk + 1520, z[380]);
    store32(rk + 1524, z[381]);
    store32(rk + 1528, z[382]);
    store32(rk + 1532, z[383]);
    store32(rk + 1536, z[384]);
    store32(rk + 1540, z[385]);
    store32(rk + 1544, z[386]);
    store32(rk + 1548, z[387]);
    store32(rk + 1552, z[388]);
    store32(rk + 1556, z[389]);
    store32(rk + 1560, z[390]);
    store32(rk + 1564, z[391]);
    store32(rk + 1568, z[392]);
    store32(rk + 1572, z[393]);
    store32(rk + 1576, z[394]);
    store32(rk + 1580, z[395]);
    store32(rk + 1584, z[396]);
    store32(rk + 1588, z[397]);
    store32(rk + 1592, z[398]);
    store32(rk + 1596, z[399]);
    store32(rk + 1600, z[400]);
    store32(rk + 1604, z[401]);
    store32(rk + 1608, z[402]);
    store32(rk + 1612, z[403]);
    store32(rk + 1616, z[404]);
    store32(rk + 1620, z[405]);
    store32(rk + 1624, z[406]);
    store32(rk + 1628, z[407]);
    store32(rk + 1632, z[408]);
    store32(rk + 1636, z[409]);
    store32(rk + 1640, z[410]);
    store32(rk + 1644, z[411]);
    store32(rk + 1648, z[412]);
    store32(rk + 1652, z[413]);
    store32(rk + 1656, z[414]);
    store32(rk + 1660, z[415]);
    store32(rk + 1664, z[416]);
    store32(rk + 1668, z[417]);
    store32(rk + 1672, z[418]);
    store32(rk + 1676, z[419]);
    store32(rk + 1680, z[420]);
    store32(rk + 1684, z[421]);
    store32(rk + 1688, z[422]);
    store32(rk + 1692, z[423]);
    store32(rk + 1696, z[424]);
    store32(rk + 1700, z[425]);
    store32(rk + 1704, z[426]);
    store32(rk + 1708, z[427]);
    store32(rk + 1712, z[428]);
    store32(rk + 1716, z[429]);
    store32(rk + 1720, z[430]);
    store32(rk + 1724, z[431]);
    store32(rk + 1728, z[432]);
    store32(rk + 1732, z[433]);
    store32(rk + 1736, z[434]);
    store32(rk + 1740, z[435]);
    store32(rk + 1744, z[436]);
    store32(rk + 1748, z[437]);
    store32(rk + 1752, z[438]);
    store32(rk + 1756, z[439]);
    store32(rk + 1760, z[440]);
    store32(rk + 1764, z[441]);
    store32(rk + 1768, z[442]);
    store32(rk + 1772, z[443]);
    store32(rk + 1776, z[444]);
    store32(rk + 1780, z[445]);
    store32(rk + 1784, z[446]);
    store32(rk + 1788, z[447]);
    store32(rk + 1792, z[448]);
    store32(rk + 1796, z[449]);
    store32(rk + 1800, z[450]);
    store32(rk + 1804, z[451]);
    store32(rk + 1808, z[452]);
    store32(rk + 1812, z[453]);
    store32(rk + 1816, z[454]);
    store32(rk + 1820, z[455]);
    store32(rk + 1824, z[456]);
    store32(rk + 1828, z[457]);
    store32(rk + 1832, z[458]);
    store32(rk + 1836, z[459]);
    store32(rk + 1840, z[460]);
    store32(rk + 1844, z[461]);
    store32(rk + 1848, z[462]);
    store32(rk + 1852, z[463]);
    store32(rk + 1856, z[464]);
    store32(rk + 1860, z[465]);
    store32(rk + 1864, z[466]);
    store32(rk + 1868, z[467]);
    store32(rk + 1872, z[468]);
    store32(rk + 1876, z[469]);
    store32(rk + 1880, z[470]);
    store32(rk + 1884, z[471]);
    store32(rk + 1888, z[472]);
    store32(rk + 1892, z[473]);
    store32(rk + 1896, z[474]);
    store32(rk + 1900, z[475]);
    store32(rk + 1904, z[476]);
    store32(rk + 1908, z[477]);
    store32(rk + 1912, z[478]);
    store32(rk + 1916, z[479]);
    store32(rk + 1920, z[480]);
    store32(rk + 1924, z[481]);
    store32(rk + 1928, z[482]);
    store32(rk + 1932, z[483]);
    store32(rk + 1936, z[484]);
    store32(rk + 1940, z[485]);
    store32(rk + 1944, z[486]);
    store32(rk + 1948, z[487]);
    store32(rk + 1952, z[488]);
    store32(rk + 1956, z[489]);
    store32(rk + 1960, z[490]);
    store32(rk + 1964, z[491]);
    store32(rk + 1968, z[492]);
    store32(rk + 1972, z[493]);
    store32(rk + 1976, z[494]);
    store32(rk + 1980, z[495]);
    store32(rk + 1984, z[496]);
    store32(rk + 1988, z[497]);
    store32(rk + 1992, z[498]);
    store32(rk + 1996, z[499]);
    store32(rk + 2000, z[500]);
    store32(rk + 2004, z[501]);
    store32(rk + 2008, z[502]);
    store32(rk + 2012, z[503]);
    store32(rk + 2016, z[504]);
    store32(rk + 2020, z[505]);
    store32(rk + 2024, z[506]);
    store32(rk + 2028, z[507]);
    store32(rk + 2032, z[508]);
    store32(rk + 2036, z[509]);
    store32(rk + 2040, z[510]);
    store32(rk + 2044, z[511]);
    store32(rk + 2048, z[512]);
    store32(rk + 2052, z[513]);
    store32(rk + 2056, z[514]);
    store32(rk + 2060, z[515]);
    store32(rk + 2064, z[516]);
    store32(rk + 2068, z[517]);
    store32(rk + 2072, z[518]);
    store32(rk + 2076, z[519]);
    store32(rk + 2080, z[520]);
    store32(rk + 2084, z[521]);
    store32(rk + 2088, z[522]);
    store32(rk + 2092, z[523]);
    store32(rk + 2096, z[524]);
    store32(rk + 2100, z[525]);
    store32(rk + 2104, z[526]);
    store32(rk + 2108, z[527]);
    store32(rk + 2112, z[528]);
    store32(rk + 2116, z[529]);
    store32(rk + 2120, z[530]);
    store32(rk + 2124, z[531]);
    store32(rk + 2128, z[532]);
    store32(rk + 2132, z[533]);
    store32(rk + 2136, z[534]);
    store32(rk + 2140, z[535]);
    store32(rk + 2144, z[536]);
    store32(rk + 2148, z[537]);
    store32(rk + 2152, z[538]);
    store32(rk + 2156, z[539]);
    store32(rk + 2160, z[540]);
    store32(rk + 2164, z[541]);
    store32(rk + 2168, z[542]);
    store32(rk + 2172, z[543]);
    store32(rk + 2176, z[544]);
    store32(rk + 2180, z[545]);
    store32(rk + 2184, z[546]);
    store32(rk + 2188, z[547]);
    store32(rk + 2192, z[548]);
    store32(rk + 2196, z[549]);
    store32(rk + 2200, z[550]);
    store32(rk + 2204, z[551]);
    store32(rk + 2208, z[552]);
    store32(rk + 2212, z[553]);
    store32(rk + 2216, z[554]);
    store32(rk + 2220, z[555]);
    store32(rk + 2224, z[556]);
    store32(rk + 2228, z[557]);
    store32(rk + 2232, z[558]);
    store32(rk + 2236, z[559]);
    store32(rk + 2240, z[560]);
    store32(rk + 2244, z[561]);
    store32(rk + 2248, z[562]);
    store32(rk + 2252, z[563]);
    store32(rk + 2256, z[564]);
    store32(rk + 2260, z[565]);
    store32(rk + 2264, z[566]);
    store32(rk + 2268, z[567]);
    store32(rk + 2272, z[568]);
    store32(rk + 2276, z[569]);
    store32(rk + 2280, z[570]);
    store32(rk + 2284, z[571]);
    store32(rk + 2288, z[572]);
    store32(rk + 2292, z[573]);
    store32(rk + 2296, z[574]);
    store32(rk + 2300, z[575]);
    store32(rk + 2304, z[576]);
    store32(rk + 2308, z[577]);
    store32(rk + 2312, z[578]);
    store32(rk + 2316, z[579]);
    store32(rk + 2320, z[580]);
    store32(rk + 2324, z[581]);
    store32(rk + 2328, z[582]);
    store32(rk + 2332, z[583]);
    store32(rk + 2336, z[584]);
    store32(rk + 2340, z[585]);
    store32(rk + 2344, z[586]);
    store32(rk + 2348, z[587]);
    store32(rk + 2352, z[588]);
    store32(rk + 2356, z[589]);
    store32(rk + 2360, z[590]);
    store32(rk + 2364, z[591]);
    store32(rk + 2368, z[592]);
    store32(rk + 2372, z[593]);
    store32(rk + 2376, z[594]);
    store32(rk + 2380, z[595]);
    store32(rk + 2384, z[596]);
    store32(rk + 2388, z[597]);
    store32(rk + 2392, z[598]);
    store32(rk + 2396, z[599]);
    store32(rk + 2400, z[600]);
    store32(rk + 2404, z[601]);
    store32(rk + 2408, z[602]);
    store32(rk + 2412, z[603]);
    store32(rk + 2416, z[604]);
    store32(rk + 2420, z[605]);
    store32(rk + 2424, z[606]);
    store32(rk + 2428, z[607]);
    store32(rk + 2432, z[608]);
    store32(rk + 2436, z[609]);
    store32(rk + 2440, z[610]);
    store32(rk + 2444, z[611]);
    store32(rk + 2448, z[612]);
    store32(rk + 2452, z[613]);
    store32(rk + 2456, z[614]);
    store32(rk + 2460, z[615]);
    store32(rk + 2464, z[616]);
    store32(rk + 2468, z[617]);
    store32(rk + 2472, z[618]);
    store32(rk + 2476, z[619]);
    store32(rk + 2480, z[620]);
    store32(rk + 2484, z[621]);
    store32(rk + 2488, z[622]);
    store32(rk + 2492, z[623]);
    store32(rk + 2496, z[624]);
    store32(rk + 2500, z[625]);
    store32(rk + 2504, z[626]);
    store32(rk + 2508, z[627]);
    store32(rk + 2512, z[628]);
    store32(rk + 2516, z[629]);
    store32(rk + 2520, z[630]);
    store32(rk + 2524, z[631]);
    store32(rk + 2528, z[632]);
    store32(rk + 2532, z[633]);
    store32(rk + 2536, z[634]);
    store32(rk + 2540, z[635]);
    store32(rk + 2544, z[636]);
    store32(rk + 2548, z[637]);
    store32(rk + 2552, z[638]);
    store32(rk + 2556, z[639]);
    store32(rk + 2560, z[640]);
    store32(rk + 2564, z[641]);
    store32(rk + 2568, z[642]);
    store32(rk + 2572, z[643]);
    store32(rk + 2576, z[644]);
    store32(rk + 2580, z[645]);
    store32(rk + 2584, z[646]);
    store32(rk + 2588, z[647]);
    store32(rk + 2592, z[648]);
    store32(rk + 2596, z[649]);
    store32(rk + 2600, z[650]);
    store32(rk + 2604, z[651]);
    store32(rk + 2608, z[652]);
    store32(rk + 2612, z[653]);
    store32(rk + 2616, z[654]);
    store32(rk + 2620, z[655]);
    store32(rk + 2624, z[656]);
    store32(rk + 2628, z[657]);
    store32(rk + 2632, z[658]);
    store32(rk + 2636, z[659]);
    store32(rk + 2640, z[660]);
    store32(rk + 2644, z[661]);
    store32(rk + 2648, z[662]);
    store32(rk + 2652, z[663]);
    store32(rk + 2656, z[664]);
    store32(rk + 2660, z[665]);
    store32(rk + 2664, z[666]);
    store32(rk + 2668, z[667]);
    store32(rk + 2672, z[668]);
    store32(rk + 2676, z[669]);
    store32(rk + 2680, z[670]);
    store32(rk + 2684, z[671]);
    store32(rk + 2688, z[672]);
    store32(rk + 2692, z[673]);
    store32(rk + 2696, z[674]);
    store32(rk + 2700, z[675]);
    store32(rk + 2704, z[676]);
    store32(rk + 2708, z[677]);
    store32(rk + 2712, z[678]);
    store32(rk + 2716, z[679]);
    store32(rk + 2720, z[680]);
    store32(rk + 2724, z[681]);
    store32(rk + 2728, z[682]);
    store32(rk + 2732, z[683]);
    store32(rk + 2736, z[684]);
    store32(rk + 2740, z[685]);
    store32(rk + 2744, z[686]);
    store32(rk + 2748, z[687]);
    store32(rk + 2752, z[688]);
    store32(rk + 2756, z[689]);
    store32(rk + 2760, z[690]);
    store32(rk + 2764, z[691]);
    store32(rk + 2768, z[692]);
    store32(rk + 2772, z[693]);
    store32(rk + 2776, z[694]);
    store32(rk + 2780, z[695]);
    store32(rk + 2784, z[696]);
    store32(rk + 2788, z[697]);
    store32(rk + 2792, z[698]);
    store32(rk + 2796, z[699]);
    store32(rk + 2800, z[700]);
    store32(rk + 2804, z[701]);
    store32(rk + 2808, z[702]);
    store32(rk + 2812, z[703]);
}

static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_aes128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_128_key_setup_ptx(ctx, key);
    lwcc_aes128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24), t15 = (t13 ^ (t12 >> 8)) & 0xff00ff,
    t16 = t12 ^ (t15 << 8), t17 = t13 ^ t15, t18 = (t14 >> 8) & 0xff00ff, t19 = t14 ^ (t18 << 8),
    t20 = (t19 ^ (t16 >> 16)) & 0xffff, t21 = t16 ^ (t20 << 16), t22 = t19 ^ t20,
    t23 = (t18 ^ (t17 >> 16)) & 0xffff, t24 = t17 ^ (t23 << 16), t25 = t18 ^ t23,
    t26 = (t21 ^ (t21 >> 1)) & 0x55555555, t27 = t21 ^ (t26 << 1), t28 = t21 ^ t26,
    t29 = (t24 ^ (t24 >> 1)) & 0x55555555, t30 = t24 ^ (t29 << 1), t31 = t24 ^ t29,
    t32 = (t22 ^ (t22 >> 1)) & 0x55555555, t33 = t22 ^ (t32 << 1), t34 = t22 ^ t32,
    t35 = (t25 ^ (t25 >> 1)) & 0x55555555, t36 = t25 ^ (t35 << 1), t37 = t25 ^ t35,
    t38 = (t27 ^ (t27 >> 2)) & 0x33333333, t39 = t27 ^ (t38 << 2), t40 = t27 ^ t38,
    t41 = (t30 ^ (t30 >> 2)) & 0x33333333, t42 = t30 ^ (t41 << 2), t43 = t30 ^ t41,
    t44 = (t33 ^ (t33 >> 2)) & 0x33333333, t45 = t33 ^ (t44 << 2), t46 = t33 ^ t44,
    t47 = (t36 ^ (t36 >> 2)) & 0x33333333, t48 = t36 ^ (t47 << 2), t49 = t36 ^ t47,
    t50 = (t28 ^ (t28 >> 2)) & 0x33333333, t51 = t28 ^ (t50 << 2), t52 = t28 ^ t50,
    t53 = (t31 ^ (t31 >> 2)) & 0x33333333, t54 = t31 ^ (t53 << 2), t55 = t31 ^ t53,
    t56 = (t34 ^ (t34 >> 2)) & 0x33333333, t57 = t34 ^ (t56 << 2), t58 = t34 ^ t56,
    t59 = (t37 ^ (t37 >> 2)) & 0x33333333, t60 = t37 ^ (t59 << 2), t61 = t37 ^ t59,
    t62 = (t39 ^ (t39 >> 4)) & 0xf0f0f0f, t63 = (t42 ^ (t42 >> 4)) & 0xf0f0f0f,
    t64 = (t45 ^ (t45 >> 4)) & 0xf0f0f0f, t65 = (t48 ^ (t48 >> 4)) & 0xf0f0f0f,
    t66 = (t51 ^ (t51 >> 4)) & 0xf0f0f0f, t67 = (t54 ^ (t54 >> 4)) & 0xf0f0f0f,
    t68 = (t57 ^ (t57 >> 4)) & 0xf0f0f0f, t69 = (t60 ^ (t60 >> 4)) & 0xf0f0f0f,
    t70 = (t40 ^ (t40 >> 4)) & 0xf0f0f0f, t71 = (t43 ^ (t43 >> 4)) & 0xf0f0f0f,
    t72 = (t46 ^ (t46 >> 4)) & 0xf0f0f0f, t73 = (t49 ^ (t49 >> 4)) & 0xf0f0f0f,
    t74 = (t52 ^ (t52 >> 4)) & 0xf0f0f0f, t75 = (t55 ^ (t55 >> 4)) & 0xf0f0f0f,
    t76 = (t58 ^ (t58 >> 4)) & 0xf0f0f0f, t77 = (t61 ^ (t61 >> 4)) & 0xf0f0f0f;
    store32(ctx + 2816, t39);
    store32(ctx + 2820, t62 << 4);
    store32(ctx + 2824, t42);
    store32(ctx + 2828, t63 << 4);
    store32(ctx + 2832, t45);
    store32(ctx + 2836, t64 << 4);
    store32(ctx + 2840, t48);
    store32(ctx + 2844, t65 << 4);
    store32(ctx + 2848, t51);
    store32(ctx + 2852, t66 << 4);
    store32(ctx + 2856, t54);
    store32(ctx + 2860, t67 << 4);
    store32(ctx + 2864, t57);
    store32(ctx + 2868, t68 << 4);
    store32(ctx + 2872, t60);
    store32(ctx + 2876, t69 << 4);
    store32(ctx + 2880, t40);
    store32(ctx + 2884, t70 << 4);
    store32(ctx + 2888, t43);
    store32(ctx + 2892, t71 << 4);
    store32(ctx + 2896, t46);
    store32(ctx + 2900, t72 << 4);
    store32(ctx + 2904, t49);
    store32(ctx + 2908, t73 << 4);
    store32(ctx + 2912, t52);
    store32(ctx + 2916, t74 << 4);
    store32(ctx + 2920, t55);
    store32(ctx + 2924, t75 << 4);
    store32(ctx + 2928, t58);
    store32(ctx + 2932, t76 << 4);
    store32(ctx + 2936, t61);
    store32(ctx + 2940, t77 << 4);
    store32(ctx + 2944, t62);
    store32(ctx + 2948, t63);
    store32(ctx + 2952, t64);
    store32(ctx + 2956, t65);
    store32(ctx + 2960, t66);
    store32(ctx + 2964, t67);
    store32(ctx + 2968, t68);
    store32(ctx + 2972, t69);
    store32(ctx + 2976, t70);
    store32(ctx + 2980, t71);
    store32(ctx + 2984, t72);
    store32(ctx + 2988, t73);
    store32(ctx + 2992, t74);
    store32(ctx + 2996, t75);
    store32(ctx + 3000, t76);
    store32(ctx + 3004, t77);
}

#endif
