// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck48_96 --target ptx --lanes 1
#ifndef LWCC_SPECK48_96_H_PTX
#define LWCC_SPECK48_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK48_96_BLOCK_BYTES_PTX 6
#define LWCC_SPECK48_96_KEY_BYTES_PTX 12
#define LWCC_SPECK48_96_NONCE_BYTES_PTX 2
#define LWCC_SPECK48_96_RK_BYTES_PTX 92
#define LWCC_SPECK48_96_CTX_BYTES_PTX 100
#define LWCC_SPECK48_96_ALIGN_BYTES_PTX 16
#define LWCC_SPECK48_96_GROUP_BYTES_PTX 6

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (92 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck48_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (100 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_speck48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_speck48_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t3 = load_le24(key + 9);
    // round 1 (speck.dsl:22)
    const uint32_t t7 = ((t1 << 16) | (t1 >> 8)) + t0;
    const uint32_t t11 = ((t0 << 3) | (t0 >> 21)) ^ t7;
    // round 2 (speck.dsl:22)
    const uint32_t t17 = (((t2 << 16) | (t2 >> 8)) + t11) ^ 1;
    const uint32_t t19 = t11 & 0xffffff;
    const uint32_t t23 = ((t19 << 3) | (t19 >> 21)) ^ t17;
    // round 3 (speck.dsl:22)
    const uint32_t t29 = (((t3 << 16) | (t3 >> 8)) + t23) ^ 2;
    const uint32_t t31 = t23 & 0xffffff;
    const uint32_t t35 = ((t31 << 3) | (t31 >> 21)) ^ t29;
    // round 4 (speck.dsl:22)
    const uint32_t t37 = t7 & 0xffffff;
    const uint32_t t43 = (((t37 << 16) | (t37 >> 8)) + t35) ^ 3;
    const uint32_t t44 = t35 & 0xffffff;
    const uint32_t t48 = ((t44 << 3) | (t44 >> 21)) ^ t43;
    // round 5 (speck.dsl:22)
    const uint32_t t50 = t17 & 0xffffff;
    const uint32_t t56 = (((t50 << 16) | (t50 >> 8)) + t48) ^ 4;
    const uint32_t t57 = t48 & 0xffffff;
    const uint32_t t61 = ((t57 << 3) | (t57 >> 21)) ^ t56;
    // round 6 (speck.dsl:22)
    const uint32_t t63 = t29 & 0xffffff;
    const uint32_t t69 = (((t63 << 16) | (t63 >> 8)) + t61) ^ 5;
    const uint32_t t70 = t61 & 0xffffff;
    const uint32_t t74 = ((t70 << 3) | (t70 >> 21)) ^ t69;
    // round 7 (speck.dsl:22)
    const uint32_t t76 = t43 & 0xffffff;
    const uint32_t t82 = (((t76 << 16) | (t76 >> 8)) + t74) ^ 6;
    const uint32_t t83 = t74 & 0xffffff;
    const uint32_t t87 = ((t83 << 3) | (t83 >> 21)) ^ t82;
    // round 8 (speck.dsl:22)
    const uint32_t t89 = t56 & 0xffffff;
    const uint32_t t95 = (((t89 << 16) | (t89 >> 8)) + t87) ^ 7;
    const uint32_t t96 = t87 & 0xffffff;
    const uint32_t t100 = ((t96 << 3) | (t96 >> 21)) ^ t95;
    // round 9 (speck.dsl:22)
    const uint32_t t102 = t69 & 0xffffff;
    const uint32_t t108 = (((t102 << 16) | (t102 >> 8)) + t100) ^ 8;
    const uint32_t t109 = t100 & 0xffffff;
    const uint32_t t113 = ((t109 << 3) | (t109 >> 21)) ^ t108;
    // round 10 (speck.dsl:22)
    const uint32_t t115 = t82 & 0xffffff;
    const uint32_t t121 = (((t115 << 16) | (t115 >> 8)) + t113) ^ 9;
    const uint32_t t122 = t113 & 0xffffff;
    const uint32_t t126 = ((t122 << 3) | (t122 >> 21)) ^ t121;
    // round 11 (speck.dsl:22)
    const uint32_t t128 = t95 & 0xffffff;
    const uint32_t t134 = (((t128 << 16) | (t128 >> 8)) + t126) ^ 10;
    const uint32_t t135 = t126 & 0xffffff;
    const uint32_t t139 = ((t135 << 3) | (t135 >> 21)) ^ t134;
    // round 12 (speck.dsl:22)
    const uint32_t t141 = t108 & 0xffffff;
    const uint32_t t147 = (((t141 << 16) | (t141 >> 8)) + t139) ^ 11;
    const uint32_t t148 = t139 & 0xffffff;
    const uint32_t t152 = ((t148 << 3) | (t148 >> 21)) ^ t147;
    // round 13 (speck.dsl:22)
    const uint32_t t154 = t121 & 0xffffff;
    const uint32_t t160 = (((t154 << 16) | (t154 >> 8)) + t152) ^ 12;
    const uint32_t t161 = t152 & 0xffffff;
    const uint32_t t165 = ((t161 << 3) | (t161 >> 21)) ^ t160;
    // round 14 (speck.dsl:22)
    const uint32_t t167 = t134 & 0xffffff;
    const uint32_t t173 = (((t167 << 16) | (t167 >> 8)) + t165) ^ 13;
    const uint32_t t174 = t165 & 0xffffff;
    const uint32_t t178 = ((t174 << 3) | (t174 >> 21)) ^ t173;
    // round 15 (speck.dsl:22)
    const uint32_t t180 = t147 & 0xffffff;
    const uint32_t t186 = (((t180 << 16) | (t180 >> 8)) + t178) ^ 14;
    const uint32_t t187 = t178 & 0xffffff;
    const uint32_t t191 = ((t187 << 3) | (t187 >> 21)) ^ t186;
    // round 16 (speck.dsl:22)
    const uint32_t t193 = t160 & 0xffffff;
    const uint32_t t199 = (((t193 << 16) | (t193 >> 8)) + t191) ^ 15;
    const uint32_t t200 = t191 & 0xffffff;
    const uint32_t t204 = ((t200 << 3) | (t200 >> 21)) ^ t199;
    // round 17 (speck.dsl:22)
    const uint32_t t206 = t173 & 0xffffff;
    const uint32_t t212 = (((t206 << 16) | (t206 >> 8)) + t204) ^ 16;
    const uint32_t t213 = t204 & 0xffffff;
    const uint32_t t217 = ((t213 << 3) | (t213 >> 21)) ^ t212;
    // round 18 (speck.dsl:22)
    const uint32_t t219 = t186 & 0xffffff;
    const uint32_t t225 = (((t219 << 16) | (t219 >> 8)) + t217) ^ 17;
    const uint32_t t226 = t217 & 0xffffff;
    const uint32_t t230 = ((t226 << 3) | (t226 >> 21)) ^ t225;
    // round 19 (speck.dsl:22)
    const uint32_t t232 = t199 & 0xffffff;
    const uint32_t t238 = (((t232 << 16) | (t232 >> 8)) + t230) ^ 18;
    const uint32_t t239 = t230 & 0xffffff;
    const uint32_t t243 = ((t239 << 3) | (t239 >> 21)) ^ t238;
    // round 20 (speck.dsl:22)
    const uint32_t t245 = t212 & 0xffffff;
    const uint32_t t252 = t243 & 0xffffff;
    const uint32_t t256 = ((t252 << 3) | (t252 >> 21)) ^ ((((t245 << 16) | (t245 >> 8)) + t243) ^ 19);
    // round 21 (speck.dsl:22)
    const uint32_t t258 = t225 & 0xffffff;
    const uint32_t t265 = t256 & 0xffffff;
    const uint32_t t269 = ((t265 << 3) | (t265 >> 21)) ^ ((((t258 << 16) | (t258 >> 8)) + t256) ^ 20);
    // round 22 (speck.dsl:22)
    const uint32_t t271 = t238 & 0xffffff;
    const uint32_t t278 = t269 & 0xffffff;
    const uint32_t t282 = ((t278 << 3) | (t278 >> 21)) ^ ((((t271 << 16) | (t271 >> 8)) + t269) ^ 21);
    const uint32_t t283 = t282 & 0xffffff;
    store32(rk, t0);
    store32(rk + 4, t19);
    store32(rk + 8, t31);
    store32(rk + 12, t44);
    store32(rk + 16, t57);
    store32(rk + 20, t70);
    store32(rk + 24, t83);
    store32(rk + 28, t96);
    store32(rk + 32, t109);
    store32(rk + 36, t122);
    store32(rk + 40, t135);
    store32(rk + 44, t148);
    store32(rk + 48, t161);
    store32(rk + 52, t174);
    store32(rk + 56, t187);
    store32(rk + 60, t200);
    store32(rk + 64, t213);
    store32(rk + 68, t226);
    store32(rk + 72, t239);
    store32(rk + 76, t252);
    store32(rk + 80, t265);
    store32(rk + 84, t278);
    store32(rk + 88, t283);
}

static inline void lwcc_speck48_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck48_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck48_96_key_setup_ptx(ctx, key);
    lwcc_speck48_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck48_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    store32(ctx + 92, t0);
    store32(ctx + 96, t1);
}

#endif
