// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_96 --target ptx --lanes 1
#ifndef LWCC_SIMON64_96_H_PTX
#define LWCC_SIMON64_96_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON64_96_BLOCK_BYTES_PTX 8
#define LWCC_SIMON64_96_KEY_BYTES_PTX 12
#define LWCC_SIMON64_96_NONCE_BYTES_PTX 4
#define LWCC_SIMON64_96_RK_BYTES_PTX 168
#define LWCC_SIMON64_96_CTX_BYTES_PTX 172
#define LWCC_SIMON64_96_ALIGN_BYTES_PTX 16
#define LWCC_SIMON64_96_GROUP_BYTES_PTX 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (168 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon64_96_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (172 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_simon64_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon64_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon64_96_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = rotl32(t2, 29);
    const uint32_t t8 = (0xfffffffd ^ t0) ^ (t3 ^ rotl32(t3, 31));
    const uint32_t t9 = rotl32(t8, 29);
    const uint32_t t14 = (0xfffffffc ^ t1) ^ (t9 ^ rotl32(t9, 31));
    const uint32_t t15 = rotl32(t14, 29);
    const uint32_t t19 = (0xfffffffd ^ t2) ^ (t15 ^ rotl32(t15, 31));
    const uint32_t t20 = rotl32(t19, 29);
    const uint32_t t24 = (0xfffffffc ^ t8) ^ (t20 ^ rotl32(t20, 31));
    const uint32_t t25 = rotl32(t24, 29);
    const uint32_t t29 = (0xfffffffd ^ t14) ^ (t25 ^ rotl32(t25, 31));
    const uint32_t t30 = rotl32(t29, 29);
    const uint32_t t34 = (0xfffffffd ^ t19) ^ (t30 ^ rotl32(t30, 31));
    const uint32_t t35 = rotl32(t34, 29);
    const uint32_t t39 = (0xfffffffd ^ t24) ^ (t35 ^ rotl32(t35, 31));
    const uint32_t t40 = rotl32(t39, 29);
    const uint32_t t44 = (0xfffffffd ^ t29) ^ (t40 ^ rotl32(t40, 31));
    const uint32_t t45 = rotl32(t44, 29);
    const uint32_t t49 = (0xfffffffc ^ t34) ^ (t45 ^ rotl32(t45, 31));
    const uint32_t t50 = rotl32(t49, 29);
    const uint32_t t54 = (0xfffffffd ^ t39) ^ (t50 ^ rotl32(t50, 31));
    const uint32_t t55 = rotl32(t54, 29);
    const uint32_t t59 = (0xfffffffd ^ t44) ^ (t55 ^ rotl32(t55, 31));
    const uint32_t t60 = rotl32(t59, 29);
    const uint32_t t64 = (0xfffffffd ^ t49) ^ (t60 ^ rotl32(t60, 31));
    const uint32_t t65 = rotl32(t64, 29);
    const uint32_t t69 = (0xfffffffc ^ t54) ^ (t65 ^ rotl32(t65, 31));
    const uint32_t t70 = rotl32(t69, 29);
    const uint32_t t74 = (0xfffffffc ^ t59) ^ (t70 ^ rotl32(t70, 31));
    const uint32_t t75 = rotl32(t74, 29);
    const uint32_t t79 = (0xfffffffc ^ t64) ^ (t75 ^ rotl32(t75, 31));
    const uint32_t t80 = rotl32(t79, 29);
    const uint32_t t84 = (0xfffffffc ^ t69) ^ (t80 ^ rotl32(t80, 31));
    const uint32_t t85 = rotl32(t84, 29);
    const uint32_t t89 = (0xfffffffc ^ t74) ^ (t85 ^ rotl32(t85, 31));
    const uint32_t t90 = rotl32(t89, 29);
    const uint32_t t94 = (0xfffffffc ^ t79) ^ (t90 ^ rotl32(t90, 31));
    const uint32_t t95 = rotl32(t94, 29);
    const uint32_t t99 = (0xfffffffd ^ t84) ^ (t95 ^ rotl32(t95, 31));
    const uint32_t t100 = rotl32(t99, 29);
    const uint32_t t104 = (0xfffffffd ^ t89) ^ (t100 ^ rotl32(t100, 31));
    const uint32_t t105 = rotl32(t104, 29);
    const uint32_t t109 = (0xfffffffc ^ t94) ^ (t105 ^ rotl32(t105, 31));
    const uint32_t t110 = rotl32(t109, 29);
    const uint32_t t114 = (0xfffffffd ^ t99) ^ (t110 ^ rotl32(t110, 31));
    const uint32_t t115 = rotl32(t114, 29);
    const uint32_t t119 = (0xfffffffc ^ t104) ^ (t115 ^ rotl32(t115, 31));
    const uint32_t t120 = rotl32(t119, 29);
    const uint32_t t124 = (0xfffffffc ^ t109) ^ (t120 ^ rotl32(t120, 31));
    const uint32_t t125 = rotl32(t124, 29);
    const uint32_t t129 = (0xfffffffd ^ t114) ^ (t125 ^ rotl32(t125, 31));
    const uint32_t t130 = rotl32(t129, 29);
    const uint32_t t134 = (0xfffffffc ^ t119) ^ (t130 ^ rotl32(t130, 31));
    const uint32_t t135 = rotl32(t134, 29);
    const uint32_t t139 = (0xfffffffc ^ t124) ^ (t135 ^ rotl32(t135, 31));
    const uint32_t t140 = rotl32(t139, 29);
    const uint32_t t144 = (0xfffffffd ^ t129) ^ (t140 ^ rotl32(t140, 31));
    const uint32_t t145 = rotl32(t144, 29);
    const uint32_t t149 = (0xfffffffd ^ t134) ^ (t145 ^ rotl32(t145, 31));
    const uint32_t t150 = rotl32(t149, 29);
    const uint32_t t154 = (0xfffffffc ^ t139) ^ (t150 ^ rotl32(t150, 31));
    const uint32_t t155 = rotl32(t154, 29);
    const uint32_t t159 = (0xfffffffc ^ t144) ^ (t155 ^ rotl32(t155, 31));
    const uint32_t t160 = rotl32(t159, 29);
    const uint32_t t164 = (0xfffffffc ^ t149) ^ (t160 ^ rotl32(t160, 31));
    const uint32_t t165 = rotl32(t164, 29);
    const uint32_t t169 = (0xfffffffd ^ t154) ^ (t165 ^ rotl32(t165, 31));
    const uint32_t t170 = rotl32(t169, 29);
    const uint32_t t174 = (0xfffffffc ^ t159) ^ (t170 ^ rotl32(t170, 31));
    const uint32_t t175 = rotl32(t174, 29);
    const uint32_t t179 = (0xfffffffd ^ t164) ^ (t175 ^ rotl32(t175, 31));
    const uint32_t t180 = rotl32(t179, 29);
    const uint32_t t184 = (0xfffffffc ^ t169) ^ (t180 ^ rotl32(t180, 31));
    const uint32_t t185 = rotl32(t184, 29);
    const uint32_t t189 = (0xfffffffc ^ t174) ^ (t185 ^ rotl32(t185, 31));
    const uint32_t t190 = rotl32(t189, 29);
    const uint32_t t194 = (0xfffffffc ^ t179) ^ (t190 ^ rotl32(t190, 31));
    const uint32_t t195 = rotl32(t194, 29);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t8);
    store32(rk + 16, t14);
    store32(rk + 20, t19);
    store32(rk + 24, t24);
    store32(rk + 28, t29);
    store32(rk + 32, t34);
    store32(rk + 36, t39);
    store32(rk + 40, t44);
    store32(rk + 44, t49);
    store32(rk + 48, t54);
    store32(rk + 52, t59);
    store32(rk + 56, t64);
    store32(rk + 60, t69);
    store32(rk + 64, t74);
    store32(rk + 68, t79);
    store32(rk + 72, t84);
    store32(rk + 76, t89);
    store32(rk + 80, t94);
    store32(rk + 84, t99);
    store32(rk + 88, t104);
    store32(rk + 92, t109);
    store32(rk + 96, t114);
    store32(rk + 100, t119);
    store32(rk + 104, t124);
    store32(rk + 108, t129);
    store32(rk + 112, t134);
    store32(rk + 116, t139);
    store32(rk + 120, t144);
    store32(rk + 124, t149);
    store32(rk + 128, t154);
    store32(rk + 132, t159);
    store32(rk + 136, t164);
    store32(rk + 140, t169);
    store32(rk + 144, t174);
    store32(rk + 148, t179);
    store32(rk + 152, t184);
    store32(rk + 156, t189);
    store32(rk + 160, t194);
    store32(rk + 164, (0xfffffffc ^ t184) ^ (t195 ^ rotl32(t195, 31)));
}

static inline void lwcc_simon64_96_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon64_96_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_96_key_setup_ptx(ctx, key);
    lwcc_simon64_96_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon64_96_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t9 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t11 = load32(ctx) ^ t9;
    store32(ctx + 168, t11);
}

#endif
