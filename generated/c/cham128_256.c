// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham128_256 --target c --lanes 1
// passes:    unroll() invert() counter() fold() rotate() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 32, nonce 12, rk 64, ctx 84, align 1, group 16, stack 0
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

static inline uint32_t load_le32(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16
         | (uint32_t)p[3] << 24;
}

static inline void store_le32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static inline uint32_t rotl32(uint32_t x, unsigned k)
{
    return (x << k) | (x >> (32 - k));
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

void lwcc_cham128_256_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t4 = load_le32(key + 16);
    const uint32_t t5 = load_le32(key + 20);
    const uint32_t t6 = load_le32(key + 24);
    const uint32_t t7 = load_le32(key + 28);
    const uint32_t t9 = t0 ^ rotl32(t0, 1);
    const uint32_t t11 = t9 ^ rotl32(t0, 8);
    const uint32_t t13 = t9 ^ rotl32(t0, 11);
    const uint32_t t15 = t1 ^ rotl32(t1, 1);
    const uint32_t t17 = t15 ^ rotl32(t1, 8);
    const uint32_t t19 = t15 ^ rotl32(t1, 11);
    const uint32_t t21 = t2 ^ rotl32(t2, 1);
    const uint32_t t23 = t21 ^ rotl32(t2, 8);
    const uint32_t t25 = t21 ^ rotl32(t2, 11);
    const uint32_t t27 = t3 ^ rotl32(t3, 1);
    const uint32_t t29 = t27 ^ rotl32(t3, 8);
    const uint32_t t31 = t27 ^ rotl32(t3, 11);
    const uint32_t t33 = t4 ^ rotl32(t4, 1);
    const uint32_t t35 = t33 ^ rotl32(t4, 8);
    const uint32_t t37 = t33 ^ rotl32(t4, 11);
    const uint32_t t39 = t5 ^ rotl32(t5, 1);
    const uint32_t t41 = t39 ^ rotl32(t5, 8);
    const uint32_t t43 = t39 ^ rotl32(t5, 11);
    const uint32_t t45 = t6 ^ rotl32(t6, 1);
    const uint32_t t47 = t45 ^ rotl32(t6, 8);
    const uint32_t t49 = t45 ^ rotl32(t6, 11);
    const uint32_t t51 = t7 ^ rotl32(t7, 1);
    const uint32_t t53 = t51 ^ rotl32(t7, 8);
    const uint32_t t55 = t51 ^ rotl32(t7, 11);
    // round 1 (cham.dsl:24)
    const uint32_t t56 = rotl32(t11, 31);
    // round 2 (cham.dsl:24)
    const uint32_t t57 = rotl32(t17, 24);
    // round 3 (cham.dsl:24)
    const uint32_t t58 = rotl32(t23, 31);
    // round 4 (cham.dsl:24)
    const uint32_t t59 = rotl32(t29, 24);
    // round 5 (cham.dsl:24)
    const uint32_t t60 = rotl32(t35, 31);
    // round 6 (cham.dsl:24)
    const uint32_t t61 = rotl32(t41, 24);
    // round 7 (cham.dsl:24)
    const uint32_t t62 = rotl32(t47, 31);
    // round 8 (cham.dsl:24)
    const uint32_t t63 = rotl32(t53, 24);
    // round 9 (cham.dsl:24)
    const uint32_t t64 = rotl32(t19, 31);
    // round 10 (cham.dsl:24)
    const uint32_t t65 = rotl32(t13, 24);
    // round 11 (cham.dsl:24)
    const uint32_t t66 = rotl32(t31, 31);
    // round 12 (cham.dsl:24)
    const uint32_t t67 = rotl32(t25, 24);
    // round 13 (cham.dsl:24)
    const uint32_t t68 = rotl32(t43, 31);
    // round 14 (cham.dsl:24)
    const uint32_t t69 = rotl32(t37, 24);
    // round 15 (cham.dsl:24)
    const uint32_t t70 = rotl32(t55, 31);
    // round 16 (cham.dsl:24)
    const uint32_t t71 = rotl32(t49, 24);
    store32(rk, t56);
    store32(rk + 4, t57);
    store32(rk + 8, t58);
    store32(rk + 12, t59);
    store32(rk + 16, t60);
    store32(rk + 20, t61);
    store32(rk + 24, t62);
    store32(rk + 28, t63);
    store32(rk + 32, t64);
    store32(rk + 36, t65);
    store32(rk + 40, t66);
    store32(rk + 44, t67);
    store32(rk + 48, t68);
    store32(rk + 52, t69);
    store32(rk + 56, t70);
    store32(rk + 60, t71);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    const uint32_t t2 = load_le32(in + 8);
    const uint32_t t3 = load_le32(in + 12);
    // round 1 (cham.dsl:24)
    const uint32_t t8 = rotl32(t0 + (rotl32(t1 ^ load32(rk), 1)), 8);
    // round 2 (cham.dsl:24)
    const uint32_t t15 = rotl32((t1 ^ 1) + (rotl32(t2 ^ load32(rk + 4), 8)), 1);
    // round 3 (cham.dsl:24)
    const uint32_t t22 = rotl32((t2 ^ 2) + (rotl32(t3 ^ load32(rk + 8), 1)), 8);
    // round 4 (cham.dsl:24)
    const uint32_t t29 = rotl32((t3 ^ 3) + (rotl32(load32(rk + 12) ^ t8, 8)), 1);
    // round 5 (cham.dsl:24)
    const uint32_t t36 = rotl32((4 ^ t8) + (rotl32(load32(rk + 16) ^ t15, 1)), 8);
    // round 6 (cham.dsl:24)
    const uint32_t t43 = rotl32((5 ^ t15) + (rotl32(load32(rk + 20) ^ t22, 8)), 1);
    // round 7 (cham.dsl:24)
    const uint32_t t50 = rotl32((6 ^ t22) + (rotl32(load32(rk + 24) ^ t29, 1)), 8);
    // round 8 (cham.dsl:24)
    const uint32_t t57 = rotl32((7 ^ t29) + (rotl32(load32(rk + 28) ^ t36, 8)), 1);
    // round 9 (cham.dsl:24)
    const uint32_t t64 = rotl32((8 ^ t36) + (rotl32(load32(rk + 32) ^ t43, 1)), 8);
    // round 10 (cham.dsl:24)
    const uint32_t t71 = rotl32((9 ^ t43) + (rotl32(load32(rk + 36) ^ t50, 8)), 1);
    // round 11 (cham.dsl:24)
    const uint32_t t78 = rotl32((10 ^ t50) + (rotl32(load32(rk + 40) ^ t57, 1)), 8);
    // round 12 (cham.dsl:24)
    const uint32_t t85 = rotl32((11 ^ t57) + (rotl32(load32(rk + 44) ^ t64, 8)), 1);
    // round 13 (cham.dsl:24)
    const uint32_t t92 = rotl32((12 ^ t64) + (rotl32(load32(rk + 48) ^ t71, 1)), 8);
    // round 14 (cham.dsl:24)
    const uint32_t t99 = rotl32((13 ^ t71) + (rotl32(load32(rk + 52) ^ t78, 8)), 1);
    // round 15 (cham.dsl:24)
    const uint32_t t106 = rotl32((14 ^ t78) + (rotl32(load32(rk + 56) ^ t85, 1)), 8);
    // round 16 (cham.dsl:24)
    const uint32_t t113 = rotl32((15 ^ t85) + (rotl32(load32(rk + 60) ^ t92, 8)), 1);
    // round 17 (cham.dsl:24)
    const uint32_t t120 = rotl32((16 ^ t92) + (rotl32(load32(rk) ^ t99, 1)), 8);
    // round 18 (cham.dsl:24)
    const uint32_t t127 = rotl32((17 ^ t99) + (rotl32(load32(rk + 4) ^ t106, 8)), 1);
    // round 19 (cham.dsl:24)
    const uint32_t t134 = rotl32((18 ^ t106) + (rotl32(load32(rk + 8) ^ t113, 1)), 8);
    // round 20 (cham.dsl:24)
    const uint32_t t140 = (19 ^ t113) + (rotl32(load32(rk + 12) ^ t120, 8));
    const uint32_t t141 = rotl32(t140, 1);
    // round 21 (cham.dsl:24)
    const uint32_t t147 = (20 ^ t120) + (rotl32(load32(rk + 16) ^ t127, 1));
    const uint32_t t148 = rotl32(t147, 8);
    // round 22 (cham.dsl:24)
    const uint32_t t154 = (21 ^ t127) + (rotl32(load32(rk + 20) ^ t134, 8));
    const uint32_t t155 = rotl32(t154, 1);
    // round 23 (cham.dsl:24)
    const uint32_t t161 = (22 ^ t134) + (rotl32(load32(rk + 24) ^ t141, 1));
    const uint32_t t162 = rotl32(t161, 8);
    // round 24 (cham.dsl:24)
    const uint32_t t168 = (23 ^ t141) + (rotl32(load32(rk + 28) ^ t148, 8));
    const uint32_t t169 = rotl32(t168, 1);
    // round 25 (cham.dsl:24)
    const uint32_t t175 = (24 ^ t148) + (rotl32(load32(rk + 32) ^ t155, 1));
    const uint32_t t176 = rotl32(t175, 8);
    // round 26 (cham.dsl:24)
    const uint32_t t182 = (25 ^ t155) + (rotl32(load32(rk + 36) ^ t162, 8));
    const uint32_t t183 = rotl32(t182, 1);
    // round 27 (cham.dsl:24)
    const uint32_t t189 = (26 ^ t162) + (rotl32(load32(rk + 40) ^ t169, 1));
    const uint32_t t190 = rotl32(t189, 8);
    // round 28 (cham.dsl:24)
    const uint32_t t196 = (27 ^ t169) + (rotl32(load32(rk + 44) ^ t176, 8));
    const uint32_t t197 = rotl32(t196, 1);
    // round 29 (cham.dsl:24)
    const uint32_t t203 = (28 ^ t176) + (rotl32(load32(rk + 48) ^ t183, 1));
    const uint32_t t204 = rotl32(t203, 8);
    // round 30 (cham.dsl:24)
    const uint32_t t210 = (29 ^ t183) + (rotl32(load32(rk + 52) ^ t190, 8));
    const uint32_t t211 = rotl32(t210, 1);
    // round 31 (cham.dsl:24)
    const uint32_t t217 = (30 ^ t190) + (rotl32(load32(rk + 56) ^ t197, 1));
    const uint32_t t218 = rotl32(t217, 8);
    // round 32 (cham.dsl:24)
    const uint32_t t224 = (31 ^ t197) + (rotl32(load32(rk + 60) ^ t204, 8));
    const uint32_t t225 = rotl32(t224, 1);
    // round 33 (cham.dsl:24)
    const uint32_t t232 = rotl32((32 ^ t204) + (rotl32(load32(rk) ^ t211, 1)), 8);
    // round 34 (cham.dsl:24)
    const uint32_t t239 = rotl32((33 ^ t211) + (rotl32(load32(rk + 4) ^ t218, 8)), 1);
    // round 35 (cham.dsl:24)
    const uint32_t t246 = rotl32((34 ^ t218) + (rotl32(load32(rk + 8) ^ t225, 1)), 8);
    // round 36 (cham.dsl:24)
    const uint32_t t252 = (35 ^ t225) + (rotl32(load32(rk + 12) ^ t232, 8));
    const uint32_t t253 = rotl32(t252, 1);
    // round 37 (cham.dsl:24)
    const uint32_t t259 = (36 ^ t232) + (rotl32(load32(rk + 16) ^ t239, 1));
    const uint32_t t260 = rotl32(t259, 8);
    // round 38 (cham.dsl:24)
    const uint32_t t266 = (37 ^ t239) + (rotl32(load32(rk + 20) ^ t246, 8));
    const uint32_t t267 = rotl32(t266, 1);
    // round 39 (cham.dsl:24)
    const uint32_t t273 = (38 ^ t246) + (rotl32(load32(rk + 24) ^ t253, 1));
    const uint32_t t274 = rotl32(t273, 8);
    // round 40 (cham.dsl:24)
    const uint32_t t280 = (39 ^ t253) + (rotl32(load32(rk + 28) ^ t260, 8));
    const uint32_t t281 = rotl32(t280, 1);
    // round 41 (cham.dsl:24)
    const uint32_t t287 = (40 ^ t260) + (rotl32(load32(rk + 32) ^ t267, 1));
    const uint32_t t288 = rotl32(t287, 8);
    // round 42 (cham.dsl:24)
    const uint32_t t294 = (41 ^ t267) + (rotl32(load32(rk + 36) ^ t274, 8));
    const uint32_t t295 = rotl32(t294, 1);
    // round 43 (cham.dsl:24)
    const uint32_t t301 = (42 ^ t274) + (rotl32(load32(rk + 40) ^ t281, 1));
    const uint32_t t302 = rotl32(t301, 8);
    // round 44 (cham.dsl:24)
    const uint32_t t308 = (43 ^ t281) + (rotl32(load32(rk + 44) ^ t288, 8));
    const uint32_t t309 = rotl32(t308, 1);
    // round 45 (cham.dsl:24)
    const uint32_t t315 = (44 ^ t288) + (rotl32(load32(rk + 48) ^ t295, 1));
    const uint32_t t316 = rotl32(t315, 8);
    // round 46 (cham.dsl:24)
    const uint32_t t322 = (45 ^ t295) + (rotl32(load32(rk + 52) ^ t302, 8));
    const uint32_t t323 = rotl32(t322, 1);
    // round 47 (cham.dsl:24)
    const uint32_t t329 = (46 ^ t302) + (rotl32(load32(rk + 56) ^ t309, 1));
    const uint32_t t330 = rotl32(t329, 8);
    // round 48 (cham.dsl:24)
    const uint32_t t336 = (47 ^ t309) + (rotl32(load32(rk + 60) ^ t316, 8));
    const uint32_t t337 = rotl32(t336, 1);
    // round 49 (cham.dsl:24)
    const uint32_t t344 = rotl32((48 ^ t316) + (rotl32(load32(rk) ^ t323, 1)), 8);
    // round 50 (cham.dsl:24)
    const uint32_t t351 = rotl32((49 ^ t323) + (rotl32(load32(rk + 4) ^ t330, 8)), 1);
    // round 51 (cham.dsl:24)
    const uint32_t t358 = rotl32((50 ^ t330) + (rotl32(load32(rk + 8) ^ t337, 1)), 8);
    // round 52 (cham.dsl:24)
    const uint32_t t364 = (51 ^ t337) + (rotl32(load32(rk + 12) ^ t344, 8));
    const uint32_t t365 = rotl32(t364, 1);
    // round 53 (cham.dsl:24)
    const uint32_t t371 = (52 ^ t344) + (rotl32(load32(rk + 16) ^ t351, 1));
    const uint32_t t372 = rotl32(t371, 8);
    // round 54 (cham.dsl:24)
    const uint32_t t378 = (53 ^ t351) + (rotl32(load32(rk + 20) ^ t358, 8));
    const uint32_t t379 = rotl32(t378, 1);
    // round 55 (cham.dsl:24)
    const uint32_t t385 = (54 ^ t358) + (rotl32(load32(rk + 24) ^ t365, 1));
    const uint32_t t386 = rotl32(t385, 8);
    // round 56 (cham.dsl:24)
    const uint32_t t392 = (55 ^ t365) + (rotl32(load32(rk + 28) ^ t372, 8));
    const uint32_t t393 = rotl32(t392, 1);
    // round 57 (cham.dsl:24)
    const uint32_t t399 = (56 ^ t372) + (rotl32(load32(rk + 32) ^ t379, 1));
    const uint32_t t400 = rotl32(t399, 8);
    // round 58 (cham.dsl:24)
    const uint32_t t406 = (57 ^ t379) + (rotl32(load32(rk + 36) ^ t386, 8));
    const uint32_t t407 = rotl32(t406, 1);
    // round 59 (cham.dsl:24)
    const uint32_t t413 = (58 ^ t386) + (rotl32(load32(rk + 40) ^ t393, 1));
    const uint32_t t414 = rotl32(t413, 8);
    // round 60 (cham.dsl:24)
    const uint32_t t420 = (59 ^ t393) + (rotl32(load32(rk + 44) ^ t400, 8));
    const uint32_t t421 = rotl32(t420, 1);
    // round 61 (cham.dsl:24)
    const uint32_t t427 = (60 ^ t400) + (rotl32(load32(rk + 48) ^ t407, 1));
    const uint32_t t428 = rotl32(t427, 8);
    // round 62 (cham.dsl:24)
    const uint32_t t434 = (61 ^ t407) + (rotl32(load32(rk + 52) ^ t414, 8));
    const uint32_t t435 = rotl32(t434, 1);
    // round 63 (cham.dsl:24)
    const uint32_t t441 = (62 ^ t414) + (rotl32(load32(rk + 56) ^ t421, 1));
    const uint32_t t442 = rotl32(t441, 8);
    // round 64 (cham.dsl:24)
    const uint32_t t448 = (63 ^ t421) + (rotl32(load32(rk + 60) ^ t428, 8));
    const uint32_t t449 = rotl32(t448, 1);
    // round 65 (cham.dsl:24)
    const uint32_t t456 = rotl32((64 ^ t428) + (rotl32(load32(rk) ^ t435, 1)), 8);
    // round 66 (cham.dsl:24)
    const uint32_t t463 = rotl32((65 ^ t435) + (rotl32(load32(rk + 4) ^ t442, 8)), 1);
    // round 67 (cham.dsl:24)
    const uint32_t t470 = rotl32((66 ^ t442) + (rotl32(load32(rk + 8) ^ t449, 1)), 8);
    // round 68 (cham.dsl:24)
    const uint32_t t476 = (67 ^ t449) + (rotl32(load32(rk + 12) ^ t456, 8));
    const uint32_t t477 = rotl32(t476, 1);
    // round 69 (cham.dsl:24)
    const uint32_t t483 = (68 ^ t456) + (rotl32(load32(rk + 16) ^ t463, 1));
    const uint32_t t484 = rotl32(t483, 8);
    // round 70 (cham.dsl:24)
    const uint32_t t490 = (69 ^ t463) + (rotl32(load32(rk + 20) ^ t470, 8));
    const uint32_t t491 = rotl32(t490, 1);
    // round 71 (cham.dsl:24)
    const uint32_t t497 = (70 ^ t470) + (rotl32(load32(rk + 24) ^ t477, 1));
    const uint32_t t498 = rotl32(t497, 8);
    // round 72 (cham.dsl:24)
    const uint32_t t504 = (71 ^ t477) + (rotl32(load32(rk + 28) ^ t484, 8));
    const uint32_t t505 = rotl32(t504, 1);
    // round 73 (cham.dsl:24)
    const uint32_t t511 = (72 ^ t484) + (rotl32(load32(rk + 32) ^ t491, 1));
    const uint32_t t512 = rotl32(t511, 8);
    // round 74 (cham.dsl:24)
    const uint32_t t518 = (73 ^ t491) + (rotl32(load32(rk + 36) ^ t498, 8));
    const uint32_t t519 = rotl32(t518, 1);
    // round 75 (cham.dsl:24)
    const uint32_t t525 = (74 ^ t498) + (rotl32(load32(rk + 40) ^ t505, 1));
    const uint32_t t526 = rotl32(t525, 8);
    // round 76 (cham.dsl:24)
    const uint32_t t532 = (75 ^ t505) + (rotl32(load32(rk + 44) ^ t512, 8));
    const uint32_t t533 = rotl32(t532, 1);
    // round 77 (cham.dsl:24)
    const uint32_t t539 = (76 ^ t512) + (rotl32(load32(rk + 48) ^ t519, 1));
    const uint32_t t540 = rotl32(t539, 8);
    // round 78 (cham.dsl:24)
    const uint32_t t546 = (77 ^ t519) + (rotl32(load32(rk + 52) ^ t526, 8));
    const uint32_t t547 = rotl32(t546, 1);
    // round 79 (cham.dsl:24)
    const uint32_t t553 = (78 ^ t526) + (rotl32(load32(rk + 56) ^ t533, 1));
    const uint32_t t554 = rotl32(t553, 8);
    // round 80 (cham.dsl:24)
    const uint32_t t560 = (79 ^ t533) + (rotl32(load32(rk + 60) ^ t540, 8));
    const uint32_t t561 = rotl32(t560, 1);
    // round 81 (cham.dsl:24)
    const uint32_t t568 = rotl32((80 ^ t540) + (rotl32(load32(rk) ^ t547, 1)), 8);
    // round 82 (cham.dsl:24)
    const uint32_t t575 = rotl32((81 ^ t547) + (rotl32(load32(rk + 4) ^ t554, 8)), 1);
    // round 83 (cham.dsl:24)
    const uint32_t t582 = rotl32((82 ^ t554) + (rotl32(load32(rk + 8) ^ t561, 1)), 8);
    // round 84 (cham.dsl:24)
    const uint32_t t588 = (83 ^ t561) + (rotl32(load32(rk + 12) ^ t568, 8));
    const uint32_t t589 = rotl32(t588, 1);
    // round 85 (cham.dsl:24)
    const uint32_t t595 = (84 ^ t568) + (rotl32(load32(rk + 16) ^ t575, 1));
    const uint32_t t596 = rotl32(t595, 8);
    // round 86 (cham.dsl:24)
    const uint32_t t602 = (85 ^ t575) + (rotl32(load32(rk + 20) ^ t582, 8));
    const uint32_t t603 = rotl32(t602, 1);
    // round 87 (cham.dsl:24)
    const uint32_t t609 = (86 ^ t582) + (rotl32(load32(rk + 24) ^ t589, 1));
    const uint32_t t610 = rotl32(t609, 8);
    // round 88 (cham.dsl:24)
    const uint32_t t616 = (87 ^ t589) + (rotl32(load32(rk + 28) ^ t596, 8));
    const uint32_t t617 = rotl32(t616, 1);
    // round 89 (cham.dsl:24)
    const uint32_t t623 = (88 ^ t596) + (rotl32(load32(rk + 32) ^ t603, 1));
    const uint32_t t624 = rotl32(t623, 8);
    // round 90 (cham.dsl:24)
    const uint32_t t630 = (89 ^ t603) + (rotl32(load32(rk + 36) ^ t610, 8));
    const uint32_t t631 = rotl32(t630, 1);
    // round 91 (cham.dsl:24)
    const uint32_t t637 = (90 ^ t610) + (rotl32(load32(rk + 40) ^ t617, 1));
    const uint32_t t638 = rotl32(t637, 8);
    // round 92 (cham.dsl:24)
    const uint32_t t644 = (91 ^ t617) + (rotl32(load32(rk + 44) ^ t624, 8));
    const uint32_t t645 = rotl32(t644, 1);
    // round 93 (cham.dsl:24)
    const uint32_t t651 = (92 ^ t624) + (rotl32(load32(rk + 48) ^ t631, 1));
    const uint32_t t652 = rotl32(t651, 8);
    // round 94 (cham.dsl:24)
    const uint32_t t658 = (93 ^ t631) + (rotl32(load32(rk + 52) ^ t638, 8));
    const uint32_t t659 = rotl32(t658, 1);
    // round 95 (cham.dsl:24)
    const uint32_t t665 = (94 ^ t638) + (rotl32(load32(rk + 56) ^ t645, 1));
    const uint32_t t666 = rotl32(t665, 8);
    // round 96 (cham.dsl:24)
    const uint32_t t672 = (95 ^ t645) + (rotl32(load32(rk + 60) ^ t652, 8));
    const uint32_t t673 = rotl32(t672, 1);
    // round 97 (cham.dsl:24)
    const uint32_t t680 = rotl32((96 ^ t652) + (rotl32(load32(rk) ^ t659, 1)), 8);
    // round 98 (cham.dsl:24)
    const uint32_t t687 = rotl32((97 ^ t659) + (rotl32(load32(rk + 4) ^ t666, 8)), 1);
    // round 99 (cham.dsl:24)
    const uint32_t t694 = rotl32((98 ^ t666) + (rotl32(load32(rk + 8) ^ t673, 1)), 8);
    // round 100 (cham.dsl:24)
    const uint32_t t700 = (99 ^ t673) + (rotl32(load32(rk + 12) ^ t680, 8));
    const uint32_t t701 = rotl32(t700, 1);
    // round 101 (cham.dsl:24)
    const uint32_t t707 = (100 ^ t680) + (rotl32(load32(rk + 16) ^ t687, 1));
    const uint32_t t708 = rotl32(t707, 8);
    // round 102 (cham.dsl:24)
    const uint32_t t714 = (101 ^ t687) + (rotl32(load32(rk + 20) ^ t694, 8));
    const uint32_t t715 = rotl32(t714, 1);
    // round 103 (cham.dsl:24)
    const uint32_t t721 = (102 ^ t694) + (rotl32(load32(rk + 24) ^ t701, 1));
    const uint32_t t722 = rotl32(t721, 8);
    // round 104 (cham.dsl:24)
    const uint32_t t728 = (103 ^ t701) + (rotl32(load32(rk + 28) ^ t708, 8));
    const uint32_t t729 = rotl32(t728, 1);
    // round 105 (cham.dsl:24)
    const uint32_t t735 = (104 ^ t708) + (rotl32(load32(rk + 32) ^ t715, 1));
    const uint32_t t736 = rotl32(t735, 8);
    // round 106 (cham.dsl:24)
    const uint32_t t742 = (105 ^ t715) + (rotl32(load32(rk + 36) ^ t722, 8));
    const uint32_t t743 = rotl32(t742, 1);
    // round 107 (cham.dsl:24)
    const uint32_t t749 = (106 ^ t722) + (rotl32(load32(rk + 40) ^ t729, 1));
    const uint32_t t750 = rotl32(t749, 8);
    // round 108 (cham.dsl:24)
    const uint32_t t756 = (107 ^ t729) + (rotl32(load32(rk + 44) ^ t736, 8));
    const uint32_t t757 = rotl32(t756, 1);
    // round 109 (cham.dsl:24)
    const uint32_t t763 = (108 ^ t736) + (rotl32(load32(rk + 48) ^ t743, 1));
    const uint32_t t764 = rotl32(t763, 8);
    // round 110 (cham.dsl:24)
    const uint32_t t770 = (109 ^ t743) + (rotl32(load32(rk + 52) ^ t750, 8));
    const uint32_t t771 = rotl32(t770, 1);
    // round 111 (cham.dsl:24)
    const uint32_t t777 = (110 ^ t750) + (rotl32(load32(rk + 56) ^ t757, 1));
    const uint32_t t778 = rotl32(t777, 8);
    // round 112 (cham.dsl:24)
    const uint32_t t784 = (111 ^ t757) + (rotl32(load32(rk + 60) ^ t764, 8));
    const uint32_t t785 = rotl32(t784, 1);
    // round 113 (cham.dsl:24)
    const uint32_t t792 = rotl32((112 ^ t764) + (rotl32(load32(rk) ^ t771, 1)), 8);
    // round 114 (cham.dsl:24)
    const uint32_t t798 = (113 ^ t771) + (rotl32(load32(rk + 4) ^ t778, 8));
    const uint32_t t799 = rotl32(t798, 1);
    // round 115 (cham.dsl:24)
    const uint32_t t805 = (114 ^ t778) + (rotl32(load32(rk + 8) ^ t785, 1));
    const uint32_t t806 = rotl32(t805, 8);
    // round 116 (cham.dsl:24)
    const uint32_t t812 = (115 ^ t785) + (rotl32(load32(rk + 12) ^ t792, 8));
    const uint32_t t813 = rotl32(t812, 1);
    // round 117 (cham.dsl:24)
    const uint32_t t819 = (116 ^ t792) + (rotl32(load32(rk + 16) ^ t799, 1));
    const uint32_t t820 = rotl32(t819, 8);
    // round 118 (cham.dsl:24)
    const uint32_t t826 = (117 ^ t799) + (rotl32(load32(rk + 20) ^ t806, 8));
    const uint32_t t827 = rotl32(t826, 1);
    // round 119 (cham.dsl:24)
    const uint32_t t833 = (118 ^ t806) + (rotl32(load32(rk + 24) ^ t813, 1));
    const uint32_t t834 = rotl32(t833, 8);
    // round 120 (cham.dsl:24)
    const uint32_t t840 = (119 ^ t813) + (rotl32(load32(rk + 28) ^ t820, 8));
    store_le32(out, t820);
    store_le32(out + 4, t827);
    store_le32(out + 8, t834);
    store_le32(out + 12, rotl32(t840, 1));
}

