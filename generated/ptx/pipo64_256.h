// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_PIPO64_256_H_PTX
#define LWCC_PIPO64_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_PIPO64_256_BLOCK_BYTES_PTX 8
#define LWCC_PIPO64_256_KEY_BYTES_PTX 32
#define LWCC_PIPO64_256_NONCE_BYTES_PTX 4
#define LWCC_PIPO64_256_RK_BYTES_PTX 212
#define LWCC_PIPO64_256_CTX_BYTES_PTX 228
#define LWCC_PIPO64_256_ALIGN_BYTES_PTX 16
#define LWCC_PIPO64_256_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (212 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_pipo64_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (228 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_pipo64_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_pipo64_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_pipo64_256_key_setup_ptx(void *rk_, const uint8_t *key)
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
    const uint32_t t11 = ((t0 >> 1) ^ t0) & 0x55555555;
    const uint32_t t13 = t0 ^ (t11 << 1);
    const uint32_t t14 = t0 ^ t11;
    const uint32_t t17 = ((t1 >> 1) ^ t1) & 0x55555555;
    const uint32_t t19 = t1 ^ (t17 << 1);
    const uint32_t t20 = t1 ^ t17;
    const uint32_t t24 = ((t13 >> 2) ^ t13) & 0x33333333;
    const uint32_t t26 = t13 ^ (t24 << 2);
    const uint32_t t27 = t13 ^ t24;
    const uint32_t t30 = ((t19 >> 2) ^ t19) & 0x33333333;
    const uint32_t t32 = t19 ^ (t30 << 2);
    const uint32_t t33 = t19 ^ t30;
    const uint32_t t36 = ((t14 >> 2) ^ t14) & 0x33333333;
    const uint32_t t38 = t14 ^ (t36 << 2);
    const uint32_t t39 = t14 ^ t36;
    const uint32_t t42 = ((t20 >> 2) ^ t20) & 0x33333333;
    const uint32_t t44 = t20 ^ (t42 << 2);
    const uint32_t t45 = t20 ^ t42;
    const uint32_t t49 = ((t26 >> 4) ^ t38) & 0xf0f0f0f;
    const uint32_t t51 = t26 ^ (t49 << 4);
    const uint32_t t52 = t38 ^ t49;
    const uint32_t t55 = ((t32 >> 4) ^ t44) & 0xf0f0f0f;
    const uint32_t t57 = t32 ^ (t55 << 4);
    const uint32_t t58 = t44 ^ t55;
    const uint32_t t61 = ((t27 >> 4) ^ t39) & 0xf0f0f0f;
    const uint32_t t63 = t27 ^ (t61 << 4);
    const uint32_t t64 = t39 ^ t61;
    const uint32_t t67 = ((t33 >> 4) ^ t45) & 0xf0f0f0f;
    const uint32_t t69 = t33 ^ (t67 << 4);
    const uint32_t t70 = t45 ^ t67;
    const uint32_t t74 = ((t51 >> 8) ^ t63) & 0xff00ff;
    const uint32_t t76 = t51 ^ (t74 << 8);
    const uint32_t t77 = t63 ^ t74;
    const uint32_t t80 = ((t57 >> 8) ^ t69) & 0xff00ff;
    const uint32_t t82 = t57 ^ (t80 << 8);
    const uint32_t t83 = t69 ^ t80;
    const uint32_t t86 = ((t52 >> 8) ^ t64) & 0xff00ff;
    const uint32_t t88 = t52 ^ (t86 << 8);
    const uint32_t t89 = t64 ^ t86;
    const uint32_t t92 = ((t58 >> 8) ^ t70) & 0xff00ff;
    const uint32_t t94 = t58 ^ (t92 << 8);
    const uint32_t t95 = t70 ^ t92;
    const uint32_t t99 = ((t76 >> 16) ^ t88) & 0xffff;
    const uint32_t t101 = t76 ^ (t99 << 16);
    const uint32_t t105 = ((t82 >> 16) ^ t94) & 0xffff;
    const uint32_t t111 = ((t77 >> 16) ^ t89) & 0xffff;
    const uint32_t t117 = ((t83 >> 16) ^ t95) & 0xffff;
    const uint32_t t123 = ((t2 >> 1) ^ t2) & 0x55555555;
    const uint32_t t125 = t2 ^ (t123 << 1);
    const uint32_t t126 = t2 ^ t123;
    const uint32_t t129 = ((t3 >> 1) ^ t3) & 0x55555555;
    const uint32_t t131 = t3 ^ (t129 << 1);
    const uint32_t t132 = t3 ^ t129;
    const uint32_t t135 = ((t125 >> 2) ^ t125) & 0x33333333;
    const uint32_t t137 = t125 ^ (t135 << 2);
    const uint32_t t138 = t125 ^ t135;
    const uint32_t t141 = ((t131 >> 2) ^ t131) & 0x33333333;
    const uint32_t t143 = t131 ^ (t141 << 2);
    const uint32_t t144 = t131 ^ t141;
    const uint32_t t147 = ((t126 >> 2) ^ t126) & 0x33333333;
    const uint32_t t149 = t126 ^ (t147 << 2);
    const uint32_t t150 = t126 ^ t147;
    const uint32_t t153 = ((t132 >> 2) ^ t132) & 0x33333333;
    const uint32_t t155 = t132 ^ (t153 << 2);
    const uint32_t t156 = t132 ^ t153;
    const uint32_t t159 = ((t137 >> 4) ^ t149) & 0xf0f0f0f;
    const uint32_t t161 = t137 ^ (t159 << 4);
    const uint32_t t162 = t149 ^ t159;
    const uint32_t t165 = ((t143 >> 4) ^ t155) & 0xf0f0f0f;
    const uint32_t t167 = t143 ^ (t165 << 4);
    const uint32_t t168 = t155 ^ t165;
    const uint32_t t171 = ((t138 >> 4) ^ t150) & 0xf0f0f0f;
    const uint32_t t173 = t138 ^ (t171 << 4);
    const uint32_t t174 = t150 ^ t171;
    const uint32_t t177 = ((t144 >> 4) ^ t156) & 0xf0f0f0f;
    const uint32_t t179 = t144 ^ (t177 << 4);
    const uint32_t t180 = t156 ^ t177;
    const uint32_t t183 = ((t161 >> 8) ^ t173) & 0xff00ff;
    const uint32_t t185 = t161 ^ (t183 << 8);
    const uint32_t t186 = t173 ^ t183;
    const uint32_t t189 = ((t167 >> 8) ^ t179) & 0xff00ff;
    const uint32_t t191 = t167 ^ (t189 << 8);
    const uint32_t t192 = t179 ^ t189;
    const uint32_t t195 = ((t162 >> 8) ^ t174) & 0xff00ff;
    const uint32_t t197 = t162 ^ (t195 << 8);
    const uint32_t t198 = t174 ^ t195;
    const uint32_t t201 = ((t168 >> 8) ^ t180) & 0xff00ff;
    const uint32_t t203 = t168 ^ (t201 << 8);
    const uint32_t t204 = t180 ^ t201;
    const uint32_t t207 = ((t185 >> 16) ^ t197) & 0xffff;
    const uint32_t t210 = t197 ^ t207;
    const uint32_t t213 = ((t191 >> 16) ^ t203) & 0xffff;
    const uint32_t t215 = t191 ^ (t213 << 16);
    const uint32_t t216 = t203 ^ t213;
    const uint32_t t219 = ((t186 >> 16) ^ t198) & 0xffff;
    const uint32_t t221 = t186 ^ (t219 << 16);
    const uint32_t t222 = t198 ^ t219;
    const uint32_t t225 = ((t192 >> 16) ^ t204) & 0xffff;
    const uint32_t t227 = t192 ^ (t225 << 16);
    const uint32_t t228 = t204 ^ t225;
    const uint32_t t231 = ((t4 >> 1) ^ t4) & 0x55555555;
    const uint32_t t233 = t4 ^ (t231 << 1);
    const uint32_t t234 = t4 ^ t231;
    const uint32_t t237 = ((t5 >> 1) ^ t5) & 0x55555555;
    const uint32_t t239 = t5 ^ (t237 << 1);
    const uint32_t t240 = t5 ^ t237;
    const uint32_t t243 = ((t233 >> 2) ^ t233) & 0x33333333;
    const uint32_t t245 = t233 ^ (t243 << 2);
    const uint32_t t246 = t233 ^ t243;
    const uint32_t t249 = ((t239 >> 2) ^ t239) & 0x33333333;
    const uint32_t t251 = t239 ^ (t249 << 2);
    const uint32_t t252 = t239 ^ t249;
    const uint32_t t255 = ((t234 >> 2) ^ t234) & 0x33333333;
    const uint32_t t257 = t234 ^ (t255 << 2);
    const uint32_t t258 = t234 ^ t255;
    const uint32_t t261 = ((t240 >> 2) ^ t240) & 0x33333333;
    const uint32_t t263 = t240 ^ (t261 << 2);
    const uint32_t t264 = t240 ^ t261;
    const uint32_t t267 = ((t245 >> 4) ^ t257) & 0xf0f0f0f;
    const uint32_t t269 = t245 ^ (t267 << 4);
    const uint32_t t270 = t257 ^ t267;
    const uint32_t t273 = ((t251 >> 4) ^ t263) & 0xf0f0f0f;
    const uint32_t t275 = t251 ^ (t273 << 4);
    const uint32_t t276 = t263 ^ t273;
    const uint32_t t279 = ((t246 >> 4) ^ t258) & 0xf0f0f0f;
    const uint32_t t281 = t246 ^ (t279 << 4);
    const uint32_t t282 = t258 ^ t279;
    const uint32_t t285 = ((t252 >> 4) ^ t264) & 0xf0f0f0f;
    const uint32_t t287 = t252 ^ (t285 << 4);
    const uint32_t t288 = t264 ^ t285;
    const uint32_t t291 = ((t269 >> 8) ^ t281) & 0xff00ff;
    const uint32_t t293 = t269 ^ (t291 << 8);
    const uint32_t t294 = t281 ^ t291;
    const uint32_t t297 = ((t275 >> 8) ^ t287) & 0xff00ff;
    const uint32_t t299 = t275 ^ (t297 << 8);
    const uint32_t t300 = t287 ^ t297;
    const uint32_t t303 = ((t270 >> 8) ^ t282) & 0xff00ff;
    const uint32_t t305 = t270 ^ (t303 << 8);
    const uint32_t t306 = t282 ^ t303;
    const uint32_t t309 = ((t276 >> 8) ^ t288) & 0xff00ff;
    const uint32_t t311 = t276 ^ (t309 << 8);
    const uint32_t t312 = t288 ^ t309;
    const uint32_t t315 = ((t293 >> 16) ^ t305) & 0xffff;
    const uint32_t t321 = ((t299 >> 16) ^ t311) & 0xffff;
    const uint32_t t327 = ((t294 >> 16) ^ t306) & 0xffff;
    const uint32_t t333 = ((t300 >> 16) ^ t312) & 0xffff;
    const uint32_t t339 = ((t6 >> 1) ^ t6) & 0x55555555;
    const uint32_t t341 = t6 ^ (t339 << 1);
    const uint32_t t342 = t6 ^ t339;
    const uint32_t t345 = ((t7 >> 1) ^ t7) & 0x55555555;
    const uint32_t t347 = t7 ^ (t345 << 1);
    const uint32_t t348 = t7 ^ t345;
    const uint32_t t351 = ((t341 >> 2) ^ t341) & 0x33333333;
    const uint32_t t353 = t341 ^ (t351 << 2);
    const uint32_t t354 = t341 ^ t351;
    const uint32_t t357 = ((t347 >> 2) ^ t347) & 0x33333333;
    const uint32_t t359 = t347 ^ (t357 << 2);
    const uint32_t t360 = t347 ^ t357;
    const uint32_t t363 = ((t342 >> 2) ^ t342) & 0x33333333;
    const uint32_t t365 = t342 ^ (t363 << 2);
    const uint32_t t366 = t342 ^ t363;
    const uint32_t t369 = ((t348 >> 2) ^ t348) & 0x33333333;
    const uint32_t t371 = t348 ^ (t369 << 2);
    const uint32_t t372 = t348 ^ t369;
    const uint32_t t375 = ((t353 >> 4) ^ t365) & 0xf0f0f0f;
    const uint32_t t377 = t353 ^ (t375 << 4);
    const uint32_t t378 = t365 ^ t375;
    const uint32_t t381 = ((t359 >> 4) ^ t371) & 0xf0f0f0f;
    const uint32_t t383 = t359 ^ (t381 << 4);
    const uint32_t t384 = t371 ^ t381;
    const uint32_t t387 = ((t354 >> 4) ^ t366) & 0xf0f0f0f;
    const uint32_t t389 = t354 ^ (t387 << 4);
    const uint32_t t390 = t366 ^ t387;
    const uint32_t t393 = ((t360 >> 4) ^ t372) & 0xf0f0f0f;
    const uint32_t t395 = t360 ^ (t393 << 4);
    const uint32_t t396 = t372 ^ t393;
    const uint32_t t399 = ((t377 >> 8) ^ t389) & 0xff00ff;
    const uint32_t t401 = t377 ^ (t399 << 8);
    const uint32_t t402 = t389 ^ t399;
    const uint32_t t405 = ((t383 >> 8) ^ t395) & 0xff00ff;
    const uint32_t t407 = t383 ^ (t405 << 8);
    const uint32_t t408 = t395 ^ t405;
    const uint32_t t411 = ((t378 >> 8) ^ t390) & 0xff00ff;
    const uint32_t t413 = t378 ^ (t411 << 8);
    const uint32_t t414 = t390 ^ t411;
    const uint32_t t417 = ((t384 >> 8) ^ t396) & 0xff00ff;
    const uint32_t t419 = t384 ^ (t417 << 8);
    const uint32_t t420 = t396 ^ t417;
    const uint32_t t423 = ((t401 >> 16) ^ t413) & 0xffff;
    const uint32_t t429 = ((t407 >> 16) ^ t419) & 0xffff;
    const uint32_t t435 = ((t402 >> 16) ^ t414) & 0xffff;
    const uint32_t t441 = ((t408 >> 16) ^ t420) & 0xffff;
    const uint32_t t446 = (t185 ^ (t207 << 16)) ^ 15;
    const uint32_t t448 = (t293 ^ (t315 << 16)) ^ 240;
    const uint32_t t450 = (t401 ^ (t423 << 16)) ^ 255;
    const uint32_t t457 = t101 ^ 0xf000;
    const uint32_t t458 = t446 ^ 0xf000;
    const uint32_t t459 = t448 ^ 0xf000;
    const uint32_t t460 = t450 ^ 0xf000;
    store32(rk, t101);
    store32(rk + 4, t77 ^ (t111 << 16));
    store32(rk + 8, t88 ^ t99);
    store32(rk + 12, t89 ^ t111);
    store32(rk + 16, t82 ^ (t105 << 16));
    store32(rk + 20, t83 ^ (t117 << 16));
    store32(rk + 24, t94 ^ t105);
    store32(rk + 28, t95 ^ t117);
    store32(rk + 32, t446);
    store32(rk + 36, t221);
    store32(rk + 40, t210);
    store32(rk + 44, t222);
    store32(rk + 48, t215);
    store32(rk + 52, t227);
    store32(rk + 56, t216);
    store32(rk + 60, t228);
    store32(rk + 64, t448);
    store32(rk + 68, t294 ^ (t327 << 16));
    store32(rk + 72, t305 ^ t315);
    store32(rk + 76, t306 ^ t327);
    store32(rk + 80, t299 ^ (t321 << 16));
    store32(rk + 84, t300 ^ (t333 << 16));
    store32(rk + 88, t311 ^ t321);
    store32(rk + 92, t312 ^ t333);
    store32(rk + 96, t450);
    store32(rk + 100, t402 ^ (t435 << 16));
    store32(rk + 104, t413 ^ t423);
    store32(rk + 108, t414 ^ t435);
    store32(rk + 112, t407 ^ (t429 << 16));
    store32(rk + 116, t408 ^ (t441 << 16));
    store32(rk + 120, t419 ^ t429);
    store32(rk + 124, t420 ^ t441);
    store32(rk + 128, t101 ^ 0xf00);
    store32(rk + 132, t446 ^ 0xf00);
    store32(rk + 136, t448 ^ 0xf00);
    store32(rk + 140, t450 ^ 0xf00);
    store32(rk + 144, t457);
    store32(rk + 148, t458);
    store32(rk + 152, t459);
    store32(rk + 156, t460);
    store32(rk + 160, t457 ^ 0xf00);
    store32(rk + 164, t458 ^ 0xf00);
    store32(rk + 168, t459 ^ 0xf00);
    store32(rk + 172, t460 ^ 0xf00);
    store32(rk + 176, t101 ^ 0xf0000);
    store32(rk + 180, t446 ^ 0xf0000);
    store32(rk + 184, rotl32(t221, 4));
    store32(rk + 188, rotl32(t210, 16));
    store32(rk + 192, rotl32(t222, 20));
    store32(rk + 196, rotl32(t215, 8));
    store32(rk + 200, rotl32(t227, 12));
    store32(rk + 204, rotl32(t216, 28));
    store32(rk + 208, rotl32(t228, 24));
}

