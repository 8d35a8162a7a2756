// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck48_72 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 24 bits, each in a variable of its own
// sizes:     in bytes: block 6, key 9, nonce 2, rk 88, ctx 96, align 1, group 6, stack 0
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

void lwcc_speck48_72_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le24(key);
    const uint32_t t1 = load_le24(key + 3);
    const uint32_t t2 = load_le24(key + 6);
    // round 1 (speck.dsl:22)
    const uint32_t t6 = ((t1 << 16) | (t1 >> 8)) + t0;
    const uint32_t t10 = ((t0 << 3) | (t0 >> 21)) ^ t6;
    // round 2 (speck.dsl:22)
    const uint32_t t16 = (((t2 << 16) | (t2 >> 8)) + t10) ^ 1;
    const uint32_t t18 = t10 & 0xffffff;
    const uint32_t t22 = ((t18 << 3) | (t18 >> 21)) ^ t16;
    // round 3 (speck.dsl:22)
    const uint32_t t24 = t6 & 0xffffff;
    const uint32_t t30 = (((t24 << 16) | (t24 >> 8)) + t22) ^ 2;
    const uint32_t t31 = t22 & 0xffffff;
    const uint32_t t35 = ((t31 << 3) | (t31 >> 21)) ^ t30;
    // round 4 (speck.dsl:22)
    const uint32_t t37 = t16 & 0xffffff;
    const uint32_t t43 = (((t37 << 16) | (t37 >> 8)) + t35) ^ 3;
    const uint32_t t44 = t35 & 0xffffff;
    const uint32_t t48 = ((t44 << 3) | (t44 >> 21)) ^ t43;
    // round 5 (speck.dsl:22)
    const uint32_t t50 = t30 & 0xffffff;
    const uint32_t t56 = (((t50 << 16) | (t50 >> 8)) + t48) ^ 4;
    const uint32_t t57 = t48 & 0xffffff;
    const uint32_t t61 = ((t57 << 3) | (t57 >> 21)) ^ t56;
    // round 6 (speck.dsl:22)
    const uint32_t t63 = t43 & 0xffffff;
    const uint32_t t69 = (((t63 << 16) | (t63 >> 8)) + t61) ^ 5;
    const uint32_t t70 = t61 & 0xffffff;
    const uint32_t t74 = ((t70 << 3) | (t70 >> 21)) ^ t69;
    // round 7 (speck.dsl:22)
    const uint32_t t76 = t56 & 0xffffff;
    const uint32_t t82 = (((t76 << 16) | (t76 >> 8)) + t74) ^ 6;
    const uint32_t t83 = t74 & 0xffffff;
    const uint32_t t87 = ((t83 << 3) | (t83 >> 21)) ^ t82;
    // round 8 (speck.dsl:22)
    const uint32_t t89 = t69 & 0xffffff;
    const uint32_t t95 = (((t89 << 16) | (t89 >> 8)) + t87) ^ 7;
    const uint32_t t96 = t87 & 0xffffff;
    const uint32_t t100 = ((t96 << 3) | (t96 >> 21)) ^ t95;
    // round 9 (speck.dsl:22)
    const uint32_t t102 = t82 & 0xffffff;
    const uint32_t t108 = (((t102 << 16) | (t102 >> 8)) + t100) ^ 8;
    const uint32_t t109 = t100 & 0xffffff;
    const uint32_t t113 = ((t109 << 3) | (t109 >> 21)) ^ t108;
    // round 10 (speck.dsl:22)
    const uint32_t t115 = t95 & 0xffffff;
    const uint32_t t121 = (((t115 << 16) | (t115 >> 8)) + t113) ^ 9;
    const uint32_t t122 = t113 & 0xffffff;
    const uint32_t t126 = ((t122 << 3) | (t122 >> 21)) ^ t121;
    // round 11 (speck.dsl:22)
    const uint32_t t128 = t108 & 0xffffff;
    const uint32_t t134 = (((t128 << 16) | (t128 >> 8)) + t126) ^ 10;
    const uint32_t t135 = t126 & 0xffffff;
    const uint32_t t139 = ((t135 << 3) | (t135 >> 21)) ^ t134;
    // round 12 (speck.dsl:22)
    const uint32_t t141 = t121 & 0xffffff;
    const uint32_t t147 = (((t141 << 16) | (t141 >> 8)) + t139) ^ 11;
    const uint32_t t148 = t139 & 0xffffff;
    const uint32_t t152 = ((t148 << 3) | (t148 >> 21)) ^ t147;
    // round 13 (speck.dsl:22)
    const uint32_t t154 = t134 & 0xffffff;
    const uint32_t t160 = (((t154 << 16) | (t154 >> 8)) + t152) ^ 12;
    const uint32_t t161 = t152 & 0xffffff;
    const uint32_t t165 = ((t161 << 3) | (t161 >> 21)) ^ t160;
    // round 14 (speck.dsl:22)
    const uint32_t t167 = t147 & 0xffffff;
    const uint32_t t173 = (((t167 << 16) | (t167 >> 8)) + t165) ^ 13;
    const uint32_t t174 = t165 & 0xffffff;
    const uint32_t t178 = ((t174 << 3) | (t174 >> 21)) ^ t173;
    // round 15 (speck.dsl:22)
    const uint32_t t180 = t160 & 0xffffff;
    const uint32_t t186 = (((t180 << 16) | (t180 >> 8)) + t178) ^ 14;
    const uint32_t t187 = t178 & 0xffffff;
    const uint32_t t191 = ((t187 << 3) | (t187 >> 21)) ^ t186;
    // round 16 (speck.dsl:22)
    const uint32_t t193 = t173 & 0xffffff;
    const uint32_t t199 = (((t193 << 16) | (t193 >> 8)) + t191) ^ 15;
    const uint32_t t200 = t191 & 0xffffff;
    const uint32_t t204 = ((t200 << 3) | (t200 >> 21)) ^ t199;
    // round 17 (speck.dsl:22)
    const uint32_t t206 = t186 & 0xffffff;
    const uint32_t t212 = (((t206 << 16) | (t206 >> 8)) + t204) ^ 16;
    const uint32_t t213 = t204 & 0xffffff;
    const uint32_t t217 = ((t213 << 3) | (t213 >> 21)) ^ t212;
    // round 18 (speck.dsl:22)
    const uint32_t t219 = t199 & 0xffffff;
    const uint32_t t225 = (((t219 << 16) | (t219 >> 8)) + t217) ^ 17;
    const uint32_t t226 = t217 & 0xffffff;
    const uint32_t t230 = ((t226 << 3) | (t226 >> 21)) ^ t225;
    // round 19 (speck.dsl:22)
    const uint32_t t232 = t212 & 0xffffff;
    const uint32_t t238 = (((t232 << 16) | (t232 >> 8)) + t230) ^ 18;
    const uint32_t t239 = t230 & 0xffffff;
    const uint32_t t243 = ((t239 << 3) | (t239 >> 21)) ^ t238;
    // round 20 (speck.dsl:22)
    const uint32_t t245 = t225 & 0xffffff;
    const uint32_t t252 = t243 & 0xffffff;
    const uint32_t t256 = ((t252 << 3) | (t252 >> 21)) ^ ((((t245 << 16) | (t245 >> 8)) + t243) ^ 19);
    // round 21 (speck.dsl:22)
    const uint32_t t258 = t238 & 0xffffff;
    const uint32_t t265 = t256 & 0xffffff;
    const uint32_t t269 = ((t265 << 3) | (t265 >> 21)) ^ ((((t258 << 16) | (t258 >> 8)) + t256) ^ 20);
    const uint32_t t270 = t269 & 0xffffff;
    store32(rk, t0);
    store32(rk + 4, t18);
    store32(rk + 8, t31);
    store32(rk + 12, t44);
    store32(rk + 16, t57);
    store32(rk + 20, t70);
    store32(rk + 24, t83);
    store32(rk + 28, t96);
    store32(rk + 32, t109);
    store32(rk + 36, t122);
    store32(rk + 40, t135);
    store32(rk + 44, t148);
    store32(rk + 48, t161);
    store32(rk + 52, t174);
    store32(rk + 56, t187);
    store32(rk + 60, t200);
    store32(rk + 64, t213);
    store32(rk + 68, t226);
    store32(rk + 72, t239);
    store32(rk + 76, t252);
    store32(rk + 80, t265);
    store32(rk + 84, t270);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le24(in);
    const uint32_t t1 = load_le24(in + 3);
    // round 1 (speck.dsl:22)
    const uint32_t t7 = load32(rk) ^ (((t1 << 16) | (t1 >> 8)) + t0);
    const uint32_t t11 = ((t0 << 3) | (t0 >> 21)) ^ t7;
    // round 2 (speck.dsl:22)
    const uint32_t t13 = t7 & 0xffffff;
    const uint32_t t19 = load32(rk + 4) ^ (((t13 << 16) | (t13 >> 8)) + t11);
    const uint32_t t20 = t11 & 0xffffff;
    const uint32_t t24 = ((t20 << 3) | (t20 >> 21)) ^ t19;
    // round 3 (speck.dsl:22)
    const uint32_t t26 = t19 & 0xffffff;
    const uint32_t t32 = load32(rk + 8) ^ (((t26 << 16) | (t26 >> 8)) + t24);
    const uint32_t t33 = t24 & 0xffffff;
    const uint32_t t37 = ((t33 << 3) | (t33 >> 21)) ^ t32;
    // round 4 (speck.dsl:22)
    const uint32_t t39 = t32 & 0xffffff;
    const uint32_t t45 = load32(rk + 12) ^ (((t39 << 16) | (t39 >> 8)) + t37);
    const uint32_t t46 = t37 & 0xffffff;
    const uint32_t t50 = ((t46 << 3) | (t46 >> 21)) ^ t45;
    // round 5 (speck.dsl:22)
    const uint32_t t52 = t45 & 0xffffff;
    const uint32_t t58 = load32(rk + 16) ^ (((t52 << 16) | (t52 >> 8)) + t50);
    const uint32_t t59 = t50 & 0xffffff;
    const uint32_t t63 = ((t59 << 3) | (t59 >> 21)) ^ t58;
    // round 6 (speck.dsl:22)
    const uint32_t t65 = t58 & 0xffffff;
    const uint32_t t71 = load32(rk + 20) ^ (((t65 << 16) | (t65 >> 8)) + t63);
    const uint32_t t72 = t63 & 0xffffff;
    const uint32_t t76 = ((t72 << 3) | (t72 >> 21)) ^ t71;
    // round 7 (speck.dsl:22)
    const uint32_t t78 = t71 & 0xffffff;
    const uint32_t t84 = load32(rk + 24) ^ (((t78 << 16) | (t78 >> 8)) + t76);
    const uint32_t t85 = t76 & 0xffffff;
    const uint32_t t89 = ((t85 << 3) | (t85 >> 21)) ^ t84;
    // round 8 (speck.dsl:22)
    const uint32_t t91 = t84 & 0xffffff;
    const uint32_t t97 = load32(rk + 28) ^ (((t91 << 16) | (t91 >> 8)) + t89);
    const uint32_t t98 = t89 & 0xffffff;
    const uint32_t t102 = ((t98 << 3) | (t98 >> 21)) ^ t97;
    // round 9 (speck.dsl:22)
    const uint32_t t104 = t97 & 0xffffff;
    const uint32_t t110 = load32(rk + 32) ^ (((t104 << 16) | (t104 >> 8)) + t102);
    const uint32_t t111 = t102 & 0xffffff;
    const uint32_t t115 = ((t111 << 3) | (t111 >> 21)) ^ t110;
    // round 10 (speck.dsl:22)
    const uint32_t t117 = t110 & 0xffffff;
    const uint32_t t123 = load32(rk + 36) ^ (((t117 << 16) | (t117 >> 8)) + t115);
    const uint32_t t124 = t115 & 0xffffff;
    const uint32_t t128 = ((t124 << 3) | (t124 >> 21)) ^ t123;
    // round 11 (speck.dsl:22)
    const uint32_t t130 = t123 & 0xffffff;
    const uint32_t t136 = load32(rk + 40) ^ (((t130 << 16) | (t130 >> 8)) + t128);
    const uint32_t t137 = t128 & 0xffffff;
    const uint32_t t141 = ((t137 << 3) | (t137 >> 21)) ^ t136;
    // round 12 (speck.dsl:22)
    const uint32_t t143 = t136 & 0xffffff;
    const uint32_t t149 = load32(rk + 44) ^ (((t143 << 16) | (t143 >> 8)) + t141);
    const uint32_t t150 = t141 & 0xffffff;
    const uint32_t t154 = ((t150 << 3) | (t150 >> 21)) ^ t149;
    // round 13 (speck.dsl:22)
    const uint32_t t156 = t149 & 0xffffff;
    const uint32_t t162 = load32(rk + 48) ^ (((t156 << 16) | (t156 >> 8)) + t154);
    const uint32_t t163 = t154 & 0xffffff;
    const uint32_t t167 = ((t163 << 3) | (t163 >> 21)) ^ t162;
    // round 14 (speck.dsl:22)
    const uint32_t t169 = t162 & 0xffffff;
    const uint32_t t175 = load32(rk + 52) ^ (((t169 << 16) | (t169 >> 8)) + t167);
    const uint32_t t176 = t167 & 0xffffff;
    const uint32_t t180 = ((t176 << 3) | (t176 >> 21)) ^ t175;
    // round 15 (speck.dsl:22)
    const uint32_t t182 = t175 & 0xffffff;
    const uint32_t t188 = load32(rk + 56) ^ (((t182 << 16) | (t182 >> 8)) + t180);
    const uint32_t t189 = t180 & 0xffffff;
    const uint32_t t193 = ((t189 << 3) | (t189 >> 21)) ^ t188;
    // round 16 (speck.dsl:22)
    const uint32_t t195 = t188 & 0xffffff;
    const uint32_t t201 = load32(rk + 60) ^ (((t195 << 16) | (t195 >> 8)) + t193);
    const uint32_t t202 = t193 & 0xffffff;
    const uint32_t t206 = ((t202 << 3) | (t202 >> 21)) ^ t201;
    // round 17 (speck.dsl:22)
    const uint32_t t208 = t201 & 0xffffff;
    const uint32_t t214 = load32(rk + 64) ^ (((t208 << 16) | (t208 >> 8)) + t206);
    const uint32_t t215 = t206 & 0xffffff;
    const uint32_t t219 = ((t215 << 3) | (t215 >> 21)) ^ t214;
    // round 18 (speck.dsl:22)
    const uint32_t t221 = t214 & 0xffffff;
    const uint32_t t227 = load32(rk + 68) ^ (((t221 << 16) | (t221 >> 8)) + t219);
    const uint32_t t228 = t219 & 0xffffff;
    const uint32_t t232 = ((t228 << 3) | (t228 >> 21)) ^ t227;
    // round 19 (speck.dsl:22)
    const uint32_t t234 = t227 & 0xffffff;
    const uint32_t t240 = load32(rk + 72) ^ (((t234 << 16) | (t234 >> 8)) + t232);
    const uint32_t t241 = t232 & 0xffffff;
    const uint32_t t245 = ((t241 << 3) | (t241 >> 21)) ^ t240;
    // round 20 (speck.dsl:22)
    const uint32_t t247 = t240 & 0xffffff;
    const uint32_t t253 = load32(rk + 76) ^ (((t247 << 16) | (t247 >> 8)) + t245);
    const uint32_t t254 = t245 & 0xffffff;
    const uint32_t t258 = ((t254 << 3) | (t254 >> 21)) ^ t253;
    // round 21 (speck.dsl:22)
    const uint32_t t260 = t253 & 0xffffff;
    const uint32_t t266 = load32(rk + 80) ^ (((t260 << 16) | (t260 >> 8)) + t258);
    const uint32_t t267 = t258 & 0xffffff;
    const uint32_t t271 = ((t267 << 3) | (t267 >> 21)) ^ t266;
    // round 22 (speck.dsl:22)
    const uint32_t t273 = t266 & 0xffffff;
    const uint32_t t279 = load32(rk + 84) ^ (((t273 << 16) | (t273 >> 8)) + t271);
    const uint32_t t280 = t271 & 0xffffff;
    store_le24(out, ((t280 << 3) | (t280 >> 21)) ^ t279);
    store_le24(out + 3, t279);
}

