// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target ptx --lanes 1 --slicing plane
#ifndef LWCC_SKINNY64_64_H_PTX
#define LWCC_SKINNY64_64_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SKINNY64_64_BLOCK_BYTES_PTX 8
#define LWCC_SKINNY64_64_KEY_BYTES_PTX 8
#define LWCC_SKINNY64_64_NONCE_BYTES_PTX 4
#define LWCC_SKINNY64_64_RK_BYTES_PTX 436
#define LWCC_SKINNY64_64_CTX_BYTES_PTX 468
#define LWCC_SKINNY64_64_ALIGN_BYTES_PTX 16
#define LWCC_SKINNY64_64_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (436 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_skinny64_64_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (468 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_skinny64_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_skinny64_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_skinny64_64_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = t0 >> 1,
    t3 = (t2 ^ t0) & 0x55555555, t4 = t0 ^ (t3 << 1), t5 = t0 ^ t3,
    t6 = ((t1 >> 1) ^ t1) & 0x55555555, t7 = t1 ^ (t6 << 1), t8 = t1 ^ t6,
    t9 = ((t4 >> 4) ^ t7) & 0xf0f0f0f, t10 = t4 ^ (t9 << 4), t11 = t7 ^ t9,
    t12 = ((t5 >> 4) ^ t8) & 0xf0f0f0f, t13 = t5 ^ (t12 << 4), t14 = t8 ^ t12,
    t15 = ((t10 >> 8) ^ t11) & 0xff00ff, t16 = t10 ^ (t15 << 8), t17 = t11 ^ t15,
    t18 = ((t13 >> 8) ^ t14) & 0xff00ff, t19 = t13 ^ (t18 << 8), t20 = t14 ^ t18,
    t21 = ((t16 >> 16) ^ t17) & 0xffff, t22 = t16 ^ (t21 << 16), t23 = t17 ^ t21,
    t24 = ((t19 >> 16) ^ t20) & 0xffff, t25 = t19 ^ (t24 << 16), t26 = t20 ^ t24,
    t27 = ((t22 >> 2) ^ t23) & 0x33333333, t28 = t22 ^ (t27 << 2), t29 = t23 ^ t27,
    t30 = ((t25 >> 2) ^ t26) & 0x33333333, t31 = t25 ^ (t30 << 2), t32 = t26 ^ t30,
    t33 = (t28 & 0xf0f0f0f) ^ 0x300, t34 = t29 & 0xf0f0f0f, t35 = t32 & 0xf0f0f0f,
    t36 = rotl32(t28, 2), t37 = t28 >> 20, t38 = t28 << 8,
    t39 = ((t36 & 195) | (t37 & 0x300)) | (t38 & 0xc000c000), t40 = t28 >> 4,
    t41 = (t39 | (t40 & 0x30000)) | ((t28 << 10) & 0x3c00000), t42 = t41 ^ 192,
    t43 = rotl32(t31, 2), t44 = t31 >> 20, t45 = t31 << 8,
    t46 = ((t43 & 195) | (t44 & 0x300)) | (t45 & 0xc000c000), t47 = t31 >> 4,
    t48 = (t46 | (t47 & 0x30000)) | ((t31 << 10) & 0x3c00000), t49 = t48 ^ 0xc00c0,
    t50 = rotl32(t29, 2), t51 = t29 << 8,
    t52 = ((t50 & 195) | ((t29 >> 20) & 0x300)) | (t51 & 0xc000c000), t53 = t29 >> 4,
    t54 = (t52 | (t53 & 0x30000)) | ((t29 << 10) & 0x3c00000), t55 = rotl32(t32, 2), t56 = t32 << 8,
    t57 = ((t55 & 195) | ((t32 >> 20) & 0x300)) | (t56 & 0xc000c000), t58 = t32 >> 4,
    t59 = (t57 | (t58 & 0x30000)) | ((t32 << 10) & 0x3c00000), t60 = rotl32(t28, 26),
    t61 = ((t40 & 48) | ((t28 >> 18) & 192)) | (t60 & 0x30003000), t62 = t28 >> 2, t63 = t28 << 20,
    t64 = t0 << 2, t65 = ((t61 | (t62 & 0xc000)) | (t63 & 0x300000)) | (t64 & 0x40400000),
    t66 = (t65 | ((t0 << 3) & 0x80800000)) ^ 0x300000, t67 = rotl32(t31, 26),
    t68 = ((t47 & 48) | ((t31 >> 18) & 192)) | (t67 & 0x30003000), t69 = t31 >> 2,
    t70 = (t31 << 20) & 0x300000, t71 = t0 << 1,
    t72 = ((t68 | (t69 & 0xc000)) | t70) | (t71 & 0x40400000),
    t73 = (t72 | (t64 & 0x80800000)) ^ 0x330000, t74 = rotl32(t29, 26),
    t75 = ((t53 & 48) | ((t29 >> 18) & 192)) | (t74 & 0x30003000), t76 = t29 >> 2,
    t77 = (t75 | (t76 & 0xc000)) | ((t29 << 20) & 0x300000),
    t78 = ((t77 | (t0 & 0x40400000)) | (t71 & 0x80800000)) ^ 0x300000, t79 = rotl32(t32, 26),
    t80 = ((t58 & 48) | ((t32 >> 18) & 192)) | (t79 & 0x30003000), t81 = t32 >> 2,
    t82 = (t80 | (t81 & 0xc000)) | ((t32 << 20) & 0x300000),
    t83 = (t82 | (t2 & 0x40400000)) | (t0 & 0x80800000), t84 = rotl32(t28, 4), t85 = t28 << 6,
    t86 = ((t84 & 0xc00000c) | (rotl32(t28, 8) & 0x300030)) | (t85 & 0xc00),
    t87 = (t86 | (t62 & 0xc3000)) | ((t28 << 22) & 0x30000000), t88 = t87 ^ 0xc000000,
    t89 = rotl32(t31, 4), t90 = t31 << 6,
    t91 = ((t89 & 0xc00000c) | (rotl32(t31, 8) & 0x300030)) | (t90 & 0xc00), t92 = t31 << 22,
    t93 = ((t91 | (t69 & 0xc3000)) | (t92 & 0x30000000)) ^ 0xc00c000, t94 = rotl32(t29, 4),
    t95 = t29 << 6, t96 = ((t94 & 0xc00000c) | (rotl32(t29, 8) & 0x300030)) | (t95 & 0xc00),
    t97 = (t96 | (t76 & 0xc3000)) | ((t29 << 22) & 0x30000000), t98 = t97 ^ 0xc000000,
    t99 = rotl32(t32, 4), t100 = t32 << 6,
    t101 = ((t99 & 0xc00000c) | (rotl32(t32, 8) & 0x300030)) | (t100 & 0xc00),
    t102 = (t101 | (t81 & 0xc3000)) | ((t32 << 22) & 0x30000000), t103 = t102 ^ 0xc000000,
    t104 = rotl32(t28, 6), t105 = ((t104 & 0x3000003) | (t28 & 0x3000c)) | (t38 & 0xc0300),
    t106 = (t105 | (rotl32(t33, 18) & 0xc000c00)) ^ 0x3000000, t107 = rotl32(t31, 6),
    t108 = ((t107 & 0x3000003) | (t31 & 0x3000c)) | (t45 & 0xc0300),
    t109 = (t108 | (rotl32(t31, 18) & 0xc000c00)) ^ 0x33000000, t110 = rotl32(t29, 6),
    t111 = ((t110 & 0x3000003) | (t29 & 0x3000c)) | (t51 & 0xc0300),
    t112 = (t111 | (rotl32(t29, 18) & 0xc000c00)) ^ 0x3000000, t113 = rotl32(t32, 6),
    t114 = ((t113 & 0x3000003) | (t32 & 0x3000c)) | (t56 & 0xc0300),
    t115 = (t114 | (rotl32(t32, 18) & 0xc000c00)) ^ 0x3000000, t116 = rotl32(t28, 16),
    t117 = ((t36 & 0xc00003) | (t116 & 0xc00000c0)) | (rotl32(t42, 18) & 0x3000300),
    t118 = t28 >> 12, t119 = (t117 | (t38 & 0xc000)) | (t118 & 0x30000), t120 = rotl32(t31, 16),
    t121 = ((t43 & 0xc00003) | (t120 & 0xc00000c0)) | (rotl32(t49, 18) & 0x3000300),
    t122 = t31 >> 12, t123 = t122 & 0x30000, t124 = ((t121 | (t45 & 0xc000)) | t123) ^ 0xc0000c,
    t125 = rotl32(t29, 16),
    t126 = ((t50 & 0xc00003) | (t125 & 0xc00000c0)) | (rotl32(t54, 18) & 0x3000300),
    t127 = t29 >> 12, t128 = ((t126 | (t51 & 0xc000)) | (t127 & 0x30000)) ^ 0xc00000,
    t129 = rotl32(t32, 16),
    t130 = ((t55 & 0xc00003) | (t129 & 0xc00000c0)) | (rotl32(t59, 18) & 0x3000300),
    t131 = t32 >> 12, t132 = ((t130 | (t56 & 0xc000)) | (t131 & 0x30000)) ^ 0xc00000,
    t133 = (((t66 >> 10) & 0x3030) | ((t66 << 2) & 0xc000c0)) | ((t66 << 8) & 0x30c000),
    t134 = (t133 | (t66 & 0xf0000000)) ^ 48,
    t135 = (((t73 >> 10) & 0x3030) | ((t73 << 2) & 0xc000c0)) | ((t73 << 8) & 0x30c000),
    t136 = (t135 | (t73 & 0xf0000000)) ^ 3, t137 = rotl32(t29, 22),
    t138 = (((t78 >> 10) & 0x3030) | (t76 & 192)) | (t137 & 0xc0c000), t139 = t29 << 2,
    t140 = ((t138 | (t139 & 0x300000)) | (t78 & 0xf0000000)) ^ 48,
    t141 = (((t83 >> 10) & 0x3030) | ((t83 << 2) & 0xc000c0)) | ((t83 << 8) & 0x30c000),
    t142 = (t141 | (t83 & 0xf0000000)) ^ 48, t143 = rotl32(t1, 24),
    t144 = ((t84 & 0xc0c) | (rotl32(t88, 10) & 0x300030)) | (t143 & 0x10001000), t145 = t42 << 10,
    t146 = (t144 | (rotl32(t1, 25) & 0x20002000)) | (t145 & 0xc0c0000), t147 = t146 ^ 0xc00,
    t148 = ((t89 & 0xc0c) | (rotl32(t93, 10) & 0x300030)) | (rotl32(t1, 23) & 0x10001000),
    t149 = t49 << 10, t150 = (t148 | (t143 & 0x20002000)) | (t149 & 0xc0c0000),
    t151 = t150 ^ 0xc0000c00,
    t152 = ((t94 & 0xc0c) | (rotl32(t54, 6) & 0x30000030)) | (t76 & 0x3000),
    t153 = (t152 | ((t54 << 10) & 0xc0c0000)) | ((t29 << 16) & 0x300000),
    t154 = ((t99 & 0xc0c) | (rotl32(t59, 6) & 0x30000030)) | (t81 & 0x3000),
    t155 = (t154 | ((t59 << 10) & 0xc0c0000)) | ((t32 << 16) & 0x300000), t156 = t155 ^ 0xc00,
    t157 = ((t104 & 0x303) | (t60 & 0xc00000c)) | ((t106 >> 14) & 0xc00),
    t158 = (t157 | ((t66 << 10) & 0x3030000)) | (t38 & 0xc0000), t159 = t158 ^ 0x300,
    t160 = ((t107 & 0x303) | (t67 & 0xc00000c)) | ((t109 >> 14) & 0xc00),
    t161 = (t160 | ((t73 << 10) & 0x3030000)) | (t45 & 0xc0000), t162 = t161 ^ 0x3300,
    t163 = ((t110 & 0x303) | (t74 & 0xc00000c)) | ((t29 >> 8) & 0x30c00),
    t164 = (t163 | (t51 & 0x30c0000)) ^ 0x300,
    t165 = ((t113 & 0x303) | (t79 & 0xc00000c)) | ((t32 >> 8) & 0x30c00),
    t166 = ((t88 >> 10) & 0x303) | ((t42 << 6) & 0xc00000c0), t167 = t28 << 2,
    t168 = (t166 | (t167 & 0x300c000)) | ((t42 << 8) & 0xc30000), t169 = t168 ^ 192,
    t170 = ((t47 & 3) | ((t49 << 6) & 0xc00000c0)) | (rotl32(t124, 18) & 0x3000300),
    t171 = ((t170 | ((t93 >> 6) & 0xc0c000)) | t123) ^ 0xc00c0,
    t172 = ((t54 >> 6) & 0x3000003) | ((t54 << 6) & 0xc00000c0),
    t173 = (t172 | (t127 & 0x30300)) | ((t98 >> 6) & 0xc0c000), t174 = t173 ^ 192,
    t175 = ((t59 >> 6) & 0x3000003) | ((t59 << 6) & 0xc00000c0),
    t176 = (t175 | (t131 & 0x30300)) | ((t103 >> 6) & 0xc0c000), t177 = t176 ^ 192,
    t178 = t28 >> 10, t179 = ((t167 & 0x3030) | ((t134 << 2) & 0xc000c0)) | (t178 & 0xc000),
    t180 = (t179 | (rotl32(t134, 22) & 0x30300000)) | (t28 << 30), t181 = t31 << 2,
    t182 = t31 >> 10, t183 = ((t181 & 0x3030) | (t182 & 0xc0c0)) | (rotl32(t136, 22) & 0x30300000),
    t184 = rotl32(t0, 29), t185 = (t183 | (t184 & 0x40400000)) | (rotl32(t0, 30) & 0x80800000),
    t186 = t185 ^ 0x330000, t187 = t29 >> 10,
    t188 = ((t139 & 0x3030) | (t187 & 0xc0c0)) | (rotl32(t140, 22) & 0x30300000),
    t189 = (t188 | (rotl32(t0, 28) & 0x40400000)) | (t184 & 0x80800000), t190 = t32 << 2,
    t191 = t32 >> 10, t192 = ((t190 & 0x3030) | (t191 & 0xc0c0)) | (rotl32(t142, 22) & 0x30300000),
    t193 = (t192 | ((t83 << 10) & 0xc0c00000)) ^ 0x300000,
    t194 = (rotl32(t147, 14) & 0xc00000c) | (t116 & 0x30000030),
    t195 = ((t194 | (t145 & 0xc0c00)) | (t178 & 0x3000)) | ((t147 << 10) & 0x300000),
    t196 = (rotl32(t151, 14) & 0xc00000c) | (t120 & 0x30000030),
    t197 = ((t196 | (t149 & 0xc0c00)) | (t182 & 0x3000)) | ((t151 << 10) & 0x300000),
    t198 = t197 ^ 0xc000,
    t199 = (((t98 >> 8) & 0x30000c) | (t125 & 0x30000030)) | (rotl32(t29, 12) & 0xc000c00),
    t200 = (t199 | (t187 & 0xc3000)) ^ 0xc000000,
    t201 = (((t103 >> 8) & 0x30000c) | (t129 & 0x30000030)) | (rotl32(t32, 12) & 0xc000c00),
    t202 = t28 >> 6, t203 = ((t28 & 0xc0003) | (t202 & 0xc0c)) | (rotl32(t28, 14) & 0x3000300),
    t204 = t28 >> 8, t205 = (t203 | (t204 & 0x30000)) | ((t159 << 18) & 0xc000000),
    t206 = t205 ^ 0x3000000, t207 = t31 >> 6,
    t208 = ((t31 & 0xc0003) | (t207 & 0xc0c)) | (rotl32(t31, 14) & 0x3000300),
    t209 = (t208 | ((t31 >> 8) & 0x30000)) | ((t162 << 18) & 0xc000000), t210 = t209 ^ 0x30000000,
    t211 = ((t29 & 0xc0003) | ((t29 >> 6) & 0xc0c)) | (rotl32(t29, 14) & 0x3000300),
    t212 = t211 | (rotl32(t29, 24) & 0xc030000), t213 = t32 >> 6,
    t214 = ((t32 & 0xc0003) | (t213 & 0xc0c)) | (rotl32(t32, 14) & 0x3000300),
    t215 = (t214 | (rotl32(t32, 24) & 0xc030000)) ^ 0x3000000,
    t216 = ((t40 & 0x30003) | (rotl32(t42, 14) & 0xc000c0)) | (t167 & 0xc300),
    t217 = (t216 | ((t169 << 18) & 0x3000000)) | (t38 & 0xc0000000), t218 = t217 ^ 0xc00000,
    t219 = ((t47 & 0x30003) | (rotl32(t49, 14) & 0xc000c0)) | (t181 & 0xc300),
    t220 = (t219 | ((t171 << 18) & 0x3000000)) | (t45 & 0xc0000000), t221 = t220 ^ 0xc0000c,
    t222 = ((t53 & 0x30003) | (rotl32(t54, 14) & 0xc000c0)) | (t139 & 0xc300),
    t223 = t222 | ((t128 << 24) & 0xc3000000),
    t224 = ((t58 & 0x30003) | (rotl32(t59, 14) & 0xc000c0)) | (t190 & 0xc300),
    t225 = t224 | ((t132 << 24) & 0xc3000000),
    t226 = ((t66 >> 2) & 0x300030) | ((t180 << 2) & 0xc000c0),
    t227 = ((t226 | (t66 & 0xf000)) | (t180 & 0xf0000000)) ^ 48,
    t228 = ((t73 >> 2) & 0x300030) | (rotl32(t136, 10) & 0xc0c0),
    t229 = (t228 | (rotl32(t210, 26) & 0x30003000)) | ((t186 << 2) & 0xc00000),
    t230 = (t229 | (t31 << 30)) ^ 51, t231 = t29 << 4,
    t232 = (((t78 >> 2) & 0x300030) | (t231 & 192)) | (t78 & 0xf000),
    t233 = (t232 | (rotl32(t78, 24) & 0x30c00000)) | (t29 << 30),
    t234 = ((t83 >> 2) & 0x300030) | (rotl32(t83, 10) & 0xc00000c0),
    t235 = (t234 | (t83 & 0xf000)) | (rotl32(t83, 24) & 0x30c00000),
    t236 = (t62 & 0xc0c0c0c) | (rotl32(t28, 22) & 0x30303030),
    t237 = (t69 & 0xc0c0c0c) | (rotl32(t31, 22) & 0x30303030), t238 = t237 ^ 0xc0000c00,
    t239 = ((t76 & 0xc0c0c0c) | (t137 & 0x30303030)) ^ 0xc00,
    t240 = (t81 & 0xc0c0c0c) | (rotl32(t32, 22) & 0x30303030),
    t241 = ((t42 & 0xc3c3c003) | (t167 & 192)) | ((t218 >> 14) & 0x300),
    t242 = ((t49 & 0xc3c3c0c3) | ((t221 >> 14) & 0x300)) ^ 0xc0000,
    t243 = (((t73 & 0xf0c0f030) | ((t230 << 2) & 192)) | t70) ^ 0x30000,
    t244 = ((t93 & 0x3c0c3c3c) | ((t238 << 10) & 0x300000)) ^ 0xc000,
    t245 = ((t151 & 0x3c3c303c) | ((t31 << 4) & 0xc00)) ^ 0xc0000000,
    t246 = ((t180 & 0xf0f0f030) | (t178 & 192)) ^ 0x300000,
    t247 = ((t186 & 0xf0c0f0f0) | (t207 & 0x300000)) ^ 0x30000,
    t248 = ((t195 & 0x3c0c3c3c) | ((t28 << 14) & 0x300000)) ^ 0xc000000,
    t249 = ((t198 & 0x3c0c3c3c) | ((t31 << 14) & 0x300000)) ^ 0xc00c000,
    t250 = ((t210 & 0x30f0f0f) | ((t31 << 24) & 0xc000000)) ^ 0x33000000,
    t251 = ((t37 & 48) | (t227 & 0xf030f0c0)) | ((t246 << 2) & 0xc00000),
    t252 = ((t44 & 48) | (t230 & 0xf030f0c0)) | (t47 & 0xc00000),
    t253 = ((t238 & 0x3c3c300c) | ((t249 >> 22) & 48)) | (t69 & 0xc00);
    store32(rk, t33);
    store32(rk + 4, (t31 & 0xf0f0f0f) ^ 0x3000);
    store32(rk + 8, t34);
    store32(rk + 12, t35);
    store32(rk + 16, t42);
    store32(rk + 20, t49);
    store32(rk + 24, t54);
    store32(rk + 28, t59);
    store32(rk + 32, t66);
    store32(rk + 36, t73);
    store32(rk + 40, t78);
    store32(rk + 44, t83);
    store32(rk + 48, t88);
    store32(rk + 52, t93);
    store32(rk + 56, t98);
    store32(rk + 60, t103);
    store32(rk + 64, t106);
    store32(rk + 68, t109);
    store32(rk + 72, t112);
    store32(rk + 76, t115);
    store32(rk + 80, t119);
    store32(rk + 84, t124);
    store32(rk + 88, t128);
    store32(rk + 92, t132);
    store32(rk + 96, t134);
    store32(rk + 100, t136);
    store32(rk + 104, t140);
    store32(rk + 108, t142);
    store32(rk + 112, t147);
    store32(rk + 116, t151);
    store32(rk + 120, t153);
    store32(rk + 124, t156);
    store32(rk + 128, t159);
    store32(rk + 132, t162);
    store32(rk + 136, t164);
    store32(rk + 140, t165 | (t56 & 0x30c0000));
    store32(rk + 144, t169);
    store32(rk + 148, t171);
    store32(rk + 152, t174);
    store32(rk + 156, t177);
    store32(rk + 160, t180);
    store32(rk + 164, t186);
    store32(rk + 168, t189 ^ 0x300000);
    store32(rk + 172, t193);
    store32(rk + 176, t195);
    store32(rk + 180, t198);
    store32(rk + 184, t200);
    store32(rk + 188, (t201 | (t191 & 0xc3000)) ^ 0xc000000);
    store32(rk + 192, t206);
    store32(rk + 196, t210);
    store32(rk + 200, t212);
    store32(rk + 204, t215);
    store32(rk + 208, t218);
    store32(rk + 212, t221);
    store32(rk + 216, t223);
    store32(rk + 220, t225);
    store32(rk + 224, t227);
    store32(rk + 228, t230);
    store32(rk + 232, t233 ^ 48);
    store32(rk + 236, t235);
    store32(rk + 240, t236);
    store32(rk + 244, t238);
    store32(rk + 248, t239);
    store32(rk + 252, t240 ^ 0xc00);
    store32(rk + 256, (t33 & 0xf0f030f) | ((t206 >> 14) & 0xc00));
    store32(rk + 260, t34 ^ 0x300);
    store32(rk + 264, t35 ^ 0x300);
    store32(rk + 268, t241);
    store32(rk + 272, t242);
    store32(rk + 276, (t59 & 0xc3c3c3c3) ^ 192);
    store32(rk + 280, (t66 & 0xf0f0f030) | ((t227 << 2) & 192));
    store32(rk + 284, t243);
    store32(rk + 288, t244);
    store32(rk + 292, (t98 & 0x303c3c3c) | (t231 & 0xc000000));
    store32(rk + 296, (t106 & 0xc0f0f0f) | (t85 & 0x3000000));
    store32(rk + 300, (t115 & 0xc0f0f0f) | (t100 & 0x3000000));
    store32(rk + 304, (t119 & 0xc0c3c3c3) | (t63 & 0x3000000));
    store32(rk + 308, ((t124 & 0xc303c3c3) | (t181 & 0xc00000)) ^ 12);
    store32(rk + 312, (t118 & 48) | (t134 & 0xf0f0f0c0));
    store32(rk + 316, ((t136 & 0xf030f0f0) | (t92 & 0xc00000)) ^ 3);
    store32(rk + 320, (t127 & 48) | (t140 & 0xf0f0f0c0));
    store32(rk + 324, (t147 & 0x3c3c303c) | ((t28 << 4) & 0xc00));
    store32(rk + 328, t245);
    store32(rk + 332, (t156 & 0x3c3c303c) | ((t32 << 4) & 0xc00));
    store32(rk + 336, (t159 & 0xf0f030f) | (t204 & 0xc00));
    store32(rk + 340, ((t162 & 0xf0f0c0f) | (t90 & 0x300)) ^ 0x3000);
    store32(rk + 344, (t164 & 0xf0f0c0f) | (t95 & 0x300));
    store32(rk + 348, (t169 & 0xc3c3c303) | ((t28 >> 24) & 192));
    store32(rk + 352, ((t171 & 0xc3c3c0c3) | (t122 & 0x300)) ^ 0xc0000);
    store32(rk + 356, (t174 & 0xc3c3c303) | ((t29 >> 24) & 192));
    store32(rk + 360, (t177 & 0xc3c3c303) | ((t32 >> 24) & 192));
    store32(rk + 364, t246);
    store32(rk + 368, t247);
    store32(rk + 372, (t193 & 0xf0c0f0f0) | (t213 & 0x300000));
    store32(rk + 376, t248);
    store32(rk + 380, t249);
    store32(rk + 384, (t200 & 0x303c3c3c) | ((t29 << 12) & 0xc000000));
    store32(rk + 388, t250);
    store32(rk + 392, (t212 & 0xf0f0f0f) ^ 0x3000000);
    store32(rk + 396, (t215 & 0xc0f0f0f) | ((t32 << 14) & 0x3000000));
    store32(rk + 400, (t218 & 0xc003c3c3) | (t202 & 0x3c00000));
    store32(rk + 404, (t223 & 0xc3c3c3c3) ^ 0xc00000);
    store32(rk + 408, (t225 & 0xc3c3c3c3) ^ 0xc00000);
    store32(rk + 412, t251);
    store32(rk + 416, t252 ^ 3);
    store32(rk + 420, (t235 & 0xf0f0f0f0) ^ 48);
    store32(rk + 424, (t236 & 0x3c3c3c0c) | ((t248 >> 22) & 48));
    store32(rk + 428, t253 ^ 0xc0000000);
    store32(rk + 432, (t239 & 0x3c3c303c) | (t76 & 0xc00));
}

