// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target c --lanes 1 --mode drbg --df yes
// passes:    unroll() counter() fold() rotate() balance() value_numbering() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/cham.dsl sha256:f7c7301ba5f12e5516a0443b758b3db4bb7b4d0e24472f621f015e469542e8e1
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 6 block encryptions, 2 key schedules, 6 operations on bytes; reseed saves 3 block encryptions, 1 key schedule, 3 operations on bytes; generate saves up to 3 block encryptions, 1 key schedule, 3 operations on bytes
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 16 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, rk 34, group 8, st 32
// timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
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

static inline uint64_t load_be64(const uint8_t *p)
{
    return (uint64_t)p[7]
         | (uint64_t)p[6] << 8
         | (uint64_t)p[5] << 16
         | (uint64_t)p[4] << 24
         | (uint64_t)p[3] << 32
         | (uint64_t)p[2] << 40
         | (uint64_t)p[1] << 48
         | (uint64_t)p[0] << 56;
}

static inline void store_be64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)(x >> 56);
    p[1] = (uint8_t)(x >> 48);
    p[2] = (uint8_t)(x >> 40);
    p[3] = (uint8_t)(x >> 32);
    p[4] = (uint8_t)(x >> 24);
    p[5] = (uint8_t)(x >> 16);
    p[6] = (uint8_t)(x >> 8);
    p[7] = (uint8_t)x;
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

static void lwcc_cham64_128_key_setup_c(void *rk_, const uint8_t *key)
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

static void lwcc_cham64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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


static inline void set_key(uint8_t *rk, const uint8_t *key)
{
    lwcc_cham64_128_key_setup_c(rk, key);
}

static inline void encrypt(uint8_t *to, const uint8_t *from, size_t n_blocks, const uint8_t *rk)
{
    lwcc_cham64_128_ecb_encrypt_c(to, from, n_blocks, rk);
}

static inline void xor_bytes(uint8_t *to, const uint8_t *a, const uint8_t *b, size_t n_bytes)
{
    for (size_t i = 0; i < n_bytes; i++) {
        to[i] = (uint8_t)(a[i] ^ b[i]);
    }
}

// One number, the last byte its lowest; every byte is written, whatever the carry.
static inline void increment(uint8_t *to, const uint8_t *from, size_t n_bytes)
{
    uint64_t carry = 1;
    while (n_bytes >= 8) {
        n_bytes -= 8;
        const uint64_t x = load_be64(from + n_bytes), sum = x + carry;
        store_be64(to + n_bytes, sum);
        carry = (x & ~sum) >> 63;
    }
    while (n_bytes--) {
        carry += from[n_bytes];
        to[n_bytes] = (uint8_t)carry;
        carry >>= 8;
    }
}

// Blocks with the values of a counter, each one more than the one before. A value comes from memory: compilers
// count loops by one in a register, and it is secret.
static inline void count_up(uint8_t *to, size_t n_blocks, uint8_t *counter)
{
    const uint8_t *from = counter;
    for (; n_blocks; n_blocks--) {
        increment(to, from, 8);
        from = to;
        to += 8;
    }
    memmove(counter, from, 8);
}

static inline void put_number(uint8_t *to, uint64_t value, size_t n_bytes)
{
    while (n_bytes--) {
        to[n_bytes] = (uint8_t)value;
        value >>= 8;
    }
}

static inline uint64_t get_number(const uint8_t *from, size_t n_bytes)
{
    uint64_t value = 0;
    for (size_t i = 0; i < n_bytes; i++) {
        value = value << 8 | from[i];
    }
    return value;
}

// Bytes somewhere; without a place they are zeros.
typedef struct {
    const uint8_t *data;
    size_t n_bytes;
} piece;

// How far pieces have been read.
typedef struct {
    const piece *at;
    size_t done;
} reader;

