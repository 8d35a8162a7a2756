// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_256 --target c --lanes 1
// passes:    unroll() invert() counter() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 32, nonce 12, rk 768, ctx 792, align 1, group 16, stack 0
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

void lwcc_lea128_256_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t10 = rotl32(load_le32(key) + 0xc3efe9db, 1);
    const uint32_t t13 = rotl32(load_le32(key + 4) + 0x87dfd3b7, 3);
    const uint32_t t16 = rotl32(load_le32(key + 8) + 0xfbfa76f, 6);
    const uint32_t t19 = rotl32(load_le32(key + 12) + 0x1f7f4ede, 11);
    const uint32_t t22 = rotl32(load_le32(key + 16) + 0x3efe9dbc, 13);
    const uint32_t t25 = rotl32(load_le32(key + 20) + 0x7dfd3b78, 17);
    const uint32_t t28 = rotl32(load_le32(key + 24) + 0x88c4d604, 1);
    const uint32_t t31 = rotl32(load_le32(key + 28) + 0x1189ac09, 3);
    const uint32_t t34 = rotl32(t10 + 0x23135812, 6);
    const uint32_t t37 = rotl32(t13 + 0x4626b024, 11);
    const uint32_t t40 = rotl32(t16 + 0x8c4d6048, 13);
    const uint32_t t43 = rotl32(t19 + 0x189ac091, 17);
    const uint32_t t46 = rotl32(t22 + 0xe789f229, 1);
    const uint32_t t49 = rotl32(t25 + 0xcf13e453, 3);
    const uint32_t t52 = rotl32(t28 + 0x9e27c8a7, 6);
    const uint32_t t55 = rotl32(t31 + 0x3c4f914f, 11);
    const uint32_t t58 = rotl32(t34 + 0x789f229e, 13);
    const uint32_t t61 = rotl32(t37 + 0xf13e453c, 17);
    const uint32_t t64 = rotl32(t40 + 0xc6f98763, 1);
    const uint32_t t67 = rotl32(t43 + 0x8df30ec7, 3);
    const uint32_t t70 = rotl32(t46 + 0x1be61d8f, 6);
    const uint32_t t73 = rotl32(t49 + 0x37cc3b1e, 11);
    const uint32_t t76 = rotl32(t52 + 0x6f98763c, 13);
    const uint32_t t79 = rotl32(t55 + 0xdf30ec78, 17);
    const uint32_t t82 = rotl32(t58 + 0x15ea49e7, 1);
    const uint32_t t85 = rotl32(t61 + 0x2bd493ce, 3);
    const uint32_t t88 = rotl32(t64 + 0x57a9279c, 6);
    const uint32_t t91 = rotl32(t67 + 0xaf524f38, 11);
    const uint32_t t94 = rotl32(t70 + 0x5ea49e71, 13);
    const uint32_t t97 = rotl32(t73 + 0xbd493ce2, 17);
    const uint32_t t100 = rotl32(t76 + 0xf0bb4158, 1);
    const uint32_t t103 = rotl32(t79 + 0xe17682b1, 3);
    const uint32_t t106 = rotl32(t82 + 0xc2ed0563, 6);
    const uint32_t t109 = rotl32(t85 + 0x85da0ac7, 11);
    const uint32_t t112 = rotl32(t88 + 0xbb4158f, 13);
    const uint32_t t115 = rotl32(t91 + 0x17682b1e, 17);
    const uint32_t t118 = rotl32(t94 + 0x13bc8ab8, 1);
    const uint32_t t121 = rotl32(t97 + 0x27791570, 3);
    const uint32_t t124 = rotl32(t100 + 0x4ef22ae0, 6);
    const uint32_t t127 = rotl32(t103 + 0x9de455c0, 11);
    const uint32_t t130 = rotl32(t106 + 0x3bc8ab81, 13);
    const uint32_t t133 = rotl32(t109 + 0x77915702, 17);
    const uint32_t t136 = rotl32(t112 + 0xe204abf2, 1);
    const uint32_t t139 = rotl32(t115 + 0xc40957e5, 3);
    const uint32_t t142 = rotl32(t118 + 0x8812afcb, 6);
    const uint32_t t145 = rotl32(t121 + 0x10255f97, 11);
    const uint32_t t148 = rotl32(t124 + 0x204abf2e, 13);
    const uint32_t t151 = rotl32(t127 + 0x40957e5c, 17);
    const uint32_t t154 = rotl32(t130 + 0xefe9dbc3, 1);
    const uint32_t t157 = rotl32(t133 + 0xdfd3b787, 3);
    const uint32_t t160 = rotl32(t136 + 0xbfa76f0f, 6);
    const uint32_t t163 = rotl32(t139 + 0x7f4ede1f, 11);
    const uint32_t t166 = rotl32(t142 + 0xfe9dbc3e, 13);
    const uint32_t t169 = rotl32(t145 + 0xfd3b787d, 17);
    const uint32_t t172 = rotl32(t148 + 0xc4d60488, 1);
    const uint32_t t175 = rotl32(t151 + 0x89ac0911, 3);
    const uint32_t t178 = rotl32(t154 + 0x13581223, 6);
    const uint32_t t181 = rotl32(t157 + 0x26b02446, 11);
    const uint32_t t184 = rotl32(t160 + 0x4d60488c, 13);
    const uint32_t t187 = rotl32(t163 + 0x9ac09118, 17);
    const uint32_t t190 = rotl32(t166 + 0x89f229e7, 1);
    const uint32_t t193 = rotl32(t169 + 0x13e453cf, 3);
    const uint32_t t196 = rotl32(t172 + 0x27c8a79e, 6);
    const uint32_t t199 = rotl32(t175 + 0x4f914f3c, 11);
    const uint32_t t202 = rotl32(t178 + 0x9f229e78, 13);
    const uint32_t t205 = rotl32(t181 + 0x3e453cf1, 17);
    const uint32_t t208 = rotl32(t184 + 0xf98763c6, 1);
    const uint32_t t211 = rotl32(t187 + 0xf30ec78d, 3);
    const uint32_t t214 = rotl32(t190 + 0xe61d8f1b, 6);
    const uint32_t t217 = rotl32(t193 + 0xcc3b1e37, 11);
    const uint32_t t220 = rotl32(t196 + 0x98763c6f, 13);
    const uint32_t t223 = rotl32(t199 + 0x30ec78df, 17);
    const uint32_t t226 = rotl32(t202 + 0xea49e715, 1);
    const uint32_t t229 = rotl32(t205 + 0xd493ce2b, 3);
    const uint32_t t232 = rotl32(t208 + 0xa9279c57, 6);
    const uint32_t t235 = rotl32(t211 + 0x524f38af, 11);
    const uint32_t t238 = rotl32(t214 + 0xa49e715e, 13);
    const uint32_t t241 = rotl32(t217 + 0x493ce2bd, 17);
    const uint32_t t244 = rotl32(t220 + 0xbb4158f0, 1);
    const uint32_t t247 = rotl32(t223 + 0x7682b1e1, 3);
    const uint32_t t250 = rotl32(t226 + 0xed0563c2, 6);
    const uint32_t t253 = rotl32(t229 + 0xda0ac785, 11);
    const uint32_t t256 = rotl32(t232 + 0xb4158f0b, 13);
    const uint32_t t259 = rotl32(t235 + 0x682b1e17, 17);
    const uint32_t t262 = rotl32(t238 + 0xbc8ab813, 1);
    const uint32_t t265 = rotl32(t241 + 0x79157027, 3);
    const uint32_t t268 = rotl32(t244 + 0xf22ae04e, 6);
    const uint32_t t271 = rotl32(t247 + 0xe455c09d, 11);
    const uint32_t t274 = rotl32(t250 + 0xc8ab813b, 13);
    const uint32_t t277 = rotl32(t253 + 0x91570277, 17);
    const uint32_t t280 = rotl32(t256 + 0x4abf2e2, 1);
    const uint32_t t283 = rotl32(t259 + 0x957e5c4, 3);
    const uint32_t t286 = rotl32(t262 + 0x12afcb88, 6);
    const uint32_t t289 = rotl32(t265 + 0x255f9710, 11);
    const uint32_t t292 = rotl32(t268 + 0x4abf2e20, 13);
    const uint32_t t295 = rotl32(t271 + 0x957e5c40, 17);
    const uint32_t t298 = rotl32(t274 + 0xe9dbc3ef, 1);
    const uint32_t t301 = rotl32(t277 + 0xd3b787df, 3);
    const uint32_t t304 = rotl32(t280 + 0xa76f0fbf, 6);
    const uint32_t t307 = rotl32(t283 + 0x4ede1f7f, 11);
    const uint32_t t310 = rotl32(t286 + 0x9dbc3efe, 13);
    const uint32_t t313 = rotl32(t289 + 0x3b787dfd, 17);
    const uint32_t t316 = rotl32(t292 + 0xd60488c4, 1);
    const uint32_t t319 = rotl32(t295 + 0xac091189, 3);
    const uint32_t t322 = rotl32(t298 + 0x58122313, 6);
    const uint32_t t325 = rotl32(t301 + 0xb0244626, 11);
    const uint32_t t328 = rotl32(t304 + 0x60488c4d, 13);
    const uint32_t t331 = rotl32(t307 + 0xc091189a, 17);
    const uint32_t t334 = rotl32(t310 + 0xf229e789, 1);
    const uint32_t t337 = rotl32(t313 + 0xe453cf13, 3);
    const uint32_t t340 = rotl32(t316 + 0xc8a79e27, 6);
    const uint32_t t343 = rotl32(t319 + 0x914f3c4f, 11);
    const uint32_t t346 = rotl32(t322 + 0x229e789f, 13);
    const uint32_t t349 = rotl32(t325 + 0x453cf13e, 17);
    const uint32_t t352 = rotl32(t328 + 0x8763c6f9, 1);
    const uint32_t t355 = rotl32(t331 + 0xec78df3, 3);
    const uint32_t t358 = rotl32(t334 + 0x1d8f1be6, 6);
    const uint32_t t361 = rotl32(t337 + 0x3b1e37cc, 11);
    const uint32_t t364 = rotl32(t340 + 0x763c6f98, 13);
    const uint32_t t367 = rotl32(t343 + 0xec78df30, 17);
    const uint32_t t370 = rotl32(t346 + 0x49e715ea, 1);
    const uint32_t t373 = rotl32(t349 + 0x93ce2bd4, 3);
    const uint32_t t376 = rotl32(t352 + 0x279c57a9, 6);
    const uint32_t t379 = rotl32(t355 + 0x4f38af52, 11);
    const uint32_t t382 = rotl32(t358 + 0x9e715ea4, 13);
    const uint32_t t385 = rotl32(t361 + 0x3ce2bd49, 17);
    const uint32_t t388 = rotl32(t364 + 0x4158f0bb, 1);
    const uint32_t t391 = rotl32(t367 + 0x82b1e176, 3);
    const uint32_t t394 = rotl32(t370 + 0x563c2ed, 6);
    const uint32_t t397 = rotl32(t373 + 0xac785da, 11);
    const uint32_t t400 = rotl32(t376 + 0x158f0bb4, 13);
    const uint32_t t403 = rotl32(t379 + 0x2b1e1768, 17);
    const uint32_t t406 = rotl32(t382 + 0x8ab813bc, 1);
    const uint32_t t409 = rotl32(t385 + 0x15702779, 3);
    const uint32_t t412 = rotl32(t388 + 0x2ae04ef2, 6);
    const uint32_t t415 = rotl32(t391 + 0x55c09de4, 11);
    const uint32_t t418 = rotl32(t394 + 0xab813bc8, 13);
    const uint32_t t421 = rotl32(t397 + 0x57027791, 17);
    const uint32_t t424 = rotl32(t400 + 0xabf2e204, 1);
    const uint32_t t427 = rotl32(t403 + 0x57e5c409, 3);
    const uint32_t t430 = rotl32(t406 + 0xafcb8812, 6);
    const uint32_t t433 = rotl32(t409 + 0x5f971025, 11);
    const uint32_t t436 = rotl32(t412 + 0xbf2e204a, 13);
    const uint32_t t439 = rotl32(t415 + 0x7e5c4095, 17);
    const uint32_t t442 = rotl32(t418 + 0xdbc3efe9, 1);
    const uint32_t t445 = rotl32(t421 + 0xb787dfd3, 3);
    const uint32_t t448 = rotl32(t424 + 0x6f0fbfa7, 6);
    const uint32_t t451 = rotl32(t427 + 0xde1f7f4e, 11);
    const uint32_t t454 = rotl32(t430 + 0xbc3efe9d, 13);
    const uint32_t t457 = rotl32(t433 + 0x787dfd3b, 17);
    const uint32_t t460 = rotl32(t436 + 0x488c4d6, 1);
    const uint32_t t463 = rotl32(t439 + 0x91189ac, 3);
    const uint32_t t466 = rotl32(t442 + 0x12231358, 6);
    const uint32_t t469 = rotl32(t445 + 0x244626b0, 11);
    const uint32_t t472 = rotl32(t448 + 0x488c4d60, 13);
    const uint32_t t475 = rotl32(t451 + 0x91189ac0, 17);
    const uint32_t t478 = rotl32(t454 + 0x29e789f2, 1);
    const uint32_t t481 = rotl32(t457 + 0x53cf13e4, 3);
    const uint32_t t484 = rotl32(t460 + 0xa79e27c8, 6);
    const uint32_t t487 = rotl32(t463 + 0x4f3c4f91, 11);
    const uint32_t t490 = rotl32(t466 + 0x9e789f22, 13);
    const uint32_t t493 = rotl32(t469 + 0x3cf13e45, 17);
    const uint32_t t496 = rotl32(t472 + 0x63c6f987, 1);
    const uint32_t t499 = rotl32(t475 + 0xc78df30e, 3);
    const uint32_t t502 = rotl32(t478 + 0x8f1be61d, 6);
    const uint32_t t505 = rotl32(t481 + 0x1e37cc3b, 11);
    const uint32_t t508 = rotl32(t484 + 0x3c6f9876, 13);
    const uint32_t t511 = rotl32(t487 + 0x78df30ec, 17);
    const uint32_t t514 = rotl32(t490 + 0xe715ea49, 1);
    const uint32_t t517 = rotl32(t493 + 0xce2bd493, 3);
    const uint32_t t520 = rotl32(t496 + 0x9c57a927, 6);
    const uint32_t t523 = rotl32(t499 + 0x38af524f, 11);
    const uint32_t t526 = rotl32(t502 + 0x715ea49e, 13);
    const uint32_t t529 = rotl32(t505 + 0xe2bd493c, 17);
    const uint32_t t532 = rotl32(t508 + 0x58f0bb41, 1);
    const uint32_t t535 = rotl32(t511 + 0xb1e17682, 3);
    const uint32_t t538 = rotl32(t514 + 0x63c2ed05, 6);
    const uint32_t t541 = rotl32(t517 + 0xc785da0a, 11);
    const uint32_t t544 = rotl32(t520 + 0x8f0bb415, 13);
    const uint32_t t547 = rotl32(t523 + 0x1e17682b, 17);
    const uint32_t t550 = rotl32(t526 + 0xb813bc8a, 1);
    const uint32_t t553 = rotl32(t529 + 0x70277915, 3);
    const uint32_t t556 = rotl32(t532 + 0xe04ef22a, 6);
    const uint32_t t559 = rotl32(t535 + 0xc09de455, 11);
    store32(rk, t10);
    store32(rk + 4, t13);
    store32(rk + 8, t16);
    store32(rk + 12, t19);
    store32(rk + 16, t22);
    store32(rk + 20, t25);
    store32(rk + 24, t28);
    store32(rk + 28, t31);
    store32(rk + 32, t34);
    store32(rk + 36, t37);
    store32(rk + 40, t40);
    store32(rk + 44, t43);
    store32(rk + 48, t46);
    store32(rk + 52, t49);
    store32(rk + 56, t52);
    store32(rk + 60, t55);
    store32(rk + 64, t58);
    store32(rk + 68, t61);
    store32(rk + 72, t64);
    store32(rk + 76, t67);
    store32(rk + 80, t70);
    store32(rk + 84, t73);
    store32(rk + 88, t76);
    store32(rk + 92, t79);
    store32(rk + 96, t82);
    store32(rk + 100, t85);
    store32(rk + 104, t88);
    store32(rk + 108, t91);
    store32(rk + 112, t94);
    store32(rk + 116, t97);
    store32(rk + 120, t100);
    store32(rk + 124, t103);
    store32(rk + 128, t106);
    store32(rk + 132, t109);
    store32(rk + 136, t112);
    store32(rk + 140, t115);
    store32(rk + 144, t118);
    store32(rk + 148, t121);
    store32(rk + 152, t124);
    store32(rk + 156, t127);
    store32(rk + 160, t130);
    store32(rk + 164, t133);
    store32(rk + 168, t136);
    store32(rk + 172, t139);
    store32(rk + 176, t142);
    store32(rk + 180, t145);
    store32(rk + 184, t148);
    store32(rk + 188, t151);
    store32(rk + 192, t154);
    store32(rk + 196, t157);
    store32(rk + 200, t160);
    store32(rk + 204, t163);
    store32(rk + 208, t166);
    store32(rk + 212, t169);
    store32(rk + 216, t172);
    store32(rk + 220, t175);
    store32(rk + 224, t178);
    store32(rk + 228, t181);
    store32(rk + 232, t184);
    store32(rk + 236, t187);
    store32(rk + 240, t190);
    store32(rk + 244, t193);
    store32(rk + 248, t196);
    store32(rk + 252, t199);
    store32(rk + 256, t202);
    store32(rk + 260, t205);
    store32(rk + 264, t208);
    store32(rk + 268, t211);
    store32(rk + 272, t214);
    store32(rk + 276, t217);
    store32(rk + 280, t220);
    store32(rk + 284, t223);
    store32(rk + 288, t226);
    store32(rk + 292, t229);
    store32(rk + 296, t232);
    store32(rk + 300, t235);
    store32(rk + 304, t238);
    store32(rk + 308, t241);
    store32(rk + 312, t244);
    store32(rk + 316, t247);
    store32(rk + 320, t250);
    store32(rk + 324, t253);
    store32(rk + 328, t256);
    store32(rk + 332, t259);
    store32(rk + 336, t262);
    store32(rk + 340, t265);
    store32(rk + 344, t268);
    store32(rk + 348, t271);
    store32(rk + 352, t274);
    store32(rk + 356, t277);
    store32(rk + 360, t280);
    store32(rk + 364, t283);
    store32(rk + 368, t286);
    store32(rk + 372, t289);
    store32(rk + 376, t292);
    store32(rk + 380, t295);
    store32(rk + 384, t298);
    store32(rk + 388, t301);
    store32(rk + 392, t304);
    store32(rk + 396, t307);
    store32(rk + 400, t310);
    store32(rk + 404, t313);
    store32(rk + 408, t316);
    store32(rk + 412, t319);
    store32(rk + 416, t322);
    store32(rk + 420, t325);
    store32(rk + 424, t328);
    store32(rk + 428, t331);
    store32(rk + 432, t334);
    store32(rk + 436, t337);
    store32(rk + 440, t340);
    store32(rk + 444, t343);
    store32(rk + 448, t346);
    store32(rk + 452, t349);
    store32(rk + 456, t352);
    store32(rk + 460, t355);
    store32(rk + 464, t358);
    store32(rk + 468, t361);
    store32(rk + 472, t364);
    store32(rk + 476, t367);
    store32(rk + 480, t370);
    store32(rk + 484, t373);
    store32(rk + 488, t376);
    store32(rk + 492, t379);
    store32(rk + 496, t382);
    store32(rk + 500, t385);
    store32(rk + 504, t388);
    store32(rk + 508, t391);
    store32(rk + 512, t394);
    store32(rk + 516, t397);
    store32(rk + 520, t400);
    store32(rk + 524, t403);
    store32(rk + 528, t406);
    store32(rk + 532, t409);
    store32(rk + 536, t412);
    store32(rk + 540, t415);
    store32(rk + 544, t418);
    store32(rk + 548, t421);
    store32(rk + 552, t424);
    store32(rk + 556, t427);
    store32(rk + 560, t430);
    store32(rk + 564, t433);
    store32(rk + 568, t436);
    store32(rk + 572, t439);
    store32(rk + 576, t442);
    store32(rk + 580, t445);
    store32(rk + 584, t448);
    store32(rk + 588, t451);
    store32(rk + 592, t454);
    store32(rk + 596, t457);
    store32(rk + 600, t460);
    store32(rk + 604, t463);
    store32(rk + 608, t466);
    store32(rk + 612, t469);
    store32(rk + 616, t472);
    store32(rk + 620, t475);
    store32(rk + 624, t478);
    store32(rk + 628, t481);
    store32(rk + 632, t484);
    store32(rk + 636, t487);
    store32(rk + 640, t490);
    store32(rk + 644, t493);
    store32(rk + 648, t496);
    store32(rk + 652, t499);
    store32(rk + 656, t502);
    store32(rk + 660, t505);
    store32(rk + 664, t508);
    store32(rk + 668, t511);
    store32(rk + 672, t514);
    store32(rk + 676, t517);
    store32(rk + 680, t520);
    store32(rk + 684, t523);
    store32(rk + 688, t526);
    store32(rk + 692, t529);
    store32(rk + 696, t532);
    store32(rk + 700, t535);
    store32(rk + 704, t538);
    store32(rk + 708, t541);
    store32(rk + 712, t544);
    store32(rk + 716, t547);
    store32(rk + 720, t550);
    store32(rk + 724, t553);
    store32(rk + 728, t556);
    store32(rk + 732, t559);
    store32(rk + 736, rotl32(t538 + 0x813bc8ab, 13));
    store32(rk + 740, rotl32(t541 + 0x2779157, 17));
    store32(rk + 744, rotl32(t544 + 0xf2e204ab, 1));
    store32(rk + 748, rotl32(t547 + 0xe5c40957, 3));
    store32(rk + 752, rotl32(t550 + 0xcb8812af, 6));
    store32(rk + 756, rotl32(t553 + 0x9710255f, 11));
    store32(rk + 760, rotl32(t556 + 0x2e204abf, 13));
    store32(rk + 764, rotl32(t559 + 0x5c40957e, 17));
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    const uint32_t t2 = load_le32(in + 8);
    const uint32_t t3 = load_le32(in + 12);
    // round 1 (lea.dsl:35)
    const uint32_t t9 = rotl32((t0 ^ load32(rk)) + (t1 ^ load32(rk + 4)), 9);
    const uint32_t t15 = rotl32((t1 ^ load32(rk + 8)) + (t2 ^ load32(rk + 12)), 27);
    const uint32_t t21 = rotl32((t2 ^ load32(rk + 16)) + (t3 ^ load32(rk + 20)), 29);
    // round 2 (lea.dsl:35)
    const uint32_t t27 = rotl32((load32(rk + 24) ^ t9) + (load32(rk + 28) ^ t15), 9);
    const uint32_t t32 = (load32(rk + 32) ^ t15) + (load32(rk + 36) ^ t21);
    const uint32_t t33 = rotl32(t32, 27);
    const uint32_t t39 = rotl32((load32(rk + 40) ^ t21) + (t0 ^ load32(rk + 44)), 29);
    // round 3 (lea.dsl:35)
    const uint32_t t44 = (load32(rk + 48) ^ t27) + (load32(rk + 52) ^ t33);
    const uint32_t t45 = rotl32(t44, 9);
    const uint32_t t50 = (load32(rk + 56) ^ t33) + (load32(rk + 60) ^ t39);
    const uint32_t t51 = rotl32(t50, 27);
    const uint32_t t57 = rotl32((load32(rk + 64) ^ t39) + (load32(rk + 68) ^ t9), 29);
    // round 4 (lea.dsl:35)
    const uint32_t t62 = (load32(rk + 72) ^ t45) + (load32(rk + 76) ^ t51);
    const uint32_t t63 = rotl32(t62, 9);
    const uint32_t t68 = (load32(rk + 80) ^ t51) + (load32(rk + 84) ^ t57);
    const uint32_t t69 = rotl32(t68, 27);
    const uint32_t t74 = (load32(rk + 88) ^ t57) + (load32(rk + 92) ^ t27);
    const uint32_t t75 = rotl32(t74, 29);
    // round 5 (lea.dsl:35)
    const uint32_t t80 = (load32(rk + 96) ^ t63) + (load32(rk + 100) ^ t69);
    const uint32_t t81 = rotl32(t80, 9);
    const uint32_t t86 = (load32(rk + 104) ^ t69) + (load32(rk + 108) ^ t75);
    const uint32_t t87 = rotl32(t86, 27);
    const uint32_t t92 = (load32(rk + 112) ^ t75) + (load32(rk + 116) ^ t45);
    const uint32_t t93 = rotl32(t92, 29);
    // round 6 (lea.dsl:35)
    const uint32_t t98 = (load32(rk + 120) ^ t81) + (load32(rk + 124) ^ t87);
    const uint32_t t99 = rotl32(t98, 9);
    const uint32_t t104 = (load32(rk + 128) ^ t87) + (load32(rk + 132) ^ t93);
    const uint32_t t105 = rotl32(t104, 27);
    const uint32_t t110 = (load32(rk + 136) ^ t93) + (load32(rk + 140) ^ t63);
    const uint32_t t111 = rotl32(t110, 29);
    // round 7 (lea.dsl:35)
    const uint32_t t116 = (load32(rk + 144) ^ t99) + (load32(rk + 148) ^ t105);
    const uint32_t t117 = rotl32(t116, 9);
    const uint32_t t122 = (load32(rk + 152) ^ t105) + (load32(rk + 156) ^ t111);
    const uint32_t t123 = rotl32(t122, 27);
    const uint32_t t128 = (load32(rk + 160) ^ t111) + (load32(rk + 164) ^ t81);
    const uint32_t t129 = rotl32(t128, 29);
    // round 8 (lea.dsl:35)
    const uint32_t t134 = (load32(rk + 168) ^ t117) + (load32(rk + 172) ^ t123);
    const uint32_t t135 = rotl32(t134, 9);
    const uint32_t t140 = (load32(rk + 176) ^ t123) + (load32(rk + 180) ^ t129);
    const uint32_t t141 = rotl32(t140, 27);
    const uint32_t t146 = (load32(rk + 184) ^ t129) + (load32(rk + 188) ^ t99);
    const uint32_t t147 = rotl32(t146, 29);
    // round 9 (lea.dsl:35)
    const uint32_t t152 = (load32(rk + 192) ^ t135) + (load32(rk + 196) ^ t141);
    const uint32_t t153 = rotl32(t152, 9);
    const uint32_t t158 = (load32(rk + 200) ^ t141) + (load32(rk + 204) ^ t147);
    const uint32_t t159 = rotl32(t158, 27);
    const uint32_t t164 = (load32(rk + 208) ^ t147) + (load32(rk + 212) ^ t117);
    const uint32_t t165 = rotl32(t164, 29);
    // round 10 (lea.dsl:35)
    const uint32_t t170 = (load32(rk + 216) ^ t153) + (load32(rk + 220) ^ t159);
    const uint32_t t171 = rotl32(t170, 9);
    const uint32_t t176 = (load32(rk + 224) ^ t159) + (load32(rk + 228) ^ t165);
    const uint32_t t177 = rotl32(t176, 27);
    const uint32_t t182 = (load32(rk + 232) ^ t165) + (load32(rk + 236) ^ t135);
    const uint32_t t183 = rotl32(t182, 29);
    // round 11 (lea.dsl:35)
    const uint32_t t188 = (load32(rk + 240) ^ t171) + (load32(rk + 244) ^ t177);
    const uint32_t t189 = rotl32(t188, 9);
    const uint32_t t194 = (load32(rk + 248) ^ t177) + (load32(rk + 252) ^ t183);
    const uint32_t t195 = rotl32(t194, 27);
    const uint32_t t200 = (load32(rk + 256) ^ t183) + (load32(rk + 260) ^ t153);
    const uint32_t t201 = rotl32(t200, 29);
    // round 12 (lea.dsl:35)
    const uint32_t t206 = (load32(rk + 264) ^ t189) + (load32(rk + 268) ^ t195);
    const uint32_t t207 = rotl32(t206, 9);
    const uint32_t t212 = (load32(rk + 272) ^ t195) + (load32(rk + 276) ^ t201);
    const uint32_t t213 = rotl32(t212, 27);
    const uint32_t t218 = (load32(rk + 280) ^ t201) + (load32(rk + 284) ^ t171);
    const uint32_t t219 = rotl32(t218, 29);
    // round 13 (lea.dsl:35)
    const uint32_t t224 = (load32(rk + 288) ^ t207) + (load32(rk + 292) ^ t213);
    const uint32_t t225 = rotl32(t224, 9);
    const uint32_t t230 = (load32(rk + 296) ^ t213) + (load32(rk + 300) ^ t219);
    const uint32_t t231 = rotl32(t230, 27);
    const uint32_t t236 = (load32(rk + 304) ^ t219) + (load32(rk + 308) ^ t189);
    const uint32_t t237 = rotl32(t236, 29);
    // round 14 (lea.dsl:35)
    const uint32_t t242 = (load32(rk + 312) ^ t225) + (load32(rk + 316) ^ t231);
    const uint32_t t243 = rotl32(t242, 9);
    const uint32_t t248 = (load32(rk + 320) ^ t231) + (load32(rk + 324) ^ t237);
    const uint32_t t249 = rotl32(t248, 27);
    const uint32_t t254 = (load32(rk + 328) ^ t237) + (load32(rk + 332) ^ t207);
    const uint32_t t255 = rotl32(t254, 29);
    // round 15 (lea.dsl:35)
    const uint32_t t260 = (load32(rk + 336) ^ t243) + (load32(rk + 340) ^ t249);
    const uint32_t t261 = rotl32(t260, 9);
    const uint32_t t266 = (load32(rk + 344) ^ t249) + (load32(rk + 348) ^ t255);
    const uint32_t t267 = rotl32(t266, 27);
    const uint32_t t272 = (load32(rk + 352) ^ t255) + (load32(rk + 356) ^ t225);
    const uint32_t t273 = rotl32(t272, 29);
    // round 16 (lea.dsl:35)
    const uint32_t t278 = (load32(rk + 360) ^ t261) + (load32(rk + 364) ^ t267);
    const uint32_t t279 = rotl32(t278, 9);
    const uint32_t t284 = (load32(rk + 368) ^ t267) + (load32(rk + 372) ^ t273);
    const uint32_t t285 = rotl32(t284, 27);
    const uint32_t t290 = (load32(rk + 376) ^ t273) + (load32(rk + 380) ^ t243);
    const uint32_t t291 = rotl32(t290, 29);
    // round 17 (lea.dsl:35)
    const uint32_t t296 = (load32(rk + 384) ^ t279) + (load32(rk + 388) ^ t285);
    const uint32_t t297 = rotl32(t296, 9);
    const uint32_t t302 = (load32(rk + 392) ^ t285) + (load32(rk + 396) ^ t291);
    const uint32_t t303 = rotl32(t302, 27);
    const uint32_t t308 = (load32(rk + 400) ^ t291) + (load32(rk + 404) ^ t261);
    const uint32_t t309 = rotl32(t308, 29);
    // round 18 (lea.dsl:35)
    const uint32_t t314 = (load32(rk + 408) ^ t297) + (load32(rk + 412) ^ t303);
    const uint32_t t315 = rotl32(t314, 9);
    const uint32_t t320 = (load32(rk + 416) ^ t303) + (load32(rk + 420) ^ t309);
    const uint32_t t321 = rotl32(t320, 27);
    const uint32_t t326 = (load32(rk + 424) ^ t309) + (load32(rk + 428) ^ t279);
    const uint32_t t327 = rotl32(t326, 29);
    // round 19 (lea.dsl:35)
    const uint32_t t332 = (load32(rk + 432) ^ t315) + (load32(rk + 436) ^ t321);
    const uint32_t t333 = rotl32(t332, 9);
    const uint32_t t338 = (load32(rk + 440) ^ t321) + (load32(rk + 444) ^ t327);
    const uint32_t t339 = rotl32(t338, 27);
    const uint32_t t344 = (load32(rk + 448) ^ t327) + (load32(rk + 452) ^ t297);
    const uint32_t t345 = rotl32(t344, 29);
    // round 20 (lea.dsl:35)
    const uint32_t t350 = (load32(rk + 456) ^ t333) + (load32(rk + 460) ^ t339);
    const uint32_t t351 = rotl32(t350, 9);
    const uint32_t t356 = (load32(rk + 464) ^ t339) + (load32(rk + 468) ^ t345);
    const uint32_t t357 = rotl32(t356, 27);
    const uint32_t t362 = (load32(rk + 472) ^ t345) + (load32(rk + 476) ^ t315);
    const uint32_t t363 = rotl32(t362, 29);
    // round 21 (lea.dsl:35)
    const uint32_t t368 = (load32(rk + 480) ^ t351) + (load32(rk + 484) ^ t357);
    const uint32_t t369 = rotl32(t368, 9);
    const uint32_t t374 = (load32(rk + 488) ^ t357) + (load32(rk + 492) ^ t363);
    const uint32_t t375 = rotl32(t374, 27);
    const uint32_t t380 = (load32(rk + 496) ^ t363) + (load32(rk + 500) ^ t333);
    const uint32_t t381 = rotl32(t380, 29);
    // round 22 (lea.dsl:35)
    const uint32_t t386 = (load32(rk + 504) ^ t369) + (load32(rk + 508) ^ t375);
    const uint32_t t387 = rotl32(t386, 9);
    const uint32_t t392 = (load32(rk + 512) ^ t375) + (load32(rk + 516) ^ t381);
    const uint32_t t393 = rotl32(t392, 27);
    const uint32_t t398 = (load32(rk + 520) ^ t381) + (load32(rk + 524) ^ t351);
    const uint32_t t399 = rotl32(t398, 29);
    // round 23 (lea.dsl:35)
    const uint32_t t404 = (load32(rk + 528) ^ t387) + (load32(rk + 532) ^ t393);
    const uint32_t t405 = rotl32(t404, 9);
    const uint32_t t410 = (load32(rk + 536) ^ t393) + (load32(rk + 540) ^ t399);
    const uint32_t t411 = rotl32(t410, 27);
    const uint32_t t416 = (load32(rk + 544) ^ t399) + (load32(rk + 548) ^ t369);
    const uint32_t t417 = rotl32(t416, 29);
    // round 24 (lea.dsl:35)
    const uint32_t t422 = (load32(rk + 552) ^ t405) + (load32(rk + 556) ^ t411);
    const uint32_t t423 = rotl32(t422, 9);
    const uint32_t t428 = (load32(rk + 560) ^ t411) + (load32(rk + 564) ^ t417);
    const uint32_t t429 = rotl32(t428, 27);
    const uint32_t t434 = (load32(rk + 568) ^ t417) + (load32(rk + 572) ^ t387);
    const uint32_t t435 = rotl32(t434, 29);
    // round 25 (lea.dsl:35)
    const uint32_t t440 = (load32(rk + 576) ^ t423) + (load32(rk + 580) ^ t429);
    const uint32_t t441 = rotl32(t440, 9);
    const uint32_t t446 = (load32(rk + 584) ^ t429) + (load32(rk + 588) ^ t435);
    const uint32_t t447 = rotl32(t446, 27);
    const uint32_t t452 = (load32(rk + 592) ^ t435) + (load32(rk + 596) ^ t405);
    const uint32_t t453 = rotl32(t452, 29);
    // round 26 (lea.dsl:35)
    const uint32_t t458 = (load32(rk + 600) ^ t441) + (load32(rk + 604) ^ t447);
    const uint32_t t459 = rotl32(t458, 9);
    const uint32_t t464 = (load32(rk + 608) ^ t447) + (load32(rk + 612) ^ t453);
    const uint32_t t465 = rotl32(t464, 27);
    const uint32_t t470 = (load32(rk + 616) ^ t453) + (load32(rk + 620) ^ t423);
    const uint32_t t471 = rotl32(t470, 29);
    // round 27 (lea.dsl:35)
    const uint32_t t476 = (load32(rk + 624) ^ t459) + (load32(rk + 628) ^ t465);
    const uint32_t t477 = rotl32(t476, 9);
    const uint32_t t482 = (load32(rk + 632) ^ t465) + (load32(rk + 636) ^ t471);
    const uint32_t t483 = rotl32(t482, 27);
    const uint32_t t488 = (load32(rk + 640) ^ t471) + (load32(rk + 644) ^ t441);
    const uint32_t t489 = rotl32(t488, 29);
    // round 28 (lea.dsl:35)
    const uint32_t t494 = (load32(rk + 648) ^ t477) + (load32(rk + 652) ^ t483);
    const uint32_t t495 = rotl32(t494, 9);
    const uint32_t t500 = (load32(rk + 656) ^ t483) + (load32(rk + 660) ^ t489);
    const uint32_t t501 = rotl32(t500, 27);
    const uint32_t t506 = (load32(rk + 664) ^ t489) + (load32(rk + 668) ^ t459);
    const uint32_t t507 = rotl32(t506, 29);
    // round 29 (lea.dsl:35)
    const uint32_t t512 = (load32(rk + 672) ^ t495) + (load32(rk + 676) ^ t501);
    const uint32_t t513 = rotl32(t512, 9);
    const uint32_t t518 = (load32(rk + 680) ^ t501) + (load32(rk + 684) ^ t507);
    const uint32_t t519 = rotl32(t518, 27);
    const uint32_t t524 = (load32(rk + 688) ^ t507) + (load32(rk + 692) ^ t477);
    const uint32_t t525 = rotl32(t524, 29);
    // round 30 (lea.dsl:35)
    const uint32_t t530 = (load32(rk + 696) ^ t513) + (load32(rk + 700) ^ t519);
    const uint32_t t531 = rotl32(t530, 9);
    const uint32_t t536 = (load32(rk + 704) ^ t519) + (load32(rk + 708) ^ t525);
    const uint32_t t537 = rotl32(t536, 27);
    const uint32_t t542 = (load32(rk + 712) ^ t525) + (load32(rk + 716) ^ t495);
    const uint32_t t543 = rotl32(t542, 29);
    // round 31 (lea.dsl:35)
    const uint32_t t548 = (load32(rk + 720) ^ t531) + (load32(rk + 724) ^ t537);
    const uint32_t t549 = rotl32(t548, 9);
    const uint32_t t554 = (load32(rk + 728) ^ t537) + (load32(rk + 732) ^ t543);
    const uint32_t t555 = rotl32(t554, 27);
    const uint32_t t560 = (load32(rk + 736) ^ t543) + (load32(rk + 740) ^ t513);
    const uint32_t t561 = rotl32(t560, 29);
    // round 32 (lea.dsl:35)
    const uint32_t t566 = (load32(rk + 744) ^ t549) + (load32(rk + 748) ^ t555);
    const uint32_t t572 = (load32(rk + 752) ^ t555) + (load32(rk + 756) ^ t561);
    const uint32_t t578 = (load32(rk + 760) ^ t561) + (load32(rk + 764) ^ t531);
    store_le32(out, rotl32(t566, 9));
    store_le32(out + 4, rotl32(t572, 27));
    store_le32(out + 8, rotl32(t578, 29));
    store_le32(out + 12, t549);
}

