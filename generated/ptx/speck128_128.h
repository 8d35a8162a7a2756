// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck128_128 --target ptx --lanes 1
#ifndef LWCC_SPECK128_128_H_PTX
#define LWCC_SPECK128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK128_128_BLOCK_BYTES_PTX 16
#define LWCC_SPECK128_128_KEY_BYTES_PTX 16
#define LWCC_SPECK128_128_NONCE_BYTES_PTX 12
#define LWCC_SPECK128_128_RK_BYTES_PTX 256
#define LWCC_SPECK128_128_CTX_BYTES_PTX 288
#define LWCC_SPECK128_128_ALIGN_BYTES_PTX 16
#define LWCC_SPECK128_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (256 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (288 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_speck128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LESS32
#define LWCC_HAS_LESS32
static inline uint32_t less32(uint32_t a, uint32_t b)
{
    return (uint32_t)(a < b);
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_speck128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    // round 1 (speck.dsl:22)
    const uint32_t t10 = ((t2 >> 8) | (t3 << 24)) + t0;
    const uint32_t t13 = (((t3 >> 8) | (t2 << 24)) + t1) + less32(t10, t0);
    const uint32_t t20 = ((t1 >> 29) | (t0 << 3)) ^ t10;
    const uint32_t t21 = ((t0 >> 29) | (t1 << 3)) ^ t13;
    // round 2 (speck.dsl:22)
    const uint32_t t28 = ((t10 >> 8) | (t13 << 24)) + t20;
    const uint32_t t31 = (((t13 >> 8) | (t10 << 24)) + t21) + less32(t28, t20);
    const uint32_t t33 = t28 ^ 1;
    const uint32_t t40 = ((t21 >> 29) | (t20 << 3)) ^ t33;
    const uint32_t t41 = ((t20 >> 29) | (t21 << 3)) ^ t31;
    // round 3 (speck.dsl:22)
    const uint32_t t48 = ((t33 >> 8) | (t31 << 24)) + t40;
    const uint32_t t51 = (((t31 >> 8) | (t33 << 24)) + t41) + less32(t48, t40);
    const uint32_t t53 = t48 ^ 2;
    const uint32_t t60 = ((t41 >> 29) | (t40 << 3)) ^ t53;
    const uint32_t t61 = ((t40 >> 29) | (t41 << 3)) ^ t51;
    // round 4 (speck.dsl:22)
    const uint32_t t68 = ((t53 >> 8) | (t51 << 24)) + t60;
    const uint32_t t71 = (((t51 >> 8) | (t53 << 24)) + t61) + less32(t68, t60);
    const uint32_t t73 = t68 ^ 3;
    const uint32_t t80 = ((t61 >> 29) | (t60 << 3)) ^ t73;
    const uint32_t t81 = ((t60 >> 29) | (t61 << 3)) ^ t71;
    // round 5 (speck.dsl:22)
    const uint32_t t88 = ((t73 >> 8) | (t71 << 24)) + t80;
    const uint32_t t91 = (((t71 >> 8) | (t73 << 24)) + t81) + less32(t88, t80);
    const uint32_t t93 = t88 ^ 4;
    const uint32_t t100 = ((t81 >> 29) | (t80 << 3)) ^ t93;
    const uint32_t t101 = ((t80 >> 29) | (t81 << 3)) ^ t91;
    // round 6 (speck.dsl:22)
    const uint32_t t108 = ((t93 >> 8) | (t91 << 24)) + t100;
    const uint32_t t111 = (((t91 >> 8) | (t93 << 24)) + t101) + less32(t108, t100);
    const uint32_t t113 = t108 ^ 5;
    const uint32_t t120 = ((t101 >> 29) | (t100 << 3)) ^ t113;
    const uint32_t t121 = ((t100 >> 29) | (t101 << 3)) ^ t111;
    // round 7 (speck.dsl:22)
    const uint32_t t128 = ((t113 >> 8) | (t111 << 24)) + t120;
    const uint32_t t131 = (((t111 >> 8) | (t113 << 24)) + t121) + less32(t128, t120);
    const uint32_t t133 = t128 ^ 6;
    const uint32_t t140 = ((t121 >> 29) | (t120 << 3)) ^ t133;
    const uint32_t t141 = ((t120 >> 29) | (t121 << 3)) ^ t131;
    // round 8 (speck.dsl:22)
    const uint32_t t148 = ((t133 >> 8) | (t131 << 24)) + t140;
    const uint32_t t151 = (((t131 >> 8) | (t133 << 24)) + t141) + less32(t148, t140);
    const uint32_t t153 = t148 ^ 7;
    const uint32_t t160 = ((t141 >> 29) | (t140 << 3)) ^ t153;
    const uint32_t t161 = ((t140 >> 29) | (t141 << 3)) ^ t151;
    // round 9 (speck.dsl:22)
    const uint32_t t168 = ((t153 >> 8) | (t151 << 24)) + t160;
    const uint32_t t171 = (((t151 >> 8) | (t153 << 24)) + t161) + less32(t168, t160);
    const uint32_t t173 = t168 ^ 8;
    const uint32_t t180 = ((t161 >> 29) | (t160 << 3)) ^ t173;
    const uint32_t t181 = ((t160 >> 29) | (t161 << 3)) ^ t171;
    // round 10 (speck.dsl:22)
    const uint32_t t188 = ((t173 >> 8) | (t171 << 24)) + t180;
    const uint32_t t191 = (((t171 >> 8) | (t173 << 24)) + t181) + less32(t188, t180);
    const uint32_t t193 = t188 ^ 9;
    const uint32_t t200 = ((t181 >> 29) | (t180 << 3)) ^ t193;
    const uint32_t t201 = ((t180 >> 29) | (t181 << 3)) ^ t191;
    // round 11 (speck.dsl:22)
    const uint32_t t208 = ((t193 >> 8) | (t191 << 24)) + t200;
    const uint32_t t211 = (((t191 >> 8) | (t193 << 24)) + t201) + less32(t208, t200);
    const uint32_t t213 = t208 ^ 10;
    const uint32_t t220 = ((t201 >> 29) | (t200 << 3)) ^ t213;
    const uint32_t t221 = ((t200 >> 29) | (t201 << 3)) ^ t211;
    // round 12 (speck.dsl:22)
    const uint32_t t228 = ((t213 >> 8) | (t211 << 24)) + t220;
    const uint32_t t231 = (((t211 >> 8) | (t213 << 24)) + t221) + less32(t228, t220);
    const uint32_t t233 = t228 ^ 11;
    const uint32_t t240 = ((t221 >> 29) | (t220 << 3)) ^ t233;
    const uint32_t t241 = ((t220 >> 29) | (t221 << 3)) ^ t231;
    // round 13 (speck.dsl:22)
    const uint32_t t248 = ((t233 >> 8) | (t231 << 24)) + t240;
    const uint32_t t251 = (((t231 >> 8) | (t233 << 24)) + t241) + less32(t248, t240);
    const uint32_t t253 = t248 ^ 12;
    const uint32_t t260 = ((t241 >> 29) | (t240 << 3)) ^ t253;
    const uint32_t t261 = ((t240 >> 29) | (t241 << 3)) ^ t251;
    // round 14 (speck.dsl:22)
    const uint32_t t268 = ((t253 >> 8) | (t251 << 24)) + t260;
    const uint32_t t271 = (((t251 >> 8) | (t253 << 24)) + t261) + less32(t268, t260);
    const uint32_t t273 = t268 ^ 13;
    const uint32_t t280 = ((t261 >> 29) | (t260 << 3)) ^ t273;
    const uint32_t t281 = ((t260 >> 29) | (t261 << 3)) ^ t271;
    // round 15 (speck.dsl:22)
    const uint32_t t288 = ((t273 >> 8) | (t271 << 24)) + t280;
    const uint32_t t291 = (((t271 >> 8) | (t273 << 24)) + t281) + less32(t288, t280);
    const uint32_t t293 = t288 ^ 14;
    const uint32_t t300 = ((t281 >> 29) | (t280 << 3)) ^ t293;
    const uint32_t t301 = ((t280 >> 29) | (t281 << 3)) ^ t291;
    // round 16 (speck.dsl:22)
    const uint32_t t308 = ((t293 >> 8) | (t291 << 24)) + t300;
    const uint32_t t311 = (((t291 >> 8) | (t293 << 24)) + t301) + less32(t308, t300);
    const uint32_t t313 = t308 ^ 15;
    const uint32_t t320 = ((t301 >> 29) | (t300 << 3)) ^ t313;
    const uint32_t t321 = ((t300 >> 29) | (t301 << 3)) ^ t311;
    // round 17 (speck.dsl:22)
    const uint32_t t328 = ((t313 >> 8) | (t311 << 24)) + t320;
    const uint32_t t331 = (((t311 >> 8) | (t313 << 24)) + t321) + less32(t328, t320);
    const uint32_t t333 = t328 ^ 16;
    const uint32_t t340 = ((t321 >> 29) | (t320 << 3)) ^ t333;
    const uint32_t t341 = ((t320 >> 29) | (t321 << 3)) ^ t331;
    // round 18 (speck.dsl:22)
    const uint32_t t348 = ((t333 >> 8) | (t331 << 24)) + t340;
    const uint32_t t351 = (((t331 >> 8) | (t333 << 24)) + t341) + less32(t348, t340);
    const uint32_t t353 = t348 ^ 17;
    const uint32_t t360 = ((t341 >> 29) | (t340 << 3)) ^ t353;
    const uint32_t t361 = ((t340 >> 29) | (t341 << 3)) ^ t351;
    // round 19 (speck.dsl:22)
    const uint32_t t368 = ((t353 >> 8) | (t351 << 24)) + t360;
    const uint32_t t371 = (((t351 >> 8) | (t353 << 24)) + t361) + less32(t368, t360);
    const uint32_t t373 = t368 ^ 18;
    const uint32_t t380 = ((t361 >> 29) | (t360 << 3)) ^ t373;
    const uint32_t t381 = ((t360 >> 29) | (t361 << 3)) ^ t371;
    // round 20 (speck.dsl:22)
    const uint32_t t388 = ((t373 >> 8) | (t371 << 24)) + t380;
    const uint32_t t391 = (((t371 >> 8) | (t373 << 24)) + t381) + less32(t388, t380);
    const uint32_t t393 = t388 ^ 19;
    const uint32_t t400 = ((t381 >> 29) | (t380 << 3)) ^ t393;
    const uint32_t t401 = ((t380 >> 29) | (t381 << 3)) ^ t391;
    // round 21 (speck.dsl:22)
    const uint32_t t408 = ((t393 >> 8) | (t391 << 24)) + t400;
    const uint32_t t411 = (((t391 >> 8) | (t393 << 24)) + t401) + less32(t408, t400);
    const uint32_t t413 = t408 ^ 20;
    const uint32_t t420 = ((t401 >> 29) | (t400 << 3)) ^ t413;
    const uint32_t t421 = ((t400 >> 29) | (t401 << 3)) ^ t411;
    // round 22 (speck.dsl:22)
    const uint32_t t428 = ((t413 >> 8) | (t411 << 24)) + t420;
    const uint32_t t431 = (((t411 >> 8) | (t413 << 24)) + t421) + less32(t428, t420);
    const uint32_t t433 = t428 ^ 21;
    const uint32_t t440 = ((t421 >> 29) | (t420 << 3)) ^ t433;
    const uint32_t t441 = ((t420 >> 29) | (t421 << 3)) ^ t431;
    // round 23 (speck.dsl:22)
    const uint32_t t448 = ((t433 >> 8) | (t431 << 24)) + t440;
    const uint32_t t451 = (((t431 >> 8) | (t433 << 24)) + t441) + less32(t448, t440);
    const uint32_t t453 = t448 ^ 22;
    const uint32_t t460 = ((t441 >> 29) | (t440 << 3)) ^ t453;
    const uint32_t t461 = ((t440 >> 29) | (t441 << 3)) ^ t451;
    // round 24 (speck.dsl:22)
    const uint32_t t468 = ((t453 >> 8) | (t451 << 24)) + t460;
    const uint32_t t471 = (((t451 >> 8) | (t453 << 24)) + t461) + less32(t468, t460);
    const uint32_t t473 = t468 ^ 23;
    const uint32_t t480 = ((t461 >> 29) | (t460 << 3)) ^ t473;
    const uint32_t t481 = ((t460 >> 29) | (t461 << 3)) ^ t471;
    // round 25 (speck.dsl:22)
    const uint32_t t488 = ((t473 >> 8) | (t471 << 24)) + t480;
    const uint32_t t491 = (((t471 >> 8) | (t473 << 24)) + t481) + less32(t488, t480);
    const uint32_t t493 = t488 ^ 24;
    const uint32_t t500 = ((t481 >> 29) | (t480 << 3)) ^ t493;
    const uint32_t t501 = ((t480 >> 29) | (t481 << 3)) ^ t491;
    // round 26 (speck.dsl:22)
    const uint32_t t508 = ((t493 >> 8) | (t491 << 24)) + t500;
    const uint32_t t511 = (((t491 >> 8) | (t493 << 24)) + t501) + less32(t508, t500);
    const uint32_t t513 = t508 ^ 25;
    const uint32_t t520 = ((t501 >> 29) | (t500 << 3)) ^ t513;
    const uint32_t t521 = ((t500 >> 29) | (t501 << 3)) ^ t511;
    // round 27 (speck.dsl:22)
    const uint32_t t528 = ((t513 >> 8) | (t511 << 24)) + t520;
    const uint32_t t531 = (((t511 >> 8) | (t513 << 24)) + t521) + less32(t528, t520);
    const uint32_t t533 = t528 ^ 26;
    const uint32_t t540 = ((t521 >> 29) | (t520 << 3)) ^ t533;
    const uint32_t t541 = ((t520 >> 29) | (t521 << 3)) ^ t531;
    // round 28 (speck.dsl:22)
    const uint32_t t548 = ((t533 >> 8) | (t531 << 24)) + t540;
    const uint32_t t551 = (((t531 >> 8) | (t533 << 24)) + t541) + less32(t548, t540);
    const uint32_t t553 = t548 ^ 27;
    const uint32_t t560 = ((t541 >> 29) | (t540 << 3)) ^ t553;
    const uint32_t t561 = ((t540 >> 29) | (t541 << 3)) ^ t551;
    // round 29 (speck.dsl:22)
    const uint32_t t568 = ((t553 >> 8) | (t551 << 24)) + t560;
    const uint32_t t571 = (((t551 >> 8) | (t553 << 24)) + t561) + less32(t568, t560);
    const uint32_t t573 = t568 ^ 28;
    const uint32_t t580 = ((t561 >> 29) | (t560 << 3)) ^ t573;
    const uint32_t t581 = ((t560 >> 29) | (t561 << 3)) ^ t571;
    // round 30 (speck.dsl:22)
    const uint32_t t588 = ((t573 >> 8) | (t571 << 24)) + t580;
    const uint32_t t591 = (((t571 >> 8) | (t573 << 24)) + t581) + less32(t588, t580);
    const uint32_t t593 = t588 ^ 29;
    const uint32_t t600 = ((t581 >> 29) | (t580 << 3)) ^ t593;
    const uint32_t t601 = ((t580 >> 29) | (t581 << 3)) ^ t591;
    // round 31 (speck.dsl:22)
    const uint32_t t608 = ((t593 >> 8) | (t591 << 24)) + t600;
    const uint32_t t611 = (((t591 >> 8) | (t593 << 24)) + t601) + less32(t608, t600);
    const uint32_t t620 = ((t601 >> 29) | (t600 << 3)) ^ (t608 ^ 30);
    const uint32_t t621 = ((t600 >> 29) | (t601 << 3)) ^ t611;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t20);
    store32(rk + 12, t21);
    store32(rk + 16, t40);
    store32(rk + 20, t41);
    store32(rk + 24, t60);
    store32(rk + 28, t61);
    store32(rk + 32, t80);
    store32(rk + 36, t81);
    store32(rk + 40, t100);
    store32(rk + 44, t101);
    store32(rk + 48, t120);
    store32(rk + 52, t121);
    store32(rk + 56, t140);
    store32(rk + 60, t141);
    store32(rk + 64, t160);
    store32(rk + 68, t161);
    store32(rk + 72, t180);
    store32(rk + 76, t181);
    store32(rk + 80, t200);
    store32(rk + 84, t201);
    store32(rk + 88, t220);
    store32(rk + 92, t221);
    store32(rk + 96, t240);
    store32(rk + 100, t241);
    store32(rk + 104, t260);
    store32(rk + 108, t261);
    store32(rk + 112, t280);
    store32(rk + 116, t281);
    store32(rk + 120, t300);
    store32(rk + 124, t301);
    store32(rk + 128, t320);
    store32(rk + 132, t321);
    store32(rk + 136, t340);
    store32(rk + 140, t341);
    store32(rk + 144, t360);
    store32(rk + 148, t361);
    store32(rk + 152, t380);
    store32(rk + 156, t381);
    store32(rk + 160, t400);
    store32(rk + 164, t401);
    store32(rk + 168, t420);
    store32(rk + 172, t421);
    store32(rk + 176, t440);
    store32(rk + 180, t441);
    store32(rk + 184, t460);
    store32(rk + 188, t461);
    store32(rk + 192, t480);
    store32(rk + 196, t481);
    store32(rk + 200, t500);
    store32(rk + 204, t501);
    store32(rk + 208, t520);
    store32(rk + 212, t521);
    store32(rk + 216, t540);
    store32(rk + 220, t541);
    store32(rk + 224, t560);
    store32(rk + 228, t561);
    store32(rk + 232, t580);
    store32(rk + 236, t581);
    store32(rk + 240, t600);
    store32(rk + 244, t601);
    store32(rk + 248, t620);
    store32(rk + 252, t621);
}

static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck128_128_key_setup_ptx(ctx, key);
    lwcc_speck128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    // round 1 (speck.dsl:23)
    const uint32_t t26 = (t23 >> 29) | (t17 << 3);
    const uint32_t t29 = (t17 >> 29) | (t23 << 3);
    store32(ctx + 256, t8);
    store32(ctx + 260, t9);
    store32(ctx + 264, t10);
    store32(ctx + 268, t11);
    store32(ctx + 272, t17);
    store32(ctx + 276, t23);
    store32(ctx + 280, t26);
    store32(ctx + 284, t29);
}

#endif
