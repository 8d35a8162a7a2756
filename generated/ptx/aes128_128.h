// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_AES128_128_H_PTX
#define LWCC_AES128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_128_BLOCK_BYTES_PTX 16
#define LWCC_AES128_128_KEY_BYTES_PTX 16
#define LWCC_AES128_128_NONCE_BYTES_PTX 12
#define LWCC_AES128_128_RK_BYTES_PTX 352
#define LWCC_AES128_128_CTX_BYTES_PTX 416
#define LWCC_AES128_128_ALIGN_BYTES_PTX 16
#define LWCC_AES128_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (352 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (416 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
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
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7)
{
    const uint32_t t0 = (x0 ^ x1) & 0x55555555, t1 = x1 ^ (t0 << 1), t2 = x1 ^ t0,
    t3 = ((x2 >> 2) ^ x3) & 0x33333333, t4 = x2 ^ (t3 << 2), t5 = x3 ^ t3,
    t6 = ((x4 >> 2) ^ t1) & 0x33333333, t7 = x4 ^ (t6 << 2), t8 = t1 ^ t6,
    t9 = ((x5 >> 2) ^ x6) & 0x33333333, t10 = x5 ^ (t9 << 2), t11 = x6 ^ t9,
    t12 = ((x7 >> 2) ^ t2) & 0x33333333, t13 = x7 ^ (t12 << 2), t14 = t2 ^ t12,
    t15 = ((t4 >> 4) ^ t7) & 0xf0f0f0f, t16 = t4 ^ (t15 << 4), t17 = t7 ^ t15,
    t18 = ((t5 >> 4) ^ t8) & 0xf0f0f0f, t19 = t5 ^ (t18 << 4), t20 = t8 ^ t18,
    t21 = ((t10 >> 4) ^ t13) & 0xf0f0f0f, t22 = t10 ^ (t21 << 4), t23 = t13 ^ t21,
    t24 = ((t11 >> 4) ^ t14) & 0xf0f0f0f, t25 = t11 ^ (t24 << 4), t26 = t14 ^ t24;
    z[0] = t16;
    z[1] = t17;
    z[2] = t19;
    z[3] = t20;
    z[4] = t22;
    z[5] = t23;
    z[6] = t25;
    z[7] = t26;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 >> 1) ^ x0) & 0x55555555, t1 = x0 ^ (t0 << 1), t2 = x0 ^ t0,
    t3 = ((x1 >> 1) ^ x1) & 0x55555555, t4 = x1 ^ (t3 << 1), t5 = x1 ^ t3,
    t6 = ((x2 >> 1) ^ x2) & 0x55555555, t7 = x2 ^ (t6 << 1), t8 = x2 ^ t6;
    z[0] = t1;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
    z[4] = t7;
    z[5] = t8;
}

