// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck32_64 --target ptx --lanes 1 --blocks 8
#ifndef LWCC_SPECK32_64_H_PTX
#define LWCC_SPECK32_64_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK32_64_BLOCK_BYTES_PTX 4
#define LWCC_SPECK32_64_KEY_BYTES_PTX 8
#define LWCC_SPECK32_64_NONCE_BYTES_PTX 2
#define LWCC_SPECK32_64_RK_BYTES_PTX 88
#define LWCC_SPECK32_64_CTX_BYTES_PTX 96
#define LWCC_SPECK32_64_ALIGN_BYTES_PTX 16
#define LWCC_SPECK32_64_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (88 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck32_64_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (96 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_speck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

// What key goes through several times.
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2)
{
    const uint32_t t0 = ((x0 << 2) | (x0 >> 14)) ^ x1, t1 = x2 & 0xffff,
    t2 = ((t1 << 9) | (t1 >> 7)) + t0;
    z[0] = t0;
    z[1] = t2;
}

static inline void lwcc_speck32_64_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[36];
    const uint32_t t0 = load_le16(key), t1 = load_le16(key + 2), t2 = load_le16(key + 4),
    t3 = load_le16(key + 6), t4 = ((t1 << 9) | (t1 >> 7)) + t0, t5 = ((t0 << 2) | (t0 >> 14)) ^ t4,
    t6 = (((t2 << 9) | (t2 >> 7)) + t5) ^ 1, t7 = t5 & 0xffff, t8 = ((t7 << 2) | (t7 >> 14)) ^ t6,
    t9 = (((t3 << 9) | (t3 >> 7)) + t8) ^ 2, t10 = t8 & 0xffff;
    key_setup_0(z, t10, t9, t4);
    const uint32_t t11 = z[1] ^ 3, t12 = z[0] & 0xffff;
    key_setup_0(z + 2, t12, t11, t6);
    const uint32_t t13 = z[3] ^ 4, t14 = z[2] & 0xffff;
    key_setup_0(z + 4, t14, t13, t9);
    const uint32_t t15 = z[5] ^ 5, t16 = z[4] & 0xffff;
    key_setup_0(z + 6, t16, t15, t11);
    const uint32_t t17 = z[7] ^ 6, t18 = z[6] & 0xffff;
    key_setup_0(z + 8, t18, t17, t13);
    const uint32_t t19 = z[9] ^ 7, t20 = z[8] & 0xffff;
    key_setup_0(z + 10, t20, t19, t15);
    const uint32_t t21 = z[11] ^ 8, t22 = z[10] & 0xffff;
    key_setup_0(z + 12, t22, t21, t17);
    const uint32_t t23 = z[13] ^ 9, t24 = z[12] & 0xffff;
    key_setup_0(z + 14, t24, t23, t19);
    const uint32_t t25 = z[15] ^ 10, t26 = z[14] & 0xffff;
    key_setup_0(z + 16, t26, t25, t21);
    const uint32_t t27 = z[17] ^ 11, t28 = z[16] & 0xffff;
    key_setup_0(z + 18, t28, t27, t23);
    const uint32_t t29 = z[19] ^ 12, t30 = z[18] & 0xffff;
    key_setup_0(z + 20, t30, t29, t25);
    const uint32_t t31 = z[21] ^ 13, t32 = z[20] & 0xffff;
    key_setup_0(z + 22, t32, t31, t27);
    const uint32_t t33 = z[23] ^ 14, t34 = z[22] & 0xffff;
    key_setup_0(z + 24, t34, t33, t29);
    const uint32_t t35 = z[25] ^ 15, t36 = z[24] & 0xffff;
    key_setup_0(z + 26, t36, t35, t31);
    const uint32_t t37 = z[27] ^ 16, t38 = z[26] & 0xffff;
    key_setup_0(z + 28, t38, t37, t33);
    const uint32_t t39 = z[29] ^ 17, t40 = z[28] & 0xffff;
    key_setup_0(z + 30, t40, t39, t35);
    const uint32_t t41 = z[30] & 0xffff;
    key_setup_0(z + 32, t41, z[31] ^ 18, t37);
    const uint32_t t42 = z[32] & 0xffff;
    key_setup_0(z + 34, t42, z[33] ^ 19, t39);
    const uint32_t t43 = z[34] & 0xffff, t44 = (((t43 << 2) | (t43 >> 14)) ^ (z[35] ^ 20)) & 0xffff;
    store32(rk, t0);
    store32(rk + 4, t7);
    store32(rk + 8, t10);
    store32(rk + 12, t12);
    store32(rk + 16, t14);
    store32(rk + 20, t16);
    store32(rk + 24, t18);
    store32(rk + 28, t20);
    store32(rk + 32, t22);
    store32(rk + 36, t24);
    store32(rk + 40, t26);
    store32(rk + 44, t28);
    store32(rk + 48, t30);
    store32(rk + 52, t32);
    store32(rk + 56, t34);
    store32(rk + 60, t36);
    store32(rk + 64, t38);
    store32(rk + 68, t40);
    store32(rk + 72, t41);
    store32(rk + 76, t42);
    store32(rk + 80, t43);
    store32(rk + 84, t44);
}

static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck32_64_key_setup_ptx(ctx, key);
    lwcc_speck32_64_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = t0 | (t1 << 8);
    // round 1 (speck.dsl:23)
    const uint32_t t3 = ((t2 << 2) | (t2 >> 14)) & 0xffff;
    store32(ctx + 88, t2);
    store32(ctx + 92, t3);
}

#endif
