// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon96_96 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 48 bits, each in a variable of its own
// sizes:     in bytes: block 12, key 12, nonce 8, rk 416, ctx 440, align 1, group 12, stack 0
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

static inline uint64_t load_le48(const uint8_t *p)
{
    return (uint64_t)p[0]
         | (uint64_t)p[1] << 8
         | (uint64_t)p[2] << 16
         | (uint64_t)p[3] << 24
         | (uint64_t)p[4] << 32
         | (uint64_t)p[5] << 40;
}

static inline void store_le48(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
    p[4] = (uint8_t)(x >> 32);
    p[5] = (uint8_t)(x >> 40);
}

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

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

void lwcc_simon96_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le48(key);
    const uint64_t t1 = load_le48(key + 6);
    const uint64_t t6 = ((t1 << 45) | (t1 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t13 = (UINT64_C(0xfffffffffffd) ^ t0) ^ (t6 ^ ((t6 << 47) | (t6 >> 1)));
    const uint64_t t14 = t13 & UINT64_C(0xffffffffffff);
    const uint64_t t18 = ((t14 << 45) | (t14 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t25 = (UINT64_C(0xfffffffffffc) ^ t1) ^ (t18 ^ ((t18 << 47) | (t18 >> 1)));
    const uint64_t t26 = t25 & UINT64_C(0xffffffffffff);
    const uint64_t t30 = ((t26 << 45) | (t26 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t36 = (UINT64_C(0xfffffffffffd) ^ t14) ^ (t30 ^ ((t30 << 47) | (t30 >> 1)));
    const uint64_t t37 = t36 & UINT64_C(0xffffffffffff);
    const uint64_t t41 = ((t37 << 45) | (t37 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t47 = (UINT64_C(0xfffffffffffc) ^ t26) ^ (t41 ^ ((t41 << 47) | (t41 >> 1)));
    const uint64_t t48 = t47 & UINT64_C(0xffffffffffff);
    const uint64_t t52 = ((t48 << 45) | (t48 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t58 = (UINT64_C(0xfffffffffffd) ^ t37) ^ (t52 ^ ((t52 << 47) | (t52 >> 1)));
    const uint64_t t59 = t58 & UINT64_C(0xffffffffffff);
    const uint64_t t63 = ((t59 << 45) | (t59 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t69 = (UINT64_C(0xfffffffffffd) ^ t48) ^ (t63 ^ ((t63 << 47) | (t63 >> 1)));
    const uint64_t t70 = t69 & UINT64_C(0xffffffffffff);
    const uint64_t t74 = ((t70 << 45) | (t70 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t80 = (UINT64_C(0xfffffffffffd) ^ t59) ^ (t74 ^ ((t74 << 47) | (t74 >> 1)));
    const uint64_t t81 = t80 & UINT64_C(0xffffffffffff);
    const uint64_t t85 = ((t81 << 45) | (t81 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t91 = (UINT64_C(0xfffffffffffd) ^ t70) ^ (t85 ^ ((t85 << 47) | (t85 >> 1)));
    const uint64_t t92 = t91 & UINT64_C(0xffffffffffff);
    const uint64_t t96 = ((t92 << 45) | (t92 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t102 = (UINT64_C(0xfffffffffffc) ^ t81) ^ (t96 ^ ((t96 << 47) | (t96 >> 1)));
    const uint64_t t103 = t102 & UINT64_C(0xffffffffffff);
    const uint64_t t107 = ((t103 << 45) | (t103 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t113 = (UINT64_C(0xfffffffffffd) ^ t92) ^ (t107 ^ ((t107 << 47) | (t107 >> 1)));
    const uint64_t t114 = t113 & UINT64_C(0xffffffffffff);
    const uint64_t t118 = ((t114 << 45) | (t114 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t124 = (UINT64_C(0xfffffffffffd) ^ t103) ^ (t118 ^ ((t118 << 47) | (t118 >> 1)));
    const uint64_t t125 = t124 & UINT64_C(0xffffffffffff);
    const uint64_t t129 = ((t125 << 45) | (t125 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t135 = (UINT64_C(0xfffffffffffd) ^ t114) ^ (t129 ^ ((t129 << 47) | (t129 >> 1)));
    const uint64_t t136 = t135 & UINT64_C(0xffffffffffff);
    const uint64_t t140 = ((t136 << 45) | (t136 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t146 = (UINT64_C(0xfffffffffffc) ^ t125) ^ (t140 ^ ((t140 << 47) | (t140 >> 1)));
    const uint64_t t147 = t146 & UINT64_C(0xffffffffffff);
    const uint64_t t151 = ((t147 << 45) | (t147 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t157 = (UINT64_C(0xfffffffffffc) ^ t136) ^ (t151 ^ ((t151 << 47) | (t151 >> 1)));
    const uint64_t t158 = t157 & UINT64_C(0xffffffffffff);
    const uint64_t t162 = ((t158 << 45) | (t158 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t168 = (UINT64_C(0xfffffffffffc) ^ t147) ^ (t162 ^ ((t162 << 47) | (t162 >> 1)));
    const uint64_t t169 = t168 & UINT64_C(0xffffffffffff);
    const uint64_t t173 = ((t169 << 45) | (t169 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t179 = (UINT64_C(0xfffffffffffc) ^ t158) ^ (t173 ^ ((t173 << 47) | (t173 >> 1)));
    const uint64_t t180 = t179 & UINT64_C(0xffffffffffff);
    const uint64_t t184 = ((t180 << 45) | (t180 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t190 = (UINT64_C(0xfffffffffffc) ^ t169) ^ (t184 ^ ((t184 << 47) | (t184 >> 1)));
    const uint64_t t191 = t190 & UINT64_C(0xffffffffffff);
    const uint64_t t195 = ((t191 << 45) | (t191 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t201 = (UINT64_C(0xfffffffffffc) ^ t180) ^ (t195 ^ ((t195 << 47) | (t195 >> 1)));
    const uint64_t t202 = t201 & UINT64_C(0xffffffffffff);
    const uint64_t t206 = ((t202 << 45) | (t202 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t212 = (UINT64_C(0xfffffffffffd) ^ t191) ^ (t206 ^ ((t206 << 47) | (t206 >> 1)));
    const uint64_t t213 = t212 & UINT64_C(0xffffffffffff);
    const uint64_t t217 = ((t213 << 45) | (t213 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t223 = (UINT64_C(0xfffffffffffd) ^ t202) ^ (t217 ^ ((t217 << 47) | (t217 >> 1)));
    const uint64_t t224 = t223 & UINT64_C(0xffffffffffff);
    const uint64_t t228 = ((t224 << 45) | (t224 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t234 = (UINT64_C(0xfffffffffffc) ^ t213) ^ (t228 ^ ((t228 << 47) | (t228 >> 1)));
    const uint64_t t235 = t234 & UINT64_C(0xffffffffffff);
    const uint64_t t239 = ((t235 << 45) | (t235 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t245 = (UINT64_C(0xfffffffffffd) ^ t224) ^ (t239 ^ ((t239 << 47) | (t239 >> 1)));
    const uint64_t t246 = t245 & UINT64_C(0xffffffffffff);
    const uint64_t t250 = ((t246 << 45) | (t246 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t256 = (UINT64_C(0xfffffffffffc) ^ t235) ^ (t250 ^ ((t250 << 47) | (t250 >> 1)));
    const uint64_t t257 = t256 & UINT64_C(0xffffffffffff);
    const uint64_t t261 = ((t257 << 45) | (t257 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t267 = (UINT64_C(0xfffffffffffc) ^ t246) ^ (t261 ^ ((t261 << 47) | (t261 >> 1)));
    const uint64_t t268 = t267 & UINT64_C(0xffffffffffff);
    const uint64_t t272 = ((t268 << 45) | (t268 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t278 = (UINT64_C(0xfffffffffffd) ^ t257) ^ (t272 ^ ((t272 << 47) | (t272 >> 1)));
    const uint64_t t279 = t278 & UINT64_C(0xffffffffffff);
    const uint64_t t283 = ((t279 << 45) | (t279 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t289 = (UINT64_C(0xfffffffffffc) ^ t268) ^ (t283 ^ ((t283 << 47) | (t283 >> 1)));
    const uint64_t t290 = t289 & UINT64_C(0xffffffffffff);
    const uint64_t t294 = ((t290 << 45) | (t290 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t300 = (UINT64_C(0xfffffffffffc) ^ t279) ^ (t294 ^ ((t294 << 47) | (t294 >> 1)));
    const uint64_t t301 = t300 & UINT64_C(0xffffffffffff);
    const uint64_t t305 = ((t301 << 45) | (t301 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t311 = (UINT64_C(0xfffffffffffd) ^ t290) ^ (t305 ^ ((t305 << 47) | (t305 >> 1)));
    const uint64_t t312 = t311 & UINT64_C(0xffffffffffff);
    const uint64_t t316 = ((t312 << 45) | (t312 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t322 = (UINT64_C(0xfffffffffffd) ^ t301) ^ (t316 ^ ((t316 << 47) | (t316 >> 1)));
    const uint64_t t323 = t322 & UINT64_C(0xffffffffffff);
    const uint64_t t327 = ((t323 << 45) | (t323 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t333 = (UINT64_C(0xfffffffffffc) ^ t312) ^ (t327 ^ ((t327 << 47) | (t327 >> 1)));
    const uint64_t t334 = t333 & UINT64_C(0xffffffffffff);
    const uint64_t t338 = ((t334 << 45) | (t334 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t344 = (UINT64_C(0xfffffffffffc) ^ t323) ^ (t338 ^ ((t338 << 47) | (t338 >> 1)));
    const uint64_t t345 = t344 & UINT64_C(0xffffffffffff);
    const uint64_t t349 = ((t345 << 45) | (t345 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t355 = (UINT64_C(0xfffffffffffc) ^ t334) ^ (t349 ^ ((t349 << 47) | (t349 >> 1)));
    const uint64_t t356 = t355 & UINT64_C(0xffffffffffff);
    const uint64_t t360 = ((t356 << 45) | (t356 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t366 = (UINT64_C(0xfffffffffffd) ^ t345) ^ (t360 ^ ((t360 << 47) | (t360 >> 1)));
    const uint64_t t367 = t366 & UINT64_C(0xffffffffffff);
    const uint64_t t371 = ((t367 << 45) | (t367 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t377 = (UINT64_C(0xfffffffffffc) ^ t356) ^ (t371 ^ ((t371 << 47) | (t371 >> 1)));
    const uint64_t t378 = t377 & UINT64_C(0xffffffffffff);
    const uint64_t t382 = ((t378 << 45) | (t378 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t388 = (UINT64_C(0xfffffffffffd) ^ t367) ^ (t382 ^ ((t382 << 47) | (t382 >> 1)));
    const uint64_t t389 = t388 & UINT64_C(0xffffffffffff);
    const uint64_t t393 = ((t389 << 45) | (t389 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t399 = (UINT64_C(0xfffffffffffc) ^ t378) ^ (t393 ^ ((t393 << 47) | (t393 >> 1)));
    const uint64_t t400 = t399 & UINT64_C(0xffffffffffff);
    const uint64_t t404 = ((t400 << 45) | (t400 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t410 = (UINT64_C(0xfffffffffffc) ^ t389) ^ (t404 ^ ((t404 << 47) | (t404 >> 1)));
    const uint64_t t411 = t410 & UINT64_C(0xffffffffffff);
    const uint64_t t415 = ((t411 << 45) | (t411 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t421 = (UINT64_C(0xfffffffffffc) ^ t400) ^ (t415 ^ ((t415 << 47) | (t415 >> 1)));
    const uint64_t t422 = t421 & UINT64_C(0xffffffffffff);
    const uint64_t t426 = ((t422 << 45) | (t422 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t432 = (UINT64_C(0xfffffffffffc) ^ t411) ^ (t426 ^ ((t426 << 47) | (t426 >> 1)));
    const uint64_t t433 = t432 & UINT64_C(0xffffffffffff);
    const uint64_t t437 = ((t433 << 45) | (t433 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t443 = (UINT64_C(0xfffffffffffd) ^ t422) ^ (t437 ^ ((t437 << 47) | (t437 >> 1)));
    const uint64_t t444 = t443 & UINT64_C(0xffffffffffff);
    const uint64_t t448 = ((t444 << 45) | (t444 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t454 = (UINT64_C(0xfffffffffffc) ^ t433) ^ (t448 ^ ((t448 << 47) | (t448 >> 1)));
    const uint64_t t455 = t454 & UINT64_C(0xffffffffffff);
    const uint64_t t459 = ((t455 << 45) | (t455 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t465 = (UINT64_C(0xfffffffffffc) ^ t444) ^ (t459 ^ ((t459 << 47) | (t459 >> 1)));
    const uint64_t t466 = t465 & UINT64_C(0xffffffffffff);
    const uint64_t t470 = ((t466 << 45) | (t466 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t476 = (UINT64_C(0xfffffffffffc) ^ t455) ^ (t470 ^ ((t470 << 47) | (t470 >> 1)));
    const uint64_t t477 = t476 & UINT64_C(0xffffffffffff);
    const uint64_t t481 = ((t477 << 45) | (t477 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t487 = (UINT64_C(0xfffffffffffd) ^ t466) ^ (t481 ^ ((t481 << 47) | (t481 >> 1)));
    const uint64_t t488 = t487 & UINT64_C(0xffffffffffff);
    const uint64_t t492 = ((t488 << 45) | (t488 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t498 = (UINT64_C(0xfffffffffffd) ^ t477) ^ (t492 ^ ((t492 << 47) | (t492 >> 1)));
    const uint64_t t499 = t498 & UINT64_C(0xffffffffffff);
    const uint64_t t503 = ((t499 << 45) | (t499 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t509 = (UINT64_C(0xfffffffffffd) ^ t488) ^ (t503 ^ ((t503 << 47) | (t503 >> 1)));
    const uint64_t t510 = t509 & UINT64_C(0xffffffffffff);
    const uint64_t t514 = ((t510 << 45) | (t510 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t520 = (UINT64_C(0xfffffffffffd) ^ t499) ^ (t514 ^ ((t514 << 47) | (t514 >> 1)));
    const uint64_t t521 = t520 & UINT64_C(0xffffffffffff);
    const uint64_t t525 = ((t521 << 45) | (t521 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t531 = (UINT64_C(0xfffffffffffd) ^ t510) ^ (t525 ^ ((t525 << 47) | (t525 >> 1)));
    const uint64_t t532 = t531 & UINT64_C(0xffffffffffff);
    const uint64_t t536 = ((t532 << 45) | (t532 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t542 = (UINT64_C(0xfffffffffffd) ^ t521) ^ (t536 ^ ((t536 << 47) | (t536 >> 1)));
    const uint64_t t543 = t542 & UINT64_C(0xffffffffffff);
    const uint64_t t547 = ((t543 << 45) | (t543 >> 3)) & UINT64_C(0xffffffffffff);
    const uint64_t t553 = (UINT64_C(0xfffffffffffc) ^ t532) ^ (t547 ^ ((t547 << 47) | (t547 >> 1)));
    store64(rk, t0);
    store64(rk + 8, t1);
    store64(rk + 16, t14);
    store64(rk + 24, t26);
    store64(rk + 32, t37);
    store64(rk + 40, t48);
    store64(rk + 48, t59);
    store64(rk + 56, t70);
    store64(rk + 64, t81);
    store64(rk + 72, t92);
    store64(rk + 80, t103);
    store64(rk + 88, t114);
    store64(rk + 96, t125);
    store64(rk + 104, t136);
    store64(rk + 112, t147);
    store64(rk + 120, t158);
    store64(rk + 128, t169);
    store64(rk + 136, t180);
    store64(rk + 144, t191);
    store64(rk + 152, t202);
    store64(rk + 160, t213);
    store64(rk + 168, t224);
    store64(rk + 176, t235);
    store64(rk + 184, t246);
    store64(rk + 192, t257);
    store64(rk + 200, t268);
    store64(rk + 208, t279);
    store64(rk + 216, t290);
    store64(rk + 224, t301);
    store64(rk + 232, t312);
    store64(rk + 240, t323);
    store64(rk + 248, t334);
    store64(rk + 256, t345);
    store64(rk + 264, t356);
    store64(rk + 272, t367);
    store64(rk + 280, t378);
    store64(rk + 288, t389);
    store64(rk + 296, t400);
    store64(rk + 304, t411);
    store64(rk + 312, t422);
    store64(rk + 320, t433);
    store64(rk + 328, t444);
    store64(rk + 336, t455);
    store64(rk + 344, t466);
    store64(rk + 352, t477);
    store64(rk + 360, t488);
    store64(rk + 368, t499);
    store64(rk + 376, t510);
    store64(rk + 384, t521);
    store64(rk + 392, t532);
    store64(rk + 400, t543);
    store64(rk + 408, t553 & UINT64_C(0xffffffffffff));
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le48(in);
    const uint64_t t1 = load_le48(in + 6);
    // round 1 (simon.dsl:42)
    const uint64_t t8 = ((t1 << 1) | (t1 >> 47)) & ((t1 << 8) | (t1 >> 40));
    const uint64_t t15 = t8 ^ ((t0 ^ load64(rk)) ^ ((t1 << 2) | (t1 >> 46)));
    // round 2 (simon.dsl:42)
    const uint64_t t17 = t15 & UINT64_C(0xffffffffffff);
    const uint64_t t24 = ((t17 << 1) | (t17 >> 47)) & ((t17 << 8) | (t17 >> 40));
    const uint64_t t30 = (t1 ^ load64(rk + 8)) ^ ((t17 << 2) | (t17 >> 46));
    const uint64_t t31 = t24 ^ t30;
    // round 3 (simon.dsl:42)
    const uint64_t t33 = t31 & UINT64_C(0xffffffffffff);
    const uint64_t t40 = ((t33 << 1) | (t33 >> 47)) & ((t33 << 8) | (t33 >> 40));
    const uint64_t t46 = (load64(rk + 16) ^ t17) ^ ((t33 << 2) | (t33 >> 46));
    const uint64_t t47 = t40 ^ t46;
    // round 4 (simon.dsl:42)
    const uint64_t t49 = t47 & UINT64_C(0xffffffffffff);
    const uint64_t t56 = ((t49 << 1) | (t49 >> 47)) & ((t49 << 8) | (t49 >> 40));
    const uint64_t t62 = (load64(rk + 24) ^ t33) ^ ((t49 << 2) | (t49 >> 46));
    const uint64_t t63 = t56 ^ t62;
    // round 5 (simon.dsl:42)
    const uint64_t t65 = t63 & UINT64_C(0xffffffffffff);
    const uint64_t t72 = ((t65 << 1) | (t65 >> 47)) & ((t65 << 8) | (t65 >> 40));
    const uint64_t t78 = (load64(rk + 32) ^ t49) ^ ((t65 << 2) | (t65 >> 46));
    const uint64_t t79 = t72 ^ t78;
    // round 6 (simon.dsl:42)
    const uint64_t t81 = t79 & UINT64_C(0xffffffffffff);
    const uint64_t t88 = ((t81 << 1) | (t81 >> 47)) & ((t81 << 8) | (t81 >> 40));
    const uint64_t t94 = (load64(rk + 40) ^ t65) ^ ((t81 << 2) | (t81 >> 46));
    const uint64_t t95 = t88 ^ t94;
    // round 7 (simon.dsl:42)
    const uint64_t t97 = t95 & UINT64_C(0xffffffffffff);
    const uint64_t t104 = ((t97 << 1) | (t97 >> 47)) & ((t97 << 8) | (t97 >> 40));
    const uint64_t t110 = (load64(rk + 48) ^ t81) ^ ((t97 << 2) | (t97 >> 46));
    const uint64_t t111 = t104 ^ t110;
    // round 8 (simon.dsl:42)
    const uint64_t t113 = t111 & UINT64_C(0xffffffffffff);
    const uint64_t t120 = ((t113 << 1) | (t113 >> 47)) & ((t113 << 8) | (t113 >> 40));
    const uint64_t t126 = (load64(rk + 56) ^ t97) ^ ((t113 << 2) | (t113 >> 46));
    const uint64_t t127 = t120 ^ t126;
    // round 9 (simon.dsl:42)
    const uint64_t t129 = t127 & UINT64_C(0xffffffffffff);
    const uint64_t t136 = ((t129 << 1) | (t129 >> 47)) & ((t129 << 8) | (t129 >> 40));
    const uint64_t t142 = (load64(rk + 64) ^ t113) ^ ((t129 << 2) | (t129 >> 46));
    const uint64_t t143 = t136 ^ t142;
    // round 10 (simon.dsl:42)
    const uint64_t t145 = t143 & UINT64_C(0xffffffffffff);
    const uint64_t t152 = ((t145 << 1) | (t145 >> 47)) & ((t145 << 8) | (t145 >> 40));
    const uint64_t t158 = (load64(rk + 72) ^ t129) ^ ((t145 << 2) | (t145 >> 46));
    const uint64_t t159 = t152 ^ t158;
    // round 11 (simon.dsl:42)
    const uint64_t t161 = t159 & UINT64_C(0xffffffffffff);
    const uint64_t t168 = ((t161 << 1) | (t161 >> 47)) & ((t161 << 8) | (t161 >> 40));
    const uint64_t t174 = (load64(rk + 80) ^ t145) ^ ((t161 << 2) | (t161 >> 46));
    const uint64_t t175 = t168 ^ t174;
    // round 12 (simon.dsl:42)
    const uint64_t t177 = t175 & UINT64_C(0xffffffffffff);
    const uint64_t t184 = ((t177 << 1) | (t177 >> 47)) & ((t177 << 8) | (t177 >> 40));
    const uint64_t t190 = (load64(rk + 88) ^ t161) ^ ((t177 << 2) | (t177 >> 46));
    const uint64_t t191 = t184 ^ t190;
    // round 13 (simon.dsl:42)
    const uint64_t t193 = t191 & UINT64_C(0xffffffffffff);
    const uint64_t t200 = ((t193 << 1) | (t193 >> 47)) & ((t193 << 8) | (t193 >> 40));
    const uint64_t t206 = (load64(rk + 96) ^ t177) ^ ((t193 << 2) | (t193 >> 46));
    const uint64_t t207 = t200 ^ t206;
    // round 14 (simon.dsl:42)
    const uint64_t t209 = t207 & UINT64_C(0xffffffffffff);
    const uint64_t t216 = ((t209 << 1) | (t209 >> 47)) & ((t209 << 8) | (t209 >> 40));
    const uint64_t t222 = (load64(rk + 104) ^ t193) ^ ((t209 << 2) | (t209 >> 46));
    const uint64_t t223 = t216 ^ t222;
    // round 15 (simon.dsl:42)
    const uint64_t t225 = t223 & UINT64_C(0xffffffffffff);
    const uint64_t t232 = ((t225 << 1) | (t225 >> 47)) & ((t225 << 8) | (t225 >> 40));
    const uint64_t t238 = (load64(rk + 112) ^ t209) ^ ((t225 << 2) | (t225 >> 46));
    const uint64_t t239 = t232 ^ t238;
    // round 16 (simon.dsl:42)
    const uint64_t t241 = t239 & UINT64_C(0xffffffffffff);
    const uint64_t t248 = ((t241 << 1) | (t241 >> 47)) & ((t241 << 8) | (t241 >> 40));
    const uint64_t t254 = (load64(rk + 120) ^ t225) ^ ((t241 << 2) | (t241 >> 46));
    const uint64_t t255 = t248 ^ t254;
    // round 17 (simon.dsl:42)
    const uint64_t t257 = t255 & UINT64_C(0xffffffffffff);
    const uint64_t t264 = ((t257 << 1) | (t257 >> 47)) & ((t257 << 8) | (t257 >> 40));
    const uint64_t t270 = (load64(rk + 128) ^ t241) ^ ((t257 << 2) | (t257 >> 46));
    const uint64_t t271 = t264 ^ t270;
    // round 18 (simon.dsl:42)
    const uint64_t t273 = t271 & UINT64_C(0xffffffffffff);
    const uint64_t t280 = ((t273 << 1) | (t273 >> 47)) & ((t273 << 8) | (t273 >> 40));
    const uint64_t t286 = (load64(rk + 136) ^ t257) ^ ((t273 << 2) | (t273 >> 46));
    const uint64_t t287 = t280 ^ t286;
    // round 19 (simon.dsl:42)
    const uint64_t t289 = t287 & UINT64_C(0xffffffffffff);
    const uint64_t t296 = ((t289 << 1) | (t289 >> 47)) & ((t289 << 8) | (t289 >> 40));
    const uint64_t t302 = (load64(rk + 144) ^ t273) ^ ((t289 << 2) | (t289 >> 46));
    const uint64_t t303 = t296 ^ t302;
    // round 20 (simon.dsl:42)
    const uint64_t t305 = t303 & UINT64_C(0xffffffffffff);
    const uint64_t t312 = ((t305 << 1) | (t305 >> 47)) & ((t305 << 8) | (t305 >> 40));
    const uint64_t t318 = (load64(rk + 152) ^ t289) ^ ((t305 << 2) | (t305 >> 46));
    const uint64_t t319 = t312 ^ t318;
    // round 21 (simon.dsl:42)
    const uint64_t t321 = t319 & UINT64_C(0xffffffffffff);
    const uint64_t t328 = ((t321 << 1) | (t321 >> 47)) & ((t321 << 8) | (t321 >> 40));
    const uint64_t t334 = (load64(rk + 160) ^ t305) ^ ((t321 << 2) | (t321 >> 46));
    const uint64_t t335 = t328 ^ t334;
    // round 22 (simon.dsl:42)
    const uint64_t t337 = t335 & UINT64_C(0xffffffffffff);
    const uint64_t t344 = ((t337 << 1) | (t337 >> 47)) & ((t337 << 8) | (t337 >> 40));
    const uint64_t t350 = (load64(rk + 168) ^ t321) ^ ((t337 << 2) | (t337 >> 46));
    const uint64_t t351 = t344 ^ t350;
    // round 23 (simon.dsl:42)
    const uint64_t t353 = t351 & UINT64_C(0xffffffffffff);
    const uint64_t t360 = ((t353 << 1) | (t353 >> 47)) & ((t353 << 8) | (t353 >> 40));
    const uint64_t t366 = (load64(rk + 176) ^ t337) ^ ((t353 << 2) | (t353 >> 46));
    const uint64_t t367 = t360 ^ t366;
    // round 24 (simon.dsl:42)
    const uint64_t t369 = t367 & UINT64_C(0xffffffffffff);
    const uint64_t t376 = ((t369 << 1) | (t369 >> 47)) & ((t369 << 8) | (t369 >> 40));
    const uint64_t t382 = (load64(rk + 184) ^ t353) ^ ((t369 << 2) | (t369 >> 46));
    const uint64_t t383 = t376 ^ t382;
    // round 25 (simon.dsl:42)
    const uint64_t t385 = t383 & UINT64_C(0xffffffffffff);
    const uint64_t t392 = ((t385 << 1) | (t385 >> 47)) & ((t385 << 8) | (t385 >> 40));
    const uint64_t t398 = (load64(rk + 192) ^ t369) ^ ((t385 << 2) | (t385 >> 46));
    const uint64_t t399 = t392 ^ t398;
    // round 26 (simon.dsl:42)
    const uint64_t t401 = t399 & UINT64_C(0xffffffffffff);
    const uint64_t t408 = ((t401 << 1) | (t401 >> 47)) & ((t401 << 8) | (t401 >> 40));
    const uint64_t t414 = (load64(rk + 200) ^ t385) ^ ((t401 << 2) | (t401 >> 46));
    const uint64_t t415 = t408 ^ t414;
    // round 27 (simon.dsl:42)
    const uint64_t t417 = t415 & UINT64_C(0xffffffffffff);
    const uint64_t t424 = ((t417 << 1) | (t417 >> 47)) & ((t417 << 8) | (t417 >> 40));
    const uint64_t t430 = (load64(rk + 208) ^ t401) ^ ((t417 << 2) | (t417 >> 46));
    const uint64_t t431 = t424 ^ t430;
    // round 28 (simon.dsl:42)
    const uint64_t t433 = t431 & UINT64_C(0xffffffffffff);
    const uint64_t t440 = ((t433 << 1) | (t433 >> 47)) & ((t433 << 8) | (t433 >> 40));
    const uint64_t t446 = (load64(rk + 216) ^ t417) ^ ((t433 << 2) | (t433 >> 46));
    const uint64_t t447 = t440 ^ t446;
    // round 29 (simon.dsl:42)
    const uint64_t t449 = t447 & UINT64_C(0xffffffffffff);
    const uint64_t t456 = ((t449 << 1) | (t449 >> 47)) & ((t449 << 8) | (t449 >> 40));
    const uint64_t t462 = (load64(rk + 224) ^ t433) ^ ((t449 << 2) | (t449 >> 46));
    const uint64_t t463 = t456 ^ t462;
    // round 30 (simon.dsl:42)
    const uint64_t t465 = t463 & UINT64_C(0xffffffffffff);
    const uint64_t t472 = ((t465 << 1) | (t465 >> 47)) & ((t465 << 8) | (t465 >> 40));
    const uint64_t t478 = (load64(rk + 232) ^ t449) ^ ((t465 << 2) | (t465 >> 46));
    const uint64_t t479 = t472 ^ t478;
    // round 31 (simon.dsl:42)
    const uint64_t t481 = t479 & UINT64_C(0xffffffffffff);
    const uint64_t t488 = ((t481 << 1) | (t481 >> 47)) & ((t481 << 8) | (t481 >> 40));
    const uint64_t t494 = (load64(rk + 240) ^ t465) ^ ((t481 << 2) | (t481 >> 46));
    const uint64_t t495 = t488 ^ t494;
    // round 32 (simon.dsl:42)
    const uint64_t t497 = t495 & UINT64_C(0xffffffffffff);
    const uint64_t t504 = ((t497 << 1) | (t497 >> 47)) & ((t497 << 8) | (t497 >> 40));
    const uint64_t t510 = (load64(rk + 248) ^ t481) ^ ((t497 << 2) | (t497 >> 46));
    const uint64_t t511 = t504 ^ t510;
    // round 33 (simon.dsl:42)
    const uint64_t t513 = t511 & UINT64_C(0xffffffffffff);
    const uint64_t t520 = ((t513 << 1) | (t513 >> 47)) & ((t513 << 8) | (t513 >> 40));
    const uint64_t t526 = (load64(rk + 256) ^ t497) ^ ((t513 << 2) | (t513 >> 46));
    const uint64_t t527 = t520 ^ t526;
    // round 34 (simon.dsl:42)
    const uint64_t t529 = t527 & UINT64_C(0xffffffffffff);
    const uint64_t t536 = ((t529 << 1) | (t529 >> 47)) & ((t529 << 8) | (t529 >> 40));
    const uint64_t t542 = (load64(rk + 264) ^ t513) ^ ((t529 << 2) | (t529 >> 46));
    const uint64_t t543 = t536 ^ t542;
    // round 35 (simon.dsl:42)
    const uint64_t t545 = t543 & UINT64_C(0xffffffffffff);
    const uint64_t t552 = ((t545 << 1) | (t545 >> 47)) & ((t545 << 8) | (t545 >> 40));
    const uint64_t t558 = (load64(rk + 272) ^ t529) ^ ((t545 << 2) | (t545 >> 46));
    const uint64_t t559 = t552 ^ t558;
    // round 36 (simon.dsl:42)
    const uint64_t t561 = t559 & UINT64_C(0xffffffffffff);
    const uint64_t t568 = ((t561 << 1) | (t561 >> 47)) & ((t561 << 8) | (t561 >> 40));
    const uint64_t t574 = (load64(rk + 280) ^ t545) ^ ((t561 << 2) | (t561 >> 46));
    const uint64_t t575 = t568 ^ t574;
    // round 37 (simon.dsl:42)
    const uint64_t t577 = t575 & UINT64_C(0xffffffffffff);
    const uint64_t t584 = ((t577 << 1) | (t577 >> 47)) & ((t577 << 8) | (t577 >> 40));
    const uint64_t t590 = (load64(rk + 288) ^ t561) ^ ((t577 << 2) | (t577 >> 46));
    const uint64_t t591 = t584 ^ t590;
    // round 38 (simon.dsl:42)
    const uint64_t t593 = t591 & UINT64_C(0xffffffffffff);
    const uint64_t t600 = ((t593 << 1) | (t593 >> 47)) & ((t593 << 8) | (t593 >> 40));
    const uint64_t t606 = (load64(rk + 296) ^ t577) ^ ((t593 << 2) | (t593 >> 46));
    const uint64_t t607 = t600 ^ t606;
    // round 39 (simon.dsl:42)
    const uint64_t t609 = t607 & UINT64_C(0xffffffffffff);
    const uint64_t t616 = ((t609 << 1) | (t609 >> 47)) & ((t609 << 8) | (t609 >> 40));
    const uint64_t t622 = (load64(rk + 304) ^ t593) ^ ((t609 << 2) | (t609 >> 46));
    const uint64_t t623 = t616 ^ t622;
    // round 40 (simon.dsl:42)
    const uint64_t t625 = t623 & UINT64_C(0xffffffffffff);
    const uint64_t t632 = ((t625 << 1) | (t625 >> 47)) & ((t625 << 8) | (t625 >> 40));
    const uint64_t t638 = (load64(rk + 312) ^ t609) ^ ((t625 << 2) | (t625 >> 46));
    const uint64_t t639 = t632 ^ t638;
    // round 41 (simon.dsl:42)
    const uint64_t t641 = t639 & UINT64_C(0xffffffffffff);
    const uint64_t t648 = ((t641 << 1) | (t641 >> 47)) & ((t641 << 8) | (t641 >> 40));
    const uint64_t t654 = (load64(rk + 320) ^ t625) ^ ((t641 << 2) | (t641 >> 46));
    const uint64_t t655 = t648 ^ t654;
    // round 42 (simon.dsl:42)
    const uint64_t t657 = t655 & UINT64_C(0xffffffffffff);
    const uint64_t t664 = ((t657 << 1) | (t657 >> 47)) & ((t657 << 8) | (t657 >> 40));
    const uint64_t t670 = (load64(rk + 328) ^ t641) ^ ((t657 << 2) | (t657 >> 46));
    const uint64_t t671 = t664 ^ t670;
    // round 43 (simon.dsl:42)
    const uint64_t t673 = t671 & UINT64_C(0xffffffffffff);
    const uint64_t t680 = ((t673 << 1) | (t673 >> 47)) & ((t673 << 8) | (t673 >> 40));
    const uint64_t t686 = (load64(rk + 336) ^ t657) ^ ((t673 << 2) | (t673 >> 46));
    const uint64_t t687 = t680 ^ t686;
    // round 44 (simon.dsl:42)
    const uint64_t t689 = t687 & UINT64_C(0xffffffffffff);
    const uint64_t t696 = ((t689 << 1) | (t689 >> 47)) & ((t689 << 8) | (t689 >> 40));
    const uint64_t t702 = (load64(rk + 344) ^ t673) ^ ((t689 << 2) | (t689 >> 46));
    const uint64_t t703 = t696 ^ t702;
    // round 45 (simon.dsl:42)
    const uint64_t t705 = t703 & UINT64_C(0xffffffffffff);
    const uint64_t t712 = ((t705 << 1) | (t705 >> 47)) & ((t705 << 8) | (t705 >> 40));
    const uint64_t t718 = (load64(rk + 352) ^ t689) ^ ((t705 << 2) | (t705 >> 46));
    const uint64_t t719 = t712 ^ t718;
    // round 46 (simon.dsl:42)
    const uint64_t t721 = t719 & UINT64_C(0xffffffffffff);
    const uint64_t t728 = ((t721 << 1) | (t721 >> 47)) & ((t721 << 8) | (t721 >> 40));
    const uint64_t t734 = (load64(rk + 360) ^ t705) ^ ((t721 << 2) | (t721 >> 46));
    const uint64_t t735 = t728 ^ t734;
    // round 47 (simon.dsl:42)
    const uint64_t t737 = t735 & UINT64_C(0xffffffffffff);
    const uint64_t t744 = ((t737 << 1) | (t737 >> 47)) & ((t737 << 8) | (t737 >> 40));
    const uint64_t t750 = (load64(rk + 368) ^ t721) ^ ((t737 << 2) | (t737 >> 46));
    const uint64_t t751 = t744 ^ t750;
    // round 48 (simon.dsl:42)
    const uint64_t t753 = t751 & UINT64_C(0xffffffffffff);
    const uint64_t t760 = ((t753 << 1) | (t753 >> 47)) & ((t753 << 8) | (t753 >> 40));
    const uint64_t t766 = (load64(rk + 376) ^ t737) ^ ((t753 << 2) | (t753 >> 46));
    const uint64_t t767 = t760 ^ t766;
    // round 49 (simon.dsl:42)
    const uint64_t t769 = t767 & UINT64_C(0xffffffffffff);
    const uint64_t t776 = ((t769 << 1) | (t769 >> 47)) & ((t769 << 8) | (t769 >> 40));
    const uint64_t t782 = (load64(rk + 384) ^ t753) ^ ((t769 << 2) | (t769 >> 46));
    const uint64_t t783 = t776 ^ t782;
    // round 50 (simon.dsl:42)
    const uint64_t t785 = t783 & UINT64_C(0xffffffffffff);
    const uint64_t t792 = ((t785 << 1) | (t785 >> 47)) & ((t785 << 8) | (t785 >> 40));
    const uint64_t t798 = (load64(rk + 392) ^ t769) ^ ((t785 << 2) | (t785 >> 46));
    const uint64_t t799 = t792 ^ t798;
    // round 51 (simon.dsl:42)
    const uint64_t t801 = t799 & UINT64_C(0xffffffffffff);
    const uint64_t t808 = ((t801 << 1) | (t801 >> 47)) & ((t801 << 8) | (t801 >> 40));
    const uint64_t t814 = (load64(rk + 400) ^ t785) ^ ((t801 << 2) | (t801 >> 46));
    const uint64_t t815 = t808 ^ t814;
    // round 52 (simon.dsl:42)
    const uint64_t t817 = t815 & UINT64_C(0xffffffffffff);
    const uint64_t t824 = ((t817 << 1) | (t817 >> 47)) & ((t817 << 8) | (t817 >> 40));
    const uint64_t t830 = (load64(rk + 408) ^ t801) ^ ((t817 << 2) | (t817 >> 46));
    store_le48(out, t817);
    store_le48(out + 6, t824 ^ t830);
}

void lwcc_simon96_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 12;
        in += 12;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le48(in);
    const uint64_t t1 = load_le48(in + 6);
    // round 52 (simon.dsl:42)
    const uint64_t t11 = ((t0 << 1) | (t0 >> 47)) & ((t0 << 8) | (t0 >> 40));
    const uint64_t t14 = (t1 ^ load64(rk + 408)) ^ ((t0 << 2) | (t0 >> 46));
    const uint64_t t15 = t11 ^ t14;
    // round 51 (simon.dsl:42)
    const uint64_t t17 = t15 & UINT64_C(0xffffffffffff);
    const uint64_t t27 = ((t17 << 1) | (t17 >> 47)) & ((t17 << 8) | (t17 >> 40));
    const uint64_t t30 = (t0 ^ load64(rk + 400)) ^ ((t17 << 2) | (t17 >> 46));
    const uint64_t t31 = t27 ^ t30;
    // round 50 (simon.dsl:42)
    const uint64_t t33 = t31 & UINT64_C(0xffffffffffff);
    const uint64_t t43 = ((t33 << 1) | (t33 >> 47)) & ((t33 << 8) | (t33 >> 40));
    const uint64_t t46 = (load64(rk + 392) ^ t17) ^ ((t33 << 2) | (t33 >> 46));
    const uint64_t t47 = t43 ^ t46;
    // round 49 (simon.dsl:42)
    const uint64_t t49 = t47 & UINT64_C(0xffffffffffff);
    const uint64_t t59 = ((t49 << 1) | (t49 >> 47)) & ((t49 << 8) | (t49 >> 40));
    const uint64_t t62 = (load64(rk + 384) ^ t33) ^ ((t49 << 2) | (t49 >> 46));
    const uint64_t t63 = t59 ^ t62;
    // round 48 (simon.dsl:42)
    const uint64_t t65 = t63 & UINT64_C(0xffffffffffff);
    const uint64_t t75 = ((t65 << 1) | (t65 >> 47)) & ((t65 << 8) | (t65 >> 40));
    const uint64_t t78 = (load64(rk + 376) ^ t49) ^ ((t65 << 2) | (t65 >> 46));
    const uint64_t t79 = t75 ^ t78;
    // round 47 (simon.dsl:42)
    const uint64_t t81 = t79 & UINT64_C(0xffffffffffff);
    const uint64_t t91 = ((t81 << 1) | (t81 >> 47)) & ((t81 << 8) | (t81 >> 40));
    const uint64_t t94 = (load64(rk + 368) ^ t65) ^ ((t81 << 2) | (t81 >> 46));
    const uint64_t t95 = t91 ^ t94;
    // round 46 (simon.dsl:42)
    const uint64_t t97 = t95 & UINT64_C(0xffffffffffff);
    const uint64_t t107 = ((t97 << 1) | (t97 >> 47)) & ((t97 << 8) | (t97 >> 40));
    const uint64_t t110 = (load64(rk + 360) ^ t81) ^ ((t97 << 2) | (t97 >> 46));
    const uint64_t t111 = t107 ^ t110;
    // round 45 (simon.dsl:42)
    const uint64_t t113 = t111 & UINT64_C(0xffffffffffff);
    const uint64_t t123 = ((t113 << 1) | (t113 >> 47)) & ((t113 << 8) | (t113 >> 40));
    const uint64_t t126 = (load64(rk + 352) ^ t97) ^ ((t113 << 2) | (t113 >> 46));
    const uint64_t t127 = t123 ^ t126;
    // round 44 (simon.dsl:42)
    const uint64_t t129 = t127 & UINT64_C(0xffffffffffff);
    const uint64_t t139 = ((t129 << 1) | (t129 >> 47)) & ((t129 << 8) | (t129 >> 40));
    const uint64_t t142 = (load64(rk + 344) ^ t113) ^ ((t129 << 2) | (t129 >> 46));
    const uint64_t t143 = t139 ^ t142;
    // round 43 (simon.dsl:42)
    const uint64_t t145 = t143 & UINT64_C(0xffffffffffff);
    const uint64_t t155 = ((t145 << 1) | (t145 >> 47)) & ((t145 << 8) | (t145 >> 40));
    const uint64_t t158 = (load64(rk + 336) ^ t129) ^ ((t145 << 2) | (t145 >> 46));
    const uint64_t t159 = t155 ^ t158;
    // round 42 (simon.dsl:42)
    const uint64_t t161 = t159 & UINT64_C(0xffffffffffff);
    const uint64_t t171 = ((t161 << 1) | (t161 >> 47)) & ((t161 << 8) | (t161 >> 40));
    const uint64_t t174 = (load64(rk + 328) ^ t145) ^ ((t161 << 2) | (t161 >> 46));
    const uint64_t t175 = t171 ^ t174;
    // round 41 (simon.dsl:42)
    const uint64_t t177 = t175 & UINT64_C(0xffffffffffff);
    const uint64_t t187 = ((t177 << 1) | (t177 >> 47)) & ((t177 << 8) | (t177 >> 40));
    const uint64_t t190 = (load64(rk + 320) ^ t161) ^ ((t177 << 2) | (t177 >> 46));
    const uint64_t t191 = t187 ^ t190;
    // round 40 (simon.dsl:42)
    const uint64_t t193 = t191 & UINT64_C(0xffffffffffff);
    const uint64_t t203 = ((t193 << 1) | (t193 >> 47)) & ((t193 << 8) | (t193 >> 40));
    const uint64_t t206 = (load64(rk + 312) ^ t177) ^ ((t193 << 2) | (t193 >> 46));
    const uint64_t t207 = t203 ^ t206;
    // round 39 (simon.dsl:42)
    const uint64_t t209 = t207 & UINT64_C(0xffffffffffff);
    const uint64_t t219 = ((t209 << 1) | (t209 >> 47)) & ((t209 << 8) | (t209 >> 40));
    const uint64_t t222 = (load64(rk + 304) ^ t193) ^ ((t209 << 2) | (t209 >> 46));
    const uint64_t t223 = t219 ^ t222;
    // round 38 (simon.dsl:42)
    const uint64_t t225 = t223 & UINT64_C(0xffffffffffff);
    const uint64_t t235 = ((t225 << 1) | (t225 >> 47)) & ((t225 << 8) | (t225 >> 40));
    const uint64_t t238 = (load64(rk + 296) ^ t209) ^ ((t225 << 2) | (t225 >> 46));
    const uint64_t t239 = t235 ^ t238;
    // round 37 (simon.dsl:42)
    const uint64_t t241 = t239 & UINT64_C(0xffffffffffff);
    const uint64_t t251 = ((t241 << 1) | (t241 >> 47)) & ((t241 << 8) | (t241 >> 40));
    const uint64_t t254 = (load64(rk + 288) ^ t225) ^ ((t241 << 2) | (t241 >> 46));
    const uint64_t t255 = t251 ^ t254;
    // round 36 (simon.dsl:42)
    const uint64_t t257 = t255 & UINT64_C(0xffffffffffff);
    const uint64_t t267 = ((t257 << 1) | (t257 >> 47)) & ((t257 << 8) | (t257 >> 40));
    const uint64_t t270 = (load64(rk + 280) ^ t241) ^ ((t257 << 2) | (t257 >> 46));
    const uint64_t t271 = t267 ^ t270;
    // round 35 (simon.dsl:42)
    const uint64_t t273 = t271 & UINT64_C(0xffffffffffff);
    const uint64_t t283 = ((t273 << 1) | (t273 >> 47)) & ((t273 << 8) | (t273 >> 40));
    const uint64_t t286 = (load64(rk + 272) ^ t257) ^ ((t273 << 2) | (t273 >> 46));
    const uint64_t t287 = t283 ^ t286;
    // round 34 (simon.dsl:42)
    const uint64_t t289 = t287 & UINT64_C(0xffffffffffff);
    const uint64_t t299 = ((t289 << 1) | (t289 >> 47)) & ((t289 << 8) | (t289 >> 40));
    const uint64_t t302 = (load64(rk + 264) ^ t273) ^ ((t289 << 2) | (t289 >> 46));
    const uint64_t t303 = t299 ^ t302;
    // round 33 (simon.dsl:42)
    const uint64_t t305 = t303 & UINT64_C(0xffffffffffff);
    const uint64_t t315 = ((t305 << 1) | (t305 >> 47)) & ((t305 << 8) | (t305 >> 40));
    const uint64_t t318 = (load64(rk + 256) ^ t289) ^ ((t305 << 2) | (t305 >> 46));
    const uint64_t t319 = t315 ^ t318;
    // round 32 (simon.dsl:42)
    const uint64_t t321 = t319 & UINT64_C(0xffffffffffff);
    const uint64_t t331 = ((t321 << 1) | (t321 >> 47)) & ((t321 << 8) | (t321 >> 40));
    const uint64_t t334 = (load64(rk + 248) ^ t305) ^ ((t321 << 2) | (t321 >> 46));
    const uint64_t t335 = t331 ^ t334;
    // round 31 (simon.dsl:42)
    const uint64_t t337 = t335 & UINT64_C(0xffffffffffff);
    const uint64_t t347 = ((t337 << 1) | (t337 >> 47)) & ((t337 << 8) | (t337 >> 40));
    const uint64_t t350 = (load64(rk + 240) ^ t321) ^ ((t337 << 2) | (t337 >> 46));
    const uint64_t t351 = t347 ^ t350;
    // round 30 (simon.dsl:42)
    const uint64_t t353 = t351 & UINT64_C(0xffffffffffff);
    const uint64_t t363 = ((t353 << 1) | (t353 >> 47)) & ((t353 << 8) | (t353 >> 40));
    const uint64_t t366 = (load64(rk + 232) ^ t337) ^ ((t353 << 2) | (t353 >> 46));
    const uint64_t t367 = t363 ^ t366;
    // round 29 (simon.dsl:42)
    const uint64_t t369 = t367 & UINT64_C(0xffffffffffff);
    const uint64_t t379 = ((t369 << 1) | (t369 >> 47)) & ((t369 << 8) | (t369 >> 40));
    const uint64_t t382 = (load64(rk + 224) ^ t353) ^ ((t369 << 2) | (t369 >> 46));
    const uint64_t t383 = t379 ^ t382;
    // round 28 (simon.dsl:42)
    const uint64_t t385 = t383 & UINT64_C(0xffffffffffff);
    const uint64_t t395 = ((t385 << 1) | (t385 >> 47)) & ((t385 << 8) | (t385 >> 40));
    const uint64_t t398 = (load64(rk + 216) ^ t369) ^ ((t385 << 2) | (t385 >> 46));
    const uint64_t t399 = t395 ^ t398;
    // round 27 (simon.dsl:42)
    const uint64_t t401 = t399 & UINT64_C(0xffffffffffff);
    const uint64_t t411 = ((t401 << 1) | (t401 >> 47)) & ((t401 << 8) | (t401 >> 40));
    const uint64_t t414 = (load64(rk + 208) ^ t385) ^ ((t401 << 2) | (t401 >> 46));
    const uint64_t t415 = t411 ^ t414;
    // round 26 (simon.dsl:42)
    const uint64_t t417 = t415 & UINT64_C(0xffffffffffff);
    const uint64_t t427 = ((t417 << 1) | (t417 >> 47)) & ((t417 << 8) | (t417 >> 40));
    const uint64_t t430 = (load64(rk + 200) ^ t401) ^ ((t417 << 2) | (t417 >> 46));
    const uint64_t t431 = t427 ^ t430;
    // round 25 (simon.dsl:42)
    const uint64_t t433 = t431 & UINT64_C(0xffffffffffff);
    const uint64_t t443 = ((t433 << 1) | (t433 >> 47)) & ((t433 << 8) | (t433 >> 40));
    const uint64_t t446 = (load64(rk + 192) ^ t417) ^ ((t433 << 2) | (t433 >> 46));
    const uint64_t t447 = t443 ^ t446;
    // round 24 (simon.dsl:42)
    const uint64_t t449 = t447 & UINT64_C(0xffffffffffff);
    const uint64_t t459 = ((t449 << 1) | (t449 >> 47)) & ((t449 << 8) | (t449 >> 40));
    const uint64_t t462 = (load64(rk + 184) ^ t433) ^ ((t449 << 2) | (t449 >> 46));
    const uint64_t t463 = t459 ^ t462;
    // round 23 (simon.dsl:42)
    const uint64_t t465 = t463 & UINT64_C(0xffffffffffff);
    const uint64_t t475 = ((t465 << 1) | (t465 >> 47)) & ((t465 << 8) | (t465 >> 40));
    const uint64_t t478 = (load64(rk + 176) ^ t449) ^ ((t465 << 2) | (t465 >> 46));
    const uint64_t t479 = t475 ^ t478;
    // round 22 (simon.dsl:42)
    const uint64_t t481 = t479 & UINT64_C(0xffffffffffff);
    const uint64_t t491 = ((t481 << 1) | (t481 >> 47)) & ((t481 << 8) | (t481 >> 40));
    const uint64_t t494 = (load64(rk + 168) ^ t465) ^ ((t481 << 2) | (t481 >> 46));
    const uint64_t t495 = t491 ^ t494;
    // round 21 (simon.dsl:42)
    const uint64_t t497 = t495 & UINT64_C(0xffffffffffff);
    const uint64_t t507 = ((t497 << 1) | (t497 >> 47)) & ((t497 << 8) | (t497 >> 40));
    const uint64_t t510 = (load64(rk + 160) ^ t481) ^ ((t497 << 2) | (t497 >> 46));
    const uint64_t t511 = t507 ^ t510;
    // round 20 (simon.dsl:42)
    const uint64_t t513 = t511 & UINT64_C(0xffffffffffff);
    const uint64_t t523 = ((t513 << 1) | (t513 >> 47)) & ((t513 << 8) | (t513 >> 40));
    const uint64_t t526 = (load64(rk + 152) ^ t497) ^ ((t513 << 2) | (t513 >> 46));
    const uint64_t t527 = t523 ^ t526;
    // round 19 (simon.dsl:42)
    const uint64_t t529 = t527 & UINT64_C(0xffffffffffff);
    const uint64_t t539 = ((t529 << 1) | (t529 >> 47)) & ((t529 << 8) | (t529 >> 40));
    const uint64_t t542 = (load64(rk + 144) ^ t513) ^ ((t529 << 2) | (t529 >> 46));
    const uint64_t t543 = t539 ^ t542;
    // round 18 (simon.dsl:42)
    const uint64_t t545 = t543 & UINT64_C(0xffffffffffff);
    const uint64_t t555 = ((t545 << 1) | (t545 >> 47)) & ((t545 << 8) | (t545 >> 40));
    const uint64_t t558 = (load64(rk + 136) ^ t529) ^ ((t545 << 2) | (t545 >> 46));
    const uint64_t t559 = t555 ^ t558;
    // round 17 (simon.dsl:42)
    const uint64_t t561 = t559 & UINT64_C(0xffffffffffff);
    const uint64_t t571 = ((t561 << 1) | (t561 >> 47)) & ((t561 << 8) | (t561 >> 40));
    const uint64_t t574 = (load64(rk + 128) ^ t545) ^ ((t561 << 2) | (t561 >> 46));
    const uint64_t t575 = t571 ^ t574;
    // round 16 (simon.dsl:42)
    const uint64_t t577 = t575 & UINT64_C(0xffffffffffff);
    const uint64_t t587 = ((t577 << 1) | (t577 >> 47)) & ((t577 << 8) | (t577 >> 40));
    const uint64_t t590 = (load64(rk + 120) ^ t561) ^ ((t577 << 2) | (t577 >> 46));
    const uint64_t t591 = t587 ^ t590;
    // round 15 (simon.dsl:42)
    const uint64_t t593 = t591 & UINT64_C(0xffffffffffff);
    const uint64_t t603 = ((t593 << 1) | (t593 >> 47)) & ((t593 << 8) | (t593 >> 40));
    const uint64_t t606 = (load64(rk + 112) ^ t577) ^ ((t593 << 2) | (t593 >> 46));
    const uint64_t t607 = t603 ^ t606;
    // round 14 (simon.dsl:42)
    const uint64_t t609 = t607 & UINT64_C(0xffffffffffff);
    const uint64_t t619 = ((t609 << 1) | (t609 >> 47)) & ((t609 << 8) | (t609 >> 40));
    const uint64_t t622 = (load64(rk + 104) ^ t593) ^ ((t609 << 2) | (t609 >> 46));
    const uint64_t t623 = t619 ^ t622;
    // round 13 (simon.dsl:42)
    const uint64_t t625 = t623 & UINT64_C(0xffffffffffff);
    const uint64_t t635 = ((t625 << 1) | (t625 >> 47)) & ((t625 << 8) | (t625 >> 40));
    const uint64_t t638 = (load64(rk + 96) ^ t609) ^ ((t625 << 2) | (t625 >> 46));
    const uint64_t t639 = t635 ^ t638;
    // round 12 (simon.dsl:42)
    const uint64_t t641 = t639 & UINT64_C(0xffffffffffff);
    const uint64_t t651 = ((t641 << 1) | (t641 >> 47)) & ((t641 << 8) | (t641 >> 40));
    const uint64_t t654 = (load64(rk + 88) ^ t625) ^ ((t641 << 2) | (t641 >> 46));
    const uint64_t t655 = t651 ^ t654;
    // round 11 (simon.dsl:42)
    const uint64_t t657 = t655 & UINT64_C(0xffffffffffff);
    const uint64_t t667 = ((t657 << 1) | (t657 >> 47)) & ((t657 << 8) | (t657 >> 40));
    const uint64_t t670 = (load64(rk + 80) ^ t641) ^ ((t657 << 2) | (t657 >> 46));
    const uint64_t t671 = t667 ^ t670;
    // round 10 (simon.dsl:42)
    const uint64_t t673 = t671 & UINT64_C(0xffffffffffff);
    const uint64_t t683 = ((t673 << 1) | (t673 >> 47)) & ((t673 << 8) | (t673 >> 40));
    const uint64_t t686 = (load64(rk + 72) ^ t657) ^ ((t673 << 2) | (t673 >> 46));
    const uint64_t t687 = t683 ^ t686;
    // round 9 (simon.dsl:42)
    const uint64_t t689 = t687 & UINT64_C(0xffffffffffff);
    const uint64_t t699 = ((t689 << 1) | (t689 >> 47)) & ((t689 << 8) | (t689 >> 40));
    const uint64_t t702 = (load64(rk + 64) ^ t673) ^ ((t689 << 2) | (t689 >> 46));
    const uint64_t t703 = t699 ^ t702;
    // round 8 (simon.dsl:42)
    const uint64_t t705 = t703 & UINT64_C(0xffffffffffff);
    const uint64_t t715 = ((t705 << 1) | (t705 >> 47)) & ((t705 << 8) | (t705 >> 40));
    const uint64_t t718 = (load64(rk + 56) ^ t689) ^ ((t705 << 2) | (t705 >> 46));
    const uint64_t t719 = t715 ^ t718;
    // round 7 (simon.dsl:42)
    const uint64_t t721 = t719 & UINT64_C(0xffffffffffff);
    const uint64_t t731 = ((t721 << 1) | (t721 >> 47)) & ((t721 << 8) | (t721 >> 40));
    const uint64_t t734 = (load64(rk + 48) ^ t705) ^ ((t721 << 2) | (t721 >> 46));
    const uint64_t t735 = t731 ^ t734;
    // round 6 (simon.dsl:42)
    const uint64_t t737 = t735 & UINT64_C(0xffffffffffff);
    const uint64_t t747 = ((t737 << 1) | (t737 >> 47)) & ((t737 << 8) | (t737 >> 40));
    const uint64_t t750 = (load64(rk + 40) ^ t721) ^ ((t737 << 2) | (t737 >> 46));
    const uint64_t t751 = t747 ^ t750;
    // round 5 (simon.dsl:42)
    const uint64_t t753 = t751 & UINT64_C(0xffffffffffff);
    const uint64_t t763 = ((t753 << 1) | (t753 >> 47)) & ((t753 << 8) | (t753 >> 40));
    const uint64_t t766 = (load64(rk + 32) ^ t737) ^ ((t753 << 2) | (t753 >> 46));
    const uint64_t t767 = t763 ^ t766;
    // round 4 (simon.dsl:42)
    const uint64_t t769 = t767 & UINT64_C(0xffffffffffff);
    const uint64_t t779 = ((t769 << 1) | (t769 >> 47)) & ((t769 << 8) | (t769 >> 40));
    const uint64_t t782 = (load64(rk + 24) ^ t753) ^ ((t769 << 2) | (t769 >> 46));
    const uint64_t t783 = t779 ^ t782;
    // round 3 (simon.dsl:42)
    const uint64_t t785 = t783 & UINT64_C(0xffffffffffff);
    const uint64_t t795 = ((t785 << 1) | (t785 >> 47)) & ((t785 << 8) | (t785 >> 40));
    const uint64_t t798 = (load64(rk + 16) ^ t769) ^ ((t785 << 2) | (t785 >> 46));
    const uint64_t t799 = t795 ^ t798;
    // round 2 (simon.dsl:42)
    const uint64_t t801 = t799 & UINT64_C(0xffffffffffff);
    const uint64_t t811 = ((t801 << 1) | (t801 >> 47)) & ((t801 << 8) | (t801 >> 40));
    const uint64_t t814 = (load64(rk + 8) ^ t785) ^ ((t801 << 2) | (t801 >> 46));
    const uint64_t t815 = t811 ^ t814;
    // round 1 (simon.dsl:42)
    const uint64_t t817 = t815 & UINT64_C(0xffffffffffff);
    const uint64_t t827 = ((t817 << 1) | (t817 >> 47)) & ((t817 << 8) | (t817 >> 40));
    const uint64_t t830 = (load64(rk) ^ t801) ^ ((t817 << 2) | (t817 >> 46));
    store_le48(out, t827 ^ t830);
    store_le48(out + 6, t817);
}

void lwcc_simon96_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 12;
        in += 12;
    }
}

void lwcc_simon96_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon96_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon96_96_key_setup_c(ctx, key);
    lwcc_simon96_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon96_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t14 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t20 = (t14 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32);
    const uint64_t t23 = t20 | ((uint64_t)nonce[5] << 40);
    // round 1 (simon.dsl:43)
    const uint64_t t25 = load64(ctx) ^ t23;
    ctx[416] = (uint8_t)nonce[6];
    ctx[424] = (uint8_t)nonce[7];
    store64(ctx + 432, t25);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t15 = ((uint64_t)ctx[416] | ((uint64_t)ctx[424] << 8)) | (((uint64_t)((uint8_t)(counter >> 24))) << 16);
    const uint64_t t18 = t15 | (((uint64_t)((uint8_t)(counter >> 16))) << 24);
    const uint64_t t21 = t18 | (((uint64_t)((uint8_t)(counter >> 8))) << 32);
    const uint64_t t24 = t21 | (((uint64_t)(uint8_t)counter) << 40);
    // round 1 (simon.dsl:42)
    const uint64_t t31 = ((t24 << 1) | (t24 >> 47)) & ((t24 << 8) | (t24 >> 40));
    const uint64_t t37 = t31 ^ (load64(ctx + 432) ^ ((t24 << 2) | (t24 >> 46)));
    // round 2 (simon.dsl:42)
    const uint64_t t39 = t37 & UINT64_C(0xffffffffffff);
    const uint64_t t46 = ((t39 << 1) | (t39 >> 47)) & ((t39 << 8) | (t39 >> 40));
    const uint64_t t52 = (load64(ctx + 8) ^ t24) ^ ((t39 << 2) | (t39 >> 46));
    const uint64_t t53 = t46 ^ t52;
    // round 3 (simon.dsl:42)
    const uint64_t t55 = t53 & UINT64_C(0xffffffffffff);
    const uint64_t t62 = ((t55 << 1) | (t55 >> 47)) & ((t55 << 8) | (t55 >> 40));
    const uint64_t t68 = (load64(ctx + 16) ^ t39) ^ ((t55 << 2) | (t55 >> 46));
    const uint64_t t69 = t62 ^ t68;
    // round 4 (simon.dsl:42)
    const uint64_t t71 = t69 & UINT64_C(0xffffffffffff);
    const uint64_t t78 = ((t71 << 1) | (t71 >> 47)) & ((t71 << 8) | (t71 >> 40));
    const uint64_t t84 = (load64(ctx + 24) ^ t55) ^ ((t71 << 2) | (t71 >> 46));
    const uint64_t t85 = t78 ^ t84;
    // round 5 (simon.dsl:42)
    const uint64_t t87 = t85 & UINT64_C(0xffffffffffff);
    const uint64_t t94 = ((t87 << 1) | (t87 >> 47)) & ((t87 << 8) | (t87 >> 40));
    const uint64_t t100 = (load64(ctx + 32) ^ t71) ^ ((t87 << 2) | (t87 >> 46));
    const uint64_t t101 = t94 ^ t100;
    // round 6 (simon.dsl:42)
    const uint64_t t103 = t101 & UINT64_C(0xffffffffffff);
    const uint64_t t110 = ((t103 << 1) | (t103 >> 47)) & ((t103 << 8) | (t103 >> 40));
    const uint64_t t116 = (load64(ctx + 40) ^ t87) ^ ((t103 << 2) | (t103 >> 46));
    const uint64_t t117 = t110 ^ t116;
    // round 7 (simon.dsl:42)
    const uint64_t t119 = t117 & UINT64_C(0xffffffffffff);
    const uint64_t t126 = ((t119 << 1) | (t119 >> 47)) & ((t119 << 8) | (t119 >> 40));
    const uint64_t t132 = (load64(ctx + 48) ^ t103) ^ ((t119 << 2) | (t119 >> 46));
    const uint64_t t133 = t126 ^ t132;
    // round 8 (simon.dsl:42)
    const uint64_t t135 = t133 & UINT64_C(0xffffffffffff);
    const uint64_t t142 = ((t135 << 1) | (t135 >> 47)) & ((t135 << 8) | (t135 >> 40));
    const uint64_t t148 = (load64(ctx + 56) ^ t119) ^ ((t135 << 2) | (t135 >> 46));
    const uint64_t t149 = t142 ^ t148;
    // round 9 (simon.dsl:42)
    const uint64_t t151 = t149 & UINT64_C(0xffffffffffff);
    const uint64_t t158 = ((t151 << 1) | (t151 >> 47)) & ((t151 << 8) | (t151 >> 40));
    const uint64_t t164 = (load64(ctx + 64) ^ t135) ^ ((t151 << 2) | (t151 >> 46));
    const uint64_t t165 = t158 ^ t164;
    // round 10 (simon.dsl:42)
    const uint64_t t167 = t165 & UINT64_C(0xffffffffffff);
    const uint64_t t174 = ((t167 << 1) | (t167 >> 47)) & ((t167 << 8) | (t167 >> 40));
    const uint64_t t180 = (load64(ctx + 72) ^ t151) ^ ((t167 << 2) | (t167 >> 46));
    const uint64_t t181 = t174 ^ t180;
    // round 11 (simon.dsl:42)
    const uint64_t t183 = t181 & UINT64_C(0xffffffffffff);
    const uint64_t t190 = ((t183 << 1) | (t183 >> 47)) & ((t183 << 8) | (t183 >> 40));
    const uint64_t t196 = (load64(ctx + 80) ^ t167) ^ ((t183 << 2) | (t183 >> 46));
    const uint64_t t197 = t190 ^ t196;
    // round 12 (simon.dsl:42)
    const uint64_t t199 = t197 & UINT64_C(0xffffffffffff);
    const uint64_t t206 = ((t199 << 1) | (t199 >> 47)) & ((t199 << 8) | (t199 >> 40));
    const uint64_t t212 = (load64(ctx + 88) ^ t183) ^ ((t199 << 2) | (t199 >> 46));
    const uint64_t t213 = t206 ^ t212;
    // round 13 (simon.dsl:42)
    const uint64_t t215 = t213 & UINT64_C(0xffffffffffff);
    const uint64_t t222 = ((t215 << 1) | (t215 >> 47)) & ((t215 << 8) | (t215 >> 40));
    const uint64_t t228 = (load64(ctx + 96) ^ t199) ^ ((t215 << 2) | (t215 >> 46));
    const uint64_t t229 = t222 ^ t228;
    // round 14 (simon.dsl:42)
    const uint64_t t231 = t229 & UINT64_C(0xffffffffffff);
    const uint64_t t238 = ((t231 << 1) | (t231 >> 47)) & ((t231 << 8) | (t231 >> 40));
    const uint64_t t244 = (load64(ctx + 104) ^ t215) ^ ((t231 << 2) | (t231 >> 46));
    const uint64_t t245 = t238 ^ t244;
    // round 15 (simon.dsl:42)
    const uint64_t t247 = t245 & UINT64_C(0xffffffffffff);
    const uint64_t t254 = ((t247 << 1) | (t247 >> 47)) & ((t247 << 8) | (t247 >> 40));
    const uint64_t t260 = (load64(ctx + 112) ^ t231) ^ ((t247 << 2) | (t247 >> 46));
    const uint64_t t261 = t254 ^ t260;
    // round 16 (simon.dsl:42)
    const uint64_t t263 = t261 & UINT64_C(0xffffffffffff);
    const uint64_t t270 = ((t263 << 1) | (t263 >> 47)) & ((t263 << 8) | (t263 >> 40));
    const uint64_t t276 = (load64(ctx + 120) ^ t247) ^ ((t263 << 2) | (t263 >> 46));
    const uint64_t t277 = t270 ^ t276;
    // round 17 (simon.dsl:42)
    const uint64_t t279 = t277 & UINT64_C(0xffffffffffff);
    const uint64_t t286 = ((t279 << 1) | (t279 >> 47)) & ((t279 << 8) | (t279 >> 40));
    const uint64_t t292 = (load64(ctx + 128) ^ t263) ^ ((t279 << 2) | (t279 >> 46));
    const uint64_t t293 = t286 ^ t292;
    // round 18 (simon.dsl:42)
    const uint64_t t295 = t293 & UINT64_C(0xffffffffffff);
    const uint64_t t302 = ((t295 << 1) | (t295 >> 47)) & ((t295 << 8) | (t295 >> 40));
    const uint64_t t308 = (load64(ctx + 136) ^ t279) ^ ((t295 << 2) | (t295 >> 46));
    const uint64_t t309 = t302 ^ t308;
    // round 19 (simon.dsl:42)
    const uint64_t t311 = t309 & UINT64_C(0xffffffffffff);
    const uint64_t t318 = ((t311 << 1) | (t311 >> 47)) & ((t311 << 8) | (t311 >> 40));
    const uint64_t t324 = (load64(ctx + 144) ^ t295) ^ ((t311 << 2) | (t311 >> 46));
    const uint64_t t325 = t318 ^ t324;
    // round 20 (simon.dsl:42)
    const uint64_t t327 = t325 & UINT64_C(0xffffffffffff);
    const uint64_t t334 = ((t327 << 1) | (t327 >> 47)) & ((t327 << 8) | (t327 >> 40));
    const uint64_t t340 = (load64(ctx + 152) ^ t311) ^ ((t327 << 2) | (t327 >> 46));
    const uint64_t t341 = t334 ^ t340;
    // round 21 (simon.dsl:42)
    const uint64_t t343 = t341 & UINT64_C(0xffffffffffff);
    const uint64_t t350 = ((t343 << 1) | (t343 >> 47)) & ((t343 << 8) | (t343 >> 40));
    const uint64_t t356 = (load64(ctx + 160) ^ t327) ^ ((t343 << 2) | (t343 >> 46));
    const uint64_t t357 = t350 ^ t356;
    // round 22 (simon.dsl:42)
    const uint64_t t359 = t357 & UINT64_C(0xffffffffffff);
    const uint64_t t366 = ((t359 << 1) | (t359 >> 47)) & ((t359 << 8) | (t359 >> 40));
    const uint64_t t372 = (load64(ctx + 168) ^ t343) ^ ((t359 << 2) | (t359 >> 46));
    const uint64_t t373 = t366 ^ t372;
    // round 23 (simon.dsl:42)
    const uint64_t t375 = t373 & UINT64_C(0xffffffffffff);
    const uint64_t t382 = ((t375 << 1) | (t375 >> 47)) & ((t375 << 8) | (t375 >> 40));
    const uint64_t t388 = (load64(ctx + 176) ^ t359) ^ ((t375 << 2) | (t375 >> 46));
    const uint64_t t389 = t382 ^ t388;
    // round 24 (simon.dsl:42)
    const uint64_t t391 = t389 & UINT64_C(0xffffffffffff);
    const uint64_t t398 = ((t391 << 1) | (t391 >> 47)) & ((t391 << 8) | (t391 >> 40));
    const uint64_t t404 = (load64(ctx + 184) ^ t375) ^ ((t391 << 2) | (t391 >> 46));
    const uint64_t t405 = t398 ^ t404;
    // round 25 (simon.dsl:42)
    const uint64_t t407 = t405 & UINT64_C(0xffffffffffff);
    const uint64_t t414 = ((t407 << 1) | (t407 >> 47)) & ((t407 << 8) | (t407 >> 40));
    const uint64_t t420 = (load64(ctx + 192) ^ t391) ^ ((t407 << 2) | (t407 >> 46));
    const uint64_t t421 = t414 ^ t420;
    // round 26 (simon.dsl:42)
    const uint64_t t423 = t421 & UINT64_C(0xffffffffffff);
    const uint64_t t430 = ((t423 << 1) | (t423 >> 47)) & ((t423 << 8) | (t423 >> 40));
    const uint64_t t436 = (load64(ctx + 200) ^ t407) ^ ((t423 << 2) | (t423 >> 46));
    const uint64_t t437 = t430 ^ t436;
    // round 27 (simon.dsl:42)
    const uint64_t t439 = t437 & UINT64_C(0xffffffffffff);
    const uint64_t t446 = ((t439 << 1) | (t439 >> 47)) & ((t439 << 8) | (t439 >> 40));
    const uint64_t t452 = (load64(ctx + 208) ^ t423) ^ ((t439 << 2) | (t439 >> 46));
    const uint64_t t453 = t446 ^ t452;
    // round 28 (simon.dsl:42)
    const uint64_t t455 = t453 & UINT64_C(0xffffffffffff);
    const uint64_t t462 = ((t455 << 1) | (t455 >> 47)) & ((t455 << 8) | (t455 >> 40));
    const uint64_t t468 = (load64(ctx + 216) ^ t439) ^ ((t455 << 2) | (t455 >> 46));
    const uint64_t t469 = t462 ^ t468;
    // round 29 (simon.dsl:42)
    const uint64_t t471 = t469 & UINT64_C(0xffffffffffff);
    const uint64_t t478 = ((t471 << 1) | (t471 >> 47)) & ((t471 << 8) | (t471 >> 40));
    const uint64_t t484 = (load64(ctx + 224) ^ t455) ^ ((t471 << 2) | (t471 >> 46));
    const uint64_t t485 = t478 ^ t484;
    // round 30 (simon.dsl:42)
    const uint64_t t487 = t485 & UINT64_C(0xffffffffffff);
    const uint64_t t494 = ((t487 << 1) | (t487 >> 47)) & ((t487 << 8) | (t487 >> 40));
    const uint64_t t500 = (load64(ctx + 232) ^ t471) ^ ((t487 << 2) | (t487 >> 46));
    const uint64_t t501 = t494 ^ t500;
    // round 31 (simon.dsl:42)
    const uint64_t t503 = t501 & UINT64_C(0xffffffffffff);
    const uint64_t t510 = ((t503 << 1) | (t503 >> 47)) & ((t503 << 8) | (t503 >> 40));
    const uint64_t t516 = (load64(ctx + 240) ^ t487) ^ ((t503 << 2) | (t503 >> 46));
    const uint64_t t517 = t510 ^ t516;
    // round 32 (simon.dsl:42)
    const uint64_t t519 = t517 & UINT64_C(0xffffffffffff);
    const uint64_t t526 = ((t519 << 1) | (t519 >> 47)) & ((t519 << 8) | (t519 >> 40));
    const uint64_t t532 = (load64(ctx + 248) ^ t503) ^ ((t519 << 2) | (t519 >> 46));
    const uint64_t t533 = t526 ^ t532;
    // round 33 (simon.dsl:42)
    const uint64_t t535 = t533 & UINT64_C(0xffffffffffff);
    const uint64_t t542 = ((t535 << 1) | (t535 >> 47)) & ((t535 << 8) | (t535 >> 40));
    const uint64_t t548 = (load64(ctx + 256) ^ t519) ^ ((t535 << 2) | (t535 >> 46));
    const uint64_t t549 = t542 ^ t548;
    // round 34 (simon.dsl:42)
    const uint64_t t551 = t549 & UINT64_C(0xffffffffffff);
    const uint64_t t558 = ((t551 << 1) | (t551 >> 47)) & ((t551 << 8) | (t551 >> 40));
    const uint64_t t564 = (load64(ctx + 264) ^ t535) ^ ((t551 << 2) | (t551 >> 46));
    const uint64_t t565 = t558 ^ t564;
    // round 35 (simon.dsl:42)
    const uint64_t t567 = t565 & UINT64_C(0xffffffffffff);
    const uint64_t t574 = ((t567 << 1) | (t567 >> 47)) & ((t567 << 8) | (t567 >> 40));
    const uint64_t t580 = (load64(ctx + 272) ^ t551) ^ ((t567 << 2) | (t567 >> 46));
    const uint64_t t581 = t574 ^ t580;
    // round 36 (simon.dsl:42)
    const uint64_t t583 = t581 & UINT64_C(0xffffffffffff);
    const uint64_t t590 = ((t583 << 1) | (t583 >> 47)) & ((t583 << 8) | (t583 >> 40));
    const uint64_t t596 = (load64(ctx + 280) ^ t567) ^ ((t583 << 2) | (t583 >> 46));
    const uint64_t t597 = t590 ^ t596;
    // round 37 (simon.dsl:42)
    const uint64_t t599 = t597 & UINT64_C(0xffffffffffff);
    const uint64_t t606 = ((t599 << 1) | (t599 >> 47)) & ((t599 << 8) | (t599 >> 40));
    const uint64_t t612 = (load64(ctx + 288) ^ t583) ^ ((t599 << 2) | (t599 >> 46));
    const uint64_t t613 = t606 ^ t612;
    // round 38 (simon.dsl:42)
    const uint64_t t615 = t613 & UINT64_C(0xffffffffffff);
    const uint64_t t622 = ((t615 << 1) | (t615 >> 47)) & ((t615 << 8) | (t615 >> 40));
    const uint64_t t628 = (load64(ctx + 296) ^ t599) ^ ((t615 << 2) | (t615 >> 46));
    const uint64_t t629 = t622 ^ t628;
    // round 39 (simon.dsl:42)
    const uint64_t t631 = t629 & UINT64_C(0xffffffffffff);
    const uint64_t t638 = ((t631 << 1) | (t631 >> 47)) & ((t631 << 8) | (t631 >> 40));
    const uint64_t t644 = (load64(ctx + 304) ^ t615) ^ ((t631 << 2) | (t631 >> 46));
    const uint64_t t645 = t638 ^ t644;
    // round 40 (simon.dsl:42)
    const uint64_t t647 = t645 & UINT64_C(0xffffffffffff);
    const uint64_t t654 = ((t647 << 1) | (t647 >> 47)) & ((t647 << 8) | (t647 >> 40));
    const uint64_t t660 = (load64(ctx + 312) ^ t631) ^ ((t647 << 2) | (t647 >> 46));
    const uint64_t t661 = t654 ^ t660;
    // round 41 (simon.dsl:42)
    const uint64_t t663 = t661 & UINT64_C(0xffffffffffff);
    const uint64_t t670 = ((t663 << 1) | (t663 >> 47)) & ((t663 << 8) | (t663 >> 40));
    const uint64_t t676 = (load64(ctx + 320) ^ t647) ^ ((t663 << 2) | (t663 >> 46));
    const uint64_t t677 = t670 ^ t676;
    // round 42 (simon.dsl:42)
    const uint64_t t679 = t677 & UINT64_C(0xffffffffffff);
    const uint64_t t686 = ((t679 << 1) | (t679 >> 47)) & ((t679 << 8) | (t679 >> 40));
    const uint64_t t692 = (load64(ctx + 328) ^ t663) ^ ((t679 << 2) | (t679 >> 46));
    const uint64_t t693 = t686 ^ t692;
    // round 43 (simon.dsl:42)
    const uint64_t t695 = t693 & UINT64_C(0xffffffffffff);
    const uint64_t t702 = ((t695 << 1) | (t695 >> 47)) & ((t695 << 8) | (t695 >> 40));
    const uint64_t t708 = (load64(ctx + 336) ^ t679) ^ ((t695 << 2) | (t695 >> 46));
    const uint64_t t709 = t702 ^ t708;
    // round 44 (simon.dsl:42)
    const uint64_t t711 = t709 & UINT64_C(0xffffffffffff);
    const uint64_t t718 = ((t711 << 1) | (t711 >> 47)) & ((t711 << 8) | (t711 >> 40));
    const uint64_t t724 = (load64(ctx + 344) ^ t695) ^ ((t711 << 2) | (t711 >> 46));
    const uint64_t t725 = t718 ^ t724;
    // round 45 (simon.dsl:42)
    const uint64_t t727 = t725 & UINT64_C(0xffffffffffff);
    const uint64_t t734 = ((t727 << 1) | (t727 >> 47)) & ((t727 << 8) | (t727 >> 40));
    const uint64_t t740 = (load64(ctx + 352) ^ t711) ^ ((t727 << 2) | (t727 >> 46));
    const uint64_t t741 = t734 ^ t740;
    // round 46 (simon.dsl:42)
    const uint64_t t743 = t741 & UINT64_C(0xffffffffffff);
    const uint64_t t750 = ((t743 << 1) | (t743 >> 47)) & ((t743 << 8) | (t743 >> 40));
    const uint64_t t756 = (load64(ctx + 360) ^ t727) ^ ((t743 << 2) | (t743 >> 46));
    const uint64_t t757 = t750 ^ t756;
    // round 47 (simon.dsl:42)
    const uint64_t t759 = t757 & UINT64_C(0xffffffffffff);
    const uint64_t t766 = ((t759 << 1) | (t759 >> 47)) & ((t759 << 8) | (t759 >> 40));
    const uint64_t t772 = (load64(ctx + 368) ^ t743) ^ ((t759 << 2) | (t759 >> 46));
    const uint64_t t773 = t766 ^ t772;
    // round 48 (simon.dsl:42)
    const uint64_t t775 = t773 & UINT64_C(0xffffffffffff);
    const uint64_t t782 = ((t775 << 1) | (t775 >> 47)) & ((t775 << 8) | (t775 >> 40));
    const uint64_t t788 = (load64(ctx + 376) ^ t759) ^ ((t775 << 2) | (t775 >> 46));
    const uint64_t t789 = t782 ^ t788;
    // round 49 (simon.dsl:42)
    const uint64_t t791 = t789 & UINT64_C(0xffffffffffff);
    const uint64_t t798 = ((t791 << 1) | (t791 >> 47)) & ((t791 << 8) | (t791 >> 40));
    const uint64_t t804 = (load64(ctx + 384) ^ t775) ^ ((t791 << 2) | (t791 >> 46));
    const uint64_t t805 = t798 ^ t804;
    // round 50 (simon.dsl:42)
    const uint64_t t807 = t805 & UINT64_C(0xffffffffffff);
    const uint64_t t814 = ((t807 << 1) | (t807 >> 47)) & ((t807 << 8) | (t807 >> 40));
    const uint64_t t820 = (load64(ctx + 392) ^ t791) ^ ((t807 << 2) | (t807 >> 46));
    const uint64_t t821 = t814 ^ t820;
    // round 51 (simon.dsl:42)
    const uint64_t t823 = t821 & UINT64_C(0xffffffffffff);
    const uint64_t t830 = ((t823 << 1) | (t823 >> 47)) & ((t823 << 8) | (t823 >> 40));
    const uint64_t t836 = (load64(ctx + 400) ^ t807) ^ ((t823 << 2) | (t823 >> 46));
    const uint64_t t837 = t830 ^ t836;
    // round 52 (simon.dsl:42)
    const uint64_t t839 = t837 & UINT64_C(0xffffffffffff);
    const uint64_t t846 = ((t839 << 1) | (t839 >> 47)) & ((t839 << 8) | (t839 >> 40));
    const uint64_t t852 = (load64(ctx + 408) ^ t823) ^ ((t839 << 2) | (t839 >> 46));
    const uint64_t t854 = load_le48(in);
    const uint64_t t855 = load_le48(in + 6);
    store_le48(out, t854 ^ t839);
    store_le48(out + 6, t855 ^ (t846 ^ t852));
}

void lwcc_simon96_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 12; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 12;
        in += 12;
        counter += 1;
    }
    nbytes %= 12;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[12] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_simon96_96_ctr_crypt_c(buffer, buffer, 12, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
