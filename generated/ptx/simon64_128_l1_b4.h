// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_128 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_SIMON64_128_H_PTX
#define LWCC_SIMON64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON64_128_BLOCK_BYTES_PTX 8
#define LWCC_SIMON64_128_KEY_BYTES_PTX 16
#define LWCC_SIMON64_128_NONCE_BYTES_PTX 4
#define LWCC_SIMON64_128_RK_BYTES_PTX 176
#define LWCC_SIMON64_128_CTX_BYTES_PTX 180
#define LWCC_SIMON64_128_ALIGN_BYTES_PTX 16
#define LWCC_SIMON64_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (176 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (180 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_simon64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t5 = rotl32(t3, 29) ^ t1;
    const uint32_t t10 = (0xfffffffd ^ t0) ^ (t5 ^ rotl32(t5, 31));
    const uint32_t t12 = rotl32(t10, 29) ^ t2;
    const uint32_t t16 = (0xfffffffd ^ t1) ^ (t12 ^ rotl32(t12, 31));
    const uint32_t t18 = rotl32(t16, 29) ^ t3;
    const uint32_t t23 = (0xfffffffc ^ t2) ^ (t18 ^ rotl32(t18, 31));
    const uint32_t t25 = rotl32(t23, 29) ^ t10;
    const uint32_t t29 = (0xfffffffd ^ t3) ^ (t25 ^ rotl32(t25, 31));
    const uint32_t t31 = rotl32(t29, 29) ^ t16;
    const uint32_t t35 = (0xfffffffd ^ t10) ^ (t31 ^ rotl32(t31, 31));
    const uint32_t t37 = rotl32(t35, 29) ^ t23;
    const uint32_t t41 = (0xfffffffc ^ t16) ^ (t37 ^ rotl32(t37, 31));
    const uint32_t t43 = rotl32(t41, 29) ^ t29;
    const uint32_t t47 = (0xfffffffd ^ t23) ^ (t43 ^ rotl32(t43, 31));
    const uint32_t t49 = rotl32(t47, 29) ^ t35;
    const uint32_t t53 = (0xfffffffd ^ t29) ^ (t49 ^ rotl32(t49, 31));
    const uint32_t t55 = rotl32(t53, 29) ^ t41;
    const uint32_t t59 = (0xfffffffd ^ t35) ^ (t55 ^ rotl32(t55, 31));
    const uint32_t t61 = rotl32(t59, 29) ^ t47;
    const uint32_t t65 = (0xfffffffc ^ t41) ^ (t61 ^ rotl32(t61, 31));
    const uint32_t t67 = rotl32(t65, 29) ^ t53;
    const uint32_t t71 = (0xfffffffd ^ t47) ^ (t67 ^ rotl32(t67, 31));
    const uint32_t t73 = rotl32(t71, 29) ^ t59;
    const uint32_t t77 = (0xfffffffc ^ t53) ^ (t73 ^ rotl32(t73, 31));
    const uint32_t t79 = rotl32(t77, 29) ^ t65;
    const uint32_t t83 = (0xfffffffd ^ t59) ^ (t79 ^ rotl32(t79, 31));
    const uint32_t t85 = rotl32(t83, 29) ^ t71;
    const uint32_t t89 = (0xfffffffd ^ t65) ^ (t85 ^ rotl32(t85, 31));
    const uint32_t t91 = rotl32(t89, 29) ^ t77;
    const uint32_t t95 = (0xfffffffc ^ t71) ^ (t91 ^ rotl32(t91, 31));
    const uint32_t t97 = rotl32(t95, 29) ^ t83;
    const uint32_t t101 = (0xfffffffc ^ t77) ^ (t97 ^ rotl32(t97, 31));
    const uint32_t t103 = rotl32(t101, 29) ^ t89;
    const uint32_t t107 = (0xfffffffc ^ t83) ^ (t103 ^ rotl32(t103, 31));
    const uint32_t t109 = rotl32(t107, 29) ^ t95;
    const uint32_t t113 = (0xfffffffd ^ t89) ^ (t109 ^ rotl32(t109, 31));
    const uint32_t t115 = rotl32(t113, 29) ^ t101;
    const uint32_t t119 = (0xfffffffd ^ t95) ^ (t115 ^ rotl32(t115, 31));
    const uint32_t t121 = rotl32(t119, 29) ^ t107;
    const uint32_t t125 = (0xfffffffc ^ t101) ^ (t121 ^ rotl32(t121, 31));
    const uint32_t t127 = rotl32(t125, 29) ^ t113;
    const uint32_t t131 = (0xfffffffc ^ t107) ^ (t127 ^ rotl32(t127, 31));
    const uint32_t t133 = rotl32(t131, 29) ^ t119;
    const uint32_t t137 = (0xfffffffd ^ t113) ^ (t133 ^ rotl32(t133, 31));
    const uint32_t t139 = rotl32(t137, 29) ^ t125;
    const uint32_t t143 = (0xfffffffc ^ t119) ^ (t139 ^ rotl32(t139, 31));
    const uint32_t t145 = rotl32(t143, 29) ^ t131;
    const uint32_t t149 = (0xfffffffd ^ t125) ^ (t145 ^ rotl32(t145, 31));
    const uint32_t t151 = rotl32(t149, 29) ^ t137;
    const uint32_t t155 = (0xfffffffd ^ t131) ^ (t151 ^ rotl32(t151, 31));
    const uint32_t t157 = rotl32(t155, 29) ^ t143;
    const uint32_t t161 = (0xfffffffd ^ t137) ^ (t157 ^ rotl32(t157, 31));
    const uint32_t t163 = rotl32(t161, 29) ^ t149;
    const uint32_t t167 = (0xfffffffd ^ t143) ^ (t163 ^ rotl32(t163, 31));
    const uint32_t t169 = rotl32(t167, 29) ^ t155;
    const uint32_t t173 = (0xfffffffc ^ t149) ^ (t169 ^ rotl32(t169, 31));
    const uint32_t t175 = rotl32(t173, 29) ^ t161;
    const uint32_t t179 = (0xfffffffc ^ t155) ^ (t175 ^ rotl32(t175, 31));
    const uint32_t t181 = rotl32(t179, 29) ^ t167;
    const uint32_t t185 = (0xfffffffc ^ t161) ^ (t181 ^ rotl32(t181, 31));
    const uint32_t t187 = rotl32(t185, 29) ^ t173;
    const uint32_t t191 = (0xfffffffc ^ t167) ^ (t187 ^ rotl32(t187, 31));
    const uint32_t t193 = rotl32(t191, 29) ^ t179;
    const uint32_t t197 = (0xfffffffc ^ t173) ^ (t193 ^ rotl32(t193, 31));
    const uint32_t t199 = rotl32(t197, 29) ^ t185;
    const uint32_t t203 = (0xfffffffc ^ t179) ^ (t199 ^ rotl32(t199, 31));
    const uint32_t t205 = rotl32(t203, 29) ^ t191;
    const uint32_t t209 = (0xfffffffd ^ t185) ^ (t205 ^ rotl32(t205, 31));
    const uint32_t t211 = rotl32(t209, 29) ^ t197;
    const uint32_t t215 = (0xfffffffc ^ t191) ^ (t211 ^ rotl32(t211, 31));
    const uint32_t t217 = rotl32(t215, 29) ^ t203;
    const uint32_t t221 = (0xfffffffc ^ t197) ^ (t217 ^ rotl32(t217, 31));
    const uint32_t t223 = rotl32(t221, 29) ^ t209;
    const uint32_t t227 = (0xfffffffd ^ t203) ^ (t223 ^ rotl32(t223, 31));
    const uint32_t t229 = rotl32(t227, 29) ^ t215;
    const uint32_t t233 = (0xfffffffc ^ t209) ^ (t229 ^ rotl32(t229, 31));
    const uint32_t t235 = rotl32(t233, 29) ^ t221;
    const uint32_t t239 = (0xfffffffc ^ t215) ^ (t235 ^ rotl32(t235, 31));
    const uint32_t t241 = rotl32(t239, 29) ^ t227;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t10);
    store32(rk + 20, t16);
    store32(rk + 24, t23);
    store32(rk + 28, t29);
    store32(rk + 32, t35);
    store32(rk + 36, t41);
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
    store32(rk + 172, (0xfffffffc ^ t221) ^ (t241 ^ rotl32(t241, 31)));
}

static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_128_key_setup_ptx(ctx, key);
    lwcc_simon64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t11 = load32(ctx) ^ t9;
    store32(ctx + 176, t11);
}

#endif
