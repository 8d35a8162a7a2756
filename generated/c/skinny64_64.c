// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny64_64 --target c --lanes 64
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=64) fold() sbox() complement(alike=true) value_numbering() hoist() roll(enabled=true) slice(lanes=64) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    load_le.u64; swap_1.u64 n0; swap_2.u64 n1; swap_4.u64 n2; swap_8.u64 n3; swap_16.u64 n4; swap_32.u64 n5; r0 r1 r2 r3 r4 r5 | n0 n1 n2 n3 n4 n5
// sizes:     in bytes: block 8, key 8, nonce 4, rk 25848, ctx 26328, align 1, group 512, stack 0
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

void lwcc_skinny64_64_key_setup_c(void *rk_, const uint8_t *key)
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
    const uint64_t t2 = bit64(key[0], 0);
    store64(rk + 56, t2);
    const uint64_t t3 = bit64(key[0], 1);
    store64(rk + 64, t3);
    const uint64_t t4 = bit64(key[0], 2);
    store64(rk + 72, t4);
    const uint64_t t5 = bit64(key[0], 3);
    store64(rk + 80, t5);
    const uint64_t t6 = bit64(key[3], 0);
    store64(rk + 88, t6);
    const uint64_t t7 = bit64(key[3], 1);
    store64(rk + 96, t7);
    const uint64_t t8 = bit64(key[3], 2);
    store64(rk + 104, t8);
    const uint64_t t9 = bit64(key[3], 3);
    store64(rk + 112, t9);
    const uint64_t t10 = bit64(key[0], 4);
    store64(rk + 120, t10);
    const uint64_t t11 = bit64(key[0], 5);
    store64(rk + 128, t11);
    const uint64_t t12 = bit64(key[0], 6);
    store64(rk + 136, t12);
    const uint64_t t13 = bit64(key[0], 7);
    store64(rk + 144, t13);
    const uint64_t t14 = bit64(key[2], 0);
    store64(rk + 152, t14);
    const uint64_t t15 = bit64(key[2], 1);
    store64(rk + 160, t15);
    const uint64_t t16 = bit64(key[2], 2);
    store64(rk + 168, t16);
    const uint64_t t17 = bit64(key[2], 3);
    store64(rk + 176, t17);
    const uint64_t t18 = bit64(key[1], 4);
    store64(rk + 184, t18);
    const uint64_t t19 = bit64(key[1], 5);
    store64(rk + 192, t19);
    const uint64_t t20 = bit64(key[1], 6);
    store64(rk + 200, t20);
    const uint64_t t21 = bit64(key[1], 7);
    store64(rk + 208, t21);
    const uint64_t t22 = bit64(key[3], 4), t23 = ~t22;
    store64(rk + 216, t23);
    const uint64_t t24 = bit64(key[3], 5);
    store64(rk + 224, t24);
    const uint64_t t25 = bit64(key[3], 6), t26 = ~t25;
    store64(rk + 232, t26);
    const uint64_t t27 = bit64(key[3], 7), t28 = ~t27;
    store64(rk + 240, t28);
    const uint64_t t29 = bit64(key[2], 4);
    // round 3 (skinny.dsl:64)
    const uint64_t t30 = ~t29;
    store64(rk + 248, t30);
    const uint64_t t31 = bit64(key[2], 5);
    // round 1 (skinny.dsl:64)
    const uint64_t t32 = ~t31;
    store64(rk + 256, t32);
    const uint64_t t33 = bit64(key[2], 6);
    // round 3 (skinny.dsl:64)
    const uint64_t t34 = ~t33;
    store64(rk + 264, t34);
    const uint64_t t35 = bit64(key[2], 7), t36 = ~t35;
    store64(rk + 272, t36);
    const uint64_t t37 = bit64(key[1], 0), t38 = ~t37;
    store64(rk + 280, t38);
    const uint64_t t39 = bit64(key[1], 1);
    // round 1 (skinny.dsl:64)
    const uint64_t t40 = ~t39;
    store64(rk + 288, t40);
    const uint64_t t41 = bit64(key[1], 2);
    // round 3 (skinny.dsl:64)
    const uint64_t t42 = ~t41;
    store64(rk + 296, t42);
    const uint64_t t43 = bit64(key[1], 3), t44 = ~t43;
    store64(rk + 304, t44);
    store64(rk + 312, t0);
    store64(rk + 320, UINT64_C(0xffffffffffffffff));
    store64(rk + 328, t0);
    store64(rk + 336, t0);
    store64(rk + 344, t1);
    store64(rk + 352, UINT64_C(0));
    store64(rk + 360, t1);
    const uint64_t t45 = bit64(key[7], 0);
    store64(rk + 368, t45);
    const uint64_t t46 = bit64(key[7], 1);
    store64(rk + 376, t46);
    const uint64_t t47 = bit64(key[7], 2);
    store64(rk + 384, t47);
    const uint64_t t48 = bit64(key[7], 3);
    store64(rk + 392, t48);
    const uint64_t t49 = bit64(key[5], 0);
    store64(rk + 400, t49);
    const uint64_t t50 = bit64(key[5], 1);
    store64(rk + 408, t50);
    const uint64_t t51 = bit64(key[5], 2);
    store64(rk + 416, t51);
    const uint64_t t52 = bit64(key[5], 3);
    store64(rk + 424, t52);
    const uint64_t t53 = bit64(key[4], 0);
    store64(rk + 432, t53);
    const uint64_t t54 = bit64(key[4], 1);
    store64(rk + 440, t54);
    const uint64_t t55 = bit64(key[4], 2);
    store64(rk + 448, t55);
    const uint64_t t56 = bit64(key[4], 3);
    store64(rk + 456, t56);
    const uint64_t t57 = bit64(key[7], 4);
    store64(rk + 464, t57);
    const uint64_t t58 = bit64(key[7], 5);
    store64(rk + 472, t58);
    const uint64_t t59 = bit64(key[7], 6);
    store64(rk + 480, t59);
    const uint64_t t60 = bit64(key[7], 7);
    store64(rk + 488, t60);
    const uint64_t t61 = bit64(key[4], 4);
    store64(rk + 496, t61);
    const uint64_t t62 = bit64(key[4], 5);
    store64(rk + 504, t62);
    const uint64_t t63 = bit64(key[4], 6);
    store64(rk + 512, t63);
    const uint64_t t64 = bit64(key[4], 7);
    store64(rk + 520, t64);
    const uint64_t t65 = bit64(key[6], 4);
    // round 2 (skinny.dsl:64)
    const uint64_t t66 = ~t65;
    store64(rk + 528, t66);
    const uint64_t t67 = bit64(key[6], 5);
    store64(rk + 536, t67);
    const uint64_t t68 = bit64(key[6], 6), t69 = ~t68;
    store64(rk + 544, t69);
    const uint64_t t70 = bit64(key[6], 7), t71 = ~t70;
    store64(rk + 552, t71);
    const uint64_t t72 = bit64(key[5], 4);
    // round 4 (skinny.dsl:64)
    const uint64_t t73 = ~t72;
    store64(rk + 560, t73);
    const uint64_t t74 = bit64(key[5], 5), t75 = ~t74;
    store64(rk + 568, t75);
    const uint64_t t76 = bit64(key[5], 6), t77 = ~t76;
    store64(rk + 576, t77);
    const uint64_t t78 = bit64(key[5], 7), t79 = ~t78;
    store64(rk + 584, t79);
    const uint64_t t80 = bit64(key[6], 0), t81 = ~t80;
    store64(rk + 592, t81);
    const uint64_t t82 = bit64(key[6], 1), t83 = ~t82;
    store64(rk + 600, t83);
    const uint64_t t84 = bit64(key[6], 2), t85 = ~t84;
    store64(rk + 608, t85);
    const uint64_t t86 = bit64(key[6], 3), t87 = ~t86;
    store64(rk + 616, t87);
    store64(rk + 624, t0);
    store64(rk + 632, UINT64_C(0xffffffffffffffff));
    store64(rk + 640, t0);
    store64(rk + 648, t0);
    store64(rk + 656, t0);
    store64(rk + 664, UINT64_C(0));
    store64(rk + 672, t1);
    store64(rk + 680, t6);
    store64(rk + 688, t7);
    store64(rk + 696, t8);
    store64(rk + 704, t9);
    store64(rk + 712, t37);
    store64(rk + 720, t39);
    store64(rk + 728, t41);
    store64(rk + 736, t43);
    store64(rk + 744, t2);
    store64(rk + 752, t3);
    store64(rk + 760, t4);
    store64(rk + 768, t5);
    store64(rk + 776, t22);
    store64(rk + 784, t24);
    store64(rk + 792, t25);
    store64(rk + 800, t27);
    store64(rk + 808, t10);
    store64(rk + 816, t11);
    store64(rk + 824, t12);
    store64(rk + 832, t13);
    store64(rk + 840, t30);
    store64(rk + 848, t31);
    store64(rk + 856, t34);
    store64(rk + 864, t36);
    // round 5 (skinny.dsl:64)
    const uint64_t t88 = ~t18;
    store64(rk + 872, t88);
    // round 1 (skinny.dsl:64)
    const uint64_t t89 = ~t19;
    store64(rk + 880, t89);
    // round 5 (skinny.dsl:64)
    const uint64_t t90 = ~t20;
    store64(rk + 888, t90);
    const uint64_t t91 = ~t21;
    store64(rk + 896, t91);
    // round 1 (skinny.dsl:64)
    const uint64_t t92 = ~t14;
    store64(rk + 904, t92);
    const uint64_t t93 = ~t15;
    store64(rk + 912, t93);
    const uint64_t t94 = ~t16;
    store64(rk + 920, t94);
    const uint64_t t95 = ~t17;
    store64(rk + 928, t95);
    store64(rk + 936, t1);
    store64(rk + 944, UINT64_C(0xffffffffffffffff));
    store64(rk + 952, t0);
    store64(rk + 960, t0);
    store64(rk + 968, t0);
    store64(rk + 976, UINT64_C(0xffffffffffffffff));
    store64(rk + 984, t1);
    store64(rk + 992, t49);
    store64(rk + 1000, t50);
    store64(rk + 1008, t51);
    store64(rk + 1016, t52);
    store64(rk + 1024, t80);
    store64(rk + 1032, t82);
    store64(rk + 1040, t84);
    store64(rk + 1048, t86);
    store64(rk + 1056, t45);
    store64(rk + 1064, t46);
    store64(rk + 1072, t47);
    store64(rk + 1080, t48);
    store64(rk + 1088, t65);
    store64(rk + 1096, t67);
    store64(rk + 1104, t68);
    store64(rk + 1112, t70);
    store64(rk + 1120, t53);
    store64(rk + 1128, t54);
    store64(rk + 1136, t55);
    store64(rk + 1144, t56);
    store64(rk + 1152, t73);
    store64(rk + 1160, t74);
    store64(rk + 1168, t77);
    store64(rk + 1176, t79);
    // round 6 (skinny.dsl:64)
    const uint64_t t96 = ~t61;
    store64(rk + 1184, t96);
    const uint64_t t97 = ~t62;
    store64(rk + 1192, t97);
    const uint64_t t98 = ~t63;
    store64(rk + 1200, t98);
    const uint64_t t99 = ~t64;
    store64(rk + 1208, t99);
    // round 2 (skinny.dsl:64)
    const uint64_t t100 = ~t57;
    store64(rk + 1216, t100);
    // round 6 (skinny.dsl:64)
    const uint64_t t101 = ~t58;
    store64(rk + 1224, t101);
    // round 2 (skinny.dsl:64)
    const uint64_t t102 = ~t59;
    store64(rk + 1232, t102);
    const uint64_t t103 = ~t60;
    store64(rk + 1240, t103);
    store64(rk + 1248, t0);
    store64(rk + 1256, UINT64_C(0));
    store64(rk + 1264, t0);
    store64(rk + 1272, t0);
    store64(rk + 1280, t0);
    store64(rk + 1288, UINT64_C(0xffffffffffffffff));
    store64(rk + 1296, t1);
    store64(rk + 1304, t37);
    store64(rk + 1312, t39);
    store64(rk + 1320, t41);
    store64(rk + 1328, t43);
    store64(rk + 1336, t14);
    store64(rk + 1344, t15);
    store64(rk + 1352, t16);
    store64(rk + 1360, t17);
    store64(rk + 1368, t6);
    store64(rk + 1376, t7);
    store64(rk + 1384, t8);
    store64(rk + 1392, t9);
    store64(rk + 1400, t29);
    store64(rk + 1408, t31);
    store64(rk + 1416, t33);
    store64(rk + 1424, t35);
    store64(rk + 1432, t2);
    store64(rk + 1440, t3);
    store64(rk + 1448, t4);
    store64(rk + 1456, t5);
    store64(rk + 1464, t88);
    store64(rk + 1472, t19);
    store64(rk + 1480, t90);
    store64(rk + 1488, t91);
    // round 7 (skinny.dsl:64)
    const uint64_t t104 = ~t10;
    store64(rk + 1496, t104);
    const uint64_t t105 = ~t11;
    store64(rk + 1504, t105);
    const uint64_t t106 = ~t12;
    store64(rk + 1512, t106);
    const uint64_t t107 = ~t13;
    store64(rk + 1520, t107);
    store64(rk + 1528, t23);
    // round 1 (skinny.dsl:64)
    const uint64_t t108 = ~t24;
    store64(rk + 1536, t108);
    store64(rk + 1544, t26);
    store64(rk + 1552, t28);
    store64(rk + 1560, t0);
    store64(rk + 1568, UINT64_C(0xffffffffffffffff));
    store64(rk + 1576, t1);
    store64(rk + 1584, t0);
    store64(rk + 1592, t0);
    store64(rk + 1600, UINT64_C(0xffffffffffffffff));
    store64(rk + 1608, t1);
    store64(rk + 1616, t80);
    store64(rk + 1624, t82);
    store64(rk + 1632, t84);
    store64(rk + 1640, t86);
    store64(rk + 1648, t57);
    store64(rk + 1656, t58);
    store64(rk + 1664, t59);
    store64(rk + 1672, t60);
    store64(rk + 1680, t49);
    store64(rk + 1688, t50);
    store64(rk + 1696, t51);
    store64(rk + 1704, t52);
    store64(rk + 1712, t72);
    store64(rk + 1720, t74);
    store64(rk + 1728, t76);
    store64(rk + 1736, t78);
    store64(rk + 1744, t45);
    store64(rk + 1752, t46);
    store64(rk + 1760, t47);
    store64(rk + 1768, t48);
    store64(rk + 1776, t96);
    store64(rk + 1784, t62);
    store64(rk + 1792, t98);
    store64(rk + 1800, t99);
    // round 8 (skinny.dsl:64)
    const uint64_t t109 = ~t53;
    store64(rk + 1808, t109);
    const uint64_t t110 = ~t54;
    store64(rk + 1816, t110);
    const uint64_t t111 = ~t55;
    store64(rk + 1824, t111);
    const uint64_t t112 = ~t56;
    store64(rk + 1832, t112);
    store64(rk + 1840, t66);
    // round 2 (skinny.dsl:64)
    const uint64_t t113 = ~t67;
    store64(rk + 1848, t113);
    store64(rk + 1856, t69);
    store64(rk + 1864, t71);
    store64(rk + 1872, t0);
    store64(rk + 1880, UINT64_C(0xffffffffffffffff));
    store64(rk + 1888, t0);
    store64(rk + 1896, t1);
    store64(rk + 1904, t0);
    store64(rk + 1912, UINT64_C(0xffffffffffffffff));
    store64(rk + 1920, t1);
    store64(rk + 1928, t14);
    store64(rk + 1936, t15);
    store64(rk + 1944, t16);
    store64(rk + 1952, t17);
    store64(rk + 1960, t22);
    store64(rk + 1968, t24);
    store64(rk + 1976, t25);
    store64(rk + 1984, t27);
    store64(rk + 1992, t37);
    store64(rk + 2000, t39);
    store64(rk + 2008, t41);
    store64(rk + 2016, t43);
    store64(rk + 2024, t18);
    store64(rk + 2032, t19);
    store64(rk + 2040, t20);
    store64(rk + 2048, t21);
    store64(rk + 2056, t6);
    store64(rk + 2064, t7);
    store64(rk + 2072, t8);
    store64(rk + 2080, t9);
    store64(rk + 2088, t104);
    store64(rk + 2096, t11);
    store64(rk + 2104, t106);
    store64(rk + 2112, t107);
    // round 9 (skinny.dsl:64)
    const uint64_t t114 = ~t2;
    store64(rk + 2120, t114);
    // round 1 (skinny.dsl:64)
    const uint64_t t115 = ~t3;
    store64(rk + 2128, t115);
    // round 9 (skinny.dsl:64)
    const uint64_t t116 = ~t4;
    store64(rk + 2136, t116);
    const uint64_t t117 = ~t5;
    store64(rk + 2144, t117);
    store64(rk + 2152, t30);
    store64(rk + 2160, t32);
    store64(rk + 2168, t34);
    store64(rk + 2176, t36);
    store64(rk + 2184, t0);
    store64(rk + 2192, UINT64_C(0xffffffffffffffff));
    store64(rk + 2200, t0);
    store64(rk + 2208, t0);
    store64(rk + 2216, t1);
    store64(rk + 2224, UINT64_C(0xffffffffffffffff));
    store64(rk + 2232, t1);
    store64(rk + 2240, t57);
    store64(rk + 2248, t58);
    store64(rk + 2256, t59);
    store64(rk + 2264, t60);
    store64(rk + 2272, t65);
    store64(rk + 2280, t67);
    store64(rk + 2288, t68);
    store64(rk + 2296, t70);
    store64(rk + 2304, t80);
    store64(rk + 2312, t82);
    store64(rk + 2320, t84);
    store64(rk + 2328, t86);
    store64(rk + 2336, t61);
    store64(rk + 2344, t62);
    store64(rk + 2352, t63);
    store64(rk + 2360, t64);
    store64(rk + 2368, t49);
    store64(rk + 2376, t50);
    store64(rk + 2384, t51);
    store64(rk + 2392, t52);
    store64(rk + 2400, t109);
    store64(rk + 2408, t54);
    store64(rk + 2416, t111);
    store64(rk + 2424, t112);
    // round 10 (skinny.dsl:64)
    const uint64_t t118 = ~t45;
    store64(rk + 2432, t118);
    const uint64_t t119 = ~t46;
    store64(rk + 2440, t119);
    const uint64_t t120 = ~t47;
    store64(rk + 2448, t120);
    const uint64_t t121 = ~t48;
    store64(rk + 2456, t121);
    store64(rk + 2464, t73);
    store64(rk + 2472, t75);
    store64(rk + 2480, t77);
    store64(rk + 2488, t79);
    store64(rk + 2496, t1);
    store64(rk + 2504, UINT64_C(0xffffffffffffffff));
    store64(rk + 2512, t0);
    store64(rk + 2520, t0);
    store64(rk + 2528, t0);
    store64(rk + 2536, UINT64_C(0));
    store64(rk + 2544, t1);
    store64(rk + 2552, t22);
    store64(rk + 2560, t24);
    store64(rk + 2568, t25);
    store64(rk + 2576, t27);
    store64(rk + 2584, t29);
    store64(rk + 2592, t31);
    store64(rk + 2600, t33);
    store64(rk + 2608, t35);
    store64(rk + 2616, t14);
    store64(rk + 2624, t15);
    store64(rk + 2632, t16);
    store64(rk + 2640, t17);
    store64(rk + 2648, t10);
    store64(rk + 2656, t11);
    store64(rk + 2664, t12);
    store64(rk + 2672, t13);
    store64(rk + 2680, t37);
    store64(rk + 2688, t39);
    store64(rk + 2696, t41);
    store64(rk + 2704, t43);
    store64(rk + 2712, t114);
    store64(rk + 2720, t3);
    store64(rk + 2728, t116);
    store64(rk + 2736, t117);
    // round 1 (skinny.dsl:64)
    const uint64_t t122 = ~t6;
    store64(rk + 2744, t122);
    const uint64_t t123 = ~t7;
    store64(rk + 2752, t123);
    const uint64_t t124 = ~t8;
    store64(rk + 2760, t124);
    const uint64_t t125 = ~t9;
    store64(rk + 2768, t125);
    store64(rk + 2776, t88);
    store64(rk + 2784, t89);
    store64(rk + 2792, t90);
    store64(rk + 2800, t91);
    store64(rk + 2808, t1);
    store64(rk + 2816, UINT64_C(0));
    store64(rk + 2824, t0);
    store64(rk + 2832, t0);
    store64(rk + 2840, t0);
    store64(rk + 2848, UINT64_C(0xffffffffffffffff));
    store64(rk + 2856, t1);
    store64(rk + 2864, t65);
    store64(rk + 2872, t67);
    store64(rk + 2880, t68);
    store64(rk + 2888, t70);
    store64(rk + 2896, t72);
    store64(rk + 2904, t74);
    store64(rk + 2912, t76);
    store64(rk + 2920, t78);
    store64(rk + 2928, t57);
    store64(rk + 2936, t58);
    store64(rk + 2944, t59);
    store64(rk + 2952, t60);
    store64(rk + 2960, t53);
    store64(rk + 2968, t54);
    store64(rk + 2976, t55);
    store64(rk + 2984, t56);
    store64(rk + 2992, t80);
    store64(rk + 3000, t82);
    store64(rk + 3008, t84);
    store64(rk + 3016, t86);
    store64(rk + 3024, t118);
    store64(rk + 3032, t46);
    store64(rk + 3040, t120);
    store64(rk + 3048, t121);
    // round 2 (skinny.dsl:64)
    const uint64_t t126 = ~t49;
    store64(rk + 3056, t126);
    const uint64_t t127 = ~t50;
    store64(rk + 3064, t127);
    const uint64_t t128 = ~t51;
    store64(rk + 3072, t128);
    const uint64_t t129 = ~t52;
    store64(rk + 3080, t129);
    store64(rk + 3088, t96);
    store64(rk + 3096, t97);
    store64(rk + 3104, t98);
    store64(rk + 3112, t99);
    store64(rk + 3120, t0);
    store64(rk + 3128, UINT64_C(0));
    store64(rk + 3136, t1);
    store64(rk + 3144, t0);
    store64(rk + 3152, t0);
    store64(rk + 3160, UINT64_C(0xffffffffffffffff));
    store64(rk + 3168, t1);
    store64(rk + 3176, t29);
    store64(rk + 3184, t31);
    store64(rk + 3192, t33);
    store64(rk + 3200, t35);
    store64(rk + 3208, t18);
    store64(rk + 3216, t19);
    store64(rk + 3224, t20);
    store64(rk + 3232, t21);
    store64(rk + 3240, t22);
    store64(rk + 3248, t24);
    store64(rk + 3256, t25);
    store64(rk + 3264, t27);
    store64(rk + 3272, t2);
    store64(rk + 3280, t3);
    store64(rk + 3288, t4);
    store64(rk + 3296, t5);
    store64(rk + 3304, t14);
    store64(rk + 3312, t15);
    store64(rk + 3320, t16);
    store64(rk + 3328, t17);
    store64(rk + 3336, t122);
    store64(rk + 3344, t7);
    store64(rk + 3352, t124);
    store64(rk + 3360, t125);
    store64(rk + 3368, t38);
    store64(rk + 3376, t40);
    store64(rk + 3384, t42);
    store64(rk + 3392, t44);
    store64(rk + 3400, t104);
    store64(rk + 3408, t105);
    store64(rk + 3416, t106);
    store64(rk + 3424, t107);
    store64(rk + 3432, t0);
    store64(rk + 3440, UINT64_C(0xffffffffffffffff));
    store64(rk + 3448, t1);
    store64(rk + 3456, t1);
    store64(rk + 3464, t0);
    store64(rk + 3472, UINT64_C(0xffffffffffffffff));
    store64(rk + 3480, t1);
    store64(rk + 3488, t72);
    store64(rk + 3496, t74);
    store64(rk + 3504, t76);
    store64(rk + 3512, t78);
    store64(rk + 3520, t61);
    store64(rk + 3528, t62);
    store64(rk + 3536, t63);
    store64(rk + 3544, t64);
    store64(rk + 3552, t65);
    store64(rk + 3560, t67);
    store64(rk + 3568, t68);
    store64(rk + 3576, t70);
    store64(rk + 3584, t45);
    store64(rk + 3592, t46);
    store64(rk + 3600, t47);
    store64(rk + 3608, t48);
    store64(rk + 3616, t57);
    store64(rk + 3624, t58);
    store64(rk + 3632, t59);
    store64(rk + 3640, t60);
    store64(rk + 3648, t126);
    store64(rk + 3656, t50);
    store64(rk + 3664, t128);
    store64(rk + 3672, t129);
    store64(rk + 3680, t81);
    store64(rk + 3688, t83);
    store64(rk + 3696, t85);
    store64(rk + 3704, t87);
    store64(rk + 3712, t109);
    store64(rk + 3720, t110);
    store64(rk + 3728, t111);
    store64(rk + 3736, t112);
    store64(rk + 3744, t0);
    store64(rk + 3752, UINT64_C(0xffffffffffffffff));
    store64(rk + 3760, t0);
    store64(rk + 3768, t1);
    store64(rk + 3776, t1);
    store64(rk + 3784, UINT64_C(0xffffffffffffffff));
    store64(rk + 3792, t1);
    store64(rk + 3800, t18);
    store64(rk + 3808, t19);
    store64(rk + 3816, t20);
    store64(rk + 3824, t21);
    store64(rk + 3832, t10);
    store64(rk + 3840, t11);
    store64(rk + 3848, t12);
    store64(rk + 3856, t13);
    store64(rk + 3864, t29);
    store64(rk + 3872, t31);
    store64(rk + 3880, t33);
    store64(rk + 3888, t35);
    store64(rk + 3896, t6);
    store64(rk + 3904, t7);
    store64(rk + 3912, t8);
    store64(rk + 3920, t9);
    store64(rk + 3928, t22);
    store64(rk + 3936, t24);
    store64(rk + 3944, t25);
    store64(rk + 3952, t27);
    store64(rk + 3960, t38);
    store64(rk + 3968, t39);
    store64(rk + 3976, t42);
    store64(rk + 3984, t44);
    store64(rk + 3992, t92);
    store64(rk + 4000, t93);
    store64(rk + 4008, t94);
    store64(rk + 4016, t95);
    store64(rk + 4024, t114);
    store64(rk + 4032, t115);
    store64(rk + 4040, t116);
    store64(rk + 4048, t117);
    store64(rk + 4056, t1);
    store64(rk + 4064, UINT64_C(0xffffffffffffffff));
    store64(rk + 4072, t0);
    store64(rk + 4080, t0);
    store64(rk + 4088, t1);
    store64(rk + 4096, UINT64_C(0));
    store64(rk + 4104, t1);
    store64(rk + 4112, t61);
    store64(rk + 4120, t62);
    store64(rk + 4128, t63);
    store64(rk + 4136, t64);
    store64(rk + 4144, t53);
    store64(rk + 4152, t54);
    store64(rk + 4160, t55);
    store64(rk + 4168, t56);
    store64(rk + 4176, t72);
    store64(rk + 4184, t74);
    store64(rk + 4192, t76);
    store64(rk + 4200, t78);
    store64(rk + 4208, t49);
    store64(rk + 4216, t50);
    store64(rk + 4224, t51);
    store64(rk + 4232, t52);
    store64(rk + 4240, t65);
    store64(rk + 4248, t67);
    store64(rk + 4256, t68);
    store64(rk + 4264, t70);
    store64(rk + 4272, t81);
    store64(rk + 4280, t82);
    store64(rk + 4288, t85);
    store64(rk + 4296, t87);
    store64(rk + 4304, t100);
    store64(rk + 4312, t101);
    store64(rk + 4320, t102);
    store64(rk + 4328, t103);
    store64(rk + 4336, t118);
    store64(rk + 4344, t119);
    store64(rk + 4352, t120);
    store64(rk + 4360, t121);
    store64(rk + 4368, t0);
    store64(rk + 4376, UINT64_C(0));
    store64(rk + 4384, t0);
    store64(rk + 4392, t0);
    store64(rk + 4400, t0);
    store64(rk + 4408, UINT64_C(0));
    store64(rk + 4416, t1);
    store64(rk + 4424, t10);
    store64(rk + 4432, t11);
    store64(rk + 4440, t12);
    store64(rk + 4448, t13);
    store64(rk + 4456, t2);
    store64(rk + 4464, t3);
    store64(rk + 4472, t4);
    store64(rk + 4480, t5);
    store64(rk + 4488, t18);
    store64(rk + 4496, t19);
    store64(rk + 4504, t20);
    store64(rk + 4512, t21);
    store64(rk + 4520, t37);
    store64(rk + 4528, t39);
    store64(rk + 4536, t41);
    store64(rk + 4544, t43);
    store64(rk + 4552, t29);
    store64(rk + 4560, t31);
    store64(rk + 4568, t33);
    store64(rk + 4576, t35);
    store64(rk + 4584, t92);
    store64(rk + 4592, t15);
    store64(rk + 4600, t94);
    store64(rk + 4608, t95);
    store64(rk + 4616, t23);
    store64(rk + 4624, t108);
    store64(rk + 4632, t26);
    store64(rk + 4640, t28);
    store64(rk + 4648, t122);
    store64(rk + 4656, t123);
    store64(rk + 4664, t124);
    store64(rk + 4672, t125);
    store64(rk + 4680, t1);
    store64(rk + 4688, UINT64_C(0xffffffffffffffff));
    store64(rk + 4696, t1);
    store64(rk + 4704, t0);
    store64(rk + 4712, t0);
    store64(rk + 4720, UINT64_C(0xffffffffffffffff));
    store64(rk + 4728, t1);
    store64(rk + 4736, t53);
    store64(rk + 4744, t54);
    store64(rk + 4752, t55);
    store64(rk + 4760, t56);
    store64(rk + 4768, t45);
    store64(rk + 4776, t46);
    store64(rk + 4784, t47);
    store64(rk + 4792, t48);
    store64(rk + 4800, t61);
    store64(rk + 4808, t62);
    store64(rk + 4816, t63);
    store64(rk + 4824, t64);
    store64(rk + 4832, t80);
    store64(rk + 4840, t82);
    store64(rk + 4848, t84);
    store64(rk + 4856, t86);
    store64(rk + 4864, t72);
    store64(rk + 4872, t74);
    store64(rk + 4880, t76);
    store64(rk + 4888, t78);
    store64(rk + 4896, t100);
    store64(rk + 4904, t58);
    store64(rk + 4912, t102);
    store64(rk + 4920, t103);
    store64(rk + 4928, t66);
    store64(rk + 4936, t113);
    store64(rk + 4944, t69);
    store64(rk + 4952, t71);
    store64(rk + 4960, t126);
    store64(rk + 4968, t127);
    store64(rk + 4976, t128);
    store64(rk + 4984, t129);
    store64(rk + 4992, t0);
    store64(rk + 5000, UINT64_C(0));
    store64(rk + 5008, t0);
    store64(rk + 5016, t1);
    store64(rk + 5024, t0);
    store64(rk + 5032, UINT64_C(0xffffffffffffffff));
    store64(rk + 5040, t1);
    store64(rk + 5048, t2);
    store64(rk + 5056, t3);
    store64(rk + 5064, t4);
    store64(rk + 5072, t5);
    store64(rk + 5080, t6);
    store64(rk + 5088, t7);
    store64(rk + 5096, t8);
    store64(rk + 5104, t9);
    store64(rk + 5112, t10);
    store64(rk + 5120, t11);
    store64(rk + 5128, t12);
    store64(rk + 5136, t13);
    store64(rk + 5144, t14);
    store64(rk + 5152, t15);
    store64(rk + 5160, t16);
    store64(rk + 5168, t17);
    store64(rk + 5176, t18);
    store64(rk + 5184, t19);
    store64(rk + 5192, t20);
    store64(rk + 5200, t21);
    store64(rk + 5208, t23);
    store64(rk + 5216, t24);
    store64(rk + 5224, t26);
    store64(rk + 5232, t28);
    store64(rk + 5240, t30);
    store64(rk + 5248, t32);
    store64(rk + 5256, t34);
    store64(rk + 5264, t36);
    store64(rk + 5272, t38);
    store64(rk + 5280, t40);
    store64(rk + 5288, t42);
    store64(rk + 5296, t44);
    store64(rk + 5304, t0);
    store64(rk + 5312, UINT64_C(0xffffffffffffffff));
    store64(rk + 5320, t1);
    store64(rk + 5328, t0);
    store64(rk + 5336, t1);
    store64(rk + 5344, UINT64_C(0xffffffffffffffff));
    store64(rk + 5352, t1);
    store64(rk + 5360, t45);
    store64(rk + 5368, t46);
    store64(rk + 5376, t47);
    store64(rk + 5384, t48);
    store64(rk + 5392, t49);
    store64(rk + 5400, t50);
    store64(rk + 5408, t51);
    store64(rk + 5416, t52);
    store64(rk + 5424, t53);
    store64(rk + 5432, t54);
    store64(rk + 5440, t55);
    store64(rk + 5448, t56);
    store64(rk + 5456, t57);
    store64(rk + 5464, t58);
    store64(rk + 5472, t59);
    store64(rk + 5480, t60);
    store64(rk + 5488, t61);
    store64(rk + 5496, t62);
    store64(rk + 5504, t63);
    store64(rk + 5512, t64);
    store64(rk + 5520, t66);
    store64(rk + 5528, t67);
    store64(rk + 5536, t69);
    store64(rk + 5544, t71);
    store64(rk + 5552, t73);
    store64(rk + 5560, t75);
    store64(rk + 5568, t77);
    store64(rk + 5576, t79);
    store64(rk + 5584, t81);
    store64(rk + 5592, t83);
    store64(rk + 5600, t85);
    store64(rk + 5608, t87);
    store64(rk + 5616, t1);
    store64(rk + 5624, UINT64_C(0xffffffffffffffff));
    store64(rk + 5632, t0);
    store64(rk + 5640, t1);
    store64(rk + 5648, t0);
    store64(rk + 5656, UINT64_C(0));
    store64(rk + 5664, t1);
    store64(rk + 5672, t6);
    store64(rk + 5680, t7);
    store64(rk + 5688, t8);
    store64(rk + 5696, t9);
    store64(rk + 5704, t37);
    store64(rk + 5712, t39);
    store64(rk + 5720, t41);
    store64(rk + 5728, t43);
    store64(rk + 5736, t2);
    store64(rk + 5744, t3);
    store64(rk + 5752, t4);
    store64(rk + 5760, t5);
    store64(rk + 5768, t22);
    store64(rk + 5776, t24);
    store64(rk + 5784, t25);
    store64(rk + 5792, t27);
    store64(rk + 5800, t10);
    store64(rk + 5808, t11);
    store64(rk + 5816, t12);
    store64(rk + 5824, t13);
    store64(rk + 5832, t30);
    store64(rk + 5840, t31);
    store64(rk + 5848, t34);
    store64(rk + 5856, t36);
    store64(rk + 5864, t88);
    store64(rk + 5872, t89);
    store64(rk + 5880, t90);
    store64(rk + 5888, t91);
    store64(rk + 5896, t92);
    store64(rk + 5904, t93);
    store64(rk + 5912, t94);
    store64(rk + 5920, t95);
    store64(rk + 5928, t1);
    store64(rk + 5936, UINT64_C(0));
    store64(rk + 5944, t0);
    store64(rk + 5952, t0);
    store64(rk + 5960, t1);
    store64(rk + 5968, UINT64_C(0xffffffffffffffff));
    store64(rk + 5976, t1);
    store64(rk + 5984, t49);
    store64(rk + 5992, t50);
    store64(rk + 6000, t51);
    store64(rk + 6008, t52);
    store64(rk + 6016, t80);
    store64(rk + 6024, t82);
    store64(rk + 6032, t84);
    store64(rk + 6040, t86);
    store64(rk + 6048, t45);
    store64(rk + 6056, t46);
    store64(rk + 6064, t47);
    store64(rk + 6072, t48);
    store64(rk + 6080, t65);
    store64(rk + 6088, t67);
    store64(rk + 6096, t68);
    store64(rk + 6104, t70);
    store64(rk + 6112, t53);
    store64(rk + 6120, t54);
    store64(rk + 6128, t55);
    store64(rk + 6136, t56);
    store64(rk + 6144, t73);
    store64(rk + 6152, t74);
    store64(rk + 6160, t77);
    store64(rk + 6168, t79);
    store64(rk + 6176, t96);
    store64(rk + 6184, t97);
    store64(rk + 6192, t98);
    store64(rk + 6200, t99);
    store64(rk + 6208, t100);
    store64(rk + 6216, t101);
    store64(rk + 6224, t102);
    store64(rk + 6232, t103);
    store64(rk + 6240, t1);
    store64(rk + 6248, UINT64_C(0));
    store64(rk + 6256, t1);
    store64(rk + 6264, t0);
    store64(rk + 6272, t0);
    store64(rk + 6280, UINT64_C(0));
    store64(rk + 6288, t1);
    store64(rk + 6296, t37);
    store64(rk + 6304, t39);
    store64(rk + 6312, t41);
    store64(rk + 6320, t43);
    store64(rk + 6328, t14);
    store64(rk + 6336, t15);
    store64(rk + 6344, t16);
    store64(rk + 6352, t17);
    store64(rk + 6360, t6);
    store64(rk + 6368, t7);
    store64(rk + 6376, t8);
    store64(rk + 6384, t9);
    store64(rk + 6392, t29);
    store64(rk + 6400, t31);
    store64(rk + 6408, t33);
    store64(rk + 6416, t35);
    store64(rk + 6424, t2);
    store64(rk + 6432, t3);
    store64(rk + 6440, t4);
    store64(rk + 6448, t5);
    store64(rk + 6456, t88);
    store64(rk + 6464, t19);
    store64(rk + 6472, t90);
    store64(rk + 6480, t91);
    store64(rk + 6488, t104);
    store64(rk + 6496, t105);
    store64(rk + 6504, t106);
    store64(rk + 6512, t107);
    store64(rk + 6520, t23);
    store64(rk + 6528, t108);
    store64(rk + 6536, t26);
    store64(rk + 6544, t28);
    store64(rk + 6552, t1);
    store64(rk + 6560, UINT64_C(0));
    store64(rk + 6568, t1);
    store64(rk + 6576, t1);
    store64(rk + 6584, t0);
    store64(rk + 6592, UINT64_C(0xffffffffffffffff));
    store64(rk + 6600, t1);
    store64(rk + 6608, t80);
    store64(rk + 6616, t82);
    store64(rk + 6624, t84);
    store64(rk + 6632, t86);
    store64(rk + 6640, t57);
    store64(rk + 6648, t58);
    store64(rk + 6656, t59);
    store64(rk + 6664, t60);
    store64(rk + 6672, t49);
    store64(rk + 6680, t50);
    store64(rk + 6688, t51);
    store64(rk + 6696, t52);
    store64(rk + 6704, t72);
    store64(rk + 6712, t74);
    store64(rk + 6720, t76);
    store64(rk + 6728, t78);
    store64(rk + 6736, t45);
    store64(rk + 6744, t46);
    store64(rk + 6752, t47);
    store64(rk + 6760, t48);
    store64(rk + 6768, t96);
    store64(rk + 6776, t62);
    store64(rk + 6784, t98);
    store64(rk + 6792, t99);
    store64(rk + 6800, t109);
    store64(rk + 6808, t110);
    store64(rk + 6816, t111);
    store64(rk + 6824, t112);
    store64(rk + 6832, t66);
    store64(rk + 6840, t113);
    store64(rk + 6848, t69);
    store64(rk + 6856, t71);
    store64(rk + 6864, t0);
    store64(rk + 6872, UINT64_C(0));
    store64(rk + 6880, t1);
    store64(rk + 6888, t1);
    store64(rk + 6896, t1);
    store64(rk + 6904, UINT64_C(0xffffffffffffffff));
    store64(rk + 6912, t1);
    store64(rk + 6920, t14);
    store64(rk + 6928, t15);
    store64(rk + 6936, t16);
    store64(rk + 6944, t17);
    store64(rk + 6952, t22);
    store64(rk + 6960, t24);
    store64(rk + 6968, t25);
    store64(rk + 6976, t27);
    store64(rk + 6984, t37);
    store64(rk + 6992, t39);
    store64(rk + 7000, t41);
    store64(rk + 7008, t43);
    store64(rk + 7016, t18);
    store64(rk + 7024, t19);
    store64(rk + 7032, t20);
    store64(rk + 7040, t21);
    store64(rk + 7048, t6);
    store64(rk + 7056, t7);
    store64(rk + 7064, t8);
    store64(rk + 7072, t9);
    store64(rk + 7080, t104);
    store64(rk + 7088, t11);
    store64(rk + 7096, t106);
    store64(rk + 7104, t107);
    store64(rk + 7112, t114);
    store64(rk + 7120, t115);
    store64(rk + 7128, t116);
    store64(rk + 7136, t117);
    store64(rk + 7144, t30);
    store64(rk + 7152, t32);
    store64(rk + 7160, t34);
    store64(rk + 7168, t36);
    store64(rk + 7176, t1);
    store64(rk + 7184, UINT64_C(0xffffffffffffffff));
    store64(rk + 7192, t1);
    store64(rk + 7200, t1);
    store64(rk + 7208, t1);
    store64(rk + 7216, UINT64_C(0));
    store64(rk + 7224, t1);
    store64(rk + 7232, t57);
    store64(rk + 7240, t58);
    store64(rk + 7248, t59);
    store64(rk + 7256, t60);
    store64(rk + 7264, t65);
    store64(rk + 7272, t67);
    store64(rk + 7280, t68);
    store64(rk + 7288, t70);
    store64(rk + 7296, t80);
    store64(rk + 7304, t82);
    store64(rk + 7312, t84);
    store64(rk + 7320, t86);
    store64(rk + 7328, t61);
    store64(rk + 7336, t62);
    store64(rk + 7344, t63);
    store64(rk + 7352, t64);
    store64(rk + 7360, t49);
    store64(rk + 7368, t50);
    store64(rk + 7376, t51);
    store64(rk + 7384, t52);
    store64(rk + 7392, t109);
    store64(rk + 7400, t54);
    store64(rk + 7408, t111);
    store64(rk + 7416, t112);
    store64(rk + 7424, t118);
    store64(rk + 7432, t119);
    store64(rk + 7440, t120);
    store64(rk + 7448, t121);
    store64(rk + 7456, t73);
    store64(rk + 7464, t75);
    store64(rk + 7472, t77);
    store64(rk + 7480, t79);
    store64(rk + 7488, t0);
    store64(rk + 7496, UINT64_C(0));
    store64(rk + 7504, t0);
    store64(rk + 7512, t1);
    store64(rk + 7520, t1);
    store64(rk + 7528, UINT64_C(0));
    store64(rk + 7536, t1);
    store64(rk + 7544, t22);
    store64(rk + 7552, t24);
    store64(rk + 7560, t25);
    store64(rk + 7568, t27);
    store64(rk + 7576, t29);
    store64(rk + 7584, t31);
    store64(rk + 7592, t33);
    store64(rk + 7600, t35);
    store64(rk + 7608, t14);
    store64(rk + 7616, t15);
    store64(rk + 7624, t16);
    store64(rk + 7632, t17);
    store64(rk + 7640, t10);
    store64(rk + 7648, t11);
    store64(rk + 7656, t12);
    store64(rk + 7664, t13);
    store64(rk + 7672, t37);
    store64(rk + 7680, t39);
    store64(rk + 7688, t41);
    store64(rk + 7696, t43);
    store64(rk + 7704, t114);
    store64(rk + 7712, t3);
    store64(rk + 7720, t116);
    store64(rk + 7728, t117);
    store64(rk + 7736, t122);
    store64(rk + 7744, t123);
    store64(rk + 7752, t124);
    store64(rk + 7760, t125);
    store64(rk + 7768, t88);
    store64(rk + 7776, t89);
    store64(rk + 7784, t90);
    store64(rk + 7792, t91);
    store64(rk + 7800, t0);
    store64(rk + 7808, UINT64_C(0xffffffffffffffff));
    store64(rk + 7816, t1);
    store64(rk + 7824, t0);
    store64(rk + 7832, t1);
    store64(rk + 7840, UINT64_C(0));
    store64(rk + 7848, t1);
    store64(rk + 7856, t65);
    store64(rk + 7864, t67);
    store64(rk + 7872, t68);
    store64(rk + 7880, t70);
    store64(rk + 7888, t72);
    store64(rk + 7896, t74);
    store64(rk + 7904, t76);
    store64(rk + 7912, t78);
    store64(rk + 7920, t57);
    store64(rk + 7928, t58);
    store64(rk + 7936, t59);
    store64(rk + 7944, t60);
    store64(rk + 7952, t53);
    store64(rk + 7960, t54);
    store64(rk + 7968, t55);
    store64(rk + 7976, t56);
    store64(rk + 7984, t80);
    store64(rk + 7992, t82);
    store64(rk + 8000, t84);
    store64(rk + 8008, t86);
    store64(rk + 8016, t118);
    store64(rk + 8024, t46);
    store64(rk + 8032, t120);
    store64(rk + 8040, t121);
    store64(rk + 8048, t126);
    store64(rk + 8056, t127);
    store64(rk + 8064, t128);
    store64(rk + 8072, t129);
    store64(rk + 8080, t96);
    store64(rk + 8088, t97);
    store64(rk + 8096, t98);
    store64(rk + 8104, t99);
    store64(rk + 8112, t0);
    store64(rk + 8120, UINT64_C(0xffffffffffffffff));
    store64(rk + 8128, t0);
    store64(rk + 8136, t1);
    store64(rk + 8144, t0);
    store64(rk + 8152, UINT64_C(0));
    store64(rk + 8160, t1);
    store64(rk + 8168, t29);
    store64(rk + 8176, t31);
    store64(rk + 8184, t33);
    store64(rk + 8192, t35);
    store64(rk + 8200, t18);
    store64(rk + 8208, t19);
    store64(rk + 8216, t20);
    store64(rk + 8224, t21);
    store64(rk + 8232, t22);
    store64(rk + 8240, t24);
    store64(rk + 8248, t25);
    store64(rk + 8256, t27);
    store64(rk + 8264, t2);
    store64(rk + 8272, t3);
    store64(rk + 8280, t4);
    store64(rk + 8288, t5);
    store64(rk + 8296, t14);
    store64(rk + 8304, t15);
    store64(rk + 8312, t16);
    store64(rk + 8320, t17);
    store64(rk + 8328, t122);
    store64(rk + 8336, t7);
    store64(rk + 8344, t124);
    store64(rk + 8352, t125);
    store64(rk + 8360, t38);
    store64(rk + 8368, t40);
    store64(rk + 8376, t42);
    store64(rk + 8384, t44);
    store64(rk + 8392, t104);
    store64(rk + 8400, t105);
    store64(rk + 8408, t106);
    store64(rk + 8416, t107);
    store64(rk + 8424, t1);
    store64(rk + 8432, UINT64_C(0xffffffffffffffff));
    store64(rk + 8440, t0);
    store64(rk + 8448, t0);
    store64(rk + 8456, t1);
    store64(rk + 8464, UINT64_C(0xffffffffffffffff));
    store64(rk + 8472, t1);
    store64(rk + 8480, t72);
    store64(rk + 8488, t74);
    store64(rk + 8496, t76);
    store64(rk + 8504, t78);
    store64(rk + 8512, t61);
    store64(rk + 8520, t62);
    store64(rk + 8528, t63);
    store64(rk + 8536, t64);
    store64(rk + 8544, t65);
    store64(rk + 8552, t67);
    store64(rk + 8560, t68);
    store64(rk + 8568, t70);
    store64(rk + 8576, t45);
    store64(rk + 8584, t46);
    store64(rk + 8592, t47);
    store64(rk + 8600, t48);
    store64(rk + 8608, t57);
    store64(rk + 8616, t58);
    store64(rk + 8624, t59);
    store64(rk + 8632, t60);
    store64(rk + 8640, t126);
    store64(rk + 8648, t50);
    store64(rk + 8656, t128);
    store64(rk + 8664, t129);
    store64(rk + 8672, t81);
    store64(rk + 8680, t83);
    store64(rk + 8688, t85);
    store64(rk + 8696, t87);
    store64(rk + 8704, t109);
    store64(rk + 8712, t110);
    store64(rk + 8720, t111);
    store64(rk + 8728, t112);
    store64(rk + 8736, t1);
    store64(rk + 8744, UINT64_C(0));
    store64(rk + 8752, t0);
    store64(rk + 8760, t0);
    store64(rk + 8768, t0);
    store64(rk + 8776, UINT64_C(0));
    store64(rk + 8784, t1);
    store64(rk + 8792, t18);
    store64(rk + 8800, t19);
    store64(rk + 8808, t20);
    store64(rk + 8816, t21);
    store64(rk + 8824, t10);
    store64(rk + 8832, t11);
    store64(rk + 8840, t12);
    store64(rk + 8848, t13);
    store64(rk + 8856, t29);
    store64(rk + 8864, t31);
    store64(rk + 8872, t33);
    store64(rk + 8880, t35);
    store64(rk + 8888, t6);
    store64(rk + 8896, t7);
    store64(rk + 8904, t8);
    store64(rk + 8912, t9);
    store64(rk + 8920, t22);
    store64(rk + 8928, t24);
    store64(rk + 8936, t25);
    store64(rk + 8944, t27);
    store64(rk + 8952, t38);
    store64(rk + 8960, t39);
    store64(rk + 8968, t42);
    store64(rk + 8976, t44);
    store64(rk + 8984, t92);
    store64(rk + 8992, t93);
    store64(rk + 9000, t94);
    store64(rk + 9008, t95);
    store64(rk + 9016, t114);
    store64(rk + 9024, t115);
    store64(rk + 9032, t116);
    store64(rk + 9040, t117);
    store64(rk + 9048, t109);
    store64(rk + 9056, t110);
    store64(rk + 9064, t111);
    store64(rk + 9072, t112);
    store64(rk + 9080, t81);
    store64(rk + 9088, t82);
    store64(rk + 9096, t85);
    store64(rk + 9104, t87);
    store64(rk + 9112, t126);
    store64(rk + 9120, t50);
    store64(rk + 9128, t128);
    store64(rk + 9136, t129);
    store64(rk + 9144, t57);
    store64(rk + 9152, t58);
    store64(rk + 9160, t59);
    store64(rk + 9168, t60);
    store64(rk + 9176, t45);
    store64(rk + 9184, t46);
    store64(rk + 9192, t47);
    store64(rk + 9200, t48);
    store64(rk + 9208, t65);
    store64(rk + 9216, t67);
    store64(rk + 9224, t68);
    store64(rk + 9232, t70);
    store64(rk + 9240, t61);
    store64(rk + 9248, t62);
    store64(rk + 9256, t63);
    store64(rk + 9264, t64);
    store64(rk + 9272, t73);
    store64(rk + 9280, t75);
    store64(rk + 9288, t77);
    store64(rk + 9296, t79);
    store64(rk + 9304, t1);
    store64(rk + 9312, t0);
    store64(rk + 9320, t1);
    store64(rk + 9328, t1);
    store64(rk + 9336, t0);
    store64(rk + 9344, t0);
    store64(rk + 9352, t0);
    store64(rk + 9360, t104);
    store64(rk + 9368, t105);
    store64(rk + 9376, t106);
    store64(rk + 9384, t107);
    store64(rk + 9392, t38);
    store64(rk + 9400, t39);
    store64(rk + 9408, t42);
    store64(rk + 9416, t44);
    store64(rk + 9424, t122);
    store64(rk + 9432, t7);
    store64(rk + 9440, t124);
    store64(rk + 9448, t125);
    store64(rk + 9456, t14);
    store64(rk + 9464, t15);
    store64(rk + 9472, t16);
    store64(rk + 9480, t17);
    store64(rk + 9488, t2);
    store64(rk + 9496, t3);
    store64(rk + 9504, t4);
    store64(rk + 9512, t5);
    store64(rk + 9520, t22);
    store64(rk + 9528, t24);
    store64(rk + 9536, t25);
    store64(rk + 9544, t27);
    store64(rk + 9552, t18);
    store64(rk + 9560, t19);
    store64(rk + 9568, t20);
    store64(rk + 9576, t21);
    store64(rk + 9584, t30);
    store64(rk + 9592, t32);
    store64(rk + 9600, t34);
    store64(rk + 9608, t36);
    store64(rk + 9616, t1);
    store64(rk + 9624, t96);
    store64(rk + 9632, t97);
    store64(rk + 9640, t98);
    store64(rk + 9648, t99);
    store64(rk + 9656, t126);
    store64(rk + 9664, t50);
    store64(rk + 9672, t128);
    store64(rk + 9680, t129);
    store64(rk + 9688, t118);
    store64(rk + 9696, t46);
    store64(rk + 9704, t120);
    store64(rk + 9712, t121);
    store64(rk + 9720, t80);
    store64(rk + 9728, t82);
    store64(rk + 9736, t84);
    store64(rk + 9744, t86);
    store64(rk + 9752, t53);
    store64(rk + 9760, t54);
    store64(rk + 9768, t55);
    store64(rk + 9776, t56);
    store64(rk + 9784, t57);
    store64(rk + 9792, t58);
    store64(rk + 9800, t59);
    store64(rk + 9808, t60);
    store64(rk + 9816, t72);
    store64(rk + 9824, t74);
    store64(rk + 9832, t76);
    store64(rk + 9840, t78);
    store64(rk + 9848, t66);
    store64(rk + 9856, t113);
    store64(rk + 9864, t69);
    store64(rk + 9872, t71);
    store64(rk + 9880, t1);
    store64(rk + 9888, t1);
    store64(rk + 9896, t1);
    store64(rk + 9904, t0);
    store64(rk + 9912, t0);
    store64(rk + 9920, t1);
    store64(rk + 9928, t0);
    store64(rk + 9936, t88);
    store64(rk + 9944, t89);
    store64(rk + 9952, t90);
    store64(rk + 9960, t91);
    store64(rk + 9968, t122);
    store64(rk + 9976, t7);
    store64(rk + 9984, t124);
    store64(rk + 9992, t125);
    store64(rk + 10000, t114);
    store64(rk + 10008, t3);
    store64(rk + 10016, t116);
    store64(rk + 10024, t117);
    store64(rk + 10032, t37);
    store64(rk + 10040, t39);
    store64(rk + 10048, t41);
    store64(rk + 10056, t43);
    store64(rk + 10064, t10);
    store64(rk + 10072, t11);
    store64(rk + 10080, t12);
    store64(rk + 10088, t13);
    store64(rk + 10096, t14);
    store64(rk + 10104, t15);
    store64(rk + 10112, t16);
    store64(rk + 10120, t17);
    store64(rk + 10128, t29);
    store64(rk + 10136, t31);
    store64(rk + 10144, t33);
    store64(rk + 10152, t35);
    store64(rk + 10160, t23);
    store64(rk + 10168, t108);
    store64(rk + 10176, t26);
    store64(rk + 10184, t28);
    store64(rk + 10192, t1);
    store64(rk + 10200, t73);
    store64(rk + 10208, t75);
    store64(rk + 10216, t77);
    store64(rk + 10224, t79);
    store64(rk + 10232, t118);
    store64(rk + 10240, t46);
    store64(rk + 10248, t120);
    store64(rk + 10256, t121);
    store64(rk + 10264, t109);
    store64(rk + 10272, t54);
    store64(rk + 10280, t111);
    store64(rk + 10288, t112);
    store64(rk + 10296, t49);
    store64(rk + 10304, t50);
    store64(rk + 10312, t51);
    store64(rk + 10320, t52);
    store64(rk + 10328, t61);
    store64(rk + 10336, t62);
    store64(rk + 10344, t63);
    store64(rk + 10352, t64);
    store64(rk + 10360, t80);
    store64(rk + 10368, t82);
    store64(rk + 10376, t84);
    store64(rk + 10384, t86);
    store64(rk + 10392, t65);
    store64(rk + 10400, t67);
    store64(rk + 10408, t68);
    store64(rk + 10416, t70);
    store64(rk + 10424, t100);
    store64(rk + 10432, t101);
    store64(rk + 10440, t102);
    store64(rk + 10448, t103);
    store64(rk + 10456, t1);
    store64(rk + 10464, t1);
    store64(rk + 10472, t1);
    store64(rk + 10480, t1);
    store64(rk + 10488, t0);
    store64(rk + 10496, t1);
    store64(rk + 10504, t1);
    store64(rk + 10512, t30);
    store64(rk + 10520, t32);
    store64(rk + 10528, t34);
    store64(rk + 10536, t36);
    store64(rk + 10544, t114);
    store64(rk + 10552, t3);
    store64(rk + 10560, t116);
    store64(rk + 10568, t117);
    store64(rk + 10576, t104);
    store64(rk + 10584, t11);
    store64(rk + 10592, t106);
    store64(rk + 10600, t107);
    store64(rk + 10608, t6);
    store64(rk + 10616, t7);
    store64(rk + 10624, t8);
    store64(rk + 10632, t9);
    store64(rk + 10640, t18);
    store64(rk + 10648, t19);
    store64(rk + 10656, t20);
    store64(rk + 10664, t21);
    store64(rk + 10672, t37);
    store64(rk + 10680, t39);
    store64(rk + 10688, t41);
    store64(rk + 10696, t43);
    store64(rk + 10704, t22);
    store64(rk + 10712, t24);
    store64(rk + 10720, t25);
    store64(rk + 10728, t27);
    store64(rk + 10736, t92);
    store64(rk + 10744, t93);
    store64(rk + 10752, t94);
    store64(rk + 10760, t95);
    store64(rk + 10768, t0);
    store64(rk + 10776, t66);
    store64(rk + 10784, t113);
    store64(rk + 10792, t69);
    store64(rk + 10800, t71);
    store64(rk + 10808, t109);
    store64(rk + 10816, t54);
    store64(rk + 10824, t111);
    store64(rk + 10832, t112);
    store64(rk + 10840, t96);
    store64(rk + 10848, t62);
    store64(rk + 10856, t98);
    store64(rk + 10864, t99);
    store64(rk + 10872, t45);
    store64(rk + 10880, t46);
    store64(rk + 10888, t47);
    store64(rk + 10896, t48);
    store64(rk + 10904, t72);
    store64(rk + 10912, t74);
    store64(rk + 10920, t76);
    store64(rk + 10928, t78);
    store64(rk + 10936, t49);
    store64(rk + 10944, t50);
    store64(rk + 10952, t51);
    store64(rk + 10960, t52);
    store64(rk + 10968, t57);
    store64(rk + 10976, t58);
    store64(rk + 10984, t59);
    store64(rk + 10992, t60);
    store64(rk + 11000, t81);
    store64(rk + 11008, t83);
    store64(rk + 11016, t85);
    store64(rk + 11024, t87);
    store64(rk + 11032, t0);
    store64(rk + 11040, t0);
    store64(rk + 11048, t1);
    store64(rk + 11056, t1);
    store64(rk + 11064, t1);
    store64(rk + 11072, t1);
    store64(rk + 11080, t1);
    store64(rk + 11088, t23);
    store64(rk + 11096, t108);
    store64(rk + 11104, t26);
    store64(rk + 11112, t28);
    store64(rk + 11120, t104);
    store64(rk + 11128, t11);
    store64(rk + 11136, t106);
    store64(rk + 11144, t107);
    store64(rk + 11152, t88);
    store64(rk + 11160, t19);
    store64(rk + 11168, t90);
    store64(rk + 11176, t91);
    store64(rk + 11184, t2);
    store64(rk + 11192, t3);
    store64(rk + 11200, t4);
    store64(rk + 11208, t5);
    store64(rk + 11216, t29);
    store64(rk + 11224, t31);
    store64(rk + 11232, t33);
    store64(rk + 11240, t35);
    store64(rk + 11248, t6);
    store64(rk + 11256, t7);
    store64(rk + 11264, t8);
    store64(rk + 11272, t9);
    store64(rk + 11280, t14);
    store64(rk + 11288, t15);
    store64(rk + 11296, t16);
    store64(rk + 11304, t17);
    store64(rk + 11312, t38);
    store64(rk + 11320, t40);
    store64(rk + 11328, t42);
    store64(rk + 11336, t44);
    store64(rk + 11344, t1);
    store64(rk + 11352, t100);
    store64(rk + 11360, t101);
    store64(rk + 11368, t102);
    store64(rk + 11376, t103);
    store64(rk + 11384, t96);
    store64(rk + 11392, t62);
    store64(rk + 11400, t98);
    store64(rk + 11408, t99);
    store64(rk + 11416, t73);
    store64(rk + 11424, t74);
    store64(rk + 11432, t77);
    store64(rk + 11440, t79);
    store64(rk + 11448, t53);
    store64(rk + 11456, t54);
    store64(rk + 11464, t55);
    store64(rk + 11472, t56);
    store64(rk + 11480, t65);
    store64(rk + 11488, t67);
    store64(rk + 11496, t68);
    store64(rk + 11504, t70);
    store64(rk + 11512, t45);
    store64(rk + 11520, t46);
    store64(rk + 11528, t47);
    store64(rk + 11536, t48);
    store64(rk + 11544, t80);
    store64(rk + 11552, t82);
    store64(rk + 11560, t84);
    store64(rk + 11568, t86);
    store64(rk + 11576, t126);
    store64(rk + 11584, t127);
    store64(rk + 11592, t128);
    store64(rk + 11600, t129);
    store64(rk + 11608, t1);
    store64(rk + 11616, t0);
    store64(rk + 11624, t1);
    store64(rk + 11632, t1);
    store64(rk + 11640, t1);
    store64(rk + 11648, t0);
    store64(rk + 11656, t0);
    store64(rk + 11664, t92);
    store64(rk + 11672, t93);
    store64(rk + 11680, t94);
    store64(rk + 11688, t95);
    store64(rk + 11696, t88);
    store64(rk + 11704, t19);
    store64(rk + 11712, t90);
    store64(rk + 11720, t91);
    store64(rk + 11728, t30);
    store64(rk + 11736, t31);
    store64(rk + 11744, t34);
    store64(rk + 11752, t36);
    store64(rk + 11760, t10);
    store64(rk + 11768, t11);
    store64(rk + 11776, t12);
    store64(rk + 11784, t13);
    store64(rk + 11792, t22);
    store64(rk + 11800, t24);
    store64(rk + 11808, t25);
    store64(rk + 11816, t27);
    store64(rk + 11824, t2);
    store64(rk + 11832, t3);
    store64(rk + 11840, t4);
    store64(rk + 11848, t5);
    store64(rk + 11856, t37);
    store64(rk + 11864, t39);
    store64(rk + 11872, t41);
    store64(rk + 11880, t43);
    store64(rk + 11888, t122);
    store64(rk + 11896, t123);
    store64(rk + 11904, t124);
    store64(rk + 11912, t125);
    store64(rk + 11920, t1);
    store64(rk + 11928, t81);
    store64(rk + 11936, t83);
    store64(rk + 11944, t85);
    store64(rk + 11952, t87);
    store64(rk + 11960, t73);
    store64(rk + 11968, t74);
    store64(rk + 11976, t77);
    store64(rk + 11984, t79);
    store64(rk + 11992, t66);
    store64(rk + 12000, t67);
    store64(rk + 12008, t69);
    store64(rk + 12016, t71);
    store64(rk + 12024, t61);
    store64(rk + 12032, t62);
    store64(rk + 12040, t63);
    store64(rk + 12048, t64);
    store64(rk + 12056, t57);
    store64(rk + 12064, t58);
    store64(rk + 12072, t59);
    store64(rk + 12080, t60);
    store64(rk + 12088, t53);
    store64(rk + 12096, t54);
    store64(rk + 12104, t55);
    store64(rk + 12112, t56);
    store64(rk + 12120, t49);
    store64(rk + 12128, t50);
    store64(rk + 12136, t51);
    store64(rk + 12144, t52);
    store64(rk + 12152, t118);
    store64(rk + 12160, t119);
    store64(rk + 12168, t120);
    store64(rk + 12176, t121);
    store64(rk + 12184, t1);
    store64(rk + 12192, t0);
    store64(rk + 12200, t1);
    store64(rk + 12208, t0);
    store64(rk + 12216, t0);
    store64(rk + 12224, t1);
    store64(rk + 12232, t0);
    store64(rk + 12240, t38);
    store64(rk + 12248, t40);
    store64(rk + 12256, t42);
    store64(rk + 12264, t44);
    store64(rk + 12272, t30);
    store64(rk + 12280, t31);
    store64(rk + 12288, t34);
    store64(rk + 12296, t36);
    store64(rk + 12304, t23);
    store64(rk + 12312, t24);
    store64(rk + 12320, t26);
    store64(rk + 12328, t28);
    store64(rk + 12336, t18);
    store64(rk + 12344, t19);
    store64(rk + 12352, t20);
    store64(rk + 12360, t21);
    store64(rk + 12368, t14);
    store64(rk + 12376, t15);
    store64(rk + 12384, t16);
    store64(rk + 12392, t17);
    store64(rk + 12400, t10);
    store64(rk + 12408, t11);
    store64(rk + 12416, t12);
    store64(rk + 12424, t13);
    store64(rk + 12432, t6);
    store64(rk + 12440, t7);
    store64(rk + 12448, t8);
    store64(rk + 12456, t9);
    store64(rk + 12464, t114);
    store64(rk + 12472, t115);
    store64(rk + 12480, t116);
    store64(rk + 12488, t117);
    store64(rk + 12496, t0);
    store64(rk + 12504, t126);
    store64(rk + 12512, t127);
    store64(rk + 12520, t128);
    store64(rk + 12528, t129);
    store64(rk + 12536, t66);
    store64(rk + 12544, t67);
    store64(rk + 12552, t69);
    store64(rk + 12560, t71);
    store64(rk + 12568, t100);
    store64(rk + 12576, t58);
    store64(rk + 12584, t102);
    store64(rk + 12592, t103);
    store64(rk + 12600, t72);
    store64(rk + 12608, t74);
    store64(rk + 12616, t76);
    store64(rk + 12624, t78);
    store64(rk + 12632, t80);
    store64(rk + 12640, t82);
    store64(rk + 12648, t84);
    store64(rk + 12656, t86);
    store64(rk + 12664, t61);
    store64(rk + 12672, t62);
    store64(rk + 12680, t63);
    store64(rk + 12688, t64);
    store64(rk + 12696, t45);
    store64(rk + 12704, t46);
    store64(rk + 12712, t47);
    store64(rk + 12720, t48);
    store64(rk + 12728, t109);
    store64(rk + 12736, t110);
    store64(rk + 12744, t111);
    store64(rk + 12752, t112);
    store64(rk + 12760, t0);
    store64(rk + 12768, t0);
    store64(rk + 12776, t1);
    store64(rk + 12784, t1);
    store64(rk + 12792, t0);
    store64(rk + 12800, t1);
    store64(rk + 12808, t0);
    store64(rk + 12816, t122);
    store64(rk + 12824, t123);
    store64(rk + 12832, t124);
    store64(rk + 12840, t125);
    store64(rk + 12848, t23);
    store64(rk + 12856, t24);
    store64(rk + 12864, t26);
    store64(rk + 12872, t28);
    store64(rk + 12880, t92);
    store64(rk + 12888, t15);
    store64(rk + 12896, t94);
    store64(rk + 12904, t95);
    store64(rk + 12912, t29);
    store64(rk + 12920, t31);
    store64(rk + 12928, t33);
    store64(rk + 12936, t35);
    store64(rk + 12944, t37);
    store64(rk + 12952, t39);
    store64(rk + 12960, t41);
    store64(rk + 12968, t43);
    store64(rk + 12976, t18);
    store64(rk + 12984, t19);
    store64(rk + 12992, t20);
    store64(rk + 13000, t21);
    store64(rk + 13008, t2);
    store64(rk + 13016, t3);
    store64(rk + 13024, t4);
    store64(rk + 13032, t5);
    store64(rk + 13040, t104);
    store64(rk + 13048, t105);
    store64(rk + 13056, t106);
    store64(rk + 13064, t107);
    store64(rk + 13072, t1);
    store64(rk + 13080, t118);
    store64(rk + 13088, t119);
    store64(rk + 13096, t120);
    store64(rk + 13104, t121);
    store64(rk + 13112, t100);
    store64(rk + 13120, t58);
    store64(rk + 13128, t102);
    store64(rk + 13136, t103);
    store64(rk + 13144, t81);
    store64(rk + 13152, t82);
    store64(rk + 13160, t85);
    store64(rk + 13168, t87);
    store64(rk + 13176, t65);
    store64(rk + 13184, t67);
    store64(rk + 13192, t68);
    store64(rk + 13200, t70);
    store64(rk + 13208, t49);
    store64(rk + 13216, t50);
    store64(rk + 13224, t51);
    store64(rk + 13232, t52);
    store64(rk + 13240, t72);
    store64(rk + 13248, t74);
    store64(rk + 13256, t76);
    store64(rk + 13264, t78);
    store64(rk + 13272, t53);
    store64(rk + 13280, t54);
    store64(rk + 13288, t55);
    store64(rk + 13296, t56);
    store64(rk + 13304, t96);
    store64(rk + 13312, t97);
    store64(rk + 13320, t98);
    store64(rk + 13328, t99);
    store64(rk + 13336, t1);
    store64(rk + 13344, t1);
    store64(rk + 13352, t1);
    store64(rk + 13360, t1);
    store64(rk + 13368, t0);
    store64(rk + 13376, t0);
    store64(rk + 13384, t0);
    store64(rk + 13392, t114);
    store64(rk + 13400, t115);
    store64(rk + 13408, t116);
    store64(rk + 13416, t117);
    store64(rk + 13424, t92);
    store64(rk + 13432, t15);
    store64(rk + 13440, t94);
    store64(rk + 13448, t95);
    store64(rk + 13456, t38);
    store64(rk + 13464, t39);
    store64(rk + 13472, t42);
    store64(rk + 13480, t44);
    store64(rk + 13488, t22);
    store64(rk + 13496, t24);
    store64(rk + 13504, t25);
    store64(rk + 13512, t27);
    store64(rk + 13520, t6);
    store64(rk + 13528, t7);
    store64(rk + 13536, t8);
    store64(rk + 13544, t9);
    store64(rk + 13552, t29);
    store64(rk + 13560, t31);
    store64(rk + 13568, t33);
    store64(rk + 13576, t35);
    store64(rk + 13584, t10);
    store64(rk + 13592, t11);
    store64(rk + 13600, t12);
    store64(rk + 13608, t13);
    store64(rk + 13616, t88);
    store64(rk + 13624, t89);
    store64(rk + 13632, t90);
    store64(rk + 13640, t91);
    store64(rk + 13648, t0);
    store64(rk + 13656, t109);
    store64(rk + 13664, t110);
    store64(rk + 13672, t111);
    store64(rk + 13680, t112);
    store64(rk + 13688, t81);
    store64(rk + 13696, t82);
    store64(rk + 13704, t85);
    store64(rk + 13712, t87);
    store64(rk + 13720, t126);
    store64(rk + 13728, t50);
    store64(rk + 13736, t128);
    store64(rk + 13744, t129);
    store64(rk + 13752, t57);
    store64(rk + 13760, t58);
    store64(rk + 13768, t59);
    store64(rk + 13776, t60);
    store64(rk + 13784, t45);
    store64(rk + 13792, t46);
    store64(rk + 13800, t47);
    store64(rk + 13808, t48);
    store64(rk + 13816, t65);
    store64(rk + 13824, t67);
    store64(rk + 13832, t68);
    store64(rk + 13840, t70);
    store64(rk + 13848, t61);
    store64(rk + 13856, t62);
    store64(rk + 13864, t63);
    store64(rk + 13872, t64);
    store64(rk + 13880, t73);
    store64(rk + 13888, t75);
    store64(rk + 13896, t77);
    store64(rk + 13904, t79);
    store64(rk + 13912, t0);
    store64(rk + 13920, t0);
    store64(rk + 13928, t1);
    store64(rk + 13936, t0);
    store64(rk + 13944, t0);
    store64(rk + 13952, t1);
    store64(rk + 13960, t1);
    store64(rk + 13968, t104);
    store64(rk + 13976, t105);
    store64(rk + 13984, t106);
    store64(rk + 13992, t107);
    store64(rk + 14000, t38);
    store64(rk + 14008, t39);
    store64(rk + 14016, t42);
    store64(rk + 14024, t44);
    store64(rk + 14032, t122);
    store64(rk + 14040, t7);
    store64(rk + 14048, t124);
    store64(rk + 14056, t125);
    store64(rk + 14064, t14);
    store64(rk + 14072, t15);
    store64(rk + 14080, t16);
    store64(rk + 14088, t17);
    store64(rk + 14096, t2);
    store64(rk + 14104, t3);
    store64(rk + 14112, t4);
    store64(rk + 14120, t5);
    store64(rk + 14128, t22);
    store64(rk + 14136, t24);
    store64(rk + 14144, t25);
    store64(rk + 14152, t27);
    store64(rk + 14160, t18);
    store64(rk + 14168, t19);
    store64(rk + 14176, t20);
    store64(rk + 14184, t21);
    store64(rk + 14192, t30);
    store64(rk + 14200, t32);
    store64(rk + 14208, t34);
    store64(rk + 14216, t36);
    store64(rk + 14224, t0);
    store64(rk + 14232, t96);
    store64(rk + 14240, t97);
    store64(rk + 14248, t98);
    store64(rk + 14256, t99);
    store64(rk + 14264, t126);
    store64(rk + 14272, t50);
    store64(rk + 14280, t128);
    store64(rk + 14288, t129);
    store64(rk + 14296, t118);
    store64(rk + 14304, t46);
    store64(rk + 14312, t120);
    store64(rk + 14320, t121);
    store64(rk + 14328, t80);
    store64(rk + 14336, t82);
    store64(rk + 14344, t84);
    store64(rk + 14352, t86);
    store64(rk + 14360, t53);
    store64(rk + 14368, t54);
    store64(rk + 14376, t55);
    store64(rk + 14384, t56);
    store64(rk + 14392, t57);
    store64(rk + 14400, t58);
    store64(rk + 14408, t59);
    store64(rk + 14416, t60);
    store64(rk + 14424, t72);
    store64(rk + 14432, t74);
    store64(rk + 14440, t76);
    store64(rk + 14448, t78);
    store64(rk + 14456, t66);
    store64(rk + 14464, t113);
    store64(rk + 14472, t69);
    store64(rk + 14480, t71);
    store64(rk + 14488, t0);
    store64(rk + 14496, t0);
    store64(rk + 14504, t1);
    store64(rk + 14512, t1);
    store64(rk + 14520, t1);
    store64(rk + 14528, t0);
    store64(rk + 14536, t0);
    store64(rk + 14544, t88);
    store64(rk + 14552, t89);
    store64(rk + 14560, t90);
    store64(rk + 14568, t91);
    store64(rk + 14576, t122);
    store64(rk + 14584, t7);
    store64(rk + 14592, t124);
    store64(rk + 14600, t125);
    store64(rk + 14608, t114);
    store64(rk + 14616, t3);
    store64(rk + 14624, t116);
    store64(rk + 14632, t117);
    store64(rk + 14640, t37);
    store64(rk + 14648, t39);
    store64(rk + 14656, t41);
    store64(rk + 14664, t43);
    store64(rk + 14672, t10);
    store64(rk + 14680, t11);
    store64(rk + 14688, t12);
    store64(rk + 14696, t13);
    store64(rk + 14704, t14);
    store64(rk + 14712, t15);
    store64(rk + 14720, t16);
    store64(rk + 14728, t17);
    store64(rk + 14736, t29);
    store64(rk + 14744, t31);
    store64(rk + 14752, t33);
    store64(rk + 14760, t35);
    store64(rk + 14768, t23);
    store64(rk + 14776, t108);
    store64(rk + 14784, t26);
    store64(rk + 14792, t28);
    store64(rk + 14800, t1);
    store64(rk + 14808, t73);
    store64(rk + 14816, t75);
    store64(rk + 14824, t77);
    store64(rk + 14832, t79);
    store64(rk + 14840, t118);
    store64(rk + 14848, t46);
    store64(rk + 14856, t120);
    store64(rk + 14864, t121);
    store64(rk + 14872, t109);
    store64(rk + 14880, t54);
    store64(rk + 14888, t111);
    store64(rk + 14896, t112);
    store64(rk + 14904, t49);
    store64(rk + 14912, t50);
    store64(rk + 14920, t51);
    store64(rk + 14928, t52);
    store64(rk + 14936, t61);
    store64(rk + 14944, t62);
    store64(rk + 14952, t63);
    store64(rk + 14960, t64);
    store64(rk + 14968, t80);
    store64(rk + 14976, t82);
    store64(rk + 14984, t84);
    store64(rk + 14992, t86);
    store64(rk + 15000, t65);
    store64(rk + 15008, t67);
    store64(rk + 15016, t68);
    store64(rk + 15024, t70);
    store64(rk + 15032, t100);
    store64(rk + 15040, t101);
    store64(rk + 15048, t102);
    store64(rk + 15056, t103);
    store64(rk + 15064, t1);
    store64(rk + 15072, t0);
    store64(rk + 15080, t1);
    store64(rk + 15088, t0);
    store64(rk + 15096, t0);
    store64(rk + 15104, t0);
    store64(rk + 15112, t0);
    store64(rk + 15120, t30);
    store64(rk + 15128, t32);
    store64(rk + 15136, t34);
    store64(rk + 15144, t36);
    store64(rk + 15152, t114);
    store64(rk + 15160, t3);
    store64(rk + 15168, t116);
    store64(rk + 15176, t117);
    store64(rk + 15184, t104);
    store64(rk + 15192, t11);
    store64(rk + 15200, t106);
    store64(rk + 15208, t107);
    store64(rk + 15216, t6);
    store64(rk + 15224, t7);
    store64(rk + 15232, t8);
    store64(rk + 15240, t9);
    store64(rk + 15248, t18);
    store64(rk + 15256, t19);
    store64(rk + 15264, t20);
    store64(rk + 15272, t21);
    store64(rk + 15280, t37);
    store64(rk + 15288, t39);
    store64(rk + 15296, t41);
    store64(rk + 15304, t43);
    store64(rk + 15312, t22);
    store64(rk + 15320, t24);
    store64(rk + 15328, t25);
    store64(rk + 15336, t27);
    store64(rk + 15344, t92);
    store64(rk + 15352, t93);
    store64(rk + 15360, t94);
    store64(rk + 15368, t95);
    store64(rk + 15376, t0);
    store64(rk + 15384, t66);
    store64(rk + 15392, t113);
    store64(rk + 15400, t69);
    store64(rk + 15408, t71);
    store64(rk + 15416, t109);
    store64(rk + 15424, t54);
    store64(rk + 15432, t111);
    store64(rk + 15440, t112);
    store64(rk + 15448, t96);
    store64(rk + 15456, t62);
    store64(rk + 15464, t98);
    store64(rk + 15472, t99);
    store64(rk + 15480, t45);
    store64(rk + 15488, t46);
    store64(rk + 15496, t47);
    store64(rk + 15504, t48);
    store64(rk + 15512, t72);
    store64(rk + 15520, t74);
    store64(rk + 15528, t76);
    store64(rk + 15536, t78);
    store64(rk + 15544, t49);
    store64(rk + 15552, t50);
    store64(rk + 15560, t51);
    store64(rk + 15568, t52);
    store64(rk + 15576, t57);
    store64(rk + 15584, t58);
    store64(rk + 15592, t59);
    store64(rk + 15600, t60);
    store64(rk + 15608, t81);
    store64(rk + 15616, t83);
    store64(rk + 15624, t85);
    store64(rk + 15632, t87);
    store64(rk + 15640, t0);
    store64(rk + 15648, t0);
    store64(rk + 15656, t1);
    store64(rk + 15664, t0);
    store64(rk + 15672, t0);
    store64(rk + 15680, t1);
    store64(rk + 15688, t0);
    store64(rk + 15696, t23);
    store64(rk + 15704, t108);
    store64(rk + 15712, t26);
    store64(rk + 15720, t28);
    store64(rk + 15728, t104);
    store64(rk + 15736, t11);
    store64(rk + 15744, t106);
    store64(rk + 15752, t107);
    store64(rk + 15760, t88);
    store64(rk + 15768, t19);
    store64(rk + 15776, t90);
    store64(rk + 15784, t91);
    store64(rk + 15792, t2);
    store64(rk + 15800, t3);
    store64(rk + 15808, t4);
    store64(rk + 15816, t5);
    store64(rk + 15824, t29);
    store64(rk + 15832, t31);
    store64(rk + 15840, t33);
    store64(rk + 15848, t35);
    store64(rk + 15856, t6);
    store64(rk + 15864, t7);
    store64(rk + 15872, t8);
    store64(rk + 15880, t9);
    store64(rk + 15888, t14);
    store64(rk + 15896, t15);
    store64(rk + 15904, t16);
    store64(rk + 15912, t17);
    store64(rk + 15920, t38);
    store64(rk + 15928, t40);
    store64(rk + 15936, t42);
    store64(rk + 15944, t44);
    store64(rk + 15952, t0);
    store64(rk + 15960, t100);
    store64(rk + 15968, t101);
    store64(rk + 15976, t102);
    store64(rk + 15984, t103);
    store64(rk + 15992, t96);
    store64(rk + 16000, t62);
    store64(rk + 16008, t98);
    store64(rk + 16016, t99);
    store64(rk + 16024, t73);
    store64(rk + 16032, t74);
    store64(rk + 16040, t77);
    store64(rk + 16048, t79);
    store64(rk + 16056, t53);
    store64(rk + 16064, t54);
    store64(rk + 16072, t55);
    store64(rk + 16080, t56);
    store64(rk + 16088, t65);
    store64(rk + 16096, t67);
    store64(rk + 16104, t68);
    store64(rk + 16112, t70);
    store64(rk + 16120, t45);
    store64(rk + 16128, t46);
    store64(rk + 16136, t47);
    store64(rk + 16144, t48);
    store64(rk + 16152, t80);
    store64(rk + 16160, t82);
    store64(rk + 16168, t84);
    store64(rk + 16176, t86);
    store64(rk + 16184, t126);
    store64(rk + 16192, t127);
    store64(rk + 16200, t128);
    store64(rk + 16208, t129);
    store64(rk + 16216, t0);
    store64(rk + 16224, t0);
    store64(rk + 16232, t1);
    store64(rk + 16240, t1);
    store64(rk + 16248, t0);
    store64(rk + 16256, t0);
    store64(rk + 16264, t0);
    store64(rk + 16272, t92);
    store64(rk + 16280, t93);
    store64(rk + 16288, t94);
    store64(rk + 16296, t95);
    store64(rk + 16304, t88);
    store64(rk + 16312, t19);
    store64(rk + 16320, t90);
    store64(rk + 16328, t91);
    store64(rk + 16336, t30);
    store64(rk + 16344, t31);
    store64(rk + 16352, t34);
    store64(rk + 16360, t36);
    store64(rk + 16368, t10);
    store64(rk + 16376, t11);
    store64(rk + 16384, t12);
    store64(rk + 16392, t13);
    store64(rk + 16400, t22);
    store64(rk + 16408, t24);
    store64(rk + 16416, t25);
    store64(rk + 16424, t27);
    store64(rk + 16432, t2);
    store64(rk + 16440, t3);
    store64(rk + 16448, t4);
    store64(rk + 16456, t5);
    store64(rk + 16464, t37);
    store64(rk + 16472, t39);
    store64(rk + 16480, t41);
    store64(rk + 16488, t43);
    store64(rk + 16496, t122);
    store64(rk + 16504, t123);
    store64(rk + 16512, t124);
    store64(rk + 16520, t125);
    store64(rk + 16528, t1);
    store64(rk + 16536, t81);
    store64(rk + 16544, t83);
    store64(rk + 16552, t85);
    store64(rk + 16560, t87);
    store64(rk + 16568, t73);
    store64(rk + 16576, t74);
    store64(rk + 16584, t77);
    store64(rk + 16592, t79);
    store64(rk + 16600, t66);
    store64(rk + 16608, t67);
    store64(rk + 16616, t69);
    store64(rk + 16624, t71);
    store64(rk + 16632, t61);
    store64(rk + 16640, t62);
    store64(rk + 16648, t63);
    store64(rk + 16656, t64);
    store64(rk + 16664, t57);
    store64(rk + 16672, t58);
    store64(rk + 16680, t59);
    store64(rk + 16688, t60);
    store64(rk + 16696, t53);
    store64(rk + 16704, t54);
    store64(rk + 16712, t55);
    store64(rk + 16720, t56);
    store64(rk + 16728, t49);
    store64(rk + 16736, t50);
    store64(rk + 16744, t51);
    store64(rk + 16752, t52);
    store64(rk + 16760, t118);
    store64(rk + 16768, t119);
    store64(rk + 16776, t120);
    store64(rk + 16784, t121);
    store64(rk + 16792, t1);
    store64(rk + 16800, t1);
    store64(rk + 16808, t1);
    store64(rk + 16816, t0);
    store64(rk + 16824, t0);
    store64(rk + 16832, t0);
    store64(rk + 16840, t0);
    store64(rk + 16848, t38);
    store64(rk + 16856, t40);
    store64(rk + 16864, t42);
    store64(rk + 16872, t44);
    store64(rk + 16880, t30);
    store64(rk + 16888, t31);
    store64(rk + 16896, t34);
    store64(rk + 16904, t36);
    store64(rk + 16912, t23);
    store64(rk + 16920, t24);
    store64(rk + 16928, t26);
    store64(rk + 16936, t28);
    store64(rk + 16944, t18);
    store64(rk + 16952, t19);
    store64(rk + 16960, t20);
    store64(rk + 16968, t21);
    store64(rk + 16976, t14);
    store64(rk + 16984, t15);
    store64(rk + 16992, t16);
    store64(rk + 17000, t17);
    store64(rk + 17008, t10);
    store64(rk + 17016, t11);
    store64(rk + 17024, t12);
    store64(rk + 17032, t13);
    store64(rk + 17040, t6);
    store64(rk + 17048, t7);
    store64(rk + 17056, t8);
    store64(rk + 17064, t9);
    store64(rk + 17072, t114);
    store64(rk + 17080, t115);
    store64(rk + 17088, t116);
    store64(rk + 17096, t117);
    store64(rk + 17104, t1);
    store64(rk + 17112, t0);
    store64(rk + 17120, t0);
    store64(rk + 17128, t0);
    store64(rk + 17136, t0);
    store64(rk + 17144, t1);
    store64(rk + 17152, t1);
    store64(rk + 17160, UINT64_C(0));
    store64(rk + 17168, t45);
    store64(rk + 17176, t46);
    store64(rk + 17184, t47);
    store64(rk + 17192, t48);
    store64(rk + 17200, t49);
    store64(rk + 17208, t50);
    store64(rk + 17216, t51);
    store64(rk + 17224, t52);
    store64(rk + 17232, t53);
    store64(rk + 17240, t54);
    store64(rk + 17248, t55);
    store64(rk + 17256, t56);
    store64(rk + 17264, t57);
    store64(rk + 17272, t58);
    store64(rk + 17280, t59);
    store64(rk + 17288, t60);
    store64(rk + 17296, t61);
    store64(rk + 17304, t62);
    store64(rk + 17312, t63);
    store64(rk + 17320, t64);
    store64(rk + 17328, t66);
    store64(rk + 17336, t67);
    store64(rk + 17344, t69);
    store64(rk + 17352, t71);
    store64(rk + 17360, t73);
    store64(rk + 17368, t75);
    store64(rk + 17376, t77);
    store64(rk + 17384, t79);
    store64(rk + 17392, t81);
    store64(rk + 17400, t83);
    store64(rk + 17408, t85);
    store64(rk + 17416, t87);
    store64(rk + 17424, t0);
    store64(rk + 17432, t0);
    store64(rk + 17440, t0);
    store64(rk + 17448, t0);
    store64(rk + 17456, t0);
    store64(rk + 17464, t1);
    store64(rk + 17472, UINT64_C(0));
    store64(rk + 17480, t6);
    store64(rk + 17488, t7);
    store64(rk + 17496, t8);
    store64(rk + 17504, t9);
    store64(rk + 17512, t37);
    store64(rk + 17520, t39);
    store64(rk + 17528, t41);
    store64(rk + 17536, t43);
    store64(rk + 17544, t2);
    store64(rk + 17552, t3);
    store64(rk + 17560, t4);
    store64(rk + 17568, t5);
    store64(rk + 17576, t22);
    store64(rk + 17584, t24);
    store64(rk + 17592, t25);
    store64(rk + 17600, t27);
    store64(rk + 17608, t10);
    store64(rk + 17616, t11);
    store64(rk + 17624, t12);
    store64(rk + 17632, t13);
    store64(rk + 17640, t30);
    store64(rk + 17648, t31);
    store64(rk + 17656, t34);
    store64(rk + 17664, t36);
    store64(rk + 17672, t88);
    store64(rk + 17680, t89);
    store64(rk + 17688, t90);
    store64(rk + 17696, t91);
    store64(rk + 17704, t92);
    store64(rk + 17712, t93);
    store64(rk + 17720, t94);
    store64(rk + 17728, t95);
    store64(rk + 17736, t1);
    store64(rk + 17744, t0);
    store64(rk + 17752, t0);
    store64(rk + 17760, t0);
    store64(rk + 17768, t0);
    store64(rk + 17776, t0);
    store64(rk + 17784, UINT64_C(0));
    store64(rk + 17792, t49);
    store64(rk + 17800, t50);
    store64(rk + 17808, t51);
    store64(rk + 17816, t52);
    store64(rk + 17824, t80);
    store64(rk + 17832, t82);
    store64(rk + 17840, t84);
    store64(rk + 17848, t86);
    store64(rk + 17856, t45);
    store64(rk + 17864, t46);
    store64(rk + 17872, t47);
    store64(rk + 17880, t48);
    store64(rk + 17888, t65);
    store64(rk + 17896, t67);
    store64(rk + 17904, t68);
    store64(rk + 17912, t70);
    store64(rk + 17920, t53);
    store64(rk + 17928, t54);
    store64(rk + 17936, t55);
    store64(rk + 17944, t56);
    store64(rk + 17952, t73);
    store64(rk + 17960, t74);
    store64(rk + 17968, t77);
    store64(rk + 17976, t79);
    store64(rk + 17984, t96);
    store64(rk + 17992, t97);
    store64(rk + 18000, t98);
    store64(rk + 18008, t99);
    store64(rk + 18016, t100);
    store64(rk + 18024, t101);
    store64(rk + 18032, t102);
    store64(rk + 18040, t103);
    store64(rk + 18048, t0);
    store64(rk + 18056, t1);
    store64(rk + 18064, t0);
    store64(rk + 18072, t0);
    store64(rk + 18080, t0);
    store64(rk + 18088, t0);
    store64(rk + 18096, UINT64_C(0));
    store64(rk + 18104, t37);
    store64(rk + 18112, t39);
    store64(rk + 18120, t41);
    store64(rk + 18128, t43);
    store64(rk + 18136, t14);
    store64(rk + 18144, t15);
    store64(rk + 18152, t16);
    store64(rk + 18160, t17);
    store64(rk + 18168, t6);
    store64(rk + 18176, t7);
    store64(rk + 18184, t8);
    store64(rk + 18192, t9);
    store64(rk + 18200, t29);
    store64(rk + 18208, t31);
    store64(rk + 18216, t33);
    store64(rk + 18224, t35);
    store64(rk + 18232, t2);
    store64(rk + 18240, t3);
    store64(rk + 18248, t4);
    store64(rk + 18256, t5);
    store64(rk + 18264, t88);
    store64(rk + 18272, t19);
    store64(rk + 18280, t90);
    store64(rk + 18288, t91);
    store64(rk + 18296, t104);
    store64(rk + 18304, t105);
    store64(rk + 18312, t106);
    store64(rk + 18320, t107);
    store64(rk + 18328, t23);
    store64(rk + 18336, t108);
    store64(rk + 18344, t26);
    store64(rk + 18352, t28);
    store64(rk + 18360, t0);
    store64(rk + 18368, t0);
    store64(rk + 18376, t1);
    store64(rk + 18384, t0);
    store64(rk + 18392, t0);
    store64(rk + 18400, t0);
    store64(rk + 18408, UINT64_C(0));
    store64(rk + 18416, t80);
    store64(rk + 18424, t82);
    store64(rk + 18432, t84);
    store64(rk + 18440, t86);
    store64(rk + 18448, t57);
    store64(rk + 18456, t58);
    store64(rk + 18464, t59);
    store64(rk + 18472, t60);
    store64(rk + 18480, t49);
    store64(rk + 18488, t50);
    store64(rk + 18496, t51);
    store64(rk + 18504, t52);
    store64(rk + 18512, t72);
    store64(rk + 18520, t74);
    store64(rk + 18528, t76);
    store64(rk + 18536, t78);
    store64(rk + 18544, t45);
    store64(rk + 18552, t46);
    store64(rk + 18560, t47);
    store64(rk + 18568, t48);
    store64(rk + 18576, t96);
    store64(rk + 18584, t62);
    store64(rk + 18592, t98);
    store64(rk + 18600, t99);
    store64(rk + 18608, t109);
    store64(rk + 18616, t110);
    store64(rk + 18624, t111);
    store64(rk + 18632, t112);
    store64(rk + 18640, t66);
    store64(rk + 18648, t113);
    store64(rk + 18656, t69);
    store64(rk + 18664, t71);
    store64(rk + 18672, t0);
    store64(rk + 18680, t0);
    store64(rk + 18688, t0);
    store64(rk + 18696, t1);
    store64(rk + 18704, t0);
    store64(rk + 18712, t0);
    store64(rk + 18720, UINT64_C(0));
    store64(rk + 18728, t14);
    store64(rk + 18736, t15);
    store64(rk + 18744, t16);
    store64(rk + 18752, t17);
    store64(rk + 18760, t22);
    store64(rk + 18768, t24);
    store64(rk + 18776, t25);
    store64(rk + 18784, t27);
    store64(rk + 18792, t37);
    store64(rk + 18800, t39);
    store64(rk + 18808, t41);
    store64(rk + 18816, t43);
    store64(rk + 18824, t18);
    store64(rk + 18832, t19);
    store64(rk + 18840, t20);
    store64(rk + 18848, t21);
    store64(rk + 18856, t6);
    store64(rk + 18864, t7);
    store64(rk + 18872, t8);
    store64(rk + 18880, t9);
    store64(rk + 18888, t104);
    store64(rk + 18896, t11);
    store64(rk + 18904, t106);
    store64(rk + 18912, t107);
    store64(rk + 18920, t114);
    store64(rk + 18928, t115);
    store64(rk + 18936, t116);
    store64(rk + 18944, t117);
    store64(rk + 18952, t30);
    store64(rk + 18960, t32);
    store64(rk + 18968, t34);
    store64(rk + 18976, t36);
    store64(rk + 18984, t0);
    store64(rk + 18992, t0);
    store64(rk + 19000, t0);
    store64(rk + 19008, t0);
    store64(rk + 19016, t1);
    store64(rk + 19024, t0);
    store64(rk + 19032, UINT64_C(0));
    store64(rk + 19040, t57);
    store64(rk + 19048, t58);
    store64(rk + 19056, t59);
    store64(rk + 19064, t60);
    store64(rk + 19072, t65);
    store64(rk + 19080, t67);
    store64(rk + 19088, t68);
    store64(rk + 19096, t70);
    store64(rk + 19104, t80);
    store64(rk + 19112, t82);
    store64(rk + 19120, t84);
    store64(rk + 19128, t86);
    store64(rk + 19136, t61);
    store64(rk + 19144, t62);
    store64(rk + 19152, t63);
    store64(rk + 19160, t64);
    store64(rk + 19168, t49);
    store64(rk + 19176, t50);
    store64(rk + 19184, t51);
    store64(rk + 19192, t52);
    store64(rk + 19200, t109);
    store64(rk + 19208, t54);
    store64(rk + 19216, t111);
    store64(rk + 19224, t112);
    store64(rk + 19232, t118);
    store64(rk + 19240, t119);
    store64(rk + 19248, t120);
    store64(rk + 19256, t121);
    store64(rk + 19264, t73);
    store64(rk + 19272, t75);
    store64(rk + 19280, t77);
    store64(rk + 19288, t79);
    store64(rk + 19296, t1);
    store64(rk + 19304, t0);
    store64(rk + 19312, t0);
    store64(rk + 19320, t0);
    store64(rk + 19328, t0);
    store64(rk + 19336, t1);
    store64(rk + 19344, UINT64_C(0));
    store64(rk + 19352, t22);
    store64(rk + 19360, t24);
    store64(rk + 19368, t25);
    store64(rk + 19376, t27);
    store64(rk + 19384, t29);
    store64(rk + 19392, t31);
    store64(rk + 19400, t33);
    store64(rk + 19408, t35);
    store64(rk + 19416, t14);
    store64(rk + 19424, t15);
    store64(rk + 19432, t16);
    store64(rk + 19440, t17);
    store64(rk + 19448, t10);
    store64(rk + 19456, t11);
    store64(rk + 19464, t12);
    store64(rk + 19472, t13);
    store64(rk + 19480, t37);
    store64(rk + 19488, t39);
    store64(rk + 19496, t41);
    store64(rk + 19504, t43);
    store64(rk + 19512, t114);
    store64(rk + 19520, t3);
    store64(rk + 19528, t116);
    store64(rk + 19536, t117);
    store64(rk + 19544, t122);
    store64(rk + 19552, t123);
    store64(rk + 19560, t124);
    store64(rk + 19568, t125);
    store64(rk + 19576, t88);
    store64(rk + 19584, t89);
    store64(rk + 19592, t90);
    store64(rk + 19600, t91);
    store64(rk + 19608, t1);
    store64(rk + 19616, t1);
    store64(rk + 19624, t0);
    store64(rk + 19632, t0);
    store64(rk + 19640, t0);
    store64(rk + 19648, t0);
    store64(rk + 19656, UINT64_C(0));
    store64(rk + 19664, t65);
    store64(rk + 19672, t67);
    store64(rk + 19680, t68);
    store64(rk + 19688, t70);
    store64(rk + 19696, t72);
    store64(rk + 19704, t74);
    store64(rk + 19712, t76);
    store64(rk + 19720, t78);
    store64(rk + 19728, t57);
    store64(rk + 19736, t58);
    store64(rk + 19744, t59);
    store64(rk + 19752, t60);
    store64(rk + 19760, t53);
    store64(rk + 19768, t54);
    store64(rk + 19776, t55);
    store64(rk + 19784, t56);
    store64(rk + 19792, t80);
    store64(rk + 19800, t82);
    store64(rk + 19808, t84);
    store64(rk + 19816, t86);
    store64(rk + 19824, t118);
    store64(rk + 19832, t46);
    store64(rk + 19840, t120);
    store64(rk + 19848, t121);
    store64(rk + 19856, t126);
    store64(rk + 19864, t127);
    store64(rk + 19872, t128);
    store64(rk + 19880, t129);
    store64(rk + 19888, t96);
    store64(rk + 19896, t97);
    store64(rk + 19904, t98);
    store64(rk + 19912, t99);
    store64(rk + 19920, t0);
    store64(rk + 19928, t1);
    store64(rk + 19936, t1);
    store64(rk + 19944, t0);
    store64(rk + 19952, t0);
    store64(rk + 19960, t0);
    store64(rk + 19968, UINT64_C(0));
    store64(rk + 19976, t29);
    store64(rk + 19984, t31);
    store64(rk + 19992, t33);
    store64(rk + 20000, t35);
    store64(rk + 20008, t18);
    store64(rk + 20016, t19);
    store64(rk + 20024, t20);
    store64(rk + 20032, t21);
    store64(rk + 20040, t22);
    store64(rk + 20048, t24);
    store64(rk + 20056, t25);
    store64(rk + 20064, t27);
    store64(rk + 20072, t2);
    store64(rk + 20080, t3);
    store64(rk + 20088, t4);
    store64(rk + 20096, t5);
    store64(rk + 20104, t14);
    store64(rk + 20112, t15);
    store64(rk + 20120, t16);
    store64(rk + 20128, t17);
    store64(rk + 20136, t122);
    store64(rk + 20144, t7);
    store64(rk + 20152, t124);
    store64(rk + 20160, t125);
    store64(rk + 20168, t38);
    store64(rk + 20176, t40);
    store64(rk + 20184, t42);
    store64(rk + 20192, t44);
    store64(rk + 20200, t104);
    store64(rk + 20208, t105);
    store64(rk + 20216, t106);
    store64(rk + 20224, t107);
    store64(rk + 20232, t0);
    store64(rk + 20240, t0);
    store64(rk + 20248, t1);
    store64(rk + 20256, t1);
    store64(rk + 20264, t0);
    store64(rk + 20272, t0);
    store64(rk + 20280, UINT64_C(0));
    store64(rk + 20288, t72);
    store64(rk + 20296, t74);
    store64(rk + 20304, t76);
    store64(rk + 20312, t78);
    store64(rk + 20320, t61);
    store64(rk + 20328, t62);
    store64(rk + 20336, t63);
    store64(rk + 20344, t64);
    store64(rk + 20352, t65);
    store64(rk + 20360, t67);
    store64(rk + 20368, t68);
    store64(rk + 20376, t70);
    store64(rk + 20384, t45);
    store64(rk + 20392, t46);
    store64(rk + 20400, t47);
    store64(rk + 20408, t48);
    store64(rk + 20416, t57);
    store64(rk + 20424, t58);
    store64(rk + 20432, t59);
    store64(rk + 20440, t60);
    store64(rk + 20448, t126);
    store64(rk + 20456, t50);
    store64(rk + 20464, t128);
    store64(rk + 20472, t129);
    store64(rk + 20480, t81);
    store64(rk + 20488, t83);
    store64(rk + 20496, t85);
    store64(rk + 20504, t87);
    store64(rk + 20512, t109);
    store64(rk + 20520, t110);
    store64(rk + 20528, t111);
    store64(rk + 20536, t112);
    store64(rk + 20544, t0);
    store64(rk + 20552, t0);
    store64(rk + 20560, t0);
    store64(rk + 20568, t1);
    store64(rk + 20576, t1);
    store64(rk + 20584, t0);
    store64(rk + 20592, UINT64_C(0));
    store64(rk + 20600, t18);
    store64(rk + 20608, t19);
    store64(rk + 20616, t20);
    store64(rk + 20624, t21);
    store64(rk + 20632, t10);
    store64(rk + 20640, t11);
    store64(rk + 20648, t12);
    store64(rk + 20656, t13);
    store64(rk + 20664, t29);
    store64(rk + 20672, t31);
    store64(rk + 20680, t33);
    store64(rk + 20688, t35);
    store64(rk + 20696, t6);
    store64(rk + 20704, t7);
    store64(rk + 20712, t8);
    store64(rk + 20720, t9);
    store64(rk + 20728, t22);
    store64(rk + 20736, t24);
    store64(rk + 20744, t25);
    store64(rk + 20752, t27);
    store64(rk + 20760, t38);
    store64(rk + 20768, t39);
    store64(rk + 20776, t42);
    store64(rk + 20784, t44);
    store64(rk + 20792, t92);
    store64(rk + 20800, t93);
    store64(rk + 20808, t94);
    store64(rk + 20816, t95);
    store64(rk + 20824, t114);
    store64(rk + 20832, t115);
    store64(rk + 20840, t116);
    store64(rk + 20848, t117);
    store64(rk + 20856, t1);
    store64(rk + 20864, t0);
    store64(rk + 20872, t0);
    store64(rk + 20880, t0);
    store64(rk + 20888, t1);
    store64(rk + 20896, t1);
    store64(rk + 20904, UINT64_C(0));
    store64(rk + 20912, t61);
    store64(rk + 20920, t62);
    store64(rk + 20928, t63);
    store64(rk + 20936, t64);
    store64(rk + 20944, t53);
    store64(rk + 20952, t54);
    store64(rk + 20960, t55);
    store64(rk + 20968, t56);
    store64(rk + 20976, t72);
    store64(rk + 20984, t74);
    store64(rk + 20992, t76);
    store64(rk + 21000, t78);
    store64(rk + 21008, t49);
    store64(rk + 21016, t50);
    store64(rk + 21024, t51);
    store64(rk + 21032, t52);
    store64(rk + 21040, t65);
    store64(rk + 21048, t67);
    store64(rk + 21056, t68);
    store64(rk + 21064, t70);
    store64(rk + 21072, t81);
    store64(rk + 21080, t82);
    store64(rk + 21088, t85);
    store64(rk + 21096, t87);
    store64(rk + 21104, t100);
    store64(rk + 21112, t101);
    store64(rk + 21120, t102);
    store64(rk + 21128, t103);
    store64(rk + 21136, t118);
    store64(rk + 21144, t119);
    store64(rk + 21152, t120);
    store64(rk + 21160, t121);
    store64(rk + 21168, t0);
    store64(rk + 21176, t1);
    store64(rk + 21184, t0);
    store64(rk + 21192, t0);
    store64(rk + 21200, t0);
    store64(rk + 21208, t1);
    store64(rk + 21216, UINT64_C(0));
    store64(rk + 21224, t10);
    store64(rk + 21232, t11);
    store64(rk + 21240, t12);
    store64(rk + 21248, t13);
    store64(rk + 21256, t2);
    store64(rk + 21264, t3);
    store64(rk + 21272, t4);
    store64(rk + 21280, t5);
    store64(rk + 21288, t18);
    store64(rk + 21296, t19);
    store64(rk + 21304, t20);
    store64(rk + 21312, t21);
    store64(rk + 21320, t37);
    store64(rk + 21328, t39);
    store64(rk + 21336, t41);
    store64(rk + 21344, t43);
    store64(rk + 21352, t29);
    store64(rk + 21360, t31);
    store64(rk + 21368, t33);
    store64(rk + 21376, t35);
    store64(rk + 21384, t92);
    store64(rk + 21392, t15);
    store64(rk + 21400, t94);
    store64(rk + 21408, t95);
    store64(rk + 21416, t23);
    store64(rk + 21424, t108);
    store64(rk + 21432, t26);
    store64(rk + 21440, t28);
    store64(rk + 21448, t122);
    store64(rk + 21456, t123);
    store64(rk + 21464, t124);
    store64(rk + 21472, t125);
    store64(rk + 21480, t1);
    store64(rk + 21488, t0);
    store64(rk + 21496, t1);
    store64(rk + 21504, t0);
    store64(rk + 21512, t0);
    store64(rk + 21520, t0);
    store64(rk + 21528, UINT64_C(0));
    store64(rk + 21536, t53);
    store64(rk + 21544, t54);
    store64(rk + 21552, t55);
    store64(rk + 21560, t56);
    store64(rk + 21568, t45);
    store64(rk + 21576, t46);
    store64(rk + 21584, t47);
    store64(rk + 21592, t48);
    store64(rk + 21600, t61);
    store64(rk + 21608, t62);
    store64(rk + 21616, t63);
    store64(rk + 21624, t64);
    store64(rk + 21632, t80);
    store64(rk + 21640, t82);
    store64(rk + 21648, t84);
    store64(rk + 21656, t86);
    store64(rk + 21664, t72);
    store64(rk + 21672, t74);
    store64(rk + 21680, t76);
    store64(rk + 21688, t78);
    store64(rk + 21696, t100);
    store64(rk + 21704, t58);
    store64(rk + 21712, t102);
    store64(rk + 21720, t103);
    store64(rk + 21728, t66);
    store64(rk + 21736, t113);
    store64(rk + 21744, t69);
    store64(rk + 21752, t71);
    store64(rk + 21760, t126);
    store64(rk + 21768, t127);
    store64(rk + 21776, t128);
    store64(rk + 21784, t129);
    store64(rk + 21792, t0);
    store64(rk + 21800, t1);
    store64(rk + 21808, t0);
    store64(rk + 21816, t1);
    store64(rk + 21824, t0);
    store64(rk + 21832, t0);
    store64(rk + 21840, UINT64_C(0));
    store64(rk + 21848, t2);
    store64(rk + 21856, t3);
    store64(rk + 21864, t4);
    store64(rk + 21872, t5);
    store64(rk + 21880, t6);
    store64(rk + 21888, t7);
    store64(rk + 21896, t8);
    store64(rk + 21904, t9);
    store64(rk + 21912, t10);
    store64(rk + 21920, t11);
    store64(rk + 21928, t12);
    store64(rk + 21936, t13);
    store64(rk + 21944, t14);
    store64(rk + 21952, t15);
    store64(rk + 21960, t16);
    store64(rk + 21968, t17);
    store64(rk + 21976, t18);
    store64(rk + 21984, t19);
    store64(rk + 21992, t20);
    store64(rk + 22000, t21);
    store64(rk + 22008, t23);
    store64(rk + 22016, t24);
    store64(rk + 22024, t26);
    store64(rk + 22032, t28);
    store64(rk + 22040, t30);
    store64(rk + 22048, t32);
    store64(rk + 22056, t34);
    store64(rk + 22064, t36);
    store64(rk + 22072, t38);
    store64(rk + 22080, t40);
    store64(rk + 22088, t42);
    store64(rk + 22096, t44);
    store64(rk + 22104, t0);
    store64(rk + 22112, t0);
    store64(rk + 22120, t1);
    store64(rk + 22128, t0);
    store64(rk + 22136, t1);
    store64(rk + 22144, t0);
    store64(rk + 22152, UINT64_C(0));
    store64(rk + 22160, t45);
    store64(rk + 22168, t46);
    store64(rk + 22176, t47);
    store64(rk + 22184, t48);
    store64(rk + 22192, t49);
    store64(rk + 22200, t50);
    store64(rk + 22208, t51);
    store64(rk + 22216, t52);
    store64(rk + 22224, t53);
    store64(rk + 22232, t54);
    store64(rk + 22240, t55);
    store64(rk + 22248, t56);
    store64(rk + 22256, t57);
    store64(rk + 22264, t58);
    store64(rk + 22272, t59);
    store64(rk + 22280, t60);
    store64(rk + 22288, t61);
    store64(rk + 22296, t62);
    store64(rk + 22304, t63);
    store64(rk + 22312, t64);
    store64(rk + 22320, t66);
    store64(rk + 22328, t67);
    store64(rk + 22336, t69);
    store64(rk + 22344, t71);
    store64(rk + 22352, t73);
    store64(rk + 22360, t75);
    store64(rk + 22368, t77);
    store64(rk + 22376, t79);
    store64(rk + 22384, t81);
    store64(rk + 22392, t83);
    store64(rk + 22400, t85);
    store64(rk + 22408, t87);
    store64(rk + 22416, t1);
    store64(rk + 22424, t0);
    store64(rk + 22432, t0);
    store64(rk + 22440, t1);
    store64(rk + 22448, t0);
    store64(rk + 22456, t1);
    store64(rk + 22464, UINT64_C(0));
    store64(rk + 22472, t6);
    store64(rk + 22480, t7);
    store64(rk + 22488, t8);
    store64(rk + 22496, t9);
    store64(rk + 22504, t37);
    store64(rk + 22512, t39);
    store64(rk + 22520, t41);
    store64(rk + 22528, t43);
    store64(rk + 22536, t2);
    store64(rk + 22544, t3);
    store64(rk + 22552, t4);
    store64(rk + 22560, t5);
    store64(rk + 22568, t22);
    store64(rk + 22576, t24);
    store64(rk + 22584, t25);
    store64(rk + 22592, t27);
    store64(rk + 22600, t10);
    store64(rk + 22608, t11);
    store64(rk + 22616, t12);
    store64(rk + 22624, t13);
    store64(rk + 22632, t30);
    store64(rk + 22640, t31);
    store64(rk + 22648, t34);
    store64(rk + 22656, t36);
    store64(rk + 22664, t88);
    store64(rk + 22672, t89);
    store64(rk + 22680, t90);
    store64(rk + 22688, t91);
    store64(rk + 22696, t92);
    store64(rk + 22704, t93);
    store64(rk + 22712, t94);
    store64(rk + 22720, t95);
    store64(rk + 22728, t1);
    store64(rk + 22736, t1);
    store64(rk + 22744, t0);
    store64(rk + 22752, t0);
    store64(rk + 22760, t1);
    store64(rk + 22768, t0);
    store64(rk + 22776, UINT64_C(0));
    store64(rk + 22784, t49);
    store64(rk + 22792, t50);
    store64(rk + 22800, t51);
    store64(rk + 22808, t52);
    store64(rk + 22816, t80);
    store64(rk + 22824, t82);
    store64(rk + 22832, t84);
    store64(rk + 22840, t86);
    store64(rk + 22848, t45);
    store64(rk + 22856, t46);
    store64(rk + 22864, t47);
    store64(rk + 22872, t48);
    store64(rk + 22880, t65);
    store64(rk + 22888, t67);
    store64(rk + 22896, t68);
    store64(rk + 22904, t70);
    store64(rk + 22912, t53);
    store64(rk + 22920, t54);
    store64(rk + 22928, t55);
    store64(rk + 22936, t56);
    store64(rk + 22944, t73);
    store64(rk + 22952, t74);
    store64(rk + 22960, t77);
    store64(rk + 22968, t79);
    store64(rk + 22976, t96);
    store64(rk + 22984, t97);
    store64(rk + 22992, t98);
    store64(rk + 23000, t99);
    store64(rk + 23008, t100);
    store64(rk + 23016, t101);
    store64(rk + 23024, t102);
    store64(rk + 23032, t103);
    store64(rk + 23040, t1);
    store64(rk + 23048, t1);
    store64(rk + 23056, t1);
    store64(rk + 23064, t0);
    store64(rk + 23072, t0);
    store64(rk + 23080, t1);
    store64(rk + 23088, UINT64_C(0));
    store64(rk + 23096, t37);
    store64(rk + 23104, t39);
    store64(rk + 23112, t41);
    store64(rk + 23120, t43);
    store64(rk + 23128, t14);
    store64(rk + 23136, t15);
    store64(rk + 23144, t16);
    store64(rk + 23152, t17);
    store64(rk + 23160, t6);
    store64(rk + 23168, t7);
    store64(rk + 23176, t8);
    store64(rk + 23184, t9);
    store64(rk + 23192, t29);
    store64(rk + 23200, t31);
    store64(rk + 23208, t33);
    store64(rk + 23216, t35);
    store64(rk + 23224, t2);
    store64(rk + 23232, t3);
    store64(rk + 23240, t4);
    store64(rk + 23248, t5);
    store64(rk + 23256, t88);
    store64(rk + 23264, t19);
    store64(rk + 23272, t90);
    store64(rk + 23280, t91);
    store64(rk + 23288, t104);
    store64(rk + 23296, t105);
    store64(rk + 23304, t106);
    store64(rk + 23312, t107);
    store64(rk + 23320, t23);
    store64(rk + 23328, t108);
    store64(rk + 23336, t26);
    store64(rk + 23344, t28);
    store64(rk + 23352, t1);
    store64(rk + 23360, t1);
    store64(rk + 23368, t1);
    store64(rk + 23376, t1);
    store64(rk + 23384, t0);
    store64(rk + 23392, t0);
    store64(rk + 23400, UINT64_C(0));
    store64(rk + 23408, t80);
    store64(rk + 23416, t82);
    store64(rk + 23424, t84);
    store64(rk + 23432, t86);
    store64(rk + 23440, t57);
    store64(rk + 23448, t58);
    store64(rk + 23456, t59);
    store64(rk + 23464, t60);
    store64(rk + 23472, t49);
    store64(rk + 23480, t50);
    store64(rk + 23488, t51);
    store64(rk + 23496, t52);
    store64(rk + 23504, t72);
    store64(rk + 23512, t74);
    store64(rk + 23520, t76);
    store64(rk + 23528, t78);
    store64(rk + 23536, t45);
    store64(rk + 23544, t46);
    store64(rk + 23552, t47);
    store64(rk + 23560, t48);
    store64(rk + 23568, t96);
    store64(rk + 23576, t62);
    store64(rk + 23584, t98);
    store64(rk + 23592, t99);
    store64(rk + 23600, t109);
    store64(rk + 23608, t110);
    store64(rk + 23616, t111);
    store64(rk + 23624, t112);
    store64(rk + 23632, t66);
    store64(rk + 23640, t113);
    store64(rk + 23648, t69);
    store64(rk + 23656, t71);
    store64(rk + 23664, t0);
    store64(rk + 23672, t1);
    store64(rk + 23680, t1);
    store64(rk + 23688, t1);
    store64(rk + 23696, t1);
    store64(rk + 23704, t0);
    store64(rk + 23712, UINT64_C(0));
    store64(rk + 23720, t14);
    store64(rk + 23728, t15);
    store64(rk + 23736, t16);
    store64(rk + 23744, t17);
    store64(rk + 23752, t22);
    store64(rk + 23760, t24);
    store64(rk + 23768, t25);
    store64(rk + 23776, t27);
    store64(rk + 23784, t37);
    store64(rk + 23792, t39);
    store64(rk + 23800, t41);
    store64(rk + 23808, t43);
    store64(rk + 23816, t18);
    store64(rk + 23824, t19);
    store64(rk + 23832, t20);
    store64(rk + 23840, t21);
    store64(rk + 23848, t6);
    store64(rk + 23856, t7);
    store64(rk + 23864, t8);
    store64(rk + 23872, t9);
    store64(rk + 23880, t104);
    store64(rk + 23888, t11);
    store64(rk + 23896, t106);
    store64(rk + 23904, t107);
    store64(rk + 23912, t114);
    store64(rk + 23920, t115);
    store64(rk + 23928, t116);
    store64(rk + 23936, t117);
    store64(rk + 23944, t30);
    store64(rk + 23952, t32);
    store64(rk + 23960, t34);
    store64(rk + 23968, t36);
    store64(rk + 23976, t1);
    store64(rk + 23984, t0);
    store64(rk + 23992, t1);
    store64(rk + 24000, t1);
    store64(rk + 24008, t1);
    store64(rk + 24016, t1);
    store64(rk + 24024, UINT64_C(0));
    store64(rk + 24032, t57);
    store64(rk + 24040, t58);
    store64(rk + 24048, t59);
    store64(rk + 24056, t60);
    store64(rk + 24064, t65);
    store64(rk + 24072, t67);
    store64(rk + 24080, t68);
    store64(rk + 24088, t70);
    store64(rk + 24096, t80);
    store64(rk + 24104, t82);
    store64(rk + 24112, t84);
    store64(rk + 24120, t86);
    store64(rk + 24128, t61);
    store64(rk + 24136, t62);
    store64(rk + 24144, t63);
    store64(rk + 24152, t64);
    store64(rk + 24160, t49);
    store64(rk + 24168, t50);
    store64(rk + 24176, t51);
    store64(rk + 24184, t52);
    store64(rk + 24192, t109);
    store64(rk + 24200, t54);
    store64(rk + 24208, t111);
    store64(rk + 24216, t112);
    store64(rk + 24224, t118);
    store64(rk + 24232, t119);
    store64(rk + 24240, t120);
    store64(rk + 24248, t121);
    store64(rk + 24256, t73);
    store64(rk + 24264, t75);
    store64(rk + 24272, t77);
    store64(rk + 24280, t79);
    store64(rk + 24288, t0);
    store64(rk + 24296, t1);
    store64(rk + 24304, t0);
    store64(rk + 24312, t1);
    store64(rk + 24320, t1);
    store64(rk + 24328, t1);
    store64(rk + 24336, UINT64_C(0));
    store64(rk + 24344, t22);
    store64(rk + 24352, t24);
    store64(rk + 24360, t25);
    store64(rk + 24368, t27);
    store64(rk + 24376, t29);
    store64(rk + 24384, t31);
    store64(rk + 24392, t33);
    store64(rk + 24400, t35);
    store64(rk + 24408, t14);
    store64(rk + 24416, t15);
    store64(rk + 24424, t16);
    store64(rk + 24432, t17);
    store64(rk + 24440, t10);
    store64(rk + 24448, t11);
    store64(rk + 24456, t12);
    store64(rk + 24464, t13);
    store64(rk + 24472, t37);
    store64(rk + 24480, t39);
    store64(rk + 24488, t41);
    store64(rk + 24496, t43);
    store64(rk + 24504, t114);
    store64(rk + 24512, t3);
    store64(rk + 24520, t116);
    store64(rk + 24528, t117);
    store64(rk + 24536, t122);
    store64(rk + 24544, t123);
    store64(rk + 24552, t124);
    store64(rk + 24560, t125);
    store64(rk + 24568, t88);
    store64(rk + 24576, t89);
    store64(rk + 24584, t90);
    store64(rk + 24592, t91);
    store64(rk + 24600, t0);
    store64(rk + 24608, t0);
    store64(rk + 24616, t1);
    store64(rk + 24624, t0);
    store64(rk + 24632, t1);
    store64(rk + 24640, t1);
    store64(rk + 24648, UINT64_C(0));
    store64(rk + 24656, t65);
    store64(rk + 24664, t67);
    store64(rk + 24672, t68);
    store64(rk + 24680, t70);
    store64(rk + 24688, t72);
    store64(rk + 24696, t74);
    store64(rk + 24704, t76);
    store64(rk + 24712, t78);
    store64(rk + 24720, t57);
    store64(rk + 24728, t58);
    store64(rk + 24736, t59);
    store64(rk + 24744, t60);
    store64(rk + 24752, t53);
    store64(rk + 24760, t54);
    store64(rk + 24768, t55);
    store64(rk + 24776, t56);
    store64(rk + 24784, t80);
    store64(rk + 24792, t82);
    store64(rk + 24800, t84);
    store64(rk + 24808, t86);
    store64(rk + 24816, t118);
    store64(rk + 24824, t46);
    store64(rk + 24832, t120);
    store64(rk + 24840, t121);
    store64(rk + 24848, t126);
    store64(rk + 24856, t127);
    store64(rk + 24864, t128);
    store64(rk + 24872, t129);
    store64(rk + 24880, t96);
    store64(rk + 24888, t97);
    store64(rk + 24896, t98);
    store64(rk + 24904, t99);
    store64(rk + 24912, t0);
    store64(rk + 24920, t0);
    store64(rk + 24928, t0);
    store64(rk + 24936, t1);
    store64(rk + 24944, t0);
    store64(rk + 24952, t1);
    store64(rk + 24960, UINT64_C(0));
    store64(rk + 24968, t29);
    store64(rk + 24976, t31);
    store64(rk + 24984, t33);
    store64(rk + 24992, t35);
    store64(rk + 25000, t18);
    store64(rk + 25008, t19);
    store64(rk + 25016, t20);
    store64(rk + 25024, t21);
    store64(rk + 25032, t22);
    store64(rk + 25040, t24);
    store64(rk + 25048, t25);
    store64(rk + 25056, t27);
    store64(rk + 25064, t2);
    store64(rk + 25072, t3);
    store64(rk + 25080, t4);
    store64(rk + 25088, t5);
    store64(rk + 25096, t14);
    store64(rk + 25104, t15);
    store64(rk + 25112, t16);
    store64(rk + 25120, t17);
    store64(rk + 25128, t122);
    store64(rk + 25136, t7);
    store64(rk + 25144, t124);
    store64(rk + 25152, t125);
    store64(rk + 25160, t38);
    store64(rk + 25168, t40);
    store64(rk + 25176, t42);
    store64(rk + 25184, t44);
    store64(rk + 25192, t104);
    store64(rk + 25200, t105);
    store64(rk + 25208, t106);
    store64(rk + 25216, t107);
    store64(rk + 25224, t1);
    store64(rk + 25232, t0);
    store64(rk + 25240, t0);
    store64(rk + 25248, t0);
    store64(rk + 25256, t1);
    store64(rk + 25264, t0);
    store64(rk + 25272, UINT64_C(0));
    store64(rk + 25280, t72);
    store64(rk + 25288, t74);
    store64(rk + 25296, t76);
    store64(rk + 25304, t78);
    store64(rk + 25312, t61);
    store64(rk + 25320, t62);
    store64(rk + 25328, t63);
    store64(rk + 25336, t64);
    store64(rk + 25344, t65);
    store64(rk + 25352, t67);
    store64(rk + 25360, t68);
    store64(rk + 25368, t70);
    store64(rk + 25376, t45);
    store64(rk + 25384, t46);
    store64(rk + 25392, t47);
    store64(rk + 25400, t48);
    store64(rk + 25408, t57);
    store64(rk + 25416, t58);
    store64(rk + 25424, t59);
    store64(rk + 25432, t60);
    store64(rk + 25440, t126);
    store64(rk + 25448, t50);
    store64(rk + 25456, t128);
    store64(rk + 25464, t129);
    store64(rk + 25472, t81);
    store64(rk + 25480, t83);
    store64(rk + 25488, t85);
    store64(rk + 25496, t87);
    store64(rk + 25504, t109);
    store64(rk + 25512, t110);
    store64(rk + 25520, t111);
    store64(rk + 25528, t112);
    store64(rk + 25536, t1);
    store64(rk + 25544, t1);
    store64(rk + 25552, t0);
    store64(rk + 25560, t0);
    store64(rk + 25568, t0);
    store64(rk + 25576, t1);
    store64(rk + 25584, UINT64_C(0));
    store64(rk + 25592, t18);
    store64(rk + 25600, t19);
    store64(rk + 25608, t20);
    store64(rk + 25616, t21);
    store64(rk + 25624, t10);
    store64(rk + 25632, t11);
    store64(rk + 25640, t12);
    store64(rk + 25648, t13);
    store64(rk + 25656, t29);
    store64(rk + 25664, t31);
    store64(rk + 25672, t33);
    store64(rk + 25680, t35);
    store64(rk + 25688, t6);
    store64(rk + 25696, t7);
    store64(rk + 25704, t8);
    store64(rk + 25712, t9);
    store64(rk + 25720, t22);
    store64(rk + 25728, t24);
    store64(rk + 25736, t25);
    store64(rk + 25744, t27);
    store64(rk + 25752, t38);
    store64(rk + 25760, t39);
    store64(rk + 25768, t42);
    store64(rk + 25776, t44);
    store64(rk + 25784, t92);
    store64(rk + 25792, t93);
    store64(rk + 25800, t94);
    store64(rk + 25808, t95);
    store64(rk + 25816, t114);
    store64(rk + 25824, t115);
    store64(rk + 25832, t116);
    store64(rk + 25840, t117);
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
    t696 = ((t642 ^ (t641 & t640)) ^ load64(rk)) ^ load64(rk + 120), t697 = t696 ^ t677,
    t698 = t697 ^ (t689 ^ (t688 & t687)), t699 = load64(rk + 40),
    t700 = ((t563 ^ (t642 & t640)) ^ t699) ^ load64(rk + 128),
    t701 = (t700 ^ t678) ^ (t600 ^ (t689 & t687)), t702 = load64(rk + 24),
    t703 = (t641 ^ t702) ^ load64(rk + 136), t704 = t703 ^ t675, t705 = t704 ^ t688,
    t706 = (t640 ^ t702) ^ load64(rk + 144), t707 = t706 ^ t674, t708 = t707 ^ t687,
    t709 = ((t663 ^ (t662 & t661)) ^ load64(rk + 2744)) ^ t677,
    t710 = ((t623 ^ (t663 & t661)) ^ load64(rk + 2752)) ^ t678,
    t711 = (t662 ^ load64(rk + 2760)) ^ t675, t712 = (t661 ^ load64(rk + 2768)) ^ t674,
    t713 = ~t700, t714 = t713 ^ t678, t715 = (t645 ^ (t644 & t643)) ^ load64(rk + 56),
    t716 = t715 ^ t682, t717 = t716 ^ (t692 ^ (t691 & t690)),
    t718 = (t551 ^ (t645 & t643)) ^ load64(rk + 2128), t719 = t718 ^ t683,
    t720 = t719 ^ (t636 ^ (t692 & t690)), t721 = t644 ^ load64(rk + 72), t722 = t721 ^ t680,
    t723 = t722 ^ t691, t724 = t643 ^ load64(rk + 80), t725 = t724 ^ t679, t726 = t725 ^ t690,
    t727 = ((t654 ^ (t653 & t652)) ^ t702) ^ load64(rk + 1400), t728 = t727 ^ t682,
    t729 = ((t611 ^ (t654 & t652)) ^ t699) ^ load64(rk + 256), t730 = t729 ^ t683,
    t731 = ((t653 ^ t702) ^ load64(rk + 1416)) ^ t680,
    t732 = ((t652 ^ t702) ^ load64(rk + 1424)) ^ t679,
    t733 = (t648 ^ (t647 & t646)) ^ load64(rk + 184), t734 = t733 ^ t667,
    t735 = t734 ^ (t695 ^ (t694 & t693)), t736 = (t587 ^ (t648 & t646)) ^ load64(rk + 880),
    t737 = t736 ^ t668, t738 = t737 ^ (t624 ^ (t695 & t693)), t739 = t647 ^ load64(rk + 200),
    t740 = t739 ^ t665, t741 = t740 ^ t694, t742 = t646 ^ load64(rk + 208), t743 = t742 ^ t664,
    t744 = t743 ^ t693, t745 = ((t657 ^ (t656 & t655)) ^ load64(rk + 904)) ^ t667,
    t746 = ((t599 ^ (t657 & t655)) ^ load64(rk + 912)) ^ t668,
    t747 = (t656 ^ load64(rk + 920)) ^ t665, t748 = (t655 ^ load64(rk + 928)) ^ t664,
    t749 = (t651 ^ (t650 & t649)) ^ load64(rk + 712), t750 = t749 ^ t672,
    t751 = t750 ^ (t686 ^ (t685 & t684)), t752 = (t575 ^ (t651 & t649)) ^ load64(rk + 288),
    t753 = t752 ^ t673, t754 = t753 ^ (t612 ^ (t686 & t684)), t755 = t650 ^ load64(rk + 728),
    t756 = t755 ^ t670, t757 = t756 ^ t685, t758 = t649 ^ load64(rk + 736), t759 = t758 ^ t669,
    t760 = t759 ^ t684, t761 = ((t660 ^ (t659 & t658)) ^ load64(rk + 216)) ^ t672,
    t762 = ((t635 ^ (t660 & t658)) ^ load64(rk + 1536)) ^ t673,
    t763 = (t659 ^ load64(rk + 232)) ^ t670, t764 = (t658 ^ load64(rk + 240)) ^ t669;
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
    t806 = ((t767 ^ (t766 & t765)) ^ load64(rk)) ^ load64(rk + 432), t807 = t806 ^ t792,
    t808 = t807 ^ (t719 ^ (t801 & t800)),
    t809 = ((t705 ^ (t767 & t765)) ^ load64(rk + 8)) ^ load64(rk + 440), t810 = ~t809,
    t811 = (t810 ^ t793) ^ (t722 ^ (t719 & t800)), t812 = load64(rk + 24),
    t813 = (t766 ^ t812) ^ load64(rk + 448), t814 = t813 ^ t791, t815 = t814 ^ t801,
    t816 = (t765 ^ t812) ^ load64(rk + 456), t817 = t816 ^ t790, t818 = t817 ^ t800,
    t819 = ((t752 ^ (t781 & t780)) ^ load64(rk + 3056)) ^ t792,
    t820 = ((t755 ^ (t752 & t780)) ^ load64(rk + 3064)) ^ t793,
    t821 = (t781 ^ load64(rk + 3072)) ^ t791, t822 = (t780 ^ load64(rk + 3080)) ^ t790,
    t823 = t809 ^ t793, t824 = (t720 ^ (t769 & t768)) ^ load64(rk + 368), t825 = t824 ^ t796,
    t826 = t825 ^ (t737 ^ (t803 & t802)), t827 = (t723 ^ (t720 & t768)) ^ load64(rk + 376),
    t828 = t827 ^ t797, t829 = t828 ^ (t740 ^ (~(t737 & t802))), t830 = t769 ^ load64(rk + 384),
    t831 = t830 ^ t795, t832 = t831 ^ t803, t833 = t768 ^ load64(rk + 392), t834 = t833 ^ t794,
    t835 = t834 ^ t802, t836 = ((t713 ^ (t775 & t774)) ^ t812) ^ load64(rk + 1712),
    t837 = t836 ^ t796, t838 = ((t703 ^ (t713 & t774)) ^ load64(rk + 40)) ^ load64(rk + 1160),
    t839 = t838 ^ t797, t840 = ((t775 ^ t812) ^ load64(rk + 1728)) ^ t795,
    t841 = ((t774 ^ t812) ^ load64(rk + 1736)) ^ t794,
    t842 = (t738 ^ (t771 & t770)) ^ load64(rk + 496), t843 = t842 ^ t784,
    t844 = t843 ^ (t753 ^ (t805 & t804)), t845 = (t741 ^ (t738 & t770)) ^ load64(rk + 504),
    t846 = t845 ^ t785, t847 = t846 ^ (t756 ^ (t753 & t804)), t848 = t771 ^ load64(rk + 512),
    t849 = t848 ^ t783, t850 = t849 ^ t805, t851 = t770 ^ load64(rk + 520), t852 = t851 ^ t782,
    t853 = t852 ^ t804, t854 = ((t718 ^ (t777 & t776)) ^ load64(rk + 1216)) ^ t784,
    t855 = ((t721 ^ (t718 & t776)) ^ load64(rk + 472)) ^ t785,
    t856 = (t777 ^ load64(rk + 1232)) ^ t783, t857 = (t776 ^ load64(rk + 1240)) ^ t782,
    t858 = (t754 ^ (t773 & t772)) ^ load64(rk + 1024), t859 = t858 ^ t788,
    t860 = t859 ^ (t714 ^ (t799 & t798)), t861 = (t757 ^ (t754 & t772)) ^ load64(rk + 1032),
    t862 = t861 ^ t789, t863 = t862 ^ (t704 ^ (t714 & t798)), t864 = t773 ^ load64(rk + 1040),
    t865 = t864 ^ t787, t866 = t865 ^ t799, t867 = t772 ^ load64(rk + 1048), t868 = t867 ^ t786,
    t869 = t868 ^ t798, t870 = ((t736 ^ (t779 & t778)) ^ load64(rk + 528)) ^ t788,
    t871 = ((t739 ^ (t736 & t778)) ^ load64(rk + 1848)) ^ t789,
    t872 = (t779 ^ load64(rk + 544)) ^ t787, t873 = (t778 ^ load64(rk + 552)) ^ t786;
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
    for (unsigned i = 0; i < 29; i++) {
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
    // round 32 (skinny.dsl:60)
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
    t1182 = load64(rk + 24), t1183 = ((t1138 ^ (t1137 & t1136)) ^ t1182) ^ load64(rk + 496),
    t1184 = t1183 ^ t1167, t1185 = t1184 ^ (x56 ^ (t1176 & t1175)),
    t1186 = ((x0 ^ (t1138 & t1136)) ^ load64(rk + 40)) ^ load64(rk + 504),
    t1187 = ~(x41 ^ (x44 & t1163)), t1188 = t1186 ^ t1187, t1189 = t1188 ^ (x53 ^ ((~x56) & t1175)),
    t1190 = (t1137 ^ t1182) ^ load64(rk + 512), t1191 = (t1190 ^ t1164) ^ t1176, t1192 = load64(rk),
    t1193 = (t1136 ^ t1192) ^ load64(rk + 520), t1194 = (t1193 ^ t1163) ^ t1175,
    t1195 = ((x32 ^ (t1152 & t1151)) ^ load64(rk + 2432)) ^ t1167,
    t1196 = ((x29 ^ (x32 & t1151)) ^ load64(rk + 2440)) ^ t1187,
    t1197 = (t1152 ^ load64(rk + 2448)) ^ t1165, t1198 = (t1151 ^ load64(rk + 2456)) ^ t1166,
    t1199 = t1190 ^ t1165, t1200 = t1193 ^ t1166,
    t1201 = (x7 ^ (t1140 & t1139)) ^ load64(rk + 1808), t1202 = t1201 ^ t1172,
    t1203 = t1202 ^ (t1178 ^ (t1179 & t1177)), t1204 = (x4 ^ (x7 & t1139)) ^ load64(rk + 1816),
    t1205 = ~(x45 ^ (x48 & t1168)), t1206 = t1204 ^ t1205, t1207 = t1206 ^ (x57 ^ (x60 & t1177)),
    t1208 = t1140 ^ load64(rk + 1824), t1209 = (t1208 ^ t1169) ^ t1179,
    t1210 = t1139 ^ load64(rk + 1832), t1211 = (t1210 ^ t1168) ^ t1177,
    t1212 = ((x20 ^ (t1146 & t1145)) ^ t1192) ^ load64(rk + 1088), t1213 = t1212 ^ t1172,
    t1214 = ((x16 ^ (x20 & t1145)) ^ load64(rk + 8)) ^ load64(rk + 536), t1215 = t1214 ^ t1205,
    t1216 = ((t1146 ^ t1182) ^ load64(rk + 1104)) ^ t1170,
    t1217 = ((t1145 ^ t1182) ^ load64(rk + 1112)) ^ t1171, t1218 = t1208 ^ t1170,
    t1219 = t1210 ^ t1171, t1220 = (x11 ^ (t1142 & t1141)) ^ load64(rk + 560),
    t1221 = t1220 ^ t1157, t1222 = t1221 ^ (x64 ^ (t1181 & t1180)),
    t1223 = (x8 ^ (x11 & t1141)) ^ load64(rk + 568), t1224 = t1223 ^ t1158,
    t1225 = t1224 ^ (x61 ^ ((~x64) & t1180)), t1226 = t1142 ^ load64(rk + 576),
    t1227 = (t1226 ^ t1154) ^ t1181, t1228 = t1141 ^ load64(rk + 584),
    t1229 = (t1228 ^ t1153) ^ t1180, t1230 = ((x24 ^ (t1148 & t1147)) ^ load64(rk + 592)) ^ t1157,
    t1231 = ((x21 ^ (x24 & t1147)) ^ load64(rk + 600)) ^ t1158,
    t1232 = (t1148 ^ load64(rk + 608)) ^ t1155, t1233 = (t1147 ^ load64(rk + 616)) ^ t1156,
    t1234 = t1226 ^ t1155, t1235 = t1228 ^ t1156,
    t1236 = (x15 ^ (t1144 & t1143)) ^ load64(rk + 3056),
    t1237 = (t1236 ^ t1161) ^ (x52 ^ (t1174 & t1173)),
    t1238 = (x12 ^ (x15 & t1143)) ^ load64(rk + 3064),
    t1239 = (t1238 ^ t1162) ^ (x49 ^ (x52 & t1173)), t1240 = t1144 ^ load64(rk + 3072),
    t1241 = (t1240 ^ t1160) ^ t1174, t1242 = t1143 ^ load64(rk + 3080),
    t1243 = (t1242 ^ t1159) ^ t1173, t1244 = ~t1161,
    t1245 = ((x28 ^ (t1150 & t1149)) ^ load64(rk + 1216)) ^ t1244, t1246 = ~t1162,
    t1247 = ((x25 ^ (x28 & t1149)) ^ load64(rk + 1224)) ^ t1246, t1248 = ~t1160,
    t1249 = (t1150 ^ load64(rk + 1232)) ^ t1248, t1250 = ~t1159,
    t1251 = (t1149 ^ load64(rk + 1240)) ^ t1250, t1252 = t1236 ^ t1244, t1253 = t1238 ^ t1246,
    t1254 = t1240 ^ t1248, t1255 = t1242 ^ t1250,
    t1256 = ((t1203 >> 32) ^ t1213) & UINT64_C(0xffffffff), t1257 = t1203 ^ (t1256 << 32),
    t1258 = t1213 ^ t1256, t1259 = ((t1207 >> 32) ^ t1215) & UINT64_C(0xffffffff),
    t1260 = t1207 ^ (t1259 << 32), t1261 = t1215 ^ t1259,
    t1262 = ((t1209 >> 32) ^ t1216) & UINT64_C(0xffffffff), t1263 = t1209 ^ (t1262 << 32),
    t1264 = t1216 ^ t1262, t1265 = ((t1211 >> 32) ^ t1217) & UINT64_C(0xffffffff),
    t1266 = t1211 ^ (t1265 << 32), t1267 = t1217 ^ t1265,
    t1268 = ((t1185 >> 32) ^ t1195) & UINT64_C(0xffffffff), t1269 = t1185 ^ (t1268 << 32),
    t1270 = t1195 ^ t1268, t1271 = ((t1189 >> 32) ^ t1196) & UINT64_C(0xffffffff),
    t1272 = t1189 ^ (t1271 << 32), t1273 = t1196 ^ t1271,
    t1274 = ((t1191 >> 32) ^ t1197) & UINT64_C(0xffffffff), t1275 = t1191 ^ (t1274 << 32),
    t1276 = t1197 ^ t1274, t1277 = ((t1194 >> 32) ^ t1198) & UINT64_C(0xffffffff),
    t1278 = t1194 ^ (t1277 << 32), t1279 = t1198 ^ t1277,
    t1280 = ((t1237 >> 32) ^ t1245) & UINT64_C(0xffffffff), t1281 = t1237 ^ (t1280 << 32),
    t1282 = t1245 ^ t1280, t1283 = ((t1239 >> 32) ^ t1247) & UINT64_C(0xffffffff),
    t1284 = t1239 ^ (t1283 << 32), t1285 = t1247 ^ t1283,
    t1286 = ((t1241 >> 32) ^ t1249) & UINT64_C(0xffffffff), t1287 = t1241 ^ (t1286 << 32),
    t1288 = t1249 ^ t1286, t1289 = ((t1243 >> 32) ^ t1251) & UINT64_C(0xffffffff),
    t1290 = t1243 ^ (t1289 << 32), t1291 = t1251 ^ t1289,
    t1292 = ((t1222 >> 32) ^ t1230) & UINT64_C(0xffffffff), t1293 = t1222 ^ (t1292 << 32),
    t1294 = t1230 ^ t1292, t1295 = ((t1225 >> 32) ^ t1231) & UINT64_C(0xffffffff),
    t1296 = t1225 ^ (t1295 << 32), t1297 = t1231 ^ t1295,
    t1298 = ((t1227 >> 32) ^ t1232) & UINT64_C(0xffffffff), t1299 = t1227 ^ (t1298 << 32),
    t1300 = t1232 ^ t1298, t1301 = ((t1229 >> 32) ^ t1233) & UINT64_C(0xffffffff),
    t1302 = t1229 ^ (t1301 << 32), t1303 = t1233 ^ t1301,
    t1304 = ((t1201 >> 32) ^ t1202) & UINT64_C(0xffffffff), t1305 = t1201 ^ (t1304 << 32),
    t1306 = t1202 ^ t1304, t1307 = ((t1204 >> 32) ^ t1206) & UINT64_C(0xffffffff),
    t1308 = t1204 ^ (t1307 << 32), t1309 = t1206 ^ t1307,
    t1310 = ((t1208 >> 32) ^ t1218) & UINT64_C(0xffffffff), t1311 = t1208 ^ (t1310 << 32),
    t1312 = t1218 ^ t1310, t1313 = ((t1210 >> 32) ^ t1219) & UINT64_C(0xffffffff),
    t1314 = t1210 ^ (t1313 << 32), t1315 = t1219 ^ t1313,
    t1316 = ((t1183 >> 32) ^ t1184) & UINT64_C(0xffffffff), t1317 = t1183 ^ (t1316 << 32),
    t1318 = t1184 ^ t1316, t1319 = ((t1186 >> 32) ^ t1188) & UINT64_C(0xffffffff),
    t1320 = t1186 ^ (t1319 << 32), t1321 = t1188 ^ t1319,
    t1322 = ((t1190 >> 32) ^ t1199) & UINT64_C(0xffffffff), t1323 = t1190 ^ (t1322 << 32),
    t1324 = t1199 ^ t1322, t1325 = ((t1193 >> 32) ^ t1200) & UINT64_C(0xffffffff),
    t1326 = t1193 ^ (t1325 << 32), t1327 = t1200 ^ t1325,
    t1328 = ((t1236 >> 32) ^ t1252) & UINT64_C(0xffffffff), t1329 = t1236 ^ (t1328 << 32),
    t1330 = t1252 ^ t1328, t1331 = ((t1238 >> 32) ^ t1253) & UINT64_C(0xffffffff),
    t1332 = t1238 ^ (t1331 << 32), t1333 = t1253 ^ t1331,
    t1334 = ((t1240 >> 32) ^ t1254) & UINT64_C(0xffffffff), t1335 = t1240 ^ (t1334 << 32),
    t1336 = t1254 ^ t1334, t1337 = ((t1242 >> 32) ^ t1255) & UINT64_C(0xffffffff),
    t1338 = t1242 ^ (t1337 << 32), t1339 = t1255 ^ t1337,
    t1340 = ((t1220 >> 32) ^ t1221) & UINT64_C(0xffffffff), t1341 = t1220 ^ (t1340 << 32),
    t1342 = t1221 ^ t1340, t1343 = ((t1223 >> 32) ^ t1224) & UINT64_C(0xffffffff),
    t1344 = t1223 ^ (t1343 << 32), t1345 = t1224 ^ t1343,
    t1346 = ((t1226 >> 32) ^ t1234) & UINT64_C(0xffffffff), t1347 = t1226 ^ (t1346 << 32),
    t1348 = t1234 ^ t1346, t1349 = ((t1228 >> 32) ^ t1235) & UINT64_C(0xffffffff),
    t1350 = t1228 ^ (t1349 << 32), t1351 = t1235 ^ t1349,
    t1352 = ((t1257 >> 16) ^ t1305) & UINT64_C(0xffff0000ffff), t1353 = t1257 ^ (t1352 << 16),
    t1354 = t1305 ^ t1352, t1355 = ((t1260 >> 16) ^ t1308) & UINT64_C(0xffff0000ffff),
    t1356 = t1260 ^ (t1355 << 16), t1357 = t1308 ^ t1355,
    t1358 = ((t1263 >> 16) ^ t1311) & UINT64_C(0xffff0000ffff), t1359 = t1263 ^ (t1358 << 16),
    t1360 = t1311 ^ t1358, t1361 = ((t1266 >> 16) ^ t1314) & UINT64_C(0xffff0000ffff),
    t1362 = t1266 ^ (t1361 << 16), t1363 = t1314 ^ t1361,
    t1364 = ((t1269 >> 16) ^ t1317) & UINT64_C(0xffff0000ffff), t1365 = t1269 ^ (t1364 << 16),
    t1366 = t1317 ^ t1364, t1367 = ((t1272 >> 16) ^ t1320) & UINT64_C(0xffff0000ffff),
    t1368 = t1272 ^ (t1367 << 16), t1369 = t1320 ^ t1367,
    t1370 = ((t1275 >> 16) ^ t1323) & UINT64_C(0xffff0000ffff), t1371 = t1275 ^ (t1370 << 16),
    t1372 = t1323 ^ t1370, t1373 = ((t1278 >> 16) ^ t1326) & UINT64_C(0xffff0000ffff),
    t1374 = t1278 ^ (t1373 << 16), t1375 = t1326 ^ t1373,
    t1376 = ((t1281 >> 16) ^ t1329) & UINT64_C(0xffff0000ffff), t1377 = t1281 ^ (t1376 << 16),
    t1378 = t1329 ^ t1376, t1379 = ((t1284 >> 16) ^ t1332) & UINT64_C(0xffff0000ffff),
    t1380 = t1284 ^ (t1379 << 16), t1381 = t1332 ^ t1379,
    t1382 = ((t1287 >> 16) ^ t1335) & UINT64_C(0xffff0000ffff), t1383 = t1287 ^ (t1382 << 16),
    t1384 = t1335 ^ t1382, t1385 = ((t1290 >> 16) ^ t1338) & UINT64_C(0xffff0000ffff),
    t1386 = t1290 ^ (t1385 << 16), t1387 = t1338 ^ t1385,
    t1388 = ((t1293 >> 16) ^ t1341) & UINT64_C(0xffff0000ffff), t1389 = t1293 ^ (t1388 << 16),
    t1390 = t1341 ^ t1388, t1391 = ((t1296 >> 16) ^ t1344) & UINT64_C(0xffff0000ffff),
    t1392 = t1296 ^ (t1391 << 16), t1393 = t1344 ^ t1391,
    t1394 = ((t1299 >> 16) ^ t1347) & UINT64_C(0xffff0000ffff), t1395 = t1299 ^ (t1394 << 16),
    t1396 = t1347 ^ t1394, t1397 = ((t1302 >> 16) ^ t1350) & UINT64_C(0xffff0000ffff),
    t1398 = t1302 ^ (t1397 << 16), t1399 = t1350 ^ t1397,
    t1400 = ((t1258 >> 16) ^ t1306) & UINT64_C(0xffff0000ffff), t1401 = t1258 ^ (t1400 << 16),
    t1402 = t1306 ^ t1400, t1403 = ((t1261 >> 16) ^ t1309) & UINT64_C(0xffff0000ffff),
    t1404 = t1261 ^ (t1403 << 16), t1405 = t1309 ^ t1403,
    t1406 = ((t1264 >> 16) ^ t1312) & UINT64_C(0xffff0000ffff), t1407 = t1264 ^ (t1406 << 16),
    t1408 = t1312 ^ t1406, t1409 = ((t1267 >> 16) ^ t1315) & UINT64_C(0xffff0000ffff),
    t1410 = t1267 ^ (t1409 << 16), t1411 = t1315 ^ t1409,
    t1412 = ((t1270 >> 16) ^ t1318) & UINT64_C(0xffff0000ffff), t1413 = t1270 ^ (t1412 << 16),
    t1414 = t1318 ^ t1412, t1415 = ((t1273 >> 16) ^ t1321) & UINT64_C(0xffff0000ffff),
    t1416 = t1273 ^ (t1415 << 16), t1417 = t1321 ^ t1415,
    t1418 = ((t1276 >> 16) ^ t1324) & UINT64_C(0xffff0000ffff), t1419 = t1276 ^ (t1418 << 16),
    t1420 = t1324 ^ t1418, t1421 = ((t1279 >> 16) ^ t1327) & UINT64_C(0xffff0000ffff),
    t1422 = t1279 ^ (t1421 << 16), t1423 = t1327 ^ t1421,
    t1424 = ((t1282 >> 16) ^ t1330) & UINT64_C(0xffff0000ffff), t1425 = t1282 ^ (t1424 << 16),
    t1426 = t1330 ^ t1424, t1427 = ((t1285 >> 16) ^ t1333) & UINT64_C(0xffff0000ffff),
    t1428 = t1285 ^ (t1427 << 16), t1429 = t1333 ^ t1427,
    t1430 = ((t1288 >> 16) ^ t1336) & UINT64_C(0xffff0000ffff), t1431 = t1288 ^ (t1430 << 16),
    t1432 = t1336 ^ t1430, t1433 = ((t1291 >> 16) ^ t1339) & UINT64_C(0xffff0000ffff),
    t1434 = t1291 ^ (t1433 << 16), t1435 = t1339 ^ t1433,
    t1436 = ((t1294 >> 16) ^ t1342) & UINT64_C(0xffff0000ffff), t1437 = t1294 ^ (t1436 << 16),
    t1438 = t1342 ^ t1436, t1439 = ((t1297 >> 16) ^ t1345) & UINT64_C(0xffff0000ffff),
    t1440 = t1297 ^ (t1439 << 16), t1441 = t1345 ^ t1439,
    t1442 = ((t1300 >> 16) ^ t1348) & UINT64_C(0xffff0000ffff), t1443 = t1300 ^ (t1442 << 16),
    t1444 = t1348 ^ t1442, t1445 = ((t1303 >> 16) ^ t1351) & UINT64_C(0xffff0000ffff),
    t1446 = t1303 ^ (t1445 << 16), t1447 = t1351 ^ t1445,
    t1448 = ((t1353 >> 8) ^ t1377) & UINT64_C(0xff00ff00ff00ff), t1449 = t1353 ^ (t1448 << 8),
    t1450 = t1377 ^ t1448, t1451 = ((t1356 >> 8) ^ t1380) & UINT64_C(0xff00ff00ff00ff),
    t1452 = t1356 ^ (t1451 << 8), t1453 = t1380 ^ t1451,
    t1454 = ((t1359 >> 8) ^ t1383) & UINT64_C(0xff00ff00ff00ff), t1455 = t1359 ^ (t1454 << 8),
    t1456 = t1383 ^ t1454, t1457 = ((t1362 >> 8) ^ t1386) & UINT64_C(0xff00ff00ff00ff),
    t1458 = t1362 ^ (t1457 << 8), t1459 = t1386 ^ t1457,
    t1460 = ((t1365 >> 8) ^ t1389) & UINT64_C(0xff00ff00ff00ff), t1461 = t1365 ^ (t1460 << 8),
    t1462 = t1389 ^ t1460, t1463 = ((t1368 >> 8) ^ t1392) & UINT64_C(0xff00ff00ff00ff),
    t1464 = t1368 ^ (t1463 << 8), t1465 = t1392 ^ t1463,
    t1466 = ((t1371 >> 8) ^ t1395) & UINT64_C(0xff00ff00ff00ff), t1467 = t1371 ^ (t1466 << 8),
    t1468 = t1395 ^ t1466, t1469 = ((t1374 >> 8) ^ t1398) & UINT64_C(0xff00ff00ff00ff),
    t1470 = t1374 ^ (t1469 << 8), t1471 = t1398 ^ t1469,
    t1472 = ((t1354 >> 8) ^ t1378) & UINT64_C(0xff00ff00ff00ff), t1473 = t1354 ^ (t1472 << 8),
    t1474 = t1378 ^ t1472, t1475 = ((t1357 >> 8) ^ t1381) & UINT64_C(0xff00ff00ff00ff),
    t1476 = t1357 ^ (t1475 << 8), t1477 = t1381 ^ t1475,
    t1478 = ((t1360 >> 8) ^ t1384) & UINT64_C(0xff00ff00ff00ff), t1479 = t1360 ^ (t1478 << 8),
    t1480 = t1384 ^ t1478, t1481 = ((t1363 >> 8) ^ t1387) & UINT64_C(0xff00ff00ff00ff),
    t1482 = t1363 ^ (t1481 << 8), t1483 = t1387 ^ t1481,
    t1484 = ((t1366 >> 8) ^ t1390) & UINT64_C(0xff00ff00ff00ff), t1485 = t1366 ^ (t1484 << 8),
    t1486 = t1390 ^ t1484, t1487 = ((t1369 >> 8) ^ t1393) & UINT64_C(0xff00ff00ff00ff),
    t1488 = t1369 ^ (t1487 << 8), t1489 = t1393 ^ t1487,
    t1490 = ((t1372 >> 8) ^ t1396) & UINT64_C(0xff00ff00ff00ff), t1491 = t1372 ^ (t1490 << 8),
    t1492 = t1396 ^ t1490, t1493 = ((t1375 >> 8) ^ t1399) & UINT64_C(0xff00ff00ff00ff),
    t1494 = t1375 ^ (t1493 << 8), t1495 = t1399 ^ t1493,
    t1496 = ((t1401 >> 8) ^ t1425) & UINT64_C(0xff00ff00ff00ff), t1497 = t1401 ^ (t1496 << 8),
    t1498 = t1425 ^ t1496, t1499 = ((t1404 >> 8) ^ t1428) & UINT64_C(0xff00ff00ff00ff),
    t1500 = t1404 ^ (t1499 << 8), t1501 = t1428 ^ t1499,
    t1502 = ((t1407 >> 8) ^ t1431) & UINT64_C(0xff00ff00ff00ff), t1503 = t1407 ^ (t1502 << 8),
    t1504 = t1431 ^ t1502, t1505 = ((t1410 >> 8) ^ t1434) & UINT64_C(0xff00ff00ff00ff),
    t1506 = t1410 ^ (t1505 << 8), t1507 = t1434 ^ t1505,
    t1508 = ((t1413 >> 8) ^ t1437) & UINT64_C(0xff00ff00ff00ff), t1509 = t1413 ^ (t1508 << 8),
    t1510 = t1437 ^ t1508, t1511 = ((t1416 >> 8) ^ t1440) & UINT64_C(0xff00ff00ff00ff),
    t1512 = t1416 ^ (t1511 << 8), t1513 = t1440 ^ t1511,
    t1514 = ((t1419 >> 8) ^ t1443) & UINT64_C(0xff00ff00ff00ff), t1515 = t1419 ^ (t1514 << 8),
    t1516 = t1443 ^ t1514, t1517 = ((t1422 >> 8) ^ t1446) & UINT64_C(0xff00ff00ff00ff),
    t1518 = t1422 ^ (t1517 << 8), t1519 = t1446 ^ t1517,
    t1520 = ((t1402 >> 8) ^ t1426) & UINT64_C(0xff00ff00ff00ff), t1521 = t1402 ^ (t1520 << 8),
    t1522 = t1426 ^ t1520, t1523 = ((t1405 >> 8) ^ t1429) & UINT64_C(0xff00ff00ff00ff),
    t1524 = t1405 ^ (t1523 << 8), t1525 = t1429 ^ t1523,
    t1526 = ((t1408 >> 8) ^ t1432) & UINT64_C(0xff00ff00ff00ff), t1527 = t1408 ^ (t1526 << 8),
    t1528 = t1432 ^ t1526, t1529 = ((t1411 >> 8) ^ t1435) & UINT64_C(0xff00ff00ff00ff),
    t1530 = t1411 ^ (t1529 << 8), t1531 = t1435 ^ t1529,
    t1532 = ((t1414 >> 8) ^ t1438) & UINT64_C(0xff00ff00ff00ff), t1533 = t1414 ^ (t1532 << 8),
    t1534 = t1438 ^ t1532, t1535 = ((t1417 >> 8) ^ t1441) & UINT64_C(0xff00ff00ff00ff),
    t1536 = t1417 ^ (t1535 << 8), t1537 = t1441 ^ t1535,
    t1538 = ((t1420 >> 8) ^ t1444) & UINT64_C(0xff00ff00ff00ff), t1539 = t1420 ^ (t1538 << 8),
    t1540 = t1444 ^ t1538, t1541 = ((t1423 >> 8) ^ t1447) & UINT64_C(0xff00ff00ff00ff),
    t1542 = t1423 ^ (t1541 << 8), t1543 = t1447 ^ t1541,
    t1544 = ((t1449 >> 4) ^ t1461) & UINT64_C(0xf0f0f0f0f0f0f0f), t1545 = t1449 ^ (t1544 << 4),
    t1546 = t1461 ^ t1544, t1547 = ((t1452 >> 4) ^ t1464) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1548 = t1452 ^ (t1547 << 4), t1549 = t1464 ^ t1547,
    t1550 = ((t1455 >> 4) ^ t1467) & UINT64_C(0xf0f0f0f0f0f0f0f), t1551 = t1455 ^ (t1550 << 4),
    t1552 = t1467 ^ t1550, t1553 = ((t1458 >> 4) ^ t1470) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1554 = t1458 ^ (t1553 << 4), t1555 = t1470 ^ t1553,
    t1556 = ((t1450 >> 4) ^ t1462) & UINT64_C(0xf0f0f0f0f0f0f0f), t1557 = t1450 ^ (t1556 << 4),
    t1558 = t1462 ^ t1556, t1559 = ((t1453 >> 4) ^ t1465) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1560 = t1453 ^ (t1559 << 4), t1561 = t1465 ^ t1559,
    t1562 = ((t1456 >> 4) ^ t1468) & UINT64_C(0xf0f0f0f0f0f0f0f), t1563 = t1456 ^ (t1562 << 4),
    t1564 = t1468 ^ t1562, t1565 = ((t1459 >> 4) ^ t1471) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1566 = t1459 ^ (t1565 << 4), t1567 = t1471 ^ t1565,
    t1568 = ((t1473 >> 4) ^ t1485) & UINT64_C(0xf0f0f0f0f0f0f0f), t1569 = t1473 ^ (t1568 << 4),
    t1570 = t1485 ^ t1568, t1571 = ((t1476 >> 4) ^ t1488) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1572 = t1476 ^ (t1571 << 4), t1573 = t1488 ^ t1571,
    t1574 = ((t1479 >> 4) ^ t1491) & UINT64_C(0xf0f0f0f0f0f0f0f), t1575 = t1479 ^ (t1574 << 4),
    t1576 = t1491 ^ t1574, t1577 = ((t1482 >> 4) ^ t1494) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1578 = t1482 ^ (t1577 << 4), t1579 = t1494 ^ t1577,
    t1580 = ((t1474 >> 4) ^ t1486) & UINT64_C(0xf0f0f0f0f0f0f0f), t1581 = t1474 ^ (t1580 << 4),
    t1582 = t1486 ^ t1580, t1583 = ((t1477 >> 4) ^ t1489) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1584 = t1477 ^ (t1583 << 4), t1585 = t1489 ^ t1583,
    t1586 = ((t1480 >> 4) ^ t1492) & UINT64_C(0xf0f0f0f0f0f0f0f), t1587 = t1480 ^ (t1586 << 4),
    t1588 = t1492 ^ t1586, t1589 = ((t1483 >> 4) ^ t1495) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1590 = t1483 ^ (t1589 << 4), t1591 = t1495 ^ t1589,
    t1592 = ((t1497 >> 4) ^ t1509) & UINT64_C(0xf0f0f0f0f0f0f0f), t1593 = t1497 ^ (t1592 << 4),
    t1594 = t1509 ^ t1592, t1595 = ((t1500 >> 4) ^ t1512) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1596 = t1500 ^ (t1595 << 4), t1597 = t1512 ^ t1595,
    t1598 = ((t1503 >> 4) ^ t1515) & UINT64_C(0xf0f0f0f0f0f0f0f), t1599 = t1503 ^ (t1598 << 4),
    t1600 = t1515 ^ t1598, t1601 = ((t1506 >> 4) ^ t1518) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1602 = t1506 ^ (t1601 << 4), t1603 = t1518 ^ t1601,
    t1604 = ((t1498 >> 4) ^ t1510) & UINT64_C(0xf0f0f0f0f0f0f0f), t1605 = t1498 ^ (t1604 << 4),
    t1606 = t1510 ^ t1604, t1607 = ((t1501 >> 4) ^ t1513) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1608 = t1501 ^ (t1607 << 4), t1609 = t1513 ^ t1607,
    t1610 = ((t1504 >> 4) ^ t1516) & UINT64_C(0xf0f0f0f0f0f0f0f), t1611 = t1504 ^ (t1610 << 4),
    t1612 = t1516 ^ t1610, t1613 = ((t1507 >> 4) ^ t1519) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1614 = t1507 ^ (t1613 << 4), t1615 = t1519 ^ t1613,
    t1616 = ((t1521 >> 4) ^ t1533) & UINT64_C(0xf0f0f0f0f0f0f0f), t1617 = t1521 ^ (t1616 << 4),
    t1618 = t1533 ^ t1616, t1619 = ((t1524 >> 4) ^ t1536) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1620 = t1524 ^ (t1619 << 4), t1621 = t1536 ^ t1619,
    t1622 = ((t1527 >> 4) ^ t1539) & UINT64_C(0xf0f0f0f0f0f0f0f), t1623 = t1527 ^ (t1622 << 4),
    t1624 = t1539 ^ t1622, t1625 = ((t1530 >> 4) ^ t1542) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1626 = t1530 ^ (t1625 << 4), t1627 = t1542 ^ t1625,
    t1628 = ((t1522 >> 4) ^ t1534) & UINT64_C(0xf0f0f0f0f0f0f0f), t1629 = t1522 ^ (t1628 << 4),
    t1630 = t1534 ^ t1628, t1631 = ((t1525 >> 4) ^ t1537) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1632 = t1525 ^ (t1631 << 4), t1633 = t1537 ^ t1631,
    t1634 = ((t1528 >> 4) ^ t1540) & UINT64_C(0xf0f0f0f0f0f0f0f), t1635 = t1528 ^ (t1634 << 4),
    t1636 = t1540 ^ t1634, t1637 = ((t1531 >> 4) ^ t1543) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1638 = t1531 ^ (t1637 << 4), t1639 = t1543 ^ t1637,
    t1640 = ((t1545 >> 2) ^ t1551) & UINT64_C(0x3333333333333333), t1641 = t1545 ^ (t1640 << 2),
    t1642 = t1551 ^ t1640, t1643 = ((t1548 >> 2) ^ t1554) & UINT64_C(0x3333333333333333),
    t1644 = t1548 ^ (t1643 << 2), t1645 = t1554 ^ t1643,
    t1646 = ((t1546 >> 2) ^ t1552) & UINT64_C(0x3333333333333333), t1647 = t1546 ^ (t1646 << 2),
    t1648 = t1552 ^ t1646, t1649 = ((t1549 >> 2) ^ t1555) & UINT64_C(0x3333333333333333),
    t1650 = t1549 ^ (t1649 << 2), t1651 = t1555 ^ t1649,
    t1652 = ((t1557 >> 2) ^ t1563) & UINT64_C(0x3333333333333333), t1653 = t1557 ^ (t1652 << 2),
    t1654 = t1563 ^ t1652, t1655 = ((t1560 >> 2) ^ t1566) & UINT64_C(0x3333333333333333),
    t1656 = t1560 ^ (t1655 << 2), t1657 = t1566 ^ t1655,
    t1658 = ((t1558 >> 2) ^ t1564) & UINT64_C(0x3333333333333333), t1659 = t1558 ^ (t1658 << 2),
    t1660 = t1564 ^ t1658, t1661 = ((t1561 >> 2) ^ t1567) & UINT64_C(0x3333333333333333),
    t1662 = t1561 ^ (t1661 << 2), t1663 = t1567 ^ t1661,
    t1664 = ((t1569 >> 2) ^ t1575) & UINT64_C(0x3333333333333333), t1665 = t1569 ^ (t1664 << 2),
    t1666 = t1575 ^ t1664, t1667 = ((t1572 >> 2) ^ t1578) & UINT64_C(0x3333333333333333),
    t1668 = t1572 ^ (t1667 << 2), t1669 = t1578 ^ t1667,
    t1670 = ((t1570 >> 2) ^ t1576) & UINT64_C(0x3333333333333333), t1671 = t1570 ^ (t1670 << 2),
    t1672 = t1576 ^ t1670, t1673 = ((t1573 >> 2) ^ t1579) & UINT64_C(0x3333333333333333),
    t1674 = t1573 ^ (t1673 << 2), t1675 = t1579 ^ t1673,
    t1676 = ((t1581 >> 2) ^ t1587) & UINT64_C(0x3333333333333333), t1677 = t1581 ^ (t1676 << 2),
    t1678 = t1587 ^ t1676, t1679 = ((t1584 >> 2) ^ t1590) & UINT64_C(0x3333333333333333),
    t1680 = t1584 ^ (t1679 << 2), t1681 = t1590 ^ t1679,
    t1682 = ((t1582 >> 2) ^ t1588) & UINT64_C(0x3333333333333333), t1683 = t1582 ^ (t1682 << 2),
    t1684 = t1588 ^ t1682, t1685 = ((t1585 >> 2) ^ t1591) & UINT64_C(0x3333333333333333),
    t1686 = t1585 ^ (t1685 << 2), t1687 = t1591 ^ t1685,
    t1688 = ((t1593 >> 2) ^ t1599) & UINT64_C(0x3333333333333333), t1689 = t1593 ^ (t1688 << 2),
    t1690 = t1599 ^ t1688, t1691 = ((t1596 >> 2) ^ t1602) & UINT64_C(0x3333333333333333),
    t1692 = t1596 ^ (t1691 << 2), t1693 = t1602 ^ t1691,
    t1694 = ((t1594 >> 2) ^ t1600) & UINT64_C(0x3333333333333333), t1695 = t1594 ^ (t1694 << 2),
    t1696 = t1600 ^ t1694, t1697 = ((t1597 >> 2) ^ t1603) & UINT64_C(0x3333333333333333),
    t1698 = t1597 ^ (t1697 << 2), t1699 = t1603 ^ t1697,
    t1700 = ((t1605 >> 2) ^ t1611) & UINT64_C(0x3333333333333333), t1701 = t1605 ^ (t1700 << 2),
    t1702 = t1611 ^ t1700, t1703 = ((t1608 >> 2) ^ t1614) & UINT64_C(0x3333333333333333),
    t1704 = t1608 ^ (t1703 << 2), t1705 = t1614 ^ t1703,
    t1706 = ((t1606 >> 2) ^ t1612) & UINT64_C(0x3333333333333333), t1707 = t1606 ^ (t1706 << 2),
    t1708 = t1612 ^ t1706, t1709 = ((t1609 >> 2) ^ t1615) & UINT64_C(0x3333333333333333),
    t1710 = t1609 ^ (t1709 << 2), t1711 = t1615 ^ t1709,
    t1712 = ((t1617 >> 2) ^ t1623) & UINT64_C(0x3333333333333333), t1713 = t1617 ^ (t1712 << 2),
    t1714 = t1623 ^ t1712, t1715 = ((t1620 >> 2) ^ t1626) & UINT64_C(0x3333333333333333),
    t1716 = t1620 ^ (t1715 << 2), t1717 = t1626 ^ t1715,
    t1718 = ((t1618 >> 2) ^ t1624) & UINT64_C(0x3333333333333333), t1719 = t1618 ^ (t1718 << 2),
    t1720 = t1624 ^ t1718, t1721 = ((t1621 >> 2) ^ t1627) & UINT64_C(0x3333333333333333),
    t1722 = t1621 ^ (t1721 << 2), t1723 = t1627 ^ t1721,
    t1724 = ((t1629 >> 2) ^ t1635) & UINT64_C(0x3333333333333333), t1725 = t1629 ^ (t1724 << 2),
    t1726 = t1635 ^ t1724, t1727 = ((t1632 >> 2) ^ t1638) & UINT64_C(0x3333333333333333),
    t1728 = t1632 ^ (t1727 << 2), t1729 = t1638 ^ t1727,
    t1730 = ((t1630 >> 2) ^ t1636) & UINT64_C(0x3333333333333333), t1731 = t1630 ^ (t1730 << 2),
    t1732 = t1636 ^ t1730, t1733 = ((t1633 >> 2) ^ t1639) & UINT64_C(0x3333333333333333),
    t1734 = t1633 ^ (t1733 << 2), t1735 = t1639 ^ t1733,
    t1736 = ((t1641 >> 1) ^ t1644) & UINT64_C(0x5555555555555555),
    t1737 = ((t1642 >> 1) ^ t1645) & UINT64_C(0x5555555555555555),
    t1738 = ((t1647 >> 1) ^ t1650) & UINT64_C(0x5555555555555555),
    t1739 = ((t1648 >> 1) ^ t1651) & UINT64_C(0x5555555555555555),
    t1740 = ((t1653 >> 1) ^ t1656) & UINT64_C(0x5555555555555555),
    t1741 = ((t1654 >> 1) ^ t1657) & UINT64_C(0x5555555555555555),
    t1742 = ((t1659 >> 1) ^ t1662) & UINT64_C(0x5555555555555555),
    t1743 = ((t1660 >> 1) ^ t1663) & UINT64_C(0x5555555555555555),
    t1744 = ((t1665 >> 1) ^ t1668) & UINT64_C(0x5555555555555555),
    t1745 = ((t1666 >> 1) ^ t1669) & UINT64_C(0x5555555555555555),
    t1746 = ((t1671 >> 1) ^ t1674) & UINT64_C(0x5555555555555555),
    t1747 = ((t1672 >> 1) ^ t1675) & UINT64_C(0x5555555555555555),
    t1748 = ((t1677 >> 1) ^ t1680) & UINT64_C(0x5555555555555555),
    t1749 = ((t1678 >> 1) ^ t1681) & UINT64_C(0x5555555555555555),
    t1750 = ((t1683 >> 1) ^ t1686) & UINT64_C(0x5555555555555555),
    t1751 = ((t1684 >> 1) ^ t1687) & UINT64_C(0x5555555555555555),
    t1752 = ((t1689 >> 1) ^ t1692) & UINT64_C(0x5555555555555555),
    t1753 = ((t1690 >> 1) ^ t1693) & UINT64_C(0x5555555555555555),
    t1754 = ((t1695 >> 1) ^ t1698) & UINT64_C(0x5555555555555555),
    t1755 = ((t1696 >> 1) ^ t1699) & UINT64_C(0x5555555555555555),
    t1756 = ((t1701 >> 1) ^ t1704) & UINT64_C(0x5555555555555555),
    t1757 = ((t1702 >> 1) ^ t1705) & UINT64_C(0x5555555555555555),
    t1758 = ((t1707 >> 1) ^ t1710) & UINT64_C(0x5555555555555555),
    t1759 = ((t1708 >> 1) ^ t1711) & UINT64_C(0x5555555555555555),
    t1760 = ((t1713 >> 1) ^ t1716) & UINT64_C(0x5555555555555555),
    t1761 = ((t1714 >> 1) ^ t1717) & UINT64_C(0x5555555555555555),
    t1762 = ((t1719 >> 1) ^ t1722) & UINT64_C(0x5555555555555555),
    t1763 = ((t1720 >> 1) ^ t1723) & UINT64_C(0x5555555555555555),
    t1764 = ((t1725 >> 1) ^ t1728) & UINT64_C(0x5555555555555555),
    t1765 = ((t1726 >> 1) ^ t1729) & UINT64_C(0x5555555555555555),
    t1766 = ((t1731 >> 1) ^ t1734) & UINT64_C(0x5555555555555555),
    t1767 = ((t1732 >> 1) ^ t1735) & UINT64_C(0x5555555555555555);
    store_le64(out, t1641 ^ (t1736 << 1));
    store_le64(out + 8, t1644 ^ t1736);
    store_le64(out + 16, t1642 ^ (t1737 << 1));
    store_le64(out + 24, t1645 ^ t1737);
    store_le64(out + 32, t1647 ^ (t1738 << 1));
    store_le64(out + 40, t1650 ^ t1738);
    store_le64(out + 48, t1648 ^ (t1739 << 1));
    store_le64(out + 56, t1651 ^ t1739);
    store_le64(out + 64, t1653 ^ (t1740 << 1));
    store_le64(out + 72, t1656 ^ t1740);
    store_le64(out + 80, t1654 ^ (t1741 << 1));
    store_le64(out + 88, t1657 ^ t1741);
    store_le64(out + 96, t1659 ^ (t1742 << 1));
    store_le64(out + 104, t1662 ^ t1742);
    store_le64(out + 112, t1660 ^ (t1743 << 1));
    store_le64(out + 120, t1663 ^ t1743);
    store_le64(out + 128, t1665 ^ (t1744 << 1));
    store_le64(out + 136, t1668 ^ t1744);
    store_le64(out + 144, t1666 ^ (t1745 << 1));
    store_le64(out + 152, t1669 ^ t1745);
    store_le64(out + 160, t1671 ^ (t1746 << 1));
    store_le64(out + 168, t1674 ^ t1746);
    store_le64(out + 176, t1672 ^ (t1747 << 1));
    store_le64(out + 184, t1675 ^ t1747);
    store_le64(out + 192, t1677 ^ (t1748 << 1));
    store_le64(out + 200, t1680 ^ t1748);
    store_le64(out + 208, t1678 ^ (t1749 << 1));
    store_le64(out + 216, t1681 ^ t1749);
    store_le64(out + 224, t1683 ^ (t1750 << 1));
    store_le64(out + 232, t1686 ^ t1750);
    store_le64(out + 240, t1684 ^ (t1751 << 1));
    store_le64(out + 248, t1687 ^ t1751);
    store_le64(out + 256, t1689 ^ (t1752 << 1));
    store_le64(out + 264, t1692 ^ t1752);
    store_le64(out + 272, t1690 ^ (t1753 << 1));
    store_le64(out + 280, t1693 ^ t1753);
    store_le64(out + 288, t1695 ^ (t1754 << 1));
    store_le64(out + 296, t1698 ^ t1754);
    store_le64(out + 304, t1696 ^ (t1755 << 1));
    store_le64(out + 312, t1699 ^ t1755);
    store_le64(out + 320, t1701 ^ (t1756 << 1));
    store_le64(out + 328, t1704 ^ t1756);
    store_le64(out + 336, t1702 ^ (t1757 << 1));
    store_le64(out + 344, t1705 ^ t1757);
    store_le64(out + 352, t1707 ^ (t1758 << 1));
    store_le64(out + 360, t1710 ^ t1758);
    store_le64(out + 368, t1708 ^ (t1759 << 1));
    store_le64(out + 376, t1711 ^ t1759);
    store_le64(out + 384, t1713 ^ (t1760 << 1));
    store_le64(out + 392, t1716 ^ t1760);
    store_le64(out + 400, t1714 ^ (t1761 << 1));
    store_le64(out + 408, t1717 ^ t1761);
    store_le64(out + 416, t1719 ^ (t1762 << 1));
    store_le64(out + 424, t1722 ^ t1762);
    store_le64(out + 432, t1720 ^ (t1763 << 1));
    store_le64(out + 440, t1723 ^ t1763);
    store_le64(out + 448, t1725 ^ (t1764 << 1));
    store_le64(out + 456, t1728 ^ t1764);
    store_le64(out + 464, t1726 ^ (t1765 << 1));
    store_le64(out + 472, t1729 ^ t1765);
    store_le64(out + 480, t1731 ^ (t1766 << 1));
    store_le64(out + 488, t1734 ^ t1766);
    store_le64(out + 496, t1732 ^ (t1767 << 1));
    store_le64(out + 504, t1735 ^ t1767);
}

