// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon128_128 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 64 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 16, nonce 12, rk 544, ctx 584, align 1, group 16, stack 0
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

void lwcc_simon128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le64(key);
    const uint64_t t1 = load_le64(key + 8);
    const uint64_t t2 = rotl64(t1, 61);
    const uint64_t t7 = (UINT64_C(0xfffffffffffffffd) ^ t0) ^ (t2 ^ rotl64(t2, 63));
    const uint64_t t8 = rotl64(t7, 61);
    const uint64_t t13 = (UINT64_C(0xfffffffffffffffc) ^ t1) ^ (t8 ^ rotl64(t8, 63));
    const uint64_t t14 = rotl64(t13, 61);
    const uint64_t t18 = (UINT64_C(0xfffffffffffffffd) ^ t7) ^ (t14 ^ rotl64(t14, 63));
    const uint64_t t19 = rotl64(t18, 61);
    const uint64_t t23 = (UINT64_C(0xfffffffffffffffc) ^ t13) ^ (t19 ^ rotl64(t19, 63));
    const uint64_t t24 = rotl64(t23, 61);
    const uint64_t t28 = (UINT64_C(0xfffffffffffffffd) ^ t18) ^ (t24 ^ rotl64(t24, 63));
    const uint64_t t29 = rotl64(t28, 61);
    const uint64_t t33 = (UINT64_C(0xfffffffffffffffd) ^ t23) ^ (t29 ^ rotl64(t29, 63));
    const uint64_t t34 = rotl64(t33, 61);
    const uint64_t t38 = (UINT64_C(0xfffffffffffffffd) ^ t28) ^ (t34 ^ rotl64(t34, 63));
    const uint64_t t39 = rotl64(t38, 61);
    const uint64_t t43 = (UINT64_C(0xfffffffffffffffd) ^ t33) ^ (t39 ^ rotl64(t39, 63));
    const uint64_t t44 = rotl64(t43, 61);
    const uint64_t t48 = (UINT64_C(0xfffffffffffffffc) ^ t38) ^ (t44 ^ rotl64(t44, 63));
    const uint64_t t49 = rotl64(t48, 61);
    const uint64_t t53 = (UINT64_C(0xfffffffffffffffd) ^ t43) ^ (t49 ^ rotl64(t49, 63));
    const uint64_t t54 = rotl64(t53, 61);
    const uint64_t t58 = (UINT64_C(0xfffffffffffffffd) ^ t48) ^ (t54 ^ rotl64(t54, 63));
    const uint64_t t59 = rotl64(t58, 61);
    const uint64_t t63 = (UINT64_C(0xfffffffffffffffd) ^ t53) ^ (t59 ^ rotl64(t59, 63));
    const uint64_t t64 = rotl64(t63, 61);
    const uint64_t t68 = (UINT64_C(0xfffffffffffffffc) ^ t58) ^ (t64 ^ rotl64(t64, 63));
    const uint64_t t69 = rotl64(t68, 61);
    const uint64_t t73 = (UINT64_C(0xfffffffffffffffc) ^ t63) ^ (t69 ^ rotl64(t69, 63));
    const uint64_t t74 = rotl64(t73, 61);
    const uint64_t t78 = (UINT64_C(0xfffffffffffffffc) ^ t68) ^ (t74 ^ rotl64(t74, 63));
    const uint64_t t79 = rotl64(t78, 61);
    const uint64_t t83 = (UINT64_C(0xfffffffffffffffc) ^ t73) ^ (t79 ^ rotl64(t79, 63));
    const uint64_t t84 = rotl64(t83, 61);
    const uint64_t t88 = (UINT64_C(0xfffffffffffffffc) ^ t78) ^ (t84 ^ rotl64(t84, 63));
    const uint64_t t89 = rotl64(t88, 61);
    const uint64_t t93 = (UINT64_C(0xfffffffffffffffc) ^ t83) ^ (t89 ^ rotl64(t89, 63));
    const uint64_t t94 = rotl64(t93, 61);
    const uint64_t t98 = (UINT64_C(0xfffffffffffffffd) ^ t88) ^ (t94 ^ rotl64(t94, 63));
    const uint64_t t99 = rotl64(t98, 61);
    const uint64_t t103 = (UINT64_C(0xfffffffffffffffd) ^ t93) ^ (t99 ^ rotl64(t99, 63));
    const uint64_t t104 = rotl64(t103, 61);
    const uint64_t t108 = (UINT64_C(0xfffffffffffffffc) ^ t98) ^ (t104 ^ rotl64(t104, 63));
    const uint64_t t109 = rotl64(t108, 61);
    const uint64_t t113 = (UINT64_C(0xfffffffffffffffd) ^ t103) ^ (t109 ^ rotl64(t109, 63));
    const uint64_t t114 = rotl64(t113, 61);
    const uint64_t t118 = (UINT64_C(0xfffffffffffffffc) ^ t108) ^ (t114 ^ rotl64(t114, 63));
    const uint64_t t119 = rotl64(t118, 61);
    const uint64_t t123 = (UINT64_C(0xfffffffffffffffc) ^ t113) ^ (t119 ^ rotl64(t119, 63));
    const uint64_t t124 = rotl64(t123, 61);
    const uint64_t t128 = (UINT64_C(0xfffffffffffffffd) ^ t118) ^ (t124 ^ rotl64(t124, 63));
    const uint64_t t129 = rotl64(t128, 61);
    const uint64_t t133 = (UINT64_C(0xfffffffffffffffc) ^ t123) ^ (t129 ^ rotl64(t129, 63));
    const uint64_t t134 = rotl64(t133, 61);
    const uint64_t t138 = (UINT64_C(0xfffffffffffffffc) ^ t128) ^ (t134 ^ rotl64(t134, 63));
    const uint64_t t139 = rotl64(t138, 61);
    const uint64_t t143 = (UINT64_C(0xfffffffffffffffd) ^ t133) ^ (t139 ^ rotl64(t139, 63));
    const uint64_t t144 = rotl64(t143, 61);
    const uint64_t t148 = (UINT64_C(0xfffffffffffffffd) ^ t138) ^ (t144 ^ rotl64(t144, 63));
    const uint64_t t149 = rotl64(t148, 61);
    const uint64_t t153 = (UINT64_C(0xfffffffffffffffc) ^ t143) ^ (t149 ^ rotl64(t149, 63));
    const uint64_t t154 = rotl64(t153, 61);
    const uint64_t t158 = (UINT64_C(0xfffffffffffffffc) ^ t148) ^ (t154 ^ rotl64(t154, 63));
    const uint64_t t159 = rotl64(t158, 61);
    const uint64_t t163 = (UINT64_C(0xfffffffffffffffc) ^ t153) ^ (t159 ^ rotl64(t159, 63));
    const uint64_t t164 = rotl64(t163, 61);
    const uint64_t t168 = (UINT64_C(0xfffffffffffffffd) ^ t158) ^ (t164 ^ rotl64(t164, 63));
    const uint64_t t169 = rotl64(t168, 61);
    const uint64_t t173 = (UINT64_C(0xfffffffffffffffc) ^ t163) ^ (t169 ^ rotl64(t169, 63));
    const uint64_t t174 = rotl64(t173, 61);
    const uint64_t t178 = (UINT64_C(0xfffffffffffffffd) ^ t168) ^ (t174 ^ rotl64(t174, 63));
    const uint64_t t179 = rotl64(t178, 61);
    const uint64_t t183 = (UINT64_C(0xfffffffffffffffc) ^ t173) ^ (t179 ^ rotl64(t179, 63));
    const uint64_t t184 = rotl64(t183, 61);
    const uint64_t t188 = (UINT64_C(0xfffffffffffffffc) ^ t178) ^ (t184 ^ rotl64(t184, 63));
    const uint64_t t189 = rotl64(t188, 61);
    const uint64_t t193 = (UINT64_C(0xfffffffffffffffc) ^ t183) ^ (t189 ^ rotl64(t189, 63));
    const uint64_t t194 = rotl64(t193, 61);
    const uint64_t t198 = (UINT64_C(0xfffffffffffffffc) ^ t188) ^ (t194 ^ rotl64(t194, 63));
    const uint64_t t199 = rotl64(t198, 61);
    const uint64_t t203 = (UINT64_C(0xfffffffffffffffd) ^ t193) ^ (t199 ^ rotl64(t199, 63));
    const uint64_t t204 = rotl64(t203, 61);
    const uint64_t t208 = (UINT64_C(0xfffffffffffffffc) ^ t198) ^ (t204 ^ rotl64(t204, 63));
    const uint64_t t209 = rotl64(t208, 61);
    const uint64_t t213 = (UINT64_C(0xfffffffffffffffc) ^ t203) ^ (t209 ^ rotl64(t209, 63));
    const uint64_t t214 = rotl64(t213, 61);
    const uint64_t t218 = (UINT64_C(0xfffffffffffffffc) ^ t208) ^ (t214 ^ rotl64(t214, 63));
    const uint64_t t219 = rotl64(t218, 61);
    const uint64_t t223 = (UINT64_C(0xfffffffffffffffd) ^ t213) ^ (t219 ^ rotl64(t219, 63));
    const uint64_t t224 = rotl64(t223, 61);
    const uint64_t t228 = (UINT64_C(0xfffffffffffffffd) ^ t218) ^ (t224 ^ rotl64(t224, 63));
    const uint64_t t229 = rotl64(t228, 61);
    const uint64_t t233 = (UINT64_C(0xfffffffffffffffd) ^ t223) ^ (t229 ^ rotl64(t229, 63));
    const uint64_t t234 = rotl64(t233, 61);
    const uint64_t t238 = (UINT64_C(0xfffffffffffffffd) ^ t228) ^ (t234 ^ rotl64(t234, 63));
    const uint64_t t239 = rotl64(t238, 61);
    const uint64_t t243 = (UINT64_C(0xfffffffffffffffd) ^ t233) ^ (t239 ^ rotl64(t239, 63));
    const uint64_t t244 = rotl64(t243, 61);
    const uint64_t t248 = (UINT64_C(0xfffffffffffffffd) ^ t238) ^ (t244 ^ rotl64(t244, 63));
    const uint64_t t249 = rotl64(t248, 61);
    const uint64_t t253 = (UINT64_C(0xfffffffffffffffc) ^ t243) ^ (t249 ^ rotl64(t249, 63));
    const uint64_t t254 = rotl64(t253, 61);
    const uint64_t t258 = (UINT64_C(0xfffffffffffffffc) ^ t248) ^ (t254 ^ rotl64(t254, 63));
    const uint64_t t259 = rotl64(t258, 61);
    const uint64_t t263 = (UINT64_C(0xfffffffffffffffd) ^ t253) ^ (t259 ^ rotl64(t259, 63));
    const uint64_t t264 = rotl64(t263, 61);
    const uint64_t t268 = (UINT64_C(0xfffffffffffffffc) ^ t258) ^ (t264 ^ rotl64(t264, 63));
    const uint64_t t269 = rotl64(t268, 61);
    const uint64_t t273 = (UINT64_C(0xfffffffffffffffd) ^ t263) ^ (t269 ^ rotl64(t269, 63));
    const uint64_t t274 = rotl64(t273, 61);
    const uint64_t t278 = (UINT64_C(0xfffffffffffffffd) ^ t268) ^ (t274 ^ rotl64(t274, 63));
    const uint64_t t279 = rotl64(t278, 61);
    const uint64_t t283 = (UINT64_C(0xfffffffffffffffc) ^ t273) ^ (t279 ^ rotl64(t279, 63));
    const uint64_t t284 = rotl64(t283, 61);
    const uint64_t t288 = (UINT64_C(0xfffffffffffffffd) ^ t278) ^ (t284 ^ rotl64(t284, 63));
    const uint64_t t289 = rotl64(t288, 61);
    const uint64_t t293 = (UINT64_C(0xfffffffffffffffd) ^ t283) ^ (t289 ^ rotl64(t289, 63));
    const uint64_t t294 = rotl64(t293, 61);
    const uint64_t t298 = (UINT64_C(0xfffffffffffffffc) ^ t288) ^ (t294 ^ rotl64(t294, 63));
    const uint64_t t299 = rotl64(t298, 61);
    const uint64_t t303 = (UINT64_C(0xfffffffffffffffc) ^ t293) ^ (t299 ^ rotl64(t299, 63));
    const uint64_t t304 = rotl64(t303, 61);
    const uint64_t t308 = (UINT64_C(0xfffffffffffffffd) ^ t298) ^ (t304 ^ rotl64(t304, 63));
    const uint64_t t309 = rotl64(t308, 61);
    const uint64_t t313 = (UINT64_C(0xfffffffffffffffd) ^ t303) ^ (t309 ^ rotl64(t309, 63));
    const uint64_t t314 = rotl64(t313, 61);
    const uint64_t t318 = (UINT64_C(0xfffffffffffffffd) ^ t308) ^ (t314 ^ rotl64(t314, 63));
    const uint64_t t319 = rotl64(t318, 61);
    const uint64_t t323 = (UINT64_C(0xfffffffffffffffc) ^ t313) ^ (t319 ^ rotl64(t319, 63));
    const uint64_t t324 = rotl64(t323, 61);
    const uint64_t t328 = (UINT64_C(0xfffffffffffffffd) ^ t318) ^ (t324 ^ rotl64(t324, 63));
    const uint64_t t329 = rotl64(t328, 61);
    const uint64_t t333 = (UINT64_C(0xfffffffffffffffc) ^ t323) ^ (t329 ^ rotl64(t329, 63));
    store64(rk, t0);
    store64(rk + 8, t1);
    store64(rk + 16, t7);
    store64(rk + 24, t13);
    store64(rk + 32, t18);
    store64(rk + 40, t23);
    store64(rk + 48, t28);
    store64(rk + 56, t33);
    store64(rk + 64, t38);
    store64(rk + 72, t43);
    store64(rk + 80, t48);
    store64(rk + 88, t53);
    store64(rk + 96, t58);
    store64(rk + 104, t63);
    store64(rk + 112, t68);
    store64(rk + 120, t73);
    store64(rk + 128, t78);
    store64(rk + 136, t83);
    store64(rk + 144, t88);
    store64(rk + 152, t93);
    store64(rk + 160, t98);
    store64(rk + 168, t103);
    store64(rk + 176, t108);
    store64(rk + 184, t113);
    store64(rk + 192, t118);
    store64(rk + 200, t123);
    store64(rk + 208, t128);
    store64(rk + 216, t133);
    store64(rk + 224, t138);
    store64(rk + 232, t143);
    store64(rk + 240, t148);
    store64(rk + 248, t153);
    store64(rk + 256, t158);
    store64(rk + 264, t163);
    store64(rk + 272, t168);
    store64(rk + 280, t173);
    store64(rk + 288, t178);
    store64(rk + 296, t183);
    store64(rk + 304, t188);
    store64(rk + 312, t193);
    store64(rk + 320, t198);
    store64(rk + 328, t203);
    store64(rk + 336, t208);
    store64(rk + 344, t213);
    store64(rk + 352, t218);
    store64(rk + 360, t223);
    store64(rk + 368, t228);
    store64(rk + 376, t233);
    store64(rk + 384, t238);
    store64(rk + 392, t243);
    store64(rk + 400, t248);
    store64(rk + 408, t253);
    store64(rk + 416, t258);
    store64(rk + 424, t263);
    store64(rk + 432, t268);
    store64(rk + 440, t273);
    store64(rk + 448, t278);
    store64(rk + 456, t283);
    store64(rk + 464, t288);
    store64(rk + 472, t293);
    store64(rk + 480, t298);
    store64(rk + 488, t303);
    store64(rk + 496, t308);
    store64(rk + 504, t313);
    store64(rk + 512, t318);
    store64(rk + 520, t323);
    store64(rk + 528, t328);
    store64(rk + 536, t333);
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
    store_le64(out, t537);
    store_le64(out + 8, t545);
}

