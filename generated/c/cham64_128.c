// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() rotate() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 16 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 32, ctx 38, align 1, group 8, stack 0
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

static inline uint16_t load_le16(const uint8_t *p)
{
    return (uint16_t)((uint32_t)p[0]
         | (uint32_t)p[1] << 8);
}

static inline void store_le16(uint8_t *p, uint16_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
}

static inline uint16_t rotl16(uint16_t x, unsigned k)
{
    return (uint16_t)((x << k) | (x >> (16 - k)));
}

static inline uint16_t load16(const uint8_t *p)
{
    uint16_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store16(uint8_t *p, uint16_t x)
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

void lwcc_cham64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint16_t t0 = load_le16(key);
    const uint16_t t1 = load_le16(key + 2);
    const uint16_t t2 = load_le16(key + 4);
    const uint16_t t3 = load_le16(key + 6);
    const uint16_t t4 = load_le16(key + 8);
    const uint16_t t5 = load_le16(key + 10);
    const uint16_t t6 = load_le16(key + 12);
    const uint16_t t7 = load_le16(key + 14);
    const uint16_t t9 = t0 ^ rotl16(t0, 1);
    const uint16_t t11 = t9 ^ rotl16(t0, 8);
    const uint16_t t13 = t9 ^ rotl16(t0, 11);
    const uint16_t t15 = t1 ^ rotl16(t1, 1);
    const uint16_t t17 = t15 ^ rotl16(t1, 8);
    const uint16_t t19 = t15 ^ rotl16(t1, 11);
    const uint16_t t21 = t2 ^ rotl16(t2, 1);
    const uint16_t t23 = t21 ^ rotl16(t2, 8);
    const uint16_t t25 = t21 ^ rotl16(t2, 11);
    const uint16_t t27 = t3 ^ rotl16(t3, 1);
    const uint16_t t29 = t27 ^ rotl16(t3, 8);
    const uint16_t t31 = t27 ^ rotl16(t3, 11);
    const uint16_t t33 = t4 ^ rotl16(t4, 1);
    const uint16_t t35 = t33 ^ rotl16(t4, 8);
    const uint16_t t37 = t33 ^ rotl16(t4, 11);
    const uint16_t t39 = t5 ^ rotl16(t5, 1);
    const uint16_t t41 = t39 ^ rotl16(t5, 8);
    const uint16_t t43 = t39 ^ rotl16(t5, 11);
    const uint16_t t45 = t6 ^ rotl16(t6, 1);
    const uint16_t t47 = t45 ^ rotl16(t6, 8);
    const uint16_t t49 = t45 ^ rotl16(t6, 11);
    const uint16_t t51 = t7 ^ rotl16(t7, 1);
    const uint16_t t53 = t51 ^ rotl16(t7, 8);
    const uint16_t t55 = t51 ^ rotl16(t7, 11);
    // round 1 (cham.dsl:24)
    const uint16_t t56 = rotl16(t11, 15);
    // round 2 (cham.dsl:24)
    const uint16_t t57 = rotl16(t17, 8);
    // round 3 (cham.dsl:24)
    const uint16_t t58 = rotl16(t23, 15);
    // round 4 (cham.dsl:24)
    const uint16_t t59 = rotl16(t29, 8);
    // round 5 (cham.dsl:24)
    const uint16_t t60 = rotl16(t35, 15);
    // round 6 (cham.dsl:24)
    const uint16_t t61 = rotl16(t41, 8);
    // round 7 (cham.dsl:24)
    const uint16_t t62 = rotl16(t47, 15);
    // round 8 (cham.dsl:24)
    const uint16_t t63 = rotl16(t53, 8);
    // round 9 (cham.dsl:24)
    const uint16_t t64 = rotl16(t19, 15);
    // round 10 (cham.dsl:24)
    const uint16_t t65 = rotl16(t13, 8);
    // round 11 (cham.dsl:24)
    const uint16_t t66 = rotl16(t31, 15);
    // round 12 (cham.dsl:24)
    const uint16_t t67 = rotl16(t25, 8);
    // round 13 (cham.dsl:24)
    const uint16_t t68 = rotl16(t43, 15);
    // round 14 (cham.dsl:24)
    const uint16_t t69 = rotl16(t37, 8);
    // round 15 (cham.dsl:24)
    const uint16_t t70 = rotl16(t55, 15);
    // round 16 (cham.dsl:24)
    const uint16_t t71 = rotl16(t49, 8);
    store16(rk, t56);
    store16(rk + 2, t57);
    store16(rk + 4, t58);
    store16(rk + 6, t59);
    store16(rk + 8, t60);
    store16(rk + 10, t61);
    store16(rk + 12, t62);
    store16(rk + 14, t63);
    store16(rk + 16, t64);
    store16(rk + 18, t65);
    store16(rk + 20, t66);
    store16(rk + 22, t67);
    store16(rk + 24, t68);
    store16(rk + 26, t69);
    store16(rk + 28, t70);
    store16(rk + 30, t71);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    const uint16_t t2 = load_le16(in + 4);
    const uint16_t t3 = load_le16(in + 6);
    // round 1 (cham.dsl:24)
    const uint16_t t8 = rotl16((uint16_t)(t0 + (rotl16(t1 ^ load16(rk), 1))), 8);
    // round 2 (cham.dsl:24)
    const uint16_t t14 = (uint16_t)((t1 ^ 1) + (rotl16(t2 ^ load16(rk + 2), 8)));
    const uint16_t t15 = rotl16(t14, 1);
    // round 3 (cham.dsl:24)
    const uint16_t t21 = (uint16_t)((t2 ^ 2) + (rotl16(t3 ^ load16(rk + 4), 1)));
    const uint16_t t22 = rotl16(t21, 8);
    // round 4 (cham.dsl:24)
    const uint16_t t28 = (uint16_t)((t3 ^ 3) + (rotl16(load16(rk + 6) ^ t8, 8)));
    const uint16_t t29 = rotl16(t28, 1);
    // round 5 (cham.dsl:24)
    const uint16_t t35 = (uint16_t)((4 ^ t8) + (rotl16(load16(rk + 8) ^ t15, 1)));
    const uint16_t t36 = rotl16(t35, 8);
    // round 6 (cham.dsl:24)
    const uint16_t t42 = (uint16_t)((5 ^ t15) + (rotl16(load16(rk + 10) ^ t22, 8)));
    const uint16_t t43 = rotl16(t42, 1);
    // round 7 (cham.dsl:24)
    const uint16_t t49 = (uint16_t)((6 ^ t22) + (rotl16(load16(rk + 12) ^ t29, 1)));
    const uint16_t t50 = rotl16(t49, 8);
    // round 8 (cham.dsl:24)
    const uint16_t t56 = (uint16_t)((7 ^ t29) + (rotl16(load16(rk + 14) ^ t36, 8)));
    const uint16_t t57 = rotl16(t56, 1);
    // round 9 (cham.dsl:24)
    const uint16_t t63 = (uint16_t)((8 ^ t36) + (rotl16(load16(rk + 16) ^ t43, 1)));
    const uint16_t t64 = rotl16(t63, 8);
    // round 10 (cham.dsl:24)
    const uint16_t t70 = (uint16_t)((9 ^ t43) + (rotl16(load16(rk + 18) ^ t50, 8)));
    const uint16_t t71 = rotl16(t70, 1);
    // round 11 (cham.dsl:24)
    const uint16_t t77 = (uint16_t)((10 ^ t50) + (rotl16(load16(rk + 20) ^ t57, 1)));
    const uint16_t t78 = rotl16(t77, 8);
    // round 12 (cham.dsl:24)
    const uint16_t t84 = (uint16_t)((11 ^ t57) + (rotl16(load16(rk + 22) ^ t64, 8)));
    const uint16_t t85 = rotl16(t84, 1);
    // round 13 (cham.dsl:24)
    const uint16_t t91 = (uint16_t)((12 ^ t64) + (rotl16(load16(rk + 24) ^ t71, 1)));
    const uint16_t t92 = rotl16(t91, 8);
    // round 14 (cham.dsl:24)
    const uint16_t t98 = (uint16_t)((13 ^ t71) + (rotl16(load16(rk + 26) ^ t78, 8)));
    const uint16_t t99 = rotl16(t98, 1);
    // round 15 (cham.dsl:24)
    const uint16_t t105 = (uint16_t)((14 ^ t78) + (rotl16(load16(rk + 28) ^ t85, 1)));
    const uint16_t t106 = rotl16(t105, 8);
    // round 16 (cham.dsl:24)
    const uint16_t t112 = (uint16_t)((15 ^ t85) + (rotl16(load16(rk + 30) ^ t92, 8)));
    const uint16_t t113 = rotl16(t112, 1);
    // round 17 (cham.dsl:24)
    const uint16_t t119 = (uint16_t)((16 ^ t92) + (rotl16(load16(rk) ^ t99, 1)));
    const uint16_t t120 = rotl16(t119, 8);
    // round 18 (cham.dsl:24)
    const uint16_t t126 = (uint16_t)((17 ^ t99) + (rotl16(load16(rk + 2) ^ t106, 8)));
    const uint16_t t127 = rotl16(t126, 1);
    // round 19 (cham.dsl:24)
    const uint16_t t133 = (uint16_t)((18 ^ t106) + (rotl16(load16(rk + 4) ^ t113, 1)));
    const uint16_t t134 = rotl16(t133, 8);
    // round 20 (cham.dsl:24)
    const uint16_t t140 = (uint16_t)((19 ^ t113) + (rotl16(load16(rk + 6) ^ t120, 8)));
    const uint16_t t141 = rotl16(t140, 1);
    // round 21 (cham.dsl:24)
    const uint16_t t147 = (uint16_t)((20 ^ t120) + (rotl16(load16(rk + 8) ^ t127, 1)));
    const uint16_t t148 = rotl16(t147, 8);
    // round 22 (cham.dsl:24)
    const uint16_t t154 = (uint16_t)((21 ^ t127) + (rotl16(load16(rk + 10) ^ t134, 8)));
    const uint16_t t155 = rotl16(t154, 1);
    // round 23 (cham.dsl:24)
    const uint16_t t161 = (uint16_t)((22 ^ t134) + (rotl16(load16(rk + 12) ^ t141, 1)));
    const uint16_t t162 = rotl16(t161, 8);
    // round 24 (cham.dsl:24)
    const uint16_t t168 = (uint16_t)((23 ^ t141) + (rotl16(load16(rk + 14) ^ t148, 8)));
    const uint16_t t169 = rotl16(t168, 1);
    // round 25 (cham.dsl:24)
    const uint16_t t175 = (uint16_t)((24 ^ t148) + (rotl16(load16(rk + 16) ^ t155, 1)));
    const uint16_t t176 = rotl16(t175, 8);
    // round 26 (cham.dsl:24)
    const uint16_t t182 = (uint16_t)((25 ^ t155) + (rotl16(load16(rk + 18) ^ t162, 8)));
    const uint16_t t183 = rotl16(t182, 1);
    // round 27 (cham.dsl:24)
    const uint16_t t189 = (uint16_t)((26 ^ t162) + (rotl16(load16(rk + 20) ^ t169, 1)));
    const uint16_t t190 = rotl16(t189, 8);
    // round 28 (cham.dsl:24)
    const uint16_t t196 = (uint16_t)((27 ^ t169) + (rotl16(load16(rk + 22) ^ t176, 8)));
    const uint16_t t197 = rotl16(t196, 1);
    // round 29 (cham.dsl:24)
    const uint16_t t203 = (uint16_t)((28 ^ t176) + (rotl16(load16(rk + 24) ^ t183, 1)));
    const uint16_t t204 = rotl16(t203, 8);
    // round 30 (cham.dsl:24)
    const uint16_t t210 = (uint16_t)((29 ^ t183) + (rotl16(load16(rk + 26) ^ t190, 8)));
    const uint16_t t211 = rotl16(t210, 1);
    // round 31 (cham.dsl:24)
    const uint16_t t217 = (uint16_t)((30 ^ t190) + (rotl16(load16(rk + 28) ^ t197, 1)));
    const uint16_t t218 = rotl16(t217, 8);
    // round 32 (cham.dsl:24)
    const uint16_t t224 = (uint16_t)((31 ^ t197) + (rotl16(load16(rk + 30) ^ t204, 8)));
    const uint16_t t225 = rotl16(t224, 1);
    // round 33 (cham.dsl:24)
    const uint16_t t231 = (uint16_t)((32 ^ t204) + (rotl16(load16(rk) ^ t211, 1)));
    const uint16_t t232 = rotl16(t231, 8);
    // round 34 (cham.dsl:24)
    const uint16_t t238 = (uint16_t)((33 ^ t211) + (rotl16(load16(rk + 2) ^ t218, 8)));
    const uint16_t t239 = rotl16(t238, 1);
    // round 35 (cham.dsl:24)
    const uint16_t t245 = (uint16_t)((34 ^ t218) + (rotl16(load16(rk + 4) ^ t225, 1)));
    const uint16_t t246 = rotl16(t245, 8);
    // round 36 (cham.dsl:24)
    const uint16_t t252 = (uint16_t)((35 ^ t225) + (rotl16(load16(rk + 6) ^ t232, 8)));
    const uint16_t t253 = rotl16(t252, 1);
    // round 37 (cham.dsl:24)
    const uint16_t t259 = (uint16_t)((36 ^ t232) + (rotl16(load16(rk + 8) ^ t239, 1)));
    const uint16_t t260 = rotl16(t259, 8);
    // round 38 (cham.dsl:24)
    const uint16_t t266 = (uint16_t)((37 ^ t239) + (rotl16(load16(rk + 10) ^ t246, 8)));
    const uint16_t t267 = rotl16(t266, 1);
    // round 39 (cham.dsl:24)
    const uint16_t t273 = (uint16_t)((38 ^ t246) + (rotl16(load16(rk + 12) ^ t253, 1)));
    const uint16_t t274 = rotl16(t273, 8);
    // round 40 (cham.dsl:24)
    const uint16_t t280 = (uint16_t)((39 ^ t253) + (rotl16(load16(rk + 14) ^ t260, 8)));
    const uint16_t t281 = rotl16(t280, 1);
    // round 41 (cham.dsl:24)
    const uint16_t t287 = (uint16_t)((40 ^ t260) + (rotl16(load16(rk + 16) ^ t267, 1)));
    const uint16_t t288 = rotl16(t287, 8);
    // round 42 (cham.dsl:24)
    const uint16_t t294 = (uint16_t)((41 ^ t267) + (rotl16(load16(rk + 18) ^ t274, 8)));
    const uint16_t t295 = rotl16(t294, 1);
    // round 43 (cham.dsl:24)
    const uint16_t t301 = (uint16_t)((42 ^ t274) + (rotl16(load16(rk + 20) ^ t281, 1)));
    const uint16_t t302 = rotl16(t301, 8);
    // round 44 (cham.dsl:24)
    const uint16_t t308 = (uint16_t)((43 ^ t281) + (rotl16(load16(rk + 22) ^ t288, 8)));
    const uint16_t t309 = rotl16(t308, 1);
    // round 45 (cham.dsl:24)
    const uint16_t t315 = (uint16_t)((44 ^ t288) + (rotl16(load16(rk + 24) ^ t295, 1)));
    const uint16_t t316 = rotl16(t315, 8);
    // round 46 (cham.dsl:24)
    const uint16_t t322 = (uint16_t)((45 ^ t295) + (rotl16(load16(rk + 26) ^ t302, 8)));
    const uint16_t t323 = rotl16(t322, 1);
    // round 47 (cham.dsl:24)
    const uint16_t t329 = (uint16_t)((46 ^ t302) + (rotl16(load16(rk + 28) ^ t309, 1)));
    const uint16_t t330 = rotl16(t329, 8);
    // round 48 (cham.dsl:24)
    const uint16_t t336 = (uint16_t)((47 ^ t309) + (rotl16(load16(rk + 30) ^ t316, 8)));
    const uint16_t t337 = rotl16(t336, 1);
    // round 49 (cham.dsl:24)
    const uint16_t t343 = (uint16_t)((48 ^ t316) + (rotl16(load16(rk) ^ t323, 1)));
    const uint16_t t344 = rotl16(t343, 8);
    // round 50 (cham.dsl:24)
    const uint16_t t350 = (uint16_t)((49 ^ t323) + (rotl16(load16(rk + 2) ^ t330, 8)));
    const uint16_t t351 = rotl16(t350, 1);
    // round 51 (cham.dsl:24)
    const uint16_t t357 = (uint16_t)((50 ^ t330) + (rotl16(load16(rk + 4) ^ t337, 1)));
    const uint16_t t358 = rotl16(t357, 8);
    // round 52 (cham.dsl:24)
    const uint16_t t364 = (uint16_t)((51 ^ t337) + (rotl16(load16(rk + 6) ^ t344, 8)));
    const uint16_t t365 = rotl16(t364, 1);
    // round 53 (cham.dsl:24)
    const uint16_t t371 = (uint16_t)((52 ^ t344) + (rotl16(load16(rk + 8) ^ t351, 1)));
    const uint16_t t372 = rotl16(t371, 8);
    // round 54 (cham.dsl:24)
    const uint16_t t378 = (uint16_t)((53 ^ t351) + (rotl16(load16(rk + 10) ^ t358, 8)));
    const uint16_t t379 = rotl16(t378, 1);
    // round 55 (cham.dsl:24)
    const uint16_t t385 = (uint16_t)((54 ^ t358) + (rotl16(load16(rk + 12) ^ t365, 1)));
    const uint16_t t386 = rotl16(t385, 8);
    // round 56 (cham.dsl:24)
    const uint16_t t392 = (uint16_t)((55 ^ t365) + (rotl16(load16(rk + 14) ^ t372, 8)));
    const uint16_t t393 = rotl16(t392, 1);
    // round 57 (cham.dsl:24)
    const uint16_t t399 = (uint16_t)((56 ^ t372) + (rotl16(load16(rk + 16) ^ t379, 1)));
    const uint16_t t400 = rotl16(t399, 8);
    // round 58 (cham.dsl:24)
    const uint16_t t406 = (uint16_t)((57 ^ t379) + (rotl16(load16(rk + 18) ^ t386, 8)));
    const uint16_t t407 = rotl16(t406, 1);
    // round 59 (cham.dsl:24)
    const uint16_t t413 = (uint16_t)((58 ^ t386) + (rotl16(load16(rk + 20) ^ t393, 1)));
    const uint16_t t414 = rotl16(t413, 8);
    // round 60 (cham.dsl:24)
    const uint16_t t420 = (uint16_t)((59 ^ t393) + (rotl16(load16(rk + 22) ^ t400, 8)));
    const uint16_t t421 = rotl16(t420, 1);
    // round 61 (cham.dsl:24)
    const uint16_t t427 = (uint16_t)((60 ^ t400) + (rotl16(load16(rk + 24) ^ t407, 1)));
    const uint16_t t428 = rotl16(t427, 8);
    // round 62 (cham.dsl:24)
    const uint16_t t434 = (uint16_t)((61 ^ t407) + (rotl16(load16(rk + 26) ^ t414, 8)));
    const uint16_t t435 = rotl16(t434, 1);
    // round 63 (cham.dsl:24)
    const uint16_t t441 = (uint16_t)((62 ^ t414) + (rotl16(load16(rk + 28) ^ t421, 1)));
    const uint16_t t442 = rotl16(t441, 8);
    // round 64 (cham.dsl:24)
    const uint16_t t448 = (uint16_t)((63 ^ t421) + (rotl16(load16(rk + 30) ^ t428, 8)));
    const uint16_t t449 = rotl16(t448, 1);
    // round 65 (cham.dsl:24)
    const uint16_t t455 = (uint16_t)((64 ^ t428) + (rotl16(load16(rk) ^ t435, 1)));
    const uint16_t t456 = rotl16(t455, 8);
    // round 66 (cham.dsl:24)
    const uint16_t t462 = (uint16_t)((65 ^ t435) + (rotl16(load16(rk + 2) ^ t442, 8)));
    const uint16_t t463 = rotl16(t462, 1);
    // round 67 (cham.dsl:24)
    const uint16_t t469 = (uint16_t)((66 ^ t442) + (rotl16(load16(rk + 4) ^ t449, 1)));
    const uint16_t t470 = rotl16(t469, 8);
    // round 68 (cham.dsl:24)
    const uint16_t t476 = (uint16_t)((67 ^ t449) + (rotl16(load16(rk + 6) ^ t456, 8)));
    const uint16_t t477 = rotl16(t476, 1);
    // round 69 (cham.dsl:24)
    const uint16_t t483 = (uint16_t)((68 ^ t456) + (rotl16(load16(rk + 8) ^ t463, 1)));
    const uint16_t t484 = rotl16(t483, 8);
    // round 70 (cham.dsl:24)
    const uint16_t t490 = (uint16_t)((69 ^ t463) + (rotl16(load16(rk + 10) ^ t470, 8)));
    const uint16_t t491 = rotl16(t490, 1);
    // round 71 (cham.dsl:24)
    const uint16_t t497 = (uint16_t)((70 ^ t470) + (rotl16(load16(rk + 12) ^ t477, 1)));
    const uint16_t t498 = rotl16(t497, 8);
    // round 72 (cham.dsl:24)
    const uint16_t t504 = (uint16_t)((71 ^ t477) + (rotl16(load16(rk + 14) ^ t484, 8)));
    const uint16_t t505 = rotl16(t504, 1);
    // round 73 (cham.dsl:24)
    const uint16_t t511 = (uint16_t)((72 ^ t484) + (rotl16(load16(rk + 16) ^ t491, 1)));
    const uint16_t t512 = rotl16(t511, 8);
    // round 74 (cham.dsl:24)
    const uint16_t t518 = (uint16_t)((73 ^ t491) + (rotl16(load16(rk + 18) ^ t498, 8)));
    const uint16_t t519 = rotl16(t518, 1);
    // round 75 (cham.dsl:24)
    const uint16_t t525 = (uint16_t)((74 ^ t498) + (rotl16(load16(rk + 20) ^ t505, 1)));
    const uint16_t t526 = rotl16(t525, 8);
    // round 76 (cham.dsl:24)
    const uint16_t t532 = (uint16_t)((75 ^ t505) + (rotl16(load16(rk + 22) ^ t512, 8)));
    const uint16_t t533 = rotl16(t532, 1);
    // round 77 (cham.dsl:24)
    const uint16_t t539 = (uint16_t)((76 ^ t512) + (rotl16(load16(rk + 24) ^ t519, 1)));
    const uint16_t t540 = rotl16(t539, 8);
    // round 78 (cham.dsl:24)
    const uint16_t t546 = (uint16_t)((77 ^ t519) + (rotl16(load16(rk + 26) ^ t526, 8)));
    const uint16_t t547 = rotl16(t546, 1);
    // round 79 (cham.dsl:24)
    const uint16_t t553 = (uint16_t)((78 ^ t526) + (rotl16(load16(rk + 28) ^ t533, 1)));
    const uint16_t t554 = rotl16(t553, 8);
    // round 80 (cham.dsl:24)
    const uint16_t t560 = (uint16_t)((79 ^ t533) + (rotl16(load16(rk + 30) ^ t540, 8)));
    const uint16_t t561 = rotl16(t560, 1);
    // round 81 (cham.dsl:24)
    const uint16_t t567 = (uint16_t)((80 ^ t540) + (rotl16(load16(rk) ^ t547, 1)));
    const uint16_t t568 = rotl16(t567, 8);
    // round 82 (cham.dsl:24)
    const uint16_t t574 = (uint16_t)((81 ^ t547) + (rotl16(load16(rk + 2) ^ t554, 8)));
    const uint16_t t575 = rotl16(t574, 1);
    // round 83 (cham.dsl:24)
    const uint16_t t581 = (uint16_t)((82 ^ t554) + (rotl16(load16(rk + 4) ^ t561, 1)));
    const uint16_t t582 = rotl16(t581, 8);
    // round 84 (cham.dsl:24)
    const uint16_t t588 = (uint16_t)((83 ^ t561) + (rotl16(load16(rk + 6) ^ t568, 8)));
    const uint16_t t589 = rotl16(t588, 1);
    // round 85 (cham.dsl:24)
    const uint16_t t595 = (uint16_t)((84 ^ t568) + (rotl16(load16(rk + 8) ^ t575, 1)));
    const uint16_t t596 = rotl16(t595, 8);
    // round 86 (cham.dsl:24)
    const uint16_t t602 = (uint16_t)((85 ^ t575) + (rotl16(load16(rk + 10) ^ t582, 8)));
    const uint16_t t603 = rotl16(t602, 1);
    // round 87 (cham.dsl:24)
    const uint16_t t609 = (uint16_t)((86 ^ t582) + (rotl16(load16(rk + 12) ^ t589, 1)));
    const uint16_t t610 = rotl16(t609, 8);
    // round 88 (cham.dsl:24)
    const uint16_t t616 = (uint16_t)((87 ^ t589) + (rotl16(load16(rk + 14) ^ t596, 8)));
    store_le16(out, t596);
    store_le16(out + 2, t603);
    store_le16(out + 4, t610);
    store_le16(out + 6, rotl16(t616, 1));
}

