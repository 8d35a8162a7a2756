// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_192 --target ptx --lanes 1 --sbox table
#ifndef LWCC_AES128_192_H_PTX
#define LWCC_AES128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_192_BLOCK_BYTES_PTX 16
#define LWCC_AES128_192_KEY_BYTES_PTX 24
#define LWCC_AES128_192_NONCE_BYTES_PTX 12
#define LWCC_AES128_192_RK_BYTES_PTX 2432
#define LWCC_AES128_192_CTX_BYTES_PTX 2480
#define LWCC_AES128_192_ALIGN_BYTES_PTX 16
#define LWCC_AES128_192_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (2432 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (2480 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_aes128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

// What key goes through several times.
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3, uint32_t x4, uint32_t x5, uint32_t x6, uint32_t x7, uint32_t x8, uint32_t x9, uint32_t x10, uint32_t x11, uint32_t x12, uint32_t x13)
{
    const uint32_t t0 = ((x3 ^ x4) ^ x5) ^ ((x0 ^ x1) ^ x2),
    t1 = ((x6 << 1) & 255) ^ ((0 - (x6 >> 7)) & 27),
    t2 = ((t1 << 1) & 255) ^ ((0 - (t1 >> 7)) & 27),
    t3 = ((t2 << 1) & 255) ^ ((0 - (t2 >> 7)) & 27),
    t4 = ((x7 << 1) & 255) ^ ((0 - (x7 >> 7)) & 27),
    t5 = ((t4 << 1) & 255) ^ ((0 - (t4 >> 7)) & 27),
    t6 = ((t5 << 1) & 255) ^ ((0 - (t5 >> 7)) & 27),
    t7 = ((x8 << 1) & 255) ^ ((0 - (x8 >> 7)) & 27),
    t8 = ((t7 << 1) & 255) ^ ((0 - (t7 >> 7)) & 27),
    t9 = ((t8 << 1) & 255) ^ ((0 - (t8 >> 7)) & 27),
    t10 = ((x9 << 1) & 255) ^ ((0 - (x9 >> 7)) & 27),
    t11 = ((t10 << 1) & 255) ^ ((0 - (t10 >> 7)) & 27),
    t12 = ((t11 << 1) & 255) ^ ((0 - (t11 >> 7)) & 27),
    t13 = (((t1 ^ t2) ^ t3) ^ ((x7 ^ t4) ^ t6)) ^ ((x8 ^ t8) ^ t9), t14 = t13 ^ (x9 ^ t12),
    t15 = ((x6 ^ t3) ^ ((t4 ^ t5) ^ t6)) ^ ((x8 ^ t7) ^ t9), t16 = t15 ^ ((x9 ^ t11) ^ t12),
    t17 = (((x6 ^ t2) ^ t3) ^ (x7 ^ t6)) ^ ((t7 ^ t8) ^ t9), t18 = t17 ^ ((x9 ^ t10) ^ t12),
    t19 = (((x6 ^ t1) ^ t3) ^ ((x7 ^ t5) ^ t6)) ^ (x8 ^ t9), t20 = t19 ^ ((t10 ^ t11) ^ t12),
    t21 = ((x10 << 1) & 255) ^ ((0 - (x10 >> 7)) & 27),
    t22 = ((t21 << 1) & 255) ^ ((0 - (t21 >> 7)) & 27),
    t23 = ((t22 << 1) & 255) ^ ((0 - (t22 >> 7)) & 27),
    t24 = ((x11 << 1) & 255) ^ ((0 - (x11 >> 7)) & 27),
    t25 = ((t24 << 1) & 255) ^ ((0 - (t24 >> 7)) & 27),
    t26 = ((t25 << 1) & 255) ^ ((0 - (t25 >> 7)) & 27),
    t27 = ((x12 << 1) & 255) ^ ((0 - (x12 >> 7)) & 27),
    t28 = ((t27 << 1) & 255) ^ ((0 - (t27 >> 7)) & 27),
    t29 = ((t28 << 1) & 255) ^ ((0 - (t28 >> 7)) & 27),
    t30 = ((x13 << 1) & 255) ^ ((0 - (x13 >> 7)) & 27),
    t31 = ((t30 << 1) & 255) ^ ((0 - (t30 >> 7)) & 27),
    t32 = ((t31 << 1) & 255) ^ ((0 - (t31 >> 7)) & 27),
    t33 = (((t21 ^ t22) ^ t23) ^ ((x11 ^ t24) ^ t26)) ^ ((x12 ^ t28) ^ t29),
    t34 = t33 ^ (x13 ^ t32), t35 = ((x10 ^ t23) ^ ((t24 ^ t25) ^ t26)) ^ ((x12 ^ t27) ^ t29),
    t36 = t35 ^ ((x13 ^ t31) ^ t32),
    t37 = (((x10 ^ t22) ^ t23) ^ (x11 ^ t26)) ^ ((t27 ^ t28) ^ t29),
    t38 = t37 ^ ((x13 ^ t30) ^ t32), t39 = (x10 ^ t21) ^ t23, t40 = (x11 ^ t25) ^ t26,
    t41 = x12 ^ t29;
    z[0] = t0;
    z[1] = t14;
    z[2] = t16;
    z[3] = t18;
    z[4] = t20;
    z[5] = t30;
    z[6] = t31;
    z[7] = t32;
    z[8] = t34;
    z[9] = t36;
    z[10] = t38;
    z[11] = t39;
    z[12] = t40;
    z[13] = t41;
}

// What key goes through several times.
static uint32_t key_setup_1(uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = ((x0 | x1) | (x2 << 16)) | (x3 << 24), t1 = t0 >> 1, t2 = t0 >> 2,
    t3 = t0 >> 4, t4 = t0 >> 5, t5 = t0 >> 7, t6 = (t0 ^ t4) ^ (t0 >> 6), t7 = t3 ^ t6,
    t8 = t1 ^ t6, t9 = t2 ^ t5, t10 = t9 ^ t8, t11 = t10 ^ t7, t12 = (t2 ^ (t0 >> 3)) ^ t11,
    t13 = t11 & t12, t14 = t0 ^ t12, t15 = t6 ^ t14, t16 = (t3 ^ t4) ^ t9, t17 = t16 ^ t15,
    t18 = t1 ^ t5, t19 = t18 ^ t11, t20 = (t9 ^ t19) ^ t17, t21 = t17 & (~t20),
    t22 = (t16 & t19) ^ t21, t23 = (t20 ^ t22) ^ ((t10 & t14) ^ t13), t24 = (t9 & (~t15)) ^ t21,
    t25 = (t15 ^ t24) ^ ((t0 & t7) ^ t13), t26 = t0 ^ t17, t27 = t5 ^ t6, t28 = ~t18,
    t29 = (t28 & t16) ^ (t12 & t28), t30 = (t2 ^ (t29 ^ (t26 & t27))) ^ t24,
    t31 = (t30 ^ t25) ^ (t23 & (~t30)), t32 = (t18 ^ (((~t1) & t6) ^ t29)) ^ t22, t33 = t32 ^ t30,
    t34 = t32 & (~t23), t35 = t34 ^ ((t33 ^ (t31 & ((~t32) & t30))) & (~t34)), t36 = t12 & t35,
    t37 = t33 ^ (t25 & t30), t38 = (t30 & t37) ^ (t31 & (t30 ^ t37)), t39 = (t0 & t38) ^ t36,
    t40 = t25 ^ (t23 & (~t37)), t41 = (t23 ^ t40) ^ (t31 & t40), t42 = (t18 & t41) ^ t39,
    t43 = t35 ^ t38, t44 = t40 ^ t43, t45 = t41 ^ t35, t46 = t45 ^ t44, t47 = t46 & (t17 ^ t20),
    t48 = (t19 & t45) ^ t47, t49 = t41 & (t6 ^ t26), t50 = t40 ^ t41, t51 = (t26 & t50) ^ t49,
    t52 = (t51 ^ ((t8 & t40) ^ t48)) ^ t42, t53 = (t6 & t40) ^ t49, t54 = (t16 & t45) ^ t53,
    t55 = (t15 & t44) ^ t54, t56 = (t10 & t43) ^ t48, t57 = (t27 & t50) ^ (t42 ^ t55),
    t58 = (t11 & t35) ^ t56, t59 = (t14 & t43) ^ ((t36 ^ t53) ^ t58), t60 = (t17 & t46) ^ t54,
    t61 = ((~t52) & 0x1010101) | (((~((t39 ^ t52) ^ t55)) & 0x1010101) << 1),
    t62 = t61 | (((t57 ^ ((t7 & t38) ^ t56)) & 0x1010101) << 2),
    t63 = (t62 | ((((t51 ^ t39) ^ t59) & 0x1010101) << 3)) | ((t59 & 0x1010101) << 4),
    t64 = (~((t9 & t44) ^ ((t47 ^ t57) ^ t60))) & 0x1010101,
    t65 = (t63 | (t64 << 5)) | (((~(t59 ^ t60)) & 0x1010101) << 6),
    t66 = t65 | (((t58 ^ t60) & 0x1010101) << 7);
    return t66;
}

