// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_128 --target c --lanes 1
// passes:    unroll() invert() counter() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 16, nonce 12, rk 384, ctx 408, align 1, group 16, stack 0
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

static inline uint32_t load_le32(const uint8_t *p)
{
    return (uint32_t)p[0]
         | (uint32_t)p[1] << 8
         | (uint32_t)p[2] << 16
         | (uint32_t)p[3] << 24;
}

static inline void store_le32(uint8_t *p, uint32_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

static inline uint32_t rotl32(uint32_t x, unsigned k)
{
    return (x << k) | (x >> (32 - k));
}

static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store32(uint8_t *p, uint32_t x)
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

void lwcc_lea128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t6 = rotl32(load_le32(key) + 0xc3efe9db, 1);
    const uint32_t t9 = rotl32(load_le32(key + 4) + 0x87dfd3b7, 3);
    const uint32_t t12 = rotl32(load_le32(key + 8) + 0xfbfa76f, 6);
    const uint32_t t15 = rotl32(load_le32(key + 12) + 0x1f7f4ede, 11);
    const uint32_t t18 = rotl32(t6 + 0x88c4d604, 1);
    const uint32_t t21 = rotl32(t9 + 0x1189ac09, 3);
    const uint32_t t24 = rotl32(t12 + 0x23135812, 6);
    const uint32_t t27 = rotl32(t15 + 0x4626b024, 11);
    const uint32_t t30 = rotl32(t18 + 0xe789f229, 1);
    const uint32_t t33 = rotl32(t21 + 0xcf13e453, 3);
    const uint32_t t36 = rotl32(t24 + 0x9e27c8a7, 6);
    const uint32_t t39 = rotl32(t27 + 0x3c4f914f, 11);
    const uint32_t t42 = rotl32(t30 + 0xc6f98763, 1);
    const uint32_t t45 = rotl32(t33 + 0x8df30ec7, 3);
    const uint32_t t48 = rotl32(t36 + 0x1be61d8f, 6);
    const uint32_t t51 = rotl32(t39 + 0x37cc3b1e, 11);
    const uint32_t t54 = rotl32(t42 + 0x3efe9dbc, 1);
    const uint32_t t57 = rotl32(t45 + 0x7dfd3b78, 3);
    const uint32_t t60 = rotl32(t48 + 0xfbfa76f0, 6);
    const uint32_t t63 = rotl32(t51 + 0xf7f4ede1, 11);
    const uint32_t t66 = rotl32(t54 + 0x8c4d6048, 1);
    const uint32_t t69 = rotl32(t57 + 0x189ac091, 3);
    const uint32_t t72 = rotl32(t60 + 0x31358122, 6);
    const uint32_t t75 = rotl32(t63 + 0x626b0244, 11);
    const uint32_t t78 = rotl32(t66 + 0x789f229e, 1);
    const uint32_t t81 = rotl32(t69 + 0xf13e453c, 3);
    const uint32_t t84 = rotl32(t72 + 0xe27c8a79, 6);
    const uint32_t t87 = rotl32(t75 + 0xc4f914f3, 11);
    const uint32_t t90 = rotl32(t78 + 0x6f98763c, 1);
    const uint32_t t93 = rotl32(t81 + 0xdf30ec78, 3);
    const uint32_t t96 = rotl32(t84 + 0xbe61d8f1, 6);
    const uint32_t t99 = rotl32(t87 + 0x7cc3b1e3, 11);
    const uint32_t t102 = rotl32(t90 + 0xefe9dbc3, 1);
    const uint32_t t105 = rotl32(t93 + 0xdfd3b787, 3);
    const uint32_t t108 = rotl32(t96 + 0xbfa76f0f, 6);
    const uint32_t t111 = rotl32(t99 + 0x7f4ede1f, 11);
    const uint32_t t114 = rotl32(t102 + 0xc4d60488, 1);
    const uint32_t t117 = rotl32(t105 + 0x89ac0911, 3);
    const uint32_t t120 = rotl32(t108 + 0x13581223, 6);
    const uint32_t t123 = rotl32(t111 + 0x26b02446, 11);
    const uint32_t t126 = rotl32(t114 + 0x89f229e7, 1);
    const uint32_t t129 = rotl32(t117 + 0x13e453cf, 3);
    const uint32_t t132 = rotl32(t120 + 0x27c8a79e, 6);
    const uint32_t t135 = rotl32(t123 + 0x4f914f3c, 11);
    const uint32_t t138 = rotl32(t126 + 0xf98763c6, 1);
    const uint32_t t141 = rotl32(t129 + 0xf30ec78d, 3);
    const uint32_t t144 = rotl32(t132 + 0xe61d8f1b, 6);
    const uint32_t t147 = rotl32(t135 + 0xcc3b1e37, 11);
    const uint32_t t150 = rotl32(t138 + 0xfe9dbc3e, 1);
    const uint32_t t153 = rotl32(t141 + 0xfd3b787d, 3);
    const uint32_t t156 = rotl32(t144 + 0xfa76f0fb, 6);
    const uint32_t t159 = rotl32(t147 + 0xf4ede1f7, 11);
    const uint32_t t162 = rotl32(t150 + 0x4d60488c, 1);
    const uint32_t t165 = rotl32(t153 + 0x9ac09118, 3);
    const uint32_t t168 = rotl32(t156 + 0x35812231, 6);
    const uint32_t t171 = rotl32(t159 + 0x6b024462, 11);
    const uint32_t t174 = rotl32(t162 + 0x9f229e78, 1);
    const uint32_t t177 = rotl32(t165 + 0x3e453cf1, 3);
    const uint32_t t180 = rotl32(t168 + 0x7c8a79e2, 6);
    const uint32_t t183 = rotl32(t171 + 0xf914f3c4, 11);
    const uint32_t t186 = rotl32(t174 + 0x98763c6f, 1);
    const uint32_t t189 = rotl32(t177 + 0x30ec78df, 3);
    const uint32_t t192 = rotl32(t180 + 0x61d8f1be, 6);
    const uint32_t t195 = rotl32(t183 + 0xc3b1e37c, 11);
    const uint32_t t198 = rotl32(t186 + 0xe9dbc3ef, 1);
    const uint32_t t201 = rotl32(t189 + 0xd3b787df, 3);
    const uint32_t t204 = rotl32(t192 + 0xa76f0fbf, 6);
    const uint32_t t207 = rotl32(t195 + 0x4ede1f7f, 11);
    const uint32_t t210 = rotl32(t198 + 0xd60488c4, 1);
    const uint32_t t213 = rotl32(t201 + 0xac091189, 3);
    const uint32_t t216 = rotl32(t204 + 0x58122313, 6);
    const uint32_t t219 = rotl32(t207 + 0xb0244626, 11);
    const uint32_t t222 = rotl32(t210 + 0xf229e789, 1);
    const uint32_t t225 = rotl32(t213 + 0xe453cf13, 3);
    const uint32_t t228 = rotl32(t216 + 0xc8a79e27, 6);
    const uint32_t t231 = rotl32(t219 + 0x914f3c4f, 11);
    const uint32_t t234 = rotl32(t222 + 0x8763c6f9, 1);
    const uint32_t t237 = rotl32(t225 + 0xec78df3, 3);
    const uint32_t t240 = rotl32(t228 + 0x1d8f1be6, 6);
    const uint32_t t243 = rotl32(t231 + 0x3b1e37cc, 11);
    const uint32_t t246 = rotl32(t234 + 0x9dbc3efe, 1);
    const uint32_t t249 = rotl32(t237 + 0x3b787dfd, 3);
    const uint32_t t252 = rotl32(t240 + 0x76f0fbfa, 6);
    const uint32_t t255 = rotl32(t243 + 0xede1f7f4, 11);
    const uint32_t t258 = rotl32(t246 + 0x60488c4d, 1);
    const uint32_t t261 = rotl32(t249 + 0xc091189a, 3);
    const uint32_t t264 = rotl32(t252 + 0x81223135, 6);
    const uint32_t t267 = rotl32(t255 + 0x244626b, 11);
    const uint32_t t270 = rotl32(t258 + 0x229e789f, 1);
    const uint32_t t273 = rotl32(t261 + 0x453cf13e, 3);
    const uint32_t t276 = rotl32(t264 + 0x8a79e27c, 6);
    const uint32_t t279 = rotl32(t267 + 0x14f3c4f9, 11);
    store32(rk, t6);
    store32(rk + 4, t9);
    store32(rk + 8, t12);
    store32(rk + 12, t15);
    store32(rk + 16, t18);
    store32(rk + 20, t21);
    store32(rk + 24, t24);
    store32(rk + 28, t27);
    store32(rk + 32, t30);
    store32(rk + 36, t33);
    store32(rk + 40, t36);
    store32(rk + 44, t39);
    store32(rk + 48, t42);
    store32(rk + 52, t45);
    store32(rk + 56, t48);
    store32(rk + 60, t51);
    store32(rk + 64, t54);
    store32(rk + 68, t57);
    store32(rk + 72, t60);
    store32(rk + 76, t63);
    store32(rk + 80, t66);
    store32(rk + 84, t69);
    store32(rk + 88, t72);
    store32(rk + 92, t75);
    store32(rk + 96, t78);
    store32(rk + 100, t81);
    store32(rk + 104, t84);
    store32(rk + 108, t87);
    store32(rk + 112, t90);
    store32(rk + 116, t93);
    store32(rk + 120, t96);
    store32(rk + 124, t99);
    store32(rk + 128, t102);
    store32(rk + 132, t105);
    store32(rk + 136, t108);
    store32(rk + 140, t111);
    store32(rk + 144, t114);
    store32(rk + 148, t117);
    store32(rk + 152, t120);
    store32(rk + 156, t123);
    store32(rk + 160, t126);
    store32(rk + 164, t129);
    store32(rk + 168, t132);
    store32(rk + 172, t135);
    store32(rk + 176, t138);
    store32(rk + 180, t141);
    store32(rk + 184, t144);
    store32(rk + 188, t147);
    store32(rk + 192, t150);
    store32(rk + 196, t153);
    store32(rk + 200, t156);
    store32(rk + 204, t159);
    store32(rk + 208, t162);
    store32(rk + 212, t165);
    store32(rk + 216, t168);
    store32(rk + 220, t171);
    store32(rk + 224, t174);
    store32(rk + 228, t177);
    store32(rk + 232, t180);
    store32(rk + 236, t183);
    store32(rk + 240, t186);
    store32(rk + 244, t189);
    store32(rk + 248, t192);
    store32(rk + 252, t195);
    store32(rk + 256, t198);
    store32(rk + 260, t201);
    store32(rk + 264, t204);
    store32(rk + 268, t207);
    store32(rk + 272, t210);
    store32(rk + 276, t213);
    store32(rk + 280, t216);
    store32(rk + 284, t219);
    store32(rk + 288, t222);
    store32(rk + 292, t225);
    store32(rk + 296, t228);
    store32(rk + 300, t231);
    store32(rk + 304, t234);
    store32(rk + 308, t237);
    store32(rk + 312, t240);
    store32(rk + 316, t243);
    store32(rk + 320, t246);
    store32(rk + 324, t249);
    store32(rk + 328, t252);
    store32(rk + 332, t255);
    store32(rk + 336, t258);
    store32(rk + 340, t261);
    store32(rk + 344, t264);
    store32(rk + 348, t267);
    store32(rk + 352, t270);
    store32(rk + 356, t273);
    store32(rk + 360, t276);
    store32(rk + 364, t279);
    store32(rk + 368, rotl32(t270 + 0x763c6f98, 1));
    store32(rk + 372, rotl32(t273 + 0xec78df30, 3));
    store32(rk + 376, rotl32(t276 + 0xd8f1be61, 6));
    store32(rk + 380, rotl32(t279 + 0xb1e37cc3, 11));
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    const uint32_t t2 = load_le32(in + 8);
    const uint32_t t3 = load_le32(in + 12);
    // round 1 (lea.dsl:35)
    const uint32_t t6 = load32(rk + 4);
    const uint32_t t9 = rotl32((t0 ^ load32(rk)) + (t1 ^ t6), 9);
    const uint32_t t14 = rotl32((t1 ^ load32(rk + 8)) + (t2 ^ t6), 27);
    const uint32_t t19 = rotl32((t2 ^ load32(rk + 12)) + (t3 ^ t6), 29);
    // round 2 (lea.dsl:35)
    const uint32_t t22 = load32(rk + 20);
    const uint32_t t25 = rotl32((load32(rk + 16) ^ t9) + (t22 ^ t14), 9);
    const uint32_t t30 = rotl32((load32(rk + 24) ^ t14) + (t22 ^ t19), 27);
    const uint32_t t35 = rotl32((load32(rk + 28) ^ t19) + (t0 ^ t22), 29);
    // round 3 (lea.dsl:35)
    const uint32_t t38 = load32(rk + 36);
    const uint32_t t41 = rotl32((load32(rk + 32) ^ t25) + (t38 ^ t30), 9);
    const uint32_t t46 = rotl32((load32(rk + 40) ^ t30) + (t38 ^ t35), 27);
    const uint32_t t51 = rotl32((load32(rk + 44) ^ t35) + (t38 ^ t9), 29);
    // round 4 (lea.dsl:35)
    const uint32_t t54 = load32(rk + 52);
    const uint32_t t57 = rotl32((load32(rk + 48) ^ t41) + (t54 ^ t46), 9);
    const uint32_t t62 = rotl32((load32(rk + 56) ^ t46) + (t54 ^ t51), 27);
    const uint32_t t67 = rotl32((load32(rk + 60) ^ t51) + (t54 ^ t25), 29);
    // round 5 (lea.dsl:35)
    const uint32_t t70 = load32(rk + 68);
    const uint32_t t73 = rotl32((load32(rk + 64) ^ t57) + (t70 ^ t62), 9);
    const uint32_t t78 = rotl32((load32(rk + 72) ^ t62) + (t70 ^ t67), 27);
    const uint32_t t83 = rotl32((load32(rk + 76) ^ t67) + (t70 ^ t41), 29);
    // round 6 (lea.dsl:35)
    const uint32_t t86 = load32(rk + 84);
    const uint32_t t89 = rotl32((load32(rk + 80) ^ t73) + (t86 ^ t78), 9);
    const uint32_t t94 = rotl32((load32(rk + 88) ^ t78) + (t86 ^ t83), 27);
    const uint32_t t99 = rotl32((load32(rk + 92) ^ t83) + (t86 ^ t57), 29);
    // round 7 (lea.dsl:35)
    const uint32_t t102 = load32(rk + 100);
    const uint32_t t105 = rotl32((load32(rk + 96) ^ t89) + (t102 ^ t94), 9);
    const uint32_t t110 = rotl32((load32(rk + 104) ^ t94) + (t102 ^ t99), 27);
    const uint32_t t115 = rotl32((load32(rk + 108) ^ t99) + (t102 ^ t73), 29);
    // round 8 (lea.dsl:35)
    const uint32_t t118 = load32(rk + 116);
    const uint32_t t121 = rotl32((load32(rk + 112) ^ t105) + (t118 ^ t110), 9);
    const uint32_t t126 = rotl32((load32(rk + 120) ^ t110) + (t118 ^ t115), 27);
    const uint32_t t131 = rotl32((load32(rk + 124) ^ t115) + (t118 ^ t89), 29);
    // round 9 (lea.dsl:35)
    const uint32_t t134 = load32(rk + 132);
    const uint32_t t137 = rotl32((load32(rk + 128) ^ t121) + (t134 ^ t126), 9);
    const uint32_t t142 = rotl32((load32(rk + 136) ^ t126) + (t134 ^ t131), 27);
    const uint32_t t147 = rotl32((load32(rk + 140) ^ t131) + (t134 ^ t105), 29);
    // round 10 (lea.dsl:35)
    const uint32_t t150 = load32(rk + 148);
    const uint32_t t153 = rotl32((load32(rk + 144) ^ t137) + (t150 ^ t142), 9);
    const uint32_t t158 = rotl32((load32(rk + 152) ^ t142) + (t150 ^ t147), 27);
    const uint32_t t163 = rotl32((load32(rk + 156) ^ t147) + (t150 ^ t121), 29);
    // round 11 (lea.dsl:35)
    const uint32_t t166 = load32(rk + 164);
    const uint32_t t169 = rotl32((load32(rk + 160) ^ t153) + (t166 ^ t158), 9);
    const uint32_t t174 = rotl32((load32(rk + 168) ^ t158) + (t166 ^ t163), 27);
    const uint32_t t179 = rotl32((load32(rk + 172) ^ t163) + (t166 ^ t137), 29);
    // round 12 (lea.dsl:35)
    const uint32_t t182 = load32(rk + 180);
    const uint32_t t185 = rotl32((load32(rk + 176) ^ t169) + (t182 ^ t174), 9);
    const uint32_t t190 = rotl32((load32(rk + 184) ^ t174) + (t182 ^ t179), 27);
    const uint32_t t195 = rotl32((load32(rk + 188) ^ t179) + (t182 ^ t153), 29);
    // round 13 (lea.dsl:35)
    const uint32_t t198 = load32(rk + 196);
    const uint32_t t201 = rotl32((load32(rk + 192) ^ t185) + (t198 ^ t190), 9);
    const uint32_t t206 = rotl32((load32(rk + 200) ^ t190) + (t198 ^ t195), 27);
    const uint32_t t211 = rotl32((load32(rk + 204) ^ t195) + (t198 ^ t169), 29);
    // round 14 (lea.dsl:35)
    const uint32_t t214 = load32(rk + 212);
    const uint32_t t217 = rotl32((load32(rk + 208) ^ t201) + (t214 ^ t206), 9);
    const uint32_t t222 = rotl32((load32(rk + 216) ^ t206) + (t214 ^ t211), 27);
    const uint32_t t227 = rotl32((load32(rk + 220) ^ t211) + (t214 ^ t185), 29);
    // round 15 (lea.dsl:35)
    const uint32_t t230 = load32(rk + 228);
    const uint32_t t233 = rotl32((load32(rk + 224) ^ t217) + (t230 ^ t222), 9);
    const uint32_t t238 = rotl32((load32(rk + 232) ^ t222) + (t230 ^ t227), 27);
    const uint32_t t243 = rotl32((load32(rk + 236) ^ t227) + (t230 ^ t201), 29);
    // round 16 (lea.dsl:35)
    const uint32_t t246 = load32(rk + 244);
    const uint32_t t249 = rotl32((load32(rk + 240) ^ t233) + (t246 ^ t238), 9);
    const uint32_t t254 = rotl32((load32(rk + 248) ^ t238) + (t246 ^ t243), 27);
    const uint32_t t259 = rotl32((load32(rk + 252) ^ t243) + (t246 ^ t217), 29);
    // round 17 (lea.dsl:35)
    const uint32_t t262 = load32(rk + 260);
    const uint32_t t265 = rotl32((load32(rk + 256) ^ t249) + (t262 ^ t254), 9);
    const uint32_t t270 = rotl32((load32(rk + 264) ^ t254) + (t262 ^ t259), 27);
    const uint32_t t275 = rotl32((load32(rk + 268) ^ t259) + (t262 ^ t233), 29);
    // round 18 (lea.dsl:35)
    const uint32_t t278 = load32(rk + 276);
    const uint32_t t281 = rotl32((load32(rk + 272) ^ t265) + (t278 ^ t270), 9);
    const uint32_t t286 = rotl32((load32(rk + 280) ^ t270) + (t278 ^ t275), 27);
    const uint32_t t291 = rotl32((load32(rk + 284) ^ t275) + (t278 ^ t249), 29);
    // round 19 (lea.dsl:35)
    const uint32_t t294 = load32(rk + 292);
    const uint32_t t297 = rotl32((load32(rk + 288) ^ t281) + (t294 ^ t286), 9);
    const uint32_t t302 = rotl32((load32(rk + 296) ^ t286) + (t294 ^ t291), 27);
    const uint32_t t307 = rotl32((load32(rk + 300) ^ t291) + (t294 ^ t265), 29);
    // round 20 (lea.dsl:35)
    const uint32_t t310 = load32(rk + 308);
    const uint32_t t313 = rotl32((load32(rk + 304) ^ t297) + (t310 ^ t302), 9);
    const uint32_t t318 = rotl32((load32(rk + 312) ^ t302) + (t310 ^ t307), 27);
    const uint32_t t323 = rotl32((load32(rk + 316) ^ t307) + (t310 ^ t281), 29);
    // round 21 (lea.dsl:35)
    const uint32_t t326 = load32(rk + 324);
    const uint32_t t329 = rotl32((load32(rk + 320) ^ t313) + (t326 ^ t318), 9);
    const uint32_t t334 = rotl32((load32(rk + 328) ^ t318) + (t326 ^ t323), 27);
    const uint32_t t339 = rotl32((load32(rk + 332) ^ t323) + (t326 ^ t297), 29);
    // round 22 (lea.dsl:35)
    const uint32_t t342 = load32(rk + 340);
    const uint32_t t345 = rotl32((load32(rk + 336) ^ t329) + (t342 ^ t334), 9);
    const uint32_t t350 = rotl32((load32(rk + 344) ^ t334) + (t342 ^ t339), 27);
    const uint32_t t355 = rotl32((load32(rk + 348) ^ t339) + (t342 ^ t313), 29);
    // round 23 (lea.dsl:35)
    const uint32_t t358 = load32(rk + 356);
    const uint32_t t361 = rotl32((load32(rk + 352) ^ t345) + (t358 ^ t350), 9);
    const uint32_t t366 = rotl32((load32(rk + 360) ^ t350) + (t358 ^ t355), 27);
    const uint32_t t371 = rotl32((load32(rk + 364) ^ t355) + (t358 ^ t329), 29);
    // round 24 (lea.dsl:35)
    const uint32_t t374 = load32(rk + 372);
    const uint32_t t377 = rotl32((load32(rk + 368) ^ t361) + (t374 ^ t366), 9);
    const uint32_t t382 = rotl32((load32(rk + 376) ^ t366) + (t374 ^ t371), 27);
    const uint32_t t387 = rotl32((load32(rk + 380) ^ t371) + (t374 ^ t345), 29);
    store_le32(out, t377);
    store_le32(out + 4, t382);
    store_le32(out + 8, t387);
    store_le32(out + 12, t361);
}

