// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon96_144 --target ptx --lanes 1
#ifndef LWCC_SIMON96_144_H_PTX
#define LWCC_SIMON96_144_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON96_144_BLOCK_BYTES_PTX 12
#define LWCC_SIMON96_144_KEY_BYTES_PTX 18
#define LWCC_SIMON96_144_NONCE_BYTES_PTX 8
#define LWCC_SIMON96_144_RK_BYTES_PTX 432
#define LWCC_SIMON96_144_CTX_BYTES_PTX 448
#define LWCC_SIMON96_144_ALIGN_BYTES_PTX 16
#define LWCC_SIMON96_144_GROUP_BYTES_PTX 12

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (432 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon96_144_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (448 bytes, aligned to 16) for ctr_crypt; a nonce has 8 bytes.
static inline void lwcc_simon96_144_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon96_144_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LOAD_LE16
#define LWCC_HAS_LOAD_LE16
static inline uint16_t load_le16(const uint8_t *p)
{
    return (uint16_t)((uint32_t)p[0]
         | (uint32_t)p[1] << 8);
}
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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6)
{
    const uint32_t t0 = x1 | (x0 << 13), t1 = (0xfffffffd ^ x3) ^ (x2 ^ ((x2 >> 1) | (t0 << 31))),
    t2 = (0xffff ^ x4) ^ (t0 ^ (((t0 << 16) >> 17) | (x2 << 15))), t3 = (t1 >> 3) | (t2 << 29),
    t4 = ((t2 << 16) >> 19) | (t1 << 13), t5 = (0xfffffffc ^ x5) ^ (t3 ^ ((t3 >> 1) | (t4 << 31))),
    t6 = (0xffff ^ x6) ^ (t4 ^ (((t4 << 16) >> 17) | (t3 << 15))), t7 = (t5 >> 3) | (t6 << 29),
    t8 = ((t6 << 16) >> 19) | (t5 << 13), t9 = t7 ^ ((t7 >> 1) | (t8 << 31)),
    t10 = t8 ^ (((t8 << 16) >> 17) | (t7 << 15));
    z[0] = t1;
    z[1] = t2;
    z[2] = t5;
    z[3] = t6;
    z[4] = t9;
    z[5] = t10;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1)
{
    const uint32_t t0 = (x0 >> 3) | (x1 << 29), t1 = ((x1 << 16) >> 19) | (x0 << 13),
    t2 = t0 ^ ((t0 >> 1) | (t1 << 31)), t3 = t1 ^ (((t1 << 16) >> 17) | (t0 << 15));
    z[0] = t2;
    z[1] = t3;
}

