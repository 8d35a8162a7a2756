// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon32_64 --target ptx --lanes 1
#ifndef LWCC_SIMON32_64_H_PTX
#define LWCC_SIMON32_64_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON32_64_BLOCK_BYTES_PTX 4
#define LWCC_SIMON32_64_KEY_BYTES_PTX 8
#define LWCC_SIMON32_64_NONCE_BYTES_PTX 2
#define LWCC_SIMON32_64_RK_BYTES_PTX 128
#define LWCC_SIMON32_64_CTX_BYTES_PTX 132
#define LWCC_SIMON32_64_ALIGN_BYTES_PTX 16
#define LWCC_SIMON32_64_GROUP_BYTES_PTX 4

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (128 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon32_64_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (132 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_simon32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon32_64_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le16(key);
    const uint32_t t1 = load_le16(key + 2);
    const uint32_t t2 = load_le16(key + 4);
    const uint32_t t3 = load_le16(key + 6);
    const uint32_t t9 = (((t3 << 13) | (t3 >> 3)) ^ t1) & 0xffff;
    const uint32_t t17 = ((0xfffd ^ t0) ^ (t9 ^ ((t9 << 15) | (t9 >> 1)))) & 0xffff;
    const uint32_t t22 = (((t17 << 13) | (t17 >> 3)) ^ t2) & 0xffff;
    const uint32_t t28 = (0xfffd ^ t1) ^ (t22 ^ ((t22 << 15) | (t22 >> 1)));
    const uint32_t t29 = t28 & 0xffff;
    const uint32_t t34 = (((t29 << 13) | (t29 >> 3)) ^ t3) & 0xffff;
    const uint32_t t40 = (0xfffd ^ t2) ^ (t34 ^ ((t34 << 15) | (t34 >> 1)));
    const uint32_t t41 = t40 & 0xffff;
    const uint32_t t46 = (((t41 << 13) | (t41 >> 3)) ^ t17) & 0xffff;
    const uint32_t t52 = (0xfffd ^ t3) ^ (t46 ^ ((t46 << 15) | (t46 >> 1)));
    const uint32_t t53 = t52 & 0xffff;
    const uint32_t t58 = (((t53 << 13) | (t53 >> 3)) ^ t29) & 0xffff;
    const uint32_t t64 = (0xfffd ^ t17) ^ (t58 ^ ((t58 << 15) | (t58 >> 1)));
    const uint32_t t65 = t64 & 0xffff;
    const uint32_t t70 = (((t65 << 13) | (t65 >> 3)) ^ t41) & 0xffff;
    const uint32_t t77 = (0xfffc ^ t29) ^ (t70 ^ ((t70 << 15) | (t70 >> 1)));
    const uint32_t t78 = t77 & 0xffff;
    const uint32_t t83 = (((t78 << 13) | (t78 >> 3)) ^ t53) & 0xffff;
    const uint32_t t89 = (0xfffd ^ t41) ^ (t83 ^ ((t83 << 15) | (t83 >> 1)));
    const uint32_t t90 = t89 & 0xffff;
    const uint32_t t95 = (((t90 << 13) | (t90 >> 3)) ^ t65) & 0xffff;
    const uint32_t t101 = (0xfffc ^ t53) ^ (t95 ^ ((t95 << 15) | (t95 >> 1)));
    const uint32_t t102 = t101 & 0xffff;
    const uint32_t t107 = (((t102 << 13) | (t102 >> 3)) ^ t78) & 0xffff;
    const uint32_t t113 = (0xfffc ^ t65) ^ (t107 ^ ((t107 << 15) | (t107 >> 1)));
    const uint32_t t114 = t113 & 0xffff;
    const uint32_t t119 = (((t114 << 13) | (t114 >> 3)) ^ t90) & 0xffff;
    const uint32_t t125 = (0xfffc ^ t78) ^ (t119 ^ ((t119 << 15) | (t119 >> 1)));
    const uint32_t t126 = t125 & 0xffff;
    const uint32_t t131 = (((t126 << 13) | (t126 >> 3)) ^ t102) & 0xffff;
    const uint32_t t137 = (0xfffd ^ t90) ^ (t131 ^ ((t131 << 15) | (t131 >> 1)));
    const uint32_t t138 = t137 & 0xffff;
    const uint32_t t143 = (((t138 << 13) | (t138 >> 3)) ^ t114) & 0xffff;
    const uint32_t t149 = (0xfffc ^ t102) ^ (t143 ^ ((t143 << 15) | (t143 >> 1)));
    const uint32_t t150 = t149 & 0xffff;
    const uint32_t t155 = (((t150 << 13) | (t150 >> 3)) ^ t126) & 0xffff;
    const uint32_t t161 = (0xfffc ^ t114) ^ (t155 ^ ((t155 << 15) | (t155 >> 1)));
    const uint32_t t162 = t161 & 0xffff;
    const uint32_t t167 = (((t162 << 13) | (t162 >> 3)) ^ t138) & 0xffff;
    const uint32_t t173 = (0xfffd ^ t126) ^ (t167 ^ ((t167 << 15) | (t167 >> 1)));
    const uint32_t t174 = t173 & 0xffff;
    const uint32_t t179 = (((t174 << 13) | (t174 >> 3)) ^ t150) & 0xffff;
    const uint32_t t185 = (0xfffc ^ t138) ^ (t179 ^ ((t179 << 15) | (t179 >> 1)));
    const uint32_t t186 = t185 & 0xffff;
    const uint32_t t191 = (((t186 << 13) | (t186 >> 3)) ^ t162) & 0xffff;
    const uint32_t t197 = (0xfffd ^ t150) ^ (t191 ^ ((t191 << 15) | (t191 >> 1)));
    const uint32_t t198 = t197 & 0xffff;
    const uint32_t t203 = (((t198 << 13) | (t198 >> 3)) ^ t174) & 0xffff;
    const uint32_t t209 = (0xfffc ^ t162) ^ (t203 ^ ((t203 << 15) | (t203 >> 1)));
    const uint32_t t210 = t209 & 0xffff;
    const uint32_t t215 = (((t210 << 13) | (t210 >> 3)) ^ t186) & 0xffff;
    const uint32_t t221 = (0xfffd ^ t174) ^ (t215 ^ ((t215 << 15) | (t215 >> 1)));
    const uint32_t t222 = t221 & 0xffff;
    const uint32_t t227 = (((t222 << 13) | (t222 >> 3)) ^ t198) & 0xffff;
    const uint32_t t233 = (0xfffd ^ t186) ^ (t227 ^ ((t227 << 15) | (t227 >> 1)));
    const uint32_t t234 = t233 & 0xffff;
    const uint32_t t239 = (((t234 << 13) | (t234 >> 3)) ^ t210) & 0xffff;
    const uint32_t t245 = (0xfffc ^ t198) ^ (t239 ^ ((t239 << 15) | (t239 >> 1)));
    const uint32_t t246 = t245 & 0xffff;
    const uint32_t t251 = (((t246 << 13) | (t246 >> 3)) ^ t222) & 0xffff;
    const uint32_t t257 = (0xfffc ^ t210) ^ (t251 ^ ((t251 << 15) | (t251 >> 1)));
    const uint32_t t258 = t257 & 0xffff;
    const uint32_t t263 = (((t258 << 13) | (t258 >> 3)) ^ t234) & 0xffff;
    const uint32_t t269 = (0xfffc ^ t222) ^ (t263 ^ ((t263 << 15) | (t263 >> 1)));
    const uint32_t t270 = t269 & 0xffff;
    const uint32_t t275 = (((t270 << 13) | (t270 >> 3)) ^ t246) & 0xffff;
    const uint32_t t281 = (0xfffc ^ t234) ^ (t275 ^ ((t275 << 15) | (t275 >> 1)));
    const uint32_t t282 = t281 & 0xffff;
    const uint32_t t287 = (((t282 << 13) | (t282 >> 3)) ^ t258) & 0xffff;
    const uint32_t t293 = (0xfffd ^ t246) ^ (t287 ^ ((t287 << 15) | (t287 >> 1)));
    const uint32_t t294 = t293 & 0xffff;
    const uint32_t t299 = (((t294 << 13) | (t294 >> 3)) ^ t270) & 0xffff;
    const uint32_t t305 = (0xfffd ^ t258) ^ (t299 ^ ((t299 << 15) | (t299 >> 1)));
    const uint32_t t306 = t305 & 0xffff;
    const uint32_t t311 = (((t306 << 13) | (t306 >> 3)) ^ t282) & 0xffff;
    const uint32_t t317 = (0xfffd ^ t270) ^ (t311 ^ ((t311 << 15) | (t311 >> 1)));
    const uint32_t t318 = t317 & 0xffff;
    const uint32_t t323 = (((t318 << 13) | (t318 >> 3)) ^ t294) & 0xffff;
    const uint32_t t329 = (0xfffc ^ t282) ^ (t323 ^ ((t323 << 15) | (t323 >> 1)));
    const uint32_t t330 = t329 & 0xffff;
    const uint32_t t335 = (((t330 << 13) | (t330 >> 3)) ^ t306) & 0xffff;
    const uint32_t t341 = (0xfffc ^ t294) ^ (t335 ^ ((t335 << 15) | (t335 >> 1)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t17);
    store32(rk + 20, t29);
    store32(rk + 24, t41);
    store32(rk + 28, t53);
    store32(rk + 32, t65);
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
    store32(rk + 124, t341 & 0xffff);
}

static inline void lwcc_simon32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon32_64_key_setup_ptx(ctx, key);
    lwcc_simon32_64_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon32_64_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t3 = t0 | (t1 << 8);
    // round 1 (simon.dsl:43)
    const uint32_t t5 = load32(ctx) ^ t3;
    store32(ctx + 128, t5);
}

#endif
