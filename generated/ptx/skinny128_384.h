// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_384 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY128_384_H_PTX
#define LWCC_SKINNY128_384_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY128_384_BLOCK_BYTES_PTX 16
#define LWCC_SKINNY128_384_KEY_BYTES_PTX 48
#define LWCC_SKINNY128_384_NONCE_BYTES_PTX 12
#define LWCC_SKINNY128_384_RK_BYTES_PTX 1792
#define LWCC_SKINNY128_384_CTX_BYTES_PTX 1856
#define LWCC_SKINNY128_384_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY128_384_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (1792 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny128_384_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (1856 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_skinny128_384_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny128_384_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static uint32_t key_setup_0(uint32_t x0)
{
    const uint32_t t0 = ((rotl32(x0, 10) & 0x300030) | ((x0 >> 18) & 192)) | ((x0 << 12) & 0x3000),
    t1 = (t0 | ((x0 >> 2) & 0xc000)) | ((x0 << 4) & 0xc00000),
    t2 = (t1 | ((x0 << 20) & 0x30000000)) | ((x0 << 28) & 0xc0000000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_1(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 3) | ((x1 >> 8) & 0xc000c0)) | ((x1 >> 14) & 0x300),
    t1 = (t0 | ((x1 << 2) & 0xc000)) | ((x1 << 10) & 0x30000),
    t2 = (t1 | ((x1 >> 4) & 0x3000000)) | ((x1 << 26) & 0xc0000000);
    return t2;
}

// What key goes through several times.
static uint32_t key_setup_2(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = (((x0 >> 22) & 48) | (rotl32(x0, 14) & 0xc000c0)) | (x1 & 0x3000),
    t1 = (t0 | ((x0 << 4) & 0xc000)) | ((x0 << 20) & 0x300000),
    t2 = (t1 | ((x0 << 26) & 0x30000000)) | ((x0 << 12) & 0xc0000000);
    return t2;
}

// What key goes through several times.
static void key_setup_3(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2,
    t1 = (((t0 >> 12) & 0xc0c) | ((t0 >> 2) & 48)) | ((t0 >> 18) & 0x3000), t2 = t0 >> 10,
    t3 = (t1 | (t2 & 0xc0000)) | ((t0 << 16) & 0x30300000), t4 = t3 | ((t0 << 6) & 0xc000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_4(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2, t1 = t0 >> 4,
    t2 = (((t0 >> 14) & 3) | ((t0 << 2) & 192)) | (t1 & 0x3000300),
    t3 = (t2 | ((t0 << 8) & 0xc000)) | ((t0 >> 6) & 0x30000),
    t4 = (t3 | ((t0 >> 8) & 0xc00000)) | ((t0 << 10) & 0xc0000000);
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
}

// What key goes through several times.
static uint32_t key_setup_5(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 & 0x30000030) | (rotl32(x1, 22) & 0xc00000c0),
    t1 = (t0 | ((x1 >> 12) & 0x3000)) | ((x1 << 14) & 0xc000),
    t2 = (t1 | ((x1 << 10) & 0x300000)) | (x2 & 0xc00000);
    return t2;
}

// What key goes through several times.
static void key_setup_6(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2,
    t1 = (((t0 >> 4) & 3) | ((t0 >> 8) & 192)) | ((t0 >> 14) & 0x300), t2 = t0 << 4,
    t3 = (t1 | (rotl32(t0, 16) & 0xc0c000)) | (t2 & 0x3030000), t4 = t0 << 2,
    t5 = t3 | (t4 & 0xc0000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
}

// What key goes through several times.
static uint32_t key_setup_7(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 0x3030) | ((x1 >> 10) & 0xc0c0)) | ((x1 << 20) & 0x300000),
    t1 = (t0 | ((x1 << 14) & 0xc00000)) | ((x1 << 10) & 0x30000000),
    t2 = t1 | ((x1 << 4) & 0xc0000000);
    return t2;
}

// What key goes through several times.
static void key_setup_8(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x1 << 2, t1 = ((x0 & 0x3000003) | (t0 & 192)) | ((x1 >> 4) & 0x300),
    t2 = (t1 | ((x1 >> 8) & 0xc000)) | ((x1 >> 14) & 0x30000), t3 = t2 | ((x1 << 16) & 0xc0c00000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_9(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2, t1 = t0 >> 10,
    t2 = ((t1 & 12) | ((t0 >> 2) & 0xc000030)) | ((t0 >> 12) & 0xc0c00), t3 = rotl32(t0, 24),
    t4 = (t2 | (t3 & 0x30003000)) | ((t0 << 6) & 0x300000);
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t4;
}

// What key goes through several times.
static void key_setup_10(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 ^ x1) ^ x2,
    t1 = (rotl32(t0, 12) & 0xc000c) | (rotl32(t0, 6) & 0xc000030),
    t2 = (t1 | ((t0 >> 2) & 0xc00)) | (rotl32(t0, 16) & 0x303000),
    t3 = t2 | ((t0 << 14) & 0x30000000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static uint32_t key_setup_11(uint32_t x0)
{
    const uint32_t t0 = (rotl32(x0, 14) & 0x30003) | (rotl32(x0, 10) & 0xc0c),
    t1 = (t0 | (x0 & 0xc000300)) | ((x0 << 8) & 0x30c0000);
    return t1;
}

// What key goes through several times.
static uint32_t key_setup_12(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 0x303) | (rotl32(x1, 8) & 0x300000c)) | ((x1 << 10) & 0xc0c00),
    t1 = t0 | (rotl32(x1, 24) & 0xc030000);
    return t1;
}

// What key goes through several times.
static void key_setup_13(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
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
static uint32_t key_setup_14(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 & 0xc000003) | (rotl32(x1, 18) & 0xc000c)) | (x2 & 0x30300),
    t1 = t0 | (x1 & 0x3000c00);
    return t1;
}

