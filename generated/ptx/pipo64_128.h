// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_PIPO64_128_H_PTX
#define LWCC_PIPO64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_PIPO64_128_BLOCK_BYTES_PTX 8
#define LWCC_PIPO64_128_KEY_BYTES_PTX 16
#define LWCC_PIPO64_128_NONCE_BYTES_PTX 4
#define LWCC_PIPO64_128_RK_BYTES_PTX 140
#define LWCC_PIPO64_128_CTX_BYTES_PTX 156
#define LWCC_PIPO64_128_ALIGN_BYTES_PTX 16
#define LWCC_PIPO64_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (140 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_pipo64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (156 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_pipo64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_pipo64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_pipo64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t7 = ((t0 >> 1) ^ t0) & 0x55555555;
    const uint32_t t9 = t0 ^ (t7 << 1);
    const uint32_t t10 = t0 ^ t7;
    const uint32_t t13 = ((t1 >> 1) ^ t1) & 0x55555555;
    const uint32_t t15 = t1 ^ (t13 << 1);
    const uint32_t t16 = t1 ^ t13;
    const uint32_t t20 = ((t9 >> 2) ^ t9) & 0x33333333;
    const uint32_t t22 = t9 ^ (t20 << 2);
    const uint32_t t23 = t9 ^ t20;
    const uint32_t t26 = ((t15 >> 2) ^ t15) & 0x33333333;
    const uint32_t t28 = t15 ^ (t26 << 2);
    const uint32_t t29 = t15 ^ t26;
    const uint32_t t32 = ((t10 >> 2) ^ t10) & 0x33333333;
    const uint32_t t34 = t10 ^ (t32 << 2);
    const uint32_t t35 = t10 ^ t32;
    const uint32_t t38 = ((t16 >> 2) ^ t16) & 0x33333333;
    const uint32_t t40 = t16 ^ (t38 << 2);
    const uint32_t t41 = t16 ^ t38;
    const uint32_t t45 = ((t22 >> 4) ^ t34) & 0xf0f0f0f;
    const uint32_t t47 = t22 ^ (t45 << 4);
    const uint32_t t48 = t34 ^ t45;
    const uint32_t t51 = ((t28 >> 4) ^ t40) & 0xf0f0f0f;
    const uint32_t t53 = t28 ^ (t51 << 4);
    const uint32_t t54 = t40 ^ t51;
    const uint32_t t57 = ((t23 >> 4) ^ t35) & 0xf0f0f0f;
    const uint32_t t59 = t23 ^ (t57 << 4);
    const uint32_t t60 = t35 ^ t57;
    const uint32_t t63 = ((t29 >> 4) ^ t41) & 0xf0f0f0f;
    const uint32_t t65 = t29 ^ (t63 << 4);
    const uint32_t t66 = t41 ^ t63;
    const uint32_t t70 = ((t47 >> 8) ^ t59) & 0xff00ff;
    const uint32_t t72 = t47 ^ (t70 << 8);
    const uint32_t t73 = t59 ^ t70;
    const uint32_t t76 = ((t53 >> 8) ^ t65) & 0xff00ff;
    const uint32_t t78 = t53 ^ (t76 << 8);
    const uint32_t t79 = t65 ^ t76;
    const uint32_t t82 = ((t48 >> 8) ^ t60) & 0xff00ff;
    const uint32_t t84 = t48 ^ (t82 << 8);
    const uint32_t t85 = t60 ^ t82;
    const uint32_t t88 = ((t54 >> 8) ^ t66) & 0xff00ff;
    const uint32_t t90 = t54 ^ (t88 << 8);
    const uint32_t t91 = t66 ^ t88;
    const uint32_t t95 = ((t72 >> 16) ^ t84) & 0xffff;
    const uint32_t t97 = t72 ^ (t95 << 16);
    const uint32_t t101 = ((t78 >> 16) ^ t90) & 0xffff;
    const uint32_t t107 = ((t73 >> 16) ^ t85) & 0xffff;
    const uint32_t t113 = ((t79 >> 16) ^ t91) & 0xffff;
    const uint32_t t119 = ((t2 >> 1) ^ t2) & 0x55555555;
    const uint32_t t121 = t2 ^ (t119 << 1);
    const uint32_t t122 = t2 ^ t119;
    const uint32_t t125 = ((t3 >> 1) ^ t3) & 0x55555555;
    const uint32_t t127 = t3 ^ (t125 << 1);
    const uint32_t t128 = t3 ^ t125;
    const uint32_t t131 = ((t121 >> 2) ^ t121) & 0x33333333;
    const uint32_t t133 = t121 ^ (t131 << 2);
    const uint32_t t134 = t121 ^ t131;
    const uint32_t t137 = ((t127 >> 2) ^ t127) & 0x33333333;
    const uint32_t t139 = t127 ^ (t137 << 2);
    const uint32_t t140 = t127 ^ t137;
    const uint32_t t143 = ((t122 >> 2) ^ t122) & 0x33333333;
    const uint32_t t145 = t122 ^ (t143 << 2);
    const uint32_t t146 = t122 ^ t143;
    const uint32_t t149 = ((t128 >> 2) ^ t128) & 0x33333333;
    const uint32_t t151 = t128 ^ (t149 << 2);
    const uint32_t t152 = t128 ^ t149;
    const uint32_t t155 = ((t133 >> 4) ^ t145) & 0xf0f0f0f;
    const uint32_t t157 = t133 ^ (t155 << 4);
    const uint32_t t158 = t145 ^ t155;
    const uint32_t t161 = ((t139 >> 4) ^ t151) & 0xf0f0f0f;
    const uint32_t t163 = t139 ^ (t161 << 4);
    const uint32_t t164 = t151 ^ t161;
    const uint32_t t167 = ((t134 >> 4) ^ t146) & 0xf0f0f0f;
    const uint32_t t169 = t134 ^ (t167 << 4);
    const uint32_t t170 = t146 ^ t167;
    const uint32_t t173 = ((t140 >> 4) ^ t152) & 0xf0f0f0f;
    const uint32_t t175 = t140 ^ (t173 << 4);
    const uint32_t t176 = t152 ^ t173;
    const uint32_t t179 = ((t157 >> 8) ^ t169) & 0xff00ff;
    const uint32_t t181 = t157 ^ (t179 << 8);
    const uint32_t t182 = t169 ^ t179;
    const uint32_t t185 = ((t163 >> 8) ^ t175) & 0xff00ff;
    const uint32_t t187 = t163 ^ (t185 << 8);
    const uint32_t t188 = t175 ^ t185;
    const uint32_t t191 = ((t158 >> 8) ^ t170) & 0xff00ff;
    const uint32_t t193 = t158 ^ (t191 << 8);
    const uint32_t t194 = t170 ^ t191;
    const uint32_t t197 = ((t164 >> 8) ^ t176) & 0xff00ff;
    const uint32_t t199 = t164 ^ (t197 << 8);
    const uint32_t t200 = t176 ^ t197;
    const uint32_t t203 = ((t181 >> 16) ^ t193) & 0xffff;
    const uint32_t t206 = t193 ^ t203;
    const uint32_t t209 = ((t187 >> 16) ^ t199) & 0xffff;
    const uint32_t t211 = t187 ^ (t209 << 16);
    const uint32_t t212 = t199 ^ t209;
    const uint32_t t215 = ((t182 >> 16) ^ t194) & 0xffff;
    const uint32_t t217 = t182 ^ (t215 << 16);
    const uint32_t t218 = t194 ^ t215;
    const uint32_t t221 = ((t188 >> 16) ^ t200) & 0xffff;
    const uint32_t t223 = t188 ^ (t221 << 16);
    const uint32_t t224 = t200 ^ t221;
    const uint32_t t226 = (t181 ^ (t203 << 16)) ^ 15;
    const uint32_t t231 = t97 ^ 0xf00;
    const uint32_t t232 = t226 ^ 0xf00;
    const uint32_t t236 = t97 ^ 0xf000;
    const uint32_t t237 = t226 ^ 0xf000;
    const uint32_t t238 = t236 ^ 240;
    const uint32_t t239 = t237 ^ 240;
    store32(rk, t97);
    store32(rk + 4, t73 ^ (t107 << 16));
    store32(rk + 8, t84 ^ t95);
    store32(rk + 12, t85 ^ t107);
    store32(rk + 16, t78 ^ (t101 << 16));
    store32(rk + 20, t79 ^ (t113 << 16));
    store32(rk + 24, t90 ^ t101);
    store32(rk + 28, t91 ^ t113);
    store32(rk + 32, t226);
    store32(rk + 36, t217);
    store32(rk + 40, t206);
    store32(rk + 44, t218);
    store32(rk + 48, t211);
    store32(rk + 52, t223);
    store32(rk + 56, t212);
    store32(rk + 60, t224);
    store32(rk + 64, t97 ^ 240);
    store32(rk + 68, t226 ^ 240);
    store32(rk + 72, t231);
    store32(rk + 76, t232);
    store32(rk + 80, t231 ^ 240);
    store32(rk + 84, t232 ^ 240);
    store32(rk + 88, t236);
    store32(rk + 92, t237);
    store32(rk + 96, t238);
    store32(rk + 100, t239);
    store32(rk + 104, t238 ^ 0xff0);
    store32(rk + 108, t239 ^ 0xff0);
    store32(rk + 112, rotl32(t217, 4));
    store32(rk + 116, rotl32(t206, 16));
    store32(rk + 120, rotl32(t218, 20));
    store32(rk + 124, rotl32(t211, 8));
    store32(rk + 128, rotl32(t223, 12));
    store32(rk + 132, rotl32(t212, 28));
    store32(rk + 136, rotl32(t224, 24));
}

