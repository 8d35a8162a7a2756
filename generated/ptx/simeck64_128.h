// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck64_128 --target ptx --lanes 1
#ifndef LWCC_SIMECK64_128_H_PTX
#define LWCC_SIMECK64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMECK64_128_BLOCK_BYTES_PTX 8
#define LWCC_SIMECK64_128_KEY_BYTES_PTX 16
#define LWCC_SIMECK64_128_NONCE_BYTES_PTX 4
#define LWCC_SIMECK64_128_RK_BYTES_PTX 176
#define LWCC_SIMECK64_128_CTX_BYTES_PTX 180
#define LWCC_SIMECK64_128_ALIGN_BYTES_PTX 16
#define LWCC_SIMECK64_128_GROUP_BYTES_PTX 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (176 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simeck64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (180 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_simeck64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simeck64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simeck64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    // round 1 (simeck.dsl:26)
    const uint32_t t10 = ((t0 ^ (t1 & rotl32(t1, 5))) ^ rotl32(t1, 1)) ^ 0xfffffffd;
    // round 2 (simeck.dsl:26)
    const uint32_t t16 = ((t1 ^ (t2 & rotl32(t2, 5))) ^ rotl32(t2, 1)) ^ 0xfffffffd;
    // round 3 (simeck.dsl:26)
    const uint32_t t22 = ((t2 ^ (t3 & rotl32(t3, 5))) ^ rotl32(t3, 1)) ^ 0xfffffffd;
    // round 4 (simeck.dsl:26)
    const uint32_t t28 = ((t3 ^ (t10 & rotl32(t10, 5))) ^ rotl32(t10, 1)) ^ 0xfffffffd;
    // round 5 (simeck.dsl:26)
    const uint32_t t34 = ((t10 ^ (t16 & rotl32(t16, 5))) ^ rotl32(t16, 1)) ^ 0xfffffffd;
    // round 6 (simeck.dsl:26)
    const uint32_t t40 = ((t16 ^ (t22 & rotl32(t22, 5))) ^ rotl32(t22, 1)) ^ 0xfffffffd;
    // round 7 (simeck.dsl:26)
    const uint32_t t47 = ((t22 ^ (t28 & rotl32(t28, 5))) ^ rotl32(t28, 1)) ^ 0xfffffffc;
    // round 8 (simeck.dsl:26)
    const uint32_t t53 = ((t28 ^ (t34 & rotl32(t34, 5))) ^ rotl32(t34, 1)) ^ 0xfffffffc;
    // round 9 (simeck.dsl:26)
    const uint32_t t59 = ((t34 ^ (t40 & rotl32(t40, 5))) ^ rotl32(t40, 1)) ^ 0xfffffffc;
    // round 10 (simeck.dsl:26)
    const uint32_t t65 = ((t40 ^ (t47 & rotl32(t47, 5))) ^ rotl32(t47, 1)) ^ 0xfffffffc;
    // round 11 (simeck.dsl:26)
    const uint32_t t71 = ((t47 ^ (t53 & rotl32(t53, 5))) ^ rotl32(t53, 1)) ^ 0xfffffffc;
    // round 12 (simeck.dsl:26)
    const uint32_t t77 = ((t53 ^ (t59 & rotl32(t59, 5))) ^ rotl32(t59, 1)) ^ 0xfffffffd;
    // round 13 (simeck.dsl:26)
    const uint32_t t83 = ((t59 ^ (t65 & rotl32(t65, 5))) ^ rotl32(t65, 1)) ^ 0xfffffffc;
    // round 14 (simeck.dsl:26)
    const uint32_t t89 = ((t65 ^ (t71 & rotl32(t71, 5))) ^ rotl32(t71, 1)) ^ 0xfffffffc;
    // round 15 (simeck.dsl:26)
    const uint32_t t95 = ((t71 ^ (t77 & rotl32(t77, 5))) ^ rotl32(t77, 1)) ^ 0xfffffffc;
    // round 16 (simeck.dsl:26)
    const uint32_t t101 = ((t77 ^ (t83 & rotl32(t83, 5))) ^ rotl32(t83, 1)) ^ 0xfffffffc;
    // round 17 (simeck.dsl:26)
    const uint32_t t107 = ((t83 ^ (t89 & rotl32(t89, 5))) ^ rotl32(t89, 1)) ^ 0xfffffffd;
    // round 18 (simeck.dsl:26)
    const uint32_t t113 = ((t89 ^ (t95 & rotl32(t95, 5))) ^ rotl32(t95, 1)) ^ 0xfffffffd;
    // round 19 (simeck.dsl:26)
    const uint32_t t118 = (t95 ^ (t101 & rotl32(t101, 5))) ^ rotl32(t101, 1);
    const uint32_t t119 = t118 ^ 0xfffffffc;
    // round 20 (simeck.dsl:26)
    const uint32_t t124 = (t101 ^ (t107 & rotl32(t107, 5))) ^ rotl32(t107, 1);
    const uint32_t t125 = t124 ^ 0xfffffffc;
    // round 21 (simeck.dsl:26)
    const uint32_t t130 = (t107 ^ (t113 & rotl32(t113, 5))) ^ rotl32(t113, 1);
    const uint32_t t131 = t130 ^ 0xfffffffc;
    // round 22 (simeck.dsl:26)
    const uint32_t t136 = (t113 ^ (t119 & rotl32(t119, 5))) ^ rotl32(t119, 1);
    const uint32_t t137 = t136 ^ 0xfffffffd;
    // round 23 (simeck.dsl:26)
    const uint32_t t142 = (t119 ^ (t125 & rotl32(t125, 5))) ^ rotl32(t125, 1);
    const uint32_t t143 = t142 ^ 0xfffffffc;
    // round 24 (simeck.dsl:26)
    const uint32_t t148 = (t125 ^ (t131 & rotl32(t131, 5))) ^ rotl32(t131, 1);
    const uint32_t t149 = t148 ^ 0xfffffffd;
    // round 25 (simeck.dsl:26)
    const uint32_t t154 = (t131 ^ (t137 & rotl32(t137, 5))) ^ rotl32(t137, 1);
    const uint32_t t155 = t154 ^ 0xfffffffc;
    // round 26 (simeck.dsl:26)
    const uint32_t t160 = (t137 ^ (t143 & rotl32(t143, 5))) ^ rotl32(t143, 1);
    const uint32_t t161 = t160 ^ 0xfffffffc;
    // round 27 (simeck.dsl:26)
    const uint32_t t166 = (t143 ^ (t149 & rotl32(t149, 5))) ^ rotl32(t149, 1);
    const uint32_t t167 = t166 ^ 0xfffffffd;
    // round 28 (simeck.dsl:26)
    const uint32_t t172 = (t149 ^ (t155 & rotl32(t155, 5))) ^ rotl32(t155, 1);
    const uint32_t t173 = t172 ^ 0xfffffffd;
    // round 29 (simeck.dsl:26)
    const uint32_t t178 = (t155 ^ (t161 & rotl32(t161, 5))) ^ rotl32(t161, 1);
    const uint32_t t179 = t178 ^ 0xfffffffd;
    // round 30 (simeck.dsl:26)
    const uint32_t t184 = (t161 ^ (t167 & rotl32(t167, 5))) ^ rotl32(t167, 1);
    const uint32_t t185 = t184 ^ 0xfffffffd;
    // round 31 (simeck.dsl:26)
    const uint32_t t190 = (t167 ^ (t173 & rotl32(t173, 5))) ^ rotl32(t173, 1);
    const uint32_t t191 = t190 ^ 0xfffffffc;
    // round 32 (simeck.dsl:26)
    const uint32_t t196 = (t173 ^ (t179 & rotl32(t179, 5))) ^ rotl32(t179, 1);
    const uint32_t t197 = t196 ^ 0xfffffffd;
    // round 33 (simeck.dsl:26)
    const uint32_t t202 = (t179 ^ (t185 & rotl32(t185, 5))) ^ rotl32(t185, 1);
    const uint32_t t203 = t202 ^ 0xfffffffc;
    // round 34 (simeck.dsl:26)
    const uint32_t t208 = (t185 ^ (t191 & rotl32(t191, 5))) ^ rotl32(t191, 1);
    const uint32_t t209 = t208 ^ 0xfffffffc;
    // round 35 (simeck.dsl:26)
    const uint32_t t214 = (t191 ^ (t197 & rotl32(t197, 5))) ^ rotl32(t197, 1);
    const uint32_t t215 = t214 ^ 0xfffffffc;
    // round 36 (simeck.dsl:26)
    const uint32_t t220 = (t197 ^ (t203 & rotl32(t203, 5))) ^ rotl32(t203, 1);
    const uint32_t t221 = t220 ^ 0xfffffffd;
    // round 37 (simeck.dsl:26)
    const uint32_t t226 = (t203 ^ (t209 & rotl32(t209, 5))) ^ rotl32(t209, 1);
    const uint32_t t227 = t226 ^ 0xfffffffd;
    // round 38 (simeck.dsl:26)
    const uint32_t t232 = (t209 ^ (t215 & rotl32(t215, 5))) ^ rotl32(t215, 1);
    const uint32_t t233 = t232 ^ 0xfffffffd;
    // round 39 (simeck.dsl:26)
    const uint32_t t238 = (t215 ^ (t221 & rotl32(t221, 5))) ^ rotl32(t221, 1);
    const uint32_t t239 = t238 ^ 0xfffffffc;
    // round 40 (simeck.dsl:26)
    const uint32_t t244 = (t221 ^ (t227 & rotl32(t227, 5))) ^ rotl32(t227, 1);
    const uint32_t t245 = t244 ^ 0xfffffffc;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t10);
    store32(rk + 20, t16);
    store32(rk + 24, t22);
    store32(rk + 28, t28);
    store32(rk + 32, t34);
    store32(rk + 36, t40);
    store32(rk + 40, t47);
    store32(rk + 44, t53);
    store32(rk + 48, t59);
    store32(rk + 52, t65);
    store32(rk + 56, t71);
    store32(rk + 60, t77);
    store32(rk + 64, t83);
    store32(rk + 68, t89);
    store32(rk + 72, t95);
    store32(rk + 76, t101);
    store32(rk + 80, t107);
    store32(rk + 84, t113);
    store32(rk + 88, t119);
    store32(rk + 92, t125);
    store32(rk + 96, t131);
    store32(rk + 100, t137);
    store32(rk + 104, t143);
    store32(rk + 108, t149);
    store32(rk + 112, t155);
    store32(rk + 116, t161);
    store32(rk + 120, t167);
    store32(rk + 124, t173);
    store32(rk + 128, t179);
    store32(rk + 132, t185);
    store32(rk + 136, t191);
    store32(rk + 140, t197);
    store32(rk + 144, t203);
    store32(rk + 148, t209);
    store32(rk + 152, t215);
    store32(rk + 156, t221);
    store32(rk + 160, t227);
    store32(rk + 164, t233);
    store32(rk + 168, t239);
    store32(rk + 172, t245);
}

static inline void lwcc_simeck64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simeck64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck64_128_key_setup_ptx(ctx, key);
    lwcc_simeck64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simeck64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (simeck.dsl:26)
    const uint32_t t11 = load32(ctx) ^ t9;
    store32(ctx + 176, t11);
}

#endif