void lwcc_simon128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 68 (simon.dsl:43)
    const uint64_t t9 = (rotl64(t0, 1) & rotl64(t0, 8)) ^ ((t1 ^ load64(rk + 536)) ^ rotl64(t0, 2));
    // round 67 (simon.dsl:43)
    const uint64_t t17 = (rotl64(t9, 1) & rotl64(t9, 8)) ^ ((t0 ^ load64(rk + 528)) ^ rotl64(t9, 2));
    // round 66 (simon.dsl:43)
    const uint64_t t25 = (rotl64(t17, 1) & rotl64(t17, 8)) ^ ((load64(rk + 520) ^ t9) ^ rotl64(t17, 2));
    // round 65 (simon.dsl:43)
    const uint64_t t33 = (rotl64(t25, 1) & rotl64(t25, 8)) ^ ((load64(rk + 512) ^ t17) ^ rotl64(t25, 2));
    // round 64 (simon.dsl:43)
    const uint64_t t41 = (rotl64(t33, 1) & rotl64(t33, 8)) ^ ((load64(rk + 504) ^ t25) ^ rotl64(t33, 2));
    // round 63 (simon.dsl:43)
    const uint64_t t49 = (rotl64(t41, 1) & rotl64(t41, 8)) ^ ((load64(rk + 496) ^ t33) ^ rotl64(t41, 2));
    // round 62 (simon.dsl:43)
    const uint64_t t57 = (rotl64(t49, 1) & rotl64(t49, 8)) ^ ((load64(rk + 488) ^ t41) ^ rotl64(t49, 2));
    // round 61 (simon.dsl:43)
    const uint64_t t65 = (rotl64(t57, 1) & rotl64(t57, 8)) ^ ((load64(rk + 480) ^ t49) ^ rotl64(t57, 2));
    // round 60 (simon.dsl:43)
    const uint64_t t73 = (rotl64(t65, 1) & rotl64(t65, 8)) ^ ((load64(rk + 472) ^ t57) ^ rotl64(t65, 2));
    // round 59 (simon.dsl:43)
    const uint64_t t81 = (rotl64(t73, 1) & rotl64(t73, 8)) ^ ((load64(rk + 464) ^ t65) ^ rotl64(t73, 2));
    // round 58 (simon.dsl:43)
    const uint64_t t89 = (rotl64(t81, 1) & rotl64(t81, 8)) ^ ((load64(rk + 456) ^ t73) ^ rotl64(t81, 2));
    // round 57 (simon.dsl:43)
    const uint64_t t97 = (rotl64(t89, 1) & rotl64(t89, 8)) ^ ((load64(rk + 448) ^ t81) ^ rotl64(t89, 2));
    // round 56 (simon.dsl:43)
    const uint64_t t105 = (rotl64(t97, 1) & rotl64(t97, 8)) ^ ((load64(rk + 440) ^ t89) ^ rotl64(t97, 2));
    // round 55 (simon.dsl:43)
    const uint64_t t113 = (rotl64(t105, 1) & rotl64(t105, 8)) ^ ((load64(rk + 432) ^ t97) ^ rotl64(t105, 2));
    // round 54 (simon.dsl:43)
    const uint64_t t121 = (rotl64(t113, 1) & rotl64(t113, 8)) ^ ((load64(rk + 424) ^ t105) ^ rotl64(t113, 2));
    // round 53 (simon.dsl:43)
    const uint64_t t129 = (rotl64(t121, 1) & rotl64(t121, 8)) ^ ((load64(rk + 416) ^ t113) ^ rotl64(t121, 2));
    // round 52 (simon.dsl:43)
    const uint64_t t137 = (rotl64(t129, 1) & rotl64(t129, 8)) ^ ((load64(rk + 408) ^ t121) ^ rotl64(t129, 2));
    // round 51 (simon.dsl:43)
    const uint64_t t145 = (rotl64(t137, 1) & rotl64(t137, 8)) ^ ((load64(rk + 400) ^ t129) ^ rotl64(t137, 2));
    // round 50 (simon.dsl:43)
    const uint64_t t153 = (rotl64(t145, 1) & rotl64(t145, 8)) ^ ((load64(rk + 392) ^ t137) ^ rotl64(t145, 2));
    // round 49 (simon.dsl:43)
    const uint64_t t161 = (rotl64(t153, 1) & rotl64(t153, 8)) ^ ((load64(rk + 384) ^ t145) ^ rotl64(t153, 2));
    // round 48 (simon.dsl:43)
    const uint64_t t169 = (rotl64(t161, 1) & rotl64(t161, 8)) ^ ((load64(rk + 376) ^ t153) ^ rotl64(t161, 2));
    // round 47 (simon.dsl:43)
    const uint64_t t177 = (rotl64(t169, 1) & rotl64(t169, 8)) ^ ((load64(rk + 368) ^ t161) ^ rotl64(t169, 2));
    // round 46 (simon.dsl:43)
    const uint64_t t185 = (rotl64(t177, 1) & rotl64(t177, 8)) ^ ((load64(rk + 360) ^ t169) ^ rotl64(t177, 2));
    // round 45 (simon.dsl:43)
    const uint64_t t193 = (rotl64(t185, 1) & rotl64(t185, 8)) ^ ((load64(rk + 352) ^ t177) ^ rotl64(t185, 2));
    // round 44 (simon.dsl:43)
    const uint64_t t201 = (rotl64(t193, 1) & rotl64(t193, 8)) ^ ((load64(rk + 344) ^ t185) ^ rotl64(t193, 2));
    // round 43 (simon.dsl:43)
    const uint64_t t209 = (rotl64(t201, 1) & rotl64(t201, 8)) ^ ((load64(rk + 336) ^ t193) ^ rotl64(t201, 2));
    // round 42 (simon.dsl:43)
    const uint64_t t217 = (rotl64(t209, 1) & rotl64(t209, 8)) ^ ((load64(rk + 328) ^ t201) ^ rotl64(t209, 2));
    // round 41 (simon.dsl:43)
    const uint64_t t225 = (rotl64(t217, 1) & rotl64(t217, 8)) ^ ((load64(rk + 320) ^ t209) ^ rotl64(t217, 2));
    // round 40 (simon.dsl:43)
    const uint64_t t233 = (rotl64(t225, 1) & rotl64(t225, 8)) ^ ((load64(rk + 312) ^ t217) ^ rotl64(t225, 2));
    // round 39 (simon.dsl:43)
    const uint64_t t241 = (rotl64(t233, 1) & rotl64(t233, 8)) ^ ((load64(rk + 304) ^ t225) ^ rotl64(t233, 2));
    // round 38 (simon.dsl:43)
    const uint64_t t249 = (rotl64(t241, 1) & rotl64(t241, 8)) ^ ((load64(rk + 296) ^ t233) ^ rotl64(t241, 2));
    // round 37 (simon.dsl:43)
    const uint64_t t257 = (rotl64(t249, 1) & rotl64(t249, 8)) ^ ((load64(rk + 288) ^ t241) ^ rotl64(t249, 2));
    // round 36 (simon.dsl:43)
    const uint64_t t265 = (rotl64(t257, 1) & rotl64(t257, 8)) ^ ((load64(rk + 280) ^ t249) ^ rotl64(t257, 2));
    // round 35 (simon.dsl:43)
    const uint64_t t273 = (rotl64(t265, 1) & rotl64(t265, 8)) ^ ((load64(rk + 272) ^ t257) ^ rotl64(t265, 2));
    // round 34 (simon.dsl:43)
    const uint64_t t281 = (rotl64(t273, 1) & rotl64(t273, 8)) ^ ((load64(rk + 264) ^ t265) ^ rotl64(t273, 2));
    // round 33 (simon.dsl:43)
    const uint64_t t289 = (rotl64(t281, 1) & rotl64(t281, 8)) ^ ((load64(rk + 256) ^ t273) ^ rotl64(t281, 2));
    // round 32 (simon.dsl:43)
    const uint64_t t297 = (rotl64(t289, 1) & rotl64(t289, 8)) ^ ((load64(rk + 248) ^ t281) ^ rotl64(t289, 2));
    // round 31 (simon.dsl:43)
    const uint64_t t305 = (rotl64(t297, 1) & rotl64(t297, 8)) ^ ((load64(rk + 240) ^ t289) ^ rotl64(t297, 2));
    // round 30 (simon.dsl:43)
    const uint64_t t313 = (rotl64(t305, 1) & rotl64(t305, 8)) ^ ((load64(rk + 232) ^ t297) ^ rotl64(t305, 2));
    // round 29 (simon.dsl:43)
    const uint64_t t321 = (rotl64(t313, 1) & rotl64(t313, 8)) ^ ((load64(rk + 224) ^ t305) ^ rotl64(t313, 2));
    // round 28 (simon.dsl:43)
    const uint64_t t329 = (rotl64(t321, 1) & rotl64(t321, 8)) ^ ((load64(rk + 216) ^ t313) ^ rotl64(t321, 2));
    // round 27 (simon.dsl:43)
    const uint64_t t337 = (rotl64(t329, 1) & rotl64(t329, 8)) ^ ((load64(rk + 208) ^ t321) ^ rotl64(t329, 2));
    // round 26 (simon.dsl:43)
    const uint64_t t345 = (rotl64(t337, 1) & rotl64(t337, 8)) ^ ((load64(rk + 200) ^ t329) ^ rotl64(t337, 2));
    // round 25 (simon.dsl:43)
    const uint64_t t353 = (rotl64(t345, 1) & rotl64(t345, 8)) ^ ((load64(rk + 192) ^ t337) ^ rotl64(t345, 2));
    // round 24 (simon.dsl:43)
    const uint64_t t361 = (rotl64(t353, 1) & rotl64(t353, 8)) ^ ((load64(rk + 184) ^ t345) ^ rotl64(t353, 2));
    // round 23 (simon.dsl:43)
    const uint64_t t369 = (rotl64(t361, 1) & rotl64(t361, 8)) ^ ((load64(rk + 176) ^ t353) ^ rotl64(t361, 2));
    // round 22 (simon.dsl:43)
    const uint64_t t377 = (rotl64(t369, 1) & rotl64(t369, 8)) ^ ((load64(rk + 168) ^ t361) ^ rotl64(t369, 2));
    // round 21 (simon.dsl:43)
    const uint64_t t385 = (rotl64(t377, 1) & rotl64(t377, 8)) ^ ((load64(rk + 160) ^ t369) ^ rotl64(t377, 2));
    // round 20 (simon.dsl:43)
    const uint64_t t393 = (rotl64(t385, 1) & rotl64(t385, 8)) ^ ((load64(rk + 152) ^ t377) ^ rotl64(t385, 2));
    // round 19 (simon.dsl:43)
    const uint64_t t401 = (rotl64(t393, 1) & rotl64(t393, 8)) ^ ((load64(rk + 144) ^ t385) ^ rotl64(t393, 2));
    // round 18 (simon.dsl:43)
    const uint64_t t409 = (rotl64(t401, 1) & rotl64(t401, 8)) ^ ((load64(rk + 136) ^ t393) ^ rotl64(t401, 2));
    // round 17 (simon.dsl:43)
    const uint64_t t417 = (rotl64(t409, 1) & rotl64(t409, 8)) ^ ((load64(rk + 128) ^ t401) ^ rotl64(t409, 2));
    // round 16 (simon.dsl:43)
    const uint64_t t425 = (rotl64(t417, 1) & rotl64(t417, 8)) ^ ((load64(rk + 120) ^ t409) ^ rotl64(t417, 2));
    // round 15 (simon.dsl:43)
    const uint64_t t433 = (rotl64(t425, 1) & rotl64(t425, 8)) ^ ((load64(rk + 112) ^ t417) ^ rotl64(t425, 2));
    // round 14 (simon.dsl:43)
    const uint64_t t441 = (rotl64(t433, 1) & rotl64(t433, 8)) ^ ((load64(rk + 104) ^ t425) ^ rotl64(t433, 2));
    // round 13 (simon.dsl:43)
    const uint64_t t449 = (rotl64(t441, 1) & rotl64(t441, 8)) ^ ((load64(rk + 96) ^ t433) ^ rotl64(t441, 2));
    // round 12 (simon.dsl:43)
    const uint64_t t457 = (rotl64(t449, 1) & rotl64(t449, 8)) ^ ((load64(rk + 88) ^ t441) ^ rotl64(t449, 2));
    // round 11 (simon.dsl:43)
    const uint64_t t465 = (rotl64(t457, 1) & rotl64(t457, 8)) ^ ((load64(rk + 80) ^ t449) ^ rotl64(t457, 2));
    // round 10 (simon.dsl:43)
    const uint64_t t473 = (rotl64(t465, 1) & rotl64(t465, 8)) ^ ((load64(rk + 72) ^ t457) ^ rotl64(t465, 2));
    // round 9 (simon.dsl:43)
    const uint64_t t481 = (rotl64(t473, 1) & rotl64(t473, 8)) ^ ((load64(rk + 64) ^ t465) ^ rotl64(t473, 2));
    // round 8 (simon.dsl:43)
    const uint64_t t489 = (rotl64(t481, 1) & rotl64(t481, 8)) ^ ((load64(rk + 56) ^ t473) ^ rotl64(t481, 2));
    // round 7 (simon.dsl:43)
    const uint64_t t497 = (rotl64(t489, 1) & rotl64(t489, 8)) ^ ((load64(rk + 48) ^ t481) ^ rotl64(t489, 2));
    // round 6 (simon.dsl:43)
    const uint64_t t505 = (rotl64(t497, 1) & rotl64(t497, 8)) ^ ((load64(rk + 40) ^ t489) ^ rotl64(t497, 2));
    // round 5 (simon.dsl:43)
    const uint64_t t513 = (rotl64(t505, 1) & rotl64(t505, 8)) ^ ((load64(rk + 32) ^ t497) ^ rotl64(t505, 2));
    // round 4 (simon.dsl:43)
    const uint64_t t521 = (rotl64(t513, 1) & rotl64(t513, 8)) ^ ((load64(rk + 24) ^ t505) ^ rotl64(t513, 2));
    // round 3 (simon.dsl:43)
    const uint64_t t529 = (rotl64(t521, 1) & rotl64(t521, 8)) ^ ((load64(rk + 16) ^ t513) ^ rotl64(t521, 2));
    // round 2 (simon.dsl:43)
    const uint64_t t537 = (rotl64(t529, 1) & rotl64(t529, 8)) ^ ((load64(rk + 8) ^ t521) ^ rotl64(t529, 2));
    // round 1 (simon.dsl:43)
    const uint64_t t545 = (rotl64(t537, 1) & rotl64(t537, 8)) ^ ((load64(rk) ^ t529) ^ rotl64(t537, 2));
    store_le64(out, t545);
    store_le64(out + 8, t537);
}

