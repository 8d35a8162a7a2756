// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set gift64_128 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 7 arrangements
// sizes:     in bytes: block 8, key 16, nonce 4, rk 1264, ctx 1296, align 1, group 128, stack 0
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, compiled alone, known answers, native calls, timing
// proof:     none, object code of this target is not read

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

static inline uint64_t load_le64(const uint8_t *p)
{
    return (uint64_t)p[0]
         | (uint64_t)p[1] << 8
         | (uint64_t)p[2] << 16
         | (uint64_t)p[3] << 24
         | (uint64_t)p[4] << 32
         | (uint64_t)p[5] << 40
         | (uint64_t)p[6] << 48
         | (uint64_t)p[7] << 56;
}

static inline void store_le64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
    p[4] = (uint8_t)(x >> 32);
    p[5] = (uint8_t)(x >> 40);
    p[6] = (uint8_t)(x >> 48);
    p[7] = (uint8_t)(x >> 56);
}

static inline uint64_t rotl64(uint64_t x, unsigned k)
{
    return (x << k) | (x >> (64 - k));
}

// How wide vectors are handed on is a matter of this file alone.
#pragma GCC diagnostic ignored "-Wpsabi"
// A vector of 256 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v256 __attribute__((vector_size(32)));

static inline uint64_t load64(const uint8_t *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store64(uint8_t *p, uint64_t x)
{
    memcpy(p, &x, sizeof x);
}

static inline __attribute__((always_inline)) v256 join256(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    v256 v = {x0, x1, x2, x3};
    return v;
}

static inline __attribute__((always_inline)) v256 splat_u64x4(uint64_t x)
{
    v256 v = {x, x, x, x};
    return v;
}

static inline __attribute__((always_inline)) v256 load_all256(const uint8_t *p)
{
    return splat_u64x4(load64(p));
}

static inline __attribute__((always_inline)) v256 load_lanes256(const uint8_t *p, size_t apart)
{
    v256 x = {
        load_le64(p),
        load_le64(p + apart),
        load_le64(p + 2 * apart),
        load_le64(p + 3 * apart),
    };
    return x;
}

static inline void store_lanes256(uint8_t *p, size_t apart, const v256 *x)
{
    store_le64(p, (*x)[0]);
    store_le64(p + apart, (*x)[1]);
    store_le64(p + 2 * apart, (*x)[2]);
    store_le64(p + 3 * apart, (*x)[3]);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

void lwcc_gift64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le64(key);
    const uint64_t t1 = load_le64(key + 8);
    const uint64_t t5 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555);
    const uint64_t t7 = t0 ^ (t5 << 1);
    const uint64_t t8 = t0 ^ t5;
    const uint64_t t12 = ((t7 >> 2) ^ t7) & UINT64_C(0x3333333333333333);
    const uint64_t t14 = t7 ^ (t12 << 2);
    const uint64_t t15 = t7 ^ t12;
    const uint64_t t18 = ((t8 >> 2) ^ t8) & UINT64_C(0x3333333333333333);
    const uint64_t t20 = t8 ^ (t18 << 2);
    const uint64_t t21 = t8 ^ t18;
    const uint64_t t24 = ((t1 >> 1) ^ t1) & UINT64_C(0x5555555555555555);
    const uint64_t t26 = t1 ^ (t24 << 1);
    const uint64_t t27 = t1 ^ t24;
    const uint64_t t30 = ((t26 >> 2) ^ t26) & UINT64_C(0x3333333333333333);
    const uint64_t t32 = t26 ^ (t30 << 2);
    const uint64_t t33 = t26 ^ t30;
    const uint64_t t36 = ((t27 >> 2) ^ t27) & UINT64_C(0x3333333333333333);
    const uint64_t t38 = t27 ^ (t36 << 2);
    const uint64_t t39 = t27 ^ t36;
    const uint64_t t46 = ((t39 >> 56) & UINT64_C(15)) | ((t39 >> 48) & UINT64_C(0xf0f0));
    const uint64_t t47 = t39 >> 40;
    const uint64_t t54 = (t46 | (t47 & UINT64_C(0xf00))) | ((t33 >> 40) & UINT64_C(0xf0000));
    const uint64_t t59 = t33 >> 24;
    const uint64_t t62 = (t54 | ((t33 >> 32) & UINT64_C(0xf0f00000))) | (t59 & UINT64_C(0xf000000));
    const uint64_t t70 = (t62 | ((t38 >> 24) & UINT64_C(0xf00000000))) | ((t38 >> 16) & UINT64_C(0xf0f000000000));
    const uint64_t t71 = t38 >> 8;
    const uint64_t t75 = t32 >> 8;
    const uint64_t t78 = (t70 | (t71 & UINT64_C(0xf0000000000))) | (t75 & UINT64_C(0xf000000000000));
    const uint64_t t82 = t32 << 8;
    const uint64_t t85 = (t78 | (t32 & UINT64_C(0xf0f0000000000000))) | (t82 & UINT64_C(0xf00000000000000));
    const uint64_t t89 = (t47 & UINT64_C(15)) | ((t39 >> 32) & UINT64_C(0xf0f0));
    const uint64_t t94 = (t89 | ((t39 >> 24) & UINT64_C(0xf00))) | (t59 & UINT64_C(0xf0000));
    const uint64_t t95 = t33 >> 16;
    const uint64_t t100 = (t94 | (t95 & UINT64_C(0xf0f00000))) | ((t33 >> 8) & UINT64_C(0xf000000));
    const uint64_t t104 = (t100 | (t71 & UINT64_C(0xf00000000))) | (t38 & UINT64_C(0xf0f000000000));
    const uint64_t t109 = (t104 | ((t38 << 8) & UINT64_C(0xf0000000000))) | (t82 & UINT64_C(0xf000000000000));
    const uint64_t t110 = t32 << 16;
    const uint64_t t115 = (t109 | (t110 & UINT64_C(0xf0f0000000000000))) | ((t32 << 24) & UINT64_C(0xf00000000000000));
    const uint64_t t122 = ((t32 >> 24) & UINT64_C(15)) | ((t39 >> 20) & UINT64_C(240));
    const uint64_t t128 = (t122 | (t95 & UINT64_C(0xf00))) | ((t38 >> 12) & UINT64_C(0xf000));
    const uint64_t t135 = (t128 | ((t32 >> 12) & UINT64_C(0xf0000))) | ((t39 >> 8) & UINT64_C(0xf00000));
    const uint64_t t141 = (t135 | ((t33 >> 4) & UINT64_C(0xf000000))) | (t38 & UINT64_C(0xf0000000));
    const uint64_t t147 = (t141 | (t110 & UINT64_C(0xf00000000))) | ((t39 << 20) & UINT64_C(0xf000000000));
    const uint64_t t154 = (t147 | ((t33 << 24) & UINT64_C(0xf0000000000))) | ((t38 << 28) & UINT64_C(0xf00000000000));
    const uint64_t t161 = (t154 | ((t32 << 28) & UINT64_C(0xf000000000000))) | ((t39 << 32) & UINT64_C(0xf0000000000000));
    const uint64_t t164 = t161 | ((t33 << 36) & UINT64_C(0xf00000000000000));
    const uint64_t t168 = t164 | ((t38 << 40) & UINT64_C(0xf000000000000000));
    const uint64_t t172 = (t75 & UINT64_C(15)) | ((t39 >> 4) & UINT64_C(240));
    const uint64_t t177 = (t172 | (t33 & UINT64_C(0xf00))) | ((t38 << 4) & UINT64_C(0xf000));
    const uint64_t t183 = (t177 | ((t32 << 4) & UINT64_C(0xf0000))) | ((t39 << 8) & UINT64_C(0xf00000));
    const uint64_t t189 = (t183 | ((t33 << 12) & UINT64_C(0xf000000))) | ((t38 << 16) & UINT64_C(0xf0000000));
    const uint64_t t195 = (t189 | ((t32 << 32) & UINT64_C(0xf00000000))) | ((t39 << 36) & UINT64_C(0xf000000000));
    const uint64_t t201 = (t195 | ((t33 << 40) & UINT64_C(0xf0000000000))) | ((t38 << 44) & UINT64_C(0xf00000000000));
    const uint64_t t207 = (t201 | ((t32 << 44) & UINT64_C(0xf000000000000))) | ((t39 << 48) & UINT64_C(0xf0000000000000));
    const uint64_t t210 = t207 | ((t33 << 52) & UINT64_C(0xf00000000000000));
    const uint64_t t213 = t210 | ((t38 << 56) & UINT64_C(0xf000000000000000));
    const uint64_t t216 = t14 >> 40;
    const uint64_t t223 = ((t14 >> 56) | (t216 & UINT64_C(0xff00))) | ((t20 >> 40) & UINT64_C(0xff0000));
    const uint64_t t224 = t20 >> 24;
    const uint64_t t231 = (t223 | (t224 & UINT64_C(0xff000000))) | ((t15 >> 24) & UINT64_C(0xff00000000));
    const uint64_t t232 = t15 >> 8;
    const uint64_t t239 = (t231 | (t232 & UINT64_C(0xff0000000000))) | ((t21 >> 8) & UINT64_C(0xff000000000000));
    const uint64_t t240 = t21 << 8;
    const uint64_t t243 = t239 | (t240 & UINT64_C(0xff00000000000000));
    const uint64_t t246 = t14 >> 24;
    const uint64_t t248 = (t216 & UINT64_C(255)) | (t246 & UINT64_C(0xff00));
    const uint64_t t253 = (t248 | (t224 & UINT64_C(0xff0000))) | ((t20 >> 8) & UINT64_C(0xff000000));
    const uint64_t t258 = (t253 | (t232 & UINT64_C(0xff00000000))) | ((t15 << 8) & UINT64_C(0xff0000000000));
    const uint64_t t261 = t21 << 24;
    const uint64_t t263 = (t258 | (t240 & UINT64_C(0xff000000000000))) | (t261 & UINT64_C(0xff00000000000000));
    const uint64_t t268 = (t246 & UINT64_C(15)) | ((t20 >> 20) & UINT64_C(240));
    const uint64_t t274 = (t268 | ((t15 >> 16) & UINT64_C(0xf00))) | ((t21 >> 12) & UINT64_C(0xf000));
    const uint64_t t279 = (t274 | ((t14 >> 4) & UINT64_C(0xf0000))) | (t20 & UINT64_C(0xf00000));
    const uint64_t t284 = (t279 | ((t15 << 4) & UINT64_C(0xf000000))) | (t240 & UINT64_C(0xf0000000));
    const uint64_t t290 = (t284 | ((t14 << 16) & UINT64_C(0xf00000000))) | ((t20 << 20) & UINT64_C(0xf000000000));
    const uint64_t t296 = (t290 | ((t15 << 24) & UINT64_C(0xf0000000000))) | ((t21 << 28) & UINT64_C(0xf00000000000));
    const uint64_t t302 = (t296 | ((t14 << 20) & UINT64_C(0xf000000000000))) | ((t20 << 24) & UINT64_C(0xf0000000000000));
    const uint64_t t305 = t302 | ((t15 << 28) & UINT64_C(0xf00000000000000));
    const uint64_t t308 = t305 | ((t21 << 32) & UINT64_C(0xf000000000000000));
    const uint64_t t313 = ((t14 >> 8) & UINT64_C(15)) | ((t20 >> 4) & UINT64_C(240));
    const uint64_t t318 = (t313 | (t15 & UINT64_C(0xf00))) | ((t21 << 4) & UINT64_C(0xf000));
    const uint64_t t324 = (t318 | ((t14 << 12) & UINT64_C(0xf0000))) | ((t20 << 16) & UINT64_C(0xf00000));
    const uint64_t t329 = (t324 | ((t15 << 20) & UINT64_C(0xf000000))) | (t261 & UINT64_C(0xf0000000));
    const uint64_t t335 = (t329 | ((t14 << 32) & UINT64_C(0xf00000000))) | ((t20 << 36) & UINT64_C(0xf000000000));
    const uint64_t t341 = (t335 | ((t15 << 40) & UINT64_C(0xf0000000000))) | ((t21 << 44) & UINT64_C(0xf00000000000));
    const uint64_t t347 = (t341 | ((t14 << 36) & UINT64_C(0xf000000000000))) | ((t20 << 40) & UINT64_C(0xf0000000000000));
    const uint64_t t350 = t347 | ((t15 << 44) & UINT64_C(0xf00000000000000));
    const uint64_t t353 = t350 | ((t21 << 48) & UINT64_C(0xf000000000000000));
    const uint64_t t361 = (rotl64(t85, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t85, 28) & UINT64_C(0xf000f000f000f000));
    const uint64_t t368 = (rotl64(t115, 48) & UINT64_C(0xffff00000000ffff)) | ((t115 >> 28) & UINT64_C(0xf000f0000));
    const uint64_t t372 = t368 | ((t115 >> 12) & UINT64_C(0xfff0fff00000));
    const uint64_t t374 = rotl64(t168, 16);
    const uint64_t t381 = (rotl64(t213, 56) & UINT64_C(0xf0f0f0f0f0f0f0f)) | (rotl64(t213, 40) & UINT64_C(0xf000f000f000f0));
    const uint64_t t384 = t381 | ((t213 << 8) & UINT64_C(0xf000f000f000f000));
    const uint64_t t386 = t243 & UINT64_C(0xfff0fff0fff0fff);
    const uint64_t t390 = (t386 << 4) | ((t243 ^ t386) >> 12);
    const uint64_t t395 = (t263 >> 32) | ((t263 << 28) & UINT64_C(0xfff0fff00000000));
    const uint64_t t399 = t395 | ((t263 << 44) & UINT64_C(0xf000f00000000000));
    const uint64_t t401 = rotl64(t308, 48);
    const uint64_t t408 = ((t353 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t353, 24) & UINT64_C(0xff00ff00ff00ff00));
    const uint64_t t414 = ((t361 >> 4) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t85, 24) & UINT64_C(0xf000f000f000f000));
    const uint64_t t421 = (rotl64(t115, 4) & UINT64_C(0xf000f000f000f)) | (rotl64(t115, 20) & UINT64_C(0xfff0fff0fff0fff0));
    const uint64_t t423 = rotl64(t168, 32);
    const uint64_t t424 = rotl64(t213, 48);
    const uint64_t t430 = ((t243 >> 8) & UINT64_C(0xf000f000f000f)) | ((t390 << 4) & UINT64_C(0xfff0fff0fff0fff0));
    const uint64_t t431 = t263 & UINT64_C(0xf000f000f000f);
    const uint64_t t435 = (t431 << 12) | ((t263 ^ t431) >> 4);
    const uint64_t t437 = rotl64(t308, 32);
    const uint64_t t438 = rotl64(t353, 16);
    const uint64_t t444 = ((t414 >> 4) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t85, 20) & UINT64_C(0xf000f000f000f000));
    const uint64_t t445 = t372 & UINT64_C(0xfff0fff0fff0fff);
    const uint64_t t449 = (t445 << 4) | ((t372 ^ t445) >> 12);
    const uint64_t t451 = rotl64(t168, 48);
    const uint64_t t452 = rotl64(t384, 48);
    const uint64_t t454 = t243 & UINT64_C(0xf000f000f000f);
    const uint64_t t458 = (t454 << 12) | ((t243 ^ t454) >> 4);
    const uint64_t t459 = t399 & UINT64_C(0xf000f000f000f);
    const uint64_t t463 = (t459 << 12) | ((t399 ^ t459) >> 4);
    const uint64_t t465 = rotl64(t308, 16);
    const uint64_t t466 = rotl64(t408, 16);
    const uint64_t t468 = rotl64(t85, 16);
    const uint64_t t473 = (rotl64(t115, 8) & UINT64_C(0xf000f000f000f)) | ((t421 << 4) & UINT64_C(0xfff0fff0fff0fff0));
    const uint64_t t475 = rotl64(t213, 32);
    const uint64_t t481 = ((t435 >> 4) & UINT64_C(0xfff0fff0fff0fff)) | ((t263 << 8) & UINT64_C(0xf000f000f000f000));
    const uint64_t t483 = rotl64(t353, 32);
    const uint64_t t489 = ((t372 >> 8) & UINT64_C(0xf000f000f000f)) | ((t449 << 4) & UINT64_C(0xfff0fff0fff0fff0));
    const uint64_t t491 = rotl64(t384, 32);
    const uint64_t t497 = ((t463 >> 4) & UINT64_C(0xfff0fff0fff0fff)) | ((t399 << 8) & UINT64_C(0xf000f000f000f000));
    const uint64_t t499 = rotl64(t408, 32);
    const uint64_t t505 = (rotl64(t115, 12) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t115, 28) & UINT64_C(0xf000f000f000f000));
    const uint64_t t507 = rotl64(t213, 16);
    const uint64_t t514 = (rotl64(t308, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t308, 40) & UINT64_C(0xff00ff00ff00ff00));
    const uint64_t t515 = t353 & UINT64_C(0xff00ff00ff00ff);
    // round 1 (gift.dsl:33)
    const uint64_t t521 = ~t85;
    // round 2 (gift.dsl:33)
    const uint64_t t522 = ~t168;
    // round 3 (gift.dsl:33)
    const uint64_t t523 = ~t243;
    // round 4 (gift.dsl:33)
    const uint64_t t524 = ~t308;
    // round 5 (gift.dsl:33)
    const uint64_t t525 = ~t361;
    // round 6 (gift.dsl:33)
    const uint64_t t526 = ~t374;
    // round 7 (gift.dsl:33)
    const uint64_t t527 = ~t390;
    // round 8 (gift.dsl:33)
    const uint64_t t528 = ~t401;
    // round 9 (gift.dsl:33)
    const uint64_t t529 = ~t414;
    // round 10 (gift.dsl:33)
    const uint64_t t530 = ~t423;
    // round 11 (gift.dsl:33)
    const uint64_t t531 = ~t430;
    // round 12 (gift.dsl:33)
    const uint64_t t532 = ~t437;
    // round 13 (gift.dsl:33)
    const uint64_t t533 = ~t444;
    // round 14 (gift.dsl:33)
    const uint64_t t534 = ~t451;
    // round 15 (gift.dsl:33)
    const uint64_t t535 = ~t458;
    // round 16 (gift.dsl:33)
    const uint64_t t536 = ~t465;
    // round 17 (gift.dsl:33)
    const uint64_t t537 = ~t468;
    // round 28 (gift.dsl:33)
    const uint64_t t538 = ~t514;
    const uint64_t t539 = ~UINT64_C(0xf00f0000000f00);
    // round 27 (gift.dsl:33)
    const uint64_t t540 = ~UINT64_C(0xf000000000f000);
    // round 26 (gift.dsl:33)
    const uint64_t t541 = ~UINT64_C(0xf000000000f0000f);
    // round 25 (gift.dsl:33)
    const uint64_t t542 = ~UINT64_C(0xff0000f0000000);
    // round 24 (gift.dsl:33)
    const uint64_t t543 = ~UINT64_C(0xf00f0000000000f0);
    // round 23 (gift.dsl:33)
    const uint64_t t544 = ~UINT64_C(0xf00000f0000ff0);
    // round 22 (gift.dsl:33)
    const uint64_t t545 = ~UINT64_C(0xf000f00f0f000);
    // round 21 (gift.dsl:33)
    const uint64_t t546 = ~UINT64_C(0xf00000f000f0ff);
    // round 20 (gift.dsl:33)
    const uint64_t t547 = ~UINT64_C(0xf000000f00f000ff);
    // round 19 (gift.dsl:33)
    const uint64_t t548 = ~UINT64_C(0xf00000f00ff0f0);
    // round 18 (gift.dsl:33)
    const uint64_t t549 = ~UINT64_C(0xf00fff00f);
    // round 17 (gift.dsl:33)
    const uint64_t t550 = ~UINT64_C(0xf000fff0);
    // round 16 (gift.dsl:33)
    const uint64_t t551 = ~UINT64_C(0xf000000f00ff000f);
    // round 15 (gift.dsl:33)
    const uint64_t t552 = ~UINT64_C(0xf00000f00ff00f);
    // round 14 (gift.dsl:33)
    const uint64_t t553 = ~UINT64_C(0xf000000000fff00f);
    // round 13 (gift.dsl:33)
    const uint64_t t554 = ~UINT64_C(0xff0000f000ff00);
    // round 12 (gift.dsl:33)
    const uint64_t t555 = ~UINT64_C(0xf00f000f000f00f0);
    // round 11 (gift.dsl:33)
    const uint64_t t556 = ~UINT64_C(0xf00000f000ffff);
    // round 10 (gift.dsl:33)
    const uint64_t t557 = ~UINT64_C(0xf00f000f00f0f00f);
    // round 9 (gift.dsl:33)
    const uint64_t t558 = ~UINT64_C(0xff0000f000f0ff);
    // round 8 (gift.dsl:33)
    const uint64_t t559 = ~UINT64_C(0xf00f000f00f000ff);
    // round 7 (gift.dsl:33)
    const uint64_t t560 = ~UINT64_C(0xf00000f00ffff0);
    // round 6 (gift.dsl:33)
    const uint64_t t561 = ~UINT64_C(0xf000f00fff00f);
    // round 5 (gift.dsl:33)
    const uint64_t t562 = ~UINT64_C(0xf000ffff);
    // round 4 (gift.dsl:33)
    const uint64_t t563 = ~UINT64_C(0xf000000f000f000f);
    // round 3 (gift.dsl:33)
    const uint64_t t564 = ~UINT64_C(0xf000000000f00f);
    // round 2 (gift.dsl:33)
    const uint64_t t565 = ~UINT64_C(0xf0000000000f0);
    store64(rk, t523);
    store64(rk + 8, t263);
    store64(rk + 16, UINT64_C(0xf000000f000f000f));
    store64(rk + 24, t524);
    store64(rk + 32, t353);
    store64(rk + 40, UINT64_C(0xf000ffff));
    store64(rk + 48, t525);
    store64(rk + 56, t372);
    store64(rk + 64, UINT64_C(0xf000f00fff00f));
    store64(rk + 72, t526);
    store64(rk + 80, t384);
    store64(rk + 88, UINT64_C(0xf00000f00ffff0));
    store64(rk + 96, t527);
    store64(rk + 104, t399);
    store64(rk + 112, UINT64_C(0xf00f000f00f000ff));
    store64(rk + 120, t528);
    store64(rk + 128, t408);
    store64(rk + 136, UINT64_C(0xff0000f000f0ff));
    store64(rk + 144, t529);
    store64(rk + 152, t421);
    store64(rk + 160, UINT64_C(0xf00f000f00f0f00f));
    store64(rk + 168, t530);
    store64(rk + 176, t424);
    store64(rk + 184, UINT64_C(0xf00000f000ffff));
    store64(rk + 192, t531);
    store64(rk + 200, t435);
    store64(rk + 208, UINT64_C(0xf00f000f000f00f0));
    store64(rk + 216, t532);
    store64(rk + 224, t438);
    store64(rk + 232, UINT64_C(0xff0000f000ff00));
    store64(rk + 240, t533);
    store64(rk + 248, t449);
    store64(rk + 256, UINT64_C(0xf000000000fff00f));
    store64(rk + 264, t534);
    store64(rk + 272, t452);
    store64(rk + 280, UINT64_C(0xf00000f00ff00f));
    store64(rk + 288, t535);
    store64(rk + 296, t463);
    store64(rk + 304, UINT64_C(0xf000000f00ff000f));
    store64(rk + 312, t536);
    store64(rk + 320, t466);
    store64(rk + 328, UINT64_C(0xf000fff0));
    store64(rk + 336, t537);
    store64(rk + 344, t473);
    store64(rk + 352, UINT64_C(0xf00fff00f));
    store64(rk + 360, t522);
    store64(rk + 368, t475);
    store64(rk + 376, UINT64_C(0xf00000f00ff0f0));
    store64(rk + 384, t523);
    store64(rk + 392, t481);
    store64(rk + 400, UINT64_C(0xf000000f00f000ff));
    store64(rk + 408, t524);
    store64(rk + 416, t483);
    store64(rk + 424, UINT64_C(0xf00000f000f0ff));
    store64(rk + 432, t525);
    store64(rk + 440, t489);
    store64(rk + 448, UINT64_C(0xf000f00f0f000));
    store64(rk + 456, t526);
    store64(rk + 464, t491);
    store64(rk + 472, UINT64_C(0xf00000f0000ff0));
    store64(rk + 480, t527);
    store64(rk + 488, t497);
    store64(rk + 496, UINT64_C(0xf00f0000000000f0));
    store64(rk + 504, t528);
    store64(rk + 512, t499);
    store64(rk + 520, UINT64_C(0xff0000f0000000));
    store64(rk + 528, t529);
    store64(rk + 536, t505);
    store64(rk + 544, UINT64_C(0xf000000000f0000f));
    store64(rk + 552, t530);
    store64(rk + 560, t507);
    store64(rk + 568, UINT64_C(0xf000000000f000));
    store64(rk + 576, t530);
    store64(rk + 584, t507);
    store64(rk + 592, t540);
    store64(rk + 600, t529);
    store64(rk + 608, t505);
    store64(rk + 616, t541);
    store64(rk + 624, t528);
    store64(rk + 632, t499);
    store64(rk + 640, t542);
    store64(rk + 648, t527);
    store64(rk + 656, t497);
    store64(rk + 664, t543);
    store64(rk + 672, t526);
    store64(rk + 680, t491);
    store64(rk + 688, t544);
    store64(rk + 696, t525);
    store64(rk + 704, t489);
    store64(rk + 712, t545);
    store64(rk + 720, t524);
    store64(rk + 728, t483);
    store64(rk + 736, t546);
    store64(rk + 744, t523);
    store64(rk + 752, t481);
    store64(rk + 760, t547);
    store64(rk + 768, t522);
    store64(rk + 776, t475);
    store64(rk + 784, t548);
    store64(rk + 792, t537);
    store64(rk + 800, t473);
    store64(rk + 808, t549);
    store64(rk + 816, t536);
    store64(rk + 824, t466);
    store64(rk + 832, t550);
    store64(rk + 840, t535);
    store64(rk + 848, t463);
    store64(rk + 856, t551);
    store64(rk + 864, t534);
    store64(rk + 872, t452);
    store64(rk + 880, t552);
    store64(rk + 888, t533);
    store64(rk + 896, t449);
    store64(rk + 904, t553);
    store64(rk + 912, t532);
    store64(rk + 920, t438);
    store64(rk + 928, t554);
    store64(rk + 936, t531);
    store64(rk + 944, t435);
    store64(rk + 952, t555);
    store64(rk + 960, t530);
    store64(rk + 968, t424);
    store64(rk + 976, t556);
    store64(rk + 984, t529);
    store64(rk + 992, t421);
    store64(rk + 1000, t557);
    store64(rk + 1008, t528);
    store64(rk + 1016, t408);
    store64(rk + 1024, t558);
    store64(rk + 1032, t527);
    store64(rk + 1040, t399);
    store64(rk + 1048, t559);
    store64(rk + 1056, t526);
    store64(rk + 1064, t384);
    store64(rk + 1072, t560);
    store64(rk + 1080, t525);
    store64(rk + 1088, t372);
    store64(rk + 1096, t561);
    store64(rk + 1104, t524);
    store64(rk + 1112, t353);
    store64(rk + 1120, t562);
    store64(rk + 1128, t523);
    store64(rk + 1136, t263);
    store64(rk + 1144, t563);
    store64(rk + 1152, t521);
    store64(rk + 1160, t115);
    store64(rk + 1168, UINT64_C(0xf0000000000f0));
    store64(rk + 1176, t213);
    store64(rk + 1184, UINT64_C(0xf000000000f00f));
    store64(rk + 1192, UINT64_C(0xf00f0000000f00));
    store64(rk + 1200, t538);
    store64(rk + 1208, (t515 << 8) | ((t353 ^ t515) >> 8));
    store64(rk + 1216, UINT64_C(0xfff00000000000f0));
    store64(rk + 1224, t514);
    store64(rk + 1232, t539);
    store64(rk + 1240, t564);
    store64(rk + 1248, t85);
    store64(rk + 1256, t565);
}


