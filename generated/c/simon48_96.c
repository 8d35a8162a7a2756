// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon48_96 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
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

void lwcc_simon48_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    const uint32_t t3 = load_le24(key + 9);
    const uint32_t t9 = (((t3 << 21) | (t3 >> 3)) ^ t1) & 0xffffff;
    const uint32_t t16 = (0xfffffd ^ t0) ^ (t9 ^ ((t9 << 23) | (t9 >> 1)));
    const uint32_t t17 = t16 & 0xffffff;
    const uint32_t t22 = (((t17 << 21) | (t17 >> 3)) ^ t2) & 0xffffff;
    const uint32_t t29 = (0xfffffc ^ t1) ^ (t22 ^ ((t22 << 23) | (t22 >> 1)));
    const uint32_t t30 = t29 & 0xffffff;
    const uint32_t t35 = (((t30 << 21) | (t30 >> 3)) ^ t3) & 0xffffff;
    const uint32_t t41 = (0xfffffc ^ t2) ^ (t35 ^ ((t35 << 23) | (t35 >> 1)));
    const uint32_t t42 = t41 & 0xffffff;
    const uint32_t t47 = (((t42 << 21) | (t42 >> 3)) ^ t17) & 0xffffff;
    const uint32_t t53 = (0xfffffc ^ t3) ^ (t47 ^ ((t47 << 23) | (t47 >> 1)));
    const uint32_t t54 = t53 & 0xffffff;
    const uint32_t t59 = (((t54 << 21) | (t54 >> 3)) ^ t30) & 0xffffff;
    const uint32_t t65 = (0xfffffd ^ t17) ^ (t59 ^ ((t59 << 23) | (t59 >> 1)));
    const uint32_t t66 = t65 & 0xffffff;
    const uint32_t t71 = (((t66 << 21) | (t66 >> 3)) ^ t42) & 0xffffff;
    const uint32_t t77 = (0xfffffd ^ t30) ^ (t71 ^ ((t71 << 23) | (t71 >> 1)));
    const uint32_t t78 = t77 & 0xffffff;
    const uint32_t t83 = (((t78 << 21) | (t78 >> 3)) ^ t54) & 0xffffff;
    const uint32_t t89 = (0xfffffd ^ t42) ^ (t83 ^ ((t83 << 23) | (t83 >> 1)));
    const uint32_t t90 = t89 & 0xffffff;
    const uint32_t t95 = (((t90 << 21) | (t90 >> 3)) ^ t66) & 0xffffff;
    const uint32_t t101 = (0xfffffc ^ t54) ^ (t95 ^ ((t95 << 23) | (t95 >> 1)));
    const uint32_t t102 = t101 & 0xffffff;
    const uint32_t t107 = (((t102 << 21) | (t102 >> 3)) ^ t78) & 0xffffff;
    const uint32_t t113 = (0xfffffd ^ t66) ^ (t107 ^ ((t107 << 23) | (t107 >> 1)));
    const uint32_t t114 = t113 & 0xffffff;
    const uint32_t t119 = (((t114 << 21) | (t114 >> 3)) ^ t90) & 0xffffff;
    const uint32_t t125 = (0xfffffd ^ t78) ^ (t119 ^ ((t119 << 23) | (t119 >> 1)));
    const uint32_t t126 = t125 & 0xffffff;
    const uint32_t t131 = (((t126 << 21) | (t126 >> 3)) ^ t102) & 0xffffff;
    const uint32_t t137 = (0xfffffd ^ t90) ^ (t131 ^ ((t131 << 23) | (t131 >> 1)));
    const uint32_t t138 = t137 & 0xffffff;
    const uint32_t t143 = (((t138 << 21) | (t138 >> 3)) ^ t114) & 0xffffff;
    const uint32_t t149 = (0xfffffd ^ t102) ^ (t143 ^ ((t143 << 23) | (t143 >> 1)));
    const uint32_t t150 = t149 & 0xffffff;
    const uint32_t t155 = (((t150 << 21) | (t150 >> 3)) ^ t126) & 0xffffff;
    const uint32_t t161 = (0xfffffd ^ t114) ^ (t155 ^ ((t155 << 23) | (t155 >> 1)));
    const uint32_t t162 = t161 & 0xffffff;
    const uint32_t t167 = (((t162 << 21) | (t162 >> 3)) ^ t138) & 0xffffff;
    const uint32_t t173 = (0xfffffc ^ t126) ^ (t167 ^ ((t167 << 23) | (t167 >> 1)));
    const uint32_t t174 = t173 & 0xffffff;
    const uint32_t t179 = (((t174 << 21) | (t174 >> 3)) ^ t150) & 0xffffff;
    const uint32_t t185 = (0xfffffc ^ t138) ^ (t179 ^ ((t179 << 23) | (t179 >> 1)));
    const uint32_t t186 = t185 & 0xffffff;
    const uint32_t t191 = (((t186 << 21) | (t186 >> 3)) ^ t162) & 0xffffff;
    const uint32_t t197 = (0xfffffd ^ t150) ^ (t191 ^ ((t191 << 23) | (t191 >> 1)));
    const uint32_t t198 = t197 & 0xffffff;
    const uint32_t t203 = (((t198 << 21) | (t198 >> 3)) ^ t174) & 0xffffff;
    const uint32_t t209 = (0xfffffc ^ t162) ^ (t203 ^ ((t203 << 23) | (t203 >> 1)));
    const uint32_t t210 = t209 & 0xffffff;
    const uint32_t t215 = (((t210 << 21) | (t210 >> 3)) ^ t186) & 0xffffff;
    const uint32_t t221 = (0xfffffc ^ t174) ^ (t215 ^ ((t215 << 23) | (t215 >> 1)));
    const uint32_t t222 = t221 & 0xffffff;
    const uint32_t t227 = (((t222 << 21) | (t222 >> 3)) ^ t198) & 0xffffff;
    const uint32_t t233 = (0xfffffd ^ t186) ^ (t227 ^ ((t227 << 23) | (t227 >> 1)));
    const uint32_t t234 = t233 & 0xffffff;
    const uint32_t t239 = (((t234 << 21) | (t234 >> 3)) ^ t210) & 0xffffff;
    const uint32_t t245 = (0xfffffd ^ t198) ^ (t239 ^ ((t239 << 23) | (t239 >> 1)));
    const uint32_t t246 = t245 & 0xffffff;
    const uint32_t t251 = (((t246 << 21) | (t246 >> 3)) ^ t222) & 0xffffff;
    const uint32_t t257 = (0xfffffc ^ t210) ^ (t251 ^ ((t251 << 23) | (t251 >> 1)));
    const uint32_t t258 = t257 & 0xffffff;
    const uint32_t t263 = (((t258 << 21) | (t258 >> 3)) ^ t234) & 0xffffff;
    const uint32_t t269 = (0xfffffc ^ t222) ^ (t263 ^ ((t263 << 23) | (t263 >> 1)));
    const uint32_t t270 = t269 & 0xffffff;
    const uint32_t t275 = (((t270 << 21) | (t270 >> 3)) ^ t246) & 0xffffff;
    const uint32_t t281 = (0xfffffc ^ t234) ^ (t275 ^ ((t275 << 23) | (t275 >> 1)));
    const uint32_t t282 = t281 & 0xffffff;
    const uint32_t t287 = (((t282 << 21) | (t282 >> 3)) ^ t258) & 0xffffff;
    const uint32_t t293 = (0xfffffc ^ t246) ^ (t287 ^ ((t287 << 23) | (t287 >> 1)));
    const uint32_t t294 = t293 & 0xffffff;
    const uint32_t t299 = (((t294 << 21) | (t294 >> 3)) ^ t270) & 0xffffff;
    const uint32_t t305 = (0xfffffd ^ t258) ^ (t299 ^ ((t299 << 23) | (t299 >> 1)));
    const uint32_t t306 = t305 & 0xffffff;
    const uint32_t t311 = (((t306 << 21) | (t306 >> 3)) ^ t282) & 0xffffff;
    const uint32_t t317 = (0xfffffc ^ t270) ^ (t311 ^ ((t311 << 23) | (t311 >> 1)));
    const uint32_t t318 = t317 & 0xffffff;
    const uint32_t t323 = (((t318 << 21) | (t318 >> 3)) ^ t294) & 0xffffff;
    const uint32_t t329 = (0xfffffd ^ t282) ^ (t323 ^ ((t323 << 23) | (t323 >> 1)));
    const uint32_t t330 = t329 & 0xffffff;
    const uint32_t t335 = (((t330 << 21) | (t330 >> 3)) ^ t306) & 0xffffff;
    const uint32_t t341 = (0xfffffd ^ t294) ^ (t335 ^ ((t335 << 23) | (t335 >> 1)));
    const uint32_t t342 = t341 & 0xffffff;
    const uint32_t t347 = (((t342 << 21) | (t342 >> 3)) ^ t318) & 0xffffff;
    const uint32_t t353 = (0xfffffc ^ t306) ^ (t347 ^ ((t347 << 23) | (t347 >> 1)));
    const uint32_t t354 = t353 & 0xffffff;
    const uint32_t t359 = (((t354 << 21) | (t354 >> 3)) ^ t330) & 0xffffff;
    const uint32_t t365 = (0xfffffd ^ t318) ^ (t359 ^ ((t359 << 23) | (t359 >> 1)));
    const uint32_t t366 = t365 & 0xffffff;
    const uint32_t t371 = (((t366 << 21) | (t366 >> 3)) ^ t342) & 0xffffff;
    const uint32_t t377 = (0xfffffc ^ t330) ^ (t371 ^ ((t371 << 23) | (t371 >> 1)));
    const uint32_t t378 = t377 & 0xffffff;
    const uint32_t t383 = (((t378 << 21) | (t378 >> 3)) ^ t354) & 0xffffff;
    const uint32_t t389 = (0xfffffd ^ t342) ^ (t383 ^ ((t383 << 23) | (t383 >> 1)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t17);
    store32(rk + 20, t30);
    store32(rk + 24, t42);
    store32(rk + 28, t54);
    store32(rk + 32, t66);
    store32(rk + 36, t78);
    store32(rk + 40, t90);
    store32(rk + 44, t102);
    store32(rk + 48, t114);
    store32(rk + 52, t126);
    store32(rk + 56, t138);
    store32(rk + 60, t150);
    store32(rk + 64, t162);
    store32(rk + 68, t174);
    store32(rk + 72, t186);
    store32(rk + 76, t198);
    store32(rk + 80, t210);
    store32(rk + 84, t222);
    store32(rk + 88, t234);
    store32(rk + 92, t246);
    store32(rk + 96, t258);
    store32(rk + 100, t270);
    store32(rk + 104, t282);
    store32(rk + 108, t294);
    store32(rk + 112, t306);
    store32(rk + 116, t318);
    store32(rk + 120, t330);
    store32(rk + 124, t342);
    store32(rk + 128, t354);
    store32(rk + 132, t366);
    store32(rk + 136, t378);
    store32(rk + 140, t389 & 0xffffff);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le24(in);
    const uint32_t t1 = load_le24(in + 3);
    // round 1 (simon.dsl:42)
    const uint32_t t8 = ((t1 << 1) | (t1 >> 23)) & ((t1 << 8) | (t1 >> 16));
    const uint32_t t15 = t8 ^ ((t0 ^ load32(rk)) ^ ((t1 << 2) | (t1 >> 22)));
    // round 2 (simon.dsl:42)
    const uint32_t t17 = t15 & 0xffffff;
    const uint32_t t24 = ((t17 << 1) | (t17 >> 23)) & ((t17 << 8) | (t17 >> 16));
    const uint32_t t30 = (t1 ^ load32(rk + 4)) ^ ((t17 << 2) | (t17 >> 22));
    const uint32_t t31 = t24 ^ t30;
    // round 3 (simon.dsl:42)
    const uint32_t t33 = t31 & 0xffffff;
    const uint32_t t40 = ((t33 << 1) | (t33 >> 23)) & ((t33 << 8) | (t33 >> 16));
    const uint32_t t46 = (load32(rk + 8) ^ t17) ^ ((t33 << 2) | (t33 >> 22));
    const uint32_t t47 = t40 ^ t46;
    // round 4 (simon.dsl:42)
    const uint32_t t49 = t47 & 0xffffff;
    const uint32_t t56 = ((t49 << 1) | (t49 >> 23)) & ((t49 << 8) | (t49 >> 16));
    const uint32_t t62 = (load32(rk + 12) ^ t33) ^ ((t49 << 2) | (t49 >> 22));
    const uint32_t t63 = t56 ^ t62;
    // round 5 (simon.dsl:42)
    const uint32_t t65 = t63 & 0xffffff;
    const uint32_t t72 = ((t65 << 1) | (t65 >> 23)) & ((t65 << 8) | (t65 >> 16));
    const uint32_t t78 = (load32(rk + 16) ^ t49) ^ ((t65 << 2) | (t65 >> 22));
    const uint32_t t79 = t72 ^ t78;
    // round 6 (simon.dsl:42)
    const uint32_t t81 = t79 & 0xffffff;
    const uint32_t t88 = ((t81 << 1) | (t81 >> 23)) & ((t81 << 8) | (t81 >> 16));
    const uint32_t t94 = (load32(rk + 20) ^ t65) ^ ((t81 << 2) | (t81 >> 22));
    const uint32_t t95 = t88 ^ t94;
    // round 7 (simon.dsl:42)
    const uint32_t t97 = t95 & 0xffffff;
    const uint32_t t104 = ((t97 << 1) | (t97 >> 23)) & ((t97 << 8) | (t97 >> 16));
    const uint32_t t110 = (load32(rk + 24) ^ t81) ^ ((t97 << 2) | (t97 >> 22));
    const uint32_t t111 = t104 ^ t110;
    // round 8 (simon.dsl:42)
    const uint32_t t113 = t111 & 0xffffff;
    const uint32_t t120 = ((t113 << 1) | (t113 >> 23)) & ((t113 << 8) | (t113 >> 16));
    const uint32_t t126 = (load32(rk + 28) ^ t97) ^ ((t113 << 2) | (t113 >> 22));
    const uint32_t t127 = t120 ^ t126;
    // round 9 (simon.dsl:42)
    const uint32_t t129 = t127 & 0xffffff;
    const uint32_t t136 = ((t129 << 1) | (t129 >> 23)) & ((t129 << 8) | (t129 >> 16));
    const uint32_t t142 = (load32(rk + 32) ^ t113) ^ ((t129 << 2) | (t129 >> 22));
    const uint32_t t143 = t136 ^ t142;
    // round 10 (simon.dsl:42)
    const uint32_t t145 = t143 & 0xffffff;
    const uint32_t t152 = ((t145 << 1) | (t145 >> 23)) & ((t145 << 8) | (t145 >> 16));
    const uint32_t t158 = (load32(rk + 36) ^ t129) ^ ((t145 << 2) | (t145 >> 22));
    const uint32_t t159 = t152 ^ t158;
    // round 11 (simon.dsl:42)
    const uint32_t t161 = t159 & 0xffffff;
    const uint32_t t168 = ((t161 << 1) | (t161 >> 23)) & ((t161 << 8) | (t161 >> 16));
    const uint32_t t174 = (load32(rk + 40) ^ t145) ^ ((t161 << 2) | (t161 >> 22));
    const uint32_t t175 = t168 ^ t174;
    // round 12 (simon.dsl:42)
    const uint32_t t177 = t175 & 0xffffff;
    const uint32_t t184 = ((t177 << 1) | (t177 >> 23)) & ((t177 << 8) | (t177 >> 16));
    const uint32_t t190 = (load32(rk + 44) ^ t161) ^ ((t177 << 2) | (t177 >> 22));
    const uint32_t t191 = t184 ^ t190;
    // round 13 (simon.dsl:42)
    const uint32_t t193 = t191 & 0xffffff;
    const uint32_t t200 = ((t193 << 1) | (t193 >> 23)) & ((t193 << 8) | (t193 >> 16));
    const uint32_t t206 = (load32(rk + 48) ^ t177) ^ ((t193 << 2) | (t193 >> 22));
    const uint32_t t207 = t200 ^ t206;
    // round 14 (simon.dsl:42)
    const uint32_t t209 = t207 & 0xffffff;
    const uint32_t t216 = ((t209 << 1) | (t209 >> 23)) & ((t209 << 8) | (t209 >> 16));
    const uint32_t t222 = (load32(rk + 52) ^ t193) ^ ((t209 << 2) | (t209 >> 22));
    const uint32_t t223 = t216 ^ t222;
    // round 15 (simon.dsl:42)
    const uint32_t t225 = t223 & 0xffffff;
    const uint32_t t232 = ((t225 << 1) | (t225 >> 23)) & ((t225 << 8) | (t225 >> 16));
    const uint32_t t238 = (load32(rk + 56) ^ t209) ^ ((t225 << 2) | (t225 >> 22));
    const uint32_t t239 = t232 ^ t238;
    // round 16 (simon.dsl:42)
    const uint32_t t241 = t239 & 0xffffff;
    const uint32_t t248 = ((t241 << 1) | (t241 >> 23)) & ((t241 << 8) | (t241 >> 16));
    const uint32_t t254 = (load32(rk + 60) ^ t225) ^ ((t241 << 2) | (t241 >> 22));
    const uint32_t t255 = t248 ^ t254;
    // round 17 (simon.dsl:42)
    const uint32_t t257 = t255 & 0xffffff;
    const uint32_t t264 = ((t257 << 1) | (t257 >> 23)) & ((t257 << 8) | (t257 >> 16));
    const uint32_t t270 = (load32(rk + 64) ^ t241) ^ ((t257 << 2) | (t257 >> 22));
    const uint32_t t271 = t264 ^ t270;
    // round 18 (simon.dsl:42)
    const uint32_t t273 = t271 & 0xffffff;
    const uint32_t t280 = ((t273 << 1) | (t273 >> 23)) & ((t273 << 8) | (t273 >> 16));
    const uint32_t t286 = (load32(rk + 68) ^ t257) ^ ((t273 << 2) | (t273 >> 22));
    const uint32_t t287 = t280 ^ t286;
    // round 19 (simon.dsl:42)
    const uint32_t t289 = t287 & 0xffffff;
    const uint32_t t296 = ((t289 << 1) | (t289 >> 23)) & ((t289 << 8) | (t289 >> 16));
    const uint32_t t302 = (load32(rk + 72) ^ t273) ^ ((t289 << 2) | (t289 >> 22));
    const uint32_t t303 = t296 ^ t302;
    // round 20 (simon.dsl:42)
    const uint32_t t305 = t303 & 0xffffff;
    const uint32_t t312 = ((t305 << 1) | (t305 >> 23)) & ((t305 << 8) | (t305 >> 16));
    const uint32_t t318 = (load32(rk + 76) ^ t289) ^ ((t305 << 2) | (t305 >> 22));
    const uint32_t t319 = t312 ^ t318;
    // round 21 (simon.dsl:42)
    const uint32_t t321 = t319 & 0xffffff;
    const uint32_t t328 = ((t321 << 1) | (t321 >> 23)) & ((t321 << 8) | (t321 >> 16));
    const uint32_t t334 = (load32(rk + 80) ^ t305) ^ ((t321 << 2) | (t321 >> 22));
    const uint32_t t335 = t328 ^ t334;
    // round 22 (simon.dsl:42)
    const uint32_t t337 = t335 & 0xffffff;
    const uint32_t t344 = ((t337 << 1) | (t337 >> 23)) & ((t337 << 8) | (t337 >> 16));
    const uint32_t t350 = (load32(rk + 84) ^ t321) ^ ((t337 << 2) | (t337 >> 22));
    const uint32_t t351 = t344 ^ t350;
    // round 23 (simon.dsl:42)
    const uint32_t t353 = t351 & 0xffffff;
    const uint32_t t360 = ((t353 << 1) | (t353 >> 23)) & ((t353 << 8) | (t353 >> 16));
    const uint32_t t366 = (load32(rk + 88) ^ t337) ^ ((t353 << 2) | (t353 >> 22));
    const uint32_t t367 = t360 ^ t366;
    // round 24 (simon.dsl:42)
    const uint32_t t369 = t367 & 0xffffff;
    const uint32_t t376 = ((t369 << 1) | (t369 >> 23)) & ((t369 << 8) | (t369 >> 16));
    const uint32_t t382 = (load32(rk + 92) ^ t353) ^ ((t369 << 2) | (t369 >> 22));
    const uint32_t t383 = t376 ^ t382;
    // round 25 (simon.dsl:42)
    const uint32_t t385 = t383 & 0xffffff;
    const uint32_t t392 = ((t385 << 1) | (t385 >> 23)) & ((t385 << 8) | (t385 >> 16));
    const uint32_t t398 = (load32(rk + 96) ^ t369) ^ ((t385 << 2) | (t385 >> 22));
    const uint32_t t399 = t392 ^ t398;
    // round 26 (simon.dsl:42)
    const uint32_t t401 = t399 & 0xffffff;
    const uint32_t t408 = ((t401 << 1) | (t401 >> 23)) & ((t401 << 8) | (t401 >> 16));
    const uint32_t t414 = (load32(rk + 100) ^ t385) ^ ((t401 << 2) | (t401 >> 22));
    const uint32_t t415 = t408 ^ t414;
    // round 27 (simon.dsl:42)
    const uint32_t t417 = t415 & 0xffffff;
    const uint32_t t424 = ((t417 << 1) | (t417 >> 23)) & ((t417 << 8) | (t417 >> 16));
    const uint32_t t430 = (load32(rk + 104) ^ t401) ^ ((t417 << 2) | (t417 >> 22));
    const uint32_t t431 = t424 ^ t430;
    // round 28 (simon.dsl:42)
    const uint32_t t433 = t431 & 0xffffff;
    const uint32_t t440 = ((t433 << 1) | (t433 >> 23)) & ((t433 << 8) | (t433 >> 16));
    const uint32_t t446 = (load32(rk + 108) ^ t417) ^ ((t433 << 2) | (t433 >> 22));
    const uint32_t t447 = t440 ^ t446;
    // round 29 (simon.dsl:42)
    const uint32_t t449 = t447 & 0xffffff;
    const uint32_t t456 = ((t449 << 1) | (t449 >> 23)) & ((t449 << 8) | (t449 >> 16));
    const uint32_t t462 = (load32(rk + 112) ^ t433) ^ ((t449 << 2) | (t449 >> 22));
    const uint32_t t463 = t456 ^ t462;
    // round 30 (simon.dsl:42)
    const uint32_t t465 = t463 & 0xffffff;
    const uint32_t t472 = ((t465 << 1) | (t465 >> 23)) & ((t465 << 8) | (t465 >> 16));
    const uint32_t t478 = (load32(rk + 116) ^ t449) ^ ((t465 << 2) | (t465 >> 22));
    const uint32_t t479 = t472 ^ t478;
    // round 31 (simon.dsl:42)
    const uint32_t t481 = t479 & 0xffffff;
    const uint32_t t488 = ((t481 << 1) | (t481 >> 23)) & ((t481 << 8) | (t481 >> 16));
    const uint32_t t494 = (load32(rk + 120) ^ t465) ^ ((t481 << 2) | (t481 >> 22));
    const uint32_t t495 = t488 ^ t494;
    // round 32 (simon.dsl:42)
    const uint32_t t497 = t495 & 0xffffff;
    const uint32_t t504 = ((t497 << 1) | (t497 >> 23)) & ((t497 << 8) | (t497 >> 16));
    const uint32_t t510 = (load32(rk + 124) ^ t481) ^ ((t497 << 2) | (t497 >> 22));
    const uint32_t t511 = t504 ^ t510;
    // round 33 (simon.dsl:42)
    const uint32_t t513 = t511 & 0xffffff;
    const uint32_t t520 = ((t513 << 1) | (t513 >> 23)) & ((t513 << 8) | (t513 >> 16));
    const uint32_t t526 = (load32(rk + 128) ^ t497) ^ ((t513 << 2) | (t513 >> 22));
    const uint32_t t527 = t520 ^ t526;
    // round 34 (simon.dsl:42)
    const uint32_t t529 = t527 & 0xffffff;
    const uint32_t t536 = ((t529 << 1) | (t529 >> 23)) & ((t529 << 8) | (t529 >> 16));
    const uint32_t t542 = (load32(rk + 132) ^ t513) ^ ((t529 << 2) | (t529 >> 22));
    const uint32_t t543 = t536 ^ t542;
    // round 35 (simon.dsl:42)
    const uint32_t t545 = t543 & 0xffffff;
    const uint32_t t552 = ((t545 << 1) | (t545 >> 23)) & ((t545 << 8) | (t545 >> 16));
    const uint32_t t558 = (load32(rk + 136) ^ t529) ^ ((t545 << 2) | (t545 >> 22));
    const uint32_t t559 = t552 ^ t558;
    // round 36 (simon.dsl:42)
    const uint32_t t561 = t559 & 0xffffff;
    const uint32_t t568 = ((t561 << 1) | (t561 >> 23)) & ((t561 << 8) | (t561 >> 16));
    const uint32_t t574 = (load32(rk + 140) ^ t545) ^ ((t561 << 2) | (t561 >> 22));
    store_le24(out, t561);
    store_le24(out + 3, t568 ^ t574);
}

