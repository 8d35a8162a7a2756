// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target ptx --lanes 32
#ifndef LWCC_CHAM64_128_H_PTX
#define LWCC_CHAM64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_CHAM64_128_BLOCK_BYTES_PTX 8
#define LWCC_CHAM64_128_KEY_BYTES_PTX 16
#define LWCC_CHAM64_128_NONCE_BYTES_PTX 4
#define LWCC_CHAM64_128_RK_BYTES_PTX 1024
#define LWCC_CHAM64_128_CTX_BYTES_PTX 1196
#define LWCC_CHAM64_128_ALIGN_BYTES_PTX 16
#define LWCC_CHAM64_128_GROUP_BYTES_PTX 256

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (1024 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_cham64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (1196 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

#ifndef LWCC_HAS_BIT32
#define LWCC_HAS_BIT32
static inline uint32_t bit32(uint8_t x, unsigned k)
{
    return 0 - (uint32_t)(x >> k & 1);
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

static inline void lwcc_cham64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = bit32(key[0], 0), t1 = bit32(key[1], 7), t2 = t0 ^ t1,
    t3 = bit32(key[1], 0);
    store32(rk, t2 ^ t3);
    const uint32_t t4 = bit32(key[0], 1), t5 = t4 ^ t0, t6 = bit32(key[1], 1);
    store32(rk + 4, t5 ^ t6);
    const uint32_t t7 = bit32(key[0], 2), t8 = t7 ^ t4, t9 = bit32(key[1], 2);
    store32(rk + 8, t8 ^ t9);
    const uint32_t t10 = bit32(key[0], 3), t11 = t10 ^ t7, t12 = bit32(key[1], 3);
    store32(rk + 12, t11 ^ t12);
    const uint32_t t13 = bit32(key[0], 4), t14 = t13 ^ t10, t15 = bit32(key[1], 4);
    store32(rk + 16, t14 ^ t15);
    const uint32_t t16 = bit32(key[0], 5), t17 = t16 ^ t13, t18 = bit32(key[1], 5);
    store32(rk + 20, t17 ^ t18);
    const uint32_t t19 = bit32(key[0], 6), t20 = t19 ^ t16, t21 = bit32(key[1], 6);
    store32(rk + 24, t20 ^ t21);
    const uint32_t t22 = bit32(key[0], 7), t23 = t22 ^ t19;
    store32(rk + 28, t23 ^ t1);
    const uint32_t t24 = t3 ^ t22;
    store32(rk + 32, t24 ^ t0);
    const uint32_t t25 = t6 ^ t3;
    store32(rk + 36, t25 ^ t4);
    const uint32_t t26 = t9 ^ t6;
    store32(rk + 40, t26 ^ t7);
    const uint32_t t27 = t12 ^ t9;
    store32(rk + 44, t27 ^ t10);
    const uint32_t t28 = t15 ^ t12;
    store32(rk + 48, t28 ^ t13);
    const uint32_t t29 = t18 ^ t15;
    store32(rk + 52, t29 ^ t16);
    const uint32_t t30 = t21 ^ t18;
    store32(rk + 56, t30 ^ t19);
    const uint32_t t31 = t1 ^ t21;
    store32(rk + 60, t31 ^ t22);
    const uint32_t t32 = bit32(key[2], 0), t33 = bit32(key[3], 7), t34 = t32 ^ t33,
    t35 = bit32(key[3], 0);
    store32(rk + 64, t34 ^ t35);
    const uint32_t t36 = bit32(key[2], 1), t37 = t36 ^ t32, t38 = bit32(key[3], 1);
    store32(rk + 68, t37 ^ t38);
    const uint32_t t39 = bit32(key[2], 2), t40 = t39 ^ t36, t41 = bit32(key[3], 2);
    store32(rk + 72, t40 ^ t41);
    const uint32_t t42 = bit32(key[2], 3), t43 = t42 ^ t39, t44 = bit32(key[3], 3);
    store32(rk + 76, t43 ^ t44);
    const uint32_t t45 = bit32(key[2], 4), t46 = t45 ^ t42, t47 = bit32(key[3], 4);
    store32(rk + 80, t46 ^ t47);
    const uint32_t t48 = bit32(key[2], 5), t49 = t48 ^ t45, t50 = bit32(key[3], 5);
    store32(rk + 84, t49 ^ t50);
    const uint32_t t51 = bit32(key[2], 6), t52 = t51 ^ t48, t53 = bit32(key[3], 6);
    store32(rk + 88, t52 ^ t53);
    const uint32_t t54 = bit32(key[2], 7), t55 = t54 ^ t51;
    store32(rk + 92, t55 ^ t33);
    const uint32_t t56 = t35 ^ t54;
    store32(rk + 96, t56 ^ t32);
    const uint32_t t57 = t38 ^ t35;
    store32(rk + 100, t57 ^ t36);
    const uint32_t t58 = t41 ^ t38;
    store32(rk + 104, t58 ^ t39);
    const uint32_t t59 = t44 ^ t41;
    store32(rk + 108, t59 ^ t42);
    const uint32_t t60 = t47 ^ t44;
    store32(rk + 112, t60 ^ t45);
    const uint32_t t61 = t50 ^ t47;
    store32(rk + 116, t61 ^ t48);
    const uint32_t t62 = t53 ^ t50;
    store32(rk + 120, t62 ^ t51);
    const uint32_t t63 = t33 ^ t53;
    store32(rk + 124, t63 ^ t54);
    const uint32_t t64 = bit32(key[4], 0), t65 = bit32(key[5], 7), t66 = t64 ^ t65,
    t67 = bit32(key[5], 0);
    store32(rk + 128, t66 ^ t67);
    const uint32_t t68 = bit32(key[4], 1), t69 = t68 ^ t64, t70 = bit32(key[5], 1);
    store32(rk + 132, t69 ^ t70);
    const uint32_t t71 = bit32(key[4], 2), t72 = t71 ^ t68, t73 = bit32(key[5], 2);
    store32(rk + 136, t72 ^ t73);
    const uint32_t t74 = bit32(key[4], 3), t75 = t74 ^ t71, t76 = bit32(key[5], 3);
    store32(rk + 140, t75 ^ t76);
    const uint32_t t77 = bit32(key[4], 4), t78 = t77 ^ t74, t79 = bit32(key[5], 4);
    store32(rk + 144, t78 ^ t79);
    const uint32_t t80 = bit32(key[4], 5), t81 = t80 ^ t77, t82 = bit32(key[5], 5);
    store32(rk + 148, t81 ^ t82);
    const uint32_t t83 = bit32(key[4], 6), t84 = t83 ^ t80, t85 = bit32(key[5], 6);
    store32(rk + 152, t84 ^ t85);
    const uint32_t t86 = bit32(key[4], 7), t87 = t86 ^ t83;
    store32(rk + 156, t87 ^ t65);
    const uint32_t t88 = t67 ^ t86;
    store32(rk + 160, t88 ^ t64);
    const uint32_t t89 = t70 ^ t67;
    store32(rk + 164, t89 ^ t68);
    const uint32_t t90 = t73 ^ t70;
    store32(rk + 168, t90 ^ t71);
    const uint32_t t91 = t76 ^ t73;
    store32(rk + 172, t91 ^ t74);
    const uint32_t t92 = t79 ^ t76;
    store32(rk + 176, t92 ^ t77);
    const uint32_t t93 = t82 ^ t79;
    store32(rk + 180, t93 ^ t80);
    const uint32_t t94 = t85 ^ t82;
    store32(rk + 184, t94 ^ t83);
    const uint32_t t95 = t65 ^ t85;
    store32(rk + 188, t95 ^ t86);
    const uint32_t t96 = bit32(key[6], 0), t97 = bit32(key[7], 7), t98 = t96 ^ t97,
    t99 = bit32(key[7], 0);
    store32(rk + 192, t98 ^ t99);
    const uint32_t t100 = bit32(key[6], 1), t101 = t100 ^ t96, t102 = bit32(key[7], 1);
    store32(rk + 196, t101 ^ t102);
    const uint32_t t103 = bit32(key[6], 2), t104 = t103 ^ t100, t105 = bit32(key[7], 2);
    store32(rk + 200, t104 ^ t105);
    const uint32_t t106 = bit32(key[6], 3), t107 = t106 ^ t103, t108 = bit32(key[7], 3);
    store32(rk + 204, t107 ^ t108);
    const uint32_t t109 = bit32(key[6], 4), t110 = t109 ^ t106, t111 = bit32(key[7], 4);
    store32(rk + 208, t110 ^ t111);
    const uint32_t t112 = bit32(key[6], 5), t113 = t112 ^ t109, t114 = bit32(key[7], 5);
    store32(rk + 212, t113 ^ t114);
    const uint32_t t115 = bit32(key[6], 6), t116 = t115 ^ t112, t117 = bit32(key[7], 6);
    store32(rk + 216, t116 ^ t117);
    const uint32_t t118 = bit32(key[6], 7), t119 = t118 ^ t115;
    store32(rk + 220, t119 ^ t97);
    const uint32_t t120 = t99 ^ t118;
    store32(rk + 224, t120 ^ t96);
    const uint32_t t121 = t102 ^ t99;
    store32(rk + 228, t121 ^ t100);
    const uint32_t t122 = t105 ^ t102;
    store32(rk + 232, t122 ^ t103);
    const uint32_t t123 = t108 ^ t105;
    store32(rk + 236, t123 ^ t106);
    const uint32_t t124 = t111 ^ t108;
    store32(rk + 240, t124 ^ t109);
    const uint32_t t125 = t114 ^ t111;
    store32(rk + 244, t125 ^ t112);
    const uint32_t t126 = t117 ^ t114;
    store32(rk + 248, t126 ^ t115);
    const uint32_t t127 = t97 ^ t117;
    store32(rk + 252, t127 ^ t118);
    const uint32_t t128 = bit32(key[8], 0), t129 = bit32(key[9], 7), t130 = t128 ^ t129,
    t131 = bit32(key[9], 0);
    store32(rk + 256, t130 ^ t131);
    const uint32_t t132 = bit32(key[8], 1), t133 = t132 ^ t128, t134 = bit32(key[9], 1);
    store32(rk + 260, t133 ^ t134);
    const uint32_t t135 = bit32(key[8], 2), t136 = t135 ^ t132, t137 = bit32(key[9], 2);
    store32(rk + 264, t136 ^ t137);
    const uint32_t t138 = bit32(key[8], 3), t139 = t138 ^ t135, t140 = bit32(key[9], 3);
    store32(rk + 268, t139 ^ t140);
    const uint32_t t141 = bit32(key[8], 4), t142 = t141 ^ t138, t143 = bit32(key[9], 4);
    store32(rk + 272, t142 ^ t143);
    const uint32_t t144 = bit32(key[8], 5), t145 = t144 ^ t141, t146 = bit32(key[9], 5);
    store32(rk + 276, t145 ^ t146);
    const uint32_t t147 = bit32(key[8], 6), t148 = t147 ^ t144, t149 = bit32(key[9], 6);
    store32(rk + 280, t148 ^ t149);
    const uint32_t t150 = bit32(key[8], 7), t151 = t150 ^ t147;
    store32(rk + 284, t151 ^ t129);
    const uint32_t t152 = t131 ^ t150;
    store32(rk + 288, t152 ^ t128);
    const uint32_t t153 = t134 ^ t131;
    store32(rk + 292, t153 ^ t132);
    const uint32_t t154 = t137 ^ t134;
    store32(rk + 296, t154 ^ t135);
    const uint32_t t155 = t140 ^ t137;
    store32(rk + 300, t155 ^ t138);
    const uint32_t t156 = t143 ^ t140;
    store32(rk + 304, t156 ^ t141);
    const uint32_t t157 = t146 ^ t143;
    store32(rk + 308, t157 ^ t144);
    const uint32_t t158 = t149 ^ t146;
    store32(rk + 312, t158 ^ t147);
    const uint32_t t159 = t129 ^ t149;
    store32(rk + 316, t159 ^ t150);
    const uint32_t t160 = bit32(key[10], 0), t161 = bit32(key[11], 7), t162 = t160 ^ t161,
    t163 = bit32(key[11], 0);
    store32(rk + 320, t162 ^ t163);
    const uint32_t t164 = bit32(key[10], 1), t165 = t164 ^ t160, t166 = bit32(key[11], 1);
    store32(rk + 324, t165 ^ t166);
    const uint32_t t167 = bit32(key[10], 2), t168 = t167 ^ t164, t169 = bit32(key[11], 2);
    store32(rk + 328, t168 ^ t169);
    const uint32_t t170 = bit32(key[10], 3), t171 = t170 ^ t167, t172 = bit32(key[11], 3);
    store32(rk + 332, t171 ^ t172);
    const uint32_t t173 = bit32(key[10], 4), t174 = t173 ^ t170, t175 = bit32(key[11], 4);
    store32(rk + 336, t174 ^ t175);
    const uint32_t t176 = bit32(key[10], 5), t177 = t176 ^ t173, t178 = bit32(key[11], 5);
    store32(rk + 340, t177 ^ t178);
    const uint32_t t179 = bit32(key[10], 6), t180 = t179 ^ t176, t181 = bit32(key[11], 6);
    store32(rk + 344, t180 ^ t181);
    const uint32_t t182 = bit32(key[10], 7), t183 = t182 ^ t179;
    store32(rk + 348, t183 ^ t161);
    const uint32_t t184 = t163 ^ t182;
    store32(rk + 352, t184 ^ t160);
    const uint32_t t185 = t166 ^ t163;
    store32(rk + 356, t185 ^ t164);
    const uint32_t t186 = t169 ^ t166;
    store32(rk + 360, t186 ^ t167);
    const uint32_t t187 = t172 ^ t169;
    store32(rk + 364, t187 ^ t170);
    const uint32_t t188 = t175 ^ t172;
    store32(rk + 368, t188 ^ t173);
    const uint32_t t189 = t178 ^ t175;
    store32(rk + 372, t189 ^ t176);
    const uint32_t t190 = t181 ^ t178;
    store32(rk + 376, t190 ^ t179);
    const uint32_t t191 = t161 ^ t181;
    store32(rk + 380, t191 ^ t182);
    const uint32_t t192 = bit32(key[12], 0), t193 = bit32(key[13], 7), t194 = t192 ^ t193,
    t195 = bit32(key[13], 0);
    store32(rk + 384, t194 ^ t195);
    const uint32_t t196 = bit32(key[12], 1), t197 = t196 ^ t192, t198 = bit32(key[13], 1);
    store32(rk + 388, t197 ^ t198);
    const uint32_t t199 = bit32(key[12], 2), t200 = t199 ^ t196, t201 = bit32(key[13], 2);
    store32(rk + 392, t200 ^ t201);
    const uint32_t t202 = bit32(key[12], 3), t203 = t202 ^ t199, t204 = bit32(key[13], 3);
    store32(rk + 396, t203 ^ t204);
    const uint32_t t205 = bit32(key[12], 4), t206 = t205 ^ t202, t207 = bit32(key[13], 4);
    store32(rk + 400, t206 ^ t207);
    const uint32_t t208 = bit32(key[12], 5), t209 = t208 ^ t205, t210 = bit32(key[13], 5);
    store32(rk + 404, t209 ^ t210);
    const uint32_t t211 = bit32(key[12], 6), t212 = t211 ^ t208, t213 = bit32(key[13], 6);
    store32(rk + 408, t212 ^ t213);
    const uint32_t t214 = bit32(key[12], 7), t215 = t214 ^ t211;
    store32(rk + 412, t215 ^ t193);
    const uint32_t t216 = t195 ^ t214;
    store32(rk + 416, t216 ^ t192);
    const uint32_t t217 = t198 ^ t195;
    store32(rk + 420, t217 ^ t196);
    const uint32_t t218 = t201 ^ t198;
    store32(rk + 424, t218 ^ t199);
    const uint32_t t219 = t204 ^ t201;
    store32(rk + 428, t219 ^ t202);
    const uint32_t t220 = t207 ^ t204;
    store32(rk + 432, t220 ^ t205);
    const uint32_t t221 = t210 ^ t207;
    store32(rk + 436, t221 ^ t208);
    const uint32_t t222 = t213 ^ t210;
    store32(rk + 440, t222 ^ t211);
    const uint32_t t223 = t193 ^ t213;
    store32(rk + 444, t223 ^ t214);
    const uint32_t t224 = bit32(key[14], 0), t225 = bit32(key[15], 7), t226 = t224 ^ t225,
    t227 = bit32(key[15], 0);
    store32(rk + 448, t226 ^ t227);
    const uint32_t t228 = bit32(key[14], 1), t229 = t228 ^ t224, t230 = bit32(key[15], 1);
    store32(rk + 452, t229 ^ t230);
    const uint32_t t231 = bit32(key[14], 2), t232 = t231 ^ t228, t233 = bit32(key[15], 2);
    store32(rk + 456, t232 ^ t233);
    const uint32_t t234 = bit32(key[14], 3), t235 = t234 ^ t231, t236 = bit32(key[15], 3);
    store32(rk + 460, t235 ^ t236);
    const uint32_t t237 = bit32(key[14], 4), t238 = t237 ^ t234, t239 = bit32(key[15], 4);
    store32(rk + 464, t238 ^ t239);
    const uint32_t t240 = bit32(key[14], 5), t241 = t240 ^ t237, t242 = bit32(key[15], 5);
    store32(rk + 468, t241 ^ t242);
    const uint32_t t243 = bit32(key[14], 6), t244 = t243 ^ t240, t245 = bit32(key[15], 6);
    store32(rk + 472, t244 ^ t245);
    const uint32_t t246 = bit32(key[14], 7), t247 = t246 ^ t243;
    store32(rk + 476, t247 ^ t225);
    const uint32_t t248 = t227 ^ t246;
    store32(rk + 480, t248 ^ t224);
    const uint32_t t249 = t230 ^ t227;
    store32(rk + 484, t249 ^ t228);
    const uint32_t t250 = t233 ^ t230;
    store32(rk + 488, t250 ^ t231);
    const uint32_t t251 = t236 ^ t233;
    store32(rk + 492, t251 ^ t234);
    const uint32_t t252 = t239 ^ t236;
    store32(rk + 496, t252 ^ t237);
    const uint32_t t253 = t242 ^ t239;
    store32(rk + 500, t253 ^ t240);
    const uint32_t t254 = t245 ^ t242;
    store32(rk + 504, t254 ^ t243);
    const uint32_t t255 = t225 ^ t245;
    store32(rk + 508, t255 ^ t246);
    store32(rk + 512, t34 ^ t48);
    store32(rk + 516, t37 ^ t51);
    store32(rk + 520, t40 ^ t54);
    store32(rk + 524, t43 ^ t35);
    store32(rk + 528, t46 ^ t38);
    store32(rk + 532, t49 ^ t41);
    store32(rk + 536, t52 ^ t44);
    store32(rk + 540, t55 ^ t47);
    store32(rk + 544, t56 ^ t50);
    store32(rk + 548, t57 ^ t53);
    store32(rk + 552, t58 ^ t33);
    store32(rk + 556, t59 ^ t32);
    store32(rk + 560, t60 ^ t36);
    store32(rk + 564, t61 ^ t39);
    store32(rk + 568, t62 ^ t42);
    store32(rk + 572, t63 ^ t45);
    store32(rk + 576, t2 ^ t16);
    store32(rk + 580, t5 ^ t19);
    store32(rk + 584, t8 ^ t22);
    store32(rk + 588, t11 ^ t3);
    store32(rk + 592, t14 ^ t6);
    store32(rk + 596, t17 ^ t9);
    store32(rk + 600, t20 ^ t12);
    store32(rk + 604, t23 ^ t15);
    store32(rk + 608, t24 ^ t18);
    store32(rk + 612, t25 ^ t21);
    store32(rk + 616, t26 ^ t1);
    store32(rk + 620, t27 ^ t0);
    store32(rk + 624, t28 ^ t4);
    store32(rk + 628, t29 ^ t7);
    store32(rk + 632, t30 ^ t10);
    store32(rk + 636, t31 ^ t13);
    store32(rk + 640, t98 ^ t112);
    store32(rk + 644, t101 ^ t115);
    store32(rk + 648, t104 ^ t118);
    store32(rk + 652, t107 ^ t99);
    store32(rk + 656, t110 ^ t102);
    store32(rk + 660, t113 ^ t105);
    store32(rk + 664, t116 ^ t108);
    store32(rk + 668, t119 ^ t111);
    store32(rk + 672, t120 ^ t114);
    store32(rk + 676, t121 ^ t117);
    store32(rk + 680, t122 ^ t97);
    store32(rk + 684, t123 ^ t96);
    store32(rk + 688, t124 ^ t100);
    store32(rk + 692, t125 ^ t103);
    store32(rk + 696, t126 ^ t106);
    store32(rk + 700, t127 ^ t109);
    store32(rk + 704, t66 ^ t80);
    store32(rk + 708, t69 ^ t83);
    store32(rk + 712, t72 ^ t86);
    store32(rk + 716, t75 ^ t67);
    store32(rk + 720, t78 ^ t70);
    store32(rk + 724, t81 ^ t73);
    store32(rk + 728, t84 ^ t76);
    store32(rk + 732, t87 ^ t79);
    store32(rk + 736, t88 ^ t82);
    store32(rk + 740, t89 ^ t85);
    store32(rk + 744, t90 ^ t65);
    store32(rk + 748, t91 ^ t64);
    store32(rk + 752, t92 ^ t68);
    store32(rk + 756, t93 ^ t71);
    store32(rk + 760, t94 ^ t74);
    store32(rk + 764, t95 ^ t77);
    store32(rk + 768, t162 ^ t176);
    store32(rk + 772, t165 ^ t179);
    store32(rk + 776, t168 ^ t182);
    store32(rk + 780, t171 ^ t163);
    store32(rk + 784, t174 ^ t166);
    store32(rk + 788, t177 ^ t169);
    store32(rk + 792, t180 ^ t172);
    store32(rk + 796, t183 ^ t175);
    store32(rk + 800, t184 ^ t178);
    store32(rk + 804, t185 ^ t181);
    store32(rk + 808, t186 ^ t161);
    store32(rk + 812, t187 ^ t160);
    store32(rk + 816, t188 ^ t164);
    store32(rk + 820, t189 ^ t167);
    store32(rk + 824, t190 ^ t170);
    store32(rk + 828, t191 ^ t173);
    store32(rk + 832, t130 ^ t144);
    store32(rk + 836, t133 ^ t147);
    store32(rk + 840, t136 ^ t150);
    store32(rk + 844, t139 ^ t131);
    store32(rk + 848, t142 ^ t134);
    store32(rk + 852, t145 ^ t137);
    store32(rk + 856, t148 ^ t140);
    store32(rk + 860, t151 ^ t143);
    store32(rk + 864, t152 ^ t146);
    store32(rk + 868, t153 ^ t149);
    store32(rk + 872, t154 ^ t129);
    store32(rk + 876, t155 ^ t128);
    store32(rk + 880, t156 ^ t132);
    store32(rk + 884, t157 ^ t135);
    store32(rk + 888, t158 ^ t138);
    store32(rk + 892, t159 ^ t141);
    store32(rk + 896, t226 ^ t240);
    store32(rk + 900, t229 ^ t243);
    store32(rk + 904, t232 ^ t246);
    store32(rk + 908, t235 ^ t227);
    store32(rk + 912, t238 ^ t230);
    store32(rk + 916, t241 ^ t233);
    store32(rk + 920, t244 ^ t236);
    store32(rk + 924, t247 ^ t239);
    store32(rk + 928, t248 ^ t242);
    store32(rk + 932, t249 ^ t245);
    store32(rk + 936, t250 ^ t225);
    store32(rk + 940, t251 ^ t224);
    store32(rk + 944, t252 ^ t228);
    store32(rk + 948, t253 ^ t231);
    store32(rk + 952, t254 ^ t234);
    store32(rk + 956, t255 ^ t237);
    store32(rk + 960, t194 ^ t208);
    store32(rk + 964, t197 ^ t211);
    store32(rk + 968, t200 ^ t214);
    store32(rk + 972, t203 ^ t195);
    store32(rk + 976, t206 ^ t198);
    store32(rk + 980, t209 ^ t201);
    store32(rk + 984, t212 ^ t204);
    store32(rk + 988, t215 ^ t207);
    store32(rk + 992, t216 ^ t210);
    store32(rk + 996, t217 ^ t213);
    store32(rk + 1000, t218 ^ t193);
    store32(rk + 1004, t219 ^ t192);
    store32(rk + 1008, t220 ^ t196);
    store32(rk + 1012, t221 ^ t199);
    store32(rk + 1016, t222 ^ t202);
    store32(rk + 1020, t223 ^ t205);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham64_128_key_setup_ptx(ctx, key);
    lwcc_cham64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = bit32(nonce[2], 0);
    store32(ctx + 1024, t0);
    const uint32_t t1 = bit32(nonce[2], 1);
    store32(ctx + 1028, t1);
    const uint32_t t2 = bit32(nonce[2], 2);
    store32(ctx + 1032, t2);
    const uint32_t t3 = bit32(nonce[2], 3);
    store32(ctx + 1036, t3);
    const uint32_t t4 = bit32(nonce[2], 4);
    store32(ctx + 1040, t4);
    const uint32_t t5 = bit32(nonce[2], 5);
    store32(ctx + 1044, t5);
    const uint32_t t6 = bit32(nonce[2], 6);
    store32(ctx + 1048, t6);
    const uint32_t t7 = bit32(nonce[2], 7);
    store32(ctx + 1052, t7);
    const uint32_t t8 = bit32(nonce[3], 0);
    store32(ctx + 1056, t8);
    const uint32_t t9 = bit32(nonce[3], 1);
    store32(ctx + 1060, t9);
    const uint32_t t10 = bit32(nonce[3], 2);
    store32(ctx + 1064, t10);
    const uint32_t t11 = bit32(nonce[3], 3);
    store32(ctx + 1068, t11);
    const uint32_t t12 = bit32(nonce[3], 4);
    store32(ctx + 1072, t12);
    const uint32_t t13 = bit32(nonce[3], 5);
    store32(ctx + 1076, t13);
    const uint32_t t14 = bit32(nonce[3], 6);
    store32(ctx + 1080, t14);
    const uint32_t t15 = bit32(nonce[3], 7);
    store32(ctx + 1084, t15);
    const uint32_t t16 = bit32(nonce[0], 0);
    // round 1 (cham.dsl:24)
    const uint32_t t17 = t15 ^ load32(ctx), t18 = t16 ^ t17;
    // round 4 (cham.dsl:24)
    store32(ctx + 1088, load32(ctx + 192) ^ t18);
    const uint32_t t19 = bit32(nonce[0], 1);
    // round 1 (cham.dsl:24)
    const uint32_t t20 = load32(ctx + 4) ^ (t19 ^ t0), t21 = t16 & t17, t22 = t20 ^ t21;
    // round 4 (cham.dsl:24)
    store32(ctx + 1092, load32(ctx + 196) ^ t22);
    const uint32_t t23 = bit32(nonce[0], 2);
    // round 1 (cham.dsl:24)
    const uint32_t t24 = load32(ctx + 8) ^ (t23 ^ t1), t25 = t19 ^ (t20 & (t21 ^ t19)),
    t26 = t24 ^ t25;
    store32(ctx + 1096, t26);
    const uint32_t t27 = bit32(nonce[0], 3), t28 = load32(ctx + 12) ^ (t27 ^ t2),
    t29 = t23 ^ (t24 & (t25 ^ t23)), t30 = t28 ^ t29;
    store32(ctx + 1100, t30);
    const uint32_t t31 = bit32(nonce[0], 4), t32 = load32(ctx + 16) ^ (t31 ^ t3),
    t33 = t27 ^ (t28 & (t29 ^ t27)), t34 = t32 ^ t33;
    store32(ctx + 1104, t34);
    const uint32_t t35 = bit32(nonce[0], 5), t36 = load32(ctx + 20) ^ (t35 ^ t4),
    t37 = t31 ^ (t32 & (t33 ^ t31)), t38 = t36 ^ t37;
    store32(ctx + 1108, t38);
    const uint32_t t39 = bit32(nonce[0], 6), t40 = load32(ctx + 24) ^ (t39 ^ t5),
    t41 = t35 ^ (t36 & (t37 ^ t35)), t42 = t40 ^ t41;
    store32(ctx + 1112, t42);
    const uint32_t t43 = bit32(nonce[0], 7), t44 = load32(ctx + 28) ^ (t43 ^ t6),
    t45 = t39 ^ (t40 & (t41 ^ t39)), t46 = t44 ^ t45;
    store32(ctx + 1116, t46);
    const uint32_t t47 = bit32(nonce[1], 0), t48 = load32(ctx + 32) ^ (t47 ^ t7),
    t49 = t43 ^ (t44 & (t45 ^ t43));
    store32(ctx + 1120, t48 ^ t49);
    const uint32_t t50 = bit32(nonce[1], 1), t51 = load32(ctx + 36) ^ (t50 ^ t8),
    t52 = t47 ^ (t48 & (t49 ^ t47)), t53 = t51 ^ t52;
    store32(ctx + 1124, t53);
    const uint32_t t54 = bit32(nonce[1], 2), t55 = load32(ctx + 40) ^ (t54 ^ t9),
    t56 = t50 ^ (t51 & (t52 ^ t50));
    store32(ctx + 1128, t55 ^ t56);
    const uint32_t t57 = bit32(nonce[1], 3), t58 = load32(ctx + 44) ^ (t57 ^ t10),
    t59 = t54 ^ (t55 & (t56 ^ t54));
    store32(ctx + 1132, t58 ^ t59);
    const uint32_t t60 = bit32(nonce[1], 4), t61 = load32(ctx + 48) ^ (t60 ^ t11),
    t62 = t57 ^ (t58 & (t59 ^ t57));
    store32(ctx + 1136, t61 ^ t62);
    const uint32_t t63 = bit32(nonce[1], 5), t64 = load32(ctx + 52) ^ (t63 ^ t12),
    t65 = t60 ^ (t61 & (t62 ^ t60));
    store32(ctx + 1140, t64 ^ t65);
    const uint32_t t66 = bit32(nonce[1], 6), t67 = load32(ctx + 56) ^ (t66 ^ t13),
    t68 = t63 ^ (t64 & (t65 ^ t63));
    store32(ctx + 1144, t67 ^ t68);
    const uint32_t t69 = bit32(nonce[1], 7),
    t70 = (load32(ctx + 60) ^ (t69 ^ t14)) ^ (t66 ^ (t67 & (t68 ^ t66)));
    store32(ctx + 1148, t70);
    // round 5 (cham.dsl:24)
    store32(ctx + 1152, load32(ctx + 260) ^ t53);
    store32(ctx + 1156, load32(ctx + 288) ^ t18);
    store32(ctx + 1160, t18);
    store32(ctx + 1164, load32(ctx + 292) ^ t22);
    store32(ctx + 1168, t22);
    store32(ctx + 1172, load32(ctx + 296) ^ t26);
    store32(ctx + 1176, load32(ctx + 300) ^ t30);
    store32(ctx + 1180, load32(ctx + 304) ^ t34);
    store32(ctx + 1184, load32(ctx + 308) ^ t38);
    store32(ctx + 1188, load32(ctx + 312) ^ t42);
    store32(ctx + 1192, load32(ctx + 316) ^ t46);
}

#endif
