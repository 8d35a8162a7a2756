// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_128 --target c --lanes 1 --mode drbg --df yes
// passes:    unroll() counter() balance() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/lea.dsl sha256:706cc71c011174c440ee3d2fd8ce3eeb20fe898f46f23a325265796b36afce70
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 4 block encryptions, 2 key schedules, 4 operations on bytes; reseed saves 2 block encryptions, 1 key schedule, 2 operations on bytes; generate saves up to 2 block encryptions, 1 key schedule, 2 operations on bytes
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 16, rk 384, group 16, st 40
// timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
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

static inline uint64_t load_be64(const uint8_t *p)
{
    return (uint64_t)p[7]
         | (uint64_t)p[6] << 8
         | (uint64_t)p[5] << 16
         | (uint64_t)p[4] << 24
         | (uint64_t)p[3] << 32
         | (uint64_t)p[2] << 40
         | (uint64_t)p[1] << 48
         | (uint64_t)p[0] << 56;
}

static inline void store_be64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)(x >> 56);
    p[1] = (uint8_t)(x >> 48);
    p[2] = (uint8_t)(x >> 40);
    p[3] = (uint8_t)(x >> 32);
    p[4] = (uint8_t)(x >> 24);
    p[5] = (uint8_t)(x >> 16);
    p[6] = (uint8_t)(x >> 8);
    p[7] = (uint8_t)x;
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

static void lwcc_lea128_128_key_setup_c(void *rk_, const uint8_t *key)
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

static void lwcc_lea128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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


static inline void set_key(uint8_t *rk, const uint8_t *key)
{
    lwcc_lea128_128_key_setup_c(rk, key);
}

static inline void encrypt(uint8_t *to, const uint8_t *from, size_t n_blocks, const uint8_t *rk)
{
    lwcc_lea128_128_ecb_encrypt_c(to, from, n_blocks, rk);
}

static inline void xor_bytes(uint8_t *to, const uint8_t *a, const uint8_t *b, size_t n_bytes)
{
    for (size_t i = 0; i < n_bytes; i++) {
        to[i] = (uint8_t)(a[i] ^ b[i]);
    }
}

// One number, the last byte its lowest; every byte is written, whatever the carry.
static inline void increment(uint8_t *to, const uint8_t *from, size_t n_bytes)
{
    uint64_t carry = 1;
    while (n_bytes >= 8) {
        n_bytes -= 8;
        const uint64_t x = load_be64(from + n_bytes), sum = x + carry;
        store_be64(to + n_bytes, sum);
        carry = (x & ~sum) >> 63;
    }
    while (n_bytes--) {
        carry += from[n_bytes];
        to[n_bytes] = (uint8_t)carry;
        carry >>= 8;
    }
}

// Blocks with the values of a counter, each one more than the one before. The upper half changes once at most, when
// the highest bit of the lower one becomes 0; it is selected as it lies in memory. The step is volatile: compilers
// count loops by a value that they know to grow, and this one is secret.
static inline void count_up(uint8_t *to, size_t n_blocks, uint8_t *counter)
{
    const volatile uint64_t one = 1;
    const uint64_t step = one;
    uint64_t low = load_be64(counter + 8), last, change, high;
    uint8_t carried[8];
    store_be64(carried, load_be64(counter) + (low >> 63));
    memcpy(&last, carried, 8);
    memcpy(&change, counter, 8);
    change ^= last;
    for (; n_blocks; n_blocks--) {
        low += step;
        high = last ^ (change & (0 - (low >> 63)));
        memcpy(to, &high, 8);
        store_be64(to + 8, low);
        to += 16;
    }
    high = last ^ (change & (0 - (low >> 63)));
    memcpy(counter, &high, 8);
    store_be64(counter + 8, low);
}

static inline void put_number(uint8_t *to, uint64_t value, size_t n_bytes)
{
    while (n_bytes--) {
        to[n_bytes] = (uint8_t)value;
        value >>= 8;
    }
}

static inline uint64_t get_number(const uint8_t *from, size_t n_bytes)
{
    uint64_t value = 0;
    for (size_t i = 0; i < n_bytes; i++) {
        value = value << 8 | from[i];
    }
    return value;
}

