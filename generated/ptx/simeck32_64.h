// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck32_64 --target ptx --lanes 1
#ifndef LWCC_SIMECK32_64_H_PTX
#define LWCC_SIMECK32_64_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMECK32_64_BLOCK_BYTES_PTX 4
#define LWCC_SIMECK32_64_KEY_BYTES_PTX 8
#define LWCC_SIMECK32_64_NONCE_BYTES_PTX 2
#define LWCC_SIMECK32_64_RK_BYTES_PTX 128
#define LWCC_SIMECK32_64_CTX_BYTES_PTX 132
#define LWCC_SIMECK32_64_ALIGN_BYTES_PTX 16
#define LWCC_SIMECK32_64_GROUP_BYTES_PTX 4

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (128 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simeck32_64_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (132 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_simeck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simeck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simeck32_64_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le16(key);
    const uint32_t t1 = load_le16(key + 2);
    const uint32_t t2 = load_le16(key + 4);
    const uint32_t t3 = load_le16(key + 6);
    // round 1 (simeck.dsl:26)
    const uint32_t t5 = t1 | (t1 << 16);
    const uint32_t t12 = ((t0 ^ (t1 & (t5 >> 11))) ^ (t5 >> 15)) ^ 0xfffd;
    // round 2 (simeck.dsl:26)
    const uint32_t t14 = t2 | (t2 << 16);
    const uint32_t t20 = ((t1 ^ (t2 & (t14 >> 11))) ^ (t14 >> 15)) ^ 0xfffd;
    // round 3 (simeck.dsl:26)
    const uint32_t t22 = t3 | (t3 << 16);
    const uint32_t t28 = ((t2 ^ (t3 & (t22 >> 11))) ^ (t22 >> 15)) ^ 0xfffd;
    // round 4 (simeck.dsl:26)
    const uint32_t t30 = t12 & 0xffff;
    const uint32_t t32 = t30 | (t30 << 16);
    const uint32_t t38 = ((t3 ^ (t30 & (t32 >> 11))) ^ (t32 >> 15)) ^ 0xfffd;
    // round 5 (simeck.dsl:26)
    const uint32_t t40 = t20 & 0xffff;
    const uint32_t t42 = t40 | (t40 << 16);
    const uint32_t t48 = ((t30 ^ (t40 & (t42 >> 11))) ^ (t42 >> 15)) ^ 0xfffd;
    // round 6 (simeck.dsl:26)
    const uint32_t t50 = t28 & 0xffff;
    const uint32_t t52 = t50 | (t50 << 16);
    const uint32_t t59 = ((t40 ^ (t50 & (t52 >> 11))) ^ (t52 >> 15)) ^ 0xfffc;
    // round 7 (simeck.dsl:26)
    const uint32_t t61 = t38 & 0xffff;
    const uint32_t t63 = t61 | (t61 << 16);
    const uint32_t t69 = ((t50 ^ (t61 & (t63 >> 11))) ^ (t63 >> 15)) ^ 0xfffc;
    // round 8 (simeck.dsl:26)
    const uint32_t t71 = t48 & 0xffff;
    const uint32_t t73 = t71 | (t71 << 16);
    const uint32_t t79 = ((t61 ^ (t71 & (t73 >> 11))) ^ (t73 >> 15)) ^ 0xfffc;
    // round 9 (simeck.dsl:26)
    const uint32_t t81 = t59 & 0xffff;
    const uint32_t t83 = t81 | (t81 << 16);
    const uint32_t t89 = ((t71 ^ (t81 & (t83 >> 11))) ^ (t83 >> 15)) ^ 0xfffd;
    // round 10 (simeck.dsl:26)
    const uint32_t t91 = t69 & 0xffff;
    const uint32_t t93 = t91 | (t91 << 16);
    const uint32_t t99 = ((t81 ^ (t91 & (t93 >> 11))) ^ (t93 >> 15)) ^ 0xfffd;
    // round 11 (simeck.dsl:26)
    const uint32_t t101 = t79 & 0xffff;
    const uint32_t t103 = t101 | (t101 << 16);
    const uint32_t t109 = ((t91 ^ (t101 & (t103 >> 11))) ^ (t103 >> 15)) ^ 0xfffc;
    // round 12 (simeck.dsl:26)
    const uint32_t t111 = t89 & 0xffff;
    const uint32_t t113 = t111 | (t111 << 16);
    const uint32_t t119 = ((t101 ^ (t111 & (t113 >> 11))) ^ (t113 >> 15)) ^ 0xfffd;
    // round 13 (simeck.dsl:26)
    const uint32_t t121 = t99 & 0xffff;
    const uint32_t t123 = t121 | (t121 << 16);
    const uint32_t t129 = ((t111 ^ (t121 & (t123 >> 11))) ^ (t123 >> 15)) ^ 0xfffd;
    // round 14 (simeck.dsl:26)
    const uint32_t t131 = t109 & 0xffff;
    const uint32_t t133 = t131 | (t131 << 16);
    const uint32_t t139 = ((t121 ^ (t131 & (t133 >> 11))) ^ (t133 >> 15)) ^ 0xfffd;
    // round 15 (simeck.dsl:26)
    const uint32_t t141 = t119 & 0xffff;
    const uint32_t t143 = t141 | (t141 << 16);
    const uint32_t t149 = ((t131 ^ (t141 & (t143 >> 11))) ^ (t143 >> 15)) ^ 0xfffc;
    // round 16 (simeck.dsl:26)
    const uint32_t t151 = t129 & 0xffff;
    const uint32_t t153 = t151 | (t151 << 16);
    const uint32_t t159 = ((t141 ^ (t151 & (t153 >> 11))) ^ (t153 >> 15)) ^ 0xfffd;
    // round 17 (simeck.dsl:26)
    const uint32_t t161 = t139 & 0xffff;
    const uint32_t t163 = t161 | (t161 << 16);
    const uint32_t t169 = ((t151 ^ (t161 & (t163 >> 11))) ^ (t163 >> 15)) ^ 0xfffc;
    // round 18 (simeck.dsl:26)
    const uint32_t t171 = t149 & 0xffff;
    const uint32_t t173 = t171 | (t171 << 16);
    const uint32_t t179 = ((t161 ^ (t171 & (t173 >> 11))) ^ (t173 >> 15)) ^ 0xfffd;
    // round 19 (simeck.dsl:26)
    const uint32_t t181 = t159 & 0xffff;
    const uint32_t t183 = t181 | (t181 << 16);
    const uint32_t t189 = ((t171 ^ (t181 & (t183 >> 11))) ^ (t183 >> 15)) ^ 0xfffc;
    // round 20 (simeck.dsl:26)
    const uint32_t t191 = t169 & 0xffff;
    const uint32_t t193 = t191 | (t191 << 16);
    const uint32_t t199 = ((t181 ^ (t191 & (t193 >> 11))) ^ (t193 >> 15)) ^ 0xfffc;
    // round 21 (simeck.dsl:26)
    const uint32_t t201 = t179 & 0xffff;
    const uint32_t t203 = t201 | (t201 << 16);
    const uint32_t t209 = ((t191 ^ (t201 & (t203 >> 11))) ^ (t203 >> 15)) ^ 0xfffc;
    // round 22 (simeck.dsl:26)
    const uint32_t t211 = t189 & 0xffff;
    const uint32_t t213 = t211 | (t211 << 16);
    const uint32_t t219 = ((t201 ^ (t211 & (t213 >> 11))) ^ (t213 >> 15)) ^ 0xfffc;
    // round 23 (simeck.dsl:26)
    const uint32_t t221 = t199 & 0xffff;
    const uint32_t t223 = t221 | (t221 << 16);
    const uint32_t t229 = ((t211 ^ (t221 & (t223 >> 11))) ^ (t223 >> 15)) ^ 0xfffd;
    // round 24 (simeck.dsl:26)
    const uint32_t t231 = t209 & 0xffff;
    const uint32_t t233 = t231 | (t231 << 16);
    const uint32_t t239 = ((t221 ^ (t231 & (t233 >> 11))) ^ (t233 >> 15)) ^ 0xfffc;
    // round 25 (simeck.dsl:26)
    const uint32_t t241 = t219 & 0xffff;
    const uint32_t t243 = t241 | (t241 << 16);
    const uint32_t t249 = ((t231 ^ (t241 & (t243 >> 11))) ^ (t243 >> 15)) ^ 0xfffc;
    // round 26 (simeck.dsl:26)
    const uint32_t t251 = t229 & 0xffff;
    const uint32_t t253 = t251 | (t251 << 16);
    const uint32_t t259 = ((t241 ^ (t251 & (t253 >> 11))) ^ (t253 >> 15)) ^ 0xfffd;
    // round 27 (simeck.dsl:26)
    const uint32_t t261 = t239 & 0xffff;
    const uint32_t t263 = t261 | (t261 << 16);
    const uint32_t t269 = ((t251 ^ (t261 & (t263 >> 11))) ^ (t263 >> 15)) ^ 0xfffc;
    // round 28 (simeck.dsl:26)
    const uint32_t t271 = t249 & 0xffff;
    const uint32_t t273 = t271 | (t271 << 16);
    const uint32_t t279 = ((t261 ^ (t271 & (t273 >> 11))) ^ (t273 >> 15)) ^ 0xfffd;
    const uint32_t t280 = t259 & 0xffff;
    const uint32_t t281 = t269 & 0xffff;
    const uint32_t t282 = t279 & 0xffff;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t30);
    store32(rk + 20, t40);
    store32(rk + 24, t50);
    store32(rk + 28, t61);
    store32(rk + 32, t71);
    store32(rk + 36, t81);
    store32(rk + 40, t91);
    store32(rk + 44, t101);
    store32(rk + 48, t111);
    store32(rk + 52, t121);
    store32(rk + 56, t131);
    store32(rk + 60, t141);
    store32(rk + 64, t151);
    store32(rk + 68, t161);
    store32(rk + 72, t171);
    store32(rk + 76, t181);
    store32(rk + 80, t191);
    store32(rk + 84, t201);
    store32(rk + 88, t211);
    store32(rk + 92, t221);
    store32(rk + 96, t231);
    store32(rk + 100, t241);
    store32(rk + 104, t251);
    store32(rk + 108, t261);
    store32(rk + 112, t271);
    store32(rk + 116, t280);
    store32(rk + 120, t281);
    store32(rk + 124, t282);
}

static inline void lwcc_simeck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simeck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck32_64_key_setup_ptx(ctx, key);
    lwcc_simeck32_64_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simeck32_64_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t3 = t0 | (t1 << 8);
    // round 1 (simeck.dsl:26)
    const uint32_t t5 = load32(ctx) ^ t3;
    store32(ctx + 128, t5);
}

#endif
