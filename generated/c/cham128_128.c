// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham128_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() rotate() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 16, nonce 12, rk 32, ctx 52, align 1, group 16, stack 0
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

void lwcc_cham128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t5 = t0 ^ rotl32(t0, 1);
    const uint32_t t7 = t5 ^ rotl32(t0, 8);
    const uint32_t t9 = t5 ^ rotl32(t0, 11);
    const uint32_t t11 = t1 ^ rotl32(t1, 1);
    const uint32_t t13 = t11 ^ rotl32(t1, 8);
    const uint32_t t15 = t11 ^ rotl32(t1, 11);
    const uint32_t t17 = t2 ^ rotl32(t2, 1);
    const uint32_t t19 = t17 ^ rotl32(t2, 8);
    const uint32_t t21 = t17 ^ rotl32(t2, 11);
    const uint32_t t23 = t3 ^ rotl32(t3, 1);
    const uint32_t t25 = t23 ^ rotl32(t3, 8);
    const uint32_t t27 = t23 ^ rotl32(t3, 11);
    // round 1 (cham.dsl:24)
    const uint32_t t28 = rotl32(t7, 31);
    // round 2 (cham.dsl:24)
    const uint32_t t29 = rotl32(t13, 24);
    // round 3 (cham.dsl:24)
    const uint32_t t30 = rotl32(t19, 31);
    // round 4 (cham.dsl:24)
    const uint32_t t31 = rotl32(t25, 24);
    // round 5 (cham.dsl:24)
    const uint32_t t32 = rotl32(t15, 31);
    // round 6 (cham.dsl:24)
    const uint32_t t33 = rotl32(t9, 24);
    // round 7 (cham.dsl:24)
    const uint32_t t34 = rotl32(t27, 31);
    // round 8 (cham.dsl:24)
    const uint32_t t35 = rotl32(t21, 24);
    store32(rk, t28);
    store32(rk + 4, t29);
    store32(rk + 8, t30);
    store32(rk + 12, t31);
    store32(rk + 16, t32);
    store32(rk + 20, t33);
    store32(rk + 24, t34);
    store32(rk + 28, t35);
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
    const uint32_t t64 = rotl32((8 ^ t36) + (rotl32(load32(rk) ^ t43, 1)), 8);
    // round 10 (cham.dsl:24)
    const uint32_t t71 = rotl32((9 ^ t43) + (rotl32(load32(rk + 4) ^ t50, 8)), 1);
    // round 11 (cham.dsl:24)
    const uint32_t t78 = rotl32((10 ^ t50) + (rotl32(load32(rk + 8) ^ t57, 1)), 8);
    // round 12 (cham.dsl:24)
    const uint32_t t85 = rotl32((11 ^ t57) + (rotl32(load32(rk + 12) ^ t64, 8)), 1);
    // round 13 (cham.dsl:24)
    const uint32_t t92 = rotl32((12 ^ t64) + (rotl32(load32(rk + 16) ^ t71, 1)), 8);
    // round 14 (cham.dsl:24)
    const uint32_t t99 = rotl32((13 ^ t71) + (rotl32(load32(rk + 20) ^ t78, 8)), 1);
    // round 15 (cham.dsl:24)
    const uint32_t t106 = rotl32((14 ^ t78) + (rotl32(load32(rk + 24) ^ t85, 1)), 8);
    // round 16 (cham.dsl:24)
    const uint32_t t113 = rotl32((15 ^ t85) + (rotl32(load32(rk + 28) ^ t92, 8)), 1);
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
    const uint32_t t176 = rotl32((24 ^ t148) + (rotl32(load32(rk) ^ t155, 1)), 8);
    // round 26 (cham.dsl:24)
    const uint32_t t183 = rotl32((25 ^ t155) + (rotl32(load32(rk + 4) ^ t162, 8)), 1);
    // round 27 (cham.dsl:24)
    const uint32_t t190 = rotl32((26 ^ t162) + (rotl32(load32(rk + 8) ^ t169, 1)), 8);
    // round 28 (cham.dsl:24)
    const uint32_t t196 = (27 ^ t169) + (rotl32(load32(rk + 12) ^ t176, 8));
    const uint32_t t197 = rotl32(t196, 1);
    // round 29 (cham.dsl:24)
    const uint32_t t203 = (28 ^ t176) + (rotl32(load32(rk + 16) ^ t183, 1));
    const uint32_t t204 = rotl32(t203, 8);
    // round 30 (cham.dsl:24)
    const uint32_t t210 = (29 ^ t183) + (rotl32(load32(rk + 20) ^ t190, 8));
    const uint32_t t211 = rotl32(t210, 1);
    // round 31 (cham.dsl:24)
    const uint32_t t217 = (30 ^ t190) + (rotl32(load32(rk + 24) ^ t197, 1));
    const uint32_t t218 = rotl32(t217, 8);
    // round 32 (cham.dsl:24)
    const uint32_t t224 = (31 ^ t197) + (rotl32(load32(rk + 28) ^ t204, 8));
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
    const uint32_t t288 = rotl32((40 ^ t260) + (rotl32(load32(rk) ^ t267, 1)), 8);
    // round 42 (cham.dsl:24)
    const uint32_t t295 = rotl32((41 ^ t267) + (rotl32(load32(rk + 4) ^ t274, 8)), 1);
    // round 43 (cham.dsl:24)
    const uint32_t t302 = rotl32((42 ^ t274) + (rotl32(load32(rk + 8) ^ t281, 1)), 8);
    // round 44 (cham.dsl:24)
    const uint32_t t308 = (43 ^ t281) + (rotl32(load32(rk + 12) ^ t288, 8));
    const uint32_t t309 = rotl32(t308, 1);
    // round 45 (cham.dsl:24)
    const uint32_t t315 = (44 ^ t288) + (rotl32(load32(rk + 16) ^ t295, 1));
    const uint32_t t316 = rotl32(t315, 8);
    // round 46 (cham.dsl:24)
    const uint32_t t322 = (45 ^ t295) + (rotl32(load32(rk + 20) ^ t302, 8));
    const uint32_t t323 = rotl32(t322, 1);
    // round 47 (cham.dsl:24)
    const uint32_t t329 = (46 ^ t302) + (rotl32(load32(rk + 24) ^ t309, 1));
    const uint32_t t330 = rotl32(t329, 8);
    // round 48 (cham.dsl:24)
    const uint32_t t336 = (47 ^ t309) + (rotl32(load32(rk + 28) ^ t316, 8));
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
    const uint32_t t400 = rotl32((56 ^ t372) + (rotl32(load32(rk) ^ t379, 1)), 8);
    // round 58 (cham.dsl:24)
    const uint32_t t407 = rotl32((57 ^ t379) + (rotl32(load32(rk + 4) ^ t386, 8)), 1);
    // round 59 (cham.dsl:24)
    const uint32_t t414 = rotl32((58 ^ t386) + (rotl32(load32(rk + 8) ^ t393, 1)), 8);
    // round 60 (cham.dsl:24)
    const uint32_t t420 = (59 ^ t393) + (rotl32(load32(rk + 12) ^ t400, 8));
    const uint32_t t421 = rotl32(t420, 1);
    // round 61 (cham.dsl:24)
    const uint32_t t427 = (60 ^ t400) + (rotl32(load32(rk + 16) ^ t407, 1));
    const uint32_t t428 = rotl32(t427, 8);
    // round 62 (cham.dsl:24)
    const uint32_t t434 = (61 ^ t407) + (rotl32(load32(rk + 20) ^ t414, 8));
    const uint32_t t435 = rotl32(t434, 1);
    // round 63 (cham.dsl:24)
    const uint32_t t441 = (62 ^ t414) + (rotl32(load32(rk + 24) ^ t421, 1));
    const uint32_t t442 = rotl32(t441, 8);
    // round 64 (cham.dsl:24)
    const uint32_t t448 = (63 ^ t421) + (rotl32(load32(rk + 28) ^ t428, 8));
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
    const uint32_t t512 = rotl32((72 ^ t484) + (rotl32(load32(rk) ^ t491, 1)), 8);
    // round 74 (cham.dsl:24)
    const uint32_t t519 = rotl32((73 ^ t491) + (rotl32(load32(rk + 4) ^ t498, 8)), 1);
    // round 75 (cham.dsl:24)
    const uint32_t t526 = rotl32((74 ^ t498) + (rotl32(load32(rk + 8) ^ t505, 1)), 8);
    // round 76 (cham.dsl:24)
    const uint32_t t532 = (75 ^ t505) + (rotl32(load32(rk + 12) ^ t512, 8));
    const uint32_t t533 = rotl32(t532, 1);
    // round 77 (cham.dsl:24)
    const uint32_t t539 = (76 ^ t512) + (rotl32(load32(rk + 16) ^ t519, 1));
    const uint32_t t540 = rotl32(t539, 8);
    // round 78 (cham.dsl:24)
    const uint32_t t546 = (77 ^ t519) + (rotl32(load32(rk + 20) ^ t526, 8));
    const uint32_t t547 = rotl32(t546, 1);
    // round 79 (cham.dsl:24)
    const uint32_t t553 = (78 ^ t526) + (rotl32(load32(rk + 24) ^ t533, 1));
    const uint32_t t554 = rotl32(t553, 8);
    // round 80 (cham.dsl:24)
    const uint32_t t560 = (79 ^ t533) + (rotl32(load32(rk + 28) ^ t540, 8));
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
    const uint32_t t624 = rotl32((88 ^ t596) + (rotl32(load32(rk) ^ t603, 1)), 8);
    // round 90 (cham.dsl:24)
    const uint32_t t631 = rotl32((89 ^ t603) + (rotl32(load32(rk + 4) ^ t610, 8)), 1);
    // round 91 (cham.dsl:24)
    const uint32_t t638 = rotl32((90 ^ t610) + (rotl32(load32(rk + 8) ^ t617, 1)), 8);
    // round 92 (cham.dsl:24)
    const uint32_t t644 = (91 ^ t617) + (rotl32(load32(rk + 12) ^ t624, 8));
    const uint32_t t645 = rotl32(t644, 1);
    // round 93 (cham.dsl:24)
    const uint32_t t651 = (92 ^ t624) + (rotl32(load32(rk + 16) ^ t631, 1));
    const uint32_t t652 = rotl32(t651, 8);
    // round 94 (cham.dsl:24)
    const uint32_t t658 = (93 ^ t631) + (rotl32(load32(rk + 20) ^ t638, 8));
    const uint32_t t659 = rotl32(t658, 1);
    // round 95 (cham.dsl:24)
    const uint32_t t665 = (94 ^ t638) + (rotl32(load32(rk + 24) ^ t645, 1));
    const uint32_t t666 = rotl32(t665, 8);
    // round 96 (cham.dsl:24)
    const uint32_t t672 = (95 ^ t645) + (rotl32(load32(rk + 28) ^ t652, 8));
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
    const uint32_t t736 = rotl32((104 ^ t708) + (rotl32(load32(rk) ^ t715, 1)), 8);
    // round 106 (cham.dsl:24)
    const uint32_t t742 = (105 ^ t715) + (rotl32(load32(rk + 4) ^ t722, 8));
    const uint32_t t743 = rotl32(t742, 1);
    // round 107 (cham.dsl:24)
    const uint32_t t749 = (106 ^ t722) + (rotl32(load32(rk + 8) ^ t729, 1));
    const uint32_t t750 = rotl32(t749, 8);
    // round 108 (cham.dsl:24)
    const uint32_t t756 = (107 ^ t729) + (rotl32(load32(rk + 12) ^ t736, 8));
    const uint32_t t757 = rotl32(t756, 1);
    // round 109 (cham.dsl:24)
    const uint32_t t763 = (108 ^ t736) + (rotl32(load32(rk + 16) ^ t743, 1));
    const uint32_t t764 = rotl32(t763, 8);
    // round 110 (cham.dsl:24)
    const uint32_t t770 = (109 ^ t743) + (rotl32(load32(rk + 20) ^ t750, 8));
    const uint32_t t771 = rotl32(t770, 1);
    // round 111 (cham.dsl:24)
    const uint32_t t777 = (110 ^ t750) + (rotl32(load32(rk + 24) ^ t757, 1));
    const uint32_t t778 = rotl32(t777, 8);
    // round 112 (cham.dsl:24)
    const uint32_t t784 = (111 ^ t757) + (rotl32(load32(rk + 28) ^ t764, 8));
    store_le32(out, t764);
    store_le32(out + 4, t771);
    store_le32(out + 8, t778);
    store_le32(out + 12, rotl32(t784, 1));
}

