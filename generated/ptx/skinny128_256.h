// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_256 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY128_256_H_PTX
#define LWCC_SKINNY128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY128_256_BLOCK_BYTES_PTX 16
#define LWCC_SKINNY128_256_KEY_BYTES_PTX 32
#define LWCC_SKINNY128_256_NONCE_BYTES_PTX 12
#define LWCC_SKINNY128_256_RK_BYTES_PTX 1536
#define LWCC_SKINNY128_256_CTX_BYTES_PTX 1600
#define LWCC_SKINNY128_256_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY128_256_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (1536 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (1600 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_skinny128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1,
    t1 = (((t0 >> 20) & 3) | ((t0 >> 8) & 0xc000c0)) | ((t0 >> 14) & 0x300),
    t2 = (t1 | ((t0 << 2) & 0xc000)) | ((t0 << 10) & 0x30000),
    t3 = (t2 | ((t0 >> 4) & 0x3000000)) | ((t0 << 26) & 0xc0000000);
    z[0] = t0;
    z[1] = t3;
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
static void key_setup_3(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = t0 >> 4,
    t2 = (((t0 >> 14) & 3) | ((t0 << 2) & 192)) | (t1 & 0x3000300),
    t3 = (t2 | ((t0 << 8) & 0xc000)) | ((t0 >> 6) & 0x30000),
    t4 = (t3 | ((t0 >> 8) & 0xc00000)) | ((t0 << 10) & 0xc0000000);
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
}

// What key goes through several times.
static uint32_t key_setup_4(uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = ((x0 & 0x3030) | ((x1 >> 10) & 0xc0c0)) | ((x1 << 20) & 0x300000),
    t1 = (t0 | ((x1 << 14) & 0xc00000)) | ((x1 << 10) & 0x30000000),
    t2 = t1 | ((x1 << 4) & 0xc0000000);
    return t2;
}