static inline void lwcc_pipo64_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_pipo64_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_pipo64_256_key_setup_ptx(ctx, key);
    lwcc_pipo64_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_pipo64_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t13 = (t9 ^ (t9 >> 1)) & 0x55555555;
    const uint32_t t15 = t9 ^ (t13 << 1);
    const uint32_t t16 = t9 ^ t13;
    const uint32_t t20 = (t15 ^ (t15 >> 2)) & 0x33333333;
    const uint32_t t22 = t15 ^ (t20 << 2);
    const uint32_t t23 = t15 ^ t20;
    const uint32_t t26 = (t16 ^ (t16 >> 2)) & 0x33333333;
    const uint32_t t28 = t16 ^ (t26 << 2);
    const uint32_t t29 = t16 ^ t26;
    const uint32_t t33 = (t28 ^ (t22 >> 4)) & 0xf0f0f0f;
    const uint32_t t35 = t22 ^ (t33 << 4);
    const uint32_t t36 = t28 ^ t33;
    const uint32_t t39 = (t29 ^ (t23 >> 4)) & 0xf0f0f0f;
    const uint32_t t41 = t23 ^ (t39 << 4);
    const uint32_t t42 = t29 ^ t39;
    const uint32_t t46 = (t41 ^ (t35 >> 8)) & 0xff00ff;
    const uint32_t t48 = t35 ^ (t46 << 8);
    const uint32_t t49 = t41 ^ t46;
    const uint32_t t52 = (t42 ^ (t36 >> 8)) & 0xff00ff;
    const uint32_t t54 = t36 ^ (t52 << 8);
    const uint32_t t55 = t42 ^ t52;
    const uint32_t t59 = (t54 ^ (t48 >> 16)) & 0xffff;
    const uint32_t t63 = (t55 ^ (t49 >> 16)) & 0xffff;
    const uint32_t t69 = (load32(ctx) ^ t48) ^ (t59 << 16);
    const uint32_t t72 = ~((t49 ^ (t63 << 16)) ^ load32(ctx + 4));
    const uint32_t t75 = (load32(ctx + 8) ^ t54) ^ t59;
    // round 1 (pipo.dsl:36)
    const uint32_t t81 = (t69 ^ t75) ^ (t72 & t69);
    const uint32_t t84 = (t69 ^ t72) ^ (t81 & t72);
    const uint32_t t87 = t72 ^ (t84 & (t75 ^ t72));
    store32(ctx + 212, ~((t55 ^ t63) ^ load32(ctx + 12)));
    store32(ctx + 216, t87);
    store32(ctx + 220, t81);
    store32(ctx + 224, t84);
}

#endif