void lwcc_lea128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 16;
        in += 16;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    const uint32_t t2 = load_le32(in + 8);
    const uint32_t t3 = load_le32(in + 12);
    // round 24 (lea.dsl:35)
    const uint32_t t10 = load32(rk + 372);
    const uint32_t t11 = t10 ^ (rotl32(t0, 23) - (t3 ^ load32(rk + 368)));
    const uint32_t t15 = t10 ^ (rotl32(t1, 5) - (load32(rk + 376) ^ t11));
    const uint32_t t19 = t10 ^ (rotl32(t2, 3) - (load32(rk + 380) ^ t15));
    // round 23 (lea.dsl:35)
    const uint32_t t26 = load32(rk + 356);
    const uint32_t t27 = t26 ^ (rotl32(t3, 23) - (load32(rk + 352) ^ t19));
    const uint32_t t31 = t26 ^ (rotl32(t11, 5) - (load32(rk + 360) ^ t27));
    const uint32_t t35 = t26 ^ (rotl32(t15, 3) - (load32(rk + 364) ^ t31));
    // round 22 (lea.dsl:35)
    const uint32_t t42 = load32(rk + 340);
    const uint32_t t43 = t42 ^ (rotl32(t19, 23) - (load32(rk + 336) ^ t35));
    const uint32_t t47 = t42 ^ (rotl32(t27, 5) - (load32(rk + 344) ^ t43));
    const uint32_t t51 = t42 ^ (rotl32(t31, 3) - (load32(rk + 348) ^ t47));
    // round 21 (lea.dsl:35)
    const uint32_t t58 = load32(rk + 324);
    const uint32_t t59 = t58 ^ (rotl32(t35, 23) - (load32(rk + 320) ^ t51));
    const uint32_t t63 = t58 ^ (rotl32(t43, 5) - (load32(rk + 328) ^ t59));
    const uint32_t t67 = t58 ^ (rotl32(t47, 3) - (load32(rk + 332) ^ t63));
    // round 20 (lea.dsl:35)
    const uint32_t t74 = load32(rk + 308);
    const uint32_t t75 = t74 ^ (rotl32(t51, 23) - (load32(rk + 304) ^ t67));
    const uint32_t t79 = t74 ^ (rotl32(t59, 5) - (load32(rk + 312) ^ t75));
    const uint32_t t83 = t74 ^ (rotl32(t63, 3) - (load32(rk + 316) ^ t79));
    // round 19 (lea.dsl:35)
    const uint32_t t90 = load32(rk + 292);
    const uint32_t t91 = t90 ^ (rotl32(t67, 23) - (load32(rk + 288) ^ t83));
    const uint32_t t95 = t90 ^ (rotl32(t75, 5) - (load32(rk + 296) ^ t91));
    const uint32_t t99 = t90 ^ (rotl32(t79, 3) - (load32(rk + 300) ^ t95));
    // round 18 (lea.dsl:35)
    const uint32_t t106 = load32(rk + 276);
    const uint32_t t107 = t106 ^ (rotl32(t83, 23) - (load32(rk + 272) ^ t99));
    const uint32_t t111 = t106 ^ (rotl32(t91, 5) - (load32(rk + 280) ^ t107));
    const uint32_t t115 = t106 ^ (rotl32(t95, 3) - (load32(rk + 284) ^ t111));
    // round 17 (lea.dsl:35)
    const uint32_t t122 = load32(rk + 260);
    const uint32_t t123 = t122 ^ (rotl32(t99, 23) - (load32(rk + 256) ^ t115));
    const uint32_t t127 = t122 ^ (rotl32(t107, 5) - (load32(rk + 264) ^ t123));
    const uint32_t t131 = t122 ^ (rotl32(t111, 3) - (load32(rk + 268) ^ t127));
    // round 16 (lea.dsl:35)
    const uint32_t t138 = load32(rk + 244);
    const uint32_t t139 = t138 ^ (rotl32(t115, 23) - (load32(rk + 240) ^ t131));
    const uint32_t t143 = t138 ^ (rotl32(t123, 5) - (load32(rk + 248) ^ t139));
    const uint32_t t147 = t138 ^ (rotl32(t127, 3) - (load32(rk + 252) ^ t143));
    // round 15 (lea.dsl:35)
    const uint32_t t154 = load32(rk + 228);
    const uint32_t t155 = t154 ^ (rotl32(t131, 23) - (load32(rk + 224) ^ t147));
    const uint32_t t159 = t154 ^ (rotl32(t139, 5) - (load32(rk + 232) ^ t155));
    const uint32_t t163 = t154 ^ (rotl32(t143, 3) - (load32(rk + 236) ^ t159));
    // round 14 (lea.dsl:35)
    const uint32_t t170 = load32(rk + 212);
    const uint32_t t171 = t170 ^ (rotl32(t147, 23) - (load32(rk + 208) ^ t163));
    const uint32_t t175 = t170 ^ (rotl32(t155, 5) - (load32(rk + 216) ^ t171));
    const uint32_t t179 = t170 ^ (rotl32(t159, 3) - (load32(rk + 220) ^ t175));
    // round 13 (lea.dsl:35)
    const uint32_t t186 = load32(rk + 196);
    const uint32_t t187 = t186 ^ (rotl32(t163, 23) - (load32(rk + 192) ^ t179));
    const uint32_t t191 = t186 ^ (rotl32(t171, 5) - (load32(rk + 200) ^ t187));
    const uint32_t t195 = t186 ^ (rotl32(t175, 3) - (load32(rk + 204) ^ t191));
    // round 12 (lea.dsl:35)
    const uint32_t t202 = load32(rk + 180);
    const uint32_t t203 = t202 ^ (rotl32(t179, 23) - (load32(rk + 176) ^ t195));
    const uint32_t t207 = t202 ^ (rotl32(t187, 5) - (load32(rk + 184) ^ t203));
    const uint32_t t211 = t202 ^ (rotl32(t191, 3) - (load32(rk + 188) ^ t207));
    // round 11 (lea.dsl:35)
    const uint32_t t218 = load32(rk + 164);
    const uint32_t t219 = t218 ^ (rotl32(t195, 23) - (load32(rk + 160) ^ t211));
    const uint32_t t223 = t218 ^ (rotl32(t203, 5) - (load32(rk + 168) ^ t219));
    const uint32_t t227 = t218 ^ (rotl32(t207, 3) - (load32(rk + 172) ^ t223));
    // round 10 (lea.dsl:35)
    const uint32_t t234 = load32(rk + 148);
    const uint32_t t235 = t234 ^ (rotl32(t211, 23) - (load32(rk + 144) ^ t227));
    const uint32_t t239 = t234 ^ (rotl32(t219, 5) - (load32(rk + 152) ^ t235));
    const uint32_t t243 = t234 ^ (rotl32(t223, 3) - (load32(rk + 156) ^ t239));
    // round 9 (lea.dsl:35)
    const uint32_t t250 = load32(rk + 132);
    const uint32_t t251 = t250 ^ (rotl32(t227, 23) - (load32(rk + 128) ^ t243));
    const uint32_t t255 = t250 ^ (rotl32(t235, 5) - (load32(rk + 136) ^ t251));
    const uint32_t t259 = t250 ^ (rotl32(t239, 3) - (load32(rk + 140) ^ t255));
    // round 8 (lea.dsl:35)
    const uint32_t t266 = load32(rk + 116);
    const uint32_t t267 = t266 ^ (rotl32(t243, 23) - (load32(rk + 112) ^ t259));
    const uint32_t t271 = t266 ^ (rotl32(t251, 5) - (load32(rk + 120) ^ t267));
    const uint32_t t275 = t266 ^ (rotl32(t255, 3) - (load32(rk + 124) ^ t271));
    // round 7 (lea.dsl:35)
    const uint32_t t282 = load32(rk + 100);
    const uint32_t t283 = t282 ^ (rotl32(t259, 23) - (load32(rk + 96) ^ t275));
    const uint32_t t287 = t282 ^ (rotl32(t267, 5) - (load32(rk + 104) ^ t283));
    const uint32_t t291 = t282 ^ (rotl32(t271, 3) - (load32(rk + 108) ^ t287));
    // round 6 (lea.dsl:35)
    const uint32_t t298 = load32(rk + 84);
    const uint32_t t299 = t298 ^ (rotl32(t275, 23) - (load32(rk + 80) ^ t291));
    const uint32_t t303 = t298 ^ (rotl32(t283, 5) - (load32(rk + 88) ^ t299));
    const uint32_t t307 = t298 ^ (rotl32(t287, 3) - (load32(rk + 92) ^ t303));
    // round 5 (lea.dsl:35)
    const uint32_t t314 = load32(rk + 68);
    const uint32_t t315 = t314 ^ (rotl32(t291, 23) - (load32(rk + 64) ^ t307));
    const uint32_t t319 = t314 ^ (rotl32(t299, 5) - (load32(rk + 72) ^ t315));
    const uint32_t t323 = t314 ^ (rotl32(t303, 3) - (load32(rk + 76) ^ t319));
    // round 4 (lea.dsl:35)
    const uint32_t t330 = load32(rk + 52);
    const uint32_t t331 = t330 ^ (rotl32(t307, 23) - (load32(rk + 48) ^ t323));
    const uint32_t t335 = t330 ^ (rotl32(t315, 5) - (load32(rk + 56) ^ t331));
    const uint32_t t339 = t330 ^ (rotl32(t319, 3) - (load32(rk + 60) ^ t335));
    // round 3 (lea.dsl:35)
    const uint32_t t346 = load32(rk + 36);
    const uint32_t t347 = t346 ^ (rotl32(t323, 23) - (load32(rk + 32) ^ t339));
    const uint32_t t351 = t346 ^ (rotl32(t331, 5) - (load32(rk + 40) ^ t347));
    const uint32_t t355 = t346 ^ (rotl32(t335, 3) - (load32(rk + 44) ^ t351));
    // round 2 (lea.dsl:35)
    const uint32_t t362 = load32(rk + 20);
    const uint32_t t363 = t362 ^ (rotl32(t339, 23) - (load32(rk + 16) ^ t355));
    const uint32_t t367 = t362 ^ (rotl32(t347, 5) - (load32(rk + 24) ^ t363));
    const uint32_t t371 = t362 ^ (rotl32(t351, 3) - (load32(rk + 28) ^ t367));
    // round 1 (lea.dsl:35)
    const uint32_t t378 = load32(rk + 4);
    const uint32_t t379 = t378 ^ (rotl32(t355, 23) - (load32(rk) ^ t371));
    const uint32_t t383 = t378 ^ (rotl32(t363, 5) - (load32(rk + 8) ^ t379));
    const uint32_t t387 = t378 ^ (rotl32(t367, 3) - (load32(rk + 12) ^ t383));
    store_le32(out, t371);
    store_le32(out + 4, t379);
    store_le32(out + 8, t383);
    store_le32(out + 12, t387);
}