void lwcc_lea128_256_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 32 (lea.dsl:35)
    const uint32_t t11 = load32(rk + 748) ^ (rotl32(t0, 23) - (t3 ^ load32(rk + 744)));
    const uint32_t t16 = load32(rk + 756) ^ (rotl32(t1, 5) - (load32(rk + 752) ^ t11));
    const uint32_t t21 = load32(rk + 764) ^ (rotl32(t2, 3) - (load32(rk + 760) ^ t16));
    // round 31 (lea.dsl:35)
    const uint32_t t29 = load32(rk + 724) ^ (rotl32(t3, 23) - (load32(rk + 720) ^ t21));
    const uint32_t t34 = load32(rk + 732) ^ (rotl32(t11, 5) - (load32(rk + 728) ^ t29));
    const uint32_t t39 = load32(rk + 740) ^ (rotl32(t16, 3) - (load32(rk + 736) ^ t34));
    // round 30 (lea.dsl:35)
    const uint32_t t47 = load32(rk + 700) ^ (rotl32(t21, 23) - (load32(rk + 696) ^ t39));
    const uint32_t t52 = load32(rk + 708) ^ (rotl32(t29, 5) - (load32(rk + 704) ^ t47));
    const uint32_t t57 = load32(rk + 716) ^ (rotl32(t34, 3) - (load32(rk + 712) ^ t52));
    // round 29 (lea.dsl:35)
    const uint32_t t65 = load32(rk + 676) ^ (rotl32(t39, 23) - (load32(rk + 672) ^ t57));
    const uint32_t t70 = load32(rk + 684) ^ (rotl32(t47, 5) - (load32(rk + 680) ^ t65));
    const uint32_t t75 = load32(rk + 692) ^ (rotl32(t52, 3) - (load32(rk + 688) ^ t70));
    // round 28 (lea.dsl:35)
    const uint32_t t83 = load32(rk + 652) ^ (rotl32(t57, 23) - (load32(rk + 648) ^ t75));
    const uint32_t t88 = load32(rk + 660) ^ (rotl32(t65, 5) - (load32(rk + 656) ^ t83));
    const uint32_t t93 = load32(rk + 668) ^ (rotl32(t70, 3) - (load32(rk + 664) ^ t88));
    // round 27 (lea.dsl:35)
    const uint32_t t101 = load32(rk + 628) ^ (rotl32(t75, 23) - (load32(rk + 624) ^ t93));
    const uint32_t t106 = load32(rk + 636) ^ (rotl32(t83, 5) - (load32(rk + 632) ^ t101));
    const uint32_t t111 = load32(rk + 644) ^ (rotl32(t88, 3) - (load32(rk + 640) ^ t106));
    // round 26 (lea.dsl:35)
    const uint32_t t119 = load32(rk + 604) ^ (rotl32(t93, 23) - (load32(rk + 600) ^ t111));
    const uint32_t t124 = load32(rk + 612) ^ (rotl32(t101, 5) - (load32(rk + 608) ^ t119));
    const uint32_t t129 = load32(rk + 620) ^ (rotl32(t106, 3) - (load32(rk + 616) ^ t124));
    // round 25 (lea.dsl:35)
    const uint32_t t137 = load32(rk + 580) ^ (rotl32(t111, 23) - (load32(rk + 576) ^ t129));
    const uint32_t t142 = load32(rk + 588) ^ (rotl32(t119, 5) - (load32(rk + 584) ^ t137));
    const uint32_t t147 = load32(rk + 596) ^ (rotl32(t124, 3) - (load32(rk + 592) ^ t142));
    // round 24 (lea.dsl:35)
    const uint32_t t155 = load32(rk + 556) ^ (rotl32(t129, 23) - (load32(rk + 552) ^ t147));
    const uint32_t t160 = load32(rk + 564) ^ (rotl32(t137, 5) - (load32(rk + 560) ^ t155));
    const uint32_t t165 = load32(rk + 572) ^ (rotl32(t142, 3) - (load32(rk + 568) ^ t160));
    // round 23 (lea.dsl:35)
    const uint32_t t173 = load32(rk + 532) ^ (rotl32(t147, 23) - (load32(rk + 528) ^ t165));
    const uint32_t t178 = load32(rk + 540) ^ (rotl32(t155, 5) - (load32(rk + 536) ^ t173));
    const uint32_t t183 = load32(rk + 548) ^ (rotl32(t160, 3) - (load32(rk + 544) ^ t178));
    // round 22 (lea.dsl:35)
    const uint32_t t191 = load32(rk + 508) ^ (rotl32(t165, 23) - (load32(rk + 504) ^ t183));
    const uint32_t t196 = load32(rk + 516) ^ (rotl32(t173, 5) - (load32(rk + 512) ^ t191));
    const uint32_t t201 = load32(rk + 524) ^ (rotl32(t178, 3) - (load32(rk + 520) ^ t196));
    // round 21 (lea.dsl:35)
    const uint32_t t209 = load32(rk + 484) ^ (rotl32(t183, 23) - (load32(rk + 480) ^ t201));
    const uint32_t t214 = load32(rk + 492) ^ (rotl32(t191, 5) - (load32(rk + 488) ^ t209));
    const uint32_t t219 = load32(rk + 500) ^ (rotl32(t196, 3) - (load32(rk + 496) ^ t214));
    // round 20 (lea.dsl:35)
    const uint32_t t227 = load32(rk + 460) ^ (rotl32(t201, 23) - (load32(rk + 456) ^ t219));
    const uint32_t t232 = load32(rk + 468) ^ (rotl32(t209, 5) - (load32(rk + 464) ^ t227));
    const uint32_t t237 = load32(rk + 476) ^ (rotl32(t214, 3) - (load32(rk + 472) ^ t232));
    // round 19 (lea.dsl:35)
    const uint32_t t245 = load32(rk + 436) ^ (rotl32(t219, 23) - (load32(rk + 432) ^ t237));
    const uint32_t t250 = load32(rk + 444) ^ (rotl32(t227, 5) - (load32(rk + 440) ^ t245));
    const uint32_t t255 = load32(rk + 452) ^ (rotl32(t232, 3) - (load32(rk + 448) ^ t250));
    // round 18 (lea.dsl:35)
    const uint32_t t263 = load32(rk + 412) ^ (rotl32(t237, 23) - (load32(rk + 408) ^ t255));
    const uint32_t t268 = load32(rk + 420) ^ (rotl32(t245, 5) - (load32(rk + 416) ^ t263));
    const uint32_t t273 = load32(rk + 428) ^ (rotl32(t250, 3) - (load32(rk + 424) ^ t268));
    // round 17 (lea.dsl:35)
    const uint32_t t281 = load32(rk + 388) ^ (rotl32(t255, 23) - (load32(rk + 384) ^ t273));
    const uint32_t t286 = load32(rk + 396) ^ (rotl32(t263, 5) - (load32(rk + 392) ^ t281));
    const uint32_t t291 = load32(rk + 404) ^ (rotl32(t268, 3) - (load32(rk + 400) ^ t286));
    // round 16 (lea.dsl:35)
    const uint32_t t299 = load32(rk + 364) ^ (rotl32(t273, 23) - (load32(rk + 360) ^ t291));
    const uint32_t t304 = load32(rk + 372) ^ (rotl32(t281, 5) - (load32(rk + 368) ^ t299));
    const uint32_t t309 = load32(rk + 380) ^ (rotl32(t286, 3) - (load32(rk + 376) ^ t304));
    // round 15 (lea.dsl:35)
    const uint32_t t317 = load32(rk + 340) ^ (rotl32(t291, 23) - (load32(rk + 336) ^ t309));
    const uint32_t t322 = load32(rk + 348) ^ (rotl32(t299, 5) - (load32(rk + 344) ^ t317));
    const uint32_t t327 = load32(rk + 356) ^ (rotl32(t304, 3) - (load32(rk + 352) ^ t322));
    // round 14 (lea.dsl:35)
    const uint32_t t335 = load32(rk + 316) ^ (rotl32(t309, 23) - (load32(rk + 312) ^ t327));
    const uint32_t t340 = load32(rk + 324) ^ (rotl32(t317, 5) - (load32(rk + 320) ^ t335));
    const uint32_t t345 = load32(rk + 332) ^ (rotl32(t322, 3) - (load32(rk + 328) ^ t340));
    // round 13 (lea.dsl:35)
    const uint32_t t353 = load32(rk + 292) ^ (rotl32(t327, 23) - (load32(rk + 288) ^ t345));
    const uint32_t t358 = load32(rk + 300) ^ (rotl32(t335, 5) - (load32(rk + 296) ^ t353));
    const uint32_t t363 = load32(rk + 308) ^ (rotl32(t340, 3) - (load32(rk + 304) ^ t358));
    // round 12 (lea.dsl:35)
    const uint32_t t371 = load32(rk + 268) ^ (rotl32(t345, 23) - (load32(rk + 264) ^ t363));
    const uint32_t t376 = load32(rk + 276) ^ (rotl32(t353, 5) - (load32(rk + 272) ^ t371));
    const uint32_t t381 = load32(rk + 284) ^ (rotl32(t358, 3) - (load32(rk + 280) ^ t376));
    // round 11 (lea.dsl:35)
    const uint32_t t389 = load32(rk + 244) ^ (rotl32(t363, 23) - (load32(rk + 240) ^ t381));
    const uint32_t t394 = load32(rk + 252) ^ (rotl32(t371, 5) - (load32(rk + 248) ^ t389));
    const uint32_t t399 = load32(rk + 260) ^ (rotl32(t376, 3) - (load32(rk + 256) ^ t394));
    // round 10 (lea.dsl:35)
    const uint32_t t407 = load32(rk + 220) ^ (rotl32(t381, 23) - (load32(rk + 216) ^ t399));
    const uint32_t t412 = load32(rk + 228) ^ (rotl32(t389, 5) - (load32(rk + 224) ^ t407));
    const uint32_t t417 = load32(rk + 236) ^ (rotl32(t394, 3) - (load32(rk + 232) ^ t412));
    // round 9 (lea.dsl:35)
    const uint32_t t425 = load32(rk + 196) ^ (rotl32(t399, 23) - (load32(rk + 192) ^ t417));
    const uint32_t t430 = load32(rk + 204) ^ (rotl32(t407, 5) - (load32(rk + 200) ^ t425));
    const uint32_t t435 = load32(rk + 212) ^ (rotl32(t412, 3) - (load32(rk + 208) ^ t430));
    // round 8 (lea.dsl:35)
    const uint32_t t443 = load32(rk + 172) ^ (rotl32(t417, 23) - (load32(rk + 168) ^ t435));
    const uint32_t t448 = load32(rk + 180) ^ (rotl32(t425, 5) - (load32(rk + 176) ^ t443));
    const uint32_t t453 = load32(rk + 188) ^ (rotl32(t430, 3) - (load32(rk + 184) ^ t448));
    // round 7 (lea.dsl:35)
    const uint32_t t461 = load32(rk + 148) ^ (rotl32(t435, 23) - (load32(rk + 144) ^ t453));
    const uint32_t t466 = load32(rk + 156) ^ (rotl32(t443, 5) - (load32(rk + 152) ^ t461));
    const uint32_t t471 = load32(rk + 164) ^ (rotl32(t448, 3) - (load32(rk + 160) ^ t466));
    // round 6 (lea.dsl:35)
    const uint32_t t479 = load32(rk + 124) ^ (rotl32(t453, 23) - (load32(rk + 120) ^ t471));
    const uint32_t t484 = load32(rk + 132) ^ (rotl32(t461, 5) - (load32(rk + 128) ^ t479));
    const uint32_t t489 = load32(rk + 140) ^ (rotl32(t466, 3) - (load32(rk + 136) ^ t484));
    // round 5 (lea.dsl:35)
    const uint32_t t497 = load32(rk + 100) ^ (rotl32(t471, 23) - (load32(rk + 96) ^ t489));
    const uint32_t t502 = load32(rk + 108) ^ (rotl32(t479, 5) - (load32(rk + 104) ^ t497));
    const uint32_t t507 = load32(rk + 116) ^ (rotl32(t484, 3) - (load32(rk + 112) ^ t502));
    // round 4 (lea.dsl:35)
    const uint32_t t515 = load32(rk + 76) ^ (rotl32(t489, 23) - (load32(rk + 72) ^ t507));
    const uint32_t t520 = load32(rk + 84) ^ (rotl32(t497, 5) - (load32(rk + 80) ^ t515));
    const uint32_t t525 = load32(rk + 92) ^ (rotl32(t502, 3) - (load32(rk + 88) ^ t520));
    // round 3 (lea.dsl:35)
    const uint32_t t533 = load32(rk + 52) ^ (rotl32(t507, 23) - (load32(rk + 48) ^ t525));
    const uint32_t t538 = load32(rk + 60) ^ (rotl32(t515, 5) - (load32(rk + 56) ^ t533));
    const uint32_t t543 = load32(rk + 68) ^ (rotl32(t520, 3) - (load32(rk + 64) ^ t538));
    // round 2 (lea.dsl:35)
    const uint32_t t551 = load32(rk + 28) ^ (rotl32(t525, 23) - (load32(rk + 24) ^ t543));
    const uint32_t t556 = load32(rk + 36) ^ (rotl32(t533, 5) - (load32(rk + 32) ^ t551));
    const uint32_t t561 = load32(rk + 44) ^ (rotl32(t538, 3) - (load32(rk + 40) ^ t556));
    // round 1 (lea.dsl:35)
    const uint32_t t569 = load32(rk + 4) ^ (rotl32(t543, 23) - (load32(rk) ^ t561));
    const uint32_t t574 = load32(rk + 12) ^ (rotl32(t551, 5) - (load32(rk + 8) ^ t569));
    const uint32_t t579 = load32(rk + 20) ^ (rotl32(t556, 3) - (load32(rk + 16) ^ t574));
    store_le32(out, t561);
    store_le32(out + 4, t569);
    store_le32(out + 8, t574);
    store_le32(out + 12, t579);
}