void lwcc_cham64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    const uint16_t t2 = load_le16(in + 4);
    const uint16_t t3 = load_le16(in + 6);
    // round 88 (cham.dsl:24)
    const uint16_t t8 = (uint16_t)(rotl16(t3, 15) - (rotl16(t0 ^ load16(rk + 14), 8)));
    const uint16_t t10 = 87 ^ t8;
    // round 87 (cham.dsl:24)
    const uint16_t t15 = (uint16_t)(rotl16(t2, 8) - (rotl16(load16(rk + 12) ^ t10, 1)));
    const uint16_t t17 = 86 ^ t15;
    // round 86 (cham.dsl:24)
    const uint16_t t22 = (uint16_t)(rotl16(t1, 15) - (rotl16(load16(rk + 10) ^ t17, 8)));
    const uint16_t t24 = 85 ^ t22;
    // round 85 (cham.dsl:24)
    const uint16_t t29 = (uint16_t)(rotl16(t0, 8) - (rotl16(load16(rk + 8) ^ t24, 1)));
    const uint16_t t31 = 84 ^ t29;
    // round 84 (cham.dsl:24)
    const uint16_t t36 = (uint16_t)(rotl16(t10, 15) - (rotl16(load16(rk + 6) ^ t31, 8)));
    const uint16_t t38 = 83 ^ t36;
    // round 83 (cham.dsl:24)
    const uint16_t t43 = (uint16_t)(rotl16(t17, 8) - (rotl16(load16(rk + 4) ^ t38, 1)));
    const uint16_t t45 = 82 ^ t43;
    // round 82 (cham.dsl:24)
    const uint16_t t50 = (uint16_t)(rotl16(t24, 15) - (rotl16(load16(rk + 2) ^ t45, 8)));
    const uint16_t t52 = 81 ^ t50;
    // round 81 (cham.dsl:24)
    const uint16_t t57 = (uint16_t)(rotl16(t31, 8) - (rotl16(load16(rk) ^ t52, 1)));
    const uint16_t t59 = 80 ^ t57;
    // round 80 (cham.dsl:24)
    const uint16_t t64 = (uint16_t)(rotl16(t38, 15) - (rotl16(load16(rk + 30) ^ t59, 8)));
    const uint16_t t66 = 79 ^ t64;
    // round 79 (cham.dsl:24)
    const uint16_t t71 = (uint16_t)(rotl16(t45, 8) - (rotl16(load16(rk + 28) ^ t66, 1)));
    const uint16_t t73 = 78 ^ t71;
    // round 78 (cham.dsl:24)
    const uint16_t t78 = (uint16_t)(rotl16(t52, 15) - (rotl16(load16(rk + 26) ^ t73, 8)));
    const uint16_t t80 = 77 ^ t78;
    // round 77 (cham.dsl:24)
    const uint16_t t85 = (uint16_t)(rotl16(t59, 8) - (rotl16(load16(rk + 24) ^ t80, 1)));
    const uint16_t t87 = 76 ^ t85;
    // round 76 (cham.dsl:24)
    const uint16_t t92 = (uint16_t)(rotl16(t66, 15) - (rotl16(load16(rk + 22) ^ t87, 8)));
    const uint16_t t94 = 75 ^ t92;
    // round 75 (cham.dsl:24)
    const uint16_t t99 = (uint16_t)(rotl16(t73, 8) - (rotl16(load16(rk + 20) ^ t94, 1)));
    const uint16_t t101 = 74 ^ t99;
    // round 74 (cham.dsl:24)
    const uint16_t t106 = (uint16_t)(rotl16(t80, 15) - (rotl16(load16(rk + 18) ^ t101, 8)));
    const uint16_t t108 = 73 ^ t106;
    // round 73 (cham.dsl:24)
    const uint16_t t113 = (uint16_t)(rotl16(t87, 8) - (rotl16(load16(rk + 16) ^ t108, 1)));
    const uint16_t t115 = 72 ^ t113;
    // round 72 (cham.dsl:24)
    const uint16_t t120 = (uint16_t)(rotl16(t94, 15) - (rotl16(load16(rk + 14) ^ t115, 8)));
    const uint16_t t122 = 71 ^ t120;
    // round 71 (cham.dsl:24)
    const uint16_t t127 = (uint16_t)(rotl16(t101, 8) - (rotl16(load16(rk + 12) ^ t122, 1)));
    const uint16_t t129 = 70 ^ t127;
    // round 70 (cham.dsl:24)
    const uint16_t t134 = (uint16_t)(rotl16(t108, 15) - (rotl16(load16(rk + 10) ^ t129, 8)));
    const uint16_t t136 = 69 ^ t134;
    // round 69 (cham.dsl:24)
    const uint16_t t141 = (uint16_t)(rotl16(t115, 8) - (rotl16(load16(rk + 8) ^ t136, 1)));
    const uint16_t t143 = 68 ^ t141;
    // round 68 (cham.dsl:24)
    const uint16_t t148 = (uint16_t)(rotl16(t122, 15) - (rotl16(load16(rk + 6) ^ t143, 8)));
    const uint16_t t150 = 67 ^ t148;
    // round 67 (cham.dsl:24)
    const uint16_t t155 = (uint16_t)(rotl16(t129, 8) - (rotl16(load16(rk + 4) ^ t150, 1)));
    const uint16_t t157 = 66 ^ t155;
    // round 66 (cham.dsl:24)
    const uint16_t t162 = (uint16_t)(rotl16(t136, 15) - (rotl16(load16(rk + 2) ^ t157, 8)));
    const uint16_t t164 = 65 ^ t162;
    // round 65 (cham.dsl:24)
    const uint16_t t169 = (uint16_t)(rotl16(t143, 8) - (rotl16(load16(rk) ^ t164, 1)));
    const uint16_t t171 = 64 ^ t169;
    // round 64 (cham.dsl:24)
    const uint16_t t176 = (uint16_t)(rotl16(t150, 15) - (rotl16(load16(rk + 30) ^ t171, 8)));
    const uint16_t t178 = 63 ^ t176;
    // round 63 (cham.dsl:24)
    const uint16_t t183 = (uint16_t)(rotl16(t157, 8) - (rotl16(load16(rk + 28) ^ t178, 1)));
    const uint16_t t185 = 62 ^ t183;
    // round 62 (cham.dsl:24)
    const uint16_t t190 = (uint16_t)(rotl16(t164, 15) - (rotl16(load16(rk + 26) ^ t185, 8)));
    const uint16_t t192 = 61 ^ t190;
    // round 61 (cham.dsl:24)
    const uint16_t t197 = (uint16_t)(rotl16(t171, 8) - (rotl16(load16(rk + 24) ^ t192, 1)));
    const uint16_t t199 = 60 ^ t197;
    // round 60 (cham.dsl:24)
    const uint16_t t204 = (uint16_t)(rotl16(t178, 15) - (rotl16(load16(rk + 22) ^ t199, 8)));
    const uint16_t t206 = 59 ^ t204;
    // round 59 (cham.dsl:24)
    const uint16_t t211 = (uint16_t)(rotl16(t185, 8) - (rotl16(load16(rk + 20) ^ t206, 1)));
    const uint16_t t213 = 58 ^ t211;
    // round 58 (cham.dsl:24)
    const uint16_t t218 = (uint16_t)(rotl16(t192, 15) - (rotl16(load16(rk + 18) ^ t213, 8)));
    const uint16_t t220 = 57 ^ t218;
    // round 57 (cham.dsl:24)
    const uint16_t t225 = (uint16_t)(rotl16(t199, 8) - (rotl16(load16(rk + 16) ^ t220, 1)));
    const uint16_t t227 = 56 ^ t225;
    // round 56 (cham.dsl:24)
    const uint16_t t232 = (uint16_t)(rotl16(t206, 15) - (rotl16(load16(rk + 14) ^ t227, 8)));
    const uint16_t t234 = 55 ^ t232;
    // round 55 (cham.dsl:24)
    const uint16_t t239 = (uint16_t)(rotl16(t213, 8) - (rotl16(load16(rk + 12) ^ t234, 1)));
    const uint16_t t241 = 54 ^ t239;
    // round 54 (cham.dsl:24)
    const uint16_t t246 = (uint16_t)(rotl16(t220, 15) - (rotl16(load16(rk + 10) ^ t241, 8)));
    const uint16_t t248 = 53 ^ t246;
    // round 53 (cham.dsl:24)
    const uint16_t t253 = (uint16_t)(rotl16(t227, 8) - (rotl16(load16(rk + 8) ^ t248, 1)));
    const uint16_t t255 = 52 ^ t253;
    // round 52 (cham.dsl:24)
    const uint16_t t260 = (uint16_t)(rotl16(t234, 15) - (rotl16(load16(rk + 6) ^ t255, 8)));
    const uint16_t t262 = 51 ^ t260;
    // round 51 (cham.dsl:24)
    const uint16_t t267 = (uint16_t)(rotl16(t241, 8) - (rotl16(load16(rk + 4) ^ t262, 1)));
    const uint16_t t269 = 50 ^ t267;
    // round 50 (cham.dsl:24)
    const uint16_t t274 = (uint16_t)(rotl16(t248, 15) - (rotl16(load16(rk + 2) ^ t269, 8)));
    const uint16_t t276 = 49 ^ t274;
    // round 49 (cham.dsl:24)
    const uint16_t t281 = (uint16_t)(rotl16(t255, 8) - (rotl16(load16(rk) ^ t276, 1)));
    const uint16_t t283 = 48 ^ t281;
    // round 48 (cham.dsl:24)
    const uint16_t t288 = (uint16_t)(rotl16(t262, 15) - (rotl16(load16(rk + 30) ^ t283, 8)));
    const uint16_t t290 = 47 ^ t288;
    // round 47 (cham.dsl:24)
    const uint16_t t295 = (uint16_t)(rotl16(t269, 8) - (rotl16(load16(rk + 28) ^ t290, 1)));
    const uint16_t t297 = 46 ^ t295;
    // round 46 (cham.dsl:24)
    const uint16_t t302 = (uint16_t)(rotl16(t276, 15) - (rotl16(load16(rk + 26) ^ t297, 8)));
    const uint16_t t304 = 45 ^ t302;
    // round 45 (cham.dsl:24)
    const uint16_t t309 = (uint16_t)(rotl16(t283, 8) - (rotl16(load16(rk + 24) ^ t304, 1)));
    const uint16_t t311 = 44 ^ t309;
    // round 44 (cham.dsl:24)
    const uint16_t t316 = (uint16_t)(rotl16(t290, 15) - (rotl16(load16(rk + 22) ^ t311, 8)));
    const uint16_t t318 = 43 ^ t316;
    // round 43 (cham.dsl:24)
    const uint16_t t323 = (uint16_t)(rotl16(t297, 8) - (rotl16(load16(rk + 20) ^ t318, 1)));
    const uint16_t t325 = 42 ^ t323;
    // round 42 (cham.dsl:24)
    const uint16_t t330 = (uint16_t)(rotl16(t304, 15) - (rotl16(load16(rk + 18) ^ t325, 8)));
    const uint16_t t332 = 41 ^ t330;
    // round 41 (cham.dsl:24)
    const uint16_t t337 = (uint16_t)(rotl16(t311, 8) - (rotl16(load16(rk + 16) ^ t332, 1)));
    const uint16_t t339 = 40 ^ t337;
    // round 40 (cham.dsl:24)
    const uint16_t t344 = (uint16_t)(rotl16(t318, 15) - (rotl16(load16(rk + 14) ^ t339, 8)));
    const uint16_t t346 = 39 ^ t344;
    // round 39 (cham.dsl:24)
    const uint16_t t351 = (uint16_t)(rotl16(t325, 8) - (rotl16(load16(rk + 12) ^ t346, 1)));
    const uint16_t t353 = 38 ^ t351;
    // round 38 (cham.dsl:24)
    const uint16_t t358 = (uint16_t)(rotl16(t332, 15) - (rotl16(load16(rk + 10) ^ t353, 8)));
    const uint16_t t360 = 37 ^ t358;
    // round 37 (cham.dsl:24)
    const uint16_t t365 = (uint16_t)(rotl16(t339, 8) - (rotl16(load16(rk + 8) ^ t360, 1)));
    const uint16_t t367 = 36 ^ t365;
    // round 36 (cham.dsl:24)
    const uint16_t t372 = (uint16_t)(rotl16(t346, 15) - (rotl16(load16(rk + 6) ^ t367, 8)));
    const uint16_t t374 = 35 ^ t372;
    // round 35 (cham.dsl:24)
    const uint16_t t379 = (uint16_t)(rotl16(t353, 8) - (rotl16(load16(rk + 4) ^ t374, 1)));
    const uint16_t t381 = 34 ^ t379;
    // round 34 (cham.dsl:24)
    const uint16_t t386 = (uint16_t)(rotl16(t360, 15) - (rotl16(load16(rk + 2) ^ t381, 8)));
    const uint16_t t388 = 33 ^ t386;
    // round 33 (cham.dsl:24)
    const uint16_t t393 = (uint16_t)(rotl16(t367, 8) - (rotl16(load16(rk) ^ t388, 1)));
    const uint16_t t395 = 32 ^ t393;
    // round 32 (cham.dsl:24)
    const uint16_t t400 = (uint16_t)(rotl16(t374, 15) - (rotl16(load16(rk + 30) ^ t395, 8)));
    const uint16_t t402 = 31 ^ t400;
    // round 31 (cham.dsl:24)
    const uint16_t t407 = (uint16_t)(rotl16(t381, 8) - (rotl16(load16(rk + 28) ^ t402, 1)));
    const uint16_t t409 = 30 ^ t407;
    // round 30 (cham.dsl:24)
    const uint16_t t414 = (uint16_t)(rotl16(t388, 15) - (rotl16(load16(rk + 26) ^ t409, 8)));
    const uint16_t t416 = 29 ^ t414;
    // round 29 (cham.dsl:24)
    const uint16_t t421 = (uint16_t)(rotl16(t395, 8) - (rotl16(load16(rk + 24) ^ t416, 1)));
    const uint16_t t423 = 28 ^ t421;
    // round 28 (cham.dsl:24)
    const uint16_t t428 = (uint16_t)(rotl16(t402, 15) - (rotl16(load16(rk + 22) ^ t423, 8)));
    const uint16_t t430 = 27 ^ t428;
    // round 27 (cham.dsl:24)
    const uint16_t t435 = (uint16_t)(rotl16(t409, 8) - (rotl16(load16(rk + 20) ^ t430, 1)));
    const uint16_t t437 = 26 ^ t435;
    // round 26 (cham.dsl:24)
    const uint16_t t442 = (uint16_t)(rotl16(t416, 15) - (rotl16(load16(rk + 18) ^ t437, 8)));
    const uint16_t t444 = 25 ^ t442;
    // round 25 (cham.dsl:24)
    const uint16_t t449 = (uint16_t)(rotl16(t423, 8) - (rotl16(load16(rk + 16) ^ t444, 1)));
    const uint16_t t451 = 24 ^ t449;
    // round 24 (cham.dsl:24)
    const uint16_t t456 = (uint16_t)(rotl16(t430, 15) - (rotl16(load16(rk + 14) ^ t451, 8)));
    const uint16_t t458 = 23 ^ t456;
    // round 23 (cham.dsl:24)
    const uint16_t t463 = (uint16_t)(rotl16(t437, 8) - (rotl16(load16(rk + 12) ^ t458, 1)));
    const uint16_t t465 = 22 ^ t463;
    // round 22 (cham.dsl:24)
    const uint16_t t470 = (uint16_t)(rotl16(t444, 15) - (rotl16(load16(rk + 10) ^ t465, 8)));
    const uint16_t t472 = 21 ^ t470;
    // round 21 (cham.dsl:24)
    const uint16_t t477 = (uint16_t)(rotl16(t451, 8) - (rotl16(load16(rk + 8) ^ t472, 1)));
    const uint16_t t479 = 20 ^ t477;
    // round 20 (cham.dsl:24)
    const uint16_t t484 = (uint16_t)(rotl16(t458, 15) - (rotl16(load16(rk + 6) ^ t479, 8)));
    const uint16_t t486 = 19 ^ t484;
    // round 19 (cham.dsl:24)
    const uint16_t t491 = (uint16_t)(rotl16(t465, 8) - (rotl16(load16(rk + 4) ^ t486, 1)));
    const uint16_t t493 = 18 ^ t491;
    // round 18 (cham.dsl:24)
    const uint16_t t498 = (uint16_t)(rotl16(t472, 15) - (rotl16(load16(rk + 2) ^ t493, 8)));
    const uint16_t t500 = 17 ^ t498;
    // round 17 (cham.dsl:24)
    const uint16_t t505 = (uint16_t)(rotl16(t479, 8) - (rotl16(load16(rk) ^ t500, 1)));
    const uint16_t t507 = 16 ^ t505;
    // round 16 (cham.dsl:24)
    const uint16_t t512 = (uint16_t)(rotl16(t486, 15) - (rotl16(load16(rk + 30) ^ t507, 8)));
    const uint16_t t514 = 15 ^ t512;
    // round 15 (cham.dsl:24)
    const uint16_t t519 = (uint16_t)(rotl16(t493, 8) - (rotl16(load16(rk + 28) ^ t514, 1)));
    const uint16_t t521 = 14 ^ t519;
    // round 14 (cham.dsl:24)
    const uint16_t t526 = (uint16_t)(rotl16(t500, 15) - (rotl16(load16(rk + 26) ^ t521, 8)));
    const uint16_t t528 = 13 ^ t526;
    // round 13 (cham.dsl:24)
    const uint16_t t533 = (uint16_t)(rotl16(t507, 8) - (rotl16(load16(rk + 24) ^ t528, 1)));
    const uint16_t t535 = 12 ^ t533;
    // round 12 (cham.dsl:24)
    const uint16_t t540 = (uint16_t)(rotl16(t514, 15) - (rotl16(load16(rk + 22) ^ t535, 8)));
    const uint16_t t542 = 11 ^ t540;
    // round 11 (cham.dsl:24)
    const uint16_t t547 = (uint16_t)(rotl16(t521, 8) - (rotl16(load16(rk + 20) ^ t542, 1)));
    const uint16_t t549 = 10 ^ t547;
    // round 10 (cham.dsl:24)
    const uint16_t t554 = (uint16_t)(rotl16(t528, 15) - (rotl16(load16(rk + 18) ^ t549, 8)));
    const uint16_t t556 = 9 ^ t554;
    // round 9 (cham.dsl:24)
    const uint16_t t561 = (uint16_t)(rotl16(t535, 8) - (rotl16(load16(rk + 16) ^ t556, 1)));
    const uint16_t t563 = 8 ^ t561;
    // round 8 (cham.dsl:24)
    const uint16_t t568 = (uint16_t)(rotl16(t542, 15) - (rotl16(load16(rk + 14) ^ t563, 8)));
    const uint16_t t570 = 7 ^ t568;
    // round 7 (cham.dsl:24)
    const uint16_t t575 = (uint16_t)(rotl16(t549, 8) - (rotl16(load16(rk + 12) ^ t570, 1)));
    const uint16_t t577 = 6 ^ t575;
    // round 6 (cham.dsl:24)
    const uint16_t t582 = (uint16_t)(rotl16(t556, 15) - (rotl16(load16(rk + 10) ^ t577, 8)));
    const uint16_t t584 = 5 ^ t582;
    // round 5 (cham.dsl:24)
    const uint16_t t589 = (uint16_t)(rotl16(t563, 8) - (rotl16(load16(rk + 8) ^ t584, 1)));
    const uint16_t t591 = 4 ^ t589;
    // round 4 (cham.dsl:24)
    const uint16_t t596 = (uint16_t)(rotl16(t570, 15) - (rotl16(load16(rk + 6) ^ t591, 8)));
    const uint16_t t598 = 3 ^ t596;
    // round 3 (cham.dsl:24)
    const uint16_t t603 = (uint16_t)(rotl16(t577, 8) - (rotl16(load16(rk + 4) ^ t598, 1)));
    const uint16_t t605 = 2 ^ t603;
    // round 2 (cham.dsl:24)
    const uint16_t t610 = (uint16_t)(rotl16(t584, 15) - (rotl16(load16(rk + 2) ^ t605, 8)));
    const uint16_t t612 = 1 ^ t610;
    // round 1 (cham.dsl:24)
    const uint16_t t617 = (uint16_t)(rotl16(t591, 8) - (rotl16(load16(rk) ^ t612, 1)));
    store_le16(out, t617);
    store_le16(out + 2, t612);
    store_le16(out + 4, t605);
    store_le16(out + 6, t598);
}

