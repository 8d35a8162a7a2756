// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon96_96 --target ptx --lanes 1
#ifndef LWCC_SIMON96_96_H_PTX
#define LWCC_SIMON96_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON96_96_BLOCK_BYTES_PTX 12
#define LWCC_SIMON96_96_KEY_BYTES_PTX 12
#define LWCC_SIMON96_96_NONCE_BYTES_PTX 8
#define LWCC_SIMON96_96_RK_BYTES_PTX 416
#define LWCC_SIMON96_96_CTX_BYTES_PTX 432
#define LWCC_SIMON96_96_ALIGN_BYTES_PTX 16
#define LWCC_SIMON96_96_GROUP_BYTES_PTX 12

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (416 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon96_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (432 bytes, aligned to 16) for ctr_crypt; a nonce has 8 bytes.
static inline void lwcc_simon96_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon96_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4)
{
    const uint32_t t0 = x1 | (x0 << 13), t1 = (0xfffffffd ^ x3) ^ (x2 ^ ((x2 >> 1) | (t0 << 31))),
    t2 = (0xffff ^ x4) ^ (t0 ^ (((t0 << 16) >> 17) | (x2 << 15))), t3 = (t1 >> 3) | (t2 << 29),
    t4 = ((t2 << 16) >> 19) | (t1 << 13), t5 = t3 ^ ((t3 >> 1) | (t4 << 31)),
    t6 = t4 ^ (((t4 << 16) >> 17) | (t3 << 15));
    z[0] = t1;
    z[1] = t2;
    z[2] = t5;
    z[3] = t6;
}

// What key goes through several times.
static void key_setup_1(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = (x0 >> 3) | (x1 << 29), t1 = ((x1 << 16) >> 19) | (x0 << 13),
    t2 = (0xfffffffc ^ x2) ^ (t0 ^ ((t0 >> 1) | (t1 << 31))),
    t3 = (0xffff ^ x3) ^ (t1 ^ (((t1 << 16) >> 17) | (t0 << 15)));
    z[0] = t2;
    z[1] = t3;
}