void lwcc_cham128_256_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    const uint32_t t2 = load_le32(in + 8);
    const uint32_t t3 = load_le32(in + 12);
    // round 120 (cham.dsl:24)
    const uint32_t t8 = rotl32(t3, 31) - (rotl32(t0 ^ load32(rk + 28), 8));
    const uint32_t t10 = 119 ^ t8;
    // round 119 (cham.dsl:24)
    const uint32_t t15 = rotl32(t2, 24) - (rotl32(load32(rk + 24) ^ t10, 1));
    const uint32_t t17 = 118 ^ t15;
    // round 118 (cham.dsl:24)
    const uint32_t t22 = rotl32(t1, 31) - (rotl32(load32(rk + 20) ^ t17, 8));
    const uint32_t t24 = 117 ^ t22;
    // round 117 (cham.dsl:24)
    const uint32_t t29 = rotl32(t0, 24) - (rotl32(load32(rk + 16) ^ t24, 1));
    const uint32_t t31 = 116 ^ t29;
    // round 116 (cham.dsl:24)
    const uint32_t t36 = rotl32(t10, 31) - (rotl32(load32(rk + 12) ^ t31, 8));
    const uint32_t t38 = 115 ^ t36;
    // round 115 (cham.dsl:24)
    const uint32_t t43 = rotl32(t17, 24) - (rotl32(load32(rk + 8) ^ t38, 1));
    const uint32_t t45 = 114 ^ t43;
    // round 114 (cham.dsl:24)
    const uint32_t t50 = rotl32(t24, 31) - (rotl32(load32(rk + 4) ^ t45, 8));
    const uint32_t t52 = 113 ^ t50;
    // round 113 (cham.dsl:24)
    const uint32_t t59 = 112 ^ (rotl32(t31, 24) - (rotl32(load32(rk) ^ t52, 1)));
    // round 112 (cham.dsl:24)
    const uint32_t t64 = rotl32(t38, 31) - (rotl32(load32(rk + 60) ^ t59, 8));
    const uint32_t t66 = 111 ^ t64;
    // round 111 (cham.dsl:24)
    const uint32_t t71 = rotl32(t45, 24) - (rotl32(load32(rk + 56) ^ t66, 1));
    const uint32_t t73 = 110 ^ t71;
    // round 110 (cham.dsl:24)
    const uint32_t t78 = rotl32(t52, 31) - (rotl32(load32(rk + 52) ^ t73, 8));
    const uint32_t t80 = 109 ^ t78;
    // round 109 (cham.dsl:24)
    const uint32_t t85 = rotl32(t59, 24) - (rotl32(load32(rk + 48) ^ t80, 1));
    const uint32_t t87 = 108 ^ t85;
    // round 108 (cham.dsl:24)
    const uint32_t t92 = rotl32(t66, 31) - (rotl32(load32(rk + 44) ^ t87, 8));
    const uint32_t t94 = 107 ^ t92;
    // round 107 (cham.dsl:24)
    const uint32_t t99 = rotl32(t73, 24) - (rotl32(load32(rk + 40) ^ t94, 1));
    const uint32_t t101 = 106 ^ t99;
    // round 106 (cham.dsl:24)
    const uint32_t t106 = rotl32(t80, 31) - (rotl32(load32(rk + 36) ^ t101, 8));
    const uint32_t t108 = 105 ^ t106;
    // round 105 (cham.dsl:24)
    const uint32_t t113 = rotl32(t87, 24) - (rotl32(load32(rk + 32) ^ t108, 1));
    const uint32_t t115 = 104 ^ t113;
    // round 104 (cham.dsl:24)
    const uint32_t t120 = rotl32(t94, 31) - (rotl32(load32(rk + 28) ^ t115, 8));
    const uint32_t t122 = 103 ^ t120;
    // round 103 (cham.dsl:24)
    const uint32_t t127 = rotl32(t101, 24) - (rotl32(load32(rk + 24) ^ t122, 1));
    const uint32_t t129 = 102 ^ t127;
    // round 102 (cham.dsl:24)
    const uint32_t t134 = rotl32(t108, 31) - (rotl32(load32(rk + 20) ^ t129, 8));
    const uint32_t t136 = 101 ^ t134;
    // round 101 (cham.dsl:24)
    const uint32_t t141 = rotl32(t115, 24) - (rotl32(load32(rk + 16) ^ t136, 1));
    const uint32_t t143 = 100 ^ t141;
    // round 100 (cham.dsl:24)
    const uint32_t t148 = rotl32(t122, 31) - (rotl32(load32(rk + 12) ^ t143, 8));
    const uint32_t t150 = 99 ^ t148;
    // round 99 (cham.dsl:24)
    const uint32_t t155 = rotl32(t129, 24) - (rotl32(load32(rk + 8) ^ t150, 1));
    const uint32_t t157 = 98 ^ t155;
    // round 98 (cham.dsl:24)
    const uint32_t t162 = rotl32(t136, 31) - (rotl32(load32(rk + 4) ^ t157, 8));
    const uint32_t t164 = 97 ^ t162;
    // round 97 (cham.dsl:24)
    const uint32_t t169 = rotl32(t143, 24) - (rotl32(load32(rk) ^ t164, 1));
    const uint32_t t171 = 96 ^ t169;
    // round 96 (cham.dsl:24)
    const uint32_t t176 = rotl32(t150, 31) - (rotl32(load32(rk + 60) ^ t171, 8));
    const uint32_t t178 = 95 ^ t176;
    // round 95 (cham.dsl:24)
    const uint32_t t183 = rotl32(t157, 24) - (rotl32(load32(rk + 56) ^ t178, 1));
    const uint32_t t185 = 94 ^ t183;
    // round 94 (cham.dsl:24)
    const uint32_t t190 = rotl32(t164, 31) - (rotl32(load32(rk + 52) ^ t185, 8));
    const uint32_t t192 = 93 ^ t190;
    // round 93 (cham.dsl:24)
    const uint32_t t197 = rotl32(t171, 24) - (rotl32(load32(rk + 48) ^ t192, 1));
    const uint32_t t199 = 92 ^ t197;
    // round 92 (cham.dsl:24)
    const uint32_t t204 = rotl32(t178, 31) - (rotl32(load32(rk + 44) ^ t199, 8));
    const uint32_t t206 = 91 ^ t204;
    // round 91 (cham.dsl:24)
    const uint32_t t211 = rotl32(t185, 24) - (rotl32(load32(rk + 40) ^ t206, 1));
    const uint32_t t213 = 90 ^ t211;
    // round 90 (cham.dsl:24)
    const uint32_t t218 = rotl32(t192, 31) - (rotl32(load32(rk + 36) ^ t213, 8));
    const uint32_t t220 = 89 ^ t218;
    // round 89 (cham.dsl:24)
    const uint32_t t225 = rotl32(t199, 24) - (rotl32(load32(rk + 32) ^ t220, 1));
    const uint32_t t227 = 88 ^ t225;
    // round 88 (cham.dsl:24)
    const uint32_t t232 = rotl32(t206, 31) - (rotl32(load32(rk + 28) ^ t227, 8));
    const uint32_t t234 = 87 ^ t232;
    // round 87 (cham.dsl:24)
    const uint32_t t239 = rotl32(t213, 24) - (rotl32(load32(rk + 24) ^ t234, 1));
    const uint32_t t241 = 86 ^ t239;
    // round 86 (cham.dsl:24)
    const uint32_t t246 = rotl32(t220, 31) - (rotl32(load32(rk + 20) ^ t241, 8));
    const uint32_t t248 = 85 ^ t246;
    // round 85 (cham.dsl:24)
    const uint32_t t253 = rotl32(t227, 24) - (rotl32(load32(rk + 16) ^ t248, 1));
    const uint32_t t255 = 84 ^ t253;
    // round 84 (cham.dsl:24)
    const uint32_t t260 = rotl32(t234, 31) - (rotl32(load32(rk + 12) ^ t255, 8));
    const uint32_t t262 = 83 ^ t260;
    // round 83 (cham.dsl:24)
    const uint32_t t267 = rotl32(t241, 24) - (rotl32(load32(rk + 8) ^ t262, 1));
    const uint32_t t269 = 82 ^ t267;
    // round 82 (cham.dsl:24)
    const uint32_t t274 = rotl32(t248, 31) - (rotl32(load32(rk + 4) ^ t269, 8));
    const uint32_t t276 = 81 ^ t274;
    // round 81 (cham.dsl:24)
    const uint32_t t281 = rotl32(t255, 24) - (rotl32(load32(rk) ^ t276, 1));
    const uint32_t t283 = 80 ^ t281;
    // round 80 (cham.dsl:24)
    const uint32_t t288 = rotl32(t262, 31) - (rotl32(load32(rk + 60) ^ t283, 8));
    const uint32_t t290 = 79 ^ t288;
    // round 79 (cham.dsl:24)
    const uint32_t t295 = rotl32(t269, 24) - (rotl32(load32(rk + 56) ^ t290, 1));
    const uint32_t t297 = 78 ^ t295;
    // round 78 (cham.dsl:24)
    const uint32_t t302 = rotl32(t276, 31) - (rotl32(load32(rk + 52) ^ t297, 8));
    const uint32_t t304 = 77 ^ t302;
    // round 77 (cham.dsl:24)
    const uint32_t t309 = rotl32(t283, 24) - (rotl32(load32(rk + 48) ^ t304, 1));
    const uint32_t t311 = 76 ^ t309;
    // round 76 (cham.dsl:24)
    const uint32_t t316 = rotl32(t290, 31) - (rotl32(load32(rk + 44) ^ t311, 8));
    const uint32_t t318 = 75 ^ t316;
    // round 75 (cham.dsl:24)
    const uint32_t t323 = rotl32(t297, 24) - (rotl32(load32(rk + 40) ^ t318, 1));
    const uint32_t t325 = 74 ^ t323;
    // round 74 (cham.dsl:24)
    const uint32_t t330 = rotl32(t304, 31) - (rotl32(load32(rk + 36) ^ t325, 8));
    const uint32_t t332 = 73 ^ t330;
    // round 73 (cham.dsl:24)
    const uint32_t t337 = rotl32(t311, 24) - (rotl32(load32(rk + 32) ^ t332, 1));
    const uint32_t t339 = 72 ^ t337;
    // round 72 (cham.dsl:24)
    const uint32_t t344 = rotl32(t318, 31) - (rotl32(load32(rk + 28) ^ t339, 8));
    const uint32_t t346 = 71 ^ t344;
    // round 71 (cham.dsl:24)
    const uint32_t t351 = rotl32(t325, 24) - (rotl32(load32(rk + 24) ^ t346, 1));
    const uint32_t t353 = 70 ^ t351;
    // round 70 (cham.dsl:24)
    const uint32_t t358 = rotl32(t332, 31) - (rotl32(load32(rk + 20) ^ t353, 8));
    const uint32_t t360 = 69 ^ t358;
    // round 69 (cham.dsl:24)
    const uint32_t t365 = rotl32(t339, 24) - (rotl32(load32(rk + 16) ^ t360, 1));
    const uint32_t t367 = 68 ^ t365;
    // round 68 (cham.dsl:24)
    const uint32_t t372 = rotl32(t346, 31) - (rotl32(load32(rk + 12) ^ t367, 8));
    const uint32_t t374 = 67 ^ t372;
    // round 67 (cham.dsl:24)
    const uint32_t t379 = rotl32(t353, 24) - (rotl32(load32(rk + 8) ^ t374, 1));
    const uint32_t t381 = 66 ^ t379;
    // round 66 (cham.dsl:24)
    const uint32_t t386 = rotl32(t360, 31) - (rotl32(load32(rk + 4) ^ t381, 8));
    const uint32_t t388 = 65 ^ t386;
    // round 65 (cham.dsl:24)
    const uint32_t t393 = rotl32(t367, 24) - (rotl32(load32(rk) ^ t388, 1));
    const uint32_t t395 = 64 ^ t393;
    // round 64 (cham.dsl:24)
    const uint32_t t400 = rotl32(t374, 31) - (rotl32(load32(rk + 60) ^ t395, 8));
    const uint32_t t402 = 63 ^ t400;
    // round 63 (cham.dsl:24)
    const uint32_t t407 = rotl32(t381, 24) - (rotl32(load32(rk + 56) ^ t402, 1));
    const uint32_t t409 = 62 ^ t407;
    // round 62 (cham.dsl:24)
    const uint32_t t414 = rotl32(t388, 31) - (rotl32(load32(rk + 52) ^ t409, 8));
    const uint32_t t416 = 61 ^ t414;
    // round 61 (cham.dsl:24)
    const uint32_t t421 = rotl32(t395, 24) - (rotl32(load32(rk + 48) ^ t416, 1));
    const uint32_t t423 = 60 ^ t421;
    // round 60 (cham.dsl:24)
    const uint32_t t428 = rotl32(t402, 31) - (rotl32(load32(rk + 44) ^ t423, 8));
    const uint32_t t430 = 59 ^ t428;
    // round 59 (cham.dsl:24)
    const uint32_t t435 = rotl32(t409, 24) - (rotl32(load32(rk + 40) ^ t430, 1));
    const uint32_t t437 = 58 ^ t435;
    // round 58 (cham.dsl:24)
    const uint32_t t442 = rotl32(t416, 31) - (rotl32(load32(rk + 36) ^ t437, 8));
    const uint32_t t444 = 57 ^ t442;
    // round 57 (cham.dsl:24)
    const uint32_t t449 = rotl32(t423, 24) - (rotl32(load32(rk + 32) ^ t444, 1));
    const uint32_t t451 = 56 ^ t449;
    // round 56 (cham.dsl:24)
    const uint32_t t456 = rotl32(t430, 31) - (rotl32(load32(rk + 28) ^ t451, 8));
    const uint32_t t458 = 55 ^ t456;
    // round 55 (cham.dsl:24)
    const uint32_t t463 = rotl32(t437, 24) - (rotl32(load32(rk + 24) ^ t458, 1));
    const uint32_t t465 = 54 ^ t463;
    // round 54 (cham.dsl:24)
    const uint32_t t470 = rotl32(t444, 31) - (rotl32(load32(rk + 20) ^ t465, 8));
    const uint32_t t472 = 53 ^ t470;
    // round 53 (cham.dsl:24)
    const uint32_t t477 = rotl32(t451, 24) - (rotl32(load32(rk + 16) ^ t472, 1));
    const uint32_t t479 = 52 ^ t477;
    // round 52 (cham.dsl:24)
    const uint32_t t484 = rotl32(t458, 31) - (rotl32(load32(rk + 12) ^ t479, 8));
    const uint32_t t486 = 51 ^ t484;
    // round 51 (cham.dsl:24)
    const uint32_t t491 = rotl32(t465, 24) - (rotl32(load32(rk + 8) ^ t486, 1));
    const uint32_t t493 = 50 ^ t491;
    // round 50 (cham.dsl:24)
    const uint32_t t498 = rotl32(t472, 31) - (rotl32(load32(rk + 4) ^ t493, 8));
    const uint32_t t500 = 49 ^ t498;
    // round 49 (cham.dsl:24)
    const uint32_t t505 = rotl32(t479, 24) - (rotl32(load32(rk) ^ t500, 1));
    const uint32_t t507 = 48 ^ t505;
    // round 48 (cham.dsl:24)
    const uint32_t t512 = rotl32(t486, 31) - (rotl32(load32(rk + 60) ^ t507, 8));
    const uint32_t t514 = 47 ^ t512;
    // round 47 (cham.dsl:24)
    const uint32_t t519 = rotl32(t493, 24) - (rotl32(load32(rk + 56) ^ t514, 1));
    const uint32_t t521 = 46 ^ t519;
    // round 46 (cham.dsl:24)
    const uint32_t t526 = rotl32(t500, 31) - (rotl32(load32(rk + 52) ^ t521, 8));
    const uint32_t t528 = 45 ^ t526;
    // round 45 (cham.dsl:24)
    const uint32_t t533 = rotl32(t507, 24) - (rotl32(load32(rk + 48) ^ t528, 1));
    const uint32_t t535 = 44 ^ t533;
    // round 44 (cham.dsl:24)
    const uint32_t t540 = rotl32(t514, 31) - (rotl32(load32(rk + 44) ^ t535, 8));
    const uint32_t t542 = 43 ^ t540;
    // round 43 (cham.dsl:24)
    const uint32_t t547 = rotl32(t521, 24) - (rotl32(load32(rk + 40) ^ t542, 1));
    const uint32_t t549 = 42 ^ t547;
    // round 42 (cham.dsl:24)
    const uint32_t t554 = rotl32(t528, 31) - (rotl32(load32(rk + 36) ^ t549, 8));
    const uint32_t t556 = 41 ^ t554;
    // round 41 (cham.dsl:24)
    const uint32_t t561 = rotl32(t535, 24) - (rotl32(load32(rk + 32) ^ t556, 1));
    const uint32_t t563 = 40 ^ t561;
    // round 40 (cham.dsl:24)
    const uint32_t t568 = rotl32(t542, 31) - (rotl32(load32(rk + 28) ^ t563, 8));
    const uint32_t t570 = 39 ^ t568;
    // round 39 (cham.dsl:24)
    const uint32_t t575 = rotl32(t549, 24) - (rotl32(load32(rk + 24) ^ t570, 1));
    const uint32_t t577 = 38 ^ t575;
    // round 38 (cham.dsl:24)
    const uint32_t t582 = rotl32(t556, 31) - (rotl32(load32(rk + 20) ^ t577, 8));
    const uint32_t t584 = 37 ^ t582;
    // round 37 (cham.dsl:24)
    const uint32_t t589 = rotl32(t563, 24) - (rotl32(load32(rk + 16) ^ t584, 1));
    const uint32_t t591 = 36 ^ t589;
    // round 36 (cham.dsl:24)
    const uint32_t t596 = rotl32(t570, 31) - (rotl32(load32(rk + 12) ^ t591, 8));
    const uint32_t t598 = 35 ^ t596;
    // round 35 (cham.dsl:24)
    const uint32_t t603 = rotl32(t577, 24) - (rotl32(load32(rk + 8) ^ t598, 1));
    const uint32_t t605 = 34 ^ t603;
    // round 34 (cham.dsl:24)
    const uint32_t t610 = rotl32(t584, 31) - (rotl32(load32(rk + 4) ^ t605, 8));
    const uint32_t t612 = 33 ^ t610;
    // round 33 (cham.dsl:24)
    const uint32_t t617 = rotl32(t591, 24) - (rotl32(load32(rk) ^ t612, 1));
    const uint32_t t619 = 32 ^ t617;
    // round 32 (cham.dsl:24)
    const uint32_t t624 = rotl32(t598, 31) - (rotl32(load32(rk + 60) ^ t619, 8));
    const uint32_t t626 = 31 ^ t624;
    // round 31 (cham.dsl:24)
    const uint32_t t631 = rotl32(t605, 24) - (rotl32(load32(rk + 56) ^ t626, 1));
    const uint32_t t633 = 30 ^ t631;
    // round 30 (cham.dsl:24)
    const uint32_t t638 = rotl32(t612, 31) - (rotl32(load32(rk + 52) ^ t633, 8));
    const uint32_t t640 = 29 ^ t638;
    // round 29 (cham.dsl:24)
    const uint32_t t645 = rotl32(t619, 24) - (rotl32(load32(rk + 48) ^ t640, 1));
    const uint32_t t647 = 28 ^ t645;
    // round 28 (cham.dsl:24)
    const uint32_t t652 = rotl32(t626, 31) - (rotl32(load32(rk + 44) ^ t647, 8));
    const uint32_t t654 = 27 ^ t652;
    // round 27 (cham.dsl:24)
    const uint32_t t659 = rotl32(t633, 24) - (rotl32(load32(rk + 40) ^ t654, 1));
    const uint32_t t661 = 26 ^ t659;
    // round 26 (cham.dsl:24)
    const uint32_t t666 = rotl32(t640, 31) - (rotl32(load32(rk + 36) ^ t661, 8));
    const uint32_t t668 = 25 ^ t666;
    // round 25 (cham.dsl:24)
    const uint32_t t673 = rotl32(t647, 24) - (rotl32(load32(rk + 32) ^ t668, 1));
    const uint32_t t675 = 24 ^ t673;
    // round 24 (cham.dsl:24)
    const uint32_t t680 = rotl32(t654, 31) - (rotl32(load32(rk + 28) ^ t675, 8));
    const uint32_t t682 = 23 ^ t680;
    // round 23 (cham.dsl:24)
    const uint32_t t687 = rotl32(t661, 24) - (rotl32(load32(rk + 24) ^ t682, 1));
    const uint32_t t689 = 22 ^ t687;
    // round 22 (cham.dsl:24)
    const uint32_t t694 = rotl32(t668, 31) - (rotl32(load32(rk + 20) ^ t689, 8));
    const uint32_t t696 = 21 ^ t694;
    // round 21 (cham.dsl:24)
    const uint32_t t701 = rotl32(t675, 24) - (rotl32(load32(rk + 16) ^ t696, 1));
    const uint32_t t703 = 20 ^ t701;
    // round 20 (cham.dsl:24)
    const uint32_t t708 = rotl32(t682, 31) - (rotl32(load32(rk + 12) ^ t703, 8));
    const uint32_t t710 = 19 ^ t708;
    // round 19 (cham.dsl:24)
    const uint32_t t715 = rotl32(t689, 24) - (rotl32(load32(rk + 8) ^ t710, 1));
    const uint32_t t717 = 18 ^ t715;
    // round 18 (cham.dsl:24)
    const uint32_t t722 = rotl32(t696, 31) - (rotl32(load32(rk + 4) ^ t717, 8));
    const uint32_t t724 = 17 ^ t722;
    // round 17 (cham.dsl:24)
    const uint32_t t729 = rotl32(t703, 24) - (rotl32(load32(rk) ^ t724, 1));
    const uint32_t t731 = 16 ^ t729;
    // round 16 (cham.dsl:24)
    const uint32_t t736 = rotl32(t710, 31) - (rotl32(load32(rk + 60) ^ t731, 8));
    const uint32_t t738 = 15 ^ t736;
    // round 15 (cham.dsl:24)
    const uint32_t t743 = rotl32(t717, 24) - (rotl32(load32(rk + 56) ^ t738, 1));
    const uint32_t t745 = 14 ^ t743;
    // round 14 (cham.dsl:24)
    const uint32_t t750 = rotl32(t724, 31) - (rotl32(load32(rk + 52) ^ t745, 8));
    const uint32_t t752 = 13 ^ t750;
    // round 13 (cham.dsl:24)
    const uint32_t t757 = rotl32(t731, 24) - (rotl32(load32(rk + 48) ^ t752, 1));
    const uint32_t t759 = 12 ^ t757;
    // round 12 (cham.dsl:24)
    const uint32_t t764 = rotl32(t738, 31) - (rotl32(load32(rk + 44) ^ t759, 8));
    const uint32_t t766 = 11 ^ t764;
    // round 11 (cham.dsl:24)
    const uint32_t t771 = rotl32(t745, 24) - (rotl32(load32(rk + 40) ^ t766, 1));
    const uint32_t t773 = 10 ^ t771;
    // round 10 (cham.dsl:24)
    const uint32_t t778 = rotl32(t752, 31) - (rotl32(load32(rk + 36) ^ t773, 8));
    const uint32_t t780 = 9 ^ t778;
    // round 9 (cham.dsl:24)
    const uint32_t t785 = rotl32(t759, 24) - (rotl32(load32(rk + 32) ^ t780, 1));
    const uint32_t t787 = 8 ^ t785;
    // round 8 (cham.dsl:24)
    const uint32_t t792 = rotl32(t766, 31) - (rotl32(load32(rk + 28) ^ t787, 8));
    const uint32_t t794 = 7 ^ t792;
    // round 7 (cham.dsl:24)
    const uint32_t t799 = rotl32(t773, 24) - (rotl32(load32(rk + 24) ^ t794, 1));
    const uint32_t t801 = 6 ^ t799;
    // round 6 (cham.dsl:24)
    const uint32_t t806 = rotl32(t780, 31) - (rotl32(load32(rk + 20) ^ t801, 8));
    const uint32_t t808 = 5 ^ t806;
    // round 5 (cham.dsl:24)
    const uint32_t t813 = rotl32(t787, 24) - (rotl32(load32(rk + 16) ^ t808, 1));
    const uint32_t t815 = 4 ^ t813;
    // round 4 (cham.dsl:24)
    const uint32_t t820 = rotl32(t794, 31) - (rotl32(load32(rk + 12) ^ t815, 8));
    const uint32_t t822 = 3 ^ t820;
    // round 3 (cham.dsl:24)
    const uint32_t t827 = rotl32(t801, 24) - (rotl32(load32(rk + 8) ^ t822, 1));
    const uint32_t t829 = 2 ^ t827;
    // round 2 (cham.dsl:24)
    const uint32_t t834 = rotl32(t808, 31) - (rotl32(load32(rk + 4) ^ t829, 8));
    const uint32_t t836 = 1 ^ t834;
    // round 1 (cham.dsl:24)
    const uint32_t t841 = rotl32(t815, 24) - (rotl32(load32(rk) ^ t836, 1));
    store_le32(out, t841);
    store_le32(out + 4, t836);
    store_le32(out + 8, t829);
    store_le32(out + 12, t822);
}

