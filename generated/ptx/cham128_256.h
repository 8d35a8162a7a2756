// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham128_256 --target ptx --lanes 1
#ifndef LWCC_CHAM128_256_H_PTX
#define LWCC_CHAM128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_CHAM128_256_BLOCK_BYTES_PTX 16
#define LWCC_CHAM128_256_KEY_BYTES_PTX 32
#define LWCC_CHAM128_256_NONCE_BYTES_PTX 12
#define LWCC_CHAM128_256_RK_BYTES_PTX 64
#define LWCC_CHAM128_256_CTX_BYTES_PTX 84
#define LWCC_CHAM128_256_ALIGN_BYTES_PTX 16
#define LWCC_CHAM128_256_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (64 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_cham128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (84 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_cham128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_cham128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_cham128_256_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t4 = load_le32(key + 16);
    const uint32_t t5 = load_le32(key + 20);
    const uint32_t t6 = load_le32(key + 24);
    const uint32_t t7 = load_le32(key + 28);
    const uint32_t t9 = t0 ^ rotl32(t0, 1);
    const uint32_t t11 = t9 ^ rotl32(t0, 8);
    const uint32_t t13 = t9 ^ rotl32(t0, 11);
    const uint32_t t15 = t1 ^ rotl32(t1, 1);
    const uint32_t t17 = t15 ^ rotl32(t1, 8);
    const uint32_t t19 = t15 ^ rotl32(t1, 11);
    const uint32_t t21 = t2 ^ rotl32(t2, 1);
    const uint32_t t23 = t21 ^ rotl32(t2, 8);
    const uint32_t t25 = t21 ^ rotl32(t2, 11);
    const uint32_t t27 = t3 ^ rotl32(t3, 1);
    const uint32_t t29 = t27 ^ rotl32(t3, 8);
    const uint32_t t31 = t27 ^ rotl32(t3, 11);
    const uint32_t t33 = t4 ^ rotl32(t4, 1);
    const uint32_t t35 = t33 ^ rotl32(t4, 8);
    const uint32_t t37 = t33 ^ rotl32(t4, 11);
    const uint32_t t39 = t5 ^ rotl32(t5, 1);
    const uint32_t t41 = t39 ^ rotl32(t5, 8);
    const uint32_t t43 = t39 ^ rotl32(t5, 11);
    const uint32_t t45 = t6 ^ rotl32(t6, 1);
    const uint32_t t47 = t45 ^ rotl32(t6, 8);
    const uint32_t t49 = t45 ^ rotl32(t6, 11);
    const uint32_t t51 = t7 ^ rotl32(t7, 1);
    const uint32_t t53 = t51 ^ rotl32(t7, 8);
    const uint32_t t55 = t51 ^ rotl32(t7, 11);
    // round 1 (cham.dsl:24)
    const uint32_t t56 = rotl32(t11, 31);
    // round 2 (cham.dsl:24)
    const uint32_t t57 = rotl32(t17, 24);
    // round 3 (cham.dsl:24)
    const uint32_t t58 = rotl32(t23, 31);
    // round 4 (cham.dsl:24)
    const uint32_t t59 = rotl32(t29, 24);
    // round 5 (cham.dsl:24)
    const uint32_t t60 = rotl32(t35, 31);
    // round 6 (cham.dsl:24)
    const uint32_t t61 = rotl32(t41, 24);
    // round 7 (cham.dsl:24)
    const uint32_t t62 = rotl32(t47, 31);
    // round 8 (cham.dsl:24)
    const uint32_t t63 = rotl32(t53, 24);
    // round 9 (cham.dsl:24)
    const uint32_t t64 = rotl32(t19, 31);
    // round 10 (cham.dsl:24)
    const uint32_t t65 = rotl32(t13, 24);
    // round 11 (cham.dsl:24)
    const uint32_t t66 = rotl32(t31, 31);
    // round 12 (cham.dsl:24)
    const uint32_t t67 = rotl32(t25, 24);
    // round 13 (cham.dsl:24)
    const uint32_t t68 = rotl32(t43, 31);
    // round 14 (cham.dsl:24)
    const uint32_t t69 = rotl32(t37, 24);
    // round 15 (cham.dsl:24)
    const uint32_t t70 = rotl32(t55, 31);
    // round 16 (cham.dsl:24)
    const uint32_t t71 = rotl32(t49, 24);
    store32(rk, t56);
    store32(rk + 4, t57);
    store32(rk + 8, t58);
    store32(rk + 12, t59);
    store32(rk + 16, t60);
    store32(rk + 20, t61);
    store32(rk + 24, t62);
    store32(rk + 28, t63);
    store32(rk + 32, t64);
    store32(rk + 36, t65);
    store32(rk + 40, t66);
    store32(rk + 44, t67);
    store32(rk + 48, t68);
    store32(rk + 52, t69);
    store32(rk + 56, t70);
    store32(rk + 60, t71);
}

static inline void lwcc_cham128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_cham128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham128_256_key_setup_ptx(ctx, key);
    lwcc_cham128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_cham128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t4 = nonce[4];
    const uint32_t t5 = nonce[5];
    const uint32_t t6 = nonce[6];
    const uint32_t t7 = nonce[7];
    const uint32_t t8 = nonce[8];
    const uint32_t t9 = nonce[9];
    const uint32_t t10 = nonce[10];
    const uint32_t t11 = nonce[11];
    const uint32_t t17 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t23 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    const uint32_t t29 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (cham.dsl:24)
    const uint32_t t34 = rotl32(t17 + (rotl32(t23 ^ load32(ctx), 1)), 8);
    // round 2 (cham.dsl:24)
    const uint32_t t41 = rotl32((1 ^ t23) + (rotl32(t29 ^ load32(ctx + 4), 8)), 1);
    // round 3 (cham.dsl:24)
    const uint32_t t43 = 2 ^ t29;
    // round 4 (cham.dsl:24)
    const uint32_t t46 = rotl32(load32(ctx + 12) ^ t34, 8);
    // round 5 (cham.dsl:24)
    const uint32_t t53 = rotl32((4 ^ t34) + (rotl32(load32(ctx + 16) ^ t41, 1)), 8);
    // round 6 (cham.dsl:24)
    const uint32_t t55 = 5 ^ t41;
    // round 8 (cham.dsl:24)
    const uint32_t t58 = rotl32(load32(ctx + 28) ^ t53, 8);
    // round 9 (cham.dsl:24)
    const uint32_t t60 = 8 ^ t53;
    store32(ctx + 64, t43);
    store32(ctx + 68, t46);
    store32(ctx + 72, t55);
    store32(ctx + 76, t58);
    store32(ctx + 80, t60);
}

#endif