// 16 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32);
    const v256 t1 = load_lanes256(in + 8, 32);
    const v256 t2 = load_lanes256(in + 16, 32);
    const v256 t3 = load_lanes256(in + 24, 32);
    const v256 t7 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t8 = ((t0 >> 1) ^ t1) & t7;
    const v256 t10 = t0 ^ (t8 << 1);
    const v256 t11 = t1 ^ t8;
    const v256 t14 = ((t2 >> 1) ^ t3) & t7;
    const v256 t16 = t2 ^ (t14 << 1);
    const v256 t17 = t3 ^ t14;
    const v256 t21 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t22 = ((t10 >> 2) ^ t16) & t21;
    const v256 t24 = t10 ^ (t22 << 2);
    const v256 t25 = t16 ^ t22;
    const v256 t28 = ((t11 >> 2) ^ t17) & t21;
    const v256 t30 = t11 ^ (t28 << 2);
    const v256 t31 = t17 ^ t28;
    // round 1 (gift.dsl:33)
    const v256 t33 = t25 ^ (t24 | t30);
    const v256 t34 = t31 ^ t33;
    const v256 t36 = t30 ^ (t24 & t25);
    const v256 t37 = t36 ^ t34;
    const v256 t39 = t24 ^ (t31 & t36);
    const v256 t41 = t33 ^ (t39 & t37);
    const v256 t44 = t34 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t51 = t37 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t58 = t39 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t64 = ((t44 << 8) | ((t34 ^ t44) >> 8)) ^ load_all256(rk + 1152);
    const v256 t66 = ((t51 << 4) | ((t37 ^ t51) >> 12)) ^ load_all256(rk + 1160);
    const v256 t68 = ((t58 << 12) | ((t39 ^ t58) >> 4)) ^ load_all256(rk + 1168);
    // round 2 (gift.dsl:33)
    const v256 t70 = t41 ^ (t64 | t66);
    const v256 t71 = t68 ^ t70;
    const v256 t73 = t66 ^ (t64 & t41);
    const v256 t74 = t73 ^ t71;
    const v256 t76 = t64 ^ (t68 & t73);
    const v256 t78 = t70 ^ (t76 & t74);
    const v256 t87 = (t78 << 48) | (t78 >> 16);
    const v256 t89 = ((t71 << 16) | (t71 >> 48)) ^ load_all256(rk + 360);
    const v256 t91 = ((t74 << 32) | (t74 >> 32)) ^ load_all256(rk + 1176);
    const v256 t93 = t76 ^ load_all256(rk + 1184);
    v256 x0 = t89;
    v256 x1 = t91;
    v256 x2 = t87;
    v256 x3 = t93;
    for (unsigned i = 0; i < 6; i++) {
        const uint8_t *round = rk + 96 * i;
        // round 3 (gift.dsl:33)
        const v256 t99 = x2 ^ (x0 | x1);
        const v256 t100 = x3 ^ t99;
        const v256 t102 = x1 ^ (x0 & x2);
        const v256 t103 = t102 ^ t100;
        const v256 t105 = x0 ^ (x3 & t102);
        const v256 t107 = t99 ^ (t105 & t103);
        const v256 t110 = t103 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t117 = t107 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t121 = (t117 << 8) | ((t107 ^ t117) >> 8);
        const v256 t124 = t105 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t130 = t100 ^ load_all256(round);
        const v256 t132 = ((t110 << 4) | ((t103 ^ t110) >> 12)) ^ load_all256(round + 8);
        const v256 t134 = ((t124 << 12) | ((t105 ^ t124) >> 4)) ^ load_all256(round + 16);
        // round 4 (gift.dsl:33)
        const v256 t136 = t121 ^ (t130 | t132);
        const v256 t137 = t134 ^ t136;
        const v256 t139 = t132 ^ (t130 & t121);
        const v256 t140 = t139 ^ t137;
        const v256 t142 = t130 ^ (t134 & t139);
        const v256 t144 = t136 ^ (t142 & t140);
        const v256 t150 = (t144 << 32) | (t144 >> 32);
        const v256 t155 = t137 ^ load_all256(round + 24);
        const v256 t157 = ((t140 << 48) | (t140 >> 16)) ^ load_all256(round + 32);
        const v256 t159 = ((t142 << 16) | (t142 >> 48)) ^ load_all256(round + 40);
        // round 5 (gift.dsl:33)
        const v256 t161 = t150 ^ (t155 | t157);
        const v256 t162 = t159 ^ t161;
        const v256 t164 = t157 ^ (t155 & t150);
        const v256 t165 = t164 ^ t162;
        const v256 t167 = t155 ^ (t159 & t164);
        const v256 t169 = t161 ^ (t167 & t165);
        const v256 t172 = t165 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t179 = t169 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t183 = (t179 << 8) | ((t169 ^ t179) >> 8);
        const v256 t186 = t167 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t192 = t162 ^ load_all256(round + 48);
        const v256 t194 = ((t172 << 12) | ((t165 ^ t172) >> 4)) ^ load_all256(round + 56);
        const v256 t196 = ((t186 << 4) | ((t167 ^ t186) >> 12)) ^ load_all256(round + 64);
        // round 6 (gift.dsl:33)
        const v256 t198 = t183 ^ (t192 | t194);
        const v256 t199 = t196 ^ t198;
        const v256 t201 = t194 ^ (t192 & t183);
        const v256 t202 = t201 ^ t199;
        const v256 t204 = t192 ^ (t196 & t201);
        const v256 t206 = t198 ^ (t204 & t202);
        const v256 t212 = (t206 << 32) | (t206 >> 32);
        const v256 t217 = t199 ^ load_all256(round + 72);
        const v256 t219 = ((t202 << 16) | (t202 >> 48)) ^ load_all256(round + 80);
        const v256 t221 = ((t204 << 48) | (t204 >> 16)) ^ load_all256(round + 88);
        x0 = t217;
        x1 = t219;
        x2 = t212;
        x3 = t221;
    }
    // round 27 (gift.dsl:33)
    const v256 t223 = x2 ^ (x0 | x1);
    const v256 t224 = x3 ^ t223;
    const v256 t226 = x1 ^ (x0 & x2);
    const v256 t227 = t226 ^ t224;
    const v256 t229 = x0 ^ (x3 & t226);
    const v256 t231 = t223 ^ (t229 & t227);
    const v256 t234 = t224 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t241 = t227 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t248 = t229 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t254 = ((t234 << 8) | ((t224 ^ t234) >> 8)) ^ load_all256(rk);
    const v256 t256 = ((t241 << 12) | ((t227 ^ t241) >> 4)) ^ load_all256(rk + 200);
    const v256 t258 = ((t248 << 4) | ((t229 ^ t248) >> 12)) ^ load_all256(rk + 1192);
    // round 28 (gift.dsl:33)
    const v256 t260 = t231 ^ (t254 | t256);
    const v256 t261 = t258 ^ t260;
    const v256 t263 = t256 ^ (t254 & t231);
    const v256 t264 = t263 ^ t261;
    const v256 t266 = t254 ^ (t258 & t263);
    const v256 t268 = t260 ^ (t266 & t264);
    const v256 t270 = t261 ^ load_all256(rk + 1200);
    const v256 t272 = t264 ^ load_all256(rk + 1208);
    const v256 t274 = t266 ^ load_all256(rk + 1216);
    const v256 t277 = (t270 << 48) | (t270 >> 16);
    const v256 t280 = (t268 << 16) | (t268 >> 48);
    const v256 t284 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t285 = ((t277 >> 2) ^ t280) & t284;
    const v256 t287 = t277 ^ (t285 << 2);
    const v256 t288 = t280 ^ t285;
    const v256 t291 = (t272 << 32) | (t272 >> 32);
    const v256 t294 = ((t291 >> 2) ^ t274) & t284;
    const v256 t296 = t291 ^ (t294 << 2);
    const v256 t297 = t274 ^ t294;
    const v256 t301 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t302 = ((t287 >> 1) ^ t296) & t301;
    const v256 t304 = t287 ^ (t302 << 1);
    const v256 t305 = t296 ^ t302;
    const v256 t308 = ((t288 >> 1) ^ t297) & t301;
    const v256 t310 = t288 ^ (t308 << 1);
    const v256 t311 = t297 ^ t308;
    store_lanes256(out, 32, &t304);
    store_lanes256(out + 8, 32, &t305);
    store_lanes256(out + 16, 32, &t310);
    store_lanes256(out + 24, 32, &t311);
}