static inline void lwcc_simon96_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[100];
    const uint32_t t0 = load_le32(key), t1 = load_le16(key + 4), t2 = load_le32(key + 6),
    t3 = load_le16(key + 10), t4 = (t2 >> 3) | (t3 << 29);
    key_setup_0(z, t2, t3 >> 3, t4, t0, t1);
    const uint32_t t5 = (0xfffffffc ^ t2) ^ z[2], t6 = (0xffff ^ t3) ^ z[3],
    t7 = (t5 >> 3) | (t6 << 29);
    key_setup_0(z + 4, t5, (t6 << 16) >> 19, t7, z[0], z[1]);
    const uint32_t t8 = (0xfffffffc ^ t5) ^ z[6], t9 = (0xffff ^ t6) ^ z[7],
    t10 = (t8 >> 3) | (t9 << 29);
    key_setup_0(z + 8, t8, (t9 << 16) >> 19, t10, z[4], z[5]);
    const uint32_t t11 = (0xfffffffd ^ t8) ^ z[10], t12 = (0xffff ^ t9) ^ z[11],
    t13 = (t11 >> 3) | (t12 << 29);
    key_setup_0(z + 12, t11, (t12 << 16) >> 19, t13, z[8], z[9]);
    const uint32_t t14 = (0xfffffffd ^ t11) ^ z[14], t15 = (0xffff ^ t12) ^ z[15];
    key_setup_1(z + 16, t14, t15, z[12], z[13]);
    const uint32_t t16 = (z[16] >> 3) | (z[17] << 29);
    key_setup_0(z + 18, z[16], (z[17] << 16) >> 19, t16, t14, t15);
    const uint32_t t17 = (0xfffffffd ^ z[16]) ^ z[20], t18 = (0xffff ^ z[17]) ^ z[21],
    t19 = (t17 >> 3) | (t18 << 29);
    key_setup_0(z + 22, t17, (t18 << 16) >> 19, t19, z[18], z[19]);
    const uint32_t t20 = (0xfffffffc ^ t17) ^ z[24], t21 = (0xffff ^ t18) ^ z[25];
    key_setup_1(z + 26, t20, t21, z[22], z[23]);
    key_setup_1(z + 28, z[26], z[27], t20, t21);
    key_setup_1(z + 30, z[28], z[29], z[26], z[27]);
    key_setup_1(z + 32, z[30], z[31], z[28], z[29]);
    key_setup_1(z + 34, z[32], z[33], z[30], z[31]);
    const uint32_t t22 = (z[34] >> 3) | (z[35] << 29);
    key_setup_0(z + 36, z[34], (z[35] << 16) >> 19, t22, z[32], z[33]);
    const uint32_t t23 = (0xfffffffd ^ z[34]) ^ z[38], t24 = (0xffff ^ z[35]) ^ z[39];
    key_setup_1(z + 40, t23, t24, z[36], z[37]);
    const uint32_t t25 = (z[40] >> 3) | (z[41] << 29);
    key_setup_0(z + 42, z[40], (z[41] << 16) >> 19, t25, t23, t24);
    const uint32_t t26 = (0xfffffffc ^ z[40]) ^ z[44], t27 = (0xffff ^ z[41]) ^ z[45];
    key_setup_1(z + 46, t26, t27, z[42], z[43]);
    const uint32_t t28 = (z[46] >> 3) | (z[47] << 29);
    key_setup_0(z + 48, z[46], (z[47] << 16) >> 19, t28, t26, t27);
    const uint32_t t29 = (0xfffffffc ^ z[46]) ^ z[50], t30 = (0xffff ^ z[47]) ^ z[51];
    key_setup_1(z + 52, t29, t30, z[48], z[49]);
    const uint32_t t31 = (z[52] >> 3) | (z[53] << 29);
    key_setup_0(z + 54, z[52], (z[53] << 16) >> 19, t31, t29, t30);
    const uint32_t t32 = (0xfffffffd ^ z[52]) ^ z[56], t33 = (0xffff ^ z[53]) ^ z[57];
    key_setup_1(z + 58, t32, t33, z[54], z[55]);
    key_setup_1(z + 60, z[58], z[59], t32, t33);
    key_setup_1(z + 62, z[60], z[61], z[58], z[59]);
    const uint32_t t34 = (z[62] >> 3) | (z[63] << 29);
    key_setup_0(z + 64, z[62], (z[63] << 16) >> 19, t34, z[60], z[61]);
    const uint32_t t35 = (0xfffffffc ^ z[62]) ^ z[66], t36 = (0xffff ^ z[63]) ^ z[67],
    t37 = (t35 >> 3) | (t36 << 29);
    key_setup_0(z + 68, t35, (t36 << 16) >> 19, t37, z[64], z[65]);
    const uint32_t t38 = (0xfffffffc ^ t35) ^ z[70], t39 = (0xffff ^ t36) ^ z[71];
    key_setup_1(z + 72, t38, t39, z[68], z[69]);
    key_setup_1(z + 74, z[72], z[73], t38, t39);
    key_setup_1(z + 76, z[74], z[75], z[72], z[73]);
    const uint32_t t40 = (z[76] >> 3) | (z[77] << 29);
    key_setup_0(z + 78, z[76], (z[77] << 16) >> 19, t40, z[74], z[75]);
    const uint32_t t41 = (0xfffffffc ^ z[76]) ^ z[80], t42 = (0xffff ^ z[77]) ^ z[81];
    key_setup_1(z + 82, t41, t42, z[78], z[79]);
    key_setup_1(z + 84, z[82], z[83], t41, t42);
    const uint32_t t43 = (z[84] >> 3) | (z[85] << 29);
    key_setup_0(z + 86, z[84], (z[85] << 16) >> 19, t43, z[82], z[83]);
    const uint32_t t44 = (0xfffffffd ^ z[84]) ^ z[88], t45 = (0xffff ^ z[85]) ^ z[89],
    t46 = (t44 >> 3) | (t45 << 29);
    key_setup_0(z + 90, t44, (t45 << 16) >> 19, t46, z[86], z[87]);
    const uint32_t t47 = (0xfffffffd ^ t44) ^ z[92], t48 = (0xffff ^ t45) ^ z[93],
    t49 = (t47 >> 3) | (t48 << 29);
    key_setup_0(z + 94, t47, (t48 << 16) >> 19, t49, z[90], z[91]);
    const uint32_t t50 = (0xfffffffd ^ t47) ^ z[96], t51 = (0xffff ^ t48) ^ z[97];
    key_setup_1(z + 98, t50, t51, z[94], z[95]);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, z[0]);
    store32(rk + 20, z[1] & 0xffff);
    store32(rk + 24, t5);
    store32(rk + 28, t6 & 0xffff);
    store32(rk + 32, z[4]);
    store32(rk + 36, z[5] & 0xffff);
    store32(rk + 40, t8);
    store32(rk + 44, t9 & 0xffff);
    store32(rk + 48, z[8]);
    store32(rk + 52, z[9] & 0xffff);
    store32(rk + 56, t11);
    store32(rk + 60, t12 & 0xffff);
    store32(rk + 64, z[12]);
    store32(rk + 68, z[13] & 0xffff);
    store32(rk + 72, t14);
    store32(rk + 76, t15 & 0xffff);
    store32(rk + 80, z[16]);
    store32(rk + 84, z[17] & 0xffff);
    store32(rk + 88, z[18]);
    store32(rk + 92, z[19] & 0xffff);
    store32(rk + 96, t17);
    store32(rk + 100, t18 & 0xffff);
    store32(rk + 104, z[22]);
    store32(rk + 108, z[23] & 0xffff);
    store32(rk + 112, t20);
    store32(rk + 116, t21 & 0xffff);
    store32(rk + 120, z[26]);
    store32(rk + 124, z[27] & 0xffff);
    store32(rk + 128, z[28]);
    store32(rk + 132, z[29] & 0xffff);
    store32(rk + 136, z[30]);
    store32(rk + 140, z[31] & 0xffff);
    store32(rk + 144, z[32]);
    store32(rk + 148, z[33] & 0xffff);
    store32(rk + 152, z[34]);
    store32(rk + 156, z[35] & 0xffff);
    store32(rk + 160, z[36]);
    store32(rk + 164, z[37] & 0xffff);
    store32(rk + 168, t23);
    store32(rk + 172, t24 & 0xffff);
    store32(rk + 176, z[40]);
    store32(rk + 180, z[41] & 0xffff);
    store32(rk + 184, z[42]);
    store32(rk + 188, z[43] & 0xffff);
    store32(rk + 192, t26);
    store32(rk + 196, t27 & 0xffff);
    store32(rk + 200, z[46]);
    store32(rk + 204, z[47] & 0xffff);
    store32(rk + 208, z[48]);
    store32(rk + 212, z[49] & 0xffff);
    store32(rk + 216, t29);
    store32(rk + 220, t30 & 0xffff);
    store32(rk + 224, z[52]);
    store32(rk + 228, z[53] & 0xffff);
    store32(rk + 232, z[54]);
    store32(rk + 236, z[55] & 0xffff);
    store32(rk + 240, t32);
    store32(rk + 244, t33 & 0xffff);
    store32(rk + 248, z[58]);
    store32(rk + 252, z[59] & 0xffff);
    store32(rk + 256, z[60]);
    store32(rk + 260, z[61] & 0xffff);
    store32(rk + 264, z[62]);
    store32(rk + 268, z[63] & 0xffff);
    store32(rk + 272, z[64]);
    store32(rk + 276, z[65] & 0xffff);
    store32(rk + 280, t35);
    store32(rk + 284, t36 & 0xffff);
    store32(rk + 288, z[68]);
    store32(rk + 292, z[69] & 0xffff);
    store32(rk + 296, t38);
    store32(rk + 300, t39 & 0xffff);
    store32(rk + 304, z[72]);
    store32(rk + 308, z[73] & 0xffff);
    store32(rk + 312, z[74]);
    store32(rk + 316, z[75] & 0xffff);
    store32(rk + 320, z[76]);
    store32(rk + 324, z[77] & 0xffff);
    store32(rk + 328, z[78]);
    store32(rk + 332, z[79] & 0xffff);
    store32(rk + 336, t41);
    store32(rk + 340, t42 & 0xffff);
    store32(rk + 344, z[82]);
    store32(rk + 348, z[83] & 0xffff);
    store32(rk + 352, z[84]);
    store32(rk + 356, z[85] & 0xffff);
    store32(rk + 360, z[86]);
    store32(rk + 364, z[87] & 0xffff);
    store32(rk + 368, t44);
    store32(rk + 372, t45 & 0xffff);
    store32(rk + 376, z[90]);
    store32(rk + 380, z[91] & 0xffff);
    store32(rk + 384, t47);
    store32(rk + 388, t48 & 0xffff);
    store32(rk + 392, z[94]);
    store32(rk + 396, z[95] & 0xffff);
    store32(rk + 400, t50);
    store32(rk + 404, t51 & 0xffff);
    store32(rk + 408, z[98]);
    store32(rk + 412, z[99] & 0xffff);
}

static inline void lwcc_simon96_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon96_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon96_96_key_setup_ptx(ctx, key);
    lwcc_simon96_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon96_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t9 = t4 | (t5 << 8);
    // round 1 (simon.dsl:43)
    const uint32_t t10 = load32(ctx) ^ t8, t11 = load32(ctx + 4) ^ t9;
    store32(ctx + 416, t6);
    store32(ctx + 420, t7);
    store32(ctx + 424, t10);
    store32(ctx + 428, t11);
}

#endif