void lwcc_cham64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}

void lwcc_cham64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_cham64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham64_128_key_setup_c(ctx, key);
    lwcc_cham64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_cham64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint16_t t7 = (uint16_t)nonce[0] | ((uint16_t)((uint16_t)nonce[1] << 8));
    const uint16_t t11 = (uint16_t)nonce[2] | ((uint16_t)((uint16_t)nonce[3] << 8));
    // round 1 (cham.dsl:24)
    const uint16_t t16 = rotl16((uint16_t)(t7 + (rotl16(t11 ^ load16(ctx), 1))), 8);
    // round 2 (cham.dsl:24)
    const uint16_t t18 = 1 ^ t11;
    // round 4 (cham.dsl:24)
    const uint16_t t21 = rotl16(load16(ctx + 6) ^ t16, 8);
    // round 5 (cham.dsl:24)
    const uint16_t t23 = 4 ^ t16;
    store16(ctx + 32, t18);
    store16(ctx + 34, t21);
    store16(ctx + 36, t23);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint16_t t94 = (uint16_t)(((uint16_t)((uint8_t)(counter >> 16))) << 8);
    const uint16_t t95 = ((uint16_t)((uint8_t)(counter >> 24))) | t94;
    const uint16_t t99 = ((uint16_t)((uint8_t)(counter >> 8))) | ((uint16_t)(((uint16_t)(uint8_t)counter) << 8));
    // round 2 (cham.dsl:24)
    const uint16_t t104 = (uint16_t)(load16(ctx + 32) + (rotl16(t95 ^ load16(ctx + 2), 8)));
    const uint16_t t105 = rotl16(t104, 1);
    // round 3 (cham.dsl:24)
    const uint16_t t110 = (uint16_t)((2 ^ t95) + (rotl16(t99 ^ load16(ctx + 4), 1)));
    const uint16_t t111 = rotl16(t110, 8);
    // round 4 (cham.dsl:24)
    const uint16_t t115 = rotl16((uint16_t)((3 ^ t99) + load16(ctx + 34)), 1);
    // round 5 (cham.dsl:24)
    const uint16_t t120 = (uint16_t)(load16(ctx + 36) + (rotl16(load16(ctx + 8) ^ t105, 1)));
    const uint16_t t121 = rotl16(t120, 8);
    // round 6 (cham.dsl:24)
    const uint16_t t126 = (uint16_t)((5 ^ t105) + (rotl16(load16(ctx + 10) ^ t111, 8)));
    const uint16_t t127 = rotl16(t126, 1);
    // round 7 (cham.dsl:24)
    const uint16_t t132 = (uint16_t)((6 ^ t111) + (rotl16(load16(ctx + 12) ^ t115, 1)));
    const uint16_t t133 = rotl16(t132, 8);
    // round 8 (cham.dsl:24)
    const uint16_t t138 = (uint16_t)((7 ^ t115) + (rotl16(load16(ctx + 14) ^ t121, 8)));
    const uint16_t t139 = rotl16(t138, 1);
    // round 9 (cham.dsl:24)
    const uint16_t t144 = (uint16_t)((8 ^ t121) + (rotl16(load16(ctx + 16) ^ t127, 1)));
    const uint16_t t145 = rotl16(t144, 8);
    // round 10 (cham.dsl:24)
    const uint16_t t150 = (uint16_t)((9 ^ t127) + (rotl16(load16(ctx + 18) ^ t133, 8)));
    const uint16_t t151 = rotl16(t150, 1);
    // round 11 (cham.dsl:24)
    const uint16_t t156 = (uint16_t)((10 ^ t133) + (rotl16(load16(ctx + 20) ^ t139, 1)));
    const uint16_t t157 = rotl16(t156, 8);
    // round 12 (cham.dsl:24)
    const uint16_t t162 = (uint16_t)((11 ^ t139) + (rotl16(load16(ctx + 22) ^ t145, 8)));
    const uint16_t t163 = rotl16(t162, 1);
    // round 13 (cham.dsl:24)
    const uint16_t t168 = (uint16_t)((12 ^ t145) + (rotl16(load16(ctx + 24) ^ t151, 1)));
    const uint16_t t169 = rotl16(t168, 8);
    // round 14 (cham.dsl:24)
    const uint16_t t174 = (uint16_t)((13 ^ t151) + (rotl16(load16(ctx + 26) ^ t157, 8)));
    const uint16_t t175 = rotl16(t174, 1);
    // round 15 (cham.dsl:24)
    const uint16_t t180 = (uint16_t)((14 ^ t157) + (rotl16(load16(ctx + 28) ^ t163, 1)));
    const uint16_t t181 = rotl16(t180, 8);
    // round 16 (cham.dsl:24)
    const uint16_t t186 = (uint16_t)((15 ^ t163) + (rotl16(load16(ctx + 30) ^ t169, 8)));
    const uint16_t t187 = rotl16(t186, 1);
    // round 17 (cham.dsl:24)
    const uint16_t t192 = (uint16_t)((16 ^ t169) + (rotl16(load16(ctx) ^ t175, 1)));
    const uint16_t t193 = rotl16(t192, 8);
    // round 18 (cham.dsl:24)
    const uint16_t t198 = (uint16_t)((17 ^ t175) + (rotl16(load16(ctx + 2) ^ t181, 8)));
    const uint16_t t199 = rotl16(t198, 1);
    // round 19 (cham.dsl:24)
    const uint16_t t204 = (uint16_t)((18 ^ t181) + (rotl16(load16(ctx + 4) ^ t187, 1)));
    const uint16_t t205 = rotl16(t204, 8);
    // round 20 (cham.dsl:24)
    const uint16_t t210 = (uint16_t)((19 ^ t187) + (rotl16(load16(ctx + 6) ^ t193, 8)));
    const uint16_t t211 = rotl16(t210, 1);
    // round 21 (cham.dsl:24)
    const uint16_t t216 = (uint16_t)((20 ^ t193) + (rotl16(load16(ctx + 8) ^ t199, 1)));
    const uint16_t t217 = rotl16(t216, 8);
    // round 22 (cham.dsl:24)
    const uint16_t t222 = (uint16_t)((21 ^ t199) + (rotl16(load16(ctx + 10) ^ t205, 8)));
    const uint16_t t223 = rotl16(t222, 1);
    // round 23 (cham.dsl:24)
    const uint16_t t228 = (uint16_t)((22 ^ t205) + (rotl16(load16(ctx + 12) ^ t211, 1)));
    const uint16_t t229 = rotl16(t228, 8);
    // round 24 (cham.dsl:24)
    const uint16_t t234 = (uint16_t)((23 ^ t211) + (rotl16(load16(ctx + 14) ^ t217, 8)));
    const uint16_t t235 = rotl16(t234, 1);
    // round 25 (cham.dsl:24)
    const uint16_t t240 = (uint16_t)((24 ^ t217) + (rotl16(load16(ctx + 16) ^ t223, 1)));
    const uint16_t t241 = rotl16(t240, 8);
    // round 26 (cham.dsl:24)
    const uint16_t t246 = (uint16_t)((25 ^ t223) + (rotl16(load16(ctx + 18) ^ t229, 8)));
    const uint16_t t247 = rotl16(t246, 1);
    // round 27 (cham.dsl:24)
    const uint16_t t252 = (uint16_t)((26 ^ t229) + (rotl16(load16(ctx + 20) ^ t235, 1)));
    const uint16_t t253 = rotl16(t252, 8);
    // round 28 (cham.dsl:24)
    const uint16_t t258 = (uint16_t)((27 ^ t235) + (rotl16(load16(ctx + 22) ^ t241, 8)));
    const uint16_t t259 = rotl16(t258, 1);
    // round 29 (cham.dsl:24)
    const uint16_t t264 = (uint16_t)((28 ^ t241) + (rotl16(load16(ctx + 24) ^ t247, 1)));
    const uint16_t t265 = rotl16(t264, 8);
    // round 30 (cham.dsl:24)
    const uint16_t t270 = (uint16_t)((29 ^ t247) + (rotl16(load16(ctx + 26) ^ t253, 8)));
    const uint16_t t271 = rotl16(t270, 1);
    // round 31 (cham.dsl:24)
    const uint16_t t276 = (uint16_t)((30 ^ t253) + (rotl16(load16(ctx + 28) ^ t259, 1)));
    const uint16_t t277 = rotl16(t276, 8);
    // round 32 (cham.dsl:24)
    const uint16_t t282 = (uint16_t)((31 ^ t259) + (rotl16(load16(ctx + 30) ^ t265, 8)));
    const uint16_t t283 = rotl16(t282, 1);
    // round 33 (cham.dsl:24)
    const uint16_t t288 = (uint16_t)((32 ^ t265) + (rotl16(load16(ctx) ^ t271, 1)));
    const uint16_t t289 = rotl16(t288, 8);
    // round 34 (cham.dsl:24)
    const uint16_t t294 = (uint16_t)((33 ^ t271) + (rotl16(load16(ctx + 2) ^ t277, 8)));
    const uint16_t t295 = rotl16(t294, 1);
    // round 35 (cham.dsl:24)
    const uint16_t t300 = (uint16_t)((34 ^ t277) + (rotl16(load16(ctx + 4) ^ t283, 1)));
    const uint16_t t301 = rotl16(t300, 8);
    // round 36 (cham.dsl:24)
    const uint16_t t306 = (uint16_t)((35 ^ t283) + (rotl16(load16(ctx + 6) ^ t289, 8)));
    const uint16_t t307 = rotl16(t306, 1);
    // round 37 (cham.dsl:24)
    const uint16_t t312 = (uint16_t)((36 ^ t289) + (rotl16(load16(ctx + 8) ^ t295, 1)));
    const uint16_t t313 = rotl16(t312, 8);
    // round 38 (cham.dsl:24)
    const uint16_t t318 = (uint16_t)((37 ^ t295) + (rotl16(load16(ctx + 10) ^ t301, 8)));
    const uint16_t t319 = rotl16(t318, 1);
    // round 39 (cham.dsl:24)
    const uint16_t t324 = (uint16_t)((38 ^ t301) + (rotl16(load16(ctx + 12) ^ t307, 1)));
    const uint16_t t325 = rotl16(t324, 8);
    // round 40 (cham.dsl:24)
    const uint16_t t330 = (uint16_t)((39 ^ t307) + (rotl16(load16(ctx + 14) ^ t313, 8)));
    const uint16_t t331 = rotl16(t330, 1);
    // round 41 (cham.dsl:24)
    const uint16_t t336 = (uint16_t)((40 ^ t313) + (rotl16(load16(ctx + 16) ^ t319, 1)));
    const uint16_t t337 = rotl16(t336, 8);
    // round 42 (cham.dsl:24)
    const uint16_t t342 = (uint16_t)((41 ^ t319) + (rotl16(load16(ctx + 18) ^ t325, 8)));
    const uint16_t t343 = rotl16(t342, 1);
    // round 43 (cham.dsl:24)
    const uint16_t t348 = (uint16_t)((42 ^ t325) + (rotl16(load16(ctx + 20) ^ t331, 1)));
    const uint16_t t349 = rotl16(t348, 8);
    // round 44 (cham.dsl:24)
    const uint16_t t354 = (uint16_t)((43 ^ t331) + (rotl16(load16(ctx + 22) ^ t337, 8)));
    const uint16_t t355 = rotl16(t354, 1);
    // round 45 (cham.dsl:24)
    const uint16_t t360 = (uint16_t)((44 ^ t337) + (rotl16(load16(ctx + 24) ^ t343, 1)));
    const uint16_t t361 = rotl16(t360, 8);
    // round 46 (cham.dsl:24)
    const uint16_t t366 = (uint16_t)((45 ^ t343) + (rotl16(load16(ctx + 26) ^ t349, 8)));
    const uint16_t t367 = rotl16(t366, 1);
    // round 47 (cham.dsl:24)
    const uint16_t t372 = (uint16_t)((46 ^ t349) + (rotl16(load16(ctx + 28) ^ t355, 1)));
    const uint16_t t373 = rotl16(t372, 8);
    // round 48 (cham.dsl:24)
    const uint16_t t378 = (uint16_t)((47 ^ t355) + (rotl16(load16(ctx + 30) ^ t361, 8)));
    const uint16_t t379 = rotl16(t378, 1);
    // round 49 (cham.dsl:24)
    const uint16_t t384 = (uint16_t)((48 ^ t361) + (rotl16(load16(ctx) ^ t367, 1)));
    const uint16_t t385 = rotl16(t384, 8);
    // round 50 (cham.dsl:24)
    const uint16_t t390 = (uint16_t)((49 ^ t367) + (rotl16(load16(ctx + 2) ^ t373, 8)));
    const uint16_t t391 = rotl16(t390, 1);
    // round 51 (cham.dsl:24)
    const uint16_t t396 = (uint16_t)((50 ^ t373) + (rotl16(load16(ctx + 4) ^ t379, 1)));
    const uint16_t t397 = rotl16(t396, 8);
    // round 52 (cham.dsl:24)
    const uint16_t t402 = (uint16_t)((51 ^ t379) + (rotl16(load16(ctx + 6) ^ t385, 8)));
    const uint16_t t403 = rotl16(t402, 1);
    // round 53 (cham.dsl:24)
    const uint16_t t408 = (uint16_t)((52 ^ t385) + (rotl16(load16(ctx + 8) ^ t391, 1)));
    const uint16_t t409 = rotl16(t408, 8);
    // round 54 (cham.dsl:24)
    const uint16_t t414 = (uint16_t)((53 ^ t391) + (rotl16(load16(ctx + 10) ^ t397, 8)));
    const uint16_t t415 = rotl16(t414, 1);
    // round 55 (cham.dsl:24)
    const uint16_t t420 = (uint16_t)((54 ^ t397) + (rotl16(load16(ctx + 12) ^ t403, 1)));
    const uint16_t t421 = rotl16(t420, 8);
    // round 56 (cham.dsl:24)
    const uint16_t t426 = (uint16_t)((55 ^ t403) + (rotl16(load16(ctx + 14) ^ t409, 8)));
    const uint16_t t427 = rotl16(t426, 1);
    // round 57 (cham.dsl:24)
    const uint16_t t432 = (uint16_t)((56 ^ t409) + (rotl16(load16(ctx + 16) ^ t415, 1)));
    const uint16_t t433 = rotl16(t432, 8);
    // round 58 (cham.dsl:24)
    const uint16_t t438 = (uint16_t)((57 ^ t415) + (rotl16(load16(ctx + 18) ^ t421, 8)));
    const uint16_t t439 = rotl16(t438, 1);
    // round 59 (cham.dsl:24)
    const uint16_t t444 = (uint16_t)((58 ^ t421) + (rotl16(load16(ctx + 20) ^ t427, 1)));
    const uint16_t t445 = rotl16(t444, 8);
    // round 60 (cham.dsl:24)
    const uint16_t t450 = (uint16_t)((59 ^ t427) + (rotl16(load16(ctx + 22) ^ t433, 8)));
    const uint16_t t451 = rotl16(t450, 1);
    // round 61 (cham.dsl:24)
    const uint16_t t456 = (uint16_t)((60 ^ t433) + (rotl16(load16(ctx + 24) ^ t439, 1)));
    const uint16_t t457 = rotl16(t456, 8);
    // round 62 (cham.dsl:24)
    const uint16_t t462 = (uint16_t)((61 ^ t439) + (rotl16(load16(ctx + 26) ^ t445, 8)));
    const uint16_t t463 = rotl16(t462, 1);
    // round 63 (cham.dsl:24)
    const uint16_t t468 = (uint16_t)((62 ^ t445) + (rotl16(load16(ctx + 28) ^ t451, 1)));
    const uint16_t t469 = rotl16(t468, 8);
    // round 64 (cham.dsl:24)
    const uint16_t t474 = (uint16_t)((63 ^ t451) + (rotl16(load16(ctx + 30) ^ t457, 8)));
    const uint16_t t475 = rotl16(t474, 1);
    // round 65 (cham.dsl:24)
    const uint16_t t480 = (uint16_t)((64 ^ t457) + (rotl16(load16(ctx) ^ t463, 1)));
    const uint16_t t481 = rotl16(t480, 8);
    // round 66 (cham.dsl:24)
    const uint16_t t486 = (uint16_t)((65 ^ t463) + (rotl16(load16(ctx + 2) ^ t469, 8)));
    const uint16_t t487 = rotl16(t486, 1);
    // round 67 (cham.dsl:24)
    const uint16_t t492 = (uint16_t)((66 ^ t469) + (rotl16(load16(ctx + 4) ^ t475, 1)));
    const uint16_t t493 = rotl16(t492, 8);
    // round 68 (cham.dsl:24)
    const uint16_t t498 = (uint16_t)((67 ^ t475) + (rotl16(load16(ctx + 6) ^ t481, 8)));
    const uint16_t t499 = rotl16(t498, 1);
    // round 69 (cham.dsl:24)
    const uint16_t t504 = (uint16_t)((68 ^ t481) + (rotl16(load16(ctx + 8) ^ t487, 1)));
    const uint16_t t505 = rotl16(t504, 8);
    // round 70 (cham.dsl:24)
    const uint16_t t510 = (uint16_t)((69 ^ t487) + (rotl16(load16(ctx + 10) ^ t493, 8)));
    const uint16_t t511 = rotl16(t510, 1);
    // round 71 (cham.dsl:24)
    const uint16_t t516 = (uint16_t)((70 ^ t493) + (rotl16(load16(ctx + 12) ^ t499, 1)));
    const uint16_t t517 = rotl16(t516, 8);
    // round 72 (cham.dsl:24)
    const uint16_t t522 = (uint16_t)((71 ^ t499) + (rotl16(load16(ctx + 14) ^ t505, 8)));
    const uint16_t t523 = rotl16(t522, 1);
    // round 73 (cham.dsl:24)
    const uint16_t t528 = (uint16_t)((72 ^ t505) + (rotl16(load16(ctx + 16) ^ t511, 1)));
    const uint16_t t529 = rotl16(t528, 8);
    // round 74 (cham.dsl:24)
    const uint16_t t534 = (uint16_t)((73 ^ t511) + (rotl16(load16(ctx + 18) ^ t517, 8)));
    const uint16_t t535 = rotl16(t534, 1);
    // round 75 (cham.dsl:24)
    const uint16_t t540 = (uint16_t)((74 ^ t517) + (rotl16(load16(ctx + 20) ^ t523, 1)));
    const uint16_t t541 = rotl16(t540, 8);
    // round 76 (cham.dsl:24)
    const uint16_t t546 = (uint16_t)((75 ^ t523) + (rotl16(load16(ctx + 22) ^ t529, 8)));
    const uint16_t t547 = rotl16(t546, 1);
    // round 77 (cham.dsl:24)
    const uint16_t t552 = (uint16_t)((76 ^ t529) + (rotl16(load16(ctx + 24) ^ t535, 1)));
    const uint16_t t553 = rotl16(t552, 8);
    // round 78 (cham.dsl:24)
    const uint16_t t558 = (uint16_t)((77 ^ t535) + (rotl16(load16(ctx + 26) ^ t541, 8)));
    const uint16_t t559 = rotl16(t558, 1);
    // round 79 (cham.dsl:24)
    const uint16_t t564 = (uint16_t)((78 ^ t541) + (rotl16(load16(ctx + 28) ^ t547, 1)));
    const uint16_t t565 = rotl16(t564, 8);
    // round 80 (cham.dsl:24)
    const uint16_t t570 = (uint16_t)((79 ^ t547) + (rotl16(load16(ctx + 30) ^ t553, 8)));
    const uint16_t t571 = rotl16(t570, 1);
    // round 81 (cham.dsl:24)
    const uint16_t t576 = (uint16_t)((80 ^ t553) + (rotl16(load16(ctx) ^ t559, 1)));
    const uint16_t t577 = rotl16(t576, 8);
    // round 82 (cham.dsl:24)
    const uint16_t t582 = (uint16_t)((81 ^ t559) + (rotl16(load16(ctx + 2) ^ t565, 8)));
    const uint16_t t583 = rotl16(t582, 1);
    // round 83 (cham.dsl:24)
    const uint16_t t588 = (uint16_t)((82 ^ t565) + (rotl16(load16(ctx + 4) ^ t571, 1)));
    const uint16_t t589 = rotl16(t588, 8);
    // round 84 (cham.dsl:24)
    const uint16_t t594 = (uint16_t)((83 ^ t571) + (rotl16(load16(ctx + 6) ^ t577, 8)));
    const uint16_t t595 = rotl16(t594, 1);
    // round 85 (cham.dsl:24)
    const uint16_t t600 = (uint16_t)((84 ^ t577) + (rotl16(load16(ctx + 8) ^ t583, 1)));
    const uint16_t t601 = rotl16(t600, 8);
    // round 86 (cham.dsl:24)
    const uint16_t t606 = (uint16_t)((85 ^ t583) + (rotl16(load16(ctx + 10) ^ t589, 8)));
    const uint16_t t607 = rotl16(t606, 1);
    // round 87 (cham.dsl:24)
    const uint16_t t612 = (uint16_t)((86 ^ t589) + (rotl16(load16(ctx + 12) ^ t595, 1)));
    const uint16_t t613 = rotl16(t612, 8);
    // round 88 (cham.dsl:24)
    const uint16_t t618 = (uint16_t)((87 ^ t595) + (rotl16(load16(ctx + 14) ^ t601, 8)));
    const uint16_t t620 = load_le16(in);
    const uint16_t t621 = load_le16(in + 2);
    const uint16_t t622 = load_le16(in + 4);
    const uint16_t t623 = load_le16(in + 6);
    store_le16(out, t620 ^ t601);
    store_le16(out + 2, t621 ^ t607);
    store_le16(out + 4, t622 ^ t613);
    store_le16(out + 6, t623 ^ rotl16(t618, 1));
}

void lwcc_cham64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 8; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 8;
        in += 8;
        counter += 1;
    }
    nbytes %= 8;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[8] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_cham64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