static void next_bytes(uint8_t *to, size_t n_bytes, reader *from)
{
    while (n_bytes) {
        const piece *p = from->at;
        if (from->done == p->n_bytes) {
            from->at++;
            from->done = 0;
            continue;
        }
        *to++ = p->data ? p->data[from->done] : 0;
        from->done++;
        n_bytes--;
    }
}

static const uint8_t constant_0[] = {
    0x90, 0xaf, 0x36, 0x6f, 0x39, 0x9f, 0xc4, 0x27,
};

static const uint8_t constant_1[] = {
    0x7a, 0xd2, 0x45, 0x11, 0x35, 0x13, 0x9b, 0xde,
};

static const uint8_t constant_2[] = {
    0x7b, 0xd3, 0x90, 0x7a, 0x69, 0xfd, 0x85, 0x06,
};

static const uint8_t constant_3[] = {
    0x00, 0x00, 0x00, 0x18,
};

static const uint8_t constant_4[] = {
    0x80,
};

static const uint8_t constant_5[] = {
    0xfd, 0xcd, 0xcb, 0xe6, 0x03, 0x89, 0x2f, 0x4e, 0xec, 0xf9, 0x5e, 0xbd, 0x37, 0x22, 0x4c, 0x49,
    0xaa, 0xe1, 0x51, 0xb6, 0xc0, 0x1f, 0xbf, 0xb1,
};

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "round keys below are those of a little-endian machine: make this file with --no-fold"
#endif

// The round keys of 000102030405060708090a0b0c0d0e0f.
static const uint8_t known_key_0[] = {
    0x80, 0x81, 0x07, 0x05, 0x84, 0x85, 0x0d, 0x0f, 0x88, 0x89, 0x15, 0x17, 0x8c, 0x8d, 0x1d, 0x1f,
    0x8f, 0x0a, 0x08, 0x03, 0x99, 0x1c, 0x24, 0x2f, 0xa3, 0x26, 0x50, 0x5b, 0xb5, 0x30, 0x7c, 0x77,
    0x05, 0x07,
};

static void block_cipher_df(uint8_t *result, const piece *input)
{
    struct {
        uint8_t a1[4];
        uint8_t t1[24];
        uint8_t a2[8];
        uint8_t rk[34];
    } w;
    const uint64_t input_bytes = (uint64_t)input[0].n_bytes + input[1].n_bytes + input[2].n_bytes;
    put_number(w.a1, input_bytes, 4);
    memcpy(w.t1, constant_0, 8);
    memcpy(w.t1 + 8, constant_1, 8);
    memcpy(w.t1 + 16, constant_2, 8);
    {
        const piece pieces1[] = {{w.a1, 4}, {constant_3, 4}, input[0], input[1], input[2], {constant_4, 1}, {NULL, (size_t)((8 - ((9 + input_bytes) % 8)) % 8)}};
        reader next1 = {pieces1, 0};
        for (uint64_t n = (((8 + input_bytes) + 1) + ((8 - ((9 + input_bytes) % 8)) % 8)) / 8; n; n--) {
            next_bytes(w.a2, 8, &next1);
            xor_bytes(w.t1, w.t1, w.a2, 8);
            xor_bytes(w.t1 + 8, w.t1 + 8, w.a2, 8);
            xor_bytes(w.t1 + 16, w.t1 + 16, w.a2, 8);
            encrypt(w.t1, w.t1, 3, known_key_0);
        }
    }
    set_key(w.rk, w.t1);
    encrypt(result, w.t1 + 16, 1, w.rk);
    encrypt(result + 8, result, 1, w.rk);
    encrypt(result + 16, result + 8, 1, w.rk);
    wipe((uint8_t *)&w, sizeof w);
}

