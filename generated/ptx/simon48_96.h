// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon48_96 --target ptx --lanes 1
#ifndef LWCC_SIMON48_96_H_PTX
#define LWCC_SIMON48_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON48_96_BLOCK_BYTES_PTX 6
#define LWCC_SIMON48_96_KEY_BYTES_PTX 12
#define LWCC_SIMON48_96_NONCE_BYTES_PTX 2
#define LWCC_SIMON48_96_RK_BYTES_PTX 144
#define LWCC_SIMON48_96_CTX_BYTES_PTX 152
#define LWCC_SIMON48_96_ALIGN_BYTES_PTX 16
#define LWCC_SIMON48_96_GROUP_BYTES_PTX 6

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (144 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon48_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (152 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_simon48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon48_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t3 = load_le24(key + 9);
    const uint32_t t9 = (((t3 << 21) | (t3 >> 3)) ^ t1) & 0xffffff;
    const uint32_t t16 = (0xfffffd ^ t0) ^ (t9 ^ ((t9 << 23) | (t9 >> 1)));
    const uint32_t t17 = t16 & 0xffffff;
    const uint32_t t22 = (((t17 << 21) | (t17 >> 3)) ^ t2) & 0xffffff;
    const uint32_t t29 = (0xfffffc ^ t1) ^ (t22 ^ ((t22 << 23) | (t22 >> 1)));
    const uint32_t t30 = t29 & 0xffffff;
    const uint32_t t35 = (((t30 << 21) | (t30 >> 3)) ^ t3) & 0xffffff;
    const uint32_t t41 = (0xfffffc ^ t2) ^ (t35 ^ ((t35 << 23) | (t35 >> 1)));
    const uint32_t t42 = t41 & 0xffffff;
    const uint32_t t47 = (((t42 << 21) | (t42 >> 3)) ^ t17) & 0xffffff;
    const uint32_t t53 = (0xfffffc ^ t3) ^ (t47 ^ ((t47 << 23) | (t47 >> 1)));
    const uint32_t t54 = t53 & 0xffffff;
    const uint32_t t59 = (((t54 << 21) | (t54 >> 3)) ^ t30) & 0xffffff;
    const uint32_t t65 = (0xfffffd ^ t17) ^ (t59 ^ ((t59 << 23) | (t59 >> 1)));
    const uint32_t t66 = t65 & 0xffffff;
    const uint32_t t71 = (((t66 << 21) | (t66 >> 3)) ^ t42) & 0xffffff;
    const uint32_t t77 = (0xfffffd ^ t30) ^ (t71 ^ ((t71 << 23) | (t71 >> 1)));
    const uint32_t t78 = t77 & 0xffffff;
    const uint32_t t83 = (((t78 << 21) | (t78 >> 3)) ^ t54) & 0xffffff;
    const uint32_t t89 = (0xfffffd ^ t42) ^ (t83 ^ ((t83 << 23) | (t83 >> 1)));
    const uint32_t t90 = t89 & 0xffffff;
    const uint32_t t95 = (((t90 << 21) | (t90 >> 3)) ^ t66) & 0xffffff;
    const uint32_t t101 = (0xfffffc ^ t54) ^ (t95 ^ ((t95 << 23) | (t95 >> 1)));
    const uint32_t t102 = t101 & 0xffffff;
    const uint32_t t107 = (((t102 << 21) | (t102 >> 3)) ^ t78) & 0xffffff;
    const uint32_t t113 = (0xfffffd ^ t66) ^ (t107 ^ ((t107 << 23) | (t107 >> 1)));
    const uint32_t t114 = t113 & 0xffffff;
    const uint32_t t119 = (((t114 << 21) | (t114 >> 3)) ^ t90) & 0xffffff;
    const uint32_t t125 = (0xfffffd ^ t78) ^ (t119 ^ ((t119 << 23) | (t119 >> 1)));
    const uint32_t t126 = t125 & 0xffffff;
    const uint32_t t131 = (((t126 << 21) | (t126 >> 3)) ^ t102) & 0xffffff;
    const uint32_t t137 = (0xfffffd ^ t90) ^ (t131 ^ ((t131 << 23) | (t131 >> 1)));
    const uint32_t t138 = t137 & 0xffffff;
    const uint32_t t143 = (((t138 << 21) | (t138 >> 3)) ^ t114) & 0xffffff;
    const uint32_t t149 = (0xfffffd ^ t102) ^ (t143 ^ ((t143 << 23) | (t143 >> 1)));
    const uint32_t t150 = t149 & 0xffffff;
    const uint32_t t155 = (((t150 << 21) | (t150 >> 3)) ^ t126) & 0xffffff;
    const uint32_t t161 = (0xfffffd ^ t114) ^ (t155 ^ ((t155 << 23) | (t155 >> 1)));
    const uint32_t t162 = t161 & 0xffffff;
    const uint32_t t167 = (((t162 << 21) | (t162 >> 3)) ^ t138) & 0xffffff;
    const uint32_t t173 = (0xfffffc ^ t126) ^ (t167 ^ ((t167 << 23) | (t167 >> 1)));
    const uint32_t t174 = t173 & 0xffffff;
    const uint32_t t179 = (((t174 << 21) | (t174 >> 3)) ^ t150) & 0xffffff;
    const uint32_t t185 = (0xfffffc ^ t138) ^ (t179 ^ ((t179 << 23) | (t179 >> 1)));
    const uint32_t t186 = t185 & 0xffffff;
    const uint32_t t191 = (((t186 << 21) | (t186 >> 3)) ^ t162) & 0xffffff;
    const uint32_t t197 = (0xfffffd ^ t150) ^ (t191 ^ ((t191 << 23) | (t191 >> 1)));
    const uint32_t t198 = t197 & 0xffffff;
    const uint32_t t203 = (((t198 << 21) | (t198 >> 3)) ^ t174) & 0xffffff;
    const uint32_t t209 = (0xfffffc ^ t162) ^ (t203 ^ ((t203 << 23) | (t203 >> 1)));
    const uint32_t t210 = t209 & 0xffffff;
    const uint32_t t215 = (((t210 << 21) | (t210 >> 3)) ^ t186) & 0xffffff;
    const uint32_t t221 = (0xfffffc ^ t174) ^ (t215 ^ ((t215 << 23) | (t215 >> 1)));
    const uint32_t t222 = t221 & 0xffffff;
    const uint32_t t227 = (((t222 << 21) | (t222 >> 3)) ^ t198) & 0xffffff;
    const uint32_t t233 = (0xfffffd ^ t186) ^ (t227 ^ ((t227 << 23) | (t227 >> 1)));
    const uint32_t t234 = t233 & 0xffffff;
    const uint32_t t239 = (((t234 << 21) | (t234 >> 3)) ^ t210) & 0xffffff;
    const uint32_t t245 = (0xfffffd ^ t198) ^ (t239 ^ ((t239 << 23) | (t239 >> 1)));
    const uint32_t t246 = t245 & 0xffffff;
    const uint32_t t251 = (((t246 << 21) | (t246 >> 3)) ^ t222) & 0xffffff;
    const uint32_t t257 = (0xfffffc ^ t210) ^ (t251 ^ ((t251 << 23) | (t251 >> 1)));
    const uint32_t t258 = t257 & 0xffffff;
    const uint32_t t263 = (((t258 << 21) | (t258 >> 3)) ^ t234) & 0xffffff;
    const uint32_t t269 = (0xfffffc ^ t222) ^ (t263 ^ ((t263 << 23) | (t263 >> 1)));
    const uint32_t t270 = t269 & 0xffffff;
    const uint32_t t275 = (((t270 << 21) | (t270 >> 3)) ^ t246) & 0xffffff;
    const uint32_t t281 = (0xfffffc ^ t234) ^ (t275 ^ ((t275 << 23) | (t275 >> 1)));
    const uint32_t t282 = t281 & 0xffffff;
    const uint32_t t287 = (((t282 << 21) | (t282 >> 3)) ^ t258) & 0xffffff;
    const uint32_t t293 = (0xfffffc ^ t246) ^ (t287 ^ ((t287 << 23) | (t287 >> 1)));
    const uint32_t t294 = t293 & 0xffffff;
    const uint32_t t299 = (((t294 << 21) | (t294 >> 3)) ^ t270) & 0xffffff;
    const uint32_t t305 = (0xfffffd ^ t258) ^ (t299 ^ ((t299 << 23) | (t299 >> 1)));
    const uint32_t t306 = t305 & 0xffffff;
    const uint32_t t311 = (((t306 << 21) | (t306 >> 3)) ^ t282) & 0xffffff;
    const uint32_t t317 = (0xfffffc ^ t270) ^ (t311 ^ ((t311 << 23) | (t311 >> 1)));
    const uint32_t t318 = t317 & 0xffffff;
    const uint32_t t323 = (((t318 << 21) | (t318 >> 3)) ^ t294) & 0xffffff;
    const uint32_t t329 = (0xfffffd ^ t282) ^ (t323 ^ ((t323 << 23) | (t323 >> 1)));
    const uint32_t t330 = t329 & 0xffffff;
    const uint32_t t335 = (((t330 << 21) | (t330 >> 3)) ^ t306) & 0xffffff;
    const uint32_t t341 = (0xfffffd ^ t294) ^ (t335 ^ ((t335 << 23) | (t335 >> 1)));
    const uint32_t t342 = t341 & 0xffffff;
    const uint32_t t347 = (((t342 << 21) | (t342 >> 3)) ^ t318) & 0xffffff;
    const uint32_t t353 = (0xfffffc ^ t306) ^ (t347 ^ ((t347 << 23) | (t347 >> 1)));
    const uint32_t t354 = t353 & 0xffffff;
    const uint32_t t359 = (((t354 << 21) | (t354 >> 3)) ^ t330) & 0xffffff;
    const uint32_t t365 = (0xfffffd ^ t318) ^ (t359 ^ ((t359 << 23) | (t359 >> 1)));
    const uint32_t t366 = t365 & 0xffffff;
    const uint32_t t371 = (((t366 << 21) | (t366 >> 3)) ^ t342) & 0xffffff;
    const uint32_t t377 = (0xfffffc ^ t330) ^ (t371 ^ ((t371 << 23) | (t371 >> 1)));
    const uint32_t t378 = t377 & 0xffffff;
    const uint32_t t383 = (((t378 << 21) | (t378 >> 3)) ^ t354) & 0xffffff;
    const uint32_t t389 = (0xfffffd ^ t342) ^ (t383 ^ ((t383 << 23) | (t383 >> 1)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t17);
    store32(rk + 20, t30);
    store32(rk + 24, t42);
    store32(rk + 28, t54);
    store32(rk + 32, t66);
    store32(rk + 36, t78);
    store32(rk + 40, t90);
    store32(rk + 44, t102);
    store32(rk + 48, t114);
    store32(rk + 52, t126);
    store32(rk + 56, t138);
    store32(rk + 60, t150);
    store32(rk + 64, t162);
    store32(rk + 68, t174);
    store32(rk + 72, t186);
    store32(rk + 76, t198);
    store32(rk + 80, t210);
    store32(rk + 84, t222);
    store32(rk + 88, t234);
    store32(rk + 92, t246);
    store32(rk + 96, t258);
    store32(rk + 100, t270);
    store32(rk + 104, t282);
    store32(rk + 108, t294);
    store32(rk + 112, t306);
    store32(rk + 116, t318);
    store32(rk + 120, t330);
    store32(rk + 124, t342);
    store32(rk + 128, t354);
    store32(rk + 132, t366);
    store32(rk + 136, t378);
    store32(rk + 140, t389 & 0xffffff);
}

static inline void lwcc_simon48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon48_96_key_setup_ptx(ctx, key);
    lwcc_simon48_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon48_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    store32(ctx + 144, t0);
    store32(ctx + 148, t1);
}

#endif
