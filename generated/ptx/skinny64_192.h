// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_192 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY64_192_H_PTX
#define LWCC_SKINNY64_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY64_192_BLOCK_BYTES_PTX 8
#define LWCC_SKINNY64_192_KEY_BYTES_PTX 24
#define LWCC_SKINNY64_192_NONCE_BYTES_PTX 4
#define LWCC_SKINNY64_192_RK_BYTES_PTX 640
#define LWCC_SKINNY64_192_CTX_BYTES_PTX 672
#define LWCC_SKINNY64_192_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY64_192_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (640 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny64_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (672 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_skinny64_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny64_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
    t6 = ((t1 >> 4) ^ t4) & 0xf0f0f0f, t7 = t1 ^ (t6 << 4), t8 = t4 ^ t6,
    t9 = ((t2 >> 4) ^ t5) & 0xf0f0f0f, t10 = t2 ^ (t9 << 4), t11 = t5 ^ t9,
    t12 = ((t7 >> 8) ^ t8) & 0xff00ff, t13 = t7 ^ (t12 << 8), t14 = t8 ^ t12,
    t15 = ((t10 >> 8) ^ t11) & 0xff00ff, t16 = t10 ^ (t15 << 8), t17 = t11 ^ t15,
    t18 = ((t13 >> 16) ^ t14) & 0xffff, t19 = t13 ^ (t18 << 16), t20 = t14 ^ t18,
    t21 = ((t16 >> 16) ^ t17) & 0xffff, t22 = t16 ^ (t21 << 16), t23 = t17 ^ t21,
    t24 = ((t19 >> 2) ^ t20) & 0x33333333, t25 = t19 ^ (t24 << 2), t26 = t20 ^ t24,
    t27 = ((t22 >> 2) ^ t23) & 0x33333333, t28 = t22 ^ (t27 << 2), t29 = t23 ^ t27;
    z[0] = t25;
    z[1] = t26;
    z[2] = t28;
    z[3] = t29;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 48) | ((x1 >> 18) & 192)) | (rotl32(x1, 26) & 0x30003000),
    t1 = x1 >> 2, t2 = ((t0 | (t1 & 0xc000)) | ((x1 << 20) & 0x300000)) | ((x1 << 12) & 0xc00000),
    t3 = t2 | ((x1 << 4) & 0xc0000000);
    z[0] = t1;
    z[1] = t3;
}

// What key goes through several times.
static uint32_t key_setup_2(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x1 | (x0 & 192)) | ((x2 << 2) & 0x303000)) | (rotl32(x2, 22) & 0xc0c000),
    t1 = (t0 | ((x2 << 26) & 0x30000000)) | ((x2 << 4) & 0xc0000000);
    return t1;
}

