// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_128 --target ptx --lanes 1 --sbox table
#ifndef LWCC_AES128_128_H_PTX
#define LWCC_AES128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_AES128_128_BLOCK_BYTES_PTX 16
#define LWCC_AES128_128_KEY_BYTES_PTX 16
#define LWCC_AES128_128_NONCE_BYTES_PTX 12
#define LWCC_AES128_128_RK_BYTES_PTX 2368
#define LWCC_AES128_128_CTX_BYTES_PTX 2416
#define LWCC_AES128_128_ALIGN_BYTES_PTX 16
#define LWCC_AES128_128_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (2368 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_aes128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (2416 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_aes128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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
    const uint32_t t0 = ((x1 | (x0 << 8)) | (x2 << 16)) | (x3 << 24), t1 = t0 >> 1, t2 = t0 >> 2,
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

static inline void lwcc_aes128_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[256];
    const uint32_t t0 = key[0], t1 = key[1], t2 = key[2], t3 = key[3], t4 = key[4], t5 = key[5],
    t6 = key[6], t7 = key[7], t8 = key[8], t9 = key[9], t10 = key[10], t11 = key[11], t12 = key[12],
    t13 = key[13], t14 = key[14], t15 = key[15], t16 = key_setup_1(t14, t13, t15, t12),
    t17 = t0 ^ (t16 ^ 1), t18 = t1 ^ (t16 >> 8), t19 = t2 ^ (t16 >> 16), t20 = t3 ^ (t16 >> 24),
    t21 = t4 ^ t17, t22 = t5 ^ t18, t23 = t6 ^ t19, t24 = t7 ^ t20, t25 = t8 ^ t21, t26 = t9 ^ t22,
    t27 = t10 ^ t23, t28 = t11 ^ t24, t29 = t12 ^ t25, t30 = t15 ^ t28, t31 = (t13 ^ t26) & 255,
    t32 = (t14 ^ t27) & 255, t33 = key_setup_1(t32, t31, t30, t29), t34 = t17 ^ (t33 ^ 2),
    t35 = t18 ^ (t33 >> 8), t36 = t19 ^ (t33 >> 16), t37 = t20 ^ (t33 >> 24), t38 = t21 ^ t34,
    t39 = t22 ^ t35, t40 = t23 ^ t36, t41 = t24 ^ t37, t42 = t25 ^ t38, t43 = t26 ^ t39,
    t44 = t27 ^ t40, t45 = t28 ^ t41, t46 = t29 ^ t42, t47 = t30 ^ t45, t48 = (t31 ^ t43) & 255,
    t49 = (t32 ^ t44) & 255, t50 = key_setup_1(t49, t48, t47, t46), t51 = t34 ^ (t50 ^ 4),
    t52 = t35 ^ (t50 >> 8), t53 = t36 ^ (t50 >> 16), t54 = t37 ^ (t50 >> 24), t55 = t38 ^ t51,
    t56 = t39 ^ t52, t57 = t40 ^ t53, t58 = t41 ^ t54, t59 = t42 ^ t55, t60 = t43 ^ t56,
    t61 = t44 ^ t57, t62 = t45 ^ t58, t63 = t46 ^ t59, t64 = t47 ^ t62, t65 = (t48 ^ t60) & 255,
    t66 = (t49 ^ t61) & 255, t67 = key_setup_1(t66, t65, t64, t63), t68 = t51 ^ (t67 ^ 8),
    t69 = t52 ^ (t67 >> 8), t70 = t53 ^ (t67 >> 16), t71 = t54 ^ (t67 >> 24), t72 = t55 ^ t68,
    t73 = t56 ^ t69, t74 = t57 ^ t70, t75 = t58 ^ t71, t76 = t59 ^ t72, t77 = t60 ^ t73,
    t78 = t61 ^ t74, t79 = t62 ^ t75, t80 = t63 ^ t76, t81 = t64 ^ t79, t82 = (t65 ^ t77) & 255,
    t83 = (t66 ^ t78) & 255, t84 = key_setup_1(t83, t82, t81, t80), t85 = t68 ^ (t84 ^ 16),
    t86 = t69 ^ (t84 >> 8), t87 = t70 ^ (t84 >> 16), t88 = t71 ^ (t84 >> 24), t89 = t72 ^ t85,
    t90 = t73 ^ t86, t91 = t74 ^ t87, t92 = t75 ^ t88, t93 = t76 ^ t89, t94 = t77 ^ t90,
    t95 = t78 ^ t91, t96 = t79 ^ t92, t97 = t80 ^ t93, t98 = t81 ^ t96, t99 = (t82 ^ t94) & 255,
    t100 = (t83 ^ t95) & 255, t101 = key_setup_1(t100, t99, t98, t97), t102 = t85 ^ (t101 ^ 32),
    t103 = t86 ^ (t101 >> 8), t104 = t87 ^ (t101 >> 16), t105 = t88 ^ (t101 >> 24),
    t106 = t89 ^ t102, t107 = t90 ^ t103, t108 = t91 ^ t104, t109 = t92 ^ t105, t110 = t93 ^ t106,
    t111 = t94 ^ t107, t112 = t95 ^ t108, t113 = t96 ^ t109, t114 = t97 ^ t110, t115 = t98 ^ t113,
    t116 = (t99 ^ t111) & 255, t117 = (t100 ^ t112) & 255,
    t118 = key_setup_1(t117, t116, t115, t114), t119 = t102 ^ (t118 ^ 64),
    t120 = t103 ^ (t118 >> 8), t121 = t104 ^ (t118 >> 16), t122 = t105 ^ (t118 >> 24),
    t123 = t106 ^ t119, t124 = t107 ^ t120, t125 = t108 ^ t121, t126 = t109 ^ t122,
    t127 = t110 ^ t123, t128 = t111 ^ t124, t129 = t112 ^ t125, t130 = t113 ^ t126,
    t131 = t114 ^ t127, t132 = t115 ^ t130, t133 = (t116 ^ t128) & 255, t134 = (t117 ^ t129) & 255,
    t135 = key_setup_1(t134, t133, t132, t131), t136 = t119 ^ (t135 ^ 128),
    t137 = t120 ^ (t135 >> 8), t138 = t121 ^ (t135 >> 16), t139 = t122 ^ (t135 >> 24),
    t140 = t123 ^ t136, t141 = t124 ^ t137, t142 = t125 ^ t138, t143 = t126 ^ t139,
    t144 = t127 ^ t140, t145 = t128 ^ t141, t146 = t129 ^ t142, t147 = t130 ^ t143,
    t148 = t131 ^ t144, t149 = t132 ^ t147, t150 = (t133 ^ t145) & 255, t151 = (t134 ^ t146) & 255,
    t152 = key_setup_1(t151, t150, t149, t148), t153 = t136 ^ (t152 ^ 27),
    t154 = t137 ^ (t152 >> 8), t155 = t138 ^ (t152 >> 16), t156 = t139 ^ (t152 >> 24),
    t157 = t140 ^ t153, t158 = t141 ^ t154, t159 = t142 ^ t155, t160 = t143 ^ t156,
    t161 = t144 ^ t157, t162 = t145 ^ t158, t163 = t146 ^ t159, t164 = t147 ^ t160,
    t165 = t148 ^ t161, t166 = t149 ^ t164, t167 = (t150 ^ t162) & 255, t168 = (t151 ^ t163) & 255,
    t169 = key_setup_1(t168, t167, t166, t165), t170 = t153 ^ (t169 ^ 54),
    t171 = t154 ^ (t169 >> 8), t172 = t155 ^ (t169 >> 16), t173 = t156 ^ (t169 >> 24),
    t174 = t157 ^ t170, t175 = t158 ^ t171, t176 = t159 ^ t172, t177 = t160 ^ t173,
    t178 = t161 ^ t174, t179 = t162 ^ t175, t180 = t163 ^ t176, t181 = t164 ^ t177,
    t182 = t17 & 255, t183 = t18 & 255, t184 = t19 & 255,
    t185 = ((t182 | (t183 << 8)) | (t184 << 16)) | (t20 << 24), t186 = t21 & 255, t187 = t22 & 255,
    t188 = t23 & 255, t189 = ((t186 | (t187 << 8)) | (t188 << 16)) | (t24 << 24), t190 = t25 & 255,
    t191 = t26 & 255, t192 = t27 & 255, t193 = ((t190 | (t191 << 8)) | (t192 << 16)) | (t28 << 24),
    t194 = t29 & 255, t195 = ((t194 | (t31 << 8)) | (t32 << 16)) | (t30 << 24), t196 = t34 & 255,
    t197 = t35 & 255, t198 = t36 & 255, t199 = ((t196 | (t197 << 8)) | (t198 << 16)) | (t37 << 24),
    t200 = t38 & 255, t201 = t39 & 255, t202 = t40 & 255,
    t203 = ((t200 | (t201 << 8)) | (t202 << 16)) | (t41 << 24), t204 = t42 & 255, t205 = t43 & 255,
    t206 = t44 & 255, t207 = ((t204 | (t205 << 8)) | (t206 << 16)) | (t45 << 24), t208 = t46 & 255,
    t209 = ((t208 | (t48 << 8)) | (t49 << 16)) | (t47 << 24), t210 = t51 & 255, t211 = t52 & 255,
    t212 = t53 & 255, t213 = ((t210 | (t211 << 8)) | (t212 << 16)) | (t54 << 24), t214 = t55 & 255,
    t215 = t56 & 255, t216 = t57 & 255, t217 = ((t214 | (t215 << 8)) | (t216 << 16)) | (t58 << 24),
    t218 = t59 & 255, t219 = t60 & 255, t220 = t61 & 255,
    t221 = ((t218 | (t219 << 8)) | (t220 << 16)) | (t62 << 24), t222 = t63 & 255,
    t223 = ((t222 | (t65 << 8)) | (t66 << 16)) | (t64 << 24), t224 = t68 & 255, t225 = t69 & 255,
    t226 = t70 & 255, t227 = ((t224 | (t225 << 8)) | (t226 << 16)) | (t71 << 24), t228 = t72 & 255,
    t229 = t73 & 255, t230 = t74 & 255, t231 = ((t228 | (t229 << 8)) | (t230 << 16)) | (t75 << 24),
    t232 = t76 & 255, t233 = t77 & 255, t234 = t78 & 255,
    t235 = ((t232 | (t233 << 8)) | (t234 << 16)) | (t79 << 24), t236 = t80 & 255,
    t237 = ((t236 | (t82 << 8)) | (t83 << 16)) | (t81 << 24), t238 = t85 & 255, t239 = t86 & 255,
    t240 = t87 & 255, t241 = ((t238 | (t239 << 8)) | (t240 << 16)) | (t88 << 24), t242 = t89 & 255,
    t243 = t90 & 255, t244 = t91 & 255, t245 = ((t242 | (t243 << 8)) | (t244 << 16)) | (t92 << 24),
    t246 = t93 & 255, t247 = t94 & 255, t248 = t95 & 255,
    t249 = ((t246 | (t247 << 8)) | (t248 << 16)) | (t96 << 24), t250 = t97 & 255,
    t251 = ((t250 | (t99 << 8)) | (t100 << 16)) | (t98 << 24), t252 = t102 & 255, t253 = t103 & 255,
    t254 = t104 & 255, t255 = ((t252 | (t253 << 8)) | (t254 << 16)) | (t105 << 24),
    t256 = t106 & 255, t257 = t107 & 255, t258 = t108 & 255,
    t259 = ((t256 | (t257 << 8)) | (t258 << 16)) | (t109 << 24), t260 = t110 & 255,
    t261 = t111 & 255, t262 = t112 & 255,
    t263 = ((t260 | (t261 << 8)) | (t262 << 16)) | (t113 << 24), t264 = t114 & 255,
    t265 = ((t264 | (t116 << 8)) | (t117 << 16)) | (t115 << 24), t266 = t119 & 255,
    t267 = t120 & 255, t268 = t121 & 255,
    t269 = ((t266 | (t267 << 8)) | (t268 << 16)) | (t122 << 24), t270 = t123 & 255,
    t271 = t124 & 255, t272 = t125 & 255,
    t273 = ((t270 | (t271 << 8)) | (t272 << 16)) | (t126 << 24), t274 = t127 & 255,
    t275 = t128 & 255, t276 = t129 & 255,
    t277 = ((t274 | (t275 << 8)) | (t276 << 16)) | (t130 << 24), t278 = t131 & 255,
    t279 = ((t278 | (t133 << 8)) | (t134 << 16)) | (t132 << 24), t280 = t136 & 255,
    t281 = t137 & 255, t282 = t138 & 255,
    t283 = ((t280 | (t281 << 8)) | (t282 << 16)) | (t139 << 24), t284 = t140 & 255,
    t285 = t141 & 255, t286 = t142 & 255,
    t287 = ((t284 | (t285 << 8)) | (t286 << 16)) | (t143 << 24), t288 = t144 & 255,
    t289 = t145 & 255, t290 = t146 & 255,
    t291 = ((t288 | (t289 << 8)) | (t290 << 16)) | (t147 << 24), t292 = t148 & 255,
    t293 = ((t292 | (t150 << 8)) | (t151 << 16)) | (t149 << 24), t294 = t153 & 255,
    t295 = t154 & 255, t296 = t155 & 255,
    t297 = ((t294 | (t295 << 8)) | (t296 << 16)) | (t156 << 24), t298 = t157 & 255,
    t299 = t158 & 255, t300 = t159 & 255,
    t301 = ((t298 | (t299 << 8)) | (t300 << 16)) | (t160 << 24), t302 = t161 & 255,
    t303 = t162 & 255, t304 = t163 & 255,
    t305 = ((t302 | (t303 << 8)) | (t304 << 16)) | (t164 << 24), t306 = t165 & 255,
    t307 = ((t306 | (t167 << 8)) | (t168 << 16)) | (t166 << 24),
    t308 = ((t170 & 255) | ((t171 & 255) << 8)) | ((t172 & 255) << 16),
    t309 = ((t174 & 255) | ((t175 & 255) << 8)) | ((t176 & 255) << 16),
    t310 = ((t178 & 255) | ((t179 & 255) << 8)) | ((t180 & 255) << 16),
    t311 = ((t165 ^ t178) & 255) | (((t167 ^ t179) & 255) << 8),
    t312 = (t311 | (((t168 ^ t180) & 255) << 16)) | ((t166 ^ t181) << 24);
    key_setup_2(z, t306, t167, t168, t166);
    key_setup_0(z + 9, z[0], z[1], z[2], z[6], z[7], z[8], t302, t303, t304, t164, t298, t299, t300, t160);
    key_setup_0(z + 23, z[14], z[15], z[16], z[20], z[21], z[22], t294, t295, t296, t156, t292, t150, t151, t149);
    key_setup_0(z + 37, z[28], z[29], z[30], z[34], z[35], z[36], t288, t289, t290, t147, t284, t285, t286, t143);
    key_setup_0(z + 51, z[42], z[43], z[44], z[48], z[49], z[50], t280, t281, t282, t139, t278, t133, t134, t132);
    key_setup_0(z + 65, z[56], z[57], z[58], z[62], z[63], z[64], t274, t275, t276, t130, t270, t271, t272, t126);
    key_setup_0(z + 79, z[70], z[71], z[72], z[76], z[77], z[78], t266, t267, t268, t122, t264, t116, t117, t115);
    key_setup_0(z + 93, z[84], z[85], z[86], z[90], z[91], z[92], t260, t261, t262, t113, t256, t257, t258, t109);
    key_setup_0(z + 107, z[98], z[99], z[100], z[104], z[105], z[106], t252, t253, t254, t105, t250, t99, t100, t98);
    key_setup_0(z + 121, z[112], z[113], z[114], z[118], z[119], z[120], t246, t247, t248, t96, t242, t243, t244, t92);
    key_setup_0(z + 135, z[126], z[127], z[128], z[132], z[133], z[134], t238, t239, t240, t88, t236, t82, t83, t81);
    key_setup_0(z + 149, z[140], z[141], z[142], z[146], z[147], z[148], t232, t233, t234, t79, t228, t229, t230, t75);
    key_setup_0(z + 163, z[154], z[155], z[156], z[160], z[161], z[162], t224, t225, t226, t71, t222, t65, t66, t64);
    key_setup_0(z + 177, z[168], z[169], z[170], z[174], z[175], z[176], t218, t219, t220, t62, t214, t215, t216, t58);
    key_setup_0(z + 191, z[182], z[183], z[184], z[188], z[189], z[190], t210, t211, t212, t54, t208, t48, t49, t47);
    key_setup_0(z + 205, z[196], z[197], z[198], z[202], z[203], z[204], t204, t205, t206, t45, t200, t201, t202, t41);
    key_setup_0(z + 219, z[210], z[211], z[212], z[216], z[217], z[218], t196, t197, t198, t37, t194, t31, t32, t30);
    key_setup_0(z + 233, z[224], z[225], z[226], z[230], z[231], z[232], t190, t191, t192, t28, t186, t187, t188, t24);
    const uint32_t t313 = ((z[244] ^ z[245]) ^ z[246]) ^ ((z[238] ^ z[239]) ^ z[240]);
    key_setup_2(z + 247, t182, t183, t184, t20);
    const uint32_t t314 = ((z[253] ^ z[254]) ^ z[255]) ^ ((z[247] ^ z[248]) ^ z[249]),
    t315 = ((z[27] | (z[26] << 8)) | (z[25] << 16)) | (z[24] << 24),
    t316 = ((z[3] | (z[9] << 8)) | (z[5] << 16)) | (z[4] << 24),
    t317 = ((z[11] | (z[10] << 8)) | (z[13] << 16)) | (z[12] << 24),
    t318 = ((z[19] | (z[18] << 8)) | (z[17] << 16)) | (z[23] << 24),
    t319 = ((z[55] | (z[54] << 8)) | (z[53] << 16)) | (z[52] << 24),
    t320 = ((z[31] | (z[37] << 8)) | (z[33] << 16)) | (z[32] << 24),
    t321 = ((z[39] | (z[38] << 8)) | (z[41] << 16)) | (z[40] << 24),
    t322 = ((z[47] | (z[46] << 8)) | (z[45] << 16)) | (z[51] << 24),
    t323 = ((z[83] | (z[82] << 8)) | (z[81] << 16)) | (z[80] << 24),
    t324 = ((z[59] | (z[65] << 8)) | (z[61] << 16)) | (z[60] << 24),
    t325 = ((z[67] | (z[66] << 8)) | (z[69] << 16)) | (z[68] << 24),
    t326 = ((z[75] | (z[74] << 8)) | (z[73] << 16)) | (z[79] << 24),
    t327 = ((z[111] | (z[110] << 8)) | (z[109] << 16)) | (z[108] << 24),
    t328 = ((z[87] | (z[93] << 8)) | (z[89] << 16)) | (z[88] << 24),
    t329 = ((z[95] | (z[94] << 8)) | (z[97] << 16)) | (z[96] << 24),
    t330 = ((z[103] | (z[102] << 8)) | (z[101] << 16)) | (z[107] << 24),
    t331 = ((z[139] | (z[138] << 8)) | (z[137] << 16)) | (z[136] << 24),
    t332 = ((z[115] | (z[121] << 8)) | (z[117] << 16)) | (z[116] << 24),
    t333 = ((z[123] | (z[122] << 8)) | (z[125] << 16)) | (z[124] << 24),
    t334 = ((z[131] | (z[130] << 8)) | (z[129] << 16)) | (z[135] << 24),
    t335 = ((z[167] | (z[166] << 8)) | (z[165] << 16)) | (z[164] << 24),
    t336 = ((z[143] | (z[149] << 8)) | (z[145] << 16)) | (z[144] << 24),
    t337 = ((z[151] | (z[150] << 8)) | (z[153] << 16)) | (z[152] << 24),
    t338 = ((z[159] | (z[158] << 8)) | (z[157] << 16)) | (z[163] << 24),
    t339 = ((z[195] | (z[194] << 8)) | (z[193] << 16)) | (z[192] << 24),
    t340 = ((z[171] | (z[177] << 8)) | (z[173] << 16)) | (z[172] << 24),
    t341 = ((z[179] | (z[178] << 8)) | (z[181] << 16)) | (z[180] << 24),
    t342 = ((z[187] | (z[186] << 8)) | (z[185] << 16)) | (z[191] << 24),
    t343 = ((z[223] | (z[222] << 8)) | (z[221] << 16)) | (z[220] << 24),
    t344 = ((z[199] | (z[205] << 8)) | (z[201] << 16)) | (z[200] << 24),
    t345 = ((z[207] | (z[206] << 8)) | (z[209] << 16)) | (z[208] << 24),
    t346 = ((z[215] | (z[214] << 8)) | (z[213] << 16)) | (z[219] << 24),
    t347 = ((t314 | (z[252] << 8)) | (z[251] << 16)) | (z[250] << 24),
    t348 = ((z[227] | (z[233] << 8)) | (z[229] << 16)) | (z[228] << 24),
    t349 = ((z[235] | (z[234] << 8)) | (z[237] << 16)) | (z[236] << 24),
    t350 = ((z[243] | (z[242] << 8)) | (z[241] << 16)) | (t313 << 24);
    store32(rk, ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24));
    store32(rk + 4, ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24));
    store32(rk + 8, ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24));
    store32(rk + 12, ((t12 | (t13 << 8)) | (t14 << 16)) | (t15 << 24));
    store32(rk + 16, t185);
    store32(rk + 20, t189);
    store32(rk + 24, t193);
    store32(rk + 28, t195);
    store32(rk + 32, t199);
    store32(rk + 36, t203);
    store32(rk + 40, t207);
    store32(rk + 44, t209);
    store32(rk + 48, t213);
    store32(rk + 52, t217);
    store32(rk + 56, t221);
    store32(rk + 60, t223);
    store32(rk + 64, t227);
    store32(rk + 68, t231);
    store32(rk + 72, t235);
    store32(rk + 76, t237);
    store32(rk + 80, t241);
    store32(rk + 84, t245);
    store32(rk + 88, t249);
    store32(rk + 92, t251);
    store32(rk + 96, t255);
    store32(rk + 100, t259);
    store32(rk + 104, t263);
    store32(rk + 108, t265);
    store32(rk + 112, t269);
    store32(rk + 116, t273);
    store32(rk + 120, t277);
    store32(rk + 124, t279);
    store32(rk + 128, t283);
    store32(rk + 132, t287);
    store32(rk + 136, t291);
    store32(rk + 140, t293);
    store32(rk + 144, t297);
    store32(rk + 148, t301);
    store32(rk + 152, t305);
    store32(rk + 156, t307);
    store32(rk + 160, t308 | (t173 << 24));
    store32(rk + 164, t309 | (t177 << 24));
    store32(rk + 168, t310 | (t181 << 24));
    store32(rk + 172, t312);
    store32(rk + 176, t315);
    store32(rk + 180, t316);
    store32(rk + 184, t317);
    store32(rk + 188, t318);
    store32(rk + 192, t319);
    store32(rk + 196, t320);
    store32(rk + 200, t321);
    store32(rk + 204, t322);
    store32(rk + 208, t323);
    store32(rk + 212, t324);
    store32(rk + 216, t325);
    store32(rk + 220, t326);
    store32(rk + 224, t327);
    store32(rk + 228, t328);
    store32(rk + 232, t329);
    store32(rk + 236, t330);
    store32(rk + 240, t331);
    store32(rk + 244, t332);
    store32(rk + 248, t333);
    store32(rk + 252, t334);
    store32(rk + 256, t335);
    store32(rk + 260, t336);
    store32(rk + 264, t337);
    store32(rk + 268, t338);
    store32(rk + 272, t339);
    store32(rk + 276, t340);
    store32(rk + 280, t341);
    store32(rk + 284, t342);
    store32(rk + 288, t343);
    store32(rk + 292, t344);
    store32(rk + 296, t345);
    store32(rk + 300, t346);
    store32(rk + 304, t347);
    store32(rk + 308, t348);
    store32(rk + 312, t349);
    store32(rk + 316, t350);
    store32(rk + 320, 0xc6a56363);
    store32(rk + 324, 0xf8847c7c);
    store32(rk + 328, 0xee997777);
    store32(rk + 332, 0xf68d7b7b);
    store32(rk + 336, 0xff0df2f2);
    store32(rk + 340, 0xd6bd6b6b);
    store32(rk + 344, 0xdeb16f6f);
    store32(rk + 348, 0x9154c5c5);
    store32(rk + 352, 0x60503030);
    store32(rk + 356, 0x2030101);
    store32(rk + 360, 0xcea96767);
    store32(rk + 364, 0x567d2b2b);
    store32(rk + 368, 0xe719fefe);
    store32(rk + 372, 0xb562d7d7);
    store32(rk + 376, 0x4de6abab);
    store32(rk + 380, 0xec9a7676);
    store32(rk + 384, 0x8f45caca);
    store32(rk + 388, 0x1f9d8282);
    store32(rk + 392, 0x8940c9c9);
    store32(rk + 396, 0xfa877d7d);
    store32(rk + 400, 0xef15fafa);
    store32(rk + 404, 0xb2eb5959);
    store32(rk + 408, 0x8ec94747);
    store32(rk + 412, 0xfb0bf0f0);
    store32(rk + 416, 0x41ecadad);
    store32(rk + 420, 0xb367d4d4);
    store32(rk + 424, 0x5ffda2a2);
    store32(rk + 428, 0x45eaafaf);
    store32(rk + 432, 0x23bf9c9c);
    store32(rk + 436, 0x53f7a4a4);
    store32(rk + 440, 0xe4967272);
    store32(rk + 444, 0x9b5bc0c0);
    store32(rk + 448, 0x75c2b7b7);
    store32(rk + 452, 0xe11cfdfd);
    store32(rk + 456, 0x3dae9393);
    store32(rk + 460, 0x4c6a2626);
    store32(rk + 464, 0x6c5a3636);
    store32(rk + 468, 0x7e413f3f);
    store32(rk + 472, 0xf502f7f7);
    store32(rk + 476, 0x834fcccc);
    store32(rk + 480, 0x685c3434);
    store32(rk + 484, 0x51f4a5a5);
    store32(rk + 488, 0xd134e5e5);
    store32(rk + 492, 0xf908f1f1);
    store32(rk + 496, 0xe2937171);
    store32(rk + 500, 0xab73d8d8);
    store32(rk + 504, 0x62533131);
    store32(rk + 508, 0x2a3f1515);
    store32(rk + 512, 0x80c0404);
    store32(rk + 516, 0x9552c7c7);
    store32(rk + 520, 0x46652323);
    store32(rk + 524, 0x9d5ec3c3);
    store32(rk + 528, 0x30281818);
    store32(rk + 532, 0x37a19696);
    store32(rk + 536, 0xa0f0505);
    store32(rk + 540, 0x2fb59a9a);
    store32(rk + 544, 0xe090707);
    store32(rk + 548, 0x24361212);
    store32(rk + 552, 0x1b9b8080);
    store32(rk + 556, 0xdf3de2e2);
    store32(rk + 560, 0xcd26ebeb);
    store32(rk + 564, 0x4e692727);
    store32(rk + 568, 0x7fcdb2b2);
    store32(rk + 572, 0xea9f7575);
    store32(rk + 576, 0x121b0909);
    store32(rk + 580, 0x1d9e8383);
    store32(rk + 584, 0x58742c2c);
    store32(rk + 588, 0x342e1a1a);
    store32(rk + 592, 0x362d1b1b);
    store32(rk + 596, 0xdcb26e6e);
    store32(rk + 600, 0xb4ee5a5a);
    store32(rk + 604, 0x5bfba0a0);
    store32(rk + 608, 0xa4f65252);
    store32(rk + 612, 0x764d3b3b);
    store32(rk + 616, 0xb761d6d6);
    store32(rk + 620, 0x7dceb3b3);
    store32(rk + 624, 0x527b2929);
    store32(rk + 628, 0xdd3ee3e3);
    store32(rk + 632, 0x5e712f2f);
    store32(rk + 636, 0x13978484);
    store32(rk + 640, 0xa6f55353);
    store32(rk + 644, 0xb968d1d1);
    store32(rk + 648, 0);
    store32(rk + 652, 0xc12ceded);
    store32(rk + 656, 0x40602020);
    store32(rk + 660, 0xe31ffcfc);
    store32(rk + 664, 0x79c8b1b1);
    store32(rk + 668, 0xb6ed5b5b);
    store32(rk + 672, 0xd4be6a6a);
    store32(rk + 676, 0x8d46cbcb);
    store32(rk + 680, 0x67d9bebe);
    store32(rk + 684, 0x724b3939);
    store32(rk + 688, 0x94de4a4a);
    store32(rk + 692, 0x98d44c4c);
    store32(rk + 696, 0xb0e85858);
    store32(rk + 700, 0x854acfcf);
    store32(rk + 704, 0xbb6bd0d0);
    store32(rk + 708, 0xc52aefef);
    store32(rk + 712, 0x4fe5aaaa);
    store32(rk + 716, 0xed16fbfb);
    store32(rk + 720, 0x86c54343);
    store32(rk + 724, 0x9ad74d4d);
    store32(rk + 728, 0x66553333);
    store32(rk + 732, 0x11948585);
    store32(rk + 736, 0x8acf4545);
    store32(rk + 740, 0xe910f9f9);
    store32(rk + 744, 0x4060202);
    store32(rk + 748, 0xfe817f7f);
    store32(rk + 752, 0xa0f05050);
    store32(rk + 756, 0x78443c3c);
    store32(rk + 760, 0x25ba9f9f);
    store32(rk + 764, 0x4be3a8a8);
    store32(rk + 768, 0xa2f35151);
    store32(rk + 772, 0x5dfea3a3);
    store32(rk + 776, 0x80c04040);
    store32(rk + 780, 0x58a8f8f);
    store32(rk + 784, 0x3fad9292);
    store32(rk + 788, 0x21bc9d9d);
    store32(rk + 792, 0x70483838);
    store32(rk + 796, 0xf104f5f5);
    store32(rk + 800, 0x63dfbcbc);
    store32(rk + 804, 0x77c1b6b6);
    store32(rk + 808, 0xaf75dada);
    store32(rk + 812, 0x42632121);
    store32(rk + 816, 0x20301010);
    store32(rk + 820, 0xe51affff);
    store32(rk + 824, 0xfd0ef3f3);
    store32(rk + 828, 0xbf6dd2d2);
    store32(rk + 832, 0x814ccdcd);
    store32(rk + 836, 0x18140c0c);
    store32(rk + 840, 0x26351313);
    store32(rk + 844, 0xc32fecec);
    store32(rk + 848, 0xbee15f5f);
    store32(rk + 852, 0x35a29797);
    store32(rk + 856, 0x88cc4444);
    store32(rk + 860, 0x2e391717);
    store32(rk + 864, 0x9357c4c4);
    store32(rk + 868, 0x55f2a7a7);
    store32(rk + 872, 0xfc827e7e);
    store32(rk + 876, 0x7a473d3d);
    store32(rk + 880, 0xc8ac6464);
    store32(rk + 884, 0xbae75d5d);
    store32(rk + 888, 0x322b1919);
    store32(rk + 892, 0xe6957373);
    store32(rk + 896, 0xc0a06060);
    store32(rk + 900, 0x19988181);
    store32(rk + 904, 0x9ed14f4f);
    store32(rk + 908, 0xa37fdcdc);
    store32(rk + 912, 0x44662222);
    store32(rk + 916, 0x547e2a2a);
    store32(rk + 920, 0x3bab9090);
    store32(rk + 924, 0xb838888);
    store32(rk + 928, 0x8cca4646);
    store32(rk + 932, 0xc729eeee);
    store32(rk + 936, 0x6bd3b8b8);
    store32(rk + 940, 0x283c1414);
    store32(rk + 944, 0xa779dede);
    store32(rk + 948, 0xbce25e5e);
    store32(rk + 952, 0x161d0b0b);
    store32(rk + 956, 0xad76dbdb);
    store32(rk + 960, 0xdb3be0e0);
    store32(rk + 964, 0x64563232);
    store32(rk + 968, 0x744e3a3a);
    store32(rk + 972, 0x141e0a0a);
    store32(rk + 976, 0x92db4949);
    store32(rk + 980, 0xc0a0606);
    store32(rk + 984, 0x486c2424);
    store32(rk + 988, 0xb8e45c5c);
    store32(rk + 992, 0x9f5dc2c2);
    store32(rk + 996, 0xbd6ed3d3);
    store32(rk + 1000, 0x43efacac);
    store32(rk + 1004, 0xc4a66262);
    store32(rk + 1008, 0x39a89191);
    store32(rk + 1012, 0x31a49595);
    store32(rk + 1016, 0xd337e4e4);
    store32(rk + 1020, 0xf28b7979);
    store32(rk + 1024, 0xd532e7e7);
    store32(rk + 1028, 0x8b43c8c8);
    store32(rk + 1032, 0x6e593737);
    store32(rk + 1036, 0xdab76d6d);
    store32(rk + 1040, 0x18c8d8d);
    store32(rk + 1044, 0xb164d5d5);
    store32(rk + 1048, 0x9cd24e4e);
    store32(rk + 1052, 0x49e0a9a9);
    store32(rk + 1056, 0xd8b46c6c);
    store32(rk + 1060, 0xacfa5656);
    store32(rk + 1064, 0xf307f4f4);
    store32(rk + 1068, 0xcf25eaea);
    store32(rk + 1072, 0xcaaf6565);
    store32(rk + 1076, 0xf48e7a7a);
    store32(rk + 1080, 0x47e9aeae);
    store32(rk + 1084, 0x10180808);
    store32(rk + 1088, 0x6fd5baba);
    store32(rk + 1092, 0xf0887878);
    store32(rk + 1096, 0x4a6f2525);
    store32(rk + 1100, 0x5c722e2e);
    store32(rk + 1104, 0x38241c1c);
    store32(rk + 1108, 0x57f1a6a6);
    store32(rk + 1112, 0x73c7b4b4);
    store32(rk + 1116, 0x9751c6c6);
    store32(rk + 1120, 0xcb23e8e8);
    store32(rk + 1124, 0xa17cdddd);
    store32(rk + 1128, 0xe89c7474);
    store32(rk + 1132, 0x3e211f1f);
    store32(rk + 1136, 0x96dd4b4b);
    store32(rk + 1140, 0x61dcbdbd);
    store32(rk + 1144, 0xd868b8b);
    store32(rk + 1148, 0xf858a8a);
    store32(rk + 1152, 0xe0907070);
    store32(rk + 1156, 0x7c423e3e);
    store32(rk + 1160, 0x71c4b5b5);
    store32(rk + 1164, 0xccaa6666);
    store32(rk + 1168, 0x90d84848);
    store32(rk + 1172, 0x6050303);
    store32(rk + 1176, 0xf701f6f6);
    store32(rk + 1180, 0x1c120e0e);
    store32(rk + 1184, 0xc2a36161);
    store32(rk + 1188, 0x6a5f3535);
    store32(rk + 1192, 0xaef95757);
    store32(rk + 1196, 0x69d0b9b9);
    store32(rk + 1200, 0x17918686);
    store32(rk + 1204, 0x9958c1c1);
    store32(rk + 1208, 0x3a271d1d);
    store32(rk + 1212, 0x27b99e9e);
    store32(rk + 1216, 0xd938e1e1);
    store32(rk + 1220, 0xeb13f8f8);
    store32(rk + 1224, 0x2bb39898);
    store32(rk + 1228, 0x22331111);
    store32(rk + 1232, 0xd2bb6969);
    store32(rk + 1236, 0xa970d9d9);
    store32(rk + 1240, 0x7898e8e);
    store32(rk + 1244, 0x33a79494);
    store32(rk + 1248, 0x2db69b9b);
    store32(rk + 1252, 0x3c221e1e);
    store32(rk + 1256, 0x15928787);
    store32(rk + 1260, 0xc920e9e9);
    store32(rk + 1264, 0x8749cece);
    store32(rk + 1268, 0xaaff5555);
    store32(rk + 1272, 0x50782828);
    store32(rk + 1276, 0xa57adfdf);
    store32(rk + 1280, 0x38f8c8c);
    store32(rk + 1284, 0x59f8a1a1);
    store32(rk + 1288, 0x9808989);
    store32(rk + 1292, 0x1a170d0d);
    store32(rk + 1296, 0x65dabfbf);
    store32(rk + 1300, 0xd731e6e6);
    store32(rk + 1304, 0x84c64242);
    store32(rk + 1308, 0xd0b86868);
    store32(rk + 1312, 0x82c34141);
    store32(rk + 1316, 0x29b09999);
    store32(rk + 1320, 0x5a772d2d);
    store32(rk + 1324, 0x1e110f0f);
    store32(rk + 1328, 0x7bcbb0b0);
    store32(rk + 1332, 0xa8fc5454);
    store32(rk + 1336, 0x6dd6bbbb);
    store32(rk + 1340, 0x2c3a1616);
    store32(rk + 1344, 0x51f4a750);
    store32(rk + 1348, 0x7e416553);
    store32(rk + 1352, 0x1a17a4c3);
    store32(rk + 1356, 0x3a275e96);
    store32(rk + 1360, 0x3bab6bcb);
    store32(rk + 1364, 0x1f9d45f1);
    store32(rk + 1368, 0xacfa58ab);
    store32(rk + 1372, 0x4be30393);
    store32(rk + 1376, 0x2030fa55);
    store32(rk + 1380, 0xad766df6);
    store32(rk + 1384, 0x88cc7691);
    store32(rk + 1388, 0xf5024c25);
    store32(rk + 1392, 0x4fe5d7fc);
    store32(rk + 1396, 0xc52acbd7);
    store32(rk + 1400, 0x26354480);
    store32(rk + 1404, 0xb562a38f);
    store32(rk + 1408, 0xdeb15a49);
    store32(rk + 1412, 0x25ba1b67);
    store32(rk + 1416, 0x45ea0e98);
    store32(rk + 1420, 0x5dfec0e1);
    store32(rk + 1424, 0xc32f7502);
    store32(rk + 1428, 0x814cf012);
    store32(rk + 1432, 0x8d4697a3);
    store32(rk + 1436, 0x6bd3f9c6);
    store32(rk + 1440, 0x38f5fe7);
    store32(rk + 1444, 0x15929c95);
    store32(rk + 1448, 0xbf6d7aeb);
    store32(rk + 1452, 0x955259da);
    store32(rk + 1456, 0xd4be832d);
    store32(rk + 1460, 0x587421d3);
    store32(rk + 1464, 0x49e06929);
    store32(rk + 1468, 0x8ec9c844);
    store32(rk + 1472, 0x75c2896a);
    store32(rk + 1476, 0xf48e7978);
    store32(rk + 1480, 0x99583e6b);
    store32(rk + 1484, 0x27b971dd);
    store32(rk + 1488, 0xbee14fb6);
    store32(rk + 1492, 0xf088ad17);
    store32(rk + 1496, 0xc920ac66);
    store32(rk + 1500, 0x7dce3ab4);
    store32(rk + 1504, 0x63df4a18);
    store32(rk + 1508, 0xe51a3182);
    store32(rk + 1512, 0x97513360);
    store32(rk + 1516, 0x62537f45);
    store32(rk + 1520, 0xb16477e0);
    store32(rk + 1524, 0xbb6bae84);
    store32(rk + 1528, 0xfe81a01c);
    store32(rk + 1532, 0xf9082b94);
    store32(rk + 1536, 0x70486858);
    store32(rk + 1540, 0x8f45fd19);
    store32(rk + 1544, 0x94de6c87);
    store32(rk + 1548, 0x527bf8b7);
    store32(rk + 1552, 0xab73d323);
    store32(rk + 1556, 0x724b02e2);
    store32(rk + 1560, 0xe31f8f57);
    store32(rk + 1564, 0x6655ab2a);
    store32(rk + 1568, 0xb2eb2807);
    store32(rk + 1572, 0x2fb5c203);
    store32(rk + 1576, 0x86c57b9a);
    store32(rk + 1580, 0xd33708a5);
    store32(rk + 1584, 0x302887f2);
    store32(rk + 1588, 0x23bfa5b2);
    store32(rk + 1592, 0x2036aba);
    store32(rk + 1596, 0xed16825c);
    store32(rk + 1600, 0x8acf1c2b);
    store32(rk + 1604, 0xa779b492);
    store32(rk + 1608, 0xf307f2f0);
    store32(rk + 1612, 0x4e69e2a1);
    store32(rk + 1616, 0x65daf4cd);
    store32(rk + 1620, 0x605bed5);
    store32(rk + 1624, 0xd134621f);
    store32(rk + 1628, 0xc4a6fe8a);
    store32(rk + 1632, 0x342e539d);
    store32(rk + 1636, 0xa2f355a0);
    store32(rk + 1640, 0x58ae132);
    store32(rk + 1644, 0xa4f6eb75);
    store32(rk + 1648, 0xb83ec39);
    store32(rk + 1652, 0x4060efaa);
    store32(rk + 1656, 0x5e719f06);
    store32(rk + 1660, 0xbd6e1051);
    store32(rk + 1664, 0x3e218af9);
    store32(rk + 1668, 0x96dd063d);
    store32(rk + 1672, 0xdd3e05ae);
    store32(rk + 1676, 0x4de6bd46);
    store32(rk + 1680, 0x91548db5);
    store32(rk + 1684, 0x71c45d05);
    store32(rk + 1688, 0x406d46f);
    store32(rk + 1692, 0x605015ff);
    store32(rk + 1696, 0x1998fb24);
    store32(rk + 1700, 0xd6bde997);
    store32(rk + 1704, 0x894043cc);
    store32(rk + 1708, 0x67d99e77);
    store32(rk + 1712, 0xb0e842bd);
    store32(rk + 1716, 0x7898b88);
    store32(rk + 1720, 0xe7195b38);
    store32(rk + 1724, 0x79c8eedb);
    store32(rk + 1728, 0xa17c0a47);
    store32(rk + 1732, 0x7c420fe9);
    store32(rk + 1736, 0xf8841ec9);
    store32(rk + 1740, 0);
    store32(rk + 1744, 0x9808683);
    store32(rk + 1748, 0x322bed48);
    store32(rk + 1752, 0x1e1170ac);
    store32(rk + 1756, 0x6c5a724e);
    store32(rk + 1760, 0xfd0efffb);
    store32(rk + 1764, 0xf853856);
    store32(rk + 1768, 0x3daed51e);
    store32(rk + 1772, 0x362d3927);
    store32(rk + 1776, 0xa0fd964);
    store32(rk + 1780, 0x685ca621);
    store32(rk + 1784, 0x9b5b54d1);
    store32(rk + 1788, 0x24362e3a);
    store32(rk + 1792, 0xc0a67b1);
    store32(rk + 1796, 0x9357e70f);
    store32(rk + 1800, 0xb4ee96d2);
    store32(rk + 1804, 0x1b9b919e);
    store32(rk + 1808, 0x80c0c54f);
    store32(rk + 1812, 0x61dc20a2);
    store32(rk + 1816, 0x5a774b69);
    store32(rk + 1820, 0x1c121a16);
    store32(rk + 1824, 0xe293ba0a);
    store32(rk + 1828, 0xc0a02ae5);
    store32(rk + 1832, 0x3c22e043);
    store32(rk + 1836, 0x121b171d);
    store32(rk + 1840, 0xe090d0b);
    store32(rk + 1844, 0xf28bc7ad);
    store32(rk + 1848, 0x2db6a8b9);
    store32(rk + 1852, 0x141ea9c8);
    store32(rk + 1856, 0x57f11985);
    store32(rk + 1860, 0xaf75074c);
    store32(rk + 1864, 0xee99ddbb);
    store32(rk + 1868, 0xa37f60fd);
    store32(rk + 1872, 0xf701269f);
    store32(rk + 1876, 0x5c72f5bc);
    store32(rk + 1880, 0x44663bc5);
    store32(rk + 1884, 0x5bfb7e34);
    store32(rk + 1888, 0x8b432976);
    store32(rk + 1892, 0xcb23c6dc);
    store32(rk + 1896, 0xb6edfc68);
    store32(rk + 1900, 0xb8e4f163);
    store32(rk + 1904, 0xd731dcca);
    store32(rk + 1908, 0x42638510);
    store32(rk + 1912, 0x13972240);
    store32(rk + 1916, 0x84c61120);
    store32(rk + 1920, 0x854a247d);
    store32(rk + 1924, 0xd2bb3df8);
    store32(rk + 1928, 0xaef93211);
    store32(rk + 1932, 0xc729a16d);
    store32(rk + 1936, 0x1d9e2f4b);
    store32(rk + 1940, 0xdcb230f3);
    store32(rk + 1944, 0xd8652ec);
    store32(rk + 1948, 0x77c1e3d0);
    store32(rk + 1952, 0x2bb3166c);
    store32(rk + 1956, 0xa970b999);
    store32(rk + 1960, 0x119448fa);
    store32(rk + 1964, 0x47e96422);
    store32(rk + 1968, 0xa8fc8cc4);
    store32(rk + 1972, 0xa0f03f1a);
    store32(rk + 1976, 0x567d2cd8);
    store32(rk + 1980, 0x223390ef);
    store32(rk + 1984, 0x87494ec7);
    store32(rk + 1988, 0xd938d1c1);
    store32(rk + 1992, 0x8ccaa2fe);
    store32(rk + 1996, 0x98d40b36);
    store32(rk + 2000, 0xa6f581cf);
    store32(rk + 2004, 0xa57ade28);
    store32(rk + 2008, 0xdab78e26);
    store32(rk + 2012, 0x3fadbfa4);
    store32(rk + 2016, 0x2c3a9de4);
    store32(rk + 2020, 0x5078920d);
    store32(rk + 2024, 0x6a5fcc9b);
    store32(rk + 2028, 0x547e4662);
    store32(rk + 2032, 0xf68d13c2);
    store32(rk + 2036, 0x90d8b8e8);
    store32(rk + 2040, 0x2e39f75e);
    store32(rk + 2044, 0x82c3aff5);
    store32(rk + 2048, 0x9f5d80be);
    store32(rk + 2052, 0x69d0937c);
    store32(rk + 2056, 0x6fd52da9);
    store32(rk + 2060, 0xcf2512b3);
    store32(rk + 2064, 0xc8ac993b);
    store32(rk + 2068, 0x10187da7);
    store32(rk + 2072, 0xe89c636e);
    store32(rk + 2076, 0xdb3bbb7b);
    store32(rk + 2080, 0xcd267809);
    store32(rk + 2084, 0x6e5918f4);
    store32(rk + 2088, 0xec9ab701);
    store32(rk + 2092, 0x834f9aa8);
    store32(rk + 2096, 0xe6956e65);
    store32(rk + 2100, 0xaaffe67e);
    store32(rk + 2104, 0x21bccf08);
    store32(rk + 2108, 0xef15e8e6);
    store32(rk + 2112, 0xbae79bd9);
    store32(rk + 2116, 0x4a6f36ce);
    store32(rk + 2120, 0xea9f09d4);
    store32(rk + 2124, 0x29b07cd6);
    store32(rk + 2128, 0x31a4b2af);
    store32(rk + 2132, 0x2a3f2331);
    store32(rk + 2136, 0xc6a59430);
    store32(rk + 2140, 0x35a266c0);
    store32(rk + 2144, 0x744ebc37);
    store32(rk + 2148, 0xfc82caa6);
    store32(rk + 2152, 0xe090d0b0);
    store32(rk + 2156, 0x33a7d815);
    store32(rk + 2160, 0xf104984a);
    store32(rk + 2164, 0x41ecdaf7);
    store32(rk + 2168, 0x7fcd500e);
    store32(rk + 2172, 0x1791f62f);
    store32(rk + 2176, 0x764dd68d);
    store32(rk + 2180, 0x43efb04d);
    store32(rk + 2184, 0xccaa4d54);
    store32(rk + 2188, 0xe49604df);
    store32(rk + 2192, 0x9ed1b5e3);
    store32(rk + 2196, 0x4c6a881b);
    store32(rk + 2200, 0xc12c1fb8);
    store32(rk + 2204, 0x4665517f);
    store32(rk + 2208, 0x9d5eea04);
    store32(rk + 2212, 0x18c355d);
    store32(rk + 2216, 0xfa877473);
    store32(rk + 2220, 0xfb0b412e);
    store32(rk + 2224, 0xb3671d5a);
    store32(rk + 2228, 0x92dbd252);
    store32(rk + 2232, 0xe9105633);
    store32(rk + 2236, 0x6dd64713);
    store32(rk + 2240, 0x9ad7618c);
    store32(rk + 2244, 0x37a10c7a);
    store32(rk + 2248, 0x59f8148e);
    store32(rk + 2252, 0xeb133c89);
    store32(rk + 2256, 0xcea927ee);
    store32(rk + 2260, 0xb761c935);
    store32(rk + 2264, 0xe11ce5ed);
    store32(rk + 2268, 0x7a47b13c);
    store32(rk + 2272, 0x9cd2df59);
    store32(rk + 2276, 0x55f2733f);
    store32(rk + 2280, 0x1814ce79);
    store32(rk + 2284, 0x73c737bf);
    store32(rk + 2288, 0x53f7cdea);
    store32(rk + 2292, 0x5ffdaa5b);
    store32(rk + 2296, 0xdf3d6f14);
    store32(rk + 2300, 0x7844db86);
    store32(rk + 2304, 0xcaaff381);
    store32(rk + 2308, 0xb968c43e);
    store32(rk + 2312, 0x3824342c);
    store32(rk + 2316, 0xc2a3405f);
    store32(rk + 2320, 0x161dc372);
    store32(rk + 2324, 0xbce2250c);
    store32(rk + 2328, 0x283c498b);
    store32(rk + 2332, 0xff0d9541);
    store32(rk + 2336, 0x39a80171);
    store32(rk + 2340, 0x80cb3de);
    store32(rk + 2344, 0xd8b4e49c);
    store32(rk + 2348, 0x6456c190);
    store32(rk + 2352, 0x7bcb8461);
    store32(rk + 2356, 0xd532b670);
    store32(rk + 2360, 0x486c5c74);
    store32(rk + 2364, 0xd0b85742);
}

static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_aes128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_aes128_128_key_setup_ptx(ctx, key);
    lwcc_aes128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_aes128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11];
    store32(ctx + 2368, t0);
    store32(ctx + 2372, t1);
    store32(ctx + 2376, t2);
    store32(ctx + 2380, t3);
    store32(ctx + 2384, t4);
    store32(ctx + 2388, t5);
    store32(ctx + 2392, t6);
    store32(ctx + 2396, t7);
    store32(ctx + 2400, t8);
    store32(ctx + 2404, t9);
    store32(ctx + 2408, t10);
    store32(ctx + 2412, t11);
}

#endif
