// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck64_128 --target ptx --lanes 1
#ifndef LWCC_SPECK64_128_H_PTX
#define LWCC_SPECK64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SPECK64_128_BLOCK_BYTES_PTX 8
#define LWCC_SPECK64_128_KEY_BYTES_PTX 16
#define LWCC_SPECK64_128_NONCE_BYTES_PTX 4
#define LWCC_SPECK64_128_RK_BYTES_PTX 108
#define LWCC_SPECK64_128_CTX_BYTES_PTX 116
#define LWCC_SPECK64_128_ALIGN_BYTES_PTX 16
#define LWCC_SPECK64_128_GROUP_BYTES_PTX 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (108 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_speck64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (116 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_speck64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_speck64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_speck64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    // round 1 (speck.dsl:22)
    const uint32_t t5 = rotl32(t1, 24) + t0;
    const uint32_t t7 = rotl32(t0, 3) ^ t5;
    // round 2 (speck.dsl:22)
    const uint32_t t11 = (rotl32(t2, 24) + t7) ^ 1;
    const uint32_t t13 = rotl32(t7, 3) ^ t11;
    // round 3 (speck.dsl:22)
    const uint32_t t17 = (rotl32(t3, 24) + t13) ^ 2;
    const uint32_t t19 = rotl32(t13, 3) ^ t17;
    // round 4 (speck.dsl:22)
    const uint32_t t23 = (rotl32(t5, 24) + t19) ^ 3;
    const uint32_t t25 = rotl32(t19, 3) ^ t23;
    // round 5 (speck.dsl:22)
    const uint32_t t29 = (rotl32(t11, 24) + t25) ^ 4;
    const uint32_t t31 = rotl32(t25, 3) ^ t29;
    // round 6 (speck.dsl:22)
    const uint32_t t35 = (rotl32(t17, 24) + t31) ^ 5;
    const uint32_t t37 = rotl32(t31, 3) ^ t35;
    // round 7 (speck.dsl:22)
    const uint32_t t41 = (rotl32(t23, 24) + t37) ^ 6;
    const uint32_t t43 = rotl32(t37, 3) ^ t41;
    // round 8 (speck.dsl:22)
    const uint32_t t47 = (rotl32(t29, 24) + t43) ^ 7;
    const uint32_t t49 = rotl32(t43, 3) ^ t47;
    // round 9 (speck.dsl:22)
    const uint32_t t53 = (rotl32(t35, 24) + t49) ^ 8;
    const uint32_t t55 = rotl32(t49, 3) ^ t53;
    // round 10 (speck.dsl:22)
    const uint32_t t59 = (rotl32(t41, 24) + t55) ^ 9;
    const uint32_t t61 = rotl32(t55, 3) ^ t59;
    // round 11 (speck.dsl:22)
    const uint32_t t65 = (rotl32(t47, 24) + t61) ^ 10;
    const uint32_t t67 = rotl32(t61, 3) ^ t65;
    // round 12 (speck.dsl:22)
    const uint32_t t71 = (rotl32(t53, 24) + t67) ^ 11;
    const uint32_t t73 = rotl32(t67, 3) ^ t71;
    // round 13 (speck.dsl:22)
    const uint32_t t77 = (rotl32(t59, 24) + t73) ^ 12;
    const uint32_t t79 = rotl32(t73, 3) ^ t77;
    // round 14 (speck.dsl:22)
    const uint32_t t83 = (rotl32(t65, 24) + t79) ^ 13;
    const uint32_t t85 = rotl32(t79, 3) ^ t83;
    // round 15 (speck.dsl:22)
    const uint32_t t89 = (rotl32(t71, 24) + t85) ^ 14;
    const uint32_t t91 = rotl32(t85, 3) ^ t89;
    // round 16 (speck.dsl:22)
    const uint32_t t95 = (rotl32(t77, 24) + t91) ^ 15;
    const uint32_t t97 = rotl32(t91, 3) ^ t95;
    // round 17 (speck.dsl:22)
    const uint32_t t101 = (rotl32(t83, 24) + t97) ^ 16;
    const uint32_t t103 = rotl32(t97, 3) ^ t101;
    // round 18 (speck.dsl:22)
    const uint32_t t107 = (rotl32(t89, 24) + t103) ^ 17;
    const uint32_t t109 = rotl32(t103, 3) ^ t107;
    // round 19 (speck.dsl:22)
    const uint32_t t113 = (rotl32(t95, 24) + t109) ^ 18;
    const uint32_t t115 = rotl32(t109, 3) ^ t113;
    // round 20 (speck.dsl:22)
    const uint32_t t119 = (rotl32(t101, 24) + t115) ^ 19;
    const uint32_t t121 = rotl32(t115, 3) ^ t119;
    // round 21 (speck.dsl:22)
    const uint32_t t125 = (rotl32(t107, 24) + t121) ^ 20;
    const uint32_t t127 = rotl32(t121, 3) ^ t125;
    // round 22 (speck.dsl:22)
    const uint32_t t131 = (rotl32(t113, 24) + t127) ^ 21;
    const uint32_t t133 = rotl32(t127, 3) ^ t131;
    // round 23 (speck.dsl:22)
    const uint32_t t137 = (rotl32(t119, 24) + t133) ^ 22;
    const uint32_t t139 = rotl32(t133, 3) ^ t137;
    // round 24 (speck.dsl:23)
    const uint32_t t145 = rotl32(t139, 3) ^ ((rotl32(t125, 24) + t139) ^ 23);
    // round 25 (speck.dsl:23)
    const uint32_t t151 = rotl32(t145, 3) ^ ((rotl32(t131, 24) + t145) ^ 24);
    // round 26 (speck.dsl:23)
    const uint32_t t157 = rotl32(t151, 3) ^ ((rotl32(t137, 24) + t151) ^ 25);
    store32(rk, t0);
    store32(rk + 4, t7);
    store32(rk + 8, t13);
    store32(rk + 12, t19);
    store32(rk + 16, t25);
    store32(rk + 20, t31);
    store32(rk + 24, t37);
    store32(rk + 28, t43);
    store32(rk + 32, t49);
    store32(rk + 36, t55);
    store32(rk + 40, t61);
    store32(rk + 44, t67);
    store32(rk + 48, t73);
    store32(rk + 52, t79);
    store32(rk + 56, t85);
    store32(rk + 60, t91);
    store32(rk + 64, t97);
    store32(rk + 68, t103);
    store32(rk + 72, t109);
    store32(rk + 76, t115);
    store32(rk + 80, t121);
    store32(rk + 84, t127);
    store32(rk + 88, t133);
    store32(rk + 92, t139);
    store32(rk + 96, t145);
    store32(rk + 100, t151);
    store32(rk + 104, t157);
}

static inline void lwcc_speck64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_speck64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck64_128_key_setup_ptx(ctx, key);
    lwcc_speck64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_speck64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (speck.dsl:23)
    const uint32_t t10 = rotl32(t9, 3);
    store32(ctx + 108, t9);
    store32(ctx + 112, t10);
}

#endif
