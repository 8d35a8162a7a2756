// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile lea --set lea128_128 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_LEA128_128_H_PTX
#define LWCC_LEA128_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_LEA128_128_BLOCK_BYTES_PTX 16
#define LWCC_LEA128_128_KEY_BYTES_PTX 16
#define LWCC_LEA128_128_NONCE_BYTES_PTX 12
#define LWCC_LEA128_128_RK_BYTES_PTX 384
#define LWCC_LEA128_128_CTX_BYTES_PTX 408
#define LWCC_LEA128_128_ALIGN_BYTES_PTX 16
#define LWCC_LEA128_128_GROUP_BYTES_PTX 64

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (384 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_lea128_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (408 bytes, aligned to 16) for ctr_crypt; a nonce has 12 bytes.
static inline void lwcc_lea128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_lea128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_lea128_128_key_setup_ptx(void *rk_, const uint8_t *key)
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

static inline void lwcc_lea128_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_lea128_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_lea128_128_key_setup_ptx(ctx, key);
    lwcc_lea128_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_lea128_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0];
    const uint32_t t1 = nonce[1];
    const uint32_t t2 = nonce[2];
    const uint32_t t3 = nonce[3];
    const uint32_t t4 = nonce[4];
    const uint32_t t5 = nonce[5];
    const uint32_t t6 = nonce[6];
    const uint32_t t7 = nonce[7];
    const uint32_t t8 = nonce[8];
    const uint32_t t9 = nonce[9];
    const uint32_t t10 = nonce[10];
    const uint32_t t11 = nonce[11];
    const uint32_t t17 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    const uint32_t t23 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24);
    const uint32_t t29 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t32 = load32(ctx + 4);
    const uint32_t t35 = rotl32((load32(ctx) ^ t17) + (t32 ^ t23), 9);
    const uint32_t t40 = rotl32((load32(ctx + 8) ^ t23) + (t32 ^ t29), 27);
    const uint32_t t42 = load32(ctx + 12) ^ t29;
    // round 2 (lea.dsl:35)
    const uint32_t t45 = load32(ctx + 20);
    const uint32_t t48 = rotl32((load32(ctx + 16) ^ t35) + (t45 ^ t40), 9);
    const uint32_t t50 = load32(ctx + 24) ^ t40;
    const uint32_t t51 = t45 ^ t17;
    // round 3 (lea.dsl:35)
    const uint32_t t53 = load32(ctx + 32) ^ t48;
    const uint32_t t55 = load32(ctx + 36) ^ t35;
    // round 4 (lea.dsl:35)
    const uint32_t t57 = load32(ctx + 52) ^ t48;
    store32(ctx + 384, t42);
    store32(ctx + 388, t50);
    store32(ctx + 392, t51);
    store32(ctx + 396, t53);
    store32(ctx + 400, t55);
    store32(ctx + 404, t57);
}

#endif
