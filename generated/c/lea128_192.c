// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_192 --target c --lanes 1
// passes:    unroll() invert() counter() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 24, nonce 12, rk 672, ctx 696, align 1, group 16, stack 0
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

void lwcc_lea128_192_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t8 = rotl32(load_le32(key) + 0xc3efe9db, 1);
    const uint32_t t11 = rotl32(load_le32(key + 4) + 0x87dfd3b7, 3);
    const uint32_t t14 = rotl32(load_le32(key + 8) + 0xfbfa76f, 6);
    const uint32_t t17 = rotl32(load_le32(key + 12) + 0x1f7f4ede, 11);
    const uint32_t t20 = rotl32(load_le32(key + 16) + 0x3efe9dbc, 13);
    const uint32_t t23 = rotl32(load_le32(key + 20) + 0x7dfd3b78, 17);
    const uint32_t t26 = rotl32(t8 + 0x88c4d604, 1);
    const uint32_t t29 = rotl32(t11 + 0x1189ac09, 3);
    const uint32_t t32 = rotl32(t14 + 0x23135812, 6);
    const uint32_t t35 = rotl32(t17 + 0x4626b024, 11);
    const uint32_t t38 = rotl32(t20 + 0x8c4d6048, 13);
    const uint32_t t41 = rotl32(t23 + 0x189ac091, 17);
    const uint32_t t44 = rotl32(t26 + 0xe789f229, 1);
    const uint32_t t47 = rotl32(t29 + 0xcf13e453, 3);
    const uint32_t t50 = rotl32(t32 + 0x9e27c8a7, 6);
    const uint32_t t53 = rotl32(t35 + 0x3c4f914f, 11);
    const uint32_t t56 = rotl32(t38 + 0x789f229e, 13);
    const uint32_t t59 = rotl32(t41 + 0xf13e453c, 17);
    const uint32_t t62 = rotl32(t44 + 0xc6f98763, 1);
    const uint32_t t65 = rotl32(t47 + 0x8df30ec7, 3);
    const uint32_t t68 = rotl32(t50 + 0x1be61d8f, 6);
    const uint32_t t71 = rotl32(t53 + 0x37cc3b1e, 11);
    const uint32_t t74 = rotl32(t56 + 0x6f98763c, 13);
    const uint32_t t77 = rotl32(t59 + 0xdf30ec78, 17);
    const uint32_t t80 = rotl32(t62 + 0x15ea49e7, 1);
    const uint32_t t83 = rotl32(t65 + 0x2bd493ce, 3);
    const uint32_t t86 = rotl32(t68 + 0x57a9279c, 6);
    const uint32_t t89 = rotl32(t71 + 0xaf524f38, 11);
    const uint32_t t92 = rotl32(t74 + 0x5ea49e71, 13);
    const uint32_t t95 = rotl32(t77 + 0xbd493ce2, 17);
    const uint32_t t98 = rotl32(t80 + 0xf0bb4158, 1);
    const uint32_t t101 = rotl32(t83 + 0xe17682b1, 3);
    const uint32_t t104 = rotl32(t86 + 0xc2ed0563, 6);
    const uint32_t t107 = rotl32(t89 + 0x85da0ac7, 11);
    const uint32_t t110 = rotl32(t92 + 0xbb4158f, 13);
    const uint32_t t113 = rotl32(t95 + 0x17682b1e, 17);
    const uint32_t t116 = rotl32(t98 + 0xfbfa76f0, 1);
    const uint32_t t119 = rotl32(t101 + 0xf7f4ede1, 3);
    const uint32_t t122 = rotl32(t104 + 0xefe9dbc3, 6);
    const uint32_t t125 = rotl32(t107 + 0xdfd3b787, 11);
    const uint32_t t128 = rotl32(t110 + 0xbfa76f0f, 13);
    const uint32_t t131 = rotl32(t113 + 0x7f4ede1f, 17);
    const uint32_t t134 = rotl32(t116 + 0x31358122, 1);
    const uint32_t t137 = rotl32(t119 + 0x626b0244, 3);
    const uint32_t t140 = rotl32(t122 + 0xc4d60488, 6);
    const uint32_t t143 = rotl32(t125 + 0x89ac0911, 11);
    const uint32_t t146 = rotl32(t128 + 0x13581223, 13);
    const uint32_t t149 = rotl32(t131 + 0x26b02446, 17);
    const uint32_t t152 = rotl32(t134 + 0xe27c8a79, 1);
    const uint32_t t155 = rotl32(t137 + 0xc4f914f3, 3);
    const uint32_t t158 = rotl32(t140 + 0x89f229e7, 6);
    const uint32_t t161 = rotl32(t143 + 0x13e453cf, 11);
    const uint32_t t164 = rotl32(t146 + 0x27c8a79e, 13);
    const uint32_t t167 = rotl32(t149 + 0x4f914f3c, 17);
    const uint32_t t170 = rotl32(t152 + 0xbe61d8f1, 1);
    const uint32_t t173 = rotl32(t155 + 0x7cc3b1e3, 3);
    const uint32_t t176 = rotl32(t158 + 0xf98763c6, 6);
    const uint32_t t179 = rotl32(t161 + 0xf30ec78d, 11);
    const uint32_t t182 = rotl32(t164 + 0xe61d8f1b, 13);
    const uint32_t t185 = rotl32(t167 + 0xcc3b1e37, 17);
    const uint32_t t188 = rotl32(t170 + 0x7a9279c5, 1);
    const uint32_t t191 = rotl32(t173 + 0xf524f38a, 3);
    const uint32_t t194 = rotl32(t176 + 0xea49e715, 6);
    const uint32_t t197 = rotl32(t179 + 0xd493ce2b, 11);
    const uint32_t t200 = rotl32(t182 + 0xa9279c57, 13);
    const uint32_t t203 = rotl32(t185 + 0x524f38af, 17);
    const uint32_t t206 = rotl32(t188 + 0x2ed0563c, 1);
    const uint32_t t209 = rotl32(t191 + 0x5da0ac78, 3);
    const uint32_t t212 = rotl32(t194 + 0xbb4158f0, 6);
    const uint32_t t215 = rotl32(t197 + 0x7682b1e1, 11);
    const uint32_t t218 = rotl32(t200 + 0xed0563c2, 13);
    const uint32_t t221 = rotl32(t203 + 0xda0ac785, 17);
    const uint32_t t224 = rotl32(t206 + 0xfe9dbc3e, 1);
    const uint32_t t227 = rotl32(t209 + 0xfd3b787d, 3);
    const uint32_t t230 = rotl32(t212 + 0xfa76f0fb, 6);
    const uint32_t t233 = rotl32(t215 + 0xf4ede1f7, 11);
    const uint32_t t236 = rotl32(t218 + 0xe9dbc3ef, 13);
    const uint32_t t239 = rotl32(t221 + 0xd3b787df, 17);
    const uint32_t t242 = rotl32(t224 + 0x4d60488c, 1);
    const uint32_t t245 = rotl32(t227 + 0x9ac09118, 3);
    const uint32_t t248 = rotl32(t230 + 0x35812231, 6);
    const uint32_t t251 = rotl32(t233 + 0x6b024462, 11);
    const uint32_t t254 = rotl32(t236 + 0xd60488c4, 13);
    const uint32_t t257 = rotl32(t239 + 0xac091189, 17);
    const uint32_t t260 = rotl32(t242 + 0x9f229e78, 1);
    const uint32_t t263 = rotl32(t245 + 0x3e453cf1, 3);
    const uint32_t t266 = rotl32(t248 + 0x7c8a79e2, 6);
    const uint32_t t269 = rotl32(t251 + 0xf914f3c4, 11);
    const uint32_t t272 = rotl32(t254 + 0xf229e789, 13);
    const uint32_t t275 = rotl32(t257 + 0xe453cf13, 17);
    const uint32_t t278 = rotl32(t260 + 0x98763c6f, 1);
    const uint32_t t281 = rotl32(t263 + 0x30ec78df, 3);
    const uint32_t t284 = rotl32(t266 + 0x61d8f1be, 6);
    const uint32_t t287 = rotl32(t269 + 0xc3b1e37c, 11);
    const uint32_t t290 = rotl32(t272 + 0x8763c6f9, 13);
    const uint32_t t293 = rotl32(t275 + 0xec78df3, 17);
    const uint32_t t296 = rotl32(t278 + 0xa49e715e, 1);
    const uint32_t t299 = rotl32(t281 + 0x493ce2bd, 3);
    const uint32_t t302 = rotl32(t284 + 0x9279c57a, 6);
    const uint32_t t305 = rotl32(t287 + 0x24f38af5, 11);
    const uint32_t t308 = rotl32(t290 + 0x49e715ea, 13);
    const uint32_t t311 = rotl32(t293 + 0x93ce2bd4, 17);
    const uint32_t t314 = rotl32(t296 + 0xb4158f0b, 1);
    const uint32_t t317 = rotl32(t299 + 0x682b1e17, 3);
    const uint32_t t320 = rotl32(t302 + 0xd0563c2e, 6);
    const uint32_t t323 = rotl32(t305 + 0xa0ac785d, 11);
    const uint32_t t326 = rotl32(t308 + 0x4158f0bb, 13);
    const uint32_t t329 = rotl32(t311 + 0x82b1e176, 17);
    const uint32_t t332 = rotl32(t314 + 0xa76f0fbf, 1);
    const uint32_t t335 = rotl32(t317 + 0x4ede1f7f, 3);
    const uint32_t t338 = rotl32(t320 + 0x9dbc3efe, 6);
    const uint32_t t341 = rotl32(t323 + 0x3b787dfd, 11);
    const uint32_t t344 = rotl32(t326 + 0x76f0fbfa, 13);
    const uint32_t t347 = rotl32(t329 + 0xede1f7f4, 17);
    const uint32_t t350 = rotl32(t332 + 0x58122313, 1);
    const uint32_t t353 = rotl32(t335 + 0xb0244626, 3);
    const uint32_t t356 = rotl32(t338 + 0x60488c4d, 6);
    const uint32_t t359 = rotl32(t341 + 0xc091189a, 11);
    const uint32_t t362 = rotl32(t344 + 0x81223135, 13);
    const uint32_t t365 = rotl32(t347 + 0x244626b, 17);
    const uint32_t t368 = rotl32(t350 + 0xc8a79e27, 1);
    const uint32_t t371 = rotl32(t353 + 0x914f3c4f, 3);
    const uint32_t t374 = rotl32(t356 + 0x229e789f, 6);
    const uint32_t t377 = rotl32(t359 + 0x453cf13e, 11);
    const uint32_t t380 = rotl32(t362 + 0x8a79e27c, 13);
    const uint32_t t383 = rotl32(t365 + 0x14f3c4f9, 17);
    const uint32_t t386 = rotl32(t368 + 0x1d8f1be6, 1);
    const uint32_t t389 = rotl32(t371 + 0x3b1e37cc, 3);
    const uint32_t t392 = rotl32(t374 + 0x763c6f98, 6);
    const uint32_t t395 = rotl32(t377 + 0xec78df30, 11);
    const uint32_t t398 = rotl32(t380 + 0xd8f1be61, 13);
    const uint32_t t401 = rotl32(t383 + 0xb1e37cc3, 17);
    const uint32_t t404 = rotl32(t386 + 0x279c57a9, 1);
    const uint32_t t407 = rotl32(t389 + 0x4f38af52, 3);
    const uint32_t t410 = rotl32(t392 + 0x9e715ea4, 6);
    const uint32_t t413 = rotl32(t395 + 0x3ce2bd49, 11);
    const uint32_t t416 = rotl32(t398 + 0x79c57a92, 13);
    const uint32_t t419 = rotl32(t401 + 0xf38af524, 17);
    const uint32_t t422 = rotl32(t404 + 0x563c2ed, 1);
    const uint32_t t425 = rotl32(t407 + 0xac785da, 3);
    const uint32_t t428 = rotl32(t410 + 0x158f0bb4, 6);
    const uint32_t t431 = rotl32(t413 + 0x2b1e1768, 11);
    const uint32_t t434 = rotl32(t416 + 0x563c2ed0, 13);
    const uint32_t t437 = rotl32(t419 + 0xac785da0, 17);
    const uint32_t t440 = rotl32(t422 + 0xdbc3efe9, 1);
    const uint32_t t443 = rotl32(t425 + 0xb787dfd3, 3);
    const uint32_t t446 = rotl32(t428 + 0x6f0fbfa7, 6);
    const uint32_t t449 = rotl32(t431 + 0xde1f7f4e, 11);
    const uint32_t t452 = rotl32(t434 + 0xbc3efe9d, 13);
    const uint32_t t455 = rotl32(t437 + 0x787dfd3b, 17);
    const uint32_t t458 = rotl32(t440 + 0x488c4d6, 1);
    const uint32_t t461 = rotl32(t443 + 0x91189ac, 3);
    const uint32_t t464 = rotl32(t446 + 0x12231358, 6);
    const uint32_t t467 = rotl32(t449 + 0x244626b0, 11);
    const uint32_t t470 = rotl32(t452 + 0x488c4d60, 13);
    const uint32_t t473 = rotl32(t455 + 0x91189ac0, 17);
    const uint32_t t476 = rotl32(t458 + 0x29e789f2, 1);
    const uint32_t t479 = rotl32(t461 + 0x53cf13e4, 3);
    const uint32_t t482 = rotl32(t464 + 0xa79e27c8, 6);
    const uint32_t t485 = rotl32(t467 + 0x4f3c4f91, 11);
    const uint32_t t488 = rotl32(t470 + 0x9e789f22, 13);
    const uint32_t t491 = rotl32(t473 + 0x3cf13e45, 17);
    store32(rk, t8);
    store32(rk + 4, t11);
    store32(rk + 8, t14);
    store32(rk + 12, t17);
    store32(rk + 16, t20);
    store32(rk + 20, t23);
    store32(rk + 24, t26);
    store32(rk + 28, t29);
    store32(rk + 32, t32);
    store32(rk + 36, t35);
    store32(rk + 40, t38);
    store32(rk + 44, t41);
    store32(rk + 48, t44);
    store32(rk + 52, t47);
    store32(rk + 56, t50);
    store32(rk + 60, t53);
    store32(rk + 64, t56);
    store32(rk + 68, t59);
    store32(rk + 72, t62);
    store32(rk + 76, t65);
    store32(rk + 80, t68);
    store32(rk + 84, t71);
    store32(rk + 88, t74);
    store32(rk + 92, t77);
    store32(rk + 96, t80);
    store32(rk + 100, t83);
    store32(rk + 104, t86);
    store32(rk + 108, t89);
    store32(rk + 112, t92);
    store32(rk + 116, t95);
    store32(rk + 120, t98);
    store32(rk + 124, t101);
    store32(rk + 128, t104);
    store32(rk + 132, t107);
    store32(rk + 136, t110);
    store32(rk + 140, t113);
    store32(rk + 144, t116);
    store32(rk + 148, t119);
    store32(rk + 152, t122);
    store32(rk + 156, t125);
    store32(rk + 160, t128);
    store32(rk + 164, t131);
    store32(rk + 168, t134);
    store32(rk + 172, t137);
    store32(rk + 176, t140);
    store32(rk + 180, t143);
    store32(rk + 184, t146);
    store32(rk + 188, t149);
    store32(rk + 192, t152);
    store32(rk + 196, t155);
    store32(rk + 200, t158);
    store32(rk + 204, t161);
    store32(rk + 208, t164);
    store32(rk + 212, t167);
    store32(rk + 216, t170);
    store32(rk + 220, t173);
    store32(rk + 224, t176);
    store32(rk + 228, t179);
    store32(rk + 232, t182);
    store32(rk + 236, t185);
    store32(rk + 240, t188);
    store32(rk + 244, t191);
    store32(rk + 248, t194);
    store32(rk + 252, t197);
    store32(rk + 256, t200);
    store32(rk + 260, t203);
    store32(rk + 264, t206);
    store32(rk + 268, t209);
    store32(rk + 272, t212);
    store32(rk + 276, t215);
    store32(rk + 280, t218);
    store32(rk + 284, t221);
    store32(rk + 288, t224);
    store32(rk + 292, t227);
    store32(rk + 296, t230);
    store32(rk + 300, t233);
    store32(rk + 304, t236);
    store32(rk + 308, t239);
    store32(rk + 312, t242);
    store32(rk + 316, t245);
    store32(rk + 320, t248);
    store32(rk + 324, t251);
    store32(rk + 328, t254);
    store32(rk + 332, t257);
    store32(rk + 336, t260);
    store32(rk + 340, t263);
    store32(rk + 344, t266);
    store32(rk + 348, t269);
    store32(rk + 352, t272);
    store32(rk + 356, t275);
    store32(rk + 360, t278);
    store32(rk + 364, t281);
    store32(rk + 368, t284);
    store32(rk + 372, t287);
    store32(rk + 376, t290);
    store32(rk + 380, t293);
    store32(rk + 384, t296);
    store32(rk + 388, t299);
    store32(rk + 392, t302);
    store32(rk + 396, t305);
    store32(rk + 400, t308);
    store32(rk + 404, t311);
    store32(rk + 408, t314);
    store32(rk + 412, t317);
    store32(rk + 416, t320);
    store32(rk + 420, t323);
    store32(rk + 424, t326);
    store32(rk + 428, t329);
    store32(rk + 432, t332);
    store32(rk + 436, t335);
    store32(rk + 440, t338);
    store32(rk + 444, t341);
    store32(rk + 448, t344);
    store32(rk + 452, t347);
    store32(rk + 456, t350);
    store32(rk + 460, t353);
    store32(rk + 464, t356);
    store32(rk + 468, t359);
    store32(rk + 472, t362);
    store32(rk + 476, t365);
    store32(rk + 480, t368);
    store32(rk + 484, t371);
    store32(rk + 488, t374);
    store32(rk + 492, t377);
    store32(rk + 496, t380);
    store32(rk + 500, t383);
    store32(rk + 504, t386);
    store32(rk + 508, t389);
    store32(rk + 512, t392);
    store32(rk + 516, t395);
    store32(rk + 520, t398);
    store32(rk + 524, t401);
    store32(rk + 528, t404);
    store32(rk + 532, t407);
    store32(rk + 536, t410);
    store32(rk + 540, t413);
    store32(rk + 544, t416);
    store32(rk + 548, t419);
    store32(rk + 552, t422);
    store32(rk + 556, t425);
    store32(rk + 560, t428);
    store32(rk + 564, t431);
    store32(rk + 568, t434);
    store32(rk + 572, t437);
    store32(rk + 576, t440);
    store32(rk + 580, t443);
    store32(rk + 584, t446);
    store32(rk + 588, t449);
    store32(rk + 592, t452);
    store32(rk + 596, t455);
    store32(rk + 600, t458);
    store32(rk + 604, t461);
    store32(rk + 608, t464);
    store32(rk + 612, t467);
    store32(rk + 616, t470);
    store32(rk + 620, t473);
    store32(rk + 624, t476);
    store32(rk + 628, t479);
    store32(rk + 632, t482);
    store32(rk + 636, t485);
    store32(rk + 640, t488);
    store32(rk + 644, t491);
    store32(rk + 648, rotl32(t476 + 0x63c6f987, 1));
    store32(rk + 652, rotl32(t479 + 0xc78df30e, 3));
    store32(rk + 656, rotl32(t482 + 0x8f1be61d, 6));
    store32(rk + 660, rotl32(t485 + 0x1e37cc3b, 11));
    store32(rk + 664, rotl32(t488 + 0x3c6f9876, 13));
    store32(rk + 668, rotl32(t491 + 0x78df30ec, 17));
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
    const uint32_t t500 = (load32(rk + 656) ^ t483) + (load32(rk + 660) ^ t489);
    const uint32_t t506 = (load32(rk + 664) ^ t489) + (load32(rk + 668) ^ t459);
    store_le32(out, rotl32(t494, 9));
    store_le32(out + 4, rotl32(t500, 27));
    store_le32(out + 8, rotl32(t506, 29));
    store_le32(out + 12, t477);
}

