// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck48_96 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 24 bits, each in a variable of its own
// sizes:     in bytes: block 6, key 12, nonce 2, rk 144, ctx 152, align 1, group 6, stack 0
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

static inline uint32_t load_le24(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16;
}

static inline void store_le24(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
}

static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store32(uint8_t *p, uint32_t x)
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

void lwcc_simeck48_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t3 = load_le24(key + 9);
    // round 1 (simeck.dsl:26)
    const uint32_t t12 = (t0 ^ (t1 & ((t1 << 5) | (t1 >> 19)))) ^ ((t1 << 1) | (t1 >> 23));
    const uint32_t t14 = t12 ^ 0xfffffd;
    // round 2 (simeck.dsl:26)
    const uint32_t t23 = (t1 ^ (t2 & ((t2 << 5) | (t2 >> 19)))) ^ ((t2 << 1) | (t2 >> 23));
    const uint32_t t24 = t23 ^ 0xfffffd;
    // round 3 (simeck.dsl:26)
    const uint32_t t33 = (t2 ^ (t3 & ((t3 << 5) | (t3 >> 19)))) ^ ((t3 << 1) | (t3 >> 23));
    const uint32_t t34 = t33 ^ 0xfffffd;
    // round 4 (simeck.dsl:26)
    const uint32_t t36 = t14 & 0xffffff;
    const uint32_t t45 = (t3 ^ (t36 & ((t36 << 5) | (t36 >> 19)))) ^ ((t36 << 1) | (t36 >> 23));
    const uint32_t t46 = t45 ^ 0xfffffd;
    // round 5 (simeck.dsl:26)
    const uint32_t t48 = t24 & 0xffffff;
    const uint32_t t57 = (t36 ^ (t48 & ((t48 << 5) | (t48 >> 19)))) ^ ((t48 << 1) | (t48 >> 23));
    const uint32_t t58 = t57 ^ 0xfffffd;
    // round 6 (simeck.dsl:26)
    const uint32_t t60 = t34 & 0xffffff;
    const uint32_t t69 = (t48 ^ (t60 & ((t60 << 5) | (t60 >> 19)))) ^ ((t60 << 1) | (t60 >> 23));
    const uint32_t t71 = t69 ^ 0xfffffc;
    // round 7 (simeck.dsl:26)
    const uint32_t t73 = t46 & 0xffffff;
    const uint32_t t82 = (t60 ^ (t73 & ((t73 << 5) | (t73 >> 19)))) ^ ((t73 << 1) | (t73 >> 23));
    const uint32_t t83 = t82 ^ 0xfffffc;
    // round 8 (simeck.dsl:26)
    const uint32_t t85 = t58 & 0xffffff;
    const uint32_t t94 = (t73 ^ (t85 & ((t85 << 5) | (t85 >> 19)))) ^ ((t85 << 1) | (t85 >> 23));
    const uint32_t t95 = t94 ^ 0xfffffc;
    // round 9 (simeck.dsl:26)
    const uint32_t t97 = t71 & 0xffffff;
    const uint32_t t106 = (t85 ^ (t97 & ((t97 << 5) | (t97 >> 19)))) ^ ((t97 << 1) | (t97 >> 23));
    const uint32_t t107 = t106 ^ 0xfffffd;
    // round 10 (simeck.dsl:26)
    const uint32_t t109 = t83 & 0xffffff;
    const uint32_t t118 = (t97 ^ (t109 & ((t109 << 5) | (t109 >> 19)))) ^ ((t109 << 1) | (t109 >> 23));
    const uint32_t t119 = t118 ^ 0xfffffd;
    // round 11 (simeck.dsl:26)
    const uint32_t t121 = t95 & 0xffffff;
    const uint32_t t130 = (t109 ^ (t121 & ((t121 << 5) | (t121 >> 19)))) ^ ((t121 << 1) | (t121 >> 23));
    const uint32_t t131 = t130 ^ 0xfffffc;
    // round 12 (simeck.dsl:26)
    const uint32_t t133 = t107 & 0xffffff;
    const uint32_t t142 = (t121 ^ (t133 & ((t133 << 5) | (t133 >> 19)))) ^ ((t133 << 1) | (t133 >> 23));
    const uint32_t t143 = t142 ^ 0xfffffd;
    // round 13 (simeck.dsl:26)
    const uint32_t t145 = t119 & 0xffffff;
    const uint32_t t154 = (t133 ^ (t145 & ((t145 << 5) | (t145 >> 19)))) ^ ((t145 << 1) | (t145 >> 23));
    const uint32_t t155 = t154 ^ 0xfffffd;
    // round 14 (simeck.dsl:26)
    const uint32_t t157 = t131 & 0xffffff;
    const uint32_t t166 = (t145 ^ (t157 & ((t157 << 5) | (t157 >> 19)))) ^ ((t157 << 1) | (t157 >> 23));
    const uint32_t t167 = t166 ^ 0xfffffd;
    // round 15 (simeck.dsl:26)
    const uint32_t t169 = t143 & 0xffffff;
    const uint32_t t178 = (t157 ^ (t169 & ((t169 << 5) | (t169 >> 19)))) ^ ((t169 << 1) | (t169 >> 23));
    const uint32_t t179 = t178 ^ 0xfffffc;
    // round 16 (simeck.dsl:26)
    const uint32_t t181 = t155 & 0xffffff;
    const uint32_t t190 = (t169 ^ (t181 & ((t181 << 5) | (t181 >> 19)))) ^ ((t181 << 1) | (t181 >> 23));
    const uint32_t t191 = t190 ^ 0xfffffd;
    // round 17 (simeck.dsl:26)
    const uint32_t t193 = t167 & 0xffffff;
    const uint32_t t202 = (t181 ^ (t193 & ((t193 << 5) | (t193 >> 19)))) ^ ((t193 << 1) | (t193 >> 23));
    const uint32_t t203 = t202 ^ 0xfffffc;
    // round 18 (simeck.dsl:26)
    const uint32_t t205 = t179 & 0xffffff;
    const uint32_t t214 = (t193 ^ (t205 & ((t205 << 5) | (t205 >> 19)))) ^ ((t205 << 1) | (t205 >> 23));
    const uint32_t t215 = t214 ^ 0xfffffd;
    // round 19 (simeck.dsl:26)
    const uint32_t t217 = t191 & 0xffffff;
    const uint32_t t226 = (t205 ^ (t217 & ((t217 << 5) | (t217 >> 19)))) ^ ((t217 << 1) | (t217 >> 23));
    const uint32_t t227 = t226 ^ 0xfffffc;
    // round 20 (simeck.dsl:26)
    const uint32_t t229 = t203 & 0xffffff;
    const uint32_t t238 = (t217 ^ (t229 & ((t229 << 5) | (t229 >> 19)))) ^ ((t229 << 1) | (t229 >> 23));
    const uint32_t t239 = t238 ^ 0xfffffc;
    // round 21 (simeck.dsl:26)
    const uint32_t t241 = t215 & 0xffffff;
    const uint32_t t250 = (t229 ^ (t241 & ((t241 << 5) | (t241 >> 19)))) ^ ((t241 << 1) | (t241 >> 23));
    const uint32_t t251 = t250 ^ 0xfffffc;
    // round 22 (simeck.dsl:26)
    const uint32_t t253 = t227 & 0xffffff;
    const uint32_t t262 = (t241 ^ (t253 & ((t253 << 5) | (t253 >> 19)))) ^ ((t253 << 1) | (t253 >> 23));
    const uint32_t t263 = t262 ^ 0xfffffc;
    // round 23 (simeck.dsl:26)
    const uint32_t t265 = t239 & 0xffffff;
    const uint32_t t274 = (t253 ^ (t265 & ((t265 << 5) | (t265 >> 19)))) ^ ((t265 << 1) | (t265 >> 23));
    const uint32_t t275 = t274 ^ 0xfffffd;
    // round 24 (simeck.dsl:26)
    const uint32_t t277 = t251 & 0xffffff;
    const uint32_t t286 = (t265 ^ (t277 & ((t277 << 5) | (t277 >> 19)))) ^ ((t277 << 1) | (t277 >> 23));
    const uint32_t t287 = t286 ^ 0xfffffc;
    // round 25 (simeck.dsl:26)
    const uint32_t t289 = t263 & 0xffffff;
    const uint32_t t298 = (t277 ^ (t289 & ((t289 << 5) | (t289 >> 19)))) ^ ((t289 << 1) | (t289 >> 23));
    const uint32_t t299 = t298 ^ 0xfffffc;
    // round 26 (simeck.dsl:26)
    const uint32_t t301 = t275 & 0xffffff;
    const uint32_t t310 = (t289 ^ (t301 & ((t301 << 5) | (t301 >> 19)))) ^ ((t301 << 1) | (t301 >> 23));
    const uint32_t t311 = t310 ^ 0xfffffd;
    // round 27 (simeck.dsl:26)
    const uint32_t t313 = t287 & 0xffffff;
    const uint32_t t322 = (t301 ^ (t313 & ((t313 << 5) | (t313 >> 19)))) ^ ((t313 << 1) | (t313 >> 23));
    const uint32_t t323 = t322 ^ 0xfffffc;
    // round 28 (simeck.dsl:26)
    const uint32_t t325 = t299 & 0xffffff;
    const uint32_t t334 = (t313 ^ (t325 & ((t325 << 5) | (t325 >> 19)))) ^ ((t325 << 1) | (t325 >> 23));
    const uint32_t t335 = t334 ^ 0xfffffd;
    // round 29 (simeck.dsl:26)
    const uint32_t t337 = t311 & 0xffffff;
    const uint32_t t346 = (t325 ^ (t337 & ((t337 << 5) | (t337 >> 19)))) ^ ((t337 << 1) | (t337 >> 23));
    const uint32_t t347 = t346 ^ 0xfffffd;
    // round 30 (simeck.dsl:26)
    const uint32_t t349 = t323 & 0xffffff;
    const uint32_t t358 = (t337 ^ (t349 & ((t349 << 5) | (t349 >> 19)))) ^ ((t349 << 1) | (t349 >> 23));
    const uint32_t t359 = t358 ^ 0xfffffc;
    // round 31 (simeck.dsl:26)
    const uint32_t t361 = t335 & 0xffffff;
    const uint32_t t370 = (t349 ^ (t361 & ((t361 << 5) | (t361 >> 19)))) ^ ((t361 << 1) | (t361 >> 23));
    const uint32_t t371 = t370 ^ 0xfffffc;
    // round 32 (simeck.dsl:26)
    const uint32_t t373 = t347 & 0xffffff;
    const uint32_t t382 = (t361 ^ (t373 & ((t373 << 5) | (t373 >> 19)))) ^ ((t373 << 1) | (t373 >> 23));
    const uint32_t t384 = t359 & 0xffffff;
    const uint32_t t385 = t371 & 0xffffff;
    const uint32_t t386 = (t382 ^ 0xfffffd) & 0xffffff;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t36);
    store32(rk + 20, t48);
    store32(rk + 24, t60);
    store32(rk + 28, t73);
    store32(rk + 32, t85);
    store32(rk + 36, t97);
    store32(rk + 40, t109);
    store32(rk + 44, t121);
    store32(rk + 48, t133);
    store32(rk + 52, t145);
    store32(rk + 56, t157);
    store32(rk + 60, t169);
    store32(rk + 64, t181);
    store32(rk + 68, t193);
    store32(rk + 72, t205);
    store32(rk + 76, t217);
    store32(rk + 80, t229);
    store32(rk + 84, t241);
    store32(rk + 88, t253);
    store32(rk + 92, t265);
    store32(rk + 96, t277);
    store32(rk + 100, t289);
    store32(rk + 104, t301);
    store32(rk + 108, t313);
    store32(rk + 112, t325);
    store32(rk + 116, t337);
    store32(rk + 120, t349);
    store32(rk + 124, t361);
    store32(rk + 128, t373);
    store32(rk + 132, t384);
    store32(rk + 136, t385);
    store32(rk + 140, t386);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le24(in);
    const uint32_t t1 = load_le24(in + 3);
    // round 1 (simeck.dsl:26)
    const uint32_t t12 = (t1 & ((t1 << 5) | (t1 >> 19))) ^ ((t0 ^ load32(rk)) ^ ((t1 << 1) | (t1 >> 23)));
    // round 2 (simeck.dsl:26)
    const uint32_t t14 = t12 & 0xffffff;
    const uint32_t t24 = (t1 ^ load32(rk + 4)) ^ ((t14 << 1) | (t14 >> 23));
    const uint32_t t25 = (t14 & ((t14 << 5) | (t14 >> 19))) ^ t24;
    // round 3 (simeck.dsl:26)
    const uint32_t t27 = t25 & 0xffffff;
    const uint32_t t37 = (load32(rk + 8) ^ t14) ^ ((t27 << 1) | (t27 >> 23));
    const uint32_t t38 = (t27 & ((t27 << 5) | (t27 >> 19))) ^ t37;
    // round 4 (simeck.dsl:26)
    const uint32_t t40 = t38 & 0xffffff;
    const uint32_t t50 = (load32(rk + 12) ^ t27) ^ ((t40 << 1) | (t40 >> 23));
    const uint32_t t51 = (t40 & ((t40 << 5) | (t40 >> 19))) ^ t50;
    // round 5 (simeck.dsl:26)
    const uint32_t t53 = t51 & 0xffffff;
    const uint32_t t63 = (load32(rk + 16) ^ t40) ^ ((t53 << 1) | (t53 >> 23));
    const uint32_t t64 = (t53 & ((t53 << 5) | (t53 >> 19))) ^ t63;
    // round 6 (simeck.dsl:26)
    const uint32_t t66 = t64 & 0xffffff;
    const uint32_t t76 = (load32(rk + 20) ^ t53) ^ ((t66 << 1) | (t66 >> 23));
    const uint32_t t77 = (t66 & ((t66 << 5) | (t66 >> 19))) ^ t76;
    // round 7 (simeck.dsl:26)
    const uint32_t t79 = t77 & 0xffffff;
    const uint32_t t89 = (load32(rk + 24) ^ t66) ^ ((t79 << 1) | (t79 >> 23));
    const uint32_t t90 = (t79 & ((t79 << 5) | (t79 >> 19))) ^ t89;
    // round 8 (simeck.dsl:26)
    const uint32_t t92 = t90 & 0xffffff;
    const uint32_t t102 = (load32(rk + 28) ^ t79) ^ ((t92 << 1) | (t92 >> 23));
    const uint32_t t103 = (t92 & ((t92 << 5) | (t92 >> 19))) ^ t102;
    // round 9 (simeck.dsl:26)
    const uint32_t t105 = t103 & 0xffffff;
    const uint32_t t115 = (load32(rk + 32) ^ t92) ^ ((t105 << 1) | (t105 >> 23));
    const uint32_t t116 = (t105 & ((t105 << 5) | (t105 >> 19))) ^ t115;
    // round 10 (simeck.dsl:26)
    const uint32_t t118 = t116 & 0xffffff;
    const uint32_t t128 = (load32(rk + 36) ^ t105) ^ ((t118 << 1) | (t118 >> 23));
    const uint32_t t129 = (t118 & ((t118 << 5) | (t118 >> 19))) ^ t128;
    // round 11 (simeck.dsl:26)
    const uint32_t t131 = t129 & 0xffffff;
    const uint32_t t141 = (load32(rk + 40) ^ t118) ^ ((t131 << 1) | (t131 >> 23));
    const uint32_t t142 = (t131 & ((t131 << 5) | (t131 >> 19))) ^ t141;
    // round 12 (simeck.dsl:26)
    const uint32_t t144 = t142 & 0xffffff;
    const uint32_t t154 = (load32(rk + 44) ^ t131) ^ ((t144 << 1) | (t144 >> 23));
    const uint32_t t155 = (t144 & ((t144 << 5) | (t144 >> 19))) ^ t154;
    // round 13 (simeck.dsl:26)
    const uint32_t t157 = t155 & 0xffffff;
    const uint32_t t167 = (load32(rk + 48) ^ t144) ^ ((t157 << 1) | (t157 >> 23));
    const uint32_t t168 = (t157 & ((t157 << 5) | (t157 >> 19))) ^ t167;
    // round 14 (simeck.dsl:26)
    const uint32_t t170 = t168 & 0xffffff;
    const uint32_t t180 = (load32(rk + 52) ^ t157) ^ ((t170 << 1) | (t170 >> 23));
    const uint32_t t181 = (t170 & ((t170 << 5) | (t170 >> 19))) ^ t180;
    // round 15 (simeck.dsl:26)
    const uint32_t t183 = t181 & 0xffffff;
    const uint32_t t193 = (load32(rk + 56) ^ t170) ^ ((t183 << 1) | (t183 >> 23));
    const uint32_t t194 = (t183 & ((t183 << 5) | (t183 >> 19))) ^ t193;
    // round 16 (simeck.dsl:26)
    const uint32_t t196 = t194 & 0xffffff;
    const uint32_t t206 = (load32(rk + 60) ^ t183) ^ ((t196 << 1) | (t196 >> 23));
    const uint32_t t207 = (t196 & ((t196 << 5) | (t196 >> 19))) ^ t206;
    // round 17 (simeck.dsl:26)
    const uint32_t t209 = t207 & 0xffffff;
    const uint32_t t219 = (load32(rk + 64) ^ t196) ^ ((t209 << 1) | (t209 >> 23));
    const uint32_t t220 = (t209 & ((t209 << 5) | (t209 >> 19))) ^ t219;
    // round 18 (simeck.dsl:26)
    const uint32_t t222 = t220 & 0xffffff;
    const uint32_t t232 = (load32(rk + 68) ^ t209) ^ ((t222 << 1) | (t222 >> 23));
    const uint32_t t233 = (t222 & ((t222 << 5) | (t222 >> 19))) ^ t232;
    // round 19 (simeck.dsl:26)
    const uint32_t t235 = t233 & 0xffffff;
    const uint32_t t245 = (load32(rk + 72) ^ t222) ^ ((t235 << 1) | (t235 >> 23));
    const uint32_t t246 = (t235 & ((t235 << 5) | (t235 >> 19))) ^ t245;
    // round 20 (simeck.dsl:26)
    const uint32_t t248 = t246 & 0xffffff;
    const uint32_t t258 = (load32(rk + 76) ^ t235) ^ ((t248 << 1) | (t248 >> 23));
    const uint32_t t259 = (t248 & ((t248 << 5) | (t248 >> 19))) ^ t258;
    // round 21 (simeck.dsl:26)
    const uint32_t t261 = t259 & 0xffffff;
    const uint32_t t271 = (load32(rk + 80) ^ t248) ^ ((t261 << 1) | (t261 >> 23));
    const uint32_t t272 = (t261 & ((t261 << 5) | (t261 >> 19))) ^ t271;
    // round 22 (simeck.dsl:26)
    const uint32_t t274 = t272 & 0xffffff;
    const uint32_t t284 = (load32(rk + 84) ^ t261) ^ ((t274 << 1) | (t274 >> 23));
    const uint32_t t285 = (t274 & ((t274 << 5) | (t274 >> 19))) ^ t284;
    // round 23 (simeck.dsl:26)
    const uint32_t t287 = t285 & 0xffffff;
    const uint32_t t297 = (load32(rk + 88) ^ t274) ^ ((t287 << 1) | (t287 >> 23));
    const uint32_t t298 = (t287 & ((t287 << 5) | (t287 >> 19))) ^ t297;
    // round 24 (simeck.dsl:26)
    const uint32_t t300 = t298 & 0xffffff;
    const uint32_t t310 = (load32(rk + 92) ^ t287) ^ ((t300 << 1) | (t300 >> 23));
    const uint32_t t311 = (t300 & ((t300 << 5) | (t300 >> 19))) ^ t310;
    // round 25 (simeck.dsl:26)
    const uint32_t t313 = t311 & 0xffffff;
    const uint32_t t323 = (load32(rk + 96) ^ t300) ^ ((t313 << 1) | (t313 >> 23));
    const uint32_t t324 = (t313 & ((t313 << 5) | (t313 >> 19))) ^ t323;
    // round 26 (simeck.dsl:26)
    const uint32_t t326 = t324 & 0xffffff;
    const uint32_t t336 = (load32(rk + 100) ^ t313) ^ ((t326 << 1) | (t326 >> 23));
    const uint32_t t337 = (t326 & ((t326 << 5) | (t326 >> 19))) ^ t336;
    // round 27 (simeck.dsl:26)
    const uint32_t t339 = t337 & 0xffffff;
    const uint32_t t349 = (load32(rk + 104) ^ t326) ^ ((t339 << 1) | (t339 >> 23));
    const uint32_t t350 = (t339 & ((t339 << 5) | (t339 >> 19))) ^ t349;
    // round 28 (simeck.dsl:26)
    const uint32_t t352 = t350 & 0xffffff;
    const uint32_t t362 = (load32(rk + 108) ^ t339) ^ ((t352 << 1) | (t352 >> 23));
    const uint32_t t363 = (t352 & ((t352 << 5) | (t352 >> 19))) ^ t362;
    // round 29 (simeck.dsl:26)
    const uint32_t t365 = t363 & 0xffffff;
    const uint32_t t375 = (load32(rk + 112) ^ t352) ^ ((t365 << 1) | (t365 >> 23));
    const uint32_t t376 = (t365 & ((t365 << 5) | (t365 >> 19))) ^ t375;
    // round 30 (simeck.dsl:26)
    const uint32_t t378 = t376 & 0xffffff;
    const uint32_t t388 = (load32(rk + 116) ^ t365) ^ ((t378 << 1) | (t378 >> 23));
    const uint32_t t389 = (t378 & ((t378 << 5) | (t378 >> 19))) ^ t388;
    // round 31 (simeck.dsl:26)
    const uint32_t t391 = t389 & 0xffffff;
    const uint32_t t401 = (load32(rk + 120) ^ t378) ^ ((t391 << 1) | (t391 >> 23));
    const uint32_t t402 = (t391 & ((t391 << 5) | (t391 >> 19))) ^ t401;
    // round 32 (simeck.dsl:26)
    const uint32_t t404 = t402 & 0xffffff;
    const uint32_t t414 = (load32(rk + 124) ^ t391) ^ ((t404 << 1) | (t404 >> 23));
    const uint32_t t415 = (t404 & ((t404 << 5) | (t404 >> 19))) ^ t414;
    // round 33 (simeck.dsl:26)
    const uint32_t t417 = t415 & 0xffffff;
    const uint32_t t427 = (load32(rk + 128) ^ t404) ^ ((t417 << 1) | (t417 >> 23));
    const uint32_t t428 = (t417 & ((t417 << 5) | (t417 >> 19))) ^ t427;
    // round 34 (simeck.dsl:26)
    const uint32_t t430 = t428 & 0xffffff;
    const uint32_t t440 = (load32(rk + 132) ^ t417) ^ ((t430 << 1) | (t430 >> 23));
    const uint32_t t441 = (t430 & ((t430 << 5) | (t430 >> 19))) ^ t440;
    // round 35 (simeck.dsl:26)
    const uint32_t t443 = t441 & 0xffffff;
    const uint32_t t453 = (load32(rk + 136) ^ t430) ^ ((t443 << 1) | (t443 >> 23));
    const uint32_t t454 = (t443 & ((t443 << 5) | (t443 >> 19))) ^ t453;
    // round 36 (simeck.dsl:26)
    const uint32_t t456 = t454 & 0xffffff;
    const uint32_t t466 = (load32(rk + 140) ^ t443) ^ ((t456 << 1) | (t456 >> 23));
    store_le24(out, t456);
    store_le24(out + 3, (t456 & ((t456 << 5) | (t456 >> 19))) ^ t466);
}

