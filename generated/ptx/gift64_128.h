// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set gift64_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_GIFT64_128_H_PTX
#define LWCC_GIFT64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_GIFT64_128_BLOCK_BYTES_PTX 8
#define LWCC_GIFT64_128_KEY_BYTES_PTX 16
#define LWCC_GIFT64_128_NONCE_BYTES_PTX 4
#define LWCC_GIFT64_128_RK_BYTES_PTX 292
#define LWCC_GIFT64_128_CTX_BYTES_PTX 324
#define LWCC_GIFT64_128_ALIGN_BYTES_PTX 16
#define LWCC_GIFT64_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (292 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_gift64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (324 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_gift64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_gift64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_gift64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t7 = ((t0 >> 1) ^ t0) & 0x55555555;
    const uint32_t t9 = t0 ^ (t7 << 1);
    const uint32_t t10 = t0 ^ t7;
    const uint32_t t13 = ((t1 >> 1) ^ t1) & 0x55555555;
    const uint32_t t15 = t1 ^ (t13 << 1);
    const uint32_t t16 = t1 ^ t13;
    const uint32_t t20 = ((t9 >> 16) ^ t15) & 0xffff;
    const uint32_t t22 = t9 ^ (t20 << 16);
    const uint32_t t23 = t15 ^ t20;
    const uint32_t t26 = ((t10 >> 16) ^ t16) & 0xffff;
    const uint32_t t28 = t10 ^ (t26 << 16);
    const uint32_t t29 = t16 ^ t26;
    const uint32_t t33 = ((t22 >> 8) ^ t23) & 0xff00ff;
    const uint32_t t35 = t22 ^ (t33 << 8);
    const uint32_t t36 = t23 ^ t33;
    const uint32_t t39 = ((t28 >> 8) ^ t29) & 0xff00ff;
    const uint32_t t41 = t28 ^ (t39 << 8);
    const uint32_t t42 = t29 ^ t39;
    const uint32_t t46 = ((t35 >> 4) ^ t36) & 0xf0f0f0f;
    const uint32_t t48 = t35 ^ (t46 << 4);
    const uint32_t t49 = t36 ^ t46;
    const uint32_t t52 = ((t41 >> 4) ^ t42) & 0xf0f0f0f;
    const uint32_t t54 = t41 ^ (t52 << 4);
    const uint32_t t55 = t42 ^ t52;
    const uint32_t t59 = ((t48 >> 2) ^ t49) & 0x33333333;
    const uint32_t t61 = t48 ^ (t59 << 2);
    const uint32_t t62 = t49 ^ t59;
    const uint32_t t65 = ((t54 >> 2) ^ t55) & 0x33333333;
    const uint32_t t67 = t54 ^ (t65 << 2);
    const uint32_t t68 = t55 ^ t65;
    const uint32_t t69 = t2 >> 1;
    const uint32_t t71 = (t69 ^ t2) & 0x55555555;
    const uint32_t t73 = t2 ^ (t71 << 1);
    const uint32_t t74 = t2 ^ t71;
    const uint32_t t77 = ((t3 >> 1) ^ t3) & 0x55555555;
    const uint32_t t79 = t3 ^ (t77 << 1);
    const uint32_t t80 = t3 ^ t77;
    const uint32_t t83 = ((t73 >> 16) ^ t79) & 0xffff;
    const uint32_t t85 = t73 ^ (t83 << 16);
    const uint32_t t86 = t79 ^ t83;
    const uint32_t t89 = ((t74 >> 16) ^ t80) & 0xffff;
    const uint32_t t91 = t74 ^ (t89 << 16);
    const uint32_t t92 = t80 ^ t89;
    const uint32_t t95 = ((t85 >> 8) ^ t86) & 0xff00ff;
    const uint32_t t97 = t85 ^ (t95 << 8);
    const uint32_t t98 = t86 ^ t95;
    const uint32_t t101 = ((t91 >> 8) ^ t92) & 0xff00ff;
    const uint32_t t103 = t91 ^ (t101 << 8);
    const uint32_t t104 = t92 ^ t101;
    const uint32_t t107 = ((t97 >> 4) ^ t98) & 0xf0f0f0f;
    const uint32_t t109 = t97 ^ (t107 << 4);
    const uint32_t t110 = t98 ^ t107;
    const uint32_t t113 = ((t103 >> 4) ^ t104) & 0xf0f0f0f;
    const uint32_t t115 = t103 ^ (t113 << 4);
    const uint32_t t116 = t104 ^ t113;
    const uint32_t t119 = ((t109 >> 2) ^ t110) & 0x33333333;
    const uint32_t t121 = t109 ^ (t119 << 2);
    const uint32_t t122 = t110 ^ t119;
    const uint32_t t125 = ((t115 >> 2) ^ t116) & 0x33333333;
    const uint32_t t127 = t115 ^ (t125 << 2);
    const uint32_t t128 = t116 ^ t125;
    const uint32_t t136 = t128 >> 20;
    const uint32_t t139 = (((t128 >> 28) & 3) | ((t128 >> 24) & 204)) | (t136 & 48);
    const uint32_t t147 = (t139 | ((t122 >> 20) & 0x300)) | ((t122 >> 16) & 0xcc00);
    const uint32_t t148 = t122 >> 12;
    const uint32_t t155 = (t147 | (t148 & 0x3000)) | ((t127 >> 12) & 0x30000);
    const uint32_t t160 = t127 >> 4;
    const uint32_t t163 = (t155 | ((t127 >> 8) & 0xcc0000)) | (t160 & 0x300000);
    const uint32_t t170 = (t163 | ((t121 >> 4) & 0x3000000)) | (t121 & 0xcc000000);
    const uint32_t t171 = t121 << 4;
    const uint32_t t174 = t170 | (t171 & 0x30000000);
    const uint32_t t181 = ((t136 & 3) | ((t128 >> 16) & 204)) | ((t128 >> 12) & 48);
    const uint32_t t189 = ((t181 | (t148 & 0x300)) | ((t122 >> 8) & 0xcc00)) | ((t122 >> 4) & 0x3000);
    const uint32_t t196 = ((t189 | (t160 & 0x30000)) | (t127 & 0xcc0000)) | ((t127 << 4) & 0x300000);
    const uint32_t t201 = (t196 | (t171 & 0x3000000)) | ((t121 << 8) & 0xcc000000);
    const uint32_t t204 = t201 | ((t121 << 12) & 0x30000000);
    const uint32_t t216 = (((t2 >> 24) & 9) | (rotl32(t2, 9) & 0x40000002)) | (rotl32(t2, 7) & 0x20000004);
    const uint32_t t224 = (t216 | (rotl32(t2, 10) & 0x80000010)) | ((t2 >> 21) & 0x420);
    const uint32_t t232 = (t224 | ((t2 >> 19) & 0x240)) | ((t2 >> 18) & 0x1080);
    const uint32_t t240 = (t232 | ((t2 >> 20) & 0x900)) | ((t2 >> 17) & 0x2000);
    const uint32_t t250 = ((t240 | (t127 & 0xc000)) | (t2 & 0x90000)) | ((t2 << 1) & 0x20000);
    const uint32_t t256 = (t250 | (t69 & 0x40000)) | ((t122 << 12) & 0x300000);
    const uint32_t t264 = (t256 | ((t2 << 5) & 0x2400000)) | ((t2 << 6) & 0x10800000);
    const uint32_t t272 = (t264 | ((t2 << 4) & 0x9000000)) | ((t2 << 3) & 0x4000000);
    const uint32_t t280 = (((t2 >> 8) & 9) | (rotl32(t2, 25) & 0x40000002)) | (rotl32(t2, 23) & 0x20000004);
    const uint32_t t286 = (t280 | (rotl32(t2, 26) & 0x80000010)) | ((t2 >> 5) & 0x420);
    const uint32_t t292 = (t286 | ((t2 >> 3) & 0x240)) | ((t2 >> 2) & 0x1080);
    const uint32_t t300 = ((t292 | ((t2 >> 4) & 0x900)) | (t69 & 0x2000)) | ((t127 << 8) & 0xc000);
    const uint32_t t306 = (t300 | ((t2 << 16) & 0x90000)) | ((t2 << 17) & 0x20000);
    const uint32_t t312 = (t306 | ((t2 << 15) & 0x40000)) | ((t122 << 20) & 0x300000);
    const uint32_t t318 = (t312 | ((t2 << 21) & 0x2400000)) | ((t2 << 22) & 0x10800000);
    const uint32_t t324 = (t318 | ((t2 << 20) & 0x9000000)) | ((t2 << 19) & 0x4000000);
    const uint32_t t327 = t61 >> 20;
    const uint32_t t334 = ((t61 >> 28) | (t327 & 240)) | ((t67 >> 20) & 0xf00);
    const uint32_t t335 = t67 >> 12;
    const uint32_t t342 = (t334 | (t335 & 0xf000)) | ((t62 >> 12) & 0xf0000);
    const uint32_t t343 = t62 >> 4;
    const uint32_t t350 = (t342 | (t343 & 0xf00000)) | ((t68 >> 4) & 0xf000000);
    const uint32_t t351 = t68 << 4;
    const uint32_t t354 = t350 | (t351 & 0xf0000000);
    const uint32_t t357 = t61 >> 12;
    const uint32_t t364 = (((t327 & 15) | (t357 & 240)) | (t335 & 0xf00)) | ((t67 >> 4) & 0xf000);
    const uint32_t t369 = (t364 | (t343 & 0xf0000)) | ((t62 << 4) & 0xf00000);
    const uint32_t t372 = t68 << 12;
    const uint32_t t374 = (t369 | (t351 & 0xf000000)) | (t372 & 0xf0000000);
    const uint32_t t383 = ((t357 & 3) | ((t67 >> 10) & 12)) | ((t62 >> 8) & 48);
    const uint32_t t390 = (t383 | ((t68 >> 6) & 192)) | ((t61 >> 2) & 0x300);
    const uint32_t t398 = ((t390 | (t67 & 0xc00)) | ((t62 << 2) & 0x3000)) | (t351 & 0xc000);
    const uint32_t t405 = (t398 | (t0 & 0x80010000)) | ((t0 << 1) & 0x60000);
    const uint32_t t413 = (t405 | ((t0 << 2) & 0x180000)) | ((t0 << 3) & 0x600000);
    const uint32_t t420 = (t413 | ((t68 << 15) & 0x40800000)) | ((t61 << 10) & 0x3000000);
    const uint32_t t427 = (t420 | ((t67 << 12) & 0xc000000)) | ((t62 << 14) & 0x30000000);
    const uint32_t t434 = (((t61 >> 4) & 3) | ((t67 >> 2) & 12)) | (t62 & 48);
    const uint32_t t440 = (t434 | ((t68 << 2) & 192)) | ((t61 << 6) & 0x300);
    const uint32_t t446 = (t440 | ((t67 << 8) & 0xc00)) | ((t62 << 10) & 0x3000);
    const uint32_t t451 = (t446 | (t372 & 0xc000)) | ((t0 << 16) & 0x80010000);
    const uint32_t t457 = (t451 | ((t0 << 17) & 0x60000)) | ((t0 << 18) & 0x180000);
    const uint32_t t463 = (t457 | ((t0 << 19) & 0x600000)) | ((t68 << 23) & 0x40800000);
    const uint32_t t469 = (t463 | ((t61 << 18) & 0x3000000)) | ((t67 << 20) & 0xc000000);
    const uint32_t t472 = t469 | ((t62 << 22) & 0x30000000);
    const uint32_t t480 = (rotl32(t174, 6) & 0x3f3f3f3f) | (rotl32(t174, 14) & 0xc0c0c0c0);
    const uint32_t t487 = (rotl32(t204, 24) & 0xff0000ff) | ((t204 >> 14) & 0x30300);
    const uint32_t t491 = t487 | ((t204 >> 6) & 0xfcfc00);
    const uint32_t t499 = (rotl32(t324, 28) & 0x33333333) | (rotl32(t324, 20) & 0xc0c0c0c);
    const uint32_t t502 = t499 | ((t324 << 4) & 0xc0c0c0c0);
    const uint32_t t504 = t354 & 0x3f3f3f3f;
    const uint32_t t508 = (t504 << 2) | ((t354 ^ t504) >> 6);
    const uint32_t t517 = ((t374 >> 16) | ((t374 << 14) & 0x3f3f0000)) | ((t374 << 22) & 0xc0c00000);
    const uint32_t t525 = ((t472 >> 4) & 0xf0f0f0f) | (rotl32(t472, 12) & 0xf0f0f0f0);
    const uint32_t t531 = ((t480 >> 2) & 0x3f3f3f3f) | (rotl32(t174, 12) & 0xc0c0c0c0);
    const uint32_t t538 = (rotl32(t204, 2) & 0x3030303) | (rotl32(t204, 10) & 0xfcfcfcfc);
    const uint32_t t547 = ((t354 >> 4) & 0x3030303) | ((t508 << 2) & 0xfcfcfcfc);
    const uint32_t t548 = t374 & 0x3030303;
    const uint32_t t552 = (t548 << 6) | ((t374 ^ t548) >> 2);
    const uint32_t t561 = ((t531 >> 2) & 0x3f3f3f3f) | (rotl32(t174, 10) & 0xc0c0c0c0);
    const uint32_t t562 = t491 & 0x3f3f3f3f;
    const uint32_t t566 = (t562 << 2) | ((t491 ^ t562) >> 6);
    const uint32_t t571 = t354 & 0x3030303;
    const uint32_t t576 = t517 & 0x3030303;
    const uint32_t t580 = (t576 << 6) | ((t517 ^ t576) >> 2);
    const uint32_t t590 = (rotl32(t204, 4) & 0x3030303) | ((t538 << 2) & 0xfcfcfcfc);
    const uint32_t t598 = ((t552 >> 2) & 0x3f3f3f3f) | ((t374 << 4) & 0xc0c0c0c0);
    const uint32_t t606 = ((t491 >> 4) & 0x3030303) | ((t566 << 2) & 0xfcfcfcfc);
    const uint32_t t614 = ((t580 >> 2) & 0x3f3f3f3f) | ((t517 << 4) & 0xc0c0c0c0);
    const uint32_t t622 = (rotl32(t204, 6) & 0x3f3f3f3f) | (rotl32(t204, 14) & 0xc0c0c0c0);
    const uint32_t t631 = (rotl32(t427, 12) & 0xf0f0f0f) | (rotl32(t427, 20) & 0xf0f0f0f0);
    const uint32_t t632 = t472 & 0xf0f0f0f;
    store32(rk, t174);
    store32(rk + 4, t204);
    store32(rk + 8, 0x300000c);
    store32(rk + 12, t272);
    store32(rk + 16, t324);
    store32(rk + 20, 0xc0000c3);
    store32(rk + 24, t354);
    store32(rk + 28, t374);
    store32(rk + 32, 0xc0030303);
    store32(rk + 36, t427);
    store32(rk + 40, t472);
    store32(rk + 44, 0xc0ff);
    store32(rk + 48, t480);
    store32(rk + 52, t491);
    store32(rk + 56, 0x3030fc3);
    store32(rk + 60, rotl32(t272, 8));
    store32(rk + 64, t502);
    store32(rk + 68, 0xc00c3fc);
    store32(rk + 72, t508);
    store32(rk + 76, t517);
    store32(rk + 80, 0xc3030c0f);
    store32(rk + 84, rotl32(t427, 24));
    store32(rk + 88, t525);
    store32(rk + 92, 0xf00c0cf);
    store32(rk + 96, t531);
    store32(rk + 100, t538);
    store32(rk + 104, 0xc3030cc3);
    store32(rk + 108, rotl32(t272, 16));
    store32(rk + 112, rotl32(t324, 24));
    store32(rk + 116, 0xc00c0ff);
    store32(rk + 120, t547);
    store32(rk + 124, t552);
    store32(rk + 128, 0xc303030c);
    store32(rk + 132, rotl32(t427, 16));
    store32(rk + 136, rotl32(t472, 8));
    store32(rk + 140, 0xf00c0f0);
    store32(rk + 144, t561);
    store32(rk + 148, t566);
    store32(rk + 152, 0xc0000fc3);
    store32(rk + 156, rotl32(t272, 24));
    store32(rk + 160, rotl32(t502, 24));
    store32(rk + 164, 0xc00c3c3);
    store32(rk + 168, (t571 << 6) | ((t354 ^ t571) >> 2));
    store32(rk + 172, t580);
    store32(rk + 176, 0xc0030f03);
    store32(rk + 180, rotl32(t427, 8));
    store32(rk + 184, rotl32(t525, 8));
    store32(rk + 188, 0xc0fc);
    store32(rk + 192, rotl32(t174, 8));
    store32(rk + 196, t590);
    store32(rk + 200, 0x30fc3);
    store32(rk + 204, rotl32(t324, 16));
    store32(rk + 208, 0xc00c3cc);
    store32(rk + 212, t598);
    store32(rk + 216, 0xc0030c0f);
    store32(rk + 220, rotl32(t472, 16));
    store32(rk + 224, 0xc00c0cf);
    store32(rk + 228, t606);
    store32(rk + 232, 0x3030cc0);
    store32(rk + 236, rotl32(t502, 16));
    store32(rk + 240, 0xc00c03c);
    store32(rk + 244, t614);
    store32(rk + 248, 0xc300000c);
    store32(rk + 252, rotl32(t525, 16));
    store32(rk + 256, 0xf00c000);
    store32(rk + 260, t622);
    store32(rk + 264, 0xc0000c03);
    store32(rk + 268, rotl32(t324, 8));
    store32(rk + 272, 0xc0000c0);
    store32(rk + 276, 0xc300030);
    store32(rk + 280, t631);
    store32(rk + 284, (t632 << 4) | ((t472 ^ t632) >> 4));
    store32(rk + 288, 0xfc00000c);
}