static inline void lwcc_aes128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[168];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12);
    key_setup_0(z, t3, t0);
    const uint32_t t4 = z[1] ^ 1, t5 = t4 ^ t1, t6 = t5 ^ t2, t7 = t6 ^ t3;
    key_setup_0(z + 2, t7, z[1]);
    const uint32_t t8 = z[3] ^ 3, t9 = t8 ^ t5, t10 = t9 ^ t6, t11 = t10 ^ t7;
    key_setup_0(z + 4, t11, z[3]);
    const uint32_t t12 = z[5] ^ 7, t13 = t12 ^ t9, t14 = t13 ^ t10, t15 = t14 ^ t11;
    key_setup_0(z + 6, t15, z[5]);
    const uint32_t t16 = z[7] ^ 15, t17 = t16 ^ t13, t18 = t17 ^ t14, t19 = t18 ^ t15;
    key_setup_0(z + 8, t19, z[7]);
    const uint32_t t20 = z[9] ^ 31, t21 = t20 ^ t17, t22 = t21 ^ t18, t23 = t22 ^ t19;
    key_setup_0(z + 10, t23, z[9]);
    const uint32_t t24 = z[11] ^ 63, t25 = t24 ^ t21, t26 = t25 ^ t22, t27 = t26 ^ t23;
    key_setup_0(z + 12, t27, z[11]);
    const uint32_t t28 = z[13] ^ 127, t29 = t28 ^ t25, t30 = t29 ^ t26, t31 = t30 ^ t27;
    key_setup_0(z + 14, t31, z[13]);
    const uint32_t t32 = z[15] ^ 255, t33 = t32 ^ t29, t34 = t33 ^ t30, t35 = t34 ^ t31;
    key_setup_0(z + 16, t35, z[15]);
    const uint32_t t36 = z[17] ^ 228, t37 = t36 ^ t33, t38 = t37 ^ t34, t39 = t38 ^ t35;
    key_setup_0(z + 18, t39, z[17]);
    const uint32_t t40 = z[19] ^ 210, t41 = t40 ^ t37, t42 = t41 ^ t38;
    key_setup_2(z + 20, t0, t1, t2);
    key_setup_1(z + 26, z[0], t3, z[20], z[22], z[24], z[21], z[23], z[25]);
    const uint32_t t43 = t7 << 8, t44 = t6 << 8, t45 = t5 << 8,
    t46 = (((t4 >> 24) | (t43 & 0xff00)) | (t44 & 0xff0000)) | (t45 & 0xff000000), t47 = t4 << 8,
    t48 = (((t5 >> 24) | (t47 & 0xff00)) | (t43 & 0xff0000)) | (t44 & 0xff000000),
    t49 = (((t6 >> 24) | (t45 & 0xff00)) | (t47 & 0xff0000)) | (t43 & 0xff000000),
    t50 = (((t7 >> 24) | (t44 & 0xff00)) | (t45 & 0xff0000)) | (t47 & 0xff000000);
    key_setup_2(z + 34, t46, t48, t49);
    key_setup_1(z + 40, t50 >> 1, t50, z[34], z[36], z[38], z[35], z[37], z[39]);
    const uint32_t t51 = (rotl32(t9, 16) & 0xff00ff) | (rotl32(t11, 16) & 0xff00ff00),
    t52 = (rotl32(t10, 16) & 0xff00ff) | (rotl32(t8, 16) & 0xff00ff00), t53 = t51 ^ rotl32(t3, 16),
    t54 = t52 ^ rotl32(t2, 16);
    key_setup_2(z + 48, t51, t52, t53);
    key_setup_1(z + 54, t54 >> 1, t54, z[48], z[50], z[52], z[49], z[51], z[53]);
    const uint32_t t55 = t12 >> 8, t56 = t13 >> 8,
    t57 = (((t15 >> 8) & 255) | (t55 & 0xff00)) | (t56 & 0xff0000), t58 = t57 | (t14 << 24),
    t59 = ((t55 & 255) | (t56 & 0xff00)) | ((t14 >> 8) & 0xff0000), t60 = t59 | (t15 << 24),
    t61 = ((t7 >> 8) & 0xff00ff) | (rotl32(t6, 24) & 0xff00ff00), t62 = t58 ^ t61,
    t63 = ((t6 >> 8) & 0xff00ff) | (rotl32(t7, 24) & 0xff00ff00), t64 = t60 ^ t63;
    key_setup_2(z + 62, t58, t60, t62);
    key_setup_1(z + 68, t64 >> 1, t64, z[62], z[64], z[66], z[63], z[65], z[67]);
    const uint32_t t65 = ((t18 >> 1) ^ t18) & 0x55555555, t66 = t18 ^ (t65 << 1), t67 = t18 ^ t65,
    t68 = (z[8] ^ t19) & 0x55555555, t69 = t19 ^ (t68 << 1), t70 = t19 ^ t68,
    t71 = ((t16 >> 1) ^ t16) & 0x55555555, t72 = t16 ^ (t71 << 1), t73 = t16 ^ t71;
    key_setup_1(z + 76, t17 >> 1, t17, t66, t69, t72, t67, t70, t73);
    const uint32_t t74 = t21 << 8, t75 = t20 << 8,
    t76 = ((t22 >> 24) | (t74 & 0xff00)) | (t75 & 0xff0000), t77 = t76 | ((t23 << 8) & 0xff000000),
    t78 = ((t23 >> 24) | ((t22 << 8) & 0xff00)) | (t74 & 0xff0000), t79 = t78 | (t75 & 0xff000000),
    t80 = (rotl32(t14, 8) & 0xff00ff) | ((t15 << 8) & 0xff00ff00), t81 = t77 ^ t80,
    t82 = (rotl32(t15, 8) & 0xff00ff) | ((t14 << 8) & 0xff00ff00), t83 = t79 ^ t82;
    key_setup_2(z + 84, t77, t79, t81);
    key_setup_1(z + 90, t83 >> 1, t83, z[84], z[86], z[88], z[85], z[87], z[89]);
    const uint32_t t84 = (rotl32(t27, 16) & 0xff00ff) | (rotl32(t25, 16) & 0xff00ff00),
    t85 = (rotl32(t24, 16) & 0xff00ff) | (rotl32(t26, 16) & 0xff00ff00),
    t86 = t84 ^ rotl32(t19, 16), t87 = t85 ^ rotl32(t18, 16);
    key_setup_2(z + 98, t84, t85, t86);
    key_setup_1(z + 104, t87 >> 1, t87, z[98], z[100], z[102], z[99], z[101], z[103]);
    const uint32_t t88 = t30 >> 8, t89 = t31 >> 8,
    t90 = (((t29 >> 8) & 255) | (t88 & 0xff00)) | (t89 & 0xff0000), t91 = t90 | (t28 << 24),
    t92 = ((t88 & 255) | (t89 & 0xff00)) | ((t28 >> 8) & 0xff0000), t93 = t92 | (t29 << 24),
    t94 = ((t23 >> 8) & 0xff00ff) | (rotl32(t22, 24) & 0xff00ff00), t95 = t91 ^ t94,
    t96 = ((t22 >> 8) & 0xff00ff) | (rotl32(t23, 24) & 0xff00ff00), t97 = t93 ^ t96;
    key_setup_2(z + 112, t91, t93, t95);
    key_setup_1(z + 118, t97 >> 1, t97, z[112], z[114], z[116], z[113], z[115], z[117]);
    key_setup_2(z + 126, t32, t33, t34);
    key_setup_1(z + 132, z[16], t35, z[126], z[128], z[130], z[127], z[129], z[131]);
    const uint32_t t98 = ((t36 & 255) | (t39 & 0xff00)) | (t38 & 0xff0000),
    t99 = t98 | (t37 & 0xff000000), t100 = ((t37 & 255) | (t36 & 0xff00)) | (t39 & 0xff0000),
    t101 = t100 | (t38 & 0xff000000), t102 = t99 ^ ((t30 & 0xff00ff) | (t31 & 0xff00ff00)),
    t103 = t101 ^ ((t31 & 0xff00ff) | (t30 & 0xff00ff00));
    key_setup_2(z + 140, t99, t101, t102);
    key_setup_1(z + 146, t103 >> 1, t103, z[140], z[142], z[144], z[141], z[143], z[145]);
    const uint32_t t104 = (t40 & 0xff00ff) | (t42 & 0xff00ff00),
    t105 = (t41 & 0xff00ff) | ((t42 ^ t39) & 0xff00ff00), t106 = t104 ^ t34, t107 = t105 ^ t35;
    key_setup_2(z + 154, t104, t105, t106);
    key_setup_1(z + 160, t107 >> 1, t107, z[154], z[156], z[158], z[155], z[157], z[159]);
    store32(rk, z[26]);
    store32(rk + 4, z[30]);
    store32(rk + 8, z[28]);
    store32(rk + 12, z[32]);
    store32(rk + 16, z[27]);
    store32(rk + 20, z[31]);
    store32(rk + 24, z[29]);
    store32(rk + 28, z[33]);
    store32(rk + 32, z[40]);
    store32(rk + 36, z[44]);
    store32(rk + 40, z[42]);
    store32(rk + 44, z[46]);
    store32(rk + 48, z[41]);
    store32(rk + 52, z[45]);
    store32(rk + 56, z[43]);
    store32(rk + 60, z[47]);
    store32(rk + 64, z[54]);
    store32(rk + 68, z[58]);
    store32(rk + 72, z[56]);
    store32(rk + 76, z[60]);
    store32(rk + 80, z[55]);
    store32(rk + 84, z[59]);
    store32(rk + 88, z[57]);
    store32(rk + 92, z[61]);
    store32(rk + 96, z[68]);
    store32(rk + 100, z[72]);
    store32(rk + 104, z[70]);
    store32(rk + 108, z[74]);
    store32(rk + 112, z[69]);
    store32(rk + 116, z[73]);
    store32(rk + 120, z[71]);
    store32(rk + 124, z[75]);
    store32(rk + 128, z[76]);
    store32(rk + 132, z[80]);
    store32(rk + 136, z[78]);
    store32(rk + 140, z[82]);
    store32(rk + 144, z[77]);
    store32(rk + 148, z[81]);
    store32(rk + 152, z[79]);
    store32(rk + 156, z[83]);
    store32(rk + 160, z[90]);
    store32(rk + 164, z[94]);
    store32(rk + 168, z[92]);
    store32(rk + 172, z[96]);
    store32(rk + 176, z[91]);
    store32(rk + 180, z[95]);
    store32(rk + 184, z[93]);
    store32(rk + 188, z[97]);
    store32(rk + 192, z[104]);
    store32(rk + 196, z[108]);
    store32(rk + 200, z[106]);
    store32(rk + 204, z[110]);
    store32(rk + 208, z[105]);
    store32(rk + 212, z[109]);
    store32(rk + 216, z[107]);
    store32(rk + 220, z[111]);
    store32(rk + 224, z[118]);
    store32(rk + 228, z[122]);
    store32(rk + 232, z[120]);
    store32(rk + 236, z[124]);
    store32(rk + 240, z[119]);
    store32(rk + 244, z[123]);
    store32(rk + 248, z[121]);
    store32(rk + 252, z[125]);
    store32(rk + 256, z[132]);
    store32(rk + 260, z[136]);
    store32(rk + 264, z[134]);
    store32(rk + 268, z[138]);
    store32(rk + 272, z[133]);
    store32(rk + 276, z[137]);
    store32(rk + 280, z[135]);
    store32(rk + 284, z[139]);
    store32(rk + 288, z[146]);
    store32(rk + 292, z[150]);
    store32(rk + 296, z[148]);
    store32(rk + 300, z[152]);
    store32(rk + 304, z[147]);
    store32(rk + 308, z[151]);
    store32(rk + 312, z[149]);
    store32(rk + 316, z[153]);
    store32(rk + 320, z[160]);
    store32(rk + 324, z[164]);
    store32(rk + 328, z[162]);
    store32(rk + 332, z[166]);
    store32(rk + 336, z[161]);
    store32(rk + 340, z[165]);
    store32(rk + 344, z[163]);
    store32(rk + 348, z[167]);
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
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24), t15 = (t12 ^ (t12 >> 1)) & 0x55555555,
    t16 = t12 ^ (t15 << 1), t17 = t12 ^ t15, t18 = (t13 ^ (t13 >> 1)) & 0x55555555,
    t19 = t13 ^ (t18 << 1), t20 = t13 ^ t18, t21 = (t14 ^ (t14 >> 1)) & 0x55555555,
    t22 = t14 ^ (t21 << 1), t23 = t14 ^ t21, t24 = (t19 ^ (t16 >> 2)) & 0x33333333,
    t25 = t16 ^ (t24 << 2), t26 = t19 ^ t24, t27 = (t22 >> 2) & 0x33333333, t28 = t22 ^ (t27 << 2),
    t29 = (t20 ^ (t17 >> 2)) & 0x33333333, t30 = t17 ^ (t29 << 2), t31 = t20 ^ t29,
    t32 = (t23 >> 2) & 0x33333333, t33 = t23 ^ (t32 << 2), t34 = (t28 ^ (t25 >> 4)) & 0xf0f0f0f,
    t35 = (t27 ^ (t26 >> 4)) & 0xf0f0f0f, t36 = (t33 ^ (t30 >> 4)) & 0xf0f0f0f,
    t37 = (t32 ^ (t31 >> 4)) & 0xf0f0f0f;
    store32(ctx + 352, load32(ctx) ^ t25);
    store32(ctx + 356, t34 << 4);
    store32(ctx + 360, load32(ctx + 4) ^ t30);
    store32(ctx + 364, t36 << 4);
    store32(ctx + 368, load32(ctx + 8) ^ t26);
    store32(ctx + 372, t35 << 4);
    store32(ctx + 376, load32(ctx + 12) ^ t31);
    store32(ctx + 380, t37 << 4);
    store32(ctx + 384, t28);
    store32(ctx + 388, t34);
    store32(ctx + 392, t33);
    store32(ctx + 396, t36);
    store32(ctx + 400, load32(ctx + 24) ^ t27);
    store32(ctx + 404, t35);
    store32(ctx + 408, load32(ctx + 28) ^ t32);
    store32(ctx + 412, t37);
}

#endif
