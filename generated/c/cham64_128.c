// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() rotate() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 16 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 34, ctx 40, align 1, group 8, stack 0
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
    const uint16_t t15 = t1 ^ rotl16(t1, 1);
    const uint16_t t17 = t15 ^ rotl16(t1, 8);
    const uint16_t t19 = t15 ^ rotl16(t1, 11);
    const uint16_t t21 = t2 ^ rotl16(t2, 1);
    const uint16_t t23 = t21 ^ rotl16(t2, 8);
    const uint16_t t27 = t3 ^ rotl16(t3, 1);
    const uint16_t t31 = t27 ^ rotl16(t3, 11);
    const uint16_t t33 = t4 ^ rotl16(t4, 1);
    const uint16_t t35 = t33 ^ rotl16(t4, 8);
    const uint16_t t39 = t5 ^ rotl16(t5, 1);
    const uint16_t t43 = t39 ^ rotl16(t5, 11);
    const uint16_t t45 = t6 ^ rotl16(t6, 1);
    const uint16_t t47 = t45 ^ rotl16(t6, 8);
    const uint16_t t51 = t7 ^ rotl16(t7, 1);
    const uint16_t t55 = t51 ^ rotl16(t7, 11);
    // round 1 (cham.dsl:24)
    const uint16_t t56 = rotl16(t11, 15);
    // round 2 (cham.dsl:24)
    const uint16_t t57 = rotl16(t17, 8);
    // round 3 (cham.dsl:24)
    const uint16_t t58 = rotl16(t23, 15);
    // round 5 (cham.dsl:24)
    const uint16_t t59 = rotl16(t35, 15);
    // round 7 (cham.dsl:24)
    const uint16_t t60 = rotl16(t47, 15);
    // round 9 (cham.dsl:24)
    const uint16_t t61 = rotl16(t19, 15);
    // round 11 (cham.dsl:24)
    const uint16_t t62 = rotl16(t31, 15);
    // round 13 (cham.dsl:24)
    const uint16_t t63 = rotl16(t43, 15);
    // round 15 (cham.dsl:24)
    const uint16_t t64 = rotl16(t55, 15);
    store16(rk, t56);
    store16(rk + 2, t57);
    store16(rk + 4, t58);
    store16(rk + 6, t27 ^ rotl16(t3, 8));
    store16(rk + 8, t59);
    store16(rk + 10, t39 ^ rotl16(t5, 8));
    store16(rk + 12, t60);
    store16(rk + 14, t51 ^ rotl16(t7, 8));
    store16(rk + 16, t61);
    store16(rk + 18, t9 ^ rotl16(t0, 11));
    store16(rk + 20, t62);
    store16(rk + 22, t21 ^ rotl16(t2, 11));
    store16(rk + 24, t63);
    store16(rk + 26, t33 ^ rotl16(t4, 11));
    store16(rk + 28, t64);
    store16(rk + 30, t45 ^ rotl16(t6, 11));
    store16(rk + 32, t17);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    const uint16_t t2 = load_le16(in + 4);
    const uint16_t t3 = load_le16(in + 6);
    // round 1 (cham.dsl:24)
    const uint16_t t7 = (uint16_t)(t0 + (rotl16(t1 ^ load16(rk), 1)));
    const uint16_t t8 = rotl16(t7, 8);
    // round 2 (cham.dsl:24)
    const uint16_t t14 = (uint16_t)((t1 ^ 1) + (rotl16(t2 ^ load16(rk + 2), 8)));
    const uint16_t t15 = rotl16(t14, 1);
    // round 3 (cham.dsl:24)
    const uint16_t t21 = (uint16_t)((t2 ^ 2) + (rotl16(t3 ^ load16(rk + 4), 1)));
    const uint16_t t22 = rotl16(t21, 8);
    // round 4 (cham.dsl:24)
    const uint16_t t28 = rotl16((uint16_t)((t3 ^ 3) + (load16(rk + 6) ^ t7)), 1);
    // round 5 (cham.dsl:24)
    const uint16_t t34 = (uint16_t)((4 ^ t8) + (rotl16(load16(rk + 8) ^ t15, 1)));
    const uint16_t t35 = rotl16(t34, 8);
    // round 6 (cham.dsl:24)
    const uint16_t t41 = rotl16((uint16_t)((5 ^ t15) + (load16(rk + 10) ^ t21)), 1);
    // round 7 (cham.dsl:24)
    const uint16_t t47 = (uint16_t)((6 ^ t22) + (rotl16(load16(rk + 12) ^ t28, 1)));
    const uint16_t t48 = rotl16(t47, 8);
    // round 8 (cham.dsl:24)
    const uint16_t t54 = rotl16((uint16_t)((7 ^ t28) + (load16(rk + 14) ^ t34)), 1);
    // round 9 (cham.dsl:24)
    const uint16_t t60 = (uint16_t)((8 ^ t35) + (rotl16(load16(rk + 16) ^ t41, 1)));
    const uint16_t t61 = rotl16(t60, 8);
    // round 10 (cham.dsl:24)
    const uint16_t t67 = rotl16((uint16_t)((9 ^ t41) + (load16(rk + 18) ^ t47)), 1);
    // round 11 (cham.dsl:24)
    const uint16_t t73 = (uint16_t)((10 ^ t48) + (rotl16(load16(rk + 20) ^ t54, 1)));
    const uint16_t t74 = rotl16(t73, 8);
    // round 12 (cham.dsl:24)
    const uint16_t t80 = rotl16((uint16_t)((11 ^ t54) + (load16(rk + 22) ^ t60)), 1);
    // round 13 (cham.dsl:24)
    const uint16_t t86 = (uint16_t)((12 ^ t61) + (rotl16(load16(rk + 24) ^ t67, 1)));
    const uint16_t t87 = rotl16(t86, 8);
    // round 14 (cham.dsl:24)
    const uint16_t t93 = rotl16((uint16_t)((13 ^ t67) + (load16(rk + 26) ^ t73)), 1);
    // round 15 (cham.dsl:24)
    const uint16_t t99 = (uint16_t)((14 ^ t74) + (rotl16(load16(rk + 28) ^ t80, 1)));
    const uint16_t t100 = rotl16(t99, 8);
    // round 16 (cham.dsl:24)
    const uint16_t t106 = rotl16((uint16_t)((15 ^ t80) + (load16(rk + 30) ^ t86)), 1);
    // round 17 (cham.dsl:24)
    const uint16_t t112 = (uint16_t)((16 ^ t87) + (rotl16(load16(rk) ^ t93, 1)));
    const uint16_t t113 = rotl16(t112, 8);
    // round 18 (cham.dsl:24)
    const uint16_t t119 = rotl16((uint16_t)((17 ^ t93) + (load16(rk + 32) ^ t99)), 1);
    // round 19 (cham.dsl:24)
    const uint16_t t125 = (uint16_t)((18 ^ t100) + (rotl16(load16(rk + 4) ^ t106, 1)));
    const uint16_t t126 = rotl16(t125, 8);
    // round 20 (cham.dsl:24)
    const uint16_t t131 = (uint16_t)((19 ^ t106) + (load16(rk + 6) ^ t112));
    const uint16_t t132 = rotl16(t131, 1);
    // round 21 (cham.dsl:24)
    const uint16_t t138 = (uint16_t)((20 ^ t113) + (rotl16(load16(rk + 8) ^ t119, 1)));
    const uint16_t t139 = rotl16(t138, 8);
    // round 22 (cham.dsl:24)
    const uint16_t t144 = (uint16_t)((21 ^ t119) + (load16(rk + 10) ^ t125));
    const uint16_t t145 = rotl16(t144, 1);
    // round 23 (cham.dsl:24)
    const uint16_t t151 = (uint16_t)((22 ^ t126) + (rotl16(load16(rk + 12) ^ t132, 1)));
    const uint16_t t152 = rotl16(t151, 8);
    // round 24 (cham.dsl:24)
    const uint16_t t157 = (uint16_t)((23 ^ t132) + (load16(rk + 14) ^ t138));
    const uint16_t t158 = rotl16(t157, 1);
    // round 25 (cham.dsl:24)
    const uint16_t t164 = (uint16_t)((24 ^ t139) + (rotl16(load16(rk + 16) ^ t145, 1)));
    const uint16_t t165 = rotl16(t164, 8);
    // round 26 (cham.dsl:24)
    const uint16_t t170 = (uint16_t)((25 ^ t145) + (load16(rk + 18) ^ t151));
    const uint16_t t171 = rotl16(t170, 1);
    // round 27 (cham.dsl:24)
    const uint16_t t177 = (uint16_t)((26 ^ t152) + (rotl16(load16(rk + 20) ^ t158, 1)));
    const uint16_t t178 = rotl16(t177, 8);
    // round 28 (cham.dsl:24)
    const uint16_t t183 = (uint16_t)((27 ^ t158) + (load16(rk + 22) ^ t164));
    const uint16_t t184 = rotl16(t183, 1);
    // round 29 (cham.dsl:24)
    const uint16_t t190 = (uint16_t)((28 ^ t165) + (rotl16(load16(rk + 24) ^ t171, 1)));
    const uint16_t t191 = rotl16(t190, 8);
    // round 30 (cham.dsl:24)
    const uint16_t t196 = (uint16_t)((29 ^ t171) + (load16(rk + 26) ^ t177));
    const uint16_t t197 = rotl16(t196, 1);
    // round 31 (cham.dsl:24)
    const uint16_t t203 = (uint16_t)((30 ^ t178) + (rotl16(load16(rk + 28) ^ t184, 1)));
    const uint16_t t204 = rotl16(t203, 8);
    // round 32 (cham.dsl:24)
    const uint16_t t209 = (uint16_t)((31 ^ t184) + (load16(rk + 30) ^ t190));
    const uint16_t t210 = rotl16(t209, 1);
    // round 33 (cham.dsl:24)
    const uint16_t t216 = (uint16_t)((32 ^ t191) + (rotl16(load16(rk) ^ t197, 1)));
    const uint16_t t217 = rotl16(t216, 8);
    // round 34 (cham.dsl:24)
    const uint16_t t222 = (uint16_t)((33 ^ t197) + (load16(rk + 32) ^ t203));
    const uint16_t t223 = rotl16(t222, 1);
    // round 35 (cham.dsl:24)
    const uint16_t t229 = (uint16_t)((34 ^ t204) + (rotl16(load16(rk + 4) ^ t210, 1)));
    const uint16_t t230 = rotl16(t229, 8);
    // round 36 (cham.dsl:24)
    const uint16_t t235 = (uint16_t)((35 ^ t210) + (load16(rk + 6) ^ t216));
    const uint16_t t236 = rotl16(t235, 1);
    // round 37 (cham.dsl:24)
    const uint16_t t242 = (uint16_t)((36 ^ t217) + (rotl16(load16(rk + 8) ^ t223, 1)));
    const uint16_t t243 = rotl16(t242, 8);
    // round 38 (cham.dsl:24)
    const uint16_t t248 = (uint16_t)((37 ^ t223) + (load16(rk + 10) ^ t229));
    const uint16_t t249 = rotl16(t248, 1);
    // round 39 (cham.dsl:24)
    const uint16_t t255 = (uint16_t)((38 ^ t230) + (rotl16(load16(rk + 12) ^ t236, 1)));
    const uint16_t t256 = rotl16(t255, 8);
    // round 40 (cham.dsl:24)
    const uint16_t t261 = (uint16_t)((39 ^ t236) + (load16(rk + 14) ^ t242));
    const uint16_t t262 = rotl16(t261, 1);
    // round 41 (cham.dsl:24)
    const uint16_t t268 = (uint16_t)((40 ^ t243) + (rotl16(load16(rk + 16) ^ t249, 1)));
    const uint16_t t269 = rotl16(t268, 8);
    // round 42 (cham.dsl:24)
    const uint16_t t274 = (uint16_t)((41 ^ t249) + (load16(rk + 18) ^ t255));
    const uint16_t t275 = rotl16(t274, 1);
    // round 43 (cham.dsl:24)
    const uint16_t t281 = (uint16_t)((42 ^ t256) + (rotl16(load16(rk + 20) ^ t262, 1)));
    const uint16_t t282 = rotl16(t281, 8);
    // round 44 (cham.dsl:24)
    const uint16_t t287 = (uint16_t)((43 ^ t262) + (load16(rk + 22) ^ t268));
    const uint16_t t288 = rotl16(t287, 1);
    // round 45 (cham.dsl:24)
    const uint16_t t294 = (uint16_t)((44 ^ t269) + (rotl16(load16(rk + 24) ^ t275, 1)));
    const uint16_t t295 = rotl16(t294, 8);
    // round 46 (cham.dsl:24)
    const uint16_t t300 = (uint16_t)((45 ^ t275) + (load16(rk + 26) ^ t281));
    const uint16_t t301 = rotl16(t300, 1);
    // round 47 (cham.dsl:24)
    const uint16_t t307 = (uint16_t)((46 ^ t282) + (rotl16(load16(rk + 28) ^ t288, 1)));
    const uint16_t t308 = rotl16(t307, 8);
    // round 48 (cham.dsl:24)
    const uint16_t t313 = (uint16_t)((47 ^ t288) + (load16(rk + 30) ^ t294));
    const uint16_t t314 = rotl16(t313, 1);
    // round 49 (cham.dsl:24)
    const uint16_t t320 = (uint16_t)((48 ^ t295) + (rotl16(load16(rk) ^ t301, 1)));
    const uint16_t t321 = rotl16(t320, 8);
    // round 50 (cham.dsl:24)
    const uint16_t t326 = (uint16_t)((49 ^ t301) + (load16(rk + 32) ^ t307));
    const uint16_t t327 = rotl16(t326, 1);
    // round 51 (cham.dsl:24)
    const uint16_t t333 = (uint16_t)((50 ^ t308) + (rotl16(load16(rk + 4) ^ t314, 1)));
    const uint16_t t334 = rotl16(t333, 8);
    // round 52 (cham.dsl:24)
    const uint16_t t339 = (uint16_t)((51 ^ t314) + (load16(rk + 6) ^ t320));
    const uint16_t t340 = rotl16(t339, 1);
    // round 53 (cham.dsl:24)
    const uint16_t t346 = (uint16_t)((52 ^ t321) + (rotl16(load16(rk + 8) ^ t327, 1)));
    const uint16_t t347 = rotl16(t346, 8);
    // round 54 (cham.dsl:24)
    const uint16_t t352 = (uint16_t)((53 ^ t327) + (load16(rk + 10) ^ t333));
    const uint16_t t353 = rotl16(t352, 1);
    // round 55 (cham.dsl:24)
    const uint16_t t359 = (uint16_t)((54 ^ t334) + (rotl16(load16(rk + 12) ^ t340, 1)));
    const uint16_t t360 = rotl16(t359, 8);
    // round 56 (cham.dsl:24)
    const uint16_t t365 = (uint16_t)((55 ^ t340) + (load16(rk + 14) ^ t346));
    const uint16_t t366 = rotl16(t365, 1);
    // round 57 (cham.dsl:24)
    const uint16_t t372 = (uint16_t)((56 ^ t347) + (rotl16(load16(rk + 16) ^ t353, 1)));
    const uint16_t t373 = rotl16(t372, 8);
    // round 58 (cham.dsl:24)
    const uint16_t t378 = (uint16_t)((57 ^ t353) + (load16(rk + 18) ^ t359));
    const uint16_t t379 = rotl16(t378, 1);
    // round 59 (cham.dsl:24)
    const uint16_t t385 = (uint16_t)((58 ^ t360) + (rotl16(load16(rk + 20) ^ t366, 1)));
    const uint16_t t386 = rotl16(t385, 8);
    // round 60 (cham.dsl:24)
    const uint16_t t391 = (uint16_t)((59 ^ t366) + (load16(rk + 22) ^ t372));
    const uint16_t t392 = rotl16(t391, 1);
    // round 61 (cham.dsl:24)
    const uint16_t t398 = (uint16_t)((60 ^ t373) + (rotl16(load16(rk + 24) ^ t379, 1)));
    const uint16_t t399 = rotl16(t398, 8);
    // round 62 (cham.dsl:24)
    const uint16_t t404 = (uint16_t)((61 ^ t379) + (load16(rk + 26) ^ t385));
    const uint16_t t405 = rotl16(t404, 1);
    // round 63 (cham.dsl:24)
    const uint16_t t411 = (uint16_t)((62 ^ t386) + (rotl16(load16(rk + 28) ^ t392, 1)));
    const uint16_t t412 = rotl16(t411, 8);
    // round 64 (cham.dsl:24)
    const uint16_t t417 = (uint16_t)((63 ^ t392) + (load16(rk + 30) ^ t398));
    const uint16_t t418 = rotl16(t417, 1);
    // round 65 (cham.dsl:24)
    const uint16_t t424 = (uint16_t)((64 ^ t399) + (rotl16(load16(rk) ^ t405, 1)));
    const uint16_t t425 = rotl16(t424, 8);
    // round 66 (cham.dsl:24)
    const uint16_t t430 = (uint16_t)((65 ^ t405) + (load16(rk + 32) ^ t411));
    const uint16_t t431 = rotl16(t430, 1);
    // round 67 (cham.dsl:24)
    const uint16_t t437 = (uint16_t)((66 ^ t412) + (rotl16(load16(rk + 4) ^ t418, 1)));
    const uint16_t t438 = rotl16(t437, 8);
    // round 68 (cham.dsl:24)
    const uint16_t t443 = (uint16_t)((67 ^ t418) + (load16(rk + 6) ^ t424));
    const uint16_t t444 = rotl16(t443, 1);
    // round 69 (cham.dsl:24)
    const uint16_t t450 = (uint16_t)((68 ^ t425) + (rotl16(load16(rk + 8) ^ t431, 1)));
    const uint16_t t451 = rotl16(t450, 8);
    // round 70 (cham.dsl:24)
    const uint16_t t456 = (uint16_t)((69 ^ t431) + (load16(rk + 10) ^ t437));
    const uint16_t t457 = rotl16(t456, 1);
    // round 71 (cham.dsl:24)
    const uint16_t t463 = (uint16_t)((70 ^ t438) + (rotl16(load16(rk + 12) ^ t444, 1)));
    const uint16_t t464 = rotl16(t463, 8);
    // round 72 (cham.dsl:24)
    const uint16_t t469 = (uint16_t)((71 ^ t444) + (load16(rk + 14) ^ t450));
    const uint16_t t470 = rotl16(t469, 1);
    // round 73 (cham.dsl:24)
    const uint16_t t476 = (uint16_t)((72 ^ t451) + (rotl16(load16(rk + 16) ^ t457, 1)));
    const uint16_t t477 = rotl16(t476, 8);
    // round 74 (cham.dsl:24)
    const uint16_t t482 = (uint16_t)((73 ^ t457) + (load16(rk + 18) ^ t463));
    const uint16_t t483 = rotl16(t482, 1);
    // round 75 (cham.dsl:24)
    const uint16_t t489 = (uint16_t)((74 ^ t464) + (rotl16(load16(rk + 20) ^ t470, 1)));
    const uint16_t t490 = rotl16(t489, 8);
    // round 76 (cham.dsl:24)
    const uint16_t t495 = (uint16_t)((75 ^ t470) + (load16(rk + 22) ^ t476));
    const uint16_t t496 = rotl16(t495, 1);
    // round 77 (cham.dsl:24)
    const uint16_t t502 = (uint16_t)((76 ^ t477) + (rotl16(load16(rk + 24) ^ t483, 1)));
    const uint16_t t503 = rotl16(t502, 8);
    // round 78 (cham.dsl:24)
    const uint16_t t508 = (uint16_t)((77 ^ t483) + (load16(rk + 26) ^ t489));
    const uint16_t t509 = rotl16(t508, 1);
    // round 79 (cham.dsl:24)
    const uint16_t t515 = (uint16_t)((78 ^ t490) + (rotl16(load16(rk + 28) ^ t496, 1)));
    const uint16_t t516 = rotl16(t515, 8);
    // round 80 (cham.dsl:24)
    const uint16_t t521 = (uint16_t)((79 ^ t496) + (load16(rk + 30) ^ t502));
    const uint16_t t522 = rotl16(t521, 1);
    // round 81 (cham.dsl:24)
    const uint16_t t528 = (uint16_t)((80 ^ t503) + (rotl16(load16(rk) ^ t509, 1)));
    const uint16_t t529 = rotl16(t528, 8);
    // round 82 (cham.dsl:24)
    const uint16_t t534 = (uint16_t)((81 ^ t509) + (load16(rk + 32) ^ t515));
    const uint16_t t535 = rotl16(t534, 1);
    // round 83 (cham.dsl:24)
    const uint16_t t541 = (uint16_t)((82 ^ t516) + (rotl16(load16(rk + 4) ^ t522, 1)));
    const uint16_t t542 = rotl16(t541, 8);
    // round 84 (cham.dsl:24)
    const uint16_t t547 = (uint16_t)((83 ^ t522) + (load16(rk + 6) ^ t528));
    const uint16_t t548 = rotl16(t547, 1);
    // round 85 (cham.dsl:24)
    const uint16_t t554 = (uint16_t)((84 ^ t529) + (rotl16(load16(rk + 8) ^ t535, 1)));
    const uint16_t t555 = rotl16(t554, 8);
    // round 86 (cham.dsl:24)
    const uint16_t t560 = (uint16_t)((85 ^ t535) + (load16(rk + 10) ^ t541));
    const uint16_t t561 = rotl16(t560, 1);
    // round 87 (cham.dsl:24)
    const uint16_t t567 = (uint16_t)((86 ^ t542) + (rotl16(load16(rk + 12) ^ t548, 1)));
    const uint16_t t568 = rotl16(t567, 8);
    // round 88 (cham.dsl:24)
    const uint16_t t573 = (uint16_t)((87 ^ t548) + (load16(rk + 14) ^ t554));
    store_le16(out, t555);
    store_le16(out + 2, t561);
    store_le16(out + 4, t568);
    store_le16(out + 6, rotl16(t573, 1));
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
    const uint16_t t5 = rotl16(t0, 8);
    const uint16_t t8 = (uint16_t)(rotl16(t3, 15) - (load16(rk + 14) ^ t5));
    const uint16_t t10 = 87 ^ t8;
    // round 87 (cham.dsl:24)
    const uint16_t t15 = (uint16_t)(rotl16(t2, 8) - (rotl16(load16(rk + 12) ^ t10, 1)));
    const uint16_t t17 = 86 ^ t15;
    // round 86 (cham.dsl:24)
    const uint16_t t19 = rotl16(t17, 8);
    const uint16_t t22 = (uint16_t)(rotl16(t1, 15) - (load16(rk + 10) ^ t19));
    const uint16_t t24 = 85 ^ t22;
    // round 85 (cham.dsl:24)
    const uint16_t t28 = (uint16_t)(t5 - (rotl16(load16(rk + 8) ^ t24, 1)));
    const uint16_t t30 = 84 ^ t28;
    // round 84 (cham.dsl:24)
    const uint16_t t32 = rotl16(t30, 8);
    const uint16_t t35 = (uint16_t)(rotl16(t10, 15) - (load16(rk + 6) ^ t32));
    const uint16_t t37 = 83 ^ t35;
    // round 83 (cham.dsl:24)
    const uint16_t t41 = (uint16_t)(t19 - (rotl16(load16(rk + 4) ^ t37, 1)));
    const uint16_t t43 = 82 ^ t41;
    // round 82 (cham.dsl:24)
    const uint16_t t45 = rotl16(t43, 8);
    const uint16_t t48 = (uint16_t)(rotl16(t24, 15) - (load16(rk + 32) ^ t45));
    const uint16_t t50 = 81 ^ t48;
    // round 81 (cham.dsl:24)
    const uint16_t t56 = 80 ^ ((uint16_t)(t32 - (rotl16(load16(rk) ^ t50, 1))));
    // round 80 (cham.dsl:24)
    const uint16_t t58 = rotl16(t56, 8);
    const uint16_t t61 = (uint16_t)(rotl16(t37, 15) - (load16(rk + 30) ^ t58));
    const uint16_t t63 = 79 ^ t61;
    // round 79 (cham.dsl:24)
    const uint16_t t67 = (uint16_t)(t45 - (rotl16(load16(rk + 28) ^ t63, 1)));
    const uint16_t t69 = 78 ^ t67;
    // round 78 (cham.dsl:24)
    const uint16_t t71 = rotl16(t69, 8);
    const uint16_t t74 = (uint16_t)(rotl16(t50, 15) - (load16(rk + 26) ^ t71));
    const uint16_t t76 = 77 ^ t74;
    // round 77 (cham.dsl:24)
    const uint16_t t80 = (uint16_t)(t58 - (rotl16(load16(rk + 24) ^ t76, 1)));
    const uint16_t t82 = 76 ^ t80;
    // round 76 (cham.dsl:24)
    const uint16_t t84 = rotl16(t82, 8);
    const uint16_t t87 = (uint16_t)(rotl16(t63, 15) - (load16(rk + 22) ^ t84));
    const uint16_t t89 = 75 ^ t87;
    // round 75 (cham.dsl:24)
    const uint16_t t93 = (uint16_t)(t71 - (rotl16(load16(rk + 20) ^ t89, 1)));
    const uint16_t t95 = 74 ^ t93;
    // round 74 (cham.dsl:24)
    const uint16_t t97 = rotl16(t95, 8);
    const uint16_t t100 = (uint16_t)(rotl16(t76, 15) - (load16(rk + 18) ^ t97));
    const uint16_t t102 = 73 ^ t100;
    // round 73 (cham.dsl:24)
    const uint16_t t106 = (uint16_t)(t84 - (rotl16(load16(rk + 16) ^ t102, 1)));
    const uint16_t t108 = 72 ^ t106;
    // round 72 (cham.dsl:24)
    const uint16_t t110 = rotl16(t108, 8);
    const uint16_t t113 = (uint16_t)(rotl16(t89, 15) - (load16(rk + 14) ^ t110));
    const uint16_t t115 = 71 ^ t113;
    // round 71 (cham.dsl:24)
    const uint16_t t119 = (uint16_t)(t97 - (rotl16(load16(rk + 12) ^ t115, 1)));
    const uint16_t t121 = 70 ^ t119;
    // round 70 (cham.dsl:24)
    const uint16_t t123 = rotl16(t121, 8);
    const uint16_t t126 = (uint16_t)(rotl16(t102, 15) - (load16(rk + 10) ^ t123));
    const uint16_t t128 = 69 ^ t126;
    // round 69 (cham.dsl:24)
    const uint16_t t132 = (uint16_t)(t110 - (rotl16(load16(rk + 8) ^ t128, 1)));
    const uint16_t t134 = 68 ^ t132;
    // round 68 (cham.dsl:24)
    const uint16_t t136 = rotl16(t134, 8);
    const uint16_t t139 = (uint16_t)(rotl16(t115, 15) - (load16(rk + 6) ^ t136));
    const uint16_t t141 = 67 ^ t139;
    // round 67 (cham.dsl:24)
    const uint16_t t145 = (uint16_t)(t123 - (rotl16(load16(rk + 4) ^ t141, 1)));
    const uint16_t t147 = 66 ^ t145;
    // round 66 (cham.dsl:24)
    const uint16_t t149 = rotl16(t147, 8);
    const uint16_t t152 = (uint16_t)(rotl16(t128, 15) - (load16(rk + 32) ^ t149));
    const uint16_t t154 = 65 ^ t152;
    // round 65 (cham.dsl:24)
    const uint16_t t158 = (uint16_t)(t136 - (rotl16(load16(rk) ^ t154, 1)));
    const uint16_t t160 = 64 ^ t158;
    // round 64 (cham.dsl:24)
    const uint16_t t162 = rotl16(t160, 8);
    const uint16_t t165 = (uint16_t)(rotl16(t141, 15) - (load16(rk + 30) ^ t162));
    const uint16_t t167 = 63 ^ t165;
    // round 63 (cham.dsl:24)
    const uint16_t t171 = (uint16_t)(t149 - (rotl16(load16(rk + 28) ^ t167, 1)));
    const uint16_t t173 = 62 ^ t171;
    // round 62 (cham.dsl:24)
    const uint16_t t175 = rotl16(t173, 8);
    const uint16_t t178 = (uint16_t)(rotl16(t154, 15) - (load16(rk + 26) ^ t175));
    const uint16_t t180 = 61 ^ t178;
    // round 61 (cham.dsl:24)
    const uint16_t t184 = (uint16_t)(t162 - (rotl16(load16(rk + 24) ^ t180, 1)));
    const uint16_t t186 = 60 ^ t184;
    // round 60 (cham.dsl:24)
    const uint16_t t188 = rotl16(t186, 8);
    const uint16_t t191 = (uint16_t)(rotl16(t167, 15) - (load16(rk + 22) ^ t188));
    const uint16_t t193 = 59 ^ t191;
    // round 59 (cham.dsl:24)
    const uint16_t t197 = (uint16_t)(t175 - (rotl16(load16(rk + 20) ^ t193, 1)));
    const uint16_t t199 = 58 ^ t197;
    // round 58 (cham.dsl:24)
    const uint16_t t201 = rotl16(t199, 8);
    const uint16_t t204 = (uint16_t)(rotl16(t180, 15) - (load16(rk + 18) ^ t201));
    const uint16_t t206 = 57 ^ t204;
    // round 57 (cham.dsl:24)
    const uint16_t t210 = (uint16_t)(t188 - (rotl16(load16(rk + 16) ^ t206, 1)));
    const uint16_t t212 = 56 ^ t210;
    // round 56 (cham.dsl:24)
    const uint16_t t214 = rotl16(t212, 8);
    const uint16_t t217 = (uint16_t)(rotl16(t193, 15) - (load16(rk + 14) ^ t214));
    const uint16_t t219 = 55 ^ t217;
    // round 55 (cham.dsl:24)
    const uint16_t t223 = (uint16_t)(t201 - (rotl16(load16(rk + 12) ^ t219, 1)));
    const uint16_t t225 = 54 ^ t223;
    // round 54 (cham.dsl:24)
    const uint16_t t227 = rotl16(t225, 8);
    const uint16_t t230 = (uint16_t)(rotl16(t206, 15) - (load16(rk + 10) ^ t227));
    const uint16_t t232 = 53 ^ t230;
    // round 53 (cham.dsl:24)
    const uint16_t t236 = (uint16_t)(t214 - (rotl16(load16(rk + 8) ^ t232, 1)));
    const uint16_t t238 = 52 ^ t236;
    // round 52 (cham.dsl:24)
    const uint16_t t240 = rotl16(t238, 8);
    const uint16_t t243 = (uint16_t)(rotl16(t219, 15) - (load16(rk + 6) ^ t240));
    const uint16_t t245 = 51 ^ t243;
    // round 51 (cham.dsl:24)
    const uint16_t t249 = (uint16_t)(t227 - (rotl16(load16(rk + 4) ^ t245, 1)));
    const uint16_t t251 = 50 ^ t249;
    // round 50 (cham.dsl:24)
    const uint16_t t253 = rotl16(t251, 8);
    const uint16_t t256 = (uint16_t)(rotl16(t232, 15) - (load16(rk + 32) ^ t253));
    const uint16_t t258 = 49 ^ t256;
    // round 49 (cham.dsl:24)
    const uint16_t t262 = (uint16_t)(t240 - (rotl16(load16(rk) ^ t258, 1)));
    const uint16_t t264 = 48 ^ t262;
    // round 48 (cham.dsl:24)
    const uint16_t t266 = rotl16(t264, 8);
    const uint16_t t269 = (uint16_t)(rotl16(t245, 15) - (load16(rk + 30) ^ t266));
    const uint16_t t271 = 47 ^ t269;
    // round 47 (cham.dsl:24)
    const uint16_t t275 = (uint16_t)(t253 - (rotl16(load16(rk + 28) ^ t271, 1)));
    const uint16_t t277 = 46 ^ t275;
    // round 46 (cham.dsl:24)
    const uint16_t t279 = rotl16(t277, 8);
    const uint16_t t282 = (uint16_t)(rotl16(t258, 15) - (load16(rk + 26) ^ t279));
    const uint16_t t284 = 45 ^ t282;
    // round 45 (cham.dsl:24)
    const uint16_t t288 = (uint16_t)(t266 - (rotl16(load16(rk + 24) ^ t284, 1)));
    const uint16_t t290 = 44 ^ t288;
    // round 44 (cham.dsl:24)
    const uint16_t t292 = rotl16(t290, 8);
    const uint16_t t295 = (uint16_t)(rotl16(t271, 15) - (load16(rk + 22) ^ t292));
    const uint16_t t297 = 43 ^ t295;
    // round 43 (cham.dsl:24)
    const uint16_t t301 = (uint16_t)(t279 - (rotl16(load16(rk + 20) ^ t297, 1)));
    const uint16_t t303 = 42 ^ t301;
    // round 42 (cham.dsl:24)
    const uint16_t t305 = rotl16(t303, 8);
    const uint16_t t308 = (uint16_t)(rotl16(t284, 15) - (load16(rk + 18) ^ t305));
    const uint16_t t310 = 41 ^ t308;
    // round 41 (cham.dsl:24)
    const uint16_t t314 = (uint16_t)(t292 - (rotl16(load16(rk + 16) ^ t310, 1)));
    const uint16_t t316 = 40 ^ t314;
    // round 40 (cham.dsl:24)
    const uint16_t t318 = rotl16(t316, 8);
    const uint16_t t321 = (uint16_t)(rotl16(t297, 15) - (load16(rk + 14) ^ t318));
    const uint16_t t323 = 39 ^ t321;
    // round 39 (cham.dsl:24)
    const uint16_t t327 = (uint16_t)(t305 - (rotl16(load16(rk + 12) ^ t323, 1)));
    const uint16_t t329 = 38 ^ t327;
    // round 38 (cham.dsl:24)
    const uint16_t t331 = rotl16(t329, 8);
    const uint16_t t334 = (uint16_t)(rotl16(t310, 15) - (load16(rk + 10) ^ t331));
    const uint16_t t336 = 37 ^ t334;
    // round 37 (cham.dsl:24)
    const uint16_t t340 = (uint16_t)(t318 - (rotl16(load16(rk + 8) ^ t336, 1)));
    const uint16_t t342 = 36 ^ t340;
    // round 36 (cham.dsl:24)
    const uint16_t t344 = rotl16(t342, 8);
    const uint16_t t347 = (uint16_t)(rotl16(t323, 15) - (load16(rk + 6) ^ t344));
    const uint16_t t349 = 35 ^ t347;
    // round 35 (cham.dsl:24)
    const uint16_t t353 = (uint16_t)(t331 - (rotl16(load16(rk + 4) ^ t349, 1)));
    const uint16_t t355 = 34 ^ t353;
    // round 34 (cham.dsl:24)
    const uint16_t t357 = rotl16(t355, 8);
    const uint16_t t360 = (uint16_t)(rotl16(t336, 15) - (load16(rk + 32) ^ t357));
    const uint16_t t362 = 33 ^ t360;
    // round 33 (cham.dsl:24)
    const uint16_t t366 = (uint16_t)(t344 - (rotl16(load16(rk) ^ t362, 1)));
    const uint16_t t368 = 32 ^ t366;
    // round 32 (cham.dsl:24)
    const uint16_t t370 = rotl16(t368, 8);
    const uint16_t t373 = (uint16_t)(rotl16(t349, 15) - (load16(rk + 30) ^ t370));
    const uint16_t t375 = 31 ^ t373;
    // round 31 (cham.dsl:24)
    const uint16_t t379 = (uint16_t)(t357 - (rotl16(load16(rk + 28) ^ t375, 1)));
    const uint16_t t381 = 30 ^ t379;
    // round 30 (cham.dsl:24)
    const uint16_t t383 = rotl16(t381, 8);
    const uint16_t t386 = (uint16_t)(rotl16(t362, 15) - (load16(rk + 26) ^ t383));
    const uint16_t t388 = 29 ^ t386;
    // round 29 (cham.dsl:24)
    const uint16_t t392 = (uint16_t)(t370 - (rotl16(load16(rk + 24) ^ t388, 1)));
    const uint16_t t394 = 28 ^ t392;
    // round 28 (cham.dsl:24)
    const uint16_t t396 = rotl16(t394, 8);
    const uint16_t t399 = (uint16_t)(rotl16(t375, 15) - (load16(rk + 22) ^ t396));
    const uint16_t t401 = 27 ^ t399;
    // round 27 (cham.dsl:24)
    const uint16_t t405 = (uint16_t)(t383 - (rotl16(load16(rk + 20) ^ t401, 1)));
    const uint16_t t407 = 26 ^ t405;
    // round 26 (cham.dsl:24)
    const uint16_t t409 = rotl16(t407, 8);
    const uint16_t t412 = (uint16_t)(rotl16(t388, 15) - (load16(rk + 18) ^ t409));
    const uint16_t t414 = 25 ^ t412;
    // round 25 (cham.dsl:24)
    const uint16_t t418 = (uint16_t)(t396 - (rotl16(load16(rk + 16) ^ t414, 1)));
    const uint16_t t420 = 24 ^ t418;
    // round 24 (cham.dsl:24)
    const uint16_t t422 = rotl16(t420, 8);
    const uint16_t t425 = (uint16_t)(rotl16(t401, 15) - (load16(rk + 14) ^ t422));
    const uint16_t t427 = 23 ^ t425;
    // round 23 (cham.dsl:24)
    const uint16_t t431 = (uint16_t)(t409 - (rotl16(load16(rk + 12) ^ t427, 1)));
    const uint16_t t433 = 22 ^ t431;
    // round 22 (cham.dsl:24)
    const uint16_t t435 = rotl16(t433, 8);
    const uint16_t t438 = (uint16_t)(rotl16(t414, 15) - (load16(rk + 10) ^ t435));
    const uint16_t t440 = 21 ^ t438;
    // round 21 (cham.dsl:24)
    const uint16_t t444 = (uint16_t)(t422 - (rotl16(load16(rk + 8) ^ t440, 1)));
    const uint16_t t446 = 20 ^ t444;
    // round 20 (cham.dsl:24)
    const uint16_t t448 = rotl16(t446, 8);
    const uint16_t t451 = (uint16_t)(rotl16(t427, 15) - (load16(rk + 6) ^ t448));
    const uint16_t t453 = 19 ^ t451;
    // round 19 (cham.dsl:24)
    const uint16_t t457 = (uint16_t)(t435 - (rotl16(load16(rk + 4) ^ t453, 1)));
    const uint16_t t459 = 18 ^ t457;
    // round 18 (cham.dsl:24)
    const uint16_t t461 = rotl16(t459, 8);
    const uint16_t t464 = (uint16_t)(rotl16(t440, 15) - (load16(rk + 32) ^ t461));
    const uint16_t t466 = 17 ^ t464;
    // round 17 (cham.dsl:24)
    const uint16_t t470 = (uint16_t)(t448 - (rotl16(load16(rk) ^ t466, 1)));
    const uint16_t t472 = 16 ^ t470;
    // round 16 (cham.dsl:24)
    const uint16_t t474 = rotl16(t472, 8);
    const uint16_t t477 = (uint16_t)(rotl16(t453, 15) - (load16(rk + 30) ^ t474));
    const uint16_t t479 = 15 ^ t477;
    // round 15 (cham.dsl:24)
    const uint16_t t483 = (uint16_t)(t461 - (rotl16(load16(rk + 28) ^ t479, 1)));
    const uint16_t t485 = 14 ^ t483;
    // round 14 (cham.dsl:24)
    const uint16_t t487 = rotl16(t485, 8);
    const uint16_t t490 = (uint16_t)(rotl16(t466, 15) - (load16(rk + 26) ^ t487));
    const uint16_t t492 = 13 ^ t490;
    // round 13 (cham.dsl:24)
    const uint16_t t496 = (uint16_t)(t474 - (rotl16(load16(rk + 24) ^ t492, 1)));
    const uint16_t t498 = 12 ^ t496;
    // round 12 (cham.dsl:24)
    const uint16_t t500 = rotl16(t498, 8);
    const uint16_t t503 = (uint16_t)(rotl16(t479, 15) - (load16(rk + 22) ^ t500));
    const uint16_t t505 = 11 ^ t503;
    // round 11 (cham.dsl:24)
    const uint16_t t509 = (uint16_t)(t487 - (rotl16(load16(rk + 20) ^ t505, 1)));
    const uint16_t t511 = 10 ^ t509;
    // round 10 (cham.dsl:24)
    const uint16_t t513 = rotl16(t511, 8);
    const uint16_t t516 = (uint16_t)(rotl16(t492, 15) - (load16(rk + 18) ^ t513));
    const uint16_t t518 = 9 ^ t516;
    // round 9 (cham.dsl:24)
    const uint16_t t522 = (uint16_t)(t500 - (rotl16(load16(rk + 16) ^ t518, 1)));
    const uint16_t t524 = 8 ^ t522;
    // round 8 (cham.dsl:24)
    const uint16_t t526 = rotl16(t524, 8);
    const uint16_t t529 = (uint16_t)(rotl16(t505, 15) - (load16(rk + 14) ^ t526));
    const uint16_t t531 = 7 ^ t529;
    // round 7 (cham.dsl:24)
    const uint16_t t535 = (uint16_t)(t513 - (rotl16(load16(rk + 12) ^ t531, 1)));
    const uint16_t t537 = 6 ^ t535;
    // round 6 (cham.dsl:24)
    const uint16_t t539 = rotl16(t537, 8);
    const uint16_t t542 = (uint16_t)(rotl16(t518, 15) - (load16(rk + 10) ^ t539));
    const uint16_t t544 = 5 ^ t542;
    // round 5 (cham.dsl:24)
    const uint16_t t548 = (uint16_t)(t526 - (rotl16(load16(rk + 8) ^ t544, 1)));
    const uint16_t t550 = 4 ^ t548;
    // round 4 (cham.dsl:24)
    const uint16_t t552 = rotl16(t550, 8);
    const uint16_t t555 = (uint16_t)(rotl16(t531, 15) - (load16(rk + 6) ^ t552));
    const uint16_t t557 = 3 ^ t555;
    // round 3 (cham.dsl:24)
    const uint16_t t561 = (uint16_t)(t539 - (rotl16(load16(rk + 4) ^ t557, 1)));
    const uint16_t t563 = 2 ^ t561;
    // round 2 (cham.dsl:24)
    const uint16_t t568 = (uint16_t)(rotl16(t544, 15) - (rotl16(load16(rk + 2) ^ t563, 8)));
    const uint16_t t570 = 1 ^ t568;
    // round 1 (cham.dsl:24)
    const uint16_t t574 = (uint16_t)(t552 - (rotl16(load16(rk) ^ t570, 1)));
    store_le16(out, t574);
    store_le16(out + 2, t570);
    store_le16(out + 4, t563);
    store_le16(out + 6, t557);
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
    const uint16_t t15 = (uint16_t)(t7 + (rotl16(t11 ^ load16(ctx), 1)));
    const uint16_t t16 = rotl16(t15, 8);
    // round 2 (cham.dsl:24)
    const uint16_t t18 = 1 ^ t11;
    // round 4 (cham.dsl:24)
    const uint16_t t20 = load16(ctx + 6) ^ t15;
    // round 5 (cham.dsl:24)
    const uint16_t t22 = 4 ^ t16;
    store16(ctx + 34, t18);
    store16(ctx + 36, t20);
    store16(ctx + 38, t22);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint16_t t94 = (uint16_t)(((uint16_t)((uint8_t)(counter >> 16))) << 8);
    const uint16_t t95 = ((uint16_t)((uint8_t)(counter >> 24))) | t94;
    const uint16_t t99 = ((uint16_t)((uint8_t)(counter >> 8))) | ((uint16_t)(((uint16_t)(uint8_t)counter) << 8));
    // round 2 (cham.dsl:24)
    const uint16_t t104 = (uint16_t)(load16(ctx + 34) + (rotl16(t95 ^ load16(ctx + 2), 8)));
    const uint16_t t105 = rotl16(t104, 1);
    // round 3 (cham.dsl:24)
    const uint16_t t110 = (uint16_t)((2 ^ t95) + (rotl16(t99 ^ load16(ctx + 4), 1)));
    const uint16_t t111 = rotl16(t110, 8);
    // round 4 (cham.dsl:24)
    const uint16_t t115 = rotl16((uint16_t)((3 ^ t99) + load16(ctx + 36)), 1);
    // round 5 (cham.dsl:24)
    const uint16_t t120 = (uint16_t)(load16(ctx + 38) + (rotl16(load16(ctx + 8) ^ t105, 1)));
    const uint16_t t121 = rotl16(t120, 8);
    // round 6 (cham.dsl:24)
    const uint16_t t125 = (uint16_t)((5 ^ t105) + (load16(ctx + 10) ^ t110));
    const uint16_t t126 = rotl16(t125, 1);
    // round 7 (cham.dsl:24)
    const uint16_t t131 = (uint16_t)((6 ^ t111) + (rotl16(load16(ctx + 12) ^ t115, 1)));
    const uint16_t t132 = rotl16(t131, 8);
    // round 8 (cham.dsl:24)
    const uint16_t t136 = (uint16_t)((7 ^ t115) + (load16(ctx + 14) ^ t120));
    const uint16_t t137 = rotl16(t136, 1);
    // round 9 (cham.dsl:24)
    const uint16_t t142 = (uint16_t)((8 ^ t121) + (rotl16(load16(ctx + 16) ^ t126, 1)));
    const uint16_t t143 = rotl16(t142, 8);
    // round 10 (cham.dsl:24)
    const uint16_t t147 = (uint16_t)((9 ^ t126) + (load16(ctx + 18) ^ t131));
    const uint16_t t148 = rotl16(t147, 1);
    // round 11 (cham.dsl:24)
    const uint16_t t153 = (uint16_t)((10 ^ t132) + (rotl16(load16(ctx + 20) ^ t137, 1)));
    const uint16_t t154 = rotl16(t153, 8);
    // round 12 (cham.dsl:24)
    const uint16_t t158 = (uint16_t)((11 ^ t137) + (load16(ctx + 22) ^ t142));
    const uint16_t t159 = rotl16(t158, 1);
    // round 13 (cham.dsl:24)
    const uint16_t t164 = (uint16_t)((12 ^ t143) + (rotl16(load16(ctx + 24) ^ t148, 1)));
    const uint16_t t165 = rotl16(t164, 8);
    // round 14 (cham.dsl:24)
    const uint16_t t169 = (uint16_t)((13 ^ t148) + (load16(ctx + 26) ^ t153));
    const uint16_t t170 = rotl16(t169, 1);
    // round 15 (cham.dsl:24)
    const uint16_t t175 = (uint16_t)((14 ^ t154) + (rotl16(load16(ctx + 28) ^ t159, 1)));
    const uint16_t t176 = rotl16(t175, 8);
    // round 16 (cham.dsl:24)
    const uint16_t t180 = (uint16_t)((15 ^ t159) + (load16(ctx + 30) ^ t164));
    const uint16_t t181 = rotl16(t180, 1);
    // round 17 (cham.dsl:24)
    const uint16_t t186 = (uint16_t)((16 ^ t165) + (rotl16(load16(ctx) ^ t170, 1)));
    const uint16_t t187 = rotl16(t186, 8);
    // round 18 (cham.dsl:24)
    const uint16_t t191 = (uint16_t)((17 ^ t170) + (load16(ctx + 32) ^ t175));
    const uint16_t t192 = rotl16(t191, 1);
    // round 19 (cham.dsl:24)
    const uint16_t t197 = (uint16_t)((18 ^ t176) + (rotl16(load16(ctx + 4) ^ t181, 1)));
    const uint16_t t198 = rotl16(t197, 8);
    // round 20 (cham.dsl:24)
    const uint16_t t202 = (uint16_t)((19 ^ t181) + (load16(ctx + 6) ^ t186));
    const uint16_t t203 = rotl16(t202, 1);
    // round 21 (cham.dsl:24)
    const uint16_t t208 = (uint16_t)((20 ^ t187) + (rotl16(load16(ctx + 8) ^ t192, 1)));
    const uint16_t t209 = rotl16(t208, 8);
    // round 22 (cham.dsl:24)
    const uint16_t t213 = (uint16_t)((21 ^ t192) + (load16(ctx + 10) ^ t197));
    const uint16_t t214 = rotl16(t213, 1);
    // round 23 (cham.dsl:24)
    const uint16_t t219 = (uint16_t)((22 ^ t198) + (rotl16(load16(ctx + 12) ^ t203, 1)));
    const uint16_t t220 = rotl16(t219, 8);
    // round 24 (cham.dsl:24)
    const uint16_t t224 = (uint16_t)((23 ^ t203) + (load16(ctx + 14) ^ t208));
    const uint16_t t225 = rotl16(t224, 1);
    // round 25 (cham.dsl:24)
    const uint16_t t230 = (uint16_t)((24 ^ t209) + (rotl16(load16(ctx + 16) ^ t214, 1)));
    const uint16_t t231 = rotl16(t230, 8);
    // round 26 (cham.dsl:24)
    const uint16_t t235 = (uint16_t)((25 ^ t214) + (load16(ctx + 18) ^ t219));
    const uint16_t t236 = rotl16(t235, 1);
    // round 27 (cham.dsl:24)
    const uint16_t t241 = (uint16_t)((26 ^ t220) + (rotl16(load16(ctx + 20) ^ t225, 1)));
    const uint16_t t242 = rotl16(t241, 8);
    // round 28 (cham.dsl:24)
    const uint16_t t246 = (uint16_t)((27 ^ t225) + (load16(ctx + 22) ^ t230));
    const uint16_t t247 = rotl16(t246, 1);
    // round 29 (cham.dsl:24)
    const uint16_t t252 = (uint16_t)((28 ^ t231) + (rotl16(load16(ctx + 24) ^ t236, 1)));
    const uint16_t t253 = rotl16(t252, 8);
    // round 30 (cham.dsl:24)
    const uint16_t t257 = (uint16_t)((29 ^ t236) + (load16(ctx + 26) ^ t241));
    const uint16_t t258 = rotl16(t257, 1);
    // round 31 (cham.dsl:24)
    const uint16_t t263 = (uint16_t)((30 ^ t242) + (rotl16(load16(ctx + 28) ^ t247, 1)));
    const uint16_t t264 = rotl16(t263, 8);
    // round 32 (cham.dsl:24)
    const uint16_t t268 = (uint16_t)((31 ^ t247) + (load16(ctx + 30) ^ t252));
    const uint16_t t269 = rotl16(t268, 1);
    // round 33 (cham.dsl:24)
    const uint16_t t274 = (uint16_t)((32 ^ t253) + (rotl16(load16(ctx) ^ t258, 1)));
    const uint16_t t275 = rotl16(t274, 8);
    // round 34 (cham.dsl:24)
    const uint16_t t279 = (uint16_t)((33 ^ t258) + (load16(ctx + 32) ^ t263));
    const uint16_t t280 = rotl16(t279, 1);
    // round 35 (cham.dsl:24)
    const uint16_t t285 = (uint16_t)((34 ^ t264) + (rotl16(load16(ctx + 4) ^ t269, 1)));
    const uint16_t t286 = rotl16(t285, 8);
    // round 36 (cham.dsl:24)
    const uint16_t t290 = (uint16_t)((35 ^ t269) + (load16(ctx + 6) ^ t274));
    const uint16_t t291 = rotl16(t290, 1);
    // round 37 (cham.dsl:24)
    const uint16_t t296 = (uint16_t)((36 ^ t275) + (rotl16(load16(ctx + 8) ^ t280, 1)));
    const uint16_t t297 = rotl16(t296, 8);
    // round 38 (cham.dsl:24)
    const uint16_t t301 = (uint16_t)((37 ^ t280) + (load16(ctx + 10) ^ t285));
    const uint16_t t302 = rotl16(t301, 1);
    // round 39 (cham.dsl:24)
    const uint16_t t307 = (uint16_t)((38 ^ t286) + (rotl16(load16(ctx + 12) ^ t291, 1)));
    const uint16_t t308 = rotl16(t307, 8);
    // round 40 (cham.dsl:24)
    const uint16_t t312 = (uint16_t)((39 ^ t291) + (load16(ctx + 14) ^ t296));
    const uint16_t t313 = rotl16(t312, 1);
    // round 41 (cham.dsl:24)
    const uint16_t t318 = (uint16_t)((40 ^ t297) + (rotl16(load16(ctx + 16) ^ t302, 1)));
    const uint16_t t319 = rotl16(t318, 8);
    // round 42 (cham.dsl:24)
    const uint16_t t323 = (uint16_t)((41 ^ t302) + (load16(ctx + 18) ^ t307));
    const uint16_t t324 = rotl16(t323, 1);
    // round 43 (cham.dsl:24)
    const uint16_t t329 = (uint16_t)((42 ^ t308) + (rotl16(load16(ctx + 20) ^ t313, 1)));
    const uint16_t t330 = rotl16(t329, 8);
    // round 44 (cham.dsl:24)
    const uint16_t t334 = (uint16_t)((43 ^ t313) + (load16(ctx + 22) ^ t318));
    const uint16_t t335 = rotl16(t334, 1);
    // round 45 (cham.dsl:24)
    const uint16_t t340 = (uint16_t)((44 ^ t319) + (rotl16(load16(ctx + 24) ^ t324, 1)));
    const uint16_t t341 = rotl16(t340, 8);
    // round 46 (cham.dsl:24)
    const uint16_t t345 = (uint16_t)((45 ^ t324) + (load16(ctx + 26) ^ t329));
    const uint16_t t346 = rotl16(t345, 1);
    // round 47 (cham.dsl:24)
    const uint16_t t351 = (uint16_t)((46 ^ t330) + (rotl16(load16(ctx + 28) ^ t335, 1)));
    const uint16_t t352 = rotl16(t351, 8);
    // round 48 (cham.dsl:24)
    const uint16_t t356 = (uint16_t)((47 ^ t335) + (load16(ctx + 30) ^ t340));
    const uint16_t t357 = rotl16(t356, 1);
    // round 49 (cham.dsl:24)
    const uint16_t t362 = (uint16_t)((48 ^ t341) + (rotl16(load16(ctx) ^ t346, 1)));
    const uint16_t t363 = rotl16(t362, 8);
    // round 50 (cham.dsl:24)
    const uint16_t t367 = (uint16_t)((49 ^ t346) + (load16(ctx + 32) ^ t351));
    const uint16_t t368 = rotl16(t367, 1);
    // round 51 (cham.dsl:24)
    const uint16_t t373 = (uint16_t)((50 ^ t352) + (rotl16(load16(ctx + 4) ^ t357, 1)));
    const uint16_t t374 = rotl16(t373, 8);
    // round 52 (cham.dsl:24)
    const uint16_t t378 = (uint16_t)((51 ^ t357) + (load16(ctx + 6) ^ t362));
    const uint16_t t379 = rotl16(t378, 1);
    // round 53 (cham.dsl:24)
    const uint16_t t384 = (uint16_t)((52 ^ t363) + (rotl16(load16(ctx + 8) ^ t368, 1)));
    const uint16_t t385 = rotl16(t384, 8);
    // round 54 (cham.dsl:24)
    const uint16_t t389 = (uint16_t)((53 ^ t368) + (load16(ctx + 10) ^ t373));
    const uint16_t t390 = rotl16(t389, 1);
    // round 55 (cham.dsl:24)
    const uint16_t t395 = (uint16_t)((54 ^ t374) + (rotl16(load16(ctx + 12) ^ t379, 1)));
    const uint16_t t396 = rotl16(t395, 8);
    // round 56 (cham.dsl:24)
    const uint16_t t400 = (uint16_t)((55 ^ t379) + (load16(ctx + 14) ^ t384));
    const uint16_t t401 = rotl16(t400, 1);
    // round 57 (cham.dsl:24)
    const uint16_t t406 = (uint16_t)((56 ^ t385) + (rotl16(load16(ctx + 16) ^ t390, 1)));
    const uint16_t t407 = rotl16(t406, 8);
    // round 58 (cham.dsl:24)
    const uint16_t t411 = (uint16_t)((57 ^ t390) + (load16(ctx + 18) ^ t395));
    const uint16_t t412 = rotl16(t411, 1);
    // round 59 (cham.dsl:24)
    const uint16_t t417 = (uint16_t)((58 ^ t396) + (rotl16(load16(ctx + 20) ^ t401, 1)));
    const uint16_t t418 = rotl16(t417, 8);
    // round 60 (cham.dsl:24)
    const uint16_t t422 = (uint16_t)((59 ^ t401) + (load16(ctx + 22) ^ t406));
    const uint16_t t423 = rotl16(t422, 1);
    // round 61 (cham.dsl:24)
    const uint16_t t428 = (uint16_t)((60 ^ t407) + (rotl16(load16(ctx + 24) ^ t412, 1)));
    const uint16_t t429 = rotl16(t428, 8);
    // round 62 (cham.dsl:24)
    const uint16_t t433 = (uint16_t)((61 ^ t412) + (load16(ctx + 26) ^ t417));
    const uint16_t t434 = rotl16(t433, 1);
    // round 63 (cham.dsl:24)
    const uint16_t t439 = (uint16_t)((62 ^ t418) + (rotl16(load16(ctx + 28) ^ t423, 1)));
    const uint16_t t440 = rotl16(t439, 8);
    // round 64 (cham.dsl:24)
    const uint16_t t444 = (uint16_t)((63 ^ t423) + (load16(ctx + 30) ^ t428));
    const uint16_t t445 = rotl16(t444, 1);
    // round 65 (cham.dsl:24)
    const uint16_t t450 = (uint16_t)((64 ^ t429) + (rotl16(load16(ctx) ^ t434, 1)));
    const uint16_t t451 = rotl16(t450, 8);
    // round 66 (cham.dsl:24)
    const uint16_t t455 = (uint16_t)((65 ^ t434) + (load16(ctx + 32) ^ t439));
    const uint16_t t456 = rotl16(t455, 1);
    // round 67 (cham.dsl:24)
    const uint16_t t461 = (uint16_t)((66 ^ t440) + (rotl16(load16(ctx + 4) ^ t445, 1)));
    const uint16_t t462 = rotl16(t461, 8);
    // round 68 (cham.dsl:24)
    const uint16_t t466 = (uint16_t)((67 ^ t445) + (load16(ctx + 6) ^ t450));
    const uint16_t t467 = rotl16(t466, 1);
    // round 69 (cham.dsl:24)
    const uint16_t t472 = (uint16_t)((68 ^ t451) + (rotl16(load16(ctx + 8) ^ t456, 1)));
    const uint16_t t473 = rotl16(t472, 8);
    // round 70 (cham.dsl:24)
    const uint16_t t477 = (uint16_t)((69 ^ t456) + (load16(ctx + 10) ^ t461));
    const uint16_t t478 = rotl16(t477, 1);
    // round 71 (cham.dsl:24)
    const uint16_t t483 = (uint16_t)((70 ^ t462) + (rotl16(load16(ctx + 12) ^ t467, 1)));
    const uint16_t t484 = rotl16(t483, 8);
    // round 72 (cham.dsl:24)
    const uint16_t t488 = (uint16_t)((71 ^ t467) + (load16(ctx + 14) ^ t472));
    const uint16_t t489 = rotl16(t488, 1);
    // round 73 (cham.dsl:24)
    const uint16_t t494 = (uint16_t)((72 ^ t473) + (rotl16(load16(ctx + 16) ^ t478, 1)));
    const uint16_t t495 = rotl16(t494, 8);
    // round 74 (cham.dsl:24)
    const uint16_t t499 = (uint16_t)((73 ^ t478) + (load16(ctx + 18) ^ t483));
    const uint16_t t500 = rotl16(t499, 1);
    // round 75 (cham.dsl:24)
    const uint16_t t505 = (uint16_t)((74 ^ t484) + (rotl16(load16(ctx + 20) ^ t489, 1)));
    const uint16_t t506 = rotl16(t505, 8);
    // round 76 (cham.dsl:24)
    const uint16_t t510 = (uint16_t)((75 ^ t489) + (load16(ctx + 22) ^ t494));
    const uint16_t t511 = rotl16(t510, 1);
    // round 77 (cham.dsl:24)
    const uint16_t t516 = (uint16_t)((76 ^ t495) + (rotl16(load16(ctx + 24) ^ t500, 1)));
    const uint16_t t517 = rotl16(t516, 8);
    // round 78 (cham.dsl:24)
    const uint16_t t521 = (uint16_t)((77 ^ t500) + (load16(ctx + 26) ^ t505));
    const uint16_t t522 = rotl16(t521, 1);
    // round 79 (cham.dsl:24)
    const uint16_t t527 = (uint16_t)((78 ^ t506) + (rotl16(load16(ctx + 28) ^ t511, 1)));
    const uint16_t t528 = rotl16(t527, 8);
    // round 80 (cham.dsl:24)
    const uint16_t t532 = (uint16_t)((79 ^ t511) + (load16(ctx + 30) ^ t516));
    const uint16_t t533 = rotl16(t532, 1);
    // round 81 (cham.dsl:24)
    const uint16_t t538 = (uint16_t)((80 ^ t517) + (rotl16(load16(ctx) ^ t522, 1)));
    const uint16_t t539 = rotl16(t538, 8);
    // round 82 (cham.dsl:24)
    const uint16_t t543 = (uint16_t)((81 ^ t522) + (load16(ctx + 32) ^ t527));
    const uint16_t t544 = rotl16(t543, 1);
    // round 83 (cham.dsl:24)
    const uint16_t t549 = (uint16_t)((82 ^ t528) + (rotl16(load16(ctx + 4) ^ t533, 1)));
    const uint16_t t550 = rotl16(t549, 8);
    // round 84 (cham.dsl:24)
    const uint16_t t554 = (uint16_t)((83 ^ t533) + (load16(ctx + 6) ^ t538));
    const uint16_t t555 = rotl16(t554, 1);
    // round 85 (cham.dsl:24)
    const uint16_t t560 = (uint16_t)((84 ^ t539) + (rotl16(load16(ctx + 8) ^ t544, 1)));
    const uint16_t t561 = rotl16(t560, 8);
    // round 86 (cham.dsl:24)
    const uint16_t t565 = (uint16_t)((85 ^ t544) + (load16(ctx + 10) ^ t549));
    const uint16_t t566 = rotl16(t565, 1);
    // round 87 (cham.dsl:24)
    const uint16_t t571 = (uint16_t)((86 ^ t550) + (rotl16(load16(ctx + 12) ^ t555, 1)));
    const uint16_t t572 = rotl16(t571, 8);
    // round 88 (cham.dsl:24)
    const uint16_t t576 = (uint16_t)((87 ^ t555) + (load16(ctx + 14) ^ t560));
    const uint16_t t578 = load_le16(in);
    const uint16_t t579 = load_le16(in + 2);
    const uint16_t t580 = load_le16(in + 4);
    const uint16_t t581 = load_le16(in + 6);
    store_le16(out, t578 ^ t561);
    store_le16(out + 2, t579 ^ t566);
    store_le16(out + 4, t580 ^ t572);
    store_le16(out + 6, t581 ^ rotl16(t576, 1));
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