void lwcc_gift64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_gift64_128_ecb_encrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 16 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32);
    const v256 t1 = load_lanes256(in + 8, 32);
    const v256 t2 = load_lanes256(in + 16, 32);
    const v256 t3 = load_lanes256(in + 24, 32);
    const v256 t7 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t8 = ((t0 >> 1) ^ t1) & t7;
    const v256 t10 = t0 ^ (t8 << 1);
    const v256 t11 = t1 ^ t8;
    const v256 t14 = ((t2 >> 1) ^ t3) & t7;
    const v256 t16 = t2 ^ (t14 << 1);
    const v256 t17 = t3 ^ t14;
    const v256 t21 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t22 = ((t10 >> 2) ^ t16) & t21;
    const v256 t24 = t10 ^ (t22 << 2);
    const v256 t25 = t16 ^ t22;
    const v256 t28 = ((t11 >> 2) ^ t17) & t21;
    const v256 t30 = t11 ^ (t28 << 2);
    const v256 t40 = (t25 << 48) | (t25 >> 16);
    const v256 t42 = ((t24 << 16) | (t24 >> 48)) ^ load_all256(rk + 1224);
    const v256 t44 = ((t30 << 32) | (t30 >> 32)) ^ load_all256(rk + 1208);
    const v256 t46 = (t17 ^ t28) ^ load_all256(rk + 1216);
    // round 28 (gift.dsl:33)
    const v256 t48 = t40 ^ (t44 & t46);
    const v256 t49 = t42 ^ t48;
    const v256 t50 = t42 ^ t44;
    const v256 t52 = t46 ^ (t50 | t49);
    const v256 t56 = t48 ^ (t52 & t50);
    const v256 t58 = t52 ^ load_all256(rk);
    const v256 t60 = (t50 ^ (t48 | t52)) ^ load_all256(rk + 200);
    const v256 t62 = t49 ^ load_all256(rk + 1232);
    const v256 t65 = t58 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t69 = (t65 << 8) | ((t58 ^ t65) >> 8);
    const v256 t72 = t60 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t76 = (t72 << 4) | ((t60 ^ t72) >> 12);
    const v256 t79 = t62 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t83 = (t79 << 12) | ((t62 ^ t79) >> 4);
    v256 x0 = t76;
    v256 x1 = t83;
    v256 x2 = t56;
    v256 x3 = t69;
    for (unsigned i = 0; i < 6; i++) {
        const uint8_t *round = rk + 576 + 96 * i;
        // round 27 (gift.dsl:33)
        const v256 t89 = x2 ^ (x0 & x1);
        const v256 t90 = ~t89;
        const v256 t91 = x3 ^ t90;
        const v256 t92 = x3 ^ x0;
        const v256 t94 = x1 ^ (t92 | t91);
        const v256 t98 = t89 ^ (t94 & t92);
        const v256 t100 = t94 ^ load_all256(round);
        const v256 t102 = (t92 ^ (t90 | t94)) ^ load_all256(round + 8);
        const v256 t104 = t91 ^ load_all256(round + 16);
        const v256 t107 = (t102 << 48) | (t102 >> 16);
        const v256 t110 = (t98 << 32) | (t98 >> 32);
        const v256 t113 = (t104 << 16) | (t104 >> 48);
        // round 26 (gift.dsl:33)
        const v256 t115 = t110 ^ (t107 & t113);
        const v256 t116 = t100 ^ t115;
        const v256 t117 = t100 ^ t107;
        const v256 t119 = t113 ^ (t117 | t116);
        const v256 t123 = t115 ^ (t119 & t117);
        const v256 t125 = t119 ^ load_all256(round + 24);
        const v256 t127 = (t117 ^ (t115 | t119)) ^ load_all256(round + 32);
        const v256 t129 = t116 ^ load_all256(round + 40);
        const v256 t132 = t127 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t136 = (t132 << 4) | ((t127 ^ t132) >> 12);
        const v256 t139 = t123 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t143 = (t139 << 8) | ((t123 ^ t139) >> 8);
        const v256 t146 = t129 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t150 = (t146 << 12) | ((t129 ^ t146) >> 4);
        // round 25 (gift.dsl:33)
        const v256 t152 = t143 ^ (t136 & t150);
        const v256 t153 = ~t152;
        const v256 t154 = t125 ^ t153;
        const v256 t155 = t125 ^ t136;
        const v256 t157 = t150 ^ (t155 | t154);
        const v256 t161 = t152 ^ (t157 & t155);
        const v256 t163 = t157 ^ load_all256(round + 48);
        const v256 t165 = (t155 ^ (t153 | t157)) ^ load_all256(round + 56);
        const v256 t167 = t154 ^ load_all256(round + 64);
        const v256 t170 = (t165 << 16) | (t165 >> 48);
        const v256 t173 = (t161 << 32) | (t161 >> 32);
        const v256 t176 = (t167 << 48) | (t167 >> 16);
        // round 24 (gift.dsl:33)
        const v256 t178 = t173 ^ (t170 & t176);
        const v256 t179 = t163 ^ t178;
        const v256 t180 = t163 ^ t170;
        const v256 t182 = t176 ^ (t180 | t179);
        const v256 t186 = t178 ^ (t182 & t180);
        const v256 t188 = t182 ^ load_all256(round + 72);
        const v256 t190 = (t180 ^ (t178 | t182)) ^ load_all256(round + 80);
        const v256 t192 = t179 ^ load_all256(round + 88);
        const v256 t195 = t190 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t199 = (t195 << 12) | ((t190 ^ t195) >> 4);
        const v256 t202 = t186 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t206 = (t202 << 8) | ((t186 ^ t202) >> 8);
        const v256 t209 = t192 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t213 = (t209 << 4) | ((t192 ^ t209) >> 12);
        x0 = t199;
        x1 = t213;
        x2 = t206;
        x3 = t188;
    }
    // round 3 (gift.dsl:33)
    const v256 t215 = x2 ^ (x0 & x1);
    const v256 t216 = ~t215;
    const v256 t217 = x3 ^ t216;
    const v256 t218 = x3 ^ x0;
    const v256 t220 = x1 ^ (t218 | t217);
    const v256 t224 = t215 ^ (t220 & t218);
    const v256 t226 = t220 ^ load_all256(rk + 360);
    const v256 t228 = (t218 ^ (t216 | t220)) ^ load_all256(rk + 1176);
    const v256 t230 = t217 ^ load_all256(rk + 1240);
    const v256 t233 = (t226 << 48) | (t226 >> 16);
    const v256 t236 = (t228 << 32) | (t228 >> 32);
    const v256 t239 = (t224 << 16) | (t224 >> 48);
    // round 2 (gift.dsl:33)
    const v256 t241 = t239 ^ (t236 & t230);
    const v256 t242 = t233 ^ t241;
    const v256 t243 = t233 ^ t236;
    const v256 t245 = t230 ^ (t243 | t242);
    const v256 t249 = t241 ^ (t245 & t243);
    const v256 t251 = t245 ^ load_all256(rk + 1248);
    const v256 t253 = (t243 ^ (t241 | t245)) ^ load_all256(rk + 1160);
    const v256 t255 = t242 ^ load_all256(rk + 1256);
    const v256 t258 = t251 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t262 = (t258 << 8) | ((t251 ^ t258) >> 8);
    const v256 t265 = t253 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t269 = (t265 << 12) | ((t253 ^ t265) >> 4);
    const v256 t272 = t255 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t276 = (t272 << 4) | ((t255 ^ t272) >> 12);
    // round 1 (gift.dsl:33)
    const v256 t278 = t249 ^ (t269 & t276);
    const v256 t279 = ~t278;
    const v256 t280 = t262 ^ t279;
    const v256 t281 = t262 ^ t269;
    const v256 t283 = t276 ^ (t281 & t280);
    const v256 t285 = t281 ^ (t278 & t283);
    const v256 t287 = t279 ^ (t283 | t281);
    const v256 t291 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t292 = ((t283 >> 2) ^ t287) & t291;
    const v256 t294 = t283 ^ (t292 << 2);
    const v256 t295 = t287 ^ t292;
    const v256 t298 = ((t285 >> 2) ^ t280) & t291;
    const v256 t300 = t285 ^ (t298 << 2);
    const v256 t301 = t280 ^ t298;
    const v256 t305 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t306 = ((t294 >> 1) ^ t300) & t305;
    const v256 t308 = t294 ^ (t306 << 1);
    const v256 t309 = t300 ^ t306;
    const v256 t312 = ((t295 >> 1) ^ t301) & t305;
    const v256 t314 = t295 ^ (t312 << 1);
    const v256 t315 = t301 ^ t312;
    store_lanes256(out, 32, &t308);
    store_lanes256(out + 8, 32, &t309);
    store_lanes256(out + 16, 32, &t314);
    store_lanes256(out + 24, 32, &t315);
}

