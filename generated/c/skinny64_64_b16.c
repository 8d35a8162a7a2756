// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 8 arrangements
// sizes:     in bytes: block 8, key 8, nonce 4, rk 1864, ctx 1896, align 1, group 128, stack 0
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

void lwcc_skinny64_64_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le64(key);
    const uint64_t t4 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555);
    const uint64_t t6 = t0 ^ (t4 << 1);
    const uint64_t t7 = t0 ^ t4;
    const uint64_t t11 = ((t6 >> 2) ^ t6) & UINT64_C(0x3333333333333333);
    const uint64_t t13 = t6 ^ (t11 << 2);
    const uint64_t t14 = t6 ^ t11;
    const uint64_t t17 = ((t7 >> 2) ^ t7) & UINT64_C(0x3333333333333333);
    const uint64_t t19 = t7 ^ (t17 << 2);
    const uint64_t t20 = t7 ^ t17;
    const uint64_t t24 = ((t13 >> 12) ^ t13) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t27 = t13 ^ (t24 ^ (t24 << 12));
    const uint64_t t31 = ((t27 >> 24) ^ t27) & UINT64_C(0xff00ff00);
    const uint64_t t34 = t27 ^ (t31 ^ (t31 << 24));
    const uint64_t t37 = ((t19 >> 12) ^ t19) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t40 = t19 ^ (t37 ^ (t37 << 12));
    const uint64_t t43 = ((t40 >> 24) ^ t40) & UINT64_C(0xff00ff00);
    const uint64_t t46 = t40 ^ (t43 ^ (t43 << 24));
    const uint64_t t49 = ((t14 >> 12) ^ t14) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t52 = t14 ^ (t49 ^ (t49 << 12));
    const uint64_t t55 = ((t52 >> 24) ^ t52) & UINT64_C(0xff00ff00);
    const uint64_t t58 = t52 ^ (t55 ^ (t55 << 24));
    const uint64_t t61 = ((t20 >> 12) ^ t20) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t64 = t20 ^ (t61 ^ (t61 << 12));
    const uint64_t t67 = ((t64 >> 24) ^ t64) & UINT64_C(0xff00ff00);
    const uint64_t t70 = t64 ^ (t67 ^ (t67 << 24));
    const uint64_t t74 = (t34 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf0000);
    const uint64_t t77 = (t46 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000);
    const uint64_t t78 = t58 & UINT64_C(0xff00ff00ff00ff);
    const uint64_t t79 = t70 & UINT64_C(0xff00ff00ff00ff);
    const uint64_t t80 = rotl64(t34, 4);
    const uint64_t t83 = t34 >> 40;
    const uint64_t t85 = (t80 & UINT64_C(0xf00f)) | (t83 & UINT64_C(0xf0000));
    const uint64_t t86 = t34 << 16;
    const uint64_t t90 = t34 >> 8;
    const uint64_t t93 = (t85 | (t86 & UINT64_C(0xf0000000f0000000))) | (t90 & UINT64_C(0xf00000000));
    const uint64_t t99 = (t93 | ((t34 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf000);
    const uint64_t t100 = rotl64(t46, 4);
    const uint64_t t102 = t46 >> 40;
    const uint64_t t104 = (t100 & UINT64_C(0xf00f)) | (t102 & UINT64_C(0xf0000));
    const uint64_t t105 = t46 << 16;
    const uint64_t t108 = t46 >> 8;
    const uint64_t t110 = (t104 | (t105 & UINT64_C(0xf0000000f0000000))) | (t108 & UINT64_C(0xf00000000));
    const uint64_t t115 = (t110 | ((t46 << 20) & UINT64_C(0xff00000000000))) ^ UINT64_C(0xf00000f000);
    const uint64_t t116 = rotl64(t58, 4);
    const uint64_t t120 = (t116 & UINT64_C(0xf00f)) | ((t58 >> 40) & UINT64_C(0xf0000));
    const uint64_t t121 = t58 << 16;
    const uint64_t t124 = t58 >> 8;
    const uint64_t t126 = (t120 | (t121 & UINT64_C(0xf0000000f0000000))) | (t124 & UINT64_C(0xf00000000));
    const uint64_t t129 = t126 | ((t58 << 20) & UINT64_C(0xff00000000000));
    const uint64_t t130 = rotl64(t70, 4);
    const uint64_t t134 = (t130 & UINT64_C(0xf00f)) | ((t70 >> 40) & UINT64_C(0xf0000));
    const uint64_t t135 = t70 << 16;
    const uint64_t t138 = t70 >> 8;
    const uint64_t t140 = (t134 | (t135 & UINT64_C(0xf0000000f0000000))) | (t138 & UINT64_C(0xf00000000));
    const uint64_t t143 = t140 | ((t70 << 20) & UINT64_C(0xff00000000000));
    const uint64_t t148 = (t90 & UINT64_C(0xf00)) | ((t34 >> 36) & UINT64_C(0xf000));
    const uint64_t t149 = rotl64(t34, 52);
    const uint64_t t153 = t34 >> 4;
    const uint64_t t156 = (t148 | (t149 & UINT64_C(0xf0000000f000000))) | (t153 & UINT64_C(0xf0000000));
    const uint64_t t157 = t34 << 40;
    const uint64_t t164 = (t156 | (t157 & UINT64_C(0xf0000000000))) | ((t34 << 24) & UINT64_C(0xf00000000000));
    const uint64_t t165 = t34 << 8;
    const uint64_t t169 = (t164 | (t165 & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf0000000000);
    const uint64_t t173 = (t108 & UINT64_C(0xf00)) | ((t46 >> 36) & UINT64_C(0xf000));
    const uint64_t t174 = rotl64(t46, 52);
    const uint64_t t177 = t46 >> 4;
    const uint64_t t179 = (t173 | (t174 & UINT64_C(0xf0000000f000000))) | (t177 & UINT64_C(0xf0000000));
    const uint64_t t181 = (t46 << 40) & UINT64_C(0xf0000000000);
    const uint64_t t185 = (t179 | t181) | ((t46 << 24) & UINT64_C(0xf00000000000));
    const uint64_t t186 = t46 << 8;
    const uint64_t t190 = (t185 | (t186 & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf0f00000000);
    const uint64_t t194 = (t124 & UINT64_C(0xf00)) | ((t58 >> 36) & UINT64_C(0xf000));
    const uint64_t t195 = rotl64(t58, 52);
    const uint64_t t198 = t58 >> 4;
    const uint64_t t200 = (t194 | (t195 & UINT64_C(0xf0000000f000000))) | (t198 & UINT64_C(0xf0000000));
    const uint64_t t204 = t58 << 24;
    const uint64_t t206 = (t200 | ((t58 << 40) & UINT64_C(0xf0000000000))) | (t204 & UINT64_C(0xf00000000000));
    const uint64_t t207 = t58 << 8;
    const uint64_t t210 = (t206 | (t207 & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf0000000000);
    const uint64_t t214 = (t138 & UINT64_C(0xf00)) | ((t70 >> 36) & UINT64_C(0xf000));
    const uint64_t t215 = rotl64(t70, 52);
    const uint64_t t218 = t70 >> 4;
    const uint64_t t220 = (t214 | (t215 & UINT64_C(0xf0000000f000000))) | (t218 & UINT64_C(0xf0000000));
    const uint64_t t226 = (t220 | ((t70 << 40) & UINT64_C(0xf0000000000))) | ((t70 << 24) & UINT64_C(0xf00000000000));
    const uint64_t t227 = t70 << 8;
    const uint64_t t229 = t226 | (t227 & UINT64_C(0xf000000000000000));
    const uint64_t t230 = rotl64(t34, 8);
    const uint64_t t236 = (t230 & UINT64_C(0xf00000000000f0)) | (rotl64(t34, 16) & UINT64_C(0xf0000000f00));
    const uint64_t t237 = t34 << 12;
    const uint64_t t243 = (t236 | (t237 & UINT64_C(0xf00000))) | (t153 & UINT64_C(0xf00f000000));
    const uint64_t t247 = t243 | ((t34 << 44) & UINT64_C(0xf00000000000000));
    const uint64_t t249 = t247 ^ UINT64_C(0xf0000000000000);
    const uint64_t t250 = rotl64(t46, 8);
    const uint64_t t254 = (t250 & UINT64_C(0xf00000000000f0)) | (rotl64(t46, 16) & UINT64_C(0xf0000000f00));
    const uint64_t t255 = t46 << 12;
    const uint64_t t259 = (t254 | (t255 & UINT64_C(0xf00000))) | (t177 & UINT64_C(0xf00f000000));
    const uint64_t t260 = t46 << 44;
    const uint64_t t264 = (t259 | (t260 & UINT64_C(0xf00000000000000))) ^ UINT64_C(0xf00000f0000000);
    const uint64_t t265 = rotl64(t58, 8);
    const uint64_t t269 = (t265 & UINT64_C(0xf00000000000f0)) | (rotl64(t58, 16) & UINT64_C(0xf0000000f00));
    const uint64_t t270 = t58 << 12;
    const uint64_t t274 = (t269 | (t270 & UINT64_C(0xf00000))) | (t198 & UINT64_C(0xf00f000000));
    const uint64_t t277 = t274 | ((t58 << 44) & UINT64_C(0xf00000000000000));
    const uint64_t t278 = t277 ^ UINT64_C(0xf0000000000000);
    const uint64_t t279 = rotl64(t70, 8);
    const uint64_t t283 = (t279 & UINT64_C(0xf00000000000f0)) | (rotl64(t70, 16) & UINT64_C(0xf0000000f00));
    const uint64_t t284 = t70 << 12;
    const uint64_t t288 = (t283 | (t284 & UINT64_C(0xf00000))) | (t218 & UINT64_C(0xf00f000000));
    const uint64_t t291 = t288 | ((t70 << 44) & UINT64_C(0xf00000000000000));
    const uint64_t t292 = t291 ^ UINT64_C(0xf0000000000000);
    const uint64_t t293 = rotl64(t34, 12);
    const uint64_t t298 = (t293 & UINT64_C(0xf00000000000f)) | (t34 & UINT64_C(0xf000000f0));
    const uint64_t t305 = (t298 | (t86 & UINT64_C(0xf0000f0000))) | (rotl64(t74, 36) & UINT64_C(0xf0000000f00000));
    const uint64_t t307 = t305 ^ UINT64_C(0xf000000000000);
    const uint64_t t308 = rotl64(t46, 12);
    const uint64_t t311 = (t308 & UINT64_C(0xf00000000000f)) | (t46 & UINT64_C(0xf000000f0));
    const uint64_t t316 = (t311 | (t105 & UINT64_C(0xf0000f0000))) | (rotl64(t46, 36) & UINT64_C(0xf0000000f00000));
    const uint64_t t318 = t316 ^ UINT64_C(0xf0f000000000000);
    const uint64_t t319 = rotl64(t58, 12);
    const uint64_t t322 = (t319 & UINT64_C(0xf00000000000f)) | (t58 & UINT64_C(0xf000000f0));
    const uint64_t t327 = (t322 | (t121 & UINT64_C(0xf0000f0000))) | (rotl64(t58, 36) & UINT64_C(0xf0000000f00000));
    const uint64_t t328 = t327 ^ UINT64_C(0xf000000000000);
    const uint64_t t329 = rotl64(t70, 12);
    const uint64_t t332 = (t329 & UINT64_C(0xf00000000000f)) | (t70 & UINT64_C(0xf000000f0));
    const uint64_t t337 = (t332 | (t135 & UINT64_C(0xf0000f0000))) | (rotl64(t70, 36) & UINT64_C(0xf0000000f00000));
    const uint64_t t338 = t337 ^ UINT64_C(0xf000000000000);
    const uint64_t t341 = rotl64(t34, 32);
    const uint64_t t344 = (t80 & UINT64_C(0xf0000000000f)) | (t341 & UINT64_C(0xf00000000000f000));
    const uint64_t t348 = t344 | (rotl64(t99, 36) & UINT64_C(0xf0000000f0000));
    const uint64_t t351 = t34 >> 24;
    const uint64_t t353 = (t348 | (t86 & UINT64_C(0xf0000000))) | (t351 & UINT64_C(0xf00000000));
    const uint64_t t355 = rotl64(t46, 32);
    const uint64_t t357 = (t100 & UINT64_C(0xf0000000000f)) | (t355 & UINT64_C(0xf00000000000f000));
    const uint64_t t360 = t357 | (rotl64(t115, 36) & UINT64_C(0xf0000000f0000));
    const uint64_t t363 = t46 >> 24;
    const uint64_t t364 = t363 & UINT64_C(0xf00000000);
    const uint64_t t367 = ((t360 | (t105 & UINT64_C(0xf0000000))) | t364) ^ UINT64_C(0xf000000000f0);
    const uint64_t t369 = rotl64(t58, 32);
    const uint64_t t371 = (t116 & UINT64_C(0xf0000000000f)) | (t369 & UINT64_C(0xf00000000000f000));
    const uint64_t t374 = t371 | (rotl64(t129, 36) & UINT64_C(0xf0000000f0000));
    const uint64_t t377 = t58 >> 24;
    const uint64_t t379 = (t374 | (t121 & UINT64_C(0xf0000000))) | (t377 & UINT64_C(0xf00000000));
    const uint64_t t380 = t379 ^ UINT64_C(0xf00000000000);
    const uint64_t t382 = rotl64(t70, 32);
    const uint64_t t384 = (t130 & UINT64_C(0xf0000000000f)) | (t382 & UINT64_C(0xf00000000000f000));
    const uint64_t t387 = t384 | (rotl64(t143, 36) & UINT64_C(0xf0000000f0000));
    const uint64_t t390 = t70 >> 24;
    const uint64_t t392 = (t387 | (t135 & UINT64_C(0xf0000000))) | (t390 & UINT64_C(0xf00000000));
    const uint64_t t393 = t392 ^ UINT64_C(0xf00000000000);
    const uint64_t t400 = ((t169 >> 20) & UINT64_C(0xf000f00)) | ((t169 << 4) & UINT64_C(0xf0000000f000));
    const uint64_t t407 = (t400 | ((t169 << 16) & UINT64_C(0xf00f0000000))) | (t169 & UINT64_C(0xff00000000000000));
    const uint64_t t408 = t407 ^ UINT64_C(0xf00);
    const uint64_t t413 = ((t190 >> 20) & UINT64_C(0xf000f00)) | ((t190 << 4) & UINT64_C(0xf0000000f000));
    const uint64_t t418 = (t413 | ((t190 << 16) & UINT64_C(0xf00f0000000))) | (t190 & UINT64_C(0xff00000000000000));
    const uint64_t t420 = t418 ^ UINT64_C(15);
    const uint64_t t424 = ((t210 >> 20) & UINT64_C(0xf000f00)) | (t198 & UINT64_C(0xf000));
    const uint64_t t425 = rotl64(t58, 44);
    const uint64_t t429 = t58 << 4;
    const uint64_t t431 = (t424 | (t425 & UINT64_C(0xf000f0000000))) | (t429 & UINT64_C(0xf0000000000));
    const uint64_t t434 = (t431 | (t210 & UINT64_C(0xff00000000000000))) ^ UINT64_C(0xf00);
    const uint64_t t439 = ((t229 >> 20) & UINT64_C(0xf000f00)) | ((t229 << 4) & UINT64_C(0xf0000000f000));
    const uint64_t t444 = (t439 | ((t229 << 16) & UINT64_C(0xf00f0000000))) | (t229 & UINT64_C(0xff00000000000000));
    const uint64_t t445 = t444 ^ UINT64_C(0xf00);
    const uint64_t t450 = (t230 & UINT64_C(0xf000f0)) | (rotl64(t249, 20) & UINT64_C(0xf0000000f00));
    const uint64_t t453 = t99 << 20;
    const uint64_t t456 = (t450 | (t153 & UINT64_C(0xf000000))) | (t453 & UINT64_C(0xf000f000000000));
    const uint64_t t459 = t456 | ((t34 << 32) & UINT64_C(0xf00000000000000));
    const uint64_t t460 = t459 ^ UINT64_C(0xf00000);
    const uint64_t t464 = (t250 & UINT64_C(0xf000f0)) | (rotl64(t264, 20) & UINT64_C(0xf0000000f00));
    const uint64_t t467 = t115 << 20;
    const uint64_t t469 = (t464 | (t177 & UINT64_C(0xf000000))) | (t467 & UINT64_C(0xf000f000000000));
    const uint64_t t472 = t469 | ((t46 << 32) & UINT64_C(0xf00000000000000));
    const uint64_t t474 = t472 ^ UINT64_C(0xf000000000f00000);
    const uint64_t t479 = (t265 & UINT64_C(0xf000f0)) | (rotl64(t129, 12) & UINT64_C(0xf00000000000f00));
    const uint64_t t484 = (t479 | (t198 & UINT64_C(0xf000000))) | ((t129 << 20) & UINT64_C(0xf000f000000000));
    const uint64_t t487 = t484 | ((t58 << 32) & UINT64_C(0xf0000000000));
    const uint64_t t491 = (t279 & UINT64_C(0xf000f0)) | (rotl64(t143, 12) & UINT64_C(0xf00000000000f00));
    const uint64_t t496 = (t491 | (t218 & UINT64_C(0xf000000))) | ((t143 << 20) & UINT64_C(0xf000f000000000));
    const uint64_t t500 = (t496 | ((t70 << 32) & UINT64_C(0xf0000000000))) ^ UINT64_C(0xf00000);
    const uint64_t t504 = (t293 & UINT64_C(0xf000f)) | (t149 & UINT64_C(0xf00000000000f0));
    const uint64_t t511 = (t504 | ((t307 >> 28) & UINT64_C(0xf00000))) | ((t169 << 20) & UINT64_C(0xf000f00000000));
    const uint64_t t515 = (t511 | (t86 & UINT64_C(0xf000000000))) ^ UINT64_C(0xf0000);
    const uint64_t t518 = (t308 & UINT64_C(0xf000f)) | (t174 & UINT64_C(0xf00000000000f0));
    const uint64_t t524 = (t518 | ((t318 >> 28) & UINT64_C(0xf00000))) | ((t190 << 20) & UINT64_C(0xf000f00000000));
    const uint64_t t528 = (t524 | (t105 & UINT64_C(0xf000000000))) ^ UINT64_C(0xf0f0000);
    const uint64_t t531 = (t319 & UINT64_C(0xf000f)) | (t195 & UINT64_C(0xf00000000000f0));
    const uint64_t t538 = (t531 | ((t58 >> 16) & UINT64_C(0xf00f00000))) | (t121 & UINT64_C(0xf00f000000000));
    const uint64_t t539 = t538 ^ UINT64_C(0xf0000);
    const uint64_t t542 = (t329 & UINT64_C(0xf000f)) | (t215 & UINT64_C(0xf00000000000f0));
    const uint64_t t547 = (t542 | ((t70 >> 16) & UINT64_C(0xf00f00000))) | (t135 & UINT64_C(0xf00f000000000));
    const uint64_t t552 = ((t249 >> 20) & UINT64_C(0xf000f)) | ((t99 << 12) & UINT64_C(0xf00000000000f000));
    const uint64_t t553 = t34 << 4;
    const uint64_t t560 = (t552 | (t553 & UINT64_C(0xf0000f0000000))) | ((t99 << 16) & UINT64_C(0xf00f00000000));
    const uint64_t t561 = t560 ^ UINT64_C(0xf000);
    const uint64_t t565 = (t108 & UINT64_C(15)) | ((t115 << 12) & UINT64_C(0xf00000000000f000));
    const uint64_t t568 = t565 | (rotl64(t367, 36) & UINT64_C(0xf0000000f0000));
    const uint64_t t572 = (t568 | ((t264 >> 12) & UINT64_C(0xf000f0000000))) | t364;
    const uint64_t t573 = t572 ^ UINT64_C(0xf00000f000);
    const uint64_t t578 = ((t129 >> 12) & UINT64_C(0xf00000000000f)) | ((t129 << 12) & UINT64_C(0xf00000000000f000));
    const uint64_t t584 = (t578 | (t377 & UINT64_C(0xf000f0000))) | ((t278 >> 12) & UINT64_C(0xf000f0000000));
    const uint64_t t585 = t584 ^ UINT64_C(0xf000);
    const uint64_t t590 = ((t143 >> 12) & UINT64_C(0xf00000000000f)) | ((t143 << 12) & UINT64_C(0xf00000000000f000));
    const uint64_t t595 = (t590 | (t390 & UINT64_C(0xf000f0000))) | ((t292 >> 12) & UINT64_C(0xf000f0000000));
    const uint64_t t596 = t595 ^ UINT64_C(0xf000);
    const uint64_t t600 = (t553 & UINT64_C(0xf000f00)) | ((t408 << 4) & UINT64_C(0xf0000000f000));
    const uint64_t t601 = t34 >> 20;
    const uint64_t t607 = (t600 | (t601 & UINT64_C(0xf0000000))) | (rotl64(t408, 44) & UINT64_C(0xf000f0000000000));
    const uint64_t t609 = t607 | (t34 << 60);
    const uint64_t t610 = t46 << 4;
    const uint64_t t612 = t46 >> 20;
    const uint64_t t615 = (t610 & UINT64_C(0xf000f00)) | (t612 & UINT64_C(0xf000f000));
    const uint64_t t618 = t615 | (rotl64(t420, 44) & UINT64_C(0xf000f0000000000));
    const uint64_t t621 = t46 << 60;
    const uint64_t t622 = (t618 | (t186 & UINT64_C(0xf00000000000))) | t621;
    const uint64_t t623 = t622 ^ UINT64_C(0xf0f00000000);
    const uint64_t t625 = t58 >> 20;
    const uint64_t t627 = (t429 & UINT64_C(0xf000f00)) | (t625 & UINT64_C(0xf000f000));
    const uint64_t t630 = t627 | (rotl64(t434, 44) & UINT64_C(0xf000f0000000000));
    const uint64_t t633 = t58 << 60;
    const uint64_t t634 = (t630 | (t207 & UINT64_C(0xf00000000000))) | t633;
    const uint64_t t635 = t634 ^ UINT64_C(0xf0000000000);
    const uint64_t t636 = t70 << 4;
    const uint64_t t638 = t70 >> 20;
    const uint64_t t640 = (t636 & UINT64_C(0xf000f00)) | (t638 & UINT64_C(0xf000f000));
    const uint64_t t643 = t640 | (rotl64(t445, 44) & UINT64_C(0xf000f0000000000));
    const uint64_t t647 = t643 | ((t229 << 20) & UINT64_C(0xf000f00000000000));
    const uint64_t t648 = t647 ^ UINT64_C(0xf0000000000);
    const uint64_t t652 = (rotl64(t460, 28) & UINT64_C(0xf00000000000f0)) | (t341 & UINT64_C(0xf00000000000f00));
    const uint64_t t657 = (t652 | (t453 & UINT64_C(0xf000f00000))) | (t601 & UINT64_C(0xf000000));
    const uint64_t t660 = t657 | ((t460 << 20) & UINT64_C(0xf0000000000));
    const uint64_t t664 = (rotl64(t474, 28) & UINT64_C(0xf00000000000f0)) | (t355 & UINT64_C(0xf00000000000f00));
    const uint64_t t668 = (t664 | (t467 & UINT64_C(0xf000f00000))) | (t612 & UINT64_C(0xf000000));
    const uint64_t t672 = (t668 | ((t474 << 20) & UINT64_C(0xf0000000000))) ^ UINT64_C(0xf0000000);
    const uint64_t t677 = ((t278 >> 16) & UINT64_C(0xf00000000f0)) | (t369 & UINT64_C(0xf00000000000f00));
    const uint64_t t680 = t677 | (rotl64(t58, 24) & UINT64_C(0xf0000000f00000));
    const uint64_t t683 = (t680 | (t625 & UINT64_C(0xf00f000000))) ^ UINT64_C(0xf0000000000000);
    const uint64_t t687 = ((t292 >> 16) & UINT64_C(0xf00000000f0)) | (t382 & UINT64_C(0xf00000000000f00));
    const uint64_t t690 = t687 | (rotl64(t70, 24) & UINT64_C(0xf0000000f00000));
    const uint64_t t693 = (t690 | (t638 & UINT64_C(0xf00f000000))) ^ UINT64_C(0xf0000000000000);
    const uint64_t t696 = t34 >> 12;
    const uint64_t t698 = (t34 & UINT64_C(0xf00000000f)) | (t696 & UINT64_C(0xf000f0));
    const uint64_t t701 = t698 | (rotl64(t34, 28) & UINT64_C(0xf0000000f0000));
    const uint64_t t702 = t34 >> 16;
    const uint64_t t707 = (t701 | (t702 & UINT64_C(0xf00000000))) | ((t515 << 36) & UINT64_C(0xf0000000000000));
    const uint64_t t708 = t707 ^ UINT64_C(0xf000000000000);
    const uint64_t t710 = t46 >> 12;
    const uint64_t t712 = (t46 & UINT64_C(0xf00000000f)) | (t710 & UINT64_C(0xf000f0));
    const uint64_t t715 = t712 | (rotl64(t46, 28) & UINT64_C(0xf0000000f0000));
    const uint64_t t721 = (t715 | ((t46 >> 16) & UINT64_C(0xf00000000))) | ((t528 << 36) & UINT64_C(0xf0000000000000));
    const uint64_t t722 = t721 ^ UINT64_C(0xf00000000000000);
    const uint64_t t726 = (t58 & UINT64_C(0xf00000000f)) | ((t58 >> 12) & UINT64_C(0xf000f0));
    const uint64_t t729 = t726 | (rotl64(t58, 28) & UINT64_C(0xf0000000f0000));
    const uint64_t t733 = t729 | (rotl64(t58, 48) & UINT64_C(0xf0000f00000000));
    const uint64_t t735 = t70 >> 12;
    const uint64_t t737 = (t70 & UINT64_C(0xf00000000f)) | (t735 & UINT64_C(0xf000f0));
    const uint64_t t740 = t737 | (rotl64(t70, 28) & UINT64_C(0xf0000000f0000));
    const uint64_t t743 = t740 | (rotl64(t70, 48) & UINT64_C(0xf0000f00000000));
    const uint64_t t744 = t743 ^ UINT64_C(0xf000000000000);
    const uint64_t t749 = (t90 & UINT64_C(0xf0000000f)) | (rotl64(t99, 28) & UINT64_C(0xf0000000f000));
    const uint64_t t755 = (t749 | (t553 & UINT64_C(0xf00f0000))) | ((t561 << 36) & UINT64_C(0xf000000000000));
    const uint64_t t758 = (t755 | (t86 & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf00000000000);
    const uint64_t t762 = (t108 & UINT64_C(0xf0000000f)) | (rotl64(t115, 28) & UINT64_C(0xf0000000f000));
    const uint64_t t767 = (t762 | (t610 & UINT64_C(0xf00f0000))) | ((t573 << 36) & UINT64_C(0xf000000000000));
    const uint64_t t770 = (t767 | (t105 & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf000000000f0);
    const uint64_t t774 = (t124 & UINT64_C(0xf0000000f)) | (rotl64(t129, 28) & UINT64_C(0xf0000000f000));
    const uint64_t t780 = (t774 | (t429 & UINT64_C(0xf00f0000))) | ((t380 << 48) & UINT64_C(0xf00f000000000000));
    const uint64_t t784 = (t138 & UINT64_C(0xf0000000f)) | (rotl64(t143, 28) & UINT64_C(0xf0000000f000));
    const uint64_t t789 = (t784 | (t636 & UINT64_C(0xf00f0000))) | ((t393 << 48) & UINT64_C(0xf00f000000000000));
    const uint64_t t794 = ((t169 >> 4) & UINT64_C(0xf0000000f00)) | ((t609 << 4) & UINT64_C(0xf0000000f000));
    const uint64_t t799 = (t794 | (t169 & UINT64_C(0xff000000))) | (t609 & UINT64_C(0xff00000000000000));
    const uint64_t t800 = t799 ^ UINT64_C(0xf00);
    const uint64_t t805 = ((t190 >> 4) & UINT64_C(0xf0000000f00)) | (rotl64(t420, 20) & UINT64_C(0xf000f000));
    const uint64_t t808 = t805 | (rotl64(t722, 52) & UINT64_C(0xf0000000f000000));
    const uint64_t t812 = (t808 | ((t623 << 4) & UINT64_C(0xf00000000000))) | t621;
    const uint64_t t814 = t812 ^ UINT64_C(0xf0f);
    const uint64_t t818 = ((t210 >> 4) & UINT64_C(0xf0000000f00)) | (t207 & UINT64_C(0xf000));
    const uint64_t t824 = (t818 | (t210 & UINT64_C(0xff000000))) | (rotl64(t210, 48) & UINT64_C(0xf00f00000000000));
    const uint64_t t826 = (t824 | t633) ^ UINT64_C(0xf00);
    const uint64_t t831 = ((t229 >> 4) & UINT64_C(0xf0000000f00)) | (rotl64(t229, 20) & UINT64_C(0xf00000000000f000));
    const uint64_t t836 = (t831 | (t229 & UINT64_C(0xff000000))) | (rotl64(t229, 48) & UINT64_C(0xf00f00000000000));
    const uint64_t t842 = (t153 & UINT64_C(0xf000f000f000f0)) | (rotl64(t34, 44) & UINT64_C(0xf000f000f000f00));
    const uint64_t t846 = (t177 & UINT64_C(0xf000f000f000f0)) | (rotl64(t46, 44) & UINT64_C(0xf000f000f000f00));
    const uint64_t t847 = t846 ^ UINT64_C(0xf000000000f00000);
    const uint64_t t850 = (t198 & UINT64_C(0xf000f000f000f0)) | (t425 & UINT64_C(0xf000f000f000f00));
    const uint64_t t851 = t850 ^ UINT64_C(0xf00000);
    const uint64_t t855 = (t218 & UINT64_C(0xf000f000f000f0)) | (rotl64(t70, 44) & UINT64_C(0xf000f000f000f00));
    const uint64_t t856 = t855 ^ UINT64_C(0xf00000);
    const uint64_t t861 = (t74 & UINT64_C(0xff00ff000f00ff)) | ((t708 >> 28) & UINT64_C(0xf00000));
    const uint64_t t862 = t78 ^ UINT64_C(0xf0000);
    const uint64_t t863 = t79 ^ UINT64_C(0xf0000);
    const uint64_t t867 = (t99 & UINT64_C(0xf00ff00ff000000f)) | (t553 & UINT64_C(0xf000));
    const uint64_t t870 = t867 | ((t758 >> 28) & UINT64_C(0xf0000));
    const uint64_t t875 = (t115 & UINT64_C(0xf00ff00ff000f00f)) | ((t770 >> 28) & UINT64_C(0xf0000));
    const uint64_t t876 = t875 ^ UINT64_C(0xf000000000);
    const uint64_t t879 = (t143 & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf000);
    const uint64_t t884 = (t169 & UINT64_C(0xff00ff00ff000f00)) | ((t800 << 4) & UINT64_C(0xf000));
    const uint64_t t889 = (t190 & UINT64_C(0xff00f000ff000f00)) | ((t814 << 4) & UINT64_C(0xf000));
    const uint64_t t891 = (t889 | t181) ^ UINT64_C(0xf00000000);
    const uint64_t t896 = (t264 & UINT64_C(0xff000f00ff00ff0)) | ((t847 << 20) & UINT64_C(0xf0000000000));
    const uint64_t t897 = t896 ^ UINT64_C(0xf0000000);
    const uint64_t t901 = (t278 & UINT64_C(0xf000ff00ff00ff0)) | (t207 & UINT64_C(0xf0000000000000));
    const uint64_t t905 = (t307 & UINT64_C(0xf000ff00ff00ff)) | (t237 & UINT64_C(0xf000000000000));
    const uint64_t t908 = (t338 & UINT64_C(0xf000ff00ff00ff)) | (t284 & UINT64_C(0xf000000000000));
    const uint64_t t912 = (t353 & UINT64_C(0xf000f00ff00ff00f)) | (t157 & UINT64_C(0xf000000000000));
    const uint64_t t916 = (t367 & UINT64_C(0xf00f000ff00ff00f)) | (t610 & UINT64_C(0xf00000000000));
    const uint64_t t918 = t916 ^ UINT64_C(240);
    const uint64_t t922 = (t351 & UINT64_C(0xf00)) | (t408 & UINT64_C(0xff00ff00ff00f000));
    const uint64_t t926 = (t420 & UINT64_C(0xff000f00ff00ff00)) | (t260 & UINT64_C(0xf00000000000));
    const uint64_t t927 = t926 ^ UINT64_C(15);
    const uint64_t t930 = (t377 & UINT64_C(0xf00)) | (t434 & UINT64_C(0xff00ff00ff00f000));
    const uint64_t t934 = (t460 & UINT64_C(0xff00ff00f000ff0)) | (t165 & UINT64_C(0xf00000));
    const uint64_t t937 = (t474 & UINT64_C(0xff00ff00f000ff0)) | (t186 & UINT64_C(0xf00000));
    const uint64_t t938 = t937 ^ UINT64_C(0xf000000000000000);
    const uint64_t t941 = (t500 & UINT64_C(0xff00ff00f000ff0)) | (t227 & UINT64_C(0xf00000));
    const uint64_t t944 = (t515 & UINT64_C(0xff00ff000f00ff)) | (t702 & UINT64_C(0xf00000));
    const uint64_t t948 = (t528 & UINT64_C(0xff00ff00f000ff)) | (t255 & UINT64_C(0xf0000));
    const uint64_t t949 = t948 ^ UINT64_C(0xf000000);
    const uint64_t t952 = (t539 & UINT64_C(0xff00ff00f000ff)) | (t270 & UINT64_C(0xf0000));
    const uint64_t t957 = (t561 & UINT64_C(0xf00ff00ff00f000f)) | ((t34 >> 48) & UINT64_C(0xf000));
    const uint64_t t960 = (t573 & UINT64_C(0xf00ff00ff000f00f)) | (t363 & UINT64_C(0xf0000));
    const uint64_t t961 = t960 ^ UINT64_C(0xf000000000);
    const uint64_t t965 = (t585 & UINT64_C(0xf00ff00ff00f000f)) | ((t58 >> 48) & UINT64_C(0xf000));
    const uint64_t t969 = (t596 & UINT64_C(0xf00ff00ff00f000f)) | ((t70 >> 48) & UINT64_C(0xf000));
    const uint64_t t972 = (t609 & UINT64_C(0xff00ff00ff000f00)) | (t601 & UINT64_C(0xf000));
    const uint64_t t973 = t972 ^ UINT64_C(0xf0000000000);
    const uint64_t t977 = (t623 & UINT64_C(0xff00f000ff00ff00)) | (t710 & UINT64_C(0xf0000000000));
    const uint64_t t978 = t977 ^ UINT64_C(0xf00000000);
    const uint64_t t981 = (t648 & UINT64_C(0xff00f000ff00ff00)) | (t735 & UINT64_C(0xf0000000000));
    const uint64_t t985 = (t660 & UINT64_C(0xff000f00ff00ff0)) | ((t34 << 28) & UINT64_C(0xf0000000000));
    const uint64_t t986 = t985 ^ UINT64_C(0xf0000000000000);
    const uint64_t t990 = (t672 & UINT64_C(0xff000f00ff00ff0)) | ((t46 << 28) & UINT64_C(0xf0000000000));
    const uint64_t t991 = t990 ^ UINT64_C(0xf00000f0000000);
    const uint64_t t994 = (t683 & UINT64_C(0xf000ff00ff00ff0)) | (t204 & UINT64_C(0xf0000000000000));
    const uint64_t t999 = (t722 & UINT64_C(0xf00ff00ff00ff)) | ((t46 << 48) & UINT64_C(0xf0000000000000));
    const uint64_t t1002 = (t733 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf000000000000);
    const uint64_t t1006 = (t744 & UINT64_C(0xf000ff00ff00ff)) | ((t70 << 28) & UINT64_C(0xf000000000000));
    const uint64_t t1010 = (t758 & UINT64_C(0xf000000ff00ff00f)) | (t696 & UINT64_C(0xff00000000000));
    const uint64_t t1012 = (t780 & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf00000000000);
    const uint64_t t1014 = (t789 & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf00000000000);
    const uint64_t t1018 = (t83 & UINT64_C(0xf00)) | (t800 & UINT64_C(0xff000f00ff00f000));
    const uint64_t t1021 = t1018 | ((t973 << 4) & UINT64_C(0xf00000000000));
    const uint64_t t1024 = (t102 & UINT64_C(0xf00)) | (t814 & UINT64_C(0xff000f00ff00f000));
    const uint64_t t1027 = (t1024 | (t108 & UINT64_C(0xf00000000000))) ^ UINT64_C(15);
    const uint64_t t1030 = (t836 & UINT64_C(0xff00ff00ff00ff00)) ^ UINT64_C(0xf00);
    const uint64_t t1035 = (t842 & UINT64_C(0xff00ff00ff000f0)) | ((t986 >> 44) & UINT64_C(0xf00));
    const uint64_t t1040 = (t847 & UINT64_C(0xff00ff00f0000f0)) | ((t991 >> 44) & UINT64_C(0xf00));
    const uint64_t t1043 = (t1040 | (t177 & UINT64_C(0xf00000))) ^ UINT64_C(0xf000000000000000);
    const uint64_t t1046 = (t851 & UINT64_C(0xff00ff00f000ff0)) | (t198 & UINT64_C(0xf00000));
    // round 1 (skinny.dsl:60)
    const uint64_t t1047 = ~t74;
    const uint64_t t1048 = ~t78;
    const uint64_t t1049 = ~t79;
    // round 2 (skinny.dsl:60)
    const uint64_t t1050 = ~t99;
    const uint64_t t1051 = ~t129;
    const uint64_t t1052 = ~t143;
    // round 3 (skinny.dsl:60)
    const uint64_t t1053 = ~t169;
    const uint64_t t1054 = ~t210;
    const uint64_t t1055 = ~t229;
    // round 4 (skinny.dsl:60)
    const uint64_t t1056 = ~t249;
    const uint64_t t1057 = ~t278;
    const uint64_t t1058 = ~t292;
    // round 5 (skinny.dsl:60)
    const uint64_t t1059 = ~t307;
    const uint64_t t1060 = ~t328;
    const uint64_t t1061 = ~t338;
    // round 6 (skinny.dsl:60)
    const uint64_t t1062 = ~t353;
    const uint64_t t1063 = ~t380;
    const uint64_t t1064 = ~t393;
    // round 7 (skinny.dsl:60)
    const uint64_t t1065 = ~t408;
    const uint64_t t1066 = ~t434;
    const uint64_t t1067 = ~t445;
    // round 8 (skinny.dsl:60)
    const uint64_t t1068 = ~t460;
    const uint64_t t1069 = ~t487;
    const uint64_t t1070 = ~t500;
    // round 9 (skinny.dsl:60)
    const uint64_t t1071 = ~t515;
    const uint64_t t1072 = ~t539;
    const uint64_t t1073 = ~t547;
    // round 10 (skinny.dsl:60)
    const uint64_t t1074 = ~t561;
    const uint64_t t1075 = ~t585;
    const uint64_t t1076 = ~t596;
    // round 11 (skinny.dsl:60)
    const uint64_t t1077 = ~t609;
    const uint64_t t1078 = ~t635;
    const uint64_t t1079 = ~t648;
    // round 12 (skinny.dsl:60)
    const uint64_t t1080 = ~t660;
    const uint64_t t1081 = ~t683;
    const uint64_t t1082 = ~t693;
    // round 13 (skinny.dsl:60)
    const uint64_t t1083 = ~t708;
    const uint64_t t1084 = ~t733;
    const uint64_t t1085 = ~t744;
    // round 14 (skinny.dsl:60)
    const uint64_t t1086 = ~t758;
    const uint64_t t1087 = ~t780;
    const uint64_t t1088 = ~t789;
    // round 15 (skinny.dsl:60)
    const uint64_t t1089 = ~t800;
    const uint64_t t1090 = ~t826;
    const uint64_t t1091 = ~t836;
    // round 16 (skinny.dsl:60)
    const uint64_t t1092 = ~t842;
    const uint64_t t1093 = ~t851;
    const uint64_t t1094 = ~t856;
    // round 17 (skinny.dsl:60)
    const uint64_t t1095 = ~t861;
    const uint64_t t1096 = ~t862;
    const uint64_t t1097 = ~t863;
    // round 18 (skinny.dsl:60)
    const uint64_t t1098 = ~t870;
    const uint64_t t1099 = ~t879;
    // round 19 (skinny.dsl:60)
    const uint64_t t1100 = ~t884;
    // round 20 (skinny.dsl:60)
    const uint64_t t1101 = ~t901;
    // round 21 (skinny.dsl:60)
    const uint64_t t1102 = ~t905;
    const uint64_t t1103 = ~t908;
    // round 22 (skinny.dsl:60)
    const uint64_t t1104 = ~t912;
    // round 23 (skinny.dsl:60)
    const uint64_t t1105 = ~t922;
    const uint64_t t1106 = ~t930;
    // round 24 (skinny.dsl:60)
    const uint64_t t1107 = ~t934;
    const uint64_t t1108 = ~t941;
    // round 25 (skinny.dsl:60)
    const uint64_t t1109 = ~t944;
    const uint64_t t1110 = ~t952;
    // round 26 (skinny.dsl:60)
    const uint64_t t1111 = ~t957;
    const uint64_t t1112 = ~t965;
    const uint64_t t1113 = ~t969;
    // round 27 (skinny.dsl:60)
    const uint64_t t1114 = ~t973;
    const uint64_t t1115 = ~t981;
    // round 28 (skinny.dsl:60)
    const uint64_t t1116 = ~t986;
    const uint64_t t1117 = ~t994;
    // round 29 (skinny.dsl:60)
    const uint64_t t1118 = ~t1002;
    const uint64_t t1119 = ~t1006;
    // round 30 (skinny.dsl:60)
    const uint64_t t1120 = ~t1010;
    const uint64_t t1121 = ~t1012;
    const uint64_t t1122 = ~t1014;
    // round 31 (skinny.dsl:60)
    const uint64_t t1123 = ~t1021;
    const uint64_t t1124 = ~t1030;
    // round 32 (skinny.dsl:60)
    const uint64_t t1125 = ~t1035;
    const uint64_t t1126 = ~t1046;
    const uint64_t t1128 = ~t1027;
    // round 31 (skinny.dsl:60)
    const uint64_t t1129 = ~t770;
    // round 29 (skinny.dsl:60)
    const uint64_t t1130 = ~t991;
    // round 28 (skinny.dsl:60)
    const uint64_t t1131 = ~t978;
    // round 27 (skinny.dsl:60)
    const uint64_t t1132 = ~t961;
    // round 25 (skinny.dsl:60)
    const uint64_t t1133 = ~t938;
    // round 24 (skinny.dsl:60)
    const uint64_t t1134 = ~t927;
    // round 23 (skinny.dsl:60)
    const uint64_t t1135 = ~t918;
    // round 21 (skinny.dsl:60)
    const uint64_t t1136 = ~t897;
    // round 20 (skinny.dsl:60)
    const uint64_t t1137 = ~t891;
    // round 19 (skinny.dsl:60)
    const uint64_t t1138 = ~t876;
    // round 17 (skinny.dsl:60)
    const uint64_t t1139 = ~t847;
    // round 16 (skinny.dsl:60)
    const uint64_t t1140 = ~t814;
    // round 13 (skinny.dsl:60)
    const uint64_t t1141 = ~t672;
    // round 12 (skinny.dsl:60)
    const uint64_t t1142 = ~t623;
    // round 11 (skinny.dsl:60)
    const uint64_t t1143 = ~t573;
    // round 9 (skinny.dsl:60)
    const uint64_t t1144 = ~t474;
    // round 8 (skinny.dsl:60)
    const uint64_t t1145 = ~t420;
    // round 7 (skinny.dsl:60)
    const uint64_t t1146 = ~t367;
    // round 5 (skinny.dsl:60)
    const uint64_t t1147 = ~t264;
    // round 4 (skinny.dsl:60)
    const uint64_t t1148 = ~t190;
    // round 3 (skinny.dsl:60)
    const uint64_t t1149 = ~t115;
    // round 1 (skinny.dsl:60)
    const uint64_t t1150 = ~t77;
    store64(rk, t1056);
    store64(rk + 8, t264);
    store64(rk + 16, t1057);
    store64(rk + 24, t1058);
    store64(rk + 32, t1059);
    store64(rk + 40, t318);
    store64(rk + 48, t1060);
    store64(rk + 56, t1061);
    store64(rk + 64, t1062);
    store64(rk + 72, t367);
    store64(rk + 80, t1063);
    store64(rk + 88, t1064);
    store64(rk + 96, t1065);
    store64(rk + 104, t420);
    store64(rk + 112, t1066);
    store64(rk + 120, t1067);
    store64(rk + 128, t1068);
    store64(rk + 136, t474);
    store64(rk + 144, t1069);
    store64(rk + 152, t1070);
    store64(rk + 160, t1071);
    store64(rk + 168, t528);
    store64(rk + 176, t1072);
    store64(rk + 184, t1073);
    store64(rk + 192, t1074);
    store64(rk + 200, t573);
    store64(rk + 208, t1075);
    store64(rk + 216, t1076);
    store64(rk + 224, t1077);
    store64(rk + 232, t623);
    store64(rk + 240, t1078);
    store64(rk + 248, t1079);
    store64(rk + 256, t1080);
    store64(rk + 264, t672);
    store64(rk + 272, t1081);
    store64(rk + 280, t1082);
    store64(rk + 288, t1083);
    store64(rk + 296, t722);
    store64(rk + 304, t1084);
    store64(rk + 312, t1085);
    store64(rk + 320, t1086);
    store64(rk + 328, t770);
    store64(rk + 336, t1087);
    store64(rk + 344, t1088);
    store64(rk + 352, t1089);
    store64(rk + 360, t814);
    store64(rk + 368, t1090);
    store64(rk + 376, t1091);
    store64(rk + 384, t1092);
    store64(rk + 392, t847);
    store64(rk + 400, t1093);
    store64(rk + 408, t1094);
    store64(rk + 416, t1095);
    store64(rk + 424, t77);
    store64(rk + 432, t1096);
    store64(rk + 440, t1097);
    store64(rk + 448, t1098);
    store64(rk + 456, t876);
    store64(rk + 464, t1051);
    store64(rk + 472, t1099);
    store64(rk + 480, t1100);
    store64(rk + 488, t891);
    store64(rk + 496, t1054);
    store64(rk + 504, t1055);
    store64(rk + 512, t1056);
    store64(rk + 520, t897);
    store64(rk + 528, t1101);
    store64(rk + 536, t1058);
    store64(rk + 544, t1102);
    store64(rk + 552, t318);
    store64(rk + 560, t1060);
    store64(rk + 568, t1103);
    store64(rk + 576, t1104);
    store64(rk + 584, t918);
    store64(rk + 592, t1063);
    store64(rk + 600, t1064);
    store64(rk + 608, t1105);
    store64(rk + 616, t927);
    store64(rk + 624, t1106);
    store64(rk + 632, t1067);
    store64(rk + 640, t1107);
    store64(rk + 648, t938);
    store64(rk + 656, t1069);
    store64(rk + 664, t1108);
    store64(rk + 672, t1109);
    store64(rk + 680, t949);
    store64(rk + 688, t1110);
    store64(rk + 696, t1073);
    store64(rk + 704, t1111);
    store64(rk + 712, t961);
    store64(rk + 720, t1112);
    store64(rk + 728, t1113);
    store64(rk + 736, t1114);
    store64(rk + 744, t978);
    store64(rk + 752, t1078);
    store64(rk + 760, t1115);
    store64(rk + 768, t1116);
    store64(rk + 776, t991);
    store64(rk + 784, t1117);
    store64(rk + 792, t1082);
    store64(rk + 800, t1083);
    store64(rk + 808, t999 ^ UINT64_C(0xf0f000000000000));
    store64(rk + 816, t1118);
    store64(rk + 824, t1119);
    store64(rk + 832, t1120);
    store64(rk + 840, t770);
    store64(rk + 848, t1121);
    store64(rk + 856, t1122);
    store64(rk + 864, t1123);
    store64(rk + 872, t1027);
    store64(rk + 880, t1090);
    store64(rk + 888, t1124);
    store64(rk + 896, t1116);
    store64(rk + 904, t1130);
    store64(rk + 912, t1117);
    store64(rk + 920, t1082);
    store64(rk + 928, t1114);
    store64(rk + 936, t1131);
    store64(rk + 944, t1078);
    store64(rk + 952, t1115);
    store64(rk + 960, t1111);
    store64(rk + 968, t1132);
    store64(rk + 976, t1112);
    store64(rk + 984, t1113);
    store64(rk + 992, t944);
    store64(rk + 1000, t949);
    store64(rk + 1008, t1110);
    store64(rk + 1016, t1073);
    store64(rk + 1024, t1107);
    store64(rk + 1032, t1133);
    store64(rk + 1040, t1069);
    store64(rk + 1048, t1108);
    store64(rk + 1056, t1105);
    store64(rk + 1064, t1134);
    store64(rk + 1072, t1106);
    store64(rk + 1080, t1067);
    store64(rk + 1088, t1104);
    store64(rk + 1096, t1135);
    store64(rk + 1104, t1063);
    store64(rk + 1112, t1064);
    store64(rk + 1120, t905);
    store64(rk + 1128, t318);
    store64(rk + 1136, t1060);
    store64(rk + 1144, t1103);
    store64(rk + 1152, t1056);
    store64(rk + 1160, t1136);
    store64(rk + 1168, t1101);
    store64(rk + 1176, t1058);
    store64(rk + 1184, t1100);
    store64(rk + 1192, t1137);
    store64(rk + 1200, t1054);
    store64(rk + 1208, t1055);
    store64(rk + 1216, t1098);
    store64(rk + 1224, t1138);
    store64(rk + 1232, t1051);
    store64(rk + 1240, t1099);
    store64(rk + 1248, t861);
    store64(rk + 1256, t77);
    store64(rk + 1264, t1096);
    store64(rk + 1272, t1097);
    store64(rk + 1280, t1092);
    store64(rk + 1288, t1139);
    store64(rk + 1296, t1093);
    store64(rk + 1304, t1094);
    store64(rk + 1312, t1089);
    store64(rk + 1320, t1140);
    store64(rk + 1328, t1090);
    store64(rk + 1336, t1091);
    store64(rk + 1344, t1086);
    store64(rk + 1352, t1129);
    store64(rk + 1360, t1087);
    store64(rk + 1368, t1088);
    store64(rk + 1376, t708);
    store64(rk + 1384, t722);
    store64(rk + 1392, t1084);
    store64(rk + 1400, t1085);
    store64(rk + 1408, t1080);
    store64(rk + 1416, t1141);
    store64(rk + 1424, t1081);
    store64(rk + 1432, t1082);
    store64(rk + 1440, t1077);
    store64(rk + 1448, t1142);
    store64(rk + 1456, t1078);
    store64(rk + 1464, t1079);
    store64(rk + 1472, t1074);
    store64(rk + 1480, t1143);
    store64(rk + 1488, t1075);
    store64(rk + 1496, t1076);
    store64(rk + 1504, t515);
    store64(rk + 1512, t528);
    store64(rk + 1520, t1072);
    store64(rk + 1528, t1073);
    store64(rk + 1536, t1068);
    store64(rk + 1544, t1144);
    store64(rk + 1552, t1069);
    store64(rk + 1560, t1070);
    store64(rk + 1568, t1065);
    store64(rk + 1576, t1145);
    store64(rk + 1584, t1066);
    store64(rk + 1592, t1067);
    store64(rk + 1600, t1062);
    store64(rk + 1608, t1146);
    store64(rk + 1616, t1063);
    store64(rk + 1624, t1064);
    store64(rk + 1632, t307);
    store64(rk + 1640, t318);
    store64(rk + 1648, t1060);
    store64(rk + 1656, t1061);
    store64(rk + 1664, t1056);
    store64(rk + 1672, t1147);
    store64(rk + 1680, t1057);
    store64(rk + 1688, t1058);
    store64(rk + 1696, t1053);
    store64(rk + 1704, t1148);
    store64(rk + 1712, t1054);
    store64(rk + 1720, t1055);
    store64(rk + 1728, t1050);
    store64(rk + 1736, t1149);
    store64(rk + 1744, t1051);
    store64(rk + 1752, t1052);
    store64(rk + 1760, t74);
    store64(rk + 1768, t77);
    store64(rk + 1776, t1048);
    store64(rk + 1784, t1049);
    store64(rk + 1792, t1047);
    store64(rk + 1800, t115);
    store64(rk + 1808, t190);
    store64(rk + 1816, t1125);
    store64(rk + 1824, t1043);
    store64(rk + 1832, t1126);
    store64(rk + 1840, ~t1043);
    store64(rk + 1848, t1128);
    store64(rk + 1856, t1150);
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
    const v256 t35 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t36 = ((t24 >> 12) ^ t24) & t35;
    const v256 t39 = t24 ^ (t36 ^ (t36 << 12));
    const v256 t43 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t44 = ((t39 >> 24) ^ t39) & t43;
    const v256 t47 = t39 ^ (t44 ^ (t44 << 24));
    const v256 t50 = ((t30 >> 12) ^ t30) & t35;
    const v256 t53 = t30 ^ (t50 ^ (t50 << 12));
    const v256 t56 = ((t53 >> 24) ^ t53) & t43;
    const v256 t59 = t53 ^ (t56 ^ (t56 << 24));
    const v256 t62 = ((t25 >> 12) ^ t25) & t35;
    const v256 t65 = t25 ^ (t62 ^ (t62 << 12));
    const v256 t68 = ((t65 >> 24) ^ t65) & t43;
    const v256 t71 = t65 ^ (t68 ^ (t68 << 24));
    const v256 t74 = ((t31 >> 12) ^ t31) & t35;
    const v256 t77 = t31 ^ (t74 ^ (t74 << 12));
    const v256 t80 = ((t77 >> 24) ^ t77) & t43;
    const v256 t83 = t77 ^ (t80 ^ (t80 << 24));
    // round 1 (skinny.dsl:60)
    const v256 t85 = t47 ^ (t71 | t83);
    const v256 t87 = t83 ^ (t59 | t71);
    const v256 t89 = ~t59;
    const v256 t94 = (t89 ^ (t87 & t85)) ^ load_all256(rk + 1792);
    const v256 t96 = (t71 ^ (t89 & t85)) ^ load_all256(rk + 424);
    const v256 t98 = t87 ^ load_all256(rk + 1776);
    const v256 t100 = t85 ^ load_all256(rk + 1784);
    const v256 t105 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t107 = t94 ^ (((t94 << 44) | (t94 >> 20)) & t105);
    const v256 t112 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t114 = t107 ^ (((t107 << 40) | (t107 >> 24)) & t112);
    const v256 t119 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t121 = t114 ^ (((t114 << 20) | (t114 >> 44)) & t119);
    const v256 t126 = t96 ^ (((t96 << 44) | (t96 >> 20)) & t105);
    const v256 t131 = t126 ^ (((t126 << 40) | (t126 >> 24)) & t112);
    const v256 t136 = t131 ^ (((t131 << 20) | (t131 >> 44)) & t119);
    const v256 t141 = t98 ^ (((t98 << 44) | (t98 >> 20)) & t105);
    const v256 t146 = t141 ^ (((t141 << 40) | (t141 >> 24)) & t112);
    const v256 t151 = t146 ^ (((t146 << 20) | (t146 >> 44)) & t119);
    const v256 t156 = t100 ^ (((t100 << 44) | (t100 >> 20)) & t105);
    const v256 t161 = t156 ^ (((t156 << 40) | (t156 >> 24)) & t112);
    const v256 t166 = t161 ^ (((t161 << 20) | (t161 >> 44)) & t119);
    // round 2 (skinny.dsl:60)
    const v256 t168 = t121 ^ (t151 | t166);
    const v256 t170 = t166 ^ (t136 | t151);
    const v256 t172 = ~t136;
    const v256 t177 = (t172 ^ (t170 & t168)) ^ load_all256(rk + 1728);
    const v256 t179 = (t151 ^ (t172 & t168)) ^ load_all256(rk + 1800);
    const v256 t181 = t170 ^ load_all256(rk + 464);
    const v256 t183 = t168 ^ load_all256(rk + 1752);
    const v256 t188 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t190 = t177 ^ (((t177 << 28) | (t177 >> 36)) & t188);
    const v256 t193 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t195 = t190 ^ ((t190 >> 8) & t193);
    const v256 t200 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t202 = t195 ^ (((t195 << 36) | (t195 >> 28)) & t200);
    const v256 t207 = t179 ^ (((t179 << 28) | (t179 >> 36)) & t188);
    const v256 t210 = t207 ^ ((t207 >> 8) & t193);
    const v256 t215 = t210 ^ (((t210 << 36) | (t210 >> 28)) & t200);
    const v256 t220 = t181 ^ (((t181 << 28) | (t181 >> 36)) & t188);
    const v256 t223 = t220 ^ ((t220 >> 8) & t193);
    const v256 t228 = t223 ^ (((t223 << 36) | (t223 >> 28)) & t200);
    const v256 t233 = t183 ^ (((t183 << 28) | (t183 >> 36)) & t188);
    const v256 t236 = t233 ^ ((t233 >> 8) & t193);
    const v256 t241 = t236 ^ (((t236 << 36) | (t236 >> 28)) & t200);
    // round 3 (skinny.dsl:60)
    const v256 t243 = t202 ^ (t228 | t241);
    const v256 t245 = t241 ^ (t215 | t228);
    const v256 t247 = ~t215;
    const v256 t252 = (t247 ^ (t245 & t243)) ^ load_all256(rk + 1696);
    const v256 t254 = (t228 ^ (t247 & t243)) ^ load_all256(rk + 1808);
    const v256 t256 = t245 ^ load_all256(rk + 496);
    const v256 t258 = t243 ^ load_all256(rk + 504);
    const v256 t263 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t265 = t252 ^ (((t252 << 28) | (t252 >> 36)) & t263);
    const v256 t270 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t272 = t265 ^ (((t265 << 24) | (t265 >> 40)) & t270);
    const v256 t277 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t279 = t272 ^ (((t272 << 52) | (t272 >> 12)) & t277);
    const v256 t284 = t254 ^ (((t254 << 28) | (t254 >> 36)) & t263);
    const v256 t289 = t284 ^ (((t284 << 24) | (t284 >> 40)) & t270);
    const v256 t294 = t289 ^ (((t289 << 52) | (t289 >> 12)) & t277);
    const v256 t299 = t256 ^ (((t256 << 28) | (t256 >> 36)) & t263);
    const v256 t304 = t299 ^ (((t299 << 24) | (t299 >> 40)) & t270);
    const v256 t309 = t304 ^ (((t304 << 52) | (t304 >> 12)) & t277);
    const v256 t314 = t258 ^ (((t258 << 28) | (t258 >> 36)) & t263);
    const v256 t319 = t314 ^ (((t314 << 24) | (t314 >> 40)) & t270);
    const v256 t324 = t319 ^ (((t319 << 52) | (t319 >> 12)) & t277);
    v256 x0 = t309;
    v256 x1 = t324;
    v256 x2 = t279;
    v256 x3 = t294;
    for (unsigned i = 0; i < 7; i++) {
        const uint8_t *round = rk + 128 * i;
        // round 4 (skinny.dsl:60)
        const v256 t330 = x2 ^ (x0 | x1);
        const v256 t332 = x1 ^ (x3 | x0);
        const v256 t334 = ~x3;
        const v256 t339 = (t334 ^ (t332 & t330)) ^ load_all256(round);
        const v256 t341 = (x0 ^ (t334 & t330)) ^ load_all256(round + 8);
        const v256 t343 = t332 ^ load_all256(round + 16);
        const v256 t345 = t330 ^ load_all256(round + 24);
        const v256 t348 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t350 = t339 ^ ((t339 >> 4) & t348);
        const v256 t353 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t355 = t350 ^ ((t350 << 8) & t353);
        const v256 t358 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t360 = t355 ^ ((t355 >> 12) & t358);
        const v256 t363 = t341 ^ ((t341 >> 4) & t348);
        const v256 t366 = t363 ^ ((t363 << 8) & t353);
        const v256 t369 = t366 ^ ((t366 >> 12) & t358);
        const v256 t372 = t343 ^ ((t343 >> 4) & t348);
        const v256 t375 = t372 ^ ((t372 << 8) & t353);
        const v256 t378 = t375 ^ ((t375 >> 12) & t358);
        const v256 t381 = t345 ^ ((t345 >> 4) & t348);
        const v256 t384 = t381 ^ ((t381 << 8) & t353);
        const v256 t387 = t384 ^ ((t384 >> 12) & t358);
        // round 5 (skinny.dsl:60)
        const v256 t389 = t360 ^ (t378 | t387);
        const v256 t391 = t387 ^ (t369 | t378);
        const v256 t393 = ~t369;
        const v256 t398 = (t393 ^ (t391 & t389)) ^ load_all256(round + 32);
        const v256 t400 = (t378 ^ (t393 & t389)) ^ load_all256(round + 40);
        const v256 t402 = t391 ^ load_all256(round + 48);
        const v256 t404 = t389 ^ load_all256(round + 56);
        const v256 t409 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t411 = t398 ^ (((t398 << 44) | (t398 >> 20)) & t409);
        const v256 t416 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t418 = t411 ^ (((t411 << 40) | (t411 >> 24)) & t416);
        const v256 t423 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t425 = t418 ^ (((t418 << 20) | (t418 >> 44)) & t423);
        const v256 t430 = t400 ^ (((t400 << 44) | (t400 >> 20)) & t409);
        const v256 t435 = t430 ^ (((t430 << 40) | (t430 >> 24)) & t416);
        const v256 t440 = t435 ^ (((t435 << 20) | (t435 >> 44)) & t423);
        const v256 t445 = t402 ^ (((t402 << 44) | (t402 >> 20)) & t409);
        const v256 t450 = t445 ^ (((t445 << 40) | (t445 >> 24)) & t416);
        const v256 t455 = t450 ^ (((t450 << 20) | (t450 >> 44)) & t423);
        const v256 t460 = t404 ^ (((t404 << 44) | (t404 >> 20)) & t409);
        const v256 t465 = t460 ^ (((t460 << 40) | (t460 >> 24)) & t416);
        const v256 t470 = t465 ^ (((t465 << 20) | (t465 >> 44)) & t423);
        // round 6 (skinny.dsl:60)
        const v256 t472 = t425 ^ (t455 | t470);
        const v256 t474 = t470 ^ (t440 | t455);
        const v256 t476 = ~t440;
        const v256 t481 = (t476 ^ (t474 & t472)) ^ load_all256(round + 64);
        const v256 t483 = (t455 ^ (t476 & t472)) ^ load_all256(round + 72);
        const v256 t485 = t474 ^ load_all256(round + 80);
        const v256 t487 = t472 ^ load_all256(round + 88);
        const v256 t492 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t494 = t481 ^ (((t481 << 28) | (t481 >> 36)) & t492);
        const v256 t497 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t499 = t494 ^ ((t494 >> 8) & t497);
        const v256 t504 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t506 = t499 ^ (((t499 << 36) | (t499 >> 28)) & t504);
        const v256 t511 = t483 ^ (((t483 << 28) | (t483 >> 36)) & t492);
        const v256 t514 = t511 ^ ((t511 >> 8) & t497);
        const v256 t519 = t514 ^ (((t514 << 36) | (t514 >> 28)) & t504);
        const v256 t524 = t485 ^ (((t485 << 28) | (t485 >> 36)) & t492);
        const v256 t527 = t524 ^ ((t524 >> 8) & t497);
        const v256 t532 = t527 ^ (((t527 << 36) | (t527 >> 28)) & t504);
        const v256 t537 = t487 ^ (((t487 << 28) | (t487 >> 36)) & t492);
        const v256 t540 = t537 ^ ((t537 >> 8) & t497);
        const v256 t545 = t540 ^ (((t540 << 36) | (t540 >> 28)) & t504);
        // round 7 (skinny.dsl:60)
        const v256 t547 = t506 ^ (t532 | t545);
        const v256 t549 = t545 ^ (t519 | t532);
        const v256 t551 = ~t519;
        const v256 t556 = (t551 ^ (t549 & t547)) ^ load_all256(round + 96);
        const v256 t558 = (t532 ^ (t551 & t547)) ^ load_all256(round + 104);
        const v256 t560 = t549 ^ load_all256(round + 112);
        const v256 t562 = t547 ^ load_all256(round + 120);
        const v256 t567 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t569 = t556 ^ (((t556 << 28) | (t556 >> 36)) & t567);
        const v256 t574 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t576 = t569 ^ (((t569 << 24) | (t569 >> 40)) & t574);
        const v256 t581 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t583 = t576 ^ (((t576 << 52) | (t576 >> 12)) & t581);
        const v256 t588 = t558 ^ (((t558 << 28) | (t558 >> 36)) & t567);
        const v256 t593 = t588 ^ (((t588 << 24) | (t588 >> 40)) & t574);
        const v256 t598 = t593 ^ (((t593 << 52) | (t593 >> 12)) & t581);
        const v256 t603 = t560 ^ (((t560 << 28) | (t560 >> 36)) & t567);
        const v256 t608 = t603 ^ (((t603 << 24) | (t603 >> 40)) & t574);
        const v256 t613 = t608 ^ (((t608 << 52) | (t608 >> 12)) & t581);
        const v256 t618 = t562 ^ (((t562 << 28) | (t562 >> 36)) & t567);
        const v256 t623 = t618 ^ (((t618 << 24) | (t618 >> 40)) & t574);
        const v256 t628 = t623 ^ (((t623 << 52) | (t623 >> 12)) & t581);
        x0 = t613;
        x1 = t628;
        x2 = t583;
        x3 = t598;
    }
    // round 32 (skinny.dsl:60)
    const v256 t630 = x2 ^ (x0 | x1);
    const v256 t632 = x1 ^ (x3 | x0);
    const v256 t634 = ~x3;
    const v256 t639 = (t634 ^ (t632 & t630)) ^ load_all256(rk + 1816);
    const v256 t641 = (x0 ^ (t634 & t630)) ^ load_all256(rk + 1824);
    const v256 t643 = t632 ^ load_all256(rk + 1832);
    const v256 t645 = t630 ^ load_all256(rk + 408);
    const v256 t648 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t650 = t639 ^ ((t639 >> 4) & t648);
    const v256 t653 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t655 = t650 ^ ((t650 << 8) & t653);
    const v256 t658 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t660 = t655 ^ ((t655 >> 12) & t658);
    const v256 t663 = t641 ^ ((t641 >> 4) & t648);
    const v256 t666 = t663 ^ ((t663 << 8) & t653);
    const v256 t669 = t666 ^ ((t666 >> 12) & t658);
    const v256 t672 = t643 ^ ((t643 >> 4) & t648);
    const v256 t675 = t672 ^ ((t672 << 8) & t653);
    const v256 t678 = t675 ^ ((t675 >> 12) & t658);
    const v256 t681 = t645 ^ ((t645 >> 4) & t648);
    const v256 t684 = t681 ^ ((t681 << 8) & t653);
    const v256 t687 = t684 ^ ((t684 >> 12) & t658);
    const v256 t691 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t692 = ((t660 >> 12) ^ t660) & t691;
    const v256 t695 = t660 ^ (t692 ^ (t692 << 12));
    const v256 t699 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t700 = ((t695 >> 24) ^ t695) & t699;
    const v256 t703 = t695 ^ (t700 ^ (t700 << 24));
    const v256 t706 = ((t669 >> 12) ^ t669) & t691;
    const v256 t709 = t669 ^ (t706 ^ (t706 << 12));
    const v256 t712 = ((t709 >> 24) ^ t709) & t699;
    const v256 t715 = t709 ^ (t712 ^ (t712 << 24));
    const v256 t718 = ((t678 >> 12) ^ t678) & t691;
    const v256 t721 = t678 ^ (t718 ^ (t718 << 12));
    const v256 t724 = ((t721 >> 24) ^ t721) & t699;
    const v256 t727 = t721 ^ (t724 ^ (t724 << 24));
    const v256 t730 = ((t687 >> 12) ^ t687) & t691;
    const v256 t733 = t687 ^ (t730 ^ (t730 << 12));
    const v256 t736 = ((t733 >> 24) ^ t733) & t699;
    const v256 t739 = t733 ^ (t736 ^ (t736 << 24));
    const v256 t743 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t744 = ((t703 >> 2) ^ t727) & t743;
    const v256 t746 = t703 ^ (t744 << 2);
    const v256 t747 = t727 ^ t744;
    const v256 t750 = ((t715 >> 2) ^ t739) & t743;
    const v256 t752 = t715 ^ (t750 << 2);
    const v256 t753 = t739 ^ t750;
    const v256 t757 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t758 = ((t746 >> 1) ^ t752) & t757;
    const v256 t760 = t746 ^ (t758 << 1);
    const v256 t761 = t752 ^ t758;
    const v256 t764 = ((t747 >> 1) ^ t753) & t757;
    const v256 t766 = t747 ^ (t764 << 1);
    const v256 t767 = t753 ^ t764;
    store_lanes256(out, 32, &t760);
    store_lanes256(out + 8, 32, &t761);
    store_lanes256(out + 16, 32, &t766);
    store_lanes256(out + 24, 32, &t767);
}

void lwcc_skinny64_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_64_ecb_encrypt_c(buffer, buffer, 16, rk);
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
    const v256 t31 = t17 ^ t28;
    const v256 t35 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t36 = ((t24 >> 12) ^ t24) & t35;
    const v256 t39 = t24 ^ (t36 ^ (t36 << 12));
    const v256 t43 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t44 = ((t39 >> 24) ^ t39) & t43;
    const v256 t47 = t39 ^ (t44 ^ (t44 << 24));
    const v256 t50 = ((t30 >> 12) ^ t30) & t35;
    const v256 t53 = t30 ^ (t50 ^ (t50 << 12));
    const v256 t56 = ((t53 >> 24) ^ t53) & t43;
    const v256 t59 = t53 ^ (t56 ^ (t56 << 24));
    const v256 t62 = ((t25 >> 12) ^ t25) & t35;
    const v256 t65 = t25 ^ (t62 ^ (t62 << 12));
    const v256 t68 = ((t65 >> 24) ^ t65) & t43;
    const v256 t71 = t65 ^ (t68 ^ (t68 << 24));
    const v256 t74 = ((t31 >> 12) ^ t31) & t35;
    const v256 t77 = t31 ^ (t74 ^ (t74 << 12));
    const v256 t80 = ((t77 >> 24) ^ t77) & t43;
    const v256 t83 = t77 ^ (t80 ^ (t80 << 24));
    const v256 t86 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t88 = t47 ^ ((t47 >> 12) & t86);
    const v256 t91 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t93 = t88 ^ ((t88 << 8) & t91);
    const v256 t96 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t101 = t59 ^ ((t59 >> 12) & t86);
    const v256 t104 = t101 ^ ((t101 << 8) & t91);
    const v256 t110 = t71 ^ ((t71 >> 12) & t86);
    const v256 t113 = t110 ^ ((t110 << 8) & t91);
    const v256 t119 = t83 ^ ((t83 >> 12) & t86);
    const v256 t122 = t119 ^ ((t119 << 8) & t91);
    const v256 t127 = (t93 ^ ((t93 >> 4) & t96)) ^ load_all256(rk + 1816);
    const v256 t129 = (t104 ^ ((t104 >> 4) & t96)) ^ load_all256(rk + 1840);
    const v256 t131 = (t113 ^ ((t113 >> 4) & t96)) ^ load_all256(rk + 1832);
    const v256 t133 = (t122 ^ ((t122 >> 4) & t96)) ^ load_all256(rk + 408);
    // round 32 (skinny.dsl:60)
    const v256 t135 = t127 ^ (t131 & t133);
    const v256 t137 = t129 ^ (t133 & t135);
    const v256 t139 = t131 ^ (t135 & t137);
    const v256 t141 = t133 ^ (t137 & t139);
    const v256 t146 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f));
    const v256 t148 = t141 ^ (((t141 << 52) | (t141 >> 12)) | t146);
    const v256 t153 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t155 = t148 ^ (((t148 << 24) | (t148 >> 40)) & t153);
    const v256 t160 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t167 = t135 ^ (((t135 << 52) | (t135 >> 12)) | t146);
    const v256 t172 = t167 ^ (((t167 << 24) | (t167 >> 40)) & t153);
    const v256 t182 = t137 ^ (((t137 << 52) | (t137 >> 12)) | t146);
    const v256 t187 = t182 ^ (((t182 << 24) | (t182 >> 40)) & t153);
    const v256 t197 = t139 ^ (((t139 << 52) | (t139 >> 12)) | t146);
    const v256 t202 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t153);
    const v256 t209 = (t155 ^ (((t155 << 28) | (t155 >> 36)) & t160)) ^ load_all256(rk + 864);
    const v256 t211 = (t172 ^ (((t172 << 28) | (t172 >> 36)) & t160)) ^ load_all256(rk + 1848);
    const v256 t213 = (t187 ^ (((t187 << 28) | (t187 >> 36)) & t160)) ^ load_all256(rk + 368);
    const v256 t215 = (t202 ^ (((t202 << 28) | (t202 >> 36)) & t160)) ^ load_all256(rk + 888);
    // round 31 (skinny.dsl:60)
    const v256 t217 = t209 ^ (t213 & t215);
    const v256 t219 = t211 ^ (t215 & t217);
    const v256 t221 = t213 ^ (t217 & t219);
    const v256 t223 = t215 ^ (t219 & t221);
    const v256 t228 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff));
    const v256 t230 = t223 ^ (((t223 << 36) | (t223 >> 28)) | t228);
    const v256 t233 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t235 = t230 ^ ((t230 >> 8) & t233);
    const v256 t240 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t247 = t217 ^ (((t217 << 36) | (t217 >> 28)) | t228);
    const v256 t250 = t247 ^ ((t247 >> 8) & t233);
    const v256 t260 = t219 ^ (((t219 << 36) | (t219 >> 28)) | t228);
    const v256 t263 = t260 ^ ((t260 >> 8) & t233);
    const v256 t273 = t221 ^ (((t221 << 36) | (t221 >> 28)) | t228);
    const v256 t276 = t273 ^ ((t273 >> 8) & t233);
    const v256 t283 = (t235 ^ (((t235 << 28) | (t235 >> 36)) & t240)) ^ load_all256(rk + 832);
    const v256 t285 = (t250 ^ (((t250 << 28) | (t250 >> 36)) & t240)) ^ load_all256(rk + 1352);
    const v256 t287 = (t263 ^ (((t263 << 28) | (t263 >> 36)) & t240)) ^ load_all256(rk + 848);
    const v256 t289 = (t276 ^ (((t276 << 28) | (t276 >> 36)) & t240)) ^ load_all256(rk + 856);
    // round 30 (skinny.dsl:60)
    const v256 t291 = t283 ^ (t287 & t289);
    const v256 t293 = t285 ^ (t289 & t291);
    const v256 t295 = t287 ^ (t291 & t293);
    const v256 t297 = t289 ^ (t293 & t295);
    const v256 t302 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff));
    const v256 t304 = t297 ^ (((t297 << 20) | (t297 >> 44)) | t302);
    const v256 t309 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t311 = t304 ^ (((t304 << 40) | (t304 >> 24)) & t309);
    const v256 t316 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t323 = t291 ^ (((t291 << 20) | (t291 >> 44)) | t302);
    const v256 t328 = t323 ^ (((t323 << 40) | (t323 >> 24)) & t309);
    const v256 t338 = t293 ^ (((t293 << 20) | (t293 >> 44)) | t302);
    const v256 t343 = t338 ^ (((t338 << 40) | (t338 >> 24)) & t309);
    const v256 t353 = t295 ^ (((t295 << 20) | (t295 >> 44)) | t302);
    const v256 t358 = t353 ^ (((t353 << 40) | (t353 >> 24)) & t309);
    const v256 t365 = (t311 ^ (((t311 << 44) | (t311 >> 20)) & t316)) ^ load_all256(rk + 1376);
    const v256 t367 = (t328 ^ (((t328 << 44) | (t328 >> 20)) & t316)) ^ load_all256(rk + 808);
    const v256 t369 = (t343 ^ (((t343 << 44) | (t343 >> 20)) & t316)) ^ load_all256(rk + 816);
    const v256 t371 = (t358 ^ (((t358 << 44) | (t358 >> 20)) & t316)) ^ load_all256(rk + 824);
    v256 x0 = t369;
    v256 x1 = t371;
    v256 x2 = t365;
    v256 x3 = t367;
    for (unsigned i = 0; i < 7; i++) {
        const uint8_t *round = rk + 896 + 128 * i;
        // round 29 (skinny.dsl:60)
        const v256 t377 = x2 ^ (x0 & x1);
        const v256 t380 = x3 ^ (x1 & (~t377));
        const v256 t382 = x0 ^ (t377 | t380);
        const v256 t384 = x1 ^ (t380 | t382);
        const v256 t387 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t389 = t384 ^ ((t384 >> 12) & t387);
        const v256 t392 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t394 = t389 ^ ((t389 << 8) & t392);
        const v256 t397 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t402 = t377 ^ ((t377 >> 12) & t387);
        const v256 t405 = t402 ^ ((t402 << 8) & t392);
        const v256 t411 = t380 ^ ((t380 >> 12) & t387);
        const v256 t414 = t411 ^ ((t411 << 8) & t392);
        const v256 t420 = t382 ^ ((t382 >> 12) & t387);
        const v256 t423 = t420 ^ ((t420 << 8) & t392);
        const v256 t428 = (t394 ^ ((t394 >> 4) & t397)) ^ load_all256(round);
        const v256 t430 = (t405 ^ ((t405 >> 4) & t397)) ^ load_all256(round + 8);
        const v256 t432 = (t414 ^ ((t414 >> 4) & t397)) ^ load_all256(round + 16);
        const v256 t434 = (t423 ^ ((t423 >> 4) & t397)) ^ load_all256(round + 24);
        // round 28 (skinny.dsl:60)
        const v256 t436 = t428 ^ (t432 & t434);
        const v256 t438 = t430 ^ (t434 & t436);
        const v256 t440 = t432 ^ (t436 & t438);
        const v256 t442 = t434 ^ (t438 & t440);
        const v256 t447 = splat_u64x4(UINT64_C(0xff0fff0fff0fff0f));
        const v256 t449 = t442 ^ (((t442 << 52) | (t442 >> 12)) | t447);
        const v256 t454 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t456 = t449 ^ (((t449 << 24) | (t449 >> 40)) & t454);
        const v256 t461 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t468 = t436 ^ (((t436 << 52) | (t436 >> 12)) | t447);
        const v256 t473 = t468 ^ (((t468 << 24) | (t468 >> 40)) & t454);
        const v256 t483 = t438 ^ (((t438 << 52) | (t438 >> 12)) | t447);
        const v256 t488 = t483 ^ (((t483 << 24) | (t483 >> 40)) & t454);
        const v256 t498 = t440 ^ (((t440 << 52) | (t440 >> 12)) | t447);
        const v256 t503 = t498 ^ (((t498 << 24) | (t498 >> 40)) & t454);
        const v256 t510 = (t456 ^ (((t456 << 28) | (t456 >> 36)) & t461)) ^ load_all256(round + 32);
        const v256 t512 = (t473 ^ (((t473 << 28) | (t473 >> 36)) & t461)) ^ load_all256(round + 40);
        const v256 t514 = (t488 ^ (((t488 << 28) | (t488 >> 36)) & t461)) ^ load_all256(round + 48);
        const v256 t516 = (t503 ^ (((t503 << 28) | (t503 >> 36)) & t461)) ^ load_all256(round + 56);
        // round 27 (skinny.dsl:60)
        const v256 t518 = t510 ^ (t514 & t516);
        const v256 t520 = t512 ^ (t516 & t518);
        const v256 t522 = t514 ^ (t518 & t520);
        const v256 t524 = t516 ^ (t520 & t522);
        const v256 t529 = splat_u64x4(UINT64_C(0xf0fff0fff0fff0ff));
        const v256 t531 = t524 ^ (((t524 << 36) | (t524 >> 28)) | t529);
        const v256 t534 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t536 = t531 ^ ((t531 >> 8) & t534);
        const v256 t541 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t548 = t518 ^ (((t518 << 36) | (t518 >> 28)) | t529);
        const v256 t551 = t548 ^ ((t548 >> 8) & t534);
        const v256 t561 = t520 ^ (((t520 << 36) | (t520 >> 28)) | t529);
        const v256 t564 = t561 ^ ((t561 >> 8) & t534);
        const v256 t574 = t522 ^ (((t522 << 36) | (t522 >> 28)) | t529);
        const v256 t577 = t574 ^ ((t574 >> 8) & t534);
        const v256 t584 = (t536 ^ (((t536 << 28) | (t536 >> 36)) & t541)) ^ load_all256(round + 64);
        const v256 t586 = (t551 ^ (((t551 << 28) | (t551 >> 36)) & t541)) ^ load_all256(round + 72);
        const v256 t588 = (t564 ^ (((t564 << 28) | (t564 >> 36)) & t541)) ^ load_all256(round + 80);
        const v256 t590 = (t577 ^ (((t577 << 28) | (t577 >> 36)) & t541)) ^ load_all256(round + 88);
        // round 26 (skinny.dsl:60)
        const v256 t592 = t584 ^ (t588 & t590);
        const v256 t594 = t586 ^ (t590 & t592);
        const v256 t596 = t588 ^ (t592 & t594);
        const v256 t598 = t590 ^ (t594 & t596);
        const v256 t603 = splat_u64x4(UINT64_C(0xfff0fff0fff0fff));
        const v256 t605 = t598 ^ (((t598 << 20) | (t598 >> 44)) | t603);
        const v256 t610 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t612 = t605 ^ (((t605 << 40) | (t605 >> 24)) & t610);
        const v256 t617 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t624 = t592 ^ (((t592 << 20) | (t592 >> 44)) | t603);
        const v256 t629 = t624 ^ (((t624 << 40) | (t624 >> 24)) & t610);
        const v256 t639 = t594 ^ (((t594 << 20) | (t594 >> 44)) | t603);
        const v256 t644 = t639 ^ (((t639 << 40) | (t639 >> 24)) & t610);
        const v256 t654 = t596 ^ (((t596 << 20) | (t596 >> 44)) | t603);
        const v256 t659 = t654 ^ (((t654 << 40) | (t654 >> 24)) & t610);
        const v256 t666 = (t612 ^ (((t612 << 44) | (t612 >> 20)) & t617)) ^ load_all256(round + 96);
        const v256 t668 = (t629 ^ (((t629 << 44) | (t629 >> 20)) & t617)) ^ load_all256(round + 104);
        const v256 t670 = (t644 ^ (((t644 << 44) | (t644 >> 20)) & t617)) ^ load_all256(round + 112);
        const v256 t672 = (t659 ^ (((t659 << 44) | (t659 >> 20)) & t617)) ^ load_all256(round + 120);
        x0 = t670;
        x1 = t672;
        x2 = t666;
        x3 = t668;
    }
    // round 1 (skinny.dsl:60)
    const v256 t674 = x2 ^ (x0 & x1);
    const v256 t677 = x3 ^ (x1 & (~t674));
    const v256 t679 = x0 ^ (t674 | t677);
    const v256 t681 = x1 ^ (t677 | t679);
    const v256 t685 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t686 = ((t681 >> 12) ^ t681) & t685;
    const v256 t689 = t681 ^ (t686 ^ (t686 << 12));
    const v256 t693 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t694 = ((t689 >> 24) ^ t689) & t693;
    const v256 t697 = t689 ^ (t694 ^ (t694 << 24));
    const v256 t700 = ((t674 >> 12) ^ t674) & t685;
    const v256 t703 = t674 ^ (t700 ^ (t700 << 12));
    const v256 t706 = ((t703 >> 24) ^ t703) & t693;
    const v256 t709 = t703 ^ (t706 ^ (t706 << 24));
    const v256 t712 = ((t677 >> 12) ^ t677) & t685;
    const v256 t715 = t677 ^ (t712 ^ (t712 << 12));
    const v256 t718 = ((t715 >> 24) ^ t715) & t693;
    const v256 t721 = t715 ^ (t718 ^ (t718 << 24));
    const v256 t724 = ((t679 >> 12) ^ t679) & t685;
    const v256 t727 = t679 ^ (t724 ^ (t724 << 12));
    const v256 t730 = ((t727 >> 24) ^ t727) & t693;
    const v256 t733 = t727 ^ (t730 ^ (t730 << 24));
    const v256 t737 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t738 = ((t697 >> 2) ^ t721) & t737;
    const v256 t740 = t697 ^ (t738 << 2);
    const v256 t741 = t721 ^ t738;
    const v256 t744 = ((t709 >> 2) ^ t733) & t737;
    const v256 t746 = t709 ^ (t744 << 2);
    const v256 t747 = t733 ^ t744;
    const v256 t751 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t752 = ((t740 >> 1) ^ t746) & t751;
    const v256 t754 = t740 ^ (t752 << 1);
    const v256 t755 = t746 ^ t752;
    const v256 t758 = ((t741 >> 1) ^ t747) & t751;
    const v256 t760 = t741 ^ (t758 << 1);
    const v256 t761 = t747 ^ t758;
    store_lanes256(out, 32, &t754);
    store_lanes256(out + 8, 32, &t755);
    store_lanes256(out + 16, 32, &t760);
    store_lanes256(out + 24, 32, &t761);
}

