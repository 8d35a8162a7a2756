// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon128_192 --target ptx --lanes 1
#ifndef LWCC_SIMON128_192_H_PTX
#define LWCC_SIMON128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON128_192_BLOCK_BYTES_PTX 16
#define LWCC_SIMON128_192_KEY_BYTES_PTX 24
#define LWCC_SIMON128_192_NONCE_BYTES_PTX 12
#define LWCC_SIMON128_192_RK_BYTES_PTX 552
#define LWCC_SIMON128_192_CTX_BYTES_PTX 576
#define LWCC_SIMON128_192_ALIGN_BYTES_PTX 16
#define LWCC_SIMON128_192_GROUP_BYTES_PTX 16

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (552 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (576 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_simon128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_simon128_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = load_le32(key + 16), t5 = load_le32(key + 20),
    t6 = (t4 >> 3) | (t5 << 29), t7 = (t5 >> 3) | (t4 << 29),
    t8 = (0xfffffffd ^ t0) ^ (t6 ^ ((t6 >> 1) | (t7 << 31))),
    t9 = (0xffffffff ^ t1) ^ (t7 ^ ((t7 >> 1) | (t6 << 31))), t10 = (t8 >> 3) | (t9 << 29),
    t11 = (t9 >> 3) | (t8 << 29), t12 = (0xfffffffd ^ t2) ^ (t10 ^ ((t10 >> 1) | (t11 << 31))),
    t13 = (0xffffffff ^ t3) ^ (t11 ^ ((t11 >> 1) | (t10 << 31))), t14 = (t12 >> 3) | (t13 << 29),
    t15 = (t13 >> 3) | (t12 << 29), t16 = (0xfffffffc ^ t4) ^ (t14 ^ ((t14 >> 1) | (t15 << 31))),
    t17 = (0xffffffff ^ t5) ^ (t15 ^ ((t15 >> 1) | (t14 << 31))), t18 = (t16 >> 3) | (t17 << 29),
    t19 = (t17 >> 3) | (t16 << 29), t20 = (0xfffffffd ^ t8) ^ (t18 ^ ((t18 >> 1) | (t19 << 31))),
    t21 = (0xffffffff ^ t9) ^ (t19 ^ ((t19 >> 1) | (t18 << 31))), t22 = (t20 >> 3) | (t21 << 29),
    t23 = (t21 >> 3) | (t20 << 29), t24 = (0xfffffffd ^ t12) ^ (t22 ^ ((t22 >> 1) | (t23 << 31))),
    t25 = (0xffffffff ^ t13) ^ (t23 ^ ((t23 >> 1) | (t22 << 31))), t26 = (t24 >> 3) | (t25 << 29),
    t27 = (t25 >> 3) | (t24 << 29), t28 = (0xfffffffc ^ t16) ^ (t26 ^ ((t26 >> 1) | (t27 << 31))),
    t29 = (0xffffffff ^ t17) ^ (t27 ^ ((t27 >> 1) | (t26 << 31))), t30 = (t28 >> 3) | (t29 << 29),
    t31 = (t29 >> 3) | (t28 << 29), t32 = (0xfffffffd ^ t20) ^ (t30 ^ ((t30 >> 1) | (t31 << 31))),
    t33 = (0xffffffff ^ t21) ^ (t31 ^ ((t31 >> 1) | (t30 << 31))), t34 = (t32 >> 3) | (t33 << 29),
    t35 = (t33 >> 3) | (t32 << 29), t36 = (0xfffffffd ^ t24) ^ (t34 ^ ((t34 >> 1) | (t35 << 31))),
    t37 = (0xffffffff ^ t25) ^ (t35 ^ ((t35 >> 1) | (t34 << 31))), t38 = (t36 >> 3) | (t37 << 29),
    t39 = (t37 >> 3) | (t36 << 29), t40 = (0xfffffffd ^ t28) ^ (t38 ^ ((t38 >> 1) | (t39 << 31))),
    t41 = (0xffffffff ^ t29) ^ (t39 ^ ((t39 >> 1) | (t38 << 31))), t42 = (t40 >> 3) | (t41 << 29),
    t43 = (t41 >> 3) | (t40 << 29), t44 = (0xfffffffc ^ t32) ^ (t42 ^ ((t42 >> 1) | (t43 << 31))),
    t45 = (0xffffffff ^ t33) ^ (t43 ^ ((t43 >> 1) | (t42 << 31))), t46 = (t44 >> 3) | (t45 << 29),
    t47 = (t45 >> 3) | (t44 << 29), t48 = (0xfffffffd ^ t36) ^ (t46 ^ ((t46 >> 1) | (t47 << 31))),
    t49 = (0xffffffff ^ t37) ^ (t47 ^ ((t47 >> 1) | (t46 << 31))), t50 = (t48 >> 3) | (t49 << 29),
    t51 = (t49 >> 3) | (t48 << 29), t52 = (0xfffffffc ^ t40) ^ (t50 ^ ((t50 >> 1) | (t51 << 31))),
    t53 = (0xffffffff ^ t41) ^ (t51 ^ ((t51 >> 1) | (t50 << 31))), t54 = (t52 >> 3) | (t53 << 29),
    t55 = (t53 >> 3) | (t52 << 29), t56 = (0xfffffffd ^ t44) ^ (t54 ^ ((t54 >> 1) | (t55 << 31))),
    t57 = (0xffffffff ^ t45) ^ (t55 ^ ((t55 >> 1) | (t54 << 31))), t58 = (t56 >> 3) | (t57 << 29),
    t59 = (t57 >> 3) | (t56 << 29), t60 = (0xfffffffd ^ t48) ^ (t58 ^ ((t58 >> 1) | (t59 << 31))),
    t61 = (0xffffffff ^ t49) ^ (t59 ^ ((t59 >> 1) | (t58 << 31))), t62 = (t60 >> 3) | (t61 << 29),
    t63 = (t61 >> 3) | (t60 << 29), t64 = (0xfffffffc ^ t52) ^ (t62 ^ ((t62 >> 1) | (t63 << 31))),
    t65 = (0xffffffff ^ t53) ^ (t63 ^ ((t63 >> 1) | (t62 << 31))), t66 = (t64 >> 3) | (t65 << 29),
    t67 = (t65 >> 3) | (t64 << 29), t68 = (0xfffffffc ^ t56) ^ (t66 ^ ((t66 >> 1) | (t67 << 31))),
    t69 = (0xffffffff ^ t57) ^ (t67 ^ ((t67 >> 1) | (t66 << 31))), t70 = (t68 >> 3) | (t69 << 29),
    t71 = (t69 >> 3) | (t68 << 29), t72 = (0xfffffffc ^ t60) ^ (t70 ^ ((t70 >> 1) | (t71 << 31))),
    t73 = (0xffffffff ^ t61) ^ (t71 ^ ((t71 >> 1) | (t70 << 31))), t74 = (t72 >> 3) | (t73 << 29),
    t75 = (t73 >> 3) | (t72 << 29), t76 = (0xfffffffd ^ t64) ^ (t74 ^ ((t74 >> 1) | (t75 << 31))),
    t77 = (0xffffffff ^ t65) ^ (t75 ^ ((t75 >> 1) | (t74 << 31))), t78 = (t76 >> 3) | (t77 << 29),
    t79 = (t77 >> 3) | (t76 << 29), t80 = (0xfffffffd ^ t68) ^ (t78 ^ ((t78 >> 1) | (t79 << 31))),
    t81 = (0xffffffff ^ t69) ^ (t79 ^ ((t79 >> 1) | (t78 << 31))), t82 = (t80 >> 3) | (t81 << 29),
    t83 = (t81 >> 3) | (t80 << 29), t84 = (0xfffffffc ^ t72) ^ (t82 ^ ((t82 >> 1) | (t83 << 31))),
    t85 = (0xffffffff ^ t73) ^ (t83 ^ ((t83 >> 1) | (t82 << 31))), t86 = (t84 >> 3) | (t85 << 29),
    t87 = (t85 >> 3) | (t84 << 29), t88 = (0xfffffffc ^ t76) ^ (t86 ^ ((t86 >> 1) | (t87 << 31))),
    t89 = (0xffffffff ^ t77) ^ (t87 ^ ((t87 >> 1) | (t86 << 31))), t90 = (t88 >> 3) | (t89 << 29),
    t91 = (t89 >> 3) | (t88 << 29), t92 = (0xfffffffd ^ t80) ^ (t90 ^ ((t90 >> 1) | (t91 << 31))),
    t93 = (0xffffffff ^ t81) ^ (t91 ^ ((t91 >> 1) | (t90 << 31))), t94 = (t92 >> 3) | (t93 << 29),
    t95 = (t93 >> 3) | (t92 << 29), t96 = (0xfffffffc ^ t84) ^ (t94 ^ ((t94 >> 1) | (t95 << 31))),
    t97 = (0xffffffff ^ t85) ^ (t95 ^ ((t95 >> 1) | (t94 << 31))), t98 = (t96 >> 3) | (t97 << 29),
    t99 = (t97 >> 3) | (t96 << 29), t100 = (0xfffffffd ^ t88) ^ (t98 ^ ((t98 >> 1) | (t99 << 31))),
    t101 = (0xffffffff ^ t89) ^ (t99 ^ ((t99 >> 1) | (t98 << 31))),
    t102 = (t100 >> 3) | (t101 << 29), t103 = (t101 >> 3) | (t100 << 29),
    t104 = (0xfffffffd ^ t92) ^ (t102 ^ ((t102 >> 1) | (t103 << 31))),
    t105 = (0xffffffff ^ t93) ^ (t103 ^ ((t103 >> 1) | (t102 << 31))),
    t106 = (t104 >> 3) | (t105 << 29), t107 = (t105 >> 3) | (t104 << 29),
    t108 = (0xfffffffd ^ t96) ^ (t106 ^ ((t106 >> 1) | (t107 << 31))),
    t109 = (0xffffffff ^ t97) ^ (t107 ^ ((t107 >> 1) | (t106 << 31))),
    t110 = (t108 >> 3) | (t109 << 29), t111 = (t109 >> 3) | (t108 << 29),
    t112 = (0xfffffffd ^ t100) ^ (t110 ^ ((t110 >> 1) | (t111 << 31))),
    t113 = (0xffffffff ^ t101) ^ (t111 ^ ((t111 >> 1) | (t110 << 31))),
    t114 = (t112 >> 3) | (t113 << 29), t115 = (t113 >> 3) | (t112 << 29),
    t116 = (0xfffffffc ^ t104) ^ (t114 ^ ((t114 >> 1) | (t115 << 31))),
    t117 = (0xffffffff ^ t105) ^ (t115 ^ ((t115 >> 1) | (t114 << 31))),
    t118 = (t116 >> 3) | (t117 << 29), t119 = (t117 >> 3) | (t116 << 29),
    t120 = (0xfffffffc ^ t108) ^ (t118 ^ ((t118 >> 1) | (t119 << 31))),
    t121 = (0xffffffff ^ t109) ^ (t119 ^ ((t119 >> 1) | (t118 << 31))),
    t122 = (t120 >> 3) | (t121 << 29), t123 = (t121 >> 3) | (t120 << 29),
    t124 = (0xfffffffc ^ t112) ^ (t122 ^ ((t122 >> 1) | (t123 << 31))),
    t125 = (0xffffffff ^ t113) ^ (t123 ^ ((t123 >> 1) | (t122 << 31))),
    t126 = (t124 >> 3) | (t125 << 29), t127 = (t125 >> 3) | (t124 << 29),
    t128 = (0xfffffffc ^ t116) ^ (t126 ^ ((t126 >> 1) | (t127 << 31))),
    t129 = (0xffffffff ^ t117) ^ (t127 ^ ((t127 >> 1) | (t126 << 31))),
    t130 = (t128 >> 3) | (t129 << 29), t131 = (t129 >> 3) | (t128 << 29),
    t132 = (0xfffffffc ^ t120) ^ (t130 ^ ((t130 >> 1) | (t131 << 31))),
    t133 = (0xffffffff ^ t121) ^ (t131 ^ ((t131 >> 1) | (t130 << 31))),
    t134 = (t132 >> 3) | (t133 << 29), t135 = (t133 >> 3) | (t132 << 29),
    t136 = (0xfffffffc ^ t124) ^ (t134 ^ ((t134 >> 1) | (t135 << 31))),
    t137 = (0xffffffff ^ t125) ^ (t135 ^ ((t135 >> 1) | (t134 << 31))),
    t138 = (t136 >> 3) | (t137 << 29), t139 = (t137 >> 3) | (t136 << 29),
    t140 = (0xfffffffd ^ t128) ^ (t138 ^ ((t138 >> 1) | (t139 << 31))),
    t141 = (0xffffffff ^ t129) ^ (t139 ^ ((t139 >> 1) | (t138 << 31))),
    t142 = (t140 >> 3) | (t141 << 29), t143 = (t141 >> 3) | (t140 << 29),
    t144 = (0xfffffffc ^ t132) ^ (t142 ^ ((t142 >> 1) | (t143 << 31))),
    t145 = (0xffffffff ^ t133) ^ (t143 ^ ((t143 >> 1) | (t142 << 31))),
    t146 = (t144 >> 3) | (t145 << 29), t147 = (t145 >> 3) | (t144 << 29),
    t148 = (0xfffffffc ^ t136) ^ (t146 ^ ((t146 >> 1) | (t147 << 31))),
    t149 = (0xffffffff ^ t137) ^ (t147 ^ ((t147 >> 1) | (t146 << 31))),
    t150 = (t148 >> 3) | (t149 << 29), t151 = (t149 >> 3) | (t148 << 29),
    t152 = (0xfffffffd ^ t140) ^ (t150 ^ ((t150 >> 1) | (t151 << 31))),
    t153 = (0xffffffff ^ t141) ^ (t151 ^ ((t151 >> 1) | (t150 << 31))),
    t154 = (t152 >> 3) | (t153 << 29), t155 = (t153 >> 3) | (t152 << 29),
    t156 = (0xfffffffc ^ t144) ^ (t154 ^ ((t154 >> 1) | (t155 << 31))),
    t157 = (0xffffffff ^ t145) ^ (t155 ^ ((t155 >> 1) | (t154 << 31))),
    t158 = (t156 >> 3) | (t157 << 29), t159 = (t157 >> 3) | (t156 << 29),
    t160 = (0xfffffffc ^ t148) ^ (t158 ^ ((t158 >> 1) | (t159 << 31))),
    t161 = (0xffffffff ^ t149) ^ (t159 ^ ((t159 >> 1) | (t158 << 31))),
    t162 = (t160 >> 3) | (t161 << 29), t163 = (t161 >> 3) | (t160 << 29),
    t164 = (0xfffffffc ^ t152) ^ (t162 ^ ((t162 >> 1) | (t163 << 31))),
    t165 = (0xffffffff ^ t153) ^ (t163 ^ ((t163 >> 1) | (t162 << 31))),
    t166 = (t164 >> 3) | (t165 << 29), t167 = (t165 >> 3) | (t164 << 29),
    t168 = (0xfffffffd ^ t156) ^ (t166 ^ ((t166 >> 1) | (t167 << 31))),
    t169 = (0xffffffff ^ t157) ^ (t167 ^ ((t167 >> 1) | (t166 << 31))),
    t170 = (t168 >> 3) | (t169 << 29), t171 = (t169 >> 3) | (t168 << 29),
    t172 = (0xfffffffc ^ t160) ^ (t170 ^ ((t170 >> 1) | (t171 << 31))),
    t173 = (0xffffffff ^ t161) ^ (t171 ^ ((t171 >> 1) | (t170 << 31))),
    t174 = (t172 >> 3) | (t173 << 29), t175 = (t173 >> 3) | (t172 << 29),
    t176 = (0xfffffffd ^ t164) ^ (t174 ^ ((t174 >> 1) | (t175 << 31))),
    t177 = (0xffffffff ^ t165) ^ (t175 ^ ((t175 >> 1) | (t174 << 31))),
    t178 = (t176 >> 3) | (t177 << 29), t179 = (t177 >> 3) | (t176 << 29),
    t180 = (0xfffffffc ^ t168) ^ (t178 ^ ((t178 >> 1) | (t179 << 31))),
    t181 = (0xffffffff ^ t169) ^ (t179 ^ ((t179 >> 1) | (t178 << 31))),
    t182 = (t180 >> 3) | (t181 << 29), t183 = (t181 >> 3) | (t180 << 29),
    t184 = (0xfffffffc ^ t172) ^ (t182 ^ ((t182 >> 1) | (t183 << 31))),
    t185 = (0xffffffff ^ t173) ^ (t183 ^ ((t183 >> 1) | (t182 << 31))),
    t186 = (t184 >> 3) | (t185 << 29), t187 = (t185 >> 3) | (t184 << 29),
    t188 = (0xfffffffd ^ t176) ^ (t186 ^ ((t186 >> 1) | (t187 << 31))),
    t189 = (0xffffffff ^ t177) ^ (t187 ^ ((t187 >> 1) | (t186 << 31))),
    t190 = (t188 >> 3) | (t189 << 29), t191 = (t189 >> 3) | (t188 << 29),
    t192 = (0xfffffffd ^ t180) ^ (t190 ^ ((t190 >> 1) | (t191 << 31))),
    t193 = (0xffffffff ^ t181) ^ (t191 ^ ((t191 >> 1) | (t190 << 31))),
    t194 = (t192 >> 3) | (t193 << 29), t195 = (t193 >> 3) | (t192 << 29),
    t196 = (0xfffffffd ^ t184) ^ (t194 ^ ((t194 >> 1) | (t195 << 31))),
    t197 = (0xffffffff ^ t185) ^ (t195 ^ ((t195 >> 1) | (t194 << 31))),
    t198 = (t196 >> 3) | (t197 << 29), t199 = (t197 >> 3) | (t196 << 29),
    t200 = (0xfffffffc ^ t188) ^ (t198 ^ ((t198 >> 1) | (t199 << 31))),
    t201 = (0xffffffff ^ t189) ^ (t199 ^ ((t199 >> 1) | (t198 << 31))),
    t202 = (t200 >> 3) | (t201 << 29), t203 = (t201 >> 3) | (t200 << 29),
    t204 = (0xfffffffc ^ t192) ^ (t202 ^ ((t202 >> 1) | (t203 << 31))),
    t205 = (0xffffffff ^ t193) ^ (t203 ^ ((t203 >> 1) | (t202 << 31))),
    t206 = (t204 >> 3) | (t205 << 29), t207 = (t205 >> 3) | (t204 << 29),
    t208 = (0xfffffffd ^ t196) ^ (t206 ^ ((t206 >> 1) | (t207 << 31))),
    t209 = (0xffffffff ^ t197) ^ (t207 ^ ((t207 >> 1) | (t206 << 31))),
    t210 = (t208 >> 3) | (t209 << 29), t211 = (t209 >> 3) | (t208 << 29),
    t212 = (0xfffffffd ^ t200) ^ (t210 ^ ((t210 >> 1) | (t211 << 31))),
    t213 = (0xffffffff ^ t201) ^ (t211 ^ ((t211 >> 1) | (t210 << 31))),
    t214 = (t212 >> 3) | (t213 << 29), t215 = (t213 >> 3) | (t212 << 29),
    t216 = (0xfffffffc ^ t204) ^ (t214 ^ ((t214 >> 1) | (t215 << 31))),
    t217 = (0xffffffff ^ t205) ^ (t215 ^ ((t215 >> 1) | (t214 << 31))),
    t218 = (t216 >> 3) | (t217 << 29), t219 = (t217 >> 3) | (t216 << 29),
    t220 = (0xfffffffd ^ t208) ^ (t218 ^ ((t218 >> 1) | (t219 << 31))),
    t221 = (0xffffffff ^ t209) ^ (t219 ^ ((t219 >> 1) | (t218 << 31))),
    t222 = (t220 >> 3) | (t221 << 29), t223 = (t221 >> 3) | (t220 << 29),
    t224 = (0xfffffffc ^ t212) ^ (t222 ^ ((t222 >> 1) | (t223 << 31))),
    t225 = (0xffffffff ^ t213) ^ (t223 ^ ((t223 >> 1) | (t222 << 31))),
    t226 = (t224 >> 3) | (t225 << 29), t227 = (t225 >> 3) | (t224 << 29),
    t228 = (0xfffffffc ^ t216) ^ (t226 ^ ((t226 >> 1) | (t227 << 31))),
    t229 = (0xffffffff ^ t217) ^ (t227 ^ ((t227 >> 1) | (t226 << 31))),
    t230 = (t228 >> 3) | (t229 << 29), t231 = (t229 >> 3) | (t228 << 29),
    t232 = (0xfffffffc ^ t220) ^ (t230 ^ ((t230 >> 1) | (t231 << 31))),
    t233 = (0xffffffff ^ t221) ^ (t231 ^ ((t231 >> 1) | (t230 << 31))),
    t234 = (t232 >> 3) | (t233 << 29), t235 = (t233 >> 3) | (t232 << 29),
    t236 = (0xfffffffc ^ t224) ^ (t234 ^ ((t234 >> 1) | (t235 << 31))),
    t237 = (0xffffffff ^ t225) ^ (t235 ^ ((t235 >> 1) | (t234 << 31))),
    t238 = (t236 >> 3) | (t237 << 29), t239 = (t237 >> 3) | (t236 << 29),
    t240 = (0xfffffffd ^ t228) ^ (t238 ^ ((t238 >> 1) | (t239 << 31))),
    t241 = (0xffffffff ^ t229) ^ (t239 ^ ((t239 >> 1) | (t238 << 31))),
    t242 = (t240 >> 3) | (t241 << 29), t243 = (t241 >> 3) | (t240 << 29),
    t244 = (0xfffffffd ^ t232) ^ (t242 ^ ((t242 >> 1) | (t243 << 31))),
    t245 = (0xffffffff ^ t233) ^ (t243 ^ ((t243 >> 1) | (t242 << 31))),
    t246 = (t244 >> 3) | (t245 << 29), t247 = (t245 >> 3) | (t244 << 29),
    t248 = (0xfffffffd ^ t236) ^ (t246 ^ ((t246 >> 1) | (t247 << 31))),
    t249 = (0xffffffff ^ t237) ^ (t247 ^ ((t247 >> 1) | (t246 << 31))),
    t250 = (t248 >> 3) | (t249 << 29), t251 = (t249 >> 3) | (t248 << 29),
    t252 = (0xfffffffd ^ t240) ^ (t250 ^ ((t250 >> 1) | (t251 << 31))),
    t253 = (0xffffffff ^ t241) ^ (t251 ^ ((t251 >> 1) | (t250 << 31))),
    t254 = (t252 >> 3) | (t253 << 29), t255 = (t253 >> 3) | (t252 << 29),
    t256 = (0xfffffffd ^ t244) ^ (t254 ^ ((t254 >> 1) | (t255 << 31))),
    t257 = (0xffffffff ^ t245) ^ (t255 ^ ((t255 >> 1) | (t254 << 31))),
    t258 = (t256 >> 3) | (t257 << 29), t259 = (t257 >> 3) | (t256 << 29),
    t260 = (0xfffffffd ^ t248) ^ (t258 ^ ((t258 >> 1) | (t259 << 31))),
    t261 = (0xffffffff ^ t249) ^ (t259 ^ ((t259 >> 1) | (t258 << 31))),
    t262 = (t260 >> 3) | (t261 << 29), t263 = (t261 >> 3) | (t260 << 29),
    t264 = (0xfffffffc ^ t252) ^ (t262 ^ ((t262 >> 1) | (t263 << 31))),
    t265 = (0xffffffff ^ t253) ^ (t263 ^ ((t263 >> 1) | (t262 << 31))),
    t266 = (t264 >> 3) | (t265 << 29), t267 = (t265 >> 3) | (t264 << 29),
    t268 = (0xfffffffd ^ t256) ^ (t266 ^ ((t266 >> 1) | (t267 << 31))),
    t269 = (0xffffffff ^ t257) ^ (t267 ^ ((t267 >> 1) | (t266 << 31)));
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t4);
    store32(rk + 20, t5);
    store32(rk + 24, t8);
    store32(rk + 28, t9);
    store32(rk + 32, t12);
    store32(rk + 36, t13);
    store32(rk + 40, t16);
    store32(rk + 44, t17);
    store32(rk + 48, t20);
    store32(rk + 52, t21);
    store32(rk + 56, t24);
    store32(rk + 60, t25);
    store32(rk + 64, t28);
    store32(rk + 68, t29);
    store32(rk + 72, t32);
    store32(rk + 76, t33);
    store32(rk + 80, t36);
    store32(rk + 84, t37);
    store32(rk + 88, t40);
    store32(rk + 92, t41);
    store32(rk + 96, t44);
    store32(rk + 100, t45);
    store32(rk + 104, t48);
    store32(rk + 108, t49);
    store32(rk + 112, t52);
    store32(rk + 116, t53);
    store32(rk + 120, t56);
    store32(rk + 124, t57);
    store32(rk + 128, t60);
    store32(rk + 132, t61);
    store32(rk + 136, t64);
    store32(rk + 140, t65);
    store32(rk + 144, t68);
    store32(rk + 148, t69);
    store32(rk + 152, t72);
    store32(rk + 156, t73);
    store32(rk + 160, t76);
    store32(rk + 164, t77);
    store32(rk + 168, t80);
    store32(rk + 172, t81);
    store32(rk + 176, t84);
    store32(rk + 180, t85);
    store32(rk + 184, t88);
    store32(rk + 188, t89);
    store32(rk + 192, t92);
    store32(rk + 196, t93);
    store32(rk + 200, t96);
    store32(rk + 204, t97);
    store32(rk + 208, t100);
    store32(rk + 212, t101);
    store32(rk + 216, t104);
    store32(rk + 220, t105);
    store32(rk + 224, t108);
    store32(rk + 228, t109);
    store32(rk + 232, t112);
    store32(rk + 236, t113);
    store32(rk + 240, t116);
    store32(rk + 244, t117);
    store32(rk + 248, t120);
    store32(rk + 252, t121);
    store32(rk + 256, t124);
    store32(rk + 260, t125);
    store32(rk + 264, t128);
    store32(rk + 268, t129);
    store32(rk + 272, t132);
    store32(rk + 276, t133);
    store32(rk + 280, t136);
    store32(rk + 284, t137);
    store32(rk + 288, t140);
    store32(rk + 292, t141);
    store32(rk + 296, t144);
    store32(rk + 300, t145);
    store32(rk + 304, t148);
    store32(rk + 308, t149);
    store32(rk + 312, t152);
    store32(rk + 316, t153);
    store32(rk + 320, t156);
    store32(rk + 324, t157);
    store32(rk + 328, t160);
    store32(rk + 332, t161);
    store32(rk + 336, t164);
    store32(rk + 340, t165);
    store32(rk + 344, t168);
    store32(rk + 348, t169);
    store32(rk + 352, t172);
    store32(rk + 356, t173);
    store32(rk + 360, t176);
    store32(rk + 364, t177);
    store32(rk + 368, t180);
    store32(rk + 372, t181);
    store32(rk + 376, t184);
    store32(rk + 380, t185);
    store32(rk + 384, t188);
    store32(rk + 388, t189);
    store32(rk + 392, t192);
    store32(rk + 396, t193);
    store32(rk + 400, t196);
    store32(rk + 404, t197);
    store32(rk + 408, t200);
    store32(rk + 412, t201);
    store32(rk + 416, t204);
    store32(rk + 420, t205);
    store32(rk + 424, t208);
    store32(rk + 428, t209);
    store32(rk + 432, t212);
    store32(rk + 436, t213);
    store32(rk + 440, t216);
    store32(rk + 444, t217);
    store32(rk + 448, t220);
    store32(rk + 452, t221);
    store32(rk + 456, t224);
    store32(rk + 460, t225);
    store32(rk + 464, t228);
    store32(rk + 468, t229);
    store32(rk + 472, t232);
    store32(rk + 476, t233);
    store32(rk + 480, t236);
    store32(rk + 484, t237);
    store32(rk + 488, t240);
    store32(rk + 492, t241);
    store32(rk + 496, t244);
    store32(rk + 500, t245);
    store32(rk + 504, t248);
    store32(rk + 508, t249);
    store32(rk + 512, t252);
    store32(rk + 516, t253);
    store32(rk + 520, t256);
    store32(rk + 524, t257);
    store32(rk + 528, t260);
    store32(rk + 532, t261);
    store32(rk + 536, t264);
    store32(rk + 540, t265);
    store32(rk + 544, t268);
    store32(rk + 548, t269);
}

static inline void lwcc_simon128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon128_192_key_setup_ptx(ctx, key);
    lwcc_simon128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t14 = load32(ctx) ^ t12, t15 = load32(ctx + 4) ^ t13;
    store32(ctx + 552, t8);
    store32(ctx + 556, t9);
    store32(ctx + 560, t10);
    store32(ctx + 564, t11);
    store32(ctx + 568, t14);
    store32(ctx + 572, t15);
}

#endif
