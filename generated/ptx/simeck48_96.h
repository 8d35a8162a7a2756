// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck48_96 --target ptx --lanes 1
#ifndef LWCC_SIMECK48_96_H_PTX
#define LWCC_SIMECK48_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMECK48_96_BLOCK_BYTES_PTX 6
#define LWCC_SIMECK48_96_KEY_BYTES_PTX 12
#define LWCC_SIMECK48_96_NONCE_BYTES_PTX 2
#define LWCC_SIMECK48_96_RK_BYTES_PTX 144
#define LWCC_SIMECK48_96_CTX_BYTES_PTX 152
#define LWCC_SIMECK48_96_ALIGN_BYTES_PTX 16
#define LWCC_SIMECK48_96_GROUP_BYTES_PTX 6

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (144 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simeck48_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (152 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_simeck48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simeck48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LOAD_LE24
#define LWCC_HAS_LOAD_LE24
static inline uint32_t load_le24(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16;
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_simeck48_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t3 = load_le24(key + 9);
    // round 1 (simeck.dsl:26)
    const uint32_t t12 = (t0 ^ (t1 & ((t1 << 5) | (t1 >> 19)))) ^ ((t1 << 1) | (t1 >> 23));
    const uint32_t t14 = t12 ^ 0xfffffd;
    // round 2 (simeck.dsl:26)
    const uint32_t t23 = (t1 ^ (t2 & ((t2 << 5) | (t2 >> 19)))) ^ ((t2 << 1) | (t2 >> 23));
    const uint32_t t24 = t23 ^ 0xfffffd;
    // round 3 (simeck.dsl:26)
    const uint32_t t33 = (t2 ^ (t3 & ((t3 << 5) | (t3 >> 19)))) ^ ((t3 << 1) | (t3 >> 23));
    const uint32_t t34 = t33 ^ 0xfffffd;
    // round 4 (simeck.dsl:26)
    const uint32_t t36 = t14 & 0xffffff;
    const uint32_t t45 = (t3 ^ (t36 & ((t36 << 5) | (t36 >> 19)))) ^ ((t36 << 1) | (t36 >> 23));
    const uint32_t t46 = t45 ^ 0xfffffd;
    // round 5 (simeck.dsl:26)
    const uint32_t t48 = t24 & 0xffffff;
    const uint32_t t57 = (t36 ^ (t48 & ((t48 << 5) | (t48 >> 19)))) ^ ((t48 << 1) | (t48 >> 23));
    const uint32_t t58 = t57 ^ 0xfffffd;
    // round 6 (simeck.dsl:26)
    const uint32_t t60 = t34 & 0xffffff;
    const uint32_t t69 = (t48 ^ (t60 & ((t60 << 5) | (t60 >> 19)))) ^ ((t60 << 1) | (t60 >> 23));
    const uint32_t t71 = t69 ^ 0xfffffc;
    // round 7 (simeck.dsl:26)
    const uint32_t t73 = t46 & 0xffffff;
    const uint32_t t82 = (t60 ^ (t73 & ((t73 << 5) | (t73 >> 19)))) ^ ((t73 << 1) | (t73 >> 23));
    const uint32_t t83 = t82 ^ 0xfffffc;
    // round 8 (simeck.dsl:26)
    const uint32_t t85 = t58 & 0xffffff;
    const uint32_t t94 = (t73 ^ (t85 & ((t85 << 5) | (t85 >> 19)))) ^ ((t85 << 1) | (t85 >> 23));
    const uint32_t t95 = t94 ^ 0xfffffc;
    // round 9 (simeck.dsl:26)
    const uint32_t t97 = t71 & 0xffffff;
    const uint32_t t106 = (t85 ^ (t97 & ((t97 << 5) | (t97 >> 19)))) ^ ((t97 << 1) | (t97 >> 23));
    const uint32_t t107 = t106 ^ 0xfffffd;
    // round 10 (simeck.dsl:26)
    const uint32_t t109 = t83 & 0xffffff;
    const uint32_t t118 = (t97 ^ (t109 & ((t109 << 5) | (t109 >> 19)))) ^ ((t109 << 1) | (t109 >> 23));
    const uint32_t t119 = t118 ^ 0xfffffd;
    // round 11 (simeck.dsl:26)
    const uint32_t t121 = t95 & 0xffffff;
    const uint32_t t130 = (t109 ^ (t121 & ((t121 << 5) | (t121 >> 19)))) ^ ((t121 << 1) | (t121 >> 23));
    const uint32_t t131 = t130 ^ 0xfffffc;
    // round 12 (simeck.dsl:26)
    const uint32_t t133 = t107 & 0xffffff;
    const uint32_t t142 = (t121 ^ (t133 & ((t133 << 5) | (t133 >> 19)))) ^ ((t133 << 1) | (t133 >> 23));
    const uint32_t t143 = t142 ^ 0xfffffd;
    // round 13 (simeck.dsl:26)
    const uint32_t t145 = t119 & 0xffffff;
    const uint32_t t154 = (t133 ^ (t145 & ((t145 << 5) | (t145 >> 19)))) ^ ((t145 << 1) | (t145 >> 23));
    const uint32_t t155 = t154 ^ 0xfffffd;
    // round 14 (simeck.dsl:26)
    const uint32_t t157 = t131 & 0xffffff;
    const uint32_t t166 = (t145 ^ (t157 & ((t157 << 5) | (t157 >> 19)))) ^ ((t157 << 1) | (t157 >> 23));
    const uint32_t t167 = t166 ^ 0xfffffd;
    // round 15 (simeck.dsl:26)
    const uint32_t t169 = t143 & 0xffffff;
    const uint32_t t178 = (t157 ^ (t169 & ((t169 << 5) | (t169 >> 19)))) ^ ((t169 << 1) | (t169 >> 23));
    const uint32_t t179 = t178 ^ 0xfffffc;
    // round 16 (simeck.dsl:26)
    const uint32_t t181 = t155 & 0xffffff;
    const uint32_t t190 = (t169 ^ (t181 & ((t181 << 5) | (t181 >> 19)))) ^ ((t181 << 1) | (t181 >> 23));
    const uint32_t t191 = t190 ^ 0xfffffd;
    // round 17 (simeck.dsl:26)
    const uint32_t t193 = t167 & 0xffffff;
    const uint32_t t202 = (t181 ^ (t193 & ((t193 << 5) | (t193 >> 19)))) ^ ((t193 << 1) | (t193 >> 23));
    const uint32_t t203 = t202 ^ 0xfffffc;
    // round 18 (simeck.dsl:26)
    const uint32_t t205 = t179 & 0xffffff;
    const uint32_t t214 = (t193 ^ (t205 & ((t205 << 5) | (t205 >> 19)))) ^ ((t205 << 1) | (t205 >> 23));
    const uint32_t t215 = t214 ^ 0xfffffd;
    // round 19 (simeck.dsl:26)
    const uint32_t t217 = t191 & 0xffffff;
    const uint32_t t226 = (t205 ^ (t217 & ((t217 << 5) | (t217 >> 19)))) ^ ((t217 << 1) | (t217 >> 23));
    const uint32_t t227 = t226 ^ 0xfffffc;
    // round 20 (simeck.dsl:26)
    const uint32_t t229 = t203 & 0xffffff;
    const uint32_t t238 = (t217 ^ (t229 & ((t229 << 5) | (t229 >> 19)))) ^ ((t229 << 1) | (t229 >> 23));
    const uint32_t t239 = t238 ^ 0xfffffc;
    // round 21 (simeck.dsl:26)
    const uint32_t t241 = t215 & 0xffffff;
    const uint32_t t250 = (t229 ^ (t241 & ((t241 << 5) | (t241 >> 19)))) ^ ((t241 << 1) | (t241 >> 23));
    const uint32_t t251 = t250 ^ 0xfffffc;
    // round 22 (simeck.dsl:26)
    const uint32_t t253 = t227 & 0xffffff;
    const uint32_t t262 = (t241 ^ (t253 & ((t253 << 5) | (t253 >> 19)))) ^ ((t253 << 1) | (t253 >> 23));
    const uint32_t t263 = t262 ^ 0xfffffc;
    // round 23 (simeck.dsl:26)
    const uint32_t t265 = t239 & 0xffffff;
    const uint32_t t274 = (t253 ^ (t265 & ((t265 << 5) | (t265 >> 19)))) ^ ((t265 << 1) | (t265 >> 23));
    const uint32_t t275 = t274 ^ 0xfffffd;
    // round 24 (simeck.dsl:26)
    const uint32_t t277 = t251 & 0xffffff;
    const uint32_t t286 = (t265 ^ (t277 & ((t277 << 5) | (t277 >> 19)))) ^ ((t277 << 1) | (t277 >> 23));
    const uint32_t t287 = t286 ^ 0xfffffc;
    // round 25 (simeck.dsl:26)
    const uint32_t t289 = t263 & 0xffffff;
    const uint32_t t298 = (t277 ^ (t289 & ((t289 << 5) | (t289 >> 19)))) ^ ((t289 << 1) | (t289 >> 23));
    const uint32_t t299 = t298 ^ 0xfffffc;
    // round 26 (simeck.dsl:26)
    const uint32_t t301 = t275 & 0xffffff;
    const uint32_t t310 = (t289 ^ (t301 & ((t301 << 5) | (t301 >> 19)))) ^ ((t301 << 1) | (t301 >> 23));
    const uint32_t t311 = t310 ^ 0xfffffd;
    // round 27 (simeck.dsl:26)
    const uint32_t t313 = t287 & 0xffffff;
    const uint32_t t322 = (t301 ^ (t313 & ((t313 << 5) | (t313 >> 19)))) ^ ((t313 << 1) | (t313 >> 23));
    const uint32_t t323 = t322 ^ 0xfffffc;
    // round 28 (simeck.dsl:26)
    const uint32_t t325 = t299 & 0xffffff;
    const uint32_t t334 = (t313 ^ (t325 & ((t325 << 5) | (t325 >> 19)))) ^ ((t325 << 1) | (t325 >> 23));
    const uint32_t t335 = t334 ^ 0xfffffd;
    // round 29 (simeck.dsl:26)
    const uint32_t t337 = t311 & 0xffffff;
    const uint32_t t346 = (t325 ^ (t337 & ((t337 << 5) | (t337 >> 19)))) ^ ((t337 << 1) | (t337 >> 23));
    const uint32_t t347 = t346 ^ 0xfffffd;
    // round 30 (simeck.dsl:26)
    const uint32_t t349 = t323 & 0xffffff;
    const uint32_t t358 = (t337 ^ (t349 & ((t349 << 5) | (t349 >> 19)))) ^ ((t349 << 1) | (t349 >> 23));
    const uint32_t t359 = t358 ^ 0xfffffc;
    // round 31 (simeck.dsl:26)
    const uint32_t t361 = t335 & 0xffffff;
    const uint32_t t370 = (t349 ^ (t361 & ((t361 << 5) | (t361 >> 19)))) ^ ((t361 << 1) | (t361 >> 23));
    const uint32_t t371 = t370 ^ 0xfffffc;
    // round 32 (simeck.dsl:26)
    const uint32_t t373 = t347 & 0xffffff;
    const uint32_t t382 = (t361 ^ (t373 & ((t373 << 5) | (t373 >> 19)))) ^ ((t373 << 1) | (t373 >> 23));
    const uint32_t t384 = t359 & 0xffffff;
    const uint32_t t385 = t371 & 0xffffff;
    const uint32_t t386 = (t382 ^ 0xfffffd) & 0xffffff;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t36);
    store32(rk + 20, t48);
    store32(rk + 24, t60);
    store32(rk + 28, t73);
    store32(rk + 32, t85);
    store32(rk + 36, t97);
    store32(rk + 40, t109);
    store32(rk + 44, t121);
    store32(rk + 48, t133);
    store32(rk + 52, t145);
    store32(rk + 56, t157);
    store32(rk + 60, t169);
    store32(rk + 64, t181);
    store32(rk + 68, t193);
    store32(rk + 72, t205);
    store32(rk + 76, t217);
    store32(rk + 80, t229);
    store32(rk + 84, t241);
    store32(rk + 88, t253);
    store32(rk + 92, t265);
    store32(rk + 96, t277);
    store32(rk + 100, t289);
    store32(rk + 104, t301);
    store32(rk + 108, t313);
    store32(rk + 112, t325);
    store32(rk + 116, t337);
    store32(rk + 120, t349);
    store32(rk + 124, t361);
    store32(rk + 128, t373);
    store32(rk + 132, t384);
    store32(rk + 136, t385);
    store32(rk + 140, t386);
}

static inline void lwcc_simeck48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simeck48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck48_96_key_setup_ptx(ctx, key);
    lwcc_simeck48_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simeck48_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    store32(ctx + 144, t0);
    store32(ctx + 148, t1);
}

#endif