void lwcc_skinny64_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_64_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_64_key_setup_c(ctx, key);
    lwcc_skinny64_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t10 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t13 = t10 | ((uint64_t)nonce[3] << 24);
    const uint64_t t17 = ((t13 >> 1) ^ t13) & UINT64_C(0x5555555555555555);
    const uint64_t t19 = t13 ^ (t17 << 1);
    const uint64_t t20 = t13 ^ t17;
    const uint64_t t24 = ((t19 >> 2) ^ t19) & UINT64_C(0x3333333333333333);
    const uint64_t t26 = t19 ^ (t24 << 2);
    const uint64_t t27 = t19 ^ t24;
    const uint64_t t30 = ((t20 >> 2) ^ t20) & UINT64_C(0x3333333333333333);
    const uint64_t t32 = t20 ^ (t30 << 2);
    const uint64_t t33 = t20 ^ t30;
    const uint64_t t37 = ((t26 >> 12) ^ t26) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t40 = t26 ^ (t37 ^ (t37 << 12));
    const uint64_t t44 = ((t40 >> 24) ^ t40) & UINT64_C(0xff00ff00);
    const uint64_t t50 = ((t32 >> 12) ^ t32) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t53 = t32 ^ (t50 ^ (t50 << 12));
    const uint64_t t56 = ((t53 >> 24) ^ t53) & UINT64_C(0xff00ff00);
    const uint64_t t62 = ((t27 >> 12) ^ t27) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t65 = t27 ^ (t62 ^ (t62 << 12));
    const uint64_t t68 = ((t65 >> 24) ^ t65) & UINT64_C(0xff00ff00);
    const uint64_t t74 = ((t33 >> 12) ^ t33) & UINT64_C(0xf0f00000f0f0);
    const uint64_t t77 = t33 ^ (t74 ^ (t74 << 12));
    const uint64_t t80 = ((t77 >> 24) ^ t77) & UINT64_C(0xff00ff00);
    store64(ctx + 1864, ~(t40 ^ (t44 ^ (t44 << 24))));
    store64(ctx + 1872, ~(t53 ^ (t56 ^ (t56 << 24))));
    store64(ctx + 1880, ~(t65 ^ (t68 ^ (t68 << 24))));
    store64(ctx + 1888, ~(t77 ^ (t80 ^ (t80 << 24))));
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
    const v256 t104 = t90 ^ (t102 << 2);
    const v256 t105 = t96 ^ t102;
    const v256 t108 = ((t91 >> 2) ^ t97) & t101;
    const v256 t110 = t91 ^ (t108 << 2);
    const v256 t111 = t97 ^ t108;
    const v256 t115 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t116 = ((t104 >> 12) ^ t104) & t115;
    const v256 t119 = t104 ^ (t116 ^ (t116 << 12));
    const v256 t123 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t124 = ((t119 >> 24) ^ t119) & t123;
    const v256 t130 = ((t110 >> 12) ^ t110) & t115;
    const v256 t133 = t110 ^ (t130 ^ (t130 << 12));
    const v256 t136 = ((t133 >> 24) ^ t133) & t123;
    const v256 t142 = ((t105 >> 12) ^ t105) & t115;
    const v256 t145 = t105 ^ (t142 ^ (t142 << 12));
    const v256 t148 = ((t145 >> 24) ^ t145) & t123;
    const v256 t154 = ((t111 >> 12) ^ t111) & t115;
    const v256 t157 = t111 ^ (t154 ^ (t154 << 12));
    const v256 t160 = ((t157 >> 24) ^ t157) & t123;
    const v256 t165 = load_all256(ctx + 1864) ^ (t119 ^ (t124 ^ (t124 << 24)));
    const v256 t167 = load_all256(ctx + 1872) ^ (t133 ^ (t136 ^ (t136 << 24)));
    const v256 t169 = load_all256(ctx + 1880) ^ (t145 ^ (t148 ^ (t148 << 24)));
    const v256 t171 = load_all256(ctx + 1888) ^ (t157 ^ (t160 ^ (t160 << 24)));
    // round 1 (skinny.dsl:60)
    const v256 t173 = t165 ^ (t169 & t171);
    const v256 t175 = t171 ^ (t167 & t169);
    const v256 t181 = (t167 ^ (t175 & t173)) ^ load_all256(ctx + 1792);
    const v256 t183 = (t169 ^ (t167 & t173)) ^ load_all256(ctx + 1856);
    const v256 t185 = t175 ^ load_all256(ctx + 1776);
    const v256 t187 = t173 ^ load_all256(ctx + 1784);
    const v256 t192 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t194 = t181 ^ (((t181 << 44) | (t181 >> 20)) & t192);
    const v256 t199 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t201 = t194 ^ (((t194 << 40) | (t194 >> 24)) & t199);
    const v256 t206 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t208 = t201 ^ (((t201 << 20) | (t201 >> 44)) & t206);
    const v256 t213 = t183 ^ (((t183 << 44) | (t183 >> 20)) & t192);
    const v256 t218 = t213 ^ (((t213 << 40) | (t213 >> 24)) & t199);
    const v256 t223 = t218 ^ (((t218 << 20) | (t218 >> 44)) & t206);
    const v256 t228 = t185 ^ (((t185 << 44) | (t185 >> 20)) & t192);
    const v256 t233 = t228 ^ (((t228 << 40) | (t228 >> 24)) & t199);
    const v256 t238 = t233 ^ (((t233 << 20) | (t233 >> 44)) & t206);
    const v256 t243 = t187 ^ (((t187 << 44) | (t187 >> 20)) & t192);
    const v256 t248 = t243 ^ (((t243 << 40) | (t243 >> 24)) & t199);
    const v256 t253 = t248 ^ (((t248 << 20) | (t248 >> 44)) & t206);
    // round 2 (skinny.dsl:60)
    const v256 t255 = t208 ^ (t238 | t253);
    const v256 t257 = t253 ^ (t223 | t238);
    const v256 t259 = ~t223;
    const v256 t264 = (t259 ^ (t257 & t255)) ^ load_all256(ctx + 1728);
    const v256 t266 = (t238 ^ (t259 & t255)) ^ load_all256(ctx + 1800);
    const v256 t268 = t257 ^ load_all256(ctx + 464);
    const v256 t270 = t255 ^ load_all256(ctx + 1752);
    const v256 t275 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t277 = t264 ^ (((t264 << 28) | (t264 >> 36)) & t275);
    const v256 t280 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t282 = t277 ^ ((t277 >> 8) & t280);
    const v256 t287 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t289 = t282 ^ (((t282 << 36) | (t282 >> 28)) & t287);
    const v256 t294 = t266 ^ (((t266 << 28) | (t266 >> 36)) & t275);
    const v256 t297 = t294 ^ ((t294 >> 8) & t280);
    const v256 t302 = t297 ^ (((t297 << 36) | (t297 >> 28)) & t287);
    const v256 t307 = t268 ^ (((t268 << 28) | (t268 >> 36)) & t275);
    const v256 t310 = t307 ^ ((t307 >> 8) & t280);
    const v256 t315 = t310 ^ (((t310 << 36) | (t310 >> 28)) & t287);
    const v256 t320 = t270 ^ (((t270 << 28) | (t270 >> 36)) & t275);
    const v256 t323 = t320 ^ ((t320 >> 8) & t280);
    const v256 t328 = t323 ^ (((t323 << 36) | (t323 >> 28)) & t287);
    // round 3 (skinny.dsl:60)
    const v256 t330 = t289 ^ (t315 | t328);
    const v256 t332 = t328 ^ (t302 | t315);
    const v256 t334 = ~t302;
    const v256 t339 = (t334 ^ (t332 & t330)) ^ load_all256(ctx + 1696);
    const v256 t341 = (t315 ^ (t334 & t330)) ^ load_all256(ctx + 1808);
    const v256 t343 = t332 ^ load_all256(ctx + 496);
    const v256 t345 = t330 ^ load_all256(ctx + 504);
    const v256 t350 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t352 = t339 ^ (((t339 << 28) | (t339 >> 36)) & t350);
    const v256 t357 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t359 = t352 ^ (((t352 << 24) | (t352 >> 40)) & t357);
    const v256 t364 = splat_u64x4(UINT64_C(0xf000f000f000f0));
    const v256 t366 = t359 ^ (((t359 << 52) | (t359 >> 12)) & t364);
    const v256 t371 = t341 ^ (((t341 << 28) | (t341 >> 36)) & t350);
    const v256 t376 = t371 ^ (((t371 << 24) | (t371 >> 40)) & t357);
    const v256 t381 = t376 ^ (((t376 << 52) | (t376 >> 12)) & t364);
    const v256 t386 = t343 ^ (((t343 << 28) | (t343 >> 36)) & t350);
    const v256 t391 = t386 ^ (((t386 << 24) | (t386 >> 40)) & t357);
    const v256 t396 = t391 ^ (((t391 << 52) | (t391 >> 12)) & t364);
    const v256 t401 = t345 ^ (((t345 << 28) | (t345 >> 36)) & t350);
    const v256 t406 = t401 ^ (((t401 << 24) | (t401 >> 40)) & t357);
    const v256 t411 = t406 ^ (((t406 << 52) | (t406 >> 12)) & t364);
    v256 x0 = t396;
    v256 x1 = t411;
    v256 x2 = t366;
    v256 x3 = t381;
    for (unsigned i = 0; i < 7; i++) {
        const uint8_t *round = ctx + 128 * i;
        // round 4 (skinny.dsl:60)
        const v256 t417 = x2 ^ (x0 | x1);
        const v256 t419 = x1 ^ (x3 | x0);
        const v256 t421 = ~x3;
        const v256 t426 = (t421 ^ (t419 & t417)) ^ load_all256(round);
        const v256 t428 = (x0 ^ (t421 & t417)) ^ load_all256(round + 8);
        const v256 t430 = t419 ^ load_all256(round + 16);
        const v256 t432 = t417 ^ load_all256(round + 24);
        const v256 t435 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t437 = t426 ^ ((t426 >> 4) & t435);
        const v256 t440 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t442 = t437 ^ ((t437 << 8) & t440);
        const v256 t445 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t447 = t442 ^ ((t442 >> 12) & t445);
        const v256 t450 = t428 ^ ((t428 >> 4) & t435);
        const v256 t453 = t450 ^ ((t450 << 8) & t440);
        const v256 t456 = t453 ^ ((t453 >> 12) & t445);
        const v256 t459 = t430 ^ ((t430 >> 4) & t435);
        const v256 t462 = t459 ^ ((t459 << 8) & t440);
        const v256 t465 = t462 ^ ((t462 >> 12) & t445);
        const v256 t468 = t432 ^ ((t432 >> 4) & t435);
        const v256 t471 = t468 ^ ((t468 << 8) & t440);
        const v256 t474 = t471 ^ ((t471 >> 12) & t445);
        // round 5 (skinny.dsl:60)
        const v256 t476 = t447 ^ (t465 | t474);
        const v256 t478 = t474 ^ (t456 | t465);
        const v256 t480 = ~t456;
        const v256 t485 = (t480 ^ (t478 & t476)) ^ load_all256(round + 32);
        const v256 t487 = (t465 ^ (t480 & t476)) ^ load_all256(round + 40);
        const v256 t489 = t478 ^ load_all256(round + 48);
        const v256 t491 = t476 ^ load_all256(round + 56);
        const v256 t496 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t498 = t485 ^ (((t485 << 44) | (t485 >> 20)) & t496);
        const v256 t503 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t505 = t498 ^ (((t498 << 40) | (t498 >> 24)) & t503);
        const v256 t510 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t512 = t505 ^ (((t505 << 20) | (t505 >> 44)) & t510);
        const v256 t517 = t487 ^ (((t487 << 44) | (t487 >> 20)) & t496);
        const v256 t522 = t517 ^ (((t517 << 40) | (t517 >> 24)) & t503);
        const v256 t527 = t522 ^ (((t522 << 20) | (t522 >> 44)) & t510);
        const v256 t532 = t489 ^ (((t489 << 44) | (t489 >> 20)) & t496);
        const v256 t537 = t532 ^ (((t532 << 40) | (t532 >> 24)) & t503);
        const v256 t542 = t537 ^ (((t537 << 20) | (t537 >> 44)) & t510);
        const v256 t547 = t491 ^ (((t491 << 44) | (t491 >> 20)) & t496);
        const v256 t552 = t547 ^ (((t547 << 40) | (t547 >> 24)) & t503);
        const v256 t557 = t552 ^ (((t552 << 20) | (t552 >> 44)) & t510);
        // round 6 (skinny.dsl:60)
        const v256 t559 = t512 ^ (t542 | t557);
        const v256 t561 = t557 ^ (t527 | t542);
        const v256 t563 = ~t527;
        const v256 t568 = (t563 ^ (t561 & t559)) ^ load_all256(round + 64);
        const v256 t570 = (t542 ^ (t563 & t559)) ^ load_all256(round + 72);
        const v256 t572 = t561 ^ load_all256(round + 80);
        const v256 t574 = t559 ^ load_all256(round + 88);
        const v256 t579 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t581 = t568 ^ (((t568 << 28) | (t568 >> 36)) & t579);
        const v256 t584 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t586 = t581 ^ ((t581 >> 8) & t584);
        const v256 t591 = splat_u64x4(UINT64_C(0xf000f000f000f00));
        const v256 t593 = t586 ^ (((t586 << 36) | (t586 >> 28)) & t591);
        const v256 t598 = t570 ^ (((t570 << 28) | (t570 >> 36)) & t579);
        const v256 t601 = t598 ^ ((t598 >> 8) & t584);
        const v256 t606 = t601 ^ (((t601 << 36) | (t601 >> 28)) & t591);
        const v256 t611 = t572 ^ (((t572 << 28) | (t572 >> 36)) & t579);
        const v256 t614 = t611 ^ ((t611 >> 8) & t584);
        const v256 t619 = t614 ^ (((t614 << 36) | (t614 >> 28)) & t591);
        const v256 t624 = t574 ^ (((t574 << 28) | (t574 >> 36)) & t579);
        const v256 t627 = t624 ^ ((t624 >> 8) & t584);
        const v256 t632 = t627 ^ (((t627 << 36) | (t627 >> 28)) & t591);
        // round 7 (skinny.dsl:60)
        const v256 t634 = t593 ^ (t619 | t632);
        const v256 t636 = t632 ^ (t606 | t619);
        const v256 t638 = ~t606;
        const v256 t643 = (t638 ^ (t636 & t634)) ^ load_all256(round + 96);
        const v256 t645 = (t619 ^ (t638 & t634)) ^ load_all256(round + 104);
        const v256 t647 = t636 ^ load_all256(round + 112);
        const v256 t649 = t634 ^ load_all256(round + 120);
        const v256 t654 = splat_u64x4(UINT64_C(0xf000f000f000f000));
        const v256 t656 = t643 ^ (((t643 << 28) | (t643 >> 36)) & t654);
        const v256 t661 = splat_u64x4(UINT64_C(0xf000f000f000f));
        const v256 t663 = t656 ^ (((t656 << 24) | (t656 >> 40)) & t661);
        const v256 t668 = splat_u64x4(UINT64_C(0xf000f000f000f0));
        const v256 t670 = t663 ^ (((t663 << 52) | (t663 >> 12)) & t668);
        const v256 t675 = t645 ^ (((t645 << 28) | (t645 >> 36)) & t654);
        const v256 t680 = t675 ^ (((t675 << 24) | (t675 >> 40)) & t661);
        const v256 t685 = t680 ^ (((t680 << 52) | (t680 >> 12)) & t668);
        const v256 t690 = t647 ^ (((t647 << 28) | (t647 >> 36)) & t654);
        const v256 t695 = t690 ^ (((t690 << 24) | (t690 >> 40)) & t661);
        const v256 t700 = t695 ^ (((t695 << 52) | (t695 >> 12)) & t668);
        const v256 t705 = t649 ^ (((t649 << 28) | (t649 >> 36)) & t654);
        const v256 t710 = t705 ^ (((t705 << 24) | (t705 >> 40)) & t661);
        const v256 t715 = t710 ^ (((t710 << 52) | (t710 >> 12)) & t668);
        x0 = t700;
        x1 = t715;
        x2 = t670;
        x3 = t685;
    }
    // round 32 (skinny.dsl:60)
    const v256 t717 = x2 ^ (x0 | x1);
    const v256 t719 = x1 ^ (x3 | x0);
    const v256 t721 = ~x3;
    const v256 t726 = (t721 ^ (t719 & t717)) ^ load_all256(ctx + 1816);
    const v256 t728 = (x0 ^ (t721 & t717)) ^ load_all256(ctx + 1824);
    const v256 t730 = t719 ^ load_all256(ctx + 1832);
    const v256 t732 = t717 ^ load_all256(ctx + 408);
    const v256 t735 = splat_u64x4(UINT64_C(0xf000f000f000f00));
    const v256 t737 = t726 ^ ((t726 >> 4) & t735);
    const v256 t740 = splat_u64x4(UINT64_C(0xf000f000f000f000));
    const v256 t742 = t737 ^ ((t737 << 8) & t740);
    const v256 t745 = splat_u64x4(UINT64_C(0xf000f000f000f));
    const v256 t747 = t742 ^ ((t742 >> 12) & t745);
    const v256 t750 = t728 ^ ((t728 >> 4) & t735);
    const v256 t753 = t750 ^ ((t750 << 8) & t740);
    const v256 t756 = t753 ^ ((t753 >> 12) & t745);
    const v256 t759 = t730 ^ ((t730 >> 4) & t735);
    const v256 t762 = t759 ^ ((t759 << 8) & t740);
    const v256 t765 = t762 ^ ((t762 >> 12) & t745);
    const v256 t768 = t732 ^ ((t732 >> 4) & t735);
    const v256 t771 = t768 ^ ((t768 << 8) & t740);
    const v256 t774 = t771 ^ ((t771 >> 12) & t745);
    const v256 t778 = splat_u64x4(UINT64_C(0xf0f00000f0f0));
    const v256 t779 = ((t747 >> 12) ^ t747) & t778;
    const v256 t782 = t747 ^ (t779 ^ (t779 << 12));
    const v256 t786 = splat_u64x4(UINT64_C(0xff00ff00));
    const v256 t787 = ((t782 >> 24) ^ t782) & t786;
    const v256 t790 = t782 ^ (t787 ^ (t787 << 24));
    const v256 t793 = ((t756 >> 12) ^ t756) & t778;
    const v256 t796 = t756 ^ (t793 ^ (t793 << 12));
    const v256 t799 = ((t796 >> 24) ^ t796) & t786;
    const v256 t802 = t796 ^ (t799 ^ (t799 << 24));
    const v256 t805 = ((t765 >> 12) ^ t765) & t778;
    const v256 t808 = t765 ^ (t805 ^ (t805 << 12));
    const v256 t811 = ((t808 >> 24) ^ t808) & t786;
    const v256 t814 = t808 ^ (t811 ^ (t811 << 24));
    const v256 t817 = ((t774 >> 12) ^ t774) & t778;
    const v256 t820 = t774 ^ (t817 ^ (t817 << 12));
    const v256 t823 = ((t820 >> 24) ^ t820) & t786;
    const v256 t826 = t820 ^ (t823 ^ (t823 << 24));
    const v256 t830 = splat_u64x4(UINT64_C(0x3333333333333333));
    const v256 t831 = ((t790 >> 2) ^ t814) & t830;
    const v256 t833 = t790 ^ (t831 << 2);
    const v256 t834 = t814 ^ t831;
    const v256 t837 = ((t802 >> 2) ^ t826) & t830;
    const v256 t839 = t802 ^ (t837 << 2);
    const v256 t840 = t826 ^ t837;
    const v256 t844 = splat_u64x4(UINT64_C(0x5555555555555555));
    const v256 t845 = ((t833 >> 1) ^ t839) & t844;
    const v256 t851 = ((t834 >> 1) ^ t840) & t844;
    const v256 t855 = load_lanes256(in, 32);
    const v256 t856 = load_lanes256(in + 8, 32);
    const v256 t857 = load_lanes256(in + 16, 32);
    const v256 t858 = load_lanes256(in + 24, 32);
    const v256 t859 = t855 ^ (t833 ^ (t845 << 1));
    const v256 t860 = t856 ^ (t839 ^ t845);
    const v256 t861 = t857 ^ (t834 ^ (t851 << 1));
    const v256 t862 = t858 ^ (t840 ^ t851);
    store_lanes256(out, 32, &t859);
    store_lanes256(out + 8, 32, &t860);
    store_lanes256(out + 16, 32, &t861);
    store_lanes256(out + 24, 32, &t862);
}

void lwcc_skinny64_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_skinny64_64_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
