// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_128 --target c --lanes 128
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=128) fold() value_numbering() hoist() roll(enabled=true) slice(lanes=128) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    load_le.u64x2; swap_1.u64x2 n1; swap_2.u64x2 n2; swap_4.u64x2 n3; swap_8.u64x2 n4; swap_16.u64x2 n5; swap_32.u64x2 n6; r0 r1 r2 r3 r4 r5 | n1 n2 n3 n4 n5 n6 n0
// sizes:     in bytes: block 8, key 16, nonce 4, rk 22528, ctx 23040, align 1, group 1024, stack 0
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

// A vector of 128 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v128 __attribute__((vector_size(16)));

static inline v128 pair128(uint64_t a, uint64_t b)
{
    v128 x = {a, b};
    return x;
}

static inline v128 load_le128(const uint8_t *p)
{
    return pair128(load_le64(p), load_le64(p + 8));
}

static inline void store_le128(uint8_t *p, v128 x)
{
    store_le64(p, x[0]);
    store_le64(p + 8, x[1]);
}

static inline v128 bit128(uint8_t x, unsigned k)
{
    const uint64_t mask = bit64(x, k);
    return pair128(mask, mask);
}

static inline v128 add_u32x4(v128 a, v128 b)
{
    return pair128(add_u32x2(a[0], b[0]), add_u32x2(a[1], b[1]));
}

static inline v128 splat_u32x4(uint32_t x)
{
    return pair128(splat_u32x2(x), splat_u32x2(x));
}

static inline v128 load128(const uint8_t *p)
{
    v128 x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store128(uint8_t *p, v128 x)
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

void lwcc_simon64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const v128 t0 = bit128(key[0], 0);
    store128(rk, t0);
    const v128 t1 = bit128(key[0], 1);
    store128(rk + 16, t1);
    const v128 t2 = bit128(key[0], 2);
    store128(rk + 32, t2);
    const v128 t3 = bit128(key[0], 3);
    store128(rk + 48, t3);
    const v128 t4 = bit128(key[0], 4);
    store128(rk + 64, t4);
    const v128 t5 = bit128(key[0], 5);
    store128(rk + 80, t5);
    const v128 t6 = bit128(key[0], 6);
    store128(rk + 96, t6);
    const v128 t7 = bit128(key[0], 7);
    store128(rk + 112, t7);
    const v128 t8 = bit128(key[1], 0);
    store128(rk + 128, t8);
    const v128 t9 = bit128(key[1], 1);
    store128(rk + 144, t9);
    const v128 t10 = bit128(key[1], 2);
    store128(rk + 160, t10);
    const v128 t11 = bit128(key[1], 3);
    store128(rk + 176, t11);
    const v128 t12 = bit128(key[1], 4);
    store128(rk + 192, t12);
    const v128 t13 = bit128(key[1], 5);
    store128(rk + 208, t13);
    const v128 t14 = bit128(key[1], 6);
    store128(rk + 224, t14);
    const v128 t15 = bit128(key[1], 7);
    store128(rk + 240, t15);
    const v128 t16 = bit128(key[2], 0);
    store128(rk + 256, t16);
    const v128 t17 = bit128(key[2], 1);
    store128(rk + 272, t17);
    const v128 t18 = bit128(key[2], 2);
    store128(rk + 288, t18);
    const v128 t19 = bit128(key[2], 3);
    store128(rk + 304, t19);
    const v128 t20 = bit128(key[2], 4);
    store128(rk + 320, t20);
    const v128 t21 = bit128(key[2], 5);
    store128(rk + 336, t21);
    const v128 t22 = bit128(key[2], 6);
    store128(rk + 352, t22);
    const v128 t23 = bit128(key[2], 7);
    store128(rk + 368, t23);
    const v128 t24 = bit128(key[3], 0);
    store128(rk + 384, t24);
    const v128 t25 = bit128(key[3], 1);
    store128(rk + 400, t25);
    const v128 t26 = bit128(key[3], 2);
    store128(rk + 416, t26);
    const v128 t27 = bit128(key[3], 3);
    store128(rk + 432, t27);
    const v128 t28 = bit128(key[3], 4);
    store128(rk + 448, t28);
    const v128 t29 = bit128(key[3], 5);
    store128(rk + 464, t29);
    const v128 t30 = bit128(key[3], 6);
    store128(rk + 480, t30);
    const v128 t31 = bit128(key[3], 7);
    store128(rk + 496, t31);
    const v128 t32 = bit128(key[4], 0);
    store128(rk + 512, t32);
    const v128 t33 = bit128(key[4], 1);
    store128(rk + 528, t33);
    const v128 t34 = bit128(key[4], 2);
    store128(rk + 544, t34);
    const v128 t35 = bit128(key[4], 3);
    store128(rk + 560, t35);
    const v128 t36 = bit128(key[4], 4);
    store128(rk + 576, t36);
    const v128 t37 = bit128(key[4], 5);
    store128(rk + 592, t37);
    const v128 t38 = bit128(key[4], 6);
    store128(rk + 608, t38);
    const v128 t39 = bit128(key[4], 7);
    store128(rk + 624, t39);
    const v128 t40 = bit128(key[5], 0);
    store128(rk + 640, t40);
    const v128 t41 = bit128(key[5], 1);
    store128(rk + 656, t41);
    const v128 t42 = bit128(key[5], 2);
    store128(rk + 672, t42);
    const v128 t43 = bit128(key[5], 3);
    store128(rk + 688, t43);
    const v128 t44 = bit128(key[5], 4);
    store128(rk + 704, t44);
    const v128 t45 = bit128(key[5], 5);
    store128(rk + 720, t45);
    const v128 t46 = bit128(key[5], 6);
    store128(rk + 736, t46);
    const v128 t47 = bit128(key[5], 7);
    store128(rk + 752, t47);
    const v128 t48 = bit128(key[6], 0);
    store128(rk + 768, t48);
    const v128 t49 = bit128(key[6], 1);
    store128(rk + 784, t49);
    const v128 t50 = bit128(key[6], 2);
    store128(rk + 800, t50);
    const v128 t51 = bit128(key[6], 3);
    store128(rk + 816, t51);
    const v128 t52 = bit128(key[6], 4);
    store128(rk + 832, t52);
    const v128 t53 = bit128(key[6], 5);
    store128(rk + 848, t53);
    const v128 t54 = bit128(key[6], 6);
    store128(rk + 864, t54);
    const v128 t55 = bit128(key[6], 7);
    store128(rk + 880, t55);
    const v128 t56 = bit128(key[7], 0);
    store128(rk + 896, t56);
    const v128 t57 = bit128(key[7], 1);
    store128(rk + 912, t57);
    const v128 t58 = bit128(key[7], 2);
    store128(rk + 928, t58);
    const v128 t59 = bit128(key[7], 3);
    store128(rk + 944, t59);
    const v128 t60 = bit128(key[7], 4);
    store128(rk + 960, t60);
    const v128 t61 = bit128(key[7], 5);
    store128(rk + 976, t61);
    const v128 t62 = bit128(key[7], 6);
    store128(rk + 992, t62);
    const v128 t63 = bit128(key[7], 7);
    store128(rk + 1008, t63);
    const v128 t64 = bit128(key[8], 0);
    store128(rk + 1024, t64);
    const v128 t65 = bit128(key[8], 1);
    store128(rk + 1040, t65);
    const v128 t66 = bit128(key[8], 2);
    store128(rk + 1056, t66);
    const v128 t67 = bit128(key[8], 3);
    store128(rk + 1072, t67);
    const v128 t68 = bit128(key[8], 4);
    store128(rk + 1088, t68);
    const v128 t69 = bit128(key[8], 5);
    store128(rk + 1104, t69);
    const v128 t70 = bit128(key[8], 6);
    store128(rk + 1120, t70);
    const v128 t71 = bit128(key[8], 7);
    store128(rk + 1136, t71);
    const v128 t72 = bit128(key[9], 0);
    store128(rk + 1152, t72);
    const v128 t73 = bit128(key[9], 1);
    store128(rk + 1168, t73);
    const v128 t74 = bit128(key[9], 2);
    store128(rk + 1184, t74);
    const v128 t75 = bit128(key[9], 3);
    store128(rk + 1200, t75);
    const v128 t76 = bit128(key[9], 4);
    store128(rk + 1216, t76);
    const v128 t77 = bit128(key[9], 5);
    store128(rk + 1232, t77);
    const v128 t78 = bit128(key[9], 6);
    store128(rk + 1248, t78);
    const v128 t79 = bit128(key[9], 7);
    store128(rk + 1264, t79);
    const v128 t80 = bit128(key[10], 0);
    store128(rk + 1280, t80);
    const v128 t81 = bit128(key[10], 1);
    store128(rk + 1296, t81);
    const v128 t82 = bit128(key[10], 2);
    store128(rk + 1312, t82);
    const v128 t83 = bit128(key[10], 3);
    store128(rk + 1328, t83);
    const v128 t84 = bit128(key[10], 4);
    store128(rk + 1344, t84);
    const v128 t85 = bit128(key[10], 5);
    store128(rk + 1360, t85);
    const v128 t86 = bit128(key[10], 6);
    store128(rk + 1376, t86);
    const v128 t87 = bit128(key[10], 7);
    store128(rk + 1392, t87);
    const v128 t88 = bit128(key[11], 0);
    store128(rk + 1408, t88);
    const v128 t89 = bit128(key[11], 1);
    store128(rk + 1424, t89);
    const v128 t90 = bit128(key[11], 2);
    store128(rk + 1440, t90);
    const v128 t91 = bit128(key[11], 3);
    store128(rk + 1456, t91);
    const v128 t92 = bit128(key[11], 4);
    store128(rk + 1472, t92);
    const v128 t93 = bit128(key[11], 5);
    store128(rk + 1488, t93);
    const v128 t94 = bit128(key[11], 6);
    store128(rk + 1504, t94);
    const v128 t95 = bit128(key[11], 7);
    store128(rk + 1520, t95);
    const v128 t96 = bit128(key[12], 0);
    store128(rk + 1536, t96);
    const v128 t97 = bit128(key[12], 1);
    store128(rk + 1552, t97);
    const v128 t98 = bit128(key[12], 2);
    store128(rk + 1568, t98);
    const v128 t99 = bit128(key[12], 3);
    store128(rk + 1584, t99);
    const v128 t100 = bit128(key[12], 4);
    store128(rk + 1600, t100);
    const v128 t101 = bit128(key[12], 5);
    store128(rk + 1616, t101);
    const v128 t102 = bit128(key[12], 6);
    store128(rk + 1632, t102);
    const v128 t103 = bit128(key[12], 7);
    store128(rk + 1648, t103);
    const v128 t104 = bit128(key[13], 0);
    store128(rk + 1664, t104);
    const v128 t105 = bit128(key[13], 1);
    store128(rk + 1680, t105);
    const v128 t106 = bit128(key[13], 2);
    store128(rk + 1696, t106);
    const v128 t107 = bit128(key[13], 3);
    store128(rk + 1712, t107);
    const v128 t108 = bit128(key[13], 4);
    store128(rk + 1728, t108);
    const v128 t109 = bit128(key[13], 5);
    store128(rk + 1744, t109);
    const v128 t110 = bit128(key[13], 6);
    store128(rk + 1760, t110);
    const v128 t111 = bit128(key[13], 7);
    store128(rk + 1776, t111);
    const v128 t112 = bit128(key[14], 0);
    store128(rk + 1792, t112);
    const v128 t113 = bit128(key[14], 1);
    store128(rk + 1808, t113);
    const v128 t114 = bit128(key[14], 2);
    store128(rk + 1824, t114);
    const v128 t115 = bit128(key[14], 3);
    store128(rk + 1840, t115);
    const v128 t116 = bit128(key[14], 4);
    store128(rk + 1856, t116);
    const v128 t117 = bit128(key[14], 5);
    store128(rk + 1872, t117);
    const v128 t118 = bit128(key[14], 6);
    store128(rk + 1888, t118);
    const v128 t119 = bit128(key[14], 7);
    store128(rk + 1904, t119);
    const v128 t120 = bit128(key[15], 0);
    store128(rk + 1920, t120);
    const v128 t121 = bit128(key[15], 1);
    store128(rk + 1936, t121);
    const v128 t122 = bit128(key[15], 2);
    store128(rk + 1952, t122);
    const v128 t123 = bit128(key[15], 3);
    store128(rk + 1968, t123);
    const v128 t124 = bit128(key[15], 4);
    store128(rk + 1984, t124);
    const v128 t125 = bit128(key[15], 5);
    store128(rk + 2000, t125);
    const v128 t126 = bit128(key[15], 6);
    store128(rk + 2016, t126);
    const v128 t127 = bit128(key[15], 7);
    store128(rk + 2032, t127);
    const v128 t128 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t0,
    t129 = t99 ^ t32, t130 = t100 ^ t33, t131 = t128 ^ (t129 ^ t130);
    store128(rk + 2048, t131);
    const v128 t132 = t101 ^ t34, t133 = t1 ^ (t130 ^ t132);
    store128(rk + 2064, t133);
    const v128 t134 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2,
    t135 = t102 ^ t35, t136 = t134 ^ (t132 ^ t135);
    store128(rk + 2080, t136);
    const v128 t137 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3,
    t138 = t103 ^ t36, t139 = t137 ^ (t135 ^ t138);
    store128(rk + 2096, t139);
    const v128 t140 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t4,
    t141 = t104 ^ t37, t142 = t140 ^ (t138 ^ t141);
    store128(rk + 2112, t142);
    const v128 t143 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t5,
    t144 = t105 ^ t38, t145 = t143 ^ (t141 ^ t144);
    store128(rk + 2128, t145);
    const v128 t146 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t6,
    t147 = t106 ^ t39, t148 = t146 ^ (t144 ^ t147);
    store128(rk + 2144, t148);
    const v128 t149 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t7,
    t150 = t107 ^ t40, t151 = t149 ^ (t147 ^ t150);
    store128(rk + 2160, t151);
    const v128 t152 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t8,
    t153 = t108 ^ t41, t154 = t152 ^ (t150 ^ t153);
    store128(rk + 2176, t154);
    const v128 t155 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t9,
    t156 = t109 ^ t42, t157 = t155 ^ (t153 ^ t156);
    store128(rk + 2192, t157);
    const v128 t158 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t10,
    t159 = t110 ^ t43, t160 = t158 ^ (t156 ^ t159);
    store128(rk + 2208, t160);
    const v128 t161 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t11,
    t162 = t111 ^ t44, t163 = t161 ^ (t159 ^ t162);
    store128(rk + 2224, t163);
    const v128 t164 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t12,
    t165 = t112 ^ t45, t166 = t164 ^ (t162 ^ t165);
    store128(rk + 2240, t166);
    const v128 t167 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t13,
    t168 = t113 ^ t46, t169 = t167 ^ (t165 ^ t168);
    store128(rk + 2256, t169);
    const v128 t170 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t14,
    t171 = t114 ^ t47, t172 = t170 ^ (t168 ^ t171);
    store128(rk + 2272, t172);
    const v128 t173 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t15,
    t174 = t115 ^ t48, t175 = t173 ^ (t171 ^ t174);
    store128(rk + 2288, t175);
    const v128 t176 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t16,
    t177 = t116 ^ t49, t178 = t176 ^ (t174 ^ t177);
    store128(rk + 2304, t178);
    const v128 t179 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t17,
    t180 = t117 ^ t50, t181 = t179 ^ (t177 ^ t180);
    store128(rk + 2320, t181);
    const v128 t182 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t18,
    t183 = t118 ^ t51, t184 = t182 ^ (t180 ^ t183);
    store128(rk + 2336, t184);
    const v128 t185 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t19,
    t186 = t119 ^ t52, t187 = t185 ^ (t183 ^ t186);
    store128(rk + 2352, t187);
    const v128 t188 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t20,
    t189 = t120 ^ t53, t190 = t188 ^ (t186 ^ t189);
    store128(rk + 2368, t190);
    const v128 t191 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t21,
    t192 = t121 ^ t54, t193 = t191 ^ (t189 ^ t192);
    store128(rk + 2384, t193);
    const v128 t194 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t22,
    t195 = t122 ^ t55, t196 = t194 ^ (t192 ^ t195);
    store128(rk + 2400, t196);
    const v128 t197 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t23,
    t198 = t123 ^ t56, t199 = t197 ^ (t195 ^ t198);
    store128(rk + 2416, t199);
    const v128 t200 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t24,
    t201 = t124 ^ t57, t202 = t200 ^ (t198 ^ t201);
    store128(rk + 2432, t202);
    const v128 t203 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t25,
    t204 = t125 ^ t58, t205 = t203 ^ (t201 ^ t204);
    store128(rk + 2448, t205);
    const v128 t206 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t26,
    t207 = t126 ^ t59, t208 = t206 ^ (t204 ^ t207);
    store128(rk + 2464, t208);
    const v128 t209 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t27,
    t210 = t127 ^ t60, t211 = t209 ^ (t207 ^ t210);
    store128(rk + 2480, t211);
    const v128 t212 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t28,
    t213 = t96 ^ t61, t214 = t212 ^ (t210 ^ t213);
    store128(rk + 2496, t214);
    const v128 t215 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t29,
    t216 = t97 ^ t62, t217 = t215 ^ (t213 ^ t216);
    store128(rk + 2512, t217);
    const v128 t218 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t30,
    t219 = t98 ^ t63, t220 = t218 ^ (t216 ^ t219);
    store128(rk + 2528, t220);
    const v128 t221 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t31,
    t222 = t221 ^ (t219 ^ t129);
    store128(rk + 2544, t222);
    const v128 t223 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t32,
    t224 = t139 ^ t64, t225 = t142 ^ t65, t226 = t223 ^ (t224 ^ t225);
    store128(rk + 2560, t226);
    const v128 t227 = t145 ^ t66, t228 = t33 ^ (t225 ^ t227);
    store128(rk + 2576, t228);
    const v128 t229 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t34,
    t230 = t148 ^ t67, t231 = t229 ^ (t227 ^ t230);
    store128(rk + 2592, t231);
    const v128 t232 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t35,
    t233 = t151 ^ t68, t234 = t232 ^ (t230 ^ t233);
    store128(rk + 2608, t234);
    const v128 t235 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t36,
    t236 = t154 ^ t69, t237 = t235 ^ (t233 ^ t236);
    store128(rk + 2624, t237);
    const v128 t238 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t37,
    t239 = t157 ^ t70, t240 = t238 ^ (t236 ^ t239);
    store128(rk + 2640, t240);
    const v128 t241 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t38,
    t242 = t160 ^ t71, t243 = t241 ^ (t239 ^ t242);
    store128(rk + 2656, t243);
    const v128 t244 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t39,
    t245 = t163 ^ t72, t246 = t244 ^ (t242 ^ t245);
    store128(rk + 2672, t246);
    const v128 t247 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t40,
    t248 = t166 ^ t73, t249 = t247 ^ (t245 ^ t248);
    store128(rk + 2688, t249);
    const v128 t250 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t41,
    t251 = t169 ^ t74, t252 = t250 ^ (t248 ^ t251);
    store128(rk + 2704, t252);
    const v128 t253 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t42,
    t254 = t172 ^ t75, t255 = t253 ^ (t251 ^ t254);
    store128(rk + 2720, t255);
    const v128 t256 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t43,
    t257 = t175 ^ t76, t258 = t256 ^ (t254 ^ t257);
    store128(rk + 2736, t258);
    const v128 t259 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t44,
    t260 = t178 ^ t77, t261 = t259 ^ (t257 ^ t260);
    store128(rk + 2752, t261);
    const v128 t262 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t45,
    t263 = t181 ^ t78, t264 = t262 ^ (t260 ^ t263);
    store128(rk + 2768, t264);
    const v128 t265 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t46,
    t266 = t184 ^ t79, t267 = t265 ^ (t263 ^ t266);
    store128(rk + 2784, t267);
    const v128 t268 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t47,
    t269 = t187 ^ t80, t270 = t268 ^ (t266 ^ t269);
    store128(rk + 2800, t270);
    const v128 t271 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t48,
    t272 = t190 ^ t81, t273 = t271 ^ (t269 ^ t272);
    store128(rk + 2816, t273);
    const v128 t274 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t49,
    t275 = t193 ^ t82, t276 = t274 ^ (t272 ^ t275);
    store128(rk + 2832, t276);
    const v128 t277 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t50,
    t278 = t196 ^ t83, t279 = t277 ^ (t275 ^ t278);
    store128(rk + 2848, t279);
    const v128 t280 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t51,
    t281 = t199 ^ t84, t282 = t280 ^ (t278 ^ t281);
    store128(rk + 2864, t282);
    const v128 t283 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t52,
    t284 = t202 ^ t85, t285 = t283 ^ (t281 ^ t284);
    store128(rk + 2880, t285);
    const v128 t286 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t53,
    t287 = t205 ^ t86, t288 = t286 ^ (t284 ^ t287);
    store128(rk + 2896, t288);
    const v128 t289 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t54,
    t290 = t208 ^ t87, t291 = t289 ^ (t287 ^ t290);
    store128(rk + 2912, t291);
    const v128 t292 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t55,
    t293 = t211 ^ t88, t294 = t292 ^ (t290 ^ t293);
    store128(rk + 2928, t294);
    const v128 t295 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t56,
    t296 = t214 ^ t89, t297 = t295 ^ (t293 ^ t296);
    store128(rk + 2944, t297);
    const v128 t298 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t57,
    t299 = t217 ^ t90, t300 = t298 ^ (t296 ^ t299);
    store128(rk + 2960, t300);
    const v128 t301 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t58,
    t302 = t220 ^ t91, t303 = t301 ^ (t299 ^ t302);
    store128(rk + 2976, t303);
    const v128 t304 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t59,
    t305 = t222 ^ t92, t306 = t304 ^ (t302 ^ t305);
    store128(rk + 2992, t306);
    const v128 t307 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t60,
    t308 = t131 ^ t93, t309 = t307 ^ (t305 ^ t308);
    store128(rk + 3008, t309);
    const v128 t310 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t61,
    t311 = t133 ^ t94, t312 = t310 ^ (t308 ^ t311);
    store128(rk + 3024, t312);
    const v128 t313 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t62,
    t314 = t136 ^ t95, t315 = t313 ^ (t311 ^ t314);
    store128(rk + 3040, t315);
    const v128 t316 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t63,
    t317 = t316 ^ (t314 ^ t224);
    store128(rk + 3056, t317);
    const v128 t318 = t234 ^ t96, t319 = t237 ^ t97, t320 = t64 ^ (t318 ^ t319);
    store128(rk + 3072, t320);
    const v128 t321 = t240 ^ t98, t322 = t65 ^ (t319 ^ t321);
    store128(rk + 3088, t322);
    const v128 t323 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t66,
    t324 = t243 ^ t99, t325 = t323 ^ (t321 ^ t324);
    store128(rk + 3104, t325);
    const v128 t326 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t67,
    t327 = t246 ^ t100, t328 = t326 ^ (t324 ^ t327);
    store128(rk + 3120, t328);
    const v128 t329 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t68,
    t330 = t249 ^ t101, t331 = t329 ^ (t327 ^ t330);
    store128(rk + 3136, t331);
    const v128 t332 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t69,
    t333 = t252 ^ t102, t334 = t332 ^ (t330 ^ t333);
    store128(rk + 3152, t334);
    const v128 t335 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t70,
    t336 = t255 ^ t103, t337 = t335 ^ (t333 ^ t336);
    store128(rk + 3168, t337);
    const v128 t338 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t71,
    t339 = t258 ^ t104, t340 = t338 ^ (t336 ^ t339);
    store128(rk + 3184, t340);
    const v128 t341 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t72,
    t342 = t261 ^ t105, t343 = t341 ^ (t339 ^ t342);
    store128(rk + 3200, t343);
    const v128 t344 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t73,
    t345 = t264 ^ t106, t346 = t344 ^ (t342 ^ t345);
    store128(rk + 3216, t346);
    const v128 t347 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t74,
    t348 = t267 ^ t107, t349 = t347 ^ (t345 ^ t348);
    store128(rk + 3232, t349);
    const v128 t350 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t75,
    t351 = t270 ^ t108, t352 = t350 ^ (t348 ^ t351);
    store128(rk + 3248, t352);
    const v128 t353 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t76,
    t354 = t273 ^ t109, t355 = t353 ^ (t351 ^ t354);
    store128(rk + 3264, t355);
    const v128 t356 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t77,
    t357 = t276 ^ t110, t358 = t356 ^ (t354 ^ t357);
    store128(rk + 3280, t358);
    const v128 t359 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t78,
    t360 = t279 ^ t111, t361 = t359 ^ (t357 ^ t360);
    store128(rk + 3296, t361);
    const v128 t362 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t79,
    t363 = t282 ^ t112, t364 = t362 ^ (t360 ^ t363);
    store128(rk + 3312, t364);
    const v128 t365 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t80,
    t366 = t285 ^ t113, t367 = t365 ^ (t363 ^ t366);
    store128(rk + 3328, t367);
    const v128 t368 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t81,
    t369 = t288 ^ t114, t370 = t368 ^ (t366 ^ t369);
    store128(rk + 3344, t370);
    const v128 t371 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t82,
    t372 = t291 ^ t115, t373 = t371 ^ (t369 ^ t372);
    store128(rk + 3360, t373);
    const v128 t374 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t83,
    t375 = t294 ^ t116, t376 = t374 ^ (t372 ^ t375);
    store128(rk + 3376, t376);
    const v128 t377 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t84,
    t378 = t297 ^ t117, t379 = t377 ^ (t375 ^ t378);
    store128(rk + 3392, t379);
    const v128 t380 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t85,
    t381 = t300 ^ t118, t382 = t380 ^ (t378 ^ t381);
    store128(rk + 3408, t382);
    const v128 t383 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t86,
    t384 = t303 ^ t119, t385 = t383 ^ (t381 ^ t384);
    store128(rk + 3424, t385);
    const v128 t386 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t87,
    t387 = t306 ^ t120, t388 = t386 ^ (t384 ^ t387);
    store128(rk + 3440, t388);
    const v128 t389 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t88,
    t390 = t309 ^ t121, t391 = t389 ^ (t387 ^ t390);
    store128(rk + 3456, t391);
    const v128 t392 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t89,
    t393 = t312 ^ t122, t394 = t392 ^ (t390 ^ t393);
    store128(rk + 3472, t394);
    const v128 t395 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t90,
    t396 = t315 ^ t123, t397 = t395 ^ (t393 ^ t396);
    store128(rk + 3488, t397);
    const v128 t398 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t91,
    t399 = t317 ^ t124, t400 = t398 ^ (t396 ^ t399);
    store128(rk + 3504, t400);
    const v128 t401 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t92,
    t402 = t226 ^ t125, t403 = t401 ^ (t399 ^ t402);
    store128(rk + 3520, t403);
    const v128 t404 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t93,
    t405 = t228 ^ t126, t406 = t404 ^ (t402 ^ t405);
    store128(rk + 3536, t406);
    const v128 t407 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t94,
    t408 = t231 ^ t127, t409 = t407 ^ (t405 ^ t408);
    store128(rk + 3552, t409);
    const v128 t410 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t95,
    t411 = t410 ^ (t408 ^ t318);
    store128(rk + 3568, t411);
    const v128 t412 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t96,
    t413 = t328 ^ t131, t414 = t331 ^ t133, t415 = t412 ^ (t413 ^ t414);
    store128(rk + 3584, t415);
    const v128 t416 = t334 ^ t136, t417 = t97 ^ (t414 ^ t416);
    store128(rk + 3600, t417);
    const v128 t418 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t98,
    t419 = t337 ^ t139, t420 = t418 ^ (t416 ^ t419);
    store128(rk + 3616, t420);
    const v128 t421 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t99,
    t422 = t340 ^ t142, t423 = t421 ^ (t419 ^ t422);
    store128(rk + 3632, t423);
    const v128 t424 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t100,
    t425 = t343 ^ t145, t426 = t424 ^ (t422 ^ t425);
    store128(rk + 3648, t426);
    const v128 t427 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t101,
    t428 = t346 ^ t148, t429 = t427 ^ (t425 ^ t428);
    store128(rk + 3664, t429);
    const v128 t430 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t102,
    t431 = t349 ^ t151, t432 = t430 ^ (t428 ^ t431);
    store128(rk + 3680, t432);
    const v128 t433 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t103,
    t434 = t352 ^ t154, t435 = t433 ^ (t431 ^ t434);
    store128(rk + 3696, t435);
    const v128 t436 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t104,
    t437 = t355 ^ t157, t438 = t436 ^ (t434 ^ t437);
    store128(rk + 3712, t438);
    const v128 t439 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t105,
    t440 = t358 ^ t160, t441 = t439 ^ (t437 ^ t440);
    store128(rk + 3728, t441);
    const v128 t442 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t106,
    t443 = t361 ^ t163, t444 = t442 ^ (t440 ^ t443);
    store128(rk + 3744, t444);
    const v128 t445 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t107,
    t446 = t364 ^ t166, t447 = t445 ^ (t443 ^ t446);
    store128(rk + 3760, t447);
    const v128 t448 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t108,
    t449 = t367 ^ t169, t450 = t448 ^ (t446 ^ t449);
    store128(rk + 3776, t450);
    const v128 t451 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t109,
    t452 = t370 ^ t172, t453 = t451 ^ (t449 ^ t452);
    store128(rk + 3792, t453);
    const v128 t454 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t110,
    t455 = t373 ^ t175, t456 = t454 ^ (t452 ^ t455);
    store128(rk + 3808, t456);
    const v128 t457 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t111,
    t458 = t376 ^ t178, t459 = t457 ^ (t455 ^ t458);
    store128(rk + 3824, t459);
    const v128 t460 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t112,
    t461 = t379 ^ t181, t462 = t460 ^ (t458 ^ t461);
    store128(rk + 3840, t462);
    const v128 t463 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t113,
    t464 = t382 ^ t184, t465 = t463 ^ (t461 ^ t464);
    store128(rk + 3856, t465);
    const v128 t466 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t114,
    t467 = t385 ^ t187, t468 = t466 ^ (t464 ^ t467);
    store128(rk + 3872, t468);
    const v128 t469 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t115,
    t470 = t388 ^ t190, t471 = t469 ^ (t467 ^ t470);
    store128(rk + 3888, t471);
    const v128 t472 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t116,
    t473 = t391 ^ t193, t474 = t472 ^ (t470 ^ t473);
    store128(rk + 3904, t474);
    const v128 t475 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t117,
    t476 = t394 ^ t196, t477 = t475 ^ (t473 ^ t476);
    store128(rk + 3920, t477);
    const v128 t478 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t118,
    t479 = t397 ^ t199, t480 = t478 ^ (t476 ^ t479);
    store128(rk + 3936, t480);
    const v128 t481 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t119,
    t482 = t400 ^ t202, t483 = t481 ^ (t479 ^ t482);
    store128(rk + 3952, t483);
    const v128 t484 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t120,
    t485 = t403 ^ t205, t486 = t484 ^ (t482 ^ t485);
    store128(rk + 3968, t486);
    const v128 t487 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t121,
    t488 = t406 ^ t208, t489 = t487 ^ (t485 ^ t488);
    store128(rk + 3984, t489);
    const v128 t490 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t122,
    t491 = t409 ^ t211, t492 = t490 ^ (t488 ^ t491);
    store128(rk + 4000, t492);
    const v128 t493 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t123,
    t494 = t411 ^ t214, t495 = t493 ^ (t491 ^ t494);
    store128(rk + 4016, t495);
    const v128 t496 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t124,
    t497 = t320 ^ t217, t498 = t496 ^ (t494 ^ t497);
    store128(rk + 4032, t498);
    const v128 t499 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t125,
    t500 = t322 ^ t220, t501 = t499 ^ (t497 ^ t500);
    store128(rk + 4048, t501);
    const v128 t502 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t126,
    t503 = t325 ^ t222, t504 = t502 ^ (t500 ^ t503);
    store128(rk + 4064, t504);
    const v128 t505 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t127,
    t506 = t505 ^ (t503 ^ t413);
    store128(rk + 4080, t506);
    const v128 t507 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t131,
    t508 = t423 ^ t226, t509 = t426 ^ t228, t510 = t507 ^ (t508 ^ t509);
    store128(rk + 4096, t510);
    const v128 t511 = t429 ^ t231, t512 = t133 ^ (t509 ^ t511);
    store128(rk + 4112, t512);
    const v128 t513 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t136,
    t514 = t432 ^ t234, t515 = t513 ^ (t511 ^ t514);
    store128(rk + 4128, t515);
    const v128 t516 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t139,
    t517 = t435 ^ t237, t518 = t516 ^ (t514 ^ t517);
    store128(rk + 4144, t518);
    const v128 t519 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t142,
    t520 = t438 ^ t240, t521 = t519 ^ (t517 ^ t520);
    store128(rk + 4160, t521);
    const v128 t522 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t145,
    t523 = t441 ^ t243, t524 = t522 ^ (t520 ^ t523);
    store128(rk + 4176, t524);
    const v128 t525 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t148,
    t526 = t444 ^ t246, t527 = t525 ^ (t523 ^ t526);
    store128(rk + 4192, t527);
    const v128 t528 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t151,
    t529 = t447 ^ t249, t530 = t528 ^ (t526 ^ t529);
    store128(rk + 4208, t530);
    const v128 t531 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t154,
    t532 = t450 ^ t252, t533 = t531 ^ (t529 ^ t532);
    store128(rk + 4224, t533);
    const v128 t534 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t157,
    t535 = t453 ^ t255, t536 = t534 ^ (t532 ^ t535);
    store128(rk + 4240, t536);
    const v128 t537 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t160,
    t538 = t456 ^ t258, t539 = t537 ^ (t535 ^ t538);
    store128(rk + 4256, t539);
    const v128 t540 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t163,
    t541 = t459 ^ t261, t542 = t540 ^ (t538 ^ t541);
    store128(rk + 4272, t542);
    const v128 t543 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t166,
    t544 = t462 ^ t264, t545 = t543 ^ (t541 ^ t544);
    store128(rk + 4288, t545);
    const v128 t546 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t169,
    t547 = t465 ^ t267, t548 = t546 ^ (t544 ^ t547);
    store128(rk + 4304, t548);
    const v128 t549 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t172,
    t550 = t468 ^ t270, t551 = t549 ^ (t547 ^ t550);
    store128(rk + 4320, t551);
    const v128 t552 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t175,
    t553 = t471 ^ t273, t554 = t552 ^ (t550 ^ t553);
    store128(rk + 4336, t554);
    const v128 t555 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t178,
    t556 = t474 ^ t276, t557 = t555 ^ (t553 ^ t556);
    store128(rk + 4352, t557);
    const v128 t558 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t181,
    t559 = t477 ^ t279, t560 = t558 ^ (t556 ^ t559);
    store128(rk + 4368, t560);
    const v128 t561 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t184,
    t562 = t480 ^ t282, t563 = t561 ^ (t559 ^ t562);
    store128(rk + 4384, t563);
    const v128 t564 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t187,
    t565 = t483 ^ t285, t566 = t564 ^ (t562 ^ t565);
    store128(rk + 4400, t566);
    const v128 t567 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t190,
    t568 = t486 ^ t288, t569 = t567 ^ (t565 ^ t568);
    store128(rk + 4416, t569);
    const v128 t570 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t193,
    t571 = t489 ^ t291, t572 = t570 ^ (t568 ^ t571);
    store128(rk + 4432, t572);
    const v128 t573 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t196,
    t574 = t492 ^ t294, t575 = t573 ^ (t571 ^ t574);
    store128(rk + 4448, t575);
    const v128 t576 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t199,
    t577 = t495 ^ t297, t578 = t576 ^ (t574 ^ t577);
    store128(rk + 4464, t578);
    const v128 t579 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t202,
    t580 = t498 ^ t300, t581 = t579 ^ (t577 ^ t580);
    store128(rk + 4480, t581);
    const v128 t582 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t205,
    t583 = t501 ^ t303, t584 = t582 ^ (t580 ^ t583);
    store128(rk + 4496, t584);
    const v128 t585 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t208,
    t586 = t504 ^ t306, t587 = t585 ^ (t583 ^ t586);
    store128(rk + 4512, t587);
    const v128 t588 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t211,
    t589 = t506 ^ t309, t590 = t588 ^ (t586 ^ t589);
    store128(rk + 4528, t590);
    const v128 t591 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t214,
    t592 = t415 ^ t312, t593 = t591 ^ (t589 ^ t592);
    store128(rk + 4544, t593);
    const v128 t594 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t217,
    t595 = t417 ^ t315, t596 = t594 ^ (t592 ^ t595);
    store128(rk + 4560, t596);
    const v128 t597 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t220,
    t598 = t420 ^ t317, t599 = t597 ^ (t595 ^ t598);
    store128(rk + 4576, t599);
    const v128 t600 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t222,
    t601 = t600 ^ (t598 ^ t508);
    store128(rk + 4592, t601);
    const v128 t602 = t518 ^ t320, t603 = t521 ^ t322, t604 = t226 ^ (t602 ^ t603);
    store128(rk + 4608, t604);
    const v128 t605 = t524 ^ t325, t606 = t228 ^ (t603 ^ t605);
    store128(rk + 4624, t606);
    const v128 t607 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t231,
    t608 = t527 ^ t328, t609 = t607 ^ (t605 ^ t608);
    store128(rk + 4640, t609);
    const v128 t610 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t234,
    t611 = t530 ^ t331, t612 = t610 ^ (t608 ^ t611);
    store128(rk + 4656, t612);
    const v128 t613 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t237,
    t614 = t533 ^ t334, t615 = t613 ^ (t611 ^ t614);
    store128(rk + 4672, t615);
    const v128 t616 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t240,
    t617 = t536 ^ t337, t618 = t616 ^ (t614 ^ t617);
    store128(rk + 4688, t618);
    const v128 t619 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t243,
    t620 = t539 ^ t340, t621 = t619 ^ (t617 ^ t620);
    store128(rk + 4704, t621);
    const v128 t622 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t246,
    t623 = t542 ^ t343, t624 = t622 ^ (t620 ^ t623);
    store128(rk + 4720, t624);
    const v128 t625 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t249,
    t626 = t545 ^ t346, t627 = t625 ^ (t623 ^ t626);
    store128(rk + 4736, t627);
    const v128 t628 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t252,
    t629 = t548 ^ t349, t630 = t628 ^ (t626 ^ t629);
    store128(rk + 4752, t630);
    const v128 t631 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t255,
    t632 = t551 ^ t352, t633 = t631 ^ (t629 ^ t632);
    store128(rk + 4768, t633);
    const v128 t634 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t258,
    t635 = t554 ^ t355, t636 = t634 ^ (t632 ^ t635);
    store128(rk + 4784, t636);
    const v128 t637 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t261,
    t638 = t557 ^ t358, t639 = t637 ^ (t635 ^ t638);
    store128(rk + 4800, t639);
    const v128 t640 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t264,
    t641 = t560 ^ t361, t642 = t640 ^ (t638 ^ t641);
    store128(rk + 4816, t642);
    const v128 t643 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t267,
    t644 = t563 ^ t364, t645 = t643 ^ (t641 ^ t644);
    store128(rk + 4832, t645);
    const v128 t646 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t270,
    t647 = t566 ^ t367, t648 = t646 ^ (t644 ^ t647);
    store128(rk + 4848, t648);
    const v128 t649 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t273,
    t650 = t569 ^ t370, t651 = t649 ^ (t647 ^ t650);
    store128(rk + 4864, t651);
    const v128 t652 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t276,
    t653 = t572 ^ t373, t654 = t652 ^ (t650 ^ t653);
    store128(rk + 4880, t654);
    const v128 t655 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t279,
    t656 = t575 ^ t376, t657 = t655 ^ (t653 ^ t656);
    store128(rk + 4896, t657);
    const v128 t658 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t282,
    t659 = t578 ^ t379, t660 = t658 ^ (t656 ^ t659);
    store128(rk + 4912, t660);
    const v128 t661 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t285,
    t662 = t581 ^ t382, t663 = t661 ^ (t659 ^ t662);
    store128(rk + 4928, t663);
    const v128 t664 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t288,
    t665 = t584 ^ t385, t666 = t664 ^ (t662 ^ t665);
    store128(rk + 4944, t666);
    const v128 t667 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t291,
    t668 = t587 ^ t388, t669 = t667 ^ (t665 ^ t668);
    store128(rk + 4960, t669);
    const v128 t670 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t294,
    t671 = t590 ^ t391, t672 = t670 ^ (t668 ^ t671);
    store128(rk + 4976, t672);
    const v128 t673 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t297,
    t674 = t593 ^ t394, t675 = t673 ^ (t671 ^ t674);
    store128(rk + 4992, t675);
    const v128 t676 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t300,
    t677 = t596 ^ t397, t678 = t676 ^ (t674 ^ t677);
    store128(rk + 5008, t678);
    const v128 t679 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t303,
    t680 = t599 ^ t400, t681 = t679 ^ (t677 ^ t680);
    store128(rk + 5024, t681);
    const v128 t682 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t306,
    t683 = t601 ^ t403, t684 = t682 ^ (t680 ^ t683);
    store128(rk + 5040, t684);
    const v128 t685 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t309,
    t686 = t510 ^ t406, t687 = t685 ^ (t683 ^ t686);
    store128(rk + 5056, t687);
    const v128 t688 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t312,
    t689 = t512 ^ t409, t690 = t688 ^ (t686 ^ t689);
    store128(rk + 5072, t690);
    const v128 t691 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t315,
    t692 = t515 ^ t411, t693 = t691 ^ (t689 ^ t692);
    store128(rk + 5088, t693);
    const v128 t694 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t317,
    t695 = t694 ^ (t692 ^ t602);
    store128(rk + 5104, t695);
    const v128 t696 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t320,
    t697 = t612 ^ t415, t698 = t615 ^ t417, t699 = t696 ^ (t697 ^ t698);
    store128(rk + 5120, t699);
    const v128 t700 = t618 ^ t420, t701 = t322 ^ (t698 ^ t700);
    store128(rk + 5136, t701);
    const v128 t702 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t325,
    t703 = t621 ^ t423, t704 = t702 ^ (t700 ^ t703);
    store128(rk + 5152, t704);
    const v128 t705 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t328,
    t706 = t624 ^ t426, t707 = t705 ^ (t703 ^ t706);
    store128(rk + 5168, t707);
    const v128 t708 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t331,
    t709 = t627 ^ t429, t710 = t708 ^ (t706 ^ t709);
    store128(rk + 5184, t710);
    const v128 t711 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t334,
    t712 = t630 ^ t432, t713 = t711 ^ (t709 ^ t712);
    store128(rk + 5200, t713);
    const v128 t714 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t337,
    t715 = t633 ^ t435, t716 = t714 ^ (t712 ^ t715);
    store128(rk + 5216, t716);
    const v128 t717 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t340,
    t718 = t636 ^ t438, t719 = t717 ^ (t715 ^ t718);
    store128(rk + 5232, t719);
    const v128 t720 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t343,
    t721 = t639 ^ t441, t722 = t720 ^ (t718 ^ t721);
    store128(rk + 5248, t722);
    const v128 t723 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t346,
    t724 = t642 ^ t444, t725 = t723 ^ (t721 ^ t724);
    store128(rk + 5264, t725);
    const v128 t726 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t349,
    t727 = t645 ^ t447, t728 = t726 ^ (t724 ^ t727);
    store128(rk + 5280, t728);
    const v128 t729 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t352,
    t730 = t648 ^ t450, t731 = t729 ^ (t727 ^ t730);
    store128(rk + 5296, t731);
    const v128 t732 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t355,
    t733 = t651 ^ t453, t734 = t732 ^ (t730 ^ t733);
    store128(rk + 5312, t734);
    const v128 t735 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t358,
    t736 = t654 ^ t456, t737 = t735 ^ (t733 ^ t736);
    store128(rk + 5328, t737);
    const v128 t738 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t361,
    t739 = t657 ^ t459, t740 = t738 ^ (t736 ^ t739);
    store128(rk + 5344, t740);
    const v128 t741 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t364,
    t742 = t660 ^ t462, t743 = t741 ^ (t739 ^ t742);
    store128(rk + 5360, t743);
    const v128 t744 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t367,
    t745 = t663 ^ t465, t746 = t744 ^ (t742 ^ t745);
    store128(rk + 5376, t746);
    const v128 t747 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t370,
    t748 = t666 ^ t468, t749 = t747 ^ (t745 ^ t748);
    store128(rk + 5392, t749);
    const v128 t750 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t373,
    t751 = t669 ^ t471, t752 = t750 ^ (t748 ^ t751);
    store128(rk + 5408, t752);
    const v128 t753 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t376,
    t754 = t672 ^ t474, t755 = t753 ^ (t751 ^ t754);
    store128(rk + 5424, t755);
    const v128 t756 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t379,
    t757 = t675 ^ t477, t758 = t756 ^ (t754 ^ t757);
    store128(rk + 5440, t758);
    const v128 t759 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t382,
    t760 = t678 ^ t480, t761 = t759 ^ (t757 ^ t760);
    store128(rk + 5456, t761);
    const v128 t762 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t385,
    t763 = t681 ^ t483, t764 = t762 ^ (t760 ^ t763);
    store128(rk + 5472, t764);
    const v128 t765 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t388,
    t766 = t684 ^ t486, t767 = t765 ^ (t763 ^ t766);
    store128(rk + 5488, t767);
    const v128 t768 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t391,
    t769 = t687 ^ t489, t770 = t768 ^ (t766 ^ t769);
    store128(rk + 5504, t770);
    const v128 t771 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t394,
    t772 = t690 ^ t492, t773 = t771 ^ (t769 ^ t772);
    store128(rk + 5520, t773);
    const v128 t774 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t397,
    t775 = t693 ^ t495, t776 = t774 ^ (t772 ^ t775);
    store128(rk + 5536, t776);
    const v128 t777 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t400,
    t778 = t695 ^ t498, t779 = t777 ^ (t775 ^ t778);
    store128(rk + 5552, t779);
    const v128 t780 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t403,
    t781 = t604 ^ t501, t782 = t780 ^ (t778 ^ t781);
    store128(rk + 5568, t782);
    const v128 t783 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t406,
    t784 = t606 ^ t504, t785 = t783 ^ (t781 ^ t784);
    store128(rk + 5584, t785);
    const v128 t786 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t409,
    t787 = t609 ^ t506, t788 = t786 ^ (t784 ^ t787);
    store128(rk + 5600, t788);
    const v128 t789 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t411,
    t790 = t789 ^ (t787 ^ t697);
    store128(rk + 5616, t790);
    const v128 t791 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t415,
    t792 = t707 ^ t510, t793 = t710 ^ t512, t794 = t791 ^ (t792 ^ t793);
    store128(rk + 5632, t794);
    const v128 t795 = t713 ^ t515, t796 = t417 ^ (t793 ^ t795);
    store128(rk + 5648, t796);
    const v128 t797 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t420,
    t798 = t716 ^ t518, t799 = t797 ^ (t795 ^ t798);
    store128(rk + 5664, t799);
    const v128 t800 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t423,
    t801 = t719 ^ t521, t802 = t800 ^ (t798 ^ t801);
    store128(rk + 5680, t802);
    const v128 t803 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t426,
    t804 = t722 ^ t524, t805 = t803 ^ (t801 ^ t804);
    store128(rk + 5696, t805);
    const v128 t806 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t429,
    t807 = t725 ^ t527, t808 = t806 ^ (t804 ^ t807);
    store128(rk + 5712, t808);
    const v128 t809 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t432,
    t810 = t728 ^ t530, t811 = t809 ^ (t807 ^ t810);
    store128(rk + 5728, t811);
    const v128 t812 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t435,
    t813 = t731 ^ t533, t814 = t812 ^ (t810 ^ t813);
    store128(rk + 5744, t814);
    const v128 t815 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t438,
    t816 = t734 ^ t536, t817 = t815 ^ (t813 ^ t816);
    store128(rk + 5760, t817);
    const v128 t818 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t441,
    t819 = t737 ^ t539, t820 = t818 ^ (t816 ^ t819);
    store128(rk + 5776, t820);
    const v128 t821 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t444,
    t822 = t740 ^ t542, t823 = t821 ^ (t819 ^ t822);
    store128(rk + 5792, t823);
    const v128 t824 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t447,
    t825 = t743 ^ t545, t826 = t824 ^ (t822 ^ t825);
    store128(rk + 5808, t826);
    const v128 t827 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t450,
    t828 = t746 ^ t548, t829 = t827 ^ (t825 ^ t828);
    store128(rk + 5824, t829);
    const v128 t830 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t453,
    t831 = t749 ^ t551, t832 = t830 ^ (t828 ^ t831);
    store128(rk + 5840, t832);
    const v128 t833 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t456,
    t834 = t752 ^ t554, t835 = t833 ^ (t831 ^ t834);
    store128(rk + 5856, t835);
    const v128 t836 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t459,
    t837 = t755 ^ t557, t838 = t836 ^ (t834 ^ t837);
    store128(rk + 5872, t838);
    const v128 t839 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t462,
    t840 = t758 ^ t560, t841 = t839 ^ (t837 ^ t840);
    store128(rk + 5888, t841);
    const v128 t842 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t465,
    t843 = t761 ^ t563, t844 = t842 ^ (t840 ^ t843);
    store128(rk + 5904, t844);
    const v128 t845 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t468,
    t846 = t764 ^ t566, t847 = t845 ^ (t843 ^ t846);
    store128(rk + 5920, t847);
    const v128 t848 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t471,
    t849 = t767 ^ t569, t850 = t848 ^ (t846 ^ t849);
    store128(rk + 5936, t850);
    const v128 t851 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t474,
    t852 = t770 ^ t572, t853 = t851 ^ (t849 ^ t852);
    store128(rk + 5952, t853);
    const v128 t854 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t477,
    t855 = t773 ^ t575, t856 = t854 ^ (t852 ^ t855);
    store128(rk + 5968, t856);
    const v128 t857 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t480,
    t858 = t776 ^ t578, t859 = t857 ^ (t855 ^ t858);
    store128(rk + 5984, t859);
    const v128 t860 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t483,
    t861 = t779 ^ t581, t862 = t860 ^ (t858 ^ t861);
    store128(rk + 6000, t862);
    const v128 t863 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t486,
    t864 = t782 ^ t584, t865 = t863 ^ (t861 ^ t864);
    store128(rk + 6016, t865);
    const v128 t866 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t489,
    t867 = t785 ^ t587, t868 = t866 ^ (t864 ^ t867);
    store128(rk + 6032, t868);
    const v128 t869 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t492,
    t870 = t788 ^ t590, t871 = t869 ^ (t867 ^ t870);
    store128(rk + 6048, t871);
    const v128 t872 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t495,
    t873 = t790 ^ t593, t874 = t872 ^ (t870 ^ t873);
    store128(rk + 6064, t874);
    const v128 t875 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t498,
    t876 = t699 ^ t596, t877 = t875 ^ (t873 ^ t876);
    store128(rk + 6080, t877);
    const v128 t878 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t501,
    t879 = t701 ^ t599, t880 = t878 ^ (t876 ^ t879);
    store128(rk + 6096, t880);
    const v128 t881 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t504,
    t882 = t704 ^ t601, t883 = t881 ^ (t879 ^ t882);
    store128(rk + 6112, t883);
    const v128 t884 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t506,
    t885 = t884 ^ (t882 ^ t792);
    store128(rk + 6128, t885);
    const v128 t886 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t510,
    t887 = t802 ^ t604, t888 = t805 ^ t606, t889 = t886 ^ (t887 ^ t888);
    store128(rk + 6144, t889);
    const v128 t890 = t808 ^ t609, t891 = t512 ^ (t888 ^ t890);
    store128(rk + 6160, t891);
    const v128 t892 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t515,
    t893 = t811 ^ t612, t894 = t892 ^ (t890 ^ t893);
    store128(rk + 6176, t894);
    const v128 t895 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t518,
    t896 = t814 ^ t615, t897 = t895 ^ (t893 ^ t896);
    store128(rk + 6192, t897);
    const v128 t898 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t521,
    t899 = t817 ^ t618, t900 = t898 ^ (t896 ^ t899);
    store128(rk + 6208, t900);
    const v128 t901 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t524,
    t902 = t820 ^ t621, t903 = t901 ^ (t899 ^ t902);
    store128(rk + 6224, t903);
    const v128 t904 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t527,
    t905 = t823 ^ t624, t906 = t904 ^ (t902 ^ t905);
    store128(rk + 6240, t906);
    const v128 t907 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t530,
    t908 = t826 ^ t627, t909 = t907 ^ (t905 ^ t908);
    store128(rk + 6256, t909);
    const v128 t910 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t533,
    t911 = t829 ^ t630, t912 = t910 ^ (t908 ^ t911);
    store128(rk + 6272, t912);
    const v128 t913 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t536,
    t914 = t832 ^ t633, t915 = t913 ^ (t911 ^ t914);
    store128(rk + 6288, t915);
    const v128 t916 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t539,
    t917 = t835 ^ t636, t918 = t916 ^ (t914 ^ t917);
    store128(rk + 6304, t918);
    const v128 t919 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t542,
    t920 = t838 ^ t639, t921 = t919 ^ (t917 ^ t920);
    store128(rk + 6320, t921);
    const v128 t922 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t545,
    t923 = t841 ^ t642, t924 = t922 ^ (t920 ^ t923);
    store128(rk + 6336, t924);
    const v128 t925 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t548,
    t926 = t844 ^ t645, t927 = t925 ^ (t923 ^ t926);
    store128(rk + 6352, t927);
    const v128 t928 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t551,
    t929 = t847 ^ t648, t930 = t928 ^ (t926 ^ t929);
    store128(rk + 6368, t930);
    const v128 t931 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t554,
    t932 = t850 ^ t651, t933 = t931 ^ (t929 ^ t932);
    store128(rk + 6384, t933);
    const v128 t934 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t557,
    t935 = t853 ^ t654, t936 = t934 ^ (t932 ^ t935);
    store128(rk + 6400, t936);
    const v128 t937 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t560,
    t938 = t856 ^ t657, t939 = t937 ^ (t935 ^ t938);
    store128(rk + 6416, t939);
    const v128 t940 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t563,
    t941 = t859 ^ t660, t942 = t940 ^ (t938 ^ t941);
    store128(rk + 6432, t942);
    const v128 t943 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t566,
    t944 = t862 ^ t663, t945 = t943 ^ (t941 ^ t944);
    store128(rk + 6448, t945);
    const v128 t946 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t569,
    t947 = t865 ^ t666, t948 = t946 ^ (t944 ^ t947);
    store128(rk + 6464, t948);
    const v128 t949 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t572,
    t950 = t868 ^ t669, t951 = t949 ^ (t947 ^ t950);
    store128(rk + 6480, t951);
    const v128 t952 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t575,
    t953 = t871 ^ t672, t954 = t952 ^ (t950 ^ t953);
    store128(rk + 6496, t954);
    const v128 t955 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t578,
    t956 = t874 ^ t675, t957 = t955 ^ (t953 ^ t956);
    store128(rk + 6512, t957);
    const v128 t958 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t581,
    t959 = t877 ^ t678, t960 = t958 ^ (t956 ^ t959);
    store128(rk + 6528, t960);
    const v128 t961 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t584,
    t962 = t880 ^ t681, t963 = t961 ^ (t959 ^ t962);
    store128(rk + 6544, t963);
    const v128 t964 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t587,
    t965 = t883 ^ t684, t966 = t964 ^ (t962 ^ t965);
    store128(rk + 6560, t966);
    const v128 t967 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t590,
    t968 = t885 ^ t687, t969 = t967 ^ (t965 ^ t968);
    store128(rk + 6576, t969);
    const v128 t970 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t593,
    t971 = t794 ^ t690, t972 = t970 ^ (t968 ^ t971);
    store128(rk + 6592, t972);
    const v128 t973 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t596,
    t974 = t796 ^ t693, t975 = t973 ^ (t971 ^ t974);
    store128(rk + 6608, t975);
    const v128 t976 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t599,
    t977 = t799 ^ t695, t978 = t976 ^ (t974 ^ t977);
    store128(rk + 6624, t978);
    const v128 t979 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t601,
    t980 = t979 ^ (t977 ^ t887);
    store128(rk + 6640, t980);
    const v128 t981 = t897 ^ t699, t982 = t900 ^ t701, t983 = t604 ^ (t981 ^ t982);
    store128(rk + 6656, t983);
    const v128 t984 = t903 ^ t704, t985 = t606 ^ (t982 ^ t984);
    store128(rk + 6672, t985);
    const v128 t986 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t609,
    t987 = t906 ^ t707, t988 = t986 ^ (t984 ^ t987);
    store128(rk + 6688, t988);
    const v128 t989 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t612,
    t990 = t909 ^ t710, t991 = t989 ^ (t987 ^ t990);
    store128(rk + 6704, t991);
    const v128 t992 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t615,
    t993 = t912 ^ t713, t994 = t992 ^ (t990 ^ t993);
    store128(rk + 6720, t994);
    const v128 t995 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t618,
    t996 = t915 ^ t716, t997 = t995 ^ (t993 ^ t996);
    store128(rk + 6736, t997);
    const v128 t998 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t621,
    t999 = t918 ^ t719, t1000 = t998 ^ (t996 ^ t999);
    store128(rk + 6752, t1000);
    const v128 t1001 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t624,
    t1002 = t921 ^ t722, t1003 = t1001 ^ (t999 ^ t1002);
    store128(rk + 6768, t1003);
    const v128 t1004 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t627,
    t1005 = t924 ^ t725, t1006 = t1004 ^ (t1002 ^ t1005);
    store128(rk + 6784, t1006);
    const v128 t1007 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t630,
    t1008 = t927 ^ t728, t1009 = t1007 ^ (t1005 ^ t1008);
    store128(rk + 6800, t1009);
    const v128 t1010 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t633,
    t1011 = t930 ^ t731, t1012 = t1010 ^ (t1008 ^ t1011);
    store128(rk + 6816, t1012);
    const v128 t1013 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t636,
    t1014 = t933 ^ t734, t1015 = t1013 ^ (t1011 ^ t1014);
    store128(rk + 6832, t1015);
    const v128 t1016 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t639,
    t1017 = t936 ^ t737, t1018 = t1016 ^ (t1014 ^ t1017);
    store128(rk + 6848, t1018);
    const v128 t1019 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t642,
    t1020 = t939 ^ t740, t1021 = t1019 ^ (t1017 ^ t1020);
    store128(rk + 6864, t1021);
    const v128 t1022 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t645,
    t1023 = t942 ^ t743, t1024 = t1022 ^ (t1020 ^ t1023);
    store128(rk + 6880, t1024);
    const v128 t1025 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t648,
    t1026 = t945 ^ t746, t1027 = t1025 ^ (t1023 ^ t1026);
    store128(rk + 6896, t1027);
    const v128 t1028 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t651,
    t1029 = t948 ^ t749, t1030 = t1028 ^ (t1026 ^ t1029);
    store128(rk + 6912, t1030);
    const v128 t1031 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t654,
    t1032 = t951 ^ t752, t1033 = t1031 ^ (t1029 ^ t1032);
    store128(rk + 6928, t1033);
    const v128 t1034 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t657,
    t1035 = t954 ^ t755, t1036 = t1034 ^ (t1032 ^ t1035);
    store128(rk + 6944, t1036);
    const v128 t1037 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t660,
    t1038 = t957 ^ t758, t1039 = t1037 ^ (t1035 ^ t1038);
    store128(rk + 6960, t1039);
    const v128 t1040 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t663,
    t1041 = t960 ^ t761, t1042 = t1040 ^ (t1038 ^ t1041);
    store128(rk + 6976, t1042);
    const v128 t1043 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t666,
    t1044 = t963 ^ t764, t1045 = t1043 ^ (t1041 ^ t1044);
    store128(rk + 6992, t1045);
    const v128 t1046 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t669,
    t1047 = t966 ^ t767, t1048 = t1046 ^ (t1044 ^ t1047);
    store128(rk + 7008, t1048);
    const v128 t1049 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t672,
    t1050 = t969 ^ t770, t1051 = t1049 ^ (t1047 ^ t1050);
    store128(rk + 7024, t1051);
    const v128 t1052 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t675,
    t1053 = t972 ^ t773, t1054 = t1052 ^ (t1050 ^ t1053);
    store128(rk + 7040, t1054);
    const v128 t1055 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t678,
    t1056 = t975 ^ t776, t1057 = t1055 ^ (t1053 ^ t1056);
    store128(rk + 7056, t1057);
    const v128 t1058 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t681,
    t1059 = t978 ^ t779, t1060 = t1058 ^ (t1056 ^ t1059);
    store128(rk + 7072, t1060);
    const v128 t1061 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t684,
    t1062 = t980 ^ t782, t1063 = t1061 ^ (t1059 ^ t1062);
    store128(rk + 7088, t1063);
    const v128 t1064 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t687,
    t1065 = t889 ^ t785, t1066 = t1064 ^ (t1062 ^ t1065);
    store128(rk + 7104, t1066);
    const v128 t1067 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t690,
    t1068 = t891 ^ t788, t1069 = t1067 ^ (t1065 ^ t1068);
    store128(rk + 7120, t1069);
    const v128 t1070 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t693,
    t1071 = t894 ^ t790, t1072 = t1070 ^ (t1068 ^ t1071);
    store128(rk + 7136, t1072);
    const v128 t1073 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t695,
    t1074 = t1073 ^ (t1071 ^ t981);
    store128(rk + 7152, t1074);
    const v128 t1075 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t699,
    t1076 = t991 ^ t794, t1077 = t994 ^ t796, t1078 = t1075 ^ (t1076 ^ t1077);
    store128(rk + 7168, t1078);
    const v128 t1079 = t997 ^ t799, t1080 = t701 ^ (t1077 ^ t1079);
    store128(rk + 7184, t1080);
    const v128 t1081 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t704,
    t1082 = t1000 ^ t802, t1083 = t1081 ^ (t1079 ^ t1082);
    store128(rk + 7200, t1083);
    const v128 t1084 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t707,
    t1085 = t1003 ^ t805, t1086 = t1084 ^ (t1082 ^ t1085);
    store128(rk + 7216, t1086);
    const v128 t1087 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t710,
    t1088 = t1006 ^ t808, t1089 = t1087 ^ (t1085 ^ t1088);
    store128(rk + 7232, t1089);
    const v128 t1090 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t713,
    t1091 = t1009 ^ t811, t1092 = t1090 ^ (t1088 ^ t1091);
    store128(rk + 7248, t1092);
    const v128 t1093 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t716,
    t1094 = t1012 ^ t814, t1095 = t1093 ^ (t1091 ^ t1094);
    store128(rk + 7264, t1095);
    const v128 t1096 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t719,
    t1097 = t1015 ^ t817, t1098 = t1096 ^ (t1094 ^ t1097);
    store128(rk + 7280, t1098);
    const v128 t1099 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t722,
    t1100 = t1018 ^ t820, t1101 = t1099 ^ (t1097 ^ t1100);
    store128(rk + 7296, t1101);
    const v128 t1102 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t725,
    t1103 = t1021 ^ t823, t1104 = t1102 ^ (t1100 ^ t1103);
    store128(rk + 7312, t1104);
    const v128 t1105 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t728,
    t1106 = t1024 ^ t826, t1107 = t1105 ^ (t1103 ^ t1106);
    store128(rk + 7328, t1107);
    const v128 t1108 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t731,
    t1109 = t1027 ^ t829, t1110 = t1108 ^ (t1106 ^ t1109);
    store128(rk + 7344, t1110);
    const v128 t1111 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t734,
    t1112 = t1030 ^ t832, t1113 = t1111 ^ (t1109 ^ t1112);
    store128(rk + 7360, t1113);
    const v128 t1114 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t737,
    t1115 = t1033 ^ t835, t1116 = t1114 ^ (t1112 ^ t1115);
    store128(rk + 7376, t1116);
    const v128 t1117 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t740,
    t1118 = t1036 ^ t838, t1119 = t1117 ^ (t1115 ^ t1118);
    store128(rk + 7392, t1119);
    const v128 t1120 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t743,
    t1121 = t1039 ^ t841, t1122 = t1120 ^ (t1118 ^ t1121);
    store128(rk + 7408, t1122);
    const v128 t1123 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t746,
    t1124 = t1042 ^ t844, t1125 = t1123 ^ (t1121 ^ t1124);
    store128(rk + 7424, t1125);
    const v128 t1126 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t749,
    t1127 = t1045 ^ t847, t1128 = t1126 ^ (t1124 ^ t1127);
    store128(rk + 7440, t1128);
    const v128 t1129 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t752,
    t1130 = t1048 ^ t850, t1131 = t1129 ^ (t1127 ^ t1130);
    store128(rk + 7456, t1131);
    const v128 t1132 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t755,
    t1133 = t1051 ^ t853, t1134 = t1132 ^ (t1130 ^ t1133);
    store128(rk + 7472, t1134);
    const v128 t1135 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t758,
    t1136 = t1054 ^ t856, t1137 = t1135 ^ (t1133 ^ t1136);
    store128(rk + 7488, t1137);
    const v128 t1138 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t761,
    t1139 = t1057 ^ t859, t1140 = t1138 ^ (t1136 ^ t1139);
    store128(rk + 7504, t1140);
    const v128 t1141 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t764,
    t1142 = t1060 ^ t862, t1143 = t1141 ^ (t1139 ^ t1142);
    store128(rk + 7520, t1143);
    const v128 t1144 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t767,
    t1145 = t1063 ^ t865, t1146 = t1144 ^ (t1142 ^ t1145);
    store128(rk + 7536, t1146);
    const v128 t1147 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t770,
    t1148 = t1066 ^ t868, t1149 = t1147 ^ (t1145 ^ t1148);
    store128(rk + 7552, t1149);
    const v128 t1150 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t773,
    t1151 = t1069 ^ t871, t1152 = t1150 ^ (t1148 ^ t1151);
    store128(rk + 7568, t1152);
    const v128 t1153 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t776,
    t1154 = t1072 ^ t874, t1155 = t1153 ^ (t1151 ^ t1154);
    store128(rk + 7584, t1155);
    const v128 t1156 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t779,
    t1157 = t1074 ^ t877, t1158 = t1156 ^ (t1154 ^ t1157);
    store128(rk + 7600, t1158);
    const v128 t1159 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t782,
    t1160 = t983 ^ t880, t1161 = t1159 ^ (t1157 ^ t1160);
    store128(rk + 7616, t1161);
    const v128 t1162 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t785,
    t1163 = t985 ^ t883, t1164 = t1162 ^ (t1160 ^ t1163);
    store128(rk + 7632, t1164);
    const v128 t1165 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t788,
    t1166 = t988 ^ t885, t1167 = t1165 ^ (t1163 ^ t1166);
    store128(rk + 7648, t1167);
    const v128 t1168 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t790,
    t1169 = t1168 ^ (t1166 ^ t1076);
    store128(rk + 7664, t1169);
    const v128 t1170 = t1086 ^ t889, t1171 = t1089 ^ t891, t1172 = t794 ^ (t1170 ^ t1171);
    store128(rk + 7680, t1172);
    const v128 t1173 = t1092 ^ t894, t1174 = t796 ^ (t1171 ^ t1173);
    store128(rk + 7696, t1174);
    const v128 t1175 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t799,
    t1176 = t1095 ^ t897, t1177 = t1175 ^ (t1173 ^ t1176);
    store128(rk + 7712, t1177);
    const v128 t1178 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t802,
    t1179 = t1098 ^ t900, t1180 = t1178 ^ (t1176 ^ t1179);
    store128(rk + 7728, t1180);
    const v128 t1181 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t805,
    t1182 = t1101 ^ t903, t1183 = t1181 ^ (t1179 ^ t1182);
    store128(rk + 7744, t1183);
    const v128 t1184 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t808,
    t1185 = t1104 ^ t906, t1186 = t1184 ^ (t1182 ^ t1185);
    store128(rk + 7760, t1186);
    const v128 t1187 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t811,
    t1188 = t1107 ^ t909, t1189 = t1187 ^ (t1185 ^ t1188);
    store128(rk + 7776, t1189);
    const v128 t1190 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t814,
    t1191 = t1110 ^ t912, t1192 = t1190 ^ (t1188 ^ t1191);
    store128(rk + 7792, t1192);
    const v128 t1193 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t817,
    t1194 = t1113 ^ t915, t1195 = t1193 ^ (t1191 ^ t1194);
    store128(rk + 7808, t1195);
    const v128 t1196 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t820,
    t1197 = t1116 ^ t918, t1198 = t1196 ^ (t1194 ^ t1197);
    store128(rk + 7824, t1198);
    const v128 t1199 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t823,
    t1200 = t1119 ^ t921, t1201 = t1199 ^ (t1197 ^ t1200);
    store128(rk + 7840, t1201);
    const v128 t1202 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t826,
    t1203 = t1122 ^ t924, t1204 = t1202 ^ (t1200 ^ t1203);
    store128(rk + 7856, t1204);
    const v128 t1205 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t829,
    t1206 = t1125 ^ t927, t1207 = t1205 ^ (t1203 ^ t1206);
    store128(rk + 7872, t1207);
    const v128 t1208 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t832,
    t1209 = t1128 ^ t930, t1210 = t1208 ^ (t1206 ^ t1209);
    store128(rk + 7888, t1210);
    const v128 t1211 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t835,
    t1212 = t1131 ^ t933, t1213 = t1211 ^ (t1209 ^ t1212);
    store128(rk + 7904, t1213);
    const v128 t1214 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t838,
    t1215 = t1134 ^ t936, t1216 = t1214 ^ (t1212 ^ t1215);
    store128(rk + 7920, t1216);
    const v128 t1217 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t841,
    t1218 = t1137 ^ t939, t1219 = t1217 ^ (t1215 ^ t1218);
    store128(rk + 7936, t1219);
    const v128 t1220 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t844,
    t1221 = t1140 ^ t942, t1222 = t1220 ^ (t1218 ^ t1221);
    store128(rk + 7952, t1222);
    const v128 t1223 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t847,
    t1224 = t1143 ^ t945, t1225 = t1223 ^ (t1221 ^ t1224);
    store128(rk + 7968, t1225);
    const v128 t1226 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t850,
    t1227 = t1146 ^ t948, t1228 = t1226 ^ (t1224 ^ t1227);
    store128(rk + 7984, t1228);
    const v128 t1229 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t853,
    t1230 = t1149 ^ t951, t1231 = t1229 ^ (t1227 ^ t1230);
    store128(rk + 8000, t1231);
    const v128 t1232 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t856,
    t1233 = t1152 ^ t954, t1234 = t1232 ^ (t1230 ^ t1233);
    store128(rk + 8016, t1234);
    const v128 t1235 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t859,
    t1236 = t1155 ^ t957, t1237 = t1235 ^ (t1233 ^ t1236);
    store128(rk + 8032, t1237);
    const v128 t1238 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t862,
    t1239 = t1158 ^ t960, t1240 = t1238 ^ (t1236 ^ t1239);
    store128(rk + 8048, t1240);
    const v128 t1241 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t865,
    t1242 = t1161 ^ t963, t1243 = t1241 ^ (t1239 ^ t1242);
    store128(rk + 8064, t1243);
    const v128 t1244 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t868,
    t1245 = t1164 ^ t966, t1246 = t1244 ^ (t1242 ^ t1245);
    store128(rk + 8080, t1246);
    const v128 t1247 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t871,
    t1248 = t1167 ^ t969, t1249 = t1247 ^ (t1245 ^ t1248);
    store128(rk + 8096, t1249);
    const v128 t1250 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t874,
    t1251 = t1169 ^ t972, t1252 = t1250 ^ (t1248 ^ t1251);
    store128(rk + 8112, t1252);
    const v128 t1253 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t877,
    t1254 = t1078 ^ t975, t1255 = t1253 ^ (t1251 ^ t1254);
    store128(rk + 8128, t1255);
    const v128 t1256 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t880,
    t1257 = t1080 ^ t978, t1258 = t1256 ^ (t1254 ^ t1257);
    store128(rk + 8144, t1258);
    const v128 t1259 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t883,
    t1260 = t1083 ^ t980, t1261 = t1259 ^ (t1257 ^ t1260);
    store128(rk + 8160, t1261);
    const v128 t1262 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t885,
    t1263 = t1262 ^ (t1260 ^ t1170);
    store128(rk + 8176, t1263);
    const v128 t1264 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t889,
    t1265 = t1180 ^ t983, t1266 = t1183 ^ t985, t1267 = t1264 ^ (t1265 ^ t1266);
    store128(rk + 8192, t1267);
    const v128 t1268 = t1186 ^ t988, t1269 = t891 ^ (t1266 ^ t1268);
    store128(rk + 8208, t1269);
    const v128 t1270 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t894,
    t1271 = t1189 ^ t991, t1272 = t1270 ^ (t1268 ^ t1271);
    store128(rk + 8224, t1272);
    const v128 t1273 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t897,
    t1274 = t1192 ^ t994, t1275 = t1273 ^ (t1271 ^ t1274);
    store128(rk + 8240, t1275);
    const v128 t1276 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t900,
    t1277 = t1195 ^ t997, t1278 = t1276 ^ (t1274 ^ t1277);
    store128(rk + 8256, t1278);
    const v128 t1279 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t903,
    t1280 = t1198 ^ t1000, t1281 = t1279 ^ (t1277 ^ t1280);
    store128(rk + 8272, t1281);
    const v128 t1282 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t906,
    t1283 = t1201 ^ t1003, t1284 = t1282 ^ (t1280 ^ t1283);
    store128(rk + 8288, t1284);
    const v128 t1285 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t909,
    t1286 = t1204 ^ t1006, t1287 = t1285 ^ (t1283 ^ t1286);
    store128(rk + 8304, t1287);
    const v128 t1288 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t912,
    t1289 = t1207 ^ t1009, t1290 = t1288 ^ (t1286 ^ t1289);
    store128(rk + 8320, t1290);
    const v128 t1291 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t915,
    t1292 = t1210 ^ t1012, t1293 = t1291 ^ (t1289 ^ t1292);
    store128(rk + 8336, t1293);
    const v128 t1294 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t918,
    t1295 = t1213 ^ t1015, t1296 = t1294 ^ (t1292 ^ t1295);
    store128(rk + 8352, t1296);
    const v128 t1297 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t921,
    t1298 = t1216 ^ t1018, t1299 = t1297 ^ (t1295 ^ t1298);
    store128(rk + 8368, t1299);
    const v128 t1300 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t924,
    t1301 = t1219 ^ t1021, t1302 = t1300 ^ (t1298 ^ t1301);
    store128(rk + 8384, t1302);
    const v128 t1303 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t927,
    t1304 = t1222 ^ t1024, t1305 = t1303 ^ (t1301 ^ t1304);
    store128(rk + 8400, t1305);
    const v128 t1306 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t930,
    t1307 = t1225 ^ t1027, t1308 = t1306 ^ (t1304 ^ t1307);
    store128(rk + 8416, t1308);
    const v128 t1309 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t933,
    t1310 = t1228 ^ t1030, t1311 = t1309 ^ (t1307 ^ t1310);
    store128(rk + 8432, t1311);
    const v128 t1312 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t936,
    t1313 = t1231 ^ t1033, t1314 = t1312 ^ (t1310 ^ t1313);
    store128(rk + 8448, t1314);
    const v128 t1315 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t939,
    t1316 = t1234 ^ t1036, t1317 = t1315 ^ (t1313 ^ t1316);
    store128(rk + 8464, t1317);
    const v128 t1318 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t942,
    t1319 = t1237 ^ t1039, t1320 = t1318 ^ (t1316 ^ t1319);
    store128(rk + 8480, t1320);
    const v128 t1321 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t945,
    t1322 = t1240 ^ t1042, t1323 = t1321 ^ (t1319 ^ t1322);
    store128(rk + 8496, t1323);
    const v128 t1324 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t948,
    t1325 = t1243 ^ t1045, t1326 = t1324 ^ (t1322 ^ t1325);
    store128(rk + 8512, t1326);
    const v128 t1327 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t951,
    t1328 = t1246 ^ t1048, t1329 = t1327 ^ (t1325 ^ t1328);
    store128(rk + 8528, t1329);
    const v128 t1330 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t954,
    t1331 = t1249 ^ t1051, t1332 = t1330 ^ (t1328 ^ t1331);
    store128(rk + 8544, t1332);
    const v128 t1333 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t957,
    t1334 = t1252 ^ t1054, t1335 = t1333 ^ (t1331 ^ t1334);
    store128(rk + 8560, t1335);
    const v128 t1336 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t960,
    t1337 = t1255 ^ t1057, t1338 = t1336 ^ (t1334 ^ t1337);
    store128(rk + 8576, t1338);
    const v128 t1339 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t963,
    t1340 = t1258 ^ t1060, t1341 = t1339 ^ (t1337 ^ t1340);
    store128(rk + 8592, t1341);
    const v128 t1342 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t966,
    t1343 = t1261 ^ t1063, t1344 = t1342 ^ (t1340 ^ t1343);
    store128(rk + 8608, t1344);
    const v128 t1345 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t969,
    t1346 = t1263 ^ t1066, t1347 = t1345 ^ (t1343 ^ t1346);
    store128(rk + 8624, t1347);
    const v128 t1348 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t972,
    t1349 = t1172 ^ t1069, t1350 = t1348 ^ (t1346 ^ t1349);
    store128(rk + 8640, t1350);
    const v128 t1351 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t975,
    t1352 = t1174 ^ t1072, t1353 = t1351 ^ (t1349 ^ t1352);
    store128(rk + 8656, t1353);
    const v128 t1354 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t978,
    t1355 = t1177 ^ t1074, t1356 = t1354 ^ (t1352 ^ t1355);
    store128(rk + 8672, t1356);
    const v128 t1357 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t980,
    t1358 = t1357 ^ (t1355 ^ t1265);
    store128(rk + 8688, t1358);
    const v128 t1359 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t983,
    t1360 = t1275 ^ t1078, t1361 = t1278 ^ t1080, t1362 = t1359 ^ (t1360 ^ t1361);
    store128(rk + 8704, t1362);
    const v128 t1363 = t1281 ^ t1083, t1364 = t985 ^ (t1361 ^ t1363);
    store128(rk + 8720, t1364);
    const v128 t1365 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t988,
    t1366 = t1284 ^ t1086, t1367 = t1365 ^ (t1363 ^ t1366);
    store128(rk + 8736, t1367);
    const v128 t1368 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t991,
    t1369 = t1287 ^ t1089, t1370 = t1368 ^ (t1366 ^ t1369);
    store128(rk + 8752, t1370);
    const v128 t1371 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t994,
    t1372 = t1290 ^ t1092, t1373 = t1371 ^ (t1369 ^ t1372);
    store128(rk + 8768, t1373);
    const v128 t1374 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t997,
    t1375 = t1293 ^ t1095, t1376 = t1374 ^ (t1372 ^ t1375);
    store128(rk + 8784, t1376);
    const v128 t1377 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1000,
    t1378 = t1296 ^ t1098, t1379 = t1377 ^ (t1375 ^ t1378);
    store128(rk + 8800, t1379);
    const v128 t1380 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1003,
    t1381 = t1299 ^ t1101, t1382 = t1380 ^ (t1378 ^ t1381);
    store128(rk + 8816, t1382);
    const v128 t1383 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1006,
    t1384 = t1302 ^ t1104, t1385 = t1383 ^ (t1381 ^ t1384);
    store128(rk + 8832, t1385);
    const v128 t1386 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1009,
    t1387 = t1305 ^ t1107, t1388 = t1386 ^ (t1384 ^ t1387);
    store128(rk + 8848, t1388);
    const v128 t1389 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1012,
    t1390 = t1308 ^ t1110, t1391 = t1389 ^ (t1387 ^ t1390);
    store128(rk + 8864, t1391);
    const v128 t1392 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1015,
    t1393 = t1311 ^ t1113, t1394 = t1392 ^ (t1390 ^ t1393);
    store128(rk + 8880, t1394);
    const v128 t1395 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1018,
    t1396 = t1314 ^ t1116, t1397 = t1395 ^ (t1393 ^ t1396);
    store128(rk + 8896, t1397);
    const v128 t1398 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1021,
    t1399 = t1317 ^ t1119, t1400 = t1398 ^ (t1396 ^ t1399);
    store128(rk + 8912, t1400);
    const v128 t1401 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1024,
    t1402 = t1320 ^ t1122, t1403 = t1401 ^ (t1399 ^ t1402);
    store128(rk + 8928, t1403);
    const v128 t1404 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1027,
    t1405 = t1323 ^ t1125, t1406 = t1404 ^ (t1402 ^ t1405);
    store128(rk + 8944, t1406);
    const v128 t1407 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1030,
    t1408 = t1326 ^ t1128, t1409 = t1407 ^ (t1405 ^ t1408);
    store128(rk + 8960, t1409);
    const v128 t1410 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1033,
    t1411 = t1329 ^ t1131, t1412 = t1410 ^ (t1408 ^ t1411);
    store128(rk + 8976, t1412);
    const v128 t1413 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1036,
    t1414 = t1332 ^ t1134, t1415 = t1413 ^ (t1411 ^ t1414);
    store128(rk + 8992, t1415);
    const v128 t1416 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1039,
    t1417 = t1335 ^ t1137, t1418 = t1416 ^ (t1414 ^ t1417);
    store128(rk + 9008, t1418);
    const v128 t1419 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1042,
    t1420 = t1338 ^ t1140, t1421 = t1419 ^ (t1417 ^ t1420);
    store128(rk + 9024, t1421);
    const v128 t1422 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1045,
    t1423 = t1341 ^ t1143, t1424 = t1422 ^ (t1420 ^ t1423);
    store128(rk + 9040, t1424);
    const v128 t1425 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1048,
    t1426 = t1344 ^ t1146, t1427 = t1425 ^ (t1423 ^ t1426);
    store128(rk + 9056, t1427);
    const v128 t1428 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1051,
    t1429 = t1347 ^ t1149, t1430 = t1428 ^ (t1426 ^ t1429);
    store128(rk + 9072, t1430);
    const v128 t1431 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1054,
    t1432 = t1350 ^ t1152, t1433 = t1431 ^ (t1429 ^ t1432);
    store128(rk + 9088, t1433);
    const v128 t1434 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1057,
    t1435 = t1353 ^ t1155, t1436 = t1434 ^ (t1432 ^ t1435);
    store128(rk + 9104, t1436);
    const v128 t1437 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1060,
    t1438 = t1356 ^ t1158, t1439 = t1437 ^ (t1435 ^ t1438);
    store128(rk + 9120, t1439);
    const v128 t1440 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1063,
    t1441 = t1358 ^ t1161, t1442 = t1440 ^ (t1438 ^ t1441);
    store128(rk + 9136, t1442);
    const v128 t1443 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1066,
    t1444 = t1267 ^ t1164, t1445 = t1443 ^ (t1441 ^ t1444);
    store128(rk + 9152, t1445);
    const v128 t1446 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1069,
    t1447 = t1269 ^ t1167, t1448 = t1446 ^ (t1444 ^ t1447);
    store128(rk + 9168, t1448);
    const v128 t1449 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1072,
    t1450 = t1272 ^ t1169, t1451 = t1449 ^ (t1447 ^ t1450);
    store128(rk + 9184, t1451);
    const v128 t1452 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1074,
    t1453 = t1452 ^ (t1450 ^ t1360);
    store128(rk + 9200, t1453);
    const v128 t1454 = t1370 ^ t1172, t1455 = t1373 ^ t1174, t1456 = t1078 ^ (t1454 ^ t1455);
    store128(rk + 9216, t1456);
    const v128 t1457 = t1376 ^ t1177, t1458 = t1080 ^ (t1455 ^ t1457);
    store128(rk + 9232, t1458);
    const v128 t1459 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1083,
    t1460 = t1379 ^ t1180, t1461 = t1459 ^ (t1457 ^ t1460);
    store128(rk + 9248, t1461);
    const v128 t1462 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1086,
    t1463 = t1382 ^ t1183, t1464 = t1462 ^ (t1460 ^ t1463);
    store128(rk + 9264, t1464);
    const v128 t1465 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1089,
    t1466 = t1385 ^ t1186, t1467 = t1465 ^ (t1463 ^ t1466);
    store128(rk + 9280, t1467);
    const v128 t1468 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1092,
    t1469 = t1388 ^ t1189, t1470 = t1468 ^ (t1466 ^ t1469);
    store128(rk + 9296, t1470);
    const v128 t1471 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1095,
    t1472 = t1391 ^ t1192, t1473 = t1471 ^ (t1469 ^ t1472);
    store128(rk + 9312, t1473);
    const v128 t1474 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1098,
    t1475 = t1394 ^ t1195, t1476 = t1474 ^ (t1472 ^ t1475);
    store128(rk + 9328, t1476);
    const v128 t1477 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1101,
    t1478 = t1397 ^ t1198, t1479 = t1477 ^ (t1475 ^ t1478);
    store128(rk + 9344, t1479);
    const v128 t1480 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1104,
    t1481 = t1400 ^ t1201, t1482 = t1480 ^ (t1478 ^ t1481);
    store128(rk + 9360, t1482);
    const v128 t1483 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1107,
    t1484 = t1403 ^ t1204, t1485 = t1483 ^ (t1481 ^ t1484);
    store128(rk + 9376, t1485);
    const v128 t1486 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1110,
    t1487 = t1406 ^ t1207, t1488 = t1486 ^ (t1484 ^ t1487);
    store128(rk + 9392, t1488);
    const v128 t1489 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1113,
    t1490 = t1409 ^ t1210, t1491 = t1489 ^ (t1487 ^ t1490);
    store128(rk + 9408, t1491);
    const v128 t1492 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1116,
    t1493 = t1412 ^ t1213, t1494 = t1492 ^ (t1490 ^ t1493);
    store128(rk + 9424, t1494);
    const v128 t1495 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1119,
    t1496 = t1415 ^ t1216, t1497 = t1495 ^ (t1493 ^ t1496);
    store128(rk + 9440, t1497);
    const v128 t1498 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1122,
    t1499 = t1418 ^ t1219, t1500 = t1498 ^ (t1496 ^ t1499);
    store128(rk + 9456, t1500);
    const v128 t1501 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1125,
    t1502 = t1421 ^ t1222, t1503 = t1501 ^ (t1499 ^ t1502);
    store128(rk + 9472, t1503);
    const v128 t1504 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1128,
    t1505 = t1424 ^ t1225, t1506 = t1504 ^ (t1502 ^ t1505);
    store128(rk + 9488, t1506);
    const v128 t1507 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1131,
    t1508 = t1427 ^ t1228, t1509 = t1507 ^ (t1505 ^ t1508);
    store128(rk + 9504, t1509);
    const v128 t1510 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1134,
    t1511 = t1430 ^ t1231, t1512 = t1510 ^ (t1508 ^ t1511);
    store128(rk + 9520, t1512);
    const v128 t1513 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1137,
    t1514 = t1433 ^ t1234, t1515 = t1513 ^ (t1511 ^ t1514);
    store128(rk + 9536, t1515);
    const v128 t1516 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1140,
    t1517 = t1436 ^ t1237, t1518 = t1516 ^ (t1514 ^ t1517);
    store128(rk + 9552, t1518);
    const v128 t1519 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1143,
    t1520 = t1439 ^ t1240, t1521 = t1519 ^ (t1517 ^ t1520);
    store128(rk + 9568, t1521);
    const v128 t1522 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1146,
    t1523 = t1442 ^ t1243, t1524 = t1522 ^ (t1520 ^ t1523);
    store128(rk + 9584, t1524);
    const v128 t1525 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1149,
    t1526 = t1445 ^ t1246, t1527 = t1525 ^ (t1523 ^ t1526);
    store128(rk + 9600, t1527);
    const v128 t1528 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1152,
    t1529 = t1448 ^ t1249, t1530 = t1528 ^ (t1526 ^ t1529);
    store128(rk + 9616, t1530);
    const v128 t1531 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1155,
    t1532 = t1451 ^ t1252, t1533 = t1531 ^ (t1529 ^ t1532);
    store128(rk + 9632, t1533);
    const v128 t1534 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1158,
    t1535 = t1453 ^ t1255, t1536 = t1534 ^ (t1532 ^ t1535);
    store128(rk + 9648, t1536);
    const v128 t1537 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1161,
    t1538 = t1362 ^ t1258, t1539 = t1537 ^ (t1535 ^ t1538);
    store128(rk + 9664, t1539);
    const v128 t1540 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1164,
    t1541 = t1364 ^ t1261, t1542 = t1540 ^ (t1538 ^ t1541);
    store128(rk + 9680, t1542);
    const v128 t1543 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1167,
    t1544 = t1367 ^ t1263, t1545 = t1543 ^ (t1541 ^ t1544);
    store128(rk + 9696, t1545);
    const v128 t1546 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1169,
    t1547 = t1546 ^ (t1544 ^ t1454);
    store128(rk + 9712, t1547);
    const v128 t1548 = t1464 ^ t1267, t1549 = t1467 ^ t1269, t1550 = t1172 ^ (t1548 ^ t1549);
    store128(rk + 9728, t1550);
    const v128 t1551 = t1470 ^ t1272, t1552 = t1174 ^ (t1549 ^ t1551);
    store128(rk + 9744, t1552);
    const v128 t1553 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1177,
    t1554 = t1473 ^ t1275, t1555 = t1553 ^ (t1551 ^ t1554);
    store128(rk + 9760, t1555);
    const v128 t1556 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1180,
    t1557 = t1476 ^ t1278, t1558 = t1556 ^ (t1554 ^ t1557);
    store128(rk + 9776, t1558);
    const v128 t1559 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1183,
    t1560 = t1479 ^ t1281, t1561 = t1559 ^ (t1557 ^ t1560);
    store128(rk + 9792, t1561);
    const v128 t1562 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1186,
    t1563 = t1482 ^ t1284, t1564 = t1562 ^ (t1560 ^ t1563);
    store128(rk + 9808, t1564);
    const v128 t1565 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1189,
    t1566 = t1485 ^ t1287, t1567 = t1565 ^ (t1563 ^ t1566);
    store128(rk + 9824, t1567);
    const v128 t1568 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1192,
    t1569 = t1488 ^ t1290, t1570 = t1568 ^ (t1566 ^ t1569);
    store128(rk + 9840, t1570);
    const v128 t1571 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1195,
    t1572 = t1491 ^ t1293, t1573 = t1571 ^ (t1569 ^ t1572);
    store128(rk + 9856, t1573);
    const v128 t1574 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1198,
    t1575 = t1494 ^ t1296, t1576 = t1574 ^ (t1572 ^ t1575);
    store128(rk + 9872, t1576);
    const v128 t1577 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1201,
    t1578 = t1497 ^ t1299, t1579 = t1577 ^ (t1575 ^ t1578);
    store128(rk + 9888, t1579);
    const v128 t1580 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1204,
    t1581 = t1500 ^ t1302, t1582 = t1580 ^ (t1578 ^ t1581);
    store128(rk + 9904, t1582);
    const v128 t1583 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1207,
    t1584 = t1503 ^ t1305, t1585 = t1583 ^ (t1581 ^ t1584);
    store128(rk + 9920, t1585);
    const v128 t1586 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1210,
    t1587 = t1506 ^ t1308, t1588 = t1586 ^ (t1584 ^ t1587);
    store128(rk + 9936, t1588);
    const v128 t1589 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1213,
    t1590 = t1509 ^ t1311, t1591 = t1589 ^ (t1587 ^ t1590);
    store128(rk + 9952, t1591);
    const v128 t1592 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1216,
    t1593 = t1512 ^ t1314, t1594 = t1592 ^ (t1590 ^ t1593);
    store128(rk + 9968, t1594);
    const v128 t1595 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1219,
    t1596 = t1515 ^ t1317, t1597 = t1595 ^ (t1593 ^ t1596);
    store128(rk + 9984, t1597);
    const v128 t1598 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1222,
    t1599 = t1518 ^ t1320, t1600 = t1598 ^ (t1596 ^ t1599);
    store128(rk + 10000, t1600);
    const v128 t1601 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1225,
    t1602 = t1521 ^ t1323, t1603 = t1601 ^ (t1599 ^ t1602);
    store128(rk + 10016, t1603);
    const v128 t1604 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1228,
    t1605 = t1524 ^ t1326, t1606 = t1604 ^ (t1602 ^ t1605);
    store128(rk + 10032, t1606);
    const v128 t1607 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1231,
    t1608 = t1527 ^ t1329, t1609 = t1607 ^ (t1605 ^ t1608);
    store128(rk + 10048, t1609);
    const v128 t1610 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1234,
    t1611 = t1530 ^ t1332, t1612 = t1610 ^ (t1608 ^ t1611);
    store128(rk + 10064, t1612);
    const v128 t1613 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1237,
    t1614 = t1533 ^ t1335, t1615 = t1613 ^ (t1611 ^ t1614);
    store128(rk + 10080, t1615);
    const v128 t1616 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1240,
    t1617 = t1536 ^ t1338, t1618 = t1616 ^ (t1614 ^ t1617);
    store128(rk + 10096, t1618);
    const v128 t1619 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1243,
    t1620 = t1539 ^ t1341, t1621 = t1619 ^ (t1617 ^ t1620);
    store128(rk + 10112, t1621);
    const v128 t1622 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1246,
    t1623 = t1542 ^ t1344, t1624 = t1622 ^ (t1620 ^ t1623);
    store128(rk + 10128, t1624);
    const v128 t1625 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1249,
    t1626 = t1545 ^ t1347, t1627 = t1625 ^ (t1623 ^ t1626);
    store128(rk + 10144, t1627);
    const v128 t1628 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1252,
    t1629 = t1547 ^ t1350, t1630 = t1628 ^ (t1626 ^ t1629);
    store128(rk + 10160, t1630);
    const v128 t1631 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1255,
    t1632 = t1456 ^ t1353, t1633 = t1631 ^ (t1629 ^ t1632);
    store128(rk + 10176, t1633);
    const v128 t1634 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1258,
    t1635 = t1458 ^ t1356, t1636 = t1634 ^ (t1632 ^ t1635);
    store128(rk + 10192, t1636);
    const v128 t1637 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1261,
    t1638 = t1461 ^ t1358, t1639 = t1637 ^ (t1635 ^ t1638);
    store128(rk + 10208, t1639);
    const v128 t1640 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1263,
    t1641 = t1640 ^ (t1638 ^ t1548);
    store128(rk + 10224, t1641);
    const v128 t1642 = t1558 ^ t1362, t1643 = t1561 ^ t1364, t1644 = t1267 ^ (t1642 ^ t1643);
    store128(rk + 10240, t1644);
    const v128 t1645 = t1564 ^ t1367, t1646 = t1269 ^ (t1643 ^ t1645);
    store128(rk + 10256, t1646);
    const v128 t1647 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1272,
    t1648 = t1567 ^ t1370, t1649 = t1647 ^ (t1645 ^ t1648);
    store128(rk + 10272, t1649);
    const v128 t1650 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1275,
    t1651 = t1570 ^ t1373, t1652 = t1650 ^ (t1648 ^ t1651);
    store128(rk + 10288, t1652);
    const v128 t1653 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1278,
    t1654 = t1573 ^ t1376, t1655 = t1653 ^ (t1651 ^ t1654);
    store128(rk + 10304, t1655);
    const v128 t1656 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1281,
    t1657 = t1576 ^ t1379, t1658 = t1656 ^ (t1654 ^ t1657);
    store128(rk + 10320, t1658);
    const v128 t1659 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1284,
    t1660 = t1579 ^ t1382, t1661 = t1659 ^ (t1657 ^ t1660);
    store128(rk + 10336, t1661);
    const v128 t1662 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1287,
    t1663 = t1582 ^ t1385, t1664 = t1662 ^ (t1660 ^ t1663);
    store128(rk + 10352, t1664);
    const v128 t1665 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1290,
    t1666 = t1585 ^ t1388, t1667 = t1665 ^ (t1663 ^ t1666);
    store128(rk + 10368, t1667);
    const v128 t1668 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1293,
    t1669 = t1588 ^ t1391, t1670 = t1668 ^ (t1666 ^ t1669);
    store128(rk + 10384, t1670);
    const v128 t1671 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1296,
    t1672 = t1591 ^ t1394, t1673 = t1671 ^ (t1669 ^ t1672);
    store128(rk + 10400, t1673);
    const v128 t1674 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1299,
    t1675 = t1594 ^ t1397, t1676 = t1674 ^ (t1672 ^ t1675);
    store128(rk + 10416, t1676);
    const v128 t1677 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1302,
    t1678 = t1597 ^ t1400, t1679 = t1677 ^ (t1675 ^ t1678);
    store128(rk + 10432, t1679);
    const v128 t1680 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1305,
    t1681 = t1600 ^ t1403, t1682 = t1680 ^ (t1678 ^ t1681);
    store128(rk + 10448, t1682);
    const v128 t1683 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1308,
    t1684 = t1603 ^ t1406, t1685 = t1683 ^ (t1681 ^ t1684);
    store128(rk + 10464, t1685);
    const v128 t1686 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1311,
    t1687 = t1606 ^ t1409, t1688 = t1686 ^ (t1684 ^ t1687);
    store128(rk + 10480, t1688);
    const v128 t1689 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1314,
    t1690 = t1609 ^ t1412, t1691 = t1689 ^ (t1687 ^ t1690);
    store128(rk + 10496, t1691);
    const v128 t1692 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1317,
    t1693 = t1612 ^ t1415, t1694 = t1692 ^ (t1690 ^ t1693);
    store128(rk + 10512, t1694);
    const v128 t1695 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1320,
    t1696 = t1615 ^ t1418, t1697 = t1695 ^ (t1693 ^ t1696);
    store128(rk + 10528, t1697);
    const v128 t1698 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1323,
    t1699 = t1618 ^ t1421, t1700 = t1698 ^ (t1696 ^ t1699);
    store128(rk + 10544, t1700);
    const v128 t1701 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1326,
    t1702 = t1621 ^ t1424, t1703 = t1701 ^ (t1699 ^ t1702);
    store128(rk + 10560, t1703);
    const v128 t1704 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1329,
    t1705 = t1624 ^ t1427, t1706 = t1704 ^ (t1702 ^ t1705);
    store128(rk + 10576, t1706);
    const v128 t1707 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1332,
    t1708 = t1627 ^ t1430, t1709 = t1707 ^ (t1705 ^ t1708);
    store128(rk + 10592, t1709);
    const v128 t1710 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1335,
    t1711 = t1630 ^ t1433, t1712 = t1710 ^ (t1708 ^ t1711);
    store128(rk + 10608, t1712);
    const v128 t1713 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1338,
    t1714 = t1633 ^ t1436, t1715 = t1713 ^ (t1711 ^ t1714);
    store128(rk + 10624, t1715);
    const v128 t1716 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1341,
    t1717 = t1636 ^ t1439, t1718 = t1716 ^ (t1714 ^ t1717);
    store128(rk + 10640, t1718);
    const v128 t1719 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1344,
    t1720 = t1639 ^ t1442, t1721 = t1719 ^ (t1717 ^ t1720);
    store128(rk + 10656, t1721);
    const v128 t1722 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1347,
    t1723 = t1641 ^ t1445, t1724 = t1722 ^ (t1720 ^ t1723);
    store128(rk + 10672, t1724);
    const v128 t1725 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1350,
    t1726 = t1550 ^ t1448, t1727 = t1725 ^ (t1723 ^ t1726);
    store128(rk + 10688, t1727);
    const v128 t1728 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1353,
    t1729 = t1552 ^ t1451, t1730 = t1728 ^ (t1726 ^ t1729);
    store128(rk + 10704, t1730);
    const v128 t1731 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1356,
    t1732 = t1555 ^ t1453, t1733 = t1731 ^ (t1729 ^ t1732);
    store128(rk + 10720, t1733);
    const v128 t1734 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1358,
    t1735 = t1734 ^ (t1732 ^ t1642);
    store128(rk + 10736, t1735);
    const v128 t1736 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1362,
    t1737 = t1652 ^ t1456, t1738 = t1655 ^ t1458, t1739 = t1736 ^ (t1737 ^ t1738);
    store128(rk + 10752, t1739);
    const v128 t1740 = t1658 ^ t1461, t1741 = t1364 ^ (t1738 ^ t1740);
    store128(rk + 10768, t1741);
    const v128 t1742 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1367,
    t1743 = t1661 ^ t1464, t1744 = t1742 ^ (t1740 ^ t1743);
    store128(rk + 10784, t1744);
    const v128 t1745 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1370,
    t1746 = t1664 ^ t1467, t1747 = t1745 ^ (t1743 ^ t1746);
    store128(rk + 10800, t1747);
    const v128 t1748 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1373,
    t1749 = t1667 ^ t1470, t1750 = t1748 ^ (t1746 ^ t1749);
    store128(rk + 10816, t1750);
    const v128 t1751 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1376,
    t1752 = t1670 ^ t1473, t1753 = t1751 ^ (t1749 ^ t1752);
    store128(rk + 10832, t1753);
    const v128 t1754 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1379,
    t1755 = t1673 ^ t1476, t1756 = t1754 ^ (t1752 ^ t1755);
    store128(rk + 10848, t1756);
    const v128 t1757 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1382,
    t1758 = t1676 ^ t1479, t1759 = t1757 ^ (t1755 ^ t1758);
    store128(rk + 10864, t1759);
    const v128 t1760 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1385,
    t1761 = t1679 ^ t1482, t1762 = t1760 ^ (t1758 ^ t1761);
    store128(rk + 10880, t1762);
    const v128 t1763 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1388,
    t1764 = t1682 ^ t1485, t1765 = t1763 ^ (t1761 ^ t1764);
    store128(rk + 10896, t1765);
    const v128 t1766 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1391,
    t1767 = t1685 ^ t1488, t1768 = t1766 ^ (t1764 ^ t1767);
    store128(rk + 10912, t1768);
    const v128 t1769 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1394,
    t1770 = t1688 ^ t1491, t1771 = t1769 ^ (t1767 ^ t1770);
    store128(rk + 10928, t1771);
    const v128 t1772 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1397,
    t1773 = t1691 ^ t1494, t1774 = t1772 ^ (t1770 ^ t1773);
    store128(rk + 10944, t1774);
    const v128 t1775 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1400,
    t1776 = t1694 ^ t1497, t1777 = t1775 ^ (t1773 ^ t1776);
    store128(rk + 10960, t1777);
    const v128 t1778 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1403,
    t1779 = t1697 ^ t1500, t1780 = t1778 ^ (t1776 ^ t1779);
    store128(rk + 10976, t1780);
    const v128 t1781 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1406,
    t1782 = t1700 ^ t1503, t1783 = t1781 ^ (t1779 ^ t1782);
    store128(rk + 10992, t1783);
    const v128 t1784 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1409,
    t1785 = t1703 ^ t1506, t1786 = t1784 ^ (t1782 ^ t1785);
    store128(rk + 11008, t1786);
    const v128 t1787 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1412,
    t1788 = t1706 ^ t1509, t1789 = t1787 ^ (t1785 ^ t1788);
    store128(rk + 11024, t1789);
    const v128 t1790 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1415,
    t1791 = t1709 ^ t1512, t1792 = t1790 ^ (t1788 ^ t1791);
    store128(rk + 11040, t1792);
    const v128 t1793 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1418,
    t1794 = t1712 ^ t1515, t1795 = t1793 ^ (t1791 ^ t1794);
    store128(rk + 11056, t1795);
    const v128 t1796 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1421,
    t1797 = t1715 ^ t1518, t1798 = t1796 ^ (t1794 ^ t1797);
    store128(rk + 11072, t1798);
    const v128 t1799 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1424,
    t1800 = t1718 ^ t1521, t1801 = t1799 ^ (t1797 ^ t1800);
    store128(rk + 11088, t1801);
    const v128 t1802 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1427,
    t1803 = t1721 ^ t1524, t1804 = t1802 ^ (t1800 ^ t1803);
    store128(rk + 11104, t1804);
    const v128 t1805 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1430,
    t1806 = t1724 ^ t1527, t1807 = t1805 ^ (t1803 ^ t1806);
    store128(rk + 11120, t1807);
    const v128 t1808 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1433,
    t1809 = t1727 ^ t1530, t1810 = t1808 ^ (t1806 ^ t1809);
    store128(rk + 11136, t1810);
    const v128 t1811 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1436,
    t1812 = t1730 ^ t1533, t1813 = t1811 ^ (t1809 ^ t1812);
    store128(rk + 11152, t1813);
    const v128 t1814 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1439,
    t1815 = t1733 ^ t1536, t1816 = t1814 ^ (t1812 ^ t1815);
    store128(rk + 11168, t1816);
    const v128 t1817 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1442,
    t1818 = t1735 ^ t1539, t1819 = t1817 ^ (t1815 ^ t1818);
    store128(rk + 11184, t1819);
    const v128 t1820 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1445,
    t1821 = t1644 ^ t1542, t1822 = t1820 ^ (t1818 ^ t1821);
    store128(rk + 11200, t1822);
    const v128 t1823 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1448,
    t1824 = t1646 ^ t1545, t1825 = t1823 ^ (t1821 ^ t1824);
    store128(rk + 11216, t1825);
    const v128 t1826 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1451,
    t1827 = t1649 ^ t1547, t1828 = t1826 ^ (t1824 ^ t1827);
    store128(rk + 11232, t1828);
    const v128 t1829 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1453,
    t1830 = t1829 ^ (t1827 ^ t1737);
    store128(rk + 11248, t1830);
    const v128 t1831 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1456,
    t1832 = t1747 ^ t1550, t1833 = t1750 ^ t1552, t1834 = t1831 ^ (t1832 ^ t1833);
    store128(rk + 11264, t1834);
    const v128 t1835 = t1753 ^ t1555, t1836 = t1458 ^ (t1833 ^ t1835);
    store128(rk + 11280, t1836);
    const v128 t1837 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1461,
    t1838 = t1756 ^ t1558, t1839 = t1837 ^ (t1835 ^ t1838);
    store128(rk + 11296, t1839);
    const v128 t1840 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1464,
    t1841 = t1759 ^ t1561, t1842 = t1840 ^ (t1838 ^ t1841);
    store128(rk + 11312, t1842);
    const v128 t1843 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1467,
    t1844 = t1762 ^ t1564, t1845 = t1843 ^ (t1841 ^ t1844);
    store128(rk + 11328, t1845);
    const v128 t1846 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1470,
    t1847 = t1765 ^ t1567, t1848 = t1846 ^ (t1844 ^ t1847);
    store128(rk + 11344, t1848);
    const v128 t1849 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1473,
    t1850 = t1768 ^ t1570, t1851 = t1849 ^ (t1847 ^ t1850);
    store128(rk + 11360, t1851);
    const v128 t1852 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1476,
    t1853 = t1771 ^ t1573, t1854 = t1852 ^ (t1850 ^ t1853);
    store128(rk + 11376, t1854);
    const v128 t1855 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1479,
    t1856 = t1774 ^ t1576, t1857 = t1855 ^ (t1853 ^ t1856);
    store128(rk + 11392, t1857);
    const v128 t1858 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1482,
    t1859 = t1777 ^ t1579, t1860 = t1858 ^ (t1856 ^ t1859);
    store128(rk + 11408, t1860);
    const v128 t1861 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1485,
    t1862 = t1780 ^ t1582, t1863 = t1861 ^ (t1859 ^ t1862);
    store128(rk + 11424, t1863);
    const v128 t1864 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1488,
    t1865 = t1783 ^ t1585, t1866 = t1864 ^ (t1862 ^ t1865);
    store128(rk + 11440, t1866);
    const v128 t1867 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1491,
    t1868 = t1786 ^ t1588, t1869 = t1867 ^ (t1865 ^ t1868);
    store128(rk + 11456, t1869);
    const v128 t1870 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1494,
    t1871 = t1789 ^ t1591, t1872 = t1870 ^ (t1868 ^ t1871);
    store128(rk + 11472, t1872);
    const v128 t1873 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1497,
    t1874 = t1792 ^ t1594, t1875 = t1873 ^ (t1871 ^ t1874);
    store128(rk + 11488, t1875);
    const v128 t1876 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1500,
    t1877 = t1795 ^ t1597, t1878 = t1876 ^ (t1874 ^ t1877);
    store128(rk + 11504, t1878);
    const v128 t1879 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1503,
    t1880 = t1798 ^ t1600, t1881 = t1879 ^ (t1877 ^ t1880);
    store128(rk + 11520, t1881);
    const v128 t1882 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1506,
    t1883 = t1801 ^ t1603, t1884 = t1882 ^ (t1880 ^ t1883);
    store128(rk + 11536, t1884);
    const v128 t1885 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1509,
    t1886 = t1804 ^ t1606, t1887 = t1885 ^ (t1883 ^ t1886);
    store128(rk + 11552, t1887);
    const v128 t1888 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1512,
    t1889 = t1807 ^ t1609, t1890 = t1888 ^ (t1886 ^ t1889);
    store128(rk + 11568, t1890);
    const v128 t1891 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1515,
    t1892 = t1810 ^ t1612, t1893 = t1891 ^ (t1889 ^ t1892);
    store128(rk + 11584, t1893);
    const v128 t1894 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1518,
    t1895 = t1813 ^ t1615, t1896 = t1894 ^ (t1892 ^ t1895);
    store128(rk + 11600, t1896);
    const v128 t1897 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1521,
    t1898 = t1816 ^ t1618, t1899 = t1897 ^ (t1895 ^ t1898);
    store128(rk + 11616, t1899);
    const v128 t1900 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1524,
    t1901 = t1819 ^ t1621, t1902 = t1900 ^ (t1898 ^ t1901);
    store128(rk + 11632, t1902);
    const v128 t1903 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1527,
    t1904 = t1822 ^ t1624, t1905 = t1903 ^ (t1901 ^ t1904);
    store128(rk + 11648, t1905);
    const v128 t1906 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1530,
    t1907 = t1825 ^ t1627, t1908 = t1906 ^ (t1904 ^ t1907);
    store128(rk + 11664, t1908);
    const v128 t1909 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1533,
    t1910 = t1828 ^ t1630, t1911 = t1909 ^ (t1907 ^ t1910);
    store128(rk + 11680, t1911);
    const v128 t1912 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1536,
    t1913 = t1830 ^ t1633, t1914 = t1912 ^ (t1910 ^ t1913);
    store128(rk + 11696, t1914);
    const v128 t1915 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1539,
    t1916 = t1739 ^ t1636, t1917 = t1915 ^ (t1913 ^ t1916);
    store128(rk + 11712, t1917);
    const v128 t1918 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1542,
    t1919 = t1741 ^ t1639, t1920 = t1918 ^ (t1916 ^ t1919);
    store128(rk + 11728, t1920);
    const v128 t1921 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1545,
    t1922 = t1744 ^ t1641, t1923 = t1921 ^ (t1919 ^ t1922);
    store128(rk + 11744, t1923);
    const v128 t1924 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1547,
    t1925 = t1924 ^ (t1922 ^ t1832);
    store128(rk + 11760, t1925);
    const v128 t1926 = t1842 ^ t1644, t1927 = t1845 ^ t1646, t1928 = t1550 ^ (t1926 ^ t1927);
    store128(rk + 11776, t1928);
    const v128 t1929 = t1848 ^ t1649, t1930 = t1552 ^ (t1927 ^ t1929);
    store128(rk + 11792, t1930);
    const v128 t1931 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1555,
    t1932 = t1851 ^ t1652, t1933 = t1931 ^ (t1929 ^ t1932);
    store128(rk + 11808, t1933);
    const v128 t1934 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1558,
    t1935 = t1854 ^ t1655, t1936 = t1934 ^ (t1932 ^ t1935);
    store128(rk + 11824, t1936);
    const v128 t1937 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1561,
    t1938 = t1857 ^ t1658, t1939 = t1937 ^ (t1935 ^ t1938);
    store128(rk + 11840, t1939);
    const v128 t1940 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1564,
    t1941 = t1860 ^ t1661, t1942 = t1940 ^ (t1938 ^ t1941);
    store128(rk + 11856, t1942);
    const v128 t1943 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1567,
    t1944 = t1863 ^ t1664, t1945 = t1943 ^ (t1941 ^ t1944);
    store128(rk + 11872, t1945);
    const v128 t1946 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1570,
    t1947 = t1866 ^ t1667, t1948 = t1946 ^ (t1944 ^ t1947);
    store128(rk + 11888, t1948);
    const v128 t1949 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1573,
    t1950 = t1869 ^ t1670, t1951 = t1949 ^ (t1947 ^ t1950);
    store128(rk + 11904, t1951);
    const v128 t1952 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1576,
    t1953 = t1872 ^ t1673, t1954 = t1952 ^ (t1950 ^ t1953);
    store128(rk + 11920, t1954);
    const v128 t1955 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1579,
    t1956 = t1875 ^ t1676, t1957 = t1955 ^ (t1953 ^ t1956);
    store128(rk + 11936, t1957);
    const v128 t1958 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1582,
    t1959 = t1878 ^ t1679, t1960 = t1958 ^ (t1956 ^ t1959);
    store128(rk + 11952, t1960);
    const v128 t1961 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1585,
    t1962 = t1881 ^ t1682, t1963 = t1961 ^ (t1959 ^ t1962);
    store128(rk + 11968, t1963);
    const v128 t1964 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1588,
    t1965 = t1884 ^ t1685, t1966 = t1964 ^ (t1962 ^ t1965);
    store128(rk + 11984, t1966);
    const v128 t1967 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1591,
    t1968 = t1887 ^ t1688, t1969 = t1967 ^ (t1965 ^ t1968);
    store128(rk + 12000, t1969);
    const v128 t1970 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1594,
    t1971 = t1890 ^ t1691, t1972 = t1970 ^ (t1968 ^ t1971);
    store128(rk + 12016, t1972);
    const v128 t1973 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1597,
    t1974 = t1893 ^ t1694, t1975 = t1973 ^ (t1971 ^ t1974);
    store128(rk + 12032, t1975);
    const v128 t1976 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1600,
    t1977 = t1896 ^ t1697, t1978 = t1976 ^ (t1974 ^ t1977);
    store128(rk + 12048, t1978);
    const v128 t1979 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1603,
    t1980 = t1899 ^ t1700, t1981 = t1979 ^ (t1977 ^ t1980);
    store128(rk + 12064, t1981);
    const v128 t1982 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1606,
    t1983 = t1902 ^ t1703, t1984 = t1982 ^ (t1980 ^ t1983);
    store128(rk + 12080, t1984);
    const v128 t1985 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1609,
    t1986 = t1905 ^ t1706, t1987 = t1985 ^ (t1983 ^ t1986);
    store128(rk + 12096, t1987);
    const v128 t1988 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1612,
    t1989 = t1908 ^ t1709, t1990 = t1988 ^ (t1986 ^ t1989);
    store128(rk + 12112, t1990);
    const v128 t1991 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1615,
    t1992 = t1911 ^ t1712, t1993 = t1991 ^ (t1989 ^ t1992);
    store128(rk + 12128, t1993);
    const v128 t1994 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1618,
    t1995 = t1914 ^ t1715, t1996 = t1994 ^ (t1992 ^ t1995);
    store128(rk + 12144, t1996);
    const v128 t1997 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1621,
    t1998 = t1917 ^ t1718, t1999 = t1997 ^ (t1995 ^ t1998);
    store128(rk + 12160, t1999);
    const v128 t2000 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1624,
    t2001 = t1920 ^ t1721, t2002 = t2000 ^ (t1998 ^ t2001);
    store128(rk + 12176, t2002);
    const v128 t2003 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1627,
    t2004 = t1923 ^ t1724, t2005 = t2003 ^ (t2001 ^ t2004);
    store128(rk + 12192, t2005);
    const v128 t2006 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1630,
    t2007 = t1925 ^ t1727, t2008 = t2006 ^ (t2004 ^ t2007);
    store128(rk + 12208, t2008);
    const v128 t2009 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1633,
    t2010 = t1834 ^ t1730, t2011 = t2009 ^ (t2007 ^ t2010);
    store128(rk + 12224, t2011);
    const v128 t2012 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1636,
    t2013 = t1836 ^ t1733, t2014 = t2012 ^ (t2010 ^ t2013);
    store128(rk + 12240, t2014);
    const v128 t2015 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1639,
    t2016 = t1839 ^ t1735, t2017 = t2015 ^ (t2013 ^ t2016);
    store128(rk + 12256, t2017);
    const v128 t2018 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1641,
    t2019 = t2018 ^ (t2016 ^ t1926);
    store128(rk + 12272, t2019);
    const v128 t2020 = t1936 ^ t1739, t2021 = t1939 ^ t1741, t2022 = t1644 ^ (t2020 ^ t2021);
    store128(rk + 12288, t2022);
    const v128 t2023 = t1942 ^ t1744, t2024 = t1646 ^ (t2021 ^ t2023);
    store128(rk + 12304, t2024);
    const v128 t2025 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1649,
    t2026 = t1945 ^ t1747, t2027 = t2025 ^ (t2023 ^ t2026);
    store128(rk + 12320, t2027);
    const v128 t2028 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1652,
    t2029 = t1948 ^ t1750, t2030 = t2028 ^ (t2026 ^ t2029);
    store128(rk + 12336, t2030);
    const v128 t2031 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1655,
    t2032 = t1951 ^ t1753, t2033 = t2031 ^ (t2029 ^ t2032);
    store128(rk + 12352, t2033);
    const v128 t2034 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1658,
    t2035 = t1954 ^ t1756, t2036 = t2034 ^ (t2032 ^ t2035);
    store128(rk + 12368, t2036);
    const v128 t2037 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1661,
    t2038 = t1957 ^ t1759, t2039 = t2037 ^ (t2035 ^ t2038);
    store128(rk + 12384, t2039);
    const v128 t2040 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1664,
    t2041 = t1960 ^ t1762, t2042 = t2040 ^ (t2038 ^ t2041);
    store128(rk + 12400, t2042);
    const v128 t2043 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1667,
    t2044 = t1963 ^ t1765, t2045 = t2043 ^ (t2041 ^ t2044);
    store128(rk + 12416, t2045);
    const v128 t2046 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1670,
    t2047 = t1966 ^ t1768, t2048 = t2046 ^ (t2044 ^ t2047);
    store128(rk + 12432, t2048);
    const v128 t2049 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1673,
    t2050 = t1969 ^ t1771, t2051 = t2049 ^ (t2047 ^ t2050);
    store128(rk + 12448, t2051);
    const v128 t2052 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1676,
    t2053 = t1972 ^ t1774, t2054 = t2052 ^ (t2050 ^ t2053);
    store128(rk + 12464, t2054);
    const v128 t2055 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1679,
    t2056 = t1975 ^ t1777, t2057 = t2055 ^ (t2053 ^ t2056);
    store128(rk + 12480, t2057);
    const v128 t2058 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1682,
    t2059 = t1978 ^ t1780, t2060 = t2058 ^ (t2056 ^ t2059);
    store128(rk + 12496, t2060);
    const v128 t2061 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1685,
    t2062 = t1981 ^ t1783, t2063 = t2061 ^ (t2059 ^ t2062);
    store128(rk + 12512, t2063);
    const v128 t2064 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1688,
    t2065 = t1984 ^ t1786, t2066 = t2064 ^ (t2062 ^ t2065);
    store128(rk + 12528, t2066);
    const v128 t2067 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1691,
    t2068 = t1987 ^ t1789, t2069 = t2067 ^ (t2065 ^ t2068);
    store128(rk + 12544, t2069);
    const v128 t2070 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1694,
    t2071 = t1990 ^ t1792, t2072 = t2070 ^ (t2068 ^ t2071);
    store128(rk + 12560, t2072);
    const v128 t2073 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1697,
    t2074 = t1993 ^ t1795, t2075 = t2073 ^ (t2071 ^ t2074);
    store128(rk + 12576, t2075);
    const v128 t2076 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1700,
    t2077 = t1996 ^ t1798, t2078 = t2076 ^ (t2074 ^ t2077);
    store128(rk + 12592, t2078);
    const v128 t2079 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1703,
    t2080 = t1999 ^ t1801, t2081 = t2079 ^ (t2077 ^ t2080);
    store128(rk + 12608, t2081);
    const v128 t2082 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1706,
    t2083 = t2002 ^ t1804, t2084 = t2082 ^ (t2080 ^ t2083);
    store128(rk + 12624, t2084);
    const v128 t2085 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1709,
    t2086 = t2005 ^ t1807, t2087 = t2085 ^ (t2083 ^ t2086);
    store128(rk + 12640, t2087);
    const v128 t2088 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1712,
    t2089 = t2008 ^ t1810, t2090 = t2088 ^ (t2086 ^ t2089);
    store128(rk + 12656, t2090);
    const v128 t2091 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1715,
    t2092 = t2011 ^ t1813, t2093 = t2091 ^ (t2089 ^ t2092);
    store128(rk + 12672, t2093);
    const v128 t2094 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1718,
    t2095 = t2014 ^ t1816, t2096 = t2094 ^ (t2092 ^ t2095);
    store128(rk + 12688, t2096);
    const v128 t2097 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1721,
    t2098 = t2017 ^ t1819, t2099 = t2097 ^ (t2095 ^ t2098);
    store128(rk + 12704, t2099);
    const v128 t2100 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1724,
    t2101 = t2019 ^ t1822, t2102 = t2100 ^ (t2098 ^ t2101);
    store128(rk + 12720, t2102);
    const v128 t2103 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1727,
    t2104 = t1928 ^ t1825, t2105 = t2103 ^ (t2101 ^ t2104);
    store128(rk + 12736, t2105);
    const v128 t2106 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1730,
    t2107 = t1930 ^ t1828, t2108 = t2106 ^ (t2104 ^ t2107);
    store128(rk + 12752, t2108);
    const v128 t2109 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1733,
    t2110 = t1933 ^ t1830, t2111 = t2109 ^ (t2107 ^ t2110);
    store128(rk + 12768, t2111);
    const v128 t2112 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1735,
    t2113 = t2112 ^ (t2110 ^ t2020);
    store128(rk + 12784, t2113);
    const v128 t2114 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1739,
    t2115 = t2030 ^ t1834, t2116 = t2033 ^ t1836, t2117 = t2114 ^ (t2115 ^ t2116);
    store128(rk + 12800, t2117);
    const v128 t2118 = t2036 ^ t1839, t2119 = t1741 ^ (t2116 ^ t2118);
    store128(rk + 12816, t2119);
    const v128 t2120 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1744,
    t2121 = t2039 ^ t1842, t2122 = t2120 ^ (t2118 ^ t2121);
    store128(rk + 12832, t2122);
    const v128 t2123 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1747,
    t2124 = t2042 ^ t1845, t2125 = t2123 ^ (t2121 ^ t2124);
    store128(rk + 12848, t2125);
    const v128 t2126 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1750,
    t2127 = t2045 ^ t1848, t2128 = t2126 ^ (t2124 ^ t2127);
    store128(rk + 12864, t2128);
    const v128 t2129 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1753,
    t2130 = t2048 ^ t1851, t2131 = t2129 ^ (t2127 ^ t2130);
    store128(rk + 12880, t2131);
    const v128 t2132 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1756,
    t2133 = t2051 ^ t1854, t2134 = t2132 ^ (t2130 ^ t2133);
    store128(rk + 12896, t2134);
    const v128 t2135 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1759,
    t2136 = t2054 ^ t1857, t2137 = t2135 ^ (t2133 ^ t2136);
    store128(rk + 12912, t2137);
    const v128 t2138 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1762,
    t2139 = t2057 ^ t1860, t2140 = t2138 ^ (t2136 ^ t2139);
    store128(rk + 12928, t2140);
    const v128 t2141 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1765,
    t2142 = t2060 ^ t1863, t2143 = t2141 ^ (t2139 ^ t2142);
    store128(rk + 12944, t2143);
    const v128 t2144 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1768,
    t2145 = t2063 ^ t1866, t2146 = t2144 ^ (t2142 ^ t2145);
    store128(rk + 12960, t2146);
    const v128 t2147 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1771,
    t2148 = t2066 ^ t1869, t2149 = t2147 ^ (t2145 ^ t2148);
    store128(rk + 12976, t2149);
    const v128 t2150 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1774,
    t2151 = t2069 ^ t1872, t2152 = t2150 ^ (t2148 ^ t2151);
    store128(rk + 12992, t2152);
    const v128 t2153 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1777,
    t2154 = t2072 ^ t1875, t2155 = t2153 ^ (t2151 ^ t2154);
    store128(rk + 13008, t2155);
    const v128 t2156 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1780,
    t2157 = t2075 ^ t1878, t2158 = t2156 ^ (t2154 ^ t2157);
    store128(rk + 13024, t2158);
    const v128 t2159 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1783,
    t2160 = t2078 ^ t1881, t2161 = t2159 ^ (t2157 ^ t2160);
    store128(rk + 13040, t2161);
    const v128 t2162 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1786,
    t2163 = t2081 ^ t1884, t2164 = t2162 ^ (t2160 ^ t2163);
    store128(rk + 13056, t2164);
    const v128 t2165 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1789,
    t2166 = t2084 ^ t1887, t2167 = t2165 ^ (t2163 ^ t2166);
    store128(rk + 13072, t2167);
    const v128 t2168 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1792,
    t2169 = t2087 ^ t1890, t2170 = t2168 ^ (t2166 ^ t2169);
    store128(rk + 13088, t2170);
    const v128 t2171 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1795,
    t2172 = t2090 ^ t1893, t2173 = t2171 ^ (t2169 ^ t2172);
    store128(rk + 13104, t2173);
    const v128 t2174 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1798,
    t2175 = t2093 ^ t1896, t2176 = t2174 ^ (t2172 ^ t2175);
    store128(rk + 13120, t2176);
    const v128 t2177 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1801,
    t2178 = t2096 ^ t1899, t2179 = t2177 ^ (t2175 ^ t2178);
    store128(rk + 13136, t2179);
    const v128 t2180 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1804,
    t2181 = t2099 ^ t1902, t2182 = t2180 ^ (t2178 ^ t2181);
    store128(rk + 13152, t2182);
    const v128 t2183 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1807,
    t2184 = t2102 ^ t1905, t2185 = t2183 ^ (t2181 ^ t2184);
    store128(rk + 13168, t2185);
    const v128 t2186 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1810,
    t2187 = t2105 ^ t1908, t2188 = t2186 ^ (t2184 ^ t2187);
    store128(rk + 13184, t2188);
    const v128 t2189 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1813,
    t2190 = t2108 ^ t1911, t2191 = t2189 ^ (t2187 ^ t2190);
    store128(rk + 13200, t2191);
    const v128 t2192 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1816,
    t2193 = t2111 ^ t1914, t2194 = t2192 ^ (t2190 ^ t2193);
    store128(rk + 13216, t2194);
    const v128 t2195 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1819,
    t2196 = t2113 ^ t1917, t2197 = t2195 ^ (t2193 ^ t2196);
    store128(rk + 13232, t2197);
    const v128 t2198 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1822,
    t2199 = t2022 ^ t1920, t2200 = t2198 ^ (t2196 ^ t2199);
    store128(rk + 13248, t2200);
    const v128 t2201 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1825,
    t2202 = t2024 ^ t1923, t2203 = t2201 ^ (t2199 ^ t2202);
    store128(rk + 13264, t2203);
    const v128 t2204 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1828,
    t2205 = t2027 ^ t1925, t2206 = t2204 ^ (t2202 ^ t2205);
    store128(rk + 13280, t2206);
    const v128 t2207 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1830,
    t2208 = t2207 ^ (t2205 ^ t2115);
    store128(rk + 13296, t2208);
    const v128 t2209 = t2125 ^ t1928, t2210 = t2128 ^ t1930, t2211 = t1834 ^ (t2209 ^ t2210);
    store128(rk + 13312, t2211);
    const v128 t2212 = t2131 ^ t1933, t2213 = t1836 ^ (t2210 ^ t2212);
    store128(rk + 13328, t2213);
    const v128 t2214 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1839,
    t2215 = t2134 ^ t1936, t2216 = t2214 ^ (t2212 ^ t2215);
    store128(rk + 13344, t2216);
    const v128 t2217 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1842,
    t2218 = t2137 ^ t1939, t2219 = t2217 ^ (t2215 ^ t2218);
    store128(rk + 13360, t2219);
    const v128 t2220 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1845,
    t2221 = t2140 ^ t1942, t2222 = t2220 ^ (t2218 ^ t2221);
    store128(rk + 13376, t2222);
    const v128 t2223 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1848,
    t2224 = t2143 ^ t1945, t2225 = t2223 ^ (t2221 ^ t2224);
    store128(rk + 13392, t2225);
    const v128 t2226 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1851,
    t2227 = t2146 ^ t1948, t2228 = t2226 ^ (t2224 ^ t2227);
    store128(rk + 13408, t2228);
    const v128 t2229 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1854,
    t2230 = t2149 ^ t1951, t2231 = t2229 ^ (t2227 ^ t2230);
    store128(rk + 13424, t2231);
    const v128 t2232 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1857,
    t2233 = t2152 ^ t1954, t2234 = t2232 ^ (t2230 ^ t2233);
    store128(rk + 13440, t2234);
    const v128 t2235 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1860,
    t2236 = t2155 ^ t1957, t2237 = t2235 ^ (t2233 ^ t2236);
    store128(rk + 13456, t2237);
    const v128 t2238 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1863,
    t2239 = t2158 ^ t1960, t2240 = t2238 ^ (t2236 ^ t2239);
    store128(rk + 13472, t2240);
    const v128 t2241 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1866,
    t2242 = t2161 ^ t1963, t2243 = t2241 ^ (t2239 ^ t2242);
    store128(rk + 13488, t2243);
    const v128 t2244 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1869,
    t2245 = t2164 ^ t1966, t2246 = t2244 ^ (t2242 ^ t2245);
    store128(rk + 13504, t2246);
    const v128 t2247 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1872,
    t2248 = t2167 ^ t1969, t2249 = t2247 ^ (t2245 ^ t2248);
    store128(rk + 13520, t2249);
    const v128 t2250 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1875,
    t2251 = t2170 ^ t1972, t2252 = t2250 ^ (t2248 ^ t2251);
    store128(rk + 13536, t2252);
    const v128 t2253 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1878,
    t2254 = t2173 ^ t1975, t2255 = t2253 ^ (t2251 ^ t2254);
    store128(rk + 13552, t2255);
    const v128 t2256 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1881,
    t2257 = t2176 ^ t1978, t2258 = t2256 ^ (t2254 ^ t2257);
    store128(rk + 13568, t2258);
    const v128 t2259 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1884,
    t2260 = t2179 ^ t1981, t2261 = t2259 ^ (t2257 ^ t2260);
    store128(rk + 13584, t2261);
    const v128 t2262 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1887,
    t2263 = t2182 ^ t1984, t2264 = t2262 ^ (t2260 ^ t2263);
    store128(rk + 13600, t2264);
    const v128 t2265 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1890,
    t2266 = t2185 ^ t1987, t2267 = t2265 ^ (t2263 ^ t2266);
    store128(rk + 13616, t2267);
    const v128 t2268 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1893,
    t2269 = t2188 ^ t1990, t2270 = t2268 ^ (t2266 ^ t2269);
    store128(rk + 13632, t2270);
    const v128 t2271 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1896,
    t2272 = t2191 ^ t1993, t2273 = t2271 ^ (t2269 ^ t2272);
    store128(rk + 13648, t2273);
    const v128 t2274 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1899,
    t2275 = t2194 ^ t1996, t2276 = t2274 ^ (t2272 ^ t2275);
    store128(rk + 13664, t2276);
    const v128 t2277 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1902,
    t2278 = t2197 ^ t1999, t2279 = t2277 ^ (t2275 ^ t2278);
    store128(rk + 13680, t2279);
    const v128 t2280 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1905,
    t2281 = t2200 ^ t2002, t2282 = t2280 ^ (t2278 ^ t2281);
    store128(rk + 13696, t2282);
    const v128 t2283 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1908,
    t2284 = t2203 ^ t2005, t2285 = t2283 ^ (t2281 ^ t2284);
    store128(rk + 13712, t2285);
    const v128 t2286 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1911,
    t2287 = t2206 ^ t2008, t2288 = t2286 ^ (t2284 ^ t2287);
    store128(rk + 13728, t2288);
    const v128 t2289 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1914,
    t2290 = t2208 ^ t2011, t2291 = t2289 ^ (t2287 ^ t2290);
    store128(rk + 13744, t2291);
    const v128 t2292 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1917,
    t2293 = t2117 ^ t2014, t2294 = t2292 ^ (t2290 ^ t2293);
    store128(rk + 13760, t2294);
    const v128 t2295 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1920,
    t2296 = t2119 ^ t2017, t2297 = t2295 ^ (t2293 ^ t2296);
    store128(rk + 13776, t2297);
    const v128 t2298 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1923,
    t2299 = t2122 ^ t2019, t2300 = t2298 ^ (t2296 ^ t2299);
    store128(rk + 13792, t2300);
    const v128 t2301 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1925,
    t2302 = t2301 ^ (t2299 ^ t2209);
    store128(rk + 13808, t2302);
    const v128 t2303 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1928,
    t2304 = t2219 ^ t2022, t2305 = t2222 ^ t2024, t2306 = t2303 ^ (t2304 ^ t2305);
    store128(rk + 13824, t2306);
    const v128 t2307 = t2225 ^ t2027, t2308 = t1930 ^ (t2305 ^ t2307);
    store128(rk + 13840, t2308);
    const v128 t2309 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1933,
    t2310 = t2228 ^ t2030, t2311 = t2309 ^ (t2307 ^ t2310);
    store128(rk + 13856, t2311);
    const v128 t2312 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1936,
    t2313 = t2231 ^ t2033, t2314 = t2312 ^ (t2310 ^ t2313);
    store128(rk + 13872, t2314);
    const v128 t2315 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1939,
    t2316 = t2234 ^ t2036, t2317 = t2315 ^ (t2313 ^ t2316);
    store128(rk + 13888, t2317);
    const v128 t2318 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1942,
    t2319 = t2237 ^ t2039, t2320 = t2318 ^ (t2316 ^ t2319);
    store128(rk + 13904, t2320);
    const v128 t2321 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1945,
    t2322 = t2240 ^ t2042, t2323 = t2321 ^ (t2319 ^ t2322);
    store128(rk + 13920, t2323);
    const v128 t2324 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1948,
    t2325 = t2243 ^ t2045, t2326 = t2324 ^ (t2322 ^ t2325);
    store128(rk + 13936, t2326);
    const v128 t2327 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1951,
    t2328 = t2246 ^ t2048, t2329 = t2327 ^ (t2325 ^ t2328);
    store128(rk + 13952, t2329);
    const v128 t2330 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1954,
    t2331 = t2249 ^ t2051, t2332 = t2330 ^ (t2328 ^ t2331);
    store128(rk + 13968, t2332);
    const v128 t2333 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1957,
    t2334 = t2252 ^ t2054, t2335 = t2333 ^ (t2331 ^ t2334);
    store128(rk + 13984, t2335);
    const v128 t2336 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1960,
    t2337 = t2255 ^ t2057, t2338 = t2336 ^ (t2334 ^ t2337);
    store128(rk + 14000, t2338);
    const v128 t2339 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1963,
    t2340 = t2258 ^ t2060, t2341 = t2339 ^ (t2337 ^ t2340);
    store128(rk + 14016, t2341);
    const v128 t2342 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1966,
    t2343 = t2261 ^ t2063, t2344 = t2342 ^ (t2340 ^ t2343);
    store128(rk + 14032, t2344);
    const v128 t2345 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1969,
    t2346 = t2264 ^ t2066, t2347 = t2345 ^ (t2343 ^ t2346);
    store128(rk + 14048, t2347);
    const v128 t2348 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1972,
    t2349 = t2267 ^ t2069, t2350 = t2348 ^ (t2346 ^ t2349);
    store128(rk + 14064, t2350);
    const v128 t2351 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1975,
    t2352 = t2270 ^ t2072, t2353 = t2351 ^ (t2349 ^ t2352);
    store128(rk + 14080, t2353);
    const v128 t2354 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1978,
    t2355 = t2273 ^ t2075, t2356 = t2354 ^ (t2352 ^ t2355);
    store128(rk + 14096, t2356);
    const v128 t2357 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1981,
    t2358 = t2276 ^ t2078, t2359 = t2357 ^ (t2355 ^ t2358);
    store128(rk + 14112, t2359);
    const v128 t2360 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1984,
    t2361 = t2279 ^ t2081, t2362 = t2360 ^ (t2358 ^ t2361);
    store128(rk + 14128, t2362);
    const v128 t2363 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1987,
    t2364 = t2282 ^ t2084, t2365 = t2363 ^ (t2361 ^ t2364);
    store128(rk + 14144, t2365);
    const v128 t2366 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1990,
    t2367 = t2285 ^ t2087, t2368 = t2366 ^ (t2364 ^ t2367);
    store128(rk + 14160, t2368);
    const v128 t2369 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1993,
    t2370 = t2288 ^ t2090, t2371 = t2369 ^ (t2367 ^ t2370);
    store128(rk + 14176, t2371);
    const v128 t2372 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1996,
    t2373 = t2291 ^ t2093, t2374 = t2372 ^ (t2370 ^ t2373);
    store128(rk + 14192, t2374);
    const v128 t2375 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t1999,
    t2376 = t2294 ^ t2096, t2377 = t2375 ^ (t2373 ^ t2376);
    store128(rk + 14208, t2377);
    const v128 t2378 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2002,
    t2379 = t2297 ^ t2099, t2380 = t2378 ^ (t2376 ^ t2379);
    store128(rk + 14224, t2380);
    const v128 t2381 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2005,
    t2382 = t2300 ^ t2102, t2383 = t2381 ^ (t2379 ^ t2382);
    store128(rk + 14240, t2383);
    const v128 t2384 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2008,
    t2385 = t2302 ^ t2105, t2386 = t2384 ^ (t2382 ^ t2385);
    store128(rk + 14256, t2386);
    const v128 t2387 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2011,
    t2388 = t2211 ^ t2108, t2389 = t2387 ^ (t2385 ^ t2388);
    store128(rk + 14272, t2389);
    const v128 t2390 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2014,
    t2391 = t2213 ^ t2111, t2392 = t2390 ^ (t2388 ^ t2391);
    store128(rk + 14288, t2392);
    const v128 t2393 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2017,
    t2394 = t2216 ^ t2113, t2395 = t2393 ^ (t2391 ^ t2394);
    store128(rk + 14304, t2395);
    const v128 t2396 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2019,
    t2397 = t2396 ^ (t2394 ^ t2304);
    store128(rk + 14320, t2397);
    const v128 t2398 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2022,
    t2399 = t2314 ^ t2117, t2400 = t2317 ^ t2119, t2401 = t2398 ^ (t2399 ^ t2400);
    store128(rk + 14336, t2401);
    const v128 t2402 = t2320 ^ t2122, t2403 = t2024 ^ (t2400 ^ t2402);
    store128(rk + 14352, t2403);
    const v128 t2404 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2027,
    t2405 = t2323 ^ t2125, t2406 = t2404 ^ (t2402 ^ t2405);
    store128(rk + 14368, t2406);
    const v128 t2407 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2030,
    t2408 = t2326 ^ t2128, t2409 = t2407 ^ (t2405 ^ t2408);
    store128(rk + 14384, t2409);
    const v128 t2410 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2033,
    t2411 = t2329 ^ t2131, t2412 = t2410 ^ (t2408 ^ t2411);
    store128(rk + 14400, t2412);
    const v128 t2413 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2036,
    t2414 = t2332 ^ t2134, t2415 = t2413 ^ (t2411 ^ t2414);
    store128(rk + 14416, t2415);
    const v128 t2416 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2039,
    t2417 = t2335 ^ t2137, t2418 = t2416 ^ (t2414 ^ t2417);
    store128(rk + 14432, t2418);
    const v128 t2419 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2042,
    t2420 = t2338 ^ t2140, t2421 = t2419 ^ (t2417 ^ t2420);
    store128(rk + 14448, t2421);
    const v128 t2422 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2045,
    t2423 = t2341 ^ t2143, t2424 = t2422 ^ (t2420 ^ t2423);
    store128(rk + 14464, t2424);
    const v128 t2425 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2048,
    t2426 = t2344 ^ t2146, t2427 = t2425 ^ (t2423 ^ t2426);
    store128(rk + 14480, t2427);
    const v128 t2428 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2051,
    t2429 = t2347 ^ t2149, t2430 = t2428 ^ (t2426 ^ t2429);
    store128(rk + 14496, t2430);
    const v128 t2431 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2054,
    t2432 = t2350 ^ t2152, t2433 = t2431 ^ (t2429 ^ t2432);
    store128(rk + 14512, t2433);
    const v128 t2434 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2057,
    t2435 = t2353 ^ t2155, t2436 = t2434 ^ (t2432 ^ t2435);
    store128(rk + 14528, t2436);
    const v128 t2437 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2060,
    t2438 = t2356 ^ t2158, t2439 = t2437 ^ (t2435 ^ t2438);
    store128(rk + 14544, t2439);
    const v128 t2440 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2063,
    t2441 = t2359 ^ t2161, t2442 = t2440 ^ (t2438 ^ t2441);
    store128(rk + 14560, t2442);
    const v128 t2443 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2066,
    t2444 = t2362 ^ t2164, t2445 = t2443 ^ (t2441 ^ t2444);
    store128(rk + 14576, t2445);
    const v128 t2446 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2069,
    t2447 = t2365 ^ t2167, t2448 = t2446 ^ (t2444 ^ t2447);
    store128(rk + 14592, t2448);
    const v128 t2449 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2072,
    t2450 = t2368 ^ t2170, t2451 = t2449 ^ (t2447 ^ t2450);
    store128(rk + 14608, t2451);
    const v128 t2452 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2075,
    t2453 = t2371 ^ t2173, t2454 = t2452 ^ (t2450 ^ t2453);
    store128(rk + 14624, t2454);
    const v128 t2455 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2078,
    t2456 = t2374 ^ t2176, t2457 = t2455 ^ (t2453 ^ t2456);
    store128(rk + 14640, t2457);
    const v128 t2458 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2081,
    t2459 = t2377 ^ t2179, t2460 = t2458 ^ (t2456 ^ t2459);
    store128(rk + 14656, t2460);
    const v128 t2461 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2084,
    t2462 = t2380 ^ t2182, t2463 = t2461 ^ (t2459 ^ t2462);
    store128(rk + 14672, t2463);
    const v128 t2464 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2087,
    t2465 = t2383 ^ t2185, t2466 = t2464 ^ (t2462 ^ t2465);
    store128(rk + 14688, t2466);
    const v128 t2467 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2090,
    t2468 = t2386 ^ t2188, t2469 = t2467 ^ (t2465 ^ t2468);
    store128(rk + 14704, t2469);
    const v128 t2470 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2093,
    t2471 = t2389 ^ t2191, t2472 = t2470 ^ (t2468 ^ t2471);
    store128(rk + 14720, t2472);
    const v128 t2473 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2096,
    t2474 = t2392 ^ t2194, t2475 = t2473 ^ (t2471 ^ t2474);
    store128(rk + 14736, t2475);
    const v128 t2476 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2099,
    t2477 = t2395 ^ t2197, t2478 = t2476 ^ (t2474 ^ t2477);
    store128(rk + 14752, t2478);
    const v128 t2479 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2102,
    t2480 = t2397 ^ t2200, t2481 = t2479 ^ (t2477 ^ t2480);
    store128(rk + 14768, t2481);
    const v128 t2482 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2105,
    t2483 = t2306 ^ t2203, t2484 = t2482 ^ (t2480 ^ t2483);
    store128(rk + 14784, t2484);
    const v128 t2485 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2108,
    t2486 = t2308 ^ t2206, t2487 = t2485 ^ (t2483 ^ t2486);
    store128(rk + 14800, t2487);
    const v128 t2488 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2111,
    t2489 = t2311 ^ t2208, t2490 = t2488 ^ (t2486 ^ t2489);
    store128(rk + 14816, t2490);
    const v128 t2491 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2113,
    t2492 = t2491 ^ (t2489 ^ t2399);
    store128(rk + 14832, t2492);
    const v128 t2493 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2117,
    t2494 = t2409 ^ t2211, t2495 = t2412 ^ t2213, t2496 = t2493 ^ (t2494 ^ t2495);
    store128(rk + 14848, t2496);
    const v128 t2497 = t2415 ^ t2216, t2498 = t2119 ^ (t2495 ^ t2497);
    store128(rk + 14864, t2498);
    const v128 t2499 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2122,
    t2500 = t2418 ^ t2219, t2501 = t2499 ^ (t2497 ^ t2500);
    store128(rk + 14880, t2501);
    const v128 t2502 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2125,
    t2503 = t2421 ^ t2222, t2504 = t2502 ^ (t2500 ^ t2503);
    store128(rk + 14896, t2504);
    const v128 t2505 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2128,
    t2506 = t2424 ^ t2225, t2507 = t2505 ^ (t2503 ^ t2506);
    store128(rk + 14912, t2507);
    const v128 t2508 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2131,
    t2509 = t2427 ^ t2228, t2510 = t2508 ^ (t2506 ^ t2509);
    store128(rk + 14928, t2510);
    const v128 t2511 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2134,
    t2512 = t2430 ^ t2231, t2513 = t2511 ^ (t2509 ^ t2512);
    store128(rk + 14944, t2513);
    const v128 t2514 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2137,
    t2515 = t2433 ^ t2234, t2516 = t2514 ^ (t2512 ^ t2515);
    store128(rk + 14960, t2516);
    const v128 t2517 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2140,
    t2518 = t2436 ^ t2237, t2519 = t2517 ^ (t2515 ^ t2518);
    store128(rk + 14976, t2519);
    const v128 t2520 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2143,
    t2521 = t2439 ^ t2240, t2522 = t2520 ^ (t2518 ^ t2521);
    store128(rk + 14992, t2522);
    const v128 t2523 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2146,
    t2524 = t2442 ^ t2243, t2525 = t2523 ^ (t2521 ^ t2524);
    store128(rk + 15008, t2525);
    const v128 t2526 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2149,
    t2527 = t2445 ^ t2246, t2528 = t2526 ^ (t2524 ^ t2527);
    store128(rk + 15024, t2528);
    const v128 t2529 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2152,
    t2530 = t2448 ^ t2249, t2531 = t2529 ^ (t2527 ^ t2530);
    store128(rk + 15040, t2531);
    const v128 t2532 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2155,
    t2533 = t2451 ^ t2252, t2534 = t2532 ^ (t2530 ^ t2533);
    store128(rk + 15056, t2534);
    const v128 t2535 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2158,
    t2536 = t2454 ^ t2255, t2537 = t2535 ^ (t2533 ^ t2536);
    store128(rk + 15072, t2537);
    const v128 t2538 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2161,
    t2539 = t2457 ^ t2258, t2540 = t2538 ^ (t2536 ^ t2539);
    store128(rk + 15088, t2540);
    const v128 t2541 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2164,
    t2542 = t2460 ^ t2261, t2543 = t2541 ^ (t2539 ^ t2542);
    store128(rk + 15104, t2543);
    const v128 t2544 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2167,
    t2545 = t2463 ^ t2264, t2546 = t2544 ^ (t2542 ^ t2545);
    store128(rk + 15120, t2546);
    const v128 t2547 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2170,
    t2548 = t2466 ^ t2267, t2549 = t2547 ^ (t2545 ^ t2548);
    store128(rk + 15136, t2549);
    const v128 t2550 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2173,
    t2551 = t2469 ^ t2270, t2552 = t2550 ^ (t2548 ^ t2551);
    store128(rk + 15152, t2552);
    const v128 t2553 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2176,
    t2554 = t2472 ^ t2273, t2555 = t2553 ^ (t2551 ^ t2554);
    store128(rk + 15168, t2555);
    const v128 t2556 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2179,
    t2557 = t2475 ^ t2276, t2558 = t2556 ^ (t2554 ^ t2557);
    store128(rk + 15184, t2558);
    const v128 t2559 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2182,
    t2560 = t2478 ^ t2279, t2561 = t2559 ^ (t2557 ^ t2560);
    store128(rk + 15200, t2561);
    const v128 t2562 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2185,
    t2563 = t2481 ^ t2282, t2564 = t2562 ^ (t2560 ^ t2563);
    store128(rk + 15216, t2564);
    const v128 t2565 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2188,
    t2566 = t2484 ^ t2285, t2567 = t2565 ^ (t2563 ^ t2566);
    store128(rk + 15232, t2567);
    const v128 t2568 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2191,
    t2569 = t2487 ^ t2288, t2570 = t2568 ^ (t2566 ^ t2569);
    store128(rk + 15248, t2570);
    const v128 t2571 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2194,
    t2572 = t2490 ^ t2291, t2573 = t2571 ^ (t2569 ^ t2572);
    store128(rk + 15264, t2573);
    const v128 t2574 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2197,
    t2575 = t2492 ^ t2294, t2576 = t2574 ^ (t2572 ^ t2575);
    store128(rk + 15280, t2576);
    const v128 t2577 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2200,
    t2578 = t2401 ^ t2297, t2579 = t2577 ^ (t2575 ^ t2578);
    store128(rk + 15296, t2579);
    const v128 t2580 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2203,
    t2581 = t2403 ^ t2300, t2582 = t2580 ^ (t2578 ^ t2581);
    store128(rk + 15312, t2582);
    const v128 t2583 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2206,
    t2584 = t2406 ^ t2302, t2585 = t2583 ^ (t2581 ^ t2584);
    store128(rk + 15328, t2585);
    const v128 t2586 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2208,
    t2587 = t2586 ^ (t2584 ^ t2494);
    store128(rk + 15344, t2587);
    const v128 t2588 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2211,
    t2589 = t2504 ^ t2306, t2590 = t2507 ^ t2308, t2591 = t2588 ^ (t2589 ^ t2590);
    store128(rk + 15360, t2591);
    const v128 t2592 = t2510 ^ t2311, t2593 = t2213 ^ (t2590 ^ t2592);
    store128(rk + 15376, t2593);
    const v128 t2594 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2216,
    t2595 = t2513 ^ t2314, t2596 = t2594 ^ (t2592 ^ t2595);
    store128(rk + 15392, t2596);
    const v128 t2597 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2219,
    t2598 = t2516 ^ t2317, t2599 = t2597 ^ (t2595 ^ t2598);
    store128(rk + 15408, t2599);
    const v128 t2600 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2222,
    t2601 = t2519 ^ t2320, t2602 = t2600 ^ (t2598 ^ t2601);
    store128(rk + 15424, t2602);
    const v128 t2603 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2225,
    t2604 = t2522 ^ t2323, t2605 = t2603 ^ (t2601 ^ t2604);
    store128(rk + 15440, t2605);
    const v128 t2606 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2228,
    t2607 = t2525 ^ t2326, t2608 = t2606 ^ (t2604 ^ t2607);
    store128(rk + 15456, t2608);
    const v128 t2609 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2231,
    t2610 = t2528 ^ t2329, t2611 = t2609 ^ (t2607 ^ t2610);
    store128(rk + 15472, t2611);
    const v128 t2612 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2234,
    t2613 = t2531 ^ t2332, t2614 = t2612 ^ (t2610 ^ t2613);
    store128(rk + 15488, t2614);
    const v128 t2615 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2237,
    t2616 = t2534 ^ t2335, t2617 = t2615 ^ (t2613 ^ t2616);
    store128(rk + 15504, t2617);
    const v128 t2618 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2240,
    t2619 = t2537 ^ t2338, t2620 = t2618 ^ (t2616 ^ t2619);
    store128(rk + 15520, t2620);
    const v128 t2621 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2243,
    t2622 = t2540 ^ t2341, t2623 = t2621 ^ (t2619 ^ t2622);
    store128(rk + 15536, t2623);
    const v128 t2624 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2246,
    t2625 = t2543 ^ t2344, t2626 = t2624 ^ (t2622 ^ t2625);
    store128(rk + 15552, t2626);
    const v128 t2627 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2249,
    t2628 = t2546 ^ t2347, t2629 = t2627 ^ (t2625 ^ t2628);
    store128(rk + 15568, t2629);
    const v128 t2630 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2252,
    t2631 = t2549 ^ t2350, t2632 = t2630 ^ (t2628 ^ t2631);
    store128(rk + 15584, t2632);
    const v128 t2633 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2255,
    t2634 = t2552 ^ t2353, t2635 = t2633 ^ (t2631 ^ t2634);
    store128(rk + 15600, t2635);
    const v128 t2636 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2258,
    t2637 = t2555 ^ t2356, t2638 = t2636 ^ (t2634 ^ t2637);
    store128(rk + 15616, t2638);
    const v128 t2639 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2261,
    t2640 = t2558 ^ t2359, t2641 = t2639 ^ (t2637 ^ t2640);
    store128(rk + 15632, t2641);
    const v128 t2642 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2264,
    t2643 = t2561 ^ t2362, t2644 = t2642 ^ (t2640 ^ t2643);
    store128(rk + 15648, t2644);
    const v128 t2645 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2267,
    t2646 = t2564 ^ t2365, t2647 = t2645 ^ (t2643 ^ t2646);
    store128(rk + 15664, t2647);
    const v128 t2648 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2270,
    t2649 = t2567 ^ t2368, t2650 = t2648 ^ (t2646 ^ t2649);
    store128(rk + 15680, t2650);
    const v128 t2651 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2273,
    t2652 = t2570 ^ t2371, t2653 = t2651 ^ (t2649 ^ t2652);
    store128(rk + 15696, t2653);
    const v128 t2654 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2276,
    t2655 = t2573 ^ t2374, t2656 = t2654 ^ (t2652 ^ t2655);
    store128(rk + 15712, t2656);
    const v128 t2657 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2279,
    t2658 = t2576 ^ t2377, t2659 = t2657 ^ (t2655 ^ t2658);
    store128(rk + 15728, t2659);
    const v128 t2660 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2282,
    t2661 = t2579 ^ t2380, t2662 = t2660 ^ (t2658 ^ t2661);
    store128(rk + 15744, t2662);
    const v128 t2663 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2285,
    t2664 = t2582 ^ t2383, t2665 = t2663 ^ (t2661 ^ t2664);
    store128(rk + 15760, t2665);
    const v128 t2666 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2288,
    t2667 = t2585 ^ t2386, t2668 = t2666 ^ (t2664 ^ t2667);
    store128(rk + 15776, t2668);
    const v128 t2669 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2291,
    t2670 = t2587 ^ t2389, t2671 = t2669 ^ (t2667 ^ t2670);
    store128(rk + 15792, t2671);
    const v128 t2672 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2294,
    t2673 = t2496 ^ t2392, t2674 = t2672 ^ (t2670 ^ t2673);
    store128(rk + 15808, t2674);
    const v128 t2675 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2297,
    t2676 = t2498 ^ t2395, t2677 = t2675 ^ (t2673 ^ t2676);
    store128(rk + 15824, t2677);
    const v128 t2678 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2300,
    t2679 = t2501 ^ t2397, t2680 = t2678 ^ (t2676 ^ t2679);
    store128(rk + 15840, t2680);
    const v128 t2681 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2302,
    t2682 = t2681 ^ (t2679 ^ t2589);
    store128(rk + 15856, t2682);
    const v128 t2683 = t2599 ^ t2401, t2684 = t2602 ^ t2403, t2685 = t2306 ^ (t2683 ^ t2684);
    store128(rk + 15872, t2685);
    const v128 t2686 = t2605 ^ t2406, t2687 = t2308 ^ (t2684 ^ t2686);
    store128(rk + 15888, t2687);
    const v128 t2688 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2311,
    t2689 = t2608 ^ t2409, t2690 = t2688 ^ (t2686 ^ t2689);
    store128(rk + 15904, t2690);
    const v128 t2691 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2314,
    t2692 = t2611 ^ t2412, t2693 = t2691 ^ (t2689 ^ t2692);
    store128(rk + 15920, t2693);
    const v128 t2694 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2317,
    t2695 = t2614 ^ t2415, t2696 = t2694 ^ (t2692 ^ t2695);
    store128(rk + 15936, t2696);
    const v128 t2697 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2320,
    t2698 = t2617 ^ t2418, t2699 = t2697 ^ (t2695 ^ t2698);
    store128(rk + 15952, t2699);
    const v128 t2700 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2323,
    t2701 = t2620 ^ t2421, t2702 = t2700 ^ (t2698 ^ t2701);
    store128(rk + 15968, t2702);
    const v128 t2703 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2326,
    t2704 = t2623 ^ t2424, t2705 = t2703 ^ (t2701 ^ t2704);
    store128(rk + 15984, t2705);
    const v128 t2706 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2329,
    t2707 = t2626 ^ t2427, t2708 = t2706 ^ (t2704 ^ t2707);
    store128(rk + 16000, t2708);
    const v128 t2709 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2332,
    t2710 = t2629 ^ t2430, t2711 = t2709 ^ (t2707 ^ t2710);
    store128(rk + 16016, t2711);
    const v128 t2712 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2335,
    t2713 = t2632 ^ t2433, t2714 = t2712 ^ (t2710 ^ t2713);
    store128(rk + 16032, t2714);
    const v128 t2715 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2338,
    t2716 = t2635 ^ t2436, t2717 = t2715 ^ (t2713 ^ t2716);
    store128(rk + 16048, t2717);
    const v128 t2718 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2341,
    t2719 = t2638 ^ t2439, t2720 = t2718 ^ (t2716 ^ t2719);
    store128(rk + 16064, t2720);
    const v128 t2721 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2344,
    t2722 = t2641 ^ t2442, t2723 = t2721 ^ (t2719 ^ t2722);
    store128(rk + 16080, t2723);
    const v128 t2724 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2347,
    t2725 = t2644 ^ t2445, t2726 = t2724 ^ (t2722 ^ t2725);
    store128(rk + 16096, t2726);
    const v128 t2727 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2350,
    t2728 = t2647 ^ t2448, t2729 = t2727 ^ (t2725 ^ t2728);
    store128(rk + 16112, t2729);
    const v128 t2730 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2353,
    t2731 = t2650 ^ t2451, t2732 = t2730 ^ (t2728 ^ t2731);
    store128(rk + 16128, t2732);
    const v128 t2733 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2356,
    t2734 = t2653 ^ t2454, t2735 = t2733 ^ (t2731 ^ t2734);
    store128(rk + 16144, t2735);
    const v128 t2736 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2359,
    t2737 = t2656 ^ t2457, t2738 = t2736 ^ (t2734 ^ t2737);
    store128(rk + 16160, t2738);
    const v128 t2739 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2362,
    t2740 = t2659 ^ t2460, t2741 = t2739 ^ (t2737 ^ t2740);
    store128(rk + 16176, t2741);
    const v128 t2742 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2365,
    t2743 = t2662 ^ t2463, t2744 = t2742 ^ (t2740 ^ t2743);
    store128(rk + 16192, t2744);
    const v128 t2745 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2368,
    t2746 = t2665 ^ t2466, t2747 = t2745 ^ (t2743 ^ t2746);
    store128(rk + 16208, t2747);
    const v128 t2748 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2371,
    t2749 = t2668 ^ t2469, t2750 = t2748 ^ (t2746 ^ t2749);
    store128(rk + 16224, t2750);
    const v128 t2751 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2374,
    t2752 = t2671 ^ t2472, t2753 = t2751 ^ (t2749 ^ t2752);
    store128(rk + 16240, t2753);
    const v128 t2754 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2377,
    t2755 = t2674 ^ t2475, t2756 = t2754 ^ (t2752 ^ t2755);
    store128(rk + 16256, t2756);
    const v128 t2757 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2380,
    t2758 = t2677 ^ t2478, t2759 = t2757 ^ (t2755 ^ t2758);
    store128(rk + 16272, t2759);
    const v128 t2760 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2383,
    t2761 = t2680 ^ t2481, t2762 = t2760 ^ (t2758 ^ t2761);
    store128(rk + 16288, t2762);
    const v128 t2763 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2386,
    t2764 = t2682 ^ t2484, t2765 = t2763 ^ (t2761 ^ t2764);
    store128(rk + 16304, t2765);
    const v128 t2766 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2389,
    t2767 = t2591 ^ t2487, t2768 = t2766 ^ (t2764 ^ t2767);
    store128(rk + 16320, t2768);
    const v128 t2769 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2392,
    t2770 = t2593 ^ t2490, t2771 = t2769 ^ (t2767 ^ t2770);
    store128(rk + 16336, t2771);
    const v128 t2772 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2395,
    t2773 = t2596 ^ t2492, t2774 = t2772 ^ (t2770 ^ t2773);
    store128(rk + 16352, t2774);
    const v128 t2775 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2397,
    t2776 = t2775 ^ (t2773 ^ t2683);
    store128(rk + 16368, t2776);
    const v128 t2777 = t2693 ^ t2496, t2778 = t2696 ^ t2498, t2779 = t2401 ^ (t2777 ^ t2778);
    store128(rk + 16384, t2779);
    const v128 t2780 = t2699 ^ t2501, t2781 = t2403 ^ (t2778 ^ t2780);
    store128(rk + 16400, t2781);
    const v128 t2782 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2406,
    t2783 = t2702 ^ t2504, t2784 = t2782 ^ (t2780 ^ t2783);
    store128(rk + 16416, t2784);
    const v128 t2785 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2409,
    t2786 = t2705 ^ t2507, t2787 = t2785 ^ (t2783 ^ t2786);
    store128(rk + 16432, t2787);
    const v128 t2788 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2412,
    t2789 = t2708 ^ t2510, t2790 = t2788 ^ (t2786 ^ t2789);
    store128(rk + 16448, t2790);
    const v128 t2791 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2415,
    t2792 = t2711 ^ t2513, t2793 = t2791 ^ (t2789 ^ t2792);
    store128(rk + 16464, t2793);
    const v128 t2794 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2418,
    t2795 = t2714 ^ t2516, t2796 = t2794 ^ (t2792 ^ t2795);
    store128(rk + 16480, t2796);
    const v128 t2797 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2421,
    t2798 = t2717 ^ t2519, t2799 = t2797 ^ (t2795 ^ t2798);
    store128(rk + 16496, t2799);
    const v128 t2800 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2424,
    t2801 = t2720 ^ t2522, t2802 = t2800 ^ (t2798 ^ t2801);
    store128(rk + 16512, t2802);
    const v128 t2803 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2427,
    t2804 = t2723 ^ t2525, t2805 = t2803 ^ (t2801 ^ t2804);
    store128(rk + 16528, t2805);
    const v128 t2806 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2430,
    t2807 = t2726 ^ t2528, t2808 = t2806 ^ (t2804 ^ t2807);
    store128(rk + 16544, t2808);
    const v128 t2809 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2433,
    t2810 = t2729 ^ t2531, t2811 = t2809 ^ (t2807 ^ t2810);
    store128(rk + 16560, t2811);
    const v128 t2812 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2436,
    t2813 = t2732 ^ t2534, t2814 = t2812 ^ (t2810 ^ t2813);
    store128(rk + 16576, t2814);
    const v128 t2815 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2439,
    t2816 = t2735 ^ t2537, t2817 = t2815 ^ (t2813 ^ t2816);
    store128(rk + 16592, t2817);
    const v128 t2818 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2442,
    t2819 = t2738 ^ t2540, t2820 = t2818 ^ (t2816 ^ t2819);
    store128(rk + 16608, t2820);
    const v128 t2821 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2445,
    t2822 = t2741 ^ t2543, t2823 = t2821 ^ (t2819 ^ t2822);
    store128(rk + 16624, t2823);
    const v128 t2824 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2448,
    t2825 = t2744 ^ t2546, t2826 = t2824 ^ (t2822 ^ t2825);
    store128(rk + 16640, t2826);
    const v128 t2827 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2451,
    t2828 = t2747 ^ t2549, t2829 = t2827 ^ (t2825 ^ t2828);
    store128(rk + 16656, t2829);
    const v128 t2830 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2454,
    t2831 = t2750 ^ t2552, t2832 = t2830 ^ (t2828 ^ t2831);
    store128(rk + 16672, t2832);
    const v128 t2833 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2457,
    t2834 = t2753 ^ t2555, t2835 = t2833 ^ (t2831 ^ t2834);
    store128(rk + 16688, t2835);
    const v128 t2836 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2460,
    t2837 = t2756 ^ t2558, t2838 = t2836 ^ (t2834 ^ t2837);
    store128(rk + 16704, t2838);
    const v128 t2839 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2463,
    t2840 = t2759 ^ t2561, t2841 = t2839 ^ (t2837 ^ t2840);
    store128(rk + 16720, t2841);
    const v128 t2842 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2466,
    t2843 = t2762 ^ t2564, t2844 = t2842 ^ (t2840 ^ t2843);
    store128(rk + 16736, t2844);
    const v128 t2845 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2469,
    t2846 = t2765 ^ t2567, t2847 = t2845 ^ (t2843 ^ t2846);
    store128(rk + 16752, t2847);
    const v128 t2848 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2472,
    t2849 = t2768 ^ t2570, t2850 = t2848 ^ (t2846 ^ t2849);
    store128(rk + 16768, t2850);
    const v128 t2851 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2475,
    t2852 = t2771 ^ t2573, t2853 = t2851 ^ (t2849 ^ t2852);
    store128(rk + 16784, t2853);
    const v128 t2854 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2478,
    t2855 = t2774 ^ t2576, t2856 = t2854 ^ (t2852 ^ t2855);
    store128(rk + 16800, t2856);
    const v128 t2857 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2481,
    t2858 = t2776 ^ t2579, t2859 = t2857 ^ (t2855 ^ t2858);
    store128(rk + 16816, t2859);
    const v128 t2860 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2484,
    t2861 = t2685 ^ t2582, t2862 = t2860 ^ (t2858 ^ t2861);
    store128(rk + 16832, t2862);
    const v128 t2863 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2487,
    t2864 = t2687 ^ t2585, t2865 = t2863 ^ (t2861 ^ t2864);
    store128(rk + 16848, t2865);
    const v128 t2866 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2490,
    t2867 = t2690 ^ t2587, t2868 = t2866 ^ (t2864 ^ t2867);
    store128(rk + 16864, t2868);
    const v128 t2869 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2492,
    t2870 = t2869 ^ (t2867 ^ t2777);
    store128(rk + 16880, t2870);
    const v128 t2871 = t2787 ^ t2591, t2872 = t2790 ^ t2593, t2873 = t2496 ^ (t2871 ^ t2872);
    store128(rk + 16896, t2873);
    const v128 t2874 = t2793 ^ t2596, t2875 = t2498 ^ (t2872 ^ t2874);
    store128(rk + 16912, t2875);
    const v128 t2876 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2501,
    t2877 = t2796 ^ t2599, t2878 = t2876 ^ (t2874 ^ t2877);
    store128(rk + 16928, t2878);
    const v128 t2879 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2504,
    t2880 = t2799 ^ t2602, t2881 = t2879 ^ (t2877 ^ t2880);
    store128(rk + 16944, t2881);
    const v128 t2882 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2507,
    t2883 = t2802 ^ t2605, t2884 = t2882 ^ (t2880 ^ t2883);
    store128(rk + 16960, t2884);
    const v128 t2885 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2510,
    t2886 = t2805 ^ t2608, t2887 = t2885 ^ (t2883 ^ t2886);
    store128(rk + 16976, t2887);
    const v128 t2888 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2513,
    t2889 = t2808 ^ t2611, t2890 = t2888 ^ (t2886 ^ t2889);
    store128(rk + 16992, t2890);
    const v128 t2891 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2516,
    t2892 = t2811 ^ t2614, t2893 = t2891 ^ (t2889 ^ t2892);
    store128(rk + 17008, t2893);
    const v128 t2894 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2519,
    t2895 = t2814 ^ t2617, t2896 = t2894 ^ (t2892 ^ t2895);
    store128(rk + 17024, t2896);
    const v128 t2897 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2522,
    t2898 = t2817 ^ t2620, t2899 = t2897 ^ (t2895 ^ t2898);
    store128(rk + 17040, t2899);
    const v128 t2900 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2525,
    t2901 = t2820 ^ t2623, t2902 = t2900 ^ (t2898 ^ t2901);
    store128(rk + 17056, t2902);
    const v128 t2903 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2528,
    t2904 = t2823 ^ t2626, t2905 = t2903 ^ (t2901 ^ t2904);
    store128(rk + 17072, t2905);
    const v128 t2906 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2531,
    t2907 = t2826 ^ t2629, t2908 = t2906 ^ (t2904 ^ t2907);
    store128(rk + 17088, t2908);
    const v128 t2909 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2534,
    t2910 = t2829 ^ t2632, t2911 = t2909 ^ (t2907 ^ t2910);
    store128(rk + 17104, t2911);
    const v128 t2912 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2537,
    t2913 = t2832 ^ t2635, t2914 = t2912 ^ (t2910 ^ t2913);
    store128(rk + 17120, t2914);
    const v128 t2915 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2540,
    t2916 = t2835 ^ t2638, t2917 = t2915 ^ (t2913 ^ t2916);
    store128(rk + 17136, t2917);
    const v128 t2918 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2543,
    t2919 = t2838 ^ t2641, t2920 = t2918 ^ (t2916 ^ t2919);
    store128(rk + 17152, t2920);
    const v128 t2921 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2546,
    t2922 = t2841 ^ t2644, t2923 = t2921 ^ (t2919 ^ t2922);
    store128(rk + 17168, t2923);
    const v128 t2924 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2549,
    t2925 = t2844 ^ t2647, t2926 = t2924 ^ (t2922 ^ t2925);
    store128(rk + 17184, t2926);
    const v128 t2927 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2552,
    t2928 = t2847 ^ t2650, t2929 = t2927 ^ (t2925 ^ t2928);
    store128(rk + 17200, t2929);
    const v128 t2930 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2555,
    t2931 = t2850 ^ t2653, t2932 = t2930 ^ (t2928 ^ t2931);
    store128(rk + 17216, t2932);
    const v128 t2933 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2558,
    t2934 = t2853 ^ t2656, t2935 = t2933 ^ (t2931 ^ t2934);
    store128(rk + 17232, t2935);
    const v128 t2936 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2561,
    t2937 = t2856 ^ t2659, t2938 = t2936 ^ (t2934 ^ t2937);
    store128(rk + 17248, t2938);
    const v128 t2939 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2564,
    t2940 = t2859 ^ t2662, t2941 = t2939 ^ (t2937 ^ t2940);
    store128(rk + 17264, t2941);
    const v128 t2942 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2567,
    t2943 = t2862 ^ t2665, t2944 = t2942 ^ (t2940 ^ t2943);
    store128(rk + 17280, t2944);
    const v128 t2945 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2570,
    t2946 = t2865 ^ t2668, t2947 = t2945 ^ (t2943 ^ t2946);
    store128(rk + 17296, t2947);
    const v128 t2948 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2573,
    t2949 = t2868 ^ t2671, t2950 = t2948 ^ (t2946 ^ t2949);
    store128(rk + 17312, t2950);
    const v128 t2951 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2576,
    t2952 = t2870 ^ t2674, t2953 = t2951 ^ (t2949 ^ t2952);
    store128(rk + 17328, t2953);
    const v128 t2954 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2579,
    t2955 = t2779 ^ t2677, t2956 = t2954 ^ (t2952 ^ t2955);
    store128(rk + 17344, t2956);
    const v128 t2957 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2582,
    t2958 = t2781 ^ t2680, t2959 = t2957 ^ (t2955 ^ t2958);
    store128(rk + 17360, t2959);
    const v128 t2960 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2585,
    t2961 = t2784 ^ t2682, t2962 = t2960 ^ (t2958 ^ t2961);
    store128(rk + 17376, t2962);
    const v128 t2963 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2587,
    t2964 = t2963 ^ (t2961 ^ t2871);
    store128(rk + 17392, t2964);
    const v128 t2965 = t2881 ^ t2685, t2966 = t2884 ^ t2687, t2967 = t2591 ^ (t2965 ^ t2966);
    store128(rk + 17408, t2967);
    const v128 t2968 = t2887 ^ t2690, t2969 = t2593 ^ (t2966 ^ t2968);
    store128(rk + 17424, t2969);
    const v128 t2970 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2596,
    t2971 = t2890 ^ t2693, t2972 = t2970 ^ (t2968 ^ t2971);
    store128(rk + 17440, t2972);
    const v128 t2973 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2599,
    t2974 = t2893 ^ t2696, t2975 = t2973 ^ (t2971 ^ t2974);
    store128(rk + 17456, t2975);
    const v128 t2976 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2602,
    t2977 = t2896 ^ t2699, t2978 = t2976 ^ (t2974 ^ t2977);
    store128(rk + 17472, t2978);
    const v128 t2979 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2605,
    t2980 = t2899 ^ t2702, t2981 = t2979 ^ (t2977 ^ t2980);
    store128(rk + 17488, t2981);
    const v128 t2982 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2608,
    t2983 = t2902 ^ t2705, t2984 = t2982 ^ (t2980 ^ t2983);
    store128(rk + 17504, t2984);
    const v128 t2985 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2611,
    t2986 = t2905 ^ t2708, t2987 = t2985 ^ (t2983 ^ t2986);
    store128(rk + 17520, t2987);
    const v128 t2988 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2614,
    t2989 = t2908 ^ t2711, t2990 = t2988 ^ (t2986 ^ t2989);
    store128(rk + 17536, t2990);
    const v128 t2991 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2617,
    t2992 = t2911 ^ t2714, t2993 = t2991 ^ (t2989 ^ t2992);
    store128(rk + 17552, t2993);
    const v128 t2994 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2620,
    t2995 = t2914 ^ t2717, t2996 = t2994 ^ (t2992 ^ t2995);
    store128(rk + 17568, t2996);
    const v128 t2997 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2623,
    t2998 = t2917 ^ t2720, t2999 = t2997 ^ (t2995 ^ t2998);
    store128(rk + 17584, t2999);
    const v128 t3000 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2626,
    t3001 = t2920 ^ t2723, t3002 = t3000 ^ (t2998 ^ t3001);
    store128(rk + 17600, t3002);
    const v128 t3003 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2629,
    t3004 = t2923 ^ t2726, t3005 = t3003 ^ (t3001 ^ t3004);
    store128(rk + 17616, t3005);
    const v128 t3006 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2632,
    t3007 = t2926 ^ t2729, t3008 = t3006 ^ (t3004 ^ t3007);
    store128(rk + 17632, t3008);
    const v128 t3009 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2635,
    t3010 = t2929 ^ t2732, t3011 = t3009 ^ (t3007 ^ t3010);
    store128(rk + 17648, t3011);
    const v128 t3012 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2638,
    t3013 = t2932 ^ t2735, t3014 = t3012 ^ (t3010 ^ t3013);
    store128(rk + 17664, t3014);
    const v128 t3015 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2641,
    t3016 = t2935 ^ t2738, t3017 = t3015 ^ (t3013 ^ t3016);
    store128(rk + 17680, t3017);
    const v128 t3018 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2644,
    t3019 = t2938 ^ t2741, t3020 = t3018 ^ (t3016 ^ t3019);
    store128(rk + 17696, t3020);
    const v128 t3021 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2647,
    t3022 = t2941 ^ t2744, t3023 = t3021 ^ (t3019 ^ t3022);
    store128(rk + 17712, t3023);
    const v128 t3024 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2650,
    t3025 = t2944 ^ t2747, t3026 = t3024 ^ (t3022 ^ t3025);
    store128(rk + 17728, t3026);
    const v128 t3027 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2653,
    t3028 = t2947 ^ t2750, t3029 = t3027 ^ (t3025 ^ t3028);
    store128(rk + 17744, t3029);
    const v128 t3030 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2656,
    t3031 = t2950 ^ t2753, t3032 = t3030 ^ (t3028 ^ t3031);
    store128(rk + 17760, t3032);
    const v128 t3033 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2659,
    t3034 = t2953 ^ t2756, t3035 = t3033 ^ (t3031 ^ t3034);
    store128(rk + 17776, t3035);
    const v128 t3036 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2662,
    t3037 = t2956 ^ t2759, t3038 = t3036 ^ (t3034 ^ t3037);
    store128(rk + 17792, t3038);
    const v128 t3039 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2665,
    t3040 = t2959 ^ t2762, t3041 = t3039 ^ (t3037 ^ t3040);
    store128(rk + 17808, t3041);
    const v128 t3042 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2668,
    t3043 = t2962 ^ t2765, t3044 = t3042 ^ (t3040 ^ t3043);
    store128(rk + 17824, t3044);
    const v128 t3045 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2671,
    t3046 = t2964 ^ t2768, t3047 = t3045 ^ (t3043 ^ t3046);
    store128(rk + 17840, t3047);
    const v128 t3048 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2674,
    t3049 = t2873 ^ t2771, t3050 = t3048 ^ (t3046 ^ t3049);
    store128(rk + 17856, t3050);
    const v128 t3051 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2677,
    t3052 = t2875 ^ t2774, t3053 = t3051 ^ (t3049 ^ t3052);
    store128(rk + 17872, t3053);
    const v128 t3054 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2680,
    t3055 = t2878 ^ t2776, t3056 = t3054 ^ (t3052 ^ t3055);
    store128(rk + 17888, t3056);
    const v128 t3057 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2682,
    t3058 = t3057 ^ (t3055 ^ t2965);
    store128(rk + 17904, t3058);
    const v128 t3059 = t2975 ^ t2779, t3060 = t2978 ^ t2781, t3061 = t2685 ^ (t3059 ^ t3060);
    store128(rk + 17920, t3061);
    const v128 t3062 = t2981 ^ t2784, t3063 = t2687 ^ (t3060 ^ t3062);
    store128(rk + 17936, t3063);
    const v128 t3064 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2690,
    t3065 = t2984 ^ t2787, t3066 = t3064 ^ (t3062 ^ t3065);
    store128(rk + 17952, t3066);
    const v128 t3067 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2693,
    t3068 = t2987 ^ t2790, t3069 = t3067 ^ (t3065 ^ t3068);
    store128(rk + 17968, t3069);
    const v128 t3070 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2696,
    t3071 = t2990 ^ t2793, t3072 = t3070 ^ (t3068 ^ t3071);
    store128(rk + 17984, t3072);
    const v128 t3073 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2699,
    t3074 = t2993 ^ t2796, t3075 = t3073 ^ (t3071 ^ t3074);
    store128(rk + 18000, t3075);
    const v128 t3076 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2702,
    t3077 = t2996 ^ t2799, t3078 = t3076 ^ (t3074 ^ t3077);
    store128(rk + 18016, t3078);
    const v128 t3079 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2705,
    t3080 = t2999 ^ t2802, t3081 = t3079 ^ (t3077 ^ t3080);
    store128(rk + 18032, t3081);
    const v128 t3082 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2708,
    t3083 = t3002 ^ t2805, t3084 = t3082 ^ (t3080 ^ t3083);
    store128(rk + 18048, t3084);
    const v128 t3085 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2711,
    t3086 = t3005 ^ t2808, t3087 = t3085 ^ (t3083 ^ t3086);
    store128(rk + 18064, t3087);
    const v128 t3088 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2714,
    t3089 = t3008 ^ t2811, t3090 = t3088 ^ (t3086 ^ t3089);
    store128(rk + 18080, t3090);
    const v128 t3091 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2717,
    t3092 = t3011 ^ t2814, t3093 = t3091 ^ (t3089 ^ t3092);
    store128(rk + 18096, t3093);
    const v128 t3094 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2720,
    t3095 = t3014 ^ t2817, t3096 = t3094 ^ (t3092 ^ t3095);
    store128(rk + 18112, t3096);
    const v128 t3097 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2723,
    t3098 = t3017 ^ t2820, t3099 = t3097 ^ (t3095 ^ t3098);
    store128(rk + 18128, t3099);
    const v128 t3100 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2726,
    t3101 = t3020 ^ t2823, t3102 = t3100 ^ (t3098 ^ t3101);
    store128(rk + 18144, t3102);
    const v128 t3103 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2729,
    t3104 = t3023 ^ t2826, t3105 = t3103 ^ (t3101 ^ t3104);
    store128(rk + 18160, t3105);
    const v128 t3106 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2732,
    t3107 = t3026 ^ t2829, t3108 = t3106 ^ (t3104 ^ t3107);
    store128(rk + 18176, t3108);
    const v128 t3109 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2735,
    t3110 = t3029 ^ t2832, t3111 = t3109 ^ (t3107 ^ t3110);
    store128(rk + 18192, t3111);
    const v128 t3112 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2738,
    t3113 = t3032 ^ t2835, t3114 = t3112 ^ (t3110 ^ t3113);
    store128(rk + 18208, t3114);
    const v128 t3115 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2741,
    t3116 = t3035 ^ t2838, t3117 = t3115 ^ (t3113 ^ t3116);
    store128(rk + 18224, t3117);
    const v128 t3118 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2744,
    t3119 = t3038 ^ t2841, t3120 = t3118 ^ (t3116 ^ t3119);
    store128(rk + 18240, t3120);
    const v128 t3121 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2747,
    t3122 = t3041 ^ t2844, t3123 = t3121 ^ (t3119 ^ t3122);
    store128(rk + 18256, t3123);
    const v128 t3124 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2750,
    t3125 = t3044 ^ t2847, t3126 = t3124 ^ (t3122 ^ t3125);
    store128(rk + 18272, t3126);
    const v128 t3127 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2753,
    t3128 = t3047 ^ t2850, t3129 = t3127 ^ (t3125 ^ t3128);
    store128(rk + 18288, t3129);
    const v128 t3130 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2756,
    t3131 = t3050 ^ t2853, t3132 = t3130 ^ (t3128 ^ t3131);
    store128(rk + 18304, t3132);
    const v128 t3133 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2759,
    t3134 = t3053 ^ t2856, t3135 = t3133 ^ (t3131 ^ t3134);
    store128(rk + 18320, t3135);
    const v128 t3136 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2762,
    t3137 = t3056 ^ t2859, t3138 = t3136 ^ (t3134 ^ t3137);
    store128(rk + 18336, t3138);
    const v128 t3139 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2765,
    t3140 = t3058 ^ t2862, t3141 = t3139 ^ (t3137 ^ t3140);
    store128(rk + 18352, t3141);
    const v128 t3142 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2768,
    t3143 = t2967 ^ t2865, t3144 = t3142 ^ (t3140 ^ t3143);
    store128(rk + 18368, t3144);
    const v128 t3145 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2771,
    t3146 = t2969 ^ t2868, t3147 = t3145 ^ (t3143 ^ t3146);
    store128(rk + 18384, t3147);
    const v128 t3148 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2774,
    t3149 = t2972 ^ t2870, t3150 = t3148 ^ (t3146 ^ t3149);
    store128(rk + 18400, t3150);
    const v128 t3151 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2776,
    t3152 = t3151 ^ (t3149 ^ t3059);
    store128(rk + 18416, t3152);
    const v128 t3153 = t3069 ^ t2873, t3154 = t3072 ^ t2875, t3155 = t2779 ^ (t3153 ^ t3154);
    store128(rk + 18432, t3155);
    const v128 t3156 = t3075 ^ t2878, t3157 = t2781 ^ (t3154 ^ t3156);
    store128(rk + 18448, t3157);
    const v128 t3158 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2784,
    t3159 = t3078 ^ t2881, t3160 = t3158 ^ (t3156 ^ t3159);
    store128(rk + 18464, t3160);
    const v128 t3161 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2787,
    t3162 = t3081 ^ t2884, t3163 = t3161 ^ (t3159 ^ t3162);
    store128(rk + 18480, t3163);
    const v128 t3164 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2790,
    t3165 = t3084 ^ t2887, t3166 = t3164 ^ (t3162 ^ t3165);
    store128(rk + 18496, t3166);
    const v128 t3167 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2793,
    t3168 = t3087 ^ t2890, t3169 = t3167 ^ (t3165 ^ t3168);
    store128(rk + 18512, t3169);
    const v128 t3170 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2796,
    t3171 = t3090 ^ t2893, t3172 = t3170 ^ (t3168 ^ t3171);
    store128(rk + 18528, t3172);
    const v128 t3173 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2799,
    t3174 = t3093 ^ t2896, t3175 = t3173 ^ (t3171 ^ t3174);
    store128(rk + 18544, t3175);
    const v128 t3176 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2802,
    t3177 = t3096 ^ t2899, t3178 = t3176 ^ (t3174 ^ t3177);
    store128(rk + 18560, t3178);
    const v128 t3179 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2805,
    t3180 = t3099 ^ t2902, t3181 = t3179 ^ (t3177 ^ t3180);
    store128(rk + 18576, t3181);
    const v128 t3182 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2808,
    t3183 = t3102 ^ t2905, t3184 = t3182 ^ (t3180 ^ t3183);
    store128(rk + 18592, t3184);
    const v128 t3185 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2811,
    t3186 = t3105 ^ t2908, t3187 = t3185 ^ (t3183 ^ t3186);
    store128(rk + 18608, t3187);
    const v128 t3188 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2814,
    t3189 = t3108 ^ t2911, t3190 = t3188 ^ (t3186 ^ t3189);
    store128(rk + 18624, t3190);
    const v128 t3191 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2817,
    t3192 = t3111 ^ t2914, t3193 = t3191 ^ (t3189 ^ t3192);
    store128(rk + 18640, t3193);
    const v128 t3194 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2820,
    t3195 = t3114 ^ t2917, t3196 = t3194 ^ (t3192 ^ t3195);
    store128(rk + 18656, t3196);
    const v128 t3197 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2823,
    t3198 = t3117 ^ t2920, t3199 = t3197 ^ (t3195 ^ t3198);
    store128(rk + 18672, t3199);
    const v128 t3200 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2826,
    t3201 = t3120 ^ t2923, t3202 = t3200 ^ (t3198 ^ t3201);
    store128(rk + 18688, t3202);
    const v128 t3203 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2829,
    t3204 = t3123 ^ t2926, t3205 = t3203 ^ (t3201 ^ t3204);
    store128(rk + 18704, t3205);
    const v128 t3206 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2832,
    t3207 = t3126 ^ t2929, t3208 = t3206 ^ (t3204 ^ t3207);
    store128(rk + 18720, t3208);
    const v128 t3209 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2835,
    t3210 = t3129 ^ t2932, t3211 = t3209 ^ (t3207 ^ t3210);
    store128(rk + 18736, t3211);
    const v128 t3212 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2838,
    t3213 = t3132 ^ t2935, t3214 = t3212 ^ (t3210 ^ t3213);
    store128(rk + 18752, t3214);
    const v128 t3215 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2841,
    t3216 = t3135 ^ t2938, t3217 = t3215 ^ (t3213 ^ t3216);
    store128(rk + 18768, t3217);
    const v128 t3218 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2844,
    t3219 = t3138 ^ t2941, t3220 = t3218 ^ (t3216 ^ t3219);
    store128(rk + 18784, t3220);
    const v128 t3221 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2847,
    t3222 = t3141 ^ t2944, t3223 = t3221 ^ (t3219 ^ t3222);
    store128(rk + 18800, t3223);
    const v128 t3224 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2850,
    t3225 = t3144 ^ t2947, t3226 = t3224 ^ (t3222 ^ t3225);
    store128(rk + 18816, t3226);
    const v128 t3227 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2853,
    t3228 = t3147 ^ t2950, t3229 = t3227 ^ (t3225 ^ t3228);
    store128(rk + 18832, t3229);
    const v128 t3230 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2856,
    t3231 = t3150 ^ t2953, t3232 = t3230 ^ (t3228 ^ t3231);
    store128(rk + 18848, t3232);
    const v128 t3233 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2859,
    t3234 = t3152 ^ t2956, t3235 = t3233 ^ (t3231 ^ t3234);
    store128(rk + 18864, t3235);
    const v128 t3236 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2862,
    t3237 = t3061 ^ t2959, t3238 = t3236 ^ (t3234 ^ t3237);
    store128(rk + 18880, t3238);
    const v128 t3239 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2865,
    t3240 = t3063 ^ t2962, t3241 = t3239 ^ (t3237 ^ t3240);
    store128(rk + 18896, t3241);
    const v128 t3242 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2868,
    t3243 = t3066 ^ t2964, t3244 = t3242 ^ (t3240 ^ t3243);
    store128(rk + 18912, t3244);
    const v128 t3245 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2870,
    t3246 = t3245 ^ (t3243 ^ t3153);
    store128(rk + 18928, t3246);
    const v128 t3247 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2873,
    t3248 = t3163 ^ t2967, t3249 = t3166 ^ t2969, t3250 = t3247 ^ (t3248 ^ t3249);
    store128(rk + 18944, t3250);
    const v128 t3251 = t3169 ^ t2972, t3252 = t2875 ^ (t3249 ^ t3251);
    store128(rk + 18960, t3252);
    const v128 t3253 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2878,
    t3254 = t3172 ^ t2975, t3255 = t3253 ^ (t3251 ^ t3254);
    store128(rk + 18976, t3255);
    const v128 t3256 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2881,
    t3257 = t3175 ^ t2978, t3258 = t3256 ^ (t3254 ^ t3257);
    store128(rk + 18992, t3258);
    const v128 t3259 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2884,
    t3260 = t3178 ^ t2981, t3261 = t3259 ^ (t3257 ^ t3260);
    store128(rk + 19008, t3261);
    const v128 t3262 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2887,
    t3263 = t3181 ^ t2984, t3264 = t3262 ^ (t3260 ^ t3263);
    store128(rk + 19024, t3264);
    const v128 t3265 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2890,
    t3266 = t3184 ^ t2987, t3267 = t3265 ^ (t3263 ^ t3266);
    store128(rk + 19040, t3267);
    const v128 t3268 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2893,
    t3269 = t3187 ^ t2990, t3270 = t3268 ^ (t3266 ^ t3269);
    store128(rk + 19056, t3270);
    const v128 t3271 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2896,
    t3272 = t3190 ^ t2993, t3273 = t3271 ^ (t3269 ^ t3272);
    store128(rk + 19072, t3273);
    const v128 t3274 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2899,
    t3275 = t3193 ^ t2996, t3276 = t3274 ^ (t3272 ^ t3275);
    store128(rk + 19088, t3276);
    const v128 t3277 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2902,
    t3278 = t3196 ^ t2999, t3279 = t3277 ^ (t3275 ^ t3278);
    store128(rk + 19104, t3279);
    const v128 t3280 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2905,
    t3281 = t3199 ^ t3002, t3282 = t3280 ^ (t3278 ^ t3281);
    store128(rk + 19120, t3282);
    const v128 t3283 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2908,
    t3284 = t3202 ^ t3005, t3285 = t3283 ^ (t3281 ^ t3284);
    store128(rk + 19136, t3285);
    const v128 t3286 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2911,
    t3287 = t3205 ^ t3008, t3288 = t3286 ^ (t3284 ^ t3287);
    store128(rk + 19152, t3288);
    const v128 t3289 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2914,
    t3290 = t3208 ^ t3011, t3291 = t3289 ^ (t3287 ^ t3290);
    store128(rk + 19168, t3291);
    const v128 t3292 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2917,
    t3293 = t3211 ^ t3014, t3294 = t3292 ^ (t3290 ^ t3293);
    store128(rk + 19184, t3294);
    const v128 t3295 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2920,
    t3296 = t3214 ^ t3017, t3297 = t3295 ^ (t3293 ^ t3296);
    store128(rk + 19200, t3297);
    const v128 t3298 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2923,
    t3299 = t3217 ^ t3020, t3300 = t3298 ^ (t3296 ^ t3299);
    store128(rk + 19216, t3300);
    const v128 t3301 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2926,
    t3302 = t3220 ^ t3023, t3303 = t3301 ^ (t3299 ^ t3302);
    store128(rk + 19232, t3303);
    const v128 t3304 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2929,
    t3305 = t3223 ^ t3026, t3306 = t3304 ^ (t3302 ^ t3305);
    store128(rk + 19248, t3306);
    const v128 t3307 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2932,
    t3308 = t3226 ^ t3029, t3309 = t3307 ^ (t3305 ^ t3308);
    store128(rk + 19264, t3309);
    const v128 t3310 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2935,
    t3311 = t3229 ^ t3032, t3312 = t3310 ^ (t3308 ^ t3311);
    store128(rk + 19280, t3312);
    const v128 t3313 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2938,
    t3314 = t3232 ^ t3035, t3315 = t3313 ^ (t3311 ^ t3314);
    store128(rk + 19296, t3315);
    const v128 t3316 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2941,
    t3317 = t3235 ^ t3038, t3318 = t3316 ^ (t3314 ^ t3317);
    store128(rk + 19312, t3318);
    const v128 t3319 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2944,
    t3320 = t3238 ^ t3041, t3321 = t3319 ^ (t3317 ^ t3320);
    store128(rk + 19328, t3321);
    const v128 t3322 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2947,
    t3323 = t3241 ^ t3044, t3324 = t3322 ^ (t3320 ^ t3323);
    store128(rk + 19344, t3324);
    const v128 t3325 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2950,
    t3326 = t3244 ^ t3047, t3327 = t3325 ^ (t3323 ^ t3326);
    store128(rk + 19360, t3327);
    const v128 t3328 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2953,
    t3329 = t3246 ^ t3050, t3330 = t3328 ^ (t3326 ^ t3329);
    store128(rk + 19376, t3330);
    const v128 t3331 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2956,
    t3332 = t3155 ^ t3053, t3333 = t3331 ^ (t3329 ^ t3332);
    store128(rk + 19392, t3333);
    const v128 t3334 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2959,
    t3335 = t3157 ^ t3056, t3336 = t3334 ^ (t3332 ^ t3335);
    store128(rk + 19408, t3336);
    const v128 t3337 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2962,
    t3338 = t3160 ^ t3058, t3339 = t3337 ^ (t3335 ^ t3338);
    store128(rk + 19424, t3339);
    const v128 t3340 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2964,
    t3341 = t3340 ^ (t3338 ^ t3248);
    store128(rk + 19440, t3341);
    const v128 t3342 = t3258 ^ t3061, t3343 = t3261 ^ t3063, t3344 = t2967 ^ (t3342 ^ t3343);
    store128(rk + 19456, t3344);
    const v128 t3345 = t3264 ^ t3066, t3346 = t2969 ^ (t3343 ^ t3345);
    store128(rk + 19472, t3346);
    const v128 t3347 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2972,
    t3348 = t3267 ^ t3069, t3349 = t3347 ^ (t3345 ^ t3348);
    store128(rk + 19488, t3349);
    const v128 t3350 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2975,
    t3351 = t3270 ^ t3072, t3352 = t3350 ^ (t3348 ^ t3351);
    store128(rk + 19504, t3352);
    const v128 t3353 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2978,
    t3354 = t3273 ^ t3075, t3355 = t3353 ^ (t3351 ^ t3354);
    store128(rk + 19520, t3355);
    const v128 t3356 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2981,
    t3357 = t3276 ^ t3078, t3358 = t3356 ^ (t3354 ^ t3357);
    store128(rk + 19536, t3358);
    const v128 t3359 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2984,
    t3360 = t3279 ^ t3081, t3361 = t3359 ^ (t3357 ^ t3360);
    store128(rk + 19552, t3361);
    const v128 t3362 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2987,
    t3363 = t3282 ^ t3084, t3364 = t3362 ^ (t3360 ^ t3363);
    store128(rk + 19568, t3364);
    const v128 t3365 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2990,
    t3366 = t3285 ^ t3087, t3367 = t3365 ^ (t3363 ^ t3366);
    store128(rk + 19584, t3367);
    const v128 t3368 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2993,
    t3369 = t3288 ^ t3090, t3370 = t3368 ^ (t3366 ^ t3369);
    store128(rk + 19600, t3370);
    const v128 t3371 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2996,
    t3372 = t3291 ^ t3093, t3373 = t3371 ^ (t3369 ^ t3372);
    store128(rk + 19616, t3373);
    const v128 t3374 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t2999,
    t3375 = t3294 ^ t3096, t3376 = t3374 ^ (t3372 ^ t3375);
    store128(rk + 19632, t3376);
    const v128 t3377 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3002,
    t3378 = t3297 ^ t3099, t3379 = t3377 ^ (t3375 ^ t3378);
    store128(rk + 19648, t3379);
    const v128 t3380 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3005,
    t3381 = t3300 ^ t3102, t3382 = t3380 ^ (t3378 ^ t3381);
    store128(rk + 19664, t3382);
    const v128 t3383 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3008,
    t3384 = t3303 ^ t3105, t3385 = t3383 ^ (t3381 ^ t3384);
    store128(rk + 19680, t3385);
    const v128 t3386 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3011,
    t3387 = t3306 ^ t3108, t3388 = t3386 ^ (t3384 ^ t3387);
    store128(rk + 19696, t3388);
    const v128 t3389 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3014,
    t3390 = t3309 ^ t3111, t3391 = t3389 ^ (t3387 ^ t3390);
    store128(rk + 19712, t3391);
    const v128 t3392 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3017,
    t3393 = t3312 ^ t3114, t3394 = t3392 ^ (t3390 ^ t3393);
    store128(rk + 19728, t3394);
    const v128 t3395 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3020,
    t3396 = t3315 ^ t3117, t3397 = t3395 ^ (t3393 ^ t3396);
    store128(rk + 19744, t3397);
    const v128 t3398 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3023,
    t3399 = t3318 ^ t3120, t3400 = t3398 ^ (t3396 ^ t3399);
    store128(rk + 19760, t3400);
    const v128 t3401 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3026,
    t3402 = t3321 ^ t3123, t3403 = t3401 ^ (t3399 ^ t3402);
    store128(rk + 19776, t3403);
    const v128 t3404 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3029,
    t3405 = t3324 ^ t3126, t3406 = t3404 ^ (t3402 ^ t3405);
    store128(rk + 19792, t3406);
    const v128 t3407 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3032,
    t3408 = t3327 ^ t3129, t3409 = t3407 ^ (t3405 ^ t3408);
    store128(rk + 19808, t3409);
    const v128 t3410 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3035,
    t3411 = t3330 ^ t3132, t3412 = t3410 ^ (t3408 ^ t3411);
    store128(rk + 19824, t3412);
    const v128 t3413 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3038,
    t3414 = t3333 ^ t3135, t3415 = t3413 ^ (t3411 ^ t3414);
    store128(rk + 19840, t3415);
    const v128 t3416 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3041,
    t3417 = t3336 ^ t3138, t3418 = t3416 ^ (t3414 ^ t3417);
    store128(rk + 19856, t3418);
    const v128 t3419 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3044,
    t3420 = t3339 ^ t3141, t3421 = t3419 ^ (t3417 ^ t3420);
    store128(rk + 19872, t3421);
    const v128 t3422 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3047,
    t3423 = t3341 ^ t3144, t3424 = t3422 ^ (t3420 ^ t3423);
    store128(rk + 19888, t3424);
    const v128 t3425 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3050,
    t3426 = t3250 ^ t3147, t3427 = t3425 ^ (t3423 ^ t3426);
    store128(rk + 19904, t3427);
    const v128 t3428 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3053,
    t3429 = t3252 ^ t3150, t3430 = t3428 ^ (t3426 ^ t3429);
    store128(rk + 19920, t3430);
    const v128 t3431 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3056,
    t3432 = t3255 ^ t3152, t3433 = t3431 ^ (t3429 ^ t3432);
    store128(rk + 19936, t3433);
    const v128 t3434 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3058,
    t3435 = t3434 ^ (t3432 ^ t3342);
    store128(rk + 19952, t3435);
    const v128 t3436 = t3352 ^ t3155, t3437 = t3355 ^ t3157, t3438 = t3061 ^ (t3436 ^ t3437);
    store128(rk + 19968, t3438);
    const v128 t3439 = t3358 ^ t3160, t3440 = t3063 ^ (t3437 ^ t3439);
    store128(rk + 19984, t3440);
    const v128 t3441 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3066,
    t3442 = t3361 ^ t3163, t3443 = t3441 ^ (t3439 ^ t3442);
    store128(rk + 20000, t3443);
    const v128 t3444 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3069,
    t3445 = t3364 ^ t3166, t3446 = t3444 ^ (t3442 ^ t3445);
    store128(rk + 20016, t3446);
    const v128 t3447 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3072,
    t3448 = t3367 ^ t3169, t3449 = t3447 ^ (t3445 ^ t3448);
    store128(rk + 20032, t3449);
    const v128 t3450 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3075,
    t3451 = t3370 ^ t3172, t3452 = t3450 ^ (t3448 ^ t3451);
    store128(rk + 20048, t3452);
    const v128 t3453 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3078,
    t3454 = t3373 ^ t3175, t3455 = t3453 ^ (t3451 ^ t3454);
    store128(rk + 20064, t3455);
    const v128 t3456 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3081,
    t3457 = t3376 ^ t3178, t3458 = t3456 ^ (t3454 ^ t3457);
    store128(rk + 20080, t3458);
    const v128 t3459 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3084,
    t3460 = t3379 ^ t3181, t3461 = t3459 ^ (t3457 ^ t3460);
    store128(rk + 20096, t3461);
    const v128 t3462 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3087,
    t3463 = t3382 ^ t3184, t3464 = t3462 ^ (t3460 ^ t3463);
    store128(rk + 20112, t3464);
    const v128 t3465 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3090,
    t3466 = t3385 ^ t3187, t3467 = t3465 ^ (t3463 ^ t3466);
    store128(rk + 20128, t3467);
    const v128 t3468 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3093,
    t3469 = t3388 ^ t3190, t3470 = t3468 ^ (t3466 ^ t3469);
    store128(rk + 20144, t3470);
    const v128 t3471 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3096,
    t3472 = t3391 ^ t3193, t3473 = t3471 ^ (t3469 ^ t3472);
    store128(rk + 20160, t3473);
    const v128 t3474 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3099,
    t3475 = t3394 ^ t3196, t3476 = t3474 ^ (t3472 ^ t3475);
    store128(rk + 20176, t3476);
    const v128 t3477 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3102,
    t3478 = t3397 ^ t3199, t3479 = t3477 ^ (t3475 ^ t3478);
    store128(rk + 20192, t3479);
    const v128 t3480 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3105,
    t3481 = t3400 ^ t3202, t3482 = t3480 ^ (t3478 ^ t3481);
    store128(rk + 20208, t3482);
    const v128 t3483 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3108,
    t3484 = t3403 ^ t3205, t3485 = t3483 ^ (t3481 ^ t3484);
    store128(rk + 20224, t3485);
    const v128 t3486 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3111,
    t3487 = t3406 ^ t3208, t3488 = t3486 ^ (t3484 ^ t3487);
    store128(rk + 20240, t3488);
    const v128 t3489 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3114,
    t3490 = t3409 ^ t3211, t3491 = t3489 ^ (t3487 ^ t3490);
    store128(rk + 20256, t3491);
    const v128 t3492 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3117,
    t3493 = t3412 ^ t3214, t3494 = t3492 ^ (t3490 ^ t3493);
    store128(rk + 20272, t3494);
    const v128 t3495 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3120,
    t3496 = t3415 ^ t3217, t3497 = t3495 ^ (t3493 ^ t3496);
    store128(rk + 20288, t3497);
    const v128 t3498 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3123,
    t3499 = t3418 ^ t3220, t3500 = t3498 ^ (t3496 ^ t3499);
    store128(rk + 20304, t3500);
    const v128 t3501 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3126,
    t3502 = t3421 ^ t3223, t3503 = t3501 ^ (t3499 ^ t3502);
    store128(rk + 20320, t3503);
    const v128 t3504 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3129,
    t3505 = t3424 ^ t3226, t3506 = t3504 ^ (t3502 ^ t3505);
    store128(rk + 20336, t3506);
    const v128 t3507 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3132,
    t3508 = t3427 ^ t3229, t3509 = t3507 ^ (t3505 ^ t3508);
    store128(rk + 20352, t3509);
    const v128 t3510 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3135,
    t3511 = t3430 ^ t3232, t3512 = t3510 ^ (t3508 ^ t3511);
    store128(rk + 20368, t3512);
    const v128 t3513 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3138,
    t3514 = t3433 ^ t3235, t3515 = t3513 ^ (t3511 ^ t3514);
    store128(rk + 20384, t3515);
    const v128 t3516 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3141,
    t3517 = t3435 ^ t3238, t3518 = t3516 ^ (t3514 ^ t3517);
    store128(rk + 20400, t3518);
    const v128 t3519 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3144,
    t3520 = t3344 ^ t3241, t3521 = t3519 ^ (t3517 ^ t3520);
    store128(rk + 20416, t3521);
    const v128 t3522 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3147,
    t3523 = t3346 ^ t3244, t3524 = t3522 ^ (t3520 ^ t3523);
    store128(rk + 20432, t3524);
    const v128 t3525 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3150,
    t3526 = t3349 ^ t3246, t3527 = t3525 ^ (t3523 ^ t3526);
    store128(rk + 20448, t3527);
    const v128 t3528 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3152,
    t3529 = t3528 ^ (t3526 ^ t3436);
    store128(rk + 20464, t3529);
    const v128 t3530 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3155,
    t3531 = t3446 ^ t3250, t3532 = t3449 ^ t3252, t3533 = t3530 ^ (t3531 ^ t3532);
    store128(rk + 20480, t3533);
    const v128 t3534 = t3452 ^ t3255, t3535 = t3157 ^ (t3532 ^ t3534);
    store128(rk + 20496, t3535);
    const v128 t3536 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3160,
    t3537 = t3455 ^ t3258, t3538 = t3536 ^ (t3534 ^ t3537);
    store128(rk + 20512, t3538);
    const v128 t3539 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3163,
    t3540 = t3458 ^ t3261, t3541 = t3539 ^ (t3537 ^ t3540);
    store128(rk + 20528, t3541);
    const v128 t3542 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3166,
    t3543 = t3461 ^ t3264, t3544 = t3542 ^ (t3540 ^ t3543);
    store128(rk + 20544, t3544);
    const v128 t3545 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3169,
    t3546 = t3464 ^ t3267, t3547 = t3545 ^ (t3543 ^ t3546);
    store128(rk + 20560, t3547);
    const v128 t3548 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3172,
    t3549 = t3467 ^ t3270, t3550 = t3548 ^ (t3546 ^ t3549);
    store128(rk + 20576, t3550);
    const v128 t3551 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3175,
    t3552 = t3470 ^ t3273, t3553 = t3551 ^ (t3549 ^ t3552);
    store128(rk + 20592, t3553);
    const v128 t3554 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3178,
    t3555 = t3473 ^ t3276, t3556 = t3554 ^ (t3552 ^ t3555);
    store128(rk + 20608, t3556);
    const v128 t3557 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3181,
    t3558 = t3476 ^ t3279, t3559 = t3557 ^ (t3555 ^ t3558);
    store128(rk + 20624, t3559);
    const v128 t3560 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3184,
    t3561 = t3479 ^ t3282, t3562 = t3560 ^ (t3558 ^ t3561);
    store128(rk + 20640, t3562);
    const v128 t3563 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3187,
    t3564 = t3482 ^ t3285, t3565 = t3563 ^ (t3561 ^ t3564);
    store128(rk + 20656, t3565);
    const v128 t3566 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3190,
    t3567 = t3485 ^ t3288, t3568 = t3566 ^ (t3564 ^ t3567);
    store128(rk + 20672, t3568);
    const v128 t3569 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3193,
    t3570 = t3488 ^ t3291, t3571 = t3569 ^ (t3567 ^ t3570);
    store128(rk + 20688, t3571);
    const v128 t3572 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3196,
    t3573 = t3491 ^ t3294, t3574 = t3572 ^ (t3570 ^ t3573);
    store128(rk + 20704, t3574);
    const v128 t3575 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3199,
    t3576 = t3494 ^ t3297, t3577 = t3575 ^ (t3573 ^ t3576);
    store128(rk + 20720, t3577);
    const v128 t3578 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3202,
    t3579 = t3497 ^ t3300, t3580 = t3578 ^ (t3576 ^ t3579);
    store128(rk + 20736, t3580);
    const v128 t3581 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3205,
    t3582 = t3500 ^ t3303, t3583 = t3581 ^ (t3579 ^ t3582);
    store128(rk + 20752, t3583);
    const v128 t3584 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3208,
    t3585 = t3503 ^ t3306, t3586 = t3584 ^ (t3582 ^ t3585);
    store128(rk + 20768, t3586);
    const v128 t3587 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3211,
    t3588 = t3506 ^ t3309, t3589 = t3587 ^ (t3585 ^ t3588);
    store128(rk + 20784, t3589);
    const v128 t3590 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3214,
    t3591 = t3509 ^ t3312, t3592 = t3590 ^ (t3588 ^ t3591);
    store128(rk + 20800, t3592);
    const v128 t3593 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3217,
    t3594 = t3512 ^ t3315, t3595 = t3593 ^ (t3591 ^ t3594);
    store128(rk + 20816, t3595);
    const v128 t3596 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3220,
    t3597 = t3515 ^ t3318, t3598 = t3596 ^ (t3594 ^ t3597);
    store128(rk + 20832, t3598);
    const v128 t3599 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3223,
    t3600 = t3518 ^ t3321, t3601 = t3599 ^ (t3597 ^ t3600);
    store128(rk + 20848, t3601);
    const v128 t3602 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3226,
    t3603 = t3521 ^ t3324, t3604 = t3602 ^ (t3600 ^ t3603);
    store128(rk + 20864, t3604);
    const v128 t3605 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3229,
    t3606 = t3524 ^ t3327, t3607 = t3605 ^ (t3603 ^ t3606);
    store128(rk + 20880, t3607);
    const v128 t3608 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3232,
    t3609 = t3527 ^ t3330, t3610 = t3608 ^ (t3606 ^ t3609);
    store128(rk + 20896, t3610);
    const v128 t3611 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3235,
    t3612 = t3529 ^ t3333, t3613 = t3611 ^ (t3609 ^ t3612);
    store128(rk + 20912, t3613);
    const v128 t3614 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3238,
    t3615 = t3438 ^ t3336, t3616 = t3614 ^ (t3612 ^ t3615);
    store128(rk + 20928, t3616);
    const v128 t3617 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3241,
    t3618 = t3440 ^ t3339, t3619 = t3617 ^ (t3615 ^ t3618);
    store128(rk + 20944, t3619);
    const v128 t3620 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3244,
    t3621 = t3443 ^ t3341, t3622 = t3620 ^ (t3618 ^ t3621);
    store128(rk + 20960, t3622);
    const v128 t3623 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3246,
    t3624 = t3623 ^ (t3621 ^ t3531);
    store128(rk + 20976, t3624);
    const v128 t3625 = t3541 ^ t3344, t3626 = t3544 ^ t3346, t3627 = t3250 ^ (t3625 ^ t3626);
    store128(rk + 20992, t3627);
    const v128 t3628 = t3547 ^ t3349, t3629 = t3252 ^ (t3626 ^ t3628);
    store128(rk + 21008, t3629);
    const v128 t3630 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3255,
    t3631 = t3550 ^ t3352, t3632 = t3630 ^ (t3628 ^ t3631);
    store128(rk + 21024, t3632);
    const v128 t3633 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3258,
    t3634 = t3553 ^ t3355, t3635 = t3633 ^ (t3631 ^ t3634);
    store128(rk + 21040, t3635);
    const v128 t3636 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3261,
    t3637 = t3556 ^ t3358, t3638 = t3636 ^ (t3634 ^ t3637);
    store128(rk + 21056, t3638);
    const v128 t3639 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3264,
    t3640 = t3559 ^ t3361, t3641 = t3639 ^ (t3637 ^ t3640);
    store128(rk + 21072, t3641);
    const v128 t3642 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3267,
    t3643 = t3562 ^ t3364, t3644 = t3642 ^ (t3640 ^ t3643);
    store128(rk + 21088, t3644);
    const v128 t3645 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3270,
    t3646 = t3565 ^ t3367, t3647 = t3645 ^ (t3643 ^ t3646);
    store128(rk + 21104, t3647);
    const v128 t3648 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3273,
    t3649 = t3568 ^ t3370, t3650 = t3648 ^ (t3646 ^ t3649);
    store128(rk + 21120, t3650);
    const v128 t3651 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3276,
    t3652 = t3571 ^ t3373, t3653 = t3651 ^ (t3649 ^ t3652);
    store128(rk + 21136, t3653);
    const v128 t3654 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3279,
    t3655 = t3574 ^ t3376, t3656 = t3654 ^ (t3652 ^ t3655);
    store128(rk + 21152, t3656);
    const v128 t3657 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3282,
    t3658 = t3577 ^ t3379, t3659 = t3657 ^ (t3655 ^ t3658);
    store128(rk + 21168, t3659);
    const v128 t3660 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3285,
    t3661 = t3580 ^ t3382, t3662 = t3660 ^ (t3658 ^ t3661);
    store128(rk + 21184, t3662);
    const v128 t3663 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3288,
    t3664 = t3583 ^ t3385, t3665 = t3663 ^ (t3661 ^ t3664);
    store128(rk + 21200, t3665);
    const v128 t3666 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3291,
    t3667 = t3586 ^ t3388, t3668 = t3666 ^ (t3664 ^ t3667);
    store128(rk + 21216, t3668);
    const v128 t3669 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3294,
    t3670 = t3589 ^ t3391, t3671 = t3669 ^ (t3667 ^ t3670);
    store128(rk + 21232, t3671);
    const v128 t3672 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3297,
    t3673 = t3592 ^ t3394, t3674 = t3672 ^ (t3670 ^ t3673);
    store128(rk + 21248, t3674);
    const v128 t3675 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3300,
    t3676 = t3595 ^ t3397, t3677 = t3675 ^ (t3673 ^ t3676);
    store128(rk + 21264, t3677);
    const v128 t3678 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3303,
    t3679 = t3598 ^ t3400, t3680 = t3678 ^ (t3676 ^ t3679);
    store128(rk + 21280, t3680);
    const v128 t3681 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3306,
    t3682 = t3601 ^ t3403, t3683 = t3681 ^ (t3679 ^ t3682);
    store128(rk + 21296, t3683);
    const v128 t3684 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3309,
    t3685 = t3604 ^ t3406, t3686 = t3684 ^ (t3682 ^ t3685);
    store128(rk + 21312, t3686);
    const v128 t3687 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3312,
    t3688 = t3607 ^ t3409, t3689 = t3687 ^ (t3685 ^ t3688);
    store128(rk + 21328, t3689);
    const v128 t3690 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3315,
    t3691 = t3610 ^ t3412, t3692 = t3690 ^ (t3688 ^ t3691);
    store128(rk + 21344, t3692);
    const v128 t3693 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3318,
    t3694 = t3613 ^ t3415, t3695 = t3693 ^ (t3691 ^ t3694);
    store128(rk + 21360, t3695);
    const v128 t3696 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3321,
    t3697 = t3616 ^ t3418, t3698 = t3696 ^ (t3694 ^ t3697);
    store128(rk + 21376, t3698);
    const v128 t3699 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3324,
    t3700 = t3619 ^ t3421, t3701 = t3699 ^ (t3697 ^ t3700);
    store128(rk + 21392, t3701);
    const v128 t3702 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3327,
    t3703 = t3622 ^ t3424, t3704 = t3702 ^ (t3700 ^ t3703);
    store128(rk + 21408, t3704);
    const v128 t3705 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3330,
    t3706 = t3624 ^ t3427, t3707 = t3705 ^ (t3703 ^ t3706);
    store128(rk + 21424, t3707);
    const v128 t3708 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3333,
    t3709 = t3533 ^ t3430, t3710 = t3708 ^ (t3706 ^ t3709);
    store128(rk + 21440, t3710);
    const v128 t3711 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3336,
    t3712 = t3535 ^ t3433, t3713 = t3711 ^ (t3709 ^ t3712);
    store128(rk + 21456, t3713);
    const v128 t3714 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3339,
    t3715 = t3538 ^ t3435, t3716 = t3714 ^ (t3712 ^ t3715);
    store128(rk + 21472, t3716);
    const v128 t3717 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3341,
    t3718 = t3717 ^ (t3715 ^ t3625);
    store128(rk + 21488, t3718);
    const v128 t3719 = t3635 ^ t3438, t3720 = t3638 ^ t3440, t3721 = t3344 ^ (t3719 ^ t3720);
    store128(rk + 21504, t3721);
    const v128 t3722 = t3641 ^ t3443, t3723 = t3346 ^ (t3720 ^ t3722);
    store128(rk + 21520, t3723);
    const v128 t3724 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3349,
    t3725 = t3644 ^ t3446, t3726 = t3724 ^ (t3722 ^ t3725);
    store128(rk + 21536, t3726);
    const v128 t3727 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3352,
    t3728 = t3647 ^ t3449, t3729 = t3727 ^ (t3725 ^ t3728);
    store128(rk + 21552, t3729);
    const v128 t3730 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3355,
    t3731 = t3650 ^ t3452, t3732 = t3730 ^ (t3728 ^ t3731);
    store128(rk + 21568, t3732);
    const v128 t3733 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3358,
    t3734 = t3653 ^ t3455, t3735 = t3733 ^ (t3731 ^ t3734);
    store128(rk + 21584, t3735);
    const v128 t3736 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3361,
    t3737 = t3656 ^ t3458, t3738 = t3736 ^ (t3734 ^ t3737);
    store128(rk + 21600, t3738);
    const v128 t3739 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3364,
    t3740 = t3659 ^ t3461, t3741 = t3739 ^ (t3737 ^ t3740);
    store128(rk + 21616, t3741);
    const v128 t3742 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3367,
    t3743 = t3662 ^ t3464, t3744 = t3742 ^ (t3740 ^ t3743);
    store128(rk + 21632, t3744);
    const v128 t3745 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3370,
    t3746 = t3665 ^ t3467, t3747 = t3745 ^ (t3743 ^ t3746);
    store128(rk + 21648, t3747);
    const v128 t3748 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3373,
    t3749 = t3668 ^ t3470, t3750 = t3748 ^ (t3746 ^ t3749);
    store128(rk + 21664, t3750);
    const v128 t3751 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3376,
    t3752 = t3671 ^ t3473, t3753 = t3751 ^ (t3749 ^ t3752);
    store128(rk + 21680, t3753);
    const v128 t3754 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3379,
    t3755 = t3674 ^ t3476, t3756 = t3754 ^ (t3752 ^ t3755);
    store128(rk + 21696, t3756);
    const v128 t3757 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3382,
    t3758 = t3677 ^ t3479, t3759 = t3757 ^ (t3755 ^ t3758);
    store128(rk + 21712, t3759);
    const v128 t3760 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3385,
    t3761 = t3680 ^ t3482, t3762 = t3760 ^ (t3758 ^ t3761);
    store128(rk + 21728, t3762);
    const v128 t3763 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3388,
    t3764 = t3683 ^ t3485, t3765 = t3763 ^ (t3761 ^ t3764);
    store128(rk + 21744, t3765);
    const v128 t3766 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3391,
    t3767 = t3686 ^ t3488, t3768 = t3766 ^ (t3764 ^ t3767);
    store128(rk + 21760, t3768);
    const v128 t3769 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3394,
    t3770 = t3689 ^ t3491, t3771 = t3769 ^ (t3767 ^ t3770);
    store128(rk + 21776, t3771);
    const v128 t3772 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3397,
    t3773 = t3692 ^ t3494, t3774 = t3772 ^ (t3770 ^ t3773);
    store128(rk + 21792, t3774);
    const v128 t3775 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3400,
    t3776 = t3695 ^ t3497, t3777 = t3775 ^ (t3773 ^ t3776);
    store128(rk + 21808, t3777);
    const v128 t3778 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3403,
    t3779 = t3698 ^ t3500, t3780 = t3778 ^ (t3776 ^ t3779);
    store128(rk + 21824, t3780);
    const v128 t3781 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3406,
    t3782 = t3701 ^ t3503, t3783 = t3781 ^ (t3779 ^ t3782);
    store128(rk + 21840, t3783);
    const v128 t3784 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3409,
    t3785 = t3704 ^ t3506, t3786 = t3784 ^ (t3782 ^ t3785);
    store128(rk + 21856, t3786);
    const v128 t3787 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3412,
    t3788 = t3707 ^ t3509, t3789 = t3787 ^ (t3785 ^ t3788);
    store128(rk + 21872, t3789);
    const v128 t3790 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3415,
    t3791 = t3710 ^ t3512, t3792 = t3790 ^ (t3788 ^ t3791);
    store128(rk + 21888, t3792);
    const v128 t3793 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3418,
    t3794 = t3713 ^ t3515, t3795 = t3793 ^ (t3791 ^ t3794);
    store128(rk + 21904, t3795);
    const v128 t3796 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3421,
    t3797 = t3716 ^ t3518, t3798 = t3796 ^ (t3794 ^ t3797);
    store128(rk + 21920, t3798);
    const v128 t3799 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3424,
    t3800 = t3718 ^ t3521, t3801 = t3799 ^ (t3797 ^ t3800);
    store128(rk + 21936, t3801);
    const v128 t3802 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3427,
    t3803 = t3627 ^ t3524, t3804 = t3802 ^ (t3800 ^ t3803);
    store128(rk + 21952, t3804);
    const v128 t3805 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3430,
    t3806 = t3629 ^ t3527, t3807 = t3805 ^ (t3803 ^ t3806);
    store128(rk + 21968, t3807);
    const v128 t3808 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3433,
    t3809 = t3632 ^ t3529, t3810 = t3808 ^ (t3806 ^ t3809);
    store128(rk + 21984, t3810);
    const v128 t3811 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3435,
    t3812 = t3811 ^ (t3809 ^ t3719);
    store128(rk + 22000, t3812);
    const v128 t3813 = t3729 ^ t3533, t3814 = t3732 ^ t3535;
    store128(rk + 22016, t3438 ^ (t3813 ^ t3814));
    const v128 t3815 = t3735 ^ t3538;
    store128(rk + 22032, t3440 ^ (t3814 ^ t3815));
    const v128 t3816 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3443,
    t3817 = t3738 ^ t3541;
    store128(rk + 22048, t3816 ^ (t3815 ^ t3817));
    const v128 t3818 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3446,
    t3819 = t3741 ^ t3544;
    store128(rk + 22064, t3818 ^ (t3817 ^ t3819));
    const v128 t3820 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3449,
    t3821 = t3744 ^ t3547;
    store128(rk + 22080, t3820 ^ (t3819 ^ t3821));
    const v128 t3822 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3452,
    t3823 = t3747 ^ t3550;
    store128(rk + 22096, t3822 ^ (t3821 ^ t3823));
    const v128 t3824 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3455,
    t3825 = t3750 ^ t3553;
    store128(rk + 22112, t3824 ^ (t3823 ^ t3825));
    const v128 t3826 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3458,
    t3827 = t3753 ^ t3556;
    store128(rk + 22128, t3826 ^ (t3825 ^ t3827));
    const v128 t3828 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3461,
    t3829 = t3756 ^ t3559;
    store128(rk + 22144, t3828 ^ (t3827 ^ t3829));
    const v128 t3830 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3464,
    t3831 = t3759 ^ t3562;
    store128(rk + 22160, t3830 ^ (t3829 ^ t3831));
    const v128 t3832 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3467,
    t3833 = t3762 ^ t3565;
    store128(rk + 22176, t3832 ^ (t3831 ^ t3833));
    const v128 t3834 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3470,
    t3835 = t3765 ^ t3568;
    store128(rk + 22192, t3834 ^ (t3833 ^ t3835));
    const v128 t3836 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3473,
    t3837 = t3768 ^ t3571;
    store128(rk + 22208, t3836 ^ (t3835 ^ t3837));
    const v128 t3838 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3476,
    t3839 = t3771 ^ t3574;
    store128(rk + 22224, t3838 ^ (t3837 ^ t3839));
    const v128 t3840 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3479,
    t3841 = t3774 ^ t3577;
    store128(rk + 22240, t3840 ^ (t3839 ^ t3841));
    const v128 t3842 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3482,
    t3843 = t3777 ^ t3580;
    store128(rk + 22256, t3842 ^ (t3841 ^ t3843));
    const v128 t3844 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3485,
    t3845 = t3780 ^ t3583;
    store128(rk + 22272, t3844 ^ (t3843 ^ t3845));
    const v128 t3846 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3488,
    t3847 = t3783 ^ t3586;
    store128(rk + 22288, t3846 ^ (t3845 ^ t3847));
    const v128 t3848 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3491,
    t3849 = t3786 ^ t3589;
    store128(rk + 22304, t3848 ^ (t3847 ^ t3849));
    const v128 t3850 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3494,
    t3851 = t3789 ^ t3592;
    store128(rk + 22320, t3850 ^ (t3849 ^ t3851));
    const v128 t3852 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3497,
    t3853 = t3792 ^ t3595;
    store128(rk + 22336, t3852 ^ (t3851 ^ t3853));
    const v128 t3854 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3500,
    t3855 = t3795 ^ t3598;
    store128(rk + 22352, t3854 ^ (t3853 ^ t3855));
    const v128 t3856 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3503,
    t3857 = t3798 ^ t3601;
    store128(rk + 22368, t3856 ^ (t3855 ^ t3857));
    const v128 t3858 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3506,
    t3859 = t3801 ^ t3604;
    store128(rk + 22384, t3858 ^ (t3857 ^ t3859));
    const v128 t3860 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3509,
    t3861 = t3804 ^ t3607;
    store128(rk + 22400, t3860 ^ (t3859 ^ t3861));
    const v128 t3862 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3512,
    t3863 = t3807 ^ t3610;
    store128(rk + 22416, t3862 ^ (t3861 ^ t3863));
    const v128 t3864 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3515,
    t3865 = t3810 ^ t3613;
    store128(rk + 22432, t3864 ^ (t3863 ^ t3865));
    const v128 t3866 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3518,
    t3867 = t3812 ^ t3616;
    store128(rk + 22448, t3866 ^ (t3865 ^ t3867));
    const v128 t3868 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3521,
    t3869 = t3721 ^ t3619;
    store128(rk + 22464, t3868 ^ (t3867 ^ t3869));
    const v128 t3870 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3524,
    t3871 = t3723 ^ t3622;
    store128(rk + 22480, t3870 ^ (t3869 ^ t3871));
    const v128 t3872 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3527,
    t3873 = t3726 ^ t3624;
    store128(rk + 22496, t3872 ^ (t3871 ^ t3873));
    const v128 t3874 = (pair128(UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff))) ^ t3529;
    store128(rk + 22512, t3874 ^ (t3873 ^ t3813));
}


// 128 blocks, each bit of them in a variable of its own.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_le128(in), t1 = load_le128(in + 16), t2 = load_le128(in + 32),
    t3 = load_le128(in + 48), t4 = load_le128(in + 64), t5 = load_le128(in + 80),
    t6 = load_le128(in + 96), t7 = load_le128(in + 112), t8 = load_le128(in + 128),
    t9 = load_le128(in + 144), t10 = load_le128(in + 160), t11 = load_le128(in + 176),
    t12 = load_le128(in + 192), t13 = load_le128(in + 208), t14 = load_le128(in + 224),
    t15 = load_le128(in + 240), t16 = load_le128(in + 256), t17 = load_le128(in + 272),
    t18 = load_le128(in + 288), t19 = load_le128(in + 304), t20 = load_le128(in + 320),
    t21 = load_le128(in + 336), t22 = load_le128(in + 352), t23 = load_le128(in + 368),
    t24 = load_le128(in + 384), t25 = load_le128(in + 400), t26 = load_le128(in + 416),
    t27 = load_le128(in + 432), t28 = load_le128(in + 448), t29 = load_le128(in + 464),
    t30 = load_le128(in + 480), t31 = load_le128(in + 496), t32 = load_le128(in + 512),
    t33 = load_le128(in + 528), t34 = load_le128(in + 544), t35 = load_le128(in + 560),
    t36 = load_le128(in + 576), t37 = load_le128(in + 592), t38 = load_le128(in + 608),
    t39 = load_le128(in + 624), t40 = load_le128(in + 640), t41 = load_le128(in + 656),
    t42 = load_le128(in + 672), t43 = load_le128(in + 688), t44 = load_le128(in + 704),
    t45 = load_le128(in + 720), t46 = load_le128(in + 736), t47 = load_le128(in + 752),
    t48 = load_le128(in + 768), t49 = load_le128(in + 784), t50 = load_le128(in + 800),
    t51 = load_le128(in + 816), t52 = load_le128(in + 832), t53 = load_le128(in + 848),
    t54 = load_le128(in + 864), t55 = load_le128(in + 880), t56 = load_le128(in + 896),
    t57 = load_le128(in + 912), t58 = load_le128(in + 928), t59 = load_le128(in + 944),
    t60 = load_le128(in + 960), t61 = load_le128(in + 976), t62 = load_le128(in + 992),
    t63 = load_le128(in + 1008),
    t64 = ((t0 >> 1) ^ t1) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t65 = t0 ^ (t64 << 1), t66 = t1 ^ t64,
    t67 = ((t2 >> 1) ^ t3) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t68 = t2 ^ (t67 << 1), t69 = t3 ^ t67,
    t70 = ((t4 >> 1) ^ t5) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t71 = t4 ^ (t70 << 1), t72 = t5 ^ t70,
    t73 = ((t6 >> 1) ^ t7) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t74 = t6 ^ (t73 << 1), t75 = t7 ^ t73,
    t76 = ((t8 >> 1) ^ t9) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t77 = t8 ^ (t76 << 1), t78 = t9 ^ t76,
    t79 = ((t10 >> 1) ^ t11) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t80 = t10 ^ (t79 << 1), t81 = t11 ^ t79,
    t82 = ((t12 >> 1) ^ t13) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t83 = t12 ^ (t82 << 1), t84 = t13 ^ t82,
    t85 = ((t14 >> 1) ^ t15) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t86 = t14 ^ (t85 << 1), t87 = t15 ^ t85,
    t88 = ((t16 >> 1) ^ t17) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t89 = t16 ^ (t88 << 1), t90 = t17 ^ t88,
    t91 = ((t18 >> 1) ^ t19) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t92 = t18 ^ (t91 << 1), t93 = t19 ^ t91,
    t94 = ((t20 >> 1) ^ t21) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t95 = t20 ^ (t94 << 1), t96 = t21 ^ t94,
    t97 = ((t22 >> 1) ^ t23) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t98 = t22 ^ (t97 << 1), t99 = t23 ^ t97,
    t100 = ((t24 >> 1) ^ t25) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t101 = t24 ^ (t100 << 1), t102 = t25 ^ t100,
    t103 = ((t26 >> 1) ^ t27) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t104 = t26 ^ (t103 << 1), t105 = t27 ^ t103,
    t106 = ((t28 >> 1) ^ t29) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t107 = t28 ^ (t106 << 1), t108 = t29 ^ t106,
    t109 = ((t30 >> 1) ^ t31) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t110 = t30 ^ (t109 << 1), t111 = t31 ^ t109,
    t112 = ((t32 >> 1) ^ t33) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t113 = t32 ^ (t112 << 1), t114 = t33 ^ t112,
    t115 = ((t34 >> 1) ^ t35) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t116 = t34 ^ (t115 << 1), t117 = t35 ^ t115,
    t118 = ((t36 >> 1) ^ t37) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t119 = t36 ^ (t118 << 1), t120 = t37 ^ t118,
    t121 = ((t38 >> 1) ^ t39) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t122 = t38 ^ (t121 << 1), t123 = t39 ^ t121,
    t124 = ((t40 >> 1) ^ t41) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t125 = t40 ^ (t124 << 1), t126 = t41 ^ t124,
    t127 = ((t42 >> 1) ^ t43) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t128 = t42 ^ (t127 << 1), t129 = t43 ^ t127,
    t130 = ((t44 >> 1) ^ t45) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t131 = t44 ^ (t130 << 1), t132 = t45 ^ t130,
    t133 = ((t46 >> 1) ^ t47) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t134 = t46 ^ (t133 << 1), t135 = t47 ^ t133,
    t136 = ((t48 >> 1) ^ t49) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t137 = t48 ^ (t136 << 1), t138 = t49 ^ t136,
    t139 = ((t50 >> 1) ^ t51) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t140 = t50 ^ (t139 << 1), t141 = t51 ^ t139,
    t142 = ((t52 >> 1) ^ t53) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t143 = t52 ^ (t142 << 1), t144 = t53 ^ t142,
    t145 = ((t54 >> 1) ^ t55) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t146 = t54 ^ (t145 << 1), t147 = t55 ^ t145,
    t148 = ((t56 >> 1) ^ t57) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t149 = t56 ^ (t148 << 1), t150 = t57 ^ t148,
    t151 = ((t58 >> 1) ^ t59) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t152 = t58 ^ (t151 << 1), t153 = t59 ^ t151,
    t154 = ((t60 >> 1) ^ t61) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t155 = t60 ^ (t154 << 1), t156 = t61 ^ t154,
    t157 = ((t62 >> 1) ^ t63) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t158 = t62 ^ (t157 << 1), t159 = t63 ^ t157,
    t160 = ((t65 >> 2) ^ t68) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t161 = t65 ^ (t160 << 2), t162 = t68 ^ t160,
    t163 = ((t66 >> 2) ^ t69) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t164 = t66 ^ (t163 << 2), t165 = t69 ^ t163,
    t166 = ((t71 >> 2) ^ t74) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t167 = t71 ^ (t166 << 2), t168 = t74 ^ t166,
    t169 = ((t72 >> 2) ^ t75) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t170 = t72 ^ (t169 << 2), t171 = t75 ^ t169,
    t172 = ((t77 >> 2) ^ t80) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t173 = t77 ^ (t172 << 2), t174 = t80 ^ t172,
    t175 = ((t78 >> 2) ^ t81) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t176 = t78 ^ (t175 << 2), t177 = t81 ^ t175,
    t178 = ((t83 >> 2) ^ t86) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t179 = t83 ^ (t178 << 2), t180 = t86 ^ t178,
    t181 = ((t84 >> 2) ^ t87) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t182 = t84 ^ (t181 << 2), t183 = t87 ^ t181,
    t184 = ((t89 >> 2) ^ t92) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t185 = t89 ^ (t184 << 2), t186 = t92 ^ t184,
    t187 = ((t90 >> 2) ^ t93) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t188 = t90 ^ (t187 << 2), t189 = t93 ^ t187,
    t190 = ((t95 >> 2) ^ t98) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t191 = t95 ^ (t190 << 2), t192 = t98 ^ t190,
    t193 = ((t96 >> 2) ^ t99) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t194 = t96 ^ (t193 << 2), t195 = t99 ^ t193,
    t196 = ((t101 >> 2) ^ t104) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t197 = t101 ^ (t196 << 2), t198 = t104 ^ t196,
    t199 = ((t102 >> 2) ^ t105) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t200 = t102 ^ (t199 << 2), t201 = t105 ^ t199,
    t202 = ((t107 >> 2) ^ t110) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t203 = t107 ^ (t202 << 2), t204 = t110 ^ t202,
    t205 = ((t108 >> 2) ^ t111) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t206 = t108 ^ (t205 << 2), t207 = t111 ^ t205,
    t208 = ((t113 >> 2) ^ t116) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t209 = t113 ^ (t208 << 2), t210 = t116 ^ t208,
    t211 = ((t114 >> 2) ^ t117) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t212 = t114 ^ (t211 << 2), t213 = t117 ^ t211,
    t214 = ((t119 >> 2) ^ t122) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t215 = t119 ^ (t214 << 2), t216 = t122 ^ t214,
    t217 = ((t120 >> 2) ^ t123) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t218 = t120 ^ (t217 << 2), t219 = t123 ^ t217,
    t220 = ((t125 >> 2) ^ t128) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t221 = t125 ^ (t220 << 2), t222 = t128 ^ t220,
    t223 = ((t126 >> 2) ^ t129) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t224 = t126 ^ (t223 << 2), t225 = t129 ^ t223,
    t226 = ((t131 >> 2) ^ t134) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t227 = t131 ^ (t226 << 2), t228 = t134 ^ t226,
    t229 = ((t132 >> 2) ^ t135) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t230 = t132 ^ (t229 << 2), t231 = t135 ^ t229,
    t232 = ((t137 >> 2) ^ t140) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t233 = t137 ^ (t232 << 2), t234 = t140 ^ t232,
    t235 = ((t138 >> 2) ^ t141) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t236 = t138 ^ (t235 << 2), t237 = t141 ^ t235,
    t238 = ((t143 >> 2) ^ t146) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t239 = t143 ^ (t238 << 2), t240 = t146 ^ t238,
    t241 = ((t144 >> 2) ^ t147) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t242 = t144 ^ (t241 << 2), t243 = t147 ^ t241,
    t244 = ((t149 >> 2) ^ t152) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t245 = t149 ^ (t244 << 2), t246 = t152 ^ t244,
    t247 = ((t150 >> 2) ^ t153) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t248 = t150 ^ (t247 << 2), t249 = t153 ^ t247,
    t250 = ((t155 >> 2) ^ t158) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t251 = t155 ^ (t250 << 2), t252 = t158 ^ t250,
    t253 = ((t156 >> 2) ^ t159) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t254 = t156 ^ (t253 << 2), t255 = t159 ^ t253,
    t256 = ((t161 >> 4) ^ t167) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t257 = t161 ^ (t256 << 4), t258 = t167 ^ t256,
    t259 = ((t164 >> 4) ^ t170) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t260 = t164 ^ (t259 << 4), t261 = t170 ^ t259,
    t262 = ((t162 >> 4) ^ t168) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t263 = t162 ^ (t262 << 4), t264 = t168 ^ t262,
    t265 = ((t165 >> 4) ^ t171) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t266 = t165 ^ (t265 << 4), t267 = t171 ^ t265,
    t268 = ((t173 >> 4) ^ t179) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t269 = t173 ^ (t268 << 4), t270 = t179 ^ t268,
    t271 = ((t176 >> 4) ^ t182) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t272 = t176 ^ (t271 << 4), t273 = t182 ^ t271,
    t274 = ((t174 >> 4) ^ t180) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t275 = t174 ^ (t274 << 4), t276 = t180 ^ t274,
    t277 = ((t177 >> 4) ^ t183) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t278 = t177 ^ (t277 << 4), t279 = t183 ^ t277,
    t280 = ((t185 >> 4) ^ t191) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t281 = t185 ^ (t280 << 4), t282 = t191 ^ t280,
    t283 = ((t188 >> 4) ^ t194) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t284 = t188 ^ (t283 << 4), t285 = t194 ^ t283,
    t286 = ((t186 >> 4) ^ t192) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t287 = t186 ^ (t286 << 4), t288 = t192 ^ t286,
    t289 = ((t189 >> 4) ^ t195) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t290 = t189 ^ (t289 << 4), t291 = t195 ^ t289,
    t292 = ((t197 >> 4) ^ t203) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t293 = t197 ^ (t292 << 4), t294 = t203 ^ t292,
    t295 = ((t200 >> 4) ^ t206) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t296 = t200 ^ (t295 << 4), t297 = t206 ^ t295,
    t298 = ((t198 >> 4) ^ t204) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t299 = t198 ^ (t298 << 4), t300 = t204 ^ t298,
    t301 = ((t201 >> 4) ^ t207) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t302 = t201 ^ (t301 << 4), t303 = t207 ^ t301,
    t304 = ((t209 >> 4) ^ t215) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t305 = t209 ^ (t304 << 4), t306 = t215 ^ t304,
    t307 = ((t212 >> 4) ^ t218) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t308 = t212 ^ (t307 << 4), t309 = t218 ^ t307,
    t310 = ((t210 >> 4) ^ t216) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t311 = t210 ^ (t310 << 4), t312 = t216 ^ t310,
    t313 = ((t213 >> 4) ^ t219) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t314 = t213 ^ (t313 << 4), t315 = t219 ^ t313,
    t316 = ((t221 >> 4) ^ t227) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t317 = t221 ^ (t316 << 4), t318 = t227 ^ t316,
    t319 = ((t224 >> 4) ^ t230) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t320 = t224 ^ (t319 << 4), t321 = t230 ^ t319,
    t322 = ((t222 >> 4) ^ t228) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t323 = t222 ^ (t322 << 4), t324 = t228 ^ t322,
    t325 = ((t225 >> 4) ^ t231) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t326 = t225 ^ (t325 << 4), t327 = t231 ^ t325,
    t328 = ((t233 >> 4) ^ t239) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t329 = t233 ^ (t328 << 4), t330 = t239 ^ t328,
    t331 = ((t236 >> 4) ^ t242) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t332 = t236 ^ (t331 << 4), t333 = t242 ^ t331,
    t334 = ((t234 >> 4) ^ t240) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t335 = t234 ^ (t334 << 4), t336 = t240 ^ t334,
    t337 = ((t237 >> 4) ^ t243) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t338 = t237 ^ (t337 << 4), t339 = t243 ^ t337,
    t340 = ((t245 >> 4) ^ t251) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t341 = t245 ^ (t340 << 4), t342 = t251 ^ t340,
    t343 = ((t248 >> 4) ^ t254) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t344 = t248 ^ (t343 << 4), t345 = t254 ^ t343,
    t346 = ((t246 >> 4) ^ t252) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t347 = t246 ^ (t346 << 4), t348 = t252 ^ t346,
    t349 = ((t249 >> 4) ^ t255) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t350 = t249 ^ (t349 << 4), t351 = t255 ^ t349,
    t352 = ((t257 >> 8) ^ t269) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t353 = t257 ^ (t352 << 8), t354 = t269 ^ t352,
    t355 = ((t260 >> 8) ^ t272) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t356 = t260 ^ (t355 << 8), t357 = t272 ^ t355,
    t358 = ((t263 >> 8) ^ t275) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t359 = t263 ^ (t358 << 8), t360 = t275 ^ t358,
    t361 = ((t266 >> 8) ^ t278) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t362 = t266 ^ (t361 << 8), t363 = t278 ^ t361,
    t364 = ((t258 >> 8) ^ t270) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t365 = t258 ^ (t364 << 8), t366 = t270 ^ t364,
    t367 = ((t261 >> 8) ^ t273) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t368 = t261 ^ (t367 << 8), t369 = t273 ^ t367,
    t370 = ((t264 >> 8) ^ t276) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t371 = t264 ^ (t370 << 8), t372 = t276 ^ t370,
    t373 = ((t267 >> 8) ^ t279) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t374 = t267 ^ (t373 << 8), t375 = t279 ^ t373,
    t376 = ((t281 >> 8) ^ t293) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t377 = t281 ^ (t376 << 8), t378 = t293 ^ t376,
    t379 = ((t284 >> 8) ^ t296) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t380 = t284 ^ (t379 << 8), t381 = t296 ^ t379,
    t382 = ((t287 >> 8) ^ t299) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t383 = t287 ^ (t382 << 8), t384 = t299 ^ t382,
    t385 = ((t290 >> 8) ^ t302) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t386 = t290 ^ (t385 << 8), t387 = t302 ^ t385,
    t388 = ((t282 >> 8) ^ t294) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t389 = t282 ^ (t388 << 8), t390 = t294 ^ t388,
    t391 = ((t285 >> 8) ^ t297) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t392 = t285 ^ (t391 << 8), t393 = t297 ^ t391,
    t394 = ((t288 >> 8) ^ t300) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t395 = t288 ^ (t394 << 8), t396 = t300 ^ t394,
    t397 = ((t291 >> 8) ^ t303) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t398 = t291 ^ (t397 << 8), t399 = t303 ^ t397,
    t400 = ((t305 >> 8) ^ t317) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t401 = t305 ^ (t400 << 8), t402 = t317 ^ t400,
    t403 = ((t308 >> 8) ^ t320) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t404 = t308 ^ (t403 << 8), t405 = t320 ^ t403,
    t406 = ((t311 >> 8) ^ t323) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t407 = t311 ^ (t406 << 8), t408 = t323 ^ t406,
    t409 = ((t314 >> 8) ^ t326) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t410 = t314 ^ (t409 << 8), t411 = t326 ^ t409,
    t412 = ((t306 >> 8) ^ t318) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t413 = t306 ^ (t412 << 8), t414 = t318 ^ t412,
    t415 = ((t309 >> 8) ^ t321) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t416 = t309 ^ (t415 << 8), t417 = t321 ^ t415,
    t418 = ((t312 >> 8) ^ t324) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t419 = t312 ^ (t418 << 8), t420 = t324 ^ t418,
    t421 = ((t315 >> 8) ^ t327) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t422 = t315 ^ (t421 << 8), t423 = t327 ^ t421,
    t424 = ((t329 >> 8) ^ t341) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t425 = t329 ^ (t424 << 8), t426 = t341 ^ t424,
    t427 = ((t332 >> 8) ^ t344) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t428 = t332 ^ (t427 << 8), t429 = t344 ^ t427,
    t430 = ((t335 >> 8) ^ t347) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t431 = t335 ^ (t430 << 8), t432 = t347 ^ t430,
    t433 = ((t338 >> 8) ^ t350) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t434 = t338 ^ (t433 << 8), t435 = t350 ^ t433,
    t436 = ((t330 >> 8) ^ t342) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t437 = t330 ^ (t436 << 8), t438 = t342 ^ t436,
    t439 = ((t333 >> 8) ^ t345) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t440 = t333 ^ (t439 << 8), t441 = t345 ^ t439,
    t442 = ((t336 >> 8) ^ t348) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t443 = t336 ^ (t442 << 8), t444 = t348 ^ t442,
    t445 = ((t339 >> 8) ^ t351) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t446 = t339 ^ (t445 << 8), t447 = t351 ^ t445,
    t448 = ((t353 >> 16) ^ t377) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t449 = t353 ^ (t448 << 16), t450 = t377 ^ t448,
    t451 = ((t356 >> 16) ^ t380) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t452 = t356 ^ (t451 << 16), t453 = t380 ^ t451,
    t454 = ((t359 >> 16) ^ t383) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t455 = t359 ^ (t454 << 16), t456 = t383 ^ t454,
    t457 = ((t362 >> 16) ^ t386) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t458 = t362 ^ (t457 << 16), t459 = t386 ^ t457,
    t460 = ((t365 >> 16) ^ t389) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t461 = t365 ^ (t460 << 16), t462 = t389 ^ t460,
    t463 = ((t368 >> 16) ^ t392) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t464 = t368 ^ (t463 << 16), t465 = t392 ^ t463,
    t466 = ((t371 >> 16) ^ t395) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t467 = t371 ^ (t466 << 16), t468 = t395 ^ t466,
    t469 = ((t374 >> 16) ^ t398) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t470 = t374 ^ (t469 << 16), t471 = t398 ^ t469,
    t472 = ((t354 >> 16) ^ t378) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t473 = t354 ^ (t472 << 16), t474 = t378 ^ t472,
    t475 = ((t357 >> 16) ^ t381) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t476 = t357 ^ (t475 << 16), t477 = t381 ^ t475,
    t478 = ((t360 >> 16) ^ t384) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t479 = t360 ^ (t478 << 16), t480 = t384 ^ t478,
    t481 = ((t363 >> 16) ^ t387) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t482 = t363 ^ (t481 << 16), t483 = t387 ^ t481,
    t484 = ((t366 >> 16) ^ t390) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t485 = t366 ^ (t484 << 16), t486 = t390 ^ t484,
    t487 = ((t369 >> 16) ^ t393) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t488 = t369 ^ (t487 << 16), t489 = t393 ^ t487,
    t490 = ((t372 >> 16) ^ t396) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t491 = t372 ^ (t490 << 16), t492 = t396 ^ t490,
    t493 = ((t375 >> 16) ^ t399) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t494 = t375 ^ (t493 << 16), t495 = t399 ^ t493,
    t496 = ((t401 >> 16) ^ t425) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t497 = t401 ^ (t496 << 16), t498 = t425 ^ t496,
    t499 = ((t404 >> 16) ^ t428) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t500 = t404 ^ (t499 << 16), t501 = t428 ^ t499,
    t502 = ((t407 >> 16) ^ t431) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t503 = t407 ^ (t502 << 16), t504 = t431 ^ t502,
    t505 = ((t410 >> 16) ^ t434) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t506 = t410 ^ (t505 << 16), t507 = t434 ^ t505,
    t508 = ((t413 >> 16) ^ t437) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t509 = t413 ^ (t508 << 16), t510 = t437 ^ t508,
    t511 = ((t416 >> 16) ^ t440) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t512 = t416 ^ (t511 << 16), t513 = t440 ^ t511,
    t514 = ((t419 >> 16) ^ t443) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t515 = t419 ^ (t514 << 16), t516 = t443 ^ t514,
    t517 = ((t422 >> 16) ^ t446) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t518 = t422 ^ (t517 << 16), t519 = t446 ^ t517,
    t520 = ((t402 >> 16) ^ t426) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t521 = t402 ^ (t520 << 16), t522 = t426 ^ t520,
    t523 = ((t405 >> 16) ^ t429) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t524 = t405 ^ (t523 << 16), t525 = t429 ^ t523,
    t526 = ((t408 >> 16) ^ t432) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t527 = t408 ^ (t526 << 16), t528 = t432 ^ t526,
    t529 = ((t411 >> 16) ^ t435) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t530 = t411 ^ (t529 << 16), t531 = t435 ^ t529,
    t532 = ((t414 >> 16) ^ t438) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t533 = t414 ^ (t532 << 16), t534 = t438 ^ t532,
    t535 = ((t417 >> 16) ^ t441) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t536 = t417 ^ (t535 << 16), t537 = t441 ^ t535,
    t538 = ((t420 >> 16) ^ t444) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t539 = t420 ^ (t538 << 16), t540 = t444 ^ t538,
    t541 = ((t423 >> 16) ^ t447) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t542 = t423 ^ (t541 << 16), t543 = t447 ^ t541,
    t544 = ((t449 >> 32) ^ t497) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t545 = t449 ^ (t544 << 32), t546 = t497 ^ t544,
    t547 = ((t452 >> 32) ^ t500) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t548 = t452 ^ (t547 << 32), t549 = t500 ^ t547,
    t550 = ((t455 >> 32) ^ t503) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t551 = t455 ^ (t550 << 32), t552 = t503 ^ t550,
    t553 = ((t458 >> 32) ^ t506) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t554 = t458 ^ (t553 << 32), t555 = t506 ^ t553,
    t556 = ((t461 >> 32) ^ t509) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t557 = t461 ^ (t556 << 32), t558 = t509 ^ t556,
    t559 = ((t464 >> 32) ^ t512) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t560 = t464 ^ (t559 << 32), t561 = t512 ^ t559,
    t562 = ((t467 >> 32) ^ t515) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t563 = t467 ^ (t562 << 32), t564 = t515 ^ t562,
    t565 = ((t470 >> 32) ^ t518) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t566 = t470 ^ (t565 << 32), t567 = t518 ^ t565,
    t568 = ((t473 >> 32) ^ t521) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t569 = t473 ^ (t568 << 32), t570 = t521 ^ t568,
    t571 = ((t476 >> 32) ^ t524) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t572 = t476 ^ (t571 << 32), t573 = t524 ^ t571,
    t574 = ((t479 >> 32) ^ t527) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t575 = t479 ^ (t574 << 32), t576 = t527 ^ t574,
    t577 = ((t482 >> 32) ^ t530) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t578 = t482 ^ (t577 << 32), t579 = t530 ^ t577,
    t580 = ((t485 >> 32) ^ t533) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t581 = t485 ^ (t580 << 32), t582 = t533 ^ t580,
    t583 = ((t488 >> 32) ^ t536) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t584 = t488 ^ (t583 << 32), t585 = t536 ^ t583,
    t586 = ((t491 >> 32) ^ t539) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t587 = t491 ^ (t586 << 32), t588 = t539 ^ t586,
    t589 = ((t494 >> 32) ^ t542) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t590 = t494 ^ (t589 << 32), t591 = t542 ^ t589,
    t592 = ((t450 >> 32) ^ t498) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t593 = t450 ^ (t592 << 32), t594 = t498 ^ t592,
    t595 = ((t453 >> 32) ^ t501) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t596 = t453 ^ (t595 << 32), t597 = t501 ^ t595,
    t598 = ((t456 >> 32) ^ t504) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t599 = t456 ^ (t598 << 32), t600 = t504 ^ t598,
    t601 = ((t459 >> 32) ^ t507) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t602 = t459 ^ (t601 << 32), t603 = t507 ^ t601,
    t604 = ((t462 >> 32) ^ t510) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t605 = t462 ^ (t604 << 32), t606 = t510 ^ t604,
    t607 = ((t465 >> 32) ^ t513) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t608 = t465 ^ (t607 << 32), t609 = t513 ^ t607,
    t610 = ((t468 >> 32) ^ t516) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t611 = t468 ^ (t610 << 32), t612 = t516 ^ t610,
    t613 = ((t471 >> 32) ^ t519) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t614 = t471 ^ (t613 << 32), t615 = t519 ^ t613,
    t616 = ((t474 >> 32) ^ t522) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t617 = t474 ^ (t616 << 32), t618 = t522 ^ t616,
    t619 = ((t477 >> 32) ^ t525) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t620 = t477 ^ (t619 << 32), t621 = t525 ^ t619,
    t622 = ((t480 >> 32) ^ t528) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t623 = t480 ^ (t622 << 32), t624 = t528 ^ t622,
    t625 = ((t483 >> 32) ^ t531) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t626 = t483 ^ (t625 << 32), t627 = t531 ^ t625,
    t628 = ((t486 >> 32) ^ t534) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t629 = t486 ^ (t628 << 32), t630 = t534 ^ t628,
    t631 = ((t489 >> 32) ^ t537) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t632 = t489 ^ (t631 << 32), t633 = t537 ^ t631,
    t634 = ((t492 >> 32) ^ t540) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t635 = t492 ^ (t634 << 32), t636 = t540 ^ t634,
    t637 = ((t495 >> 32) ^ t543) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t638 = t495 ^ (t637 << 32), t639 = t543 ^ t637;
    v128 x0 = t639;
    v128 x1 = t618;
    v128 x2 = t546;
    v128 x3 = t621;
    v128 x4 = t549;
    v128 x5 = t624;
    v128 x6 = t552;
    v128 x7 = t627;
    v128 x8 = t555;
    v128 x9 = t630;
    v128 x10 = t558;
    v128 x11 = t633;
    v128 x12 = t561;
    v128 x13 = t636;
    v128 x14 = t564;
    v128 x15 = t567;
    v128 x16 = t570;
    v128 x17 = t573;
    v128 x18 = t576;
    v128 x19 = t579;
    v128 x20 = t582;
    v128 x21 = t585;
    v128 x22 = t588;
    v128 x23 = t591;
    v128 x24 = t594;
    v128 x25 = t597;
    v128 x26 = t600;
    v128 x27 = t603;
    v128 x28 = t606;
    v128 x29 = t609;
    v128 x30 = t612;
    v128 x31 = t615;
    v128 x32 = t545;
    v128 x33 = t548;
    v128 x34 = t551;
    v128 x35 = t554;
    v128 x36 = t557;
    v128 x37 = t560;
    v128 x38 = t563;
    v128 x39 = t566;
    v128 x40 = t569;
    v128 x41 = t572;
    v128 x42 = t575;
    v128 x43 = t578;
    v128 x44 = t581;
    v128 x45 = t584;
    v128 x46 = t587;
    v128 x47 = t590;
    v128 x48 = t593;
    v128 x49 = t596;
    v128 x50 = t599;
    v128 x51 = t602;
    v128 x52 = t605;
    v128 x53 = t608;
    v128 x54 = t611;
    v128 x55 = t614;
    v128 x56 = t617;
    v128 x57 = t620;
    v128 x58 = t623;
    v128 x59 = t626;
    v128 x60 = t629;
    v128 x61 = t632;
    v128 x62 = t635;
    v128 x63 = t638;
    for (unsigned i = 0; i < 22; i++) {
        const uint8_t *round = rk + 1024 * i;
        // round 1 (simon.dsl:43)
        const v128 t640 = (x63 ^ ((x13 & x31) ^ x11)) ^ load128(round + 496),
        t641 = (x56 ^ ((x31 & x24) ^ x30)) ^ load128(round + 384),
        t642 = (x32 ^ ((x0 & x1) ^ x13)) ^ load128(round),
        t643 = (x57 ^ ((x1 & x25) ^ x31)) ^ load128(round + 400),
        t644 = (x33 ^ ((x2 & x3) ^ x0)) ^ load128(round + 16),
        t645 = (x58 ^ ((x3 & x26) ^ x1)) ^ load128(round + 416),
        t646 = (x34 ^ ((x4 & x5) ^ x2)) ^ load128(round + 32),
        t647 = (x59 ^ ((x5 & x27) ^ x3)) ^ load128(round + 432),
        t648 = (x35 ^ ((x6 & x7) ^ x4)) ^ load128(round + 48),
        t649 = (x60 ^ ((x7 & x28) ^ x5)) ^ load128(round + 448),
        t650 = (x36 ^ ((x8 & x9) ^ x6)) ^ load128(round + 64),
        t651 = (x61 ^ ((x9 & x29) ^ x7)) ^ load128(round + 464),
        t652 = (x37 ^ ((x10 & x11) ^ x8)) ^ load128(round + 80),
        t653 = (x62 ^ ((x11 & x30) ^ x9)) ^ load128(round + 480),
        t654 = (x38 ^ ((x12 & x13) ^ x10)) ^ load128(round + 96),
        t655 = (x39 ^ ((x14 & x0) ^ x12)) ^ load128(round + 112),
        t656 = (x40 ^ ((x15 & x2) ^ x14)) ^ load128(round + 128),
        t657 = (x41 ^ ((x16 & x4) ^ x15)) ^ load128(round + 144),
        t658 = (x42 ^ ((x17 & x6) ^ x16)) ^ load128(round + 160),
        t659 = (x43 ^ ((x18 & x8) ^ x17)) ^ load128(round + 176),
        t660 = (x44 ^ ((x19 & x10) ^ x18)) ^ load128(round + 192),
        t661 = (x45 ^ ((x20 & x12) ^ x19)) ^ load128(round + 208),
        t662 = (x46 ^ ((x21 & x14) ^ x20)) ^ load128(round + 224),
        t663 = (x47 ^ ((x22 & x15) ^ x21)) ^ load128(round + 240),
        t664 = (x48 ^ ((x23 & x16) ^ x22)) ^ load128(round + 256),
        t665 = (x49 ^ ((x24 & x17) ^ x23)) ^ load128(round + 272),
        t666 = (x50 ^ ((x25 & x18) ^ x24)) ^ load128(round + 288),
        t667 = (x51 ^ ((x26 & x19) ^ x25)) ^ load128(round + 304),
        t668 = (x52 ^ ((x27 & x20) ^ x26)) ^ load128(round + 320),
        t669 = (x53 ^ ((x28 & x21) ^ x27)) ^ load128(round + 336),
        t670 = (x54 ^ ((x29 & x22) ^ x28)) ^ load128(round + 352),
        t671 = (x55 ^ ((x30 & x23) ^ x29)) ^ load128(round + 368);
        // round 2 (simon.dsl:43)
        const v128 t672 = (x0 ^ ((t653 & t671) ^ t651)) ^ load128(round + 1008),
        t673 = (x1 ^ ((t671 & t664) ^ t670)) ^ load128(round + 896),
        t674 = (x2 ^ ((t640 & t641) ^ t653)) ^ load128(round + 512),
        t675 = (x3 ^ ((t641 & t665) ^ t671)) ^ load128(round + 912),
        t676 = (x4 ^ ((t642 & t643) ^ t640)) ^ load128(round + 528),
        t677 = (x5 ^ ((t643 & t666) ^ t641)) ^ load128(round + 928),
        t678 = (x6 ^ ((t644 & t645) ^ t642)) ^ load128(round + 544),
        t679 = (x7 ^ ((t645 & t667) ^ t643)) ^ load128(round + 944),
        t680 = (x8 ^ ((t646 & t647) ^ t644)) ^ load128(round + 560),
        t681 = (x9 ^ ((t647 & t668) ^ t645)) ^ load128(round + 960),
        t682 = (x10 ^ ((t648 & t649) ^ t646)) ^ load128(round + 576),
        t683 = (x11 ^ ((t649 & t669) ^ t647)) ^ load128(round + 976),
        t684 = (x12 ^ ((t650 & t651) ^ t648)) ^ load128(round + 592),
        t685 = (x13 ^ ((t651 & t670) ^ t649)) ^ load128(round + 992),
        t686 = (x14 ^ ((t652 & t653) ^ t650)) ^ load128(round + 608),
        t687 = (x15 ^ ((t654 & t640) ^ t652)) ^ load128(round + 624),
        t688 = (x16 ^ ((t655 & t642) ^ t654)) ^ load128(round + 640),
        t689 = (x17 ^ ((t656 & t644) ^ t655)) ^ load128(round + 656),
        t690 = (x18 ^ ((t657 & t646) ^ t656)) ^ load128(round + 672),
        t691 = (x19 ^ ((t658 & t648) ^ t657)) ^ load128(round + 688),
        t692 = (x20 ^ ((t659 & t650) ^ t658)) ^ load128(round + 704),
        t693 = (x21 ^ ((t660 & t652) ^ t659)) ^ load128(round + 720),
        t694 = (x22 ^ ((t661 & t654) ^ t660)) ^ load128(round + 736),
        t695 = (x23 ^ ((t662 & t655) ^ t661)) ^ load128(round + 752),
        t696 = (x24 ^ ((t663 & t656) ^ t662)) ^ load128(round + 768),
        t697 = (x25 ^ ((t664 & t657) ^ t663)) ^ load128(round + 784),
        t698 = (x26 ^ ((t665 & t658) ^ t664)) ^ load128(round + 800),
        t699 = (x27 ^ ((t666 & t659) ^ t665)) ^ load128(round + 816),
        t700 = (x28 ^ ((t667 & t660) ^ t666)) ^ load128(round + 832),
        t701 = (x29 ^ ((t668 & t661) ^ t667)) ^ load128(round + 848),
        t702 = (x30 ^ ((t669 & t662) ^ t668)) ^ load128(round + 864),
        t703 = (x31 ^ ((t670 & t663) ^ t669)) ^ load128(round + 880);
        x0 = t672;
        x1 = t673;
        x2 = t674;
        x3 = t675;
        x4 = t676;
        x5 = t677;
        x6 = t678;
        x7 = t679;
        x8 = t680;
        x9 = t681;
        x10 = t682;
        x11 = t683;
        x12 = t684;
        x13 = t685;
        x14 = t686;
        x15 = t687;
        x16 = t688;
        x17 = t689;
        x18 = t690;
        x19 = t691;
        x20 = t692;
        x21 = t693;
        x22 = t694;
        x23 = t695;
        x24 = t696;
        x25 = t697;
        x26 = t698;
        x27 = t699;
        x28 = t700;
        x29 = t701;
        x30 = t702;
        x31 = t703;
        x32 = t642;
        x33 = t644;
        x34 = t646;
        x35 = t648;
        x36 = t650;
        x37 = t652;
        x38 = t654;
        x39 = t655;
        x40 = t656;
        x41 = t657;
        x42 = t658;
        x43 = t659;
        x44 = t660;
        x45 = t661;
        x46 = t662;
        x47 = t663;
        x48 = t664;
        x49 = t665;
        x50 = t666;
        x51 = t667;
        x52 = t668;
        x53 = t669;
        x54 = t670;
        x55 = t671;
        x56 = t641;
        x57 = t643;
        x58 = t645;
        x59 = t647;
        x60 = t649;
        x61 = t651;
        x62 = t653;
        x63 = t640;
    }
    const v128 t960 = ((x32 >> 32) ^ x2) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t961 = x32 ^ (t960 << 32), t962 = x2 ^ t960,
    t963 = ((x33 >> 32) ^ x4) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t964 = x33 ^ (t963 << 32), t965 = x4 ^ t963,
    t966 = ((x34 >> 32) ^ x6) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t967 = x34 ^ (t966 << 32), t968 = x6 ^ t966,
    t969 = ((x35 >> 32) ^ x8) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t970 = x35 ^ (t969 << 32), t971 = x8 ^ t969,
    t972 = ((x36 >> 32) ^ x10) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t973 = x36 ^ (t972 << 32), t974 = x10 ^ t972,
    t975 = ((x37 >> 32) ^ x12) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t976 = x37 ^ (t975 << 32), t977 = x12 ^ t975,
    t978 = ((x38 >> 32) ^ x14) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t979 = x38 ^ (t978 << 32), t980 = x14 ^ t978,
    t981 = ((x39 >> 32) ^ x15) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t982 = x39 ^ (t981 << 32), t983 = x15 ^ t981,
    t984 = ((x40 >> 32) ^ x16) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t985 = x40 ^ (t984 << 32), t986 = x16 ^ t984,
    t987 = ((x41 >> 32) ^ x17) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t988 = x41 ^ (t987 << 32), t989 = x17 ^ t987,
    t990 = ((x42 >> 32) ^ x18) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t991 = x42 ^ (t990 << 32), t992 = x18 ^ t990,
    t993 = ((x43 >> 32) ^ x19) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t994 = x43 ^ (t993 << 32), t995 = x19 ^ t993,
    t996 = ((x44 >> 32) ^ x20) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t997 = x44 ^ (t996 << 32), t998 = x20 ^ t996,
    t999 = ((x45 >> 32) ^ x21) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1000 = x45 ^ (t999 << 32), t1001 = x21 ^ t999,
    t1002 = ((x46 >> 32) ^ x22) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1003 = x46 ^ (t1002 << 32), t1004 = x22 ^ t1002,
    t1005 = ((x47 >> 32) ^ x23) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1006 = x47 ^ (t1005 << 32), t1007 = x23 ^ t1005,
    t1008 = ((x48 >> 32) ^ x24) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1009 = x48 ^ (t1008 << 32), t1010 = x24 ^ t1008,
    t1011 = ((x49 >> 32) ^ x25) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1012 = x49 ^ (t1011 << 32), t1013 = x25 ^ t1011,
    t1014 = ((x50 >> 32) ^ x26) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1015 = x50 ^ (t1014 << 32), t1016 = x26 ^ t1014,
    t1017 = ((x51 >> 32) ^ x27) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1018 = x51 ^ (t1017 << 32), t1019 = x27 ^ t1017,
    t1020 = ((x52 >> 32) ^ x28) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1021 = x52 ^ (t1020 << 32), t1022 = x28 ^ t1020,
    t1023 = ((x53 >> 32) ^ x29) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1024 = x53 ^ (t1023 << 32), t1025 = x29 ^ t1023,
    t1026 = ((x54 >> 32) ^ x30) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1027 = x54 ^ (t1026 << 32), t1028 = x30 ^ t1026,
    t1029 = ((x55 >> 32) ^ x31) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1030 = x55 ^ (t1029 << 32), t1031 = x31 ^ t1029,
    t1032 = ((x56 >> 32) ^ x1) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1033 = x56 ^ (t1032 << 32), t1034 = x1 ^ t1032,
    t1035 = ((x57 >> 32) ^ x3) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1036 = x57 ^ (t1035 << 32), t1037 = x3 ^ t1035,
    t1038 = ((x58 >> 32) ^ x5) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1039 = x58 ^ (t1038 << 32), t1040 = x5 ^ t1038,
    t1041 = ((x59 >> 32) ^ x7) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1042 = x59 ^ (t1041 << 32), t1043 = x7 ^ t1041,
    t1044 = ((x60 >> 32) ^ x9) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1045 = x60 ^ (t1044 << 32), t1046 = x9 ^ t1044,
    t1047 = ((x61 >> 32) ^ x11) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1048 = x61 ^ (t1047 << 32), t1049 = x11 ^ t1047,
    t1050 = ((x62 >> 32) ^ x13) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1051 = x62 ^ (t1050 << 32), t1052 = x13 ^ t1050,
    t1053 = ((x63 >> 32) ^ x0) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1054 = x63 ^ (t1053 << 32), t1055 = x0 ^ t1053,
    t1056 = ((t961 >> 16) ^ t1009) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1057 = t961 ^ (t1056 << 16), t1058 = t1009 ^ t1056,
    t1059 = ((t964 >> 16) ^ t1012) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1060 = t964 ^ (t1059 << 16), t1061 = t1012 ^ t1059,
    t1062 = ((t967 >> 16) ^ t1015) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1063 = t967 ^ (t1062 << 16), t1064 = t1015 ^ t1062,
    t1065 = ((t970 >> 16) ^ t1018) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1066 = t970 ^ (t1065 << 16), t1067 = t1018 ^ t1065,
    t1068 = ((t973 >> 16) ^ t1021) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1069 = t973 ^ (t1068 << 16), t1070 = t1021 ^ t1068,
    t1071 = ((t976 >> 16) ^ t1024) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1072 = t976 ^ (t1071 << 16), t1073 = t1024 ^ t1071,
    t1074 = ((t979 >> 16) ^ t1027) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1075 = t979 ^ (t1074 << 16), t1076 = t1027 ^ t1074,
    t1077 = ((t982 >> 16) ^ t1030) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1078 = t982 ^ (t1077 << 16), t1079 = t1030 ^ t1077,
    t1080 = ((t985 >> 16) ^ t1033) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1081 = t985 ^ (t1080 << 16), t1082 = t1033 ^ t1080,
    t1083 = ((t988 >> 16) ^ t1036) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1084 = t988 ^ (t1083 << 16), t1085 = t1036 ^ t1083,
    t1086 = ((t991 >> 16) ^ t1039) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1087 = t991 ^ (t1086 << 16), t1088 = t1039 ^ t1086,
    t1089 = ((t994 >> 16) ^ t1042) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1090 = t994 ^ (t1089 << 16), t1091 = t1042 ^ t1089,
    t1092 = ((t997 >> 16) ^ t1045) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1093 = t997 ^ (t1092 << 16), t1094 = t1045 ^ t1092,
    t1095 = ((t1000 >> 16) ^ t1048) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1096 = t1000 ^ (t1095 << 16), t1097 = t1048 ^ t1095,
    t1098 = ((t1003 >> 16) ^ t1051) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1099 = t1003 ^ (t1098 << 16), t1100 = t1051 ^ t1098,
    t1101 = ((t1006 >> 16) ^ t1054) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1102 = t1006 ^ (t1101 << 16), t1103 = t1054 ^ t1101,
    t1104 = ((t962 >> 16) ^ t1010) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1105 = t962 ^ (t1104 << 16), t1106 = t1010 ^ t1104,
    t1107 = ((t965 >> 16) ^ t1013) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1108 = t965 ^ (t1107 << 16), t1109 = t1013 ^ t1107,
    t1110 = ((t968 >> 16) ^ t1016) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1111 = t968 ^ (t1110 << 16), t1112 = t1016 ^ t1110,
    t1113 = ((t971 >> 16) ^ t1019) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1114 = t971 ^ (t1113 << 16), t1115 = t1019 ^ t1113,
    t1116 = ((t974 >> 16) ^ t1022) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1117 = t974 ^ (t1116 << 16), t1118 = t1022 ^ t1116,
    t1119 = ((t977 >> 16) ^ t1025) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1120 = t977 ^ (t1119 << 16), t1121 = t1025 ^ t1119,
    t1122 = ((t980 >> 16) ^ t1028) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1123 = t980 ^ (t1122 << 16), t1124 = t1028 ^ t1122,
    t1125 = ((t983 >> 16) ^ t1031) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1126 = t983 ^ (t1125 << 16), t1127 = t1031 ^ t1125,
    t1128 = ((t986 >> 16) ^ t1034) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1129 = t986 ^ (t1128 << 16), t1130 = t1034 ^ t1128,
    t1131 = ((t989 >> 16) ^ t1037) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1132 = t989 ^ (t1131 << 16), t1133 = t1037 ^ t1131,
    t1134 = ((t992 >> 16) ^ t1040) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1135 = t992 ^ (t1134 << 16), t1136 = t1040 ^ t1134,
    t1137 = ((t995 >> 16) ^ t1043) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1138 = t995 ^ (t1137 << 16), t1139 = t1043 ^ t1137,
    t1140 = ((t998 >> 16) ^ t1046) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1141 = t998 ^ (t1140 << 16), t1142 = t1046 ^ t1140,
    t1143 = ((t1001 >> 16) ^ t1049) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1144 = t1001 ^ (t1143 << 16), t1145 = t1049 ^ t1143,
    t1146 = ((t1004 >> 16) ^ t1052) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1147 = t1004 ^ (t1146 << 16), t1148 = t1052 ^ t1146,
    t1149 = ((t1007 >> 16) ^ t1055) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1150 = t1007 ^ (t1149 << 16), t1151 = t1055 ^ t1149,
    t1152 = ((t1057 >> 8) ^ t1081) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1153 = t1057 ^ (t1152 << 8), t1154 = t1081 ^ t1152,
    t1155 = ((t1060 >> 8) ^ t1084) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1156 = t1060 ^ (t1155 << 8), t1157 = t1084 ^ t1155,
    t1158 = ((t1063 >> 8) ^ t1087) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1159 = t1063 ^ (t1158 << 8), t1160 = t1087 ^ t1158,
    t1161 = ((t1066 >> 8) ^ t1090) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1162 = t1066 ^ (t1161 << 8), t1163 = t1090 ^ t1161,
    t1164 = ((t1069 >> 8) ^ t1093) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1165 = t1069 ^ (t1164 << 8), t1166 = t1093 ^ t1164,
    t1167 = ((t1072 >> 8) ^ t1096) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1168 = t1072 ^ (t1167 << 8), t1169 = t1096 ^ t1167,
    t1170 = ((t1075 >> 8) ^ t1099) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1171 = t1075 ^ (t1170 << 8), t1172 = t1099 ^ t1170,
    t1173 = ((t1078 >> 8) ^ t1102) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1174 = t1078 ^ (t1173 << 8), t1175 = t1102 ^ t1173,
    t1176 = ((t1058 >> 8) ^ t1082) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1177 = t1058 ^ (t1176 << 8), t1178 = t1082 ^ t1176,
    t1179 = ((t1061 >> 8) ^ t1085) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1180 = t1061 ^ (t1179 << 8), t1181 = t1085 ^ t1179,
    t1182 = ((t1064 >> 8) ^ t1088) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1183 = t1064 ^ (t1182 << 8), t1184 = t1088 ^ t1182,
    t1185 = ((t1067 >> 8) ^ t1091) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1186 = t1067 ^ (t1185 << 8), t1187 = t1091 ^ t1185,
    t1188 = ((t1070 >> 8) ^ t1094) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1189 = t1070 ^ (t1188 << 8), t1190 = t1094 ^ t1188,
    t1191 = ((t1073 >> 8) ^ t1097) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1192 = t1073 ^ (t1191 << 8), t1193 = t1097 ^ t1191,
    t1194 = ((t1076 >> 8) ^ t1100) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1195 = t1076 ^ (t1194 << 8), t1196 = t1100 ^ t1194,
    t1197 = ((t1079 >> 8) ^ t1103) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1198 = t1079 ^ (t1197 << 8), t1199 = t1103 ^ t1197,
    t1200 = ((t1105 >> 8) ^ t1129) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1201 = t1105 ^ (t1200 << 8), t1202 = t1129 ^ t1200,
    t1203 = ((t1108 >> 8) ^ t1132) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1204 = t1108 ^ (t1203 << 8), t1205 = t1132 ^ t1203,
    t1206 = ((t1111 >> 8) ^ t1135) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1207 = t1111 ^ (t1206 << 8), t1208 = t1135 ^ t1206,
    t1209 = ((t1114 >> 8) ^ t1138) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1210 = t1114 ^ (t1209 << 8), t1211 = t1138 ^ t1209,
    t1212 = ((t1117 >> 8) ^ t1141) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1213 = t1117 ^ (t1212 << 8), t1214 = t1141 ^ t1212,
    t1215 = ((t1120 >> 8) ^ t1144) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1216 = t1120 ^ (t1215 << 8), t1217 = t1144 ^ t1215,
    t1218 = ((t1123 >> 8) ^ t1147) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1219 = t1123 ^ (t1218 << 8), t1220 = t1147 ^ t1218,
    t1221 = ((t1126 >> 8) ^ t1150) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1222 = t1126 ^ (t1221 << 8), t1223 = t1150 ^ t1221,
    t1224 = ((t1106 >> 8) ^ t1130) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1225 = t1106 ^ (t1224 << 8), t1226 = t1130 ^ t1224,
    t1227 = ((t1109 >> 8) ^ t1133) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1228 = t1109 ^ (t1227 << 8), t1229 = t1133 ^ t1227,
    t1230 = ((t1112 >> 8) ^ t1136) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1231 = t1112 ^ (t1230 << 8), t1232 = t1136 ^ t1230,
    t1233 = ((t1115 >> 8) ^ t1139) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1234 = t1115 ^ (t1233 << 8), t1235 = t1139 ^ t1233,
    t1236 = ((t1118 >> 8) ^ t1142) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1237 = t1118 ^ (t1236 << 8), t1238 = t1142 ^ t1236,
    t1239 = ((t1121 >> 8) ^ t1145) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1240 = t1121 ^ (t1239 << 8), t1241 = t1145 ^ t1239,
    t1242 = ((t1124 >> 8) ^ t1148) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1243 = t1124 ^ (t1242 << 8), t1244 = t1148 ^ t1242,
    t1245 = ((t1127 >> 8) ^ t1151) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1246 = t1127 ^ (t1245 << 8), t1247 = t1151 ^ t1245,
    t1248 = ((t1153 >> 4) ^ t1165) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1249 = t1153 ^ (t1248 << 4), t1250 = t1165 ^ t1248,
    t1251 = ((t1156 >> 4) ^ t1168) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1252 = t1156 ^ (t1251 << 4), t1253 = t1168 ^ t1251,
    t1254 = ((t1159 >> 4) ^ t1171) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1255 = t1159 ^ (t1254 << 4), t1256 = t1171 ^ t1254,
    t1257 = ((t1162 >> 4) ^ t1174) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1258 = t1162 ^ (t1257 << 4), t1259 = t1174 ^ t1257,
    t1260 = ((t1154 >> 4) ^ t1166) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1261 = t1154 ^ (t1260 << 4), t1262 = t1166 ^ t1260,
    t1263 = ((t1157 >> 4) ^ t1169) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1264 = t1157 ^ (t1263 << 4), t1265 = t1169 ^ t1263,
    t1266 = ((t1160 >> 4) ^ t1172) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1267 = t1160 ^ (t1266 << 4), t1268 = t1172 ^ t1266,
    t1269 = ((t1163 >> 4) ^ t1175) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1270 = t1163 ^ (t1269 << 4), t1271 = t1175 ^ t1269,
    t1272 = ((t1177 >> 4) ^ t1189) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1273 = t1177 ^ (t1272 << 4), t1274 = t1189 ^ t1272,
    t1275 = ((t1180 >> 4) ^ t1192) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1276 = t1180 ^ (t1275 << 4), t1277 = t1192 ^ t1275,
    t1278 = ((t1183 >> 4) ^ t1195) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1279 = t1183 ^ (t1278 << 4), t1280 = t1195 ^ t1278,
    t1281 = ((t1186 >> 4) ^ t1198) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1282 = t1186 ^ (t1281 << 4), t1283 = t1198 ^ t1281,
    t1284 = ((t1178 >> 4) ^ t1190) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1285 = t1178 ^ (t1284 << 4), t1286 = t1190 ^ t1284,
    t1287 = ((t1181 >> 4) ^ t1193) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1288 = t1181 ^ (t1287 << 4), t1289 = t1193 ^ t1287,
    t1290 = ((t1184 >> 4) ^ t1196) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1291 = t1184 ^ (t1290 << 4), t1292 = t1196 ^ t1290,
    t1293 = ((t1187 >> 4) ^ t1199) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1294 = t1187 ^ (t1293 << 4), t1295 = t1199 ^ t1293,
    t1296 = ((t1201 >> 4) ^ t1213) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1297 = t1201 ^ (t1296 << 4), t1298 = t1213 ^ t1296,
    t1299 = ((t1204 >> 4) ^ t1216) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1300 = t1204 ^ (t1299 << 4), t1301 = t1216 ^ t1299,
    t1302 = ((t1207 >> 4) ^ t1219) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1303 = t1207 ^ (t1302 << 4), t1304 = t1219 ^ t1302,
    t1305 = ((t1210 >> 4) ^ t1222) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1306 = t1210 ^ (t1305 << 4), t1307 = t1222 ^ t1305,
    t1308 = ((t1202 >> 4) ^ t1214) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1309 = t1202 ^ (t1308 << 4), t1310 = t1214 ^ t1308,
    t1311 = ((t1205 >> 4) ^ t1217) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1312 = t1205 ^ (t1311 << 4), t1313 = t1217 ^ t1311,
    t1314 = ((t1208 >> 4) ^ t1220) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1315 = t1208 ^ (t1314 << 4), t1316 = t1220 ^ t1314,
    t1317 = ((t1211 >> 4) ^ t1223) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1318 = t1211 ^ (t1317 << 4), t1319 = t1223 ^ t1317,
    t1320 = ((t1225 >> 4) ^ t1237) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1321 = t1225 ^ (t1320 << 4), t1322 = t1237 ^ t1320,
    t1323 = ((t1228 >> 4) ^ t1240) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1324 = t1228 ^ (t1323 << 4), t1325 = t1240 ^ t1323,
    t1326 = ((t1231 >> 4) ^ t1243) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1327 = t1231 ^ (t1326 << 4), t1328 = t1243 ^ t1326,
    t1329 = ((t1234 >> 4) ^ t1246) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1330 = t1234 ^ (t1329 << 4), t1331 = t1246 ^ t1329,
    t1332 = ((t1226 >> 4) ^ t1238) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1333 = t1226 ^ (t1332 << 4), t1334 = t1238 ^ t1332,
    t1335 = ((t1229 >> 4) ^ t1241) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1336 = t1229 ^ (t1335 << 4), t1337 = t1241 ^ t1335,
    t1338 = ((t1232 >> 4) ^ t1244) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1339 = t1232 ^ (t1338 << 4), t1340 = t1244 ^ t1338,
    t1341 = ((t1235 >> 4) ^ t1247) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1342 = t1235 ^ (t1341 << 4), t1343 = t1247 ^ t1341,
    t1344 = ((t1249 >> 2) ^ t1255) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1345 = t1249 ^ (t1344 << 2), t1346 = t1255 ^ t1344,
    t1347 = ((t1252 >> 2) ^ t1258) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1348 = t1252 ^ (t1347 << 2), t1349 = t1258 ^ t1347,
    t1350 = ((t1250 >> 2) ^ t1256) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1351 = t1250 ^ (t1350 << 2), t1352 = t1256 ^ t1350,
    t1353 = ((t1253 >> 2) ^ t1259) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1354 = t1253 ^ (t1353 << 2), t1355 = t1259 ^ t1353,
    t1356 = ((t1261 >> 2) ^ t1267) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1357 = t1261 ^ (t1356 << 2), t1358 = t1267 ^ t1356,
    t1359 = ((t1264 >> 2) ^ t1270) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1360 = t1264 ^ (t1359 << 2), t1361 = t1270 ^ t1359,
    t1362 = ((t1262 >> 2) ^ t1268) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1363 = t1262 ^ (t1362 << 2), t1364 = t1268 ^ t1362,
    t1365 = ((t1265 >> 2) ^ t1271) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1366 = t1265 ^ (t1365 << 2), t1367 = t1271 ^ t1365,
    t1368 = ((t1273 >> 2) ^ t1279) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1369 = t1273 ^ (t1368 << 2), t1370 = t1279 ^ t1368,
    t1371 = ((t1276 >> 2) ^ t1282) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1372 = t1276 ^ (t1371 << 2), t1373 = t1282 ^ t1371,
    t1374 = ((t1274 >> 2) ^ t1280) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1375 = t1274 ^ (t1374 << 2), t1376 = t1280 ^ t1374,
    t1377 = ((t1277 >> 2) ^ t1283) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1378 = t1277 ^ (t1377 << 2), t1379 = t1283 ^ t1377,
    t1380 = ((t1285 >> 2) ^ t1291) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1381 = t1285 ^ (t1380 << 2), t1382 = t1291 ^ t1380,
    t1383 = ((t1288 >> 2) ^ t1294) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1384 = t1288 ^ (t1383 << 2), t1385 = t1294 ^ t1383,
    t1386 = ((t1286 >> 2) ^ t1292) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1387 = t1286 ^ (t1386 << 2), t1388 = t1292 ^ t1386,
    t1389 = ((t1289 >> 2) ^ t1295) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1390 = t1289 ^ (t1389 << 2), t1391 = t1295 ^ t1389,
    t1392 = ((t1297 >> 2) ^ t1303) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1393 = t1297 ^ (t1392 << 2), t1394 = t1303 ^ t1392,
    t1395 = ((t1300 >> 2) ^ t1306) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1396 = t1300 ^ (t1395 << 2), t1397 = t1306 ^ t1395,
    t1398 = ((t1298 >> 2) ^ t1304) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1399 = t1298 ^ (t1398 << 2), t1400 = t1304 ^ t1398,
    t1401 = ((t1301 >> 2) ^ t1307) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1402 = t1301 ^ (t1401 << 2), t1403 = t1307 ^ t1401,
    t1404 = ((t1309 >> 2) ^ t1315) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1405 = t1309 ^ (t1404 << 2), t1406 = t1315 ^ t1404,
    t1407 = ((t1312 >> 2) ^ t1318) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1408 = t1312 ^ (t1407 << 2), t1409 = t1318 ^ t1407,
    t1410 = ((t1310 >> 2) ^ t1316) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1411 = t1310 ^ (t1410 << 2), t1412 = t1316 ^ t1410,
    t1413 = ((t1313 >> 2) ^ t1319) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1414 = t1313 ^ (t1413 << 2), t1415 = t1319 ^ t1413,
    t1416 = ((t1321 >> 2) ^ t1327) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1417 = t1321 ^ (t1416 << 2), t1418 = t1327 ^ t1416,
    t1419 = ((t1324 >> 2) ^ t1330) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1420 = t1324 ^ (t1419 << 2), t1421 = t1330 ^ t1419,
    t1422 = ((t1322 >> 2) ^ t1328) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1423 = t1322 ^ (t1422 << 2), t1424 = t1328 ^ t1422,
    t1425 = ((t1325 >> 2) ^ t1331) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1426 = t1325 ^ (t1425 << 2), t1427 = t1331 ^ t1425,
    t1428 = ((t1333 >> 2) ^ t1339) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1429 = t1333 ^ (t1428 << 2), t1430 = t1339 ^ t1428,
    t1431 = ((t1336 >> 2) ^ t1342) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1432 = t1336 ^ (t1431 << 2), t1433 = t1342 ^ t1431,
    t1434 = ((t1334 >> 2) ^ t1340) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1435 = t1334 ^ (t1434 << 2), t1436 = t1340 ^ t1434,
    t1437 = ((t1337 >> 2) ^ t1343) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1438 = t1337 ^ (t1437 << 2), t1439 = t1343 ^ t1437,
    t1440 = ((t1345 >> 1) ^ t1348) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1441 = ((t1346 >> 1) ^ t1349) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1442 = ((t1351 >> 1) ^ t1354) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1443 = ((t1352 >> 1) ^ t1355) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1444 = ((t1357 >> 1) ^ t1360) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1445 = ((t1358 >> 1) ^ t1361) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1446 = ((t1363 >> 1) ^ t1366) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1447 = ((t1364 >> 1) ^ t1367) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1448 = ((t1369 >> 1) ^ t1372) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1449 = ((t1370 >> 1) ^ t1373) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1450 = ((t1375 >> 1) ^ t1378) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1451 = ((t1376 >> 1) ^ t1379) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1452 = ((t1381 >> 1) ^ t1384) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1453 = ((t1382 >> 1) ^ t1385) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1454 = ((t1387 >> 1) ^ t1390) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1455 = ((t1388 >> 1) ^ t1391) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1456 = ((t1393 >> 1) ^ t1396) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1457 = ((t1394 >> 1) ^ t1397) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1458 = ((t1399 >> 1) ^ t1402) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1459 = ((t1400 >> 1) ^ t1403) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1460 = ((t1405 >> 1) ^ t1408) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1461 = ((t1406 >> 1) ^ t1409) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1462 = ((t1411 >> 1) ^ t1414) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1463 = ((t1412 >> 1) ^ t1415) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1464 = ((t1417 >> 1) ^ t1420) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1465 = ((t1418 >> 1) ^ t1421) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1466 = ((t1423 >> 1) ^ t1426) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1467 = ((t1424 >> 1) ^ t1427) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1468 = ((t1429 >> 1) ^ t1432) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1469 = ((t1430 >> 1) ^ t1433) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1470 = ((t1435 >> 1) ^ t1438) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1471 = ((t1436 >> 1) ^ t1439) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555)));
    store_le128(out, t1345 ^ (t1440 << 1));
    store_le128(out + 16, t1348 ^ t1440);
    store_le128(out + 32, t1346 ^ (t1441 << 1));
    store_le128(out + 48, t1349 ^ t1441);
    store_le128(out + 64, t1351 ^ (t1442 << 1));
    store_le128(out + 80, t1354 ^ t1442);
    store_le128(out + 96, t1352 ^ (t1443 << 1));
    store_le128(out + 112, t1355 ^ t1443);
    store_le128(out + 128, t1357 ^ (t1444 << 1));
    store_le128(out + 144, t1360 ^ t1444);
    store_le128(out + 160, t1358 ^ (t1445 << 1));
    store_le128(out + 176, t1361 ^ t1445);
    store_le128(out + 192, t1363 ^ (t1446 << 1));
    store_le128(out + 208, t1366 ^ t1446);
    store_le128(out + 224, t1364 ^ (t1447 << 1));
    store_le128(out + 240, t1367 ^ t1447);
    store_le128(out + 256, t1369 ^ (t1448 << 1));
    store_le128(out + 272, t1372 ^ t1448);
    store_le128(out + 288, t1370 ^ (t1449 << 1));
    store_le128(out + 304, t1373 ^ t1449);
    store_le128(out + 320, t1375 ^ (t1450 << 1));
    store_le128(out + 336, t1378 ^ t1450);
    store_le128(out + 352, t1376 ^ (t1451 << 1));
    store_le128(out + 368, t1379 ^ t1451);
    store_le128(out + 384, t1381 ^ (t1452 << 1));
    store_le128(out + 400, t1384 ^ t1452);
    store_le128(out + 416, t1382 ^ (t1453 << 1));
    store_le128(out + 432, t1385 ^ t1453);
    store_le128(out + 448, t1387 ^ (t1454 << 1));
    store_le128(out + 464, t1390 ^ t1454);
    store_le128(out + 480, t1388 ^ (t1455 << 1));
    store_le128(out + 496, t1391 ^ t1455);
    store_le128(out + 512, t1393 ^ (t1456 << 1));
    store_le128(out + 528, t1396 ^ t1456);
    store_le128(out + 544, t1394 ^ (t1457 << 1));
    store_le128(out + 560, t1397 ^ t1457);
    store_le128(out + 576, t1399 ^ (t1458 << 1));
    store_le128(out + 592, t1402 ^ t1458);
    store_le128(out + 608, t1400 ^ (t1459 << 1));
    store_le128(out + 624, t1403 ^ t1459);
    store_le128(out + 640, t1405 ^ (t1460 << 1));
    store_le128(out + 656, t1408 ^ t1460);
    store_le128(out + 672, t1406 ^ (t1461 << 1));
    store_le128(out + 688, t1409 ^ t1461);
    store_le128(out + 704, t1411 ^ (t1462 << 1));
    store_le128(out + 720, t1414 ^ t1462);
    store_le128(out + 736, t1412 ^ (t1463 << 1));
    store_le128(out + 752, t1415 ^ t1463);
    store_le128(out + 768, t1417 ^ (t1464 << 1));
    store_le128(out + 784, t1420 ^ t1464);
    store_le128(out + 800, t1418 ^ (t1465 << 1));
    store_le128(out + 816, t1421 ^ t1465);
    store_le128(out + 832, t1423 ^ (t1466 << 1));
    store_le128(out + 848, t1426 ^ t1466);
    store_le128(out + 864, t1424 ^ (t1467 << 1));
    store_le128(out + 880, t1427 ^ t1467);
    store_le128(out + 896, t1429 ^ (t1468 << 1));
    store_le128(out + 912, t1432 ^ t1468);
    store_le128(out + 928, t1430 ^ (t1469 << 1));
    store_le128(out + 944, t1433 ^ t1469);
    store_le128(out + 960, t1435 ^ (t1470 << 1));
    store_le128(out + 976, t1438 ^ t1470);
    store_le128(out + 992, t1436 ^ (t1471 << 1));
    store_le128(out + 1008, t1439 ^ t1471);
}

void lwcc_simon64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 128; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 1024;
        in += 1024;
    }
    nblocks %= 128;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[1024] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_simon64_128_ecb_encrypt_c(buffer, buffer, 128, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 128 blocks, each bit of them in a variable of its own.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_le128(in), t1 = load_le128(in + 16), t2 = load_le128(in + 32),
    t3 = load_le128(in + 48), t4 = load_le128(in + 64), t5 = load_le128(in + 80),
    t6 = load_le128(in + 96), t7 = load_le128(in + 112), t8 = load_le128(in + 128),
    t9 = load_le128(in + 144), t10 = load_le128(in + 160), t11 = load_le128(in + 176),
    t12 = load_le128(in + 192), t13 = load_le128(in + 208), t14 = load_le128(in + 224),
    t15 = load_le128(in + 240), t16 = load_le128(in + 256), t17 = load_le128(in + 272),
    t18 = load_le128(in + 288), t19 = load_le128(in + 304), t20 = load_le128(in + 320),
    t21 = load_le128(in + 336), t22 = load_le128(in + 352), t23 = load_le128(in + 368),
    t24 = load_le128(in + 384), t25 = load_le128(in + 400), t26 = load_le128(in + 416),
    t27 = load_le128(in + 432), t28 = load_le128(in + 448), t29 = load_le128(in + 464),
    t30 = load_le128(in + 480), t31 = load_le128(in + 496), t32 = load_le128(in + 512),
    t33 = load_le128(in + 528), t34 = load_le128(in + 544), t35 = load_le128(in + 560),
    t36 = load_le128(in + 576), t37 = load_le128(in + 592), t38 = load_le128(in + 608),
    t39 = load_le128(in + 624), t40 = load_le128(in + 640), t41 = load_le128(in + 656),
    t42 = load_le128(in + 672), t43 = load_le128(in + 688), t44 = load_le128(in + 704),
    t45 = load_le128(in + 720), t46 = load_le128(in + 736), t47 = load_le128(in + 752),
    t48 = load_le128(in + 768), t49 = load_le128(in + 784), t50 = load_le128(in + 800),
    t51 = load_le128(in + 816), t52 = load_le128(in + 832), t53 = load_le128(in + 848),
    t54 = load_le128(in + 864), t55 = load_le128(in + 880), t56 = load_le128(in + 896),
    t57 = load_le128(in + 912), t58 = load_le128(in + 928), t59 = load_le128(in + 944),
    t60 = load_le128(in + 960), t61 = load_le128(in + 976), t62 = load_le128(in + 992),
    t63 = load_le128(in + 1008),
    t64 = ((t0 >> 1) ^ t1) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t65 = t0 ^ (t64 << 1), t66 = t1 ^ t64,
    t67 = ((t2 >> 1) ^ t3) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t68 = t2 ^ (t67 << 1), t69 = t3 ^ t67,
    t70 = ((t4 >> 1) ^ t5) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t71 = t4 ^ (t70 << 1), t72 = t5 ^ t70,
    t73 = ((t6 >> 1) ^ t7) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t74 = t6 ^ (t73 << 1), t75 = t7 ^ t73,
    t76 = ((t8 >> 1) ^ t9) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t77 = t8 ^ (t76 << 1), t78 = t9 ^ t76,
    t79 = ((t10 >> 1) ^ t11) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t80 = t10 ^ (t79 << 1), t81 = t11 ^ t79,
    t82 = ((t12 >> 1) ^ t13) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t83 = t12 ^ (t82 << 1), t84 = t13 ^ t82,
    t85 = ((t14 >> 1) ^ t15) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t86 = t14 ^ (t85 << 1), t87 = t15 ^ t85,
    t88 = ((t16 >> 1) ^ t17) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t89 = t16 ^ (t88 << 1), t90 = t17 ^ t88,
    t91 = ((t18 >> 1) ^ t19) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t92 = t18 ^ (t91 << 1), t93 = t19 ^ t91,
    t94 = ((t20 >> 1) ^ t21) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t95 = t20 ^ (t94 << 1), t96 = t21 ^ t94,
    t97 = ((t22 >> 1) ^ t23) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t98 = t22 ^ (t97 << 1), t99 = t23 ^ t97,
    t100 = ((t24 >> 1) ^ t25) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t101 = t24 ^ (t100 << 1), t102 = t25 ^ t100,
    t103 = ((t26 >> 1) ^ t27) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t104 = t26 ^ (t103 << 1), t105 = t27 ^ t103,
    t106 = ((t28 >> 1) ^ t29) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t107 = t28 ^ (t106 << 1), t108 = t29 ^ t106,
    t109 = ((t30 >> 1) ^ t31) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t110 = t30 ^ (t109 << 1), t111 = t31 ^ t109,
    t112 = ((t32 >> 1) ^ t33) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t113 = t32 ^ (t112 << 1), t114 = t33 ^ t112,
    t115 = ((t34 >> 1) ^ t35) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t116 = t34 ^ (t115 << 1), t117 = t35 ^ t115,
    t118 = ((t36 >> 1) ^ t37) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t119 = t36 ^ (t118 << 1), t120 = t37 ^ t118,
    t121 = ((t38 >> 1) ^ t39) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t122 = t38 ^ (t121 << 1), t123 = t39 ^ t121,
    t124 = ((t40 >> 1) ^ t41) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t125 = t40 ^ (t124 << 1), t126 = t41 ^ t124,
    t127 = ((t42 >> 1) ^ t43) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t128 = t42 ^ (t127 << 1), t129 = t43 ^ t127,
    t130 = ((t44 >> 1) ^ t45) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t131 = t44 ^ (t130 << 1), t132 = t45 ^ t130,
    t133 = ((t46 >> 1) ^ t47) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t134 = t46 ^ (t133 << 1), t135 = t47 ^ t133,
    t136 = ((t48 >> 1) ^ t49) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t137 = t48 ^ (t136 << 1), t138 = t49 ^ t136,
    t139 = ((t50 >> 1) ^ t51) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t140 = t50 ^ (t139 << 1), t141 = t51 ^ t139,
    t142 = ((t52 >> 1) ^ t53) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t143 = t52 ^ (t142 << 1), t144 = t53 ^ t142,
    t145 = ((t54 >> 1) ^ t55) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t146 = t54 ^ (t145 << 1), t147 = t55 ^ t145,
    t148 = ((t56 >> 1) ^ t57) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t149 = t56 ^ (t148 << 1), t150 = t57 ^ t148,
    t151 = ((t58 >> 1) ^ t59) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t152 = t58 ^ (t151 << 1), t153 = t59 ^ t151,
    t154 = ((t60 >> 1) ^ t61) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t155 = t60 ^ (t154 << 1), t156 = t61 ^ t154,
    t157 = ((t62 >> 1) ^ t63) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t158 = t62 ^ (t157 << 1), t159 = t63 ^ t157,
    t160 = ((t65 >> 2) ^ t68) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t161 = t65 ^ (t160 << 2), t162 = t68 ^ t160,
    t163 = ((t66 >> 2) ^ t69) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t164 = t66 ^ (t163 << 2), t165 = t69 ^ t163,
    t166 = ((t71 >> 2) ^ t74) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t167 = t71 ^ (t166 << 2), t168 = t74 ^ t166,
    t169 = ((t72 >> 2) ^ t75) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t170 = t72 ^ (t169 << 2), t171 = t75 ^ t169,
    t172 = ((t77 >> 2) ^ t80) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t173 = t77 ^ (t172 << 2), t174 = t80 ^ t172,
    t175 = ((t78 >> 2) ^ t81) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t176 = t78 ^ (t175 << 2), t177 = t81 ^ t175,
    t178 = ((t83 >> 2) ^ t86) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t179 = t83 ^ (t178 << 2), t180 = t86 ^ t178,
    t181 = ((t84 >> 2) ^ t87) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t182 = t84 ^ (t181 << 2), t183 = t87 ^ t181,
    t184 = ((t89 >> 2) ^ t92) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t185 = t89 ^ (t184 << 2), t186 = t92 ^ t184,
    t187 = ((t90 >> 2) ^ t93) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t188 = t90 ^ (t187 << 2), t189 = t93 ^ t187,
    t190 = ((t95 >> 2) ^ t98) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t191 = t95 ^ (t190 << 2), t192 = t98 ^ t190,
    t193 = ((t96 >> 2) ^ t99) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t194 = t96 ^ (t193 << 2), t195 = t99 ^ t193,
    t196 = ((t101 >> 2) ^ t104) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t197 = t101 ^ (t196 << 2), t198 = t104 ^ t196,
    t199 = ((t102 >> 2) ^ t105) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t200 = t102 ^ (t199 << 2), t201 = t105 ^ t199,
    t202 = ((t107 >> 2) ^ t110) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t203 = t107 ^ (t202 << 2), t204 = t110 ^ t202,
    t205 = ((t108 >> 2) ^ t111) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t206 = t108 ^ (t205 << 2), t207 = t111 ^ t205,
    t208 = ((t113 >> 2) ^ t116) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t209 = t113 ^ (t208 << 2), t210 = t116 ^ t208,
    t211 = ((t114 >> 2) ^ t117) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t212 = t114 ^ (t211 << 2), t213 = t117 ^ t211,
    t214 = ((t119 >> 2) ^ t122) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t215 = t119 ^ (t214 << 2), t216 = t122 ^ t214,
    t217 = ((t120 >> 2) ^ t123) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t218 = t120 ^ (t217 << 2), t219 = t123 ^ t217,
    t220 = ((t125 >> 2) ^ t128) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t221 = t125 ^ (t220 << 2), t222 = t128 ^ t220,
    t223 = ((t126 >> 2) ^ t129) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t224 = t126 ^ (t223 << 2), t225 = t129 ^ t223,
    t226 = ((t131 >> 2) ^ t134) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t227 = t131 ^ (t226 << 2), t228 = t134 ^ t226,
    t229 = ((t132 >> 2) ^ t135) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t230 = t132 ^ (t229 << 2), t231 = t135 ^ t229,
    t232 = ((t137 >> 2) ^ t140) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t233 = t137 ^ (t232 << 2), t234 = t140 ^ t232,
    t235 = ((t138 >> 2) ^ t141) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t236 = t138 ^ (t235 << 2), t237 = t141 ^ t235,
    t238 = ((t143 >> 2) ^ t146) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t239 = t143 ^ (t238 << 2), t240 = t146 ^ t238,
    t241 = ((t144 >> 2) ^ t147) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t242 = t144 ^ (t241 << 2), t243 = t147 ^ t241,
    t244 = ((t149 >> 2) ^ t152) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t245 = t149 ^ (t244 << 2), t246 = t152 ^ t244,
    t247 = ((t150 >> 2) ^ t153) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t248 = t150 ^ (t247 << 2), t249 = t153 ^ t247,
    t250 = ((t155 >> 2) ^ t158) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t251 = t155 ^ (t250 << 2), t252 = t158 ^ t250,
    t253 = ((t156 >> 2) ^ t159) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t254 = t156 ^ (t253 << 2), t255 = t159 ^ t253,
    t256 = ((t161 >> 4) ^ t167) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t257 = t161 ^ (t256 << 4), t258 = t167 ^ t256,
    t259 = ((t164 >> 4) ^ t170) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t260 = t164 ^ (t259 << 4), t261 = t170 ^ t259,
    t262 = ((t162 >> 4) ^ t168) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t263 = t162 ^ (t262 << 4), t264 = t168 ^ t262,
    t265 = ((t165 >> 4) ^ t171) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t266 = t165 ^ (t265 << 4), t267 = t171 ^ t265,
    t268 = ((t173 >> 4) ^ t179) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t269 = t173 ^ (t268 << 4), t270 = t179 ^ t268,
    t271 = ((t176 >> 4) ^ t182) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t272 = t176 ^ (t271 << 4), t273 = t182 ^ t271,
    t274 = ((t174 >> 4) ^ t180) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t275 = t174 ^ (t274 << 4), t276 = t180 ^ t274,
    t277 = ((t177 >> 4) ^ t183) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t278 = t177 ^ (t277 << 4), t279 = t183 ^ t277,
    t280 = ((t185 >> 4) ^ t191) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t281 = t185 ^ (t280 << 4), t282 = t191 ^ t280,
    t283 = ((t188 >> 4) ^ t194) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t284 = t188 ^ (t283 << 4), t285 = t194 ^ t283,
    t286 = ((t186 >> 4) ^ t192) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t287 = t186 ^ (t286 << 4), t288 = t192 ^ t286,
    t289 = ((t189 >> 4) ^ t195) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t290 = t189 ^ (t289 << 4), t291 = t195 ^ t289,
    t292 = ((t197 >> 4) ^ t203) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t293 = t197 ^ (t292 << 4), t294 = t203 ^ t292,
    t295 = ((t200 >> 4) ^ t206) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t296 = t200 ^ (t295 << 4), t297 = t206 ^ t295,
    t298 = ((t198 >> 4) ^ t204) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t299 = t198 ^ (t298 << 4), t300 = t204 ^ t298,
    t301 = ((t201 >> 4) ^ t207) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t302 = t201 ^ (t301 << 4), t303 = t207 ^ t301,
    t304 = ((t209 >> 4) ^ t215) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t305 = t209 ^ (t304 << 4), t306 = t215 ^ t304,
    t307 = ((t212 >> 4) ^ t218) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t308 = t212 ^ (t307 << 4), t309 = t218 ^ t307,
    t310 = ((t210 >> 4) ^ t216) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t311 = t210 ^ (t310 << 4), t312 = t216 ^ t310,
    t313 = ((t213 >> 4) ^ t219) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t314 = t213 ^ (t313 << 4), t315 = t219 ^ t313,
    t316 = ((t221 >> 4) ^ t227) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t317 = t221 ^ (t316 << 4), t318 = t227 ^ t316,
    t319 = ((t224 >> 4) ^ t230) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t320 = t224 ^ (t319 << 4), t321 = t230 ^ t319,
    t322 = ((t222 >> 4) ^ t228) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t323 = t222 ^ (t322 << 4), t324 = t228 ^ t322,
    t325 = ((t225 >> 4) ^ t231) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t326 = t225 ^ (t325 << 4), t327 = t231 ^ t325,
    t328 = ((t233 >> 4) ^ t239) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t329 = t233 ^ (t328 << 4), t330 = t239 ^ t328,
    t331 = ((t236 >> 4) ^ t242) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t332 = t236 ^ (t331 << 4), t333 = t242 ^ t331,
    t334 = ((t234 >> 4) ^ t240) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t335 = t234 ^ (t334 << 4), t336 = t240 ^ t334,
    t337 = ((t237 >> 4) ^ t243) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t338 = t237 ^ (t337 << 4), t339 = t243 ^ t337,
    t340 = ((t245 >> 4) ^ t251) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t341 = t245 ^ (t340 << 4), t342 = t251 ^ t340,
    t343 = ((t248 >> 4) ^ t254) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t344 = t248 ^ (t343 << 4), t345 = t254 ^ t343,
    t346 = ((t246 >> 4) ^ t252) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t347 = t246 ^ (t346 << 4), t348 = t252 ^ t346,
    t349 = ((t249 >> 4) ^ t255) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t350 = t249 ^ (t349 << 4), t351 = t255 ^ t349,
    t352 = ((t257 >> 8) ^ t269) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t353 = t257 ^ (t352 << 8), t354 = t269 ^ t352,
    t355 = ((t260 >> 8) ^ t272) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t356 = t260 ^ (t355 << 8), t357 = t272 ^ t355,
    t358 = ((t263 >> 8) ^ t275) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t359 = t263 ^ (t358 << 8), t360 = t275 ^ t358,
    t361 = ((t266 >> 8) ^ t278) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t362 = t266 ^ (t361 << 8), t363 = t278 ^ t361,
    t364 = ((t258 >> 8) ^ t270) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t365 = t258 ^ (t364 << 8), t366 = t270 ^ t364,
    t367 = ((t261 >> 8) ^ t273) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t368 = t261 ^ (t367 << 8), t369 = t273 ^ t367,
    t370 = ((t264 >> 8) ^ t276) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t371 = t264 ^ (t370 << 8), t372 = t276 ^ t370,
    t373 = ((t267 >> 8) ^ t279) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t374 = t267 ^ (t373 << 8), t375 = t279 ^ t373,
    t376 = ((t281 >> 8) ^ t293) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t377 = t281 ^ (t376 << 8), t378 = t293 ^ t376,
    t379 = ((t284 >> 8) ^ t296) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t380 = t284 ^ (t379 << 8), t381 = t296 ^ t379,
    t382 = ((t287 >> 8) ^ t299) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t383 = t287 ^ (t382 << 8), t384 = t299 ^ t382,
    t385 = ((t290 >> 8) ^ t302) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t386 = t290 ^ (t385 << 8), t387 = t302 ^ t385,
    t388 = ((t282 >> 8) ^ t294) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t389 = t282 ^ (t388 << 8), t390 = t294 ^ t388,
    t391 = ((t285 >> 8) ^ t297) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t392 = t285 ^ (t391 << 8), t393 = t297 ^ t391,
    t394 = ((t288 >> 8) ^ t300) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t395 = t288 ^ (t394 << 8), t396 = t300 ^ t394,
    t397 = ((t291 >> 8) ^ t303) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t398 = t291 ^ (t397 << 8), t399 = t303 ^ t397,
    t400 = ((t305 >> 8) ^ t317) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t401 = t305 ^ (t400 << 8), t402 = t317 ^ t400,
    t403 = ((t308 >> 8) ^ t320) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t404 = t308 ^ (t403 << 8), t405 = t320 ^ t403,
    t406 = ((t311 >> 8) ^ t323) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t407 = t311 ^ (t406 << 8), t408 = t323 ^ t406,
    t409 = ((t314 >> 8) ^ t326) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t410 = t314 ^ (t409 << 8), t411 = t326 ^ t409,
    t412 = ((t306 >> 8) ^ t318) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t413 = t306 ^ (t412 << 8), t414 = t318 ^ t412,
    t415 = ((t309 >> 8) ^ t321) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t416 = t309 ^ (t415 << 8), t417 = t321 ^ t415,
    t418 = ((t312 >> 8) ^ t324) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t419 = t312 ^ (t418 << 8), t420 = t324 ^ t418,
    t421 = ((t315 >> 8) ^ t327) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t422 = t315 ^ (t421 << 8), t423 = t327 ^ t421,
    t424 = ((t329 >> 8) ^ t341) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t425 = t329 ^ (t424 << 8), t426 = t341 ^ t424,
    t427 = ((t332 >> 8) ^ t344) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t428 = t332 ^ (t427 << 8), t429 = t344 ^ t427,
    t430 = ((t335 >> 8) ^ t347) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t431 = t335 ^ (t430 << 8), t432 = t347 ^ t430,
    t433 = ((t338 >> 8) ^ t350) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t434 = t338 ^ (t433 << 8), t435 = t350 ^ t433,
    t436 = ((t330 >> 8) ^ t342) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t437 = t330 ^ (t436 << 8), t438 = t342 ^ t436,
    t439 = ((t333 >> 8) ^ t345) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t440 = t333 ^ (t439 << 8), t441 = t345 ^ t439,
    t442 = ((t336 >> 8) ^ t348) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t443 = t336 ^ (t442 << 8), t444 = t348 ^ t442,
    t445 = ((t339 >> 8) ^ t351) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t446 = t339 ^ (t445 << 8), t447 = t351 ^ t445,
    t448 = ((t353 >> 16) ^ t377) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t449 = t353 ^ (t448 << 16), t450 = t377 ^ t448,
    t451 = ((t356 >> 16) ^ t380) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t452 = t356 ^ (t451 << 16), t453 = t380 ^ t451,
    t454 = ((t359 >> 16) ^ t383) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t455 = t359 ^ (t454 << 16), t456 = t383 ^ t454,
    t457 = ((t362 >> 16) ^ t386) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t458 = t362 ^ (t457 << 16), t459 = t386 ^ t457,
    t460 = ((t365 >> 16) ^ t389) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t461 = t365 ^ (t460 << 16), t462 = t389 ^ t460,
    t463 = ((t368 >> 16) ^ t392) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t464 = t368 ^ (t463 << 16), t465 = t392 ^ t463,
    t466 = ((t371 >> 16) ^ t395) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t467 = t371 ^ (t466 << 16), t468 = t395 ^ t466,
    t469 = ((t374 >> 16) ^ t398) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t470 = t374 ^ (t469 << 16), t471 = t398 ^ t469,
    t472 = ((t354 >> 16) ^ t378) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t473 = t354 ^ (t472 << 16), t474 = t378 ^ t472,
    t475 = ((t357 >> 16) ^ t381) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t476 = t357 ^ (t475 << 16), t477 = t381 ^ t475,
    t478 = ((t360 >> 16) ^ t384) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t479 = t360 ^ (t478 << 16), t480 = t384 ^ t478,
    t481 = ((t363 >> 16) ^ t387) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t482 = t363 ^ (t481 << 16), t483 = t387 ^ t481,
    t484 = ((t366 >> 16) ^ t390) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t485 = t366 ^ (t484 << 16), t486 = t390 ^ t484,
    t487 = ((t369 >> 16) ^ t393) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t488 = t369 ^ (t487 << 16), t489 = t393 ^ t487,
    t490 = ((t372 >> 16) ^ t396) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t491 = t372 ^ (t490 << 16), t492 = t396 ^ t490,
    t493 = ((t375 >> 16) ^ t399) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t494 = t375 ^ (t493 << 16), t495 = t399 ^ t493,
    t496 = ((t401 >> 16) ^ t425) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t497 = t401 ^ (t496 << 16), t498 = t425 ^ t496,
    t499 = ((t404 >> 16) ^ t428) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t500 = t404 ^ (t499 << 16), t501 = t428 ^ t499,
    t502 = ((t407 >> 16) ^ t431) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t503 = t407 ^ (t502 << 16), t504 = t431 ^ t502,
    t505 = ((t410 >> 16) ^ t434) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t506 = t410 ^ (t505 << 16), t507 = t434 ^ t505,
    t508 = ((t413 >> 16) ^ t437) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t509 = t413 ^ (t508 << 16), t510 = t437 ^ t508,
    t511 = ((t416 >> 16) ^ t440) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t512 = t416 ^ (t511 << 16), t513 = t440 ^ t511,
    t514 = ((t419 >> 16) ^ t443) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t515 = t419 ^ (t514 << 16), t516 = t443 ^ t514,
    t517 = ((t422 >> 16) ^ t446) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t518 = t422 ^ (t517 << 16), t519 = t446 ^ t517,
    t520 = ((t402 >> 16) ^ t426) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t521 = t402 ^ (t520 << 16), t522 = t426 ^ t520,
    t523 = ((t405 >> 16) ^ t429) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t524 = t405 ^ (t523 << 16), t525 = t429 ^ t523,
    t526 = ((t408 >> 16) ^ t432) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t527 = t408 ^ (t526 << 16), t528 = t432 ^ t526,
    t529 = ((t411 >> 16) ^ t435) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t530 = t411 ^ (t529 << 16), t531 = t435 ^ t529,
    t532 = ((t414 >> 16) ^ t438) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t533 = t414 ^ (t532 << 16), t534 = t438 ^ t532,
    t535 = ((t417 >> 16) ^ t441) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t536 = t417 ^ (t535 << 16), t537 = t441 ^ t535,
    t538 = ((t420 >> 16) ^ t444) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t539 = t420 ^ (t538 << 16), t540 = t444 ^ t538,
    t541 = ((t423 >> 16) ^ t447) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t542 = t423 ^ (t541 << 16), t543 = t447 ^ t541,
    t544 = ((t449 >> 32) ^ t497) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t545 = t449 ^ (t544 << 32), t546 = t497 ^ t544,
    t547 = ((t452 >> 32) ^ t500) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t548 = t452 ^ (t547 << 32), t549 = t500 ^ t547,
    t550 = ((t455 >> 32) ^ t503) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t551 = t455 ^ (t550 << 32), t552 = t503 ^ t550,
    t553 = ((t458 >> 32) ^ t506) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t554 = t458 ^ (t553 << 32), t555 = t506 ^ t553,
    t556 = ((t461 >> 32) ^ t509) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t557 = t461 ^ (t556 << 32), t558 = t509 ^ t556,
    t559 = ((t464 >> 32) ^ t512) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t560 = t464 ^ (t559 << 32), t561 = t512 ^ t559,
    t562 = ((t467 >> 32) ^ t515) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t563 = t467 ^ (t562 << 32), t564 = t515 ^ t562,
    t565 = ((t470 >> 32) ^ t518) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t566 = t470 ^ (t565 << 32), t567 = t518 ^ t565,
    t568 = ((t473 >> 32) ^ t521) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t569 = t473 ^ (t568 << 32), t570 = t521 ^ t568,
    t571 = ((t476 >> 32) ^ t524) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t572 = t476 ^ (t571 << 32), t573 = t524 ^ t571,
    t574 = ((t479 >> 32) ^ t527) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t575 = t479 ^ (t574 << 32), t576 = t527 ^ t574,
    t577 = ((t482 >> 32) ^ t530) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t578 = t482 ^ (t577 << 32), t579 = t530 ^ t577,
    t580 = ((t485 >> 32) ^ t533) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t581 = t485 ^ (t580 << 32), t582 = t533 ^ t580,
    t583 = ((t488 >> 32) ^ t536) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t584 = t488 ^ (t583 << 32), t585 = t536 ^ t583,
    t586 = ((t491 >> 32) ^ t539) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t587 = t491 ^ (t586 << 32), t588 = t539 ^ t586,
    t589 = ((t494 >> 32) ^ t542) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t590 = t494 ^ (t589 << 32), t591 = t542 ^ t589,
    t592 = ((t450 >> 32) ^ t498) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t593 = t450 ^ (t592 << 32), t594 = t498 ^ t592,
    t595 = ((t453 >> 32) ^ t501) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t596 = t453 ^ (t595 << 32), t597 = t501 ^ t595,
    t598 = ((t456 >> 32) ^ t504) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t599 = t456 ^ (t598 << 32), t600 = t504 ^ t598,
    t601 = ((t459 >> 32) ^ t507) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t602 = t459 ^ (t601 << 32), t603 = t507 ^ t601,
    t604 = ((t462 >> 32) ^ t510) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t605 = t462 ^ (t604 << 32), t606 = t510 ^ t604,
    t607 = ((t465 >> 32) ^ t513) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t608 = t465 ^ (t607 << 32), t609 = t513 ^ t607,
    t610 = ((t468 >> 32) ^ t516) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t611 = t468 ^ (t610 << 32), t612 = t516 ^ t610,
    t613 = ((t471 >> 32) ^ t519) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t614 = t471 ^ (t613 << 32), t615 = t519 ^ t613,
    t616 = ((t474 >> 32) ^ t522) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t617 = t474 ^ (t616 << 32), t618 = t522 ^ t616,
    t619 = ((t477 >> 32) ^ t525) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t620 = t477 ^ (t619 << 32), t621 = t525 ^ t619,
    t622 = ((t480 >> 32) ^ t528) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t623 = t480 ^ (t622 << 32), t624 = t528 ^ t622,
    t625 = ((t483 >> 32) ^ t531) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t626 = t483 ^ (t625 << 32), t627 = t531 ^ t625,
    t628 = ((t486 >> 32) ^ t534) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t629 = t486 ^ (t628 << 32), t630 = t534 ^ t628,
    t631 = ((t489 >> 32) ^ t537) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t632 = t489 ^ (t631 << 32), t633 = t537 ^ t631,
    t634 = ((t492 >> 32) ^ t540) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t635 = t492 ^ (t634 << 32), t636 = t540 ^ t634,
    t637 = ((t495 >> 32) ^ t543) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t638 = t495 ^ (t637 << 32), t639 = t543 ^ t637;
    v128 x0 = t546;
    v128 x1 = t549;
    v128 x2 = t552;
    v128 x3 = t555;
    v128 x4 = t558;
    v128 x5 = t561;
    v128 x6 = t564;
    v128 x7 = t567;
    v128 x8 = t570;
    v128 x9 = t573;
    v128 x10 = t576;
    v128 x11 = t579;
    v128 x12 = t582;
    v128 x13 = t585;
    v128 x14 = t588;
    v128 x15 = t591;
    v128 x16 = t594;
    v128 x17 = t597;
    v128 x18 = t600;
    v128 x19 = t603;
    v128 x20 = t606;
    v128 x21 = t609;
    v128 x22 = t612;
    v128 x23 = t615;
    v128 x24 = t618;
    v128 x25 = t621;
    v128 x26 = t624;
    v128 x27 = t627;
    v128 x28 = t630;
    v128 x29 = t633;
    v128 x30 = t636;
    v128 x31 = t639;
    v128 x32 = t638;
    v128 x33 = t617;
    v128 x34 = t545;
    v128 x35 = t620;
    v128 x36 = t548;
    v128 x37 = t623;
    v128 x38 = t551;
    v128 x39 = t626;
    v128 x40 = t554;
    v128 x41 = t629;
    v128 x42 = t557;
    v128 x43 = t632;
    v128 x44 = t560;
    v128 x45 = t635;
    v128 x46 = t563;
    v128 x47 = t566;
    v128 x48 = t569;
    v128 x49 = t572;
    v128 x50 = t575;
    v128 x51 = t578;
    v128 x52 = t581;
    v128 x53 = t584;
    v128 x54 = t587;
    v128 x55 = t590;
    v128 x56 = t593;
    v128 x57 = t596;
    v128 x58 = t599;
    v128 x59 = t602;
    v128 x60 = t605;
    v128 x61 = t608;
    v128 x62 = t611;
    v128 x63 = t614;
    for (unsigned i = 0; i < 22; i++) {
        const uint8_t *round = rk + 21504 - 1024 * i;
        // round 44 (simon.dsl:43)
        const v128 t640 = (x0 ^ load128(round + 512)) ^ ((x32 & x33) ^ x45),
        t641 = (x1 ^ load128(round + 528)) ^ ((x34 & x35) ^ x32),
        t642 = (x2 ^ load128(round + 544)) ^ ((x36 & x37) ^ x34),
        t643 = (x3 ^ load128(round + 560)) ^ ((x38 & x39) ^ x36),
        t644 = (x4 ^ load128(round + 576)) ^ ((x40 & x41) ^ x38),
        t645 = (x5 ^ load128(round + 592)) ^ ((x42 & x43) ^ x40),
        t646 = (x6 ^ load128(round + 608)) ^ ((x44 & x45) ^ x42),
        t647 = (x7 ^ load128(round + 624)) ^ ((x46 & x32) ^ x44),
        t648 = (x8 ^ load128(round + 640)) ^ ((x47 & x34) ^ x46),
        t649 = (x9 ^ load128(round + 656)) ^ ((x48 & x36) ^ x47),
        t650 = (x10 ^ load128(round + 672)) ^ ((x49 & x38) ^ x48),
        t651 = (x11 ^ load128(round + 688)) ^ ((x50 & x40) ^ x49),
        t652 = (x12 ^ load128(round + 704)) ^ ((x51 & x42) ^ x50),
        t653 = (x13 ^ load128(round + 720)) ^ ((x52 & x44) ^ x51),
        t654 = (x14 ^ load128(round + 736)) ^ ((x53 & x46) ^ x52),
        t655 = (x15 ^ load128(round + 752)) ^ ((x54 & x47) ^ x53),
        t656 = (x16 ^ load128(round + 768)) ^ ((x55 & x48) ^ x54),
        t657 = (x17 ^ load128(round + 784)) ^ ((x56 & x49) ^ x55),
        t658 = (x18 ^ load128(round + 800)) ^ ((x57 & x50) ^ x56),
        t659 = (x19 ^ load128(round + 816)) ^ ((x58 & x51) ^ x57),
        t660 = (x20 ^ load128(round + 832)) ^ ((x59 & x52) ^ x58),
        t661 = (x21 ^ load128(round + 848)) ^ ((x60 & x53) ^ x59),
        t662 = (x22 ^ load128(round + 864)) ^ ((x61 & x54) ^ x60),
        t663 = (x23 ^ load128(round + 880)) ^ ((x62 & x55) ^ x61),
        t664 = (x24 ^ load128(round + 896)) ^ ((x63 & x56) ^ x62),
        t665 = (x25 ^ load128(round + 912)) ^ ((x33 & x57) ^ x63),
        t666 = (x26 ^ load128(round + 928)) ^ ((x35 & x58) ^ x33),
        t667 = (x27 ^ load128(round + 944)) ^ ((x37 & x59) ^ x35),
        t668 = (x28 ^ load128(round + 960)) ^ ((x39 & x60) ^ x37),
        t669 = (x29 ^ load128(round + 976)) ^ ((x41 & x61) ^ x39),
        t670 = (x30 ^ load128(round + 992)) ^ ((x43 & x62) ^ x41),
        t671 = (x31 ^ load128(round + 1008)) ^ ((x45 & x63) ^ x43);
        // round 43 (simon.dsl:43)
        const v128 t672 = (x34 ^ load128(round)) ^ ((t671 & t664) ^ t670),
        t673 = (x36 ^ load128(round + 16)) ^ ((t640 & t665) ^ t671),
        t674 = (x38 ^ load128(round + 32)) ^ ((t641 & t666) ^ t640),
        t675 = (x40 ^ load128(round + 48)) ^ ((t642 & t667) ^ t641),
        t676 = (x42 ^ load128(round + 64)) ^ ((t643 & t668) ^ t642),
        t677 = (x44 ^ load128(round + 80)) ^ ((t644 & t669) ^ t643),
        t678 = (x46 ^ load128(round + 96)) ^ ((t645 & t670) ^ t644),
        t679 = (x47 ^ load128(round + 112)) ^ ((t646 & t671) ^ t645),
        t680 = (x48 ^ load128(round + 128)) ^ ((t647 & t640) ^ t646),
        t681 = (x49 ^ load128(round + 144)) ^ ((t648 & t641) ^ t647),
        t682 = (x50 ^ load128(round + 160)) ^ ((t649 & t642) ^ t648),
        t683 = (x51 ^ load128(round + 176)) ^ ((t650 & t643) ^ t649),
        t684 = (x52 ^ load128(round + 192)) ^ ((t651 & t644) ^ t650),
        t685 = (x53 ^ load128(round + 208)) ^ ((t652 & t645) ^ t651),
        t686 = (x54 ^ load128(round + 224)) ^ ((t653 & t646) ^ t652),
        t687 = (x55 ^ load128(round + 240)) ^ ((t654 & t647) ^ t653),
        t688 = (x56 ^ load128(round + 256)) ^ ((t655 & t648) ^ t654),
        t689 = (x57 ^ load128(round + 272)) ^ ((t656 & t649) ^ t655),
        t690 = (x58 ^ load128(round + 288)) ^ ((t657 & t650) ^ t656),
        t691 = (x59 ^ load128(round + 304)) ^ ((t658 & t651) ^ t657),
        t692 = (x60 ^ load128(round + 320)) ^ ((t659 & t652) ^ t658),
        t693 = (x61 ^ load128(round + 336)) ^ ((t660 & t653) ^ t659),
        t694 = (x62 ^ load128(round + 352)) ^ ((t661 & t654) ^ t660),
        t695 = (x63 ^ load128(round + 368)) ^ ((t662 & t655) ^ t661),
        t696 = (x33 ^ load128(round + 384)) ^ ((t663 & t656) ^ t662),
        t697 = (x35 ^ load128(round + 400)) ^ ((t664 & t657) ^ t663),
        t698 = (x37 ^ load128(round + 416)) ^ ((t665 & t658) ^ t664),
        t699 = (x39 ^ load128(round + 432)) ^ ((t666 & t659) ^ t665),
        t700 = (x41 ^ load128(round + 448)) ^ ((t667 & t660) ^ t666),
        t701 = (x43 ^ load128(round + 464)) ^ ((t668 & t661) ^ t667),
        t702 = (x45 ^ load128(round + 480)) ^ ((t669 & t662) ^ t668),
        t703 = (x32 ^ load128(round + 496)) ^ ((t670 & t663) ^ t669);
        x0 = t640;
        x1 = t641;
        x2 = t642;
        x3 = t643;
        x4 = t644;
        x5 = t645;
        x6 = t646;
        x7 = t647;
        x8 = t648;
        x9 = t649;
        x10 = t650;
        x11 = t651;
        x12 = t652;
        x13 = t653;
        x14 = t654;
        x15 = t655;
        x16 = t656;
        x17 = t657;
        x18 = t658;
        x19 = t659;
        x20 = t660;
        x21 = t661;
        x22 = t662;
        x23 = t663;
        x24 = t664;
        x25 = t665;
        x26 = t666;
        x27 = t667;
        x28 = t668;
        x29 = t669;
        x30 = t670;
        x31 = t671;
        x32 = t703;
        x33 = t696;
        x34 = t672;
        x35 = t697;
        x36 = t673;
        x37 = t698;
        x38 = t674;
        x39 = t699;
        x40 = t675;
        x41 = t700;
        x42 = t676;
        x43 = t701;
        x44 = t677;
        x45 = t702;
        x46 = t678;
        x47 = t679;
        x48 = t680;
        x49 = t681;
        x50 = t682;
        x51 = t683;
        x52 = t684;
        x53 = t685;
        x54 = t686;
        x55 = t687;
        x56 = t688;
        x57 = t689;
        x58 = t690;
        x59 = t691;
        x60 = t692;
        x61 = t693;
        x62 = t694;
        x63 = t695;
    }
    const v128 t960 = ((x34 >> 32) ^ x0) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t961 = x34 ^ (t960 << 32), t962 = x0 ^ t960,
    t963 = ((x36 >> 32) ^ x1) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t964 = x36 ^ (t963 << 32), t965 = x1 ^ t963,
    t966 = ((x38 >> 32) ^ x2) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t967 = x38 ^ (t966 << 32), t968 = x2 ^ t966,
    t969 = ((x40 >> 32) ^ x3) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t970 = x40 ^ (t969 << 32), t971 = x3 ^ t969,
    t972 = ((x42 >> 32) ^ x4) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t973 = x42 ^ (t972 << 32), t974 = x4 ^ t972,
    t975 = ((x44 >> 32) ^ x5) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t976 = x44 ^ (t975 << 32), t977 = x5 ^ t975,
    t978 = ((x46 >> 32) ^ x6) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t979 = x46 ^ (t978 << 32), t980 = x6 ^ t978,
    t981 = ((x47 >> 32) ^ x7) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t982 = x47 ^ (t981 << 32), t983 = x7 ^ t981,
    t984 = ((x48 >> 32) ^ x8) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t985 = x48 ^ (t984 << 32), t986 = x8 ^ t984,
    t987 = ((x49 >> 32) ^ x9) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t988 = x49 ^ (t987 << 32), t989 = x9 ^ t987,
    t990 = ((x50 >> 32) ^ x10) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t991 = x50 ^ (t990 << 32), t992 = x10 ^ t990,
    t993 = ((x51 >> 32) ^ x11) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t994 = x51 ^ (t993 << 32), t995 = x11 ^ t993,
    t996 = ((x52 >> 32) ^ x12) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t997 = x52 ^ (t996 << 32), t998 = x12 ^ t996,
    t999 = ((x53 >> 32) ^ x13) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1000 = x53 ^ (t999 << 32), t1001 = x13 ^ t999,
    t1002 = ((x54 >> 32) ^ x14) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1003 = x54 ^ (t1002 << 32), t1004 = x14 ^ t1002,
    t1005 = ((x55 >> 32) ^ x15) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1006 = x55 ^ (t1005 << 32), t1007 = x15 ^ t1005,
    t1008 = ((x56 >> 32) ^ x16) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1009 = x56 ^ (t1008 << 32), t1010 = x16 ^ t1008,
    t1011 = ((x57 >> 32) ^ x17) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1012 = x57 ^ (t1011 << 32), t1013 = x17 ^ t1011,
    t1014 = ((x58 >> 32) ^ x18) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1015 = x58 ^ (t1014 << 32), t1016 = x18 ^ t1014,
    t1017 = ((x59 >> 32) ^ x19) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1018 = x59 ^ (t1017 << 32), t1019 = x19 ^ t1017,
    t1020 = ((x60 >> 32) ^ x20) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1021 = x60 ^ (t1020 << 32), t1022 = x20 ^ t1020,
    t1023 = ((x61 >> 32) ^ x21) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1024 = x61 ^ (t1023 << 32), t1025 = x21 ^ t1023,
    t1026 = ((x62 >> 32) ^ x22) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1027 = x62 ^ (t1026 << 32), t1028 = x22 ^ t1026,
    t1029 = ((x63 >> 32) ^ x23) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1030 = x63 ^ (t1029 << 32), t1031 = x23 ^ t1029,
    t1032 = ((x33 >> 32) ^ x24) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1033 = x33 ^ (t1032 << 32), t1034 = x24 ^ t1032,
    t1035 = ((x35 >> 32) ^ x25) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1036 = x35 ^ (t1035 << 32), t1037 = x25 ^ t1035,
    t1038 = ((x37 >> 32) ^ x26) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1039 = x37 ^ (t1038 << 32), t1040 = x26 ^ t1038,
    t1041 = ((x39 >> 32) ^ x27) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1042 = x39 ^ (t1041 << 32), t1043 = x27 ^ t1041,
    t1044 = ((x41 >> 32) ^ x28) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1045 = x41 ^ (t1044 << 32), t1046 = x28 ^ t1044,
    t1047 = ((x43 >> 32) ^ x29) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1048 = x43 ^ (t1047 << 32), t1049 = x29 ^ t1047,
    t1050 = ((x45 >> 32) ^ x30) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1051 = x45 ^ (t1050 << 32), t1052 = x30 ^ t1050,
    t1053 = ((x32 >> 32) ^ x31) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t1054 = x32 ^ (t1053 << 32), t1055 = x31 ^ t1053,
    t1056 = ((t961 >> 16) ^ t1009) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1057 = t961 ^ (t1056 << 16), t1058 = t1009 ^ t1056,
    t1059 = ((t964 >> 16) ^ t1012) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1060 = t964 ^ (t1059 << 16), t1061 = t1012 ^ t1059,
    t1062 = ((t967 >> 16) ^ t1015) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1063 = t967 ^ (t1062 << 16), t1064 = t1015 ^ t1062,
    t1065 = ((t970 >> 16) ^ t1018) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1066 = t970 ^ (t1065 << 16), t1067 = t1018 ^ t1065,
    t1068 = ((t973 >> 16) ^ t1021) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1069 = t973 ^ (t1068 << 16), t1070 = t1021 ^ t1068,
    t1071 = ((t976 >> 16) ^ t1024) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1072 = t976 ^ (t1071 << 16), t1073 = t1024 ^ t1071,
    t1074 = ((t979 >> 16) ^ t1027) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1075 = t979 ^ (t1074 << 16), t1076 = t1027 ^ t1074,
    t1077 = ((t982 >> 16) ^ t1030) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1078 = t982 ^ (t1077 << 16), t1079 = t1030 ^ t1077,
    t1080 = ((t985 >> 16) ^ t1033) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1081 = t985 ^ (t1080 << 16), t1082 = t1033 ^ t1080,
    t1083 = ((t988 >> 16) ^ t1036) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1084 = t988 ^ (t1083 << 16), t1085 = t1036 ^ t1083,
    t1086 = ((t991 >> 16) ^ t1039) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1087 = t991 ^ (t1086 << 16), t1088 = t1039 ^ t1086,
    t1089 = ((t994 >> 16) ^ t1042) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1090 = t994 ^ (t1089 << 16), t1091 = t1042 ^ t1089,
    t1092 = ((t997 >> 16) ^ t1045) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1093 = t997 ^ (t1092 << 16), t1094 = t1045 ^ t1092,
    t1095 = ((t1000 >> 16) ^ t1048) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1096 = t1000 ^ (t1095 << 16), t1097 = t1048 ^ t1095,
    t1098 = ((t1003 >> 16) ^ t1051) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1099 = t1003 ^ (t1098 << 16), t1100 = t1051 ^ t1098,
    t1101 = ((t1006 >> 16) ^ t1054) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1102 = t1006 ^ (t1101 << 16), t1103 = t1054 ^ t1101,
    t1104 = ((t962 >> 16) ^ t1010) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1105 = t962 ^ (t1104 << 16), t1106 = t1010 ^ t1104,
    t1107 = ((t965 >> 16) ^ t1013) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1108 = t965 ^ (t1107 << 16), t1109 = t1013 ^ t1107,
    t1110 = ((t968 >> 16) ^ t1016) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1111 = t968 ^ (t1110 << 16), t1112 = t1016 ^ t1110,
    t1113 = ((t971 >> 16) ^ t1019) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1114 = t971 ^ (t1113 << 16), t1115 = t1019 ^ t1113,
    t1116 = ((t974 >> 16) ^ t1022) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1117 = t974 ^ (t1116 << 16), t1118 = t1022 ^ t1116,
    t1119 = ((t977 >> 16) ^ t1025) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1120 = t977 ^ (t1119 << 16), t1121 = t1025 ^ t1119,
    t1122 = ((t980 >> 16) ^ t1028) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1123 = t980 ^ (t1122 << 16), t1124 = t1028 ^ t1122,
    t1125 = ((t983 >> 16) ^ t1031) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1126 = t983 ^ (t1125 << 16), t1127 = t1031 ^ t1125,
    t1128 = ((t986 >> 16) ^ t1034) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1129 = t986 ^ (t1128 << 16), t1130 = t1034 ^ t1128,
    t1131 = ((t989 >> 16) ^ t1037) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1132 = t989 ^ (t1131 << 16), t1133 = t1037 ^ t1131,
    t1134 = ((t992 >> 16) ^ t1040) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1135 = t992 ^ (t1134 << 16), t1136 = t1040 ^ t1134,
    t1137 = ((t995 >> 16) ^ t1043) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1138 = t995 ^ (t1137 << 16), t1139 = t1043 ^ t1137,
    t1140 = ((t998 >> 16) ^ t1046) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1141 = t998 ^ (t1140 << 16), t1142 = t1046 ^ t1140,
    t1143 = ((t1001 >> 16) ^ t1049) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1144 = t1001 ^ (t1143 << 16), t1145 = t1049 ^ t1143,
    t1146 = ((t1004 >> 16) ^ t1052) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1147 = t1004 ^ (t1146 << 16), t1148 = t1052 ^ t1146,
    t1149 = ((t1007 >> 16) ^ t1055) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t1150 = t1007 ^ (t1149 << 16), t1151 = t1055 ^ t1149,
    t1152 = ((t1057 >> 8) ^ t1081) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1153 = t1057 ^ (t1152 << 8), t1154 = t1081 ^ t1152,
    t1155 = ((t1060 >> 8) ^ t1084) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1156 = t1060 ^ (t1155 << 8), t1157 = t1084 ^ t1155,
    t1158 = ((t1063 >> 8) ^ t1087) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1159 = t1063 ^ (t1158 << 8), t1160 = t1087 ^ t1158,
    t1161 = ((t1066 >> 8) ^ t1090) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1162 = t1066 ^ (t1161 << 8), t1163 = t1090 ^ t1161,
    t1164 = ((t1069 >> 8) ^ t1093) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1165 = t1069 ^ (t1164 << 8), t1166 = t1093 ^ t1164,
    t1167 = ((t1072 >> 8) ^ t1096) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1168 = t1072 ^ (t1167 << 8), t1169 = t1096 ^ t1167,
    t1170 = ((t1075 >> 8) ^ t1099) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1171 = t1075 ^ (t1170 << 8), t1172 = t1099 ^ t1170,
    t1173 = ((t1078 >> 8) ^ t1102) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1174 = t1078 ^ (t1173 << 8), t1175 = t1102 ^ t1173,
    t1176 = ((t1058 >> 8) ^ t1082) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1177 = t1058 ^ (t1176 << 8), t1178 = t1082 ^ t1176,
    t1179 = ((t1061 >> 8) ^ t1085) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1180 = t1061 ^ (t1179 << 8), t1181 = t1085 ^ t1179,
    t1182 = ((t1064 >> 8) ^ t1088) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1183 = t1064 ^ (t1182 << 8), t1184 = t1088 ^ t1182,
    t1185 = ((t1067 >> 8) ^ t1091) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1186 = t1067 ^ (t1185 << 8), t1187 = t1091 ^ t1185,
    t1188 = ((t1070 >> 8) ^ t1094) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1189 = t1070 ^ (t1188 << 8), t1190 = t1094 ^ t1188,
    t1191 = ((t1073 >> 8) ^ t1097) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1192 = t1073 ^ (t1191 << 8), t1193 = t1097 ^ t1191,
    t1194 = ((t1076 >> 8) ^ t1100) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1195 = t1076 ^ (t1194 << 8), t1196 = t1100 ^ t1194,
    t1197 = ((t1079 >> 8) ^ t1103) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1198 = t1079 ^ (t1197 << 8), t1199 = t1103 ^ t1197,
    t1200 = ((t1105 >> 8) ^ t1129) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1201 = t1105 ^ (t1200 << 8), t1202 = t1129 ^ t1200,
    t1203 = ((t1108 >> 8) ^ t1132) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1204 = t1108 ^ (t1203 << 8), t1205 = t1132 ^ t1203,
    t1206 = ((t1111 >> 8) ^ t1135) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1207 = t1111 ^ (t1206 << 8), t1208 = t1135 ^ t1206,
    t1209 = ((t1114 >> 8) ^ t1138) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1210 = t1114 ^ (t1209 << 8), t1211 = t1138 ^ t1209,
    t1212 = ((t1117 >> 8) ^ t1141) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1213 = t1117 ^ (t1212 << 8), t1214 = t1141 ^ t1212,
    t1215 = ((t1120 >> 8) ^ t1144) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1216 = t1120 ^ (t1215 << 8), t1217 = t1144 ^ t1215,
    t1218 = ((t1123 >> 8) ^ t1147) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1219 = t1123 ^ (t1218 << 8), t1220 = t1147 ^ t1218,
    t1221 = ((t1126 >> 8) ^ t1150) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1222 = t1126 ^ (t1221 << 8), t1223 = t1150 ^ t1221,
    t1224 = ((t1106 >> 8) ^ t1130) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1225 = t1106 ^ (t1224 << 8), t1226 = t1130 ^ t1224,
    t1227 = ((t1109 >> 8) ^ t1133) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1228 = t1109 ^ (t1227 << 8), t1229 = t1133 ^ t1227,
    t1230 = ((t1112 >> 8) ^ t1136) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1231 = t1112 ^ (t1230 << 8), t1232 = t1136 ^ t1230,
    t1233 = ((t1115 >> 8) ^ t1139) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1234 = t1115 ^ (t1233 << 8), t1235 = t1139 ^ t1233,
    t1236 = ((t1118 >> 8) ^ t1142) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1237 = t1118 ^ (t1236 << 8), t1238 = t1142 ^ t1236,
    t1239 = ((t1121 >> 8) ^ t1145) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1240 = t1121 ^ (t1239 << 8), t1241 = t1145 ^ t1239,
    t1242 = ((t1124 >> 8) ^ t1148) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1243 = t1124 ^ (t1242 << 8), t1244 = t1148 ^ t1242,
    t1245 = ((t1127 >> 8) ^ t1151) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t1246 = t1127 ^ (t1245 << 8), t1247 = t1151 ^ t1245,
    t1248 = ((t1153 >> 4) ^ t1165) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1249 = t1153 ^ (t1248 << 4), t1250 = t1165 ^ t1248,
    t1251 = ((t1156 >> 4) ^ t1168) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1252 = t1156 ^ (t1251 << 4), t1253 = t1168 ^ t1251,
    t1254 = ((t1159 >> 4) ^ t1171) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1255 = t1159 ^ (t1254 << 4), t1256 = t1171 ^ t1254,
    t1257 = ((t1162 >> 4) ^ t1174) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1258 = t1162 ^ (t1257 << 4), t1259 = t1174 ^ t1257,
    t1260 = ((t1154 >> 4) ^ t1166) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1261 = t1154 ^ (t1260 << 4), t1262 = t1166 ^ t1260,
    t1263 = ((t1157 >> 4) ^ t1169) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1264 = t1157 ^ (t1263 << 4), t1265 = t1169 ^ t1263,
    t1266 = ((t1160 >> 4) ^ t1172) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1267 = t1160 ^ (t1266 << 4), t1268 = t1172 ^ t1266,
    t1269 = ((t1163 >> 4) ^ t1175) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1270 = t1163 ^ (t1269 << 4), t1271 = t1175 ^ t1269,
    t1272 = ((t1177 >> 4) ^ t1189) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1273 = t1177 ^ (t1272 << 4), t1274 = t1189 ^ t1272,
    t1275 = ((t1180 >> 4) ^ t1192) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1276 = t1180 ^ (t1275 << 4), t1277 = t1192 ^ t1275,
    t1278 = ((t1183 >> 4) ^ t1195) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1279 = t1183 ^ (t1278 << 4), t1280 = t1195 ^ t1278,
    t1281 = ((t1186 >> 4) ^ t1198) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1282 = t1186 ^ (t1281 << 4), t1283 = t1198 ^ t1281,
    t1284 = ((t1178 >> 4) ^ t1190) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1285 = t1178 ^ (t1284 << 4), t1286 = t1190 ^ t1284,
    t1287 = ((t1181 >> 4) ^ t1193) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1288 = t1181 ^ (t1287 << 4), t1289 = t1193 ^ t1287,
    t1290 = ((t1184 >> 4) ^ t1196) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1291 = t1184 ^ (t1290 << 4), t1292 = t1196 ^ t1290,
    t1293 = ((t1187 >> 4) ^ t1199) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1294 = t1187 ^ (t1293 << 4), t1295 = t1199 ^ t1293,
    t1296 = ((t1201 >> 4) ^ t1213) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1297 = t1201 ^ (t1296 << 4), t1298 = t1213 ^ t1296,
    t1299 = ((t1204 >> 4) ^ t1216) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1300 = t1204 ^ (t1299 << 4), t1301 = t1216 ^ t1299,
    t1302 = ((t1207 >> 4) ^ t1219) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1303 = t1207 ^ (t1302 << 4), t1304 = t1219 ^ t1302,
    t1305 = ((t1210 >> 4) ^ t1222) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1306 = t1210 ^ (t1305 << 4), t1307 = t1222 ^ t1305,
    t1308 = ((t1202 >> 4) ^ t1214) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1309 = t1202 ^ (t1308 << 4), t1310 = t1214 ^ t1308,
    t1311 = ((t1205 >> 4) ^ t1217) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1312 = t1205 ^ (t1311 << 4), t1313 = t1217 ^ t1311,
    t1314 = ((t1208 >> 4) ^ t1220) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1315 = t1208 ^ (t1314 << 4), t1316 = t1220 ^ t1314,
    t1317 = ((t1211 >> 4) ^ t1223) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1318 = t1211 ^ (t1317 << 4), t1319 = t1223 ^ t1317,
    t1320 = ((t1225 >> 4) ^ t1237) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1321 = t1225 ^ (t1320 << 4), t1322 = t1237 ^ t1320,
    t1323 = ((t1228 >> 4) ^ t1240) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1324 = t1228 ^ (t1323 << 4), t1325 = t1240 ^ t1323,
    t1326 = ((t1231 >> 4) ^ t1243) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1327 = t1231 ^ (t1326 << 4), t1328 = t1243 ^ t1326,
    t1329 = ((t1234 >> 4) ^ t1246) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1330 = t1234 ^ (t1329 << 4), t1331 = t1246 ^ t1329,
    t1332 = ((t1226 >> 4) ^ t1238) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1333 = t1226 ^ (t1332 << 4), t1334 = t1238 ^ t1332,
    t1335 = ((t1229 >> 4) ^ t1241) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1336 = t1229 ^ (t1335 << 4), t1337 = t1241 ^ t1335,
    t1338 = ((t1232 >> 4) ^ t1244) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1339 = t1232 ^ (t1338 << 4), t1340 = t1244 ^ t1338,
    t1341 = ((t1235 >> 4) ^ t1247) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1342 = t1235 ^ (t1341 << 4), t1343 = t1247 ^ t1341,
    t1344 = ((t1249 >> 2) ^ t1255) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1345 = t1249 ^ (t1344 << 2), t1346 = t1255 ^ t1344,
    t1347 = ((t1252 >> 2) ^ t1258) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1348 = t1252 ^ (t1347 << 2), t1349 = t1258 ^ t1347,
    t1350 = ((t1250 >> 2) ^ t1256) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1351 = t1250 ^ (t1350 << 2), t1352 = t1256 ^ t1350,
    t1353 = ((t1253 >> 2) ^ t1259) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1354 = t1253 ^ (t1353 << 2), t1355 = t1259 ^ t1353,
    t1356 = ((t1261 >> 2) ^ t1267) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1357 = t1261 ^ (t1356 << 2), t1358 = t1267 ^ t1356,
    t1359 = ((t1264 >> 2) ^ t1270) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1360 = t1264 ^ (t1359 << 2), t1361 = t1270 ^ t1359,
    t1362 = ((t1262 >> 2) ^ t1268) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1363 = t1262 ^ (t1362 << 2), t1364 = t1268 ^ t1362,
    t1365 = ((t1265 >> 2) ^ t1271) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1366 = t1265 ^ (t1365 << 2), t1367 = t1271 ^ t1365,
    t1368 = ((t1273 >> 2) ^ t1279) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1369 = t1273 ^ (t1368 << 2), t1370 = t1279 ^ t1368,
    t1371 = ((t1276 >> 2) ^ t1282) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1372 = t1276 ^ (t1371 << 2), t1373 = t1282 ^ t1371,
    t1374 = ((t1274 >> 2) ^ t1280) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1375 = t1274 ^ (t1374 << 2), t1376 = t1280 ^ t1374,
    t1377 = ((t1277 >> 2) ^ t1283) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1378 = t1277 ^ (t1377 << 2), t1379 = t1283 ^ t1377,
    t1380 = ((t1285 >> 2) ^ t1291) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1381 = t1285 ^ (t1380 << 2), t1382 = t1291 ^ t1380,
    t1383 = ((t1288 >> 2) ^ t1294) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1384 = t1288 ^ (t1383 << 2), t1385 = t1294 ^ t1383,
    t1386 = ((t1286 >> 2) ^ t1292) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1387 = t1286 ^ (t1386 << 2), t1388 = t1292 ^ t1386,
    t1389 = ((t1289 >> 2) ^ t1295) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1390 = t1289 ^ (t1389 << 2), t1391 = t1295 ^ t1389,
    t1392 = ((t1297 >> 2) ^ t1303) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1393 = t1297 ^ (t1392 << 2), t1394 = t1303 ^ t1392,
    t1395 = ((t1300 >> 2) ^ t1306) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1396 = t1300 ^ (t1395 << 2), t1397 = t1306 ^ t1395,
    t1398 = ((t1298 >> 2) ^ t1304) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1399 = t1298 ^ (t1398 << 2), t1400 = t1304 ^ t1398,
    t1401 = ((t1301 >> 2) ^ t1307) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1402 = t1301 ^ (t1401 << 2), t1403 = t1307 ^ t1401,
    t1404 = ((t1309 >> 2) ^ t1315) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1405 = t1309 ^ (t1404 << 2), t1406 = t1315 ^ t1404,
    t1407 = ((t1312 >> 2) ^ t1318) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1408 = t1312 ^ (t1407 << 2), t1409 = t1318 ^ t1407,
    t1410 = ((t1310 >> 2) ^ t1316) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1411 = t1310 ^ (t1410 << 2), t1412 = t1316 ^ t1410,
    t1413 = ((t1313 >> 2) ^ t1319) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1414 = t1313 ^ (t1413 << 2), t1415 = t1319 ^ t1413,
    t1416 = ((t1321 >> 2) ^ t1327) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1417 = t1321 ^ (t1416 << 2), t1418 = t1327 ^ t1416,
    t1419 = ((t1324 >> 2) ^ t1330) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1420 = t1324 ^ (t1419 << 2), t1421 = t1330 ^ t1419,
    t1422 = ((t1322 >> 2) ^ t1328) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1423 = t1322 ^ (t1422 << 2), t1424 = t1328 ^ t1422,
    t1425 = ((t1325 >> 2) ^ t1331) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1426 = t1325 ^ (t1425 << 2), t1427 = t1331 ^ t1425,
    t1428 = ((t1333 >> 2) ^ t1339) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1429 = t1333 ^ (t1428 << 2), t1430 = t1339 ^ t1428,
    t1431 = ((t1336 >> 2) ^ t1342) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1432 = t1336 ^ (t1431 << 2), t1433 = t1342 ^ t1431,
    t1434 = ((t1334 >> 2) ^ t1340) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1435 = t1334 ^ (t1434 << 2), t1436 = t1340 ^ t1434,
    t1437 = ((t1337 >> 2) ^ t1343) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1438 = t1337 ^ (t1437 << 2), t1439 = t1343 ^ t1437,
    t1440 = ((t1345 >> 1) ^ t1348) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1441 = ((t1346 >> 1) ^ t1349) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1442 = ((t1351 >> 1) ^ t1354) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1443 = ((t1352 >> 1) ^ t1355) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1444 = ((t1357 >> 1) ^ t1360) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1445 = ((t1358 >> 1) ^ t1361) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1446 = ((t1363 >> 1) ^ t1366) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1447 = ((t1364 >> 1) ^ t1367) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1448 = ((t1369 >> 1) ^ t1372) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1449 = ((t1370 >> 1) ^ t1373) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1450 = ((t1375 >> 1) ^ t1378) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1451 = ((t1376 >> 1) ^ t1379) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1452 = ((t1381 >> 1) ^ t1384) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1453 = ((t1382 >> 1) ^ t1385) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1454 = ((t1387 >> 1) ^ t1390) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1455 = ((t1388 >> 1) ^ t1391) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1456 = ((t1393 >> 1) ^ t1396) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1457 = ((t1394 >> 1) ^ t1397) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1458 = ((t1399 >> 1) ^ t1402) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1459 = ((t1400 >> 1) ^ t1403) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1460 = ((t1405 >> 1) ^ t1408) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1461 = ((t1406 >> 1) ^ t1409) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1462 = ((t1411 >> 1) ^ t1414) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1463 = ((t1412 >> 1) ^ t1415) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1464 = ((t1417 >> 1) ^ t1420) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1465 = ((t1418 >> 1) ^ t1421) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1466 = ((t1423 >> 1) ^ t1426) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1467 = ((t1424 >> 1) ^ t1427) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1468 = ((t1429 >> 1) ^ t1432) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1469 = ((t1430 >> 1) ^ t1433) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1470 = ((t1435 >> 1) ^ t1438) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1471 = ((t1436 >> 1) ^ t1439) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555)));
    store_le128(out, t1345 ^ (t1440 << 1));
    store_le128(out + 16, t1348 ^ t1440);
    store_le128(out + 32, t1346 ^ (t1441 << 1));
    store_le128(out + 48, t1349 ^ t1441);
    store_le128(out + 64, t1351 ^ (t1442 << 1));
    store_le128(out + 80, t1354 ^ t1442);
    store_le128(out + 96, t1352 ^ (t1443 << 1));
    store_le128(out + 112, t1355 ^ t1443);
    store_le128(out + 128, t1357 ^ (t1444 << 1));
    store_le128(out + 144, t1360 ^ t1444);
    store_le128(out + 160, t1358 ^ (t1445 << 1));
    store_le128(out + 176, t1361 ^ t1445);
    store_le128(out + 192, t1363 ^ (t1446 << 1));
    store_le128(out + 208, t1366 ^ t1446);
    store_le128(out + 224, t1364 ^ (t1447 << 1));
    store_le128(out + 240, t1367 ^ t1447);
    store_le128(out + 256, t1369 ^ (t1448 << 1));
    store_le128(out + 272, t1372 ^ t1448);
    store_le128(out + 288, t1370 ^ (t1449 << 1));
    store_le128(out + 304, t1373 ^ t1449);
    store_le128(out + 320, t1375 ^ (t1450 << 1));
    store_le128(out + 336, t1378 ^ t1450);
    store_le128(out + 352, t1376 ^ (t1451 << 1));
    store_le128(out + 368, t1379 ^ t1451);
    store_le128(out + 384, t1381 ^ (t1452 << 1));
    store_le128(out + 400, t1384 ^ t1452);
    store_le128(out + 416, t1382 ^ (t1453 << 1));
    store_le128(out + 432, t1385 ^ t1453);
    store_le128(out + 448, t1387 ^ (t1454 << 1));
    store_le128(out + 464, t1390 ^ t1454);
    store_le128(out + 480, t1388 ^ (t1455 << 1));
    store_le128(out + 496, t1391 ^ t1455);
    store_le128(out + 512, t1393 ^ (t1456 << 1));
    store_le128(out + 528, t1396 ^ t1456);
    store_le128(out + 544, t1394 ^ (t1457 << 1));
    store_le128(out + 560, t1397 ^ t1457);
    store_le128(out + 576, t1399 ^ (t1458 << 1));
    store_le128(out + 592, t1402 ^ t1458);
    store_le128(out + 608, t1400 ^ (t1459 << 1));
    store_le128(out + 624, t1403 ^ t1459);
    store_le128(out + 640, t1405 ^ (t1460 << 1));
    store_le128(out + 656, t1408 ^ t1460);
    store_le128(out + 672, t1406 ^ (t1461 << 1));
    store_le128(out + 688, t1409 ^ t1461);
    store_le128(out + 704, t1411 ^ (t1462 << 1));
    store_le128(out + 720, t1414 ^ t1462);
    store_le128(out + 736, t1412 ^ (t1463 << 1));
    store_le128(out + 752, t1415 ^ t1463);
    store_le128(out + 768, t1417 ^ (t1464 << 1));
    store_le128(out + 784, t1420 ^ t1464);
    store_le128(out + 800, t1418 ^ (t1465 << 1));
    store_le128(out + 816, t1421 ^ t1465);
    store_le128(out + 832, t1423 ^ (t1466 << 1));
    store_le128(out + 848, t1426 ^ t1466);
    store_le128(out + 864, t1424 ^ (t1467 << 1));
    store_le128(out + 880, t1427 ^ t1467);
    store_le128(out + 896, t1429 ^ (t1468 << 1));
    store_le128(out + 912, t1432 ^ t1468);
    store_le128(out + 928, t1430 ^ (t1469 << 1));
    store_le128(out + 944, t1433 ^ t1469);
    store_le128(out + 960, t1435 ^ (t1470 << 1));
    store_le128(out + 976, t1438 ^ t1470);
    store_le128(out + 992, t1436 ^ (t1471 << 1));
    store_le128(out + 1008, t1439 ^ t1471);
}

void lwcc_simon64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 128; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 1024;
        in += 1024;
    }
    nblocks %= 128;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[1024] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_simon64_128_ecb_decrypt_c(buffer, buffer, 128, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_simon64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_128_key_setup_c(ctx, key);
    lwcc_simon64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    store128(ctx + 22528, bit128(nonce[0], 0));
    store128(ctx + 22544, bit128(nonce[0], 1));
    store128(ctx + 22560, bit128(nonce[0], 2));
    store128(ctx + 22576, bit128(nonce[0], 3));
    store128(ctx + 22592, bit128(nonce[0], 4));
    store128(ctx + 22608, bit128(nonce[0], 5));
    store128(ctx + 22624, bit128(nonce[0], 6));
    store128(ctx + 22640, bit128(nonce[0], 7));
    store128(ctx + 22656, bit128(nonce[1], 0));
    store128(ctx + 22672, bit128(nonce[1], 1));
    store128(ctx + 22688, bit128(nonce[1], 2));
    store128(ctx + 22704, bit128(nonce[1], 3));
    store128(ctx + 22720, bit128(nonce[1], 4));
    store128(ctx + 22736, bit128(nonce[1], 5));
    store128(ctx + 22752, bit128(nonce[1], 6));
    store128(ctx + 22768, bit128(nonce[1], 7));
    store128(ctx + 22784, bit128(nonce[2], 0));
    store128(ctx + 22800, bit128(nonce[2], 1));
    store128(ctx + 22816, bit128(nonce[2], 2));
    store128(ctx + 22832, bit128(nonce[2], 3));
    store128(ctx + 22848, bit128(nonce[2], 4));
    store128(ctx + 22864, bit128(nonce[2], 5));
    store128(ctx + 22880, bit128(nonce[2], 6));
    store128(ctx + 22896, bit128(nonce[2], 7));
    store128(ctx + 22912, bit128(nonce[3], 0));
    store128(ctx + 22928, bit128(nonce[3], 1));
    store128(ctx + 22944, bit128(nonce[3], 2));
    store128(ctx + 22960, bit128(nonce[3], 3));
    store128(ctx + 22976, bit128(nonce[3], 4));
    store128(ctx + 22992, bit128(nonce[3], 5));
    store128(ctx + 23008, bit128(nonce[3], 6));
    store128(ctx + 23024, bit128(nonce[3], 7));
}


// 128 blocks, each bit of them in a variable of its own.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v128 t0 = splat_u32x4(counter),
    t1 = add_u32x4(t0, pair128(UINT64_C(0x4000000000), UINT64_C(0x4100000001))),
    t2 = add_u32x4(t0, pair128(UINT64_C(0x4200000002), UINT64_C(0x4300000003))),
    t3 = add_u32x4(t0, pair128(UINT64_C(0x4400000004), UINT64_C(0x4500000005))),
    t4 = add_u32x4(t0, pair128(UINT64_C(0x4600000006), UINT64_C(0x4700000007))),
    t5 = add_u32x4(t0, pair128(UINT64_C(0x4800000008), UINT64_C(0x4900000009))),
    t6 = add_u32x4(t0, pair128(UINT64_C(0x4a0000000a), UINT64_C(0x4b0000000b))),
    t7 = add_u32x4(t0, pair128(UINT64_C(0x4c0000000c), UINT64_C(0x4d0000000d))),
    t8 = add_u32x4(t0, pair128(UINT64_C(0x4e0000000e), UINT64_C(0x4f0000000f))),
    t9 = add_u32x4(t0, pair128(UINT64_C(0x5000000010), UINT64_C(0x5100000011))),
    t10 = add_u32x4(t0, pair128(UINT64_C(0x5200000012), UINT64_C(0x5300000013))),
    t11 = add_u32x4(t0, pair128(UINT64_C(0x5400000014), UINT64_C(0x5500000015))),
    t12 = add_u32x4(t0, pair128(UINT64_C(0x5600000016), UINT64_C(0x5700000017))),
    t13 = add_u32x4(t0, pair128(UINT64_C(0x5800000018), UINT64_C(0x5900000019))),
    t14 = add_u32x4(t0, pair128(UINT64_C(0x5a0000001a), UINT64_C(0x5b0000001b))),
    t15 = add_u32x4(t0, pair128(UINT64_C(0x5c0000001c), UINT64_C(0x5d0000001d))),
    t16 = add_u32x4(t0, pair128(UINT64_C(0x5e0000001e), UINT64_C(0x5f0000001f))),
    t17 = add_u32x4(t0, pair128(UINT64_C(0x6000000020), UINT64_C(0x6100000021))),
    t18 = add_u32x4(t0, pair128(UINT64_C(0x6200000022), UINT64_C(0x6300000023))),
    t19 = add_u32x4(t0, pair128(UINT64_C(0x6400000024), UINT64_C(0x6500000025))),
    t20 = add_u32x4(t0, pair128(UINT64_C(0x6600000026), UINT64_C(0x6700000027))),
    t21 = add_u32x4(t0, pair128(UINT64_C(0x6800000028), UINT64_C(0x6900000029))),
    t22 = add_u32x4(t0, pair128(UINT64_C(0x6a0000002a), UINT64_C(0x6b0000002b))),
    t23 = add_u32x4(t0, pair128(UINT64_C(0x6c0000002c), UINT64_C(0x6d0000002d))),
    t24 = add_u32x4(t0, pair128(UINT64_C(0x6e0000002e), UINT64_C(0x6f0000002f))),
    t25 = add_u32x4(t0, pair128(UINT64_C(0x7000000030), UINT64_C(0x7100000031))),
    t26 = add_u32x4(t0, pair128(UINT64_C(0x7200000032), UINT64_C(0x7300000033))),
    t27 = add_u32x4(t0, pair128(UINT64_C(0x7400000034), UINT64_C(0x7500000035))),
    t28 = add_u32x4(t0, pair128(UINT64_C(0x7600000036), UINT64_C(0x7700000037))),
    t29 = add_u32x4(t0, pair128(UINT64_C(0x7800000038), UINT64_C(0x7900000039))),
    t30 = add_u32x4(t0, pair128(UINT64_C(0x7a0000003a), UINT64_C(0x7b0000003b))),
    t31 = add_u32x4(t0, pair128(UINT64_C(0x7c0000003c), UINT64_C(0x7d0000003d))),
    t32 = add_u32x4(t0, pair128(UINT64_C(0x7e0000003e), UINT64_C(0x7f0000003f))),
    t33 = ((t1 >> 1) ^ t2) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t34 = t1 ^ (t33 << 1), t35 = t2 ^ t33,
    t36 = ((t3 >> 1) ^ t4) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t37 = t3 ^ (t36 << 1), t38 = t4 ^ t36,
    t39 = ((t5 >> 1) ^ t6) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t40 = t5 ^ (t39 << 1), t41 = t6 ^ t39,
    t42 = ((t7 >> 1) ^ t8) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t43 = t7 ^ (t42 << 1), t44 = t8 ^ t42,
    t45 = ((t9 >> 1) ^ t10) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t46 = t9 ^ (t45 << 1), t47 = t10 ^ t45,
    t48 = ((t11 >> 1) ^ t12) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t49 = t11 ^ (t48 << 1), t50 = t12 ^ t48,
    t51 = ((t13 >> 1) ^ t14) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t52 = t13 ^ (t51 << 1), t53 = t14 ^ t51,
    t54 = ((t15 >> 1) ^ t16) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t55 = t15 ^ (t54 << 1), t56 = t16 ^ t54,
    t57 = ((t17 >> 1) ^ t18) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t58 = t17 ^ (t57 << 1), t59 = t18 ^ t57,
    t60 = ((t19 >> 1) ^ t20) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t61 = t19 ^ (t60 << 1), t62 = t20 ^ t60,
    t63 = ((t21 >> 1) ^ t22) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t64 = t21 ^ (t63 << 1), t65 = t22 ^ t63,
    t66 = ((t23 >> 1) ^ t24) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t67 = t23 ^ (t66 << 1), t68 = t24 ^ t66,
    t69 = ((t25 >> 1) ^ t26) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t70 = t25 ^ (t69 << 1), t71 = t26 ^ t69,
    t72 = ((t27 >> 1) ^ t28) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t73 = t27 ^ (t72 << 1), t74 = t28 ^ t72,
    t75 = ((t29 >> 1) ^ t30) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t76 = t29 ^ (t75 << 1), t77 = t30 ^ t75,
    t78 = ((t31 >> 1) ^ t32) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t79 = t31 ^ (t78 << 1), t80 = t32 ^ t78,
    t81 = ((t34 >> 2) ^ t37) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t82 = t34 ^ (t81 << 2), t83 = t37 ^ t81,
    t84 = ((t35 >> 2) ^ t38) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t85 = t35 ^ (t84 << 2), t86 = t38 ^ t84,
    t87 = ((t40 >> 2) ^ t43) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t88 = t40 ^ (t87 << 2), t89 = t43 ^ t87,
    t90 = ((t41 >> 2) ^ t44) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t91 = t41 ^ (t90 << 2), t92 = t44 ^ t90,
    t93 = ((t46 >> 2) ^ t49) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t94 = t46 ^ (t93 << 2), t95 = t49 ^ t93,
    t96 = ((t47 >> 2) ^ t50) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t97 = t47 ^ (t96 << 2), t98 = t50 ^ t96,
    t99 = ((t52 >> 2) ^ t55) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t100 = t52 ^ (t99 << 2), t101 = t55 ^ t99,
    t102 = ((t53 >> 2) ^ t56) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t103 = t53 ^ (t102 << 2), t104 = t56 ^ t102,
    t105 = ((t58 >> 2) ^ t61) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t106 = t58 ^ (t105 << 2), t107 = t61 ^ t105,
    t108 = ((t59 >> 2) ^ t62) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t109 = t59 ^ (t108 << 2), t110 = t62 ^ t108,
    t111 = ((t64 >> 2) ^ t67) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t112 = t64 ^ (t111 << 2), t113 = t67 ^ t111,
    t114 = ((t65 >> 2) ^ t68) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t115 = t65 ^ (t114 << 2), t116 = t68 ^ t114,
    t117 = ((t70 >> 2) ^ t73) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t118 = t70 ^ (t117 << 2), t119 = t73 ^ t117,
    t120 = ((t71 >> 2) ^ t74) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t121 = t71 ^ (t120 << 2), t122 = t74 ^ t120,
    t123 = ((t76 >> 2) ^ t79) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t124 = t76 ^ (t123 << 2), t125 = t79 ^ t123,
    t126 = ((t77 >> 2) ^ t80) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t127 = t77 ^ (t126 << 2), t128 = t80 ^ t126,
    t129 = ((t82 >> 4) ^ t88) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t130 = t82 ^ (t129 << 4), t131 = t88 ^ t129,
    t132 = ((t85 >> 4) ^ t91) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t133 = t85 ^ (t132 << 4), t134 = t91 ^ t132,
    t135 = ((t83 >> 4) ^ t89) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t136 = t83 ^ (t135 << 4), t137 = t89 ^ t135,
    t138 = ((t86 >> 4) ^ t92) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t139 = t86 ^ (t138 << 4), t140 = t92 ^ t138,
    t141 = ((t94 >> 4) ^ t100) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t142 = t94 ^ (t141 << 4), t143 = t100 ^ t141,
    t144 = ((t97 >> 4) ^ t103) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t145 = t97 ^ (t144 << 4), t146 = t103 ^ t144,
    t147 = ((t95 >> 4) ^ t101) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t148 = t95 ^ (t147 << 4), t149 = t101 ^ t147,
    t150 = ((t98 >> 4) ^ t104) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t151 = t98 ^ (t150 << 4), t152 = t104 ^ t150,
    t153 = ((t106 >> 4) ^ t112) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t154 = t106 ^ (t153 << 4), t155 = t112 ^ t153,
    t156 = ((t109 >> 4) ^ t115) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t157 = t109 ^ (t156 << 4), t158 = t115 ^ t156,
    t159 = ((t107 >> 4) ^ t113) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t160 = t107 ^ (t159 << 4), t161 = t113 ^ t159,
    t162 = ((t110 >> 4) ^ t116) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t163 = t110 ^ (t162 << 4), t164 = t116 ^ t162,
    t165 = ((t118 >> 4) ^ t124) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t166 = t118 ^ (t165 << 4), t167 = t124 ^ t165,
    t168 = ((t121 >> 4) ^ t127) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t169 = t121 ^ (t168 << 4), t170 = t127 ^ t168,
    t171 = ((t119 >> 4) ^ t125) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t172 = t119 ^ (t171 << 4), t173 = t125 ^ t171,
    t174 = ((t122 >> 4) ^ t128) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t175 = t122 ^ (t174 << 4), t176 = t128 ^ t174,
    t177 = ((t130 >> 8) ^ t142) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t178 = t130 ^ (t177 << 8), t179 = t142 ^ t177,
    t180 = ((t133 >> 8) ^ t145) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t181 = t133 ^ (t180 << 8), t182 = t145 ^ t180,
    t183 = ((t136 >> 8) ^ t148) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t184 = t136 ^ (t183 << 8), t185 = t148 ^ t183,
    t186 = ((t139 >> 8) ^ t151) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t187 = t139 ^ (t186 << 8), t188 = t151 ^ t186,
    t189 = ((t131 >> 8) ^ t143) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t190 = t131 ^ (t189 << 8), t191 = t143 ^ t189,
    t192 = ((t134 >> 8) ^ t146) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t193 = t134 ^ (t192 << 8), t194 = t146 ^ t192,
    t195 = ((t137 >> 8) ^ t149) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t196 = t137 ^ (t195 << 8), t197 = t149 ^ t195,
    t198 = ((t140 >> 8) ^ t152) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t199 = t140 ^ (t198 << 8), t200 = t152 ^ t198,
    t201 = ((t154 >> 8) ^ t166) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t202 = t154 ^ (t201 << 8), t203 = t166 ^ t201,
    t204 = ((t157 >> 8) ^ t169) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t205 = t157 ^ (t204 << 8), t206 = t169 ^ t204,
    t207 = ((t160 >> 8) ^ t172) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t208 = t160 ^ (t207 << 8), t209 = t172 ^ t207,
    t210 = ((t163 >> 8) ^ t175) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t211 = t163 ^ (t210 << 8), t212 = t175 ^ t210,
    t213 = ((t155 >> 8) ^ t167) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t214 = t155 ^ (t213 << 8), t215 = t167 ^ t213,
    t216 = ((t158 >> 8) ^ t170) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t217 = t158 ^ (t216 << 8), t218 = t170 ^ t216,
    t219 = ((t161 >> 8) ^ t173) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t220 = t161 ^ (t219 << 8), t221 = t173 ^ t219,
    t222 = ((t164 >> 8) ^ t176) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t223 = t164 ^ (t222 << 8), t224 = t176 ^ t222,
    t225 = ((t178 >> 16) ^ t202) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t226 = t178 ^ (t225 << 16), t227 = t202 ^ t225,
    t228 = ((t181 >> 16) ^ t205) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t229 = t181 ^ (t228 << 16), t230 = t205 ^ t228,
    t231 = ((t184 >> 16) ^ t208) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t232 = t184 ^ (t231 << 16), t233 = t208 ^ t231,
    t234 = ((t187 >> 16) ^ t211) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t235 = t187 ^ (t234 << 16), t236 = t211 ^ t234,
    t237 = ((t190 >> 16) ^ t214) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t238 = t190 ^ (t237 << 16), t239 = t214 ^ t237,
    t240 = ((t193 >> 16) ^ t217) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t241 = t193 ^ (t240 << 16), t242 = t217 ^ t240,
    t243 = ((t196 >> 16) ^ t220) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t244 = t196 ^ (t243 << 16), t245 = t220 ^ t243,
    t246 = ((t199 >> 16) ^ t223) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t247 = t199 ^ (t246 << 16), t248 = t223 ^ t246,
    t249 = ((t179 >> 16) ^ t203) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t250 = t179 ^ (t249 << 16), t251 = t203 ^ t249,
    t252 = ((t182 >> 16) ^ t206) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t253 = t182 ^ (t252 << 16), t254 = t206 ^ t252,
    t255 = ((t185 >> 16) ^ t209) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t256 = t185 ^ (t255 << 16), t257 = t209 ^ t255,
    t258 = ((t188 >> 16) ^ t212) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t259 = t188 ^ (t258 << 16), t260 = t212 ^ t258,
    t261 = ((t191 >> 16) ^ t215) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t262 = t191 ^ (t261 << 16), t263 = t215 ^ t261,
    t264 = ((t194 >> 16) ^ t218) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t265 = t194 ^ (t264 << 16), t266 = t218 ^ t264,
    t267 = ((t197 >> 16) ^ t221) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t268 = t197 ^ (t267 << 16), t269 = t221 ^ t267,
    t270 = ((t200 >> 16) ^ t224) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t271 = t200 ^ (t270 << 16), t272 = t224 ^ t270;
    // round 1 (simon.dsl:43)
    const v128 t273 = (load128(ctx + 23024) ^ ((t244 & t271) ^ t241)) ^ load128(ctx + 496),
    t274 = (load128(ctx + 22912) ^ ((t271 & t250) ^ t268)) ^ load128(ctx + 384),
    t275 = (load128(ctx + 22528) ^ ((t247 & t226) ^ t244)) ^ load128(ctx),
    t276 = (load128(ctx + 22928) ^ ((t226 & t253) ^ t271)) ^ load128(ctx + 400),
    t277 = (load128(ctx + 22544) ^ ((t251 & t229) ^ t247)) ^ load128(ctx + 16),
    t278 = (load128(ctx + 22944) ^ ((t229 & t256) ^ t226)) ^ load128(ctx + 416),
    t279 = (load128(ctx + 22560) ^ ((t254 & t232) ^ t251)) ^ load128(ctx + 32),
    t280 = (load128(ctx + 22960) ^ ((t232 & t259) ^ t229)) ^ load128(ctx + 432),
    t281 = (load128(ctx + 22576) ^ ((t257 & t235) ^ t254)) ^ load128(ctx + 48),
    t282 = (load128(ctx + 22976) ^ ((t235 & t262) ^ t232)) ^ load128(ctx + 448),
    t283 = (load128(ctx + 22592) ^ ((t260 & t238) ^ t257)) ^ load128(ctx + 64),
    t284 = (load128(ctx + 22992) ^ ((t238 & t265) ^ t235)) ^ load128(ctx + 464),
    t285 = (load128(ctx + 22608) ^ ((t263 & t241) ^ t260)) ^ load128(ctx + 80),
    t286 = (load128(ctx + 23008) ^ ((t241 & t268) ^ t238)) ^ load128(ctx + 480),
    t287 = (load128(ctx + 22624) ^ ((t266 & t244) ^ t263)) ^ load128(ctx + 96),
    t288 = (load128(ctx + 22640) ^ ((t269 & t247) ^ t266)) ^ load128(ctx + 112),
    t289 = (load128(ctx + 22656) ^ ((t272 & t251) ^ t269)) ^ load128(ctx + 128),
    t290 = (load128(ctx + 22672) ^ ((t227 & t254) ^ t272)) ^ load128(ctx + 144),
    t291 = (load128(ctx + 22688) ^ ((t230 & t257) ^ t227)) ^ load128(ctx + 160),
    t292 = (load128(ctx + 22704) ^ ((t233 & t260) ^ t230)) ^ load128(ctx + 176),
    t293 = (load128(ctx + 22720) ^ ((t236 & t263) ^ t233)) ^ load128(ctx + 192),
    t294 = (load128(ctx + 22736) ^ ((t239 & t266) ^ t236)) ^ load128(ctx + 208),
    t295 = (load128(ctx + 22752) ^ ((t242 & t269) ^ t239)) ^ load128(ctx + 224),
    t296 = (load128(ctx + 22768) ^ ((t245 & t272) ^ t242)) ^ load128(ctx + 240),
    t297 = (load128(ctx + 22784) ^ ((t248 & t227) ^ t245)) ^ load128(ctx + 256),
    t298 = (load128(ctx + 22800) ^ ((t250 & t230) ^ t248)) ^ load128(ctx + 272),
    t299 = (load128(ctx + 22816) ^ ((t253 & t233) ^ t250)) ^ load128(ctx + 288),
    t300 = (load128(ctx + 22832) ^ ((t256 & t236) ^ t253)) ^ load128(ctx + 304),
    t301 = (load128(ctx + 22848) ^ ((t259 & t239) ^ t256)) ^ load128(ctx + 320),
    t302 = (load128(ctx + 22864) ^ ((t262 & t242) ^ t259)) ^ load128(ctx + 336),
    t303 = (load128(ctx + 22880) ^ ((t265 & t245) ^ t262)) ^ load128(ctx + 352),
    t304 = (load128(ctx + 22896) ^ ((t268 & t248) ^ t265)) ^ load128(ctx + 368);
    // round 2 (simon.dsl:43)
    const v128 t305 = (t247 ^ ((t286 & t304) ^ t284)) ^ load128(ctx + 1008),
    t306 = (t226 ^ ((t304 & t297) ^ t303)) ^ load128(ctx + 896),
    t307 = (t251 ^ ((t273 & t274) ^ t286)) ^ load128(ctx + 512),
    t308 = (t229 ^ ((t274 & t298) ^ t304)) ^ load128(ctx + 912),
    t309 = (t254 ^ ((t275 & t276) ^ t273)) ^ load128(ctx + 528),
    t310 = (t232 ^ ((t276 & t299) ^ t274)) ^ load128(ctx + 928),
    t311 = (t257 ^ ((t277 & t278) ^ t275)) ^ load128(ctx + 544),
    t312 = (t235 ^ ((t278 & t300) ^ t276)) ^ load128(ctx + 944),
    t313 = (t260 ^ ((t279 & t280) ^ t277)) ^ load128(ctx + 560),
    t314 = (t238 ^ ((t280 & t301) ^ t278)) ^ load128(ctx + 960),
    t315 = (t263 ^ ((t281 & t282) ^ t279)) ^ load128(ctx + 576),
    t316 = (t241 ^ ((t282 & t302) ^ t280)) ^ load128(ctx + 976),
    t317 = (t266 ^ ((t283 & t284) ^ t281)) ^ load128(ctx + 592),
    t318 = (t244 ^ ((t284 & t303) ^ t282)) ^ load128(ctx + 992),
    t319 = (t269 ^ ((t285 & t286) ^ t283)) ^ load128(ctx + 608),
    t320 = (t272 ^ ((t287 & t273) ^ t285)) ^ load128(ctx + 624),
    t321 = (t227 ^ ((t288 & t275) ^ t287)) ^ load128(ctx + 640),
    t322 = (t230 ^ ((t289 & t277) ^ t288)) ^ load128(ctx + 656),
    t323 = (t233 ^ ((t290 & t279) ^ t289)) ^ load128(ctx + 672),
    t324 = (t236 ^ ((t291 & t281) ^ t290)) ^ load128(ctx + 688),
    t325 = (t239 ^ ((t292 & t283) ^ t291)) ^ load128(ctx + 704),
    t326 = (t242 ^ ((t293 & t285) ^ t292)) ^ load128(ctx + 720),
    t327 = (t245 ^ ((t294 & t287) ^ t293)) ^ load128(ctx + 736),
    t328 = (t248 ^ ((t295 & t288) ^ t294)) ^ load128(ctx + 752),
    t329 = (t250 ^ ((t296 & t289) ^ t295)) ^ load128(ctx + 768),
    t330 = (t253 ^ ((t297 & t290) ^ t296)) ^ load128(ctx + 784),
    t331 = (t256 ^ ((t298 & t291) ^ t297)) ^ load128(ctx + 800),
    t332 = (t259 ^ ((t299 & t292) ^ t298)) ^ load128(ctx + 816),
    t333 = (t262 ^ ((t300 & t293) ^ t299)) ^ load128(ctx + 832),
    t334 = (t265 ^ ((t301 & t294) ^ t300)) ^ load128(ctx + 848),
    t335 = (t268 ^ ((t302 & t295) ^ t301)) ^ load128(ctx + 864),
    t336 = (t271 ^ ((t303 & t296) ^ t302)) ^ load128(ctx + 880);
    v128 x0 = t305;
    v128 x1 = t306;
    v128 x2 = t307;
    v128 x3 = t308;
    v128 x4 = t309;
    v128 x5 = t310;
    v128 x6 = t311;
    v128 x7 = t312;
    v128 x8 = t313;
    v128 x9 = t314;
    v128 x10 = t315;
    v128 x11 = t316;
    v128 x12 = t317;
    v128 x13 = t318;
    v128 x14 = t319;
    v128 x15 = t320;
    v128 x16 = t321;
    v128 x17 = t322;
    v128 x18 = t323;
    v128 x19 = t324;
    v128 x20 = t325;
    v128 x21 = t326;
    v128 x22 = t327;
    v128 x23 = t328;
    v128 x24 = t329;
    v128 x25 = t330;
    v128 x26 = t331;
    v128 x27 = t332;
    v128 x28 = t333;
    v128 x29 = t334;
    v128 x30 = t335;
    v128 x31 = t336;
    v128 x32 = t275;
    v128 x33 = t277;
    v128 x34 = t279;
    v128 x35 = t281;
    v128 x36 = t283;
    v128 x37 = t285;
    v128 x38 = t287;
    v128 x39 = t288;
    v128 x40 = t289;
    v128 x41 = t290;
    v128 x42 = t291;
    v128 x43 = t292;
    v128 x44 = t293;
    v128 x45 = t294;
    v128 x46 = t295;
    v128 x47 = t296;
    v128 x48 = t297;
    v128 x49 = t298;
    v128 x50 = t299;
    v128 x51 = t300;
    v128 x52 = t301;
    v128 x53 = t302;
    v128 x54 = t303;
    v128 x55 = t304;
    v128 x56 = t274;
    v128 x57 = t276;
    v128 x58 = t278;
    v128 x59 = t280;
    v128 x60 = t282;
    v128 x61 = t284;
    v128 x62 = t286;
    v128 x63 = t273;
    for (unsigned i = 0; i < 21; i++) {
        const uint8_t *round = ctx + 1024 + 1024 * i;
        // round 3 (simon.dsl:43)
        const v128 t337 = (x63 ^ ((x13 & x31) ^ x11)) ^ load128(round + 496),
        t338 = (x56 ^ ((x31 & x24) ^ x30)) ^ load128(round + 384),
        t339 = (x32 ^ ((x0 & x1) ^ x13)) ^ load128(round),
        t340 = (x57 ^ ((x1 & x25) ^ x31)) ^ load128(round + 400),
        t341 = (x33 ^ ((x2 & x3) ^ x0)) ^ load128(round + 16),
        t342 = (x58 ^ ((x3 & x26) ^ x1)) ^ load128(round + 416),
        t343 = (x34 ^ ((x4 & x5) ^ x2)) ^ load128(round + 32),
        t344 = (x59 ^ ((x5 & x27) ^ x3)) ^ load128(round + 432),
        t345 = (x35 ^ ((x6 & x7) ^ x4)) ^ load128(round + 48),
        t346 = (x60 ^ ((x7 & x28) ^ x5)) ^ load128(round + 448),
        t347 = (x36 ^ ((x8 & x9) ^ x6)) ^ load128(round + 64),
        t348 = (x61 ^ ((x9 & x29) ^ x7)) ^ load128(round + 464),
        t349 = (x37 ^ ((x10 & x11) ^ x8)) ^ load128(round + 80),
        t350 = (x62 ^ ((x11 & x30) ^ x9)) ^ load128(round + 480),
        t351 = (x38 ^ ((x12 & x13) ^ x10)) ^ load128(round + 96),
        t352 = (x39 ^ ((x14 & x0) ^ x12)) ^ load128(round + 112),
        t353 = (x40 ^ ((x15 & x2) ^ x14)) ^ load128(round + 128),
        t354 = (x41 ^ ((x16 & x4) ^ x15)) ^ load128(round + 144),
        t355 = (x42 ^ ((x17 & x6) ^ x16)) ^ load128(round + 160),
        t356 = (x43 ^ ((x18 & x8) ^ x17)) ^ load128(round + 176),
        t357 = (x44 ^ ((x19 & x10) ^ x18)) ^ load128(round + 192),
        t358 = (x45 ^ ((x20 & x12) ^ x19)) ^ load128(round + 208),
        t359 = (x46 ^ ((x21 & x14) ^ x20)) ^ load128(round + 224),
        t360 = (x47 ^ ((x22 & x15) ^ x21)) ^ load128(round + 240),
        t361 = (x48 ^ ((x23 & x16) ^ x22)) ^ load128(round + 256),
        t362 = (x49 ^ ((x24 & x17) ^ x23)) ^ load128(round + 272),
        t363 = (x50 ^ ((x25 & x18) ^ x24)) ^ load128(round + 288),
        t364 = (x51 ^ ((x26 & x19) ^ x25)) ^ load128(round + 304),
        t365 = (x52 ^ ((x27 & x20) ^ x26)) ^ load128(round + 320),
        t366 = (x53 ^ ((x28 & x21) ^ x27)) ^ load128(round + 336),
        t367 = (x54 ^ ((x29 & x22) ^ x28)) ^ load128(round + 352),
        t368 = (x55 ^ ((x30 & x23) ^ x29)) ^ load128(round + 368);
        // round 4 (simon.dsl:43)
        const v128 t369 = (x0 ^ ((t350 & t368) ^ t348)) ^ load128(round + 1008),
        t370 = (x1 ^ ((t368 & t361) ^ t367)) ^ load128(round + 896),
        t371 = (x2 ^ ((t337 & t338) ^ t350)) ^ load128(round + 512),
        t372 = (x3 ^ ((t338 & t362) ^ t368)) ^ load128(round + 912),
        t373 = (x4 ^ ((t339 & t340) ^ t337)) ^ load128(round + 528),
        t374 = (x5 ^ ((t340 & t363) ^ t338)) ^ load128(round + 928),
        t375 = (x6 ^ ((t341 & t342) ^ t339)) ^ load128(round + 544),
        t376 = (x7 ^ ((t342 & t364) ^ t340)) ^ load128(round + 944),
        t377 = (x8 ^ ((t343 & t344) ^ t341)) ^ load128(round + 560),
        t378 = (x9 ^ ((t344 & t365) ^ t342)) ^ load128(round + 960),
        t379 = (x10 ^ ((t345 & t346) ^ t343)) ^ load128(round + 576),
        t380 = (x11 ^ ((t346 & t366) ^ t344)) ^ load128(round + 976),
        t381 = (x12 ^ ((t347 & t348) ^ t345)) ^ load128(round + 592),
        t382 = (x13 ^ ((t348 & t367) ^ t346)) ^ load128(round + 992),
        t383 = (x14 ^ ((t349 & t350) ^ t347)) ^ load128(round + 608),
        t384 = (x15 ^ ((t351 & t337) ^ t349)) ^ load128(round + 624),
        t385 = (x16 ^ ((t352 & t339) ^ t351)) ^ load128(round + 640),
        t386 = (x17 ^ ((t353 & t341) ^ t352)) ^ load128(round + 656),
        t387 = (x18 ^ ((t354 & t343) ^ t353)) ^ load128(round + 672),
        t388 = (x19 ^ ((t355 & t345) ^ t354)) ^ load128(round + 688),
        t389 = (x20 ^ ((t356 & t347) ^ t355)) ^ load128(round + 704),
        t390 = (x21 ^ ((t357 & t349) ^ t356)) ^ load128(round + 720),
        t391 = (x22 ^ ((t358 & t351) ^ t357)) ^ load128(round + 736),
        t392 = (x23 ^ ((t359 & t352) ^ t358)) ^ load128(round + 752),
        t393 = (x24 ^ ((t360 & t353) ^ t359)) ^ load128(round + 768),
        t394 = (x25 ^ ((t361 & t354) ^ t360)) ^ load128(round + 784),
        t395 = (x26 ^ ((t362 & t355) ^ t361)) ^ load128(round + 800),
        t396 = (x27 ^ ((t363 & t356) ^ t362)) ^ load128(round + 816),
        t397 = (x28 ^ ((t364 & t357) ^ t363)) ^ load128(round + 832),
        t398 = (x29 ^ ((t365 & t358) ^ t364)) ^ load128(round + 848),
        t399 = (x30 ^ ((t366 & t359) ^ t365)) ^ load128(round + 864),
        t400 = (x31 ^ ((t367 & t360) ^ t366)) ^ load128(round + 880);
        x0 = t369;
        x1 = t370;
        x2 = t371;
        x3 = t372;
        x4 = t373;
        x5 = t374;
        x6 = t375;
        x7 = t376;
        x8 = t377;
        x9 = t378;
        x10 = t379;
        x11 = t380;
        x12 = t381;
        x13 = t382;
        x14 = t383;
        x15 = t384;
        x16 = t385;
        x17 = t386;
        x18 = t387;
        x19 = t388;
        x20 = t389;
        x21 = t390;
        x22 = t391;
        x23 = t392;
        x24 = t393;
        x25 = t394;
        x26 = t395;
        x27 = t396;
        x28 = t397;
        x29 = t398;
        x30 = t399;
        x31 = t400;
        x32 = t339;
        x33 = t341;
        x34 = t343;
        x35 = t345;
        x36 = t347;
        x37 = t349;
        x38 = t351;
        x39 = t352;
        x40 = t353;
        x41 = t354;
        x42 = t355;
        x43 = t356;
        x44 = t357;
        x45 = t358;
        x46 = t359;
        x47 = t360;
        x48 = t361;
        x49 = t362;
        x50 = t363;
        x51 = t364;
        x52 = t365;
        x53 = t366;
        x54 = t367;
        x55 = t368;
        x56 = t338;
        x57 = t340;
        x58 = t342;
        x59 = t344;
        x60 = t346;
        x61 = t348;
        x62 = t350;
        x63 = t337;
    }
    const v128 t657 = ((x32 >> 32) ^ x2) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t658 = x32 ^ (t657 << 32), t659 = x2 ^ t657,
    t660 = ((x33 >> 32) ^ x4) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t661 = x33 ^ (t660 << 32), t662 = x4 ^ t660,
    t663 = ((x34 >> 32) ^ x6) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t664 = x34 ^ (t663 << 32), t665 = x6 ^ t663,
    t666 = ((x35 >> 32) ^ x8) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t667 = x35 ^ (t666 << 32), t668 = x8 ^ t666,
    t669 = ((x36 >> 32) ^ x10) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t670 = x36 ^ (t669 << 32), t671 = x10 ^ t669,
    t672 = ((x37 >> 32) ^ x12) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t673 = x37 ^ (t672 << 32), t674 = x12 ^ t672,
    t675 = ((x38 >> 32) ^ x14) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t676 = x38 ^ (t675 << 32), t677 = x14 ^ t675,
    t678 = ((x39 >> 32) ^ x15) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t679 = x39 ^ (t678 << 32), t680 = x15 ^ t678,
    t681 = ((x40 >> 32) ^ x16) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t682 = x40 ^ (t681 << 32), t683 = x16 ^ t681,
    t684 = ((x41 >> 32) ^ x17) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t685 = x41 ^ (t684 << 32), t686 = x17 ^ t684,
    t687 = ((x42 >> 32) ^ x18) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t688 = x42 ^ (t687 << 32), t689 = x18 ^ t687,
    t690 = ((x43 >> 32) ^ x19) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t691 = x43 ^ (t690 << 32), t692 = x19 ^ t690,
    t693 = ((x44 >> 32) ^ x20) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t694 = x44 ^ (t693 << 32), t695 = x20 ^ t693,
    t696 = ((x45 >> 32) ^ x21) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t697 = x45 ^ (t696 << 32), t698 = x21 ^ t696,
    t699 = ((x46 >> 32) ^ x22) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t700 = x46 ^ (t699 << 32), t701 = x22 ^ t699,
    t702 = ((x47 >> 32) ^ x23) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t703 = x47 ^ (t702 << 32), t704 = x23 ^ t702,
    t705 = ((x48 >> 32) ^ x24) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t706 = x48 ^ (t705 << 32), t707 = x24 ^ t705,
    t708 = ((x49 >> 32) ^ x25) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t709 = x49 ^ (t708 << 32), t710 = x25 ^ t708,
    t711 = ((x50 >> 32) ^ x26) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t712 = x50 ^ (t711 << 32), t713 = x26 ^ t711,
    t714 = ((x51 >> 32) ^ x27) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t715 = x51 ^ (t714 << 32), t716 = x27 ^ t714,
    t717 = ((x52 >> 32) ^ x28) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t718 = x52 ^ (t717 << 32), t719 = x28 ^ t717,
    t720 = ((x53 >> 32) ^ x29) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t721 = x53 ^ (t720 << 32), t722 = x29 ^ t720,
    t723 = ((x54 >> 32) ^ x30) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t724 = x54 ^ (t723 << 32), t725 = x30 ^ t723,
    t726 = ((x55 >> 32) ^ x31) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t727 = x55 ^ (t726 << 32), t728 = x31 ^ t726,
    t729 = ((x56 >> 32) ^ x1) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t730 = x56 ^ (t729 << 32), t731 = x1 ^ t729,
    t732 = ((x57 >> 32) ^ x3) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t733 = x57 ^ (t732 << 32), t734 = x3 ^ t732,
    t735 = ((x58 >> 32) ^ x5) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t736 = x58 ^ (t735 << 32), t737 = x5 ^ t735,
    t738 = ((x59 >> 32) ^ x7) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t739 = x59 ^ (t738 << 32), t740 = x7 ^ t738,
    t741 = ((x60 >> 32) ^ x9) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t742 = x60 ^ (t741 << 32), t743 = x9 ^ t741,
    t744 = ((x61 >> 32) ^ x11) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t745 = x61 ^ (t744 << 32), t746 = x11 ^ t744,
    t747 = ((x62 >> 32) ^ x13) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t748 = x62 ^ (t747 << 32), t749 = x13 ^ t747,
    t750 = ((x63 >> 32) ^ x0) & (pair128(UINT64_C(0xffffffff), UINT64_C(0xffffffff))),
    t751 = x63 ^ (t750 << 32), t752 = x0 ^ t750,
    t753 = ((t658 >> 16) ^ t706) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t754 = t658 ^ (t753 << 16), t755 = t706 ^ t753,
    t756 = ((t661 >> 16) ^ t709) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t757 = t661 ^ (t756 << 16), t758 = t709 ^ t756,
    t759 = ((t664 >> 16) ^ t712) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t760 = t664 ^ (t759 << 16), t761 = t712 ^ t759,
    t762 = ((t667 >> 16) ^ t715) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t763 = t667 ^ (t762 << 16), t764 = t715 ^ t762,
    t765 = ((t670 >> 16) ^ t718) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t766 = t670 ^ (t765 << 16), t767 = t718 ^ t765,
    t768 = ((t673 >> 16) ^ t721) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t769 = t673 ^ (t768 << 16), t770 = t721 ^ t768,
    t771 = ((t676 >> 16) ^ t724) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t772 = t676 ^ (t771 << 16), t773 = t724 ^ t771,
    t774 = ((t679 >> 16) ^ t727) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t775 = t679 ^ (t774 << 16), t776 = t727 ^ t774,
    t777 = ((t682 >> 16) ^ t730) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t778 = t682 ^ (t777 << 16), t779 = t730 ^ t777,
    t780 = ((t685 >> 16) ^ t733) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t781 = t685 ^ (t780 << 16), t782 = t733 ^ t780,
    t783 = ((t688 >> 16) ^ t736) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t784 = t688 ^ (t783 << 16), t785 = t736 ^ t783,
    t786 = ((t691 >> 16) ^ t739) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t787 = t691 ^ (t786 << 16), t788 = t739 ^ t786,
    t789 = ((t694 >> 16) ^ t742) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t790 = t694 ^ (t789 << 16), t791 = t742 ^ t789,
    t792 = ((t697 >> 16) ^ t745) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t793 = t697 ^ (t792 << 16), t794 = t745 ^ t792,
    t795 = ((t700 >> 16) ^ t748) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t796 = t700 ^ (t795 << 16), t797 = t748 ^ t795,
    t798 = ((t703 >> 16) ^ t751) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t799 = t703 ^ (t798 << 16), t800 = t751 ^ t798,
    t801 = ((t659 >> 16) ^ t707) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t802 = t659 ^ (t801 << 16), t803 = t707 ^ t801,
    t804 = ((t662 >> 16) ^ t710) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t805 = t662 ^ (t804 << 16), t806 = t710 ^ t804,
    t807 = ((t665 >> 16) ^ t713) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t808 = t665 ^ (t807 << 16), t809 = t713 ^ t807,
    t810 = ((t668 >> 16) ^ t716) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t811 = t668 ^ (t810 << 16), t812 = t716 ^ t810,
    t813 = ((t671 >> 16) ^ t719) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t814 = t671 ^ (t813 << 16), t815 = t719 ^ t813,
    t816 = ((t674 >> 16) ^ t722) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t817 = t674 ^ (t816 << 16), t818 = t722 ^ t816,
    t819 = ((t677 >> 16) ^ t725) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t820 = t677 ^ (t819 << 16), t821 = t725 ^ t819,
    t822 = ((t680 >> 16) ^ t728) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t823 = t680 ^ (t822 << 16), t824 = t728 ^ t822,
    t825 = ((t683 >> 16) ^ t731) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t826 = t683 ^ (t825 << 16), t827 = t731 ^ t825,
    t828 = ((t686 >> 16) ^ t734) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t829 = t686 ^ (t828 << 16), t830 = t734 ^ t828,
    t831 = ((t689 >> 16) ^ t737) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t832 = t689 ^ (t831 << 16), t833 = t737 ^ t831,
    t834 = ((t692 >> 16) ^ t740) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t835 = t692 ^ (t834 << 16), t836 = t740 ^ t834,
    t837 = ((t695 >> 16) ^ t743) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t838 = t695 ^ (t837 << 16), t839 = t743 ^ t837,
    t840 = ((t698 >> 16) ^ t746) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t841 = t698 ^ (t840 << 16), t842 = t746 ^ t840,
    t843 = ((t701 >> 16) ^ t749) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t844 = t701 ^ (t843 << 16), t845 = t749 ^ t843,
    t846 = ((t704 >> 16) ^ t752) & (pair128(UINT64_C(0xffff0000ffff), UINT64_C(0xffff0000ffff))),
    t847 = t704 ^ (t846 << 16), t848 = t752 ^ t846,
    t849 = ((t754 >> 8) ^ t778) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t850 = t754 ^ (t849 << 8), t851 = t778 ^ t849,
    t852 = ((t757 >> 8) ^ t781) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t853 = t757 ^ (t852 << 8), t854 = t781 ^ t852,
    t855 = ((t760 >> 8) ^ t784) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t856 = t760 ^ (t855 << 8), t857 = t784 ^ t855,
    t858 = ((t763 >> 8) ^ t787) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t859 = t763 ^ (t858 << 8), t860 = t787 ^ t858,
    t861 = ((t766 >> 8) ^ t790) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t862 = t766 ^ (t861 << 8), t863 = t790 ^ t861,
    t864 = ((t769 >> 8) ^ t793) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t865 = t769 ^ (t864 << 8), t866 = t793 ^ t864,
    t867 = ((t772 >> 8) ^ t796) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t868 = t772 ^ (t867 << 8), t869 = t796 ^ t867,
    t870 = ((t775 >> 8) ^ t799) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t871 = t775 ^ (t870 << 8), t872 = t799 ^ t870,
    t873 = ((t755 >> 8) ^ t779) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t874 = t755 ^ (t873 << 8), t875 = t779 ^ t873,
    t876 = ((t758 >> 8) ^ t782) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t877 = t758 ^ (t876 << 8), t878 = t782 ^ t876,
    t879 = ((t761 >> 8) ^ t785) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t880 = t761 ^ (t879 << 8), t881 = t785 ^ t879,
    t882 = ((t764 >> 8) ^ t788) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t883 = t764 ^ (t882 << 8), t884 = t788 ^ t882,
    t885 = ((t767 >> 8) ^ t791) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t886 = t767 ^ (t885 << 8), t887 = t791 ^ t885,
    t888 = ((t770 >> 8) ^ t794) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t889 = t770 ^ (t888 << 8), t890 = t794 ^ t888,
    t891 = ((t773 >> 8) ^ t797) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t892 = t773 ^ (t891 << 8), t893 = t797 ^ t891,
    t894 = ((t776 >> 8) ^ t800) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t895 = t776 ^ (t894 << 8), t896 = t800 ^ t894,
    t897 = ((t802 >> 8) ^ t826) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t898 = t802 ^ (t897 << 8), t899 = t826 ^ t897,
    t900 = ((t805 >> 8) ^ t829) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t901 = t805 ^ (t900 << 8), t902 = t829 ^ t900,
    t903 = ((t808 >> 8) ^ t832) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t904 = t808 ^ (t903 << 8), t905 = t832 ^ t903,
    t906 = ((t811 >> 8) ^ t835) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t907 = t811 ^ (t906 << 8), t908 = t835 ^ t906,
    t909 = ((t814 >> 8) ^ t838) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t910 = t814 ^ (t909 << 8), t911 = t838 ^ t909,
    t912 = ((t817 >> 8) ^ t841) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t913 = t817 ^ (t912 << 8), t914 = t841 ^ t912,
    t915 = ((t820 >> 8) ^ t844) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t916 = t820 ^ (t915 << 8), t917 = t844 ^ t915,
    t918 = ((t823 >> 8) ^ t847) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t919 = t823 ^ (t918 << 8), t920 = t847 ^ t918,
    t921 = ((t803 >> 8) ^ t827) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t922 = t803 ^ (t921 << 8), t923 = t827 ^ t921,
    t924 = ((t806 >> 8) ^ t830) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t925 = t806 ^ (t924 << 8), t926 = t830 ^ t924,
    t927 = ((t809 >> 8) ^ t833) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t928 = t809 ^ (t927 << 8), t929 = t833 ^ t927,
    t930 = ((t812 >> 8) ^ t836) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t931 = t812 ^ (t930 << 8), t932 = t836 ^ t930,
    t933 = ((t815 >> 8) ^ t839) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t934 = t815 ^ (t933 << 8), t935 = t839 ^ t933,
    t936 = ((t818 >> 8) ^ t842) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t937 = t818 ^ (t936 << 8), t938 = t842 ^ t936,
    t939 = ((t821 >> 8) ^ t845) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t940 = t821 ^ (t939 << 8), t941 = t845 ^ t939,
    t942 = ((t824 >> 8) ^ t848) & (pair128(UINT64_C(0xff00ff00ff00ff), UINT64_C(0xff00ff00ff00ff))),
    t943 = t824 ^ (t942 << 8), t944 = t848 ^ t942,
    t945 = ((t850 >> 4) ^ t862) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t946 = t850 ^ (t945 << 4), t947 = t862 ^ t945,
    t948 = ((t853 >> 4) ^ t865) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t949 = t853 ^ (t948 << 4), t950 = t865 ^ t948,
    t951 = ((t856 >> 4) ^ t868) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t952 = t856 ^ (t951 << 4), t953 = t868 ^ t951,
    t954 = ((t859 >> 4) ^ t871) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t955 = t859 ^ (t954 << 4), t956 = t871 ^ t954,
    t957 = ((t851 >> 4) ^ t863) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t958 = t851 ^ (t957 << 4), t959 = t863 ^ t957,
    t960 = ((t854 >> 4) ^ t866) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t961 = t854 ^ (t960 << 4), t962 = t866 ^ t960,
    t963 = ((t857 >> 4) ^ t869) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t964 = t857 ^ (t963 << 4), t965 = t869 ^ t963,
    t966 = ((t860 >> 4) ^ t872) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t967 = t860 ^ (t966 << 4), t968 = t872 ^ t966,
    t969 = ((t874 >> 4) ^ t886) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t970 = t874 ^ (t969 << 4), t971 = t886 ^ t969,
    t972 = ((t877 >> 4) ^ t889) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t973 = t877 ^ (t972 << 4), t974 = t889 ^ t972,
    t975 = ((t880 >> 4) ^ t892) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t976 = t880 ^ (t975 << 4), t977 = t892 ^ t975,
    t978 = ((t883 >> 4) ^ t895) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t979 = t883 ^ (t978 << 4), t980 = t895 ^ t978,
    t981 = ((t875 >> 4) ^ t887) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t982 = t875 ^ (t981 << 4), t983 = t887 ^ t981,
    t984 = ((t878 >> 4) ^ t890) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t985 = t878 ^ (t984 << 4), t986 = t890 ^ t984,
    t987 = ((t881 >> 4) ^ t893) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t988 = t881 ^ (t987 << 4), t989 = t893 ^ t987,
    t990 = ((t884 >> 4) ^ t896) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t991 = t884 ^ (t990 << 4), t992 = t896 ^ t990,
    t993 = ((t898 >> 4) ^ t910) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t994 = t898 ^ (t993 << 4), t995 = t910 ^ t993,
    t996 = ((t901 >> 4) ^ t913) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t997 = t901 ^ (t996 << 4), t998 = t913 ^ t996,
    t999 = ((t904 >> 4) ^ t916) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1000 = t904 ^ (t999 << 4), t1001 = t916 ^ t999,
    t1002 = ((t907 >> 4) ^ t919) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1003 = t907 ^ (t1002 << 4), t1004 = t919 ^ t1002,
    t1005 = ((t899 >> 4) ^ t911) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1006 = t899 ^ (t1005 << 4), t1007 = t911 ^ t1005,
    t1008 = ((t902 >> 4) ^ t914) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1009 = t902 ^ (t1008 << 4), t1010 = t914 ^ t1008,
    t1011 = ((t905 >> 4) ^ t917) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1012 = t905 ^ (t1011 << 4), t1013 = t917 ^ t1011,
    t1014 = ((t908 >> 4) ^ t920) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1015 = t908 ^ (t1014 << 4), t1016 = t920 ^ t1014,
    t1017 = ((t922 >> 4) ^ t934) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1018 = t922 ^ (t1017 << 4), t1019 = t934 ^ t1017,
    t1020 = ((t925 >> 4) ^ t937) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1021 = t925 ^ (t1020 << 4), t1022 = t937 ^ t1020,
    t1023 = ((t928 >> 4) ^ t940) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1024 = t928 ^ (t1023 << 4), t1025 = t940 ^ t1023,
    t1026 = ((t931 >> 4) ^ t943) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1027 = t931 ^ (t1026 << 4), t1028 = t943 ^ t1026,
    t1029 = ((t923 >> 4) ^ t935) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1030 = t923 ^ (t1029 << 4), t1031 = t935 ^ t1029,
    t1032 = ((t926 >> 4) ^ t938) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1033 = t926 ^ (t1032 << 4), t1034 = t938 ^ t1032,
    t1035 = ((t929 >> 4) ^ t941) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1036 = t929 ^ (t1035 << 4), t1037 = t941 ^ t1035,
    t1038 = ((t932 >> 4) ^ t944) & (pair128(UINT64_C(0xf0f0f0f0f0f0f0f), UINT64_C(0xf0f0f0f0f0f0f0f))),
    t1039 = t932 ^ (t1038 << 4), t1040 = t944 ^ t1038,
    t1041 = ((t946 >> 2) ^ t952) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1042 = t946 ^ (t1041 << 2), t1043 = t952 ^ t1041,
    t1044 = ((t949 >> 2) ^ t955) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1045 = t949 ^ (t1044 << 2), t1046 = t955 ^ t1044,
    t1047 = ((t947 >> 2) ^ t953) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1048 = t947 ^ (t1047 << 2), t1049 = t953 ^ t1047,
    t1050 = ((t950 >> 2) ^ t956) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1051 = t950 ^ (t1050 << 2), t1052 = t956 ^ t1050,
    t1053 = ((t958 >> 2) ^ t964) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1054 = t958 ^ (t1053 << 2), t1055 = t964 ^ t1053,
    t1056 = ((t961 >> 2) ^ t967) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1057 = t961 ^ (t1056 << 2), t1058 = t967 ^ t1056,
    t1059 = ((t959 >> 2) ^ t965) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1060 = t959 ^ (t1059 << 2), t1061 = t965 ^ t1059,
    t1062 = ((t962 >> 2) ^ t968) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1063 = t962 ^ (t1062 << 2), t1064 = t968 ^ t1062,
    t1065 = ((t970 >> 2) ^ t976) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1066 = t970 ^ (t1065 << 2), t1067 = t976 ^ t1065,
    t1068 = ((t973 >> 2) ^ t979) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1069 = t973 ^ (t1068 << 2), t1070 = t979 ^ t1068,
    t1071 = ((t971 >> 2) ^ t977) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1072 = t971 ^ (t1071 << 2), t1073 = t977 ^ t1071,
    t1074 = ((t974 >> 2) ^ t980) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1075 = t974 ^ (t1074 << 2), t1076 = t980 ^ t1074,
    t1077 = ((t982 >> 2) ^ t988) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1078 = t982 ^ (t1077 << 2), t1079 = t988 ^ t1077,
    t1080 = ((t985 >> 2) ^ t991) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1081 = t985 ^ (t1080 << 2), t1082 = t991 ^ t1080,
    t1083 = ((t983 >> 2) ^ t989) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1084 = t983 ^ (t1083 << 2), t1085 = t989 ^ t1083,
    t1086 = ((t986 >> 2) ^ t992) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1087 = t986 ^ (t1086 << 2), t1088 = t992 ^ t1086,
    t1089 = ((t994 >> 2) ^ t1000) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1090 = t994 ^ (t1089 << 2), t1091 = t1000 ^ t1089,
    t1092 = ((t997 >> 2) ^ t1003) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1093 = t997 ^ (t1092 << 2), t1094 = t1003 ^ t1092,
    t1095 = ((t995 >> 2) ^ t1001) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1096 = t995 ^ (t1095 << 2), t1097 = t1001 ^ t1095,
    t1098 = ((t998 >> 2) ^ t1004) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1099 = t998 ^ (t1098 << 2), t1100 = t1004 ^ t1098,
    t1101 = ((t1006 >> 2) ^ t1012) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1102 = t1006 ^ (t1101 << 2), t1103 = t1012 ^ t1101,
    t1104 = ((t1009 >> 2) ^ t1015) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1105 = t1009 ^ (t1104 << 2), t1106 = t1015 ^ t1104,
    t1107 = ((t1007 >> 2) ^ t1013) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1108 = t1007 ^ (t1107 << 2), t1109 = t1013 ^ t1107,
    t1110 = ((t1010 >> 2) ^ t1016) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1111 = t1010 ^ (t1110 << 2), t1112 = t1016 ^ t1110,
    t1113 = ((t1018 >> 2) ^ t1024) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1114 = t1018 ^ (t1113 << 2), t1115 = t1024 ^ t1113,
    t1116 = ((t1021 >> 2) ^ t1027) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1117 = t1021 ^ (t1116 << 2), t1118 = t1027 ^ t1116,
    t1119 = ((t1019 >> 2) ^ t1025) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1120 = t1019 ^ (t1119 << 2), t1121 = t1025 ^ t1119,
    t1122 = ((t1022 >> 2) ^ t1028) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1123 = t1022 ^ (t1122 << 2), t1124 = t1028 ^ t1122,
    t1125 = ((t1030 >> 2) ^ t1036) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1126 = t1030 ^ (t1125 << 2), t1127 = t1036 ^ t1125,
    t1128 = ((t1033 >> 2) ^ t1039) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1129 = t1033 ^ (t1128 << 2), t1130 = t1039 ^ t1128,
    t1131 = ((t1031 >> 2) ^ t1037) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1132 = t1031 ^ (t1131 << 2), t1133 = t1037 ^ t1131,
    t1134 = ((t1034 >> 2) ^ t1040) & (pair128(UINT64_C(0x3333333333333333), UINT64_C(0x3333333333333333))),
    t1135 = t1034 ^ (t1134 << 2), t1136 = t1040 ^ t1134,
    t1137 = ((t1042 >> 1) ^ t1045) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1138 = ((t1043 >> 1) ^ t1046) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1139 = ((t1048 >> 1) ^ t1051) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1140 = ((t1049 >> 1) ^ t1052) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1141 = ((t1054 >> 1) ^ t1057) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1142 = ((t1055 >> 1) ^ t1058) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1143 = ((t1060 >> 1) ^ t1063) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1144 = ((t1061 >> 1) ^ t1064) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1145 = ((t1066 >> 1) ^ t1069) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1146 = ((t1067 >> 1) ^ t1070) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1147 = ((t1072 >> 1) ^ t1075) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1148 = ((t1073 >> 1) ^ t1076) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1149 = ((t1078 >> 1) ^ t1081) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1150 = ((t1079 >> 1) ^ t1082) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1151 = ((t1084 >> 1) ^ t1087) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1152 = ((t1085 >> 1) ^ t1088) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1153 = ((t1090 >> 1) ^ t1093) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1154 = ((t1091 >> 1) ^ t1094) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1155 = ((t1096 >> 1) ^ t1099) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1156 = ((t1097 >> 1) ^ t1100) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1157 = ((t1102 >> 1) ^ t1105) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1158 = ((t1103 >> 1) ^ t1106) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1159 = ((t1108 >> 1) ^ t1111) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1160 = ((t1109 >> 1) ^ t1112) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1161 = ((t1114 >> 1) ^ t1117) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1162 = ((t1115 >> 1) ^ t1118) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1163 = ((t1120 >> 1) ^ t1123) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1164 = ((t1121 >> 1) ^ t1124) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1165 = ((t1126 >> 1) ^ t1129) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1166 = ((t1127 >> 1) ^ t1130) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1167 = ((t1132 >> 1) ^ t1135) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1168 = ((t1133 >> 1) ^ t1136) & (pair128(UINT64_C(0x5555555555555555), UINT64_C(0x5555555555555555))),
    t1169 = load_le128(in), t1170 = load_le128(in + 16), t1171 = load_le128(in + 32),
    t1172 = load_le128(in + 48), t1173 = load_le128(in + 64), t1174 = load_le128(in + 80),
    t1175 = load_le128(in + 96), t1176 = load_le128(in + 112), t1177 = load_le128(in + 128),
    t1178 = load_le128(in + 144), t1179 = load_le128(in + 160), t1180 = load_le128(in + 176),
    t1181 = load_le128(in + 192), t1182 = load_le128(in + 208), t1183 = load_le128(in + 224),
    t1184 = load_le128(in + 240), t1185 = load_le128(in + 256), t1186 = load_le128(in + 272),
    t1187 = load_le128(in + 288), t1188 = load_le128(in + 304), t1189 = load_le128(in + 320),
    t1190 = load_le128(in + 336), t1191 = load_le128(in + 352), t1192 = load_le128(in + 368),
    t1193 = load_le128(in + 384), t1194 = load_le128(in + 400), t1195 = load_le128(in + 416),
    t1196 = load_le128(in + 432), t1197 = load_le128(in + 448), t1198 = load_le128(in + 464),
    t1199 = load_le128(in + 480), t1200 = load_le128(in + 496), t1201 = load_le128(in + 512),
    t1202 = load_le128(in + 528), t1203 = load_le128(in + 544), t1204 = load_le128(in + 560),
    t1205 = load_le128(in + 576), t1206 = load_le128(in + 592), t1207 = load_le128(in + 608),
    t1208 = load_le128(in + 624), t1209 = load_le128(in + 640), t1210 = load_le128(in + 656),
    t1211 = load_le128(in + 672), t1212 = load_le128(in + 688), t1213 = load_le128(in + 704),
    t1214 = load_le128(in + 720), t1215 = load_le128(in + 736), t1216 = load_le128(in + 752),
    t1217 = load_le128(in + 768), t1218 = load_le128(in + 784), t1219 = load_le128(in + 800),
    t1220 = load_le128(in + 816), t1221 = load_le128(in + 832), t1222 = load_le128(in + 848),
    t1223 = load_le128(in + 864), t1224 = load_le128(in + 880), t1225 = load_le128(in + 896),
    t1226 = load_le128(in + 912), t1227 = load_le128(in + 928), t1228 = load_le128(in + 944),
    t1229 = load_le128(in + 960), t1230 = load_le128(in + 976), t1231 = load_le128(in + 992),
    t1232 = load_le128(in + 1008);
    store_le128(out, (t1042 ^ (t1137 << 1)) ^ t1169);
    store_le128(out + 16, (t1045 ^ t1137) ^ t1170);
    store_le128(out + 32, (t1043 ^ (t1138 << 1)) ^ t1171);
    store_le128(out + 48, (t1046 ^ t1138) ^ t1172);
    store_le128(out + 64, (t1048 ^ (t1139 << 1)) ^ t1173);
    store_le128(out + 80, (t1051 ^ t1139) ^ t1174);
    store_le128(out + 96, (t1049 ^ (t1140 << 1)) ^ t1175);
    store_le128(out + 112, (t1052 ^ t1140) ^ t1176);
    store_le128(out + 128, (t1054 ^ (t1141 << 1)) ^ t1177);
    store_le128(out + 144, (t1057 ^ t1141) ^ t1178);
    store_le128(out + 160, (t1055 ^ (t1142 << 1)) ^ t1179);
    store_le128(out + 176, (t1058 ^ t1142) ^ t1180);
    store_le128(out + 192, (t1060 ^ (t1143 << 1)) ^ t1181);
    store_le128(out + 208, (t1063 ^ t1143) ^ t1182);
    store_le128(out + 224, (t1061 ^ (t1144 << 1)) ^ t1183);
    store_le128(out + 240, (t1064 ^ t1144) ^ t1184);
    store_le128(out + 256, (t1066 ^ (t1145 << 1)) ^ t1185);
    store_le128(out + 272, (t1069 ^ t1145) ^ t1186);
    store_le128(out + 288, (t1067 ^ (t1146 << 1)) ^ t1187);
    store_le128(out + 304, (t1070 ^ t1146) ^ t1188);
    store_le128(out + 320, (t1072 ^ (t1147 << 1)) ^ t1189);
    store_le128(out + 336, (t1075 ^ t1147) ^ t1190);
    store_le128(out + 352, (t1073 ^ (t1148 << 1)) ^ t1191);
    store_le128(out + 368, (t1076 ^ t1148) ^ t1192);
    store_le128(out + 384, (t1078 ^ (t1149 << 1)) ^ t1193);
    store_le128(out + 400, (t1081 ^ t1149) ^ t1194);
    store_le128(out + 416, (t1079 ^ (t1150 << 1)) ^ t1195);
    store_le128(out + 432, (t1082 ^ t1150) ^ t1196);
    store_le128(out + 448, (t1084 ^ (t1151 << 1)) ^ t1197);
    store_le128(out + 464, (t1087 ^ t1151) ^ t1198);
    store_le128(out + 480, (t1085 ^ (t1152 << 1)) ^ t1199);
    store_le128(out + 496, (t1088 ^ t1152) ^ t1200);
    store_le128(out + 512, (t1090 ^ (t1153 << 1)) ^ t1201);
    store_le128(out + 528, (t1093 ^ t1153) ^ t1202);
    store_le128(out + 544, (t1091 ^ (t1154 << 1)) ^ t1203);
    store_le128(out + 560, (t1094 ^ t1154) ^ t1204);
    store_le128(out + 576, (t1096 ^ (t1155 << 1)) ^ t1205);
    store_le128(out + 592, (t1099 ^ t1155) ^ t1206);
    store_le128(out + 608, (t1097 ^ (t1156 << 1)) ^ t1207);
    store_le128(out + 624, (t1100 ^ t1156) ^ t1208);
    store_le128(out + 640, (t1102 ^ (t1157 << 1)) ^ t1209);
    store_le128(out + 656, (t1105 ^ t1157) ^ t1210);
    store_le128(out + 672, (t1103 ^ (t1158 << 1)) ^ t1211);
    store_le128(out + 688, (t1106 ^ t1158) ^ t1212);
    store_le128(out + 704, (t1108 ^ (t1159 << 1)) ^ t1213);
    store_le128(out + 720, (t1111 ^ t1159) ^ t1214);
    store_le128(out + 736, (t1109 ^ (t1160 << 1)) ^ t1215);
    store_le128(out + 752, (t1112 ^ t1160) ^ t1216);
    store_le128(out + 768, (t1114 ^ (t1161 << 1)) ^ t1217);
    store_le128(out + 784, (t1117 ^ t1161) ^ t1218);
    store_le128(out + 800, (t1115 ^ (t1162 << 1)) ^ t1219);
    store_le128(out + 816, (t1118 ^ t1162) ^ t1220);
    store_le128(out + 832, (t1120 ^ (t1163 << 1)) ^ t1221);
    store_le128(out + 848, (t1123 ^ t1163) ^ t1222);
    store_le128(out + 864, (t1121 ^ (t1164 << 1)) ^ t1223);
    store_le128(out + 880, (t1124 ^ t1164) ^ t1224);
    store_le128(out + 896, (t1126 ^ (t1165 << 1)) ^ t1225);
    store_le128(out + 912, (t1129 ^ t1165) ^ t1226);
    store_le128(out + 928, (t1127 ^ (t1166 << 1)) ^ t1227);
    store_le128(out + 944, (t1130 ^ t1166) ^ t1228);
    store_le128(out + 960, (t1132 ^ (t1167 << 1)) ^ t1229);
    store_le128(out + 976, (t1135 ^ t1167) ^ t1230);
    store_le128(out + 992, (t1133 ^ (t1168 << 1)) ^ t1231);
    store_le128(out + 1008, (t1136 ^ t1168) ^ t1232);
}

void lwcc_simon64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 1024; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 1024;
        in += 1024;
        counter += 128;
    }
    nbytes %= 1024;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[1024] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_simon64_128_ctr_crypt_c(buffer, buffer, 1024, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
