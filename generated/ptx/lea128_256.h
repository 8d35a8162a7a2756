// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_256 --target ptx --lanes 1
#ifndef LWCC_LEA128_256_H_PTX
#define LWCC_LEA128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_LEA128_256_BLOCK_BYTES_PTX 16
#define LWCC_LEA128_256_KEY_BYTES_PTX 32
#define LWCC_LEA128_256_NONCE_BYTES_PTX 12
#define LWCC_LEA128_256_RK_BYTES_PTX 768
#define LWCC_LEA128_256_CTX_BYTES_PTX 792
#define LWCC_LEA128_256_ALIGN_BYTES_PTX 16
#define LWCC_LEA128_256_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (768 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_lea128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (792 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_lea128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_lea128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_lea128_256_key_setup_ptx(void *rk_, const uint8_t *key)
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

static inline void lwcc_lea128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_lea128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_256_key_setup_ptx(ctx, key);
    lwcc_lea128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_lea128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    store32(ctx + 768, t43);
    store32(ctx + 772, t51);
    store32(ctx + 776, t53);
    store32(ctx + 780, t55);
    store32(ctx + 784, t57);
    store32(ctx + 788, t59);
}

#endif