void lwcc_lea128_256_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_lea128_256_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_lea128_256_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_256_key_setup_c(ctx, key);
    lwcc_lea128_256_ctr_nonce_c(ctx, nonce);
}

void lwcc_lea128_256_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t18 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t21 = t18 | ((uint32_t)nonce[3] << 24);
    const uint32_t t28 = ((uint32_t)nonce[4] | ((uint32_t)nonce[5] << 8)) | ((uint32_t)nonce[6] << 16);
    const uint32_t t31 = t28 | ((uint32_t)nonce[7] << 24);
    const uint32_t t38 = ((uint32_t)nonce[8] | ((uint32_t)nonce[9] << 8)) | ((uint32_t)nonce[10] << 16);
    const uint32_t t41 = t38 | ((uint32_t)nonce[11] << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t47 = rotl32((load32(ctx) ^ t21) + (load32(ctx + 4) ^ t31), 9);
    const uint32_t t52 = (load32(ctx + 8) ^ t31) + (load32(ctx + 12) ^ t41);
    const uint32_t t53 = rotl32(t52, 27);
    const uint32_t t55 = load32(ctx + 16) ^ t41;
    // round 2 (lea.dsl:35)
    const uint32_t t60 = (load32(ctx + 24) ^ t47) + (load32(ctx + 28) ^ t53);
    const uint32_t t61 = rotl32(t60, 9);
    const uint32_t t63 = load32(ctx + 32) ^ t53;
    const uint32_t t65 = load32(ctx + 44) ^ t21;
    // round 3 (lea.dsl:35)
    const uint32_t t67 = load32(ctx + 48) ^ t61;
    const uint32_t t69 = load32(ctx + 68) ^ t47;
    // round 4 (lea.dsl:35)
    const uint32_t t71 = load32(ctx + 92) ^ t61;
    store32(ctx + 768, t55);
    store32(ctx + 772, t63);
    store32(ctx + 776, t65);
    store32(ctx + 780, t67);
    store32(ctx + 784, t69);
    store32(ctx + 788, t71);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t21 = rotl32(load32(ctx + 768) + (load32(ctx + 20) ^ t16), 29);
    // round 2 (lea.dsl:35)
    const uint32_t t26 = rotl32(load32(ctx + 772) + (load32(ctx + 36) ^ t21), 27);
    const uint32_t t31 = rotl32((load32(ctx + 40) ^ t21) + load32(ctx + 776), 29);
    // round 3 (lea.dsl:35)
    const uint32_t t36 = rotl32(load32(ctx + 780) + (load32(ctx + 52) ^ t26), 9);
    const uint32_t t41 = (load32(ctx + 56) ^ t26) + (load32(ctx + 60) ^ t31);
    const uint32_t t42 = rotl32(t41, 27);
    const uint32_t t47 = rotl32((load32(ctx + 64) ^ t31) + load32(ctx + 784), 29);
    // round 4 (lea.dsl:35)
    const uint32_t t52 = (load32(ctx + 72) ^ t36) + (load32(ctx + 76) ^ t42);
    const uint32_t t53 = rotl32(t52, 9);
    const uint32_t t58 = (load32(ctx + 80) ^ t42) + (load32(ctx + 84) ^ t47);
    const uint32_t t59 = rotl32(t58, 27);
    const uint32_t t64 = rotl32((load32(ctx + 88) ^ t47) + load32(ctx + 788), 29);
    // round 5 (lea.dsl:35)
    const uint32_t t69 = (load32(ctx + 96) ^ t53) + (load32(ctx + 100) ^ t59);
    const uint32_t t70 = rotl32(t69, 9);
    const uint32_t t75 = (load32(ctx + 104) ^ t59) + (load32(ctx + 108) ^ t64);
    const uint32_t t76 = rotl32(t75, 27);
    const uint32_t t81 = (load32(ctx + 112) ^ t64) + (load32(ctx + 116) ^ t36);
    const uint32_t t82 = rotl32(t81, 29);
    // round 6 (lea.dsl:35)
    const uint32_t t87 = (load32(ctx + 120) ^ t70) + (load32(ctx + 124) ^ t76);
    const uint32_t t88 = rotl32(t87, 9);
    const uint32_t t93 = (load32(ctx + 128) ^ t76) + (load32(ctx + 132) ^ t82);
    const uint32_t t94 = rotl32(t93, 27);
    const uint32_t t99 = (load32(ctx + 136) ^ t82) + (load32(ctx + 140) ^ t53);
    const uint32_t t100 = rotl32(t99, 29);
    // round 7 (lea.dsl:35)
    const uint32_t t105 = (load32(ctx + 144) ^ t88) + (load32(ctx + 148) ^ t94);
    const uint32_t t106 = rotl32(t105, 9);
    const uint32_t t111 = (load32(ctx + 152) ^ t94) + (load32(ctx + 156) ^ t100);
    const uint32_t t112 = rotl32(t111, 27);
    const uint32_t t117 = (load32(ctx + 160) ^ t100) + (load32(ctx + 164) ^ t70);
    const uint32_t t118 = rotl32(t117, 29);
    // round 8 (lea.dsl:35)
    const uint32_t t123 = (load32(ctx + 168) ^ t106) + (load32(ctx + 172) ^ t112);
    const uint32_t t124 = rotl32(t123, 9);
    const uint32_t t129 = (load32(ctx + 176) ^ t112) + (load32(ctx + 180) ^ t118);
    const uint32_t t130 = rotl32(t129, 27);
    const uint32_t t135 = (load32(ctx + 184) ^ t118) + (load32(ctx + 188) ^ t88);
    const uint32_t t136 = rotl32(t135, 29);
    // round 9 (lea.dsl:35)
    const uint32_t t141 = (load32(ctx + 192) ^ t124) + (load32(ctx + 196) ^ t130);
    const uint32_t t142 = rotl32(t141, 9);
    const uint32_t t147 = (load32(ctx + 200) ^ t130) + (load32(ctx + 204) ^ t136);
    const uint32_t t148 = rotl32(t147, 27);
    const uint32_t t153 = (load32(ctx + 208) ^ t136) + (load32(ctx + 212) ^ t106);
    const uint32_t t154 = rotl32(t153, 29);
    // round 10 (lea.dsl:35)
    const uint32_t t159 = (load32(ctx + 216) ^ t142) + (load32(ctx + 220) ^ t148);
    const uint32_t t160 = rotl32(t159, 9);
    const uint32_t t165 = (load32(ctx + 224) ^ t148) + (load32(ctx + 228) ^ t154);
    const uint32_t t166 = rotl32(t165, 27);
    const uint32_t t171 = (load32(ctx + 232) ^ t154) + (load32(ctx + 236) ^ t124);
    const uint32_t t172 = rotl32(t171, 29);
    // round 11 (lea.dsl:35)
    const uint32_t t177 = (load32(ctx + 240) ^ t160) + (load32(ctx + 244) ^ t166);
    const uint32_t t178 = rotl32(t177, 9);
    const uint32_t t183 = (load32(ctx + 248) ^ t166) + (load32(ctx + 252) ^ t172);
    const uint32_t t184 = rotl32(t183, 27);
    const uint32_t t189 = (load32(ctx + 256) ^ t172) + (load32(ctx + 260) ^ t142);
    const uint32_t t190 = rotl32(t189, 29);
    // round 12 (lea.dsl:35)
    const uint32_t t195 = (load32(ctx + 264) ^ t178) + (load32(ctx + 268) ^ t184);
    const uint32_t t196 = rotl32(t195, 9);
    const uint32_t t201 = (load32(ctx + 272) ^ t184) + (load32(ctx + 276) ^ t190);
    const uint32_t t202 = rotl32(t201, 27);
    const uint32_t t207 = (load32(ctx + 280) ^ t190) + (load32(ctx + 284) ^ t160);
    const uint32_t t208 = rotl32(t207, 29);
    // round 13 (lea.dsl:35)
    const uint32_t t213 = (load32(ctx + 288) ^ t196) + (load32(ctx + 292) ^ t202);
    const uint32_t t214 = rotl32(t213, 9);
    const uint32_t t219 = (load32(ctx + 296) ^ t202) + (load32(ctx + 300) ^ t208);
    const uint32_t t220 = rotl32(t219, 27);
    const uint32_t t225 = (load32(ctx + 304) ^ t208) + (load32(ctx + 308) ^ t178);
    const uint32_t t226 = rotl32(t225, 29);
    // round 14 (lea.dsl:35)
    const uint32_t t231 = (load32(ctx + 312) ^ t214) + (load32(ctx + 316) ^ t220);
    const uint32_t t232 = rotl32(t231, 9);
    const uint32_t t237 = (load32(ctx + 320) ^ t220) + (load32(ctx + 324) ^ t226);
    const uint32_t t238 = rotl32(t237, 27);
    const uint32_t t243 = (load32(ctx + 328) ^ t226) + (load32(ctx + 332) ^ t196);
    const uint32_t t244 = rotl32(t243, 29);
    // round 15 (lea.dsl:35)
    const uint32_t t249 = (load32(ctx + 336) ^ t232) + (load32(ctx + 340) ^ t238);
    const uint32_t t250 = rotl32(t249, 9);
    const uint32_t t255 = (load32(ctx + 344) ^ t238) + (load32(ctx + 348) ^ t244);
    const uint32_t t256 = rotl32(t255, 27);
    const uint32_t t261 = (load32(ctx + 352) ^ t244) + (load32(ctx + 356) ^ t214);
    const uint32_t t262 = rotl32(t261, 29);
    // round 16 (lea.dsl:35)
    const uint32_t t267 = (load32(ctx + 360) ^ t250) + (load32(ctx + 364) ^ t256);
    const uint32_t t268 = rotl32(t267, 9);
    const uint32_t t273 = (load32(ctx + 368) ^ t256) + (load32(ctx + 372) ^ t262);
    const uint32_t t274 = rotl32(t273, 27);
    const uint32_t t279 = (load32(ctx + 376) ^ t262) + (load32(ctx + 380) ^ t232);
    const uint32_t t280 = rotl32(t279, 29);
    // round 17 (lea.dsl:35)
    const uint32_t t285 = (load32(ctx + 384) ^ t268) + (load32(ctx + 388) ^ t274);
    const uint32_t t286 = rotl32(t285, 9);
    const uint32_t t291 = (load32(ctx + 392) ^ t274) + (load32(ctx + 396) ^ t280);
    const uint32_t t292 = rotl32(t291, 27);
    const uint32_t t297 = (load32(ctx + 400) ^ t280) + (load32(ctx + 404) ^ t250);
    const uint32_t t298 = rotl32(t297, 29);
    // round 18 (lea.dsl:35)
    const uint32_t t303 = (load32(ctx + 408) ^ t286) + (load32(ctx + 412) ^ t292);
    const uint32_t t304 = rotl32(t303, 9);
    const uint32_t t309 = (load32(ctx + 416) ^ t292) + (load32(ctx + 420) ^ t298);
    const uint32_t t310 = rotl32(t309, 27);
    const uint32_t t315 = (load32(ctx + 424) ^ t298) + (load32(ctx + 428) ^ t268);
    const uint32_t t316 = rotl32(t315, 29);
    // round 19 (lea.dsl:35)
    const uint32_t t321 = (load32(ctx + 432) ^ t304) + (load32(ctx + 436) ^ t310);
    const uint32_t t322 = rotl32(t321, 9);
    const uint32_t t327 = (load32(ctx + 440) ^ t310) + (load32(ctx + 444) ^ t316);
    const uint32_t t328 = rotl32(t327, 27);
    const uint32_t t333 = (load32(ctx + 448) ^ t316) + (load32(ctx + 452) ^ t286);
    const uint32_t t334 = rotl32(t333, 29);
    // round 20 (lea.dsl:35)
    const uint32_t t339 = (load32(ctx + 456) ^ t322) + (load32(ctx + 460) ^ t328);
    const uint32_t t340 = rotl32(t339, 9);
    const uint32_t t345 = (load32(ctx + 464) ^ t328) + (load32(ctx + 468) ^ t334);
    const uint32_t t346 = rotl32(t345, 27);
    const uint32_t t351 = (load32(ctx + 472) ^ t334) + (load32(ctx + 476) ^ t304);
    const uint32_t t352 = rotl32(t351, 29);
    // round 21 (lea.dsl:35)
    const uint32_t t357 = (load32(ctx + 480) ^ t340) + (load32(ctx + 484) ^ t346);
    const uint32_t t358 = rotl32(t357, 9);
    const uint32_t t363 = (load32(ctx + 488) ^ t346) + (load32(ctx + 492) ^ t352);
    const uint32_t t364 = rotl32(t363, 27);
    const uint32_t t369 = (load32(ctx + 496) ^ t352) + (load32(ctx + 500) ^ t322);
    const uint32_t t370 = rotl32(t369, 29);
    // round 22 (lea.dsl:35)
    const uint32_t t375 = (load32(ctx + 504) ^ t358) + (load32(ctx + 508) ^ t364);
    const uint32_t t376 = rotl32(t375, 9);
    const uint32_t t381 = (load32(ctx + 512) ^ t364) + (load32(ctx + 516) ^ t370);
    const uint32_t t382 = rotl32(t381, 27);
    const uint32_t t387 = (load32(ctx + 520) ^ t370) + (load32(ctx + 524) ^ t340);
    const uint32_t t388 = rotl32(t387, 29);
    // round 23 (lea.dsl:35)
    const uint32_t t393 = (load32(ctx + 528) ^ t376) + (load32(ctx + 532) ^ t382);
    const uint32_t t394 = rotl32(t393, 9);
    const uint32_t t399 = (load32(ctx + 536) ^ t382) + (load32(ctx + 540) ^ t388);
    const uint32_t t400 = rotl32(t399, 27);
    const uint32_t t405 = (load32(ctx + 544) ^ t388) + (load32(ctx + 548) ^ t358);
    const uint32_t t406 = rotl32(t405, 29);
    // round 24 (lea.dsl:35)
    const uint32_t t411 = (load32(ctx + 552) ^ t394) + (load32(ctx + 556) ^ t400);
    const uint32_t t412 = rotl32(t411, 9);
    const uint32_t t417 = (load32(ctx + 560) ^ t400) + (load32(ctx + 564) ^ t406);
    const uint32_t t418 = rotl32(t417, 27);
    const uint32_t t423 = (load32(ctx + 568) ^ t406) + (load32(ctx + 572) ^ t376);
    const uint32_t t424 = rotl32(t423, 29);
    // round 25 (lea.dsl:35)
    const uint32_t t429 = (load32(ctx + 576) ^ t412) + (load32(ctx + 580) ^ t418);
    const uint32_t t430 = rotl32(t429, 9);
    const uint32_t t435 = (load32(ctx + 584) ^ t418) + (load32(ctx + 588) ^ t424);
    const uint32_t t436 = rotl32(t435, 27);
    const uint32_t t441 = (load32(ctx + 592) ^ t424) + (load32(ctx + 596) ^ t394);
    const uint32_t t442 = rotl32(t441, 29);
    // round 26 (lea.dsl:35)
    const uint32_t t447 = (load32(ctx + 600) ^ t430) + (load32(ctx + 604) ^ t436);
    const uint32_t t448 = rotl32(t447, 9);
    const uint32_t t453 = (load32(ctx + 608) ^ t436) + (load32(ctx + 612) ^ t442);
    const uint32_t t454 = rotl32(t453, 27);
    const uint32_t t459 = (load32(ctx + 616) ^ t442) + (load32(ctx + 620) ^ t412);
    const uint32_t t460 = rotl32(t459, 29);
    // round 27 (lea.dsl:35)
    const uint32_t t465 = (load32(ctx + 624) ^ t448) + (load32(ctx + 628) ^ t454);
    const uint32_t t466 = rotl32(t465, 9);
    const uint32_t t471 = (load32(ctx + 632) ^ t454) + (load32(ctx + 636) ^ t460);
    const uint32_t t472 = rotl32(t471, 27);
    const uint32_t t477 = (load32(ctx + 640) ^ t460) + (load32(ctx + 644) ^ t430);
    const uint32_t t478 = rotl32(t477, 29);
    // round 28 (lea.dsl:35)
    const uint32_t t483 = (load32(ctx + 648) ^ t466) + (load32(ctx + 652) ^ t472);
    const uint32_t t484 = rotl32(t483, 9);
    const uint32_t t489 = (load32(ctx + 656) ^ t472) + (load32(ctx + 660) ^ t478);
    const uint32_t t490 = rotl32(t489, 27);
    const uint32_t t495 = (load32(ctx + 664) ^ t478) + (load32(ctx + 668) ^ t448);
    const uint32_t t496 = rotl32(t495, 29);
    // round 29 (lea.dsl:35)
    const uint32_t t501 = (load32(ctx + 672) ^ t484) + (load32(ctx + 676) ^ t490);
    const uint32_t t502 = rotl32(t501, 9);
    const uint32_t t507 = (load32(ctx + 680) ^ t490) + (load32(ctx + 684) ^ t496);
    const uint32_t t508 = rotl32(t507, 27);
    const uint32_t t513 = (load32(ctx + 688) ^ t496) + (load32(ctx + 692) ^ t466);
    const uint32_t t514 = rotl32(t513, 29);
    // round 30 (lea.dsl:35)
    const uint32_t t519 = (load32(ctx + 696) ^ t502) + (load32(ctx + 700) ^ t508);
    const uint32_t t520 = rotl32(t519, 9);
    const uint32_t t525 = (load32(ctx + 704) ^ t508) + (load32(ctx + 708) ^ t514);
    const uint32_t t526 = rotl32(t525, 27);
    const uint32_t t531 = (load32(ctx + 712) ^ t514) + (load32(ctx + 716) ^ t484);
    const uint32_t t532 = rotl32(t531, 29);
    // round 31 (lea.dsl:35)
    const uint32_t t537 = (load32(ctx + 720) ^ t520) + (load32(ctx + 724) ^ t526);
    const uint32_t t538 = rotl32(t537, 9);
    const uint32_t t543 = (load32(ctx + 728) ^ t526) + (load32(ctx + 732) ^ t532);
    const uint32_t t544 = rotl32(t543, 27);
    const uint32_t t549 = (load32(ctx + 736) ^ t532) + (load32(ctx + 740) ^ t502);
    const uint32_t t550 = rotl32(t549, 29);
    // round 32 (lea.dsl:35)
    const uint32_t t555 = (load32(ctx + 744) ^ t538) + (load32(ctx + 748) ^ t544);
    const uint32_t t561 = (load32(ctx + 752) ^ t544) + (load32(ctx + 756) ^ t550);
    const uint32_t t567 = (load32(ctx + 760) ^ t550) + (load32(ctx + 764) ^ t520);
    const uint32_t t569 = load_le32(in);
    const uint32_t t570 = load_le32(in + 4);
    const uint32_t t571 = load_le32(in + 8);
    const uint32_t t572 = load_le32(in + 12);
    store_le32(out, t569 ^ rotl32(t555, 9));
    store_le32(out + 4, t570 ^ rotl32(t561, 27));
    store_le32(out + 8, t571 ^ rotl32(t567, 29));
    store_le32(out + 12, t572 ^ t538);
}

void lwcc_lea128_256_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_lea128_256_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
