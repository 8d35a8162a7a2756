// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile aes --set aes128_256 --target c --lanes 1 --slicing plane --mode drbg --df yes
// passes:    unroll() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist(mode=ecb) legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/aes.dsl sha256:02541a3db52d352f69ef63a69138b78ea5f661bbe7bf3b1df27ad420f96488ff
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 6 block encryptions, 2 key schedules, 6 operations on bytes; reseed saves 3 block encryptions, 1 key schedule, 3 operations on bytes; generate saves up to 3 block encryptions, 1 key schedule, 3 operations on bytes
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side; cells in 4 arrangements
// sizes:     in bytes: block 16, key 32, rk 960, group 64, st 56
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

static inline uint64_t rotl64(uint64_t x, unsigned k)
{
    return (x << k) | (x >> (64 - k));
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

// What key goes through several times.
static void key_setup_0(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    const uint64_t t0 = (x0 ^ x1) & UINT64_C(0x5555555555555555), t1 = x1 ^ (t0 << 1), t2 = x1 ^ t0,
    t3 = ((x2 >> 2) ^ x2) & UINT64_C(0x3333333333333333), t4 = x2 ^ (t3 << 2), t5 = x2 ^ t3,
    t6 = ((t1 >> 2) ^ t1) & UINT64_C(0x3333333333333333), t7 = t1 ^ (t6 << 2), t8 = t1 ^ t6,
    t9 = ((x3 >> 2) ^ x3) & UINT64_C(0x3333333333333333), t10 = x3 ^ (t9 << 2), t11 = x3 ^ t9,
    t12 = ((t2 >> 2) ^ t2) & UINT64_C(0x3333333333333333), t13 = t2 ^ (t12 << 2), t14 = t2 ^ t12,
    t15 = ((t4 >> 8) ^ t7) & UINT64_C(0xff00ff00ff00ff), t16 = t4 ^ (t15 << 8), t17 = t7 ^ t15,
    t18 = ((t10 >> 8) ^ t13) & UINT64_C(0xff00ff00ff00ff), t19 = t10 ^ (t18 << 8), t20 = t13 ^ t18,
    t21 = ((t5 >> 8) ^ t8) & UINT64_C(0xff00ff00ff00ff), t22 = t5 ^ (t21 << 8), t23 = t8 ^ t21,
    t24 = ((t11 >> 8) ^ t14) & UINT64_C(0xff00ff00ff00ff), t25 = t11 ^ (t24 << 8), t26 = t14 ^ t24,
    t27 = ((t16 >> 16) ^ t17) & UINT64_C(0xffff0000ffff), t28 = t16 ^ (t27 << 16), t29 = t17 ^ t27,
    t30 = ((t19 >> 16) ^ t20) & UINT64_C(0xffff0000ffff), t31 = t19 ^ (t30 << 16), t32 = t20 ^ t30,
    t33 = ((t22 >> 16) ^ t23) & UINT64_C(0xffff0000ffff), t34 = t22 ^ (t33 << 16), t35 = t23 ^ t33,
    t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff), t37 = t25 ^ (t36 << 16), t38 = t26 ^ t36,
    t39 = ((t28 >> 32) ^ t29) & UINT64_C(0xffffffff), t40 = t28 ^ (t39 << 32), t41 = t29 ^ t39,
    t42 = ((t31 >> 32) ^ t32) & UINT64_C(0xffffffff), t43 = t31 ^ (t42 << 32), t44 = t32 ^ t42,
    t45 = ((t34 >> 32) ^ t35) & UINT64_C(0xffffffff), t46 = t34 ^ (t45 << 32), t47 = t35 ^ t45,
    t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff), t49 = t37 ^ (t48 << 32), t50 = t38 ^ t48,
    t51 = ((t40 >> 4) ^ t41) & UINT64_C(0xf0f0f0f0f0f0f0f), t52 = t40 ^ (t51 << 4), t53 = t41 ^ t51,
    t54 = ((t43 >> 4) ^ t44) & UINT64_C(0xf0f0f0f0f0f0f0f), t55 = t43 ^ (t54 << 4), t56 = t44 ^ t54,
    t57 = ((t46 >> 4) ^ t47) & UINT64_C(0xf0f0f0f0f0f0f0f), t58 = t46 ^ (t57 << 4), t59 = t47 ^ t57,
    t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f), t61 = t49 ^ (t60 << 4), t62 = t50 ^ t60;
    z[0] = t52;
    z[1] = t53;
    z[2] = t55;
    z[3] = t56;
    z[4] = t58;
    z[5] = t59;
    z[6] = t61;
    z[7] = t62;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 1, t1 = x0 >> 5, t2 = x0 >> 6, t3 = x0 >> 7, t4 = x0 ^ t1,
    t5 = t0 ^ t1, t6 = (x0 >> 3) ^ t3, t7 = (x0 >> 4) ^ t6, t8 = t6 ^ t5, t9 = t2 ^ t7,
    t10 = (x0 >> 2) ^ t5, t11 = t7 ^ t10, t12 = t4 ^ t9, t13 = t3 ^ t12, t14 = t4 ^ t8,
    t15 = t9 ^ t11, t16 = t0 ^ t15, t17 = t6 ^ t16, t18 = t2 ^ t14, t19 = t6 ^ t13, t20 = t15 & t17,
    t21 = t11 ^ t18, t22 = t20 ^ (t2 & t6), t23 = t13 ^ t5, t24 = t20 ^ (t10 | t16),
    t25 = t19 & t14, t26 = t17 ^ t23, t27 = t5 ^ t17, t28 = t13 | t18,
    t29 = t12 ^ ((t11 & t26) ^ (t24 ^ t28)), t30 = (t27 & t21) ^ (t28 ^ t22), t31 = t29 ^ t30,
    t32 = t25 ^ (t24 ^ (t9 & t23)), t33 = t32 & t31, t34 = (t12 & t8) ^ (t25 ^ (t1 ^ t22)),
    t35 = t30 & (t33 ^ t34), t36 = t32 ^ t34, t37 = t31 ^ t35, t38 = t29 & t36,
    t39 = t34 & (t30 ^ t38), t40 = t33 ^ (t29 | t39), t41 = t36 ^ t39, t42 = t23 & t40,
    t43 = t37 ^ t41, t44 = t38 ^ (t32 | t35), t45 = t40 ^ t44, t46 = t15 & t45, t47 = t40 ^ t37,
    t48 = t44 ^ t41, t49 = t19 & t47, t50 = t45 ^ t43, t51 = t46 ^ (t14 & t47), t52 = t2 & t50,
    t53 = t52 ^ (t51 ^ (t12 & t37)), t54 = t42 ^ (t16 & t43), t55 = t53 ^ (t27 & t41),
    t56 = t55 ^ (t49 ^ (t13 & t48)), t57 = t56 ^ (t10 & t43), t58 = t57 ^ (t11 & t44),
    t59 = t58 ^ (t46 ^ (t18 & t48)), t60 = t57 ^ (t51 ^ (t9 & t40)),
    t61 = t54 ^ (t49 ^ (t17 & t45)), t62 = t59 ^ (t8 & t37), t63 = t62 ^ (t60 ^ ((t6 & t50) ^ t54)),
    t64 = t52 ^ (t58 ^ (t21 & t41)), t65 = t59 ^ t64, t66 = ~(t55 ^ (t42 ^ (t26 & t44))),
    t67 = ~(t53 ^ t62), t68 = ~t64, t69 = ~(t56 ^ t63);
    z[0] = t0;
    z[1] = t60;
    z[2] = t61;
    z[3] = t63;
    z[4] = t65;
    z[5] = t66;
    z[6] = t67;
    z[7] = t68;
    z[8] = t69;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7, uint64_t x8, uint64_t x9)
{
    const uint64_t t0 = x0 >> 8, t1 = x2 >> 7,
    t2 = (x1 | (t0 & UINT64_C(0x1010100000000))) | (t1 & UINT64_C(0x2020200000000)), t3 = x3 >> 6,
    t4 = x4 >> 5, t5 = (t2 | (t3 & UINT64_C(0x4040400000000))) | (t4 & UINT64_C(0x8080800000000)),
    t6 = x5 >> 4, t7 = x6 >> 3,
    t8 = (t5 | (t6 & UINT64_C(0x10101000000000))) | (t7 & UINT64_C(0x20202000000000)), t9 = x7 >> 2,
    t10 = x8 >> 1,
    t11 = (t8 | (t9 & UINT64_C(0x40404000000000))) | (t10 & UINT64_C(0x80808000000000)),
    t12 = (t11 | ((x0 << 24) & UINT64_C(0x100000000000000))) | ((x2 << 25) & UINT64_C(0x200000000000000)),
    t13 = (t12 | ((x3 << 26) & UINT64_C(0x400000000000000))) | ((x4 << 27) & UINT64_C(0x800000000000000)),
    t14 = t13 | ((x5 << 28) & UINT64_C(0x1000000000000000)),
    t15 = t14 | ((x6 << 29) & UINT64_C(0x2000000000000000)),
    t16 = t15 | ((x7 << 30) & UINT64_C(0x4000000000000000)),
    t17 = t16 | ((x8 << 31) & UINT64_C(0x8000000000000000)),
    t18 = ((x0 >> 40) & UINT64_C(0x10101)) | ((x2 >> 39) & UINT64_C(0x20202)),
    t19 = (t18 | ((x3 >> 38) & UINT64_C(0x40404))) | ((x4 >> 37) & UINT64_C(0x80808)),
    t20 = (t19 | ((x5 >> 36) & UINT64_C(0x101010))) | ((x6 >> 35) & UINT64_C(0x202020)),
    t21 = (t20 | ((x7 >> 34) & UINT64_C(0x404040))) | ((x8 >> 33) & UINT64_C(0x808080)),
    t22 = (t21 | (t0 & UINT64_C(0x1000000))) | (t1 & UINT64_C(0x2000000)),
    t23 = (t22 | (t3 & UINT64_C(0x4000000))) | (t4 & UINT64_C(0x8000000)),
    t24 = (t23 | (t6 & UINT64_C(0x10000000))) | (t7 & UINT64_C(0x20000000)),
    t25 = (t24 | (t9 & UINT64_C(0x40000000))) | (t10 & UINT64_C(0x80000000)), t26 = x9 ^ t17;
    z[0] = t25;
    z[1] = t26;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6, uint64_t x7, uint64_t x8, uint64_t x9)
{
    const uint64_t t0 = (x1 | (x0 & UINT64_C(0x101010100000000))) | ((x2 << 1) & UINT64_C(0x202020200000000)),
    t1 = (t0 | ((x3 << 2) & UINT64_C(0x404040400000000))) | ((x4 << 3) & UINT64_C(0x808080800000000)),
    t2 = (t1 | ((x5 << 4) & UINT64_C(0x1010101000000000))) | ((x6 << 5) & UINT64_C(0x2020202000000000)),
    t3 = (t2 | ((x7 << 6) & UINT64_C(0x4040404000000000))) | ((x8 << 7) & UINT64_C(0x8080808000000000)),
    t4 = ((x0 >> 32) & UINT64_C(0x1010101)) | ((x2 >> 31) & UINT64_C(0x2020202)),
    t5 = (t4 | ((x3 >> 30) & UINT64_C(0x4040404))) | ((x4 >> 29) & UINT64_C(0x8080808)),
    t6 = (t5 | ((x5 >> 28) & UINT64_C(0x10101010))) | ((x6 >> 27) & UINT64_C(0x20202020)),
    t7 = (t6 | ((x7 >> 26) & UINT64_C(0x40404040))) | ((x8 >> 25) & UINT64_C(0x80808080)),
    t8 = x9 ^ t3;
    z[0] = t7;
    z[1] = t8;
}