// What key goes through several times.
static void key_setup_2(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = ((x0 << 1) & 255) ^ ((0 - (x0 >> 7)) & 27),
    t1 = ((t0 << 1) & 255) ^ ((0 - (t0 >> 7)) & 27),
    t2 = ((t1 << 1) & 255) ^ ((0 - (t1 >> 7)) & 27),
    t3 = ((x1 << 1) & 255) ^ ((0 - (x1 >> 7)) & 27),
    t4 = ((t3 << 1) & 255) ^ ((0 - (t3 >> 7)) & 27),
    t5 = ((t4 << 1) & 255) ^ ((0 - (t4 >> 7)) & 27),
    t6 = ((x2 << 1) & 255) ^ ((0 - (x2 >> 7)) & 27),
    t7 = ((t6 << 1) & 255) ^ ((0 - (t6 >> 7)) & 27),
    t8 = ((t7 << 1) & 255) ^ ((0 - (t7 >> 7)) & 27),
    t9 = ((x3 << 1) & 255) ^ ((0 - (x3 >> 7)) & 27),
    t10 = ((t9 << 1) & 255) ^ ((0 - (t9 >> 7)) & 27),
    t11 = ((t10 << 1) & 255) ^ ((0 - (t10 >> 7)) & 27),
    t12 = (((t0 ^ t1) ^ t2) ^ ((x1 ^ t3) ^ t5)) ^ ((x2 ^ t7) ^ t8), t13 = t12 ^ (x3 ^ t11),
    t14 = ((x0 ^ t2) ^ ((t3 ^ t4) ^ t5)) ^ ((x2 ^ t6) ^ t8), t15 = t14 ^ ((x3 ^ t10) ^ t11),
    t16 = (((x0 ^ t1) ^ t2) ^ (x1 ^ t5)) ^ ((t6 ^ t7) ^ t8), t17 = t16 ^ ((x3 ^ t9) ^ t11),
    t18 = (x0 ^ t0) ^ t2, t19 = (x1 ^ t4) ^ t5, t20 = x2 ^ t8;
    z[0] = t9;
    z[1] = t10;
    z[2] = t11;
    z[3] = t13;
    z[4] = t15;
    z[5] = t17;
    z[6] = t18;
    z[7] = t19;
    z[8] = t20;
}

