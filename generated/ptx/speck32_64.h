// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck32_64 --target ptx --lanes 1
#ifndef LWCC_SPECK32_64_H_PTX
#define LWCC_SPECK32_64_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK32_64_BLOCK_BYTES_PTX 4
#define LWCC_SPECK32_64_KEY_BYTES_PTX 8
#define LWCC_SPECK32_64_NONCE_BYTES_PTX 2
#define LWCC_SPECK32_64_RK_BYTES_PTX 88
#define LWCC_SPECK32_64_CTX_BYTES_PTX 96
#define LWCC_SPECK32_64_ALIGN_BYTES_PTX 16
#define LWCC_SPECK32_64_GROUP_BYTES_PTX 4

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (88 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck32_64_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (96 bytes, aligned to 16) for ctr_crypt; a nonce has 2 bytes.
static inline void lwcc_speck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_LOAD_LE16
#define LWCC_HAS_LOAD_LE16
static inline uint16_t load_le16(const uint8_t *p)
{
    return (uint16_t)((uint32_t)p[0]
         | (uint32_t)p[1] << 8);
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_speck32_64_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le16(key);
    const uint32_t t1 = load_le16(key + 2);
    const uint32_t t2 = load_le16(key + 4);
    const uint32_t t3 = load_le16(key + 6);
    // round 1 (speck.dsl:22)
    const uint32_t t7 = ((t1 << 9) | (t1 >> 7)) + t0;
    const uint32_t t11 = ((t0 << 2) | (t0 >> 14)) ^ t7;
    // round 2 (speck.dsl:22)
    const uint32_t t17 = (((t2 << 9) | (t2 >> 7)) + t11) ^ 1;
    const uint32_t t19 = t11 & 0xffff;
    const uint32_t t23 = ((t19 << 2) | (t19 >> 14)) ^ t17;
    // round 3 (speck.dsl:22)
    const uint32_t t29 = (((t3 << 9) | (t3 >> 7)) + t23) ^ 2;
    const uint32_t t31 = t23 & 0xffff;
    const uint32_t t35 = ((t31 << 2) | (t31 >> 14)) ^ t29;
    // round 4 (speck.dsl:22)
    const uint32_t t37 = t7 & 0xffff;
    const uint32_t t43 = (((t37 << 9) | (t37 >> 7)) + t35) ^ 3;
    const uint32_t t44 = t35 & 0xffff;
    const uint32_t t48 = ((t44 << 2) | (t44 >> 14)) ^ t43;
    // round 5 (speck.dsl:22)
    const uint32_t t50 = t17 & 0xffff;
    const uint32_t t56 = (((t50 << 9) | (t50 >> 7)) + t48) ^ 4;
    const uint32_t t57 = t48 & 0xffff;
    const uint32_t t61 = ((t57 << 2) | (t57 >> 14)) ^ t56;
    // round 6 (speck.dsl:22)
    const uint32_t t63 = t29 & 0xffff;
    const uint32_t t69 = (((t63 << 9) | (t63 >> 7)) + t61) ^ 5;
    const uint32_t t70 = t61 & 0xffff;
    const uint32_t t74 = ((t70 << 2) | (t70 >> 14)) ^ t69;
    // round 7 (speck.dsl:22)
    const uint32_t t76 = t43 & 0xffff;
    const uint32_t t82 = (((t76 << 9) | (t76 >> 7)) + t74) ^ 6;
    const uint32_t t83 = t74 & 0xffff;
    const uint32_t t87 = ((t83 << 2) | (t83 >> 14)) ^ t82;
    // round 8 (speck.dsl:22)
    const uint32_t t89 = t56 & 0xffff;
    const uint32_t t95 = (((t89 << 9) | (t89 >> 7)) + t87) ^ 7;
    const uint32_t t96 = t87 & 0xffff;
    const uint32_t t100 = ((t96 << 2) | (t96 >> 14)) ^ t95;
    // round 9 (speck.dsl:22)
    const uint32_t t102 = t69 & 0xffff;
    const uint32_t t108 = (((t102 << 9) | (t102 >> 7)) + t100) ^ 8;
    const uint32_t t109 = t100 & 0xffff;
    const uint32_t t113 = ((t109 << 2) | (t109 >> 14)) ^ t108;
    // round 10 (speck.dsl:22)
    const uint32_t t115 = t82 & 0xffff;
    const uint32_t t121 = (((t115 << 9) | (t115 >> 7)) + t113) ^ 9;
    const uint32_t t122 = t113 & 0xffff;
    const uint32_t t126 = ((t122 << 2) | (t122 >> 14)) ^ t121;
    // round 11 (speck.dsl:22)
    const uint32_t t128 = t95 & 0xffff;
    const uint32_t t134 = (((t128 << 9) | (t128 >> 7)) + t126) ^ 10;
    const uint32_t t135 = t126 & 0xffff;
    const uint32_t t139 = ((t135 << 2) | (t135 >> 14)) ^ t134;
    // round 12 (speck.dsl:22)
    const uint32_t t141 = t108 & 0xffff;
    const uint32_t t147 = (((t141 << 9) | (t141 >> 7)) + t139) ^ 11;
    const uint32_t t148 = t139 & 0xffff;
    const uint32_t t152 = ((t148 << 2) | (t148 >> 14)) ^ t147;
    // round 13 (speck.dsl:22)
    const uint32_t t154 = t121 & 0xffff;
    const uint32_t t160 = (((t154 << 9) | (t154 >> 7)) + t152) ^ 12;
    const uint32_t t161 = t152 & 0xffff;
    const uint32_t t165 = ((t161 << 2) | (t161 >> 14)) ^ t160;
    // round 14 (speck.dsl:22)
    const uint32_t t167 = t134 & 0xffff;
    const uint32_t t173 = (((t167 << 9) | (t167 >> 7)) + t165) ^ 13;
    const uint32_t t174 = t165 & 0xffff;
    const uint32_t t178 = ((t174 << 2) | (t174 >> 14)) ^ t173;
    // round 15 (speck.dsl:22)
    const uint32_t t180 = t147 & 0xffff;
    const uint32_t t186 = (((t180 << 9) | (t180 >> 7)) + t178) ^ 14;
    const uint32_t t187 = t178 & 0xffff;
    const uint32_t t191 = ((t187 << 2) | (t187 >> 14)) ^ t186;
    // round 16 (speck.dsl:22)
    const uint32_t t193 = t160 & 0xffff;
    const uint32_t t199 = (((t193 << 9) | (t193 >> 7)) + t191) ^ 15;
    const uint32_t t200 = t191 & 0xffff;
    const uint32_t t204 = ((t200 << 2) | (t200 >> 14)) ^ t199;
    // round 17 (speck.dsl:22)
    const uint32_t t206 = t173 & 0xffff;
    const uint32_t t212 = (((t206 << 9) | (t206 >> 7)) + t204) ^ 16;
    const uint32_t t213 = t204 & 0xffff;
    const uint32_t t217 = ((t213 << 2) | (t213 >> 14)) ^ t212;
    // round 18 (speck.dsl:22)
    const uint32_t t219 = t186 & 0xffff;
    const uint32_t t225 = (((t219 << 9) | (t219 >> 7)) + t217) ^ 17;
    const uint32_t t226 = t217 & 0xffff;
    const uint32_t t230 = ((t226 << 2) | (t226 >> 14)) ^ t225;
    // round 19 (speck.dsl:22)
    const uint32_t t232 = t199 & 0xffff;
    const uint32_t t239 = t230 & 0xffff;
    const uint32_t t243 = ((t239 << 2) | (t239 >> 14)) ^ ((((t232 << 9) | (t232 >> 7)) + t230) ^ 18);
    // round 20 (speck.dsl:22)
    const uint32_t t245 = t212 & 0xffff;
    const uint32_t t252 = t243 & 0xffff;
    const uint32_t t256 = ((t252 << 2) | (t252 >> 14)) ^ ((((t245 << 9) | (t245 >> 7)) + t243) ^ 19);
    // round 21 (speck.dsl:22)
    const uint32_t t258 = t225 & 0xffff;
    const uint32_t t265 = t256 & 0xffff;
    const uint32_t t269 = ((t265 << 2) | (t265 >> 14)) ^ ((((t258 << 9) | (t258 >> 7)) + t256) ^ 20);
    const uint32_t t270 = t269 & 0xffff;
    store32(rk, t0);
    store32(rk + 4, t19);
    store32(rk + 8, t31);
    store32(rk + 12, t44);
    store32(rk + 16, t57);
    store32(rk + 20, t70);
    store32(rk + 24, t83);
    store32(rk + 28, t96);
    store32(rk + 32, t109);
    store32(rk + 36, t122);
    store32(rk + 40, t135);
    store32(rk + 44, t148);
    store32(rk + 48, t161);
    store32(rk + 52, t174);
    store32(rk + 56, t187);
    store32(rk + 60, t200);
    store32(rk + 64, t213);
    store32(rk + 68, t226);
    store32(rk + 72, t239);
    store32(rk + 76, t252);
    store32(rk + 80, t265);
    store32(rk + 84, t270);
}

static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck32_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck32_64_key_setup_ptx(ctx, key);
    lwcc_speck32_64_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck32_64_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t3 = t0 | (t1 << 8);
    // round 1 (speck.dsl:23)
    const uint32_t t8 = ((t3 << 2) | (t3 >> 14)) & 0xffff;
    store32(ctx + 88, t3);
    store32(ctx + 92, t8);
}

#endif
