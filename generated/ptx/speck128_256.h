// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck128_256 --target ptx --lanes 1
#ifndef LWCC_SPECK128_256_H_PTX
#define LWCC_SPECK128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK128_256_BLOCK_BYTES_PTX 16
#define LWCC_SPECK128_256_KEY_BYTES_PTX 32
#define LWCC_SPECK128_256_NONCE_BYTES_PTX 12
#define LWCC_SPECK128_256_RK_BYTES_PTX 272
#define LWCC_SPECK128_256_CTX_BYTES_PTX 304
#define LWCC_SPECK128_256_ALIGN_BYTES_PTX 16
#define LWCC_SPECK128_256_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (272 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (304 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_speck128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LESS32
#define LWCC_HAS_LESS32
static inline uint32_t less32(uint32_t a, uint32_t b)
{
    return (uint32_t)(a < b);
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_speck128_256_key_setup_ptx(void *rk_, const uint8_t *key)
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
    // round 1 (speck.dsl:22)
    const uint32_t t14 = ((t2 >> 8) | (t3 << 24)) + t0;
    const uint32_t t17 = (((t3 >> 8) | (t2 << 24)) + t1) + less32(t14, t0);
    const uint32_t t24 = ((t1 >> 29) | (t0 << 3)) ^ t14;
    const uint32_t t25 = ((t0 >> 29) | (t1 << 3)) ^ t17;
    // round 2 (speck.dsl:22)
    const uint32_t t32 = ((t4 >> 8) | (t5 << 24)) + t24;
    const uint32_t t35 = (((t5 >> 8) | (t4 << 24)) + t25) + less32(t32, t24);
    const uint32_t t37 = t32 ^ 1;
    const uint32_t t44 = ((t25 >> 29) | (t24 << 3)) ^ t37;
    const uint32_t t45 = ((t24 >> 29) | (t25 << 3)) ^ t35;
    // round 3 (speck.dsl:22)
    const uint32_t t52 = ((t6 >> 8) | (t7 << 24)) + t44;
    const uint32_t t55 = (((t7 >> 8) | (t6 << 24)) + t45) + less32(t52, t44);
    const uint32_t t57 = t52 ^ 2;
    const uint32_t t64 = ((t45 >> 29) | (t44 << 3)) ^ t57;
    const uint32_t t65 = ((t44 >> 29) | (t45 << 3)) ^ t55;
    // round 4 (speck.dsl:22)
    const uint32_t t72 = ((t14 >> 8) | (t17 << 24)) + t64;
    const uint32_t t75 = (((t17 >> 8) | (t14 << 24)) + t65) + less32(t72, t64);
    const uint32_t t77 = t72 ^ 3;
    const uint32_t t84 = ((t65 >> 29) | (t64 << 3)) ^ t77;
    const uint32_t t85 = ((t64 >> 29) | (t65 << 3)) ^ t75;
    // round 5 (speck.dsl:22)
    const uint32_t t92 = ((t37 >> 8) | (t35 << 24)) + t84;
    const uint32_t t95 = (((t35 >> 8) | (t37 << 24)) + t85) + less32(t92, t84);
    const uint32_t t97 = t92 ^ 4;
    const uint32_t t104 = ((t85 >> 29) | (t84 << 3)) ^ t97;
    const uint32_t t105 = ((t84 >> 29) | (t85 << 3)) ^ t95;
    // round 6 (speck.dsl:22)
    const uint32_t t112 = ((t57 >> 8) | (t55 << 24)) + t104;
    const uint32_t t115 = (((t55 >> 8) | (t57 << 24)) + t105) + less32(t112, t104);
    const uint32_t t117 = t112 ^ 5;
    const uint32_t t124 = ((t105 >> 29) | (t104 << 3)) ^ t117;
    const uint32_t t125 = ((t104 >> 29) | (t105 << 3)) ^ t115;
    // round 7 (speck.dsl:22)
    const uint32_t t132 = ((t77 >> 8) | (t75 << 24)) + t124;
    const uint32_t t135 = (((t75 >> 8) | (t77 << 24)) + t125) + less32(t132, t124);
    const uint32_t t137 = t132 ^ 6;
    const uint32_t t144 = ((t125 >> 29) | (t124 << 3)) ^ t137;
    const uint32_t t145 = ((t124 >> 29) | (t125 << 3)) ^ t135;
    // round 8 (speck.dsl:22)
    const uint32_t t152 = ((t97 >> 8) | (t95 << 24)) + t144;
    const uint32_t t155 = (((t95 >> 8) | (t97 << 24)) + t145) + less32(t152, t144);
    const uint32_t t157 = t152 ^ 7;
    const uint32_t t164 = ((t145 >> 29) | (t144 << 3)) ^ t157;
    const uint32_t t165 = ((t144 >> 29) | (t145 << 3)) ^ t155;
    // round 9 (speck.dsl:22)
    const uint32_t t172 = ((t117 >> 8) | (t115 << 24)) + t164;
    const uint32_t t175 = (((t115 >> 8) | (t117 << 24)) + t165) + less32(t172, t164);
    const uint32_t t177 = t172 ^ 8;
    const uint32_t t184 = ((t165 >> 29) | (t164 << 3)) ^ t177;
    const uint32_t t185 = ((t164 >> 29) | (t165 << 3)) ^ t175;
    // round 10 (speck.dsl:22)
    const uint32_t t192 = ((t137 >> 8) | (t135 << 24)) + t184;
    const uint32_t t195 = (((t135 >> 8) | (t137 << 24)) + t185) + less32(t192, t184);
    const uint32_t t197 = t192 ^ 9;
    const uint32_t t204 = ((t185 >> 29) | (t184 << 3)) ^ t197;
    const uint32_t t205 = ((t184 >> 29) | (t185 << 3)) ^ t195;
    // round 11 (speck.dsl:22)
    const uint32_t t212 = ((t157 >> 8) | (t155 << 24)) + t204;
    const uint32_t t215 = (((t155 >> 8) | (t157 << 24)) + t205) + less32(t212, t204);
    const uint32_t t217 = t212 ^ 10;
    const uint32_t t224 = ((t205 >> 29) | (t204 << 3)) ^ t217;
    const uint32_t t225 = ((t204 >> 29) | (t205 << 3)) ^ t215;
    // round 12 (speck.dsl:22)
    const uint32_t t232 = ((t177 >> 8) | (t175 << 24)) + t224;
    const uint32_t t235 = (((t175 >> 8) | (t177 << 24)) + t225) + less32(t232, t224);
    const uint32_t t237 = t232 ^ 11;
    const uint32_t t244 = ((t225 >> 29) | (t224 << 3)) ^ t237;
    const uint32_t t245 = ((t224 >> 29) | (t225 << 3)) ^ t235;
    // round 13 (speck.dsl:22)
    const uint32_t t252 = ((t197 >> 8) | (t195 << 24)) + t244;
    const uint32_t t255 = (((t195 >> 8) | (t197 << 24)) + t245) + less32(t252, t244);
    const uint32_t t257 = t252 ^ 12;
    const uint32_t t264 = ((t245 >> 29) | (t244 << 3)) ^ t257;
    const uint32_t t265 = ((t244 >> 29) | (t245 << 3)) ^ t255;
    // round 14 (speck.dsl:22)
    const uint32_t t272 = ((t217 >> 8) | (t215 << 24)) + t264;
    const uint32_t t275 = (((t215 >> 8) | (t217 << 24)) + t265) + less32(t272, t264);
    const uint32_t t277 = t272 ^ 13;
    const uint32_t t284 = ((t265 >> 29) | (t264 << 3)) ^ t277;
    const uint32_t t285 = ((t264 >> 29) | (t265 << 3)) ^ t275;
    // round 15 (speck.dsl:22)
    const uint32_t t292 = ((t237 >> 8) | (t235 << 24)) + t284;
    const uint32_t t295 = (((t235 >> 8) | (t237 << 24)) + t285) + less32(t292, t284);
    const uint32_t t297 = t292 ^ 14;
    const uint32_t t304 = ((t285 >> 29) | (t284 << 3)) ^ t297;
    const uint32_t t305 = ((t284 >> 29) | (t285 << 3)) ^ t295;
    // round 16 (speck.dsl:22)
    const uint32_t t312 = ((t257 >> 8) | (t255 << 24)) + t304;
    const uint32_t t315 = (((t255 >> 8) | (t257 << 24)) + t305) + less32(t312, t304);
    const uint32_t t317 = t312 ^ 15;
    const uint32_t t324 = ((t305 >> 29) | (t304 << 3)) ^ t317;
    const uint32_t t325 = ((t304 >> 29) | (t305 << 3)) ^ t315;
    // round 17 (speck.dsl:22)
    const uint32_t t332 = ((t277 >> 8) | (t275 << 24)) + t324;
    const uint32_t t335 = (((t275 >> 8) | (t277 << 24)) + t325) + less32(t332, t324);
    const uint32_t t337 = t332 ^ 16;
    const uint32_t t344 = ((t325 >> 29) | (t324 << 3)) ^ t337;
    const uint32_t t345 = ((t324 >> 29) | (t325 << 3)) ^ t335;
    // round 18 (speck.dsl:22)
    const uint32_t t352 = ((t297 >> 8) | (t295 << 24)) + t344;
    const uint32_t t355 = (((t295 >> 8) | (t297 << 24)) + t345) + less32(t352, t344);
    const uint32_t t357 = t352 ^ 17;
    const uint32_t t364 = ((t345 >> 29) | (t344 << 3)) ^ t357;
    const uint32_t t365 = ((t344 >> 29) | (t345 << 3)) ^ t355;
    // round 19 (speck.dsl:22)
    const uint32_t t372 = ((t317 >> 8) | (t315 << 24)) + t364;
    const uint32_t t375 = (((t315 >> 8) | (t317 << 24)) + t365) + less32(t372, t364);
    const uint32_t t377 = t372 ^ 18;
    const uint32_t t384 = ((t365 >> 29) | (t364 << 3)) ^ t377;
    const uint32_t t385 = ((t364 >> 29) | (t365 << 3)) ^ t375;
    // round 20 (speck.dsl:22)
    const uint32_t t392 = ((t337 >> 8) | (t335 << 24)) + t384;
    const uint32_t t395 = (((t335 >> 8) | (t337 << 24)) + t385) + less32(t392, t384);
    const uint32_t t397 = t392 ^ 19;
    const uint32_t t404 = ((t385 >> 29) | (t384 << 3)) ^ t397;
    const uint32_t t405 = ((t384 >> 29) | (t385 << 3)) ^ t395;
    // round 21 (speck.dsl:22)
    const uint32_t t412 = ((t357 >> 8) | (t355 << 24)) + t404;
    const uint32_t t415 = (((t355 >> 8) | (t357 << 24)) + t405) + less32(t412, t404);
    const uint32_t t417 = t412 ^ 20;
    const uint32_t t424 = ((t405 >> 29) | (t404 << 3)) ^ t417;
    const uint32_t t425 = ((t404 >> 29) | (t405 << 3)) ^ t415;
    // round 22 (speck.dsl:22)
    const uint32_t t432 = ((t377 >> 8) | (t375 << 24)) + t424;
    const uint32_t t435 = (((t375 >> 8) | (t377 << 24)) + t425) + less32(t432, t424);
    const uint32_t t437 = t432 ^ 21;
    const uint32_t t444 = ((t425 >> 29) | (t424 << 3)) ^ t437;
    const uint32_t t445 = ((t424 >> 29) | (t425 << 3)) ^ t435;
    // round 23 (speck.dsl:22)
    const uint32_t t452 = ((t397 >> 8) | (t395 << 24)) + t444;
    const uint32_t t455 = (((t395 >> 8) | (t397 << 24)) + t445) + less32(t452, t444);
    const uint32_t t457 = t452 ^ 22;
    const uint32_t t464 = ((t445 >> 29) | (t444 << 3)) ^ t457;
    const uint32_t t465 = ((t444 >> 29) | (t445 << 3)) ^ t455;
    // round 24 (speck.dsl:22)
    const uint32_t t472 = ((t417 >> 8) | (t415 << 24)) + t464;
    const uint32_t t475 = (((t415 >> 8) | (t417 << 24)) + t465) + less32(t472, t464);
    const uint32_t t477 = t472 ^ 23;
    const uint32_t t484 = ((t465 >> 29) | (t464 << 3)) ^ t477;
    const uint32_t t485 = ((t464 >> 29) | (t465 << 3)) ^ t475;
    // round 25 (speck.dsl:22)
    const uint32_t t492 = ((t437 >> 8) | (t435 << 24)) + t484;
    const uint32_t t495 = (((t435 >> 8) | (t437 << 24)) + t485) + less32(t492, t484);
    const uint32_t t497 = t492 ^ 24;
    const uint32_t t504 = ((t485 >> 29) | (t484 << 3)) ^ t497;
    const uint32_t t505 = ((t484 >> 29) | (t485 << 3)) ^ t495;
    // round 26 (speck.dsl:22)
    const uint32_t t512 = ((t457 >> 8) | (t455 << 24)) + t504;
    const uint32_t t515 = (((t455 >> 8) | (t457 << 24)) + t505) + less32(t512, t504);
    const uint32_t t517 = t512 ^ 25;
    const uint32_t t524 = ((t505 >> 29) | (t504 << 3)) ^ t517;
    const uint32_t t525 = ((t504 >> 29) | (t505 << 3)) ^ t515;
    // round 27 (speck.dsl:22)
    const uint32_t t532 = ((t477 >> 8) | (t475 << 24)) + t524;
    const uint32_t t535 = (((t475 >> 8) | (t477 << 24)) + t525) + less32(t532, t524);
    const uint32_t t537 = t532 ^ 26;
    const uint32_t t544 = ((t525 >> 29) | (t524 << 3)) ^ t537;
    const uint32_t t545 = ((t524 >> 29) | (t525 << 3)) ^ t535;
    // round 28 (speck.dsl:22)
    const uint32_t t552 = ((t497 >> 8) | (t495 << 24)) + t544;
    const uint32_t t555 = (((t495 >> 8) | (t497 << 24)) + t545) + less32(t552, t544);
    const uint32_t t557 = t552 ^ 27;
    const uint32_t t564 = ((t545 >> 29) | (t544 << 3)) ^ t557;
    const uint32_t t565 = ((t544 >> 29) | (t545 << 3)) ^ t555;
    // round 29 (speck.dsl:22)
    const uint32_t t572 = ((t517 >> 8) | (t515 << 24)) + t564;
    const uint32_t t575 = (((t515 >> 8) | (t517 << 24)) + t565) + less32(t572, t564);
    const uint32_t t577 = t572 ^ 28;
    const uint32_t t584 = ((t565 >> 29) | (t564 << 3)) ^ t577;
    const uint32_t t585 = ((t564 >> 29) | (t565 << 3)) ^ t575;
    // round 30 (speck.dsl:22)
    const uint32_t t592 = ((t537 >> 8) | (t535 << 24)) + t584;
    const uint32_t t595 = (((t535 >> 8) | (t537 << 24)) + t585) + less32(t592, t584);
    const uint32_t t597 = t592 ^ 29;
    const uint32_t t604 = ((t585 >> 29) | (t584 << 3)) ^ t597;
    const uint32_t t605 = ((t584 >> 29) | (t585 << 3)) ^ t595;
    // round 31 (speck.dsl:22)
    const uint32_t t612 = ((t557 >> 8) | (t555 << 24)) + t604;
    const uint32_t t615 = (((t555 >> 8) | (t557 << 24)) + t605) + less32(t612, t604);
    const uint32_t t624 = ((t605 >> 29) | (t604 << 3)) ^ (t612 ^ 30);
    const uint32_t t625 = ((t604 >> 29) | (t605 << 3)) ^ t615;
    // round 32 (speck.dsl:22)
    const uint32_t t632 = ((t577 >> 8) | (t575 << 24)) + t624;
    const uint32_t t635 = (((t575 >> 8) | (t577 << 24)) + t625) + less32(t632, t624);
    const uint32_t t644 = ((t625 >> 29) | (t624 << 3)) ^ (t632 ^ 31);
    const uint32_t t645 = ((t624 >> 29) | (t625 << 3)) ^ t635;
    // round 33 (speck.dsl:22)
    const uint32_t t652 = ((t597 >> 8) | (t595 << 24)) + t644;
    const uint32_t t655 = (((t595 >> 8) | (t597 << 24)) + t645) + less32(t652, t644);
    const uint32_t t664 = ((t645 >> 29) | (t644 << 3)) ^ (t652 ^ 32);
    const uint32_t t665 = ((t644 >> 29) | (t645 << 3)) ^ t655;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t24);
    store32(rk + 12, t25);
    store32(rk + 16, t44);
    store32(rk + 20, t45);
    store32(rk + 24, t64);
    store32(rk + 28, t65);
    store32(rk + 32, t84);
    store32(rk + 36, t85);
    store32(rk + 40, t104);
    store32(rk + 44, t105);
    store32(rk + 48, t124);
    store32(rk + 52, t125);
    store32(rk + 56, t144);
    store32(rk + 60, t145);
    store32(rk + 64, t164);
    store32(rk + 68, t165);
    store32(rk + 72, t184);
    store32(rk + 76, t185);
    store32(rk + 80, t204);
    store32(rk + 84, t205);
    store32(rk + 88, t224);
    store32(rk + 92, t225);
    store32(rk + 96, t244);
    store32(rk + 100, t245);
    store32(rk + 104, t264);
    store32(rk + 108, t265);
    store32(rk + 112, t284);
    store32(rk + 116, t285);
    store32(rk + 120, t304);
    store32(rk + 124, t305);
    store32(rk + 128, t324);
    store32(rk + 132, t325);
    store32(rk + 136, t344);
    store32(rk + 140, t345);
    store32(rk + 144, t364);
    store32(rk + 148, t365);
    store32(rk + 152, t384);
    store32(rk + 156, t385);
    store32(rk + 160, t404);
    store32(rk + 164, t405);
    store32(rk + 168, t424);
    store32(rk + 172, t425);
    store32(rk + 176, t444);
    store32(rk + 180, t445);
    store32(rk + 184, t464);
    store32(rk + 188, t465);
    store32(rk + 192, t484);
    store32(rk + 196, t485);
    store32(rk + 200, t504);
    store32(rk + 204, t505);
    store32(rk + 208, t524);
    store32(rk + 212, t525);
    store32(rk + 216, t544);
    store32(rk + 220, t545);
    store32(rk + 224, t564);
    store32(rk + 228, t565);
    store32(rk + 232, t584);
    store32(rk + 236, t585);
    store32(rk + 240, t604);
    store32(rk + 244, t605);
    store32(rk + 248, t624);
    store32(rk + 252, t625);
    store32(rk + 256, t644);
    store32(rk + 260, t645);
    store32(rk + 264, t664);
    store32(rk + 268, t665);
}

static inline void lwcc_speck128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck128_256_key_setup_ptx(ctx, key);
    lwcc_speck128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
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
    // round 1 (speck.dsl:23)
    const uint32_t t26 = (t23 >> 29) | (t17 << 3);
    const uint32_t t29 = (t17 >> 29) | (t23 << 3);
    store32(ctx + 272, t8);
    store32(ctx + 276, t9);
    store32(ctx + 280, t10);
    store32(ctx + 284, t11);
    store32(ctx + 288, t17);
    store32(ctx + 292, t23);
    store32(ctx + 296, t26);
    store32(ctx + 300, t29);
}

#endif