void lwcc_simon48_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 36 (simon.dsl:42)
    const uint32_t t11 = ((t0 << 1) | (t0 >> 23)) & ((t0 << 8) | (t0 >> 16));
    const uint32_t t14 = (t1 ^ load32(rk + 140)) ^ ((t0 << 2) | (t0 >> 22));
    const uint32_t t15 = t11 ^ t14;
    // round 35 (simon.dsl:42)
    const uint32_t t17 = t15 & 0xffffff;
    const uint32_t t27 = ((t17 << 1) | (t17 >> 23)) & ((t17 << 8) | (t17 >> 16));
    const uint32_t t30 = (t0 ^ load32(rk + 136)) ^ ((t17 << 2) | (t17 >> 22));
    const uint32_t t31 = t27 ^ t30;
    // round 34 (simon.dsl:42)
    const uint32_t t33 = t31 & 0xffffff;
    const uint32_t t43 = ((t33 << 1) | (t33 >> 23)) & ((t33 << 8) | (t33 >> 16));
    const uint32_t t46 = (load32(rk + 132) ^ t17) ^ ((t33 << 2) | (t33 >> 22));
    const uint32_t t47 = t43 ^ t46;
    // round 33 (simon.dsl:42)
    const uint32_t t49 = t47 & 0xffffff;
    const uint32_t t59 = ((t49 << 1) | (t49 >> 23)) & ((t49 << 8) | (t49 >> 16));
    const uint32_t t62 = (load32(rk + 128) ^ t33) ^ ((t49 << 2) | (t49 >> 22));
    const uint32_t t63 = t59 ^ t62;
    // round 32 (simon.dsl:42)
    const uint32_t t65 = t63 & 0xffffff;
    const uint32_t t75 = ((t65 << 1) | (t65 >> 23)) & ((t65 << 8) | (t65 >> 16));
    const uint32_t t78 = (load32(rk + 124) ^ t49) ^ ((t65 << 2) | (t65 >> 22));
    const uint32_t t79 = t75 ^ t78;
    // round 31 (simon.dsl:42)
    const uint32_t t81 = t79 & 0xffffff;
    const uint32_t t91 = ((t81 << 1) | (t81 >> 23)) & ((t81 << 8) | (t81 >> 16));
    const uint32_t t94 = (load32(rk + 120) ^ t65) ^ ((t81 << 2) | (t81 >> 22));
    const uint32_t t95 = t91 ^ t94;
    // round 30 (simon.dsl:42)
    const uint32_t t97 = t95 & 0xffffff;
    const uint32_t t107 = ((t97 << 1) | (t97 >> 23)) & ((t97 << 8) | (t97 >> 16));
    const uint32_t t110 = (load32(rk + 116) ^ t81) ^ ((t97 << 2) | (t97 >> 22));
    const uint32_t t111 = t107 ^ t110;
    // round 29 (simon.dsl:42)
    const uint32_t t113 = t111 & 0xffffff;
    const uint32_t t123 = ((t113 << 1) | (t113 >> 23)) & ((t113 << 8) | (t113 >> 16));
    const uint32_t t126 = (load32(rk + 112) ^ t97) ^ ((t113 << 2) | (t113 >> 22));
    const uint32_t t127 = t123 ^ t126;
    // round 28 (simon.dsl:42)
    const uint32_t t129 = t127 & 0xffffff;
    const uint32_t t139 = ((t129 << 1) | (t129 >> 23)) & ((t129 << 8) | (t129 >> 16));
    const uint32_t t142 = (load32(rk + 108) ^ t113) ^ ((t129 << 2) | (t129 >> 22));
    const uint32_t t143 = t139 ^ t142;
    // round 27 (simon.dsl:42)
    const uint32_t t145 = t143 & 0xffffff;
    const uint32_t t155 = ((t145 << 1) | (t145 >> 23)) & ((t145 << 8) | (t145 >> 16));
    const uint32_t t158 = (load32(rk + 104) ^ t129) ^ ((t145 << 2) | (t145 >> 22));
    const uint32_t t159 = t155 ^ t158;
    // round 26 (simon.dsl:42)
    const uint32_t t161 = t159 & 0xffffff;
    const uint32_t t171 = ((t161 << 1) | (t161 >> 23)) & ((t161 << 8) | (t161 >> 16));
    const uint32_t t174 = (load32(rk + 100) ^ t145) ^ ((t161 << 2) | (t161 >> 22));
    const uint32_t t175 = t171 ^ t174;
    // round 25 (simon.dsl:42)
    const uint32_t t177 = t175 & 0xffffff;
    const uint32_t t187 = ((t177 << 1) | (t177 >> 23)) & ((t177 << 8) | (t177 >> 16));
    const uint32_t t190 = (load32(rk + 96) ^ t161) ^ ((t177 << 2) | (t177 >> 22));
    const uint32_t t191 = t187 ^ t190;
    // round 24 (simon.dsl:42)
    const uint32_t t193 = t191 & 0xffffff;
    const uint32_t t203 = ((t193 << 1) | (t193 >> 23)) & ((t193 << 8) | (t193 >> 16));
    const uint32_t t206 = (load32(rk + 92) ^ t177) ^ ((t193 << 2) | (t193 >> 22));
    const uint32_t t207 = t203 ^ t206;
    // round 23 (simon.dsl:42)
    const uint32_t t209 = t207 & 0xffffff;
    const uint32_t t219 = ((t209 << 1) | (t209 >> 23)) & ((t209 << 8) | (t209 >> 16));
    const uint32_t t222 = (load32(rk + 88) ^ t193) ^ ((t209 << 2) | (t209 >> 22));
    const uint32_t t223 = t219 ^ t222;
    // round 22 (simon.dsl:42)
    const uint32_t t225 = t223 & 0xffffff;
    const uint32_t t235 = ((t225 << 1) | (t225 >> 23)) & ((t225 << 8) | (t225 >> 16));
    const uint32_t t238 = (load32(rk + 84) ^ t209) ^ ((t225 << 2) | (t225 >> 22));
    const uint32_t t239 = t235 ^ t238;
    // round 21 (simon.dsl:42)
    const uint32_t t241 = t239 & 0xffffff;
    const uint32_t t251 = ((t241 << 1) | (t241 >> 23)) & ((t241 << 8) | (t241 >> 16));
    const uint32_t t254 = (load32(rk + 80) ^ t225) ^ ((t241 << 2) | (t241 >> 22));
    const uint32_t t255 = t251 ^ t254;
    // round 20 (simon.dsl:42)
    const uint32_t t257 = t255 & 0xffffff;
    const uint32_t t267 = ((t257 << 1) | (t257 >> 23)) & ((t257 << 8) | (t257 >> 16));
    const uint32_t t270 = (load32(rk + 76) ^ t241) ^ ((t257 << 2) | (t257 >> 22));
    const uint32_t t271 = t267 ^ t270;
    // round 19 (simon.dsl:42)
    const uint32_t t273 = t271 & 0xffffff;
    const uint32_t t283 = ((t273 << 1) | (t273 >> 23)) & ((t273 << 8) | (t273 >> 16));
    const uint32_t t286 = (load32(rk + 72) ^ t257) ^ ((t273 << 2) | (t273 >> 22));
    const uint32_t t287 = t283 ^ t286;
    // round 18 (simon.dsl:42)
    const uint32_t t289 = t287 & 0xffffff;
    const uint32_t t299 = ((t289 << 1) | (t289 >> 23)) & ((t289 << 8) | (t289 >> 16));
    const uint32_t t302 = (load32(rk + 68) ^ t273) ^ ((t289 << 2) | (t289 >> 22));
    const uint32_t t303 = t299 ^ t302;
    // round 17 (simon.dsl:42)
    const uint32_t t305 = t303 & 0xffffff;
    const uint32_t t315 = ((t305 << 1) | (t305 >> 23)) & ((t305 << 8) | (t305 >> 16));
    const uint32_t t318 = (load32(rk + 64) ^ t289) ^ ((t305 << 2) | (t305 >> 22));
    const uint32_t t319 = t315 ^ t318;
    // round 16 (simon.dsl:42)
    const uint32_t t321 = t319 & 0xffffff;
    const uint32_t t331 = ((t321 << 1) | (t321 >> 23)) & ((t321 << 8) | (t321 >> 16));
    const uint32_t t334 = (load32(rk + 60) ^ t305) ^ ((t321 << 2) | (t321 >> 22));
    const uint32_t t335 = t331 ^ t334;
    // round 15 (simon.dsl:42)
    const uint32_t t337 = t335 & 0xffffff;
    const uint32_t t347 = ((t337 << 1) | (t337 >> 23)) & ((t337 << 8) | (t337 >> 16));
    const uint32_t t350 = (load32(rk + 56) ^ t321) ^ ((t337 << 2) | (t337 >> 22));
    const uint32_t t351 = t347 ^ t350;
    // round 14 (simon.dsl:42)
    const uint32_t t353 = t351 & 0xffffff;
    const uint32_t t363 = ((t353 << 1) | (t353 >> 23)) & ((t353 << 8) | (t353 >> 16));
    const uint32_t t366 = (load32(rk + 52) ^ t337) ^ ((t353 << 2) | (t353 >> 22));
    const uint32_t t367 = t363 ^ t366;
    // round 13 (simon.dsl:42)
    const uint32_t t369 = t367 & 0xffffff;
    const uint32_t t379 = ((t369 << 1) | (t369 >> 23)) & ((t369 << 8) | (t369 >> 16));
    const uint32_t t382 = (load32(rk + 48) ^ t353) ^ ((t369 << 2) | (t369 >> 22));
    const uint32_t t383 = t379 ^ t382;
    // round 12 (simon.dsl:42)
    const uint32_t t385 = t383 & 0xffffff;
    const uint32_t t395 = ((t385 << 1) | (t385 >> 23)) & ((t385 << 8) | (t385 >> 16));
    const uint32_t t398 = (load32(rk + 44) ^ t369) ^ ((t385 << 2) | (t385 >> 22));
    const uint32_t t399 = t395 ^ t398;
    // round 11 (simon.dsl:42)
    const uint32_t t401 = t399 & 0xffffff;
    const uint32_t t411 = ((t401 << 1) | (t401 >> 23)) & ((t401 << 8) | (t401 >> 16));
    const uint32_t t414 = (load32(rk + 40) ^ t385) ^ ((t401 << 2) | (t401 >> 22));
    const uint32_t t415 = t411 ^ t414;
    // round 10 (simon.dsl:42)
    const uint32_t t417 = t415 & 0xffffff;
    const uint32_t t427 = ((t417 << 1) | (t417 >> 23)) & ((t417 << 8) | (t417 >> 16));
    const uint32_t t430 = (load32(rk + 36) ^ t401) ^ ((t417 << 2) | (t417 >> 22));
    const uint32_t t431 = t427 ^ t430;
    // round 9 (simon.dsl:42)
    const uint32_t t433 = t431 & 0xffffff;
    const uint32_t t443 = ((t433 << 1) | (t433 >> 23)) & ((t433 << 8) | (t433 >> 16));
    const uint32_t t446 = (load32(rk + 32) ^ t417) ^ ((t433 << 2) | (t433 >> 22));
    const uint32_t t447 = t443 ^ t446;
    // round 8 (simon.dsl:42)
    const uint32_t t449 = t447 & 0xffffff;
    const uint32_t t459 = ((t449 << 1) | (t449 >> 23)) & ((t449 << 8) | (t449 >> 16));
    const uint32_t t462 = (load32(rk + 28) ^ t433) ^ ((t449 << 2) | (t449 >> 22));
    const uint32_t t463 = t459 ^ t462;
    // round 7 (simon.dsl:42)
    const uint32_t t465 = t463 & 0xffffff;
    const uint32_t t475 = ((t465 << 1) | (t465 >> 23)) & ((t465 << 8) | (t465 >> 16));
    const uint32_t t478 = (load32(rk + 24) ^ t449) ^ ((t465 << 2) | (t465 >> 22));
    const uint32_t t479 = t475 ^ t478;
    // round 6 (simon.dsl:42)
    const uint32_t t481 = t479 & 0xffffff;
    const uint32_t t491 = ((t481 << 1) | (t481 >> 23)) & ((t481 << 8) | (t481 >> 16));
    const uint32_t t494 = (load32(rk + 20) ^ t465) ^ ((t481 << 2) | (t481 >> 22));
    const uint32_t t495 = t491 ^ t494;
    // round 5 (simon.dsl:42)
    const uint32_t t497 = t495 & 0xffffff;
    const uint32_t t507 = ((t497 << 1) | (t497 >> 23)) & ((t497 << 8) | (t497 >> 16));
    const uint32_t t510 = (load32(rk + 16) ^ t481) ^ ((t497 << 2) | (t497 >> 22));
    const uint32_t t511 = t507 ^ t510;
    // round 4 (simon.dsl:42)
    const uint32_t t513 = t511 & 0xffffff;
    const uint32_t t523 = ((t513 << 1) | (t513 >> 23)) & ((t513 << 8) | (t513 >> 16));
    const uint32_t t526 = (load32(rk + 12) ^ t497) ^ ((t513 << 2) | (t513 >> 22));
    const uint32_t t527 = t523 ^ t526;
    // round 3 (simon.dsl:42)
    const uint32_t t529 = t527 & 0xffffff;
    const uint32_t t539 = ((t529 << 1) | (t529 >> 23)) & ((t529 << 8) | (t529 >> 16));
    const uint32_t t542 = (load32(rk + 8) ^ t513) ^ ((t529 << 2) | (t529 >> 22));
    const uint32_t t543 = t539 ^ t542;
    // round 2 (simon.dsl:42)
    const uint32_t t545 = t543 & 0xffffff;
    const uint32_t t555 = ((t545 << 1) | (t545 >> 23)) & ((t545 << 8) | (t545 >> 16));
    const uint32_t t558 = (load32(rk + 4) ^ t529) ^ ((t545 << 2) | (t545 >> 22));
    const uint32_t t559 = t555 ^ t558;
    // round 1 (simon.dsl:42)
    const uint32_t t561 = t559 & 0xffffff;
    const uint32_t t571 = ((t561 << 1) | (t561 >> 23)) & ((t561 << 8) | (t561 >> 16));
    const uint32_t t574 = (load32(rk) ^ t545) ^ ((t561 << 2) | (t561 >> 22));
    store_le24(out, t571 ^ t574);
    store_le24(out + 3, t561);
}