void lwcc_cham128_256_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_cham128_256_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_cham128_256_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham128_256_key_setup_c(ctx, key);
    lwcc_cham128_256_ctr_nonce_c(ctx, nonce);
}

void lwcc_cham128_256_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t18 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t21 = t18 | ((uint32_t)nonce[3] << 24);
    const uint32_t t28 = ((uint32_t)nonce[4] | ((uint32_t)nonce[5] << 8)) | ((uint32_t)nonce[6] << 16);
    const uint32_t t31 = t28 | ((uint32_t)nonce[7] << 24);
    const uint32_t t38 = ((uint32_t)nonce[8] | ((uint32_t)nonce[9] << 8)) | ((uint32_t)nonce[10] << 16);
    const uint32_t t41 = t38 | ((uint32_t)nonce[11] << 24);
    // round 1 (cham.dsl:24)
    const uint32_t t46 = rotl32(t21 + (rotl32(t31 ^ load32(ctx), 1)), 8);
    // round 2 (cham.dsl:24)
    const uint32_t t53 = rotl32((1 ^ t31) + (rotl32(t41 ^ load32(ctx + 4), 8)), 1);
    // round 3 (cham.dsl:24)
    const uint32_t t55 = 2 ^ t41;
    // round 4 (cham.dsl:24)
    const uint32_t t58 = rotl32(load32(ctx + 12) ^ t46, 8);
    // round 5 (cham.dsl:24)
    const uint32_t t65 = rotl32((4 ^ t46) + (rotl32(load32(ctx + 16) ^ t53, 1)), 8);
    // round 6 (cham.dsl:24)
    const uint32_t t67 = 5 ^ t53;
    // round 8 (cham.dsl:24)
    const uint32_t t70 = rotl32(load32(ctx + 28) ^ t65, 8);
    // round 9 (cham.dsl:24)
    const uint32_t t72 = 8 ^ t65;
    store32(ctx + 64, t55);
    store32(ctx + 68, t58);
    store32(ctx + 72, t67);
    store32(ctx + 76, t70);
    store32(ctx + 80, t72);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t124 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t127 = t124 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t130 = t127 | (((uint32_t)(uint8_t)counter) << 24);
    // round 3 (cham.dsl:24)
    const uint32_t t135 = load32(ctx + 64) + (rotl32(t130 ^ load32(ctx + 8), 1));
    const uint32_t t136 = rotl32(t135, 8);
    // round 4 (cham.dsl:24)
    const uint32_t t140 = rotl32((3 ^ t130) + load32(ctx + 68), 1);
    // round 6 (cham.dsl:24)
    const uint32_t t145 = load32(ctx + 72) + (rotl32(load32(ctx + 20) ^ t136, 8));
    const uint32_t t146 = rotl32(t145, 1);
    // round 7 (cham.dsl:24)
    const uint32_t t151 = (6 ^ t136) + (rotl32(load32(ctx + 24) ^ t140, 1));
    const uint32_t t152 = rotl32(t151, 8);
    // round 8 (cham.dsl:24)
    const uint32_t t156 = rotl32((7 ^ t140) + load32(ctx + 76), 1);
    // round 9 (cham.dsl:24)
    const uint32_t t161 = load32(ctx + 80) + (rotl32(load32(ctx + 32) ^ t146, 1));
    const uint32_t t162 = rotl32(t161, 8);
    // round 10 (cham.dsl:24)
    const uint32_t t167 = (9 ^ t146) + (rotl32(load32(ctx + 36) ^ t152, 8));
    const uint32_t t168 = rotl32(t167, 1);
    // round 11 (cham.dsl:24)
    const uint32_t t173 = (10 ^ t152) + (rotl32(load32(ctx + 40) ^ t156, 1));
    const uint32_t t174 = rotl32(t173, 8);
    // round 12 (cham.dsl:24)
    const uint32_t t179 = (11 ^ t156) + (rotl32(load32(ctx + 44) ^ t162, 8));
    const uint32_t t180 = rotl32(t179, 1);
    // round 13 (cham.dsl:24)
    const uint32_t t185 = (12 ^ t162) + (rotl32(load32(ctx + 48) ^ t168, 1));
    const uint32_t t186 = rotl32(t185, 8);
    // round 14 (cham.dsl:24)
    const uint32_t t191 = (13 ^ t168) + (rotl32(load32(ctx + 52) ^ t174, 8));
    const uint32_t t192 = rotl32(t191, 1);
    // round 15 (cham.dsl:24)
    const uint32_t t197 = (14 ^ t174) + (rotl32(load32(ctx + 56) ^ t180, 1));
    const uint32_t t198 = rotl32(t197, 8);
    // round 16 (cham.dsl:24)
    const uint32_t t203 = (15 ^ t180) + (rotl32(load32(ctx + 60) ^ t186, 8));
    const uint32_t t204 = rotl32(t203, 1);
    // round 17 (cham.dsl:24)
    const uint32_t t210 = rotl32((16 ^ t186) + (rotl32(load32(ctx) ^ t192, 1)), 8);
    // round 18 (cham.dsl:24)
    const uint32_t t215 = (17 ^ t192) + (rotl32(load32(ctx + 4) ^ t198, 8));
    const uint32_t t216 = rotl32(t215, 1);
    // round 19 (cham.dsl:24)
    const uint32_t t221 = (18 ^ t198) + (rotl32(load32(ctx + 8) ^ t204, 1));
    const uint32_t t222 = rotl32(t221, 8);
    // round 20 (cham.dsl:24)
    const uint32_t t227 = (19 ^ t204) + (rotl32(load32(ctx + 12) ^ t210, 8));
    const uint32_t t228 = rotl32(t227, 1);
    // round 21 (cham.dsl:24)
    const uint32_t t233 = (20 ^ t210) + (rotl32(load32(ctx + 16) ^ t216, 1));
    const uint32_t t234 = rotl32(t233, 8);
    // round 22 (cham.dsl:24)
    const uint32_t t239 = (21 ^ t216) + (rotl32(load32(ctx + 20) ^ t222, 8));
    const uint32_t t240 = rotl32(t239, 1);
    // round 23 (cham.dsl:24)
    const uint32_t t245 = (22 ^ t222) + (rotl32(load32(ctx + 24) ^ t228, 1));
    const uint32_t t246 = rotl32(t245, 8);
    // round 24 (cham.dsl:24)
    const uint32_t t251 = (23 ^ t228) + (rotl32(load32(ctx + 28) ^ t234, 8));
    const uint32_t t252 = rotl32(t251, 1);
    // round 25 (cham.dsl:24)
    const uint32_t t257 = (24 ^ t234) + (rotl32(load32(ctx + 32) ^ t240, 1));
    const uint32_t t258 = rotl32(t257, 8);
    // round 26 (cham.dsl:24)
    const uint32_t t263 = (25 ^ t240) + (rotl32(load32(ctx + 36) ^ t246, 8));
    const uint32_t t264 = rotl32(t263, 1);
    // round 27 (cham.dsl:24)
    const uint32_t t269 = (26 ^ t246) + (rotl32(load32(ctx + 40) ^ t252, 1));
    const uint32_t t270 = rotl32(t269, 8);
    // round 28 (cham.dsl:24)
    const uint32_t t275 = (27 ^ t252) + (rotl32(load32(ctx + 44) ^ t258, 8));
    const uint32_t t276 = rotl32(t275, 1);
    // round 29 (cham.dsl:24)
    const uint32_t t281 = (28 ^ t258) + (rotl32(load32(ctx + 48) ^ t264, 1));
    const uint32_t t282 = rotl32(t281, 8);
    // round 30 (cham.dsl:24)
    const uint32_t t287 = (29 ^ t264) + (rotl32(load32(ctx + 52) ^ t270, 8));
    const uint32_t t288 = rotl32(t287, 1);
    // round 31 (cham.dsl:24)
    const uint32_t t293 = (30 ^ t270) + (rotl32(load32(ctx + 56) ^ t276, 1));
    const uint32_t t294 = rotl32(t293, 8);
    // round 32 (cham.dsl:24)
    const uint32_t t299 = (31 ^ t276) + (rotl32(load32(ctx + 60) ^ t282, 8));
    const uint32_t t300 = rotl32(t299, 1);
    // round 33 (cham.dsl:24)
    const uint32_t t306 = rotl32((32 ^ t282) + (rotl32(load32(ctx) ^ t288, 1)), 8);
    // round 34 (cham.dsl:24)
    const uint32_t t311 = (33 ^ t288) + (rotl32(load32(ctx + 4) ^ t294, 8));
    const uint32_t t312 = rotl32(t311, 1);
    // round 35 (cham.dsl:24)
    const uint32_t t317 = (34 ^ t294) + (rotl32(load32(ctx + 8) ^ t300, 1));
    const uint32_t t318 = rotl32(t317, 8);
    // round 36 (cham.dsl:24)
    const uint32_t t323 = (35 ^ t300) + (rotl32(load32(ctx + 12) ^ t306, 8));
    const uint32_t t324 = rotl32(t323, 1);
    // round 37 (cham.dsl:24)
    const uint32_t t329 = (36 ^ t306) + (rotl32(load32(ctx + 16) ^ t312, 1));
    const uint32_t t330 = rotl32(t329, 8);
    // round 38 (cham.dsl:24)
    const uint32_t t335 = (37 ^ t312) + (rotl32(load32(ctx + 20) ^ t318, 8));
    const uint32_t t336 = rotl32(t335, 1);
    // round 39 (cham.dsl:24)
    const uint32_t t341 = (38 ^ t318) + (rotl32(load32(ctx + 24) ^ t324, 1));
    const uint32_t t342 = rotl32(t341, 8);
    // round 40 (cham.dsl:24)
    const uint32_t t347 = (39 ^ t324) + (rotl32(load32(ctx + 28) ^ t330, 8));
    const uint32_t t348 = rotl32(t347, 1);
    // round 41 (cham.dsl:24)
    const uint32_t t353 = (40 ^ t330) + (rotl32(load32(ctx + 32) ^ t336, 1));
    const uint32_t t354 = rotl32(t353, 8);
    // round 42 (cham.dsl:24)
    const uint32_t t359 = (41 ^ t336) + (rotl32(load32(ctx + 36) ^ t342, 8));
    const uint32_t t360 = rotl32(t359, 1);
    // round 43 (cham.dsl:24)
    const uint32_t t365 = (42 ^ t342) + (rotl32(load32(ctx + 40) ^ t348, 1));
    const uint32_t t366 = rotl32(t365, 8);
    // round 44 (cham.dsl:24)
    const uint32_t t371 = (43 ^ t348) + (rotl32(load32(ctx + 44) ^ t354, 8));
    const uint32_t t372 = rotl32(t371, 1);
    // round 45 (cham.dsl:24)
    const uint32_t t377 = (44 ^ t354) + (rotl32(load32(ctx + 48) ^ t360, 1));
    const uint32_t t378 = rotl32(t377, 8);
    // round 46 (cham.dsl:24)
    const uint32_t t383 = (45 ^ t360) + (rotl32(load32(ctx + 52) ^ t366, 8));
    const uint32_t t384 = rotl32(t383, 1);
    // round 47 (cham.dsl:24)
    const uint32_t t389 = (46 ^ t366) + (rotl32(load32(ctx + 56) ^ t372, 1));
    const uint32_t t390 = rotl32(t389, 8);
    // round 48 (cham.dsl:24)
    const uint32_t t395 = (47 ^ t372) + (rotl32(load32(ctx + 60) ^ t378, 8));
    const uint32_t t396 = rotl32(t395, 1);
    // round 49 (cham.dsl:24)
    const uint32_t t402 = rotl32((48 ^ t378) + (rotl32(load32(ctx) ^ t384, 1)), 8);
    // round 50 (cham.dsl:24)
    const uint32_t t407 = (49 ^ t384) + (rotl32(load32(ctx + 4) ^ t390, 8));
    const uint32_t t408 = rotl32(t407, 1);
    // round 51 (cham.dsl:24)
    const uint32_t t413 = (50 ^ t390) + (rotl32(load32(ctx + 8) ^ t396, 1));
    const uint32_t t414 = rotl32(t413, 8);
    // round 52 (cham.dsl:24)
    const uint32_t t419 = (51 ^ t396) + (rotl32(load32(ctx + 12) ^ t402, 8));
    const uint32_t t420 = rotl32(t419, 1);
    // round 53 (cham.dsl:24)
    const uint32_t t425 = (52 ^ t402) + (rotl32(load32(ctx + 16) ^ t408, 1));
    const uint32_t t426 = rotl32(t425, 8);
    // round 54 (cham.dsl:24)
    const uint32_t t431 = (53 ^ t408) + (rotl32(load32(ctx + 20) ^ t414, 8));
    const uint32_t t432 = rotl32(t431, 1);
    // round 55 (cham.dsl:24)
    const uint32_t t437 = (54 ^ t414) + (rotl32(load32(ctx + 24) ^ t420, 1));
    const uint32_t t438 = rotl32(t437, 8);
    // round 56 (cham.dsl:24)
    const uint32_t t443 = (55 ^ t420) + (rotl32(load32(ctx + 28) ^ t426, 8));
    const uint32_t t444 = rotl32(t443, 1);
    // round 57 (cham.dsl:24)
    const uint32_t t449 = (56 ^ t426) + (rotl32(load32(ctx + 32) ^ t432, 1));
    const uint32_t t450 = rotl32(t449, 8);
    // round 58 (cham.dsl:24)
    const uint32_t t455 = (57 ^ t432) + (rotl32(load32(ctx + 36) ^ t438, 8));
    const uint32_t t456 = rotl32(t455, 1);
    // round 59 (cham.dsl:24)
    const uint32_t t461 = (58 ^ t438) + (rotl32(load32(ctx + 40) ^ t444, 1));
    const uint32_t t462 = rotl32(t461, 8);
    // round 60 (cham.dsl:24)
    const uint32_t t467 = (59 ^ t444) + (rotl32(load32(ctx + 44) ^ t450, 8));
    const uint32_t t468 = rotl32(t467, 1);
    // round 61 (cham.dsl:24)
    const uint32_t t473 = (60 ^ t450) + (rotl32(load32(ctx + 48) ^ t456, 1));
    const uint32_t t474 = rotl32(t473, 8);
    // round 62 (cham.dsl:24)
    const uint32_t t479 = (61 ^ t456) + (rotl32(load32(ctx + 52) ^ t462, 8));
    const uint32_t t480 = rotl32(t479, 1);
    // round 63 (cham.dsl:24)
    const uint32_t t485 = (62 ^ t462) + (rotl32(load32(ctx + 56) ^ t468, 1));
    const uint32_t t486 = rotl32(t485, 8);
    // round 64 (cham.dsl:24)
    const uint32_t t491 = (63 ^ t468) + (rotl32(load32(ctx + 60) ^ t474, 8));
    const uint32_t t492 = rotl32(t491, 1);
    // round 65 (cham.dsl:24)
    const uint32_t t498 = rotl32((64 ^ t474) + (rotl32(load32(ctx) ^ t480, 1)), 8);
    // round 66 (cham.dsl:24)
    const uint32_t t503 = (65 ^ t480) + (rotl32(load32(ctx + 4) ^ t486, 8));
    const uint32_t t504 = rotl32(t503, 1);
    // round 67 (cham.dsl:24)
    const uint32_t t509 = (66 ^ t486) + (rotl32(load32(ctx + 8) ^ t492, 1));
    const uint32_t t510 = rotl32(t509, 8);
    // round 68 (cham.dsl:24)
    const uint32_t t515 = (67 ^ t492) + (rotl32(load32(ctx + 12) ^ t498, 8));
    const uint32_t t516 = rotl32(t515, 1);
    // round 69 (cham.dsl:24)
    const uint32_t t521 = (68 ^ t498) + (rotl32(load32(ctx + 16) ^ t504, 1));
    const uint32_t t522 = rotl32(t521, 8);
    // round 70 (cham.dsl:24)
    const uint32_t t527 = (69 ^ t504) + (rotl32(load32(ctx + 20) ^ t510, 8));
    const uint32_t t528 = rotl32(t527, 1);
    // round 71 (cham.dsl:24)
    const uint32_t t533 = (70 ^ t510) + (rotl32(load32(ctx + 24) ^ t516, 1));
    const uint32_t t534 = rotl32(t533, 8);
    // round 72 (cham.dsl:24)
    const uint32_t t539 = (71 ^ t516) + (rotl32(load32(ctx + 28) ^ t522, 8));
    const uint32_t t540 = rotl32(t539, 1);
    // round 73 (cham.dsl:24)
    const uint32_t t545 = (72 ^ t522) + (rotl32(load32(ctx + 32) ^ t528, 1));
    const uint32_t t546 = rotl32(t545, 8);
    // round 74 (cham.dsl:24)
    const uint32_t t551 = (73 ^ t528) + (rotl32(load32(ctx + 36) ^ t534, 8));
    const uint32_t t552 = rotl32(t551, 1);
    // round 75 (cham.dsl:24)
    const uint32_t t557 = (74 ^ t534) + (rotl32(load32(ctx + 40) ^ t540, 1));
    const uint32_t t558 = rotl32(t557, 8);
    // round 76 (cham.dsl:24)
    const uint32_t t563 = (75 ^ t540) + (rotl32(load32(ctx + 44) ^ t546, 8));
    const uint32_t t564 = rotl32(t563, 1);
    // round 77 (cham.dsl:24)
    const uint32_t t569 = (76 ^ t546) + (rotl32(load32(ctx + 48) ^ t552, 1));
    const uint32_t t570 = rotl32(t569, 8);
    // round 78 (cham.dsl:24)
    const uint32_t t575 = (77 ^ t552) + (rotl32(load32(ctx + 52) ^ t558, 8));
    const uint32_t t576 = rotl32(t575, 1);
    // round 79 (cham.dsl:24)
    const uint32_t t581 = (78 ^ t558) + (rotl32(load32(ctx + 56) ^ t564, 1));
    const uint32_t t582 = rotl32(t581, 8);
    // round 80 (cham.dsl:24)
    const uint32_t t587 = (79 ^ t564) + (rotl32(load32(ctx + 60) ^ t570, 8));
    const uint32_t t588 = rotl32(t587, 1);
    // round 81 (cham.dsl:24)
    const uint32_t t594 = rotl32((80 ^ t570) + (rotl32(load32(ctx) ^ t576, 1)), 8);
    // round 82 (cham.dsl:24)
    const uint32_t t599 = (81 ^ t576) + (rotl32(load32(ctx + 4) ^ t582, 8));
    const uint32_t t600 = rotl32(t599, 1);
    // round 83 (cham.dsl:24)
    const uint32_t t605 = (82 ^ t582) + (rotl32(load32(ctx + 8) ^ t588, 1));
    const uint32_t t606 = rotl32(t605, 8);
    // round 84 (cham.dsl:24)
    const uint32_t t611 = (83 ^ t588) + (rotl32(load32(ctx + 12) ^ t594, 8));
    const uint32_t t612 = rotl32(t611, 1);
    // round 85 (cham.dsl:24)
    const uint32_t t617 = (84 ^ t594) + (rotl32(load32(ctx + 16) ^ t600, 1));
    const uint32_t t618 = rotl32(t617, 8);
    // round 86 (cham.dsl:24)
    const uint32_t t623 = (85 ^ t600) + (rotl32(load32(ctx + 20) ^ t606, 8));
    const uint32_t t624 = rotl32(t623, 1);
    // round 87 (cham.dsl:24)
    const uint32_t t629 = (86 ^ t606) + (rotl32(load32(ctx + 24) ^ t612, 1));
    const uint32_t t630 = rotl32(t629, 8);
    // round 88 (cham.dsl:24)
    const uint32_t t635 = (87 ^ t612) + (rotl32(load32(ctx + 28) ^ t618, 8));
    const uint32_t t636 = rotl32(t635, 1);
    // round 89 (cham.dsl:24)
    const uint32_t t641 = (88 ^ t618) + (rotl32(load32(ctx + 32) ^ t624, 1));
    const uint32_t t642 = rotl32(t641, 8);
    // round 90 (cham.dsl:24)
    const uint32_t t647 = (89 ^ t624) + (rotl32(load32(ctx + 36) ^ t630, 8));
    const uint32_t t648 = rotl32(t647, 1);
    // round 91 (cham.dsl:24)
    const uint32_t t653 = (90 ^ t630) + (rotl32(load32(ctx + 40) ^ t636, 1));
    const uint32_t t654 = rotl32(t653, 8);
    // round 92 (cham.dsl:24)
    const uint32_t t659 = (91 ^ t636) + (rotl32(load32(ctx + 44) ^ t642, 8));
    const uint32_t t660 = rotl32(t659, 1);
    // round 93 (cham.dsl:24)
    const uint32_t t665 = (92 ^ t642) + (rotl32(load32(ctx + 48) ^ t648, 1));
    const uint32_t t666 = rotl32(t665, 8);
    // round 94 (cham.dsl:24)
    const uint32_t t671 = (93 ^ t648) + (rotl32(load32(ctx + 52) ^ t654, 8));
    const uint32_t t672 = rotl32(t671, 1);
    // round 95 (cham.dsl:24)
    const uint32_t t677 = (94 ^ t654) + (rotl32(load32(ctx + 56) ^ t660, 1));
    const uint32_t t678 = rotl32(t677, 8);
    // round 96 (cham.dsl:24)
    const uint32_t t683 = (95 ^ t660) + (rotl32(load32(ctx + 60) ^ t666, 8));
    const uint32_t t684 = rotl32(t683, 1);
    // round 97 (cham.dsl:24)
    const uint32_t t690 = rotl32((96 ^ t666) + (rotl32(load32(ctx) ^ t672, 1)), 8);
    // round 98 (cham.dsl:24)
    const uint32_t t695 = (97 ^ t672) + (rotl32(load32(ctx + 4) ^ t678, 8));
    const uint32_t t696 = rotl32(t695, 1);
    // round 99 (cham.dsl:24)
    const uint32_t t701 = (98 ^ t678) + (rotl32(load32(ctx + 8) ^ t684, 1));
    const uint32_t t702 = rotl32(t701, 8);
    // round 100 (cham.dsl:24)
    const uint32_t t707 = (99 ^ t684) + (rotl32(load32(ctx + 12) ^ t690, 8));
    const uint32_t t708 = rotl32(t707, 1);
    // round 101 (cham.dsl:24)
    const uint32_t t713 = (100 ^ t690) + (rotl32(load32(ctx + 16) ^ t696, 1));
    const uint32_t t714 = rotl32(t713, 8);
    // round 102 (cham.dsl:24)
    const uint32_t t719 = (101 ^ t696) + (rotl32(load32(ctx + 20) ^ t702, 8));
    const uint32_t t720 = rotl32(t719, 1);
    // round 103 (cham.dsl:24)
    const uint32_t t725 = (102 ^ t702) + (rotl32(load32(ctx + 24) ^ t708, 1));
    const uint32_t t726 = rotl32(t725, 8);
    // round 104 (cham.dsl:24)
    const uint32_t t731 = (103 ^ t708) + (rotl32(load32(ctx + 28) ^ t714, 8));
    const uint32_t t732 = rotl32(t731, 1);
    // round 105 (cham.dsl:24)
    const uint32_t t737 = (104 ^ t714) + (rotl32(load32(ctx + 32) ^ t720, 1));
    const uint32_t t738 = rotl32(t737, 8);
    // round 106 (cham.dsl:24)
    const uint32_t t743 = (105 ^ t720) + (rotl32(load32(ctx + 36) ^ t726, 8));
    const uint32_t t744 = rotl32(t743, 1);
    // round 107 (cham.dsl:24)
    const uint32_t t749 = (106 ^ t726) + (rotl32(load32(ctx + 40) ^ t732, 1));
    const uint32_t t750 = rotl32(t749, 8);
    // round 108 (cham.dsl:24)
    const uint32_t t755 = (107 ^ t732) + (rotl32(load32(ctx + 44) ^ t738, 8));
    const uint32_t t756 = rotl32(t755, 1);
    // round 109 (cham.dsl:24)
    const uint32_t t761 = (108 ^ t738) + (rotl32(load32(ctx + 48) ^ t744, 1));
    const uint32_t t762 = rotl32(t761, 8);
    // round 110 (cham.dsl:24)
    const uint32_t t767 = (109 ^ t744) + (rotl32(load32(ctx + 52) ^ t750, 8));
    const uint32_t t768 = rotl32(t767, 1);
    // round 111 (cham.dsl:24)
    const uint32_t t773 = (110 ^ t750) + (rotl32(load32(ctx + 56) ^ t756, 1));
    const uint32_t t774 = rotl32(t773, 8);
    // round 112 (cham.dsl:24)
    const uint32_t t779 = (111 ^ t756) + (rotl32(load32(ctx + 60) ^ t762, 8));
    const uint32_t t780 = rotl32(t779, 1);
    // round 113 (cham.dsl:24)
    const uint32_t t786 = rotl32((112 ^ t762) + (rotl32(load32(ctx) ^ t768, 1)), 8);
    // round 114 (cham.dsl:24)
    const uint32_t t791 = (113 ^ t768) + (rotl32(load32(ctx + 4) ^ t774, 8));
    const uint32_t t792 = rotl32(t791, 1);
    // round 115 (cham.dsl:24)
    const uint32_t t797 = (114 ^ t774) + (rotl32(load32(ctx + 8) ^ t780, 1));
    const uint32_t t798 = rotl32(t797, 8);
    // round 116 (cham.dsl:24)
    const uint32_t t803 = (115 ^ t780) + (rotl32(load32(ctx + 12) ^ t786, 8));
    const uint32_t t804 = rotl32(t803, 1);
    // round 117 (cham.dsl:24)
    const uint32_t t809 = (116 ^ t786) + (rotl32(load32(ctx + 16) ^ t792, 1));
    const uint32_t t810 = rotl32(t809, 8);
    // round 118 (cham.dsl:24)
    const uint32_t t815 = (117 ^ t792) + (rotl32(load32(ctx + 20) ^ t798, 8));
    const uint32_t t816 = rotl32(t815, 1);
    // round 119 (cham.dsl:24)
    const uint32_t t821 = (118 ^ t798) + (rotl32(load32(ctx + 24) ^ t804, 1));
    const uint32_t t822 = rotl32(t821, 8);
    // round 120 (cham.dsl:24)
    const uint32_t t827 = (119 ^ t804) + (rotl32(load32(ctx + 28) ^ t810, 8));
    const uint32_t t829 = load_le32(in);
    const uint32_t t830 = load_le32(in + 4);
    const uint32_t t831 = load_le32(in + 8);
    const uint32_t t832 = load_le32(in + 12);
    store_le32(out, t829 ^ t810);
    store_le32(out + 4, t830 ^ t816);
    store_le32(out + 8, t831 ^ t822);
    store_le32(out + 12, t832 ^ rotl32(t827, 1));
}

void lwcc_cham128_256_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_cham128_256_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