static inline void lwcc_simon96_144_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[100];
    const uint32_t t0 = load_le32(key), t1 = load_le16(key + 4), t2 = load_le32(key + 6),
    t3 = load_le16(key + 10), t4 = load_le32(key + 12), t5 = load_le16(key + 16),
    t6 = (t4 >> 3) | (t5 << 29), t7 = (t5 >> 3) | (t4 << 13),
    t8 = (0xfffffffd ^ t0) ^ (t6 ^ ((t6 >> 1) | (t7 << 31))),
    t9 = (0xffff ^ t1) ^ (t7 ^ (((t7 << 16) >> 17) | (t6 << 15))), t10 = (t8 >> 3) | (t9 << 29);
    key_setup_0(z, t8, (t9 << 16) >> 19, t10, t2, t3, t4, t5);
    const uint32_t t11 = (0xfffffffd ^ t8) ^ z[4], t12 = (0xffff ^ t9) ^ z[5],
    t13 = (t11 >> 3) | (t12 << 29);
    key_setup_0(z + 6, t11, (t12 << 16) >> 19, t13, z[0], z[1], z[2], z[3]);
    const uint32_t t14 = (0xfffffffd ^ t11) ^ z[10], t15 = (0xffff ^ t12) ^ z[11];
    key_setup_1(z + 12, t14, t15);
    const uint32_t t16 = (0xfffffffd ^ z[6]) ^ z[12], t17 = (0xffff ^ z[7]) ^ z[13],
    t18 = (t16 >> 3) | (t17 << 29);
    key_setup_0(z + 14, t16, (t17 << 16) >> 19, t18, z[8], z[9], t14, t15);
    const uint32_t t19 = (0xfffffffd ^ t16) ^ z[18], t20 = (0xffff ^ t17) ^ z[19];
    key_setup_1(z + 20, t19, t20);
    const uint32_t t21 = (0xfffffffc ^ z[14]) ^ z[20], t22 = (0xffff ^ z[15]) ^ z[21];
    key_setup_1(z + 22, t21, t22);
    const uint32_t t23 = (0xfffffffd ^ z[16]) ^ z[22], t24 = (0xffff ^ z[17]) ^ z[23],
    t25 = (t23 >> 3) | (t24 << 29);
    key_setup_0(z + 24, t23, (t24 << 16) >> 19, t25, t19, t20, t21, t22);
    const uint32_t t26 = (0xfffffffc ^ t23) ^ z[28], t27 = (0xffff ^ t24) ^ z[29];
    key_setup_1(z + 30, t26, t27);
    const uint32_t t28 = (0xfffffffc ^ z[24]) ^ z[30], t29 = (0xffff ^ z[25]) ^ z[31];
    key_setup_1(z + 32, t28, t29);
    const uint32_t t30 = (0xfffffffd ^ z[26]) ^ z[32], t31 = (0xffff ^ z[27]) ^ z[33],
    t32 = (t30 >> 3) | (t31 << 29);
    key_setup_0(z + 34, t30, (t31 << 16) >> 19, t32, t26, t27, t28, t29);
    const uint32_t t33 = (0xfffffffc ^ t30) ^ z[38], t34 = (0xffff ^ t31) ^ z[39],
    t35 = (t33 >> 3) | (t34 << 29);
    key_setup_0(z + 40, t33, (t34 << 16) >> 19, t35, z[34], z[35], z[36], z[37]);
    const uint32_t t36 = (0xfffffffd ^ t33) ^ z[44], t37 = (0xffff ^ t34) ^ z[45];
    key_setup_1(z + 46, t36, t37);
    const uint32_t t38 = (0xfffffffd ^ z[40]) ^ z[46], t39 = (0xffff ^ z[41]) ^ z[47];
    key_setup_1(z + 48, t38, t39);
    const uint32_t t40 = (0xfffffffd ^ z[42]) ^ z[48], t41 = (0xffff ^ z[43]) ^ z[49],
    t42 = (t40 >> 3) | (t41 << 29);
    key_setup_0(z + 50, t40, (t41 << 16) >> 19, t42, t36, t37, t38, t39);
    const uint32_t t43 = (0xfffffffc ^ t40) ^ z[54], t44 = (0xffff ^ t41) ^ z[55];
    key_setup_1(z + 56, t43, t44);
    const uint32_t t45 = (0xfffffffc ^ z[50]) ^ z[56], t46 = (0xffff ^ z[51]) ^ z[57];
    key_setup_1(z + 58, t45, t46);
    const uint32_t t47 = (0xfffffffc ^ z[52]) ^ z[58], t48 = (0xffff ^ z[53]) ^ z[59];
    key_setup_1(z + 60, t47, t48);
    const uint32_t t49 = (0xfffffffc ^ t43) ^ z[60], t50 = (0xffff ^ t44) ^ z[61];
    key_setup_1(z + 62, t49, t50);
    const uint32_t t51 = (0xfffffffc ^ t45) ^ z[62], t52 = (0xffff ^ t46) ^ z[63],
    t53 = (t51 >> 3) | (t52 << 29);
    key_setup_0(z + 64, t51, (t52 << 16) >> 19, t53, t47, t48, t49, t50);
    const uint32_t t54 = (0xfffffffc ^ t51) ^ z[68], t55 = (0xffff ^ t52) ^ z[69],
    t56 = (t54 >> 3) | (t55 << 29);
    key_setup_0(z + 70, t54, (t55 << 16) >> 19, t56, z[64], z[65], z[66], z[67]);
    const uint32_t t57 = (0xfffffffc ^ t54) ^ z[74], t58 = (0xffff ^ t55) ^ z[75];
    key_setup_1(z + 76, t57, t58);
    const uint32_t t59 = (0xfffffffc ^ z[70]) ^ z[76], t60 = (0xffff ^ z[71]) ^ z[77],
    t61 = (t59 >> 3) | (t60 << 29);
    key_setup_0(z + 78, t59, (t60 << 16) >> 19, t61, z[72], z[73], t57, t58);
    const uint32_t t62 = (0xfffffffd ^ t59) ^ z[82], t63 = (0xffff ^ t60) ^ z[83];
    key_setup_1(z + 84, t62, t63);
    const uint32_t t64 = (0xfffffffc ^ z[78]) ^ z[84], t65 = (0xffff ^ z[79]) ^ z[85];
    key_setup_1(z + 86, t64, t65);
    const uint32_t t66 = (0xfffffffc ^ z[80]) ^ z[86], t67 = (0xffff ^ z[81]) ^ z[87];
    key_setup_1(z + 88, t66, t67);
    const uint32_t t68 = (0xfffffffd ^ t62) ^ z[88], t69 = (0xffff ^ t63) ^ z[89];
    key_setup_1(z + 90, t68, t69);
    const uint32_t t70 = (0xfffffffd ^ t64) ^ z[90], t71 = (0xffff ^ t65) ^ z[91],
    t72 = (t70 >> 3) | (t71 << 29);
    key_setup_0(z + 92, t70, (t71 << 16) >> 19, t72, t66, t67, t68, t69);
    const uint32_t t73 = (0xfffffffc ^ t70) ^ z[96], t74 = (0xffff ^ t71) ^ z[97];
    key_setup_1(z + 98, t73, t74);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t4);
    store32(rk + 20, t5);
    store32(rk + 24, t8);
    store32(rk + 28, t9 & 0xffff);
    store32(rk + 32, z[0]);
    store32(rk + 36, z[1] & 0xffff);
    store32(rk + 40, z[2]);
    store32(rk + 44, z[3] & 0xffff);
    store32(rk + 48, t11);
    store32(rk + 52, t12 & 0xffff);
    store32(rk + 56, z[6]);
    store32(rk + 60, z[7] & 0xffff);
    store32(rk + 64, z[8]);
    store32(rk + 68, z[9] & 0xffff);
    store32(rk + 72, t14);
    store32(rk + 76, t15 & 0xffff);
    store32(rk + 80, t16);
    store32(rk + 84, t17 & 0xffff);
    store32(rk + 88, z[14]);
    store32(rk + 92, z[15] & 0xffff);
    store32(rk + 96, z[16]);
    store32(rk + 100, z[17] & 0xffff);
    store32(rk + 104, t19);
    store32(rk + 108, t20 & 0xffff);
    store32(rk + 112, t21);
    store32(rk + 116, t22 & 0xffff);
    store32(rk + 120, t23);
    store32(rk + 124, t24 & 0xffff);
    store32(rk + 128, z[24]);
    store32(rk + 132, z[25] & 0xffff);
    store32(rk + 136, z[26]);
    store32(rk + 140, z[27] & 0xffff);
    store32(rk + 144, t26);
    store32(rk + 148, t27 & 0xffff);
    store32(rk + 152, t28);
    store32(rk + 156, t29 & 0xffff);
    store32(rk + 160, t30);
    store32(rk + 164, t31 & 0xffff);
    store32(rk + 168, z[34]);
    store32(rk + 172, z[35] & 0xffff);
    store32(rk + 176, z[36]);
    store32(rk + 180, z[37] & 0xffff);
    store32(rk + 184, t33);
    store32(rk + 188, t34 & 0xffff);
    store32(rk + 192, z[40]);
    store32(rk + 196, z[41] & 0xffff);
    store32(rk + 200, z[42]);
    store32(rk + 204, z[43] & 0xffff);
    store32(rk + 208, t36);
    store32(rk + 212, t37 & 0xffff);
    store32(rk + 216, t38);
    store32(rk + 220, t39 & 0xffff);
    store32(rk + 224, t40);
    store32(rk + 228, t41 & 0xffff);
    store32(rk + 232, z[50]);
    store32(rk + 236, z[51] & 0xffff);
    store32(rk + 240, z[52]);
    store32(rk + 244, z[53] & 0xffff);
    store32(rk + 248, t43);
    store32(rk + 252, t44 & 0xffff);
    store32(rk + 256, t45);
    store32(rk + 260, t46 & 0xffff);
    store32(rk + 264, t47);
    store32(rk + 268, t48 & 0xffff);
    store32(rk + 272, t49);
    store32(rk + 276, t50 & 0xffff);
    store32(rk + 280, t51);
    store32(rk + 284, t52 & 0xffff);
    store32(rk + 288, z[64]);
    store32(rk + 292, z[65] & 0xffff);
    store32(rk + 296, z[66]);
    store32(rk + 300, z[67] & 0xffff);
    store32(rk + 304, t54);
    store32(rk + 308, t55 & 0xffff);
    store32(rk + 312, z[70]);
    store32(rk + 316, z[71] & 0xffff);
    store32(rk + 320, z[72]);
    store32(rk + 324, z[73] & 0xffff);
    store32(rk + 328, t57);
    store32(rk + 332, t58 & 0xffff);
    store32(rk + 336, t59);
    store32(rk + 340, t60 & 0xffff);
    store32(rk + 344, z[78]);
    store32(rk + 348, z[79] & 0xffff);
    store32(rk + 352, z[80]);
    store32(rk + 356, z[81] & 0xffff);
    store32(rk + 360, t62);
    store32(rk + 364, t63 & 0xffff);
    store32(rk + 368, t64);
    store32(rk + 372, t65 & 0xffff);
    store32(rk + 376, t66);
    store32(rk + 380, t67 & 0xffff);
    store32(rk + 384, t68);
    store32(rk + 388, t69 & 0xffff);
    store32(rk + 392, t70);
    store32(rk + 396, t71 & 0xffff);
    store32(rk + 400, z[92]);
    store32(rk + 404, z[93] & 0xffff);
    store32(rk + 408, z[94]);
    store32(rk + 412, z[95] & 0xffff);
    store32(rk + 416, t73);
    store32(rk + 420, t74 & 0xffff);
    store32(rk + 424, (0xfffffffd ^ z[92]) ^ z[98]);
    store32(rk + 428, ((0xffff ^ z[93]) ^ z[99]) & 0xffff);
}

static inline void lwcc_simon96_144_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon96_144_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon96_144_key_setup_ptx(ctx, key);
    lwcc_simon96_144_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon96_144_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t9 = t4 | (t5 << 8);
    // round 1 (simon.dsl:43)
    const uint32_t t10 = load32(ctx) ^ t8, t11 = load32(ctx + 4) ^ t9;
    store32(ctx + 432, t6);
    store32(ctx + 436, t7);
    store32(ctx + 440, t10);
    store32(ctx + 444, t11);
}

#endif