void lwcc_speck48_72_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 22 (speck.dsl:23)
    const uint32_t t2 = t0 ^ t1;
    const uint32_t t5 = (t2 << 21) | (t2 >> 3);
    const uint32_t t10 = ((t1 ^ load32(rk + 84)) - t5) & 0xffffff;
    const uint32_t t13 = (t10 << 8) | (t10 >> 16);
    // round 21 (speck.dsl:23)
    const uint32_t t16 = (t5 ^ t13) & 0xffffff;
    const uint32_t t19 = (t16 << 21) | (t16 >> 3);
    const uint32_t t23 = ((load32(rk + 80) ^ t13) - t19) & 0xffffff;
    const uint32_t t26 = (t23 << 8) | (t23 >> 16);
    // round 20 (speck.dsl:23)
    const uint32_t t29 = (t19 ^ t26) & 0xffffff;
    const uint32_t t32 = (t29 << 21) | (t29 >> 3);
    const uint32_t t36 = ((load32(rk + 76) ^ t26) - t32) & 0xffffff;
    const uint32_t t39 = (t36 << 8) | (t36 >> 16);
    // round 19 (speck.dsl:23)
    const uint32_t t42 = (t32 ^ t39) & 0xffffff;
    const uint32_t t45 = (t42 << 21) | (t42 >> 3);
    const uint32_t t49 = ((load32(rk + 72) ^ t39) - t45) & 0xffffff;
    const uint32_t t52 = (t49 << 8) | (t49 >> 16);
    // round 18 (speck.dsl:23)
    const uint32_t t55 = (t45 ^ t52) & 0xffffff;
    const uint32_t t58 = (t55 << 21) | (t55 >> 3);
    const uint32_t t62 = ((load32(rk + 68) ^ t52) - t58) & 0xffffff;
    const uint32_t t65 = (t62 << 8) | (t62 >> 16);
    // round 17 (speck.dsl:23)
    const uint32_t t68 = (t58 ^ t65) & 0xffffff;
    const uint32_t t71 = (t68 << 21) | (t68 >> 3);
    const uint32_t t75 = ((load32(rk + 64) ^ t65) - t71) & 0xffffff;
    const uint32_t t78 = (t75 << 8) | (t75 >> 16);
    // round 16 (speck.dsl:23)
    const uint32_t t81 = (t71 ^ t78) & 0xffffff;
    const uint32_t t84 = (t81 << 21) | (t81 >> 3);
    const uint32_t t88 = ((load32(rk + 60) ^ t78) - t84) & 0xffffff;
    const uint32_t t91 = (t88 << 8) | (t88 >> 16);
    // round 15 (speck.dsl:23)
    const uint32_t t94 = (t84 ^ t91) & 0xffffff;
    const uint32_t t97 = (t94 << 21) | (t94 >> 3);
    const uint32_t t101 = ((load32(rk + 56) ^ t91) - t97) & 0xffffff;
    const uint32_t t104 = (t101 << 8) | (t101 >> 16);
    // round 14 (speck.dsl:23)
    const uint32_t t107 = (t97 ^ t104) & 0xffffff;
    const uint32_t t110 = (t107 << 21) | (t107 >> 3);
    const uint32_t t114 = ((load32(rk + 52) ^ t104) - t110) & 0xffffff;
    const uint32_t t117 = (t114 << 8) | (t114 >> 16);
    // round 13 (speck.dsl:23)
    const uint32_t t120 = (t110 ^ t117) & 0xffffff;
    const uint32_t t123 = (t120 << 21) | (t120 >> 3);
    const uint32_t t127 = ((load32(rk + 48) ^ t117) - t123) & 0xffffff;
    const uint32_t t130 = (t127 << 8) | (t127 >> 16);
    // round 12 (speck.dsl:23)
    const uint32_t t133 = (t123 ^ t130) & 0xffffff;
    const uint32_t t136 = (t133 << 21) | (t133 >> 3);
    const uint32_t t140 = ((load32(rk + 44) ^ t130) - t136) & 0xffffff;
    const uint32_t t143 = (t140 << 8) | (t140 >> 16);
    // round 11 (speck.dsl:23)
    const uint32_t t146 = (t136 ^ t143) & 0xffffff;
    const uint32_t t149 = (t146 << 21) | (t146 >> 3);
    const uint32_t t153 = ((load32(rk + 40) ^ t143) - t149) & 0xffffff;
    const uint32_t t156 = (t153 << 8) | (t153 >> 16);
    // round 10 (speck.dsl:23)
    const uint32_t t159 = (t149 ^ t156) & 0xffffff;
    const uint32_t t162 = (t159 << 21) | (t159 >> 3);
    const uint32_t t166 = ((load32(rk + 36) ^ t156) - t162) & 0xffffff;
    const uint32_t t169 = (t166 << 8) | (t166 >> 16);
    // round 9 (speck.dsl:23)
    const uint32_t t172 = (t162 ^ t169) & 0xffffff;
    const uint32_t t175 = (t172 << 21) | (t172 >> 3);
    const uint32_t t179 = ((load32(rk + 32) ^ t169) - t175) & 0xffffff;
    const uint32_t t182 = (t179 << 8) | (t179 >> 16);
    // round 8 (speck.dsl:23)
    const uint32_t t185 = (t175 ^ t182) & 0xffffff;
    const uint32_t t188 = (t185 << 21) | (t185 >> 3);
    const uint32_t t192 = ((load32(rk + 28) ^ t182) - t188) & 0xffffff;
    const uint32_t t195 = (t192 << 8) | (t192 >> 16);
    // round 7 (speck.dsl:23)
    const uint32_t t198 = (t188 ^ t195) & 0xffffff;
    const uint32_t t201 = (t198 << 21) | (t198 >> 3);
    const uint32_t t205 = ((load32(rk + 24) ^ t195) - t201) & 0xffffff;
    const uint32_t t208 = (t205 << 8) | (t205 >> 16);
    // round 6 (speck.dsl:23)
    const uint32_t t211 = (t201 ^ t208) & 0xffffff;
    const uint32_t t214 = (t211 << 21) | (t211 >> 3);
    const uint32_t t218 = ((load32(rk + 20) ^ t208) - t214) & 0xffffff;
    const uint32_t t221 = (t218 << 8) | (t218 >> 16);
    // round 5 (speck.dsl:23)
    const uint32_t t224 = (t214 ^ t221) & 0xffffff;
    const uint32_t t227 = (t224 << 21) | (t224 >> 3);
    const uint32_t t231 = ((load32(rk + 16) ^ t221) - t227) & 0xffffff;
    const uint32_t t234 = (t231 << 8) | (t231 >> 16);
    // round 4 (speck.dsl:23)
    const uint32_t t237 = (t227 ^ t234) & 0xffffff;
    const uint32_t t240 = (t237 << 21) | (t237 >> 3);
    const uint32_t t244 = ((load32(rk + 12) ^ t234) - t240) & 0xffffff;
    const uint32_t t247 = (t244 << 8) | (t244 >> 16);
    // round 3 (speck.dsl:23)
    const uint32_t t250 = (t240 ^ t247) & 0xffffff;
    const uint32_t t253 = (t250 << 21) | (t250 >> 3);
    const uint32_t t257 = ((load32(rk + 8) ^ t247) - t253) & 0xffffff;
    const uint32_t t260 = (t257 << 8) | (t257 >> 16);
    // round 2 (speck.dsl:23)
    const uint32_t t263 = (t253 ^ t260) & 0xffffff;
    const uint32_t t266 = (t263 << 21) | (t263 >> 3);
    const uint32_t t270 = ((load32(rk + 4) ^ t260) - t266) & 0xffffff;
    const uint32_t t273 = (t270 << 8) | (t270 >> 16);
    // round 1 (speck.dsl:23)
    const uint32_t t276 = (t266 ^ t273) & 0xffffff;
    const uint32_t t279 = (t276 << 21) | (t276 >> 3);
    const uint32_t t283 = ((load32(rk) ^ t273) - t279) & 0xffffff;
    store_le24(out, t279);
    store_le24(out + 3, (t283 << 8) | (t283 >> 16));
}