static inline void lwcc_aes128_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[312];
    const uint32_t t0 = key[0], t1 = key[1], t2 = key[2], t3 = key[3], t4 = key[4], t5 = key[5],
    t6 = key[6], t7 = key[7], t8 = key[8], t9 = key[9], t10 = key[10], t11 = key[11], t12 = key[12],
    t13 = key[13], t14 = key[14], t15 = key[15], t16 = key[16], t17 = key[17], t18 = key[18],
    t19 = key[19], t20 = key[20], t21 = key[21], t22 = key[22], t23 = key[23],
    t24 = key_setup_1(t21, t22 << 8, t23, t20), t25 = t0 ^ (t24 ^ 1), t26 = t1 ^ (t24 >> 8),
    t27 = t2 ^ (t24 >> 16), t28 = t3 ^ (t24 >> 24), t29 = t4 ^ t25, t30 = t5 ^ t26, t31 = t6 ^ t27,
    t32 = t7 ^ t28, t33 = t8 ^ t29, t34 = t9 ^ t30, t35 = t10 ^ t31, t36 = t11 ^ t32,
    t37 = t12 ^ t33, t38 = t13 ^ t34, t39 = t14 ^ t35, t40 = t15 ^ t36, t41 = t16 ^ t37,
    t42 = t17 ^ t38, t43 = t18 ^ t39, t44 = t19 ^ t40, t45 = t20 ^ t41, t46 = t23 ^ t44,
    t47 = (t21 ^ t42) & 255, t48 = (t22 ^ t43) & 255, t49 = key_setup_1(t47, t48 << 8, t46, t45),
    t50 = t25 ^ (t49 ^ 2), t51 = t26 ^ (t49 >> 8), t52 = t27 ^ (t49 >> 16), t53 = t28 ^ (t49 >> 24),
    t54 = t29 ^ t50, t55 = t30 ^ t51, t56 = t31 ^ t52, t57 = t32 ^ t53, t58 = t33 ^ t54,
    t59 = t34 ^ t55, t60 = t35 ^ t56, t61 = t36 ^ t57, t62 = t37 ^ t58, t63 = t38 ^ t59,
    t64 = t39 ^ t60, t65 = t40 ^ t61, t66 = t41 ^ t62, t67 = t42 ^ t63, t68 = t43 ^ t64,
    t69 = t44 ^ t65, t70 = t45 ^ t66, t71 = t46 ^ t69, t72 = (t47 ^ t67) & 255,
    t73 = (t48 ^ t68) & 255, t74 = key_setup_1(t72, t73 << 8, t71, t70), t75 = t50 ^ (t74 ^ 4),
    t76 = t51 ^ (t74 >> 8), t77 = t52 ^ (t74 >> 16), t78 = t53 ^ (t74 >> 24), t79 = t54 ^ t75,
    t80 = t55 ^ t76, t81 = t56 ^ t77, t82 = t57 ^ t78, t83 = t58 ^ t79, t84 = t59 ^ t80,
    t85 = t60 ^ t81, t86 = t61 ^ t82, t87 = t62 ^ t83, t88 = t63 ^ t84, t89 = t64 ^ t85,
    t90 = t65 ^ t86, t91 = t66 ^ t87, t92 = t67 ^ t88, t93 = t68 ^ t89, t94 = t69 ^ t90,
    t95 = t70 ^ t91, t96 = t71 ^ t94, t97 = (t72 ^ t92) & 255, t98 = (t73 ^ t93) & 255,
    t99 = key_setup_1(t97, t98 << 8, t96, t95), t100 = t75 ^ (t99 ^ 8), t101 = t76 ^ (t99 >> 8),
    t102 = t77 ^ (t99 >> 16), t103 = t78 ^ (t99 >> 24), t104 = t79 ^ t100, t105 = t80 ^ t101,
    t106 = t81 ^ t102, t107 = t82 ^ t103, t108 = t83 ^ t104, t109 = t84 ^ t105, t110 = t85 ^ t106,
    t111 = t86 ^ t107, t112 = t87 ^ t108, t113 = t88 ^ t109, t114 = t89 ^ t110, t115 = t90 ^ t111,
    t116 = t91 ^ t112, t117 = t92 ^ t113, t118 = t93 ^ t114, t119 = t94 ^ t115, t120 = t95 ^ t116,
    t121 = t96 ^ t119, t122 = (t97 ^ t117) & 255, t123 = (t98 ^ t118) & 255,
    t124 = key_setup_1(t122, t123 << 8, t121, t120), t125 = t100 ^ (t124 ^ 16),
    t126 = t101 ^ (t124 >> 8), t127 = t102 ^ (t124 >> 16), t128 = t103 ^ (t124 >> 24),
    t129 = t104 ^ t125, t130 = t105 ^ t126, t131 = t106 ^ t127, t132 = t107 ^ t128,
    t133 = t108 ^ t129, t134 = t109 ^ t130, t135 = t110 ^ t131, t136 = t111 ^ t132,
    t137 = t112 ^ t133, t138 = t113 ^ t134, t139 = t114 ^ t135, t140 = t115 ^ t136,
    t141 = t116 ^ t137, t142 = t117 ^ t138, t143 = t118 ^ t139, t144 = t119 ^ t140,
    t145 = t120 ^ t141, t146 = t121 ^ t144, t147 = (t122 ^ t142) & 255, t148 = (t123 ^ t143) & 255,
    t149 = key_setup_1(t147, t148 << 8, t146, t145), t150 = t125 ^ (t149 ^ 32),
    t151 = t126 ^ (t149 >> 8), t152 = t127 ^ (t149 >> 16), t153 = t128 ^ (t149 >> 24),
    t154 = t129 ^ t150, t155 = t130 ^ t151, t156 = t131 ^ t152, t157 = t132 ^ t153,
    t158 = t133 ^ t154, t159 = t134 ^ t155, t160 = t135 ^ t156, t161 = t136 ^ t157,
    t162 = t137 ^ t158, t163 = t138 ^ t159, t164 = t139 ^ t160, t165 = t140 ^ t161,
    t166 = t141 ^ t162, t167 = t142 ^ t163, t168 = t143 ^ t164, t169 = t144 ^ t165,
    t170 = t145 ^ t166, t171 = t146 ^ t169, t172 = (t147 ^ t167) & 255, t173 = (t148 ^ t168) & 255,
    t174 = key_setup_1(t172, t173 << 8, t171, t170), t175 = t150 ^ (t174 ^ 64),
    t176 = t151 ^ (t174 >> 8), t177 = t152 ^ (t174 >> 16), t178 = t153 ^ (t174 >> 24),
    t179 = t154 ^ t175, t180 = t155 ^ t176, t181 = t156 ^ t177, t182 = t157 ^ t178,
    t183 = t158 ^ t179, t184 = t159 ^ t180, t185 = t160 ^ t181, t186 = t161 ^ t182,
    t187 = t162 ^ t183, t188 = t163 ^ t184, t189 = t164 ^ t185, t190 = t165 ^ t186,
    t191 = t166 ^ t187, t192 = t167 ^ t188, t193 = t168 ^ t189, t194 = t169 ^ t190,
    t195 = t170 ^ t191, t196 = t171 ^ t194, t197 = (t172 ^ t192) & 255, t198 = (t173 ^ t193) & 255,
    t199 = key_setup_1(t197, t198 << 8, t196, t195), t200 = t175 ^ (t199 ^ 128),
    t201 = t176 ^ (t199 >> 8), t202 = t177 ^ (t199 >> 16), t203 = t178 ^ (t199 >> 24),
    t204 = t179 ^ t200, t205 = t180 ^ t201, t206 = t181 ^ t202, t207 = t182 ^ t203,
    t208 = t183 ^ t204, t209 = t184 ^ t205, t210 = t185 ^ t206, t211 = t186 ^ t207,
    t212 = t25 & 255, t213 = t26 & 255, t214 = t27 & 255,
    t215 = ((t212 | (t213 << 8)) | (t214 << 16)) | (t28 << 24), t216 = t29 & 255, t217 = t30 & 255,
    t218 = t31 & 255, t219 = ((t216 | (t217 << 8)) | (t218 << 16)) | (t32 << 24), t220 = t33 & 255,
    t221 = t34 & 255, t222 = t35 & 255, t223 = ((t220 | (t221 << 8)) | (t222 << 16)) | (t36 << 24),
    t224 = t37 & 255, t225 = t38 & 255, t226 = t39 & 255,
    t227 = ((t224 | (t225 << 8)) | (t226 << 16)) | (t40 << 24), t228 = t41 & 255, t229 = t42 & 255,
    t230 = t43 & 255, t231 = ((t228 | (t229 << 8)) | (t230 << 16)) | (t44 << 24), t232 = t45 & 255,
    t233 = ((t232 | (t47 << 8)) | (t48 << 16)) | (t46 << 24), t234 = t50 & 255, t235 = t51 & 255,
    t236 = t52 & 255, t237 = ((t234 | (t235 << 8)) | (t236 << 16)) | (t53 << 24), t238 = t54 & 255,
    t239 = t55 & 255, t240 = t56 & 255, t241 = ((t238 | (t239 << 8)) | (t240 << 16)) | (t57 << 24),
    t242 = t58 & 255, t243 = t59 & 255, t244 = t60 & 255,
    t245 = ((t242 | (t243 << 8)) | (t244 << 16)) | (t61 << 24), t246 = t62 & 255, t247 = t63 & 255,
    t248 = t64 & 255, t249 = ((t246 | (t247 << 8)) | (t248 << 16)) | (t65 << 24), t250 = t66 & 255,
    t251 = t67 & 255, t252 = t68 & 255, t253 = ((t250 | (t251 << 8)) | (t252 << 16)) | (t69 << 24),
    t254 = t70 & 255, t255 = ((t254 | (t72 << 8)) | (t73 << 16)) | (t71 << 24), t256 = t75 & 255,
    t257 = t76 & 255, t258 = t77 & 255, t259 = ((t256 | (t257 << 8)) | (t258 << 16)) | (t78 << 24),
    t260 = t79 & 255, t261 = t80 & 255, t262 = t81 & 255,
    t263 = ((t260 | (t261 << 8)) | (t262 << 16)) | (t82 << 24), t264 = t83 & 255, t265 = t84 & 255,
    t266 = t85 & 255, t267 = ((t264 | (t265 << 8)) | (t266 << 16)) | (t86 << 24), t268 = t87 & 255,
    t269 = t88 & 255, t270 = t89 & 255, t271 = ((t268 | (t269 << 8)) | (t270 << 16)) | (t90 << 24),
    t272 = t91 & 255, t273 = t92 & 255, t274 = t93 & 255,
    t275 = ((t272 | (t273 << 8)) | (t274 << 16)) | (t94 << 24), t276 = t95 & 255,
    t277 = ((t276 | (t97 << 8)) | (t98 << 16)) | (t96 << 24), t278 = t100 & 255, t279 = t101 & 255,
    t280 = t102 & 255, t281 = ((t278 | (t279 << 8)) | (t280 << 16)) | (t103 << 24),
    t282 = t104 & 255, t283 = t105 & 255, t284 = t106 & 255,
    t285 = ((t282 | (t283 << 8)) | (t284 << 16)) | (t107 << 24), t286 = t108 & 255,
    t287 = t109 & 255, t288 = t110 & 255,
    t289 = ((t286 | (t287 << 8)) | (t288 << 16)) | (t111 << 24), t290 = t112 & 255,
    t291 = t113 & 255, t292 = t114 & 255,
    t293 = ((t290 | (t291 << 8)) | (t292 << 16)) | (t115 << 24), t294 = t116 & 255,
    t295 = t117 & 255, t296 = t118 & 255,
    t297 = ((t294 | (t295 << 8)) | (t296 << 16)) | (t119 << 24), t298 = t120 & 255,
    t299 = ((t298 | (t122 << 8)) | (t123 << 16)) | (t121 << 24), t300 = t125 & 255,
    t301 = t126 & 255, t302 = t127 & 255,
    t303 = ((t300 | (t301 << 8)) | (t302 << 16)) | (t128 << 24), t304 = t129 & 255,
    t305 = t130 & 255, t306 = t131 & 255,
    t307 = ((t304 | (t305 << 8)) | (t306 << 16)) | (t132 << 24), t308 = t133 & 255,
    t309 = t134 & 255, t310 = t135 & 255,
    t311 = ((t308 | (t309 << 8)) | (t310 << 16)) | (t136 << 24), t312 = t137 & 255,
    t313 = t138 & 255, t314 = t139 & 255,
    t315 = ((t312 | (t313 << 8)) | (t314 << 16)) | (t140 << 24), t316 = t141 & 255,
    t317 = t142 & 255, t318 = t143 & 255,
    t319 = ((t316 | (t317 << 8)) | (t318 << 16)) | (t144 << 24), t320 = t145 & 255,
    t321 = ((t320 | (t147 << 8)) | (t148 << 16)) | (t146 << 24), t322 = t150 & 255,
    t323 = t151 & 255, t324 = t152 & 255,
    t325 = ((t322 | (t323 << 8)) | (t324 << 16)) | (t153 << 24), t326 = t154 & 255,
    t327 = t155 & 255, t328 = t156 & 255,
    t329 = ((t326 | (t327 << 8)) | (t328 << 16)) | (t157 << 24), t330 = t158 & 255,
    t331 = t159 & 255, t332 = t160 & 255,
    t333 = ((t330 | (t331 << 8)) | (t332 << 16)) | (t161 << 24), t334 = t162 & 255,
    t335 = t163 & 255, t336 = t164 & 255,
    t337 = ((t334 | (t335 << 8)) | (t336 << 16)) | (t165 << 24), t338 = t166 & 255,
    t339 = t167 & 255, t340 = t168 & 255,
    t341 = ((t338 | (t339 << 8)) | (t340 << 16)) | (t169 << 24), t342 = t170 & 255,
    t343 = ((t342 | (t172 << 8)) | (t173 << 16)) | (t171 << 24), t344 = t175 & 255,
    t345 = t176 & 255, t346 = t177 & 255,
    t347 = ((t344 | (t345 << 8)) | (t346 << 16)) | (t178 << 24), t348 = t179 & 255,
    t349 = t180 & 255, t350 = t181 & 255,
    t351 = ((t348 | (t349 << 8)) | (t350 << 16)) | (t182 << 24), t352 = t183 & 255,
    t353 = t184 & 255, t354 = t185 & 255,
    t355 = ((t352 | (t353 << 8)) | (t354 << 16)) | (t186 << 24), t356 = t187 & 255,
    t357 = t188 & 255, t358 = t189 & 255,
    t359 = ((t356 | (t357 << 8)) | (t358 << 16)) | (t190 << 24), t360 = t191 & 255,
    t361 = t192 & 255, t362 = t193 & 255,
    t363 = ((t360 | (t361 << 8)) | (t362 << 16)) | (t194 << 24), t364 = t195 & 255,
    t365 = ((t364 | (t197 << 8)) | (t198 << 16)) | (t196 << 24),
    t366 = ((t200 & 255) | ((t201 & 255) << 8)) | ((t202 & 255) << 16),
    t367 = ((t204 & 255) | ((t205 & 255) << 8)) | ((t206 & 255) << 16),
    t368 = ((t208 & 255) | ((t209 & 255) << 8)) | ((t210 & 255) << 16),
    t369 = ((t187 ^ t208) & 255) | (((t188 ^ t209) & 255) << 8),
    t370 = (t369 | (((t189 ^ t210) & 255) << 16)) | ((t190 ^ t211) << 24);
    key_setup_2(z, t364, t197, t198, t196);
    key_setup_0(z + 9, z[0], z[1], z[2], z[6], z[7], z[8], t360, t361, t362, t194, t356, t357, t358, t190);
    key_setup_0(z + 23, z[14], z[15], z[16], z[20], z[21], z[22], t352, t353, t354, t186, t348, t349, t350, t182);
    key_setup_0(z + 37, z[28], z[29], z[30], z[34], z[35], z[36], t344, t345, t346, t178, t342, t172, t173, t171);
    key_setup_0(z + 51, z[42], z[43], z[44], z[48], z[49], z[50], t338, t339, t340, t169, t334, t335, t336, t165);
    key_setup_0(z + 65, z[56], z[57], z[58], z[62], z[63], z[64], t330, t331, t332, t161, t326, t327, t328, t157);
    key_setup_0(z + 79, z[70], z[71], z[72], z[76], z[77], z[78], t322, t323, t324, t153, t320, t147, t148, t146);
    key_setup_0(z + 93, z[84], z[85], z[86], z[90], z[91], z[92], t316, t317, t318, t144, t312, t313, t314, t140);
    key_setup_0(z + 107, z[98], z[99], z[100], z[104], z[105], z[106], t308, t309, t310, t136, t304, t305, t306, t132);
    key_setup_0(z + 121, z[112], z[113], z[114], z[118], z[119], z[120], t300, t301, t302, t128, t298, t122, t123, t121);
    key_setup_0(z + 135, z[126], z[127], z[128], z[132], z[133], z[134], t294, t295, t296, t119, t290, t291, t292, t115);
    key_setup_0(z + 149, z[140], z[141], z[142], z[146], z[147], z[148], t286, t287, t288, t111, t282, t283, t284, t107);
    key_setup_0(z + 163, z[154], z[155], z[156], z[160], z[161], z[162], t278, t279, t280, t103, t276, t97, t98, t96);
    key_setup_0(z + 177, z[168], z[169], z[170], z[174], z[175], z[176], t272, t273, t274, t94, t268, t269, t270, t90);
    key_setup_0(z + 191, z[182], z[183], z[184], z[188], z[189], z[190], t264, t265, t266, t86, t260, t261, t262, t82);
    key_setup_0(z + 205, z[196], z[197], z[198], z[202], z[203], z[204], t256, t257, t258, t78, t254, t72, t73, t71);
    key_setup_0(z + 219, z[210], z[211], z[212], z[216], z[217], z[218], t250, t251, t252, t69, t246, t247, t248, t65);
    key_setup_0(z + 233, z[224], z[225], z[226], z[230], z[231], z[232], t242, t243, t244, t61, t238, t239, t240, t57);
    key_setup_0(z + 247, z[238], z[239], z[240], z[244], z[245], z[246], t234, t235, t236, t53, t232, t47, t48, t46);
    key_setup_0(z + 261, z[252], z[253], z[254], z[258], z[259], z[260], t228, t229, t230, t44, t224, t225, t226, t40);
    key_setup_0(z + 275, z[266], z[267], z[268], z[272], z[273], z[274], t220, t221, t222, t36, t216, t217, t218, t32);
    key_setup_0(z + 289, z[280], z[281], z[282], z[286], z[287], z[288], t212, t213, t214, t28, t20, t21, t22, t23);
    const uint32_t t371 = ((z[300] ^ z[301]) ^ z[302]) ^ ((z[294] ^ z[295]) ^ z[296]);
    key_setup_2(z + 303, t16, t17, t18, t19);
    const uint32_t t372 = ((z[309] ^ z[310]) ^ z[311]) ^ ((z[303] ^ z[304]) ^ z[305]),
    t373 = ((z[27] | (z[26] << 8)) | (z[25] << 16)) | (z[24] << 24),
    t374 = ((z[3] | (z[9] << 8)) | (z[5] << 16)) | (z[4] << 24),
    t375 = ((z[11] | (z[10] << 8)) | (z[13] << 16)) | (z[12] << 24),
    t376 = ((z[19] | (z[18] << 8)) | (z[17] << 16)) | (z[23] << 24),
    t377 = ((z[55] | (z[54] << 8)) | (z[53] << 16)) | (z[52] << 24),
    t378 = ((z[31] | (z[37] << 8)) | (z[33] << 16)) | (z[32] << 24),
    t379 = ((z[39] | (z[38] << 8)) | (z[41] << 16)) | (z[40] << 24),
    t380 = ((z[47] | (z[46] << 8)) | (z[45] << 16)) | (z[51] << 24),
    t381 = ((z[83] | (z[82] << 8)) | (z[81] << 16)) | (z[80] << 24),
    t382 = ((z[59] | (z[65] << 8)) | (z[61] << 16)) | (z[60] << 24),
    t383 = ((z[67] | (z[66] << 8)) | (z[69] << 16)) | (z[68] << 24),
    t384 = ((z[75] | (z[74] << 8)) | (z[73] << 16)) | (z[79] << 24),
    t385 = ((z[111] | (z[110] << 8)) | (z[109] << 16)) | (z[108] << 24),
    t386 = ((z[87] | (z[93] << 8)) | (z[89] << 16)) | (z[88] << 24),
    t387 = ((z[95] | (z[94] << 8)) | (z[97] << 16)) | (z[96] << 24),
    t388 = ((z[103] | (z[102] << 8)) | (z[101] << 16)) | (z[107] << 24),
    t389 = ((z[139] | (z[138] << 8)) | (z[137] << 16)) | (z[136] << 24),
    t390 = ((z[115] | (z[121] << 8)) | (z[117] << 16)) | (z[116] << 24),
    t391 = ((z[123] | (z[122] << 8)) | (z[125] << 16)) | (z[124] << 24),
    t392 = ((z[131] | (z[130] << 8)) | (z[129] << 16)) | (z[135] << 24),
    t393 = ((z[167] | (z[166] << 8)) | (z[165] << 16)) | (z[164] << 24),
    t394 = ((z[143] | (z[149] << 8)) | (z[145] << 16)) | (z[144] << 24),
    t395 = ((z[151] | (z[150] << 8)) | (z[153] << 16)) | (z[152] << 24),
    t396 = ((z[159] | (z[158] << 8)) | (z[157] << 16)) | (z[163] << 24),
    t397 = ((z[195] | (z[194] << 8)) | (z[193] << 16)) | (z[192] << 24),
    t398 = ((z[171] | (z[177] << 8)) | (z[173] << 16)) | (z[172] << 24),
    t399 = ((z[179] | (z[178] << 8)) | (z[181] << 16)) | (z[180] << 24),
    t400 = ((z[187] | (z[186] << 8)) | (z[185] << 16)) | (z[191] << 24),
    t401 = ((z[223] | (z[222] << 8)) | (z[221] << 16)) | (z[220] << 24),
    t402 = ((z[199] | (z[205] << 8)) | (z[201] << 16)) | (z[200] << 24),
    t403 = ((z[207] | (z[206] << 8)) | (z[209] << 16)) | (z[208] << 24),
    t404 = ((z[215] | (z[214] << 8)) | (z[213] << 16)) | (z[219] << 24),
    t405 = ((z[251] | (z[250] << 8)) | (z[249] << 16)) | (z[248] << 24),
    t406 = ((z[227] | (z[233] << 8)) | (z[229] << 16)) | (z[228] << 24),
    t407 = ((z[235] | (z[234] << 8)) | (z[237] << 16)) | (z[236] << 24),
    t408 = ((z[243] | (z[242] << 8)) | (z[241] << 16)) | (z[247] << 24),
    t409 = ((z[279] | (z[278] << 8)) | (z[277] << 16)) | (z[276] << 24),
    t410 = ((z[255] | (z[261] << 8)) | (z[257] << 16)) | (z[256] << 24),
    t411 = ((z[263] | (z[262] << 8)) | (z[265] << 16)) | (z[264] << 24),
    t412 = ((z[271] | (z[270] << 8)) | (z[269] << 16)) | (z[275] << 24),
    t413 = ((t372 | (z[308] << 8)) | (z[307] << 16)) | (z[306] << 24),
    t414 = ((z[283] | (z[289] << 8)) | (z[285] << 16)) | (z[284] << 24),
    t415 = ((z[291] | (z[290] << 8)) | (z[293] << 16)) | (z[292] << 24),
    t416 = ((z[299] | (z[298] << 8)) | (z[297] << 16)) | (t371 << 24);
    store32(rk, ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24));
    store32(rk + 4, ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24));
    store32(rk + 8, ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24));
    store32(rk + 12, ((t12 | (t13 << 8)) | (t14 << 16)) | (t15 << 24));
    store32(rk + 16, ((t16 | (t17 << 8)) | (t18 << 16)) | (t19 << 24));
    store32(rk + 20, ((t20 | (t21 << 8)) | (t22 << 16)) | (t23 << 24));
    store32(rk + 24, t215);
    store32(rk + 28, t219);
    store32(rk + 32, t223);
    store32(rk + 36, t227);
    store32(rk + 40, t231);
    store32(rk + 44, t233);
    store32(rk + 48, t237);
    store32(rk + 52, t241);
    store32(rk + 56, t245);
    store32(rk + 60, t249);
    store32(rk + 64, t253);
    store32(rk + 68, t255);
    store32(rk + 72, t259);
    store32(rk + 76, t263);
    store32(rk + 80, t267);
    store32(rk + 84, t271);
    store32(rk + 88, t275);
    store32(rk + 92, t277);
    store32(rk + 96, t281);
    store32(rk + 100, t285);
    store32(rk + 104, t289);
    store32(rk + 108, t293);
    store32(rk + 112, t297);
    store32(rk + 116, t299);
    store32(rk + 120, t303);
    store32(rk + 124, t307);
    store32(rk + 128, t311);
    store32(rk + 132, t315);
    store32(rk + 136, t319);
    store32(rk + 140, t321);
    store32(rk + 144, t325);
    store32(rk + 148, t329);
    store32(rk + 152, t333);
    store32(rk + 156, t337);
    store32(rk + 160, t341);
    store32(rk + 164, t343);
    store32(rk + 168, t347);
    store32(rk + 172, t351);
    store32(rk + 176, t355);
    store32(rk + 180, t359);
    store32(rk + 184, t363);
    store32(rk + 188, t365);
    store32(rk + 192, t366 | (t203 << 24));
    store32(rk + 196, t367 | (t207 << 24));
    store32(rk + 200, t368 | (t211 << 24));
    store32(rk + 204, t370);
    store32(rk + 208, t373);
    store32(rk + 212, t374);
    store32(rk + 216, t375);
    store32(rk + 220, t376);
    store32(rk + 224, t377);
    store32(rk + 228, t378);
    store32(rk + 232, t379);
    store32(rk + 236, t380);
    store32(rk + 240, t381);
    store32(rk + 244, t382);
    store32(rk + 248, t383);
    store32(rk + 252, t384);
    store32(rk + 256, t385);
    store32(rk + 260, t386);
    store32(rk + 264, t387);
    store32(rk + 268, t388);
    store32(rk + 272, t389);
    store32(rk + 276, t390);
    store32(rk + 280, t391);
    store32(rk + 284, t392);
    store32(rk + 288, t393);
    store32(rk + 292, t394);
    store32(rk + 296, t395);
    store32(rk + 300, t396);
    store32(rk + 304, t397);
    store32(rk + 308, t398);
    store32(rk + 312, t399);
    store32(rk + 316, t400);
    store32(rk + 320, t401);
    store32(rk + 324, t402);
    store32(rk + 328, t403);
    store32(rk + 332, t404);
    store32(rk + 336, t405);
    store32(rk + 340, t406);
    store32(rk + 344, t407);
    store32(rk + 348, t408);
    store32(rk + 352, t409);
    store32(rk + 356, t410);
    store32(rk + 360, t411);
    store32(rk + 364, t412);
    store32(rk + 368, t413);
    store32(rk + 372, t414);
    store32(rk + 376, t415);
    store32(rk + 380, t416);
    store32(rk + 384, 0xc6a56363);
    store32(rk + 388, 0xf8847c7c);
    store32(rk + 392, 0xee997777);
    store32(rk + 396, 0xf68d7b7b);
    store32(rk + 400, 0xff0df2f2);
    store32(rk + 404, 0xd6bd6b6b);
    store32(rk + 408, 0xdeb16f6f);
    store32(rk + 412, 0x9154c5c5);
    store32(rk + 416, 0x60503030);
    store32(rk + 420, 0x2030101);
    store32(rk + 424, 0xcea96767);
    store32(rk + 428, 0x567d2b2b);
    store32(rk + 432, 0xe719fefe);
    store32(rk + 436, 0xb562d7d7);
    store32(rk + 440, 0x4de6abab);
    store32(rk + 444, 0xec9a7676);
    store32(rk + 448, 0x8f45caca);
    store32(rk + 452, 0x1f9d8282);
    store32(rk + 456, 0x8940c9c9);
    store32(rk + 460, 0xfa877d7d);
    store32(rk + 464, 0xef15fafa);
    store32(rk + 468, 0xb2eb5959);
    store32(rk + 472, 0x8ec94747);
    store32(rk + 476, 0xfb0bf0f0);
    store32(rk + 480, 0x41ecadad);
    store32(rk + 484, 0xb367d4d4);
    store32(rk + 488, 0x5ffda2a2);
    store32(rk + 492, 0x45eaafaf);
    store32(rk + 496, 0x23bf9c9c);
    store32(rk + 500, 0x53f7a4a4);
    store32(rk + 504, 0xe4967272);
    store32(rk + 508, 0x9b5bc0c0);
    store32(rk + 512, 0x75c2b7b7);
    store32(rk + 516, 0xe11cfdfd);
    store32(rk + 520, 0x3dae9393);
    store32(rk + 524, 0x4c6a2626);
    store32(rk + 528, 0x6c5a3636);
    store32(rk + 532, 0x7e413f3f);
    store32(rk + 536, 0xf502f7f7);
    store32(rk + 540, 0x834fcccc);
    store32(rk + 544, 0x685c3434);
    store32(rk + 548, 0x51f4a5a5);
    store32(rk + 552, 0xd134e5e5);
    store32(rk + 556, 0xf908f1f1);
    store32(rk + 560, 0xe2937171);
    store32(rk + 564, 0xab73d8d8);
    store32(rk + 568, 0x62533131);
    store32(rk + 572, 0x2a3f1515);
    store32(rk + 576, 0x80c0404);
    store32(rk + 580, 0x9552c7c7);
    store32(rk + 584, 0x46652323);
    store32(rk + 588, 0x9d5ec3c3);
    store32(rk + 592, 0x30281818);
    store32(rk + 596, 0x37a19696);
    store32(rk + 600, 0xa0f0505);
    store32(rk + 604, 0x2fb59a9a);
    store32(rk + 608, 0xe090707);
    store32(rk + 612, 0x24361212);
    store32(rk + 616, 0x1b9b8080);
    store32(rk + 620, 0xdf3de2e2);
    store32(rk + 624, 0xcd26ebeb);
    store32(rk + 628, 0x4e692727);
    store32(rk + 632, 0x7fcdb2b2);
    store32(rk + 636, 0xea9f7575);
    store32(rk + 640, 0x121b0909);
    store32(rk + 644, 0x1d9e8383);
    store32(rk + 648, 0x58742c2c);
    store32(rk + 652, 0x342e1a1a);
    store32(rk + 656, 0x362d1b1b);
    store32(rk + 660, 0xdcb26e6e);
    store32(rk + 664, 0xb4ee5a5a);
    store32(rk + 668, 0x5bfba0a0);
    store32(rk + 672, 0xa4f65252);
    store32(rk + 676, 0x764d3b3b);
    store32(rk + 680, 0xb761d6d6);
    store32(rk + 684, 0x7dceb3b3);
    store32(rk + 688, 0x527b2929);
    store32(rk + 692, 0xdd3ee3e3);
    store32(rk + 696, 0x5e712f2f);
    store32(rk + 700, 0x13978484);
    store32(rk + 704, 0xa6f55353);
    store32(rk + 708, 0xb968d1d1);
    store32(rk + 712, 0);
    store32(rk + 716, 0xc12ceded);
    store32(rk + 720, 0x40602020);
    store32(rk + 724, 0xe31ffcfc);
    store32(rk + 728, 0x79c8b1b1);
    store32(rk + 732, 0xb6ed5b5b);
    store32(rk + 736, 0xd4be6a6a);
    store32(rk + 740, 0x8d46cbcb);
    store32(rk + 744, 0x67d9bebe);
    store32(rk + 748, 0x724b3939);
    store32(rk + 752, 0x94de4a4a);
    store32(rk + 756, 0x98d44c4c);
    store32(rk + 760, 0xb0e85858);
    store32(rk + 764, 0x854acfcf);
    store32(rk + 768, 0xbb6bd0d0);
    store32(rk + 772, 0xc52aefef);
    store32(rk + 776, 0x4fe5aaaa);
    store32(rk + 780, 0xed16fbfb);
    store32(rk + 784, 0x86c54343);
    store32(rk + 788, 0x9ad74d4d);
    store32(rk + 792, 0x66553333);
    store32(rk + 796, 0x11948585);
    store32(rk + 800, 0x8acf4545);
    store32(rk + 804, 0xe910f9f9);
    store32(rk + 808, 0x4060202);
    store32(rk + 812, 0xfe817f7f);
    store32(rk + 816, 0xa0f05050);
    store32(rk + 820, 0x78443c3c);
    store32(rk + 824, 0x25ba9f9f);
    store32(rk + 828, 0x4be3a8a8);
    store32(rk + 832, 0xa2f35151);
    store32(rk + 836, 0x5dfea3a3);
    store32(rk + 840, 0x80c04040);
    store32(rk + 844, 0x58a8f8f);
    store32(rk + 848, 0x3fad9292);
    store32(rk + 852, 0x21bc9d9d);
    store32(rk + 856, 0x70483838);
    store32(rk + 860, 0xf104f5f5);
    store32(rk + 864, 0x63dfbcbc);
    store32(rk + 868, 0x77c1b6b6);
    store32(rk + 872, 0xaf75dada);
    store32(rk + 876, 0x42632121);
    store32(rk + 880, 0x20301010);
    store32(rk + 884, 0xe51affff);
    store32(rk + 888, 0xfd0ef3f3);
    store32(rk + 892, 0xbf6dd2d2);
    store32(rk + 896, 0x814ccdcd);
    store32(rk + 900, 0x18140c0c);
    store32(rk + 904, 0x26351313);
    store32(rk + 908, 0xc32fecec);
    store32(rk + 912, 0xbee15f5f);
    store32(rk + 916, 0x35a29797);
    store32(rk + 920, 0x88cc4444);
    store32(rk + 924, 0x2e391717);
    store32(rk + 928, 0x9357c4c4);
    store32(rk + 932, 0x55f2a7a7);
    store32(rk + 936, 0xfc827e7e);
    store32(rk + 940, 0x7a473d3d);
    store32(rk + 944, 0xc8ac6464);
    store32(rk + 948, 0xbae75d5d);
    store32(rk + 952, 0x322b1919);
    store32(rk + 956, 0xe6957373);
    store32(rk + 960, 0xc0a06060);
    store32(rk + 964, 0x19988181);
    store32(rk + 968, 0x9ed14f4f);
    store32(rk + 972, 0xa37fdcdc);
    store32(rk + 976, 0x44662222);
    store32(rk + 980, 0x547e2a2a);
    store32(rk + 984, 0x3bab9090);
    store32(rk + 988, 0xb838888);
    store32(rk + 992, 0x8cca4646);
    store32(rk + 996, 0xc729eeee);
    store32(rk + 1000, 0x6bd3b8b8);
    store32(rk + 1004, 0x283c1414);
    store32(rk + 1008, 0xa779dede);
    store32(rk + 1012, 0xbce25e5e);
    store32(rk + 1016, 0x161d0b0b);
    store32(rk + 1020, 0xad76dbdb);
    store32(rk + 1024, 0xdb3be0e0);
    store32(rk + 1028, 0x64563232);
    store32(rk + 1032, 0x744e3a3a);
    store32(rk + 1036, 0x141e0a0a);
    store32(rk + 1040, 0x92db4949);
    store32(rk + 1044, 0xc0a0606);
    store32(rk + 1048, 0x486c2424);
    store32(rk + 1052, 0xb8e45c5c);
    store32(rk + 1056, 0x9f5dc2c2);
    store32(rk + 1060, 0xbd6ed3d3);
    store32(rk + 1064, 0x43efacac);
    store32(rk + 1068, 0xc4a66262);
    store32(rk + 1072, 0x39a89191);
    store32(rk + 1076, 0x31a49595);
    store32(rk + 1080, 0xd337e4e4);
    store32(rk + 1084, 0xf28b7979);
    store32(rk + 1088, 0xd532e7e7);
    store32(rk + 1092, 0x8b43c8c8);
    store32(rk + 1096, 0x6e593737);
    store32(rk + 1100, 0xdab76d6d);
    store32(rk + 1104, 0x18c8d8d);
    store32(rk + 1108, 0xb164d5d5);
    store32(rk + 1112, 0x9cd24e4e);
    store32(rk + 1116, 0x49e0a9a9);
    store32(rk + 1120, 0xd8b46c6c);
    store32(rk + 1124, 0xacfa5656);
    store32(rk + 1128, 0xf307f4f4);
    store32(rk + 1132, 0xcf25eaea);
    store32(rk + 1136, 0xcaaf6565);
    store32(rk + 1140, 0xf48e7a7a);
    store32(rk + 1144, 0x47e9aeae);
    store32(rk + 1148, 0x10180808);
    store32(rk + 1152, 0x6fd5baba);
    store32(rk + 1156, 0xf0887878);
    store32(rk + 1160, 0x4a6f2525);
    store32(rk + 1164, 0x5c722e2e);
    store32(rk + 1168, 0x38241c1c);
    store32(rk + 1172, 0x57f1a6a6);
    store32(rk + 1176, 0x73c7b4b4);
    store32(rk + 1180, 0x9751c6c6);
    store32(rk + 1184, 0xcb23e8e8);
    store32(rk + 1188, 0xa17cdddd);
    store32(rk + 1192, 0xe89c7474);
    store32(rk + 1196, 0x3e211f1f);
    store32(rk + 1200, 0x96dd4b4b);
    store32(rk + 1204, 0x61dcbdbd);
    store32(rk + 1208, 0xd868b8b);
    store32(rk + 1212, 0xf858a8a);
    store32(rk + 1216, 0xe0907070);
    store32(rk + 1220, 0x7c423e3e);
    store32(rk + 1224, 0x71c4b5b5);
    store32(rk + 1228, 0xccaa6666);
    store32(rk + 1232, 0x90d84848);
    store32(rk + 1236, 0x6050303);
    store32(rk + 1240, 0xf701f6f6);
    store32(rk + 1244, 0x1c120e0e);
    store32(rk + 1248, 0xc2a36161);
    store32(rk + 1252, 0x6a5f3535);
    store32(rk + 1256, 0xaef95757);
    store32(rk + 1260, 0x69d0b9b9);
    store32(rk + 1264, 0x17918686);
    store32(rk + 1268, 0x9958c1c1);
    store32(rk + 1272, 0x3a271d1d);
    store32(rk + 1276, 0x27b99e9e);
    store32(rk + 1280, 0xd938e1e1);
    store32(rk + 1284, 0xeb13f8f8);
    store32(rk + 1288, 0x2bb39898);
    store32(rk + 1292, 0x22331111);
    store32(rk + 1296, 0xd2bb6969);
    store32(rk + 1300, 0xa970d9d9);
    store32(rk + 1304, 0x7898e8e);
    store32(rk + 1308, 0x33a79494);
    store32(rk + 1312, 0x2db69b9b);
    store32(rk + 1316, 0x3c221e1e);
    store32(rk + 1320, 0x15928787);
    store32(rk + 1324, 0xc920e9e9);
    store32(rk + 1328, 0x8749cece);
    store32(rk + 1332, 0xaaff5555);
    store32(rk + 1336, 0x50782828);
    store32(rk + 1340, 0xa57adfdf);
    store32(rk + 1344, 0x38f8c8c);
    store32(rk + 1348, 0x59f8a1a1);
    store32(rk + 1352, 0x9808989);
    store32(rk + 1356, 0x1a170d0d);
    store32(rk + 1360, 0x65dabfbf);
    store32(rk + 1364, 0xd731e6e6);
    store32(rk + 1368, 0x84c64242);
    store32(rk + 1372, 0xd0b86868);
    store32(rk + 1376, 0x82c34141);
    store32(rk + 1380, 0x29b09999);
    store32(rk + 1384, 0x5a772d2d);
    store32(rk + 1388, 0x1e110f0f);
    store32(rk + 1392, 0x7bcbb0b0);
    store32(rk + 1396, 0xa8fc5454);
    store32(rk + 1400, 0x6dd6bbbb);
    store32(rk + 1404, 0x2c3a1616);
    store32(rk + 1408, 0x51f4a750);
    store32(rk + 1412, 0x7e416553);
    store32(rk + 1416, 0x1a17a4c3);
    store32(rk + 1420, 0x3a275e96);
    store32(rk + 1424, 0x3bab6bcb);
    store32(rk + 1428, 0x1f9d45f1);
    store32(rk + 1432, 0xacfa58ab);
    store32(rk + 1436, 0x4be30393);
    store32(rk + 1440, 0x2030fa55);
    store32(rk + 1444, 0xad766df6);
    store32(rk + 1448, 0x88cc7691);
    store32(rk + 1452, 0xf5024c25);
    store32(rk + 1456, 0x4fe5d7fc);
    store32(rk + 1460, 0xc52acbd7);
    store32(rk + 1464, 0x26354480);
    store32(rk + 1468, 0xb562a38f);
    store32(rk + 1472, 0xdeb15a49);
    store32(rk + 1476, 0x25ba1b67);
    store32(rk + 1480, 0x45ea0e98);
    store32(rk + 1484, 0x5dfec0e1);
    store32(rk + 1488, 0xc32f7502);
    store32(rk + 1492, 0x814cf012);
    store32(rk + 1496, 0x8d4697a3);
    store32(rk + 1500, 0x6bd3f9c6);
    store32(rk + 1504, 0x38f5fe7);
    store32(rk + 1508, 0x15929c95);
    store32(rk + 1512, 0xbf6d7aeb);
    store32(rk + 1516, 0x955259da);
    store32(rk + 1520, 0xd4be832d);
    store32(rk + 1524, 0x587421d3);
    store32(rk + 1528, 0x49e06929);
    store32(rk + 1532, 0x8ec9c844);
    store32(rk + 1536, 0x75c2896a);
    store32(rk + 1540, 0xf48e7978);
    store32(rk + 1544, 0x99583e6b);
    store32(rk + 1548, 0x27b971dd);
    store32(rk + 1552, 0xbee14fb6);
    store32(rk + 1556, 0xf088ad17);
    store32(rk + 1560, 0xc920ac66);
    store32(rk + 1564, 0x7dce3ab4);
    store32(rk + 1568, 0x63df4a18);
    store32(rk + 1572, 0xe51a3182);
    store32(rk + 1576, 0x97513360);
    store32(rk + 1580, 0x62537f45);
    store32(rk + 1584, 0xb16477e0);
    store32(rk + 1588, 0xbb6bae84);
    store32(rk + 1592, 0xfe81a01c);
    store32(rk + 1596, 0xf9082b94);
    store32(rk + 1600, 0x70486858);
    store32(rk + 1604, 0x8f45fd19);
    store32(rk + 1608, 0x94de6c87);
    store32(rk + 1612, 0x527bf8b7);
    store32(rk + 1616, 0xab73d323);
    store32(rk + 1620, 0x724b02e2);
    store32(rk + 1624, 0xe31f8f57);
    store32(rk + 1628, 0x6655ab2a);
    store32(rk + 1632, 0xb2eb2807);
    store32(rk + 1636, 0x2fb5c203);
    store32(rk + 1640, 0x86c57b9a);
    store32(rk + 1644, 0xd33708a5);
    store32(rk + 1648, 0x302887f2);
    store32(rk + 1652, 0x23bfa5b2);
    store32(rk + 1656, 0x2036aba);
    store32(rk + 1660, 0xed16825c);
    store32(rk + 1664, 0x8acf1c2b);
    store32(rk + 1668, 0xa779b492);
    store32(rk + 1672, 0xf307f2f0);
    store32(rk + 1676, 0x4e69e2a1);
    store32(rk + 1680, 0x65daf4cd);
    store32(rk + 1684, 0x605bed5);
    store32(rk + 1688, 0xd134621f);
    store32(rk + 1692, 0xc4a6fe8a);
    store32(rk + 1696, 0x342e539d);
    store32(rk + 1700, 0xa2f355a0);
    store32(rk + 1704, 0x58ae132);
    store32(rk + 1708, 0xa4f6eb75);
    store32(rk + 1712, 0xb83ec39);
    store32(rk + 1716, 0x4060efaa);
    store32(rk + 1720, 0x5e719f06);
    store32(rk + 1724, 0xbd6e1051);
    store32(rk + 1728, 0x3e218af9);
    store32(rk + 1732, 0x96dd063d);
    store32(rk + 1736, 0xdd3e05ae);
    store32(rk + 1740, 0x4de6bd46);
    store32(rk + 1744, 0x91548db5);
    store32(rk + 1748, 0x71c45d05);
    store32(rk + 1752, 0x406d46f);
    store32(rk + 1756, 0x605015ff);
    store32(rk + 1760, 0x1998fb24);
    store32(rk + 1764, 0xd6bde997);
    store32(rk + 1768, 0x894043cc);
    store32(rk + 1772, 0x67d99e77);
    store32(rk + 1776, 0xb0e842bd);
    store32(rk + 1780, 0x7898b88);
    store32(rk + 1784, 0xe7195b38);
    store32(rk + 1788, 0x79c8eedb);
    store32(rk + 1792, 0xa17c0a47);
    store32(rk + 1796, 0x7c420fe9);
    store32(rk + 1800, 0xf8841ec9);
    store32(rk + 1804, 0);
    store32(rk + 1808, 0x9808683);
    store32(rk + 1812, 0x322bed48);
    store32(rk + 1816, 0x1e1170ac);
    store32(rk + 1820, 0x6c5a724e);
    store32(rk + 1824, 0xfd0efffb);
    store32(rk + 1828, 0xf853856);
    store32(rk + 1832, 0x3daed51e);
    store32(rk + 1836, 0x362d3927);
    store32(rk + 1840, 0xa0fd964);
    store32(rk + 1844, 0x685ca621);
    store32(rk + 1848, 0x9b5b54d1);
    store32(rk + 1852, 0x24362e3a);
    store32(rk + 1856, 0xc0a67b1);
    store32(rk + 1860, 0x9357e70f);
    store32(rk + 1864, 0xb4ee96d2);
    store32(rk + 1868, 0x1b9b919e);
    store32(rk + 1872, 0x80c0c54f);
    store32(rk + 1876, 0x61dc20a2);
    store32(rk + 1880, 0x5a774b69);
    store32(rk + 1884, 0x1c121a16);
    store32(rk + 1888, 0xe293ba0a);
    store32(rk + 1892, 0xc0a02ae5);
    store32(rk + 1896, 0x3c22e043);
    store32(rk + 1900, 0x121b171d);
    store32(rk + 1904, 0xe090d0b);
    store32(rk + 1908, 0xf28bc7ad);
    store32(rk + 1912, 0x2db6a8b9);
    store32(rk + 1916, 0x141ea9c8);
    store32(rk + 1920, 0x57f11985);
    store32(rk + 1924, 0xaf75074c);
    store32(rk + 1928, 0xee99ddbb);
    store32(rk + 1932, 0xa37f60fd);
    store32(rk + 1936, 0xf701269f);
    store32(rk + 1940, 0x5c72f5bc);
    store32(rk + 1944, 0x44663bc5);
    store32(rk + 1948, 0x5bfb7e34);
    store32(rk + 1952, 0x8b432976);
    store32(rk + 1956, 0xcb23c6dc);
    store32(rk + 1960, 0xb6edfc68);
    store32(rk + 1964, 0xb8e4f163);
    store32(rk + 1968, 0xd731dcca);
    store32(rk + 1972, 0x42638510);
    store32(rk + 1976, 0x13972240);
    store32(rk + 1980, 0x84c61120);
    store32(rk + 1984, 0x854a247d);
    store32(rk + 1988, 0xd2bb3df8);
    store32(rk + 1992, 0xaef93211);
    store32(rk + 1996, 0xc729a16d);
    store32(rk + 2000, 0x1d9e2f4b);
    store32(rk + 2004, 0xdcb230f3);
    store32(rk + 2008, 0xd8652ec);
    store32(rk + 2012, 0x77c1e3d0);
    store32(rk + 2016, 0x2bb3166c);
    store32(rk + 2020, 0xa970b999);
    store32(rk + 2024, 0x119448fa);
    store32(rk + 2028, 0x47e96422);
    store32(rk + 2032, 0xa8fc8cc4);
    store32(rk + 2036, 0xa0f03f1a);
    store32(rk + 2040, 0x567d2cd8);
    store32(rk + 2044, 0x223390ef);
    store32(rk + 2048, 0x87494ec7);
    store32(rk + 2052, 0xd938d1c1);
    store32(rk + 2056, 0x8ccaa2fe);
    store32(rk + 2060, 0x98d40b36);
    store32(rk + 2064, 0xa6f581cf);
    store32(rk + 2068, 0xa57ade28);
    store32(rk + 2072, 0xdab78e26);
    store32(rk + 2076, 0x3fadbfa4);
    store32(rk + 2080, 0x2c3a9de4);
    store32(rk + 2084, 0x5078920d);
    store32(rk + 2088, 0x6a5fcc9b);
    store32(rk + 2092, 0x547e4662);
    store32(rk + 2096, 0xf68d13c2);
    store32(rk + 2100, 0x90d8b8e8);
    store32(rk + 2104, 0x2e39f75e);
    store32(rk + 2108, 0x82c3aff5);
    store32(rk + 2112, 0x9f5d80be);
    store32(rk + 2116, 0x69d0937c);
    store32(rk + 2120, 0x6fd52da9);
    store32(rk + 2124, 0xcf2512b3);
    store32(rk + 2128, 0xc8ac993b);
    store32(rk + 2132, 0x10187da7);
    store32(rk + 2136, 0xe89c636e);
    store32(rk + 2140, 0xdb3bbb7b);
    store32(rk + 2144, 0xcd267809);
    store32(rk + 2148, 0x6e5918f4);
    store32(rk + 2152, 0xec9ab701);
    store32(rk + 2156, 0x834f9aa8);
    store32(rk + 2160, 0xe6956e65);
    store32(rk + 2164, 0xaaffe67e);
    store32(rk + 2168, 0x21bccf08);
    store32(rk + 2172, 0xef15e8e6);
    store32(rk + 2176, 0xbae79bd9);
    store32(rk + 2180, 0x4a6f36ce);
    store32(rk + 2184, 0xea9f09d4);
    store32(rk + 2188, 0x29b07cd6);
    store32(rk + 2192, 0x31a4b2af);
    store32(rk + 2196, 0x2a3f2331);
    store32(rk + 2200, 0xc6a59430);
    store32(rk + 2204, 0x35a266c0);
    store32(rk + 2208, 0x744ebc37);
    store32(rk + 2212, 0xfc82caa6);
    store32(rk + 2216, 0xe090d0b0);
    store32(rk + 2220, 0x33a7d815);
    store32(rk + 2224, 0xf104984a);
    store32(rk + 2228, 0x41ecdaf7);
    store32(rk + 2232, 0x7fcd500e);
    store32(rk + 2236, 0x1791f62f);
    store32(rk + 2240, 0x764dd68d);
    store32(rk + 2244, 0x43efb04d);
    store32(rk + 2248, 0xccaa4d54);
    store32(rk + 2252, 0xe49604df);
    store32(rk + 2256, 0x9ed1b5e3);
    store32(rk + 2260, 0x4c6a881b);
    store32(rk + 2264, 0xc12c1fb8);
    store32(rk + 2268, 0x4665517f);
    store32(rk + 2272, 0x9d5eea04);
    store32(rk + 2276, 0x18c355d);
    store32(rk + 2280, 0xfa877473);
    store32(rk + 2284, 0xfb0b412e);
    store32(rk + 2288, 0xb3671d5a);
    store32(rk + 2292, 0x92dbd252);
    store32(rk + 2296, 0xe9105633);
    store32(rk + 2300, 0x6dd64713);
    store32(rk + 2304, 0x9ad7618c);
    store32(rk + 2308, 0x37a10c7a);
    store32(rk + 2312, 0x59f8148e);
    store32(rk + 2316, 0xeb133c89);
    store32(rk + 2320, 0xcea927ee);
    store32(rk + 2324, 0xb761c935);
    store32(rk + 2328, 0xe11ce5ed);
    store32(rk + 2332, 0x7a47b13c);
    store32(rk + 2336, 0x9cd2df59);
    store32(rk + 2340, 0x55f2733f);
    store32(rk + 2344, 0x1814ce79);
    store32(rk + 2348, 0x73c737bf);
    store32(rk + 2352, 0x53f7cdea);
    store32(rk + 2356, 0x5ffdaa5b);
    store32(rk + 2360, 0xdf3d6f14);
    store32(rk + 2364, 0x7844db86);
    store32(rk + 2368, 0xcaaff381);
    store32(rk + 2372, 0xb968c43e);
    store32(rk + 2376, 0x3824342c);
    store32(rk + 2380, 0xc2a3405f);
    store32(rk + 2384, 0x161dc372);
    store32(rk + 2388, 0xbce2250c);
    store32(rk + 2392, 0x283c498b);
    store32(rk + 2396, 0xff0d9541);
    store32(rk + 2400, 0x39a80171);
    store32(rk + 2404, 0x80cb3de);
    store32(rk + 2408, 0xd8b4e49c);
    store32(rk + 2412, 0x6456c190);
    store32(rk + 2416, 0x7bcb8461);
    store32(rk + 2420, 0xd532b670);
    store32(rk + 2424, 0x486c5c74);
    store32(rk + 2428, 0xd0b85742);
}

static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_aes128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_192_key_setup_ptx(ctx, key);
    lwcc_aes128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_aes128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11];
    store32(ctx + 2432, t0);
    store32(ctx + 2436, t1);
    store32(ctx + 2440, t2);
    store32(ctx + 2444, t3);
    store32(ctx + 2448, t4);
    store32(ctx + 2452, t5);
    store32(ctx + 2456, t6);
    store32(ctx + 2460, t7);
    store32(ctx + 2464, t8);
    store32(ctx + 2468, t9);
    store32(ctx + 2472, t10);
    store32(ctx + 2476, t11);
}

#endif