void lwcc_cham128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 112 (cham.dsl:24)
    const uint32_t t8 = rotl32(t3, 31) - (rotl32(t0 ^ load32(rk + 28), 8));
    const uint32_t t10 = 111 ^ t8;
    // round 111 (cham.dsl:24)
    const uint32_t t15 = rotl32(t2, 24) - (rotl32(load32(rk + 24) ^ t10, 1));
    const uint32_t t17 = 110 ^ t15;
    // round 110 (cham.dsl:24)
    const uint32_t t22 = rotl32(t1, 31) - (rotl32(load32(rk + 20) ^ t17, 8));
    const uint32_t t24 = 109 ^ t22;
    // round 109 (cham.dsl:24)
    const uint32_t t29 = rotl32(t0, 24) - (rotl32(load32(rk + 16) ^ t24, 1));
    const uint32_t t31 = 108 ^ t29;
    // round 108 (cham.dsl:24)
    const uint32_t t36 = rotl32(t10, 31) - (rotl32(load32(rk + 12) ^ t31, 8));
    const uint32_t t38 = 107 ^ t36;
    // round 107 (cham.dsl:24)
    const uint32_t t43 = rotl32(t17, 24) - (rotl32(load32(rk + 8) ^ t38, 1));
    const uint32_t t45 = 106 ^ t43;
    // round 106 (cham.dsl:24)
    const uint32_t t50 = rotl32(t24, 31) - (rotl32(load32(rk + 4) ^ t45, 8));
    const uint32_t t52 = 105 ^ t50;
    // round 105 (cham.dsl:24)
    const uint32_t t59 = 104 ^ (rotl32(t31, 24) - (rotl32(load32(rk) ^ t52, 1)));
    // round 104 (cham.dsl:24)
    const uint32_t t64 = rotl32(t38, 31) - (rotl32(load32(rk + 28) ^ t59, 8));
    const uint32_t t66 = 103 ^ t64;
    // round 103 (cham.dsl:24)
    const uint32_t t71 = rotl32(t45, 24) - (rotl32(load32(rk + 24) ^ t66, 1));
    const uint32_t t73 = 102 ^ t71;
    // round 102 (cham.dsl:24)
    const uint32_t t78 = rotl32(t52, 31) - (rotl32(load32(rk + 20) ^ t73, 8));
    const uint32_t t80 = 101 ^ t78;
    // round 101 (cham.dsl:24)
    const uint32_t t85 = rotl32(t59, 24) - (rotl32(load32(rk + 16) ^ t80, 1));
    const uint32_t t87 = 100 ^ t85;
    // round 100 (cham.dsl:24)
    const uint32_t t92 = rotl32(t66, 31) - (rotl32(load32(rk + 12) ^ t87, 8));
    const uint32_t t94 = 99 ^ t92;
    // round 99 (cham.dsl:24)
    const uint32_t t99 = rotl32(t73, 24) - (rotl32(load32(rk + 8) ^ t94, 1));
    const uint32_t t101 = 98 ^ t99;
    // round 98 (cham.dsl:24)
    const uint32_t t106 = rotl32(t80, 31) - (rotl32(load32(rk + 4) ^ t101, 8));
    const uint32_t t108 = 97 ^ t106;
    // round 97 (cham.dsl:24)
    const uint32_t t115 = 96 ^ (rotl32(t87, 24) - (rotl32(load32(rk) ^ t108, 1)));
    // round 96 (cham.dsl:24)
    const uint32_t t120 = rotl32(t94, 31) - (rotl32(load32(rk + 28) ^ t115, 8));
    const uint32_t t122 = 95 ^ t120;
    // round 95 (cham.dsl:24)
    const uint32_t t127 = rotl32(t101, 24) - (rotl32(load32(rk + 24) ^ t122, 1));
    const uint32_t t129 = 94 ^ t127;
    // round 94 (cham.dsl:24)
    const uint32_t t134 = rotl32(t108, 31) - (rotl32(load32(rk + 20) ^ t129, 8));
    const uint32_t t136 = 93 ^ t134;
    // round 93 (cham.dsl:24)
    const uint32_t t141 = rotl32(t115, 24) - (rotl32(load32(rk + 16) ^ t136, 1));
    const uint32_t t143 = 92 ^ t141;
    // round 92 (cham.dsl:24)
    const uint32_t t148 = rotl32(t122, 31) - (rotl32(load32(rk + 12) ^ t143, 8));
    const uint32_t t150 = 91 ^ t148;
    // round 91 (cham.dsl:24)
    const uint32_t t155 = rotl32(t129, 24) - (rotl32(load32(rk + 8) ^ t150, 1));
    const uint32_t t157 = 90 ^ t155;
    // round 90 (cham.dsl:24)
    const uint32_t t162 = rotl32(t136, 31) - (rotl32(load32(rk + 4) ^ t157, 8));
    const uint32_t t164 = 89 ^ t162;
    // round 89 (cham.dsl:24)
    const uint32_t t169 = rotl32(t143, 24) - (rotl32(load32(rk) ^ t164, 1));
    const uint32_t t171 = 88 ^ t169;
    // round 88 (cham.dsl:24)
    const uint32_t t176 = rotl32(t150, 31) - (rotl32(load32(rk + 28) ^ t171, 8));
    const uint32_t t178 = 87 ^ t176;
    // round 87 (cham.dsl:24)
    const uint32_t t183 = rotl32(t157, 24) - (rotl32(load32(rk + 24) ^ t178, 1));
    const uint32_t t185 = 86 ^ t183;
    // round 86 (cham.dsl:24)
    const uint32_t t190 = rotl32(t164, 31) - (rotl32(load32(rk + 20) ^ t185, 8));
    const uint32_t t192 = 85 ^ t190;
    // round 85 (cham.dsl:24)
    const uint32_t t197 = rotl32(t171, 24) - (rotl32(load32(rk + 16) ^ t192, 1));
    const uint32_t t199 = 84 ^ t197;
    // round 84 (cham.dsl:24)
    const uint32_t t204 = rotl32(t178, 31) - (rotl32(load32(rk + 12) ^ t199, 8));
    const uint32_t t206 = 83 ^ t204;
    // round 83 (cham.dsl:24)
    const uint32_t t211 = rotl32(t185, 24) - (rotl32(load32(rk + 8) ^ t206, 1));
    const uint32_t t213 = 82 ^ t211;
    // round 82 (cham.dsl:24)
    const uint32_t t218 = rotl32(t192, 31) - (rotl32(load32(rk + 4) ^ t213, 8));
    const uint32_t t220 = 81 ^ t218;
    // round 81 (cham.dsl:24)
    const uint32_t t225 = rotl32(t199, 24) - (rotl32(load32(rk) ^ t220, 1));
    const uint32_t t227 = 80 ^ t225;
    // round 80 (cham.dsl:24)
    const uint32_t t232 = rotl32(t206, 31) - (rotl32(load32(rk + 28) ^ t227, 8));
    const uint32_t t234 = 79 ^ t232;
    // round 79 (cham.dsl:24)
    const uint32_t t239 = rotl32(t213, 24) - (rotl32(load32(rk + 24) ^ t234, 1));
    const uint32_t t241 = 78 ^ t239;
    // round 78 (cham.dsl:24)
    const uint32_t t246 = rotl32(t220, 31) - (rotl32(load32(rk + 20) ^ t241, 8));
    const uint32_t t248 = 77 ^ t246;
    // round 77 (cham.dsl:24)
    const uint32_t t253 = rotl32(t227, 24) - (rotl32(load32(rk + 16) ^ t248, 1));
    const uint32_t t255 = 76 ^ t253;
    // round 76 (cham.dsl:24)
    const uint32_t t260 = rotl32(t234, 31) - (rotl32(load32(rk + 12) ^ t255, 8));
    const uint32_t t262 = 75 ^ t260;
    // round 75 (cham.dsl:24)
    const uint32_t t267 = rotl32(t241, 24) - (rotl32(load32(rk + 8) ^ t262, 1));
    const uint32_t t269 = 74 ^ t267;
    // round 74 (cham.dsl:24)
    const uint32_t t274 = rotl32(t248, 31) - (rotl32(load32(rk + 4) ^ t269, 8));
    const uint32_t t276 = 73 ^ t274;
    // round 73 (cham.dsl:24)
    const uint32_t t281 = rotl32(t255, 24) - (rotl32(load32(rk) ^ t276, 1));
    const uint32_t t283 = 72 ^ t281;
    // round 72 (cham.dsl:24)
    const uint32_t t288 = rotl32(t262, 31) - (rotl32(load32(rk + 28) ^ t283, 8));
    const uint32_t t290 = 71 ^ t288;
    // round 71 (cham.dsl:24)
    const uint32_t t295 = rotl32(t269, 24) - (rotl32(load32(rk + 24) ^ t290, 1));
    const uint32_t t297 = 70 ^ t295;
    // round 70 (cham.dsl:24)
    const uint32_t t302 = rotl32(t276, 31) - (rotl32(load32(rk + 20) ^ t297, 8));
    const uint32_t t304 = 69 ^ t302;
    // round 69 (cham.dsl:24)
    const uint32_t t309 = rotl32(t283, 24) - (rotl32(load32(rk + 16) ^ t304, 1));
    const uint32_t t311 = 68 ^ t309;
    // round 68 (cham.dsl:24)
    const uint32_t t316 = rotl32(t290, 31) - (rotl32(load32(rk + 12) ^ t311, 8));
    const uint32_t t318 = 67 ^ t316;
    // round 67 (cham.dsl:24)
    const uint32_t t323 = rotl32(t297, 24) - (rotl32(load32(rk + 8) ^ t318, 1));
    const uint32_t t325 = 66 ^ t323;
    // round 66 (cham.dsl:24)
    const uint32_t t330 = rotl32(t304, 31) - (rotl32(load32(rk + 4) ^ t325, 8));
    const uint32_t t332 = 65 ^ t330;
    // round 65 (cham.dsl:24)
    const uint32_t t337 = rotl32(t311, 24) - (rotl32(load32(rk) ^ t332, 1));
    const uint32_t t339 = 64 ^ t337;
    // round 64 (cham.dsl:24)
    const uint32_t t344 = rotl32(t318, 31) - (rotl32(load32(rk + 28) ^ t339, 8));
    const uint32_t t346 = 63 ^ t344;
    // round 63 (cham.dsl:24)
    const uint32_t t351 = rotl32(t325, 24) - (rotl32(load32(rk + 24) ^ t346, 1));
    const uint32_t t353 = 62 ^ t351;
    // round 62 (cham.dsl:24)
    const uint32_t t358 = rotl32(t332, 31) - (rotl32(load32(rk + 20) ^ t353, 8));
    const uint32_t t360 = 61 ^ t358;
    // round 61 (cham.dsl:24)
    const uint32_t t365 = rotl32(t339, 24) - (rotl32(load32(rk + 16) ^ t360, 1));
    const uint32_t t367 = 60 ^ t365;
    // round 60 (cham.dsl:24)
    const uint32_t t372 = rotl32(t346, 31) - (rotl32(load32(rk + 12) ^ t367, 8));
    const uint32_t t374 = 59 ^ t372;
    // round 59 (cham.dsl:24)
    const uint32_t t379 = rotl32(t353, 24) - (rotl32(load32(rk + 8) ^ t374, 1));
    const uint32_t t381 = 58 ^ t379;
    // round 58 (cham.dsl:24)
    const uint32_t t386 = rotl32(t360, 31) - (rotl32(load32(rk + 4) ^ t381, 8));
    const uint32_t t388 = 57 ^ t386;
    // round 57 (cham.dsl:24)
    const uint32_t t393 = rotl32(t367, 24) - (rotl32(load32(rk) ^ t388, 1));
    const uint32_t t395 = 56 ^ t393;
    // round 56 (cham.dsl:24)
    const uint32_t t400 = rotl32(t374, 31) - (rotl32(load32(rk + 28) ^ t395, 8));
    const uint32_t t402 = 55 ^ t400;
    // round 55 (cham.dsl:24)
    const uint32_t t407 = rotl32(t381, 24) - (rotl32(load32(rk + 24) ^ t402, 1));
    const uint32_t t409 = 54 ^ t407;
    // round 54 (cham.dsl:24)
    const uint32_t t414 = rotl32(t388, 31) - (rotl32(load32(rk + 20) ^ t409, 8));
    const uint32_t t416 = 53 ^ t414;
    // round 53 (cham.dsl:24)
    const uint32_t t421 = rotl32(t395, 24) - (rotl32(load32(rk + 16) ^ t416, 1));
    const uint32_t t423 = 52 ^ t421;
    // round 52 (cham.dsl:24)
    const uint32_t t428 = rotl32(t402, 31) - (rotl32(load32(rk + 12) ^ t423, 8));
    const uint32_t t430 = 51 ^ t428;
    // round 51 (cham.dsl:24)
    const uint32_t t435 = rotl32(t409, 24) - (rotl32(load32(rk + 8) ^ t430, 1));
    const uint32_t t437 = 50 ^ t435;
    // round 50 (cham.dsl:24)
    const uint32_t t442 = rotl32(t416, 31) - (rotl32(load32(rk + 4) ^ t437, 8));
    const uint32_t t444 = 49 ^ t442;
    // round 49 (cham.dsl:24)
    const uint32_t t449 = rotl32(t423, 24) - (rotl32(load32(rk) ^ t444, 1));
    const uint32_t t451 = 48 ^ t449;
    // round 48 (cham.dsl:24)
    const uint32_t t456 = rotl32(t430, 31) - (rotl32(load32(rk + 28) ^ t451, 8));
    const uint32_t t458 = 47 ^ t456;
    // round 47 (cham.dsl:24)
    const uint32_t t463 = rotl32(t437, 24) - (rotl32(load32(rk + 24) ^ t458, 1));
    const uint32_t t465 = 46 ^ t463;
    // round 46 (cham.dsl:24)
    const uint32_t t470 = rotl32(t444, 31) - (rotl32(load32(rk + 20) ^ t465, 8));
    const uint32_t t472 = 45 ^ t470;
    // round 45 (cham.dsl:24)
    const uint32_t t477 = rotl32(t451, 24) - (rotl32(load32(rk + 16) ^ t472, 1));
    const uint32_t t479 = 44 ^ t477;
    // round 44 (cham.dsl:24)
    const uint32_t t484 = rotl32(t458, 31) - (rotl32(load32(rk + 12) ^ t479, 8));
    const uint32_t t486 = 43 ^ t484;
    // round 43 (cham.dsl:24)
    const uint32_t t491 = rotl32(t465, 24) - (rotl32(load32(rk + 8) ^ t486, 1));
    const uint32_t t493 = 42 ^ t491;
    // round 42 (cham.dsl:24)
    const uint32_t t498 = rotl32(t472, 31) - (rotl32(load32(rk + 4) ^ t493, 8));
    const uint32_t t500 = 41 ^ t498;
    // round 41 (cham.dsl:24)
    const uint32_t t505 = rotl32(t479, 24) - (rotl32(load32(rk) ^ t500, 1));
    const uint32_t t507 = 40 ^ t505;
    // round 40 (cham.dsl:24)
    const uint32_t t512 = rotl32(t486, 31) - (rotl32(load32(rk + 28) ^ t507, 8));
    const uint32_t t514 = 39 ^ t512;
    // round 39 (cham.dsl:24)
    const uint32_t t519 = rotl32(t493, 24) - (rotl32(load32(rk + 24) ^ t514, 1));
    const uint32_t t521 = 38 ^ t519;
    // round 38 (cham.dsl:24)
    const uint32_t t526 = rotl32(t500, 31) - (rotl32(load32(rk + 20) ^ t521, 8));
    const uint32_t t528 = 37 ^ t526;
    // round 37 (cham.dsl:24)
    const uint32_t t533 = rotl32(t507, 24) - (rotl32(load32(rk + 16) ^ t528, 1));
    const uint32_t t535 = 36 ^ t533;
    // round 36 (cham.dsl:24)
    const uint32_t t540 = rotl32(t514, 31) - (rotl32(load32(rk + 12) ^ t535, 8));
    const uint32_t t542 = 35 ^ t540;
    // round 35 (cham.dsl:24)
    const uint32_t t547 = rotl32(t521, 24) - (rotl32(load32(rk + 8) ^ t542, 1));
    const uint32_t t549 = 34 ^ t547;
    // round 34 (cham.dsl:24)
    const uint32_t t554 = rotl32(t528, 31) - (rotl32(load32(rk + 4) ^ t549, 8));
    const uint32_t t556 = 33 ^ t554;
    // round 33 (cham.dsl:24)
    const uint32_t t561 = rotl32(t535, 24) - (rotl32(load32(rk) ^ t556, 1));
    const uint32_t t563 = 32 ^ t561;
    // round 32 (cham.dsl:24)
    const uint32_t t568 = rotl32(t542, 31) - (rotl32(load32(rk + 28) ^ t563, 8));
    const uint32_t t570 = 31 ^ t568;
    // round 31 (cham.dsl:24)
    const uint32_t t575 = rotl32(t549, 24) - (rotl32(load32(rk + 24) ^ t570, 1));
    const uint32_t t577 = 30 ^ t575;
    // round 30 (cham.dsl:24)
    const uint32_t t582 = rotl32(t556, 31) - (rotl32(load32(rk + 20) ^ t577, 8));
    const uint32_t t584 = 29 ^ t582;
    // round 29 (cham.dsl:24)
    const uint32_t t589 = rotl32(t563, 24) - (rotl32(load32(rk + 16) ^ t584, 1));
    const uint32_t t591 = 28 ^ t589;
    // round 28 (cham.dsl:24)
    const uint32_t t596 = rotl32(t570, 31) - (rotl32(load32(rk + 12) ^ t591, 8));
    const uint32_t t598 = 27 ^ t596;
    // round 27 (cham.dsl:24)
    const uint32_t t603 = rotl32(t577, 24) - (rotl32(load32(rk + 8) ^ t598, 1));
    const uint32_t t605 = 26 ^ t603;
    // round 26 (cham.dsl:24)
    const uint32_t t610 = rotl32(t584, 31) - (rotl32(load32(rk + 4) ^ t605, 8));
    const uint32_t t612 = 25 ^ t610;
    // round 25 (cham.dsl:24)
    const uint32_t t617 = rotl32(t591, 24) - (rotl32(load32(rk) ^ t612, 1));
    const uint32_t t619 = 24 ^ t617;
    // round 24 (cham.dsl:24)
    const uint32_t t624 = rotl32(t598, 31) - (rotl32(load32(rk + 28) ^ t619, 8));
    const uint32_t t626 = 23 ^ t624;
    // round 23 (cham.dsl:24)
    const uint32_t t631 = rotl32(t605, 24) - (rotl32(load32(rk + 24) ^ t626, 1));
    const uint32_t t633 = 22 ^ t631;
    // round 22 (cham.dsl:24)
    const uint32_t t638 = rotl32(t612, 31) - (rotl32(load32(rk + 20) ^ t633, 8));
    const uint32_t t640 = 21 ^ t638;
    // round 21 (cham.dsl:24)
    const uint32_t t645 = rotl32(t619, 24) - (rotl32(load32(rk + 16) ^ t640, 1));
    const uint32_t t647 = 20 ^ t645;
    // round 20 (cham.dsl:24)
    const uint32_t t652 = rotl32(t626, 31) - (rotl32(load32(rk + 12) ^ t647, 8));
    const uint32_t t654 = 19 ^ t652;
    // round 19 (cham.dsl:24)
    const uint32_t t659 = rotl32(t633, 24) - (rotl32(load32(rk + 8) ^ t654, 1));
    const uint32_t t661 = 18 ^ t659;
    // round 18 (cham.dsl:24)
    const uint32_t t666 = rotl32(t640, 31) - (rotl32(load32(rk + 4) ^ t661, 8));
    const uint32_t t668 = 17 ^ t666;
    // round 17 (cham.dsl:24)
    const uint32_t t673 = rotl32(t647, 24) - (rotl32(load32(rk) ^ t668, 1));
    const uint32_t t675 = 16 ^ t673;
    // round 16 (cham.dsl:24)
    const uint32_t t680 = rotl32(t654, 31) - (rotl32(load32(rk + 28) ^ t675, 8));
    const uint32_t t682 = 15 ^ t680;
    // round 15 (cham.dsl:24)
    const uint32_t t687 = rotl32(t661, 24) - (rotl32(load32(rk + 24) ^ t682, 1));
    const uint32_t t689 = 14 ^ t687;
    // round 14 (cham.dsl:24)
    const uint32_t t694 = rotl32(t668, 31) - (rotl32(load32(rk + 20) ^ t689, 8));
    const uint32_t t696 = 13 ^ t694;
    // round 13 (cham.dsl:24)
    const uint32_t t701 = rotl32(t675, 24) - (rotl32(load32(rk + 16) ^ t696, 1));
    const uint32_t t703 = 12 ^ t701;
    // round 12 (cham.dsl:24)
    const uint32_t t708 = rotl32(t682, 31) - (rotl32(load32(rk + 12) ^ t703, 8));
    const uint32_t t710 = 11 ^ t708;
    // round 11 (cham.dsl:24)
    const uint32_t t715 = rotl32(t689, 24) - (rotl32(load32(rk + 8) ^ t710, 1));
    const uint32_t t717 = 10 ^ t715;
    // round 10 (cham.dsl:24)
    const uint32_t t722 = rotl32(t696, 31) - (rotl32(load32(rk + 4) ^ t717, 8));
    const uint32_t t724 = 9 ^ t722;
    // round 9 (cham.dsl:24)
    const uint32_t t729 = rotl32(t703, 24) - (rotl32(load32(rk) ^ t724, 1));
    const uint32_t t731 = 8 ^ t729;
    // round 8 (cham.dsl:24)
    const uint32_t t736 = rotl32(t710, 31) - (rotl32(load32(rk + 28) ^ t731, 8));
    const uint32_t t738 = 7 ^ t736;
    // round 7 (cham.dsl:24)
    const uint32_t t743 = rotl32(t717, 24) - (rotl32(load32(rk + 24) ^ t738, 1));
    const uint32_t t745 = 6 ^ t743;
    // round 6 (cham.dsl:24)
    const uint32_t t750 = rotl32(t724, 31) - (rotl32(load32(rk + 20) ^ t745, 8));
    const uint32_t t752 = 5 ^ t750;
    // round 5 (cham.dsl:24)
    const uint32_t t757 = rotl32(t731, 24) - (rotl32(load32(rk + 16) ^ t752, 1));
    const uint32_t t759 = 4 ^ t757;
    // round 4 (cham.dsl:24)
    const uint32_t t764 = rotl32(t738, 31) - (rotl32(load32(rk + 12) ^ t759, 8));
    const uint32_t t766 = 3 ^ t764;
    // round 3 (cham.dsl:24)
    const uint32_t t771 = rotl32(t745, 24) - (rotl32(load32(rk + 8) ^ t766, 1));
    const uint32_t t773 = 2 ^ t771;
    // round 2 (cham.dsl:24)
    const uint32_t t778 = rotl32(t752, 31) - (rotl32(load32(rk + 4) ^ t773, 8));
    const uint32_t t780 = 1 ^ t778;
    // round 1 (cham.dsl:24)
    const uint32_t t785 = rotl32(t759, 24) - (rotl32(load32(rk) ^ t780, 1));
    store_le32(out, t785);
    store_le32(out + 4, t780);
    store_le32(out + 8, t773);
    store_le32(out + 12, t766);
}