// Bytes somewhere; without a place they are zeros.
typedef struct {
    const uint8_t *data;
    size_t n_bytes;
} piece;

// How far pieces have been read.
typedef struct {
    const piece *at;
    size_t done;
} reader;

static void next_bytes(uint8_t *to, size_t n_bytes, reader *from)
{
    while (n_bytes) {
        const piece *p = from->at;
        if (from->done == p->n_bytes) {
            from->at++;
            from->done = 0;
            continue;
        }
        *to++ = p->data ? p->data[from->done] : 0;
        from->done++;
        n_bytes--;
    }
}

static const uint8_t constant_0[] = {
    0x08, 0xf8, 0x10, 0x1c, 0x1b, 0xbc, 0x44, 0xe2, 0x68, 0xcf, 0x4e, 0x88, 0x79, 0xa1, 0xfd, 0x2d,
};

static const uint8_t constant_1[] = {
    0x5e, 0xf5, 0x71, 0x0f, 0x27, 0x22, 0x72, 0xdc, 0x33, 0x42, 0xf0, 0xfc, 0xc1, 0x21, 0x7a, 0x50,
};

static const uint8_t constant_2[] = {
    0x00, 0x00, 0x00, 0x20,
};

static const uint8_t constant_3[] = {
    0x80,
};

static const uint8_t constant_4[] = {
    0x84, 0xc1, 0x91, 0x1d, 0x46, 0x57, 0x95, 0xf5, 0x4d, 0xd8, 0x1d, 0x32, 0x2a, 0x0d, 0xbe, 0x58,
    0xea, 0x58, 0x33, 0xb2, 0xd5, 0xfa, 0xcd, 0xcc, 0x06, 0x8b, 0x0e, 0xef, 0xc4, 0x00, 0x88, 0x8f,
};

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "round keys below are those of a little-endian machine: make this file with --no-fold"
#endif

