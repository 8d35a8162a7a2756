// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon128_192 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 64 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 24, nonce 12, rk 552, ctx 592, align 1, group 16, stack 0
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

void lwcc_simon128_192_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le64(key);
    const uint64_t t1 = load_le64(key + 8);
    const uint64_t t2 = load_le64(key + 16);
    const uint64_t t3 = rotl64(t2, 61);
    const uint64_t t8 = (UINT64_C(0xfffffffffffffffd) ^ t0) ^ (t3 ^ rotl64(t3, 63));
    const uint64_t t9 = rotl64(t8, 61);
    const uint64_t t13 = (UINT64_C(0xfffffffffffffffd) ^ t1) ^ (t9 ^ rotl64(t9, 63));
    const uint64_t t14 = rotl64(t13, 61);
    const uint64_t t19 = (UINT64_C(0xfffffffffffffffc) ^ t2) ^ (t14 ^ rotl64(t14, 63));
    const uint64_t t20 = rotl64(t19, 61);
    const uint64_t t24 = (UINT64_C(0xfffffffffffffffd) ^ t8) ^ (t20 ^ rotl64(t20, 63));
    const uint64_t t25 = rotl64(t24, 61);
    const uint64_t t29 = (UINT64_C(0xfffffffffffffffd) ^ t13) ^ (t25 ^ rotl64(t25, 63));
    const uint64_t t30 = rotl64(t29, 61);
    const uint64_t t34 = (UINT64_C(0xfffffffffffffffc) ^ t19) ^ (t30 ^ rotl64(t30, 63));
    const uint64_t t35 = rotl64(t34, 61);
    const uint64_t t39 = (UINT64_C(0xfffffffffffffffd) ^ t24) ^ (t35 ^ rotl64(t35, 63));
    const uint64_t t40 = rotl64(t39, 61);
    const uint64_t t44 = (UINT64_C(0xfffffffffffffffd) ^ t29) ^ (t40 ^ rotl64(t40, 63));
    const uint64_t t45 = rotl64(t44, 61);
    const uint64_t t49 = (UINT64_C(0xfffffffffffffffd) ^ t34) ^ (t45 ^ rotl64(t45, 63));
    const uint64_t t50 = rotl64(t49, 61);
    const uint64_t t54 = (UINT64_C(0xfffffffffffffffc) ^ t39) ^ (t50 ^ rotl64(t50, 63));
    const uint64_t t55 = rotl64(t54, 61);
    const uint64_t t59 = (UINT64_C(0xfffffffffffffffd) ^ t44) ^ (t55 ^ rotl64(t55, 63));
    const uint64_t t60 = rotl64(t59, 61);
    const uint64_t t64 = (UINT64_C(0xfffffffffffffffc) ^ t49) ^ (t60 ^ rotl64(t60, 63));
    const uint64_t t65 = rotl64(t64, 61);
    const uint64_t t69 = (UINT64_C(0xfffffffffffffffd) ^ t54) ^ (t65 ^ rotl64(t65, 63));
    const uint64_t t70 = rotl64(t69, 61);
    const uint64_t t74 = (UINT64_C(0xfffffffffffffffd) ^ t59) ^ (t70 ^ rotl64(t70, 63));
    const uint64_t t75 = rotl64(t74, 61);
    const uint64_t t79 = (UINT64_C(0xfffffffffffffffc) ^ t64) ^ (t75 ^ rotl64(t75, 63));
    const uint64_t t80 = rotl64(t79, 61);
    const uint64_t t84 = (UINT64_C(0xfffffffffffffffc) ^ t69) ^ (t80 ^ rotl64(t80, 63));
    const uint64_t t85 = rotl64(t84, 61);
    const uint64_t t89 = (UINT64_C(0xfffffffffffffffc) ^ t74) ^ (t85 ^ rotl64(t85, 63));
    const uint64_t t90 = rotl64(t89, 61);
    const uint64_t t94 = (UINT64_C(0xfffffffffffffffd) ^ t79) ^ (t90 ^ rotl64(t90, 63));
    const uint64_t t95 = rotl64(t94, 61);
    const uint64_t t99 = (UINT64_C(0xfffffffffffffffd) ^ t84) ^ (t95 ^ rotl64(t95, 63));
    const uint64_t t100 = rotl64(t99, 61);
    const uint64_t t104 = (UINT64_C(0xfffffffffffffffc) ^ t89) ^ (t100 ^ rotl64(t100, 63));
    const uint64_t t105 = rotl64(t104, 61);
    const uint64_t t109 = (UINT64_C(0xfffffffffffffffc) ^ t94) ^ (t105 ^ rotl64(t105, 63));
    const uint64_t t110 = rotl64(t109, 61);
    const uint64_t t114 = (UINT64_C(0xfffffffffffffffd) ^ t99) ^ (t110 ^ rotl64(t110, 63));
    const uint64_t t115 = rotl64(t114, 61);
    const uint64_t t119 = (UINT64_C(0xfffffffffffffffc) ^ t104) ^ (t115 ^ rotl64(t115, 63));
    const uint64_t t120 = rotl64(t119, 61);
    const uint64_t t124 = (UINT64_C(0xfffffffffffffffd) ^ t109) ^ (t120 ^ rotl64(t120, 63));
    const uint64_t t125 = rotl64(t124, 61);
    const uint64_t t129 = (UINT64_C(0xfffffffffffffffd) ^ t114) ^ (t125 ^ rotl64(t125, 63));
    const uint64_t t130 = rotl64(t129, 61);
    const uint64_t t134 = (UINT64_C(0xfffffffffffffffd) ^ t119) ^ (t130 ^ rotl64(t130, 63));
    const uint64_t t135 = rotl64(t134, 61);
    const uint64_t t139 = (UINT64_C(0xfffffffffffffffd) ^ t124) ^ (t135 ^ rotl64(t135, 63));
    const uint64_t t140 = rotl64(t139, 61);
    const uint64_t t144 = (UINT64_C(0xfffffffffffffffc) ^ t129) ^ (t140 ^ rotl64(t140, 63));
    const uint64_t t145 = rotl64(t144, 61);
    const uint64_t t149 = (UINT64_C(0xfffffffffffffffc) ^ t134) ^ (t145 ^ rotl64(t145, 63));
    const uint64_t t150 = rotl64(t149, 61);
    const uint64_t t154 = (UINT64_C(0xfffffffffffffffc) ^ t139) ^ (t150 ^ rotl64(t150, 63));
    const uint64_t t155 = rotl64(t154, 61);
    const uint64_t t159 = (UINT64_C(0xfffffffffffffffc) ^ t144) ^ (t155 ^ rotl64(t155, 63));
    const uint64_t t160 = rotl64(t159, 61);
    const uint64_t t164 = (UINT64_C(0xfffffffffffffffc) ^ t149) ^ (t160 ^ rotl64(t160, 63));
    const uint64_t t165 = rotl64(t164, 61);
    const uint64_t t169 = (UINT64_C(0xfffffffffffffffc) ^ t154) ^ (t165 ^ rotl64(t165, 63));
    const uint64_t t170 = rotl64(t169, 61);
    const uint64_t t174 = (UINT64_C(0xfffffffffffffffd) ^ t159) ^ (t170 ^ rotl64(t170, 63));
    const uint64_t t175 = rotl64(t174, 61);
    const uint64_t t179 = (UINT64_C(0xfffffffffffffffc) ^ t164) ^ (t175 ^ rotl64(t175, 63));
    const uint64_t t180 = rotl64(t179, 61);
    const uint64_t t184 = (UINT64_C(0xfffffffffffffffc) ^ t169) ^ (t180 ^ rotl64(t180, 63));
    const uint64_t t185 = rotl64(t184, 61);
    const uint64_t t189 = (UINT64_C(0xfffffffffffffffd) ^ t174) ^ (t185 ^ rotl64(t185, 63));
    const uint64_t t190 = rotl64(t189, 61);
    const uint64_t t194 = (UINT64_C(0xfffffffffffffffc) ^ t179) ^ (t190 ^ rotl64(t190, 63));
    const uint64_t t195 = rotl64(t194, 61);
    const uint64_t t199 = (UINT64_C(0xfffffffffffffffc) ^ t184) ^ (t195 ^ rotl64(t195, 63));
    const uint64_t t200 = rotl64(t199, 61);
    const uint64_t t204 = (UINT64_C(0xfffffffffffffffc) ^ t189) ^ (t200 ^ rotl64(t200, 63));
    const uint64_t t205 = rotl64(t204, 61);
    const uint64_t t209 = (UINT64_C(0xfffffffffffffffd) ^ t194) ^ (t205 ^ rotl64(t205, 63));
    const uint64_t t210 = rotl64(t209, 61);
    const uint64_t t214 = (UINT64_C(0xfffffffffffffffc) ^ t199) ^ (t210 ^ rotl64(t210, 63));
    const uint64_t t215 = rotl64(t214, 61);
    const uint64_t t219 = (UINT64_C(0xfffffffffffffffd) ^ t204) ^ (t215 ^ rotl64(t215, 63));
    const uint64_t t220 = rotl64(t219, 61);
    const uint64_t t224 = (UINT64_C(0xfffffffffffffffc) ^ t209) ^ (t220 ^ rotl64(t220, 63));
    const uint64_t t225 = rotl64(t224, 61);
    const uint64_t t229 = (UINT64_C(0xfffffffffffffffc) ^ t214) ^ (t225 ^ rotl64(t225, 63));
    const uint64_t t230 = rotl64(t229, 61);
    const uint64_t t234 = (UINT64_C(0xfffffffffffffffd) ^ t219) ^ (t230 ^ rotl64(t230, 63));
    const uint64_t t235 = rotl64(t234, 61);
    const uint64_t t239 = (UINT64_C(0xfffffffffffffffd) ^ t224) ^ (t235 ^ rotl64(t235, 63));
    const uint64_t t240 = rotl64(t239, 61);
    const uint64_t t244 = (UINT64_C(0xfffffffffffffffd) ^ t229) ^ (t240 ^ rotl64(t240, 63));
    const uint64_t t245 = rotl64(t244, 61);
    const uint64_t t249 = (UINT64_C(0xfffffffffffffffc) ^ t234) ^ (t245 ^ rotl64(t245, 63));
    const uint64_t t250 = rotl64(t249, 61);
    const uint64_t t254 = (UINT64_C(0xfffffffffffffffc) ^ t239) ^ (t250 ^ rotl64(t250, 63));
    const uint64_t t255 = rotl64(t254, 61);
    const uint64_t t259 = (UINT64_C(0xfffffffffffffffd) ^ t244) ^ (t255 ^ rotl64(t255, 63));
    const uint64_t t260 = rotl64(t259, 61);
    const uint64_t t264 = (UINT64_C(0xfffffffffffffffd) ^ t249) ^ (t260 ^ rotl64(t260, 63));
    const uint64_t t265 = rotl64(t264, 61);
    const uint64_t t269 = (UINT64_C(0xfffffffffffffffc) ^ t254) ^ (t265 ^ rotl64(t265, 63));
    const uint64_t t270 = rotl64(t269, 61);
    const uint64_t t274 = (UINT64_C(0xfffffffffffffffd) ^ t259) ^ (t270 ^ rotl64(t270, 63));
    const uint64_t t275 = rotl64(t274, 61);
    const uint64_t t279 = (UINT64_C(0xfffffffffffffffc) ^ t264) ^ (t275 ^ rotl64(t275, 63));
    const uint64_t t280 = rotl64(t279, 61);
    const uint64_t t284 = (UINT64_C(0xfffffffffffffffc) ^ t269) ^ (t280 ^ rotl64(t280, 63));
    const uint64_t t285 = rotl64(t284, 61);
    const uint64_t t289 = (UINT64_C(0xfffffffffffffffc) ^ t274) ^ (t285 ^ rotl64(t285, 63));
    const uint64_t t290 = rotl64(t289, 61);
    const uint64_t t294 = (UINT64_C(0xfffffffffffffffc) ^ t279) ^ (t290 ^ rotl64(t290, 63));
    const uint64_t t295 = rotl64(t294, 61);
    const uint64_t t299 = (UINT64_C(0xfffffffffffffffd) ^ t284) ^ (t295 ^ rotl64(t295, 63));
    const uint64_t t300 = rotl64(t299, 61);
    const uint64_t t304 = (UINT64_C(0xfffffffffffffffd) ^ t289) ^ (t300 ^ rotl64(t300, 63));
    const uint64_t t305 = rotl64(t304, 61);
    const uint64_t t309 = (UINT64_C(0xfffffffffffffffd) ^ t294) ^ (t305 ^ rotl64(t305, 63));
    const uint64_t t310 = rotl64(t309, 61);
    const uint64_t t314 = (UINT64_C(0xfffffffffffffffd) ^ t299) ^ (t310 ^ rotl64(t310, 63));
    const uint64_t t315 = rotl64(t314, 61);
    const uint64_t t319 = (UINT64_C(0xfffffffffffffffd) ^ t304) ^ (t315 ^ rotl64(t315, 63));
    const uint64_t t320 = rotl64(t319, 61);
    const uint64_t t324 = (UINT64_C(0xfffffffffffffffd) ^ t309) ^ (t320 ^ rotl64(t320, 63));
    const uint64_t t325 = rotl64(t324, 61);
    const uint64_t t329 = (UINT64_C(0xfffffffffffffffc) ^ t314) ^ (t325 ^ rotl64(t325, 63));
    const uint64_t t330 = rotl64(t329, 61);
    const uint64_t t334 = (UINT64_C(0xfffffffffffffffd) ^ t319) ^ (t330 ^ rotl64(t330, 63));
    store64(rk, t0);
    store64(rk + 8, t1);
    store64(rk + 16, t2);
    store64(rk + 24, t8);
    store64(rk + 32, t13);
    store64(rk + 40, t19);
    store64(rk + 48, t24);
    store64(rk + 56, t29);
    store64(rk + 64, t34);
    store64(rk + 72, t39);
    store64(rk + 80, t44);
    store64(rk + 88, t49);
    store64(rk + 96, t54);
    store64(rk + 104, t59);
    store64(rk + 112, t64);
    store64(rk + 120, t69);
    store64(rk + 128, t74);
    store64(rk + 136, t79);
    store64(rk + 144, t84);
    store64(rk + 152, t89);
    store64(rk + 160, t94);
    store64(rk + 168, t99);
    store64(rk + 176, t104);
    store64(rk + 184, t109);
    store64(rk + 192, t114);
    store64(rk + 200, t119);
    store64(rk + 208, t124);
    store64(rk + 216, t129);
    store64(rk + 224, t134);
    store64(rk + 232, t139);
    store64(rk + 240, t144);
    store64(rk + 248, t149);
    store64(rk + 256, t154);
    store64(rk + 264, t159);
    store64(rk + 272, t164);
    store64(rk + 280, t169);
    store64(rk + 288, t174);
    store64(rk + 296, t179);
    store64(rk + 304, t184);
    store64(rk + 312, t189);
    store64(rk + 320, t194);
    store64(rk + 328, t199);
    store64(rk + 336, t204);
    store64(rk + 344, t209);
    store64(rk + 352, t214);
    store64(rk + 360, t219);
    store64(rk + 368, t224);
    store64(rk + 376, t229);
    store64(rk + 384, t234);
    store64(rk + 392, t239);
    store64(rk + 400, t244);
    store64(rk + 408, t249);
    store64(rk + 416, t254);
    store64(rk + 424, t259);
    store64(rk + 432, t264);
    store64(rk + 440, t269);
    store64(rk + 448, t274);
    store64(rk + 456, t279);
    store64(rk + 464, t284);
    store64(rk + 472, t289);
    store64(rk + 480, t294);
    store64(rk + 488, t299);
    store64(rk + 496, t304);
    store64(rk + 504, t309);
    store64(rk + 512, t314);
    store64(rk + 520, t319);
    store64(rk + 528, t324);
    store64(rk + 536, t329);
    store64(rk + 544, t334);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in);
    const uint64_t t1 = load_le64(in + 8);
    // round 1 (simon.dsl:43)
    const uint64_t t9 = (rotl64(t1, 1) & rotl64(t1, 8)) ^ ((t0 ^ load64(rk)) ^ rotl64(t1, 2));
    // round 2 (simon.dsl:43)
    const uint64_t t17 = (rotl64(t9, 1) & rotl64(t9, 8)) ^ ((t1 ^ load64(rk + 8)) ^ rotl64(t9, 2));
    // round 3 (simon.dsl:43)
    const uint64_t t25 = (rotl64(t17, 1) & rotl64(t17, 8)) ^ ((load64(rk + 16) ^ t9) ^ rotl64(t17, 2));
    // round 4 (simon.dsl:43)
    const uint64_t t33 = (rotl64(t25, 1) & rotl64(t25, 8)) ^ ((load64(rk + 24) ^ t17) ^ rotl64(t25, 2));
    // round 5 (simon.dsl:43)
    const uint64_t t41 = (rotl64(t33, 1) & rotl64(t33, 8)) ^ ((load64(rk + 32) ^ t25) ^ rotl64(t33, 2));
    // round 6 (simon.dsl:43)
    const uint64_t t49 = (rotl64(t41, 1) & rotl64(t41, 8)) ^ ((load64(rk + 40) ^ t33) ^ rotl64(t41, 2));
    // round 7 (simon.dsl:43)
    const uint64_t t57 = (rotl64(t49, 1) & rotl64(t49, 8)) ^ ((load64(rk + 48) ^ t41) ^ rotl64(t49, 2));
    // round 8 (simon.dsl:43)
    const uint64_t t65 = (rotl64(t57, 1) & rotl64(t57, 8)) ^ ((load64(rk + 56) ^ t49) ^ rotl64(t57, 2));
    // round 9 (simon.dsl:43)
    const uint64_t t73 = (rotl64(t65, 1) & rotl64(t65, 8)) ^ ((load64(rk + 64) ^ t57) ^ rotl64(t65, 2));
    // round 10 (simon.dsl:43)
    const uint64_t t81 = (rotl64(t73, 1) & rotl64(t73, 8)) ^ ((load64(rk + 72) ^ t65) ^ rotl64(t73, 2));
    // round 11 (simon.dsl:43)
    const uint64_t t89 = (rotl64(t81, 1) & rotl64(t81, 8)) ^ ((load64(rk + 80) ^ t73) ^ rotl64(t81, 2));
    // round 12 (simon.dsl:43)
    const uint64_t t97 = (rotl64(t89, 1) & rotl64(t89, 8)) ^ ((load64(rk + 88) ^ t81) ^ rotl64(t89, 2));
    // round 13 (simon.dsl:43)
    const uint64_t t105 = (rotl64(t97, 1) & rotl64(t97, 8)) ^ ((load64(rk + 96) ^ t89) ^ rotl64(t97, 2));
    // round 14 (simon.dsl:43)
    const uint64_t t113 = (rotl64(t105, 1) & rotl64(t105, 8)) ^ ((load64(rk + 104) ^ t97) ^ rotl64(t105, 2));
    // round 15 (simon.dsl:43)
    const uint64_t t121 = (rotl64(t113, 1) & rotl64(t113, 8)) ^ ((load64(rk + 112) ^ t105) ^ rotl64(t113, 2));
    // round 16 (simon.dsl:43)
    const uint64_t t129 = (rotl64(t121, 1) & rotl64(t121, 8)) ^ ((load64(rk + 120) ^ t113) ^ rotl64(t121, 2));
    // round 17 (simon.dsl:43)
    const uint64_t t137 = (rotl64(t129, 1) & rotl64(t129, 8)) ^ ((load64(rk + 128) ^ t121) ^ rotl64(t129, 2));
    // round 18 (simon.dsl:43)
    const uint64_t t145 = (rotl64(t137, 1) & rotl64(t137, 8)) ^ ((load64(rk + 136) ^ t129) ^ rotl64(t137, 2));
    // round 19 (simon.dsl:43)
    const uint64_t t153 = (rotl64(t145, 1) & rotl64(t145, 8)) ^ ((load64(rk + 144) ^ t137) ^ rotl64(t145, 2));
    // round 20 (simon.dsl:43)
    const uint64_t t161 = (rotl64(t153, 1) & rotl64(t153, 8)) ^ ((load64(rk + 152) ^ t145) ^ rotl64(t153, 2));
    // round 21 (simon.dsl:43)
    const uint64_t t169 = (rotl64(t161, 1) & rotl64(t161, 8)) ^ ((load64(rk + 160) ^ t153) ^ rotl64(t161, 2));
    // round 22 (simon.dsl:43)
    const uint64_t t177 = (rotl64(t169, 1) & rotl64(t169, 8)) ^ ((load64(rk + 168) ^ t161) ^ rotl64(t169, 2));
    // round 23 (simon.dsl:43)
    const uint64_t t185 = (rotl64(t177, 1) & rotl64(t177, 8)) ^ ((load64(rk + 176) ^ t169) ^ rotl64(t177, 2));
    // round 24 (simon.dsl:43)
    const uint64_t t193 = (rotl64(t185, 1) & rotl64(t185, 8)) ^ ((load64(rk + 184) ^ t177) ^ rotl64(t185, 2));
    // round 25 (simon.dsl:43)
    const uint64_t t201 = (rotl64(t193, 1) & rotl64(t193, 8)) ^ ((load64(rk + 192) ^ t185) ^ rotl64(t193, 2));
    // round 26 (simon.dsl:43)
    const uint64_t t209 = (rotl64(t201, 1) & rotl64(t201, 8)) ^ ((load64(rk + 200) ^ t193) ^ rotl64(t201, 2));
    // round 27 (simon.dsl:43)
    const uint64_t t217 = (rotl64(t209, 1) & rotl64(t209, 8)) ^ ((load64(rk + 208) ^ t201) ^ rotl64(t209, 2));
    // round 28 (simon.dsl:43)
    const uint64_t t225 = (rotl64(t217, 1) & rotl64(t217, 8)) ^ ((load64(rk + 216) ^ t209) ^ rotl64(t217, 2));
    // round 29 (simon.dsl:43)
    const uint64_t t233 = (rotl64(t225, 1) & rotl64(t225, 8)) ^ ((load64(rk + 224) ^ t217) ^ rotl64(t225, 2));
    // round 30 (simon.dsl:43)
    const uint64_t t241 = (rotl64(t233, 1) & rotl64(t233, 8)) ^ ((load64(rk + 232) ^ t225) ^ rotl64(t233, 2));
    // round 31 (simon.dsl:43)
    const uint64_t t249 = (rotl64(t241, 1) & rotl64(t241, 8)) ^ ((load64(rk + 240) ^ t233) ^ rotl64(t241, 2));
    // round 32 (simon.dsl:43)
    const uint64_t t257 = (rotl64(t249, 1) & rotl64(t249, 8)) ^ ((load64(rk + 248) ^ t241) ^ rotl64(t249, 2));
    // round 33 (simon.dsl:43)
    const uint64_t t265 = (rotl64(t257, 1) & rotl64(t257, 8)) ^ ((load64(rk + 256) ^ t249) ^ rotl64(t257, 2));
    // round 34 (simon.dsl:43)
    const uint64_t t273 = (rotl64(t265, 1) & rotl64(t265, 8)) ^ ((load64(rk + 264) ^ t257) ^ rotl64(t265, 2));
    // round 35 (simon.dsl:43)
    const uint64_t t281 = (rotl64(t273, 1) & rotl64(t273, 8)) ^ ((load64(rk + 272) ^ t265) ^ rotl64(t273, 2));
    // round 36 (simon.dsl:43)
    const uint64_t t289 = (rotl64(t281, 1) & rotl64(t281, 8)) ^ ((load64(rk + 280) ^ t273) ^ rotl64(t281, 2));
    // round 37 (simon.dsl:43)
    const uint64_t t297 = (rotl64(t289, 1) & rotl64(t289, 8)) ^ ((load64(rk + 288) ^ t281) ^ rotl64(t289, 2));
    // round 38 (simon.dsl:43)
    const uint64_t t305 = (rotl64(t297, 1) & rotl64(t297, 8)) ^ ((load64(rk + 296) ^ t289) ^ rotl64(t297, 2));
    // round 39 (simon.dsl:43)
    const uint64_t t313 = (rotl64(t305, 1) & rotl64(t305, 8)) ^ ((load64(rk + 304) ^ t297) ^ rotl64(t305, 2));
    // round 40 (simon.dsl:43)
    const uint64_t t321 = (rotl64(t313, 1) & rotl64(t313, 8)) ^ ((load64(rk + 312) ^ t305) ^ rotl64(t313, 2));
    // round 41 (simon.dsl:43)
    const uint64_t t329 = (rotl64(t321, 1) & rotl64(t321, 8)) ^ ((load64(rk + 320) ^ t313) ^ rotl64(t321, 2));
    // round 42 (simon.dsl:43)
    const uint64_t t337 = (rotl64(t329, 1) & rotl64(t329, 8)) ^ ((load64(rk + 328) ^ t321) ^ rotl64(t329, 2));
    // round 43 (simon.dsl:43)
    const uint64_t t345 = (rotl64(t337, 1) & rotl64(t337, 8)) ^ ((load64(rk + 336) ^ t329) ^ rotl64(t337, 2));
    // round 44 (simon.dsl:43)
    const uint64_t t353 = (rotl64(t345, 1) & rotl64(t345, 8)) ^ ((load64(rk + 344) ^ t337) ^ rotl64(t345, 2));
    // round 45 (simon.dsl:43)
    const uint64_t t361 = (rotl64(t353, 1) & rotl64(t353, 8)) ^ ((load64(rk + 352) ^ t345) ^ rotl64(t353, 2));
    // round 46 (simon.dsl:43)
    const uint64_t t369 = (rotl64(t361, 1) & rotl64(t361, 8)) ^ ((load64(rk + 360) ^ t353) ^ rotl64(t361, 2));
    // round 47 (simon.dsl:43)
    const uint64_t t377 = (rotl64(t369, 1) & rotl64(t369, 8)) ^ ((load64(rk + 368) ^ t361) ^ rotl64(t369, 2));
    // round 48 (simon.dsl:43)
    const uint64_t t385 = (rotl64(t377, 1) & rotl64(t377, 8)) ^ ((load64(rk + 376) ^ t369) ^ rotl64(t377, 2));
    // round 49 (simon.dsl:43)
    const uint64_t t393 = (rotl64(t385, 1) & rotl64(t385, 8)) ^ ((load64(rk + 384) ^ t377) ^ rotl64(t385, 2));
    // round 50 (simon.dsl:43)
    const uint64_t t401 = (rotl64(t393, 1) & rotl64(t393, 8)) ^ ((load64(rk + 392) ^ t385) ^ rotl64(t393, 2));
    // round 51 (simon.dsl:43)
    const uint64_t t409 = (rotl64(t401, 1) & rotl64(t401, 8)) ^ ((load64(rk + 400) ^ t393) ^ rotl64(t401, 2));
    // round 52 (simon.dsl:43)
    const uint64_t t417 = (rotl64(t409, 1) & rotl64(t409, 8)) ^ ((load64(rk + 408) ^ t401) ^ rotl64(t409, 2));
    // round 53 (simon.dsl:43)
    const uint64_t t425 = (rotl64(t417, 1) & rotl64(t417, 8)) ^ ((load64(rk + 416) ^ t409) ^ rotl64(t417, 2));
    // round 54 (simon.dsl:43)
    const uint64_t t433 = (rotl64(t425, 1) & rotl64(t425, 8)) ^ ((load64(rk + 424) ^ t417) ^ rotl64(t425, 2));
    // round 55 (simon.dsl:43)
    const uint64_t t441 = (rotl64(t433, 1) & rotl64(t433, 8)) ^ ((load64(rk + 432) ^ t425) ^ rotl64(t433, 2));
    // round 56 (simon.dsl:43)
    const uint64_t t449 = (rotl64(t441, 1) & rotl64(t441, 8)) ^ ((load64(rk + 440) ^ t433) ^ rotl64(t441, 2));
    // round 57 (simon.dsl:43)
    const uint64_t t457 = (rotl64(t449, 1) & rotl64(t449, 8)) ^ ((load64(rk + 448) ^ t441) ^ rotl64(t449, 2));
    // round 58 (simon.dsl:43)
    const uint64_t t465 = (rotl64(t457, 1) & rotl64(t457, 8)) ^ ((load64(rk + 456) ^ t449) ^ rotl64(t457, 2));
    // round 59 (simon.dsl:43)
    const uint64_t t473 = (rotl64(t465, 1) & rotl64(t465, 8)) ^ ((load64(rk + 464) ^ t457) ^ rotl64(t465, 2));
    // round 60 (simon.dsl:43)
    const uint64_t t481 = (rotl64(t473, 1) & rotl64(t473, 8)) ^ ((load64(rk + 472) ^ t465) ^ rotl64(t473, 2));
    // round 61 (simon.dsl:43)
    const uint64_t t489 = (rotl64(t481, 1) & rotl64(t481, 8)) ^ ((load64(rk + 480) ^ t473) ^ rotl64(t481, 2));
    // round 62 (simon.dsl:43)
    const uint64_t t497 = (rotl64(t489, 1) & rotl64(t489, 8)) ^ ((load64(rk + 488) ^ t481) ^ rotl64(t489, 2));
    // round 63 (simon.dsl:43)
    const uint64_t t505 = (rotl64(t497, 1) & rotl64(t497, 8)) ^ ((load64(rk + 496) ^ t489) ^ rotl64(t497, 2));
    // round 64 (simon.dsl:43)
    const uint64_t t513 = (rotl64(t505, 1) & rotl64(t505, 8)) ^ ((load64(rk + 504) ^ t497) ^ rotl64(t505, 2));
    // round 65 (simon.dsl:43)
    const uint64_t t521 = (rotl64(t513, 1) & rotl64(t513, 8)) ^ ((load64(rk + 512) ^ t505) ^ rotl64(t513, 2));
    // round 66 (simon.dsl:43)
    const uint64_t t529 = (rotl64(t521, 1) & rotl64(t521, 8)) ^ ((load64(rk + 520) ^ t513) ^ rotl64(t521, 2));
    // round 67 (simon.dsl:43)
    const uint64_t t537 = (rotl64(t529, 1) & rotl64(t529, 8)) ^ ((load64(rk + 528) ^ t521) ^ rotl64(t529, 2));
    // round 68 (simon.dsl:43)
    const uint64_t t545 = (rotl64(t537, 1) & rotl64(t537, 8)) ^ ((load64(rk + 536) ^ t529) ^ rotl64(t537, 2));
    // round 69 (simon.dsl:43)
    const uint64_t t553 = (rotl64(t545, 1) & rotl64(t545, 8)) ^ ((load64(rk + 544) ^ t537) ^ rotl64(t545, 2));
    store_le64(out, t545);
    store_le64(out + 8, t553);
}

