// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck96_96 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 48 bits, each in a variable of its own
// sizes:     in bytes: block 12, key 12, nonce 8, rk 224, ctx 256, align 1, group 12, stack 0
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

void lwcc_speck96_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le48(key);
    const uint64_t t1 = load_le48(key + 6);
    // round 1 (speck.dsl:22)
    const uint64_t t5 = ((t1 << 40) | (t1 >> 8)) + t0;
    const uint64_t t9 = ((t0 << 3) | (t0 >> 45)) ^ t5;
    // round 2 (speck.dsl:22)
    const uint64_t t11 = t5 & UINT64_C(0xffffffffffff);
    const uint64_t t17 = (((t11 << 40) | (t11 >> 8)) + t9) ^ UINT64_C(1);
    const uint64_t t18 = t9 & UINT64_C(0xffffffffffff);
    const uint64_t t22 = ((t18 << 3) | (t18 >> 45)) ^ t17;
    // round 3 (speck.dsl:22)
    const uint64_t t24 = t17 & UINT64_C(0xffffffffffff);
    const uint64_t t30 = (((t24 << 40) | (t24 >> 8)) + t22) ^ UINT64_C(2);
    const uint64_t t31 = t22 & UINT64_C(0xffffffffffff);
    const uint64_t t35 = ((t31 << 3) | (t31 >> 45)) ^ t30;
    // round 4 (speck.dsl:22)
    const uint64_t t37 = t30 & UINT64_C(0xffffffffffff);
    const uint64_t t43 = (((t37 << 40) | (t37 >> 8)) + t35) ^ UINT64_C(3);
    const uint64_t t44 = t35 & UINT64_C(0xffffffffffff);
    const uint64_t t48 = ((t44 << 3) | (t44 >> 45)) ^ t43;
    // round 5 (speck.dsl:22)
    const uint64_t t50 = t43 & UINT64_C(0xffffffffffff);
    const uint64_t t56 = (((t50 << 40) | (t50 >> 8)) + t48) ^ UINT64_C(4);
    const uint64_t t57 = t48 & UINT64_C(0xffffffffffff);
    const uint64_t t61 = ((t57 << 3) | (t57 >> 45)) ^ t56;
    // round 6 (speck.dsl:22)
    const uint64_t t63 = t56 & UINT64_C(0xffffffffffff);
    const uint64_t t69 = (((t63 << 40) | (t63 >> 8)) + t61) ^ UINT64_C(5);
    const uint64_t t70 = t61 & UINT64_C(0xffffffffffff);
    const uint64_t t74 = ((t70 << 3) | (t70 >> 45)) ^ t69;
    // round 7 (speck.dsl:22)
    const uint64_t t76 = t69 & UINT64_C(0xffffffffffff);
    const uint64_t t82 = (((t76 << 40) | (t76 >> 8)) + t74) ^ UINT64_C(6);
    const uint64_t t83 = t74 & UINT64_C(0xffffffffffff);
    const uint64_t t87 = ((t83 << 3) | (t83 >> 45)) ^ t82;
    // round 8 (speck.dsl:22)
    const uint64_t t89 = t82 & UINT64_C(0xffffffffffff);
    const uint64_t t95 = (((t89 << 40) | (t89 >> 8)) + t87) ^ UINT64_C(7);
    const uint64_t t96 = t87 & UINT64_C(0xffffffffffff);
    const uint64_t t100 = ((t96 << 3) | (t96 >> 45)) ^ t95;
    // round 9 (speck.dsl:22)
    const uint64_t t102 = t95 & UINT64_C(0xffffffffffff);
    const uint64_t t108 = (((t102 << 40) | (t102 >> 8)) + t100) ^ UINT64_C(8);
    const uint64_t t109 = t100 & UINT64_C(0xffffffffffff);
    const uint64_t t113 = ((t109 << 3) | (t109 >> 45)) ^ t108;
    // round 10 (speck.dsl:22)
    const uint64_t t115 = t108 & UINT64_C(0xffffffffffff);
    const uint64_t t121 = (((t115 << 40) | (t115 >> 8)) + t113) ^ UINT64_C(9);
    const uint64_t t122 = t113 & UINT64_C(0xffffffffffff);
    const uint64_t t126 = ((t122 << 3) | (t122 >> 45)) ^ t121;
    // round 11 (speck.dsl:22)
    const uint64_t t128 = t121 & UINT64_C(0xffffffffffff);
    const uint64_t t134 = (((t128 << 40) | (t128 >> 8)) + t126) ^ UINT64_C(10);
    const uint64_t t135 = t126 & UINT64_C(0xffffffffffff);
    const uint64_t t139 = ((t135 << 3) | (t135 >> 45)) ^ t134;
    // round 12 (speck.dsl:22)
    const uint64_t t141 = t134 & UINT64_C(0xffffffffffff);
    const uint64_t t147 = (((t141 << 40) | (t141 >> 8)) + t139) ^ UINT64_C(11);
    const uint64_t t148 = t139 & UINT64_C(0xffffffffffff);
    const uint64_t t152 = ((t148 << 3) | (t148 >> 45)) ^ t147;
    // round 13 (speck.dsl:22)
    const uint64_t t154 = t147 & UINT64_C(0xffffffffffff);
    const uint64_t t160 = (((t154 << 40) | (t154 >> 8)) + t152) ^ UINT64_C(12);
    const uint64_t t161 = t152 & UINT64_C(0xffffffffffff);
    const uint64_t t165 = ((t161 << 3) | (t161 >> 45)) ^ t160;
    // round 14 (speck.dsl:22)
    const uint64_t t167 = t160 & UINT64_C(0xffffffffffff);
    const uint64_t t173 = (((t167 << 40) | (t167 >> 8)) + t165) ^ UINT64_C(13);
    const uint64_t t174 = t165 & UINT64_C(0xffffffffffff);
    const uint64_t t178 = ((t174 << 3) | (t174 >> 45)) ^ t173;
    // round 15 (speck.dsl:22)
    const uint64_t t180 = t173 & UINT64_C(0xffffffffffff);
    const uint64_t t186 = (((t180 << 40) | (t180 >> 8)) + t178) ^ UINT64_C(14);
    const uint64_t t187 = t178 & UINT64_C(0xffffffffffff);
    const uint64_t t191 = ((t187 << 3) | (t187 >> 45)) ^ t186;
    // round 16 (speck.dsl:22)
    const uint64_t t193 = t186 & UINT64_C(0xffffffffffff);
    const uint64_t t199 = (((t193 << 40) | (t193 >> 8)) + t191) ^ UINT64_C(15);
    const uint64_t t200 = t191 & UINT64_C(0xffffffffffff);
    const uint64_t t204 = ((t200 << 3) | (t200 >> 45)) ^ t199;
    // round 17 (speck.dsl:22)
    const uint64_t t206 = t199 & UINT64_C(0xffffffffffff);
    const uint64_t t212 = (((t206 << 40) | (t206 >> 8)) + t204) ^ UINT64_C(16);
    const uint64_t t213 = t204 & UINT64_C(0xffffffffffff);
    const uint64_t t217 = ((t213 << 3) | (t213 >> 45)) ^ t212;
    // round 18 (speck.dsl:22)
    const uint64_t t219 = t212 & UINT64_C(0xffffffffffff);
    const uint64_t t225 = (((t219 << 40) | (t219 >> 8)) + t217) ^ UINT64_C(17);
    const uint64_t t226 = t217 & UINT64_C(0xffffffffffff);
    const uint64_t t230 = ((t226 << 3) | (t226 >> 45)) ^ t225;
    // round 19 (speck.dsl:22)
    const uint64_t t232 = t225 & UINT64_C(0xffffffffffff);
    const uint64_t t238 = (((t232 << 40) | (t232 >> 8)) + t230) ^ UINT64_C(18);
    const uint64_t t239 = t230 & UINT64_C(0xffffffffffff);
    const uint64_t t243 = ((t239 << 3) | (t239 >> 45)) ^ t238;
    // round 20 (speck.dsl:22)
    const uint64_t t245 = t238 & UINT64_C(0xffffffffffff);
    const uint64_t t251 = (((t245 << 40) | (t245 >> 8)) + t243) ^ UINT64_C(19);
    const uint64_t t252 = t243 & UINT64_C(0xffffffffffff);
    const uint64_t t256 = ((t252 << 3) | (t252 >> 45)) ^ t251;
    // round 21 (speck.dsl:22)
    const uint64_t t258 = t251 & UINT64_C(0xffffffffffff);
    const uint64_t t264 = (((t258 << 40) | (t258 >> 8)) + t256) ^ UINT64_C(20);
    const uint64_t t265 = t256 & UINT64_C(0xffffffffffff);
    const uint64_t t269 = ((t265 << 3) | (t265 >> 45)) ^ t264;
    // round 22 (speck.dsl:22)
    const uint64_t t271 = t264 & UINT64_C(0xffffffffffff);
    const uint64_t t277 = (((t271 << 40) | (t271 >> 8)) + t269) ^ UINT64_C(21);
    const uint64_t t278 = t269 & UINT64_C(0xffffffffffff);
    const uint64_t t282 = ((t278 << 3) | (t278 >> 45)) ^ t277;
    // round 23 (speck.dsl:22)
    const uint64_t t284 = t277 & UINT64_C(0xffffffffffff);
    const uint64_t t290 = (((t284 << 40) | (t284 >> 8)) + t282) ^ UINT64_C(22);
    const uint64_t t291 = t282 & UINT64_C(0xffffffffffff);
    const uint64_t t295 = ((t291 << 3) | (t291 >> 45)) ^ t290;
    // round 24 (speck.dsl:22)
    const uint64_t t297 = t290 & UINT64_C(0xffffffffffff);
    const uint64_t t303 = (((t297 << 40) | (t297 >> 8)) + t295) ^ UINT64_C(23);
    const uint64_t t304 = t295 & UINT64_C(0xffffffffffff);
    const uint64_t t308 = ((t304 << 3) | (t304 >> 45)) ^ t303;
    // round 25 (speck.dsl:22)
    const uint64_t t310 = t303 & UINT64_C(0xffffffffffff);
    const uint64_t t316 = (((t310 << 40) | (t310 >> 8)) + t308) ^ UINT64_C(24);
    const uint64_t t317 = t308 & UINT64_C(0xffffffffffff);
    const uint64_t t321 = ((t317 << 3) | (t317 >> 45)) ^ t316;
    // round 26 (speck.dsl:22)
    const uint64_t t323 = t316 & UINT64_C(0xffffffffffff);
    const uint64_t t329 = (((t323 << 40) | (t323 >> 8)) + t321) ^ UINT64_C(25);
    const uint64_t t330 = t321 & UINT64_C(0xffffffffffff);
    const uint64_t t334 = ((t330 << 3) | (t330 >> 45)) ^ t329;
    // round 27 (speck.dsl:22)
    const uint64_t t336 = t329 & UINT64_C(0xffffffffffff);
    const uint64_t t342 = (((t336 << 40) | (t336 >> 8)) + t334) ^ UINT64_C(26);
    const uint64_t t343 = t334 & UINT64_C(0xffffffffffff);
    const uint64_t t348 = (((t343 << 3) | (t343 >> 45)) ^ t342) & UINT64_C(0xffffffffffff);
    store64(rk, t0);
    store64(rk + 8, t18);
    store64(rk + 16, t31);
    store64(rk + 24, t44);
    store64(rk + 32, t57);
    store64(rk + 40, t70);
    store64(rk + 48, t83);
    store64(rk + 56, t96);
    store64(rk + 64, t109);
    store64(rk + 72, t122);
    store64(rk + 80, t135);
    store64(rk + 88, t148);
    store64(rk + 96, t161);
    store64(rk + 104, t174);
    store64(rk + 112, t187);
    store64(rk + 120, t200);
    store64(rk + 128, t213);
    store64(rk + 136, t226);
    store64(rk + 144, t239);
    store64(rk + 152, t252);
    store64(rk + 160, t265);
    store64(rk + 168, t278);
    store64(rk + 176, t291);
    store64(rk + 184, t304);
    store64(rk + 192, t317);
    store64(rk + 200, t330);
    store64(rk + 208, t343);
    store64(rk + 216, t348);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le48(in);
    const uint64_t t1 = load_le48(in + 6);
    // round 1 (speck.dsl:22)
    const uint64_t t7 = load64(rk) ^ (((t1 << 40) | (t1 >> 8)) + t0);
    const uint64_t t11 = ((t0 << 3) | (t0 >> 45)) ^ t7;
    // round 2 (speck.dsl:22)
    const uint64_t t13 = t7 & UINT64_C(0xffffffffffff);
    const uint64_t t19 = load64(rk + 8) ^ (((t13 << 40) | (t13 >> 8)) + t11);
    const uint64_t t20 = t11 & UINT64_C(0xffffffffffff);
    const uint64_t t24 = ((t20 << 3) | (t20 >> 45)) ^ t19;
    // round 3 (speck.dsl:22)
    const uint64_t t26 = t19 & UINT64_C(0xffffffffffff);
    const uint64_t t32 = load64(rk + 16) ^ (((t26 << 40) | (t26 >> 8)) + t24);
    const uint64_t t33 = t24 & UINT64_C(0xffffffffffff);
    const uint64_t t37 = ((t33 << 3) | (t33 >> 45)) ^ t32;
    // round 4 (speck.dsl:22)
    const uint64_t t39 = t32 & UINT64_C(0xffffffffffff);
    const uint64_t t45 = load64(rk + 24) ^ (((t39 << 40) | (t39 >> 8)) + t37);
    const uint64_t t46 = t37 & UINT64_C(0xffffffffffff);
    const uint64_t t50 = ((t46 << 3) | (t46 >> 45)) ^ t45;
    // round 5 (speck.dsl:22)
    const uint64_t t52 = t45 & UINT64_C(0xffffffffffff);
    const uint64_t t58 = load64(rk + 32) ^ (((t52 << 40) | (t52 >> 8)) + t50);
    const uint64_t t59 = t50 & UINT64_C(0xffffffffffff);
    const uint64_t t63 = ((t59 << 3) | (t59 >> 45)) ^ t58;
    // round 6 (speck.dsl:22)
    const uint64_t t65 = t58 & UINT64_C(0xffffffffffff);
    const uint64_t t71 = load64(rk + 40) ^ (((t65 << 40) | (t65 >> 8)) + t63);
    const uint64_t t72 = t63 & UINT64_C(0xffffffffffff);
    const uint64_t t76 = ((t72 << 3) | (t72 >> 45)) ^ t71;
    // round 7 (speck.dsl:22)
    const uint64_t t78 = t71 & UINT64_C(0xffffffffffff);
    const uint64_t t84 = load64(rk + 48) ^ (((t78 << 40) | (t78 >> 8)) + t76);
    const uint64_t t85 = t76 & UINT64_C(0xffffffffffff);
    const uint64_t t89 = ((t85 << 3) | (t85 >> 45)) ^ t84;
    // round 8 (speck.dsl:22)
    const uint64_t t91 = t84 & UINT64_C(0xffffffffffff);
    const uint64_t t97 = load64(rk + 56) ^ (((t91 << 40) | (t91 >> 8)) + t89);
    const uint64_t t98 = t89 & UINT64_C(0xffffffffffff);
    const uint64_t t102 = ((t98 << 3) | (t98 >> 45)) ^ t97;
    // round 9 (speck.dsl:22)
    const uint64_t t104 = t97 & UINT64_C(0xffffffffffff);
    const uint64_t t110 = load64(rk + 64) ^ (((t104 << 40) | (t104 >> 8)) + t102);
    const uint64_t t111 = t102 & UINT64_C(0xffffffffffff);
    const uint64_t t115 = ((t111 << 3) | (t111 >> 45)) ^ t110;
    // round 10 (speck.dsl:22)
    const uint64_t t117 = t110 & UINT64_C(0xffffffffffff);
    const uint64_t t123 = load64(rk + 72) ^ (((t117 << 40) | (t117 >> 8)) + t115);
    const uint64_t t124 = t115 & UINT64_C(0xffffffffffff);
    const uint64_t t128 = ((t124 << 3) | (t124 >> 45)) ^ t123;
    // round 11 (speck.dsl:22)
    const uint64_t t130 = t123 & UINT64_C(0xffffffffffff);
    const uint64_t t136 = load64(rk + 80) ^ (((t130 << 40) | (t130 >> 8)) + t128);
    const uint64_t t137 = t128 & UINT64_C(0xffffffffffff);
    const uint64_t t141 = ((t137 << 3) | (t137 >> 45)) ^ t136;
    // round 12 (speck.dsl:22)
    const uint64_t t143 = t136 & UINT64_C(0xffffffffffff);
    const uint64_t t149 = load64(rk + 88) ^ (((t143 << 40) | (t143 >> 8)) + t141);
    const uint64_t t150 = t141 & UINT64_C(0xffffffffffff);
    const uint64_t t154 = ((t150 << 3) | (t150 >> 45)) ^ t149;
    // round 13 (speck.dsl:22)
    const uint64_t t156 = t149 & UINT64_C(0xffffffffffff);
    const uint64_t t162 = load64(rk + 96) ^ (((t156 << 40) | (t156 >> 8)) + t154);
    const uint64_t t163 = t154 & UINT64_C(0xffffffffffff);
    const uint64_t t167 = ((t163 << 3) | (t163 >> 45)) ^ t162;
    // round 14 (speck.dsl:22)
    const uint64_t t169 = t162 & UINT64_C(0xffffffffffff);
    const uint64_t t175 = load64(rk + 104) ^ (((t169 << 40) | (t169 >> 8)) + t167);
    const uint64_t t176 = t167 & UINT64_C(0xffffffffffff);
    const uint64_t t180 = ((t176 << 3) | (t176 >> 45)) ^ t175;
    // round 15 (speck.dsl:22)
    const uint64_t t182 = t175 & UINT64_C(0xffffffffffff);
    const uint64_t t188 = load64(rk + 112) ^ (((t182 << 40) | (t182 >> 8)) + t180);
    const uint64_t t189 = t180 & UINT64_C(0xffffffffffff);
    const uint64_t t193 = ((t189 << 3) | (t189 >> 45)) ^ t188;
    // round 16 (speck.dsl:22)
    const uint64_t t195 = t188 & UINT64_C(0xffffffffffff);
    const uint64_t t201 = load64(rk + 120) ^ (((t195 << 40) | (t195 >> 8)) + t193);
    const uint64_t t202 = t193 & UINT64_C(0xffffffffffff);
    const uint64_t t206 = ((t202 << 3) | (t202 >> 45)) ^ t201;
    // round 17 (speck.dsl:22)
    const uint64_t t208 = t201 & UINT64_C(0xffffffffffff);
    const uint64_t t214 = load64(rk + 128) ^ (((t208 << 40) | (t208 >> 8)) + t206);
    const uint64_t t215 = t206 & UINT64_C(0xffffffffffff);
    const uint64_t t219 = ((t215 << 3) | (t215 >> 45)) ^ t214;
    // round 18 (speck.dsl:22)
    const uint64_t t221 = t214 & UINT64_C(0xffffffffffff);
    const uint64_t t227 = load64(rk + 136) ^ (((t221 << 40) | (t221 >> 8)) + t219);
    const uint64_t t228 = t219 & UINT64_C(0xffffffffffff);
    const uint64_t t232 = ((t228 << 3) | (t228 >> 45)) ^ t227;
    // round 19 (speck.dsl:22)
    const uint64_t t234 = t227 & UINT64_C(0xffffffffffff);
    const uint64_t t240 = load64(rk + 144) ^ (((t234 << 40) | (t234 >> 8)) + t232);
    const uint64_t t241 = t232 & UINT64_C(0xffffffffffff);
    const uint64_t t245 = ((t241 << 3) | (t241 >> 45)) ^ t240;
    // round 20 (speck.dsl:22)
    const uint64_t t247 = t240 & UINT64_C(0xffffffffffff);
    const uint64_t t253 = load64(rk + 152) ^ (((t247 << 40) | (t247 >> 8)) + t245);
    const uint64_t t254 = t245 & UINT64_C(0xffffffffffff);
    const uint64_t t258 = ((t254 << 3) | (t254 >> 45)) ^ t253;
    // round 21 (speck.dsl:22)
    const uint64_t t260 = t253 & UINT64_C(0xffffffffffff);
    const uint64_t t266 = load64(rk + 160) ^ (((t260 << 40) | (t260 >> 8)) + t258);
    const uint64_t t267 = t258 & UINT64_C(0xffffffffffff);
    const uint64_t t271 = ((t267 << 3) | (t267 >> 45)) ^ t266;
    // round 22 (speck.dsl:22)
    const uint64_t t273 = t266 & UINT64_C(0xffffffffffff);
    const uint64_t t279 = load64(rk + 168) ^ (((t273 << 40) | (t273 >> 8)) + t271);
    const uint64_t t280 = t271 & UINT64_C(0xffffffffffff);
    const uint64_t t284 = ((t280 << 3) | (t280 >> 45)) ^ t279;
    // round 23 (speck.dsl:22)
    const uint64_t t286 = t279 & UINT64_C(0xffffffffffff);
    const uint64_t t292 = load64(rk + 176) ^ (((t286 << 40) | (t286 >> 8)) + t284);
    const uint64_t t293 = t284 & UINT64_C(0xffffffffffff);
    const uint64_t t297 = ((t293 << 3) | (t293 >> 45)) ^ t292;
    // round 24 (speck.dsl:22)
    const uint64_t t299 = t292 & UINT64_C(0xffffffffffff);
    const uint64_t t305 = load64(rk + 184) ^ (((t299 << 40) | (t299 >> 8)) + t297);
    const uint64_t t306 = t297 & UINT64_C(0xffffffffffff);
    const uint64_t t310 = ((t306 << 3) | (t306 >> 45)) ^ t305;
    // round 25 (speck.dsl:22)
    const uint64_t t312 = t305 & UINT64_C(0xffffffffffff);
    const uint64_t t318 = load64(rk + 192) ^ (((t312 << 40) | (t312 >> 8)) + t310);
    const uint64_t t319 = t310 & UINT64_C(0xffffffffffff);
    const uint64_t t323 = ((t319 << 3) | (t319 >> 45)) ^ t318;
    // round 26 (speck.dsl:22)
    const uint64_t t325 = t318 & UINT64_C(0xffffffffffff);
    const uint64_t t331 = load64(rk + 200) ^ (((t325 << 40) | (t325 >> 8)) + t323);
    const uint64_t t332 = t323 & UINT64_C(0xffffffffffff);
    const uint64_t t336 = ((t332 << 3) | (t332 >> 45)) ^ t331;
    // round 27 (speck.dsl:22)
    const uint64_t t338 = t331 & UINT64_C(0xffffffffffff);
    const uint64_t t344 = load64(rk + 208) ^ (((t338 << 40) | (t338 >> 8)) + t336);
    const uint64_t t345 = t336 & UINT64_C(0xffffffffffff);
    const uint64_t t349 = ((t345 << 3) | (t345 >> 45)) ^ t344;
    // round 28 (speck.dsl:22)
    const uint64_t t351 = t344 & UINT64_C(0xffffffffffff);
    const uint64_t t357 = load64(rk + 216) ^ (((t351 << 40) | (t351 >> 8)) + t349);
    const uint64_t t358 = t349 & UINT64_C(0xffffffffffff);
    store_le48(out, ((t358 << 3) | (t358 >> 45)) ^ t357);
    store_le48(out + 6, t357);
}