// The round keys of 000102030405060708090a0b0c0d0e0f.
static const uint8_t known_key_0[] = {
    0xb7, 0xd5, 0xe3, 0x8d, 0xdc, 0xc5, 0x2e, 0x77, 0xc6, 0x1d, 0x6c, 0xb2, 0x74, 0x51, 0xdf, 0x6a,
    0x76, 0x57, 0x51, 0x2d, 0x2c, 0x8f, 0xc3, 0x45, 0x35, 0x76, 0xdd, 0x5f, 0x88, 0xc5, 0x0c, 0x30,
    0x3e, 0x93, 0xb6, 0x29, 0xf8, 0x9b, 0xbb, 0xa6, 0x3f, 0xb7, 0x4f, 0x81, 0x62, 0xbb, 0xb6, 0xe2,
    0x43, 0x35, 0x60, 0xe1, 0xf9, 0x55, 0x75, 0xa5, 0xa7, 0x33, 0x75, 0x4d, 0xd4, 0x00, 0xb4, 0x17,
    0xfe, 0xa5, 0xbd, 0x40, 0x89, 0x8b, 0x94, 0x1b, 0xd2, 0xa5, 0xea, 0x5b, 0x7d, 0xa8, 0x75, 0x47,
    0x8d, 0x0c, 0x16, 0x9a, 0xd1, 0x60, 0x7a, 0xa1, 0x23, 0xbd, 0x09, 0x48, 0x4f, 0x0d, 0x56, 0x05,
    0x56, 0x5e, 0x6a, 0x25, 0x6c, 0x30, 0xc5, 0x95, 0x0a, 0xe7, 0x91, 0xa1, 0x52, 0x16, 0x12, 0x79,
    0x25, 0xa9, 0x05, 0x2a, 0x23, 0xe7, 0xb0, 0xa7, 0xd7, 0xfe, 0xef, 0xfc, 0xae, 0xaf, 0x41, 0xae,
    0xd0, 0x09, 0xdf, 0x33, 0x54, 0xf5, 0x24, 0x3c, 0xaf, 0x79, 0xdb, 0x25, 0x6c, 0x69, 0x6e, 0x84,
    0xb1, 0x1c, 0x6a, 0xf1, 0x2e, 0xf3, 0x87, 0x2e, 0x8e, 0xf4, 0xe2, 0x4c, 0x58, 0x95, 0x6d, 0xf4,
    0x30, 0x8d, 0xb8, 0xf6, 0xea, 0x37, 0x62, 0x13, 0x1d, 0x0b, 0xe7, 0x2a, 0x1f, 0xa2, 0x24, 0xf7,
    0xed, 0xe1, 0x7f, 0xe0, 0xb8, 0xfb, 0x87, 0x33, 0x04, 0x8e, 0x26, 0x41, 0x1a, 0xb6, 0x02, 0xfe,
    0x57, 0x3c, 0x3b, 0xbe, 0xa9, 0xa1, 0x1b, 0x86, 0xce, 0xbf, 0x5f, 0xe7, 0x97, 0x8f, 0xc0, 0x84,
    0xc6, 0x09, 0x37, 0x17, 0x09, 0x96, 0xe1, 0x06, 0xc7, 0x7f, 0x38, 0x38, 0x7e, 0xcf, 0x9f, 0x16,
    0x7d, 0x50, 0xb3, 0x6c, 0xd2, 0x97, 0x36, 0x29, 0x6d, 0x6a, 0xbe, 0x30, 0x7d, 0x10, 0x1a, 0xa6,
    0xd8, 0x19, 0x53, 0x0a, 0x8a, 0x85, 0x18, 0xd1, 0xe4, 0x0a, 0xd7, 0xa5, 0x4e, 0xcb, 0x9f, 0x5f,
    0x8f, 0xbb, 0x5d, 0xe8, 0x4d, 0x6b, 0x80, 0x26, 0xd3, 0xa8, 0x86, 0x51, 0x73, 0x6d, 0x56, 0xef,
    0xa7, 0x88, 0xc4, 0x7c, 0xb6, 0xe6, 0x4b, 0x94, 0xaa, 0xf9, 0x32, 0x66, 0xfb, 0xcc, 0x9c, 0xd5,
    0x60, 0xe0, 0xdc, 0xdd, 0x4b, 0xae, 0xfd, 0xc4, 0x4b, 0xf4, 0xa5, 0xb6, 0x37, 0x53, 0x4a, 0x60,
    0xb2, 0x4e, 0x81, 0xca, 0xf6, 0xe1, 0x29, 0x9e, 0x75, 0x0c, 0x44, 0x0d, 0xdb, 0x1c, 0x58, 0x44,
    0x60, 0x1b, 0x7b, 0xd0, 0x9e, 0xff, 0x12, 0xcd, 0xe1, 0x1b, 0x42, 0x0d, 0x91, 0x79, 0xa6, 0xd0,
    0x5a, 0x4f, 0x87, 0x61, 0xc4, 0xc1, 0x20, 0x6d, 0xa3, 0x45, 0x13, 0x99, 0x97, 0xe6, 0xdf, 0x56,
    0xf3, 0x8f, 0x4b, 0x08, 0x15, 0x98, 0xed, 0x92, 0xc8, 0x07, 0x4a, 0xe3, 0x5e, 0x83, 0x5c, 0x9d,
    0x16, 0xff, 0x0f, 0xfd, 0x2b, 0xba, 0x33, 0xfb, 0x6f, 0x8a, 0xf1, 0x0e, 0x7a, 0x0a, 0x01, 0x00,
};

static void block_cipher_df(uint8_t *result, const piece *input)
{
    struct {
        uint8_t a1[4];
        uint8_t t1[32];
        uint8_t a2[16];
        uint8_t rk[384];
    } w;
    const uint64_t input_bytes = (uint64_t)input[0].n_bytes + input[1].n_bytes + input[2].n_bytes;
    put_number(w.a1, input_bytes, 4);
    memcpy(w.t1, constant_0, 16);
    memcpy(w.t1 + 16, constant_1, 16);
    {
        const piece pieces1[] = {{w.a1, 4}, {constant_2, 4}, input[0], input[1], input[2], {constant_3, 1}, {NULL, (size_t)((16 - ((9 + input_bytes) % 16)) % 16)}};
        reader next1 = {pieces1, 0};
        for (uint64_t n = (((8 + input_bytes) + 1) + ((16 - ((9 + input_bytes) % 16)) % 16)) / 16; n; n--) {
            next_bytes(w.a2, 16, &next1);
            xor_bytes(w.t1, w.t1, w.a2, 16);
            xor_bytes(w.t1 + 16, w.t1 + 16, w.a2, 16);
            encrypt(w.t1, w.t1, 2, known_key_0);
        }
    }
    set_key(w.rk, w.t1);
    encrypt(result, w.t1 + 16, 1, w.rk);
    encrypt(result + 16, result, 1, w.rk);
    wipe((uint8_t *)&w, sizeof w);
}

