// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon128_256 --target ptx --lanes 1
#ifndef LWCC_SIMON128_256_H_PTX
#define LWCC_SIMON128_256_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON128_256_BLOCK_BYTES_PTX 16
#define LWCC_SIMON128_256_KEY_BYTES_PTX 32
#define LWCC_SIMON128_256_NONCE_BYTES_PTX 12
#define LWCC_SIMON128_256_RK_BYTES_PTX 576
#define LWCC_SIMON128_256_CTX_BYTES_PTX 600
#define LWCC_SIMON128_256_ALIGN_BYTES_PTX 16
#define LWCC_SIMON128_256_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (576 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon128_256_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (600 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_simon128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon128_256_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20),
    t6 = load_le32(key + 24), t7 = load_le32(key + 28), t8 = ((t6 >> 3) | (t7 << 29)) ^ t2,
    t9 = ((t7 >> 3) | (t6 << 29)) ^ t3, t10 = (0xfffffffd ^ t0) ^ (t8 ^ ((t8 >> 1) | (t9 << 31))),
    t11 = (0xffffffff ^ t1) ^ (t9 ^ ((t9 >> 1) | (t8 << 31))),
    t12 = ((t10 >> 3) | (t11 << 29)) ^ t4, t13 = ((t11 >> 3) | (t10 << 29)) ^ t5,
    t14 = (0xfffffffd ^ t2) ^ (t12 ^ ((t12 >> 1) | (t13 << 31))),
    t15 = (0xffffffff ^ t3) ^ (t13 ^ ((t13 >> 1) | (t12 << 31))),
    t16 = ((t14 >> 3) | (t15 << 29)) ^ t6, t17 = ((t15 >> 3) | (t14 << 29)) ^ t7,
    t18 = (0xfffffffc ^ t4) ^ (t16 ^ ((t16 >> 1) | (t17 << 31))),
    t19 = (0xffffffff ^ t5) ^ (t17 ^ ((t17 >> 1) | (t16 << 31))),
    t20 = ((t18 >> 3) | (t19 << 29)) ^ t10, t21 = ((t19 >> 3) | (t18 << 29)) ^ t11,
    t22 = (0xfffffffd ^ t6) ^ (t20 ^ ((t20 >> 1) | (t21 << 31))),
    t23 = (0xffffffff ^ t7) ^ (t21 ^ ((t21 >> 1) | (t20 << 31))),
    t24 = ((t22 >> 3) | (t23 << 29)) ^ t14, t25 = ((t23 >> 3) | (t22 << 29)) ^ t15,
    t26 = (0xfffffffc ^ t10) ^ (t24 ^ ((t24 >> 1) | (t25 << 31))),
    t27 = (0xffffffff ^ t11) ^ (t25 ^ ((t25 >> 1) | (t24 << 31))),
    t28 = ((t26 >> 3) | (t27 << 29)) ^ t18, t29 = ((t27 >> 3) | (t26 << 29)) ^ t19,
    t30 = (0xfffffffc ^ t14) ^ (t28 ^ ((t28 >> 1) | (t29 << 31))),
    t31 = (0xffffffff ^ t15) ^ (t29 ^ ((t29 >> 1) | (t28 << 31))),
    t32 = ((t30 >> 3) | (t31 << 29)) ^ t22, t33 = ((t31 >> 3) | (t30 << 29)) ^ t23,
    t34 = (0xfffffffc ^ t18) ^ (t32 ^ ((t32 >> 1) | (t33 << 31))),
    t35 = (0xffffffff ^ t19) ^ (t33 ^ ((t33 >> 1) | (t32 << 31))),
    t36 = ((t34 >> 3) | (t35 << 29)) ^ t26, t37 = ((t35 >> 3) | (t34 << 29)) ^ t27,
    t38 = (0xfffffffd ^ t22) ^ (t36 ^ ((t36 >> 1) | (t37 << 31))),
    t39 = (0xffffffff ^ t23) ^ (t37 ^ ((t37 >> 1) | (t36 << 31))),
    t40 = ((t38 >> 3) | (t39 << 29)) ^ t30, t41 = ((t39 >> 3) | (t38 << 29)) ^ t31,
    t42 = (0xfffffffd ^ t26) ^ (t40 ^ ((t40 >> 1) | (t41 << 31))),
    t43 = (0xffffffff ^ t27) ^ (t41 ^ ((t41 >> 1) | (t40 << 31))),
    t44 = ((t42 >> 3) | (t43 << 29)) ^ t34, t45 = ((t43 >> 3) | (t42 << 29)) ^ t35,
    t46 = (0xfffffffd ^ t30) ^ (t44 ^ ((t44 >> 1) | (t45 << 31))),
    t47 = (0xffffffff ^ t31) ^ (t45 ^ ((t45 >> 1) | (t44 << 31))),
    t48 = ((t46 >> 3) | (t47 << 29)) ^ t38, t49 = ((t47 >> 3) | (t46 << 29)) ^ t39,
    t50 = (0xfffffffd ^ t34) ^ (t48 ^ ((t48 >> 1) | (t49 << 31))),
    t51 = (0xffffffff ^ t35) ^ (t49 ^ ((t49 >> 1) | (t48 << 31))),
    t52 = ((t50 >> 3) | (t51 << 29)) ^ t42, t53 = ((t51 >> 3) | (t50 << 29)) ^ t43,
    t54 = (0xfffffffc ^ t38) ^ (t52 ^ ((t52 >> 1) | (t53 << 31))),
    t55 = (0xffffffff ^ t39) ^ (t53 ^ ((t53 >> 1) | (t52 << 31))),
    t56 = ((t54 >> 3) | (t55 << 29)) ^ t46, t57 = ((t55 >> 3) | (t54 << 29)) ^ t47,
    t58 = (0xfffffffc ^ t42) ^ (t56 ^ ((t56 >> 1) | (t57 << 31))),
    t59 = (0xffffffff ^ t43) ^ (t57 ^ ((t57 >> 1) | (t56 << 31))),
    t60 = ((t58 >> 3) | (t59 << 29)) ^ t50, t61 = ((t59 >> 3) | (t58 << 29)) ^ t51,
    t62 = (0xfffffffd ^ t46) ^ (t60 ^ ((t60 >> 1) | (t61 << 31))),
    t63 = (0xffffffff ^ t47) ^ (t61 ^ ((t61 >> 1) | (t60 << 31))),
    t64 = ((t62 >> 3) | (t63 << 29)) ^ t54, t65 = ((t63 >> 3) | (t62 << 29)) ^ t55,
    t66 = (0xfffffffd ^ t50) ^ (t64 ^ ((t64 >> 1) | (t65 << 31))),
    t67 = (0xffffffff ^ t51) ^ (t65 ^ ((t65 >> 1) | (t64 << 31))),
    t68 = ((t66 >> 3) | (t67 << 29)) ^ t58, t69 = ((t67 >> 3) | (t66 << 29)) ^ t59,
    t70 = (0xfffffffc ^ t54) ^ (t68 ^ ((t68 >> 1) | (t69 << 31))),
    t71 = (0xffffffff ^ t55) ^ (t69 ^ ((t69 >> 1) | (t68 << 31))),
    t72 = ((t70 >> 3) | (t71 << 29)) ^ t62, t73 = ((t71 >> 3) | (t70 << 29)) ^ t63,
    t74 = (0xfffffffd ^ t58) ^ (t72 ^ ((t72 >> 1) | (t73 << 31))),
    t75 = (0xffffffff ^ t59) ^ (t73 ^ ((t73 >> 1) | (t72 << 31))),
    t76 = ((t74 >> 3) | (t75 << 29)) ^ t66, t77 = ((t75 >> 3) | (t74 << 29)) ^ t67,
    t78 = (0xfffffffc ^ t62) ^ (t76 ^ ((t76 >> 1) | (t77 << 31))),
    t79 = (0xffffffff ^ t63) ^ (t77 ^ ((t77 >> 1) | (t76 << 31))),
    t80 = ((t78 >> 3) | (t79 << 29)) ^ t70, t81 = ((t79 >> 3) | (t78 << 29)) ^ t71,
    t82 = (0xfffffffd ^ t66) ^ (t80 ^ ((t80 >> 1) | (t81 << 31))),
    t83 = (0xffffffff ^ t67) ^ (t81 ^ ((t81 >> 1) | (t80 << 31))),
    t84 = ((t82 >> 3) | (t83 << 29)) ^ t74, t85 = ((t83 >> 3) | (t82 << 29)) ^ t75,
    t86 = (0xfffffffd ^ t70) ^ (t84 ^ ((t84 >> 1) | (t85 << 31))),
    t87 = (0xffffffff ^ t71) ^ (t85 ^ ((t85 >> 1) | (t84 << 31))),
    t88 = ((t86 >> 3) | (t87 << 29)) ^ t78, t89 = ((t87 >> 3) | (t86 << 29)) ^ t79,
    t90 = (0xfffffffc ^ t74) ^ (t88 ^ ((t88 >> 1) | (t89 << 31))),
    t91 = (0xffffffff ^ t75) ^ (t89 ^ ((t89 >> 1) | (t88 << 31))),
    t92 = ((t90 >> 3) | (t91 << 29)) ^ t82, t93 = ((t91 >> 3) | (t90 << 29)) ^ t83,
    t94 = (0xfffffffd ^ t78) ^ (t92 ^ ((t92 >> 1) | (t93 << 31))),
    t95 = (0xffffffff ^ t79) ^ (t93 ^ ((t93 >> 1) | (t92 << 31))),
    t96 = ((t94 >> 3) | (t95 << 29)) ^ t86, t97 = ((t95 >> 3) | (t94 << 29)) ^ t87,
    t98 = (0xfffffffd ^ t82) ^ (t96 ^ ((t96 >> 1) | (t97 << 31))),
    t99 = (0xffffffff ^ t83) ^ (t97 ^ ((t97 >> 1) | (t96 << 31))),
    t100 = ((t98 >> 3) | (t99 << 29)) ^ t90, t101 = ((t99 >> 3) | (t98 << 29)) ^ t91,
    t102 = (0xfffffffc ^ t86) ^ (t100 ^ ((t100 >> 1) | (t101 << 31))),
    t103 = (0xffffffff ^ t87) ^ (t101 ^ ((t101 >> 1) | (t100 << 31))),
    t104 = ((t102 >> 3) | (t103 << 29)) ^ t94, t105 = ((t103 >> 3) | (t102 << 29)) ^ t95,
    t106 = (0xfffffffc ^ t90) ^ (t104 ^ ((t104 >> 1) | (t105 << 31))),
    t107 = (0xffffffff ^ t91) ^ (t105 ^ ((t105 >> 1) | (t104 << 31))),
    t108 = ((t106 >> 3) | (t107 << 29)) ^ t98, t109 = ((t107 >> 3) | (t106 << 29)) ^ t99,
    t110 = (0xfffffffc ^ t94) ^ (t108 ^ ((t108 >> 1) | (t109 << 31))),
    t111 = (0xffffffff ^ t95) ^ (t109 ^ ((t109 >> 1) | (t108 << 31))),
    t112 = ((t110 >> 3) | (t111 << 29)) ^ t102, t113 = ((t111 >> 3) | (t110 << 29)) ^ t103,
    t114 = (0xfffffffd ^ t98) ^ (t112 ^ ((t112 >> 1) | (t113 << 31))),
    t115 = (0xffffffff ^ t99) ^ (t113 ^ ((t113 >> 1) | (t112 << 31))),
    t116 = ((t114 >> 3) | (t115 << 29)) ^ t106, t117 = ((t115 >> 3) | (t114 << 29)) ^ t107,
    t118 = (0xfffffffc ^ t102) ^ (t116 ^ ((t116 >> 1) | (t117 << 31))),
    t119 = (0xffffffff ^ t103) ^ (t117 ^ ((t117 >> 1) | (t116 << 31))),
    t120 = ((t118 >> 3) | (t119 << 29)) ^ t110, t121 = ((t119 >> 3) | (t118 << 29)) ^ t111,
    t122 = (0xfffffffc ^ t106) ^ (t120 ^ ((t120 >> 1) | (t121 << 31))),
    t123 = (0xffffffff ^ t107) ^ (t121 ^ ((t121 >> 1) | (t120 << 31))),
    t124 = ((t122 >> 3) | (t123 << 29)) ^ t114, t125 = ((t123 >> 3) | (t122 << 29)) ^ t115,
    t126 = (0xfffffffc ^ t110) ^ (t124 ^ ((t124 >> 1) | (t125 << 31))),
    t127 = (0xffffffff ^ t111) ^ (t125 ^ ((t125 >> 1) | (t124 << 31))),
    t128 = ((t126 >> 3) | (t127 << 29)) ^ t118, t129 = ((t127 >> 3) | (t126 << 29)) ^ t119,
    t130 = (0xfffffffc ^ t114) ^ (t128 ^ ((t128 >> 1) | (t129 << 31))),
    t131 = (0xffffffff ^ t115) ^ (t129 ^ ((t129 >> 1) | (t128 << 31))),
    t132 = ((t130 >> 3) | (t131 << 29)) ^ t122, t133 = ((t131 >> 3) | (t130 << 29)) ^ t123,
    t134 = (0xfffffffc ^ t118) ^ (t132 ^ ((t132 >> 1) | (t133 << 31))),
    t135 = (0xffffffff ^ t119) ^ (t133 ^ ((t133 >> 1) | (t132 << 31))),
    t136 = ((t134 >> 3) | (t135 << 29)) ^ t126, t137 = ((t135 >> 3) | (t134 << 29)) ^ t127,
    t138 = (0xfffffffc ^ t122) ^ (t136 ^ ((t136 >> 1) | (t137 << 31))),
    t139 = (0xffffffff ^ t123) ^ (t137 ^ ((t137 >> 1) | (t136 << 31))),
    t140 = ((t138 >> 3) | (t139 << 29)) ^ t130, t141 = ((t139 >> 3) | (t138 << 29)) ^ t131,
    t142 = (0xfffffffd ^ t126) ^ (t140 ^ ((t140 >> 1) | (t141 << 31))),
    t143 = (0xffffffff ^ t127) ^ (t141 ^ ((t141 >> 1) | (t140 << 31))),
    t144 = ((t142 >> 3) | (t143 << 29)) ^ t134, t145 = ((t143 >> 3) | (t142 << 29)) ^ t135,
    t146 = (0xfffffffc ^ t130) ^ (t144 ^ ((t144 >> 1) | (t145 << 31))),
    t147 = (0xffffffff ^ t131) ^ (t145 ^ ((t145 >> 1) | (t144 << 31))),
    t148 = ((t146 >> 3) | (t147 << 29)) ^ t138, t149 = ((t147 >> 3) | (t146 << 29)) ^ t139,
    t150 = (0xfffffffd ^ t134) ^ (t148 ^ ((t148 >> 1) | (t149 << 31))),
    t151 = (0xffffffff ^ t135) ^ (t149 ^ ((t149 >> 1) | (t148 << 31))),
    t152 = ((t150 >> 3) | (t151 << 29)) ^ t142, t153 = ((t151 >> 3) | (t150 << 29)) ^ t143,
    t154 = (0xfffffffd ^ t138) ^ (t152 ^ ((t152 >> 1) | (t153 << 31))),
    t155 = (0xffffffff ^ t139) ^ (t153 ^ ((t153 >> 1) | (t152 << 31))),
    t156 = ((t154 >> 3) | (t155 << 29)) ^ t146, t157 = ((t155 >> 3) | (t154 << 29)) ^ t147,
    t158 = (0xfffffffd ^ t142) ^ (t156 ^ ((t156 >> 1) | (t157 << 31))),
    t159 = (0xffffffff ^ t143) ^ (t157 ^ ((t157 >> 1) | (t156 << 31))),
    t160 = ((t158 >> 3) | (t159 << 29)) ^ t150, t161 = ((t159 >> 3) | (t158 << 29)) ^ t151,
    t162 = (0xfffffffc ^ t146) ^ (t160 ^ ((t160 >> 1) | (t161 << 31))),
    t163 = (0xffffffff ^ t147) ^ (t161 ^ ((t161 >> 1) | (t160 << 31))),
    t164 = ((t162 >> 3) | (t163 << 29)) ^ t154, t165 = ((t163 >> 3) | (t162 << 29)) ^ t155,
    t166 = (0xfffffffc ^ t150) ^ (t164 ^ ((t164 >> 1) | (t165 << 31))),
    t167 = (0xffffffff ^ t151) ^ (t165 ^ ((t165 >> 1) | (t164 << 31))),
    t168 = ((t166 >> 3) | (t167 << 29)) ^ t158, t169 = ((t167 >> 3) | (t166 << 29)) ^ t159,
    t170 = (0xfffffffc ^ t154) ^ (t168 ^ ((t168 >> 1) | (t169 << 31))),
    t171 = (0xffffffff ^ t155) ^ (t169 ^ ((t169 >> 1) | (t168 << 31))),
    t172 = ((t170 >> 3) | (t171 << 29)) ^ t162, t173 = ((t171 >> 3) | (t170 << 29)) ^ t163,
    t174 = (0xfffffffc ^ t158) ^ (t172 ^ ((t172 >> 1) | (t173 << 31))),
    t175 = (0xffffffff ^ t159) ^ (t173 ^ ((t173 >> 1) | (t172 << 31))),
    t176 = ((t174 >> 3) | (t175 << 29)) ^ t166, t177 = ((t175 >> 3) | (t174 << 29)) ^ t167,
    t178 = (0xfffffffd ^ t162) ^ (t176 ^ ((t176 >> 1) | (t177 << 31))),
    t179 = (0xffffffff ^ t163) ^ (t177 ^ ((t177 >> 1) | (t176 << 31))),
    t180 = ((t178 >> 3) | (t179 << 29)) ^ t170, t181 = ((t179 >> 3) | (t178 << 29)) ^ t171,
    t182 = (0xfffffffd ^ t166) ^ (t180 ^ ((t180 >> 1) | (t181 << 31))),
    t183 = (0xffffffff ^ t167) ^ (t181 ^ ((t181 >> 1) | (t180 << 31))),
    t184 = ((t182 >> 3) | (t183 << 29)) ^ t174, t185 = ((t183 >> 3) | (t182 << 29)) ^ t175,
    t186 = (0xfffffffc ^ t170) ^ (t184 ^ ((t184 >> 1) | (t185 << 31))),
    t187 = (0xffffffff ^ t171) ^ (t185 ^ ((t185 >> 1) | (t184 << 31))),
    t188 = ((t186 >> 3) | (t187 << 29)) ^ t178, t189 = ((t187 >> 3) | (t186 << 29)) ^ t179,
    t190 = (0xfffffffc ^ t174) ^ (t188 ^ ((t188 >> 1) | (t189 << 31))),
    t191 = (0xffffffff ^ t175) ^ (t189 ^ ((t189 >> 1) | (t188 << 31))),
    t192 = ((t190 >> 3) | (t191 << 29)) ^ t182, t193 = ((t191 >> 3) | (t190 << 29)) ^ t183,
    t194 = (0xfffffffd ^ t178) ^ (t192 ^ ((t192 >> 1) | (t193 << 31))),
    t195 = (0xffffffff ^ t179) ^ (t193 ^ ((t193 >> 1) | (t192 << 31))),
    t196 = ((t194 >> 3) | (t195 << 29)) ^ t186, t197 = ((t195 >> 3) | (t194 << 29)) ^ t187,
    t198 = (0xfffffffc ^ t182) ^ (t196 ^ ((t196 >> 1) | (t197 << 31))),
    t199 = (0xffffffff ^ t183) ^ (t197 ^ ((t197 >> 1) | (t196 << 31))),
    t200 = ((t198 >> 3) | (t199 << 29)) ^ t190, t201 = ((t199 >> 3) | (t198 << 29)) ^ t191,
    t202 = (0xfffffffd ^ t186) ^ (t200 ^ ((t200 >> 1) | (t201 << 31))),
    t203 = (0xffffffff ^ t187) ^ (t201 ^ ((t201 >> 1) | (t200 << 31))),
    t204 = ((t202 >> 3) | (t203 << 29)) ^ t194, t205 = ((t203 >> 3) | (t202 << 29)) ^ t195,
    t206 = (0xfffffffc ^ t190) ^ (t204 ^ ((t204 >> 1) | (t205 << 31))),
    t207 = (0xffffffff ^ t191) ^ (t205 ^ ((t205 >> 1) | (t204 << 31))),
    t208 = ((t206 >> 3) | (t207 << 29)) ^ t198, t209 = ((t207 >> 3) | (t206 << 29)) ^ t199,
    t210 = (0xfffffffc ^ t194) ^ (t208 ^ ((t208 >> 1) | (t209 << 31))),
    t211 = (0xffffffff ^ t195) ^ (t209 ^ ((t209 >> 1) | (t208 << 31))),
    t212 = ((t210 >> 3) | (t211 << 29)) ^ t202, t213 = ((t211 >> 3) | (t210 << 29)) ^ t203,
    t214 = (0xfffffffd ^ t198) ^ (t212 ^ ((t212 >> 1) | (t213 << 31))),
    t215 = (0xffffffff ^ t199) ^ (t213 ^ ((t213 >> 1) | (t212 << 31))),
    t216 = ((t214 >> 3) | (t215 << 29)) ^ t206, t217 = ((t215 >> 3) | (t214 << 29)) ^ t207,
    t218 = (0xfffffffc ^ t202) ^ (t216 ^ ((t216 >> 1) | (t217 << 31))),
    t219 = (0xffffffff ^ t203) ^ (t217 ^ ((t217 >> 1) | (t216 << 31))),
    t220 = ((t218 >> 3) | (t219 << 29)) ^ t210, t221 = ((t219 >> 3) | (t218 << 29)) ^ t211,
    t222 = (0xfffffffc ^ t206) ^ (t220 ^ ((t220 >> 1) | (t221 << 31))),
    t223 = (0xffffffff ^ t207) ^ (t221 ^ ((t221 >> 1) | (t220 << 31))),
    t224 = ((t222 >> 3) | (t223 << 29)) ^ t214, t225 = ((t223 >> 3) | (t222 << 29)) ^ t215,
    t226 = (0xfffffffd ^ t210) ^ (t224 ^ ((t224 >> 1) | (t225 << 31))),
    t227 = (0xffffffff ^ t211) ^ (t225 ^ ((t225 >> 1) | (t224 << 31))),
    t228 = ((t226 >> 3) | (t227 << 29)) ^ t218, t229 = ((t227 >> 3) | (t226 << 29)) ^ t219,
    t230 = (0xfffffffd ^ t214) ^ (t228 ^ ((t228 >> 1) | (t229 << 31))),
    t231 = (0xffffffff ^ t215) ^ (t229 ^ ((t229 >> 1) | (t228 << 31))),
    t232 = ((t230 >> 3) | (t231 << 29)) ^ t222, t233 = ((t231 >> 3) | (t230 << 29)) ^ t223,
    t234 = (0xfffffffd ^ t218) ^ (t232 ^ ((t232 >> 1) | (t233 << 31))),
    t235 = (0xffffffff ^ t219) ^ (t233 ^ ((t233 >> 1) | (t232 << 31))),
    t236 = ((t234 >> 3) | (t235 << 29)) ^ t226, t237 = ((t235 >> 3) | (t234 << 29)) ^ t227,
    t238 = (0xfffffffc ^ t222) ^ (t236 ^ ((t236 >> 1) | (t237 << 31))),
    t239 = (0xffffffff ^ t223) ^ (t237 ^ ((t237 >> 1) | (t236 << 31))),
    t240 = ((t238 >> 3) | (t239 << 29)) ^ t230, t241 = ((t239 >> 3) | (t238 << 29)) ^ t231,
    t242 = (0xfffffffd ^ t226) ^ (t240 ^ ((t240 >> 1) | (t241 << 31))),
    t243 = (0xffffffff ^ t227) ^ (t241 ^ ((t241 >> 1) | (t240 << 31))),
    t244 = ((t242 >> 3) | (t243 << 29)) ^ t234, t245 = ((t243 >> 3) | (t242 << 29)) ^ t235,
    t246 = (0xfffffffd ^ t230) ^ (t244 ^ ((t244 >> 1) | (t245 << 31))),
    t247 = (0xffffffff ^ t231) ^ (t245 ^ ((t245 >> 1) | (t244 << 31))),
    t248 = ((t246 >> 3) | (t247 << 29)) ^ t238, t249 = ((t247 >> 3) | (t246 << 29)) ^ t239,
    t250 = (0xfffffffd ^ t234) ^ (t248 ^ ((t248 >> 1) | (t249 << 31))),
    t251 = (0xffffffff ^ t235) ^ (t249 ^ ((t249 >> 1) | (t248 << 31))),
    t252 = ((t250 >> 3) | (t251 << 29)) ^ t242, t253 = ((t251 >> 3) | (t250 << 29)) ^ t243,
    t254 = (0xfffffffd ^ t238) ^ (t252 ^ ((t252 >> 1) | (t253 << 31))),
    t255 = (0xffffffff ^ t239) ^ (t253 ^ ((t253 >> 1) | (t252 << 31))),
    t256 = ((t254 >> 3) | (t255 << 29)) ^ t246, t257 = ((t255 >> 3) | (t254 << 29)) ^ t247,
    t258 = (0xfffffffd ^ t242) ^ (t256 ^ ((t256 >> 1) | (t257 << 31))),
    t259 = (0xffffffff ^ t243) ^ (t257 ^ ((t257 >> 1) | (t256 << 31))),
    t260 = ((t258 >> 3) | (t259 << 29)) ^ t250, t261 = ((t259 >> 3) | (t258 << 29)) ^ t251,
    t262 = (0xfffffffd ^ t246) ^ (t260 ^ ((t260 >> 1) | (t261 << 31))),
    t263 = (0xffffffff ^ t247) ^ (t261 ^ ((t261 >> 1) | (t260 << 31))),
    t264 = ((t262 >> 3) | (t263 << 29)) ^ t254, t265 = ((t263 >> 3) | (t262 << 29)) ^ t255,
    t266 = (0xfffffffc ^ t250) ^ (t264 ^ ((t264 >> 1) | (t265 << 31))),
    t267 = (0xffffffff ^ t251) ^ (t265 ^ ((t265 >> 1) | (t264 << 31))),
    t268 = ((t266 >> 3) | (t267 << 29)) ^ t258, t269 = ((t267 >> 3) | (t266 << 29)) ^ t259,
    t270 = (0xfffffffd ^ t254) ^ (t268 ^ ((t268 >> 1) | (t269 << 31))),
    t271 = (0xffffffff ^ t255) ^ (t269 ^ ((t269 >> 1) | (t268 << 31))),
    t272 = ((t270 >> 3) | (t271 << 29)) ^ t262, t273 = ((t271 >> 3) | (t270 << 29)) ^ t263,
    t274 = (0xfffffffc ^ t258) ^ (t272 ^ ((t272 >> 1) | (t273 << 31))),
    t275 = (0xffffffff ^ t259) ^ (t273 ^ ((t273 >> 1) | (t272 << 31))),
    t276 = ((t274 >> 3) | (t275 << 29)) ^ t266, t277 = ((t275 >> 3) | (t274 << 29)) ^ t267,
    t278 = (0xfffffffc ^ t262) ^ (t276 ^ ((t276 >> 1) | (t277 << 31))),
    t279 = (0xffffffff ^ t263) ^ (t277 ^ ((t277 >> 1) | (t276 << 31)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t4);
    store32(rk + 20, t5);
    store32(rk + 24, t6);
    store32(rk + 28, t7);
    store32(rk + 32, t10);
    store32(rk + 36, t11);
    store32(rk + 40, t14);
    store32(rk + 44, t15);
    store32(rk + 48, t18);
    store32(rk + 52, t19);
    store32(rk + 56, t22);
    store32(rk + 60, t23);
    store32(rk + 64, t26);
    store32(rk + 68, t27);
    store32(rk + 72, t30);
    store32(rk + 76, t31);
    store32(rk + 80, t34);
    store32(rk + 84, t35);
    store32(rk + 88, t38);
    store32(rk + 92, t39);
    store32(rk + 96, t42);
    store32(rk + 100, t43);
    store32(rk + 104, t46);
    store32(rk + 108, t47);
    store32(rk + 112, t50);
    store32(rk + 116, t51);
    store32(rk + 120, t54);
    store32(rk + 124, t55);
    store32(rk + 128, t58);
    store32(rk + 132, t59);
    store32(rk + 136, t62);
    store32(rk + 140, t63);
    store32(rk + 144, t66);
    store32(rk + 148, t67);
    store32(rk + 152, t70);
    store32(rk + 156, t71);
    store32(rk + 160, t74);
    store32(rk + 164, t75);
    store32(rk + 168, t78);
    store32(rk + 172, t79);
    store32(rk + 176, t82);
    store32(rk + 180, t83);
    store32(rk + 184, t86);
    store32(rk + 188, t87);
    store32(rk + 192, t90);
    store32(rk + 196, t91);
    store32(rk + 200, t94);
    store32(rk + 204, t95);
    store32(rk + 208, t98);
    store32(rk + 212, t99);
    store32(rk + 216, t102);
    store32(rk + 220, t103);
    store32(rk + 224, t106);
    store32(rk + 228, t107);
    store32(rk + 232, t110);
    store32(rk + 236, t111);
    store32(rk + 240, t114);
    store32(rk + 244, t115);
    store32(rk + 248, t118);
    store32(rk + 252, t119);
    store32(rk + 256, t122);
    store32(rk + 260, t123);
    store32(rk + 264, t126);
    store32(rk + 268, t127);
    store32(rk + 272, t130);
    store32(rk + 276, t131);
    store32(rk + 280, t134);
    store32(rk + 284, t135);
    store32(rk + 288, t138);
    store32(rk + 292, t139);
    store32(rk + 296, t142);
    store32(rk + 300, t143);
    store32(rk + 304, t146);
    store32(rk + 308, t147);
    store32(rk + 312, t150);
    store32(rk + 316, t151);
    store32(rk + 320, t154);
    store32(rk + 324, t155);
    store32(rk + 328, t158);
    store32(rk + 332, t159);
    store32(rk + 336, t162);
    store32(rk + 340, t163);
    store32(rk + 344, t166);
    store32(rk + 348, t167);
    store32(rk + 352, t170);
    store32(rk + 356, t171);
    store32(rk + 360, t174);
    store32(rk + 364, t175);
    store32(rk + 368, t178);
    store32(rk + 372, t179);
    store32(rk + 376, t182);
    store32(rk + 380, t183);
    store32(rk + 384, t186);
    store32(rk + 388, t187);
    store32(rk + 392, t190);
    store32(rk + 396, t191);
    store32(rk + 400, t194);
    store32(rk + 404, t195);
    store32(rk + 408, t198);
    store32(rk + 412, t199);
    store32(rk + 416, t202);
    store32(rk + 420, t203);
    store32(rk + 424, t206);
    store32(rk + 428, t207);
    store32(rk + 432, t210);
    store32(rk + 436, t211);
    store32(rk + 440, t214);
    store32(rk + 444, t215);
    store32(rk + 448, t218);
    store32(rk + 452, t219);
    store32(rk + 456, t222);
    store32(rk + 460, t223);
    store32(rk + 464, t226);
    store32(rk + 468, t227);
    store32(rk + 472, t230);
    store32(rk + 476, t231);
    store32(rk + 480, t234);
    store32(rk + 484, t235);
    store32(rk + 488, t238);
    store32(rk + 492, t239);
    store32(rk + 496, t242);
    store32(rk + 500, t243);
    store32(rk + 504, t246);
    store32(rk + 508, t247);
    store32(rk + 512, t250);
    store32(rk + 516, t251);
    store32(rk + 520, t254);
    store32(rk + 524, t255);
    store32(rk + 528, t258);
    store32(rk + 532, t259);
    store32(rk + 536, t262);
    store32(rk + 540, t263);
    store32(rk + 544, t266);
    store32(rk + 548, t267);
    store32(rk + 552, t270);
    store32(rk + 556, t271);
    store32(rk + 560, t274);
    store32(rk + 564, t275);
    store32(rk + 568, t278);
    store32(rk + 572, t279);
}

static inline void lwcc_simon128_256_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon128_256_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon128_256_key_setup_ptx(ctx, key);
    lwcc_simon128_256_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon128_256_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t14 = load32(ctx) ^ t12, t15 = load32(ctx + 4) ^ t13;
    store32(ctx + 576, t8);
    store32(ctx + 580, t9);
    store32(ctx + 584, t10);
    store32(ctx + 588, t11);
    store32(ctx + 592, t14);
    store32(ctx + 596, t15);
}

#endif