void lwcc_lea128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 16;
        in += 16;
    }
}

void lwcc_lea128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_lea128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_128_key_setup_c(ctx, key);
    lwcc_lea128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_lea128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t18 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t21 = t18 | ((uint32_t)nonce[3] << 24);
    const uint32_t t28 = ((uint32_t)nonce[4] | ((uint32_t)nonce[5] << 8)) | ((uint32_t)nonce[6] << 16);
    const uint32_t t31 = t28 | ((uint32_t)nonce[7] << 24);
    const uint32_t t38 = ((uint32_t)nonce[8] | ((uint32_t)nonce[9] << 8)) | ((uint32_t)nonce[10] << 16);
    const uint32_t t41 = t38 | ((uint32_t)nonce[11] << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t44 = load32(ctx + 4);
    const uint32_t t47 = rotl32((load32(ctx) ^ t21) + (t44 ^ t31), 9);
    const uint32_t t52 = rotl32((load32(ctx + 8) ^ t31) + (t44 ^ t41), 27);
    const uint32_t t54 = load32(ctx + 12) ^ t41;
    // round 2 (lea.dsl:35)
    const uint32_t t57 = load32(ctx + 20);
    const uint32_t t60 = rotl32((load32(ctx + 16) ^ t47) + (t57 ^ t52), 9);
    const uint32_t t62 = load32(ctx + 24) ^ t52;
    const uint32_t t63 = t57 ^ t21;
    // round 3 (lea.dsl:35)
    const uint32_t t65 = load32(ctx + 32) ^ t60;
    const uint32_t t67 = load32(ctx + 36) ^ t47;
    // round 4 (lea.dsl:35)
    const uint32_t t69 = load32(ctx + 52) ^ t60;
    store32(ctx + 384, t54);
    store32(ctx + 388, t62);
    store32(ctx + 392, t63);
    store32(ctx + 396, t65);
    store32(ctx + 400, t67);
    store32(ctx + 404, t69);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t21 = rotl32(load32(ctx + 384) + (load32(ctx + 4) ^ t16), 29);
    // round 2 (lea.dsl:35)
    const uint32_t t26 = rotl32(load32(ctx + 388) + (load32(ctx + 20) ^ t21), 27);
    const uint32_t t31 = rotl32((load32(ctx + 28) ^ t21) + load32(ctx + 392), 29);
    // round 3 (lea.dsl:35)
    const uint32_t t32 = load32(ctx + 36);
    const uint32_t t36 = rotl32(load32(ctx + 396) + (t32 ^ t26), 9);
    const uint32_t t41 = rotl32((load32(ctx + 40) ^ t26) + (t32 ^ t31), 27);
    const uint32_t t46 = rotl32((load32(ctx + 44) ^ t31) + load32(ctx + 400), 29);
    // round 4 (lea.dsl:35)
    const uint32_t t49 = load32(ctx + 52);
    const uint32_t t52 = rotl32((load32(ctx + 48) ^ t36) + (t49 ^ t41), 9);
    const uint32_t t57 = rotl32((load32(ctx + 56) ^ t41) + (t49 ^ t46), 27);
    const uint32_t t62 = rotl32((load32(ctx + 60) ^ t46) + load32(ctx + 404), 29);
    // round 5 (lea.dsl:35)
    const uint32_t t65 = load32(ctx + 68);
    const uint32_t t68 = rotl32((load32(ctx + 64) ^ t52) + (t65 ^ t57), 9);
    const uint32_t t73 = rotl32((load32(ctx + 72) ^ t57) + (t65 ^ t62), 27);
    const uint32_t t78 = rotl32((load32(ctx + 76) ^ t62) + (t65 ^ t36), 29);
    // round 6 (lea.dsl:35)
    const uint32_t t81 = load32(ctx + 84);
    const uint32_t t84 = rotl32((load32(ctx + 80) ^ t68) + (t81 ^ t73), 9);
    const uint32_t t89 = rotl32((load32(ctx + 88) ^ t73) + (t81 ^ t78), 27);
    const uint32_t t94 = rotl32((load32(ctx + 92) ^ t78) + (t81 ^ t52), 29);
    // round 7 (lea.dsl:35)
    const uint32_t t97 = load32(ctx + 100);
    const uint32_t t100 = rotl32((load32(ctx + 96) ^ t84) + (t97 ^ t89), 9);
    const uint32_t t105 = rotl32((load32(ctx + 104) ^ t89) + (t97 ^ t94), 27);
    const uint32_t t110 = rotl32((load32(ctx + 108) ^ t94) + (t97 ^ t68), 29);
    // round 8 (lea.dsl:35)
    const uint32_t t113 = load32(ctx + 116);
    const uint32_t t116 = rotl32((load32(ctx + 112) ^ t100) + (t113 ^ t105), 9);
    const uint32_t t121 = rotl32((load32(ctx + 120) ^ t105) + (t113 ^ t110), 27);
    const uint32_t t126 = rotl32((load32(ctx + 124) ^ t110) + (t113 ^ t84), 29);
    // round 9 (lea.dsl:35)
    const uint32_t t129 = load32(ctx + 132);
    const uint32_t t132 = rotl32((load32(ctx + 128) ^ t116) + (t129 ^ t121), 9);
    const uint32_t t137 = rotl32((load32(ctx + 136) ^ t121) + (t129 ^ t126), 27);
    const uint32_t t142 = rotl32((load32(ctx + 140) ^ t126) + (t129 ^ t100), 29);
    // round 10 (lea.dsl:35)
    const uint32_t t145 = load32(ctx + 148);
    const uint32_t t148 = rotl32((load32(ctx + 144) ^ t132) + (t145 ^ t137), 9);
    const uint32_t t153 = rotl32((load32(ctx + 152) ^ t137) + (t145 ^ t142), 27);
    const uint32_t t158 = rotl32((load32(ctx + 156) ^ t142) + (t145 ^ t116), 29);
    // round 11 (lea.dsl:35)
    const uint32_t t161 = load32(ctx + 164);
    const uint32_t t164 = rotl32((load32(ctx + 160) ^ t148) + (t161 ^ t153), 9);
    const uint32_t t169 = rotl32((load32(ctx + 168) ^ t153) + (t161 ^ t158), 27);
    const uint32_t t174 = rotl32((load32(ctx + 172) ^ t158) + (t161 ^ t132), 29);
    // round 12 (lea.dsl:35)
    const uint32_t t177 = load32(ctx + 180);
    const uint32_t t180 = rotl32((load32(ctx + 176) ^ t164) + (t177 ^ t169), 9);
    const uint32_t t185 = rotl32((load32(ctx + 184) ^ t169) + (t177 ^ t174), 27);
    const uint32_t t190 = rotl32((load32(ctx + 188) ^ t174) + (t177 ^ t148), 29);
    // round 13 (lea.dsl:35)
    const uint32_t t193 = load32(ctx + 196);
    const uint32_t t196 = rotl32((load32(ctx + 192) ^ t180) + (t193 ^ t185), 9);
    const uint32_t t201 = rotl32((load32(ctx + 200) ^ t185) + (t193 ^ t190), 27);
    const uint32_t t206 = rotl32((load32(ctx + 204) ^ t190) + (t193 ^ t164), 29);
    // round 14 (lea.dsl:35)
    const uint32_t t209 = load32(ctx + 212);
    const uint32_t t212 = rotl32((load32(ctx + 208) ^ t196) + (t209 ^ t201), 9);
    const uint32_t t217 = rotl32((load32(ctx + 216) ^ t201) + (t209 ^ t206), 27);
    const uint32_t t222 = rotl32((load32(ctx + 220) ^ t206) + (t209 ^ t180), 29);
    // round 15 (lea.dsl:35)
    const uint32_t t225 = load32(ctx + 228);
    const uint32_t t228 = rotl32((load32(ctx + 224) ^ t212) + (t225 ^ t217), 9);
    const uint32_t t233 = rotl32((load32(ctx + 232) ^ t217) + (t225 ^ t222), 27);
    const uint32_t t238 = rotl32((load32(ctx + 236) ^ t222) + (t225 ^ t196), 29);
    // round 16 (lea.dsl:35)
    const uint32_t t241 = load32(ctx + 244);
    const uint32_t t244 = rotl32((load32(ctx + 240) ^ t228) + (t241 ^ t233), 9);
    const uint32_t t249 = rotl32((load32(ctx + 248) ^ t233) + (t241 ^ t238), 27);
    const uint32_t t254 = rotl32((load32(ctx + 252) ^ t238) + (t241 ^ t212), 29);
    // round 17 (lea.dsl:35)
    const uint32_t t257 = load32(ctx + 260);
    const uint32_t t260 = rotl32((load32(ctx + 256) ^ t244) + (t257 ^ t249), 9);
    const uint32_t t265 = rotl32((load32(ctx + 264) ^ t249) + (t257 ^ t254), 27);
    const uint32_t t270 = rotl32((load32(ctx + 268) ^ t254) + (t257 ^ t228), 29);
    // round 18 (lea.dsl:35)
    const uint32_t t273 = load32(ctx + 276);
    const uint32_t t276 = rotl32((load32(ctx + 272) ^ t260) + (t273 ^ t265), 9);
    const uint32_t t281 = rotl32((load32(ctx + 280) ^ t265) + (t273 ^ t270), 27);
    const uint32_t t286 = rotl32((load32(ctx + 284) ^ t270) + (t273 ^ t244), 29);
    // round 19 (lea.dsl:35)
    const uint32_t t289 = load32(ctx + 292);
    const uint32_t t292 = rotl32((load32(ctx + 288) ^ t276) + (t289 ^ t281), 9);
    const uint32_t t297 = rotl32((load32(ctx + 296) ^ t281) + (t289 ^ t286), 27);
    const uint32_t t302 = rotl32((load32(ctx + 300) ^ t286) + (t289 ^ t260), 29);
    // round 20 (lea.dsl:35)
    const uint32_t t305 = load32(ctx + 308);
    const uint32_t t308 = rotl32((load32(ctx + 304) ^ t292) + (t305 ^ t297), 9);
    const uint32_t t313 = rotl32((load32(ctx + 312) ^ t297) + (t305 ^ t302), 27);
    const uint32_t t318 = rotl32((load32(ctx + 316) ^ t302) + (t305 ^ t276), 29);
    // round 21 (lea.dsl:35)
    const uint32_t t321 = load32(ctx + 324);
    const uint32_t t324 = rotl32((load32(ctx + 320) ^ t308) + (t321 ^ t313), 9);
    const uint32_t t329 = rotl32((load32(ctx + 328) ^ t313) + (t321 ^ t318), 27);
    const uint32_t t334 = rotl32((load32(ctx + 332) ^ t318) + (t321 ^ t292), 29);
    // round 22 (lea.dsl:35)
    const uint32_t t337 = load32(ctx + 340);
    const uint32_t t340 = rotl32((load32(ctx + 336) ^ t324) + (t337 ^ t329), 9);
    const uint32_t t345 = rotl32((load32(ctx + 344) ^ t329) + (t337 ^ t334), 27);
    const uint32_t t350 = rotl32((load32(ctx + 348) ^ t334) + (t337 ^ t308), 29);
    // round 23 (lea.dsl:35)
    const uint32_t t353 = load32(ctx + 356);
    const uint32_t t356 = rotl32((load32(ctx + 352) ^ t340) + (t353 ^ t345), 9);
    const uint32_t t361 = rotl32((load32(ctx + 360) ^ t345) + (t353 ^ t350), 27);
    const uint32_t t366 = rotl32((load32(ctx + 364) ^ t350) + (t353 ^ t324), 29);
    // round 24 (lea.dsl:35)
    const uint32_t t369 = load32(ctx + 372);
    const uint32_t t372 = rotl32((load32(ctx + 368) ^ t356) + (t369 ^ t361), 9);
    const uint32_t t377 = rotl32((load32(ctx + 376) ^ t361) + (t369 ^ t366), 27);
    const uint32_t t382 = rotl32((load32(ctx + 380) ^ t366) + (t369 ^ t340), 29);
    const uint32_t t383 = load_le32(in);
    const uint32_t t384 = load_le32(in + 4);
    const uint32_t t385 = load_le32(in + 8);
    const uint32_t t386 = load_le32(in + 12);
    store_le32(out, t383 ^ t372);
    store_le32(out + 4, t384 ^ t377);
    store_le32(out + 8, t385 ^ t382);
    store_le32(out + 12, t386 ^ t356);
}

void lwcc_lea128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 16; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 16;
        in += 16;
        counter += 1;
    }
    nbytes %= 16;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[16] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_lea128_128_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
