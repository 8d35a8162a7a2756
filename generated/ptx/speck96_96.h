// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck96_96 --target ptx --lanes 1
#ifndef LWCC_SPECK96_96_H_PTX
#define LWCC_SPECK96_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK96_96_BLOCK_BYTES_PTX 12
#define LWCC_SPECK96_96_KEY_BYTES_PTX 12
#define LWCC_SPECK96_96_NONCE_BYTES_PTX 8
#define LWCC_SPECK96_96_RK_BYTES_PTX 224
#define LWCC_SPECK96_96_CTX_BYTES_PTX 248
#define LWCC_SPECK96_96_ALIGN_BYTES_PTX 16
#define LWCC_SPECK96_96_GROUP_BYTES_PTX 12

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (224 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck96_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (248 bytes, aligned to 16) for ctr_crypt; a nonce has 8 bytes.
static inline void lwcc_speck96_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck96_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_speck96_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le16(key + 4);
    const uint32_t t2 = load_le32(key + 6);
    const uint32_t t3 = load_le16(key + 10);
    // round 1 (speck.dsl:22)
    const uint32_t t10 = ((t2 >> 8) | (t3 << 24)) + t0;
    const uint32_t t13 = (((t3 >> 8) | (t2 << 8)) + t1) + less32(t10, t0);
    const uint32_t t20 = ((t1 >> 13) | (t0 << 3)) ^ t10;
    const uint32_t t21 = ((t0 >> 29) | (t1 << 3)) ^ t13;
    // round 2 (speck.dsl:22)
    const uint32_t t29 = ((t10 >> 8) | (t13 << 24)) + t20;
    const uint32_t t32 = ((((t13 << 16) >> 24) | (t10 << 8)) + t21) + less32(t29, t20);
    const uint32_t t34 = t29 ^ 1;
    const uint32_t t42 = (((t21 << 16) >> 29) | (t20 << 3)) ^ t34;
    const uint32_t t43 = ((t20 >> 29) | (t21 << 3)) ^ t32;
    // round 3 (speck.dsl:22)
    const uint32_t t51 = ((t34 >> 8) | (t32 << 24)) + t42;
    const uint32_t t54 = ((((t32 << 16) >> 24) | (t34 << 8)) + t43) + less32(t51, t42);
    const uint32_t t56 = t51 ^ 2;
    const uint32_t t64 = (((t43 << 16) >> 29) | (t42 << 3)) ^ t56;
    const uint32_t t65 = ((t42 >> 29) | (t43 << 3)) ^ t54;
    // round 4 (speck.dsl:22)
    const uint32_t t73 = ((t56 >> 8) | (t54 << 24)) + t64;
    const uint32_t t76 = ((((t54 << 16) >> 24) | (t56 << 8)) + t65) + less32(t73, t64);
    const uint32_t t78 = t73 ^ 3;
    const uint32_t t86 = (((t65 << 16) >> 29) | (t64 << 3)) ^ t78;
    const uint32_t t87 = ((t64 >> 29) | (t65 << 3)) ^ t76;
    // round 5 (speck.dsl:22)
    const uint32_t t95 = ((t78 >> 8) | (t76 << 24)) + t86;
    const uint32_t t98 = ((((t76 << 16) >> 24) | (t78 << 8)) + t87) + less32(t95, t86);
    const uint32_t t100 = t95 ^ 4;
    const uint32_t t108 = (((t87 << 16) >> 29) | (t86 << 3)) ^ t100;
    const uint32_t t109 = ((t86 >> 29) | (t87 << 3)) ^ t98;
    // round 6 (speck.dsl:22)
    const uint32_t t117 = ((t100 >> 8) | (t98 << 24)) + t108;
    const uint32_t t120 = ((((t98 << 16) >> 24) | (t100 << 8)) + t109) + less32(t117, t108);
    const uint32_t t122 = t117 ^ 5;
    const uint32_t t130 = (((t109 << 16) >> 29) | (t108 << 3)) ^ t122;
    const uint32_t t131 = ((t108 >> 29) | (t109 << 3)) ^ t120;
    // round 7 (speck.dsl:22)
    const uint32_t t139 = ((t122 >> 8) | (t120 << 24)) + t130;
    const uint32_t t142 = ((((t120 << 16) >> 24) | (t122 << 8)) + t131) + less32(t139, t130);
    const uint32_t t144 = t139 ^ 6;
    const uint32_t t152 = (((t131 << 16) >> 29) | (t130 << 3)) ^ t144;
    const uint32_t t153 = ((t130 >> 29) | (t131 << 3)) ^ t142;
    // round 8 (speck.dsl:22)
    const uint32_t t161 = ((t144 >> 8) | (t142 << 24)) + t152;
    const uint32_t t164 = ((((t142 << 16) >> 24) | (t144 << 8)) + t153) + less32(t161, t152);
    const uint32_t t166 = t161 ^ 7;
    const uint32_t t174 = (((t153 << 16) >> 29) | (t152 << 3)) ^ t166;
    const uint32_t t175 = ((t152 >> 29) | (t153 << 3)) ^ t164;
    // round 9 (speck.dsl:22)
    const uint32_t t183 = ((t166 >> 8) | (t164 << 24)) + t174;
    const uint32_t t186 = ((((t164 << 16) >> 24) | (t166 << 8)) + t175) + less32(t183, t174);
    const uint32_t t188 = t183 ^ 8;
    const uint32_t t196 = (((t175 << 16) >> 29) | (t174 << 3)) ^ t188;
    const uint32_t t197 = ((t174 >> 29) | (t175 << 3)) ^ t186;
    // round 10 (speck.dsl:22)
    const uint32_t t205 = ((t188 >> 8) | (t186 << 24)) + t196;
    const uint32_t t208 = ((((t186 << 16) >> 24) | (t188 << 8)) + t197) + less32(t205, t196);
    const uint32_t t210 = t205 ^ 9;
    const uint32_t t218 = (((t197 << 16) >> 29) | (t196 << 3)) ^ t210;
    const uint32_t t219 = ((t196 >> 29) | (t197 << 3)) ^ t208;
    // round 11 (speck.dsl:22)
    const uint32_t t227 = ((t210 >> 8) | (t208 << 24)) + t218;
    const uint32_t t230 = ((((t208 << 16) >> 24) | (t210 << 8)) + t219) + less32(t227, t218);
    const uint32_t t232 = t227 ^ 10;
    const uint32_t t240 = (((t219 << 16) >> 29) | (t218 << 3)) ^ t232;
    const uint32_t t241 = ((t218 >> 29) | (t219 << 3)) ^ t230;
    // round 12 (speck.dsl:22)
    const uint32_t t249 = ((t232 >> 8) | (t230 << 24)) + t240;
    const uint32_t t252 = ((((t230 << 16) >> 24) | (t232 << 8)) + t241) + less32(t249, t240);
    const uint32_t t254 = t249 ^ 11;
    const uint32_t t262 = (((t241 << 16) >> 29) | (t240 << 3)) ^ t254;
    const uint32_t t263 = ((t240 >> 29) | (t241 << 3)) ^ t252;
    // round 13 (speck.dsl:22)
    const uint32_t t271 = ((t254 >> 8) | (t252 << 24)) + t262;
    const uint32_t t274 = ((((t252 << 16) >> 24) | (t254 << 8)) + t263) + less32(t271, t262);
    const uint32_t t276 = t271 ^ 12;
    const uint32_t t284 = (((t263 << 16) >> 29) | (t262 << 3)) ^ t276;
    const uint32_t t285 = ((t262 >> 29) | (t263 << 3)) ^ t274;
    // round 14 (speck.dsl:22)
    const uint32_t t293 = ((t276 >> 8) | (t274 << 24)) + t284;
    const uint32_t t296 = ((((t274 << 16) >> 24) | (t276 << 8)) + t285) + less32(t293, t284);
    const uint32_t t298 = t293 ^ 13;
    const uint32_t t306 = (((t285 << 16) >> 29) | (t284 << 3)) ^ t298;
    const uint32_t t307 = ((t284 >> 29) | (t285 << 3)) ^ t296;
    // round 15 (speck.dsl:22)
    const uint32_t t315 = ((t298 >> 8) | (t296 << 24)) + t306;
    const uint32_t t318 = ((((t296 << 16) >> 24) | (t298 << 8)) + t307) + less32(t315, t306);
    const uint32_t t320 = t315 ^ 14;
    const uint32_t t328 = (((t307 << 16) >> 29) | (t306 << 3)) ^ t320;
    const uint32_t t329 = ((t306 >> 29) | (t307 << 3)) ^ t318;
    // round 16 (speck.dsl:22)
    const uint32_t t337 = ((t320 >> 8) | (t318 << 24)) + t328;
    const uint32_t t340 = ((((t318 << 16) >> 24) | (t320 << 8)) + t329) + less32(t337, t328);
    const uint32_t t342 = t337 ^ 15;
    const uint32_t t350 = (((t329 << 16) >> 29) | (t328 << 3)) ^ t342;
    const uint32_t t351 = ((t328 >> 29) | (t329 << 3)) ^ t340;
    // round 17 (speck.dsl:22)
    const uint32_t t359 = ((t342 >> 8) | (t340 << 24)) + t350;
    const uint32_t t362 = ((((t340 << 16) >> 24) | (t342 << 8)) + t351) + less32(t359, t350);
    const uint32_t t364 = t359 ^ 16;
    const uint32_t t372 = (((t351 << 16) >> 29) | (t350 << 3)) ^ t364;
    const uint32_t t373 = ((t350 >> 29) | (t351 << 3)) ^ t362;
    // round 18 (speck.dsl:22)
    const uint32_t t381 = ((t364 >> 8) | (t362 << 24)) + t372;
    const uint32_t t384 = ((((t362 << 16) >> 24) | (t364 << 8)) + t373) + less32(t381, t372);
    const uint32_t t386 = t381 ^ 17;
    const uint32_t t394 = (((t373 << 16) >> 29) | (t372 << 3)) ^ t386;
    const uint32_t t395 = ((t372 >> 29) | (t373 << 3)) ^ t384;
    // round 19 (speck.dsl:22)
    const uint32_t t403 = ((t386 >> 8) | (t384 << 24)) + t394;
    const uint32_t t406 = ((((t384 << 16) >> 24) | (t386 << 8)) + t395) + less32(t403, t394);
    const uint32_t t408 = t403 ^ 18;
    const uint32_t t416 = (((t395 << 16) >> 29) | (t394 << 3)) ^ t408;
    const uint32_t t417 = ((t394 >> 29) | (t395 << 3)) ^ t406;
    // round 20 (speck.dsl:22)
    const uint32_t t425 = ((t408 >> 8) | (t406 << 24)) + t416;
    const uint32_t t428 = ((((t406 << 16) >> 24) | (t408 << 8)) + t417) + less32(t425, t416);
    const uint32_t t430 = t425 ^ 19;
    const uint32_t t438 = (((t417 << 16) >> 29) | (t416 << 3)) ^ t430;
    const uint32_t t439 = ((t416 >> 29) | (t417 << 3)) ^ t428;
    // round 21 (speck.dsl:22)
    const uint32_t t447 = ((t430 >> 8) | (t428 << 24)) + t438;
    const uint32_t t450 = ((((t428 << 16) >> 24) | (t430 << 8)) + t439) + less32(t447, t438);
    const uint32_t t452 = t447 ^ 20;
    const uint32_t t460 = (((t439 << 16) >> 29) | (t438 << 3)) ^ t452;
    const uint32_t t461 = ((t438 >> 29) | (t439 << 3)) ^ t450;
    // round 22 (speck.dsl:22)
    const uint32_t t469 = ((t452 >> 8) | (t450 << 24)) + t460;
    const uint32_t t472 = ((((t450 << 16) >> 24) | (t452 << 8)) + t461) + less32(t469, t460);
    const uint32_t t474 = t469 ^ 21;
    const uint32_t t482 = (((t461 << 16) >> 29) | (t460 << 3)) ^ t474;
    const uint32_t t483 = ((t460 >> 29) | (t461 << 3)) ^ t472;
    // round 23 (speck.dsl:22)
    const uint32_t t491 = ((t474 >> 8) | (t472 << 24)) + t482;
    const uint32_t t494 = ((((t472 << 16) >> 24) | (t474 << 8)) + t483) + less32(t491, t482);
    const uint32_t t496 = t491 ^ 22;
    const uint32_t t504 = (((t483 << 16) >> 29) | (t482 << 3)) ^ t496;
    const uint32_t t505 = ((t482 >> 29) | (t483 << 3)) ^ t494;
    // round 24 (speck.dsl:22)
    const uint32_t t513 = ((t496 >> 8) | (t494 << 24)) + t504;
    const uint32_t t516 = ((((t494 << 16) >> 24) | (t496 << 8)) + t505) + less32(t513, t504);
    const uint32_t t518 = t513 ^ 23;
    const uint32_t t526 = (((t505 << 16) >> 29) | (t504 << 3)) ^ t518;
    const uint32_t t527 = ((t504 >> 29) | (t505 << 3)) ^ t516;
    // round 25 (speck.dsl:22)
    const uint32_t t535 = ((t518 >> 8) | (t516 << 24)) + t526;
    const uint32_t t538 = ((((t516 << 16) >> 24) | (t518 << 8)) + t527) + less32(t535, t526);
    const uint32_t t540 = t535 ^ 24;
    const uint32_t t548 = (((t527 << 16) >> 29) | (t526 << 3)) ^ t540;
    const uint32_t t549 = ((t526 >> 29) | (t527 << 3)) ^ t538;
    // round 26 (speck.dsl:22)
    const uint32_t t557 = ((t540 >> 8) | (t538 << 24)) + t548;
    const uint32_t t560 = ((((t538 << 16) >> 24) | (t540 << 8)) + t549) + less32(t557, t548);
    const uint32_t t562 = t557 ^ 25;
    const uint32_t t570 = (((t549 << 16) >> 29) | (t548 << 3)) ^ t562;
    const uint32_t t571 = ((t548 >> 29) | (t549 << 3)) ^ t560;
    // round 27 (speck.dsl:22)
    const uint32_t t579 = ((t562 >> 8) | (t560 << 24)) + t570;
    const uint32_t t582 = ((((t560 << 16) >> 24) | (t562 << 8)) + t571) + less32(t579, t570);
    const uint32_t t592 = (((t571 << 16) >> 29) | (t570 << 3)) ^ (t579 ^ 26);
    const uint32_t t595 = t21 & 0xffff;
    const uint32_t t596 = t43 & 0xffff;
    const uint32_t t597 = t65 & 0xffff;
    const uint32_t t598 = t87 & 0xffff;
    const uint32_t t599 = t109 & 0xffff;
    const uint32_t t600 = t131 & 0xffff;
    const uint32_t t601 = t153 & 0xffff;
    const uint32_t t602 = t175 & 0xffff;
    const uint32_t t603 = t197 & 0xffff;
    const uint32_t t604 = t219 & 0xffff;
    const uint32_t t605 = t241 & 0xffff;
    const uint32_t t606 = t263 & 0xffff;
    const uint32_t t607 = t285 & 0xffff;
    const uint32_t t608 = t307 & 0xffff;
    const uint32_t t609 = t329 & 0xffff;
    const uint32_t t610 = t351 & 0xffff;
    const uint32_t t611 = t373 & 0xffff;
    const uint32_t t612 = t395 & 0xffff;
    const uint32_t t613 = t417 & 0xffff;
    const uint32_t t614 = t439 & 0xffff;
    const uint32_t t615 = t461 & 0xffff;
    const uint32_t t616 = t483 & 0xffff;
    const uint32_t t617 = t505 & 0xffff;
    const uint32_t t618 = t527 & 0xffff;
    const uint32_t t619 = t549 & 0xffff;
    const uint32_t t620 = t571 & 0xffff;
    const uint32_t t621 = (((t570 >> 29) | (t571 << 3)) ^ t582) & 0xffff;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t20);
    store32(rk + 12, t595);
    store32(rk + 16, t42);
    store32(rk + 20, t596);
    store32(rk + 24, t64);
    store32(rk + 28, t597);
    store32(rk + 32, t86);
    store32(rk + 36, t598);
    store32(rk + 40, t108);
    store32(rk + 44, t599);
    store32(rk + 48, t130);
    store32(rk + 52, t600);
    store32(rk + 56, t152);
    store32(rk + 60, t601);
    store32(rk + 64, t174);
    store32(rk + 68, t602);
    store32(rk + 72, t196);
    store32(rk + 76, t603);
    store32(rk + 80, t218);
    store32(rk + 84, t604);
    store32(rk + 88, t240);
    store32(rk + 92, t605);
    store32(rk + 96, t262);
    store32(rk + 100, t606);
    store32(rk + 104, t284);
    store32(rk + 108, t607);
    store32(rk + 112, t306);
    store32(rk + 116, t608);
    store32(rk + 120, t328);
    store32(rk + 124, t609);
    store32(rk + 128, t350);
    store32(rk + 132, t610);
    store32(rk + 136, t372);
    store32(rk + 140, t611);
    store32(rk + 144, t394);
    store32(rk + 148, t612);
    store32(rk + 152, t416);
    store32(rk + 156, t613);
    store32(rk + 160, t438);
    store32(rk + 164, t614);
    store32(rk + 168, t460);
    store32(rk + 172, t615);
    store32(rk + 176, t482);
    store32(rk + 180, t616);
    store32(rk + 184, t504);
    store32(rk + 188, t617);
    store32(rk + 192, t526);
    store32(rk + 196, t618);
    store32(rk + 200, t548);
    store32(rk + 204, t619);
    store32(rk + 208, t570);
    store32(rk + 212, t620);
    store32(rk + 216, t592);
    store32(rk + 220, t621);
}

static inline void lwcc_speck96_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck96_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck96_96_key_setup_ptx(ctx, key);
    lwcc_speck96_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck96_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    const uint32_t t13 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t15 = t4 | (t5 << 8);
    // round 1 (speck.dsl:23)
    const uint32_t t18 = (t15 >> 13) | (t13 << 3);
    const uint32_t t23 = ((t13 >> 29) | (t15 << 3)) & 0xffff;
    store32(ctx + 224, t6);
    store32(ctx + 228, t7);
    store32(ctx + 232, t13);
    store32(ctx + 236, t15);
    store32(ctx + 240, t18);
    store32(ctx + 244, t23);
}

#endif