void lwcc_speck48_72_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_speck48_72_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck48_72_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck48_72_key_setup_c(ctx, key);
    lwcc_speck48_72_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck48_72_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    ctx[88] = (uint8_t)nonce[0];
    ctx[92] = (uint8_t)nonce[1];
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t15 = ((uint32_t)ctx[88] | ((uint32_t)ctx[92] << 8)) | (((uint32_t)((uint8_t)(counter >> 24))) << 16);
    const uint32_t t19 = ((uint32_t)((uint8_t)(counter >> 16))) | (((uint32_t)((uint8_t)(counter >> 8))) << 8);
    const uint32_t t22 = t19 | (((uint32_t)(uint8_t)counter) << 16);
    // round 1 (speck.dsl:22)
    const uint32_t t28 = load32(ctx) ^ (((t22 << 16) | (t22 >> 8)) + t15);
    const uint32_t t32 = ((t15 << 3) | (t15 >> 21)) ^ t28;
    // round 2 (speck.dsl:22)
    const uint32_t t34 = t28 & 0xffffff;
    const uint32_t t40 = load32(ctx + 4) ^ (((t34 << 16) | (t34 >> 8)) + t32);
    const uint32_t t41 = t32 & 0xffffff;
    const uint32_t t45 = ((t41 << 3) | (t41 >> 21)) ^ t40;
    // round 3 (speck.dsl:22)
    const uint32_t t47 = t40 & 0xffffff;
    const uint32_t t53 = load32(ctx + 8) ^ (((t47 << 16) | (t47 >> 8)) + t45);
    const uint32_t t54 = t45 & 0xffffff;
    const uint32_t t58 = ((t54 << 3) | (t54 >> 21)) ^ t53;
    // round 4 (speck.dsl:22)
    const uint32_t t60 = t53 & 0xffffff;
    const uint32_t t66 = load32(ctx + 12) ^ (((t60 << 16) | (t60 >> 8)) + t58);
    const uint32_t t67 = t58 & 0xffffff;
    const uint32_t t71 = ((t67 << 3) | (t67 >> 21)) ^ t66;
    // round 5 (speck.dsl:22)
    const uint32_t t73 = t66 & 0xffffff;
    const uint32_t t79 = load32(ctx + 16) ^ (((t73 << 16) | (t73 >> 8)) + t71);
    const uint32_t t80 = t71 & 0xffffff;
    const uint32_t t84 = ((t80 << 3) | (t80 >> 21)) ^ t79;
    // round 6 (speck.dsl:22)
    const uint32_t t86 = t79 & 0xffffff;
    const uint32_t t92 = load32(ctx + 20) ^ (((t86 << 16) | (t86 >> 8)) + t84);
    const uint32_t t93 = t84 & 0xffffff;
    const uint32_t t97 = ((t93 << 3) | (t93 >> 21)) ^ t92;
    // round 7 (speck.dsl:22)
    const uint32_t t99 = t92 & 0xffffff;
    const uint32_t t105 = load32(ctx + 24) ^ (((t99 << 16) | (t99 >> 8)) + t97);
    const uint32_t t106 = t97 & 0xffffff;
    const uint32_t t110 = ((t106 << 3) | (t106 >> 21)) ^ t105;
    // round 8 (speck.dsl:22)
    const uint32_t t112 = t105 & 0xffffff;
    const uint32_t t118 = load32(ctx + 28) ^ (((t112 << 16) | (t112 >> 8)) + t110);
    const uint32_t t119 = t110 & 0xffffff;
    const uint32_t t123 = ((t119 << 3) | (t119 >> 21)) ^ t118;
    // round 9 (speck.dsl:22)
    const uint32_t t125 = t118 & 0xffffff;
    const uint32_t t131 = load32(ctx + 32) ^ (((t125 << 16) | (t125 >> 8)) + t123);
    const uint32_t t132 = t123 & 0xffffff;
    const uint32_t t136 = ((t132 << 3) | (t132 >> 21)) ^ t131;
    // round 10 (speck.dsl:22)
    const uint32_t t138 = t131 & 0xffffff;
    const uint32_t t144 = load32(ctx + 36) ^ (((t138 << 16) | (t138 >> 8)) + t136);
    const uint32_t t145 = t136 & 0xffffff;
    const uint32_t t149 = ((t145 << 3) | (t145 >> 21)) ^ t144;
    // round 11 (speck.dsl:22)
    const uint32_t t151 = t144 & 0xffffff;
    const uint32_t t157 = load32(ctx + 40) ^ (((t151 << 16) | (t151 >> 8)) + t149);
    const uint32_t t158 = t149 & 0xffffff;
    const uint32_t t162 = ((t158 << 3) | (t158 >> 21)) ^ t157;
    // round 12 (speck.dsl:22)
    const uint32_t t164 = t157 & 0xffffff;
    const uint32_t t170 = load32(ctx + 44) ^ (((t164 << 16) | (t164 >> 8)) + t162);
    const uint32_t t171 = t162 & 0xffffff;
    const uint32_t t175 = ((t171 << 3) | (t171 >> 21)) ^ t170;
    // round 13 (speck.dsl:22)
    const uint32_t t177 = t170 & 0xffffff;
    const uint32_t t183 = load32(ctx + 48) ^ (((t177 << 16) | (t177 >> 8)) + t175);
    const uint32_t t184 = t175 & 0xffffff;
    const uint32_t t188 = ((t184 << 3) | (t184 >> 21)) ^ t183;
    // round 14 (speck.dsl:22)
    const uint32_t t190 = t183 & 0xffffff;
    const uint32_t t196 = load32(ctx + 52) ^ (((t190 << 16) | (t190 >> 8)) + t188);
    const uint32_t t197 = t188 & 0xffffff;
    const uint32_t t201 = ((t197 << 3) | (t197 >> 21)) ^ t196;
    // round 15 (speck.dsl:22)
    const uint32_t t203 = t196 & 0xffffff;
    const uint32_t t209 = load32(ctx + 56) ^ (((t203 << 16) | (t203 >> 8)) + t201);
    const uint32_t t210 = t201 & 0xffffff;
    const uint32_t t214 = ((t210 << 3) | (t210 >> 21)) ^ t209;
    // round 16 (speck.dsl:22)
    const uint32_t t216 = t209 & 0xffffff;
    const uint32_t t222 = load32(ctx + 60) ^ (((t216 << 16) | (t216 >> 8)) + t214);
    const uint32_t t223 = t214 & 0xffffff;
    const uint32_t t227 = ((t223 << 3) | (t223 >> 21)) ^ t222;
    // round 17 (speck.dsl:22)
    const uint32_t t229 = t222 & 0xffffff;
    const uint32_t t235 = load32(ctx + 64) ^ (((t229 << 16) | (t229 >> 8)) + t227);
    const uint32_t t236 = t227 & 0xffffff;
    const uint32_t t240 = ((t236 << 3) | (t236 >> 21)) ^ t235;
    // round 18 (speck.dsl:22)
    const uint32_t t242 = t235 & 0xffffff;
    const uint32_t t248 = load32(ctx + 68) ^ (((t242 << 16) | (t242 >> 8)) + t240);
    const uint32_t t249 = t240 & 0xffffff;
    const uint32_t t253 = ((t249 << 3) | (t249 >> 21)) ^ t248;
    // round 19 (speck.dsl:22)
    const uint32_t t255 = t248 & 0xffffff;
    const uint32_t t261 = load32(ctx + 72) ^ (((t255 << 16) | (t255 >> 8)) + t253);
    const uint32_t t262 = t253 & 0xffffff;
    const uint32_t t266 = ((t262 << 3) | (t262 >> 21)) ^ t261;
    // round 20 (speck.dsl:22)
    const uint32_t t268 = t261 & 0xffffff;
    const uint32_t t274 = load32(ctx + 76) ^ (((t268 << 16) | (t268 >> 8)) + t266);
    const uint32_t t275 = t266 & 0xffffff;
    const uint32_t t279 = ((t275 << 3) | (t275 >> 21)) ^ t274;
    // round 21 (speck.dsl:22)
    const uint32_t t281 = t274 & 0xffffff;
    const uint32_t t287 = load32(ctx + 80) ^ (((t281 << 16) | (t281 >> 8)) + t279);
    const uint32_t t288 = t279 & 0xffffff;
    const uint32_t t292 = ((t288 << 3) | (t288 >> 21)) ^ t287;
    // round 22 (speck.dsl:22)
    const uint32_t t294 = t287 & 0xffffff;
    const uint32_t t300 = load32(ctx + 84) ^ (((t294 << 16) | (t294 >> 8)) + t292);
    const uint32_t t301 = t292 & 0xffffff;
    const uint32_t t306 = load_le24(in);
    const uint32_t t307 = load_le24(in + 3);
    store_le24(out, t306 ^ (((t301 << 3) | (t301 >> 21)) ^ t300));
    store_le24(out + 3, t307 ^ t300);
}

void lwcc_speck48_72_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_speck48_72_ctr_crypt_c(buffer, buffer, 6, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