void lwcc_speck96_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 28 (speck.dsl:23)
    const uint64_t t2 = t0 ^ t1;
    const uint64_t t5 = (t2 << 45) | (t2 >> 3);
    const uint64_t t10 = ((t1 ^ load64(rk + 216)) - t5) & UINT64_C(0xffffffffffff);
    const uint64_t t13 = (t10 << 8) | (t10 >> 40);
    // round 27 (speck.dsl:23)
    const uint64_t t16 = (t5 ^ t13) & UINT64_C(0xffffffffffff);
    const uint64_t t19 = (t16 << 45) | (t16 >> 3);
    const uint64_t t23 = ((load64(rk + 208) ^ t13) - t19) & UINT64_C(0xffffffffffff);
    const uint64_t t26 = (t23 << 8) | (t23 >> 40);
    // round 26 (speck.dsl:23)
    const uint64_t t29 = (t19 ^ t26) & UINT64_C(0xffffffffffff);
    const uint64_t t32 = (t29 << 45) | (t29 >> 3);
    const uint64_t t36 = ((load64(rk + 200) ^ t26) - t32) & UINT64_C(0xffffffffffff);
    const uint64_t t39 = (t36 << 8) | (t36 >> 40);
    // round 25 (speck.dsl:23)
    const uint64_t t42 = (t32 ^ t39) & UINT64_C(0xffffffffffff);
    const uint64_t t45 = (t42 << 45) | (t42 >> 3);
    const uint64_t t49 = ((load64(rk + 192) ^ t39) - t45) & UINT64_C(0xffffffffffff);
    const uint64_t t52 = (t49 << 8) | (t49 >> 40);
    // round 24 (speck.dsl:23)
    const uint64_t t55 = (t45 ^ t52) & UINT64_C(0xffffffffffff);
    const uint64_t t58 = (t55 << 45) | (t55 >> 3);
    const uint64_t t62 = ((load64(rk + 184) ^ t52) - t58) & UINT64_C(0xffffffffffff);
    const uint64_t t65 = (t62 << 8) | (t62 >> 40);
    // round 23 (speck.dsl:23)
    const uint64_t t68 = (t58 ^ t65) & UINT64_C(0xffffffffffff);
    const uint64_t t71 = (t68 << 45) | (t68 >> 3);
    const uint64_t t75 = ((load64(rk + 176) ^ t65) - t71) & UINT64_C(0xffffffffffff);
    const uint64_t t78 = (t75 << 8) | (t75 >> 40);
    // round 22 (speck.dsl:23)
    const uint64_t t81 = (t71 ^ t78) & UINT64_C(0xffffffffffff);
    const uint64_t t84 = (t81 << 45) | (t81 >> 3);
    const uint64_t t88 = ((load64(rk + 168) ^ t78) - t84) & UINT64_C(0xffffffffffff);
    const uint64_t t91 = (t88 << 8) | (t88 >> 40);
    // round 21 (speck.dsl:23)
    const uint64_t t94 = (t84 ^ t91) & UINT64_C(0xffffffffffff);
    const uint64_t t97 = (t94 << 45) | (t94 >> 3);
    const uint64_t t101 = ((load64(rk + 160) ^ t91) - t97) & UINT64_C(0xffffffffffff);
    const uint64_t t104 = (t101 << 8) | (t101 >> 40);
    // round 20 (speck.dsl:23)
    const uint64_t t107 = (t97 ^ t104) & UINT64_C(0xffffffffffff);
    const uint64_t t110 = (t107 << 45) | (t107 >> 3);
    const uint64_t t114 = ((load64(rk + 152) ^ t104) - t110) & UINT64_C(0xffffffffffff);
    const uint64_t t117 = (t114 << 8) | (t114 >> 40);
    // round 19 (speck.dsl:23)
    const uint64_t t120 = (t110 ^ t117) & UINT64_C(0xffffffffffff);
    const uint64_t t123 = (t120 << 45) | (t120 >> 3);
    const uint64_t t127 = ((load64(rk + 144) ^ t117) - t123) & UINT64_C(0xffffffffffff);
    const uint64_t t130 = (t127 << 8) | (t127 >> 40);
    // round 18 (speck.dsl:23)
    const uint64_t t133 = (t123 ^ t130) & UINT64_C(0xffffffffffff);
    const uint64_t t136 = (t133 << 45) | (t133 >> 3);
    const uint64_t t140 = ((load64(rk + 136) ^ t130) - t136) & UINT64_C(0xffffffffffff);
    const uint64_t t143 = (t140 << 8) | (t140 >> 40);
    // round 17 (speck.dsl:23)
    const uint64_t t146 = (t136 ^ t143) & UINT64_C(0xffffffffffff);
    const uint64_t t149 = (t146 << 45) | (t146 >> 3);
    const uint64_t t153 = ((load64(rk + 128) ^ t143) - t149) & UINT64_C(0xffffffffffff);
    const uint64_t t156 = (t153 << 8) | (t153 >> 40);
    // round 16 (speck.dsl:23)
    const uint64_t t159 = (t149 ^ t156) & UINT64_C(0xffffffffffff);
    const uint64_t t162 = (t159 << 45) | (t159 >> 3);
    const uint64_t t166 = ((load64(rk + 120) ^ t156) - t162) & UINT64_C(0xffffffffffff);
    const uint64_t t169 = (t166 << 8) | (t166 >> 40);
    // round 15 (speck.dsl:23)
    const uint64_t t172 = (t162 ^ t169) & UINT64_C(0xffffffffffff);
    const uint64_t t175 = (t172 << 45) | (t172 >> 3);
    const uint64_t t179 = ((load64(rk + 112) ^ t169) - t175) & UINT64_C(0xffffffffffff);
    const uint64_t t182 = (t179 << 8) | (t179 >> 40);
    // round 14 (speck.dsl:23)
    const uint64_t t185 = (t175 ^ t182) & UINT64_C(0xffffffffffff);
    const uint64_t t188 = (t185 << 45) | (t185 >> 3);
    const uint64_t t192 = ((load64(rk + 104) ^ t182) - t188) & UINT64_C(0xffffffffffff);
    const uint64_t t195 = (t192 << 8) | (t192 >> 40);
    // round 13 (speck.dsl:23)
    const uint64_t t198 = (t188 ^ t195) & UINT64_C(0xffffffffffff);
    const uint64_t t201 = (t198 << 45) | (t198 >> 3);
    const uint64_t t205 = ((load64(rk + 96) ^ t195) - t201) & UINT64_C(0xffffffffffff);
    const uint64_t t208 = (t205 << 8) | (t205 >> 40);
    // round 12 (speck.dsl:23)
    const uint64_t t211 = (t201 ^ t208) & UINT64_C(0xffffffffffff);
    const uint64_t t214 = (t211 << 45) | (t211 >> 3);
    const uint64_t t218 = ((load64(rk + 88) ^ t208) - t214) & UINT64_C(0xffffffffffff);
    const uint64_t t221 = (t218 << 8) | (t218 >> 40);
    // round 11 (speck.dsl:23)
    const uint64_t t224 = (t214 ^ t221) & UINT64_C(0xffffffffffff);
    const uint64_t t227 = (t224 << 45) | (t224 >> 3);
    const uint64_t t231 = ((load64(rk + 80) ^ t221) - t227) & UINT64_C(0xffffffffffff);
    const uint64_t t234 = (t231 << 8) | (t231 >> 40);
    // round 10 (speck.dsl:23)
    const uint64_t t237 = (t227 ^ t234) & UINT64_C(0xffffffffffff);
    const uint64_t t240 = (t237 << 45) | (t237 >> 3);
    const uint64_t t244 = ((load64(rk + 72) ^ t234) - t240) & UINT64_C(0xffffffffffff);
    const uint64_t t247 = (t244 << 8) | (t244 >> 40);
    // round 9 (speck.dsl:23)
    const uint64_t t250 = (t240 ^ t247) & UINT64_C(0xffffffffffff);
    const uint64_t t253 = (t250 << 45) | (t250 >> 3);
    const uint64_t t257 = ((load64(rk + 64) ^ t247) - t253) & UINT64_C(0xffffffffffff);
    const uint64_t t260 = (t257 << 8) | (t257 >> 40);
    // round 8 (speck.dsl:23)
    const uint64_t t263 = (t253 ^ t260) & UINT64_C(0xffffffffffff);
    const uint64_t t266 = (t263 << 45) | (t263 >> 3);
    const uint64_t t270 = ((load64(rk + 56) ^ t260) - t266) & UINT64_C(0xffffffffffff);
    const uint64_t t273 = (t270 << 8) | (t270 >> 40);
    // round 7 (speck.dsl:23)
    const uint64_t t276 = (t266 ^ t273) & UINT64_C(0xffffffffffff);
    const uint64_t t279 = (t276 << 45) | (t276 >> 3);
    const uint64_t t283 = ((load64(rk + 48) ^ t273) - t279) & UINT64_C(0xffffffffffff);
    const uint64_t t286 = (t283 << 8) | (t283 >> 40);
    // round 6 (speck.dsl:23)
    const uint64_t t289 = (t279 ^ t286) & UINT64_C(0xffffffffffff);
    const uint64_t t292 = (t289 << 45) | (t289 >> 3);
    const uint64_t t296 = ((load64(rk + 40) ^ t286) - t292) & UINT64_C(0xffffffffffff);
    const uint64_t t299 = (t296 << 8) | (t296 >> 40);
    // round 5 (speck.dsl:23)
    const uint64_t t302 = (t292 ^ t299) & UINT64_C(0xffffffffffff);
    const uint64_t t305 = (t302 << 45) | (t302 >> 3);
    const uint64_t t309 = ((load64(rk + 32) ^ t299) - t305) & UINT64_C(0xffffffffffff);
    const uint64_t t312 = (t309 << 8) | (t309 >> 40);
    // round 4 (speck.dsl:23)
    const uint64_t t315 = (t305 ^ t312) & UINT64_C(0xffffffffffff);
    const uint64_t t318 = (t315 << 45) | (t315 >> 3);
    const uint64_t t322 = ((load64(rk + 24) ^ t312) - t318) & UINT64_C(0xffffffffffff);
    const uint64_t t325 = (t322 << 8) | (t322 >> 40);
    // round 3 (speck.dsl:23)
    const uint64_t t328 = (t318 ^ t325) & UINT64_C(0xffffffffffff);
    const uint64_t t331 = (t328 << 45) | (t328 >> 3);
    const uint64_t t335 = ((load64(rk + 16) ^ t325) - t331) & UINT64_C(0xffffffffffff);
    const uint64_t t338 = (t335 << 8) | (t335 >> 40);
    // round 2 (speck.dsl:23)
    const uint64_t t341 = (t331 ^ t338) & UINT64_C(0xffffffffffff);
    const uint64_t t344 = (t341 << 45) | (t341 >> 3);
    const uint64_t t348 = ((load64(rk + 8) ^ t338) - t344) & UINT64_C(0xffffffffffff);
    const uint64_t t351 = (t348 << 8) | (t348 >> 40);
    // round 1 (speck.dsl:23)
    const uint64_t t354 = (t344 ^ t351) & UINT64_C(0xffffffffffff);
    const uint64_t t357 = (t354 << 45) | (t354 >> 3);
    const uint64_t t361 = ((load64(rk) ^ t351) - t357) & UINT64_C(0xffffffffffff);
    store_le48(out, t357);
    store_le48(out + 6, (t361 << 8) | (t361 >> 40));
}