// What key goes through several times.
static void key_setup_3(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = x0 >> 2, t1 = ((rotl32(x0, 4) & 0xc0c) | ((x0 >> 18) & 48)) | (t0 & 0x3000),
    t2 = (t1 | ((x0 >> 10) & 0xc0000)) | ((x0 << 16) & 0x30300000),
    t3 = t2 | ((x0 << 6) & 0xc000000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint32_t key_setup_4(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (((x0 >> 20) & 48) | ((x0 << 4) & 192)) | (x1 & 0x3000),
    t1 = (t0 | (rotl32(x0, 30) & 0xc000c000)) | ((x0 << 10) & 0x300000),
    t2 = (t1 | (x2 & 0xc00000)) | ((x0 << 20) & 0x30000000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_5(uint32_t x0)
{
    const uint32_t t0 = (rotl32(x0, 4) & 0xc00000c) | (rotl32(x0, 8) & 0x300030),
    t1 = (t0 | ((x0 << 6) & 0xc00)) | ((x0 >> 2) & 0xc3000), t2 = t1 | ((x0 << 22) & 0x30000000);
    return t2;
}

// What key goes through several times.
static void key_setup_6(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = ((rotl32(x0, 2) & 195) | ((x0 >> 20) & 0x300)) | ((x0 << 8) & 0xc000c000),
    t1 = x0 >> 4, t2 = (t0 | (t1 & 0x30000)) | ((x0 << 10) & 0x3c00000);
    z[0] = t1;
    z[1] = t2;
}

// What key goes through several times.
static void key_setup_7(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x1 >> 10, t1 = ((x0 & 0x3030) | (t0 & 0xc0c0)) | ((x1 >> 6) & 0x300000),
    t2 = (t1 | ((x1 << 4) & 0xc00000)) | ((x1 << 20) & 0x30000000), t3 = t2 | (x1 << 30);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_8(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = x0 >> 4, t1 = ((t0 & 0x30003) | ((x0 >> 8) & 192)) | ((x0 << 2) & 0xc300),
    t2 = x0 >> 6, t3 = (t1 | (t2 & 0x3c00000)) | ((x0 << 8) & 0xc0000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
}

// What key goes through several times.
static void key_setup_9(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = (rotl32(t0, 2) & 0xc00003) | (rotl32(t0, 16) & 0xc00000c0),
    t2 = t0 << 8, t3 = ((t1 | ((t0 >> 4) & 0x300)) | (t2 & 0xc000)) | (rotl32(t0, 20) & 0x3030000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
}

// What key goes through several times.
static void key_setup_10(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2,
    t1 = (((t0 >> 2) & 12) | (rotl32(t0, 16) & 0x30000030)) | (rotl32(t0, 12) & 0xc000c00),
    t2 = (t1 | ((t0 >> 10) & 0xc3000)) | ((t0 << 14) & 0x300000);
    z[0] = t0;
    z[1] = t2;
}

// What key goes through several times.
static uint32_t key_setup_11(uint32_t x0)
{
    const uint32_t t0 = ((x0 & 0xc0003) | ((x0 >> 6) & 0xc0c)) | (rotl32(x0, 14) & 0x3000300),
    t1 = t0 | (rotl32(x0, 24) & 0xc030000);
    return t1;
}

// What key goes through several times.
static void key_setup_12(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = (rotl32(x0, 6) & 0x303) | (rotl32(x0, 26) & 0xc00000c), t1 = x0 << 8,
    t2 = (t0 | ((x0 >> 8) & 0x30c00)) | (t1 & 0x30c0000);
    z[0] = t1;
    z[1] = t2;
}

// What key goes through several times.
static void key_setup_13(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2,
    t1 = (((t0 >> 4) & 3) | ((t0 >> 24) & 192)) | ((t0 >> 12) & 0x30300), t2 = t0 << 2,
    t3 = t0 << 16, t4 = (t1 | (t2 & 0x300c000)) | (t3 & 0xc0c00000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
    z[3] = t4;
}

// What key goes through several times.
static uint32_t key_setup_14(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 & 48) | ((x1 >> 18) & 192)) | (rotl32(x1, 26) & 0x30003000),
    t1 = (t0 | (rotl32(x2, 30) & 0xc000c000)) | ((x1 << 20) & 0x300000),
    t2 = t1 | ((x1 << 12) & 0xc00000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_15(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = (rotl32(x0, 4) & 0xc00000c) | (rotl32(x0, 8) & 0x300030),
    t1 = ((t0 | ((x0 << 6) & 0xc00)) | (x1 & 0xc3000)) | ((x0 << 22) & 0x30000000);
    return t1;
}

// What key goes through several times.
static uint32_t key_setup_16(uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = ((rotl32(x0, 4) & 0xc0c) | ((x0 >> 18) & 48)) | (rotl32(x1, 14) & 0x30003000),
    t1 = ((t0 | (x2 & 0xc0000)) | (x3 & 0x300000)) | ((x0 << 6) & 0xc000000);
    return t1;
}

static inline void lwcc_skinny64_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[182];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20);
    key_setup_0(z, t0, t1);
    key_setup_0(z + 4, t2, t3);
    key_setup_0(z + 8, t4, t5);
    const uint32_t t6 = (z[0] ^ z[4]) ^ z[8], t7 = (z[2] ^ z[6]) ^ z[10], t8 = (z[1] ^ z[5]) ^ z[9],
    t9 = (z[3] ^ z[7]) ^ z[11], t10 = z[7] ^ z[5], t11 = (z[0] ^ t10) ^ z[10];
    key_setup_6(z + 12, t11);
    const uint32_t t12 = (z[2] ^ z[4]) ^ z[9];
    key_setup_6(z + 14, t12);
    const uint32_t t13 = (z[1] ^ z[6]) ^ z[11];
    key_setup_6(z + 16, t13);
    const uint32_t t14 = z[8] ^ z[11], t15 = (z[3] ^ z[5]) ^ t14;
    key_setup_6(z + 18, t15);
    key_setup_1(z + 20, z[12], t11);
    key_setup_1(z + 22, z[14], t12);
    key_setup_1(z + 24, z[16], t13);
    key_setup_1(z + 26, z[18], t15);
    const uint32_t t16 = z[5] ^ z[6], t17 = (z[0] ^ t16) ^ z[9], t18 = key_setup_5(t17),
    t19 = (z[2] ^ t10) ^ z[11], t20 = key_setup_5(t19), t21 = (z[1] ^ z[4]) ^ t14,
    t22 = key_setup_5(t21), t23 = z[10] ^ t14, t24 = (z[3] ^ z[6]) ^ t23, t25 = key_setup_5(t24),
    t26 = t17 << 8, t27 = ((rotl32(t17, 6) & 0x3000003) | (t17 & 0x3000c)) | (t26 & 0xc0300),
    t28 = (t27 | (rotl32(t17, 18) & 0xc000c00)) ^ 0xf000000, t29 = t19 << 8,
    t30 = ((rotl32(t19, 6) & 0x3000003) | (t19 & 0x3000c)) | (t29 & 0xc0300),
    t31 = (t30 | (rotl32(t19, 18) & 0xc000c00)) ^ 0x33000000, t32 = t21 << 8,
    t33 = ((rotl32(t21, 6) & 0x3000003) | (t21 & 0x3000c)) | (t32 & 0xc0300),
    t34 = (t33 | (rotl32(t21, 18) & 0xc000c00)) ^ 0x3000000, t35 = t24 << 8,
    t36 = ((rotl32(t24, 6) & 0x3000003) | (t24 & 0x3000c)) | (t35 & 0xc0300),
    t37 = (t36 | (rotl32(t24, 18) & 0xc000c00)) ^ 0x3000000, t38 = z[6] ^ z[4];
    key_setup_9(z + 28, z[0] ^ t38, z[11]);
    key_setup_9(z + 31, z[2] ^ t16, t14);
    key_setup_9(z + 34, z[1] ^ t10, t23);
    const uint32_t t39 = z[9] ^ t23;
    key_setup_9(z + 37, z[3] ^ z[4], t39);
    const uint32_t t40 = z[28] >> 2, t41 = key_setup_2(t40, (z[28] >> 12) & 48, z[28]),
    t42 = z[31] >> 2, t43 = key_setup_2(t42, (z[31] >> 12) & 48, z[31]), t44 = z[34] >> 2,
    t45 = key_setup_2(t44, (z[34] >> 12) & 48, z[34]), t46 = z[37] >> 2,
    t47 = key_setup_2(t46, (z[37] >> 12) & 48, z[37]), t48 = z[4] ^ t10, t49 = (z[0] ^ t48) ^ t14;
    key_setup_3(z + 40, t49);
    const uint32_t t50 = (z[2] ^ t38) ^ t23;
    key_setup_3(z + 42, t50);
    const uint32_t t51 = (z[1] ^ t16) ^ t39;
    key_setup_3(z + 44, t51);
    const uint32_t t52 = z[11] ^ t39, t53 = (z[3] ^ t10) ^ t52;
    key_setup_3(z + 46, t53);
    key_setup_12(z + 48, t49);
    key_setup_12(z + 50, t50);
    key_setup_12(z + 52, t51);
    key_setup_12(z + 54, t53);
    const uint32_t t54 = t10 ^ t16;
    key_setup_13(z + 56, z[0], t54, t23);
    const uint32_t t55 = z[59] ^ 192;
    key_setup_13(z + 60, z[2], t48, t39);
    const uint32_t t56 = z[63] ^ 0xc03c0;
    key_setup_13(z + 64, z[1], t38, t52);
    const uint32_t t57 = z[67] ^ 192, t58 = t14 ^ t52, t59 = (z[3] ^ t16) ^ t58,
    t60 = (((t59 >> 4) & 3) | ((t59 >> 24) & 192)) | ((t59 >> 12) & 0x30300), t61 = t59 << 2,
    t62 = t59 << 16, t63 = ((t60 | (t61 & 0x300c000)) | (t62 & 0xc0c00000)) ^ 192;
    key_setup_7(z + 68, z[57], z[56]);
    key_setup_7(z + 70, z[61], z[60]);
    key_setup_7(z + 72, z[65], z[64]);
    key_setup_7(z + 74, t61, t59);
    const uint32_t t64 = t16 ^ t38;
    key_setup_10(z + 76, z[0], t64, t39);
    key_setup_10(z + 78, z[2], t54, t52);
    key_setup_10(z + 80, z[1], t48, t58);
    const uint32_t t65 = t23 ^ t58, t66 = (z[3] ^ t38) ^ t65,
    t67 = ((t66 >> 2) & 12) | (rotl32(t66, 16) & 0x30000030),
    t68 = (t67 | (rotl32(t66, 12) & 0xc000c00)) | ((t66 >> 10) & 0xc3000),
    t69 = key_setup_11(z[76]), t70 = key_setup_11(z[78]), t71 = key_setup_11(z[80]),
    t72 = key_setup_11(t66), t73 = t38 ^ t48, t74 = (z[0] ^ t73) ^ t52;
    key_setup_8(z + 82, t74);
    const uint32_t t75 = (z[2] ^ t64) ^ t58;
    key_setup_8(z + 85, t75);
    const uint32_t t76 = (z[1] ^ t54) ^ t65;
    key_setup_8(z + 88, t76);
    const uint32_t t77 = t39 ^ t65, t78 = (z[3] ^ t48) ^ t77;
    key_setup_8(z + 91, t78);
    const uint32_t t79 = key_setup_4(t74, z[83], z[82]), t80 = key_setup_4(t75, z[86], z[85]),
    t81 = key_setup_4(t76, z[89], z[88]), t82 = key_setup_4(t78, z[92], z[91]), t83 = t48 ^ t54,
    t84 = (z[0] ^ t83) ^ t58, t85 = ((t84 >> 2) & 0xc0c0c0c) | (rotl32(t84, 22) & 0x30303030),
    t86 = (z[2] ^ t73) ^ t65, t87 = ((t86 >> 2) & 0xc0c0c0c) | (rotl32(t86, 22) & 0x30303030),
    t88 = (z[1] ^ t64) ^ t77, t89 = ((t88 >> 2) & 0xc0c0c0c) | (rotl32(t88, 22) & 0x30303030),
    t90 = t52 ^ t77, t91 = (z[3] ^ t54) ^ t90,
    t92 = ((t91 >> 2) & 0xc0c0c0c) | (rotl32(t91, 22) & 0x30303030), t93 = t54 ^ t64,
    t94 = (z[0] ^ t93) ^ t65;
    key_setup_6(z + 94, t94);
    const uint32_t t95 = (z[2] ^ t83) ^ t77;
    key_setup_6(z + 96, t95);
    const uint32_t t96 = (z[1] ^ t73) ^ t90;
    key_setup_6(z + 98, t96);
    const uint32_t t97 = t58 ^ t90, t98 = (z[3] ^ t64) ^ t97;
    key_setup_6(z + 100, t98);
    key_setup_1(z + 102, z[94], t94);
    key_setup_1(z + 104, z[96], t95);
    key_setup_1(z + 106, z[98], t96);
    key_setup_1(z + 108, z[100], t98);
    const uint32_t t99 = t64 ^ t73, t100 = (z[0] ^ t99) ^ t77, t101 = key_setup_5(t100),
    t102 = (z[2] ^ t93) ^ t90, t103 = key_setup_5(t102), t104 = (z[1] ^ t83) ^ t97,
    t105 = key_setup_5(t104), t106 = t65 ^ t97, t107 = (z[3] ^ t73) ^ t106,
    t108 = key_setup_5(t107),
    t109 = ((rotl32(t100, 6) & 0x3000003) | (t100 & 0x3000c)) | ((t100 << 8) & 0xc0300),
    t110 = (t109 | (rotl32(t100, 18) & 0xc000c00)) ^ 0xc000000,
    t111 = ((rotl32(t102, 6) & 0x3000003) | (t102 & 0x3000c)) | ((t102 << 8) & 0xc0300),
    t112 = (t111 | (rotl32(t102, 18) & 0xc000c00)) ^ 0x33000000,
    t113 = ((rotl32(t104, 6) & 0x3000003) | (t104 & 0x3000c)) | ((t104 << 8) & 0xc0300),
    t114 = (t113 | (rotl32(t104, 18) & 0xc000c00)) ^ 0x3000000,
    t115 = ((rotl32(t107, 6) & 0x3000003) | (t107 & 0x3000c)) | ((t107 << 8) & 0xc0300),
    t116 = t73 ^ t83;
    key_setup_9(z + 110, z[0] ^ t116, t90);
    key_setup_9(z + 113, z[2] ^ t99, t97);
    key_setup_9(z + 116, z[1] ^ t93, t106);
    const uint32_t t117 = t77 ^ t106;
    key_setup_9(z + 119, z[3] ^ t83, t117);
    const uint32_t t118 = key_setup_2(z[110] >> 2, (z[110] >> 12) & 48, z[110]),
    t119 = key_setup_2(z[113] >> 2, (z[113] >> 12) & 48, z[113]),
    t120 = key_setup_2(z[116] >> 2, (z[116] >> 12) & 48, z[116]),
    t121 = key_setup_2(z[119] >> 2, (z[119] >> 12) & 48, z[119]), t122 = (z[0] ^ z[7]) ^ t97;
    key_setup_3(z + 122, t122);
    const uint32_t t123 = (z[2] ^ t116) ^ t106;
    key_setup_3(z + 124, t123);
    const uint32_t t124 = (z[1] ^ t99) ^ t117;
    key_setup_3(z + 126, t124);
    const uint32_t t125 = (z[3] ^ t93) ^ z[8];
    key_setup_3(z + 128, t125);
    key_setup_12(z + 130, t122);
    key_setup_12(z + 132, t123);
    key_setup_12(z + 134, t124);
    key_setup_12(z + 136, t125);
    key_setup_13(z + 138, z[0], z[5], t106);
    key_setup_13(z + 142, z[2], z[7], t117);
    key_setup_13(z + 146, z[1], t116, z[8]);
    key_setup_13(z + 150, z[3], t99, z[10]);
    key_setup_7(z + 154, z[139], z[138]);
    key_setup_7(z + 156, z[143], z[142]);
    key_setup_7(z + 158, z[147], z[146]);
    key_setup_7(z + 160, z[151], z[150]);
    key_setup_10(z + 162, z[0], z[6], t117);
    key_setup_10(z + 164, z[2], z[5], z[8]);
    key_setup_10(z + 166, z[1], z[7], z[10]);
    key_setup_10(z + 168, z[3], t116, z[9]);
    const uint32_t t126 = key_setup_11(z[162]), t127 = key_setup_11(z[164]),
    t128 = key_setup_11(z[166]), t129 = key_setup_11(z[168]);
    key_setup_8(z + 170, t6);
    key_setup_8(z + 173, t7);
    key_setup_8(z + 176, t8);
    key_setup_8(z + 179, t9);
    const uint32_t t130 = key_setup_4(t6, z[171], z[170]), t131 = key_setup_4(t7, z[174], z[173]),
    t132 = key_setup_4(t8, z[177], z[176]), t133 = key_setup_4(t9, z[180], z[179]),
    t134 = (z[20] & 0xc0c0c0c) | (rotl32(t11, 22) & 0x30303030),
    t135 = (z[22] & 0xc0c0c0c) | (rotl32(t12, 22) & 0x30303030),
    t136 = (z[24] & 0xc0c0c0c) | (rotl32(t13, 22) & 0x30303030),
    t137 = (z[26] & 0xc0c0c0c) | (rotl32(t15, 22) & 0x30303030),
    t138 = ((rotl32(t17, 2) & 195) | ((t17 >> 20) & 0x300)) | (t26 & 0xc000c000), t139 = t17 >> 4,
    t140 = (t138 | (t139 & 0x30000)) | ((t17 << 10) & 0x3c00000),
    t141 = ((rotl32(t19, 2) & 195) | ((t19 >> 20) & 0x300)) | (t29 & 0xc000c000), t142 = t19 >> 4,
    t143 = (t141 | (t142 & 0x30000)) | ((t19 << 10) & 0x3c00000),
    t144 = ((rotl32(t21, 2) & 195) | ((t21 >> 20) & 0x300)) | (t32 & 0xc000c000), t145 = t21 >> 4,
    t146 = (t144 | (t145 & 0x30000)) | ((t21 << 10) & 0x3c00000),
    t147 = ((rotl32(t24, 2) & 195) | ((t24 >> 20) & 0x300)) | (t35 & 0xc000c000), t148 = t24 >> 4,
    t149 = (t147 | (t148 & 0x30000)) | ((t24 << 10) & 0x3c00000),
    t150 = key_setup_14(t139, t17, t28), t151 = key_setup_14(t142, t19, t31),
    t152 = key_setup_14(t145, t21, t34), t153 = key_setup_14(t148, t24, t37),
    t154 = key_setup_15(z[28], t40), t155 = key_setup_15(z[31], t42),
    t156 = key_setup_15(z[34], t44), t157 = key_setup_15(z[37], t46),
    t158 = (rotl32(z[28], 6) & 0x3000003) | (z[28] & 0x3000c),
    t159 = (t158 | (z[29] & 0xc0300)) | (rotl32(z[28], 18) & 0xc000c00),
    t160 = (rotl32(z[31], 6) & 0x3000003) | (z[31] & 0x3000c),
    t161 = (t160 | (z[32] & 0xc0300)) | (rotl32(z[31], 18) & 0xc000c00),
    t162 = (rotl32(z[34], 6) & 0x3000003) | (z[34] & 0x3000c),
    t163 = (t162 | (z[35] & 0xc0300)) | (rotl32(z[34], 18) & 0xc000c00),
    t164 = (rotl32(z[37], 6) & 0x3000003) | (z[37] & 0x3000c),
    t165 = (t164 | (z[38] & 0xc0300)) | (rotl32(z[37], 18) & 0xc000c00),
    t166 = (rotl32(t49, 2) & 0xc00003) | (rotl32(t49, 16) & 0xc00000c0),
    t167 = ((t166 | ((t49 >> 4) & 0x300)) | (z[48] & 0xc000)) | (rotl32(t49, 20) & 0x3030000),
    t168 = (rotl32(t50, 2) & 0xc00003) | (rotl32(t50, 16) & 0xc00000c0),
    t169 = ((t168 | ((t50 >> 4) & 0x300)) | (z[50] & 0xc000)) | (rotl32(t50, 20) & 0x3030000),
    t170 = (rotl32(t51, 2) & 0xc00003) | (rotl32(t51, 16) & 0xc00000c0),
    t171 = (t170 | ((t51 >> 4) & 0x300)) | ((z[45] << 4) & 0x300c000), t172 = t51 >> 12,
    t173 = (rotl32(t53, 2) & 0xc00003) | (rotl32(t53, 16) & 0xc00000c0),
    t174 = ((t173 | ((t53 >> 4) & 0x300)) | (z[54] & 0xc000)) | (rotl32(t53, 20) & 0x3030000),
    t175 = key_setup_2(z[40], (t49 >> 12) & 48, t49),
    t176 = key_setup_2(z[42], (t50 >> 12) & 48, t50), t177 = key_setup_2(z[44], t172 & 48, t51),
    t178 = key_setup_2(z[46], (t53 >> 12) & 48, t53), t179 = key_setup_16(z[56], t55, z[68], z[58]),
    t180 = key_setup_16(z[60], t56, z[70], z[62]), t181 = key_setup_16(z[64], t57, z[72], z[66]),
    t182 = key_setup_16(t59, t63, z[74], t62);
    store32(rk, (t6 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 4, (t7 & 0xf0f0f0f) ^ 0x3000);
    store32(rk + 8, t8 & 0xf0f0f0f);
    store32(rk + 12, t9 & 0xf0f0f0f);
    store32(rk + 16, z[13] ^ 192);
    store32(rk + 20, z[15] ^ 0xc00c0);
    store32(rk + 24, z[17]);
    store32(rk + 28, z[19]);
    store32(rk + 32, z[21] ^ 0x300000);
    store32(rk + 36, z[23] ^ 0x330000);
    store32(rk + 40, z[25] ^ 0x300000);
    store32(rk + 44, z[27]);
    store32(rk + 48, t18 ^ 0xc000000);
    store32(rk + 52, t20 ^ 0xc00c000);
    store32(rk + 56, t22 ^ 0xc000000);
    store32(rk + 60, t25 ^ 0xc000000);
    store32(rk + 64, t28);
    store32(rk + 68, t31);
    store32(rk + 72, t34);
    store32(rk + 76, t37);
    store32(rk + 80, z[30] ^ 0x3000000);
    store32(rk + 84, z[33] ^ 0x3c0000c);
    store32(rk + 88, z[36] ^ 0xc00000);
    store32(rk + 92, z[39] ^ 0xc00000);
    store32(rk + 96, t41 ^ 0xc00030);
    store32(rk + 100, t43 ^ 0xc00003);
    store32(rk + 104, t45 ^ 48);
    store32(rk + 108, t47 ^ 48);
    store32(rk + 112, z[41] ^ 0xc30);
    store32(rk + 116, z[43] ^ 0xc0000c30);
    store32(rk + 120, z[45]);
    store32(rk + 124, z[47] ^ 0xc00);
    store32(rk + 128, z[49] ^ 0xf00);
    store32(rk + 132, z[51] ^ 0x3f00);
    store32(rk + 136, z[53] ^ 0x300);
    store32(rk + 140, z[55]);
    store32(rk + 144, t55);
    store32(rk + 148, t56);
    store32(rk + 152, t57);
    store32(rk + 156, t63);
    store32(rk + 160, z[69] ^ 192);
    store32(rk + 164, z[71] ^ 0x330000);
    store32(rk + 168, z[73] ^ 0x300000);
    store32(rk + 172, z[75] ^ 0x300000);
    store32(rk + 176, z[77] ^ 0x300000);
    store32(rk + 180, z[79] ^ 0x30c000);
    store32(rk + 184, z[81] ^ 0xc000000);
    store32(rk + 188, (t68 | ((t66 << 14) & 0x300000)) ^ 0xc000000);
    store32(rk + 192, t69 ^ 0xf000000);
    store32(rk + 196, t70 ^ 0x3c000000);
    store32(rk + 200, t71);
    store32(rk + 204, t72 ^ 0x3000000);
    store32(rk + 208, z[84] ^ 0x3c00000);
    store32(rk + 212, z[87] ^ 0x3c0000c);
    store32(rk + 216, z[90]);
    store32(rk + 220, z[93]);
    store32(rk + 224, t79 ^ 48);
    store32(rk + 228, t80 ^ 0xc00033);
    store32(rk + 232, t81 ^ 48);
    store32(rk + 236, t82);
    store32(rk + 240, t85);
    store32(rk + 244, t87 ^ 0xc0000c00);
    store32(rk + 248, t89 ^ 0xc00);
    store32(rk + 252, t92 ^ 0xc00);
    store32(rk + 256, (t84 & 0xf0f0f0f) ^ 0xf00);
    store32(rk + 260, (t86 & 0xf0f0f0f) ^ 0x3000);
    store32(rk + 264, (t88 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 268, (t91 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 272, z[95] ^ 0x300);
    store32(rk + 276, z[97] ^ 0xc03c0);
    store32(rk + 280, z[99]);
    store32(rk + 284, z[101] ^ 192);
    store32(rk + 288, z[103] ^ 0x3000c0);
    store32(rk + 292, z[105] ^ 0x300c0);
    store32(rk + 296, z[107] ^ 0x300000);
    store32(rk + 300, z[109]);
    store32(rk + 304, t101 ^ 0xc000000);
    store32(rk + 308, t103 ^ 0xc30c000);
    store32(rk + 312, t105);
    store32(rk + 316, t108 ^ 0xc000000);
    store32(rk + 320, t110);
    store32(rk + 324, t112);
    store32(rk + 328, t114);
    store32(rk + 332, t115 | (rotl32(t107, 18) & 0xc000c00));
    store32(rk + 336, z[112]);
    store32(rk + 340, z[115] ^ 0x300000c);
    store32(rk + 344, z[118] ^ 0xc00000);
    store32(rk + 348, z[121] ^ 0xc00000);
    store32(rk + 352, t118 ^ 0xc00000);
    store32(rk + 356, t119 ^ 3);
    store32(rk + 360, t120);
    store32(rk + 364, t121 ^ 48);
    store32(rk + 368, z[123] ^ 48);
    store32(rk + 372, z[125] ^ 0xc0000030);
    store32(rk + 376, z[127]);
    store32(rk + 380, z[129]);
    store32(rk + 384, z[131] ^ 0x300);
    store32(rk + 388, z[133] ^ 0x3c00);
    store32(rk + 392, z[135]);
    store32(rk + 396, z[137]);
    store32(rk + 400, z[141]);
    store32(rk + 404, z[145] ^ 0xc00c0);
    store32(rk + 408, z[149]);
    store32(rk + 412, z[153]);
    store32(rk + 416, z[155] ^ 0x300000);
    store32(rk + 420, z[157] ^ 0x30000);
    store32(rk + 424, z[159] ^ 0x300000);
    store32(rk + 428, z[161]);
    store32(rk + 432, z[163] ^ 0xc000000);
    store32(rk + 436, z[165] ^ 0xc00c000);
    store32(rk + 440, z[167]);
    store32(rk + 444, z[169] ^ 0xc000000);
    store32(rk + 448, t126 ^ 0xf000000);
    store32(rk + 452, t127 ^ 0x33000000);
    store32(rk + 456, t128 ^ 0x3000000);
    store32(rk + 460, t129);
    store32(rk + 464, z[172]);
    store32(rk + 468, z[175] ^ 0x3c0000c);
    store32(rk + 472, z[178] ^ 0xc00000);
    store32(rk + 476, z[181] ^ 0xc00000);
    store32(rk + 480, t130 ^ 0xc00000);
    store32(rk + 484, t131 ^ 3);
    store32(rk + 488, t132 ^ 48);
    store32(rk + 492, t133 ^ 48);
    store32(rk + 496, t134 ^ 48);
    store32(rk + 500, t135 ^ 0xc0000030);
    store32(rk + 504, t136);
    store32(rk + 508, t137 ^ 0xc00);
    store32(rk + 512, (t11 & 0xf0f0f0f) ^ 0xf00);
    store32(rk + 516, (t12 & 0xf0f0f0f) ^ 0x3c00);
    store32(rk + 520, t13 & 0xf0f0f0f);
    store32(rk + 524, t15 & 0xf0f0f0f);
    store32(rk + 528, t140 ^ 192);
    store32(rk + 532, t143 ^ 0xc03c0);
    store32(rk + 536, t146);
    store32(rk + 540, t149);
    store32(rk + 544, t150);
    store32(rk + 548, t151 ^ 0x330000);
    store32(rk + 552, t152 ^ 0x300000);
    store32(rk + 556, t153);
    store32(rk + 560, t154 ^ 0xc000000);
    store32(rk + 564, t155 ^ 0xc000);
    store32(rk + 568, t156 ^ 0xc000000);
    store32(rk + 572, t157 ^ 0xc000000);
    store32(rk + 576, t159 ^ 0xf000000);
    store32(rk + 580, t161 ^ 0x33000000);
    store32(rk + 584, t163);
    store32(rk + 588, t165 ^ 0x3000000);
    store32(rk + 592, t167 ^ 0x3000000);
    store32(rk + 596, t169 ^ 0x3c0000c);
    store32(rk + 600, (t171 | (t172 & 0x30000)) ^ 0xc00000);
    store32(rk + 604, t174);
    store32(rk + 608, t175 ^ 48);
    store32(rk + 612, t176 ^ 0xc00003);
    store32(rk + 616, t177 ^ 48);
    store32(rk + 620, t178 ^ 48);
    store32(rk + 624, t179 ^ 48);
    store32(rk + 628, t180 ^ 0xc0000c00);
    store32(rk + 632, t181);
    store32(rk + 636, t182 ^ 0xc00);
}

static inline void lwcc_skinny64_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny64_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_192_key_setup_ptx(ctx, key);
    lwcc_skinny64_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny64_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3],
    t4 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24), t5 = (t4 ^ (t4 >> 1)) & 0x55555555,
    t6 = t4 ^ (t5 << 1), t7 = t4 ^ t5, t8 = (t6 >> 4) & 0xf0f0f0f, t9 = t6 ^ (t8 << 4),
    t10 = (t7 >> 4) & 0xf0f0f0f, t11 = t7 ^ (t10 << 4), t12 = (t8 ^ (t9 >> 8)) & 0xff00ff,
    t13 = t9 ^ (t12 << 8), t14 = t8 ^ t12, t15 = (t10 ^ (t11 >> 8)) & 0xff00ff,
    t16 = t11 ^ (t15 << 8), t17 = t10 ^ t15, t18 = (t14 ^ (t13 >> 16)) & 0xffff,
    t19 = t13 ^ (t18 << 16), t20 = t14 ^ t18, t21 = (t17 ^ (t16 >> 16)) & 0xffff,
    t22 = t16 ^ (t21 << 16), t23 = t17 ^ t21, t24 = (t20 ^ (t19 >> 2)) & 0x33333333,
    t25 = (t23 ^ (t22 >> 2)) & 0x33333333;
    store32(ctx + 640, t19);
    store32(ctx + 644, t24 << 2);
    store32(ctx + 648, t22);
    store32(ctx + 652, t25 << 2);
    store32(ctx + 656, t20);
    store32(ctx + 660, t24);
    store32(ctx + 664, t23);
    store32(ctx + 668, t25);
}

#endif
