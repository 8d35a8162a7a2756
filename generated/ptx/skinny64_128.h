// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY64_128_H_PTX
#define LWCC_SKINNY64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY64_128_BLOCK_BYTES_PTX 8
#define LWCC_SKINNY64_128_KEY_BYTES_PTX 16
#define LWCC_SKINNY64_128_NONCE_BYTES_PTX 4
#define LWCC_SKINNY64_128_RK_BYTES_PTX 576
#define LWCC_SKINNY64_128_CTX_BYTES_PTX 608
#define LWCC_SKINNY64_128_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY64_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (576 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (608 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_skinny64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
    const uint32_t t0 = ((x0 & 48) | ((x1 >> 18) & 192)) | (rotl32(x1, 26) & 0x30003000),
    t1 = x1 >> 2, t2 = ((t0 | (t1 & 0xc000)) | ((x1 << 20) & 0x300000)) | ((x1 << 12) & 0xc00000),
    t3 = t2 | ((x1 << 4) & 0xc0000000);
    z[0] = t1;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = x0 >> 2, t1 = (((x0 >> 12) & 48) | (t0 & 192)) | ((x0 << 2) & 0x303000),
    t2 = (t1 | (rotl32(x0, 22) & 0xc0c000)) | ((x0 << 26) & 0x30000000),
    t3 = t2 | ((x0 << 4) & 0xc0000000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1,
    t1 = ((rotl32(t0, 4) & 0xc0c) | ((t0 >> 18) & 48)) | ((t0 >> 2) & 0x3000),
    t2 = (t1 | ((t0 >> 10) & 0xc0000)) | ((t0 << 16) & 0x30300000),
    t3 = t2 | ((t0 << 6) & 0xc000000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint32_t key_setup_3(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (((x0 >> 20) & 48) | ((x0 << 4) & 192)) | (x1 & 0x3000),
    t1 = (t0 | (rotl32(x0, 30) & 0xc000c000)) | ((x0 << 10) & 0x300000),
    t2 = (t1 | (x2 & 0xc00000)) | ((x0 << 20) & 0x30000000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_4(uint32_t x0)
{
    const uint32_t t0 = (rotl32(x0, 4) & 0xc00000c) | (rotl32(x0, 8) & 0x300030),
    t1 = (t0 | ((x0 << 6) & 0xc00)) | ((x0 >> 2) & 0xc3000), t2 = t1 | ((x0 << 22) & 0x30000000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_5(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 0x3030) | ((x1 >> 10) & 0xc0c0)) | ((x1 >> 6) & 0x300000),
    t1 = (t0 | ((x1 << 4) & 0xc00000)) | ((x1 << 20) & 0x30000000), t2 = t1 | (x1 << 30);
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
    const uint32_t t0 = x0 ^ x1, t1 = (rotl32(t0, 2) & 0xc00003) | (rotl32(t0, 16) & 0xc00000c0),
    t2 = (t1 | ((t0 >> 4) & 0x300)) | ((t0 << 8) & 0xc000), t3 = t2 | (rotl32(t0, 20) & 0x3030000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_8(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1,
    t1 = (((t0 >> 2) & 12) | (rotl32(t0, 16) & 0x30000030)) | (rotl32(t0, 12) & 0xc000c00),
    t2 = (t1 | ((t0 >> 10) & 0xc3000)) | ((t0 << 14) & 0x300000);
    z[0] = t0;
    z[1] = t2;
}

// What key goes through several times.
static void key_setup_9(uint32_t *z, uint32_t x0)
{
    const uint32_t t0 = x0 >> 4, t1 = ((t0 & 0x30003) | ((x0 >> 8) & 192)) | ((x0 << 2) & 0xc300),
    t2 = x0 >> 6, t3 = (t1 | (t2 & 0x3c00000)) | ((x0 << 8) & 0xc0000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
}

// What key goes through several times.
static void key_setup_10(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1,
    t1 = (((t0 >> 4) & 3) | ((t0 >> 24) & 192)) | ((t0 >> 12) & 0x30300), t2 = t0 << 2,
    t3 = (t1 | (t2 & 0x300c000)) | ((t0 << 16) & 0xc0c00000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t3;
}

// What key goes through several times.
static uint32_t key_setup_11(uint32_t x0)
{
    const uint32_t t0 = (rotl32(x0, 6) & 0x303) | (rotl32(x0, 26) & 0xc00000c),
    t1 = (t0 | ((x0 >> 8) & 0x30c00)) | ((x0 << 8) & 0x30c0000);
    return t1;
}

// What key goes through several times.
static void key_setup_12(uint32_t *z, uint32_t x0, uint32_t x1)
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
static uint32_t key_setup_13(uint32_t x0)
{
    const uint32_t t0 = ((x0 & 0xc0003) | ((x0 >> 6) & 0xc0c)) | (rotl32(x0, 14) & 0x3000300),
    t1 = t0 | (rotl32(x0, 24) & 0xc030000);
    return t1;
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

static inline void lwcc_skinny64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[152];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12);
    key_setup_12(z, t0, t1);
    key_setup_12(z + 4, t2, t3);
    const uint32_t t4 = z[0] ^ z[4], t5 = z[2] ^ z[6], t6 = z[1] ^ z[5], t7 = z[3] ^ z[7],
    t8 = z[7] ^ z[5], t9 = z[0] ^ t8;
    key_setup_6(z + 8, t9);
    const uint32_t t10 = z[2] ^ z[4];
    key_setup_6(z + 10, t10);
    const uint32_t t11 = z[1] ^ z[6];
    key_setup_6(z + 12, t11);
    const uint32_t t12 = z[3] ^ z[5];
    key_setup_6(z + 14, t12);
    key_setup_0(z + 16, z[8], t9);
    key_setup_0(z + 18, z[10], t10);
    key_setup_0(z + 20, z[12], t11);
    key_setup_0(z + 22, z[14], t12);
    const uint32_t t13 = z[5] ^ z[6], t14 = z[0] ^ t13, t15 = key_setup_4(t14), t16 = z[2] ^ t8,
    t17 = key_setup_4(t16), t18 = z[1] ^ z[4], t19 = key_setup_4(t18), t20 = z[3] ^ z[6],
    t21 = key_setup_4(t20), t22 = t14 << 8,
    t23 = ((rotl32(t14, 6) & 0x3000003) | (t14 & 0x3000c)) | (t22 & 0xc0300),
    t24 = (t23 | (rotl32(t14, 18) & 0xc000c00)) ^ 0xf000000, t25 = t16 << 8,
    t26 = ((rotl32(t16, 6) & 0x3000003) | (t16 & 0x3000c)) | (t25 & 0xc0300),
    t27 = (t26 | (rotl32(t16, 18) & 0xc000c00)) ^ 0x33000000, t28 = t18 << 8,
    t29 = ((rotl32(t18, 6) & 0x3000003) | (t18 & 0x3000c)) | (t28 & 0xc0300),
    t30 = (t29 | (rotl32(t18, 18) & 0xc000c00)) ^ 0x3000000, t31 = t20 << 8,
    t32 = ((rotl32(t20, 6) & 0x3000003) | (t20 & 0x3000c)) | (t31 & 0xc0300),
    t33 = (t32 | (rotl32(t20, 18) & 0xc000c00)) ^ 0x3000000, t34 = z[6] ^ z[4];
    key_setup_7(z + 24, z[0], t34);
    key_setup_7(z + 26, z[2], t13);
    key_setup_7(z + 28, z[1], t8);
    key_setup_7(z + 30, z[3], z[4]);
    key_setup_1(z + 32, z[24]);
    key_setup_1(z + 34, z[26]);
    key_setup_1(z + 36, z[28]);
    key_setup_1(z + 38, z[30]);
    const uint32_t t35 = z[4] ^ t8;
    key_setup_2(z + 40, z[0], t35);
    key_setup_2(z + 42, z[2], t34);
    key_setup_2(z + 44, z[1], t13);
    key_setup_2(z + 46, z[3], t8);
    const uint32_t t36 = key_setup_11(z[40]), t37 = key_setup_11(z[42]), t38 = key_setup_11(z[44]),
    t39 = key_setup_11(z[46]), t40 = t8 ^ t13;
    key_setup_10(z + 48, z[0], t40);
    key_setup_10(z + 51, z[2], t35);
    key_setup_10(z + 54, z[1], t34);
    key_setup_10(z + 57, z[3], t13);
    const uint32_t t41 = key_setup_5(z[49], z[48]), t42 = key_setup_5(z[52], z[51]),
    t43 = key_setup_5(z[55], z[54]), t44 = key_setup_5(z[58], z[57]), t45 = t13 ^ t34;
    key_setup_8(z + 60, z[0], t45);
    key_setup_8(z + 62, z[2], t40);
    key_setup_8(z + 64, z[1], t35);
    key_setup_8(z + 66, z[3], t34);
    const uint32_t t46 = key_setup_13(z[60]), t47 = key_setup_13(z[62]), t48 = key_setup_13(z[64]),
    t49 = key_setup_13(z[66]), t50 = t34 ^ t35, t51 = z[0] ^ t50;
    key_setup_9(z + 68, t51);
    const uint32_t t52 = z[2] ^ t45;
    key_setup_9(z + 71, t52);
    const uint32_t t53 = z[1] ^ t40;
    key_setup_9(z + 74, t53);
    const uint32_t t54 = z[3] ^ t35;
    key_setup_9(z + 77, t54);
    const uint32_t t55 = key_setup_3(t51, z[69], z[68]), t56 = key_setup_3(t52, z[72], z[71]),
    t57 = key_setup_3(t53, z[75], z[74]), t58 = key_setup_3(t54, z[78], z[77]), t59 = t35 ^ t40,
    t60 = z[0] ^ t59, t61 = ((t60 >> 2) & 0xc0c0c0c) | (rotl32(t60, 22) & 0x30303030),
    t62 = z[2] ^ t50, t63 = ((t62 >> 2) & 0xc0c0c0c) | (rotl32(t62, 22) & 0x30303030),
    t64 = z[1] ^ t45, t65 = ((t64 >> 2) & 0xc0c0c0c) | (rotl32(t64, 22) & 0x30303030),
    t66 = z[3] ^ t40, t67 = ((t66 >> 2) & 0xc0c0c0c) | (rotl32(t66, 22) & 0x30303030),
    t68 = t40 ^ t45, t69 = z[0] ^ t68;
    key_setup_6(z + 80, t69);
    const uint32_t t70 = z[2] ^ t59;
    key_setup_6(z + 82, t70);
    const uint32_t t71 = z[1] ^ t50;
    key_setup_6(z + 84, t71);
    const uint32_t t72 = z[3] ^ t45;
    key_setup_6(z + 86, t72);
    key_setup_0(z + 88, z[80], t69);
    key_setup_0(z + 90, z[82], t70);
    key_setup_0(z + 92, z[84], t71);
    key_setup_0(z + 94, z[86], t72);
    const uint32_t t73 = t45 ^ t50, t74 = z[0] ^ t73, t75 = key_setup_4(t74), t76 = z[2] ^ t68,
    t77 = key_setup_4(t76), t78 = z[1] ^ t59, t79 = key_setup_4(t78), t80 = z[3] ^ t50,
    t81 = key_setup_4(t80),
    t82 = ((rotl32(t74, 6) & 0x3000003) | (t74 & 0x3000c)) | ((t74 << 8) & 0xc0300),
    t83 = (t82 | (rotl32(t74, 18) & 0xc000c00)) ^ 0xc000000,
    t84 = ((rotl32(t76, 6) & 0x3000003) | (t76 & 0x3000c)) | ((t76 << 8) & 0xc0300),
    t85 = (t84 | (rotl32(t76, 18) & 0xc000c00)) ^ 0x33000000,
    t86 = ((rotl32(t78, 6) & 0x3000003) | (t78 & 0x3000c)) | ((t78 << 8) & 0xc0300),
    t87 = (t86 | (rotl32(t78, 18) & 0xc000c00)) ^ 0x3000000,
    t88 = ((rotl32(t80, 6) & 0x3000003) | (t80 & 0x3000c)) | ((t80 << 8) & 0xc0300),
    t89 = t50 ^ t59;
    key_setup_7(z + 96, z[0], t89);
    key_setup_7(z + 98, z[2], t73);
    key_setup_7(z + 100, z[1], t68);
    key_setup_7(z + 102, z[3], t59);
    key_setup_1(z + 104, z[96]);
    key_setup_1(z + 106, z[98]);
    key_setup_1(z + 108, z[100]);
    key_setup_1(z + 110, z[102]);
    key_setup_2(z + 112, z[0], z[7]);
    key_setup_2(z + 114, z[2], t89);
    key_setup_2(z + 116, z[1], t73);
    key_setup_2(z + 118, z[3], t68);
    const uint32_t t90 = key_setup_11(z[112]), t91 = key_setup_11(z[114]),
    t92 = key_setup_11(z[116]), t93 = key_setup_11(z[118]);
    key_setup_10(z + 120, z[0], z[5]);
    key_setup_10(z + 123, z[2], z[7]);
    key_setup_10(z + 126, z[1], t89);
    key_setup_10(z + 129, z[3], t73);
    const uint32_t t94 = key_setup_5(z[121], z[120]), t95 = key_setup_5(z[124], z[123]),
    t96 = key_setup_5(z[127], z[126]), t97 = key_setup_5(z[130], z[129]);
    key_setup_8(z + 132, z[0], z[6]);
    key_setup_8(z + 134, z[2], z[5]);
    key_setup_8(z + 136, z[1], z[7]);
    key_setup_8(z + 138, z[3], t89);
    const uint32_t t98 = key_setup_13(z[132]), t99 = key_setup_13(z[134]),
    t100 = key_setup_13(z[136]), t101 = key_setup_13(z[138]);
    key_setup_9(z + 140, t4);
    key_setup_9(z + 143, t5);
    key_setup_9(z + 146, t6);
    key_setup_9(z + 149, t7);
    const uint32_t t102 = key_setup_3(t4, z[141], z[140]), t103 = key_setup_3(t5, z[144], z[143]),
    t104 = key_setup_3(t6, z[147], z[146]), t105 = key_setup_3(t7, z[150], z[149]),
    t106 = (z[16] & 0xc0c0c0c) | (rotl32(t9, 22) & 0x30303030),
    t107 = (z[18] & 0xc0c0c0c) | (rotl32(t10, 22) & 0x30303030),
    t108 = (z[20] & 0xc0c0c0c) | (rotl32(t11, 22) & 0x30303030),
    t109 = (z[22] & 0xc0c0c0c) | (rotl32(t12, 22) & 0x30303030),
    t110 = ((rotl32(t14, 2) & 195) | ((t14 >> 20) & 0x300)) | (t22 & 0xc000c000), t111 = t14 >> 4,
    t112 = (t110 | (t111 & 0x30000)) | ((t14 << 10) & 0x3c00000),
    t113 = ((rotl32(t16, 2) & 195) | ((t16 >> 20) & 0x300)) | (t25 & 0xc000c000), t114 = t16 >> 4,
    t115 = (t113 | (t114 & 0x30000)) | ((t16 << 10) & 0x3c00000),
    t116 = ((rotl32(t18, 2) & 195) | ((t18 >> 20) & 0x300)) | (t28 & 0xc000c000), t117 = t18 >> 4,
    t118 = (t116 | (t117 & 0x30000)) | ((t18 << 10) & 0x3c00000),
    t119 = ((rotl32(t20, 2) & 195) | ((t20 >> 20) & 0x300)) | (t31 & 0xc000c000), t120 = t20 >> 4,
    t121 = (t119 | (t120 & 0x30000)) | ((t20 << 10) & 0x3c00000),
    t122 = key_setup_14(t111, t14, t24), t123 = key_setup_14(t114, t16, t27),
    t124 = key_setup_14(t117, t18, t30), t125 = key_setup_14(t120, t20, t33),
    t126 = key_setup_15(z[24], z[32]), t127 = key_setup_15(z[26], z[34]),
    t128 = key_setup_15(z[28], z[36]), t129 = key_setup_15(z[30], z[38]);
    store32(rk, (t4 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 4, (t5 & 0xf0f0f0f) ^ 0x3000);
    store32(rk + 8, t6 & 0xf0f0f0f);
    store32(rk + 12, t7 & 0xf0f0f0f);
    store32(rk + 16, z[9] ^ 192);
    store32(rk + 20, z[11] ^ 0xc00c0);
    store32(rk + 24, z[13]);
    store32(rk + 28, z[15]);
    store32(rk + 32, z[17] ^ 0x300000);
    store32(rk + 36, z[19] ^ 0x330000);
    store32(rk + 40, z[21] ^ 0x300000);
    store32(rk + 44, z[23]);
    store32(rk + 48, t15 ^ 0xc000000);
    store32(rk + 52, t17 ^ 0xc00c000);
    store32(rk + 56, t19 ^ 0xc000000);
    store32(rk + 60, t21 ^ 0xc000000);
    store32(rk + 64, t24);
    store32(rk + 68, t27);
    store32(rk + 72, t30);
    store32(rk + 76, t33);
    store32(rk + 80, z[25] ^ 0x3000000);
    store32(rk + 84, z[27] ^ 0x3c0000c);
    store32(rk + 88, z[29] ^ 0xc00000);
    store32(rk + 92, z[31] ^ 0xc00000);
    store32(rk + 96, z[33] ^ 0xc00030);
    store32(rk + 100, z[35] ^ 0xc00003);
    store32(rk + 104, z[37] ^ 48);
    store32(rk + 108, z[39] ^ 48);
    store32(rk + 112, z[41] ^ 0xc30);
    store32(rk + 116, z[43] ^ 0xc0000c30);
    store32(rk + 120, z[45]);
    store32(rk + 124, z[47] ^ 0xc00);
    store32(rk + 128, t36 ^ 0xf00);
    store32(rk + 132, t37 ^ 0x3f00);
    store32(rk + 136, t38 ^ 0x300);
    store32(rk + 140, t39);
    store32(rk + 144, z[50] ^ 192);
    store32(rk + 148, z[53] ^ 0xc03c0);
    store32(rk + 152, z[56] ^ 192);
    store32(rk + 156, z[59] ^ 192);
    store32(rk + 160, t41 ^ 192);
    store32(rk + 164, t42 ^ 0x330000);
    store32(rk + 168, t43 ^ 0x300000);
    store32(rk + 172, t44 ^ 0x300000);
    store32(rk + 176, z[61] ^ 0x300000);
    store32(rk + 180, z[63] ^ 0x30c000);
    store32(rk + 184, z[65] ^ 0xc000000);
    store32(rk + 188, z[67] ^ 0xc000000);
    store32(rk + 192, t46 ^ 0xf000000);
    store32(rk + 196, t47 ^ 0x3c000000);
    store32(rk + 200, t48);
    store32(rk + 204, t49 ^ 0x3000000);
    store32(rk + 208, z[70] ^ 0x3c00000);
    store32(rk + 212, z[73] ^ 0x3c0000c);
    store32(rk + 216, z[76]);
    store32(rk + 220, z[79]);
    store32(rk + 224, t55 ^ 48);
    store32(rk + 228, t56 ^ 0xc00033);
    store32(rk + 232, t57 ^ 48);
    store32(rk + 236, t58);
    store32(rk + 240, t61);
    store32(rk + 244, t63 ^ 0xc0000c00);
    store32(rk + 248, t65 ^ 0xc00);
    store32(rk + 252, t67 ^ 0xc00);
    store32(rk + 256, (t60 & 0xf0f0f0f) ^ 0xf00);
    store32(rk + 260, (t62 & 0xf0f0f0f) ^ 0x3000);
    store32(rk + 264, (t64 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 268, (t66 & 0xf0f0f0f) ^ 0x300);
    store32(rk + 272, z[81] ^ 0x300);
    store32(rk + 276, z[83] ^ 0xc03c0);
    store32(rk + 280, z[85]);
    store32(rk + 284, z[87] ^ 192);
    store32(rk + 288, z[89] ^ 0x3000c0);
    store32(rk + 292, z[91] ^ 0x300c0);
    store32(rk + 296, z[93] ^ 0x300000);
    store32(rk + 300, z[95]);
    store32(rk + 304, t75 ^ 0xc000000);
    store32(rk + 308, t77 ^ 0xc30c000);
    store32(rk + 312, t79);
    store32(rk + 316, t81 ^ 0xc000000);
    store32(rk + 320, t83);
    store32(rk + 324, t85);
    store32(rk + 328, t87);
    store32(rk + 332, t88 | (rotl32(t80, 18) & 0xc000c00));
    store32(rk + 336, z[97]);
    store32(rk + 340, z[99] ^ 0x300000c);
    store32(rk + 344, z[101] ^ 0xc00000);
    store32(rk + 348, z[103] ^ 0xc00000);
    store32(rk + 352, z[105] ^ 0xc00000);
    store32(rk + 356, z[107] ^ 3);
    store32(rk + 360, z[109]);
    store32(rk + 364, z[111] ^ 48);
    store32(rk + 368, z[113] ^ 48);
    store32(rk + 372, z[115] ^ 0xc0000030);
    store32(rk + 376, z[117]);
    store32(rk + 380, z[119]);
    store32(rk + 384, t90 ^ 0x300);
    store32(rk + 388, t91 ^ 0x3c00);
    store32(rk + 392, t92);
    store32(rk + 396, t93);
    store32(rk + 400, z[122]);
    store32(rk + 404, z[125] ^ 0xc00c0);
    store32(rk + 408, z[128]);
    store32(rk + 412, z[131]);
    store32(rk + 416, t94 ^ 0x300000);
    store32(rk + 420, t95 ^ 0x30000);
    store32(rk + 424, t96 ^ 0x300000);
    store32(rk + 428, t97);
    store32(rk + 432, z[133] ^ 0xc000000);
    store32(rk + 436, z[135] ^ 0xc00c000);
    store32(rk + 440, z[137]);
    store32(rk + 444, z[139] ^ 0xc000000);
    store32(rk + 448, t98 ^ 0xf000000);
    store32(rk + 452, t99 ^ 0x33000000);
    store32(rk + 456, t100 ^ 0x3000000);
    store32(rk + 460, t101);
    store32(rk + 464, z[142]);
    store32(rk + 468, z[145] ^ 0x3c0000c);
    store32(rk + 472, z[148] ^ 0xc00000);
    store32(rk + 476, z[151] ^ 0xc00000);
    store32(rk + 480, t102 ^ 0xc00000);
    store32(rk + 484, t103 ^ 3);
    store32(rk + 488, t104 ^ 48);
    store32(rk + 492, t105 ^ 48);
    store32(rk + 496, t106 ^ 48);
    store32(rk + 500, t107 ^ 0xc0000030);
    store32(rk + 504, t108);
    store32(rk + 508, t109 ^ 0xc00);
    store32(rk + 512, (t9 & 0xf0f0f0f) ^ 0xf00);
    store32(rk + 516, (t10 & 0xf0f0f0f) ^ 0x3c00);
    store32(rk + 520, t11 & 0xf0f0f0f);
    store32(rk + 524, t12 & 0xf0f0f0f);
    store32(rk + 528, t112 ^ 192);
    store32(rk + 532, t115 ^ 0xc03c0);
    store32(rk + 536, t118);
    store32(rk + 540, t121);
    store32(rk + 544, t122);
    store32(rk + 548, t123 ^ 0x330000);
    store32(rk + 552, t124 ^ 0x300000);
    store32(rk + 556, t125);
    store32(rk + 560, t126 ^ 0xc000000);
    store32(rk + 564, t127 ^ 0xc000);
    store32(rk + 568, t128 ^ 0xc000000);
    store32(rk + 572, t129 ^ 0xc000000);
}

static inline void lwcc_skinny64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_128_key_setup_ptx(ctx, key);
    lwcc_skinny64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 576, t19);
    store32(ctx + 580, t24 << 2);
    store32(ctx + 584, t22);
    store32(ctx + 588, t25 << 2);
    store32(ctx + 592, t20);
    store32(ctx + 596, t24);
    store32(ctx + 600, t23);
    store32(ctx + 604, t25);
}

#endif