static inline void lwcc_skinny128_384_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[499];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20),
    t6 = load_le32(key + 24), t7 = load_le32(key + 28), t8 = load_le32(key + 32),
    t9 = load_le32(key + 36), t10 = load_le32(key + 40), t11 = load_le32(key + 44);
    key_setup_13(z, t0, t1, t2, t3);
    key_setup_13(z + 8, t4, t5, t6, t7);
    key_setup_13(z + 16, t8, t9, t10, t11);
    const uint32_t t12 = z[15] ^ z[13], t13 = (z[0] ^ t12) ^ z[20],
    t14 = key_setup_1(t13 >> 20, t13), t15 = (z[4] ^ z[8]) ^ z[18],
    t16 = key_setup_1(t15 >> 20, t15), t17 = (z[2] ^ z[12]) ^ z[22],
    t18 = key_setup_1(t17 >> 20, t17), t19 = (z[6] ^ z[10]) ^ z[17],
    t20 = key_setup_1(t19 >> 20, t19), t21 = (z[1] ^ z[14]) ^ z[21],
    t22 = key_setup_1(t21 >> 20, t21), t23 = (z[5] ^ z[9]) ^ z[19],
    t24 = key_setup_1(t23 >> 20, t23), t25 = (z[3] ^ z[13]) ^ z[23],
    t26 = key_setup_1(t25 >> 20, t25), t27 = z[16] ^ z[19], t28 = (z[7] ^ z[11]) ^ t27,
    t29 = key_setup_1(t28 >> 20, t28), t30 = key_setup_0(t13), t31 = key_setup_0(t15),
    t32 = key_setup_0(t17), t33 = key_setup_0(t19), t34 = key_setup_0(t21), t35 = key_setup_0(t23),
    t36 = key_setup_0(t25), t37 = key_setup_0(t28), t38 = z[11] ^ z[9];
    key_setup_9(z + 24, z[0], t38, z[18]);
    key_setup_9(z + 28, z[4], t12, z[22]);
    key_setup_9(z + 32, z[2], z[8], z[17]);
    key_setup_9(z + 36, z[6], z[12], z[21]);
    key_setup_9(z + 40, z[1], z[10], z[19]);
    key_setup_9(z + 44, z[5], z[14], z[23]);
    key_setup_9(z + 48, z[3], z[9], t27);
    const uint32_t t39 = z[20] ^ z[23], t40 = (z[7] ^ z[13]) ^ t39, t41 = t40 >> 10,
    t42 = ((t41 & 12) | ((t40 >> 2) & 0xc000030)) | ((t40 >> 12) & 0xc0c00), t43 = rotl32(t40, 24),
    t44 = (t42 | (t43 & 0x30003000)) | ((t40 << 6) & 0x300000),
    t45 = key_setup_14(z[26], z[24], z[25]), t46 = key_setup_14(z[30], z[28], z[29]),
    t47 = key_setup_14(z[34], z[32], z[33]), t48 = key_setup_14(z[38], z[36], z[37]),
    t49 = key_setup_14(z[42], z[40], z[41]), t50 = key_setup_14(z[46], z[44], z[45]),
    t51 = key_setup_14(z[50], z[48], z[49]), t52 = key_setup_14(t43, t40, t41), t53 = z[13] ^ z[14];
    key_setup_6(z + 52, z[0], t53, z[22]);
    key_setup_6(z + 56, z[4], t38, z[17]);
    key_setup_6(z + 60, z[2], t12, z[21]);
    key_setup_6(z + 64, z[6], z[8], z[19]);
    key_setup_6(z + 68, z[1], z[12], z[23]);
    key_setup_6(z + 72, z[5], z[10], t27);
    key_setup_6(z + 76, z[3], z[14], t39);
    const uint32_t t54 = z[18] ^ t27, t55 = (z[7] ^ z[9]) ^ t54,
    t56 = (((t55 >> 4) & 3) | ((t55 >> 8) & 192)) | ((t55 >> 14) & 0x300), t57 = t55 << 4,
    t58 = (t56 | (rotl32(t55, 16) & 0xc0c000)) | (t57 & 0x3030000), t59 = t55 << 2,
    t60 = key_setup_5(z[54], z[52], z[53]), t61 = key_setup_5(z[58], z[56], z[57]),
    t62 = key_setup_5(z[62], z[60], z[61]), t63 = key_setup_5(z[66], z[64], z[65]),
    t64 = key_setup_5(z[70], z[68], z[69]), t65 = key_setup_5(z[74], z[72], z[73]),
    t66 = key_setup_5(z[78], z[76], z[77]), t67 = key_setup_5(t59, t55, t57), t68 = z[9] ^ z[10];
    key_setup_3(z + 80, z[0], t68, z[17]);
    key_setup_3(z + 83, z[4], t53, z[21]);
    key_setup_3(z + 86, z[2], t38, z[19]);
    key_setup_3(z + 89, z[6], t12, z[23]);
    key_setup_3(z + 92, z[1], z[8], t27);
    key_setup_3(z + 95, z[5], z[12], t39);
    key_setup_3(z + 98, z[3], z[10], t54);
    const uint32_t t69 = z[22] ^ t39, t70 = (z[7] ^ z[14]) ^ t69,
    t71 = (((t70 >> 12) & 0xc0c) | ((t70 >> 2) & 48)) | ((t70 >> 18) & 0x3000), t72 = t70 >> 10,
    t73 = (t71 | (t72 & 0xc0000)) | ((t70 << 16) & 0x30300000), t74 = key_setup_12(z[81], z[80]),
    t75 = key_setup_12(z[84], z[83]), t76 = key_setup_12(z[87], z[86]),
    t77 = key_setup_12(z[90], z[89]), t78 = key_setup_12(z[93], z[92]),
    t79 = key_setup_12(z[96], z[95]), t80 = key_setup_12(z[99], z[98]),
    t81 = key_setup_12(t72, t70), t82 = z[14] ^ z[12], t83 = (z[0] ^ t82) ^ z[21];
    key_setup_8(z + 101, rotl32(t83, 4), t83);
    const uint32_t t84 = (z[4] ^ t68) ^ z[19];
    key_setup_8(z + 103, rotl32(t84, 4), t84);
    const uint32_t t85 = (z[2] ^ t53) ^ z[23];
    key_setup_8(z + 105, rotl32(t85, 4), t85);
    const uint32_t t86 = (z[6] ^ t38) ^ t27;
    key_setup_8(z + 107, rotl32(t86, 4), t86);
    const uint32_t t87 = (z[1] ^ t12) ^ t39;
    key_setup_8(z + 109, rotl32(t87, 4), t87);
    const uint32_t t88 = (z[5] ^ z[8]) ^ t54;
    key_setup_8(z + 111, rotl32(t88, 4), t88);
    const uint32_t t89 = (z[3] ^ z[12]) ^ t69;
    key_setup_8(z + 113, rotl32(t89, 4), t89);
    const uint32_t t90 = z[17] ^ t54, t91 = (z[7] ^ z[10]) ^ t90;
    key_setup_8(z + 115, rotl32(t91, 4), t91);
    const uint32_t t92 = key_setup_7(z[101], t83), t93 = key_setup_7(z[103], t84),
    t94 = key_setup_7(z[105], t85), t95 = key_setup_7(z[107], t86), t96 = key_setup_7(z[109], t87),
    t97 = key_setup_7(z[111], t88), t98 = key_setup_7(z[113], t89), t99 = key_setup_7(z[115], t91),
    t100 = z[10] ^ z[8];
    key_setup_10(z + 117, z[0], t100, z[19]);
    key_setup_10(z + 119, z[4], t82, z[23]);
    key_setup_10(z + 121, z[2], t68, t27);
    key_setup_10(z + 123, z[6], t53, t39);
    key_setup_10(z + 125, z[1], t38, t54);
    key_setup_10(z + 127, z[5], t12, t69);
    key_setup_10(z + 129, z[3], z[8], t90);
    const uint32_t t101 = z[21] ^ t69, t102 = (z[7] ^ z[12]) ^ t101,
    t103 = (rotl32(t102, 12) & 0xc000c) | (rotl32(t102, 6) & 0xc000030),
    t104 = (t103 | ((t102 >> 2) & 0xc00)) | (rotl32(t102, 16) & 0x303000),
    t105 = key_setup_11(z[117]), t106 = key_setup_11(z[119]), t107 = key_setup_11(z[121]),
    t108 = key_setup_11(z[123]), t109 = key_setup_11(z[125]), t110 = key_setup_11(z[127]),
    t111 = key_setup_11(z[129]), t112 = key_setup_11(t102), t113 = z[12] ^ t12;
    key_setup_4(z + 131, z[0], t113, z[23]);
    key_setup_4(z + 134, z[4], t100, t27);
    key_setup_4(z + 137, z[2], t82, t39);
    key_setup_4(z + 140, z[6], t68, t54);
    key_setup_4(z + 143, z[1], t53, t69);
    key_setup_4(z + 146, z[5], t38, t90);
    key_setup_4(z + 149, z[3], t12, t101);
    const uint32_t t114 = z[19] ^ t90, t115 = (z[7] ^ z[8]) ^ t114, t116 = t115 >> 4,
    t117 = (((t115 >> 14) & 3) | ((t115 << 2) & 192)) | (t116 & 0x3000300),
    t118 = (t117 | ((t115 << 8) & 0xc000)) | ((t115 >> 6) & 0x30000),
    t119 = (t118 | ((t115 >> 8) & 0xc00000)) | ((t115 << 10) & 0xc0000000),
    t120 = key_setup_2(z[131], z[132]), t121 = key_setup_2(z[134], z[135]),
    t122 = key_setup_2(z[137], z[138]), t123 = key_setup_2(z[140], z[141]),
    t124 = key_setup_2(z[143], z[144]), t125 = key_setup_2(z[146], z[147]),
    t126 = key_setup_2(z[149], z[150]), t127 = key_setup_2(t115, t116), t128 = z[8] ^ t38,
    t129 = (z[0] ^ t128) ^ t27, t130 = ((t129 >> 2) & 0xc0c0c0c) | (rotl32(t129, 6) & 0x30303030),
    t131 = (z[4] ^ t113) ^ t39, t132 = ((t131 >> 2) & 0xc0c0c0c) | (rotl32(t131, 6) & 0x30303030),
    t133 = (z[2] ^ t100) ^ t54, t134 = ((t133 >> 2) & 0xc0c0c0c) | (rotl32(t133, 6) & 0x30303030),
    t135 = (z[6] ^ t82) ^ t69, t136 = ((t135 >> 2) & 0xc0c0c0c) | (rotl32(t135, 6) & 0x30303030),
    t137 = (z[1] ^ t68) ^ t90, t138 = ((t137 >> 2) & 0xc0c0c0c) | (rotl32(t137, 6) & 0x30303030),
    t139 = (z[5] ^ t53) ^ t101, t140 = ((t139 >> 2) & 0xc0c0c0c) | (rotl32(t139, 6) & 0x30303030),
    t141 = (z[3] ^ t38) ^ t114, t142 = ((t141 >> 2) & 0xc0c0c0c) | (rotl32(t141, 6) & 0x30303030),
    t143 = z[23] ^ t101, t144 = (z[7] ^ t12) ^ t143,
    t145 = ((t144 >> 2) & 0xc0c0c0c) | (rotl32(t144, 6) & 0x30303030), t146 = t12 ^ t53,
    t147 = (z[0] ^ t146) ^ t39, t148 = key_setup_1(t147 >> 20, t147), t149 = (z[4] ^ t128) ^ t54,
    t150 = key_setup_1(t149 >> 20, t149), t151 = (z[2] ^ t113) ^ t69,
    t152 = key_setup_1(t151 >> 20, t151), t153 = (z[6] ^ t100) ^ t90,
    t154 = key_setup_1(t153 >> 20, t153), t155 = (z[1] ^ t82) ^ t101,
    t156 = key_setup_1(t155 >> 20, t155), t157 = (z[5] ^ t68) ^ t114,
    t158 = key_setup_1(t157 >> 20, t157), t159 = (z[3] ^ t53) ^ t143,
    t160 = key_setup_1(t159 >> 20, t159), t161 = t27 ^ t114, t162 = (z[7] ^ t38) ^ t161,
    t163 = key_setup_1(t162 >> 20, t162), t164 = key_setup_0(t147), t165 = key_setup_0(t149),
    t166 = key_setup_0(t151), t167 = key_setup_0(t153), t168 = key_setup_0(t155),
    t169 = key_setup_0(t157), t170 = key_setup_0(t159), t171 = key_setup_0(t162), t172 = t38 ^ t68;
    key_setup_9(z + 152, z[0], t172, t54);
    key_setup_9(z + 156, z[4], t146, t69);
    key_setup_9(z + 160, z[2], t128, t90);
    key_setup_9(z + 164, z[6], t113, t101);
    key_setup_9(z + 168, z[1], t100, t114);
    key_setup_9(z + 172, z[5], t82, t143);
    key_setup_9(z + 176, z[3], t68, t161);
    const uint32_t t173 = t39 ^ t143, t174 = (z[7] ^ t53) ^ t173, t175 = t174 >> 10,
    t176 = ((t175 & 12) | ((t174 >> 2) & 0xc000030)) | ((t174 >> 12) & 0xc0c00),
    t177 = rotl32(t174, 24), t178 = (t176 | (t177 & 0x30003000)) | ((t174 << 6) & 0x300000),
    t179 = key_setup_14(z[154], z[152], z[153]), t180 = key_setup_14(z[158], z[156], z[157]),
    t181 = key_setup_14(z[162], z[160], z[161]), t182 = key_setup_14(z[166], z[164], z[165]),
    t183 = key_setup_14(z[170], z[168], z[169]), t184 = key_setup_14(z[174], z[172], z[173]),
    t185 = key_setup_14(z[178], z[176], z[177]), t186 = key_setup_14(t177, t174, t175),
    t187 = t53 ^ t82;
    key_setup_6(z + 180, z[0], t187, t69);
    key_setup_6(z + 184, z[4], t172, t90);
    key_setup_6(z + 188, z[2], t146, t101);
    key_setup_6(z + 192, z[6], t128, t114);
    key_setup_6(z + 196, z[1], t113, t143);
    key_setup_6(z + 200, z[5], t100, t161);
    key_setup_6(z + 204, z[3], t82, t173);
    const uint32_t t188 = t54 ^ t161, t189 = (z[7] ^ t68) ^ t188,
    t190 = (((t189 >> 4) & 3) | ((t189 >> 8) & 192)) | ((t189 >> 14) & 0x300), t191 = t189 << 4,
    t192 = (t190 | (rotl32(t189, 16) & 0xc0c000)) | (t191 & 0x3030000), t193 = t189 << 2,
    t194 = key_setup_5(z[182], z[180], z[181]), t195 = key_setup_5(z[186], z[184], z[185]),
    t196 = key_setup_5(z[190], z[188], z[189]), t197 = key_setup_5(z[194], z[192], z[193]),
    t198 = key_setup_5(z[198], z[196], z[197]), t199 = key_setup_5(z[202], z[200], z[201]),
    t200 = key_setup_5(z[206], z[204], z[205]), t201 = key_setup_5(t193, t189, t191),
    t202 = t68 ^ t100;
    key_setup_3(z + 208, z[0], t202, t90);
    key_setup_3(z + 211, z[4], t187, t101);
    key_setup_3(z + 214, z[2], t172, t114);
    key_setup_3(z + 217, z[6], t146, t143);
    key_setup_3(z + 220, z[1], t128, t161);
    key_setup_3(z + 223, z[5], t113, t173);
    key_setup_3(z + 226, z[3], t100, t188);
    const uint32_t t203 = t69 ^ t173, t204 = (z[7] ^ t82) ^ t203,
    t205 = (((t204 >> 12) & 0xc0c) | ((t204 >> 2) & 48)) | ((t204 >> 18) & 0x3000),
    t206 = t204 >> 10, t207 = (t205 | (t206 & 0xc0000)) | ((t204 << 16) & 0x30300000),
    t208 = key_setup_12(z[209], z[208]), t209 = key_setup_12(z[212], z[211]),
    t210 = key_setup_12(z[215], z[214]), t211 = key_setup_12(z[218], z[217]),
    t212 = key_setup_12(z[221], z[220]), t213 = key_setup_12(z[224], z[223]),
    t214 = key_setup_12(z[227], z[226]), t215 = key_setup_12(t206, t204), t216 = t82 ^ t113,
    t217 = (z[0] ^ t216) ^ t101;
    key_setup_8(z + 229, rotl32(t217, 4), t217);
    const uint32_t t218 = (z[4] ^ t202) ^ t114;
    key_setup_8(z + 231, rotl32(t218, 4), t218);
    const uint32_t t219 = (z[2] ^ t187) ^ t143;
    key_setup_8(z + 233, rotl32(t219, 4), t219);
    const uint32_t t220 = (z[6] ^ t172) ^ t161;
    key_setup_8(z + 235, rotl32(t220, 4), t220);
    const uint32_t t221 = (z[1] ^ t146) ^ t173;
    key_setup_8(z + 237, rotl32(t221, 4), t221);
    const uint32_t t222 = (z[5] ^ t128) ^ t188;
    key_setup_8(z + 239, rotl32(t222, 4), t222);
    const uint32_t t223 = (z[3] ^ t113) ^ t203;
    key_setup_8(z + 241, rotl32(t223, 4), t223);
    const uint32_t t224 = t90 ^ t188, t225 = (z[7] ^ t100) ^ t224;
    key_setup_8(z + 243, rotl32(t225, 4), t225);
    const uint32_t t226 = key_setup_7(z[229], t217), t227 = key_setup_7(z[231], t218),
    t228 = key_setup_7(z[233], t219), t229 = key_setup_7(z[235], t220),
    t230 = key_setup_7(z[237], t221), t231 = key_setup_7(z[239], t222),
    t232 = key_setup_7(z[241], t223), t233 = key_setup_7(z[243], t225), t234 = t100 ^ t128;
    key_setup_10(z + 245, z[0], t234, t114);
    key_setup_10(z + 247, z[4], t216, t143);
    key_setup_10(z + 249, z[2], t202, t161);
    key_setup_10(z + 251, z[6], t187, t173);
    key_setup_10(z + 253, z[1], t172, t188);
    key_setup_10(z + 255, z[5], t146, t203);
    key_setup_10(z + 257, z[3], t128, t224);
    const uint32_t t235 = t101 ^ t203, t236 = (z[7] ^ t113) ^ t235,
    t237 = (rotl32(t236, 12) & 0xc000c) | (rotl32(t236, 6) & 0xc000030),
    t238 = (t237 | ((t236 >> 2) & 0xc00)) | (rotl32(t236, 16) & 0x303000),
    t239 = key_setup_11(z[245]), t240 = key_setup_11(z[247]), t241 = key_setup_11(z[249]),
    t242 = key_setup_11(z[251]), t243 = key_setup_11(z[253]), t244 = key_setup_11(z[255]),
    t245 = key_setup_11(z[257]), t246 = key_setup_11(t236), t247 = t113 ^ t146;
    key_setup_4(z + 259, z[0], t247, t143);
    key_setup_4(z + 262, z[4], t234, t161);
    key_setup_4(z + 265, z[2], t216, t173);
    key_setup_4(z + 268, z[6], t202, t188);
    key_setup_4(z + 271, z[1], t187, t203);
    key_setup_4(z + 274, z[5], t172, t224);
    key_setup_4(z + 277, z[3], t146, t235);
    const uint32_t t248 = t114 ^ t224, t249 = (z[7] ^ t128) ^ t248, t250 = t249 >> 4,
    t251 = (((t249 >> 14) & 3) | ((t249 << 2) & 192)) | (t250 & 0x3000300),
    t252 = (t251 | ((t249 << 8) & 0xc000)) | ((t249 >> 6) & 0x30000),
    t253 = (t252 | ((t249 >> 8) & 0xc00000)) | ((t249 << 10) & 0xc0000000),
    t254 = key_setup_2(z[259], z[260]), t255 = key_setup_2(z[262], z[263]),
    t256 = key_setup_2(z[265], z[266]), t257 = key_setup_2(z[268], z[269]),
    t258 = key_setup_2(z[271], z[272]), t259 = key_setup_2(z[274], z[275]),
    t260 = key_setup_2(z[277], z[278]), t261 = key_setup_2(t249, t250), t262 = t128 ^ t172,
    t263 = (z[0] ^ t262) ^ t161, t264 = ((t263 >> 2) & 0xc0c0c0c) | (rotl32(t263, 6) & 0x30303030),
    t265 = (z[4] ^ t247) ^ t173, t266 = ((t265 >> 2) & 0xc0c0c0c) | (rotl32(t265, 6) & 0x30303030),
    t267 = (z[2] ^ t234) ^ t188, t268 = ((t267 >> 2) & 0xc0c0c0c) | (rotl32(t267, 6) & 0x30303030),
    t269 = (z[6] ^ t216) ^ t203, t270 = ((t269 >> 2) & 0xc0c0c0c) | (rotl32(t269, 6) & 0x30303030),
    t271 = (z[1] ^ t202) ^ t224, t272 = ((t271 >> 2) & 0xc0c0c0c) | (rotl32(t271, 6) & 0x30303030),
    t273 = (z[5] ^ t187) ^ t235, t274 = ((t273 >> 2) & 0xc0c0c0c) | (rotl32(t273, 6) & 0x30303030),
    t275 = (z[3] ^ t172) ^ t248, t276 = ((t275 >> 2) & 0xc0c0c0c) | (rotl32(t275, 6) & 0x30303030),
    t277 = t143 ^ t235, t278 = (z[7] ^ t146) ^ t277,
    t279 = ((t278 >> 2) & 0xc0c0c0c) | (rotl32(t278, 6) & 0x30303030), t280 = t146 ^ t187,
    t281 = (z[0] ^ t280) ^ t173, t282 = key_setup_1(t281 >> 20, t281), t283 = (z[4] ^ t262) ^ t188,
    t284 = key_setup_1(t283 >> 20, t283), t285 = (z[2] ^ t247) ^ t203,
    t286 = key_setup_1(t285 >> 20, t285), t287 = (z[6] ^ t234) ^ t224,
    t288 = key_setup_1(t287 >> 20, t287), t289 = (z[1] ^ t216) ^ t235,
    t290 = key_setup_1(t289 >> 20, t289), t291 = (z[5] ^ t202) ^ t248,
    t292 = key_setup_1(t291 >> 20, t291), t293 = (z[3] ^ t187) ^ t277,
    t294 = key_setup_1(t293 >> 20, t293), t295 = t161 ^ t248, t296 = (z[7] ^ t172) ^ t295,
    t297 = key_setup_1(t296 >> 20, t296), t298 = key_setup_0(t281), t299 = key_setup_0(t283),
    t300 = key_setup_0(t285), t301 = key_setup_0(t287), t302 = key_setup_0(t289),
    t303 = key_setup_0(t291), t304 = key_setup_0(t293), t305 = key_setup_0(t296),
    t306 = t172 ^ t202;
    key_setup_9(z + 280, z[0], t306, t188);
    key_setup_9(z + 284, z[4], t280, t203);
    key_setup_9(z + 288, z[2], t262, t224);
    key_setup_9(z + 292, z[6], t247, t235);
    key_setup_9(z + 296, z[1], t234, t248);
    key_setup_9(z + 300, z[5], t216, t277);
    key_setup_9(z + 304, z[3], t202, t295);
    const uint32_t t307 = t173 ^ t277, t308 = (z[7] ^ t187) ^ t307, t309 = t308 >> 10,
    t310 = ((t309 & 12) | ((t308 >> 2) & 0xc000030)) | ((t308 >> 12) & 0xc0c00),
    t311 = rotl32(t308, 24), t312 = (t310 | (t311 & 0x30003000)) | ((t308 << 6) & 0x300000),
    t313 = key_setup_14(z[282], z[280], z[281]), t314 = key_setup_14(z[286], z[284], z[285]),
    t315 = key_setup_14(z[290], z[288], z[289]), t316 = key_setup_14(z[294], z[292], z[293]),
    t317 = key_setup_14(z[298], z[296], z[297]), t318 = key_setup_14(z[302], z[300], z[301]),
    t319 = key_setup_14(z[306], z[304], z[305]), t320 = key_setup_14(t311, t308, t309),
    t321 = t187 ^ t216;
    key_setup_6(z + 308, z[0], t321, t203);
    key_setup_6(z + 312, z[4], t306, t224);
    key_setup_6(z + 316, z[2], t280, t235);
    key_setup_6(z + 320, z[6], t262, t248);
    key_setup_6(z + 324, z[1], t247, t277);
    key_setup_6(z + 328, z[5], t234, t295);
    key_setup_6(z + 332, z[3], t216, t307);
    const uint32_t t322 = t188 ^ t295, t323 = (z[7] ^ t202) ^ t322,
    t324 = (((t323 >> 4) & 3) | ((t323 >> 8) & 192)) | ((t323 >> 14) & 0x300), t325 = t323 << 4,
    t326 = (t324 | (rotl32(t323, 16) & 0xc0c000)) | (t325 & 0x3030000), t327 = t323 << 2,
    t328 = key_setup_5(z[310], z[308], z[309]), t329 = key_setup_5(z[314], z[312], z[313]),
    t330 = key_setup_5(z[318], z[316], z[317]), t331 = key_setup_5(z[322], z[320], z[321]),
    t332 = key_setup_5(z[326], z[324], z[325]), t333 = key_setup_5(z[330], z[328], z[329]),
    t334 = key_setup_5(z[334], z[332], z[333]), t335 = key_setup_5(t327, t323, t325),
    t336 = t202 ^ t234;
    key_setup_3(z + 336, z[0], t336, t224);
    key_setup_3(z + 339, z[4], t321, t235);
    key_setup_3(z + 342, z[2], t306, t248);
    key_setup_3(z + 345, z[6], t280, t277);
    key_setup_3(z + 348, z[1], t262, t295);
    key_setup_3(z + 351, z[5], t247, t307);
    key_setup_3(z + 354, z[3], t234, t322);
    const uint32_t t337 = t203 ^ t307, t338 = (z[7] ^ t216) ^ t337,
    t339 = (((t338 >> 12) & 0xc0c) | ((t338 >> 2) & 48)) | ((t338 >> 18) & 0x3000),
    t340 = t338 >> 10, t341 = (t339 | (t340 & 0xc0000)) | ((t338 << 16) & 0x30300000),
    t342 = key_setup_12(z[337], z[336]), t343 = key_setup_12(z[340], z[339]),
    t344 = key_setup_12(z[343], z[342]), t345 = key_setup_12(z[346], z[345]),
    t346 = key_setup_12(z[349], z[348]), t347 = key_setup_12(z[352], z[351]),
    t348 = key_setup_12(z[355], z[354]), t349 = key_setup_12(t340, t338), t350 = t216 ^ t247,
    t351 = (z[0] ^ t350) ^ t235;
    key_setup_8(z + 357, rotl32(t351, 4), t351);
    const uint32_t t352 = (z[4] ^ t336) ^ t248;
    key_setup_8(z + 359, rotl32(t352, 4), t352);
    const uint32_t t353 = (z[2] ^ t321) ^ t277;
    key_setup_8(z + 361, rotl32(t353, 4), t353);
    const uint32_t t354 = (z[6] ^ t306) ^ t295;
    key_setup_8(z + 363, rotl32(t354, 4), t354);
    const uint32_t t355 = (z[1] ^ t280) ^ t307;
    key_setup_8(z + 365, rotl32(t355, 4), t355);
    const uint32_t t356 = (z[5] ^ t262) ^ t322;
    key_setup_8(z + 367, rotl32(t356, 4), t356);
    const uint32_t t357 = (z[3] ^ t247) ^ t337;
    key_setup_8(z + 369, rotl32(t357, 4), t357);
    const uint32_t t358 = t224 ^ t322, t359 = (z[7] ^ t234) ^ t358;
    key_setup_8(z + 371, rotl32(t359, 4), t359);
    const uint32_t t360 = key_setup_7(z[357], t351), t361 = key_setup_7(z[359], t352),
    t362 = key_setup_7(z[361], t353), t363 = key_setup_7(z[363], t354),
    t364 = key_setup_7(z[365], t355), t365 = key_setup_7(z[367], t356),
    t366 = key_setup_7(z[369], t357), t367 = key_setup_7(z[371], t359), t368 = t234 ^ t262;
    key_setup_10(z + 373, z[0], t368, t248);
    key_setup_10(z + 375, z[4], t350, t277);
    key_setup_10(z + 377, z[2], t336, t295);
    key_setup_10(z + 379, z[6], t321, t307);
    key_setup_10(z + 381, z[1], t306, t322);
    key_setup_10(z + 383, z[5], t280, t337);
    key_setup_10(z + 385, z[3], t262, t358);
    const uint32_t t369 = t235 ^ t337, t370 = (z[7] ^ t247) ^ t369,
    t371 = (rotl32(t370, 12) & 0xc000c) | (rotl32(t370, 6) & 0xc000030),
    t372 = (t371 | ((t370 >> 2) & 0xc00)) | (rotl32(t370, 16) & 0x303000),
    t373 = key_setup_11(z[373]), t374 = key_setup_11(z[375]), t375 = key_setup_11(z[377]),
    t376 = key_setup_11(z[379]), t377 = key_setup_11(z[381]), t378 = key_setup_11(z[383]),
    t379 = key_setup_11(z[385]), t380 = key_setup_11(t370);
    key_setup_4(z + 387, z[0], z[15], t277);
    key_setup_4(z + 390, z[4], t368, t295);
    key_setup_4(z + 393, z[2], t350, t307);
    key_setup_4(z + 396, z[6], t336, t322);
    key_setup_4(z + 399, z[1], t321, t337);
    key_setup_4(z + 402, z[5], t306, t358);
    key_setup_4(z + 405, z[3], t280, t369);
    key_setup_4(z + 408, z[7], t262, z[16]);
    const uint32_t t381 = key_setup_2(z[387], z[388]), t382 = key_setup_2(z[390], z[391]),
    t383 = key_setup_2(z[393], z[394]), t384 = key_setup_2(z[396], z[397]),
    t385 = key_setup_2(z[399], z[400]), t386 = key_setup_2(z[402], z[403]),
    t387 = key_setup_2(z[405], z[406]), t388 = key_setup_2(z[408], z[409]),
    t389 = (z[0] ^ z[11]) ^ t295, t390 = ((t389 >> 2) & 0xc0c0c0c) | (rotl32(t389, 6) & 0x30303030),
    t391 = (z[4] ^ z[15]) ^ t307, t392 = ((t391 >> 2) & 0xc0c0c0c) | (rotl32(t391, 6) & 0x30303030),
    t393 = (z[2] ^ t368) ^ t322, t394 = ((t393 >> 2) & 0xc0c0c0c) | (rotl32(t393, 6) & 0x30303030),
    t395 = (z[6] ^ t350) ^ t337, t396 = ((t395 >> 2) & 0xc0c0c0c) | (rotl32(t395, 6) & 0x30303030),
    t397 = (z[1] ^ t336) ^ t358, t398 = ((t397 >> 2) & 0xc0c0c0c) | (rotl32(t397, 6) & 0x30303030),
    t399 = (z[5] ^ t321) ^ t369, t400 = ((t399 >> 2) & 0xc0c0c0c) | (rotl32(t399, 6) & 0x30303030),
    t401 = (z[3] ^ t306) ^ z[16], t402 = ((t401 >> 2) & 0xc0c0c0c) | (rotl32(t401, 6) & 0x30303030),
    t403 = (z[7] ^ t280) ^ z[20], t404 = ((t403 >> 2) & 0xc0c0c0c) | (rotl32(t403, 6) & 0x30303030),
    t405 = (z[0] ^ z[13]) ^ t307, t406 = key_setup_1(t405 >> 20, t405),
    t407 = (z[4] ^ z[11]) ^ t322, t408 = key_setup_1(t407 >> 20, t407),
    t409 = (z[2] ^ z[15]) ^ t337, t410 = key_setup_1(t409 >> 20, t409), t411 = (z[6] ^ t368) ^ t358,
    t412 = key_setup_1(t411 >> 20, t411), t413 = (z[1] ^ t350) ^ t369,
    t414 = key_setup_1(t413 >> 20, t413), t415 = (z[5] ^ t336) ^ z[16],
    t416 = key_setup_1(t415 >> 20, t415), t417 = (z[3] ^ t321) ^ z[20],
    t418 = key_setup_1(t417 >> 20, t417), t419 = (z[7] ^ t306) ^ z[18],
    t420 = key_setup_1(t419 >> 20, t419), t421 = key_setup_0(t405), t422 = key_setup_0(t407),
    t423 = key_setup_0(t409), t424 = key_setup_0(t411), t425 = key_setup_0(t413),
    t426 = key_setup_0(t415), t427 = key_setup_0(t417), t428 = key_setup_0(t419);
    key_setup_9(z + 411, z[0], z[9], t322);
    key_setup_9(z + 415, z[4], z[13], t337);
    key_setup_9(z + 419, z[2], z[11], t358);
    key_setup_9(z + 423, z[6], z[15], t369);
    key_setup_9(z + 427, z[1], t368, z[16]);
    key_setup_9(z + 431, z[5], t350, z[20]);
    key_setup_9(z + 435, z[3], t336, z[18]);
    key_setup_9(z + 439, z[7], t321, z[22]);
    const uint32_t t429 = key_setup_14(z[413], z[411], z[412]),
    t430 = key_setup_14(z[417], z[415], z[416]), t431 = key_setup_14(z[421], z[419], z[420]),
    t432 = key_setup_14(z[425], z[423], z[424]), t433 = key_setup_14(z[429], z[427], z[428]),
    t434 = key_setup_14(z[433], z[431], z[432]), t435 = key_setup_14(z[437], z[435], z[436]),
    t436 = key_setup_14(z[441], z[439], z[440]);
    key_setup_6(z + 443, z[0], z[14], t337);
    key_setup_6(z + 447, z[4], z[9], t358);
    key_setup_6(z + 451, z[2], z[13], t369);
    key_setup_6(z + 455, z[6], z[11], z[16]);
    key_setup_6(z + 459, z[1], z[15], z[20]);
    key_setup_6(z + 463, z[5], t368, z[18]);
    key_setup_6(z + 467, z[3], t350, z[22]);
    key_setup_6(z + 471, z[7], t336, z[17]);
    const uint32_t t437 = key_setup_5(z[445], z[443], z[444]),
    t438 = key_setup_5(z[449], z[447], z[448]), t439 = key_setup_5(z[453], z[451], z[452]),
    t440 = key_setup_5(z[457], z[455], z[456]), t441 = key_setup_5(z[461], z[459], z[460]),
    t442 = key_setup_5(z[465], z[463], z[464]), t443 = key_setup_5(z[469], z[467], z[468]),
    t444 = key_setup_5(z[473], z[471], z[472]);
    key_setup_3(z + 475, z[0], z[10], t358);
    key_setup_3(z + 478, z[4], z[14], t369);
    key_setup_3(z + 481, z[2], z[9], z[16]);
    key_setup_3(z + 484, z[6], z[13], z[20]);
    key_setup_3(z + 487, z[1], z[11], z[18]);
    key_setup_3(z + 490, z[5], z[15], z[22]);
    key_setup_3(z + 493, z[3], t368, z[17]);
    key_setup_3(z + 496, z[7], t350, z[21]);
    store32(rk, (((z[0] ^ z[8]) ^ z[16]) & 0xf0f0f0f) ^ 3);
    store32(rk + 4, (((z[4] ^ z[12]) ^ z[20]) & 0xf0f0f0f) ^ 48);
    store32(rk + 8, ((z[2] ^ z[10]) ^ z[18]) & 0xf0f0f0f);
    store32(rk + 12, ((z[6] ^ z[14]) ^ z[22]) & 0xf0f0f0f);
    store32(rk + 16, ((z[1] ^ z[9]) ^ z[17]) & 0xf0f0f0f);
    store32(rk + 20, ((z[5] ^ z[13]) ^ z[21]) & 0xf0f0f0f);
    store32(rk + 24, ((z[3] ^ z[11]) ^ z[19]) & 0xf0f0f0f);
    store32(rk + 28, ((z[7] ^ z[15]) ^ z[23]) & 0xf0f0f0f);
    store32(rk + 32, t14 ^ 0xc000);
    store32(rk + 36, t16 ^ 0xc00c000);
    store32(rk + 40, t18);
    store32(rk + 44, t20);
    store32(rk + 48, t22);
    store32(rk + 52, t24);
    store32(rk + 56, t26);
    store32(rk + 60, t29);
    store32(rk + 64, t30 ^ 0x30000000);
    store32(rk + 68, t31 ^ 0x33000000);
    store32(rk + 72, t32 ^ 0x30000000);
    store32(rk + 76, t33);
    store32(rk + 80, t34);
    store32(rk + 84, t35);
    store32(rk + 88, t36);
    store32(rk + 92, t37);
    store32(rk + 96, z[27] ^ 0xc0000);
    store32(rk + 100, z[31] ^ 0xc00c0);
    store32(rk + 104, z[35] ^ 0xc0000);
    store32(rk + 108, z[39] ^ 0xc0000);
    store32(rk + 112, z[43]);
    store32(rk + 116, z[47]);
    store32(rk + 120, z[51]);
    store32(rk + 124, t44);
    store32(rk + 128, t45 ^ 0xf0000);
    store32(rk + 132, t46 ^ 0x330000);
    store32(rk + 136, t47 ^ 0x30000);
    store32(rk + 140, t48 ^ 0x30000);
    store32(rk + 144, t49);
    store32(rk + 148, t50);
    store32(rk + 152, t51);
    store32(rk + 156, t52);
    store32(rk + 160, z[55] ^ 0x30000);
    store32(rk + 164, z[59] ^ 0xc0030c00);
    store32(rk + 168, z[63] ^ 0xc0000000);
    store32(rk + 172, z[67] ^ 0xc0000000);
    store32(rk + 176, z[71]);
    store32(rk + 180, z[75]);
    store32(rk + 184, z[79]);
    store32(rk + 188, t58 | (t59 & 0xc0000000));
    store32(rk + 192, t60 ^ 0xc0003000);
    store32(rk + 196, t61 ^ 0xc0000300);
    store32(rk + 200, t62 ^ 0x3000);
    store32(rk + 204, t63 ^ 0x3000);
    store32(rk + 208, t64);
    store32(rk + 212, t65);
    store32(rk + 216, t66);
    store32(rk + 220, t67);
    store32(rk + 224, z[82] ^ 0x300c);
    store32(rk + 228, z[85] ^ 0xc0300c);
    store32(rk + 232, z[88]);
    store32(rk + 236, z[91] ^ 12);
    store32(rk + 240, z[94]);
    store32(rk + 244, z[97]);
    store32(rk + 248, z[100]);
    store32(rk + 252, t73 | ((t70 << 6) & 0xc000000));
    store32(rk + 256, t74 ^ 15);
    store32(rk + 260, t75 ^ 63);
    store32(rk + 264, t76 ^ 3);
    store32(rk + 268, t77);
    store32(rk + 272, t78);
    store32(rk + 276, t79);
    store32(rk + 280, t80);
    store32(rk + 284, t81);
    store32(rk + 288, z[102] ^ 0xc000);
    store32(rk + 292, z[104] ^ 0xc00c003);
    store32(rk + 296, z[106] ^ 0xc000);
    store32(rk + 300, z[108] ^ 0xc000);
    store32(rk + 304, z[110]);
    store32(rk + 308, z[112]);
    store32(rk + 312, z[114]);
    store32(rk + 316, z[116]);
    store32(rk + 320, t92 ^ 0xc000);
    store32(rk + 324, t93 ^ 0x33000000);
    store32(rk + 328, t94 ^ 0x30000000);
    store32(rk + 332, t95 ^ 0x30000000);
    store32(rk + 336, t96);
    store32(rk + 340, t97);
    store32(rk + 344, t98);
    store32(rk + 348, t99);
    store32(rk + 352, z[118] ^ 0x30000000);
    store32(rk + 356, z[120] ^ 0x300000c0);
    store32(rk + 360, z[122] ^ 0xc0000);
    store32(rk + 364, z[124] ^ 0xc0000);
    store32(rk + 368, z[126]);
    store32(rk + 372, z[128]);
    store32(rk + 376, z[130]);
    store32(rk + 380, t104 | ((t102 << 14) & 0x30000000));
    store32(rk + 384, t105 ^ 0xf0000);
    store32(rk + 388, t106 ^ 0x3c0000);
    store32(rk + 392, t107);
    store32(rk + 396, t108 ^ 0x30000);
    store32(rk + 400, t109);
    store32(rk + 404, t110);
    store32(rk + 408, t111);
    store32(rk + 412, t112);
    store32(rk + 416, z[133] ^ 0xc0030000);
    store32(rk + 420, z[136] ^ 0xc0030c00);
    store32(rk + 424, z[139]);
    store32(rk + 428, z[142]);
    store32(rk + 432, z[145]);
    store32(rk + 436, z[148]);
    store32(rk + 440, z[151]);
    store32(rk + 444, t119);
    store32(rk + 448, t120 ^ 0x3000);
    store32(rk + 452, t121 ^ 0xc0003300);
    store32(rk + 456, t122 ^ 0x3000);
    store32(rk + 460, t123);
    store32(rk + 464, t124);
    store32(rk + 468, t125);
    store32(rk + 472, t126);
    store32(rk + 476, t127);
    store32(rk + 480, t130);
    store32(rk + 484, t132 ^ 0xc0000c);
    store32(rk + 488, t134 ^ 12);
    store32(rk + 492, t136 ^ 12);
    store32(rk + 496, t138);
    store32(rk + 500, t140);
    store32(rk + 504, t142);
    store32(rk + 508, t145);
    store32(rk + 512, (t129 & 0xf0f0f0f) ^ 15);
    store32(rk + 516, (t131 & 0xf0f0f0f) ^ 48);
    store32(rk + 520, (t133 & 0xf0f0f0f) ^ 3);
    store32(rk + 524, (t135 & 0xf0f0f0f) ^ 3);
    store32(rk + 528, t137 & 0xf0f0f0f);
    store32(rk + 532, t139 & 0xf0f0f0f);
    store32(rk + 536, t141 & 0xf0f0f0f);
    store32(rk + 540, t144 & 0xf0f0f0f);
    store32(rk + 544, t148 ^ 3);
    store32(rk + 548, t150 ^ 0xc00c003);
    store32(rk + 552, t152);
    store32(rk + 556, t154 ^ 0xc000);
    store32(rk + 560, t156);
    store32(rk + 564, t158);
    store32(rk + 568, t160);
    store32(rk + 572, t163);
    store32(rk + 576, t164 ^ 0x3000c000);
    store32(rk + 580, t165 ^ 0x300c000);
    store32(rk + 584, t166 ^ 0x30000000);
    store32(rk + 588, t167);
    store32(rk + 592, t168);
    store32(rk + 596, t169);
    store32(rk + 600, t170);
    store32(rk + 604, t171);
    store32(rk + 608, z[155] ^ 0xc0000);
    store32(rk + 612, z[159] ^ 0x300c00c0);
    store32(rk + 616, z[163]);
    store32(rk + 620, z[167] ^ 0xc0000);
    store32(rk + 624, z[171]);
    store32(rk + 628, z[175]);
    store32(rk + 632, z[179]);
    store32(rk + 636, t178);
    store32(rk + 640, t179 ^ 0xc0000);
    store32(rk + 644, t180 ^ 0x330000);
    store32(rk + 648, t181 ^ 0x30000);
    store32(rk + 652, t182);
    store32(rk + 656, t183);
    store32(rk + 660, t184);
    store32(rk + 664, t185);
    store32(rk + 668, t186);
    store32(rk + 672, z[183]);
    store32(rk + 676, z[187] ^ 0x30c00);
    store32(rk + 680, z[191] ^ 0xc0000000);
    store32(rk + 684, z[195] ^ 0xc0000000);
    store32(rk + 688, z[199]);
    store32(rk + 692, z[203]);
    store32(rk + 696, z[207]);
    store32(rk + 700, t192 | (t193 & 0xc0000000));
    store32(rk + 704, t194 ^ 0xc0000000);
    store32(rk + 708, t195 ^ 0x300);
    store32(rk + 712, t196);
    store32(rk + 716, t197 ^ 0x3000);
    store32(rk + 720, t198);
    store32(rk + 724, t199);
    store32(rk + 728, t200);
    store32(rk + 732, t201);
    store32(rk + 736, z[210] ^ 0x3000);
    store32(rk + 740, z[213] ^ 0xc03000);
    store32(rk + 744, z[216]);
    store32(rk + 748, z[219]);
    store32(rk + 752, z[222]);
    store32(rk + 756, z[225]);
    store32(rk + 760, z[228]);
    store32(rk + 764, t207 | ((t204 << 6) & 0xc000000));
    store32(rk + 768, t208 ^ 3);
    store32(rk + 772, t209 ^ 60);
    store32(rk + 776, t210);
    store32(rk + 780, t211);
    store32(rk + 784, t212);
    store32(rk + 788, t213);
    store32(rk + 792, t214);
    store32(rk + 796, t215);
    store32(rk + 800, z[230]);
    store32(rk + 804, z[232] ^ 0xc00c000);
    store32(rk + 808, z[234]);
    store32(rk + 812, z[236]);
    store32(rk + 816, z[238]);
    store32(rk + 820, z[240]);
    store32(rk + 824, z[242]);
    store32(rk + 828, z[244]);
    store32(rk + 832, t226 ^ 0x30000000);
    store32(rk + 836, t227 ^ 0x3000000);
    store32(rk + 840, t228 ^ 0x30000000);
    store32(rk + 844, t229);
    store32(rk + 848, t230);
    store32(rk + 852, t231);
    store32(rk + 856, t232);
    store32(rk + 860, t233);
    store32(rk + 864, z[246] ^ 0xc0000);
    store32(rk + 868, z[248] ^ 0xc00c0);
    store32(rk + 872, z[250]);
    store32(rk + 876, z[252] ^ 0xc0000);
    store32(rk + 880, z[254]);
    store32(rk + 884, z[256]);
    store32(rk + 888, z[258]);
    store32(rk + 892, t238 | ((t236 << 14) & 0x30000000));
    store32(rk + 896, t239 ^ 0xf0000);
    store32(rk + 900, t240 ^ 0x330000);
    store32(rk + 904, t241 ^ 0x30000);
    store32(rk + 908, t242);
    store32(rk + 912, t243);
    store32(rk + 916, t244);
    store32(rk + 920, t245);
    store32(rk + 924, t246);
    store32(rk + 928, z[261]);
    store32(rk + 932, z[264] ^ 0xc0030c00);
    store32(rk + 936, z[267] ^ 0xc0000000);
    store32(rk + 940, z[270] ^ 0xc0000000);
    store32(rk + 944, z[273]);
    store32(rk + 948, z[276]);
    store32(rk + 952, z[279]);
    store32(rk + 956, t253);
    store32(rk + 960, t254 ^ 0xc0000000);
    store32(rk + 964, t255 ^ 0x300);
    store32(rk + 968, t256 ^ 0x3000);
    store32(rk + 972, t257 ^ 0x3000);
    store32(rk + 976, t258);
    store32(rk + 980, t259);
    store32(rk + 984, t260);
    store32(rk + 988, t261);
    store32(rk + 992, t264 ^ 0x3000);
    store32(rk + 996, t266 ^ 0xc03000);
    store32(rk + 1000, t268);
    store32(rk + 1004, t270 ^ 12);
    store32(rk + 1008, t272);
    store32(rk + 1012, t274);
    store32(rk + 1016, t276);
    store32(rk + 1020, t279);
    store32(rk + 1024, (t263 & 0xf0f0f0f) ^ 15);
    store32(rk + 1028, (t265 & 0xf0f0f0f) ^ 60);
    store32(rk + 1032, t267 & 0xf0f0f0f);
    store32(rk + 1036, t269 & 0xf0f0f0f);
    store32(rk + 1040, t271 & 0xf0f0f0f);
    store32(rk + 1044, t273 & 0xf0f0f0f);
    store32(rk + 1048, t275 & 0xf0f0f0f);
    store32(rk + 1052, t278 & 0xf0f0f0f);
    store32(rk + 1056, t282 ^ 0xc000);
    store32(rk + 1060, t284 ^ 0xc00c003);
    store32(rk + 1064, t286);
    store32(rk + 1068, t288);
    store32(rk + 1072, t290);
    store32(rk + 1076, t292);
    store32(rk + 1080, t294);
    store32(rk + 1084, t297);
    store32(rk + 1088, t298);
    store32(rk + 1092, t299 ^ 0x33000000);
    store32(rk + 1096, t300 ^ 0x30000000);
    store32(rk + 1100, t301);
    store32(rk + 1104, t302);
    store32(rk + 1108, t303);
    store32(rk + 1112, t304);
    store32(rk + 1116, t305);
    store32(rk + 1120, z[283] ^ 0xc0000);
    store32(rk + 1124, z[287] ^ 192);
    store32(rk + 1128, z[291] ^ 0xc0000);
    store32(rk + 1132, z[295] ^ 0xc0000);
    store32(rk + 1136, z[299]);
    store32(rk + 1140, z[303]);
    store32(rk + 1144, z[307]);
    store32(rk + 1148, t312);
    store32(rk + 1152, t313 ^ 0xf0000);
    store32(rk + 1156, t314 ^ 0x330000);
    store32(rk + 1160, t315);
    store32(rk + 1164, t316 ^ 0x30000);
    store32(rk + 1168, t317);
    store32(rk + 1172, t318);
    store32(rk + 1176, t319);
    store32(rk + 1180, t320);
    store32(rk + 1184, z[311] ^ 0x30000);
    store32(rk + 1188, z[315] ^ 0xc0030c00);
    store32(rk + 1192, z[319] ^ 0xc0000000);
    store32(rk + 1196, z[323]);
    store32(rk + 1200, z[327]);
    store32(rk + 1204, z[331]);
    store32(rk + 1208, z[335]);
    store32(rk + 1212, t326 | (t327 & 0xc0000000));
    store32(rk + 1216, t328 ^ 0x3000);
    store32(rk + 1220, t329 ^ 0xc0000300);
    store32(rk + 1224, t330 ^ 0x3000);
    store32(rk + 1228, t331 ^ 0x3000);
    store32(rk + 1232, t332);
    store32(rk + 1236, t333);
    store32(rk + 1240, t334);
    store32(rk + 1244, t335);
    store32(rk + 1248, z[338] ^ 0x3000);
    store32(rk + 1252, z[341] ^ 0xc0000c);
    store32(rk + 1256, z[344]);
    store32(rk + 1260, z[347] ^ 12);
    store32(rk + 1264, z[350]);
    store32(rk + 1268, z[353]);
    store32(rk + 1272, z[356]);
    store32(rk + 1276, t341 | ((t338 << 6) & 0xc000000));
    store32(rk + 1280, t342 ^ 12);
    store32(rk + 1284, t343 ^ 60);
    store32(rk + 1288, t344 ^ 3);
    store32(rk + 1292, t345);
    store32(rk + 1296, t346);
    store32(rk + 1300, t347);
    store32(rk + 1304, t348);
    store32(rk + 1308, t349);
    store32(rk + 1312, z[358] ^ 0xc000);
    store32(rk + 1316, z[360] ^ 0xc000003);
    store32(rk + 1320, z[362]);
    store32(rk + 1324, z[364] ^ 0xc000);
    store32(rk + 1328, z[366]);
    store32(rk + 1332, z[368]);
    store32(rk + 1336, z[370]);
    store32(rk + 1340, z[372]);
    store32(rk + 1344, t360 ^ 0xc000);
    store32(rk + 1348, t361 ^ 0x33000000);
    store32(rk + 1352, t362);
    store32(rk + 1356, t363);
    store32(rk + 1360, t364);
    store32(rk + 1364, t365);
    store32(rk + 1368, t366);
    store32(rk + 1372, t367);
    store32(rk + 1376, z[374]);
    store32(rk + 1380, z[376] ^ 0x300000c0);
    store32(rk + 1384, z[378] ^ 0xc0000);
    store32(rk + 1388, z[380]);
    store32(rk + 1392, z[382]);
    store32(rk + 1396, z[384]);
    store32(rk + 1400, z[386]);
    store32(rk + 1404, t372 | ((t370 << 14) & 0x30000000));
    store32(rk + 1408, t373);
    store32(rk + 1412, t374 ^ 0x300000);
    store32(rk + 1416, t375);
    store32(rk + 1420, t376 ^ 0x30000);
    store32(rk + 1424, t377);
    store32(rk + 1428, t378);
    store32(rk + 1432, t379);
    store32(rk + 1436, t380);
    store32(rk + 1440, z[389] ^ 0xc0030000);
    store32(rk + 1444, z[392] ^ 0xc00);
    store32(rk + 1448, z[395]);
    store32(rk + 1452, z[398]);
    store32(rk + 1456, z[401]);
    store32(rk + 1460, z[404]);
    store32(rk + 1464, z[407]);
    store32(rk + 1468, z[410]);
    store32(rk + 1472, t381);
    store32(rk + 1476, t382 ^ 0xc0003300);
    store32(rk + 1480, t383);
    store32(rk + 1484, t384);
    store32(rk + 1488, t385);
    store32(rk + 1492, t386);
    store32(rk + 1496, t387);
    store32(rk + 1500, t388);
    store32(rk + 1504, t390);
    store32(rk + 1508, t392 ^ 0xc00000);
    store32(rk + 1512, t394 ^ 12);
    store32(rk + 1516, t396);
    store32(rk + 1520, t398);
    store32(rk + 1524, t400);
    store32(rk + 1528, t402);
    store32(rk + 1532, t404);
    store32(rk + 1536, (t389 & 0xf0f0f0f) ^ 3);
    store32(rk + 1540, (t391 & 0xf0f0f0f) ^ 48);
    store32(rk + 1544, t393 & 0xf0f0f0f);
    store32(rk + 1548, (t395 & 0xf0f0f0f) ^ 3);
    store32(rk + 1552, t397 & 0xf0f0f0f);
    store32(rk + 1556, t399 & 0xf0f0f0f);
    store32(rk + 1560, t401 & 0xf0f0f0f);
    store32(rk + 1564, t403 & 0xf0f0f0f);
    store32(rk + 1568, t406 ^ 0xc003);
    store32(rk + 1572, t408 ^ 0xc00c000);
    store32(rk + 1576, t410);
    store32(rk + 1580, t412);
    store32(rk + 1584, t414);
    store32(rk + 1588, t416);
    store32(rk + 1592, t418);
    store32(rk + 1596, t420);
    store32(rk + 1600, t421);
    store32(rk + 1604, t422 ^ 0x3300c000);
    store32(rk + 1608, t423 ^ 0x30000000);
    store32(rk + 1612, t424);
    store32(rk + 1616, t425);
    store32(rk + 1620, t426);
    store32(rk + 1624, t427);
    store32(rk + 1628, t428);
    store32(rk + 1632, z[414]);
    store32(rk + 1636, z[418] ^ 192);
    store32(rk + 1640, z[422] ^ 0xc0000);
    store32(rk + 1644, z[426] ^ 0xc0000);
    store32(rk + 1648, z[430]);
    store32(rk + 1652, z[434]);
    store32(rk + 1656, z[438]);
    store32(rk + 1660, z[442]);
    store32(rk + 1664, t429 ^ 0xf0000);
    store32(rk + 1668, t430 ^ 0x300000);
    store32(rk + 1672, t431);
    store32(rk + 1676, t432 ^ 0x30000);
    store32(rk + 1680, t433);
    store32(rk + 1684, t434);
    store32(rk + 1688, t435);
    store32(rk + 1692, t436);
    store32(rk + 1696, z[446] ^ 0x30000);
    store32(rk + 1700, z[450] ^ 0xc0030c00);
    store32(rk + 1704, z[454]);
    store32(rk + 1708, z[458]);
    store32(rk + 1712, z[462]);
    store32(rk + 1716, z[466]);
    store32(rk + 1720, z[470]);
    store32(rk + 1724, z[474]);
    store32(rk + 1728, t437 ^ 0x3000);
    store32(rk + 1732, t438 ^ 0xc0000300);
    store32(rk + 1736, t439 ^ 0x3000);
    store32(rk + 1740, t440);
    store32(rk + 1744, t441);
    store32(rk + 1748, t442);
    store32(rk + 1752, t443);
    store32(rk + 1756, t444);
    store32(rk + 1760, z[477]);
    store32(rk + 1764, z[480] ^ 0xc0000c);
    store32(rk + 1768, z[483]);
    store32(rk + 1772, z[486] ^ 12);
    store32(rk + 1776, z[489]);
    store32(rk + 1780, z[492]);
    store32(rk + 1784, z[495]);
    store32(rk + 1788, z[498]);
}

static inline void lwcc_skinny128_384_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny128_384_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_384_key_setup_ptx(ctx, key);
    lwcc_skinny128_384_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny128_384_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 1792, t25);
    store32(ctx + 1796, t34 << 4);
    store32(ctx + 1800, t30);
    store32(ctx + 1804, t36 << 4);
    store32(ctx + 1808, t26);
    store32(ctx + 1812, t35 << 4);
    store32(ctx + 1816, t31);
    store32(ctx + 1820, t37 << 4);
    store32(ctx + 1824, t28);
    store32(ctx + 1828, t34);
    store32(ctx + 1832, t33);
    store32(ctx + 1836, t36);
    store32(ctx + 1840, t27);
    store32(ctx + 1844, t35);
    store32(ctx + 1848, t32);
    store32(ctx + 1852, t37);
}

#endif
