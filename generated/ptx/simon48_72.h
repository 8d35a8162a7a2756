// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon48_72 --target ptx --lanes 1
#ifndef LWCC_SIMON48_72_H_PTX
#define LWCC_SIMON48_72_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON48_72_BLOCK_BYTES_PTX 6
#define LWCC_SIMON48_72_KEY_BYTES_PTX 9
#define LWCC_SIMON48_72_NONCE_BYTES_PTX 2
#define LWCC_SIMON48_72_RK_BYTES_PTX 144
#define LWCC_SIMON48_72_CTX_BYTES_PTX 152
#define LWCC_SIMON48_72_ALIGN_BYTES_PTX 16
#define LWCC_SIMON48_72_GROUP_BYTES_PTX 6

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (144 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon48_72_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (152 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_simon48_72_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon48_72_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon48_72_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t7 = ((t2 << 21) | (t2 >> 3)) & 0xffffff;
    const uint32_t t14 = (0xfffffd ^ t0) ^ (t7 ^ ((t7 << 23) | (t7 >> 1)));
    const uint32_t t15 = t14 & 0xffffff;
    const uint32_t t19 = ((t15 << 21) | (t15 >> 3)) & 0xffffff;
    const uint32_t t25 = (0xfffffd ^ t1) ^ (t19 ^ ((t19 << 23) | (t19 >> 1)));
    const uint32_t t26 = t25 & 0xffffff;
    const uint32_t t30 = ((t26 << 21) | (t26 >> 3)) & 0xffffff;
    const uint32_t t36 = (0xfffffd ^ t2) ^ (t30 ^ ((t30 << 23) | (t30 >> 1)));
    const uint32_t t37 = t36 & 0xffffff;
    const uint32_t t41 = ((t37 << 21) | (t37 >> 3)) & 0xffffff;
    const uint32_t t47 = (0xfffffd ^ t15) ^ (t41 ^ ((t41 << 23) | (t41 >> 1)));
    const uint32_t t48 = t47 & 0xffffff;
    const uint32_t t52 = ((t48 << 21) | (t48 >> 3)) & 0xffffff;
    const uint32_t t58 = (0xfffffd ^ t26) ^ (t52 ^ ((t52 << 23) | (t52 >> 1)));
    const uint32_t t59 = t58 & 0xffffff;
    const uint32_t t63 = ((t59 << 21) | (t59 >> 3)) & 0xffffff;
    const uint32_t t70 = (0xfffffc ^ t37) ^ (t63 ^ ((t63 << 23) | (t63 >> 1)));
    const uint32_t t71 = t70 & 0xffffff;
    const uint32_t t75 = ((t71 << 21) | (t71 >> 3)) & 0xffffff;
    const uint32_t t81 = (0xfffffd ^ t48) ^ (t75 ^ ((t75 << 23) | (t75 >> 1)));
    const uint32_t t82 = t81 & 0xffffff;
    const uint32_t t86 = ((t82 << 21) | (t82 >> 3)) & 0xffffff;
    const uint32_t t92 = (0xfffffc ^ t59) ^ (t86 ^ ((t86 << 23) | (t86 >> 1)));
    const uint32_t t93 = t92 & 0xffffff;
    const uint32_t t97 = ((t93 << 21) | (t93 >> 3)) & 0xffffff;
    const uint32_t t103 = (0xfffffc ^ t71) ^ (t97 ^ ((t97 << 23) | (t97 >> 1)));
    const uint32_t t104 = t103 & 0xffffff;
    const uint32_t t108 = ((t104 << 21) | (t104 >> 3)) & 0xffffff;
    const uint32_t t114 = (0xfffffc ^ t82) ^ (t108 ^ ((t108 << 23) | (t108 >> 1)));
    const uint32_t t115 = t114 & 0xffffff;
    const uint32_t t119 = ((t115 << 21) | (t115 >> 3)) & 0xffffff;
    const uint32_t t125 = (0xfffffd ^ t93) ^ (t119 ^ ((t119 << 23) | (t119 >> 1)));
    const uint32_t t126 = t125 & 0xffffff;
    const uint32_t t130 = ((t126 << 21) | (t126 >> 3)) & 0xffffff;
    const uint32_t t136 = (0xfffffc ^ t104) ^ (t130 ^ ((t130 << 23) | (t130 >> 1)));
    const uint32_t t137 = t136 & 0xffffff;
    const uint32_t t141 = ((t137 << 21) | (t137 >> 3)) & 0xffffff;
    const uint32_t t147 = (0xfffffc ^ t115) ^ (t141 ^ ((t141 << 23) | (t141 >> 1)));
    const uint32_t t148 = t147 & 0xffffff;
    const uint32_t t152 = ((t148 << 21) | (t148 >> 3)) & 0xffffff;
    const uint32_t t158 = (0xfffffd ^ t126) ^ (t152 ^ ((t152 << 23) | (t152 >> 1)));
    const uint32_t t159 = t158 & 0xffffff;
    const uint32_t t163 = ((t159 << 21) | (t159 >> 3)) & 0xffffff;
    const uint32_t t169 = (0xfffffc ^ t137) ^ (t163 ^ ((t163 << 23) | (t163 >> 1)));
    const uint32_t t170 = t169 & 0xffffff;
    const uint32_t t174 = ((t170 << 21) | (t170 >> 3)) & 0xffffff;
    const uint32_t t180 = (0xfffffd ^ t148) ^ (t174 ^ ((t174 << 23) | (t174 >> 1)));
    const uint32_t t181 = t180 & 0xffffff;
    const uint32_t t185 = ((t181 << 21) | (t181 >> 3)) & 0xffffff;
    const uint32_t t191 = (0xfffffc ^ t159) ^ (t185 ^ ((t185 << 23) | (t185 >> 1)));
    const uint32_t t192 = t191 & 0xffffff;
    const uint32_t t196 = ((t192 << 21) | (t192 >> 3)) & 0xffffff;
    const uint32_t t202 = (0xfffffd ^ t170) ^ (t196 ^ ((t196 << 23) | (t196 >> 1)));
    const uint32_t t203 = t202 & 0xffffff;
    const uint32_t t207 = ((t203 << 21) | (t203 >> 3)) & 0xffffff;
    const uint32_t t213 = (0xfffffd ^ t181) ^ (t207 ^ ((t207 << 23) | (t207 >> 1)));
    const uint32_t t214 = t213 & 0xffffff;
    const uint32_t t218 = ((t214 << 21) | (t214 >> 3)) & 0xffffff;
    const uint32_t t224 = (0xfffffc ^ t192) ^ (t218 ^ ((t218 << 23) | (t218 >> 1)));
    const uint32_t t225 = t224 & 0xffffff;
    const uint32_t t229 = ((t225 << 21) | (t225 >> 3)) & 0xffffff;
    const uint32_t t235 = (0xfffffc ^ t203) ^ (t229 ^ ((t229 << 23) | (t229 >> 1)));
    const uint32_t t236 = t235 & 0xffffff;
    const uint32_t t240 = ((t236 << 21) | (t236 >> 3)) & 0xffffff;
    const uint32_t t246 = (0xfffffc ^ t214) ^ (t240 ^ ((t240 << 23) | (t240 >> 1)));
    const uint32_t t247 = t246 & 0xffffff;
    const uint32_t t251 = ((t247 << 21) | (t247 >> 3)) & 0xffffff;
    const uint32_t t257 = (0xfffffc ^ t225) ^ (t251 ^ ((t251 << 23) | (t251 >> 1)));
    const uint32_t t258 = t257 & 0xffffff;
    const uint32_t t262 = ((t258 << 21) | (t258 >> 3)) & 0xffffff;
    const uint32_t t268 = (0xfffffd ^ t236) ^ (t262 ^ ((t262 << 23) | (t262 >> 1)));
    const uint32_t t269 = t268 & 0xffffff;
    const uint32_t t273 = ((t269 << 21) | (t269 >> 3)) & 0xffffff;
    const uint32_t t279 = (0xfffffd ^ t247) ^ (t273 ^ ((t273 << 23) | (t273 >> 1)));
    const uint32_t t280 = t279 & 0xffffff;
    const uint32_t t284 = ((t280 << 21) | (t280 >> 3)) & 0xffffff;
    const uint32_t t290 = (0xfffffd ^ t258) ^ (t284 ^ ((t284 << 23) | (t284 >> 1)));
    const uint32_t t291 = t290 & 0xffffff;
    const uint32_t t295 = ((t291 << 21) | (t291 >> 3)) & 0xffffff;
    const uint32_t t301 = (0xfffffc ^ t269) ^ (t295 ^ ((t295 << 23) | (t295 >> 1)));
    const uint32_t t302 = t301 & 0xffffff;
    const uint32_t t306 = ((t302 << 21) | (t302 >> 3)) & 0xffffff;
    const uint32_t t312 = (0xfffffc ^ t280) ^ (t306 ^ ((t306 << 23) | (t306 >> 1)));
    const uint32_t t313 = t312 & 0xffffff;
    const uint32_t t317 = ((t313 << 21) | (t313 >> 3)) & 0xffffff;
    const uint32_t t323 = (0xfffffd ^ t291) ^ (t317 ^ ((t317 << 23) | (t317 >> 1)));
    const uint32_t t324 = t323 & 0xffffff;
    const uint32_t t328 = ((t324 << 21) | (t324 >> 3)) & 0xffffff;
    const uint32_t t334 = (0xfffffd ^ t302) ^ (t328 ^ ((t328 << 23) | (t328 >> 1)));
    const uint32_t t335 = t334 & 0xffffff;
    const uint32_t t339 = ((t335 << 21) | (t335 >> 3)) & 0xffffff;
    const uint32_t t345 = (0xfffffc ^ t313) ^ (t339 ^ ((t339 << 23) | (t339 >> 1)));
    const uint32_t t346 = t345 & 0xffffff;
    const uint32_t t350 = ((t346 << 21) | (t346 >> 3)) & 0xffffff;
    const uint32_t t356 = (0xfffffd ^ t324) ^ (t350 ^ ((t350 << 23) | (t350 >> 1)));
    const uint32_t t357 = t356 & 0xffffff;
    const uint32_t t361 = ((t357 << 21) | (t357 >> 3)) & 0xffffff;
    const uint32_t t367 = (0xfffffd ^ t335) ^ (t361 ^ ((t361 << 23) | (t361 >> 1)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t15);
    store32(rk + 16, t26);
    store32(rk + 20, t37);
    store32(rk + 24, t48);
    store32(rk + 28, t59);
    store32(rk + 32, t71);
    store32(rk + 36, t82);
    store32(rk + 40, t93);
    store32(rk + 44, t104);
    store32(rk + 48, t115);
    store32(rk + 52, t126);
    store32(rk + 56, t137);
    store32(rk + 60, t148);
    store32(rk + 64, t159);
    store32(rk + 68, t170);
    store32(rk + 72, t181);
    store32(rk + 76, t192);
    store32(rk + 80, t203);
    store32(rk + 84, t214);
    store32(rk + 88, t225);
    store32(rk + 92, t236);
    store32(rk + 96, t247);
    store32(rk + 100, t258);
    store32(rk + 104, t269);
    store32(rk + 108, t280);
    store32(rk + 112, t291);
    store32(rk + 116, t302);
    store32(rk + 120, t313);
    store32(rk + 124, t324);
    store32(rk + 128, t335);
    store32(rk + 132, t346);
    store32(rk + 136, t357);
    store32(rk + 140, t367 & 0xffffff);
}

static inline void lwcc_simon48_72_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon48_72_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon48_72_key_setup_ptx(ctx, key);
    lwcc_simon48_72_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon48_72_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    store32(ctx + 144, t0);
    store32(ctx + 148, t1);
}

#endif