static inline void lwcc_skinny64_64_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_skinny64_64_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_64_key_setup_ptx(ctx, key);
    lwcc_skinny64_64_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_skinny64_64_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3],
    t4 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24), t5 = (t4 ^ (t4 >> 1)) & 0x55555555,
    t6 = t4 ^ (t5 << 1), t7 = t4 ^ t5, t8 = (t6 >> 4) & 0xf0f0f0f, t9 = t6 ^ (t8 << 4),
    t10 = (t7 >> 4) & 0xf0f0f0f, t11 = t7 ^ (t10 << 4), t12 = (t8 ^ (t9 >> 8)) & 0xff00ff,
    t13 = t9 ^ (t12 << 8), t14 = t8 ^ t12, t15 = (t10 ^ (t11 >> 8)) & 0xff00ff,
    t16 = t11 ^ (t15 << 8), t17 = t10 ^ t15, t18 = (t14 ^ (t13 >> 16)) & 0xffff,
    t19 = t13 ^ (t18 << 16), t20 = t14 ^ t18, t21 = (t17 ^ (t16 >> 16)) & 0xffff,
    t22 = t16 ^ (t21 << 16), t23 = t17 ^ t21, t24 = (t20 ^ (t19 >> 2)) & 0x33333333,
    t25 = (t23 ^ (t22 >> 2)) & 0x33333333;
    store32(ctx + 436, t19);
    store32(ctx + 440, t24 << 2);
    store32(ctx + 444, t22);
    store32(ctx + 448, t25 << 2);
    store32(ctx + 452, t20);
    store32(ctx + 456, t24);
    store32(ctx + 460, t23);
    store32(ctx + 464, t25);
}

#endif