void lwcc_lea128_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 28 (lea.dsl:35)
    const uint32_t t11 = load32(rk + 652) ^ (rotl32(t0, 23) - (t3 ^ load32(rk + 648)));
    const uint32_t t16 = load32(rk + 660) ^ (rotl32(t1, 5) - (load32(rk + 656) ^ t11));
    const uint32_t t21 = load32(rk + 668) ^ (rotl32(t2, 3) - (load32(rk + 664) ^ t16));
    // round 27 (lea.dsl:35)
    const uint32_t t29 = load32(rk + 628) ^ (rotl32(t3, 23) - (load32(rk + 624) ^ t21));
    const uint32_t t34 = load32(rk + 636) ^ (rotl32(t11, 5) - (load32(rk + 632) ^ t29));
    const uint32_t t39 = load32(rk + 644) ^ (rotl32(t16, 3) - (load32(rk + 640) ^ t34));
    // round 26 (lea.dsl:35)
    const uint32_t t47 = load32(rk + 604) ^ (rotl32(t21, 23) - (load32(rk + 600) ^ t39));
    const uint32_t t52 = load32(rk + 612) ^ (rotl32(t29, 5) - (load32(rk + 608) ^ t47));
    const uint32_t t57 = load32(rk + 620) ^ (rotl32(t34, 3) - (load32(rk + 616) ^ t52));
    // round 25 (lea.dsl:35)
    const uint32_t t65 = load32(rk + 580) ^ (rotl32(t39, 23) - (load32(rk + 576) ^ t57));
    const uint32_t t70 = load32(rk + 588) ^ (rotl32(t47, 5) - (load32(rk + 584) ^ t65));
    const uint32_t t75 = load32(rk + 596) ^ (rotl32(t52, 3) - (load32(rk + 592) ^ t70));
    // round 24 (lea.dsl:35)
    const uint32_t t83 = load32(rk + 556) ^ (rotl32(t57, 23) - (load32(rk + 552) ^ t75));
    const uint32_t t88 = load32(rk + 564) ^ (rotl32(t65, 5) - (load32(rk + 560) ^ t83));
    const uint32_t t93 = load32(rk + 572) ^ (rotl32(t70, 3) - (load32(rk + 568) ^ t88));
    // round 23 (lea.dsl:35)
    const uint32_t t101 = load32(rk + 532) ^ (rotl32(t75, 23) - (load32(rk + 528) ^ t93));
    const uint32_t t106 = load32(rk + 540) ^ (rotl32(t83, 5) - (load32(rk + 536) ^ t101));
    const uint32_t t111 = load32(rk + 548) ^ (rotl32(t88, 3) - (load32(rk + 544) ^ t106));
    // round 22 (lea.dsl:35)
    const uint32_t t119 = load32(rk + 508) ^ (rotl32(t93, 23) - (load32(rk + 504) ^ t111));
    const uint32_t t124 = load32(rk + 516) ^ (rotl32(t101, 5) - (load32(rk + 512) ^ t119));
    const uint32_t t129 = load32(rk + 524) ^ (rotl32(t106, 3) - (load32(rk + 520) ^ t124));
    // round 21 (lea.dsl:35)
    const uint32_t t137 = load32(rk + 484) ^ (rotl32(t111, 23) - (load32(rk + 480) ^ t129));
    const uint32_t t142 = load32(rk + 492) ^ (rotl32(t119, 5) - (load32(rk + 488) ^ t137));
    const uint32_t t147 = load32(rk + 500) ^ (rotl32(t124, 3) - (load32(rk + 496) ^ t142));
    // round 20 (lea.dsl:35)
    const uint32_t t155 = load32(rk + 460) ^ (rotl32(t129, 23) - (load32(rk + 456) ^ t147));
    const uint32_t t160 = load32(rk + 468) ^ (rotl32(t137, 5) - (load32(rk + 464) ^ t155));
    const uint32_t t165 = load32(rk + 476) ^ (rotl32(t142, 3) - (load32(rk + 472) ^ t160));
    // round 19 (lea.dsl:35)
    const uint32_t t173 = load32(rk + 436) ^ (rotl32(t147, 23) - (load32(rk + 432) ^ t165));
    const uint32_t t178 = load32(rk + 444) ^ (rotl32(t155, 5) - (load32(rk + 440) ^ t173));
    const uint32_t t183 = load32(rk + 452) ^ (rotl32(t160, 3) - (load32(rk + 448) ^ t178));
    // round 18 (lea.dsl:35)
    const uint32_t t191 = load32(rk + 412) ^ (rotl32(t165, 23) - (load32(rk + 408) ^ t183));
    const uint32_t t196 = load32(rk + 420) ^ (rotl32(t173, 5) - (load32(rk + 416) ^ t191));
    const uint32_t t201 = load32(rk + 428) ^ (rotl32(t178, 3) - (load32(rk + 424) ^ t196));
    // round 17 (lea.dsl:35)
    const uint32_t t209 = load32(rk + 388) ^ (rotl32(t183, 23) - (load32(rk + 384) ^ t201));
    const uint32_t t214 = load32(rk + 396) ^ (rotl32(t191, 5) - (load32(rk + 392) ^ t209));
    const uint32_t t219 = load32(rk + 404) ^ (rotl32(t196, 3) - (load32(rk + 400) ^ t214));
    // round 16 (lea.dsl:35)
    const uint32_t t227 = load32(rk + 364) ^ (rotl32(t201, 23) - (load32(rk + 360) ^ t219));
    const uint32_t t232 = load32(rk + 372) ^ (rotl32(t209, 5) - (load32(rk + 368) ^ t227));
    const uint32_t t237 = load32(rk + 380) ^ (rotl32(t214, 3) - (load32(rk + 376) ^ t232));
    // round 15 (lea.dsl:35)
    const uint32_t t245 = load32(rk + 340) ^ (rotl32(t219, 23) - (load32(rk + 336) ^ t237));
    const uint32_t t250 = load32(rk + 348) ^ (rotl32(t227, 5) - (load32(rk + 344) ^ t245));
    const uint32_t t255 = load32(rk + 356) ^ (rotl32(t232, 3) - (load32(rk + 352) ^ t250));
    // round 14 (lea.dsl:35)
    const uint32_t t263 = load32(rk + 316) ^ (rotl32(t237, 23) - (load32(rk + 312) ^ t255));
    const uint32_t t268 = load32(rk + 324) ^ (rotl32(t245, 5) - (load32(rk + 320) ^ t263));
    const uint32_t t273 = load32(rk + 332) ^ (rotl32(t250, 3) - (load32(rk + 328) ^ t268));
    // round 13 (lea.dsl:35)
    const uint32_t t281 = load32(rk + 292) ^ (rotl32(t255, 23) - (load32(rk + 288) ^ t273));
    const uint32_t t286 = load32(rk + 300) ^ (rotl32(t263, 5) - (load32(rk + 296) ^ t281));
    const uint32_t t291 = load32(rk + 308) ^ (rotl32(t268, 3) - (load32(rk + 304) ^ t286));
    // round 12 (lea.dsl:35)
    const uint32_t t299 = load32(rk + 268) ^ (rotl32(t273, 23) - (load32(rk + 264) ^ t291));
    const uint32_t t304 = load32(rk + 276) ^ (rotl32(t281, 5) - (load32(rk + 272) ^ t299));
    const uint32_t t309 = load32(rk + 284) ^ (rotl32(t286, 3) - (load32(rk + 280) ^ t304));
    // round 11 (lea.dsl:35)
    const uint32_t t317 = load32(rk + 244) ^ (rotl32(t291, 23) - (load32(rk + 240) ^ t309));
    const uint32_t t322 = load32(rk + 252) ^ (rotl32(t299, 5) - (load32(rk + 248) ^ t317));
    const uint32_t t327 = load32(rk + 260) ^ (rotl32(t304, 3) - (load32(rk + 256) ^ t322));
    // round 10 (lea.dsl:35)
    const uint32_t t335 = load32(rk + 220) ^ (rotl32(t309, 23) - (load32(rk + 216) ^ t327));
    const uint32_t t340 = load32(rk + 228) ^ (rotl32(t317, 5) - (load32(rk + 224) ^ t335));
    const uint32_t t345 = load32(rk + 236) ^ (rotl32(t322, 3) - (load32(rk + 232) ^ t340));
    // round 9 (lea.dsl:35)
    const uint32_t t353 = load32(rk + 196) ^ (rotl32(t327, 23) - (load32(rk + 192) ^ t345));
    const uint32_t t358 = load32(rk + 204) ^ (rotl32(t335, 5) - (load32(rk + 200) ^ t353));
    const uint32_t t363 = load32(rk + 212) ^ (rotl32(t340, 3) - (load32(rk + 208) ^ t358));
    // round 8 (lea.dsl:35)
    const uint32_t t371 = load32(rk + 172) ^ (rotl32(t345, 23) - (load32(rk + 168) ^ t363));
    const uint32_t t376 = load32(rk + 180) ^ (rotl32(t353, 5) - (load32(rk + 176) ^ t371));
    const uint32_t t381 = load32(rk + 188) ^ (rotl32(t358, 3) - (load32(rk + 184) ^ t376));
    // round 7 (lea.dsl:35)
    const uint32_t t389 = load32(rk + 148) ^ (rotl32(t363, 23) - (load32(rk + 144) ^ t381));
    const uint32_t t394 = load32(rk + 156) ^ (rotl32(t371, 5) - (load32(rk + 152) ^ t389));
    const uint32_t t399 = load32(rk + 164) ^ (rotl32(t376, 3) - (load32(rk + 160) ^ t394));
    // round 6 (lea.dsl:35)
    const uint32_t t407 = load32(rk + 124) ^ (rotl32(t381, 23) - (load32(rk + 120) ^ t399));
    const uint32_t t412 = load32(rk + 132) ^ (rotl32(t389, 5) - (load32(rk + 128) ^ t407));
    const uint32_t t417 = load32(rk + 140) ^ (rotl32(t394, 3) - (load32(rk + 136) ^ t412));
    // round 5 (lea.dsl:35)
    const uint32_t t425 = load32(rk + 100) ^ (rotl32(t399, 23) - (load32(rk + 96) ^ t417));
    const uint32_t t430 = load32(rk + 108) ^ (rotl32(t407, 5) - (load32(rk + 104) ^ t425));
    const uint32_t t435 = load32(rk + 116) ^ (rotl32(t412, 3) - (load32(rk + 112) ^ t430));
    // round 4 (lea.dsl:35)
    const uint32_t t443 = load32(rk + 76) ^ (rotl32(t417, 23) - (load32(rk + 72) ^ t435));
    const uint32_t t448 = load32(rk + 84) ^ (rotl32(t425, 5) - (load32(rk + 80) ^ t443));
    const uint32_t t453 = load32(rk + 92) ^ (rotl32(t430, 3) - (load32(rk + 88) ^ t448));
    // round 3 (lea.dsl:35)
    const uint32_t t461 = load32(rk + 52) ^ (rotl32(t435, 23) - (load32(rk + 48) ^ t453));
    const uint32_t t466 = load32(rk + 60) ^ (rotl32(t443, 5) - (load32(rk + 56) ^ t461));
    const uint32_t t471 = load32(rk + 68) ^ (rotl32(t448, 3) - (load32(rk + 64) ^ t466));
    // round 2 (lea.dsl:35)
    const uint32_t t479 = load32(rk + 28) ^ (rotl32(t453, 23) - (load32(rk + 24) ^ t471));
    const uint32_t t484 = load32(rk + 36) ^ (rotl32(t461, 5) - (load32(rk + 32) ^ t479));
    const uint32_t t489 = load32(rk + 44) ^ (rotl32(t466, 3) - (load32(rk + 40) ^ t484));
    // round 1 (lea.dsl:35)
    const uint32_t t497 = load32(rk + 4) ^ (rotl32(t471, 23) - (load32(rk) ^ t489));
    const uint32_t t502 = load32(rk + 12) ^ (rotl32(t479, 5) - (load32(rk + 8) ^ t497));
    const uint32_t t507 = load32(rk + 20) ^ (rotl32(t484, 3) - (load32(rk + 16) ^ t502));
    store_le32(out, t489);
    store_le32(out + 4, t497);
    store_le32(out + 8, t502);
    store_le32(out + 12, t507);
}