// What key goes through several times.
static void key_setup_5(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1,
    t1 = (((t0 >> 12) & 0xc0c) | ((t0 >> 2) & 48)) | ((t0 >> 18) & 0x3000), t2 = t0 >> 10,
    t3 = (t1 | (t2 & 0xc0000)) | ((t0 << 16) & 0x30300000), t4 = t3 | ((t0 << 6) & 0xc000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_6(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = t0 << 2,
    t2 = ((rotl32(t0, 4) & 0x3000003) | (t1 & 192)) | ((t0 >> 4) & 0x300),
    t3 = (t2 | ((t0 >> 8) & 0xc000)) | ((t0 >> 14) & 0x30000), t4 = t3 | ((t0 << 16) & 0xc0c00000);
    z[0] = t0;
    z[1] = t1;
    z[2] = t4;
}

// What key goes through several times.
static void key_setup_7(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = (((t0 >> 4) & 3) | ((t0 >> 8) & 192)) | ((t0 >> 14) & 0x300),
    t2 = t0 << 4, t3 = (t1 | (rotl32(t0, 16) & 0xc0c000)) | (t2 & 0x3030000), t4 = t0 << 2,
    t5 = t3 | (t4 & 0xc0000000);
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
}

// What key goes through several times.
static uint32_t key_setup_8(uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = (x0 & 0x30000030) | (rotl32(x1, 22) & 0xc00000c0),
    t1 = (t0 | ((x1 >> 12) & 0x3000)) | ((x1 << 14) & 0xc000),
    t2 = (t1 | ((x1 << 10) & 0x300000)) | (x2 & 0xc00000);
    return t2;
}

// What key goes through several times.
static void key_setup_9(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = (rotl32(t0, 12) & 0xc000c) | (rotl32(t0, 6) & 0xc000030),
    t2 = (t1 | ((t0 >> 2) & 0xc00)) | (rotl32(t0, 16) & 0x303000),
    t3 = t2 | ((t0 << 14) & 0x30000000);
    z[0] = t0;
    z[1] = t3;
}

// What key goes through several times.
static void key_setup_10(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = x0 ^ x1, t1 = t0 >> 10,
    t2 = ((t1 & 12) | ((t0 >> 2) & 0xc000030)) | ((t0 >> 12) & 0xc0c00), t3 = rotl32(t0, 24),
    t4 = (t2 | (t3 & 0x30003000)) | ((t0 << 6) & 0x300000);
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t4;
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

static inline void lwcc_skinny128_256_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[520];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20),
    t6 = load_le32(key + 24), t7 = load_le32(key + 28);
    key_setup_13(z, t0, t1, t2, t3);
    key_setup_13(z + 8, t4, t5, t6, t7);
    const uint32_t t8 = z[15] ^ z[13];
    key_setup_1(z + 16, z[0], t8);
    key_setup_1(z + 18, z[4], z[8]);
    key_setup_1(z + 20, z[2], z[12]);
    key_setup_1(z + 22, z[6], z[10]);
    key_setup_1(z + 24, z[1], z[14]);
    key_setup_1(z + 26, z[5], z[9]);
    key_setup_1(z + 28, z[3], z[13]);
    key_setup_1(z + 30, z[7], z[11]);
    const uint32_t t9 = key_setup_0(z[16]), t10 = key_setup_0(z[18]), t11 = key_setup_0(z[20]),
    t12 = key_setup_0(z[22]), t13 = key_setup_0(z[24]), t14 = key_setup_0(z[26]),
    t15 = key_setup_0(z[28]), t16 = key_setup_0(z[30]), t17 = z[11] ^ z[9];
    key_setup_10(z + 32, z[0], t17);
    key_setup_10(z + 36, z[4], t8);
    key_setup_10(z + 40, z[2], z[8]);
    key_setup_10(z + 44, z[6], z[12]);
    key_setup_10(z + 48, z[1], z[10]);
    key_setup_10(z + 52, z[5], z[14]);
    key_setup_10(z + 56, z[3], z[9]);
    key_setup_10(z + 60, z[7], z[13]);
    const uint32_t t18 = key_setup_14(z[34], z[32], z[33]), t19 = key_setup_14(z[38], z[36], z[37]),
    t20 = key_setup_14(z[42], z[40], z[41]), t21 = key_setup_14(z[46], z[44], z[45]),
    t22 = key_setup_14(z[50], z[48], z[49]), t23 = key_setup_14(z[54], z[52], z[53]),
    t24 = key_setup_14(z[58], z[56], z[57]), t25 = key_setup_14(z[62], z[60], z[61]),
    t26 = z[13] ^ z[14];
    key_setup_7(z + 64, z[0], t26);
    key_setup_7(z + 68, z[4], t17);
    key_setup_7(z + 72, z[2], t8);
    key_setup_7(z + 76, z[6], z[8]);
    key_setup_7(z + 80, z[1], z[12]);
    key_setup_7(z + 84, z[5], z[10]);
    key_setup_7(z + 88, z[3], z[14]);
    key_setup_7(z + 92, z[7], z[9]);
    const uint32_t t27 = key_setup_8(z[66], z[64], z[65]), t28 = key_setup_8(z[70], z[68], z[69]),
    t29 = key_setup_8(z[74], z[72], z[73]), t30 = key_setup_8(z[78], z[76], z[77]),
    t31 = key_setup_8(z[82], z[80], z[81]), t32 = key_setup_8(z[86], z[84], z[85]),
    t33 = key_setup_8(z[90], z[88], z[89]), t34 = key_setup_8(z[94], z[92], z[93]),
    t35 = z[9] ^ z[10];
    key_setup_5(z + 96, z[0], t35);
    key_setup_5(z + 99, z[4], t26);
    key_setup_5(z + 102, z[2], t17);
    key_setup_5(z + 105, z[6], t8);
    key_setup_5(z + 108, z[1], z[8]);
    key_setup_5(z + 111, z[5], z[12]);
    key_setup_5(z + 114, z[3], z[10]);
    key_setup_5(z + 117, z[7], z[14]);
    const uint32_t t36 = key_setup_12(z[97], z[96]), t37 = key_setup_12(z[100], z[99]),
    t38 = key_setup_12(z[103], z[102]), t39 = key_setup_12(z[106], z[105]),
    t40 = key_setup_12(z[109], z[108]), t41 = key_setup_12(z[112], z[111]),
    t42 = key_setup_12(z[115], z[114]), t43 = key_setup_12(z[118], z[117]), t44 = z[14] ^ z[12];
    key_setup_6(z + 120, z[0], t44);
    key_setup_6(z + 123, z[4], t35);
    key_setup_6(z + 126, z[2], t26);
    key_setup_6(z + 129, z[6], t17);
    key_setup_6(z + 132, z[1], t8);
    key_setup_6(z + 135, z[5], z[8]);
    key_setup_6(z + 138, z[3], z[12]);
    key_setup_6(z + 141, z[7], z[10]);
    const uint32_t t45 = key_setup_4(z[121], z[120]), t46 = key_setup_4(z[124], z[123]),
    t47 = key_setup_4(z[127], z[126]), t48 = key_setup_4(z[130], z[129]),
    t49 = key_setup_4(z[133], z[132]), t50 = key_setup_4(z[136], z[135]),
    t51 = key_setup_4(z[139], z[138]), t52 = key_setup_4(z[142], z[141]), t53 = z[10] ^ z[8];
    key_setup_9(z + 144, z[0], t53);
    key_setup_9(z + 146, z[4], t44);
    key_setup_9(z + 148, z[2], t35);
    key_setup_9(z + 150, z[6], t26);
    key_setup_9(z + 152, z[1], t17);
    key_setup_9(z + 154, z[5], t8);
    key_setup_9(z + 156, z[3], z[8]);
    key_setup_9(z + 158, z[7], z[12]);
    const uint32_t t54 = key_setup_11(z[144]), t55 = key_setup_11(z[146]),
    t56 = key_setup_11(z[148]), t57 = key_setup_11(z[150]), t58 = key_setup_11(z[152]),
    t59 = key_setup_11(z[154]), t60 = key_setup_11(z[156]), t61 = key_setup_11(z[158]),
    t62 = z[12] ^ t8;
    key_setup_3(z + 160, z[0], t62);
    key_setup_3(z + 163, z[4], t53);
    key_setup_3(z + 166, z[2], t44);
    key_setup_3(z + 169, z[6], t35);
    key_setup_3(z + 172, z[1], t26);
    key_setup_3(z + 175, z[5], t17);
    key_setup_3(z + 178, z[3], t8);
    key_setup_3(z + 181, z[7], z[8]);
    const uint32_t t63 = key_setup_2(z[160], z[161]), t64 = key_setup_2(z[163], z[164]),
    t65 = key_setup_2(z[166], z[167]), t66 = key_setup_2(z[169], z[170]),
    t67 = key_setup_2(z[172], z[173]), t68 = key_setup_2(z[175], z[176]),
    t69 = key_setup_2(z[178], z[179]), t70 = key_setup_2(z[181], z[182]), t71 = z[8] ^ t17,
    t72 = z[0] ^ t71, t73 = ((t72 >> 2) & 0xc0c0c0c) | (rotl32(t72, 6) & 0x30303030),
    t74 = z[4] ^ t62, t75 = ((t74 >> 2) & 0xc0c0c0c) | (rotl32(t74, 6) & 0x30303030),
    t76 = z[2] ^ t53, t77 = ((t76 >> 2) & 0xc0c0c0c) | (rotl32(t76, 6) & 0x30303030),
    t78 = z[6] ^ t44, t79 = ((t78 >> 2) & 0xc0c0c0c) | (rotl32(t78, 6) & 0x30303030),
    t80 = z[1] ^ t35, t81 = ((t80 >> 2) & 0xc0c0c0c) | (rotl32(t80, 6) & 0x30303030),
    t82 = z[5] ^ t26, t83 = ((t82 >> 2) & 0xc0c0c0c) | (rotl32(t82, 6) & 0x30303030),
    t84 = z[3] ^ t17, t85 = ((t84 >> 2) & 0xc0c0c0c) | (rotl32(t84, 6) & 0x30303030),
    t86 = z[7] ^ t8, t87 = ((t86 >> 2) & 0xc0c0c0c) | (rotl32(t86, 6) & 0x30303030), t88 = t8 ^ t26;
    key_setup_1(z + 184, z[0], t88);
    key_setup_1(z + 186, z[4], t71);
    key_setup_1(z + 188, z[2], t62);
    key_setup_1(z + 190, z[6], t53);
    key_setup_1(z + 192, z[1], t44);
    key_setup_1(z + 194, z[5], t35);
    key_setup_1(z + 196, z[3], t26);
    key_setup_1(z + 198, z[7], t17);
    const uint32_t t89 = key_setup_0(z[184]), t90 = key_setup_0(z[186]), t91 = key_setup_0(z[188]),
    t92 = key_setup_0(z[190]), t93 = key_setup_0(z[192]), t94 = key_setup_0(z[194]),
    t95 = key_setup_0(z[196]), t96 = key_setup_0(z[198]), t97 = t17 ^ t35;
    key_setup_10(z + 200, z[0], t97);
    key_setup_10(z + 204, z[4], t88);
    key_setup_10(z + 208, z[2], t71);
    key_setup_10(z + 212, z[6], t62);
    key_setup_10(z + 216, z[1], t53);
    key_setup_10(z + 220, z[5], t44);
    key_setup_10(z + 224, z[3], t35);
    key_setup_10(z + 228, z[7], t26);
    const uint32_t t98 = key_setup_14(z[202], z[200], z[201]),
    t99 = key_setup_14(z[206], z[204], z[205]), t100 = key_setup_14(z[210], z[208], z[209]),
    t101 = key_setup_14(z[214], z[212], z[213]), t102 = key_setup_14(z[218], z[216], z[217]),
    t103 = key_setup_14(z[222], z[220], z[221]), t104 = key_setup_14(z[226], z[224], z[225]),
    t105 = key_setup_14(z[230], z[228], z[229]), t106 = t26 ^ t44;
    key_setup_7(z + 232, z[0], t106);
    key_setup_7(z + 236, z[4], t97);
    key_setup_7(z + 240, z[2], t88);
    key_setup_7(z + 244, z[6], t71);
    key_setup_7(z + 248, z[1], t62);
    key_setup_7(z + 252, z[5], t53);
    key_setup_7(z + 256, z[3], t44);
    key_setup_7(z + 260, z[7], t35);
    const uint32_t t107 = key_setup_8(z[234], z[232], z[233]),
    t108 = key_setup_8(z[238], z[236], z[237]), t109 = key_setup_8(z[242], z[240], z[241]),
    t110 = key_setup_8(z[246], z[244], z[245]), t111 = key_setup_8(z[250], z[248], z[249]),
    t112 = key_setup_8(z[254], z[252], z[253]), t113 = key_setup_8(z[258], z[256], z[257]),
    t114 = key_setup_8(z[262], z[260], z[261]), t115 = t35 ^ t53;
    key_setup_5(z + 264, z[0], t115);
    key_setup_5(z + 267, z[4], t106);
    key_setup_5(z + 270, z[2], t97);
    key_setup_5(z + 273, z[6], t88);
    key_setup_5(z + 276, z[1], t71);
    key_setup_5(z + 279, z[5], t62);
    key_setup_5(z + 282, z[3], t53);
    key_setup_5(z + 285, z[7], t44);
    const uint32_t t116 = key_setup_12(z[265], z[264]), t117 = key_setup_12(z[268], z[267]),
    t118 = key_setup_12(z[271], z[270]), t119 = key_setup_12(z[274], z[273]),
    t120 = key_setup_12(z[277], z[276]), t121 = key_setup_12(z[280], z[279]),
    t122 = key_setup_12(z[283], z[282]), t123 = key_setup_12(z[286], z[285]), t124 = t44 ^ t62;
    key_setup_6(z + 288, z[0], t124);
    key_setup_6(z + 291, z[4], t115);
    key_setup_6(z + 294, z[2], t106);
    key_setup_6(z + 297, z[6], t97);
    key_setup_6(z + 300, z[1], t88);
    key_setup_6(z + 303, z[5], t71);
    key_setup_6(z + 306, z[3], t62);
    key_setup_6(z + 309, z[7], t53);
    const uint32_t t125 = key_setup_4(z[289], z[288]), t126 = key_setup_4(z[292], z[291]),
    t127 = key_setup_4(z[295], z[294]), t128 = key_setup_4(z[298], z[297]),
    t129 = key_setup_4(z[301], z[300]), t130 = key_setup_4(z[304], z[303]),
    t131 = key_setup_4(z[307], z[306]), t132 = key_setup_4(z[310], z[309]), t133 = t53 ^ t71;
    key_setup_9(z + 312, z[0], t133);
    key_setup_9(z + 314, z[4], t124);
    key_setup_9(z + 316, z[2], t115);
    key_setup_9(z + 318, z[6], t106);
    key_setup_9(z + 320, z[1], t97);
    key_setup_9(z + 322, z[5], t88);
    key_setup_9(z + 324, z[3], t71);
    key_setup_9(z + 326, z[7], t62);
    const uint32_t t134 = key_setup_11(z[312]), t135 = key_setup_11(z[314]),
    t136 = key_setup_11(z[316]), t137 = key_setup_11(z[318]), t138 = key_setup_11(z[320]),
    t139 = key_setup_11(z[322]), t140 = key_setup_11(z[324]), t141 = key_setup_11(z[326]),
    t142 = t62 ^ t88;
    key_setup_3(z + 328, z[0], t142);
    key_setup_3(z + 331, z[4], t133);
    key_setup_3(z + 334, z[2], t124);
    key_setup_3(z + 337, z[6], t115);
    key_setup_3(z + 340, z[1], t106);
    key_setup_3(z + 343, z[5], t97);
    key_setup_3(z + 346, z[3], t88);
    key_setup_3(z + 349, z[7], t71);
    const uint32_t t143 = key_setup_2(z[328], z[329]), t144 = key_setup_2(z[331], z[332]),
    t145 = key_setup_2(z[334], z[335]), t146 = key_setup_2(z[337], z[338]),
    t147 = key_setup_2(z[340], z[341]), t148 = key_setup_2(z[343], z[344]),
    t149 = key_setup_2(z[346], z[347]), t150 = key_setup_2(z[349], z[350]), t151 = t71 ^ t97,
    t152 = z[0] ^ t151, t153 = ((t152 >> 2) & 0xc0c0c0c) | (rotl32(t152, 6) & 0x30303030),
    t154 = z[4] ^ t142, t155 = ((t154 >> 2) & 0xc0c0c0c) | (rotl32(t154, 6) & 0x30303030),
    t156 = z[2] ^ t133, t157 = ((t156 >> 2) & 0xc0c0c0c) | (rotl32(t156, 6) & 0x30303030),
    t158 = z[6] ^ t124, t159 = ((t158 >> 2) & 0xc0c0c0c) | (rotl32(t158, 6) & 0x30303030),
    t160 = z[1] ^ t115, t161 = ((t160 >> 2) & 0xc0c0c0c) | (rotl32(t160, 6) & 0x30303030),
    t162 = z[5] ^ t106, t163 = ((t162 >> 2) & 0xc0c0c0c) | (rotl32(t162, 6) & 0x30303030),
    t164 = z[3] ^ t97, t165 = ((t164 >> 2) & 0xc0c0c0c) | (rotl32(t164, 6) & 0x30303030),
    t166 = z[7] ^ t88, t167 = ((t166 >> 2) & 0xc0c0c0c) | (rotl32(t166, 6) & 0x30303030),
    t168 = t88 ^ t106;
    key_setup_1(z + 352, z[0], t168);
    key_setup_1(z + 354, z[4], t151);
    key_setup_1(z + 356, z[2], t142);
    key_setup_1(z + 358, z[6], t133);
    key_setup_1(z + 360, z[1], t124);
    key_setup_1(z + 362, z[5], t115);
    key_setup_1(z + 364, z[3], t106);
    key_setup_1(z + 366, z[7], t97);
    const uint32_t t169 = key_setup_0(z[352]), t170 = key_setup_0(z[354]),
    t171 = key_setup_0(z[356]), t172 = key_setup_0(z[358]), t173 = key_setup_0(z[360]),
    t174 = key_setup_0(z[362]), t175 = key_setup_0(z[364]), t176 = key_setup_0(z[366]),
    t177 = t97 ^ t115;
    key_setup_10(z + 368, z[0], t177);
    key_setup_10(z + 372, z[4], t168);
    key_setup_10(z + 376, z[2], t151);
    key_setup_10(z + 380, z[6], t142);
    key_setup_10(z + 384, z[1], t133);
    key_setup_10(z + 388, z[5], t124);
    key_setup_10(z + 392, z[3], t115);
    key_setup_10(z + 396, z[7], t106);
    const uint32_t t178 = key_setup_14(z[370], z[368], z[369]),
    t179 = key_setup_14(z[374], z[372], z[373]), t180 = key_setup_14(z[378], z[376], z[377]),
    t181 = key_setup_14(z[382], z[380], z[381]), t182 = key_setup_14(z[386], z[384], z[385]),
    t183 = key_setup_14(z[390], z[388], z[389]), t184 = key_setup_14(z[394], z[392], z[393]),
    t185 = key_setup_14(z[398], z[396], z[397]), t186 = t106 ^ t124;
    key_setup_7(z + 400, z[0], t186);
    key_setup_7(z + 404, z[4], t177);
    key_setup_7(z + 408, z[2], t168);
    key_setup_7(z + 412, z[6], t151);
    key_setup_7(z + 416, z[1], t142);
    key_setup_7(z + 420, z[5], t133);
    key_setup_7(z + 424, z[3], t124);
    key_setup_7(z + 428, z[7], t115);
    const uint32_t t187 = key_setup_8(z[402], z[400], z[401]),
    t188 = key_setup_8(z[406], z[404], z[405]), t189 = key_setup_8(z[410], z[408], z[409]),
    t190 = key_setup_8(z[414], z[412], z[413]), t191 = key_setup_8(z[418], z[416], z[417]),
    t192 = key_setup_8(z[422], z[420], z[421]), t193 = key_setup_8(z[426], z[424], z[425]),
    t194 = key_setup_8(z[430], z[428], z[429]), t195 = t115 ^ t133;
    key_setup_5(z + 432, z[0], t195);
    key_setup_5(z + 435, z[4], t186);
    key_setup_5(z + 438, z[2], t177);
    key_setup_5(z + 441, z[6], t168);
    key_setup_5(z + 444, z[1], t151);
    key_setup_5(z + 447, z[5], t142);
    key_setup_5(z + 450, z[3], t133);
    key_setup_5(z + 453, z[7], t124);
    const uint32_t t196 = key_setup_12(z[433], z[432]), t197 = key_setup_12(z[436], z[435]),
    t198 = key_setup_12(z[439], z[438]), t199 = key_setup_12(z[442], z[441]),
    t200 = key_setup_12(z[445], z[444]), t201 = key_setup_12(z[448], z[447]),
    t202 = key_setup_12(z[451], z[450]), t203 = key_setup_12(z[454], z[453]), t204 = t124 ^ t142;
    key_setup_6(z + 456, z[0], t204);
    key_setup_6(z + 459, z[4], t195);
    key_setup_6(z + 462, z[2], t186);
    key_setup_6(z + 465, z[6], t177);
    key_setup_6(z + 468, z[1], t168);
    key_setup_6(z + 471, z[5], t151);
    key_setup_6(z + 474, z[3], t142);
    key_setup_6(z + 477, z[7], t133);
    const uint32_t t205 = key_setup_4(z[457], z[456]), t206 = key_setup_4(z[460], z[459]),
    t207 = key_setup_4(z[463], z[462]), t208 = key_setup_4(z[466], z[465]),
    t209 = key_setup_4(z[469], z[468]), t210 = key_setup_4(z[472], z[471]),
    t211 = key_setup_4(z[475], z[474]), t212 = key_setup_4(z[478], z[477]), t213 = t133 ^ t151;
    key_setup_9(z + 480, z[0], t213);
    key_setup_9(z + 482, z[4], t204);
    key_setup_9(z + 484, z[2], t195);
    key_setup_9(z + 486, z[6], t186);
    key_setup_9(z + 488, z[1], t177);
    key_setup_9(z + 490, z[5], t168);
    key_setup_9(z + 492, z[3], t151);
    key_setup_9(z + 494, z[7], t142);
    const uint32_t t214 = key_setup_11(z[480]), t215 = key_setup_11(z[482]),
    t216 = key_setup_11(z[484]), t217 = key_setup_11(z[486]), t218 = key_setup_11(z[488]),
    t219 = key_setup_11(z[490]), t220 = key_setup_11(z[492]), t221 = key_setup_11(z[494]);
    key_setup_3(z + 496, z[0], z[15]);
    key_setup_3(z + 499, z[4], t213);
    key_setup_3(z + 502, z[2], t204);
    key_setup_3(z + 505, z[6], t195);
    key_setup_3(z + 508, z[1], t186);
    key_setup_3(z + 511, z[5], t177);
    key_setup_3(z + 514, z[3], t168);
    key_setup_3(z + 517, z[7], t151);
    const uint32_t t222 = key_setup_2(z[496], z[497]), t223 = key_setup_2(z[499], z[500]),
    t224 = key_setup_2(z[502], z[503]), t225 = key_setup_2(z[505], z[506]),
    t226 = key_setup_2(z[508], z[509]), t227 = key_setup_2(z[511], z[512]),
    t228 = key_setup_2(z[514], z[515]), t229 = key_setup_2(z[517], z[518]), t230 = z[0] ^ z[11],
    t231 = ((t230 >> 2) & 0xc0c0c0c) | (rotl32(t230, 6) & 0x30303030), t232 = z[4] ^ z[15],
    t233 = ((t232 >> 2) & 0xc0c0c0c) | (rotl32(t232, 6) & 0x30303030), t234 = z[2] ^ t213,
    t235 = ((t234 >> 2) & 0xc0c0c0c) | (rotl32(t234, 6) & 0x30303030), t236 = z[6] ^ t204,
    t237 = ((t236 >> 2) & 0xc0c0c0c) | (rotl32(t236, 6) & 0x30303030), t238 = z[1] ^ t195,
    t239 = ((t238 >> 2) & 0xc0c0c0c) | (rotl32(t238, 6) & 0x30303030), t240 = z[5] ^ t186,
    t241 = ((t240 >> 2) & 0xc0c0c0c) | (rotl32(t240, 6) & 0x30303030), t242 = z[3] ^ t177,
    t243 = ((t242 >> 2) & 0xc0c0c0c) | (rotl32(t242, 6) & 0x30303030), t244 = z[7] ^ t168,
    t245 = ((t244 >> 2) & 0xc0c0c0c) | (rotl32(t244, 6) & 0x30303030);
    store32(rk, ((z[0] ^ z[8]) & 0xf0f0f0f) ^ 3);
    store32(rk + 4, ((z[4] ^ z[12]) & 0xf0f0f0f) ^ 48);
    store32(rk + 8, (z[2] ^ z[10]) & 0xf0f0f0f);
    store32(rk + 12, (z[6] ^ z[14]) & 0xf0f0f0f);
    store32(rk + 16, (z[1] ^ z[9]) & 0xf0f0f0f);
    store32(rk + 20, (z[5] ^ z[13]) & 0xf0f0f0f);
    store32(rk + 24, (z[3] ^ z[11]) & 0xf0f0f0f);
    store32(rk + 28, (z[7] ^ z[15]) & 0xf0f0f0f);
    store32(rk + 32, z[17] ^ 0xc000);
    store32(rk + 36, z[19] ^ 0xc00c000);
    store32(rk + 40, z[21]);
    store32(rk + 44, z[23]);
    store32(rk + 48, z[25]);
    store32(rk + 52, z[27]);
    store32(rk + 56, z[29]);
    store32(rk + 60, z[31]);
    store32(rk + 64, t9 ^ 0x30000000);
    store32(rk + 68, t10 ^ 0x33000000);
    store32(rk + 72, t11 ^ 0x30000000);
    store32(rk + 76, t12);
    store32(rk + 80, t13);
    store32(rk + 84, t14);
    store32(rk + 88, t15);
    store32(rk + 92, t16);
    store32(rk + 96, z[35] ^ 0xc0000);
    store32(rk + 100, z[39] ^ 0xc00c0);
    store32(rk + 104, z[43] ^ 0xc0000);
    store32(rk + 108, z[47] ^ 0xc0000);
    store32(rk + 112, z[51]);
    store32(rk + 116, z[55]);
    store32(rk + 120, z[59]);
    store32(rk + 124, z[63]);
    store32(rk + 128, t18 ^ 0xf0000);
    store32(rk + 132, t19 ^ 0x330000);
    store32(rk + 136, t20 ^ 0x30000);
    store32(rk + 140, t21 ^ 0x30000);
    store32(rk + 144, t22);
    store32(rk + 148, t23);
    store32(rk + 152, t24);
    store32(rk + 156, t25);
    store32(rk + 160, z[67] ^ 0x30000);
    store32(rk + 164, z[71] ^ 0xc0030c00);
    store32(rk + 168, z[75] ^ 0xc0000000);
    store32(rk + 172, z[79] ^ 0xc0000000);
    store32(rk + 176, z[83]);
    store32(rk + 180, z[87]);
    store32(rk + 184, z[91]);
    store32(rk + 188, z[95]);
    store32(rk + 192, t27 ^ 0xc0003000);
    store32(rk + 196, t28 ^ 0xc0000300);
    store32(rk + 200, t29 ^ 0x3000);
    store32(rk + 204, t30 ^ 0x3000);
    store32(rk + 208, t31);
    store32(rk + 212, t32);
    store32(rk + 216, t33);
    store32(rk + 220, t34);
    store32(rk + 224, z[98] ^ 0x300c);
    store32(rk + 228, z[101] ^ 0xc0300c);
    store32(rk + 232, z[104]);
    store32(rk + 236, z[107] ^ 12);
    store32(rk + 240, z[110]);
    store32(rk + 244, z[113]);
    store32(rk + 248, z[116]);
    store32(rk + 252, z[119]);
    store32(rk + 256, t36 ^ 15);
    store32(rk + 260, t37 ^ 63);
    store32(rk + 264, t38 ^ 3);
    store32(rk + 268, t39);
    store32(rk + 272, t40);
    store32(rk + 276, t41);
    store32(rk + 280, t42);
    store32(rk + 284, t43);
    store32(rk + 288, z[122] ^ 0xc000);
    store32(rk + 292, z[125] ^ 0xc00c003);
    store32(rk + 296, z[128] ^ 0xc000);
    store32(rk + 300, z[131] ^ 0xc000);
    store32(rk + 304, z[134]);
    store32(rk + 308, z[137]);
    store32(rk + 312, z[140]);
    store32(rk + 316, z[143]);
    store32(rk + 320, t45 ^ 0xc000);
    store32(rk + 324, t46 ^ 0x33000000);
    store32(rk + 328, t47 ^ 0x30000000);
    store32(rk + 332, t48 ^ 0x30000000);
    store32(rk + 336, t49);
    store32(rk + 340, t50);
    store32(rk + 344, t51);
    store32(rk + 348, t52);
    store32(rk + 352, z[145] ^ 0x30000000);
    store32(rk + 356, z[147] ^ 0x300000c0);
    store32(rk + 360, z[149] ^ 0xc0000);
    store32(rk + 364, z[151] ^ 0xc0000);
    store32(rk + 368, z[153]);
    store32(rk + 372, z[155]);
    store32(rk + 376, z[157]);
    store32(rk + 380, z[159]);
    store32(rk + 384, t54 ^ 0xf0000);
    store32(rk + 388, t55 ^ 0x3c0000);
    store32(rk + 392, t56);
    store32(rk + 396, t57 ^ 0x30000);
    store32(rk + 400, t58);
    store32(rk + 404, t59);
    store32(rk + 408, t60);
    store32(rk + 412, t61);
    store32(rk + 416, z[162] ^ 0xc0030000);
    store32(rk + 420, z[165] ^ 0xc0030c00);
    store32(rk + 424, z[168]);
    store32(rk + 428, z[171]);
    store32(rk + 432, z[174]);
    store32(rk + 436, z[177]);
    store32(rk + 440, z[180]);
    store32(rk + 444, z[183]);
    store32(rk + 448, t63 ^ 0x3000);
    store32(rk + 452, t64 ^ 0xc0003300);
    store32(rk + 456, t65 ^ 0x3000);
    store32(rk + 460, t66);
    store32(rk + 464, t67);
    store32(rk + 468, t68);
    store32(rk + 472, t69);
    store32(rk + 476, t70);
    store32(rk + 480, t73);
    store32(rk + 484, t75 ^ 0xc0000c);
    store32(rk + 488, t77 ^ 12);
    store32(rk + 492, t79 ^ 12);
    store32(rk + 496, t81);
    store32(rk + 500, t83);
    store32(rk + 504, t85);
    store32(rk + 508, t87);
    store32(rk + 512, (t72 & 0xf0f0f0f) ^ 15);
    store32(rk + 516, (t74 & 0xf0f0f0f) ^ 48);
    store32(rk + 520, (t76 & 0xf0f0f0f) ^ 3);
    store32(rk + 524, (t78 & 0xf0f0f0f) ^ 3);
    store32(rk + 528, t80 & 0xf0f0f0f);
    store32(rk + 532, t82 & 0xf0f0f0f);
    store32(rk + 536, t84 & 0xf0f0f0f);
    store32(rk + 540, t86 & 0xf0f0f0f);
    store32(rk + 544, z[185] ^ 3);
    store32(rk + 548, z[187] ^ 0xc00c003);
    store32(rk + 552, z[189]);
    store32(rk + 556, z[191] ^ 0xc000);
    store32(rk + 560, z[193]);
    store32(rk + 564, z[195]);
    store32(rk + 568, z[197]);
    store32(rk + 572, z[199]);
    store32(rk + 576, t89 ^ 0x3000c000);
    store32(rk + 580, t90 ^ 0x300c000);
    store32(rk + 584, t91 ^ 0x30000000);
    store32(rk + 588, t92);
    store32(rk + 592, t93);
    store32(rk + 596, t94);
    store32(rk + 600, t95);
    store32(rk + 604, t96);
    store32(rk + 608, z[203] ^ 0xc0000);
    store32(rk + 612, z[207] ^ 0x300c00c0);
    store32(rk + 616, z[211]);
    store32(rk + 620, z[215] ^ 0xc0000);
    store32(rk + 624, z[219]);
    store32(rk + 628, z[223]);
    store32(rk + 632, z[227]);
    store32(rk + 636, z[231]);
    store32(rk + 640, t98 ^ 0xc0000);
    store32(rk + 644, t99 ^ 0x330000);
    store32(rk + 648, t100 ^ 0x30000);
    store32(rk + 652, t101);
    store32(rk + 656, t102);
    store32(rk + 660, t103);
    store32(rk + 664, t104);
    store32(rk + 668, t105);
    store32(rk + 672, z[235]);
    store32(rk + 676, z[239] ^ 0x30c00);
    store32(rk + 680, z[243] ^ 0xc0000000);
    store32(rk + 684, z[247] ^ 0xc0000000);
    store32(rk + 688, z[251]);
    store32(rk + 692, z[255]);
    store32(rk + 696, z[259]);
    store32(rk + 700, z[263]);
    store32(rk + 704, t107 ^ 0xc0000000);
    store32(rk + 708, t108 ^ 0x300);
    store32(rk + 712, t109);
    store32(rk + 716, t110 ^ 0x3000);
    store32(rk + 720, t111);
    store32(rk + 724, t112);
    store32(rk + 728, t113);
    store32(rk + 732, t114);
    store32(rk + 736, z[266] ^ 0x3000);
    store32(rk + 740, z[269] ^ 0xc03000);
    store32(rk + 744, z[272]);
    store32(rk + 748, z[275]);
    store32(rk + 752, z[278]);
    store32(rk + 756, z[281]);
    store32(rk + 760, z[284]);
    store32(rk + 764, z[287]);
    store32(rk + 768, t116 ^ 3);
    store32(rk + 772, t117 ^ 60);
    store32(rk + 776, t118);
    store32(rk + 780, t119);
    store32(rk + 784, t120);
    store32(rk + 788, t121);
    store32(rk + 792, t122);
    store32(rk + 796, t123);
    store32(rk + 800, z[290]);
    store32(rk + 804, z[293] ^ 0xc00c000);
    store32(rk + 808, z[296]);
    store32(rk + 812, z[299]);
    store32(rk + 816, z[302]);
    store32(rk + 820, z[305]);
    store32(rk + 824, z[308]);
    store32(rk + 828, z[311]);
    store32(rk + 832, t125 ^ 0x30000000);
    store32(rk + 836, t126 ^ 0x3000000);
    store32(rk + 840, t127 ^ 0x30000000);
    store32(rk + 844, t128);
    store32(rk + 848, t129);
    store32(rk + 852, t130);
    store32(rk + 856, t131);
    store32(rk + 860, t132);
    store32(rk + 864, z[313] ^ 0xc0000);
    store32(rk + 868, z[315] ^ 0xc00c0);
    store32(rk + 872, z[317]);
    store32(rk + 876, z[319] ^ 0xc0000);
    store32(rk + 880, z[321]);
    store32(rk + 884, z[323]);
    store32(rk + 888, z[325]);
    store32(rk + 892, z[327]);
    store32(rk + 896, t134 ^ 0xf0000);
    store32(rk + 900, t135 ^ 0x330000);
    store32(rk + 904, t136 ^ 0x30000);
    store32(rk + 908, t137);
    store32(rk + 912, t138);
    store32(rk + 916, t139);
    store32(rk + 920, t140);
    store32(rk + 924, t141);
    store32(rk + 928, z[330]);
    store32(rk + 932, z[333] ^ 0xc0030c00);
    store32(rk + 936, z[336] ^ 0xc0000000);
    store32(rk + 940, z[339] ^ 0xc0000000);
    store32(rk + 944, z[342]);
    store32(rk + 948, z[345]);
    store32(rk + 952, z[348]);
    store32(rk + 956, z[351]);
    store32(rk + 960, t143 ^ 0xc0000000);
    store32(rk + 964, t144 ^ 0x300);
    store32(rk + 968, t145 ^ 0x3000);
    store32(rk + 972, t146 ^ 0x3000);
    store32(rk + 976, t147);
    store32(rk + 980, t148);
    store32(rk + 984, t149);
    store32(rk + 988, t150);
    store32(rk + 992, t153 ^ 0x3000);
    store32(rk + 996, t155 ^ 0xc03000);
    store32(rk + 1000, t157);
    store32(rk + 1004, t159 ^ 12);
    store32(rk + 1008, t161);
    store32(rk + 1012, t163);
    store32(rk + 1016, t165);
    store32(rk + 1020, t167);
    store32(rk + 1024, (t152 & 0xf0f0f0f) ^ 15);
    store32(rk + 1028, (t154 & 0xf0f0f0f) ^ 60);
    store32(rk + 1032, t156 & 0xf0f0f0f);
    store32(rk + 1036, t158 & 0xf0f0f0f);
    store32(rk + 1040, t160 & 0xf0f0f0f);
    store32(rk + 1044, t162 & 0xf0f0f0f);
    store32(rk + 1048, t164 & 0xf0f0f0f);
    store32(rk + 1052, t166 & 0xf0f0f0f);
    store32(rk + 1056, z[353] ^ 0xc000);
    store32(rk + 1060, z[355] ^ 0xc00c003);
    store32(rk + 1064, z[357]);
    store32(rk + 1068, z[359]);
    store32(rk + 1072, z[361]);
    store32(rk + 1076, z[363]);
    store32(rk + 1080, z[365]);
    store32(rk + 1084, z[367]);
    store32(rk + 1088, t169);
    store32(rk + 1092, t170 ^ 0x33000000);
    store32(rk + 1096, t171 ^ 0x30000000);
    store32(rk + 1100, t172);
    store32(rk + 1104, t173);
    store32(rk + 1108, t174);
    store32(rk + 1112, t175);
    store32(rk + 1116, t176);
    store32(rk + 1120, z[371] ^ 0xc0000);
    store32(rk + 1124, z[375] ^ 192);
    store32(rk + 1128, z[379] ^ 0xc0000);
    store32(rk + 1132, z[383] ^ 0xc0000);
    store32(rk + 1136, z[387]);
    store32(rk + 1140, z[391]);
    store32(rk + 1144, z[395]);
    store32(rk + 1148, z[399]);
    store32(rk + 1152, t178 ^ 0xf0000);
    store32(rk + 1156, t179 ^ 0x330000);
    store32(rk + 1160, t180);
    store32(rk + 1164, t181 ^ 0x30000);
    store32(rk + 1168, t182);
    store32(rk + 1172, t183);
    store32(rk + 1176, t184);
    store32(rk + 1180, t185);
    store32(rk + 1184, z[403] ^ 0x30000);
    store32(rk + 1188, z[407] ^ 0xc0030c00);
    store32(rk + 1192, z[411] ^ 0xc0000000);
    store32(rk + 1196, z[415]);
    store32(rk + 1200, z[419]);
    store32(rk + 1204, z[423]);
    store32(rk + 1208, z[427]);
    store32(rk + 1212, z[431]);
    store32(rk + 1216, t187 ^ 0x3000);
    store32(rk + 1220, t188 ^ 0xc0000300);
    store32(rk + 1224, t189 ^ 0x3000);
    store32(rk + 1228, t190 ^ 0x3000);
    store32(rk + 1232, t191);
    store32(rk + 1236, t192);
    store32(rk + 1240, t193);
    store32(rk + 1244, t194);
    store32(rk + 1248, z[434] ^ 0x3000);
    store32(rk + 1252, z[437] ^ 0xc0000c);
    store32(rk + 1256, z[440]);
    store32(rk + 1260, z[443] ^ 12);
    store32(rk + 1264, z[446]);
    store32(rk + 1268, z[449]);
    store32(rk + 1272, z[452]);
    store32(rk + 1276, z[455]);
    store32(rk + 1280, t196 ^ 12);
    store32(rk + 1284, t197 ^ 60);
    store32(rk + 1288, t198 ^ 3);
    store32(rk + 1292, t199);
    store32(rk + 1296, t200);
    store32(rk + 1300, t201);
    store32(rk + 1304, t202);
    store32(rk + 1308, t203);
    store32(rk + 1312, z[458] ^ 0xc000);
    store32(rk + 1316, z[461] ^ 0xc000003);
    store32(rk + 1320, z[464]);
    store32(rk + 1324, z[467] ^ 0xc000);
    store32(rk + 1328, z[470]);
    store32(rk + 1332, z[473]);
    store32(rk + 1336, z[476]);
    store32(rk + 1340, z[479]);
    store32(rk + 1344, t205 ^ 0xc000);
    store32(rk + 1348, t206 ^ 0x33000000);
    store32(rk + 1352, t207);
    store32(rk + 1356, t208);
    store32(rk + 1360, t209);
    store32(rk + 1364, t210);
    store32(rk + 1368, t211);
    store32(rk + 1372, t212);
    store32(rk + 1376, z[481]);
    store32(rk + 1380, z[483] ^ 0x300000c0);
    store32(rk + 1384, z[485] ^ 0xc0000);
    store32(rk + 1388, z[487]);
    store32(rk + 1392, z[489]);
    store32(rk + 1396, z[491]);
    store32(rk + 1400, z[493]);
    store32(rk + 1404, z[495]);
    store32(rk + 1408, t214);
    store32(rk + 1412, t215 ^ 0x300000);
    store32(rk + 1416, t216);
    store32(rk + 1420, t217 ^ 0x30000);
    store32(rk + 1424, t218);
    store32(rk + 1428, t219);
    store32(rk + 1432, t220);
    store32(rk + 1436, t221);
    store32(rk + 1440, z[498] ^ 0xc0030000);
    store32(rk + 1444, z[501] ^ 0xc00);
    store32(rk + 1448, z[504]);
    store32(rk + 1452, z[507]);
    store32(rk + 1456, z[510]);
    store32(rk + 1460, z[513]);
    store32(rk + 1464, z[516]);
    store32(rk + 1468, z[519]);
    store32(rk + 1472, t222);
    store32(rk + 1476, t223 ^ 0xc0003300);
    store32(rk + 1480, t224);
    store32(rk + 1484, t225);
    store32(rk + 1488, t226);
    store32(rk + 1492, t227);
    store32(rk + 1496, t228);
    store32(rk + 1500, t229);
    store32(rk + 1504, t231);
    store32(rk + 1508, t233 ^ 0xc00000);
    store32(rk + 1512, t235 ^ 12);
    store32(rk + 1516, t237);
    store32(rk + 1520, t239);
    store32(rk + 1524, t241);
    store32(rk + 1528, t243);
    store32(rk + 1532, t245);
}

static inline void lwcc_skinny128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_256_key_setup_ptx(ctx, key);
    lwcc_skinny128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 1536, t25);
    store32(ctx + 1540, t34 << 4);
    store32(ctx + 1544, t30);
    store32(ctx + 1548, t36 << 4);
    store32(ctx + 1552, t26);
    store32(ctx + 1556, t35 << 4);
    store32(ctx + 1560, t31);
    store32(ctx + 1564, t37 << 4);
    store32(ctx + 1568, t28);
    store32(ctx + 1572, t34);
    store32(ctx + 1576, t33);
    store32(ctx + 1580, t36);
    store32(ctx + 1584, t27);
    store32(ctx + 1588, t35);
    store32(ctx + 1592, t32);
    store32(ctx + 1596, t37);
}

#endif