void lwcc_simon128_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 16;
        in += 16;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in);
    const uint64_t t1 = load_le64(in + 8);
    // round 69 (simon.dsl:43)
    const uint64_t t9 = (rotl64(t0, 1) & rotl64(t0, 8)) ^ ((t1 ^ load64(rk + 544)) ^ rotl64(t0, 2));
    // round 68 (simon.dsl:43)
    const uint64_t t17 = (rotl64(t9, 1) & rotl64(t9, 8)) ^ ((t0 ^ load64(rk + 536)) ^ rotl64(t9, 2));
    // round 67 (simon.dsl:43)
    const uint64_t t25 = (rotl64(t17, 1) & rotl64(t17, 8)) ^ ((load64(rk + 528) ^ t9) ^ rotl64(t17, 2));
    // round 66 (simon.dsl:43)
    const uint64_t t33 = (rotl64(t25, 1) & rotl64(t25, 8)) ^ ((load64(rk + 520) ^ t17) ^ rotl64(t25, 2));
    // round 65 (simon.dsl:43)
    const uint64_t t41 = (rotl64(t33, 1) & rotl64(t33, 8)) ^ ((load64(rk + 512) ^ t25) ^ rotl64(t33, 2));
    // round 64 (simon.dsl:43)
    const uint64_t t49 = (rotl64(t41, 1) & rotl64(t41, 8)) ^ ((load64(rk + 504) ^ t33) ^ rotl64(t41, 2));
    // round 63 (simon.dsl:43)
    const uint64_t t57 = (rotl64(t49, 1) & rotl64(t49, 8)) ^ ((load64(rk + 496) ^ t41) ^ rotl64(t49, 2));
    // round 62 (simon.dsl:43)
    const uint64_t t65 = (rotl64(t57, 1) & rotl64(t57, 8)) ^ ((load64(rk + 488) ^ t49) ^ rotl64(t57, 2));
    // round 61 (simon.dsl:43)
    const uint64_t t73 = (rotl64(t65, 1) & rotl64(t65, 8)) ^ ((load64(rk + 480) ^ t57) ^ rotl64(t65, 2));
    // round 60 (simon.dsl:43)
    const uint64_t t81 = (rotl64(t73, 1) & rotl64(t73, 8)) ^ ((load64(rk + 472) ^ t65) ^ rotl64(t73, 2));
    // round 59 (simon.dsl:43)
    const uint64_t t89 = (rotl64(t81, 1) & rotl64(t81, 8)) ^ ((load64(rk + 464) ^ t73) ^ rotl64(t81, 2));
    // round 58 (simon.dsl:43)
    const uint64_t t97 = (rotl64(t89, 1) & rotl64(t89, 8)) ^ ((load64(rk + 456) ^ t81) ^ rotl64(t89, 2));
    // round 57 (simon.dsl:43)
    const uint64_t t105 = (rotl64(t97, 1) & rotl64(t97, 8)) ^ ((load64(rk + 448) ^ t89) ^ rotl64(t97, 2));
    // round 56 (simon.dsl:43)
    const uint64_t t113 = (rotl64(t105, 1) & rotl64(t105, 8)) ^ ((load64(rk + 440) ^ t97) ^ rotl64(t105, 2));
    // round 55 (simon.dsl:43)
    const uint64_t t121 = (rotl64(t113, 1) & rotl64(t113, 8)) ^ ((load64(rk + 432) ^ t105) ^ rotl64(t113, 2));
    // round 54 (simon.dsl:43)
    const uint64_t t129 = (rotl64(t121, 1) & rotl64(t121, 8)) ^ ((load64(rk + 424) ^ t113) ^ rotl64(t121, 2));
    // round 53 (simon.dsl:43)
    const uint64_t t137 = (rotl64(t129, 1) & rotl64(t129, 8)) ^ ((load64(rk + 416) ^ t121) ^ rotl64(t129, 2));
    // round 52 (simon.dsl:43)
    const uint64_t t145 = (rotl64(t137, 1) & rotl64(t137, 8)) ^ ((load64(rk + 408) ^ t129) ^ rotl64(t137, 2));
    // round 51 (simon.dsl:43)
    const uint64_t t153 = (rotl64(t145, 1) & rotl64(t145, 8)) ^ ((load64(rk + 400) ^ t137) ^ rotl64(t145, 2));
    // round 50 (simon.dsl:43)
    const uint64_t t161 = (rotl64(t153, 1) & rotl64(t153, 8)) ^ ((load64(rk + 392) ^ t145) ^ rotl64(t153, 2));
    // round 49 (simon.dsl:43)
    const uint64_t t169 = (rotl64(t161, 1) & rotl64(t161, 8)) ^ ((load64(rk + 384) ^ t153) ^ rotl64(t161, 2));
    // round 48 (simon.dsl:43)
    const uint64_t t177 = (rotl64(t169, 1) & rotl64(t169, 8)) ^ ((load64(rk + 376) ^ t161) ^ rotl64(t169, 2));
    // round 47 (simon.dsl:43)
    const uint64_t t185 = (rotl64(t177, 1) & rotl64(t177, 8)) ^ ((load64(rk + 368) ^ t169) ^ rotl64(t177, 2));
    // round 46 (simon.dsl:43)
    const uint64_t t193 = (rotl64(t185, 1) & rotl64(t185, 8)) ^ ((load64(rk + 360) ^ t177) ^ rotl64(t185, 2));
    // round 45 (simon.dsl:43)
    const uint64_t t201 = (rotl64(t193, 1) & rotl64(t193, 8)) ^ ((load64(rk + 352) ^ t185) ^ rotl64(t193, 2));
    // round 44 (simon.dsl:43)
    const uint64_t t209 = (rotl64(t201, 1) & rotl64(t201, 8)) ^ ((load64(rk + 344) ^ t193) ^ rotl64(t201, 2));
    // round 43 (simon.dsl:43)
    const uint64_t t217 = (rotl64(t209, 1) & rotl64(t209, 8)) ^ ((load64(rk + 336) ^ t201) ^ rotl64(t209, 2));
    // round 42 (simon.dsl:43)
    const uint64_t t225 = (rotl64(t217, 1) & rotl64(t217, 8)) ^ ((load64(rk + 328) ^ t209) ^ rotl64(t217, 2));
    // round 41 (simon.dsl:43)
    const uint64_t t233 = (rotl64(t225, 1) & rotl64(t225, 8)) ^ ((load64(rk + 320) ^ t217) ^ rotl64(t225, 2));
    // round 40 (simon.dsl:43)
    const uint64_t t241 = (rotl64(t233, 1) & rotl64(t233, 8)) ^ ((load64(rk + 312) ^ t225) ^ rotl64(t233, 2));
    // round 39 (simon.dsl:43)
    const uint64_t t249 = (rotl64(t241, 1) & rotl64(t241, 8)) ^ ((load64(rk + 304) ^ t233) ^ rotl64(t241, 2));
    // round 38 (simon.dsl:43)
    const uint64_t t257 = (rotl64(t249, 1) & rotl64(t249, 8)) ^ ((load64(rk + 296) ^ t241) ^ rotl64(t249, 2));
    // round 37 (simon.dsl:43)
    const uint64_t t265 = (rotl64(t257, 1) & rotl64(t257, 8)) ^ ((load64(rk + 288) ^ t249) ^ rotl64(t257, 2));
    // round 36 (simon.dsl:43)
    const uint64_t t273 = (rotl64(t265, 1) & rotl64(t265, 8)) ^ ((load64(rk + 280) ^ t257) ^ rotl64(t265, 2));
    // round 35 (simon.dsl:43)
    const uint64_t t281 = (rotl64(t273, 1) & rotl64(t273, 8)) ^ ((load64(rk + 272) ^ t265) ^ rotl64(t273, 2));
    // round 34 (simon.dsl:43)
    const uint64_t t289 = (rotl64(t281, 1) & rotl64(t281, 8)) ^ ((load64(rk + 264) ^ t273) ^ rotl64(t281, 2));
    // round 33 (simon.dsl:43)
    const uint64_t t297 = (rotl64(t289, 1) & rotl64(t289, 8)) ^ ((load64(rk + 256) ^ t281) ^ rotl64(t289, 2));
    // round 32 (simon.dsl:43)
    const uint64_t t305 = (rotl64(t297, 1) & rotl64(t297, 8)) ^ ((load64(rk + 248) ^ t289) ^ rotl64(t297, 2));
    // round 31 (simon.dsl:43)
    const uint64_t t313 = (rotl64(t305, 1) & rotl64(t305, 8)) ^ ((load64(rk + 240) ^ t297) ^ rotl64(t305, 2));
    // round 30 (simon.dsl:43)
    const uint64_t t321 = (rotl64(t313, 1) & rotl64(t313, 8)) ^ ((load64(rk + 232) ^ t305) ^ rotl64(t313, 2));
    // round 29 (simon.dsl:43)
    const uint64_t t329 = (rotl64(t321, 1) & rotl64(t321, 8)) ^ ((load64(rk + 224) ^ t313) ^ rotl64(t321, 2));
    // round 28 (simon.dsl:43)
    const uint64_t t337 = (rotl64(t329, 1) & rotl64(t329, 8)) ^ ((load64(rk + 216) ^ t321) ^ rotl64(t329, 2));
    // round 27 (simon.dsl:43)
    const uint64_t t345 = (rotl64(t337, 1) & rotl64(t337, 8)) ^ ((load64(rk + 208) ^ t329) ^ rotl64(t337, 2));
    // round 26 (simon.dsl:43)
    const uint64_t t353 = (rotl64(t345, 1) & rotl64(t345, 8)) ^ ((load64(rk + 200) ^ t337) ^ rotl64(t345, 2));
    // round 25 (simon.dsl:43)
    const uint64_t t361 = (rotl64(t353, 1) & rotl64(t353, 8)) ^ ((load64(rk + 192) ^ t345) ^ rotl64(t353, 2));
    // round 24 (simon.dsl:43)
    const uint64_t t369 = (rotl64(t361, 1) & rotl64(t361, 8)) ^ ((load64(rk + 184) ^ t353) ^ rotl64(t361, 2));
    // round 23 (simon.dsl:43)
    const uint64_t t377 = (rotl64(t369, 1) & rotl64(t369, 8)) ^ ((load64(rk + 176) ^ t361) ^ rotl64(t369, 2));
    // round 22 (simon.dsl:43)
    const uint64_t t385 = (rotl64(t377, 1) & rotl64(t377, 8)) ^ ((load64(rk + 168) ^ t369) ^ rotl64(t377, 2));
    // round 21 (simon.dsl:43)
    const uint64_t t393 = (rotl64(t385, 1) & rotl64(t385, 8)) ^ ((load64(rk + 160) ^ t377) ^ rotl64(t385, 2));
    // round 20 (simon.dsl:43)
    const uint64_t t401 = (rotl64(t393, 1) & rotl64(t393, 8)) ^ ((load64(rk + 152) ^ t385) ^ rotl64(t393, 2));
    // round 19 (simon.dsl:43)
    const uint64_t t409 = (rotl64(t401, 1) & rotl64(t401, 8)) ^ ((load64(rk + 144) ^ t393) ^ rotl64(t401, 2));
    // round 18 (simon.dsl:43)
    const uint64_t t417 = (rotl64(t409, 1) & rotl64(t409, 8)) ^ ((load64(rk + 136) ^ t401) ^ rotl64(t409, 2));
    // round 17 (simon.dsl:43)
    const uint64_t t425 = (rotl64(t417, 1) & rotl64(t417, 8)) ^ ((load64(rk + 128) ^ t409) ^ rotl64(t417, 2));
    // round 16 (simon.dsl:43)
    const uint64_t t433 = (rotl64(t425, 1) & rotl64(t425, 8)) ^ ((load64(rk + 120) ^ t417) ^ rotl64(t425, 2));
    // round 15 (simon.dsl:43)
    const uint64_t t441 = (rotl64(t433, 1) & rotl64(t433, 8)) ^ ((load64(rk + 112) ^ t425) ^ rotl64(t433, 2));
    // round 14 (simon.dsl:43)
    const uint64_t t449 = (rotl64(t441, 1) & rotl64(t441, 8)) ^ ((load64(rk + 104) ^ t433) ^ rotl64(t441, 2));
    // round 13 (simon.dsl:43)
    const uint64_t t457 = (rotl64(t449, 1) & rotl64(t449, 8)) ^ ((load64(rk + 96) ^ t441) ^ rotl64(t449, 2));
    // round 12 (simon.dsl:43)
    const uint64_t t465 = (rotl64(t457, 1) & rotl64(t457, 8)) ^ ((load64(rk + 88) ^ t449) ^ rotl64(t457, 2));
    // round 11 (simon.dsl:43)
    const uint64_t t473 = (rotl64(t465, 1) & rotl64(t465, 8)) ^ ((load64(rk + 80) ^ t457) ^ rotl64(t465, 2));
    // round 10 (simon.dsl:43)
    const uint64_t t481 = (rotl64(t473, 1) & rotl64(t473, 8)) ^ ((load64(rk + 72) ^ t465) ^ rotl64(t473, 2));
    // round 9 (simon.dsl:43)
    const uint64_t t489 = (rotl64(t481, 1) & rotl64(t481, 8)) ^ ((load64(rk + 64) ^ t473) ^ rotl64(t481, 2));
    // round 8 (simon.dsl:43)
    const uint64_t t497 = (rotl64(t489, 1) & rotl64(t489, 8)) ^ ((load64(rk + 56) ^ t481) ^ rotl64(t489, 2));
    // round 7 (simon.dsl:43)
    const uint64_t t505 = (rotl64(t497, 1) & rotl64(t497, 8)) ^ ((load64(rk + 48) ^ t489) ^ rotl64(t497, 2));
    // round 6 (simon.dsl:43)
    const uint64_t t513 = (rotl64(t505, 1) & rotl64(t505, 8)) ^ ((load64(rk + 40) ^ t497) ^ rotl64(t505, 2));
    // round 5 (simon.dsl:43)
    const uint64_t t521 = (rotl64(t513, 1) & rotl64(t513, 8)) ^ ((load64(rk + 32) ^ t505) ^ rotl64(t513, 2));
    // round 4 (simon.dsl:43)
    const uint64_t t529 = (rotl64(t521, 1) & rotl64(t521, 8)) ^ ((load64(rk + 24) ^ t513) ^ rotl64(t521, 2));
    // round 3 (simon.dsl:43)
    const uint64_t t537 = (rotl64(t529, 1) & rotl64(t529, 8)) ^ ((load64(rk + 16) ^ t521) ^ rotl64(t529, 2));
    // round 2 (simon.dsl:43)
    const uint64_t t545 = (rotl64(t537, 1) & rotl64(t537, 8)) ^ ((load64(rk + 8) ^ t529) ^ rotl64(t537, 2));
    // round 1 (simon.dsl:43)
    const uint64_t t553 = (rotl64(t545, 1) & rotl64(t545, 8)) ^ ((load64(rk) ^ t537) ^ rotl64(t545, 2));
    store_le64(out, t553);
    store_le64(out + 8, t545);
}