void lwcc_simeck48_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 6;
        in += 6;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le24(in);
    const uint32_t t1 = load_le24(in + 3);
    // round 36 (simeck.dsl:26)
    const uint32_t t11 = (t1 ^ load32(rk + 140)) ^ ((t0 << 1) | (t0 >> 23));
    const uint32_t t12 = (t0 & ((t0 << 5) | (t0 >> 19))) ^ t11;
    // round 35 (simeck.dsl:26)
    const uint32_t t14 = t12 & 0xffffff;
    const uint32_t t24 = (t0 ^ load32(rk + 136)) ^ ((t14 << 1) | (t14 >> 23));
    const uint32_t t25 = (t14 & ((t14 << 5) | (t14 >> 19))) ^ t24;
    // round 34 (simeck.dsl:26)
    const uint32_t t27 = t25 & 0xffffff;
    const uint32_t t37 = (load32(rk + 132) ^ t14) ^ ((t27 << 1) | (t27 >> 23));
    const uint32_t t38 = (t27 & ((t27 << 5) | (t27 >> 19))) ^ t37;
    // round 33 (simeck.dsl:26)
    const uint32_t t40 = t38 & 0xffffff;
    const uint32_t t50 = (load32(rk + 128) ^ t27) ^ ((t40 << 1) | (t40 >> 23));
    const uint32_t t51 = (t40 & ((t40 << 5) | (t40 >> 19))) ^ t50;
    // round 32 (simeck.dsl:26)
    const uint32_t t53 = t51 & 0xffffff;
    const uint32_t t63 = (load32(rk + 124) ^ t40) ^ ((t53 << 1) | (t53 >> 23));
    const uint32_t t64 = (t53 & ((t53 << 5) | (t53 >> 19))) ^ t63;
    // round 31 (simeck.dsl:26)
    const uint32_t t66 = t64 & 0xffffff;
    const uint32_t t76 = (load32(rk + 120) ^ t53) ^ ((t66 << 1) | (t66 >> 23));
    const uint32_t t77 = (t66 & ((t66 << 5) | (t66 >> 19))) ^ t76;
    // round 30 (simeck.dsl:26)
    const uint32_t t79 = t77 & 0xffffff;
    const uint32_t t89 = (load32(rk + 116) ^ t66) ^ ((t79 << 1) | (t79 >> 23));
    const uint32_t t90 = (t79 & ((t79 << 5) | (t79 >> 19))) ^ t89;
    // round 29 (simeck.dsl:26)
    const uint32_t t92 = t90 & 0xffffff;
    const uint32_t t102 = (load32(rk + 112) ^ t79) ^ ((t92 << 1) | (t92 >> 23));
    const uint32_t t103 = (t92 & ((t92 << 5) | (t92 >> 19))) ^ t102;
    // round 28 (simeck.dsl:26)
    const uint32_t t105 = t103 & 0xffffff;
    const uint32_t t115 = (load32(rk + 108) ^ t92) ^ ((t105 << 1) | (t105 >> 23));
    const uint32_t t116 = (t105 & ((t105 << 5) | (t105 >> 19))) ^ t115;
    // round 27 (simeck.dsl:26)
    const uint32_t t118 = t116 & 0xffffff;
    const uint32_t t128 = (load32(rk + 104) ^ t105) ^ ((t118 << 1) | (t118 >> 23));
    const uint32_t t129 = (t118 & ((t118 << 5) | (t118 >> 19))) ^ t128;
    // round 26 (simeck.dsl:26)
    const uint32_t t131 = t129 & 0xffffff;
    const uint32_t t141 = (load32(rk + 100) ^ t118) ^ ((t131 << 1) | (t131 >> 23));
    const uint32_t t142 = (t131 & ((t131 << 5) | (t131 >> 19))) ^ t141;
    // round 25 (simeck.dsl:26)
    const uint32_t t144 = t142 & 0xffffff;
    const uint32_t t154 = (load32(rk + 96) ^ t131) ^ ((t144 << 1) | (t144 >> 23));
    const uint32_t t155 = (t144 & ((t144 << 5) | (t144 >> 19))) ^ t154;
    // round 24 (simeck.dsl:26)
    const uint32_t t157 = t155 & 0xffffff;
    const uint32_t t167 = (load32(rk + 92) ^ t144) ^ ((t157 << 1) | (t157 >> 23));
    const uint32_t t168 = (t157 & ((t157 << 5) | (t157 >> 19))) ^ t167;
    // round 23 (simeck.dsl:26)
    const uint32_t t170 = t168 & 0xffffff;
    const uint32_t t180 = (load32(rk + 88) ^ t157) ^ ((t170 << 1) | (t170 >> 23));
    const uint32_t t181 = (t170 & ((t170 << 5) | (t170 >> 19))) ^ t180;
    // round 22 (simeck.dsl:26)
    const uint32_t t183 = t181 & 0xffffff;
    const uint32_t t193 = (load32(rk + 84) ^ t170) ^ ((t183 << 1) | (t183 >> 23));
    const uint32_t t194 = (t183 & ((t183 << 5) | (t183 >> 19))) ^ t193;
    // round 21 (simeck.dsl:26)
    const uint32_t t196 = t194 & 0xffffff;
    const uint32_t t206 = (load32(rk + 80) ^ t183) ^ ((t196 << 1) | (t196 >> 23));
    const uint32_t t207 = (t196 & ((t196 << 5) | (t196 >> 19))) ^ t206;
    // round 20 (simeck.dsl:26)
    const uint32_t t209 = t207 & 0xffffff;
    const uint32_t t219 = (load32(rk + 76) ^ t196) ^ ((t209 << 1) | (t209 >> 23));
    const uint32_t t220 = (t209 & ((t209 << 5) | (t209 >> 19))) ^ t219;
    // round 19 (simeck.dsl:26)
    const uint32_t t222 = t220 & 0xffffff;
    const uint32_t t232 = (load32(rk + 72) ^ t209) ^ ((t222 << 1) | (t222 >> 23));
    const uint32_t t233 = (t222 & ((t222 << 5) | (t222 >> 19))) ^ t232;
    // round 18 (simeck.dsl:26)
    const uint32_t t235 = t233 & 0xffffff;
    const uint32_t t245 = (load32(rk + 68) ^ t222) ^ ((t235 << 1) | (t235 >> 23));
    const uint32_t t246 = (t235 & ((t235 << 5) | (t235 >> 19))) ^ t245;
    // round 17 (simeck.dsl:26)
    const uint32_t t248 = t246 & 0xffffff;
    const uint32_t t258 = (load32(rk + 64) ^ t235) ^ ((t248 << 1) | (t248 >> 23));
    const uint32_t t259 = (t248 & ((t248 << 5) | (t248 >> 19))) ^ t258;
    // round 16 (simeck.dsl:26)
    const uint32_t t261 = t259 & 0xffffff;
    const uint32_t t271 = (load32(rk + 60) ^ t248) ^ ((t261 << 1) | (t261 >> 23));
    const uint32_t t272 = (t261 & ((t261 << 5) | (t261 >> 19))) ^ t271;
    // round 15 (simeck.dsl:26)
    const uint32_t t274 = t272 & 0xffffff;
    const uint32_t t284 = (load32(rk + 56) ^ t261) ^ ((t274 << 1) | (t274 >> 23));
    const uint32_t t285 = (t274 & ((t274 << 5) | (t274 >> 19))) ^ t284;
    // round 14 (simeck.dsl:26)
    const uint32_t t287 = t285 & 0xffffff;
    const uint32_t t297 = (load32(rk + 52) ^ t274) ^ ((t287 << 1) | (t287 >> 23));
    const uint32_t t298 = (t287 & ((t287 << 5) | (t287 >> 19))) ^ t297;
    // round 13 (simeck.dsl:26)
    const uint32_t t300 = t298 & 0xffffff;
    const uint32_t t310 = (load32(rk + 48) ^ t287) ^ ((t300 << 1) | (t300 >> 23));
    const uint32_t t311 = (t300 & ((t300 << 5) | (t300 >> 19))) ^ t310;
    // round 12 (simeck.dsl:26)
    const uint32_t t313 = t311 & 0xffffff;
    const uint32_t t323 = (load32(rk + 44) ^ t300) ^ ((t313 << 1) | (t313 >> 23));
    const uint32_t t324 = (t313 & ((t313 << 5) | (t313 >> 19))) ^ t323;
    // round 11 (simeck.dsl:26)
    const uint32_t t326 = t324 & 0xffffff;
    const uint32_t t336 = (load32(rk + 40) ^ t313) ^ ((t326 << 1) | (t326 >> 23));
    const uint32_t t337 = (t326 & ((t326 << 5) | (t326 >> 19))) ^ t336;
    // round 10 (simeck.dsl:26)
    const uint32_t t339 = t337 & 0xffffff;
    const uint32_t t349 = (load32(rk + 36) ^ t326) ^ ((t339 << 1) | (t339 >> 23));
    const uint32_t t350 = (t339 & ((t339 << 5) | (t339 >> 19))) ^ t349;
    // round 9 (simeck.dsl:26)
    const uint32_t t352 = t350 & 0xffffff;
    const uint32_t t362 = (load32(rk + 32) ^ t339) ^ ((t352 << 1) | (t352 >> 23));
    const uint32_t t363 = (t352 & ((t352 << 5) | (t352 >> 19))) ^ t362;
    // round 8 (simeck.dsl:26)
    const uint32_t t365 = t363 & 0xffffff;
    const uint32_t t375 = (load32(rk + 28) ^ t352) ^ ((t365 << 1) | (t365 >> 23));
    const uint32_t t376 = (t365 & ((t365 << 5) | (t365 >> 19))) ^ t375;
    // round 7 (simeck.dsl:26)
    const uint32_t t378 = t376 & 0xffffff;
    const uint32_t t388 = (load32(rk + 24) ^ t365) ^ ((t378 << 1) | (t378 >> 23));
    const uint32_t t389 = (t378 & ((t378 << 5) | (t378 >> 19))) ^ t388;
    // round 6 (simeck.dsl:26)
    const uint32_t t391 = t389 & 0xffffff;
    const uint32_t t401 = (load32(rk + 20) ^ t378) ^ ((t391 << 1) | (t391 >> 23));
    const uint32_t t402 = (t391 & ((t391 << 5) | (t391 >> 19))) ^ t401;
    // round 5 (simeck.dsl:26)
    const uint32_t t404 = t402 & 0xffffff;
    const uint32_t t414 = (load32(rk + 16) ^ t391) ^ ((t404 << 1) | (t404 >> 23));
    const uint32_t t415 = (t404 & ((t404 << 5) | (t404 >> 19))) ^ t414;
    // round 4 (simeck.dsl:26)
    const uint32_t t417 = t415 & 0xffffff;
    const uint32_t t427 = (load32(rk + 12) ^ t404) ^ ((t417 << 1) | (t417 >> 23));
    const uint32_t t428 = (t417 & ((t417 << 5) | (t417 >> 19))) ^ t427;
    // round 3 (simeck.dsl:26)
    const uint32_t t430 = t428 & 0xffffff;
    const uint32_t t440 = (load32(rk + 8) ^ t417) ^ ((t430 << 1) | (t430 >> 23));
    const uint32_t t441 = (t430 & ((t430 << 5) | (t430 >> 19))) ^ t440;
    // round 2 (simeck.dsl:26)
    const uint32_t t443 = t441 & 0xffffff;
    const uint32_t t453 = (load32(rk + 4) ^ t430) ^ ((t443 << 1) | (t443 >> 23));
    const uint32_t t454 = (t443 & ((t443 << 5) | (t443 >> 19))) ^ t453;
    // round 1 (simeck.dsl:26)
    const uint32_t t456 = t454 & 0xffffff;
    const uint32_t t466 = (load32(rk) ^ t443) ^ ((t456 << 1) | (t456 >> 23));
    store_le24(out, (t456 & ((t456 << 5) | (t456 >> 19))) ^ t466);
    store_le24(out + 3, t456);
}