void lwcc_cham128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_cham128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_cham128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham128_128_key_setup_c(ctx, key);
    lwcc_cham128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_cham128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 32, t55);
    store32(ctx + 36, t58);
    store32(ctx + 40, t67);
    store32(ctx + 44, t70);
    store32(ctx + 48, t72);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t116 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t119 = t116 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t122 = t119 | (((uint32_t)(uint8_t)counter) << 24);
    // round 3 (cham.dsl:24)
    const uint32_t t127 = load32(ctx + 32) + (rotl32(t122 ^ load32(ctx + 8), 1));
    const uint32_t t128 = rotl32(t127, 8);
    // round 4 (cham.dsl:24)
    const uint32_t t132 = rotl32((3 ^ t122) + load32(ctx + 36), 1);
    // round 6 (cham.dsl:24)
    const uint32_t t137 = load32(ctx + 40) + (rotl32(load32(ctx + 20) ^ t128, 8));
    const uint32_t t138 = rotl32(t137, 1);
    // round 7 (cham.dsl:24)
    const uint32_t t143 = (6 ^ t128) + (rotl32(load32(ctx + 24) ^ t132, 1));
    const uint32_t t144 = rotl32(t143, 8);
    // round 8 (cham.dsl:24)
    const uint32_t t148 = rotl32((7 ^ t132) + load32(ctx + 44), 1);
    // round 9 (cham.dsl:24)
    const uint32_t t153 = load32(ctx + 48) + (rotl32(load32(ctx) ^ t138, 1));
    const uint32_t t154 = rotl32(t153, 8);
    // round 10 (cham.dsl:24)
    const uint32_t t160 = rotl32((9 ^ t138) + (rotl32(load32(ctx + 4) ^ t144, 8)), 1);
    // round 11 (cham.dsl:24)
    const uint32_t t165 = (10 ^ t144) + (rotl32(load32(ctx + 8) ^ t148, 1));
    const uint32_t t166 = rotl32(t165, 8);
    // round 12 (cham.dsl:24)
    const uint32_t t171 = (11 ^ t148) + (rotl32(load32(ctx + 12) ^ t154, 8));
    const uint32_t t172 = rotl32(t171, 1);
    // round 13 (cham.dsl:24)
    const uint32_t t177 = (12 ^ t154) + (rotl32(load32(ctx + 16) ^ t160, 1));
    const uint32_t t178 = rotl32(t177, 8);
    // round 14 (cham.dsl:24)
    const uint32_t t183 = (13 ^ t160) + (rotl32(load32(ctx + 20) ^ t166, 8));
    const uint32_t t184 = rotl32(t183, 1);
    // round 15 (cham.dsl:24)
    const uint32_t t189 = (14 ^ t166) + (rotl32(load32(ctx + 24) ^ t172, 1));
    const uint32_t t190 = rotl32(t189, 8);
    // round 16 (cham.dsl:24)
    const uint32_t t195 = (15 ^ t172) + (rotl32(load32(ctx + 28) ^ t178, 8));
    const uint32_t t196 = rotl32(t195, 1);
    // round 17 (cham.dsl:24)
    const uint32_t t202 = rotl32((16 ^ t178) + (rotl32(load32(ctx) ^ t184, 1)), 8);
    // round 18 (cham.dsl:24)
    const uint32_t t207 = (17 ^ t184) + (rotl32(load32(ctx + 4) ^ t190, 8));
    const uint32_t t208 = rotl32(t207, 1);
    // round 19 (cham.dsl:24)
    const uint32_t t213 = (18 ^ t190) + (rotl32(load32(ctx + 8) ^ t196, 1));
    const uint32_t t214 = rotl32(t213, 8);
    // round 20 (cham.dsl:24)
    const uint32_t t219 = (19 ^ t196) + (rotl32(load32(ctx + 12) ^ t202, 8));
    const uint32_t t220 = rotl32(t219, 1);
    // round 21 (cham.dsl:24)
    const uint32_t t225 = (20 ^ t202) + (rotl32(load32(ctx + 16) ^ t208, 1));
    const uint32_t t226 = rotl32(t225, 8);
    // round 22 (cham.dsl:24)
    const uint32_t t231 = (21 ^ t208) + (rotl32(load32(ctx + 20) ^ t214, 8));
    const uint32_t t232 = rotl32(t231, 1);
    // round 23 (cham.dsl:24)
    const uint32_t t237 = (22 ^ t214) + (rotl32(load32(ctx + 24) ^ t220, 1));
    const uint32_t t238 = rotl32(t237, 8);
    // round 24 (cham.dsl:24)
    const uint32_t t243 = (23 ^ t220) + (rotl32(load32(ctx + 28) ^ t226, 8));
    const uint32_t t244 = rotl32(t243, 1);
    // round 25 (cham.dsl:24)
    const uint32_t t250 = rotl32((24 ^ t226) + (rotl32(load32(ctx) ^ t232, 1)), 8);
    // round 26 (cham.dsl:24)
    const uint32_t t255 = (25 ^ t232) + (rotl32(load32(ctx + 4) ^ t238, 8));
    const uint32_t t256 = rotl32(t255, 1);
    // round 27 (cham.dsl:24)
    const uint32_t t261 = (26 ^ t238) + (rotl32(load32(ctx + 8) ^ t244, 1));
    const uint32_t t262 = rotl32(t261, 8);
    // round 28 (cham.dsl:24)
    const uint32_t t267 = (27 ^ t244) + (rotl32(load32(ctx + 12) ^ t250, 8));
    const uint32_t t268 = rotl32(t267, 1);
    // round 29 (cham.dsl:24)
    const uint32_t t273 = (28 ^ t250) + (rotl32(load32(ctx + 16) ^ t256, 1));
    const uint32_t t274 = rotl32(t273, 8);
    // round 30 (cham.dsl:24)
    const uint32_t t279 = (29 ^ t256) + (rotl32(load32(ctx + 20) ^ t262, 8));
    const uint32_t t280 = rotl32(t279, 1);
    // round 31 (cham.dsl:24)
    const uint32_t t285 = (30 ^ t262) + (rotl32(load32(ctx + 24) ^ t268, 1));
    const uint32_t t286 = rotl32(t285, 8);
    // round 32 (cham.dsl:24)
    const uint32_t t291 = (31 ^ t268) + (rotl32(load32(ctx + 28) ^ t274, 8));
    const uint32_t t292 = rotl32(t291, 1);
    // round 33 (cham.dsl:24)
    const uint32_t t298 = rotl32((32 ^ t274) + (rotl32(load32(ctx) ^ t280, 1)), 8);
    // round 34 (cham.dsl:24)
    const uint32_t t303 = (33 ^ t280) + (rotl32(load32(ctx + 4) ^ t286, 8));
    const uint32_t t304 = rotl32(t303, 1);
    // round 35 (cham.dsl:24)
    const uint32_t t309 = (34 ^ t286) + (rotl32(load32(ctx + 8) ^ t292, 1));
    const uint32_t t310 = rotl32(t309, 8);
    // round 36 (cham.dsl:24)
    const uint32_t t315 = (35 ^ t292) + (rotl32(load32(ctx + 12) ^ t298, 8));
    const uint32_t t316 = rotl32(t315, 1);
    // round 37 (cham.dsl:24)
    const uint32_t t321 = (36 ^ t298) + (rotl32(load32(ctx + 16) ^ t304, 1));
    const uint32_t t322 = rotl32(t321, 8);
    // round 38 (cham.dsl:24)
    const uint32_t t327 = (37 ^ t304) + (rotl32(load32(ctx + 20) ^ t310, 8));
    const uint32_t t328 = rotl32(t327, 1);
    // round 39 (cham.dsl:24)
    const uint32_t t333 = (38 ^ t310) + (rotl32(load32(ctx + 24) ^ t316, 1));
    const uint32_t t334 = rotl32(t333, 8);
    // round 40 (cham.dsl:24)
    const uint32_t t339 = (39 ^ t316) + (rotl32(load32(ctx + 28) ^ t322, 8));
    const uint32_t t340 = rotl32(t339, 1);
    // round 41 (cham.dsl:24)
    const uint32_t t346 = rotl32((40 ^ t322) + (rotl32(load32(ctx) ^ t328, 1)), 8);
    // round 42 (cham.dsl:24)
    const uint32_t t351 = (41 ^ t328) + (rotl32(load32(ctx + 4) ^ t334, 8));
    const uint32_t t352 = rotl32(t351, 1);
    // round 43 (cham.dsl:24)
    const uint32_t t357 = (42 ^ t334) + (rotl32(load32(ctx + 8) ^ t340, 1));
    const uint32_t t358 = rotl32(t357, 8);
    // round 44 (cham.dsl:24)
    const uint32_t t363 = (43 ^ t340) + (rotl32(load32(ctx + 12) ^ t346, 8));
    const uint32_t t364 = rotl32(t363, 1);
    // round 45 (cham.dsl:24)
    const uint32_t t369 = (44 ^ t346) + (rotl32(load32(ctx + 16) ^ t352, 1));
    const uint32_t t370 = rotl32(t369, 8);
    // round 46 (cham.dsl:24)
    const uint32_t t375 = (45 ^ t352) + (rotl32(load32(ctx + 20) ^ t358, 8));
    const uint32_t t376 = rotl32(t375, 1);
    // round 47 (cham.dsl:24)
    const uint32_t t381 = (46 ^ t358) + (rotl32(load32(ctx + 24) ^ t364, 1));
    const uint32_t t382 = rotl32(t381, 8);
    // round 48 (cham.dsl:24)
    const uint32_t t387 = (47 ^ t364) + (rotl32(load32(ctx + 28) ^ t370, 8));
    const uint32_t t388 = rotl32(t387, 1);
    // round 49 (cham.dsl:24)
    const uint32_t t394 = rotl32((48 ^ t370) + (rotl32(load32(ctx) ^ t376, 1)), 8);
    // round 50 (cham.dsl:24)
    const uint32_t t399 = (49 ^ t376) + (rotl32(load32(ctx + 4) ^ t382, 8));
    const uint32_t t400 = rotl32(t399, 1);
    // round 51 (cham.dsl:24)
    const uint32_t t405 = (50 ^ t382) + (rotl32(load32(ctx + 8) ^ t388, 1));
    const uint32_t t406 = rotl32(t405, 8);
    // round 52 (cham.dsl:24)
    const uint32_t t411 = (51 ^ t388) + (rotl32(load32(ctx + 12) ^ t394, 8));
    const uint32_t t412 = rotl32(t411, 1);
    // round 53 (cham.dsl:24)
    const uint32_t t417 = (52 ^ t394) + (rotl32(load32(ctx + 16) ^ t400, 1));
    const uint32_t t418 = rotl32(t417, 8);
    // round 54 (cham.dsl:24)
    const uint32_t t423 = (53 ^ t400) + (rotl32(load32(ctx + 20) ^ t406, 8));
    const uint32_t t424 = rotl32(t423, 1);
    // round 55 (cham.dsl:24)
    const uint32_t t429 = (54 ^ t406) + (rotl32(load32(ctx + 24) ^ t412, 1));
    const uint32_t t430 = rotl32(t429, 8);
    // round 56 (cham.dsl:24)
    const uint32_t t435 = (55 ^ t412) + (rotl32(load32(ctx + 28) ^ t418, 8));
    const uint32_t t436 = rotl32(t435, 1);
    // round 57 (cham.dsl:24)
    const uint32_t t442 = rotl32((56 ^ t418) + (rotl32(load32(ctx) ^ t424, 1)), 8);
    // round 58 (cham.dsl:24)
    const uint32_t t447 = (57 ^ t424) + (rotl32(load32(ctx + 4) ^ t430, 8));
    const uint32_t t448 = rotl32(t447, 1);
    // round 59 (cham.dsl:24)
    const uint32_t t453 = (58 ^ t430) + (rotl32(load32(ctx + 8) ^ t436, 1));
    const uint32_t t454 = rotl32(t453, 8);
    // round 60 (cham.dsl:24)
    const uint32_t t459 = (59 ^ t436) + (rotl32(load32(ctx + 12) ^ t442, 8));
    const uint32_t t460 = rotl32(t459, 1);
    // round 61 (cham.dsl:24)
    const uint32_t t465 = (60 ^ t442) + (rotl32(load32(ctx + 16) ^ t448, 1));
    const uint32_t t466 = rotl32(t465, 8);
    // round 62 (cham.dsl:24)
    const uint32_t t471 = (61 ^ t448) + (rotl32(load32(ctx + 20) ^ t454, 8));
    const uint32_t t472 = rotl32(t471, 1);
    // round 63 (cham.dsl:24)
    const uint32_t t477 = (62 ^ t454) + (rotl32(load32(ctx + 24) ^ t460, 1));
    const uint32_t t478 = rotl32(t477, 8);
    // round 64 (cham.dsl:24)
    const uint32_t t483 = (63 ^ t460) + (rotl32(load32(ctx + 28) ^ t466, 8));
    const uint32_t t484 = rotl32(t483, 1);
    // round 65 (cham.dsl:24)
    const uint32_t t490 = rotl32((64 ^ t466) + (rotl32(load32(ctx) ^ t472, 1)), 8);
    // round 66 (cham.dsl:24)
    const uint32_t t495 = (65 ^ t472) + (rotl32(load32(ctx + 4) ^ t478, 8));
    const uint32_t t496 = rotl32(t495, 1);
    // round 67 (cham.dsl:24)
    const uint32_t t501 = (66 ^ t478) + (rotl32(load32(ctx + 8) ^ t484, 1));
    const uint32_t t502 = rotl32(t501, 8);
    // round 68 (cham.dsl:24)
    const uint32_t t507 = (67 ^ t484) + (rotl32(load32(ctx + 12) ^ t490, 8));
    const uint32_t t508 = rotl32(t507, 1);
    // round 69 (cham.dsl:24)
    const uint32_t t513 = (68 ^ t490) + (rotl32(load32(ctx + 16) ^ t496, 1));
    const uint32_t t514 = rotl32(t513, 8);
    // round 70 (cham.dsl:24)
    const uint32_t t519 = (69 ^ t496) + (rotl32(load32(ctx + 20) ^ t502, 8));
    const uint32_t t520 = rotl32(t519, 1);
    // round 71 (cham.dsl:24)
    const uint32_t t525 = (70 ^ t502) + (rotl32(load32(ctx + 24) ^ t508, 1));
    const uint32_t t526 = rotl32(t525, 8);
    // round 72 (cham.dsl:24)
    const uint32_t t531 = (71 ^ t508) + (rotl32(load32(ctx + 28) ^ t514, 8));
    const uint32_t t532 = rotl32(t531, 1);
    // round 73 (cham.dsl:24)
    const uint32_t t538 = rotl32((72 ^ t514) + (rotl32(load32(ctx) ^ t520, 1)), 8);
    // round 74 (cham.dsl:24)
    const uint32_t t543 = (73 ^ t520) + (rotl32(load32(ctx + 4) ^ t526, 8));
    const uint32_t t544 = rotl32(t543, 1);
    // round 75 (cham.dsl:24)
    const uint32_t t549 = (74 ^ t526) + (rotl32(load32(ctx + 8) ^ t532, 1));
    const uint32_t t550 = rotl32(t549, 8);
    // round 76 (cham.dsl:24)
    const uint32_t t555 = (75 ^ t532) + (rotl32(load32(ctx + 12) ^ t538, 8));
    const uint32_t t556 = rotl32(t555, 1);
    // round 77 (cham.dsl:24)
    const uint32_t t561 = (76 ^ t538) + (rotl32(load32(ctx + 16) ^ t544, 1));
    const uint32_t t562 = rotl32(t561, 8);
    // round 78 (cham.dsl:24)
    const uint32_t t567 = (77 ^ t544) + (rotl32(load32(ctx + 20) ^ t550, 8));
    const uint32_t t568 = rotl32(t567, 1);
    // round 79 (cham.dsl:24)
    const uint32_t t573 = (78 ^ t550) + (rotl32(load32(ctx + 24) ^ t556, 1));
    const uint32_t t574 = rotl32(t573, 8);
    // round 80 (cham.dsl:24)
    const uint32_t t579 = (79 ^ t556) + (rotl32(load32(ctx + 28) ^ t562, 8));
    const uint32_t t580 = rotl32(t579, 1);
    // round 81 (cham.dsl:24)
    const uint32_t t586 = rotl32((80 ^ t562) + (rotl32(load32(ctx) ^ t568, 1)), 8);
    // round 82 (cham.dsl:24)
    const uint32_t t591 = (81 ^ t568) + (rotl32(load32(ctx + 4) ^ t574, 8));
    const uint32_t t592 = rotl32(t591, 1);
    // round 83 (cham.dsl:24)
    const uint32_t t597 = (82 ^ t574) + (rotl32(load32(ctx + 8) ^ t580, 1));
    const uint32_t t598 = rotl32(t597, 8);
    // round 84 (cham.dsl:24)
    const uint32_t t603 = (83 ^ t580) + (rotl32(load32(ctx + 12) ^ t586, 8));
    const uint32_t t604 = rotl32(t603, 1);
    // round 85 (cham.dsl:24)
    const uint32_t t609 = (84 ^ t586) + (rotl32(load32(ctx + 16) ^ t592, 1));
    const uint32_t t610 = rotl32(t609, 8);
    // round 86 (cham.dsl:24)
    const uint32_t t615 = (85 ^ t592) + (rotl32(load32(ctx + 20) ^ t598, 8));
    const uint32_t t616 = rotl32(t615, 1);
    // round 87 (cham.dsl:24)
    const uint32_t t621 = (86 ^ t598) + (rotl32(load32(ctx + 24) ^ t604, 1));
    const uint32_t t622 = rotl32(t621, 8);
    // round 88 (cham.dsl:24)
    const uint32_t t627 = (87 ^ t604) + (rotl32(load32(ctx + 28) ^ t610, 8));
    const uint32_t t628 = rotl32(t627, 1);
    // round 89 (cham.dsl:24)
    const uint32_t t634 = rotl32((88 ^ t610) + (rotl32(load32(ctx) ^ t616, 1)), 8);
    // round 90 (cham.dsl:24)
    const uint32_t t639 = (89 ^ t616) + (rotl32(load32(ctx + 4) ^ t622, 8));
    const uint32_t t640 = rotl32(t639, 1);
    // round 91 (cham.dsl:24)
    const uint32_t t645 = (90 ^ t622) + (rotl32(load32(ctx + 8) ^ t628, 1));
    const uint32_t t646 = rotl32(t645, 8);
    // round 92 (cham.dsl:24)
    const uint32_t t651 = (91 ^ t628) + (rotl32(load32(ctx + 12) ^ t634, 8));
    const uint32_t t652 = rotl32(t651, 1);
    // round 93 (cham.dsl:24)
    const uint32_t t657 = (92 ^ t634) + (rotl32(load32(ctx + 16) ^ t640, 1));
    const uint32_t t658 = rotl32(t657, 8);
    // round 94 (cham.dsl:24)
    const uint32_t t663 = (93 ^ t640) + (rotl32(load32(ctx + 20) ^ t646, 8));
    const uint32_t t664 = rotl32(t663, 1);
    // round 95 (cham.dsl:24)
    const uint32_t t669 = (94 ^ t646) + (rotl32(load32(ctx + 24) ^ t652, 1));
    const uint32_t t670 = rotl32(t669, 8);
    // round 96 (cham.dsl:24)
    const uint32_t t675 = (95 ^ t652) + (rotl32(load32(ctx + 28) ^ t658, 8));
    const uint32_t t676 = rotl32(t675, 1);
    // round 97 (cham.dsl:24)
    const uint32_t t682 = rotl32((96 ^ t658) + (rotl32(load32(ctx) ^ t664, 1)), 8);
    // round 98 (cham.dsl:24)
    const uint32_t t687 = (97 ^ t664) + (rotl32(load32(ctx + 4) ^ t670, 8));
    const uint32_t t688 = rotl32(t687, 1);
    // round 99 (cham.dsl:24)
    const uint32_t t693 = (98 ^ t670) + (rotl32(load32(ctx + 8) ^ t676, 1));
    const uint32_t t694 = rotl32(t693, 8);
    // round 100 (cham.dsl:24)
    const uint32_t t699 = (99 ^ t676) + (rotl32(load32(ctx + 12) ^ t682, 8));
    const uint32_t t700 = rotl32(t699, 1);
    // round 101 (cham.dsl:24)
    const uint32_t t705 = (100 ^ t682) + (rotl32(load32(ctx + 16) ^ t688, 1));
    const uint32_t t706 = rotl32(t705, 8);
    // round 102 (cham.dsl:24)
    const uint32_t t711 = (101 ^ t688) + (rotl32(load32(ctx + 20) ^ t694, 8));
    const uint32_t t712 = rotl32(t711, 1);
    // round 103 (cham.dsl:24)
    const uint32_t t717 = (102 ^ t694) + (rotl32(load32(ctx + 24) ^ t700, 1));
    const uint32_t t718 = rotl32(t717, 8);
    // round 104 (cham.dsl:24)
    const uint32_t t723 = (103 ^ t700) + (rotl32(load32(ctx + 28) ^ t706, 8));
    const uint32_t t724 = rotl32(t723, 1);
    // round 105 (cham.dsl:24)
    const uint32_t t730 = rotl32((104 ^ t706) + (rotl32(load32(ctx) ^ t712, 1)), 8);
    // round 106 (cham.dsl:24)
    const uint32_t t735 = (105 ^ t712) + (rotl32(load32(ctx + 4) ^ t718, 8));
    const uint32_t t736 = rotl32(t735, 1);
    // round 107 (cham.dsl:24)
    const uint32_t t741 = (106 ^ t718) + (rotl32(load32(ctx + 8) ^ t724, 1));
    const uint32_t t742 = rotl32(t741, 8);
    // round 108 (cham.dsl:24)
    const uint32_t t747 = (107 ^ t724) + (rotl32(load32(ctx + 12) ^ t730, 8));
    const uint32_t t748 = rotl32(t747, 1);
    // round 109 (cham.dsl:24)
    const uint32_t t753 = (108 ^ t730) + (rotl32(load32(ctx + 16) ^ t736, 1));
    const uint32_t t754 = rotl32(t753, 8);
    // round 110 (cham.dsl:24)
    const uint32_t t759 = (109 ^ t736) + (rotl32(load32(ctx + 20) ^ t742, 8));
    const uint32_t t760 = rotl32(t759, 1);
    // round 111 (cham.dsl:24)
    const uint32_t t765 = (110 ^ t742) + (rotl32(load32(ctx + 24) ^ t748, 1));
    const uint32_t t766 = rotl32(t765, 8);
    // round 112 (cham.dsl:24)
    const uint32_t t771 = (111 ^ t748) + (rotl32(load32(ctx + 28) ^ t754, 8));
    const uint32_t t773 = load_le32(in);
    const uint32_t t774 = load_le32(in + 4);
    const uint32_t t775 = load_le32(in + 8);
    const uint32_t t776 = load_le32(in + 12);
    store_le32(out, t773 ^ t754);
    store_le32(out + 4, t774 ^ t760);
    store_le32(out + 8, t775 ^ t766);
    store_le32(out + 12, t776 ^ rotl32(t771, 1));
}

void lwcc_cham128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_cham128_128_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
