// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck96_144 --target ptx --lanes 1
#ifndef LWCC_SPECK96_144_H_PTX
#define LWCC_SPECK96_144_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK96_144_BLOCK_BYTES_PTX 12
#define LWCC_SPECK96_144_KEY_BYTES_PTX 18
#define LWCC_SPECK96_144_NONCE_BYTES_PTX 8
#define LWCC_SPECK96_144_RK_BYTES_PTX 232
#define LWCC_SPECK96_144_CTX_BYTES_PTX 256
#define LWCC_SPECK96_144_ALIGN_BYTES_PTX 16
#define LWCC_SPECK96_144_GROUP_BYTES_PTX 12

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (232 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck96_144_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (256 bytes, aligned to 16) for ctr_crypt; a nonce has 8 bytes.
static inline void lwcc_speck96_144_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck96_144_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LESS32
#define LWCC_HAS_LESS32
static inline uint32_t less32(uint32_t a, uint32_t b)
{
    return (uint32_t)(a < b);
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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5)
{
    const uint32_t t0 = (((x0 << 16) >> 29) | (x1 << 3)) ^ x2, t1 = ((x1 >> 29) | (x0 << 3)) ^ x3,
    t2 = ((x4 >> 8) | (x5 << 24)) + t0,
    t3 = ((((x5 << 16) >> 24) | (x4 << 8)) + t1) + less32(t2, t0);
    z[0] = t0;
    z[1] = t1;
    z[2] = t2;
    z[3] = t3;
}

static inline void lwcc_speck96_144_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[104];
    const uint32_t t0 = load_le32(key), t1 = load_le16(key + 4), t2 = load_le32(key + 6),
    t3 = load_le16(key + 10), t4 = load_le32(key + 12), t5 = load_le16(key + 16),
    t6 = ((t2 >> 8) | (t3 << 24)) + t0, t7 = (((t3 >> 8) | (t2 << 8)) + t1) + less32(t6, t0),
    t8 = ((t1 >> 13) | (t0 << 3)) ^ t6, t9 = ((t0 >> 29) | (t1 << 3)) ^ t7,
    t10 = ((t4 >> 8) | (t5 << 24)) + t8, t11 = (((t5 >> 8) | (t4 << 8)) + t9) + less32(t10, t8),
    t12 = t10 ^ 1;
    key_setup_0(z, t9, t8, t12, t11, t6, t7);
    const uint32_t t13 = z[2] ^ 2;
    key_setup_0(z + 4, z[1], z[0], t13, z[3], t12, t11);
    const uint32_t t14 = z[6] ^ 3;
    key_setup_0(z + 8, z[5], z[4], t14, z[7], t13, z[3]);
    const uint32_t t15 = z[10] ^ 4;
    key_setup_0(z + 12, z[9], z[8], t15, z[11], t14, z[7]);
    const uint32_t t16 = z[14] ^ 5;
    key_setup_0(z + 16, z[13], z[12], t16, z[15], t15, z[11]);
    const uint32_t t17 = z[18] ^ 6;
    key_setup_0(z + 20, z[17], z[16], t17, z[19], t16, z[15]);
    const uint32_t t18 = z[22] ^ 7;
    key_setup_0(z + 24, z[21], z[20], t18, z[23], t17, z[19]);
    const uint32_t t19 = z[26] ^ 8;
    key_setup_0(z + 28, z[25], z[24], t19, z[27], t18, z[23]);
    const uint32_t t20 = z[30] ^ 9;
    key_setup_0(z + 32, z[29], z[28], t20, z[31], t19, z[27]);
    const uint32_t t21 = z[34] ^ 10;
    key_setup_0(z + 36, z[33], z[32], t21, z[35], t20, z[31]);
    const uint32_t t22 = z[38] ^ 11;
    key_setup_0(z + 40, z[37], z[36], t22, z[39], t21, z[35]);
    const uint32_t t23 = z[42] ^ 12;
    key_setup_0(z + 44, z[41], z[40], t23, z[43], t22, z[39]);
    const uint32_t t24 = z[46] ^ 13;
    key_setup_0(z + 48, z[45], z[44], t24, z[47], t23, z[43]);
    const uint32_t t25 = z[50] ^ 14;
    key_setup_0(z + 52, z[49], z[48], t25, z[51], t24, z[47]);
    const uint32_t t26 = z[54] ^ 15;
    key_setup_0(z + 56, z[53], z[52], t26, z[55], t25, z[51]);
    const uint32_t t27 = z[58] ^ 16;
    key_setup_0(z + 60, z[57], z[56], t27, z[59], t26, z[55]);
    const uint32_t t28 = z[62] ^ 17;
    key_setup_0(z + 64, z[61], z[60], t28, z[63], t27, z[59]);
    const uint32_t t29 = z[66] ^ 18;
    key_setup_0(z + 68, z[65], z[64], t29, z[67], t28, z[63]);
    const uint32_t t30 = z[70] ^ 19;
    key_setup_0(z + 72, z[69], z[68], t30, z[71], t29, z[67]);
    const uint32_t t31 = z[74] ^ 20;
    key_setup_0(z + 76, z[73], z[72], t31, z[75], t30, z[71]);
    const uint32_t t32 = z[78] ^ 21;
    key_setup_0(z + 80, z[77], z[76], t32, z[79], t31, z[75]);
    const uint32_t t33 = z[82] ^ 22;
    key_setup_0(z + 84, z[81], z[80], t33, z[83], t32, z[79]);
    const uint32_t t34 = z[86] ^ 23;
    key_setup_0(z + 88, z[85], z[84], t34, z[87], t33, z[83]);
    const uint32_t t35 = z[90] ^ 24;
    key_setup_0(z + 92, z[89], z[88], t35, z[91], t34, z[87]);
    const uint32_t t36 = z[94] ^ 25;
    key_setup_0(z + 96, z[93], z[92], t36, z[95], t35, z[91]);
    key_setup_0(z + 100, z[97], z[96], z[98] ^ 26, z[99], t36, z[95]);
    const uint32_t t37 = (((z[101] << 16) >> 29) | (z[100] << 3)) ^ (z[102] ^ 27),
    t38 = (((z[100] >> 29) | (z[101] << 3)) ^ z[103]) & 0xffff;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t8);
    store32(rk + 12, t9 & 0xffff);
    store32(rk + 16, z[0]);
    store32(rk + 20, z[1] & 0xffff);
    store32(rk + 24, z[4]);
    store32(rk + 28, z[5] & 0xffff);
    store32(rk + 32, z[8]);
    store32(rk + 36, z[9] & 0xffff);
    store32(rk + 40, z[12]);
    store32(rk + 44, z[13] & 0xffff);
    store32(rk + 48, z[16]);
    store32(rk + 52, z[17] & 0xffff);
    store32(rk + 56, z[20]);
    store32(rk + 60, z[21] & 0xffff);
    store32(rk + 64, z[24]);
    store32(rk + 68, z[25] & 0xffff);
    store32(rk + 72, z[28]);
    store32(rk + 76, z[29] & 0xffff);
    store32(rk + 80, z[32]);
    store32(rk + 84, z[33] & 0xffff);
    store32(rk + 88, z[36]);
    store32(rk + 92, z[37] & 0xffff);
    store32(rk + 96, z[40]);
    store32(rk + 100, z[41] & 0xffff);
    store32(rk + 104, z[44]);
    store32(rk + 108, z[45] & 0xffff);
    store32(rk + 112, z[48]);
    store32(rk + 116, z[49] & 0xffff);
    store32(rk + 120, z[52]);
    store32(rk + 124, z[53] & 0xffff);
    store32(rk + 128, z[56]);
    store32(rk + 132, z[57] & 0xffff);
    store32(rk + 136, z[60]);
    store32(rk + 140, z[61] & 0xffff);
    store32(rk + 144, z[64]);
    store32(rk + 148, z[65] & 0xffff);
    store32(rk + 152, z[68]);
    store32(rk + 156, z[69] & 0xffff);
    store32(rk + 160, z[72]);
    store32(rk + 164, z[73] & 0xffff);
    store32(rk + 168, z[76]);
    store32(rk + 172, z[77] & 0xffff);
    store32(rk + 176, z[80]);
    store32(rk + 180, z[81] & 0xffff);
    store32(rk + 184, z[84]);
    store32(rk + 188, z[85] & 0xffff);
    store32(rk + 192, z[88]);
    store32(rk + 196, z[89] & 0xffff);
    store32(rk + 200, z[92]);
    store32(rk + 204, z[93] & 0xffff);
    store32(rk + 208, z[96]);
    store32(rk + 212, z[97] & 0xffff);
    store32(rk + 216, z[100]);
    store32(rk + 220, z[101] & 0xffff);
    store32(rk + 224, t37);
    store32(rk + 228, t38);
}

static inline void lwcc_speck96_144_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck96_144_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck96_144_key_setup_ptx(ctx, key);
    lwcc_speck96_144_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck96_144_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t9 = t4 | (t5 << 8);
    // round 1 (speck.dsl:23)
    const uint32_t t10 = (t9 >> 13) | (t8 << 3), t11 = ((t8 >> 29) | (t9 << 3)) & 0xffff;
    store32(ctx + 232, t6);
    store32(ctx + 236, t7);
    store32(ctx + 240, t8);
    store32(ctx + 244, t9);
    store32(ctx + 248, t10);
    store32(ctx + 252, t11);
}

#endif