int lwcc_lea128_128_drbg_init_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *nonce, size_t nonce_bytes, const uint8_t *personalization, size_t personalization_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[32];
        uint8_t a2[32];
    } w;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)nonce_bytes > UINT64_C(4294967296)) return 2;
    if ((uint64_t)personalization_bytes > UINT64_C(4294967296)) return 2;
    if ((((uint64_t)entropy_bytes + (uint64_t)nonce_bytes) + (uint64_t)personalization_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {nonce, nonce_bytes}, {personalization, personalization_bytes}};
        block_cipher_df(w.a1, pieces1);
    }
    xor_bytes(w.a2, constant_4, w.a1, 32);
    memcpy(state, w.a2, 16);
    memcpy(state + 16, w.a2 + 16, 16);
    put_number(state + 32, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_lea128_128_drbg_reseed_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[32];
        uint8_t t1[32];
        uint8_t rk[384];
    } w;
    if (get_number(state + 32, 8) == 0) return 5;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)additional_bytes > UINT64_C(4294967296)) return 2;
    if (((uint64_t)entropy_bytes + (uint64_t)additional_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {additional, additional_bytes}, {NULL, 0}};
        block_cipher_df(w.a1, pieces1);
    }
    increment(w.t1, state + 16, 16);
    set_key(w.rk, state);
    increment(w.t1 + 16, w.t1, 16);
    encrypt(w.t1, w.t1, 2, w.rk);
    xor_bytes(state, w.t1, w.a1, 16);
    xor_bytes(state + 16, w.t1 + 16, w.a1 + 16, 16);
    put_number(state + 32, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_lea128_128_drbg_generate_c(void *st, uint8_t *returned, size_t returned_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a4[32];
        uint8_t t1[32];
        uint8_t a12[16];
        uint8_t t2[32];
        uint8_t rk[384];
    } w;
    if (get_number(state + 32, 8) == 0) return 5;
    if ((uint64_t)returned_bytes > UINT64_C(65536)) return 3;
    if ((uint64_t)additional_bytes >= UINT64_C(4294967296)) return 2;
    if (get_number(state + 32, 8) > UINT64_C(281474976710656)) return 4;
    if ((uint64_t)additional_bytes > 0) {
        {
            const piece pieces1[] = {{additional, additional_bytes}, {NULL, 0}, {NULL, 0}};
            block_cipher_df(w.a4, pieces1);
        }
        increment(w.t1, state + 16, 16);
        set_key(w.rk, state);
        increment(w.t1 + 16, w.t1, 16);
        encrypt(w.t1, w.t1, 2, w.rk);
        xor_bytes(state, w.t1, w.a4, 16);
        xor_bytes(state + 16, w.t1 + 16, w.a4 + 16, 16);
    } else {
        memset(w.a4, 0, 32);
    }
    set_key(w.rk, state);
    count_up(returned, returned_bytes / 16, state + 16);
    encrypt(returned, returned, returned_bytes / 16, w.rk);
    if (returned_bytes % 16) {
        increment(w.a12, state + 16, 16);
        memcpy(state + 16, w.a12, 16);
        encrypt(w.a12, w.a12, 1, w.rk);
        memcpy(returned + (returned_bytes - returned_bytes % 16), w.a12, returned_bytes % 16);
    }
    increment(w.t2, state + 16, 16);
    increment(w.t2 + 16, w.t2, 16);
    encrypt(w.t2, w.t2, 2, w.rk);
    xor_bytes(state, w.t2, w.a4, 16);
    xor_bytes(state + 16, w.t2 + 16, w.a4 + 16, 16);
    put_number(state + 32, get_number(state + 32, 8) + 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}
