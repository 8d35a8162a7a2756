// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile hight --set hight64_128 --target ptx --lanes 1
#ifndef LWCC_HIGHT64_128_H_PTX
#define LWCC_HIGHT64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_HIGHT64_128_BLOCK_BYTES_PTX 8
#define LWCC_HIGHT64_128_KEY_BYTES_PTX 16
#define LWCC_HIGHT64_128_NONCE_BYTES_PTX 4
#define LWCC_HIGHT64_128_RK_BYTES_PTX 544
#define LWCC_HIGHT64_128_CTX_BYTES_PTX 568
#define LWCC_HIGHT64_128_ALIGN_BYTES_PTX 16
#define LWCC_HIGHT64_128_GROUP_BYTES_PTX 8

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (544 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_hight64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (568 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_hight64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_hight64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

static inline void lwcc_hight64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = key[0], t1 = key[1], t2 = key[2], t3 = key[3], t4 = key[4], t5 = key[5],
    t6 = key[6], t7 = key[7], t8 = key[8], t9 = key[9], t10 = key[10], t11 = key[11], t12 = key[12],
    t13 = key[13], t14 = key[14], t15 = key[15];
    store32(rk, t12);
    store32(rk + 4, t13);
    store32(rk + 8, t14);
    store32(rk + 12, t15);
    store32(rk + 16, (t3 + 27) & 255);
    store32(rk + 20, (t0 + 90) & 255);
    store32(rk + 24, (t1 + 109) & 255);
    store32(rk + 28, (t2 + 54) & 255);
    store32(rk + 32, (t7 + 65) & 255);
    store32(rk + 36, (t4 + 13) & 255);
    store32(rk + 40, (t5 + 6) & 255);
    store32(rk + 44, (t6 + 3) & 255);
    store32(rk + 48, (t11 + 76) & 255);
    store32(rk + 52, (t8 + 96) & 255);
    store32(rk + 56, (t9 + 48) & 255);
    store32(rk + 60, (t10 + 24) & 255);
    store32(rk + 64, (t15 + 44) & 255);
    store32(rk + 68, (t12 + 102) & 255);
    store32(rk + 72, (t13 + 51) & 255);
    store32(rk + 76, (t14 + 89) & 255);
    store32(rk + 80, (t2 + 74) & 255);
    store32(rk + 84, (t7 + 86) & 255);
    store32(rk + 88, (t0 + 43) & 255);
    store32(rk + 92, (t1 + 21) & 255);
    store32(rk + 96, (t6 + 28) & 255);
    store32(rk + 100, (t3 + 101) & 255);
    store32(rk + 104, (t4 + 114) & 255);
    store32(rk + 108, (t5 + 57) & 255);
    store32(rk + 112, (t10 + 121) & 255);
    store32(rk + 116, (t15 + 78) & 255);
    store32(rk + 120, (t8 + 103) & 255);
    store32(rk + 124, (t9 + 115) & 255);
    store32(rk + 128, (t14 + 55) & 255);
    store32(rk + 132, (t11 + 60) & 255);
    store32(rk + 136, (t12 + 94) & 255);
    store32(rk + 140, (t13 + 111) & 255);
    store32(rk + 144, (t1 + 11) & 255);
    store32(rk + 148, (t6 + 91) & 255);
    store32(rk + 152, (t7 + 45) & 255);
    store32(rk + 156, (t0 + 22) & 255);
    store32(rk + 160, (t5 + 80) & 255);
    store32(rk + 164, (t2 + 5) & 255);
    store32(rk + 168, (t3 + 66) & 255);
    store32(rk + 172, (t4 + 33) & 255);
    store32(rk + 176, (t9 + 85) & 255);
    store32(rk + 180, (t14 + 40) & 255);
    store32(rk + 184, (t15 + 84) & 255);
    store32(rk + 188, (t8 + 42) & 255);
    store32(rk + 192, (t13 + 125) & 255);
    store32(rk + 196, (t10 + 106) & 255);
    store32(rk + 200, (t11 + 117) & 255);
    store32(rk + 204, (t12 + 122) & 255);
    store32(rk + 208, (t0 + 23) & 255);
    store32(rk + 212, (t5 + 62) & 255);
    store32(rk + 216, (t6 + 95) & 255);
    store32(rk + 220, (t7 + 47) & 255);
    store32(rk + 224, (t4 + 41) & 255);
    store32(rk + 228, (t1 + 75) & 255);
    store32(rk + 232, (t2 + 37) & 255);
    store32(rk + 236, (t3 + 82) & 255);
    store32(rk + 240, (t8 + 98) & 255);
    store32(rk + 244, (t13 + 20) & 255);
    store32(rk + 248, (t14 + 10) & 255);
    store32(rk + 252, (t15 + 69) & 255);
    store32(rk + 256, (t12 + 118) & 255);
    store32(rk + 260, (t9 + 49) & 255);
    store32(rk + 264, (t10 + 88) & 255);
    store32(rk + 268, (t11 + 108) & 255);
    store32(rk + 272, (t7 + 71) & 255);
    store32(rk + 276, (t4 + 59) & 255);
    store32(rk + 280, (t5 + 29) & 255);
    store32(rk + 284, (t6 + 14) & 255);
    store32(rk + 288, (t3 + 124) & 255);
    store32(rk + 292, (t0 + 99) & 255);
    store32(rk + 296, (t1 + 113) & 255);
    store32(rk + 300, (t2 + 120) & 255);
    store32(rk + 304, (t15 + 31) & 255);
    store32(rk + 308, (t12 + 126) & 255);
    store32(rk + 312, (t13 + 127) & 255);
    store32(rk + 316, (t14 + 63) & 255);
    store32(rk + 320, (t11 + 97) & 255);
    store32(rk + 324, (t8 + 15) & 255);
    store32(rk + 328, (t9 + 7) & 255);
    store32(rk + 332, (t10 + 67) & 255);
    store32(rk + 336, (t6 + 110) & 255);
    store32(rk + 340, (t3 + 112) & 255);
    store32(rk + 344, (t4 + 56) & 255);
    store32(rk + 348, (t5 + 92) & 255);
    store32(rk + 352, (t2 + 30) & 255);
    store32(rk + 356, (t7 + 119) & 255);
    store32(rk + 360, (t0 + 123) & 255);
    store32(rk + 364, (t1 + 61) & 255);
    store32(rk + 368, (t14 + 105) & 255);
    store32(rk + 372, (t11 + 79) & 255);
    store32(rk + 376, (t12 + 39) & 255);
    store32(rk + 380, (t13 + 83) & 255);
    store32(rk + 384, (t10 + 38) & 255);
    store32(rk + 388, (t15 + 52) & 255);
    store32(rk + 392, (t8 + 26) & 255);
    store32(rk + 396, (t9 + 77) & 255);
    store32(rk + 400, (t5 + 18) & 255);
    store32(rk + 404, (t2 + 19) & 255);
    store32(rk + 408, (t3 + 73) & 255);
    store32(rk + 412, (t4 + 36) & 255);
    store32(rk + 416, (t1 + 1) & 255);
    store32(rk + 420, (t6 + 9) & 255);
    store32(rk + 424, (t7 + 4) & 255);
    store32(rk + 428, (t0 + 2) & 255);
    store32(rk + 432, (t13 + 8) & 255);
    store32(rk + 436, (t10 + 64) & 255);
    store32(rk + 440, (t11 + 32) & 255);
    store32(rk + 444, (t12 + 16) & 255);
    store32(rk + 448, (t9 + 72) & 255);
    store32(rk + 452, (t14 + 68) & 255);
    store32(rk + 456, (t15 + 34) & 255);
    store32(rk + 460, (t8 + 17) & 255);
    store32(rk + 464, (t4 + 12) & 255);
    store32(rk + 468, (t1 + 100) & 255);
    store32(rk + 472, (t2 + 50) & 255);
    store32(rk + 476, (t3 + 25) & 255);
    store32(rk + 480, (t0 + 104) & 255);
    store32(rk + 484, (t5 + 70) & 255);
    store32(rk + 488, (t6 + 35) & 255);
    store32(rk + 492, (t7 + 81) & 255);
    store32(rk + 496, (t12 + 46) & 255);
    store32(rk + 500, (t9 + 116) & 255);
    store32(rk + 504, (t10 + 58) & 255);
    store32(rk + 508, (t11 + 93) & 255);
    store32(rk + 512, (t8 + 90) & 255);
    store32(rk + 516, (t13 + 87) & 255);
    store32(rk + 520, (t14 + 107) & 255);
    store32(rk + 524, (t15 + 53) & 255);
    store32(rk + 528, t0);
    store32(rk + 532, t1);
    store32(rk + 536, t2);
    store32(rk + 540, t3);
}

static inline void lwcc_hight64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_hight64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_hight64_128_key_setup_ptx(ctx, key);
    lwcc_hight64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_hight64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3],
    t4 = t0 + load32(ctx), t5 = t2 ^ load32(ctx + 4);
    // round 1 (hight.dsl:25)
    const uint32_t t6 = t4 & 255, t7 = t6 | (t6 << 8),
    t8 = (load32(ctx + 20) ^ (t7 >> 5)) ^ ((t7 >> 4) ^ (t7 >> 2)), t9 = t1 + t8,
    t10 = t5 | (t5 << 8), t11 = ((t10 >> 1) ^ ((t10 >> 7) ^ (t10 >> 6))) + load32(ctx + 24),
    t12 = t3 ^ t11;
    // round 2 (hight.dsl:24)
    const uint32_t t13 = t9 & 255, t14 = t13 | (t13 << 8),
    t15 = ((t14 >> 1) ^ ((t14 >> 7) ^ (t14 >> 6))) + load32(ctx + 40), t16 = t5 ^ t15,
    t17 = t12 & 255, t18 = t17 | (t17 << 8),
    t19 = (load32(ctx + 44) ^ (t18 >> 5)) ^ ((t18 >> 4) ^ (t18 >> 2));
    // round 3 (hight.dsl:25)
    const uint32_t t20 = t16 & 255, t21 = t20 | (t20 << 8),
    t22 = (load32(ctx + 60) ^ (t21 >> 5)) ^ ((t21 >> 4) ^ (t21 >> 2)), t23 = t17 + t22;
    // round 4 (hight.dsl:24)
    const uint32_t t24 = t23 & 255, t25 = t24 | (t24 << 8),
    t26 = ((t25 >> 1) ^ ((t25 >> 7) ^ (t25 >> 6))) + load32(ctx + 64), t27 = t19 & 255,
    t28 = t26 & 255;
    store32(ctx + 544, t6);
    store32(ctx + 548, t27);
    store32(ctx + 552, t13);
    store32(ctx + 556, t28);
    store32(ctx + 560, t20);
    store32(ctx + 564, t24);
}

#endif
