// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck64_96 --target ptx --lanes 1
#ifndef LWCC_SPECK64_96_H_PTX
#define LWCC_SPECK64_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK64_96_BLOCK_BYTES_PTX 8
#define LWCC_SPECK64_96_KEY_BYTES_PTX 12
#define LWCC_SPECK64_96_NONCE_BYTES_PTX 4
#define LWCC_SPECK64_96_RK_BYTES_PTX 104
#define LWCC_SPECK64_96_CTX_BYTES_PTX 112
#define LWCC_SPECK64_96_ALIGN_BYTES_PTX 16
#define LWCC_SPECK64_96_GROUP_BYTES_PTX 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (104 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck64_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (112 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_speck64_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck64_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

static inline void lwcc_speck64_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    // round 1 (speck.dsl:22)
    const uint32_t t4 = rotl32(t1, 24) + t0;
    const uint32_t t6 = rotl32(t0, 3) ^ t4;
    // round 2 (speck.dsl:22)
    const uint32_t t10 = (rotl32(t2, 24) + t6) ^ 1;
    const uint32_t t12 = rotl32(t6, 3) ^ t10;
    // round 3 (speck.dsl:22)
    const uint32_t t16 = (rotl32(t4, 24) + t12) ^ 2;
    const uint32_t t18 = rotl32(t12, 3) ^ t16;
    // round 4 (speck.dsl:22)
    const uint32_t t22 = (rotl32(t10, 24) + t18) ^ 3;
    const uint32_t t24 = rotl32(t18, 3) ^ t22;
    // round 5 (speck.dsl:22)
    const uint32_t t28 = (rotl32(t16, 24) + t24) ^ 4;
    const uint32_t t30 = rotl32(t24, 3) ^ t28;
    // round 6 (speck.dsl:22)
    const uint32_t t34 = (rotl32(t22, 24) + t30) ^ 5;
    const uint32_t t36 = rotl32(t30, 3) ^ t34;
    // round 7 (speck.dsl:22)
    const uint32_t t40 = (rotl32(t28, 24) + t36) ^ 6;
    const uint32_t t42 = rotl32(t36, 3) ^ t40;
    // round 8 (speck.dsl:22)
    const uint32_t t46 = (rotl32(t34, 24) + t42) ^ 7;
    const uint32_t t48 = rotl32(t42, 3) ^ t46;
    // round 9 (speck.dsl:22)
    const uint32_t t52 = (rotl32(t40, 24) + t48) ^ 8;
    const uint32_t t54 = rotl32(t48, 3) ^ t52;
    // round 10 (speck.dsl:22)
    const uint32_t t58 = (rotl32(t46, 24) + t54) ^ 9;
    const uint32_t t60 = rotl32(t54, 3) ^ t58;
    // round 11 (speck.dsl:22)
    const uint32_t t64 = (rotl32(t52, 24) + t60) ^ 10;
    const uint32_t t66 = rotl32(t60, 3) ^ t64;
    // round 12 (speck.dsl:22)
    const uint32_t t70 = (rotl32(t58, 24) + t66) ^ 11;
    const uint32_t t72 = rotl32(t66, 3) ^ t70;
    // round 13 (speck.dsl:22)
    const uint32_t t76 = (rotl32(t64, 24) + t72) ^ 12;
    const uint32_t t78 = rotl32(t72, 3) ^ t76;
    // round 14 (speck.dsl:22)
    const uint32_t t82 = (rotl32(t70, 24) + t78) ^ 13;
    const uint32_t t84 = rotl32(t78, 3) ^ t82;
    // round 15 (speck.dsl:22)
    const uint32_t t88 = (rotl32(t76, 24) + t84) ^ 14;
    const uint32_t t90 = rotl32(t84, 3) ^ t88;
    // round 16 (speck.dsl:22)
    const uint32_t t94 = (rotl32(t82, 24) + t90) ^ 15;
    const uint32_t t96 = rotl32(t90, 3) ^ t94;
    // round 17 (speck.dsl:22)
    const uint32_t t100 = (rotl32(t88, 24) + t96) ^ 16;
    const uint32_t t102 = rotl32(t96, 3) ^ t100;
    // round 18 (speck.dsl:22)
    const uint32_t t106 = (rotl32(t94, 24) + t102) ^ 17;
    const uint32_t t108 = rotl32(t102, 3) ^ t106;
    // round 19 (speck.dsl:22)
    const uint32_t t112 = (rotl32(t100, 24) + t108) ^ 18;
    const uint32_t t114 = rotl32(t108, 3) ^ t112;
    // round 20 (speck.dsl:22)
    const uint32_t t118 = (rotl32(t106, 24) + t114) ^ 19;
    const uint32_t t120 = rotl32(t114, 3) ^ t118;
    // round 21 (speck.dsl:22)
    const uint32_t t124 = (rotl32(t112, 24) + t120) ^ 20;
    const uint32_t t126 = rotl32(t120, 3) ^ t124;
    // round 22 (speck.dsl:22)
    const uint32_t t130 = (rotl32(t118, 24) + t126) ^ 21;
    const uint32_t t132 = rotl32(t126, 3) ^ t130;
    // round 23 (speck.dsl:22)
    const uint32_t t136 = (rotl32(t124, 24) + t132) ^ 22;
    const uint32_t t138 = rotl32(t132, 3) ^ t136;
    // round 24 (speck.dsl:23)
    const uint32_t t144 = rotl32(t138, 3) ^ ((rotl32(t130, 24) + t138) ^ 23);
    // round 25 (speck.dsl:23)
    const uint32_t t150 = rotl32(t144, 3) ^ ((rotl32(t136, 24) + t144) ^ 24);
    store32(rk, t0);
    store32(rk + 4, t6);
    store32(rk + 8, t12);
    store32(rk + 12, t18);
    store32(rk + 16, t24);
    store32(rk + 20, t30);
    store32(rk + 24, t36);
    store32(rk + 28, t42);
    store32(rk + 32, t48);
    store32(rk + 36, t54);
    store32(rk + 40, t60);
    store32(rk + 44, t66);
    store32(rk + 48, t72);
    store32(rk + 52, t78);
    store32(rk + 56, t84);
    store32(rk + 60, t90);
    store32(rk + 64, t96);
    store32(rk + 68, t102);
    store32(rk + 72, t108);
    store32(rk + 76, t114);
    store32(rk + 80, t120);
    store32(rk + 84, t126);
    store32(rk + 88, t132);
    store32(rk + 92, t138);
    store32(rk + 96, t144);
    store32(rk + 100, t150);
}

static inline void lwcc_speck64_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck64_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck64_96_key_setup_ptx(ctx, key);
    lwcc_speck64_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck64_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (speck.dsl:23)
    const uint32_t t10 = rotl32(t9, 3);
    store32(ctx + 104, t9);
    store32(ctx + 108, t10);
}

#endif
