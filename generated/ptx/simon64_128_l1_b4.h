// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_128 --target ptx --lanes 1 --blocks 4
#ifndef LWCC_SIMON64_128_H_PTX
#define LWCC_SIMON64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_SIMON64_128_BLOCK_BYTES_PTX 8
#define LWCC_SIMON64_128_KEY_BYTES_PTX 16
#define LWCC_SIMON64_128_NONCE_BYTES_PTX 4
#define LWCC_SIMON64_128_RK_BYTES_PTX 176
#define LWCC_SIMON64_128_CTX_BYTES_PTX 180
#define LWCC_SIMON64_128_ALIGN_BYTES_PTX 16
#define LWCC_SIMON64_128_GROUP_BYTES_PTX 32

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (176 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_simon64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (180 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_simon64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

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

// What key goes through several times.
static void key_setup_0(uint32_t *z, uint32_t x0, uint32_t x1, uint32_t x2, uint32_t x3)
{
    const uint32_t t0 = rotl32(x0, 29) ^ x1, t1 = (0xfffffffd ^ x2) ^ (t0 ^ rotl32(t0, 31)),
    t2 = rotl32(t1, 29) ^ x3, t3 = (0xfffffffc ^ x1) ^ (t2 ^ rotl32(t2, 31)),
    t4 = rotl32(t3, 29) ^ x0, t5 = t4 ^ rotl32(t4, 31);
    z[0] = t1;
    z[1] = t3;
    z[2] = t5;
}

static inline void lwcc_simon64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint32_t z[27];
    const uint32_t t0 = load_le32(key), t1 = load_le32(key + 4), t2 = load_le32(key + 8),
    t3 = load_le32(key + 12), t4 = rotl32(t3, 29) ^ t1,
    t5 = (0xfffffffd ^ t0) ^ (t4 ^ rotl32(t4, 31));
    key_setup_0(z, t5, t2, t1, t3);
    const uint32_t t6 = (0xfffffffd ^ t3) ^ z[2];
    key_setup_0(z + 3, t6, z[0], t5, z[1]);
    const uint32_t t7 = (0xfffffffd ^ z[1]) ^ z[5], t8 = rotl32(t7, 29) ^ z[3],
    t9 = (0xfffffffd ^ t6) ^ (t8 ^ rotl32(t8, 31));
    key_setup_0(z + 6, t9, z[4], z[3], t7);
    const uint32_t t10 = (0xfffffffd ^ t7) ^ z[8], t11 = rotl32(t10, 29) ^ z[6],
    t12 = (0xfffffffc ^ t9) ^ (t11 ^ rotl32(t11, 31)), t13 = rotl32(t12, 29) ^ z[7],
    t14 = (0xfffffffd ^ z[6]) ^ (t13 ^ rotl32(t13, 31));
    key_setup_0(z + 9, t14, t10, z[7], t12);
    const uint32_t t15 = (0xfffffffc ^ t12) ^ z[11], t16 = rotl32(t15, 29) ^ z[9],
    t17 = (0xfffffffc ^ t14) ^ (t16 ^ rotl32(t16, 31)), t18 = rotl32(t17, 29) ^ z[10],
    t19 = (0xfffffffd ^ z[9]) ^ (t18 ^ rotl32(t18, 31));
    key_setup_0(z + 12, t19, t15, z[10], t17);
    const uint32_t t20 = (0xfffffffc ^ t17) ^ z[14];
    key_setup_0(z + 15, t20, z[12], t19, z[13]);
    const uint32_t t21 = (0xfffffffd ^ z[13]) ^ z[17], t22 = rotl32(t21, 29) ^ z[15],
    t23 = (0xfffffffd ^ t20) ^ (t22 ^ rotl32(t22, 31)), t24 = rotl32(t23, 29) ^ z[16],
    t25 = (0xfffffffd ^ z[15]) ^ (t24 ^ rotl32(t24, 31));
    key_setup_0(z + 18, t25, t21, z[16], t23);
    const uint32_t t26 = (0xfffffffc ^ t23) ^ z[20], t27 = rotl32(t26, 29) ^ z[18],
    t28 = (0xfffffffc ^ t25) ^ (t27 ^ rotl32(t27, 31)), t29 = rotl32(t28, 29) ^ z[19],
    t30 = (0xfffffffc ^ z[18]) ^ (t29 ^ rotl32(t29, 31)), t31 = rotl32(t30, 29) ^ t26,
    t32 = (0xfffffffc ^ z[19]) ^ (t31 ^ rotl32(t31, 31)), t33 = rotl32(t32, 29) ^ t28,
    t34 = (0xfffffffc ^ t26) ^ (t33 ^ rotl32(t33, 31));
    key_setup_0(z + 21, t34, t30, t28, t32);
    const uint32_t t35 = (0xfffffffc ^ t32) ^ z[23];
    key_setup_0(z + 24, t35, z[21], t34, z[22]);
    const uint32_t t36 = (0xfffffffc ^ z[22]) ^ z[26], t37 = rotl32(t36, 29) ^ z[24];
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t5);
    store32(rk + 20, z[0]);
    store32(rk + 24, z[1]);
    store32(rk + 28, t6);
    store32(rk + 32, z[3]);
    store32(rk + 36, z[4]);
    store32(rk + 40, t7);
    store32(rk + 44, t9);
    store32(rk + 48, z[6]);
    store32(rk + 52, z[7]);
    store32(rk + 56, t10);
    store32(rk + 60, t12);
    store32(rk + 64, t14);
    store32(rk + 68, z[9]);
    store32(rk + 72, z[10]);
    store32(rk + 76, t15);
    store32(rk + 80, t17);
    store32(rk + 84, t19);
    store32(rk + 88, z[12]);
    store32(rk + 92, z[13]);
    store32(rk + 96, t20);
    store32(rk + 100, z[15]);
    store32(rk + 104, z[16]);
    store32(rk + 108, t21);
    store32(rk + 112, t23);
    store32(rk + 116, t25);
    store32(rk + 120, z[18]);
    store32(rk + 124, z[19]);
    store32(rk + 128, t26);
    store32(rk + 132, t28);
    store32(rk + 136, t30);
    store32(rk + 140, t32);
    store32(rk + 144, t34);
    store32(rk + 148, z[21]);
    store32(rk + 152, z[22]);
    store32(rk + 156, t35);
    store32(rk + 160, z[24]);
    store32(rk + 164, z[25]);
    store32(rk + 168, t36);
    store32(rk + 172, (0xfffffffc ^ t35) ^ (t37 ^ rotl32(t37, 31)));
}

static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_simon64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_128_key_setup_ptx(ctx, key);
    lwcc_simon64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_simon64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = nonce[0], t1 = nonce[1], t2 = nonce[2], t3 = nonce[3],
    t4 = ((t0 | (t1 << 8)) | (t2 << 16)) | (t3 << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t5 = load32(ctx) ^ t4;
    store32(ctx + 176, t5);
}

#endif