void lwcc_simon128_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 16;
        in += 16;
    }
}

void lwcc_simon128_192_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon128_192_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon128_192_key_setup_c(ctx, key);
    lwcc_simon128_192_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon128_192_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t18 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t24 = (t18 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32);
    const uint64_t t30 = (t24 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48);
    const uint64_t t33 = t30 | ((uint64_t)nonce[7] << 56);
    // round 1 (simon.dsl:43)
    const uint64_t t35 = load64(ctx) ^ t33;
    ctx[552] = (uint8_t)nonce[8];
    ctx[560] = (uint8_t)nonce[9];
    ctx[568] = (uint8_t)nonce[10];
    ctx[576] = (uint8_t)nonce[11];
    store64(ctx + 584, t35);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t16 = ((uint64_t)ctx[552] | ((uint64_t)ctx[560] << 8)) | ((uint64_t)ctx[568] << 16);
    const uint64_t t23 = (t16 | ((uint64_t)ctx[576] << 24)) | (((uint64_t)((uint8_t)(counter >> 24))) << 32);
    const uint64_t t26 = t23 | (((uint64_t)((uint8_t)(counter >> 16))) << 40);
    const uint64_t t29 = t26 | (((uint64_t)((uint8_t)(counter >> 8))) << 48);
    const uint64_t t32 = t29 | (((uint64_t)(uint8_t)counter) << 56);
    // round 1 (simon.dsl:43)
    const uint64_t t39 = (rotl64(t32, 1) & rotl64(t32, 8)) ^ (load64(ctx + 584) ^ rotl64(t32, 2));
    // round 2 (simon.dsl:43)
    const uint64_t t47 = (rotl64(t39, 1) & rotl64(t39, 8)) ^ ((load64(ctx + 8) ^ t32) ^ rotl64(t39, 2));
    // round 3 (simon.dsl:43)
    const uint64_t t55 = (rotl64(t47, 1) & rotl64(t47, 8)) ^ ((load64(ctx + 16) ^ t39) ^ rotl64(t47, 2));
    // round 4 (simon.dsl:43)
    const uint64_t t63 = (rotl64(t55, 1) & rotl64(t55, 8)) ^ ((load64(ctx + 24) ^ t47) ^ rotl64(t55, 2));
    // round 5 (simon.dsl:43)
    const uint64_t t71 = (rotl64(t63, 1) & rotl64(t63, 8)) ^ ((load64(ctx + 32) ^ t55) ^ rotl64(t63, 2));
    // round 6 (simon.dsl:43)
    const uint64_t t79 = (rotl64(t71, 1) & rotl64(t71, 8)) ^ ((load64(ctx + 40) ^ t63) ^ rotl64(t71, 2));
    // round 7 (simon.dsl:43)
    const uint64_t t87 = (rotl64(t79, 1) & rotl64(t79, 8)) ^ ((load64(ctx + 48) ^ t71) ^ rotl64(t79, 2));
    // round 8 (simon.dsl:43)
    const uint64_t t95 = (rotl64(t87, 1) & rotl64(t87, 8)) ^ ((load64(ctx + 56) ^ t79) ^ rotl64(t87, 2));
    // round 9 (simon.dsl:43)
    const uint64_t t103 = (rotl64(t95, 1) & rotl64(t95, 8)) ^ ((load64(ctx + 64) ^ t87) ^ rotl64(t95, 2));
    // round 10 (simon.dsl:43)
    const uint64_t t111 = (rotl64(t103, 1) & rotl64(t103, 8)) ^ ((load64(ctx + 72) ^ t95) ^ rotl64(t103, 2));
    // round 11 (simon.dsl:43)
    const uint64_t t119 = (rotl64(t111, 1) & rotl64(t111, 8)) ^ ((load64(ctx + 80) ^ t103) ^ rotl64(t111, 2));
    // round 12 (simon.dsl:43)
    const uint64_t t127 = (rotl64(t119, 1) & rotl64(t119, 8)) ^ ((load64(ctx + 88) ^ t111) ^ rotl64(t119, 2));
    // round 13 (simon.dsl:43)
    const uint64_t t135 = (rotl64(t127, 1) & rotl64(t127, 8)) ^ ((load64(ctx + 96) ^ t119) ^ rotl64(t127, 2));
    // round 14 (simon.dsl:43)
    const uint64_t t143 = (rotl64(t135, 1) & rotl64(t135, 8)) ^ ((load64(ctx + 104) ^ t127) ^ rotl64(t135, 2));
    // round 15 (simon.dsl:43)
    const uint64_t t151 = (rotl64(t143, 1) & rotl64(t143, 8)) ^ ((load64(ctx + 112) ^ t135) ^ rotl64(t143, 2));
    // round 16 (simon.dsl:43)
    const uint64_t t159 = (rotl64(t151, 1) & rotl64(t151, 8)) ^ ((load64(ctx + 120) ^ t143) ^ rotl64(t151, 2));
    // round 17 (simon.dsl:43)
    const uint64_t t167 = (rotl64(t159, 1) & rotl64(t159, 8)) ^ ((load64(ctx + 128) ^ t151) ^ rotl64(t159, 2));
    // round 18 (simon.dsl:43)
    const uint64_t t175 = (rotl64(t167, 1) & rotl64(t167, 8)) ^ ((load64(ctx + 136) ^ t159) ^ rotl64(t167, 2));
    // round 19 (simon.dsl:43)
    const uint64_t t183 = (rotl64(t175, 1) & rotl64(t175, 8)) ^ ((load64(ctx + 144) ^ t167) ^ rotl64(t175, 2));
    // round 20 (simon.dsl:43)
    const uint64_t t191 = (rotl64(t183, 1) & rotl64(t183, 8)) ^ ((load64(ctx + 152) ^ t175) ^ rotl64(t183, 2));
    // round 21 (simon.dsl:43)
    const uint64_t t199 = (rotl64(t191, 1) & rotl64(t191, 8)) ^ ((load64(ctx + 160) ^ t183) ^ rotl64(t191, 2));
    // round 22 (simon.dsl:43)
    const uint64_t t207 = (rotl64(t199, 1) & rotl64(t199, 8)) ^ ((load64(ctx + 168) ^ t191) ^ rotl64(t199, 2));
    // round 23 (simon.dsl:43)
    const uint64_t t215 = (rotl64(t207, 1) & rotl64(t207, 8)) ^ ((load64(ctx + 176) ^ t199) ^ rotl64(t207, 2));
    // round 24 (simon.dsl:43)
    const uint64_t t223 = (rotl64(t215, 1) & rotl64(t215, 8)) ^ ((load64(ctx + 184) ^ t207) ^ rotl64(t215, 2));
    // round 25 (simon.dsl:43)
    const uint64_t t231 = (rotl64(t223, 1) & rotl64(t223, 8)) ^ ((load64(ctx + 192) ^ t215) ^ rotl64(t223, 2));
    // round 26 (simon.dsl:43)
    const uint64_t t239 = (rotl64(t231, 1) & rotl64(t231, 8)) ^ ((load64(ctx + 200) ^ t223) ^ rotl64(t231, 2));
    // round 27 (simon.dsl:43)
    const uint64_t t247 = (rotl64(t239, 1) & rotl64(t239, 8)) ^ ((load64(ctx + 208) ^ t231) ^ rotl64(t239, 2));
    // round 28 (simon.dsl:43)
    const uint64_t t255 = (rotl64(t247, 1) & rotl64(t247, 8)) ^ ((load64(ctx + 216) ^ t239) ^ rotl64(t247, 2));
    // round 29 (simon.dsl:43)
    const uint64_t t263 = (rotl64(t255, 1) & rotl64(t255, 8)) ^ ((load64(ctx + 224) ^ t247) ^ rotl64(t255, 2));
    // round 30 (simon.dsl:43)
    const uint64_t t271 = (rotl64(t263, 1) & rotl64(t263, 8)) ^ ((load64(ctx + 232) ^ t255) ^ rotl64(t263, 2));
    // round 31 (simon.dsl:43)
    const uint64_t t279 = (rotl64(t271, 1) & rotl64(t271, 8)) ^ ((load64(ctx + 240) ^ t263) ^ rotl64(t271, 2));
    // round 32 (simon.dsl:43)
    const uint64_t t287 = (rotl64(t279, 1) & rotl64(t279, 8)) ^ ((load64(ctx + 248) ^ t271) ^ rotl64(t279, 2));
    // round 33 (simon.dsl:43)
    const uint64_t t295 = (rotl64(t287, 1) & rotl64(t287, 8)) ^ ((load64(ctx + 256) ^ t279) ^ rotl64(t287, 2));
    // round 34 (simon.dsl:43)
    const uint64_t t303 = (rotl64(t295, 1) & rotl64(t295, 8)) ^ ((load64(ctx + 264) ^ t287) ^ rotl64(t295, 2));
    // round 35 (simon.dsl:43)
    const uint64_t t311 = (rotl64(t303, 1) & rotl64(t303, 8)) ^ ((load64(ctx + 272) ^ t295) ^ rotl64(t303, 2));
    // round 36 (simon.dsl:43)
    const uint64_t t319 = (rotl64(t311, 1) & rotl64(t311, 8)) ^ ((load64(ctx + 280) ^ t303) ^ rotl64(t311, 2));
    // round 37 (simon.dsl:43)
    const uint64_t t327 = (rotl64(t319, 1) & rotl64(t319, 8)) ^ ((load64(ctx + 288) ^ t311) ^ rotl64(t319, 2));
    // round 38 (simon.dsl:43)
    const uint64_t t335 = (rotl64(t327, 1) & rotl64(t327, 8)) ^ ((load64(ctx + 296) ^ t319) ^ rotl64(t327, 2));
    // round 39 (simon.dsl:43)
    const uint64_t t343 = (rotl64(t335, 1) & rotl64(t335, 8)) ^ ((load64(ctx + 304) ^ t327) ^ rotl64(t335, 2));
    // round 40 (simon.dsl:43)
    const uint64_t t351 = (rotl64(t343, 1) & rotl64(t343, 8)) ^ ((load64(ctx + 312) ^ t335) ^ rotl64(t343, 2));
    // round 41 (simon.dsl:43)
    const uint64_t t359 = (rotl64(t351, 1) & rotl64(t351, 8)) ^ ((load64(ctx + 320) ^ t343) ^ rotl64(t351, 2));
    // round 42 (simon.dsl:43)
    const uint64_t t367 = (rotl64(t359, 1) & rotl64(t359, 8)) ^ ((load64(ctx + 328) ^ t351) ^ rotl64(t359, 2));
    // round 43 (simon.dsl:43)
    const uint64_t t375 = (rotl64(t367, 1) & rotl64(t367, 8)) ^ ((load64(ctx + 336) ^ t359) ^ rotl64(t367, 2));
    // round 44 (simon.dsl:43)
    const uint64_t t383 = (rotl64(t375, 1) & rotl64(t375, 8)) ^ ((load64(ctx + 344) ^ t367) ^ rotl64(t375, 2));
    // round 45 (simon.dsl:43)
    const uint64_t t391 = (rotl64(t383, 1) & rotl64(t383, 8)) ^ ((load64(ctx + 352) ^ t375) ^ rotl64(t383, 2));
    // round 46 (simon.dsl:43)
    const uint64_t t399 = (rotl64(t391, 1) & rotl64(t391, 8)) ^ ((load64(ctx + 360) ^ t383) ^ rotl64(t391, 2));
    // round 47 (simon.dsl:43)
    const uint64_t t407 = (rotl64(t399, 1) & rotl64(t399, 8)) ^ ((load64(ctx + 368) ^ t391) ^ rotl64(t399, 2));
    // round 48 (simon.dsl:43)
    const uint64_t t415 = (rotl64(t407, 1) & rotl64(t407, 8)) ^ ((load64(ctx + 376) ^ t399) ^ rotl64(t407, 2));
    // round 49 (simon.dsl:43)
    const uint64_t t423 = (rotl64(t415, 1) & rotl64(t415, 8)) ^ ((load64(ctx + 384) ^ t407) ^ rotl64(t415, 2));
    // round 50 (simon.dsl:43)
    const uint64_t t431 = (rotl64(t423, 1) & rotl64(t423, 8)) ^ ((load64(ctx + 392) ^ t415) ^ rotl64(t423, 2));
    // round 51 (simon.dsl:43)
    const uint64_t t439 = (rotl64(t431, 1) & rotl64(t431, 8)) ^ ((load64(ctx + 400) ^ t423) ^ rotl64(t431, 2));
    // round 52 (simon.dsl:43)
    const uint64_t t447 = (rotl64(t439, 1) & rotl64(t439, 8)) ^ ((load64(ctx + 408) ^ t431) ^ rotl64(t439, 2));
    // round 53 (simon.dsl:43)
    const uint64_t t455 = (rotl64(t447, 1) & rotl64(t447, 8)) ^ ((load64(ctx + 416) ^ t439) ^ rotl64(t447, 2));
    // round 54 (simon.dsl:43)
    const uint64_t t463 = (rotl64(t455, 1) & rotl64(t455, 8)) ^ ((load64(ctx + 424) ^ t447) ^ rotl64(t455, 2));
    // round 55 (simon.dsl:43)
    const uint64_t t471 = (rotl64(t463, 1) & rotl64(t463, 8)) ^ ((load64(ctx + 432) ^ t455) ^ rotl64(t463, 2));
    // round 56 (simon.dsl:43)
    const uint64_t t479 = (rotl64(t471, 1) & rotl64(t471, 8)) ^ ((load64(ctx + 440) ^ t463) ^ rotl64(t471, 2));
    // round 57 (simon.dsl:43)
    const uint64_t t487 = (rotl64(t479, 1) & rotl64(t479, 8)) ^ ((load64(ctx + 448) ^ t471) ^ rotl64(t479, 2));
    // round 58 (simon.dsl:43)
    const uint64_t t495 = (rotl64(t487, 1) & rotl64(t487, 8)) ^ ((load64(ctx + 456) ^ t479) ^ rotl64(t487, 2));
    // round 59 (simon.dsl:43)
    const uint64_t t503 = (rotl64(t495, 1) & rotl64(t495, 8)) ^ ((load64(ctx + 464) ^ t487) ^ rotl64(t495, 2));
    // round 60 (simon.dsl:43)
    const uint64_t t511 = (rotl64(t503, 1) & rotl64(t503, 8)) ^ ((load64(ctx + 472) ^ t495) ^ rotl64(t503, 2));
    // round 61 (simon.dsl:43)
    const uint64_t t519 = (rotl64(t511, 1) & rotl64(t511, 8)) ^ ((load64(ctx + 480) ^ t503) ^ rotl64(t511, 2));
    // round 62 (simon.dsl:43)
    const uint64_t t527 = (rotl64(t519, 1) & rotl64(t519, 8)) ^ ((load64(ctx + 488) ^ t511) ^ rotl64(t519, 2));
    // round 63 (simon.dsl:43)
    const uint64_t t535 = (rotl64(t527, 1) & rotl64(t527, 8)) ^ ((load64(ctx + 496) ^ t519) ^ rotl64(t527, 2));
    // round 64 (simon.dsl:43)
    const uint64_t t543 = (rotl64(t535, 1) & rotl64(t535, 8)) ^ ((load64(ctx + 504) ^ t527) ^ rotl64(t535, 2));
    // round 65 (simon.dsl:43)
    const uint64_t t551 = (rotl64(t543, 1) & rotl64(t543, 8)) ^ ((load64(ctx + 512) ^ t535) ^ rotl64(t543, 2));
    // round 66 (simon.dsl:43)
    const uint64_t t559 = (rotl64(t551, 1) & rotl64(t551, 8)) ^ ((load64(ctx + 520) ^ t543) ^ rotl64(t551, 2));
    // round 67 (simon.dsl:43)
    const uint64_t t567 = (rotl64(t559, 1) & rotl64(t559, 8)) ^ ((load64(ctx + 528) ^ t551) ^ rotl64(t559, 2));
    // round 68 (simon.dsl:43)
    const uint64_t t575 = (rotl64(t567, 1) & rotl64(t567, 8)) ^ ((load64(ctx + 536) ^ t559) ^ rotl64(t567, 2));
    // round 69 (simon.dsl:43)
    const uint64_t t583 = (rotl64(t575, 1) & rotl64(t575, 8)) ^ ((load64(ctx + 544) ^ t567) ^ rotl64(t575, 2));
    const uint64_t t584 = load_le64(in);
    const uint64_t t585 = load_le64(in + 8);
    store_le64(out, t584 ^ t575);
    store_le64(out + 8, t585 ^ t583);
}

void lwcc_simon128_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 16; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 16;
        in += 16;
        counter += 1;
    }
    nbytes %= 16;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[16] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_simon128_192_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
