// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_128 --target c --lanes 64
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=64) fold() sbox() complement(alike=true) value_numbering() hoist() roll(enabled=true) slice(lanes=64) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    load_le.u64; swap_1.u64 n0; swap_2.u64 n1; swap_4.u64 n2; swap_8.u64 n3; swap_16.u64 n4; swap_32.u64 n5; r0 r1 r2 r3 r4 r5 | n0 n1 n2 n3 n4 n5
// sizes:     in bytes: block 8, key 16, nonce 4, rk 30680, ctx 31160, align 1, group 512, stack 0
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, compiled alone, known answers, native calls, timing
// proof:     none, object code of this target is not read

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

static inline uint64_t load_le64(const uint8_t *p)
{
    return (uint64_t)p[0]
         | (uint64_t)p[1] << 8
         | (uint64_t)p[2] << 16
         | (uint64_t)p[3] << 24
         | (uint64_t)p[4] << 32
         | (uint64_t)p[5] << 40
         | (uint64_t)p[6] << 48
         | (uint64_t)p[7] << 56;
}

static inline void store_le64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
    p[4] = (uint8_t)(x >> 32);
    p[5] = (uint8_t)(x >> 40);
    p[6] = (uint8_t)(x >> 48);
    p[7] = (uint8_t)(x >> 56);
}

static inline uint64_t bit64(uint8_t x, unsigned k)
{
    return 0 - (uint64_t)(x >> k & 1);
}

static inline uint64_t add_u32x2(uint64_t a, uint64_t b)
{
    return ((a & UINT64_C(0x7fffffff7fffffff)) + (b & UINT64_C(0x7fffffff7fffffff))) ^ ((a ^ b) & UINT64_C(0x8000000080000000));
}

static inline uint64_t splat_u32x2(uint32_t x)
{
    return (uint64_t)x * UINT64_C(0x100000001);
}

static inline uint64_t load64(const uint8_t *p)
{
    uint64_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store64(uint8_t *p, uint64_t x)
{
    memcpy(p, &x, sizeof x);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

void lwcc_skinny64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    // round 1 (skinny.dsl:61)
    const uint64_t t0 = ~UINT64_C(0xffffffffffffffff);
    store64(rk, t0);
    store64(rk + 8, UINT64_C(0xffffffffffffffff));
    store64(rk + 16, t0);
    const uint64_t t1 = ~UINT64_C(0);
    store64(rk + 24, t1);
    store64(rk + 32, t1);
    store64(rk + 40, UINT64_C(0));
    store64(rk + 48, t1);
    const uint64_t t2 = bit64(key[0], 0), t3 = bit64(key[8], 3), t4 = bit64(key[8], 2),
    t5 = t3 ^ t4, t6 = t2 ^ t5;
    store64(rk + 56, t6);
    const uint64_t t7 = bit64(key[0], 1), t8 = bit64(key[8], 0), t9 = t7 ^ t8;
    store64(rk + 64, t9);
    const uint64_t t10 = bit64(key[0], 2), t11 = bit64(key[8], 1), t12 = t10 ^ t11;
    store64(rk + 72, t12);
    const uint64_t t13 = bit64(key[0], 3), t14 = t13 ^ t4;
    store64(rk + 80, t14);
    const uint64_t t15 = bit64(key[3], 0), t16 = bit64(key[11], 3), t17 = bit64(key[11], 2),
    t18 = t16 ^ t17, t19 = t15 ^ t18;
    store64(rk + 88, t19);
    const uint64_t t20 = bit64(key[3], 1), t21 = bit64(key[11], 0), t22 = t20 ^ t21;
    store64(rk + 96, t22);
    const uint64_t t23 = bit64(key[3], 2), t24 = bit64(key[11], 1), t25 = t23 ^ t24;
    store64(rk + 104, t25);
    const uint64_t t26 = bit64(key[3], 3), t27 = t26 ^ t17;
    store64(rk + 112, t27);
    const uint64_t t28 = bit64(key[0], 4), t29 = bit64(key[8], 7), t30 = bit64(key[8], 6),
    t31 = t29 ^ t30, t32 = t28 ^ t31;
    store64(rk + 120, t32);
    const uint64_t t33 = bit64(key[0], 5), t34 = bit64(key[8], 4), t35 = t33 ^ t34;
    store64(rk + 128, t35);
    const uint64_t t36 = bit64(key[0], 6), t37 = bit64(key[8], 5), t38 = t36 ^ t37;
    store64(rk + 136, t38);
    const uint64_t t39 = bit64(key[0], 7), t40 = t39 ^ t30;
    store64(rk + 144, t40);
    const uint64_t t41 = bit64(key[2], 0), t42 = bit64(key[10], 3), t43 = bit64(key[10], 2),
    t44 = t42 ^ t43, t45 = t41 ^ t44;
    store64(rk + 152, t45);
    const uint64_t t46 = bit64(key[2], 1), t47 = bit64(key[10], 0), t48 = t46 ^ t47;
    store64(rk + 160, t48);
    const uint64_t t49 = bit64(key[2], 2), t50 = bit64(key[10], 1), t51 = t49 ^ t50;
    store64(rk + 168, t51);
    const uint64_t t52 = bit64(key[2], 3), t53 = t52 ^ t43;
    store64(rk + 176, t53);
    const uint64_t t54 = bit64(key[1], 4), t55 = bit64(key[9], 7), t56 = bit64(key[9], 6),
    t57 = t55 ^ t56, t58 = t54 ^ t57;
    store64(rk + 184, t58);
    const uint64_t t59 = bit64(key[1], 5), t60 = bit64(key[9], 4), t61 = t59 ^ t60;
    store64(rk + 192, t61);
    const uint64_t t62 = bit64(key[1], 6), t63 = bit64(key[9], 5), t64 = t62 ^ t63;
    store64(rk + 200, t64);
    const uint64_t t65 = bit64(key[1], 7), t66 = t65 ^ t56;
    store64(rk + 208, t66);
    const uint64_t t67 = bit64(key[3], 4), t68 = bit64(key[11], 7), t69 = bit64(key[11], 6),
    t70 = t68 ^ t69, t71 = t67 ^ t70;
    // round 3 (skinny.dsl:64)
    const uint64_t t72 = ~t71;
    store64(rk + 216, t72);
    const uint64_t t73 = bit64(key[3], 5), t74 = bit64(key[11], 4), t75 = t73 ^ t74;
    store64(rk + 224, t75);
    const uint64_t t76 = bit64(key[3], 6), t77 = bit64(key[11], 5), t78 = t76 ^ t77, t79 = ~t78;
    store64(rk + 232, t79);
    const uint64_t t80 = bit64(key[3], 7), t81 = t80 ^ t69, t82 = ~t81;
    store64(rk + 240, t82);
    const uint64_t t83 = bit64(key[2], 4), t84 = bit64(key[10], 7), t85 = bit64(key[10], 6),
    t86 = t84 ^ t85, t87 = t83 ^ t86, t88 = ~t87;
    store64(rk + 248, t88);
    const uint64_t t89 = bit64(key[2], 5), t90 = bit64(key[10], 4), t91 = t89 ^ t90;
    store64(rk + 256, ~t91);
    const uint64_t t92 = bit64(key[2], 6), t93 = bit64(key[10], 5), t94 = t92 ^ t93, t95 = ~t94;
    store64(rk + 264, t95);
    const uint64_t t96 = bit64(key[2], 7), t97 = t96 ^ t85, t98 = ~t97;
    store64(rk + 272, t98);
    const uint64_t t99 = bit64(key[1], 0), t100 = bit64(key[9], 3), t101 = bit64(key[9], 2),
    t102 = t100 ^ t101, t103 = t99 ^ t102, t104 = ~t103;
    store64(rk + 280, t104);
    const uint64_t t105 = bit64(key[1], 1), t106 = bit64(key[9], 0), t107 = t105 ^ t106,
    t108 = ~t107;
    store64(rk + 288, t108);
    const uint64_t t109 = bit64(key[1], 2), t110 = bit64(key[9], 1), t111 = t109 ^ t110,
    t112 = ~t111;
    store64(rk + 296, t112);
    const uint64_t t113 = bit64(key[1], 3), t114 = t113 ^ t101, t115 = ~t114;
    store64(rk + 304, t115);
    store64(rk + 312, t0);
    store64(rk + 320, UINT64_C(0xffffffffffffffff));
    store64(rk + 328, t0);
    store64(rk + 336, t0);
    store64(rk + 344, t1);
    store64(rk + 352, UINT64_C(0));
    store64(rk + 360, t1);
    const uint64_t t116 = bit64(key[7], 0), t117 = bit64(key[15], 2), t118 = bit64(key[15], 1),
    t119 = t117 ^ t118, t120 = t116 ^ t119;
    store64(rk + 368, t120);
    const uint64_t t121 = bit64(key[7], 1), t122 = bit64(key[15], 3) ^ t117, t123 = t121 ^ t122;
    store64(rk + 376, t123);
    const uint64_t t124 = bit64(key[7], 2), t125 = bit64(key[15], 0), t126 = t124 ^ t125;
    store64(rk + 384, t126);
    const uint64_t t127 = bit64(key[7], 3), t128 = t127 ^ t118;
    store64(rk + 392, t128);
    const uint64_t t129 = bit64(key[5], 0), t130 = bit64(key[13], 2), t131 = bit64(key[13], 1),
    t132 = t130 ^ t131, t133 = t129 ^ t132;
    store64(rk + 400, t133);
    const uint64_t t134 = bit64(key[5], 1), t135 = bit64(key[13], 3) ^ t130, t136 = t134 ^ t135;
    store64(rk + 408, t136);
    const uint64_t t137 = bit64(key[5], 2), t138 = bit64(key[13], 0), t139 = t137 ^ t138;
    store64(rk + 416, t139);
    const uint64_t t140 = bit64(key[5], 3), t141 = t140 ^ t131;
    store64(rk + 424, t141);
    const uint64_t t142 = bit64(key[4], 0), t143 = bit64(key[12], 2), t144 = bit64(key[12], 1),
    t145 = t143 ^ t144, t146 = t142 ^ t145;
    store64(rk + 432, t146);
    const uint64_t t147 = bit64(key[4], 1), t148 = bit64(key[12], 3) ^ t143, t149 = t147 ^ t148;
    store64(rk + 440, t149);
    const uint64_t t150 = bit64(key[4], 2), t151 = bit64(key[12], 0), t152 = t150 ^ t151;
    store64(rk + 448, t152);
    const uint64_t t153 = bit64(key[4], 3), t154 = t153 ^ t144;
    store64(rk + 456, t154);
    const uint64_t t155 = bit64(key[7], 4), t156 = bit64(key[15], 6), t157 = bit64(key[15], 5),
    t158 = t156 ^ t157, t159 = t155 ^ t158;
    store64(rk + 464, t159);
    const uint64_t t160 = bit64(key[7], 5), t161 = bit64(key[15], 7) ^ t156, t162 = t160 ^ t161;
    store64(rk + 472, t162);
    const uint64_t t163 = bit64(key[7], 6), t164 = bit64(key[15], 4), t165 = t163 ^ t164;
    store64(rk + 480, t165);
    const uint64_t t166 = bit64(key[7], 7), t167 = t166 ^ t157;
    store64(rk + 488, t167);
    const uint64_t t168 = bit64(key[4], 4), t169 = bit64(key[12], 6), t170 = bit64(key[12], 5),
    t171 = t169 ^ t170, t172 = t168 ^ t171;
    store64(rk + 496, t172);
    const uint64_t t173 = bit64(key[4], 5), t174 = bit64(key[12], 7) ^ t169, t175 = t173 ^ t174;
    store64(rk + 504, t175);
    const uint64_t t176 = bit64(key[4], 6), t177 = bit64(key[12], 4), t178 = t176 ^ t177;
    store64(rk + 512, t178);
    const uint64_t t179 = bit64(key[4], 7), t180 = t179 ^ t170;
    store64(rk + 520, t180);
    const uint64_t t181 = bit64(key[6], 4), t182 = bit64(key[14], 6), t183 = bit64(key[14], 5),
    t184 = t182 ^ t183, t185 = t181 ^ t184;
    // round 4 (skinny.dsl:64)
    const uint64_t t186 = ~t185;
    store64(rk + 528, t186);
    const uint64_t t187 = bit64(key[6], 5), t188 = bit64(key[14], 7) ^ t182, t189 = t187 ^ t188;
    store64(rk + 536, t189);
    const uint64_t t190 = bit64(key[6], 6), t191 = bit64(key[14], 4), t192 = t190 ^ t191,
    t193 = ~t192;
    store64(rk + 544, t193);
    const uint64_t t194 = bit64(key[6], 7), t195 = t194 ^ t183, t196 = ~t195;
    store64(rk + 552, t196);
    const uint64_t t197 = bit64(key[5], 4), t198 = bit64(key[13], 6), t199 = bit64(key[13], 5),
    t200 = t198 ^ t199, t201 = t197 ^ t200, t202 = ~t201;
    store64(rk + 560, t202);
    const uint64_t t203 = bit64(key[5], 5), t204 = bit64(key[13], 7) ^ t198, t205 = t203 ^ t204,
    t206 = ~t205;
    store64(rk + 568, t206);
    const uint64_t t207 = bit64(key[5], 6), t208 = bit64(key[13], 4), t209 = t207 ^ t208,
    t210 = ~t209;
    store64(rk + 576, t210);
    const uint64_t t211 = bit64(key[5], 7), t212 = t211 ^ t199, t213 = ~t212;
    store64(rk + 584, t213);
    const uint64_t t214 = bit64(key[6], 0), t215 = bit64(key[14], 2), t216 = bit64(key[14], 1),
    t217 = t215 ^ t216, t218 = t214 ^ t217, t219 = ~t218;
    store64(rk + 592, t219);
    const uint64_t t220 = bit64(key[6], 1), t221 = bit64(key[14], 3) ^ t215, t222 = t220 ^ t221,
    t223 = ~t222;
    store64(rk + 600, t223);
    const uint64_t t224 = bit64(key[6], 2), t225 = bit64(key[14], 0), t226 = t224 ^ t225,
    t227 = ~t226;
    store64(rk + 608, t227);
    const uint64_t t228 = bit64(key[6], 3), t229 = t228 ^ t216, t230 = ~t229;
    store64(rk + 616, t230);
    store64(rk + 624, t0);
    store64(rk + 632, UINT64_C(0xffffffffffffffff));
    store64(rk + 640, t0);
    store64(rk + 648, t0);
    store64(rk + 656, t0);
    store64(rk + 664, UINT64_C(0));
    store64(rk + 672, t1);
    const uint64_t t231 = t17 ^ t24, t232 = t15 ^ t231;
    store64(rk + 680, t232);
    const uint64_t t233 = t20 ^ t18;
    store64(rk + 688, t233);
    const uint64_t t234 = t23 ^ t21;
    store64(rk + 696, t234);
    const uint64_t t235 = t26 ^ t24;
    store64(rk + 704, t235);
    const uint64_t t236 = t101 ^ t110, t237 = t99 ^ t236;
    store64(rk + 712, t237);
    const uint64_t t238 = t105 ^ t102;
    store64(rk + 720, t238);
    const uint64_t t239 = t109 ^ t106;
    store64(rk + 728, t239);
    const uint64_t t240 = t113 ^ t110;
    store64(rk + 736, t240);
    const uint64_t t241 = t4 ^ t11, t242 = t2 ^ t241;
    store64(rk + 744, t242);
    const uint64_t t243 = t7 ^ t5;
    store64(rk + 752, t243);
    const uint64_t t244 = t10 ^ t8;
    store64(rk + 760, t244);
    const uint64_t t245 = t13 ^ t11;
    store64(rk + 768, t245);
    const uint64_t t246 = t69 ^ t77, t247 = t67 ^ t246;
    store64(rk + 776, t247);
    const uint64_t t248 = t73 ^ t70;
    store64(rk + 784, t248);
    const uint64_t t249 = t76 ^ t74;
    store64(rk + 792, t249);
    const uint64_t t250 = t80 ^ t77;
    store64(rk + 800, t250);
    const uint64_t t251 = t30 ^ t37, t252 = t28 ^ t251;
    store64(rk + 808, t252);
    const uint64_t t253 = t33 ^ t31;
    store64(rk + 816, t253);
    const uint64_t t254 = t36 ^ t34;
    store64(rk + 824, t254);
    const uint64_t t255 = t39 ^ t37;
    store64(rk + 832, t255);
    const uint64_t t256 = t85 ^ t93, t257 = t83 ^ t256;
    // round 5 (skinny.dsl:64)
    const uint64_t t258 = ~t257;
    store64(rk + 840, t258);
    const uint64_t t259 = t89 ^ t86;
    store64(rk + 848, t259);
    const uint64_t t260 = t92 ^ t90, t261 = ~t260;
    store64(rk + 856, t261);
    const uint64_t t262 = t96 ^ t93, t263 = ~t262;
    store64(rk + 864, t263);
    const uint64_t t264 = t56 ^ t63, t265 = t54 ^ t264, t266 = ~t265;
    store64(rk + 872, t266);
    const uint64_t t267 = t59 ^ t57, t268 = ~t267;
    store64(rk + 880, t268);
    const uint64_t t269 = t62 ^ t60, t270 = ~t269;
    store64(rk + 888, t270);
    const uint64_t t271 = t65 ^ t63, t272 = ~t271;
    store64(rk + 896, t272);
    const uint64_t t273 = t43 ^ t50, t274 = t41 ^ t273, t275 = ~t274;
    store64(rk + 904, t275);
    const uint64_t t276 = t46 ^ t44, t277 = ~t276;
    store64(rk + 912, t277);
    const uint64_t t278 = t49 ^ t47, t279 = ~t278;
    store64(rk + 920, t279);
    const uint64_t t280 = t52 ^ t50, t281 = ~t280;
    store64(rk + 928, t281);
    store64(rk + 936, t1);
    store64(rk + 944, UINT64_C(0xffffffffffffffff));
    store64(rk + 952, t0);
    store64(rk + 960, t0);
    store64(rk + 968, t0);
    store64(rk + 976, UINT64_C(0xffffffffffffffff));
    store64(rk + 984, t1);
    const uint64_t t282 = t131 ^ t138, t283 = t129 ^ t282;
    store64(rk + 992, t283);
    const uint64_t t284 = t134 ^ t132;
    store64(rk + 1000, t284);
    const uint64_t t285 = t137 ^ t135;
    store64(rk + 1008, t285);
    const uint64_t t286 = t140 ^ t138;
    store64(rk + 1016, t286);
    const uint64_t t287 = t216 ^ t225, t288 = t214 ^ t287;
    store64(rk + 1024, t288);
    const uint64_t t289 = t220 ^ t217;
    store64(rk + 1032, t289);
    const uint64_t t290 = t224 ^ t221;
    store64(rk + 1040, t290);
    const uint64_t t291 = t228 ^ t225;
    store64(rk + 1048, t291);
    const uint64_t t292 = t118 ^ t125, t293 = t116 ^ t292;
    store64(rk + 1056, t293);
    const uint64_t t294 = t121 ^ t119;
    store64(rk + 1064, t294);
    const uint64_t t295 = t124 ^ t122;
    store64(rk + 1072, t295);
    const uint64_t t296 = t127 ^ t125;
    store64(rk + 1080, t296);
    const uint64_t t297 = t183 ^ t191, t298 = t181 ^ t297;
    store64(rk + 1088, t298);
    const uint64_t t299 = t187 ^ t184;
    store64(rk + 1096, t299);
    const uint64_t t300 = t190 ^ t188;
    store64(rk + 1104, t300);
    const uint64_t t301 = t194 ^ t191;
    store64(rk + 1112, t301);
    const uint64_t t302 = t144 ^ t151, t303 = t142 ^ t302;
    store64(rk + 1120, t303);
    const uint64_t t304 = t147 ^ t145;
    store64(rk + 1128, t304);
    const uint64_t t305 = t150 ^ t148;
    store64(rk + 1136, t305);
    const uint64_t t306 = t153 ^ t151;
    store64(rk + 1144, t306);
    const uint64_t t307 = t199 ^ t208, t308 = t197 ^ t307;
    // round 6 (skinny.dsl:64)
    const uint64_t t309 = ~t308;
    store64(rk + 1152, t309);
    const uint64_t t310 = t203 ^ t200;
    store64(rk + 1160, t310);
    const uint64_t t311 = t207 ^ t204, t312 = ~t311;
    store64(rk + 1168, t312);
    const uint64_t t313 = t211 ^ t208, t314 = ~t313;
    store64(rk + 1176, t314);
    const uint64_t t315 = t170 ^ t177, t316 = t168 ^ t315, t317 = ~t316;
    store64(rk + 1184, t317);
    const uint64_t t318 = t173 ^ t171, t319 = ~t318;
    store64(rk + 1192, t319);
    const uint64_t t320 = t176 ^ t174, t321 = ~t320;
    store64(rk + 1200, t321);
    const uint64_t t322 = t179 ^ t177, t323 = ~t322;
    store64(rk + 1208, t323);
    const uint64_t t324 = t157 ^ t164, t325 = t155 ^ t324, t326 = ~t325;
    store64(rk + 1216, t326);
    const uint64_t t327 = t160 ^ t158, t328 = ~t327;
    store64(rk + 1224, t328);
    const uint64_t t329 = t163 ^ t161, t330 = ~t329;
    store64(rk + 1232, t330);
    const uint64_t t331 = t166 ^ t164, t332 = ~t331;
    store64(rk + 1240, t332);
    store64(rk + 1248, t0);
    store64(rk + 1256, UINT64_C(0));
    store64(rk + 1264, t0);
    store64(rk + 1272, t0);
    store64(rk + 1280, t0);
    store64(rk + 1288, UINT64_C(0xffffffffffffffff));
    store64(rk + 1296, t1);
    const uint64_t t333 = t110 ^ t106, t334 = t99 ^ t333;
    store64(rk + 1304, t334);
    const uint64_t t335 = t105 ^ t236;
    store64(rk + 1312, t335);
    const uint64_t t336 = t109 ^ t102;
    store64(rk + 1320, t336);
    const uint64_t t337 = t113 ^ t106;
    store64(rk + 1328, t337);
    const uint64_t t338 = t50 ^ t47, t339 = t41 ^ t338;
    store64(rk + 1336, t339);
    const uint64_t t340 = t46 ^ t273;
    store64(rk + 1344, t340);
    const uint64_t t341 = t49 ^ t44;
    store64(rk + 1352, t341);
    const uint64_t t342 = t52 ^ t47;
    store64(rk + 1360, t342);
    const uint64_t t343 = t24 ^ t21, t344 = t15 ^ t343;
    store64(rk + 1368, t344);
    const uint64_t t345 = t20 ^ t231;
    store64(rk + 1376, t345);
    const uint64_t t346 = t23 ^ t18;
    store64(rk + 1384, t346);
    const uint64_t t347 = t26 ^ t21;
    store64(rk + 1392, t347);
    const uint64_t t348 = t93 ^ t90, t349 = t83 ^ t348;
    store64(rk + 1400, t349);
    const uint64_t t350 = t89 ^ t256;
    store64(rk + 1408, t350);
    const uint64_t t351 = t92 ^ t86;
    store64(rk + 1416, t351);
    const uint64_t t352 = t96 ^ t90;
    store64(rk + 1424, t352);
    const uint64_t t353 = t11 ^ t8, t354 = t2 ^ t353;
    store64(rk + 1432, t354);
    const uint64_t t355 = t7 ^ t241;
    store64(rk + 1440, t355);
    const uint64_t t356 = t10 ^ t5;
    store64(rk + 1448, t356);
    const uint64_t t357 = t13 ^ t8;
    store64(rk + 1456, t357);
    const uint64_t t358 = t63 ^ t60, t359 = t54 ^ t358;
    // round 7 (skinny.dsl:64)
    const uint64_t t360 = ~t359;
    store64(rk + 1464, t360);
    const uint64_t t361 = t59 ^ t264;
    store64(rk + 1472, t361);
    const uint64_t t362 = t62 ^ t57, t363 = ~t362;
    store64(rk + 1480, t363);
    const uint64_t t364 = t65 ^ t60, t365 = ~t364;
    store64(rk + 1488, t365);
    const uint64_t t366 = t37 ^ t34, t367 = t28 ^ t366, t368 = ~t367;
    store64(rk + 1496, t368);
    const uint64_t t369 = t33 ^ t251, t370 = ~t369;
    store64(rk + 1504, t370);
    const uint64_t t371 = t36 ^ t31, t372 = ~t371;
    store64(rk + 1512, t372);
    const uint64_t t373 = t39 ^ t34, t374 = ~t373;
    store64(rk + 1520, t374);
    const uint64_t t375 = t77 ^ t74, t376 = t67 ^ t375, t377 = ~t376;
    store64(rk + 1528, t377);
    const uint64_t t378 = t73 ^ t246, t379 = ~t378;
    store64(rk + 1536, t379);
    const uint64_t t380 = t76 ^ t70, t381 = ~t380;
    store64(rk + 1544, t381);
    const uint64_t t382 = t80 ^ t74, t383 = ~t382;
    store64(rk + 1552, t383);
    store64(rk + 1560, t0);
    store64(rk + 1568, UINT64_C(0xffffffffffffffff));
    store64(rk + 1576, t1);
    store64(rk + 1584, t0);
    store64(rk + 1592, t0);
    store64(rk + 1600, UINT64_C(0xffffffffffffffff));
    store64(rk + 1608, t1);
    const uint64_t t384 = t225 ^ t221, t385 = t214 ^ t384;
    store64(rk + 1616, t385);
    const uint64_t t386 = t220 ^ t287;
    store64(rk + 1624, t386);
    const uint64_t t387 = t224 ^ t217;
    store64(rk + 1632, t387);
    const uint64_t t388 = t228 ^ t221;
    store64(rk + 1640, t388);
    const uint64_t t389 = t164 ^ t161, t390 = t155 ^ t389;
    store64(rk + 1648, t390);
    const uint64_t t391 = t160 ^ t324;
    store64(rk + 1656, t391);
    const uint64_t t392 = t163 ^ t158;
    store64(rk + 1664, t392);
    const uint64_t t393 = t166 ^ t161;
    store64(rk + 1672, t393);
    const uint64_t t394 = t138 ^ t135, t395 = t129 ^ t394;
    store64(rk + 1680, t395);
    const uint64_t t396 = t134 ^ t282;
    store64(rk + 1688, t396);
    const uint64_t t397 = t137 ^ t132;
    store64(rk + 1696, t397);
    const uint64_t t398 = t140 ^ t135;
    store64(rk + 1704, t398);
    const uint64_t t399 = t208 ^ t204, t400 = t197 ^ t399;
    store64(rk + 1712, t400);
    const uint64_t t401 = t203 ^ t307;
    store64(rk + 1720, t401);
    const uint64_t t402 = t207 ^ t200;
    store64(rk + 1728, t402);
    const uint64_t t403 = t211 ^ t204;
    store64(rk + 1736, t403);
    const uint64_t t404 = t125 ^ t122, t405 = t116 ^ t404;
    store64(rk + 1744, t405);
    const uint64_t t406 = t121 ^ t292;
    store64(rk + 1752, t406);
    const uint64_t t407 = t124 ^ t119;
    store64(rk + 1760, t407);
    const uint64_t t408 = t127 ^ t122;
    store64(rk + 1768, t408);
    const uint64_t t409 = t177 ^ t174, t410 = t168 ^ t409;
    // round 8 (skinny.dsl:64)
    const uint64_t t411 = ~t410;
    store64(rk + 1776, t411);
    const uint64_t t412 = t173 ^ t315;
    store64(rk + 1784, t412);
    const uint64_t t413 = t176 ^ t171, t414 = ~t413;
    store64(rk + 1792, t414);
    const uint64_t t415 = t179 ^ t174, t416 = ~t415;
    store64(rk + 1800, t416);
    const uint64_t t417 = t151 ^ t148, t418 = t142 ^ t417, t419 = ~t418;
    store64(rk + 1808, t419);
    const uint64_t t420 = t147 ^ t302, t421 = ~t420;
    store64(rk + 1816, t421);
    const uint64_t t422 = t150 ^ t145, t423 = ~t422;
    store64(rk + 1824, t423);
    const uint64_t t424 = t153 ^ t148, t425 = ~t424;
    store64(rk + 1832, t425);
    const uint64_t t426 = t191 ^ t188, t427 = t181 ^ t426, t428 = ~t427;
    store64(rk + 1840, t428);
    const uint64_t t429 = t187 ^ t297, t430 = ~t429;
    store64(rk + 1848, t430);
    const uint64_t t431 = t190 ^ t184, t432 = ~t431;
    store64(rk + 1856, t432);
    const uint64_t t433 = t194 ^ t188, t434 = ~t433;
    store64(rk + 1864, t434);
    store64(rk + 1872, t0);
    store64(rk + 1880, UINT64_C(0xffffffffffffffff));
    store64(rk + 1888, t0);
    store64(rk + 1896, t1);
    store64(rk + 1904, t0);
    store64(rk + 1912, UINT64_C(0xffffffffffffffff));
    store64(rk + 1920, t1);
    const uint64_t t435 = t47 ^ t44, t436 = t41 ^ t435;
    store64(rk + 1928, t436);
    const uint64_t t437 = t46 ^ t338;
    store64(rk + 1936, t437);
    const uint64_t t438 = t49 ^ t273;
    store64(rk + 1944, t438);
    const uint64_t t439 = t52 ^ t44;
    store64(rk + 1952, t439);
    const uint64_t t440 = t74 ^ t70, t441 = t67 ^ t440;
    store64(rk + 1960, t441);
    const uint64_t t442 = t73 ^ t375;
    store64(rk + 1968, t442);
    const uint64_t t443 = t76 ^ t246;
    store64(rk + 1976, t443);
    const uint64_t t444 = t80 ^ t70;
    store64(rk + 1984, t444);
    const uint64_t t445 = t106 ^ t102, t446 = t99 ^ t445;
    store64(rk + 1992, t446);
    const uint64_t t447 = t105 ^ t333;
    store64(rk + 2000, t447);
    const uint64_t t448 = t109 ^ t236;
    store64(rk + 2008, t448);
    const uint64_t t449 = t113 ^ t102;
    store64(rk + 2016, t449);
    const uint64_t t450 = t60 ^ t57, t451 = t54 ^ t450;
    store64(rk + 2024, t451);
    const uint64_t t452 = t59 ^ t358;
    store64(rk + 2032, t452);
    const uint64_t t453 = t62 ^ t264;
    store64(rk + 2040, t453);
    const uint64_t t454 = t65 ^ t57;
    store64(rk + 2048, t454);
    const uint64_t t455 = t21 ^ t18, t456 = t15 ^ t455;
    store64(rk + 2056, t456);
    const uint64_t t457 = t20 ^ t343;
    store64(rk + 2064, t457);
    const uint64_t t458 = t23 ^ t231;
    store64(rk + 2072, t458);
    const uint64_t t459 = t26 ^ t18;
    store64(rk + 2080, t459);
    const uint64_t t460 = t34 ^ t31, t461 = t28 ^ t460;
    // round 9 (skinny.dsl:64)
    const uint64_t t462 = ~t461;
    store64(rk + 2088, t462);
    const uint64_t t463 = t33 ^ t366;
    store64(rk + 2096, t463);
    const uint64_t t464 = t36 ^ t251, t465 = ~t464;
    store64(rk + 2104, t465);
    const uint64_t t466 = t39 ^ t31, t467 = ~t466;
    store64(rk + 2112, t467);
    const uint64_t t468 = t8 ^ t5, t469 = t2 ^ t468, t470 = ~t469;
    store64(rk + 2120, t470);
    const uint64_t t471 = t7 ^ t353, t472 = ~t471;
    store64(rk + 2128, t472);
    const uint64_t t473 = t10 ^ t241, t474 = ~t473;
    store64(rk + 2136, t474);
    const uint64_t t475 = t13 ^ t5, t476 = ~t475;
    store64(rk + 2144, t476);
    const uint64_t t477 = t90 ^ t86, t478 = t83 ^ t477, t479 = ~t478;
    store64(rk + 2152, t479);
    const uint64_t t480 = t89 ^ t348, t481 = ~t480;
    store64(rk + 2160, t481);
    const uint64_t t482 = t92 ^ t256, t483 = ~t482;
    store64(rk + 2168, t483);
    const uint64_t t484 = t96 ^ t86, t485 = ~t484;
    store64(rk + 2176, t485);
    store64(rk + 2184, t0);
    store64(rk + 2192, UINT64_C(0xffffffffffffffff));
    store64(rk + 2200, t0);
    store64(rk + 2208, t0);
    store64(rk + 2216, t1);
    store64(rk + 2224, UINT64_C(0xffffffffffffffff));
    store64(rk + 2232, t1);
    const uint64_t t486 = t161 ^ t158, t487 = t155 ^ t486;
    store64(rk + 2240, t487);
    const uint64_t t488 = t160 ^ t389;
    store64(rk + 2248, t488);
    const uint64_t t489 = t163 ^ t324;
    store64(rk + 2256, t489);
    const uint64_t t490 = t166 ^ t158;
    store64(rk + 2264, t490);
    const uint64_t t491 = t188 ^ t184, t492 = t181 ^ t491;
    store64(rk + 2272, t492);
    const uint64_t t493 = t187 ^ t426;
    store64(rk + 2280, t493);
    const uint64_t t494 = t190 ^ t297;
    store64(rk + 2288, t494);
    const uint64_t t495 = t194 ^ t184;
    store64(rk + 2296, t495);
    const uint64_t t496 = t221 ^ t217, t497 = t214 ^ t496;
    store64(rk + 2304, t497);
    const uint64_t t498 = t220 ^ t384;
    store64(rk + 2312, t498);
    const uint64_t t499 = t224 ^ t287;
    store64(rk + 2320, t499);
    const uint64_t t500 = t228 ^ t217;
    store64(rk + 2328, t500);
    const uint64_t t501 = t174 ^ t171, t502 = t168 ^ t501;
    store64(rk + 2336, t502);
    const uint64_t t503 = t173 ^ t409;
    store64(rk + 2344, t503);
    const uint64_t t504 = t176 ^ t315;
    store64(rk + 2352, t504);
    const uint64_t t505 = t179 ^ t171;
    store64(rk + 2360, t505);
    const uint64_t t506 = t135 ^ t132, t507 = t129 ^ t506;
    store64(rk + 2368, t507);
    const uint64_t t508 = t134 ^ t394;
    store64(rk + 2376, t508);
    const uint64_t t509 = t137 ^ t282;
    store64(rk + 2384, t509);
    const uint64_t t510 = t140 ^ t132;
    store64(rk + 2392, t510);
    const uint64_t t511 = t148 ^ t145, t512 = t142 ^ t511;
    // round 10 (skinny.dsl:64)
    const uint64_t t513 = ~t512;
    store64(rk + 2400, t513);
    const uint64_t t514 = t147 ^ t417;
    store64(rk + 2408, t514);
    const uint64_t t515 = t150 ^ t302, t516 = ~t515;
    store64(rk + 2416, t516);
    const uint64_t t517 = t153 ^ t145, t518 = ~t517;
    store64(rk + 2424, t518);
    const uint64_t t519 = t122 ^ t119, t520 = t116 ^ t519, t521 = ~t520;
    store64(rk + 2432, t521);
    const uint64_t t522 = t121 ^ t404, t523 = ~t522;
    store64(rk + 2440, t523);
    const uint64_t t524 = t124 ^ t292, t525 = ~t524;
    store64(rk + 2448, t525);
    const uint64_t t526 = t127 ^ t119, t527 = ~t526;
    store64(rk + 2456, t527);
    const uint64_t t528 = t204 ^ t200, t529 = t197 ^ t528, t530 = ~t529;
    store64(rk + 2464, t530);
    const uint64_t t531 = t203 ^ t399, t532 = ~t531;
    store64(rk + 2472, t532);
    const uint64_t t533 = t207 ^ t307, t534 = ~t533;
    store64(rk + 2480, t534);
    const uint64_t t535 = t211 ^ t200, t536 = ~t535;
    store64(rk + 2488, t536);
    store64(rk + 2496, t1);
    store64(rk + 2504, UINT64_C(0xffffffffffffffff));
    store64(rk + 2512, t0);
    store64(rk + 2520, t0);
    store64(rk + 2528, t0);
    store64(rk + 2536, UINT64_C(0));
    store64(rk + 2544, t1);
    const uint64_t t537 = t70 ^ t246, t538 = t67 ^ t537;
    store64(rk + 2552, t538);
    const uint64_t t539 = t73 ^ t440;
    store64(rk + 2560, t539);
    const uint64_t t540 = t76 ^ t375;
    store64(rk + 2568, t540);
    const uint64_t t541 = t80 ^ t246;
    store64(rk + 2576, t541);
    const uint64_t t542 = t86 ^ t256, t543 = t83 ^ t542;
    store64(rk + 2584, t543);
    const uint64_t t544 = t89 ^ t477;
    store64(rk + 2592, t544);
    const uint64_t t545 = t92 ^ t348;
    store64(rk + 2600, t545);
    const uint64_t t546 = t96 ^ t256;
    store64(rk + 2608, t546);
    const uint64_t t547 = t44 ^ t273, t548 = t41 ^ t547;
    store64(rk + 2616, t548);
    const uint64_t t549 = t46 ^ t435;
    store64(rk + 2624, t549);
    const uint64_t t550 = t49 ^ t338;
    store64(rk + 2632, t550);
    const uint64_t t551 = t52 ^ t273;
    store64(rk + 2640, t551);
    const uint64_t t552 = t31 ^ t251, t553 = t28 ^ t552;
    store64(rk + 2648, t553);
    const uint64_t t554 = t33 ^ t460;
    store64(rk + 2656, t554);
    const uint64_t t555 = t36 ^ t366;
    store64(rk + 2664, t555);
    const uint64_t t556 = t39 ^ t251;
    store64(rk + 2672, t556);
    const uint64_t t557 = t102 ^ t236, t558 = t99 ^ t557;
    store64(rk + 2680, t558);
    const uint64_t t559 = t105 ^ t445;
    store64(rk + 2688, t559);
    const uint64_t t560 = t109 ^ t333;
    store64(rk + 2696, t560);
    const uint64_t t561 = t113 ^ t236;
    store64(rk + 2704, t561);
    const uint64_t t562 = t5 ^ t241, t563 = t2 ^ t562;
    // round 11 (skinny.dsl:64)
    const uint64_t t564 = ~t563;
    store64(rk + 2712, t564);
    const uint64_t t565 = t7 ^ t468;
    store64(rk + 2720, t565);
    const uint64_t t566 = t10 ^ t353, t567 = ~t566;
    store64(rk + 2728, t567);
    const uint64_t t568 = t13 ^ t241, t569 = ~t568;
    store64(rk + 2736, t569);
    const uint64_t t570 = t18 ^ t231, t571 = t15 ^ t570, t572 = ~t571;
    store64(rk + 2744, t572);
    const uint64_t t573 = t20 ^ t455, t574 = ~t573;
    store64(rk + 2752, t574);
    const uint64_t t575 = t23 ^ t343, t576 = ~t575;
    store64(rk + 2760, t576);
    const uint64_t t577 = t26 ^ t231, t578 = ~t577;
    store64(rk + 2768, t578);
    const uint64_t t579 = t57 ^ t264, t580 = t54 ^ t579, t581 = ~t580;
    store64(rk + 2776, t581);
    const uint64_t t582 = t59 ^ t450, t583 = ~t582;
    store64(rk + 2784, t583);
    const uint64_t t584 = t62 ^ t358, t585 = ~t584;
    store64(rk + 2792, t585);
    const uint64_t t586 = t65 ^ t264, t587 = ~t586;
    store64(rk + 2800, t587);
    store64(rk + 2808, t1);
    store64(rk + 2816, UINT64_C(0));
    store64(rk + 2824, t0);
    store64(rk + 2832, t0);
    store64(rk + 2840, t0);
    store64(rk + 2848, UINT64_C(0xffffffffffffffff));
    store64(rk + 2856, t1);
    const uint64_t t588 = t184 ^ t297, t589 = t181 ^ t588;
    store64(rk + 2864, t589);
    const uint64_t t590 = t187 ^ t491;
    store64(rk + 2872, t590);
    const uint64_t t591 = t190 ^ t426;
    store64(rk + 2880, t591);
    const uint64_t t592 = t194 ^ t297;
    store64(rk + 2888, t592);
    const uint64_t t593 = t200 ^ t307, t594 = t197 ^ t593;
    store64(rk + 2896, t594);
    const uint64_t t595 = t203 ^ t528;
    store64(rk + 2904, t595);
    const uint64_t t596 = t207 ^ t399;
    store64(rk + 2912, t596);
    const uint64_t t597 = t211 ^ t307;
    store64(rk + 2920, t597);
    const uint64_t t598 = t158 ^ t324, t599 = t155 ^ t598;
    store64(rk + 2928, t599);
    const uint64_t t600 = t160 ^ t486;
    store64(rk + 2936, t600);
    const uint64_t t601 = t163 ^ t389;
    store64(rk + 2944, t601);
    const uint64_t t602 = t166 ^ t324;
    store64(rk + 2952, t602);
    const uint64_t t603 = t145 ^ t302, t604 = t142 ^ t603;
    store64(rk + 2960, t604);
    const uint64_t t605 = t147 ^ t511;
    store64(rk + 2968, t605);
    const uint64_t t606 = t150 ^ t417;
    store64(rk + 2976, t606);
    const uint64_t t607 = t153 ^ t302;
    store64(rk + 2984, t607);
    const uint64_t t608 = t217 ^ t287, t609 = t214 ^ t608;
    store64(rk + 2992, t609);
    const uint64_t t610 = t220 ^ t496;
    store64(rk + 3000, t610);
    const uint64_t t611 = t224 ^ t384;
    store64(rk + 3008, t611);
    const uint64_t t612 = t228 ^ t287;
    store64(rk + 3016, t612);
    const uint64_t t613 = t119 ^ t292, t614 = t116 ^ t613;
    // round 12 (skinny.dsl:64)
    const uint64_t t615 = ~t614;
    store64(rk + 3024, t615);
    const uint64_t t616 = t121 ^ t519;
    store64(rk + 3032, t616);
    const uint64_t t617 = t124 ^ t404, t618 = ~t617;
    store64(rk + 3040, t618);
    const uint64_t t619 = t127 ^ t292, t620 = ~t619;
    store64(rk + 3048, t620);
    const uint64_t t621 = t132 ^ t282, t622 = t129 ^ t621, t623 = ~t622;
    store64(rk + 3056, t623);
    const uint64_t t624 = t134 ^ t506, t625 = ~t624;
    store64(rk + 3064, t625);
    const uint64_t t626 = t137 ^ t394, t627 = ~t626;
    store64(rk + 3072, t627);
    const uint64_t t628 = t140 ^ t282, t629 = ~t628;
    store64(rk + 3080, t629);
    const uint64_t t630 = t171 ^ t315, t631 = t168 ^ t630, t632 = ~t631;
    store64(rk + 3088, t632);
    const uint64_t t633 = t173 ^ t501, t634 = ~t633;
    store64(rk + 3096, t634);
    const uint64_t t635 = t176 ^ t409, t636 = ~t635;
    store64(rk + 3104, t636);
    const uint64_t t637 = t179 ^ t315, t638 = ~t637;
    store64(rk + 3112, t638);
    store64(rk + 3120, t0);
    store64(rk + 3128, UINT64_C(0));
    store64(rk + 3136, t1);
    store64(rk + 3144, t0);
    store64(rk + 3152, t0);
    store64(rk + 3160, UINT64_C(0xffffffffffffffff));
    store64(rk + 3168, t1);
    const uint64_t t639 = t256 ^ t348, t640 = t83 ^ t639;
    store64(rk + 3176, t640);
    const uint64_t t641 = t89 ^ t542;
    store64(rk + 3184, t641);
    const uint64_t t642 = t92 ^ t477;
    store64(rk + 3192, t642);
    const uint64_t t643 = t96 ^ t348;
    store64(rk + 3200, t643);
    const uint64_t t644 = t264 ^ t358, t645 = t54 ^ t644;
    store64(rk + 3208, t645);
    const uint64_t t646 = t59 ^ t579;
    store64(rk + 3216, t646);
    const uint64_t t647 = t62 ^ t450;
    store64(rk + 3224, t647);
    const uint64_t t648 = t65 ^ t358;
    store64(rk + 3232, t648);
    const uint64_t t649 = t246 ^ t375, t650 = t67 ^ t649;
    store64(rk + 3240, t650);
    const uint64_t t651 = t73 ^ t537;
    store64(rk + 3248, t651);
    const uint64_t t652 = t76 ^ t440;
    store64(rk + 3256, t652);
    const uint64_t t653 = t80 ^ t375;
    store64(rk + 3264, t653);
    const uint64_t t654 = t241 ^ t353, t655 = t2 ^ t654;
    store64(rk + 3272, t655);
    const uint64_t t656 = t7 ^ t562;
    store64(rk + 3280, t656);
    const uint64_t t657 = t10 ^ t468;
    store64(rk + 3288, t657);
    const uint64_t t658 = t13 ^ t353;
    store64(rk + 3296, t658);
    const uint64_t t659 = t273 ^ t338, t660 = t41 ^ t659;
    store64(rk + 3304, t660);
    const uint64_t t661 = t46 ^ t547;
    store64(rk + 3312, t661);
    const uint64_t t662 = t49 ^ t435;
    store64(rk + 3320, t662);
    const uint64_t t663 = t52 ^ t338;
    store64(rk + 3328, t663);
    const uint64_t t664 = t231 ^ t343, t665 = t15 ^ t664;
    // round 13 (skinny.dsl:64)
    const uint64_t t666 = ~t665;
    store64(rk + 3336, t666);
    const uint64_t t667 = t20 ^ t570;
    store64(rk + 3344, t667);
    const uint64_t t668 = t23 ^ t455, t669 = ~t668;
    store64(rk + 3352, t669);
    const uint64_t t670 = t26 ^ t343, t671 = ~t670;
    store64(rk + 3360, t671);
    const uint64_t t672 = t236 ^ t333, t673 = t99 ^ t672, t674 = ~t673;
    store64(rk + 3368, t674);
    const uint64_t t675 = t105 ^ t557, t676 = ~t675;
    store64(rk + 3376, t676);
    const uint64_t t677 = t109 ^ t445, t678 = ~t677;
    store64(rk + 3384, t678);
    const uint64_t t679 = t113 ^ t333, t680 = ~t679;
    store64(rk + 3392, t680);
    const uint64_t t681 = t251 ^ t366, t682 = t28 ^ t681, t683 = ~t682;
    store64(rk + 3400, t683);
    const uint64_t t684 = t33 ^ t552, t685 = ~t684;
    store64(rk + 3408, t685);
    const uint64_t t686 = t36 ^ t460, t687 = ~t686;
    store64(rk + 3416, t687);
    const uint64_t t688 = t39 ^ t366, t689 = ~t688;
    store64(rk + 3424, t689);
    store64(rk + 3432, t0);
    store64(rk + 3440, UINT64_C(0xffffffffffffffff));
    store64(rk + 3448, t1);
    store64(rk + 3456, t1);
    store64(rk + 3464, t0);
    store64(rk + 3472, UINT64_C(0xffffffffffffffff));
    store64(rk + 3480, t1);
    const uint64_t t690 = t307 ^ t399, t691 = t197 ^ t690;
    store64(rk + 3488, t691);
    const uint64_t t692 = t203 ^ t593;
    store64(rk + 3496, t692);
    const uint64_t t693 = t207 ^ t528;
    store64(rk + 3504, t693);
    const uint64_t t694 = t211 ^ t399;
    store64(rk + 3512, t694);
    const uint64_t t695 = t315 ^ t409, t696 = t168 ^ t695;
    store64(rk + 3520, t696);
    const uint64_t t697 = t173 ^ t630;
    store64(rk + 3528, t697);
    const uint64_t t698 = t176 ^ t501;
    store64(rk + 3536, t698);
    const uint64_t t699 = t179 ^ t409;
    store64(rk + 3544, t699);
    const uint64_t t700 = t297 ^ t426, t701 = t181 ^ t700;
    store64(rk + 3552, t701);
    const uint64_t t702 = t187 ^ t588;
    store64(rk + 3560, t702);
    const uint64_t t703 = t190 ^ t491;
    store64(rk + 3568, t703);
    const uint64_t t704 = t194 ^ t426;
    store64(rk + 3576, t704);
    const uint64_t t705 = t292 ^ t404, t706 = t116 ^ t705;
    store64(rk + 3584, t706);
    const uint64_t t707 = t121 ^ t613;
    store64(rk + 3592, t707);
    const uint64_t t708 = t124 ^ t519;
    store64(rk + 3600, t708);
    const uint64_t t709 = t127 ^ t404;
    store64(rk + 3608, t709);
    const uint64_t t710 = t324 ^ t389, t711 = t155 ^ t710;
    store64(rk + 3616, t711);
    const uint64_t t712 = t160 ^ t598;
    store64(rk + 3624, t712);
    const uint64_t t713 = t163 ^ t486;
    store64(rk + 3632, t713);
    const uint64_t t714 = t166 ^ t389;
    store64(rk + 3640, t714);
    const uint64_t t715 = t282 ^ t394, t716 = t129 ^ t715;
    // round 14 (skinny.dsl:64)
    const uint64_t t717 = ~t716;
    store64(rk + 3648, t717);
    const uint64_t t718 = t134 ^ t621;
    store64(rk + 3656, t718);
    const uint64_t t719 = t137 ^ t506, t720 = ~t719;
    store64(rk + 3664, t720);
    const uint64_t t721 = t140 ^ t394, t722 = ~t721;
    store64(rk + 3672, t722);
    const uint64_t t723 = t287 ^ t384, t724 = t214 ^ t723, t725 = ~t724;
    store64(rk + 3680, t725);
    const uint64_t t726 = t220 ^ t608, t727 = ~t726;
    store64(rk + 3688, t727);
    const uint64_t t728 = t224 ^ t496, t729 = ~t728;
    store64(rk + 3696, t729);
    const uint64_t t730 = t228 ^ t384, t731 = ~t730;
    store64(rk + 3704, t731);
    const uint64_t t732 = t302 ^ t417, t733 = t142 ^ t732, t734 = ~t733;
    store64(rk + 3712, t734);
    const uint64_t t735 = t147 ^ t603, t736 = ~t735;
    store64(rk + 3720, t736);
    const uint64_t t737 = t150 ^ t511, t738 = ~t737;
    store64(rk + 3728, t738);
    const uint64_t t739 = t153 ^ t417, t740 = ~t739;
    store64(rk + 3736, t740);
    store64(rk + 3744, t0);
    store64(rk + 3752, UINT64_C(0xffffffffffffffff));
    store64(rk + 3760, t0);
    store64(rk + 3768, t1);
    store64(rk + 3776, t1);
    store64(rk + 3784, UINT64_C(0xffffffffffffffff));
    store64(rk + 3792, t1);
    const uint64_t t741 = t358 ^ t450, t742 = t54 ^ t741;
    store64(rk + 3800, t742);
    const uint64_t t743 = t59 ^ t644;
    store64(rk + 3808, t743);
    const uint64_t t744 = t62 ^ t579;
    store64(rk + 3816, t744);
    const uint64_t t745 = t65 ^ t450;
    store64(rk + 3824, t745);
    const uint64_t t746 = t366 ^ t460, t747 = t28 ^ t746;
    store64(rk + 3832, t747);
    const uint64_t t748 = t33 ^ t681;
    store64(rk + 3840, t748);
    const uint64_t t749 = t36 ^ t552;
    store64(rk + 3848, t749);
    const uint64_t t750 = t39 ^ t460;
    store64(rk + 3856, t750);
    const uint64_t t751 = t348 ^ t477, t752 = t83 ^ t751;
    store64(rk + 3864, t752);
    const uint64_t t753 = t89 ^ t639;
    store64(rk + 3872, t753);
    const uint64_t t754 = t92 ^ t542;
    store64(rk + 3880, t754);
    const uint64_t t755 = t96 ^ t477;
    store64(rk + 3888, t755);
    const uint64_t t756 = t343 ^ t455, t757 = t15 ^ t756;
    store64(rk + 3896, t757);
    const uint64_t t758 = t20 ^ t664;
    store64(rk + 3904, t758);
    const uint64_t t759 = t23 ^ t570;
    store64(rk + 3912, t759);
    const uint64_t t760 = t26 ^ t455;
    store64(rk + 3920, t760);
    const uint64_t t761 = t375 ^ t440, t762 = t67 ^ t761;
    store64(rk + 3928, t762);
    const uint64_t t763 = t73 ^ t649;
    store64(rk + 3936, t763);
    const uint64_t t764 = t76 ^ t537;
    store64(rk + 3944, t764);
    const uint64_t t765 = t80 ^ t440;
    store64(rk + 3952, t765);
    const uint64_t t766 = t333 ^ t445, t767 = t99 ^ t766;
    // round 15 (skinny.dsl:64)
    const uint64_t t768 = ~t767;
    store64(rk + 3960, t768);
    const uint64_t t769 = t105 ^ t672;
    store64(rk + 3968, t769);
    const uint64_t t770 = t109 ^ t557, t771 = ~t770;
    store64(rk + 3976, t771);
    const uint64_t t772 = t113 ^ t445, t773 = ~t772;
    store64(rk + 3984, t773);
    const uint64_t t774 = t338 ^ t435, t775 = t41 ^ t774, t776 = ~t775;
    store64(rk + 3992, t776);
    const uint64_t t777 = t46 ^ t659, t778 = ~t777;
    store64(rk + 4000, t778);
    const uint64_t t779 = t49 ^ t547, t780 = ~t779;
    store64(rk + 4008, t780);
    const uint64_t t781 = t52 ^ t435, t782 = ~t781;
    store64(rk + 4016, t782);
    const uint64_t t783 = t353 ^ t468, t784 = t2 ^ t783, t785 = ~t784;
    store64(rk + 4024, t785);
    const uint64_t t786 = t7 ^ t654, t787 = ~t786;
    store64(rk + 4032, t787);
    const uint64_t t788 = t10 ^ t562, t789 = ~t788;
    store64(rk + 4040, t789);
    const uint64_t t790 = t13 ^ t468, t791 = ~t790;
    store64(rk + 4048, t791);
    store64(rk + 4056, t1);
    store64(rk + 4064, UINT64_C(0xffffffffffffffff));
    store64(rk + 4072, t0);
    store64(rk + 4080, t0);
    store64(rk + 4088, t1);
    store64(rk + 4096, UINT64_C(0));
    store64(rk + 4104, t1);
    const uint64_t t792 = t409 ^ t501, t793 = t168 ^ t792;
    store64(rk + 4112, t793);
    const uint64_t t794 = t173 ^ t695;
    store64(rk + 4120, t794);
    const uint64_t t795 = t176 ^ t630;
    store64(rk + 4128, t795);
    const uint64_t t796 = t179 ^ t501;
    store64(rk + 4136, t796);
    const uint64_t t797 = t417 ^ t511, t798 = t142 ^ t797;
    store64(rk + 4144, t798);
    const uint64_t t799 = t147 ^ t732;
    store64(rk + 4152, t799);
    const uint64_t t800 = t150 ^ t603;
    store64(rk + 4160, t800);
    const uint64_t t801 = t153 ^ t511;
    store64(rk + 4168, t801);
    const uint64_t t802 = t399 ^ t528, t803 = t197 ^ t802;
    store64(rk + 4176, t803);
    const uint64_t t804 = t203 ^ t690;
    store64(rk + 4184, t804);
    const uint64_t t805 = t207 ^ t593;
    store64(rk + 4192, t805);
    const uint64_t t806 = t211 ^ t528;
    store64(rk + 4200, t806);
    const uint64_t t807 = t394 ^ t506, t808 = t129 ^ t807;
    store64(rk + 4208, t808);
    const uint64_t t809 = t134 ^ t715;
    store64(rk + 4216, t809);
    const uint64_t t810 = t137 ^ t621;
    store64(rk + 4224, t810);
    const uint64_t t811 = t140 ^ t506;
    store64(rk + 4232, t811);
    const uint64_t t812 = t426 ^ t491, t813 = t181 ^ t812;
    store64(rk + 4240, t813);
    const uint64_t t814 = t187 ^ t700;
    store64(rk + 4248, t814);
    const uint64_t t815 = t190 ^ t588;
    store64(rk + 4256, t815);
    const uint64_t t816 = t194 ^ t491;
    store64(rk + 4264, t816);
    const uint64_t t817 = t384 ^ t496, t818 = t214 ^ t817;
    // round 16 (skinny.dsl:64)
    const uint64_t t819 = ~t818;
    store64(rk + 4272, t819);
    const uint64_t t820 = t220 ^ t723;
    store64(rk + 4280, t820);
    const uint64_t t821 = t224 ^ t608, t822 = ~t821;
    store64(rk + 4288, t822);
    const uint64_t t823 = t228 ^ t496, t824 = ~t823;
    store64(rk + 4296, t824);
    const uint64_t t825 = t389 ^ t486, t826 = t155 ^ t825, t827 = ~t826;
    store64(rk + 4304, t827);
    const uint64_t t828 = t160 ^ t710, t829 = ~t828;
    store64(rk + 4312, t829);
    const uint64_t t830 = t163 ^ t598, t831 = ~t830;
    store64(rk + 4320, t831);
    const uint64_t t832 = t166 ^ t486, t833 = ~t832;
    store64(rk + 4328, t833);
    const uint64_t t834 = t404 ^ t519, t835 = t116 ^ t834, t836 = ~t835;
    store64(rk + 4336, t836);
    const uint64_t t837 = t121 ^ t705, t838 = ~t837;
    store64(rk + 4344, t838);
    const uint64_t t839 = t124 ^ t613, t840 = ~t839;
    store64(rk + 4352, t840);
    const uint64_t t841 = t127 ^ t519, t842 = ~t841;
    store64(rk + 4360, t842);
    store64(rk + 4368, t0);
    store64(rk + 4376, UINT64_C(0));
    store64(rk + 4384, t0);
    store64(rk + 4392, t0);
    store64(rk + 4400, t0);
    store64(rk + 4408, UINT64_C(0));
    store64(rk + 4416, t1);
    const uint64_t t843 = t460 ^ t552, t844 = t28 ^ t843;
    store64(rk + 4424, t844);
    const uint64_t t845 = t33 ^ t746;
    store64(rk + 4432, t845);
    const uint64_t t846 = t36 ^ t681;
    store64(rk + 4440, t846);
    const uint64_t t847 = t39 ^ t552;
    store64(rk + 4448, t847);
    const uint64_t t848 = t468 ^ t562, t849 = t2 ^ t848;
    store64(rk + 4456, t849);
    const uint64_t t850 = t7 ^ t783;
    store64(rk + 4464, t850);
    const uint64_t t851 = t10 ^ t654;
    store64(rk + 4472, t851);
    const uint64_t t852 = t13 ^ t562;
    store64(rk + 4480, t852);
    const uint64_t t853 = t450 ^ t579, t854 = t54 ^ t853;
    store64(rk + 4488, t854);
    const uint64_t t855 = t59 ^ t741;
    store64(rk + 4496, t855);
    const uint64_t t856 = t62 ^ t644;
    store64(rk + 4504, t856);
    const uint64_t t857 = t65 ^ t579;
    store64(rk + 4512, t857);
    const uint64_t t858 = t445 ^ t557, t859 = t99 ^ t858;
    store64(rk + 4520, t859);
    const uint64_t t860 = t105 ^ t766;
    store64(rk + 4528, t860);
    const uint64_t t861 = t109 ^ t672;
    store64(rk + 4536, t861);
    const uint64_t t862 = t113 ^ t557;
    store64(rk + 4544, t862);
    const uint64_t t863 = t477 ^ t542, t864 = t83 ^ t863;
    store64(rk + 4552, t864);
    const uint64_t t865 = t89 ^ t751;
    store64(rk + 4560, t865);
    const uint64_t t866 = t92 ^ t639;
    store64(rk + 4568, t866);
    const uint64_t t867 = t96 ^ t542;
    store64(rk + 4576, t867);
    const uint64_t t868 = t435 ^ t547, t869 = t41 ^ t868;
    // round 17 (skinny.dsl:64)
    const uint64_t t870 = ~t869;
    store64(rk + 4584, t870);
    const uint64_t t871 = t46 ^ t774;
    store64(rk + 4592, t871);
    const uint64_t t872 = t49 ^ t659, t873 = ~t872;
    store64(rk + 4600, t873);
    const uint64_t t874 = t52 ^ t547, t875 = ~t874;
    store64(rk + 4608, t875);
    const uint64_t t876 = t440 ^ t537, t877 = t67 ^ t876, t878 = ~t877;
    store64(rk + 4616, t878);
    const uint64_t t879 = t73 ^ t761, t880 = ~t879;
    store64(rk + 4624, t880);
    const uint64_t t881 = t76 ^ t649, t882 = ~t881;
    store64(rk + 4632, t882);
    const uint64_t t883 = t80 ^ t537, t884 = ~t883;
    store64(rk + 4640, t884);
    const uint64_t t885 = t455 ^ t570, t886 = t15 ^ t885, t887 = ~t886;
    store64(rk + 4648, t887);
    const uint64_t t888 = t20 ^ t756, t889 = ~t888;
    store64(rk + 4656, t889);
    const uint64_t t890 = t23 ^ t664, t891 = ~t890;
    store64(rk + 4664, t891);
    const uint64_t t892 = t26 ^ t570, t893 = ~t892;
    store64(rk + 4672, t893);
    store64(rk + 4680, t1);
    store64(rk + 4688, UINT64_C(0xffffffffffffffff));
    store64(rk + 4696, t1);
    store64(rk + 4704, t0);
    store64(rk + 4712, t0);
    store64(rk + 4720, UINT64_C(0xffffffffffffffff));
    store64(rk + 4728, t1);
    const uint64_t t894 = t511 ^ t603, t895 = t142 ^ t894;
    store64(rk + 4736, t895);
    const uint64_t t896 = t147 ^ t797;
    store64(rk + 4744, t896);
    const uint64_t t897 = t150 ^ t732;
    store64(rk + 4752, t897);
    const uint64_t t898 = t153 ^ t603;
    store64(rk + 4760, t898);
    const uint64_t t899 = t519 ^ t613, t900 = t116 ^ t899;
    store64(rk + 4768, t900);
    const uint64_t t901 = t121 ^ t834;
    store64(rk + 4776, t901);
    const uint64_t t902 = t124 ^ t705;
    store64(rk + 4784, t902);
    const uint64_t t903 = t127 ^ t613;
    store64(rk + 4792, t903);
    const uint64_t t904 = t501 ^ t630, t905 = t168 ^ t904;
    store64(rk + 4800, t905);
    const uint64_t t906 = t173 ^ t792;
    store64(rk + 4808, t906);
    const uint64_t t907 = t176 ^ t695;
    store64(rk + 4816, t907);
    const uint64_t t908 = t179 ^ t630;
    store64(rk + 4824, t908);
    const uint64_t t909 = t496 ^ t608, t910 = t214 ^ t909;
    store64(rk + 4832, t910);
    const uint64_t t911 = t220 ^ t817;
    store64(rk + 4840, t911);
    const uint64_t t912 = t224 ^ t723;
    store64(rk + 4848, t912);
    const uint64_t t913 = t228 ^ t608;
    store64(rk + 4856, t913);
    const uint64_t t914 = t528 ^ t593, t915 = t197 ^ t914;
    store64(rk + 4864, t915);
    const uint64_t t916 = t203 ^ t802;
    store64(rk + 4872, t916);
    const uint64_t t917 = t207 ^ t690;
    store64(rk + 4880, t917);
    const uint64_t t918 = t211 ^ t593;
    store64(rk + 4888, t918);
    const uint64_t t919 = t486 ^ t598, t920 = t155 ^ t919;
    // round 18 (skinny.dsl:64)
    const uint64_t t921 = ~t920;
    store64(rk + 4896, t921);
    const uint64_t t922 = t160 ^ t825;
    store64(rk + 4904, t922);
    const uint64_t t923 = t163 ^ t710, t924 = ~t923;
    store64(rk + 4912, t924);
    const uint64_t t925 = t166 ^ t598, t926 = ~t925;
    store64(rk + 4920, t926);
    const uint64_t t927 = t491 ^ t588, t928 = t181 ^ t927, t929 = ~t928;
    store64(rk + 4928, t929);
    const uint64_t t930 = t187 ^ t812, t931 = ~t930;
    store64(rk + 4936, t931);
    const uint64_t t932 = t190 ^ t700, t933 = ~t932;
    store64(rk + 4944, t933);
    const uint64_t t934 = t194 ^ t588, t935 = ~t934;
    store64(rk + 4952, t935);
    const uint64_t t936 = t506 ^ t621, t937 = t129 ^ t936, t938 = ~t937;
    store64(rk + 4960, t938);
    const uint64_t t939 = t134 ^ t807, t940 = ~t939;
    store64(rk + 4968, t940);
    const uint64_t t941 = t137 ^ t715, t942 = ~t941;
    store64(rk + 4976, t942);
    const uint64_t t943 = t140 ^ t621, t944 = ~t943;
    store64(rk + 4984, t944);
    store64(rk + 4992, t0);
    store64(rk + 5000, UINT64_C(0));
    store64(rk + 5008, t0);
    store64(rk + 5016, t1);
    store64(rk + 5024, t0);
    store64(rk + 5032, UINT64_C(0xffffffffffffffff));
    store64(rk + 5040, t1);
    const uint64_t t945 = t562 ^ t654, t946 = t2 ^ t945;
    store64(rk + 5048, t946);
    const uint64_t t947 = t7 ^ t848;
    store64(rk + 5056, t947);
    const uint64_t t948 = t10 ^ t783;
    store64(rk + 5064, t948);
    const uint64_t t949 = t13 ^ t654;
    store64(rk + 5072, t949);
    const uint64_t t950 = t570 ^ t664, t951 = t15 ^ t950;
    store64(rk + 5080, t951);
    const uint64_t t952 = t20 ^ t885;
    store64(rk + 5088, t952);
    const uint64_t t953 = t23 ^ t756;
    store64(rk + 5096, t953);
    const uint64_t t954 = t26 ^ t664;
    store64(rk + 5104, t954);
    const uint64_t t955 = t552 ^ t681, t956 = t28 ^ t955;
    store64(rk + 5112, t956);
    const uint64_t t957 = t33 ^ t843;
    store64(rk + 5120, t957);
    const uint64_t t958 = t36 ^ t746;
    store64(rk + 5128, t958);
    const uint64_t t959 = t39 ^ t681;
    store64(rk + 5136, t959);
    const uint64_t t960 = t547 ^ t659, t961 = t41 ^ t960;
    store64(rk + 5144, t961);
    const uint64_t t962 = t46 ^ t868;
    store64(rk + 5152, t962);
    const uint64_t t963 = t49 ^ t774;
    store64(rk + 5160, t963);
    const uint64_t t964 = t52 ^ t659;
    store64(rk + 5168, t964);
    const uint64_t t965 = t579 ^ t644, t966 = t54 ^ t965;
    store64(rk + 5176, t966);
    const uint64_t t967 = t59 ^ t853;
    store64(rk + 5184, t967);
    const uint64_t t968 = t62 ^ t741;
    store64(rk + 5192, t968);
    const uint64_t t969 = t65 ^ t644;
    store64(rk + 5200, t969);
    const uint64_t t970 = t537 ^ t649, t971 = t67 ^ t970;
    // round 19 (skinny.dsl:64)
    const uint64_t t972 = ~t971;
    store64(rk + 5208, t972);
    const uint64_t t973 = t73 ^ t876;
    store64(rk + 5216, t973);
    const uint64_t t974 = t76 ^ t761, t975 = ~t974;
    store64(rk + 5224, t975);
    const uint64_t t976 = t80 ^ t649, t977 = ~t976;
    store64(rk + 5232, t977);
    const uint64_t t978 = t542 ^ t639, t979 = t83 ^ t978, t980 = ~t979;
    store64(rk + 5240, t980);
    const uint64_t t981 = t89 ^ t863, t982 = ~t981;
    store64(rk + 5248, t982);
    const uint64_t t983 = t92 ^ t751, t984 = ~t983;
    store64(rk + 5256, t984);
    const uint64_t t985 = t96 ^ t639, t986 = ~t985;
    store64(rk + 5264, t986);
    const uint64_t t987 = t557 ^ t672, t988 = t99 ^ t987, t989 = ~t988;
    store64(rk + 5272, t989);
    const uint64_t t990 = t105 ^ t858, t991 = ~t990;
    store64(rk + 5280, t991);
    const uint64_t t992 = t109 ^ t766, t993 = ~t992;
    store64(rk + 5288, t993);
    const uint64_t t994 = t113 ^ t672, t995 = ~t994;
    store64(rk + 5296, t995);
    store64(rk + 5304, t0);
    store64(rk + 5312, UINT64_C(0xffffffffffffffff));
    store64(rk + 5320, t1);
    store64(rk + 5328, t0);
    store64(rk + 5336, t1);
    store64(rk + 5344, UINT64_C(0xffffffffffffffff));
    store64(rk + 5352, t1);
    const uint64_t t996 = t613 ^ t705, t997 = t116 ^ t996;
    store64(rk + 5360, t997);
    const uint64_t t998 = t121 ^ t899;
    store64(rk + 5368, t998);
    const uint64_t t999 = t124 ^ t834;
    store64(rk + 5376, t999);
    const uint64_t t1000 = t127 ^ t705;
    store64(rk + 5384, t1000);
    const uint64_t t1001 = t621 ^ t715, t1002 = t129 ^ t1001;
    store64(rk + 5392, t1002);
    const uint64_t t1003 = t134 ^ t936;
    store64(rk + 5400, t1003);
    const uint64_t t1004 = t137 ^ t807;
    store64(rk + 5408, t1004);
    const uint64_t t1005 = t140 ^ t715;
    store64(rk + 5416, t1005);
    const uint64_t t1006 = t603 ^ t732, t1007 = t142 ^ t1006;
    store64(rk + 5424, t1007);
    const uint64_t t1008 = t147 ^ t894;
    store64(rk + 5432, t1008);
    const uint64_t t1009 = t150 ^ t797;
    store64(rk + 5440, t1009);
    const uint64_t t1010 = t153 ^ t732;
    store64(rk + 5448, t1010);
    const uint64_t t1011 = t598 ^ t710, t1012 = t155 ^ t1011;
    store64(rk + 5456, t1012);
    const uint64_t t1013 = t160 ^ t919;
    store64(rk + 5464, t1013);
    const uint64_t t1014 = t163 ^ t825;
    store64(rk + 5472, t1014);
    const uint64_t t1015 = t166 ^ t710;
    store64(rk + 5480, t1015);
    const uint64_t t1016 = t630 ^ t695, t1017 = t168 ^ t1016;
    store64(rk + 5488, t1017);
    const uint64_t t1018 = t173 ^ t904;
    store64(rk + 5496, t1018);
    const uint64_t t1019 = t176 ^ t792;
    store64(rk + 5504, t1019);
    const uint64_t t1020 = t179 ^ t695;
    store64(rk + 5512, t1020);
    const uint64_t t1021 = t588 ^ t700, t1022 = t181 ^ t1021;
    // round 20 (skinny.dsl:64)
    const uint64_t t1023 = ~t1022;
    store64(rk + 5520, t1023);
    const uint64_t t1024 = t187 ^ t927;
    store64(rk + 5528, t1024);
    const uint64_t t1025 = t190 ^ t812, t1026 = ~t1025;
    store64(rk + 5536, t1026);
    const uint64_t t1027 = t194 ^ t700, t1028 = ~t1027;
    store64(rk + 5544, t1028);
    const uint64_t t1029 = t593 ^ t690, t1030 = t197 ^ t1029, t1031 = ~t1030;
    store64(rk + 5552, t1031);
    const uint64_t t1032 = t203 ^ t914, t1033 = ~t1032;
    store64(rk + 5560, t1033);
    const uint64_t t1034 = t207 ^ t802, t1035 = ~t1034;
    store64(rk + 5568, t1035);
    const uint64_t t1036 = t211 ^ t690, t1037 = ~t1036;
    store64(rk + 5576, t1037);
    const uint64_t t1038 = t608 ^ t723, t1039 = t214 ^ t1038, t1040 = ~t1039;
    store64(rk + 5584, t1040);
    const uint64_t t1041 = t220 ^ t909, t1042 = ~t1041;
    store64(rk + 5592, t1042);
    const uint64_t t1043 = t224 ^ t817, t1044 = ~t1043;
    store64(rk + 5600, t1044);
    const uint64_t t1045 = t228 ^ t723, t1046 = ~t1045;
    store64(rk + 5608, t1046);
    store64(rk + 5616, t1);
    store64(rk + 5624, UINT64_C(0xffffffffffffffff));
    store64(rk + 5632, t0);
    store64(rk + 5640, t1);
    store64(rk + 5648, t0);
    store64(rk + 5656, UINT64_C(0));
    store64(rk + 5664, t1);
    const uint64_t t1047 = t664 ^ t756, t1048 = t15 ^ t1047;
    store64(rk + 5672, t1048);
    const uint64_t t1049 = t20 ^ t950;
    store64(rk + 5680, t1049);
    const uint64_t t1050 = t23 ^ t885;
    store64(rk + 5688, t1050);
    const uint64_t t1051 = t26 ^ t756;
    store64(rk + 5696, t1051);
    const uint64_t t1052 = t672 ^ t766, t1053 = t99 ^ t1052;
    store64(rk + 5704, t1053);
    const uint64_t t1054 = t105 ^ t987;
    store64(rk + 5712, t1054);
    const uint64_t t1055 = t109 ^ t858;
    store64(rk + 5720, t1055);
    const uint64_t t1056 = t113 ^ t766;
    store64(rk + 5728, t1056);
    const uint64_t t1057 = t654 ^ t783, t1058 = t2 ^ t1057;
    store64(rk + 5736, t1058);
    const uint64_t t1059 = t7 ^ t945;
    store64(rk + 5744, t1059);
    const uint64_t t1060 = t10 ^ t848;
    store64(rk + 5752, t1060);
    const uint64_t t1061 = t13 ^ t783;
    store64(rk + 5760, t1061);
    const uint64_t t1062 = t649 ^ t761, t1063 = t67 ^ t1062;
    store64(rk + 5768, t1063);
    const uint64_t t1064 = t73 ^ t970;
    store64(rk + 5776, t1064);
    const uint64_t t1065 = t76 ^ t876;
    store64(rk + 5784, t1065);
    const uint64_t t1066 = t80 ^ t761;
    store64(rk + 5792, t1066);
    const uint64_t t1067 = t681 ^ t746, t1068 = t28 ^ t1067;
    store64(rk + 5800, t1068);
    const uint64_t t1069 = t33 ^ t955;
    store64(rk + 5808, t1069);
    const uint64_t t1070 = t36 ^ t843;
    store64(rk + 5816, t1070);
    const uint64_t t1071 = t39 ^ t746;
    store64(rk + 5824, t1071);
    const uint64_t t1072 = t639 ^ t751, t1073 = t83 ^ t1072;
    // round 21 (skinny.dsl:64)
    const uint64_t t1074 = ~t1073;
    store64(rk + 5832, t1074);
    const uint64_t t1075 = t89 ^ t978;
    store64(rk + 5840, t1075);
    const uint64_t t1076 = t92 ^ t863, t1077 = ~t1076;
    store64(rk + 5848, t1077);
    const uint64_t t1078 = t96 ^ t751, t1079 = ~t1078;
    store64(rk + 5856, t1079);
    const uint64_t t1080 = t644 ^ t741, t1081 = t54 ^ t1080, t1082 = ~t1081;
    store64(rk + 5864, t1082);
    const uint64_t t1083 = t59 ^ t965, t1084 = ~t1083;
    store64(rk + 5872, t1084);
    const uint64_t t1085 = t62 ^ t853, t1086 = ~t1085;
    store64(rk + 5880, t1086);
    const uint64_t t1087 = t65 ^ t741, t1088 = ~t1087;
    store64(rk + 5888, t1088);
    const uint64_t t1089 = t659 ^ t774, t1090 = t41 ^ t1089, t1091 = ~t1090;
    store64(rk + 5896, t1091);
    const uint64_t t1092 = t46 ^ t960, t1093 = ~t1092;
    store64(rk + 5904, t1093);
    const uint64_t t1094 = t49 ^ t868, t1095 = ~t1094;
    store64(rk + 5912, t1095);
    const uint64_t t1096 = t52 ^ t774, t1097 = ~t1096;
    store64(rk + 5920, t1097);
    store64(rk + 5928, t1);
    store64(rk + 5936, UINT64_C(0));
    store64(rk + 5944, t0);
    store64(rk + 5952, t0);
    store64(rk + 5960, t1);
    store64(rk + 5968, UINT64_C(0xffffffffffffffff));
    store64(rk + 5976, t1);
    const uint64_t t1098 = t715 ^ t807, t1099 = t129 ^ t1098;
    store64(rk + 5984, t1099);
    const uint64_t t1100 = t134 ^ t1001;
    store64(rk + 5992, t1100);
    const uint64_t t1101 = t137 ^ t936;
    store64(rk + 6000, t1101);
    const uint64_t t1102 = t140 ^ t807;
    store64(rk + 6008, t1102);
    const uint64_t t1103 = t723 ^ t817, t1104 = t214 ^ t1103;
    store64(rk + 6016, t1104);
    const uint64_t t1105 = t220 ^ t1038;
    store64(rk + 6024, t1105);
    const uint64_t t1106 = t224 ^ t909;
    store64(rk + 6032, t1106);
    const uint64_t t1107 = t228 ^ t817;
    store64(rk + 6040, t1107);
    const uint64_t t1108 = t705 ^ t834, t1109 = t116 ^ t1108;
    store64(rk + 6048, t1109);
    const uint64_t t1110 = t121 ^ t996;
    store64(rk + 6056, t1110);
    const uint64_t t1111 = t124 ^ t899;
    store64(rk + 6064, t1111);
    const uint64_t t1112 = t127 ^ t834;
    store64(rk + 6072, t1112);
    const uint64_t t1113 = t700 ^ t812, t1114 = t181 ^ t1113;
    store64(rk + 6080, t1114);
    const uint64_t t1115 = t187 ^ t1021;
    store64(rk + 6088, t1115);
    const uint64_t t1116 = t190 ^ t927;
    store64(rk + 6096, t1116);
    const uint64_t t1117 = t194 ^ t812;
    store64(rk + 6104, t1117);
    const uint64_t t1118 = t732 ^ t797, t1119 = t142 ^ t1118;
    store64(rk + 6112, t1119);
    const uint64_t t1120 = t147 ^ t1006;
    store64(rk + 6120, t1120);
    const uint64_t t1121 = t150 ^ t894;
    store64(rk + 6128, t1121);
    const uint64_t t1122 = t153 ^ t797;
    store64(rk + 6136, t1122);
    const uint64_t t1123 = t690 ^ t802, t1124 = t197 ^ t1123;
    // round 22 (skinny.dsl:64)
    const uint64_t t1125 = ~t1124;
    store64(rk + 6144, t1125);
    const uint64_t t1126 = t203 ^ t1029;
    store64(rk + 6152, t1126);
    const uint64_t t1127 = t207 ^ t914, t1128 = ~t1127;
    store64(rk + 6160, t1128);
    const uint64_t t1129 = t211 ^ t802, t1130 = ~t1129;
    store64(rk + 6168, t1130);
    const uint64_t t1131 = t695 ^ t792, t1132 = t168 ^ t1131, t1133 = ~t1132;
    store64(rk + 6176, t1133);
    const uint64_t t1134 = t173 ^ t1016, t1135 = ~t1134;
    store64(rk + 6184, t1135);
    const uint64_t t1136 = t176 ^ t904, t1137 = ~t1136;
    store64(rk + 6192, t1137);
    const uint64_t t1138 = t179 ^ t792, t1139 = ~t1138;
    store64(rk + 6200, t1139);
    const uint64_t t1140 = t710 ^ t825, t1141 = t155 ^ t1140, t1142 = ~t1141;
    store64(rk + 6208, t1142);
    const uint64_t t1143 = t160 ^ t1011, t1144 = ~t1143;
    store64(rk + 6216, t1144);
    const uint64_t t1145 = t163 ^ t919, t1146 = ~t1145;
    store64(rk + 6224, t1146);
    const uint64_t t1147 = t166 ^ t825, t1148 = ~t1147;
    store64(rk + 6232, t1148);
    store64(rk + 6240, t1);
    store64(rk + 6248, UINT64_C(0));
    store64(rk + 6256, t1);
    store64(rk + 6264, t0);
    store64(rk + 6272, t0);
    store64(rk + 6280, UINT64_C(0));
    store64(rk + 6288, t1);
    const uint64_t t1149 = t766 ^ t858, t1150 = t99 ^ t1149;
    store64(rk + 6296, t1150);
    const uint64_t t1151 = t105 ^ t1052;
    store64(rk + 6304, t1151);
    const uint64_t t1152 = t109 ^ t987;
    store64(rk + 6312, t1152);
    const uint64_t t1153 = t113 ^ t858;
    store64(rk + 6320, t1153);
    const uint64_t t1154 = t774 ^ t868, t1155 = t41 ^ t1154;
    store64(rk + 6328, t1155);
    const uint64_t t1156 = t46 ^ t1089;
    store64(rk + 6336, t1156);
    const uint64_t t1157 = t49 ^ t960;
    store64(rk + 6344, t1157);
    const uint64_t t1158 = t52 ^ t868;
    store64(rk + 6352, t1158);
    const uint64_t t1159 = t756 ^ t885, t1160 = t15 ^ t1159;
    store64(rk + 6360, t1160);
    const uint64_t t1161 = t20 ^ t1047;
    store64(rk + 6368, t1161);
    const uint64_t t1162 = t23 ^ t950;
    store64(rk + 6376, t1162);
    const uint64_t t1163 = t26 ^ t885;
    store64(rk + 6384, t1163);
    const uint64_t t1164 = t751 ^ t863, t1165 = t83 ^ t1164;
    store64(rk + 6392, t1165);
    const uint64_t t1166 = t89 ^ t1072;
    store64(rk + 6400, t1166);
    const uint64_t t1167 = t92 ^ t978;
    store64(rk + 6408, t1167);
    const uint64_t t1168 = t96 ^ t863;
    store64(rk + 6416, t1168);
    const uint64_t t1169 = t783 ^ t848, t1170 = t2 ^ t1169;
    store64(rk + 6424, t1170);
    const uint64_t t1171 = t7 ^ t1057;
    store64(rk + 6432, t1171);
    const uint64_t t1172 = t10 ^ t945;
    store64(rk + 6440, t1172);
    const uint64_t t1173 = t13 ^ t848;
    store64(rk + 6448, t1173);
    const uint64_t t1174 = t741 ^ t853, t1175 = t54 ^ t1174;
    // round 23 (skinny.dsl:64)
    const uint64_t t1176 = ~t1175;
    store64(rk + 6456, t1176);
    const uint64_t t1177 = t59 ^ t1080;
    store64(rk + 6464, t1177);
    const uint64_t t1178 = t62 ^ t965, t1179 = ~t1178;
    store64(rk + 6472, t1179);
    const uint64_t t1180 = t65 ^ t853, t1181 = ~t1180;
    store64(rk + 6480, t1181);
    const uint64_t t1182 = t746 ^ t843, t1183 = t28 ^ t1182, t1184 = ~t1183;
    store64(rk + 6488, t1184);
    const uint64_t t1185 = t33 ^ t1067, t1186 = ~t1185;
    store64(rk + 6496, t1186);
    const uint64_t t1187 = t36 ^ t955, t1188 = ~t1187;
    store64(rk + 6504, t1188);
    const uint64_t t1189 = t39 ^ t843, t1190 = ~t1189;
    store64(rk + 6512, t1190);
    const uint64_t t1191 = t761 ^ t876, t1192 = t67 ^ t1191, t1193 = ~t1192;
    store64(rk + 6520, t1193);
    const uint64_t t1194 = t73 ^ t1062, t1195 = ~t1194;
    store64(rk + 6528, t1195);
    const uint64_t t1196 = t76 ^ t970, t1197 = ~t1196;
    store64(rk + 6536, t1197);
    const uint64_t t1198 = t80 ^ t876, t1199 = ~t1198;
    store64(rk + 6544, t1199);
    store64(rk + 6552, t1);
    store64(rk + 6560, UINT64_C(0));
    store64(rk + 6568, t1);
    store64(rk + 6576, t1);
    store64(rk + 6584, t0);
    store64(rk + 6592, UINT64_C(0xffffffffffffffff));
    store64(rk + 6600, t1);
    const uint64_t t1200 = t817 ^ t909, t1201 = t214 ^ t1200;
    store64(rk + 6608, t1201);
    const uint64_t t1202 = t220 ^ t1103;
    store64(rk + 6616, t1202);
    const uint64_t t1203 = t224 ^ t1038;
    store64(rk + 6624, t1203);
    const uint64_t t1204 = t228 ^ t909;
    store64(rk + 6632, t1204);
    const uint64_t t1205 = t825 ^ t919, t1206 = t155 ^ t1205;
    store64(rk + 6640, t1206);
    const uint64_t t1207 = t160 ^ t1140;
    store64(rk + 6648, t1207);
    const uint64_t t1208 = t163 ^ t1011;
    store64(rk + 6656, t1208);
    const uint64_t t1209 = t166 ^ t919;
    store64(rk + 6664, t1209);
    const uint64_t t1210 = t807 ^ t936, t1211 = t129 ^ t1210;
    store64(rk + 6672, t1211);
    const uint64_t t1212 = t134 ^ t1098;
    store64(rk + 6680, t1212);
    const uint64_t t1213 = t137 ^ t1001;
    store64(rk + 6688, t1213);
    const uint64_t t1214 = t140 ^ t936;
    store64(rk + 6696, t1214);
    const uint64_t t1215 = t802 ^ t914, t1216 = t197 ^ t1215;
    store64(rk + 6704, t1216);
    const uint64_t t1217 = t203 ^ t1123;
    store64(rk + 6712, t1217);
    const uint64_t t1218 = t207 ^ t1029;
    store64(rk + 6720, t1218);
    const uint64_t t1219 = t211 ^ t914;
    store64(rk + 6728, t1219);
    const uint64_t t1220 = t834 ^ t899, t1221 = t116 ^ t1220;
    store64(rk + 6736, t1221);
    const uint64_t t1222 = t121 ^ t1108;
    store64(rk + 6744, t1222);
    const uint64_t t1223 = t124 ^ t996;
    store64(rk + 6752, t1223);
    const uint64_t t1224 = t127 ^ t899;
    store64(rk + 6760, t1224);
    const uint64_t t1225 = t792 ^ t904, t1226 = t168 ^ t1225;
    // round 24 (skinny.dsl:64)
    const uint64_t t1227 = ~t1226;
    store64(rk + 6768, t1227);
    const uint64_t t1228 = t173 ^ t1131;
    store64(rk + 6776, t1228);
    const uint64_t t1229 = t176 ^ t1016, t1230 = ~t1229;
    store64(rk + 6784, t1230);
    const uint64_t t1231 = t179 ^ t904, t1232 = ~t1231;
    store64(rk + 6792, t1232);
    const uint64_t t1233 = t797 ^ t894, t1234 = t142 ^ t1233, t1235 = ~t1234;
    store64(rk + 6800, t1235);
    const uint64_t t1236 = t147 ^ t1118, t1237 = ~t1236;
    store64(rk + 6808, t1237);
    const uint64_t t1238 = t150 ^ t1006, t1239 = ~t1238;
    store64(rk + 6816, t1239);
    const uint64_t t1240 = t153 ^ t894, t1241 = ~t1240;
    store64(rk + 6824, t1241);
    const uint64_t t1242 = t812 ^ t927, t1243 = t181 ^ t1242, t1244 = ~t1243;
    store64(rk + 6832, t1244);
    const uint64_t t1245 = t187 ^ t1113, t1246 = ~t1245;
    store64(rk + 6840, t1246);
    const uint64_t t1247 = t190 ^ t1021, t1248 = ~t1247;
    store64(rk + 6848, t1248);
    const uint64_t t1249 = t194 ^ t927, t1250 = ~t1249;
    store64(rk + 6856, t1250);
    store64(rk + 6864, t0);
    store64(rk + 6872, UINT64_C(0));
    store64(rk + 6880, t1);
    store64(rk + 6888, t1);
    store64(rk + 6896, t1);
    store64(rk + 6904, UINT64_C(0xffffffffffffffff));
    store64(rk + 6912, t1);
    const uint64_t t1251 = t868 ^ t960, t1252 = t41 ^ t1251;
    store64(rk + 6920, t1252);
    const uint64_t t1253 = t46 ^ t1154;
    store64(rk + 6928, t1253);
    const uint64_t t1254 = t49 ^ t1089;
    store64(rk + 6936, t1254);
    const uint64_t t1255 = t52 ^ t960;
    store64(rk + 6944, t1255);
    const uint64_t t1256 = t876 ^ t970, t1257 = t67 ^ t1256;
    store64(rk + 6952, t1257);
    const uint64_t t1258 = t73 ^ t1191;
    store64(rk + 6960, t1258);
    const uint64_t t1259 = t76 ^ t1062;
    store64(rk + 6968, t1259);
    const uint64_t t1260 = t80 ^ t970;
    store64(rk + 6976, t1260);
    const uint64_t t1261 = t858 ^ t987, t1262 = t99 ^ t1261;
    store64(rk + 6984, t1262);
    const uint64_t t1263 = t105 ^ t1149;
    store64(rk + 6992, t1263);
    const uint64_t t1264 = t109 ^ t1052;
    store64(rk + 7000, t1264);
    const uint64_t t1265 = t113 ^ t987;
    store64(rk + 7008, t1265);
    const uint64_t t1266 = t853 ^ t965, t1267 = t54 ^ t1266;
    store64(rk + 7016, t1267);
    const uint64_t t1268 = t59 ^ t1174;
    store64(rk + 7024, t1268);
    const uint64_t t1269 = t62 ^ t1080;
    store64(rk + 7032, t1269);
    const uint64_t t1270 = t65 ^ t965;
    store64(rk + 7040, t1270);
    const uint64_t t1271 = t885 ^ t950, t1272 = t15 ^ t1271;
    store64(rk + 7048, t1272);
    const uint64_t t1273 = t20 ^ t1159;
    store64(rk + 7056, t1273);
    const uint64_t t1274 = t23 ^ t1047;
    store64(rk + 7064, t1274);
    const uint64_t t1275 = t26 ^ t950;
    store64(rk + 7072, t1275);
    const uint64_t t1276 = t843 ^ t955, t1277 = t28 ^ t1276;
    // round 25 (skinny.dsl:64)
    const uint64_t t1278 = ~t1277;
    store64(rk + 7080, t1278);
    const uint64_t t1279 = t33 ^ t1182;
    store64(rk + 7088, t1279);
    const uint64_t t1280 = t36 ^ t1067, t1281 = ~t1280;
    store64(rk + 7096, t1281);
    const uint64_t t1282 = t39 ^ t955, t1283 = ~t1282;
    store64(rk + 7104, t1283);
    const uint64_t t1284 = t848 ^ t945, t1285 = t2 ^ t1284, t1286 = ~t1285;
    store64(rk + 7112, t1286);
    const uint64_t t1287 = t7 ^ t1169, t1288 = ~t1287;
    store64(rk + 7120, t1288);
    const uint64_t t1289 = t10 ^ t1057, t1290 = ~t1289;
    store64(rk + 7128, t1290);
    const uint64_t t1291 = t13 ^ t945, t1292 = ~t1291;
    store64(rk + 7136, t1292);
    const uint64_t t1293 = t863 ^ t978, t1294 = t83 ^ t1293, t1295 = ~t1294;
    store64(rk + 7144, t1295);
    const uint64_t t1296 = t89 ^ t1164, t1297 = ~t1296;
    store64(rk + 7152, t1297);
    const uint64_t t1298 = t92 ^ t1072, t1299 = ~t1298;
    store64(rk + 7160, t1299);
    const uint64_t t1300 = t96 ^ t978, t1301 = ~t1300;
    store64(rk + 7168, t1301);
    store64(rk + 7176, t1);
    store64(rk + 7184, UINT64_C(0xffffffffffffffff));
    store64(rk + 7192, t1);
    store64(rk + 7200, t1);
    store64(rk + 7208, t1);
    store64(rk + 7216, UINT64_C(0));
    store64(rk + 7224, t1);
    const uint64_t t1302 = t919 ^ t1011, t1303 = t155 ^ t1302;
    store64(rk + 7232, t1303);
    const uint64_t t1304 = t160 ^ t1205;
    store64(rk + 7240, t1304);
    const uint64_t t1305 = t163 ^ t1140;
    store64(rk + 7248, t1305);
    const uint64_t t1306 = t166 ^ t1011;
    store64(rk + 7256, t1306);
    const uint64_t t1307 = t927 ^ t1021, t1308 = t181 ^ t1307;
    store64(rk + 7264, t1308);
    const uint64_t t1309 = t187 ^ t1242;
    store64(rk + 7272, t1309);
    const uint64_t t1310 = t190 ^ t1113;
    store64(rk + 7280, t1310);
    const uint64_t t1311 = t194 ^ t1021;
    store64(rk + 7288, t1311);
    const uint64_t t1312 = t909 ^ t1038, t1313 = t214 ^ t1312;
    store64(rk + 7296, t1313);
    const uint64_t t1314 = t220 ^ t1200;
    store64(rk + 7304, t1314);
    const uint64_t t1315 = t224 ^ t1103;
    store64(rk + 7312, t1315);
    const uint64_t t1316 = t228 ^ t1038;
    store64(rk + 7320, t1316);
    const uint64_t t1317 = t904 ^ t1016, t1318 = t168 ^ t1317;
    store64(rk + 7328, t1318);
    const uint64_t t1319 = t173 ^ t1225;
    store64(rk + 7336, t1319);
    const uint64_t t1320 = t176 ^ t1131;
    store64(rk + 7344, t1320);
    const uint64_t t1321 = t179 ^ t1016;
    store64(rk + 7352, t1321);
    const uint64_t t1322 = t936 ^ t1001, t1323 = t129 ^ t1322;
    store64(rk + 7360, t1323);
    const uint64_t t1324 = t134 ^ t1210;
    store64(rk + 7368, t1324);
    const uint64_t t1325 = t137 ^ t1098;
    store64(rk + 7376, t1325);
    const uint64_t t1326 = t140 ^ t1001;
    store64(rk + 7384, t1326);
    const uint64_t t1327 = t894 ^ t1006, t1328 = t142 ^ t1327;
    // round 26 (skinny.dsl:64)
    const uint64_t t1329 = ~t1328;
    store64(rk + 7392, t1329);
    const uint64_t t1330 = t147 ^ t1233;
    store64(rk + 7400, t1330);
    const uint64_t t1331 = t150 ^ t1118, t1332 = ~t1331;
    store64(rk + 7408, t1332);
    const uint64_t t1333 = t153 ^ t1006, t1334 = ~t1333;
    store64(rk + 7416, t1334);
    const uint64_t t1335 = t899 ^ t996, t1336 = t116 ^ t1335, t1337 = ~t1336;
    store64(rk + 7424, t1337);
    const uint64_t t1338 = t121 ^ t1220, t1339 = ~t1338;
    store64(rk + 7432, t1339);
    const uint64_t t1340 = t124 ^ t1108, t1341 = ~t1340;
    store64(rk + 7440, t1341);
    const uint64_t t1342 = t127 ^ t996, t1343 = ~t1342;
    store64(rk + 7448, t1343);
    const uint64_t t1344 = t914 ^ t1029, t1345 = t197 ^ t1344, t1346 = ~t1345;
    store64(rk + 7456, t1346);
    const uint64_t t1347 = t203 ^ t1215, t1348 = ~t1347;
    store64(rk + 7464, t1348);
    const uint64_t t1349 = t207 ^ t1123, t1350 = ~t1349;
    store64(rk + 7472, t1350);
    const uint64_t t1351 = t211 ^ t1029, t1352 = ~t1351;
    store64(rk + 7480, t1352);
    store64(rk + 7488, t0);
    store64(rk + 7496, UINT64_C(0));
    store64(rk + 7504, t0);
    store64(rk + 7512, t1);
    store64(rk + 7520, t1);
    store64(rk + 7528, UINT64_C(0));
    store64(rk + 7536, t1);
    const uint64_t t1353 = t970 ^ t1062, t1354 = t67 ^ t1353;
    store64(rk + 7544, t1354);
    const uint64_t t1355 = t73 ^ t1256;
    store64(rk + 7552, t1355);
    const uint64_t t1356 = t76 ^ t1191;
    store64(rk + 7560, t1356);
    const uint64_t t1357 = t80 ^ t1062;
    store64(rk + 7568, t1357);
    const uint64_t t1358 = t978 ^ t1072, t1359 = t83 ^ t1358;
    store64(rk + 7576, t1359);
    const uint64_t t1360 = t89 ^ t1293;
    store64(rk + 7584, t1360);
    const uint64_t t1361 = t92 ^ t1164;
    store64(rk + 7592, t1361);
    const uint64_t t1362 = t96 ^ t1072;
    store64(rk + 7600, t1362);
    const uint64_t t1363 = t960 ^ t1089, t1364 = t41 ^ t1363;
    store64(rk + 7608, t1364);
    const uint64_t t1365 = t46 ^ t1251;
    store64(rk + 7616, t1365);
    const uint64_t t1366 = t49 ^ t1154;
    store64(rk + 7624, t1366);
    const uint64_t t1367 = t52 ^ t1089;
    store64(rk + 7632, t1367);
    const uint64_t t1368 = t955 ^ t1067, t1369 = t28 ^ t1368;
    store64(rk + 7640, t1369);
    const uint64_t t1370 = t33 ^ t1276;
    store64(rk + 7648, t1370);
    const uint64_t t1371 = t36 ^ t1182;
    store64(rk + 7656, t1371);
    const uint64_t t1372 = t39 ^ t1067;
    store64(rk + 7664, t1372);
    const uint64_t t1373 = t987 ^ t1052, t1374 = t99 ^ t1373;
    store64(rk + 7672, t1374);
    const uint64_t t1375 = t105 ^ t1261;
    store64(rk + 7680, t1375);
    const uint64_t t1376 = t109 ^ t1149;
    store64(rk + 7688, t1376);
    const uint64_t t1377 = t113 ^ t1052;
    store64(rk + 7696, t1377);
    const uint64_t t1378 = t945 ^ t1057, t1379 = t2 ^ t1378;
    // round 27 (skinny.dsl:64)
    const uint64_t t1380 = ~t1379;
    store64(rk + 7704, t1380);
    const uint64_t t1381 = t7 ^ t1284;
    store64(rk + 7712, t1381);
    const uint64_t t1382 = t10 ^ t1169, t1383 = ~t1382;
    store64(rk + 7720, t1383);
    const uint64_t t1384 = t13 ^ t1057, t1385 = ~t1384;
    store64(rk + 7728, t1385);
    const uint64_t t1386 = t950 ^ t1047, t1387 = t15 ^ t1386, t1388 = ~t1387;
    store64(rk + 7736, t1388);
    const uint64_t t1389 = t20 ^ t1271, t1390 = ~t1389;
    store64(rk + 7744, t1390);
    const uint64_t t1391 = t23 ^ t1159, t1392 = ~t1391;
    store64(rk + 7752, t1392);
    const uint64_t t1393 = t26 ^ t1047, t1394 = ~t1393;
    store64(rk + 7760, t1394);
    const uint64_t t1395 = t965 ^ t1080, t1396 = t54 ^ t1395, t1397 = ~t1396;
    store64(rk + 7768, t1397);
    const uint64_t t1398 = t59 ^ t1266, t1399 = ~t1398;
    store64(rk + 7776, t1399);
    const uint64_t t1400 = t62 ^ t1174, t1401 = ~t1400;
    store64(rk + 7784, t1401);
    const uint64_t t1402 = t65 ^ t1080, t1403 = ~t1402;
    store64(rk + 7792, t1403);
    store64(rk + 7800, t0);
    store64(rk + 7808, UINT64_C(0xffffffffffffffff));
    store64(rk + 7816, t1);
    store64(rk + 7824, t0);
    store64(rk + 7832, t1);
    store64(rk + 7840, UINT64_C(0));
    store64(rk + 7848, t1);
    const uint64_t t1404 = t1021 ^ t1113, t1405 = t181 ^ t1404;
    store64(rk + 7856, t1405);
    const uint64_t t1406 = t187 ^ t1307;
    store64(rk + 7864, t1406);
    const uint64_t t1407 = t190 ^ t1242;
    store64(rk + 7872, t1407);
    const uint64_t t1408 = t194 ^ t1113;
    store64(rk + 7880, t1408);
    const uint64_t t1409 = t1029 ^ t1123, t1410 = t197 ^ t1409;
    store64(rk + 7888, t1410);
    const uint64_t t1411 = t203 ^ t1344;
    store64(rk + 7896, t1411);
    const uint64_t t1412 = t207 ^ t1215;
    store64(rk + 7904, t1412);
    const uint64_t t1413 = t211 ^ t1123;
    store64(rk + 7912, t1413);
    const uint64_t t1414 = t1011 ^ t1140, t1415 = t155 ^ t1414;
    store64(rk + 7920, t1415);
    const uint64_t t1416 = t160 ^ t1302;
    store64(rk + 7928, t1416);
    const uint64_t t1417 = t163 ^ t1205;
    store64(rk + 7936, t1417);
    const uint64_t t1418 = t166 ^ t1140;
    store64(rk + 7944, t1418);
    const uint64_t t1419 = t1006 ^ t1118, t1420 = t142 ^ t1419;
    store64(rk + 7952, t1420);
    const uint64_t t1421 = t147 ^ t1327;
    store64(rk + 7960, t1421);
    const uint64_t t1422 = t150 ^ t1233;
    store64(rk + 7968, t1422);
    const uint64_t t1423 = t153 ^ t1118;
    store64(rk + 7976, t1423);
    const uint64_t t1424 = t1038 ^ t1103, t1425 = t214 ^ t1424;
    store64(rk + 7984, t1425);
    const uint64_t t1426 = t220 ^ t1312;
    store64(rk + 7992, t1426);
    const uint64_t t1427 = t224 ^ t1200;
    store64(rk + 8000, t1427);
    const uint64_t t1428 = t228 ^ t1103;
    store64(rk + 8008, t1428);
    const uint64_t t1429 = t996 ^ t1108, t1430 = t116 ^ t1429;
    // round 28 (skinny.dsl:64)
    const uint64_t t1431 = ~t1430;
    store64(rk + 8016, t1431);
    const uint64_t t1432 = t121 ^ t1335;
    store64(rk + 8024, t1432);
    const uint64_t t1433 = t124 ^ t1220, t1434 = ~t1433;
    store64(rk + 8032, t1434);
    const uint64_t t1435 = t127 ^ t1108, t1436 = ~t1435;
    store64(rk + 8040, t1436);
    const uint64_t t1437 = t1001 ^ t1098, t1438 = t129 ^ t1437, t1439 = ~t1438;
    store64(rk + 8048, t1439);
    const uint64_t t1440 = t134 ^ t1322, t1441 = ~t1440;
    store64(rk + 8056, t1441);
    const uint64_t t1442 = t137 ^ t1210, t1443 = ~t1442;
    store64(rk + 8064, t1443);
    const uint64_t t1444 = t140 ^ t1098, t1445 = ~t1444;
    store64(rk + 8072, t1445);
    const uint64_t t1446 = t1016 ^ t1131, t1447 = t168 ^ t1446, t1448 = ~t1447;
    store64(rk + 8080, t1448);
    const uint64_t t1449 = t173 ^ t1317, t1450 = ~t1449;
    store64(rk + 8088, t1450);
    const uint64_t t1451 = t176 ^ t1225, t1452 = ~t1451;
    store64(rk + 8096, t1452);
    const uint64_t t1453 = t179 ^ t1131, t1454 = ~t1453;
    store64(rk + 8104, t1454);
    store64(rk + 8112, t0);
    store64(rk + 8120, UINT64_C(0xffffffffffffffff));
    store64(rk + 8128, t0);
    store64(rk + 8136, t1);
    store64(rk + 8144, t0);
    store64(rk + 8152, UINT64_C(0));
    store64(rk + 8160, t1);
    const uint64_t t1455 = t1072 ^ t1164, t1456 = t83 ^ t1455;
    store64(rk + 8168, t1456);
    const uint64_t t1457 = t89 ^ t1358;
    store64(rk + 8176, t1457);
    const uint64_t t1458 = t92 ^ t1293;
    store64(rk + 8184, t1458);
    const uint64_t t1459 = t96 ^ t1164;
    store64(rk + 8192, t1459);
    const uint64_t t1460 = t1080 ^ t1174, t1461 = t54 ^ t1460;
    store64(rk + 8200, t1461);
    const uint64_t t1462 = t59 ^ t1395;
    store64(rk + 8208, t1462);
    const uint64_t t1463 = t62 ^ t1266;
    store64(rk + 8216, t1463);
    const uint64_t t1464 = t65 ^ t1174;
    store64(rk + 8224, t1464);
    const uint64_t t1465 = t1062 ^ t1191, t1466 = t67 ^ t1465;
    store64(rk + 8232, t1466);
    const uint64_t t1467 = t73 ^ t1353;
    store64(rk + 8240, t1467);
    const uint64_t t1468 = t76 ^ t1256;
    store64(rk + 8248, t1468);
    const uint64_t t1469 = t80 ^ t1191;
    store64(rk + 8256, t1469);
    const uint64_t t1470 = t1057 ^ t1169, t1471 = t2 ^ t1470;
    store64(rk + 8264, t1471);
    const uint64_t t1472 = t7 ^ t1378;
    store64(rk + 8272, t1472);
    const uint64_t t1473 = t10 ^ t1284;
    store64(rk + 8280, t1473);
    const uint64_t t1474 = t13 ^ t1169;
    store64(rk + 8288, t1474);
    const uint64_t t1475 = t1089 ^ t1154, t1476 = t41 ^ t1475;
    store64(rk + 8296, t1476);
    const uint64_t t1477 = t46 ^ t1363;
    store64(rk + 8304, t1477);
    const uint64_t t1478 = t49 ^ t1251;
    store64(rk + 8312, t1478);
    const uint64_t t1479 = t52 ^ t1154;
    store64(rk + 8320, t1479);
    const uint64_t t1480 = t1047 ^ t1159, t1481 = t15 ^ t1480;
    // round 29 (skinny.dsl:64)
    const uint64_t t1482 = ~t1481;
    store64(rk + 8328, t1482);
    const uint64_t t1483 = t20 ^ t1386;
    store64(rk + 8336, t1483);
    const uint64_t t1484 = t23 ^ t1271, t1485 = ~t1484;
    store64(rk + 8344, t1485);
    const uint64_t t1486 = t26 ^ t1159, t1487 = ~t1486;
    store64(rk + 8352, t1487);
    const uint64_t t1488 = t1052 ^ t1149, t1489 = t99 ^ t1488, t1490 = ~t1489;
    store64(rk + 8360, t1490);
    const uint64_t t1491 = t105 ^ t1373, t1492 = ~t1491;
    store64(rk + 8368, t1492);
    const uint64_t t1493 = t109 ^ t1261, t1494 = ~t1493;
    store64(rk + 8376, t1494);
    const uint64_t t1495 = t113 ^ t1149, t1496 = ~t1495;
    store64(rk + 8384, t1496);
    const uint64_t t1497 = t1067 ^ t1182, t1498 = t28 ^ t1497, t1499 = ~t1498;
    store64(rk + 8392, t1499);
    const uint64_t t1500 = t33 ^ t1368, t1501 = ~t1500;
    store64(rk + 8400, t1501);
    const uint64_t t1502 = t36 ^ t1276, t1503 = ~t1502;
    store64(rk + 8408, t1503);
    const uint64_t t1504 = t39 ^ t1182, t1505 = ~t1504;
    store64(rk + 8416, t1505);
    store64(rk + 8424, t1);
    store64(rk + 8432, UINT64_C(0xffffffffffffffff));
    store64(rk + 8440, t0);
    store64(rk + 8448, t0);
    store64(rk + 8456, t1);
    store64(rk + 8464, UINT64_C(0xffffffffffffffff));
    store64(rk + 8472, t1);
    const uint64_t t1506 = t1123 ^ t1215, t1507 = t197 ^ t1506;
    store64(rk + 8480, t1507);
    const uint64_t t1508 = t203 ^ t1409;
    store64(rk + 8488, t1508);
    const uint64_t t1509 = t207 ^ t1344;
    store64(rk + 8496, t1509);
    const uint64_t t1510 = t211 ^ t1215;
    store64(rk + 8504, t1510);
    const uint64_t t1511 = t1131 ^ t1225, t1512 = t168 ^ t1511;
    store64(rk + 8512, t1512);
    const uint64_t t1513 = t173 ^ t1446;
    store64(rk + 8520, t1513);
    const uint64_t t1514 = t176 ^ t1317;
    store64(rk + 8528, t1514);
    const uint64_t t1515 = t179 ^ t1225;
    store64(rk + 8536, t1515);
    const uint64_t t1516 = t1113 ^ t1242, t1517 = t181 ^ t1516;
    store64(rk + 8544, t1517);
    const uint64_t t1518 = t187 ^ t1404;
    store64(rk + 8552, t1518);
    const uint64_t t1519 = t190 ^ t1307;
    store64(rk + 8560, t1519);
    const uint64_t t1520 = t194 ^ t1242;
    store64(rk + 8568, t1520);
    const uint64_t t1521 = t1108 ^ t1220, t1522 = t116 ^ t1521;
    store64(rk + 8576, t1522);
    const uint64_t t1523 = t121 ^ t1429;
    store64(rk + 8584, t1523);
    const uint64_t t1524 = t124 ^ t1335;
    store64(rk + 8592, t1524);
    const uint64_t t1525 = t127 ^ t1220;
    store64(rk + 8600, t1525);
    const uint64_t t1526 = t1140 ^ t1205, t1527 = t155 ^ t1526;
    store64(rk + 8608, t1527);
    const uint64_t t1528 = t160 ^ t1414;
    store64(rk + 8616, t1528);
    const uint64_t t1529 = t163 ^ t1302;
    store64(rk + 8624, t1529);
    const uint64_t t1530 = t166 ^ t1205;
    store64(rk + 8632, t1530);
    const uint64_t t1531 = t1098 ^ t1210, t1532 = t129 ^ t1531;
    // round 30 (skinny.dsl:64)
    const uint64_t t1533 = ~t1532;
    store64(rk + 8640, t1533);
    const uint64_t t1534 = t134 ^ t1437;
    store64(rk + 8648, t1534);
    const uint64_t t1535 = t137 ^ t1322, t1536 = ~t1535;
    store64(rk + 8656, t1536);
    const uint64_t t1537 = t140 ^ t1210, t1538 = ~t1537;
    store64(rk + 8664, t1538);
    const uint64_t t1539 = t1103 ^ t1200, t1540 = t214 ^ t1539, t1541 = ~t1540;
    store64(rk + 8672, t1541);
    const uint64_t t1542 = t220 ^ t1424, t1543 = ~t1542;
    store64(rk + 8680, t1543);
    const uint64_t t1544 = t224 ^ t1312, t1545 = ~t1544;
    store64(rk + 8688, t1545);
    const uint64_t t1546 = t228 ^ t1200, t1547 = ~t1546;
    store64(rk + 8696, t1547);
    const uint64_t t1548 = t1118 ^ t1233, t1549 = t142 ^ t1548, t1550 = ~t1549;
    store64(rk + 8704, t1550);
    const uint64_t t1551 = t147 ^ t1419, t1552 = ~t1551;
    store64(rk + 8712, t1552);
    const uint64_t t1553 = t150 ^ t1327, t1554 = ~t1553;
    store64(rk + 8720, t1554);
    const uint64_t t1555 = t153 ^ t1233, t1556 = ~t1555;
    store64(rk + 8728, t1556);
    store64(rk + 8736, t1);
    store64(rk + 8744, UINT64_C(0));
    store64(rk + 8752, t0);
    store64(rk + 8760, t0);
    store64(rk + 8768, t0);
    store64(rk + 8776, UINT64_C(0));
    store64(rk + 8784, t1);
    const uint64_t t1557 = t1174 ^ t1266, t1558 = t54 ^ t1557;
    store64(rk + 8792, t1558);
    const uint64_t t1559 = t59 ^ t1460;
    store64(rk + 8800, t1559);
    const uint64_t t1560 = t62 ^ t1395;
    store64(rk + 8808, t1560);
    const uint64_t t1561 = t65 ^ t1266;
    store64(rk + 8816, t1561);
    const uint64_t t1562 = t1182 ^ t1276, t1563 = t28 ^ t1562;
    store64(rk + 8824, t1563);
    const uint64_t t1564 = t33 ^ t1497;
    store64(rk + 8832, t1564);
    const uint64_t t1565 = t36 ^ t1368;
    store64(rk + 8840, t1565);
    const uint64_t t1566 = t39 ^ t1276;
    store64(rk + 8848, t1566);
    const uint64_t t1567 = t1164 ^ t1293, t1568 = t83 ^ t1567;
    store64(rk + 8856, t1568);
    const uint64_t t1569 = t89 ^ t1455;
    store64(rk + 8864, t1569);
    const uint64_t t1570 = t92 ^ t1358;
    store64(rk + 8872, t1570);
    const uint64_t t1571 = t96 ^ t1293;
    store64(rk + 8880, t1571);
    const uint64_t t1572 = t1159 ^ t1271, t1573 = t15 ^ t1572;
    store64(rk + 8888, t1573);
    const uint64_t t1574 = t20 ^ t1480;
    store64(rk + 8896, t1574);
    const uint64_t t1575 = t23 ^ t1386;
    store64(rk + 8904, t1575);
    const uint64_t t1576 = t26 ^ t1271;
    store64(rk + 8912, t1576);
    const uint64_t t1577 = t1191 ^ t1256, t1578 = t67 ^ t1577;
    store64(rk + 8920, t1578);
    const uint64_t t1579 = t73 ^ t1465;
    store64(rk + 8928, t1579);
    const uint64_t t1580 = t76 ^ t1353;
    store64(rk + 8936, t1580);
    const uint64_t t1581 = t80 ^ t1256;
    store64(rk + 8944, t1581);
    const uint64_t t1582 = t1149 ^ t1261, t1583 = t99 ^ t1582;
    // round 31 (skinny.dsl:64)
    const uint64_t t1584 = ~t1583;
    store64(rk + 8952, t1584);
    const uint64_t t1585 = t105 ^ t1488;
    store64(rk + 8960, t1585);
    const uint64_t t1586 = t109 ^ t1373, t1587 = ~t1586;
    store64(rk + 8968, t1587);
    const uint64_t t1588 = t113 ^ t1261, t1589 = ~t1588;
    store64(rk + 8976, t1589);
    const uint64_t t1590 = t1154 ^ t1251, t1591 = t41 ^ t1590, t1592 = ~t1591;
    store64(rk + 8984, t1592);
    const uint64_t t1593 = t46 ^ t1475, t1594 = ~t1593;
    store64(rk + 8992, t1594);
    const uint64_t t1595 = t49 ^ t1363, t1596 = ~t1595;
    store64(rk + 9000, t1596);
    const uint64_t t1597 = t52 ^ t1251, t1598 = ~t1597;
    store64(rk + 9008, t1598);
    const uint64_t t1599 = t1169 ^ t1284, t1600 = t2 ^ t1599, t1601 = ~t1600;
    store64(rk + 9016, t1601);
    const uint64_t t1602 = t7 ^ t1470, t1603 = ~t1602;
    store64(rk + 9024, t1603);
    const uint64_t t1604 = t10 ^ t1378, t1605 = ~t1604;
    store64(rk + 9032, t1605);
    const uint64_t t1606 = t13 ^ t1284, t1607 = ~t1606;
    store64(rk + 9040, t1607);
    store64(rk + 9048, t1);
    store64(rk + 9056, UINT64_C(0));
    store64(rk + 9064, t1);
    store64(rk + 9072, t0);
    store64(rk + 9080, t0);
    store64(rk + 9088, UINT64_C(0xffffffffffffffff));
    store64(rk + 9096, t1);
    const uint64_t t1608 = t1225 ^ t1317, t1609 = t168 ^ t1608;
    store64(rk + 9104, t1609);
    const uint64_t t1610 = t173 ^ t1511;
    store64(rk + 9112, t1610);
    const uint64_t t1611 = t176 ^ t1446;
    store64(rk + 9120, t1611);
    const uint64_t t1612 = t179 ^ t1317;
    store64(rk + 9128, t1612);
    const uint64_t t1613 = t1233 ^ t1327, t1614 = t142 ^ t1613;
    store64(rk + 9136, t1614);
    const uint64_t t1615 = t147 ^ t1548;
    store64(rk + 9144, t1615);
    const uint64_t t1616 = t150 ^ t1419;
    store64(rk + 9152, t1616);
    const uint64_t t1617 = t153 ^ t1327;
    store64(rk + 9160, t1617);
    const uint64_t t1618 = t1215 ^ t1344, t1619 = t197 ^ t1618;
    store64(rk + 9168, t1619);
    const uint64_t t1620 = t203 ^ t1506;
    store64(rk + 9176, t1620);
    const uint64_t t1621 = t207 ^ t1409;
    store64(rk + 9184, t1621);
    const uint64_t t1622 = t211 ^ t1344;
    store64(rk + 9192, t1622);
    const uint64_t t1623 = t1210 ^ t1322, t1624 = t129 ^ t1623;
    store64(rk + 9200, t1624);
    const uint64_t t1625 = t134 ^ t1531;
    store64(rk + 9208, t1625);
    const uint64_t t1626 = t137 ^ t1437;
    store64(rk + 9216, t1626);
    const uint64_t t1627 = t140 ^ t1322;
    store64(rk + 9224, t1627);
    const uint64_t t1628 = t1242 ^ t1307, t1629 = t181 ^ t1628;
    store64(rk + 9232, t1629);
    const uint64_t t1630 = t187 ^ t1516;
    store64(rk + 9240, t1630);
    const uint64_t t1631 = t190 ^ t1404;
    store64(rk + 9248, t1631);
    const uint64_t t1632 = t194 ^ t1307;
    store64(rk + 9256, t1632);
    const uint64_t t1633 = t1200 ^ t1312, t1634 = t214 ^ t1633;
    // round 32 (skinny.dsl:64)
    const uint64_t t1635 = ~t1634;
    store64(rk + 9264, t1635);
    const uint64_t t1636 = t220 ^ t1539;
    store64(rk + 9272, t1636);
    const uint64_t t1637 = t224 ^ t1424, t1638 = ~t1637;
    store64(rk + 9280, t1638);
    const uint64_t t1639 = t228 ^ t1312, t1640 = ~t1639;
    store64(rk + 9288, t1640);
    const uint64_t t1641 = t1205 ^ t1302, t1642 = t155 ^ t1641, t1643 = ~t1642;
    store64(rk + 9296, t1643);
    const uint64_t t1644 = t160 ^ t1526, t1645 = ~t1644;
    store64(rk + 9304, t1645);
    const uint64_t t1646 = t163 ^ t1414, t1647 = ~t1646;
    store64(rk + 9312, t1647);
    const uint64_t t1648 = t166 ^ t1302, t1649 = ~t1648;
    store64(rk + 9320, t1649);
    const uint64_t t1650 = t1220 ^ t1335, t1651 = t116 ^ t1650, t1652 = ~t1651;
    store64(rk + 9328, t1652);
    const uint64_t t1653 = t121 ^ t1521, t1654 = ~t1653;
    store64(rk + 9336, t1654);
    const uint64_t t1655 = t124 ^ t1429, t1656 = ~t1655;
    store64(rk + 9344, t1656);
    const uint64_t t1657 = t127 ^ t1335, t1658 = ~t1657;
    store64(rk + 9352, t1658);
    store64(rk + 9360, t0);
    store64(rk + 9368, UINT64_C(0));
    store64(rk + 9376, t1);
    store64(rk + 9384, t1);
    store64(rk + 9392, t0);
    store64(rk + 9400, UINT64_C(0xffffffffffffffff));
    store64(rk + 9408, t1);
    const uint64_t t1659 = t1276 ^ t1368, t1660 = t28 ^ t1659;
    store64(rk + 9416, t1660);
    const uint64_t t1661 = t33 ^ t1562;
    store64(rk + 9424, t1661);
    const uint64_t t1662 = t36 ^ t1497;
    store64(rk + 9432, t1662);
    const uint64_t t1663 = t39 ^ t1368;
    store64(rk + 9440, t1663);
    const uint64_t t1664 = t1284 ^ t1378, t1665 = t2 ^ t1664;
    store64(rk + 9448, t1665);
    const uint64_t t1666 = t7 ^ t1599;
    store64(rk + 9456, t1666);
    const uint64_t t1667 = t10 ^ t1470;
    store64(rk + 9464, t1667);
    const uint64_t t1668 = t13 ^ t1378;
    store64(rk + 9472, t1668);
    const uint64_t t1669 = t1266 ^ t1395, t1670 = t54 ^ t1669;
    store64(rk + 9480, t1670);
    const uint64_t t1671 = t59 ^ t1557;
    store64(rk + 9488, t1671);
    const uint64_t t1672 = t62 ^ t1460;
    store64(rk + 9496, t1672);
    const uint64_t t1673 = t65 ^ t1395;
    store64(rk + 9504, t1673);
    const uint64_t t1674 = t1261 ^ t1373, t1675 = t99 ^ t1674;
    store64(rk + 9512, t1675);
    const uint64_t t1676 = t105 ^ t1582;
    store64(rk + 9520, t1676);
    const uint64_t t1677 = t109 ^ t1488;
    store64(rk + 9528, t1677);
    const uint64_t t1678 = t113 ^ t1373;
    store64(rk + 9536, t1678);
    const uint64_t t1679 = t1293 ^ t1358, t1680 = t83 ^ t1679;
    store64(rk + 9544, t1680);
    const uint64_t t1681 = t89 ^ t1567;
    store64(rk + 9552, t1681);
    const uint64_t t1682 = t92 ^ t1455;
    store64(rk + 9560, t1682);
    const uint64_t t1683 = t96 ^ t1358;
    store64(rk + 9568, t1683);
    const uint64_t t1684 = t1251 ^ t1363, t1685 = t41 ^ t1684;
    // round 33 (skinny.dsl:64)
    const uint64_t t1686 = ~t1685;
    store64(rk + 9576, t1686);
    const uint64_t t1687 = t46 ^ t1590;
    store64(rk + 9584, t1687);
    const uint64_t t1688 = t49 ^ t1475, t1689 = ~t1688;
    store64(rk + 9592, t1689);
    const uint64_t t1690 = t52 ^ t1363, t1691 = ~t1690;
    store64(rk + 9600, t1691);
    const uint64_t t1692 = t1256 ^ t1353, t1693 = t67 ^ t1692, t1694 = ~t1693;
    store64(rk + 9608, t1694);
    const uint64_t t1695 = t73 ^ t1577, t1696 = ~t1695;
    store64(rk + 9616, t1696);
    const uint64_t t1697 = t76 ^ t1465, t1698 = ~t1697;
    store64(rk + 9624, t1698);
    const uint64_t t1699 = t80 ^ t1353, t1700 = ~t1699;
    store64(rk + 9632, t1700);
    const uint64_t t1701 = t1271 ^ t1386, t1702 = t15 ^ t1701, t1703 = ~t1702;
    store64(rk + 9640, t1703);
    const uint64_t t1704 = t20 ^ t1572, t1705 = ~t1704;
    store64(rk + 9648, t1705);
    const uint64_t t1706 = t23 ^ t1480, t1707 = ~t1706;
    store64(rk + 9656, t1707);
    const uint64_t t1708 = t26 ^ t1386, t1709 = ~t1708;
    store64(rk + 9664, t1709);
    store64(rk + 9672, t0);
    store64(rk + 9680, UINT64_C(0xffffffffffffffff));
    store64(rk + 9688, t1);
    store64(rk + 9696, t1);
    store64(rk + 9704, t1);
    store64(rk + 9712, UINT64_C(0xffffffffffffffff));
    store64(rk + 9720, t1);
    const uint64_t t1710 = t1327 ^ t1419, t1711 = t142 ^ t1710;
    store64(rk + 9728, t1711);
    const uint64_t t1712 = t147 ^ t1613;
    store64(rk + 9736, t1712);
    const uint64_t t1713 = t150 ^ t1548;
    store64(rk + 9744, t1713);
    const uint64_t t1714 = t153 ^ t1419;
    store64(rk + 9752, t1714);
    const uint64_t t1715 = t1335 ^ t1429, t1716 = t116 ^ t1715;
    store64(rk + 9760, t1716);
    const uint64_t t1717 = t121 ^ t1650;
    store64(rk + 9768, t1717);
    const uint64_t t1718 = t124 ^ t1521;
    store64(rk + 9776, t1718);
    const uint64_t t1719 = t127 ^ t1429;
    store64(rk + 9784, t1719);
    const uint64_t t1720 = t1317 ^ t1446, t1721 = t168 ^ t1720;
    store64(rk + 9792, t1721);
    const uint64_t t1722 = t173 ^ t1608;
    store64(rk + 9800, t1722);
    const uint64_t t1723 = t176 ^ t1511;
    store64(rk + 9808, t1723);
    const uint64_t t1724 = t179 ^ t1446;
    store64(rk + 9816, t1724);
    const uint64_t t1725 = t1312 ^ t1424, t1726 = t214 ^ t1725;
    store64(rk + 9824, t1726);
    const uint64_t t1727 = t220 ^ t1633;
    store64(rk + 9832, t1727);
    const uint64_t t1728 = t224 ^ t1539;
    store64(rk + 9840, t1728);
    const uint64_t t1729 = t228 ^ t1424;
    store64(rk + 9848, t1729);
    const uint64_t t1730 = t1344 ^ t1409, t1731 = t197 ^ t1730;
    store64(rk + 9856, t1731);
    const uint64_t t1732 = t203 ^ t1618;
    store64(rk + 9864, t1732);
    const uint64_t t1733 = t207 ^ t1506;
    store64(rk + 9872, t1733);
    const uint64_t t1734 = t211 ^ t1409;
    store64(rk + 9880, t1734);
    const uint64_t t1735 = t1302 ^ t1414, t1736 = t155 ^ t1735;
    // round 34 (skinny.dsl:64)
    const uint64_t t1737 = ~t1736;
    store64(rk + 9888, t1737);
    const uint64_t t1738 = t160 ^ t1641;
    store64(rk + 9896, t1738);
    const uint64_t t1739 = t163 ^ t1526, t1740 = ~t1739;
    store64(rk + 9904, t1740);
    const uint64_t t1741 = t166 ^ t1414, t1742 = ~t1741;
    store64(rk + 9912, t1742);
    const uint64_t t1743 = t1307 ^ t1404, t1744 = t181 ^ t1743, t1745 = ~t1744;
    store64(rk + 9920, t1745);
    const uint64_t t1746 = t187 ^ t1628, t1747 = ~t1746;
    store64(rk + 9928, t1747);
    const uint64_t t1748 = t190 ^ t1516, t1749 = ~t1748;
    store64(rk + 9936, t1749);
    const uint64_t t1750 = t194 ^ t1404, t1751 = ~t1750;
    store64(rk + 9944, t1751);
    const uint64_t t1752 = t1322 ^ t1437, t1753 = t129 ^ t1752, t1754 = ~t1753;
    store64(rk + 9952, t1754);
    const uint64_t t1755 = t134 ^ t1623, t1756 = ~t1755;
    store64(rk + 9960, t1756);
    const uint64_t t1757 = t137 ^ t1531, t1758 = ~t1757;
    store64(rk + 9968, t1758);
    const uint64_t t1759 = t140 ^ t1437, t1760 = ~t1759;
    store64(rk + 9976, t1760);
    store64(rk + 9984, t1);
    store64(rk + 9992, UINT64_C(0xffffffffffffffff));
    store64(rk + 10000, t0);
    store64(rk + 10008, t1);
    store64(rk + 10016, t1);
    store64(rk + 10024, UINT64_C(0));
    store64(rk + 10032, t1);
    const uint64_t t1761 = t2 ^ (t1378 ^ t1470);
    store64(rk + 10040, t1761);
    const uint64_t t1762 = t7 ^ t1664;
    store64(rk + 10048, t1762);
    const uint64_t t1763 = t10 ^ t1599;
    store64(rk + 10056, t1763);
    const uint64_t t1764 = t13 ^ t1470;
    store64(rk + 10064, t1764);
    const uint64_t t1765 = t15 ^ (t1386 ^ t1480);
    store64(rk + 10072, t1765);
    const uint64_t t1766 = t20 ^ t1701;
    store64(rk + 10080, t1766);
    const uint64_t t1767 = t23 ^ t1572;
    store64(rk + 10088, t1767);
    const uint64_t t1768 = t26 ^ t1480;
    store64(rk + 10096, t1768);
    const uint64_t t1769 = t28 ^ (t1368 ^ t1497);
    store64(rk + 10104, t1769);
    const uint64_t t1770 = t33 ^ t1659;
    store64(rk + 10112, t1770);
    const uint64_t t1771 = t36 ^ t1562;
    store64(rk + 10120, t1771);
    const uint64_t t1772 = t39 ^ t1497;
    store64(rk + 10128, t1772);
    const uint64_t t1773 = t41 ^ (t1363 ^ t1475);
    store64(rk + 10136, t1773);
    const uint64_t t1774 = t46 ^ t1684;
    store64(rk + 10144, t1774);
    const uint64_t t1775 = t49 ^ t1590;
    store64(rk + 10152, t1775);
    const uint64_t t1776 = t52 ^ t1475;
    store64(rk + 10160, t1776);
    const uint64_t t1777 = t54 ^ (t1395 ^ t1460);
    store64(rk + 10168, t1777);
    const uint64_t t1778 = t59 ^ t1669;
    store64(rk + 10176, t1778);
    const uint64_t t1779 = t62 ^ t1557;
    store64(rk + 10184, t1779);
    const uint64_t t1780 = t65 ^ t1460;
    store64(rk + 10192, t1780);
    const uint64_t t1781 = t67 ^ (t1353 ^ t1465);
    // round 35 (skinny.dsl:64)
    const uint64_t t1782 = ~t1781;
    store64(rk + 10200, t1782);
    const uint64_t t1783 = t73 ^ t1692;
    store64(rk + 10208, t1783);
    const uint64_t t1784 = t76 ^ t1577, t1785 = ~t1784;
    store64(rk + 10216, t1785);
    const uint64_t t1786 = t80 ^ t1465, t1787 = ~t1786;
    store64(rk + 10224, t1787);
    const uint64_t t1788 = t83 ^ (t1358 ^ t1455), t1789 = ~t1788;
    store64(rk + 10232, t1789);
    const uint64_t t1790 = t89 ^ t1679, t1791 = ~t1790;
    store64(rk + 10240, t1791);
    const uint64_t t1792 = t92 ^ t1567, t1793 = ~t1792;
    store64(rk + 10248, t1793);
    const uint64_t t1794 = t96 ^ t1455, t1795 = ~t1794;
    store64(rk + 10256, t1795);
    const uint64_t t1796 = t99 ^ (t1373 ^ t1488), t1797 = ~t1796;
    store64(rk + 10264, t1797);
    const uint64_t t1798 = t105 ^ t1674, t1799 = ~t1798;
    store64(rk + 10272, t1799);
    const uint64_t t1800 = t109 ^ t1582, t1801 = ~t1800;
    store64(rk + 10280, t1801);
    const uint64_t t1802 = t113 ^ t1488, t1803 = ~t1802;
    store64(rk + 10288, t1803);
    store64(rk + 10296, t1754);
    store64(rk + 10304, t1756);
    store64(rk + 10312, t1758);
    store64(rk + 10320, t1760);
    store64(rk + 10328, t1745);
    store64(rk + 10336, t1746);
    store64(rk + 10344, t1749);
    store64(rk + 10352, t1751);
    store64(rk + 10360, t1737);
    store64(rk + 10368, t1738);
    store64(rk + 10376, t1740);
    store64(rk + 10384, t1742);
    store64(rk + 10392, t1731);
    store64(rk + 10400, t1732);
    store64(rk + 10408, t1733);
    store64(rk + 10416, t1734);
    store64(rk + 10424, t1726);
    store64(rk + 10432, t1727);
    store64(rk + 10440, t1728);
    store64(rk + 10448, t1729);
    store64(rk + 10456, t1721);
    store64(rk + 10464, t1722);
    store64(rk + 10472, t1723);
    store64(rk + 10480, t1724);
    store64(rk + 10488, t1716);
    store64(rk + 10496, t1717);
    store64(rk + 10504, t1718);
    store64(rk + 10512, t1719);
    // round 34 (skinny.dsl:64)
    store64(rk + 10520, ~t1711);
    store64(rk + 10528, ~t1712);
    store64(rk + 10536, ~t1713);
    store64(rk + 10544, ~t1714);
    store64(rk + 10552, t1);
    store64(rk + 10560, t0);
    store64(rk + 10568, t1);
    store64(rk + 10576, t0);
    store64(rk + 10584, t0);
    store64(rk + 10592, t1);
    store64(rk + 10600, t1);
    store64(rk + 10608, t1703);
    store64(rk + 10616, t1705);
    store64(rk + 10624, t1707);
    store64(rk + 10632, t1709);
    store64(rk + 10640, t1694);
    store64(rk + 10648, t1695);
    store64(rk + 10656, t1698);
    store64(rk + 10664, t1700);
    store64(rk + 10672, t1686);
    store64(rk + 10680, t1687);
    store64(rk + 10688, t1689);
    store64(rk + 10696, t1691);
    store64(rk + 10704, t1680);
    store64(rk + 10712, t1681);
    store64(rk + 10720, t1682);
    store64(rk + 10728, t1683);
    store64(rk + 10736, t1675);
    store64(rk + 10744, t1676);
    store64(rk + 10752, t1677);
    store64(rk + 10760, t1678);
    store64(rk + 10768, t1670);
    store64(rk + 10776, t1671);
    store64(rk + 10784, t1672);
    store64(rk + 10792, t1673);
    store64(rk + 10800, t1665);
    store64(rk + 10808, t1666);
    store64(rk + 10816, t1667);
    store64(rk + 10824, t1668);
    // round 33 (skinny.dsl:64)
    store64(rk + 10832, ~t1660);
    store64(rk + 10840, ~t1661);
    store64(rk + 10848, ~t1662);
    store64(rk + 10856, ~t1663);
    store64(rk + 10864, t0);
    store64(rk + 10872, t1652);
    store64(rk + 10880, t1654);
    store64(rk + 10888, t1656);
    store64(rk + 10896, t1658);
    store64(rk + 10904, t1643);
    store64(rk + 10912, t1644);
    store64(rk + 10920, t1647);
    store64(rk + 10928, t1649);
    store64(rk + 10936, t1635);
    store64(rk + 10944, t1636);
    store64(rk + 10952, t1638);
    store64(rk + 10960, t1640);
    store64(rk + 10968, t1629);
    store64(rk + 10976, t1630);
    store64(rk + 10984, t1631);
    store64(rk + 10992, t1632);
    store64(rk + 11000, t1624);
    store64(rk + 11008, t1625);
    store64(rk + 11016, t1626);
    store64(rk + 11024, t1627);
    store64(rk + 11032, t1619);
    store64(rk + 11040, t1620);
    store64(rk + 11048, t1621);
    store64(rk + 11056, t1622);
    store64(rk + 11064, t1614);
    store64(rk + 11072, t1615);
    store64(rk + 11080, t1616);
    store64(rk + 11088, t1617);
    // round 32 (skinny.dsl:64)
    store64(rk + 11096, ~t1609);
    store64(rk + 11104, ~t1610);
    store64(rk + 11112, ~t1611);
    store64(rk + 11120, ~t1612);
    store64(rk + 11128, t0);
    store64(rk + 11136, t0);
    store64(rk + 11144, t1);
    store64(rk + 11152, t1);
    store64(rk + 11160, t1);
    store64(rk + 11168, t1);
    store64(rk + 11176, t0);
    store64(rk + 11184, t1601);
    store64(rk + 11192, t1603);
    store64(rk + 11200, t1605);
    store64(rk + 11208, t1607);
    store64(rk + 11216, t1592);
    store64(rk + 11224, t1593);
    store64(rk + 11232, t1596);
    store64(rk + 11240, t1598);
    store64(rk + 11248, t1584);
    store64(rk + 11256, t1585);
    store64(rk + 11264, t1587);
    store64(rk + 11272, t1589);
    store64(rk + 11280, t1578);
    store64(rk + 11288, t1579);
    store64(rk + 11296, t1580);
    store64(rk + 11304, t1581);
    store64(rk + 11312, t1573);
    store64(rk + 11320, t1574);
    store64(rk + 11328, t1575);
    store64(rk + 11336, t1576);
    store64(rk + 11344, t1568);
    store64(rk + 11352, t1569);
    store64(rk + 11360, t1570);
    store64(rk + 11368, t1571);
    store64(rk + 11376, t1563);
    store64(rk + 11384, t1564);
    store64(rk + 11392, t1565);
    store64(rk + 11400, t1566);
    // round 31 (skinny.dsl:64)
    store64(rk + 11408, ~t1558);
    store64(rk + 11416, ~t1559);
    store64(rk + 11424, ~t1560);
    store64(rk + 11432, ~t1561);
    store64(rk + 11440, t1);
    store64(rk + 11448, t1550);
    store64(rk + 11456, t1552);
    store64(rk + 11464, t1554);
    store64(rk + 11472, t1556);
    store64(rk + 11480, t1541);
    store64(rk + 11488, t1542);
    store64(rk + 11496, t1545);
    store64(rk + 11504, t1547);
    store64(rk + 11512, t1533);
    store64(rk + 11520, t1534);
    store64(rk + 11528, t1536);
    store64(rk + 11536, t1538);
    store64(rk + 11544, t1527);
    store64(rk + 11552, t1528);
    store64(rk + 11560, t1529);
    store64(rk + 11568, t1530);
    store64(rk + 11576, t1522);
    store64(rk + 11584, t1523);
    store64(rk + 11592, t1524);
    store64(rk + 11600, t1525);
    store64(rk + 11608, t1517);
    store64(rk + 11616, t1518);
    store64(rk + 11624, t1519);
    store64(rk + 11632, t1520);
    store64(rk + 11640, t1512);
    store64(rk + 11648, t1513);
    store64(rk + 11656, t1514);
    store64(rk + 11664, t1515);
    // round 30 (skinny.dsl:64)
    store64(rk + 11672, ~t1507);
    store64(rk + 11680, ~t1508);
    store64(rk + 11688, ~t1509);
    store64(rk + 11696, ~t1510);
    store64(rk + 11704, t1);
    store64(rk + 11712, t0);
    store64(rk + 11720, t1);
    store64(rk + 11728, t1);
    store64(rk + 11736, t0);
    store64(rk + 11744, t0);
    store64(rk + 11752, t0);
    store64(rk + 11760, t1499);
    store64(rk + 11768, t1501);
    store64(rk + 11776, t1503);
    store64(rk + 11784, t1505);
    store64(rk + 11792, t1490);
    store64(rk + 11800, t1491);
    store64(rk + 11808, t1494);
    store64(rk + 11816, t1496);
    store64(rk + 11824, t1482);
    store64(rk + 11832, t1483);
    store64(rk + 11840, t1485);
    store64(rk + 11848, t1487);
    store64(rk + 11856, t1476);
    store64(rk + 11864, t1477);
    store64(rk + 11872, t1478);
    store64(rk + 11880, t1479);
    store64(rk + 11888, t1471);
    store64(rk + 11896, t1472);
    store64(rk + 11904, t1473);
    store64(rk + 11912, t1474);
    store64(rk + 11920, t1466);
    store64(rk + 11928, t1467);
    store64(rk + 11936, t1468);
    store64(rk + 11944, t1469);
    store64(rk + 11952, t1461);
    store64(rk + 11960, t1462);
    store64(rk + 11968, t1463);
    store64(rk + 11976, t1464);
    // round 29 (skinny.dsl:64)
    store64(rk + 11984, ~t1456);
    store64(rk + 11992, ~t1457);
    store64(rk + 12000, ~t1458);
    store64(rk + 12008, ~t1459);
    store64(rk + 12016, t1);
    store64(rk + 12024, t1448);
    store64(rk + 12032, t1450);
    store64(rk + 12040, t1452);
    store64(rk + 12048, t1454);
    store64(rk + 12056, t1439);
    store64(rk + 12064, t1440);
    store64(rk + 12072, t1443);
    store64(rk + 12080, t1445);
    store64(rk + 12088, t1431);
    store64(rk + 12096, t1432);
    store64(rk + 12104, t1434);
    store64(rk + 12112, t1436);
    store64(rk + 12120, t1425);
    store64(rk + 12128, t1426);
    store64(rk + 12136, t1427);
    store64(rk + 12144, t1428);
    store64(rk + 12152, t1420);
    store64(rk + 12160, t1421);
    store64(rk + 12168, t1422);
    store64(rk + 12176, t1423);
    store64(rk + 12184, t1415);
    store64(rk + 12192, t1416);
    store64(rk + 12200, t1417);
    store64(rk + 12208, t1418);
    store64(rk + 12216, t1410);
    store64(rk + 12224, t1411);
    store64(rk + 12232, t1412);
    store64(rk + 12240, t1413);
    // round 28 (skinny.dsl:64)
    store64(rk + 12248, ~t1405);
    store64(rk + 12256, ~t1406);
    store64(rk + 12264, ~t1407);
    store64(rk + 12272, ~t1408);
    store64(rk + 12280, t1);
    store64(rk + 12288, t1);
    store64(rk + 12296, t1);
    store64(rk + 12304, t0);
    store64(rk + 12312, t0);
    store64(rk + 12320, t1);
    store64(rk + 12328, t0);
    store64(rk + 12336, t1397);
    store64(rk + 12344, t1399);
    store64(rk + 12352, t1401);
    store64(rk + 12360, t1403);
    store64(rk + 12368, t1388);
    store64(rk + 12376, t1389);
    store64(rk + 12384, t1392);
    store64(rk + 12392, t1394);
    store64(rk + 12400, t1380);
    store64(rk + 12408, t1381);
    store64(rk + 12416, t1383);
    store64(rk + 12424, t1385);
    store64(rk + 12432, t1374);
    store64(rk + 12440, t1375);
    store64(rk + 12448, t1376);
    store64(rk + 12456, t1377);
    store64(rk + 12464, t1369);
    store64(rk + 12472, t1370);
    store64(rk + 12480, t1371);
    store64(rk + 12488, t1372);
    store64(rk + 12496, t1364);
    store64(rk + 12504, t1365);
    store64(rk + 12512, t1366);
    store64(rk + 12520, t1367);
    store64(rk + 12528, t1359);
    store64(rk + 12536, t1360);
    store64(rk + 12544, t1361);
    store64(rk + 12552, t1362);
    // round 27 (skinny.dsl:64)
    store64(rk + 12560, ~t1354);
    store64(rk + 12568, ~t1355);
    store64(rk + 12576, ~t1356);
    store64(rk + 12584, ~t1357);
    store64(rk + 12592, t1);
    store64(rk + 12600, t1346);
    store64(rk + 12608, t1348);
    store64(rk + 12616, t1350);
    store64(rk + 12624, t1352);
    store64(rk + 12632, t1337);
    store64(rk + 12640, t1338);
    store64(rk + 12648, t1341);
    store64(rk + 12656, t1343);
    store64(rk + 12664, t1329);
    store64(rk + 12672, t1330);
    store64(rk + 12680, t1332);
    store64(rk + 12688, t1334);
    store64(rk + 12696, t1323);
    store64(rk + 12704, t1324);
    store64(rk + 12712, t1325);
    store64(rk + 12720, t1326);
    store64(rk + 12728, t1318);
    store64(rk + 12736, t1319);
    store64(rk + 12744, t1320);
    store64(rk + 12752, t1321);
    store64(rk + 12760, t1313);
    store64(rk + 12768, t1314);
    store64(rk + 12776, t1315);
    store64(rk + 12784, t1316);
    store64(rk + 12792, t1308);
    store64(rk + 12800, t1309);
    store64(rk + 12808, t1310);
    store64(rk + 12816, t1311);
    // round 26 (skinny.dsl:64)
    store64(rk + 12824, ~t1303);
    store64(rk + 12832, ~t1304);
    store64(rk + 12840, ~t1305);
    store64(rk + 12848, ~t1306);
    store64(rk + 12856, t1);
    store64(rk + 12864, t1);
    store64(rk + 12872, t1);
    store64(rk + 12880, t1);
    store64(rk + 12888, t0);
    store64(rk + 12896, t1);
    store64(rk + 12904, t1);
    store64(rk + 12912, t1295);
    store64(rk + 12920, t1297);
    store64(rk + 12928, t1299);
    store64(rk + 12936, t1301);
    store64(rk + 12944, t1286);
    store64(rk + 12952, t1287);
    store64(rk + 12960, t1290);
    store64(rk + 12968, t1292);
    store64(rk + 12976, t1278);
    store64(rk + 12984, t1279);
    store64(rk + 12992, t1281);
    store64(rk + 13000, t1283);
    store64(rk + 13008, t1272);
    store64(rk + 13016, t1273);
    store64(rk + 13024, t1274);
    store64(rk + 13032, t1275);
    store64(rk + 13040, t1267);
    store64(rk + 13048, t1268);
    store64(rk + 13056, t1269);
    store64(rk + 13064, t1270);
    store64(rk + 13072, t1262);
    store64(rk + 13080, t1263);
    store64(rk + 13088, t1264);
    store64(rk + 13096, t1265);
    store64(rk + 13104, t1257);
    store64(rk + 13112, t1258);
    store64(rk + 13120, t1259);
    store64(rk + 13128, t1260);
    // round 25 (skinny.dsl:64)
    store64(rk + 13136, ~t1252);
    store64(rk + 13144, ~t1253);
    store64(rk + 13152, ~t1254);
    store64(rk + 13160, ~t1255);
    store64(rk + 13168, t0);
    store64(rk + 13176, t1244);
    store64(rk + 13184, t1246);
    store64(rk + 13192, t1248);
    store64(rk + 13200, t1250);
    store64(rk + 13208, t1235);
    store64(rk + 13216, t1236);
    store64(rk + 13224, t1239);
    store64(rk + 13232, t1241);
    store64(rk + 13240, t1227);
    store64(rk + 13248, t1228);
    store64(rk + 13256, t1230);
    store64(rk + 13264, t1232);
    store64(rk + 13272, t1221);
    store64(rk + 13280, t1222);
    store64(rk + 13288, t1223);
    store64(rk + 13296, t1224);
    store64(rk + 13304, t1216);
    store64(rk + 13312, t1217);
    store64(rk + 13320, t1218);
    store64(rk + 13328, t1219);
    store64(rk + 13336, t1211);
    store64(rk + 13344, t1212);
    store64(rk + 13352, t1213);
    store64(rk + 13360, t1214);
    store64(rk + 13368, t1206);
    store64(rk + 13376, t1207);
    store64(rk + 13384, t1208);
    store64(rk + 13392, t1209);
    // round 24 (skinny.dsl:64)
    store64(rk + 13400, ~t1201);
    store64(rk + 13408, ~t1202);
    store64(rk + 13416, ~t1203);
    store64(rk + 13424, ~t1204);
    store64(rk + 13432, t0);
    store64(rk + 13440, t0);
    store64(rk + 13448, t1);
    store64(rk + 13456, t1);
    store64(rk + 13464, t1);
    store64(rk + 13472, t1);
    store64(rk + 13480, t1);
    store64(rk + 13488, t1193);
    store64(rk + 13496, t1195);
    store64(rk + 13504, t1197);
    store64(rk + 13512, t1199);
    store64(rk + 13520, t1184);
    store64(rk + 13528, t1185);
    store64(rk + 13536, t1188);
    store64(rk + 13544, t1190);
    store64(rk + 13552, t1176);
    store64(rk + 13560, t1177);
    store64(rk + 13568, t1179);
    store64(rk + 13576, t1181);
    store64(rk + 13584, t1170);
    store64(rk + 13592, t1171);
    store64(rk + 13600, t1172);
    store64(rk + 13608, t1173);
    store64(rk + 13616, t1165);
    store64(rk + 13624, t1166);
    store64(rk + 13632, t1167);
    store64(rk + 13640, t1168);
    store64(rk + 13648, t1160);
    store64(rk + 13656, t1161);
    store64(rk + 13664, t1162);
    store64(rk + 13672, t1163);
    store64(rk + 13680, t1155);
    store64(rk + 13688, t1156);
    store64(rk + 13696, t1157);
    store64(rk + 13704, t1158);
    // round 23 (skinny.dsl:64)
    store64(rk + 13712, ~t1150);
    store64(rk + 13720, ~t1151);
    store64(rk + 13728, ~t1152);
    store64(rk + 13736, ~t1153);
    store64(rk + 13744, t1);
    store64(rk + 13752, t1142);
    store64(rk + 13760, t1144);
    store64(rk + 13768, t1146);
    store64(rk + 13776, t1148);
    store64(rk + 13784, t1133);
    store64(rk + 13792, t1134);
    store64(rk + 13800, t1137);
    store64(rk + 13808, t1139);
    store64(rk + 13816, t1125);
    store64(rk + 13824, t1126);
    store64(rk + 13832, t1128);
    store64(rk + 13840, t1130);
    store64(rk + 13848, t1119);
    store64(rk + 13856, t1120);
    store64(rk + 13864, t1121);
    store64(rk + 13872, t1122);
    store64(rk + 13880, t1114);
    store64(rk + 13888, t1115);
    store64(rk + 13896, t1116);
    store64(rk + 13904, t1117);
    store64(rk + 13912, t1109);
    store64(rk + 13920, t1110);
    store64(rk + 13928, t1111);
    store64(rk + 13936, t1112);
    store64(rk + 13944, t1104);
    store64(rk + 13952, t1105);
    store64(rk + 13960, t1106);
    store64(rk + 13968, t1107);
    // round 22 (skinny.dsl:64)
    store64(rk + 13976, ~t1099);
    store64(rk + 13984, ~t1100);
    store64(rk + 13992, ~t1101);
    store64(rk + 14000, ~t1102);
    store64(rk + 14008, t1);
    store64(rk + 14016, t0);
    store64(rk + 14024, t1);
    store64(rk + 14032, t1);
    store64(rk + 14040, t1);
    store64(rk + 14048, t0);
    store64(rk + 14056, t0);
    store64(rk + 14064, t1091);
    store64(rk + 14072, t1093);
    store64(rk + 14080, t1095);
    store64(rk + 14088, t1097);
    store64(rk + 14096, t1082);
    store64(rk + 14104, t1083);
    store64(rk + 14112, t1086);
    store64(rk + 14120, t1088);
    store64(rk + 14128, t1074);
    store64(rk + 14136, t1075);
    store64(rk + 14144, t1077);
    store64(rk + 14152, t1079);
    store64(rk + 14160, t1068);
    store64(rk + 14168, t1069);
    store64(rk + 14176, t1070);
    store64(rk + 14184, t1071);
    store64(rk + 14192, t1063);
    store64(rk + 14200, t1064);
    store64(rk + 14208, t1065);
    store64(rk + 14216, t1066);
    store64(rk + 14224, t1058);
    store64(rk + 14232, t1059);
    store64(rk + 14240, t1060);
    store64(rk + 14248, t1061);
    store64(rk + 14256, t1053);
    store64(rk + 14264, t1054);
    store64(rk + 14272, t1055);
    store64(rk + 14280, t1056);
    // round 21 (skinny.dsl:64)
    store64(rk + 14288, ~t1048);
    store64(rk + 14296, ~t1049);
    store64(rk + 14304, ~t1050);
    store64(rk + 14312, ~t1051);
    store64(rk + 14320, t1);
    store64(rk + 14328, t1040);
    store64(rk + 14336, t1042);
    store64(rk + 14344, t1044);
    store64(rk + 14352, t1046);
    store64(rk + 14360, t1031);
    store64(rk + 14368, t1032);
    store64(rk + 14376, t1035);
    store64(rk + 14384, t1037);
    store64(rk + 14392, t1023);
    store64(rk + 14400, t1024);
    store64(rk + 14408, t1026);
    store64(rk + 14416, t1028);
    store64(rk + 14424, t1017);
    store64(rk + 14432, t1018);
    store64(rk + 14440, t1019);
    store64(rk + 14448, t1020);
    store64(rk + 14456, t1012);
    store64(rk + 14464, t1013);
    store64(rk + 14472, t1014);
    store64(rk + 14480, t1015);
    store64(rk + 14488, t1007);
    store64(rk + 14496, t1008);
    store64(rk + 14504, t1009);
    store64(rk + 14512, t1010);
    store64(rk + 14520, t1002);
    store64(rk + 14528, t1003);
    store64(rk + 14536, t1004);
    store64(rk + 14544, t1005);
    // round 20 (skinny.dsl:64)
    store64(rk + 14552, ~t997);
    store64(rk + 14560, ~t998);
    store64(rk + 14568, ~t999);
    store64(rk + 14576, ~t1000);
    store64(rk + 14584, t1);
    store64(rk + 14592, t0);
    store64(rk + 14600, t1);
    store64(rk + 14608, t0);
    store64(rk + 14616, t0);
    store64(rk + 14624, t1);
    store64(rk + 14632, t0);
    store64(rk + 14640, t989);
    store64(rk + 14648, t991);
    store64(rk + 14656, t993);
    store64(rk + 14664, t995);
    store64(rk + 14672, t980);
    store64(rk + 14680, t981);
    store64(rk + 14688, t984);
    store64(rk + 14696, t986);
    store64(rk + 14704, t972);
    store64(rk + 14712, t973);
    store64(rk + 14720, t975);
    store64(rk + 14728, t977);
    store64(rk + 14736, t966);
    store64(rk + 14744, t967);
    store64(rk + 14752, t968);
    store64(rk + 14760, t969);
    store64(rk + 14768, t961);
    store64(rk + 14776, t962);
    store64(rk + 14784, t963);
    store64(rk + 14792, t964);
    store64(rk + 14800, t956);
    store64(rk + 14808, t957);
    store64(rk + 14816, t958);
    store64(rk + 14824, t959);
    store64(rk + 14832, t951);
    store64(rk + 14840, t952);
    store64(rk + 14848, t953);
    store64(rk + 14856, t954);
    // round 19 (skinny.dsl:64)
    store64(rk + 14864, ~t946);
    store64(rk + 14872, ~t947);
    store64(rk + 14880, ~t948);
    store64(rk + 14888, ~t949);
    store64(rk + 14896, t0);
    store64(rk + 14904, t938);
    store64(rk + 14912, t940);
    store64(rk + 14920, t942);
    store64(rk + 14928, t944);
    store64(rk + 14936, t929);
    store64(rk + 14944, t930);
    store64(rk + 14952, t933);
    store64(rk + 14960, t935);
    store64(rk + 14968, t921);
    store64(rk + 14976, t922);
    store64(rk + 14984, t924);
    store64(rk + 14992, t926);
    store64(rk + 15000, t915);
    store64(rk + 15008, t916);
    store64(rk + 15016, t917);
    store64(rk + 15024, t918);
    store64(rk + 15032, t910);
    store64(rk + 15040, t911);
    store64(rk + 15048, t912);
    store64(rk + 15056, t913);
    store64(rk + 15064, t905);
    store64(rk + 15072, t906);
    store64(rk + 15080, t907);
    store64(rk + 15088, t908);
    store64(rk + 15096, t900);
    store64(rk + 15104, t901);
    store64(rk + 15112, t902);
    store64(rk + 15120, t903);
    // round 18 (skinny.dsl:64)
    store64(rk + 15128, ~t895);
    store64(rk + 15136, ~t896);
    store64(rk + 15144, ~t897);
    store64(rk + 15152, ~t898);
    store64(rk + 15160, t0);
    store64(rk + 15168, t0);
    store64(rk + 15176, t1);
    store64(rk + 15184, t1);
    store64(rk + 15192, t0);
    store64(rk + 15200, t1);
    store64(rk + 15208, t0);
    store64(rk + 15216, t887);
    store64(rk + 15224, t889);
    store64(rk + 15232, t891);
    store64(rk + 15240, t893);
    store64(rk + 15248, t878);
    store64(rk + 15256, t879);
    store64(rk + 15264, t882);
    store64(rk + 15272, t884);
    store64(rk + 15280, t870);
    store64(rk + 15288, t871);
    store64(rk + 15296, t873);
    store64(rk + 15304, t875);
    store64(rk + 15312, t864);
    store64(rk + 15320, t865);
    store64(rk + 15328, t866);
    store64(rk + 15336, t867);
    store64(rk + 15344, t859);
    store64(rk + 15352, t860);
    store64(rk + 15360, t861);
    store64(rk + 15368, t862);
    store64(rk + 15376, t854);
    store64(rk + 15384, t855);
    store64(rk + 15392, t856);
    store64(rk + 15400, t857);
    store64(rk + 15408, t849);
    store64(rk + 15416, t850);
    store64(rk + 15424, t851);
    store64(rk + 15432, t852);
    // round 17 (skinny.dsl:64)
    store64(rk + 15440, ~t844);
    store64(rk + 15448, ~t845);
    store64(rk + 15456, ~t846);
    store64(rk + 15464, ~t847);
    store64(rk + 15472, t1);
    store64(rk + 15480, t836);
    store64(rk + 15488, t838);
    store64(rk + 15496, t840);
    store64(rk + 15504, t842);
    store64(rk + 15512, t827);
    store64(rk + 15520, t828);
    store64(rk + 15528, t831);
    store64(rk + 15536, t833);
    store64(rk + 15544, t819);
    store64(rk + 15552, t820);
    store64(rk + 15560, t822);
    store64(rk + 15568, t824);
    store64(rk + 15576, t813);
    store64(rk + 15584, t814);
    store64(rk + 15592, t815);
    store64(rk + 15600, t816);
    store64(rk + 15608, t808);
    store64(rk + 15616, t809);
    store64(rk + 15624, t810);
    store64(rk + 15632, t811);
    store64(rk + 15640, t803);
    store64(rk + 15648, t804);
    store64(rk + 15656, t805);
    store64(rk + 15664, t806);
    store64(rk + 15672, t798);
    store64(rk + 15680, t799);
    store64(rk + 15688, t800);
    store64(rk + 15696, t801);
    // round 16 (skinny.dsl:64)
    store64(rk + 15704, ~t793);
    store64(rk + 15712, ~t794);
    store64(rk + 15720, ~t795);
    store64(rk + 15728, ~t796);
    store64(rk + 15736, t1);
    store64(rk + 15744, t1);
    store64(rk + 15752, t1);
    store64(rk + 15760, t1);
    store64(rk + 15768, t0);
    store64(rk + 15776, t0);
    store64(rk + 15784, t0);
    store64(rk + 15792, t785);
    store64(rk + 15800, t787);
    store64(rk + 15808, t789);
    store64(rk + 15816, t791);
    store64(rk + 15824, t776);
    store64(rk + 15832, t777);
    store64(rk + 15840, t780);
    store64(rk + 15848, t782);
    store64(rk + 15856, t768);
    store64(rk + 15864, t769);
    store64(rk + 15872, t771);
    store64(rk + 15880, t773);
    store64(rk + 15888, t762);
    store64(rk + 15896, t763);
    store64(rk + 15904, t764);
    store64(rk + 15912, t765);
    store64(rk + 15920, t757);
    store64(rk + 15928, t758);
    store64(rk + 15936, t759);
    store64(rk + 15944, t760);
    store64(rk + 15952, t752);
    store64(rk + 15960, t753);
    store64(rk + 15968, t754);
    store64(rk + 15976, t755);
    store64(rk + 15984, t747);
    store64(rk + 15992, t748);
    store64(rk + 16000, t749);
    store64(rk + 16008, t750);
    // round 15 (skinny.dsl:64)
    store64(rk + 16016, ~t742);
    store64(rk + 16024, ~t743);
    store64(rk + 16032, ~t744);
    store64(rk + 16040, ~t745);
    store64(rk + 16048, t0);
    store64(rk + 16056, t734);
    store64(rk + 16064, t736);
    store64(rk + 16072, t738);
    store64(rk + 16080, t740);
    store64(rk + 16088, t725);
    store64(rk + 16096, t726);
    store64(rk + 16104, t729);
    store64(rk + 16112, t731);
    store64(rk + 16120, t717);
    store64(rk + 16128, t718);
    store64(rk + 16136, t720);
    store64(rk + 16144, t722);
    store64(rk + 16152, t711);
    store64(rk + 16160, t712);
    store64(rk + 16168, t713);
    store64(rk + 16176, t714);
    store64(rk + 16184, t706);
    store64(rk + 16192, t707);
    store64(rk + 16200, t708);
    store64(rk + 16208, t709);
    store64(rk + 16216, t701);
    store64(rk + 16224, t702);
    store64(rk + 16232, t703);
    store64(rk + 16240, t704);
    store64(rk + 16248, t696);
    store64(rk + 16256, t697);
    store64(rk + 16264, t698);
    store64(rk + 16272, t699);
    // round 14 (skinny.dsl:64)
    store64(rk + 16280, ~t691);
    store64(rk + 16288, ~t692);
    store64(rk + 16296, ~t693);
    store64(rk + 16304, ~t694);
    store64(rk + 16312, t0);
    store64(rk + 16320, t0);
    store64(rk + 16328, t1);
    store64(rk + 16336, t0);
    store64(rk + 16344, t0);
    store64(rk + 16352, t1);
    store64(rk + 16360, t1);
    store64(rk + 16368, t683);
    store64(rk + 16376, t685);
    store64(rk + 16384, t687);
    store64(rk + 16392, t689);
    store64(rk + 16400, t674);
    store64(rk + 16408, t675);
    store64(rk + 16416, t678);
    store64(rk + 16424, t680);
    store64(rk + 16432, t666);
    store64(rk + 16440, t667);
    store64(rk + 16448, t669);
    store64(rk + 16456, t671);
    store64(rk + 16464, t660);
    store64(rk + 16472, t661);
    store64(rk + 16480, t662);
    store64(rk + 16488, t663);
    store64(rk + 16496, t655);
    store64(rk + 16504, t656);
    store64(rk + 16512, t657);
    store64(rk + 16520, t658);
    store64(rk + 16528, t650);
    store64(rk + 16536, t651);
    store64(rk + 16544, t652);
    store64(rk + 16552, t653);
    store64(rk + 16560, t645);
    store64(rk + 16568, t646);
    store64(rk + 16576, t647);
    store64(rk + 16584, t648);
    // round 13 (skinny.dsl:64)
    store64(rk + 16592, ~t640);
    store64(rk + 16600, ~t641);
    store64(rk + 16608, ~t642);
    store64(rk + 16616, ~t643);
    store64(rk + 16624, t0);
    store64(rk + 16632, t632);
    store64(rk + 16640, t634);
    store64(rk + 16648, t636);
    store64(rk + 16656, t638);
    store64(rk + 16664, t623);
    store64(rk + 16672, t624);
    store64(rk + 16680, t627);
    store64(rk + 16688, t629);
    store64(rk + 16696, t615);
    store64(rk + 16704, t616);
    store64(rk + 16712, t618);
    store64(rk + 16720, t620);
    store64(rk + 16728, t609);
    store64(rk + 16736, t610);
    store64(rk + 16744, t611);
    store64(rk + 16752, t612);
    store64(rk + 16760, t604);
    store64(rk + 16768, t605);
    store64(rk + 16776, t606);
    store64(rk + 16784, t607);
    store64(rk + 16792, t599);
    store64(rk + 16800, t600);
    store64(rk + 16808, t601);
    store64(rk + 16816, t602);
    store64(rk + 16824, t594);
    store64(rk + 16832, t595);
    store64(rk + 16840, t596);
    store64(rk + 16848, t597);
    // round 12 (skinny.dsl:64)
    store64(rk + 16856, ~t589);
    store64(rk + 16864, ~t590);
    store64(rk + 16872, ~t591);
    store64(rk + 16880, ~t592);
    store64(rk + 16888, t0);
    store64(rk + 16896, t0);
    store64(rk + 16904, t1);
    store64(rk + 16912, t1);
    store64(rk + 16920, t1);
    store64(rk + 16928, t0);
    store64(rk + 16936, t0);
    store64(rk + 16944, t581);
    store64(rk + 16952, t583);
    store64(rk + 16960, t585);
    store64(rk + 16968, t587);
    store64(rk + 16976, t572);
    store64(rk + 16984, t573);
    store64(rk + 16992, t576);
    store64(rk + 17000, t578);
    store64(rk + 17008, t564);
    store64(rk + 17016, t565);
    store64(rk + 17024, t567);
    store64(rk + 17032, t569);
    store64(rk + 17040, t558);
    store64(rk + 17048, t559);
    store64(rk + 17056, t560);
    store64(rk + 17064, t561);
    store64(rk + 17072, t553);
    store64(rk + 17080, t554);
    store64(rk + 17088, t555);
    store64(rk + 17096, t556);
    store64(rk + 17104, t548);
    store64(rk + 17112, t549);
    store64(rk + 17120, t550);
    store64(rk + 17128, t551);
    store64(rk + 17136, t543);
    store64(rk + 17144, t544);
    store64(rk + 17152, t545);
    store64(rk + 17160, t546);
    // round 11 (skinny.dsl:64)
    store64(rk + 17168, ~t538);
    store64(rk + 17176, ~t539);
    store64(rk + 17184, ~t540);
    store64(rk + 17192, ~t541);
    store64(rk + 17200, t1);
    store64(rk + 17208, t530);
    store64(rk + 17216, t532);
    store64(rk + 17224, t534);
    store64(rk + 17232, t536);
    store64(rk + 17240, t521);
    store64(rk + 17248, t522);
    store64(rk + 17256, t525);
    store64(rk + 17264, t527);
    store64(rk + 17272, t513);
    store64(rk + 17280, t514);
    store64(rk + 17288, t516);
    store64(rk + 17296, t518);
    store64(rk + 17304, t507);
    store64(rk + 17312, t508);
    store64(rk + 17320, t509);
    store64(rk + 17328, t510);
    store64(rk + 17336, t502);
    store64(rk + 17344, t503);
    store64(rk + 17352, t504);
    store64(rk + 17360, t505);
    store64(rk + 17368, t497);
    store64(rk + 17376, t498);
    store64(rk + 17384, t499);
    store64(rk + 17392, t500);
    store64(rk + 17400, t492);
    store64(rk + 17408, t493);
    store64(rk + 17416, t494);
    store64(rk + 17424, t495);
    // round 10 (skinny.dsl:64)
    store64(rk + 17432, ~t487);
    store64(rk + 17440, ~t488);
    store64(rk + 17448, ~t489);
    store64(rk + 17456, ~t490);
    store64(rk + 17464, t1);
    store64(rk + 17472, t0);
    store64(rk + 17480, t1);
    store64(rk + 17488, t0);
    store64(rk + 17496, t0);
    store64(rk + 17504, t0);
    store64(rk + 17512, t0);
    store64(rk + 17520, t479);
    store64(rk + 17528, t481);
    store64(rk + 17536, t483);
    store64(rk + 17544, t485);
    store64(rk + 17552, t470);
    store64(rk + 17560, t471);
    store64(rk + 17568, t474);
    store64(rk + 17576, t476);
    store64(rk + 17584, t462);
    store64(rk + 17592, t463);
    store64(rk + 17600, t465);
    store64(rk + 17608, t467);
    store64(rk + 17616, t456);
    store64(rk + 17624, t457);
    store64(rk + 17632, t458);
    store64(rk + 17640, t459);
    store64(rk + 17648, t451);
    store64(rk + 17656, t452);
    store64(rk + 17664, t453);
    store64(rk + 17672, t454);
    store64(rk + 17680, t446);
    store64(rk + 17688, t447);
    store64(rk + 17696, t448);
    store64(rk + 17704, t449);
    store64(rk + 17712, t441);
    store64(rk + 17720, t442);
    store64(rk + 17728, t443);
    store64(rk + 17736, t444);
    // round 9 (skinny.dsl:64)
    store64(rk + 17744, ~t436);
    store64(rk + 17752, ~t437);
    store64(rk + 17760, ~t438);
    store64(rk + 17768, ~t439);
    store64(rk + 17776, t0);
    store64(rk + 17784, t428);
    store64(rk + 17792, t430);
    store64(rk + 17800, t432);
    store64(rk + 17808, t434);
    store64(rk + 17816, t419);
    store64(rk + 17824, t420);
    store64(rk + 17832, t423);
    store64(rk + 17840, t425);
    store64(rk + 17848, t411);
    store64(rk + 17856, t412);
    store64(rk + 17864, t414);
    store64(rk + 17872, t416);
    store64(rk + 17880, t405);
    store64(rk + 17888, t406);
    store64(rk + 17896, t407);
    store64(rk + 17904, t408);
    store64(rk + 17912, t400);
    store64(rk + 17920, t401);
    store64(rk + 17928, t402);
    store64(rk + 17936, t403);
    store64(rk + 17944, t395);
    store64(rk + 17952, t396);
    store64(rk + 17960, t397);
    store64(rk + 17968, t398);
    store64(rk + 17976, t390);
    store64(rk + 17984, t391);
    store64(rk + 17992, t392);
    store64(rk + 18000, t393);
    // round 8 (skinny.dsl:64)
    store64(rk + 18008, ~t385);
    store64(rk + 18016, ~t386);
    store64(rk + 18024, ~t387);
    store64(rk + 18032, ~t388);
    store64(rk + 18040, t0);
    store64(rk + 18048, t0);
    store64(rk + 18056, t1);
    store64(rk + 18064, t0);
    store64(rk + 18072, t0);
    store64(rk + 18080, t1);
    store64(rk + 18088, t0);
    store64(rk + 18096, t377);
    store64(rk + 18104, t379);
    store64(rk + 18112, t381);
    store64(rk + 18120, t383);
    store64(rk + 18128, t368);
    store64(rk + 18136, t369);
    store64(rk + 18144, t372);
    store64(rk + 18152, t374);
    store64(rk + 18160, t360);
    store64(rk + 18168, t361);
    store64(rk + 18176, t363);
    store64(rk + 18184, t365);
    store64(rk + 18192, t354);
    store64(rk + 18200, t355);
    store64(rk + 18208, t356);
    store64(rk + 18216, t357);
    store64(rk + 18224, t349);
    store64(rk + 18232, t350);
    store64(rk + 18240, t351);
    store64(rk + 18248, t352);
    store64(rk + 18256, t344);
    store64(rk + 18264, t345);
    store64(rk + 18272, t346);
    store64(rk + 18280, t347);
    store64(rk + 18288, t339);
    store64(rk + 18296, t340);
    store64(rk + 18304, t341);
    store64(rk + 18312, t342);
    // round 7 (skinny.dsl:64)
    store64(rk + 18320, ~t334);
    store64(rk + 18328, ~t335);
    store64(rk + 18336, ~t336);
    store64(rk + 18344, ~t337);
    store64(rk + 18352, t0);
    store64(rk + 18360, t326);
    store64(rk + 18368, t328);
    store64(rk + 18376, t330);
    store64(rk + 18384, t332);
    store64(rk + 18392, t317);
    store64(rk + 18400, t318);
    store64(rk + 18408, t321);
    store64(rk + 18416, t323);
    store64(rk + 18424, t309);
    store64(rk + 18432, t310);
    store64(rk + 18440, t312);
    store64(rk + 18448, t314);
    store64(rk + 18456, t303);
    store64(rk + 18464, t304);
    store64(rk + 18472, t305);
    store64(rk + 18480, t306);
    store64(rk + 18488, t298);
    store64(rk + 18496, t299);
    store64(rk + 18504, t300);
    store64(rk + 18512, t301);
    store64(rk + 18520, t293);
    store64(rk + 18528, t294);
    store64(rk + 18536, t295);
    store64(rk + 18544, t296);
    store64(rk + 18552, t288);
    store64(rk + 18560, t289);
    store64(rk + 18568, t290);
    store64(rk + 18576, t291);
    // round 6 (skinny.dsl:64)
    store64(rk + 18584, ~t283);
    store64(rk + 18592, ~t284);
    store64(rk + 18600, ~t285);
    store64(rk + 18608, ~t286);
    store64(rk + 18616, t0);
    store64(rk + 18624, t0);
    store64(rk + 18632, t1);
    store64(rk + 18640, t1);
    store64(rk + 18648, t0);
    store64(rk + 18656, t0);
    store64(rk + 18664, t0);
    store64(rk + 18672, t275);
    store64(rk + 18680, t277);
    store64(rk + 18688, t279);
    store64(rk + 18696, t281);
    store64(rk + 18704, t266);
    store64(rk + 18712, t267);
    store64(rk + 18720, t270);
    store64(rk + 18728, t272);
    store64(rk + 18736, t258);
    store64(rk + 18744, t259);
    store64(rk + 18752, t261);
    store64(rk + 18760, t263);
    store64(rk + 18768, t252);
    store64(rk + 18776, t253);
    store64(rk + 18784, t254);
    store64(rk + 18792, t255);
    store64(rk + 18800, t247);
    store64(rk + 18808, t248);
    store64(rk + 18816, t249);
    store64(rk + 18824, t250);
    store64(rk + 18832, t242);
    store64(rk + 18840, t243);
    store64(rk + 18848, t244);
    store64(rk + 18856, t245);
    store64(rk + 18864, t237);
    store64(rk + 18872, t238);
    store64(rk + 18880, t239);
    store64(rk + 18888, t240);
    // round 5 (skinny.dsl:64)
    store64(rk + 18896, ~t232);
    store64(rk + 18904, ~t233);
    store64(rk + 18912, ~t234);
    store64(rk + 18920, ~t235);
    store64(rk + 18928, t1);
    store64(rk + 18936, t219);
    store64(rk + 18944, t223);
    store64(rk + 18952, t227);
    store64(rk + 18960, t230);
    store64(rk + 18968, t202);
    store64(rk + 18976, t205);
    store64(rk + 18984, t210);
    store64(rk + 18992, t213);
    store64(rk + 19000, t186);
    store64(rk + 19008, t189);
    store64(rk + 19016, t193);
    store64(rk + 19024, t196);
    store64(rk + 19032, t172);
    store64(rk + 19040, t175);
    store64(rk + 19048, t178);
    store64(rk + 19056, t180);
    store64(rk + 19064, t159);
    store64(rk + 19072, t162);
    store64(rk + 19080, t165);
    store64(rk + 19088, t167);
    store64(rk + 19096, t146);
    store64(rk + 19104, t149);
    store64(rk + 19112, t152);
    store64(rk + 19120, t154);
    store64(rk + 19128, t133);
    store64(rk + 19136, t136);
    store64(rk + 19144, t139);
    store64(rk + 19152, t141);
    // round 4 (skinny.dsl:64)
    store64(rk + 19160, ~t120);
    store64(rk + 19168, ~t123);
    store64(rk + 19176, ~t126);
    store64(rk + 19184, ~t128);
    store64(rk + 19192, t1);
    store64(rk + 19200, t1);
    store64(rk + 19208, t1);
    store64(rk + 19216, t0);
    store64(rk + 19224, t0);
    store64(rk + 19232, t0);
    store64(rk + 19240, t0);
    store64(rk + 19248, t104);
    store64(rk + 19256, t108);
    store64(rk + 19264, t112);
    store64(rk + 19272, t115);
    store64(rk + 19280, t88);
    store64(rk + 19288, t91);
    store64(rk + 19296, t95);
    store64(rk + 19304, t98);
    store64(rk + 19312, t72);
    store64(rk + 19320, t75);
    store64(rk + 19328, t79);
    store64(rk + 19336, t82);
    store64(rk + 19344, t58);
    store64(rk + 19352, t61);
    store64(rk + 19360, t64);
    store64(rk + 19368, t66);
    store64(rk + 19376, t45);
    store64(rk + 19384, t48);
    store64(rk + 19392, t51);
    store64(rk + 19400, t53);
    store64(rk + 19408, t32);
    store64(rk + 19416, t35);
    store64(rk + 19424, t38);
    store64(rk + 19432, t40);
    store64(rk + 19440, t19);
    store64(rk + 19448, t22);
    store64(rk + 19456, t25);
    store64(rk + 19464, t27);
    // round 3 (skinny.dsl:64)
    store64(rk + 19472, ~t6);
    store64(rk + 19480, ~t9);
    store64(rk + 19488, ~t12);
    store64(rk + 19496, ~t14);
    store64(rk + 19504, t1);
    store64(rk + 19512, t0);
    store64(rk + 19520, t0);
    store64(rk + 19528, t0);
    store64(rk + 19536, t0);
    store64(rk + 19544, t1);
    store64(rk + 19552, t1);
    store64(rk + 19560, UINT64_C(0));
    store64(rk + 19568, t120);
    store64(rk + 19576, t123);
    store64(rk + 19584, t126);
    store64(rk + 19592, t128);
    store64(rk + 19600, t133);
    store64(rk + 19608, t136);
    store64(rk + 19616, t139);
    store64(rk + 19624, t141);
    store64(rk + 19632, t146);
    store64(rk + 19640, t149);
    store64(rk + 19648, t152);
    store64(rk + 19656, t154);
    store64(rk + 19664, t159);
    store64(rk + 19672, t162);
    store64(rk + 19680, t165);
    store64(rk + 19688, t167);
    store64(rk + 19696, t172);
    store64(rk + 19704, t175);
    store64(rk + 19712, t178);
    store64(rk + 19720, t180);
    store64(rk + 19728, t186);
    store64(rk + 19736, t189);
    store64(rk + 19744, t193);
    store64(rk + 19752, t196);
    store64(rk + 19760, t202);
    store64(rk + 19768, t206);
    store64(rk + 19776, t210);
    store64(rk + 19784, t213);
    store64(rk + 19792, t219);
    store64(rk + 19800, t223);
    store64(rk + 19808, t227);
    store64(rk + 19816, t230);
    store64(rk + 19824, t0);
    store64(rk + 19832, t0);
    store64(rk + 19840, t0);
    store64(rk + 19848, t0);
    store64(rk + 19856, t0);
    store64(rk + 19864, t1);
    store64(rk + 19872, UINT64_C(0));
    store64(rk + 19880, t232);
    store64(rk + 19888, t233);
    store64(rk + 19896, t234);
    store64(rk + 19904, t235);
    store64(rk + 19912, t237);
    store64(rk + 19920, t238);
    store64(rk + 19928, t239);
    store64(rk + 19936, t240);
    store64(rk + 19944, t242);
    store64(rk + 19952, t243);
    store64(rk + 19960, t244);
    store64(rk + 19968, t245);
    store64(rk + 19976, t247);
    store64(rk + 19984, t248);
    store64(rk + 19992, t249);
    store64(rk + 20000, t250);
    store64(rk + 20008, t252);
    store64(rk + 20016, t253);
    store64(rk + 20024, t254);
    store64(rk + 20032, t255);
    store64(rk + 20040, t258);
    store64(rk + 20048, t259);
    store64(rk + 20056, t261);
    store64(rk + 20064, t263);
    store64(rk + 20072, t266);
    store64(rk + 20080, t268);
    store64(rk + 20088, t270);
    store64(rk + 20096, t272);
    store64(rk + 20104, t275);
    store64(rk + 20112, t277);
    store64(rk + 20120, t279);
    store64(rk + 20128, t281);
    store64(rk + 20136, t1);
    store64(rk + 20144, t0);
    store64(rk + 20152, t0);
    store64(rk + 20160, t0);
    store64(rk + 20168, t0);
    store64(rk + 20176, t0);
    store64(rk + 20184, UINT64_C(0));
    store64(rk + 20192, t283);
    store64(rk + 20200, t284);
    store64(rk + 20208, t285);
    store64(rk + 20216, t286);
    store64(rk + 20224, t288);
    store64(rk + 20232, t289);
    store64(rk + 20240, t290);
    store64(rk + 20248, t291);
    store64(rk + 20256, t293);
    store64(rk + 20264, t294);
    store64(rk + 20272, t295);
    store64(rk + 20280, t296);
    store64(rk + 20288, t298);
    store64(rk + 20296, t299);
    store64(rk + 20304, t300);
    store64(rk + 20312, t301);
    store64(rk + 20320, t303);
    store64(rk + 20328, t304);
    store64(rk + 20336, t305);
    store64(rk + 20344, t306);
    store64(rk + 20352, t309);
    store64(rk + 20360, t310);
    store64(rk + 20368, t312);
    store64(rk + 20376, t314);
    store64(rk + 20384, t317);
    store64(rk + 20392, t319);
    store64(rk + 20400, t321);
    store64(rk + 20408, t323);
    store64(rk + 20416, t326);
    store64(rk + 20424, t328);
    store64(rk + 20432, t330);
    store64(rk + 20440, t332);
    store64(rk + 20448, t0);
    store64(rk + 20456, t1);
    store64(rk + 20464, t0);
    store64(rk + 20472, t0);
    store64(rk + 20480, t0);
    store64(rk + 20488, t0);
    store64(rk + 20496, UINT64_C(0));
    store64(rk + 20504, t334);
    store64(rk + 20512, t335);
    store64(rk + 20520, t336);
    store64(rk + 20528, t337);
    store64(rk + 20536, t339);
    store64(rk + 20544, t340);
    store64(rk + 20552, t341);
    store64(rk + 20560, t342);
    store64(rk + 20568, t344);
    store64(rk + 20576, t345);
    store64(rk + 20584, t346);
    store64(rk + 20592, t347);
    store64(rk + 20600, t349);
    store64(rk + 20608, t350);
    store64(rk + 20616, t351);
    store64(rk + 20624, t352);
    store64(rk + 20632, t354);
    store64(rk + 20640, t355);
    store64(rk + 20648, t356);
    store64(rk + 20656, t357);
    store64(rk + 20664, t360);
    store64(rk + 20672, t361);
    store64(rk + 20680, t363);
    store64(rk + 20688, t365);
    store64(rk + 20696, t368);
    store64(rk + 20704, t370);
    store64(rk + 20712, t372);
    store64(rk + 20720, t374);
    store64(rk + 20728, t377);
    store64(rk + 20736, t379);
    store64(rk + 20744, t381);
    store64(rk + 20752, t383);
    store64(rk + 20760, t0);
    store64(rk + 20768, t0);
    store64(rk + 20776, t1);
    store64(rk + 20784, t0);
    store64(rk + 20792, t0);
    store64(rk + 20800, t0);
    store64(rk + 20808, UINT64_C(0));
    store64(rk + 20816, t385);
    store64(rk + 20824, t386);
    store64(rk + 20832, t387);
    store64(rk + 20840, t388);
    store64(rk + 20848, t390);
    store64(rk + 20856, t391);
    store64(rk + 20864, t392);
    store64(rk + 20872, t393);
    store64(rk + 20880, t395);
    store64(rk + 20888, t396);
    store64(rk + 20896, t397);
    store64(rk + 20904, t398);
    store64(rk + 20912, t400);
    store64(rk + 20920, t401);
    store64(rk + 20928, t402);
    store64(rk + 20936, t403);
    store64(rk + 20944, t405);
    store64(rk + 20952, t406);
    store64(rk + 20960, t407);
    store64(rk + 20968, t408);
    store64(rk + 20976, t411);
    store64(rk + 20984, t412);
    store64(rk + 20992, t414);
    store64(rk + 21000, t416);
    store64(rk + 21008, t419);
    store64(rk + 21016, t421);
    store64(rk + 21024, t423);
    store64(rk + 21032, t425);
    store64(rk + 21040, t428);
    store64(rk + 21048, t430);
    store64(rk + 21056, t432);
    store64(rk + 21064, t434);
    store64(rk + 21072, t0);
    store64(rk + 21080, t0);
    store64(rk + 21088, t0);
    store64(rk + 21096, t1);
    store64(rk + 21104, t0);
    store64(rk + 21112, t0);
    store64(rk + 21120, UINT64_C(0));
    store64(rk + 21128, t436);
    store64(rk + 21136, t437);
    store64(rk + 21144, t438);
    store64(rk + 21152, t439);
    store64(rk + 21160, t441);
    store64(rk + 21168, t442);
    store64(rk + 21176, t443);
    store64(rk + 21184, t444);
    store64(rk + 21192, t446);
    store64(rk + 21200, t447);
    store64(rk + 21208, t448);
    store64(rk + 21216, t449);
    store64(rk + 21224, t451);
    store64(rk + 21232, t452);
    store64(rk + 21240, t453);
    store64(rk + 21248, t454);
    store64(rk + 21256, t456);
    store64(rk + 21264, t457);
    store64(rk + 21272, t458);
    store64(rk + 21280, t459);
    store64(rk + 21288, t462);
    store64(rk + 21296, t463);
    store64(rk + 21304, t465);
    store64(rk + 21312, t467);
    store64(rk + 21320, t470);
    store64(rk + 21328, t472);
    store64(rk + 21336, t474);
    store64(rk + 21344, t476);
    store64(rk + 21352, t479);
    store64(rk + 21360, t481);
    store64(rk + 21368, t483);
    store64(rk + 21376, t485);
    store64(rk + 21384, t0);
    store64(rk + 21392, t0);
    store64(rk + 21400, t0);
    store64(rk + 21408, t0);
    store64(rk + 21416, t1);
    store64(rk + 21424, t0);
    store64(rk + 21432, UINT64_C(0));
    store64(rk + 21440, t487);
    store64(rk + 21448, t488);
    store64(rk + 21456, t489);
    store64(rk + 21464, t490);
    store64(rk + 21472, t492);
    store64(rk + 21480, t493);
    store64(rk + 21488, t494);
    store64(rk + 21496, t495);
    store64(rk + 21504, t497);
    store64(rk + 21512, t498);
    store64(rk + 21520, t499);
    store64(rk + 21528, t500);
    store64(rk + 21536, t502);
    store64(rk + 21544, t503);
    store64(rk + 21552, t504);
    store64(rk + 21560, t505);
    store64(rk + 21568, t507);
    store64(rk + 21576, t508);
    store64(rk + 21584, t509);
    store64(rk + 21592, t510);
    store64(rk + 21600, t513);
    store64(rk + 21608, t514);
    store64(rk + 21616, t516);
    store64(rk + 21624, t518);
    store64(rk + 21632, t521);
    store64(rk + 21640, t523);
    store64(rk + 21648, t525);
    store64(rk + 21656, t527);
    store64(rk + 21664, t530);
    store64(rk + 21672, t532);
    store64(rk + 21680, t534);
    store64(rk + 21688, t536);
    store64(rk + 21696, t1);
    store64(rk + 21704, t0);
    store64(rk + 21712, t0);
    store64(rk + 21720, t0);
    store64(rk + 21728, t0);
    store64(rk + 21736, t1);
    store64(rk + 21744, UINT64_C(0));
    store64(rk + 21752, t538);
    store64(rk + 21760, t539);
    store64(rk + 21768, t540);
    store64(rk + 21776, t541);
    store64(rk + 21784, t543);
    store64(rk + 21792, t544);
    store64(rk + 21800, t545);
    store64(rk + 21808, t546);
    store64(rk + 21816, t548);
    store64(rk + 21824, t549);
    store64(rk + 21832, t550);
    store64(rk + 21840, t551);
    store64(rk + 21848, t553);
    store64(rk + 21856, t554);
    store64(rk + 21864, t555);
    store64(rk + 21872, t556);
    store64(rk + 21880, t558);
    store64(rk + 21888, t559);
    store64(rk + 21896, t560);
    store64(rk + 21904, t561);
    store64(rk + 21912, t564);
    store64(rk + 21920, t565);
    store64(rk + 21928, t567);
    store64(rk + 21936, t569);
    store64(rk + 21944, t572);
    store64(rk + 21952, t574);
    store64(rk + 21960, t576);
    store64(rk + 21968, t578);
    store64(rk + 21976, t581);
    store64(rk + 21984, t583);
    store64(rk + 21992, t585);
    store64(rk + 22000, t587);
    store64(rk + 22008, t1);
    store64(rk + 22016, t1);
    store64(rk + 22024, t0);
    store64(rk + 22032, t0);
    store64(rk + 22040, t0);
    store64(rk + 22048, t0);
    store64(rk + 22056, UINT64_C(0));
    store64(rk + 22064, t589);
    store64(rk + 22072, t590);
    store64(rk + 22080, t591);
    store64(rk + 22088, t592);
    store64(rk + 22096, t594);
    store64(rk + 22104, t595);
    store64(rk + 22112, t596);
    store64(rk + 22120, t597);
    store64(rk + 22128, t599);
    store64(rk + 22136, t600);
    store64(rk + 22144, t601);
    store64(rk + 22152, t602);
    store64(rk + 22160, t604);
    store64(rk + 22168, t605);
    store64(rk + 22176, t606);
    store64(rk + 22184, t607);
    store64(rk + 22192, t609);
    store64(rk + 22200, t610);
    store64(rk + 22208, t611);
    store64(rk + 22216, t612);
    store64(rk + 22224, t615);
    store64(rk + 22232, t616);
    store64(rk + 22240, t618);
    store64(rk + 22248, t620);
    store64(rk + 22256, t623);
    store64(rk + 22264, t625);
    store64(rk + 22272, t627);
    store64(rk + 22280, t629);
    store64(rk + 22288, t632);
    store64(rk + 22296, t634);
    store64(rk + 22304, t636);
    store64(rk + 22312, t638);
    store64(rk + 22320, t0);
    store64(rk + 22328, t1);
    store64(rk + 22336, t1);
    store64(rk + 22344, t0);
    store64(rk + 22352, t0);
    store64(rk + 22360, t0);
    store64(rk + 22368, UINT64_C(0));
    store64(rk + 22376, t640);
    store64(rk + 22384, t641);
    store64(rk + 22392, t642);
    store64(rk + 22400, t643);
    store64(rk + 22408, t645);
    store64(rk + 22416, t646);
    store64(rk + 22424, t647);
    store64(rk + 22432, t648);
    store64(rk + 22440, t650);
    store64(rk + 22448, t651);
    store64(rk + 22456, t652);
    store64(rk + 22464, t653);
    store64(rk + 22472, t655);
    store64(rk + 22480, t656);
    store64(rk + 22488, t657);
    store64(rk + 22496, t658);
    store64(rk + 22504, t660);
    store64(rk + 22512, t661);
    store64(rk + 22520, t662);
    store64(rk + 22528, t663);
    store64(rk + 22536, t666);
    store64(rk + 22544, t667);
    store64(rk + 22552, t669);
    store64(rk + 22560, t671);
    store64(rk + 22568, t674);
    store64(rk + 22576, t676);
    store64(rk + 22584, t678);
    store64(rk + 22592, t680);
    store64(rk + 22600, t683);
    store64(rk + 22608, t685);
    store64(rk + 22616, t687);
    store64(rk + 22624, t689);
    store64(rk + 22632, t0);
    store64(rk + 22640, t0);
    store64(rk + 22648, t1);
    store64(rk + 22656, t1);
    store64(rk + 22664, t0);
    store64(rk + 22672, t0);
    store64(rk + 22680, UINT64_C(0));
    store64(rk + 22688, t691);
    store64(rk + 22696, t692);
    store64(rk + 22704, t693);
    store64(rk + 22712, t694);
    store64(rk + 22720, t696);
    store64(rk + 22728, t697);
    store64(rk + 22736, t698);
    store64(rk + 22744, t699);
    store64(rk + 22752, t701);
    store64(rk + 22760, t702);
    store64(rk + 22768, t703);
    store64(rk + 22776, t704);
    store64(rk + 22784, t706);
    store64(rk + 22792, t707);
    store64(rk + 22800, t708);
    store64(rk + 22808, t709);
    store64(rk + 22816, t711);
    store64(rk + 22824, t712);
    store64(rk + 22832, t713);
    store64(rk + 22840, t714);
    store64(rk + 22848, t717);
    store64(rk + 22856, t718);
    store64(rk + 22864, t720);
    store64(rk + 22872, t722);
    store64(rk + 22880, t725);
    store64(rk + 22888, t727);
    store64(rk + 22896, t729);
    store64(rk + 22904, t731);
    store64(rk + 22912, t734);
    store64(rk + 22920, t736);
    store64(rk + 22928, t738);
    store64(rk + 22936, t740);
    store64(rk + 22944, t0);
    store64(rk + 22952, t0);
    store64(rk + 22960, t0);
    store64(rk + 22968, t1);
    store64(rk + 22976, t1);
    store64(rk + 22984, t0);
    store64(rk + 22992, UINT64_C(0));
    store64(rk + 23000, t742);
    store64(rk + 23008, t743);
    store64(rk + 23016, t744);
    store64(rk + 23024, t745);
    store64(rk + 23032, t747);
    store64(rk + 23040, t748);
    store64(rk + 23048, t749);
    store64(rk + 23056, t750);
    store64(rk + 23064, t752);
    store64(rk + 23072, t753);
    store64(rk + 23080, t754);
    store64(rk + 23088, t755);
    store64(rk + 23096, t757);
    store64(rk + 23104, t758);
    store64(rk + 23112, t759);
    store64(rk + 23120, t760);
    store64(rk + 23128, t762);
    store64(rk + 23136, t763);
    store64(rk + 23144, t764);
    store64(rk + 23152, t765);
    store64(rk + 23160, t768);
    store64(rk + 23168, t769);
    store64(rk + 23176, t771);
    store64(rk + 23184, t773);
    store64(rk + 23192, t776);
    store64(rk + 23200, t778);
    store64(rk + 23208, t780);
    store64(rk + 23216, t782);
    store64(rk + 23224, t785);
    store64(rk + 23232, t787);
    store64(rk + 23240, t789);
    store64(rk + 23248, t791);
    store64(rk + 23256, t1);
    store64(rk + 23264, t0);
    store64(rk + 23272, t0);
    store64(rk + 23280, t0);
    store64(rk + 23288, t1);
    store64(rk + 23296, t1);
    store64(rk + 23304, UINT64_C(0));
    store64(rk + 23312, t793);
    store64(rk + 23320, t794);
    store64(rk + 23328, t795);
    store64(rk + 23336, t796);
    store64(rk + 23344, t798);
    store64(rk + 23352, t799);
    store64(rk + 23360, t800);
    store64(rk + 23368, t801);
    store64(rk + 23376, t803);
    store64(rk + 23384, t804);
    store64(rk + 23392, t805);
    store64(rk + 23400, t806);
    store64(rk + 23408, t808);
    store64(rk + 23416, t809);
    store64(rk + 23424, t810);
    store64(rk + 23432, t811);
    store64(rk + 23440, t813);
    store64(rk + 23448, t814);
    store64(rk + 23456, t815);
    store64(rk + 23464, t816);
    store64(rk + 23472, t819);
    store64(rk + 23480, t820);
    store64(rk + 23488, t822);
    store64(rk + 23496, t824);
    store64(rk + 23504, t827);
    store64(rk + 23512, t829);
    store64(rk + 23520, t831);
    store64(rk + 23528, t833);
    store64(rk + 23536, t836);
    store64(rk + 23544, t838);
    store64(rk + 23552, t840);
    store64(rk + 23560, t842);
    store64(rk + 23568, t0);
    store64(rk + 23576, t1);
    store64(rk + 23584, t0);
    store64(rk + 23592, t0);
    store64(rk + 23600, t0);
    store64(rk + 23608, t1);
    store64(rk + 23616, UINT64_C(0));
    store64(rk + 23624, t844);
    store64(rk + 23632, t845);
    store64(rk + 23640, t846);
    store64(rk + 23648, t847);
    store64(rk + 23656, t849);
    store64(rk + 23664, t850);
    store64(rk + 23672, t851);
    store64(rk + 23680, t852);
    store64(rk + 23688, t854);
    store64(rk + 23696, t855);
    store64(rk + 23704, t856);
    store64(rk + 23712, t857);
    store64(rk + 23720, t859);
    store64(rk + 23728, t860);
    store64(rk + 23736, t861);
    store64(rk + 23744, t862);
    store64(rk + 23752, t864);
    store64(rk + 23760, t865);
    store64(rk + 23768, t866);
    store64(rk + 23776, t867);
    store64(rk + 23784, t870);
    store64(rk + 23792, t871);
    store64(rk + 23800, t873);
    store64(rk + 23808, t875);
    store64(rk + 23816, t878);
    store64(rk + 23824, t880);
    store64(rk + 23832, t882);
    store64(rk + 23840, t884);
    store64(rk + 23848, t887);
    store64(rk + 23856, t889);
    store64(rk + 23864, t891);
    store64(rk + 23872, t893);
    store64(rk + 23880, t1);
    store64(rk + 23888, t0);
    store64(rk + 23896, t1);
    store64(rk + 23904, t0);
    store64(rk + 23912, t0);
    store64(rk + 23920, t0);
    store64(rk + 23928, UINT64_C(0));
    store64(rk + 23936, t895);
    store64(rk + 23944, t896);
    store64(rk + 23952, t897);
    store64(rk + 23960, t898);
    store64(rk + 23968, t900);
    store64(rk + 23976, t901);
    store64(rk + 23984, t902);
    store64(rk + 23992, t903);
    store64(rk + 24000, t905);
    store64(rk + 24008, t906);
    store64(rk + 24016, t907);
    store64(rk + 24024, t908);
    store64(rk + 24032, t910);
    store64(rk + 24040, t911);
    store64(rk + 24048, t912);
    store64(rk + 24056, t913);
    store64(rk + 24064, t915);
    store64(rk + 24072, t916);
    store64(rk + 24080, t917);
    store64(rk + 24088, t918);
    store64(rk + 24096, t921);
    store64(rk + 24104, t922);
    store64(rk + 24112, t924);
    store64(rk + 24120, t926);
    store64(rk + 24128, t929);
    store64(rk + 24136, t931);
    store64(rk + 24144, t933);
    store64(rk + 24152, t935);
    store64(rk + 24160, t938);
    store64(rk + 24168, t940);
    store64(rk + 24176, t942);
    store64(rk + 24184, t944);
    store64(rk + 24192, t0);
    store64(rk + 24200, t1);
    store64(rk + 24208, t0);
    store64(rk + 24216, t1);
    store64(rk + 24224, t0);
    store64(rk + 24232, t0);
    store64(rk + 24240, UINT64_C(0));
    store64(rk + 24248, t946);
    store64(rk + 24256, t947);
    store64(rk + 24264, t948);
    store64(rk + 24272, t949);
    store64(rk + 24280, t951);
    store64(rk + 24288, t952);
    store64(rk + 24296, t953);
    store64(rk + 24304, t954);
    store64(rk + 24312, t956);
    store64(rk + 24320, t957);
    store64(rk + 24328, t958);
    store64(rk + 24336, t959);
    store64(rk + 24344, t961);
    store64(rk + 24352, t962);
    store64(rk + 24360, t963);
    store64(rk + 24368, t964);
    store64(rk + 24376, t966);
    store64(rk + 24384, t967);
    store64(rk + 24392, t968);
    store64(rk + 24400, t969);
    store64(rk + 24408, t972);
    store64(rk + 24416, t973);
    store64(rk + 24424, t975);
    store64(rk + 24432, t977);
    store64(rk + 24440, t980);
    store64(rk + 24448, t982);
    store64(rk + 24456, t984);
    store64(rk + 24464, t986);
    store64(rk + 24472, t989);
    store64(rk + 24480, t991);
    store64(rk + 24488, t993);
    store64(rk + 24496, t995);
    store64(rk + 24504, t0);
    store64(rk + 24512, t0);
    store64(rk + 24520, t1);
    store64(rk + 24528, t0);
    store64(rk + 24536, t1);
    store64(rk + 24544, t0);
    store64(rk + 24552, UINT64_C(0));
    store64(rk + 24560, t997);
    store64(rk + 24568, t998);
    store64(rk + 24576, t999);
    store64(rk + 24584, t1000);
    store64(rk + 24592, t1002);
    store64(rk + 24600, t1003);
    store64(rk + 24608, t1004);
    store64(rk + 24616, t1005);
    store64(rk + 24624, t1007);
    store64(rk + 24632, t1008);
    store64(rk + 24640, t1009);
    store64(rk + 24648, t1010);
    store64(rk + 24656, t1012);
    store64(rk + 24664, t1013);
    store64(rk + 24672, t1014);
    store64(rk + 24680, t1015);
    store64(rk + 24688, t1017);
    store64(rk + 24696, t1018);
    store64(rk + 24704, t1019);
    store64(rk + 24712, t1020);
    store64(rk + 24720, t1023);
    store64(rk + 24728, t1024);
    store64(rk + 24736, t1026);
    store64(rk + 24744, t1028);
    store64(rk + 24752, t1031);
    store64(rk + 24760, t1033);
    store64(rk + 24768, t1035);
    store64(rk + 24776, t1037);
    store64(rk + 24784, t1040);
    store64(rk + 24792, t1042);
    store64(rk + 24800, t1044);
    store64(rk + 24808, t1046);
    store64(rk + 24816, t1);
    store64(rk + 24824, t0);
    store64(rk + 24832, t0);
    store64(rk + 24840, t1);
    store64(rk + 24848, t0);
    store64(rk + 24856, t1);
    store64(rk + 24864, UINT64_C(0));
    store64(rk + 24872, t1048);
    store64(rk + 24880, t1049);
    store64(rk + 24888, t1050);
    store64(rk + 24896, t1051);
    store64(rk + 24904, t1053);
    store64(rk + 24912, t1054);
    store64(rk + 24920, t1055);
    store64(rk + 24928, t1056);
    store64(rk + 24936, t1058);
    store64(rk + 24944, t1059);
    store64(rk + 24952, t1060);
    store64(rk + 24960, t1061);
    store64(rk + 24968, t1063);
    store64(rk + 24976, t1064);
    store64(rk + 24984, t1065);
    store64(rk + 24992, t1066);
    store64(rk + 25000, t1068);
    store64(rk + 25008, t1069);
    store64(rk + 25016, t1070);
    store64(rk + 25024, t1071);
    store64(rk + 25032, t1074);
    store64(rk + 25040, t1075);
    store64(rk + 25048, t1077);
    store64(rk + 25056, t1079);
    store64(rk + 25064, t1082);
    store64(rk + 25072, t1084);
    store64(rk + 25080, t1086);
    store64(rk + 25088, t1088);
    store64(rk + 25096, t1091);
    store64(rk + 25104, t1093);
    store64(rk + 25112, t1095);
    store64(rk + 25120, t1097);
    store64(rk + 25128, t1);
    store64(rk + 25136, t1);
    store64(rk + 25144, t0);
    store64(rk + 25152, t0);
    store64(rk + 25160, t1);
    store64(rk + 25168, t0);
    store64(rk + 25176, UINT64_C(0));
    store64(rk + 25184, t1099);
    store64(rk + 25192, t1100);
    store64(rk + 25200, t1101);
    store64(rk + 25208, t1102);
    store64(rk + 25216, t1104);
    store64(rk + 25224, t1105);
    store64(rk + 25232, t1106);
    store64(rk + 25240, t1107);
    store64(rk + 25248, t1109);
    store64(rk + 25256, t1110);
    store64(rk + 25264, t1111);
    store64(rk + 25272, t1112);
    store64(rk + 25280, t1114);
    store64(rk + 25288, t1115);
    store64(rk + 25296, t1116);
    store64(rk + 25304, t1117);
    store64(rk + 25312, t1119);
    store64(rk + 25320, t1120);
    store64(rk + 25328, t1121);
    store64(rk + 25336, t1122);
    store64(rk + 25344, t1125);
    store64(rk + 25352, t1126);
    store64(rk + 25360, t1128);
    store64(rk + 25368, t1130);
    store64(rk + 25376, t1133);
    store64(rk + 25384, t1135);
    store64(rk + 25392, t1137);
    store64(rk + 25400, t1139);
    store64(rk + 25408, t1142);
    store64(rk + 25416, t1144);
    store64(rk + 25424, t1146);
    store64(rk + 25432, t1148);
    store64(rk + 25440, t1);
    store64(rk + 25448, t1);
    store64(rk + 25456, t1);
    store64(rk + 25464, t0);
    store64(rk + 25472, t0);
    store64(rk + 25480, t1);
    store64(rk + 25488, UINT64_C(0));
    store64(rk + 25496, t1150);
    store64(rk + 25504, t1151);
    store64(rk + 25512, t1152);
    store64(rk + 25520, t1153);
    store64(rk + 25528, t1155);
    store64(rk + 25536, t1156);
    store64(rk + 25544, t1157);
    store64(rk + 25552, t1158);
    store64(rk + 25560, t1160);
    store64(rk + 25568, t1161);
    store64(rk + 25576, t1162);
    store64(rk + 25584, t1163);
    store64(rk + 25592, t1165);
    store64(rk + 25600, t1166);
    store64(rk + 25608, t1167);
    store64(rk + 25616, t1168);
    store64(rk + 25624, t1170);
    store64(rk + 25632, t1171);
    store64(rk + 25640, t1172);
    store64(rk + 25648, t1173);
    store64(rk + 25656, t1176);
    store64(rk + 25664, t1177);
    store64(rk + 25672, t1179);
    store64(rk + 25680, t1181);
    store64(rk + 25688, t1184);
    store64(rk + 25696, t1186);
    store64(rk + 25704, t1188);
    store64(rk + 25712, t1190);
    store64(rk + 25720, t1193);
    store64(rk + 25728, t1195);
    store64(rk + 25736, t1197);
    store64(rk + 25744, t1199);
    store64(rk + 25752, t1);
    store64(rk + 25760, t1);
    store64(rk + 25768, t1);
    store64(rk + 25776, t1);
    store64(rk + 25784, t0);
    store64(rk + 25792, t0);
    store64(rk + 25800, UINT64_C(0));
    store64(rk + 25808, t1201);
    store64(rk + 25816, t1202);
    store64(rk + 25824, t1203);
    store64(rk + 25832, t1204);
    store64(rk + 25840, t1206);
    store64(rk + 25848, t1207);
    store64(rk + 25856, t1208);
    store64(rk + 25864, t1209);
    store64(rk + 25872, t1211);
    store64(rk + 25880, t1212);
    store64(rk + 25888, t1213);
    store64(rk + 25896, t1214);
    store64(rk + 25904, t1216);
    store64(rk + 25912, t1217);
    store64(rk + 25920, t1218);
    store64(rk + 25928, t1219);
    store64(rk + 25936, t1221);
    store64(rk + 25944, t1222);
    store64(rk + 25952, t1223);
    store64(rk + 25960, t1224);
    store64(rk + 25968, t1227);
    store64(rk + 25976, t1228);
    store64(rk + 25984, t1230);
    store64(rk + 25992, t1232);
    store64(rk + 26000, t1235);
    store64(rk + 26008, t1237);
    store64(rk + 26016, t1239);
    store64(rk + 26024, t1241);
    store64(rk + 26032, t1244);
    store64(rk + 26040, t1246);
    store64(rk + 26048, t1248);
    store64(rk + 26056, t1250);
    store64(rk + 26064, t0);
    store64(rk + 26072, t1);
    store64(rk + 26080, t1);
    store64(rk + 26088, t1);
    store64(rk + 26096, t1);
    store64(rk + 26104, t0);
    store64(rk + 26112, UINT64_C(0));
    store64(rk + 26120, t1252);
    store64(rk + 26128, t1253);
    store64(rk + 26136, t1254);
    store64(rk + 26144, t1255);
    store64(rk + 26152, t1257);
    store64(rk + 26160, t1258);
    store64(rk + 26168, t1259);
    store64(rk + 26176, t1260);
    store64(rk + 26184, t1262);
    store64(rk + 26192, t1263);
    store64(rk + 26200, t1264);
    store64(rk + 26208, t1265);
    store64(rk + 26216, t1267);
    store64(rk + 26224, t1268);
    store64(rk + 26232, t1269);
    store64(rk + 26240, t1270);
    store64(rk + 26248, t1272);
    store64(rk + 26256, t1273);
    store64(rk + 26264, t1274);
    store64(rk + 26272, t1275);
    store64(rk + 26280, t1278);
    store64(rk + 26288, t1279);
    store64(rk + 26296, t1281);
    store64(rk + 26304, t1283);
    store64(rk + 26312, t1286);
    store64(rk + 26320, t1288);
    store64(rk + 26328, t1290);
    store64(rk + 26336, t1292);
    store64(rk + 26344, t1295);
    store64(rk + 26352, t1297);
    store64(rk + 26360, t1299);
    store64(rk + 26368, t1301);
    store64(rk + 26376, t1);
    store64(rk + 26384, t0);
    store64(rk + 26392, t1);
    store64(rk + 26400, t1);
    store64(rk + 26408, t1);
    store64(rk + 26416, t1);
    store64(rk + 26424, UINT64_C(0));
    store64(rk + 26432, t1303);
    store64(rk + 26440, t1304);
    store64(rk + 26448, t1305);
    store64(rk + 26456, t1306);
    store64(rk + 26464, t1308);
    store64(rk + 26472, t1309);
    store64(rk + 26480, t1310);
    store64(rk + 26488, t1311);
    store64(rk + 26496, t1313);
    store64(rk + 26504, t1314);
    store64(rk + 26512, t1315);
    store64(rk + 26520, t1316);
    store64(rk + 26528, t1318);
    store64(rk + 26536, t1319);
    store64(rk + 26544, t1320);
    store64(rk + 26552, t1321);
    store64(rk + 26560, t1323);
    store64(rk + 26568, t1324);
    store64(rk + 26576, t1325);
    store64(rk + 26584, t1326);
    store64(rk + 26592, t1329);
    store64(rk + 26600, t1330);
    store64(rk + 26608, t1332);
    store64(rk + 26616, t1334);
    store64(rk + 26624, t1337);
    store64(rk + 26632, t1339);
    store64(rk + 26640, t1341);
    store64(rk + 26648, t1343);
    store64(rk + 26656, t1346);
    store64(rk + 26664, t1348);
    store64(rk + 26672, t1350);
    store64(rk + 26680, t1352);
    store64(rk + 26688, t0);
    store64(rk + 26696, t1);
    store64(rk + 26704, t0);
    store64(rk + 26712, t1);
    store64(rk + 26720, t1);
    store64(rk + 26728, t1);
    store64(rk + 26736, UINT64_C(0));
    store64(rk + 26744, t1354);
    store64(rk + 26752, t1355);
    store64(rk + 26760, t1356);
    store64(rk + 26768, t1357);
    store64(rk + 26776, t1359);
    store64(rk + 26784, t1360);
    store64(rk + 26792, t1361);
    store64(rk + 26800, t1362);
    store64(rk + 26808, t1364);
    store64(rk + 26816, t1365);
    store64(rk + 26824, t1366);
    store64(rk + 26832, t1367);
    store64(rk + 26840, t1369);
    store64(rk + 26848, t1370);
    store64(rk + 26856, t1371);
    store64(rk + 26864, t1372);
    store64(rk + 26872, t1374);
    store64(rk + 26880, t1375);
    store64(rk + 26888, t1376);
    store64(rk + 26896, t1377);
    store64(rk + 26904, t1380);
    store64(rk + 26912, t1381);
    store64(rk + 26920, t1383);
    store64(rk + 26928, t1385);
    store64(rk + 26936, t1388);
    store64(rk + 26944, t1390);
    store64(rk + 26952, t1392);
    store64(rk + 26960, t1394);
    store64(rk + 26968, t1397);
    store64(rk + 26976, t1399);
    store64(rk + 26984, t1401);
    store64(rk + 26992, t1403);
    store64(rk + 27000, t0);
    store64(rk + 27008, t0);
    store64(rk + 27016, t1);
    store64(rk + 27024, t0);
    store64(rk + 27032, t1);
    store64(rk + 27040, t1);
    store64(rk + 27048, UINT64_C(0));
    store64(rk + 27056, t1405);
    store64(rk + 27064, t1406);
    store64(rk + 27072, t1407);
    store64(rk + 27080, t1408);
    store64(rk + 27088, t1410);
    store64(rk + 27096, t1411);
    store64(rk + 27104, t1412);
    store64(rk + 27112, t1413);
    store64(rk + 27120, t1415);
    store64(rk + 27128, t1416);
    store64(rk + 27136, t1417);
    store64(rk + 27144, t1418);
    store64(rk + 27152, t1420);
    store64(rk + 27160, t1421);
    store64(rk + 27168, t1422);
    store64(rk + 27176, t1423);
    store64(rk + 27184, t1425);
    store64(rk + 27192, t1426);
    store64(rk + 27200, t1427);
    store64(rk + 27208, t1428);
    store64(rk + 27216, t1431);
    store64(rk + 27224, t1432);
    store64(rk + 27232, t1434);
    store64(rk + 27240, t1436);
    store64(rk + 27248, t1439);
    store64(rk + 27256, t1441);
    store64(rk + 27264, t1443);
    store64(rk + 27272, t1445);
    store64(rk + 27280, t1448);
    store64(rk + 27288, t1450);
    store64(rk + 27296, t1452);
    store64(rk + 27304, t1454);
    store64(rk + 27312, t0);
    store64(rk + 27320, t0);
    store64(rk + 27328, t0);
    store64(rk + 27336, t1);
    store64(rk + 27344, t0);
    store64(rk + 27352, t1);
    store64(rk + 27360, UINT64_C(0));
    store64(rk + 27368, t1456);
    store64(rk + 27376, t1457);
    store64(rk + 27384, t1458);
    store64(rk + 27392, t1459);
    store64(rk + 27400, t1461);
    store64(rk + 27408, t1462);
    store64(rk + 27416, t1463);
    store64(rk + 27424, t1464);
    store64(rk + 27432, t1466);
    store64(rk + 27440, t1467);
    store64(rk + 27448, t1468);
    store64(rk + 27456, t1469);
    store64(rk + 27464, t1471);
    store64(rk + 27472, t1472);
    store64(rk + 27480, t1473);
    store64(rk + 27488, t1474);
    store64(rk + 27496, t1476);
    store64(rk + 27504, t1477);
    store64(rk + 27512, t1478);
    store64(rk + 27520, t1479);
    store64(rk + 27528, t1482);
    store64(rk + 27536, t1483);
    store64(rk + 27544, t1485);
    store64(rk + 27552, t1487);
    store64(rk + 27560, t1490);
    store64(rk + 27568, t1492);
    store64(rk + 27576, t1494);
    store64(rk + 27584, t1496);
    store64(rk + 27592, t1499);
    store64(rk + 27600, t1501);
    store64(rk + 27608, t1503);
    store64(rk + 27616, t1505);
    store64(rk + 27624, t1);
    store64(rk + 27632, t0);
    store64(rk + 27640, t0);
    store64(rk + 27648, t0);
    store64(rk + 27656, t1);
    store64(rk + 27664, t0);
    store64(rk + 27672, UINT64_C(0));
    store64(rk + 27680, t1507);
    store64(rk + 27688, t1508);
    store64(rk + 27696, t1509);
    store64(rk + 27704, t1510);
    store64(rk + 27712, t1512);
    store64(rk + 27720, t1513);
    store64(rk + 27728, t1514);
    store64(rk + 27736, t1515);
    store64(rk + 27744, t1517);
    store64(rk + 27752, t1518);
    store64(rk + 27760, t1519);
    store64(rk + 27768, t1520);
    store64(rk + 27776, t1522);
    store64(rk + 27784, t1523);
    store64(rk + 27792, t1524);
    store64(rk + 27800, t1525);
    store64(rk + 27808, t1527);
    store64(rk + 27816, t1528);
    store64(rk + 27824, t1529);
    store64(rk + 27832, t1530);
    store64(rk + 27840, t1533);
    store64(rk + 27848, t1534);
    store64(rk + 27856, t1536);
    store64(rk + 27864, t1538);
    store64(rk + 27872, t1541);
    store64(rk + 27880, t1543);
    store64(rk + 27888, t1545);
    store64(rk + 27896, t1547);
    store64(rk + 27904, t1550);
    store64(rk + 27912, t1552);
    store64(rk + 27920, t1554);
    store64(rk + 27928, t1556);
    store64(rk + 27936, t1);
    store64(rk + 27944, t1);
    store64(rk + 27952, t0);
    store64(rk + 27960, t0);
    store64(rk + 27968, t0);
    store64(rk + 27976, t1);
    store64(rk + 27984, UINT64_C(0));
    store64(rk + 27992, t1558);
    store64(rk + 28000, t1559);
    store64(rk + 28008, t1560);
    store64(rk + 28016, t1561);
    store64(rk + 28024, t1563);
    store64(rk + 28032, t1564);
    store64(rk + 28040, t1565);
    store64(rk + 28048, t1566);
    store64(rk + 28056, t1568);
    store64(rk + 28064, t1569);
    store64(rk + 28072, t1570);
    store64(rk + 28080, t1571);
    store64(rk + 28088, t1573);
    store64(rk + 28096, t1574);
    store64(rk + 28104, t1575);
    store64(rk + 28112, t1576);
    store64(rk + 28120, t1578);
    store64(rk + 28128, t1579);
    store64(rk + 28136, t1580);
    store64(rk + 28144, t1581);
    store64(rk + 28152, t1584);
    store64(rk + 28160, t1585);
    store64(rk + 28168, t1587);
    store64(rk + 28176, t1589);
    store64(rk + 28184, t1592);
    store64(rk + 28192, t1594);
    store64(rk + 28200, t1596);
    store64(rk + 28208, t1598);
    store64(rk + 28216, t1601);
    store64(rk + 28224, t1603);
    store64(rk + 28232, t1605);
    store64(rk + 28240, t1607);
    store64(rk + 28248, t1);
    store64(rk + 28256, t1);
    store64(rk + 28264, t1);
    store64(rk + 28272, t0);
    store64(rk + 28280, t0);
    store64(rk + 28288, t0);
    store64(rk + 28296, UINT64_C(0));
    store64(rk + 28304, t1609);
    store64(rk + 28312, t1610);
    store64(rk + 28320, t1611);
    store64(rk + 28328, t1612);
    store64(rk + 28336, t1614);
    store64(rk + 28344, t1615);
    store64(rk + 28352, t1616);
    store64(rk + 28360, t1617);
    store64(rk + 28368, t1619);
    store64(rk + 28376, t1620);
    store64(rk + 28384, t1621);
    store64(rk + 28392, t1622);
    store64(rk + 28400, t1624);
    store64(rk + 28408, t1625);
    store64(rk + 28416, t1626);
    store64(rk + 28424, t1627);
    store64(rk + 28432, t1629);
    store64(rk + 28440, t1630);
    store64(rk + 28448, t1631);
    store64(rk + 28456, t1632);
    store64(rk + 28464, t1635);
    store64(rk + 28472, t1636);
    store64(rk + 28480, t1638);
    store64(rk + 28488, t1640);
    store64(rk + 28496, t1643);
    store64(rk + 28504, t1645);
    store64(rk + 28512, t1647);
    store64(rk + 28520, t1649);
    store64(rk + 28528, t1652);
    store64(rk + 28536, t1654);
    store64(rk + 28544, t1656);
    store64(rk + 28552, t1658);
    store64(rk + 28560, t0);
    store64(rk + 28568, t1);
    store64(rk + 28576, t1);
    store64(rk + 28584, t1);
    store64(rk + 28592, t0);
    store64(rk + 28600, t0);
    store64(rk + 28608, UINT64_C(0));
    store64(rk + 28616, t1660);
    store64(rk + 28624, t1661);
    store64(rk + 28632, t1662);
    store64(rk + 28640, t1663);
    store64(rk + 28648, t1665);
    store64(rk + 28656, t1666);
    store64(rk + 28664, t1667);
    store64(rk + 28672, t1668);
    store64(rk + 28680, t1670);
    store64(rk + 28688, t1671);
    store64(rk + 28696, t1672);
    store64(rk + 28704, t1673);
    store64(rk + 28712, t1675);
    store64(rk + 28720, t1676);
    store64(rk + 28728, t1677);
    store64(rk + 28736, t1678);
    store64(rk + 28744, t1680);
    store64(rk + 28752, t1681);
    store64(rk + 28760, t1682);
    store64(rk + 28768, t1683);
    store64(rk + 28776, t1686);
    store64(rk + 28784, t1687);
    store64(rk + 28792, t1689);
    store64(rk + 28800, t1691);
    store64(rk + 28808, t1694);
    store64(rk + 28816, t1696);
    store64(rk + 28824, t1698);
    store64(rk + 28832, t1700);
    store64(rk + 28840, t1703);
    store64(rk + 28848, t1705);
    store64(rk + 28856, t1707);
    store64(rk + 28864, t1709);
    store64(rk + 28872, t0);
    store64(rk + 28880, t0);
    store64(rk + 28888, t1);
    store64(rk + 28896, t1);
    store64(rk + 28904, t1);
    store64(rk + 28912, t0);
    store64(rk + 28920, UINT64_C(0));
    store64(rk + 28928, t1711);
    store64(rk + 28936, t1712);
    store64(rk + 28944, t1713);
    store64(rk + 28952, t1714);
    store64(rk + 28960, t1716);
    store64(rk + 28968, t1717);
    store64(rk + 28976, t1718);
    store64(rk + 28984, t1719);
    store64(rk + 28992, t1721);
    store64(rk + 29000, t1722);
    store64(rk + 29008, t1723);
    store64(rk + 29016, t1724);
    store64(rk + 29024, t1726);
    store64(rk + 29032, t1727);
    store64(rk + 29040, t1728);
    store64(rk + 29048, t1729);
    store64(rk + 29056, t1731);
    store64(rk + 29064, t1732);
    store64(rk + 29072, t1733);
    store64(rk + 29080, t1734);
    store64(rk + 29088, t1737);
    store64(rk + 29096, t1738);
    store64(rk + 29104, t1740);
    store64(rk + 29112, t1742);
    store64(rk + 29120, t1745);
    store64(rk + 29128, t1747);
    store64(rk + 29136, t1749);
    store64(rk + 29144, t1751);
    store64(rk + 29152, t1754);
    store64(rk + 29160, t1756);
    store64(rk + 29168, t1758);
    store64(rk + 29176, t1760);
    store64(rk + 29184, t1);
    store64(rk + 29192, t0);
    store64(rk + 29200, t0);
    store64(rk + 29208, t1);
    store64(rk + 29216, t1);
    store64(rk + 29224, t1);
    store64(rk + 29232, UINT64_C(0));
    store64(rk + 29240, t1761);
    store64(rk + 29248, t1762);
    store64(rk + 29256, t1763);
    store64(rk + 29264, t1764);
    store64(rk + 29272, t1765);
    store64(rk + 29280, t1766);
    store64(rk + 29288, t1767);
    store64(rk + 29296, t1768);
    store64(rk + 29304, t1769);
    store64(rk + 29312, t1770);
    store64(rk + 29320, t1771);
    store64(rk + 29328, t1772);
    store64(rk + 29336, t1773);
    store64(rk + 29344, t1774);
    store64(rk + 29352, t1775);
    store64(rk + 29360, t1776);
    store64(rk + 29368, t1777);
    store64(rk + 29376, t1778);
    store64(rk + 29384, t1779);
    store64(rk + 29392, t1780);
    store64(rk + 29400, t1782);
    store64(rk + 29408, t1783);
    store64(rk + 29416, t1785);
    store64(rk + 29424, t1787);
    store64(rk + 29432, t1789);
    store64(rk + 29440, t1791);
    store64(rk + 29448, t1793);
    store64(rk + 29456, t1795);
    store64(rk + 29464, t1797);
    store64(rk + 29472, t1799);
    store64(rk + 29480, t1801);
    store64(rk + 29488, t1803);
    const uint64_t t1804 = t28 ^ t34;
    store64(rk + 29496, t1804);
    const uint64_t t1805 = t33 ^ t37;
    store64(rk + 29504, t1805);
    const uint64_t t1806 = t36 ^ t30;
    store64(rk + 29512, t1806);
    const uint64_t t1807 = t39 ^ t29;
    store64(rk + 29520, t1807);
    const uint64_t t1808 = t15 ^ t21;
    // round 1 (skinny.dsl:64)
    store64(rk + 29528, ~t1808);
    const uint64_t t1809 = t20 ^ t24;
    store64(rk + 29536, ~t1809);
    const uint64_t t1810 = t23 ^ t17;
    store64(rk + 29544, ~t1810);
    const uint64_t t1811 = t26 ^ t16;
    store64(rk + 29552, ~t1811);
    const uint64_t t1812 = t2 ^ t8;
    store64(rk + 29560, t1812);
    const uint64_t t1813 = t7 ^ t11;
    store64(rk + 29568, ~t1813);
    store64(rk + 29576, t10 ^ t4);
    store64(rk + 29584, t13 ^ t3);
    store64(rk + 29592, t83 ^ t90);
    const uint64_t t1814 = t89 ^ t93;
    store64(rk + 29600, ~t1814);
    store64(rk + 29608, t92 ^ t85);
    store64(rk + 29616, t96 ^ t84);
    const uint64_t t1815 = t54 ^ t60;
    store64(rk + 29624, t1815);
    const uint64_t t1816 = t59 ^ t63;
    store64(rk + 29632, ~t1816);
    store64(rk + 29640, t62 ^ t56);
    store64(rk + 29648, t65 ^ t55);
    const uint64_t t1817 = t41 ^ t47;
    store64(rk + 29656, ~t1817);
    const uint64_t t1818 = t46 ^ t50;
    store64(rk + 29664, ~t1818);
    const uint64_t t1819 = t49 ^ t43;
    store64(rk + 29672, ~t1819);
    const uint64_t t1820 = t52 ^ t42;
    store64(rk + 29680, ~t1820);
    const uint64_t t1821 = t99 ^ t106;
    store64(rk + 29688, t1821);
    const uint64_t t1822 = t105 ^ t110;
    store64(rk + 29696, ~t1822);
    store64(rk + 29704, t109 ^ t101);
    store64(rk + 29712, t113 ^ t100);
    const uint64_t t1823 = t67 ^ t74;
    store64(rk + 29720, ~t1823);
    const uint64_t t1824 = t73 ^ t77;
    store64(rk + 29728, ~t1824);
    const uint64_t t1825 = t76 ^ t69;
    store64(rk + 29736, ~t1825);
    const uint64_t t1826 = t80 ^ t68;
    store64(rk + 29744, ~t1826);
    const uint64_t t1827 = t142 ^ t148;
    store64(rk + 29752, t1827);
    const uint64_t t1828 = t147 ^ t151;
    store64(rk + 29760, t1828);
    const uint64_t t1829 = t150 ^ t144;
    store64(rk + 29768, t1829);
    const uint64_t t1830 = t153 ^ t143;
    store64(rk + 29776, t1830);
    const uint64_t t1831 = t129 ^ t135;
    // round 2 (skinny.dsl:64)
    store64(rk + 29784, ~t1831);
    const uint64_t t1832 = t134 ^ t138;
    store64(rk + 29792, ~t1832);
    const uint64_t t1833 = t137 ^ t131;
    store64(rk + 29800, ~t1833);
    const uint64_t t1834 = t140 ^ t130;
    store64(rk + 29808, ~t1834);
    store64(rk + 29816, t116 ^ t122);
    store64(rk + 29824, t121 ^ t125);
    store64(rk + 29832, t124 ^ t118);
    store64(rk + 29840, t127 ^ t117);
    store64(rk + 29848, t197 ^ t204);
    store64(rk + 29856, t203 ^ t208);
    store64(rk + 29864, t207 ^ t199);
    store64(rk + 29872, t211 ^ t198);
    const uint64_t t1835 = t168 ^ t174;
    store64(rk + 29880, t1835);
    const uint64_t t1836 = t173 ^ t177;
    store64(rk + 29888, t1836);
    const uint64_t t1837 = t176 ^ t170;
    store64(rk + 29896, t1837);
    const uint64_t t1838 = t179 ^ t169;
    store64(rk + 29904, t1838);
    const uint64_t t1839 = t155 ^ t161;
    store64(rk + 29912, ~t1839);
    store64(rk + 29920, t160 ^ t164);
    const uint64_t t1840 = t163 ^ t157;
    store64(rk + 29928, ~t1840);
    const uint64_t t1841 = t166 ^ t156;
    store64(rk + 29936, ~t1841);
    store64(rk + 29944, t214 ^ t221);
    store64(rk + 29952, t220 ^ t225);
    store64(rk + 29960, t224 ^ t216);
    store64(rk + 29968, t228 ^ t215);
    const uint64_t t1842 = t181 ^ t188;
    store64(rk + 29976, ~t1842);
    const uint64_t t1843 = t187 ^ t191;
    store64(rk + 29984, ~t1843);
    const uint64_t t1844 = t190 ^ t183;
    store64(rk + 29992, ~t1844);
    const uint64_t t1845 = t194 ^ t182;
    store64(rk + 30000, ~t1845);
    store64(rk + 30008, t116 ^ (t1429 ^ t1521));
    store64(rk + 30016, t121 ^ t1715);
    store64(rk + 30024, t124 ^ t1650);
    store64(rk + 30032, t127 ^ t1521);
    const uint64_t t1846 = t214 ^ (t1424 ^ t1539);
    // round 36 (skinny.dsl:64)
    store64(rk + 30040, ~t1846);
    const uint64_t t1847 = t220 ^ t1725;
    store64(rk + 30048, ~t1847);
    const uint64_t t1848 = t224 ^ t1633;
    store64(rk + 30056, ~t1848);
    const uint64_t t1849 = t228 ^ t1539;
    store64(rk + 30064, ~t1849);
    const uint64_t t1850 = t129 ^ (t1437 ^ t1531);
    store64(rk + 30072, ~t1850);
    const uint64_t t1851 = t134 ^ t1752;
    store64(rk + 30080, ~t1851);
    const uint64_t t1852 = t137 ^ t1623;
    store64(rk + 30088, ~t1852);
    const uint64_t t1853 = t140 ^ t1531;
    store64(rk + 30096, ~t1853);
    store64(rk + 30104, t168 ^ (t1446 ^ t1511));
    store64(rk + 30112, t173 ^ t1720);
    store64(rk + 30120, t176 ^ t1608);
    store64(rk + 30128, t179 ^ t1511);
    const uint64_t t1854 = t142 ^ (t1419 ^ t1548);
    store64(rk + 30136, ~t1854);
    const uint64_t t1855 = t147 ^ t1710;
    store64(rk + 30144, ~t1855);
    const uint64_t t1856 = t150 ^ t1613;
    store64(rk + 30152, ~t1856);
    const uint64_t t1857 = t153 ^ t1548;
    store64(rk + 30160, ~t1857);
    const uint64_t t1858 = t181 ^ (t1404 ^ t1516);
    store64(rk + 30168, ~t1858);
    const uint64_t t1859 = t187 ^ t1743;
    store64(rk + 30176, ~t1859);
    const uint64_t t1860 = t190 ^ t1628;
    store64(rk + 30184, ~t1860);
    const uint64_t t1861 = t194 ^ t1516;
    store64(rk + 30192, ~t1861);
    const uint64_t t1862 = t155 ^ (t1414 ^ t1526);
    store64(rk + 30200, ~t1862);
    const uint64_t t1863 = t160 ^ t1735;
    store64(rk + 30208, ~t1863);
    const uint64_t t1864 = t163 ^ t1641;
    store64(rk + 30216, ~t1864);
    const uint64_t t1865 = t166 ^ t1526;
    store64(rk + 30224, ~t1865);
    const uint64_t t1866 = t197 ^ (t1409 ^ t1506);
    store64(rk + 30232, ~t1866);
    const uint64_t t1867 = t203 ^ t1730;
    store64(rk + 30240, ~t1867);
    const uint64_t t1868 = t207 ^ t1618;
    store64(rk + 30248, ~t1868);
    const uint64_t t1869 = t211 ^ t1506;
    store64(rk + 30256, ~t1869);
    store64(rk + 30264, t1848);
    store64(rk + 30272, t1849);
    store64(rk + 30280, t1790);
    // round 35 (skinny.dsl:64)
    store64(rk + 30288, ~t1775);
    store64(rk + 30296, ~t1774);
    store64(rk + 30304, ~t1763);
    store64(rk + 30312, ~t1764);
    store64(rk + 30320, ~t1761);
    store64(rk + 30328, ~t1762);
    store64(rk + 30336, t1843);
    // round 2 (skinny.dsl:64)
    store64(rk + 30344, ~t1829);
    store64(rk + 30352, ~t1830);
    store64(rk + 30360, ~t1827);
    store64(rk + 30368, ~t1828);
    store64(rk + 30376, t1808);
    store64(rk + 30384, t1809);
    store64(rk + 30392, t1823);
    store64(rk + 30400, t1824);
    store64(rk + 30408, t1817);
    store64(rk + 30416, t1818);
    store64(rk + 30424, t1814);
    // round 1 (skinny.dsl:64)
    store64(rk + 30432, ~t1821);
    store64(rk + 30440, ~t1815);
    store64(rk + 30448, ~t1812);
    store64(rk + 30456, ~t1806);
    store64(rk + 30464, ~t1807);
    store64(rk + 30472, ~t1804);
    store64(rk + 30480, ~t1805);
    // round 2 (skinny.dsl:64)
    store64(rk + 30488, ~t1835);
    store64(rk + 30496, ~t1836);
    store64(rk + 30504, ~t1837);
    store64(rk + 30512, ~t1838);
    // round 3 (skinny.dsl:64)
    store64(rk + 30520, ~t35);
    store64(rk + 30528, t1813);
    store64(rk + 30536, t1816);
    store64(rk + 30544, t1822);
    store64(rk + 30552, t1819);
    store64(rk + 30560, t1820);
    store64(rk + 30568, t1825);
    store64(rk + 30576, t1826);
    store64(rk + 30584, t1810);
    store64(rk + 30592, t1811);
    store64(rk + 30600, t1839);
    store64(rk + 30608, t1840);
    store64(rk + 30616, t1841);
    store64(rk + 30624, t1842);
    store64(rk + 30632, t1844);
    store64(rk + 30640, t1845);
    store64(rk + 30648, t1831);
    store64(rk + 30656, t1832);
    store64(rk + 30664, t1833);
    store64(rk + 30672, t1834);
}


// 64 blocks, each bit of them in a variable of its own.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56), t8 = load_le64(in + 64),
    t9 = load_le64(in + 72), t10 = load_le64(in + 80), t11 = load_le64(in + 88),
    t12 = load_le64(in + 96), t13 = load_le64(in + 104), t14 = load_le64(in + 112),
    t15 = load_le64(in + 120), t16 = load_le64(in + 128), t17 = load_le64(in + 136),
    t18 = load_le64(in + 144), t19 = load_le64(in + 152), t20 = load_le64(in + 160),
    t21 = load_le64(in + 168), t22 = load_le64(in + 176), t23 = load_le64(in + 184),
    t24 = load_le64(in + 192), t25 = load_le64(in + 200), t26 = load_le64(in + 208),
    t27 = load_le64(in + 216), t28 = load_le64(in + 224), t29 = load_le64(in + 232),
    t30 = load_le64(in + 240), t31 = load_le64(in + 248), t32 = load_le64(in + 256),
    t33 = load_le64(in + 264), t34 = load_le64(in + 272), t35 = load_le64(in + 280),
    t36 = load_le64(in + 288), t37 = load_le64(in + 296), t38 = load_le64(in + 304),
    t39 = load_le64(in + 312), t40 = load_le64(in + 320), t41 = load_le64(in + 328),
    t42 = load_le64(in + 336), t43 = load_le64(in + 344), t44 = load_le64(in + 352),
    t45 = load_le64(in + 360), t46 = load_le64(in + 368), t47 = load_le64(in + 376),
    t48 = load_le64(in + 384), t49 = load_le64(in + 392), t50 = load_le64(in + 400),
    t51 = load_le64(in + 408), t52 = load_le64(in + 416), t53 = load_le64(in + 424),
    t54 = load_le64(in + 432), t55 = load_le64(in + 440), t56 = load_le64(in + 448),
    t57 = load_le64(in + 456), t58 = load_le64(in + 464), t59 = load_le64(in + 472),
    t60 = load_le64(in + 480), t61 = load_le64(in + 488), t62 = load_le64(in + 496),
    t63 = load_le64(in + 504), t64 = ((t0 >> 1) ^ t1) & UINT64_C(0x5555555555555555),
    t65 = t0 ^ (t64 << 1), t66 = t1 ^ t64, t67 = ((t2 >> 1) ^ t3) & UINT64_C(0x5555555555555555),
    t68 = t2 ^ (t67 << 1), t69 = t3 ^ t67, t70 = ((t4 >> 1) ^ t5) & UINT64_C(0x5555555555555555),
    t71 = t4 ^ (t70 << 1), t72 = t5 ^ t70, t73 = ((t6 >> 1) ^ t7) & UINT64_C(0x5555555555555555),
    t74 = t6 ^ (t73 << 1), t75 = t7 ^ t73, t76 = ((t8 >> 1) ^ t9) & UINT64_C(0x5555555555555555),
    t77 = t8 ^ (t76 << 1), t78 = t9 ^ t76, t79 = ((t10 >> 1) ^ t11) & UINT64_C(0x5555555555555555),
    t80 = t10 ^ (t79 << 1), t81 = t11 ^ t79,
    t82 = ((t12 >> 1) ^ t13) & UINT64_C(0x5555555555555555), t83 = t12 ^ (t82 << 1),
    t84 = t13 ^ t82, t85 = ((t14 >> 1) ^ t15) & UINT64_C(0x5555555555555555),
    t86 = t14 ^ (t85 << 1), t87 = t15 ^ t85,
    t88 = ((t16 >> 1) ^ t17) & UINT64_C(0x5555555555555555), t89 = t16 ^ (t88 << 1),
    t90 = t17 ^ t88, t91 = ((t18 >> 1) ^ t19) & UINT64_C(0x5555555555555555),
    t92 = t18 ^ (t91 << 1), t93 = t19 ^ t91,
    t94 = ((t20 >> 1) ^ t21) & UINT64_C(0x5555555555555555), t95 = t20 ^ (t94 << 1),
    t96 = t21 ^ t94, t97 = ((t22 >> 1) ^ t23) & UINT64_C(0x5555555555555555),
    t98 = t22 ^ (t97 << 1), t99 = t23 ^ t97,
    t100 = ((t24 >> 1) ^ t25) & UINT64_C(0x5555555555555555), t101 = t24 ^ (t100 << 1),
    t102 = t25 ^ t100, t103 = ((t26 >> 1) ^ t27) & UINT64_C(0x5555555555555555),
    t104 = t26 ^ (t103 << 1), t105 = t27 ^ t103,
    t106 = ((t28 >> 1) ^ t29) & UINT64_C(0x5555555555555555), t107 = t28 ^ (t106 << 1),
    t108 = t29 ^ t106, t109 = ((t30 >> 1) ^ t31) & UINT64_C(0x5555555555555555),
    t110 = t30 ^ (t109 << 1), t111 = t31 ^ t109,
    t112 = ((t32 >> 1) ^ t33) & UINT64_C(0x5555555555555555), t113 = t32 ^ (t112 << 1),
    t114 = t33 ^ t112, t115 = ((t34 >> 1) ^ t35) & UINT64_C(0x5555555555555555),
    t116 = t34 ^ (t115 << 1), t117 = t35 ^ t115,
    t118 = ((t36 >> 1) ^ t37) & UINT64_C(0x5555555555555555), t119 = t36 ^ (t118 << 1),
    t120 = t37 ^ t118, t121 = ((t38 >> 1) ^ t39) & UINT64_C(0x5555555555555555),
    t122 = t38 ^ (t121 << 1), t123 = t39 ^ t121,
    t124 = ((t40 >> 1) ^ t41) & UINT64_C(0x5555555555555555), t125 = t40 ^ (t124 << 1),
    t126 = t41 ^ t124, t127 = ((t42 >> 1) ^ t43) & UINT64_C(0x5555555555555555),
    t128 = t42 ^ (t127 << 1), t129 = t43 ^ t127,
    t130 = ((t44 >> 1) ^ t45) & UINT64_C(0x5555555555555555), t131 = t44 ^ (t130 << 1),
    t132 = t45 ^ t130, t133 = ((t46 >> 1) ^ t47) & UINT64_C(0x5555555555555555),
    t134 = t46 ^ (t133 << 1), t135 = t47 ^ t133,
    t136 = ((t48 >> 1) ^ t49) & UINT64_C(0x5555555555555555), t137 = t48 ^ (t136 << 1),
    t138 = t49 ^ t136, t139 = ((t50 >> 1) ^ t51) & UINT64_C(0x5555555555555555),
    t140 = t50 ^ (t139 << 1), t141 = t51 ^ t139,
    t142 = ((t52 >> 1) ^ t53) & UINT64_C(0x5555555555555555), t143 = t52 ^ (t142 << 1),
    t144 = t53 ^ t142, t145 = ((t54 >> 1) ^ t55) & UINT64_C(0x5555555555555555),
    t146 = t54 ^ (t145 << 1), t147 = t55 ^ t145,
    t148 = ((t56 >> 1) ^ t57) & UINT64_C(0x5555555555555555), t149 = t56 ^ (t148 << 1),
    t150 = t57 ^ t148, t151 = ((t58 >> 1) ^ t59) & UINT64_C(0x5555555555555555),
    t152 = t58 ^ (t151 << 1), t153 = t59 ^ t151,
    t154 = ((t60 >> 1) ^ t61) & UINT64_C(0x5555555555555555), t155 = t60 ^ (t154 << 1),
    t156 = t61 ^ t154, t157 = ((t62 >> 1) ^ t63) & UINT64_C(0x5555555555555555),
    t158 = t62 ^ (t157 << 1), t159 = t63 ^ t157,
    t160 = ((t65 >> 2) ^ t68) & UINT64_C(0x3333333333333333), t161 = t65 ^ (t160 << 2),
    t162 = t68 ^ t160, t163 = ((t66 >> 2) ^ t69) & UINT64_C(0x3333333333333333),
    t164 = t66 ^ (t163 << 2), t165 = t69 ^ t163,
    t166 = ((t71 >> 2) ^ t74) & UINT64_C(0x3333333333333333), t167 = t71 ^ (t166 << 2),
    t168 = t74 ^ t166, t169 = ((t72 >> 2) ^ t75) & UINT64_C(0x3333333333333333),
    t170 = t72 ^ (t169 << 2), t171 = t75 ^ t169,
    t172 = ((t77 >> 2) ^ t80) & UINT64_C(0x3333333333333333), t173 = t77 ^ (t172 << 2),
    t174 = t80 ^ t172, t175 = ((t78 >> 2) ^ t81) & UINT64_C(0x3333333333333333),
    t176 = t78 ^ (t175 << 2), t177 = t81 ^ t175,
    t178 = ((t83 >> 2) ^ t86) & UINT64_C(0x3333333333333333), t179 = t83 ^ (t178 << 2),
    t180 = t86 ^ t178, t181 = ((t84 >> 2) ^ t87) & UINT64_C(0x3333333333333333),
    t182 = t84 ^ (t181 << 2), t183 = t87 ^ t181,
    t184 = ((t89 >> 2) ^ t92) & UINT64_C(0x3333333333333333), t185 = t89 ^ (t184 << 2),
    t186 = t92 ^ t184, t187 = ((t90 >> 2) ^ t93) & UINT64_C(0x3333333333333333),
    t188 = t90 ^ (t187 << 2), t189 = t93 ^ t187,
    t190 = ((t95 >> 2) ^ t98) & UINT64_C(0x3333333333333333), t191 = t95 ^ (t190 << 2),
    t192 = t98 ^ t190, t193 = ((t96 >> 2) ^ t99) & UINT64_C(0x3333333333333333),
    t194 = t96 ^ (t193 << 2), t195 = t99 ^ t193,
    t196 = ((t101 >> 2) ^ t104) & UINT64_C(0x3333333333333333), t197 = t101 ^ (t196 << 2),
    t198 = t104 ^ t196, t199 = ((t102 >> 2) ^ t105) & UINT64_C(0x3333333333333333),
    t200 = t102 ^ (t199 << 2), t201 = t105 ^ t199,
    t202 = ((t107 >> 2) ^ t110) & UINT64_C(0x3333333333333333), t203 = t107 ^ (t202 << 2),
    t204 = t110 ^ t202, t205 = ((t108 >> 2) ^ t111) & UINT64_C(0x3333333333333333),
    t206 = t108 ^ (t205 << 2), t207 = t111 ^ t205,
    t208 = ((t113 >> 2) ^ t116) & UINT64_C(0x3333333333333333), t209 = t113 ^ (t208 << 2),
    t210 = t116 ^ t208, t211 = ((t114 >> 2) ^ t117) & UINT64_C(0x3333333333333333),
    t212 = t114 ^ (t211 << 2), t213 = t117 ^ t211,
    t214 = ((t119 >> 2) ^ t122) & UINT64_C(0x3333333333333333), t215 = t119 ^ (t214 << 2),
    t216 = t122 ^ t214, t217 = ((t120 >> 2) ^ t123) & UINT64_C(0x3333333333333333),
    t218 = t120 ^ (t217 << 2), t219 = t123 ^ t217,
    t220 = ((t125 >> 2) ^ t128) & UINT64_C(0x3333333333333333), t221 = t125 ^ (t220 << 2),
    t222 = t128 ^ t220, t223 = ((t126 >> 2) ^ t129) & UINT64_C(0x3333333333333333),
    t224 = t126 ^ (t223 << 2), t225 = t129 ^ t223,
    t226 = ((t131 >> 2) ^ t134) & UINT64_C(0x3333333333333333), t227 = t131 ^ (t226 << 2),
    t228 = t134 ^ t226, t229 = ((t132 >> 2) ^ t135) & UINT64_C(0x3333333333333333),
    t230 = t132 ^ (t229 << 2), t231 = t135 ^ t229,
    t232 = ((t137 >> 2) ^ t140) & UINT64_C(0x3333333333333333), t233 = t137 ^ (t232 << 2),
    t234 = t140 ^ t232, t235 = ((t138 >> 2) ^ t141) & UINT64_C(0x3333333333333333),
    t236 = t138 ^ (t235 << 2), t237 = t141 ^ t235,
    t238 = ((t143 >> 2) ^ t146) & UINT64_C(0x3333333333333333), t239 = t143 ^ (t238 << 2),
    t240 = t146 ^ t238, t241 = ((t144 >> 2) ^ t147) & UINT64_C(0x3333333333333333),
    t242 = t144 ^ (t241 << 2), t243 = t147 ^ t241,
    t244 = ((t149 >> 2) ^ t152) & UINT64_C(0x3333333333333333), t245 = t149 ^ (t244 << 2),
    t246 = t152 ^ t244, t247 = ((t150 >> 2) ^ t153) & UINT64_C(0x3333333333333333),
    t248 = t150 ^ (t247 << 2), t249 = t153 ^ t247,
    t250 = ((t155 >> 2) ^ t158) & UINT64_C(0x3333333333333333), t251 = t155 ^ (t250 << 2),
    t252 = t158 ^ t250, t253 = ((t156 >> 2) ^ t159) & UINT64_C(0x3333333333333333),
    t254 = t156 ^ (t253 << 2), t255 = t159 ^ t253,
    t256 = ((t161 >> 4) ^ t167) & UINT64_C(0xf0f0f0f0f0f0f0f), t257 = t161 ^ (t256 << 4),
    t258 = t167 ^ t256, t259 = ((t164 >> 4) ^ t170) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t260 = t164 ^ (t259 << 4), t261 = t170 ^ t259,
    t262 = ((t162 >> 4) ^ t168) & UINT64_C(0xf0f0f0f0f0f0f0f), t263 = t162 ^ (t262 << 4),
    t264 = t168 ^ t262, t265 = ((t165 >> 4) ^ t171) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t266 = t165 ^ (t265 << 4), t267 = t171 ^ t265,
    t268 = ((t173 >> 4) ^ t179) & UINT64_C(0xf0f0f0f0f0f0f0f), t269 = t173 ^ (t268 << 4),
    t270 = t179 ^ t268, t271 = ((t176 >> 4) ^ t182) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t272 = t176 ^ (t271 << 4), t273 = t182 ^ t271,
    t274 = ((t174 >> 4) ^ t180) & UINT64_C(0xf0f0f0f0f0f0f0f), t275 = t174 ^ (t274 << 4),
    t276 = t180 ^ t274, t277 = ((t177 >> 4) ^ t183) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t278 = t177 ^ (t277 << 4), t279 = t183 ^ t277,
    t280 = ((t185 >> 4) ^ t191) & UINT64_C(0xf0f0f0f0f0f0f0f), t281 = t185 ^ (t280 << 4),
    t282 = t191 ^ t280, t283 = ((t188 >> 4) ^ t194) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t284 = t188 ^ (t283 << 4), t285 = t194 ^ t283,
    t286 = ((t186 >> 4) ^ t192) & UINT64_C(0xf0f0f0f0f0f0f0f), t287 = t186 ^ (t286 << 4),
    t288 = t192 ^ t286, t289 = ((t189 >> 4) ^ t195) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t290 = t189 ^ (t289 << 4), t291 = t195 ^ t289,
    t292 = ((t197 >> 4) ^ t203) & UINT64_C(0xf0f0f0f0f0f0f0f), t293 = t197 ^ (t292 << 4),
    t294 = t203 ^ t292, t295 = ((t200 >> 4) ^ t206) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t296 = t200 ^ (t295 << 4), t297 = t206 ^ t295,
    t298 = ((t198 >> 4) ^ t204) & UINT64_C(0xf0f0f0f0f0f0f0f), t299 = t198 ^ (t298 << 4),
    t300 = t204 ^ t298, t301 = ((t201 >> 4) ^ t207) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t302 = t201 ^ (t301 << 4), t303 = t207 ^ t301,
    t304 = ((t209 >> 4) ^ t215) & UINT64_C(0xf0f0f0f0f0f0f0f), t305 = t209 ^ (t304 << 4),
    t306 = t215 ^ t304, t307 = ((t212 >> 4) ^ t218) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t308 = t212 ^ (t307 << 4), t309 = t218 ^ t307,
    t310 = ((t210 >> 4) ^ t216) & UINT64_C(0xf0f0f0f0f0f0f0f), t311 = t210 ^ (t310 << 4),
    t312 = t216 ^ t310, t313 = ((t213 >> 4) ^ t219) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t314 = t213 ^ (t313 << 4), t315 = t219 ^ t313,
    t316 = ((t221 >> 4) ^ t227) & UINT64_C(0xf0f0f0f0f0f0f0f), t317 = t221 ^ (t316 << 4),
    t318 = t227 ^ t316, t319 = ((t224 >> 4) ^ t230) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t320 = t224 ^ (t319 << 4), t321 = t230 ^ t319,
    t322 = ((t222 >> 4) ^ t228) & UINT64_C(0xf0f0f0f0f0f0f0f), t323 = t222 ^ (t322 << 4),
    t324 = t228 ^ t322, t325 = ((t225 >> 4) ^ t231) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t326 = t225 ^ (t325 << 4), t327 = t231 ^ t325,
    t328 = ((t233 >> 4) ^ t239) & UINT64_C(0xf0f0f0f0f0f0f0f), t329 = t233 ^ (t328 << 4),
    t330 = t239 ^ t328, t331 = ((t236 >> 4) ^ t242) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t332 = t236 ^ (t331 << 4), t333 = t242 ^ t331,
    t334 = ((t234 >> 4) ^ t240) & UINT64_C(0xf0f0f0f0f0f0f0f), t335 = t234 ^ (t334 << 4),
    t336 = t240 ^ t334, t337 = ((t237 >> 4) ^ t243) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t338 = t237 ^ (t337 << 4), t339 = t243 ^ t337,
    t340 = ((t245 >> 4) ^ t251) & UINT64_C(0xf0f0f0f0f0f0f0f), t341 = t245 ^ (t340 << 4),
    t342 = t251 ^ t340, t343 = ((t248 >> 4) ^ t254) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t344 = t248 ^ (t343 << 4), t345 = t254 ^ t343,
    t346 = ((t246 >> 4) ^ t252) & UINT64_C(0xf0f0f0f0f0f0f0f), t347 = t246 ^ (t346 << 4),
    t348 = t252 ^ t346, t349 = ((t249 >> 4) ^ t255) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t350 = t249 ^ (t349 << 4), t351 = t255 ^ t349,
    t352 = ((t257 >> 8) ^ t269) & UINT64_C(0xff00ff00ff00ff), t353 = t257 ^ (t352 << 8),
    t354 = t269 ^ t352, t355 = ((t260 >> 8) ^ t272) & UINT64_C(0xff00ff00ff00ff),
    t356 = t260 ^ (t355 << 8), t357 = t272 ^ t355,
    t358 = ((t263 >> 8) ^ t275) & UINT64_C(0xff00ff00ff00ff), t359 = t263 ^ (t358 << 8),
    t360 = t275 ^ t358, t361 = ((t266 >> 8) ^ t278) & UINT64_C(0xff00ff00ff00ff),
    t362 = t266 ^ (t361 << 8), t363 = t278 ^ t361,
    t364 = ((t258 >> 8) ^ t270) & UINT64_C(0xff00ff00ff00ff), t365 = t258 ^ (t364 << 8),
    t366 = t270 ^ t364, t367 = ((t261 >> 8) ^ t273) & UINT64_C(0xff00ff00ff00ff),
    t368 = t261 ^ (t367 << 8), t369 = t273 ^ t367,
    t370 = ((t264 >> 8) ^ t276) & UINT64_C(0xff00ff00ff00ff), t371 = t264 ^ (t370 << 8),
    t372 = t276 ^ t370, t373 = ((t267 >> 8) ^ t279) & UINT64_C(0xff00ff00ff00ff),
    t374 = t267 ^ (t373 << 8), t375 = t279 ^ t373,
    t376 = ((t281 >> 8) ^ t293) & UINT64_C(0xff00ff00ff00ff), t377 = t281 ^ (t376 << 8),
    t378 = t293 ^ t376, t379 = ((t284 >> 8) ^ t296) & UINT64_C(0xff00ff00ff00ff),
    t380 = t284 ^ (t379 << 8), t381 = t296 ^ t379,
    t382 = ((t287 >> 8) ^ t299) & UINT64_C(0xff00ff00ff00ff), t383 = t287 ^ (t382 << 8),
    t384 = t299 ^ t382, t385 = ((t290 >> 8) ^ t302) & UINT64_C(0xff00ff00ff00ff),
    t386 = t290 ^ (t385 << 8), t387 = t302 ^ t385,
    t388 = ((t282 >> 8) ^ t294) & UINT64_C(0xff00ff00ff00ff), t389 = t282 ^ (t388 << 8),
    t390 = t294 ^ t388, t391 = ((t285 >> 8) ^ t297) & UINT64_C(0xff00ff00ff00ff),
    t392 = t285 ^ (t391 << 8), t393 = t297 ^ t391,
    t394 = ((t288 >> 8) ^ t300) & UINT64_C(0xff00ff00ff00ff), t395 = t288 ^ (t394 << 8),
    t396 = t300 ^ t394, t397 = ((t291 >> 8) ^ t303) & UINT64_C(0xff00ff00ff00ff),
    t398 = t291 ^ (t397 << 8), t399 = t303 ^ t397,
    t400 = ((t305 >> 8) ^ t317) & UINT64_C(0xff00ff00ff00ff), t401 = t305 ^ (t400 << 8),
    t402 = t317 ^ t400, t403 = ((t308 >> 8) ^ t320) & UINT64_C(0xff00ff00ff00ff),
    t404 = t308 ^ (t403 << 8), t405 = t320 ^ t403,
    t406 = ((t311 >> 8) ^ t323) & UINT64_C(0xff00ff00ff00ff), t407 = t311 ^ (t406 << 8),
    t408 = t323 ^ t406, t409 = ((t314 >> 8) ^ t326) & UINT64_C(0xff00ff00ff00ff),
    t410 = t314 ^ (t409 << 8), t411 = t326 ^ t409,
    t412 = ((t306 >> 8) ^ t318) & UINT64_C(0xff00ff00ff00ff), t413 = t306 ^ (t412 << 8),
    t414 = t318 ^ t412, t415 = ((t309 >> 8) ^ t321) & UINT64_C(0xff00ff00ff00ff),
    t416 = t309 ^ (t415 << 8), t417 = t321 ^ t415,
    t418 = ((t312 >> 8) ^ t324) & UINT64_C(0xff00ff00ff00ff), t419 = t312 ^ (t418 << 8),
    t420 = t324 ^ t418, t421 = ((t315 >> 8) ^ t327) & UINT64_C(0xff00ff00ff00ff),
    t422 = t315 ^ (t421 << 8), t423 = t327 ^ t421,
    t424 = ((t329 >> 8) ^ t341) & UINT64_C(0xff00ff00ff00ff), t425 = t329 ^ (t424 << 8),
    t426 = t341 ^ t424, t427 = ((t332 >> 8) ^ t344) & UINT64_C(0xff00ff00ff00ff),
    t428 = t332 ^ (t427 << 8), t429 = t344 ^ t427,
    t430 = ((t335 >> 8) ^ t347) & UINT64_C(0xff00ff00ff00ff), t431 = t335 ^ (t430 << 8),
    t432 = t347 ^ t430, t433 = ((t338 >> 8) ^ t350) & UINT64_C(0xff00ff00ff00ff),
    t434 = t338 ^ (t433 << 8), t435 = t350 ^ t433,
    t436 = ((t330 >> 8) ^ t342) & UINT64_C(0xff00ff00ff00ff), t437 = t330 ^ (t436 << 8),
    t438 = t342 ^ t436, t439 = ((t333 >> 8) ^ t345) & UINT64_C(0xff00ff00ff00ff),
    t440 = t333 ^ (t439 << 8), t441 = t345 ^ t439,
    t442 = ((t336 >> 8) ^ t348) & UINT64_C(0xff00ff00ff00ff), t443 = t336 ^ (t442 << 8),
    t444 = t348 ^ t442, t445 = ((t339 >> 8) ^ t351) & UINT64_C(0xff00ff00ff00ff),
    t446 = t339 ^ (t445 << 8), t447 = t351 ^ t445,
    t448 = ((t353 >> 16) ^ t377) & UINT64_C(0xffff0000ffff), t449 = t353 ^ (t448 << 16),
    t450 = t377 ^ t448, t451 = ((t356 >> 16) ^ t380) & UINT64_C(0xffff0000ffff),
    t452 = t356 ^ (t451 << 16), t453 = t380 ^ t451,
    t454 = ((t359 >> 16) ^ t383) & UINT64_C(0xffff0000ffff), t455 = t359 ^ (t454 << 16),
    t456 = t383 ^ t454, t457 = ((t362 >> 16) ^ t386) & UINT64_C(0xffff0000ffff),
    t458 = t362 ^ (t457 << 16), t459 = t386 ^ t457,
    t460 = ((t365 >> 16) ^ t389) & UINT64_C(0xffff0000ffff), t461 = t365 ^ (t460 << 16),
    t462 = t389 ^ t460, t463 = ((t368 >> 16) ^ t392) & UINT64_C(0xffff0000ffff),
    t464 = t368 ^ (t463 << 16), t465 = t392 ^ t463,
    t466 = ((t371 >> 16) ^ t395) & UINT64_C(0xffff0000ffff), t467 = t371 ^ (t466 << 16),
    t468 = t395 ^ t466, t469 = ((t374 >> 16) ^ t398) & UINT64_C(0xffff0000ffff),
    t470 = t374 ^ (t469 << 16), t471 = t398 ^ t469,
    t472 = ((t354 >> 16) ^ t378) & UINT64_C(0xffff0000ffff), t473 = t354 ^ (t472 << 16),
    t474 = t378 ^ t472, t475 = ((t357 >> 16) ^ t381) & UINT64_C(0xffff0000ffff),
    t476 = t357 ^ (t475 << 16), t477 = t381 ^ t475,
    t478 = ((t360 >> 16) ^ t384) & UINT64_C(0xffff0000ffff), t479 = t360 ^ (t478 << 16),
    t480 = t384 ^ t478, t481 = ((t363 >> 16) ^ t387) & UINT64_C(0xffff0000ffff),
    t482 = t363 ^ (t481 << 16), t483 = t387 ^ t481,
    t484 = ((t366 >> 16) ^ t390) & UINT64_C(0xffff0000ffff), t485 = t366 ^ (t484 << 16),
    t486 = t390 ^ t484, t487 = ((t369 >> 16) ^ t393) & UINT64_C(0xffff0000ffff),
    t488 = t369 ^ (t487 << 16), t489 = t393 ^ t487,
    t490 = ((t372 >> 16) ^ t396) & UINT64_C(0xffff0000ffff), t491 = t372 ^ (t490 << 16),
    t492 = t396 ^ t490, t493 = ((t375 >> 16) ^ t399) & UINT64_C(0xffff0000ffff),
    t494 = t375 ^ (t493 << 16), t495 = t399 ^ t493,
    t496 = ((t401 >> 16) ^ t425) & UINT64_C(0xffff0000ffff), t497 = t401 ^ (t496 << 16),
    t498 = t425 ^ t496, t499 = ((t404 >> 16) ^ t428) & UINT64_C(0xffff0000ffff),
    t500 = t404 ^ (t499 << 16), t501 = t428 ^ t499,
    t502 = ((t407 >> 16) ^ t431) & UINT64_C(0xffff0000ffff), t503 = t407 ^ (t502 << 16),
    t504 = t431 ^ t502, t505 = ((t410 >> 16) ^ t434) & UINT64_C(0xffff0000ffff),
    t506 = t410 ^ (t505 << 16), t507 = t434 ^ t505,
    t508 = ((t413 >> 16) ^ t437) & UINT64_C(0xffff0000ffff), t509 = t413 ^ (t508 << 16),
    t510 = t437 ^ t508, t511 = ((t416 >> 16) ^ t440) & UINT64_C(0xffff0000ffff),
    t512 = t416 ^ (t511 << 16), t513 = t440 ^ t511,
    t514 = ((t419 >> 16) ^ t443) & UINT64_C(0xffff0000ffff), t515 = t419 ^ (t514 << 16),
    t516 = t443 ^ t514, t517 = ((t422 >> 16) ^ t446) & UINT64_C(0xffff0000ffff),
    t518 = t422 ^ (t517 << 16), t519 = t446 ^ t517,
    t520 = ((t402 >> 16) ^ t426) & UINT64_C(0xffff0000ffff), t521 = t402 ^ (t520 << 16),
    t522 = t426 ^ t520, t523 = ((t405 >> 16) ^ t429) & UINT64_C(0xffff0000ffff),
    t524 = t405 ^ (t523 << 16), t525 = t429 ^ t523,
    t526 = ((t408 >> 16) ^ t432) & UINT64_C(0xffff0000ffff), t527 = t408 ^ (t526 << 16),
    t528 = t432 ^ t526, t529 = ((t411 >> 16) ^ t435) & UINT64_C(0xffff0000ffff),
    t530 = t411 ^ (t529 << 16), t531 = t435 ^ t529,
    t532 = ((t414 >> 16) ^ t438) & UINT64_C(0xffff0000ffff), t533 = t414 ^ (t532 << 16),
    t534 = t438 ^ t532, t535 = ((t417 >> 16) ^ t441) & UINT64_C(0xffff0000ffff),
    t536 = t417 ^ (t535 << 16), t537 = t441 ^ t535,
    t538 = ((t420 >> 16) ^ t444) & UINT64_C(0xffff0000ffff), t539 = t420 ^ (t538 << 16),
    t540 = t444 ^ t538, t541 = ((t423 >> 16) ^ t447) & UINT64_C(0xffff0000ffff),
    t542 = t423 ^ (t541 << 16), t543 = t447 ^ t541,
    t544 = ((t449 >> 32) ^ t497) & UINT64_C(0xffffffff), t545 = t449 ^ (t544 << 32),
    t546 = t497 ^ t544, t547 = ((t452 >> 32) ^ t500) & UINT64_C(0xffffffff),
    t548 = t452 ^ (t547 << 32), t549 = t500 ^ t547,
    t550 = ((t455 >> 32) ^ t503) & UINT64_C(0xffffffff), t551 = t455 ^ (t550 << 32),
    t552 = t503 ^ t550, t553 = ((t458 >> 32) ^ t506) & UINT64_C(0xffffffff),
    t554 = t458 ^ (t553 << 32), t555 = t506 ^ t553,
    t556 = ((t461 >> 32) ^ t509) & UINT64_C(0xffffffff), t557 = t461 ^ (t556 << 32),
    t558 = t509 ^ t556, t559 = ((t464 >> 32) ^ t512) & UINT64_C(0xffffffff),
    t560 = t464 ^ (t559 << 32), t561 = t512 ^ t559,
    t562 = ((t467 >> 32) ^ t515) & UINT64_C(0xffffffff), t563 = t467 ^ (t562 << 32),
    t564 = t515 ^ t562, t565 = ((t470 >> 32) ^ t518) & UINT64_C(0xffffffff),
    t566 = t470 ^ (t565 << 32), t567 = t518 ^ t565,
    t568 = ((t473 >> 32) ^ t521) & UINT64_C(0xffffffff), t569 = t473 ^ (t568 << 32),
    t570 = t521 ^ t568, t571 = ((t476 >> 32) ^ t524) & UINT64_C(0xffffffff),
    t572 = t476 ^ (t571 << 32), t573 = t524 ^ t571,
    t574 = ((t479 >> 32) ^ t527) & UINT64_C(0xffffffff), t575 = t479 ^ (t574 << 32),
    t576 = t527 ^ t574, t577 = ((t482 >> 32) ^ t530) & UINT64_C(0xffffffff),
    t578 = t482 ^ (t577 << 32), t579 = t530 ^ t577,
    t580 = ((t485 >> 32) ^ t533) & UINT64_C(0xffffffff), t581 = t485 ^ (t580 << 32),
    t582 = t533 ^ t580, t583 = ((t488 >> 32) ^ t536) & UINT64_C(0xffffffff),
    t584 = t488 ^ (t583 << 32), t585 = t536 ^ t583,
    t586 = ((t491 >> 32) ^ t539) & UINT64_C(0xffffffff), t587 = t491 ^ (t586 << 32),
    t588 = t539 ^ t586, t589 = ((t494 >> 32) ^ t542) & UINT64_C(0xffffffff),
    t590 = t494 ^ (t589 << 32), t591 = t542 ^ t589,
    t592 = ((t450 >> 32) ^ t498) & UINT64_C(0xffffffff), t593 = t450 ^ (t592 << 32),
    t594 = t498 ^ t592, t595 = ((t453 >> 32) ^ t501) & UINT64_C(0xffffffff),
    t596 = t453 ^ (t595 << 32), t597 = t501 ^ t595,
    t598 = ((t456 >> 32) ^ t504) & UINT64_C(0xffffffff), t599 = t456 ^ (t598 << 32),
    t600 = t504 ^ t598, t601 = ((t459 >> 32) ^ t507) & UINT64_C(0xffffffff),
    t602 = t459 ^ (t601 << 32), t603 = t507 ^ t601,
    t604 = ((t462 >> 32) ^ t510) & UINT64_C(0xffffffff), t605 = t462 ^ (t604 << 32),
    t606 = t510 ^ t604, t607 = ((t465 >> 32) ^ t513) & UINT64_C(0xffffffff),
    t608 = t465 ^ (t607 << 32), t609 = t513 ^ t607,
    t610 = ((t468 >> 32) ^ t516) & UINT64_C(0xffffffff), t611 = t468 ^ (t610 << 32),
    t612 = t516 ^ t610, t613 = ((t471 >> 32) ^ t519) & UINT64_C(0xffffffff),
    t614 = t471 ^ (t613 << 32), t615 = t519 ^ t613,
    t616 = ((t474 >> 32) ^ t522) & UINT64_C(0xffffffff), t617 = t474 ^ (t616 << 32),
    t618 = t522 ^ t616, t619 = ((t477 >> 32) ^ t525) & UINT64_C(0xffffffff),
    t620 = t477 ^ (t619 << 32), t621 = t525 ^ t619,
    t622 = ((t480 >> 32) ^ t528) & UINT64_C(0xffffffff), t623 = t480 ^ (t622 << 32),
    t624 = t528 ^ t622, t625 = ((t483 >> 32) ^ t531) & UINT64_C(0xffffffff),
    t626 = t483 ^ (t625 << 32), t627 = t531 ^ t625,
    t628 = ((t486 >> 32) ^ t534) & UINT64_C(0xffffffff), t629 = t486 ^ (t628 << 32),
    t630 = t534 ^ t628, t631 = ((t489 >> 32) ^ t537) & UINT64_C(0xffffffff),
    t632 = t489 ^ (t631 << 32), t633 = t537 ^ t631,
    t634 = ((t492 >> 32) ^ t540) & UINT64_C(0xffffffff), t635 = t492 ^ (t634 << 32),
    t636 = t540 ^ t634, t637 = ((t495 >> 32) ^ t543) & UINT64_C(0xffffffff),
    t638 = t495 ^ (t637 << 32), t639 = t543 ^ t637;
    // round 1 (skinny.dsl:60)
    const uint64_t t640 = t557 ^ (t563 | t566), t641 = t566 ^ (t560 | t563), t642 = ~t560,
    t643 = t545 ^ (t551 | t554), t644 = t554 ^ (t548 | t551), t645 = ~t548,
    t646 = t581 ^ (t587 | t590), t647 = t590 ^ (t584 | t587), t648 = ~t584,
    t649 = t569 ^ (t575 | t578), t650 = t578 ^ (t572 | t575), t651 = ~t572,
    t652 = t605 ^ (t611 | t614), t653 = t614 ^ (t608 | t611), t654 = ~t608,
    t655 = t593 ^ (t599 | t602), t656 = t602 ^ (t596 | t599), t657 = ~t596,
    t658 = t629 ^ (t635 | t638), t659 = t638 ^ (t632 | t635), t660 = ~t632,
    t661 = t617 ^ (t623 | t626), t662 = t626 ^ (t620 | t623), t663 = ~t620,
    t664 = t558 ^ (t564 | t567), t665 = t567 ^ (t561 | t564), t666 = ~t561,
    t667 = t666 ^ (t665 & t664), t668 = t564 ^ (~(t666 & t664)), t669 = t546 ^ (t552 | t555),
    t670 = t555 ^ (t549 | t552), t671 = ~t549, t672 = t671 ^ (t670 & t669),
    t673 = t552 ^ (t671 & t669), t674 = t582 ^ (t588 | t591), t675 = t591 ^ (t585 | t588),
    t676 = ~t585, t677 = t676 ^ (t675 & t674), t678 = t588 ^ (t676 & t674),
    t679 = t570 ^ (t576 | t579), t680 = t579 ^ (t573 | t576), t681 = ~t573,
    t682 = t681 ^ (t680 & t679), t683 = t576 ^ (t681 & t679), t684 = t606 ^ (t612 | t615),
    t685 = t615 ^ (t609 | t612), t686 = ~t609, t687 = t594 ^ (t600 | t603),
    t688 = t603 ^ (t597 | t600), t689 = ~t597, t690 = t630 ^ (t636 | t639),
    t691 = t639 ^ (t633 | t636), t692 = ~t633, t693 = t618 ^ (t624 | t627),
    t694 = t627 ^ (t621 | t624), t695 = ~t621,
    t696 = ((t642 ^ (t641 & t640)) ^ load64(rk)) ^ load64(rk + 29496), t697 = t696 ^ t677,
    t698 = t697 ^ (t689 ^ (t688 & t687)), t699 = load64(rk + 40),
    t700 = ((t563 ^ (t642 & t640)) ^ t699) ^ load64(rk + 29504),
    t701 = (t700 ^ t678) ^ (t600 ^ (t689 & t687)), t702 = load64(rk + 24),
    t703 = (t641 ^ t702) ^ load64(rk + 29512), t704 = t703 ^ t675, t705 = t704 ^ t688,
    t706 = (t640 ^ t702) ^ load64(rk + 29520), t707 = t706 ^ t674, t708 = t707 ^ t687,
    t709 = ((t663 ^ (t662 & t661)) ^ load64(rk + 29528)) ^ t677,
    t710 = ((t623 ^ (t663 & t661)) ^ load64(rk + 29536)) ^ t678,
    t711 = (t662 ^ load64(rk + 29544)) ^ t675, t712 = (t661 ^ load64(rk + 29552)) ^ t674,
    t713 = ~t700, t714 = t713 ^ t678, t715 = (t645 ^ (t644 & t643)) ^ load64(rk + 29560),
    t716 = t715 ^ t682, t717 = t716 ^ (t692 ^ (t691 & t690)),
    t718 = (t551 ^ (t645 & t643)) ^ load64(rk + 29568), t719 = t718 ^ t683,
    t720 = t719 ^ (t636 ^ (t692 & t690)), t721 = t644 ^ load64(rk + 29576), t722 = t721 ^ t680,
    t723 = t722 ^ t691, t724 = t643 ^ load64(rk + 29584), t725 = t724 ^ t679, t726 = t725 ^ t690,
    t727 = ((t654 ^ (t653 & t652)) ^ t702) ^ load64(rk + 29592), t728 = t727 ^ t682,
    t729 = ((t611 ^ (t654 & t652)) ^ t699) ^ load64(rk + 29600), t730 = t729 ^ t683,
    t731 = ((t653 ^ t702) ^ load64(rk + 29608)) ^ t680,
    t732 = ((t652 ^ t702) ^ load64(rk + 29616)) ^ t679,
    t733 = (t648 ^ (t647 & t646)) ^ load64(rk + 29624), t734 = t733 ^ t667,
    t735 = t734 ^ (t695 ^ (t694 & t693)), t736 = (t587 ^ (t648 & t646)) ^ load64(rk + 29632),
    t737 = t736 ^ t668, t738 = t737 ^ (t624 ^ (t695 & t693)), t739 = t647 ^ load64(rk + 29640),
    t740 = t739 ^ t665, t741 = t740 ^ t694, t742 = t646 ^ load64(rk + 29648), t743 = t742 ^ t664,
    t744 = t743 ^ t693, t745 = ((t657 ^ (t656 & t655)) ^ load64(rk + 29656)) ^ t667,
    t746 = ((t599 ^ (t657 & t655)) ^ load64(rk + 29664)) ^ t668,
    t747 = (t656 ^ load64(rk + 29672)) ^ t665, t748 = (t655 ^ load64(rk + 29680)) ^ t664,
    t749 = (t651 ^ (t650 & t649)) ^ load64(rk + 29688), t750 = t749 ^ t672,
    t751 = t750 ^ (t686 ^ (t685 & t684)), t752 = (t575 ^ (t651 & t649)) ^ load64(rk + 29696),
    t753 = t752 ^ t673, t754 = t753 ^ (t612 ^ (t686 & t684)), t755 = t650 ^ load64(rk + 29704),
    t756 = t755 ^ t670, t757 = t756 ^ t685, t758 = t649 ^ load64(rk + 29712), t759 = t758 ^ t669,
    t760 = t759 ^ t684, t761 = ((t660 ^ (t659 & t658)) ^ load64(rk + 29720)) ^ t672,
    t762 = ((t635 ^ (t660 & t658)) ^ load64(rk + 29728)) ^ t673,
    t763 = (t659 ^ load64(rk + 29736)) ^ t670, t764 = (t658 ^ load64(rk + 29744)) ^ t669;
    // round 2 (skinny.dsl:60)
    const uint64_t t765 = t698 ^ (t705 | t708), t766 = t708 ^ (t701 | t705), t767 = ~t701,
    t768 = t717 ^ (t723 & t726), t769 = t726 ^ (t720 & t723), t770 = t735 ^ (t741 & t744),
    t771 = t744 ^ (t738 & t741), t772 = t751 ^ (t757 & t760), t773 = t760 ^ (t754 & t757),
    t774 = t696 ^ (t703 | t706), t775 = t706 ^ (t700 | t703), t776 = t715 ^ (t721 & t724),
    t777 = t724 ^ (t718 & t721), t778 = t733 ^ (t739 & t742), t779 = t742 ^ (t736 & t739),
    t780 = t749 ^ (t755 & t758), t781 = t758 ^ (t752 & t755), t782 = t709 ^ (t711 & t712),
    t783 = t712 ^ (t710 & t711), t784 = t710 ^ (t783 & t782), t785 = t711 ^ (t710 & t782),
    t786 = t728 ^ (t731 & t732), t787 = t732 ^ (t730 & t731), t788 = t730 ^ (t787 & t786),
    t789 = t731 ^ (t730 & t786), t790 = t745 ^ (t747 & t748), t791 = t748 ^ (t746 & t747),
    t792 = t746 ^ (t791 & t790), t793 = t747 ^ (t746 & t790), t794 = t761 ^ (t763 & t764),
    t795 = t764 ^ (t762 & t763), t796 = t762 ^ (t795 & t794), t797 = t763 ^ (t762 & t794),
    t798 = t697 ^ (t704 & t707), t799 = t707 ^ (t714 & t704), t800 = t716 ^ (t722 | t725),
    t801 = t725 ^ ((~t719) | t722), t802 = t734 ^ (t740 | t743), t803 = t743 ^ ((~t737) | t740),
    t804 = t750 ^ (t756 | t759), t805 = t759 ^ ((~t753) | t756),
    t806 = ((t767 ^ (t766 & t765)) ^ load64(rk)) ^ load64(rk + 29752), t807 = t806 ^ t792,
    t808 = t807 ^ (t719 ^ (t801 & t800)),
    t809 = ((t705 ^ (t767 & t765)) ^ load64(rk + 8)) ^ load64(rk + 29760), t810 = ~t809,
    t811 = (t810 ^ t793) ^ (t722 ^ (t719 & t800)), t812 = load64(rk + 24),
    t813 = (t766 ^ t812) ^ load64(rk + 29768), t814 = t813 ^ t791, t815 = t814 ^ t801,
    t816 = (t765 ^ t812) ^ load64(rk + 29776), t817 = t816 ^ t790, t818 = t817 ^ t800,
    t819 = ((t752 ^ (t781 & t780)) ^ load64(rk + 29784)) ^ t792,
    t820 = ((t755 ^ (t752 & t780)) ^ load64(rk + 29792)) ^ t793,
    t821 = (t781 ^ load64(rk + 29800)) ^ t791, t822 = (t780 ^ load64(rk + 29808)) ^ t790,
    t823 = t809 ^ t793, t824 = (t720 ^ (t769 & t768)) ^ load64(rk + 29816), t825 = t824 ^ t796,
    t826 = t825 ^ (t737 ^ (t803 & t802)), t827 = (t723 ^ (t720 & t768)) ^ load64(rk + 29824),
    t828 = t827 ^ t797, t829 = t828 ^ (t740 ^ (~(t737 & t802))), t830 = t769 ^ load64(rk + 29832),
    t831 = t830 ^ t795, t832 = t831 ^ t803, t833 = t768 ^ load64(rk + 29840), t834 = t833 ^ t794,
    t835 = t834 ^ t802, t836 = ((t713 ^ (t775 & t774)) ^ t812) ^ load64(rk + 29848),
    t837 = t836 ^ t796, t838 = ((t703 ^ (t713 & t774)) ^ load64(rk + 40)) ^ load64(rk + 29856),
    t839 = t838 ^ t797, t840 = ((t775 ^ t812) ^ load64(rk + 29864)) ^ t795,
    t841 = ((t774 ^ t812) ^ load64(rk + 29872)) ^ t794,
    t842 = (t738 ^ (t771 & t770)) ^ load64(rk + 29880), t843 = t842 ^ t784,
    t844 = t843 ^ (t753 ^ (t805 & t804)), t845 = (t741 ^ (t738 & t770)) ^ load64(rk + 29888),
    t846 = t845 ^ t785, t847 = t846 ^ (t756 ^ (t753 & t804)), t848 = t771 ^ load64(rk + 29896),
    t849 = t848 ^ t783, t850 = t849 ^ t805, t851 = t770 ^ load64(rk + 29904), t852 = t851 ^ t782,
    t853 = t852 ^ t804, t854 = ((t718 ^ (t777 & t776)) ^ load64(rk + 29912)) ^ t784,
    t855 = ((t721 ^ (t718 & t776)) ^ load64(rk + 29920)) ^ t785,
    t856 = (t777 ^ load64(rk + 29928)) ^ t783, t857 = (t776 ^ load64(rk + 29936)) ^ t782,
    t858 = (t754 ^ (t773 & t772)) ^ load64(rk + 29944), t859 = t858 ^ t788,
    t860 = t859 ^ (t714 ^ (t799 & t798)), t861 = (t757 ^ (t754 & t772)) ^ load64(rk + 29952),
    t862 = t861 ^ t789, t863 = t862 ^ (t704 ^ (t714 & t798)), t864 = t773 ^ load64(rk + 29960),
    t865 = t864 ^ t787, t866 = t865 ^ t799, t867 = t772 ^ load64(rk + 29968), t868 = t867 ^ t786,
    t869 = t868 ^ t798, t870 = ((t736 ^ (t779 & t778)) ^ load64(rk + 29976)) ^ t788,
    t871 = ((t739 ^ (t736 & t778)) ^ load64(rk + 29984)) ^ t789,
    t872 = (t779 ^ load64(rk + 29992)) ^ t787, t873 = (t778 ^ load64(rk + 30000)) ^ t786;
    uint64_t x0 = t815;
    uint64_t x1 = t818;
    uint64_t x2 = t808;
    uint64_t x3 = t811;
    uint64_t x4 = t832;
    uint64_t x5 = t835;
    uint64_t x6 = t826;
    uint64_t x7 = t829;
    uint64_t x8 = t850;
    uint64_t x9 = t853;
    uint64_t x10 = t844;
    uint64_t x11 = t847;
    uint64_t x12 = t866;
    uint64_t x13 = t869;
    uint64_t x14 = t860;
    uint64_t x15 = t863;
    uint64_t x16 = t813;
    uint64_t x17 = t816;
    uint64_t x18 = t806;
    uint64_t x19 = t809;
    uint64_t x20 = t810;
    uint64_t x21 = t830;
    uint64_t x22 = t833;
    uint64_t x23 = t824;
    uint64_t x24 = t827;
    uint64_t x25 = t848;
    uint64_t x26 = t851;
    uint64_t x27 = t842;
    uint64_t x28 = t845;
    uint64_t x29 = t864;
    uint64_t x30 = t867;
    uint64_t x31 = t858;
    uint64_t x32 = t861;
    uint64_t x33 = t821;
    uint64_t x34 = t822;
    uint64_t x35 = t819;
    uint64_t x36 = t820;
    uint64_t x37 = t840;
    uint64_t x38 = t841;
    uint64_t x39 = t837;
    uint64_t x40 = t839;
    uint64_t x41 = t856;
    uint64_t x42 = t857;
    uint64_t x43 = t854;
    uint64_t x44 = t855;
    uint64_t x45 = t872;
    uint64_t x46 = t873;
    uint64_t x47 = t870;
    uint64_t x48 = t871;
    uint64_t x49 = t814;
    uint64_t x50 = t817;
    uint64_t x51 = t807;
    uint64_t x52 = t823;
    uint64_t x53 = t831;
    uint64_t x54 = t834;
    uint64_t x55 = t825;
    uint64_t x56 = t828;
    uint64_t x57 = t849;
    uint64_t x58 = t852;
    uint64_t x59 = t843;
    uint64_t x60 = t846;
    uint64_t x61 = t865;
    uint64_t x62 = t868;
    uint64_t x63 = t859;
    uint64_t x64 = t862;
    for (unsigned i = 0; i < 33; i++) {
        const uint8_t *round = rk + 312 * i;
        // round 3 (skinny.dsl:60)
        const uint64_t t874 = x2 ^ (x0 | x1), t875 = x1 ^ (x3 | x0), t876 = ~x3, t877 = x6 ^ (x4 & x5),
        t878 = x5 ^ (x7 & x4), t879 = x10 ^ (x8 & x9), t880 = x9 ^ (x11 & x8), t881 = x14 ^ (x12 & x13),
        t882 = x13 ^ (x15 & x12), t883 = x18 ^ (x16 | x17), t884 = x17 ^ (x19 | x16),
        t885 = x23 ^ (x21 & x22), t886 = x22 ^ (x24 & x21), t887 = x27 ^ (x25 & x26),
        t888 = x26 ^ (x28 & x25), t889 = x31 ^ (x29 & x30), t890 = x30 ^ (x32 & x29),
        t891 = x35 ^ (x33 & x34), t892 = x34 ^ (x36 & x33), t893 = x36 ^ (t892 & t891),
        t894 = x33 ^ (x36 & t891), t895 = x39 ^ (x37 & x38), t896 = x38 ^ (x40 & x37),
        t897 = x40 ^ (t896 & t895), t898 = x37 ^ (x40 & t895), t899 = x43 ^ (x41 & x42),
        t900 = x42 ^ (x44 & x41), t901 = x44 ^ (t900 & t899), t902 = x41 ^ (x44 & t899),
        t903 = x47 ^ (x45 & x46), t904 = x46 ^ (x48 & x45), t905 = x48 ^ (t904 & t903),
        t906 = x45 ^ (x48 & t903), t907 = x51 ^ (x49 & x50), t908 = x50 ^ (x52 & x49),
        t909 = x55 ^ (x53 | x54), t910 = x54 ^ (x56 | x53), t911 = ~x56, t912 = x59 ^ (x57 | x58),
        t913 = x58 ^ ((~x60) | x57), t914 = x63 ^ (x61 | x62), t915 = x62 ^ (x64 | x61), t916 = ~x64,
        t917 = ((t876 ^ (t875 & t874)) ^ load64(round)) ^ load64(round + 56), t918 = t917 ^ t901,
        t919 = t918 ^ (t911 ^ (t910 & t909)),
        t920 = ((x0 ^ (t876 & t874)) ^ load64(round + 8)) ^ load64(round + 64), t921 = ~t920,
        t922 = (t921 ^ t902) ^ (x53 ^ (t911 & t909)),
        t923 = (t875 ^ load64(round + 16)) ^ load64(round + 72), t924 = t923 ^ t900, t925 = t924 ^ t910,
        t926 = (t874 ^ load64(round + 24)) ^ load64(round + 80), t927 = t926 ^ t899, t928 = t927 ^ t909,
        t929 = ((x32 ^ (t890 & t889)) ^ load64(round + 280)) ^ t901,
        t930 = ((x29 ^ (x32 & t889)) ^ load64(round + 288)) ^ t902,
        t931 = (t890 ^ load64(round + 296)) ^ t900, t932 = (t889 ^ load64(round + 304)) ^ t899,
        t933 = t920 ^ t902, t934 = (x7 ^ (t878 & t877)) ^ load64(round + 88), t935 = t934 ^ t905,
        t936 = t935 ^ (x60 ^ (t913 & t912)), t937 = (x4 ^ (x7 & t877)) ^ load64(round + 96),
        t938 = t937 ^ t906, t939 = t938 ^ (x57 ^ (~(x60 & t912))), t940 = t878 ^ load64(round + 104),
        t941 = t940 ^ t904, t942 = t941 ^ t913, t943 = t877 ^ load64(round + 112), t944 = t943 ^ t903,
        t945 = t944 ^ t912, t946 = ((x20 ^ (t884 & t883)) ^ load64(round + 32)) ^ load64(round + 184),
        t947 = t946 ^ t905, t948 = ((x16 ^ (x20 & t883)) ^ load64(round + 40)) ^ load64(round + 192),
        t949 = t948 ^ t906, t950 = load64(round + 48),
        t951 = ((t884 ^ t950) ^ load64(round + 200)) ^ t904,
        t952 = ((t883 ^ t950) ^ load64(round + 208)) ^ t903,
        t953 = (x11 ^ (t880 & t879)) ^ load64(round + 120), t954 = t953 ^ t893,
        t955 = t954 ^ (t916 ^ (t915 & t914)), t956 = (x8 ^ (x11 & t879)) ^ load64(round + 128),
        t957 = t956 ^ t894, t958 = t957 ^ (x61 ^ (t916 & t914)), t959 = t880 ^ load64(round + 136),
        t960 = t959 ^ t892, t961 = t960 ^ t915, t962 = t879 ^ load64(round + 144), t963 = t962 ^ t891,
        t964 = t963 ^ t914, t965 = ((x24 ^ (t886 & t885)) ^ load64(round + 216)) ^ t893,
        t966 = ((x21 ^ (x24 & t885)) ^ load64(round + 224)) ^ t894,
        t967 = (t886 ^ load64(round + 232)) ^ t892, t968 = (t885 ^ load64(round + 240)) ^ t891,
        t969 = (x15 ^ (t882 & t881)) ^ load64(round + 152), t970 = t969 ^ t897,
        t971 = t970 ^ (x52 ^ (t908 & t907)), t972 = (x12 ^ (x15 & t881)) ^ load64(round + 160),
        t973 = t972 ^ t898, t974 = t973 ^ (x49 ^ (x52 & t907)), t975 = t882 ^ load64(round + 168),
        t976 = t975 ^ t896, t977 = t976 ^ t908, t978 = t881 ^ load64(round + 176), t979 = t978 ^ t895,
        t980 = t979 ^ t907, t981 = ((x28 ^ (t888 & t887)) ^ load64(round + 248)) ^ t897,
        t982 = ((x25 ^ (x28 & t887)) ^ load64(round + 256)) ^ t898,
        t983 = (t888 ^ load64(round + 264)) ^ t896, t984 = (t887 ^ load64(round + 272)) ^ t895;
        x0 = t925;
        x1 = t928;
        x2 = t919;
        x3 = t922;
        x4 = t942;
        x5 = t945;
        x6 = t936;
        x7 = t939;
        x8 = t961;
        x9 = t964;
        x10 = t955;
        x11 = t958;
        x12 = t977;
        x13 = t980;
        x14 = t971;
        x15 = t974;
        x16 = t923;
        x17 = t926;
        x18 = t917;
        x19 = t920;
        x20 = t921;
        x21 = t940;
        x22 = t943;
        x23 = t934;
        x24 = t937;
        x25 = t959;
        x26 = t962;
        x27 = t953;
        x28 = t956;
        x29 = t975;
        x30 = t978;
        x31 = t969;
        x32 = t972;
        x33 = t931;
        x34 = t932;
        x35 = t929;
        x36 = t930;
        x37 = t951;
        x38 = t952;
        x39 = t947;
        x40 = t949;
        x41 = t967;
        x42 = t968;
        x43 = t965;
        x44 = t966;
        x45 = t983;
        x46 = t984;
        x47 = t981;
        x48 = t982;
        x49 = t924;
        x50 = t927;
        x51 = t918;
        x52 = t933;
        x53 = t941;
        x54 = t944;
        x55 = t935;
        x56 = t938;
        x57 = t960;
        x58 = t963;
        x59 = t954;
        x60 = t957;
        x61 = t976;
        x62 = t979;
        x63 = t970;
        x64 = t973;
    }
    // round 36 (skinny.dsl:60)
    const uint64_t t1136 = x2 ^ (x0 | x1), t1137 = x1 ^ (x3 | x0), t1138 = ~x3,
    t1139 = x6 ^ (x4 & x5), t1140 = x5 ^ (x7 & x4), t1141 = x10 ^ (x8 & x9),
    t1142 = x9 ^ (x11 & x8), t1143 = x14 ^ (x12 & x13), t1144 = x13 ^ (x15 & x12),
    t1145 = x18 ^ (x16 | x17), t1146 = x17 ^ (x19 | x16), t1147 = x23 ^ (x21 & x22),
    t1148 = x22 ^ (x24 & x21), t1149 = x27 ^ (x25 & x26), t1150 = x26 ^ (x28 & x25),
    t1151 = x31 ^ (x29 & x30), t1152 = x30 ^ (x32 & x29), t1153 = x35 ^ (x33 & x34),
    t1154 = x34 ^ (x36 & x33), t1155 = ~t1154, t1156 = ~t1153, t1157 = x36 ^ (t1155 | t1156),
    t1158 = x33 ^ (x36 & t1153), t1159 = x39 ^ (x37 & x38), t1160 = x38 ^ (x40 & x37),
    t1161 = x40 ^ (t1160 & t1159), t1162 = x37 ^ (x40 & t1159), t1163 = x43 ^ (x41 & x42),
    t1164 = x42 ^ (x44 & x41), t1165 = ~t1164, t1166 = ~t1163, t1167 = x44 ^ (t1165 | t1166),
    t1168 = x47 ^ (x45 & x46), t1169 = x46 ^ (x48 & x45), t1170 = ~t1169, t1171 = ~t1168,
    t1172 = x48 ^ (t1170 | t1171), t1173 = x51 ^ (x49 & x50), t1174 = x50 ^ (x52 & x49),
    t1175 = x55 ^ (x53 | x54), t1176 = x54 ^ (x56 | x53), t1177 = x59 ^ (x57 | x58), t1178 = ~x60,
    t1179 = x58 ^ (t1178 | x57), t1180 = x63 ^ (x61 | x62), t1181 = x62 ^ (x64 | x61),
    t1182 = load64(rk), t1183 = ((t1138 ^ (t1137 & t1136)) ^ t1182) ^ load64(rk + 30008),
    t1184 = t1183 ^ t1167, t1185 = t1184 ^ (x56 ^ (t1176 & t1175)), t1186 = load64(rk + 40),
    t1187 = ((x0 ^ (t1138 & t1136)) ^ t1186) ^ load64(rk + 30016), t1188 = ~(x41 ^ (x44 & t1163)),
    t1189 = t1187 ^ t1188, t1190 = t1189 ^ (x53 ^ ((~x56) & t1175)),
    t1191 = (t1137 ^ t1182) ^ load64(rk + 30024), t1192 = (t1191 ^ t1164) ^ t1176,
    t1193 = (t1136 ^ t1182) ^ load64(rk + 30032), t1194 = (t1193 ^ t1163) ^ t1175,
    t1195 = ((x32 ^ (t1152 & t1151)) ^ load64(rk + 30040)) ^ t1167,
    t1196 = ((x29 ^ (x32 & t1151)) ^ load64(rk + 30048)) ^ t1188,
    t1197 = (t1152 ^ load64(rk + 30056)) ^ t1165, t1198 = (t1151 ^ load64(rk + 30064)) ^ t1166,
    t1199 = t1191 ^ t1165, t1200 = t1193 ^ t1166,
    t1201 = (x7 ^ (t1140 & t1139)) ^ load64(rk + 30072), t1202 = t1201 ^ t1172,
    t1203 = t1202 ^ (t1178 ^ (t1179 & t1177)), t1204 = (x4 ^ (x7 & t1139)) ^ load64(rk + 30080),
    t1205 = ~(x45 ^ (x48 & t1168)), t1206 = t1204 ^ t1205, t1207 = t1206 ^ (x57 ^ (x60 & t1177)),
    t1208 = t1140 ^ load64(rk + 30088), t1209 = (t1208 ^ t1169) ^ t1179,
    t1210 = t1139 ^ load64(rk + 30096), t1211 = (t1210 ^ t1168) ^ t1177, t1212 = load64(rk + 24),
    t1213 = ((x20 ^ (t1146 & t1145)) ^ t1212) ^ load64(rk + 30104), t1214 = t1213 ^ t1172,
    t1215 = ((x16 ^ (x20 & t1145)) ^ t1186) ^ load64(rk + 30112), t1216 = t1215 ^ t1205,
    t1217 = ((t1146 ^ t1212) ^ load64(rk + 30120)) ^ t1170,
    t1218 = ((t1145 ^ t1212) ^ load64(rk + 30128)) ^ t1171, t1219 = t1208 ^ t1170,
    t1220 = t1210 ^ t1171, t1221 = (x11 ^ (t1142 & t1141)) ^ load64(rk + 30136),
    t1222 = t1221 ^ t1157, t1223 = t1222 ^ (x64 ^ (t1181 & t1180)),
    t1224 = (x8 ^ (x11 & t1141)) ^ load64(rk + 30144), t1225 = t1224 ^ t1158,
    t1226 = t1225 ^ (x61 ^ ((~x64) & t1180)), t1227 = t1142 ^ load64(rk + 30152),
    t1228 = (t1227 ^ t1154) ^ t1181, t1229 = t1141 ^ load64(rk + 30160),
    t1230 = (t1229 ^ t1153) ^ t1180, t1231 = ((x24 ^ (t1148 & t1147)) ^ load64(rk + 30168)) ^ t1157,
    t1232 = ((x21 ^ (x24 & t1147)) ^ load64(rk + 30176)) ^ t1158,
    t1233 = (t1148 ^ load64(rk + 30184)) ^ t1155, t1234 = (t1147 ^ load64(rk + 30192)) ^ t1156,
    t1235 = t1227 ^ t1155, t1236 = t1229 ^ t1156,
    t1237 = (x15 ^ (t1144 & t1143)) ^ load64(rk + 30200),
    t1238 = (t1237 ^ t1161) ^ (x52 ^ (t1174 & t1173)),
    t1239 = (x12 ^ (x15 & t1143)) ^ load64(rk + 30208),
    t1240 = (t1239 ^ t1162) ^ (x49 ^ (x52 & t1173)), t1241 = t1144 ^ load64(rk + 30216),
    t1242 = (t1241 ^ t1160) ^ t1174, t1243 = t1143 ^ load64(rk + 30224),
    t1244 = (t1243 ^ t1159) ^ t1173, t1245 = ~t1161,
    t1246 = ((x28 ^ (t1150 & t1149)) ^ load64(rk + 30232)) ^ t1245, t1247 = ~t1162,
    t1248 = ((x25 ^ (x28 & t1149)) ^ load64(rk + 30240)) ^ t1247, t1249 = ~t1160,
    t1250 = (t1150 ^ load64(rk + 30248)) ^ t1249, t1251 = ~t1159,
    t1252 = (t1149 ^ load64(rk + 30256)) ^ t1251, t1253 = t1237 ^ t1245, t1254 = t1239 ^ t1247,
    t1255 = t1241 ^ t1249, t1256 = t1243 ^ t1251,
    t1257 = ((t1203 >> 32) ^ t1214) & UINT64_C(0xffffffff), t1258 = t1203 ^ (t1257 << 32),
    t1259 = t1214 ^ t1257, t1260 = ((t1207 >> 32) ^ t1216) & UINT64_C(0xffffffff),
    t1261 = t1207 ^ (t1260 << 32), t1262 = t1216 ^ t1260,
    t1263 = ((t1209 >> 32) ^ t1217) & UINT64_C(0xffffffff), t1264 = t1209 ^ (t1263 << 32),
    t1265 = t1217 ^ t1263, t1266 = ((t1211 >> 32) ^ t1218) & UINT64_C(0xffffffff),
    t1267 = t1211 ^ (t1266 << 32), t1268 = t1218 ^ t1266,
    t1269 = ((t1185 >> 32) ^ t1195) & UINT64_C(0xffffffff), t1270 = t1185 ^ (t1269 << 32),
    t1271 = t1195 ^ t1269, t1272 = ((t1190 >> 32) ^ t1196) & UINT64_C(0xffffffff),
    t1273 = t1190 ^ (t1272 << 32), t1274 = t1196 ^ t1272,
    t1275 = ((t1192 >> 32) ^ t1197) & UINT64_C(0xffffffff), t1276 = t1192 ^ (t1275 << 32),
    t1277 = t1197 ^ t1275, t1278 = ((t1194 >> 32) ^ t1198) & UINT64_C(0xffffffff),
    t1279 = t1194 ^ (t1278 << 32), t1280 = t1198 ^ t1278,
    t1281 = ((t1238 >> 32) ^ t1246) & UINT64_C(0xffffffff), t1282 = t1238 ^ (t1281 << 32),
    t1283 = t1246 ^ t1281, t1284 = ((t1240 >> 32) ^ t1248) & UINT64_C(0xffffffff),
    t1285 = t1240 ^ (t1284 << 32), t1286 = t1248 ^ t1284,
    t1287 = ((t1242 >> 32) ^ t1250) & UINT64_C(0xffffffff), t1288 = t1242 ^ (t1287 << 32),
    t1289 = t1250 ^ t1287, t1290 = ((t1244 >> 32) ^ t1252) & UINT64_C(0xffffffff),
    t1291 = t1244 ^ (t1290 << 32), t1292 = t1252 ^ t1290,
    t1293 = ((t1223 >> 32) ^ t1231) & UINT64_C(0xffffffff), t1294 = t1223 ^ (t1293 << 32),
    t1295 = t1231 ^ t1293, t1296 = ((t1226 >> 32) ^ t1232) & UINT64_C(0xffffffff),
    t1297 = t1226 ^ (t1296 << 32), t1298 = t1232 ^ t1296,
    t1299 = ((t1228 >> 32) ^ t1233) & UINT64_C(0xffffffff), t1300 = t1228 ^ (t1299 << 32),
    t1301 = t1233 ^ t1299, t1302 = ((t1230 >> 32) ^ t1234) & UINT64_C(0xffffffff),
    t1303 = t1230 ^ (t1302 << 32), t1304 = t1234 ^ t1302,
    t1305 = ((t1201 >> 32) ^ t1202) & UINT64_C(0xffffffff), t1306 = t1201 ^ (t1305 << 32),
    t1307 = t1202 ^ t1305, t1308 = ((t1204 >> 32) ^ t1206) & UINT64_C(0xffffffff),
    t1309 = t1204 ^ (t1308 << 32), t1310 = t1206 ^ t1308,
    t1311 = ((t1208 >> 32) ^ t1219) & UINT64_C(0xffffffff), t1312 = t1208 ^ (t1311 << 32),
    t1313 = t1219 ^ t1311, t1314 = ((t1210 >> 32) ^ t1220) & UINT64_C(0xffffffff),
    t1315 = t1210 ^ (t1314 << 32), t1316 = t1220 ^ t1314,
    t1317 = ((t1183 >> 32) ^ t1184) & UINT64_C(0xffffffff), t1318 = t1183 ^ (t1317 << 32),
    t1319 = t1184 ^ t1317, t1320 = ((t1187 >> 32) ^ t1189) & UINT64_C(0xffffffff),
    t1321 = t1187 ^ (t1320 << 32), t1322 = t1189 ^ t1320,
    t1323 = ((t1191 >> 32) ^ t1199) & UINT64_C(0xffffffff), t1324 = t1191 ^ (t1323 << 32),
    t1325 = t1199 ^ t1323, t1326 = ((t1193 >> 32) ^ t1200) & UINT64_C(0xffffffff),
    t1327 = t1193 ^ (t1326 << 32), t1328 = t1200 ^ t1326,
    t1329 = ((t1237 >> 32) ^ t1253) & UINT64_C(0xffffffff), t1330 = t1237 ^ (t1329 << 32),
    t1331 = t1253 ^ t1329, t1332 = ((t1239 >> 32) ^ t1254) & UINT64_C(0xffffffff),
    t1333 = t1239 ^ (t1332 << 32), t1334 = t1254 ^ t1332,
    t1335 = ((t1241 >> 32) ^ t1255) & UINT64_C(0xffffffff), t1336 = t1241 ^ (t1335 << 32),
    t1337 = t1255 ^ t1335, t1338 = ((t1243 >> 32) ^ t1256) & UINT64_C(0xffffffff),
    t1339 = t1243 ^ (t1338 << 32), t1340 = t1256 ^ t1338,
    t1341 = ((t1221 >> 32) ^ t1222) & UINT64_C(0xffffffff), t1342 = t1221 ^ (t1341 << 32),
    t1343 = t1222 ^ t1341, t1344 = ((t1224 >> 32) ^ t1225) & UINT64_C(0xffffffff),
    t1345 = t1224 ^ (t1344 << 32), t1346 = t1225 ^ t1344,
    t1347 = ((t1227 >> 32) ^ t1235) & UINT64_C(0xffffffff), t1348 = t1227 ^ (t1347 << 32),
    t1349 = t1235 ^ t1347, t1350 = ((t1229 >> 32) ^ t1236) & UINT64_C(0xffffffff),
    t1351 = t1229 ^ (t1350 << 32), t1352 = t1236 ^ t1350,
    t1353 = ((t1258 >> 16) ^ t1306) & UINT64_C(0xffff0000ffff), t1354 = t1258 ^ (t1353 << 16),
    t1355 = t1306 ^ t1353, t1356 = ((t1261 >> 16) ^ t1309) & UINT64_C(0xffff0000ffff),
    t1357 = t1261 ^ (t1356 << 16), t1358 = t1309 ^ t1356,
    t1359 = ((t1264 >> 16) ^ t1312) & UINT64_C(0xffff0000ffff), t1360 = t1264 ^ (t1359 << 16),
    t1361 = t1312 ^ t1359, t1362 = ((t1267 >> 16) ^ t1315) & UINT64_C(0xffff0000ffff),
    t1363 = t1267 ^ (t1362 << 16), t1364 = t1315 ^ t1362,
    t1365 = ((t1270 >> 16) ^ t1318) & UINT64_C(0xffff0000ffff), t1366 = t1270 ^ (t1365 << 16),
    t1367 = t1318 ^ t1365, t1368 = ((t1273 >> 16) ^ t1321) & UINT64_C(0xffff0000ffff),
    t1369 = t1273 ^ (t1368 << 16), t1370 = t1321 ^ t1368,
    t1371 = ((t1276 >> 16) ^ t1324) & UINT64_C(0xffff0000ffff), t1372 = t1276 ^ (t1371 << 16),
    t1373 = t1324 ^ t1371, t1374 = ((t1279 >> 16) ^ t1327) & UINT64_C(0xffff0000ffff),
    t1375 = t1279 ^ (t1374 << 16), t1376 = t1327 ^ t1374,
    t1377 = ((t1282 >> 16) ^ t1330) & UINT64_C(0xffff0000ffff), t1378 = t1282 ^ (t1377 << 16),
    t1379 = t1330 ^ t1377, t1380 = ((t1285 >> 16) ^ t1333) & UINT64_C(0xffff0000ffff),
    t1381 = t1285 ^ (t1380 << 16), t1382 = t1333 ^ t1380,
    t1383 = ((t1288 >> 16) ^ t1336) & UINT64_C(0xffff0000ffff), t1384 = t1288 ^ (t1383 << 16),
    t1385 = t1336 ^ t1383, t1386 = ((t1291 >> 16) ^ t1339) & UINT64_C(0xffff0000ffff),
    t1387 = t1291 ^ (t1386 << 16), t1388 = t1339 ^ t1386,
    t1389 = ((t1294 >> 16) ^ t1342) & UINT64_C(0xffff0000ffff), t1390 = t1294 ^ (t1389 << 16),
    t1391 = t1342 ^ t1389, t1392 = ((t1297 >> 16) ^ t1345) & UINT64_C(0xffff0000ffff),
    t1393 = t1297 ^ (t1392 << 16), t1394 = t1345 ^ t1392,
    t1395 = ((t1300 >> 16) ^ t1348) & UINT64_C(0xffff0000ffff), t1396 = t1300 ^ (t1395 << 16),
    t1397 = t1348 ^ t1395, t1398 = ((t1303 >> 16) ^ t1351) & UINT64_C(0xffff0000ffff),
    t1399 = t1303 ^ (t1398 << 16), t1400 = t1351 ^ t1398,
    t1401 = ((t1259 >> 16) ^ t1307) & UINT64_C(0xffff0000ffff), t1402 = t1259 ^ (t1401 << 16),
    t1403 = t1307 ^ t1401, t1404 = ((t1262 >> 16) ^ t1310) & UINT64_C(0xffff0000ffff),
    t1405 = t1262 ^ (t1404 << 16), t1406 = t1310 ^ t1404,
    t1407 = ((t1265 >> 16) ^ t1313) & UINT64_C(0xffff0000ffff), t1408 = t1265 ^ (t1407 << 16),
    t1409 = t1313 ^ t1407, t1410 = ((t1268 >> 16) ^ t1316) & UINT64_C(0xffff0000ffff),
    t1411 = t1268 ^ (t1410 << 16), t1412 = t1316 ^ t1410,
    t1413 = ((t1271 >> 16) ^ t1319) & UINT64_C(0xffff0000ffff), t1414 = t1271 ^ (t1413 << 16),
    t1415 = t1319 ^ t1413, t1416 = ((t1274 >> 16) ^ t1322) & UINT64_C(0xffff0000ffff),
    t1417 = t1274 ^ (t1416 << 16), t1418 = t1322 ^ t1416,
    t1419 = ((t1277 >> 16) ^ t1325) & UINT64_C(0xffff0000ffff), t1420 = t1277 ^ (t1419 << 16),
    t1421 = t1325 ^ t1419, t1422 = ((t1280 >> 16) ^ t1328) & UINT64_C(0xffff0000ffff),
    t1423 = t1280 ^ (t1422 << 16), t1424 = t1328 ^ t1422,
    t1425 = ((t1283 >> 16) ^ t1331) & UINT64_C(0xffff0000ffff), t1426 = t1283 ^ (t1425 << 16),
    t1427 = t1331 ^ t1425, t1428 = ((t1286 >> 16) ^ t1334) & UINT64_C(0xffff0000ffff),
    t1429 = t1286 ^ (t1428 << 16), t1430 = t1334 ^ t1428,
    t1431 = ((t1289 >> 16) ^ t1337) & UINT64_C(0xffff0000ffff), t1432 = t1289 ^ (t1431 << 16),
    t1433 = t1337 ^ t1431, t1434 = ((t1292 >> 16) ^ t1340) & UINT64_C(0xffff0000ffff),
    t1435 = t1292 ^ (t1434 << 16), t1436 = t1340 ^ t1434,
    t1437 = ((t1295 >> 16) ^ t1343) & UINT64_C(0xffff0000ffff), t1438 = t1295 ^ (t1437 << 16),
    t1439 = t1343 ^ t1437, t1440 = ((t1298 >> 16) ^ t1346) & UINT64_C(0xffff0000ffff),
    t1441 = t1298 ^ (t1440 << 16), t1442 = t1346 ^ t1440,
    t1443 = ((t1301 >> 16) ^ t1349) & UINT64_C(0xffff0000ffff), t1444 = t1301 ^ (t1443 << 16),
    t1445 = t1349 ^ t1443, t1446 = ((t1304 >> 16) ^ t1352) & UINT64_C(0xffff0000ffff),
    t1447 = t1304 ^ (t1446 << 16), t1448 = t1352 ^ t1446,
    t1449 = ((t1354 >> 8) ^ t1378) & UINT64_C(0xff00ff00ff00ff), t1450 = t1354 ^ (t1449 << 8),
    t1451 = t1378 ^ t1449, t1452 = ((t1357 >> 8) ^ t1381) & UINT64_C(0xff00ff00ff00ff),
    t1453 = t1357 ^ (t1452 << 8), t1454 = t1381 ^ t1452,
    t1455 = ((t1360 >> 8) ^ t1384) & UINT64_C(0xff00ff00ff00ff), t1456 = t1360 ^ (t1455 << 8),
    t1457 = t1384 ^ t1455, t1458 = ((t1363 >> 8) ^ t1387) & UINT64_C(0xff00ff00ff00ff),
    t1459 = t1363 ^ (t1458 << 8), t1460 = t1387 ^ t1458,
    t1461 = ((t1366 >> 8) ^ t1390) & UINT64_C(0xff00ff00ff00ff), t1462 = t1366 ^ (t1461 << 8),
    t1463 = t1390 ^ t1461, t1464 = ((t1369 >> 8) ^ t1393) & UINT64_C(0xff00ff00ff00ff),
    t1465 = t1369 ^ (t1464 << 8), t1466 = t1393 ^ t1464,
    t1467 = ((t1372 >> 8) ^ t1396) & UINT64_C(0xff00ff00ff00ff), t1468 = t1372 ^ (t1467 << 8),
    t1469 = t1396 ^ t1467, t1470 = ((t1375 >> 8) ^ t1399) & UINT64_C(0xff00ff00ff00ff),
    t1471 = t1375 ^ (t1470 << 8), t1472 = t1399 ^ t1470,
    t1473 = ((t1355 >> 8) ^ t1379) & UINT64_C(0xff00ff00ff00ff), t1474 = t1355 ^ (t1473 << 8),
    t1475 = t1379 ^ t1473, t1476 = ((t1358 >> 8) ^ t1382) & UINT64_C(0xff00ff00ff00ff),
    t1477 = t1358 ^ (t1476 << 8), t1478 = t1382 ^ t1476,
    t1479 = ((t1361 >> 8) ^ t1385) & UINT64_C(0xff00ff00ff00ff), t1480 = t1361 ^ (t1479 << 8),
    t1481 = t1385 ^ t1479, t1482 = ((t1364 >> 8) ^ t1388) & UINT64_C(0xff00ff00ff00ff),
    t1483 = t1364 ^ (t1482 << 8), t1484 = t1388 ^ t1482,
    t1485 = ((t1367 >> 8) ^ t1391) & UINT64_C(0xff00ff00ff00ff), t1486 = t1367 ^ (t1485 << 8),
    t1487 = t1391 ^ t1485, t1488 = ((t1370 >> 8) ^ t1394) & UINT64_C(0xff00ff00ff00ff),
    t1489 = t1370 ^ (t1488 << 8), t1490 = t1394 ^ t1488,
    t1491 = ((t1373 >> 8) ^ t1397) & UINT64_C(0xff00ff00ff00ff), t1492 = t1373 ^ (t1491 << 8),
    t1493 = t1397 ^ t1491, t1494 = ((t1376 >> 8) ^ t1400) & UINT64_C(0xff00ff00ff00ff),
    t1495 = t1376 ^ (t1494 << 8), t1496 = t1400 ^ t1494,
    t1497 = ((t1402 >> 8) ^ t1426) & UINT64_C(0xff00ff00ff00ff), t1498 = t1402 ^ (t1497 << 8),
    t1499 = t1426 ^ t1497, t1500 = ((t1405 >> 8) ^ t1429) & UINT64_C(0xff00ff00ff00ff),
    t1501 = t1405 ^ (t1500 << 8), t1502 = t1429 ^ t1500,
    t1503 = ((t1408 >> 8) ^ t1432) & UINT64_C(0xff00ff00ff00ff), t1504 = t1408 ^ (t1503 << 8),
    t1505 = t1432 ^ t1503, t1506 = ((t1411 >> 8) ^ t1435) & UINT64_C(0xff00ff00ff00ff),
    t1507 = t1411 ^ (t1506 << 8), t1508 = t1435 ^ t1506,
    t1509 = ((t1414 >> 8) ^ t1438) & UINT64_C(0xff00ff00ff00ff), t1510 = t1414 ^ (t1509 << 8),
    t1511 = t1438 ^ t1509, t1512 = ((t1417 >> 8) ^ t1441) & UINT64_C(0xff00ff00ff00ff),
    t1513 = t1417 ^ (t1512 << 8), t1514 = t1441 ^ t1512,
    t1515 = ((t1420 >> 8) ^ t1444) & UINT64_C(0xff00ff00ff00ff), t1516 = t1420 ^ (t1515 << 8),
    t1517 = t1444 ^ t1515, t1518 = ((t1423 >> 8) ^ t1447) & UINT64_C(0xff00ff00ff00ff),
    t1519 = t1423 ^ (t1518 << 8), t1520 = t1447 ^ t1518,
    t1521 = ((t1403 >> 8) ^ t1427) & UINT64_C(0xff00ff00ff00ff), t1522 = t1403 ^ (t1521 << 8),
    t1523 = t1427 ^ t1521, t1524 = ((t1406 >> 8) ^ t1430) & UINT64_C(0xff00ff00ff00ff),
    t1525 = t1406 ^ (t1524 << 8), t1526 = t1430 ^ t1524,
    t1527 = ((t1409 >> 8) ^ t1433) & UINT64_C(0xff00ff00ff00ff), t1528 = t1409 ^ (t1527 << 8),
    t1529 = t1433 ^ t1527, t1530 = ((t1412 >> 8) ^ t1436) & UINT64_C(0xff00ff00ff00ff),
    t1531 = t1412 ^ (t1530 << 8), t1532 = t1436 ^ t1530,
    t1533 = ((t1415 >> 8) ^ t1439) & UINT64_C(0xff00ff00ff00ff), t1534 = t1415 ^ (t1533 << 8),
    t1535 = t1439 ^ t1533, t1536 = ((t1418 >> 8) ^ t1442) & UINT64_C(0xff00ff00ff00ff),
    t1537 = t1418 ^ (t1536 << 8), t1538 = t1442 ^ t1536,
    t1539 = ((t1421 >> 8) ^ t1445) & UINT64_C(0xff00ff00ff00ff), t1540 = t1421 ^ (t1539 << 8),
    t1541 = t1445 ^ t1539, t1542 = ((t1424 >> 8) ^ t1448) & UINT64_C(0xff00ff00ff00ff),
    t1543 = t1424 ^ (t1542 << 8), t1544 = t1448 ^ t1542,
    t1545 = ((t1450 >> 4) ^ t1462) & UINT64_C(0xf0f0f0f0f0f0f0f), t1546 = t1450 ^ (t1545 << 4),
    t1547 = t1462 ^ t1545, t1548 = ((t1453 >> 4) ^ t1465) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1549 = t1453 ^ (t1548 << 4), t1550 = t1465 ^ t1548,
    t1551 = ((t1456 >> 4) ^ t1468) & UINT64_C(0xf0f0f0f0f0f0f0f), t1552 = t1456 ^ (t1551 << 4),
    t1553 = t1468 ^ t1551, t1554 = ((t1459 >> 4) ^ t1471) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1555 = t1459 ^ (t1554 << 4), t1556 = t1471 ^ t1554,
    t1557 = ((t1451 >> 4) ^ t1463) & UINT64_C(0xf0f0f0f0f0f0f0f), t1558 = t1451 ^ (t1557 << 4),
    t1559 = t1463 ^ t1557, t1560 = ((t1454 >> 4) ^ t1466) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1561 = t1454 ^ (t1560 << 4), t1562 = t1466 ^ t1560,
    t1563 = ((t1457 >> 4) ^ t1469) & UINT64_C(0xf0f0f0f0f0f0f0f), t1564 = t1457 ^ (t1563 << 4),
    t1565 = t1469 ^ t1563, t1566 = ((t1460 >> 4) ^ t1472) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1567 = t1460 ^ (t1566 << 4), t1568 = t1472 ^ t1566,
    t1569 = ((t1474 >> 4) ^ t1486) & UINT64_C(0xf0f0f0f0f0f0f0f), t1570 = t1474 ^ (t1569 << 4),
    t1571 = t1486 ^ t1569, t1572 = ((t1477 >> 4) ^ t1489) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1573 = t1477 ^ (t1572 << 4), t1574 = t1489 ^ t1572,
    t1575 = ((t1480 >> 4) ^ t1492) & UINT64_C(0xf0f0f0f0f0f0f0f), t1576 = t1480 ^ (t1575 << 4),
    t1577 = t1492 ^ t1575, t1578 = ((t1483 >> 4) ^ t1495) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1579 = t1483 ^ (t1578 << 4), t1580 = t1495 ^ t1578,
    t1581 = ((t1475 >> 4) ^ t1487) & UINT64_C(0xf0f0f0f0f0f0f0f), t1582 = t1475 ^ (t1581 << 4),
    t1583 = t1487 ^ t1581, t1584 = ((t1478 >> 4) ^ t1490) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1585 = t1478 ^ (t1584 << 4), t1586 = t1490 ^ t1584,
    t1587 = ((t1481 >> 4) ^ t1493) & UINT64_C(0xf0f0f0f0f0f0f0f), t1588 = t1481 ^ (t1587 << 4),
    t1589 = t1493 ^ t1587, t1590 = ((t1484 >> 4) ^ t1496) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1591 = t1484 ^ (t1590 << 4), t1592 = t1496 ^ t1590,
    t1593 = ((t1498 >> 4) ^ t1510) & UINT64_C(0xf0f0f0f0f0f0f0f), t1594 = t1498 ^ (t1593 << 4),
    t1595 = t1510 ^ t1593, t1596 = ((t1501 >> 4) ^ t1513) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1597 = t1501 ^ (t1596 << 4), t1598 = t1513 ^ t1596,
    t1599 = ((t1504 >> 4) ^ t1516) & UINT64_C(0xf0f0f0f0f0f0f0f), t1600 = t1504 ^ (t1599 << 4),
    t1601 = t1516 ^ t1599, t1602 = ((t1507 >> 4) ^ t1519) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1603 = t1507 ^ (t1602 << 4), t1604 = t1519 ^ t1602,
    t1605 = ((t1499 >> 4) ^ t1511) & UINT64_C(0xf0f0f0f0f0f0f0f), t1606 = t1499 ^ (t1605 << 4),
    t1607 = t1511 ^ t1605, t1608 = ((t1502 >> 4) ^ t1514) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1609 = t1502 ^ (t1608 << 4), t1610 = t1514 ^ t1608,
    t1611 = ((t1505 >> 4) ^ t1517) & UINT64_C(0xf0f0f0f0f0f0f0f), t1612 = t1505 ^ (t1611 << 4),
    t1613 = t1517 ^ t1611, t1614 = ((t1508 >> 4) ^ t1520) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1615 = t1508 ^ (t1614 << 4), t1616 = t1520 ^ t1614,
    t1617 = ((t1522 >> 4) ^ t1534) & UINT64_C(0xf0f0f0f0f0f0f0f), t1618 = t1522 ^ (t1617 << 4),
    t1619 = t1534 ^ t1617, t1620 = ((t1525 >> 4) ^ t1537) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1621 = t1525 ^ (t1620 << 4), t1622 = t1537 ^ t1620,
    t1623 = ((t1528 >> 4) ^ t1540) & UINT64_C(0xf0f0f0f0f0f0f0f), t1624 = t1528 ^ (t1623 << 4),
    t1625 = t1540 ^ t1623, t1626 = ((t1531 >> 4) ^ t1543) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1627 = t1531 ^ (t1626 << 4), t1628 = t1543 ^ t1626,
    t1629 = ((t1523 >> 4) ^ t1535) & UINT64_C(0xf0f0f0f0f0f0f0f), t1630 = t1523 ^ (t1629 << 4),
    t1631 = t1535 ^ t1629, t1632 = ((t1526 >> 4) ^ t1538) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1633 = t1526 ^ (t1632 << 4), t1634 = t1538 ^ t1632,
    t1635 = ((t1529 >> 4) ^ t1541) & UINT64_C(0xf0f0f0f0f0f0f0f), t1636 = t1529 ^ (t1635 << 4),
    t1637 = t1541 ^ t1635, t1638 = ((t1532 >> 4) ^ t1544) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1639 = t1532 ^ (t1638 << 4), t1640 = t1544 ^ t1638,
    t1641 = ((t1546 >> 2) ^ t1552) & UINT64_C(0x3333333333333333), t1642 = t1546 ^ (t1641 << 2),
    t1643 = t1552 ^ t1641, t1644 = ((t1549 >> 2) ^ t1555) & UINT64_C(0x3333333333333333),
    t1645 = t1549 ^ (t1644 << 2), t1646 = t1555 ^ t1644,
    t1647 = ((t1547 >> 2) ^ t1553) & UINT64_C(0x3333333333333333), t1648 = t1547 ^ (t1647 << 2),
    t1649 = t1553 ^ t1647, t1650 = ((t1550 >> 2) ^ t1556) & UINT64_C(0x3333333333333333),
    t1651 = t1550 ^ (t1650 << 2), t1652 = t1556 ^ t1650,
    t1653 = ((t1558 >> 2) ^ t1564) & UINT64_C(0x3333333333333333), t1654 = t1558 ^ (t1653 << 2),
    t1655 = t1564 ^ t1653, t1656 = ((t1561 >> 2) ^ t1567) & UINT64_C(0x3333333333333333),
    t1657 = t1561 ^ (t1656 << 2), t1658 = t1567 ^ t1656,
    t1659 = ((t1559 >> 2) ^ t1565) & UINT64_C(0x3333333333333333), t1660 = t1559 ^ (t1659 << 2),
    t1661 = t1565 ^ t1659, t1662 = ((t1562 >> 2) ^ t1568) & UINT64_C(0x3333333333333333),
    t1663 = t1562 ^ (t1662 << 2), t1664 = t1568 ^ t1662,
    t1665 = ((t1570 >> 2) ^ t1576) & UINT64_C(0x3333333333333333), t1666 = t1570 ^ (t1665 << 2),
    t1667 = t1576 ^ t1665, t1668 = ((t1573 >> 2) ^ t1579) & UINT64_C(0x3333333333333333),
    t1669 = t1573 ^ (t1668 << 2), t1670 = t1579 ^ t1668,
    t1671 = ((t1571 >> 2) ^ t1577) & UINT64_C(0x3333333333333333), t1672 = t1571 ^ (t1671 << 2),
    t1673 = t1577 ^ t1671, t1674 = ((t1574 >> 2) ^ t1580) & UINT64_C(0x3333333333333333),
    t1675 = t1574 ^ (t1674 << 2), t1676 = t1580 ^ t1674,
    t1677 = ((t1582 >> 2) ^ t1588) & UINT64_C(0x3333333333333333), t1678 = t1582 ^ (t1677 << 2),
    t1679 = t1588 ^ t1677, t1680 = ((t1585 >> 2) ^ t1591) & UINT64_C(0x3333333333333333),
    t1681 = t1585 ^ (t1680 << 2), t1682 = t1591 ^ t1680,
    t1683 = ((t1583 >> 2) ^ t1589) & UINT64_C(0x3333333333333333), t1684 = t1583 ^ (t1683 << 2),
    t1685 = t1589 ^ t1683, t1686 = ((t1586 >> 2) ^ t1592) & UINT64_C(0x3333333333333333),
    t1687 = t1586 ^ (t1686 << 2), t1688 = t1592 ^ t1686,
    t1689 = ((t1594 >> 2) ^ t1600) & UINT64_C(0x3333333333333333), t1690 = t1594 ^ (t1689 << 2),
    t1691 = t1600 ^ t1689, t1692 = ((t1597 >> 2) ^ t1603) & UINT64_C(0x3333333333333333),
    t1693 = t1597 ^ (t1692 << 2), t1694 = t1603 ^ t1692,
    t1695 = ((t1595 >> 2) ^ t1601) & UINT64_C(0x3333333333333333), t1696 = t1595 ^ (t1695 << 2),
    t1697 = t1601 ^ t1695, t1698 = ((t1598 >> 2) ^ t1604) & UINT64_C(0x3333333333333333),
    t1699 = t1598 ^ (t1698 << 2), t1700 = t1604 ^ t1698,
    t1701 = ((t1606 >> 2) ^ t1612) & UINT64_C(0x3333333333333333), t1702 = t1606 ^ (t1701 << 2),
    t1703 = t1612 ^ t1701, t1704 = ((t1609 >> 2) ^ t1615) & UINT64_C(0x3333333333333333),
    t1705 = t1609 ^ (t1704 << 2), t1706 = t1615 ^ t1704,
    t1707 = ((t1607 >> 2) ^ t1613) & UINT64_C(0x3333333333333333), t1708 = t1607 ^ (t1707 << 2),
    t1709 = t1613 ^ t1707, t1710 = ((t1610 >> 2) ^ t1616) & UINT64_C(0x3333333333333333),
    t1711 = t1610 ^ (t1710 << 2), t1712 = t1616 ^ t1710,
    t1713 = ((t1618 >> 2) ^ t1624) & UINT64_C(0x3333333333333333), t1714 = t1618 ^ (t1713 << 2),
    t1715 = t1624 ^ t1713, t1716 = ((t1621 >> 2) ^ t1627) & UINT64_C(0x3333333333333333),
    t1717 = t1621 ^ (t1716 << 2), t1718 = t1627 ^ t1716,
    t1719 = ((t1619 >> 2) ^ t1625) & UINT64_C(0x3333333333333333), t1720 = t1619 ^ (t1719 << 2),
    t1721 = t1625 ^ t1719, t1722 = ((t1622 >> 2) ^ t1628) & UINT64_C(0x3333333333333333),
    t1723 = t1622 ^ (t1722 << 2), t1724 = t1628 ^ t1722,
    t1725 = ((t1630 >> 2) ^ t1636) & UINT64_C(0x3333333333333333), t1726 = t1630 ^ (t1725 << 2),
    t1727 = t1636 ^ t1725, t1728 = ((t1633 >> 2) ^ t1639) & UINT64_C(0x3333333333333333),
    t1729 = t1633 ^ (t1728 << 2), t1730 = t1639 ^ t1728,
    t1731 = ((t1631 >> 2) ^ t1637) & UINT64_C(0x3333333333333333), t1732 = t1631 ^ (t1731 << 2),
    t1733 = t1637 ^ t1731, t1734 = ((t1634 >> 2) ^ t1640) & UINT64_C(0x3333333333333333),
    t1735 = t1634 ^ (t1734 << 2), t1736 = t1640 ^ t1734,
    t1737 = ((t1642 >> 1) ^ t1645) & UINT64_C(0x5555555555555555),
    t1738 = ((t1643 >> 1) ^ t1646) & UINT64_C(0x5555555555555555),
    t1739 = ((t1648 >> 1) ^ t1651) & UINT64_C(0x5555555555555555),
    t1740 = ((t1649 >> 1) ^ t1652) & UINT64_C(0x5555555555555555),
    t1741 = ((t1654 >> 1) ^ t1657) & UINT64_C(0x5555555555555555),
    t1742 = ((t1655 >> 1) ^ t1658) & UINT64_C(0x5555555555555555),
    t1743 = ((t1660 >> 1) ^ t1663) & UINT64_C(0x5555555555555555),
    t1744 = ((t1661 >> 1) ^ t1664) & UINT64_C(0x5555555555555555),
    t1745 = ((t1666 >> 1) ^ t1669) & UINT64_C(0x5555555555555555),
    t1746 = ((t1667 >> 1) ^ t1670) & UINT64_C(0x5555555555555555),
    t1747 = ((t1672 >> 1) ^ t1675) & UINT64_C(0x5555555555555555),
    t1748 = ((t1673 >> 1) ^ t1676) & UINT64_C(0x5555555555555555),
    t1749 = ((t1678 >> 1) ^ t1681) & UINT64_C(0x5555555555555555),
    t1750 = ((t1679 >> 1) ^ t1682) & UINT64_C(0x5555555555555555),
    t1751 = ((t1684 >> 1) ^ t1687) & UINT64_C(0x5555555555555555),
    t1752 = ((t1685 >> 1) ^ t1688) & UINT64_C(0x5555555555555555),
    t1753 = ((t1690 >> 1) ^ t1693) & UINT64_C(0x5555555555555555),
    t1754 = ((t1691 >> 1) ^ t1694) & UINT64_C(0x5555555555555555),
    t1755 = ((t1696 >> 1) ^ t1699) & UINT64_C(0x5555555555555555),
    t1756 = ((t1697 >> 1) ^ t1700) & UINT64_C(0x5555555555555555),
    t1757 = ((t1702 >> 1) ^ t1705) & UINT64_C(0x5555555555555555),
    t1758 = ((t1703 >> 1) ^ t1706) & UINT64_C(0x5555555555555555),
    t1759 = ((t1708 >> 1) ^ t1711) & UINT64_C(0x5555555555555555),
    t1760 = ((t1709 >> 1) ^ t1712) & UINT64_C(0x5555555555555555),
    t1761 = ((t1714 >> 1) ^ t1717) & UINT64_C(0x5555555555555555),
    t1762 = ((t1715 >> 1) ^ t1718) & UINT64_C(0x5555555555555555),
    t1763 = ((t1720 >> 1) ^ t1723) & UINT64_C(0x5555555555555555),
    t1764 = ((t1721 >> 1) ^ t1724) & UINT64_C(0x5555555555555555),
    t1765 = ((t1726 >> 1) ^ t1729) & UINT64_C(0x5555555555555555),
    t1766 = ((t1727 >> 1) ^ t1730) & UINT64_C(0x5555555555555555),
    t1767 = ((t1732 >> 1) ^ t1735) & UINT64_C(0x5555555555555555),
    t1768 = ((t1733 >> 1) ^ t1736) & UINT64_C(0x5555555555555555);
    store_le64(out, t1642 ^ (t1737 << 1));
    store_le64(out + 8, t1645 ^ t1737);
    store_le64(out + 16, t1643 ^ (t1738 << 1));
    store_le64(out + 24, t1646 ^ t1738);
    store_le64(out + 32, t1648 ^ (t1739 << 1));
    store_le64(out + 40, t1651 ^ t1739);
    store_le64(out + 48, t1649 ^ (t1740 << 1));
    store_le64(out + 56, t1652 ^ t1740);
    store_le64(out + 64, t1654 ^ (t1741 << 1));
    store_le64(out + 72, t1657 ^ t1741);
    store_le64(out + 80, t1655 ^ (t1742 << 1));
    store_le64(out + 88, t1658 ^ t1742);
    store_le64(out + 96, t1660 ^ (t1743 << 1));
    store_le64(out + 104, t1663 ^ t1743);
    store_le64(out + 112, t1661 ^ (t1744 << 1));
    store_le64(out + 120, t1664 ^ t1744);
    store_le64(out + 128, t1666 ^ (t1745 << 1));
    store_le64(out + 136, t1669 ^ t1745);
    store_le64(out + 144, t1667 ^ (t1746 << 1));
    store_le64(out + 152, t1670 ^ t1746);
    store_le64(out + 160, t1672 ^ (t1747 << 1));
    store_le64(out + 168, t1675 ^ t1747);
    store_le64(out + 176, t1673 ^ (t1748 << 1));
    store_le64(out + 184, t1676 ^ t1748);
    store_le64(out + 192, t1678 ^ (t1749 << 1));
    store_le64(out + 200, t1681 ^ t1749);
    store_le64(out + 208, t1679 ^ (t1750 << 1));
    store_le64(out + 216, t1682 ^ t1750);
    store_le64(out + 224, t1684 ^ (t1751 << 1));
    store_le64(out + 232, t1687 ^ t1751);
    store_le64(out + 240, t1685 ^ (t1752 << 1));
    store_le64(out + 248, t1688 ^ t1752);
    store_le64(out + 256, t1690 ^ (t1753 << 1));
    store_le64(out + 264, t1693 ^ t1753);
    store_le64(out + 272, t1691 ^ (t1754 << 1));
    store_le64(out + 280, t1694 ^ t1754);
    store_le64(out + 288, t1696 ^ (t1755 << 1));
    store_le64(out + 296, t1699 ^ t1755);
    store_le64(out + 304, t1697 ^ (t1756 << 1));
    store_le64(out + 312, t1700 ^ t1756);
    store_le64(out + 320, t1702 ^ (t1757 << 1));
    store_le64(out + 328, t1705 ^ t1757);
    store_le64(out + 336, t1703 ^ (t1758 << 1));
    store_le64(out + 344, t1706 ^ t1758);
    store_le64(out + 352, t1708 ^ (t1759 << 1));
    store_le64(out + 360, t1711 ^ t1759);
    store_le64(out + 368, t1709 ^ (t1760 << 1));
    store_le64(out + 376, t1712 ^ t1760);
    store_le64(out + 384, t1714 ^ (t1761 << 1));
    store_le64(out + 392, t1717 ^ t1761);
    store_le64(out + 400, t1715 ^ (t1762 << 1));
    store_le64(out + 408, t1718 ^ t1762);
    store_le64(out + 416, t1720 ^ (t1763 << 1));
    store_le64(out + 424, t1723 ^ t1763);
    store_le64(out + 432, t1721 ^ (t1764 << 1));
    store_le64(out + 440, t1724 ^ t1764);
    store_le64(out + 448, t1726 ^ (t1765 << 1));
    store_le64(out + 456, t1729 ^ t1765);
    store_le64(out + 464, t1727 ^ (t1766 << 1));
    store_le64(out + 472, t1730 ^ t1766);
    store_le64(out + 480, t1732 ^ (t1767 << 1));
    store_le64(out + 488, t1735 ^ t1767);
    store_le64(out + 496, t1733 ^ (t1768 << 1));
    store_le64(out + 504, t1736 ^ t1768);
}

void lwcc_skinny64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 64; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 512;
        in += 512;
    }
    nblocks %= 64;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_128_ecb_encrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 64 blocks, each bit of them in a variable of its own.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56), t8 = load_le64(in + 64),
    t9 = load_le64(in + 72), t10 = load_le64(in + 80), t11 = load_le64(in + 88),
    t12 = load_le64(in + 96), t13 = load_le64(in + 104), t14 = load_le64(in + 112),
    t15 = load_le64(in + 120), t16 = load_le64(in + 128), t17 = load_le64(in + 136),
    t18 = load_le64(in + 144), t19 = load_le64(in + 152), t20 = load_le64(in + 160),
    t21 = load_le64(in + 168), t22 = load_le64(in + 176), t23 = load_le64(in + 184),
    t24 = load_le64(in + 192), t25 = load_le64(in + 200), t26 = load_le64(in + 208),
    t27 = load_le64(in + 216), t28 = load_le64(in + 224), t29 = load_le64(in + 232),
    t30 = load_le64(in + 240), t31 = load_le64(in + 248), t32 = load_le64(in + 256),
    t33 = load_le64(in + 264), t34 = load_le64(in + 272), t35 = load_le64(in + 280),
    t36 = load_le64(in + 288), t37 = load_le64(in + 296), t38 = load_le64(in + 304),
    t39 = load_le64(in + 312), t40 = load_le64(in + 320), t41 = load_le64(in + 328),
    t42 = load_le64(in + 336), t43 = load_le64(in + 344), t44 = load_le64(in + 352),
    t45 = load_le64(in + 360), t46 = load_le64(in + 368), t47 = load_le64(in + 376),
    t48 = load_le64(in + 384), t49 = load_le64(in + 392), t50 = load_le64(in + 400),
    t51 = load_le64(in + 408), t52 = load_le64(in + 416), t53 = load_le64(in + 424),
    t54 = load_le64(in + 432), t55 = load_le64(in + 440), t56 = load_le64(in + 448),
    t57 = load_le64(in + 456), t58 = load_le64(in + 464), t59 = load_le64(in + 472),
    t60 = load_le64(in + 480), t61 = load_le64(in + 488), t62 = load_le64(in + 496),
    t63 = load_le64(in + 504), t64 = ((t0 >> 1) ^ t1) & UINT64_C(0x5555555555555555),
    t65 = t0 ^ (t64 << 1), t66 = t1 ^ t64, t67 = ((t2 >> 1) ^ t3) & UINT64_C(0x5555555555555555),
    t68 = t2 ^ (t67 << 1), t69 = t3 ^ t67, t70 = ((t4 >> 1) ^ t5) & UINT64_C(0x5555555555555555),
    t71 = t4 ^ (t70 << 1), t72 = t5 ^ t70, t73 = ((t6 >> 1) ^ t7) & UINT64_C(0x5555555555555555),
    t74 = t6 ^ (t73 << 1), t75 = t7 ^ t73, t76 = ((t8 >> 1) ^ t9) & UINT64_C(0x5555555555555555),
    t77 = t8 ^ (t76 << 1), t78 = t9 ^ t76, t79 = ((t10 >> 1) ^ t11) & UINT64_C(0x5555555555555555),
    t80 = t10 ^ (t79 << 1), t81 = t11 ^ t79,
    t82 = ((t12 >> 1) ^ t13) & UINT64_C(0x5555555555555555), t83 = t12 ^ (t82 << 1),
    t84 = t13 ^ t82, t85 = ((t14 >> 1) ^ t15) & UINT64_C(0x5555555555555555),
    t86 = t14 ^ (t85 << 1), t87 = t15 ^ t85,
    t88 = ((t16 >> 1) ^ t17) & UINT64_C(0x5555555555555555), t89 = t16 ^ (t88 << 1),
    t90 = t17 ^ t88, t91 = ((t18 >> 1) ^ t19) & UINT64_C(0x5555555555555555),
    t92 = t18 ^ (t91 << 1), t93 = t19 ^ t91,
    t94 = ((t20 >> 1) ^ t21) & UINT64_C(0x5555555555555555), t95 = t20 ^ (t94 << 1),
    t96 = t21 ^ t94, t97 = ((t22 >> 1) ^ t23) & UINT64_C(0x5555555555555555),
    t98 = t22 ^ (t97 << 1), t99 = t23 ^ t97,
    t100 = ((t24 >> 1) ^ t25) & UINT64_C(0x5555555555555555), t101 = t24 ^ (t100 << 1),
    t102 = t25 ^ t100, t103 = ((t26 >> 1) ^ t27) & UINT64_C(0x5555555555555555),
    t104 = t26 ^ (t103 << 1), t105 = t27 ^ t103,
    t106 = ((t28 >> 1) ^ t29) & UINT64_C(0x5555555555555555), t107 = t28 ^ (t106 << 1),
    t108 = t29 ^ t106, t109 = ((t30 >> 1) ^ t31) & UINT64_C(0x5555555555555555),
    t110 = t30 ^ (t109 << 1), t111 = t31 ^ t109,
    t112 = ((t32 >> 1) ^ t33) & UINT64_C(0x5555555555555555), t113 = t32 ^ (t112 << 1),
    t114 = t33 ^ t112, t115 = ((t34 >> 1) ^ t35) & UINT64_C(0x5555555555555555),
    t116 = t34 ^ (t115 << 1), t117 = t35 ^ t115,
    t118 = ((t36 >> 1) ^ t37) & UINT64_C(0x5555555555555555), t119 = t36 ^ (t118 << 1),
    t120 = t37 ^ t118, t121 = ((t38 >> 1) ^ t39) & UINT64_C(0x5555555555555555),
    t122 = t38 ^ (t121 << 1), t123 = t39 ^ t121,
    t124 = ((t40 >> 1) ^ t41) & UINT64_C(0x5555555555555555), t125 = t40 ^ (t124 << 1),
    t126 = t41 ^ t124, t127 = ((t42 >> 1) ^ t43) & UINT64_C(0x5555555555555555),
    t128 = t42 ^ (t127 << 1), t129 = t43 ^ t127,
    t130 = ((t44 >> 1) ^ t45) & UINT64_C(0x5555555555555555), t131 = t44 ^ (t130 << 1),
    t132 = t45 ^ t130, t133 = ((t46 >> 1) ^ t47) & UINT64_C(0x5555555555555555),
    t134 = t46 ^ (t133 << 1), t135 = t47 ^ t133,
    t136 = ((t48 >> 1) ^ t49) & UINT64_C(0x5555555555555555), t137 = t48 ^ (t136 << 1),
    t138 = t49 ^ t136, t139 = ((t50 >> 1) ^ t51) & UINT64_C(0x5555555555555555),
    t140 = t50 ^ (t139 << 1), t141 = t51 ^ t139,
    t142 = ((t52 >> 1) ^ t53) & UINT64_C(0x5555555555555555), t143 = t52 ^ (t142 << 1),
    t144 = t53 ^ t142, t145 = ((t54 >> 1) ^ t55) & UINT64_C(0x5555555555555555),
    t146 = t54 ^ (t145 << 1), t147 = t55 ^ t145,
    t148 = ((t56 >> 1) ^ t57) & UINT64_C(0x5555555555555555), t149 = t56 ^ (t148 << 1),
    t150 = t57 ^ t148, t151 = ((t58 >> 1) ^ t59) & UINT64_C(0x5555555555555555),
    t152 = t58 ^ (t151 << 1), t153 = t59 ^ t151,
    t154 = ((t60 >> 1) ^ t61) & UINT64_C(0x5555555555555555), t155 = t60 ^ (t154 << 1),
    t156 = t61 ^ t154, t157 = ((t62 >> 1) ^ t63) & UINT64_C(0x5555555555555555),
    t158 = t62 ^ (t157 << 1), t159 = t63 ^ t157,
    t160 = ((t65 >> 2) ^ t68) & UINT64_C(0x3333333333333333), t161 = t65 ^ (t160 << 2),
    t162 = t68 ^ t160, t163 = ((t66 >> 2) ^ t69) & UINT64_C(0x3333333333333333),
    t164 = t66 ^ (t163 << 2), t165 = t69 ^ t163,
    t166 = ((t71 >> 2) ^ t74) & UINT64_C(0x3333333333333333), t167 = t71 ^ (t166 << 2),
    t168 = t74 ^ t166, t169 = ((t72 >> 2) ^ t75) & UINT64_C(0x3333333333333333),
    t170 = t72 ^ (t169 << 2), t171 = t75 ^ t169,
    t172 = ((t77 >> 2) ^ t80) & UINT64_C(0x3333333333333333), t173 = t77 ^ (t172 << 2),
    t174 = t80 ^ t172, t175 = ((t78 >> 2) ^ t81) & UINT64_C(0x3333333333333333),
    t176 = t78 ^ (t175 << 2), t177 = t81 ^ t175,
    t178 = ((t83 >> 2) ^ t86) & UINT64_C(0x3333333333333333), t179 = t83 ^ (t178 << 2),
    t180 = t86 ^ t178, t181 = ((t84 >> 2) ^ t87) & UINT64_C(0x3333333333333333),
    t182 = t84 ^ (t181 << 2), t183 = t87 ^ t181,
    t184 = ((t89 >> 2) ^ t92) & UINT64_C(0x3333333333333333), t185 = t89 ^ (t184 << 2),
    t186 = t92 ^ t184, t187 = ((t90 >> 2) ^ t93) & UINT64_C(0x3333333333333333),
    t188 = t90 ^ (t187 << 2), t189 = t93 ^ t187,
    t190 = ((t95 >> 2) ^ t98) & UINT64_C(0x3333333333333333), t191 = t95 ^ (t190 << 2),
    t192 = t98 ^ t190, t193 = ((t96 >> 2) ^ t99) & UINT64_C(0x3333333333333333),
    t194 = t96 ^ (t193 << 2), t195 = t99 ^ t193,
    t196 = ((t101 >> 2) ^ t104) & UINT64_C(0x3333333333333333), t197 = t101 ^ (t196 << 2),
    t198 = t104 ^ t196, t199 = ((t102 >> 2) ^ t105) & UINT64_C(0x3333333333333333),
    t200 = t102 ^ (t199 << 2), t201 = t105 ^ t199,
    t202 = ((t107 >> 2) ^ t110) & UINT64_C(0x3333333333333333), t203 = t107 ^ (t202 << 2),
    t204 = t110 ^ t202, t205 = ((t108 >> 2) ^ t111) & UINT64_C(0x3333333333333333),
    t206 = t108 ^ (t205 << 2), t207 = t111 ^ t205,
    t208 = ((t113 >> 2) ^ t116) & UINT64_C(0x3333333333333333), t209 = t113 ^ (t208 << 2),
    t210 = t116 ^ t208, t211 = ((t114 >> 2) ^ t117) & UINT64_C(0x3333333333333333),
    t212 = t114 ^ (t211 << 2), t213 = t117 ^ t211,
    t214 = ((t119 >> 2) ^ t122) & UINT64_C(0x3333333333333333), t215 = t119 ^ (t214 << 2),
    t216 = t122 ^ t214, t217 = ((t120 >> 2) ^ t123) & UINT64_C(0x3333333333333333),
    t218 = t120 ^ (t217 << 2), t219 = t123 ^ t217,
    t220 = ((t125 >> 2) ^ t128) & UINT64_C(0x3333333333333333), t221 = t125 ^ (t220 << 2),
    t222 = t128 ^ t220, t223 = ((t126 >> 2) ^ t129) & UINT64_C(0x3333333333333333),
    t224 = t126 ^ (t223 << 2), t225 = t129 ^ t223,
    t226 = ((t131 >> 2) ^ t134) & UINT64_C(0x3333333333333333), t227 = t131 ^ (t226 << 2),
    t228 = t134 ^ t226, t229 = ((t132 >> 2) ^ t135) & UINT64_C(0x3333333333333333),
    t230 = t132 ^ (t229 << 2), t231 = t135 ^ t229,
    t232 = ((t137 >> 2) ^ t140) & UINT64_C(0x3333333333333333), t233 = t137 ^ (t232 << 2),
    t234 = t140 ^ t232, t235 = ((t138 >> 2) ^ t141) & UINT64_C(0x3333333333333333),
    t236 = t138 ^ (t235 << 2), t237 = t141 ^ t235,
    t238 = ((t143 >> 2) ^ t146) & UINT64_C(0x3333333333333333), t239 = t143 ^ (t238 << 2),
    t240 = t146 ^ t238, t241 = ((t144 >> 2) ^ t147) & UINT64_C(0x3333333333333333),
    t242 = t144 ^ (t241 << 2), t243 = t147 ^ t241,
    t244 = ((t149 >> 2) ^ t152) & UINT64_C(0x3333333333333333), t245 = t149 ^ (t244 << 2),
    t246 = t152 ^ t244, t247 = ((t150 >> 2) ^ t153) & UINT64_C(0x3333333333333333),
    t248 = t150 ^ (t247 << 2), t249 = t153 ^ t247,
    t250 = ((t155 >> 2) ^ t158) & UINT64_C(0x3333333333333333), t251 = t155 ^ (t250 << 2),
    t252 = t158 ^ t250, t253 = ((t156 >> 2) ^ t159) & UINT64_C(0x3333333333333333),
    t254 = t156 ^ (t253 << 2), t255 = t159 ^ t253,
    t256 = ((t161 >> 4) ^ t167) & UINT64_C(0xf0f0f0f0f0f0f0f), t257 = t161 ^ (t256 << 4),
    t258 = t167 ^ t256, t259 = ((t164 >> 4) ^ t170) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t260 = t164 ^ (t259 << 4), t261 = t170 ^ t259,
    t262 = ((t162 >> 4) ^ t168) & UINT64_C(0xf0f0f0f0f0f0f0f), t263 = t162 ^ (t262 << 4),
    t264 = t168 ^ t262, t265 = ((t165 >> 4) ^ t171) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t266 = t165 ^ (t265 << 4), t267 = t171 ^ t265,
    t268 = ((t173 >> 4) ^ t179) & UINT64_C(0xf0f0f0f0f0f0f0f), t269 = t173 ^ (t268 << 4),
    t270 = t179 ^ t268, t271 = ((t176 >> 4) ^ t182) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t272 = t176 ^ (t271 << 4), t273 = t182 ^ t271,
    t274 = ((t174 >> 4) ^ t180) & UINT64_C(0xf0f0f0f0f0f0f0f), t275 = t174 ^ (t274 << 4),
    t276 = t180 ^ t274, t277 = ((t177 >> 4) ^ t183) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t278 = t177 ^ (t277 << 4), t279 = t183 ^ t277,
    t280 = ((t185 >> 4) ^ t191) & UINT64_C(0xf0f0f0f0f0f0f0f), t281 = t185 ^ (t280 << 4),
    t282 = t191 ^ t280, t283 = ((t188 >> 4) ^ t194) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t284 = t188 ^ (t283 << 4), t285 = t194 ^ t283,
    t286 = ((t186 >> 4) ^ t192) & UINT64_C(0xf0f0f0f0f0f0f0f), t287 = t186 ^ (t286 << 4),
    t288 = t192 ^ t286, t289 = ((t189 >> 4) ^ t195) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t290 = t189 ^ (t289 << 4), t291 = t195 ^ t289,
    t292 = ((t197 >> 4) ^ t203) & UINT64_C(0xf0f0f0f0f0f0f0f), t293 = t197 ^ (t292 << 4),
    t294 = t203 ^ t292, t295 = ((t200 >> 4) ^ t206) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t296 = t200 ^ (t295 << 4), t297 = t206 ^ t295,
    t298 = ((t198 >> 4) ^ t204) & UINT64_C(0xf0f0f0f0f0f0f0f), t299 = t198 ^ (t298 << 4),
    t300 = t204 ^ t298, t301 = ((t201 >> 4) ^ t207) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t302 = t201 ^ (t301 << 4), t303 = t207 ^ t301,
    t304 = ((t209 >> 4) ^ t215) & UINT64_C(0xf0f0f0f0f0f0f0f), t305 = t209 ^ (t304 << 4),
    t306 = t215 ^ t304, t307 = ((t212 >> 4) ^ t218) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t308 = t212 ^ (t307 << 4), t309 = t218 ^ t307,
    t310 = ((t210 >> 4) ^ t216) & UINT64_C(0xf0f0f0f0f0f0f0f), t311 = t210 ^ (t310 << 4),
    t312 = t216 ^ t310, t313 = ((t213 >> 4) ^ t219) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t314 = t213 ^ (t313 << 4), t315 = t219 ^ t313,
    t316 = ((t221 >> 4) ^ t227) & UINT64_C(0xf0f0f0f0f0f0f0f), t317 = t221 ^ (t316 << 4),
    t318 = t227 ^ t316, t319 = ((t224 >> 4) ^ t230) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t320 = t224 ^ (t319 << 4), t321 = t230 ^ t319,
    t322 = ((t222 >> 4) ^ t228) & UINT64_C(0xf0f0f0f0f0f0f0f), t323 = t222 ^ (t322 << 4),
    t324 = t228 ^ t322, t325 = ((t225 >> 4) ^ t231) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t326 = t225 ^ (t325 << 4), t327 = t231 ^ t325,
    t328 = ((t233 >> 4) ^ t239) & UINT64_C(0xf0f0f0f0f0f0f0f), t329 = t233 ^ (t328 << 4),
    t330 = t239 ^ t328, t331 = ((t236 >> 4) ^ t242) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t332 = t236 ^ (t331 << 4), t333 = t242 ^ t331,
    t334 = ((t234 >> 4) ^ t240) & UINT64_C(0xf0f0f0f0f0f0f0f), t335 = t234 ^ (t334 << 4),
    t336 = t240 ^ t334, t337 = ((t237 >> 4) ^ t243) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t338 = t237 ^ (t337 << 4), t339 = t243 ^ t337,
    t340 = ((t245 >> 4) ^ t251) & UINT64_C(0xf0f0f0f0f0f0f0f), t341 = t245 ^ (t340 << 4),
    t342 = t251 ^ t340, t343 = ((t248 >> 4) ^ t254) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t344 = t248 ^ (t343 << 4), t345 = t254 ^ t343,
    t346 = ((t246 >> 4) ^ t252) & UINT64_C(0xf0f0f0f0f0f0f0f), t347 = t246 ^ (t346 << 4),
    t348 = t252 ^ t346, t349 = ((t249 >> 4) ^ t255) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t350 = t249 ^ (t349 << 4), t351 = t255 ^ t349,
    t352 = ((t257 >> 8) ^ t269) & UINT64_C(0xff00ff00ff00ff), t353 = t257 ^ (t352 << 8),
    t354 = t269 ^ t352, t355 = ((t260 >> 8) ^ t272) & UINT64_C(0xff00ff00ff00ff),
    t356 = t260 ^ (t355 << 8), t357 = t272 ^ t355,
    t358 = ((t263 >> 8) ^ t275) & UINT64_C(0xff00ff00ff00ff), t359 = t263 ^ (t358 << 8),
    t360 = t275 ^ t358, t361 = ((t266 >> 8) ^ t278) & UINT64_C(0xff00ff00ff00ff),
    t362 = t266 ^ (t361 << 8), t363 = t278 ^ t361,
    t364 = ((t258 >> 8) ^ t270) & UINT64_C(0xff00ff00ff00ff), t365 = t258 ^ (t364 << 8),
    t366 = t270 ^ t364, t367 = ((t261 >> 8) ^ t273) & UINT64_C(0xff00ff00ff00ff),
    t368 = t261 ^ (t367 << 8), t369 = t273 ^ t367,
    t370 = ((t264 >> 8) ^ t276) & UINT64_C(0xff00ff00ff00ff), t371 = t264 ^ (t370 << 8),
    t372 = t276 ^ t370, t373 = ((t267 >> 8) ^ t279) & UINT64_C(0xff00ff00ff00ff),
    t374 = t267 ^ (t373 << 8), t375 = t279 ^ t373,
    t376 = ((t281 >> 8) ^ t293) & UINT64_C(0xff00ff00ff00ff), t377 = t281 ^ (t376 << 8),
    t378 = t293 ^ t376, t379 = ((t284 >> 8) ^ t296) & UINT64_C(0xff00ff00ff00ff),
    t380 = t284 ^ (t379 << 8), t381 = t296 ^ t379,
    t382 = ((t287 >> 8) ^ t299) & UINT64_C(0xff00ff00ff00ff), t383 = t287 ^ (t382 << 8),
    t384 = t299 ^ t382, t385 = ((t290 >> 8) ^ t302) & UINT64_C(0xff00ff00ff00ff),
    t386 = t290 ^ (t385 << 8), t387 = t302 ^ t385,
    t388 = ((t282 >> 8) ^ t294) & UINT64_C(0xff00ff00ff00ff), t389 = t282 ^ (t388 << 8),
    t390 = t294 ^ t388, t391 = ((t285 >> 8) ^ t297) & UINT64_C(0xff00ff00ff00ff),
    t392 = t285 ^ (t391 << 8), t393 = t297 ^ t391,
    t394 = ((t288 >> 8) ^ t300) & UINT64_C(0xff00ff00ff00ff), t395 = t288 ^ (t394 << 8),
    t396 = t300 ^ t394, t397 = ((t291 >> 8) ^ t303) & UINT64_C(0xff00ff00ff00ff),
    t398 = t291 ^ (t397 << 8), t399 = t303 ^ t397,
    t400 = ((t305 >> 8) ^ t317) & UINT64_C(0xff00ff00ff00ff), t401 = t305 ^ (t400 << 8),
    t402 = t317 ^ t400, t403 = ((t308 >> 8) ^ t320) & UINT64_C(0xff00ff00ff00ff),
    t404 = t308 ^ (t403 << 8), t405 = t320 ^ t403,
    t406 = ((t311 >> 8) ^ t323) & UINT64_C(0xff00ff00ff00ff), t407 = t311 ^ (t406 << 8),
    t408 = t323 ^ t406, t409 = ((t314 >> 8) ^ t326) & UINT64_C(0xff00ff00ff00ff),
    t410 = t314 ^ (t409 << 8), t411 = t326 ^ t409,
    t412 = ((t306 >> 8) ^ t318) & UINT64_C(0xff00ff00ff00ff), t413 = t306 ^ (t412 << 8),
    t414 = t318 ^ t412, t415 = ((t309 >> 8) ^ t321) & UINT64_C(0xff00ff00ff00ff),
    t416 = t309 ^ (t415 << 8), t417 = t321 ^ t415,
    t418 = ((t312 >> 8) ^ t324) & UINT64_C(0xff00ff00ff00ff), t419 = t312 ^ (t418 << 8),
    t420 = t324 ^ t418, t421 = ((t315 >> 8) ^ t327) & UINT64_C(0xff00ff00ff00ff),
    t422 = t315 ^ (t421 << 8), t423 = t327 ^ t421,
    t424 = ((t329 >> 8) ^ t341) & UINT64_C(0xff00ff00ff00ff), t425 = t329 ^ (t424 << 8),
    t426 = t341 ^ t424, t427 = ((t332 >> 8) ^ t344) & UINT64_C(0xff00ff00ff00ff),
    t428 = t332 ^ (t427 << 8), t429 = t344 ^ t427,
    t430 = ((t335 >> 8) ^ t347) & UINT64_C(0xff00ff00ff00ff), t431 = t335 ^ (t430 << 8),
    t432 = t347 ^ t430, t433 = ((t338 >> 8) ^ t350) & UINT64_C(0xff00ff00ff00ff),
    t434 = t338 ^ (t433 << 8), t435 = t350 ^ t433,
    t436 = ((t330 >> 8) ^ t342) & UINT64_C(0xff00ff00ff00ff), t437 = t330 ^ (t436 << 8),
    t438 = t342 ^ t436, t439 = ((t333 >> 8) ^ t345) & UINT64_C(0xff00ff00ff00ff),
    t440 = t333 ^ (t439 << 8), t441 = t345 ^ t439,
    t442 = ((t336 >> 8) ^ t348) & UINT64_C(0xff00ff00ff00ff), t443 = t336 ^ (t442 << 8),
    t444 = t348 ^ t442, t445 = ((t339 >> 8) ^ t351) & UINT64_C(0xff00ff00ff00ff),
    t446 = t339 ^ (t445 << 8), t447 = t351 ^ t445,
    t448 = ((t353 >> 16) ^ t377) & UINT64_C(0xffff0000ffff), t449 = t353 ^ (t448 << 16),
    t450 = t377 ^ t448, t451 = ((t356 >> 16) ^ t380) & UINT64_C(0xffff0000ffff),
    t452 = t356 ^ (t451 << 16), t453 = t380 ^ t451,
    t454 = ((t359 >> 16) ^ t383) & UINT64_C(0xffff0000ffff), t455 = t359 ^ (t454 << 16),
    t456 = t383 ^ t454, t457 = ((t362 >> 16) ^ t386) & UINT64_C(0xffff0000ffff),
    t458 = t362 ^ (t457 << 16), t459 = t386 ^ t457,
    t460 = ((t365 >> 16) ^ t389) & UINT64_C(0xffff0000ffff), t461 = t365 ^ (t460 << 16),
    t462 = t389 ^ t460, t463 = ((t368 >> 16) ^ t392) & UINT64_C(0xffff0000ffff),
    t464 = t368 ^ (t463 << 16), t465 = t392 ^ t463,
    t466 = ((t371 >> 16) ^ t395) & UINT64_C(0xffff0000ffff), t467 = t371 ^ (t466 << 16),
    t468 = t395 ^ t466, t469 = ((t374 >> 16) ^ t398) & UINT64_C(0xffff0000ffff),
    t470 = t374 ^ (t469 << 16), t471 = t398 ^ t469,
    t472 = ((t354 >> 16) ^ t378) & UINT64_C(0xffff0000ffff), t473 = t354 ^ (t472 << 16),
    t474 = t378 ^ t472, t475 = ((t357 >> 16) ^ t381) & UINT64_C(0xffff0000ffff),
    t476 = t357 ^ (t475 << 16), t477 = t381 ^ t475,
    t478 = ((t360 >> 16) ^ t384) & UINT64_C(0xffff0000ffff), t479 = t360 ^ (t478 << 16),
    t480 = t384 ^ t478, t481 = ((t363 >> 16) ^ t387) & UINT64_C(0xffff0000ffff),
    t482 = t363 ^ (t481 << 16), t483 = t387 ^ t481,
    t484 = ((t366 >> 16) ^ t390) & UINT64_C(0xffff0000ffff), t485 = t366 ^ (t484 << 16),
    t486 = t390 ^ t484, t487 = ((t369 >> 16) ^ t393) & UINT64_C(0xffff0000ffff),
    t488 = t369 ^ (t487 << 16), t489 = t393 ^ t487,
    t490 = ((t372 >> 16) ^ t396) & UINT64_C(0xffff0000ffff), t491 = t372 ^ (t490 << 16),
    t492 = t396 ^ t490, t493 = ((t375 >> 16) ^ t399) & UINT64_C(0xffff0000ffff),
    t494 = t375 ^ (t493 << 16), t495 = t399 ^ t493,
    t496 = ((t401 >> 16) ^ t425) & UINT64_C(0xffff0000ffff), t497 = t401 ^ (t496 << 16),
    t498 = t425 ^ t496, t499 = ((t404 >> 16) ^ t428) & UINT64_C(0xffff0000ffff),
    t500 = t404 ^ (t499 << 16), t501 = t428 ^ t499,
    t502 = ((t407 >> 16) ^ t431) & UINT64_C(0xffff0000ffff), t503 = t407 ^ (t502 << 16),
    t504 = t431 ^ t502, t505 = ((t410 >> 16) ^ t434) & UINT64_C(0xffff0000ffff),
    t506 = t410 ^ (t505 << 16), t507 = t434 ^ t505,
    t508 = ((t413 >> 16) ^ t437) & UINT64_C(0xffff0000ffff), t509 = t413 ^ (t508 << 16),
    t510 = t437 ^ t508, t511 = ((t416 >> 16) ^ t440) & UINT64_C(0xffff0000ffff),
    t512 = t416 ^ (t511 << 16), t513 = t440 ^ t511,
    t514 = ((t419 >> 16) ^ t443) & UINT64_C(0xffff0000ffff), t515 = t419 ^ (t514 << 16),
    t516 = t443 ^ t514, t517 = ((t422 >> 16) ^ t446) & UINT64_C(0xffff0000ffff),
    t518 = t422 ^ (t517 << 16), t519 = t446 ^ t517,
    t520 = ((t402 >> 16) ^ t426) & UINT64_C(0xffff0000ffff), t521 = t402 ^ (t520 << 16),
    t522 = t426 ^ t520, t523 = ((t405 >> 16) ^ t429) & UINT64_C(0xffff0000ffff),
    t524 = t405 ^ (t523 << 16), t525 = t429 ^ t523,
    t526 = ((t408 >> 16) ^ t432) & UINT64_C(0xffff0000ffff), t527 = t408 ^ (t526 << 16),
    t528 = t432 ^ t526, t529 = ((t411 >> 16) ^ t435) & UINT64_C(0xffff0000ffff),
    t530 = t411 ^ (t529 << 16), t531 = t435 ^ t529,
    t532 = ((t414 >> 16) ^ t438) & UINT64_C(0xffff0000ffff), t533 = t414 ^ (t532 << 16),
    t534 = t438 ^ t532, t535 = ((t417 >> 16) ^ t441) & UINT64_C(0xffff0000ffff),
    t536 = t417 ^ (t535 << 16), t537 = t441 ^ t535,
    t538 = ((t420 >> 16) ^ t444) & UINT64_C(0xffff0000ffff), t539 = t420 ^ (t538 << 16),
    t540 = t444 ^ t538, t541 = ((t423 >> 16) ^ t447) & UINT64_C(0xffff0000ffff),
    t542 = t423 ^ (t541 << 16), t543 = t447 ^ t541,
    t544 = ((t449 >> 32) ^ t497) & UINT64_C(0xffffffff), t545 = t449 ^ (t544 << 32),
    t546 = t497 ^ t544, t547 = ((t452 >> 32) ^ t500) & UINT64_C(0xffffffff),
    t548 = t452 ^ (t547 << 32), t549 = t500 ^ t547,
    t550 = ((t455 >> 32) ^ t503) & UINT64_C(0xffffffff), t551 = t455 ^ (t550 << 32),
    t552 = t503 ^ t550, t553 = ((t458 >> 32) ^ t506) & UINT64_C(0xffffffff),
    t554 = t458 ^ (t553 << 32), t555 = t506 ^ t553,
    t556 = ((t461 >> 32) ^ t509) & UINT64_C(0xffffffff), t557 = t461 ^ (t556 << 32),
    t558 = t509 ^ t556, t559 = ((t464 >> 32) ^ t512) & UINT64_C(0xffffffff),
    t560 = t464 ^ (t559 << 32), t561 = t512 ^ t559,
    t562 = ((t467 >> 32) ^ t515) & UINT64_C(0xffffffff), t563 = t467 ^ (t562 << 32),
    t564 = t515 ^ t562, t565 = ((t470 >> 32) ^ t518) & UINT64_C(0xffffffff),
    t566 = t470 ^ (t565 << 32), t567 = t518 ^ t565,
    t568 = ((t473 >> 32) ^ t521) & UINT64_C(0xffffffff), t569 = t473 ^ (t568 << 32),
    t570 = t521 ^ t568, t571 = ((t476 >> 32) ^ t524) & UINT64_C(0xffffffff),
    t572 = t476 ^ (t571 << 32), t573 = t524 ^ t571,
    t574 = ((t479 >> 32) ^ t527) & UINT64_C(0xffffffff), t575 = t479 ^ (t574 << 32),
    t576 = t527 ^ t574, t577 = ((t482 >> 32) ^ t530) & UINT64_C(0xffffffff),
    t578 = t482 ^ (t577 << 32), t579 = t530 ^ t577,
    t580 = ((t485 >> 32) ^ t533) & UINT64_C(0xffffffff), t581 = t485 ^ (t580 << 32),
    t582 = t533 ^ t580, t583 = ((t488 >> 32) ^ t536) & UINT64_C(0xffffffff),
    t584 = t488 ^ (t583 << 32), t585 = t536 ^ t583,
    t586 = ((t491 >> 32) ^ t539) & UINT64_C(0xffffffff), t587 = t491 ^ (t586 << 32),
    t588 = t539 ^ t586, t589 = ((t494 >> 32) ^ t542) & UINT64_C(0xffffffff),
    t590 = t494 ^ (t589 << 32), t591 = t542 ^ t589,
    t592 = ((t450 >> 32) ^ t498) & UINT64_C(0xffffffff), t593 = t450 ^ (t592 << 32),
    t594 = t498 ^ t592, t595 = ((t453 >> 32) ^ t501) & UINT64_C(0xffffffff),
    t596 = t453 ^ (t595 << 32), t597 = t501 ^ t595,
    t598 = ((t456 >> 32) ^ t504) & UINT64_C(0xffffffff), t599 = t456 ^ (t598 << 32),
    t600 = t504 ^ t598, t601 = ((t459 >> 32) ^ t507) & UINT64_C(0xffffffff),
    t602 = t459 ^ (t601 << 32), t603 = t507 ^ t601,
    t604 = ((t462 >> 32) ^ t510) & UINT64_C(0xffffffff), t605 = t462 ^ (t604 << 32),
    t606 = t510 ^ t604, t607 = ((t465 >> 32) ^ t513) & UINT64_C(0xffffffff),
    t608 = t465 ^ (t607 << 32), t609 = t513 ^ t607,
    t610 = ((t468 >> 32) ^ t516) & UINT64_C(0xffffffff), t611 = t468 ^ (t610 << 32),
    t612 = t516 ^ t610, t613 = ((t471 >> 32) ^ t519) & UINT64_C(0xffffffff),
    t614 = t471 ^ (t613 << 32), t615 = t519 ^ t613,
    t616 = ((t474 >> 32) ^ t522) & UINT64_C(0xffffffff), t617 = t474 ^ (t616 << 32),
    t618 = t522 ^ t616, t619 = ((t477 >> 32) ^ t525) & UINT64_C(0xffffffff),
    t620 = t477 ^ (t619 << 32), t621 = t525 ^ t619,
    t622 = ((t480 >> 32) ^ t528) & UINT64_C(0xffffffff), t623 = t480 ^ (t622 << 32),
    t624 = t528 ^ t622, t625 = ((t483 >> 32) ^ t531) & UINT64_C(0xffffffff),
    t626 = t483 ^ (t625 << 32), t627 = t531 ^ t625,
    t628 = ((t486 >> 32) ^ t534) & UINT64_C(0xffffffff), t629 = t486 ^ (t628 << 32),
    t630 = t534 ^ t628, t631 = ((t489 >> 32) ^ t537) & UINT64_C(0xffffffff),
    t632 = t489 ^ (t631 << 32), t633 = t537 ^ t631,
    t634 = ((t492 >> 32) ^ t540) & UINT64_C(0xffffffff), t635 = t492 ^ (t634 << 32),
    t636 = t540 ^ t634, t637 = ((t495 >> 32) ^ t543) & UINT64_C(0xffffffff),
    t638 = t495 ^ (t637 << 32), t639 = t543 ^ t637;
    // round 36 (skinny.dsl:66)
    const uint64_t t640 = ~t624, t641 = t623 ^ t640, t642 = t626 ^ t627, t643 = t575 ^ t640,
    t644 = t635 ^ t636, t645 = t638 ^ t639, t646 = t587 ^ t636, t647 = t590 ^ t639,
    t648 = t599 ^ t600, t649 = t602 ^ t603, t650 = t551 ^ t600, t651 = t554 ^ t603, t652 = ~t612,
    t653 = t611 ^ t652, t654 = t614 ^ t615, t655 = t563 ^ t652,
    t656 = (t581 ^ t630) ^ (t646 | t647), t657 = ~t647, t658 = (t584 ^ t633) ^ (t657 & t656),
    t659 = ~t658, t660 = t646 ^ (t656 & t659), t661 = t657 ^ (t658 | t660),
    t662 = (t545 ^ t594) ^ (t650 | t651), t663 = ~t651, t664 = (t548 ^ t597) ^ (t663 & t662),
    t665 = t650 ^ (t662 & (~t664)), t666 = t663 ^ (t664 | t665), t667 = ~(t566 ^ t615),
    t668 = (t557 ^ t606) ^ (t655 & t667), t669 = ~t668, t670 = (t560 ^ t609) ^ (t667 & t669),
    t671 = t655 ^ (t668 | t670), t672 = t667 ^ (t670 | t671), t673 = ~(t578 ^ t627),
    t674 = (t569 ^ t618) ^ (t643 & t673), t675 = ~t674, t676 = (t572 ^ t621) ^ (t673 & t675),
    t677 = t643 ^ (t674 | t676), t678 = t673 ^ (t676 | t677), t679 = (t593 ^ t594) ^ (t648 | t649),
    t680 = ~t679, t681 = (t596 ^ t597) ^ (t649 | t680), t682 = t648 ^ (t679 & t681), t683 = ~t681,
    t684 = t649 ^ (t683 | t682), t685 = ~t654, t686 = (t605 ^ t606) ^ (t653 & t685),
    t687 = (t608 ^ t609) ^ (t654 | t686), t688 = ~t686, t689 = t653 ^ (t688 & t687),
    t690 = t685 ^ (t687 & t689), t691 = ~t642, t692 = (t617 ^ t618) ^ (t641 & t691),
    t693 = (t620 ^ t621) ^ (t642 | t692), t694 = ~t692, t695 = t641 ^ (t694 & t693),
    t696 = t691 ^ (t693 & t695), t697 = (t629 ^ t630) ^ (t644 | t645), t698 = ~t645,
    t699 = (t632 ^ t633) ^ (t698 & t697), t700 = t644 ^ (~(t697 & t699)),
    t701 = t698 ^ (t699 & t700), t702 = ((t611 ^ t564) ^ t612) ^ load64(rk + 30264),
    t703 = ((t614 ^ t567) ^ t615) ^ load64(rk + 30272),
    t704 = (((t605 ^ t558) ^ t606) ^ load64(rk + 30040)) ^ (t702 | t703),
    t705 = (((t608 ^ t561) ^ t609) ^ load64(rk + 30048)) ^ (t703 | t704),
    t706 = t702 ^ (t704 | t705), t707 = ~t706, t708 = t703 ^ (t705 | t707),
    t709 = ((t623 ^ t576) ^ t624) ^ load64(rk + 30248),
    t710 = ((t626 ^ t579) ^ t627) ^ load64(rk + 30256),
    t711 = (((t617 ^ t570) ^ t618) ^ load64(rk + 30232)) ^ (t709 & t710),
    t712 = (((t620 ^ t573) ^ t621) ^ load64(rk + 30240)) ^ (t710 & t711),
    t713 = t709 ^ (t711 & t712), t714 = t710 ^ (t712 & t713),
    t715 = ((t635 ^ t588) ^ t636) ^ load64(rk + 30184),
    t716 = ((t638 ^ t591) ^ t639) ^ load64(rk + 30192),
    t717 = (((t629 ^ t582) ^ t630) ^ load64(rk + 30168)) ^ (t715 & t716),
    t718 = (((t632 ^ t585) ^ t633) ^ load64(rk + 30176)) ^ (t716 & t717),
    t719 = t715 ^ (t717 & t718), t720 = t716 ^ (t718 & t719), t721 = load64(rk + 24),
    t722 = (((t599 ^ t552) ^ t600) ^ load64(rk + 30120)) ^ t721,
    t723 = (((t602 ^ t555) ^ t603) ^ load64(rk + 30128)) ^ t721,
    t724 = (((t593 ^ t546) ^ t594) ^ load64(rk + 30104)) ^ t721, t725 = t724 ^ (t722 & t723),
    t726 = (((t596 ^ t549) ^ t597) ^ load64(rk + 30112)) ^ t721, t727 = t726 ^ (t723 & t725),
    t728 = t722 ^ (t725 & t727), t729 = t723 ^ (t727 & t728), t730 = t623 ^ load64(rk + 30216),
    t731 = t626 ^ load64(rk + 30224), t732 = (t617 ^ load64(rk + 30200)) ^ (t730 & t731),
    t733 = (t620 ^ load64(rk + 30208)) ^ (t731 & t732), t734 = t730 ^ (t732 & t733),
    t735 = t731 ^ (t733 & t734), t736 = t635 ^ load64(rk + 30152), t737 = t638 ^ load64(rk + 30160),
    t738 = (t629 ^ load64(rk + 30136)) ^ (t736 & t737),
    t739 = (t632 ^ load64(rk + 30144)) ^ (t737 & t738), t740 = t736 ^ (t738 & t739),
    t741 = t737 ^ (t739 & t740), t742 = t599 ^ load64(rk + 30088), t743 = t602 ^ load64(rk + 30096),
    t744 = (t593 ^ load64(rk + 30072)) ^ (t742 & t743),
    t745 = (t596 ^ load64(rk + 30080)) ^ (t743 & t744), t746 = t742 ^ (t744 & t745),
    t747 = t743 ^ (t745 & t746), t748 = load64(rk), t749 = (t611 ^ load64(rk + 30024)) ^ t748,
    t750 = (t614 ^ load64(rk + 30032)) ^ t748,
    t751 = ((t605 ^ load64(rk + 30008)) ^ t748) ^ (t749 & t750),
    t752 = ((t608 ^ load64(rk + 30016)) ^ t721) ^ (t750 & t751), t753 = t749 ^ (t751 & t752),
    t754 = t750 ^ (t752 & t753);
    // round 35 (skinny.dsl:66)
    const uint64_t t755 = t705 ^ t659, t756 = t706 ^ t660, t757 = t733 ^ t658, t758 = t734 ^ t660,
    t759 = t712 ^ t664, t760 = t713 ^ t665, t761 = t739 ^ t664, t762 = t740 ^ t665,
    t763 = t718 ^ t670, t764 = t719 ^ t671, t765 = t745 ^ t670, t766 = t746 ^ t671,
    t767 = t727 ^ t676, t768 = t728 ^ t677, t769 = t752 ^ t676, t770 = t753 ^ t677,
    t771 = (t741 ^ t666) ^ (t761 & t762), t772 = (t738 ^ t662) ^ (t762 & t771), t773 = ~t771,
    t774 = t761 ^ (t773 | t772), t775 = t762 ^ (t772 | t774), t776 = (t747 ^ t672) ^ (t765 & t766),
    t777 = (t744 ^ t669) ^ (t766 & t776), t778 = t765 ^ ((~t776) | t777),
    t779 = t766 ^ (t777 | t778), t780 = (t754 ^ t678) ^ (t769 & t770),
    t781 = (t751 ^ t675) ^ (t770 & t780), t782 = ~t780, t783 = t769 ^ (t782 | t781),
    t784 = t770 ^ (t781 | t783), t785 = (t735 ^ t661) ^ (t757 & t758),
    t786 = (t732 ^ t656) ^ (t758 & t785), t787 = ~t785, t788 = t757 ^ (t787 | t786),
    t789 = t758 ^ (t786 | t788), t790 = (t720 ^ t672) ^ (t763 & t764),
    t791 = (t717 ^ t668) ^ (t764 & t790), t792 = t763 ^ (t790 & t791), t793 = t764 ^ (t791 & t792),
    t794 = (t729 ^ t678) ^ (t767 & t768), t795 = (t725 ^ t674) ^ (t768 & t794),
    t796 = t767 ^ (t794 & t795), t797 = t768 ^ (t795 & t796), t798 = (t708 ^ t661) ^ (t755 & t756),
    t799 = (t704 ^ t656) ^ (t756 & t798), t800 = t755 ^ (t798 & t799), t801 = t756 ^ (t799 & t800),
    t802 = (t714 ^ t666) ^ (t759 & t760), t803 = (t711 ^ t662) ^ (t760 & t802),
    t804 = t759 ^ (t802 & t803), t805 = t760 ^ (t803 & t804),
    t806 = ((t727 ^ t699) ^ t676) ^ load64(rk + 10280),
    t807 = ((t728 ^ t700) ^ t677) ^ load64(rk + 10288),
    t808 = (((t729 ^ t701) ^ t678) ^ load64(rk + 10264)) ^ (t806 & t807),
    t809 = (((t725 ^ t697) ^ t674) ^ load64(rk + 10272)) ^ (t807 & t808),
    t810 = t806 ^ (t808 & t809), t811 = t807 ^ (t809 & t810),
    t812 = ((t705 ^ t683) ^ t658) ^ load64(rk + 10248),
    t813 = ((t707 ^ t682) ^ t660) ^ load64(rk + 10256),
    t814 = (((t708 ^ t684) ^ t661) ^ load64(rk + 10232)) ^ (t812 & t813),
    t815 = (((t704 ^ t680) ^ t656) ^ load64(rk + 30280)) ^ (t813 & t814),
    t816 = t812 ^ (t814 & t815), t817 = t813 ^ (t815 & t816),
    t818 = ((t712 ^ t687) ^ t664) ^ load64(rk + 10216),
    t819 = ((t713 ^ t689) ^ t665) ^ load64(rk + 10224),
    t820 = (((t714 ^ t690) ^ t666) ^ load64(rk + 10200)) ^ (t818 & t819),
    t821 = (((t711 ^ t688) ^ t662) ^ load64(rk + 10208)) ^ (t819 & t820),
    t822 = t818 ^ (t820 & t821), t823 = t819 ^ (t821 & t822), t824 = load64(rk + 24),
    t825 = (((t718 ^ t693) ^ t670) ^ load64(rk + 10184)) ^ t824,
    t826 = (((t719 ^ t695) ^ t671) ^ load64(rk + 10192)) ^ t824,
    t827 = (((t720 ^ t696) ^ t672) ^ load64(rk + 10168)) ^ t824, t828 = t827 ^ (t825 & t826),
    t829 = (((t717 ^ t694) ^ t668) ^ load64(rk + 10176)) ^ t824, t830 = t829 ^ (t826 & t828),
    t831 = t825 ^ (t828 & t830), t832 = t826 ^ (t830 & t831), t833 = t705 ^ load64(rk + 30288),
    t834 = t706 ^ load64(rk + 10160), t835 = (t708 ^ load64(rk + 10136)) ^ (t833 & t834),
    t836 = (t704 ^ load64(rk + 30296)) ^ (t834 & t835), t837 = t833 ^ (t835 & t836),
    t838 = t834 ^ (t836 & t837), t839 = t712 ^ load64(rk + 10120), t840 = t713 ^ load64(rk + 10128),
    t841 = (t714 ^ load64(rk + 10104)) ^ (t839 & t840),
    t842 = (t711 ^ load64(rk + 10112)) ^ (t840 & t841), t843 = t839 ^ (t841 & t842),
    t844 = t840 ^ (t842 & t843), t845 = t718 ^ load64(rk + 10088), t846 = t719 ^ load64(rk + 10096),
    t847 = (t720 ^ load64(rk + 10072)) ^ (t845 & t846),
    t848 = (t717 ^ load64(rk + 10080)) ^ (t846 & t847), t849 = t845 ^ (t847 & t848),
    t850 = t846 ^ (t848 & t849), t851 = load64(rk), t852 = (t727 ^ load64(rk + 30304)) ^ t851,
    t853 = (t728 ^ load64(rk + 30312)) ^ t824,
    t854 = ((t729 ^ load64(rk + 30320)) ^ t824) ^ (t852 & t853),
    t855 = ((t725 ^ load64(rk + 30328)) ^ t851) ^ (t853 & t854), t856 = t852 ^ (t854 & t855),
    t857 = t853 ^ (t855 & t856);
    uint64_t x0 = t811;
    uint64_t x1 = t793;
    uint64_t x2 = t775;
    uint64_t x3 = t808;
    uint64_t x4 = t790;
    uint64_t x5 = t771;
    uint64_t x6 = t809;
    uint64_t x7 = t791;
    uint64_t x8 = t772;
    uint64_t x9 = t810;
    uint64_t x10 = t792;
    uint64_t x11 = t774;
    uint64_t x12 = t773;
    uint64_t x13 = t838;
    uint64_t x14 = t835;
    uint64_t x15 = t836;
    uint64_t x16 = t837;
    uint64_t x17 = t817;
    uint64_t x18 = t797;
    uint64_t x19 = t779;
    uint64_t x20 = t814;
    uint64_t x21 = t794;
    uint64_t x22 = t776;
    uint64_t x23 = t815;
    uint64_t x24 = t795;
    uint64_t x25 = t777;
    uint64_t x26 = t816;
    uint64_t x27 = t796;
    uint64_t x28 = t778;
    uint64_t x29 = t844;
    uint64_t x30 = t841;
    uint64_t x31 = t842;
    uint64_t x32 = t843;
    uint64_t x33 = t823;
    uint64_t x34 = t801;
    uint64_t x35 = t784;
    uint64_t x36 = t820;
    uint64_t x37 = t798;
    uint64_t x38 = t782;
    uint64_t x39 = t821;
    uint64_t x40 = t799;
    uint64_t x41 = t781;
    uint64_t x42 = t822;
    uint64_t x43 = t800;
    uint64_t x44 = t783;
    uint64_t x45 = t850;
    uint64_t x46 = t847;
    uint64_t x47 = t780;
    uint64_t x48 = t848;
    uint64_t x49 = t849;
    uint64_t x50 = t832;
    uint64_t x51 = t805;
    uint64_t x52 = t789;
    uint64_t x53 = t828;
    uint64_t x54 = t802;
    uint64_t x55 = t787;
    uint64_t x56 = t830;
    uint64_t x57 = t803;
    uint64_t x58 = t786;
    uint64_t x59 = t831;
    uint64_t x60 = t804;
    uint64_t x61 = t788;
    uint64_t x62 = t857;
    uint64_t x63 = t854;
    uint64_t x64 = t785;
    uint64_t x65 = t855;
    uint64_t x66 = t856;
    for (unsigned i = 0; i < 16; i++) {
        const uint8_t *round = rk + 10296 + 576 * i;
        // round 34 (skinny.dsl:66)
        const uint64_t t858 = x6 ^ x8, t859 = x9 ^ x11, t860 = x15 ^ x8, t861 = x16 ^ x11,
        t862 = x23 ^ x25, t863 = x26 ^ x28, t864 = x31 ^ x25, t865 = x32 ^ x28, t866 = x39 ^ x41,
        t867 = x42 ^ x44, t868 = x48 ^ x41, t869 = x49 ^ x44, t870 = x56 ^ x58, t871 = x59 ^ x61,
        t872 = x65 ^ x58, t873 = x66 ^ x61, t874 = (x29 ^ x19) ^ (t864 & t865),
        t875 = (x30 ^ x22) ^ (t865 & t874), t876 = ~t874, t877 = t864 ^ (t876 | t875),
        t878 = t865 ^ (t875 | t877), t879 = (x45 ^ x35) ^ (t868 & t869),
        t880 = (x46 ^ x47) ^ (t869 & t879), t881 = t868 ^ ((~t879) | t880), t882 = t869 ^ (t880 | t881),
        t883 = (x62 ^ x52) ^ (t872 & t873), t884 = (x63 ^ x64) ^ (t873 & t883), t885 = ~t883,
        t886 = t872 ^ (t885 | t884), t887 = t873 ^ (t884 | t886), t888 = (x13 ^ x2) ^ (t860 & t861),
        t889 = (x14 ^ x5) ^ (t861 & t888), t890 = ~t888, t891 = t860 ^ (t890 | t889),
        t892 = t861 ^ (t889 | t891), t893 = (x33 ^ x35) ^ (t866 & t867),
        t894 = (x36 ^ x38) ^ (t867 & t893), t895 = t866 ^ (t893 & t894), t896 = t867 ^ (t894 & t895),
        t897 = (x50 ^ x52) ^ (t870 & t871), t898 = (x53 ^ x55) ^ (t871 & t897),
        t899 = t870 ^ (t897 & t898), t900 = t871 ^ (t898 & t899), t901 = (x0 ^ x2) ^ (t858 & t859),
        t902 = (x3 ^ x12) ^ (t859 & t901), t903 = t858 ^ (t901 & t902), t904 = t859 ^ (t902 & t903),
        t905 = (x17 ^ x19) ^ (t862 & t863), t906 = (x20 ^ x22) ^ (t863 & t905),
        t907 = t862 ^ (t905 & t906), t908 = t863 ^ (t906 & t907),
        t909 = ((x56 ^ x57) ^ x58) ^ load64(round + 16),
        t910 = ((x59 ^ x60) ^ x61) ^ load64(round + 24),
        t911 = (((x50 ^ x51) ^ x52) ^ load64(round)) ^ (t909 & t910),
        t912 = (((x53 ^ x54) ^ x55) ^ load64(round + 8)) ^ (t910 & t911), t913 = t909 ^ (t911 & t912),
        t914 = t910 ^ (t912 & t913), t915 = ((x6 ^ x7) ^ x8) ^ load64(round + 48),
        t916 = ((x9 ^ x10) ^ x11) ^ load64(round + 56),
        t917 = (((x0 ^ x1) ^ x2) ^ load64(round + 32)) ^ (t915 & t916),
        t918 = (((x3 ^ x4) ^ x5) ^ load64(round + 40)) ^ (t916 & t917), t919 = t915 ^ (t917 & t918),
        t920 = t916 ^ (t918 & t919), t921 = ((x23 ^ x24) ^ x25) ^ load64(round + 80),
        t922 = ((x26 ^ x27) ^ x28) ^ load64(round + 88),
        t923 = (((x17 ^ x18) ^ x19) ^ load64(round + 64)) ^ (t921 & t922),
        t924 = (((x20 ^ x21) ^ x22) ^ load64(round + 72)) ^ (t922 & t923), t925 = t921 ^ (t923 & t924),
        t926 = t922 ^ (t924 & t925), t927 = load64(round + 272),
        t928 = (((x39 ^ x40) ^ x41) ^ load64(round + 112)) ^ t927,
        t929 = (((x42 ^ x43) ^ x44) ^ load64(round + 120)) ^ t927,
        t930 = (((x33 ^ x34) ^ x35) ^ load64(round + 96)) ^ load64(round + 256),
        t931 = t930 ^ (t928 & t929),
        t932 = (((x36 ^ x37) ^ x38) ^ load64(round + 104)) ^ load64(round + 264),
        t933 = t932 ^ (t929 & t931), t934 = t928 ^ (t931 & t933), t935 = t929 ^ (t933 & t934),
        t936 = x6 ^ load64(round + 144), t937 = x9 ^ load64(round + 152),
        t938 = (x0 ^ load64(round + 128)) ^ (t936 & t937),
        t939 = (x3 ^ load64(round + 136)) ^ (t937 & t938), t940 = t936 ^ (t938 & t939),
        t941 = t937 ^ (t939 & t940), t942 = x23 ^ load64(round + 176), t943 = x26 ^ load64(round + 184),
        t944 = (x17 ^ load64(round + 160)) ^ (t942 & t943),
        t945 = (x20 ^ load64(round + 168)) ^ (t943 & t944), t946 = t942 ^ (t944 & t945),
        t947 = t943 ^ (t945 & t946), t948 = x39 ^ load64(round + 208), t949 = x42 ^ load64(round + 216),
        t950 = (x33 ^ load64(round + 192)) ^ (t948 & t949),
        t951 = (x36 ^ load64(round + 200)) ^ (t949 & t950), t952 = t948 ^ (t950 & t951),
        t953 = t949 ^ (t951 & t952), t954 = (x56 ^ load64(round + 240)) ^ load64(round + 296),
        t955 = (x59 ^ load64(round + 248)) ^ load64(round + 304),
        t956 = (x50 ^ load64(round + 224)) ^ load64(round + 280), t957 = t956 ^ (t954 & t955),
        t958 = (x53 ^ load64(round + 232)) ^ load64(round + 288), t959 = t958 ^ (t955 & t957),
        t960 = t954 ^ (t957 & t959), t961 = t955 ^ (t959 & t960);
        // round 33 (skinny.dsl:66)
        const uint64_t t962 = t912 ^ t875, t963 = t913 ^ t877, t964 = t939 ^ t875, t965 = t940 ^ t877,
        t966 = t918 ^ t880, t967 = t919 ^ t881, t968 = t945 ^ t880, t969 = t946 ^ t881,
        t970 = t924 ^ t884, t971 = t925 ^ t886, t972 = t951 ^ t884, t973 = t952 ^ t886,
        t974 = t933 ^ t889, t975 = t934 ^ t891, t976 = t959 ^ t889, t977 = t960 ^ t891,
        t978 = (t947 ^ t882) ^ (t968 & t969), t979 = (t944 ^ t879) ^ (t969 & t978), t980 = ~t978,
        t981 = t968 ^ (t980 | t979), t982 = t969 ^ (t979 | t981), t983 = (t953 ^ t887) ^ (t972 & t973),
        t984 = (t950 ^ t883) ^ (t973 & t983), t985 = t972 ^ ((~t983) | t984),
        t986 = t973 ^ (t984 | t985), t987 = (t961 ^ t892) ^ (t976 & t977),
        t988 = (t957 ^ t888) ^ (t977 & t987), t989 = ~t987, t990 = t976 ^ (t989 | t988),
        t991 = t977 ^ (t988 | t990), t992 = (t941 ^ t878) ^ (t964 & t965),
        t993 = (t938 ^ t874) ^ (t965 & t992), t994 = ~t992, t995 = t964 ^ (t994 | t993),
        t996 = t965 ^ (t993 | t995), t997 = (t926 ^ t887) ^ (t970 & t971),
        t998 = (t923 ^ t885) ^ (t971 & t997), t999 = t970 ^ (t997 & t998), t1000 = t971 ^ (t998 & t999),
        t1001 = (t935 ^ t892) ^ (t974 & t975), t1002 = (t931 ^ t890) ^ (t975 & t1001),
        t1003 = t974 ^ (t1001 & t1002), t1004 = t975 ^ (t1002 & t1003),
        t1005 = (t914 ^ t878) ^ (t962 & t963), t1006 = (t911 ^ t876) ^ (t963 & t1005),
        t1007 = t962 ^ (t1005 & t1006), t1008 = t963 ^ (t1006 & t1007),
        t1009 = (t920 ^ t882) ^ (t966 & t967), t1010 = (t917 ^ t879) ^ (t967 & t1009),
        t1011 = t966 ^ (t1009 & t1010), t1012 = t967 ^ (t1010 & t1011),
        t1013 = ((t933 ^ t906) ^ t889) ^ load64(round + 328),
        t1014 = ((t934 ^ t907) ^ t891) ^ load64(round + 336),
        t1015 = (((t935 ^ t908) ^ t892) ^ load64(round + 312)) ^ (t1013 & t1014),
        t1016 = (((t931 ^ t905) ^ t890) ^ load64(round + 320)) ^ (t1014 & t1015),
        t1017 = t1013 ^ (t1015 & t1016), t1018 = t1014 ^ (t1016 & t1017),
        t1019 = ((t912 ^ t894) ^ t875) ^ load64(round + 360),
        t1020 = ((t913 ^ t895) ^ t877) ^ load64(round + 368),
        t1021 = (((t914 ^ t896) ^ t878) ^ load64(round + 344)) ^ (t1019 & t1020),
        t1022 = (((t911 ^ t893) ^ t874) ^ load64(round + 352)) ^ (t1020 & t1021),
        t1023 = t1019 ^ (t1021 & t1022), t1024 = t1020 ^ (t1022 & t1023),
        t1025 = ((t918 ^ t898) ^ t880) ^ load64(round + 392),
        t1026 = ((t919 ^ t899) ^ t881) ^ load64(round + 400),
        t1027 = (((t920 ^ t900) ^ t882) ^ load64(round + 376)) ^ (t1025 & t1026),
        t1028 = (((t917 ^ t897) ^ t879) ^ load64(round + 384)) ^ (t1026 & t1027),
        t1029 = t1025 ^ (t1027 & t1028), t1030 = t1026 ^ (t1028 & t1029), t1031 = load64(round + 272),
        t1032 = (((t924 ^ t902) ^ t884) ^ load64(round + 424)) ^ t1031,
        t1033 = (((t925 ^ t903) ^ t886) ^ load64(round + 432)) ^ t1031,
        t1034 = (((t926 ^ t904) ^ t887) ^ load64(round + 408)) ^ load64(round + 264),
        t1035 = t1034 ^ (t1032 & t1033),
        t1036 = (((t923 ^ t901) ^ t885) ^ load64(round + 416)) ^ load64(round + 568),
        t1037 = t1036 ^ (t1033 & t1035), t1038 = t1032 ^ (t1035 & t1037),
        t1039 = t1033 ^ (t1037 & t1038), t1040 = t912 ^ load64(round + 456),
        t1041 = t913 ^ load64(round + 464), t1042 = (t914 ^ load64(round + 440)) ^ (t1040 & t1041),
        t1043 = (t911 ^ load64(round + 448)) ^ (t1041 & t1042), t1044 = t1040 ^ (t1042 & t1043),
        t1045 = t1041 ^ (t1043 & t1044), t1046 = t918 ^ load64(round + 488),
        t1047 = t919 ^ load64(round + 496), t1048 = (t920 ^ load64(round + 472)) ^ (t1046 & t1047),
        t1049 = (t917 ^ load64(round + 480)) ^ (t1047 & t1048), t1050 = t1046 ^ (t1048 & t1049),
        t1051 = t1047 ^ (t1049 & t1050), t1052 = t924 ^ load64(round + 520),
        t1053 = t925 ^ load64(round + 528), t1054 = (t926 ^ load64(round + 504)) ^ (t1052 & t1053),
        t1055 = (t923 ^ load64(round + 512)) ^ (t1053 & t1054), t1056 = t1052 ^ (t1054 & t1055),
        t1057 = t1053 ^ (t1055 & t1056), t1058 = (t933 ^ load64(round + 552)) ^ load64(round + 304),
        t1059 = (t934 ^ load64(round + 560)) ^ load64(round + 256),
        t1060 = (t935 ^ load64(round + 536)) ^ load64(round + 288), t1061 = t1060 ^ (t1058 & t1059),
        t1062 = (t931 ^ load64(round + 544)) ^ load64(round + 296), t1063 = t1062 ^ (t1059 & t1061),
        t1064 = t1058 ^ (t1061 & t1063), t1065 = t1059 ^ (t1063 & t1064);
        x0 = t1018;
        x1 = t1000;
        x2 = t982;
        x3 = t1015;
        x4 = t997;
        x5 = t978;
        x6 = t1016;
        x7 = t998;
        x8 = t979;
        x9 = t1017;
        x10 = t999;
        x11 = t981;
        x12 = t980;
        x13 = t1045;
        x14 = t1042;
        x15 = t1043;
        x16 = t1044;
        x17 = t1024;
        x18 = t1004;
        x19 = t986;
        x20 = t1021;
        x21 = t1001;
        x22 = t983;
        x23 = t1022;
        x24 = t1002;
        x25 = t984;
        x26 = t1023;
        x27 = t1003;
        x28 = t985;
        x29 = t1051;
        x30 = t1048;
        x31 = t1049;
        x32 = t1050;
        x33 = t1030;
        x34 = t1008;
        x35 = t991;
        x36 = t1027;
        x37 = t1005;
        x38 = t989;
        x39 = t1028;
        x40 = t1006;
        x41 = t988;
        x42 = t1029;
        x43 = t1007;
        x44 = t990;
        x45 = t1057;
        x46 = t1054;
        x47 = t987;
        x48 = t1055;
        x49 = t1056;
        x50 = t1039;
        x51 = t1012;
        x52 = t996;
        x53 = t1035;
        x54 = t1009;
        x55 = t994;
        x56 = t1037;
        x57 = t1010;
        x58 = t993;
        x59 = t1038;
        x60 = t1011;
        x61 = t995;
        x62 = t1065;
        x63 = t1061;
        x64 = t992;
        x65 = t1063;
        x66 = t1064;
    }
    // round 2 (skinny.dsl:66)
    const uint64_t t1408 = x6 ^ x8, t1409 = x9 ^ x11, t1410 = x15 ^ x8, t1411 = x16 ^ x11,
    t1412 = x23 ^ x25, t1413 = x26 ^ x28, t1414 = x31 ^ x25, t1415 = x32 ^ x28, t1416 = x39 ^ x41,
    t1417 = x42 ^ x44, t1418 = x48 ^ x41, t1419 = x49 ^ x44, t1420 = x56 ^ x58, t1421 = x59 ^ x61,
    t1422 = x65 ^ x58, t1423 = x66 ^ x61, t1424 = (x29 ^ x19) ^ (t1414 & t1415),
    t1425 = (x30 ^ x22) ^ (t1415 & t1424), t1426 = ~t1424, t1427 = t1414 ^ (t1426 | t1425),
    t1428 = t1415 ^ (t1425 | t1427), t1429 = (x45 ^ x35) ^ (t1418 & t1419),
    t1430 = (x46 ^ x47) ^ (t1419 & t1429), t1431 = ~t1429, t1432 = t1418 ^ (t1431 | t1430),
    t1433 = t1419 ^ (t1430 | t1432), t1434 = (x62 ^ x52) ^ (t1422 & t1423),
    t1435 = (x63 ^ x64) ^ (t1423 & t1434), t1436 = ~t1434, t1437 = t1422 ^ (t1436 | t1435),
    t1438 = t1423 ^ (t1435 | t1437), t1439 = (x13 ^ x2) ^ (t1410 & t1411),
    t1440 = (x14 ^ x5) ^ (t1411 & t1439), t1441 = ~t1439, t1442 = t1410 ^ (t1441 | t1440),
    t1443 = t1411 ^ (t1440 | t1442), t1444 = (x33 ^ x35) ^ (t1416 & t1417),
    t1445 = (x36 ^ x38) ^ (t1417 & t1444), t1446 = t1416 ^ (t1444 & t1445),
    t1447 = t1417 ^ (t1445 & t1446), t1448 = (x50 ^ x52) ^ (t1420 & t1421),
    t1449 = (x53 ^ x55) ^ (t1421 & t1448), t1450 = t1420 ^ (t1448 & t1449),
    t1451 = t1421 ^ (t1449 & t1450), t1452 = (x0 ^ x2) ^ (t1408 & t1409),
    t1453 = (x3 ^ x12) ^ (t1409 & t1452), t1454 = t1408 ^ (t1452 & t1453),
    t1455 = t1409 ^ (t1453 & t1454), t1456 = (x17 ^ x19) ^ (t1412 & t1413),
    t1457 = (x20 ^ x22) ^ (t1413 & t1456), t1458 = t1412 ^ (t1456 & t1457),
    t1459 = t1413 ^ (t1457 & t1458), t1460 = ((x56 ^ x57) ^ x58) ^ load64(rk + 29800),
    t1461 = ((x59 ^ x60) ^ x61) ^ load64(rk + 29808),
    t1462 = (((x50 ^ x51) ^ x52) ^ load64(rk + 29784)) ^ (t1460 & t1461),
    t1463 = (((x53 ^ x54) ^ x55) ^ load64(rk + 29792)) ^ (t1461 & t1462),
    t1464 = t1460 ^ (t1462 & t1463), t1465 = t1461 ^ (t1463 & t1464),
    t1466 = ((x6 ^ x7) ^ x8) ^ load64(rk + 29992), t1467 = ((x9 ^ x10) ^ x11) ^ load64(rk + 30000),
    t1468 = (((x0 ^ x1) ^ x2) ^ load64(rk + 29976)) ^ (t1466 & t1467),
    t1469 = (((x3 ^ x4) ^ x5) ^ load64(rk + 30336)) ^ (t1467 & t1468),
    t1470 = t1466 ^ (t1468 & t1469), t1471 = t1467 ^ (t1469 & t1470),
    t1472 = ((x23 ^ x24) ^ x25) ^ load64(rk + 29928),
    t1473 = ((x26 ^ x27) ^ x28) ^ load64(rk + 29936),
    t1474 = (((x17 ^ x18) ^ x19) ^ load64(rk + 29912)) ^ (t1472 & t1473),
    t1475 = (((x20 ^ x21) ^ x22) ^ load64(rk + 29920)) ^ (t1473 & t1474),
    t1476 = t1472 ^ (t1474 & t1475), t1477 = t1473 ^ (t1475 & t1476), t1478 = load64(rk + 24),
    t1479 = (((x39 ^ x40) ^ x41) ^ load64(rk + 29864)) ^ t1478,
    t1480 = (((x42 ^ x43) ^ x44) ^ load64(rk + 29872)) ^ t1478,
    t1481 = (((x33 ^ x34) ^ x35) ^ load64(rk + 29848)) ^ t1478, t1482 = t1481 ^ (t1479 & t1480),
    t1483 = (((x36 ^ x37) ^ x38) ^ load64(rk + 29856)) ^ t1478, t1484 = t1483 ^ (t1480 & t1482),
    t1485 = t1479 ^ (t1482 & t1484), t1486 = t1480 ^ (t1484 & t1485),
    t1487 = x6 ^ load64(rk + 29960), t1488 = x9 ^ load64(rk + 29968),
    t1489 = (x0 ^ load64(rk + 29944)) ^ (t1487 & t1488),
    t1490 = (x3 ^ load64(rk + 29952)) ^ (t1488 & t1489), t1491 = t1487 ^ (t1489 & t1490),
    t1492 = t1488 ^ (t1490 & t1491), t1493 = x23 ^ load64(rk + 29896),
    t1494 = x26 ^ load64(rk + 29904), t1495 = (x17 ^ load64(rk + 29880)) ^ (t1493 & t1494),
    t1496 = (x20 ^ load64(rk + 29888)) ^ (t1494 & t1495), t1497 = t1493 ^ (t1495 & t1496),
    t1498 = t1494 ^ (t1496 & t1497), t1499 = x39 ^ load64(rk + 29832),
    t1500 = x42 ^ load64(rk + 29840), t1501 = (x33 ^ load64(rk + 29816)) ^ (t1499 & t1500),
    t1502 = (x36 ^ load64(rk + 29824)) ^ (t1500 & t1501), t1503 = t1499 ^ (t1501 & t1502),
    t1504 = t1500 ^ (t1502 & t1503), t1505 = (x56 ^ load64(rk + 30344)) ^ t1478,
    t1506 = (x59 ^ load64(rk + 30352)) ^ t1478, t1507 = load64(rk),
    t1508 = ((x50 ^ load64(rk + 30360)) ^ t1507) ^ (t1505 & t1506),
    t1509 = ((x53 ^ load64(rk + 30368)) ^ t1507) ^ (t1506 & t1508), t1510 = t1505 ^ (t1508 & t1509),
    t1511 = t1506 ^ (t1509 & t1510);
    // round 1 (skinny.dsl:66)
    const uint64_t t1512 = t1463 ^ t1425, t1513 = t1464 ^ t1427, t1514 = t1490 ^ t1425,
    t1515 = t1491 ^ t1427, t1516 = t1469 ^ t1430, t1517 = t1470 ^ t1432, t1518 = t1496 ^ t1430,
    t1519 = t1497 ^ t1432, t1520 = t1475 ^ t1435, t1521 = t1476 ^ t1437, t1522 = t1502 ^ t1435,
    t1523 = t1503 ^ t1437, t1524 = t1484 ^ t1440, t1525 = t1485 ^ t1442, t1526 = t1509 ^ t1440,
    t1527 = t1510 ^ t1442, t1528 = (t1498 ^ t1433) ^ (t1518 & t1519),
    t1529 = (t1495 ^ t1429) ^ (t1519 & t1528), t1530 = ~t1528, t1531 = t1518 ^ (t1530 | t1529),
    t1532 = t1519 ^ (t1529 | t1531), t1533 = (t1504 ^ t1438) ^ (t1522 & t1523),
    t1534 = (t1501 ^ t1434) ^ (t1523 & t1533), t1535 = ~t1533, t1536 = t1522 ^ (t1535 | t1534),
    t1537 = t1523 ^ (t1534 | t1536), t1538 = (t1511 ^ t1443) ^ (t1526 & t1527),
    t1539 = (t1508 ^ t1439) ^ (t1527 & t1538), t1540 = ~t1538, t1541 = t1526 ^ (t1540 | t1539),
    t1542 = t1527 ^ (t1539 | t1541), t1543 = (t1492 ^ t1428) ^ (t1514 & t1515),
    t1544 = (t1489 ^ t1424) ^ (t1515 & t1543), t1545 = ~t1543, t1546 = t1514 ^ (t1545 | t1544),
    t1547 = t1515 ^ (t1544 | t1546), t1548 = (t1477 ^ t1438) ^ (t1520 & t1521),
    t1549 = (t1474 ^ t1434) ^ (t1521 & t1548), t1550 = ~t1548, t1551 = t1520 ^ (t1550 | t1549),
    t1552 = t1521 ^ (t1549 | t1551), t1553 = (t1486 ^ t1443) ^ (t1524 & t1525),
    t1554 = (t1482 ^ t1439) ^ (t1525 & t1553), t1555 = ~t1553, t1556 = t1524 ^ (t1555 | t1554),
    t1557 = t1525 ^ (t1554 | t1556), t1558 = (t1465 ^ t1428) ^ (t1512 & t1513),
    t1559 = (t1462 ^ t1424) ^ (t1513 & t1558), t1560 = ~t1558, t1561 = t1512 ^ (t1560 | t1559),
    t1562 = t1513 ^ (t1559 | t1561), t1563 = (t1471 ^ t1433) ^ (t1516 & t1517),
    t1564 = (t1468 ^ t1431) ^ (t1517 & t1563), t1565 = ~t1563, t1566 = t1516 ^ (t1565 | t1564),
    t1567 = t1517 ^ (t1564 | t1566), t1568 = ((t1484 ^ t1457) ^ t1440) ^ load64(rk + 29544),
    t1569 = ((t1485 ^ t1458) ^ t1442) ^ load64(rk + 29552),
    t1570 = (((t1486 ^ t1459) ^ t1443) ^ load64(rk + 30376)) ^ (t1568 & t1569),
    t1571 = (((t1482 ^ t1456) ^ t1441) ^ load64(rk + 30384)) ^ (t1569 & (~t1570)),
    t1572 = t1568 ^ (t1570 | t1571), t1573 = t1569 ^ (t1571 | t1572),
    t1574 = ((t1463 ^ t1445) ^ t1425) ^ load64(rk + 29736),
    t1575 = ((t1464 ^ t1446) ^ t1427) ^ load64(rk + 29744),
    t1576 = (((t1465 ^ t1447) ^ t1428) ^ load64(rk + 30392)) ^ (t1574 & t1575),
    t1577 = (((t1462 ^ t1444) ^ t1426) ^ load64(rk + 30400)) ^ (t1575 & (~t1576)),
    t1578 = t1574 ^ (t1576 | t1577), t1579 = t1575 ^ (t1577 | t1578),
    t1580 = ((t1469 ^ t1449) ^ t1430) ^ load64(rk + 29672),
    t1581 = ((t1470 ^ t1450) ^ t1432) ^ load64(rk + 29680),
    t1582 = (((t1471 ^ t1451) ^ t1433) ^ load64(rk + 30408)) ^ (t1580 & t1581),
    t1583 = (((t1468 ^ t1448) ^ t1431) ^ load64(rk + 30416)) ^ (t1581 & (~t1582)),
    t1584 = t1580 ^ (t1582 | t1583), t1585 = t1581 ^ (t1583 | t1584), t1586 = load64(rk + 24),
    t1587 = (((t1475 ^ t1453) ^ t1435) ^ load64(rk + 29608)) ^ t1586,
    t1588 = (((t1476 ^ t1454) ^ t1437) ^ load64(rk + 29616)) ^ t1586, t1589 = load64(rk + 40),
    t1590 = (((t1477 ^ t1455) ^ t1438) ^ load64(rk + 29592)) ^ t1589,
    t1591 = t1590 ^ (t1587 & t1588),
    t1592 = (((t1474 ^ t1452) ^ t1436) ^ load64(rk + 30424)) ^ t1589,
    t1593 = t1592 ^ (t1588 & (~t1591)), t1594 = t1587 ^ (t1591 | t1593),
    t1595 = t1588 ^ (t1593 | t1594), t1596 = t1463 ^ load64(rk + 29704),
    t1597 = t1464 ^ load64(rk + 29712), t1598 = (t1465 ^ load64(rk + 30432)) ^ (t1596 & t1597),
    t1599 = (t1462 ^ load64(rk + 29696)) ^ (t1597 & (~t1598)), t1600 = t1596 ^ (t1598 | t1599),
    t1601 = t1597 ^ (t1599 | t1600), t1602 = t1469 ^ load64(rk + 29640),
    t1603 = t1470 ^ load64(rk + 29648), t1604 = (t1471 ^ load64(rk + 30440)) ^ (t1602 & t1603),
    t1605 = (t1468 ^ load64(rk + 29632)) ^ (t1603 & (~t1604)), t1606 = t1602 ^ (t1604 | t1605),
    t1607 = t1603 ^ (t1605 | t1606), t1608 = t1475 ^ load64(rk + 29576),
    t1609 = t1476 ^ load64(rk + 29584), t1610 = (t1477 ^ load64(rk + 30448)) ^ (t1608 & t1609),
    t1611 = (t1474 ^ load64(rk + 29568)) ^ (t1609 & (~t1610)), t1612 = t1608 ^ (t1610 | t1611),
    t1613 = t1609 ^ (t1611 | t1612), t1614 = (t1484 ^ load64(rk + 30456)) ^ t1586,
    t1615 = (t1485 ^ load64(rk + 30464)) ^ t1586,
    t1616 = ((t1486 ^ load64(rk + 30472)) ^ load64(rk + 8)) ^ (t1614 & t1615),
    t1617 = ((t1482 ^ load64(rk + 30480)) ^ t1589) ^ (t1615 & (~t1616)),
    t1618 = t1614 ^ (t1616 | t1617), t1619 = t1615 ^ (t1617 | t1618),
    t1620 = ((t1613 >> 32) ^ t1562) & UINT64_C(0xffffffff), t1621 = t1613 ^ (t1620 << 32),
    t1622 = t1562 ^ t1620, t1623 = ((t1610 >> 32) ^ t1560) & UINT64_C(0xffffffff),
    t1624 = t1610 ^ (t1623 << 32), t1625 = t1560 ^ t1623,
    t1626 = ((t1611 >> 32) ^ t1559) & UINT64_C(0xffffffff), t1627 = t1611 ^ (t1626 << 32),
    t1628 = t1559 ^ t1626, t1629 = ((t1612 >> 32) ^ t1561) & UINT64_C(0xffffffff),
    t1630 = t1612 ^ (t1629 << 32), t1631 = t1561 ^ t1629,
    t1632 = ((t1619 >> 32) ^ t1567) & UINT64_C(0xffffffff), t1633 = t1619 ^ (t1632 << 32),
    t1634 = t1567 ^ t1632, t1635 = ((t1616 >> 32) ^ t1565) & UINT64_C(0xffffffff),
    t1636 = t1616 ^ (t1635 << 32), t1637 = t1565 ^ t1635,
    t1638 = ((t1617 >> 32) ^ t1564) & UINT64_C(0xffffffff), t1639 = t1617 ^ (t1638 << 32),
    t1640 = t1564 ^ t1638, t1641 = ((t1618 >> 32) ^ t1566) & UINT64_C(0xffffffff),
    t1642 = t1618 ^ (t1641 << 32), t1643 = t1566 ^ t1641,
    t1644 = ((t1601 >> 32) ^ t1552) & UINT64_C(0xffffffff), t1645 = t1601 ^ (t1644 << 32),
    t1646 = t1552 ^ t1644, t1647 = ((t1598 >> 32) ^ t1550) & UINT64_C(0xffffffff),
    t1648 = t1598 ^ (t1647 << 32), t1649 = t1550 ^ t1647,
    t1650 = ((t1599 >> 32) ^ t1549) & UINT64_C(0xffffffff), t1651 = t1599 ^ (t1650 << 32),
    t1652 = t1549 ^ t1650, t1653 = ((t1600 >> 32) ^ t1551) & UINT64_C(0xffffffff),
    t1654 = t1600 ^ (t1653 << 32), t1655 = t1551 ^ t1653,
    t1656 = ((t1607 >> 32) ^ t1557) & UINT64_C(0xffffffff), t1657 = t1607 ^ (t1656 << 32),
    t1658 = t1557 ^ t1656, t1659 = ((t1604 >> 32) ^ t1555) & UINT64_C(0xffffffff),
    t1660 = t1604 ^ (t1659 << 32), t1661 = t1555 ^ t1659,
    t1662 = ((t1605 >> 32) ^ t1554) & UINT64_C(0xffffffff), t1663 = t1605 ^ (t1662 << 32),
    t1664 = t1554 ^ t1662, t1665 = ((t1606 >> 32) ^ t1556) & UINT64_C(0xffffffff),
    t1666 = t1606 ^ (t1665 << 32), t1667 = t1556 ^ t1665,
    t1668 = ((t1585 >> 32) ^ t1542) & UINT64_C(0xffffffff), t1669 = t1585 ^ (t1668 << 32),
    t1670 = t1542 ^ t1668, t1671 = ((t1582 >> 32) ^ t1540) & UINT64_C(0xffffffff),
    t1672 = t1582 ^ (t1671 << 32), t1673 = t1540 ^ t1671,
    t1674 = ((t1583 >> 32) ^ t1539) & UINT64_C(0xffffffff), t1675 = t1583 ^ (t1674 << 32),
    t1676 = t1539 ^ t1674, t1677 = ((t1584 >> 32) ^ t1541) & UINT64_C(0xffffffff),
    t1678 = t1584 ^ (t1677 << 32), t1679 = t1541 ^ t1677,
    t1680 = ((t1595 >> 32) ^ t1547) & UINT64_C(0xffffffff), t1681 = t1595 ^ (t1680 << 32),
    t1682 = t1547 ^ t1680, t1683 = ((t1591 >> 32) ^ t1545) & UINT64_C(0xffffffff),
    t1684 = t1591 ^ (t1683 << 32), t1685 = t1545 ^ t1683,
    t1686 = ((t1593 >> 32) ^ t1544) & UINT64_C(0xffffffff), t1687 = t1593 ^ (t1686 << 32),
    t1688 = t1544 ^ t1686, t1689 = ((t1594 >> 32) ^ t1546) & UINT64_C(0xffffffff),
    t1690 = t1594 ^ (t1689 << 32), t1691 = t1546 ^ t1689,
    t1692 = ((t1573 >> 32) ^ t1532) & UINT64_C(0xffffffff), t1693 = t1573 ^ (t1692 << 32),
    t1694 = t1532 ^ t1692, t1695 = ((t1570 >> 32) ^ t1530) & UINT64_C(0xffffffff),
    t1696 = t1570 ^ (t1695 << 32), t1697 = t1530 ^ t1695,
    t1698 = ((t1571 >> 32) ^ t1529) & UINT64_C(0xffffffff), t1699 = t1571 ^ (t1698 << 32),
    t1700 = t1529 ^ t1698, t1701 = ((t1572 >> 32) ^ t1531) & UINT64_C(0xffffffff),
    t1702 = t1572 ^ (t1701 << 32), t1703 = t1531 ^ t1701,
    t1704 = ((t1579 >> 32) ^ t1537) & UINT64_C(0xffffffff), t1705 = t1579 ^ (t1704 << 32),
    t1706 = t1537 ^ t1704, t1707 = ((t1576 >> 32) ^ t1535) & UINT64_C(0xffffffff),
    t1708 = t1576 ^ (t1707 << 32), t1709 = t1535 ^ t1707,
    t1710 = ((t1577 >> 32) ^ t1534) & UINT64_C(0xffffffff), t1711 = t1577 ^ (t1710 << 32),
    t1712 = t1534 ^ t1710, t1713 = ((t1578 >> 32) ^ t1536) & UINT64_C(0xffffffff),
    t1714 = t1578 ^ (t1713 << 32), t1715 = t1536 ^ t1713,
    t1716 = ((t1621 >> 16) ^ t1669) & UINT64_C(0xffff0000ffff), t1717 = t1621 ^ (t1716 << 16),
    t1718 = t1669 ^ t1716, t1719 = ((t1624 >> 16) ^ t1672) & UINT64_C(0xffff0000ffff),
    t1720 = t1624 ^ (t1719 << 16), t1721 = t1672 ^ t1719,
    t1722 = ((t1627 >> 16) ^ t1675) & UINT64_C(0xffff0000ffff), t1723 = t1627 ^ (t1722 << 16),
    t1724 = t1675 ^ t1722, t1725 = ((t1630 >> 16) ^ t1678) & UINT64_C(0xffff0000ffff),
    t1726 = t1630 ^ (t1725 << 16), t1727 = t1678 ^ t1725,
    t1728 = ((t1633 >> 16) ^ t1681) & UINT64_C(0xffff0000ffff), t1729 = t1633 ^ (t1728 << 16),
    t1730 = t1681 ^ t1728, t1731 = ((t1636 >> 16) ^ t1684) & UINT64_C(0xffff0000ffff),
    t1732 = t1636 ^ (t1731 << 16), t1733 = t1684 ^ t1731,
    t1734 = ((t1639 >> 16) ^ t1687) & UINT64_C(0xffff0000ffff), t1735 = t1639 ^ (t1734 << 16),
    t1736 = t1687 ^ t1734, t1737 = ((t1642 >> 16) ^ t1690) & UINT64_C(0xffff0000ffff),
    t1738 = t1642 ^ (t1737 << 16), t1739 = t1690 ^ t1737,
    t1740 = ((t1645 >> 16) ^ t1693) & UINT64_C(0xffff0000ffff), t1741 = t1645 ^ (t1740 << 16),
    t1742 = t1693 ^ t1740, t1743 = ((t1648 >> 16) ^ t1696) & UINT64_C(0xffff0000ffff),
    t1744 = t1648 ^ (t1743 << 16), t1745 = t1696 ^ t1743,
    t1746 = ((t1651 >> 16) ^ t1699) & UINT64_C(0xffff0000ffff), t1747 = t1651 ^ (t1746 << 16),
    t1748 = t1699 ^ t1746, t1749 = ((t1654 >> 16) ^ t1702) & UINT64_C(0xffff0000ffff),
    t1750 = t1654 ^ (t1749 << 16), t1751 = t1702 ^ t1749,
    t1752 = ((t1657 >> 16) ^ t1705) & UINT64_C(0xffff0000ffff), t1753 = t1657 ^ (t1752 << 16),
    t1754 = t1705 ^ t1752, t1755 = ((t1660 >> 16) ^ t1708) & UINT64_C(0xffff0000ffff),
    t1756 = t1660 ^ (t1755 << 16), t1757 = t1708 ^ t1755,
    t1758 = ((t1663 >> 16) ^ t1711) & UINT64_C(0xffff0000ffff), t1759 = t1663 ^ (t1758 << 16),
    t1760 = t1711 ^ t1758, t1761 = ((t1666 >> 16) ^ t1714) & UINT64_C(0xffff0000ffff),
    t1762 = t1666 ^ (t1761 << 16), t1763 = t1714 ^ t1761,
    t1764 = ((t1622 >> 16) ^ t1670) & UINT64_C(0xffff0000ffff), t1765 = t1622 ^ (t1764 << 16),
    t1766 = t1670 ^ t1764, t1767 = ((t1625 >> 16) ^ t1673) & UINT64_C(0xffff0000ffff),
    t1768 = t1625 ^ (t1767 << 16), t1769 = t1673 ^ t1767,
    t1770 = ((t1628 >> 16) ^ t1676) & UINT64_C(0xffff0000ffff), t1771 = t1628 ^ (t1770 << 16),
    t1772 = t1676 ^ t1770, t1773 = ((t1631 >> 16) ^ t1679) & UINT64_C(0xffff0000ffff),
    t1774 = t1631 ^ (t1773 << 16), t1775 = t1679 ^ t1773,
    t1776 = ((t1634 >> 16) ^ t1682) & UINT64_C(0xffff0000ffff), t1777 = t1634 ^ (t1776 << 16),
    t1778 = t1682 ^ t1776, t1779 = ((t1637 >> 16) ^ t1685) & UINT64_C(0xffff0000ffff),
    t1780 = t1637 ^ (t1779 << 16), t1781 = t1685 ^ t1779,
    t1782 = ((t1640 >> 16) ^ t1688) & UINT64_C(0xffff0000ffff), t1783 = t1640 ^ (t1782 << 16),
    t1784 = t1688 ^ t1782, t1785 = ((t1643 >> 16) ^ t1691) & UINT64_C(0xffff0000ffff),
    t1786 = t1643 ^ (t1785 << 16), t1787 = t1691 ^ t1785,
    t1788 = ((t1646 >> 16) ^ t1694) & UINT64_C(0xffff0000ffff), t1789 = t1646 ^ (t1788 << 16),
    t1790 = t1694 ^ t1788, t1791 = ((t1649 >> 16) ^ t1697) & UINT64_C(0xffff0000ffff),
    t1792 = t1649 ^ (t1791 << 16), t1793 = t1697 ^ t1791,
    t1794 = ((t1652 >> 16) ^ t1700) & UINT64_C(0xffff0000ffff), t1795 = t1652 ^ (t1794 << 16),
    t1796 = t1700 ^ t1794, t1797 = ((t1655 >> 16) ^ t1703) & UINT64_C(0xffff0000ffff),
    t1798 = t1655 ^ (t1797 << 16), t1799 = t1703 ^ t1797,
    t1800 = ((t1658 >> 16) ^ t1706) & UINT64_C(0xffff0000ffff), t1801 = t1658 ^ (t1800 << 16),
    t1802 = t1706 ^ t1800, t1803 = ((t1661 >> 16) ^ t1709) & UINT64_C(0xffff0000ffff),
    t1804 = t1661 ^ (t1803 << 16), t1805 = t1709 ^ t1803,
    t1806 = ((t1664 >> 16) ^ t1712) & UINT64_C(0xffff0000ffff), t1807 = t1664 ^ (t1806 << 16),
    t1808 = t1712 ^ t1806, t1809 = ((t1667 >> 16) ^ t1715) & UINT64_C(0xffff0000ffff),
    t1810 = t1667 ^ (t1809 << 16), t1811 = t1715 ^ t1809,
    t1812 = ((t1717 >> 8) ^ t1741) & UINT64_C(0xff00ff00ff00ff), t1813 = t1717 ^ (t1812 << 8),
    t1814 = t1741 ^ t1812, t1815 = ((t1720 >> 8) ^ t1744) & UINT64_C(0xff00ff00ff00ff),
    t1816 = t1720 ^ (t1815 << 8), t1817 = t1744 ^ t1815,
    t1818 = ((t1723 >> 8) ^ t1747) & UINT64_C(0xff00ff00ff00ff), t1819 = t1723 ^ (t1818 << 8),
    t1820 = t1747 ^ t1818, t1821 = ((t1726 >> 8) ^ t1750) & UINT64_C(0xff00ff00ff00ff),
    t1822 = t1726 ^ (t1821 << 8), t1823 = t1750 ^ t1821,
    t1824 = ((t1729 >> 8) ^ t1753) & UINT64_C(0xff00ff00ff00ff), t1825 = t1729 ^ (t1824 << 8),
    t1826 = t1753 ^ t1824, t1827 = ((t1732 >> 8) ^ t1756) & UINT64_C(0xff00ff00ff00ff),
    t1828 = t1732 ^ (t1827 << 8), t1829 = t1756 ^ t1827,
    t1830 = ((t1735 >> 8) ^ t1759) & UINT64_C(0xff00ff00ff00ff), t1831 = t1735 ^ (t1830 << 8),
    t1832 = t1759 ^ t1830, t1833 = ((t1738 >> 8) ^ t1762) & UINT64_C(0xff00ff00ff00ff),
    t1834 = t1738 ^ (t1833 << 8), t1835 = t1762 ^ t1833,
    t1836 = ((t1718 >> 8) ^ t1742) & UINT64_C(0xff00ff00ff00ff), t1837 = t1718 ^ (t1836 << 8),
    t1838 = t1742 ^ t1836, t1839 = ((t1721 >> 8) ^ t1745) & UINT64_C(0xff00ff00ff00ff),
    t1840 = t1721 ^ (t1839 << 8), t1841 = t1745 ^ t1839,
    t1842 = ((t1724 >> 8) ^ t1748) & UINT64_C(0xff00ff00ff00ff), t1843 = t1724 ^ (t1842 << 8),
    t1844 = t1748 ^ t1842, t1845 = ((t1727 >> 8) ^ t1751) & UINT64_C(0xff00ff00ff00ff),
    t1846 = t1727 ^ (t1845 << 8), t1847 = t1751 ^ t1845,
    t1848 = ((t1730 >> 8) ^ t1754) & UINT64_C(0xff00ff00ff00ff), t1849 = t1730 ^ (t1848 << 8),
    t1850 = t1754 ^ t1848, t1851 = ((t1733 >> 8) ^ t1757) & UINT64_C(0xff00ff00ff00ff),
    t1852 = t1733 ^ (t1851 << 8), t1853 = t1757 ^ t1851,
    t1854 = ((t1736 >> 8) ^ t1760) & UINT64_C(0xff00ff00ff00ff), t1855 = t1736 ^ (t1854 << 8),
    t1856 = t1760 ^ t1854, t1857 = ((t1739 >> 8) ^ t1763) & UINT64_C(0xff00ff00ff00ff),
    t1858 = t1739 ^ (t1857 << 8), t1859 = t1763 ^ t1857,
    t1860 = ((t1765 >> 8) ^ t1789) & UINT64_C(0xff00ff00ff00ff), t1861 = t1765 ^ (t1860 << 8),
    t1862 = t1789 ^ t1860, t1863 = ((t1768 >> 8) ^ t1792) & UINT64_C(0xff00ff00ff00ff),
    t1864 = t1768 ^ (t1863 << 8), t1865 = t1792 ^ t1863,
    t1866 = ((t1771 >> 8) ^ t1795) & UINT64_C(0xff00ff00ff00ff), t1867 = t1771 ^ (t1866 << 8),
    t1868 = t1795 ^ t1866, t1869 = ((t1774 >> 8) ^ t1798) & UINT64_C(0xff00ff00ff00ff),
    t1870 = t1774 ^ (t1869 << 8), t1871 = t1798 ^ t1869,
    t1872 = ((t1777 >> 8) ^ t1801) & UINT64_C(0xff00ff00ff00ff), t1873 = t1777 ^ (t1872 << 8),
    t1874 = t1801 ^ t1872, t1875 = ((t1780 >> 8) ^ t1804) & UINT64_C(0xff00ff00ff00ff),
    t1876 = t1780 ^ (t1875 << 8), t1877 = t1804 ^ t1875,
    t1878 = ((t1783 >> 8) ^ t1807) & UINT64_C(0xff00ff00ff00ff), t1879 = t1783 ^ (t1878 << 8),
    t1880 = t1807 ^ t1878, t1881 = ((t1786 >> 8) ^ t1810) & UINT64_C(0xff00ff00ff00ff),
    t1882 = t1786 ^ (t1881 << 8), t1883 = t1810 ^ t1881,
    t1884 = ((t1766 >> 8) ^ t1790) & UINT64_C(0xff00ff00ff00ff), t1885 = t1766 ^ (t1884 << 8),
    t1886 = t1790 ^ t1884, t1887 = ((t1769 >> 8) ^ t1793) & UINT64_C(0xff00ff00ff00ff),
    t1888 = t1769 ^ (t1887 << 8), t1889 = t1793 ^ t1887,
    t1890 = ((t1772 >> 8) ^ t1796) & UINT64_C(0xff00ff00ff00ff), t1891 = t1772 ^ (t1890 << 8),
    t1892 = t1796 ^ t1890, t1893 = ((t1775 >> 8) ^ t1799) & UINT64_C(0xff00ff00ff00ff),
    t1894 = t1775 ^ (t1893 << 8), t1895 = t1799 ^ t1893,
    t1896 = ((t1778 >> 8) ^ t1802) & UINT64_C(0xff00ff00ff00ff), t1897 = t1778 ^ (t1896 << 8),
    t1898 = t1802 ^ t1896, t1899 = ((t1781 >> 8) ^ t1805) & UINT64_C(0xff00ff00ff00ff),
    t1900 = t1781 ^ (t1899 << 8), t1901 = t1805 ^ t1899,
    t1902 = ((t1784 >> 8) ^ t1808) & UINT64_C(0xff00ff00ff00ff), t1903 = t1784 ^ (t1902 << 8),
    t1904 = t1808 ^ t1902, t1905 = ((t1787 >> 8) ^ t1811) & UINT64_C(0xff00ff00ff00ff),
    t1906 = t1787 ^ (t1905 << 8), t1907 = t1811 ^ t1905,
    t1908 = ((t1813 >> 4) ^ t1825) & UINT64_C(0xf0f0f0f0f0f0f0f), t1909 = t1813 ^ (t1908 << 4),
    t1910 = t1825 ^ t1908, t1911 = ((t1816 >> 4) ^ t1828) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1912 = t1816 ^ (t1911 << 4), t1913 = t1828 ^ t1911,
    t1914 = ((t1819 >> 4) ^ t1831) & UINT64_C(0xf0f0f0f0f0f0f0f), t1915 = t1819 ^ (t1914 << 4),
    t1916 = t1831 ^ t1914, t1917 = ((t1822 >> 4) ^ t1834) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1918 = t1822 ^ (t1917 << 4), t1919 = t1834 ^ t1917,
    t1920 = ((t1814 >> 4) ^ t1826) & UINT64_C(0xf0f0f0f0f0f0f0f), t1921 = t1814 ^ (t1920 << 4),
    t1922 = t1826 ^ t1920, t1923 = ((t1817 >> 4) ^ t1829) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1924 = t1817 ^ (t1923 << 4), t1925 = t1829 ^ t1923,
    t1926 = ((t1820 >> 4) ^ t1832) & UINT64_C(0xf0f0f0f0f0f0f0f), t1927 = t1820 ^ (t1926 << 4),
    t1928 = t1832 ^ t1926, t1929 = ((t1823 >> 4) ^ t1835) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1930 = t1823 ^ (t1929 << 4), t1931 = t1835 ^ t1929,
    t1932 = ((t1837 >> 4) ^ t1849) & UINT64_C(0xf0f0f0f0f0f0f0f), t1933 = t1837 ^ (t1932 << 4),
    t1934 = t1849 ^ t1932, t1935 = ((t1840 >> 4) ^ t1852) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1936 = t1840 ^ (t1935 << 4), t1937 = t1852 ^ t1935,
    t1938 = ((t1843 >> 4) ^ t1855) & UINT64_C(0xf0f0f0f0f0f0f0f), t1939 = t1843 ^ (t1938 << 4),
    t1940 = t1855 ^ t1938, t1941 = ((t1846 >> 4) ^ t1858) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1942 = t1846 ^ (t1941 << 4), t1943 = t1858 ^ t1941,
    t1944 = ((t1838 >> 4) ^ t1850) & UINT64_C(0xf0f0f0f0f0f0f0f), t1945 = t1838 ^ (t1944 << 4),
    t1946 = t1850 ^ t1944, t1947 = ((t1841 >> 4) ^ t1853) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1948 = t1841 ^ (t1947 << 4), t1949 = t1853 ^ t1947,
    t1950 = ((t1844 >> 4) ^ t1856) & UINT64_C(0xf0f0f0f0f0f0f0f), t1951 = t1844 ^ (t1950 << 4),
    t1952 = t1856 ^ t1950, t1953 = ((t1847 >> 4) ^ t1859) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1954 = t1847 ^ (t1953 << 4), t1955 = t1859 ^ t1953,
    t1956 = ((t1861 >> 4) ^ t1873) & UINT64_C(0xf0f0f0f0f0f0f0f), t1957 = t1861 ^ (t1956 << 4),
    t1958 = t1873 ^ t1956, t1959 = ((t1864 >> 4) ^ t1876) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1960 = t1864 ^ (t1959 << 4), t1961 = t1876 ^ t1959,
    t1962 = ((t1867 >> 4) ^ t1879) & UINT64_C(0xf0f0f0f0f0f0f0f), t1963 = t1867 ^ (t1962 << 4),
    t1964 = t1879 ^ t1962, t1965 = ((t1870 >> 4) ^ t1882) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1966 = t1870 ^ (t1965 << 4), t1967 = t1882 ^ t1965,
    t1968 = ((t1862 >> 4) ^ t1874) & UINT64_C(0xf0f0f0f0f0f0f0f), t1969 = t1862 ^ (t1968 << 4),
    t1970 = t1874 ^ t1968, t1971 = ((t1865 >> 4) ^ t1877) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1972 = t1865 ^ (t1971 << 4), t1973 = t1877 ^ t1971,
    t1974 = ((t1868 >> 4) ^ t1880) & UINT64_C(0xf0f0f0f0f0f0f0f), t1975 = t1868 ^ (t1974 << 4),
    t1976 = t1880 ^ t1974, t1977 = ((t1871 >> 4) ^ t1883) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1978 = t1871 ^ (t1977 << 4), t1979 = t1883 ^ t1977,
    t1980 = ((t1885 >> 4) ^ t1897) & UINT64_C(0xf0f0f0f0f0f0f0f), t1981 = t1885 ^ (t1980 << 4),
    t1982 = t1897 ^ t1980, t1983 = ((t1888 >> 4) ^ t1900) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1984 = t1888 ^ (t1983 << 4), t1985 = t1900 ^ t1983,
    t1986 = ((t1891 >> 4) ^ t1903) & UINT64_C(0xf0f0f0f0f0f0f0f), t1987 = t1891 ^ (t1986 << 4),
    t1988 = t1903 ^ t1986, t1989 = ((t1894 >> 4) ^ t1906) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1990 = t1894 ^ (t1989 << 4), t1991 = t1906 ^ t1989,
    t1992 = ((t1886 >> 4) ^ t1898) & UINT64_C(0xf0f0f0f0f0f0f0f), t1993 = t1886 ^ (t1992 << 4),
    t1994 = t1898 ^ t1992, t1995 = ((t1889 >> 4) ^ t1901) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1996 = t1889 ^ (t1995 << 4), t1997 = t1901 ^ t1995,
    t1998 = ((t1892 >> 4) ^ t1904) & UINT64_C(0xf0f0f0f0f0f0f0f), t1999 = t1892 ^ (t1998 << 4),
    t2000 = t1904 ^ t1998, t2001 = ((t1895 >> 4) ^ t1907) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t2002 = t1895 ^ (t2001 << 4), t2003 = t1907 ^ t2001,
    t2004 = ((t1909 >> 2) ^ t1915) & UINT64_C(0x3333333333333333), t2005 = t1909 ^ (t2004 << 2),
    t2006 = t1915 ^ t2004, t2007 = ((t1912 >> 2) ^ t1918) & UINT64_C(0x3333333333333333),
    t2008 = t1912 ^ (t2007 << 2), t2009 = t1918 ^ t2007,
    t2010 = ((t1910 >> 2) ^ t1916) & UINT64_C(0x3333333333333333), t2011 = t1910 ^ (t2010 << 2),
    t2012 = t1916 ^ t2010, t2013 = ((t1913 >> 2) ^ t1919) & UINT64_C(0x3333333333333333),
    t2014 = t1913 ^ (t2013 << 2), t2015 = t1919 ^ t2013,
    t2016 = ((t1921 >> 2) ^ t1927) & UINT64_C(0x3333333333333333), t2017 = t1921 ^ (t2016 << 2),
    t2018 = t1927 ^ t2016, t2019 = ((t1924 >> 2) ^ t1930) & UINT64_C(0x3333333333333333),
    t2020 = t1924 ^ (t2019 << 2), t2021 = t1930 ^ t2019,
    t2022 = ((t1922 >> 2) ^ t1928) & UINT64_C(0x3333333333333333), t2023 = t1922 ^ (t2022 << 2),
    t2024 = t1928 ^ t2022, t2025 = ((t1925 >> 2) ^ t1931) & UINT64_C(0x3333333333333333),
    t2026 = t1925 ^ (t2025 << 2), t2027 = t1931 ^ t2025,
    t2028 = ((t1933 >> 2) ^ t1939) & UINT64_C(0x3333333333333333), t2029 = t1933 ^ (t2028 << 2),
    t2030 = t1939 ^ t2028, t2031 = ((t1936 >> 2) ^ t1942) & UINT64_C(0x3333333333333333),
    t2032 = t1936 ^ (t2031 << 2), t2033 = t1942 ^ t2031,
    t2034 = ((t1934 >> 2) ^ t1940) & UINT64_C(0x3333333333333333), t2035 = t1934 ^ (t2034 << 2),
    t2036 = t1940 ^ t2034, t2037 = ((t1937 >> 2) ^ t1943) & UINT64_C(0x3333333333333333),
    t2038 = t1937 ^ (t2037 << 2), t2039 = t1943 ^ t2037,
    t2040 = ((t1945 >> 2) ^ t1951) & UINT64_C(0x3333333333333333), t2041 = t1945 ^ (t2040 << 2),
    t2042 = t1951 ^ t2040, t2043 = ((t1948 >> 2) ^ t1954) & UINT64_C(0x3333333333333333),
    t2044 = t1948 ^ (t2043 << 2), t2045 = t1954 ^ t2043,
    t2046 = ((t1946 >> 2) ^ t1952) & UINT64_C(0x3333333333333333), t2047 = t1946 ^ (t2046 << 2),
    t2048 = t1952 ^ t2046, t2049 = ((t1949 >> 2) ^ t1955) & UINT64_C(0x3333333333333333),
    t2050 = t1949 ^ (t2049 << 2), t2051 = t1955 ^ t2049,
    t2052 = ((t1957 >> 2) ^ t1963) & UINT64_C(0x3333333333333333), t2053 = t1957 ^ (t2052 << 2),
    t2054 = t1963 ^ t2052, t2055 = ((t1960 >> 2) ^ t1966) & UINT64_C(0x3333333333333333),
    t2056 = t1960 ^ (t2055 << 2), t2057 = t1966 ^ t2055,
    t2058 = ((t1958 >> 2) ^ t1964) & UINT64_C(0x3333333333333333), t2059 = t1958 ^ (t2058 << 2),
    t2060 = t1964 ^ t2058, t2061 = ((t1961 >> 2) ^ t1967) & UINT64_C(0x3333333333333333),
    t2062 = t1961 ^ (t2061 << 2), t2063 = t1967 ^ t2061,
    t2064 = ((t1969 >> 2) ^ t1975) & UINT64_C(0x3333333333333333), t2065 = t1969 ^ (t2064 << 2),
    t2066 = t1975 ^ t2064, t2067 = ((t1972 >> 2) ^ t1978) & UINT64_C(0x3333333333333333),
    t2068 = t1972 ^ (t2067 << 2), t2069 = t1978 ^ t2067,
    t2070 = ((t1970 >> 2) ^ t1976) & UINT64_C(0x3333333333333333), t2071 = t1970 ^ (t2070 << 2),
    t2072 = t1976 ^ t2070, t2073 = ((t1973 >> 2) ^ t1979) & UINT64_C(0x3333333333333333),
    t2074 = t1973 ^ (t2073 << 2), t2075 = t1979 ^ t2073,
    t2076 = ((t1981 >> 2) ^ t1987) & UINT64_C(0x3333333333333333), t2077 = t1981 ^ (t2076 << 2),
    t2078 = t1987 ^ t2076, t2079 = ((t1984 >> 2) ^ t1990) & UINT64_C(0x3333333333333333),
    t2080 = t1984 ^ (t2079 << 2), t2081 = t1990 ^ t2079,
    t2082 = ((t1982 >> 2) ^ t1988) & UINT64_C(0x3333333333333333), t2083 = t1982 ^ (t2082 << 2),
    t2084 = t1988 ^ t2082, t2085 = ((t1985 >> 2) ^ t1991) & UINT64_C(0x3333333333333333),
    t2086 = t1985 ^ (t2085 << 2), t2087 = t1991 ^ t2085,
    t2088 = ((t1993 >> 2) ^ t1999) & UINT64_C(0x3333333333333333), t2089 = t1993 ^ (t2088 << 2),
    t2090 = t1999 ^ t2088, t2091 = ((t1996 >> 2) ^ t2002) & UINT64_C(0x3333333333333333),
    t2092 = t1996 ^ (t2091 << 2), t2093 = t2002 ^ t2091,
    t2094 = ((t1994 >> 2) ^ t2000) & UINT64_C(0x3333333333333333), t2095 = t1994 ^ (t2094 << 2),
    t2096 = t2000 ^ t2094, t2097 = ((t1997 >> 2) ^ t2003) & UINT64_C(0x3333333333333333),
    t2098 = t1997 ^ (t2097 << 2), t2099 = t2003 ^ t2097,
    t2100 = ((t2005 >> 1) ^ t2008) & UINT64_C(0x5555555555555555),
    t2101 = ((t2006 >> 1) ^ t2009) & UINT64_C(0x5555555555555555),
    t2102 = ((t2011 >> 1) ^ t2014) & UINT64_C(0x5555555555555555),
    t2103 = ((t2012 >> 1) ^ t2015) & UINT64_C(0x5555555555555555),
    t2104 = ((t2017 >> 1) ^ t2020) & UINT64_C(0x5555555555555555),
    t2105 = ((t2018 >> 1) ^ t2021) & UINT64_C(0x5555555555555555),
    t2106 = ((t2023 >> 1) ^ t2026) & UINT64_C(0x5555555555555555),
    t2107 = ((t2024 >> 1) ^ t2027) & UINT64_C(0x5555555555555555),
    t2108 = ((t2029 >> 1) ^ t2032) & UINT64_C(0x5555555555555555),
    t2109 = ((t2030 >> 1) ^ t2033) & UINT64_C(0x5555555555555555),
    t2110 = ((t2035 >> 1) ^ t2038) & UINT64_C(0x5555555555555555),
    t2111 = ((t2036 >> 1) ^ t2039) & UINT64_C(0x5555555555555555),
    t2112 = ((t2041 >> 1) ^ t2044) & UINT64_C(0x5555555555555555),
    t2113 = ((t2042 >> 1) ^ t2045) & UINT64_C(0x5555555555555555),
    t2114 = ((t2047 >> 1) ^ t2050) & UINT64_C(0x5555555555555555),
    t2115 = ((t2048 >> 1) ^ t2051) & UINT64_C(0x5555555555555555),
    t2116 = ((t2053 >> 1) ^ t2056) & UINT64_C(0x5555555555555555),
    t2117 = ((t2054 >> 1) ^ t2057) & UINT64_C(0x5555555555555555),
    t2118 = ((t2059 >> 1) ^ t2062) & UINT64_C(0x5555555555555555),
    t2119 = ((t2060 >> 1) ^ t2063) & UINT64_C(0x5555555555555555),
    t2120 = ((t2065 >> 1) ^ t2068) & UINT64_C(0x5555555555555555),
    t2121 = ((t2066 >> 1) ^ t2069) & UINT64_C(0x5555555555555555),
    t2122 = ((t2071 >> 1) ^ t2074) & UINT64_C(0x5555555555555555),
    t2123 = ((t2072 >> 1) ^ t2075) & UINT64_C(0x5555555555555555),
    t2124 = ((t2077 >> 1) ^ t2080) & UINT64_C(0x5555555555555555),
    t2125 = ((t2078 >> 1) ^ t2081) & UINT64_C(0x5555555555555555),
    t2126 = ((t2083 >> 1) ^ t2086) & UINT64_C(0x5555555555555555),
    t2127 = ((t2084 >> 1) ^ t2087) & UINT64_C(0x5555555555555555),
    t2128 = ((t2089 >> 1) ^ t2092) & UINT64_C(0x5555555555555555),
    t2129 = ((t2090 >> 1) ^ t2093) & UINT64_C(0x5555555555555555),
    t2130 = ((t2095 >> 1) ^ t2098) & UINT64_C(0x5555555555555555),
    t2131 = ((t2096 >> 1) ^ t2099) & UINT64_C(0x5555555555555555);
    store_le64(out, t2005 ^ (t2100 << 1));
    store_le64(out + 8, t2008 ^ t2100);
    store_le64(out + 16, t2006 ^ (t2101 << 1));
    store_le64(out + 24, t2009 ^ t2101);
    store_le64(out + 32, t2011 ^ (t2102 << 1));
    store_le64(out + 40, t2014 ^ t2102);
    store_le64(out + 48, t2012 ^ (t2103 << 1));
    store_le64(out + 56, t2015 ^ t2103);
    store_le64(out + 64, t2017 ^ (t2104 << 1));
    store_le64(out + 72, t2020 ^ t2104);
    store_le64(out + 80, t2018 ^ (t2105 << 1));
    store_le64(out + 88, t2021 ^ t2105);
    store_le64(out + 96, t2023 ^ (t2106 << 1));
    store_le64(out + 104, t2026 ^ t2106);
    store_le64(out + 112, t2024 ^ (t2107 << 1));
    store_le64(out + 120, t2027 ^ t2107);
    store_le64(out + 128, t2029 ^ (t2108 << 1));
    store_le64(out + 136, t2032 ^ t2108);
    store_le64(out + 144, t2030 ^ (t2109 << 1));
    store_le64(out + 152, t2033 ^ t2109);
    store_le64(out + 160, t2035 ^ (t2110 << 1));
    store_le64(out + 168, t2038 ^ t2110);
    store_le64(out + 176, t2036 ^ (t2111 << 1));
    store_le64(out + 184, t2039 ^ t2111);
    store_le64(out + 192, t2041 ^ (t2112 << 1));
    store_le64(out + 200, t2044 ^ t2112);
    store_le64(out + 208, t2042 ^ (t2113 << 1));
    store_le64(out + 216, t2045 ^ t2113);
    store_le64(out + 224, t2047 ^ (t2114 << 1));
    store_le64(out + 232, t2050 ^ t2114);
    store_le64(out + 240, t2048 ^ (t2115 << 1));
    store_le64(out + 248, t2051 ^ t2115);
    store_le64(out + 256, t2053 ^ (t2116 << 1));
    store_le64(out + 264, t2056 ^ t2116);
    store_le64(out + 272, t2054 ^ (t2117 << 1));
    store_le64(out + 280, t2057 ^ t2117);
    store_le64(out + 288, t2059 ^ (t2118 << 1));
    store_le64(out + 296, t2062 ^ t2118);
    store_le64(out + 304, t2060 ^ (t2119 << 1));
    store_le64(out + 312, t2063 ^ t2119);
    store_le64(out + 320, t2065 ^ (t2120 << 1));
    store_le64(out + 328, t2068 ^ t2120);
    store_le64(out + 336, t2066 ^ (t2121 << 1));
    store_le64(out + 344, t2069 ^ t2121);
    store_le64(out + 352, t2071 ^ (t2122 << 1));
    store_le64(out + 360, t2074 ^ t2122);
    store_le64(out + 368, t2072 ^ (t2123 << 1));
    store_le64(out + 376, t2075 ^ t2123);
    store_le64(out + 384, t2077 ^ (t2124 << 1));
    store_le64(out + 392, t2080 ^ t2124);
    store_le64(out + 400, t2078 ^ (t2125 << 1));
    store_le64(out + 408, t2081 ^ t2125);
    store_le64(out + 416, t2083 ^ (t2126 << 1));
    store_le64(out + 424, t2086 ^ t2126);
    store_le64(out + 432, t2084 ^ (t2127 << 1));
    store_le64(out + 440, t2087 ^ t2127);
    store_le64(out + 448, t2089 ^ (t2128 << 1));
    store_le64(out + 456, t2092 ^ t2128);
    store_le64(out + 464, t2090 ^ (t2129 << 1));
    store_le64(out + 472, t2093 ^ t2129);
    store_le64(out + 480, t2095 ^ (t2130 << 1));
    store_le64(out + 488, t2098 ^ t2130);
    store_le64(out + 496, t2096 ^ (t2131 << 1));
    store_le64(out + 504, t2099 ^ t2131);
}

void lwcc_skinny64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 64; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 512;
        in += 512;
    }
    nblocks %= 64;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_skinny64_128_ecb_decrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_128_key_setup_c(ctx, key);
    lwcc_skinny64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = bit64(nonce[0], 5);
    // round 1 (skinny.dsl:60)
    const uint64_t t1 = ~t0, t2 = ~bit64(nonce[0], 7), t3 = ~bit64(nonce[0], 6),
    t4 = t2 ^ (t1 & t3), t5 = (~bit64(nonce[0], 4)) ^ (t3 & t2),
    t6 = ((~(t1 ^ (t4 & t5))) ^ load64(ctx + 8)) ^ load64(ctx + 29496), t7 = ~t6;
    store64(ctx + 30680, t7);
    const uint64_t t8 = load64(ctx + 40), t9 = ~(((~(t3 ^ (t1 & t5))) ^ t8) ^ load64(ctx + 29504));
    store64(ctx + 30688, t9);
    const uint64_t t10 = ((~t4) ^ t8) ^ load64(ctx + 29512), t11 = ~t10;
    store64(ctx + 30696, t11);
    const uint64_t t12 = ((~t5) ^ t8) ^ load64(ctx + 29520), t13 = ~t12;
    store64(ctx + 30704, t13);
    const uint64_t t14 = bit64(nonce[3], 1), t15 = ~t14, t16 = ~bit64(nonce[3], 3),
    t17 = ~bit64(nonce[3], 2), t18 = t16 ^ (t15 & t17), t19 = (~bit64(nonce[3], 0)) ^ (t17 & t16);
    store64(ctx + 30712, (~(t15 ^ (t18 & t19))) ^ load64(ctx + 30376));
    store64(ctx + 30720, ~((~(t17 ^ (t15 & t19))) ^ load64(ctx + 30384)));
    store64(ctx + 30728, (~t18) ^ load64(ctx + 30584));
    store64(ctx + 30736, (~t19) ^ load64(ctx + 30592));
    store64(ctx + 30744, t6);
    store64(ctx + 30752, t10);
    store64(ctx + 30760, t12);
    const uint64_t t20 = bit64(nonce[0], 1), t21 = ~t20, t22 = ~bit64(nonce[0], 3),
    t23 = ~bit64(nonce[0], 2), t24 = t22 ^ (t21 & t23), t25 = (~bit64(nonce[0], 0)) ^ (t23 & t22),
    t26 = (~(t21 ^ (t24 & t25))) ^ load64(ctx + 29560), t27 = ~t26;
    store64(ctx + 30768, t27);
    const uint64_t t28 = ~((~(t23 ^ (t21 & t25))) ^ load64(ctx + 30528));
    store64(ctx + 30776, t28);
    const uint64_t t29 = (~t24) ^ load64(ctx + 29576), t30 = ~t29;
    store64(ctx + 30784, t30);
    const uint64_t t31 = (~t25) ^ load64(ctx + 29584), t32 = ~t31;
    store64(ctx + 30792, t32);
    const uint64_t t33 = bit64(nonce[2], 5), t34 = ~t33, t35 = ~bit64(nonce[2], 7),
    t36 = ~bit64(nonce[2], 6), t37 = t35 ^ (t34 & t36), t38 = (~bit64(nonce[2], 4)) ^ (t36 & t35),
    t39 = ((~(t34 ^ (t37 & t38))) ^ t8) ^ load64(ctx + 29592);
    store64(ctx + 30800, t39);
    const uint64_t t40 = ((~(t36 ^ (t34 & t38))) ^ t8) ^ load64(ctx + 30424);
    store64(ctx + 30808, ~t40);
    store64(ctx + 30816, ((~t37) ^ t8) ^ load64(ctx + 29608));
    store64(ctx + 30824, ((~t38) ^ t8) ^ load64(ctx + 29616));
    store64(ctx + 30832, t26);
    store64(ctx + 30840, t29);
    store64(ctx + 30848, t31);
    const uint64_t t41 = bit64(nonce[1], 5), t42 = ~t41, t43 = ~bit64(nonce[1], 7),
    t44 = ~bit64(nonce[1], 6), t45 = t43 ^ (t42 & t44), t46 = (~bit64(nonce[1], 4)) ^ (t44 & t43),
    t47 = (~(t42 ^ (t45 & t46))) ^ load64(ctx + 29624), t48 = ~t47;
    store64(ctx + 30856, t48);
    const uint64_t t49 = (~(t44 ^ (t42 & t46))) ^ load64(ctx + 30536);
    store64(ctx + 30864, t49);
    const uint64_t t50 = (~t45) ^ load64(ctx + 29640), t51 = ~t50;
    store64(ctx + 30872, t51);
    const uint64_t t52 = (~t46) ^ load64(ctx + 29648), t53 = ~t52;
    store64(ctx + 30880, t53);
    const uint64_t t54 = bit64(nonce[2], 1), t55 = ~t54, t56 = ~bit64(nonce[2], 3),
    t57 = ~bit64(nonce[2], 2), t58 = t56 ^ (t55 & t57), t59 = (~bit64(nonce[2], 0)) ^ (t57 & t56);
    store64(ctx + 30888, (~(t55 ^ (t58 & t59))) ^ load64(ctx + 30408));
    store64(ctx + 30896, (~(t57 ^ (t55 & t59))) ^ load64(ctx + 30416));
    store64(ctx + 30904, (~t58) ^ load64(ctx + 30552));
    store64(ctx + 30912, (~t59) ^ load64(ctx + 30560));
    store64(ctx + 30920, t47);
    store64(ctx + 30928, t50);
    store64(ctx + 30936, t52);
    const uint64_t t60 = bit64(nonce[1], 1), t61 = ~t60, t62 = ~bit64(nonce[1], 3),
    t63 = ~bit64(nonce[1], 2), t64 = t62 ^ (t61 & t63), t65 = (~bit64(nonce[1], 0)) ^ (t63 & t62),
    t66 = (~(t61 ^ (t64 & t65))) ^ load64(ctx + 29688), t67 = ~t66;
    store64(ctx + 30944, t67);
    const uint64_t t68 = ~((~(t63 ^ (t61 & t65))) ^ load64(ctx + 30544));
    store64(ctx + 30952, t68);
    const uint64_t t69 = (~t64) ^ load64(ctx + 29704), t70 = ~t69;
    store64(ctx + 30960, t70);
    const uint64_t t71 = (~t65) ^ load64(ctx + 29712), t72 = ~t71;
    store64(ctx + 30968, t72);
    const uint64_t t73 = bit64(nonce[3], 5), t74 = ~t73, t75 = ~bit64(nonce[3], 7),
    t76 = ~bit64(nonce[3], 6), t77 = t75 ^ (t74 & t76), t78 = (~bit64(nonce[3], 4)) ^ (t76 & t75);
    store64(ctx + 30976, (~(t74 ^ (t77 & t78))) ^ load64(ctx + 30392));
    store64(ctx + 30984, ~((~(t76 ^ (t74 & t78))) ^ load64(ctx + 30400)));
    store64(ctx + 30992, (~t77) ^ load64(ctx + 30568));
    store64(ctx + 31000, (~t78) ^ load64(ctx + 30576));
    store64(ctx + 31008, t66);
    store64(ctx + 31016, t69);
    store64(ctx + 31024, t71);
    // round 2 (skinny.dsl:60)
    const uint64_t t79 = t72 ^ (t68 & t70), t80 = t67 ^ (t70 & t72);
    store64(ctx + 31032, (~(t68 ^ (t79 & t80))) ^ load64(ctx + 30648));
    store64(ctx + 31040, (~(t70 ^ (t68 & t80))) ^ load64(ctx + 30656));
    store64(ctx + 31048, (~t79) ^ load64(ctx + 30664));
    store64(ctx + 31056, (~t80) ^ load64(ctx + 30672));
    const uint64_t t81 = t13 ^ (t9 & t11), t82 = t7 ^ (t11 & t13), t83 = load64(ctx + 40),
    t84 = ((~(t9 ^ (t81 & t82))) ^ t83) ^ load64(ctx + 29848);
    store64(ctx + 31064, t84);
    const uint64_t t85 = ((~(t11 ^ (t9 & t82))) ^ t83) ^ load64(ctx + 29856);
    store64(ctx + 31072, t85);
    store64(ctx + 31080, ((~t81) ^ t83) ^ load64(ctx + 29864));
    store64(ctx + 31088, ((~t82) ^ t83) ^ load64(ctx + 29872));
    const uint64_t t86 = t32 ^ (t28 & t30), t87 = t27 ^ (t30 & t32);
    store64(ctx + 31096, ~((~(t28 ^ (t86 & t87))) ^ load64(ctx + 30600)));
    store64(ctx + 31104, ~((~(t30 ^ (t28 & t87))) ^ load64(ctx + 29920)));
    store64(ctx + 31112, (~t86) ^ load64(ctx + 30608));
    store64(ctx + 31120, (~t87) ^ load64(ctx + 30616));
    const uint64_t t88 = ~t49, t89 = t53 ^ (t88 & t51), t90 = t48 ^ (t51 & t53);
    store64(ctx + 31128, (~(t88 ^ (t89 & t90))) ^ load64(ctx + 30624));
    store64(ctx + 31136, (~(t51 ^ (t88 & t90))) ^ load64(ctx + 30336));
    store64(ctx + 31144, (~t89) ^ load64(ctx + 30632));
    store64(ctx + 31152, (~t90) ^ load64(ctx + 30640));
}


// 64 blocks, each bit of them in a variable of its own.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t0 = splat_u32x2(counter), t1 = add_u32x2(t0, UINT64_C(0x2000000000)),
    t2 = add_u32x2(t0, UINT64_C(0x2100000001)), t3 = add_u32x2(t0, UINT64_C(0x2200000002)),
    t4 = add_u32x2(t0, UINT64_C(0x2300000003)), t5 = add_u32x2(t0, UINT64_C(0x2400000004)),
    t6 = add_u32x2(t0, UINT64_C(0x2500000005)), t7 = add_u32x2(t0, UINT64_C(0x2600000006)),
    t8 = add_u32x2(t0, UINT64_C(0x2700000007)), t9 = add_u32x2(t0, UINT64_C(0x2800000008)),
    t10 = add_u32x2(t0, UINT64_C(0x2900000009)), t11 = add_u32x2(t0, UINT64_C(0x2a0000000a)),
    t12 = add_u32x2(t0, UINT64_C(0x2b0000000b)), t13 = add_u32x2(t0, UINT64_C(0x2c0000000c)),
    t14 = add_u32x2(t0, UINT64_C(0x2d0000000d)), t15 = add_u32x2(t0, UINT64_C(0x2e0000000e)),
    t16 = add_u32x2(t0, UINT64_C(0x2f0000000f)), t17 = add_u32x2(t0, UINT64_C(0x3000000010)),
    t18 = add_u32x2(t0, UINT64_C(0x3100000011)), t19 = add_u32x2(t0, UINT64_C(0x3200000012)),
    t20 = add_u32x2(t0, UINT64_C(0x3300000013)), t21 = add_u32x2(t0, UINT64_C(0x3400000014)),
    t22 = add_u32x2(t0, UINT64_C(0x3500000015)), t23 = add_u32x2(t0, UINT64_C(0x3600000016)),
    t24 = add_u32x2(t0, UINT64_C(0x3700000017)), t25 = add_u32x2(t0, UINT64_C(0x3800000018)),
    t26 = add_u32x2(t0, UINT64_C(0x3900000019)), t27 = add_u32x2(t0, UINT64_C(0x3a0000001a)),
    t28 = add_u32x2(t0, UINT64_C(0x3b0000001b)), t29 = add_u32x2(t0, UINT64_C(0x3c0000001c)),
    t30 = add_u32x2(t0, UINT64_C(0x3d0000001d)), t31 = add_u32x2(t0, UINT64_C(0x3e0000001e)),
    t32 = add_u32x2(t0, UINT64_C(0x3f0000001f)),
    t33 = ((t1 >> 1) ^ t2) & UINT64_C(0x5555555555555555), t34 = t1 ^ (t33 << 1), t35 = t2 ^ t33,
    t36 = ((t3 >> 1) ^ t4) & UINT64_C(0x5555555555555555), t37 = t3 ^ (t36 << 1), t38 = t4 ^ t36,
    t39 = ((t5 >> 1) ^ t6) & UINT64_C(0x5555555555555555), t40 = t5 ^ (t39 << 1), t41 = t6 ^ t39,
    t42 = ((t7 >> 1) ^ t8) & UINT64_C(0x5555555555555555), t43 = t7 ^ (t42 << 1), t44 = t8 ^ t42,
    t45 = ((t9 >> 1) ^ t10) & UINT64_C(0x5555555555555555), t46 = t9 ^ (t45 << 1), t47 = t10 ^ t45,
    t48 = ((t11 >> 1) ^ t12) & UINT64_C(0x5555555555555555), t49 = t11 ^ (t48 << 1),
    t50 = t12 ^ t48, t51 = ((t13 >> 1) ^ t14) & UINT64_C(0x5555555555555555),
    t52 = t13 ^ (t51 << 1), t53 = t14 ^ t51,
    t54 = ((t15 >> 1) ^ t16) & UINT64_C(0x5555555555555555), t55 = t15 ^ (t54 << 1),
    t56 = t16 ^ t54, t57 = ((t17 >> 1) ^ t18) & UINT64_C(0x5555555555555555),
    t58 = t17 ^ (t57 << 1), t59 = t18 ^ t57,
    t60 = ((t19 >> 1) ^ t20) & UINT64_C(0x5555555555555555), t61 = t19 ^ (t60 << 1),
    t62 = t20 ^ t60, t63 = ((t21 >> 1) ^ t22) & UINT64_C(0x5555555555555555),
    t64 = t21 ^ (t63 << 1), t65 = t22 ^ t63,
    t66 = ((t23 >> 1) ^ t24) & UINT64_C(0x5555555555555555), t67 = t23 ^ (t66 << 1),
    t68 = t24 ^ t66, t69 = ((t25 >> 1) ^ t26) & UINT64_C(0x5555555555555555),
    t70 = t25 ^ (t69 << 1), t71 = t26 ^ t69,
    t72 = ((t27 >> 1) ^ t28) & UINT64_C(0x5555555555555555), t73 = t27 ^ (t72 << 1),
    t74 = t28 ^ t72, t75 = ((t29 >> 1) ^ t30) & UINT64_C(0x5555555555555555),
    t76 = t29 ^ (t75 << 1), t77 = t30 ^ t75,
    t78 = ((t31 >> 1) ^ t32) & UINT64_C(0x5555555555555555), t79 = t31 ^ (t78 << 1),
    t80 = t32 ^ t78, t81 = ((t34 >> 2) ^ t37) & UINT64_C(0x3333333333333333),
    t82 = t34 ^ (t81 << 2), t83 = t37 ^ t81,
    t84 = ((t35 >> 2) ^ t38) & UINT64_C(0x3333333333333333), t85 = t35 ^ (t84 << 2),
    t86 = t38 ^ t84, t87 = ((t40 >> 2) ^ t43) & UINT64_C(0x3333333333333333),
    t88 = t40 ^ (t87 << 2), t89 = t43 ^ t87,
    t90 = ((t41 >> 2) ^ t44) & UINT64_C(0x3333333333333333), t91 = t41 ^ (t90 << 2),
    t92 = t44 ^ t90, t93 = ((t46 >> 2) ^ t49) & UINT64_C(0x3333333333333333),
    t94 = t46 ^ (t93 << 2), t95 = t49 ^ t93,
    t96 = ((t47 >> 2) ^ t50) & UINT64_C(0x3333333333333333), t97 = t47 ^ (t96 << 2),
    t98 = t50 ^ t96, t99 = ((t52 >> 2) ^ t55) & UINT64_C(0x3333333333333333),
    t100 = t52 ^ (t99 << 2), t101 = t55 ^ t99,
    t102 = ((t53 >> 2) ^ t56) & UINT64_C(0x3333333333333333), t103 = t53 ^ (t102 << 2),
    t104 = t56 ^ t102, t105 = ((t58 >> 2) ^ t61) & UINT64_C(0x3333333333333333),
    t106 = t58 ^ (t105 << 2), t107 = t61 ^ t105,
    t108 = ((t59 >> 2) ^ t62) & UINT64_C(0x3333333333333333), t109 = t59 ^ (t108 << 2),
    t110 = t62 ^ t108, t111 = ((t64 >> 2) ^ t67) & UINT64_C(0x3333333333333333),
    t112 = t64 ^ (t111 << 2), t113 = t67 ^ t111,
    t114 = ((t65 >> 2) ^ t68) & UINT64_C(0x3333333333333333), t115 = t65 ^ (t114 << 2),
    t116 = t68 ^ t114, t117 = ((t70 >> 2) ^ t73) & UINT64_C(0x3333333333333333),
    t118 = t70 ^ (t117 << 2), t119 = t73 ^ t117,
    t120 = ((t71 >> 2) ^ t74) & UINT64_C(0x3333333333333333), t121 = t71 ^ (t120 << 2),
    t122 = t74 ^ t120, t123 = ((t76 >> 2) ^ t79) & UINT64_C(0x3333333333333333),
    t124 = t76 ^ (t123 << 2), t125 = t79 ^ t123,
    t126 = ((t77 >> 2) ^ t80) & UINT64_C(0x3333333333333333), t127 = t77 ^ (t126 << 2),
    t128 = t80 ^ t126, t129 = ((t82 >> 4) ^ t88) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t130 = t82 ^ (t129 << 4), t131 = t88 ^ t129,
    t132 = ((t85 >> 4) ^ t91) & UINT64_C(0xf0f0f0f0f0f0f0f), t133 = t85 ^ (t132 << 4),
    t134 = t91 ^ t132, t135 = ((t83 >> 4) ^ t89) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t136 = t83 ^ (t135 << 4), t137 = t89 ^ t135,
    t138 = ((t86 >> 4) ^ t92) & UINT64_C(0xf0f0f0f0f0f0f0f), t139 = t86 ^ (t138 << 4),
    t140 = t92 ^ t138, t141 = ((t94 >> 4) ^ t100) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t142 = t94 ^ (t141 << 4), t143 = t100 ^ t141,
    t144 = ((t97 >> 4) ^ t103) & UINT64_C(0xf0f0f0f0f0f0f0f), t145 = t97 ^ (t144 << 4),
    t146 = t103 ^ t144, t147 = ((t95 >> 4) ^ t101) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t148 = t95 ^ (t147 << 4), t149 = t101 ^ t147,
    t150 = ((t98 >> 4) ^ t104) & UINT64_C(0xf0f0f0f0f0f0f0f), t151 = t98 ^ (t150 << 4),
    t152 = t104 ^ t150, t153 = ((t106 >> 4) ^ t112) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t154 = t106 ^ (t153 << 4), t155 = t112 ^ t153,
    t156 = ((t109 >> 4) ^ t115) & UINT64_C(0xf0f0f0f0f0f0f0f), t157 = t109 ^ (t156 << 4),
    t158 = t115 ^ t156, t159 = ((t107 >> 4) ^ t113) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t160 = t107 ^ (t159 << 4), t161 = t113 ^ t159,
    t162 = ((t110 >> 4) ^ t116) & UINT64_C(0xf0f0f0f0f0f0f0f), t163 = t110 ^ (t162 << 4),
    t164 = t116 ^ t162, t165 = ((t118 >> 4) ^ t124) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t166 = t118 ^ (t165 << 4), t167 = t124 ^ t165,
    t168 = ((t121 >> 4) ^ t127) & UINT64_C(0xf0f0f0f0f0f0f0f), t169 = t121 ^ (t168 << 4),
    t170 = t127 ^ t168, t171 = ((t119 >> 4) ^ t125) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t172 = t119 ^ (t171 << 4), t173 = t125 ^ t171,
    t174 = ((t122 >> 4) ^ t128) & UINT64_C(0xf0f0f0f0f0f0f0f), t175 = t122 ^ (t174 << 4),
    t176 = t128 ^ t174, t177 = ((t130 >> 8) ^ t142) & UINT64_C(0xff00ff00ff00ff),
    t178 = t130 ^ (t177 << 8), t179 = t142 ^ t177,
    t180 = ((t133 >> 8) ^ t145) & UINT64_C(0xff00ff00ff00ff), t181 = t133 ^ (t180 << 8),
    t182 = t145 ^ t180, t183 = ((t136 >> 8) ^ t148) & UINT64_C(0xff00ff00ff00ff),
    t184 = t136 ^ (t183 << 8), t185 = t148 ^ t183,
    t186 = ((t139 >> 8) ^ t151) & UINT64_C(0xff00ff00ff00ff), t187 = t139 ^ (t186 << 8),
    t188 = t151 ^ t186, t189 = ((t131 >> 8) ^ t143) & UINT64_C(0xff00ff00ff00ff),
    t190 = t131 ^ (t189 << 8), t191 = t143 ^ t189,
    t192 = ((t134 >> 8) ^ t146) & UINT64_C(0xff00ff00ff00ff), t193 = t134 ^ (t192 << 8),
    t194 = t146 ^ t192, t195 = ((t137 >> 8) ^ t149) & UINT64_C(0xff00ff00ff00ff),
    t196 = t137 ^ (t195 << 8), t197 = t149 ^ t195,
    t198 = ((t140 >> 8) ^ t152) & UINT64_C(0xff00ff00ff00ff), t199 = t140 ^ (t198 << 8),
    t200 = t152 ^ t198, t201 = ((t154 >> 8) ^ t166) & UINT64_C(0xff00ff00ff00ff),
    t202 = t154 ^ (t201 << 8), t203 = t166 ^ t201,
    t204 = ((t157 >> 8) ^ t169) & UINT64_C(0xff00ff00ff00ff), t205 = t157 ^ (t204 << 8),
    t206 = t169 ^ t204, t207 = ((t160 >> 8) ^ t172) & UINT64_C(0xff00ff00ff00ff),
    t208 = t160 ^ (t207 << 8), t209 = t172 ^ t207,
    t210 = ((t163 >> 8) ^ t175) & UINT64_C(0xff00ff00ff00ff), t211 = t163 ^ (t210 << 8),
    t212 = t175 ^ t210, t213 = ((t155 >> 8) ^ t167) & UINT64_C(0xff00ff00ff00ff),
    t214 = t155 ^ (t213 << 8), t215 = t167 ^ t213,
    t216 = ((t158 >> 8) ^ t170) & UINT64_C(0xff00ff00ff00ff), t217 = t158 ^ (t216 << 8),
    t218 = t170 ^ t216, t219 = ((t161 >> 8) ^ t173) & UINT64_C(0xff00ff00ff00ff),
    t220 = t161 ^ (t219 << 8), t221 = t173 ^ t219,
    t222 = ((t164 >> 8) ^ t176) & UINT64_C(0xff00ff00ff00ff), t223 = t164 ^ (t222 << 8),
    t224 = t176 ^ t222, t225 = ((t178 >> 16) ^ t202) & UINT64_C(0xffff0000ffff),
    t226 = t178 ^ (t225 << 16), t227 = t202 ^ t225,
    t228 = ((t181 >> 16) ^ t205) & UINT64_C(0xffff0000ffff), t229 = t181 ^ (t228 << 16),
    t230 = t205 ^ t228, t231 = ((t184 >> 16) ^ t208) & UINT64_C(0xffff0000ffff),
    t232 = t184 ^ (t231 << 16), t233 = t208 ^ t231,
    t234 = ((t187 >> 16) ^ t211) & UINT64_C(0xffff0000ffff), t235 = t187 ^ (t234 << 16),
    t236 = t211 ^ t234, t237 = ((t190 >> 16) ^ t214) & UINT64_C(0xffff0000ffff),
    t238 = t190 ^ (t237 << 16), t239 = t214 ^ t237,
    t240 = ((t193 >> 16) ^ t217) & UINT64_C(0xffff0000ffff), t241 = t193 ^ (t240 << 16),
    t242 = t217 ^ t240, t243 = ((t196 >> 16) ^ t220) & UINT64_C(0xffff0000ffff),
    t244 = t196 ^ (t243 << 16), t245 = t220 ^ t243,
    t246 = ((t199 >> 16) ^ t223) & UINT64_C(0xffff0000ffff), t247 = t199 ^ (t246 << 16),
    t248 = t223 ^ t246, t249 = ((t179 >> 16) ^ t203) & UINT64_C(0xffff0000ffff),
    t250 = t179 ^ (t249 << 16), t251 = t203 ^ t249,
    t252 = ((t182 >> 16) ^ t206) & UINT64_C(0xffff0000ffff), t253 = t182 ^ (t252 << 16),
    t254 = t206 ^ t252, t255 = ((t185 >> 16) ^ t209) & UINT64_C(0xffff0000ffff),
    t256 = t185 ^ (t255 << 16), t257 = t209 ^ t255,
    t258 = ((t188 >> 16) ^ t212) & UINT64_C(0xffff0000ffff), t259 = t188 ^ (t258 << 16),
    t260 = t212 ^ t258, t261 = ((t191 >> 16) ^ t215) & UINT64_C(0xffff0000ffff),
    t262 = t191 ^ (t261 << 16), t263 = t215 ^ t261,
    t264 = ((t194 >> 16) ^ t218) & UINT64_C(0xffff0000ffff), t265 = t194 ^ (t264 << 16),
    t266 = t218 ^ t264, t267 = ((t197 >> 16) ^ t221) & UINT64_C(0xffff0000ffff),
    t268 = t197 ^ (t267 << 16), t269 = t221 ^ t267,
    t270 = ((t200 >> 16) ^ t224) & UINT64_C(0xffff0000ffff), t271 = t200 ^ (t270 << 16),
    t272 = t224 ^ t270;
    // round 1 (skinny.dsl:60)
    const uint64_t t273 = t263 ^ (t269 | t272), t274 = t272 ^ (t266 | t269), t275 = ~t266,
    t276 = t275 ^ (t274 & t273), t277 = t269 ^ (t275 & t273), t278 = t251 ^ (t257 | t260),
    t279 = t260 ^ (t254 | t257), t280 = ~t254, t281 = t280 ^ (t279 & t278),
    t282 = t257 ^ (t280 & t278), t283 = t239 ^ (t245 | t248), t284 = t248 ^ (t242 | t245),
    t285 = ~t242, t286 = t285 ^ (t284 & t283), t287 = t245 ^ (t285 & t283),
    t288 = t227 ^ (t233 | t236), t289 = t236 ^ (t230 | t233), t290 = ~t230,
    t291 = t290 ^ (t289 & t288), t292 = t233 ^ (t290 & t288), t293 = t262 ^ (t268 | t271),
    t294 = t271 ^ (t265 | t268), t295 = ~t265, t296 = t250 ^ (t256 | t259),
    t297 = t259 ^ (t253 | t256), t298 = ~t253, t299 = t238 ^ (t244 | t247),
    t300 = t247 ^ (t241 | t244), t301 = ~t241, t302 = t226 ^ (t232 | t235),
    t303 = t235 ^ (t229 | t232), t304 = ~t229,
    t305 = (load64(ctx + 30680) ^ t286) ^ (t298 ^ (t297 & t296)), t306 = load64(ctx + 30688) ^ t287,
    t307 = t306 ^ (t256 ^ (t298 & t296)), t308 = (load64(ctx + 30696) ^ t284) ^ t297,
    t309 = (load64(ctx + 30704) ^ t283) ^ t296,
    t310 = (load64(ctx + 30768) ^ t291) ^ (t301 ^ (t300 & t299)), t311 = load64(ctx + 30776) ^ t292,
    t312 = t311 ^ (t244 ^ (t301 & t299)), t313 = (load64(ctx + 30784) ^ t289) ^ t300,
    t314 = (load64(ctx + 30792) ^ t288) ^ t299,
    t315 = (load64(ctx + 30856) ^ t276) ^ (t304 ^ (t303 & t302)), t316 = load64(ctx + 30864) ^ t277,
    t317 = t316 ^ (t232 ^ (t304 & t302)), t318 = (load64(ctx + 30872) ^ t274) ^ t303,
    t319 = (load64(ctx + 30880) ^ t273) ^ t302,
    t320 = (load64(ctx + 30944) ^ t281) ^ (t295 ^ (t294 & t293)), t321 = load64(ctx + 30952) ^ t282,
    t322 = t321 ^ (t268 ^ (t295 & t293)), t323 = (load64(ctx + 30960) ^ t279) ^ t294,
    t324 = (load64(ctx + 30968) ^ t278) ^ t293;
    // round 2 (skinny.dsl:60)
    const uint64_t t325 = t305 ^ (t308 & t309), t326 = t309 ^ (t307 & t308),
    t327 = t310 ^ (t313 & t314), t328 = t314 ^ (t312 & t313), t329 = t315 ^ (t318 & t319),
    t330 = t319 ^ (t317 & t318), t331 = t320 ^ (t323 & t324), t332 = t324 ^ (t322 & t323);
    // round 1 (skinny.dsl:66)
    const uint64_t t333 = load64(ctx + 30728) ^ t284, t334 = load64(ctx + 30736) ^ t283,
    t335 = load64(ctx + 30712) ^ t286;
    // round 2 (skinny.dsl:60)
    const uint64_t t336 = t335 ^ (t333 & t334);
    // round 1 (skinny.dsl:66)
    const uint64_t t337 = load64(ctx + 30720) ^ t287;
    // round 2 (skinny.dsl:60)
    const uint64_t t338 = t334 ^ (t337 & t333), t339 = t337 ^ (t338 & t336),
    t340 = t333 ^ (t337 & t336);
    // round 1 (skinny.dsl:66)
    const uint64_t t341 = load64(ctx + 30816) ^ t289, t342 = load64(ctx + 30824) ^ t288,
    t343 = load64(ctx + 30800) ^ t291;
    // round 2 (skinny.dsl:60)
    const uint64_t t344 = t343 ^ (t341 & t342);
    // round 1 (skinny.dsl:66)
    const uint64_t t345 = load64(ctx + 30808) ^ t292;
    // round 2 (skinny.dsl:60)
    const uint64_t t346 = t342 ^ (t345 & t341), t347 = t345 ^ (t346 & t344),
    t348 = t341 ^ (t345 & t344);
    // round 1 (skinny.dsl:66)
    const uint64_t t349 = load64(ctx + 30904) ^ t274, t350 = load64(ctx + 30912) ^ t273,
    t351 = load64(ctx + 30888) ^ t276;
    // round 2 (skinny.dsl:60)
    const uint64_t t352 = t351 ^ (t349 & t350);
    // round 1 (skinny.dsl:66)
    const uint64_t t353 = load64(ctx + 30896) ^ t277;
    // round 2 (skinny.dsl:60)
    const uint64_t t354 = t350 ^ (t353 & t349), t355 = t353 ^ (t354 & t352),
    t356 = t349 ^ (t353 & t352);
    // round 1 (skinny.dsl:66)
    const uint64_t t357 = load64(ctx + 30992) ^ t279, t358 = load64(ctx + 31000) ^ t278,
    t359 = load64(ctx + 30976) ^ t281;
    // round 2 (skinny.dsl:60)
    const uint64_t t360 = t359 ^ (t357 & t358);
    // round 1 (skinny.dsl:66)
    const uint64_t t361 = load64(ctx + 30984) ^ t282;
    // round 2 (skinny.dsl:60)
    const uint64_t t362 = t358 ^ (t361 & t357), t363 = t361 ^ (t362 & t360),
    t364 = t357 ^ (t361 & t360);
    // round 1 (skinny.dsl:66)
    const uint64_t t365 = load64(ctx + 30752) ^ t284, t366 = load64(ctx + 30760) ^ t283,
    t367 = load64(ctx + 30744) ^ t286;
    // round 2 (skinny.dsl:60)
    const uint64_t t368 = t367 ^ (t365 & t366), t369 = t366 ^ (t306 & t365);
    // round 1 (skinny.dsl:66)
    const uint64_t t370 = load64(ctx + 30840) ^ t289, t371 = load64(ctx + 30848) ^ t288,
    t372 = load64(ctx + 30832) ^ t291;
    // round 2 (skinny.dsl:60)
    const uint64_t t373 = t372 ^ (t370 & t371), t374 = t371 ^ (t311 & t370);
    // round 1 (skinny.dsl:66)
    const uint64_t t375 = load64(ctx + 30928) ^ t274, t376 = load64(ctx + 30936) ^ t273,
    t377 = load64(ctx + 30920) ^ t276;
    // round 2 (skinny.dsl:60)
    const uint64_t t378 = t377 ^ (t375 & t376), t379 = t376 ^ (t316 & t375);
    // round 1 (skinny.dsl:66)
    const uint64_t t380 = load64(ctx + 31016) ^ t279, t381 = load64(ctx + 31024) ^ t278,
    t382 = load64(ctx + 31008) ^ t281;
    // round 2 (skinny.dsl:60)
    const uint64_t t383 = t382 ^ (t380 & t381), t384 = t381 ^ (t321 & t380), t385 = load64(ctx),
    t386 = ((t307 ^ (t326 & t325)) ^ t385) ^ load64(ctx + 29752), t387 = t386 ^ t355,
    t388 = t387 ^ (t311 ^ (t374 & t373)),
    t389 = ((t308 ^ (t307 & t325)) ^ t385) ^ load64(ctx + 29760), t390 = ~t389,
    t391 = (t390 ^ t356) ^ (t370 ^ (t311 & t373)), t392 = load64(ctx + 24),
    t393 = (t326 ^ t392) ^ load64(ctx + 29768), t394 = t393 ^ t354, t395 = t394 ^ t374,
    t396 = (t325 ^ t392) ^ load64(ctx + 29776), t397 = t396 ^ t352, t398 = t397 ^ t373,
    t399 = t389 ^ t356, t400 = (t312 ^ (t328 & t327)) ^ load64(ctx + 29816), t401 = t400 ^ t363,
    t402 = t401 ^ (t316 ^ (t379 & t378)), t403 = (t313 ^ (t312 & t327)) ^ load64(ctx + 29824),
    t404 = t403 ^ t364, t405 = t404 ^ (t375 ^ (t316 & t378)), t406 = t328 ^ load64(ctx + 29832),
    t407 = t406 ^ t362, t408 = t407 ^ t379, t409 = t327 ^ load64(ctx + 29840), t410 = t409 ^ t360,
    t411 = t410 ^ t378, t412 = (t317 ^ (t330 & t329)) ^ load64(ctx + 30488), t413 = t412 ^ t339,
    t414 = t413 ^ (t321 ^ (t384 & t383)), t415 = (t318 ^ (t317 & t329)) ^ load64(ctx + 30496),
    t416 = (t415 ^ t340) ^ (t380 ^ (t321 & t383)), t417 = t330 ^ load64(ctx + 30504),
    t418 = t417 ^ t338, t419 = t418 ^ t384, t420 = t329 ^ load64(ctx + 30512), t421 = t420 ^ t336,
    t422 = t421 ^ t383, t423 = ~t415, t424 = t423 ^ t340,
    t425 = (t322 ^ (t332 & t331)) ^ load64(ctx + 29944), t426 = t425 ^ t347,
    t427 = t426 ^ (t306 ^ (t369 & t368)), t428 = (t323 ^ (t322 & t331)) ^ load64(ctx + 29952),
    t429 = t428 ^ t348, t430 = t429 ^ (t365 ^ (t306 & t368)), t431 = t332 ^ load64(ctx + 29960),
    t432 = t431 ^ t346, t433 = t432 ^ t369, t434 = t331 ^ load64(ctx + 29968), t435 = t434 ^ t344,
    t436 = t435 ^ t368;
    // round 3 (skinny.dsl:60)
    const uint64_t t437 = t388 ^ (t395 | t398), t438 = t398 ^ ((~t391) | t395),
    t439 = t402 ^ (t408 & t411), t440 = t411 ^ (t405 & t408), t441 = t414 ^ (t419 | t422),
    t442 = t422 ^ ((~t416) | t419), t443 = t427 ^ (t433 & t436), t444 = t436 ^ (t430 & t433),
    t445 = t386 ^ (t393 | t396), t446 = t396 ^ (t389 | t393), t447 = t400 ^ (t406 & t409),
    t448 = t409 ^ (t403 & t406), t449 = t412 ^ (t417 | t420), t450 = t420 ^ (t415 | t417),
    t451 = t425 ^ (t431 & t434), t452 = t434 ^ (t428 & t431);
    // round 2 (skinny.dsl:66)
    const uint64_t t453 = load64(ctx + 31048) ^ t354, t454 = load64(ctx + 31056) ^ t352,
    t455 = load64(ctx + 31032) ^ t355;
    // round 3 (skinny.dsl:60)
    const uint64_t t456 = t455 ^ (t453 & t454);
    // round 2 (skinny.dsl:66)
    const uint64_t t457 = load64(ctx + 31040) ^ t356;
    // round 3 (skinny.dsl:60)
    const uint64_t t458 = t454 ^ (t457 & t453), t459 = t457 ^ (t458 & t456),
    t460 = t453 ^ (t457 & t456);
    // round 2 (skinny.dsl:66)
    const uint64_t t461 = load64(ctx + 31080) ^ t362, t462 = load64(ctx + 31088) ^ t360,
    t463 = load64(ctx + 31064) ^ t363;
    // round 3 (skinny.dsl:60)
    const uint64_t t464 = t463 ^ (t461 & t462);
    // round 2 (skinny.dsl:66)
    const uint64_t t465 = load64(ctx + 31072) ^ t364;
    // round 3 (skinny.dsl:60)
    const uint64_t t466 = t462 ^ (t465 & t461), t467 = t465 ^ (t466 & t464),
    t468 = t461 ^ (t465 & t464);
    // round 2 (skinny.dsl:66)
    const uint64_t t469 = load64(ctx + 31112) ^ t338, t470 = load64(ctx + 31120) ^ t336,
    t471 = load64(ctx + 31096) ^ t339;
    // round 3 (skinny.dsl:60)
    const uint64_t t472 = t471 ^ (t469 & t470);
    // round 2 (skinny.dsl:66)
    const uint64_t t473 = load64(ctx + 31104) ^ t340;
    // round 3 (skinny.dsl:60)
    const uint64_t t474 = t470 ^ (t473 & t469), t475 = ~t472, t476 = t473 ^ (t474 & t475),
    t477 = t469 ^ (t473 & t475);
    // round 2 (skinny.dsl:66)
    const uint64_t t478 = load64(ctx + 31144) ^ t346, t479 = load64(ctx + 31152) ^ t344,
    t480 = load64(ctx + 31128) ^ t347;
    // round 3 (skinny.dsl:60)
    const uint64_t t481 = t480 ^ (t478 & t479);
    // round 2 (skinny.dsl:66)
    const uint64_t t482 = load64(ctx + 31136) ^ t348;
    // round 3 (skinny.dsl:60)
    const uint64_t t483 = t479 ^ (t482 & t478), t484 = t482 ^ (t483 & t481),
    t485 = t478 ^ (t482 & t481), t486 = t387 ^ (t394 & t397), t487 = t397 ^ (t399 & t394),
    t488 = t401 ^ (t407 | t410), t489 = t410 ^ (t404 | t407), t490 = t413 ^ (t418 & t421),
    t491 = t421 ^ (t424 & t418), t492 = t426 ^ (t432 | t435), t493 = t435 ^ (t429 | t432),
    t494 = ~t429, t495 = load64(ctx), t496 = ((t391 ^ (t438 & t437)) ^ t495) ^ load64(ctx + 56),
    t497 = t496 ^ t476, t498 = t497 ^ (t404 ^ (t489 & t488)),
    t499 = ((t395 ^ (t391 & t437)) ^ load64(ctx + 8)) ^ load64(ctx + 64), t500 = t499 ^ t477,
    t501 = t500 ^ (t407 ^ ((~t404) & t488)), t502 = (t438 ^ t495) ^ load64(ctx + 72), t503 = ~t502,
    t504 = (t503 ^ t474) ^ t489, t505 = load64(ctx + 24),
    t506 = (t437 ^ t505) ^ load64(ctx + 19496), t507 = (t506 ^ t475) ^ t488,
    t508 = ((t428 ^ (t452 & t451)) ^ load64(ctx + 280)) ^ t476,
    t509 = ((t431 ^ (t428 & t451)) ^ load64(ctx + 288)) ^ t477,
    t510 = (t452 ^ load64(ctx + 296)) ^ t474, t511 = (t451 ^ load64(ctx + 304)) ^ t475,
    t512 = t502 ^ t474, t513 = t506 ^ t472, t514 = (t405 ^ (t440 & t439)) ^ load64(ctx + 88),
    t515 = t514 ^ t484, t516 = t515 ^ (t424 ^ (t491 & t490)),
    t517 = (t408 ^ (t405 & t439)) ^ load64(ctx + 96), t518 = t517 ^ t485,
    t519 = t518 ^ (t418 ^ (t424 & t490)), t520 = t440 ^ load64(ctx + 104), t521 = t520 ^ t483,
    t522 = t521 ^ t491, t523 = t439 ^ load64(ctx + 112), t524 = t523 ^ t481, t525 = t524 ^ t490,
    t526 = ((t390 ^ (t446 & t445)) ^ t505) ^ load64(ctx + 184), t527 = t526 ^ t484,
    t528 = ((t393 ^ (t390 & t445)) ^ load64(ctx + 40)) ^ load64(ctx + 192), t529 = t528 ^ t485,
    t530 = ((t446 ^ t505) ^ load64(ctx + 200)) ^ t483,
    t531 = ((t445 ^ t505) ^ load64(ctx + 208)) ^ t481,
    t532 = (t416 ^ (t442 & t441)) ^ load64(ctx + 120), t533 = t532 ^ t459,
    t534 = t533 ^ (t494 ^ (t493 & t492)), t535 = (t419 ^ (t416 & t441)) ^ load64(ctx + 30520),
    t536 = t535 ^ t460, t537 = t536 ^ (t432 ^ (t494 & t492)), t538 = t442 ^ load64(ctx + 136),
    t539 = t538 ^ t458, t540 = t539 ^ t493, t541 = t441 ^ load64(ctx + 144), t542 = t541 ^ t456,
    t543 = t542 ^ t492, t544 = ((t403 ^ (t448 & t447)) ^ load64(ctx + 216)) ^ t459,
    t545 = ((t406 ^ (t403 & t447)) ^ load64(ctx + 224)) ^ t460,
    t546 = (t448 ^ load64(ctx + 232)) ^ t458, t547 = (t447 ^ load64(ctx + 240)) ^ t456,
    t548 = (t430 ^ (t444 & t443)) ^ load64(ctx + 152), t549 = t548 ^ t467,
    t550 = t549 ^ (t399 ^ (t487 & t486)), t551 = (t433 ^ (t430 & t443)) ^ load64(ctx + 160),
    t552 = t551 ^ t468, t553 = t552 ^ (t394 ^ (t399 & t486)), t554 = t444 ^ load64(ctx + 168),
    t555 = t554 ^ t466, t556 = t555 ^ t487, t557 = t443 ^ load64(ctx + 176), t558 = t557 ^ t464,
    t559 = t558 ^ t486, t560 = ((t423 ^ (t450 & t449)) ^ load64(ctx + 248)) ^ t467,
    t561 = ((t417 ^ (t423 & t449)) ^ load64(ctx + 19288)) ^ t468,
    t562 = (t450 ^ load64(ctx + 264)) ^ t466, t563 = (t449 ^ load64(ctx + 272)) ^ t464;
    uint64_t x0 = t504;
    uint64_t x1 = t507;
    uint64_t x2 = t498;
    uint64_t x3 = t501;
    uint64_t x4 = t522;
    uint64_t x5 = t525;
    uint64_t x6 = t516;
    uint64_t x7 = t519;
    uint64_t x8 = t540;
    uint64_t x9 = t543;
    uint64_t x10 = t534;
    uint64_t x11 = t537;
    uint64_t x12 = t556;
    uint64_t x13 = t559;
    uint64_t x14 = t550;
    uint64_t x15 = t553;
    uint64_t x16 = t503;
    uint64_t x17 = t506;
    uint64_t x18 = t496;
    uint64_t x19 = t499;
    uint64_t x20 = t502;
    uint64_t x21 = t520;
    uint64_t x22 = t523;
    uint64_t x23 = t514;
    uint64_t x24 = t517;
    uint64_t x25 = t538;
    uint64_t x26 = t541;
    uint64_t x27 = t532;
    uint64_t x28 = t535;
    uint64_t x29 = t554;
    uint64_t x30 = t557;
    uint64_t x31 = t548;
    uint64_t x32 = t551;
    uint64_t x33 = t510;
    uint64_t x34 = t511;
    uint64_t x35 = t508;
    uint64_t x36 = t509;
    uint64_t x37 = t530;
    uint64_t x38 = t531;
    uint64_t x39 = t527;
    uint64_t x40 = t529;
    uint64_t x41 = t546;
    uint64_t x42 = t547;
    uint64_t x43 = t544;
    uint64_t x44 = t545;
    uint64_t x45 = t562;
    uint64_t x46 = t563;
    uint64_t x47 = t560;
    uint64_t x48 = t561;
    uint64_t x49 = t512;
    uint64_t x50 = t513;
    uint64_t x51 = t497;
    uint64_t x52 = t500;
    uint64_t x53 = t521;
    uint64_t x54 = t524;
    uint64_t x55 = t515;
    uint64_t x56 = t518;
    uint64_t x57 = t539;
    uint64_t x58 = t542;
    uint64_t x59 = t533;
    uint64_t x60 = t536;
    uint64_t x61 = t555;
    uint64_t x62 = t558;
    uint64_t x63 = t549;
    uint64_t x64 = t552;
    for (unsigned i = 0; i < 32; i++) {
        const uint8_t *round = ctx + 19512 + 312 * i;
        // round 4 (skinny.dsl:60)
        const uint64_t t564 = x2 ^ (x0 & x1), t565 = x1 ^ (x3 & x0), t566 = x6 ^ (x4 & x5),
        t567 = x5 ^ (x7 & x4), t568 = x10 ^ (x8 & x9), t569 = x9 ^ (x11 & x8), t570 = x14 ^ (x12 & x13),
        t571 = x13 ^ (x15 & x12), t572 = x18 ^ (x16 & x17), t573 = x17 ^ (x19 | x20),
        t574 = x23 ^ (x21 & x22), t575 = x22 ^ (x24 & x21), t576 = x27 ^ (x25 & x26),
        t577 = x26 ^ (x28 & x25), t578 = x31 ^ (x29 & x30), t579 = x30 ^ (x32 & x29),
        t580 = x35 ^ (x33 & x34), t581 = x34 ^ (x36 & x33), t582 = x36 ^ (t581 & t580),
        t583 = x33 ^ (x36 & t580), t584 = x39 ^ (x37 & x38), t585 = x38 ^ (x40 & x37),
        t586 = x40 ^ (t585 & t584), t587 = x37 ^ (x40 & t584), t588 = x43 ^ (x41 & x42),
        t589 = x42 ^ (x44 & x41), t590 = x44 ^ (t589 & t588), t591 = x41 ^ (x44 & t588),
        t592 = x47 ^ (x45 & x46), t593 = x46 ^ (x48 & x45), t594 = x48 ^ (t593 & t592),
        t595 = x45 ^ (x48 & t592), t596 = x51 ^ (x49 & x50), t597 = x50 ^ (x52 & x49),
        t598 = x55 ^ (x53 | x54), t599 = x54 ^ (x56 | x53), t600 = x59 ^ (x57 | x58),
        t601 = x58 ^ ((~x60) | x57), t602 = x63 ^ (x61 | x62), t603 = x62 ^ (x64 | x61), t604 = ~x64,
        t605 = ((x3 ^ (t565 & t564)) ^ load64(round)) ^ load64(round + 56), t606 = t605 ^ t590,
        t607 = t606 ^ (x56 ^ (t599 & t598)),
        t608 = ((x0 ^ (x3 & t564)) ^ load64(round + 8)) ^ load64(round + 64), t609 = t608 ^ t591,
        t610 = t609 ^ (x53 ^ ((~x56) & t598)), t611 = (t565 ^ load64(round + 16)) ^ load64(round + 72),
        t612 = ~t611, t613 = (t612 ^ t589) ^ t599,
        t614 = (t564 ^ load64(round + 24)) ^ load64(round + 80), t615 = ~t614,
        t616 = (t615 ^ t588) ^ t598, t617 = ((x32 ^ (t579 & t578)) ^ load64(round + 280)) ^ t590,
        t618 = ((x29 ^ (x32 & t578)) ^ load64(round + 288)) ^ t591,
        t619 = (t579 ^ load64(round + 296)) ^ t589, t620 = (t578 ^ load64(round + 304)) ^ t588,
        t621 = t611 ^ t589, t622 = t614 ^ t588, t623 = (x7 ^ (t567 & t566)) ^ load64(round + 88),
        t624 = t623 ^ t594, t625 = t624 ^ (x60 ^ (t601 & t600)),
        t626 = (x4 ^ (x7 & t566)) ^ load64(round + 96), t627 = t626 ^ t595,
        t628 = t627 ^ (x57 ^ (~(x60 & t600))), t629 = t567 ^ load64(round + 104), t630 = t629 ^ t593,
        t631 = t630 ^ t601, t632 = t566 ^ load64(round + 112), t633 = t632 ^ t592, t634 = t633 ^ t600,
        t635 = ((x19 ^ (t573 | t572)) ^ load64(round + 32)) ^ load64(round + 184), t636 = t635 ^ t594,
        t637 = ((x20 ^ (x19 | t572)) ^ load64(round + 40)) ^ load64(round + 192), t638 = t637 ^ t595,
        t639 = load64(round + 48), t640 = ((t573 ^ t639) ^ load64(round + 200)) ^ t593,
        t641 = ((t572 ^ t639) ^ load64(round + 208)) ^ t592,
        t642 = (x11 ^ (t569 & t568)) ^ load64(round + 120), t643 = t642 ^ t582,
        t644 = t643 ^ (t604 ^ (t603 & t602)), t645 = (x8 ^ (x11 & t568)) ^ load64(round + 128),
        t646 = t645 ^ t583, t647 = t646 ^ (x61 ^ (t604 & t602)), t648 = t569 ^ load64(round + 136),
        t649 = t648 ^ t581, t650 = t649 ^ t603, t651 = t568 ^ load64(round + 144), t652 = t651 ^ t580,
        t653 = t652 ^ t602, t654 = ((x24 ^ (t575 & t574)) ^ load64(round + 216)) ^ t582,
        t655 = ((x21 ^ (x24 & t574)) ^ load64(round + 224)) ^ t583,
        t656 = (t575 ^ load64(round + 232)) ^ t581, t657 = (t574 ^ load64(round + 240)) ^ t580,
        t658 = (x15 ^ (t571 & t570)) ^ load64(round + 152), t659 = t658 ^ t586,
        t660 = t659 ^ (x52 ^ (t597 & t596)), t661 = (x12 ^ (x15 & t570)) ^ load64(round + 160),
        t662 = t661 ^ t587, t663 = t662 ^ (x49 ^ (x52 & t596)), t664 = t571 ^ load64(round + 168),
        t665 = t664 ^ t585, t666 = t665 ^ t597, t667 = t570 ^ load64(round + 176), t668 = t667 ^ t584,
        t669 = t668 ^ t596, t670 = ((x28 ^ (t577 & t576)) ^ load64(round + 248)) ^ t586,
        t671 = ((x25 ^ (x28 & t576)) ^ load64(round + 256)) ^ t587,
        t672 = (t577 ^ load64(round + 264)) ^ t585, t673 = (t576 ^ load64(round + 272)) ^ t584;
        x0 = t613;
        x1 = t616;
        x2 = t607;
        x3 = t610;
        x4 = t631;
        x5 = t634;
        x6 = t625;
        x7 = t628;
        x8 = t650;
        x9 = t653;
        x10 = t644;
        x11 = t647;
        x12 = t666;
        x13 = t669;
        x14 = t660;
        x15 = t663;
        x16 = t612;
        x17 = t615;
        x18 = t605;
        x19 = t608;
        x20 = t611;
        x21 = t629;
        x22 = t632;
        x23 = t623;
        x24 = t626;
        x25 = t648;
        x26 = t651;
        x27 = t642;
        x28 = t645;
        x29 = t664;
        x30 = t667;
        x31 = t658;
        x32 = t661;
        x33 = t619;
        x34 = t620;
        x35 = t617;
        x36 = t618;
        x37 = t640;
        x38 = t641;
        x39 = t636;
        x40 = t638;
        x41 = t656;
        x42 = t657;
        x43 = t654;
        x44 = t655;
        x45 = t672;
        x46 = t673;
        x47 = t670;
        x48 = t671;
        x49 = t621;
        x50 = t622;
        x51 = t606;
        x52 = t609;
        x53 = t630;
        x54 = t633;
        x55 = t624;
        x56 = t627;
        x57 = t649;
        x58 = t652;
        x59 = t643;
        x60 = t646;
        x61 = t665;
        x62 = t668;
        x63 = t659;
        x64 = t662;
    }
    // round 36 (skinny.dsl:60)
    const uint64_t t827 = x2 ^ (x0 & x1), t828 = x1 ^ (x3 & x0), t829 = x6 ^ (x4 & x5),
    t830 = x5 ^ (x7 & x4), t831 = x10 ^ (x8 & x9), t832 = x9 ^ (x11 & x8), t833 = x14 ^ (x12 & x13),
    t834 = x13 ^ (x15 & x12), t835 = x18 ^ (x16 & x17), t836 = x17 ^ (x19 | x20),
    t837 = x23 ^ (x21 & x22), t838 = x22 ^ (x24 & x21), t839 = x27 ^ (x25 & x26),
    t840 = x26 ^ (x28 & x25), t841 = x31 ^ (x29 & x30), t842 = x30 ^ (x32 & x29),
    t843 = x35 ^ (x33 & x34), t844 = x34 ^ (x36 & x33), t845 = ~t844, t846 = ~t843,
    t847 = x36 ^ (t845 | t846), t848 = x33 ^ (x36 & t843), t849 = x39 ^ (x37 & x38),
    t850 = x38 ^ (x40 & x37), t851 = x40 ^ (t850 & t849), t852 = x37 ^ (x40 & t849),
    t853 = x43 ^ (x41 & x42), t854 = x42 ^ (x44 & x41), t855 = ~t854, t856 = ~t853,
    t857 = x44 ^ (t855 | t856), t858 = x47 ^ (x45 & x46), t859 = x46 ^ (x48 & x45), t860 = ~t859,
    t861 = ~t858, t862 = x48 ^ (t860 | t861), t863 = x51 ^ (x49 & x50), t864 = x50 ^ (x52 & x49),
    t865 = x55 ^ (x53 | x54), t866 = x54 ^ (x56 | x53), t867 = x59 ^ (x57 | x58), t868 = ~x60,
    t869 = x58 ^ (t868 | x57), t870 = x63 ^ (x61 | x62), t871 = x62 ^ (x64 | x61),
    t872 = load64(ctx), t873 = ((x3 ^ (t828 & t827)) ^ t872) ^ load64(ctx + 30008),
    t874 = t873 ^ t857, t875 = t874 ^ (x56 ^ (t866 & t865)), t876 = load64(ctx + 24),
    t877 = ((x0 ^ (x3 & t827)) ^ t876) ^ load64(ctx + 30016), t878 = ~(x41 ^ (x44 & t853)),
    t879 = t877 ^ t878, t880 = t879 ^ (x53 ^ ((~x56) & t865)),
    t881 = (t828 ^ t872) ^ load64(ctx + 30024), t882 = (t881 ^ t854) ^ t866,
    t883 = (t827 ^ t872) ^ load64(ctx + 30032), t884 = (t883 ^ t853) ^ t865,
    t885 = ((x32 ^ (t842 & t841)) ^ load64(ctx + 30040)) ^ t857,
    t886 = ((x29 ^ (x32 & t841)) ^ load64(ctx + 30048)) ^ t878,
    t887 = (t842 ^ load64(ctx + 30056)) ^ t855, t888 = (t841 ^ load64(ctx + 30064)) ^ t856,
    t889 = t881 ^ t855, t890 = t883 ^ t856, t891 = (x7 ^ (t830 & t829)) ^ load64(ctx + 30072),
    t892 = t891 ^ t862, t893 = t892 ^ (t868 ^ (t869 & t867)),
    t894 = (x4 ^ (x7 & t829)) ^ load64(ctx + 30080), t895 = ~(x45 ^ (x48 & t858)),
    t896 = t894 ^ t895, t897 = t896 ^ (x57 ^ (x60 & t867)), t898 = t830 ^ load64(ctx + 30088),
    t899 = (t898 ^ t859) ^ t869, t900 = t829 ^ load64(ctx + 30096), t901 = (t900 ^ t858) ^ t867,
    t902 = ((x19 ^ (t836 | t835)) ^ t876) ^ load64(ctx + 30104), t903 = t902 ^ t862,
    t904 = ((x20 ^ (x19 | t835)) ^ t876) ^ load64(ctx + 30112), t905 = t904 ^ t895,
    t906 = load64(ctx + 40), t907 = ((t836 ^ t906) ^ load64(ctx + 30120)) ^ t860,
    t908 = ((t835 ^ t906) ^ load64(ctx + 30128)) ^ t861, t909 = t898 ^ t860, t910 = t900 ^ t861,
    t911 = (x11 ^ (t832 & t831)) ^ load64(ctx + 30136), t912 = t911 ^ t847,
    t913 = t912 ^ (x64 ^ (t871 & t870)), t914 = (x8 ^ (x11 & t831)) ^ load64(ctx + 30144),
    t915 = t914 ^ t848, t916 = t915 ^ (x61 ^ ((~x64) & t870)), t917 = t832 ^ load64(ctx + 30152),
    t918 = (t917 ^ t844) ^ t871, t919 = t831 ^ load64(ctx + 30160), t920 = (t919 ^ t843) ^ t870,
    t921 = ((x24 ^ (t838 & t837)) ^ load64(ctx + 30168)) ^ t847,
    t922 = ((x21 ^ (x24 & t837)) ^ load64(ctx + 30176)) ^ t848,
    t923 = (t838 ^ load64(ctx + 30184)) ^ t845, t924 = (t837 ^ load64(ctx + 30192)) ^ t846,
    t925 = t917 ^ t845, t926 = t919 ^ t846, t927 = (x15 ^ (t834 & t833)) ^ load64(ctx + 30200),
    t928 = (t927 ^ t851) ^ (x52 ^ (t864 & t863)), t929 = (x12 ^ (x15 & t833)) ^ load64(ctx + 30208),
    t930 = (t929 ^ t852) ^ (x49 ^ (x52 & t863)), t931 = t834 ^ load64(ctx + 30216),
    t932 = (t931 ^ t850) ^ t864, t933 = t833 ^ load64(ctx + 30224), t934 = (t933 ^ t849) ^ t863,
    t935 = ~t851, t936 = ((x28 ^ (t840 & t839)) ^ load64(ctx + 30232)) ^ t935, t937 = ~t852,
    t938 = ((x25 ^ (x28 & t839)) ^ load64(ctx + 30240)) ^ t937, t939 = ~t850,
    t940 = (t840 ^ load64(ctx + 30248)) ^ t939, t941 = ~t849,
    t942 = (t839 ^ load64(ctx + 30256)) ^ t941, t943 = t927 ^ t935, t944 = t929 ^ t937,
    t945 = t931 ^ t939, t946 = t933 ^ t941, t947 = ((t893 >> 32) ^ t903) & UINT64_C(0xffffffff),
    t948 = t893 ^ (t947 << 32), t949 = t903 ^ t947,
    t950 = ((t897 >> 32) ^ t905) & UINT64_C(0xffffffff), t951 = t897 ^ (t950 << 32),
    t952 = t905 ^ t950, t953 = ((t899 >> 32) ^ t907) & UINT64_C(0xffffffff),
    t954 = t899 ^ (t953 << 32), t955 = t907 ^ t953,
    t956 = ((t901 >> 32) ^ t908) & UINT64_C(0xffffffff), t957 = t901 ^ (t956 << 32),
    t958 = t908 ^ t956, t959 = ((t875 >> 32) ^ t885) & UINT64_C(0xffffffff),
    t960 = t875 ^ (t959 << 32), t961 = t885 ^ t959,
    t962 = ((t880 >> 32) ^ t886) & UINT64_C(0xffffffff), t963 = t880 ^ (t962 << 32),
    t964 = t886 ^ t962, t965 = ((t882 >> 32) ^ t887) & UINT64_C(0xffffffff),
    t966 = t882 ^ (t965 << 32), t967 = t887 ^ t965,
    t968 = ((t884 >> 32) ^ t888) & UINT64_C(0xffffffff), t969 = t884 ^ (t968 << 32),
    t970 = t888 ^ t968, t971 = ((t928 >> 32) ^ t936) & UINT64_C(0xffffffff),
    t972 = t928 ^ (t971 << 32), t973 = t936 ^ t971,
    t974 = ((t930 >> 32) ^ t938) & UINT64_C(0xffffffff), t975 = t930 ^ (t974 << 32),
    t976 = t938 ^ t974, t977 = ((t932 >> 32) ^ t940) & UINT64_C(0xffffffff),
    t978 = t932 ^ (t977 << 32), t979 = t940 ^ t977,
    t980 = ((t934 >> 32) ^ t942) & UINT64_C(0xffffffff), t981 = t934 ^ (t980 << 32),
    t982 = t942 ^ t980, t983 = ((t913 >> 32) ^ t921) & UINT64_C(0xffffffff),
    t984 = t913 ^ (t983 << 32), t985 = t921 ^ t983,
    t986 = ((t916 >> 32) ^ t922) & UINT64_C(0xffffffff), t987 = t916 ^ (t986 << 32),
    t988 = t922 ^ t986, t989 = ((t918 >> 32) ^ t923) & UINT64_C(0xffffffff),
    t990 = t918 ^ (t989 << 32), t991 = t923 ^ t989,
    t992 = ((t920 >> 32) ^ t924) & UINT64_C(0xffffffff), t993 = t920 ^ (t992 << 32),
    t994 = t924 ^ t992, t995 = ((t891 >> 32) ^ t892) & UINT64_C(0xffffffff),
    t996 = t891 ^ (t995 << 32), t997 = t892 ^ t995,
    t998 = ((t894 >> 32) ^ t896) & UINT64_C(0xffffffff), t999 = t894 ^ (t998 << 32),
    t1000 = t896 ^ t998, t1001 = ((t898 >> 32) ^ t909) & UINT64_C(0xffffffff),
    t1002 = t898 ^ (t1001 << 32), t1003 = t909 ^ t1001,
    t1004 = ((t900 >> 32) ^ t910) & UINT64_C(0xffffffff), t1005 = t900 ^ (t1004 << 32),
    t1006 = t910 ^ t1004, t1007 = ((t873 >> 32) ^ t874) & UINT64_C(0xffffffff),
    t1008 = t873 ^ (t1007 << 32), t1009 = t874 ^ t1007,
    t1010 = ((t877 >> 32) ^ t879) & UINT64_C(0xffffffff), t1011 = t877 ^ (t1010 << 32),
    t1012 = t879 ^ t1010, t1013 = ((t881 >> 32) ^ t889) & UINT64_C(0xffffffff),
    t1014 = t881 ^ (t1013 << 32), t1015 = t889 ^ t1013,
    t1016 = ((t883 >> 32) ^ t890) & UINT64_C(0xffffffff), t1017 = t883 ^ (t1016 << 32),
    t1018 = t890 ^ t1016, t1019 = ((t927 >> 32) ^ t943) & UINT64_C(0xffffffff),
    t1020 = t927 ^ (t1019 << 32), t1021 = t943 ^ t1019,
    t1022 = ((t929 >> 32) ^ t944) & UINT64_C(0xffffffff), t1023 = t929 ^ (t1022 << 32),
    t1024 = t944 ^ t1022, t1025 = ((t931 >> 32) ^ t945) & UINT64_C(0xffffffff),
    t1026 = t931 ^ (t1025 << 32), t1027 = t945 ^ t1025,
    t1028 = ((t933 >> 32) ^ t946) & UINT64_C(0xffffffff), t1029 = t933 ^ (t1028 << 32),
    t1030 = t946 ^ t1028, t1031 = ((t911 >> 32) ^ t912) & UINT64_C(0xffffffff),
    t1032 = t911 ^ (t1031 << 32), t1033 = t912 ^ t1031,
    t1034 = ((t914 >> 32) ^ t915) & UINT64_C(0xffffffff), t1035 = t914 ^ (t1034 << 32),
    t1036 = t915 ^ t1034, t1037 = ((t917 >> 32) ^ t925) & UINT64_C(0xffffffff),
    t1038 = t917 ^ (t1037 << 32), t1039 = t925 ^ t1037,
    t1040 = ((t919 >> 32) ^ t926) & UINT64_C(0xffffffff), t1041 = t919 ^ (t1040 << 32),
    t1042 = t926 ^ t1040, t1043 = ((t948 >> 16) ^ t996) & UINT64_C(0xffff0000ffff),
    t1044 = t948 ^ (t1043 << 16), t1045 = t996 ^ t1043,
    t1046 = ((t951 >> 16) ^ t999) & UINT64_C(0xffff0000ffff), t1047 = t951 ^ (t1046 << 16),
    t1048 = t999 ^ t1046, t1049 = ((t954 >> 16) ^ t1002) & UINT64_C(0xffff0000ffff),
    t1050 = t954 ^ (t1049 << 16), t1051 = t1002 ^ t1049,
    t1052 = ((t957 >> 16) ^ t1005) & UINT64_C(0xffff0000ffff), t1053 = t957 ^ (t1052 << 16),
    t1054 = t1005 ^ t1052, t1055 = ((t960 >> 16) ^ t1008) & UINT64_C(0xffff0000ffff),
    t1056 = t960 ^ (t1055 << 16), t1057 = t1008 ^ t1055,
    t1058 = ((t963 >> 16) ^ t1011) & UINT64_C(0xffff0000ffff), t1059 = t963 ^ (t1058 << 16),
    t1060 = t1011 ^ t1058, t1061 = ((t966 >> 16) ^ t1014) & UINT64_C(0xffff0000ffff),
    t1062 = t966 ^ (t1061 << 16), t1063 = t1014 ^ t1061,
    t1064 = ((t969 >> 16) ^ t1017) & UINT64_C(0xffff0000ffff), t1065 = t969 ^ (t1064 << 16),
    t1066 = t1017 ^ t1064, t1067 = ((t972 >> 16) ^ t1020) & UINT64_C(0xffff0000ffff),
    t1068 = t972 ^ (t1067 << 16), t1069 = t1020 ^ t1067,
    t1070 = ((t975 >> 16) ^ t1023) & UINT64_C(0xffff0000ffff), t1071 = t975 ^ (t1070 << 16),
    t1072 = t1023 ^ t1070, t1073 = ((t978 >> 16) ^ t1026) & UINT64_C(0xffff0000ffff),
    t1074 = t978 ^ (t1073 << 16), t1075 = t1026 ^ t1073,
    t1076 = ((t981 >> 16) ^ t1029) & UINT64_C(0xffff0000ffff), t1077 = t981 ^ (t1076 << 16),
    t1078 = t1029 ^ t1076, t1079 = ((t984 >> 16) ^ t1032) & UINT64_C(0xffff0000ffff),
    t1080 = t984 ^ (t1079 << 16), t1081 = t1032 ^ t1079,
    t1082 = ((t987 >> 16) ^ t1035) & UINT64_C(0xffff0000ffff), t1083 = t987 ^ (t1082 << 16),
    t1084 = t1035 ^ t1082, t1085 = ((t990 >> 16) ^ t1038) & UINT64_C(0xffff0000ffff),
    t1086 = t990 ^ (t1085 << 16), t1087 = t1038 ^ t1085,
    t1088 = ((t993 >> 16) ^ t1041) & UINT64_C(0xffff0000ffff), t1089 = t993 ^ (t1088 << 16),
    t1090 = t1041 ^ t1088, t1091 = ((t949 >> 16) ^ t997) & UINT64_C(0xffff0000ffff),
    t1092 = t949 ^ (t1091 << 16), t1093 = t997 ^ t1091,
    t1094 = ((t952 >> 16) ^ t1000) & UINT64_C(0xffff0000ffff), t1095 = t952 ^ (t1094 << 16),
    t1096 = t1000 ^ t1094, t1097 = ((t955 >> 16) ^ t1003) & UINT64_C(0xffff0000ffff),
    t1098 = t955 ^ (t1097 << 16), t1099 = t1003 ^ t1097,
    t1100 = ((t958 >> 16) ^ t1006) & UINT64_C(0xffff0000ffff), t1101 = t958 ^ (t1100 << 16),
    t1102 = t1006 ^ t1100, t1103 = ((t961 >> 16) ^ t1009) & UINT64_C(0xffff0000ffff),
    t1104 = t961 ^ (t1103 << 16), t1105 = t1009 ^ t1103,
    t1106 = ((t964 >> 16) ^ t1012) & UINT64_C(0xffff0000ffff), t1107 = t964 ^ (t1106 << 16),
    t1108 = t1012 ^ t1106, t1109 = ((t967 >> 16) ^ t1015) & UINT64_C(0xffff0000ffff),
    t1110 = t967 ^ (t1109 << 16), t1111 = t1015 ^ t1109,
    t1112 = ((t970 >> 16) ^ t1018) & UINT64_C(0xffff0000ffff), t1113 = t970 ^ (t1112 << 16),
    t1114 = t1018 ^ t1112, t1115 = ((t973 >> 16) ^ t1021) & UINT64_C(0xffff0000ffff),
    t1116 = t973 ^ (t1115 << 16), t1117 = t1021 ^ t1115,
    t1118 = ((t976 >> 16) ^ t1024) & UINT64_C(0xffff0000ffff), t1119 = t976 ^ (t1118 << 16),
    t1120 = t1024 ^ t1118, t1121 = ((t979 >> 16) ^ t1027) & UINT64_C(0xffff0000ffff),
    t1122 = t979 ^ (t1121 << 16), t1123 = t1027 ^ t1121,
    t1124 = ((t982 >> 16) ^ t1030) & UINT64_C(0xffff0000ffff), t1125 = t982 ^ (t1124 << 16),
    t1126 = t1030 ^ t1124, t1127 = ((t985 >> 16) ^ t1033) & UINT64_C(0xffff0000ffff),
    t1128 = t985 ^ (t1127 << 16), t1129 = t1033 ^ t1127,
    t1130 = ((t988 >> 16) ^ t1036) & UINT64_C(0xffff0000ffff), t1131 = t988 ^ (t1130 << 16),
    t1132 = t1036 ^ t1130, t1133 = ((t991 >> 16) ^ t1039) & UINT64_C(0xffff0000ffff),
    t1134 = t991 ^ (t1133 << 16), t1135 = t1039 ^ t1133,
    t1136 = ((t994 >> 16) ^ t1042) & UINT64_C(0xffff0000ffff), t1137 = t994 ^ (t1136 << 16),
    t1138 = t1042 ^ t1136, t1139 = ((t1044 >> 8) ^ t1068) & UINT64_C(0xff00ff00ff00ff),
    t1140 = t1044 ^ (t1139 << 8), t1141 = t1068 ^ t1139,
    t1142 = ((t1047 >> 8) ^ t1071) & UINT64_C(0xff00ff00ff00ff), t1143 = t1047 ^ (t1142 << 8),
    t1144 = t1071 ^ t1142, t1145 = ((t1050 >> 8) ^ t1074) & UINT64_C(0xff00ff00ff00ff),
    t1146 = t1050 ^ (t1145 << 8), t1147 = t1074 ^ t1145,
    t1148 = ((t1053 >> 8) ^ t1077) & UINT64_C(0xff00ff00ff00ff), t1149 = t1053 ^ (t1148 << 8),
    t1150 = t1077 ^ t1148, t1151 = ((t1056 >> 8) ^ t1080) & UINT64_C(0xff00ff00ff00ff),
    t1152 = t1056 ^ (t1151 << 8), t1153 = t1080 ^ t1151,
    t1154 = ((t1059 >> 8) ^ t1083) & UINT64_C(0xff00ff00ff00ff), t1155 = t1059 ^ (t1154 << 8),
    t1156 = t1083 ^ t1154, t1157 = ((t1062 >> 8) ^ t1086) & UINT64_C(0xff00ff00ff00ff),
    t1158 = t1062 ^ (t1157 << 8), t1159 = t1086 ^ t1157,
    t1160 = ((t1065 >> 8) ^ t1089) & UINT64_C(0xff00ff00ff00ff), t1161 = t1065 ^ (t1160 << 8),
    t1162 = t1089 ^ t1160, t1163 = ((t1045 >> 8) ^ t1069) & UINT64_C(0xff00ff00ff00ff),
    t1164 = t1045 ^ (t1163 << 8), t1165 = t1069 ^ t1163,
    t1166 = ((t1048 >> 8) ^ t1072) & UINT64_C(0xff00ff00ff00ff), t1167 = t1048 ^ (t1166 << 8),
    t1168 = t1072 ^ t1166, t1169 = ((t1051 >> 8) ^ t1075) & UINT64_C(0xff00ff00ff00ff),
    t1170 = t1051 ^ (t1169 << 8), t1171 = t1075 ^ t1169,
    t1172 = ((t1054 >> 8) ^ t1078) & UINT64_C(0xff00ff00ff00ff), t1173 = t1054 ^ (t1172 << 8),
    t1174 = t1078 ^ t1172, t1175 = ((t1057 >> 8) ^ t1081) & UINT64_C(0xff00ff00ff00ff),
    t1176 = t1057 ^ (t1175 << 8), t1177 = t1081 ^ t1175,
    t1178 = ((t1060 >> 8) ^ t1084) & UINT64_C(0xff00ff00ff00ff), t1179 = t1060 ^ (t1178 << 8),
    t1180 = t1084 ^ t1178, t1181 = ((t1063 >> 8) ^ t1087) & UINT64_C(0xff00ff00ff00ff),
    t1182 = t1063 ^ (t1181 << 8), t1183 = t1087 ^ t1181,
    t1184 = ((t1066 >> 8) ^ t1090) & UINT64_C(0xff00ff00ff00ff), t1185 = t1066 ^ (t1184 << 8),
    t1186 = t1090 ^ t1184, t1187 = ((t1092 >> 8) ^ t1116) & UINT64_C(0xff00ff00ff00ff),
    t1188 = t1092 ^ (t1187 << 8), t1189 = t1116 ^ t1187,
    t1190 = ((t1095 >> 8) ^ t1119) & UINT64_C(0xff00ff00ff00ff), t1191 = t1095 ^ (t1190 << 8),
    t1192 = t1119 ^ t1190, t1193 = ((t1098 >> 8) ^ t1122) & UINT64_C(0xff00ff00ff00ff),
    t1194 = t1098 ^ (t1193 << 8), t1195 = t1122 ^ t1193,
    t1196 = ((t1101 >> 8) ^ t1125) & UINT64_C(0xff00ff00ff00ff), t1197 = t1101 ^ (t1196 << 8),
    t1198 = t1125 ^ t1196, t1199 = ((t1104 >> 8) ^ t1128) & UINT64_C(0xff00ff00ff00ff),
    t1200 = t1104 ^ (t1199 << 8), t1201 = t1128 ^ t1199,
    t1202 = ((t1107 >> 8) ^ t1131) & UINT64_C(0xff00ff00ff00ff), t1203 = t1107 ^ (t1202 << 8),
    t1204 = t1131 ^ t1202, t1205 = ((t1110 >> 8) ^ t1134) & UINT64_C(0xff00ff00ff00ff),
    t1206 = t1110 ^ (t1205 << 8), t1207 = t1134 ^ t1205,
    t1208 = ((t1113 >> 8) ^ t1137) & UINT64_C(0xff00ff00ff00ff), t1209 = t1113 ^ (t1208 << 8),
    t1210 = t1137 ^ t1208, t1211 = ((t1093 >> 8) ^ t1117) & UINT64_C(0xff00ff00ff00ff),
    t1212 = t1093 ^ (t1211 << 8), t1213 = t1117 ^ t1211,
    t1214 = ((t1096 >> 8) ^ t1120) & UINT64_C(0xff00ff00ff00ff), t1215 = t1096 ^ (t1214 << 8),
    t1216 = t1120 ^ t1214, t1217 = ((t1099 >> 8) ^ t1123) & UINT64_C(0xff00ff00ff00ff),
    t1218 = t1099 ^ (t1217 << 8), t1219 = t1123 ^ t1217,
    t1220 = ((t1102 >> 8) ^ t1126) & UINT64_C(0xff00ff00ff00ff), t1221 = t1102 ^ (t1220 << 8),
    t1222 = t1126 ^ t1220, t1223 = ((t1105 >> 8) ^ t1129) & UINT64_C(0xff00ff00ff00ff),
    t1224 = t1105 ^ (t1223 << 8), t1225 = t1129 ^ t1223,
    t1226 = ((t1108 >> 8) ^ t1132) & UINT64_C(0xff00ff00ff00ff), t1227 = t1108 ^ (t1226 << 8),
    t1228 = t1132 ^ t1226, t1229 = ((t1111 >> 8) ^ t1135) & UINT64_C(0xff00ff00ff00ff),
    t1230 = t1111 ^ (t1229 << 8), t1231 = t1135 ^ t1229,
    t1232 = ((t1114 >> 8) ^ t1138) & UINT64_C(0xff00ff00ff00ff), t1233 = t1114 ^ (t1232 << 8),
    t1234 = t1138 ^ t1232, t1235 = ((t1140 >> 4) ^ t1152) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1236 = t1140 ^ (t1235 << 4), t1237 = t1152 ^ t1235,
    t1238 = ((t1143 >> 4) ^ t1155) & UINT64_C(0xf0f0f0f0f0f0f0f), t1239 = t1143 ^ (t1238 << 4),
    t1240 = t1155 ^ t1238, t1241 = ((t1146 >> 4) ^ t1158) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1242 = t1146 ^ (t1241 << 4), t1243 = t1158 ^ t1241,
    t1244 = ((t1149 >> 4) ^ t1161) & UINT64_C(0xf0f0f0f0f0f0f0f), t1245 = t1149 ^ (t1244 << 4),
    t1246 = t1161 ^ t1244, t1247 = ((t1141 >> 4) ^ t1153) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1248 = t1141 ^ (t1247 << 4), t1249 = t1153 ^ t1247,
    t1250 = ((t1144 >> 4) ^ t1156) & UINT64_C(0xf0f0f0f0f0f0f0f), t1251 = t1144 ^ (t1250 << 4),
    t1252 = t1156 ^ t1250, t1253 = ((t1147 >> 4) ^ t1159) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1254 = t1147 ^ (t1253 << 4), t1255 = t1159 ^ t1253,
    t1256 = ((t1150 >> 4) ^ t1162) & UINT64_C(0xf0f0f0f0f0f0f0f), t1257 = t1150 ^ (t1256 << 4),
    t1258 = t1162 ^ t1256, t1259 = ((t1164 >> 4) ^ t1176) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1260 = t1164 ^ (t1259 << 4), t1261 = t1176 ^ t1259,
    t1262 = ((t1167 >> 4) ^ t1179) & UINT64_C(0xf0f0f0f0f0f0f0f), t1263 = t1167 ^ (t1262 << 4),
    t1264 = t1179 ^ t1262, t1265 = ((t1170 >> 4) ^ t1182) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1266 = t1170 ^ (t1265 << 4), t1267 = t1182 ^ t1265,
    t1268 = ((t1173 >> 4) ^ t1185) & UINT64_C(0xf0f0f0f0f0f0f0f), t1269 = t1173 ^ (t1268 << 4),
    t1270 = t1185 ^ t1268, t1271 = ((t1165 >> 4) ^ t1177) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1272 = t1165 ^ (t1271 << 4), t1273 = t1177 ^ t1271,
    t1274 = ((t1168 >> 4) ^ t1180) & UINT64_C(0xf0f0f0f0f0f0f0f), t1275 = t1168 ^ (t1274 << 4),
    t1276 = t1180 ^ t1274, t1277 = ((t1171 >> 4) ^ t1183) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1278 = t1171 ^ (t1277 << 4), t1279 = t1183 ^ t1277,
    t1280 = ((t1174 >> 4) ^ t1186) & UINT64_C(0xf0f0f0f0f0f0f0f), t1281 = t1174 ^ (t1280 << 4),
    t1282 = t1186 ^ t1280, t1283 = ((t1188 >> 4) ^ t1200) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1284 = t1188 ^ (t1283 << 4), t1285 = t1200 ^ t1283,
    t1286 = ((t1191 >> 4) ^ t1203) & UINT64_C(0xf0f0f0f0f0f0f0f), t1287 = t1191 ^ (t1286 << 4),
    t1288 = t1203 ^ t1286, t1289 = ((t1194 >> 4) ^ t1206) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1290 = t1194 ^ (t1289 << 4), t1291 = t1206 ^ t1289,
    t1292 = ((t1197 >> 4) ^ t1209) & UINT64_C(0xf0f0f0f0f0f0f0f), t1293 = t1197 ^ (t1292 << 4),
    t1294 = t1209 ^ t1292, t1295 = ((t1189 >> 4) ^ t1201) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1296 = t1189 ^ (t1295 << 4), t1297 = t1201 ^ t1295,
    t1298 = ((t1192 >> 4) ^ t1204) & UINT64_C(0xf0f0f0f0f0f0f0f), t1299 = t1192 ^ (t1298 << 4),
    t1300 = t1204 ^ t1298, t1301 = ((t1195 >> 4) ^ t1207) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1302 = t1195 ^ (t1301 << 4), t1303 = t1207 ^ t1301,
    t1304 = ((t1198 >> 4) ^ t1210) & UINT64_C(0xf0f0f0f0f0f0f0f), t1305 = t1198 ^ (t1304 << 4),
    t1306 = t1210 ^ t1304, t1307 = ((t1212 >> 4) ^ t1224) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1308 = t1212 ^ (t1307 << 4), t1309 = t1224 ^ t1307,
    t1310 = ((t1215 >> 4) ^ t1227) & UINT64_C(0xf0f0f0f0f0f0f0f), t1311 = t1215 ^ (t1310 << 4),
    t1312 = t1227 ^ t1310, t1313 = ((t1218 >> 4) ^ t1230) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1314 = t1218 ^ (t1313 << 4), t1315 = t1230 ^ t1313,
    t1316 = ((t1221 >> 4) ^ t1233) & UINT64_C(0xf0f0f0f0f0f0f0f), t1317 = t1221 ^ (t1316 << 4),
    t1318 = t1233 ^ t1316, t1319 = ((t1213 >> 4) ^ t1225) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1320 = t1213 ^ (t1319 << 4), t1321 = t1225 ^ t1319,
    t1322 = ((t1216 >> 4) ^ t1228) & UINT64_C(0xf0f0f0f0f0f0f0f), t1323 = t1216 ^ (t1322 << 4),
    t1324 = t1228 ^ t1322, t1325 = ((t1219 >> 4) ^ t1231) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1326 = t1219 ^ (t1325 << 4), t1327 = t1231 ^ t1325,
    t1328 = ((t1222 >> 4) ^ t1234) & UINT64_C(0xf0f0f0f0f0f0f0f), t1329 = t1222 ^ (t1328 << 4),
    t1330 = t1234 ^ t1328, t1331 = ((t1236 >> 2) ^ t1242) & UINT64_C(0x3333333333333333),
    t1332 = t1236 ^ (t1331 << 2), t1333 = t1242 ^ t1331,
    t1334 = ((t1239 >> 2) ^ t1245) & UINT64_C(0x3333333333333333), t1335 = t1239 ^ (t1334 << 2),
    t1336 = t1245 ^ t1334, t1337 = ((t1237 >> 2) ^ t1243) & UINT64_C(0x3333333333333333),
    t1338 = t1237 ^ (t1337 << 2), t1339 = t1243 ^ t1337,
    t1340 = ((t1240 >> 2) ^ t1246) & UINT64_C(0x3333333333333333), t1341 = t1240 ^ (t1340 << 2),
    t1342 = t1246 ^ t1340, t1343 = ((t1248 >> 2) ^ t1254) & UINT64_C(0x3333333333333333),
    t1344 = t1248 ^ (t1343 << 2), t1345 = t1254 ^ t1343,
    t1346 = ((t1251 >> 2) ^ t1257) & UINT64_C(0x3333333333333333), t1347 = t1251 ^ (t1346 << 2),
    t1348 = t1257 ^ t1346, t1349 = ((t1249 >> 2) ^ t1255) & UINT64_C(0x3333333333333333),
    t1350 = t1249 ^ (t1349 << 2), t1351 = t1255 ^ t1349,
    t1352 = ((t1252 >> 2) ^ t1258) & UINT64_C(0x3333333333333333), t1353 = t1252 ^ (t1352 << 2),
    t1354 = t1258 ^ t1352, t1355 = ((t1260 >> 2) ^ t1266) & UINT64_C(0x3333333333333333),
    t1356 = t1260 ^ (t1355 << 2), t1357 = t1266 ^ t1355,
    t1358 = ((t1263 >> 2) ^ t1269) & UINT64_C(0x3333333333333333), t1359 = t1263 ^ (t1358 << 2),
    t1360 = t1269 ^ t1358, t1361 = ((t1261 >> 2) ^ t1267) & UINT64_C(0x3333333333333333),
    t1362 = t1261 ^ (t1361 << 2), t1363 = t1267 ^ t1361,
    t1364 = ((t1264 >> 2) ^ t1270) & UINT64_C(0x3333333333333333), t1365 = t1264 ^ (t1364 << 2),
    t1366 = t1270 ^ t1364, t1367 = ((t1272 >> 2) ^ t1278) & UINT64_C(0x3333333333333333),
    t1368 = t1272 ^ (t1367 << 2), t1369 = t1278 ^ t1367,
    t1370 = ((t1275 >> 2) ^ t1281) & UINT64_C(0x3333333333333333), t1371 = t1275 ^ (t1370 << 2),
    t1372 = t1281 ^ t1370, t1373 = ((t1273 >> 2) ^ t1279) & UINT64_C(0x3333333333333333),
    t1374 = t1273 ^ (t1373 << 2), t1375 = t1279 ^ t1373,
    t1376 = ((t1276 >> 2) ^ t1282) & UINT64_C(0x3333333333333333), t1377 = t1276 ^ (t1376 << 2),
    t1378 = t1282 ^ t1376, t1379 = ((t1284 >> 2) ^ t1290) & UINT64_C(0x3333333333333333),
    t1380 = t1284 ^ (t1379 << 2), t1381 = t1290 ^ t1379,
    t1382 = ((t1287 >> 2) ^ t1293) & UINT64_C(0x3333333333333333), t1383 = t1287 ^ (t1382 << 2),
    t1384 = t1293 ^ t1382, t1385 = ((t1285 >> 2) ^ t1291) & UINT64_C(0x3333333333333333),
    t1386 = t1285 ^ (t1385 << 2), t1387 = t1291 ^ t1385,
    t1388 = ((t1288 >> 2) ^ t1294) & UINT64_C(0x3333333333333333), t1389 = t1288 ^ (t1388 << 2),
    t1390 = t1294 ^ t1388, t1391 = ((t1296 >> 2) ^ t1302) & UINT64_C(0x3333333333333333),
    t1392 = t1296 ^ (t1391 << 2), t1393 = t1302 ^ t1391,
    t1394 = ((t1299 >> 2) ^ t1305) & UINT64_C(0x3333333333333333), t1395 = t1299 ^ (t1394 << 2),
    t1396 = t1305 ^ t1394, t1397 = ((t1297 >> 2) ^ t1303) & UINT64_C(0x3333333333333333),
    t1398 = t1297 ^ (t1397 << 2), t1399 = t1303 ^ t1397,
    t1400 = ((t1300 >> 2) ^ t1306) & UINT64_C(0x3333333333333333), t1401 = t1300 ^ (t1400 << 2),
    t1402 = t1306 ^ t1400, t1403 = ((t1308 >> 2) ^ t1314) & UINT64_C(0x3333333333333333),
    t1404 = t1308 ^ (t1403 << 2), t1405 = t1314 ^ t1403,
    t1406 = ((t1311 >> 2) ^ t1317) & UINT64_C(0x3333333333333333), t1407 = t1311 ^ (t1406 << 2),
    t1408 = t1317 ^ t1406, t1409 = ((t1309 >> 2) ^ t1315) & UINT64_C(0x3333333333333333),
    t1410 = t1309 ^ (t1409 << 2), t1411 = t1315 ^ t1409,
    t1412 = ((t1312 >> 2) ^ t1318) & UINT64_C(0x3333333333333333), t1413 = t1312 ^ (t1412 << 2),
    t1414 = t1318 ^ t1412, t1415 = ((t1320 >> 2) ^ t1326) & UINT64_C(0x3333333333333333),
    t1416 = t1320 ^ (t1415 << 2), t1417 = t1326 ^ t1415,
    t1418 = ((t1323 >> 2) ^ t1329) & UINT64_C(0x3333333333333333), t1419 = t1323 ^ (t1418 << 2),
    t1420 = t1329 ^ t1418, t1421 = ((t1321 >> 2) ^ t1327) & UINT64_C(0x3333333333333333),
    t1422 = t1321 ^ (t1421 << 2), t1423 = t1327 ^ t1421,
    t1424 = ((t1324 >> 2) ^ t1330) & UINT64_C(0x3333333333333333), t1425 = t1324 ^ (t1424 << 2),
    t1426 = t1330 ^ t1424, t1427 = ((t1332 >> 1) ^ t1335) & UINT64_C(0x5555555555555555),
    t1428 = ((t1333 >> 1) ^ t1336) & UINT64_C(0x5555555555555555),
    t1429 = ((t1338 >> 1) ^ t1341) & UINT64_C(0x5555555555555555),
    t1430 = ((t1339 >> 1) ^ t1342) & UINT64_C(0x5555555555555555),
    t1431 = ((t1344 >> 1) ^ t1347) & UINT64_C(0x5555555555555555),
    t1432 = ((t1345 >> 1) ^ t1348) & UINT64_C(0x5555555555555555),
    t1433 = ((t1350 >> 1) ^ t1353) & UINT64_C(0x5555555555555555),
    t1434 = ((t1351 >> 1) ^ t1354) & UINT64_C(0x5555555555555555),
    t1435 = ((t1356 >> 1) ^ t1359) & UINT64_C(0x5555555555555555),
    t1436 = ((t1357 >> 1) ^ t1360) & UINT64_C(0x5555555555555555),
    t1437 = ((t1362 >> 1) ^ t1365) & UINT64_C(0x5555555555555555),
    t1438 = ((t1363 >> 1) ^ t1366) & UINT64_C(0x5555555555555555),
    t1439 = ((t1368 >> 1) ^ t1371) & UINT64_C(0x5555555555555555),
    t1440 = ((t1369 >> 1) ^ t1372) & UINT64_C(0x5555555555555555),
    t1441 = ((t1374 >> 1) ^ t1377) & UINT64_C(0x5555555555555555),
    t1442 = ((t1375 >> 1) ^ t1378) & UINT64_C(0x5555555555555555),
    t1443 = ((t1380 >> 1) ^ t1383) & UINT64_C(0x5555555555555555),
    t1444 = ((t1381 >> 1) ^ t1384) & UINT64_C(0x5555555555555555),
    t1445 = ((t1386 >> 1) ^ t1389) & UINT64_C(0x5555555555555555),
    t1446 = ((t1387 >> 1) ^ t1390) & UINT64_C(0x5555555555555555),
    t1447 = ((t1392 >> 1) ^ t1395) & UINT64_C(0x5555555555555555),
    t1448 = ((t1393 >> 1) ^ t1396) & UINT64_C(0x5555555555555555),
    t1449 = ((t1398 >> 1) ^ t1401) & UINT64_C(0x5555555555555555),
    t1450 = ((t1399 >> 1) ^ t1402) & UINT64_C(0x5555555555555555),
    t1451 = ((t1404 >> 1) ^ t1407) & UINT64_C(0x5555555555555555),
    t1452 = ((t1405 >> 1) ^ t1408) & UINT64_C(0x5555555555555555),
    t1453 = ((t1410 >> 1) ^ t1413) & UINT64_C(0x5555555555555555),
    t1454 = ((t1411 >> 1) ^ t1414) & UINT64_C(0x5555555555555555),
    t1455 = ((t1416 >> 1) ^ t1419) & UINT64_C(0x5555555555555555),
    t1456 = ((t1417 >> 1) ^ t1420) & UINT64_C(0x5555555555555555),
    t1457 = ((t1422 >> 1) ^ t1425) & UINT64_C(0x5555555555555555),
    t1458 = ((t1423 >> 1) ^ t1426) & UINT64_C(0x5555555555555555), t1459 = load_le64(in),
    t1460 = load_le64(in + 8), t1461 = load_le64(in + 16), t1462 = load_le64(in + 24),
    t1463 = load_le64(in + 32), t1464 = load_le64(in + 40), t1465 = load_le64(in + 48),
    t1466 = load_le64(in + 56), t1467 = load_le64(in + 64), t1468 = load_le64(in + 72),
    t1469 = load_le64(in + 80), t1470 = load_le64(in + 88), t1471 = load_le64(in + 96),
    t1472 = load_le64(in + 104), t1473 = load_le64(in + 112), t1474 = load_le64(in + 120),
    t1475 = load_le64(in + 128), t1476 = load_le64(in + 136), t1477 = load_le64(in + 144),
    t1478 = load_le64(in + 152), t1479 = load_le64(in + 160), t1480 = load_le64(in + 168),
    t1481 = load_le64(in + 176), t1482 = load_le64(in + 184), t1483 = load_le64(in + 192),
    t1484 = load_le64(in + 200), t1485 = load_le64(in + 208), t1486 = load_le64(in + 216),
    t1487 = load_le64(in + 224), t1488 = load_le64(in + 232), t1489 = load_le64(in + 240),
    t1490 = load_le64(in + 248), t1491 = load_le64(in + 256), t1492 = load_le64(in + 264),
    t1493 = load_le64(in + 272), t1494 = load_le64(in + 280), t1495 = load_le64(in + 288),
    t1496 = load_le64(in + 296), t1497 = load_le64(in + 304), t1498 = load_le64(in + 312),
    t1499 = load_le64(in + 320), t1500 = load_le64(in + 328), t1501 = load_le64(in + 336),
    t1502 = load_le64(in + 344), t1503 = load_le64(in + 352), t1504 = load_le64(in + 360),
    t1505 = load_le64(in + 368), t1506 = load_le64(in + 376), t1507 = load_le64(in + 384),
    t1508 = load_le64(in + 392), t1509 = load_le64(in + 400), t1510 = load_le64(in + 408),
    t1511 = load_le64(in + 416), t1512 = load_le64(in + 424), t1513 = load_le64(in + 432),
    t1514 = load_le64(in + 440), t1515 = load_le64(in + 448), t1516 = load_le64(in + 456),
    t1517 = load_le64(in + 464), t1518 = load_le64(in + 472), t1519 = load_le64(in + 480),
    t1520 = load_le64(in + 488), t1521 = load_le64(in + 496), t1522 = load_le64(in + 504);
    store_le64(out, (t1332 ^ (t1427 << 1)) ^ t1459);
    store_le64(out + 8, (t1335 ^ t1427) ^ t1460);
    store_le64(out + 16, (t1333 ^ (t1428 << 1)) ^ t1461);
    store_le64(out + 24, (t1336 ^ t1428) ^ t1462);
    store_le64(out + 32, (t1338 ^ (t1429 << 1)) ^ t1463);
    store_le64(out + 40, (t1341 ^ t1429) ^ t1464);
    store_le64(out + 48, (t1339 ^ (t1430 << 1)) ^ t1465);
    store_le64(out + 56, (t1342 ^ t1430) ^ t1466);
    store_le64(out + 64, (t1344 ^ (t1431 << 1)) ^ t1467);
    store_le64(out + 72, (t1347 ^ t1431) ^ t1468);
    store_le64(out + 80, (t1345 ^ (t1432 << 1)) ^ t1469);
    store_le64(out + 88, (t1348 ^ t1432) ^ t1470);
    store_le64(out + 96, (t1350 ^ (t1433 << 1)) ^ t1471);
    store_le64(out + 104, (t1353 ^ t1433) ^ t1472);
    store_le64(out + 112, (t1351 ^ (t1434 << 1)) ^ t1473);
    store_le64(out + 120, (t1354 ^ t1434) ^ t1474);
    store_le64(out + 128, (t1356 ^ (t1435 << 1)) ^ t1475);
    store_le64(out + 136, (t1359 ^ t1435) ^ t1476);
    store_le64(out + 144, (t1357 ^ (t1436 << 1)) ^ t1477);
    store_le64(out + 152, (t1360 ^ t1436) ^ t1478);
    store_le64(out + 160, (t1362 ^ (t1437 << 1)) ^ t1479);
    store_le64(out + 168, (t1365 ^ t1437) ^ t1480);
    store_le64(out + 176, (t1363 ^ (t1438 << 1)) ^ t1481);
    store_le64(out + 184, (t1366 ^ t1438) ^ t1482);
    store_le64(out + 192, (t1368 ^ (t1439 << 1)) ^ t1483);
    store_le64(out + 200, (t1371 ^ t1439) ^ t1484);
    store_le64(out + 208, (t1369 ^ (t1440 << 1)) ^ t1485);
    store_le64(out + 216, (t1372 ^ t1440) ^ t1486);
    store_le64(out + 224, (t1374 ^ (t1441 << 1)) ^ t1487);
    store_le64(out + 232, (t1377 ^ t1441) ^ t1488);
    store_le64(out + 240, (t1375 ^ (t1442 << 1)) ^ t1489);
    store_le64(out + 248, (t1378 ^ t1442) ^ t1490);
    store_le64(out + 256, (t1380 ^ (t1443 << 1)) ^ t1491);
    store_le64(out + 264, (t1383 ^ t1443) ^ t1492);
    store_le64(out + 272, (t1381 ^ (t1444 << 1)) ^ t1493);
    store_le64(out + 280, (t1384 ^ t1444) ^ t1494);
    store_le64(out + 288, (t1386 ^ (t1445 << 1)) ^ t1495);
    store_le64(out + 296, (t1389 ^ t1445) ^ t1496);
    store_le64(out + 304, (t1387 ^ (t1446 << 1)) ^ t1497);
    store_le64(out + 312, (t1390 ^ t1446) ^ t1498);
    store_le64(out + 320, (t1392 ^ (t1447 << 1)) ^ t1499);
    store_le64(out + 328, (t1395 ^ t1447) ^ t1500);
    store_le64(out + 336, (t1393 ^ (t1448 << 1)) ^ t1501);
    store_le64(out + 344, (t1396 ^ t1448) ^ t1502);
    store_le64(out + 352, (t1398 ^ (t1449 << 1)) ^ t1503);
    store_le64(out + 360, (t1401 ^ t1449) ^ t1504);
    store_le64(out + 368, (t1399 ^ (t1450 << 1)) ^ t1505);
    store_le64(out + 376, (t1402 ^ t1450) ^ t1506);
    store_le64(out + 384, (t1404 ^ (t1451 << 1)) ^ t1507);
    store_le64(out + 392, (t1407 ^ t1451) ^ t1508);
    store_le64(out + 400, (t1405 ^ (t1452 << 1)) ^ t1509);
    store_le64(out + 408, (t1408 ^ t1452) ^ t1510);
    store_le64(out + 416, (t1410 ^ (t1453 << 1)) ^ t1511);
    store_le64(out + 424, (t1413 ^ t1453) ^ t1512);
    store_le64(out + 432, (t1411 ^ (t1454 << 1)) ^ t1513);
    store_le64(out + 440, (t1414 ^ t1454) ^ t1514);
    store_le64(out + 448, (t1416 ^ (t1455 << 1)) ^ t1515);
    store_le64(out + 456, (t1419 ^ t1455) ^ t1516);
    store_le64(out + 464, (t1417 ^ (t1456 << 1)) ^ t1517);
    store_le64(out + 472, (t1420 ^ t1456) ^ t1518);
    store_le64(out + 480, (t1422 ^ (t1457 << 1)) ^ t1519);
    store_le64(out + 488, (t1425 ^ t1457) ^ t1520);
    store_le64(out + 496, (t1423 ^ (t1458 << 1)) ^ t1521);
    store_le64(out + 504, (t1426 ^ t1458) ^ t1522);
}

void lwcc_skinny64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 512; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 512;
        in += 512;
        counter += 64;
    }
    nbytes %= 512;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[512] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_skinny64_128_ctr_crypt_c(buffer, buffer, 512, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
