// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck128_192 --target ptx --lanes 1
#ifndef LWCC_SPECK128_192_H_PTX
#define LWCC_SPECK128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK128_192_BLOCK_BYTES_PTX 16
#define LWCC_SPECK128_192_KEY_BYTES_PTX 24
#define LWCC_SPECK128_192_NONCE_BYTES_PTX 12
#define LWCC_SPECK128_192_RK_BYTES_PTX 264
#define LWCC_SPECK128_192_CTX_BYTES_PTX 296
#define LWCC_SPECK128_192_ALIGN_BYTES_PTX 16
#define LWCC_SPECK128_192_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (264 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (296 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_speck128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_speck128_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t4 = load_le32(key + 16);
    const uint32_t t5 = load_le32(key + 20);
    // round 1 (speck.dsl:22)
    const uint32_t t12 = ((t2 >> 8) | (t3 << 24)) + t0;
    const uint32_t t15 = (((t3 >> 8) | (t2 << 24)) + t1) + less32(t12, t0);
    const uint32_t t22 = ((t1 >> 29) | (t0 << 3)) ^ t12;
    const uint32_t t23 = ((t0 >> 29) | (t1 << 3)) ^ t15;
    // round 2 (speck.dsl:22)
    const uint32_t t30 = ((t4 >> 8) | (t5 << 24)) + t22;
    const uint32_t t33 = (((t5 >> 8) | (t4 << 24)) + t23) + less32(t30, t22);
    const uint32_t t35 = t30 ^ 1;
    const uint32_t t42 = ((t23 >> 29) | (t22 << 3)) ^ t35;
    const uint32_t t43 = ((t22 >> 29) | (t23 << 3)) ^ t33;
    // round 3 (speck.dsl:22)
    const uint32_t t50 = ((t12 >> 8) | (t15 << 24)) + t42;
    const uint32_t t53 = (((t15 >> 8) | (t12 << 24)) + t43) + less32(t50, t42);
    const uint32_t t55 = t50 ^ 2;
    const uint32_t t62 = ((t43 >> 29) | (t42 << 3)) ^ t55;
    const uint32_t t63 = ((t42 >> 29) | (t43 << 3)) ^ t53;
    // round 4 (speck.dsl:22)
    const uint32_t t70 = ((t35 >> 8) | (t33 << 24)) + t62;
    const uint32_t t73 = (((t33 >> 8) | (t35 << 24)) + t63) + less32(t70, t62);
    const uint32_t t75 = t70 ^ 3;
    const uint32_t t82 = ((t63 >> 29) | (t62 << 3)) ^ t75;
    const uint32_t t83 = ((t62 >> 29) | (t63 << 3)) ^ t73;
    // round 5 (speck.dsl:22)
    const uint32_t t90 = ((t55 >> 8) | (t53 << 24)) + t82;
    const uint32_t t93 = (((t53 >> 8) | (t55 << 24)) + t83) + less32(t90, t82);
    const uint32_t t95 = t90 ^ 4;
    const uint32_t t102 = ((t83 >> 29) | (t82 << 3)) ^ t95;
    const uint32_t t103 = ((t82 >> 29) | (t83 << 3)) ^ t93;
    // round 6 (speck.dsl:22)
    const uint32_t t110 = ((t75 >> 8) | (t73 << 24)) + t102;
    const uint32_t t113 = (((t73 >> 8) | (t75 << 24)) + t103) + less32(t110, t102);
    const uint32_t t115 = t110 ^ 5;
    const uint32_t t122 = ((t103 >> 29) | (t102 << 3)) ^ t115;
    const uint32_t t123 = ((t102 >> 29) | (t103 << 3)) ^ t113;
    // round 7 (speck.dsl:22)
    const uint32_t t130 = ((t95 >> 8) | (t93 << 24)) + t122;
    const uint32_t t133 = (((t93 >> 8) | (t95 << 24)) + t123) + less32(t130, t122);
    const uint32_t t135 = t130 ^ 6;
    const uint32_t t142 = ((t123 >> 29) | (t122 << 3)) ^ t135;
    const uint32_t t143 = ((t122 >> 29) | (t123 << 3)) ^ t133;
    // round 8 (speck.dsl:22)
    const uint32_t t150 = ((t115 >> 8) | (t113 << 24)) + t142;
    const uint32_t t153 = (((t113 >> 8) | (t115 << 24)) + t143) + less32(t150, t142);
    const uint32_t t155 = t150 ^ 7;
    const uint32_t t162 = ((t143 >> 29) | (t142 << 3)) ^ t155;
    const uint32_t t163 = ((t142 >> 29) | (t143 << 3)) ^ t153;
    // round 9 (speck.dsl:22)
    const uint32_t t170 = ((t135 >> 8) | (t133 << 24)) + t162;
    const uint32_t t173 = (((t133 >> 8) | (t135 << 24)) + t163) + less32(t170, t162);
    const uint32_t t175 = t170 ^ 8;
    const uint32_t t182 = ((t163 >> 29) | (t162 << 3)) ^ t175;
    const uint32_t t183 = ((t162 >> 29) | (t163 << 3)) ^ t173;
    // round 10 (speck.dsl:22)
    const uint32_t t190 = ((t155 >> 8) | (t153 << 24)) + t182;
    const uint32_t t193 = (((t153 >> 8) | (t155 << 24)) + t183) + less32(t190, t182);
    const uint32_t t195 = t190 ^ 9;
    const uint32_t t202 = ((t183 >> 29) | (t182 << 3)) ^ t195;
    const uint32_t t203 = ((t182 >> 29) | (t183 << 3)) ^ t193;
    // round 11 (speck.dsl:22)
    const uint32_t t210 = ((t175 >> 8) | (t173 << 24)) + t202;
    const uint32_t t213 = (((t173 >> 8) | (t175 << 24)) + t203) + less32(t210, t202);
    const uint32_t t215 = t210 ^ 10;
    const uint32_t t222 = ((t203 >> 29) | (t202 << 3)) ^ t215;
    const uint32_t t223 = ((t202 >> 29) | (t203 << 3)) ^ t213;
    // round 12 (speck.dsl:22)
    const uint32_t t230 = ((t195 >> 8) | (t193 << 24)) + t222;
    const uint32_t t233 = (((t193 >> 8) | (t195 << 24)) + t223) + less32(t230, t222);
    const uint32_t t235 = t230 ^ 11;
    const uint32_t t242 = ((t223 >> 29) | (t222 << 3)) ^ t235;
    const uint32_t t243 = ((t222 >> 29) | (t223 << 3)) ^ t233;
    // round 13 (speck.dsl:22)
    const uint32_t t250 = ((t215 >> 8) | (t213 << 24)) + t242;
    const uint32_t t253 = (((t213 >> 8) | (t215 << 24)) + t243) + less32(t250, t242);
    const uint32_t t255 = t250 ^ 12;
    const uint32_t t262 = ((t243 >> 29) | (t242 << 3)) ^ t255;
    const uint32_t t263 = ((t242 >> 29) | (t243 << 3)) ^ t253;
    // round 14 (speck.dsl:22)
    const uint32_t t270 = ((t235 >> 8) | (t233 << 24)) + t262;
    const uint32_t t273 = (((t233 >> 8) | (t235 << 24)) + t263) + less32(t270, t262);
    const uint32_t t275 = t270 ^ 13;
    const uint32_t t282 = ((t263 >> 29) | (t262 << 3)) ^ t275;
    const uint32_t t283 = ((t262 >> 29) | (t263 << 3)) ^ t273;
    // round 15 (speck.dsl:22)
    const uint32_t t290 = ((t255 >> 8) | (t253 << 24)) + t282;
    const uint32_t t293 = (((t253 >> 8) | (t255 << 24)) + t283) + less32(t290, t282);
    const uint32_t t295 = t290 ^ 14;
    const uint32_t t302 = ((t283 >> 29) | (t282 << 3)) ^ t295;
    const uint32_t t303 = ((t282 >> 29) | (t283 << 3)) ^ t293;
    // round 16 (speck.dsl:22)
    const uint32_t t310 = ((t275 >> 8) | (t273 << 24)) + t302;
    const uint32_t t313 = (((t273 >> 8) | (t275 << 24)) + t303) + less32(t310, t302);
    const uint32_t t315 = t310 ^ 15;
    const uint32_t t322 = ((t303 >> 29) | (t302 << 3)) ^ t315;
    const uint32_t t323 = ((t302 >> 29) | (t303 << 3)) ^ t313;
    // round 17 (speck.dsl:22)
    const uint32_t t330 = ((t295 >> 8) | (t293 << 24)) + t322;
    const uint32_t t333 = (((t293 >> 8) | (t295 << 24)) + t323) + less32(t330, t322);
    const uint32_t t335 = t330 ^ 16;
    const uint32_t t342 = ((t323 >> 29) | (t322 << 3)) ^ t335;
    const uint32_t t343 = ((t322 >> 29) | (t323 << 3)) ^ t333;
    // round 18 (speck.dsl:22)
    const uint32_t t350 = ((t315 >> 8) | (t313 << 24)) + t342;
    const uint32_t t353 = (((t313 >> 8) | (t315 << 24)) + t343) + less32(t350, t342);
    const uint32_t t355 = t350 ^ 17;
    const uint32_t t362 = ((t343 >> 29) | (t342 << 3)) ^ t355;
    const uint32_t t363 = ((t342 >> 29) | (t343 << 3)) ^ t353;
    // round 19 (speck.dsl:22)
    const uint32_t t370 = ((t335 >> 8) | (t333 << 24)) + t362;
    const uint32_t t373 = (((t333 >> 8) | (t335 << 24)) + t363) + less32(t370, t362);
    const uint32_t t375 = t370 ^ 18;
    const uint32_t t382 = ((t363 >> 29) | (t362 << 3)) ^ t375;
    const uint32_t t383 = ((t362 >> 29) | (t363 << 3)) ^ t373;
    // round 20 (speck.dsl:22)
    const uint32_t t390 = ((t355 >> 8) | (t353 << 24)) + t382;
    const uint32_t t393 = (((t353 >> 8) | (t355 << 24)) + t383) + less32(t390, t382);
    const uint32_t t395 = t390 ^ 19;
    const uint32_t t402 = ((t383 >> 29) | (t382 << 3)) ^ t395;
    const uint32_t t403 = ((t382 >> 29) | (t383 << 3)) ^ t393;
    // round 21 (speck.dsl:22)
    const uint32_t t410 = ((t375 >> 8) | (t373 << 24)) + t402;
    const uint32_t t413 = (((t373 >> 8) | (t375 << 24)) + t403) + less32(t410, t402);
    const uint32_t t415 = t410 ^ 20;
    const uint32_t t422 = ((t403 >> 29) | (t402 << 3)) ^ t415;
    const uint32_t t423 = ((t402 >> 29) | (t403 << 3)) ^ t413;
    // round 22 (speck.dsl:22)
    const uint32_t t430 = ((t395 >> 8) | (t393 << 24)) + t422;
    const uint32_t t433 = (((t393 >> 8) | (t395 << 24)) + t423) + less32(t430, t422);
    const uint32_t t435 = t430 ^ 21;
    const uint32_t t442 = ((t423 >> 29) | (t422 << 3)) ^ t435;
    const uint32_t t443 = ((t422 >> 29) | (t423 << 3)) ^ t433;
    // round 23 (speck.dsl:22)
    const uint32_t t450 = ((t415 >> 8) | (t413 << 24)) + t442;
    const uint32_t t453 = (((t413 >> 8) | (t415 << 24)) + t443) + less32(t450, t442);
    const uint32_t t455 = t450 ^ 22;
    const uint32_t t462 = ((t443 >> 29) | (t442 << 3)) ^ t455;
    const uint32_t t463 = ((t442 >> 29) | (t443 << 3)) ^ t453;
    // round 24 (speck.dsl:22)
    const uint32_t t470 = ((t435 >> 8) | (t433 << 24)) + t462;
    const uint32_t t473 = (((t433 >> 8) | (t435 << 24)) + t463) + less32(t470, t462);
    const uint32_t t475 = t470 ^ 23;
    const uint32_t t482 = ((t463 >> 29) | (t462 << 3)) ^ t475;
    const uint32_t t483 = ((t462 >> 29) | (t463 << 3)) ^ t473;
    // round 25 (speck.dsl:22)
    const uint32_t t490 = ((t455 >> 8) | (t453 << 24)) + t482;
    const uint32_t t493 = (((t453 >> 8) | (t455 << 24)) + t483) + less32(t490, t482);
    const uint32_t t495 = t490 ^ 24;
    const uint32_t t502 = ((t483 >> 29) | (t482 << 3)) ^ t495;
    const uint32_t t503 = ((t482 >> 29) | (t483 << 3)) ^ t493;
    // round 26 (speck.dsl:22)
    const uint32_t t510 = ((t475 >> 8) | (t473 << 24)) + t502;
    const uint32_t t513 = (((t473 >> 8) | (t475 << 24)) + t503) + less32(t510, t502);
    const uint32_t t515 = t510 ^ 25;
    const uint32_t t522 = ((t503 >> 29) | (t502 << 3)) ^ t515;
    const uint32_t t523 = ((t502 >> 29) | (t503 << 3)) ^ t513;
    // round 27 (speck.dsl:22)
    const uint32_t t530 = ((t495 >> 8) | (t493 << 24)) + t522;
    const uint32_t t533 = (((t493 >> 8) | (t495 << 24)) + t523) + less32(t530, t522);
    const uint32_t t535 = t530 ^ 26;
    const uint32_t t542 = ((t523 >> 29) | (t522 << 3)) ^ t535;
    const uint32_t t543 = ((t522 >> 29) | (t523 << 3)) ^ t533;
    // round 28 (speck.dsl:22)
    const uint32_t t550 = ((t515 >> 8) | (t513 << 24)) + t542;
    const uint32_t t553 = (((t513 >> 8) | (t515 << 24)) + t543) + less32(t550, t542);
    const uint32_t t555 = t550 ^ 27;
    const uint32_t t562 = ((t543 >> 29) | (t542 << 3)) ^ t555;
    const uint32_t t563 = ((t542 >> 29) | (t543 << 3)) ^ t553;
    // round 29 (speck.dsl:22)
    const uint32_t t570 = ((t535 >> 8) | (t533 << 24)) + t562;
    const uint32_t t573 = (((t533 >> 8) | (t535 << 24)) + t563) + less32(t570, t562);
    const uint32_t t575 = t570 ^ 28;
    const uint32_t t582 = ((t563 >> 29) | (t562 << 3)) ^ t575;
    const uint32_t t583 = ((t562 >> 29) | (t563 << 3)) ^ t573;
    // round 30 (speck.dsl:22)
    const uint32_t t590 = ((t555 >> 8) | (t553 << 24)) + t582;
    const uint32_t t593 = (((t553 >> 8) | (t555 << 24)) + t583) + less32(t590, t582);
    const uint32_t t595 = t590 ^ 29;
    const uint32_t t602 = ((t583 >> 29) | (t582 << 3)) ^ t595;
    const uint32_t t603 = ((t582 >> 29) | (t583 << 3)) ^ t593;
    // round 31 (speck.dsl:22)
    const uint32_t t610 = ((t575 >> 8) | (t573 << 24)) + t602;
    const uint32_t t613 = (((t573 >> 8) | (t575 << 24)) + t603) + less32(t610, t602);
    const uint32_t t622 = ((t603 >> 29) | (t602 << 3)) ^ (t610 ^ 30);
    const uint32_t t623 = ((t602 >> 29) | (t603 << 3)) ^ t613;
    // round 32 (speck.dsl:22)
    const uint32_t t630 = ((t595 >> 8) | (t593 << 24)) + t622;
    const uint32_t t633 = (((t593 >> 8) | (t595 << 24)) + t623) + less32(t630, t622);
    const uint32_t t642 = ((t623 >> 29) | (t622 << 3)) ^ (t630 ^ 31);
    const uint32_t t643 = ((t622 >> 29) | (t623 << 3)) ^ t633;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t22);
    store32(rk + 12, t23);
    store32(rk + 16, t42);
    store32(rk + 20, t43);
    store32(rk + 24, t62);
    store32(rk + 28, t63);
    store32(rk + 32, t82);
    store32(rk + 36, t83);
    store32(rk + 40, t102);
    store32(rk + 44, t103);
    store32(rk + 48, t122);
    store32(rk + 52, t123);
    store32(rk + 56, t142);
    store32(rk + 60, t143);
    store32(rk + 64, t162);
    store32(rk + 68, t163);
    store32(rk + 72, t182);
    store32(rk + 76, t183);
    store32(rk + 80, t202);
    store32(rk + 84, t203);
    store32(rk + 88, t222);
    store32(rk + 92, t223);
    store32(rk + 96, t242);
    store32(rk + 100, t243);
    store32(rk + 104, t262);
    store32(rk + 108, t263);
    store32(rk + 112, t282);
    store32(rk + 116, t283);
    store32(rk + 120, t302);
    store32(rk + 124, t303);
    store32(rk + 128, t322);
    store32(rk + 132, t323);
    store32(rk + 136, t342);
    store32(rk + 140, t343);
    store32(rk + 144, t362);
    store32(rk + 148, t363);
    store32(rk + 152, t382);
    store32(rk + 156, t383);
    store32(rk + 160, t402);
    store32(rk + 164, t403);
    store32(rk + 168, t422);
    store32(rk + 172, t423);
    store32(rk + 176, t442);
    store32(rk + 180, t443);
    store32(rk + 184, t462);
    store32(rk + 188, t463);
    store32(rk + 192, t482);
    store32(rk + 196, t483);
    store32(rk + 200, t502);
    store32(rk + 204, t503);
    store32(rk + 208, t522);
    store32(rk + 212, t523);
    store32(rk + 216, t542);
    store32(rk + 220, t543);
    store32(rk + 224, t562);
    store32(rk + 228, t563);
    store32(rk + 232, t582);
    store32(rk + 236, t583);
    store32(rk + 240, t602);
    store32(rk + 244, t603);
    store32(rk + 248, t622);
    store32(rk + 252, t623);
    store32(rk + 256, t642);
    store32(rk + 260, t643);
}

static inline void lwcc_speck128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck128_192_key_setup_ptx(ctx, key);
    lwcc_speck128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 264, t8);
    store32(ctx + 268, t9);
    store32(ctx + 272, t10);
    store32(ctx + 276, t11);
    store32(ctx + 280, t17);
    store32(ctx + 284, t23);
    store32(ctx + 288, t26);
    store32(ctx + 292, t29);
}

#endif
