// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile present --set present64_128 --target c --lanes 64
// passes:    unroll() invert() counter() counter_words() bitslice(enabled=true, lanes=64) fold() sbox() complement(alike=true) value_numbering() hoist() roll(enabled=true) slice(lanes=64) select()
// dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    load_le.u64; swap_1.u64 n0; swap_2.u64 n1; swap_4.u64 n2; swap_8.u64 n3; swap_16.u64 n4; swap_32.u64 n5; r0 r1 r2 r3 r4 r5 | n0 n1 n2 n3 n4 n5
// sizes:     in bytes: block 8, key 16, nonce 4, rk 31872, ctx 32128, align 1, group 512, stack 0
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

void lwcc_present64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = ~bit64(key[7], 0);
    store64(rk, t0);
    const uint64_t t1 = bit64(key[7], 1);
    // round 1 (present.dsl:28)
    store64(rk + 8, ~t1);
    const uint64_t t2 = bit64(key[7], 2);
    store64(rk + 16, t2);
    const uint64_t t3 = bit64(key[7], 3);
    store64(rk + 24, t3);
    const uint64_t t4 = bit64(key[7], 4), t5 = ~t4;
    store64(rk + 32, t5);
    const uint64_t t6 = bit64(key[7], 5);
    store64(rk + 40, ~t6);
    const uint64_t t7 = bit64(key[7], 6);
    store64(rk + 48, t7);
    const uint64_t t8 = bit64(key[7], 7);
    store64(rk + 56, t8);
    const uint64_t t9 = bit64(key[6], 0), t10 = ~t9;
    store64(rk + 64, t10);
    const uint64_t t11 = bit64(key[6], 1), t12 = ~t11;
    store64(rk + 72, t12);
    const uint64_t t13 = bit64(key[6], 2);
    store64(rk + 80, t13);
    const uint64_t t14 = bit64(key[6], 3);
    store64(rk + 88, t14);
    const uint64_t t15 = bit64(key[6], 4), t16 = ~t15;
    store64(rk + 96, t16);
    const uint64_t t17 = bit64(key[6], 5), t18 = ~t17;
    store64(rk + 104, t18);
    const uint64_t t19 = bit64(key[6], 6);
    store64(rk + 112, t19);
    const uint64_t t20 = bit64(key[6], 7);
    store64(rk + 120, t20);
    const uint64_t t21 = bit64(key[5], 0), t22 = ~t21;
    store64(rk + 128, t22);
    const uint64_t t23 = bit64(key[5], 1), t24 = ~t23;
    store64(rk + 136, t24);
    const uint64_t t25 = bit64(key[5], 2);
    store64(rk + 144, t25);
    const uint64_t t26 = bit64(key[5], 3);
    store64(rk + 152, t26);
    const uint64_t t27 = bit64(key[5], 4), t28 = ~t27;
    store64(rk + 160, t28);
    const uint64_t t29 = bit64(key[5], 5), t30 = ~t29;
    store64(rk + 168, t30);
    const uint64_t t31 = bit64(key[5], 6);
    store64(rk + 176, t31);
    const uint64_t t32 = bit64(key[5], 7);
    store64(rk + 184, t32);
    const uint64_t t33 = bit64(key[4], 0), t34 = ~t33;
    store64(rk + 192, t34);
    const uint64_t t35 = bit64(key[4], 1), t36 = ~t35;
    store64(rk + 200, t36);
    const uint64_t t37 = bit64(key[4], 2);
    store64(rk + 208, t37);
    const uint64_t t38 = bit64(key[4], 3);
    store64(rk + 216, t38);
    const uint64_t t39 = bit64(key[4], 4), t40 = ~t39;
    store64(rk + 224, t40);
    const uint64_t t41 = bit64(key[4], 5), t42 = ~t41;
    store64(rk + 232, t42);
    const uint64_t t43 = bit64(key[4], 6);
    store64(rk + 240, t43);
    const uint64_t t44 = bit64(key[4], 7);
    store64(rk + 248, t44);
    const uint64_t t45 = bit64(key[3], 0), t46 = ~t45;
    store64(rk + 256, t46);
    const uint64_t t47 = bit64(key[3], 1), t48 = ~t47;
    store64(rk + 264, t48);
    const uint64_t t49 = bit64(key[3], 2);
    store64(rk + 272, t49);
    const uint64_t t50 = bit64(key[3], 3);
    store64(rk + 280, t50);
    const uint64_t t51 = bit64(key[3], 4), t52 = ~t51;
    store64(rk + 288, t52);
    const uint64_t t53 = bit64(key[3], 5), t54 = ~t53;
    store64(rk + 296, t54);
    const uint64_t t55 = bit64(key[3], 6);
    store64(rk + 304, t55);
    const uint64_t t56 = bit64(key[3], 7);
    store64(rk + 312, t56);
    const uint64_t t57 = bit64(key[2], 0), t58 = ~t57;
    store64(rk + 320, t58);
    const uint64_t t59 = bit64(key[2], 1), t60 = ~t59;
    store64(rk + 328, t60);
    const uint64_t t61 = bit64(key[2], 2);
    store64(rk + 336, t61);
    const uint64_t t62 = bit64(key[2], 3);
    store64(rk + 344, t62);
    const uint64_t t63 = bit64(key[2], 4), t64 = ~t63;
    store64(rk + 352, t64);
    const uint64_t t65 = bit64(key[2], 5), t66 = ~t65;
    store64(rk + 360, t66);
    const uint64_t t67 = bit64(key[2], 6);
    store64(rk + 368, t67);
    const uint64_t t68 = bit64(key[2], 7);
    store64(rk + 376, t68);
    const uint64_t t69 = bit64(key[1], 0), t70 = ~t69;
    store64(rk + 384, t70);
    const uint64_t t71 = bit64(key[1], 1), t72 = ~t71;
    store64(rk + 392, t72);
    const uint64_t t73 = bit64(key[1], 2);
    store64(rk + 400, t73);
    const uint64_t t74 = bit64(key[1], 3);
    store64(rk + 408, t74);
    const uint64_t t75 = bit64(key[1], 4), t76 = ~t75;
    store64(rk + 416, t76);
    const uint64_t t77 = bit64(key[1], 5), t78 = ~t77;
    store64(rk + 424, t78);
    const uint64_t t79 = bit64(key[1], 6);
    store64(rk + 432, t79);
    const uint64_t t80 = bit64(key[1], 7);
    store64(rk + 440, t80);
    const uint64_t t81 = bit64(key[0], 0), t82 = ~t81;
    store64(rk + 448, t82);
    const uint64_t t83 = bit64(key[0], 1), t84 = ~t83;
    store64(rk + 456, t84);
    const uint64_t t85 = bit64(key[0], 2);
    store64(rk + 464, t85);
    const uint64_t t86 = bit64(key[0], 3);
    store64(rk + 472, t86);
    const uint64_t t87 = bit64(key[0], 4), t88 = ~t87;
    store64(rk + 480, t88);
    const uint64_t t89 = bit64(key[0], 5), t90 = ~t89;
    store64(rk + 488, t90);
    const uint64_t t91 = bit64(key[0], 6);
    store64(rk + 496, t91);
    const uint64_t t92 = bit64(key[0], 7);
    store64(rk + 504, t92);
    const uint64_t t93 = bit64(key[15], 3);
    store64(rk + 512, t93);
    const uint64_t t94 = bit64(key[15], 4);
    store64(rk + 520, t94);
    const uint64_t t95 = bit64(key[15], 5);
    // round 2 (present.dsl:28)
    store64(rk + 528, ~t95);
    const uint64_t t96 = bit64(key[15], 6), t97 = ~t96;
    store64(rk + 536, t97);
    const uint64_t t98 = bit64(key[15], 7);
    store64(rk + 544, t98);
    const uint64_t t99 = bit64(key[14], 0);
    store64(rk + 552, t99);
    const uint64_t t100 = bit64(key[14], 1), t101 = ~t100;
    store64(rk + 560, t101);
    const uint64_t t102 = bit64(key[14], 2), t103 = ~t102;
    store64(rk + 568, t103);
    const uint64_t t104 = bit64(key[14], 3);
    store64(rk + 576, t104);
    const uint64_t t105 = bit64(key[14], 4);
    store64(rk + 584, t105);
    const uint64_t t106 = bit64(key[14], 5), t107 = ~t106;
    store64(rk + 592, t107);
    const uint64_t t108 = bit64(key[14], 6), t109 = ~t108;
    store64(rk + 600, t109);
    const uint64_t t110 = bit64(key[14], 7);
    store64(rk + 608, t110);
    const uint64_t t111 = bit64(key[13], 0);
    store64(rk + 616, t111);
    const uint64_t t112 = bit64(key[13], 1), t113 = ~t112;
    store64(rk + 624, t113);
    const uint64_t t114 = bit64(key[13], 2), t115 = ~t114;
    store64(rk + 632, t115);
    const uint64_t t116 = bit64(key[13], 3);
    store64(rk + 640, t116);
    const uint64_t t117 = bit64(key[13], 4);
    store64(rk + 648, t117);
    const uint64_t t118 = bit64(key[13], 5), t119 = ~t118;
    store64(rk + 656, t119);
    const uint64_t t120 = bit64(key[13], 6), t121 = ~t120;
    store64(rk + 664, t121);
    const uint64_t t122 = bit64(key[13], 7);
    store64(rk + 672, t122);
    const uint64_t t123 = bit64(key[12], 0);
    store64(rk + 680, t123);
    const uint64_t t124 = bit64(key[12], 1), t125 = ~t124;
    store64(rk + 688, t125);
    const uint64_t t126 = bit64(key[12], 2), t127 = ~t126;
    store64(rk + 696, t127);
    const uint64_t t128 = bit64(key[12], 3);
    store64(rk + 704, t128);
    const uint64_t t129 = bit64(key[12], 4);
    store64(rk + 712, t129);
    const uint64_t t130 = bit64(key[12], 5), t131 = ~t130;
    store64(rk + 720, t131);
    const uint64_t t132 = bit64(key[12], 6), t133 = ~t132;
    store64(rk + 728, t133);
    const uint64_t t134 = bit64(key[12], 7);
    store64(rk + 736, t134);
    const uint64_t t135 = bit64(key[11], 0);
    store64(rk + 744, t135);
    const uint64_t t136 = bit64(key[11], 1), t137 = ~t136;
    store64(rk + 752, t137);
    const uint64_t t138 = bit64(key[11], 2), t139 = ~t138;
    store64(rk + 760, t139);
    const uint64_t t140 = bit64(key[11], 3), t141 = ~t140;
    store64(rk + 768, t141);
    const uint64_t t142 = bit64(key[11], 4), t143 = ~t142;
    store64(rk + 776, t143);
    const uint64_t t144 = bit64(key[11], 5);
    store64(rk + 784, t144);
    const uint64_t t145 = bit64(key[11], 6);
    store64(rk + 792, t145);
    const uint64_t t146 = bit64(key[11], 7), t147 = ~t146;
    store64(rk + 800, t147);
    const uint64_t t148 = bit64(key[10], 0), t149 = ~t148;
    store64(rk + 808, t149);
    const uint64_t t150 = bit64(key[10], 1);
    store64(rk + 816, t150);
    const uint64_t t151 = bit64(key[10], 2);
    store64(rk + 824, t151);
    const uint64_t t152 = bit64(key[10], 3), t153 = ~t152;
    store64(rk + 832, t153);
    const uint64_t t154 = bit64(key[10], 4), t155 = ~t154;
    store64(rk + 840, t155);
    const uint64_t t156 = bit64(key[10], 5);
    store64(rk + 848, t156);
    const uint64_t t157 = bit64(key[10], 6);
    store64(rk + 856, t157);
    const uint64_t t158 = bit64(key[10], 7), t159 = ~t158;
    store64(rk + 864, t159);
    const uint64_t t160 = bit64(key[9], 0), t161 = ~t160;
    store64(rk + 872, t161);
    const uint64_t t162 = bit64(key[9], 1);
    store64(rk + 880, t162);
    const uint64_t t163 = bit64(key[9], 2);
    store64(rk + 888, t163);
    const uint64_t t164 = bit64(key[9], 3);
    store64(rk + 896, t164);
    const uint64_t t165 = bit64(key[9], 4);
    store64(rk + 904, t165);
    const uint64_t t166 = bit64(key[9], 5), t167 = ~t166;
    store64(rk + 912, t167);
    const uint64_t t168 = bit64(key[9], 6), t169 = ~t168;
    store64(rk + 920, t169);
    const uint64_t t170 = bit64(key[9], 7);
    store64(rk + 928, t170);
    const uint64_t t171 = bit64(key[8], 0);
    store64(rk + 936, t171);
    const uint64_t t172 = bit64(key[8], 1), t173 = ~t172;
    store64(rk + 944, t173);
    const uint64_t t174 = bit64(key[8], 2), t175 = ~t174;
    store64(rk + 952, t175);
    const uint64_t t176 = ~bit64(key[8], 3), t177 = ~bit64(key[8], 4), t178 = bit64(key[8], 5),
    t179 = bit64(key[8], 6) ^ (t177 & t178), t180 = t176 ^ t179, t181 = ~t180;
    store64(rk + 960, t181);
    const uint64_t t182 = t179 ^ (t177 ^ t178), t183 = t177 ^ (t180 | t182),
    t184 = t182 ^ (t176 | t183), t185 = t183 ^ (t176 | t184), t186 = ~t185;
    store64(rk + 968, t186);
    const uint64_t t187 = t179 ^ (t184 | t185), t188 = ~t187;
    store64(rk + 976, t188);
    const uint64_t t189 = ~t184, t190 = ~t189;
    store64(rk + 984, t190);
    const uint64_t t191 = ~bit64(key[8], 7), t192 = t2 ^ (t0 & t1), t193 = t191 ^ t192,
    t194 = ~t193;
    store64(rk + 992, t194);
    const uint64_t t195 = t192 ^ (t0 ^ t1), t196 = t0 ^ (t193 | t195), t197 = t195 ^ (t191 | t196),
    t198 = t196 ^ (t191 | t197), t199 = ~t198;
    store64(rk + 1000, t199);
    const uint64_t t200 = ~(t192 ^ (t197 | t198));
    store64(rk + 1008, t200);
    const uint64_t t201 = ~t197, t202 = ~t201;
    store64(rk + 1016, t202);
    store64(rk + 1024, t7);
    store64(rk + 1032, t8);
    store64(rk + 1040, t10);
    store64(rk + 1048, t12);
    store64(rk + 1056, t13);
    store64(rk + 1064, t14);
    store64(rk + 1072, t16);
    store64(rk + 1080, t18);
    store64(rk + 1088, t19);
    store64(rk + 1096, t20);
    store64(rk + 1104, t22);
    store64(rk + 1112, t24);
    store64(rk + 1120, t25);
    store64(rk + 1128, t26);
    store64(rk + 1136, t28);
    store64(rk + 1144, t30);
    store64(rk + 1152, t31);
    store64(rk + 1160, t32);
    store64(rk + 1168, t34);
    store64(rk + 1176, t36);
    store64(rk + 1184, t37);
    store64(rk + 1192, t38);
    store64(rk + 1200, t40);
    store64(rk + 1208, t42);
    store64(rk + 1216, t43);
    store64(rk + 1224, t44);
    store64(rk + 1232, t46);
    store64(rk + 1240, t48);
    store64(rk + 1248, t49);
    store64(rk + 1256, t50);
    store64(rk + 1264, t52);
    store64(rk + 1272, t54);
    // round 3 (present.dsl:28)
    const uint64_t t203 = ~t55;
    store64(rk + 1280, t203);
    const uint64_t t204 = ~t56;
    store64(rk + 1288, t204);
    store64(rk + 1296, t57);
    store64(rk + 1304, t59);
    const uint64_t t205 = ~t61;
    store64(rk + 1312, t205);
    const uint64_t t206 = ~t62;
    store64(rk + 1320, t206);
    store64(rk + 1328, t63);
    store64(rk + 1336, t65);
    const uint64_t t207 = ~t67;
    store64(rk + 1344, t207);
    const uint64_t t208 = ~t68;
    store64(rk + 1352, t208);
    store64(rk + 1360, t69);
    store64(rk + 1368, t71);
    const uint64_t t209 = ~t73;
    store64(rk + 1376, t209);
    const uint64_t t210 = ~t74;
    store64(rk + 1384, t210);
    store64(rk + 1392, t75);
    store64(rk + 1400, t77);
    store64(rk + 1408, t79);
    store64(rk + 1416, t80);
    store64(rk + 1424, t82);
    store64(rk + 1432, t84);
    store64(rk + 1440, t85);
    store64(rk + 1448, t86);
    store64(rk + 1456, t88);
    store64(rk + 1464, t90);
    const uint64_t t211 = ~t91, t212 = ~t92, t213 = bit64(key[15], 0),
    t214 = (bit64(key[15], 1) ^ UINT64_C(0xffffffffffffffff)) ^ (t212 & t213), t215 = t211 ^ t214,
    t216 = ~t215;
    store64(rk + 1472, t216);
    const uint64_t t217 = t214 ^ (t212 ^ t213), t218 = t212 ^ (t215 | t217),
    t219 = t217 ^ (t211 | t218), t220 = t218 ^ (t211 | t219), t221 = ~t220;
    store64(rk + 1480, t221);
    const uint64_t t222 = t214 ^ (t219 | t220), t223 = ~t222;
    store64(rk + 1488, t223);
    const uint64_t t224 = ~t219, t225 = ~t224;
    store64(rk + 1496, t225);
    const uint64_t t226 = ~bit64(key[15], 2), t227 = ~t93, t228 = t95 ^ (t227 & t94),
    t229 = t226 ^ t228, t230 = ~t229;
    store64(rk + 1504, t230);
    const uint64_t t231 = t228 ^ (t227 ^ t94), t232 = t227 ^ (t229 | t231),
    t233 = t231 ^ (t226 | t232), t234 = t232 ^ (t226 | t233), t235 = ~t234;
    store64(rk + 1512, t235);
    const uint64_t t236 = ~(t228 ^ (t233 | t234));
    store64(rk + 1520, t236);
    const uint64_t t237 = ~t233, t238 = ~t237;
    store64(rk + 1528, t238);
    store64(rk + 1536, t100);
    store64(rk + 1544, t102);
    // round 4 (present.dsl:28)
    const uint64_t t239 = ~t104;
    store64(rk + 1552, t239);
    const uint64_t t240 = ~t105;
    store64(rk + 1560, t240);
    store64(rk + 1568, t106);
    store64(rk + 1576, t108);
    const uint64_t t241 = ~t110;
    store64(rk + 1584, t241);
    const uint64_t t242 = ~t111;
    store64(rk + 1592, t242);
    store64(rk + 1600, t112);
    store64(rk + 1608, t114);
    const uint64_t t243 = ~t116;
    store64(rk + 1616, t243);
    const uint64_t t244 = ~t117;
    store64(rk + 1624, t244);
    store64(rk + 1632, t118);
    store64(rk + 1640, t120);
    const uint64_t t245 = ~t122;
    store64(rk + 1648, t245);
    const uint64_t t246 = ~t123;
    store64(rk + 1656, t246);
    store64(rk + 1664, t124);
    store64(rk + 1672, t126);
    const uint64_t t247 = ~t128;
    store64(rk + 1680, t247);
    const uint64_t t248 = ~t129;
    store64(rk + 1688, t248);
    store64(rk + 1696, t130);
    store64(rk + 1704, t132);
    const uint64_t t249 = ~t134;
    store64(rk + 1712, t249);
    const uint64_t t250 = ~t135;
    store64(rk + 1720, t250);
    store64(rk + 1728, t136);
    store64(rk + 1736, t138);
    store64(rk + 1744, t141);
    store64(rk + 1752, t143);
    store64(rk + 1760, t144);
    store64(rk + 1768, t145);
    store64(rk + 1776, t147);
    store64(rk + 1784, t149);
    const uint64_t t251 = ~t150;
    store64(rk + 1792, t251);
    const uint64_t t252 = ~t151;
    store64(rk + 1800, t252);
    store64(rk + 1808, t152);
    store64(rk + 1816, t154);
    const uint64_t t253 = ~t156;
    store64(rk + 1824, t253);
    const uint64_t t254 = ~t157;
    store64(rk + 1832, t254);
    store64(rk + 1840, t158);
    store64(rk + 1848, t160);
    const uint64_t t255 = ~t162;
    store64(rk + 1856, t255);
    const uint64_t t256 = ~t163;
    store64(rk + 1864, t256);
    store64(rk + 1872, t164);
    store64(rk + 1880, t165);
    store64(rk + 1888, t167);
    store64(rk + 1896, t169);
    store64(rk + 1904, t170);
    store64(rk + 1912, t171);
    store64(rk + 1920, t172);
    store64(rk + 1928, t174);
    const uint64_t t257 = ~t181;
    store64(rk + 1936, t257);
    const uint64_t t258 = ~t186;
    store64(rk + 1944, t258);
    store64(rk + 1952, t187);
    store64(rk + 1960, t189);
    const uint64_t t259 = ~t194;
    store64(rk + 1968, t259);
    const uint64_t t260 = ~t199;
    store64(rk + 1976, t260);
    const uint64_t t261 = t4 ^ (t202 & t3), t262 = t200 ^ t261, t263 = ~t262;
    store64(rk + 1984, t263);
    const uint64_t t264 = t261 ^ (t202 ^ t3), t265 = t202 ^ (t262 | t264),
    t266 = t264 ^ (t200 | t265), t267 = t265 ^ (t200 | t266), t268 = ~t267;
    store64(rk + 1992, t268);
    const uint64_t t269 = t261 ^ (t266 | t267), t270 = ~t269;
    store64(rk + 2000, t270);
    const uint64_t t271 = ~t266, t272 = ~t271;
    store64(rk + 2008, t272);
    const uint64_t t273 = ~(t6 ^ UINT64_C(0xffffffffffffffff)), t274 = ~t7, t275 = t9 ^ (t274 & t8),
    t276 = t273 ^ t275, t277 = ~t276;
    store64(rk + 2016, t277);
    const uint64_t t278 = t275 ^ (t274 ^ t8), t279 = t274 ^ (t276 | t278),
    t280 = t278 ^ (t273 | t279), t281 = t279 ^ (t273 | t280), t282 = ~t281;
    store64(rk + 2024, t282);
    const uint64_t t283 = ~(t275 ^ (t280 | t281));
    store64(rk + 2032, t283);
    const uint64_t t284 = ~t280, t285 = ~t284;
    store64(rk + 2040, t285);
    const uint64_t t286 = t15 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 2048, t286);
    store64(rk + 2056, t17);
    // round 5 (present.dsl:28)
    const uint64_t t287 = ~t19;
    store64(rk + 2064, t287);
    const uint64_t t288 = ~t20;
    store64(rk + 2072, t288);
    store64(rk + 2080, t21);
    store64(rk + 2088, t23);
    const uint64_t t289 = ~t25;
    store64(rk + 2096, t289);
    const uint64_t t290 = ~t26;
    store64(rk + 2104, t290);
    store64(rk + 2112, t27);
    store64(rk + 2120, t29);
    const uint64_t t291 = ~t31;
    store64(rk + 2128, t291);
    const uint64_t t292 = ~t32;
    store64(rk + 2136, t292);
    store64(rk + 2144, t33);
    store64(rk + 2152, t35);
    const uint64_t t293 = ~t37;
    store64(rk + 2160, t293);
    const uint64_t t294 = ~t38;
    store64(rk + 2168, t294);
    store64(rk + 2176, t39);
    store64(rk + 2184, t41);
    const uint64_t t295 = ~t43;
    store64(rk + 2192, t295);
    const uint64_t t296 = ~t44;
    store64(rk + 2200, t296);
    store64(rk + 2208, t45);
    store64(rk + 2216, t47);
    const uint64_t t297 = ~t49;
    store64(rk + 2224, t297);
    const uint64_t t298 = ~t50;
    store64(rk + 2232, t298);
    store64(rk + 2240, t51);
    store64(rk + 2248, t53);
    store64(rk + 2256, t203);
    store64(rk + 2264, t204);
    store64(rk + 2272, t57);
    store64(rk + 2280, t59);
    store64(rk + 2288, t205);
    store64(rk + 2296, t206);
    store64(rk + 2304, t64);
    store64(rk + 2312, t66);
    store64(rk + 2320, t67);
    store64(rk + 2328, t68);
    store64(rk + 2336, t70);
    store64(rk + 2344, t72);
    store64(rk + 2352, t73);
    store64(rk + 2360, t74);
    store64(rk + 2368, t76);
    store64(rk + 2376, t78);
    store64(rk + 2384, t79);
    store64(rk + 2392, t80);
    store64(rk + 2400, t82);
    store64(rk + 2408, t84);
    store64(rk + 2416, t85);
    store64(rk + 2424, t86);
    store64(rk + 2432, t87);
    store64(rk + 2440, t89);
    const uint64_t t299 = ~t216;
    store64(rk + 2448, t299);
    const uint64_t t300 = ~t221;
    store64(rk + 2456, t300);
    store64(rk + 2464, t222);
    store64(rk + 2472, t224);
    const uint64_t t301 = ~t230;
    store64(rk + 2480, t301);
    const uint64_t t302 = ~t235;
    store64(rk + 2488, t302);
    const uint64_t t303 = (t98 ^ UINT64_C(0xffffffffffffffff)) ^ (t238 & t96), t304 = t236 ^ t303,
    t305 = ~t304;
    store64(rk + 2496, t305);
    const uint64_t t306 = t303 ^ (t238 ^ t96), t307 = t238 ^ (t304 | t306),
    t308 = t306 ^ (t236 | t307), t309 = t307 ^ (t236 | t308), t310 = ~t309;
    store64(rk + 2504, t310);
    const uint64_t t311 = t303 ^ (t308 | t309), t312 = ~t311;
    store64(rk + 2512, t312);
    const uint64_t t313 = ~t308, t314 = ~t313;
    store64(rk + 2520, t314);
    const uint64_t t315 = ~(t99 ^ UINT64_C(0xffffffffffffffff)), t316 = t104 ^ (t101 & t102),
    t317 = t315 ^ t316, t318 = ~t317;
    store64(rk + 2528, t318);
    const uint64_t t319 = t316 ^ (t101 ^ t102), t320 = t101 ^ (t317 | t319),
    t321 = t319 ^ (t315 | t320), t322 = t320 ^ (t315 | t321), t323 = ~t322;
    store64(rk + 2536, t323);
    const uint64_t t324 = ~(t316 ^ (t321 | t322));
    store64(rk + 2544, t324);
    const uint64_t t325 = ~t321, t326 = ~t325;
    store64(rk + 2552, t326);
    const uint64_t t327 = t110 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 2560, t327);
    store64(rk + 2568, t111);
    store64(rk + 2576, t113);
    store64(rk + 2584, t115);
    store64(rk + 2592, t116);
    store64(rk + 2600, t117);
    store64(rk + 2608, t119);
    store64(rk + 2616, t121);
    store64(rk + 2624, t122);
    store64(rk + 2632, t123);
    store64(rk + 2640, t125);
    store64(rk + 2648, t127);
    store64(rk + 2656, t128);
    store64(rk + 2664, t129);
    store64(rk + 2672, t131);
    store64(rk + 2680, t133);
    store64(rk + 2688, t134);
    store64(rk + 2696, t135);
    store64(rk + 2704, t137);
    store64(rk + 2712, t139);
    store64(rk + 2720, t140);
    store64(rk + 2728, t142);
    // round 6 (present.dsl:28)
    const uint64_t t328 = ~t144;
    store64(rk + 2736, t328);
    const uint64_t t329 = ~t145;
    store64(rk + 2744, t329);
    store64(rk + 2752, t146);
    store64(rk + 2760, t148);
    store64(rk + 2768, t251);
    store64(rk + 2776, t252);
    store64(rk + 2784, t152);
    store64(rk + 2792, t154);
    store64(rk + 2800, t253);
    store64(rk + 2808, t254);
    store64(rk + 2816, t159);
    store64(rk + 2824, t161);
    store64(rk + 2832, t162);
    store64(rk + 2840, t163);
    const uint64_t t330 = ~t164;
    store64(rk + 2848, t330);
    const uint64_t t331 = ~t165;
    store64(rk + 2856, t331);
    store64(rk + 2864, t166);
    store64(rk + 2872, t168);
    const uint64_t t332 = ~t170;
    store64(rk + 2880, t332);
    const uint64_t t333 = ~t171;
    store64(rk + 2888, t333);
    store64(rk + 2896, t172);
    store64(rk + 2904, t174);
    store64(rk + 2912, t257);
    store64(rk + 2920, t258);
    store64(rk + 2928, t187);
    store64(rk + 2936, t189);
    store64(rk + 2944, t194);
    store64(rk + 2952, t199);
    const uint64_t t334 = ~t263;
    store64(rk + 2960, t334);
    const uint64_t t335 = ~t268;
    store64(rk + 2968, t335);
    store64(rk + 2976, t269);
    store64(rk + 2984, t271);
    const uint64_t t336 = ~t277;
    store64(rk + 2992, t336);
    const uint64_t t337 = ~t282;
    store64(rk + 3000, t337);
    const uint64_t t338 = t13 ^ (t285 & t11), t339 = t283 ^ t338, t340 = ~t339;
    store64(rk + 3008, t340);
    const uint64_t t341 = t338 ^ (t285 ^ t11), t342 = t285 ^ (t339 | t341),
    t343 = t341 ^ (t283 | t342), t344 = t342 ^ (t283 | t343), t345 = ~t344;
    store64(rk + 3016, t345);
    const uint64_t t346 = t338 ^ (t343 | t344), t347 = ~t346;
    store64(rk + 3024, t347);
    const uint64_t t348 = ~t343, t349 = ~t348;
    store64(rk + 3032, t349);
    const uint64_t t350 = ~t14, t351 = ~t286, t352 = t19 ^ (t351 & t17), t353 = t350 ^ t352,
    t354 = ~t353;
    store64(rk + 3040, t354);
    const uint64_t t355 = t352 ^ (t351 ^ t17), t356 = t351 ^ (t353 | t355),
    t357 = t355 ^ (t350 | t356), t358 = t356 ^ (t350 | t357), t359 = ~t358;
    store64(rk + 3048, t359);
    const uint64_t t360 = ~(t352 ^ (t357 | t358));
    store64(rk + 3056, t360);
    const uint64_t t361 = ~t357, t362 = ~t361;
    store64(rk + 3064, t362);
    const uint64_t t363 = t25 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 3072, t363);
    store64(rk + 3080, t26);
    store64(rk + 3088, t28);
    store64(rk + 3096, t30);
    store64(rk + 3104, t31);
    store64(rk + 3112, t32);
    store64(rk + 3120, t34);
    store64(rk + 3128, t36);
    store64(rk + 3136, t37);
    store64(rk + 3144, t38);
    store64(rk + 3152, t40);
    store64(rk + 3160, t42);
    store64(rk + 3168, t43);
    store64(rk + 3176, t44);
    store64(rk + 3184, t46);
    store64(rk + 3192, t48);
    store64(rk + 3200, t49);
    store64(rk + 3208, t50);
    store64(rk + 3216, t52);
    store64(rk + 3224, t54);
    store64(rk + 3232, t55);
    store64(rk + 3240, t56);
    store64(rk + 3248, t58);
    store64(rk + 3256, t60);
    store64(rk + 3264, t61);
    store64(rk + 3272, t62);
    store64(rk + 3280, t64);
    store64(rk + 3288, t66);
    store64(rk + 3296, t67);
    store64(rk + 3304, t68);
    store64(rk + 3312, t70);
    store64(rk + 3320, t72);
    store64(rk + 3328, t209);
    store64(rk + 3336, t210);
    store64(rk + 3344, t75);
    store64(rk + 3352, t77);
    const uint64_t t364 = ~t79;
    store64(rk + 3360, t364);
    // round 7 (present.dsl:28)
    const uint64_t t365 = ~t80;
    store64(rk + 3368, t365);
    store64(rk + 3376, t81);
    store64(rk + 3384, t83);
    const uint64_t t366 = ~t85;
    store64(rk + 3392, t366);
    const uint64_t t367 = ~t86;
    store64(rk + 3400, t367);
    store64(rk + 3408, t87);
    store64(rk + 3416, t89);
    store64(rk + 3424, t299);
    store64(rk + 3432, t300);
    store64(rk + 3440, t222);
    store64(rk + 3448, t224);
    store64(rk + 3456, t230);
    store64(rk + 3464, t235);
    const uint64_t t368 = ~t305;
    store64(rk + 3472, t368);
    const uint64_t t369 = ~t310;
    store64(rk + 3480, t369);
    store64(rk + 3488, t311);
    store64(rk + 3496, t313);
    const uint64_t t370 = ~t318;
    store64(rk + 3504, t370);
    const uint64_t t371 = ~t323;
    store64(rk + 3512, t371);
    const uint64_t t372 = (t106 ^ UINT64_C(0xffffffffffffffff)) ^ (t326 & t105), t373 = t324 ^ t372,
    t374 = ~t373;
    store64(rk + 3520, t374);
    const uint64_t t375 = t372 ^ (t326 ^ t105), t376 = t326 ^ (t373 | t375),
    t377 = t375 ^ (t324 | t376), t378 = t376 ^ (t324 | t377), t379 = ~t378;
    store64(rk + 3528, t379);
    const uint64_t t380 = t372 ^ (t377 | t378), t381 = ~t380;
    store64(rk + 3536, t381);
    const uint64_t t382 = ~t377, t383 = ~t382;
    store64(rk + 3544, t383);
    const uint64_t t384 = ~t327, t385 = t112 ^ (t384 & t111), t386 = t109 ^ t385, t387 = ~t386;
    store64(rk + 3552, t387);
    const uint64_t t388 = t385 ^ (t384 ^ t111), t389 = t384 ^ (t386 | t388),
    t390 = t388 ^ (t109 | t389), t391 = t389 ^ (t109 | t390), t392 = ~t391;
    store64(rk + 3560, t392);
    const uint64_t t393 = ~(t385 ^ (t390 | t391));
    store64(rk + 3568, t393);
    const uint64_t t394 = ~t390, t395 = ~t394;
    store64(rk + 3576, t395);
    const uint64_t t396 = t118 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 3584, t396);
    store64(rk + 3592, t120);
    store64(rk + 3600, t245);
    store64(rk + 3608, t246);
    store64(rk + 3616, t124);
    store64(rk + 3624, t126);
    store64(rk + 3632, t247);
    store64(rk + 3640, t248);
    store64(rk + 3648, t130);
    store64(rk + 3656, t132);
    store64(rk + 3664, t249);
    store64(rk + 3672, t250);
    store64(rk + 3680, t136);
    store64(rk + 3688, t138);
    store64(rk + 3696, t141);
    store64(rk + 3704, t143);
    store64(rk + 3712, t144);
    store64(rk + 3720, t145);
    store64(rk + 3728, t147);
    store64(rk + 3736, t149);
    store64(rk + 3744, t150);
    store64(rk + 3752, t151);
    store64(rk + 3760, t153);
    store64(rk + 3768, t155);
    store64(rk + 3776, t156);
    store64(rk + 3784, t157);
    store64(rk + 3792, t159);
    store64(rk + 3800, t161);
    store64(rk + 3808, t162);
    store64(rk + 3816, t163);
    store64(rk + 3824, t330);
    store64(rk + 3832, t331);
    store64(rk + 3840, t167);
    store64(rk + 3848, t169);
    store64(rk + 3856, t170);
    store64(rk + 3864, t171);
    store64(rk + 3872, t173);
    store64(rk + 3880, t175);
    store64(rk + 3888, t181);
    store64(rk + 3896, t186);
    store64(rk + 3904, t188);
    store64(rk + 3912, t190);
    store64(rk + 3920, t194);
    store64(rk + 3928, t199);
    store64(rk + 3936, t334);
    store64(rk + 3944, t335);
    store64(rk + 3952, t269);
    store64(rk + 3960, t271);
    store64(rk + 3968, t277);
    store64(rk + 3976, t282);
    // round 8 (present.dsl:28)
    const uint64_t t397 = ~t340;
    store64(rk + 3984, t397);
    const uint64_t t398 = ~t345;
    store64(rk + 3992, t398);
    store64(rk + 4000, t346);
    store64(rk + 4008, t348);
    const uint64_t t399 = ~t354;
    store64(rk + 4016, t399);
    const uint64_t t400 = ~t359;
    store64(rk + 4024, t400);
    const uint64_t t401 = t21 ^ (t362 & t20), t402 = t360 ^ t401, t403 = ~t402;
    store64(rk + 4032, t403);
    const uint64_t t404 = t401 ^ (t362 ^ t20), t405 = t362 ^ (t402 | t404),
    t406 = t404 ^ (t360 | t405), t407 = t405 ^ (t360 | t406), t408 = ~t407;
    store64(rk + 4040, t408);
    const uint64_t t409 = t401 ^ (t406 | t407), t410 = ~t409;
    store64(rk + 4048, t410);
    const uint64_t t411 = ~t406, t412 = ~t411;
    store64(rk + 4056, t412);
    const uint64_t t413 = ~(t23 ^ UINT64_C(0xffffffffffffffff)), t414 = ~t363,
    t415 = t27 ^ (t414 & t26), t416 = t413 ^ t415, t417 = ~t416;
    store64(rk + 4064, t417);
    const uint64_t t418 = t415 ^ (t414 ^ t26), t419 = t414 ^ (t416 | t418),
    t420 = t418 ^ (t413 | t419), t421 = t419 ^ (t413 | t420), t422 = ~t421;
    store64(rk + 4072, t422);
    const uint64_t t423 = ~(t415 ^ (t420 | t421));
    store64(rk + 4080, t423);
    const uint64_t t424 = ~t420, t425 = ~t424;
    store64(rk + 4088, t425);
    store64(rk + 4096, t33);
    const uint64_t t426 = t35 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 4104, t426);
    store64(rk + 4112, t293);
    store64(rk + 4120, t294);
    store64(rk + 4128, t39);
    store64(rk + 4136, t41);
    store64(rk + 4144, t295);
    store64(rk + 4152, t296);
    store64(rk + 4160, t45);
    store64(rk + 4168, t47);
    store64(rk + 4176, t297);
    store64(rk + 4184, t298);
    store64(rk + 4192, t51);
    store64(rk + 4200, t53);
    store64(rk + 4208, t203);
    store64(rk + 4216, t204);
    store64(rk + 4224, t57);
    store64(rk + 4232, t59);
    store64(rk + 4240, t205);
    store64(rk + 4248, t206);
    store64(rk + 4256, t63);
    store64(rk + 4264, t65);
    store64(rk + 4272, t207);
    store64(rk + 4280, t208);
    store64(rk + 4288, t69);
    store64(rk + 4296, t71);
    store64(rk + 4304, t209);
    store64(rk + 4312, t210);
    store64(rk + 4320, t75);
    store64(rk + 4328, t77);
    store64(rk + 4336, t364);
    store64(rk + 4344, t365);
    store64(rk + 4352, t82);
    store64(rk + 4360, t84);
    store64(rk + 4368, t85);
    store64(rk + 4376, t86);
    store64(rk + 4384, t88);
    store64(rk + 4392, t90);
    store64(rk + 4400, t216);
    store64(rk + 4408, t221);
    store64(rk + 4416, t223);
    store64(rk + 4424, t225);
    store64(rk + 4432, t230);
    store64(rk + 4440, t235);
    store64(rk + 4448, t368);
    store64(rk + 4456, t369);
    store64(rk + 4464, t311);
    store64(rk + 4472, t313);
    store64(rk + 4480, t318);
    store64(rk + 4488, t323);
    // round 9 (present.dsl:28)
    const uint64_t t427 = ~t374;
    store64(rk + 4496, t427);
    const uint64_t t428 = ~t379;
    store64(rk + 4504, t428);
    store64(rk + 4512, t380);
    store64(rk + 4520, t382);
    const uint64_t t429 = ~t387;
    store64(rk + 4528, t429);
    const uint64_t t430 = ~t392;
    store64(rk + 4536, t430);
    const uint64_t t431 = (t116 ^ UINT64_C(0xffffffffffffffff)) ^ (t395 & t114), t432 = t393 ^ t431,
    t433 = ~t432;
    store64(rk + 4544, t433);
    const uint64_t t434 = t431 ^ (t395 ^ t114), t435 = t395 ^ (t432 | t434),
    t436 = t434 ^ (t393 | t435), t437 = t435 ^ (t393 | t436), t438 = ~t437;
    store64(rk + 4552, t438);
    const uint64_t t439 = t431 ^ (t436 | t437), t440 = ~t439;
    store64(rk + 4560, t440);
    const uint64_t t441 = ~t436, t442 = ~t441;
    store64(rk + 4568, t442);
    const uint64_t t443 = ~(t117 ^ UINT64_C(0xffffffffffffffff)), t444 = ~t396,
    t445 = t122 ^ (t444 & t120), t446 = t443 ^ t445, t447 = ~t446;
    store64(rk + 4576, t447);
    const uint64_t t448 = t445 ^ (t444 ^ t120), t449 = t444 ^ (t446 | t448),
    t450 = t448 ^ (t443 | t449), t451 = t449 ^ (t443 | t450), t452 = ~t451;
    store64(rk + 4584, t452);
    const uint64_t t453 = ~(t445 ^ (t450 | t451));
    store64(rk + 4592, t453);
    const uint64_t t454 = ~t450, t455 = ~t454;
    store64(rk + 4600, t455);
    store64(rk + 4608, t128);
    const uint64_t t456 = t129 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 4616, t456);
    store64(rk + 4624, t131);
    store64(rk + 4632, t133);
    store64(rk + 4640, t134);
    store64(rk + 4648, t135);
    store64(rk + 4656, t137);
    store64(rk + 4664, t139);
    store64(rk + 4672, t140);
    store64(rk + 4680, t142);
    store64(rk + 4688, t328);
    store64(rk + 4696, t329);
    store64(rk + 4704, t146);
    store64(rk + 4712, t148);
    store64(rk + 4720, t251);
    store64(rk + 4728, t252);
    store64(rk + 4736, t152);
    store64(rk + 4744, t154);
    store64(rk + 4752, t253);
    store64(rk + 4760, t254);
    store64(rk + 4768, t158);
    store64(rk + 4776, t160);
    store64(rk + 4784, t255);
    store64(rk + 4792, t256);
    store64(rk + 4800, t164);
    store64(rk + 4808, t165);
    store64(rk + 4816, t167);
    store64(rk + 4824, t169);
    store64(rk + 4832, t170);
    store64(rk + 4840, t171);
    store64(rk + 4848, t173);
    store64(rk + 4856, t175);
    store64(rk + 4864, t257);
    store64(rk + 4872, t258);
    store64(rk + 4880, t187);
    store64(rk + 4888, t189);
    store64(rk + 4896, t259);
    store64(rk + 4904, t260);
    store64(rk + 4912, t263);
    store64(rk + 4920, t268);
    store64(rk + 4928, t270);
    store64(rk + 4936, t272);
    store64(rk + 4944, t277);
    store64(rk + 4952, t282);
    store64(rk + 4960, t397);
    store64(rk + 4968, t398);
    store64(rk + 4976, t346);
    store64(rk + 4984, t348);
    store64(rk + 4992, t354);
    store64(rk + 5000, t359);
    // round 10 (present.dsl:28)
    const uint64_t t457 = ~t403;
    store64(rk + 5008, t457);
    const uint64_t t458 = ~t408;
    store64(rk + 5016, t458);
    store64(rk + 5024, t409);
    store64(rk + 5032, t411);
    const uint64_t t459 = ~t417;
    store64(rk + 5040, t459);
    const uint64_t t460 = ~t422;
    store64(rk + 5048, t460);
    const uint64_t t461 = t31 ^ (t425 & t29), t462 = t423 ^ t461, t463 = ~t462;
    store64(rk + 5056, t463);
    const uint64_t t464 = t461 ^ (t425 ^ t29), t465 = t425 ^ (t462 | t464),
    t466 = t464 ^ (t423 | t465), t467 = t465 ^ (t423 | t466), t468 = ~t467;
    store64(rk + 5064, t468);
    const uint64_t t469 = t461 ^ (t466 | t467), t470 = ~t469;
    store64(rk + 5072, t470);
    const uint64_t t471 = ~t466, t472 = ~t471;
    store64(rk + 5080, t472);
    const uint64_t t473 = t37 ^ (t34 & t426), t474 = t292 ^ t473, t475 = ~t474;
    store64(rk + 5088, t475);
    const uint64_t t476 = t473 ^ (t34 ^ t426), t477 = t34 ^ (t474 | t476),
    t478 = t476 ^ (t292 | t477), t479 = t477 ^ (t292 | t478), t480 = ~t479;
    store64(rk + 5096, t480);
    const uint64_t t481 = ~(t473 ^ (t478 | t479));
    store64(rk + 5104, t481);
    const uint64_t t482 = ~t478, t483 = ~t482;
    store64(rk + 5112, t483);
    store64(rk + 5120, t43);
    const uint64_t t484 = t44 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 5128, t484);
    store64(rk + 5136, t46);
    store64(rk + 5144, t48);
    store64(rk + 5152, t49);
    store64(rk + 5160, t50);
    store64(rk + 5168, t52);
    store64(rk + 5176, t54);
    store64(rk + 5184, t55);
    store64(rk + 5192, t56);
    store64(rk + 5200, t58);
    store64(rk + 5208, t60);
    store64(rk + 5216, t61);
    store64(rk + 5224, t62);
    store64(rk + 5232, t64);
    store64(rk + 5240, t66);
    store64(rk + 5248, t67);
    store64(rk + 5256, t68);
    store64(rk + 5264, t70);
    store64(rk + 5272, t72);
    store64(rk + 5280, t73);
    store64(rk + 5288, t74);
    store64(rk + 5296, t76);
    store64(rk + 5304, t78);
    store64(rk + 5312, t79);
    store64(rk + 5320, t80);
    store64(rk + 5328, t82);
    store64(rk + 5336, t84);
    store64(rk + 5344, t85);
    store64(rk + 5352, t86);
    store64(rk + 5360, t88);
    store64(rk + 5368, t90);
    store64(rk + 5376, t299);
    store64(rk + 5384, t300);
    store64(rk + 5392, t222);
    store64(rk + 5400, t224);
    store64(rk + 5408, t301);
    store64(rk + 5416, t302);
    store64(rk + 5424, t305);
    store64(rk + 5432, t310);
    store64(rk + 5440, t312);
    store64(rk + 5448, t314);
    store64(rk + 5456, t318);
    store64(rk + 5464, t323);
    store64(rk + 5472, t427);
    store64(rk + 5480, t428);
    store64(rk + 5488, t380);
    store64(rk + 5496, t382);
    store64(rk + 5504, t387);
    store64(rk + 5512, t392);
    // round 11 (present.dsl:28)
    const uint64_t t485 = ~t433;
    store64(rk + 5520, t485);
    const uint64_t t486 = ~t438;
    store64(rk + 5528, t486);
    store64(rk + 5536, t439);
    store64(rk + 5544, t441);
    const uint64_t t487 = ~t447;
    store64(rk + 5552, t487);
    const uint64_t t488 = ~t452;
    store64(rk + 5560, t488);
    const uint64_t t489 = (t124 ^ UINT64_C(0xffffffffffffffff)) ^ (t455 & t123), t490 = t453 ^ t489,
    t491 = ~t490;
    store64(rk + 5568, t491);
    const uint64_t t492 = t489 ^ (t455 ^ t123), t493 = t455 ^ (t490 | t492),
    t494 = t492 ^ (t453 | t493), t495 = t493 ^ (t453 | t494), t496 = ~t495;
    store64(rk + 5576, t496);
    const uint64_t t497 = t489 ^ (t494 | t495), t498 = ~t497;
    store64(rk + 5584, t498);
    const uint64_t t499 = ~t494, t500 = ~t499;
    store64(rk + 5592, t500);
    const uint64_t t501 = t130 ^ (t247 & t456), t502 = t127 ^ t501, t503 = ~t502;
    store64(rk + 5600, t503);
    const uint64_t t504 = t501 ^ (t247 ^ t456), t505 = t247 ^ (t502 | t504),
    t506 = t504 ^ (t127 | t505), t507 = t505 ^ (t127 | t506), t508 = ~t507;
    store64(rk + 5608, t508);
    const uint64_t t509 = ~(t501 ^ (t506 | t507));
    store64(rk + 5616, t509);
    const uint64_t t510 = ~t506, t511 = ~t510;
    store64(rk + 5624, t511);
    store64(rk + 5632, t136);
    const uint64_t t512 = t138 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 5640, t512);
    store64(rk + 5648, t141);
    store64(rk + 5656, t143);
    store64(rk + 5664, t144);
    store64(rk + 5672, t145);
    store64(rk + 5680, t147);
    store64(rk + 5688, t149);
    store64(rk + 5696, t150);
    store64(rk + 5704, t151);
    store64(rk + 5712, t153);
    store64(rk + 5720, t155);
    store64(rk + 5728, t156);
    store64(rk + 5736, t157);
    store64(rk + 5744, t159);
    store64(rk + 5752, t161);
    store64(rk + 5760, t162);
    store64(rk + 5768, t163);
    store64(rk + 5776, t330);
    store64(rk + 5784, t331);
    store64(rk + 5792, t166);
    store64(rk + 5800, t168);
    store64(rk + 5808, t332);
    store64(rk + 5816, t333);
    store64(rk + 5824, t172);
    store64(rk + 5832, t174);
    store64(rk + 5840, t257);
    store64(rk + 5848, t258);
    store64(rk + 5856, t187);
    store64(rk + 5864, t189);
    store64(rk + 5872, t259);
    store64(rk + 5880, t260);
    store64(rk + 5888, t334);
    store64(rk + 5896, t335);
    store64(rk + 5904, t269);
    store64(rk + 5912, t271);
    store64(rk + 5920, t336);
    store64(rk + 5928, t337);
    store64(rk + 5936, t340);
    store64(rk + 5944, t345);
    store64(rk + 5952, t347);
    store64(rk + 5960, t349);
    store64(rk + 5968, t354);
    store64(rk + 5976, t359);
    store64(rk + 5984, t457);
    store64(rk + 5992, t458);
    store64(rk + 6000, t409);
    store64(rk + 6008, t411);
    store64(rk + 6016, t417);
    store64(rk + 6024, t422);
    // round 12 (present.dsl:28)
    const uint64_t t513 = ~t463;
    store64(rk + 6032, t513);
    const uint64_t t514 = ~t468;
    store64(rk + 6040, t514);
    store64(rk + 6048, t469);
    store64(rk + 6056, t471);
    const uint64_t t515 = ~t475;
    store64(rk + 6064, t515);
    const uint64_t t516 = ~t480;
    store64(rk + 6072, t516);
    const uint64_t t517 = t39 ^ (t483 & t38), t518 = t481 ^ t517, t519 = ~t518;
    store64(rk + 6080, t519);
    const uint64_t t520 = t517 ^ (t483 ^ t38), t521 = t483 ^ (t518 | t520),
    t522 = t520 ^ (t481 | t521), t523 = t521 ^ (t481 | t522), t524 = ~t523;
    store64(rk + 6088, t524);
    const uint64_t t525 = t517 ^ (t522 | t523), t526 = ~t525;
    store64(rk + 6096, t526);
    const uint64_t t527 = ~t522, t528 = ~t527;
    store64(rk + 6104, t528);
    const uint64_t t529 = ~(t41 ^ UINT64_C(0xffffffffffffffff)), t530 = t45 ^ (t295 & t484),
    t531 = t529 ^ t530, t532 = ~t531;
    store64(rk + 6112, t532);
    const uint64_t t533 = t530 ^ (t295 ^ t484), t534 = t295 ^ (t531 | t533),
    t535 = t533 ^ (t529 | t534), t536 = t534 ^ (t529 | t535), t537 = ~t536;
    store64(rk + 6120, t537);
    const uint64_t t538 = ~(t530 ^ (t535 | t536));
    store64(rk + 6128, t538);
    const uint64_t t539 = ~t535, t540 = ~t539;
    store64(rk + 6136, t540);
    const uint64_t t541 = t51 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 6144, t541);
    const uint64_t t542 = t53 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 6152, t542);
    store64(rk + 6160, t203);
    store64(rk + 6168, t204);
    store64(rk + 6176, t57);
    store64(rk + 6184, t59);
    store64(rk + 6192, t205);
    store64(rk + 6200, t206);
    store64(rk + 6208, t63);
    store64(rk + 6216, t65);
    store64(rk + 6224, t207);
    store64(rk + 6232, t208);
    store64(rk + 6240, t69);
    store64(rk + 6248, t71);
    store64(rk + 6256, t209);
    store64(rk + 6264, t210);
    store64(rk + 6272, t75);
    store64(rk + 6280, t77);
    store64(rk + 6288, t364);
    store64(rk + 6296, t365);
    store64(rk + 6304, t81);
    store64(rk + 6312, t83);
    store64(rk + 6320, t366);
    store64(rk + 6328, t367);
    store64(rk + 6336, t87);
    store64(rk + 6344, t89);
    store64(rk + 6352, t299);
    store64(rk + 6360, t300);
    store64(rk + 6368, t222);
    store64(rk + 6376, t224);
    store64(rk + 6384, t301);
    store64(rk + 6392, t302);
    store64(rk + 6400, t368);
    store64(rk + 6408, t369);
    store64(rk + 6416, t311);
    store64(rk + 6424, t313);
    store64(rk + 6432, t370);
    store64(rk + 6440, t371);
    store64(rk + 6448, t374);
    store64(rk + 6456, t379);
    store64(rk + 6464, t381);
    store64(rk + 6472, t383);
    store64(rk + 6480, t387);
    store64(rk + 6488, t392);
    store64(rk + 6496, t485);
    store64(rk + 6504, t486);
    store64(rk + 6512, t439);
    store64(rk + 6520, t441);
    store64(rk + 6528, t447);
    store64(rk + 6536, t452);
    // round 13 (present.dsl:28)
    const uint64_t t543 = ~t491;
    store64(rk + 6544, t543);
    const uint64_t t544 = ~t496;
    store64(rk + 6552, t544);
    store64(rk + 6560, t497);
    store64(rk + 6568, t499);
    const uint64_t t545 = ~t503;
    store64(rk + 6576, t545);
    const uint64_t t546 = ~t508;
    store64(rk + 6584, t546);
    const uint64_t t547 = (t134 ^ UINT64_C(0xffffffffffffffff)) ^ (t511 & t132), t548 = t509 ^ t547,
    t549 = ~t548;
    store64(rk + 6592, t549);
    const uint64_t t550 = t547 ^ (t511 ^ t132), t551 = t511 ^ (t548 | t550),
    t552 = t550 ^ (t509 | t551), t553 = t551 ^ (t509 | t552), t554 = ~t553;
    store64(rk + 6600, t554);
    const uint64_t t555 = t547 ^ (t552 | t553), t556 = ~t555;
    store64(rk + 6608, t556);
    const uint64_t t557 = ~t552, t558 = ~t557;
    store64(rk + 6616, t558);
    const uint64_t t559 = ~(t135 ^ UINT64_C(0xffffffffffffffff)), t560 = t140 ^ (t137 & t512),
    t561 = t559 ^ t560, t562 = ~t561;
    store64(rk + 6624, t562);
    const uint64_t t563 = t560 ^ (t137 ^ t512), t564 = t137 ^ (t561 | t563),
    t565 = t563 ^ (t559 | t564), t566 = t564 ^ (t559 | t565), t567 = ~t566;
    store64(rk + 6632, t567);
    const uint64_t t568 = ~(t560 ^ (t565 | t566));
    store64(rk + 6640, t568);
    const uint64_t t569 = ~t565, t570 = ~t569;
    store64(rk + 6648, t570);
    const uint64_t t571 = t146 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 6656, t571);
    const uint64_t t572 = t148 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 6664, t572);
    store64(rk + 6672, t251);
    store64(rk + 6680, t252);
    store64(rk + 6688, t152);
    store64(rk + 6696, t154);
    store64(rk + 6704, t253);
    store64(rk + 6712, t254);
    store64(rk + 6720, t158);
    store64(rk + 6728, t160);
    store64(rk + 6736, t255);
    store64(rk + 6744, t256);
    store64(rk + 6752, t164);
    store64(rk + 6760, t165);
    store64(rk + 6768, t167);
    store64(rk + 6776, t169);
    store64(rk + 6784, t170);
    store64(rk + 6792, t171);
    store64(rk + 6800, t173);
    store64(rk + 6808, t175);
    store64(rk + 6816, t181);
    store64(rk + 6824, t186);
    store64(rk + 6832, t188);
    store64(rk + 6840, t190);
    store64(rk + 6848, t194);
    store64(rk + 6856, t199);
    store64(rk + 6864, t334);
    store64(rk + 6872, t335);
    store64(rk + 6880, t269);
    store64(rk + 6888, t271);
    store64(rk + 6896, t336);
    store64(rk + 6904, t337);
    store64(rk + 6912, t397);
    store64(rk + 6920, t398);
    store64(rk + 6928, t346);
    store64(rk + 6936, t348);
    store64(rk + 6944, t399);
    store64(rk + 6952, t400);
    store64(rk + 6960, t403);
    store64(rk + 6968, t408);
    store64(rk + 6976, t410);
    store64(rk + 6984, t412);
    store64(rk + 6992, t417);
    store64(rk + 7000, t422);
    store64(rk + 7008, t513);
    store64(rk + 7016, t514);
    store64(rk + 7024, t469);
    store64(rk + 7032, t471);
    store64(rk + 7040, t475);
    store64(rk + 7048, t480);
    // round 14 (present.dsl:28)
    const uint64_t t573 = ~t519;
    store64(rk + 7056, t573);
    const uint64_t t574 = ~t524;
    store64(rk + 7064, t574);
    store64(rk + 7072, t525);
    store64(rk + 7080, t527);
    const uint64_t t575 = ~t532;
    store64(rk + 7088, t575);
    const uint64_t t576 = ~t537;
    store64(rk + 7096, t576);
    const uint64_t t577 = t49 ^ (t540 & t47), t578 = t538 ^ t577, t579 = ~t578;
    store64(rk + 7104, t579);
    const uint64_t t580 = t577 ^ (t540 ^ t47), t581 = t540 ^ (t578 | t580),
    t582 = t580 ^ (t538 | t581), t583 = t581 ^ (t538 | t582), t584 = ~t583;
    store64(rk + 7112, t584);
    const uint64_t t585 = t577 ^ (t582 | t583), t586 = ~t585;
    store64(rk + 7120, t586);
    const uint64_t t587 = ~t582, t588 = ~t587;
    store64(rk + 7128, t588);
    const uint64_t t589 = ~t541, t590 = t55 ^ (t589 & t542), t591 = t298 ^ t590, t592 = ~t591;
    store64(rk + 7136, t592);
    const uint64_t t593 = t590 ^ (t589 ^ t542), t594 = t589 ^ (t591 | t593),
    t595 = t593 ^ (t298 | t594), t596 = t594 ^ (t298 | t595), t597 = ~t596;
    store64(rk + 7144, t597);
    const uint64_t t598 = ~(t590 ^ (t595 | t596));
    store64(rk + 7152, t598);
    const uint64_t t599 = ~t595, t600 = ~t599;
    store64(rk + 7160, t600);
    const uint64_t t601 = t61 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 7168, t601);
    const uint64_t t602 = t62 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 7176, t602);
    store64(rk + 7184, t64);
    store64(rk + 7192, t66);
    store64(rk + 7200, t67);
    store64(rk + 7208, t68);
    store64(rk + 7216, t70);
    store64(rk + 7224, t72);
    store64(rk + 7232, t73);
    store64(rk + 7240, t74);
    store64(rk + 7248, t76);
    store64(rk + 7256, t78);
    store64(rk + 7264, t79);
    store64(rk + 7272, t80);
    store64(rk + 7280, t82);
    store64(rk + 7288, t84);
    store64(rk + 7296, t85);
    store64(rk + 7304, t86);
    store64(rk + 7312, t88);
    store64(rk + 7320, t90);
    store64(rk + 7328, t216);
    store64(rk + 7336, t221);
    store64(rk + 7344, t223);
    store64(rk + 7352, t225);
    store64(rk + 7360, t230);
    store64(rk + 7368, t235);
    store64(rk + 7376, t368);
    store64(rk + 7384, t369);
    store64(rk + 7392, t311);
    store64(rk + 7400, t313);
    store64(rk + 7408, t370);
    store64(rk + 7416, t371);
    store64(rk + 7424, t427);
    store64(rk + 7432, t428);
    store64(rk + 7440, t380);
    store64(rk + 7448, t382);
    store64(rk + 7456, t429);
    store64(rk + 7464, t430);
    store64(rk + 7472, t433);
    store64(rk + 7480, t438);
    store64(rk + 7488, t440);
    store64(rk + 7496, t442);
    store64(rk + 7504, t447);
    store64(rk + 7512, t452);
    store64(rk + 7520, t543);
    store64(rk + 7528, t544);
    store64(rk + 7536, t497);
    store64(rk + 7544, t499);
    store64(rk + 7552, t503);
    store64(rk + 7560, t508);
    // round 15 (present.dsl:28)
    const uint64_t t603 = ~t549;
    store64(rk + 7568, t603);
    const uint64_t t604 = ~t554;
    store64(rk + 7576, t604);
    store64(rk + 7584, t555);
    store64(rk + 7592, t557);
    const uint64_t t605 = ~t562;
    store64(rk + 7600, t605);
    const uint64_t t606 = ~t567;
    store64(rk + 7608, t606);
    const uint64_t t607 = (t144 ^ UINT64_C(0xffffffffffffffff)) ^ (t570 & t142), t608 = t568 ^ t607,
    t609 = ~t608;
    store64(rk + 7616, t609);
    const uint64_t t610 = t607 ^ (t570 ^ t142), t611 = t570 ^ (t608 | t610),
    t612 = t610 ^ (t568 | t611), t613 = t611 ^ (t568 | t612), t614 = ~t613;
    store64(rk + 7624, t614);
    const uint64_t t615 = t607 ^ (t612 | t613), t616 = ~t615;
    store64(rk + 7632, t616);
    const uint64_t t617 = ~t612, t618 = ~t617;
    store64(rk + 7640, t618);
    const uint64_t t619 = ~t571, t620 = t150 ^ (t619 & t572), t621 = t329 ^ t620, t622 = ~t621;
    store64(rk + 7648, t622);
    const uint64_t t623 = t620 ^ (t619 ^ t572), t624 = t619 ^ (t621 | t623),
    t625 = t623 ^ (t329 | t624), t626 = t624 ^ (t329 | t625), t627 = ~t626;
    store64(rk + 7656, t627);
    const uint64_t t628 = ~(t620 ^ (t625 | t626));
    store64(rk + 7664, t628);
    const uint64_t t629 = ~t625, t630 = ~t629;
    store64(rk + 7672, t630);
    const uint64_t t631 = t156 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 7680, t631);
    const uint64_t t632 = t157 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 7688, t632);
    store64(rk + 7696, t159);
    store64(rk + 7704, t161);
    store64(rk + 7712, t162);
    store64(rk + 7720, t163);
    store64(rk + 7728, t330);
    store64(rk + 7736, t331);
    store64(rk + 7744, t166);
    store64(rk + 7752, t168);
    store64(rk + 7760, t332);
    store64(rk + 7768, t333);
    store64(rk + 7776, t172);
    store64(rk + 7784, t174);
    store64(rk + 7792, t257);
    store64(rk + 7800, t258);
    store64(rk + 7808, t187);
    store64(rk + 7816, t189);
    store64(rk + 7824, t259);
    store64(rk + 7832, t260);
    store64(rk + 7840, t263);
    store64(rk + 7848, t268);
    store64(rk + 7856, t270);
    store64(rk + 7864, t272);
    store64(rk + 7872, t277);
    store64(rk + 7880, t282);
    store64(rk + 7888, t397);
    store64(rk + 7896, t398);
    store64(rk + 7904, t346);
    store64(rk + 7912, t348);
    store64(rk + 7920, t399);
    store64(rk + 7928, t400);
    store64(rk + 7936, t457);
    store64(rk + 7944, t458);
    store64(rk + 7952, t409);
    store64(rk + 7960, t411);
    store64(rk + 7968, t459);
    store64(rk + 7976, t460);
    store64(rk + 7984, t463);
    store64(rk + 7992, t468);
    store64(rk + 8000, t470);
    store64(rk + 8008, t472);
    store64(rk + 8016, t475);
    store64(rk + 8024, t480);
    store64(rk + 8032, t573);
    store64(rk + 8040, t574);
    store64(rk + 8048, t525);
    store64(rk + 8056, t527);
    store64(rk + 8064, t532);
    store64(rk + 8072, t537);
    // round 16 (present.dsl:28)
    const uint64_t t633 = ~t579;
    store64(rk + 8080, t633);
    const uint64_t t634 = ~t584;
    store64(rk + 8088, t634);
    store64(rk + 8096, t585);
    store64(rk + 8104, t587);
    const uint64_t t635 = ~t592;
    store64(rk + 8112, t635);
    const uint64_t t636 = ~t597;
    store64(rk + 8120, t636);
    const uint64_t t637 = t57 ^ (t600 & t56), t638 = t598 ^ t637, t639 = ~t638;
    store64(rk + 8128, t639);
    const uint64_t t640 = t637 ^ (t600 ^ t56), t641 = t600 ^ (t638 | t640),
    t642 = t640 ^ (t598 | t641), t643 = t641 ^ (t598 | t642), t644 = ~t643;
    store64(rk + 8136, t644);
    const uint64_t t645 = t637 ^ (t642 | t643), t646 = ~t645;
    store64(rk + 8144, t646);
    const uint64_t t647 = ~t642, t648 = ~t647;
    store64(rk + 8152, t648);
    const uint64_t t649 = ~(t59 ^ UINT64_C(0xffffffffffffffff)), t650 = ~t601,
    t651 = t63 ^ (t650 & t602), t652 = t649 ^ t651, t653 = ~t652;
    store64(rk + 8160, t653);
    const uint64_t t654 = t651 ^ (t650 ^ t602), t655 = t650 ^ (t652 | t654),
    t656 = t654 ^ (t649 | t655), t657 = t655 ^ (t649 | t656), t658 = ~t657;
    store64(rk + 8168, t658);
    const uint64_t t659 = ~(t651 ^ (t656 | t657));
    store64(rk + 8176, t659);
    const uint64_t t660 = ~t656, t661 = ~t660;
    store64(rk + 8184, t661);
    store64(rk + 8192, t69);
    store64(rk + 8200, t71);
    const uint64_t t662 = t73 ^ UINT64_C(0xffffffffffffffff);
    // round 17 (present.dsl:28)
    store64(rk + 8208, ~t662);
    store64(rk + 8216, t210);
    store64(rk + 8224, t75);
    store64(rk + 8232, t77);
    store64(rk + 8240, t364);
    store64(rk + 8248, t365);
    store64(rk + 8256, t81);
    store64(rk + 8264, t83);
    store64(rk + 8272, t366);
    store64(rk + 8280, t367);
    store64(rk + 8288, t87);
    store64(rk + 8296, t89);
    store64(rk + 8304, t299);
    store64(rk + 8312, t300);
    store64(rk + 8320, t222);
    store64(rk + 8328, t224);
    store64(rk + 8336, t301);
    store64(rk + 8344, t302);
    store64(rk + 8352, t305);
    store64(rk + 8360, t310);
    store64(rk + 8368, t312);
    store64(rk + 8376, t314);
    store64(rk + 8384, t318);
    store64(rk + 8392, t323);
    store64(rk + 8400, t427);
    store64(rk + 8408, t428);
    store64(rk + 8416, t380);
    store64(rk + 8424, t382);
    store64(rk + 8432, t429);
    store64(rk + 8440, t430);
    store64(rk + 8448, t485);
    store64(rk + 8456, t486);
    store64(rk + 8464, t439);
    store64(rk + 8472, t441);
    store64(rk + 8480, t487);
    store64(rk + 8488, t488);
    store64(rk + 8496, t491);
    store64(rk + 8504, t496);
    store64(rk + 8512, t498);
    store64(rk + 8520, t500);
    store64(rk + 8528, t503);
    store64(rk + 8536, t508);
    store64(rk + 8544, t603);
    store64(rk + 8552, t604);
    store64(rk + 8560, t555);
    store64(rk + 8568, t557);
    store64(rk + 8576, t562);
    store64(rk + 8584, t567);
    const uint64_t t663 = ~t609;
    store64(rk + 8592, t663);
    const uint64_t t664 = ~t614;
    store64(rk + 8600, t664);
    store64(rk + 8608, t615);
    store64(rk + 8616, t617);
    const uint64_t t665 = ~t622;
    store64(rk + 8624, t665);
    const uint64_t t666 = ~t627;
    store64(rk + 8632, t666);
    const uint64_t t667 = (t152 ^ UINT64_C(0xffffffffffffffff)) ^ (t630 & t151), t668 = t628 ^ t667,
    t669 = ~t668;
    store64(rk + 8640, t669);
    const uint64_t t670 = t667 ^ (t630 ^ t151), t671 = t630 ^ (t668 | t670),
    t672 = t670 ^ (t628 | t671), t673 = t671 ^ (t628 | t672), t674 = ~t673;
    store64(rk + 8648, t674);
    const uint64_t t675 = t667 ^ (t672 | t673), t676 = ~t675;
    store64(rk + 8656, t676);
    const uint64_t t677 = ~t672, t678 = ~t677;
    store64(rk + 8664, t678);
    const uint64_t t679 = ~(t154 ^ UINT64_C(0xffffffffffffffff)), t680 = ~t631,
    t681 = t158 ^ (t680 & t632), t682 = t679 ^ t681, t683 = ~t682;
    store64(rk + 8672, t683);
    const uint64_t t684 = t681 ^ (t680 ^ t632), t685 = t680 ^ (t682 | t684),
    t686 = t684 ^ (t679 | t685), t687 = t685 ^ (t679 | t686), t688 = ~t687;
    store64(rk + 8680, t688);
    const uint64_t t689 = ~(t681 ^ (t686 | t687));
    store64(rk + 8688, t689);
    const uint64_t t690 = ~t686, t691 = ~t690;
    store64(rk + 8696, t691);
    store64(rk + 8704, t164);
    store64(rk + 8712, t165);
    const uint64_t t692 = t166 ^ UINT64_C(0xffffffffffffffff);
    // round 18 (present.dsl:28)
    store64(rk + 8720, ~t692);
    store64(rk + 8728, t169);
    store64(rk + 8736, t170);
    store64(rk + 8744, t171);
    store64(rk + 8752, t173);
    store64(rk + 8760, t175);
    store64(rk + 8768, t181);
    store64(rk + 8776, t186);
    store64(rk + 8784, t188);
    store64(rk + 8792, t190);
    store64(rk + 8800, t194);
    store64(rk + 8808, t199);
    store64(rk + 8816, t334);
    store64(rk + 8824, t335);
    store64(rk + 8832, t269);
    store64(rk + 8840, t271);
    store64(rk + 8848, t336);
    store64(rk + 8856, t337);
    store64(rk + 8864, t340);
    store64(rk + 8872, t345);
    store64(rk + 8880, t347);
    store64(rk + 8888, t349);
    store64(rk + 8896, t354);
    store64(rk + 8904, t359);
    store64(rk + 8912, t457);
    store64(rk + 8920, t458);
    store64(rk + 8928, t409);
    store64(rk + 8936, t411);
    store64(rk + 8944, t459);
    store64(rk + 8952, t460);
    store64(rk + 8960, t513);
    store64(rk + 8968, t514);
    store64(rk + 8976, t469);
    store64(rk + 8984, t471);
    store64(rk + 8992, t515);
    store64(rk + 9000, t516);
    store64(rk + 9008, t519);
    store64(rk + 9016, t524);
    store64(rk + 9024, t526);
    store64(rk + 9032, t528);
    store64(rk + 9040, t532);
    store64(rk + 9048, t537);
    store64(rk + 9056, t633);
    store64(rk + 9064, t634);
    store64(rk + 9072, t585);
    store64(rk + 9080, t587);
    store64(rk + 9088, t592);
    store64(rk + 9096, t597);
    const uint64_t t693 = ~t639;
    store64(rk + 9104, t693);
    const uint64_t t694 = ~t644;
    store64(rk + 9112, t694);
    store64(rk + 9120, t645);
    store64(rk + 9128, t647);
    const uint64_t t695 = ~t653;
    store64(rk + 9136, t695);
    const uint64_t t696 = ~t658;
    store64(rk + 9144, t696);
    const uint64_t t697 = t67 ^ (t661 & t65), t698 = t659 ^ t697, t699 = ~t698;
    store64(rk + 9152, t699);
    const uint64_t t700 = t697 ^ (t661 ^ t65), t701 = t661 ^ (t698 | t700),
    t702 = t700 ^ (t659 | t701), t703 = t701 ^ (t659 | t702), t704 = ~t703;
    store64(rk + 9160, t704);
    const uint64_t t705 = t697 ^ (t702 | t703), t706 = ~t705;
    store64(rk + 9168, t706);
    const uint64_t t707 = ~t702, t708 = ~t707;
    store64(rk + 9176, t708);
    const uint64_t t709 = t662 ^ (t70 & t71), t710 = t208 ^ t709, t711 = ~t710;
    store64(rk + 9184, t711);
    const uint64_t t712 = t709 ^ (t70 ^ t71), t713 = t70 ^ (t710 | t712),
    t714 = t712 ^ (t208 | t713), t715 = t713 ^ (t208 | t714), t716 = ~t715;
    store64(rk + 9192, t716);
    const uint64_t t717 = ~(t709 ^ (t714 | t715));
    store64(rk + 9200, t717);
    const uint64_t t718 = ~t714, t719 = ~t718;
    store64(rk + 9208, t719);
    store64(rk + 9216, t79);
    store64(rk + 9224, t80);
    const uint64_t t720 = t81 ^ UINT64_C(0xffffffffffffffff);
    // round 19 (present.dsl:28)
    store64(rk + 9232, ~t720);
    store64(rk + 9240, t84);
    store64(rk + 9248, t85);
    store64(rk + 9256, t86);
    store64(rk + 9264, t88);
    store64(rk + 9272, t90);
    store64(rk + 9280, t216);
    store64(rk + 9288, t221);
    store64(rk + 9296, t223);
    store64(rk + 9304, t225);
    store64(rk + 9312, t230);
    store64(rk + 9320, t235);
    store64(rk + 9328, t368);
    store64(rk + 9336, t369);
    store64(rk + 9344, t311);
    store64(rk + 9352, t313);
    store64(rk + 9360, t370);
    store64(rk + 9368, t371);
    store64(rk + 9376, t374);
    store64(rk + 9384, t379);
    store64(rk + 9392, t381);
    store64(rk + 9400, t383);
    store64(rk + 9408, t387);
    store64(rk + 9416, t392);
    store64(rk + 9424, t485);
    store64(rk + 9432, t486);
    store64(rk + 9440, t439);
    store64(rk + 9448, t441);
    store64(rk + 9456, t487);
    store64(rk + 9464, t488);
    store64(rk + 9472, t543);
    store64(rk + 9480, t544);
    store64(rk + 9488, t497);
    store64(rk + 9496, t499);
    store64(rk + 9504, t545);
    store64(rk + 9512, t546);
    store64(rk + 9520, t549);
    store64(rk + 9528, t554);
    store64(rk + 9536, t556);
    store64(rk + 9544, t558);
    store64(rk + 9552, t562);
    store64(rk + 9560, t567);
    store64(rk + 9568, t663);
    store64(rk + 9576, t664);
    store64(rk + 9584, t615);
    store64(rk + 9592, t617);
    store64(rk + 9600, t622);
    store64(rk + 9608, t627);
    const uint64_t t721 = ~t669;
    store64(rk + 9616, t721);
    const uint64_t t722 = ~t674;
    store64(rk + 9624, t722);
    store64(rk + 9632, t675);
    store64(rk + 9640, t677);
    const uint64_t t723 = ~t683;
    store64(rk + 9648, t723);
    const uint64_t t724 = ~t688;
    store64(rk + 9656, t724);
    const uint64_t t725 = (t162 ^ UINT64_C(0xffffffffffffffff)) ^ (t691 & t160), t726 = t689 ^ t725,
    t727 = ~t726;
    store64(rk + 9664, t727);
    const uint64_t t728 = t725 ^ (t691 ^ t160), t729 = t691 ^ (t726 | t728),
    t730 = t728 ^ (t689 | t729), t731 = t729 ^ (t689 | t730), t732 = ~t731;
    store64(rk + 9672, t732);
    const uint64_t t733 = t725 ^ (t730 | t731), t734 = ~t733;
    store64(rk + 9680, t734);
    const uint64_t t735 = ~t730, t736 = ~t735;
    store64(rk + 9688, t736);
    const uint64_t t737 = t692 ^ (t330 & t165), t738 = t256 ^ t737, t739 = ~t738;
    store64(rk + 9696, t739);
    const uint64_t t740 = t737 ^ (t330 ^ t165), t741 = t330 ^ (t738 | t740),
    t742 = t740 ^ (t256 | t741), t743 = t741 ^ (t256 | t742), t744 = ~t743;
    store64(rk + 9704, t744);
    const uint64_t t745 = ~(t737 ^ (t742 | t743));
    store64(rk + 9712, t745);
    const uint64_t t746 = ~t742, t747 = ~t746;
    store64(rk + 9720, t747);
    store64(rk + 9728, t172);
    store64(rk + 9736, t174);
    const uint64_t t748 = t181 ^ UINT64_C(0xffffffffffffffff);
    // round 20 (present.dsl:28)
    store64(rk + 9744, ~t748);
    store64(rk + 9752, t258);
    store64(rk + 9760, t187);
    store64(rk + 9768, t189);
    store64(rk + 9776, t259);
    store64(rk + 9784, t260);
    store64(rk + 9792, t263);
    store64(rk + 9800, t268);
    store64(rk + 9808, t270);
    store64(rk + 9816, t272);
    store64(rk + 9824, t277);
    store64(rk + 9832, t282);
    store64(rk + 9840, t397);
    store64(rk + 9848, t398);
    store64(rk + 9856, t346);
    store64(rk + 9864, t348);
    store64(rk + 9872, t399);
    store64(rk + 9880, t400);
    store64(rk + 9888, t403);
    store64(rk + 9896, t408);
    store64(rk + 9904, t410);
    store64(rk + 9912, t412);
    store64(rk + 9920, t417);
    store64(rk + 9928, t422);
    store64(rk + 9936, t513);
    store64(rk + 9944, t514);
    store64(rk + 9952, t469);
    store64(rk + 9960, t471);
    store64(rk + 9968, t515);
    store64(rk + 9976, t516);
    store64(rk + 9984, t573);
    store64(rk + 9992, t574);
    store64(rk + 10000, t525);
    store64(rk + 10008, t527);
    store64(rk + 10016, t575);
    store64(rk + 10024, t576);
    store64(rk + 10032, t579);
    store64(rk + 10040, t584);
    store64(rk + 10048, t586);
    store64(rk + 10056, t588);
    store64(rk + 10064, t592);
    store64(rk + 10072, t597);
    store64(rk + 10080, t693);
    store64(rk + 10088, t694);
    store64(rk + 10096, t645);
    store64(rk + 10104, t647);
    store64(rk + 10112, t653);
    store64(rk + 10120, t658);
    const uint64_t t749 = ~t699;
    store64(rk + 10128, t749);
    const uint64_t t750 = ~t704;
    store64(rk + 10136, t750);
    store64(rk + 10144, t705);
    store64(rk + 10152, t707);
    const uint64_t t751 = ~t711;
    store64(rk + 10160, t751);
    const uint64_t t752 = ~t716;
    store64(rk + 10168, t752);
    const uint64_t t753 = t75 ^ (t719 & t74), t754 = t717 ^ t753, t755 = ~t754;
    store64(rk + 10176, t755);
    const uint64_t t756 = t753 ^ (t719 ^ t74), t757 = t719 ^ (t754 | t756),
    t758 = t756 ^ (t717 | t757), t759 = t757 ^ (t717 | t758), t760 = ~t759;
    store64(rk + 10184, t760);
    const uint64_t t761 = t753 ^ (t758 | t759), t762 = ~t761;
    store64(rk + 10192, t762);
    const uint64_t t763 = ~t758, t764 = ~t763;
    store64(rk + 10200, t764);
    const uint64_t t765 = ~(t77 ^ UINT64_C(0xffffffffffffffff)), t766 = t720 ^ (t364 & t80),
    t767 = t765 ^ t766, t768 = ~t767;
    store64(rk + 10208, t768);
    const uint64_t t769 = t766 ^ (t364 ^ t80), t770 = t364 ^ (t767 | t769),
    t771 = t769 ^ (t765 | t770), t772 = t770 ^ (t765 | t771), t773 = ~t772;
    store64(rk + 10216, t773);
    const uint64_t t774 = ~(t766 ^ (t771 | t772));
    store64(rk + 10224, t774);
    const uint64_t t775 = ~t771, t776 = ~t775;
    store64(rk + 10232, t776);
    const uint64_t t777 = t87 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 10240, t777);
    store64(rk + 10248, t89);
    const uint64_t t778 = t216 ^ UINT64_C(0xffffffffffffffff);
    // round 21 (present.dsl:28)
    store64(rk + 10256, ~t778);
    store64(rk + 10264, t300);
    store64(rk + 10272, t222);
    store64(rk + 10280, t224);
    store64(rk + 10288, t301);
    store64(rk + 10296, t302);
    store64(rk + 10304, t305);
    store64(rk + 10312, t310);
    store64(rk + 10320, t312);
    store64(rk + 10328, t314);
    store64(rk + 10336, t318);
    store64(rk + 10344, t323);
    store64(rk + 10352, t427);
    store64(rk + 10360, t428);
    store64(rk + 10368, t380);
    store64(rk + 10376, t382);
    store64(rk + 10384, t429);
    store64(rk + 10392, t430);
    store64(rk + 10400, t433);
    store64(rk + 10408, t438);
    store64(rk + 10416, t440);
    store64(rk + 10424, t442);
    store64(rk + 10432, t447);
    store64(rk + 10440, t452);
    store64(rk + 10448, t543);
    store64(rk + 10456, t544);
    store64(rk + 10464, t497);
    store64(rk + 10472, t499);
    store64(rk + 10480, t545);
    store64(rk + 10488, t546);
    store64(rk + 10496, t603);
    store64(rk + 10504, t604);
    store64(rk + 10512, t555);
    store64(rk + 10520, t557);
    store64(rk + 10528, t605);
    store64(rk + 10536, t606);
    store64(rk + 10544, t609);
    store64(rk + 10552, t614);
    store64(rk + 10560, t616);
    store64(rk + 10568, t618);
    store64(rk + 10576, t622);
    store64(rk + 10584, t627);
    store64(rk + 10592, t721);
    store64(rk + 10600, t722);
    store64(rk + 10608, t675);
    store64(rk + 10616, t677);
    store64(rk + 10624, t683);
    store64(rk + 10632, t688);
    const uint64_t t779 = ~t727;
    store64(rk + 10640, t779);
    const uint64_t t780 = ~t732;
    store64(rk + 10648, t780);
    store64(rk + 10656, t733);
    store64(rk + 10664, t735);
    const uint64_t t781 = ~t739;
    store64(rk + 10672, t781);
    const uint64_t t782 = ~t744;
    store64(rk + 10680, t782);
    const uint64_t t783 = (t170 ^ UINT64_C(0xffffffffffffffff)) ^ (t747 & t168), t784 = t745 ^ t783,
    t785 = ~t784;
    store64(rk + 10688, t785);
    const uint64_t t786 = t783 ^ (t747 ^ t168), t787 = t747 ^ (t784 | t786),
    t788 = t786 ^ (t745 | t787), t789 = t787 ^ (t745 | t788), t790 = ~t789;
    store64(rk + 10696, t790);
    const uint64_t t791 = t783 ^ (t788 | t789), t792 = ~t791;
    store64(rk + 10704, t792);
    const uint64_t t793 = ~t788, t794 = ~t793;
    store64(rk + 10712, t794);
    const uint64_t t795 = ~(t171 ^ UINT64_C(0xffffffffffffffff)), t796 = t748 ^ (t173 & t174),
    t797 = t795 ^ t796, t798 = ~t797;
    store64(rk + 10720, t798);
    const uint64_t t799 = t796 ^ (t173 ^ t174), t800 = t173 ^ (t797 | t799),
    t801 = t799 ^ (t795 | t800), t802 = t800 ^ (t795 | t801), t803 = ~t802;
    store64(rk + 10728, t803);
    const uint64_t t804 = ~(t796 ^ (t801 | t802));
    store64(rk + 10736, t804);
    const uint64_t t805 = ~t801, t806 = ~t805;
    store64(rk + 10744, t806);
    const uint64_t t807 = t194 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 10752, t807);
    store64(rk + 10760, t199);
    const uint64_t t808 = t263 ^ UINT64_C(0xffffffffffffffff);
    // round 22 (present.dsl:28)
    store64(rk + 10768, ~t808);
    store64(rk + 10776, t335);
    store64(rk + 10784, t269);
    store64(rk + 10792, t271);
    store64(rk + 10800, t336);
    store64(rk + 10808, t337);
    store64(rk + 10816, t340);
    store64(rk + 10824, t345);
    store64(rk + 10832, t347);
    store64(rk + 10840, t349);
    store64(rk + 10848, t354);
    store64(rk + 10856, t359);
    store64(rk + 10864, t457);
    store64(rk + 10872, t458);
    store64(rk + 10880, t409);
    store64(rk + 10888, t411);
    store64(rk + 10896, t459);
    store64(rk + 10904, t460);
    store64(rk + 10912, t463);
    store64(rk + 10920, t468);
    store64(rk + 10928, t470);
    store64(rk + 10936, t472);
    store64(rk + 10944, t475);
    store64(rk + 10952, t480);
    store64(rk + 10960, t573);
    store64(rk + 10968, t574);
    store64(rk + 10976, t525);
    store64(rk + 10984, t527);
    store64(rk + 10992, t575);
    store64(rk + 11000, t576);
    store64(rk + 11008, t633);
    store64(rk + 11016, t634);
    store64(rk + 11024, t585);
    store64(rk + 11032, t587);
    store64(rk + 11040, t635);
    store64(rk + 11048, t636);
    store64(rk + 11056, t639);
    store64(rk + 11064, t644);
    store64(rk + 11072, t646);
    store64(rk + 11080, t648);
    store64(rk + 11088, t653);
    store64(rk + 11096, t658);
    store64(rk + 11104, t749);
    store64(rk + 11112, t750);
    store64(rk + 11120, t705);
    store64(rk + 11128, t707);
    store64(rk + 11136, t711);
    store64(rk + 11144, t716);
    const uint64_t t809 = ~t755;
    store64(rk + 11152, t809);
    const uint64_t t810 = ~t760;
    store64(rk + 11160, t810);
    store64(rk + 11168, t761);
    store64(rk + 11176, t763);
    const uint64_t t811 = ~t768;
    store64(rk + 11184, t811);
    const uint64_t t812 = ~t773;
    store64(rk + 11192, t812);
    const uint64_t t813 = t85 ^ (t776 & t83), t814 = t774 ^ t813, t815 = ~t814;
    store64(rk + 11200, t815);
    const uint64_t t816 = t813 ^ (t776 ^ t83), t817 = t776 ^ (t814 | t816),
    t818 = t816 ^ (t774 | t817), t819 = t817 ^ (t774 | t818), t820 = ~t819;
    store64(rk + 11208, t820);
    const uint64_t t821 = t813 ^ (t818 | t819), t822 = ~t821;
    store64(rk + 11216, t822);
    const uint64_t t823 = ~t818, t824 = ~t823;
    store64(rk + 11224, t824);
    const uint64_t t825 = ~t777, t826 = t778 ^ (t825 & t89), t827 = t367 ^ t826, t828 = ~t827;
    store64(rk + 11232, t828);
    const uint64_t t829 = t826 ^ (t825 ^ t89), t830 = t825 ^ (t827 | t829),
    t831 = t829 ^ (t367 | t830), t832 = t830 ^ (t367 | t831), t833 = ~t832;
    store64(rk + 11240, t833);
    const uint64_t t834 = ~(t826 ^ (t831 | t832));
    store64(rk + 11248, t834);
    const uint64_t t835 = ~t831, t836 = ~t835;
    store64(rk + 11256, t836);
    const uint64_t t837 = t230 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 11264, t837);
    store64(rk + 11272, t235);
    const uint64_t t838 = t305 ^ UINT64_C(0xffffffffffffffff);
    // round 23 (present.dsl:28)
    store64(rk + 11280, ~t838);
    store64(rk + 11288, t369);
    store64(rk + 11296, t311);
    store64(rk + 11304, t313);
    store64(rk + 11312, t370);
    store64(rk + 11320, t371);
    store64(rk + 11328, t374);
    store64(rk + 11336, t379);
    store64(rk + 11344, t381);
    store64(rk + 11352, t383);
    store64(rk + 11360, t387);
    store64(rk + 11368, t392);
    store64(rk + 11376, t485);
    store64(rk + 11384, t486);
    store64(rk + 11392, t439);
    store64(rk + 11400, t441);
    store64(rk + 11408, t487);
    store64(rk + 11416, t488);
    store64(rk + 11424, t491);
    store64(rk + 11432, t496);
    store64(rk + 11440, t498);
    store64(rk + 11448, t500);
    store64(rk + 11456, t503);
    store64(rk + 11464, t508);
    store64(rk + 11472, t603);
    store64(rk + 11480, t604);
    store64(rk + 11488, t555);
    store64(rk + 11496, t557);
    store64(rk + 11504, t605);
    store64(rk + 11512, t606);
    store64(rk + 11520, t663);
    store64(rk + 11528, t664);
    store64(rk + 11536, t615);
    store64(rk + 11544, t617);
    store64(rk + 11552, t665);
    store64(rk + 11560, t666);
    store64(rk + 11568, t669);
    store64(rk + 11576, t674);
    store64(rk + 11584, t676);
    store64(rk + 11592, t678);
    store64(rk + 11600, t683);
    store64(rk + 11608, t688);
    store64(rk + 11616, t779);
    store64(rk + 11624, t780);
    store64(rk + 11632, t733);
    store64(rk + 11640, t735);
    store64(rk + 11648, t739);
    store64(rk + 11656, t744);
    const uint64_t t839 = ~t785;
    store64(rk + 11664, t839);
    const uint64_t t840 = ~t790;
    store64(rk + 11672, t840);
    store64(rk + 11680, t791);
    store64(rk + 11688, t793);
    const uint64_t t841 = ~t798;
    store64(rk + 11696, t841);
    const uint64_t t842 = ~t803;
    store64(rk + 11704, t842);
    const uint64_t t843 = (t187 ^ UINT64_C(0xffffffffffffffff)) ^ (t806 & t186), t844 = t804 ^ t843,
    t845 = ~t844;
    store64(rk + 11712, t845);
    const uint64_t t846 = t843 ^ (t806 ^ t186), t847 = t806 ^ (t844 | t846),
    t848 = t846 ^ (t804 | t847), t849 = t847 ^ (t804 | t848), t850 = ~t849;
    store64(rk + 11720, t850);
    const uint64_t t851 = t843 ^ (t848 | t849), t852 = ~t851;
    store64(rk + 11728, t852);
    const uint64_t t853 = ~t848, t854 = ~t853;
    store64(rk + 11736, t854);
    const uint64_t t855 = ~t807, t856 = t808 ^ (t855 & t199), t857 = t190 ^ t856, t858 = ~t857;
    store64(rk + 11744, t858);
    const uint64_t t859 = t856 ^ (t855 ^ t199), t860 = t855 ^ (t857 | t859),
    t861 = t859 ^ (t190 | t860), t862 = t860 ^ (t190 | t861), t863 = ~t862;
    store64(rk + 11752, t863);
    const uint64_t t864 = ~(t856 ^ (t861 | t862));
    store64(rk + 11760, t864);
    const uint64_t t865 = ~t861, t866 = ~t865;
    store64(rk + 11768, t866);
    const uint64_t t867 = t277 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 11776, t867);
    store64(rk + 11784, t282);
    const uint64_t t868 = t340 ^ UINT64_C(0xffffffffffffffff);
    // round 24 (present.dsl:28)
    store64(rk + 11792, ~t868);
    store64(rk + 11800, t398);
    store64(rk + 11808, t346);
    store64(rk + 11816, t348);
    store64(rk + 11824, t399);
    store64(rk + 11832, t400);
    store64(rk + 11840, t403);
    store64(rk + 11848, t408);
    store64(rk + 11856, t410);
    store64(rk + 11864, t412);
    store64(rk + 11872, t417);
    store64(rk + 11880, t422);
    store64(rk + 11888, t513);
    store64(rk + 11896, t514);
    store64(rk + 11904, t469);
    store64(rk + 11912, t471);
    store64(rk + 11920, t515);
    store64(rk + 11928, t516);
    store64(rk + 11936, t519);
    store64(rk + 11944, t524);
    store64(rk + 11952, t526);
    store64(rk + 11960, t528);
    store64(rk + 11968, t532);
    store64(rk + 11976, t537);
    store64(rk + 11984, t633);
    store64(rk + 11992, t634);
    store64(rk + 12000, t585);
    store64(rk + 12008, t587);
    store64(rk + 12016, t635);
    store64(rk + 12024, t636);
    store64(rk + 12032, t693);
    store64(rk + 12040, t694);
    store64(rk + 12048, t645);
    store64(rk + 12056, t647);
    store64(rk + 12064, t695);
    store64(rk + 12072, t696);
    store64(rk + 12080, t699);
    store64(rk + 12088, t704);
    store64(rk + 12096, t706);
    store64(rk + 12104, t708);
    store64(rk + 12112, t711);
    store64(rk + 12120, t716);
    store64(rk + 12128, t809);
    store64(rk + 12136, t810);
    store64(rk + 12144, t761);
    store64(rk + 12152, t763);
    store64(rk + 12160, t768);
    store64(rk + 12168, t773);
    const uint64_t t869 = ~t815;
    store64(rk + 12176, t869);
    const uint64_t t870 = ~t820;
    store64(rk + 12184, t870);
    store64(rk + 12192, t821);
    store64(rk + 12200, t823);
    const uint64_t t871 = ~t828;
    store64(rk + 12208, t871);
    const uint64_t t872 = ~t833;
    store64(rk + 12216, t872);
    const uint64_t t873 = t222 ^ (t836 & t221), t874 = t834 ^ t873, t875 = ~t874;
    store64(rk + 12224, t875);
    const uint64_t t876 = t873 ^ (t836 ^ t221), t877 = t836 ^ (t874 | t876),
    t878 = t876 ^ (t834 | t877), t879 = t877 ^ (t834 | t878), t880 = ~t879;
    store64(rk + 12232, t880);
    const uint64_t t881 = t873 ^ (t878 | t879), t882 = ~t881;
    store64(rk + 12240, t882);
    const uint64_t t883 = ~t878, t884 = ~t883;
    store64(rk + 12248, t884);
    const uint64_t t885 = ~(t224 ^ UINT64_C(0xffffffffffffffff)), t886 = ~t837,
    t887 = t838 ^ (t886 & t235), t888 = t885 ^ t887, t889 = ~t888;
    store64(rk + 12256, t889);
    const uint64_t t890 = t887 ^ (t886 ^ t235), t891 = t886 ^ (t888 | t890),
    t892 = t890 ^ (t885 | t891), t893 = t891 ^ (t885 | t892), t894 = ~t893;
    store64(rk + 12264, t894);
    const uint64_t t895 = ~(t887 ^ (t892 | t893));
    store64(rk + 12272, t895);
    const uint64_t t896 = ~t892, t897 = ~t896;
    store64(rk + 12280, t897);
    store64(rk + 12288, t318);
    const uint64_t t898 = t323 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 12296, t898);
    const uint64_t t899 = t374 ^ UINT64_C(0xffffffffffffffff);
    // round 25 (present.dsl:28)
    store64(rk + 12304, ~t899);
    store64(rk + 12312, t428);
    store64(rk + 12320, t380);
    store64(rk + 12328, t382);
    store64(rk + 12336, t429);
    store64(rk + 12344, t430);
    store64(rk + 12352, t433);
    store64(rk + 12360, t438);
    store64(rk + 12368, t440);
    store64(rk + 12376, t442);
    store64(rk + 12384, t447);
    store64(rk + 12392, t452);
    store64(rk + 12400, t543);
    store64(rk + 12408, t544);
    store64(rk + 12416, t497);
    store64(rk + 12424, t499);
    store64(rk + 12432, t545);
    store64(rk + 12440, t546);
    store64(rk + 12448, t549);
    store64(rk + 12456, t554);
    store64(rk + 12464, t556);
    store64(rk + 12472, t558);
    store64(rk + 12480, t562);
    store64(rk + 12488, t567);
    store64(rk + 12496, t663);
    store64(rk + 12504, t664);
    store64(rk + 12512, t615);
    store64(rk + 12520, t617);
    store64(rk + 12528, t665);
    store64(rk + 12536, t666);
    store64(rk + 12544, t721);
    store64(rk + 12552, t722);
    store64(rk + 12560, t675);
    store64(rk + 12568, t677);
    store64(rk + 12576, t723);
    store64(rk + 12584, t724);
    store64(rk + 12592, t727);
    store64(rk + 12600, t732);
    store64(rk + 12608, t734);
    store64(rk + 12616, t736);
    store64(rk + 12624, t739);
    store64(rk + 12632, t744);
    store64(rk + 12640, t839);
    store64(rk + 12648, t840);
    store64(rk + 12656, t791);
    store64(rk + 12664, t793);
    store64(rk + 12672, t798);
    store64(rk + 12680, t803);
    const uint64_t t900 = ~t845;
    store64(rk + 12688, t900);
    const uint64_t t901 = ~t850;
    store64(rk + 12696, t901);
    store64(rk + 12704, t851);
    store64(rk + 12712, t853);
    const uint64_t t902 = ~t858;
    store64(rk + 12720, t902);
    const uint64_t t903 = ~t863;
    store64(rk + 12728, t903);
    const uint64_t t904 = (t269 ^ UINT64_C(0xffffffffffffffff)) ^ (t866 & t268), t905 = t864 ^ t904,
    t906 = ~t905;
    store64(rk + 12736, t906);
    const uint64_t t907 = t904 ^ (t866 ^ t268), t908 = t866 ^ (t905 | t907),
    t909 = t907 ^ (t864 | t908), t910 = t908 ^ (t864 | t909), t911 = ~t910;
    store64(rk + 12744, t911);
    const uint64_t t912 = t904 ^ (t909 | t910), t913 = ~t912;
    store64(rk + 12752, t913);
    const uint64_t t914 = ~t909, t915 = ~t914;
    store64(rk + 12760, t915);
    const uint64_t t916 = ~(t271 ^ UINT64_C(0xffffffffffffffff)), t917 = ~t867,
    t918 = t868 ^ (t917 & t282), t919 = t916 ^ t918, t920 = ~t919;
    store64(rk + 12768, t920);
    const uint64_t t921 = t918 ^ (t917 ^ t282), t922 = t917 ^ (t919 | t921),
    t923 = t921 ^ (t916 | t922), t924 = t922 ^ (t916 | t923), t925 = ~t924;
    store64(rk + 12776, t925);
    const uint64_t t926 = ~(t918 ^ (t923 | t924));
    store64(rk + 12784, t926);
    const uint64_t t927 = ~t923, t928 = ~t927;
    store64(rk + 12792, t928);
    store64(rk + 12800, t354);
    const uint64_t t929 = t359 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 12808, t929);
    const uint64_t t930 = t403 ^ UINT64_C(0xffffffffffffffff);
    // round 26 (present.dsl:28)
    store64(rk + 12816, ~t930);
    store64(rk + 12824, t458);
    store64(rk + 12832, t409);
    store64(rk + 12840, t411);
    store64(rk + 12848, t459);
    store64(rk + 12856, t460);
    store64(rk + 12864, t463);
    store64(rk + 12872, t468);
    store64(rk + 12880, t470);
    store64(rk + 12888, t472);
    store64(rk + 12896, t475);
    store64(rk + 12904, t480);
    store64(rk + 12912, t573);
    store64(rk + 12920, t574);
    store64(rk + 12928, t525);
    store64(rk + 12936, t527);
    store64(rk + 12944, t575);
    store64(rk + 12952, t576);
    store64(rk + 12960, t579);
    store64(rk + 12968, t584);
    store64(rk + 12976, t586);
    store64(rk + 12984, t588);
    store64(rk + 12992, t592);
    store64(rk + 13000, t597);
    store64(rk + 13008, t693);
    store64(rk + 13016, t694);
    store64(rk + 13024, t645);
    store64(rk + 13032, t647);
    store64(rk + 13040, t695);
    store64(rk + 13048, t696);
    store64(rk + 13056, t749);
    store64(rk + 13064, t750);
    store64(rk + 13072, t705);
    store64(rk + 13080, t707);
    store64(rk + 13088, t751);
    store64(rk + 13096, t752);
    store64(rk + 13104, t755);
    store64(rk + 13112, t760);
    store64(rk + 13120, t762);
    store64(rk + 13128, t764);
    store64(rk + 13136, t768);
    store64(rk + 13144, t773);
    store64(rk + 13152, t869);
    store64(rk + 13160, t870);
    store64(rk + 13168, t821);
    store64(rk + 13176, t823);
    store64(rk + 13184, t828);
    store64(rk + 13192, t833);
    const uint64_t t931 = ~t875;
    store64(rk + 13200, t931);
    const uint64_t t932 = ~t880;
    store64(rk + 13208, t932);
    store64(rk + 13216, t881);
    store64(rk + 13224, t883);
    const uint64_t t933 = ~t889;
    store64(rk + 13232, t933);
    const uint64_t t934 = ~t894;
    store64(rk + 13240, t934);
    const uint64_t t935 = t311 ^ (t897 & t310), t936 = t895 ^ t935, t937 = ~t936;
    store64(rk + 13248, t937);
    const uint64_t t938 = t935 ^ (t897 ^ t310), t939 = t897 ^ (t936 | t938),
    t940 = t938 ^ (t895 | t939), t941 = t939 ^ (t895 | t940), t942 = ~t941;
    store64(rk + 13256, t942);
    const uint64_t t943 = t935 ^ (t940 | t941), t944 = ~t943;
    store64(rk + 13264, t944);
    const uint64_t t945 = ~t940, t946 = ~t945;
    store64(rk + 13272, t946);
    const uint64_t t947 = t899 ^ (t370 & t898), t948 = t314 ^ t947, t949 = ~t948;
    store64(rk + 13280, t949);
    const uint64_t t950 = t947 ^ (t370 ^ t898), t951 = t370 ^ (t948 | t950),
    t952 = t950 ^ (t314 | t951), t953 = t951 ^ (t314 | t952), t954 = ~t953;
    store64(rk + 13288, t954);
    const uint64_t t955 = ~(t947 ^ (t952 | t953));
    store64(rk + 13296, t955);
    const uint64_t t956 = ~t952, t957 = ~t956;
    store64(rk + 13304, t957);
    store64(rk + 13312, t387);
    const uint64_t t958 = t392 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 13320, t958);
    const uint64_t t959 = t433 ^ UINT64_C(0xffffffffffffffff);
    // round 27 (present.dsl:28)
    store64(rk + 13328, ~t959);
    store64(rk + 13336, t486);
    store64(rk + 13344, t439);
    store64(rk + 13352, t441);
    store64(rk + 13360, t487);
    store64(rk + 13368, t488);
    store64(rk + 13376, t491);
    store64(rk + 13384, t496);
    store64(rk + 13392, t498);
    store64(rk + 13400, t500);
    store64(rk + 13408, t503);
    store64(rk + 13416, t508);
    store64(rk + 13424, t603);
    store64(rk + 13432, t604);
    store64(rk + 13440, t555);
    store64(rk + 13448, t557);
    store64(rk + 13456, t605);
    store64(rk + 13464, t606);
    store64(rk + 13472, t609);
    store64(rk + 13480, t614);
    store64(rk + 13488, t616);
    store64(rk + 13496, t618);
    store64(rk + 13504, t622);
    store64(rk + 13512, t627);
    store64(rk + 13520, t721);
    store64(rk + 13528, t722);
    store64(rk + 13536, t675);
    store64(rk + 13544, t677);
    store64(rk + 13552, t723);
    store64(rk + 13560, t724);
    store64(rk + 13568, t779);
    store64(rk + 13576, t780);
    store64(rk + 13584, t733);
    store64(rk + 13592, t735);
    store64(rk + 13600, t781);
    store64(rk + 13608, t782);
    store64(rk + 13616, t785);
    store64(rk + 13624, t790);
    store64(rk + 13632, t792);
    store64(rk + 13640, t794);
    store64(rk + 13648, t798);
    store64(rk + 13656, t803);
    store64(rk + 13664, t900);
    store64(rk + 13672, t901);
    store64(rk + 13680, t851);
    store64(rk + 13688, t853);
    store64(rk + 13696, t858);
    store64(rk + 13704, t863);
    const uint64_t t960 = ~t906;
    store64(rk + 13712, t960);
    const uint64_t t961 = ~t911;
    store64(rk + 13720, t961);
    store64(rk + 13728, t912);
    store64(rk + 13736, t914);
    const uint64_t t962 = ~t920;
    store64(rk + 13744, t962);
    const uint64_t t963 = ~t925;
    store64(rk + 13752, t963);
    const uint64_t t964 = (t346 ^ UINT64_C(0xffffffffffffffff)) ^ (t928 & t345), t965 = t926 ^ t964,
    t966 = ~t965;
    store64(rk + 13760, t966);
    const uint64_t t967 = t964 ^ (t928 ^ t345), t968 = t928 ^ (t965 | t967),
    t969 = t967 ^ (t926 | t968), t970 = t968 ^ (t926 | t969), t971 = ~t970;
    store64(rk + 13768, t971);
    const uint64_t t972 = t964 ^ (t969 | t970), t973 = ~t972;
    store64(rk + 13776, t973);
    const uint64_t t974 = ~t969, t975 = ~t974;
    store64(rk + 13784, t975);
    const uint64_t t976 = t930 ^ (t399 & t929), t977 = t349 ^ t976, t978 = ~t977;
    store64(rk + 13792, t978);
    const uint64_t t979 = t976 ^ (t399 ^ t929), t980 = t399 ^ (t977 | t979),
    t981 = t979 ^ (t349 | t980), t982 = t980 ^ (t349 | t981), t983 = ~t982;
    store64(rk + 13800, t983);
    const uint64_t t984 = ~(t976 ^ (t981 | t982));
    store64(rk + 13808, t984);
    const uint64_t t985 = ~t981, t986 = ~t985;
    store64(rk + 13816, t986);
    store64(rk + 13824, t417);
    const uint64_t t987 = t422 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 13832, t987);
    const uint64_t t988 = t463 ^ UINT64_C(0xffffffffffffffff);
    // round 28 (present.dsl:28)
    store64(rk + 13840, ~t988);
    store64(rk + 13848, t514);
    store64(rk + 13856, t469);
    store64(rk + 13864, t471);
    store64(rk + 13872, t515);
    store64(rk + 13880, t516);
    store64(rk + 13888, t519);
    store64(rk + 13896, t524);
    store64(rk + 13904, t526);
    store64(rk + 13912, t528);
    store64(rk + 13920, t532);
    store64(rk + 13928, t537);
    store64(rk + 13936, t633);
    store64(rk + 13944, t634);
    store64(rk + 13952, t585);
    store64(rk + 13960, t587);
    store64(rk + 13968, t635);
    store64(rk + 13976, t636);
    store64(rk + 13984, t639);
    store64(rk + 13992, t644);
    store64(rk + 14000, t646);
    store64(rk + 14008, t648);
    store64(rk + 14016, t653);
    store64(rk + 14024, t658);
    store64(rk + 14032, t749);
    store64(rk + 14040, t750);
    store64(rk + 14048, t705);
    store64(rk + 14056, t707);
    store64(rk + 14064, t751);
    store64(rk + 14072, t752);
    store64(rk + 14080, t809);
    store64(rk + 14088, t810);
    store64(rk + 14096, t761);
    store64(rk + 14104, t763);
    store64(rk + 14112, t811);
    store64(rk + 14120, t812);
    store64(rk + 14128, t815);
    store64(rk + 14136, t820);
    store64(rk + 14144, t822);
    store64(rk + 14152, t824);
    store64(rk + 14160, t828);
    store64(rk + 14168, t833);
    store64(rk + 14176, t931);
    store64(rk + 14184, t932);
    store64(rk + 14192, t881);
    store64(rk + 14200, t883);
    store64(rk + 14208, t889);
    store64(rk + 14216, t894);
    const uint64_t t989 = ~t937;
    store64(rk + 14224, t989);
    const uint64_t t990 = ~t942;
    store64(rk + 14232, t990);
    store64(rk + 14240, t943);
    store64(rk + 14248, t945);
    const uint64_t t991 = ~t949;
    store64(rk + 14256, t991);
    const uint64_t t992 = ~t954;
    store64(rk + 14264, t992);
    const uint64_t t993 = t380 ^ (t957 & t379), t994 = t955 ^ t993, t995 = ~t994;
    store64(rk + 14272, t995);
    const uint64_t t996 = t993 ^ (t957 ^ t379), t997 = t957 ^ (t994 | t996),
    t998 = t996 ^ (t955 | t997), t999 = t997 ^ (t955 | t998), t1000 = ~t999;
    store64(rk + 14280, t1000);
    const uint64_t t1001 = t993 ^ (t998 | t999), t1002 = ~t1001;
    store64(rk + 14288, t1002);
    const uint64_t t1003 = ~t998, t1004 = ~t1003;
    store64(rk + 14296, t1004);
    const uint64_t t1005 = ~(t382 ^ UINT64_C(0xffffffffffffffff)), t1006 = t959 ^ (t429 & t958),
    t1007 = t1005 ^ t1006, t1008 = ~t1007;
    store64(rk + 14304, t1008);
    const uint64_t t1009 = t1006 ^ (t429 ^ t958), t1010 = t429 ^ (t1007 | t1009),
    t1011 = t1009 ^ (t1005 | t1010), t1012 = t1010 ^ (t1005 | t1011), t1013 = ~t1012;
    store64(rk + 14312, t1013);
    const uint64_t t1014 = ~(t1006 ^ (t1011 | t1012));
    store64(rk + 14320, t1014);
    const uint64_t t1015 = ~t1011, t1016 = ~t1015;
    store64(rk + 14328, t1016);
    const uint64_t t1017 = t447 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 14336, t1017);
    const uint64_t t1018 = t452 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 14344, t1018);
    const uint64_t t1019 = t491 ^ UINT64_C(0xffffffffffffffff);
    // round 29 (present.dsl:28)
    store64(rk + 14352, ~t1019);
    store64(rk + 14360, t544);
    store64(rk + 14368, t497);
    store64(rk + 14376, t499);
    store64(rk + 14384, t545);
    store64(rk + 14392, t546);
    store64(rk + 14400, t549);
    store64(rk + 14408, t554);
    store64(rk + 14416, t556);
    store64(rk + 14424, t558);
    store64(rk + 14432, t562);
    store64(rk + 14440, t567);
    store64(rk + 14448, t663);
    store64(rk + 14456, t664);
    store64(rk + 14464, t615);
    store64(rk + 14472, t617);
    store64(rk + 14480, t665);
    store64(rk + 14488, t666);
    store64(rk + 14496, t669);
    store64(rk + 14504, t674);
    store64(rk + 14512, t676);
    store64(rk + 14520, t678);
    store64(rk + 14528, t683);
    store64(rk + 14536, t688);
    store64(rk + 14544, t779);
    store64(rk + 14552, t780);
    store64(rk + 14560, t733);
    store64(rk + 14568, t735);
    store64(rk + 14576, t781);
    store64(rk + 14584, t782);
    store64(rk + 14592, t839);
    store64(rk + 14600, t840);
    store64(rk + 14608, t791);
    store64(rk + 14616, t793);
    store64(rk + 14624, t841);
    store64(rk + 14632, t842);
    store64(rk + 14640, t845);
    store64(rk + 14648, t850);
    store64(rk + 14656, t852);
    store64(rk + 14664, t854);
    store64(rk + 14672, t858);
    store64(rk + 14680, t863);
    store64(rk + 14688, t960);
    store64(rk + 14696, t961);
    store64(rk + 14704, t912);
    store64(rk + 14712, t914);
    store64(rk + 14720, t920);
    store64(rk + 14728, t925);
    const uint64_t t1020 = ~t966;
    store64(rk + 14736, t1020);
    const uint64_t t1021 = ~t971;
    store64(rk + 14744, t1021);
    store64(rk + 14752, t972);
    store64(rk + 14760, t974);
    const uint64_t t1022 = ~t978;
    store64(rk + 14768, t1022);
    const uint64_t t1023 = ~t983;
    store64(rk + 14776, t1023);
    const uint64_t t1024 = (t409 ^ UINT64_C(0xffffffffffffffff)) ^ (t986 & t408),
    t1025 = t984 ^ t1024, t1026 = ~t1025;
    store64(rk + 14784, t1026);
    const uint64_t t1027 = t1024 ^ (t986 ^ t408), t1028 = t986 ^ (t1025 | t1027),
    t1029 = t1027 ^ (t984 | t1028), t1030 = t1028 ^ (t984 | t1029), t1031 = ~t1030;
    store64(rk + 14792, t1031);
    const uint64_t t1032 = t1024 ^ (t1029 | t1030), t1033 = ~t1032;
    store64(rk + 14800, t1033);
    const uint64_t t1034 = ~t1029, t1035 = ~t1034;
    store64(rk + 14808, t1035);
    const uint64_t t1036 = ~(t411 ^ UINT64_C(0xffffffffffffffff)), t1037 = t988 ^ (t459 & t987),
    t1038 = t1036 ^ t1037, t1039 = ~t1038;
    store64(rk + 14816, t1039);
    const uint64_t t1040 = t1037 ^ (t459 ^ t987), t1041 = t459 ^ (t1038 | t1040),
    t1042 = t1040 ^ (t1036 | t1041), t1043 = t1041 ^ (t1036 | t1042), t1044 = ~t1043;
    store64(rk + 14824, t1044);
    const uint64_t t1045 = ~(t1037 ^ (t1042 | t1043));
    store64(rk + 14832, t1045);
    const uint64_t t1046 = ~t1042, t1047 = ~t1046;
    store64(rk + 14840, t1047);
    const uint64_t t1048 = t475 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 14848, t1048);
    const uint64_t t1049 = t480 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 14856, t1049);
    const uint64_t t1050 = t519 ^ UINT64_C(0xffffffffffffffff);
    // round 30 (present.dsl:28)
    store64(rk + 14864, ~t1050);
    store64(rk + 14872, t574);
    store64(rk + 14880, t525);
    store64(rk + 14888, t527);
    store64(rk + 14896, t575);
    store64(rk + 14904, t576);
    store64(rk + 14912, t579);
    store64(rk + 14920, t584);
    store64(rk + 14928, t586);
    store64(rk + 14936, t588);
    store64(rk + 14944, t592);
    store64(rk + 14952, t597);
    store64(rk + 14960, t693);
    store64(rk + 14968, t694);
    store64(rk + 14976, t645);
    store64(rk + 14984, t647);
    store64(rk + 14992, t695);
    store64(rk + 15000, t696);
    store64(rk + 15008, t699);
    store64(rk + 15016, t704);
    store64(rk + 15024, t706);
    store64(rk + 15032, t708);
    store64(rk + 15040, t711);
    store64(rk + 15048, t716);
    store64(rk + 15056, t809);
    store64(rk + 15064, t810);
    store64(rk + 15072, t761);
    store64(rk + 15080, t763);
    store64(rk + 15088, t811);
    store64(rk + 15096, t812);
    store64(rk + 15104, t869);
    store64(rk + 15112, t870);
    store64(rk + 15120, t821);
    store64(rk + 15128, t823);
    store64(rk + 15136, t871);
    store64(rk + 15144, t872);
    store64(rk + 15152, t875);
    store64(rk + 15160, t880);
    store64(rk + 15168, t882);
    store64(rk + 15176, t884);
    store64(rk + 15184, t889);
    store64(rk + 15192, t894);
    store64(rk + 15200, t989);
    store64(rk + 15208, t990);
    store64(rk + 15216, t943);
    store64(rk + 15224, t945);
    store64(rk + 15232, t949);
    store64(rk + 15240, t954);
    const uint64_t t1051 = ~t995;
    store64(rk + 15248, t1051);
    const uint64_t t1052 = ~t1000;
    store64(rk + 15256, t1052);
    store64(rk + 15264, t1001);
    store64(rk + 15272, t1003);
    const uint64_t t1053 = ~t1008;
    store64(rk + 15280, t1053);
    const uint64_t t1054 = ~t1013;
    store64(rk + 15288, t1054);
    const uint64_t t1055 = t439 ^ (t1016 & t438), t1056 = t1014 ^ t1055, t1057 = ~t1056;
    store64(rk + 15296, t1057);
    const uint64_t t1058 = t1055 ^ (t1016 ^ t438), t1059 = t1016 ^ (t1056 | t1058),
    t1060 = t1058 ^ (t1014 | t1059), t1061 = t1059 ^ (t1014 | t1060), t1062 = ~t1061;
    store64(rk + 15304, t1062);
    const uint64_t t1063 = t1055 ^ (t1060 | t1061), t1064 = ~t1063;
    store64(rk + 15312, t1064);
    const uint64_t t1065 = ~t1060;
    store64(rk + 15320, ~t1065);
    const uint64_t t1066 = ~t1017, t1067 = t1019 ^ (t1066 & t1018), t1068 = t442 ^ t1067,
    t1069 = ~t1068;
    store64(rk + 15328, t1069);
    const uint64_t t1070 = t1067 ^ (t1066 ^ t1018), t1071 = t1066 ^ (t1068 | t1070),
    t1072 = t1070 ^ (t442 | t1071), t1073 = t1071 ^ (t442 | t1072), t1074 = ~t1073;
    store64(rk + 15336, t1074);
    const uint64_t t1075 = ~(t1067 ^ (t1072 | t1073));
    store64(rk + 15344, t1075);
    const uint64_t t1076 = ~t1072, t1077 = ~t1076;
    store64(rk + 15352, t1077);
    const uint64_t t1078 = t503 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 15360, t1078);
    const uint64_t t1079 = t508 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 15368, t1079);
    const uint64_t t1080 = t549 ^ UINT64_C(0xffffffffffffffff);
    // round 31 (present.dsl:28)
    store64(rk + 15376, ~t1080);
    store64(rk + 15384, t604);
    store64(rk + 15392, t555);
    store64(rk + 15400, t557);
    store64(rk + 15408, t605);
    store64(rk + 15416, t606);
    store64(rk + 15424, t609);
    store64(rk + 15432, t614);
    store64(rk + 15440, t616);
    store64(rk + 15448, t618);
    store64(rk + 15456, t622);
    store64(rk + 15464, t627);
    store64(rk + 15472, t721);
    store64(rk + 15480, t722);
    store64(rk + 15488, t675);
    store64(rk + 15496, t677);
    store64(rk + 15504, t723);
    store64(rk + 15512, t724);
    store64(rk + 15520, t727);
    store64(rk + 15528, t732);
    store64(rk + 15536, t734);
    store64(rk + 15544, t736);
    store64(rk + 15552, t739);
    store64(rk + 15560, t744);
    store64(rk + 15568, t839);
    store64(rk + 15576, t840);
    store64(rk + 15584, t791);
    store64(rk + 15592, t793);
    store64(rk + 15600, t841);
    store64(rk + 15608, t842);
    store64(rk + 15616, t900);
    store64(rk + 15624, t901);
    store64(rk + 15632, t851);
    store64(rk + 15640, t853);
    store64(rk + 15648, t902);
    store64(rk + 15656, t903);
    store64(rk + 15664, t906);
    store64(rk + 15672, t911);
    store64(rk + 15680, t913);
    store64(rk + 15688, t915);
    store64(rk + 15696, t920);
    store64(rk + 15704, t925);
    store64(rk + 15712, t1020);
    store64(rk + 15720, t1021);
    store64(rk + 15728, t972);
    store64(rk + 15736, t974);
    store64(rk + 15744, t978);
    store64(rk + 15752, t983);
    const uint64_t t1081 = ~t1026;
    store64(rk + 15760, t1081);
    const uint64_t t1082 = ~t1031;
    store64(rk + 15768, t1082);
    store64(rk + 15776, t1032);
    store64(rk + 15784, t1034);
    const uint64_t t1083 = ~t1039;
    store64(rk + 15792, t1083);
    const uint64_t t1084 = ~t1044;
    store64(rk + 15800, t1084);
    const uint64_t t1085 = (t469 ^ UINT64_C(0xffffffffffffffff)) ^ (t1047 & t468),
    t1086 = t1045 ^ t1085, t1087 = ~t1086;
    store64(rk + 15808, t1087);
    const uint64_t t1088 = t1085 ^ (t1047 ^ t468), t1089 = t1047 ^ (t1086 | t1088),
    t1090 = t1088 ^ (t1045 | t1089), t1091 = t1089 ^ (t1045 | t1090), t1092 = ~t1091;
    store64(rk + 15816, t1092);
    const uint64_t t1093 = t1085 ^ (t1090 | t1091), t1094 = ~t1093;
    store64(rk + 15824, t1094);
    const uint64_t t1095 = ~t1090;
    store64(rk + 15832, ~t1095);
    const uint64_t t1096 = ~t1048, t1097 = t1050 ^ (t1096 & t1049), t1098 = t472 ^ t1097,
    t1099 = ~t1098;
    store64(rk + 15840, t1099);
    const uint64_t t1100 = t1097 ^ (t1096 ^ t1049), t1101 = t1096 ^ (t1098 | t1100),
    t1102 = t1100 ^ (t472 | t1101), t1103 = t1101 ^ (t472 | t1102), t1104 = ~t1103;
    store64(rk + 15848, t1104);
    const uint64_t t1105 = t1097 ^ (t1102 | t1103), t1106 = ~t1105;
    store64(rk + 15856, t1106);
    const uint64_t t1107 = ~t1102;
    store64(rk + 15864, ~t1107);
    const uint64_t t1108 = ~t1078;
    store64(rk + 15872, t1108);
    store64(rk + 15880, t1079);
    store64(rk + 15888, t1080);
    store64(rk + 15896, t604);
    store64(rk + 15904, t556);
    store64(rk + 15912, t557);
    store64(rk + 15920, t562);
    store64(rk + 15928, t606);
    store64(rk + 15936, t663);
    store64(rk + 15944, t614);
    store64(rk + 15952, t615);
    store64(rk + 15960, t618);
    store64(rk + 15968, t665);
    store64(rk + 15976, t627);
    store64(rk + 15984, t669);
    store64(rk + 15992, t722);
    store64(rk + 16000, t675);
    store64(rk + 16008, t678);
    store64(rk + 16016, t723);
    store64(rk + 16024, t688);
    store64(rk + 16032, t727);
    store64(rk + 16040, t780);
    store64(rk + 16048, t734);
    store64(rk + 16056, t735);
    store64(rk + 16064, t739);
    store64(rk + 16072, t782);
    store64(rk + 16080, t839);
    store64(rk + 16088, t790);
    store64(rk + 16096, t791);
    store64(rk + 16104, t794);
    store64(rk + 16112, t841);
    store64(rk + 16120, t803);
    store64(rk + 16128, t845);
    store64(rk + 16136, t901);
    store64(rk + 16144, t852);
    store64(rk + 16152, t853);
    store64(rk + 16160, t858);
    store64(rk + 16168, t903);
    store64(rk + 16176, t960);
    store64(rk + 16184, t911);
    store64(rk + 16192, t912);
    store64(rk + 16200, t915);
    store64(rk + 16208, t962);
    store64(rk + 16216, t925);
    store64(rk + 16224, t966);
    store64(rk + 16232, t1021);
    store64(rk + 16240, t973);
    store64(rk + 16248, t974);
    store64(rk + 16256, t978);
    store64(rk + 16264, t1023);
    store64(rk + 16272, t1081);
    store64(rk + 16280, t1031);
    store64(rk + 16288, t1032);
    store64(rk + 16296, t1035);
    store64(rk + 16304, t1083);
    store64(rk + 16312, t1044);
    store64(rk + 16320, t1087);
    store64(rk + 16328, ~t1092);
    store64(rk + 16336, t1094);
    store64(rk + 16344, t1095);
    store64(rk + 16352, t1099);
    store64(rk + 16360, ~t1104);
    store64(rk + 16368, t1106);
    store64(rk + 16376, t1107);
    store64(rk + 16384, t1096);
    store64(rk + 16392, t1049);
    store64(rk + 16400, t1050);
    store64(rk + 16408, t574);
    store64(rk + 16416, t526);
    store64(rk + 16424, t527);
    store64(rk + 16432, t532);
    store64(rk + 16440, t576);
    store64(rk + 16448, t633);
    store64(rk + 16456, t584);
    store64(rk + 16464, t585);
    store64(rk + 16472, t588);
    store64(rk + 16480, t635);
    store64(rk + 16488, t597);
    store64(rk + 16496, t639);
    store64(rk + 16504, t694);
    store64(rk + 16512, t645);
    store64(rk + 16520, t648);
    store64(rk + 16528, t695);
    store64(rk + 16536, t658);
    store64(rk + 16544, t699);
    store64(rk + 16552, t750);
    store64(rk + 16560, t706);
    store64(rk + 16568, t707);
    store64(rk + 16576, t711);
    store64(rk + 16584, t752);
    store64(rk + 16592, t809);
    store64(rk + 16600, t760);
    store64(rk + 16608, t761);
    store64(rk + 16616, t764);
    store64(rk + 16624, t811);
    store64(rk + 16632, t773);
    store64(rk + 16640, t815);
    store64(rk + 16648, t870);
    store64(rk + 16656, t822);
    store64(rk + 16664, t823);
    store64(rk + 16672, t828);
    store64(rk + 16680, t872);
    store64(rk + 16688, t931);
    store64(rk + 16696, t880);
    store64(rk + 16704, t881);
    store64(rk + 16712, t884);
    store64(rk + 16720, t933);
    store64(rk + 16728, t894);
    store64(rk + 16736, t937);
    store64(rk + 16744, t990);
    store64(rk + 16752, t944);
    store64(rk + 16760, t945);
    store64(rk + 16768, t949);
    store64(rk + 16776, t992);
    store64(rk + 16784, t1051);
    store64(rk + 16792, t1000);
    store64(rk + 16800, t1001);
    store64(rk + 16808, t1004);
    store64(rk + 16816, t1053);
    store64(rk + 16824, t1013);
    store64(rk + 16832, t1057);
    store64(rk + 16840, ~t1062);
    store64(rk + 16848, t1064);
    store64(rk + 16856, t1065);
    store64(rk + 16864, t1069);
    store64(rk + 16872, ~t1074);
    store64(rk + 16880, t1075);
    store64(rk + 16888, t1076);
    store64(rk + 16896, t1066);
    store64(rk + 16904, t1018);
    store64(rk + 16912, t1019);
    store64(rk + 16920, t544);
    store64(rk + 16928, t498);
    store64(rk + 16936, t499);
    store64(rk + 16944, t503);
    store64(rk + 16952, t546);
    store64(rk + 16960, t603);
    store64(rk + 16968, t554);
    store64(rk + 16976, t555);
    store64(rk + 16984, t558);
    store64(rk + 16992, t605);
    store64(rk + 17000, t567);
    store64(rk + 17008, t609);
    store64(rk + 17016, t664);
    store64(rk + 17024, t615);
    store64(rk + 17032, t618);
    store64(rk + 17040, t665);
    store64(rk + 17048, t627);
    store64(rk + 17056, t669);
    store64(rk + 17064, t722);
    store64(rk + 17072, t676);
    store64(rk + 17080, t677);
    store64(rk + 17088, t683);
    store64(rk + 17096, t724);
    store64(rk + 17104, t779);
    store64(rk + 17112, t732);
    store64(rk + 17120, t733);
    store64(rk + 17128, t736);
    store64(rk + 17136, t781);
    store64(rk + 17144, t744);
    store64(rk + 17152, t785);
    store64(rk + 17160, t840);
    store64(rk + 17168, t792);
    store64(rk + 17176, t793);
    store64(rk + 17184, t798);
    store64(rk + 17192, t842);
    store64(rk + 17200, t900);
    store64(rk + 17208, t850);
    store64(rk + 17216, t851);
    store64(rk + 17224, t854);
    store64(rk + 17232, t902);
    store64(rk + 17240, t863);
    store64(rk + 17248, t906);
    store64(rk + 17256, t961);
    store64(rk + 17264, t913);
    store64(rk + 17272, t914);
    store64(rk + 17280, t920);
    store64(rk + 17288, t963);
    store64(rk + 17296, t1020);
    store64(rk + 17304, t971);
    store64(rk + 17312, t972);
    store64(rk + 17320, t975);
    store64(rk + 17328, t1022);
    store64(rk + 17336, t983);
    store64(rk + 17344, t1026);
    store64(rk + 17352, t1082);
    store64(rk + 17360, t1033);
    store64(rk + 17368, t1034);
    store64(rk + 17376, t1039);
    store64(rk + 17384, t1084);
    store64(rk + 17392, t1045);
    store64(rk + 17400, t1046);
    store64(rk + 17408, t459);
    store64(rk + 17416, t987);
    store64(rk + 17424, t988);
    store64(rk + 17432, t514);
    store64(rk + 17440, t470);
    store64(rk + 17448, t471);
    store64(rk + 17456, t475);
    store64(rk + 17464, t516);
    store64(rk + 17472, t573);
    store64(rk + 17480, t524);
    store64(rk + 17488, t525);
    store64(rk + 17496, t528);
    store64(rk + 17504, t575);
    store64(rk + 17512, t537);
    store64(rk + 17520, t579);
    store64(rk + 17528, t634);
    store64(rk + 17536, t585);
    store64(rk + 17544, t588);
    store64(rk + 17552, t635);
    store64(rk + 17560, t597);
    store64(rk + 17568, t639);
    store64(rk + 17576, t694);
    store64(rk + 17584, t646);
    store64(rk + 17592, t647);
    store64(rk + 17600, t653);
    store64(rk + 17608, t696);
    store64(rk + 17616, t749);
    store64(rk + 17624, t704);
    store64(rk + 17632, t705);
    store64(rk + 17640, t708);
    store64(rk + 17648, t751);
    store64(rk + 17656, t716);
    store64(rk + 17664, t755);
    store64(rk + 17672, t810);
    store64(rk + 17680, t762);
    store64(rk + 17688, t763);
    store64(rk + 17696, t768);
    store64(rk + 17704, t812);
    store64(rk + 17712, t869);
    store64(rk + 17720, t820);
    store64(rk + 17728, t821);
    store64(rk + 17736, t824);
    store64(rk + 17744, t871);
    store64(rk + 17752, t833);
    store64(rk + 17760, t875);
    store64(rk + 17768, t932);
    store64(rk + 17776, t882);
    store64(rk + 17784, t883);
    store64(rk + 17792, t889);
    store64(rk + 17800, t934);
    store64(rk + 17808, t989);
    store64(rk + 17816, t942);
    store64(rk + 17824, t943);
    store64(rk + 17832, t946);
    store64(rk + 17840, t991);
    store64(rk + 17848, t954);
    store64(rk + 17856, t995);
    store64(rk + 17864, t1052);
    store64(rk + 17872, t1002);
    store64(rk + 17880, t1003);
    store64(rk + 17888, t1008);
    store64(rk + 17896, t1054);
    store64(rk + 17904, t1014);
    store64(rk + 17912, t1015);
    store64(rk + 17920, t429);
    store64(rk + 17928, t958);
    store64(rk + 17936, t959);
    store64(rk + 17944, t486);
    store64(rk + 17952, t440);
    store64(rk + 17960, t441);
    store64(rk + 17968, t447);
    store64(rk + 17976, t488);
    store64(rk + 17984, t543);
    store64(rk + 17992, t496);
    store64(rk + 18000, t497);
    store64(rk + 18008, t500);
    store64(rk + 18016, t545);
    store64(rk + 18024, t508);
    store64(rk + 18032, t549);
    store64(rk + 18040, t604);
    store64(rk + 18048, t555);
    store64(rk + 18056, t558);
    store64(rk + 18064, t605);
    store64(rk + 18072, t567);
    store64(rk + 18080, t609);
    store64(rk + 18088, t664);
    store64(rk + 18096, t616);
    store64(rk + 18104, t617);
    store64(rk + 18112, t622);
    store64(rk + 18120, t666);
    store64(rk + 18128, t721);
    store64(rk + 18136, t674);
    store64(rk + 18144, t675);
    store64(rk + 18152, t678);
    store64(rk + 18160, t723);
    store64(rk + 18168, t688);
    store64(rk + 18176, t727);
    store64(rk + 18184, t780);
    store64(rk + 18192, t734);
    store64(rk + 18200, t735);
    store64(rk + 18208, t739);
    store64(rk + 18216, t782);
    store64(rk + 18224, t839);
    store64(rk + 18232, t790);
    store64(rk + 18240, t791);
    store64(rk + 18248, t794);
    store64(rk + 18256, t841);
    store64(rk + 18264, t803);
    store64(rk + 18272, t845);
    store64(rk + 18280, t901);
    store64(rk + 18288, t852);
    store64(rk + 18296, t853);
    store64(rk + 18304, t858);
    store64(rk + 18312, t903);
    store64(rk + 18320, t960);
    store64(rk + 18328, t911);
    store64(rk + 18336, t912);
    store64(rk + 18344, t915);
    store64(rk + 18352, t962);
    store64(rk + 18360, t925);
    store64(rk + 18368, t966);
    store64(rk + 18376, t1021);
    store64(rk + 18384, t973);
    store64(rk + 18392, t974);
    store64(rk + 18400, t978);
    store64(rk + 18408, t1023);
    store64(rk + 18416, t984);
    store64(rk + 18424, t985);
    store64(rk + 18432, t399);
    store64(rk + 18440, t929);
    store64(rk + 18448, t930);
    store64(rk + 18456, t458);
    store64(rk + 18464, t410);
    store64(rk + 18472, t411);
    store64(rk + 18480, t417);
    store64(rk + 18488, t460);
    store64(rk + 18496, t513);
    store64(rk + 18504, t468);
    store64(rk + 18512, t469);
    store64(rk + 18520, t472);
    store64(rk + 18528, t515);
    store64(rk + 18536, t480);
    store64(rk + 18544, t519);
    store64(rk + 18552, t574);
    store64(rk + 18560, t525);
    store64(rk + 18568, t528);
    store64(rk + 18576, t575);
    store64(rk + 18584, t537);
    store64(rk + 18592, t579);
    store64(rk + 18600, t634);
    store64(rk + 18608, t586);
    store64(rk + 18616, t587);
    store64(rk + 18624, t592);
    store64(rk + 18632, t636);
    store64(rk + 18640, t693);
    store64(rk + 18648, t644);
    store64(rk + 18656, t645);
    store64(rk + 18664, t648);
    store64(rk + 18672, t695);
    store64(rk + 18680, t658);
    store64(rk + 18688, t699);
    store64(rk + 18696, t750);
    store64(rk + 18704, t706);
    store64(rk + 18712, t707);
    store64(rk + 18720, t711);
    store64(rk + 18728, t752);
    store64(rk + 18736, t809);
    store64(rk + 18744, t760);
    store64(rk + 18752, t761);
    store64(rk + 18760, t764);
    store64(rk + 18768, t811);
    store64(rk + 18776, t773);
    store64(rk + 18784, t815);
    store64(rk + 18792, t870);
    store64(rk + 18800, t822);
    store64(rk + 18808, t823);
    store64(rk + 18816, t828);
    store64(rk + 18824, t872);
    store64(rk + 18832, t931);
    store64(rk + 18840, t880);
    store64(rk + 18848, t881);
    store64(rk + 18856, t884);
    store64(rk + 18864, t933);
    store64(rk + 18872, t894);
    store64(rk + 18880, t937);
    store64(rk + 18888, t990);
    store64(rk + 18896, t944);
    store64(rk + 18904, t945);
    store64(rk + 18912, t949);
    store64(rk + 18920, t992);
    store64(rk + 18928, t955);
    store64(rk + 18936, t956);
    store64(rk + 18944, t370);
    store64(rk + 18952, t898);
    store64(rk + 18960, t899);
    store64(rk + 18968, t428);
    store64(rk + 18976, t381);
    store64(rk + 18984, t382);
    store64(rk + 18992, t387);
    store64(rk + 19000, t430);
    store64(rk + 19008, t485);
    store64(rk + 19016, t438);
    store64(rk + 19024, t439);
    store64(rk + 19032, t442);
    store64(rk + 19040, t487);
    store64(rk + 19048, t452);
    store64(rk + 19056, t491);
    store64(rk + 19064, t544);
    store64(rk + 19072, t497);
    store64(rk + 19080, t500);
    store64(rk + 19088, t545);
    store64(rk + 19096, t508);
    store64(rk + 19104, t549);
    store64(rk + 19112, t604);
    store64(rk + 19120, t556);
    store64(rk + 19128, t557);
    store64(rk + 19136, t562);
    store64(rk + 19144, t606);
    store64(rk + 19152, t663);
    store64(rk + 19160, t614);
    store64(rk + 19168, t615);
    store64(rk + 19176, t618);
    store64(rk + 19184, t665);
    store64(rk + 19192, t627);
    store64(rk + 19200, t669);
    store64(rk + 19208, t722);
    store64(rk + 19216, t676);
    store64(rk + 19224, t677);
    store64(rk + 19232, t683);
    store64(rk + 19240, t724);
    store64(rk + 19248, t779);
    store64(rk + 19256, t732);
    store64(rk + 19264, t733);
    store64(rk + 19272, t736);
    store64(rk + 19280, t781);
    store64(rk + 19288, t744);
    store64(rk + 19296, t785);
    store64(rk + 19304, t840);
    store64(rk + 19312, t792);
    store64(rk + 19320, t793);
    store64(rk + 19328, t798);
    store64(rk + 19336, t842);
    store64(rk + 19344, t900);
    store64(rk + 19352, t850);
    store64(rk + 19360, t851);
    store64(rk + 19368, t854);
    store64(rk + 19376, t902);
    store64(rk + 19384, t863);
    store64(rk + 19392, t906);
    store64(rk + 19400, t961);
    store64(rk + 19408, t913);
    store64(rk + 19416, t914);
    store64(rk + 19424, t920);
    store64(rk + 19432, t963);
    store64(rk + 19440, t926);
    store64(rk + 19448, t927);
    store64(rk + 19456, t917);
    store64(rk + 19464, t282);
    store64(rk + 19472, t868);
    store64(rk + 19480, t398);
    store64(rk + 19488, t347);
    store64(rk + 19496, t348);
    store64(rk + 19504, t354);
    store64(rk + 19512, t400);
    store64(rk + 19520, t457);
    store64(rk + 19528, t408);
    store64(rk + 19536, t409);
    store64(rk + 19544, t412);
    store64(rk + 19552, t459);
    store64(rk + 19560, t422);
    store64(rk + 19568, t463);
    store64(rk + 19576, t514);
    store64(rk + 19584, t469);
    store64(rk + 19592, t472);
    store64(rk + 19600, t515);
    store64(rk + 19608, t480);
    store64(rk + 19616, t519);
    store64(rk + 19624, t574);
    store64(rk + 19632, t526);
    store64(rk + 19640, t527);
    store64(rk + 19648, t532);
    store64(rk + 19656, t576);
    store64(rk + 19664, t633);
    store64(rk + 19672, t584);
    store64(rk + 19680, t585);
    store64(rk + 19688, t588);
    store64(rk + 19696, t635);
    store64(rk + 19704, t597);
    store64(rk + 19712, t639);
    store64(rk + 19720, t694);
    store64(rk + 19728, t646);
    store64(rk + 19736, t647);
    store64(rk + 19744, t653);
    store64(rk + 19752, t696);
    store64(rk + 19760, t749);
    store64(rk + 19768, t704);
    store64(rk + 19776, t705);
    store64(rk + 19784, t708);
    store64(rk + 19792, t751);
    store64(rk + 19800, t716);
    store64(rk + 19808, t755);
    store64(rk + 19816, t810);
    store64(rk + 19824, t762);
    store64(rk + 19832, t763);
    store64(rk + 19840, t768);
    store64(rk + 19848, t812);
    store64(rk + 19856, t869);
    store64(rk + 19864, t820);
    store64(rk + 19872, t821);
    store64(rk + 19880, t824);
    store64(rk + 19888, t871);
    store64(rk + 19896, t833);
    store64(rk + 19904, t875);
    store64(rk + 19912, t932);
    store64(rk + 19920, t882);
    store64(rk + 19928, t883);
    store64(rk + 19936, t889);
    store64(rk + 19944, t934);
    store64(rk + 19952, t895);
    store64(rk + 19960, t896);
    store64(rk + 19968, t886);
    store64(rk + 19976, t235);
    store64(rk + 19984, t838);
    store64(rk + 19992, t369);
    store64(rk + 20000, t312);
    store64(rk + 20008, t313);
    store64(rk + 20016, t318);
    store64(rk + 20024, t371);
    store64(rk + 20032, t427);
    store64(rk + 20040, t379);
    store64(rk + 20048, t380);
    store64(rk + 20056, t383);
    store64(rk + 20064, t429);
    store64(rk + 20072, t392);
    store64(rk + 20080, t433);
    store64(rk + 20088, t486);
    store64(rk + 20096, t439);
    store64(rk + 20104, t442);
    store64(rk + 20112, t487);
    store64(rk + 20120, t452);
    store64(rk + 20128, t491);
    store64(rk + 20136, t544);
    store64(rk + 20144, t498);
    store64(rk + 20152, t499);
    store64(rk + 20160, t503);
    store64(rk + 20168, t546);
    store64(rk + 20176, t603);
    store64(rk + 20184, t554);
    store64(rk + 20192, t555);
    store64(rk + 20200, t558);
    store64(rk + 20208, t605);
    store64(rk + 20216, t567);
    store64(rk + 20224, t609);
    store64(rk + 20232, t664);
    store64(rk + 20240, t616);
    store64(rk + 20248, t617);
    store64(rk + 20256, t622);
    store64(rk + 20264, t666);
    store64(rk + 20272, t721);
    store64(rk + 20280, t674);
    store64(rk + 20288, t675);
    store64(rk + 20296, t678);
    store64(rk + 20304, t723);
    store64(rk + 20312, t688);
    store64(rk + 20320, t727);
    store64(rk + 20328, t780);
    store64(rk + 20336, t734);
    store64(rk + 20344, t735);
    store64(rk + 20352, t739);
    store64(rk + 20360, t782);
    store64(rk + 20368, t839);
    store64(rk + 20376, t790);
    store64(rk + 20384, t791);
    store64(rk + 20392, t794);
    store64(rk + 20400, t841);
    store64(rk + 20408, t803);
    store64(rk + 20416, t845);
    store64(rk + 20424, t901);
    store64(rk + 20432, t852);
    store64(rk + 20440, t853);
    store64(rk + 20448, t858);
    store64(rk + 20456, t903);
    store64(rk + 20464, t864);
    store64(rk + 20472, t865);
    store64(rk + 20480, t855);
    store64(rk + 20488, t199);
    store64(rk + 20496, t808);
    store64(rk + 20504, t335);
    store64(rk + 20512, t270);
    store64(rk + 20520, t271);
    store64(rk + 20528, t277);
    store64(rk + 20536, t337);
    store64(rk + 20544, t397);
    store64(rk + 20552, t345);
    store64(rk + 20560, t346);
    store64(rk + 20568, t349);
    store64(rk + 20576, t399);
    store64(rk + 20584, t359);
    store64(rk + 20592, t403);
    store64(rk + 20600, t458);
    store64(rk + 20608, t409);
    store64(rk + 20616, t412);
    store64(rk + 20624, t459);
    store64(rk + 20632, t422);
    store64(rk + 20640, t463);
    store64(rk + 20648, t514);
    store64(rk + 20656, t470);
    store64(rk + 20664, t471);
    store64(rk + 20672, t475);
    store64(rk + 20680, t516);
    store64(rk + 20688, t573);
    store64(rk + 20696, t524);
    store64(rk + 20704, t525);
    store64(rk + 20712, t528);
    store64(rk + 20720, t575);
    store64(rk + 20728, t537);
    store64(rk + 20736, t579);
    store64(rk + 20744, t634);
    store64(rk + 20752, t586);
    store64(rk + 20760, t587);
    store64(rk + 20768, t592);
    store64(rk + 20776, t636);
    store64(rk + 20784, t693);
    store64(rk + 20792, t644);
    store64(rk + 20800, t645);
    store64(rk + 20808, t648);
    store64(rk + 20816, t695);
    store64(rk + 20824, t658);
    store64(rk + 20832, t699);
    store64(rk + 20840, t750);
    store64(rk + 20848, t706);
    store64(rk + 20856, t707);
    store64(rk + 20864, t711);
    store64(rk + 20872, t752);
    store64(rk + 20880, t809);
    store64(rk + 20888, t760);
    store64(rk + 20896, t761);
    store64(rk + 20904, t764);
    store64(rk + 20912, t811);
    store64(rk + 20920, t773);
    store64(rk + 20928, t815);
    store64(rk + 20936, t870);
    store64(rk + 20944, t822);
    store64(rk + 20952, t823);
    store64(rk + 20960, t828);
    store64(rk + 20968, t872);
    store64(rk + 20976, t834);
    store64(rk + 20984, t835);
    store64(rk + 20992, t825);
    store64(rk + 21000, t89);
    store64(rk + 21008, t778);
    store64(rk + 21016, t300);
    store64(rk + 21024, t223);
    store64(rk + 21032, t224);
    store64(rk + 21040, t230);
    store64(rk + 21048, t302);
    store64(rk + 21056, t368);
    store64(rk + 21064, t310);
    store64(rk + 21072, t311);
    store64(rk + 21080, t314);
    store64(rk + 21088, t370);
    store64(rk + 21096, t323);
    store64(rk + 21104, t374);
    store64(rk + 21112, t428);
    store64(rk + 21120, t380);
    store64(rk + 21128, t383);
    store64(rk + 21136, t429);
    store64(rk + 21144, t392);
    store64(rk + 21152, t433);
    store64(rk + 21160, t486);
    store64(rk + 21168, t440);
    store64(rk + 21176, t441);
    store64(rk + 21184, t447);
    store64(rk + 21192, t488);
    store64(rk + 21200, t543);
    store64(rk + 21208, t496);
    store64(rk + 21216, t497);
    store64(rk + 21224, t500);
    store64(rk + 21232, t545);
    store64(rk + 21240, t508);
    store64(rk + 21248, t549);
    store64(rk + 21256, t604);
    store64(rk + 21264, t556);
    store64(rk + 21272, t557);
    store64(rk + 21280, t562);
    store64(rk + 21288, t606);
    store64(rk + 21296, t663);
    store64(rk + 21304, t614);
    store64(rk + 21312, t615);
    store64(rk + 21320, t618);
    store64(rk + 21328, t665);
    store64(rk + 21336, t627);
    store64(rk + 21344, t669);
    store64(rk + 21352, t722);
    store64(rk + 21360, t676);
    store64(rk + 21368, t677);
    store64(rk + 21376, t683);
    store64(rk + 21384, t724);
    store64(rk + 21392, t779);
    store64(rk + 21400, t732);
    store64(rk + 21408, t733);
    store64(rk + 21416, t736);
    store64(rk + 21424, t781);
    store64(rk + 21432, t744);
    store64(rk + 21440, t785);
    store64(rk + 21448, t840);
    store64(rk + 21456, t792);
    store64(rk + 21464, t793);
    store64(rk + 21472, t798);
    store64(rk + 21480, t842);
    store64(rk + 21488, t804);
    store64(rk + 21496, t805);
    store64(rk + 21504, t173);
    store64(rk + 21512, t174);
    store64(rk + 21520, t748);
    store64(rk + 21528, t258);
    store64(rk + 21536, t188);
    store64(rk + 21544, t189);
    store64(rk + 21552, t194);
    store64(rk + 21560, t260);
    store64(rk + 21568, t334);
    store64(rk + 21576, t268);
    store64(rk + 21584, t269);
    store64(rk + 21592, t272);
    store64(rk + 21600, t336);
    store64(rk + 21608, t282);
    store64(rk + 21616, t340);
    store64(rk + 21624, t398);
    store64(rk + 21632, t346);
    store64(rk + 21640, t349);
    store64(rk + 21648, t399);
    store64(rk + 21656, t359);
    store64(rk + 21664, t403);
    store64(rk + 21672, t458);
    store64(rk + 21680, t410);
    store64(rk + 21688, t411);
    store64(rk + 21696, t417);
    store64(rk + 21704, t460);
    store64(rk + 21712, t513);
    store64(rk + 21720, t468);
    store64(rk + 21728, t469);
    store64(rk + 21736, t472);
    store64(rk + 21744, t515);
    store64(rk + 21752, t480);
    store64(rk + 21760, t519);
    store64(rk + 21768, t574);
    store64(rk + 21776, t526);
    store64(rk + 21784, t527);
    store64(rk + 21792, t532);
    store64(rk + 21800, t576);
    store64(rk + 21808, t633);
    store64(rk + 21816, t584);
    store64(rk + 21824, t585);
    store64(rk + 21832, t588);
    store64(rk + 21840, t635);
    store64(rk + 21848, t597);
    store64(rk + 21856, t639);
    store64(rk + 21864, t694);
    store64(rk + 21872, t646);
    store64(rk + 21880, t647);
    store64(rk + 21888, t653);
    store64(rk + 21896, t696);
    store64(rk + 21904, t749);
    store64(rk + 21912, t704);
    store64(rk + 21920, t705);
    store64(rk + 21928, t708);
    store64(rk + 21936, t751);
    store64(rk + 21944, t716);
    store64(rk + 21952, t755);
    store64(rk + 21960, t810);
    store64(rk + 21968, t762);
    store64(rk + 21976, t763);
    store64(rk + 21984, t768);
    store64(rk + 21992, t812);
    store64(rk + 22000, t774);
    store64(rk + 22008, t775);
    store64(rk + 22016, t364);
    store64(rk + 22024, t80);
    store64(rk + 22032, t720);
    store64(rk + 22040, t84);
    store64(rk + 22048, t366);
    store64(rk + 22056, t86);
    store64(rk + 22064, t87);
    store64(rk + 22072, t90);
    store64(rk + 22080, t299);
    store64(rk + 22088, t221);
    store64(rk + 22096, t222);
    store64(rk + 22104, t225);
    store64(rk + 22112, t301);
    store64(rk + 22120, t235);
    store64(rk + 22128, t305);
    store64(rk + 22136, t369);
    store64(rk + 22144, t311);
    store64(rk + 22152, t314);
    store64(rk + 22160, t370);
    store64(rk + 22168, t323);
    store64(rk + 22176, t374);
    store64(rk + 22184, t428);
    store64(rk + 22192, t381);
    store64(rk + 22200, t382);
    store64(rk + 22208, t387);
    store64(rk + 22216, t430);
    store64(rk + 22224, t485);
    store64(rk + 22232, t438);
    store64(rk + 22240, t439);
    store64(rk + 22248, t442);
    store64(rk + 22256, t487);
    store64(rk + 22264, t452);
    store64(rk + 22272, t491);
    store64(rk + 22280, t544);
    store64(rk + 22288, t498);
    store64(rk + 22296, t499);
    store64(rk + 22304, t503);
    store64(rk + 22312, t546);
    store64(rk + 22320, t603);
    store64(rk + 22328, t554);
    store64(rk + 22336, t555);
    store64(rk + 22344, t558);
    store64(rk + 22352, t605);
    store64(rk + 22360, t567);
    store64(rk + 22368, t609);
    store64(rk + 22376, t664);
    store64(rk + 22384, t616);
    store64(rk + 22392, t617);
    store64(rk + 22400, t622);
    store64(rk + 22408, t666);
    store64(rk + 22416, t721);
    store64(rk + 22424, t674);
    store64(rk + 22432, t675);
    store64(rk + 22440, t678);
    store64(rk + 22448, t723);
    store64(rk + 22456, t688);
    store64(rk + 22464, t727);
    store64(rk + 22472, t780);
    store64(rk + 22480, t734);
    store64(rk + 22488, t735);
    store64(rk + 22496, t739);
    store64(rk + 22504, t782);
    store64(rk + 22512, t745);
    store64(rk + 22520, t746);
    store64(rk + 22528, t330);
    store64(rk + 22536, t165);
    store64(rk + 22544, t692);
    store64(rk + 22552, t169);
    store64(rk + 22560, t332);
    store64(rk + 22568, t171);
    store64(rk + 22576, t172);
    store64(rk + 22584, t175);
    store64(rk + 22592, t257);
    store64(rk + 22600, t186);
    store64(rk + 22608, t187);
    store64(rk + 22616, t190);
    store64(rk + 22624, t259);
    store64(rk + 22632, t199);
    store64(rk + 22640, t263);
    store64(rk + 22648, t335);
    store64(rk + 22656, t269);
    store64(rk + 22664, t272);
    store64(rk + 22672, t336);
    store64(rk + 22680, t282);
    store64(rk + 22688, t340);
    store64(rk + 22696, t398);
    store64(rk + 22704, t347);
    store64(rk + 22712, t348);
    store64(rk + 22720, t354);
    store64(rk + 22728, t400);
    store64(rk + 22736, t457);
    store64(rk + 22744, t408);
    store64(rk + 22752, t409);
    store64(rk + 22760, t412);
    store64(rk + 22768, t459);
    store64(rk + 22776, t422);
    store64(rk + 22784, t463);
    store64(rk + 22792, t514);
    store64(rk + 22800, t470);
    store64(rk + 22808, t471);
    store64(rk + 22816, t475);
    store64(rk + 22824, t516);
    store64(rk + 22832, t573);
    store64(rk + 22840, t524);
    store64(rk + 22848, t525);
    store64(rk + 22856, t528);
    store64(rk + 22864, t575);
    store64(rk + 22872, t537);
    store64(rk + 22880, t579);
    store64(rk + 22888, t634);
    store64(rk + 22896, t586);
    store64(rk + 22904, t587);
    store64(rk + 22912, t592);
    store64(rk + 22920, t636);
    store64(rk + 22928, t693);
    store64(rk + 22936, t644);
    store64(rk + 22944, t645);
    store64(rk + 22952, t648);
    store64(rk + 22960, t695);
    store64(rk + 22968, t658);
    store64(rk + 22976, t699);
    store64(rk + 22984, t750);
    store64(rk + 22992, t706);
    store64(rk + 23000, t707);
    store64(rk + 23008, t711);
    store64(rk + 23016, t752);
    store64(rk + 23024, t717);
    store64(rk + 23032, t718);
    store64(rk + 23040, t70);
    store64(rk + 23048, t71);
    store64(rk + 23056, t662);
    store64(rk + 23064, t210);
    store64(rk + 23072, t76);
    store64(rk + 23080, t77);
    store64(rk + 23088, t79);
    store64(rk + 23096, t365);
    store64(rk + 23104, t82);
    store64(rk + 23112, t83);
    store64(rk + 23120, t85);
    store64(rk + 23128, t367);
    store64(rk + 23136, t88);
    store64(rk + 23144, t89);
    store64(rk + 23152, t216);
    store64(rk + 23160, t300);
    store64(rk + 23168, t222);
    store64(rk + 23176, t225);
    store64(rk + 23184, t301);
    store64(rk + 23192, t235);
    store64(rk + 23200, t305);
    store64(rk + 23208, t369);
    store64(rk + 23216, t312);
    store64(rk + 23224, t313);
    store64(rk + 23232, t318);
    store64(rk + 23240, t371);
    store64(rk + 23248, t427);
    store64(rk + 23256, t379);
    store64(rk + 23264, t380);
    store64(rk + 23272, t383);
    store64(rk + 23280, t429);
    store64(rk + 23288, t392);
    store64(rk + 23296, t433);
    store64(rk + 23304, t486);
    store64(rk + 23312, t440);
    store64(rk + 23320, t441);
    store64(rk + 23328, t447);
    store64(rk + 23336, t488);
    store64(rk + 23344, t543);
    store64(rk + 23352, t496);
    store64(rk + 23360, t497);
    store64(rk + 23368, t500);
    store64(rk + 23376, t545);
    store64(rk + 23384, t508);
    store64(rk + 23392, t549);
    store64(rk + 23400, t604);
    store64(rk + 23408, t556);
    store64(rk + 23416, t557);
    store64(rk + 23424, t562);
    store64(rk + 23432, t606);
    store64(rk + 23440, t663);
    store64(rk + 23448, t614);
    store64(rk + 23456, t615);
    store64(rk + 23464, t618);
    store64(rk + 23472, t665);
    store64(rk + 23480, t627);
    store64(rk + 23488, t669);
    store64(rk + 23496, t722);
    store64(rk + 23504, t676);
    store64(rk + 23512, t677);
    store64(rk + 23520, t683);
    store64(rk + 23528, t724);
    store64(rk + 23536, t689);
    store64(rk + 23544, t690);
    store64(rk + 23552, t680);
    store64(rk + 23560, t632);
    store64(rk + 23568, t158);
    store64(rk + 23576, t161);
    store64(rk + 23584, t255);
    store64(rk + 23592, t163);
    store64(rk + 23600, t164);
    store64(rk + 23608, t331);
    store64(rk + 23616, t167);
    store64(rk + 23624, t168);
    store64(rk + 23632, t170);
    store64(rk + 23640, t333);
    store64(rk + 23648, t173);
    store64(rk + 23656, t174);
    store64(rk + 23664, t181);
    store64(rk + 23672, t258);
    store64(rk + 23680, t187);
    store64(rk + 23688, t190);
    store64(rk + 23696, t259);
    store64(rk + 23704, t199);
    store64(rk + 23712, t263);
    store64(rk + 23720, t335);
    store64(rk + 23728, t270);
    store64(rk + 23736, t271);
    store64(rk + 23744, t277);
    store64(rk + 23752, t337);
    store64(rk + 23760, t397);
    store64(rk + 23768, t345);
    store64(rk + 23776, t346);
    store64(rk + 23784, t349);
    store64(rk + 23792, t399);
    store64(rk + 23800, t359);
    store64(rk + 23808, t403);
    store64(rk + 23816, t458);
    store64(rk + 23824, t410);
    store64(rk + 23832, t411);
    store64(rk + 23840, t417);
    store64(rk + 23848, t460);
    store64(rk + 23856, t513);
    store64(rk + 23864, t468);
    store64(rk + 23872, t469);
    store64(rk + 23880, t472);
    store64(rk + 23888, t515);
    store64(rk + 23896, t480);
    store64(rk + 23904, t519);
    store64(rk + 23912, t574);
    store64(rk + 23920, t526);
    store64(rk + 23928, t527);
    store64(rk + 23936, t532);
    store64(rk + 23944, t576);
    store64(rk + 23952, t633);
    store64(rk + 23960, t584);
    store64(rk + 23968, t585);
    store64(rk + 23976, t588);
    store64(rk + 23984, t635);
    store64(rk + 23992, t597);
    store64(rk + 24000, t639);
    store64(rk + 24008, t694);
    store64(rk + 24016, t646);
    store64(rk + 24024, t647);
    store64(rk + 24032, t653);
    store64(rk + 24040, t696);
    store64(rk + 24048, t659);
    store64(rk + 24056, t660);
    store64(rk + 24064, t650);
    store64(rk + 24072, t602);
    store64(rk + 24080, t63);
    store64(rk + 24088, t66);
    store64(rk + 24096, t207);
    store64(rk + 24104, t68);
    store64(rk + 24112, t69);
    store64(rk + 24120, t72);
    store64(rk + 24128, t209);
    store64(rk + 24136, t74);
    store64(rk + 24144, t75);
    store64(rk + 24152, t78);
    store64(rk + 24160, t364);
    store64(rk + 24168, t80);
    store64(rk + 24176, t81);
    store64(rk + 24184, t84);
    store64(rk + 24192, t85);
    store64(rk + 24200, t367);
    store64(rk + 24208, t88);
    store64(rk + 24216, t89);
    store64(rk + 24224, t216);
    store64(rk + 24232, t300);
    store64(rk + 24240, t223);
    store64(rk + 24248, t224);
    store64(rk + 24256, t230);
    store64(rk + 24264, t302);
    store64(rk + 24272, t368);
    store64(rk + 24280, t310);
    store64(rk + 24288, t311);
    store64(rk + 24296, t314);
    store64(rk + 24304, t370);
    store64(rk + 24312, t323);
    store64(rk + 24320, t374);
    store64(rk + 24328, t428);
    store64(rk + 24336, t381);
    store64(rk + 24344, t382);
    store64(rk + 24352, t387);
    store64(rk + 24360, t430);
    store64(rk + 24368, t485);
    store64(rk + 24376, t438);
    store64(rk + 24384, t439);
    store64(rk + 24392, t442);
    store64(rk + 24400, t487);
    store64(rk + 24408, t452);
    store64(rk + 24416, t491);
    store64(rk + 24424, t544);
    store64(rk + 24432, t498);
    store64(rk + 24440, t499);
    store64(rk + 24448, t503);
    store64(rk + 24456, t546);
    store64(rk + 24464, t603);
    store64(rk + 24472, t554);
    store64(rk + 24480, t555);
    store64(rk + 24488, t558);
    store64(rk + 24496, t605);
    store64(rk + 24504, t567);
    store64(rk + 24512, t609);
    store64(rk + 24520, t664);
    store64(rk + 24528, t616);
    store64(rk + 24536, t617);
    store64(rk + 24544, t622);
    store64(rk + 24552, t666);
    store64(rk + 24560, t628);
    store64(rk + 24568, t629);
    store64(rk + 24576, t619);
    store64(rk + 24584, t572);
    store64(rk + 24592, t150);
    store64(rk + 24600, t252);
    store64(rk + 24608, t153);
    store64(rk + 24616, t154);
    store64(rk + 24624, t156);
    store64(rk + 24632, t254);
    store64(rk + 24640, t159);
    store64(rk + 24648, t160);
    store64(rk + 24656, t162);
    store64(rk + 24664, t256);
    store64(rk + 24672, t330);
    store64(rk + 24680, t165);
    store64(rk + 24688, t166);
    store64(rk + 24696, t169);
    store64(rk + 24704, t170);
    store64(rk + 24712, t333);
    store64(rk + 24720, t173);
    store64(rk + 24728, t174);
    store64(rk + 24736, t181);
    store64(rk + 24744, t258);
    store64(rk + 24752, t188);
    store64(rk + 24760, t189);
    store64(rk + 24768, t194);
    store64(rk + 24776, t260);
    store64(rk + 24784, t334);
    store64(rk + 24792, t268);
    store64(rk + 24800, t269);
    store64(rk + 24808, t272);
    store64(rk + 24816, t336);
    store64(rk + 24824, t282);
    store64(rk + 24832, t340);
    store64(rk + 24840, t398);
    store64(rk + 24848, t347);
    store64(rk + 24856, t348);
    store64(rk + 24864, t354);
    store64(rk + 24872, t400);
    store64(rk + 24880, t457);
    store64(rk + 24888, t408);
    store64(rk + 24896, t409);
    store64(rk + 24904, t412);
    store64(rk + 24912, t459);
    store64(rk + 24920, t422);
    store64(rk + 24928, t463);
    store64(rk + 24936, t514);
    store64(rk + 24944, t470);
    store64(rk + 24952, t471);
    store64(rk + 24960, t475);
    store64(rk + 24968, t516);
    store64(rk + 24976, t573);
    store64(rk + 24984, t524);
    store64(rk + 24992, t525);
    store64(rk + 25000, t528);
    store64(rk + 25008, t575);
    store64(rk + 25016, t537);
    store64(rk + 25024, t579);
    store64(rk + 25032, t634);
    store64(rk + 25040, t586);
    store64(rk + 25048, t587);
    store64(rk + 25056, t592);
    store64(rk + 25064, t636);
    store64(rk + 25072, t598);
    store64(rk + 25080, t599);
    store64(rk + 25088, t589);
    store64(rk + 25096, t542);
    store64(rk + 25104, t55);
    store64(rk + 25112, t204);
    store64(rk + 25120, t58);
    store64(rk + 25128, t59);
    store64(rk + 25136, t61);
    store64(rk + 25144, t206);
    store64(rk + 25152, t64);
    store64(rk + 25160, t65);
    store64(rk + 25168, t67);
    store64(rk + 25176, t208);
    store64(rk + 25184, t70);
    store64(rk + 25192, t71);
    store64(rk + 25200, t73);
    store64(rk + 25208, t210);
    store64(rk + 25216, t75);
    store64(rk + 25224, t78);
    store64(rk + 25232, t364);
    store64(rk + 25240, t80);
    store64(rk + 25248, t81);
    store64(rk + 25256, t84);
    store64(rk + 25264, t366);
    store64(rk + 25272, t86);
    store64(rk + 25280, t87);
    store64(rk + 25288, t90);
    store64(rk + 25296, t299);
    store64(rk + 25304, t221);
    store64(rk + 25312, t222);
    store64(rk + 25320, t225);
    store64(rk + 25328, t301);
    store64(rk + 25336, t235);
    store64(rk + 25344, t305);
    store64(rk + 25352, t369);
    store64(rk + 25360, t312);
    store64(rk + 25368, t313);
    store64(rk + 25376, t318);
    store64(rk + 25384, t371);
    store64(rk + 25392, t427);
    store64(rk + 25400, t379);
    store64(rk + 25408, t380);
    store64(rk + 25416, t383);
    store64(rk + 25424, t429);
    store64(rk + 25432, t392);
    store64(rk + 25440, t433);
    store64(rk + 25448, t486);
    store64(rk + 25456, t440);
    store64(rk + 25464, t441);
    store64(rk + 25472, t447);
    store64(rk + 25480, t488);
    store64(rk + 25488, t543);
    store64(rk + 25496, t496);
    store64(rk + 25504, t497);
    store64(rk + 25512, t500);
    store64(rk + 25520, t545);
    store64(rk + 25528, t508);
    store64(rk + 25536, t549);
    store64(rk + 25544, t604);
    store64(rk + 25552, t556);
    store64(rk + 25560, t557);
    store64(rk + 25568, t562);
    store64(rk + 25576, t606);
    store64(rk + 25584, t568);
    store64(rk + 25592, t569);
    store64(rk + 25600, t137);
    store64(rk + 25608, t512);
    store64(rk + 25616, t140);
    store64(rk + 25624, t143);
    store64(rk + 25632, t328);
    store64(rk + 25640, t145);
    store64(rk + 25648, t146);
    store64(rk + 25656, t149);
    store64(rk + 25664, t251);
    store64(rk + 25672, t151);
    store64(rk + 25680, t152);
    store64(rk + 25688, t155);
    store64(rk + 25696, t253);
    store64(rk + 25704, t157);
    store64(rk + 25712, t158);
    store64(rk + 25720, t161);
    store64(rk + 25728, t162);
    store64(rk + 25736, t256);
    store64(rk + 25744, t330);
    store64(rk + 25752, t165);
    store64(rk + 25760, t166);
    store64(rk + 25768, t169);
    store64(rk + 25776, t332);
    store64(rk + 25784, t171);
    store64(rk + 25792, t172);
    store64(rk + 25800, t175);
    store64(rk + 25808, t257);
    store64(rk + 25816, t186);
    store64(rk + 25824, t187);
    store64(rk + 25832, t190);
    store64(rk + 25840, t259);
    store64(rk + 25848, t199);
    store64(rk + 25856, t263);
    store64(rk + 25864, t335);
    store64(rk + 25872, t270);
    store64(rk + 25880, t271);
    store64(rk + 25888, t277);
    store64(rk + 25896, t337);
    store64(rk + 25904, t397);
    store64(rk + 25912, t345);
    store64(rk + 25920, t346);
    store64(rk + 25928, t349);
    store64(rk + 25936, t399);
    store64(rk + 25944, t359);
    store64(rk + 25952, t403);
    store64(rk + 25960, t458);
    store64(rk + 25968, t410);
    store64(rk + 25976, t411);
    store64(rk + 25984, t417);
    store64(rk + 25992, t460);
    store64(rk + 26000, t513);
    store64(rk + 26008, t468);
    store64(rk + 26016, t469);
    store64(rk + 26024, t472);
    store64(rk + 26032, t515);
    store64(rk + 26040, t480);
    store64(rk + 26048, t519);
    store64(rk + 26056, t574);
    store64(rk + 26064, t526);
    store64(rk + 26072, t527);
    store64(rk + 26080, t532);
    store64(rk + 26088, t576);
    store64(rk + 26096, t538);
    store64(rk + 26104, t539);
    store64(rk + 26112, t295);
    store64(rk + 26120, t484);
    store64(rk + 26128, t45);
    store64(rk + 26136, t48);
    store64(rk + 26144, t297);
    store64(rk + 26152, t50);
    store64(rk + 26160, t51);
    store64(rk + 26168, t54);
    store64(rk + 26176, t203);
    store64(rk + 26184, t56);
    store64(rk + 26192, t57);
    store64(rk + 26200, t60);
    store64(rk + 26208, t205);
    store64(rk + 26216, t62);
    store64(rk + 26224, t63);
    store64(rk + 26232, t66);
    store64(rk + 26240, t67);
    store64(rk + 26248, t208);
    store64(rk + 26256, t70);
    store64(rk + 26264, t71);
    store64(rk + 26272, t73);
    store64(rk + 26280, t210);
    store64(rk + 26288, t76);
    store64(rk + 26296, t77);
    store64(rk + 26304, t79);
    store64(rk + 26312, t365);
    store64(rk + 26320, t82);
    store64(rk + 26328, t83);
    store64(rk + 26336, t85);
    store64(rk + 26344, t367);
    store64(rk + 26352, t88);
    store64(rk + 26360, t89);
    store64(rk + 26368, t216);
    store64(rk + 26376, t300);
    store64(rk + 26384, t223);
    store64(rk + 26392, t224);
    store64(rk + 26400, t230);
    store64(rk + 26408, t302);
    store64(rk + 26416, t368);
    store64(rk + 26424, t310);
    store64(rk + 26432, t311);
    store64(rk + 26440, t314);
    store64(rk + 26448, t370);
    store64(rk + 26456, t323);
    store64(rk + 26464, t374);
    store64(rk + 26472, t428);
    store64(rk + 26480, t381);
    store64(rk + 26488, t382);
    store64(rk + 26496, t387);
    store64(rk + 26504, t430);
    store64(rk + 26512, t485);
    store64(rk + 26520, t438);
    store64(rk + 26528, t439);
    store64(rk + 26536, t442);
    store64(rk + 26544, t487);
    store64(rk + 26552, t452);
    store64(rk + 26560, t491);
    store64(rk + 26568, t544);
    store64(rk + 26576, t498);
    store64(rk + 26584, t499);
    store64(rk + 26592, t503);
    store64(rk + 26600, t546);
    store64(rk + 26608, t509);
    store64(rk + 26616, t510);
    store64(rk + 26624, t247);
    store64(rk + 26632, t456);
    store64(rk + 26640, t130);
    store64(rk + 26648, t133);
    store64(rk + 26656, t249);
    store64(rk + 26664, t135);
    store64(rk + 26672, t136);
    store64(rk + 26680, t139);
    store64(rk + 26688, t141);
    store64(rk + 26696, t142);
    store64(rk + 26704, t144);
    store64(rk + 26712, t329);
    store64(rk + 26720, t147);
    store64(rk + 26728, t148);
    store64(rk + 26736, t150);
    store64(rk + 26744, t252);
    store64(rk + 26752, t152);
    store64(rk + 26760, t155);
    store64(rk + 26768, t253);
    store64(rk + 26776, t157);
    store64(rk + 26784, t158);
    store64(rk + 26792, t161);
    store64(rk + 26800, t255);
    store64(rk + 26808, t163);
    store64(rk + 26816, t164);
    store64(rk + 26824, t331);
    store64(rk + 26832, t167);
    store64(rk + 26840, t168);
    store64(rk + 26848, t170);
    store64(rk + 26856, t333);
    store64(rk + 26864, t173);
    store64(rk + 26872, t174);
    store64(rk + 26880, t181);
    store64(rk + 26888, t258);
    store64(rk + 26896, t188);
    store64(rk + 26904, t189);
    store64(rk + 26912, t194);
    store64(rk + 26920, t260);
    store64(rk + 26928, t334);
    store64(rk + 26936, t268);
    store64(rk + 26944, t269);
    store64(rk + 26952, t272);
    store64(rk + 26960, t336);
    store64(rk + 26968, t282);
    store64(rk + 26976, t340);
    store64(rk + 26984, t398);
    store64(rk + 26992, t347);
    store64(rk + 27000, t348);
    store64(rk + 27008, t354);
    store64(rk + 27016, t400);
    store64(rk + 27024, t457);
    store64(rk + 27032, t408);
    store64(rk + 27040, t409);
    store64(rk + 27048, t412);
    store64(rk + 27056, t459);
    store64(rk + 27064, t422);
    store64(rk + 27072, t463);
    store64(rk + 27080, t514);
    store64(rk + 27088, t470);
    store64(rk + 27096, t471);
    store64(rk + 27104, t475);
    store64(rk + 27112, t516);
    store64(rk + 27120, t481);
    store64(rk + 27128, t482);
    store64(rk + 27136, t34);
    store64(rk + 27144, t426);
    store64(rk + 27152, t37);
    store64(rk + 27160, t294);
    store64(rk + 27168, t40);
    store64(rk + 27176, t41);
    store64(rk + 27184, t43);
    store64(rk + 27192, t296);
    store64(rk + 27200, t46);
    store64(rk + 27208, t47);
    store64(rk + 27216, t49);
    store64(rk + 27224, t298);
    store64(rk + 27232, t52);
    store64(rk + 27240, t53);
    store64(rk + 27248, t55);
    store64(rk + 27256, t204);
    store64(rk + 27264, t57);
    store64(rk + 27272, t60);
    store64(rk + 27280, t205);
    store64(rk + 27288, t62);
    store64(rk + 27296, t63);
    store64(rk + 27304, t66);
    store64(rk + 27312, t207);
    store64(rk + 27320, t68);
    store64(rk + 27328, t69);
    store64(rk + 27336, t72);
    store64(rk + 27344, t209);
    store64(rk + 27352, t74);
    store64(rk + 27360, t75);
    store64(rk + 27368, t78);
    store64(rk + 27376, t364);
    store64(rk + 27384, t80);
    store64(rk + 27392, t81);
    store64(rk + 27400, t84);
    store64(rk + 27408, t366);
    store64(rk + 27416, t86);
    store64(rk + 27424, t87);
    store64(rk + 27432, t90);
    store64(rk + 27440, t299);
    store64(rk + 27448, t221);
    store64(rk + 27456, t222);
    store64(rk + 27464, t225);
    store64(rk + 27472, t301);
    store64(rk + 27480, t235);
    store64(rk + 27488, t305);
    store64(rk + 27496, t369);
    store64(rk + 27504, t312);
    store64(rk + 27512, t313);
    store64(rk + 27520, t318);
    store64(rk + 27528, t371);
    store64(rk + 27536, t427);
    store64(rk + 27544, t379);
    store64(rk + 27552, t380);
    store64(rk + 27560, t383);
    store64(rk + 27568, t429);
    store64(rk + 27576, t392);
    store64(rk + 27584, t433);
    store64(rk + 27592, t486);
    store64(rk + 27600, t440);
    store64(rk + 27608, t441);
    store64(rk + 27616, t447);
    store64(rk + 27624, t488);
    store64(rk + 27632, t453);
    store64(rk + 27640, t454);
    store64(rk + 27648, t444);
    store64(rk + 27656, t120);
    store64(rk + 27664, t122);
    store64(rk + 27672, t246);
    store64(rk + 27680, t125);
    store64(rk + 27688, t126);
    store64(rk + 27696, t128);
    store64(rk + 27704, t248);
    store64(rk + 27712, t131);
    store64(rk + 27720, t132);
    store64(rk + 27728, t134);
    store64(rk + 27736, t250);
    store64(rk + 27744, t137);
    store64(rk + 27752, t138);
    store64(rk + 27760, t140);
    store64(rk + 27768, t143);
    store64(rk + 27776, t144);
    store64(rk + 27784, t329);
    store64(rk + 27792, t147);
    store64(rk + 27800, t148);
    store64(rk + 27808, t150);
    store64(rk + 27816, t252);
    store64(rk + 27824, t153);
    store64(rk + 27832, t154);
    store64(rk + 27840, t156);
    store64(rk + 27848, t254);
    store64(rk + 27856, t159);
    store64(rk + 27864, t160);
    store64(rk + 27872, t162);
    store64(rk + 27880, t256);
    store64(rk + 27888, t330);
    store64(rk + 27896, t165);
    store64(rk + 27904, t166);
    store64(rk + 27912, t169);
    store64(rk + 27920, t332);
    store64(rk + 27928, t171);
    store64(rk + 27936, t172);
    store64(rk + 27944, t175);
    store64(rk + 27952, t257);
    store64(rk + 27960, t186);
    store64(rk + 27968, t187);
    store64(rk + 27976, t190);
    store64(rk + 27984, t259);
    store64(rk + 27992, t199);
    store64(rk + 28000, t263);
    store64(rk + 28008, t335);
    store64(rk + 28016, t270);
    store64(rk + 28024, t271);
    store64(rk + 28032, t277);
    store64(rk + 28040, t337);
    store64(rk + 28048, t397);
    store64(rk + 28056, t345);
    store64(rk + 28064, t346);
    store64(rk + 28072, t349);
    store64(rk + 28080, t399);
    store64(rk + 28088, t359);
    store64(rk + 28096, t403);
    store64(rk + 28104, t458);
    store64(rk + 28112, t410);
    store64(rk + 28120, t411);
    store64(rk + 28128, t417);
    store64(rk + 28136, t460);
    store64(rk + 28144, t423);
    store64(rk + 28152, t424);
    store64(rk + 28160, t414);
    store64(rk + 28168, t26);
    store64(rk + 28176, t27);
    store64(rk + 28184, t30);
    store64(rk + 28192, t291);
    store64(rk + 28200, t32);
    store64(rk + 28208, t33);
    store64(rk + 28216, t36);
    store64(rk + 28224, t293);
    store64(rk + 28232, t38);
    store64(rk + 28240, t39);
    store64(rk + 28248, t42);
    store64(rk + 28256, t295);
    store64(rk + 28264, t44);
    store64(rk + 28272, t45);
    store64(rk + 28280, t48);
    store64(rk + 28288, t49);
    store64(rk + 28296, t298);
    store64(rk + 28304, t52);
    store64(rk + 28312, t53);
    store64(rk + 28320, t55);
    store64(rk + 28328, t204);
    store64(rk + 28336, t58);
    store64(rk + 28344, t59);
    store64(rk + 28352, t61);
    store64(rk + 28360, t206);
    store64(rk + 28368, t64);
    store64(rk + 28376, t65);
    store64(rk + 28384, t67);
    store64(rk + 28392, t208);
    store64(rk + 28400, t70);
    store64(rk + 28408, t71);
    store64(rk + 28416, t73);
    store64(rk + 28424, t210);
    store64(rk + 28432, t76);
    store64(rk + 28440, t77);
    store64(rk + 28448, t79);
    store64(rk + 28456, t365);
    store64(rk + 28464, t82);
    store64(rk + 28472, t83);
    store64(rk + 28480, t85);
    store64(rk + 28488, t367);
    store64(rk + 28496, t88);
    store64(rk + 28504, t89);
    store64(rk + 28512, t216);
    store64(rk + 28520, t300);
    store64(rk + 28528, t223);
    store64(rk + 28536, t224);
    store64(rk + 28544, t230);
    store64(rk + 28552, t302);
    store64(rk + 28560, t368);
    store64(rk + 28568, t310);
    store64(rk + 28576, t311);
    store64(rk + 28584, t314);
    store64(rk + 28592, t370);
    store64(rk + 28600, t323);
    store64(rk + 28608, t374);
    store64(rk + 28616, t428);
    store64(rk + 28624, t381);
    store64(rk + 28632, t382);
    store64(rk + 28640, t387);
    store64(rk + 28648, t430);
    store64(rk + 28656, t393);
    store64(rk + 28664, t394);
    store64(rk + 28672, t384);
    store64(rk + 28680, t111);
    store64(rk + 28688, t112);
    store64(rk + 28696, t115);
    store64(rk + 28704, t243);
    store64(rk + 28712, t117);
    store64(rk + 28720, t118);
    store64(rk + 28728, t121);
    store64(rk + 28736, t245);
    store64(rk + 28744, t123);
    store64(rk + 28752, t124);
    store64(rk + 28760, t127);
    store64(rk + 28768, t247);
    store64(rk + 28776, t129);
    store64(rk + 28784, t130);
    store64(rk + 28792, t133);
    store64(rk + 28800, t134);
    store64(rk + 28808, t250);
    store64(rk + 28816, t137);
    store64(rk + 28824, t138);
    store64(rk + 28832, t140);
    store64(rk + 28840, t143);
    store64(rk + 28848, t328);
    store64(rk + 28856, t145);
    store64(rk + 28864, t146);
    store64(rk + 28872, t149);
    store64(rk + 28880, t251);
    store64(rk + 28888, t151);
    store64(rk + 28896, t152);
    store64(rk + 28904, t155);
    store64(rk + 28912, t253);
    store64(rk + 28920, t157);
    store64(rk + 28928, t158);
    store64(rk + 28936, t161);
    store64(rk + 28944, t255);
    store64(rk + 28952, t163);
    store64(rk + 28960, t164);
    store64(rk + 28968, t331);
    store64(rk + 28976, t167);
    store64(rk + 28984, t168);
    store64(rk + 28992, t170);
    store64(rk + 29000, t333);
    store64(rk + 29008, t173);
    store64(rk + 29016, t174);
    store64(rk + 29024, t181);
    store64(rk + 29032, t258);
    store64(rk + 29040, t188);
    store64(rk + 29048, t189);
    store64(rk + 29056, t194);
    store64(rk + 29064, t260);
    store64(rk + 29072, t334);
    store64(rk + 29080, t268);
    store64(rk + 29088, t269);
    store64(rk + 29096, t272);
    store64(rk + 29104, t336);
    store64(rk + 29112, t282);
    store64(rk + 29120, t340);
    store64(rk + 29128, t398);
    store64(rk + 29136, t347);
    store64(rk + 29144, t348);
    store64(rk + 29152, t354);
    store64(rk + 29160, t400);
    store64(rk + 29168, t360);
    store64(rk + 29176, t361);
    store64(rk + 29184, t351);
    store64(rk + 29192, t17);
    store64(rk + 29200, t19);
    store64(rk + 29208, t288);
    store64(rk + 29216, t22);
    store64(rk + 29224, t23);
    store64(rk + 29232, t25);
    store64(rk + 29240, t290);
    store64(rk + 29248, t28);
    store64(rk + 29256, t29);
    store64(rk + 29264, t31);
    store64(rk + 29272, t292);
    store64(rk + 29280, t34);
    store64(rk + 29288, t35);
    store64(rk + 29296, t37);
    store64(rk + 29304, t294);
    store64(rk + 29312, t39);
    store64(rk + 29320, t42);
    store64(rk + 29328, t295);
    store64(rk + 29336, t44);
    store64(rk + 29344, t45);
    store64(rk + 29352, t48);
    store64(rk + 29360, t297);
    store64(rk + 29368, t50);
    store64(rk + 29376, t51);
    store64(rk + 29384, t54);
    store64(rk + 29392, t203);
    store64(rk + 29400, t56);
    store64(rk + 29408, t57);
    store64(rk + 29416, t60);
    store64(rk + 29424, t205);
    store64(rk + 29432, t62);
    store64(rk + 29440, t63);
    store64(rk + 29448, t66);
    store64(rk + 29456, t207);
    store64(rk + 29464, t68);
    store64(rk + 29472, t69);
    store64(rk + 29480, t72);
    store64(rk + 29488, t209);
    store64(rk + 29496, t74);
    store64(rk + 29504, t75);
    store64(rk + 29512, t78);
    store64(rk + 29520, t364);
    store64(rk + 29528, t80);
    store64(rk + 29536, t81);
    store64(rk + 29544, t84);
    store64(rk + 29552, t366);
    store64(rk + 29560, t86);
    store64(rk + 29568, t87);
    store64(rk + 29576, t90);
    store64(rk + 29584, t299);
    store64(rk + 29592, t221);
    store64(rk + 29600, t222);
    store64(rk + 29608, t225);
    store64(rk + 29616, t301);
    store64(rk + 29624, t235);
    store64(rk + 29632, t305);
    store64(rk + 29640, t369);
    store64(rk + 29648, t312);
    store64(rk + 29656, t313);
    store64(rk + 29664, t318);
    store64(rk + 29672, t371);
    store64(rk + 29680, t324);
    store64(rk + 29688, t325);
    store64(rk + 29696, t101);
    store64(rk + 29704, t102);
    store64(rk + 29712, t104);
    store64(rk + 29720, t240);
    store64(rk + 29728, t107);
    store64(rk + 29736, t108);
    store64(rk + 29744, t110);
    store64(rk + 29752, t242);
    store64(rk + 29760, t113);
    store64(rk + 29768, t114);
    store64(rk + 29776, t116);
    store64(rk + 29784, t244);
    store64(rk + 29792, t119);
    store64(rk + 29800, t120);
    store64(rk + 29808, t122);
    store64(rk + 29816, t246);
    store64(rk + 29824, t124);
    store64(rk + 29832, t127);
    store64(rk + 29840, t247);
    store64(rk + 29848, t129);
    store64(rk + 29856, t130);
    store64(rk + 29864, t133);
    store64(rk + 29872, t249);
    store64(rk + 29880, t135);
    store64(rk + 29888, t136);
    store64(rk + 29896, t139);
    store64(rk + 29904, t141);
    store64(rk + 29912, t142);
    store64(rk + 29920, t144);
    store64(rk + 29928, t329);
    store64(rk + 29936, t147);
    store64(rk + 29944, t148);
    store64(rk + 29952, t150);
    store64(rk + 29960, t252);
    store64(rk + 29968, t153);
    store64(rk + 29976, t154);
    store64(rk + 29984, t156);
    store64(rk + 29992, t254);
    store64(rk + 30000, t159);
    store64(rk + 30008, t160);
    store64(rk + 30016, t162);
    store64(rk + 30024, t256);
    store64(rk + 30032, t330);
    store64(rk + 30040, t165);
    store64(rk + 30048, t166);
    store64(rk + 30056, t169);
    store64(rk + 30064, t332);
    store64(rk + 30072, t171);
    store64(rk + 30080, t172);
    store64(rk + 30088, t175);
    store64(rk + 30096, t257);
    store64(rk + 30104, t186);
    store64(rk + 30112, t187);
    store64(rk + 30120, t190);
    store64(rk + 30128, t259);
    store64(rk + 30136, t199);
    store64(rk + 30144, t263);
    store64(rk + 30152, t335);
    store64(rk + 30160, t270);
    store64(rk + 30168, t271);
    store64(rk + 30176, t277);
    store64(rk + 30184, t337);
    store64(rk + 30192, t283);
    store64(rk + 30200, t284);
    store64(rk + 30208, t274);
    store64(rk + 30216, t8);
    store64(rk + 30224, t9);
    store64(rk + 30232, t12);
    // round 3 (present.dsl:28)
    store64(rk + 30240, ~t13);
    store64(rk + 30248, t14);
    store64(rk + 30256, t15);
    store64(rk + 30264, t18);
    store64(rk + 30272, t287);
    store64(rk + 30280, t20);
    store64(rk + 30288, t21);
    store64(rk + 30296, t24);
    store64(rk + 30304, t289);
    store64(rk + 30312, t26);
    store64(rk + 30320, t27);
    store64(rk + 30328, t30);
    store64(rk + 30336, t31);
    store64(rk + 30344, t292);
    store64(rk + 30352, t34);
    store64(rk + 30360, t35);
    store64(rk + 30368, t37);
    store64(rk + 30376, t294);
    store64(rk + 30384, t40);
    store64(rk + 30392, t41);
    store64(rk + 30400, t43);
    store64(rk + 30408, t296);
    store64(rk + 30416, t46);
    store64(rk + 30424, t47);
    store64(rk + 30432, t49);
    store64(rk + 30440, t298);
    store64(rk + 30448, t52);
    store64(rk + 30456, t53);
    store64(rk + 30464, t55);
    store64(rk + 30472, t204);
    store64(rk + 30480, t58);
    store64(rk + 30488, t59);
    store64(rk + 30496, t61);
    store64(rk + 30504, t206);
    store64(rk + 30512, t64);
    store64(rk + 30520, t65);
    store64(rk + 30528, t67);
    store64(rk + 30536, t208);
    store64(rk + 30544, t70);
    store64(rk + 30552, t71);
    store64(rk + 30560, t73);
    store64(rk + 30568, t210);
    store64(rk + 30576, t76);
    store64(rk + 30584, t77);
    store64(rk + 30592, t79);
    store64(rk + 30600, t365);
    store64(rk + 30608, t82);
    store64(rk + 30616, t83);
    store64(rk + 30624, t85);
    store64(rk + 30632, t367);
    store64(rk + 30640, t88);
    store64(rk + 30648, t89);
    store64(rk + 30656, t216);
    store64(rk + 30664, t300);
    store64(rk + 30672, t223);
    store64(rk + 30680, t224);
    store64(rk + 30688, t230);
    store64(rk + 30696, t302);
    store64(rk + 30704, t236);
    store64(rk + 30712, t237);
    store64(rk + 30720, t227);
    store64(rk + 30728, t94);
    store64(rk + 30736, t95);
    store64(rk + 30744, t97);
    // round 2 (present.dsl:28)
    store64(rk + 30752, ~t98);
    store64(rk + 30760, t99);
    store64(rk + 30768, t100);
    store64(rk + 30776, t103);
    store64(rk + 30784, t239);
    store64(rk + 30792, t105);
    store64(rk + 30800, t106);
    store64(rk + 30808, t109);
    store64(rk + 30816, t241);
    store64(rk + 30824, t111);
    store64(rk + 30832, t112);
    store64(rk + 30840, t115);
    store64(rk + 30848, t116);
    store64(rk + 30856, t244);
    store64(rk + 30864, t119);
    store64(rk + 30872, t120);
    store64(rk + 30880, t122);
    store64(rk + 30888, t246);
    store64(rk + 30896, t125);
    store64(rk + 30904, t126);
    store64(rk + 30912, t128);
    store64(rk + 30920, t248);
    store64(rk + 30928, t131);
    store64(rk + 30936, t132);
    store64(rk + 30944, t134);
    store64(rk + 30952, t250);
    store64(rk + 30960, t137);
    store64(rk + 30968, t138);
    store64(rk + 30976, t140);
    store64(rk + 30984, t143);
    store64(rk + 30992, t328);
    store64(rk + 31000, t145);
    store64(rk + 31008, t146);
    store64(rk + 31016, t149);
    store64(rk + 31024, t251);
    store64(rk + 31032, t151);
    store64(rk + 31040, t152);
    store64(rk + 31048, t155);
    store64(rk + 31056, t253);
    store64(rk + 31064, t157);
    store64(rk + 31072, t158);
    store64(rk + 31080, t161);
    store64(rk + 31088, t255);
    store64(rk + 31096, t163);
    store64(rk + 31104, t164);
    store64(rk + 31112, t331);
    store64(rk + 31120, t167);
    store64(rk + 31128, t168);
    store64(rk + 31136, t170);
    store64(rk + 31144, t333);
    store64(rk + 31152, t173);
    store64(rk + 31160, t174);
    store64(rk + 31168, t181);
    store64(rk + 31176, t258);
    store64(rk + 31184, t188);
    store64(rk + 31192, t189);
    store64(rk + 31200, t194);
    store64(rk + 31208, t260);
    store64(rk + 31216, t200);
    store64(rk + 31224, t201);
    store64(rk + 31232, t0);
    store64(rk + 31240, t1);
    store64(rk + 31248, t2);
    // round 1 (present.dsl:28)
    store64(rk + 31256, ~t3);
    store64(rk + 31264, t5);
    store64(rk + 31272, t6);
    store64(rk + 31280, t7);
    store64(rk + 31288, ~t8);
    store64(rk + 31296, t10);
    store64(rk + 31304, t11);
    store64(rk + 31312, t13);
    store64(rk + 31320, t350);
    store64(rk + 31328, t16);
    store64(rk + 31336, t17);
    store64(rk + 31344, t19);
    store64(rk + 31352, t288);
    store64(rk + 31360, t22);
    store64(rk + 31368, t23);
    store64(rk + 31376, t25);
    store64(rk + 31384, t290);
    store64(rk + 31392, t28);
    store64(rk + 31400, t29);
    store64(rk + 31408, t31);
    store64(rk + 31416, t292);
    store64(rk + 31424, t34);
    store64(rk + 31432, t35);
    store64(rk + 31440, t37);
    store64(rk + 31448, t294);
    store64(rk + 31456, t40);
    store64(rk + 31464, t41);
    store64(rk + 31472, t43);
    store64(rk + 31480, t296);
    store64(rk + 31488, t46);
    store64(rk + 31496, t47);
    store64(rk + 31504, t49);
    store64(rk + 31512, t298);
    store64(rk + 31520, t52);
    store64(rk + 31528, t53);
    store64(rk + 31536, t55);
    store64(rk + 31544, t204);
    store64(rk + 31552, t58);
    store64(rk + 31560, t59);
    store64(rk + 31568, t61);
    store64(rk + 31576, t206);
    store64(rk + 31584, t64);
    store64(rk + 31592, t65);
    store64(rk + 31600, t67);
    store64(rk + 31608, t208);
    store64(rk + 31616, t70);
    store64(rk + 31624, t71);
    store64(rk + 31632, t73);
    store64(rk + 31640, t210);
    store64(rk + 31648, t76);
    store64(rk + 31656, t77);
    store64(rk + 31664, t79);
    store64(rk + 31672, t365);
    store64(rk + 31680, t82);
    store64(rk + 31688, t83);
    store64(rk + 31696, t85);
    store64(rk + 31704, t367);
    store64(rk + 31712, t88);
    store64(rk + 31720, t89);
    store64(rk + 31728, t91);
    store64(rk + 31736, t212);
    const uint64_t t1109 = t532 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 31744, ~t1109);
    const uint64_t t1110 = t537 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 31752, ~t1110);
    const uint64_t t1111 = t579 ^ UINT64_C(0xffffffffffffffff);
    store64(rk + 31760, ~t1111);
    store64(rk + 31768, ~t1057);
    store64(rk + 31776, ~t1069);
    const uint64_t t1112 = t497 ^ (t1077 & t496), t1113 = t1075 ^ t1112;
    store64(rk + 31784, ~(~t1113));
    const uint64_t t1114 = t1112 ^ (t1077 ^ t496), t1115 = t1077 ^ (t1113 | t1114),
    t1116 = t1114 ^ (t1075 | t1115), t1117 = t1115 ^ (t1075 | t1116);
    store64(rk + 31792, ~(~t1117));
    store64(rk + 31800, ~(t1112 ^ (t1116 | t1117)));
    store64(rk + 31808, ~(~t1116));
    const uint64_t t1118 = ~(t499 ^ UINT64_C(0xffffffffffffffff)), t1119 = t1080 ^ (t1108 & t1079),
    t1120 = t1118 ^ t1119;
    store64(rk + 31816, ~(~t1120));
    const uint64_t t1121 = t1119 ^ (t1108 ^ t1079), t1122 = t1108 ^ (t1120 | t1121),
    t1123 = t1121 ^ (t1118 | t1122), t1124 = t1122 ^ (t1118 | t1123);
    store64(rk + 31824, ~(~t1124));
    store64(rk + 31832, ~(t1119 ^ (t1123 | t1124)));
    store64(rk + 31840, ~(~t1123));
    store64(rk + 31848, t1111);
    store64(rk + 31856, t1110);
    store64(rk + 31864, t1109);
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
    uint64_t x0 = t618;
    uint64_t x1 = t621;
    uint64_t x2 = t624;
    uint64_t x3 = t627;
    uint64_t x4 = t630;
    uint64_t x5 = t633;
    uint64_t x6 = t636;
    uint64_t x7 = t639;
    uint64_t x8 = t594;
    uint64_t x9 = t597;
    uint64_t x10 = t600;
    uint64_t x11 = t603;
    uint64_t x12 = t606;
    uint64_t x13 = t609;
    uint64_t x14 = t612;
    uint64_t x15 = t615;
    uint64_t x16 = t570;
    uint64_t x17 = t573;
    uint64_t x18 = t576;
    uint64_t x19 = t579;
    uint64_t x20 = t582;
    uint64_t x21 = t585;
    uint64_t x22 = t588;
    uint64_t x23 = t591;
    uint64_t x24 = t546;
    uint64_t x25 = t549;
    uint64_t x26 = t552;
    uint64_t x27 = t555;
    uint64_t x28 = t558;
    uint64_t x29 = t561;
    uint64_t x30 = t564;
    uint64_t x31 = t567;
    uint64_t x32 = t617;
    uint64_t x33 = t620;
    uint64_t x34 = t623;
    uint64_t x35 = t626;
    uint64_t x36 = t629;
    uint64_t x37 = t632;
    uint64_t x38 = t635;
    uint64_t x39 = t638;
    uint64_t x40 = t593;
    uint64_t x41 = t596;
    uint64_t x42 = t599;
    uint64_t x43 = t602;
    uint64_t x44 = t605;
    uint64_t x45 = t608;
    uint64_t x46 = t611;
    uint64_t x47 = t614;
    uint64_t x48 = t569;
    uint64_t x49 = t572;
    uint64_t x50 = t575;
    uint64_t x51 = t578;
    uint64_t x52 = t581;
    uint64_t x53 = t584;
    uint64_t x54 = t587;
    uint64_t x55 = t590;
    uint64_t x56 = t545;
    uint64_t x57 = t548;
    uint64_t x58 = t551;
    uint64_t x59 = t554;
    uint64_t x60 = t557;
    uint64_t x61 = t560;
    uint64_t x62 = t563;
    uint64_t x63 = t566;
    for (unsigned i = 0; i < 31; i++) {
        const uint8_t *round = rk + 512 * i;
        // round 1 (present.dsl:28)
        const uint64_t t640 = x1 ^ load64(round + 8), t641 = x2 ^ load64(round + 16),
        t642 = (x3 ^ load64(round + 24)) ^ (t640 & t641), t643 = x0 ^ load64(round), t644 = t643 ^ t642,
        t645 = t642 ^ (t640 ^ t641), t646 = t640 ^ (t644 | t645), t647 = t645 ^ (t643 | t646),
        t648 = t646 ^ (t643 | t647), t649 = t642 ^ (t647 | t648), t650 = x5 ^ load64(round + 40),
        t651 = x6 ^ load64(round + 48), t652 = (x7 ^ load64(round + 56)) ^ (t650 & t651),
        t653 = x4 ^ load64(round + 32), t654 = t653 ^ t652, t655 = t652 ^ (t650 ^ t651),
        t656 = t650 ^ (t654 | t655), t657 = t655 ^ (t653 | t656), t658 = t656 ^ (t653 | t657),
        t659 = t652 ^ (t657 | t658), t660 = x9 ^ load64(round + 72), t661 = x10 ^ load64(round + 80),
        t662 = (x11 ^ load64(round + 88)) ^ (t660 & t661), t663 = x8 ^ load64(round + 64),
        t664 = t663 ^ t662, t665 = t662 ^ (t660 ^ t661), t666 = t660 ^ (t664 | t665),
        t667 = t665 ^ (t663 | t666), t668 = t666 ^ (t663 | t667), t669 = t662 ^ (t667 | t668),
        t670 = x13 ^ load64(round + 104), t671 = x14 ^ load64(round + 112),
        t672 = (x15 ^ load64(round + 120)) ^ (t670 & t671), t673 = x12 ^ load64(round + 96),
        t674 = t673 ^ t672, t675 = t672 ^ (t670 ^ t671), t676 = t670 ^ (t674 | t675),
        t677 = t675 ^ (t673 | t676), t678 = t676 ^ (t673 | t677), t679 = t672 ^ (t677 | t678),
        t680 = x17 ^ load64(round + 136), t681 = x18 ^ load64(round + 144),
        t682 = (x19 ^ load64(round + 152)) ^ (t680 & t681), t683 = x16 ^ load64(round + 128),
        t684 = t683 ^ t682, t685 = t682 ^ (t680 ^ t681), t686 = t680 ^ (t684 | t685),
        t687 = t685 ^ (t683 | t686), t688 = t686 ^ (t683 | t687), t689 = t682 ^ (t687 | t688),
        t690 = x21 ^ load64(round + 168), t691 = x22 ^ load64(round + 176),
        t692 = (x23 ^ load64(round + 184)) ^ (t690 & t691), t693 = x20 ^ load64(round + 160),
        t694 = t693 ^ t692, t695 = t692 ^ (t690 ^ t691), t696 = t690 ^ (t694 | t695),
        t697 = t695 ^ (t693 | t696), t698 = t696 ^ (t693 | t697), t699 = t692 ^ (t697 | t698),
        t700 = x25 ^ load64(round + 200), t701 = x26 ^ load64(round + 208),
        t702 = (x27 ^ load64(round + 216)) ^ (t700 & t701), t703 = x24 ^ load64(round + 192),
        t704 = t703 ^ t702, t705 = t702 ^ (t700 ^ t701), t706 = t700 ^ (t704 | t705),
        t707 = t705 ^ (t703 | t706), t708 = t706 ^ (t703 | t707), t709 = t702 ^ (t707 | t708),
        t710 = x29 ^ load64(round + 232), t711 = x30 ^ load64(round + 240),
        t712 = (x31 ^ load64(round + 248)) ^ (t710 & t711), t713 = x28 ^ load64(round + 224),
        t714 = t713 ^ t712, t715 = t712 ^ (t710 ^ t711), t716 = t710 ^ (t714 | t715),
        t717 = t715 ^ (t713 | t716), t718 = t716 ^ (t713 | t717), t719 = t712 ^ (t717 | t718),
        t720 = x33 ^ load64(round + 264), t721 = x34 ^ load64(round + 272),
        t722 = (x35 ^ load64(round + 280)) ^ (t720 & t721), t723 = x32 ^ load64(round + 256),
        t724 = t723 ^ t722, t725 = t722 ^ (t720 ^ t721), t726 = t720 ^ (t724 | t725),
        t727 = t725 ^ (t723 | t726), t728 = t726 ^ (t723 | t727), t729 = t722 ^ (t727 | t728),
        t730 = x37 ^ load64(round + 296), t731 = x38 ^ load64(round + 304),
        t732 = (x39 ^ load64(round + 312)) ^ (t730 & t731), t733 = x36 ^ load64(round + 288),
        t734 = t733 ^ t732, t735 = t732 ^ (t730 ^ t731), t736 = t730 ^ (t734 | t735),
        t737 = t735 ^ (t733 | t736), t738 = t736 ^ (t733 | t737), t739 = t732 ^ (t737 | t738),
        t740 = x41 ^ load64(round + 328), t741 = x42 ^ load64(round + 336),
        t742 = (x43 ^ load64(round + 344)) ^ (t740 & t741), t743 = x40 ^ load64(round + 320),
        t744 = t743 ^ t742, t745 = t742 ^ (t740 ^ t741), t746 = t740 ^ (t744 | t745),
        t747 = t745 ^ (t743 | t746), t748 = t746 ^ (t743 | t747), t749 = t742 ^ (t747 | t748),
        t750 = x45 ^ load64(round + 360), t751 = x46 ^ load64(round + 368),
        t752 = (x47 ^ load64(round + 376)) ^ (t750 & t751), t753 = x44 ^ load64(round + 352),
        t754 = t753 ^ t752, t755 = t752 ^ (t750 ^ t751), t756 = t750 ^ (t754 | t755),
        t757 = t755 ^ (t753 | t756), t758 = t756 ^ (t753 | t757), t759 = t752 ^ (t757 | t758),
        t760 = x49 ^ load64(round + 392), t761 = x50 ^ load64(round + 400),
        t762 = (x51 ^ load64(round + 408)) ^ (t760 & t761), t763 = x48 ^ load64(round + 384),
        t764 = t763 ^ t762, t765 = t762 ^ (t760 ^ t761), t766 = t760 ^ (t764 | t765),
        t767 = t765 ^ (t763 | t766), t768 = t766 ^ (t763 | t767), t769 = t762 ^ (t767 | t768),
        t770 = x53 ^ load64(round + 424), t771 = x54 ^ load64(round + 432),
        t772 = (x55 ^ load64(round + 440)) ^ (t770 & t771), t773 = x52 ^ load64(round + 416),
        t774 = t773 ^ t772, t775 = t772 ^ (t770 ^ t771), t776 = t770 ^ (t774 | t775),
        t777 = t775 ^ (t773 | t776), t778 = t776 ^ (t773 | t777), t779 = t772 ^ (t777 | t778),
        t780 = x57 ^ load64(round + 456), t781 = x58 ^ load64(round + 464),
        t782 = (x59 ^ load64(round + 472)) ^ (t780 & t781), t783 = x56 ^ load64(round + 448),
        t784 = t783 ^ t782, t785 = t782 ^ (t780 ^ t781), t786 = t780 ^ (t784 | t785),
        t787 = t785 ^ (t783 | t786), t788 = t786 ^ (t783 | t787), t789 = t782 ^ (t787 | t788),
        t790 = x61 ^ load64(round + 488), t791 = x62 ^ load64(round + 496),
        t792 = (x63 ^ load64(round + 504)) ^ (t790 & t791), t793 = x60 ^ load64(round + 480),
        t794 = t793 ^ t792, t795 = t792 ^ (t790 ^ t791), t796 = t790 ^ (t794 | t795),
        t797 = t795 ^ (t793 | t796), t798 = t796 ^ (t793 | t797), t799 = t792 ^ (t797 | t798);
        x0 = t644;
        x1 = t654;
        x2 = t664;
        x3 = t674;
        x4 = t684;
        x5 = t694;
        x6 = t704;
        x7 = t714;
        x8 = t724;
        x9 = t734;
        x10 = t744;
        x11 = t754;
        x12 = t764;
        x13 = t774;
        x14 = t784;
        x15 = t794;
        x16 = t648;
        x17 = t658;
        x18 = t668;
        x19 = t678;
        x20 = t688;
        x21 = t698;
        x22 = t708;
        x23 = t718;
        x24 = t728;
        x25 = t738;
        x26 = t748;
        x27 = t758;
        x28 = t768;
        x29 = t778;
        x30 = t788;
        x31 = t798;
        x32 = t649;
        x33 = t659;
        x34 = t669;
        x35 = t679;
        x36 = t689;
        x37 = t699;
        x38 = t709;
        x39 = t719;
        x40 = t729;
        x41 = t739;
        x42 = t749;
        x43 = t759;
        x44 = t769;
        x45 = t779;
        x46 = t789;
        x47 = t799;
        x48 = t647;
        x49 = t657;
        x50 = t667;
        x51 = t677;
        x52 = t687;
        x53 = t697;
        x54 = t707;
        x55 = t717;
        x56 = t727;
        x57 = t737;
        x58 = t747;
        x59 = t757;
        x60 = t767;
        x61 = t777;
        x62 = t787;
        x63 = t797;
    }
    const uint64_t t976 = x0 ^ load64(rk + 31744), t977 = x1 ^ load64(rk + 31752),
    t978 = x2 ^ load64(rk + 31760), t979 = x3 ^ load64(rk + 8088), t980 = x4 ^ load64(rk + 7120),
    t981 = x5 ^ load64(rk + 7128), t982 = x6 ^ load64(rk + 8112), t983 = x7 ^ load64(rk + 8120),
    t984 = x8 ^ load64(rk + 9104), t985 = x9 ^ load64(rk + 9112), t986 = x10 ^ load64(rk + 8144),
    t987 = x11 ^ load64(rk + 8152), t988 = x12 ^ load64(rk + 9136), t989 = x13 ^ load64(rk + 9144),
    t990 = x14 ^ load64(rk + 10128), t991 = x15 ^ load64(rk + 10136),
    t992 = x16 ^ load64(rk + 9168), t993 = x17 ^ load64(rk + 9176), t994 = x18 ^ load64(rk + 10160),
    t995 = x19 ^ load64(rk + 10168), t996 = x20 ^ load64(rk + 11152),
    t997 = x21 ^ load64(rk + 11160), t998 = x22 ^ load64(rk + 10192),
    t999 = x23 ^ load64(rk + 10200), t1000 = x24 ^ load64(rk + 11184),
    t1001 = x25 ^ load64(rk + 11192), t1002 = x26 ^ load64(rk + 12176),
    t1003 = x27 ^ load64(rk + 12184), t1004 = x28 ^ load64(rk + 11216),
    t1005 = x29 ^ load64(rk + 11224), t1006 = x30 ^ load64(rk + 12208),
    t1007 = x31 ^ load64(rk + 12216), t1008 = x32 ^ load64(rk + 12224),
    t1009 = x33 ^ load64(rk + 12232), t1010 = x34 ^ load64(rk + 13216),
    t1011 = x35 ^ load64(rk + 13224), t1012 = x36 ^ load64(rk + 12256),
    t1013 = x37 ^ load64(rk + 12264), t1014 = x38 ^ load64(rk + 13248),
    t1015 = x39 ^ load64(rk + 13256), t1016 = x40 ^ load64(rk + 14240),
    t1017 = x41 ^ load64(rk + 14248), t1018 = x42 ^ load64(rk + 13280),
    t1019 = x43 ^ load64(rk + 13288), t1020 = x44 ^ load64(rk + 14272),
    t1021 = x45 ^ load64(rk + 14280), t1022 = x46 ^ load64(rk + 15264),
    t1023 = x47 ^ load64(rk + 15272), t1024 = x48 ^ load64(rk + 15280),
    t1025 = x49 ^ load64(rk + 15288), t1026 = x50 ^ load64(rk + 31768),
    t1027 = x51 ^ load64(rk + 16840), t1028 = x52 ^ load64(rk + 15312),
    t1029 = x53 ^ load64(rk + 15320), t1030 = x54 ^ load64(rk + 31776),
    t1031 = x55 ^ load64(rk + 16872), t1032 = x56 ^ load64(rk + 31784),
    t1033 = x57 ^ load64(rk + 31792), t1034 = x58 ^ load64(rk + 31800),
    t1035 = x59 ^ load64(rk + 31808), t1036 = x60 ^ load64(rk + 31816),
    t1037 = x61 ^ load64(rk + 31824), t1038 = x62 ^ load64(rk + 31832),
    t1039 = x63 ^ load64(rk + 31840), t1040 = ((t1032 >> 32) ^ t1000) & UINT64_C(0xffffffff),
    t1041 = t1032 ^ (t1040 << 32), t1042 = t1000 ^ t1040,
    t1043 = ((t1033 >> 32) ^ t1001) & UINT64_C(0xffffffff), t1044 = t1033 ^ (t1043 << 32),
    t1045 = t1001 ^ t1043, t1046 = ((t1034 >> 32) ^ t1002) & UINT64_C(0xffffffff),
    t1047 = t1034 ^ (t1046 << 32), t1048 = t1002 ^ t1046,
    t1049 = ((t1035 >> 32) ^ t1003) & UINT64_C(0xffffffff), t1050 = t1035 ^ (t1049 << 32),
    t1051 = t1003 ^ t1049, t1052 = ((t1036 >> 32) ^ t1004) & UINT64_C(0xffffffff),
    t1053 = t1036 ^ (t1052 << 32), t1054 = t1004 ^ t1052,
    t1055 = ((t1037 >> 32) ^ t1005) & UINT64_C(0xffffffff), t1056 = t1037 ^ (t1055 << 32),
    t1057 = t1005 ^ t1055, t1058 = ((t1038 >> 32) ^ t1006) & UINT64_C(0xffffffff),
    t1059 = t1038 ^ (t1058 << 32), t1060 = t1006 ^ t1058,
    t1061 = ((t1039 >> 32) ^ t1007) & UINT64_C(0xffffffff), t1062 = t1039 ^ (t1061 << 32),
    t1063 = t1007 ^ t1061, t1064 = ((t1024 >> 32) ^ t992) & UINT64_C(0xffffffff),
    t1065 = t1024 ^ (t1064 << 32), t1066 = t992 ^ t1064,
    t1067 = ((t1025 >> 32) ^ t993) & UINT64_C(0xffffffff), t1068 = t1025 ^ (t1067 << 32),
    t1069 = t993 ^ t1067, t1070 = ((t1026 >> 32) ^ t994) & UINT64_C(0xffffffff),
    t1071 = t1026 ^ (t1070 << 32), t1072 = t994 ^ t1070,
    t1073 = ((t1027 >> 32) ^ t995) & UINT64_C(0xffffffff), t1074 = t1027 ^ (t1073 << 32),
    t1075 = t995 ^ t1073, t1076 = ((t1028 >> 32) ^ t996) & UINT64_C(0xffffffff),
    t1077 = t1028 ^ (t1076 << 32), t1078 = t996 ^ t1076,
    t1079 = ((t1029 >> 32) ^ t997) & UINT64_C(0xffffffff), t1080 = t1029 ^ (t1079 << 32),
    t1081 = t997 ^ t1079, t1082 = ((t1030 >> 32) ^ t998) & UINT64_C(0xffffffff),
    t1083 = t1030 ^ (t1082 << 32), t1084 = t998 ^ t1082,
    t1085 = ((t1031 >> 32) ^ t999) & UINT64_C(0xffffffff), t1086 = t1031 ^ (t1085 << 32),
    t1087 = t999 ^ t1085, t1088 = ((t1016 >> 32) ^ t984) & UINT64_C(0xffffffff),
    t1089 = t1016 ^ (t1088 << 32), t1090 = t984 ^ t1088,
    t1091 = ((t1017 >> 32) ^ t985) & UINT64_C(0xffffffff), t1092 = t1017 ^ (t1091 << 32),
    t1093 = t985 ^ t1091, t1094 = ((t1018 >> 32) ^ t986) & UINT64_C(0xffffffff),
    t1095 = t1018 ^ (t1094 << 32), t1096 = t986 ^ t1094,
    t1097 = ((t1019 >> 32) ^ t987) & UINT64_C(0xffffffff), t1098 = t1019 ^ (t1097 << 32),
    t1099 = t987 ^ t1097, t1100 = ((t1020 >> 32) ^ t988) & UINT64_C(0xffffffff),
    t1101 = t1020 ^ (t1100 << 32), t1102 = t988 ^ t1100,
    t1103 = ((t1021 >> 32) ^ t989) & UINT64_C(0xffffffff), t1104 = t1021 ^ (t1103 << 32),
    t1105 = t989 ^ t1103, t1106 = ((t1022 >> 32) ^ t990) & UINT64_C(0xffffffff),
    t1107 = t1022 ^ (t1106 << 32), t1108 = t990 ^ t1106,
    t1109 = ((t1023 >> 32) ^ t991) & UINT64_C(0xffffffff), t1110 = t1023 ^ (t1109 << 32),
    t1111 = t991 ^ t1109, t1112 = ((t1008 >> 32) ^ t976) & UINT64_C(0xffffffff),
    t1113 = t1008 ^ (t1112 << 32), t1114 = t976 ^ t1112,
    t1115 = ((t1009 >> 32) ^ t977) & UINT64_C(0xffffffff), t1116 = t1009 ^ (t1115 << 32),
    t1117 = t977 ^ t1115, t1118 = ((t1010 >> 32) ^ t978) & UINT64_C(0xffffffff),
    t1119 = t1010 ^ (t1118 << 32), t1120 = t978 ^ t1118,
    t1121 = ((t1011 >> 32) ^ t979) & UINT64_C(0xffffffff), t1122 = t1011 ^ (t1121 << 32),
    t1123 = t979 ^ t1121, t1124 = ((t1012 >> 32) ^ t980) & UINT64_C(0xffffffff),
    t1125 = t1012 ^ (t1124 << 32), t1126 = t980 ^ t1124,
    t1127 = ((t1013 >> 32) ^ t981) & UINT64_C(0xffffffff), t1128 = t1013 ^ (t1127 << 32),
    t1129 = t981 ^ t1127, t1130 = ((t1014 >> 32) ^ t982) & UINT64_C(0xffffffff),
    t1131 = t1014 ^ (t1130 << 32), t1132 = t982 ^ t1130,
    t1133 = ((t1015 >> 32) ^ t983) & UINT64_C(0xffffffff), t1134 = t1015 ^ (t1133 << 32),
    t1135 = t983 ^ t1133, t1136 = ((t1041 >> 16) ^ t1089) & UINT64_C(0xffff0000ffff),
    t1137 = t1041 ^ (t1136 << 16), t1138 = t1089 ^ t1136,
    t1139 = ((t1044 >> 16) ^ t1092) & UINT64_C(0xffff0000ffff), t1140 = t1044 ^ (t1139 << 16),
    t1141 = t1092 ^ t1139, t1142 = ((t1047 >> 16) ^ t1095) & UINT64_C(0xffff0000ffff),
    t1143 = t1047 ^ (t1142 << 16), t1144 = t1095 ^ t1142,
    t1145 = ((t1050 >> 16) ^ t1098) & UINT64_C(0xffff0000ffff), t1146 = t1050 ^ (t1145 << 16),
    t1147 = t1098 ^ t1145, t1148 = ((t1053 >> 16) ^ t1101) & UINT64_C(0xffff0000ffff),
    t1149 = t1053 ^ (t1148 << 16), t1150 = t1101 ^ t1148,
    t1151 = ((t1056 >> 16) ^ t1104) & UINT64_C(0xffff0000ffff), t1152 = t1056 ^ (t1151 << 16),
    t1153 = t1104 ^ t1151, t1154 = ((t1059 >> 16) ^ t1107) & UINT64_C(0xffff0000ffff),
    t1155 = t1059 ^ (t1154 << 16), t1156 = t1107 ^ t1154,
    t1157 = ((t1062 >> 16) ^ t1110) & UINT64_C(0xffff0000ffff), t1158 = t1062 ^ (t1157 << 16),
    t1159 = t1110 ^ t1157, t1160 = ((t1065 >> 16) ^ t1113) & UINT64_C(0xffff0000ffff),
    t1161 = t1065 ^ (t1160 << 16), t1162 = t1113 ^ t1160,
    t1163 = ((t1068 >> 16) ^ t1116) & UINT64_C(0xffff0000ffff), t1164 = t1068 ^ (t1163 << 16),
    t1165 = t1116 ^ t1163, t1166 = ((t1071 >> 16) ^ t1119) & UINT64_C(0xffff0000ffff),
    t1167 = t1071 ^ (t1166 << 16), t1168 = t1119 ^ t1166,
    t1169 = ((t1074 >> 16) ^ t1122) & UINT64_C(0xffff0000ffff), t1170 = t1074 ^ (t1169 << 16),
    t1171 = t1122 ^ t1169, t1172 = ((t1077 >> 16) ^ t1125) & UINT64_C(0xffff0000ffff),
    t1173 = t1077 ^ (t1172 << 16), t1174 = t1125 ^ t1172,
    t1175 = ((t1080 >> 16) ^ t1128) & UINT64_C(0xffff0000ffff), t1176 = t1080 ^ (t1175 << 16),
    t1177 = t1128 ^ t1175, t1178 = ((t1083 >> 16) ^ t1131) & UINT64_C(0xffff0000ffff),
    t1179 = t1083 ^ (t1178 << 16), t1180 = t1131 ^ t1178,
    t1181 = ((t1086 >> 16) ^ t1134) & UINT64_C(0xffff0000ffff), t1182 = t1086 ^ (t1181 << 16),
    t1183 = t1134 ^ t1181, t1184 = ((t1042 >> 16) ^ t1090) & UINT64_C(0xffff0000ffff),
    t1185 = t1042 ^ (t1184 << 16), t1186 = t1090 ^ t1184,
    t1187 = ((t1045 >> 16) ^ t1093) & UINT64_C(0xffff0000ffff), t1188 = t1045 ^ (t1187 << 16),
    t1189 = t1093 ^ t1187, t1190 = ((t1048 >> 16) ^ t1096) & UINT64_C(0xffff0000ffff),
    t1191 = t1048 ^ (t1190 << 16), t1192 = t1096 ^ t1190,
    t1193 = ((t1051 >> 16) ^ t1099) & UINT64_C(0xffff0000ffff), t1194 = t1051 ^ (t1193 << 16),
    t1195 = t1099 ^ t1193, t1196 = ((t1054 >> 16) ^ t1102) & UINT64_C(0xffff0000ffff),
    t1197 = t1054 ^ (t1196 << 16), t1198 = t1102 ^ t1196,
    t1199 = ((t1057 >> 16) ^ t1105) & UINT64_C(0xffff0000ffff), t1200 = t1057 ^ (t1199 << 16),
    t1201 = t1105 ^ t1199, t1202 = ((t1060 >> 16) ^ t1108) & UINT64_C(0xffff0000ffff),
    t1203 = t1060 ^ (t1202 << 16), t1204 = t1108 ^ t1202,
    t1205 = ((t1063 >> 16) ^ t1111) & UINT64_C(0xffff0000ffff), t1206 = t1063 ^ (t1205 << 16),
    t1207 = t1111 ^ t1205, t1208 = ((t1066 >> 16) ^ t1114) & UINT64_C(0xffff0000ffff),
    t1209 = t1066 ^ (t1208 << 16), t1210 = t1114 ^ t1208,
    t1211 = ((t1069 >> 16) ^ t1117) & UINT64_C(0xffff0000ffff), t1212 = t1069 ^ (t1211 << 16),
    t1213 = t1117 ^ t1211, t1214 = ((t1072 >> 16) ^ t1120) & UINT64_C(0xffff0000ffff),
    t1215 = t1072 ^ (t1214 << 16), t1216 = t1120 ^ t1214,
    t1217 = ((t1075 >> 16) ^ t1123) & UINT64_C(0xffff0000ffff), t1218 = t1075 ^ (t1217 << 16),
    t1219 = t1123 ^ t1217, t1220 = ((t1078 >> 16) ^ t1126) & UINT64_C(0xffff0000ffff),
    t1221 = t1078 ^ (t1220 << 16), t1222 = t1126 ^ t1220,
    t1223 = ((t1081 >> 16) ^ t1129) & UINT64_C(0xffff0000ffff), t1224 = t1081 ^ (t1223 << 16),
    t1225 = t1129 ^ t1223, t1226 = ((t1084 >> 16) ^ t1132) & UINT64_C(0xffff0000ffff),
    t1227 = t1084 ^ (t1226 << 16), t1228 = t1132 ^ t1226,
    t1229 = ((t1087 >> 16) ^ t1135) & UINT64_C(0xffff0000ffff), t1230 = t1087 ^ (t1229 << 16),
    t1231 = t1135 ^ t1229, t1232 = ((t1137 >> 8) ^ t1161) & UINT64_C(0xff00ff00ff00ff),
    t1233 = t1137 ^ (t1232 << 8), t1234 = t1161 ^ t1232,
    t1235 = ((t1140 >> 8) ^ t1164) & UINT64_C(0xff00ff00ff00ff), t1236 = t1140 ^ (t1235 << 8),
    t1237 = t1164 ^ t1235, t1238 = ((t1143 >> 8) ^ t1167) & UINT64_C(0xff00ff00ff00ff),
    t1239 = t1143 ^ (t1238 << 8), t1240 = t1167 ^ t1238,
    t1241 = ((t1146 >> 8) ^ t1170) & UINT64_C(0xff00ff00ff00ff), t1242 = t1146 ^ (t1241 << 8),
    t1243 = t1170 ^ t1241, t1244 = ((t1149 >> 8) ^ t1173) & UINT64_C(0xff00ff00ff00ff),
    t1245 = t1149 ^ (t1244 << 8), t1246 = t1173 ^ t1244,
    t1247 = ((t1152 >> 8) ^ t1176) & UINT64_C(0xff00ff00ff00ff), t1248 = t1152 ^ (t1247 << 8),
    t1249 = t1176 ^ t1247, t1250 = ((t1155 >> 8) ^ t1179) & UINT64_C(0xff00ff00ff00ff),
    t1251 = t1155 ^ (t1250 << 8), t1252 = t1179 ^ t1250,
    t1253 = ((t1158 >> 8) ^ t1182) & UINT64_C(0xff00ff00ff00ff), t1254 = t1158 ^ (t1253 << 8),
    t1255 = t1182 ^ t1253, t1256 = ((t1138 >> 8) ^ t1162) & UINT64_C(0xff00ff00ff00ff),
    t1257 = t1138 ^ (t1256 << 8), t1258 = t1162 ^ t1256,
    t1259 = ((t1141 >> 8) ^ t1165) & UINT64_C(0xff00ff00ff00ff), t1260 = t1141 ^ (t1259 << 8),
    t1261 = t1165 ^ t1259, t1262 = ((t1144 >> 8) ^ t1168) & UINT64_C(0xff00ff00ff00ff),
    t1263 = t1144 ^ (t1262 << 8), t1264 = t1168 ^ t1262,
    t1265 = ((t1147 >> 8) ^ t1171) & UINT64_C(0xff00ff00ff00ff), t1266 = t1147 ^ (t1265 << 8),
    t1267 = t1171 ^ t1265, t1268 = ((t1150 >> 8) ^ t1174) & UINT64_C(0xff00ff00ff00ff),
    t1269 = t1150 ^ (t1268 << 8), t1270 = t1174 ^ t1268,
    t1271 = ((t1153 >> 8) ^ t1177) & UINT64_C(0xff00ff00ff00ff), t1272 = t1153 ^ (t1271 << 8),
    t1273 = t1177 ^ t1271, t1274 = ((t1156 >> 8) ^ t1180) & UINT64_C(0xff00ff00ff00ff),
    t1275 = t1156 ^ (t1274 << 8), t1276 = t1180 ^ t1274,
    t1277 = ((t1159 >> 8) ^ t1183) & UINT64_C(0xff00ff00ff00ff), t1278 = t1159 ^ (t1277 << 8),
    t1279 = t1183 ^ t1277, t1280 = ((t1185 >> 8) ^ t1209) & UINT64_C(0xff00ff00ff00ff),
    t1281 = t1185 ^ (t1280 << 8), t1282 = t1209 ^ t1280,
    t1283 = ((t1188 >> 8) ^ t1212) & UINT64_C(0xff00ff00ff00ff), t1284 = t1188 ^ (t1283 << 8),
    t1285 = t1212 ^ t1283, t1286 = ((t1191 >> 8) ^ t1215) & UINT64_C(0xff00ff00ff00ff),
    t1287 = t1191 ^ (t1286 << 8), t1288 = t1215 ^ t1286,
    t1289 = ((t1194 >> 8) ^ t1218) & UINT64_C(0xff00ff00ff00ff), t1290 = t1194 ^ (t1289 << 8),
    t1291 = t1218 ^ t1289, t1292 = ((t1197 >> 8) ^ t1221) & UINT64_C(0xff00ff00ff00ff),
    t1293 = t1197 ^ (t1292 << 8), t1294 = t1221 ^ t1292,
    t1295 = ((t1200 >> 8) ^ t1224) & UINT64_C(0xff00ff00ff00ff), t1296 = t1200 ^ (t1295 << 8),
    t1297 = t1224 ^ t1295, t1298 = ((t1203 >> 8) ^ t1227) & UINT64_C(0xff00ff00ff00ff),
    t1299 = t1203 ^ (t1298 << 8), t1300 = t1227 ^ t1298,
    t1301 = ((t1206 >> 8) ^ t1230) & UINT64_C(0xff00ff00ff00ff), t1302 = t1206 ^ (t1301 << 8),
    t1303 = t1230 ^ t1301, t1304 = ((t1186 >> 8) ^ t1210) & UINT64_C(0xff00ff00ff00ff),
    t1305 = t1186 ^ (t1304 << 8), t1306 = t1210 ^ t1304,
    t1307 = ((t1189 >> 8) ^ t1213) & UINT64_C(0xff00ff00ff00ff), t1308 = t1189 ^ (t1307 << 8),
    t1309 = t1213 ^ t1307, t1310 = ((t1192 >> 8) ^ t1216) & UINT64_C(0xff00ff00ff00ff),
    t1311 = t1192 ^ (t1310 << 8), t1312 = t1216 ^ t1310,
    t1313 = ((t1195 >> 8) ^ t1219) & UINT64_C(0xff00ff00ff00ff), t1314 = t1195 ^ (t1313 << 8),
    t1315 = t1219 ^ t1313, t1316 = ((t1198 >> 8) ^ t1222) & UINT64_C(0xff00ff00ff00ff),
    t1317 = t1198 ^ (t1316 << 8), t1318 = t1222 ^ t1316,
    t1319 = ((t1201 >> 8) ^ t1225) & UINT64_C(0xff00ff00ff00ff), t1320 = t1201 ^ (t1319 << 8),
    t1321 = t1225 ^ t1319, t1322 = ((t1204 >> 8) ^ t1228) & UINT64_C(0xff00ff00ff00ff),
    t1323 = t1204 ^ (t1322 << 8), t1324 = t1228 ^ t1322,
    t1325 = ((t1207 >> 8) ^ t1231) & UINT64_C(0xff00ff00ff00ff), t1326 = t1207 ^ (t1325 << 8),
    t1327 = t1231 ^ t1325, t1328 = ((t1233 >> 4) ^ t1245) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1329 = t1233 ^ (t1328 << 4), t1330 = t1245 ^ t1328,
    t1331 = ((t1236 >> 4) ^ t1248) & UINT64_C(0xf0f0f0f0f0f0f0f), t1332 = t1236 ^ (t1331 << 4),
    t1333 = t1248 ^ t1331, t1334 = ((t1239 >> 4) ^ t1251) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1335 = t1239 ^ (t1334 << 4), t1336 = t1251 ^ t1334,
    t1337 = ((t1242 >> 4) ^ t1254) & UINT64_C(0xf0f0f0f0f0f0f0f), t1338 = t1242 ^ (t1337 << 4),
    t1339 = t1254 ^ t1337, t1340 = ((t1234 >> 4) ^ t1246) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1341 = t1234 ^ (t1340 << 4), t1342 = t1246 ^ t1340,
    t1343 = ((t1237 >> 4) ^ t1249) & UINT64_C(0xf0f0f0f0f0f0f0f), t1344 = t1237 ^ (t1343 << 4),
    t1345 = t1249 ^ t1343, t1346 = ((t1240 >> 4) ^ t1252) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1347 = t1240 ^ (t1346 << 4), t1348 = t1252 ^ t1346,
    t1349 = ((t1243 >> 4) ^ t1255) & UINT64_C(0xf0f0f0f0f0f0f0f), t1350 = t1243 ^ (t1349 << 4),
    t1351 = t1255 ^ t1349, t1352 = ((t1257 >> 4) ^ t1269) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1353 = t1257 ^ (t1352 << 4), t1354 = t1269 ^ t1352,
    t1355 = ((t1260 >> 4) ^ t1272) & UINT64_C(0xf0f0f0f0f0f0f0f), t1356 = t1260 ^ (t1355 << 4),
    t1357 = t1272 ^ t1355, t1358 = ((t1263 >> 4) ^ t1275) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1359 = t1263 ^ (t1358 << 4), t1360 = t1275 ^ t1358,
    t1361 = ((t1266 >> 4) ^ t1278) & UINT64_C(0xf0f0f0f0f0f0f0f), t1362 = t1266 ^ (t1361 << 4),
    t1363 = t1278 ^ t1361, t1364 = ((t1258 >> 4) ^ t1270) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1365 = t1258 ^ (t1364 << 4), t1366 = t1270 ^ t1364,
    t1367 = ((t1261 >> 4) ^ t1273) & UINT64_C(0xf0f0f0f0f0f0f0f), t1368 = t1261 ^ (t1367 << 4),
    t1369 = t1273 ^ t1367, t1370 = ((t1264 >> 4) ^ t1276) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1371 = t1264 ^ (t1370 << 4), t1372 = t1276 ^ t1370,
    t1373 = ((t1267 >> 4) ^ t1279) & UINT64_C(0xf0f0f0f0f0f0f0f), t1374 = t1267 ^ (t1373 << 4),
    t1375 = t1279 ^ t1373, t1376 = ((t1281 >> 4) ^ t1293) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1377 = t1281 ^ (t1376 << 4), t1378 = t1293 ^ t1376,
    t1379 = ((t1284 >> 4) ^ t1296) & UINT64_C(0xf0f0f0f0f0f0f0f), t1380 = t1284 ^ (t1379 << 4),
    t1381 = t1296 ^ t1379, t1382 = ((t1287 >> 4) ^ t1299) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1383 = t1287 ^ (t1382 << 4), t1384 = t1299 ^ t1382,
    t1385 = ((t1290 >> 4) ^ t1302) & UINT64_C(0xf0f0f0f0f0f0f0f), t1386 = t1290 ^ (t1385 << 4),
    t1387 = t1302 ^ t1385, t1388 = ((t1282 >> 4) ^ t1294) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1389 = t1282 ^ (t1388 << 4), t1390 = t1294 ^ t1388,
    t1391 = ((t1285 >> 4) ^ t1297) & UINT64_C(0xf0f0f0f0f0f0f0f), t1392 = t1285 ^ (t1391 << 4),
    t1393 = t1297 ^ t1391, t1394 = ((t1288 >> 4) ^ t1300) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1395 = t1288 ^ (t1394 << 4), t1396 = t1300 ^ t1394,
    t1397 = ((t1291 >> 4) ^ t1303) & UINT64_C(0xf0f0f0f0f0f0f0f), t1398 = t1291 ^ (t1397 << 4),
    t1399 = t1303 ^ t1397, t1400 = ((t1305 >> 4) ^ t1317) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1401 = t1305 ^ (t1400 << 4), t1402 = t1317 ^ t1400,
    t1403 = ((t1308 >> 4) ^ t1320) & UINT64_C(0xf0f0f0f0f0f0f0f), t1404 = t1308 ^ (t1403 << 4),
    t1405 = t1320 ^ t1403, t1406 = ((t1311 >> 4) ^ t1323) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1407 = t1311 ^ (t1406 << 4), t1408 = t1323 ^ t1406,
    t1409 = ((t1314 >> 4) ^ t1326) & UINT64_C(0xf0f0f0f0f0f0f0f), t1410 = t1314 ^ (t1409 << 4),
    t1411 = t1326 ^ t1409, t1412 = ((t1306 >> 4) ^ t1318) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1413 = t1306 ^ (t1412 << 4), t1414 = t1318 ^ t1412,
    t1415 = ((t1309 >> 4) ^ t1321) & UINT64_C(0xf0f0f0f0f0f0f0f), t1416 = t1309 ^ (t1415 << 4),
    t1417 = t1321 ^ t1415, t1418 = ((t1312 >> 4) ^ t1324) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1419 = t1312 ^ (t1418 << 4), t1420 = t1324 ^ t1418,
    t1421 = ((t1315 >> 4) ^ t1327) & UINT64_C(0xf0f0f0f0f0f0f0f), t1422 = t1315 ^ (t1421 << 4),
    t1423 = t1327 ^ t1421, t1424 = ((t1329 >> 2) ^ t1335) & UINT64_C(0x3333333333333333),
    t1425 = t1329 ^ (t1424 << 2), t1426 = t1335 ^ t1424,
    t1427 = ((t1332 >> 2) ^ t1338) & UINT64_C(0x3333333333333333), t1428 = t1332 ^ (t1427 << 2),
    t1429 = t1338 ^ t1427, t1430 = ((t1330 >> 2) ^ t1336) & UINT64_C(0x3333333333333333),
    t1431 = t1330 ^ (t1430 << 2), t1432 = t1336 ^ t1430,
    t1433 = ((t1333 >> 2) ^ t1339) & UINT64_C(0x3333333333333333), t1434 = t1333 ^ (t1433 << 2),
    t1435 = t1339 ^ t1433, t1436 = ((t1341 >> 2) ^ t1347) & UINT64_C(0x3333333333333333),
    t1437 = t1341 ^ (t1436 << 2), t1438 = t1347 ^ t1436,
    t1439 = ((t1344 >> 2) ^ t1350) & UINT64_C(0x3333333333333333), t1440 = t1344 ^ (t1439 << 2),
    t1441 = t1350 ^ t1439, t1442 = ((t1342 >> 2) ^ t1348) & UINT64_C(0x3333333333333333),
    t1443 = t1342 ^ (t1442 << 2), t1444 = t1348 ^ t1442,
    t1445 = ((t1345 >> 2) ^ t1351) & UINT64_C(0x3333333333333333), t1446 = t1345 ^ (t1445 << 2),
    t1447 = t1351 ^ t1445, t1448 = ((t1353 >> 2) ^ t1359) & UINT64_C(0x3333333333333333),
    t1449 = t1353 ^ (t1448 << 2), t1450 = t1359 ^ t1448,
    t1451 = ((t1356 >> 2) ^ t1362) & UINT64_C(0x3333333333333333), t1452 = t1356 ^ (t1451 << 2),
    t1453 = t1362 ^ t1451, t1454 = ((t1354 >> 2) ^ t1360) & UINT64_C(0x3333333333333333),
    t1455 = t1354 ^ (t1454 << 2), t1456 = t1360 ^ t1454,
    t1457 = ((t1357 >> 2) ^ t1363) & UINT64_C(0x3333333333333333), t1458 = t1357 ^ (t1457 << 2),
    t1459 = t1363 ^ t1457, t1460 = ((t1365 >> 2) ^ t1371) & UINT64_C(0x3333333333333333),
    t1461 = t1365 ^ (t1460 << 2), t1462 = t1371 ^ t1460,
    t1463 = ((t1368 >> 2) ^ t1374) & UINT64_C(0x3333333333333333), t1464 = t1368 ^ (t1463 << 2),
    t1465 = t1374 ^ t1463, t1466 = ((t1366 >> 2) ^ t1372) & UINT64_C(0x3333333333333333),
    t1467 = t1366 ^ (t1466 << 2), t1468 = t1372 ^ t1466,
    t1469 = ((t1369 >> 2) ^ t1375) & UINT64_C(0x3333333333333333), t1470 = t1369 ^ (t1469 << 2),
    t1471 = t1375 ^ t1469, t1472 = ((t1377 >> 2) ^ t1383) & UINT64_C(0x3333333333333333),
    t1473 = t1377 ^ (t1472 << 2), t1474 = t1383 ^ t1472,
    t1475 = ((t1380 >> 2) ^ t1386) & UINT64_C(0x3333333333333333), t1476 = t1380 ^ (t1475 << 2),
    t1477 = t1386 ^ t1475, t1478 = ((t1378 >> 2) ^ t1384) & UINT64_C(0x3333333333333333),
    t1479 = t1378 ^ (t1478 << 2), t1480 = t1384 ^ t1478,
    t1481 = ((t1381 >> 2) ^ t1387) & UINT64_C(0x3333333333333333), t1482 = t1381 ^ (t1481 << 2),
    t1483 = t1387 ^ t1481, t1484 = ((t1389 >> 2) ^ t1395) & UINT64_C(0x3333333333333333),
    t1485 = t1389 ^ (t1484 << 2), t1486 = t1395 ^ t1484,
    t1487 = ((t1392 >> 2) ^ t1398) & UINT64_C(0x3333333333333333), t1488 = t1392 ^ (t1487 << 2),
    t1489 = t1398 ^ t1487, t1490 = ((t1390 >> 2) ^ t1396) & UINT64_C(0x3333333333333333),
    t1491 = t1390 ^ (t1490 << 2), t1492 = t1396 ^ t1490,
    t1493 = ((t1393 >> 2) ^ t1399) & UINT64_C(0x3333333333333333), t1494 = t1393 ^ (t1493 << 2),
    t1495 = t1399 ^ t1493, t1496 = ((t1401 >> 2) ^ t1407) & UINT64_C(0x3333333333333333),
    t1497 = t1401 ^ (t1496 << 2), t1498 = t1407 ^ t1496,
    t1499 = ((t1404 >> 2) ^ t1410) & UINT64_C(0x3333333333333333), t1500 = t1404 ^ (t1499 << 2),
    t1501 = t1410 ^ t1499, t1502 = ((t1402 >> 2) ^ t1408) & UINT64_C(0x3333333333333333),
    t1503 = t1402 ^ (t1502 << 2), t1504 = t1408 ^ t1502,
    t1505 = ((t1405 >> 2) ^ t1411) & UINT64_C(0x3333333333333333), t1506 = t1405 ^ (t1505 << 2),
    t1507 = t1411 ^ t1505, t1508 = ((t1413 >> 2) ^ t1419) & UINT64_C(0x3333333333333333),
    t1509 = t1413 ^ (t1508 << 2), t1510 = t1419 ^ t1508,
    t1511 = ((t1416 >> 2) ^ t1422) & UINT64_C(0x3333333333333333), t1512 = t1416 ^ (t1511 << 2),
    t1513 = t1422 ^ t1511, t1514 = ((t1414 >> 2) ^ t1420) & UINT64_C(0x3333333333333333),
    t1515 = t1414 ^ (t1514 << 2), t1516 = t1420 ^ t1514,
    t1517 = ((t1417 >> 2) ^ t1423) & UINT64_C(0x3333333333333333), t1518 = t1417 ^ (t1517 << 2),
    t1519 = t1423 ^ t1517, t1520 = ((t1425 >> 1) ^ t1428) & UINT64_C(0x5555555555555555),
    t1521 = ((t1426 >> 1) ^ t1429) & UINT64_C(0x5555555555555555),
    t1522 = ((t1431 >> 1) ^ t1434) & UINT64_C(0x5555555555555555),
    t1523 = ((t1432 >> 1) ^ t1435) & UINT64_C(0x5555555555555555),
    t1524 = ((t1437 >> 1) ^ t1440) & UINT64_C(0x5555555555555555),
    t1525 = ((t1438 >> 1) ^ t1441) & UINT64_C(0x5555555555555555),
    t1526 = ((t1443 >> 1) ^ t1446) & UINT64_C(0x5555555555555555),
    t1527 = ((t1444 >> 1) ^ t1447) & UINT64_C(0x5555555555555555),
    t1528 = ((t1449 >> 1) ^ t1452) & UINT64_C(0x5555555555555555),
    t1529 = ((t1450 >> 1) ^ t1453) & UINT64_C(0x5555555555555555),
    t1530 = ((t1455 >> 1) ^ t1458) & UINT64_C(0x5555555555555555),
    t1531 = ((t1456 >> 1) ^ t1459) & UINT64_C(0x5555555555555555),
    t1532 = ((t1461 >> 1) ^ t1464) & UINT64_C(0x5555555555555555),
    t1533 = ((t1462 >> 1) ^ t1465) & UINT64_C(0x5555555555555555),
    t1534 = ((t1467 >> 1) ^ t1470) & UINT64_C(0x5555555555555555),
    t1535 = ((t1468 >> 1) ^ t1471) & UINT64_C(0x5555555555555555),
    t1536 = ((t1473 >> 1) ^ t1476) & UINT64_C(0x5555555555555555),
    t1537 = ((t1474 >> 1) ^ t1477) & UINT64_C(0x5555555555555555),
    t1538 = ((t1479 >> 1) ^ t1482) & UINT64_C(0x5555555555555555),
    t1539 = ((t1480 >> 1) ^ t1483) & UINT64_C(0x5555555555555555),
    t1540 = ((t1485 >> 1) ^ t1488) & UINT64_C(0x5555555555555555),
    t1541 = ((t1486 >> 1) ^ t1489) & UINT64_C(0x5555555555555555),
    t1542 = ((t1491 >> 1) ^ t1494) & UINT64_C(0x5555555555555555),
    t1543 = ((t1492 >> 1) ^ t1495) & UINT64_C(0x5555555555555555),
    t1544 = ((t1497 >> 1) ^ t1500) & UINT64_C(0x5555555555555555),
    t1545 = ((t1498 >> 1) ^ t1501) & UINT64_C(0x5555555555555555),
    t1546 = ((t1503 >> 1) ^ t1506) & UINT64_C(0x5555555555555555),
    t1547 = ((t1504 >> 1) ^ t1507) & UINT64_C(0x5555555555555555),
    t1548 = ((t1509 >> 1) ^ t1512) & UINT64_C(0x5555555555555555),
    t1549 = ((t1510 >> 1) ^ t1513) & UINT64_C(0x5555555555555555),
    t1550 = ((t1515 >> 1) ^ t1518) & UINT64_C(0x5555555555555555),
    t1551 = ((t1516 >> 1) ^ t1519) & UINT64_C(0x5555555555555555);
    store_le64(out, t1425 ^ (t1520 << 1));
    store_le64(out + 8, t1428 ^ t1520);
    store_le64(out + 16, t1426 ^ (t1521 << 1));
    store_le64(out + 24, t1429 ^ t1521);
    store_le64(out + 32, t1431 ^ (t1522 << 1));
    store_le64(out + 40, t1434 ^ t1522);
    store_le64(out + 48, t1432 ^ (t1523 << 1));
    store_le64(out + 56, t1435 ^ t1523);
    store_le64(out + 64, t1437 ^ (t1524 << 1));
    store_le64(out + 72, t1440 ^ t1524);
    store_le64(out + 80, t1438 ^ (t1525 << 1));
    store_le64(out + 88, t1441 ^ t1525);
    store_le64(out + 96, t1443 ^ (t1526 << 1));
    store_le64(out + 104, t1446 ^ t1526);
    store_le64(out + 112, t1444 ^ (t1527 << 1));
    store_le64(out + 120, t1447 ^ t1527);
    store_le64(out + 128, t1449 ^ (t1528 << 1));
    store_le64(out + 136, t1452 ^ t1528);
    store_le64(out + 144, t1450 ^ (t1529 << 1));
    store_le64(out + 152, t1453 ^ t1529);
    store_le64(out + 160, t1455 ^ (t1530 << 1));
    store_le64(out + 168, t1458 ^ t1530);
    store_le64(out + 176, t1456 ^ (t1531 << 1));
    store_le64(out + 184, t1459 ^ t1531);
    store_le64(out + 192, t1461 ^ (t1532 << 1));
    store_le64(out + 200, t1464 ^ t1532);
    store_le64(out + 208, t1462 ^ (t1533 << 1));
    store_le64(out + 216, t1465 ^ t1533);
    store_le64(out + 224, t1467 ^ (t1534 << 1));
    store_le64(out + 232, t1470 ^ t1534);
    store_le64(out + 240, t1468 ^ (t1535 << 1));
    store_le64(out + 248, t1471 ^ t1535);
    store_le64(out + 256, t1473 ^ (t1536 << 1));
    store_le64(out + 264, t1476 ^ t1536);
    store_le64(out + 272, t1474 ^ (t1537 << 1));
    store_le64(out + 280, t1477 ^ t1537);
    store_le64(out + 288, t1479 ^ (t1538 << 1));
    store_le64(out + 296, t1482 ^ t1538);
    store_le64(out + 304, t1480 ^ (t1539 << 1));
    store_le64(out + 312, t1483 ^ t1539);
    store_le64(out + 320, t1485 ^ (t1540 << 1));
    store_le64(out + 328, t1488 ^ t1540);
    store_le64(out + 336, t1486 ^ (t1541 << 1));
    store_le64(out + 344, t1489 ^ t1541);
    store_le64(out + 352, t1491 ^ (t1542 << 1));
    store_le64(out + 360, t1494 ^ t1542);
    store_le64(out + 368, t1492 ^ (t1543 << 1));
    store_le64(out + 376, t1495 ^ t1543);
    store_le64(out + 384, t1497 ^ (t1544 << 1));
    store_le64(out + 392, t1500 ^ t1544);
    store_le64(out + 400, t1498 ^ (t1545 << 1));
    store_le64(out + 408, t1501 ^ t1545);
    store_le64(out + 416, t1503 ^ (t1546 << 1));
    store_le64(out + 424, t1506 ^ t1546);
    store_le64(out + 432, t1504 ^ (t1547 << 1));
    store_le64(out + 440, t1507 ^ t1547);
    store_le64(out + 448, t1509 ^ (t1548 << 1));
    store_le64(out + 456, t1512 ^ t1548);
    store_le64(out + 464, t1510 ^ (t1549 << 1));
    store_le64(out + 472, t1513 ^ t1549);
    store_le64(out + 480, t1515 ^ (t1550 << 1));
    store_le64(out + 488, t1518 ^ t1550);
    store_le64(out + 496, t1516 ^ (t1551 << 1));
    store_le64(out + 504, t1519 ^ t1551);
}

void lwcc_present64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_present64_128_ecb_encrypt_c(buffer, buffer, 64, rk);
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
    t544 = ((t449 >> 32) ^ t497) & UINT64_C(0xffffffff),
    t545 = ((t452 >> 32) ^ t500) & UINT64_C(0xffffffff),
    t546 = ((t455 >> 32) ^ t503) & UINT64_C(0xffffffff),
    t547 = ((t458 >> 32) ^ t506) & UINT64_C(0xffffffff),
    t548 = ((t461 >> 32) ^ t509) & UINT64_C(0xffffffff),
    t549 = ((t464 >> 32) ^ t512) & UINT64_C(0xffffffff),
    t550 = ((t467 >> 32) ^ t515) & UINT64_C(0xffffffff),
    t551 = ((t470 >> 32) ^ t518) & UINT64_C(0xffffffff),
    t552 = ((t473 >> 32) ^ t521) & UINT64_C(0xffffffff),
    t553 = ((t476 >> 32) ^ t524) & UINT64_C(0xffffffff),
    t554 = ((t479 >> 32) ^ t527) & UINT64_C(0xffffffff),
    t555 = ((t482 >> 32) ^ t530) & UINT64_C(0xffffffff),
    t556 = ((t485 >> 32) ^ t533) & UINT64_C(0xffffffff),
    t557 = ((t488 >> 32) ^ t536) & UINT64_C(0xffffffff),
    t558 = ((t491 >> 32) ^ t539) & UINT64_C(0xffffffff),
    t559 = ((t494 >> 32) ^ t542) & UINT64_C(0xffffffff),
    t560 = ((t450 >> 32) ^ t498) & UINT64_C(0xffffffff),
    t561 = ((t453 >> 32) ^ t501) & UINT64_C(0xffffffff),
    t562 = ((t456 >> 32) ^ t504) & UINT64_C(0xffffffff),
    t563 = ((t459 >> 32) ^ t507) & UINT64_C(0xffffffff),
    t564 = ((t462 >> 32) ^ t510) & UINT64_C(0xffffffff),
    t565 = ((t465 >> 32) ^ t513) & UINT64_C(0xffffffff),
    t566 = ((t468 >> 32) ^ t516) & UINT64_C(0xffffffff),
    t567 = ((t471 >> 32) ^ t519) & UINT64_C(0xffffffff),
    t568 = ((t474 >> 32) ^ t522) & UINT64_C(0xffffffff),
    t569 = ((t477 >> 32) ^ t525) & UINT64_C(0xffffffff),
    t570 = ((t480 >> 32) ^ t528) & UINT64_C(0xffffffff),
    t571 = ((t483 >> 32) ^ t531) & UINT64_C(0xffffffff),
    t572 = ((t486 >> 32) ^ t534) & UINT64_C(0xffffffff),
    t573 = ((t489 >> 32) ^ t537) & UINT64_C(0xffffffff),
    t574 = ((t492 >> 32) ^ t540) & UINT64_C(0xffffffff),
    t575 = ((t495 >> 32) ^ t543) & UINT64_C(0xffffffff), t576 = (t518 ^ t551) ^ load64(rk + 12216),
    t577 = (t470 ^ (t551 << 32)) ^ load64(rk + 31840),
    t578 = (t471 ^ (t567 << 32)) ^ load64(rk + 14296), t579 = (t519 ^ t567) ^ load64(rk + 9160),
    t580 = (t515 ^ t550) ^ load64(rk + 12208), t581 = (t467 ^ (t550 << 32)) ^ load64(rk + 31832),
    t582 = (t468 ^ (t566 << 32)) ^ load64(rk + 14288), t583 = (t516 ^ t566) ^ load64(rk + 9152),
    t584 = (t512 ^ t549) ^ load64(rk + 11224), t585 = (t464 ^ (t549 << 32)) ^ load64(rk + 31824),
    t586 = (t465 ^ (t565 << 32)) ^ load64(rk + 15256), t587 = (t513 ^ t565) ^ load64(rk + 8168),
    t588 = (t509 ^ t548) ^ load64(rk + 11216), t589 = (t461 ^ (t548 << 32)) ^ load64(rk + 31816),
    t590 = (t462 ^ (t564 << 32)) ^ load64(rk + 15248), t591 = (t510 ^ t564) ^ load64(rk + 8160),
    t592 = (t506 ^ t547) ^ load64(rk + 12184), t593 = (t458 ^ (t547 << 32)) ^ load64(rk + 31808),
    t594 = (t459 ^ (t563 << 32)) ^ load64(rk + 14264), t595 = (t507 ^ t563) ^ load64(rk + 9128),
    t596 = (t503 ^ t546) ^ load64(rk + 12176), t597 = (t455 ^ (t546 << 32)) ^ load64(rk + 31800),
    t598 = (t456 ^ (t562 << 32)) ^ load64(rk + 14256), t599 = (t504 ^ t562) ^ load64(rk + 9120),
    t600 = (t500 ^ t545) ^ load64(rk + 11192), t601 = (t452 ^ (t545 << 32)) ^ load64(rk + 31792),
    t602 = (t453 ^ (t561 << 32)) ^ load64(rk + 13272), t603 = (t501 ^ t561) ^ load64(rk + 8136),
    t604 = (t497 ^ t544) ^ load64(rk + 11184), t605 = (t449 ^ (t544 << 32)) ^ load64(rk + 31784),
    t606 = (t450 ^ (t560 << 32)) ^ load64(rk + 13264), t607 = (t498 ^ t560) ^ load64(rk + 8128),
    t608 = (t542 ^ t559) ^ load64(rk + 10200), t609 = (t494 ^ (t559 << 32)) ^ load64(rk + 16872),
    t610 = (t495 ^ (t575 << 32)) ^ load64(rk + 14232), t611 = (t543 ^ t575) ^ load64(rk + 7144),
    t612 = (t539 ^ t558) ^ load64(rk + 10192), t613 = (t491 ^ (t558 << 32)) ^ load64(rk + 31776),
    t614 = (t492 ^ (t574 << 32)) ^ load64(rk + 14224), t615 = (t540 ^ t574) ^ load64(rk + 7136),
    t616 = (t536 ^ t557) ^ load64(rk + 11160), t617 = (t488 ^ (t557 << 32)) ^ load64(rk + 15320),
    t618 = (t489 ^ (t573 << 32)) ^ load64(rk + 13240), t619 = (t537 ^ t573) ^ load64(rk + 8104),
    t620 = (t533 ^ t556) ^ load64(rk + 11152), t621 = (t485 ^ (t556 << 32)) ^ load64(rk + 15312),
    t622 = (t486 ^ (t572 << 32)) ^ load64(rk + 13232), t623 = (t534 ^ t572) ^ load64(rk + 8096),
    t624 = (t530 ^ t555) ^ load64(rk + 10168), t625 = (t482 ^ (t555 << 32)) ^ load64(rk + 16840),
    t626 = (t483 ^ (t571 << 32)) ^ load64(rk + 12248), t627 = (t531 ^ t571) ^ load64(rk + 7112),
    t628 = (t527 ^ t554) ^ load64(rk + 10160), t629 = (t479 ^ (t554 << 32)) ^ load64(rk + 31768),
    t630 = (t480 ^ (t570 << 32)) ^ load64(rk + 12240), t631 = (t528 ^ t570) ^ load64(rk + 31848),
    t632 = (t524 ^ t553) ^ load64(rk + 9176), t633 = (t476 ^ (t553 << 32)) ^ load64(rk + 15288),
    t634 = (t477 ^ (t569 << 32)) ^ load64(rk + 13208), t635 = (t525 ^ t569) ^ load64(rk + 31856),
    t636 = (t521 ^ t552) ^ load64(rk + 9168), t637 = (t473 ^ (t552 << 32)) ^ load64(rk + 15280),
    t638 = (t474 ^ (t568 << 32)) ^ load64(rk + 13200), t639 = (t522 ^ t568) ^ load64(rk + 31864);
    uint64_t x0 = t576;
    uint64_t x1 = t577;
    uint64_t x2 = t578;
    uint64_t x3 = t579;
    uint64_t x4 = t580;
    uint64_t x5 = t581;
    uint64_t x6 = t582;
    uint64_t x7 = t583;
    uint64_t x8 = t584;
    uint64_t x9 = t585;
    uint64_t x10 = t586;
    uint64_t x11 = t587;
    uint64_t x12 = t588;
    uint64_t x13 = t589;
    uint64_t x14 = t590;
    uint64_t x15 = t591;
    uint64_t x16 = t592;
    uint64_t x17 = t593;
    uint64_t x18 = t594;
    uint64_t x19 = t595;
    uint64_t x20 = t596;
    uint64_t x21 = t597;
    uint64_t x22 = t598;
    uint64_t x23 = t599;
    uint64_t x24 = t600;
    uint64_t x25 = t601;
    uint64_t x26 = t602;
    uint64_t x27 = t603;
    uint64_t x28 = t604;
    uint64_t x29 = t605;
    uint64_t x30 = t606;
    uint64_t x31 = t607;
    uint64_t x32 = t608;
    uint64_t x33 = t609;
    uint64_t x34 = t610;
    uint64_t x35 = t611;
    uint64_t x36 = t612;
    uint64_t x37 = t613;
    uint64_t x38 = t614;
    uint64_t x39 = t615;
    uint64_t x40 = t616;
    uint64_t x41 = t617;
    uint64_t x42 = t618;
    uint64_t x43 = t619;
    uint64_t x44 = t620;
    uint64_t x45 = t621;
    uint64_t x46 = t622;
    uint64_t x47 = t623;
    uint64_t x48 = t624;
    uint64_t x49 = t625;
    uint64_t x50 = t626;
    uint64_t x51 = t627;
    uint64_t x52 = t628;
    uint64_t x53 = t629;
    uint64_t x54 = t630;
    uint64_t x55 = t631;
    uint64_t x56 = t632;
    uint64_t x57 = t633;
    uint64_t x58 = t634;
    uint64_t x59 = t635;
    uint64_t x60 = t636;
    uint64_t x61 = t637;
    uint64_t x62 = t638;
    uint64_t x63 = t639;
    for (unsigned i = 0; i < 31; i++) {
        const uint8_t *round = rk + 15872 + 512 * i;
        // round 31 (present.dsl:28)
        const uint64_t t640 = x2 ^ (x0 | x1), t641 = x3 ^ t640, t642 = x0 ^ x1, t643 = x3 ^ t642,
        t644 = x1 ^ (t642 & t641), t645 = t644 ^ t643, t646 = t640 | t645, t647 = x6 ^ (x4 | x5),
        t648 = x7 ^ t647, t649 = x4 ^ x5, t650 = x7 ^ t649, t651 = x5 ^ (t649 & t648),
        t652 = t651 ^ t650, t653 = t647 | t652, t654 = x10 ^ (x8 | x9), t655 = x11 ^ t654,
        t656 = x8 ^ x9, t657 = x11 ^ t656, t658 = x9 ^ (t656 & t655), t659 = t658 ^ t657,
        t660 = t654 | t659, t661 = x14 ^ (x12 | x13), t662 = x15 ^ t661, t663 = x12 ^ x13,
        t664 = x15 ^ t663, t665 = x13 ^ (t663 & t662), t666 = t665 ^ t664, t667 = t661 | t666,
        t668 = x18 ^ (x16 | x17), t669 = x19 ^ t668, t670 = x16 ^ x17, t671 = x19 ^ t670,
        t672 = x17 ^ (t670 & t669), t673 = t672 ^ t671, t674 = t668 | t673, t675 = x22 ^ (x20 | x21),
        t676 = x23 ^ t675, t677 = x20 ^ x21, t678 = x23 ^ t677, t679 = x21 ^ (t677 & t676),
        t680 = t679 ^ t678, t681 = t675 | t680, t682 = x26 ^ (x24 | x25), t683 = x27 ^ t682,
        t684 = x24 ^ x25, t685 = x27 ^ t684, t686 = x25 ^ (t684 & t683), t687 = t686 ^ t685,
        t688 = t682 | t687, t689 = x30 ^ (x28 | x29), t690 = x31 ^ t689, t691 = x28 ^ x29,
        t692 = x31 ^ t691, t693 = x29 ^ (t691 & t690), t694 = t693 ^ t692, t695 = t689 | t694,
        t696 = x34 ^ (x32 | x33), t697 = x35 ^ t696, t698 = x32 ^ x33, t699 = x35 ^ t698,
        t700 = x33 ^ (t698 & t697), t701 = t700 ^ t699, t702 = t696 | t701, t703 = x38 ^ (x36 | x37),
        t704 = x39 ^ t703, t705 = x36 ^ x37, t706 = x39 ^ t705, t707 = x37 ^ (t705 & t704),
        t708 = t707 ^ t706, t709 = t703 | t708, t710 = x42 ^ (x40 | x41), t711 = x43 ^ t710,
        t712 = x40 ^ x41, t713 = x43 ^ t712, t714 = x41 ^ (t712 & t711), t715 = t714 ^ t713,
        t716 = t710 | t715, t717 = x46 ^ (x44 | x45), t718 = x47 ^ t717, t719 = x44 ^ x45,
        t720 = x47 ^ t719, t721 = x45 ^ (t719 & t718), t722 = t721 ^ t720, t723 = t717 | t722,
        t724 = x50 ^ (x48 | x49), t725 = x51 ^ t724, t726 = x48 ^ x49, t727 = x51 ^ t726,
        t728 = x49 ^ (t726 & t725), t729 = t728 ^ t727, t730 = t724 | t729, t731 = x54 ^ (x52 | x53),
        t732 = x55 ^ t731, t733 = x52 ^ x53, t734 = x55 ^ t733, t735 = x53 ^ (t733 & t732),
        t736 = t735 ^ t734, t737 = t731 | t736, t738 = x58 ^ (x56 | x57), t739 = x59 ^ t738,
        t740 = x56 ^ x57, t741 = x59 ^ t740, t742 = x57 ^ (t740 & t739), t743 = t742 ^ t741,
        t744 = t738 | t743, t745 = x62 ^ (x60 | x61), t746 = x63 ^ t745, t747 = x60 ^ x61,
        t748 = x63 ^ t747, t749 = x61 ^ (t747 & t746), t750 = t749 ^ t748, t751 = t745 | t750,
        t752 = (t696 ^ (t700 & t701)) ^ load64(round + 248),
        t753 = (t640 ^ (t644 & t645)) ^ load64(round + 504),
        t754 = (t668 ^ (t672 & t673)) ^ load64(round + 376),
        t755 = (t724 ^ (t728 & t729)) ^ load64(round + 120), t756 = (t699 ^ t702) ^ load64(round + 240),
        t757 = (t643 ^ t646) ^ load64(round + 496), t758 = (t671 ^ t674) ^ load64(round + 368),
        t759 = (t727 ^ t730) ^ load64(round + 112), t760 = (t700 ^ t702) ^ load64(round + 232),
        t761 = (t644 ^ t646) ^ load64(round + 488), t762 = (t672 ^ t674) ^ load64(round + 360),
        t763 = (t728 ^ t730) ^ load64(round + 104), t764 = t697 ^ load64(round + 224),
        t765 = t641 ^ load64(round + 480), t766 = t669 ^ load64(round + 352),
        t767 = t725 ^ load64(round + 96), t768 = (t703 ^ (t707 & t708)) ^ load64(round + 216),
        t769 = (t647 ^ (t651 & t652)) ^ load64(round + 472),
        t770 = (t675 ^ (t679 & t680)) ^ load64(round + 344),
        t771 = (t731 ^ (t735 & t736)) ^ load64(round + 88), t772 = (t706 ^ t709) ^ load64(round + 208),
        t773 = (t650 ^ t653) ^ load64(round + 464), t774 = (t678 ^ t681) ^ load64(round + 336),
        t775 = (t734 ^ t737) ^ load64(round + 80), t776 = (t707 ^ t709) ^ load64(round + 200),
        t777 = (t651 ^ t653) ^ load64(round + 456), t778 = (t679 ^ t681) ^ load64(round + 328),
        t779 = (t735 ^ t737) ^ load64(round + 72), t780 = t704 ^ load64(round + 192),
        t781 = t648 ^ load64(round + 448), t782 = t676 ^ load64(round + 320),
        t783 = t732 ^ load64(round + 64), t784 = (t710 ^ (t714 & t715)) ^ load64(round + 184),
        t785 = (t654 ^ (t658 & t659)) ^ load64(round + 440),
        t786 = (t682 ^ (t686 & t687)) ^ load64(round + 312),
        t787 = (t738 ^ (t742 & t743)) ^ load64(round + 56), t788 = (t713 ^ t716) ^ load64(round + 176),
        t789 = (t657 ^ t660) ^ load64(round + 432), t790 = (t685 ^ t688) ^ load64(round + 304),
        t791 = (t741 ^ t744) ^ load64(round + 48), t792 = (t714 ^ t716) ^ load64(round + 168),
        t793 = (t658 ^ t660) ^ load64(round + 424), t794 = (t686 ^ t688) ^ load64(round + 296),
        t795 = (t742 ^ t744) ^ load64(round + 40), t796 = t711 ^ load64(round + 160),
        t797 = t655 ^ load64(round + 416), t798 = t683 ^ load64(round + 288),
        t799 = t739 ^ load64(round + 32), t800 = (t717 ^ (t721 & t722)) ^ load64(round + 152),
        t801 = (t661 ^ (t665 & t666)) ^ load64(round + 408),
        t802 = (t689 ^ (t693 & t694)) ^ load64(round + 280),
        t803 = (t745 ^ (t749 & t750)) ^ load64(round + 24), t804 = (t720 ^ t723) ^ load64(round + 144),
        t805 = (t664 ^ t667) ^ load64(round + 400), t806 = (t692 ^ t695) ^ load64(round + 272),
        t807 = (t748 ^ t751) ^ load64(round + 16), t808 = (t721 ^ t723) ^ load64(round + 136),
        t809 = (t665 ^ t667) ^ load64(round + 392), t810 = (t693 ^ t695) ^ load64(round + 264),
        t811 = (t749 ^ t751) ^ load64(round + 8), t812 = t718 ^ load64(round + 128),
        t813 = t662 ^ load64(round + 384), t814 = t690 ^ load64(round + 256),
        t815 = t746 ^ load64(round);
        x0 = t752;
        x1 = t753;
        x2 = t754;
        x3 = t755;
        x4 = t756;
        x5 = t757;
        x6 = t758;
        x7 = t759;
        x8 = t760;
        x9 = t761;
        x10 = t762;
        x11 = t763;
        x12 = t764;
        x13 = t765;
        x14 = t766;
        x15 = t767;
        x16 = t768;
        x17 = t769;
        x18 = t770;
        x19 = t771;
        x20 = t772;
        x21 = t773;
        x22 = t774;
        x23 = t775;
        x24 = t776;
        x25 = t777;
        x26 = t778;
        x27 = t779;
        x28 = t780;
        x29 = t781;
        x30 = t782;
        x31 = t783;
        x32 = t784;
        x33 = t785;
        x34 = t786;
        x35 = t787;
        x36 = t788;
        x37 = t789;
        x38 = t790;
        x39 = t791;
        x40 = t792;
        x41 = t793;
        x42 = t794;
        x43 = t795;
        x44 = t796;
        x45 = t797;
        x46 = t798;
        x47 = t799;
        x48 = t800;
        x49 = t801;
        x50 = t802;
        x51 = t803;
        x52 = t804;
        x53 = t805;
        x54 = t806;
        x55 = t807;
        x56 = t808;
        x57 = t809;
        x58 = t810;
        x59 = t811;
        x60 = t812;
        x61 = t813;
        x62 = t814;
        x63 = t815;
    }
    const uint64_t t976 = ((x29 >> 32) ^ x28) & UINT64_C(0xffffffff), t977 = x29 ^ (t976 << 32),
    t978 = x28 ^ t976, t979 = ((x25 >> 32) ^ x24) & UINT64_C(0xffffffff), t980 = x25 ^ (t979 << 32),
    t981 = x24 ^ t979, t982 = ((x21 >> 32) ^ x20) & UINT64_C(0xffffffff), t983 = x21 ^ (t982 << 32),
    t984 = x20 ^ t982, t985 = ((x17 >> 32) ^ x16) & UINT64_C(0xffffffff), t986 = x17 ^ (t985 << 32),
    t987 = x16 ^ t985, t988 = ((x13 >> 32) ^ x12) & UINT64_C(0xffffffff), t989 = x13 ^ (t988 << 32),
    t990 = x12 ^ t988, t991 = ((x9 >> 32) ^ x8) & UINT64_C(0xffffffff), t992 = x9 ^ (t991 << 32),
    t993 = x8 ^ t991, t994 = ((x5 >> 32) ^ x4) & UINT64_C(0xffffffff), t995 = x5 ^ (t994 << 32),
    t996 = x4 ^ t994, t997 = ((x1 >> 32) ^ x0) & UINT64_C(0xffffffff), t998 = x1 ^ (t997 << 32),
    t999 = x0 ^ t997, t1000 = ((x61 >> 32) ^ x60) & UINT64_C(0xffffffff),
    t1001 = x61 ^ (t1000 << 32), t1002 = x60 ^ t1000,
    t1003 = ((x57 >> 32) ^ x56) & UINT64_C(0xffffffff), t1004 = x57 ^ (t1003 << 32),
    t1005 = x56 ^ t1003, t1006 = ((x53 >> 32) ^ x52) & UINT64_C(0xffffffff),
    t1007 = x53 ^ (t1006 << 32), t1008 = x52 ^ t1006,
    t1009 = ((x49 >> 32) ^ x48) & UINT64_C(0xffffffff), t1010 = x49 ^ (t1009 << 32),
    t1011 = x48 ^ t1009, t1012 = ((x45 >> 32) ^ x44) & UINT64_C(0xffffffff),
    t1013 = x45 ^ (t1012 << 32), t1014 = x44 ^ t1012,
    t1015 = ((x41 >> 32) ^ x40) & UINT64_C(0xffffffff), t1016 = x41 ^ (t1015 << 32),
    t1017 = x40 ^ t1015, t1018 = ((x37 >> 32) ^ x36) & UINT64_C(0xffffffff),
    t1019 = x37 ^ (t1018 << 32), t1020 = x36 ^ t1018,
    t1021 = ((x33 >> 32) ^ x32) & UINT64_C(0xffffffff), t1022 = x33 ^ (t1021 << 32),
    t1023 = x32 ^ t1021, t1024 = ((x30 >> 32) ^ x31) & UINT64_C(0xffffffff),
    t1025 = x30 ^ (t1024 << 32), t1026 = x31 ^ t1024,
    t1027 = ((x26 >> 32) ^ x27) & UINT64_C(0xffffffff), t1028 = x26 ^ (t1027 << 32),
    t1029 = x27 ^ t1027, t1030 = ((x22 >> 32) ^ x23) & UINT64_C(0xffffffff),
    t1031 = x22 ^ (t1030 << 32), t1032 = x23 ^ t1030,
    t1033 = ((x18 >> 32) ^ x19) & UINT64_C(0xffffffff), t1034 = x18 ^ (t1033 << 32),
    t1035 = x19 ^ t1033, t1036 = ((x14 >> 32) ^ x15) & UINT64_C(0xffffffff),
    t1037 = x14 ^ (t1036 << 32), t1038 = x15 ^ t1036,
    t1039 = ((x10 >> 32) ^ x11) & UINT64_C(0xffffffff), t1040 = x10 ^ (t1039 << 32),
    t1041 = x11 ^ t1039, t1042 = ((x6 >> 32) ^ x7) & UINT64_C(0xffffffff),
    t1043 = x6 ^ (t1042 << 32), t1044 = x7 ^ t1042,
    t1045 = ((x2 >> 32) ^ x3) & UINT64_C(0xffffffff), t1046 = x2 ^ (t1045 << 32),
    t1047 = x3 ^ t1045, t1048 = ((x62 >> 32) ^ x63) & UINT64_C(0xffffffff),
    t1049 = x62 ^ (t1048 << 32), t1050 = x63 ^ t1048,
    t1051 = ((x58 >> 32) ^ x59) & UINT64_C(0xffffffff), t1052 = x58 ^ (t1051 << 32),
    t1053 = x59 ^ t1051, t1054 = ((x54 >> 32) ^ x55) & UINT64_C(0xffffffff),
    t1055 = x54 ^ (t1054 << 32), t1056 = x55 ^ t1054,
    t1057 = ((x50 >> 32) ^ x51) & UINT64_C(0xffffffff), t1058 = x50 ^ (t1057 << 32),
    t1059 = x51 ^ t1057, t1060 = ((x46 >> 32) ^ x47) & UINT64_C(0xffffffff),
    t1061 = x46 ^ (t1060 << 32), t1062 = x47 ^ t1060,
    t1063 = ((x42 >> 32) ^ x43) & UINT64_C(0xffffffff), t1064 = x42 ^ (t1063 << 32),
    t1065 = x43 ^ t1063, t1066 = ((x38 >> 32) ^ x39) & UINT64_C(0xffffffff),
    t1067 = x38 ^ (t1066 << 32), t1068 = x39 ^ t1066,
    t1069 = ((x34 >> 32) ^ x35) & UINT64_C(0xffffffff), t1070 = x34 ^ (t1069 << 32),
    t1071 = x35 ^ t1069, t1072 = ((t977 >> 16) ^ t1025) & UINT64_C(0xffff0000ffff),
    t1073 = t977 ^ (t1072 << 16), t1074 = t1025 ^ t1072,
    t1075 = ((t980 >> 16) ^ t1028) & UINT64_C(0xffff0000ffff), t1076 = t980 ^ (t1075 << 16),
    t1077 = t1028 ^ t1075, t1078 = ((t983 >> 16) ^ t1031) & UINT64_C(0xffff0000ffff),
    t1079 = t983 ^ (t1078 << 16), t1080 = t1031 ^ t1078,
    t1081 = ((t986 >> 16) ^ t1034) & UINT64_C(0xffff0000ffff), t1082 = t986 ^ (t1081 << 16),
    t1083 = t1034 ^ t1081, t1084 = ((t989 >> 16) ^ t1037) & UINT64_C(0xffff0000ffff),
    t1085 = t989 ^ (t1084 << 16), t1086 = t1037 ^ t1084,
    t1087 = ((t992 >> 16) ^ t1040) & UINT64_C(0xffff0000ffff), t1088 = t992 ^ (t1087 << 16),
    t1089 = t1040 ^ t1087, t1090 = ((t995 >> 16) ^ t1043) & UINT64_C(0xffff0000ffff),
    t1091 = t995 ^ (t1090 << 16), t1092 = t1043 ^ t1090,
    t1093 = ((t998 >> 16) ^ t1046) & UINT64_C(0xffff0000ffff), t1094 = t998 ^ (t1093 << 16),
    t1095 = t1046 ^ t1093, t1096 = ((t1001 >> 16) ^ t1049) & UINT64_C(0xffff0000ffff),
    t1097 = t1001 ^ (t1096 << 16), t1098 = t1049 ^ t1096,
    t1099 = ((t1004 >> 16) ^ t1052) & UINT64_C(0xffff0000ffff), t1100 = t1004 ^ (t1099 << 16),
    t1101 = t1052 ^ t1099, t1102 = ((t1007 >> 16) ^ t1055) & UINT64_C(0xffff0000ffff),
    t1103 = t1007 ^ (t1102 << 16), t1104 = t1055 ^ t1102,
    t1105 = ((t1010 >> 16) ^ t1058) & UINT64_C(0xffff0000ffff), t1106 = t1010 ^ (t1105 << 16),
    t1107 = t1058 ^ t1105, t1108 = ((t1013 >> 16) ^ t1061) & UINT64_C(0xffff0000ffff),
    t1109 = t1013 ^ (t1108 << 16), t1110 = t1061 ^ t1108,
    t1111 = ((t1016 >> 16) ^ t1064) & UINT64_C(0xffff0000ffff), t1112 = t1016 ^ (t1111 << 16),
    t1113 = t1064 ^ t1111, t1114 = ((t1019 >> 16) ^ t1067) & UINT64_C(0xffff0000ffff),
    t1115 = t1019 ^ (t1114 << 16), t1116 = t1067 ^ t1114,
    t1117 = ((t1022 >> 16) ^ t1070) & UINT64_C(0xffff0000ffff), t1118 = t1022 ^ (t1117 << 16),
    t1119 = t1070 ^ t1117, t1120 = ((t978 >> 16) ^ t1026) & UINT64_C(0xffff0000ffff),
    t1121 = t978 ^ (t1120 << 16), t1122 = t1026 ^ t1120,
    t1123 = ((t981 >> 16) ^ t1029) & UINT64_C(0xffff0000ffff), t1124 = t981 ^ (t1123 << 16),
    t1125 = t1029 ^ t1123, t1126 = ((t984 >> 16) ^ t1032) & UINT64_C(0xffff0000ffff),
    t1127 = t984 ^ (t1126 << 16), t1128 = t1032 ^ t1126,
    t1129 = ((t987 >> 16) ^ t1035) & UINT64_C(0xffff0000ffff), t1130 = t987 ^ (t1129 << 16),
    t1131 = t1035 ^ t1129, t1132 = ((t990 >> 16) ^ t1038) & UINT64_C(0xffff0000ffff),
    t1133 = t990 ^ (t1132 << 16), t1134 = t1038 ^ t1132,
    t1135 = ((t993 >> 16) ^ t1041) & UINT64_C(0xffff0000ffff), t1136 = t993 ^ (t1135 << 16),
    t1137 = t1041 ^ t1135, t1138 = ((t996 >> 16) ^ t1044) & UINT64_C(0xffff0000ffff),
    t1139 = t996 ^ (t1138 << 16), t1140 = t1044 ^ t1138,
    t1141 = ((t999 >> 16) ^ t1047) & UINT64_C(0xffff0000ffff), t1142 = t999 ^ (t1141 << 16),
    t1143 = t1047 ^ t1141, t1144 = ((t1002 >> 16) ^ t1050) & UINT64_C(0xffff0000ffff),
    t1145 = t1002 ^ (t1144 << 16), t1146 = t1050 ^ t1144,
    t1147 = ((t1005 >> 16) ^ t1053) & UINT64_C(0xffff0000ffff), t1148 = t1005 ^ (t1147 << 16),
    t1149 = t1053 ^ t1147, t1150 = ((t1008 >> 16) ^ t1056) & UINT64_C(0xffff0000ffff),
    t1151 = t1008 ^ (t1150 << 16), t1152 = t1056 ^ t1150,
    t1153 = ((t1011 >> 16) ^ t1059) & UINT64_C(0xffff0000ffff), t1154 = t1011 ^ (t1153 << 16),
    t1155 = t1059 ^ t1153, t1156 = ((t1014 >> 16) ^ t1062) & UINT64_C(0xffff0000ffff),
    t1157 = t1014 ^ (t1156 << 16), t1158 = t1062 ^ t1156,
    t1159 = ((t1017 >> 16) ^ t1065) & UINT64_C(0xffff0000ffff), t1160 = t1017 ^ (t1159 << 16),
    t1161 = t1065 ^ t1159, t1162 = ((t1020 >> 16) ^ t1068) & UINT64_C(0xffff0000ffff),
    t1163 = t1020 ^ (t1162 << 16), t1164 = t1068 ^ t1162,
    t1165 = ((t1023 >> 16) ^ t1071) & UINT64_C(0xffff0000ffff), t1166 = t1023 ^ (t1165 << 16),
    t1167 = t1071 ^ t1165, t1168 = ((t1073 >> 8) ^ t1097) & UINT64_C(0xff00ff00ff00ff),
    t1169 = t1073 ^ (t1168 << 8), t1170 = t1097 ^ t1168,
    t1171 = ((t1076 >> 8) ^ t1100) & UINT64_C(0xff00ff00ff00ff), t1172 = t1076 ^ (t1171 << 8),
    t1173 = t1100 ^ t1171, t1174 = ((t1079 >> 8) ^ t1103) & UINT64_C(0xff00ff00ff00ff),
    t1175 = t1079 ^ (t1174 << 8), t1176 = t1103 ^ t1174,
    t1177 = ((t1082 >> 8) ^ t1106) & UINT64_C(0xff00ff00ff00ff), t1178 = t1082 ^ (t1177 << 8),
    t1179 = t1106 ^ t1177, t1180 = ((t1085 >> 8) ^ t1109) & UINT64_C(0xff00ff00ff00ff),
    t1181 = t1085 ^ (t1180 << 8), t1182 = t1109 ^ t1180,
    t1183 = ((t1088 >> 8) ^ t1112) & UINT64_C(0xff00ff00ff00ff), t1184 = t1088 ^ (t1183 << 8),
    t1185 = t1112 ^ t1183, t1186 = ((t1091 >> 8) ^ t1115) & UINT64_C(0xff00ff00ff00ff),
    t1187 = t1091 ^ (t1186 << 8), t1188 = t1115 ^ t1186,
    t1189 = ((t1094 >> 8) ^ t1118) & UINT64_C(0xff00ff00ff00ff), t1190 = t1094 ^ (t1189 << 8),
    t1191 = t1118 ^ t1189, t1192 = ((t1074 >> 8) ^ t1098) & UINT64_C(0xff00ff00ff00ff),
    t1193 = t1074 ^ (t1192 << 8), t1194 = t1098 ^ t1192,
    t1195 = ((t1077 >> 8) ^ t1101) & UINT64_C(0xff00ff00ff00ff), t1196 = t1077 ^ (t1195 << 8),
    t1197 = t1101 ^ t1195, t1198 = ((t1080 >> 8) ^ t1104) & UINT64_C(0xff00ff00ff00ff),
    t1199 = t1080 ^ (t1198 << 8), t1200 = t1104 ^ t1198,
    t1201 = ((t1083 >> 8) ^ t1107) & UINT64_C(0xff00ff00ff00ff), t1202 = t1083 ^ (t1201 << 8),
    t1203 = t1107 ^ t1201, t1204 = ((t1086 >> 8) ^ t1110) & UINT64_C(0xff00ff00ff00ff),
    t1205 = t1086 ^ (t1204 << 8), t1206 = t1110 ^ t1204,
    t1207 = ((t1089 >> 8) ^ t1113) & UINT64_C(0xff00ff00ff00ff), t1208 = t1089 ^ (t1207 << 8),
    t1209 = t1113 ^ t1207, t1210 = ((t1092 >> 8) ^ t1116) & UINT64_C(0xff00ff00ff00ff),
    t1211 = t1092 ^ (t1210 << 8), t1212 = t1116 ^ t1210,
    t1213 = ((t1095 >> 8) ^ t1119) & UINT64_C(0xff00ff00ff00ff), t1214 = t1095 ^ (t1213 << 8),
    t1215 = t1119 ^ t1213, t1216 = ((t1121 >> 8) ^ t1145) & UINT64_C(0xff00ff00ff00ff),
    t1217 = t1121 ^ (t1216 << 8), t1218 = t1145 ^ t1216,
    t1219 = ((t1124 >> 8) ^ t1148) & UINT64_C(0xff00ff00ff00ff), t1220 = t1124 ^ (t1219 << 8),
    t1221 = t1148 ^ t1219, t1222 = ((t1127 >> 8) ^ t1151) & UINT64_C(0xff00ff00ff00ff),
    t1223 = t1127 ^ (t1222 << 8), t1224 = t1151 ^ t1222,
    t1225 = ((t1130 >> 8) ^ t1154) & UINT64_C(0xff00ff00ff00ff), t1226 = t1130 ^ (t1225 << 8),
    t1227 = t1154 ^ t1225, t1228 = ((t1133 >> 8) ^ t1157) & UINT64_C(0xff00ff00ff00ff),
    t1229 = t1133 ^ (t1228 << 8), t1230 = t1157 ^ t1228,
    t1231 = ((t1136 >> 8) ^ t1160) & UINT64_C(0xff00ff00ff00ff), t1232 = t1136 ^ (t1231 << 8),
    t1233 = t1160 ^ t1231, t1234 = ((t1139 >> 8) ^ t1163) & UINT64_C(0xff00ff00ff00ff),
    t1235 = t1139 ^ (t1234 << 8), t1236 = t1163 ^ t1234,
    t1237 = ((t1142 >> 8) ^ t1166) & UINT64_C(0xff00ff00ff00ff), t1238 = t1142 ^ (t1237 << 8),
    t1239 = t1166 ^ t1237, t1240 = ((t1122 >> 8) ^ t1146) & UINT64_C(0xff00ff00ff00ff),
    t1241 = t1122 ^ (t1240 << 8), t1242 = t1146 ^ t1240,
    t1243 = ((t1125 >> 8) ^ t1149) & UINT64_C(0xff00ff00ff00ff), t1244 = t1125 ^ (t1243 << 8),
    t1245 = t1149 ^ t1243, t1246 = ((t1128 >> 8) ^ t1152) & UINT64_C(0xff00ff00ff00ff),
    t1247 = t1128 ^ (t1246 << 8), t1248 = t1152 ^ t1246,
    t1249 = ((t1131 >> 8) ^ t1155) & UINT64_C(0xff00ff00ff00ff), t1250 = t1131 ^ (t1249 << 8),
    t1251 = t1155 ^ t1249, t1252 = ((t1134 >> 8) ^ t1158) & UINT64_C(0xff00ff00ff00ff),
    t1253 = t1134 ^ (t1252 << 8), t1254 = t1158 ^ t1252,
    t1255 = ((t1137 >> 8) ^ t1161) & UINT64_C(0xff00ff00ff00ff), t1256 = t1137 ^ (t1255 << 8),
    t1257 = t1161 ^ t1255, t1258 = ((t1140 >> 8) ^ t1164) & UINT64_C(0xff00ff00ff00ff),
    t1259 = t1140 ^ (t1258 << 8), t1260 = t1164 ^ t1258,
    t1261 = ((t1143 >> 8) ^ t1167) & UINT64_C(0xff00ff00ff00ff), t1262 = t1143 ^ (t1261 << 8),
    t1263 = t1167 ^ t1261, t1264 = ((t1169 >> 4) ^ t1181) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1265 = t1169 ^ (t1264 << 4), t1266 = t1181 ^ t1264,
    t1267 = ((t1172 >> 4) ^ t1184) & UINT64_C(0xf0f0f0f0f0f0f0f), t1268 = t1172 ^ (t1267 << 4),
    t1269 = t1184 ^ t1267, t1270 = ((t1175 >> 4) ^ t1187) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1271 = t1175 ^ (t1270 << 4), t1272 = t1187 ^ t1270,
    t1273 = ((t1178 >> 4) ^ t1190) & UINT64_C(0xf0f0f0f0f0f0f0f), t1274 = t1178 ^ (t1273 << 4),
    t1275 = t1190 ^ t1273, t1276 = ((t1170 >> 4) ^ t1182) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1277 = t1170 ^ (t1276 << 4), t1278 = t1182 ^ t1276,
    t1279 = ((t1173 >> 4) ^ t1185) & UINT64_C(0xf0f0f0f0f0f0f0f), t1280 = t1173 ^ (t1279 << 4),
    t1281 = t1185 ^ t1279, t1282 = ((t1176 >> 4) ^ t1188) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1283 = t1176 ^ (t1282 << 4), t1284 = t1188 ^ t1282,
    t1285 = ((t1179 >> 4) ^ t1191) & UINT64_C(0xf0f0f0f0f0f0f0f), t1286 = t1179 ^ (t1285 << 4),
    t1287 = t1191 ^ t1285, t1288 = ((t1193 >> 4) ^ t1205) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1289 = t1193 ^ (t1288 << 4), t1290 = t1205 ^ t1288,
    t1291 = ((t1196 >> 4) ^ t1208) & UINT64_C(0xf0f0f0f0f0f0f0f), t1292 = t1196 ^ (t1291 << 4),
    t1293 = t1208 ^ t1291, t1294 = ((t1199 >> 4) ^ t1211) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1295 = t1199 ^ (t1294 << 4), t1296 = t1211 ^ t1294,
    t1297 = ((t1202 >> 4) ^ t1214) & UINT64_C(0xf0f0f0f0f0f0f0f), t1298 = t1202 ^ (t1297 << 4),
    t1299 = t1214 ^ t1297, t1300 = ((t1194 >> 4) ^ t1206) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1301 = t1194 ^ (t1300 << 4), t1302 = t1206 ^ t1300,
    t1303 = ((t1197 >> 4) ^ t1209) & UINT64_C(0xf0f0f0f0f0f0f0f), t1304 = t1197 ^ (t1303 << 4),
    t1305 = t1209 ^ t1303, t1306 = ((t1200 >> 4) ^ t1212) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1307 = t1200 ^ (t1306 << 4), t1308 = t1212 ^ t1306,
    t1309 = ((t1203 >> 4) ^ t1215) & UINT64_C(0xf0f0f0f0f0f0f0f), t1310 = t1203 ^ (t1309 << 4),
    t1311 = t1215 ^ t1309, t1312 = ((t1217 >> 4) ^ t1229) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1313 = t1217 ^ (t1312 << 4), t1314 = t1229 ^ t1312,
    t1315 = ((t1220 >> 4) ^ t1232) & UINT64_C(0xf0f0f0f0f0f0f0f), t1316 = t1220 ^ (t1315 << 4),
    t1317 = t1232 ^ t1315, t1318 = ((t1223 >> 4) ^ t1235) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1319 = t1223 ^ (t1318 << 4), t1320 = t1235 ^ t1318,
    t1321 = ((t1226 >> 4) ^ t1238) & UINT64_C(0xf0f0f0f0f0f0f0f), t1322 = t1226 ^ (t1321 << 4),
    t1323 = t1238 ^ t1321, t1324 = ((t1218 >> 4) ^ t1230) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1325 = t1218 ^ (t1324 << 4), t1326 = t1230 ^ t1324,
    t1327 = ((t1221 >> 4) ^ t1233) & UINT64_C(0xf0f0f0f0f0f0f0f), t1328 = t1221 ^ (t1327 << 4),
    t1329 = t1233 ^ t1327, t1330 = ((t1224 >> 4) ^ t1236) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1331 = t1224 ^ (t1330 << 4), t1332 = t1236 ^ t1330,
    t1333 = ((t1227 >> 4) ^ t1239) & UINT64_C(0xf0f0f0f0f0f0f0f), t1334 = t1227 ^ (t1333 << 4),
    t1335 = t1239 ^ t1333, t1336 = ((t1241 >> 4) ^ t1253) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1337 = t1241 ^ (t1336 << 4), t1338 = t1253 ^ t1336,
    t1339 = ((t1244 >> 4) ^ t1256) & UINT64_C(0xf0f0f0f0f0f0f0f), t1340 = t1244 ^ (t1339 << 4),
    t1341 = t1256 ^ t1339, t1342 = ((t1247 >> 4) ^ t1259) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1343 = t1247 ^ (t1342 << 4), t1344 = t1259 ^ t1342,
    t1345 = ((t1250 >> 4) ^ t1262) & UINT64_C(0xf0f0f0f0f0f0f0f), t1346 = t1250 ^ (t1345 << 4),
    t1347 = t1262 ^ t1345, t1348 = ((t1242 >> 4) ^ t1254) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1349 = t1242 ^ (t1348 << 4), t1350 = t1254 ^ t1348,
    t1351 = ((t1245 >> 4) ^ t1257) & UINT64_C(0xf0f0f0f0f0f0f0f), t1352 = t1245 ^ (t1351 << 4),
    t1353 = t1257 ^ t1351, t1354 = ((t1248 >> 4) ^ t1260) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1355 = t1248 ^ (t1354 << 4), t1356 = t1260 ^ t1354,
    t1357 = ((t1251 >> 4) ^ t1263) & UINT64_C(0xf0f0f0f0f0f0f0f), t1358 = t1251 ^ (t1357 << 4),
    t1359 = t1263 ^ t1357, t1360 = ((t1265 >> 2) ^ t1271) & UINT64_C(0x3333333333333333),
    t1361 = t1265 ^ (t1360 << 2), t1362 = t1271 ^ t1360,
    t1363 = ((t1268 >> 2) ^ t1274) & UINT64_C(0x3333333333333333), t1364 = t1268 ^ (t1363 << 2),
    t1365 = t1274 ^ t1363, t1366 = ((t1266 >> 2) ^ t1272) & UINT64_C(0x3333333333333333),
    t1367 = t1266 ^ (t1366 << 2), t1368 = t1272 ^ t1366,
    t1369 = ((t1269 >> 2) ^ t1275) & UINT64_C(0x3333333333333333), t1370 = t1269 ^ (t1369 << 2),
    t1371 = t1275 ^ t1369, t1372 = ((t1277 >> 2) ^ t1283) & UINT64_C(0x3333333333333333),
    t1373 = t1277 ^ (t1372 << 2), t1374 = t1283 ^ t1372,
    t1375 = ((t1280 >> 2) ^ t1286) & UINT64_C(0x3333333333333333), t1376 = t1280 ^ (t1375 << 2),
    t1377 = t1286 ^ t1375, t1378 = ((t1278 >> 2) ^ t1284) & UINT64_C(0x3333333333333333),
    t1379 = t1278 ^ (t1378 << 2), t1380 = t1284 ^ t1378,
    t1381 = ((t1281 >> 2) ^ t1287) & UINT64_C(0x3333333333333333), t1382 = t1281 ^ (t1381 << 2),
    t1383 = t1287 ^ t1381, t1384 = ((t1289 >> 2) ^ t1295) & UINT64_C(0x3333333333333333),
    t1385 = t1289 ^ (t1384 << 2), t1386 = t1295 ^ t1384,
    t1387 = ((t1292 >> 2) ^ t1298) & UINT64_C(0x3333333333333333), t1388 = t1292 ^ (t1387 << 2),
    t1389 = t1298 ^ t1387, t1390 = ((t1290 >> 2) ^ t1296) & UINT64_C(0x3333333333333333),
    t1391 = t1290 ^ (t1390 << 2), t1392 = t1296 ^ t1390,
    t1393 = ((t1293 >> 2) ^ t1299) & UINT64_C(0x3333333333333333), t1394 = t1293 ^ (t1393 << 2),
    t1395 = t1299 ^ t1393, t1396 = ((t1301 >> 2) ^ t1307) & UINT64_C(0x3333333333333333),
    t1397 = t1301 ^ (t1396 << 2), t1398 = t1307 ^ t1396,
    t1399 = ((t1304 >> 2) ^ t1310) & UINT64_C(0x3333333333333333), t1400 = t1304 ^ (t1399 << 2),
    t1401 = t1310 ^ t1399, t1402 = ((t1302 >> 2) ^ t1308) & UINT64_C(0x3333333333333333),
    t1403 = t1302 ^ (t1402 << 2), t1404 = t1308 ^ t1402,
    t1405 = ((t1305 >> 2) ^ t1311) & UINT64_C(0x3333333333333333), t1406 = t1305 ^ (t1405 << 2),
    t1407 = t1311 ^ t1405, t1408 = ((t1313 >> 2) ^ t1319) & UINT64_C(0x3333333333333333),
    t1409 = t1313 ^ (t1408 << 2), t1410 = t1319 ^ t1408,
    t1411 = ((t1316 >> 2) ^ t1322) & UINT64_C(0x3333333333333333), t1412 = t1316 ^ (t1411 << 2),
    t1413 = t1322 ^ t1411, t1414 = ((t1314 >> 2) ^ t1320) & UINT64_C(0x3333333333333333),
    t1415 = t1314 ^ (t1414 << 2), t1416 = t1320 ^ t1414,
    t1417 = ((t1317 >> 2) ^ t1323) & UINT64_C(0x3333333333333333), t1418 = t1317 ^ (t1417 << 2),
    t1419 = t1323 ^ t1417, t1420 = ((t1325 >> 2) ^ t1331) & UINT64_C(0x3333333333333333),
    t1421 = t1325 ^ (t1420 << 2), t1422 = t1331 ^ t1420,
    t1423 = ((t1328 >> 2) ^ t1334) & UINT64_C(0x3333333333333333), t1424 = t1328 ^ (t1423 << 2),
    t1425 = t1334 ^ t1423, t1426 = ((t1326 >> 2) ^ t1332) & UINT64_C(0x3333333333333333),
    t1427 = t1326 ^ (t1426 << 2), t1428 = t1332 ^ t1426,
    t1429 = ((t1329 >> 2) ^ t1335) & UINT64_C(0x3333333333333333), t1430 = t1329 ^ (t1429 << 2),
    t1431 = t1335 ^ t1429, t1432 = ((t1337 >> 2) ^ t1343) & UINT64_C(0x3333333333333333),
    t1433 = t1337 ^ (t1432 << 2), t1434 = t1343 ^ t1432,
    t1435 = ((t1340 >> 2) ^ t1346) & UINT64_C(0x3333333333333333), t1436 = t1340 ^ (t1435 << 2),
    t1437 = t1346 ^ t1435, t1438 = ((t1338 >> 2) ^ t1344) & UINT64_C(0x3333333333333333),
    t1439 = t1338 ^ (t1438 << 2), t1440 = t1344 ^ t1438,
    t1441 = ((t1341 >> 2) ^ t1347) & UINT64_C(0x3333333333333333), t1442 = t1341 ^ (t1441 << 2),
    t1443 = t1347 ^ t1441, t1444 = ((t1349 >> 2) ^ t1355) & UINT64_C(0x3333333333333333),
    t1445 = t1349 ^ (t1444 << 2), t1446 = t1355 ^ t1444,
    t1447 = ((t1352 >> 2) ^ t1358) & UINT64_C(0x3333333333333333), t1448 = t1352 ^ (t1447 << 2),
    t1449 = t1358 ^ t1447, t1450 = ((t1350 >> 2) ^ t1356) & UINT64_C(0x3333333333333333),
    t1451 = t1350 ^ (t1450 << 2), t1452 = t1356 ^ t1450,
    t1453 = ((t1353 >> 2) ^ t1359) & UINT64_C(0x3333333333333333), t1454 = t1353 ^ (t1453 << 2),
    t1455 = t1359 ^ t1453, t1456 = ((t1361 >> 1) ^ t1364) & UINT64_C(0x5555555555555555),
    t1457 = ((t1362 >> 1) ^ t1365) & UINT64_C(0x5555555555555555),
    t1458 = ((t1367 >> 1) ^ t1370) & UINT64_C(0x5555555555555555),
    t1459 = ((t1368 >> 1) ^ t1371) & UINT64_C(0x5555555555555555),
    t1460 = ((t1373 >> 1) ^ t1376) & UINT64_C(0x5555555555555555),
    t1461 = ((t1374 >> 1) ^ t1377) & UINT64_C(0x5555555555555555),
    t1462 = ((t1379 >> 1) ^ t1382) & UINT64_C(0x5555555555555555),
    t1463 = ((t1380 >> 1) ^ t1383) & UINT64_C(0x5555555555555555),
    t1464 = ((t1385 >> 1) ^ t1388) & UINT64_C(0x5555555555555555),
    t1465 = ((t1386 >> 1) ^ t1389) & UINT64_C(0x5555555555555555),
    t1466 = ((t1391 >> 1) ^ t1394) & UINT64_C(0x5555555555555555),
    t1467 = ((t1392 >> 1) ^ t1395) & UINT64_C(0x5555555555555555),
    t1468 = ((t1397 >> 1) ^ t1400) & UINT64_C(0x5555555555555555),
    t1469 = ((t1398 >> 1) ^ t1401) & UINT64_C(0x5555555555555555),
    t1470 = ((t1403 >> 1) ^ t1406) & UINT64_C(0x5555555555555555),
    t1471 = ((t1404 >> 1) ^ t1407) & UINT64_C(0x5555555555555555),
    t1472 = ((t1409 >> 1) ^ t1412) & UINT64_C(0x5555555555555555),
    t1473 = ((t1410 >> 1) ^ t1413) & UINT64_C(0x5555555555555555),
    t1474 = ((t1415 >> 1) ^ t1418) & UINT64_C(0x5555555555555555),
    t1475 = ((t1416 >> 1) ^ t1419) & UINT64_C(0x5555555555555555),
    t1476 = ((t1421 >> 1) ^ t1424) & UINT64_C(0x5555555555555555),
    t1477 = ((t1422 >> 1) ^ t1425) & UINT64_C(0x5555555555555555),
    t1478 = ((t1427 >> 1) ^ t1430) & UINT64_C(0x5555555555555555),
    t1479 = ((t1428 >> 1) ^ t1431) & UINT64_C(0x5555555555555555),
    t1480 = ((t1433 >> 1) ^ t1436) & UINT64_C(0x5555555555555555),
    t1481 = ((t1434 >> 1) ^ t1437) & UINT64_C(0x5555555555555555),
    t1482 = ((t1439 >> 1) ^ t1442) & UINT64_C(0x5555555555555555),
    t1483 = ((t1440 >> 1) ^ t1443) & UINT64_C(0x5555555555555555),
    t1484 = ((t1445 >> 1) ^ t1448) & UINT64_C(0x5555555555555555),
    t1485 = ((t1446 >> 1) ^ t1449) & UINT64_C(0x5555555555555555),
    t1486 = ((t1451 >> 1) ^ t1454) & UINT64_C(0x5555555555555555),
    t1487 = ((t1452 >> 1) ^ t1455) & UINT64_C(0x5555555555555555);
    store_le64(out, t1361 ^ (t1456 << 1));
    store_le64(out + 8, t1364 ^ t1456);
    store_le64(out + 16, t1362 ^ (t1457 << 1));
    store_le64(out + 24, t1365 ^ t1457);
    store_le64(out + 32, t1367 ^ (t1458 << 1));
    store_le64(out + 40, t1370 ^ t1458);
    store_le64(out + 48, t1368 ^ (t1459 << 1));
    store_le64(out + 56, t1371 ^ t1459);
    store_le64(out + 64, t1373 ^ (t1460 << 1));
    store_le64(out + 72, t1376 ^ t1460);
    store_le64(out + 80, t1374 ^ (t1461 << 1));
    store_le64(out + 88, t1377 ^ t1461);
    store_le64(out + 96, t1379 ^ (t1462 << 1));
    store_le64(out + 104, t1382 ^ t1462);
    store_le64(out + 112, t1380 ^ (t1463 << 1));
    store_le64(out + 120, t1383 ^ t1463);
    store_le64(out + 128, t1385 ^ (t1464 << 1));
    store_le64(out + 136, t1388 ^ t1464);
    store_le64(out + 144, t1386 ^ (t1465 << 1));
    store_le64(out + 152, t1389 ^ t1465);
    store_le64(out + 160, t1391 ^ (t1466 << 1));
    store_le64(out + 168, t1394 ^ t1466);
    store_le64(out + 176, t1392 ^ (t1467 << 1));
    store_le64(out + 184, t1395 ^ t1467);
    store_le64(out + 192, t1397 ^ (t1468 << 1));
    store_le64(out + 200, t1400 ^ t1468);
    store_le64(out + 208, t1398 ^ (t1469 << 1));
    store_le64(out + 216, t1401 ^ t1469);
    store_le64(out + 224, t1403 ^ (t1470 << 1));
    store_le64(out + 232, t1406 ^ t1470);
    store_le64(out + 240, t1404 ^ (t1471 << 1));
    store_le64(out + 248, t1407 ^ t1471);
    store_le64(out + 256, t1409 ^ (t1472 << 1));
    store_le64(out + 264, t1412 ^ t1472);
    store_le64(out + 272, t1410 ^ (t1473 << 1));
    store_le64(out + 280, t1413 ^ t1473);
    store_le64(out + 288, t1415 ^ (t1474 << 1));
    store_le64(out + 296, t1418 ^ t1474);
    store_le64(out + 304, t1416 ^ (t1475 << 1));
    store_le64(out + 312, t1419 ^ t1475);
    store_le64(out + 320, t1421 ^ (t1476 << 1));
    store_le64(out + 328, t1424 ^ t1476);
    store_le64(out + 336, t1422 ^ (t1477 << 1));
    store_le64(out + 344, t1425 ^ t1477);
    store_le64(out + 352, t1427 ^ (t1478 << 1));
    store_le64(out + 360, t1430 ^ t1478);
    store_le64(out + 368, t1428 ^ (t1479 << 1));
    store_le64(out + 376, t1431 ^ t1479);
    store_le64(out + 384, t1433 ^ (t1480 << 1));
    store_le64(out + 392, t1436 ^ t1480);
    store_le64(out + 400, t1434 ^ (t1481 << 1));
    store_le64(out + 408, t1437 ^ t1481);
    store_le64(out + 416, t1439 ^ (t1482 << 1));
    store_le64(out + 424, t1442 ^ t1482);
    store_le64(out + 432, t1440 ^ (t1483 << 1));
    store_le64(out + 440, t1443 ^ t1483);
    store_le64(out + 448, t1445 ^ (t1484 << 1));
    store_le64(out + 456, t1448 ^ t1484);
    store_le64(out + 464, t1446 ^ (t1485 << 1));
    store_le64(out + 472, t1449 ^ t1485);
    store_le64(out + 480, t1451 ^ (t1486 << 1));
    store_le64(out + 488, t1454 ^ t1486);
    store_le64(out + 496, t1452 ^ (t1487 << 1));
    store_le64(out + 504, t1455 ^ t1487);
}

void lwcc_present64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_present64_128_ecb_decrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_present64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_present64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_present64_128_key_setup_c(ctx, key);
    lwcc_present64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_present64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = bit64(nonce[3], 0);
    // round 1 (present.dsl:28)
    const uint64_t t1 = t0 ^ load64(ctx + 256), t2 = bit64(nonce[3], 1) ^ load64(ctx + 264),
    t3 = bit64(nonce[3], 2) ^ load64(ctx + 272),
    t4 = (bit64(nonce[3], 3) ^ load64(ctx + 280)) ^ (t2 & t3), t5 = t1 ^ t4;
    // round 2 (present.dsl:28)
    const uint64_t t6 = t5 ^ load64(ctx + 576), t7 = bit64(nonce[2], 4);
    // round 1 (present.dsl:28)
    const uint64_t t8 = t7 ^ load64(ctx + 352), t9 = bit64(nonce[2], 5) ^ load64(ctx + 360),
    t10 = bit64(nonce[2], 6) ^ load64(ctx + 368),
    t11 = (bit64(nonce[2], 7) ^ load64(ctx + 376)) ^ (t9 & t10), t12 = t8 ^ t11;
    // round 2 (present.dsl:28)
    const uint64_t t13 = bit64(nonce[3], 4);
    // round 1 (present.dsl:28)
    const uint64_t t14 = t13 ^ load64(ctx + 288), t15 = bit64(nonce[3], 5) ^ load64(ctx + 296),
    t16 = bit64(nonce[3], 6) ^ load64(ctx + 304),
    t17 = (bit64(nonce[3], 7) ^ load64(ctx + 312)) ^ (t15 & t16), t18 = t14 ^ t17;
    // round 2 (present.dsl:28)
    const uint64_t t19 = t18 ^ load64(ctx + 584), t20 = bit64(nonce[2], 0);
    // round 1 (present.dsl:28)
    const uint64_t t21 = t20 ^ load64(ctx + 320), t22 = bit64(nonce[2], 1) ^ load64(ctx + 328),
    t23 = bit64(nonce[2], 2) ^ load64(ctx + 336),
    t24 = (bit64(nonce[2], 3) ^ load64(ctx + 344)) ^ (t22 & t23), t25 = t21 ^ t24;
    // round 2 (present.dsl:28)
    const uint64_t t26 = t25 ^ load64(ctx + 592), t27 = (t12 ^ load64(ctx + 600)) ^ (t19 & t26),
    t28 = t6 ^ t27;
    // round 3 (present.dsl:28)
    store64(ctx + 31872, t28 ^ load64(ctx + 64));
    const uint64_t t29 = bit64(nonce[1], 0);
    // round 1 (present.dsl:28)
    const uint64_t t30 = t29 ^ load64(ctx + 384), t31 = bit64(nonce[1], 1) ^ load64(ctx + 392),
    t32 = bit64(nonce[1], 2) ^ load64(ctx + 400),
    t33 = (bit64(nonce[1], 3) ^ load64(ctx + 408)) ^ (t31 & t32), t34 = t30 ^ t33;
    // round 2 (present.dsl:28)
    const uint64_t t35 = t34 ^ load64(ctx + 608), t36 = bit64(nonce[0], 4);
    // round 1 (present.dsl:28)
    const uint64_t t37 = t36 ^ load64(ctx + 480), t38 = bit64(nonce[0], 5) ^ load64(ctx + 488),
    t39 = bit64(nonce[0], 6) ^ load64(ctx + 496),
    t40 = (bit64(nonce[0], 7) ^ load64(ctx + 504)) ^ (t38 & t39), t41 = t37 ^ t40;
    // round 2 (present.dsl:28)
    const uint64_t t42 = bit64(nonce[1], 4);
    // round 1 (present.dsl:28)
    const uint64_t t43 = t42 ^ load64(ctx + 416), t44 = bit64(nonce[1], 5) ^ load64(ctx + 424),
    t45 = bit64(nonce[1], 6) ^ load64(ctx + 432),
    t46 = (bit64(nonce[1], 7) ^ load64(ctx + 440)) ^ (t44 & t45), t47 = t43 ^ t46;
    // round 2 (present.dsl:28)
    const uint64_t t48 = t47 ^ load64(ctx + 616), t49 = bit64(nonce[0], 0);
    // round 1 (present.dsl:28)
    const uint64_t t50 = t49 ^ load64(ctx + 448), t51 = bit64(nonce[0], 1) ^ load64(ctx + 456),
    t52 = bit64(nonce[0], 2) ^ load64(ctx + 464),
    t53 = (bit64(nonce[0], 3) ^ load64(ctx + 472)) ^ (t51 & t52), t54 = t50 ^ t53;
    // round 2 (present.dsl:28)
    const uint64_t t55 = t54 ^ load64(ctx + 624), t56 = (t41 ^ load64(ctx + 632)) ^ (t48 & t55),
    t57 = t35 ^ t56;
    // round 3 (present.dsl:28)
    store64(ctx + 31880, t57 ^ load64(ctx + 72));
    // round 1 (present.dsl:28)
    const uint64_t t58 = t4 ^ (t2 ^ t3), t59 = t2 ^ (t5 | t58), t60 = t58 ^ (t1 | t59),
    t61 = t59 ^ (t1 | t60);
    // round 2 (present.dsl:28)
    const uint64_t t62 = t61 ^ load64(ctx + 704);
    // round 1 (present.dsl:28)
    const uint64_t t63 = t11 ^ (t9 ^ t10), t64 = t9 ^ (t12 | t63), t65 = t63 ^ (t8 | t64),
    t66 = t64 ^ (t8 | t65), t67 = t17 ^ (t15 ^ t16), t68 = t15 ^ (t18 | t67),
    t69 = t67 ^ (t14 | t68), t70 = t68 ^ (t14 | t69);
    // round 2 (present.dsl:28)
    const uint64_t t71 = t70 ^ load64(ctx + 712);
    // round 1 (present.dsl:28)
    const uint64_t t72 = t24 ^ (t22 ^ t23), t73 = t22 ^ (t25 | t72), t74 = t72 ^ (t21 | t73),
    t75 = t73 ^ (t21 | t74);
    // round 2 (present.dsl:28)
    const uint64_t t76 = t75 ^ load64(ctx + 720), t77 = (t66 ^ load64(ctx + 728)) ^ (t71 & t76),
    t78 = t62 ^ t77;
    // round 3 (present.dsl:28)
    store64(ctx + 31888, t78 ^ load64(ctx + 96));
    // round 1 (present.dsl:28)
    const uint64_t t79 = t33 ^ (t31 ^ t32), t80 = t31 ^ (t34 | t79), t81 = t79 ^ (t30 | t80),
    t82 = t80 ^ (t30 | t81);
    // round 2 (present.dsl:28)
    const uint64_t t83 = t82 ^ load64(ctx + 736);
    // round 1 (present.dsl:28)
    const uint64_t t84 = t40 ^ (t38 ^ t39), t85 = t38 ^ (t41 | t84), t86 = t84 ^ (t37 | t85),
    t87 = t85 ^ (t37 | t86), t88 = t46 ^ (t44 ^ t45), t89 = t44 ^ (t47 | t88),
    t90 = t88 ^ (t43 | t89), t91 = t89 ^ (t43 | t90);
    // round 2 (present.dsl:28)
    const uint64_t t92 = t91 ^ load64(ctx + 744);
    // round 1 (present.dsl:28)
    const uint64_t t93 = t53 ^ (t51 ^ t52), t94 = t51 ^ (t54 | t93), t95 = t93 ^ (t50 | t94),
    t96 = t94 ^ (t50 | t95);
    // round 2 (present.dsl:28)
    const uint64_t t97 = t96 ^ load64(ctx + 752), t98 = (t87 ^ load64(ctx + 760)) ^ (t92 & t97),
    t99 = t83 ^ t98;
    // round 3 (present.dsl:28)
    store64(ctx + 31896, t99 ^ load64(ctx + 104));
    // round 1 (present.dsl:28)
    const uint64_t t100 = t4 ^ (t60 | t61);
    // round 2 (present.dsl:28)
    const uint64_t t101 = t100 ^ load64(ctx + 832);
    // round 1 (present.dsl:28)
    const uint64_t t102 = t11 ^ (t65 | t66), t103 = t17 ^ (t69 | t70);
    // round 2 (present.dsl:28)
    const uint64_t t104 = t103 ^ load64(ctx + 840);
    // round 1 (present.dsl:28)
    const uint64_t t105 = t24 ^ (t74 | t75);
    // round 2 (present.dsl:28)
    const uint64_t t106 = t105 ^ load64(ctx + 848),
    t107 = (t102 ^ load64(ctx + 856)) ^ (t104 & t106), t108 = t101 ^ t107;
    // round 3 (present.dsl:28)
    store64(ctx + 31904, t108 ^ load64(ctx + 128));
    // round 1 (present.dsl:28)
    const uint64_t t109 = t33 ^ (t81 | t82);
    // round 2 (present.dsl:28)
    const uint64_t t110 = t109 ^ load64(ctx + 864);
    // round 1 (present.dsl:28)
    const uint64_t t111 = t40 ^ (t86 | t87), t112 = t46 ^ (t90 | t91);
    // round 2 (present.dsl:28)
    const uint64_t t113 = t112 ^ load64(ctx + 872);
    // round 1 (present.dsl:28)
    const uint64_t t114 = t53 ^ (t95 | t96);
    // round 2 (present.dsl:28)
    const uint64_t t115 = t114 ^ load64(ctx + 880),
    t116 = (t111 ^ load64(ctx + 888)) ^ (t113 & t115), t117 = t110 ^ t116;
    // round 3 (present.dsl:28)
    store64(ctx + 31912, t117 ^ load64(ctx + 136));
    // round 2 (present.dsl:28)
    const uint64_t t118 = t60 ^ load64(ctx + 960), t119 = t69 ^ load64(ctx + 968),
    t120 = t74 ^ load64(ctx + 976), t121 = (t65 ^ load64(ctx + 984)) ^ (t119 & t120),
    t122 = t118 ^ t121;
    // round 3 (present.dsl:28)
    store64(ctx + 31920, t122 ^ load64(ctx + 160));
    // round 2 (present.dsl:28)
    const uint64_t t123 = t81 ^ load64(ctx + 992), t124 = t90 ^ load64(ctx + 1000),
    t125 = t95 ^ load64(ctx + 1008), t126 = (t86 ^ load64(ctx + 1016)) ^ (t124 & t125),
    t127 = t123 ^ t126;
    // round 3 (present.dsl:28)
    store64(ctx + 31928, t127 ^ load64(ctx + 168));
    // round 2 (present.dsl:28)
    const uint64_t t128 = t27 ^ (t19 ^ t26), t129 = t19 ^ (t28 | t128), t130 = t128 ^ (t6 | t129),
    t131 = t129 ^ (t6 | t130);
    // round 3 (present.dsl:28)
    store64(ctx + 31936, t131 ^ load64(ctx + 192));
    // round 2 (present.dsl:28)
    const uint64_t t132 = t56 ^ (t48 ^ t55), t133 = t48 ^ (t57 | t132), t134 = t132 ^ (t35 | t133),
    t135 = t133 ^ (t35 | t134);
    // round 3 (present.dsl:28)
    store64(ctx + 31944, t135 ^ load64(ctx + 200));
    // round 2 (present.dsl:28)
    const uint64_t t136 = t77 ^ (t71 ^ t76), t137 = t71 ^ (t78 | t136), t138 = t136 ^ (t62 | t137),
    t139 = t137 ^ (t62 | t138);
    // round 3 (present.dsl:28)
    store64(ctx + 31952, t139 ^ load64(ctx + 224));
    // round 2 (present.dsl:28)
    const uint64_t t140 = t98 ^ (t92 ^ t97), t141 = t92 ^ (t99 | t140), t142 = t140 ^ (t83 | t141),
    t143 = t141 ^ (t83 | t142);
    // round 3 (present.dsl:28)
    store64(ctx + 31960, t143 ^ load64(ctx + 232));
    // round 2 (present.dsl:28)
    const uint64_t t144 = t107 ^ (t104 ^ t106), t145 = t104 ^ (t108 | t144),
    t146 = t144 ^ (t101 | t145), t147 = t145 ^ (t101 | t146);
    // round 3 (present.dsl:28)
    store64(ctx + 31968, t147 ^ load64(ctx + 256));
    // round 2 (present.dsl:28)
    const uint64_t t148 = t116 ^ (t113 ^ t115), t149 = t113 ^ (t117 | t148),
    t150 = t148 ^ (t110 | t149), t151 = t149 ^ (t110 | t150);
    // round 3 (present.dsl:28)
    store64(ctx + 31976, t151 ^ load64(ctx + 264));
    // round 2 (present.dsl:28)
    const uint64_t t152 = t121 ^ (t119 ^ t120), t153 = t119 ^ (t122 | t152),
    t154 = t152 ^ (t118 | t153), t155 = t153 ^ (t118 | t154);
    // round 3 (present.dsl:28)
    store64(ctx + 31984, t155 ^ load64(ctx + 288));
    // round 2 (present.dsl:28)
    const uint64_t t156 = t126 ^ (t124 ^ t125), t157 = t124 ^ (t127 | t156),
    t158 = t156 ^ (t123 | t157), t159 = t157 ^ (t123 | t158);
    // round 3 (present.dsl:28)
    store64(ctx + 31992, t159 ^ load64(ctx + 296));
    // round 2 (present.dsl:28)
    const uint64_t t160 = t27 ^ (t130 | t131);
    // round 3 (present.dsl:28)
    store64(ctx + 32000, t160 ^ load64(ctx + 1296));
    // round 2 (present.dsl:28)
    const uint64_t t161 = t56 ^ (t134 | t135);
    // round 3 (present.dsl:28)
    store64(ctx + 32008, t161 ^ load64(ctx + 1304));
    // round 2 (present.dsl:28)
    const uint64_t t162 = t77 ^ (t138 | t139);
    // round 3 (present.dsl:28)
    store64(ctx + 32016, t162 ^ load64(ctx + 1328));
    // round 2 (present.dsl:28)
    const uint64_t t163 = t98 ^ (t142 | t143);
    // round 3 (present.dsl:28)
    store64(ctx + 32024, t163 ^ load64(ctx + 1336));
    // round 2 (present.dsl:28)
    const uint64_t t164 = t107 ^ (t146 | t147);
    // round 3 (present.dsl:28)
    store64(ctx + 32032, t164 ^ load64(ctx + 1360));
    // round 2 (present.dsl:28)
    const uint64_t t165 = t116 ^ (t150 | t151);
    // round 3 (present.dsl:28)
    store64(ctx + 32040, t165 ^ load64(ctx + 1368));
    // round 2 (present.dsl:28)
    const uint64_t t166 = t121 ^ (t154 | t155);
    // round 3 (present.dsl:28)
    store64(ctx + 32048, t166 ^ load64(ctx + 1392));
    // round 2 (present.dsl:28)
    const uint64_t t167 = t126 ^ (t158 | t159);
    // round 3 (present.dsl:28)
    store64(ctx + 32056, t167 ^ load64(ctx + 1400));
    store64(ctx + 32064, t130 ^ load64(ctx + 448));
    store64(ctx + 32072, t134 ^ load64(ctx + 456));
    store64(ctx + 32080, t138 ^ load64(ctx + 480));
    store64(ctx + 32088, t142 ^ load64(ctx + 488));
    store64(ctx + 32096, t146 ^ load64(ctx + 1488));
    store64(ctx + 32104, t150 ^ load64(ctx + 1496));
    store64(ctx + 32112, t154 ^ load64(ctx + 1520));
    store64(ctx + 32120, t158 ^ load64(ctx + 1528));
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
    // round 1 (present.dsl:28)
    const uint64_t t273 = t229 ^ load64(ctx + 8), t274 = t232 ^ load64(ctx + 16),
    t275 = (t235 ^ load64(ctx + 24)) ^ (t273 & t274), t276 = t226 ^ load64(ctx), t277 = t276 ^ t275,
    t278 = t275 ^ (t273 ^ t274), t279 = t273 ^ (t277 | t278), t280 = t278 ^ (t276 | t279),
    t281 = t279 ^ (t276 | t280), t282 = t275 ^ (t280 | t281), t283 = t241 ^ load64(ctx + 40),
    t284 = t244 ^ load64(ctx + 48), t285 = (t247 ^ load64(ctx + 56)) ^ (t283 & t284),
    t286 = t238 ^ load64(ctx + 32), t287 = t286 ^ t285, t288 = t285 ^ (t283 ^ t284),
    t289 = t283 ^ (t287 | t288), t290 = t288 ^ (t286 | t289), t291 = t289 ^ (t286 | t290),
    t292 = t285 ^ (t290 | t291), t293 = t253 ^ load64(ctx + 72), t294 = t256 ^ load64(ctx + 80),
    t295 = (t259 ^ load64(ctx + 88)) ^ (t293 & t294), t296 = t250 ^ load64(ctx + 64),
    t297 = t296 ^ t295, t298 = t295 ^ (t293 ^ t294), t299 = t293 ^ (t297 | t298),
    t300 = t298 ^ (t296 | t299), t301 = t299 ^ (t296 | t300), t302 = t295 ^ (t300 | t301),
    t303 = t265 ^ load64(ctx + 104), t304 = t268 ^ load64(ctx + 112),
    t305 = (t271 ^ load64(ctx + 120)) ^ (t303 & t304), t306 = t262 ^ load64(ctx + 96),
    t307 = t306 ^ t305, t308 = t305 ^ (t303 ^ t304), t309 = t303 ^ (t307 | t308),
    t310 = t308 ^ (t306 | t309), t311 = t309 ^ (t306 | t310), t312 = t305 ^ (t310 | t311),
    t313 = t230 ^ load64(ctx + 136), t314 = t233 ^ load64(ctx + 144),
    t315 = (t236 ^ load64(ctx + 152)) ^ (t313 & t314), t316 = t227 ^ load64(ctx + 128),
    t317 = t316 ^ t315, t318 = t315 ^ (t313 ^ t314), t319 = t313 ^ (t317 | t318),
    t320 = t318 ^ (t316 | t319), t321 = t319 ^ (t316 | t320), t322 = t315 ^ (t320 | t321),
    t323 = t242 ^ load64(ctx + 168), t324 = t245 ^ load64(ctx + 176),
    t325 = (t248 ^ load64(ctx + 184)) ^ (t323 & t324), t326 = t239 ^ load64(ctx + 160),
    t327 = t326 ^ t325, t328 = t325 ^ (t323 ^ t324), t329 = t323 ^ (t327 | t328),
    t330 = t328 ^ (t326 | t329), t331 = t329 ^ (t326 | t330), t332 = t325 ^ (t330 | t331),
    t333 = t254 ^ load64(ctx + 200), t334 = t257 ^ load64(ctx + 208),
    t335 = (t260 ^ load64(ctx + 216)) ^ (t333 & t334), t336 = t251 ^ load64(ctx + 192),
    t337 = t336 ^ t335, t338 = t335 ^ (t333 ^ t334), t339 = t333 ^ (t337 | t338),
    t340 = t338 ^ (t336 | t339), t341 = t339 ^ (t336 | t340), t342 = t335 ^ (t340 | t341),
    t343 = t266 ^ load64(ctx + 232), t344 = t269 ^ load64(ctx + 240),
    t345 = (t272 ^ load64(ctx + 248)) ^ (t343 & t344), t346 = t263 ^ load64(ctx + 224),
    t347 = t346 ^ t345, t348 = t345 ^ (t343 ^ t344), t349 = t343 ^ (t347 | t348),
    t350 = t348 ^ (t346 | t349), t351 = t349 ^ (t346 | t350), t352 = t345 ^ (t350 | t351);
    // round 2 (present.dsl:28)
    const uint64_t t353 = t287 ^ load64(ctx + 520), t354 = t297 ^ load64(ctx + 528),
    t355 = (t307 ^ load64(ctx + 536)) ^ (t353 & t354), t356 = t277 ^ load64(ctx + 512),
    t357 = t356 ^ t355, t358 = t355 ^ (t353 ^ t354), t359 = t353 ^ (t357 | t358),
    t360 = t358 ^ (t356 | t359), t361 = t359 ^ (t356 | t360), t362 = t355 ^ (t360 | t361),
    t363 = t327 ^ load64(ctx + 552), t364 = t337 ^ load64(ctx + 560),
    t365 = (t347 ^ load64(ctx + 568)) ^ (t363 & t364), t366 = t317 ^ load64(ctx + 544),
    t367 = t366 ^ t365, t368 = t365 ^ (t363 ^ t364), t369 = t363 ^ (t367 | t368),
    t370 = t368 ^ (t366 | t369), t371 = t369 ^ (t366 | t370), t372 = t365 ^ (t370 | t371),
    t373 = t291 ^ load64(ctx + 648), t374 = t301 ^ load64(ctx + 656),
    t375 = (t311 ^ load64(ctx + 664)) ^ (t373 & t374), t376 = t281 ^ load64(ctx + 640),
    t377 = t376 ^ t375, t378 = t375 ^ (t373 ^ t374), t379 = t373 ^ (t377 | t378),
    t380 = t378 ^ (t376 | t379), t381 = t379 ^ (t376 | t380), t382 = t375 ^ (t380 | t381),
    t383 = t331 ^ load64(ctx + 680), t384 = t341 ^ load64(ctx + 688),
    t385 = (t351 ^ load64(ctx + 696)) ^ (t383 & t384), t386 = t321 ^ load64(ctx + 672),
    t387 = t386 ^ t385, t388 = t385 ^ (t383 ^ t384), t389 = t383 ^ (t387 | t388),
    t390 = t388 ^ (t386 | t389), t391 = t389 ^ (t386 | t390), t392 = t385 ^ (t390 | t391),
    t393 = t292 ^ load64(ctx + 776), t394 = t302 ^ load64(ctx + 784),
    t395 = (t312 ^ load64(ctx + 792)) ^ (t393 & t394), t396 = t282 ^ load64(ctx + 768),
    t397 = t396 ^ t395, t398 = t395 ^ (t393 ^ t394), t399 = t393 ^ (t397 | t398),
    t400 = t398 ^ (t396 | t399), t401 = t399 ^ (t396 | t400), t402 = t395 ^ (t400 | t401),
    t403 = t332 ^ load64(ctx + 808), t404 = t342 ^ load64(ctx + 816),
    t405 = (t352 ^ load64(ctx + 824)) ^ (t403 & t404), t406 = t322 ^ load64(ctx + 800),
    t407 = t406 ^ t405, t408 = t405 ^ (t403 ^ t404), t409 = t403 ^ (t407 | t408),
    t410 = t408 ^ (t406 | t409), t411 = t409 ^ (t406 | t410), t412 = t405 ^ (t410 | t411),
    t413 = t290 ^ load64(ctx + 904), t414 = t300 ^ load64(ctx + 912),
    t415 = (t310 ^ load64(ctx + 920)) ^ (t413 & t414), t416 = t280 ^ load64(ctx + 896),
    t417 = t416 ^ t415, t418 = t415 ^ (t413 ^ t414), t419 = t413 ^ (t417 | t418),
    t420 = t418 ^ (t416 | t419), t421 = t419 ^ (t416 | t420), t422 = t415 ^ (t420 | t421),
    t423 = t330 ^ load64(ctx + 936), t424 = t340 ^ load64(ctx + 944),
    t425 = (t350 ^ load64(ctx + 952)) ^ (t423 & t424), t426 = t320 ^ load64(ctx + 928),
    t427 = t426 ^ t425, t428 = t425 ^ (t423 ^ t424), t429 = t423 ^ (t427 | t428),
    t430 = t428 ^ (t426 | t429), t431 = t429 ^ (t426 | t430), t432 = t425 ^ (t430 | t431);
    // round 3 (present.dsl:28)
    const uint64_t t433 = t357 ^ load64(ctx + 48), t434 = t367 ^ load64(ctx + 56),
    t435 = load64(ctx + 31872), t436 = load64(ctx + 31880) ^ (t434 & t435), t437 = t433 ^ t436,
    t438 = t436 ^ (t434 ^ t435), t439 = t434 ^ (t437 | t438), t440 = t438 ^ (t433 | t439),
    t441 = t439 ^ (t433 | t440), t442 = t436 ^ (t440 | t441), t443 = t377 ^ load64(ctx + 80),
    t444 = t387 ^ load64(ctx + 88), t445 = load64(ctx + 31888),
    t446 = load64(ctx + 31896) ^ (t444 & t445), t447 = t443 ^ t446, t448 = t446 ^ (t444 ^ t445),
    t449 = t444 ^ (t447 | t448), t450 = t448 ^ (t443 | t449), t451 = t449 ^ (t443 | t450),
    t452 = t446 ^ (t450 | t451), t453 = t397 ^ load64(ctx + 112), t454 = t407 ^ load64(ctx + 120),
    t455 = load64(ctx + 31904), t456 = load64(ctx + 31912) ^ (t454 & t455), t457 = t453 ^ t456,
    t458 = t456 ^ (t454 ^ t455), t459 = t454 ^ (t457 | t458), t460 = t458 ^ (t453 | t459),
    t461 = t459 ^ (t453 | t460), t462 = t456 ^ (t460 | t461), t463 = t417 ^ load64(ctx + 144),
    t464 = t427 ^ load64(ctx + 152), t465 = load64(ctx + 31920),
    t466 = load64(ctx + 31928) ^ (t464 & t465), t467 = t463 ^ t466, t468 = t466 ^ (t464 ^ t465),
    t469 = t464 ^ (t467 | t468), t470 = t468 ^ (t463 | t469), t471 = t469 ^ (t463 | t470),
    t472 = t466 ^ (t470 | t471), t473 = t361 ^ load64(ctx + 176), t474 = t371 ^ load64(ctx + 184),
    t475 = load64(ctx + 31936), t476 = load64(ctx + 31944) ^ (t474 & t475), t477 = t473 ^ t476,
    t478 = t476 ^ (t474 ^ t475), t479 = t474 ^ (t477 | t478), t480 = t478 ^ (t473 | t479),
    t481 = t479 ^ (t473 | t480), t482 = t476 ^ (t480 | t481), t483 = t381 ^ load64(ctx + 208),
    t484 = t391 ^ load64(ctx + 216), t485 = load64(ctx + 31952),
    t486 = load64(ctx + 31960) ^ (t484 & t485), t487 = t483 ^ t486, t488 = t486 ^ (t484 ^ t485),
    t489 = t484 ^ (t487 | t488), t490 = t488 ^ (t483 | t489), t491 = t489 ^ (t483 | t490),
    t492 = t486 ^ (t490 | t491), t493 = t401 ^ load64(ctx + 240), t494 = t411 ^ load64(ctx + 248),
    t495 = load64(ctx + 31968), t496 = load64(ctx + 31976) ^ (t494 & t495), t497 = t493 ^ t496,
    t498 = t496 ^ (t494 ^ t495), t499 = t494 ^ (t497 | t498), t500 = t498 ^ (t493 | t499),
    t501 = t499 ^ (t493 | t500), t502 = t496 ^ (t500 | t501), t503 = t421 ^ load64(ctx + 272),
    t504 = t431 ^ load64(ctx + 280), t505 = load64(ctx + 31984),
    t506 = load64(ctx + 31992) ^ (t504 & t505), t507 = t503 ^ t506, t508 = t506 ^ (t504 ^ t505),
    t509 = t504 ^ (t507 | t508), t510 = t508 ^ (t503 | t509), t511 = t509 ^ (t503 | t510),
    t512 = t506 ^ (t510 | t511), t513 = t362 ^ load64(ctx + 1280), t514 = t372 ^ load64(ctx + 1288),
    t515 = load64(ctx + 32000), t516 = load64(ctx + 32008) ^ (t514 & t515), t517 = t513 ^ t516,
    t518 = t516 ^ (t514 ^ t515), t519 = t514 ^ (t517 | t518), t520 = t518 ^ (t513 | t519),
    t521 = t519 ^ (t513 | t520), t522 = t516 ^ (t520 | t521), t523 = t382 ^ load64(ctx + 1312),
    t524 = t392 ^ load64(ctx + 1320), t525 = load64(ctx + 32016),
    t526 = load64(ctx + 32024) ^ (t524 & t525), t527 = t523 ^ t526, t528 = t526 ^ (t524 ^ t525),
    t529 = t524 ^ (t527 | t528), t530 = t528 ^ (t523 | t529), t531 = t529 ^ (t523 | t530),
    t532 = t526 ^ (t530 | t531), t533 = t402 ^ load64(ctx + 1344), t534 = t412 ^ load64(ctx + 1352),
    t535 = load64(ctx + 32032), t536 = load64(ctx + 32040) ^ (t534 & t535), t537 = t533 ^ t536,
    t538 = t536 ^ (t534 ^ t535), t539 = t534 ^ (t537 | t538), t540 = t538 ^ (t533 | t539),
    t541 = t539 ^ (t533 | t540), t542 = t536 ^ (t540 | t541), t543 = t422 ^ load64(ctx + 1376),
    t544 = t432 ^ load64(ctx + 1384), t545 = load64(ctx + 32048),
    t546 = load64(ctx + 32056) ^ (t544 & t545), t547 = t543 ^ t546, t548 = t546 ^ (t544 ^ t545),
    t549 = t544 ^ (t547 | t548), t550 = t548 ^ (t543 | t549), t551 = t549 ^ (t543 | t550),
    t552 = t546 ^ (t550 | t551), t553 = t360 ^ load64(ctx + 432), t554 = t370 ^ load64(ctx + 440),
    t555 = load64(ctx + 32064), t556 = load64(ctx + 32072) ^ (t554 & t555), t557 = t553 ^ t556,
    t558 = t556 ^ (t554 ^ t555), t559 = t554 ^ (t557 | t558), t560 = t558 ^ (t553 | t559),
    t561 = t559 ^ (t553 | t560), t562 = t556 ^ (t560 | t561), t563 = t380 ^ load64(ctx + 464),
    t564 = t390 ^ load64(ctx + 472), t565 = load64(ctx + 32080),
    t566 = load64(ctx + 32088) ^ (t564 & t565), t567 = t563 ^ t566, t568 = t566 ^ (t564 ^ t565),
    t569 = t564 ^ (t567 | t568), t570 = t568 ^ (t563 | t569), t571 = t569 ^ (t563 | t570),
    t572 = t566 ^ (t570 | t571), t573 = t400 ^ load64(ctx + 1472), t574 = t410 ^ load64(ctx + 1480),
    t575 = load64(ctx + 32096), t576 = load64(ctx + 32104) ^ (t574 & t575), t577 = t573 ^ t576,
    t578 = t576 ^ (t574 ^ t575), t579 = t574 ^ (t577 | t578), t580 = t578 ^ (t573 | t579),
    t581 = t579 ^ (t573 | t580), t582 = t576 ^ (t580 | t581), t583 = t420 ^ load64(ctx + 1504),
    t584 = t430 ^ load64(ctx + 1512), t585 = load64(ctx + 32112),
    t586 = load64(ctx + 32120) ^ (t584 & t585), t587 = t583 ^ t586, t588 = t586 ^ (t584 ^ t585),
    t589 = t584 ^ (t587 | t588), t590 = t588 ^ (t583 | t589), t591 = t589 ^ (t583 | t590),
    t592 = t586 ^ (t590 | t591);
    uint64_t x0 = t437;
    uint64_t x1 = t447;
    uint64_t x2 = t457;
    uint64_t x3 = t467;
    uint64_t x4 = t477;
    uint64_t x5 = t487;
    uint64_t x6 = t497;
    uint64_t x7 = t507;
    uint64_t x8 = t517;
    uint64_t x9 = t527;
    uint64_t x10 = t537;
    uint64_t x11 = t547;
    uint64_t x12 = t557;
    uint64_t x13 = t567;
    uint64_t x14 = t577;
    uint64_t x15 = t587;
    uint64_t x16 = t441;
    uint64_t x17 = t451;
    uint64_t x18 = t461;
    uint64_t x19 = t471;
    uint64_t x20 = t481;
    uint64_t x21 = t491;
    uint64_t x22 = t501;
    uint64_t x23 = t511;
    uint64_t x24 = t521;
    uint64_t x25 = t531;
    uint64_t x26 = t541;
    uint64_t x27 = t551;
    uint64_t x28 = t561;
    uint64_t x29 = t571;
    uint64_t x30 = t581;
    uint64_t x31 = t591;
    uint64_t x32 = t442;
    uint64_t x33 = t452;
    uint64_t x34 = t462;
    uint64_t x35 = t472;
    uint64_t x36 = t482;
    uint64_t x37 = t492;
    uint64_t x38 = t502;
    uint64_t x39 = t512;
    uint64_t x40 = t522;
    uint64_t x41 = t532;
    uint64_t x42 = t542;
    uint64_t x43 = t552;
    uint64_t x44 = t562;
    uint64_t x45 = t572;
    uint64_t x46 = t582;
    uint64_t x47 = t592;
    uint64_t x48 = t440;
    uint64_t x49 = t450;
    uint64_t x50 = t460;
    uint64_t x51 = t470;
    uint64_t x52 = t480;
    uint64_t x53 = t490;
    uint64_t x54 = t500;
    uint64_t x55 = t510;
    uint64_t x56 = t520;
    uint64_t x57 = t530;
    uint64_t x58 = t540;
    uint64_t x59 = t550;
    uint64_t x60 = t560;
    uint64_t x61 = t570;
    uint64_t x62 = t580;
    uint64_t x63 = t590;
    for (unsigned i = 0; i < 28; i++) {
        const uint8_t *round = ctx + 768 + 512 * i;
        // round 4 (present.dsl:28)
        const uint64_t t593 = x1 ^ load64(round + 776), t594 = x2 ^ load64(round + 784),
        t595 = (x3 ^ load64(round + 792)) ^ (t593 & t594), t596 = x0 ^ load64(round + 768),
        t597 = t596 ^ t595, t598 = t595 ^ (t593 ^ t594), t599 = t593 ^ (t597 | t598),
        t600 = t598 ^ (t596 | t599), t601 = t599 ^ (t596 | t600), t602 = t595 ^ (t600 | t601),
        t603 = x5 ^ load64(round + 808), t604 = x6 ^ load64(round + 816),
        t605 = (x7 ^ load64(round + 824)) ^ (t603 & t604), t606 = x4 ^ load64(round + 800),
        t607 = t606 ^ t605, t608 = t605 ^ (t603 ^ t604), t609 = t603 ^ (t607 | t608),
        t610 = t608 ^ (t606 | t609), t611 = t609 ^ (t606 | t610), t612 = t605 ^ (t610 | t611),
        t613 = x9 ^ load64(round + 840), t614 = x10 ^ load64(round + 848),
        t615 = (x11 ^ load64(round + 856)) ^ (t613 & t614), t616 = x8 ^ load64(round + 832),
        t617 = t616 ^ t615, t618 = t615 ^ (t613 ^ t614), t619 = t613 ^ (t617 | t618),
        t620 = t618 ^ (t616 | t619), t621 = t619 ^ (t616 | t620), t622 = t615 ^ (t620 | t621),
        t623 = x13 ^ load64(round + 872), t624 = x14 ^ load64(round + 880),
        t625 = (x15 ^ load64(round + 888)) ^ (t623 & t624), t626 = x12 ^ load64(round + 864),
        t627 = t626 ^ t625, t628 = t625 ^ (t623 ^ t624), t629 = t623 ^ (t627 | t628),
        t630 = t628 ^ (t626 | t629), t631 = t629 ^ (t626 | t630), t632 = t625 ^ (t630 | t631),
        t633 = x17 ^ load64(round + 904), t634 = x18 ^ load64(round + 912),
        t635 = (x19 ^ load64(round + 920)) ^ (t633 & t634), t636 = x16 ^ load64(round + 896),
        t637 = t636 ^ t635, t638 = t635 ^ (t633 ^ t634), t639 = t633 ^ (t637 | t638),
        t640 = t638 ^ (t636 | t639), t641 = t639 ^ (t636 | t640), t642 = t635 ^ (t640 | t641),
        t643 = x21 ^ load64(round + 936), t644 = x22 ^ load64(round + 944),
        t645 = (x23 ^ load64(round + 952)) ^ (t643 & t644), t646 = x20 ^ load64(round + 928),
        t647 = t646 ^ t645, t648 = t645 ^ (t643 ^ t644), t649 = t643 ^ (t647 | t648),
        t650 = t648 ^ (t646 | t649), t651 = t649 ^ (t646 | t650), t652 = t645 ^ (t650 | t651),
        t653 = x25 ^ load64(round + 968), t654 = x26 ^ load64(round),
        t655 = (x27 ^ load64(round + 8)) ^ (t653 & t654), t656 = x24 ^ load64(round + 960),
        t657 = t656 ^ t655, t658 = t655 ^ (t653 ^ t654), t659 = t653 ^ (t657 | t658),
        t660 = t658 ^ (t656 | t659), t661 = t659 ^ (t656 | t660), t662 = t655 ^ (t660 | t661),
        t663 = x29 ^ load64(round + 24), t664 = x30 ^ load64(round + 32),
        t665 = (x31 ^ load64(round + 40)) ^ (t663 & t664), t666 = x28 ^ load64(round + 16),
        t667 = t666 ^ t665, t668 = t665 ^ (t663 ^ t664), t669 = t663 ^ (t667 | t668),
        t670 = t668 ^ (t666 | t669), t671 = t669 ^ (t666 | t670), t672 = t665 ^ (t670 | t671),
        t673 = x33 ^ load64(round + 1032), t674 = x34 ^ load64(round + 1040),
        t675 = (x35 ^ load64(round + 1048)) ^ (t673 & t674), t676 = x32 ^ load64(round + 1024),
        t677 = t676 ^ t675, t678 = t675 ^ (t673 ^ t674), t679 = t673 ^ (t677 | t678),
        t680 = t678 ^ (t676 | t679), t681 = t679 ^ (t676 | t680), t682 = t675 ^ (t680 | t681),
        t683 = x37 ^ load64(round + 1064), t684 = x38 ^ load64(round + 1072),
        t685 = (x39 ^ load64(round + 1080)) ^ (t683 & t684), t686 = x36 ^ load64(round + 1056),
        t687 = t686 ^ t685, t688 = t685 ^ (t683 ^ t684), t689 = t683 ^ (t687 | t688),
        t690 = t688 ^ (t686 | t689), t691 = t689 ^ (t686 | t690), t692 = t685 ^ (t690 | t691),
        t693 = x41 ^ load64(round + 1096), t694 = x42 ^ load64(round + 128),
        t695 = (x43 ^ load64(round + 136)) ^ (t693 & t694), t696 = x40 ^ load64(round + 1088),
        t697 = t696 ^ t695, t698 = t695 ^ (t693 ^ t694), t699 = t693 ^ (t697 | t698),
        t700 = t698 ^ (t696 | t699), t701 = t699 ^ (t696 | t700), t702 = t695 ^ (t700 | t701),
        t703 = x45 ^ load64(round + 152), t704 = x46 ^ load64(round + 160),
        t705 = (x47 ^ load64(round + 168)) ^ (t703 & t704), t706 = x44 ^ load64(round + 144),
        t707 = t706 ^ t705, t708 = t705 ^ (t703 ^ t704), t709 = t703 ^ (t707 | t708),
        t710 = t708 ^ (t706 | t709), t711 = t709 ^ (t706 | t710), t712 = t705 ^ (t710 | t711),
        t713 = x49 ^ load64(round + 1160), t714 = x50 ^ load64(round + 1168),
        t715 = (x51 ^ load64(round + 1176)) ^ (t713 & t714), t716 = x48 ^ load64(round + 1152),
        t717 = t716 ^ t715, t718 = t715 ^ (t713 ^ t714), t719 = t713 ^ (t717 | t718),
        t720 = t718 ^ (t716 | t719), t721 = t719 ^ (t716 | t720), t722 = t715 ^ (t720 | t721),
        t723 = x53 ^ load64(round + 1192), t724 = x54 ^ load64(round + 1200),
        t725 = (x55 ^ load64(round + 1208)) ^ (t723 & t724), t726 = x52 ^ load64(round + 1184),
        t727 = t726 ^ t725, t728 = t725 ^ (t723 ^ t724), t729 = t723 ^ (t727 | t728),
        t730 = t728 ^ (t726 | t729), t731 = t729 ^ (t726 | t730), t732 = t725 ^ (t730 | t731),
        t733 = x57 ^ load64(round + 1224), t734 = x58 ^ load64(round + 1232),
        t735 = (x59 ^ load64(round + 1240)) ^ (t733 & t734), t736 = x56 ^ load64(round + 1216),
        t737 = t736 ^ t735, t738 = t735 ^ (t733 ^ t734), t739 = t733 ^ (t737 | t738),
        t740 = t738 ^ (t736 | t739), t741 = t739 ^ (t736 | t740), t742 = t735 ^ (t740 | t741),
        t743 = x61 ^ load64(round + 1256), t744 = x62 ^ load64(round + 1264),
        t745 = (x63 ^ load64(round + 1272)) ^ (t743 & t744), t746 = x60 ^ load64(round + 1248),
        t747 = t746 ^ t745, t748 = t745 ^ (t743 ^ t744), t749 = t743 ^ (t747 | t748),
        t750 = t748 ^ (t746 | t749), t751 = t749 ^ (t746 | t750), t752 = t745 ^ (t750 | t751);
        x0 = t597;
        x1 = t607;
        x2 = t617;
        x3 = t627;
        x4 = t637;
        x5 = t647;
        x6 = t657;
        x7 = t667;
        x8 = t677;
        x9 = t687;
        x10 = t697;
        x11 = t707;
        x12 = t717;
        x13 = t727;
        x14 = t737;
        x15 = t747;
        x16 = t601;
        x17 = t611;
        x18 = t621;
        x19 = t631;
        x20 = t641;
        x21 = t651;
        x22 = t661;
        x23 = t671;
        x24 = t681;
        x25 = t691;
        x26 = t701;
        x27 = t711;
        x28 = t721;
        x29 = t731;
        x30 = t741;
        x31 = t751;
        x32 = t602;
        x33 = t612;
        x34 = t622;
        x35 = t632;
        x36 = t642;
        x37 = t652;
        x38 = t662;
        x39 = t672;
        x40 = t682;
        x41 = t692;
        x42 = t702;
        x43 = t712;
        x44 = t722;
        x45 = t732;
        x46 = t742;
        x47 = t752;
        x48 = t600;
        x49 = t610;
        x50 = t620;
        x51 = t630;
        x52 = t640;
        x53 = t650;
        x54 = t660;
        x55 = t670;
        x56 = t680;
        x57 = t690;
        x58 = t700;
        x59 = t710;
        x60 = t720;
        x61 = t730;
        x62 = t740;
        x63 = t750;
    }
    const uint64_t t929 = x0 ^ load64(ctx + 31744), t930 = x1 ^ load64(ctx + 31752),
    t931 = x2 ^ load64(ctx + 31760), t932 = x3 ^ load64(ctx + 8088), t933 = x4 ^ load64(ctx + 7120),
    t934 = x5 ^ load64(ctx + 7128), t935 = x6 ^ load64(ctx + 8112), t936 = x7 ^ load64(ctx + 8120),
    t937 = x8 ^ load64(ctx + 9104), t938 = x9 ^ load64(ctx + 9112), t939 = x10 ^ load64(ctx + 8144),
    t940 = x11 ^ load64(ctx + 8152), t941 = x12 ^ load64(ctx + 9136),
    t942 = x13 ^ load64(ctx + 9144), t943 = x14 ^ load64(ctx + 10128),
    t944 = x15 ^ load64(ctx + 10136), t945 = x16 ^ load64(ctx + 9168),
    t946 = x17 ^ load64(ctx + 9176), t947 = x18 ^ load64(ctx + 10160),
    t948 = x19 ^ load64(ctx + 10168), t949 = x20 ^ load64(ctx + 11152),
    t950 = x21 ^ load64(ctx + 11160), t951 = x22 ^ load64(ctx + 10192),
    t952 = x23 ^ load64(ctx + 10200), t953 = x24 ^ load64(ctx + 11184),
    t954 = x25 ^ load64(ctx + 11192), t955 = x26 ^ load64(ctx + 12176),
    t956 = x27 ^ load64(ctx + 12184), t957 = x28 ^ load64(ctx + 11216),
    t958 = x29 ^ load64(ctx + 11224), t959 = x30 ^ load64(ctx + 12208),
    t960 = x31 ^ load64(ctx + 12216), t961 = x32 ^ load64(ctx + 12224),
    t962 = x33 ^ load64(ctx + 12232), t963 = x34 ^ load64(ctx + 13216),
    t964 = x35 ^ load64(ctx + 13224), t965 = x36 ^ load64(ctx + 12256),
    t966 = x37 ^ load64(ctx + 12264), t967 = x38 ^ load64(ctx + 13248),
    t968 = x39 ^ load64(ctx + 13256), t969 = x40 ^ load64(ctx + 14240),
    t970 = x41 ^ load64(ctx + 14248), t971 = x42 ^ load64(ctx + 13280),
    t972 = x43 ^ load64(ctx + 13288), t973 = x44 ^ load64(ctx + 14272),
    t974 = x45 ^ load64(ctx + 14280), t975 = x46 ^ load64(ctx + 15264),
    t976 = x47 ^ load64(ctx + 15272), t977 = x48 ^ load64(ctx + 15280),
    t978 = x49 ^ load64(ctx + 15288), t979 = x50 ^ load64(ctx + 31768),
    t980 = x51 ^ load64(ctx + 16840), t981 = x52 ^ load64(ctx + 15312),
    t982 = x53 ^ load64(ctx + 15320), t983 = x54 ^ load64(ctx + 31776),
    t984 = x55 ^ load64(ctx + 16872), t985 = x56 ^ load64(ctx + 31784),
    t986 = x57 ^ load64(ctx + 31792), t987 = x58 ^ load64(ctx + 31800),
    t988 = x59 ^ load64(ctx + 31808), t989 = x60 ^ load64(ctx + 31816),
    t990 = x61 ^ load64(ctx + 31824), t991 = x62 ^ load64(ctx + 31832),
    t992 = x63 ^ load64(ctx + 31840), t993 = ((t985 >> 32) ^ t953) & UINT64_C(0xffffffff),
    t994 = t985 ^ (t993 << 32), t995 = t953 ^ t993,
    t996 = ((t986 >> 32) ^ t954) & UINT64_C(0xffffffff), t997 = t986 ^ (t996 << 32),
    t998 = t954 ^ t996, t999 = ((t987 >> 32) ^ t955) & UINT64_C(0xffffffff),
    t1000 = t987 ^ (t999 << 32), t1001 = t955 ^ t999,
    t1002 = ((t988 >> 32) ^ t956) & UINT64_C(0xffffffff), t1003 = t988 ^ (t1002 << 32),
    t1004 = t956 ^ t1002, t1005 = ((t989 >> 32) ^ t957) & UINT64_C(0xffffffff),
    t1006 = t989 ^ (t1005 << 32), t1007 = t957 ^ t1005,
    t1008 = ((t990 >> 32) ^ t958) & UINT64_C(0xffffffff), t1009 = t990 ^ (t1008 << 32),
    t1010 = t958 ^ t1008, t1011 = ((t991 >> 32) ^ t959) & UINT64_C(0xffffffff),
    t1012 = t991 ^ (t1011 << 32), t1013 = t959 ^ t1011,
    t1014 = ((t992 >> 32) ^ t960) & UINT64_C(0xffffffff), t1015 = t992 ^ (t1014 << 32),
    t1016 = t960 ^ t1014, t1017 = ((t977 >> 32) ^ t945) & UINT64_C(0xffffffff),
    t1018 = t977 ^ (t1017 << 32), t1019 = t945 ^ t1017,
    t1020 = ((t978 >> 32) ^ t946) & UINT64_C(0xffffffff), t1021 = t978 ^ (t1020 << 32),
    t1022 = t946 ^ t1020, t1023 = ((t979 >> 32) ^ t947) & UINT64_C(0xffffffff),
    t1024 = t979 ^ (t1023 << 32), t1025 = t947 ^ t1023,
    t1026 = ((t980 >> 32) ^ t948) & UINT64_C(0xffffffff), t1027 = t980 ^ (t1026 << 32),
    t1028 = t948 ^ t1026, t1029 = ((t981 >> 32) ^ t949) & UINT64_C(0xffffffff),
    t1030 = t981 ^ (t1029 << 32), t1031 = t949 ^ t1029,
    t1032 = ((t982 >> 32) ^ t950) & UINT64_C(0xffffffff), t1033 = t982 ^ (t1032 << 32),
    t1034 = t950 ^ t1032, t1035 = ((t983 >> 32) ^ t951) & UINT64_C(0xffffffff),
    t1036 = t983 ^ (t1035 << 32), t1037 = t951 ^ t1035,
    t1038 = ((t984 >> 32) ^ t952) & UINT64_C(0xffffffff), t1039 = t984 ^ (t1038 << 32),
    t1040 = t952 ^ t1038, t1041 = ((t969 >> 32) ^ t937) & UINT64_C(0xffffffff),
    t1042 = t969 ^ (t1041 << 32), t1043 = t937 ^ t1041,
    t1044 = ((t970 >> 32) ^ t938) & UINT64_C(0xffffffff), t1045 = t970 ^ (t1044 << 32),
    t1046 = t938 ^ t1044, t1047 = ((t971 >> 32) ^ t939) & UINT64_C(0xffffffff),
    t1048 = t971 ^ (t1047 << 32), t1049 = t939 ^ t1047,
    t1050 = ((t972 >> 32) ^ t940) & UINT64_C(0xffffffff), t1051 = t972 ^ (t1050 << 32),
    t1052 = t940 ^ t1050, t1053 = ((t973 >> 32) ^ t941) & UINT64_C(0xffffffff),
    t1054 = t973 ^ (t1053 << 32), t1055 = t941 ^ t1053,
    t1056 = ((t974 >> 32) ^ t942) & UINT64_C(0xffffffff), t1057 = t974 ^ (t1056 << 32),
    t1058 = t942 ^ t1056, t1059 = ((t975 >> 32) ^ t943) & UINT64_C(0xffffffff),
    t1060 = t975 ^ (t1059 << 32), t1061 = t943 ^ t1059,
    t1062 = ((t976 >> 32) ^ t944) & UINT64_C(0xffffffff), t1063 = t976 ^ (t1062 << 32),
    t1064 = t944 ^ t1062, t1065 = ((t961 >> 32) ^ t929) & UINT64_C(0xffffffff),
    t1066 = t961 ^ (t1065 << 32), t1067 = t929 ^ t1065,
    t1068 = ((t962 >> 32) ^ t930) & UINT64_C(0xffffffff), t1069 = t962 ^ (t1068 << 32),
    t1070 = t930 ^ t1068, t1071 = ((t963 >> 32) ^ t931) & UINT64_C(0xffffffff),
    t1072 = t963 ^ (t1071 << 32), t1073 = t931 ^ t1071,
    t1074 = ((t964 >> 32) ^ t932) & UINT64_C(0xffffffff), t1075 = t964 ^ (t1074 << 32),
    t1076 = t932 ^ t1074, t1077 = ((t965 >> 32) ^ t933) & UINT64_C(0xffffffff),
    t1078 = t965 ^ (t1077 << 32), t1079 = t933 ^ t1077,
    t1080 = ((t966 >> 32) ^ t934) & UINT64_C(0xffffffff), t1081 = t966 ^ (t1080 << 32),
    t1082 = t934 ^ t1080, t1083 = ((t967 >> 32) ^ t935) & UINT64_C(0xffffffff),
    t1084 = t967 ^ (t1083 << 32), t1085 = t935 ^ t1083,
    t1086 = ((t968 >> 32) ^ t936) & UINT64_C(0xffffffff), t1087 = t968 ^ (t1086 << 32),
    t1088 = t936 ^ t1086, t1089 = ((t994 >> 16) ^ t1042) & UINT64_C(0xffff0000ffff),
    t1090 = t994 ^ (t1089 << 16), t1091 = t1042 ^ t1089,
    t1092 = ((t997 >> 16) ^ t1045) & UINT64_C(0xffff0000ffff), t1093 = t997 ^ (t1092 << 16),
    t1094 = t1045 ^ t1092, t1095 = ((t1000 >> 16) ^ t1048) & UINT64_C(0xffff0000ffff),
    t1096 = t1000 ^ (t1095 << 16), t1097 = t1048 ^ t1095,
    t1098 = ((t1003 >> 16) ^ t1051) & UINT64_C(0xffff0000ffff), t1099 = t1003 ^ (t1098 << 16),
    t1100 = t1051 ^ t1098, t1101 = ((t1006 >> 16) ^ t1054) & UINT64_C(0xffff0000ffff),
    t1102 = t1006 ^ (t1101 << 16), t1103 = t1054 ^ t1101,
    t1104 = ((t1009 >> 16) ^ t1057) & UINT64_C(0xffff0000ffff), t1105 = t1009 ^ (t1104 << 16),
    t1106 = t1057 ^ t1104, t1107 = ((t1012 >> 16) ^ t1060) & UINT64_C(0xffff0000ffff),
    t1108 = t1012 ^ (t1107 << 16), t1109 = t1060 ^ t1107,
    t1110 = ((t1015 >> 16) ^ t1063) & UINT64_C(0xffff0000ffff), t1111 = t1015 ^ (t1110 << 16),
    t1112 = t1063 ^ t1110, t1113 = ((t1018 >> 16) ^ t1066) & UINT64_C(0xffff0000ffff),
    t1114 = t1018 ^ (t1113 << 16), t1115 = t1066 ^ t1113,
    t1116 = ((t1021 >> 16) ^ t1069) & UINT64_C(0xffff0000ffff), t1117 = t1021 ^ (t1116 << 16),
    t1118 = t1069 ^ t1116, t1119 = ((t1024 >> 16) ^ t1072) & UINT64_C(0xffff0000ffff),
    t1120 = t1024 ^ (t1119 << 16), t1121 = t1072 ^ t1119,
    t1122 = ((t1027 >> 16) ^ t1075) & UINT64_C(0xffff0000ffff), t1123 = t1027 ^ (t1122 << 16),
    t1124 = t1075 ^ t1122, t1125 = ((t1030 >> 16) ^ t1078) & UINT64_C(0xffff0000ffff),
    t1126 = t1030 ^ (t1125 << 16), t1127 = t1078 ^ t1125,
    t1128 = ((t1033 >> 16) ^ t1081) & UINT64_C(0xffff0000ffff), t1129 = t1033 ^ (t1128 << 16),
    t1130 = t1081 ^ t1128, t1131 = ((t1036 >> 16) ^ t1084) & UINT64_C(0xffff0000ffff),
    t1132 = t1036 ^ (t1131 << 16), t1133 = t1084 ^ t1131,
    t1134 = ((t1039 >> 16) ^ t1087) & UINT64_C(0xffff0000ffff), t1135 = t1039 ^ (t1134 << 16),
    t1136 = t1087 ^ t1134, t1137 = ((t995 >> 16) ^ t1043) & UINT64_C(0xffff0000ffff),
    t1138 = t995 ^ (t1137 << 16), t1139 = t1043 ^ t1137,
    t1140 = ((t998 >> 16) ^ t1046) & UINT64_C(0xffff0000ffff), t1141 = t998 ^ (t1140 << 16),
    t1142 = t1046 ^ t1140, t1143 = ((t1001 >> 16) ^ t1049) & UINT64_C(0xffff0000ffff),
    t1144 = t1001 ^ (t1143 << 16), t1145 = t1049 ^ t1143,
    t1146 = ((t1004 >> 16) ^ t1052) & UINT64_C(0xffff0000ffff), t1147 = t1004 ^ (t1146 << 16),
    t1148 = t1052 ^ t1146, t1149 = ((t1007 >> 16) ^ t1055) & UINT64_C(0xffff0000ffff),
    t1150 = t1007 ^ (t1149 << 16), t1151 = t1055 ^ t1149,
    t1152 = ((t1010 >> 16) ^ t1058) & UINT64_C(0xffff0000ffff), t1153 = t1010 ^ (t1152 << 16),
    t1154 = t1058 ^ t1152, t1155 = ((t1013 >> 16) ^ t1061) & UINT64_C(0xffff0000ffff),
    t1156 = t1013 ^ (t1155 << 16), t1157 = t1061 ^ t1155,
    t1158 = ((t1016 >> 16) ^ t1064) & UINT64_C(0xffff0000ffff), t1159 = t1016 ^ (t1158 << 16),
    t1160 = t1064 ^ t1158, t1161 = ((t1019 >> 16) ^ t1067) & UINT64_C(0xffff0000ffff),
    t1162 = t1019 ^ (t1161 << 16), t1163 = t1067 ^ t1161,
    t1164 = ((t1022 >> 16) ^ t1070) & UINT64_C(0xffff0000ffff), t1165 = t1022 ^ (t1164 << 16),
    t1166 = t1070 ^ t1164, t1167 = ((t1025 >> 16) ^ t1073) & UINT64_C(0xffff0000ffff),
    t1168 = t1025 ^ (t1167 << 16), t1169 = t1073 ^ t1167,
    t1170 = ((t1028 >> 16) ^ t1076) & UINT64_C(0xffff0000ffff), t1171 = t1028 ^ (t1170 << 16),
    t1172 = t1076 ^ t1170, t1173 = ((t1031 >> 16) ^ t1079) & UINT64_C(0xffff0000ffff),
    t1174 = t1031 ^ (t1173 << 16), t1175 = t1079 ^ t1173,
    t1176 = ((t1034 >> 16) ^ t1082) & UINT64_C(0xffff0000ffff), t1177 = t1034 ^ (t1176 << 16),
    t1178 = t1082 ^ t1176, t1179 = ((t1037 >> 16) ^ t1085) & UINT64_C(0xffff0000ffff),
    t1180 = t1037 ^ (t1179 << 16), t1181 = t1085 ^ t1179,
    t1182 = ((t1040 >> 16) ^ t1088) & UINT64_C(0xffff0000ffff), t1183 = t1040 ^ (t1182 << 16),
    t1184 = t1088 ^ t1182, t1185 = ((t1090 >> 8) ^ t1114) & UINT64_C(0xff00ff00ff00ff),
    t1186 = t1090 ^ (t1185 << 8), t1187 = t1114 ^ t1185,
    t1188 = ((t1093 >> 8) ^ t1117) & UINT64_C(0xff00ff00ff00ff), t1189 = t1093 ^ (t1188 << 8),
    t1190 = t1117 ^ t1188, t1191 = ((t1096 >> 8) ^ t1120) & UINT64_C(0xff00ff00ff00ff),
    t1192 = t1096 ^ (t1191 << 8), t1193 = t1120 ^ t1191,
    t1194 = ((t1099 >> 8) ^ t1123) & UINT64_C(0xff00ff00ff00ff), t1195 = t1099 ^ (t1194 << 8),
    t1196 = t1123 ^ t1194, t1197 = ((t1102 >> 8) ^ t1126) & UINT64_C(0xff00ff00ff00ff),
    t1198 = t1102 ^ (t1197 << 8), t1199 = t1126 ^ t1197,
    t1200 = ((t1105 >> 8) ^ t1129) & UINT64_C(0xff00ff00ff00ff), t1201 = t1105 ^ (t1200 << 8),
    t1202 = t1129 ^ t1200, t1203 = ((t1108 >> 8) ^ t1132) & UINT64_C(0xff00ff00ff00ff),
    t1204 = t1108 ^ (t1203 << 8), t1205 = t1132 ^ t1203,
    t1206 = ((t1111 >> 8) ^ t1135) & UINT64_C(0xff00ff00ff00ff), t1207 = t1111 ^ (t1206 << 8),
    t1208 = t1135 ^ t1206, t1209 = ((t1091 >> 8) ^ t1115) & UINT64_C(0xff00ff00ff00ff),
    t1210 = t1091 ^ (t1209 << 8), t1211 = t1115 ^ t1209,
    t1212 = ((t1094 >> 8) ^ t1118) & UINT64_C(0xff00ff00ff00ff), t1213 = t1094 ^ (t1212 << 8),
    t1214 = t1118 ^ t1212, t1215 = ((t1097 >> 8) ^ t1121) & UINT64_C(0xff00ff00ff00ff),
    t1216 = t1097 ^ (t1215 << 8), t1217 = t1121 ^ t1215,
    t1218 = ((t1100 >> 8) ^ t1124) & UINT64_C(0xff00ff00ff00ff), t1219 = t1100 ^ (t1218 << 8),
    t1220 = t1124 ^ t1218, t1221 = ((t1103 >> 8) ^ t1127) & UINT64_C(0xff00ff00ff00ff),
    t1222 = t1103 ^ (t1221 << 8), t1223 = t1127 ^ t1221,
    t1224 = ((t1106 >> 8) ^ t1130) & UINT64_C(0xff00ff00ff00ff), t1225 = t1106 ^ (t1224 << 8),
    t1226 = t1130 ^ t1224, t1227 = ((t1109 >> 8) ^ t1133) & UINT64_C(0xff00ff00ff00ff),
    t1228 = t1109 ^ (t1227 << 8), t1229 = t1133 ^ t1227,
    t1230 = ((t1112 >> 8) ^ t1136) & UINT64_C(0xff00ff00ff00ff), t1231 = t1112 ^ (t1230 << 8),
    t1232 = t1136 ^ t1230, t1233 = ((t1138 >> 8) ^ t1162) & UINT64_C(0xff00ff00ff00ff),
    t1234 = t1138 ^ (t1233 << 8), t1235 = t1162 ^ t1233,
    t1236 = ((t1141 >> 8) ^ t1165) & UINT64_C(0xff00ff00ff00ff), t1237 = t1141 ^ (t1236 << 8),
    t1238 = t1165 ^ t1236, t1239 = ((t1144 >> 8) ^ t1168) & UINT64_C(0xff00ff00ff00ff),
    t1240 = t1144 ^ (t1239 << 8), t1241 = t1168 ^ t1239,
    t1242 = ((t1147 >> 8) ^ t1171) & UINT64_C(0xff00ff00ff00ff), t1243 = t1147 ^ (t1242 << 8),
    t1244 = t1171 ^ t1242, t1245 = ((t1150 >> 8) ^ t1174) & UINT64_C(0xff00ff00ff00ff),
    t1246 = t1150 ^ (t1245 << 8), t1247 = t1174 ^ t1245,
    t1248 = ((t1153 >> 8) ^ t1177) & UINT64_C(0xff00ff00ff00ff), t1249 = t1153 ^ (t1248 << 8),
    t1250 = t1177 ^ t1248, t1251 = ((t1156 >> 8) ^ t1180) & UINT64_C(0xff00ff00ff00ff),
    t1252 = t1156 ^ (t1251 << 8), t1253 = t1180 ^ t1251,
    t1254 = ((t1159 >> 8) ^ t1183) & UINT64_C(0xff00ff00ff00ff), t1255 = t1159 ^ (t1254 << 8),
    t1256 = t1183 ^ t1254, t1257 = ((t1139 >> 8) ^ t1163) & UINT64_C(0xff00ff00ff00ff),
    t1258 = t1139 ^ (t1257 << 8), t1259 = t1163 ^ t1257,
    t1260 = ((t1142 >> 8) ^ t1166) & UINT64_C(0xff00ff00ff00ff), t1261 = t1142 ^ (t1260 << 8),
    t1262 = t1166 ^ t1260, t1263 = ((t1145 >> 8) ^ t1169) & UINT64_C(0xff00ff00ff00ff),
    t1264 = t1145 ^ (t1263 << 8), t1265 = t1169 ^ t1263,
    t1266 = ((t1148 >> 8) ^ t1172) & UINT64_C(0xff00ff00ff00ff), t1267 = t1148 ^ (t1266 << 8),
    t1268 = t1172 ^ t1266, t1269 = ((t1151 >> 8) ^ t1175) & UINT64_C(0xff00ff00ff00ff),
    t1270 = t1151 ^ (t1269 << 8), t1271 = t1175 ^ t1269,
    t1272 = ((t1154 >> 8) ^ t1178) & UINT64_C(0xff00ff00ff00ff), t1273 = t1154 ^ (t1272 << 8),
    t1274 = t1178 ^ t1272, t1275 = ((t1157 >> 8) ^ t1181) & UINT64_C(0xff00ff00ff00ff),
    t1276 = t1157 ^ (t1275 << 8), t1277 = t1181 ^ t1275,
    t1278 = ((t1160 >> 8) ^ t1184) & UINT64_C(0xff00ff00ff00ff), t1279 = t1160 ^ (t1278 << 8),
    t1280 = t1184 ^ t1278, t1281 = ((t1186 >> 4) ^ t1198) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1282 = t1186 ^ (t1281 << 4), t1283 = t1198 ^ t1281,
    t1284 = ((t1189 >> 4) ^ t1201) & UINT64_C(0xf0f0f0f0f0f0f0f), t1285 = t1189 ^ (t1284 << 4),
    t1286 = t1201 ^ t1284, t1287 = ((t1192 >> 4) ^ t1204) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1288 = t1192 ^ (t1287 << 4), t1289 = t1204 ^ t1287,
    t1290 = ((t1195 >> 4) ^ t1207) & UINT64_C(0xf0f0f0f0f0f0f0f), t1291 = t1195 ^ (t1290 << 4),
    t1292 = t1207 ^ t1290, t1293 = ((t1187 >> 4) ^ t1199) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1294 = t1187 ^ (t1293 << 4), t1295 = t1199 ^ t1293,
    t1296 = ((t1190 >> 4) ^ t1202) & UINT64_C(0xf0f0f0f0f0f0f0f), t1297 = t1190 ^ (t1296 << 4),
    t1298 = t1202 ^ t1296, t1299 = ((t1193 >> 4) ^ t1205) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1300 = t1193 ^ (t1299 << 4), t1301 = t1205 ^ t1299,
    t1302 = ((t1196 >> 4) ^ t1208) & UINT64_C(0xf0f0f0f0f0f0f0f), t1303 = t1196 ^ (t1302 << 4),
    t1304 = t1208 ^ t1302, t1305 = ((t1210 >> 4) ^ t1222) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1306 = t1210 ^ (t1305 << 4), t1307 = t1222 ^ t1305,
    t1308 = ((t1213 >> 4) ^ t1225) & UINT64_C(0xf0f0f0f0f0f0f0f), t1309 = t1213 ^ (t1308 << 4),
    t1310 = t1225 ^ t1308, t1311 = ((t1216 >> 4) ^ t1228) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1312 = t1216 ^ (t1311 << 4), t1313 = t1228 ^ t1311,
    t1314 = ((t1219 >> 4) ^ t1231) & UINT64_C(0xf0f0f0f0f0f0f0f), t1315 = t1219 ^ (t1314 << 4),
    t1316 = t1231 ^ t1314, t1317 = ((t1211 >> 4) ^ t1223) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1318 = t1211 ^ (t1317 << 4), t1319 = t1223 ^ t1317,
    t1320 = ((t1214 >> 4) ^ t1226) & UINT64_C(0xf0f0f0f0f0f0f0f), t1321 = t1214 ^ (t1320 << 4),
    t1322 = t1226 ^ t1320, t1323 = ((t1217 >> 4) ^ t1229) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1324 = t1217 ^ (t1323 << 4), t1325 = t1229 ^ t1323,
    t1326 = ((t1220 >> 4) ^ t1232) & UINT64_C(0xf0f0f0f0f0f0f0f), t1327 = t1220 ^ (t1326 << 4),
    t1328 = t1232 ^ t1326, t1329 = ((t1234 >> 4) ^ t1246) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1330 = t1234 ^ (t1329 << 4), t1331 = t1246 ^ t1329,
    t1332 = ((t1237 >> 4) ^ t1249) & UINT64_C(0xf0f0f0f0f0f0f0f), t1333 = t1237 ^ (t1332 << 4),
    t1334 = t1249 ^ t1332, t1335 = ((t1240 >> 4) ^ t1252) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1336 = t1240 ^ (t1335 << 4), t1337 = t1252 ^ t1335,
    t1338 = ((t1243 >> 4) ^ t1255) & UINT64_C(0xf0f0f0f0f0f0f0f), t1339 = t1243 ^ (t1338 << 4),
    t1340 = t1255 ^ t1338, t1341 = ((t1235 >> 4) ^ t1247) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1342 = t1235 ^ (t1341 << 4), t1343 = t1247 ^ t1341,
    t1344 = ((t1238 >> 4) ^ t1250) & UINT64_C(0xf0f0f0f0f0f0f0f), t1345 = t1238 ^ (t1344 << 4),
    t1346 = t1250 ^ t1344, t1347 = ((t1241 >> 4) ^ t1253) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1348 = t1241 ^ (t1347 << 4), t1349 = t1253 ^ t1347,
    t1350 = ((t1244 >> 4) ^ t1256) & UINT64_C(0xf0f0f0f0f0f0f0f), t1351 = t1244 ^ (t1350 << 4),
    t1352 = t1256 ^ t1350, t1353 = ((t1258 >> 4) ^ t1270) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1354 = t1258 ^ (t1353 << 4), t1355 = t1270 ^ t1353,
    t1356 = ((t1261 >> 4) ^ t1273) & UINT64_C(0xf0f0f0f0f0f0f0f), t1357 = t1261 ^ (t1356 << 4),
    t1358 = t1273 ^ t1356, t1359 = ((t1264 >> 4) ^ t1276) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1360 = t1264 ^ (t1359 << 4), t1361 = t1276 ^ t1359,
    t1362 = ((t1267 >> 4) ^ t1279) & UINT64_C(0xf0f0f0f0f0f0f0f), t1363 = t1267 ^ (t1362 << 4),
    t1364 = t1279 ^ t1362, t1365 = ((t1259 >> 4) ^ t1271) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1366 = t1259 ^ (t1365 << 4), t1367 = t1271 ^ t1365,
    t1368 = ((t1262 >> 4) ^ t1274) & UINT64_C(0xf0f0f0f0f0f0f0f), t1369 = t1262 ^ (t1368 << 4),
    t1370 = t1274 ^ t1368, t1371 = ((t1265 >> 4) ^ t1277) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1372 = t1265 ^ (t1371 << 4), t1373 = t1277 ^ t1371,
    t1374 = ((t1268 >> 4) ^ t1280) & UINT64_C(0xf0f0f0f0f0f0f0f), t1375 = t1268 ^ (t1374 << 4),
    t1376 = t1280 ^ t1374, t1377 = ((t1282 >> 2) ^ t1288) & UINT64_C(0x3333333333333333),
    t1378 = t1282 ^ (t1377 << 2), t1379 = t1288 ^ t1377,
    t1380 = ((t1285 >> 2) ^ t1291) & UINT64_C(0x3333333333333333), t1381 = t1285 ^ (t1380 << 2),
    t1382 = t1291 ^ t1380, t1383 = ((t1283 >> 2) ^ t1289) & UINT64_C(0x3333333333333333),
    t1384 = t1283 ^ (t1383 << 2), t1385 = t1289 ^ t1383,
    t1386 = ((t1286 >> 2) ^ t1292) & UINT64_C(0x3333333333333333), t1387 = t1286 ^ (t1386 << 2),
    t1388 = t1292 ^ t1386, t1389 = ((t1294 >> 2) ^ t1300) & UINT64_C(0x3333333333333333),
    t1390 = t1294 ^ (t1389 << 2), t1391 = t1300 ^ t1389,
    t1392 = ((t1297 >> 2) ^ t1303) & UINT64_C(0x3333333333333333), t1393 = t1297 ^ (t1392 << 2),
    t1394 = t1303 ^ t1392, t1395 = ((t1295 >> 2) ^ t1301) & UINT64_C(0x3333333333333333),
    t1396 = t1295 ^ (t1395 << 2), t1397 = t1301 ^ t1395,
    t1398 = ((t1298 >> 2) ^ t1304) & UINT64_C(0x3333333333333333), t1399 = t1298 ^ (t1398 << 2),
    t1400 = t1304 ^ t1398, t1401 = ((t1306 >> 2) ^ t1312) & UINT64_C(0x3333333333333333),
    t1402 = t1306 ^ (t1401 << 2), t1403 = t1312 ^ t1401,
    t1404 = ((t1309 >> 2) ^ t1315) & UINT64_C(0x3333333333333333), t1405 = t1309 ^ (t1404 << 2),
    t1406 = t1315 ^ t1404, t1407 = ((t1307 >> 2) ^ t1313) & UINT64_C(0x3333333333333333),
    t1408 = t1307 ^ (t1407 << 2), t1409 = t1313 ^ t1407,
    t1410 = ((t1310 >> 2) ^ t1316) & UINT64_C(0x3333333333333333), t1411 = t1310 ^ (t1410 << 2),
    t1412 = t1316 ^ t1410, t1413 = ((t1318 >> 2) ^ t1324) & UINT64_C(0x3333333333333333),
    t1414 = t1318 ^ (t1413 << 2), t1415 = t1324 ^ t1413,
    t1416 = ((t1321 >> 2) ^ t1327) & UINT64_C(0x3333333333333333), t1417 = t1321 ^ (t1416 << 2),
    t1418 = t1327 ^ t1416, t1419 = ((t1319 >> 2) ^ t1325) & UINT64_C(0x3333333333333333),
    t1420 = t1319 ^ (t1419 << 2), t1421 = t1325 ^ t1419,
    t1422 = ((t1322 >> 2) ^ t1328) & UINT64_C(0x3333333333333333), t1423 = t1322 ^ (t1422 << 2),
    t1424 = t1328 ^ t1422, t1425 = ((t1330 >> 2) ^ t1336) & UINT64_C(0x3333333333333333),
    t1426 = t1330 ^ (t1425 << 2), t1427 = t1336 ^ t1425,
    t1428 = ((t1333 >> 2) ^ t1339) & UINT64_C(0x3333333333333333), t1429 = t1333 ^ (t1428 << 2),
    t1430 = t1339 ^ t1428, t1431 = ((t1331 >> 2) ^ t1337) & UINT64_C(0x3333333333333333),
    t1432 = t1331 ^ (t1431 << 2), t1433 = t1337 ^ t1431,
    t1434 = ((t1334 >> 2) ^ t1340) & UINT64_C(0x3333333333333333), t1435 = t1334 ^ (t1434 << 2),
    t1436 = t1340 ^ t1434, t1437 = ((t1342 >> 2) ^ t1348) & UINT64_C(0x3333333333333333),
    t1438 = t1342 ^ (t1437 << 2), t1439 = t1348 ^ t1437,
    t1440 = ((t1345 >> 2) ^ t1351) & UINT64_C(0x3333333333333333), t1441 = t1345 ^ (t1440 << 2),
    t1442 = t1351 ^ t1440, t1443 = ((t1343 >> 2) ^ t1349) & UINT64_C(0x3333333333333333),
    t1444 = t1343 ^ (t1443 << 2), t1445 = t1349 ^ t1443,
    t1446 = ((t1346 >> 2) ^ t1352) & UINT64_C(0x3333333333333333), t1447 = t1346 ^ (t1446 << 2),
    t1448 = t1352 ^ t1446, t1449 = ((t1354 >> 2) ^ t1360) & UINT64_C(0x3333333333333333),
    t1450 = t1354 ^ (t1449 << 2), t1451 = t1360 ^ t1449,
    t1452 = ((t1357 >> 2) ^ t1363) & UINT64_C(0x3333333333333333), t1453 = t1357 ^ (t1452 << 2),
    t1454 = t1363 ^ t1452, t1455 = ((t1355 >> 2) ^ t1361) & UINT64_C(0x3333333333333333),
    t1456 = t1355 ^ (t1455 << 2), t1457 = t1361 ^ t1455,
    t1458 = ((t1358 >> 2) ^ t1364) & UINT64_C(0x3333333333333333), t1459 = t1358 ^ (t1458 << 2),
    t1460 = t1364 ^ t1458, t1461 = ((t1366 >> 2) ^ t1372) & UINT64_C(0x3333333333333333),
    t1462 = t1366 ^ (t1461 << 2), t1463 = t1372 ^ t1461,
    t1464 = ((t1369 >> 2) ^ t1375) & UINT64_C(0x3333333333333333), t1465 = t1369 ^ (t1464 << 2),
    t1466 = t1375 ^ t1464, t1467 = ((t1367 >> 2) ^ t1373) & UINT64_C(0x3333333333333333),
    t1468 = t1367 ^ (t1467 << 2), t1469 = t1373 ^ t1467,
    t1470 = ((t1370 >> 2) ^ t1376) & UINT64_C(0x3333333333333333), t1471 = t1370 ^ (t1470 << 2),
    t1472 = t1376 ^ t1470, t1473 = ((t1378 >> 1) ^ t1381) & UINT64_C(0x5555555555555555),
    t1474 = ((t1379 >> 1) ^ t1382) & UINT64_C(0x5555555555555555),
    t1475 = ((t1384 >> 1) ^ t1387) & UINT64_C(0x5555555555555555),
    t1476 = ((t1385 >> 1) ^ t1388) & UINT64_C(0x5555555555555555),
    t1477 = ((t1390 >> 1) ^ t1393) & UINT64_C(0x5555555555555555),
    t1478 = ((t1391 >> 1) ^ t1394) & UINT64_C(0x5555555555555555),
    t1479 = ((t1396 >> 1) ^ t1399) & UINT64_C(0x5555555555555555),
    t1480 = ((t1397 >> 1) ^ t1400) & UINT64_C(0x5555555555555555),
    t1481 = ((t1402 >> 1) ^ t1405) & UINT64_C(0x5555555555555555),
    t1482 = ((t1403 >> 1) ^ t1406) & UINT64_C(0x5555555555555555),
    t1483 = ((t1408 >> 1) ^ t1411) & UINT64_C(0x5555555555555555),
    t1484 = ((t1409 >> 1) ^ t1412) & UINT64_C(0x5555555555555555),
    t1485 = ((t1414 >> 1) ^ t1417) & UINT64_C(0x5555555555555555),
    t1486 = ((t1415 >> 1) ^ t1418) & UINT64_C(0x5555555555555555),
    t1487 = ((t1420 >> 1) ^ t1423) & UINT64_C(0x5555555555555555),
    t1488 = ((t1421 >> 1) ^ t1424) & UINT64_C(0x5555555555555555),
    t1489 = ((t1426 >> 1) ^ t1429) & UINT64_C(0x5555555555555555),
    t1490 = ((t1427 >> 1) ^ t1430) & UINT64_C(0x5555555555555555),
    t1491 = ((t1432 >> 1) ^ t1435) & UINT64_C(0x5555555555555555),
    t1492 = ((t1433 >> 1) ^ t1436) & UINT64_C(0x5555555555555555),
    t1493 = ((t1438 >> 1) ^ t1441) & UINT64_C(0x5555555555555555),
    t1494 = ((t1439 >> 1) ^ t1442) & UINT64_C(0x5555555555555555),
    t1495 = ((t1444 >> 1) ^ t1447) & UINT64_C(0x5555555555555555),
    t1496 = ((t1445 >> 1) ^ t1448) & UINT64_C(0x5555555555555555),
    t1497 = ((t1450 >> 1) ^ t1453) & UINT64_C(0x5555555555555555),
    t1498 = ((t1451 >> 1) ^ t1454) & UINT64_C(0x5555555555555555),
    t1499 = ((t1456 >> 1) ^ t1459) & UINT64_C(0x5555555555555555),
    t1500 = ((t1457 >> 1) ^ t1460) & UINT64_C(0x5555555555555555),
    t1501 = ((t1462 >> 1) ^ t1465) & UINT64_C(0x5555555555555555),
    t1502 = ((t1463 >> 1) ^ t1466) & UINT64_C(0x5555555555555555),
    t1503 = ((t1468 >> 1) ^ t1471) & UINT64_C(0x5555555555555555),
    t1504 = ((t1469 >> 1) ^ t1472) & UINT64_C(0x5555555555555555), t1505 = load_le64(in),
    t1506 = load_le64(in + 8), t1507 = load_le64(in + 16), t1508 = load_le64(in + 24),
    t1509 = load_le64(in + 32), t1510 = load_le64(in + 40), t1511 = load_le64(in + 48),
    t1512 = load_le64(in + 56), t1513 = load_le64(in + 64), t1514 = load_le64(in + 72),
    t1515 = load_le64(in + 80), t1516 = load_le64(in + 88), t1517 = load_le64(in + 96),
    t1518 = load_le64(in + 104), t1519 = load_le64(in + 112), t1520 = load_le64(in + 120),
    t1521 = load_le64(in + 128), t1522 = load_le64(in + 136), t1523 = load_le64(in + 144),
    t1524 = load_le64(in + 152), t1525 = load_le64(in + 160), t1526 = load_le64(in + 168),
    t1527 = load_le64(in + 176), t1528 = load_le64(in + 184), t1529 = load_le64(in + 192),
    t1530 = load_le64(in + 200), t1531 = load_le64(in + 208), t1532 = load_le64(in + 216),
    t1533 = load_le64(in + 224), t1534 = load_le64(in + 232), t1535 = load_le64(in + 240),
    t1536 = load_le64(in + 248), t1537 = load_le64(in + 256), t1538 = load_le64(in + 264),
    t1539 = load_le64(in + 272), t1540 = load_le64(in + 280), t1541 = load_le64(in + 288),
    t1542 = load_le64(in + 296), t1543 = load_le64(in + 304), t1544 = load_le64(in + 312),
    t1545 = load_le64(in + 320), t1546 = load_le64(in + 328), t1547 = load_le64(in + 336),
    t1548 = load_le64(in + 344), t1549 = load_le64(in + 352), t1550 = load_le64(in + 360),
    t1551 = load_le64(in + 368), t1552 = load_le64(in + 376), t1553 = load_le64(in + 384),
    t1554 = load_le64(in + 392), t1555 = load_le64(in + 400), t1556 = load_le64(in + 408),
    t1557 = load_le64(in + 416), t1558 = load_le64(in + 424), t1559 = load_le64(in + 432),
    t1560 = load_le64(in + 440), t1561 = load_le64(in + 448), t1562 = load_le64(in + 456),
    t1563 = load_le64(in + 464), t1564 = load_le64(in + 472), t1565 = load_le64(in + 480),
    t1566 = load_le64(in + 488), t1567 = load_le64(in + 496), t1568 = load_le64(in + 504);
    store_le64(out, (t1378 ^ (t1473 << 1)) ^ t1505);
    store_le64(out + 8, (t1381 ^ t1473) ^ t1506);
    store_le64(out + 16, (t1379 ^ (t1474 << 1)) ^ t1507);
    store_le64(out + 24, (t1382 ^ t1474) ^ t1508);
    store_le64(out + 32, (t1384 ^ (t1475 << 1)) ^ t1509);
    store_le64(out + 40, (t1387 ^ t1475) ^ t1510);
    store_le64(out + 48, (t1385 ^ (t1476 << 1)) ^ t1511);
    store_le64(out + 56, (t1388 ^ t1476) ^ t1512);
    store_le64(out + 64, (t1390 ^ (t1477 << 1)) ^ t1513);
    store_le64(out + 72, (t1393 ^ t1477) ^ t1514);
    store_le64(out + 80, (t1391 ^ (t1478 << 1)) ^ t1515);
    store_le64(out + 88, (t1394 ^ t1478) ^ t1516);
    store_le64(out + 96, (t1396 ^ (t1479 << 1)) ^ t1517);
    store_le64(out + 104, (t1399 ^ t1479) ^ t1518);
    store_le64(out + 112, (t1397 ^ (t1480 << 1)) ^ t1519);
    store_le64(out + 120, (t1400 ^ t1480) ^ t1520);
    store_le64(out + 128, (t1402 ^ (t1481 << 1)) ^ t1521);
    store_le64(out + 136, (t1405 ^ t1481) ^ t1522);
    store_le64(out + 144, (t1403 ^ (t1482 << 1)) ^ t1523);
    store_le64(out + 152, (t1406 ^ t1482) ^ t1524);
    store_le64(out + 160, (t1408 ^ (t1483 << 1)) ^ t1525);
    store_le64(out + 168, (t1411 ^ t1483) ^ t1526);
    store_le64(out + 176, (t1409 ^ (t1484 << 1)) ^ t1527);
    store_le64(out + 184, (t1412 ^ t1484) ^ t1528);
    store_le64(out + 192, (t1414 ^ (t1485 << 1)) ^ t1529);
    store_le64(out + 200, (t1417 ^ t1485) ^ t1530);
    store_le64(out + 208, (t1415 ^ (t1486 << 1)) ^ t1531);
    store_le64(out + 216, (t1418 ^ t1486) ^ t1532);
    store_le64(out + 224, (t1420 ^ (t1487 << 1)) ^ t1533);
    store_le64(out + 232, (t1423 ^ t1487) ^ t1534);
    store_le64(out + 240, (t1421 ^ (t1488 << 1)) ^ t1535);
    store_le64(out + 248, (t1424 ^ t1488) ^ t1536);
    store_le64(out + 256, (t1426 ^ (t1489 << 1)) ^ t1537);
    store_le64(out + 264, (t1429 ^ t1489) ^ t1538);
    store_le64(out + 272, (t1427 ^ (t1490 << 1)) ^ t1539);
    store_le64(out + 280, (t1430 ^ t1490) ^ t1540);
    store_le64(out + 288, (t1432 ^ (t1491 << 1)) ^ t1541);
    store_le64(out + 296, (t1435 ^ t1491) ^ t1542);
    store_le64(out + 304, (t1433 ^ (t1492 << 1)) ^ t1543);
    store_le64(out + 312, (t1436 ^ t1492) ^ t1544);
    store_le64(out + 320, (t1438 ^ (t1493 << 1)) ^ t1545);
    store_le64(out + 328, (t1441 ^ t1493) ^ t1546);
    store_le64(out + 336, (t1439 ^ (t1494 << 1)) ^ t1547);
    store_le64(out + 344, (t1442 ^ t1494) ^ t1548);
    store_le64(out + 352, (t1444 ^ (t1495 << 1)) ^ t1549);
    store_le64(out + 360, (t1447 ^ t1495) ^ t1550);
    store_le64(out + 368, (t1445 ^ (t1496 << 1)) ^ t1551);
    store_le64(out + 376, (t1448 ^ t1496) ^ t1552);
    store_le64(out + 384, (t1450 ^ (t1497 << 1)) ^ t1553);
    store_le64(out + 392, (t1453 ^ t1497) ^ t1554);
    store_le64(out + 400, (t1451 ^ (t1498 << 1)) ^ t1555);
    store_le64(out + 408, (t1454 ^ t1498) ^ t1556);
    store_le64(out + 416, (t1456 ^ (t1499 << 1)) ^ t1557);
    store_le64(out + 424, (t1459 ^ t1499) ^ t1558);
    store_le64(out + 432, (t1457 ^ (t1500 << 1)) ^ t1559);
    store_le64(out + 440, (t1460 ^ t1500) ^ t1560);
    store_le64(out + 448, (t1462 ^ (t1501 << 1)) ^ t1561);
    store_le64(out + 456, (t1465 ^ t1501) ^ t1562);
    store_le64(out + 464, (t1463 ^ (t1502 << 1)) ^ t1563);
    store_le64(out + 472, (t1466 ^ t1502) ^ t1564);
    store_le64(out + 480, (t1468 ^ (t1503 << 1)) ^ t1565);
    store_le64(out + 488, (t1471 ^ t1503) ^ t1566);
    store_le64(out + 496, (t1469 ^ (t1504 << 1)) ^ t1567);
    store_le64(out + 504, (t1472 ^ t1504) ^ t1568);
}

void lwcc_present64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_present64_128_ctr_crypt_c(buffer, buffer, 512, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