int lwcc_cham64_128_drbg_init_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *nonce, size_t nonce_bytes, const uint8_t *personalization, size_t personalization_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[24];
        uint8_t a2[24];
    } w;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)nonce_bytes > UINT64_C(4294967296)) return 2;
    if ((uint64_t)personalization_bytes > UINT64_C(4294967296)) return 2;
    if ((((uint64_t)entropy_bytes + (uint64_t)nonce_bytes) + (uint64_t)personalization_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {nonce, nonce_bytes}, {personalization, personalization_bytes}};
        block_cipher_df(w.a1, pieces1);
    }
    xor_bytes(w.a2, constant_5, w.a1, 24);
    memcpy(state, w.a2, 16);
    memcpy(state + 16, w.a2 + 16, 8);
    put_number(state + 24, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_cham64_128_drbg_reseed_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[24];
        uint8_t t1[24];
        uint8_t rk[34];
    } w;
    if (get_number(state + 24, 8) == 0) return 5;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)additional_bytes > UINT64_C(4294967296)) return 2;
    if (((uint64_t)entropy_bytes + (uint64_t)additional_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {additional, additional_bytes}, {NULL, 0}};
        block_cipher_df(w.a1, pieces1);
    }
    increment(w.t1, state + 16, 8);
    set_key(w.rk, state);
    increment(w.t1 + 8, w.t1, 8);
    increment(w.t1 + 16, w.t1 + 8, 8);
    encrypt(w.t1, w.t1, 3, w.rk);
    xor_bytes(state, w.t1, w.a1, 8);
    xor_bytes(state + 8, w.t1 + 8, w.a1 + 8, 8);
    xor_bytes(state + 16, w.t1 + 16, w.a1 + 16, 8);
    put_number(state + 24, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_cham64_128_drbg_generate_c(void *st, uint8_t *returned, size_t returned_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a4[24];
        uint8_t t1[24];
        uint8_t a15[8];
        uint8_t t2[24];
        uint8_t rk[34];
    } w;
    if (get_number(state + 24, 8) == 0) return 5;
    if ((uint64_t)returned_bytes > 1024) return 3;
    if ((uint64_t)additional_bytes >= UINT64_C(4294967296)) return 2;
    if (get_number(state + 24, 8) > UINT64_C(4294967296)) return 4;
    if ((uint64_t)additional_bytes > 0) {
        {
            const piece pieces1[] = {{additional, additional_bytes}, {NULL, 0}, {NULL, 0}};
            block_cipher_df(w.a4, pieces1);
        }
        increment(w.t1, state + 16, 8);
        set_key(w.rk, state);
        increment(w.t1 + 8, w.t1, 8);
        increment(w.t1 + 16, w.t1 + 8, 8);
        encrypt(w.t1, w.t1, 3, w.rk);
        xor_bytes(state, w.t1, w.a4, 8);
        xor_bytes(state + 8, w.t1 + 8, w.a4 + 8, 8);
        xor_bytes(state + 16, w.t1 + 16, w.a4 + 16, 8);
    } else {
        memset(w.a4, 0, 24);
    }
    set_key(w.rk, state);
    count_up(returned, returned_bytes / 8, state + 16);
    encrypt(returned, returned, returned_bytes / 8, w.rk);
    if (returned_bytes % 8) {
        increment(w.a15, state + 16, 8);
        memcpy(state + 16, w.a15, 8);
        encrypt(w.a15, w.a15, 1, w.rk);
        memcpy(returned + (returned_bytes - returned_bytes % 8), w.a15, returned_bytes % 8);
    }
    increment(w.t2, state + 16, 8);
    increment(w.t2 + 8, w.t2, 8);
    increment(w.t2 + 16, w.t2 + 8, 8);
    encrypt(w.t2, w.t2, 3, w.rk);
    xor_bytes(state, w.t2, w.a4, 8);
    xor_bytes(state + 8, w.t2 + 8, w.a4 + 8, 8);
    xor_bytes(state + 16, w.t2 + 16, w.a4 + 16, 8);
    put_number(state + 24, get_number(state + 24, 8) + 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}
