// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham128_128 --target ptx --lanes 1 --blocks 8
#ifndef LWCC_CHAM128_128_H_PTX
#define LWCC_CHAM128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_CHAM128_128_BLOCK_BYTES_PTX 16
#define LWCC_CHAM128_128_KEY_BYTES_PTX 16
#define LWCC_CHAM128_128_NONCE_BYTES_PTX 12
#define LWCC_CHAM128_128_RK_BYTES_PTX 32
#define LWCC_CHAM128_128_CTX_BYTES_PTX 52
#define LWCC_CHAM128_128_ALIGN_BYTES_PTX 16
#define LWCC_CHAM128_128_GROUP_BYTES_PTX 128

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (32 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_cham128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (52 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_cham128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_cham128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_cham128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = t0 ^ rotl32(t0, 1), t5 = t4 ^ rotl32(t0, 8),
    t6 = t4 ^ rotl32(t0, 11), t7 = t1 ^ rotl32(t1, 1), t8 = t7 ^ rotl32(t1, 8),
    t9 = t7 ^ rotl32(t1, 11), t10 = t2 ^ rotl32(t2, 1), t11 = t10 ^ rotl32(t2, 8),
    t12 = t10 ^ rotl32(t2, 11), t13 = t3 ^ rotl32(t3, 1), t14 = t13 ^ rotl32(t3, 8),
    t15 = t13 ^ rotl32(t3, 11);
    // round 1 (cham.dsl:24)
    const uint32_t t16 = rotl32(t5, 31);
    // round 2 (cham.dsl:24)
    const uint32_t t17 = rotl32(t8, 24);
    // round 3 (cham.dsl:24)
    const uint32_t t18 = rotl32(t11, 31);
    // round 4 (cham.dsl:24)
    const uint32_t t19 = rotl32(t14, 24);
    // round 5 (cham.dsl:24)
    const uint32_t t20 = rotl32(t9, 31);
    // round 6 (cham.dsl:24)
    const uint32_t t21 = rotl32(t6, 24);
    // round 7 (cham.dsl:24)
    const uint32_t t22 = rotl32(t15, 31);
    // round 8 (cham.dsl:24)
    const uint32_t t23 = rotl32(t12, 24);
    store32(rk, t16);
    store32(rk + 4, t17);
    store32(rk + 8, t18);
    store32(rk + 12, t19);
    store32(rk + 16, t20);
    store32(rk + 20, t21);
    store32(rk + 24, t22);
    store32(rk + 28, t23);
}

static inline void lwcc_cham128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_cham128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham128_128_key_setup_ptx(ctx, key);
    lwcc_cham128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_cham128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (cham.dsl:24)
    const uint32_t t15 = rotl32(t12 + (rotl32(t13 ^ load32(ctx), 1)), 8);
    // round 2 (cham.dsl:24)
    const uint32_t t16 = rotl32((1 ^ t13) + (rotl32(t14 ^ load32(ctx + 4), 8)), 1);
    // round 3 (cham.dsl:24)
    const uint32_t t17 = 2 ^ t14;
    // round 4 (cham.dsl:24)
    const uint32_t t18 = rotl32(load32(ctx + 12) ^ t15, 8);
    // round 5 (cham.dsl:24)
    const uint32_t t19 = rotl32((4 ^ t15) + (rotl32(load32(ctx + 16) ^ t16, 1)), 8);
    // round 6 (cham.dsl:24)
    const uint32_t t20 = 5 ^ t16;
    // round 8 (cham.dsl:24)
    const uint32_t t21 = rotl32(load32(ctx + 28) ^ t19, 8);
    // round 9 (cham.dsl:24)
    const uint32_t t22 = 8 ^ t19;
    store32(ctx + 32, t17);
    store32(ctx + 36, t18);
    store32(ctx + 40, t20);
    store32(ctx + 44, t21);
    store32(ctx + 48, t22);
}

#endif