void lwcc_simeck48_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 6;
        in += 6;
    }
}

void lwcc_simeck48_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simeck48_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck48_96_key_setup_c(ctx, key);
    lwcc_simeck48_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_simeck48_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    ctx[144] = (uint8_t)nonce[0];
    ctx[148] = (uint8_t)nonce[1];
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t15 = ((uint32_t)ctx[144] | ((uint32_t)ctx[148] << 8)) | (((uint32_t)((uint8_t)(counter >> 24))) << 16);
    const uint32_t t19 = ((uint32_t)((uint8_t)(counter >> 16))) | (((uint32_t)((uint8_t)(counter >> 8))) << 8);
    const uint32_t t22 = t19 | (((uint32_t)(uint8_t)counter) << 16);
    // round 1 (simeck.dsl:26)
    const uint32_t t33 = (t22 & ((t22 << 5) | (t22 >> 19))) ^ ((load32(ctx) ^ t15) ^ ((t22 << 1) | (t22 >> 23)));
    // round 2 (simeck.dsl:26)
    const uint32_t t35 = t33 & 0xffffff;
    const uint32_t t45 = (load32(ctx + 4) ^ t22) ^ ((t35 << 1) | (t35 >> 23));
    const uint32_t t46 = (t35 & ((t35 << 5) | (t35 >> 19))) ^ t45;
    // round 3 (simeck.dsl:26)
    const uint32_t t48 = t46 & 0xffffff;
    const uint32_t t58 = (load32(ctx + 8) ^ t35) ^ ((t48 << 1) | (t48 >> 23));
    const uint32_t t59 = (t48 & ((t48 << 5) | (t48 >> 19))) ^ t58;
    // round 4 (simeck.dsl:26)
    const uint32_t t61 = t59 & 0xffffff;
    const uint32_t t71 = (load32(ctx + 12) ^ t48) ^ ((t61 << 1) | (t61 >> 23));
    const uint32_t t72 = (t61 & ((t61 << 5) | (t61 >> 19))) ^ t71;
    // round 5 (simeck.dsl:26)
    const uint32_t t74 = t72 & 0xffffff;
    const uint32_t t84 = (load32(ctx + 16) ^ t61) ^ ((t74 << 1) | (t74 >> 23));
    const uint32_t t85 = (t74 & ((t74 << 5) | (t74 >> 19))) ^ t84;
    // round 6 (simeck.dsl:26)
    const uint32_t t87 = t85 & 0xffffff;
    const uint32_t t97 = (load32(ctx + 20) ^ t74) ^ ((t87 << 1) | (t87 >> 23));
    const uint32_t t98 = (t87 & ((t87 << 5) | (t87 >> 19))) ^ t97;
    // round 7 (simeck.dsl:26)
    const uint32_t t100 = t98 & 0xffffff;
    const uint32_t t110 = (load32(ctx + 24) ^ t87) ^ ((t100 << 1) | (t100 >> 23));
    const uint32_t t111 = (t100 & ((t100 << 5) | (t100 >> 19))) ^ t110;
    // round 8 (simeck.dsl:26)
    const uint32_t t113 = t111 & 0xffffff;
    const uint32_t t123 = (load32(ctx + 28) ^ t100) ^ ((t113 << 1) | (t113 >> 23));
    const uint32_t t124 = (t113 & ((t113 << 5) | (t113 >> 19))) ^ t123;
    // round 9 (simeck.dsl:26)
    const uint32_t t126 = t124 & 0xffffff;
    const uint32_t t136 = (load32(ctx + 32) ^ t113) ^ ((t126 << 1) | (t126 >> 23));
    const uint32_t t137 = (t126 & ((t126 << 5) | (t126 >> 19))) ^ t136;
    // round 10 (simeck.dsl:26)
    const uint32_t t139 = t137 & 0xffffff;
    const uint32_t t149 = (load32(ctx + 36) ^ t126) ^ ((t139 << 1) | (t139 >> 23));
    const uint32_t t150 = (t139 & ((t139 << 5) | (t139 >> 19))) ^ t149;
    // round 11 (simeck.dsl:26)
    const uint32_t t152 = t150 & 0xffffff;
    const uint32_t t162 = (load32(ctx + 40) ^ t139) ^ ((t152 << 1) | (t152 >> 23));
    const uint32_t t163 = (t152 & ((t152 << 5) | (t152 >> 19))) ^ t162;
    // round 12 (simeck.dsl:26)
    const uint32_t t165 = t163 & 0xffffff;
    const uint32_t t175 = (load32(ctx + 44) ^ t152) ^ ((t165 << 1) | (t165 >> 23));
    const uint32_t t176 = (t165 & ((t165 << 5) | (t165 >> 19))) ^ t175;
    // round 13 (simeck.dsl:26)
    const uint32_t t178 = t176 & 0xffffff;
    const uint32_t t188 = (load32(ctx + 48) ^ t165) ^ ((t178 << 1) | (t178 >> 23));
    const uint32_t t189 = (t178 & ((t178 << 5) | (t178 >> 19))) ^ t188;
    // round 14 (simeck.dsl:26)
    const uint32_t t191 = t189 & 0xffffff;
    const uint32_t t201 = (load32(ctx + 52) ^ t178) ^ ((t191 << 1) | (t191 >> 23));
    const uint32_t t202 = (t191 & ((t191 << 5) | (t191 >> 19))) ^ t201;
    // round 15 (simeck.dsl:26)
    const uint32_t t204 = t202 & 0xffffff;
    const uint32_t t214 = (load32(ctx + 56) ^ t191) ^ ((t204 << 1) | (t204 >> 23));
    const uint32_t t215 = (t204 & ((t204 << 5) | (t204 >> 19))) ^ t214;
    // round 16 (simeck.dsl:26)
    const uint32_t t217 = t215 & 0xffffff;
    const uint32_t t227 = (load32(ctx + 60) ^ t204) ^ ((t217 << 1) | (t217 >> 23));
    const uint32_t t228 = (t217 & ((t217 << 5) | (t217 >> 19))) ^ t227;
    // round 17 (simeck.dsl:26)
    const uint32_t t230 = t228 & 0xffffff;
    const uint32_t t240 = (load32(ctx + 64) ^ t217) ^ ((t230 << 1) | (t230 >> 23));
    const uint32_t t241 = (t230 & ((t230 << 5) | (t230 >> 19))) ^ t240;
    // round 18 (simeck.dsl:26)
    const uint32_t t243 = t241 & 0xffffff;
    const uint32_t t253 = (load32(ctx + 68) ^ t230) ^ ((t243 << 1) | (t243 >> 23));
    const uint32_t t254 = (t243 & ((t243 << 5) | (t243 >> 19))) ^ t253;
    // round 19 (simeck.dsl:26)
    const uint32_t t256 = t254 & 0xffffff;
    const uint32_t t266 = (load32(ctx + 72) ^ t243) ^ ((t256 << 1) | (t256 >> 23));
    const uint32_t t267 = (t256 & ((t256 << 5) | (t256 >> 19))) ^ t266;
    // round 20 (simeck.dsl:26)
    const uint32_t t269 = t267 & 0xffffff;
    const uint32_t t279 = (load32(ctx + 76) ^ t256) ^ ((t269 << 1) | (t269 >> 23));
    const uint32_t t280 = (t269 & ((t269 << 5) | (t269 >> 19))) ^ t279;
    // round 21 (simeck.dsl:26)
    const uint32_t t282 = t280 & 0xffffff;
    const uint32_t t292 = (load32(ctx + 80) ^ t269) ^ ((t282 << 1) | (t282 >> 23));
    const uint32_t t293 = (t282 & ((t282 << 5) | (t282 >> 19))) ^ t292;
    // round 22 (simeck.dsl:26)
    const uint32_t t295 = t293 & 0xffffff;
    const uint32_t t305 = (load32(ctx + 84) ^ t282) ^ ((t295 << 1) | (t295 >> 23));
    const uint32_t t306 = (t295 & ((t295 << 5) | (t295 >> 19))) ^ t305;
    // round 23 (simeck.dsl:26)
    const uint32_t t308 = t306 & 0xffffff;
    const uint32_t t318 = (load32(ctx + 88) ^ t295) ^ ((t308 << 1) | (t308 >> 23));
    const uint32_t t319 = (t308 & ((t308 << 5) | (t308 >> 19))) ^ t318;
    // round 24 (simeck.dsl:26)
    const uint32_t t321 = t319 & 0xffffff;
    const uint32_t t331 = (load32(ctx + 92) ^ t308) ^ ((t321 << 1) | (t321 >> 23));
    const uint32_t t332 = (t321 & ((t321 << 5) | (t321 >> 19))) ^ t331;
    // round 25 (simeck.dsl:26)
    const uint32_t t334 = t332 & 0xffffff;
    const uint32_t t344 = (load32(ctx + 96) ^ t321) ^ ((t334 << 1) | (t334 >> 23));
    const uint32_t t345 = (t334 & ((t334 << 5) | (t334 >> 19))) ^ t344;
    // round 26 (simeck.dsl:26)
    const uint32_t t347 = t345 & 0xffffff;
    const uint32_t t357 = (load32(ctx + 100) ^ t334) ^ ((t347 << 1) | (t347 >> 23));
    const uint32_t t358 = (t347 & ((t347 << 5) | (t347 >> 19))) ^ t357;
    // round 27 (simeck.dsl:26)
    const uint32_t t360 = t358 & 0xffffff;
    const uint32_t t370 = (load32(ctx + 104) ^ t347) ^ ((t360 << 1) | (t360 >> 23));
    const uint32_t t371 = (t360 & ((t360 << 5) | (t360 >> 19))) ^ t370;
    // round 28 (simeck.dsl:26)
    const uint32_t t373 = t371 & 0xffffff;
    const uint32_t t383 = (load32(ctx + 108) ^ t360) ^ ((t373 << 1) | (t373 >> 23));
    const uint32_t t384 = (t373 & ((t373 << 5) | (t373 >> 19))) ^ t383;
    // round 29 (simeck.dsl:26)
    const uint32_t t386 = t384 & 0xffffff;
    const uint32_t t396 = (load32(ctx + 112) ^ t373) ^ ((t386 << 1) | (t386 >> 23));
    const uint32_t t397 = (t386 & ((t386 << 5) | (t386 >> 19))) ^ t396;
    // round 30 (simeck.dsl:26)
    const uint32_t t399 = t397 & 0xffffff;
    const uint32_t t409 = (load32(ctx + 116) ^ t386) ^ ((t399 << 1) | (t399 >> 23));
    const uint32_t t410 = (t399 & ((t399 << 5) | (t399 >> 19))) ^ t409;
    // round 31 (simeck.dsl:26)
    const uint32_t t412 = t410 & 0xffffff;
    const uint32_t t422 = (load32(ctx + 120) ^ t399) ^ ((t412 << 1) | (t412 >> 23));
    const uint32_t t423 = (t412 & ((t412 << 5) | (t412 >> 19))) ^ t422;
    // round 32 (simeck.dsl:26)
    const uint32_t t425 = t423 & 0xffffff;
    const uint32_t t435 = (load32(ctx + 124) ^ t412) ^ ((t425 << 1) | (t425 >> 23));
    const uint32_t t436 = (t425 & ((t425 << 5) | (t425 >> 19))) ^ t435;
    // round 33 (simeck.dsl:26)
    const uint32_t t438 = t436 & 0xffffff;
    const uint32_t t448 = (load32(ctx + 128) ^ t425) ^ ((t438 << 1) | (t438 >> 23));
    const uint32_t t449 = (t438 & ((t438 << 5) | (t438 >> 19))) ^ t448;
    // round 34 (simeck.dsl:26)
    const uint32_t t451 = t449 & 0xffffff;
    const uint32_t t461 = (load32(ctx + 132) ^ t438) ^ ((t451 << 1) | (t451 >> 23));
    const uint32_t t462 = (t451 & ((t451 << 5) | (t451 >> 19))) ^ t461;
    // round 35 (simeck.dsl:26)
    const uint32_t t464 = t462 & 0xffffff;
    const uint32_t t474 = (load32(ctx + 136) ^ t451) ^ ((t464 << 1) | (t464 >> 23));
    const uint32_t t475 = (t464 & ((t464 << 5) | (t464 >> 19))) ^ t474;
    // round 36 (simeck.dsl:26)
    const uint32_t t477 = t475 & 0xffffff;
    const uint32_t t487 = (load32(ctx + 140) ^ t464) ^ ((t477 << 1) | (t477 >> 23));
    const uint32_t t489 = load_le24(in);
    const uint32_t t490 = load_le24(in + 3);
    const uint32_t t492 = t490 ^ ((t477 & ((t477 << 5) | (t477 >> 19))) ^ t487);
    store_le24(out, t489 ^ t477);
    store_le24(out + 3, t492);
}

void lwcc_simeck48_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 6; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 6;
        in += 6;
        counter += 1;
    }
    nbytes %= 6;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[6] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_simeck48_96_ctr_crypt_c(buffer, buffer, 6, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