static inline void lwcc_gift64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_gift64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_gift64_128_key_setup_ptx(ctx, key);
    lwcc_gift64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_gift64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    const uint32_t t19 = (t15 >> 16) & 0xffff;
    const uint32_t t21 = t15 ^ (t19 << 16);
    const uint32_t t23 = (t16 >> 16) & 0xffff;
    const uint32_t t25 = t16 ^ (t23 << 16);
    const uint32_t t29 = (t19 ^ (t21 >> 8)) & 0xff00ff;
    const uint32_t t31 = t21 ^ (t29 << 8);
    const uint32_t t32 = t19 ^ t29;
    const uint32_t t35 = (t23 ^ (t25 >> 8)) & 0xff00ff;
    const uint32_t t37 = t25 ^ (t35 << 8);
    const uint32_t t38 = t23 ^ t35;
    const uint32_t t42 = (t32 ^ (t31 >> 4)) & 0xf0f0f0f;
    const uint32_t t44 = t31 ^ (t42 << 4);
    const uint32_t t45 = t32 ^ t42;
    const uint32_t t48 = (t38 ^ (t37 >> 4)) & 0xf0f0f0f;
    const uint32_t t50 = t37 ^ (t48 << 4);
    const uint32_t t51 = t38 ^ t48;
    const uint32_t t55 = (t45 ^ (t44 >> 2)) & 0x33333333;
    const uint32_t t59 = (t51 ^ (t50 >> 2)) & 0x33333333;
    store32(ctx + 292, t44);
    store32(ctx + 296, t55 << 2);
    store32(ctx + 300, t50);
    store32(ctx + 304, t59 << 2);
    store32(ctx + 308, t45);
    store32(ctx + 312, t55);
    store32(ctx + 316, t51);
    store32(ctx + 320, t59);
}

#endif