void lwcc_simon128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simon128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon128_128_key_setup_c(ctx, key);
    lwcc_simon128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t18 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t24 = (t18 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32);
    const uint64_t t30 = (t24 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48);
    const uint64_t t33 = t30 | ((uint64_t)nonce[7] << 56);
    // round 1 (simon.dsl:43)
    const uint64_t t35 = load64(ctx) ^ t33;
    ctx[544] = (uint8_t)nonce[8];
    ctx[552] = (uint8_t)nonce[9];
    ctx[560] = (uint8_t)nonce[10];
    ctx[568] = (uint8_t)nonce[11];
    store64(ctx + 576, t35);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t16 = ((uint64_t)ctx[544] | ((uint64_t)ctx[552] << 8)) | ((uint64_t)ctx[560] << 16);
    const uint64_t t23 = (t16 | ((uint64_t)ctx[568] << 24)) | (((uint64_t)((uint8_t)(counter >> 24))) << 32);
    const uint64_t t26 = t23 | (((uint64_t)((uint8_t)(counter >> 16))) << 40);
    const uint64_t t29 = t26 | (((uint64_t)((uint8_t)(counter >> 8))) << 48);
    const uint64_t t32 = t29 | (((uint64_t)(uint8_t)counter) << 56);
    // round 1 (simon.dsl:43)
    const uint64_t t39 = (rotl64(t32, 1) & rotl64(t32, 8)) ^ (load64(ctx + 576) ^ rotl64(t32, 2));
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
    const uint64_t t576 = load_le64(in);
    const uint64_t t577 = load_le64(in + 8);
    store_le64(out, t576 ^ t567);
    store_le64(out + 8, t577 ^ t575);
}

void lwcc_simon128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simon128_128_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
