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
    const uint32_t t0 = rotl32(load_le32(key) + 0xc3efe9db, 1),
    t1 = rotl32(load_le32(key + 4) + 0x87dfd3b7, 3), t2 = rotl32(load_le32(key + 8) + 0xfbfa76f, 6),
    t3 = rotl32(load_le32(key + 12) + 0x1f7f4ede, 11), t4 = rotl32(t0 + 0x88c4d604, 1),
    t5 = rotl32(t1 + 0x1189ac09, 3), t6 = rotl32(t2 + 0x23135812, 6),
    t7 = rotl32(t3 + 0x4626b024, 11), t8 = rotl32(t4 + 0xe789f229, 1),
    t9 = rotl32(t5 + 0xcf13e453, 3), t10 = rotl32(t6 + 0x9e27c8a7, 6),
    t11 = rotl32(t7 + 0x3c4f914f, 11), t12 = rotl32(t8 + 0xc6f98763, 1),
    t13 = rotl32(t9 + 0x8df30ec7, 3), t14 = rotl32(t10 + 0x1be61d8f, 6),
    t15 = rotl32(t11 + 0x37cc3b1e, 11), t16 = rotl32(t12 + 0x3efe9dbc, 1),
    t17 = rotl32(t13 + 0x7dfd3b78, 3), t18 = rotl32(t14 + 0xfbfa76f0, 6),
    t19 = rotl32(t15 + 0xf7f4ede1, 11), t20 = rotl32(t16 + 0x8c4d6048, 1),
    t21 = rotl32(t17 + 0x189ac091, 3), t22 = rotl32(t18 + 0x31358122, 6),
    t23 = rotl32(t19 + 0x626b0244, 11), t24 = rotl32(t20 + 0x789f229e, 1),
    t25 = rotl32(t21 + 0xf13e453c, 3), t26 = rotl32(t22 + 0xe27c8a79, 6),
    t27 = rotl32(t23 + 0xc4f914f3, 11), t28 = rotl32(t24 + 0x6f98763c, 1),
    t29 = rotl32(t25 + 0xdf30ec78, 3), t30 = rotl32(t26 + 0xbe61d8f1, 6),
    t31 = rotl32(t27 + 0x7cc3b1e3, 11), t32 = rotl32(t28 + 0xefe9dbc3, 1),
    t33 = rotl32(t29 + 0xdfd3b787, 3), t34 = rotl32(t30 + 0xbfa76f0f, 6),
    t35 = rotl32(t31 + 0x7f4ede1f, 11), t36 = rotl32(t32 + 0xc4d60488, 1),
    t37 = rotl32(t33 + 0x89ac0911, 3), t38 = rotl32(t34 + 0x13581223, 6),
    t39 = rotl32(t35 + 0x26b02446, 11), t40 = rotl32(t36 + 0x89f229e7, 1),
    t41 = rotl32(t37 + 0x13e453cf, 3), t42 = rotl32(t38 + 0x27c8a79e, 6),
    t43 = rotl32(t39 + 0x4f914f3c, 11), t44 = rotl32(t40 + 0xf98763c6, 1),
    t45 = rotl32(t41 + 0xf30ec78d, 3), t46 = rotl32(t42 + 0xe61d8f1b, 6),
    t47 = rotl32(t43 + 0xcc3b1e37, 11), t48 = rotl32(t44 + 0xfe9dbc3e, 1),
    t49 = rotl32(t45 + 0xfd3b787d, 3), t50 = rotl32(t46 + 0xfa76f0fb, 6),
    t51 = rotl32(t47 + 0xf4ede1f7, 11), t52 = rotl32(t48 + 0x4d60488c, 1),
    t53 = rotl32(t49 + 0x9ac09118, 3), t54 = rotl32(t50 + 0x35812231, 6),
    t55 = rotl32(t51 + 0x6b024462, 11), t56 = rotl32(t52 + 0x9f229e78, 1),
    t57 = rotl32(t53 + 0x3e453cf1, 3), t58 = rotl32(t54 + 0x7c8a79e2, 6),
    t59 = rotl32(t55 + 0xf914f3c4, 11), t60 = rotl32(t56 + 0x98763c6f, 1),
    t61 = rotl32(t57 + 0x30ec78df, 3), t62 = rotl32(t58 + 0x61d8f1be, 6),
    t63 = rotl32(t59 + 0xc3b1e37c, 11), t64 = rotl32(t60 + 0xe9dbc3ef, 1),
    t65 = rotl32(t61 + 0xd3b787df, 3), t66 = rotl32(t62 + 0xa76f0fbf, 6),
    t67 = rotl32(t63 + 0x4ede1f7f, 11), t68 = rotl32(t64 + 0xd60488c4, 1),
    t69 = rotl32(t65 + 0xac091189, 3), t70 = rotl32(t66 + 0x58122313, 6),
    t71 = rotl32(t67 + 0xb0244626, 11), t72 = rotl32(t68 + 0xf229e789, 1),
    t73 = rotl32(t69 + 0xe453cf13, 3), t74 = rotl32(t70 + 0xc8a79e27, 6),
    t75 = rotl32(t71 + 0x914f3c4f, 11), t76 = rotl32(t72 + 0x8763c6f9, 1),
    t77 = rotl32(t73 + 0xec78df3, 3), t78 = rotl32(t74 + 0x1d8f1be6, 6),
    t79 = rotl32(t75 + 0x3b1e37cc, 11), t80 = rotl32(t76 + 0x9dbc3efe, 1),
    t81 = rotl32(t77 + 0x3b787dfd, 3), t82 = rotl32(t78 + 0x76f0fbfa, 6),
    t83 = rotl32(t79 + 0xede1f7f4, 11), t84 = rotl32(t80 + 0x60488c4d, 1),
    t85 = rotl32(t81 + 0xc091189a, 3), t86 = rotl32(t82 + 0x81223135, 6),
    t87 = rotl32(t83 + 0x244626b, 11), t88 = rotl32(t84 + 0x229e789f, 1),
    t89 = rotl32(t85 + 0x453cf13e, 3), t90 = rotl32(t86 + 0x8a79e27c, 6),
    t91 = rotl32(t87 + 0x14f3c4f9, 11);
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
    store32(rk + 368, rotl32(t88 + 0x763c6f98, 1));
    store32(rk + 372, rotl32(t89 + 0xec78df30, 3));
    store32(rk + 376, rotl32(t90 + 0xd8f1be61, 6));
    store32(rk + 380, rotl32(t91 + 0xb1e37cc3, 11));
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
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3], t4 = nonce[4],
    t5 = nonce[5], t6 = nonce[6], t7 = nonce[7], t8 = nonce[8], t9 = nonce[9], t10 = nonce[10],
    t11 = nonce[11], t12 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24),
    t13 = ((t4 | (t5 << 8)) | (t6 << 16)) | (t7 << 24),
    t14 = ((t8 | (t9 << 8)) | (t10 << 16)) | (t11 << 24);
    // round 1 (lea.dsl:35)
    const uint32_t t15 = load32(ctx + 4), t16 = rotl32((load32(ctx) ^ t12) + (t15 ^ t13), 9),
    t17 = rotl32((load32(ctx + 8) ^ t13) + (t15 ^ t14), 27), t18 = load32(ctx + 12) ^ t14;
    // round 2 (lea.dsl:35)
    const uint32_t t19 = load32(ctx + 20), t20 = rotl32((load32(ctx + 16) ^ t16) + (t19 ^ t17), 9),
    t21 = load32(ctx + 24) ^ t17, t22 = t19 ^ t12;
    // round 3 (lea.dsl:35)
    const uint32_t t23 = load32(ctx + 32) ^ t20, t24 = load32(ctx + 36) ^ t16;
    // round 4 (lea.dsl:35)
    const uint32_t t25 = load32(ctx + 52) ^ t20;
    store32(ctx + 384, t18);
    store32(ctx + 388, t21);
    store32(ctx + 392, t22);
    store32(ctx + 396, t23);
    store32(ctx + 400, t24);
    store32(ctx + 404, t25);
}

#endif
