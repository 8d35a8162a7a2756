// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_CHAM64_128_H_PTX
#define LWCC_CHAM64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_CHAM64_128_BLOCK_BYTES_PTX 8
#define LWCC_CHAM64_128_KEY_BYTES_PTX 16
#define LWCC_CHAM64_128_NONCE_BYTES_PTX 4
#define LWCC_CHAM64_128_RK_BYTES_PTX 68
#define LWCC_CHAM64_128_CTX_BYTES_PTX 80
#define LWCC_CHAM64_128_ALIGN_BYTES_PTX 16
#define LWCC_CHAM64_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (68 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_cham64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (80 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_cham64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le16(key), t1 = load_le16(key + 2), t2 = load_le16(key + 4),
    t3 = load_le16(key + 6), t4 = load_le16(key + 8), t5 = load_le16(key + 10),
    t6 = load_le16(key + 12), t7 = load_le16(key + 14), t8 = t0 | (t0 << 16), t9 = t0 ^ (t8 >> 15),
    t10 = t9 ^ (t8 >> 8), t11 = t9 ^ (t8 >> 5), t12 = t1 | (t1 << 16), t13 = t1 ^ (t12 >> 15),
    t14 = t13 ^ (t12 >> 8), t15 = t13 ^ (t12 >> 5), t16 = t2 | (t2 << 16), t17 = t2 ^ (t16 >> 15),
    t18 = t17 ^ (t16 >> 8), t19 = t17 ^ (t16 >> 5), t20 = t3 | (t3 << 16), t21 = t3 ^ (t20 >> 15),
    t22 = t21 ^ (t20 >> 8), t23 = t21 ^ (t20 >> 5), t24 = t4 | (t4 << 16), t25 = t4 ^ (t24 >> 15),
    t26 = t25 ^ (t24 >> 8), t27 = t25 ^ (t24 >> 5), t28 = t5 | (t5 << 16), t29 = t5 ^ (t28 >> 15),
    t30 = t29 ^ (t28 >> 8), t31 = t29 ^ (t28 >> 5), t32 = t6 | (t6 << 16), t33 = t6 ^ (t32 >> 15),
    t34 = t33 ^ (t32 >> 8), t35 = t33 ^ (t32 >> 5), t36 = t7 | (t7 << 16), t37 = t7 ^ (t36 >> 15),
    t38 = t37 ^ (t36 >> 8), t39 = t37 ^ (t36 >> 5);
    // round 1 (cham.dsl:24)
    const uint32_t t40 = t10 & 0xffff, t41 = (t40 << 15) | (t40 >> 1);
    // round 2 (cham.dsl:24)
    const uint32_t t42 = t14 & 0xffff, t43 = (t42 << 8) | (t42 >> 8);
    // round 3 (cham.dsl:24)
    const uint32_t t44 = t18 & 0xffff, t45 = (t44 << 15) | (t44 >> 1);
    // round 5 (cham.dsl:24)
    const uint32_t t46 = t26 & 0xffff, t47 = (t46 << 15) | (t46 >> 1);
    // round 7 (cham.dsl:24)
    const uint32_t t48 = t34 & 0xffff, t49 = (t48 << 15) | (t48 >> 1);
    // round 9 (cham.dsl:24)
    const uint32_t t50 = t15 & 0xffff, t51 = (t50 << 15) | (t50 >> 1);
    // round 11 (cham.dsl:24)
    const uint32_t t52 = t23 & 0xffff, t53 = (t52 << 15) | (t52 >> 1);
    // round 13 (cham.dsl:24)
    const uint32_t t54 = t31 & 0xffff, t55 = (t54 << 15) | (t54 >> 1);
    // round 15 (cham.dsl:24)
    const uint32_t t56 = t39 & 0xffff, t57 = t41 & 0xffff, t58 = t43 & 0xffff, t59 = t45 & 0xffff,
    t60 = t22 & 0xffff, t61 = t47 & 0xffff, t62 = t30 & 0xffff, t63 = t49 & 0xffff,
    t64 = t38 & 0xffff, t65 = t51 & 0xffff, t66 = t11 & 0xffff, t67 = t53 & 0xffff,
    t68 = t19 & 0xffff, t69 = t55 & 0xffff, t70 = t27 & 0xffff,
    t71 = ((t56 << 15) | (t56 >> 1)) & 0xffff, t72 = t35 & 0xffff;
    store32(rk, t57);
    store32(rk + 4, t58);
    store32(rk + 8, t59);
    store32(rk + 12, t60);
    store32(rk + 16, t61);
    store32(rk + 20, t62);
    store32(rk + 24, t63);
    store32(rk + 28, t64);
    store32(rk + 32, t65);
    store32(rk + 36, t66);
    store32(rk + 40, t67);
    store32(rk + 44, t68);
    store32(rk + 48, t69);
    store32(rk + 52, t70);
    store32(rk + 56, t71);
    store32(rk + 60, t72);
    store32(rk + 64, t42);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham64_128_key_setup_ptx(ctx, key);
    lwcc_cham64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = t0 | (t1 << 8),
    t5 = t2 | (t3 << 8);
    // round 1 (cham.dsl:24)
    const uint32_t t6 = t5 ^ load32(ctx), t7 = (t4 + ((t6 << 1) | (t6 >> 15))) & 0xffff,
    t8 = (t7 << 8) | (t7 >> 8);
    // round 2 (cham.dsl:24)
    const uint32_t t9 = 1 ^ t5;
    // round 4 (cham.dsl:24)
    const uint32_t t10 = load32(ctx + 12) ^ t7;
    // round 5 (cham.dsl:24)
    const uint32_t t11 = (4 ^ t8) & 0xffff;
    store32(ctx + 68, t9);
    store32(ctx + 72, t10);
    store32(ctx + 76, t11);
}

#endif