void lwcc_gift64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_gift64_128_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_gift64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_gift64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_gift64_128_key_setup_c(ctx, key);
    lwcc_gift64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_gift64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t10 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t13 = t10 | ((uint64_t)nonce[3] << 24);
    const uint64_t t17 = ((t13 >> 1) ^ t13) & UINT64_C(0x5555555555555555);
    const uint64_t t19 = t13 ^ (t17 << 1);
    const uint64_t t20 = t13 ^ t17;
    const uint64_t t24 = ((t19 >> 2) ^ t19) & UINT64_C(0x3333333333333333);
    const uint64_t t30 = ((t20 >> 2) ^ t20) & UINT64_C(0x3333333333333333);
    store64(ctx + 1264, t19 ^ (t24 << 2));
    store64(ctx + 1272, t20 ^ (t30 << 2));
    store64(ctx + 1280, t19 ^ t24);
    store64(ctx + 1288, t20 ^ t30);
}


// 16 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v256 t6 = join256(UINT64_C(0), UINT64_C(4), UINT64_C(8), UINT64_C(12));
    const v256 t9 = splat_u64x4(UINT64_C(0xffffffff));
    const v256 t10 = ((splat_u64x4((uint64_t)counter)) + t6) & t9;
    const v256 t13 = splat_u64x4(UINT64_C(255));
    const v256 t24 = (t10 + (splat_u64x4((uint64_t)1))) & t9;
    const v256 t36 = (t10 + (splat_u64x4((uint64_t)2))) & t9;
    const v256 t48 = (t10 + (splat_u64x4((uint64_t)3))) & t9;
    const v256 t58 = (((t10 >> 24) & t13) << 32) | (((t10 >> 16) & t13) << 40);
    const v256 t62 = (t58 | (((t10 >> 8) & t13) << 48)) | ((t10 & t13) << 56);
    const v256 t65 = (((t24 >> 24) & t13) << 32) | (((t24 >> 16) & t13) << 40);
    const v256 t69 = (t65 | (((t24 >> 8) & t13) << 48)) | ((t24 & t13) << 56);
    const v256 t72 = (((t36 >> 24) & t13) << 32) | (((t36 >> 16) & t13) << 40);
    const v256 t76 = (t72 | (((t36 >> 8) & t13) << 48)) | ((t36 & t13) << 56);
    const v256 t79 = (((t48 >> 24) & t13) << 32) | (((t48 >> 16) & t13) << 40);
    const v256 t83 = (t79 | (((t48 >> 8) & t13) << 48)) | ((t48 & t13) << 56);
    const v256 t87 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t88 = ((t62 >> 1) ^ t69) & t87;
    const v256 t90 = t62 ^ (t88 << 1);
    const v256 t91 = t69 ^ t88;
    const v256 t94 = ((t76 >> 1) ^ t83) & t87;
    const v256 t96 = t76 ^ (t94 << 1);
    const v256 t97 = t83 ^ t94;
    const v256 t101 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t102 = ((t90 >> 2) ^ t96) & t101;
    const v256 t108 = ((t91 >> 2) ^ t97) & t101;
    const v256 t113 = load_all256(ctx + 1264) ^ (t90 ^ (t102 << 2));
    const v256 t115 = load_all256(ctx + 1272) ^ (t91 ^ (t108 << 2));
    const v256 t117 = load_all256(ctx + 1280) ^ (t96 ^ t102);
    const v256 t119 = load_all256(ctx + 1288) ^ (t97 ^ t108);
    // round 1 (gift.dsl:33)
    const v256 t121 = t117 ^ (t113 | t115);
    const v256 t122 = t119 ^ t121;
    const v256 t124 = t115 ^ (t113 & t117);
    const v256 t125 = t124 ^ t122;
    const v256 t127 = t113 ^ (t119 & t124);
    const v256 t129 = t121 ^ (t127 & t125);
    const v256 t132 = t122 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t139 = t125 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t146 = t127 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t152 = ((t132 << 8) | ((t122 ^ t132) >> 8)) ^ load_all256(ctx + 1152);
    const v256 t154 = ((t139 << 4) | ((t125 ^ t139) >> 12)) ^ load_all256(ctx + 1160);
    const v256 t156 = ((t146 << 12) | ((t127 ^ t146) >> 4)) ^ load_all256(ctx + 1168);
    // round 2 (gift.dsl:33)
    const v256 t158 = t129 ^ (t152 | t154);
    const v256 t159 = t156 ^ t158;
    const v256 t161 = t154 ^ (t152 & t129);
    const v256 t162 = t161 ^ t159;
    const v256 t164 = t152 ^ (t156 & t161);
    const v256 t166 = t158 ^ (t164 & t162);
    const v256 t175 = (t166 << 48) | (t166 >> 16);
    const v256 t177 = ((t159 << 16) | (t159 >> 48)) ^ load_all256(ctx + 360);
    const v256 t179 = ((t162 << 32) | (t162 >> 32)) ^ load_all256(ctx + 1176);
    const v256 t181 = t164 ^ load_all256(ctx + 1184);
    v256 x0 = t177;
    v256 x1 = t179;
    v256 x2 = t175;
    v256 x3 = t181;
    for (unsigned i = 0; i < 6; i++) {
        const uint8_t *round = ctx + 96 * i;
        // round 3 (gift.dsl:33)
        const v256 t187 = x2 ^ (x0 | x1);
        const v256 t188 = x3 ^ t187;
        const v256 t190 = x1 ^ (x0 & x2);
        const v256 t191 = t190 ^ t188;
        const v256 t193 = x0 ^ (x3 & t190);
        const v256 t195 = t187 ^ (t193 & t191);
        const v256 t198 = t191 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t205 = t195 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t209 = (t205 << 8) | ((t195 ^ t205) >> 8);
        const v256 t212 = t193 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t218 = t188 ^ load_all256(round);
        const v256 t220 = ((t198 << 4) | ((t191 ^ t198) >> 12)) ^ load_all256(round + 8);
        const v256 t222 = ((t212 << 12) | ((t193 ^ t212) >> 4)) ^ load_all256(round + 16);
        // round 4 (gift.dsl:33)
        const v256 t224 = t209 ^ (t218 | t220);
        const v256 t225 = t222 ^ t224;
        const v256 t227 = t220 ^ (t218 & t209);
        const v256 t228 = t227 ^ t225;
        const v256 t230 = t218 ^ (t222 & t227);
        const v256 t232 = t224 ^ (t230 & t228);
        const v256 t238 = (t232 << 32) | (t232 >> 32);
        const v256 t243 = t225 ^ load_all256(round + 24);
        const v256 t245 = ((t228 << 48) | (t228 >> 16)) ^ load_all256(round + 32);
        const v256 t247 = ((t230 << 16) | (t230 >> 48)) ^ load_all256(round + 40);
        // round 5 (gift.dsl:33)
        const v256 t249 = t238 ^ (t243 | t245);
        const v256 t250 = t247 ^ t249;
        const v256 t252 = t245 ^ (t243 & t238);
        const v256 t253 = t252 ^ t250;
        const v256 t255 = t243 ^ (t247 & t252);
        const v256 t257 = t249 ^ (t255 & t253);
        const v256 t260 = t253 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
        const v256 t267 = t257 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
        const v256 t271 = (t267 << 8) | ((t257 ^ t267) >> 8);
        const v256 t274 = t255 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
        const v256 t280 = t250 ^ load_all256(round + 48);
        const v256 t282 = ((t260 << 12) | ((t253 ^ t260) >> 4)) ^ load_all256(round + 56);
        const v256 t284 = ((t274 << 4) | ((t255 ^ t274) >> 12)) ^ load_all256(round + 64);
        // round 6 (gift.dsl:33)
        const v256 t286 = t271 ^ (t280 | t282);
        const v256 t287 = t284 ^ t286;
        const v256 t289 = t282 ^ (t280 & t271);
        const v256 t290 = t289 ^ t287;
        const v256 t292 = t280 ^ (t284 & t289);
        const v256 t294 = t286 ^ (t292 & t290);
        const v256 t300 = (t294 << 32) | (t294 >> 32);
        const v256 t305 = t287 ^ load_all256(round + 72);
        const v256 t307 = ((t290 << 16) | (t290 >> 48)) ^ load_all256(round + 80);
        const v256 t309 = ((t292 << 48) | (t292 >> 16)) ^ load_all256(round + 88);
        x0 = t305;
        x1 = t307;
        x2 = t300;
        x3 = t309;
    }
    // round 27 (gift.dsl:33)
    const v256 t311 = x2 ^ (x0 | x1);
    const v256 t312 = x3 ^ t311;
    const v256 t314 = x1 ^ (x0 & x2);
    const v256 t315 = t314 ^ t312;
    const v256 t317 = x0 ^ (x3 & t314);
    const v256 t319 = t311 ^ (t317 & t315);
    const v256 t322 = t312 & (splat_u64x4(UINT64_C(0xff00ff00ff00ff)));
    const v256 t329 = t315 & (splat_u64x4(UINT64_C(0xf000f000f000f)));
    const v256 t336 = t317 & (splat_u64x4(UINT64_C(0xfff0fff0fff0fff)));
    const v256 t342 = ((t322 << 8) | ((t312 ^ t322) >> 8)) ^ load_all256(ctx);
    const v256 t344 = ((t329 << 12) | ((t315 ^ t329) >> 4)) ^ load_all256(ctx + 200);
    const v256 t346 = ((t336 << 4) | ((t317 ^ t336) >> 12)) ^ load_all256(ctx + 1192);
    // round 28 (gift.dsl:33)
    const v256 t348 = t319 ^ (t342 | t344);
    const v256 t349 = t346 ^ t348;
    const v256 t351 = t344 ^ (t342 & t319);
    const v256 t352 = t351 ^ t349;
    const v256 t354 = t342 ^ (t346 & t351);
    const v256 t356 = t348 ^ (t354 & t352);
    const v256 t358 = t349 ^ load_all256(ctx + 1200);
    const v256 t360 = t352 ^ load_all256(ctx + 1208);
    const v256 t362 = t354 ^ load_all256(ctx + 1216);
    const v256 t365 = (t358 << 48) | (t358 >> 16);
    const v256 t368 = (t356 << 16) | (t356 >> 48);
    const v256 t372 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t373 = ((t365 >> 2) ^ t368) & t372;
    const v256 t375 = t365 ^ (t373 << 2);
    const v256 t376 = t368 ^ t373;
    const v256 t379 = (t360 << 32) | (t360 >> 32);
    const v256 t382 = ((t379 >> 2) ^ t362) & t372;
    const v256 t384 = t379 ^ (t382 << 2);
    const v256 t385 = t362 ^ t382;
    const v256 t389 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t390 = ((t375 >> 1) ^ t384) & t389;
    const v256 t396 = ((t376 >> 1) ^ t385) & t389;
    const v256 t400 = load_lanes256(in, 32);
    const v256 t401 = load_lanes256(in + 8, 32);
    const v256 t402 = load_lanes256(in + 16, 32);
    const v256 t403 = load_lanes256(in + 24, 32);
    const v256 t404 = t400 ^ (t375 ^ (t390 << 1));
    const v256 t405 = t401 ^ (t384 ^ t390);
    const v256 t406 = t402 ^ (t376 ^ (t396 << 1));
    const v256 t407 = t403 ^ (t385 ^ t396);
    store_lanes256(out, 32, &t404);
    store_lanes256(out + 8, 32, &t405);
    store_lanes256(out + 16, 32, &t406);
    store_lanes256(out + 24, 32, &t407);
}

void lwcc_gift64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 128; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 128;
        in += 128;
        counter += 16;
    }
    nbytes %= 128;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_gift64_128_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