void lwcc_speck96_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_speck96_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck96_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck96_96_key_setup_c(ctx, key);
    lwcc_speck96_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck96_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t14 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t20 = (t14 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32);
    const uint64_t t23 = t20 | ((uint64_t)nonce[5] << 40);
    // round 1 (speck.dsl:23)
    const uint64_t t28 = ((t23 << 3) | (t23 >> 45)) & UINT64_C(0xffffffffffff);
    ctx[224] = (uint8_t)nonce[6];
    ctx[232] = (uint8_t)nonce[7];
    store64(ctx + 240, t23);
    store64(ctx + 248, t28);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t15 = ((uint64_t)ctx[224] | ((uint64_t)ctx[232] << 8)) | (((uint64_t)((uint8_t)(counter >> 24))) << 16);
    const uint64_t t18 = t15 | (((uint64_t)((uint8_t)(counter >> 16))) << 24);
    const uint64_t t21 = t18 | (((uint64_t)((uint8_t)(counter >> 8))) << 32);
    const uint64_t t24 = t21 | (((uint64_t)(uint8_t)counter) << 40);
    // round 1 (speck.dsl:22)
    const uint64_t t31 = load64(ctx) ^ (((t24 << 40) | (t24 >> 8)) + load64(ctx + 240));
    const uint64_t t33 = load64(ctx + 248) ^ t31;
    // round 2 (speck.dsl:22)
    const uint64_t t35 = t31 & UINT64_C(0xffffffffffff);
    const uint64_t t41 = load64(ctx + 8) ^ (((t35 << 40) | (t35 >> 8)) + t33);
    const uint64_t t42 = t33 & UINT64_C(0xffffffffffff);
    const uint64_t t46 = ((t42 << 3) | (t42 >> 45)) ^ t41;
    // round 3 (speck.dsl:22)
    const uint64_t t48 = t41 & UINT64_C(0xffffffffffff);
    const uint64_t t54 = load64(ctx + 16) ^ (((t48 << 40) | (t48 >> 8)) + t46);
    const uint64_t t55 = t46 & UINT64_C(0xffffffffffff);
    const uint64_t t59 = ((t55 << 3) | (t55 >> 45)) ^ t54;
    // round 4 (speck.dsl:22)
    const uint64_t t61 = t54 & UINT64_C(0xffffffffffff);
    const uint64_t t67 = load64(ctx + 24) ^ (((t61 << 40) | (t61 >> 8)) + t59);
    const uint64_t t68 = t59 & UINT64_C(0xffffffffffff);
    const uint64_t t72 = ((t68 << 3) | (t68 >> 45)) ^ t67;
    // round 5 (speck.dsl:22)
    const uint64_t t74 = t67 & UINT64_C(0xffffffffffff);
    const uint64_t t80 = load64(ctx + 32) ^ (((t74 << 40) | (t74 >> 8)) + t72);
    const uint64_t t81 = t72 & UINT64_C(0xffffffffffff);
    const uint64_t t85 = ((t81 << 3) | (t81 >> 45)) ^ t80;
    // round 6 (speck.dsl:22)
    const uint64_t t87 = t80 & UINT64_C(0xffffffffffff);
    const uint64_t t93 = load64(ctx + 40) ^ (((t87 << 40) | (t87 >> 8)) + t85);
    const uint64_t t94 = t85 & UINT64_C(0xffffffffffff);
    const uint64_t t98 = ((t94 << 3) | (t94 >> 45)) ^ t93;
    // round 7 (speck.dsl:22)
    const uint64_t t100 = t93 & UINT64_C(0xffffffffffff);
    const uint64_t t106 = load64(ctx + 48) ^ (((t100 << 40) | (t100 >> 8)) + t98);
    const uint64_t t107 = t98 & UINT64_C(0xffffffffffff);
    const uint64_t t111 = ((t107 << 3) | (t107 >> 45)) ^ t106;
    // round 8 (speck.dsl:22)
    const uint64_t t113 = t106 & UINT64_C(0xffffffffffff);
    const uint64_t t119 = load64(ctx + 56) ^ (((t113 << 40) | (t113 >> 8)) + t111);
    const uint64_t t120 = t111 & UINT64_C(0xffffffffffff);
    const uint64_t t124 = ((t120 << 3) | (t120 >> 45)) ^ t119;
    // round 9 (speck.dsl:22)
    const uint64_t t126 = t119 & UINT64_C(0xffffffffffff);
    const uint64_t t132 = load64(ctx + 64) ^ (((t126 << 40) | (t126 >> 8)) + t124);
    const uint64_t t133 = t124 & UINT64_C(0xffffffffffff);
    const uint64_t t137 = ((t133 << 3) | (t133 >> 45)) ^ t132;
    // round 10 (speck.dsl:22)
    const uint64_t t139 = t132 & UINT64_C(0xffffffffffff);
    const uint64_t t145 = load64(ctx + 72) ^ (((t139 << 40) | (t139 >> 8)) + t137);
    const uint64_t t146 = t137 & UINT64_C(0xffffffffffff);
    const uint64_t t150 = ((t146 << 3) | (t146 >> 45)) ^ t145;
    // round 11 (speck.dsl:22)
    const uint64_t t152 = t145 & UINT64_C(0xffffffffffff);
    const uint64_t t158 = load64(ctx + 80) ^ (((t152 << 40) | (t152 >> 8)) + t150);
    const uint64_t t159 = t150 & UINT64_C(0xffffffffffff);
    const uint64_t t163 = ((t159 << 3) | (t159 >> 45)) ^ t158;
    // round 12 (speck.dsl:22)
    const uint64_t t165 = t158 & UINT64_C(0xffffffffffff);
    const uint64_t t171 = load64(ctx + 88) ^ (((t165 << 40) | (t165 >> 8)) + t163);
    const uint64_t t172 = t163 & UINT64_C(0xffffffffffff);
    const uint64_t t176 = ((t172 << 3) | (t172 >> 45)) ^ t171;
    // round 13 (speck.dsl:22)
    const uint64_t t178 = t171 & UINT64_C(0xffffffffffff);
    const uint64_t t184 = load64(ctx + 96) ^ (((t178 << 40) | (t178 >> 8)) + t176);
    const uint64_t t185 = t176 & UINT64_C(0xffffffffffff);
    const uint64_t t189 = ((t185 << 3) | (t185 >> 45)) ^ t184;
    // round 14 (speck.dsl:22)
    const uint64_t t191 = t184 & UINT64_C(0xffffffffffff);
    const uint64_t t197 = load64(ctx + 104) ^ (((t191 << 40) | (t191 >> 8)) + t189);
    const uint64_t t198 = t189 & UINT64_C(0xffffffffffff);
    const uint64_t t202 = ((t198 << 3) | (t198 >> 45)) ^ t197;
    // round 15 (speck.dsl:22)
    const uint64_t t204 = t197 & UINT64_C(0xffffffffffff);
    const uint64_t t210 = load64(ctx + 112) ^ (((t204 << 40) | (t204 >> 8)) + t202);
    const uint64_t t211 = t202 & UINT64_C(0xffffffffffff);
    const uint64_t t215 = ((t211 << 3) | (t211 >> 45)) ^ t210;
    // round 16 (speck.dsl:22)
    const uint64_t t217 = t210 & UINT64_C(0xffffffffffff);
    const uint64_t t223 = load64(ctx + 120) ^ (((t217 << 40) | (t217 >> 8)) + t215);
    const uint64_t t224 = t215 & UINT64_C(0xffffffffffff);
    const uint64_t t228 = ((t224 << 3) | (t224 >> 45)) ^ t223;
    // round 17 (speck.dsl:22)
    const uint64_t t230 = t223 & UINT64_C(0xffffffffffff);
    const uint64_t t236 = load64(ctx + 128) ^ (((t230 << 40) | (t230 >> 8)) + t228);
    const uint64_t t237 = t228 & UINT64_C(0xffffffffffff);
    const uint64_t t241 = ((t237 << 3) | (t237 >> 45)) ^ t236;
    // round 18 (speck.dsl:22)
    const uint64_t t243 = t236 & UINT64_C(0xffffffffffff);
    const uint64_t t249 = load64(ctx + 136) ^ (((t243 << 40) | (t243 >> 8)) + t241);
    const uint64_t t250 = t241 & UINT64_C(0xffffffffffff);
    const uint64_t t254 = ((t250 << 3) | (t250 >> 45)) ^ t249;
    // round 19 (speck.dsl:22)
    const uint64_t t256 = t249 & UINT64_C(0xffffffffffff);
    const uint64_t t262 = load64(ctx + 144) ^ (((t256 << 40) | (t256 >> 8)) + t254);
    const uint64_t t263 = t254 & UINT64_C(0xffffffffffff);
    const uint64_t t267 = ((t263 << 3) | (t263 >> 45)) ^ t262;
    // round 20 (speck.dsl:22)
    const uint64_t t269 = t262 & UINT64_C(0xffffffffffff);
    const uint64_t t275 = load64(ctx + 152) ^ (((t269 << 40) | (t269 >> 8)) + t267);
    const uint64_t t276 = t267 & UINT64_C(0xffffffffffff);
    const uint64_t t280 = ((t276 << 3) | (t276 >> 45)) ^ t275;
    // round 21 (speck.dsl:22)
    const uint64_t t282 = t275 & UINT64_C(0xffffffffffff);
    const uint64_t t288 = load64(ctx + 160) ^ (((t282 << 40) | (t282 >> 8)) + t280);
    const uint64_t t289 = t280 & UINT64_C(0xffffffffffff);
    const uint64_t t293 = ((t289 << 3) | (t289 >> 45)) ^ t288;
    // round 22 (speck.dsl:22)
    const uint64_t t295 = t288 & UINT64_C(0xffffffffffff);
    const uint64_t t301 = load64(ctx + 168) ^ (((t295 << 40) | (t295 >> 8)) + t293);
    const uint64_t t302 = t293 & UINT64_C(0xffffffffffff);
    const uint64_t t306 = ((t302 << 3) | (t302 >> 45)) ^ t301;
    // round 23 (speck.dsl:22)
    const uint64_t t308 = t301 & UINT64_C(0xffffffffffff);
    const uint64_t t314 = load64(ctx + 176) ^ (((t308 << 40) | (t308 >> 8)) + t306);
    const uint64_t t315 = t306 & UINT64_C(0xffffffffffff);
    const uint64_t t319 = ((t315 << 3) | (t315 >> 45)) ^ t314;
    // round 24 (speck.dsl:22)
    const uint64_t t321 = t314 & UINT64_C(0xffffffffffff);
    const uint64_t t327 = load64(ctx + 184) ^ (((t321 << 40) | (t321 >> 8)) + t319);
    const uint64_t t328 = t319 & UINT64_C(0xffffffffffff);
    const uint64_t t332 = ((t328 << 3) | (t328 >> 45)) ^ t327;
    // round 25 (speck.dsl:22)
    const uint64_t t334 = t327 & UINT64_C(0xffffffffffff);
    const uint64_t t340 = load64(ctx + 192) ^ (((t334 << 40) | (t334 >> 8)) + t332);
    const uint64_t t341 = t332 & UINT64_C(0xffffffffffff);
    const uint64_t t345 = ((t341 << 3) | (t341 >> 45)) ^ t340;
    // round 26 (speck.dsl:22)
    const uint64_t t347 = t340 & UINT64_C(0xffffffffffff);
    const uint64_t t353 = load64(ctx + 200) ^ (((t347 << 40) | (t347 >> 8)) + t345);
    const uint64_t t354 = t345 & UINT64_C(0xffffffffffff);
    const uint64_t t358 = ((t354 << 3) | (t354 >> 45)) ^ t353;
    // round 27 (speck.dsl:22)
    const uint64_t t360 = t353 & UINT64_C(0xffffffffffff);
    const uint64_t t366 = load64(ctx + 208) ^ (((t360 << 40) | (t360 >> 8)) + t358);
    const uint64_t t367 = t358 & UINT64_C(0xffffffffffff);
    const uint64_t t371 = ((t367 << 3) | (t367 >> 45)) ^ t366;
    // round 28 (speck.dsl:22)
    const uint64_t t373 = t366 & UINT64_C(0xffffffffffff);
    const uint64_t t379 = load64(ctx + 216) ^ (((t373 << 40) | (t373 >> 8)) + t371);
    const uint64_t t380 = t371 & UINT64_C(0xffffffffffff);
    const uint64_t t385 = load_le48(in);
    const uint64_t t386 = load_le48(in + 6);
    store_le48(out, t385 ^ (((t380 << 3) | (t380 >> 45)) ^ t379));
    store_le48(out + 6, t386 ^ t379);
}

void lwcc_speck96_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_speck96_96_ctr_crypt_c(buffer, buffer, 12, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
