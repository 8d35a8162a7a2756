// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck128_128 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_SPECK128_128_H_PTX
#define LWCC_SPECK128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK128_128_BLOCK_BYTES_PTX 16
#define LWCC_SPECK128_128_KEY_BYTES_PTX 16
#define LWCC_SPECK128_128_NONCE_BYTES_PTX 12
#define LWCC_SPECK128_128_RK_BYTES_PTX 256
#define LWCC_SPECK128_128_CTX_BYTES_PTX 288
#define LWCC_SPECK128_128_ALIGN_BYTES_PTX 16
#define LWCC_SPECK128_128_GROUP_BYTES_PTX 64

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (256 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (288 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_speck128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = ((x0 >> 29) | (x1 << 3)) ^ x2, t1 = ((x1 >> 29) | (x0 << 3)) ^ x3,
    t2 = ((x2 >> 8) | (x3 << 24)) + t0, t3 = (((x3 >> 8) | (x2 << 24)) + t1) + less32(t2, t0);
    z[0] = t0;
    z[1] = t1;
    z[2] = t2;
    z[3] = t3;
}

static inline void lwcc_speck128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[120];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = ((t2 >> 8) | (t3 << 24)) + t0,
    t5 = (((t3 >> 8) | (t2 << 24)) + t1) + less32(t4, t0);
    key_setup_0(z, t1, t0, t4, t5);
    const uint32_t t6 = z[2] ^ 1;
    key_setup_0(z + 4, z[1], z[0], t6, z[3]);
    const uint32_t t7 = z[6] ^ 2;
    key_setup_0(z + 8, z[5], z[4], t7, z[7]);
    const uint32_t t8 = z[10] ^ 3;
    key_setup_0(z + 12, z[9], z[8], t8, z[11]);
    const uint32_t t9 = z[14] ^ 4;
    key_setup_0(z + 16, z[13], z[12], t9, z[15]);
    const uint32_t t10 = z[18] ^ 5;
    key_setup_0(z + 20, z[17], z[16], t10, z[19]);
    const uint32_t t11 = z[22] ^ 6;
    key_setup_0(z + 24, z[21], z[20], t11, z[23]);
    const uint32_t t12 = z[26] ^ 7;
    key_setup_0(z + 28, z[25], z[24], t12, z[27]);
    const uint32_t t13 = z[30] ^ 8;
    key_setup_0(z + 32, z[29], z[28], t13, z[31]);
    const uint32_t t14 = z[34] ^ 9;
    key_setup_0(z + 36, z[33], z[32], t14, z[35]);
    const uint32_t t15 = z[38] ^ 10;
    key_setup_0(z + 40, z[37], z[36], t15, z[39]);
    const uint32_t t16 = z[42] ^ 11;
    key_setup_0(z + 44, z[41], z[40], t16, z[43]);
    const uint32_t t17 = z[46] ^ 12;
    key_setup_0(z + 48, z[45], z[44], t17, z[47]);
    const uint32_t t18 = z[50] ^ 13;
    key_setup_0(z + 52, z[49], z[48], t18, z[51]);
    const uint32_t t19 = z[54] ^ 14;
    key_setup_0(z + 56, z[53], z[52], t19, z[55]);
    const uint32_t t20 = z[58] ^ 15;
    key_setup_0(z + 60, z[57], z[56], t20, z[59]);
    const uint32_t t21 = z[62] ^ 16;
    key_setup_0(z + 64, z[61], z[60], t21, z[63]);
    const uint32_t t22 = z[66] ^ 17;
    key_setup_0(z + 68, z[65], z[64], t22, z[67]);
    const uint32_t t23 = z[70] ^ 18;
    key_setup_0(z + 72, z[69], z[68], t23, z[71]);
    const uint32_t t24 = z[74] ^ 19;
    key_setup_0(z + 76, z[73], z[72], t24, z[75]);
    const uint32_t t25 = z[78] ^ 20;
    key_setup_0(z + 80, z[77], z[76], t25, z[79]);
    const uint32_t t26 = z[82] ^ 21;
    key_setup_0(z + 84, z[81], z[80], t26, z[83]);
    const uint32_t t27 = z[86] ^ 22;
    key_setup_0(z + 88, z[85], z[84], t27, z[87]);
    const uint32_t t28 = z[90] ^ 23;
    key_setup_0(z + 92, z[89], z[88], t28, z[91]);
    const uint32_t t29 = z[94] ^ 24;
    key_setup_0(z + 96, z[93], z[92], t29, z[95]);
    const uint32_t t30 = z[98] ^ 25;
    key_setup_0(z + 100, z[97], z[96], t30, z[99]);
    const uint32_t t31 = z[102] ^ 26;
    key_setup_0(z + 104, z[101], z[100], t31, z[103]);
    const uint32_t t32 = z[106] ^ 27;
    key_setup_0(z + 108, z[105], z[104], t32, z[107]);
    const uint32_t t33 = z[110] ^ 28;
    key_setup_0(z + 112, z[109], z[108], t33, z[111]);
    const uint32_t t34 = z[114] ^ 29;
    key_setup_0(z + 116, z[113], z[112], t34, z[115]);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, z[0]);
    store32(rk + 12, z[1]);
    store32(rk + 16, z[4]);
    store32(rk + 20, z[5]);
    store32(rk + 24, z[8]);
    store32(rk + 28, z[9]);
    store32(rk + 32, z[12]);
    store32(rk + 36, z[13]);
    store32(rk + 40, z[16]);
    store32(rk + 44, z[17]);
    store32(rk + 48, z[20]);
    store32(rk + 52, z[21]);
    store32(rk + 56, z[24]);
    store32(rk + 60, z[25]);
    store32(rk + 64, z[28]);
    store32(rk + 68, z[29]);
    store32(rk + 72, z[32]);
    store32(rk + 76, z[33]);
    store32(rk + 80, z[36]);
    store32(rk + 84, z[37]);
    store32(rk + 88, z[40]);
    store32(rk + 92, z[41]);
    store32(rk + 96, z[44]);
    store32(rk + 100, z[45]);
    store32(rk + 104, z[48]);
    store32(rk + 108, z[49]);
    store32(rk + 112, z[52]);
    store32(rk + 116, z[53]);
    store32(rk + 120, z[56]);
    store32(rk + 124, z[57]);
    store32(rk + 128, z[60]);
    store32(rk + 132, z[61]);
    store32(rk + 136, z[64]);
    store32(rk + 140, z[65]);
    store32(rk + 144, z[68]);
    store32(rk + 148, z[69]);
    store32(rk + 152, z[72]);
    store32(rk + 156, z[73]);
    store32(rk + 160, z[76]);
    store32(rk + 164, z[77]);
    store32(rk + 168, z[80]);
    store32(rk + 172, z[81]);
    store32(rk + 176, z[84]);
    store32(rk + 180, z[85]);
    store32(rk + 184, z[88]);
    store32(rk + 188, z[89]);
    store32(rk + 192, z[92]);
    store32(rk + 196, z[93]);
    store32(rk + 200, z[96]);
    store32(rk + 204, z[97]);
    store32(rk + 208, z[100]);
    store32(rk + 212, z[101]);
    store32(rk + 216, z[104]);
    store32(rk + 220, z[105]);
    store32(rk + 224, z[108]);
    store32(rk + 228, z[109]);
    store32(rk + 232, z[112]);
    store32(rk + 236, z[113]);
    store32(rk + 240, z[116]);
    store32(rk + 244, z[117]);
    store32(rk + 248, ((z[117] >> 29) | (z[116] << 3)) ^ (z[118] ^ 30));
    store32(rk + 252, ((z[116] >> 29) | (z[117] << 3)) ^ z[119]);
}

static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck128_128_key_setup_ptx(ctx, key);
    lwcc_speck128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    // round 1 (speck.dsl:23)
    const uint32_t t14 = (t13 >> 29) | (t12 << 3), t15 = (t12 >> 29) | (t13 << 3);
    store32(ctx + 256, t8);
    store32(ctx + 260, t9);
    store32(ctx + 264, t10);
    store32(ctx + 268, t11);
    store32(ctx + 272, t12);
    store32(ctx + 276, t13);
    store32(ctx + 280, t14);
    store32(ctx + 284, t15);
}

#endif