static inline void lwcc_pipo64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_pipo64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_pipo64_128_key_setup_ptx(ctx, key);
    lwcc_pipo64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_pipo64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t13 = (t9 ^ (t9 >> 1)) & 0x55555555;
    const uint32_t t15 = t9 ^ (t13 << 1);
    const uint32_t t16 = t9 ^ t13;
    const uint32_t t20 = (t15 ^ (t15 >> 2)) & 0x33333333;
    const uint32_t t22 = t15 ^ (t20 << 2);
    const uint32_t t23 = t15 ^ t20;
    const uint32_t t26 = (t16 ^ (t16 >> 2)) & 0x33333333;
    const uint32_t t28 = t16 ^ (t26 << 2);
    const uint32_t t29 = t16 ^ t26;
    const uint32_t t33 = (t28 ^ (t22 >> 4)) & 0xf0f0f0f;
    const uint32_t t35 = t22 ^ (t33 << 4);
    const uint32_t t36 = t28 ^ t33;
    const uint32_t t39 = (t29 ^ (t23 >> 4)) & 0xf0f0f0f;
    const uint32_t t41 = t23 ^ (t39 << 4);
    const uint32_t t42 = t29 ^ t39;
    const uint32_t t46 = (t41 ^ (t35 >> 8)) & 0xff00ff;
    const uint32_t t48 = t35 ^ (t46 << 8);
    const uint32_t t49 = t41 ^ t46;
    const uint32_t t52 = (t42 ^ (t36 >> 8)) & 0xff00ff;
    const uint32_t t54 = t36 ^ (t52 << 8);
    const uint32_t t55 = t42 ^ t52;
    const uint32_t t59 = (t54 ^ (t48 >> 16)) & 0xffff;
    const uint32_t t63 = (t55 ^ (t49 >> 16)) & 0xffff;
    const uint32_t t69 = (load32(ctx) ^ t48) ^ (t59 << 16);
    const uint32_t t72 = ~((t49 ^ (t63 << 16)) ^ load32(ctx + 4));
    const uint32_t t75 = (load32(ctx + 8) ^ t54) ^ t59;
    // round 1 (pipo.dsl:36)
    const uint32_t t81 = (t69 ^ t75) ^ (t72 & t69);
    const uint32_t t84 = (t69 ^ t72) ^ (t81 & t72);
    const uint32_t t87 = t72 ^ (t84 & (t75 ^ t72));
    store32(ctx + 140, ~((t55 ^ t63) ^ load32(ctx + 12)));
    store32(ctx + 144, t87);
    store32(ctx + 148, t81);
    store32(ctx + 152, t84);
}

#endif