void lwcc_lea128_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_lea128_192_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_lea128_192_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_192_key_setup_c(ctx, key);
    lwcc_lea128_192_ctr_nonce_c(ctx, nonce);
}

void lwcc_lea128_192_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 672, t55);
    store32(ctx + 676, t63);
    store32(ctx + 680, t65);
    store32(ctx + 684, t67);
    store32(ctx + 688, t69);
    store32(ctx + 692, t71);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t21 = rotl32(load32(ctx + 672) + (load32(ctx + 20) ^ t16), 29);
    // round 2 (lea.dsl:35)
    const uint32_t t26 = rotl32(load32(ctx + 676) + (load32(ctx + 36) ^ t21), 27);
    const uint32_t t31 = rotl32((load32(ctx + 40) ^ t21) + load32(ctx + 680), 29);
    // round 3 (lea.dsl:35)
    const uint32_t t36 = rotl32(load32(ctx + 684) + (load32(ctx + 52) ^ t26), 9);
    const uint32_t t41 = (load32(ctx + 56) ^ t26) + (load32(ctx + 60) ^ t31);
    const uint32_t t42 = rotl32(t41, 27);
    const uint32_t t47 = rotl32((load32(ctx + 64) ^ t31) + load32(ctx + 688), 29);
    // round 4 (lea.dsl:35)
    const uint32_t t52 = (load32(ctx + 72) ^ t36) + (load32(ctx + 76) ^ t42);
    const uint32_t t53 = rotl32(t52, 9);
    const uint32_t t58 = (load32(ctx + 80) ^ t42) + (load32(ctx + 84) ^ t47);
    const uint32_t t59 = rotl32(t58, 27);
    const uint32_t t64 = rotl32((load32(ctx + 88) ^ t47) + load32(ctx + 692), 29);
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
    const uint32_t t489 = (load32(ctx + 656) ^ t472) + (load32(ctx + 660) ^ t478);
    const uint32_t t495 = (load32(ctx + 664) ^ t478) + (load32(ctx + 668) ^ t448);
    const uint32_t t497 = load_le32(in);
    const uint32_t t498 = load_le32(in + 4);
    const uint32_t t499 = load_le32(in + 8);
    const uint32_t t500 = load_le32(in + 12);
    store_le32(out, t497 ^ rotl32(t483, 9));
    store_le32(out + 4, t498 ^ rotl32(t489, 27));
    store_le32(out + 8, t499 ^ rotl32(t495, 29));
    store_le32(out + 12, t500 ^ t466);
}

void lwcc_lea128_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_lea128_192_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
