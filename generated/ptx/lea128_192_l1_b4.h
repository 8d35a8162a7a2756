// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_192 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_LEA128_192_H_PTX
#define LWCC_LEA128_192_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_LEA128_192_BLOCK_BYTES_PTX 16
#define LWCC_LEA128_192_KEY_BYTES_PTX 24
#define LWCC_LEA128_192_NONCE_BYTES_PTX 12
#define LWCC_LEA128_192_RK_BYTES_PTX 672
#define LWCC_LEA128_192_CTX_BYTES_PTX 696
#define LWCC_LEA128_192_ALIGN_BYTES_PTX 16
#define LWCC_LEA128_192_GROUP_BYTES_PTX 64

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (672 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_lea128_192_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (696 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_lea128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_lea128_192_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = rotl32(load_le32(key) + 0xc3efe9db, 1),
    t1 = rotl32(load_le32(key + 4) + 0x87dfd3b7, 3), t2 = rotl32(load_le32(key + 8) + 0xfbfa76f, 6),
    t3 = rotl32(load_le32(key + 12) + 0x1f7f4ede, 11),
    t4 = rotl32(load_le32(key + 16) + 0x3efe9dbc, 13),
    t5 = rotl32(load_le32(key + 20) + 0x7dfd3b78, 17), t6 = rotl32(t0 + 0x88c4d604, 1),
    t7 = rotl32(t1 + 0x1189ac09, 3), t8 = rotl32(t2 + 0x23135812, 6),
    t9 = rotl32(t3 + 0x4626b024, 11), t10 = rotl32(t4 + 0x8c4d6048, 13),
    t11 = rotl32(t5 + 0x189ac091, 17), t12 = rotl32(t6 + 0xe789f229, 1),
    t13 = rotl32(t7 + 0xcf13e453, 3), t14 = rotl32(t8 + 0x9e27c8a7, 6),
    t15 = rotl32(t9 + 0x3c4f914f, 11), t16 = rotl32(t10 + 0x789f229e, 13),
    t17 = rotl32(t11 + 0xf13e453c, 17), t18 = rotl32(t12 + 0xc6f98763, 1),
    t19 = rotl32(t13 + 0x8df30ec7, 3), t20 = rotl32(t14 + 0x1be61d8f, 6),
    t21 = rotl32(t15 + 0x37cc3b1e, 11), t22 = rotl32(t16 + 0x6f98763c, 13),
    t23 = rotl32(t17 + 0xdf30ec78, 17), t24 = rotl32(t18 + 0x15ea49e7, 1),
    t25 = rotl32(t19 + 0x2bd493ce, 3), t26 = rotl32(t20 + 0x57a9279c, 6),
    t27 = rotl32(t21 + 0xaf524f38, 11), t28 = rotl32(t22 + 0x5ea49e71, 13),
    t29 = rotl32(t23 + 0xbd493ce2, 17), t30 = rotl32(t24 + 0xf0bb4158, 1),
    t31 = rotl32(t25 + 0xe17682b1, 3), t32 = rotl32(t26 + 0xc2ed0563, 6),
    t33 = rotl32(t27 + 0x85da0ac7, 11), t34 = rotl32(t28 + 0xbb4158f, 13),
    t35 = rotl32(t29 + 0x17682b1e, 17), t36 = rotl32(t30 + 0xfbfa76f0, 1),
    t37 = rotl32(t31 + 0xf7f4ede1, 3), t38 = rotl32(t32 + 0xefe9dbc3, 6),
    t39 = rotl32(t33 + 0xdfd3b787, 11), t40 = rotl32(t34 + 0xbfa76f0f, 13),
    t41 = rotl32(t35 + 0x7f4ede1f, 17), t42 = rotl32(t36 + 0x31358122, 1),
    t43 = rotl32(t37 + 0x626b0244, 3), t44 = rotl32(t38 + 0xc4d60488, 6),
    t45 = rotl32(t39 + 0x89ac0911, 11), t46 = rotl32(t40 + 0x13581223, 13),
    t47 = rotl32(t41 + 0x26b02446, 17), t48 = rotl32(t42 + 0xe27c8a79, 1),
    t49 = rotl32(t43 + 0xc4f914f3, 3), t50 = rotl32(t44 + 0x89f229e7, 6),
    t51 = rotl32(t45 + 0x13e453cf, 11), t52 = rotl32(t46 + 0x27c8a79e, 13),
    t53 = rotl32(t47 + 0x4f914f3c, 17), t54 = rotl32(t48 + 0xbe61d8f1, 1),
    t55 = rotl32(t49 + 0x7cc3b1e3, 3), t56 = rotl32(t50 + 0xf98763c6, 6),
    t57 = rotl32(t51 + 0xf30ec78d, 11), t58 = rotl32(t52 + 0xe61d8f1b, 13),
    t59 = rotl32(t53 + 0xcc3b1e37, 17), t60 = rotl32(t54 + 0x7a9279c5, 1),
    t61 = rotl32(t55 + 0xf524f38a, 3), t62 = rotl32(t56 + 0xea49e715, 6),
    t63 = rotl32(t57 + 0xd493ce2b, 11), t64 = rotl32(t58 + 0xa9279c57, 13),
    t65 = rotl32(t59 + 0x524f38af, 17), t66 = rotl32(t60 + 0x2ed0563c, 1),
    t67 = rotl32(t61 + 0x5da0ac78, 3), t68 = rotl32(t62 + 0xbb4158f0, 6),
    t69 = rotl32(t63 + 0x7682b1e1, 11), t70 = rotl32(t64 + 0xed0563c2, 13),
    t71 = rotl32(t65 + 0xda0ac785, 17), t72 = rotl32(t66 + 0xfe9dbc3e, 1),
    t73 = rotl32(t67 + 0xfd3b787d, 3), t74 = rotl32(t68 + 0xfa76f0fb, 6),
    t75 = rotl32(t69 + 0xf4ede1f7, 11), t76 = rotl32(t70 + 0xe9dbc3ef, 13),
    t77 = rotl32(t71 + 0xd3b787df, 17), t78 = rotl32(t72 + 0x4d60488c, 1),
    t79 = rotl32(t73 + 0x9ac09118, 3), t80 = rotl32(t74 + 0x35812231, 6),
    t81 = rotl32(t75 + 0x6b024462, 11), t82 = rotl32(t76 + 0xd60488c4, 13),
    t83 = rotl32(t77 + 0xac091189, 17), t84 = rotl32(t78 + 0x9f229e78, 1),
    t85 = rotl32(t79 + 0x3e453cf1, 3), t86 = rotl32(t80 + 0x7c8a79e2, 6),
    t87 = rotl32(t81 + 0xf914f3c4, 11), t88 = rotl32(t82 + 0xf229e789, 13),
    t89 = rotl32(t83 + 0xe453cf13, 17), t90 = rotl32(t84 + 0x98763c6f, 1),
    t91 = rotl32(t85 + 0x30ec78df, 3), t92 = rotl32(t86 + 0x61d8f1be, 6),
    t93 = rotl32(t87 + 0xc3b1e37c, 11), t94 = rotl32(t88 + 0x8763c6f9, 13),
    t95 = rotl32(t89 + 0xec78df3, 17), t96 = rotl32(t90 + 0xa49e715e, 1),
    t97 = rotl32(t91 + 0x493ce2bd, 3), t98 = rotl32(t92 + 0x9279c57a, 6),
    t99 = rotl32(t93 + 0x24f38af5, 11), t100 = rotl32(t94 + 0x49e715ea, 13),
    t101 = rotl32(t95 + 0x93ce2bd4, 17), t102 = rotl32(t96 + 0xb4158f0b, 1),
    t103 = rotl32(t97 + 0x682b1e17, 3), t104 = rotl32(t98 + 0xd0563c2e, 6),
    t105 = rotl32(t99 + 0xa0ac785d, 11), t106 = rotl32(t100 + 0x4158f0bb, 13),
    t107 = rotl32(t101 + 0x82b1e176, 17), t108 = rotl32(t102 + 0xa76f0fbf, 1),
    t109 = rotl32(t103 + 0x4ede1f7f, 3), t110 = rotl32(t104 + 0x9dbc3efe, 6),
    t111 = rotl32(t105 + 0x3b787dfd, 11), t112 = rotl32(t106 + 0x76f0fbfa, 13),
    t113 = rotl32(t107 + 0xede1f7f4, 17), t114 = rotl32(t108 + 0x58122313, 1),
    t115 = rotl32(t109 + 0xb0244626, 3), t116 = rotl32(t110 + 0x60488c4d, 6),
    t117 = rotl32(t111 + 0xc091189a, 11), t118 = rotl32(t112 + 0x81223135, 13),
    t119 = rotl32(t113 + 0x244626b, 17), t120 = rotl32(t114 + 0xc8a79e27, 1),
    t121 = rotl32(t115 + 0x914f3c4f, 3), t122 = rotl32(t116 + 0x229e789f, 6),
    t123 = rotl32(t117 + 0x453cf13e, 11), t124 = rotl32(t118 + 0x8a79e27c, 13),
    t125 = rotl32(t119 + 0x14f3c4f9, 17), t126 = rotl32(t120 + 0x1d8f1be6, 1),
    t127 = rotl32(t121 + 0x3b1e37cc, 3), t128 = rotl32(t122 + 0x763c6f98, 6),
    t129 = rotl32(t123 + 0xec78df30, 11), t130 = rotl32(t124 + 0xd8f1be61, 13),
    t131 = rotl32(t125 + 0xb1e37cc3, 17), t132 = rotl32(t126 + 0x279c57a9, 1),
    t133 = rotl32(t127 + 0x4f38af52, 3), t134 = rotl32(t128 + 0x9e715ea4, 6),
    t135 = rotl32(t129 + 0x3ce2bd49, 11), t136 = rotl32(t130 + 0x79c57a92, 13),
    t137 = rotl32(t131 + 0xf38af524, 17), t138 = rotl32(t132 + 0x563c2ed, 1),
    t139 = rotl32(t133 + 0xac785da, 3), t140 = rotl32(t134 + 0x158f0bb4, 6),
    t141 = rotl32(t135 + 0x2b1e1768, 11), t142 = rotl32(t136 + 0x563c2ed0, 13),
    t143 = rotl32(t137 + 0xac785da0, 17), t144 = rotl32(t138 + 0xdbc3efe9, 1),
    t145 = rotl32(t139 + 0xb787dfd3, 3), t146 = rotl32(t140 + 0x6f0fbfa7, 6),
    t147 = rotl32(t141 + 0xde1f7f4e, 11), t148 = rotl32(t142 + 0xbc3efe9d, 13),
    t149 = rotl32(t143 + 0x787dfd3b, 17), t150 = rotl32(t144 + 0x488c4d6, 1),
    t151 = rotl32(t145 + 0x91189ac, 3), t152 = rotl32(t146 + 0x12231358, 6),
    t153 = rotl32(t147 + 0x244626b0, 11), t154 = rotl32(t148 + 0x488c4d60, 13),
    t155 = rotl32(t149 + 0x91189ac0, 17), t156 = rotl32(t150 + 0x29e789f2, 1),
    t157 = rotl32(t151 + 0x53cf13e4, 3), t158 = rotl32(t152 + 0xa79e27c8, 6),
    t159 = rotl32(t153 + 0x4f3c4f91, 11), t160 = rotl32(t154 + 0x9e789f22, 13),
    t161 = rotl32(t155 + 0x3cf13e45, 17);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t4);
    store32(rk + 20, t5);
    store32(rk + 24, t6);
    store32(rk + 28, t7);
    store32(rk + 32, t8);
    store32(rk + 36, t9);
    store32(rk + 40, t10);
    store32(rk + 44, t11);
    store32(rk + 48, t12);
    store32(rk + 52, t13);
    store32(rk + 56, t14);
    store32(rk + 60, t15);
    store32(rk + 64, t16);
    store32(rk + 68, t17);
    store32(rk + 72, t18);
    store32(rk + 76, t19);
    store32(rk + 80, t20);
    store32(rk + 84, t21);
    store32(rk + 88, t22);
    store32(rk + 92, t23);
    store32(rk + 96, t24);
    store32(rk + 100, t25);
    store32(rk + 104, t26);
    store32(rk + 108, t27);
    store32(rk + 112, t28);
    store32(rk + 116, t29);
    store32(rk + 120, t30);
    store32(rk + 124, t31);
    store32(rk + 128, t32);
    store32(rk + 132, t33);
    store32(rk + 136, t34);
    store32(rk + 140, t35);
    store32(rk + 144, t36);
    store32(rk + 148, t37);
    store32(rk + 152, t38);
    store32(rk + 156, t39);
    store32(rk + 160, t40);
    store32(rk + 164, t41);
    store32(rk + 168, t42);
    store32(rk + 172, t43);
    store32(rk + 176, t44);
    store32(rk + 180, t45);
    store32(rk + 184, t46);
    store32(rk + 188, t47);
    store32(rk + 192, t48);
    store32(rk + 196, t49);
    store32(rk + 200, t50);
    store32(rk + 204, t51);
    store32(rk + 208, t52);
    store32(rk + 212, t53);
    store32(rk + 216, t54);
    store32(rk + 220, t55);
    store32(rk + 224, t56);
    store32(rk + 228, t57);
    store32(rk + 232, t58);
    store32(rk + 236, t59);
    store32(rk + 240, t60);
    store32(rk + 244, t61);
    store32(rk + 248, t62);
    store32(rk + 252, t63);
    store32(rk + 256, t64);
    store32(rk + 260, t65);
    store32(rk + 264, t66);
    store32(rk + 268, t67);
    store32(rk + 272, t68);
    store32(rk + 276, t69);
    store32(rk + 280, t70);
    store32(rk + 284, t71);
    store32(rk + 288, t72);
    store32(rk + 292, t73);
    store32(rk + 296, t74);
    store32(rk + 300, t75);
    store32(rk + 304, t76);
    store32(rk + 308, t77);
    store32(rk + 312, t78);
    store32(rk + 316, t79);
    store32(rk + 320, t80);
    store32(rk + 324, t81);
    store32(rk + 328, t82);
    store32(rk + 332, t83);
    store32(rk + 336, t84);
    store32(rk + 340, t85);
    store32(rk + 344, t86);
    store32(rk + 348, t87);
    store32(rk + 352, t88);
    store32(rk + 356, t89);
    store32(rk + 360, t90);
    store32(rk + 364, t91);
    store32(rk + 368, t92);
    store32(rk + 372, t93);
    store32(rk + 376, t94);
    store32(rk + 380, t95);
    store32(rk + 384, t96);
    store32(rk + 388, t97);
    store32(rk + 392, t98);
    store32(rk + 396, t99);
    store32(rk + 400, t100);
    store32(rk + 404, t101);
    store32(rk + 408, t102);
    store32(rk + 412, t103);
    store32(rk + 416, t104);
    store32(rk + 420, t105);
    store32(rk + 424, t106);
    store32(rk + 428, t107);
    store32(rk + 432, t108);
    store32(rk + 436, t109);
    store32(rk + 440, t110);
    store32(rk + 444, t111);
    store32(rk + 448, t112);
    store32(rk + 452, t113);
    store32(rk + 456, t114);
    store32(rk + 460, t115);
    store32(rk + 464, t116);
    store32(rk + 468, t117);
    store32(rk + 472, t118);
    store32(rk + 476, t119);
    store32(rk + 480, t120);
    store32(rk + 484, t121);
    store32(rk + 488, t122);
    store32(rk + 492, t123);
    store32(rk + 496, t124);
    store32(rk + 500, t125);
    store32(rk + 504, t126);
    store32(rk + 508, t127);
    store32(rk + 512, t128);
    store32(rk + 516, t129);
    store32(rk + 520, t130);
    store32(rk + 524, t131);
    store32(rk + 528, t132);
    store32(rk + 532, t133);
    store32(rk + 536, t134);
    store32(rk + 540, t135);
    store32(rk + 544, t136);
    store32(rk + 548, t137);
    store32(rk + 552, t138);
    store32(rk + 556, t139);
    store32(rk + 560, t140);
    store32(rk + 564, t141);
    store32(rk + 568, t142);
    store32(rk + 572, t143);
    store32(rk + 576, t144);
    store32(rk + 580, t145);
    store32(rk + 584, t146);
    store32(rk + 588, t147);
    store32(rk + 592, t148);
    store32(rk + 596, t149);
    store32(rk + 600, t150);
    store32(rk + 604, t151);
    store32(rk + 608, t152);
    store32(rk + 612, t153);
    store32(rk + 616, t154);
    store32(rk + 620, t155);
    store32(rk + 624, t156);
    store32(rk + 628, t157);
    store32(rk + 632, t158);
    store32(rk + 636, t159);
    store32(rk + 640, t160);
    store32(rk + 644, t161);
    store32(rk + 648, rotl32(t156 + 0x63c6f987, 1));
    store32(rk + 652, rotl32(t157 + 0xc78df30e, 3));
    store32(rk + 656, rotl32(t158 + 0x8f1be61d, 6));
    store32(rk + 660, rotl32(t159 + 0x1e37cc3b, 11));
    store32(rk + 664, rotl32(t160 + 0x3c6f9876, 13));
    store32(rk + 668, rotl32(t161 + 0x78df30ec, 17));
}

static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_lea128_192_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_192_key_setup_ptx(ctx, key);
    lwcc_lea128_192_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_lea128_192_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t15 = rotl32((load32(ctx) ^ t12) + (load32(ctx + 4) ^ t13), 9),
    t16 = (load32(ctx + 8) ^ t13) + (load32(ctx + 12) ^ t14), t17 = rotl32(t16, 27),
    t18 = load32(ctx + 16) ^ t14;
    // round 2 (lea.dsl:35)
    const uint32_t t19 = (load32(ctx + 24) ^ t15) + (load32(ctx + 28) ^ t17), t20 = rotl32(t19, 9),
    t21 = load32(ctx + 32) ^ t17, t22 = load32(ctx + 44) ^ t12;
    // round 3 (lea.dsl:35)
    const uint32_t t23 = load32(ctx + 48) ^ t20, t24 = load32(ctx + 68) ^ t15;
    // round 4 (lea.dsl:35)
    const uint32_t t25 = load32(ctx + 92) ^ t20;
    store32(ctx + 672, t18);
    store32(ctx + 676, t21);
    store32(ctx + 680, t22);
    store32(ctx + 684, t23);
    store32(ctx + 688, t24);
    store32(ctx + 692, t25);
}

#endif
