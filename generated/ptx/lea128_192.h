// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_192 --target ptx --lanes 1
#ifndef LWCC_LEA128_192_H_PTX
#define LWCC_LEA128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_LEA128_192_BLOCK_BYTES_PTX 16
#define LWCC_LEA128_192_KEY_BYTES_PTX 24
#define LWCC_LEA128_192_NONCE_BYTES_PTX 12
#define LWCC_LEA128_192_RK_BYTES_PTX 672
#define LWCC_LEA128_192_CTX_BYTES_PTX 696
#define LWCC_LEA128_192_ALIGN_BYTES_PTX 16
#define LWCC_LEA128_192_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (672 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_lea128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (696 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_lea128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

#ifdef __cplusplus
}
#endif


#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

#ifndef LWCC_HAS_LOAD_LE32
#define LWCC_HAS_LOAD_LE32
static inline uint32_t load_le32(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16
         | (uint32_t)p[3] << 24;
}
#endif

#ifndef LWCC_HAS_ROTL32
#define LWCC_HAS_ROTL32
static inline uint32_t rotl32(uint32_t x, unsigned k)
{
    return (x << k) | (x >> (32 - k));
}
#endif

#ifndef LWCC_HAS_LOAD32
#define LWCC_HAS_LOAD32
static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_lea128_192_key_setup_ptx(void *rk_, const uint8_t *key)
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

static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_lea128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_192_key_setup_ptx(ctx, key);
    lwcc_lea128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t4 = nonce[4];
    const uint32_t t5 = nonce[5];
    const uint32_t t6 = nonce[6];
    const uint32_t t7 = nonce[7];
    const uint32_t t8 = nonce[8];
    const uint32_t t9 = nonce[9];
    const uint32_t t10 = nonce[10];
    const uint32_t t11 = nonce[11];
    const uint32_t t17 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t23 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    const uint32_t t29 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t35 = rotl32((load32(ctx) ^ t17) + (load32(ctx + 4) ^ t23), 9);
    const uint32_t t40 = (load32(ctx + 8) ^ t23) + (load32(ctx + 12) ^ t29);
    const uint32_t t41 = rotl32(t40, 27);
    const uint32_t t43 = load32(ctx + 16) ^ t29;
    // round 2 (lea.dsl:35)
    const uint32_t t48 = (load32(ctx + 24) ^ t35) + (load32(ctx + 28) ^ t41);
    const uint32_t t49 = rotl32(t48, 9);
    const uint32_t t51 = load32(ctx + 32) ^ t41;
    const uint32_t t53 = load32(ctx + 44) ^ t17;
    // round 3 (lea.dsl:35)
    const uint32_t t55 = load32(ctx + 48) ^ t49;
    const uint32_t t57 = load32(ctx + 68) ^ t35;
    // round 4 (lea.dsl:35)
    const uint32_t t59 = load32(ctx + 92) ^ t49;
    store32(ctx + 672, t43);
    store32(ctx + 676, t51);
    store32(ctx + 680, t53);
    store32(ctx + 684, t55);
    store32(ctx + 688, t57);
    store32(ctx + 692, t59);
}

#endif