static void lwcc_aes128_256_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[253];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8), t2 = load_le64(key + 16),
    t3 = load_le64(key + 24);
    key_setup_1(z, t3);
    const uint64_t t4 = (t0 & UINT64_C(0xffffffff)) | (t0 << 32),
    t5 = ((z[5] >> 40) & UINT64_C(0x10101)) | ((z[6] >> 39) & UINT64_C(0x20202)),
    t6 = (t5 | ((z[3] >> 38) & UINT64_C(0x40404))) | ((z[4] >> 37) & UINT64_C(0x80808)),
    t7 = (t6 | ((z[2] >> 36) & UINT64_C(0x101010))) | ((z[7] >> 35) & UINT64_C(0x202020)),
    t8 = (t7 | ((z[8] >> 34) & UINT64_C(0x404040))) | ((z[1] >> 33) & UINT64_C(0x808080)),
    t9 = z[5] >> 8, t10 = z[6] >> 7,
    t11 = (t8 | (t9 & UINT64_C(0x1000000))) | (t10 & UINT64_C(0x2000000)), t12 = z[3] >> 6,
    t13 = z[4] >> 5, t14 = (t11 | (t12 & UINT64_C(0x4000000))) | (t13 & UINT64_C(0x8000000)),
    t15 = z[2] >> 4, t16 = z[7] >> 3,
    t17 = (t14 | (t15 & UINT64_C(0x10000000))) | (t16 & UINT64_C(0x20000000)), t18 = z[8] >> 2,
    t19 = z[1] >> 1, t20 = (t17 | (t18 & UINT64_C(0x40000000))) | (t19 & UINT64_C(0x80000000)),
    t21 = t0 & UINT64_C(0xffffffff00000000), t22 = t9 & UINT64_C(0x1010100000000),
    t23 = t10 & UINT64_C(0x2020200000000), t24 = t12 & UINT64_C(0x4040400000000),
    t25 = t13 & UINT64_C(0x8080800000000), t26 = t15 & UINT64_C(0x10101000000000),
    t27 = t16 & UINT64_C(0x20202000000000), t28 = t18 & UINT64_C(0x40404000000000),
    t29 = (((((t22 | t23) | t24) | t25) | t26) | t27) | t28, t30 = t19 & UINT64_C(0x80808000000000),
    t31 = (z[5] << 24) & UINT64_C(0x100000000000000),
    t32 = (z[6] << 25) & UINT64_C(0x200000000000000),
    t33 = (z[3] << 26) & UINT64_C(0x400000000000000),
    t34 = (z[4] << 27) & UINT64_C(0x800000000000000),
    t35 = (z[2] << 28) & UINT64_C(0x1000000000000000),
    t36 = (((((t29 | t30) | t31) | t32) | t33) | t34) | t35,
    t37 = (z[7] << 29) & UINT64_C(0x2000000000000000),
    t38 = (z[8] << 30) & UINT64_C(0x4000000000000000),
    t39 = (z[1] << 31) & UINT64_C(0x8000000000000000), t40 = ((t36 | t37) | t38) | t39,
    t41 = t4 ^ (t20 | t21), t42 = (t41 ^ t40) ^ UINT64_C(0x100000001),
    t43 = (t4 ^ ((t0 >> 32) | t21)) ^ ((t1 & UINT64_C(0xffffffff)) | (t1 << 32)),
    t44 = t43 ^ (t20 | (t1 & UINT64_C(0xffffffff00000000))),
    t45 = (t44 ^ t40) ^ UINT64_C(0x100000001);
    key_setup_1(z + 9, t45);
    const uint64_t t46 = (t2 & UINT64_C(0xffffffff)) | (t2 << 32),
    t47 = ((z[14] >> 32) & UINT64_C(0x1010101)) | ((z[15] >> 31) & UINT64_C(0x2020202)),
    t48 = (t47 | ((z[12] >> 30) & UINT64_C(0x4040404))) | ((z[13] >> 29) & UINT64_C(0x8080808)),
    t49 = (t48 | ((z[11] >> 28) & UINT64_C(0x10101010))) | ((z[16] >> 27) & UINT64_C(0x20202020)),
    t50 = (t49 | ((z[17] >> 26) & UINT64_C(0x40404040))) | ((z[10] >> 25) & UINT64_C(0x80808080)),
    t51 = t2 & UINT64_C(0xffffffff00000000), t52 = z[14] & UINT64_C(0x101010100000000),
    t53 = (z[15] << 1) & UINT64_C(0x202020200000000),
    t54 = (z[12] << 2) & UINT64_C(0x404040400000000),
    t55 = (z[13] << 3) & UINT64_C(0x808080800000000),
    t56 = (z[11] << 4) & UINT64_C(0x1010101000000000),
    t57 = (z[16] << 5) & UINT64_C(0x2020202000000000),
    t58 = (z[17] << 6) & UINT64_C(0x4040404000000000),
    t59 = (((((t52 | t53) | t54) | t55) | t56) | t57) | t58,
    t60 = (z[10] << 7) & UINT64_C(0x8080808000000000), t61 = t59 | t60, t62 = t46 ^ (t50 | t51),
    t63 = t62 ^ t61, t64 = (t46 ^ ((t2 >> 32) | t51)) ^ ((t3 & UINT64_C(0xffffffff)) | (t3 << 32)),
    t65 = t64 ^ (t50 | (t3 & UINT64_C(0xffffffff00000000))), t66 = t65 ^ t61;
    key_setup_1(z + 18, t66);
    key_setup_2(z + 27, z[23], t20, z[24], z[21], z[22], z[20], z[25], z[26], z[19], t0);
    const uint64_t t67 = (z[28] ^ z[27]) ^ UINT64_C(0x200000003), t68 = t67 ^ t1;
    key_setup_1(z + 29, t68);
    key_setup_3(z + 38, z[34], t50, z[35], z[32], z[33], z[31], z[36], z[37], z[30], t2);
    const uint64_t t69 = z[39] ^ z[38], t70 = t69 ^ t3;
    key_setup_1(z + 40, t70);
    const uint64_t t71 = (((((z[27] | t22) | t23) | t24) | t25) | t26) | t27,
    t72 = (((((t71 | t28) | t30) | t31) | t32) | t33) | t34,
    t73 = (rotl64(z[45], 24) & UINT64_C(0x100000000010101)) | (rotl64(z[46], 25) & UINT64_C(0x200000000020202)),
    t74 = t73 | (rotl64(z[43], 26) & UINT64_C(0x400000000040404)),
    t75 = t74 | (rotl64(z[44], 27) & UINT64_C(0x800000000080808)),
    t76 = t75 | (rotl64(z[42], 28) & UINT64_C(0x1000000000101010)),
    t77 = t76 | (rotl64(z[47], 29) & UINT64_C(0x2000000000202020)),
    t78 = t77 | (rotl64(z[48], 30) & UINT64_C(0x4000000000404040)),
    t79 = t78 | (rotl64(z[41], 31) & UINT64_C(0x8000000000808080)), t80 = z[45] >> 8,
    t81 = z[46] >> 7,
    t82 = (t79 | (t80 & UINT64_C(0x1010101000000))) | (t81 & UINT64_C(0x2020202000000)),
    t83 = z[43] >> 6, t84 = z[44] >> 5,
    t85 = (t82 | (t83 & UINT64_C(0x4040404000000))) | (t84 & UINT64_C(0x8080808000000)),
    t86 = z[42] >> 4, t87 = z[47] >> 3,
    t88 = (t85 | (t86 & UINT64_C(0x10101010000000))) | (t87 & UINT64_C(0x20202020000000)),
    t89 = z[48] >> 2, t90 = z[41] >> 1,
    t91 = (t88 | (t89 & UINT64_C(0x40404040000000))) | (t90 & UINT64_C(0x80808080000000)),
    t92 = (t41 ^ ((((t72 | t35) | t37) | t38) | t39)) ^ t91, t93 = t92 ^ UINT64_C(0x500000007),
    t94 = t93 ^ t45;
    key_setup_1(z + 49, t94);
    const uint64_t t95 = (((((z[38] | t52) | t53) | t54) | t55) | t56) | t57,
    t96 = ((z[54] >> 32) & UINT64_C(0x1010101)) | ((z[55] >> 31) & UINT64_C(0x2020202)),
    t97 = (t96 | ((z[52] >> 30) & UINT64_C(0x4040404))) | ((z[53] >> 29) & UINT64_C(0x8080808)),
    t98 = (t97 | ((z[51] >> 28) & UINT64_C(0x10101010))) | ((z[56] >> 27) & UINT64_C(0x20202020)),
    t99 = (t98 | ((z[57] >> 26) & UINT64_C(0x40404040))) | ((z[50] >> 25) & UINT64_C(0x80808080)),
    t100 = (t99 | (z[54] & UINT64_C(0x101010100000000))) | ((z[55] << 1) & UINT64_C(0x202020200000000)),
    t101 = t100 | ((z[52] << 2) & UINT64_C(0x404040400000000)),
    t102 = t101 | ((z[53] << 3) & UINT64_C(0x808080800000000)),
    t103 = t102 | ((z[51] << 4) & UINT64_C(0x1010101000000000)),
    t104 = t103 | ((z[56] << 5) & UINT64_C(0x2020202000000000)),
    t105 = t104 | ((z[57] << 6) & UINT64_C(0x4040404000000000)),
    t106 = t105 | ((z[50] << 7) & UINT64_C(0x8080808000000000)),
    t107 = (t62 ^ ((t95 | t58) | t60)) ^ t106, t108 = t107 ^ t66;
    key_setup_1(z + 58, t108);
    const uint64_t t109 = z[63] >> 8, t110 = z[64] >> 7,
    t111 = (z[27] | (t109 & UINT64_C(0x1010100000000))) | (t110 & UINT64_C(0x2020200000000)),
    t112 = z[61] >> 6, t113 = z[62] >> 5,
    t114 = (t111 | (t112 & UINT64_C(0x4040400000000))) | (t113 & UINT64_C(0x8080800000000)),
    t115 = z[60] >> 4, t116 = z[65] >> 3,
    t117 = (t114 | (t115 & UINT64_C(0x10101000000000))) | (t116 & UINT64_C(0x20202000000000)),
    t118 = z[66] >> 2, t119 = z[59] >> 1,
    t120 = (t117 | (t118 & UINT64_C(0x40404000000000))) | (t119 & UINT64_C(0x80808000000000)),
    t121 = t120 | ((z[63] << 24) & UINT64_C(0x100000000000000)),
    t122 = t121 | ((z[64] << 25) & UINT64_C(0x200000000000000)),
    t123 = t122 | ((z[61] << 26) & UINT64_C(0x400000000000000)),
    t124 = t123 | ((z[62] << 27) & UINT64_C(0x800000000000000)),
    t125 = t124 | ((z[60] << 28) & UINT64_C(0x1000000000000000)),
    t126 = t125 | ((z[65] << 29) & UINT64_C(0x2000000000000000)),
    t127 = t126 | ((z[66] << 30) & UINT64_C(0x4000000000000000)),
    t128 = t127 | ((z[59] << 31) & UINT64_C(0x8000000000000000)),
    t129 = ((z[45] >> 40) & UINT64_C(0x10101)) | ((z[46] >> 39) & UINT64_C(0x20202)),
    t130 = (t129 | ((z[43] >> 38) & UINT64_C(0x40404))) | ((z[44] >> 37) & UINT64_C(0x80808)),
    t131 = (t130 | ((z[42] >> 36) & UINT64_C(0x101010))) | ((z[47] >> 35) & UINT64_C(0x202020)),
    t132 = (t131 | ((z[48] >> 34) & UINT64_C(0x404040))) | ((z[41] >> 33) & UINT64_C(0x808080)),
    t133 = (t132 | (t80 & UINT64_C(0x1000000))) | (t81 & UINT64_C(0x2000000)),
    t134 = (t133 | (t83 & UINT64_C(0x4000000))) | (t84 & UINT64_C(0x8000000)),
    t135 = (t134 | (t86 & UINT64_C(0x10000000))) | (t87 & UINT64_C(0x20000000)),
    t136 = (t135 | (t89 & UINT64_C(0x40000000))) | (t90 & UINT64_C(0x80000000)),
    t137 = ((z[63] >> 40) & UINT64_C(0x10101)) | ((z[64] >> 39) & UINT64_C(0x20202)),
    t138 = (t137 | ((z[61] >> 38) & UINT64_C(0x40404))) | ((z[62] >> 37) & UINT64_C(0x80808)),
    t139 = (t138 | ((z[60] >> 36) & UINT64_C(0x101010))) | ((z[65] >> 35) & UINT64_C(0x202020)),
    t140 = (t139 | ((z[66] >> 34) & UINT64_C(0x404040))) | ((z[59] >> 33) & UINT64_C(0x808080)),
    t141 = (t140 | (t109 & UINT64_C(0x1000000))) | (t110 & UINT64_C(0x2000000)),
    t142 = (t141 | (t112 & UINT64_C(0x4000000))) | (t113 & UINT64_C(0x8000000)),
    t143 = (t142 | (t115 & UINT64_C(0x10000000))) | (t116 & UINT64_C(0x20000000)),
    t144 = (t143 | (t118 & UINT64_C(0x40000000))) | (t119 & UINT64_C(0x80000000)),
    t145 = z[28] ^ t128, t146 = ((t145 ^ t136) ^ t144) ^ UINT64_C(0xa0000000f), t147 = t146 ^ t68;
    key_setup_1(z + 67, t147);
    key_setup_3(z + 76, z[72], z[38], z[73], z[70], z[71], z[69], z[74], z[75], z[68], z[39]);
    const uint64_t t148 = (z[77] ^ t99) ^ z[76], t149 = t148 ^ t70;
    key_setup_1(z + 78, t149);
    key_setup_2(z + 87, z[83], t144, z[84], z[81], z[82], z[80], z[85], z[86], z[79], t92);
    const uint64_t t150 = (z[88] ^ z[87]) ^ UINT64_C(0x150000001f), t151 = t150 ^ t94;
    key_setup_1(z + 89, t151);
    key_setup_3(z + 98, z[94], z[76], z[95], z[92], z[93], z[91], z[96], z[97], z[90], t107);
    const uint64_t t152 = z[99] ^ z[98], t153 = t152 ^ t108;
    key_setup_1(z + 100, t153);
    key_setup_2(z + 109, z[105], t136, z[106], z[103], z[104], z[102], z[107], z[108], z[101], t145);
    const uint64_t t154 = (((z[110] ^ t144) ^ z[87]) ^ z[109]) ^ UINT64_C(0x2a0000003f),
    t155 = t154 ^ t147;
    key_setup_1(z + 111, t155);
    key_setup_3(z + 120, z[116], t99, z[117], z[114], z[115], z[113], z[118], z[119], z[112], z[77]);
    const uint64_t t156 = ((z[121] ^ z[76]) ^ z[98]) ^ z[120], t157 = t156 ^ t149;
    key_setup_1(z + 122, t157);
    key_setup_2(z + 131, z[127], z[87], z[128], z[125], z[126], z[124], z[129], z[130], z[123], z[88]);
    const uint64_t t158 = ((z[132] ^ z[109]) ^ z[131]) ^ UINT64_C(0x550000007f),
    t159 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555), t160 = t0 ^ (t159 << 1),
    t161 = t0 ^ t159;
    key_setup_0(z + 133, t1 >> 1, t1, t160, t161);
    const uint64_t t162 = rotl64(t3, 32),
    t163 = (t2 & UINT64_C(0xff000000ff)) | (t162 & UINT64_C(0xff0000000000ff00)),
    t164 = rotl64(t2, 32),
    t165 = (t163 | (t3 & UINT64_C(0xff000000ff0000))) | (t164 & UINT64_C(0xff00ff000000)),
    t166 = (t3 & UINT64_C(0xff000000ff)) | (t164 & UINT64_C(0xff0000000000ff00)),
    t167 = (t166 | (t2 & UINT64_C(0xff000000ff0000))) | (t162 & UINT64_C(0xff00ff000000)),
    t168 = ((t165 >> 1) ^ t165) & UINT64_C(0x5555555555555555), t169 = t165 ^ (t168 << 1),
    t170 = t165 ^ t168;
    key_setup_0(z + 141, t167 >> 1, t167, t169, t170);
    const uint64_t t171 = (t42 & UINT64_C(0xff00ff00ff00ff)) | (t45 & UINT64_C(0xff00ff00ff00ff00)),
    t172 = (t45 & UINT64_C(0xff00ff00ff00ff)) | (t42 & UINT64_C(0xff00ff00ff00ff00)),
    t173 = ((t171 >> 1) ^ t171) & UINT64_C(0x5555555555555555), t174 = t171 ^ (t173 << 1),
    t175 = t171 ^ t173;
    key_setup_0(z + 149, t172 >> 1, t172, t174, t175);
    const uint64_t t176 = rotl64(t63, 32),
    t177 = (t63 & UINT64_C(0xff000000ff)) | (t176 & UINT64_C(0xff0000000000ff00)),
    t178 = rotl64(t66, 32),
    t179 = (t177 | (t66 & UINT64_C(0xff000000ff0000))) | (t178 & UINT64_C(0xff00ff000000)),
    t180 = (t66 & UINT64_C(0xff000000ff)) | (t178 & UINT64_C(0xff0000000000ff00)),
    t181 = (t180 | (t63 & UINT64_C(0xff000000ff0000))) | (t176 & UINT64_C(0xff00ff000000)),
    t182 = ((t179 >> 1) ^ t179) & UINT64_C(0x5555555555555555), t183 = t179 ^ (t182 << 1),
    t184 = t179 ^ t182;
    key_setup_0(z + 157, t181 >> 1, t181, t183, t184);
    const uint64_t t185 = ((t67 >> 1) ^ t67) & UINT64_C(0x5555555555555555),
    t186 = t67 ^ (t185 << 1), t187 = t67 ^ t185;
    key_setup_0(z + 165, z[29], t68, t186, t187);
    const uint64_t t188 = rotl64(t70, 32),
    t189 = (t69 & UINT64_C(0xff000000ff)) | (t188 & UINT64_C(0xff0000000000ff00)),
    t190 = (t189 | (t70 & UINT64_C(0xff000000ff0000))) | (rotl64(t69, 32) & UINT64_C(0xff00ff000000)),
    t191 = (t3 & UINT64_C(0xff00ff00ff00ff)) | (t162 & UINT64_C(0xff00ff00ff00ff00)),
    t192 = t190 ^ t191, t193 = ((t190 >> 1) ^ t190) & UINT64_C(0x5555555555555555),
    t194 = t190 ^ (t193 << 1), t195 = t190 ^ t193;
    key_setup_0(z + 173, t192 >> 1, t192, t194, t195);
    const uint64_t t196 = (t93 & UINT64_C(0xff00ff00ff00ff)) | (t94 & UINT64_C(0xff00ff00ff00ff00)),
    t197 = t196 ^ t45, t198 = ((t196 >> 1) ^ t196) & UINT64_C(0x5555555555555555),
    t199 = t196 ^ (t198 << 1), t200 = t196 ^ t198;
    key_setup_0(z + 181, t197 >> 1, t197, t199, t200);
    const uint64_t t201 = (t107 & UINT64_C(0xff000000ff)) | (rotl64(t107, 32) & UINT64_C(0xff0000000000ff00)),
    t202 = rotl64(t108, 32),
    t203 = (t201 | (t108 & UINT64_C(0xff000000ff0000))) | (t202 & UINT64_C(0xff00ff000000)),
    t204 = (t66 & UINT64_C(0xff00ff00ff00ff)) | (t178 & UINT64_C(0xff00ff00ff00ff00)),
    t205 = t203 ^ t204, t206 = ((t203 >> 1) ^ t203) & UINT64_C(0x5555555555555555),
    t207 = t203 ^ (t206 << 1), t208 = t203 ^ t206;
    key_setup_0(z + 189, t205 >> 1, t205, t207, t208);
    const uint64_t t209 = ((t146 >> 1) ^ t146) & UINT64_C(0x5555555555555555),
    t210 = t146 ^ (t209 << 1), t211 = t146 ^ t209;
    key_setup_0(z + 197, z[67], t147, t210, t211);
    const uint64_t t212 = rotl64(t149, 32),
    t213 = (t148 & UINT64_C(0xff000000ff)) | (t212 & UINT64_C(0xff0000000000ff00)),
    t214 = (t213 | (t149 & UINT64_C(0xff000000ff0000))) | (rotl64(t148, 32) & UINT64_C(0xff00ff000000)),
    t215 = (t70 & UINT64_C(0xff00ff00ff00ff)) | (t188 & UINT64_C(0xff00ff00ff00ff00)),
    t216 = t214 ^ t215, t217 = ((t214 >> 1) ^ t214) & UINT64_C(0x5555555555555555),
    t218 = t214 ^ (t217 << 1), t219 = t214 ^ t217;
    key_setup_0(z + 205, t216 >> 1, t216, t218, t219);
    const uint64_t t220 = (t150 & UINT64_C(0xff00ff00ff00ff)) | (t151 & UINT64_C(0xff00ff00ff00ff00)),
    t221 = t220 ^ t94, t222 = ((t220 >> 1) ^ t220) & UINT64_C(0x5555555555555555),
    t223 = t220 ^ (t222 << 1), t224 = t220 ^ t222;
    key_setup_0(z + 213, t221 >> 1, t221, t223, t224);
    const uint64_t t225 = (t152 & UINT64_C(0xff000000ff)) | (rotl64(t152, 32) & UINT64_C(0xff0000000000ff00)),
    t226 = (t225 | (t153 & UINT64_C(0xff000000ff0000))) | (rotl64(t153, 32) & UINT64_C(0xff00ff000000)),
    t227 = (t108 & UINT64_C(0xff00ff00ff00ff)) | (t202 & UINT64_C(0xff00ff00ff00ff00)),
    t228 = t226 ^ t227, t229 = ((t226 >> 1) ^ t226) & UINT64_C(0x5555555555555555),
    t230 = t226 ^ (t229 << 1), t231 = t226 ^ t229;
    key_setup_0(z + 221, t228 >> 1, t228, t230, t231);
    const uint64_t t232 = ((t154 >> 1) ^ t154) & UINT64_C(0x5555555555555555),
    t233 = t154 ^ (t232 << 1), t234 = t154 ^ t232;
    key_setup_0(z + 229, z[111], t155, t233, t234);
    const uint64_t t235 = (t156 & UINT64_C(0xff000000ff)) | (rotl64(t157, 32) & UINT64_C(0xff0000000000ff00)),
    t236 = (t235 | (t157 & UINT64_C(0xff000000ff0000))) | (rotl64(t156, 32) & UINT64_C(0xff00ff000000)),
    t237 = (t149 & UINT64_C(0xff00ff00ff00ff)) | (t212 & UINT64_C(0xff00ff00ff00ff00)),
    t238 = t236 ^ t237, t239 = ((t236 >> 1) ^ t236) & UINT64_C(0x5555555555555555),
    t240 = t236 ^ (t239 << 1), t241 = t236 ^ t239;
    key_setup_0(z + 237, t238 >> 1, t238, t240, t241);
    const uint64_t t242 = (t158 & UINT64_C(0xff00ff00ff00ff)) | ((t158 ^ t151) & UINT64_C(0xff00ff00ff00ff00)),
    t243 = t242 ^ t151, t244 = ((t242 >> 1) ^ t242) & UINT64_C(0x5555555555555555),
    t245 = t242 ^ (t244 << 1), t246 = t242 ^ t244;
    key_setup_0(z + 245, t243 >> 1, t243, t245, t246);
    store64(rk, ~z[141]);
    store64(rk + 8, ~z[143]);
    store64(rk + 16, z[145]);
    store64(rk + 24, z[147]);
    store64(rk + 32, z[142]);
    store64(rk + 40, ~z[144]);
    store64(rk + 48, ~z[146]);
    store64(rk + 56, z[148]);
    store64(rk + 64, ~z[149]);
    store64(rk + 72, ~z[151]);
    store64(rk + 80, z[153]);
    store64(rk + 88, z[155]);
    store64(rk + 96, z[150]);
    store64(rk + 104, ~z[152]);
    store64(rk + 112, ~z[154]);
    store64(rk + 120, z[156]);
    store64(rk + 128, ~z[157]);
    store64(rk + 136, ~z[159]);
    store64(rk + 144, z[161]);
    store64(rk + 152, z[163]);
    store64(rk + 160, z[158]);
    store64(rk + 168, ~z[160]);
    store64(rk + 176, ~z[162]);
    store64(rk + 184, z[164]);
    store64(rk + 192, ~z[165]);
    store64(rk + 200, ~z[167]);
    store64(rk + 208, z[169]);
    store64(rk + 216, z[171]);
    store64(rk + 224, z[166]);
    store64(rk + 232, ~z[168]);
    store64(rk + 240, ~z[170]);
    store64(rk + 248, z[172]);
    store64(rk + 256, ~z[173]);
    store64(rk + 264, ~z[175]);
    store64(rk + 272, z[177]);
    store64(rk + 280, z[179]);
    store64(rk + 288, z[174]);
    store64(rk + 296, ~z[176]);
    store64(rk + 304, ~z[178]);
    store64(rk + 312, z[180]);
    store64(rk + 320, ~z[181]);
    store64(rk + 328, ~z[183]);
    store64(rk + 336, z[185]);
    store64(rk + 344, z[187]);
    store64(rk + 352, z[182]);
    store64(rk + 360, ~z[184]);
    store64(rk + 368, ~z[186]);
    store64(rk + 376, z[188]);
    store64(rk + 384, ~z[189]);
    store64(rk + 392, ~z[191]);
    store64(rk + 400, z[193]);
    store64(rk + 408, z[195]);
    store64(rk + 416, z[190]);
    store64(rk + 424, ~z[192]);
    store64(rk + 432, ~z[194]);
    store64(rk + 440, z[196]);
    store64(rk + 448, ~z[197]);
    store64(rk + 456, ~z[199]);
    store64(rk + 464, z[201]);
    store64(rk + 472, z[203]);
    store64(rk + 480, z[198]);
    store64(rk + 488, ~z[200]);
    store64(rk + 496, ~z[202]);
    store64(rk + 504, z[204]);
    store64(rk + 512, ~z[205]);
    store64(rk + 520, ~z[207]);
    store64(rk + 528, z[209]);
    store64(rk + 536, z[211]);
    store64(rk + 544, z[206]);
    store64(rk + 552, ~z[208]);
    store64(rk + 560, ~z[210]);
    store64(rk + 568, z[212]);
    store64(rk + 576, ~z[213]);
    store64(rk + 584, ~z[215]);
    store64(rk + 592, z[217]);
    store64(rk + 600, z[219]);
    store64(rk + 608, z[214]);
    store64(rk + 616, ~z[216]);
    store64(rk + 624, ~z[218]);
    store64(rk + 632, z[220]);
    store64(rk + 640, ~z[221]);
    store64(rk + 648, ~z[223]);
    store64(rk + 656, z[225]);
    store64(rk + 664, z[227]);
    store64(rk + 672, z[222]);
    store64(rk + 680, ~z[224]);
    store64(rk + 688, ~z[226]);
    store64(rk + 696, z[228]);
    store64(rk + 704, ~z[229]);
    store64(rk + 712, ~z[231]);
    store64(rk + 720, z[233]);
    store64(rk + 728, z[235]);
    store64(rk + 736, z[230]);
    store64(rk + 744, ~z[232]);
    store64(rk + 752, ~z[234]);
    store64(rk + 760, z[236]);
    store64(rk + 768, z[133]);
    store64(rk + 776, z[135]);
    store64(rk + 784, z[137]);
    store64(rk + 792, z[139]);
    store64(rk + 800, z[134]);
    store64(rk + 808, z[136]);
    store64(rk + 816, z[138]);
    store64(rk + 824, z[140]);
    store64(rk + 832, ~z[237]);
    store64(rk + 840, ~z[239]);
    store64(rk + 848, z[241]);
    store64(rk + 856, z[243]);
    store64(rk + 864, z[238]);
    store64(rk + 872, ~z[240]);
    store64(rk + 880, ~z[242]);
    store64(rk + 888, z[244]);
    store64(rk + 896, ~z[245]);
    store64(rk + 904, ~z[247]);
    store64(rk + 912, z[249]);
    store64(rk + 920, z[251]);
    store64(rk + 928, z[246]);
    store64(rk + 936, ~z[248]);
    store64(rk + 944, ~z[250]);
    store64(rk + 952, z[252]);
}