void lwcc_skinny64_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_64_ecb_encrypt_c(buffer, buffer, 64, rk);
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
    // round 32 (skinny.dsl:66)
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
    t701 = t698 ^ (t699 & t700), t702 = ((t611 ^ t564) ^ t612) ^ load64(rk + 384),
    t703 = ((t614 ^ t567) ^ t615) ^ load64(rk + 392),
    t704 = (((t605 ^ t558) ^ t606) ^ load64(rk + 2432)) ^ (t702 | t703),
    t705 = (((t608 ^ t561) ^ t609) ^ load64(rk + 2440)) ^ (t703 | t704),
    t706 = t702 ^ (t704 | t705), t707 = ~t706, t708 = t703 ^ (t705 | t707),
    t709 = ((t623 ^ t576) ^ t624) ^ load64(rk + 1232),
    t710 = ((t626 ^ t579) ^ t627) ^ load64(rk + 1240),
    t711 = (((t617 ^ t570) ^ t618) ^ load64(rk + 1216)) ^ (t709 & t710),
    t712 = (((t620 ^ t573) ^ t621) ^ load64(rk + 1224)) ^ (t710 & t711),
    t713 = t709 ^ (t711 & t712), t714 = t710 ^ (t712 & t713),
    t715 = ((t635 ^ t588) ^ t636) ^ load64(rk + 608),
    t716 = ((t638 ^ t591) ^ t639) ^ load64(rk + 616),
    t717 = (((t629 ^ t582) ^ t630) ^ load64(rk + 592)) ^ (t715 & t716),
    t718 = (((t632 ^ t585) ^ t633) ^ load64(rk + 600)) ^ (t716 & t717), t719 = t715 ^ (t717 & t718),
    t720 = t716 ^ (t718 & t719), t721 = load64(rk + 24),
    t722 = (((t599 ^ t552) ^ t600) ^ load64(rk + 1104)) ^ t721,
    t723 = (((t602 ^ t555) ^ t603) ^ load64(rk + 1112)) ^ t721, t724 = load64(rk),
    t725 = (((t593 ^ t546) ^ t594) ^ load64(rk + 1088)) ^ t724, t726 = t725 ^ (t722 & t723),
    t727 = (((t596 ^ t549) ^ t597) ^ load64(rk + 536)) ^ t724, t728 = t727 ^ (t723 & t726),
    t729 = t722 ^ (t726 & t728), t730 = t723 ^ (t728 & t729), t731 = t623 ^ load64(rk + 3072),
    t732 = t626 ^ load64(rk + 3080), t733 = (t617 ^ load64(rk + 3056)) ^ (t731 & t732),
    t734 = (t620 ^ load64(rk + 3064)) ^ (t732 & t733), t735 = t731 ^ (t733 & t734),
    t736 = t732 ^ (t734 & t735), t737 = t635 ^ load64(rk + 576), t738 = t638 ^ load64(rk + 584),
    t739 = (t629 ^ load64(rk + 560)) ^ (t737 & t738),
    t740 = (t632 ^ load64(rk + 568)) ^ (t738 & t739), t741 = t737 ^ (t739 & t740),
    t742 = t738 ^ (t740 & t741), t743 = t599 ^ load64(rk + 1824), t744 = t602 ^ load64(rk + 1832),
    t745 = (t593 ^ load64(rk + 1808)) ^ (t743 & t744),
    t746 = (t596 ^ load64(rk + 1816)) ^ (t744 & t745), t747 = t743 ^ (t745 & t746),
    t748 = t744 ^ (t746 & t747), t749 = (t611 ^ load64(rk + 512)) ^ t721,
    t750 = (t614 ^ load64(rk + 520)) ^ t724,
    t751 = ((t605 ^ load64(rk + 496)) ^ t721) ^ (t749 & t750),
    t752 = ((t608 ^ load64(rk + 504)) ^ t721) ^ (t750 & t751), t753 = t749 ^ (t751 & t752),
    t754 = t750 ^ (t752 & t753);
    // round 31 (skinny.dsl:66)
    const uint64_t t755 = t705 ^ t659, t756 = t706 ^ t660, t757 = t734 ^ t658, t758 = t735 ^ t660,
    t759 = t712 ^ t664, t760 = t713 ^ t665, t761 = t740 ^ t664, t762 = t741 ^ t665,
    t763 = t718 ^ t670, t764 = t719 ^ t671, t765 = t746 ^ t670, t766 = t747 ^ t671,
    t767 = t728 ^ t676, t768 = t729 ^ t677, t769 = t752 ^ t676, t770 = t753 ^ t677,
    t771 = (t742 ^ t666) ^ (t761 & t762), t772 = (t739 ^ t662) ^ (t762 & t771), t773 = ~t771,
    t774 = t761 ^ (t773 | t772), t775 = t762 ^ (t772 | t774), t776 = (t748 ^ t672) ^ (t765 & t766),
    t777 = (t745 ^ t669) ^ (t766 & t776), t778 = t765 ^ ((~t776) | t777),
    t779 = t766 ^ (t777 | t778), t780 = (t754 ^ t678) ^ (t769 & t770),
    t781 = (t751 ^ t675) ^ (t770 & t780), t782 = ~t780, t783 = t769 ^ (t782 | t781),
    t784 = t770 ^ (t781 | t783), t785 = (t736 ^ t661) ^ (t757 & t758),
    t786 = (t733 ^ t656) ^ (t758 & t785), t787 = ~t785, t788 = t757 ^ (t787 | t786),
    t789 = t758 ^ (t786 | t788), t790 = (t720 ^ t672) ^ (t763 & t764),
    t791 = (t717 ^ t668) ^ (t764 & t790), t792 = t763 ^ (t790 & t791), t793 = t764 ^ (t791 & t792),
    t794 = (t730 ^ t678) ^ (t767 & t768), t795 = (t726 ^ t674) ^ (t768 & t794),
    t796 = t767 ^ (t794 & t795), t797 = t768 ^ (t795 & t796), t798 = (t708 ^ t661) ^ (t755 & t756),
    t799 = (t704 ^ t656) ^ (t756 & t798), t800 = t755 ^ (t798 & t799), t801 = t756 ^ (t799 & t800),
    t802 = (t714 ^ t666) ^ (t759 & t760), t803 = (t711 ^ t662) ^ (t760 & t802),
    t804 = t759 ^ (t802 & t803), t805 = t760 ^ (t803 & t804),
    t806 = ((t728 ^ t699) ^ t676) ^ load64(rk + 2136),
    t807 = ((t729 ^ t700) ^ t677) ^ load64(rk + 2144),
    t808 = (((t730 ^ t701) ^ t678) ^ load64(rk + 2120)) ^ (t806 & t807),
    t809 = (((t726 ^ t697) ^ t674) ^ load64(rk + 2128)) ^ (t807 & t808),
    t810 = t806 ^ (t808 & t809), t811 = t807 ^ (t809 & t810),
    t812 = ((t705 ^ t683) ^ t658) ^ load64(rk + 920),
    t813 = ((t707 ^ t682) ^ t660) ^ load64(rk + 928),
    t814 = (((t708 ^ t684) ^ t661) ^ load64(rk + 904)) ^ (t812 & t813),
    t815 = (((t704 ^ t680) ^ t656) ^ load64(rk + 160)) ^ (t813 & t814), t816 = t812 ^ (t814 & t815),
    t817 = t813 ^ (t815 & t816), t818 = ((t712 ^ t687) ^ t664) ^ load64(rk + 296),
    t819 = ((t713 ^ t689) ^ t665) ^ load64(rk + 304),
    t820 = (((t714 ^ t690) ^ t666) ^ load64(rk + 280)) ^ (t818 & t819),
    t821 = (((t711 ^ t688) ^ t662) ^ load64(rk + 720)) ^ (t819 & t820), t822 = t818 ^ (t820 & t821),
    t823 = t819 ^ (t821 & t822), t824 = load64(rk + 24),
    t825 = (((t718 ^ t693) ^ t670) ^ load64(rk + 792)) ^ t824,
    t826 = (((t719 ^ t695) ^ t671) ^ load64(rk + 800)) ^ t824, t827 = load64(rk),
    t828 = (((t720 ^ t696) ^ t672) ^ load64(rk + 776)) ^ t827, t829 = t828 ^ (t825 & t826),
    t830 = (((t717 ^ t694) ^ t668) ^ load64(rk + 224)) ^ t824, t831 = t830 ^ (t826 & t829),
    t832 = t825 ^ (t829 & t831), t833 = t826 ^ (t831 & t832), t834 = t705 ^ load64(rk + 2760),
    t835 = t706 ^ load64(rk + 112), t836 = (t708 ^ load64(rk + 88)) ^ (t834 & t835),
    t837 = (t704 ^ load64(rk + 2752)) ^ (t835 & t836), t838 = t834 ^ (t836 & t837),
    t839 = t835 ^ (t837 & t838), t840 = t712 ^ load64(rk + 1416), t841 = t713 ^ load64(rk + 1424),
    t842 = (t714 ^ load64(rk + 1400)) ^ (t840 & t841),
    t843 = (t711 ^ load64(rk + 848)) ^ (t841 & t842), t844 = t840 ^ (t842 & t843),
    t845 = t841 ^ (t843 & t844), t846 = t718 ^ load64(rk + 136), t847 = t719 ^ load64(rk + 144),
    t848 = (t720 ^ load64(rk + 120)) ^ (t846 & t847),
    t849 = (t717 ^ load64(rk + 128)) ^ (t847 & t848), t850 = t846 ^ (t848 & t849),
    t851 = t847 ^ (t849 & t850), t852 = (t728 ^ load64(rk + 888)) ^ t827,
    t853 = (t729 ^ load64(rk + 896)) ^ t827,
    t854 = ((t730 ^ load64(rk + 872)) ^ t824) ^ (t852 & t853),
    t855 = ((t726 ^ load64(rk + 880)) ^ t824) ^ (t853 & t854), t856 = t852 ^ (t854 & t855),
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
    uint64_t x13 = t839;
    uint64_t x14 = t836;
    uint64_t x15 = t837;
    uint64_t x16 = t838;
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
    uint64_t x29 = t845;
    uint64_t x30 = t842;
    uint64_t x31 = t843;
    uint64_t x32 = t844;
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
    uint64_t x45 = t851;
    uint64_t x46 = t848;
    uint64_t x47 = t780;
    uint64_t x48 = t849;
    uint64_t x49 = t850;
    uint64_t x50 = t833;
    uint64_t x51 = t805;
    uint64_t x52 = t789;
    uint64_t x53 = t829;
    uint64_t x54 = t802;
    uint64_t x55 = t787;
    uint64_t x56 = t831;
    uint64_t x57 = t803;
    uint64_t x58 = t786;
    uint64_t x59 = t832;
    uint64_t x60 = t804;
    uint64_t x61 = t788;
    uint64_t x62 = t857;
    uint64_t x63 = t854;
    uint64_t x64 = t785;
    uint64_t x65 = t855;
    uint64_t x66 = t856;
    for (unsigned i = 0; i < 14; i++) {
        const uint8_t *round = rk + 9048 + 576 * i;
        // round 30 (skinny.dsl:66)
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
        // round 29 (skinny.dsl:66)
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
    t1459 = t1413 ^ (t1457 & t1458), t1460 = ((x56 ^ x57) ^ x58) ^ load64(rk + 3072),
    t1461 = ((x59 ^ x60) ^ x61) ^ load64(rk + 3080),
    t1462 = (((x50 ^ x51) ^ x52) ^ load64(rk + 3056)) ^ (t1460 & t1461),
    t1463 = (((x53 ^ x54) ^ x55) ^ load64(rk + 3064)) ^ (t1461 & t1462),
    t1464 = t1460 ^ (t1462 & t1463), t1465 = t1461 ^ (t1463 & t1464),
    t1466 = ((x6 ^ x7) ^ x8) ^ load64(rk + 544), t1467 = ((x9 ^ x10) ^ x11) ^ load64(rk + 552),
    t1468 = (((x0 ^ x1) ^ x2) ^ load64(rk + 528)) ^ (t1466 & t1467),
    t1469 = (((x3 ^ x4) ^ x5) ^ load64(rk + 536)) ^ (t1467 & t1468),
    t1470 = t1466 ^ (t1468 & t1469), t1471 = t1467 ^ (t1469 & t1470),
    t1472 = ((x23 ^ x24) ^ x25) ^ load64(rk + 1232),
    t1473 = ((x26 ^ x27) ^ x28) ^ load64(rk + 1240),
    t1474 = (((x17 ^ x18) ^ x19) ^ load64(rk + 1216)) ^ (t1472 & t1473),
    t1475 = (((x20 ^ x21) ^ x22) ^ load64(rk + 472)) ^ (t1473 & t1474),
    t1476 = t1472 ^ (t1474 & t1475), t1477 = t1473 ^ (t1475 & t1476), t1478 = load64(rk + 24),
    t1479 = (((x39 ^ x40) ^ x41) ^ load64(rk + 1728)) ^ t1478,
    t1480 = (((x42 ^ x43) ^ x44) ^ load64(rk + 1736)) ^ t1478,
    t1481 = (((x33 ^ x34) ^ x35) ^ load64(rk + 1712)) ^ t1478, t1482 = t1481 ^ (t1479 & t1480),
    t1483 = (((x36 ^ x37) ^ x38) ^ load64(rk + 1160)) ^ t1478, t1484 = t1483 ^ (t1480 & t1482),
    t1485 = t1479 ^ (t1482 & t1484), t1486 = t1480 ^ (t1484 & t1485),
    t1487 = x6 ^ load64(rk + 1040), t1488 = x9 ^ load64(rk + 1048),
    t1489 = (x0 ^ load64(rk + 1024)) ^ (t1487 & t1488),
    t1490 = (x3 ^ load64(rk + 1032)) ^ (t1488 & t1489), t1491 = t1487 ^ (t1489 & t1490),
    t1492 = t1488 ^ (t1490 & t1491), t1493 = x23 ^ load64(rk + 512), t1494 = x26 ^ load64(rk + 520),
    t1495 = (x17 ^ load64(rk + 496)) ^ (t1493 & t1494),
    t1496 = (x20 ^ load64(rk + 504)) ^ (t1494 & t1495), t1497 = t1493 ^ (t1495 & t1496),
    t1498 = t1494 ^ (t1496 & t1497), t1499 = x39 ^ load64(rk + 384), t1500 = x42 ^ load64(rk + 392),
    t1501 = (x33 ^ load64(rk + 368)) ^ (t1499 & t1500),
    t1502 = (x36 ^ load64(rk + 376)) ^ (t1500 & t1501), t1503 = t1499 ^ (t1501 & t1502),
    t1504 = t1500 ^ (t1502 & t1503), t1505 = (x56 ^ load64(rk + 1824)) ^ t1478,
    t1506 = (x59 ^ load64(rk + 1832)) ^ t1478, t1507 = load64(rk),
    t1508 = ((x50 ^ load64(rk + 1808)) ^ t1507) ^ (t1505 & t1506),
    t1509 = ((x53 ^ load64(rk + 1816)) ^ t1507) ^ (t1506 & t1508), t1510 = t1505 ^ (t1508 & t1509),
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
    t1567 = t1517 ^ (t1564 | t1566), t1568 = ((t1484 ^ t1457) ^ t1440) ^ load64(rk + 2760),
    t1569 = ((t1485 ^ t1458) ^ t1442) ^ load64(rk + 2768),
    t1570 = (((t1486 ^ t1459) ^ t1443) ^ load64(rk + 88)) ^ (t1568 & t1569),
    t1571 = (((t1482 ^ t1456) ^ t1441) ^ load64(rk + 96)) ^ (t1569 & (~t1570)),
    t1572 = t1568 ^ (t1570 | t1571), t1573 = t1569 ^ (t1571 | t1572),
    t1574 = ((t1463 ^ t1445) ^ t1425) ^ load64(rk + 232),
    t1575 = ((t1464 ^ t1446) ^ t1427) ^ load64(rk + 240),
    t1576 = (((t1465 ^ t1447) ^ t1428) ^ load64(rk + 776)) ^ (t1574 & t1575),
    t1577 = (((t1462 ^ t1444) ^ t1426) ^ load64(rk + 224)) ^ (t1575 & (~t1576)),
    t1578 = t1574 ^ (t1576 | t1577), t1579 = t1575 ^ (t1577 | t1578),
    t1580 = ((t1469 ^ t1449) ^ t1430) ^ load64(rk + 920),
    t1581 = ((t1470 ^ t1450) ^ t1432) ^ load64(rk + 928),
    t1582 = (((t1471 ^ t1451) ^ t1433) ^ load64(rk + 152)) ^ (t1580 & t1581),
    t1583 = (((t1468 ^ t1448) ^ t1431) ^ load64(rk + 160)) ^ (t1581 & (~t1582)),
    t1584 = t1580 ^ (t1582 | t1583), t1585 = t1581 ^ (t1583 | t1584), t1586 = load64(rk + 24),
    t1587 = (((t1475 ^ t1453) ^ t1435) ^ load64(rk + 1416)) ^ t1586,
    t1588 = (((t1476 ^ t1454) ^ t1437) ^ load64(rk + 1424)) ^ t1586, t1589 = load64(rk + 40),
    t1590 = (((t1477 ^ t1455) ^ t1438) ^ load64(rk + 1400)) ^ t1589,
    t1591 = t1590 ^ (t1587 & t1588), t1592 = (((t1474 ^ t1452) ^ t1436) ^ load64(rk + 848)) ^ t1589,
    t1593 = t1592 ^ (t1588 & (~t1591)), t1594 = t1587 ^ (t1591 | t1593),
    t1595 = t1588 ^ (t1593 | t1594), t1596 = t1463 ^ load64(rk + 728),
    t1597 = t1464 ^ load64(rk + 736), t1598 = (t1465 ^ load64(rk + 280)) ^ (t1596 & t1597),
    t1599 = (t1462 ^ load64(rk + 288)) ^ (t1597 & (~t1598)), t1600 = t1596 ^ (t1598 | t1599),
    t1601 = t1597 ^ (t1599 | t1600), t1602 = t1469 ^ load64(rk + 200),
    t1603 = t1470 ^ load64(rk + 208), t1604 = (t1471 ^ load64(rk + 872)) ^ (t1602 & t1603),
    t1605 = (t1468 ^ load64(rk + 880)) ^ (t1603 & (~t1604)), t1606 = t1602 ^ (t1604 | t1605),
    t1607 = t1603 ^ (t1605 | t1606), t1608 = t1475 ^ load64(rk + 72),
    t1609 = t1476 ^ load64(rk + 80), t1610 = (t1477 ^ load64(rk + 2120)) ^ (t1608 & t1609),
    t1611 = (t1474 ^ load64(rk + 2128)) ^ (t1609 & (~t1610)), t1612 = t1608 ^ (t1610 | t1611),
    t1613 = t1609 ^ (t1611 | t1612), t1614 = (t1484 ^ load64(rk + 1512)) ^ t1586,
    t1615 = (t1485 ^ load64(rk + 1520)) ^ t1586,
    t1616 = ((t1486 ^ load64(rk + 1496)) ^ load64(rk + 8)) ^ (t1614 & t1615),
    t1617 = ((t1482 ^ load64(rk + 1504)) ^ t1589) ^ (t1615 & (~t1616)),
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

void lwcc_skinny64_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
        lwcc_skinny64_64_ecb_decrypt_c(buffer, buffer, 64, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny64_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny64_64_key_setup_c(ctx, key);
    lwcc_skinny64_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny64_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = bit64(nonce[0], 5);
    // round 1 (skinny.dsl:60)
    const uint64_t t1 = ~t0, t2 = ~bit64(nonce[0], 7), t3 = ~bit64(nonce[0], 6),
    t4 = t2 ^ (t1 & t3), t5 = (~bit64(nonce[0], 4)) ^ (t3 & t2),
    t6 = ((~(t1 ^ (t4 & t5))) ^ load64(ctx + 8)) ^ load64(ctx + 120), t7 = ~t6;
    store64(ctx + 25848, t7);
    const uint64_t t8 = load64(ctx + 40), t9 = ~(((~(t3 ^ (t1 & t5))) ^ t8) ^ load64(ctx + 128));
    store64(ctx + 25856, t9);
    const uint64_t t10 = ((~t4) ^ t8) ^ load64(ctx + 136), t11 = ~t10;
    store64(ctx + 25864, t11);
    const uint64_t t12 = ((~t5) ^ t8) ^ load64(ctx + 144), t13 = ~t12;
    store64(ctx + 25872, t13);
    const uint64_t t14 = bit64(nonce[3], 1), t15 = ~t14, t16 = ~bit64(nonce[3], 3),
    t17 = ~bit64(nonce[3], 2), t18 = t16 ^ (t15 & t17), t19 = (~bit64(nonce[3], 0)) ^ (t17 & t16);
    store64(ctx + 25880, (~(t15 ^ (t18 & t19))) ^ load64(ctx + 88));
    store64(ctx + 25888, ~((~(t17 ^ (t15 & t19))) ^ load64(ctx + 96)));
    store64(ctx + 25896, (~t18) ^ load64(ctx + 104));
    store64(ctx + 25904, (~t19) ^ load64(ctx + 112));
    store64(ctx + 25912, t6);
    store64(ctx + 25920, t10);
    store64(ctx + 25928, t12);
    const uint64_t t20 = bit64(nonce[0], 1), t21 = ~t20, t22 = ~bit64(nonce[0], 3),
    t23 = ~bit64(nonce[0], 2), t24 = t22 ^ (t21 & t23), t25 = (~bit64(nonce[0], 0)) ^ (t23 & t22),
    t26 = (~(t21 ^ (t24 & t25))) ^ load64(ctx + 56), t27 = ~t26;
    store64(ctx + 25936, t27);
    const uint64_t t28 = ~((~(t23 ^ (t21 & t25))) ^ load64(ctx + 64));
    store64(ctx + 25944, t28);
    const uint64_t t29 = (~t24) ^ load64(ctx + 72), t30 = ~t29;
    store64(ctx + 25952, t30);
    const uint64_t t31 = (~t25) ^ load64(ctx + 80), t32 = ~t31;
    store64(ctx + 25960, t32);
    const uint64_t t33 = bit64(nonce[2], 5), t34 = ~t33, t35 = ~bit64(nonce[2], 7),
    t36 = ~bit64(nonce[2], 6), t37 = t35 ^ (t34 & t36), t38 = (~bit64(nonce[2], 4)) ^ (t36 & t35),
    t39 = ((~(t34 ^ (t37 & t38))) ^ t8) ^ load64(ctx + 1400);
    store64(ctx + 25968, t39);
    const uint64_t t40 = ((~(t36 ^ (t34 & t38))) ^ t8) ^ load64(ctx + 848);
    store64(ctx + 25976, ~t40);
    store64(ctx + 25984, ((~t37) ^ t8) ^ load64(ctx + 1416));
    store64(ctx + 25992, ((~t38) ^ t8) ^ load64(ctx + 1424));
    store64(ctx + 26000, t26);
    store64(ctx + 26008, t29);
    store64(ctx + 26016, t31);
    const uint64_t t41 = bit64(nonce[1], 5), t42 = ~t41, t43 = ~bit64(nonce[1], 7),
    t44 = ~bit64(nonce[1], 6), t45 = t43 ^ (t42 & t44), t46 = (~bit64(nonce[1], 4)) ^ (t44 & t43),
    t47 = (~(t42 ^ (t45 & t46))) ^ load64(ctx + 184), t48 = ~t47;
    store64(ctx + 26024, t48);
    const uint64_t t49 = (~(t44 ^ (t42 & t46))) ^ load64(ctx + 192);
    store64(ctx + 26032, t49);
    const uint64_t t50 = (~t45) ^ load64(ctx + 200), t51 = ~t50;
    store64(ctx + 26040, t51);
    const uint64_t t52 = (~t46) ^ load64(ctx + 208), t53 = ~t52;
    store64(ctx + 26048, t53);
    const uint64_t t54 = bit64(nonce[2], 1), t55 = ~t54, t56 = ~bit64(nonce[2], 3),
    t57 = ~bit64(nonce[2], 2), t58 = t56 ^ (t55 & t57), t59 = (~bit64(nonce[2], 0)) ^ (t57 & t56);
    store64(ctx + 26056, (~(t55 ^ (t58 & t59))) ^ load64(ctx + 152));
    store64(ctx + 26064, (~(t57 ^ (t55 & t59))) ^ load64(ctx + 160));
    store64(ctx + 26072, (~t58) ^ load64(ctx + 168));
    store64(ctx + 26080, (~t59) ^ load64(ctx + 176));
    store64(ctx + 26088, t47);
    store64(ctx + 26096, t50);
    store64(ctx + 26104, t52);
    const uint64_t t60 = bit64(nonce[1], 1), t61 = ~t60, t62 = ~bit64(nonce[1], 3),
    t63 = ~bit64(nonce[1], 2), t64 = t62 ^ (t61 & t63), t65 = (~bit64(nonce[1], 0)) ^ (t63 & t62),
    t66 = (~(t61 ^ (t64 & t65))) ^ load64(ctx + 712), t67 = ~t66;
    store64(ctx + 26112, t67);
    const uint64_t t68 = ~((~(t63 ^ (t61 & t65))) ^ load64(ctx + 720));
    store64(ctx + 26120, t68);
    const uint64_t t69 = (~t64) ^ load64(ctx + 728), t70 = ~t69;
    store64(ctx + 26128, t70);
    const uint64_t t71 = (~t65) ^ load64(ctx + 736), t72 = ~t71;
    store64(ctx + 26136, t72);
    const uint64_t t73 = bit64(nonce[3], 5), t74 = ~t73, t75 = ~bit64(nonce[3], 7),
    t76 = ~bit64(nonce[3], 6), t77 = t75 ^ (t74 & t76), t78 = (~bit64(nonce[3], 4)) ^ (t76 & t75);
    store64(ctx + 26144, (~(t74 ^ (t77 & t78))) ^ load64(ctx + 776));
    store64(ctx + 26152, ~((~(t76 ^ (t74 & t78))) ^ load64(ctx + 224)));
    store64(ctx + 26160, (~t77) ^ load64(ctx + 792));
    store64(ctx + 26168, (~t78) ^ load64(ctx + 800));
    store64(ctx + 26176, t66);
    store64(ctx + 26184, t69);
    store64(ctx + 26192, t71);
    // round 2 (skinny.dsl:60)
    const uint64_t t79 = t72 ^ (t68 & t70), t80 = t67 ^ (t70 & t72);
    store64(ctx + 26200, (~(t68 ^ (t79 & t80))) ^ load64(ctx + 400));
    store64(ctx + 26208, (~(t70 ^ (t68 & t80))) ^ load64(ctx + 408));
    store64(ctx + 26216, (~t79) ^ load64(ctx + 416));
    store64(ctx + 26224, (~t80) ^ load64(ctx + 424));
    const uint64_t t81 = t13 ^ (t9 & t11), t82 = t7 ^ (t11 & t13), t83 = load64(ctx + 40),
    t84 = ((~(t9 ^ (t81 & t82))) ^ t83) ^ load64(ctx + 1712);
    store64(ctx + 26232, t84);
    const uint64_t t85 = ((~(t11 ^ (t9 & t82))) ^ t83) ^ load64(ctx + 1160);
    store64(ctx + 26240, t85);
    store64(ctx + 26248, ((~t81) ^ t83) ^ load64(ctx + 1728));
    store64(ctx + 26256, ((~t82) ^ t83) ^ load64(ctx + 1736));
    const uint64_t t86 = t32 ^ (t28 & t30), t87 = t27 ^ (t30 & t32);
    store64(ctx + 26264, ~((~(t28 ^ (t86 & t87))) ^ load64(ctx + 464)));
    store64(ctx + 26272, ~((~(t30 ^ (t28 & t87))) ^ load64(ctx + 472)));
    store64(ctx + 26280, (~t86) ^ load64(ctx + 480));
    store64(ctx + 26288, (~t87) ^ load64(ctx + 488));
    const uint64_t t88 = ~t49, t89 = t53 ^ (t88 & t51), t90 = t48 ^ (t51 & t53);
    store64(ctx + 26296, (~(t88 ^ (t89 & t90))) ^ load64(ctx + 1088));
    store64(ctx + 26304, (~(t51 ^ (t88 & t90))) ^ load64(ctx + 536));
    store64(ctx + 26312, (~t89) ^ load64(ctx + 1104));
    store64(ctx + 26320, (~t90) ^ load64(ctx + 1112));
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
    t305 = (load64(ctx + 25848) ^ t286) ^ (t298 ^ (t297 & t296)), t306 = load64(ctx + 25856) ^ t287,
    t307 = t306 ^ (t256 ^ (t298 & t296)), t308 = (load64(ctx + 25864) ^ t284) ^ t297,
    t309 = (load64(ctx + 25872) ^ t283) ^ t296,
    t310 = (load64(ctx + 25936) ^ t291) ^ (t301 ^ (t300 & t299)), t311 = load64(ctx + 25944) ^ t292,
    t312 = t311 ^ (t244 ^ (t301 & t299)), t313 = (load64(ctx + 25952) ^ t289) ^ t300,
    t314 = (load64(ctx + 25960) ^ t288) ^ t299,
    t315 = (load64(ctx + 26024) ^ t276) ^ (t304 ^ (t303 & t302)), t316 = load64(ctx + 26032) ^ t277,
    t317 = t316 ^ (t232 ^ (t304 & t302)), t318 = (load64(ctx + 26040) ^ t274) ^ t303,
    t319 = (load64(ctx + 26048) ^ t273) ^ t302,
    t320 = (load64(ctx + 26112) ^ t281) ^ (t295 ^ (t294 & t293)), t321 = load64(ctx + 26120) ^ t282,
    t322 = t321 ^ (t268 ^ (t295 & t293)), t323 = (load64(ctx + 26128) ^ t279) ^ t294,
    t324 = (load64(ctx + 26136) ^ t278) ^ t293;
    // round 2 (skinny.dsl:60)
    const uint64_t t325 = t305 ^ (t308 & t309), t326 = t309 ^ (t307 & t308),
    t327 = t310 ^ (t313 & t314), t328 = t314 ^ (t312 & t313), t329 = t315 ^ (t318 & t319),
    t330 = t319 ^ (t317 & t318), t331 = t320 ^ (t323 & t324), t332 = t324 ^ (t322 & t323);
    // round 1 (skinny.dsl:66)
    const uint64_t t333 = load64(ctx + 25896) ^ t284, t334 = load64(ctx + 25904) ^ t283,
    t335 = load64(ctx + 25880) ^ t286;
    // round 2 (skinny.dsl:60)
    const uint64_t t336 = t335 ^ (t333 & t334);
    // round 1 (skinny.dsl:66)
    const uint64_t t337 = load64(ctx + 25888) ^ t287;
    // round 2 (skinny.dsl:60)
    const uint64_t t338 = t334 ^ (t337 & t333), t339 = t337 ^ (t338 & t336),
    t340 = t333 ^ (t337 & t336);
    // round 1 (skinny.dsl:66)
    const uint64_t t341 = load64(ctx + 25984) ^ t289, t342 = load64(ctx + 25992) ^ t288,
    t343 = load64(ctx + 25968) ^ t291;
    // round 2 (skinny.dsl:60)
    const uint64_t t344 = t343 ^ (t341 & t342);
    // round 1 (skinny.dsl:66)
    const uint64_t t345 = load64(ctx + 25976) ^ t292;
    // round 2 (skinny.dsl:60)
    const uint64_t t346 = t342 ^ (t345 & t341), t347 = t345 ^ (t346 & t344),
    t348 = t341 ^ (t345 & t344);
    // round 1 (skinny.dsl:66)
    const uint64_t t349 = load64(ctx + 26072) ^ t274, t350 = load64(ctx + 26080) ^ t273,
    t351 = load64(ctx + 26056) ^ t276;
    // round 2 (skinny.dsl:60)
    const uint64_t t352 = t351 ^ (t349 & t350);
    // round 1 (skinny.dsl:66)
    const uint64_t t353 = load64(ctx + 26064) ^ t277;
    // round 2 (skinny.dsl:60)
    const uint64_t t354 = t350 ^ (t353 & t349), t355 = t353 ^ (t354 & t352),
    t356 = t349 ^ (t353 & t352);
    // round 1 (skinny.dsl:66)
    const uint64_t t357 = load64(ctx + 26160) ^ t279, t358 = load64(ctx + 26168) ^ t278,
    t359 = load64(ctx + 26144) ^ t281;
    // round 2 (skinny.dsl:60)
    const uint64_t t360 = t359 ^ (t357 & t358);
    // round 1 (skinny.dsl:66)
    const uint64_t t361 = load64(ctx + 26152) ^ t282;
    // round 2 (skinny.dsl:60)
    const uint64_t t362 = t358 ^ (t361 & t357), t363 = t361 ^ (t362 & t360),
    t364 = t357 ^ (t361 & t360);
    // round 1 (skinny.dsl:66)
    const uint64_t t365 = load64(ctx + 25920) ^ t284, t366 = load64(ctx + 25928) ^ t283,
    t367 = load64(ctx + 25912) ^ t286;
    // round 2 (skinny.dsl:60)
    const uint64_t t368 = t367 ^ (t365 & t366), t369 = t366 ^ (t306 & t365);
    // round 1 (skinny.dsl:66)
    const uint64_t t370 = load64(ctx + 26008) ^ t289, t371 = load64(ctx + 26016) ^ t288,
    t372 = load64(ctx + 26000) ^ t291;
    // round 2 (skinny.dsl:60)
    const uint64_t t373 = t372 ^ (t370 & t371), t374 = t371 ^ (t311 & t370);
    // round 1 (skinny.dsl:66)
    const uint64_t t375 = load64(ctx + 26096) ^ t274, t376 = load64(ctx + 26104) ^ t273,
    t377 = load64(ctx + 26088) ^ t276;
    // round 2 (skinny.dsl:60)
    const uint64_t t378 = t377 ^ (t375 & t376), t379 = t376 ^ (t316 & t375);
    // round 1 (skinny.dsl:66)
    const uint64_t t380 = load64(ctx + 26184) ^ t279, t381 = load64(ctx + 26192) ^ t278,
    t382 = load64(ctx + 26176) ^ t281;
    // round 2 (skinny.dsl:60)
    const uint64_t t383 = t382 ^ (t380 & t381), t384 = t381 ^ (t321 & t380), t385 = load64(ctx),
    t386 = ((t307 ^ (t326 & t325)) ^ t385) ^ load64(ctx + 432), t387 = t386 ^ t355,
    t388 = t387 ^ (t311 ^ (t374 & t373)),
    t389 = ((t308 ^ (t307 & t325)) ^ t385) ^ load64(ctx + 440), t390 = ~t389,
    t391 = (t390 ^ t356) ^ (t370 ^ (t311 & t373)), t392 = load64(ctx + 24),
    t393 = (t326 ^ t392) ^ load64(ctx + 448), t394 = t393 ^ t354, t395 = t394 ^ t374,
    t396 = (t325 ^ t392) ^ load64(ctx + 456), t397 = t396 ^ t352, t398 = t397 ^ t373,
    t399 = t389 ^ t356, t400 = (t312 ^ (t328 & t327)) ^ load64(ctx + 368), t401 = t400 ^ t363,
    t402 = t401 ^ (t316 ^ (t379 & t378)), t403 = (t313 ^ (t312 & t327)) ^ load64(ctx + 376),
    t404 = t403 ^ t364, t405 = t404 ^ (t375 ^ (t316 & t378)), t406 = t328 ^ load64(ctx + 384),
    t407 = t406 ^ t362, t408 = t407 ^ t379, t409 = t327 ^ load64(ctx + 392), t410 = t409 ^ t360,
    t411 = t410 ^ t378, t412 = (t317 ^ (t330 & t329)) ^ load64(ctx + 1184), t413 = t412 ^ t339,
    t414 = t413 ^ (t321 ^ (t384 & t383)), t415 = (t318 ^ (t317 & t329)) ^ load64(ctx + 1192),
    t416 = (t415 ^ t340) ^ (t380 ^ (t321 & t383)), t417 = t330 ^ load64(ctx + 1200),
    t418 = t417 ^ t338, t419 = t418 ^ t384, t420 = t329 ^ load64(ctx + 1208), t421 = t420 ^ t336,
    t422 = t421 ^ t383, t423 = ~t415, t424 = t423 ^ t340,
    t425 = (t322 ^ (t332 & t331)) ^ load64(ctx + 1024), t426 = t425 ^ t347,
    t427 = t426 ^ (t306 ^ (t369 & t368)), t428 = (t323 ^ (t322 & t331)) ^ load64(ctx + 1032),
    t429 = t428 ^ t348, t430 = t429 ^ (t365 ^ (t306 & t368)), t431 = t332 ^ load64(ctx + 1040),
    t432 = t431 ^ t346, t433 = t432 ^ t369, t434 = t331 ^ load64(ctx + 1048), t435 = t434 ^ t344,
    t436 = t435 ^ t368;
    // round 3 (skinny.dsl:60)
    const uint64_t t437 = t388 ^ (t395 | t398), t438 = t398 ^ ((~t391) | t395),
    t439 = t402 ^ (t408 & t411), t440 = t411 ^ (t405 & t408), t441 = t414 ^ (t419 | t422),
    t442 = t422 ^ ((~t416) | t419), t443 = t427 ^ (t433 & t436), t444 = t436 ^ (t430 & t433),
    t445 = t386 ^ (t393 | t396), t446 = t396 ^ (t389 | t393), t447 = t400 ^ (t406 & t409),
    t448 = t409 ^ (t403 & t406), t449 = t412 ^ (t417 | t420), t450 = t420 ^ (t415 | t417),
    t451 = t425 ^ (t431 & t434), t452 = t434 ^ (t428 & t431);
    // round 2 (skinny.dsl:66)
    const uint64_t t453 = load64(ctx + 26216) ^ t354, t454 = load64(ctx + 26224) ^ t352,
    t455 = load64(ctx + 26200) ^ t355;
    // round 3 (skinny.dsl:60)
    const uint64_t t456 = t455 ^ (t453 & t454);
    // round 2 (skinny.dsl:66)
    const uint64_t t457 = load64(ctx + 26208) ^ t356;
    // round 3 (skinny.dsl:60)
    const uint64_t t458 = t454 ^ (t457 & t453), t459 = t457 ^ (t458 & t456),
    t460 = t453 ^ (t457 & t456);
    // round 2 (skinny.dsl:66)
    const uint64_t t461 = load64(ctx + 26248) ^ t362, t462 = load64(ctx + 26256) ^ t360,
    t463 = load64(ctx + 26232) ^ t363;
    // round 3 (skinny.dsl:60)
    const uint64_t t464 = t463 ^ (t461 & t462);
    // round 2 (skinny.dsl:66)
    const uint64_t t465 = load64(ctx + 26240) ^ t364;
    // round 3 (skinny.dsl:60)
    const uint64_t t466 = t462 ^ (t465 & t461), t467 = t465 ^ (t466 & t464),
    t468 = t461 ^ (t465 & t464);
    // round 2 (skinny.dsl:66)
    const uint64_t t469 = load64(ctx + 26280) ^ t338, t470 = load64(ctx + 26288) ^ t336,
    t471 = load64(ctx + 26264) ^ t339;
    // round 3 (skinny.dsl:60)
    const uint64_t t472 = t471 ^ (t469 & t470);
    // round 2 (skinny.dsl:66)
    const uint64_t t473 = load64(ctx + 26272) ^ t340;
    // round 3 (skinny.dsl:60)
    const uint64_t t474 = t470 ^ (t473 & t469), t475 = ~t472, t476 = t473 ^ (t474 & t475),
    t477 = t469 ^ (t473 & t475);
    // round 2 (skinny.dsl:66)
    const uint64_t t478 = load64(ctx + 26312) ^ t346, t479 = load64(ctx + 26320) ^ t344,
    t480 = load64(ctx + 26296) ^ t347;
    // round 3 (skinny.dsl:60)
    const uint64_t t481 = t480 ^ (t478 & t479);
    // round 2 (skinny.dsl:66)
    const uint64_t t482 = load64(ctx + 26304) ^ t348;
    // round 3 (skinny.dsl:60)
    const uint64_t t483 = t479 ^ (t482 & t478), t484 = t482 ^ (t483 & t481),
    t485 = t478 ^ (t482 & t481), t486 = t387 ^ (t394 & t397), t487 = t397 ^ (t399 & t394),
    t488 = t401 ^ (t407 | t410), t489 = t410 ^ (t404 | t407), t490 = t413 ^ (t418 & t421),
    t491 = t421 ^ (t424 & t418), t492 = t426 ^ (t432 | t435), t493 = t435 ^ (t429 | t432),
    t494 = ~t429, t495 = load64(ctx), t496 = ((t391 ^ (t438 & t437)) ^ t495) ^ load64(ctx + 56),
    t497 = t496 ^ t476, t498 = t497 ^ (t404 ^ (t489 & t488)),
    t499 = ((t395 ^ (t391 & t437)) ^ load64(ctx + 8)) ^ load64(ctx + 64), t500 = t499 ^ t477,
    t501 = t500 ^ (t407 ^ ((~t404) & t488)), t502 = (t438 ^ t495) ^ load64(ctx + 72), t503 = ~t502,
    t504 = (t503 ^ t474) ^ t489, t505 = load64(ctx + 24), t506 = (t437 ^ t505) ^ load64(ctx + 2144),
    t507 = (t506 ^ t475) ^ t488, t508 = ((t428 ^ (t452 & t451)) ^ load64(ctx + 280)) ^ t476,
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
    t534 = t533 ^ (t494 ^ (t493 & t492)), t535 = (t419 ^ (t416 & t441)) ^ load64(ctx + 1504),
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
    t561 = ((t417 ^ (t423 & t449)) ^ load64(ctx + 848)) ^ t468,
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
    for (unsigned i = 0; i < 28; i++) {
        const uint8_t *round = ctx + 17112 + 312 * i;
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
    // round 32 (skinny.dsl:60)
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
    t872 = load64(ctx + 24), t873 = ((x3 ^ (t828 & t827)) ^ t872) ^ load64(ctx + 496),
    t874 = t873 ^ t857, t875 = t874 ^ (x56 ^ (t866 & t865)),
    t876 = ((x0 ^ (x3 & t827)) ^ t872) ^ load64(ctx + 504), t877 = ~(x41 ^ (x44 & t853)),
    t878 = t876 ^ t877, t879 = t878 ^ (x53 ^ ((~x56) & t865)),
    t880 = (t828 ^ t872) ^ load64(ctx + 512), t881 = (t880 ^ t854) ^ t866, t882 = load64(ctx),
    t883 = (t827 ^ t882) ^ load64(ctx + 520), t884 = (t883 ^ t853) ^ t865,
    t885 = ((x32 ^ (t842 & t841)) ^ load64(ctx + 2432)) ^ t857,
    t886 = ((x29 ^ (x32 & t841)) ^ load64(ctx + 2440)) ^ t877,
    t887 = (t842 ^ load64(ctx + 2448)) ^ t855, t888 = (t841 ^ load64(ctx + 2456)) ^ t856,
    t889 = t880 ^ t855, t890 = t883 ^ t856, t891 = (x7 ^ (t830 & t829)) ^ load64(ctx + 1808),
    t892 = t891 ^ t862, t893 = t892 ^ (t868 ^ (t869 & t867)),
    t894 = (x4 ^ (x7 & t829)) ^ load64(ctx + 1816), t895 = ~(x45 ^ (x48 & t858)),
    t896 = t894 ^ t895, t897 = t896 ^ (x57 ^ (x60 & t867)), t898 = t830 ^ load64(ctx + 1824),
    t899 = (t898 ^ t859) ^ t869, t900 = t829 ^ load64(ctx + 1832), t901 = (t900 ^ t858) ^ t867,
    t902 = ((x19 ^ (t836 | t835)) ^ t882) ^ load64(ctx + 1088), t903 = t902 ^ t862,
    t904 = ((x20 ^ (x19 | t835)) ^ t882) ^ load64(ctx + 536), t905 = t904 ^ t895,
    t906 = load64(ctx + 40), t907 = ((t836 ^ t906) ^ load64(ctx + 1104)) ^ t860,
    t908 = ((t835 ^ t906) ^ load64(ctx + 1112)) ^ t861, t909 = t898 ^ t860, t910 = t900 ^ t861,
    t911 = (x11 ^ (t832 & t831)) ^ load64(ctx + 560), t912 = t911 ^ t847,
    t913 = t912 ^ (x64 ^ (t871 & t870)), t914 = (x8 ^ (x11 & t831)) ^ load64(ctx + 568),
    t915 = t914 ^ t848, t916 = t915 ^ (x61 ^ ((~x64) & t870)), t917 = t832 ^ load64(ctx + 576),
    t918 = (t917 ^ t844) ^ t871, t919 = t831 ^ load64(ctx + 584), t920 = (t919 ^ t843) ^ t870,
    t921 = ((x24 ^ (t838 & t837)) ^ load64(ctx + 592)) ^ t847,
    t922 = ((x21 ^ (x24 & t837)) ^ load64(ctx + 600)) ^ t848,
    t923 = (t838 ^ load64(ctx + 608)) ^ t845, t924 = (t837 ^ load64(ctx + 616)) ^ t846,
    t925 = t917 ^ t845, t926 = t919 ^ t846, t927 = (x15 ^ (t834 & t833)) ^ load64(ctx + 3056),
    t928 = (t927 ^ t851) ^ (x52 ^ (t864 & t863)), t929 = (x12 ^ (x15 & t833)) ^ load64(ctx + 3064),
    t930 = (t929 ^ t852) ^ (x49 ^ (x52 & t863)), t931 = t834 ^ load64(ctx + 3072),
    t932 = (t931 ^ t850) ^ t864, t933 = t833 ^ load64(ctx + 3080), t934 = (t933 ^ t849) ^ t863,
    t935 = ~t851, t936 = ((x28 ^ (t840 & t839)) ^ load64(ctx + 1216)) ^ t935, t937 = ~t852,
    t938 = ((x25 ^ (x28 & t839)) ^ load64(ctx + 1224)) ^ t937, t939 = ~t850,
    t940 = (t840 ^ load64(ctx + 1232)) ^ t939, t941 = ~t849,
    t942 = (t839 ^ load64(ctx + 1240)) ^ t941, t943 = t927 ^ t935, t944 = t929 ^ t937,
    t945 = t931 ^ t939, t946 = t933 ^ t941, t947 = ((t893 >> 32) ^ t903) & UINT64_C(0xffffffff),
    t948 = t893 ^ (t947 << 32), t949 = t903 ^ t947,
    t950 = ((t897 >> 32) ^ t905) & UINT64_C(0xffffffff), t951 = t897 ^ (t950 << 32),
    t952 = t905 ^ t950, t953 = ((t899 >> 32) ^ t907) & UINT64_C(0xffffffff),
    t954 = t899 ^ (t953 << 32), t955 = t907 ^ t953,
    t956 = ((t901 >> 32) ^ t908) & UINT64_C(0xffffffff), t957 = t901 ^ (t956 << 32),
    t958 = t908 ^ t956, t959 = ((t875 >> 32) ^ t885) & UINT64_C(0xffffffff),
    t960 = t875 ^ (t959 << 32), t961 = t885 ^ t959,
    t962 = ((t879 >> 32) ^ t886) & UINT64_C(0xffffffff), t963 = t879 ^ (t962 << 32),
    t964 = t886 ^ t962, t965 = ((t881 >> 32) ^ t887) & UINT64_C(0xffffffff),
    t966 = t881 ^ (t965 << 32), t967 = t887 ^ t965,
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
    t1010 = ((t876 >> 32) ^ t878) & UINT64_C(0xffffffff), t1011 = t876 ^ (t1010 << 32),
    t1012 = t878 ^ t1010, t1013 = ((t880 >> 32) ^ t889) & UINT64_C(0xffffffff),
    t1014 = t880 ^ (t1013 << 32), t1015 = t889 ^ t1013,
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

void lwcc_skinny64_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_skinny64_64_ctr_crypt_c(buffer, buffer, 512, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