void lwcc_simon48_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simon48_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon48_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon48_96_key_setup_c(ctx, key);
    lwcc_simon48_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon48_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    // round 1 (simon.dsl:42)
    const uint32_t t29 = ((t22 << 1) | (t22 >> 23)) & ((t22 << 8) | (t22 >> 16));
    const uint32_t t36 = t29 ^ ((load32(ctx) ^ t15) ^ ((t22 << 2) | (t22 >> 22)));
    // round 2 (simon.dsl:42)
    const uint32_t t38 = t36 & 0xffffff;
    const uint32_t t45 = ((t38 << 1) | (t38 >> 23)) & ((t38 << 8) | (t38 >> 16));
    const uint32_t t51 = (load32(ctx + 4) ^ t22) ^ ((t38 << 2) | (t38 >> 22));
    const uint32_t t52 = t45 ^ t51;
    // round 3 (simon.dsl:42)
    const uint32_t t54 = t52 & 0xffffff;
    const uint32_t t61 = ((t54 << 1) | (t54 >> 23)) & ((t54 << 8) | (t54 >> 16));
    const uint32_t t67 = (load32(ctx + 8) ^ t38) ^ ((t54 << 2) | (t54 >> 22));
    const uint32_t t68 = t61 ^ t67;
    // round 4 (simon.dsl:42)
    const uint32_t t70 = t68 & 0xffffff;
    const uint32_t t77 = ((t70 << 1) | (t70 >> 23)) & ((t70 << 8) | (t70 >> 16));
    const uint32_t t83 = (load32(ctx + 12) ^ t54) ^ ((t70 << 2) | (t70 >> 22));
    const uint32_t t84 = t77 ^ t83;
    // round 5 (simon.dsl:42)
    const uint32_t t86 = t84 & 0xffffff;
    const uint32_t t93 = ((t86 << 1) | (t86 >> 23)) & ((t86 << 8) | (t86 >> 16));
    const uint32_t t99 = (load32(ctx + 16) ^ t70) ^ ((t86 << 2) | (t86 >> 22));
    const uint32_t t100 = t93 ^ t99;
    // round 6 (simon.dsl:42)
    const uint32_t t102 = t100 & 0xffffff;
    const uint32_t t109 = ((t102 << 1) | (t102 >> 23)) & ((t102 << 8) | (t102 >> 16));
    const uint32_t t115 = (load32(ctx + 20) ^ t86) ^ ((t102 << 2) | (t102 >> 22));
    const uint32_t t116 = t109 ^ t115;
    // round 7 (simon.dsl:42)
    const uint32_t t118 = t116 & 0xffffff;
    const uint32_t t125 = ((t118 << 1) | (t118 >> 23)) & ((t118 << 8) | (t118 >> 16));
    const uint32_t t131 = (load32(ctx + 24) ^ t102) ^ ((t118 << 2) | (t118 >> 22));
    const uint32_t t132 = t125 ^ t131;
    // round 8 (simon.dsl:42)
    const uint32_t t134 = t132 & 0xffffff;
    const uint32_t t141 = ((t134 << 1) | (t134 >> 23)) & ((t134 << 8) | (t134 >> 16));
    const uint32_t t147 = (load32(ctx + 28) ^ t118) ^ ((t134 << 2) | (t134 >> 22));
    const uint32_t t148 = t141 ^ t147;
    // round 9 (simon.dsl:42)
    const uint32_t t150 = t148 & 0xffffff;
    const uint32_t t157 = ((t150 << 1) | (t150 >> 23)) & ((t150 << 8) | (t150 >> 16));
    const uint32_t t163 = (load32(ctx + 32) ^ t134) ^ ((t150 << 2) | (t150 >> 22));
    const uint32_t t164 = t157 ^ t163;
    // round 10 (simon.dsl:42)
    const uint32_t t166 = t164 & 0xffffff;
    const uint32_t t173 = ((t166 << 1) | (t166 >> 23)) & ((t166 << 8) | (t166 >> 16));
    const uint32_t t179 = (load32(ctx + 36) ^ t150) ^ ((t166 << 2) | (t166 >> 22));
    const uint32_t t180 = t173 ^ t179;
    // round 11 (simon.dsl:42)
    const uint32_t t182 = t180 & 0xffffff;
    const uint32_t t189 = ((t182 << 1) | (t182 >> 23)) & ((t182 << 8) | (t182 >> 16));
    const uint32_t t195 = (load32(ctx + 40) ^ t166) ^ ((t182 << 2) | (t182 >> 22));
    const uint32_t t196 = t189 ^ t195;
    // round 12 (simon.dsl:42)
    const uint32_t t198 = t196 & 0xffffff;
    const uint32_t t205 = ((t198 << 1) | (t198 >> 23)) & ((t198 << 8) | (t198 >> 16));
    const uint32_t t211 = (load32(ctx + 44) ^ t182) ^ ((t198 << 2) | (t198 >> 22));
    const uint32_t t212 = t205 ^ t211;
    // round 13 (simon.dsl:42)
    const uint32_t t214 = t212 & 0xffffff;
    const uint32_t t221 = ((t214 << 1) | (t214 >> 23)) & ((t214 << 8) | (t214 >> 16));
    const uint32_t t227 = (load32(ctx + 48) ^ t198) ^ ((t214 << 2) | (t214 >> 22));
    const uint32_t t228 = t221 ^ t227;
    // round 14 (simon.dsl:42)
    const uint32_t t230 = t228 & 0xffffff;
    const uint32_t t237 = ((t230 << 1) | (t230 >> 23)) & ((t230 << 8) | (t230 >> 16));
    const uint32_t t243 = (load32(ctx + 52) ^ t214) ^ ((t230 << 2) | (t230 >> 22));
    const uint32_t t244 = t237 ^ t243;
    // round 15 (simon.dsl:42)
    const uint32_t t246 = t244 & 0xffffff;
    const uint32_t t253 = ((t246 << 1) | (t246 >> 23)) & ((t246 << 8) | (t246 >> 16));
    const uint32_t t259 = (load32(ctx + 56) ^ t230) ^ ((t246 << 2) | (t246 >> 22));
    const uint32_t t260 = t253 ^ t259;
    // round 16 (simon.dsl:42)
    const uint32_t t262 = t260 & 0xffffff;
    const uint32_t t269 = ((t262 << 1) | (t262 >> 23)) & ((t262 << 8) | (t262 >> 16));
    const uint32_t t275 = (load32(ctx + 60) ^ t246) ^ ((t262 << 2) | (t262 >> 22));
    const uint32_t t276 = t269 ^ t275;
    // round 17 (simon.dsl:42)
    const uint32_t t278 = t276 & 0xffffff;
    const uint32_t t285 = ((t278 << 1) | (t278 >> 23)) & ((t278 << 8) | (t278 >> 16));
    const uint32_t t291 = (load32(ctx + 64) ^ t262) ^ ((t278 << 2) | (t278 >> 22));
    const uint32_t t292 = t285 ^ t291;
    // round 18 (simon.dsl:42)
    const uint32_t t294 = t292 & 0xffffff;
    const uint32_t t301 = ((t294 << 1) | (t294 >> 23)) & ((t294 << 8) | (t294 >> 16));
    const uint32_t t307 = (load32(ctx + 68) ^ t278) ^ ((t294 << 2) | (t294 >> 22));
    const uint32_t t308 = t301 ^ t307;
    // round 19 (simon.dsl:42)
    const uint32_t t310 = t308 & 0xffffff;
    const uint32_t t317 = ((t310 << 1) | (t310 >> 23)) & ((t310 << 8) | (t310 >> 16));
    const uint32_t t323 = (load32(ctx + 72) ^ t294) ^ ((t310 << 2) | (t310 >> 22));
    const uint32_t t324 = t317 ^ t323;
    // round 20 (simon.dsl:42)
    const uint32_t t326 = t324 & 0xffffff;
    const uint32_t t333 = ((t326 << 1) | (t326 >> 23)) & ((t326 << 8) | (t326 >> 16));
    const uint32_t t339 = (load32(ctx + 76) ^ t310) ^ ((t326 << 2) | (t326 >> 22));
    const uint32_t t340 = t333 ^ t339;
    // round 21 (simon.dsl:42)
    const uint32_t t342 = t340 & 0xffffff;
    const uint32_t t349 = ((t342 << 1) | (t342 >> 23)) & ((t342 << 8) | (t342 >> 16));
    const uint32_t t355 = (load32(ctx + 80) ^ t326) ^ ((t342 << 2) | (t342 >> 22));
    const uint32_t t356 = t349 ^ t355;
    // round 22 (simon.dsl:42)
    const uint32_t t358 = t356 & 0xffffff;
    const uint32_t t365 = ((t358 << 1) | (t358 >> 23)) & ((t358 << 8) | (t358 >> 16));
    const uint32_t t371 = (load32(ctx + 84) ^ t342) ^ ((t358 << 2) | (t358 >> 22));
    const uint32_t t372 = t365 ^ t371;
    // round 23 (simon.dsl:42)
    const uint32_t t374 = t372 & 0xffffff;
    const uint32_t t381 = ((t374 << 1) | (t374 >> 23)) & ((t374 << 8) | (t374 >> 16));
    const uint32_t t387 = (load32(ctx + 88) ^ t358) ^ ((t374 << 2) | (t374 >> 22));
    const uint32_t t388 = t381 ^ t387;
    // round 24 (simon.dsl:42)
    const uint32_t t390 = t388 & 0xffffff;
    const uint32_t t397 = ((t390 << 1) | (t390 >> 23)) & ((t390 << 8) | (t390 >> 16));
    const uint32_t t403 = (load32(ctx + 92) ^ t374) ^ ((t390 << 2) | (t390 >> 22));
    const uint32_t t404 = t397 ^ t403;
    // round 25 (simon.dsl:42)
    const uint32_t t406 = t404 & 0xffffff;
    const uint32_t t413 = ((t406 << 1) | (t406 >> 23)) & ((t406 << 8) | (t406 >> 16));
    const uint32_t t419 = (load32(ctx + 96) ^ t390) ^ ((t406 << 2) | (t406 >> 22));
    const uint32_t t420 = t413 ^ t419;
    // round 26 (simon.dsl:42)
    const uint32_t t422 = t420 & 0xffffff;
    const uint32_t t429 = ((t422 << 1) | (t422 >> 23)) & ((t422 << 8) | (t422 >> 16));
    const uint32_t t435 = (load32(ctx + 100) ^ t406) ^ ((t422 << 2) | (t422 >> 22));
    const uint32_t t436 = t429 ^ t435;
    // round 27 (simon.dsl:42)
    const uint32_t t438 = t436 & 0xffffff;
    const uint32_t t445 = ((t438 << 1) | (t438 >> 23)) & ((t438 << 8) | (t438 >> 16));
    const uint32_t t451 = (load32(ctx + 104) ^ t422) ^ ((t438 << 2) | (t438 >> 22));
    const uint32_t t452 = t445 ^ t451;
    // round 28 (simon.dsl:42)
    const uint32_t t454 = t452 & 0xffffff;
    const uint32_t t461 = ((t454 << 1) | (t454 >> 23)) & ((t454 << 8) | (t454 >> 16));
    const uint32_t t467 = (load32(ctx + 108) ^ t438) ^ ((t454 << 2) | (t454 >> 22));
    const uint32_t t468 = t461 ^ t467;
    // round 29 (simon.dsl:42)
    const uint32_t t470 = t468 & 0xffffff;
    const uint32_t t477 = ((t470 << 1) | (t470 >> 23)) & ((t470 << 8) | (t470 >> 16));
    const uint32_t t483 = (load32(ctx + 112) ^ t454) ^ ((t470 << 2) | (t470 >> 22));
    const uint32_t t484 = t477 ^ t483;
    // round 30 (simon.dsl:42)
    const uint32_t t486 = t484 & 0xffffff;
    const uint32_t t493 = ((t486 << 1) | (t486 >> 23)) & ((t486 << 8) | (t486 >> 16));
    const uint32_t t499 = (load32(ctx + 116) ^ t470) ^ ((t486 << 2) | (t486 >> 22));
    const uint32_t t500 = t493 ^ t499;
    // round 31 (simon.dsl:42)
    const uint32_t t502 = t500 & 0xffffff;
    const uint32_t t509 = ((t502 << 1) | (t502 >> 23)) & ((t502 << 8) | (t502 >> 16));
    const uint32_t t515 = (load32(ctx + 120) ^ t486) ^ ((t502 << 2) | (t502 >> 22));
    const uint32_t t516 = t509 ^ t515;
    // round 32 (simon.dsl:42)
    const uint32_t t518 = t516 & 0xffffff;
    const uint32_t t525 = ((t518 << 1) | (t518 >> 23)) & ((t518 << 8) | (t518 >> 16));
    const uint32_t t531 = (load32(ctx + 124) ^ t502) ^ ((t518 << 2) | (t518 >> 22));
    const uint32_t t532 = t525 ^ t531;
    // round 33 (simon.dsl:42)
    const uint32_t t534 = t532 & 0xffffff;
    const uint32_t t541 = ((t534 << 1) | (t534 >> 23)) & ((t534 << 8) | (t534 >> 16));
    const uint32_t t547 = (load32(ctx + 128) ^ t518) ^ ((t534 << 2) | (t534 >> 22));
    const uint32_t t548 = t541 ^ t547;
    // round 34 (simon.dsl:42)
    const uint32_t t550 = t548 & 0xffffff;
    const uint32_t t557 = ((t550 << 1) | (t550 >> 23)) & ((t550 << 8) | (t550 >> 16));
    const uint32_t t563 = (load32(ctx + 132) ^ t534) ^ ((t550 << 2) | (t550 >> 22));
    const uint32_t t564 = t557 ^ t563;
    // round 35 (simon.dsl:42)
    const uint32_t t566 = t564 & 0xffffff;
    const uint32_t t573 = ((t566 << 1) | (t566 >> 23)) & ((t566 << 8) | (t566 >> 16));
    const uint32_t t579 = (load32(ctx + 136) ^ t550) ^ ((t566 << 2) | (t566 >> 22));
    const uint32_t t580 = t573 ^ t579;
    // round 36 (simon.dsl:42)
    const uint32_t t582 = t580 & 0xffffff;
    const uint32_t t589 = ((t582 << 1) | (t582 >> 23)) & ((t582 << 8) | (t582 >> 16));
    const uint32_t t595 = (load32(ctx + 140) ^ t566) ^ ((t582 << 2) | (t582 >> 22));
    const uint32_t t597 = load_le24(in);
    const uint32_t t598 = load_le24(in + 3);
    store_le24(out, t597 ^ t582);
    store_le24(out + 3, t598 ^ (t589 ^ t595));
}

void lwcc_simon48_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simon48_96_ctr_crypt_c(buffer, buffer, 6, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