// 4 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in), t1 = load_le64(in + 8), t2 = load_le64(in + 16),
    t3 = load_le64(in + 24), t4 = load_le64(in + 32), t5 = load_le64(in + 40),
    t6 = load_le64(in + 48), t7 = load_le64(in + 56),
    t8 = ((t0 >> 1) ^ t2) & UINT64_C(0x5555555555555555), t9 = t0 ^ (t8 << 1), t10 = t2 ^ t8,
    t11 = ((t1 >> 1) ^ t3) & UINT64_C(0x5555555555555555), t12 = t1 ^ (t11 << 1), t13 = t3 ^ t11,
    t14 = ((t4 >> 1) ^ t6) & UINT64_C(0x5555555555555555), t15 = t4 ^ (t14 << 1), t16 = t6 ^ t14,
    t17 = ((t5 >> 1) ^ t7) & UINT64_C(0x5555555555555555), t18 = t5 ^ (t17 << 1), t19 = t7 ^ t17,
    t20 = ((t9 >> 2) ^ t15) & UINT64_C(0x3333333333333333), t21 = t9 ^ (t20 << 2), t22 = t15 ^ t20,
    t23 = ((t12 >> 2) ^ t18) & UINT64_C(0x3333333333333333), t24 = t12 ^ (t23 << 2),
    t25 = t18 ^ t23, t26 = ((t10 >> 2) ^ t16) & UINT64_C(0x3333333333333333),
    t27 = t10 ^ (t26 << 2), t28 = t16 ^ t26,
    t29 = ((t13 >> 2) ^ t19) & UINT64_C(0x3333333333333333), t30 = t13 ^ (t29 << 2),
    t31 = t19 ^ t29, t32 = ((t21 >> 8) ^ t24) & UINT64_C(0xff00ff00ff00ff), t33 = t21 ^ (t32 << 8),
    t34 = t24 ^ t32, t35 = ((t27 >> 8) ^ t30) & UINT64_C(0xff00ff00ff00ff), t36 = t27 ^ (t35 << 8),
    t37 = t30 ^ t35, t38 = ((t22 >> 8) ^ t25) & UINT64_C(0xff00ff00ff00ff), t39 = t22 ^ (t38 << 8),
    t40 = t25 ^ t38, t41 = ((t28 >> 8) ^ t31) & UINT64_C(0xff00ff00ff00ff), t42 = t28 ^ (t41 << 8),
    t43 = t31 ^ t41, t44 = ((t33 >> 16) ^ t34) & UINT64_C(0xffff0000ffff), t45 = t33 ^ (t44 << 16),
    t46 = t34 ^ t44, t47 = ((t36 >> 16) ^ t37) & UINT64_C(0xffff0000ffff), t48 = t36 ^ (t47 << 16),
    t49 = t37 ^ t47, t50 = ((t39 >> 16) ^ t40) & UINT64_C(0xffff0000ffff), t51 = t39 ^ (t50 << 16),
    t52 = t40 ^ t50, t53 = ((t42 >> 16) ^ t43) & UINT64_C(0xffff0000ffff), t54 = t42 ^ (t53 << 16),
    t55 = t43 ^ t53, t56 = ((t45 >> 32) ^ t46) & UINT64_C(0xffffffff), t57 = t45 ^ (t56 << 32),
    t58 = t46 ^ t56, t59 = ((t48 >> 32) ^ t49) & UINT64_C(0xffffffff), t60 = t48 ^ (t59 << 32),
    t61 = t49 ^ t59, t62 = ((t51 >> 32) ^ t52) & UINT64_C(0xffffffff), t63 = t51 ^ (t62 << 32),
    t64 = t52 ^ t62, t65 = ((t54 >> 32) ^ t55) & UINT64_C(0xffffffff), t66 = t54 ^ (t65 << 32),
    t67 = t55 ^ t65, t68 = ((t57 >> 4) ^ t58) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t69 = ((t60 >> 4) ^ t61) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t70 = ((t63 >> 4) ^ t64) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t71 = ((t66 >> 4) ^ t67) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t72 = (t57 ^ (t68 << 4)) ^ load64(rk + 768), t73 = (t60 ^ (t69 << 4)) ^ load64(rk + 776),
    t74 = (t63 ^ (t70 << 4)) ^ load64(rk + 784), t75 = (t66 ^ (t71 << 4)) ^ load64(rk + 792),
    t76 = (t58 ^ t68) ^ load64(rk + 800), t77 = (t61 ^ t69) ^ load64(rk + 808),
    t78 = (t64 ^ t70) ^ load64(rk + 816), t79 = (t67 ^ t71) ^ load64(rk + 824);
    uint64_t x0 = t72;
    uint64_t x1 = t77;
    uint64_t x2 = t73;
    uint64_t x3 = t75;
    uint64_t x4 = t79;
    uint64_t x5 = t76;
    uint64_t x6 = t78;
    uint64_t x7 = t74;
    for (unsigned i = 0; i < 3; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 1 (aes.dsl:47)
        const uint64_t t80 = x0 ^ x1, t81 = x2 ^ x1, t82 = x3 ^ x4, t83 = x5 ^ t82, t84 = t82 ^ t81,
        t85 = x6 ^ t83, t86 = x7 ^ t81, t87 = t83 ^ t86, t88 = t80 ^ t85, t89 = x4 ^ t88,
        t90 = t80 ^ t84, t91 = t85 ^ t87, t92 = x2 ^ t91, t93 = t82 ^ t92, t94 = x6 ^ t90,
        t95 = t82 ^ t89, t96 = t91 & t93, t97 = t87 ^ t94, t98 = t96 ^ (x6 & t82), t99 = t89 ^ t81,
        t100 = t96 ^ (t86 | t92), t101 = t95 & t90, t102 = t93 ^ t99, t103 = t81 ^ t93,
        t104 = t89 | t94, t105 = t88 ^ ((t87 & t102) ^ (t100 ^ t104)),
        t106 = (t103 & t97) ^ (t104 ^ t98), t107 = t105 ^ t106, t108 = t101 ^ (t100 ^ (t85 & t99)),
        t109 = t108 & t107, t110 = (t88 & t84) ^ (t101 ^ (x1 ^ t98)), t111 = t106 & (t109 ^ t110),
        t112 = t108 ^ t110, t113 = t107 ^ t111, t114 = t105 & t112, t115 = t110 & (t106 ^ t114),
        t116 = t109 ^ (t105 | t115), t117 = t112 ^ t115, t118 = t99 & t116, t119 = t113 ^ t117,
        t120 = t114 ^ (t108 | t111), t121 = t116 ^ t120, t122 = t91 & t121, t123 = t116 ^ t113,
        t124 = t120 ^ t117, t125 = t95 & t123, t126 = t121 ^ t119, t127 = t122 ^ (t90 & t123),
        t128 = x6 & t126, t129 = t128 ^ (t127 ^ (t88 & t113)), t130 = t118 ^ (t92 & t119),
        t131 = t129 ^ (t103 & t117), t132 = t131 ^ (t125 ^ (t89 & t124)), t133 = t132 ^ (t86 & t119),
        t134 = t133 ^ (t87 & t120), t135 = t134 ^ (t122 ^ (t94 & t124)),
        t136 = t133 ^ (t127 ^ (t85 & t116)), t137 = t130 ^ (t125 ^ (t93 & t121)),
        t138 = t135 ^ (t84 & t113), t139 = t131 ^ (t118 ^ (t102 & t120)),
        t140 = t138 ^ (t136 ^ ((t82 & t126) ^ t130)), t141 = t132 ^ t140,
        t142 = t128 ^ (t134 ^ (t97 & t117)), t143 = t135 ^ t142, t144 = t129 ^ t138,
        t145 = (rotl64(t136, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t136, 60) & UINT64_C(0xf000f000f000f000)),
        t146 = t136 ^ t145,
        t147 = (rotl64(t139, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t139, 60) & UINT64_C(0xf000f000f000f000)),
        t148 = t139 ^ t147,
        t149 = (rotl64(t137, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t137, 60) & UINT64_C(0xf000f000f000f000)),
        t150 = t137 ^ t149,
        t151 = (rotl64(t142, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t142, 60) & UINT64_C(0xf000f000f000f000)),
        t152 = t142 ^ t151,
        t153 = (rotl64(t141, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t141, 60) & UINT64_C(0xf000f000f000f000)),
        t154 = t141 ^ t153,
        t155 = (rotl64(t143, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t143, 60) & UINT64_C(0xf000f000f000f000)),
        t156 = t143 ^ t155,
        t157 = (rotl64(t140, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t140, 60) & UINT64_C(0xf000f000f000f000)),
        t158 = t140 ^ t157,
        t159 = (rotl64(t144, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t144, 60) & UINT64_C(0xf000f000f000f000)),
        t160 = t144 ^ t159,
        t161 = (rotl64(t148, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t148, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t162 = (rotl64(t160, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t160, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t163 = (rotl64(t158, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t158, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t164 = (rotl64(t156, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t156, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t165 = (rotl64(t150, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t150, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t166 = (rotl64(t152, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t152, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t167 = (rotl64(t154, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t154, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t168 = (rotl64(t146, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t146, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t169 = ((t147 ^ t146) ^ t161) ^ load64(round),
        t170 = (((t159 ^ t146) ^ t148) ^ t162) ^ load64(round + 8),
        t171 = ((t157 ^ t163) ^ t160) ^ load64(round + 16),
        t172 = (((t155 ^ t146) ^ t164) ^ t158) ^ load64(round + 24),
        t173 = (((t149 ^ t146) ^ t165) ^ t156) ^ load64(round + 32),
        t174 = ((t151 ^ t150) ^ t166) ^ load64(round + 40),
        t175 = ((t153 ^ t152) ^ t167) ^ load64(round + 48),
        t176 = ((t145 ^ t168) ^ t154) ^ load64(round + 56);
        // round 2 (aes.dsl:47)
        const uint64_t t177 = t169 ^ t174, t178 = t170 ^ t174, t179 = t172 ^ t176, t180 = t173 ^ t179,
        t181 = t179 ^ t178, t182 = t175 ^ t180, t183 = t171 ^ t178, t184 = t180 ^ t183,
        t185 = t177 ^ t182, t186 = t176 ^ t185, t187 = t177 ^ t181, t188 = t182 ^ t184,
        t189 = t170 ^ t188, t190 = t179 ^ t189, t191 = t175 ^ t187, t192 = t179 ^ t186,
        t193 = t188 & t190, t194 = t184 ^ t191, t195 = t193 ^ (t175 & t179), t196 = t186 ^ t178,
        t197 = t193 ^ (t183 | t189), t198 = t192 & t187, t199 = t190 ^ t196, t200 = t178 ^ t190,
        t201 = t186 | t191, t202 = t185 ^ ((t184 & t199) ^ (t197 ^ t201)),
        t203 = (t200 & t194) ^ (t201 ^ t195), t204 = t202 ^ t203, t205 = t198 ^ (t197 ^ (t182 & t196)),
        t206 = t205 & t204, t207 = (t185 & t181) ^ (t198 ^ (t174 ^ t195)), t208 = t203 & (t206 ^ t207),
        t209 = t205 ^ t207, t210 = t204 ^ t208, t211 = t202 & t209, t212 = t207 & (t203 ^ t211),
        t213 = t206 ^ (t202 | t212), t214 = t209 ^ t212, t215 = t196 & t213, t216 = t210 ^ t214,
        t217 = t211 ^ (t205 | t208), t218 = t213 ^ t217, t219 = t188 & t218, t220 = t213 ^ t210,
        t221 = t217 ^ t214, t222 = t192 & t220, t223 = t218 ^ t216, t224 = t219 ^ (t187 & t220),
        t225 = t175 & t223, t226 = t225 ^ (t224 ^ (t185 & t210)), t227 = t215 ^ (t189 & t216),
        t228 = t226 ^ (t200 & t214), t229 = t228 ^ (t222 ^ (t186 & t221)), t230 = t229 ^ (t183 & t216),
        t231 = t230 ^ (t184 & t217), t232 = t231 ^ (t219 ^ (t191 & t221)),
        t233 = t230 ^ (t224 ^ (t182 & t213)), t234 = t227 ^ (t222 ^ (t190 & t218)),
        t235 = t232 ^ (t181 & t210), t236 = t228 ^ (t215 ^ (t199 & t217)),
        t237 = t235 ^ (t233 ^ ((t179 & t223) ^ t227)), t238 = t229 ^ t237,
        t239 = t225 ^ (t231 ^ (t194 & t214)), t240 = t232 ^ t239, t241 = t226 ^ t235,
        t242 = (rotl64(t233, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t233, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t243 = t233 ^ t242,
        t244 = (rotl64(t236, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t236, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t245 = t236 ^ t244,
        t246 = (rotl64(t234, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t234, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t247 = t234 ^ t246,
        t248 = (rotl64(t239, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t239, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t249 = t239 ^ t248,
        t250 = (rotl64(t238, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t238, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t251 = t238 ^ t250,
        t252 = (rotl64(t240, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t240, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t253 = t240 ^ t252,
        t254 = (rotl64(t237, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t237, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t255 = t237 ^ t254,
        t256 = (rotl64(t241, 40) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t241, 56) & UINT64_C(0xff00ff00ff00ff00)),
        t257 = t241 ^ t256, t258 = ((t244 ^ t243) ^ rotl64(t245, 32)) ^ load64(round + 64),
        t259 = (((t256 ^ t243) ^ t245) ^ rotl64(t257, 32)) ^ load64(round + 72),
        t260 = ((t254 ^ rotl64(t255, 32)) ^ t257) ^ load64(round + 80),
        t261 = (((t252 ^ t243) ^ rotl64(t253, 32)) ^ t255) ^ load64(round + 88),
        t262 = (((t246 ^ t243) ^ rotl64(t247, 32)) ^ t253) ^ load64(round + 96),
        t263 = ((t248 ^ t247) ^ rotl64(t249, 32)) ^ load64(round + 104),
        t264 = ((t250 ^ t249) ^ rotl64(t251, 32)) ^ load64(round + 112),
        t265 = ((t242 ^ rotl64(t243, 32)) ^ t251) ^ load64(round + 120);
        // round 3 (aes.dsl:47)
        const uint64_t t266 = t258 ^ t263, t267 = t259 ^ t263, t268 = t261 ^ t265, t269 = t262 ^ t268,
        t270 = t268 ^ t267, t271 = t264 ^ t269, t272 = t260 ^ t267, t273 = t269 ^ t272,
        t274 = t266 ^ t271, t275 = t265 ^ t274, t276 = t266 ^ t270, t277 = t271 ^ t273,
        t278 = t259 ^ t277, t279 = t268 ^ t278, t280 = t264 ^ t276, t281 = t268 ^ t275,
        t282 = t277 & t279, t283 = t273 ^ t280, t284 = t282 ^ (t264 & t268), t285 = t275 ^ t267,
        t286 = t282 ^ (t272 | t278), t287 = t281 & t276, t288 = t279 ^ t285, t289 = t267 ^ t279,
        t290 = t275 | t280, t291 = t274 ^ ((t273 & t288) ^ (t286 ^ t290)),
        t292 = (t289 & t283) ^ (t290 ^ t284), t293 = t291 ^ t292, t294 = t287 ^ (t286 ^ (t271 & t285)),
        t295 = t294 & t293, t296 = (t274 & t270) ^ (t287 ^ (t263 ^ t284)), t297 = t292 & (t295 ^ t296),
        t298 = t294 ^ t296, t299 = t293 ^ t297, t300 = t291 & t298, t301 = t296 & (t292 ^ t300),
        t302 = t295 ^ (t291 | t301), t303 = t298 ^ t301, t304 = t285 & t302, t305 = t299 ^ t303,
        t306 = t300 ^ (t294 | t297), t307 = t302 ^ t306, t308 = t277 & t307, t309 = t302 ^ t299,
        t310 = t306 ^ t303, t311 = t281 & t309, t312 = t307 ^ t305, t313 = t308 ^ (t276 & t309),
        t314 = t264 & t312, t315 = t314 ^ (t313 ^ (t274 & t299)), t316 = t304 ^ (t278 & t305),
        t317 = t315 ^ (t289 & t303), t318 = t317 ^ (t311 ^ (t275 & t310)), t319 = t318 ^ (t272 & t305),
        t320 = t319 ^ (t273 & t306), t321 = t320 ^ (t308 ^ (t280 & t310)),
        t322 = t319 ^ (t313 ^ (t271 & t302)), t323 = t316 ^ (t311 ^ (t279 & t307)),
        t324 = t321 ^ (t270 & t299), t325 = t317 ^ (t304 ^ (t288 & t306)),
        t326 = t324 ^ (t322 ^ ((t268 & t312) ^ t316)), t327 = t318 ^ t326,
        t328 = t314 ^ (t320 ^ (t283 & t303)), t329 = t321 ^ t328, t330 = t315 ^ t324,
        t331 = (rotl64(t322, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t322, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t332 = t322 ^ t331,
        t333 = (rotl64(t325, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t325, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t334 = t325 ^ t333,
        t335 = (rotl64(t323, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t323, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t336 = t323 ^ t335,
        t337 = (rotl64(t328, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t328, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t338 = t328 ^ t337,
        t339 = (rotl64(t327, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t327, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t340 = t327 ^ t339,
        t341 = (rotl64(t329, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t329, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t342 = t329 ^ t341,
        t343 = (rotl64(t326, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t326, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t344 = t326 ^ t343,
        t345 = (rotl64(t330, 36) & UINT64_C(0xf000f000f000f)) | (rotl64(t330, 52) & UINT64_C(0xfff0fff0fff0fff0)),
        t346 = t330 ^ t345,
        t347 = (rotl64(t334, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t334, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t348 = (rotl64(t346, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t346, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t349 = (rotl64(t344, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t344, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t350 = (rotl64(t342, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t342, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t351 = (rotl64(t336, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t336, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t352 = (rotl64(t338, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t338, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t353 = (rotl64(t340, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t340, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t354 = (rotl64(t332, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t332, 40) & UINT64_C(0xff00ff00ff00ff00)),
        t355 = ((t333 ^ t332) ^ t347) ^ load64(round + 128),
        t356 = (((t345 ^ t332) ^ t334) ^ t348) ^ load64(round + 136),
        t357 = ((t343 ^ t349) ^ t346) ^ load64(round + 144),
        t358 = (((t341 ^ t332) ^ t350) ^ t344) ^ load64(round + 152),
        t359 = (((t335 ^ t332) ^ t351) ^ t342) ^ load64(round + 160),
        t360 = ((t337 ^ t336) ^ t352) ^ load64(round + 168),
        t361 = ((t339 ^ t338) ^ t353) ^ load64(round + 176),
        t362 = ((t331 ^ t354) ^ t340) ^ load64(round + 184);
        // round 4 (aes.dsl:47)
        const uint64_t t363 = t355 ^ t360, t364 = t356 ^ t360, t365 = t358 ^ t362, t366 = t359 ^ t365,
        t367 = t365 ^ t364, t368 = t361 ^ t366, t369 = t357 ^ t364, t370 = t366 ^ t369,
        t371 = t363 ^ t368, t372 = t362 ^ t371, t373 = t363 ^ t367, t374 = t368 ^ t370,
        t375 = t356 ^ t374, t376 = t365 ^ t375, t377 = t361 ^ t373, t378 = t365 ^ t372,
        t379 = t374 & t376, t380 = t370 ^ t377, t381 = t379 ^ (t361 & t365), t382 = t372 ^ t364,
        t383 = t379 ^ (t369 | t375), t384 = t378 & t373, t385 = t376 ^ t382, t386 = t364 ^ t376,
        t387 = t372 | t377, t388 = t371 ^ ((t370 & t385) ^ (t383 ^ t387)),
        t389 = (t386 & t380) ^ (t387 ^ t381), t390 = t388 ^ t389, t391 = t384 ^ (t383 ^ (t368 & t382)),
        t392 = t391 & t390, t393 = (t371 & t367) ^ (t384 ^ (t360 ^ t381)), t394 = t389 & (t392 ^ t393),
        t395 = t391 ^ t393, t396 = t390 ^ t394, t397 = t388 & t395, t398 = t393 & (t389 ^ t397),
        t399 = t392 ^ (t388 | t398), t400 = t395 ^ t398, t401 = t382 & t399, t402 = t396 ^ t400,
        t403 = t397 ^ (t391 | t394), t404 = t399 ^ t403, t405 = t374 & t404, t406 = t399 ^ t396,
        t407 = t403 ^ t400, t408 = t378 & t406, t409 = t404 ^ t402, t410 = t405 ^ (t373 & t406),
        t411 = t361 & t409, t412 = t411 ^ (t410 ^ (t371 & t396)), t413 = t401 ^ (t375 & t402),
        t414 = t412 ^ (t386 & t400), t415 = t414 ^ (t408 ^ (t372 & t407)), t416 = t415 ^ (t369 & t402),
        t417 = t416 ^ (t370 & t403), t418 = t417 ^ (t405 ^ (t377 & t407)),
        t419 = t416 ^ (t410 ^ (t368 & t399)), t420 = t413 ^ (t408 ^ (t376 & t404)),
        t421 = t418 ^ (t367 & t396), t422 = t414 ^ (t401 ^ (t385 & t403)),
        t423 = t421 ^ (t419 ^ ((t365 & t409) ^ t413)), t424 = t415 ^ t423,
        t425 = t411 ^ (t417 ^ (t380 & t400)), t426 = t418 ^ t425, t427 = t412 ^ t421,
        t428 = rotl64(t419, 48), t429 = t419 ^ t428, t430 = rotl64(t422, 48), t431 = t422 ^ t430,
        t432 = rotl64(t420, 48), t433 = t420 ^ t432, t434 = rotl64(t425, 48), t435 = t425 ^ t434,
        t436 = rotl64(t424, 48), t437 = t424 ^ t436, t438 = rotl64(t426, 48), t439 = t426 ^ t438,
        t440 = rotl64(t423, 48), t441 = t423 ^ t440, t442 = rotl64(t427, 48), t443 = t427 ^ t442,
        t444 = ((t430 ^ t429) ^ rotl64(t431, 32)) ^ load64(round + 192),
        t445 = (((t442 ^ t429) ^ t431) ^ rotl64(t443, 32)) ^ load64(round + 200),
        t446 = ((t440 ^ rotl64(t441, 32)) ^ t443) ^ load64(round + 208),
        t447 = (((t438 ^ t429) ^ rotl64(t439, 32)) ^ t441) ^ load64(round + 216),
        t448 = (((t432 ^ t429) ^ rotl64(t433, 32)) ^ t439) ^ load64(round + 224),
        t449 = ((t434 ^ t433) ^ rotl64(t435, 32)) ^ load64(round + 232),
        t450 = ((t436 ^ t435) ^ rotl64(t437, 32)) ^ load64(round + 240),
        t451 = ((t428 ^ rotl64(t429, 32)) ^ t437) ^ load64(round + 248);
        x0 = t444;
        x1 = t449;
        x2 = t445;
        x3 = t447;
        x4 = t451;
        x5 = t448;
        x6 = t450;
        x7 = t446;
    }
    // round 13 (aes.dsl:47)
    const uint64_t t902 = x0 ^ x1, t903 = x2 ^ x1, t904 = x3 ^ x4, t905 = x5 ^ t904,
    t906 = t904 ^ t903, t907 = x6 ^ t905, t908 = x7 ^ t903, t909 = t905 ^ t908, t910 = t902 ^ t907,
    t911 = x4 ^ t910, t912 = t902 ^ t906, t913 = t907 ^ t909, t914 = x2 ^ t913, t915 = t904 ^ t914,
    t916 = x6 ^ t912, t917 = t904 ^ t911, t918 = t913 & t915, t919 = t909 ^ t916,
    t920 = t918 ^ (x6 & t904), t921 = t911 ^ t903, t922 = t918 ^ (t908 | t914), t923 = t917 & t912,
    t924 = t915 ^ t921, t925 = t903 ^ t915, t926 = t911 | t916,
    t927 = t910 ^ ((t909 & t924) ^ (t922 ^ t926)), t928 = (t925 & t919) ^ (t926 ^ t920),
    t929 = t927 ^ t928, t930 = t923 ^ (t922 ^ (t907 & t921)), t931 = t930 & t929,
    t932 = (t910 & t906) ^ (t923 ^ (x1 ^ t920)), t933 = t928 & (t931 ^ t932), t934 = t930 ^ t932,
    t935 = t929 ^ t933, t936 = t927 & t934, t937 = t932 & (t928 ^ t936),
    t938 = t931 ^ (t927 | t937), t939 = t934 ^ t937, t940 = t921 & t938, t941 = t935 ^ t939,
    t942 = t936 ^ (t930 | t933), t943 = t938 ^ t942, t944 = t913 & t943, t945 = t938 ^ t935,
    t946 = t942 ^ t939, t947 = t917 & t945, t948 = t943 ^ t941, t949 = t944 ^ (t912 & t945),
    t950 = x6 & t948, t951 = t950 ^ (t949 ^ (t910 & t935)), t952 = t940 ^ (t914 & t941),
    t953 = t951 ^ (t925 & t939), t954 = t953 ^ (t947 ^ (t911 & t946)), t955 = t954 ^ (t908 & t941),
    t956 = t955 ^ (t909 & t942), t957 = t956 ^ (t944 ^ (t916 & t946)),
    t958 = t955 ^ (t949 ^ (t907 & t938)), t959 = t952 ^ (t947 ^ (t915 & t943)),
    t960 = t957 ^ (t906 & t935), t961 = t953 ^ (t940 ^ (t924 & t942)),
    t962 = t960 ^ (t958 ^ ((t904 & t948) ^ t952)), t963 = t954 ^ t962,
    t964 = t950 ^ (t956 ^ (t919 & t939)), t965 = t957 ^ t964, t966 = t951 ^ t960,
    t967 = (rotl64(t958, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t958, 60) & UINT64_C(0xf000f000f000f000)),
    t968 = t958 ^ t967,
    t969 = (rotl64(t961, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t961, 60) & UINT64_C(0xf000f000f000f000)),
    t970 = t961 ^ t969,
    t971 = (rotl64(t959, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t959, 60) & UINT64_C(0xf000f000f000f000)),
    t972 = t959 ^ t971,
    t973 = (rotl64(t964, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t964, 60) & UINT64_C(0xf000f000f000f000)),
    t974 = t964 ^ t973,
    t975 = (rotl64(t963, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t963, 60) & UINT64_C(0xf000f000f000f000)),
    t976 = t963 ^ t975,
    t977 = (rotl64(t965, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t965, 60) & UINT64_C(0xf000f000f000f000)),
    t978 = t965 ^ t977,
    t979 = (rotl64(t962, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t962, 60) & UINT64_C(0xf000f000f000f000)),
    t980 = t962 ^ t979,
    t981 = (rotl64(t966, 44) & UINT64_C(0xfff0fff0fff0fff)) | (rotl64(t966, 60) & UINT64_C(0xf000f000f000f000)),
    t982 = t966 ^ t981,
    t983 = (rotl64(t970, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t970, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t984 = (rotl64(t982, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t982, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t985 = (rotl64(t980, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t980, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t986 = (rotl64(t978, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t978, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t987 = (rotl64(t972, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t972, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t988 = (rotl64(t974, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t974, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t989 = (rotl64(t976, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t976, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t990 = (rotl64(t968, 24) & UINT64_C(0xff00ff00ff00ff)) | (rotl64(t968, 40) & UINT64_C(0xff00ff00ff00ff00)),
    t991 = ((t969 ^ t968) ^ t983) ^ load64(rk + 832),
    t992 = (((t981 ^ t968) ^ t970) ^ t984) ^ load64(rk + 840),
    t993 = ((t979 ^ t985) ^ t982) ^ load64(rk + 848),
    t994 = (((t977 ^ t968) ^ t986) ^ t980) ^ load64(rk + 856),
    t995 = (((t971 ^ t968) ^ t987) ^ t978) ^ load64(rk + 864),
    t996 = ((t973 ^ t972) ^ t988) ^ load64(rk + 872),
    t997 = ((t975 ^ t974) ^ t989) ^ load64(rk + 880),
    t998 = ((t967 ^ t990) ^ t976) ^ load64(rk + 888);
    // round 14 (aes.dsl:53)
    const uint64_t t999 = t991 ^ t996, t1000 = t992 ^ t996, t1001 = t994 ^ t998,
    t1002 = t995 ^ t1001, t1003 = t1001 ^ t1000, t1004 = t997 ^ t1002, t1005 = t993 ^ t1000,
    t1006 = t1002 ^ t1005, t1007 = t999 ^ t1004, t1008 = t998 ^ t1007, t1009 = t999 ^ t1003,
    t1010 = t1004 ^ t1006, t1011 = t992 ^ t1010, t1012 = t1001 ^ t1011, t1013 = t997 ^ t1009,
    t1014 = t1001 ^ t1008, t1015 = t1010 & t1012, t1016 = t1006 ^ t1013,
    t1017 = t1015 ^ (t997 & t1001), t1018 = t1008 ^ t1000, t1019 = t1015 ^ (t1005 | t1011),
    t1020 = t1014 & t1009, t1021 = t1012 ^ t1018, t1022 = t1000 ^ t1012, t1023 = t1008 | t1013,
    t1024 = t1007 ^ ((t1006 & t1021) ^ (t1019 ^ t1023)), t1025 = (t1022 & t1016) ^ (t1023 ^ t1017),
    t1026 = t1024 ^ t1025, t1027 = t1020 ^ (t1019 ^ (t1004 & t1018)), t1028 = t1027 & t1026,
    t1029 = (t1007 & t1003) ^ (t1020 ^ (t996 ^ t1017)), t1030 = t1025 & (t1028 ^ t1029),
    t1031 = t1027 ^ t1029, t1032 = t1026 ^ t1030, t1033 = t1024 & t1031,
    t1034 = t1029 & (t1025 ^ t1033), t1035 = t1028 ^ (t1024 | t1034), t1036 = t1031 ^ t1034,
    t1037 = t1018 & t1035, t1038 = t1032 ^ t1036, t1039 = t1033 ^ (t1027 | t1030),
    t1040 = t1035 ^ t1039, t1041 = t1010 & t1040, t1042 = t1035 ^ t1032, t1043 = t1039 ^ t1036,
    t1044 = t1014 & t1042, t1045 = t1040 ^ t1038, t1046 = t1041 ^ (t1009 & t1042),
    t1047 = t997 & t1045, t1048 = t1047 ^ (t1046 ^ (t1007 & t1032)),
    t1049 = t1037 ^ (t1011 & t1038), t1050 = t1048 ^ (t1022 & t1036),
    t1051 = t1050 ^ (t1044 ^ (t1008 & t1043)), t1052 = t1051 ^ (t1005 & t1038),
    t1053 = t1052 ^ (t1006 & t1039), t1054 = t1053 ^ (t1041 ^ (t1013 & t1043)),
    t1055 = t1052 ^ (t1046 ^ (t1004 & t1035)), t1056 = t1054 ^ (t1003 & t1032),
    t1057 = t1056 ^ (t1055 ^ ((t1001 & t1045) ^ t1049)), t1058 = t1047 ^ (t1053 ^ (t1016 & t1036)),
    t1059 = (t1050 ^ (t1037 ^ (t1021 & t1039))) ^ load64(rk + 896),
    t1060 = (t1048 ^ t1056) ^ load64(rk + 904), t1061 = t1057 ^ load64(rk + 912),
    t1062 = (t1054 ^ t1058) ^ load64(rk + 920),
    t1063 = (t1049 ^ (t1044 ^ (t1012 & t1040))) ^ load64(rk + 928),
    t1064 = t1058 ^ load64(rk + 936), t1065 = (t1051 ^ t1057) ^ load64(rk + 944),
    t1066 = t1055 ^ load64(rk + 952), t1067 = ((t1059 >> 4) ^ t1063) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1068 = t1059 ^ (t1067 << 4), t1069 = t1063 ^ t1067,
    t1070 = ((t1060 >> 4) ^ t1064) & UINT64_C(0xf0f0f0f0f0f0f0f), t1071 = t1060 ^ (t1070 << 4),
    t1072 = t1064 ^ t1070, t1073 = ((t1061 >> 4) ^ t1065) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t1074 = t1061 ^ (t1073 << 4), t1075 = t1065 ^ t1073,
    t1076 = ((t1062 >> 4) ^ t1066) & UINT64_C(0xf0f0f0f0f0f0f0f), t1077 = t1062 ^ (t1076 << 4),
    t1078 = t1066 ^ t1076, t1079 = ((t1068 >> 32) ^ t1069) & UINT64_C(0xffffffff),
    t1080 = t1068 ^ (t1079 << 32), t1081 = t1069 ^ t1079,
    t1082 = ((t1071 >> 32) ^ t1072) & UINT64_C(0xffffffff), t1083 = t1071 ^ (t1082 << 32),
    t1084 = t1072 ^ t1082, t1085 = ((t1074 >> 32) ^ t1075) & UINT64_C(0xffffffff),
    t1086 = t1074 ^ (t1085 << 32), t1087 = t1075 ^ t1085,
    t1088 = ((t1077 >> 32) ^ t1078) & UINT64_C(0xffffffff), t1089 = t1077 ^ (t1088 << 32),
    t1090 = t1078 ^ t1088, t1091 = ((t1080 >> 16) ^ t1081) & UINT64_C(0xffff0000ffff),
    t1092 = t1080 ^ (t1091 << 16), t1093 = t1081 ^ t1091,
    t1094 = ((t1083 >> 16) ^ t1084) & UINT64_C(0xffff0000ffff), t1095 = t1083 ^ (t1094 << 16),
    t1096 = t1084 ^ t1094, t1097 = ((t1086 >> 16) ^ t1087) & UINT64_C(0xffff0000ffff),
    t1098 = t1086 ^ (t1097 << 16), t1099 = t1087 ^ t1097,
    t1100 = ((t1089 >> 16) ^ t1090) & UINT64_C(0xffff0000ffff), t1101 = t1089 ^ (t1100 << 16),
    t1102 = t1090 ^ t1100, t1103 = ((t1092 >> 8) ^ t1093) & UINT64_C(0xff00ff00ff00ff),
    t1104 = t1092 ^ (t1103 << 8), t1105 = t1093 ^ t1103,
    t1106 = ((t1095 >> 8) ^ t1096) & UINT64_C(0xff00ff00ff00ff), t1107 = t1095 ^ (t1106 << 8),
    t1108 = t1096 ^ t1106, t1109 = ((t1098 >> 8) ^ t1099) & UINT64_C(0xff00ff00ff00ff),
    t1110 = t1098 ^ (t1109 << 8), t1111 = t1099 ^ t1109,
    t1112 = ((t1101 >> 8) ^ t1102) & UINT64_C(0xff00ff00ff00ff), t1113 = t1101 ^ (t1112 << 8),
    t1114 = t1102 ^ t1112, t1115 = ((t1104 >> 2) ^ t1110) & UINT64_C(0x3333333333333333),
    t1116 = t1104 ^ (t1115 << 2), t1117 = t1110 ^ t1115,
    t1118 = ((t1105 >> 2) ^ t1111) & UINT64_C(0x3333333333333333), t1119 = t1105 ^ (t1118 << 2),
    t1120 = t1111 ^ t1118, t1121 = ((t1107 >> 2) ^ t1113) & UINT64_C(0x3333333333333333),
    t1122 = t1107 ^ (t1121 << 2), t1123 = t1113 ^ t1121,
    t1124 = ((t1108 >> 2) ^ t1114) & UINT64_C(0x3333333333333333), t1125 = t1108 ^ (t1124 << 2),
    t1126 = t1114 ^ t1124, t1127 = ((t1116 >> 1) ^ t1122) & UINT64_C(0x5555555555555555),
    t1128 = t1116 ^ (t1127 << 1), t1129 = t1122 ^ t1127,
    t1130 = ((t1119 >> 1) ^ t1125) & UINT64_C(0x5555555555555555), t1131 = t1119 ^ (t1130 << 1),
    t1132 = t1125 ^ t1130, t1133 = ((t1117 >> 1) ^ t1123) & UINT64_C(0x5555555555555555),
    t1134 = t1117 ^ (t1133 << 1), t1135 = t1123 ^ t1133,
    t1136 = ((t1120 >> 1) ^ t1126) & UINT64_C(0x5555555555555555), t1137 = t1120 ^ (t1136 << 1),
    t1138 = t1126 ^ t1136, t1139 = (t1128 ^ t1131) & UINT64_C(0xff00ff00ff00ff00),
    t1140 = (t1129 ^ t1132) & UINT64_C(0xff00ff00ff00ff00),
    t1141 = (t1134 ^ t1137) & UINT64_C(0xff00ff00ff00ff00),
    t1142 = (t1135 ^ t1138) & UINT64_C(0xff00ff00ff00ff00);
    store_le64(out, t1128 ^ t1139);
    store_le64(out + 8, t1131 ^ t1139);
    store_le64(out + 16, t1129 ^ t1140);
    store_le64(out + 24, t1132 ^ t1140);
    store_le64(out + 32, t1134 ^ t1141);
    store_le64(out + 40, t1137 ^ t1141);
    store_le64(out + 48, t1135 ^ t1142);
    store_le64(out + 56, t1138 ^ t1142);
}

static void lwcc_aes128_256_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 4; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 64;
        in += 64;
    }
    nblocks %= 4;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[64] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_aes128_256_ecb_encrypt_c(buffer, buffer, 4, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


static inline void set_key(uint8_t *rk, const uint8_t *key)
{
    lwcc_aes128_256_key_setup_c(rk, key);
}

static inline void encrypt(uint8_t *to, const uint8_t *from, size_t n_blocks, const uint8_t *rk)
{
    lwcc_aes128_256_ecb_encrypt_c(to, from, n_blocks, rk);
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
    0xf2, 0x90, 0x00, 0xb6, 0x2a, 0x49, 0x9f, 0xd0, 0xa9, 0xf3, 0x9a, 0x6a, 0xdd, 0x2e, 0x77, 0x80,
};

static const uint8_t constant_1[] = {
    0x9d, 0xba, 0x41, 0xa7, 0x77, 0xf3, 0xb4, 0x6a, 0x37, 0xb7, 0xaa, 0xae, 0x49, 0xd6, 0xdf, 0x8d,
};

static const uint8_t constant_2[] = {
    0x2f, 0x7a, 0x3c, 0x60, 0x07, 0x08, 0xd1, 0x24, 0xac, 0xd3, 0xc5, 0xde, 0x3b, 0x65, 0x84, 0x47,
};

static const uint8_t constant_3[] = {
    0x00, 0x00, 0x00, 0x30,
};

static const uint8_t constant_4[] = {
    0x80,
};

static const uint8_t constant_5[] = {
    0x53, 0x0f, 0x8a, 0xfb, 0xc7, 0x45, 0x36, 0xb9, 0xa9, 0x63, 0xb4, 0xf1, 0xc4, 0xcb, 0x73, 0x8b,
    0xce, 0xa7, 0x40, 0x3d, 0x4d, 0x60, 0x6b, 0x6e, 0x07, 0x4e, 0xc5, 0xd3, 0xba, 0xf3, 0x9d, 0x18,
    0x72, 0x60, 0x03, 0xca, 0x37, 0xa6, 0x2a, 0x74, 0xd1, 0xa2, 0xf5, 0x8e, 0x75, 0x06, 0x35, 0x8e,
};

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "round keys below are those of a little-endian machine: make this file with --no-fold"
#endif

// The round keys of 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f.
static const uint8_t known_key_0[] = {
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00,
    0xf0, 0xf0, 0x0f, 0x0f, 0xf0, 0xf0, 0x0f, 0x0f, 0x00, 0xff, 0x0f, 0xf0, 0xff, 0x00, 0xf0, 0x0f,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0xf0, 0xf0, 0xff, 0xff, 0xf0, 0xf0, 0xff, 0xff, 0x00, 0x00, 0xf0, 0xf0, 0xf0, 0xf0,
    0x0f, 0xf0, 0x0f, 0xf0, 0xf0, 0x0f, 0xf0, 0x0f, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0x0f, 0xf0, 0xff,
    0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
    0xff, 0xff, 0x0f, 0x0f, 0xff, 0xff, 0x0f, 0x0f, 0x00, 0x00, 0xff, 0xff, 0x0f, 0x0f, 0xf0, 0xf0,
    0x0f, 0xf0, 0xff, 0x00, 0x0f, 0xf0, 0xff, 0x00, 0x00, 0x0f, 0xf0, 0x00, 0xf0, 0xff, 0xff, 0x0f,
    0x0f, 0x0f, 0xf0, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff,
    0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
    0x0f, 0x0f, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xf0, 0xf0, 0x00, 0xff, 0xff, 0x00,
    0xff, 0x0f, 0x0f, 0xff, 0x0f, 0xff, 0x00, 0xf0, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0xf0, 0x0f,
    0x00, 0x00, 0xf0, 0xf0, 0xff, 0xff, 0x0f, 0x0f, 0xf0, 0xf0, 0x0f, 0x0f, 0xff, 0xff, 0x00, 0x00,
    0xff, 0xff, 0x0f, 0x0f, 0xf0, 0xf0, 0x00, 0x00, 0x0f, 0x0f, 0xff, 0xff, 0x0f, 0x0f, 0x0f, 0x0f,
    0x00, 0x00, 0x0f, 0xf0, 0x00, 0x00, 0x0f, 0xf0, 0x0f, 0x0f, 0xff, 0xff, 0xf0, 0x0f, 0x00, 0xff,
    0xff, 0x0f, 0x00, 0x0f, 0x00, 0xf0, 0x00, 0x0f, 0xff, 0x00, 0x0f, 0xf0, 0x0f, 0xf0, 0x00, 0xff,
    0x00, 0xff, 0x0f, 0xf0, 0xf0, 0x0f, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0xf0, 0xff, 0xff,
    0x00, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0x0f, 0x0f, 0x00, 0x00, 0xff, 0xff, 0x0f, 0x0f, 0x0f, 0x0f,
    0x0f, 0xf0, 0x00, 0x0f, 0x0f, 0x0f, 0x0f, 0x00, 0xf0, 0xf0, 0xff, 0x00, 0xf0, 0xff, 0x0f, 0x00,
    0x0f, 0xff, 0xf0, 0xff, 0x00, 0x0f, 0x0f, 0xff, 0xf0, 0xff, 0x0f, 0x00, 0xf0, 0xff, 0xff, 0x0f,
    0x00, 0x00, 0xf0, 0x0f, 0xf0, 0xf0, 0x00, 0xff, 0xff, 0x00, 0xf0, 0x0f, 0xff, 0xff, 0xf0, 0xf0,
    0x00, 0x00, 0x0f, 0xf0, 0xff, 0x00, 0xf0, 0xf0, 0xff, 0x00, 0xf0, 0xf0, 0xff, 0x00, 0xff, 0x00,
    0xf0, 0xf0, 0x00, 0xf0, 0x0f, 0x0f, 0x00, 0xf0, 0x0f, 0xf0, 0x00, 0x00, 0x00, 0xf0, 0xff, 0xf0,
    0x0f, 0xff, 0xff, 0x0f, 0xff, 0xf0, 0xf0, 0xff, 0x0f, 0x00, 0xf0, 0x00, 0xff, 0x0f, 0x0f, 0x00,
    0xff, 0xf0, 0xf0, 0x00, 0x0f, 0xff, 0xff, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0xff, 0x00, 0x00, 0x00,
    0x0f, 0x0f, 0xf0, 0x0f, 0x0f, 0x0f, 0x0f, 0xf0, 0x00, 0x00, 0xf0, 0xf0, 0xff, 0x00, 0x00, 0xff,
    0xf0, 0x00, 0x0f, 0x0f, 0x0f, 0xf0, 0xf0, 0x0f, 0x00, 0xff, 0x0f, 0x00, 0xff, 0xff, 0xf0, 0x0f,
    0x00, 0x0f, 0x0f, 0xf0, 0x00, 0xff, 0x0f, 0xff, 0x0f, 0x0f, 0xff, 0x00, 0xf0, 0xf0, 0xff, 0xf0,
    0x00, 0x00, 0xff, 0x0f, 0x0f, 0xf0, 0x0f, 0x00, 0xff, 0xf0, 0x0f, 0xff, 0xff, 0xff, 0xff, 0x00,
    0x0f, 0x0f, 0x00, 0xf0, 0xff, 0xf0, 0x00, 0xff, 0xf0, 0xff, 0x0f, 0xf0, 0x0f, 0x00, 0x00, 0x0f,
    0x00, 0xff, 0x0f, 0x0f, 0xf0, 0x0f, 0x00, 0xff, 0x0f, 0xff, 0xf0, 0xf0, 0x0f, 0x00, 0x00, 0xf0,
    0xff, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0x0f, 0x00, 0x00, 0x00, 0x0f, 0xf0, 0x0f, 0x00, 0x00, 0x0f,
    0xf0, 0x0f, 0xf0, 0x0f, 0x00, 0xf0, 0xf0, 0x00, 0xff, 0x00, 0x0f, 0xf0, 0xff, 0xf0, 0x0f, 0x0f,
    0xf0, 0x0f, 0x0f, 0xff, 0xf0, 0x0f, 0xff, 0x0f, 0x00, 0x00, 0xf0, 0x0f, 0xf0, 0xff, 0x0f, 0x00,
    0xff, 0xf0, 0x0f, 0xf0, 0xf0, 0x00, 0x0f, 0xff, 0x0f, 0x00, 0xf0, 0xf0, 0x00, 0x00, 0x0f, 0xff,
    0xff, 0x00, 0x0f, 0xff, 0xff, 0xf0, 0xf0, 0xff, 0xff, 0x00, 0x00, 0x0f, 0xf0, 0x0f, 0xf0, 0x0f,
    0xff, 0xff, 0x00, 0xf0, 0xff, 0x0f, 0xff, 0xff, 0x00, 0xff, 0x00, 0x0f, 0x00, 0x00, 0xf0, 0xff,
    0xf0, 0x0f, 0x00, 0xf0, 0x00, 0xff, 0x00, 0x0f, 0xf0, 0xf0, 0x0f, 0xff, 0xff, 0xff, 0xff, 0x00,
    0x0f, 0x00, 0x0f, 0xf0, 0xff, 0x0f, 0xff, 0xf0, 0x0f, 0x00, 0xff, 0x00, 0x0f, 0xf0, 0x0f, 0x0f,
    0xf0, 0x0f, 0xf0, 0x0f, 0xff, 0x00, 0xf0, 0x00, 0x00, 0x00, 0x0f, 0xff, 0x00, 0xff, 0xf0, 0xff,
    0x0f, 0xff, 0x00, 0xf0, 0x00, 0x0f, 0xf0, 0x0f, 0x00, 0x0f, 0x00, 0xf0, 0x00, 0x00, 0x0f, 0xf0,
    0x00, 0xf0, 0xff, 0xff, 0x00, 0xf0, 0x00, 0x00, 0xff, 0xff, 0xff, 0x0f, 0xf0, 0x0f, 0xf0, 0x00,
    0x00, 0xff, 0x00, 0xf0, 0xff, 0xf0, 0x00, 0xf0, 0x0f, 0x0f, 0xff, 0x00, 0xf0, 0xf0, 0xff, 0x0f,
    0x0f, 0x00, 0xf0, 0x00, 0x0f, 0xf0, 0xf0, 0x0f, 0xf0, 0xff, 0x00, 0x00, 0x0f, 0xff, 0x00, 0xf0,
    0xf0, 0xf0, 0xf0, 0xff, 0x0f, 0xff, 0x0f, 0x0f, 0xf0, 0xff, 0x0f, 0x0f, 0xf0, 0xf0, 0x00, 0xff,
    0xff, 0x0f, 0x00, 0x0f, 0xf0, 0xff, 0xf0, 0xf0, 0xf0, 0x0f, 0xf0, 0x00, 0x0f, 0x0f, 0x00, 0x0f,
    0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff,
    0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff, 0x00, 0xff,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x0f, 0x0f, 0xff, 0x0f, 0x00, 0x0f, 0xff, 0x0f, 0xf0, 0xf0, 0x0f, 0x00, 0xf0, 0x00, 0x0f, 0xf0,
    0x0f, 0xff, 0x00, 0xf0, 0xf0, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0xff, 0xf0, 0xf0, 0xff,
    0x00, 0x0f, 0xff, 0xff, 0x00, 0x00, 0x00, 0xf0, 0x0f, 0xf0, 0xf0, 0xf0, 0xf0, 0xf0, 0x00, 0xf0,
    0xf0, 0x00, 0x00, 0x00, 0x0f, 0x00, 0xf0, 0xf0, 0xf0, 0xf0, 0x0f, 0x0f, 0xf0, 0x00, 0xff, 0xff,
    0x0f, 0x00, 0xff, 0x0f, 0x00, 0xff, 0xff, 0x0f, 0x0f, 0xf0, 0xf0, 0xff, 0xff, 0x00, 0x0f, 0xff,
    0xff, 0xff, 0x00, 0x0f, 0x00, 0xf0, 0xff, 0x0f, 0xf0, 0xf0, 0xff, 0xff, 0xff, 0xf0, 0x0f, 0xff,
    0xf0, 0x0f, 0x0f, 0x0f, 0xff, 0xf0, 0xff, 0x00, 0x00, 0x00, 0x0f, 0xf0, 0x00, 0xff, 0x00, 0x0f,
    0xff, 0x0f, 0x0f, 0xf0, 0x00, 0x00, 0xff, 0x00, 0xf0, 0x00, 0x00, 0x0f, 0x00, 0xff, 0x00, 0xff,
};

static void block_cipher_df(uint8_t *result, const piece *input)
{
    struct {
        uint8_t a1[4];
        uint8_t t1[48];
        uint8_t a2[16];
        uint8_t rk[960];
    } w;
    const uint64_t input_bytes = (uint64_t)input[0].n_bytes + input[1].n_bytes + input[2].n_bytes;
    put_number(w.a1, input_bytes, 4);
    memcpy(w.t1, constant_0, 16);
    memcpy(w.t1 + 16, constant_1, 16);
    memcpy(w.t1 + 32, constant_2, 16);
    {
        const piece pieces1[] = {{w.a1, 4}, {constant_3, 4}, input[0], input[1], input[2], {constant_4, 1}, {NULL, (size_t)((16 - ((9 + input_bytes) % 16)) % 16)}};
        reader next1 = {pieces1, 0};
        for (uint64_t n = (((8 + input_bytes) + 1) + ((16 - ((9 + input_bytes) % 16)) % 16)) / 16; n; n--) {
            next_bytes(w.a2, 16, &next1);
            xor_bytes(w.t1, w.t1, w.a2, 16);
            xor_bytes(w.t1 + 16, w.t1 + 16, w.a2, 16);
            xor_bytes(w.t1 + 32, w.t1 + 32, w.a2, 16);
            encrypt(w.t1, w.t1, 3, known_key_0);
        }
    }
    set_key(w.rk, w.t1);
    encrypt(result, w.t1 + 32, 1, w.rk);
    encrypt(result + 16, result, 1, w.rk);
    encrypt(result + 32, result + 16, 1, w.rk);
    wipe((uint8_t *)&w, sizeof w);
}

int lwcc_aes128_256_drbg_init_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *nonce, size_t nonce_bytes, const uint8_t *personalization, size_t personalization_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[48];
        uint8_t a2[48];
    } w;
    if ((uint64_t)entropy_bytes < 32) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)nonce_bytes > UINT64_C(4294967296)) return 2;
    if ((uint64_t)personalization_bytes > UINT64_C(4294967296)) return 2;
    if ((((uint64_t)entropy_bytes + (uint64_t)nonce_bytes) + (uint64_t)personalization_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {nonce, nonce_bytes}, {personalization, personalization_bytes}};
        block_cipher_df(w.a1, pieces1);
    }
    xor_bytes(w.a2, constant_5, w.a1, 48);
    memcpy(state, w.a2, 32);
    memcpy(state + 32, w.a2 + 32, 16);
    put_number(state + 48, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_aes128_256_drbg_reseed_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[48];
        uint8_t t1[48];
        uint8_t rk[960];
    } w;
    if (get_number(state + 48, 8) == 0) return 5;
    if ((uint64_t)entropy_bytes < 32) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)additional_bytes > UINT64_C(4294967296)) return 2;
    if (((uint64_t)entropy_bytes + (uint64_t)additional_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {additional, additional_bytes}, {NULL, 0}};
        block_cipher_df(w.a1, pieces1);
    }
    increment(w.t1, state + 32, 16);
    set_key(w.rk, state);
    increment(w.t1 + 16, w.t1, 16);
    increment(w.t1 + 32, w.t1 + 16, 16);
    encrypt(w.t1, w.t1, 3, w.rk);
    xor_bytes(state, w.t1, w.a1, 16);
    xor_bytes(state + 16, w.t1 + 16, w.a1 + 16, 16);
    xor_bytes(state + 32, w.t1 + 32, w.a1 + 32, 16);
    put_number(state + 48, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_aes128_256_drbg_generate_c(void *st, uint8_t *returned, size_t returned_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a4[48];
        uint8_t t1[48];
        uint8_t a15[16];
        uint8_t t2[48];
        uint8_t rk[960];
    } w;
    if (get_number(state + 48, 8) == 0) return 5;
    if ((uint64_t)returned_bytes > UINT64_C(65536)) return 3;
    if ((uint64_t)additional_bytes >= UINT64_C(4294967296)) return 2;
    if (get_number(state + 48, 8) > UINT64_C(281474976710656)) return 4;
    if ((uint64_t)additional_bytes > 0) {
        {
            const piece pieces1[] = {{additional, additional_bytes}, {NULL, 0}, {NULL, 0}};
            block_cipher_df(w.a4, pieces1);
        }
        increment(w.t1, state + 32, 16);
        set_key(w.rk, state);
        increment(w.t1 + 16, w.t1, 16);
        increment(w.t1 + 32, w.t1 + 16, 16);
        encrypt(w.t1, w.t1, 3, w.rk);
        xor_bytes(state, w.t1, w.a4, 16);
        xor_bytes(state + 16, w.t1 + 16, w.a4 + 16, 16);
        xor_bytes(state + 32, w.t1 + 32, w.a4 + 32, 16);
    } else {
        memset(w.a4, 0, 48);
    }
    set_key(w.rk, state);
    count_up(returned, returned_bytes / 16, state + 32);
    encrypt(returned, returned, returned_bytes / 16, w.rk);
    if (returned_bytes % 16) {
        increment(w.a15, state + 32, 16);
        memcpy(state + 32, w.a15, 16);
        encrypt(w.a15, w.a15, 1, w.rk);
        memcpy(returned + (returned_bytes - returned_bytes % 16), w.a15, returned_bytes % 16);
    }
    increment(w.t2, state + 32, 16);
    increment(w.t2 + 16, w.t2, 16);
    increment(w.t2 + 32, w.t2 + 16, 16);
    encrypt(w.t2, w.t2, 3, w.rk);
    xor_bytes(state, w.t2, w.a4, 16);
    xor_bytes(state + 16, w.t2 + 16, w.a4 + 16, 16);
    xor_bytes(state + 32, w.t2 + 32, w.a4 + 32, 16);
    put_number(state + 48, get_number(state + 48, 8) + 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}
