// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_128 --target c --lanes 1 --slicing plane --blocks 8
// passes:    unroll() invert() constants(enabled=true) counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=8) fold() sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 2 lanes; cells in 8 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 4656, ctx 4720, align 1, group 128, stack 0
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

static inline uint64_t rotl64(uint64_t x, unsigned k)
{
    return (x << k) | (x >> (64 - k));
}

// A vector of 128 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v128 __attribute__((vector_size(16)));

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

static inline v128 join128(uint64_t x0, uint64_t x1)
{
    v128 v = {x0, x1};
    return v;
}

static inline v128 splat_u64x2(uint64_t x)
{
    v128 v = {x, x};
    return v;
}

static inline v128 load_all128(const uint8_t *p)
{
    return splat_u64x2(load64(p));
}

static inline v128 load_lanes128(const uint8_t *p, size_t apart)
{
    v128 x = {
        load_le64(p),
        load_le64(p + apart),
    };
    return x;
}

static inline void store_lanes128(uint8_t *p, size_t apart, const v128 *x)
{
    store_le64(p, (*x)[0]);
    store_le64(p + apart, (*x)[1]);
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

// What key goes through several times.
static void key_setup_0(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = x0 >> 16,
    t1 = ((x0 >> 40) & UINT64_C(15)) | (t0 & UINT64_C(0xf0000000f000)), t2 = x0 << 4,
    t3 = (t1 | ((x0 >> 28) & UINT64_C(0xf0000))) | (t2 & UINT64_C(0xf0000000)), t4 = x0 << 20,
    t5 = x0 >> 8, t6 = (t3 | (t4 & UINT64_C(0xf00000000))) | (t5 & UINT64_C(0xf000000000000)),
    t7 = t6 | ((x0 << 52) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
    z[3] = t5;
    z[4] = t7;
}

// What key goes through several times.
static void key_setup_1(uint64_t *z, uint64_t x0)
{
    const uint64_t t0 = rotl64(x0, 20), t1 = x0 >> 36,
    t2 = (t0 & UINT64_C(0xf0000000f00)) | (t1 & UINT64_C(0xf000)), t3 = x0 << 24, t4 = x0 >> 4,
    t5 = (t2 | (t3 & UINT64_C(0xf000000))) | (t4 & UINT64_C(0xf0000000)), t6 = x0 << 8,
    t7 = (x0 << 40) & UINT64_C(0xf00000000000000),
    t8 = ((t5 | (t6 & UINT64_C(0xf00000000000))) | t7) | ((x0 << 56) & UINT64_C(0xf000000000000000));
    z[0] = t0;
    z[1] = t1;
    z[2] = t3;
    z[3] = t4;
    z[4] = t6;
    z[5] = t7;
    z[6] = t8;
}

// What key goes through several times.
static uint64_t key_setup_2(uint64_t x0)
{
    const uint64_t t0 = (x0 & UINT64_C(0xff00)) | ((x0 >> 4) & UINT64_C(0xf0000000f000000)),
    t1 = (t0 | ((x0 >> 12) & UINT64_C(0xf000f0000000))) | ((x0 << 16) & UINT64_C(0xf0000f0000000000));
    return t1;
}

// What key goes through several times.
static uint64_t key_setup_3(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    const uint64_t t0 = (x0 & UINT64_C(0xf000f0)) | (x1 & UINT64_C(0xf00)),
    t1 = (t0 | ((x2 >> 20) & UINT64_C(0xf000f000000))) | (rotl64(x2, 52) & UINT64_C(0xf000f000000000)),
    t2 = t1 | ((x3 << 32) & UINT64_C(0xf00000000000000));
    return t2;
}

// What key goes through several times.
static void key_setup_4(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2)
{
    const uint64_t t0 = x1 >> 24,
    t1 = ((x0 >> 24) & UINT64_C(0xff0)) | (t0 & UINT64_C(0xf000f00000)), t2 = rotl64(x1, 48),
    t3 = (t1 | (t2 & UINT64_C(0xf0000000f000000))) | ((x1 << 12) & UINT64_C(0xf0000000000)),
    t4 = t3 | (x2 & UINT64_C(0xf0000000000000));
    z[0] = t0;
    z[1] = t2;
    z[2] = t4;
}

void lwcc_skinny128_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[109];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8),
    t2 = ((t0 >> 1) ^ t0) & UINT64_C(0x5555555555555555), t3 = t0 ^ (t2 << 1), t4 = t0 ^ t2,
    t5 = ((t1 >> 1) ^ t1) & UINT64_C(0x5555555555555555), t6 = t1 ^ (t5 << 1), t7 = t1 ^ t5,
    t8 = ((t3 >> 2) ^ t3) & UINT64_C(0x3333333333333333), t9 = t3 ^ (t8 << 2), t10 = t3 ^ t8,
    t11 = ((t6 >> 2) ^ t6) & UINT64_C(0x3333333333333333), t12 = t6 ^ (t11 << 2), t13 = t6 ^ t11,
    t14 = ((t4 >> 2) ^ t4) & UINT64_C(0x3333333333333333), t15 = t4 ^ (t14 << 2), t16 = t4 ^ t14,
    t17 = ((t7 >> 2) ^ t7) & UINT64_C(0x3333333333333333), t18 = t7 ^ (t17 << 2), t19 = t7 ^ t17,
    t20 = ((t9 >> 8) ^ t12) & UINT64_C(0xff00ff00ff00ff), t21 = t9 ^ (t20 << 8), t22 = t12 ^ t20,
    t23 = ((t15 >> 8) ^ t18) & UINT64_C(0xff00ff00ff00ff), t24 = t15 ^ (t23 << 8), t25 = t18 ^ t23,
    t26 = ((t10 >> 8) ^ t13) & UINT64_C(0xff00ff00ff00ff), t27 = t10 ^ (t26 << 8), t28 = t13 ^ t26,
    t29 = ((t16 >> 8) ^ t19) & UINT64_C(0xff00ff00ff00ff), t30 = t16 ^ (t29 << 8), t31 = t19 ^ t29,
    t32 = ((t21 >> 16) ^ t22) & UINT64_C(0xffff0000ffff), t33 = t21 ^ (t32 << 16), t34 = t22 ^ t32,
    t35 = ((t24 >> 16) ^ t25) & UINT64_C(0xffff0000ffff), t36 = t24 ^ (t35 << 16), t37 = t25 ^ t35,
    t38 = ((t27 >> 16) ^ t28) & UINT64_C(0xffff0000ffff), t39 = t27 ^ (t38 << 16), t40 = t28 ^ t38,
    t41 = ((t30 >> 16) ^ t31) & UINT64_C(0xffff0000ffff), t42 = t30 ^ (t41 << 16), t43 = t31 ^ t41,
    t44 = ((t33 >> 32) ^ t34) & UINT64_C(0xffffffff), t45 = t33 ^ (t44 << 32), t46 = t34 ^ t44,
    t47 = ((t36 >> 32) ^ t37) & UINT64_C(0xffffffff), t48 = t36 ^ (t47 << 32), t49 = t37 ^ t47,
    t50 = ((t39 >> 32) ^ t40) & UINT64_C(0xffffffff), t51 = t39 ^ (t50 << 32), t52 = t40 ^ t50,
    t53 = ((t42 >> 32) ^ t43) & UINT64_C(0xffffffff), t54 = t42 ^ (t53 << 32), t55 = t43 ^ t53,
    t56 = ((t45 >> 4) ^ t46) & UINT64_C(0xf0f0f0f0f0f0f0f), t57 = t45 ^ (t56 << 4), t58 = t46 ^ t56,
    t59 = ((t48 >> 4) ^ t49) & UINT64_C(0xf0f0f0f0f0f0f0f), t60 = t48 ^ (t59 << 4), t61 = t49 ^ t59,
    t62 = ((t51 >> 4) ^ t52) & UINT64_C(0xf0f0f0f0f0f0f0f), t63 = t51 ^ (t62 << 4), t64 = t52 ^ t62,
    t65 = ((t54 >> 4) ^ t55) & UINT64_C(0xf0f0f0f0f0f0f0f), t66 = t54 ^ (t65 << 4), t67 = t55 ^ t65,
    t68 = (t57 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(15),
    t69 = (t60 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00),
    t70 = t63 & UINT64_C(0xff00ff00ff00ff), t71 = t66 & UINT64_C(0xff00ff00ff00ff),
    t72 = t58 & UINT64_C(0xff00ff00ff00ff), t73 = t67 & UINT64_C(0xff00ff00ff00ff), t74 = t57 >> 16,
    t75 = ((t57 >> 40) & UINT64_C(15)) | (t74 & UINT64_C(0xf0000000f000)), t76 = t57 >> 28,
    t77 = t57 << 4, t78 = t77 & UINT64_C(0xf0000000), t79 = t57 << 20,
    t80 = ((t75 | (t76 & UINT64_C(0xf0000))) | t78) | (t79 & UINT64_C(0xf00000000)), t81 = t57 >> 8,
    t82 = (t80 | (t81 & UINT64_C(0xf000000000000))) | ((t57 << 52) & UINT64_C(0xf000000000000000)),
    t83 = t82 ^ UINT64_C(0xf0000000);
    key_setup_0(z, t60);
    const uint64_t t84 = z[4] ^ UINT64_C(0xf00000f0000000);
    key_setup_0(z + 5, t63);
    key_setup_0(z + 10, t66);
    key_setup_0(z + 15, t58);
    key_setup_0(z + 20, t61);
    key_setup_0(z + 25, t64);
    key_setup_0(z + 30, t67);
    key_setup_1(z + 35, t57);
    const uint64_t t85 = z[41] ^ UINT64_C(0xf00000000000000);
    key_setup_1(z + 42, t60);
    const uint64_t t86 = z[48] ^ UINT64_C(0xf0f000000000000);
    key_setup_1(z + 49, t63);
    const uint64_t t87 = z[55] ^ UINT64_C(0xf00000000000000);
    key_setup_1(z + 56, t66);
    key_setup_1(z + 63, t58);
    key_setup_1(z + 70, t61);
    key_setup_1(z + 77, t64);
    key_setup_1(z + 84, t67);
    const uint64_t t88 = t57 >> 20,
    t89 = (t88 & UINT64_C(240)) | (z[38] & UINT64_C(0xf0000000000f00)), t90 = t57 >> 24,
    t91 = rotl64(t57, 48),
    t92 = (t89 | (t90 & UINT64_C(0xf000f00000))) | (t91 & UINT64_C(0xf0000000f000000)),
    t93 = (t92 | ((t57 << 12) & UINT64_C(0xf0000000000))) ^ UINT64_C(0xf000000000), t94 = t60 >> 20,
    t95 = (t94 & UINT64_C(240)) | (z[45] & UINT64_C(0xf0000000000f00)), t96 = t60 >> 24,
    t97 = rotl64(t60, 48),
    t98 = (t95 | (t96 & UINT64_C(0xf000f00000))) | (t97 & UINT64_C(0xf0000000f000000)),
    t99 = (t98 | ((t60 << 12) & UINT64_C(0xf0000000000))) ^ UINT64_C(0xf00000f000);
    key_setup_4(z + 91, z[9], t63, z[52]);
    const uint64_t t100 = z[93] ^ UINT64_C(0xf000000000);
    key_setup_4(z + 94, z[14], t66, z[59]);
    const uint64_t t101 = z[96] ^ UINT64_C(0xf000000000);
    key_setup_4(z + 97, z[19], t58, z[66]);
    key_setup_4(z + 100, z[24], t61, z[73]);
    key_setup_4(z + 103, z[29], t64, z[80]);
    key_setup_4(z + 106, z[34], t67, z[87]);
    const uint64_t t102 = (t91 & UINT64_C(0xf000000000000f)) | (rotl64(t68, 36) & UINT64_C(0xf0000000f0)),
    t103 = (t102 | (t88 & UINT64_C(0xf000f0000))) | (t57 & UINT64_C(0xf000000f00000)),
    t104 = t103 ^ UINT64_C(0xf00000000),
    t105 = (t97 & UINT64_C(0xf000000000000f)) | (rotl64(t60, 36) & UINT64_C(0xf0000000f0)),
    t106 = (t105 | (t94 & UINT64_C(0xf000f0000))) | (t60 & UINT64_C(0xf000000f00000)),
    t107 = t106 ^ UINT64_C(0xf0f00000000),
    t108 = (z[92] & UINT64_C(0xf000000000000f)) | (rotl64(t63, 36) & UINT64_C(0xf0000000f0)),
    t109 = t63 >> 20,
    t110 = (t108 | (t109 & UINT64_C(0xf000f0000))) | (t63 & UINT64_C(0xf000000f00000)),
    t111 = t110 ^ UINT64_C(0xf00000000),
    t112 = (z[95] & UINT64_C(0xf000000000000f)) | (rotl64(t66, 36) & UINT64_C(0xf0000000f0)),
    t113 = t66 >> 20,
    t114 = (t112 | (t113 & UINT64_C(0xf000f0000))) | (t66 & UINT64_C(0xf000000f00000)),
    t115 = t114 ^ UINT64_C(0xf00000000),
    t116 = (z[98] & UINT64_C(0xf000000000000f)) | (rotl64(t58, 36) & UINT64_C(0xf0000000f0)),
    t117 = t58 >> 20,
    t118 = (t116 | (t117 & UINT64_C(0xf000f0000))) | (t58 & UINT64_C(0xf000000f00000)),
    t119 = (z[101] & UINT64_C(0xf000000000000f)) | (rotl64(t61, 36) & UINT64_C(0xf0000000f0)),
    t120 = t61 >> 20,
    t121 = (t119 | (t120 & UINT64_C(0xf000f0000))) | (t61 & UINT64_C(0xf000000f00000)),
    t122 = (z[104] & UINT64_C(0xf000000000000f)) | (rotl64(t64, 36) & UINT64_C(0xf0000000f0)),
    t123 = t64 >> 20,
    t124 = (t122 | (t123 & UINT64_C(0xf000f0000))) | (t64 & UINT64_C(0xf000000f00000)),
    t125 = (z[107] & UINT64_C(0xf000000000000f)) | (rotl64(t67, 36) & UINT64_C(0xf0000000f0)),
    t126 = t67 >> 20,
    t127 = (t125 | (t126 & UINT64_C(0xf000f0000))) | (t67 & UINT64_C(0xf000000f00000)),
    t128 = (rotl64(t83, 4) & UINT64_C(0xf0000000f)) | (t83 & UINT64_C(0xff000)),
    t129 = rotl64(t57, 32),
    t130 = (t128 | (t129 & UINT64_C(0xf000f0000000))) | (z[39] & UINT64_C(0xf000000000000)),
    t131 = t130 | (t77 & UINT64_C(0xf000000000000000)),
    t132 = (rotl64(t84, 4) & UINT64_C(0xf0000000f)) | (t84 & UINT64_C(0xff000)),
    t133 = rotl64(t60, 32), t134 = z[46] & UINT64_C(0xf000000000000),
    t135 = (t132 | (t133 & UINT64_C(0xf000f0000000))) | t134,
    t136 = z[1] & UINT64_C(0xf000000000000000), t137 = (t135 | t136) ^ UINT64_C(0xf000000000f00000),
    t138 = (rotl64(z[9], 4) & UINT64_C(0xf0000000f)) | (z[9] & UINT64_C(0xff000)),
    t139 = rotl64(t63, 32),
    t140 = (t138 | (t139 & UINT64_C(0xf000f0000000))) | (z[53] & UINT64_C(0xf000000000000)),
    t141 = (t140 | (z[6] & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf000000000000000),
    t142 = (rotl64(z[14], 4) & UINT64_C(0xf0000000f)) | (z[14] & UINT64_C(0xff000)),
    t143 = rotl64(t66, 32),
    t144 = (t142 | (t143 & UINT64_C(0xf000f0000000))) | (z[60] & UINT64_C(0xf000000000000)),
    t145 = z[11] & UINT64_C(0xf000000000000000),
    t146 = (t144 | t145) ^ UINT64_C(0xf000000000000000),
    t147 = (rotl64(z[19], 4) & UINT64_C(0xf0000000f)) | (z[19] & UINT64_C(0xff000)),
    t148 = rotl64(t58, 32),
    t149 = (t147 | (t148 & UINT64_C(0xf000f0000000))) | (z[67] & UINT64_C(0xf000000000000)),
    t150 = (rotl64(z[24], 4) & UINT64_C(0xf0000000f)) | (z[24] & UINT64_C(0xff000)),
    t151 = rotl64(t61, 32),
    t152 = (t150 | (t151 & UINT64_C(0xf000f0000000))) | (z[74] & UINT64_C(0xf000000000000)),
    t153 = (rotl64(z[29], 4) & UINT64_C(0xf0000000f)) | (z[29] & UINT64_C(0xff000)),
    t154 = rotl64(t64, 32),
    t155 = (t153 | (t154 & UINT64_C(0xf000f0000000))) | (z[81] & UINT64_C(0xf000000000000)),
    t156 = (rotl64(z[34], 4) & UINT64_C(0xf0000000f)) | (z[34] & UINT64_C(0xff000)),
    t157 = rotl64(t67, 32),
    t158 = (t156 | (t157 & UINT64_C(0xf000f0000000))) | (z[88] & UINT64_C(0xf000000000000)),
    t159 = t88 & UINT64_C(0xf000), t160 = t90 & UINT64_C(0xf000000),
    t161 = ((t77 & UINT64_C(0xf00000000000f00)) | t159) | t160,
    t162 = t161 | ((t85 << 4) & UINT64_C(0xf0000000f0000000)),
    t163 = (t162 | (t85 & UINT64_C(0xff0000000000))) ^ UINT64_C(0xf000000),
    t164 = (z[1] & UINT64_C(0xf00000000000f00)) | (t94 & UINT64_C(0xf000)),
    t165 = (t164 | (t96 & UINT64_C(0xf000000))) | ((t86 << 4) & UINT64_C(0xf0000000f0000000)),
    t166 = (t165 | (t86 & UINT64_C(0xff0000000000))) ^ UINT64_C(0xf0000),
    t167 = (z[6] & UINT64_C(0xf00000000000f00)) | (rotl64(t63, 44) & UINT64_C(0xf00000000000f000)),
    t168 = z[91] & UINT64_C(0xf000000), t169 = t63 << 28,
    t170 = ((t167 | t168) | (t169 & UINT64_C(0xf0000000))) | (t87 & UINT64_C(0xff0000000000)),
    t171 = t170 ^ UINT64_C(0xf000000),
    t172 = (z[11] & UINT64_C(0xf00000000000f00)) | (rotl64(t66, 44) & UINT64_C(0xf00000000000f000)),
    t173 = t66 << 28, t174 = (t172 | (z[94] & UINT64_C(0xf000000))) | (t173 & UINT64_C(0xf0000000)),
    t175 = (t174 | (z[62] & UINT64_C(0xff0000000000))) ^ UINT64_C(0xf000000),
    t176 = (z[16] & UINT64_C(0xf00000000000f00)) | (rotl64(t58, 44) & UINT64_C(0xf00000000000f000)),
    t177 = (t176 | (z[97] & UINT64_C(0xf000000))) | ((t58 << 28) & UINT64_C(0xf0000000)),
    t178 = t177 | (z[69] & UINT64_C(0xff0000000000)),
    t179 = (z[21] & UINT64_C(0xf00000000000f00)) | (rotl64(t61, 44) & UINT64_C(0xf00000000000f000)),
    t180 = (t179 | (z[100] & UINT64_C(0xf000000))) | ((t61 << 28) & UINT64_C(0xf0000000)),
    t181 = t180 | (z[76] & UINT64_C(0xff0000000000)),
    t182 = (z[26] & UINT64_C(0xf00000000000f00)) | (rotl64(t64, 44) & UINT64_C(0xf00000000000f000)),
    t183 = (t182 | (z[103] & UINT64_C(0xf000000))) | ((t64 << 28) & UINT64_C(0xf0000000)),
    t184 = t183 | (z[83] & UINT64_C(0xff0000000000)),
    t185 = (z[31] & UINT64_C(0xf00000000000f00)) | (rotl64(t67, 44) & UINT64_C(0xf00000000000f000)),
    t186 = (t185 | (z[106] & UINT64_C(0xf000000))) | ((t67 << 28) & UINT64_C(0xf0000000)),
    t187 = t186 | (z[90] & UINT64_C(0xff0000000000)),
    t188 = (t90 & UINT64_C(0xf000f0)) | (z[38] & UINT64_C(0xf00)),
    t189 = t188 | (rotl64(t93, 52) & UINT64_C(0xf0000000f000000)),
    t190 = t189 | (rotl64(t83, 52) & UINT64_C(0xf000f000000000)),
    t191 = (t190 | ((t57 << 32) & UINT64_C(0xf0000000000))) ^ UINT64_C(240),
    t192 = (t96 & UINT64_C(0xf000f0)) | (z[45] & UINT64_C(0xf00)),
    t193 = t192 | (rotl64(t99, 52) & UINT64_C(0xf0000000f000000)),
    t194 = t193 | (rotl64(t84, 52) & UINT64_C(0xf000f000000000)),
    t195 = (t194 | ((t60 << 32) & UINT64_C(0xf0000000000))) ^ UINT64_C(0xf000000000f0),
    t196 = key_setup_3(z[91], z[52], z[9], t63), t197 = key_setup_3(z[94], z[59], z[14], t66),
    t198 = t197 ^ UINT64_C(240), t199 = key_setup_3(z[97], z[66], z[19], t58),
    t200 = key_setup_3(z[100], z[73], z[24], t61), t201 = key_setup_3(z[103], z[80], z[29], t64),
    t202 = key_setup_3(z[106], z[87], z[34], t67),
    t203 = (t88 & UINT64_C(0xf000f)) | (rotl64(t104, 36) & UINT64_C(0xf0000000f0)),
    t204 = (t203 | (t79 & UINT64_C(0xf00000))) | (t91 & UINT64_C(0xf0000f00000000)),
    t205 = (t57 << 16) & UINT64_C(0xf000000000000), t206 = (t204 | t205) ^ UINT64_C(15),
    t207 = (t94 & UINT64_C(0xf000f)) | (rotl64(t107, 36) & UINT64_C(0xf0000000f0)),
    t208 = t60 << 16, t209 = t208 & UINT64_C(0xf000000000000),
    t210 = (t207 | ((t107 >> 16) & UINT64_C(0xf00f00000))) | t209,
    t211 = t210 | ((t60 << 48) & UINT64_C(0xf0000000000000)), t212 = t211 ^ UINT64_C(0xf0f),
    t213 = (t109 & UINT64_C(0xf000f)) | (rotl64(t63, 16) & UINT64_C(0xf0000000000f0)),
    t214 = (t213 | (z[7] & UINT64_C(0xf000f00000))) | (z[92] & UINT64_C(0xf0000f00000000)),
    t215 = t214 ^ UINT64_C(15),
    t216 = (t113 & UINT64_C(0xf000f)) | (rotl64(t66, 16) & UINT64_C(0xf0000000000f0)),
    t217 = (t216 | (z[12] & UINT64_C(0xf000f00000))) | (z[95] & UINT64_C(0xf0000f00000000)),
    t218 = (t117 & UINT64_C(0xf000f)) | (rotl64(t58, 16) & UINT64_C(0xf0000000000f0)),
    t219 = (t218 | (z[17] & UINT64_C(0xf000f00000))) | (z[98] & UINT64_C(0xf0000f00000000)),
    t220 = (t120 & UINT64_C(0xf000f)) | (rotl64(t61, 16) & UINT64_C(0xf0000000000f0)),
    t221 = (t220 | (z[22] & UINT64_C(0xf000f00000))) | (z[101] & UINT64_C(0xf0000f00000000)),
    t222 = (t123 & UINT64_C(0xf000f)) | (rotl64(t64, 16) & UINT64_C(0xf0000000000f0)),
    t223 = (t222 | (z[27] & UINT64_C(0xf000f00000))) | (z[104] & UINT64_C(0xf0000f00000000)),
    t224 = (t126 & UINT64_C(0xf000f)) | (rotl64(t67, 16) & UINT64_C(0xf0000000000f0)),
    t225 = (t224 | (z[32] & UINT64_C(0xf000f00000))) | (z[107] & UINT64_C(0xf0000f00000000)),
    t226 = rotl64(t93, 20),
    t227 = (rotl64(t57, 8) & UINT64_C(0xf00000000000f)) | (t226 & UINT64_C(0xf00000000000f000)),
    t228 = t81 & UINT64_C(0xf0000), t229 = (t227 | t228) | ((t83 << 12) & UINT64_C(0xf000f0000000)),
    t230 = (t229 | (t76 & UINT64_C(0xf00000000))) ^ UINT64_C(0xf0000000), t231 = rotl64(t99, 20),
    t232 = (rotl64(t137, 4) & UINT64_C(0xf0000000f)) | (t231 & UINT64_C(0xf00000000000f000)),
    t233 = (t232 | (z[3] & UINT64_C(0xf0000))) | ((t84 << 12) & UINT64_C(0xf000f0000000)),
    t234 = (t233 | t134) ^ UINT64_C(0xf00000f0000000),
    t235 = (rotl64(t63, 8) & UINT64_C(0xf00000000000f)) | (rotl64(t100, 20) & UINT64_C(0xf00000000000f000)),
    t236 = z[9] >> 12,
    t237 = (t235 | (t236 & UINT64_C(0xf000f0000))) | ((z[9] << 12) & UINT64_C(0xf000f0000000)),
    t238 = t237 ^ UINT64_C(0xf0000000),
    t239 = (rotl64(t66, 8) & UINT64_C(0xf00000000000f)) | (rotl64(t101, 20) & UINT64_C(0xf00000000000f000)),
    t240 = z[14] >> 12,
    t241 = (t239 | (t240 & UINT64_C(0xf000f0000))) | ((z[14] << 12) & UINT64_C(0xf000f0000000)),
    t242 = t241 ^ UINT64_C(0xf0000000),
    t243 = (rotl64(t58, 8) & UINT64_C(0xf00000000000f)) | (rotl64(z[99], 20) & UINT64_C(0xf00000000000f000)),
    t244 = z[19] >> 12,
    t245 = (t243 | (t244 & UINT64_C(0xf000f0000))) | ((z[19] << 12) & UINT64_C(0xf000f0000000)),
    t246 = rotl64(z[102], 20) & UINT64_C(0xf00000000000f000),
    t247 = (rotl64(t61, 8) & UINT64_C(0xf00000000000f)) | t246, t248 = z[24] >> 12,
    t249 = (t247 | (t248 & UINT64_C(0xf000f0000))) | ((z[24] << 12) & UINT64_C(0xf000f0000000)),
    t250 = rotl64(z[105], 20) & UINT64_C(0xf00000000000f000),
    t251 = (rotl64(t64, 8) & UINT64_C(0xf00000000000f)) | t250, t252 = z[29] >> 12,
    t253 = (t251 | (t252 & UINT64_C(0xf000f0000))) | ((z[29] << 12) & UINT64_C(0xf000f0000000)),
    t254 = rotl64(z[108], 20) & UINT64_C(0xf00000000000f000),
    t255 = (rotl64(t67, 8) & UINT64_C(0xf00000000000f)) | t254, t256 = z[34] >> 12,
    t257 = (t255 | (t256 & UINT64_C(0xf000f0000))) | ((z[34] << 12) & UINT64_C(0xf000f0000000)),
    t258 = ((t77 & UINT64_C(0xf000f00)) | t159) | ((t163 << 4) & UINT64_C(0xf0000000f0000000)),
    t259 = t258 | ((t163 << 12) & UINT64_C(0xf000f0000000000)), t260 = t57 << 28,
    t261 = t259 | (t260 & UINT64_C(0xf00000000000)),
    t262 = (z[1] & UINT64_C(0xf000f00)) | (t94 & UINT64_C(0xf000f000)),
    t263 = t262 | ((t166 << 12) & UINT64_C(0xf000f0000000000)), t264 = t60 << 28,
    t265 = (t263 | (t264 & UINT64_C(0xf00000000000))) | (z[46] & UINT64_C(0xf000000000000000)),
    t266 = t265 ^ UINT64_C(0xf0f000000000000),
    t267 = (z[6] & UINT64_C(0xf000f00)) | (t109 & UINT64_C(0xf000f000)),
    t268 = t267 | ((t171 << 12) & UINT64_C(0xf000f0000000000)),
    t269 = t169 & UINT64_C(0xf00000000000),
    t270 = (t268 | t269) | (z[53] & UINT64_C(0xf000000000000000)),
    t271 = (z[11] & UINT64_C(0xf000f00)) | (t113 & UINT64_C(0xf000f000)),
    t272 = t271 | ((t175 << 12) & UINT64_C(0xf000f0000000000)),
    t273 = t272 | (rotl64(z[62], 52) & UINT64_C(0xf000f00000000000)),
    t274 = t273 ^ UINT64_C(0xf00000000000000),
    t275 = (z[16] & UINT64_C(0xf000f00)) | (t117 & UINT64_C(0xf000f000)),
    t276 = t275 | ((t178 << 12) & UINT64_C(0xf000f0000000000)),
    t277 = t276 | (rotl64(z[69], 52) & UINT64_C(0xf000f00000000000)),
    t278 = (z[21] & UINT64_C(0xf000f00)) | (t120 & UINT64_C(0xf000f000)),
    t279 = t278 | ((t181 << 12) & UINT64_C(0xf000f0000000000)),
    t280 = t279 | (rotl64(z[76], 52) & UINT64_C(0xf000f00000000000)),
    t281 = (z[26] & UINT64_C(0xf000f00)) | (t123 & UINT64_C(0xf000f000)),
    t282 = t281 | ((t184 << 12) & UINT64_C(0xf000f0000000000)),
    t283 = t282 | (rotl64(z[83], 52) & UINT64_C(0xf000f00000000000)),
    t284 = (z[31] & UINT64_C(0xf000f00)) | (t126 & UINT64_C(0xf000f000)),
    t285 = t284 | ((t187 << 12) & UINT64_C(0xf000f0000000000)),
    t286 = t285 | (rotl64(z[90], 52) & UINT64_C(0xf000f00000000000)), t287 = rotl64(t57, 12),
    t288 = (rotl64(t57, 24) & UINT64_C(0xf0000000f0)) | (t287 & UINT64_C(0xf0000000000f00)),
    t289 = (t288 | (z[38] & UINT64_C(0xf00000))) | (t129 & UINT64_C(0xf000f000000)),
    t290 = t289 | ((t191 << 52) & UINT64_C(0xf00000000000000)), t291 = rotl64(t60, 12),
    t292 = (rotl64(t60, 24) & UINT64_C(0xf0000000f0)) | (t291 & UINT64_C(0xf0000000000f00)),
    t293 = (t292 | (z[45] & UINT64_C(0xf00000))) | (t133 & UINT64_C(0xf000f000000)),
    t294 = t293 | ((t195 << 52) & UINT64_C(0xf00000000000000)), t295 = t294 ^ UINT64_C(0xf000),
    t296 = rotl64(t63, 12),
    t297 = (rotl64(t63, 24) & UINT64_C(0xf0000000f0)) | (t296 & UINT64_C(0xf0000000000f00)),
    t298 = t297 | ((t100 << 16) & UINT64_C(0xf00000000f00000)),
    t299 = (t298 | (t139 & UINT64_C(0xf000f000000))) ^ UINT64_C(0xf000000000),
    t300 = rotl64(t66, 12),
    t301 = (rotl64(t66, 24) & UINT64_C(0xf0000000f0)) | (t300 & UINT64_C(0xf0000000000f00)),
    t302 = t301 | ((t101 << 16) & UINT64_C(0xf00000000f00000)),
    t303 = (t302 | (t143 & UINT64_C(0xf000f000000))) ^ UINT64_C(0xf000000000),
    t304 = rotl64(t58, 12),
    t305 = (rotl64(t58, 24) & UINT64_C(0xf0000000f0)) | (t304 & UINT64_C(0xf0000000000f00)),
    t306 = t305 | ((z[99] << 16) & UINT64_C(0xf00000000f00000)), t307 = rotl64(t61, 12),
    t308 = (rotl64(t61, 24) & UINT64_C(0xf0000000f0)) | (t307 & UINT64_C(0xf0000000000f00)),
    t309 = t308 | ((z[102] << 16) & UINT64_C(0xf00000000f00000)), t310 = rotl64(t64, 12),
    t311 = (rotl64(t64, 24) & UINT64_C(0xf0000000f0)) | (t310 & UINT64_C(0xf0000000000f00)),
    t312 = t311 | ((z[105] << 16) & UINT64_C(0xf00000000f00000)), t313 = rotl64(t67, 12),
    t314 = (rotl64(t67, 24) & UINT64_C(0xf0000000f0)) | (t313 & UINT64_C(0xf0000000000f00)),
    t315 = t314 | ((z[108] << 16) & UINT64_C(0xf00000000f00000)),
    t316 = (rotl64(t57, 28) & UINT64_C(0xf0000000f)) | (z[35] & UINT64_C(0xf000f0)),
    t317 = (t316 | (t57 & UINT64_C(0xf00000000f0000))) | ((t206 << 36) & UINT64_C(0xf000000000)),
    t318 = (t317 | t205) ^ UINT64_C(0xf00000000),
    t319 = (rotl64(t60, 28) & UINT64_C(0xf0000000f)) | (z[42] & UINT64_C(0xf000f0)),
    t320 = (t319 | (t60 & UINT64_C(0xf00000000f0000))) | ((t212 << 36) & UINT64_C(0xf000000000)),
    t321 = (t320 | t209) ^ UINT64_C(0xf0000000000),
    t322 = (rotl64(t63, 28) & UINT64_C(0xf0000000f)) | (z[49] & UINT64_C(0xf000f0)),
    t323 = (t322 | (t63 & UINT64_C(0xf00000000f0000))) | ((t63 << 16) & UINT64_C(0xf00f000000000)),
    t324 = (rotl64(t66, 28) & UINT64_C(0xf0000000f)) | (z[56] & UINT64_C(0xf000f0)),
    t325 = (t324 | (t66 & UINT64_C(0xf00000000f0000))) | ((t66 << 16) & UINT64_C(0xf00f000000000)),
    t326 = t325 ^ UINT64_C(0xf00000000),
    t327 = (rotl64(t58, 28) & UINT64_C(0xf0000000f)) | (z[63] & UINT64_C(0xf000f0)),
    t328 = (t327 | (t58 & UINT64_C(0xf00000000f0000))) | ((t58 << 16) & UINT64_C(0xf00f000000000)),
    t329 = (rotl64(t61, 28) & UINT64_C(0xf0000000f)) | (z[70] & UINT64_C(0xf000f0)),
    t330 = (t329 | (t61 & UINT64_C(0xf00000000f0000))) | ((t61 << 16) & UINT64_C(0xf00f000000000)),
    t331 = (rotl64(t64, 28) & UINT64_C(0xf0000000f)) | (z[77] & UINT64_C(0xf000f0)),
    t332 = (t331 | (t64 & UINT64_C(0xf00000000f0000))) | ((t64 << 16) & UINT64_C(0xf00f000000000)),
    t333 = (rotl64(t67, 28) & UINT64_C(0xf0000000f)) | (z[84] & UINT64_C(0xf000f0)),
    t334 = (t333 | (t67 & UINT64_C(0xf00000000f0000))) | ((t67 << 16) & UINT64_C(0xf00f000000000)),
    t335 = ((t131 >> 12) & UINT64_C(0xf00000000000f)) | (t226 & UINT64_C(0xf000f000)),
    t336 = (t335 | t228) | ((t230 << 4) & UINT64_C(0xf00000000)),
    t337 = t336 | ((t230 << 12) & UINT64_C(0xf000f00000000000)),
    t338 = t337 ^ UINT64_C(0xf000000000000000),
    t339 = (rotl64(t234, 4) & UINT64_C(0xf0000000f)) | (t231 & UINT64_C(0xf000f000)),
    t340 = (t339 | (z[3] & UINT64_C(0xf0000000f0000))) | ((t234 << 12) & UINT64_C(0xf000f00000000000)),
    t341 = t340 ^ UINT64_C(0xf000000000f00000),
    t342 = (t236 & UINT64_C(0xf000f)) | (rotl64(z[9], 16) & UINT64_C(0xf0000f000)),
    t343 = t342 | (rotl64(z[9], 60) & UINT64_C(0xf0000000f0000000)),
    t344 = t343 | (z[9] & UINT64_C(0xff00000000000)),
    t345 = (t240 & UINT64_C(0xf000f)) | (rotl64(z[14], 16) & UINT64_C(0xf0000f000)),
    t346 = t345 | (rotl64(z[14], 60) & UINT64_C(0xf0000000f0000000)),
    t347 = t346 | (z[14] & UINT64_C(0xff00000000000)),
    t348 = (t244 & UINT64_C(0xf000f)) | (rotl64(z[19], 16) & UINT64_C(0xf0000f000)),
    t349 = t348 | (rotl64(z[19], 60) & UINT64_C(0xf0000000f0000000)),
    t350 = (t248 & UINT64_C(0xf000f)) | (rotl64(z[24], 16) & UINT64_C(0xf0000f000)),
    t351 = t350 | (rotl64(z[24], 60) & UINT64_C(0xf0000000f0000000)),
    t352 = (t252 & UINT64_C(0xf000f)) | (rotl64(z[29], 16) & UINT64_C(0xf0000f000)),
    t353 = t352 | (rotl64(z[29], 60) & UINT64_C(0xf0000000f0000000)),
    t354 = (t256 & UINT64_C(0xf000f)) | (rotl64(z[34], 16) & UINT64_C(0xf0000f000)),
    t355 = t354 | (rotl64(z[34], 60) & UINT64_C(0xf0000000f0000000)),
    t356 = (t85 & UINT64_C(0xff00)) | ((t85 >> 4) & UINT64_C(0xf0000000f000000)),
    t357 = t356 | ((t261 << 4) & UINT64_C(0xf0000000f0000000)),
    t358 = (t357 | (t261 & UINT64_C(0xff0000000000))) ^ UINT64_C(0xf000000),
    t359 = (t86 & UINT64_C(0xff00)) | ((t86 >> 4) & UINT64_C(0xf0000000f000000)),
    t360 = t359 | ((t266 << 4) & UINT64_C(0xf0000000f0000000)),
    t361 = (t360 | (t266 & UINT64_C(0xff0000000000))) ^ UINT64_C(0xf0f0000),
    t362 = (t87 & UINT64_C(0xff00)) | ((t87 >> 4) & UINT64_C(0xf0000000f000000)),
    t363 = (t362 | (z[53] & UINT64_C(0xf0000000))) | ((t87 << 16) & UINT64_C(0xf0000f0000000000)),
    t364 = key_setup_2(z[62]), t365 = key_setup_2(z[69]), t366 = key_setup_2(z[76]),
    t367 = key_setup_2(z[83]), t368 = key_setup_2(z[90]),
    t369 = (z[38] & UINT64_C(0xf000f000f000f0)) | (t287 & UINT64_C(0xf000f000f000f00)),
    t370 = (z[45] & UINT64_C(0xf000f000f000f0)) | (t291 & UINT64_C(0xf000f000f000f00)),
    t371 = t370 ^ UINT64_C(0xf000000000f0),
    t372 = (z[52] & UINT64_C(0xf000f000f000f0)) | (t296 & UINT64_C(0xf000f000f000f00)),
    t373 = t372 ^ UINT64_C(240),
    t374 = (z[59] & UINT64_C(0xf000f000f000f0)) | (t300 & UINT64_C(0xf000f000f000f00)),
    t375 = t374 ^ UINT64_C(240),
    t376 = (z[66] & UINT64_C(0xf000f000f000f0)) | (t304 & UINT64_C(0xf000f000f000f00)),
    t377 = (z[73] & UINT64_C(0xf000f000f000f0)) | (t307 & UINT64_C(0xf000f000f000f00)),
    t378 = (z[80] & UINT64_C(0xf000f000f000f0)) | (t310 & UINT64_C(0xf000f000f000f00)),
    t379 = (z[87] & UINT64_C(0xf000f000f000f0)) | (t313 & UINT64_C(0xf000f000f000f00)),
    t380 = (t68 & UINT64_C(0xff00ff00ff000f)) | ((t318 >> 28) & UINT64_C(240)),
    t381 = t71 ^ UINT64_C(15), t382 = (t338 >> 60) | (t83 & UINT64_C(0xf00ff00f000ff000)),
    t383 = (t341 >> 60) | (t84 & UINT64_C(0xf00ff00ff00ff000)),
    t384 = t383 ^ UINT64_C(0xf0000000000000),
    t385 = (z[14] & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf0000000),
    t386 = (t85 & UINT64_C(0xff00ff000f00ff00)) | ((t358 << 4) & UINT64_C(0xf0000000)),
    t387 = (t86 & UINT64_C(0xf000ff000f00ff00)) | ((t361 << 4) & UINT64_C(0xf0000000)),
    t388 = (t387 | z[47]) ^ UINT64_C(0xf000000000000),
    t389 = (t99 & UINT64_C(0xf00ff00ff00ff0)) | ((t371 << 52) & UINT64_C(0xf00000000000000)),
    t390 = t389 ^ UINT64_C(0xf000),
    t391 = (t100 & UINT64_C(0xff00f000ff00ff0)) | (z[91] & UINT64_C(0xf000000000)),
    t392 = (t104 & UINT64_C(0xff00f000ff00ff)) | (t88 & UINT64_C(0xf00000000)),
    t393 = (t115 & UINT64_C(0xff00f000ff00ff)) | (t113 & UINT64_C(0xf00000000)),
    t394 = (t131 & UINT64_C(0xf00ff000f00ff00f)) | (z[39] & UINT64_C(0xf00000000)),
    t395 = ((t137 & UINT64_C(0xff00ff00ff00f)) | t136) ^ UINT64_C(0xf00000),
    t396 = (t166 & UINT64_C(0xf00ff00ff00ff00)) | ((t60 << 44) & UINT64_C(0xf000000000000000)),
    t397 = t396 ^ UINT64_C(0xf0000),
    t398 = (t90 & UINT64_C(240)) | (t191 & UINT64_C(0xff00ff00ff00f00)),
    t399 = (t96 & UINT64_C(240)) | (t195 & UINT64_C(0xff00ff00ff00f00)),
    t400 = t399 ^ UINT64_C(0xf00000000000),
    t401 = (z[94] & UINT64_C(240)) | (t198 & UINT64_C(0xff00ff00ff00f00)),
    t402 = (t206 & UINT64_C(0xff00ff00ff000f)) | ((t57 >> 48) & UINT64_C(240)),
    t403 = (t94 & UINT64_C(15)) | (t212 & UINT64_C(0xff00ff00ff00f0)),
    t404 = t403 ^ UINT64_C(0xf00),
    t405 = (t109 & UINT64_C(15)) | (t215 & UINT64_C(0xff00ff00ff00f0)),
    t406 = (t230 & UINT64_C(0xf00ff00f000ff00f)) | (t74 & UINT64_C(0xf0000000)),
    t407 = ((t60 >> 56) & UINT64_C(15)) | (t234 & UINT64_C(0xf00ff00ff00ff000)),
    t408 = t407 ^ UINT64_C(0xf0000000000000),
    t409 = (t238 & UINT64_C(0xf00ff00f000ff00f)) | (z[5] & UINT64_C(0xf0000000)),
    t410 = (t242 & UINT64_C(0xf00ff00f000ff00f)) | (z[10] & UINT64_C(0xf0000000)),
    t411 = (t261 & UINT64_C(0xff00ff000f00ff00)) | (t88 & UINT64_C(0xf0000000)),
    t412 = t411 ^ UINT64_C(0xf00000000000000),
    t413 = (t266 & UINT64_C(0xf000ff00ff00ff00)) | (z[2] & UINT64_C(0xf00000000000000)),
    t414 = t413 ^ UINT64_C(0xf000000000000),
    t415 = (t274 & UINT64_C(0xf000ff00ff00ff00)) | (z[12] & UINT64_C(0xf00000000000000)),
    t416 = (t290 & UINT64_C(0xf00ff00ff00ff0)) | (t260 & UINT64_C(0xf00000000000000)),
    t417 = t416 ^ UINT64_C(0xf000000000),
    t418 = (t295 & UINT64_C(0xf00ff00ff00ff0)) | (t264 & UINT64_C(0xf00000000000000)),
    t419 = t418 ^ UINT64_C(0xf00000f000),
    t420 = (t299 & UINT64_C(0xff00f000ff00ff0)) | (z[51] & UINT64_C(0xf000000000)),
    t421 = (t321 & UINT64_C(0xff000f00ff00ff)) | (t208 & UINT64_C(0xf000000000)),
    t422 = t421 ^ UINT64_C(0xf0f00000000),
    t423 = (t323 & UINT64_C(0xff00ff00ff00ff)) ^ UINT64_C(0xf00000000),
    t424 = (t326 & UINT64_C(0xff00f000ff00ff)) | (t173 & UINT64_C(0xf00000000)),
    t425 = (t338 & UINT64_C(0xff000f00ff00f)) | ((t57 >> 12) & UINT64_C(0xf00000000)),
    t426 = (t344 & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf000000000000000),
    t427 = (t347 & UINT64_C(0xf00ff00ff00ff00f)) ^ UINT64_C(0xf000000000000000),
    t428 = (t358 & UINT64_C(0xf00ff00f000ff00)) | (t81 & UINT64_C(0xf000000)),
    t429 = t428 | ((t412 << 4) & UINT64_C(0xf000000000000000)),
    t430 = (t361 & UINT64_C(0xf00ff00f000ff00)) | (z[3] & UINT64_C(0xf000000)),
    t431 = (t430 | (z[44] & UINT64_C(0xf000000000000000))) ^ UINT64_C(0xf0000),
    t432 = (t364 & UINT64_C(0xff00ff00ff00ff00)) ^ UINT64_C(0xf000000),
    t433 = (t369 & UINT64_C(0xff00ff000f00ff0)) | ((t417 >> 12) & UINT64_C(0xf000000)),
    t434 = (z[45] & UINT64_C(240)) | (t371 & UINT64_C(0xff00ff000f00f00)),
    t435 = (t434 | ((t419 >> 12) & UINT64_C(0xf000000))) ^ UINT64_C(0xf00000000000),
    t436 = (z[52] & UINT64_C(240)) | (t373 & UINT64_C(0xff00ff00ff00f00)),
    t437 = (t60 & UINT64_C(0xff00ff00ff000f)) | ((t422 >> 28) & UINT64_C(240)),
    t438 = t437 ^ UINT64_C(0xf00),
    t439 = (t99 & UINT64_C(0xff00f000ff00ff0)) | (t96 & UINT64_C(0xf000000000)),
    t440 = t439 ^ UINT64_C(0xf000),
    t441 = (t111 & UINT64_C(0xff00f000ff00ff)) | (t109 & UINT64_C(0xf00000000)),
    t442 = (t146 & UINT64_C(0xff00ff00ff00f)) | t145,
    t443 = (t163 & UINT64_C(0xf00ff00ff00ff00)) | ((t57 << 44) & UINT64_C(0xf000000000000000)),
    t444 = (t195 & UINT64_C(0xff00ff000f00ff0)) | (z[43] & UINT64_C(0xf000000)),
    t445 = t444 ^ UINT64_C(0xf00000000000), t446 = ~t70, t447 = ~t72,
    t448 = ~(t61 & UINT64_C(0xff00ff00ff00ff)), t449 = ~(t64 & UINT64_C(0xff00ff00ff00ff)),
    t450 = ~t73, t451 = ~t83, t452 = ~z[9], t453 = ~z[19], t454 = ~z[24], t455 = ~z[29],
    t456 = ~z[34], t457 = ~t87, t458 = ~z[69], t459 = ~z[76], t460 = ~z[83], t461 = ~z[90],
    t462 = ~t93, t463 = ~t100, t464 = ~z[99], t465 = ~z[102], t466 = ~z[105], t467 = ~z[108],
    t468 = ~t104, t469 = ~t111, t470 = ~t118, t471 = ~t121, t472 = ~t124, t473 = ~t127,
    t474 = ~t131, t475 = ~t141, t476 = ~(t149 | (z[16] & UINT64_C(0xf000000000000000))),
    t477 = ~(t152 | (z[21] & UINT64_C(0xf000000000000000))),
    t478 = ~(t155 | (z[26] & UINT64_C(0xf000000000000000))),
    t479 = ~(t158 | (z[31] & UINT64_C(0xf000000000000000))), t480 = ~t163, t481 = ~t171,
    t482 = ~t178, t483 = ~t181, t484 = ~t184, t485 = ~t187, t486 = ~t191, t487 = ~t196,
    t488 = ~t199, t489 = ~t200, t490 = ~t201, t491 = ~t202, t492 = ~t206, t493 = ~t215,
    t494 = ~t219, t495 = ~t221, t496 = ~t223, t497 = ~t225, t498 = ~t230, t499 = ~t238,
    t500 = ~t245, t501 = ~t249, t502 = ~t253, t503 = ~t257, t504 = ~t261,
    t505 = ~(t270 ^ UINT64_C(0xf00000000000000)), t506 = ~t277, t507 = ~t280, t508 = ~t283,
    t509 = ~t286, t510 = ~t290, t511 = ~t299, t512 = ~(t306 | (t148 & UINT64_C(0xf000f000000))),
    t513 = ~(t309 | (t151 & UINT64_C(0xf000f000000))),
    t514 = ~(t312 | (t154 & UINT64_C(0xf000f000000))),
    t515 = ~(t315 | (t157 & UINT64_C(0xf000f000000))), t516 = ~t318, t517 = ~t323, t518 = ~t328,
    t519 = ~t330, t520 = ~t332, t521 = ~t334, t522 = ~t338, t523 = ~t344,
    t524 = ~(t349 | (z[19] & UINT64_C(0xff00000000000))),
    t525 = ~(t351 | (z[24] & UINT64_C(0xff00000000000))),
    t526 = ~(t353 | (z[29] & UINT64_C(0xff00000000000))),
    t527 = ~(t355 | (z[34] & UINT64_C(0xff00000000000))), t528 = ~t358,
    t529 = ~((t363 | t269) ^ UINT64_C(0xf000000)), t530 = ~t365, t531 = ~t366, t532 = ~t367,
    t533 = ~t368, t534 = ~t369, t535 = ~t373, t536 = ~t376, t537 = ~t377, t538 = ~t378,
    t539 = ~t379, t540 = ~t380, t541 = ~(t70 ^ UINT64_C(15)), t542 = ~(t382 | t78), t543 = ~t386,
    t544 = ~t391, t545 = ~t392, t546 = ~t394,
    t547 = ~((t163 & UINT64_C(0xff00ff00f000ff00)) | t160),
    t548 = ~((t171 & UINT64_C(0xff00ff00f000ff00)) | t168), t549 = ~t398, t550 = ~t402,
    t551 = ~t405, t552 = ~t406, t553 = ~t409, t554 = ~t412, t555 = ~t417, t556 = ~t420,
    t557 = ~t423, t558 = ~(t425 | (t79 & UINT64_C(0xf000000000000000))), t559 = ~t426, t560 = ~t429,
    t561 = ~t433, t562 = ~t436, t563 = ~((t85 & UINT64_C(0xf000ff00ff00ff00)) | z[40]),
    t564 = ~t175, t565 = ~t101, t566 = ~t86, t567 = ~z[62], t568 = ~t384, t569 = ~z[14],
    t570 = ~t375, t571 = ~t341, t572 = ~t303, t573 = ~t146;
    store64(rk, t462);
    store64(rk + 8, t99);
    store64(rk + 16, t463);
    store64(rk + 24, t101);
    store64(rk + 32, t464);
    store64(rk + 40, t465);
    store64(rk + 48, t466);
    store64(rk + 56, t467);
    store64(rk + 64, t468);
    store64(rk + 72, t107);
    store64(rk + 80, t469);
    store64(rk + 88, t115);
    store64(rk + 96, t470);
    store64(rk + 104, t471);
    store64(rk + 112, t472);
    store64(rk + 120, t473);
    store64(rk + 128, t474);
    store64(rk + 136, t137);
    store64(rk + 144, t475);
    store64(rk + 152, t146);
    store64(rk + 160, t476);
    store64(rk + 168, t477);
    store64(rk + 176, t478);
    store64(rk + 184, t479);
    store64(rk + 192, t480);
    store64(rk + 200, t166);
    store64(rk + 208, t481);
    store64(rk + 216, t175);
    store64(rk + 224, t482);
    store64(rk + 232, t483);
    store64(rk + 240, t484);
    store64(rk + 248, t485);
    store64(rk + 256, t486);
    store64(rk + 264, t195);
    store64(rk + 272, t487);
    store64(rk + 280, t198);
    store64(rk + 288, t488);
    store64(rk + 296, t489);
    store64(rk + 304, t490);
    store64(rk + 312, t491);
    store64(rk + 320, t492);
    store64(rk + 328, t212);
    store64(rk + 336, t493);
    store64(rk + 344, t217);
    store64(rk + 352, t494);
    store64(rk + 360, t495);
    store64(rk + 368, t496);
    store64(rk + 376, t497);
    store64(rk + 384, t498);
    store64(rk + 392, t234);
    store64(rk + 400, t499);
    store64(rk + 408, t242);
    store64(rk + 416, t500);
    store64(rk + 424, t501);
    store64(rk + 432, t502);
    store64(rk + 440, t503);
    store64(rk + 448, t504);
    store64(rk + 456, t266);
    store64(rk + 464, t505);
    store64(rk + 472, t274);
    store64(rk + 480, t506);
    store64(rk + 488, t507);
    store64(rk + 496, t508);
    store64(rk + 504, t509);
    store64(rk + 512, t510);
    store64(rk + 520, t295);
    store64(rk + 528, t511);
    store64(rk + 536, t303);
    store64(rk + 544, t512);
    store64(rk + 552, t513);
    store64(rk + 560, t514);
    store64(rk + 568, t515);
    store64(rk + 576, t516);
    store64(rk + 584, t321);
    store64(rk + 592, t517);
    store64(rk + 600, t326);
    store64(rk + 608, t518);
    store64(rk + 616, t519);
    store64(rk + 624, t520);
    store64(rk + 632, t521);
    store64(rk + 640, t522);
    store64(rk + 648, t341);
    store64(rk + 656, t523);
    store64(rk + 664, t347);
    store64(rk + 672, t524);
    store64(rk + 680, t525);
    store64(rk + 688, t526);
    store64(rk + 696, t527);
    store64(rk + 704, t528);
    store64(rk + 712, t361);
    store64(rk + 720, t529);
    store64(rk + 728, t364);
    store64(rk + 736, t530);
    store64(rk + 744, t531);
    store64(rk + 752, t532);
    store64(rk + 760, t533);
    store64(rk + 768, t534);
    store64(rk + 776, t371);
    store64(rk + 784, t535);
    store64(rk + 792, t375);
    store64(rk + 800, t536);
    store64(rk + 808, t537);
    store64(rk + 816, t538);
    store64(rk + 824, t539);
    store64(rk + 832, t540);
    store64(rk + 840, t69);
    store64(rk + 848, t541);
    store64(rk + 856, t381);
    store64(rk + 864, t447);
    store64(rk + 872, t448);
    store64(rk + 880, t449);
    store64(rk + 888, t450);
    store64(rk + 896, t542);
    store64(rk + 904, t384);
    store64(rk + 912, t452);
    store64(rk + 920, t385);
    store64(rk + 928, t453);
    store64(rk + 936, t454);
    store64(rk + 944, t455);
    store64(rk + 952, t456);
    store64(rk + 960, t543);
    store64(rk + 968, t388);
    store64(rk + 976, t457);
    store64(rk + 984, z[62]);
    store64(rk + 992, t458);
    store64(rk + 1000, t459);
    store64(rk + 1008, t460);
    store64(rk + 1016, t461);
    store64(rk + 1024, t462);
    store64(rk + 1032, t390);
    store64(rk + 1040, t544);
    store64(rk + 1048, t101);
    store64(rk + 1056, t464);
    store64(rk + 1064, t465);
    store64(rk + 1072, t466);
    store64(rk + 1080, t467);
    store64(rk + 1088, t545);
    store64(rk + 1096, t107);
    store64(rk + 1104, t469);
    store64(rk + 1112, t393);
    store64(rk + 1120, t470);
    store64(rk + 1128, t471);
    store64(rk + 1136, t472);
    store64(rk + 1144, t473);
    store64(rk + 1152, t546);
    store64(rk + 1160, t395);
    store64(rk + 1168, t475);
    store64(rk + 1176, t146);
    store64(rk + 1184, t476);
    store64(rk + 1192, t477);
    store64(rk + 1200, t478);
    store64(rk + 1208, t479);
    store64(rk + 1216, t547);
    store64(rk + 1224, t397);
    store64(rk + 1232, t548);
    store64(rk + 1240, t175);
    store64(rk + 1248, t482);
    store64(rk + 1256, t483);
    store64(rk + 1264, t484);
    store64(rk + 1272, t485);
    store64(rk + 1280, t549);
    store64(rk + 1288, t400);
    store64(rk + 1296, t487);
    store64(rk + 1304, t401);
    store64(rk + 1312, t488);
    store64(rk + 1320, t489);
    store64(rk + 1328, t490);
    store64(rk + 1336, t491);
    store64(rk + 1344, t550);
    store64(rk + 1352, t404);
    store64(rk + 1360, t551);
    store64(rk + 1368, t217);
    store64(rk + 1376, t494);
    store64(rk + 1384, t495);
    store64(rk + 1392, t496);
    store64(rk + 1400, t497);
    store64(rk + 1408, t552);
    store64(rk + 1416, t408);
    store64(rk + 1424, t553);
    store64(rk + 1432, t410);
    store64(rk + 1440, t500);
    store64(rk + 1448, t501);
    store64(rk + 1456, t502);
    store64(rk + 1464, t503);
    store64(rk + 1472, t554);
    store64(rk + 1480, t414);
    store64(rk + 1488, t505);
    store64(rk + 1496, t415);
    store64(rk + 1504, t506);
    store64(rk + 1512, t507);
    store64(rk + 1520, t508);
    store64(rk + 1528, t509);
    store64(rk + 1536, t555);
    store64(rk + 1544, t419);
    store64(rk + 1552, t556);
    store64(rk + 1560, t303);
    store64(rk + 1568, t512);
    store64(rk + 1576, t513);
    store64(rk + 1584, t514);
    store64(rk + 1592, t515);
    store64(rk + 1600, t516);
    store64(rk + 1608, t422);
    store64(rk + 1616, t557);
    store64(rk + 1624, t424);
    store64(rk + 1632, t518);
    store64(rk + 1640, t519);
    store64(rk + 1648, t520);
    store64(rk + 1656, t521);
    store64(rk + 1664, t558);
    store64(rk + 1672, t341);
    store64(rk + 1680, t559);
    store64(rk + 1688, t427);
    store64(rk + 1696, t524);
    store64(rk + 1704, t525);
    store64(rk + 1712, t526);
    store64(rk + 1720, t527);
    store64(rk + 1728, t560);
    store64(rk + 1736, t431);
    store64(rk + 1744, t529);
    store64(rk + 1752, t432);
    store64(rk + 1760, t530);
    store64(rk + 1768, t531);
    store64(rk + 1776, t532);
    store64(rk + 1784, t533);
    store64(rk + 1792, t561);
    store64(rk + 1800, t435);
    store64(rk + 1808, t562);
    store64(rk + 1816, t375);
    store64(rk + 1824, t536);
    store64(rk + 1832, t537);
    store64(rk + 1840, t538);
    store64(rk + 1848, t539);
    store64(rk + 1856, t540);
    store64(rk + 1864, t438);
    store64(rk + 1872, t446);
    store64(rk + 1880, t71);
    store64(rk + 1888, t447);
    store64(rk + 1896, t448);
    store64(rk + 1904, t449);
    store64(rk + 1912, t450);
    store64(rk + 1920, t451);
    store64(rk + 1928, t384);
    store64(rk + 1936, t452);
    store64(rk + 1944, z[14]);
    store64(rk + 1952, t453);
    store64(rk + 1960, t454);
    store64(rk + 1968, t455);
    store64(rk + 1976, t456);
    store64(rk + 1984, t563);
    store64(rk + 1992, t86);
    store64(rk + 2000, t457);
    store64(rk + 2008, z[62]);
    store64(rk + 2016, t458);
    store64(rk + 2024, t459);
    store64(rk + 2032, t460);
    store64(rk + 2040, t461);
    store64(rk + 2048, t462);
    store64(rk + 2056, t440);
    store64(rk + 2064, t463);
    store64(rk + 2072, t101);
    store64(rk + 2080, t464);
    store64(rk + 2088, t465);
    store64(rk + 2096, t466);
    store64(rk + 2104, t467);
    store64(rk + 2112, t468);
    store64(rk + 2120, t107);
    store64(rk + 2128, ~t441);
    store64(rk + 2136, t115);
    store64(rk + 2144, t470);
    store64(rk + 2152, t471);
    store64(rk + 2160, t472);
    store64(rk + 2168, t473);
    store64(rk + 2176, t474);
    store64(rk + 2184, t137);
    store64(rk + 2192, t475);
    store64(rk + 2200, t442);
    store64(rk + 2208, t476);
    store64(rk + 2216, t477);
    store64(rk + 2224, t478);
    store64(rk + 2232, t479);
    store64(rk + 2240, ~t443);
    store64(rk + 2248, t166);
    store64(rk + 2256, t481);
    store64(rk + 2264, t175);
    store64(rk + 2272, t482);
    store64(rk + 2280, t483);
    store64(rk + 2288, t484);
    store64(rk + 2296, t485);
    store64(rk + 2304, t462);
    store64(rk + 2312, ~t440);
    store64(rk + 2320, t463);
    store64(rk + 2328, t565);
    store64(rk + 2336, t464);
    store64(rk + 2344, t465);
    store64(rk + 2352, t466);
    store64(rk + 2360, t467);
    store64(rk + 2368, t563);
    store64(rk + 2376, t566);
    store64(rk + 2384, t457);
    store64(rk + 2392, t567);
    store64(rk + 2400, t458);
    store64(rk + 2408, t459);
    store64(rk + 2416, t460);
    store64(rk + 2424, t461);
    store64(rk + 2432, t451);
    store64(rk + 2440, t568);
    store64(rk + 2448, t452);
    store64(rk + 2456, t569);
    store64(rk + 2464, t453);
    store64(rk + 2472, t454);
    store64(rk + 2480, t455);
    store64(rk + 2488, t456);
    store64(rk + 2496, t540);
    store64(rk + 2504, t438);
    store64(rk + 2512, t446);
    store64(rk + 2520, t71);
    store64(rk + 2528, t72);
    store64(rk + 2536, t448);
    store64(rk + 2544, t449);
    store64(rk + 2552, t73);
    store64(rk + 2560, t561);
    store64(rk + 2568, ~t435);
    store64(rk + 2576, t562);
    store64(rk + 2584, t570);
    store64(rk + 2592, t536);
    store64(rk + 2600, t537);
    store64(rk + 2608, t538);
    store64(rk + 2616, t539);
    store64(rk + 2624, t560);
    store64(rk + 2632, ~t431);
    store64(rk + 2640, t529);
    store64(rk + 2648, ~t432);
    store64(rk + 2656, t530);
    store64(rk + 2664, t531);
    store64(rk + 2672, t532);
    store64(rk + 2680, t533);
    store64(rk + 2688, t558);
    store64(rk + 2696, t571);
    store64(rk + 2704, t559);
    store64(rk + 2712, ~t427);
    store64(rk + 2720, t524);
    store64(rk + 2728, t525);
    store64(rk + 2736, t526);
    store64(rk + 2744, t527);
    store64(rk + 2752, t516);
    store64(rk + 2760, t422);
    store64(rk + 2768, t557);
    store64(rk + 2776, t424);
    store64(rk + 2784, t328);
    store64(rk + 2792, t519);
    store64(rk + 2800, t520);
    store64(rk + 2808, t334);
    store64(rk + 2816, t555);
    store64(rk + 2824, ~t419);
    store64(rk + 2832, t556);
    store64(rk + 2840, t572);
    store64(rk + 2848, t512);
    store64(rk + 2856, t513);
    store64(rk + 2864, t514);
    store64(rk + 2872, t515);
    store64(rk + 2880, t554);
    store64(rk + 2888, ~t414);
    store64(rk + 2896, t505);
    store64(rk + 2904, ~t415);
    store64(rk + 2912, t506);
    store64(rk + 2920, t507);
    store64(rk + 2928, t508);
    store64(rk + 2936, t509);
    store64(rk + 2944, t552);
    store64(rk + 2952, ~t408);
    store64(rk + 2960, t553);
    store64(rk + 2968, ~t410);
    store64(rk + 2976, t500);
    store64(rk + 2984, t501);
    store64(rk + 2992, t502);
    store64(rk + 3000, t503);
    store64(rk + 3008, t550);
    store64(rk + 3016, t404);
    store64(rk + 3024, t551);
    store64(rk + 3032, t217);
    store64(rk + 3040, t219);
    store64(rk + 3048, t495);
    store64(rk + 3056, t496);
    store64(rk + 3064, t225);
    store64(rk + 3072, t549);
    store64(rk + 3080, ~t400);
    store64(rk + 3088, t487);
    store64(rk + 3096, ~t401);
    store64(rk + 3104, t488);
    store64(rk + 3112, t489);
    store64(rk + 3120, t490);
    store64(rk + 3128, t491);
    store64(rk + 3136, t547);
    store64(rk + 3144, ~t397);
    store64(rk + 3152, t548);
    store64(rk + 3160, t564);
    store64(rk + 3168, t482);
    store64(rk + 3176, t483);
    store64(rk + 3184, t484);
    store64(rk + 3192, t485);
    store64(rk + 3200, t546);
    store64(rk + 3208, ~t395);
    store64(rk + 3216, t475);
    store64(rk + 3224, t573);
    store64(rk + 3232, t476);
    store64(rk + 3240, t477);
    store64(rk + 3248, t478);
    store64(rk + 3256, t479);
    store64(rk + 3264, t545);
    store64(rk + 3272, t107);
    store64(rk + 3280, t469);
    store64(rk + 3288, t393);
    store64(rk + 3296, t118);
    store64(rk + 3304, t471);
    store64(rk + 3312, t472);
    store64(rk + 3320, t127);
    store64(rk + 3328, t462);
    store64(rk + 3336, ~t390);
    store64(rk + 3344, t544);
    store64(rk + 3352, t565);
    store64(rk + 3360, t464);
    store64(rk + 3368, t465);
    store64(rk + 3376, t466);
    store64(rk + 3384, t467);
    store64(rk + 3392, t543);
    store64(rk + 3400, ~t388);
    store64(rk + 3408, t457);
    store64(rk + 3416, t567);
    store64(rk + 3424, t458);
    store64(rk + 3432, t459);
    store64(rk + 3440, t460);
    store64(rk + 3448, t461);
    store64(rk + 3456, t542);
    store64(rk + 3464, t568);
    store64(rk + 3472, t452);
    store64(rk + 3480, ~t385);
    store64(rk + 3488, t453);
    store64(rk + 3496, t454);
    store64(rk + 3504, t455);
    store64(rk + 3512, t456);
    store64(rk + 3520, t540);
    store64(rk + 3528, t69);
    store64(rk + 3536, t541);
    store64(rk + 3544, t381);
    store64(rk + 3552, t72);
    store64(rk + 3560, t448);
    store64(rk + 3568, t449);
    store64(rk + 3576, t73);
    store64(rk + 3584, t534);
    store64(rk + 3592, ~t371);
    store64(rk + 3600, t535);
    store64(rk + 3608, t570);
    store64(rk + 3616, t536);
    store64(rk + 3624, t537);
    store64(rk + 3632, t538);
    store64(rk + 3640, t539);
    store64(rk + 3648, t528);
    store64(rk + 3656, ~t361);
    store64(rk + 3664, t529);
    store64(rk + 3672, ~t364);
    store64(rk + 3680, t530);
    store64(rk + 3688, t531);
    store64(rk + 3696, t532);
    store64(rk + 3704, t533);
    store64(rk + 3712, t522);
    store64(rk + 3720, t571);
    store64(rk + 3728, t523);
    store64(rk + 3736, ~t347);
    store64(rk + 3744, t524);
    store64(rk + 3752, t525);
    store64(rk + 3760, t526);
    store64(rk + 3768, t527);
    store64(rk + 3776, t516);
    store64(rk + 3784, t321);
    store64(rk + 3792, t517);
    store64(rk + 3800, t326);
    store64(rk + 3808, t328);
    store64(rk + 3816, t519);
    store64(rk + 3824, t520);
    store64(rk + 3832, t334);
    store64(rk + 3840, t510);
    store64(rk + 3848, ~t295);
    store64(rk + 3856, t511);
    store64(rk + 3864, t572);
    store64(rk + 3872, t512);
    store64(rk + 3880, t513);
    store64(rk + 3888, t514);
    store64(rk + 3896, t515);
    store64(rk + 3904, t504);
    store64(rk + 3912, ~t266);
    store64(rk + 3920, t505);
    store64(rk + 3928, ~t274);
    store64(rk + 3936, t506);
    store64(rk + 3944, t507);
    store64(rk + 3952, t508);
    store64(rk + 3960, t509);
    store64(rk + 3968, t498);
    store64(rk + 3976, ~t234);
    store64(rk + 3984, t499);
    store64(rk + 3992, ~t242);
    store64(rk + 4000, t500);
    store64(rk + 4008, t501);
    store64(rk + 4016, t502);
    store64(rk + 4024, t503);
    store64(rk + 4032, t492);
    store64(rk + 4040, t212);
    store64(rk + 4048, t493);
    store64(rk + 4056, t217);
    store64(rk + 4064, t219);
    store64(rk + 4072, t495);
    store64(rk + 4080, t496);
    store64(rk + 4088, t225);
    store64(rk + 4096, t486);
    store64(rk + 4104, ~t195);
    store64(rk + 4112, t487);
    store64(rk + 4120, ~t198);
    store64(rk + 4128, t488);
    store64(rk + 4136, t489);
    store64(rk + 4144, t490);
    store64(rk + 4152, t491);
    store64(rk + 4160, t480);
    store64(rk + 4168, ~t166);
    store64(rk + 4176, t481);
    store64(rk + 4184, t564);
    store64(rk + 4192, t482);
    store64(rk + 4200, t483);
    store64(rk + 4208, t484);
    store64(rk + 4216, t485);
    store64(rk + 4224, t474);
    store64(rk + 4232, ~t137);
    store64(rk + 4240, t475);
    store64(rk + 4248, t573);
    store64(rk + 4256, t476);
    store64(rk + 4264, t477);
    store64(rk + 4272, t478);
    store64(rk + 4280, t479);
    store64(rk + 4288, t468);
    store64(rk + 4296, t107);
    store64(rk + 4304, t469);
    store64(rk + 4312, t115);
    store64(rk + 4320, t118);
    store64(rk + 4328, t471);
    store64(rk + 4336, t472);
    store64(rk + 4344, t127);
    store64(rk + 4352, t462);
    store64(rk + 4360, ~t99);
    store64(rk + 4368, t463);
    store64(rk + 4376, t565);
    store64(rk + 4384, t464);
    store64(rk + 4392, t465);
    store64(rk + 4400, t466);
    store64(rk + 4408, t467);
    store64(rk + 4416, ~t85);
    store64(rk + 4424, t566);
    store64(rk + 4432, t457);
    store64(rk + 4440, t567);
    store64(rk + 4448, t458);
    store64(rk + 4456, t459);
    store64(rk + 4464, t460);
    store64(rk + 4472, t461);
    store64(rk + 4480, t451);
    store64(rk + 4488, ~t84);
    store64(rk + 4496, t452);
    store64(rk + 4504, t569);
    store64(rk + 4512, t453);
    store64(rk + 4520, t454);
    store64(rk + 4528, t455);
    store64(rk + 4536, t456);
    store64(rk + 4544, ~t68);
    store64(rk + 4552, t69);
    store64(rk + 4560, t446);
    store64(rk + 4568, t71);
    store64(rk + 4576, t72);
    store64(rk + 4584, t448);
    store64(rk + 4592, t449);
    store64(rk + 4600, t73);
    store64(rk + 4608, t84);
    store64(rk + 4616, t445);
    store64(rk + 4624, ~t445);
    store64(rk + 4632, ~t442);
    store64(rk + 4640, ~t69);
    store64(rk + 4648, ~t71);
}


// 8 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 64), t1 = load_lanes128(in + 8, 64),
    t2 = load_lanes128(in + 16, 64), t3 = load_lanes128(in + 24, 64),
    t4 = load_lanes128(in + 32, 64), t5 = load_lanes128(in + 40, 64),
    t6 = load_lanes128(in + 48, 64), t7 = load_lanes128(in + 56, 64),
    t8 = splat_u64x2(UINT64_C(0x5555555555555555)), t9 = ((t0 >> 1) ^ t2) & t8,
    t10 = t0 ^ (t9 << 1), t11 = t2 ^ t9, t12 = ((t1 >> 1) ^ t3) & t8, t13 = t1 ^ (t12 << 1),
    t14 = t3 ^ t12, t15 = ((t4 >> 1) ^ t6) & t8, t16 = t4 ^ (t15 << 1), t17 = t6 ^ t15,
    t18 = ((t5 >> 1) ^ t7) & t8, t19 = t5 ^ (t18 << 1), t20 = t7 ^ t18,
    t21 = splat_u64x2(UINT64_C(0x3333333333333333)), t22 = ((t10 >> 2) ^ t16) & t21,
    t23 = t10 ^ (t22 << 2), t24 = t16 ^ t22, t25 = ((t13 >> 2) ^ t19) & t21, t26 = t13 ^ (t25 << 2),
    t27 = t19 ^ t25, t28 = ((t11 >> 2) ^ t17) & t21, t29 = t11 ^ (t28 << 2), t30 = t17 ^ t28,
    t31 = ((t14 >> 2) ^ t20) & t21, t32 = t14 ^ (t31 << 2), t33 = t20 ^ t31,
    t34 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t35 = ((t23 >> 8) ^ t26) & t34,
    t36 = t23 ^ (t35 << 8), t37 = t26 ^ t35, t38 = ((t29 >> 8) ^ t32) & t34, t39 = t29 ^ (t38 << 8),
    t40 = t32 ^ t38, t41 = ((t24 >> 8) ^ t27) & t34, t42 = t24 ^ (t41 << 8), t43 = t27 ^ t41,
    t44 = ((t30 >> 8) ^ t33) & t34, t45 = t30 ^ (t44 << 8), t46 = t33 ^ t44,
    t47 = splat_u64x2(UINT64_C(0xffff0000ffff)), t48 = ((t36 >> 16) ^ t37) & t47,
    t49 = t36 ^ (t48 << 16), t50 = t37 ^ t48, t51 = ((t39 >> 16) ^ t40) & t47,
    t52 = t39 ^ (t51 << 16), t53 = t40 ^ t51, t54 = ((t42 >> 16) ^ t43) & t47,
    t55 = t42 ^ (t54 << 16), t56 = t43 ^ t54, t57 = ((t45 >> 16) ^ t46) & t47,
    t58 = t45 ^ (t57 << 16), t59 = t46 ^ t57, t60 = splat_u64x2(UINT64_C(0xffffffff)),
    t61 = ((t49 >> 32) ^ t50) & t60, t62 = t49 ^ (t61 << 32), t63 = t50 ^ t61,
    t64 = ((t52 >> 32) ^ t53) & t60, t65 = t52 ^ (t64 << 32), t66 = t53 ^ t64,
    t67 = ((t55 >> 32) ^ t56) & t60, t68 = t55 ^ (t67 << 32), t69 = t56 ^ t67,
    t70 = ((t58 >> 32) ^ t59) & t60, t71 = t58 ^ (t70 << 32), t72 = t59 ^ t70,
    t73 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t74 = ((t62 >> 4) ^ t63) & t73,
    t75 = t62 ^ (t74 << 4), t76 = t63 ^ t74, t77 = ((t65 >> 4) ^ t66) & t73, t78 = t65 ^ (t77 << 4),
    t79 = t66 ^ t77, t80 = ((t68 >> 4) ^ t69) & t73, t81 = t68 ^ (t80 << 4), t82 = t69 ^ t80,
    t83 = ((t71 >> 4) ^ t72) & t73, t84 = t71 ^ (t83 << 4), t85 = t72 ^ t83;
    // round 1 (skinny.dsl:60)
    const v128 t86 = t76 ^ (t82 | t85), t87 = t75 ^ (t81 | t84), t88 = t79 ^ (~(t87 & t86)),
    t89 = t82 ^ (t78 | t81), t90 = t85 ^ (t89 & t88), t91 = ~t84, t92 = t78 ^ (t91 & t87),
    t93 = (t81 ^ (t92 | t90)) ^ load_all128(rk + 4544), t94 = t90 ^ load_all128(rk + 840),
    t95 = t89 ^ load_all128(rk + 1872), t96 = t92 ^ load_all128(rk + 1880),
    t97 = (t91 ^ (t86 & t88)) ^ load_all128(rk + 864), t98 = t87 ^ load_all128(rk + 872),
    t99 = t86 ^ load_all128(rk + 880), t100 = t88 ^ load_all128(rk + 888),
    t101 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t102 = t93 ^ (((t93 << 12) | (t93 >> 52)) & t101),
    t103 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t104 = t102 ^ (((t102 << 40) | (t102 >> 24)) & t103),
    t105 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t106 = t104 ^ (((t104 << 52) | (t104 >> 12)) & t105),
    t107 = t94 ^ (((t94 << 12) | (t94 >> 52)) & t101),
    t108 = t107 ^ (((t107 << 40) | (t107 >> 24)) & t103),
    t109 = t108 ^ (((t108 << 52) | (t108 >> 12)) & t105),
    t110 = t95 ^ (((t95 << 12) | (t95 >> 52)) & t101),
    t111 = t110 ^ (((t110 << 40) | (t110 >> 24)) & t103),
    t112 = t111 ^ (((t111 << 52) | (t111 >> 12)) & t105),
    t113 = t96 ^ (((t96 << 12) | (t96 >> 52)) & t101),
    t114 = t113 ^ (((t113 << 40) | (t113 >> 24)) & t103),
    t115 = t114 ^ (((t114 << 52) | (t114 >> 12)) & t105),
    t116 = t97 ^ (((t97 << 12) | (t97 >> 52)) & t101),
    t117 = t116 ^ (((t116 << 40) | (t116 >> 24)) & t103),
    t118 = t117 ^ (((t117 << 52) | (t117 >> 12)) & t105),
    t119 = t98 ^ (((t98 << 12) | (t98 >> 52)) & t101),
    t120 = t119 ^ (((t119 << 40) | (t119 >> 24)) & t103),
    t121 = t120 ^ (((t120 << 52) | (t120 >> 12)) & t105),
    t122 = t99 ^ (((t99 << 12) | (t99 >> 52)) & t101),
    t123 = t122 ^ (((t122 << 40) | (t122 >> 24)) & t103),
    t124 = t123 ^ (((t123 << 52) | (t123 >> 12)) & t105),
    t125 = t100 ^ (((t100 << 12) | (t100 >> 52)) & t101),
    t126 = t125 ^ (((t125 << 40) | (t125 >> 24)) & t103),
    t127 = t126 ^ (((t126 << 52) | (t126 >> 12)) & t105);
    // round 2 (skinny.dsl:60)
    const v128 t128 = t118 ^ (t124 | t127), t129 = t106 ^ (t112 | t115),
    t130 = t121 ^ (~(t129 & t128)), t131 = t124 ^ (t109 | t112), t132 = t127 ^ (t131 & t130),
    t133 = ~t115, t134 = t109 ^ (t133 & t129),
    t135 = (t112 ^ (t134 | t132)) ^ load_all128(rk + 1920), t136 = t132 ^ load_all128(rk + 4608),
    t137 = t131 ^ load_all128(rk + 912), t138 = t134 ^ load_all128(rk + 1944),
    t139 = (t133 ^ (t128 & t130)) ^ load_all128(rk + 928), t140 = t129 ^ load_all128(rk + 936),
    t141 = t128 ^ load_all128(rk + 944), t142 = t130 ^ load_all128(rk + 952),
    t143 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t144 = t135 ^ (((t135 << 28) | (t135 >> 36)) & t143),
    t145 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t146 = t144 ^ ((t144 >> 8) & t145),
    t147 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t148 = t146 ^ (((t146 << 36) | (t146 >> 28)) & t147),
    t149 = t136 ^ (((t136 << 28) | (t136 >> 36)) & t143), t150 = t149 ^ ((t149 >> 8) & t145),
    t151 = t150 ^ (((t150 << 36) | (t150 >> 28)) & t147),
    t152 = t137 ^ (((t137 << 28) | (t137 >> 36)) & t143), t153 = t152 ^ ((t152 >> 8) & t145),
    t154 = t153 ^ (((t153 << 36) | (t153 >> 28)) & t147),
    t155 = t138 ^ (((t138 << 28) | (t138 >> 36)) & t143), t156 = t155 ^ ((t155 >> 8) & t145),
    t157 = t156 ^ (((t156 << 36) | (t156 >> 28)) & t147),
    t158 = t139 ^ (((t139 << 28) | (t139 >> 36)) & t143), t159 = t158 ^ ((t158 >> 8) & t145),
    t160 = t159 ^ (((t159 << 36) | (t159 >> 28)) & t147),
    t161 = t140 ^ (((t140 << 28) | (t140 >> 36)) & t143), t162 = t161 ^ ((t161 >> 8) & t145),
    t163 = t162 ^ (((t162 << 36) | (t162 >> 28)) & t147),
    t164 = t141 ^ (((t141 << 28) | (t141 >> 36)) & t143), t165 = t164 ^ ((t164 >> 8) & t145),
    t166 = t165 ^ (((t165 << 36) | (t165 >> 28)) & t147),
    t167 = t142 ^ (((t142 << 28) | (t142 >> 36)) & t143), t168 = t167 ^ ((t167 >> 8) & t145),
    t169 = t168 ^ (((t168 << 36) | (t168 >> 28)) & t147);
    // round 3 (skinny.dsl:60)
    const v128 t170 = t160 ^ (t166 | t169), t171 = t148 ^ (t154 | t157),
    t172 = t163 ^ (~(t171 & t170)), t173 = t166 ^ (t151 | t154), t174 = t169 ^ (t173 & t172),
    t175 = ~t157, t176 = t151 ^ (t175 & t171),
    t177 = (t154 ^ (t176 | t174)) ^ load_all128(rk + 4416), t178 = t174 ^ load_all128(rk + 1992),
    t179 = t173 ^ load_all128(rk + 976), t180 = t176 ^ load_all128(rk + 984),
    t181 = (t175 ^ (t170 & t172)) ^ load_all128(rk + 992), t182 = t171 ^ load_all128(rk + 1000),
    t183 = t170 ^ load_all128(rk + 1008), t184 = t172 ^ load_all128(rk + 1016),
    t185 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t186 = t177 ^ (((t177 << 60) | (t177 >> 4)) & t185),
    t187 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t188 = t186 ^ (((t186 << 24) | (t186 >> 40)) & t187),
    t189 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t190 = t188 ^ (((t188 << 20) | (t188 >> 44)) & t189),
    t191 = t178 ^ (((t178 << 60) | (t178 >> 4)) & t185),
    t192 = t191 ^ (((t191 << 24) | (t191 >> 40)) & t187),
    t193 = t192 ^ (((t192 << 20) | (t192 >> 44)) & t189),
    t194 = t179 ^ (((t179 << 60) | (t179 >> 4)) & t185),
    t195 = t194 ^ (((t194 << 24) | (t194 >> 40)) & t187),
    t196 = t195 ^ (((t195 << 20) | (t195 >> 44)) & t189),
    t197 = t180 ^ (((t180 << 60) | (t180 >> 4)) & t185),
    t198 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t187),
    t199 = t198 ^ (((t198 << 20) | (t198 >> 44)) & t189),
    t200 = t181 ^ (((t181 << 60) | (t181 >> 4)) & t185),
    t201 = t200 ^ (((t200 << 24) | (t200 >> 40)) & t187),
    t202 = t201 ^ (((t201 << 20) | (t201 >> 44)) & t189),
    t203 = t182 ^ (((t182 << 60) | (t182 >> 4)) & t185),
    t204 = t203 ^ (((t203 << 24) | (t203 >> 40)) & t187),
    t205 = t204 ^ (((t204 << 20) | (t204 >> 44)) & t189),
    t206 = t183 ^ (((t183 << 60) | (t183 >> 4)) & t185),
    t207 = t206 ^ (((t206 << 24) | (t206 >> 40)) & t187),
    t208 = t207 ^ (((t207 << 20) | (t207 >> 44)) & t189),
    t209 = t184 ^ (((t184 << 60) | (t184 >> 4)) & t185),
    t210 = t209 ^ (((t209 << 24) | (t209 >> 40)) & t187),
    t211 = t210 ^ (((t210 << 20) | (t210 >> 44)) & t189);
    v128 x0 = t208;
    v128 x1 = t211;
    v128 x2 = t202;
    v128 x3 = t196;
    v128 x4 = t199;
    v128 x5 = t190;
    v128 x6 = t205;
    v128 x7 = t193;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = rk + 256 * i;
        // round 4 (skinny.dsl:60)
        const v128 t212 = x2 ^ (x0 | x1), t213 = x5 ^ (x3 | x4), t214 = x6 ^ (~(t213 & t212)),
        t215 = x0 ^ (x7 | x3), t216 = x1 ^ (t215 & t214), t217 = ~x4, t218 = x7 ^ (t217 & t213),
        t219 = (x3 ^ (t218 | t216)) ^ load_all128(round), t220 = t216 ^ load_all128(round + 8),
        t221 = t215 ^ load_all128(round + 16), t222 = t218 ^ load_all128(round + 24),
        t223 = (t217 ^ (t212 & t214)) ^ load_all128(round + 32), t224 = t213 ^ load_all128(round + 40),
        t225 = t212 ^ load_all128(round + 48), t226 = t214 ^ load_all128(round + 56),
        t227 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t228 = t219 ^ ((t219 >> 4) & t227),
        t229 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t230 = t228 ^ ((t228 << 8) & t229),
        t231 = splat_u64x2(UINT64_C(0xf000f000f000f)), t232 = t230 ^ ((t230 >> 12) & t231),
        t233 = t220 ^ ((t220 >> 4) & t227), t234 = t233 ^ ((t233 << 8) & t229),
        t235 = t234 ^ ((t234 >> 12) & t231), t236 = t221 ^ ((t221 >> 4) & t227),
        t237 = t236 ^ ((t236 << 8) & t229), t238 = t237 ^ ((t237 >> 12) & t231),
        t239 = t222 ^ ((t222 >> 4) & t227), t240 = t239 ^ ((t239 << 8) & t229),
        t241 = t240 ^ ((t240 >> 12) & t231), t242 = t223 ^ ((t223 >> 4) & t227),
        t243 = t242 ^ ((t242 << 8) & t229), t244 = t243 ^ ((t243 >> 12) & t231),
        t245 = t224 ^ ((t224 >> 4) & t227), t246 = t245 ^ ((t245 << 8) & t229),
        t247 = t246 ^ ((t246 >> 12) & t231), t248 = t225 ^ ((t225 >> 4) & t227),
        t249 = t248 ^ ((t248 << 8) & t229), t250 = t249 ^ ((t249 >> 12) & t231),
        t251 = t226 ^ ((t226 >> 4) & t227), t252 = t251 ^ ((t251 << 8) & t229),
        t253 = t252 ^ ((t252 >> 12) & t231);
        // round 5 (skinny.dsl:60)
        const v128 t254 = t244 ^ (t250 | t253), t255 = t232 ^ (t238 | t241),
        t256 = (~t247) ^ (t255 & t254), t257 = t250 ^ (t235 | t238), t258 = t253 ^ (t257 & t256),
        t259 = ~t241, t260 = t235 ^ (t259 & t255),
        t261 = (t238 ^ (t260 | t258)) ^ load_all128(round + 64), t262 = t258 ^ load_all128(round + 72),
        t263 = t257 ^ load_all128(round + 80), t264 = t260 ^ load_all128(round + 88),
        t265 = (t259 ^ (t254 & t256)) ^ load_all128(round + 96), t266 = t255 ^ load_all128(round + 104),
        t267 = t254 ^ load_all128(round + 112), t268 = t256 ^ load_all128(round + 120),
        t269 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t270 = t261 ^ (((t261 << 12) | (t261 >> 52)) & t269),
        t271 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t272 = t270 ^ (((t270 << 40) | (t270 >> 24)) & t271),
        t273 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t274 = t272 ^ (((t272 << 52) | (t272 >> 12)) & t273),
        t275 = t262 ^ (((t262 << 12) | (t262 >> 52)) & t269),
        t276 = t275 ^ (((t275 << 40) | (t275 >> 24)) & t271),
        t277 = t276 ^ (((t276 << 52) | (t276 >> 12)) & t273),
        t278 = t263 ^ (((t263 << 12) | (t263 >> 52)) & t269),
        t279 = t278 ^ (((t278 << 40) | (t278 >> 24)) & t271),
        t280 = t279 ^ (((t279 << 52) | (t279 >> 12)) & t273),
        t281 = t264 ^ (((t264 << 12) | (t264 >> 52)) & t269),
        t282 = t281 ^ (((t281 << 40) | (t281 >> 24)) & t271),
        t283 = t282 ^ (((t282 << 52) | (t282 >> 12)) & t273),
        t284 = t265 ^ (((t265 << 12) | (t265 >> 52)) & t269),
        t285 = t284 ^ (((t284 << 40) | (t284 >> 24)) & t271),
        t286 = t285 ^ (((t285 << 52) | (t285 >> 12)) & t273),
        t287 = t266 ^ (((t266 << 12) | (t266 >> 52)) & t269),
        t288 = t287 ^ (((t287 << 40) | (t287 >> 24)) & t271),
        t289 = t288 ^ (((t288 << 52) | (t288 >> 12)) & t273),
        t290 = t267 ^ (((t267 << 12) | (t267 >> 52)) & t269),
        t291 = t290 ^ (((t290 << 40) | (t290 >> 24)) & t271),
        t292 = t291 ^ (((t291 << 52) | (t291 >> 12)) & t273),
        t293 = t268 ^ (((t268 << 12) | (t268 >> 52)) & t269),
        t294 = t293 ^ (((t293 << 40) | (t293 >> 24)) & t271),
        t295 = t294 ^ (((t294 << 52) | (t294 >> 12)) & t273);
        // round 6 (skinny.dsl:60)
        const v128 t296 = t286 ^ (t292 | t295), t297 = t274 ^ (t280 | t283),
        t298 = t289 ^ (~(t297 & t296)), t299 = t292 ^ (t277 | t280), t300 = t295 ^ (t299 & t298),
        t301 = ~t283, t302 = t277 ^ (t301 & t297),
        t303 = (t280 ^ (t302 | t300)) ^ load_all128(round + 128),
        t304 = t300 ^ load_all128(round + 136), t305 = t299 ^ load_all128(round + 144),
        t306 = t302 ^ load_all128(round + 152),
        t307 = (t301 ^ (t296 & t298)) ^ load_all128(round + 160),
        t308 = t297 ^ load_all128(round + 168), t309 = t296 ^ load_all128(round + 176),
        t310 = t298 ^ load_all128(round + 184), t311 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t312 = t303 ^ (((t303 << 28) | (t303 >> 36)) & t311),
        t313 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t314 = t312 ^ ((t312 >> 8) & t313),
        t315 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t316 = t314 ^ (((t314 << 36) | (t314 >> 28)) & t315),
        t317 = t304 ^ (((t304 << 28) | (t304 >> 36)) & t311), t318 = t317 ^ ((t317 >> 8) & t313),
        t319 = t318 ^ (((t318 << 36) | (t318 >> 28)) & t315),
        t320 = t305 ^ (((t305 << 28) | (t305 >> 36)) & t311), t321 = t320 ^ ((t320 >> 8) & t313),
        t322 = t321 ^ (((t321 << 36) | (t321 >> 28)) & t315),
        t323 = t306 ^ (((t306 << 28) | (t306 >> 36)) & t311), t324 = t323 ^ ((t323 >> 8) & t313),
        t325 = t324 ^ (((t324 << 36) | (t324 >> 28)) & t315),
        t326 = t307 ^ (((t307 << 28) | (t307 >> 36)) & t311), t327 = t326 ^ ((t326 >> 8) & t313),
        t328 = t327 ^ (((t327 << 36) | (t327 >> 28)) & t315),
        t329 = t308 ^ (((t308 << 28) | (t308 >> 36)) & t311), t330 = t329 ^ ((t329 >> 8) & t313),
        t331 = t330 ^ (((t330 << 36) | (t330 >> 28)) & t315),
        t332 = t309 ^ (((t309 << 28) | (t309 >> 36)) & t311), t333 = t332 ^ ((t332 >> 8) & t313),
        t334 = t333 ^ (((t333 << 36) | (t333 >> 28)) & t315),
        t335 = t310 ^ (((t310 << 28) | (t310 >> 36)) & t311), t336 = t335 ^ ((t335 >> 8) & t313),
        t337 = t336 ^ (((t336 << 36) | (t336 >> 28)) & t315);
        // round 7 (skinny.dsl:60)
        const v128 t338 = t328 ^ (t334 | t337), t339 = t316 ^ (t322 | t325),
        t340 = t331 ^ (~(t339 & t338)), t341 = t334 ^ (t319 | t322), t342 = t337 ^ (t341 & t340),
        t343 = ~t325, t344 = t319 ^ (t343 & t339),
        t345 = (t322 ^ (t344 | t342)) ^ load_all128(round + 192),
        t346 = t342 ^ load_all128(round + 200), t347 = t341 ^ load_all128(round + 208),
        t348 = t344 ^ load_all128(round + 216),
        t349 = (t343 ^ (t338 & t340)) ^ load_all128(round + 224),
        t350 = t339 ^ load_all128(round + 232), t351 = t338 ^ load_all128(round + 240),
        t352 = t340 ^ load_all128(round + 248), t353 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t354 = t345 ^ (((t345 << 60) | (t345 >> 4)) & t353),
        t355 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t356 = t354 ^ (((t354 << 24) | (t354 >> 40)) & t355),
        t357 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t358 = t356 ^ (((t356 << 20) | (t356 >> 44)) & t357),
        t359 = t346 ^ (((t346 << 60) | (t346 >> 4)) & t353),
        t360 = t359 ^ (((t359 << 24) | (t359 >> 40)) & t355),
        t361 = t360 ^ (((t360 << 20) | (t360 >> 44)) & t357),
        t362 = t347 ^ (((t347 << 60) | (t347 >> 4)) & t353),
        t363 = t362 ^ (((t362 << 24) | (t362 >> 40)) & t355),
        t364 = t363 ^ (((t363 << 20) | (t363 >> 44)) & t357),
        t365 = t348 ^ (((t348 << 60) | (t348 >> 4)) & t353),
        t366 = t365 ^ (((t365 << 24) | (t365 >> 40)) & t355),
        t367 = t366 ^ (((t366 << 20) | (t366 >> 44)) & t357),
        t368 = t349 ^ (((t349 << 60) | (t349 >> 4)) & t353),
        t369 = t368 ^ (((t368 << 24) | (t368 >> 40)) & t355),
        t370 = t369 ^ (((t369 << 20) | (t369 >> 44)) & t357),
        t371 = t350 ^ (((t350 << 60) | (t350 >> 4)) & t353),
        t372 = t371 ^ (((t371 << 24) | (t371 >> 40)) & t355),
        t373 = t372 ^ (((t372 << 20) | (t372 >> 44)) & t357),
        t374 = t351 ^ (((t351 << 60) | (t351 >> 4)) & t353),
        t375 = t374 ^ (((t374 << 24) | (t374 >> 40)) & t355),
        t376 = t375 ^ (((t375 << 20) | (t375 >> 44)) & t357),
        t377 = t352 ^ (((t352 << 60) | (t352 >> 4)) & t353),
        t378 = t377 ^ (((t377 << 24) | (t377 >> 40)) & t355),
        t379 = t378 ^ (((t378 << 20) | (t378 >> 44)) & t357);
        x0 = t376;
        x1 = t379;
        x2 = t370;
        x3 = t364;
        x4 = t367;
        x5 = t358;
        x6 = t373;
        x7 = t361;
    }
    // round 40 (skinny.dsl:60)
    const v128 t788 = x2 ^ (x0 | x1), t789 = x5 ^ (x3 | x4), t790 = x6 ^ (~(t789 & t788)),
    t791 = x0 ^ (x7 | x3), t792 = x1 ^ (t791 & t790), t793 = ~x4, t794 = x7 ^ (t793 & t789),
    t795 = (x3 ^ (t794 | t792)) ^ load_all128(rk + 1280), t796 = t792 ^ load_all128(rk + 4616),
    t797 = t791 ^ load_all128(rk + 272), t798 = t794 ^ load_all128(rk + 280),
    t799 = (t793 ^ (t788 & t790)) ^ load_all128(rk + 288), t800 = t789 ^ load_all128(rk + 296),
    t801 = t788 ^ load_all128(rk + 304), t802 = t790 ^ load_all128(rk + 312),
    t803 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t804 = t795 ^ ((t795 >> 4) & t803),
    t805 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t806 = t804 ^ ((t804 << 8) & t805),
    t807 = splat_u64x2(UINT64_C(0xf000f000f000f)), t808 = t806 ^ ((t806 >> 12) & t807),
    t809 = t796 ^ ((t796 >> 4) & t803), t810 = t809 ^ ((t809 << 8) & t805),
    t811 = t810 ^ ((t810 >> 12) & t807), t812 = t797 ^ ((t797 >> 4) & t803),
    t813 = t812 ^ ((t812 << 8) & t805), t814 = t813 ^ ((t813 >> 12) & t807),
    t815 = t798 ^ ((t798 >> 4) & t803), t816 = t815 ^ ((t815 << 8) & t805),
    t817 = t816 ^ ((t816 >> 12) & t807), t818 = t799 ^ ((t799 >> 4) & t803),
    t819 = t818 ^ ((t818 << 8) & t805), t820 = t819 ^ ((t819 >> 12) & t807),
    t821 = t800 ^ ((t800 >> 4) & t803), t822 = t821 ^ ((t821 << 8) & t805),
    t823 = t822 ^ ((t822 >> 12) & t807), t824 = t801 ^ ((t801 >> 4) & t803),
    t825 = t824 ^ ((t824 << 8) & t805), t826 = t825 ^ ((t825 >> 12) & t807),
    t827 = t802 ^ ((t802 >> 4) & t803), t828 = t827 ^ ((t827 << 8) & t805),
    t829 = t828 ^ ((t828 >> 12) & t807), t830 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t831 = ((t808 >> 4) ^ t820) & t830, t832 = t808 ^ (t831 << 4), t833 = t820 ^ t831,
    t834 = ((t811 >> 4) ^ t823) & t830, t835 = t811 ^ (t834 << 4), t836 = t823 ^ t834,
    t837 = ((t814 >> 4) ^ t826) & t830, t838 = t814 ^ (t837 << 4), t839 = t826 ^ t837,
    t840 = ((t817 >> 4) ^ t829) & t830, t841 = t817 ^ (t840 << 4), t842 = t829 ^ t840,
    t843 = splat_u64x2(UINT64_C(0xffffffff)), t844 = ((t832 >> 32) ^ t833) & t843,
    t845 = t832 ^ (t844 << 32), t846 = t833 ^ t844, t847 = ((t835 >> 32) ^ t836) & t843,
    t848 = t835 ^ (t847 << 32), t849 = t836 ^ t847, t850 = ((t838 >> 32) ^ t839) & t843,
    t851 = t838 ^ (t850 << 32), t852 = t839 ^ t850, t853 = ((t841 >> 32) ^ t842) & t843,
    t854 = t841 ^ (t853 << 32), t855 = t842 ^ t853, t856 = splat_u64x2(UINT64_C(0xffff0000ffff)),
    t857 = ((t845 >> 16) ^ t846) & t856, t858 = t845 ^ (t857 << 16), t859 = t846 ^ t857,
    t860 = ((t848 >> 16) ^ t849) & t856, t861 = t848 ^ (t860 << 16), t862 = t849 ^ t860,
    t863 = ((t851 >> 16) ^ t852) & t856, t864 = t851 ^ (t863 << 16), t865 = t852 ^ t863,
    t866 = ((t854 >> 16) ^ t855) & t856, t867 = t854 ^ (t866 << 16), t868 = t855 ^ t866,
    t869 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t870 = ((t858 >> 8) ^ t859) & t869,
    t871 = t858 ^ (t870 << 8), t872 = t859 ^ t870, t873 = ((t861 >> 8) ^ t862) & t869,
    t874 = t861 ^ (t873 << 8), t875 = t862 ^ t873, t876 = ((t864 >> 8) ^ t865) & t869,
    t877 = t864 ^ (t876 << 8), t878 = t865 ^ t876, t879 = ((t867 >> 8) ^ t868) & t869,
    t880 = t867 ^ (t879 << 8), t881 = t868 ^ t879, t882 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t883 = ((t871 >> 2) ^ t877) & t882, t884 = t871 ^ (t883 << 2), t885 = t877 ^ t883,
    t886 = ((t872 >> 2) ^ t878) & t882, t887 = t872 ^ (t886 << 2), t888 = t878 ^ t886,
    t889 = ((t874 >> 2) ^ t880) & t882, t890 = t874 ^ (t889 << 2), t891 = t880 ^ t889,
    t892 = ((t875 >> 2) ^ t881) & t882, t893 = t875 ^ (t892 << 2), t894 = t881 ^ t892,
    t895 = splat_u64x2(UINT64_C(0x5555555555555555)), t896 = ((t884 >> 1) ^ t890) & t895,
    t897 = t884 ^ (t896 << 1), t898 = t890 ^ t896, t899 = ((t887 >> 1) ^ t893) & t895,
    t900 = t887 ^ (t899 << 1), t901 = t893 ^ t899, t902 = ((t885 >> 1) ^ t891) & t895,
    t903 = t885 ^ (t902 << 1), t904 = t891 ^ t902, t905 = ((t888 >> 1) ^ t894) & t895,
    t906 = t888 ^ (t905 << 1), t907 = t894 ^ t905;
    store_lanes128(out, 64, &t897);
    store_lanes128(out + 8, 64, &t900);
    store_lanes128(out + 16, 64, &t898);
    store_lanes128(out + 24, 64, &t901);
    store_lanes128(out + 32, 64, &t903);
    store_lanes128(out + 40, 64, &t906);
    store_lanes128(out + 48, 64, &t904);
    store_lanes128(out + 56, 64, &t907);
}

void lwcc_skinny128_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 8; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 8;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_skinny128_128_ecb_encrypt_c(buffer, buffer, 8, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 8 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v128 t0 = load_lanes128(in, 64), t1 = load_lanes128(in + 8, 64),
    t2 = load_lanes128(in + 16, 64), t3 = load_lanes128(in + 24, 64),
    t4 = load_lanes128(in + 32, 64), t5 = load_lanes128(in + 40, 64),
    t6 = load_lanes128(in + 48, 64), t7 = load_lanes128(in + 56, 64),
    t8 = splat_u64x2(UINT64_C(0x5555555555555555)), t9 = ((t0 >> 1) ^ t2) & t8,
    t10 = t0 ^ (t9 << 1), t11 = t2 ^ t9, t12 = ((t1 >> 1) ^ t3) & t8, t13 = t1 ^ (t12 << 1),
    t14 = t3 ^ t12, t15 = ((t4 >> 1) ^ t6) & t8, t16 = t4 ^ (t15 << 1), t17 = t6 ^ t15,
    t18 = ((t5 >> 1) ^ t7) & t8, t19 = t5 ^ (t18 << 1), t20 = t7 ^ t18,
    t21 = splat_u64x2(UINT64_C(0x3333333333333333)), t22 = ((t10 >> 2) ^ t16) & t21,
    t23 = t10 ^ (t22 << 2), t24 = t16 ^ t22, t25 = ((t13 >> 2) ^ t19) & t21, t26 = t13 ^ (t25 << 2),
    t27 = t19 ^ t25, t28 = ((t11 >> 2) ^ t17) & t21, t29 = t11 ^ (t28 << 2), t30 = t17 ^ t28,
    t31 = ((t14 >> 2) ^ t20) & t21, t32 = t14 ^ (t31 << 2), t33 = t20 ^ t31,
    t34 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t35 = ((t23 >> 8) ^ t26) & t34,
    t36 = t23 ^ (t35 << 8), t37 = t26 ^ t35, t38 = ((t29 >> 8) ^ t32) & t34, t39 = t29 ^ (t38 << 8),
    t40 = t32 ^ t38, t41 = ((t24 >> 8) ^ t27) & t34, t42 = t24 ^ (t41 << 8), t43 = t27 ^ t41,
    t44 = ((t30 >> 8) ^ t33) & t34, t45 = t30 ^ (t44 << 8), t46 = t33 ^ t44,
    t47 = splat_u64x2(UINT64_C(0xffff0000ffff)), t48 = ((t36 >> 16) ^ t37) & t47,
    t49 = t36 ^ (t48 << 16), t50 = t37 ^ t48, t51 = ((t39 >> 16) ^ t40) & t47,
    t52 = t39 ^ (t51 << 16), t53 = t40 ^ t51, t54 = ((t42 >> 16) ^ t43) & t47,
    t55 = t42 ^ (t54 << 16), t56 = t43 ^ t54, t57 = ((t45 >> 16) ^ t46) & t47,
    t58 = t45 ^ (t57 << 16), t59 = t46 ^ t57, t60 = splat_u64x2(UINT64_C(0xffffffff)),
    t61 = ((t49 >> 32) ^ t50) & t60, t62 = t49 ^ (t61 << 32), t63 = t50 ^ t61,
    t64 = ((t52 >> 32) ^ t53) & t60, t65 = t52 ^ (t64 << 32), t66 = t53 ^ t64,
    t67 = ((t55 >> 32) ^ t56) & t60, t68 = t55 ^ (t67 << 32), t69 = t56 ^ t67,
    t70 = ((t58 >> 32) ^ t59) & t60, t71 = t58 ^ (t70 << 32), t72 = t59 ^ t70,
    t73 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t74 = ((t62 >> 4) ^ t63) & t73,
    t75 = t62 ^ (t74 << 4), t76 = t63 ^ t74, t77 = ((t65 >> 4) ^ t66) & t73, t78 = t65 ^ (t77 << 4),
    t79 = t66 ^ t77, t80 = ((t68 >> 4) ^ t69) & t73, t81 = t68 ^ (t80 << 4), t82 = t69 ^ t80,
    t83 = ((t71 >> 4) ^ t72) & t73, t84 = t71 ^ (t83 << 4), t85 = t72 ^ t83,
    t86 = splat_u64x2(UINT64_C(0xf000f000f000f)), t87 = t75 ^ ((t75 >> 12) & t86),
    t88 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t89 = t87 ^ ((t87 << 8) & t88),
    t90 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t91 = t78 ^ ((t78 >> 12) & t86),
    t92 = t91 ^ ((t91 << 8) & t88), t93 = t81 ^ ((t81 >> 12) & t86), t94 = t93 ^ ((t93 << 8) & t88),
    t95 = t84 ^ ((t84 >> 12) & t86), t96 = t95 ^ ((t95 << 8) & t88),
    t97 = t76 ^ ((t76 >> 12) & t86), t98 = t97 ^ ((t97 << 8) & t88),
    t99 = t79 ^ ((t79 >> 12) & t86), t100 = t99 ^ ((t99 << 8) & t88),
    t101 = t82 ^ ((t82 >> 12) & t86), t102 = t101 ^ ((t101 << 8) & t88),
    t103 = t85 ^ ((t85 >> 12) & t86), t104 = t103 ^ ((t103 << 8) & t88),
    t105 = (t89 ^ ((t89 >> 4) & t90)) ^ load_all128(rk + 1280),
    t106 = (t92 ^ ((t92 >> 4) & t90)) ^ load_all128(rk + 4624),
    t107 = (t94 ^ ((t94 >> 4) & t90)) ^ load_all128(rk + 272),
    t108 = (t96 ^ ((t96 >> 4) & t90)) ^ load_all128(rk + 4120),
    t109 = (t98 ^ ((t98 >> 4) & t90)) ^ load_all128(rk + 288),
    t110 = (t100 ^ ((t100 >> 4) & t90)) ^ load_all128(rk + 296),
    t111 = (t102 ^ ((t102 >> 4) & t90)) ^ load_all128(rk + 304),
    t112 = (t104 ^ ((t104 >> 4) & t90)) ^ load_all128(rk + 312);
    // round 40 (skinny.dsl:60)
    const v128 t113 = t109 ^ (t111 & t112), t114 = t105 ^ (t106 & t108),
    t115 = t110 ^ (t114 & t113), t116 = t108 ^ (t110 & t113), t117 = t107 ^ (t114 & t116),
    t118 = t106 ^ (t107 & t112), t119 = t111 ^ (t118 & t117), t120 = t112 ^ (t110 & t111),
    t121 = splat_u64x2(UINT64_C(0xff0fff0fff0fff0f)),
    t122 = t115 ^ (((t115 << 20) | (t115 >> 44)) | t121),
    t123 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t124 = t122 ^ (((t122 << 24) | (t122 >> 40)) & t123),
    t125 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t126 = t116 ^ (((t116 << 20) | (t116 >> 44)) | t121),
    t127 = t126 ^ (((t126 << 24) | (t126 >> 40)) & t123),
    t128 = t114 ^ (((t114 << 20) | (t114 >> 44)) | t121),
    t129 = t128 ^ (((t128 << 24) | (t128 >> 40)) & t123),
    t130 = t113 ^ (((t113 << 20) | (t113 >> 44)) | t121),
    t131 = t130 ^ (((t130 << 24) | (t130 >> 40)) & t123),
    t132 = t119 ^ (((t119 << 20) | (t119 >> 44)) | t121),
    t133 = t132 ^ (((t132 << 24) | (t132 >> 40)) & t123),
    t134 = t120 ^ (((t120 << 20) | (t120 >> 44)) | t121),
    t135 = t134 ^ (((t134 << 24) | (t134 >> 40)) & t123),
    t136 = t117 ^ (((t117 << 20) | (t117 >> 44)) | t121),
    t137 = t136 ^ (((t136 << 24) | (t136 >> 40)) & t123),
    t138 = t118 ^ (((t118 << 20) | (t118 >> 44)) | t121),
    t139 = t138 ^ (((t138 << 24) | (t138 >> 40)) & t123),
    t140 = (t124 ^ (((t124 << 60) | (t124 >> 4)) & t125)) ^ load_all128(rk + 2240),
    t141 = (t127 ^ (((t127 << 60) | (t127 >> 4)) & t125)) ^ load_all128(rk + 4168),
    t142 = (t129 ^ (((t129 << 60) | (t129 >> 4)) & t125)) ^ load_all128(rk + 208),
    t143 = (t131 ^ (((t131 << 60) | (t131 >> 4)) & t125)) ^ load_all128(rk + 3160),
    t144 = (t133 ^ (((t133 << 60) | (t133 >> 4)) & t125)) ^ load_all128(rk + 224),
    t145 = (t135 ^ (((t135 << 60) | (t135 >> 4)) & t125)) ^ load_all128(rk + 232),
    t146 = (t137 ^ (((t137 << 60) | (t137 >> 4)) & t125)) ^ load_all128(rk + 240),
    t147 = (t139 ^ (((t139 << 60) | (t139 >> 4)) & t125)) ^ load_all128(rk + 248);
    // round 39 (skinny.dsl:60)
    const v128 t148 = t144 ^ (t146 & t147), t149 = t140 ^ (t141 & t143),
    t150 = t145 ^ (t149 & t148), t151 = t143 ^ (t145 & t148), t152 = t142 ^ (t149 & t151),
    t153 = t141 ^ (t142 & t147), t154 = t146 ^ (t153 & t152), t155 = t147 ^ (t145 & t146),
    t156 = splat_u64x2(UINT64_C(0xf0fff0fff0fff0ff)),
    t157 = t150 ^ (((t150 << 36) | (t150 >> 28)) | t156),
    t158 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t159 = t157 ^ ((t157 >> 8) & t158),
    t160 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t161 = t151 ^ (((t151 << 36) | (t151 >> 28)) | t156), t162 = t161 ^ ((t161 >> 8) & t158),
    t163 = t149 ^ (((t149 << 36) | (t149 >> 28)) | t156), t164 = t163 ^ ((t163 >> 8) & t158),
    t165 = t148 ^ (((t148 << 36) | (t148 >> 28)) | t156), t166 = t165 ^ ((t165 >> 8) & t158),
    t167 = t154 ^ (((t154 << 36) | (t154 >> 28)) | t156), t168 = t167 ^ ((t167 >> 8) & t158),
    t169 = t155 ^ (((t155 << 36) | (t155 >> 28)) | t156), t170 = t169 ^ ((t169 >> 8) & t158),
    t171 = t152 ^ (((t152 << 36) | (t152 >> 28)) | t156), t172 = t171 ^ ((t171 >> 8) & t158),
    t173 = t153 ^ (((t153 << 36) | (t153 >> 28)) | t156), t174 = t173 ^ ((t173 >> 8) & t158),
    t175 = (t159 ^ (((t159 << 28) | (t159 >> 36)) & t160)) ^ load_all128(rk + 128),
    t176 = (t162 ^ (((t162 << 28) | (t162 >> 36)) & t160)) ^ load_all128(rk + 4232),
    t177 = (t164 ^ (((t164 << 28) | (t164 >> 36)) & t160)) ^ load_all128(rk + 144),
    t178 = (t166 ^ (((t166 << 28) | (t166 >> 36)) & t160)) ^ load_all128(rk + 4632),
    t179 = (t168 ^ (((t168 << 28) | (t168 >> 36)) & t160)) ^ load_all128(rk + 160),
    t180 = (t170 ^ (((t170 << 28) | (t170 >> 36)) & t160)) ^ load_all128(rk + 168),
    t181 = (t172 ^ (((t172 << 28) | (t172 >> 36)) & t160)) ^ load_all128(rk + 176),
    t182 = (t174 ^ (((t174 << 28) | (t174 >> 36)) & t160)) ^ load_all128(rk + 184);
    // round 38 (skinny.dsl:60)
    const v128 t183 = t179 ^ (t181 & t182), t184 = t175 ^ (t176 & t178),
    t185 = t180 ^ (t184 & t183), t186 = t178 ^ (t180 & t183), t187 = t177 ^ (t184 & t186),
    t188 = t176 ^ (t177 & t182), t189 = t181 ^ (t188 & t187), t190 = t182 ^ (t180 & t181),
    t191 = splat_u64x2(UINT64_C(0xfff0fff0fff0fff)),
    t192 = t185 ^ (((t185 << 52) | (t185 >> 12)) | t191),
    t193 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t194 = t192 ^ (((t192 << 40) | (t192 >> 24)) & t193),
    t195 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t196 = t186 ^ (((t186 << 52) | (t186 >> 12)) | t191),
    t197 = t196 ^ (((t196 << 40) | (t196 >> 24)) & t193),
    t198 = t184 ^ (((t184 << 52) | (t184 >> 12)) | t191),
    t199 = t198 ^ (((t198 << 40) | (t198 >> 24)) & t193),
    t200 = t183 ^ (((t183 << 52) | (t183 >> 12)) | t191),
    t201 = t200 ^ (((t200 << 40) | (t200 >> 24)) & t193),
    t202 = t189 ^ (((t189 << 52) | (t189 >> 12)) | t191),
    t203 = t202 ^ (((t202 << 40) | (t202 >> 24)) & t193),
    t204 = t190 ^ (((t190 << 52) | (t190 >> 12)) | t191),
    t205 = t204 ^ (((t204 << 40) | (t204 >> 24)) & t193),
    t206 = t187 ^ (((t187 << 52) | (t187 >> 12)) | t191),
    t207 = t206 ^ (((t206 << 40) | (t206 >> 24)) & t193),
    t208 = t188 ^ (((t188 << 52) | (t188 >> 12)) | t191),
    t209 = t208 ^ (((t208 << 40) | (t208 >> 24)) & t193),
    t210 = (t194 ^ (((t194 << 12) | (t194 >> 52)) & t195)) ^ load_all128(rk + 64),
    t211 = (t197 ^ (((t197 << 12) | (t197 >> 52)) & t195)) ^ load_all128(rk + 72),
    t212 = (t199 ^ (((t199 << 12) | (t199 >> 52)) & t195)) ^ load_all128(rk + 2128),
    t213 = (t201 ^ (((t201 << 12) | (t201 >> 52)) & t195)) ^ load_all128(rk + 88),
    t214 = (t203 ^ (((t203 << 12) | (t203 >> 52)) & t195)) ^ load_all128(rk + 3296),
    t215 = (t205 ^ (((t205 << 12) | (t205 >> 52)) & t195)) ^ load_all128(rk + 104),
    t216 = (t207 ^ (((t207 << 12) | (t207 >> 52)) & t195)) ^ load_all128(rk + 112),
    t217 = (t209 ^ (((t209 << 12) | (t209 >> 52)) & t195)) ^ load_all128(rk + 3320);
    v128 x0 = t217;
    v128 x1 = t216;
    v128 x2 = t214;
    v128 x3 = t211;
    v128 x4 = t213;
    v128 x5 = t210;
    v128 x6 = t215;
    v128 x7 = t212;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = rk + 2304 + 256 * i;
        // round 37 (skinny.dsl:60)
        const v128 t218 = ~x0, t219 = x2 ^ (x1 & t218), t220 = x5 ^ (x3 | x4),
        t221 = x6 ^ (t220 | t219), t222 = x4 ^ (x6 & (~t219)), t223 = x7 ^ (t220 | t222),
        t224 = x3 ^ (x7 & t218), t225 = x1 ^ (t224 | t223), t226 = x0 ^ (x6 & x1),
        t227 = splat_u64x2(UINT64_C(0xf000f000f000f)), t228 = t221 ^ ((t221 >> 12) & t227),
        t229 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t230 = t228 ^ ((t228 << 8) & t229),
        t231 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t232 = t222 ^ ((t222 >> 12) & t227),
        t233 = t232 ^ ((t232 << 8) & t229), t234 = t220 ^ ((t220 >> 12) & t227),
        t235 = t234 ^ ((t234 << 8) & t229), t236 = t219 ^ ((t219 >> 12) & t227),
        t237 = t236 ^ ((t236 << 8) & t229), t238 = t225 ^ ((t225 >> 12) & t227),
        t239 = t238 ^ ((t238 << 8) & t229), t240 = t226 ^ ((t226 >> 12) & t227),
        t241 = t240 ^ ((t240 << 8) & t229), t242 = t223 ^ ((t223 >> 12) & t227),
        t243 = t242 ^ ((t242 << 8) & t229), t244 = t224 ^ ((t224 >> 12) & t227),
        t245 = t244 ^ ((t244 << 8) & t229), t246 = (t230 ^ ((t230 >> 4) & t231)) ^ load_all128(round),
        t247 = (t233 ^ ((t233 >> 4) & t231)) ^ load_all128(round + 8),
        t248 = (t235 ^ ((t235 >> 4) & t231)) ^ load_all128(round + 16),
        t249 = (t237 ^ ((t237 >> 4) & t231)) ^ load_all128(round + 24),
        t250 = (t239 ^ ((t239 >> 4) & t231)) ^ load_all128(round + 32),
        t251 = (t241 ^ ((t241 >> 4) & t231)) ^ load_all128(round + 40),
        t252 = (t243 ^ ((t243 >> 4) & t231)) ^ load_all128(round + 48),
        t253 = (t245 ^ ((t245 >> 4) & t231)) ^ load_all128(round + 56);
        // round 36 (skinny.dsl:60)
        const v128 t254 = t250 ^ (t252 & t253), t255 = t246 ^ (t247 & t249),
        t256 = t251 ^ (t255 & t254), t257 = t249 ^ (t251 & t254), t258 = t248 ^ (t255 & t257),
        t259 = t247 ^ (t248 & t253), t260 = t252 ^ (t259 & t258), t261 = t253 ^ (t251 & t252),
        t262 = splat_u64x2(UINT64_C(0xff0fff0fff0fff0f)),
        t263 = t256 ^ (((t256 << 20) | (t256 >> 44)) | t262),
        t264 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t265 = t263 ^ (((t263 << 24) | (t263 >> 40)) & t264),
        t266 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t267 = t257 ^ (((t257 << 20) | (t257 >> 44)) | t262),
        t268 = t267 ^ (((t267 << 24) | (t267 >> 40)) & t264),
        t269 = t255 ^ (((t255 << 20) | (t255 >> 44)) | t262),
        t270 = t269 ^ (((t269 << 24) | (t269 >> 40)) & t264),
        t271 = t254 ^ (((t254 << 20) | (t254 >> 44)) | t262),
        t272 = t271 ^ (((t271 << 24) | (t271 >> 40)) & t264),
        t273 = t260 ^ (((t260 << 20) | (t260 >> 44)) | t262),
        t274 = t273 ^ (((t273 << 24) | (t273 >> 40)) & t264),
        t275 = t261 ^ (((t261 << 20) | (t261 >> 44)) | t262),
        t276 = t275 ^ (((t275 << 24) | (t275 >> 40)) & t264),
        t277 = t258 ^ (((t258 << 20) | (t258 >> 44)) | t262),
        t278 = t277 ^ (((t277 << 24) | (t277 >> 40)) & t264),
        t279 = t259 ^ (((t259 << 20) | (t259 >> 44)) | t262),
        t280 = t279 ^ (((t279 << 24) | (t279 >> 40)) & t264),
        t281 = (t265 ^ (((t265 << 60) | (t265 >> 4)) & t266)) ^ load_all128(round + 64),
        t282 = (t268 ^ (((t268 << 60) | (t268 >> 4)) & t266)) ^ load_all128(round + 72),
        t283 = (t270 ^ (((t270 << 60) | (t270 >> 4)) & t266)) ^ load_all128(round + 80),
        t284 = (t272 ^ (((t272 << 60) | (t272 >> 4)) & t266)) ^ load_all128(round + 88),
        t285 = (t274 ^ (((t274 << 60) | (t274 >> 4)) & t266)) ^ load_all128(round + 96),
        t286 = (t276 ^ (((t276 << 60) | (t276 >> 4)) & t266)) ^ load_all128(round + 104),
        t287 = (t278 ^ (((t278 << 60) | (t278 >> 4)) & t266)) ^ load_all128(round + 112),
        t288 = (t280 ^ (((t280 << 60) | (t280 >> 4)) & t266)) ^ load_all128(round + 120);
        // round 35 (skinny.dsl:60)
        const v128 t289 = t285 ^ (t287 & t288), t290 = t281 ^ (t282 & t284),
        t291 = t286 ^ (t290 & t289), t292 = t284 ^ (t286 & t289), t293 = t283 ^ (t290 & t292),
        t294 = t282 ^ (t283 & t288), t295 = t287 ^ (t294 & t293), t296 = t288 ^ (t286 & t287),
        t297 = splat_u64x2(UINT64_C(0xf0fff0fff0fff0ff)),
        t298 = t291 ^ (((t291 << 36) | (t291 >> 28)) | t297),
        t299 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t300 = t298 ^ ((t298 >> 8) & t299),
        t301 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t302 = t292 ^ (((t292 << 36) | (t292 >> 28)) | t297), t303 = t302 ^ ((t302 >> 8) & t299),
        t304 = t290 ^ (((t290 << 36) | (t290 >> 28)) | t297), t305 = t304 ^ ((t304 >> 8) & t299),
        t306 = t289 ^ (((t289 << 36) | (t289 >> 28)) | t297), t307 = t306 ^ ((t306 >> 8) & t299),
        t308 = t295 ^ (((t295 << 36) | (t295 >> 28)) | t297), t309 = t308 ^ ((t308 >> 8) & t299),
        t310 = t296 ^ (((t296 << 36) | (t296 >> 28)) | t297), t311 = t310 ^ ((t310 >> 8) & t299),
        t312 = t293 ^ (((t293 << 36) | (t293 >> 28)) | t297), t313 = t312 ^ ((t312 >> 8) & t299),
        t314 = t294 ^ (((t294 << 36) | (t294 >> 28)) | t297), t315 = t314 ^ ((t314 >> 8) & t299),
        t316 = (t300 ^ (((t300 << 28) | (t300 >> 36)) & t301)) ^ load_all128(round + 128),
        t317 = (t303 ^ (((t303 << 28) | (t303 >> 36)) & t301)) ^ load_all128(round + 136),
        t318 = (t305 ^ (((t305 << 28) | (t305 >> 36)) & t301)) ^ load_all128(round + 144),
        t319 = (t307 ^ (((t307 << 28) | (t307 >> 36)) & t301)) ^ load_all128(round + 152),
        t320 = (t309 ^ (((t309 << 28) | (t309 >> 36)) & t301)) ^ load_all128(round + 160),
        t321 = (t311 ^ (((t311 << 28) | (t311 >> 36)) & t301)) ^ load_all128(round + 168),
        t322 = (t313 ^ (((t313 << 28) | (t313 >> 36)) & t301)) ^ load_all128(round + 176),
        t323 = (t315 ^ (((t315 << 28) | (t315 >> 36)) & t301)) ^ load_all128(round + 184);
        // round 34 (skinny.dsl:60)
        const v128 t324 = t320 ^ (t322 & t323), t325 = t316 ^ (t317 & t319),
        t326 = t321 ^ (t325 & t324), t327 = t319 ^ (t321 & t324), t328 = t318 ^ (t325 & t327),
        t329 = t317 ^ (t318 & t323), t330 = t322 ^ (t329 & t328), t331 = t323 ^ (t321 & t322),
        t332 = splat_u64x2(UINT64_C(0xfff0fff0fff0fff)),
        t333 = t326 ^ (((t326 << 52) | (t326 >> 12)) | t332),
        t334 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t335 = t333 ^ (((t333 << 40) | (t333 >> 24)) & t334),
        t336 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t337 = t327 ^ (((t327 << 52) | (t327 >> 12)) | t332),
        t338 = t337 ^ (((t337 << 40) | (t337 >> 24)) & t334),
        t339 = t325 ^ (((t325 << 52) | (t325 >> 12)) | t332),
        t340 = t339 ^ (((t339 << 40) | (t339 >> 24)) & t334),
        t341 = t324 ^ (((t324 << 52) | (t324 >> 12)) | t332),
        t342 = t341 ^ (((t341 << 40) | (t341 >> 24)) & t334),
        t343 = t330 ^ (((t330 << 52) | (t330 >> 12)) | t332),
        t344 = t343 ^ (((t343 << 40) | (t343 >> 24)) & t334),
        t345 = t331 ^ (((t331 << 52) | (t331 >> 12)) | t332),
        t346 = t345 ^ (((t345 << 40) | (t345 >> 24)) & t334),
        t347 = t328 ^ (((t328 << 52) | (t328 >> 12)) | t332),
        t348 = t347 ^ (((t347 << 40) | (t347 >> 24)) & t334),
        t349 = t329 ^ (((t329 << 52) | (t329 >> 12)) | t332),
        t350 = t349 ^ (((t349 << 40) | (t349 >> 24)) & t334),
        t351 = (t335 ^ (((t335 << 12) | (t335 >> 52)) & t336)) ^ load_all128(round + 192),
        t352 = (t338 ^ (((t338 << 12) | (t338 >> 52)) & t336)) ^ load_all128(round + 200),
        t353 = (t340 ^ (((t340 << 12) | (t340 >> 52)) & t336)) ^ load_all128(round + 208),
        t354 = (t342 ^ (((t342 << 12) | (t342 >> 52)) & t336)) ^ load_all128(round + 216),
        t355 = (t344 ^ (((t344 << 12) | (t344 >> 52)) & t336)) ^ load_all128(round + 224),
        t356 = (t346 ^ (((t346 << 12) | (t346 >> 52)) & t336)) ^ load_all128(round + 232),
        t357 = (t348 ^ (((t348 << 12) | (t348 >> 52)) & t336)) ^ load_all128(round + 240),
        t358 = (t350 ^ (((t350 << 12) | (t350 >> 52)) & t336)) ^ load_all128(round + 248);
        x0 = t358;
        x1 = t357;
        x2 = t355;
        x3 = t352;
        x4 = t354;
        x5 = t351;
        x6 = t356;
        x7 = t353;
    }
    // round 1 (skinny.dsl:60)
    const v128 t788 = ~x0, t789 = x2 ^ (x1 & t788), t790 = x5 ^ (x3 | x4),
    t791 = x6 ^ (t790 | t789), t792 = x4 ^ (x6 & (~t789)), t793 = x7 ^ (t790 | t792),
    t794 = x3 ^ (x7 & t788), t795 = x1 ^ (t794 | t793), t796 = x0 ^ (x6 & x1),
    t797 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t798 = ((t791 >> 4) ^ t795) & t797,
    t799 = t791 ^ (t798 << 4), t800 = t795 ^ t798, t801 = ((t792 >> 4) ^ t796) & t797,
    t802 = t792 ^ (t801 << 4), t803 = t796 ^ t801, t804 = ((t790 >> 4) ^ t793) & t797,
    t805 = t790 ^ (t804 << 4), t806 = t793 ^ t804, t807 = ((t789 >> 4) ^ t794) & t797,
    t808 = t789 ^ (t807 << 4), t809 = t794 ^ t807, t810 = splat_u64x2(UINT64_C(0xffffffff)),
    t811 = ((t799 >> 32) ^ t800) & t810, t812 = t799 ^ (t811 << 32), t813 = t800 ^ t811,
    t814 = ((t802 >> 32) ^ t803) & t810, t815 = t802 ^ (t814 << 32), t816 = t803 ^ t814,
    t817 = ((t805 >> 32) ^ t806) & t810, t818 = t805 ^ (t817 << 32), t819 = t806 ^ t817,
    t820 = ((t808 >> 32) ^ t809) & t810, t821 = t808 ^ (t820 << 32), t822 = t809 ^ t820,
    t823 = splat_u64x2(UINT64_C(0xffff0000ffff)), t824 = ((t812 >> 16) ^ t813) & t823,
    t825 = t812 ^ (t824 << 16), t826 = t813 ^ t824, t827 = ((t815 >> 16) ^ t816) & t823,
    t828 = t815 ^ (t827 << 16), t829 = t816 ^ t827, t830 = ((t818 >> 16) ^ t819) & t823,
    t831 = t818 ^ (t830 << 16), t832 = t819 ^ t830, t833 = ((t821 >> 16) ^ t822) & t823,
    t834 = t821 ^ (t833 << 16), t835 = t822 ^ t833, t836 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)),
    t837 = ((t825 >> 8) ^ t826) & t836, t838 = t825 ^ (t837 << 8), t839 = t826 ^ t837,
    t840 = ((t828 >> 8) ^ t829) & t836, t841 = t828 ^ (t840 << 8), t842 = t829 ^ t840,
    t843 = ((t831 >> 8) ^ t832) & t836, t844 = t831 ^ (t843 << 8), t845 = t832 ^ t843,
    t846 = ((t834 >> 8) ^ t835) & t836, t847 = t834 ^ (t846 << 8), t848 = t835 ^ t846,
    t849 = splat_u64x2(UINT64_C(0x3333333333333333)), t850 = ((t838 >> 2) ^ t844) & t849,
    t851 = t838 ^ (t850 << 2), t852 = t844 ^ t850, t853 = ((t839 >> 2) ^ t845) & t849,
    t854 = t839 ^ (t853 << 2), t855 = t845 ^ t853, t856 = ((t841 >> 2) ^ t847) & t849,
    t857 = t841 ^ (t856 << 2), t858 = t847 ^ t856, t859 = ((t842 >> 2) ^ t848) & t849,
    t860 = t842 ^ (t859 << 2), t861 = t848 ^ t859, t862 = splat_u64x2(UINT64_C(0x5555555555555555)),
    t863 = ((t851 >> 1) ^ t857) & t862, t864 = t851 ^ (t863 << 1), t865 = t857 ^ t863,
    t866 = ((t854 >> 1) ^ t860) & t862, t867 = t854 ^ (t866 << 1), t868 = t860 ^ t866,
    t869 = ((t852 >> 1) ^ t858) & t862, t870 = t852 ^ (t869 << 1), t871 = t858 ^ t869,
    t872 = ((t855 >> 1) ^ t861) & t862, t873 = t855 ^ (t872 << 1), t874 = t861 ^ t872;
    store_lanes128(out, 64, &t864);
    store_lanes128(out + 8, 64, &t867);
    store_lanes128(out + 16, 64, &t865);
    store_lanes128(out + 24, 64, &t868);
    store_lanes128(out + 32, 64, &t870);
    store_lanes128(out + 40, 64, &t873);
    store_lanes128(out + 48, 64, &t871);
    store_lanes128(out + 56, 64, &t874);
}

void lwcc_skinny128_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 8; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 8;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 16 * nblocks);
        lwcc_skinny128_128_ecb_decrypt_c(buffer, buffer, 8, rk);
        memcpy(out, buffer, 16 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_skinny128_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_skinny128_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_skinny128_128_key_setup_c(ctx, key);
    lwcc_skinny128_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_skinny128_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16),
    t1 = (t0 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32),
    t2 = (t1 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48),
    t3 = t2 | ((uint64_t)nonce[7] << 56),
    t4 = ((uint64_t)nonce[8] | ((uint64_t)nonce[9] << 8)) | ((uint64_t)nonce[10] << 16),
    t5 = t4 | ((uint64_t)nonce[11] << 24), t6 = ((t3 >> 1) ^ t3) & UINT64_C(0x5555555555555555),
    t7 = t3 ^ (t6 << 1), t8 = t3 ^ t6, t9 = ((t5 >> 1) ^ t5) & UINT64_C(0x5555555555555555),
    t10 = t5 ^ (t9 << 1), t11 = t5 ^ t9, t12 = ((t7 >> 2) ^ t7) & UINT64_C(0x3333333333333333),
    t13 = t7 ^ (t12 << 2), t14 = t7 ^ t12, t15 = ((t10 >> 2) ^ t10) & UINT64_C(0x3333333333333333),
    t16 = t10 ^ (t15 << 2), t17 = t10 ^ t15, t18 = ((t8 >> 2) ^ t8) & UINT64_C(0x3333333333333333),
    t19 = t8 ^ (t18 << 2), t20 = t8 ^ t18, t21 = ((t11 >> 2) ^ t11) & UINT64_C(0x3333333333333333),
    t22 = t11 ^ (t21 << 2), t23 = t11 ^ t21, t24 = ((t13 >> 8) ^ t16) & UINT64_C(0xff00ff00ff00ff),
    t25 = t13 ^ (t24 << 8), t26 = t16 ^ t24, t27 = ((t19 >> 8) ^ t22) & UINT64_C(0xff00ff00ff00ff),
    t28 = t19 ^ (t27 << 8), t29 = t22 ^ t27, t30 = ((t14 >> 8) ^ t17) & UINT64_C(0xff00ff00ff00ff),
    t31 = t14 ^ (t30 << 8), t32 = t17 ^ t30, t33 = ((t20 >> 8) ^ t23) & UINT64_C(0xff00ff00ff00ff),
    t34 = t20 ^ (t33 << 8), t35 = t23 ^ t33, t36 = ((t25 >> 16) ^ t26) & UINT64_C(0xffff0000ffff),
    t37 = t25 ^ (t36 << 16), t38 = t26 ^ t36, t39 = ((t28 >> 16) ^ t29) & UINT64_C(0xffff0000ffff),
    t40 = t28 ^ (t39 << 16), t41 = t29 ^ t39, t42 = ((t31 >> 16) ^ t32) & UINT64_C(0xffff0000ffff),
    t43 = t31 ^ (t42 << 16), t44 = t32 ^ t42, t45 = ((t34 >> 16) ^ t35) & UINT64_C(0xffff0000ffff),
    t46 = t34 ^ (t45 << 16), t47 = t35 ^ t45, t48 = ((t37 >> 32) ^ t38) & UINT64_C(0xffffffff),
    t49 = t37 ^ (t48 << 32), t50 = t38 ^ t48, t51 = ((t40 >> 32) ^ t41) & UINT64_C(0xffffffff),
    t52 = t40 ^ (t51 << 32), t53 = t41 ^ t51, t54 = ((t43 >> 32) ^ t44) & UINT64_C(0xffffffff),
    t55 = t43 ^ (t54 << 32), t56 = t44 ^ t54, t57 = ((t46 >> 32) ^ t47) & UINT64_C(0xffffffff),
    t58 = t46 ^ (t57 << 32), t59 = t47 ^ t57,
    t60 = ((t49 >> 4) ^ t50) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t61 = ((t52 >> 4) ^ t53) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t62 = ((t55 >> 4) ^ t56) & UINT64_C(0xf0f0f0f0f0f0f0f),
    t63 = ((t58 >> 4) ^ t59) & UINT64_C(0xf0f0f0f0f0f0f0f);
    store64(ctx + 4656, ~(t49 ^ (t60 << 4)));
    store64(ctx + 4664, ~(t52 ^ (t61 << 4)));
    store64(ctx + 4672, ~(t55 ^ (t62 << 4)));
    store64(ctx + 4680, ~(t58 ^ (t63 << 4)));
    store64(ctx + 4688, ~(t50 ^ t60));
    store64(ctx + 4696, ~(t53 ^ t61));
    store64(ctx + 4704, ~(t56 ^ t62));
    store64(ctx + 4712, ~(t59 ^ t63));
}


// 8 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v128 t0 = (splat_u64x2((uint64_t)counter)) + (join128(UINT64_C(0), UINT64_C(4))),
    t1 = splat_u64x2(UINT64_C(0xffffffff)), t2 = t0 & t1, t3 = splat_u64x2(UINT64_C(255)),
    t4 = (t2 + (splat_u64x2((uint64_t)1))) & t1, t5 = (t2 + (splat_u64x2((uint64_t)2))) & t1,
    t6 = (t2 + (splat_u64x2((uint64_t)3))) & t1,
    t7 = (((t2 >> 24) & t3) << 32) | (((t2 >> 16) & t3) << 40),
    t8 = (t7 | (((t2 >> 8) & t3) << 48)) | ((t2 & t3) << 56),
    t9 = (((t4 >> 24) & t3) << 32) | (((t4 >> 16) & t3) << 40),
    t10 = (t9 | (((t4 >> 8) & t3) << 48)) | ((t4 & t3) << 56),
    t11 = (((t5 >> 24) & t3) << 32) | (((t5 >> 16) & t3) << 40),
    t12 = (t11 | (((t5 >> 8) & t3) << 48)) | ((t5 & t3) << 56),
    t13 = (((t6 >> 24) & t3) << 32) | (((t6 >> 16) & t3) << 40),
    t14 = (t13 | (((t6 >> 8) & t3) << 48)) | ((t6 & t3) << 56),
    t15 = splat_u64x2(UINT64_C(0x5555555555555555)), t16 = ((t8 >> 1) ^ t10) & t15,
    t17 = t8 ^ (t16 << 1), t18 = t10 ^ t16, t19 = ((t12 >> 1) ^ t14) & t15, t20 = t12 ^ (t19 << 1),
    t21 = t14 ^ t19, t22 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t23 = ((t17 >> 2) ^ t20) & t22, t24 = t17 ^ (t23 << 2), t25 = t20 ^ t23,
    t26 = ((t18 >> 2) ^ t21) & t22, t27 = t18 ^ (t26 << 2), t28 = t21 ^ t26,
    t29 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t30 = t24 & t29, t31 = t30 << 8, t32 = t24 ^ t30,
    t33 = t27 & t29, t34 = t33 << 8, t35 = t27 ^ t33, t36 = t25 & t29, t37 = t36 << 8,
    t38 = t25 ^ t36, t39 = t28 & t29, t40 = t39 << 8, t41 = t28 ^ t39,
    t42 = splat_u64x2(UINT64_C(0xffff0000ffff)), t43 = ((t31 >> 16) ^ t32) & t42,
    t44 = t31 ^ (t43 << 16), t45 = t32 ^ t43, t46 = ((t34 >> 16) ^ t35) & t42,
    t47 = t34 ^ (t46 << 16), t48 = t35 ^ t46, t49 = ((t37 >> 16) ^ t38) & t42,
    t50 = t37 ^ (t49 << 16), t51 = t38 ^ t49, t52 = ((t40 >> 16) ^ t41) & t42,
    t53 = t40 ^ (t52 << 16), t54 = t41 ^ t52, t55 = splat_u64x2(UINT64_C(0xffffffff)),
    t56 = ((t44 >> 32) ^ t45) & t55, t57 = t44 ^ (t56 << 32), t58 = t45 ^ t56,
    t59 = ((t47 >> 32) ^ t48) & t55, t60 = t47 ^ (t59 << 32), t61 = t48 ^ t59,
    t62 = ((t50 >> 32) ^ t51) & t55, t63 = t50 ^ (t62 << 32), t64 = t51 ^ t62,
    t65 = ((t53 >> 32) ^ t54) & t55, t66 = t53 ^ (t65 << 32), t67 = t54 ^ t65,
    t68 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)), t69 = ((t57 >> 4) ^ t58) & t68,
    t70 = ((t60 >> 4) ^ t61) & t68, t71 = ((t63 >> 4) ^ t64) & t68, t72 = ((t66 >> 4) ^ t67) & t68,
    t73 = load_all128(ctx + 4656) ^ (t57 ^ (t69 << 4)),
    t74 = load_all128(ctx + 4664) ^ (t60 ^ (t70 << 4)),
    t75 = load_all128(ctx + 4672) ^ (t63 ^ (t71 << 4)),
    t76 = load_all128(ctx + 4680) ^ (t66 ^ (t72 << 4)), t77 = load_all128(ctx + 4688) ^ (t58 ^ t69),
    t78 = load_all128(ctx + 4696) ^ (t61 ^ t70), t79 = load_all128(ctx + 4704) ^ (t64 ^ t71),
    t80 = load_all128(ctx + 4712) ^ (t67 ^ t72);
    // round 1 (skinny.dsl:60)
    const v128 t81 = t77 ^ (t79 & t80), t82 = t73 ^ (t75 & t76), t83 = t78 ^ (t82 & t81),
    t84 = t79 ^ (t74 & t75), t85 = t80 ^ (t84 & t83), t86 = t74 ^ (t76 & t82),
    t87 = (t75 ^ (t86 & t85)) ^ load_all128(ctx + 4544), t88 = t85 ^ load_all128(ctx + 4640),
    t89 = t84 ^ load_all128(ctx + 1872), t90 = t86 ^ load_all128(ctx + 4648),
    t91 = (t76 ^ (t81 & t83)) ^ load_all128(ctx + 864), t92 = t82 ^ load_all128(ctx + 872),
    t93 = t81 ^ load_all128(ctx + 880), t94 = t83 ^ load_all128(ctx + 888),
    t95 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t96 = t87 ^ (((t87 << 12) | (t87 >> 52)) & t95),
    t97 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t98 = t96 ^ (((t96 << 40) | (t96 >> 24)) & t97),
    t99 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t100 = t98 ^ (((t98 << 52) | (t98 >> 12)) & t99),
    t101 = t88 ^ (((t88 << 12) | (t88 >> 52)) & t95),
    t102 = t101 ^ (((t101 << 40) | (t101 >> 24)) & t97),
    t103 = t102 ^ (((t102 << 52) | (t102 >> 12)) & t99),
    t104 = t89 ^ (((t89 << 12) | (t89 >> 52)) & t95),
    t105 = t104 ^ (((t104 << 40) | (t104 >> 24)) & t97),
    t106 = t105 ^ (((t105 << 52) | (t105 >> 12)) & t99),
    t107 = t90 ^ (((t90 << 12) | (t90 >> 52)) & t95),
    t108 = t107 ^ (((t107 << 40) | (t107 >> 24)) & t97),
    t109 = t108 ^ (((t108 << 52) | (t108 >> 12)) & t99),
    t110 = t91 ^ (((t91 << 12) | (t91 >> 52)) & t95),
    t111 = t110 ^ (((t110 << 40) | (t110 >> 24)) & t97),
    t112 = t111 ^ (((t111 << 52) | (t111 >> 12)) & t99),
    t113 = t92 ^ (((t92 << 12) | (t92 >> 52)) & t95),
    t114 = t113 ^ (((t113 << 40) | (t113 >> 24)) & t97),
    t115 = t114 ^ (((t114 << 52) | (t114 >> 12)) & t99),
    t116 = t93 ^ (((t93 << 12) | (t93 >> 52)) & t95),
    t117 = t116 ^ (((t116 << 40) | (t116 >> 24)) & t97),
    t118 = t117 ^ (((t117 << 52) | (t117 >> 12)) & t99),
    t119 = t94 ^ (((t94 << 12) | (t94 >> 52)) & t95),
    t120 = t119 ^ (((t119 << 40) | (t119 >> 24)) & t97),
    t121 = t120 ^ (((t120 << 52) | (t120 >> 12)) & t99);
    // round 2 (skinny.dsl:60)
    const v128 t122 = t112 ^ (t118 | t121), t123 = t100 ^ (t106 | t109),
    t124 = t115 ^ (~(t123 & t122)), t125 = t118 ^ (t103 | t106), t126 = t121 ^ (t125 & t124),
    t127 = ~t109, t128 = t103 ^ (t127 & t123),
    t129 = (t106 ^ (t128 | t126)) ^ load_all128(ctx + 1920), t130 = t126 ^ load_all128(ctx + 4608),
    t131 = t125 ^ load_all128(ctx + 912), t132 = t128 ^ load_all128(ctx + 1944),
    t133 = (t127 ^ (t122 & t124)) ^ load_all128(ctx + 928), t134 = t123 ^ load_all128(ctx + 936),
    t135 = t122 ^ load_all128(ctx + 944), t136 = t124 ^ load_all128(ctx + 952),
    t137 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t138 = t129 ^ (((t129 << 28) | (t129 >> 36)) & t137),
    t139 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t140 = t138 ^ ((t138 >> 8) & t139),
    t141 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
    t142 = t140 ^ (((t140 << 36) | (t140 >> 28)) & t141),
    t143 = t130 ^ (((t130 << 28) | (t130 >> 36)) & t137), t144 = t143 ^ ((t143 >> 8) & t139),
    t145 = t144 ^ (((t144 << 36) | (t144 >> 28)) & t141),
    t146 = t131 ^ (((t131 << 28) | (t131 >> 36)) & t137), t147 = t146 ^ ((t146 >> 8) & t139),
    t148 = t147 ^ (((t147 << 36) | (t147 >> 28)) & t141),
    t149 = t132 ^ (((t132 << 28) | (t132 >> 36)) & t137), t150 = t149 ^ ((t149 >> 8) & t139),
    t151 = t150 ^ (((t150 << 36) | (t150 >> 28)) & t141),
    t152 = t133 ^ (((t133 << 28) | (t133 >> 36)) & t137), t153 = t152 ^ ((t152 >> 8) & t139),
    t154 = t153 ^ (((t153 << 36) | (t153 >> 28)) & t141),
    t155 = t134 ^ (((t134 << 28) | (t134 >> 36)) & t137), t156 = t155 ^ ((t155 >> 8) & t139),
    t157 = t156 ^ (((t156 << 36) | (t156 >> 28)) & t141),
    t158 = t135 ^ (((t135 << 28) | (t135 >> 36)) & t137), t159 = t158 ^ ((t158 >> 8) & t139),
    t160 = t159 ^ (((t159 << 36) | (t159 >> 28)) & t141),
    t161 = t136 ^ (((t136 << 28) | (t136 >> 36)) & t137), t162 = t161 ^ ((t161 >> 8) & t139),
    t163 = t162 ^ (((t162 << 36) | (t162 >> 28)) & t141);
    // round 3 (skinny.dsl:60)
    const v128 t164 = t154 ^ (t160 | t163), t165 = t142 ^ (t148 | t151),
    t166 = t157 ^ (~(t165 & t164)), t167 = t160 ^ (t145 | t148), t168 = t163 ^ (t167 & t166),
    t169 = ~t151, t170 = t145 ^ (t169 & t165),
    t171 = (t148 ^ (t170 | t168)) ^ load_all128(ctx + 4416), t172 = t168 ^ load_all128(ctx + 1992),
    t173 = t167 ^ load_all128(ctx + 976), t174 = t170 ^ load_all128(ctx + 984),
    t175 = (t169 ^ (t164 & t166)) ^ load_all128(ctx + 992), t176 = t165 ^ load_all128(ctx + 1000),
    t177 = t164 ^ load_all128(ctx + 1008), t178 = t166 ^ load_all128(ctx + 1016),
    t179 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
    t180 = t171 ^ (((t171 << 60) | (t171 >> 4)) & t179),
    t181 = splat_u64x2(UINT64_C(0xf000f000f000f)),
    t182 = t180 ^ (((t180 << 24) | (t180 >> 40)) & t181),
    t183 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
    t184 = t182 ^ (((t182 << 20) | (t182 >> 44)) & t183),
    t185 = t172 ^ (((t172 << 60) | (t172 >> 4)) & t179),
    t186 = t185 ^ (((t185 << 24) | (t185 >> 40)) & t181),
    t187 = t186 ^ (((t186 << 20) | (t186 >> 44)) & t183),
    t188 = t173 ^ (((t173 << 60) | (t173 >> 4)) & t179),
    t189 = t188 ^ (((t188 << 24) | (t188 >> 40)) & t181),
    t190 = t189 ^ (((t189 << 20) | (t189 >> 44)) & t183),
    t191 = t174 ^ (((t174 << 60) | (t174 >> 4)) & t179),
    t192 = t191 ^ (((t191 << 24) | (t191 >> 40)) & t181),
    t193 = t192 ^ (((t192 << 20) | (t192 >> 44)) & t183),
    t194 = t175 ^ (((t175 << 60) | (t175 >> 4)) & t179),
    t195 = t194 ^ (((t194 << 24) | (t194 >> 40)) & t181),
    t196 = t195 ^ (((t195 << 20) | (t195 >> 44)) & t183),
    t197 = t176 ^ (((t176 << 60) | (t176 >> 4)) & t179),
    t198 = t197 ^ (((t197 << 24) | (t197 >> 40)) & t181),
    t199 = t198 ^ (((t198 << 20) | (t198 >> 44)) & t183),
    t200 = t177 ^ (((t177 << 60) | (t177 >> 4)) & t179),
    t201 = t200 ^ (((t200 << 24) | (t200 >> 40)) & t181),
    t202 = t201 ^ (((t201 << 20) | (t201 >> 44)) & t183),
    t203 = t178 ^ (((t178 << 60) | (t178 >> 4)) & t179),
    t204 = t203 ^ (((t203 << 24) | (t203 >> 40)) & t181),
    t205 = t204 ^ (((t204 << 20) | (t204 >> 44)) & t183);
    v128 x0 = t202;
    v128 x1 = t205;
    v128 x2 = t196;
    v128 x3 = t190;
    v128 x4 = t193;
    v128 x5 = t184;
    v128 x6 = t199;
    v128 x7 = t187;
    for (unsigned i = 0; i < 9; i++) {
        const uint8_t *round = ctx + 256 * i;
        // round 4 (skinny.dsl:60)
        const v128 t206 = x2 ^ (x0 | x1), t207 = x5 ^ (x3 | x4), t208 = x6 ^ (~(t207 & t206)),
        t209 = x0 ^ (x7 | x3), t210 = x1 ^ (t209 & t208), t211 = ~x4, t212 = x7 ^ (t211 & t207),
        t213 = (x3 ^ (t212 | t210)) ^ load_all128(round), t214 = t210 ^ load_all128(round + 8),
        t215 = t209 ^ load_all128(round + 16), t216 = t212 ^ load_all128(round + 24),
        t217 = (t211 ^ (t206 & t208)) ^ load_all128(round + 32), t218 = t207 ^ load_all128(round + 40),
        t219 = t206 ^ load_all128(round + 48), t220 = t208 ^ load_all128(round + 56),
        t221 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t222 = t213 ^ ((t213 >> 4) & t221),
        t223 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t224 = t222 ^ ((t222 << 8) & t223),
        t225 = splat_u64x2(UINT64_C(0xf000f000f000f)), t226 = t224 ^ ((t224 >> 12) & t225),
        t227 = t214 ^ ((t214 >> 4) & t221), t228 = t227 ^ ((t227 << 8) & t223),
        t229 = t228 ^ ((t228 >> 12) & t225), t230 = t215 ^ ((t215 >> 4) & t221),
        t231 = t230 ^ ((t230 << 8) & t223), t232 = t231 ^ ((t231 >> 12) & t225),
        t233 = t216 ^ ((t216 >> 4) & t221), t234 = t233 ^ ((t233 << 8) & t223),
        t235 = t234 ^ ((t234 >> 12) & t225), t236 = t217 ^ ((t217 >> 4) & t221),
        t237 = t236 ^ ((t236 << 8) & t223), t238 = t237 ^ ((t237 >> 12) & t225),
        t239 = t218 ^ ((t218 >> 4) & t221), t240 = t239 ^ ((t239 << 8) & t223),
        t241 = t240 ^ ((t240 >> 12) & t225), t242 = t219 ^ ((t219 >> 4) & t221),
        t243 = t242 ^ ((t242 << 8) & t223), t244 = t243 ^ ((t243 >> 12) & t225),
        t245 = t220 ^ ((t220 >> 4) & t221), t246 = t245 ^ ((t245 << 8) & t223),
        t247 = t246 ^ ((t246 >> 12) & t225);
        // round 5 (skinny.dsl:60)
        const v128 t248 = t238 ^ (t244 | t247), t249 = t226 ^ (t232 | t235),
        t250 = (~t241) ^ (t249 & t248), t251 = t244 ^ (t229 | t232), t252 = t247 ^ (t251 & t250),
        t253 = ~t235, t254 = t229 ^ (t253 & t249),
        t255 = (t232 ^ (t254 | t252)) ^ load_all128(round + 64), t256 = t252 ^ load_all128(round + 72),
        t257 = t251 ^ load_all128(round + 80), t258 = t254 ^ load_all128(round + 88),
        t259 = (t253 ^ (t248 & t250)) ^ load_all128(round + 96), t260 = t249 ^ load_all128(round + 104),
        t261 = t248 ^ load_all128(round + 112), t262 = t250 ^ load_all128(round + 120),
        t263 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t264 = t255 ^ (((t255 << 12) | (t255 >> 52)) & t263),
        t265 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t266 = t264 ^ (((t264 << 40) | (t264 >> 24)) & t265),
        t267 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t268 = t266 ^ (((t266 << 52) | (t266 >> 12)) & t267),
        t269 = t256 ^ (((t256 << 12) | (t256 >> 52)) & t263),
        t270 = t269 ^ (((t269 << 40) | (t269 >> 24)) & t265),
        t271 = t270 ^ (((t270 << 52) | (t270 >> 12)) & t267),
        t272 = t257 ^ (((t257 << 12) | (t257 >> 52)) & t263),
        t273 = t272 ^ (((t272 << 40) | (t272 >> 24)) & t265),
        t274 = t273 ^ (((t273 << 52) | (t273 >> 12)) & t267),
        t275 = t258 ^ (((t258 << 12) | (t258 >> 52)) & t263),
        t276 = t275 ^ (((t275 << 40) | (t275 >> 24)) & t265),
        t277 = t276 ^ (((t276 << 52) | (t276 >> 12)) & t267),
        t278 = t259 ^ (((t259 << 12) | (t259 >> 52)) & t263),
        t279 = t278 ^ (((t278 << 40) | (t278 >> 24)) & t265),
        t280 = t279 ^ (((t279 << 52) | (t279 >> 12)) & t267),
        t281 = t260 ^ (((t260 << 12) | (t260 >> 52)) & t263),
        t282 = t281 ^ (((t281 << 40) | (t281 >> 24)) & t265),
        t283 = t282 ^ (((t282 << 52) | (t282 >> 12)) & t267),
        t284 = t261 ^ (((t261 << 12) | (t261 >> 52)) & t263),
        t285 = t284 ^ (((t284 << 40) | (t284 >> 24)) & t265),
        t286 = t285 ^ (((t285 << 52) | (t285 >> 12)) & t267),
        t287 = t262 ^ (((t262 << 12) | (t262 >> 52)) & t263),
        t288 = t287 ^ (((t287 << 40) | (t287 >> 24)) & t265),
        t289 = t288 ^ (((t288 << 52) | (t288 >> 12)) & t267);
        // round 6 (skinny.dsl:60)
        const v128 t290 = t280 ^ (t286 | t289), t291 = t268 ^ (t274 | t277),
        t292 = t283 ^ (~(t291 & t290)), t293 = t286 ^ (t271 | t274), t294 = t289 ^ (t293 & t292),
        t295 = ~t277, t296 = t271 ^ (t295 & t291),
        t297 = (t274 ^ (t296 | t294)) ^ load_all128(round + 128),
        t298 = t294 ^ load_all128(round + 136), t299 = t293 ^ load_all128(round + 144),
        t300 = t296 ^ load_all128(round + 152),
        t301 = (t295 ^ (t290 & t292)) ^ load_all128(round + 160),
        t302 = t291 ^ load_all128(round + 168), t303 = t290 ^ load_all128(round + 176),
        t304 = t292 ^ load_all128(round + 184), t305 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t306 = t297 ^ (((t297 << 28) | (t297 >> 36)) & t305),
        t307 = splat_u64x2(UINT64_C(0xf000f000f000f0)), t308 = t306 ^ ((t306 >> 8) & t307),
        t309 = splat_u64x2(UINT64_C(0xf000f000f000f00)),
        t310 = t308 ^ (((t308 << 36) | (t308 >> 28)) & t309),
        t311 = t298 ^ (((t298 << 28) | (t298 >> 36)) & t305), t312 = t311 ^ ((t311 >> 8) & t307),
        t313 = t312 ^ (((t312 << 36) | (t312 >> 28)) & t309),
        t314 = t299 ^ (((t299 << 28) | (t299 >> 36)) & t305), t315 = t314 ^ ((t314 >> 8) & t307),
        t316 = t315 ^ (((t315 << 36) | (t315 >> 28)) & t309),
        t317 = t300 ^ (((t300 << 28) | (t300 >> 36)) & t305), t318 = t317 ^ ((t317 >> 8) & t307),
        t319 = t318 ^ (((t318 << 36) | (t318 >> 28)) & t309),
        t320 = t301 ^ (((t301 << 28) | (t301 >> 36)) & t305), t321 = t320 ^ ((t320 >> 8) & t307),
        t322 = t321 ^ (((t321 << 36) | (t321 >> 28)) & t309),
        t323 = t302 ^ (((t302 << 28) | (t302 >> 36)) & t305), t324 = t323 ^ ((t323 >> 8) & t307),
        t325 = t324 ^ (((t324 << 36) | (t324 >> 28)) & t309),
        t326 = t303 ^ (((t303 << 28) | (t303 >> 36)) & t305), t327 = t326 ^ ((t326 >> 8) & t307),
        t328 = t327 ^ (((t327 << 36) | (t327 >> 28)) & t309),
        t329 = t304 ^ (((t304 << 28) | (t304 >> 36)) & t305), t330 = t329 ^ ((t329 >> 8) & t307),
        t331 = t330 ^ (((t330 << 36) | (t330 >> 28)) & t309);
        // round 7 (skinny.dsl:60)
        const v128 t332 = t322 ^ (t328 | t331), t333 = t310 ^ (t316 | t319),
        t334 = t325 ^ (~(t333 & t332)), t335 = t328 ^ (t313 | t316), t336 = t331 ^ (t335 & t334),
        t337 = ~t319, t338 = t313 ^ (t337 & t333),
        t339 = (t316 ^ (t338 | t336)) ^ load_all128(round + 192),
        t340 = t336 ^ load_all128(round + 200), t341 = t335 ^ load_all128(round + 208),
        t342 = t338 ^ load_all128(round + 216),
        t343 = (t337 ^ (t332 & t334)) ^ load_all128(round + 224),
        t344 = t333 ^ load_all128(round + 232), t345 = t332 ^ load_all128(round + 240),
        t346 = t334 ^ load_all128(round + 248), t347 = splat_u64x2(UINT64_C(0xf000f000f000f000)),
        t348 = t339 ^ (((t339 << 60) | (t339 >> 4)) & t347),
        t349 = splat_u64x2(UINT64_C(0xf000f000f000f)),
        t350 = t348 ^ (((t348 << 24) | (t348 >> 40)) & t349),
        t351 = splat_u64x2(UINT64_C(0xf000f000f000f0)),
        t352 = t350 ^ (((t350 << 20) | (t350 >> 44)) & t351),
        t353 = t340 ^ (((t340 << 60) | (t340 >> 4)) & t347),
        t354 = t353 ^ (((t353 << 24) | (t353 >> 40)) & t349),
        t355 = t354 ^ (((t354 << 20) | (t354 >> 44)) & t351),
        t356 = t341 ^ (((t341 << 60) | (t341 >> 4)) & t347),
        t357 = t356 ^ (((t356 << 24) | (t356 >> 40)) & t349),
        t358 = t357 ^ (((t357 << 20) | (t357 >> 44)) & t351),
        t359 = t342 ^ (((t342 << 60) | (t342 >> 4)) & t347),
        t360 = t359 ^ (((t359 << 24) | (t359 >> 40)) & t349),
        t361 = t360 ^ (((t360 << 20) | (t360 >> 44)) & t351),
        t362 = t343 ^ (((t343 << 60) | (t343 >> 4)) & t347),
        t363 = t362 ^ (((t362 << 24) | (t362 >> 40)) & t349),
        t364 = t363 ^ (((t363 << 20) | (t363 >> 44)) & t351),
        t365 = t344 ^ (((t344 << 60) | (t344 >> 4)) & t347),
        t366 = t365 ^ (((t365 << 24) | (t365 >> 40)) & t349),
        t367 = t366 ^ (((t366 << 20) | (t366 >> 44)) & t351),
        t368 = t345 ^ (((t345 << 60) | (t345 >> 4)) & t347),
        t369 = t368 ^ (((t368 << 24) | (t368 >> 40)) & t349),
        t370 = t369 ^ (((t369 << 20) | (t369 >> 44)) & t351),
        t371 = t346 ^ (((t346 << 60) | (t346 >> 4)) & t347),
        t372 = t371 ^ (((t371 << 24) | (t371 >> 40)) & t349),
        t373 = t372 ^ (((t372 << 20) | (t372 >> 44)) & t351);
        x0 = t370;
        x1 = t373;
        x2 = t364;
        x3 = t358;
        x4 = t361;
        x5 = t352;
        x6 = t367;
        x7 = t355;
    }
    // round 40 (skinny.dsl:60)
    const v128 t782 = x2 ^ (x0 | x1), t783 = x5 ^ (x3 | x4), t784 = x6 ^ (~(t783 & t782)),
    t785 = x0 ^ (x7 | x3), t786 = x1 ^ (t785 & t784), t787 = ~x4, t788 = x7 ^ (t787 & t783),
    t789 = (x3 ^ (t788 | t786)) ^ load_all128(ctx + 1280), t790 = t786 ^ load_all128(ctx + 4616),
    t791 = t785 ^ load_all128(ctx + 272), t792 = t788 ^ load_all128(ctx + 280),
    t793 = (t787 ^ (t782 & t784)) ^ load_all128(ctx + 288), t794 = t783 ^ load_all128(ctx + 296),
    t795 = t782 ^ load_all128(ctx + 304), t796 = t784 ^ load_all128(ctx + 312),
    t797 = splat_u64x2(UINT64_C(0xf000f000f000f00)), t798 = t789 ^ ((t789 >> 4) & t797),
    t799 = splat_u64x2(UINT64_C(0xf000f000f000f000)), t800 = t798 ^ ((t798 << 8) & t799),
    t801 = splat_u64x2(UINT64_C(0xf000f000f000f)), t802 = t800 ^ ((t800 >> 12) & t801),
    t803 = t790 ^ ((t790 >> 4) & t797), t804 = t803 ^ ((t803 << 8) & t799),
    t805 = t804 ^ ((t804 >> 12) & t801), t806 = t791 ^ ((t791 >> 4) & t797),
    t807 = t806 ^ ((t806 << 8) & t799), t808 = t807 ^ ((t807 >> 12) & t801),
    t809 = t792 ^ ((t792 >> 4) & t797), t810 = t809 ^ ((t809 << 8) & t799),
    t811 = t810 ^ ((t810 >> 12) & t801), t812 = t793 ^ ((t793 >> 4) & t797),
    t813 = t812 ^ ((t812 << 8) & t799), t814 = t813 ^ ((t813 >> 12) & t801),
    t815 = t794 ^ ((t794 >> 4) & t797), t816 = t815 ^ ((t815 << 8) & t799),
    t817 = t816 ^ ((t816 >> 12) & t801), t818 = t795 ^ ((t795 >> 4) & t797),
    t819 = t818 ^ ((t818 << 8) & t799), t820 = t819 ^ ((t819 >> 12) & t801),
    t821 = t796 ^ ((t796 >> 4) & t797), t822 = t821 ^ ((t821 << 8) & t799),
    t823 = t822 ^ ((t822 >> 12) & t801), t824 = splat_u64x2(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t825 = ((t802 >> 4) ^ t814) & t824, t826 = t802 ^ (t825 << 4), t827 = t814 ^ t825,
    t828 = ((t805 >> 4) ^ t817) & t824, t829 = t805 ^ (t828 << 4), t830 = t817 ^ t828,
    t831 = ((t808 >> 4) ^ t820) & t824, t832 = t808 ^ (t831 << 4), t833 = t820 ^ t831,
    t834 = ((t811 >> 4) ^ t823) & t824, t835 = t811 ^ (t834 << 4), t836 = t823 ^ t834,
    t837 = splat_u64x2(UINT64_C(0xffffffff)), t838 = ((t826 >> 32) ^ t827) & t837,
    t839 = t826 ^ (t838 << 32), t840 = t827 ^ t838, t841 = ((t829 >> 32) ^ t830) & t837,
    t842 = t829 ^ (t841 << 32), t843 = t830 ^ t841, t844 = ((t832 >> 32) ^ t833) & t837,
    t845 = t832 ^ (t844 << 32), t846 = t833 ^ t844, t847 = ((t835 >> 32) ^ t836) & t837,
    t848 = t835 ^ (t847 << 32), t849 = t836 ^ t847, t850 = splat_u64x2(UINT64_C(0xffff0000ffff)),
    t851 = ((t839 >> 16) ^ t840) & t850, t852 = t839 ^ (t851 << 16), t853 = t840 ^ t851,
    t854 = ((t842 >> 16) ^ t843) & t850, t855 = t842 ^ (t854 << 16), t856 = t843 ^ t854,
    t857 = ((t845 >> 16) ^ t846) & t850, t858 = t845 ^ (t857 << 16), t859 = t846 ^ t857,
    t860 = ((t848 >> 16) ^ t849) & t850, t861 = t848 ^ (t860 << 16), t862 = t849 ^ t860,
    t863 = splat_u64x2(UINT64_C(0xff00ff00ff00ff)), t864 = ((t852 >> 8) ^ t853) & t863,
    t865 = t852 ^ (t864 << 8), t866 = t853 ^ t864, t867 = ((t855 >> 8) ^ t856) & t863,
    t868 = t855 ^ (t867 << 8), t869 = t856 ^ t867, t870 = ((t858 >> 8) ^ t859) & t863,
    t871 = t858 ^ (t870 << 8), t872 = t859 ^ t870, t873 = ((t861 >> 8) ^ t862) & t863,
    t874 = t861 ^ (t873 << 8), t875 = t862 ^ t873, t876 = splat_u64x2(UINT64_C(0x3333333333333333)),
    t877 = ((t865 >> 2) ^ t871) & t876, t878 = t865 ^ (t877 << 2), t879 = t871 ^ t877,
    t880 = ((t866 >> 2) ^ t872) & t876, t881 = t866 ^ (t880 << 2), t882 = t872 ^ t880,
    t883 = ((t868 >> 2) ^ t874) & t876, t884 = t868 ^ (t883 << 2), t885 = t874 ^ t883,
    t886 = ((t869 >> 2) ^ t875) & t876, t887 = t869 ^ (t886 << 2), t888 = t875 ^ t886,
    t889 = splat_u64x2(UINT64_C(0x5555555555555555)), t890 = ((t878 >> 1) ^ t884) & t889,
    t891 = ((t881 >> 1) ^ t887) & t889, t892 = ((t879 >> 1) ^ t885) & t889,
    t893 = ((t882 >> 1) ^ t888) & t889, t894 = load_lanes128(in, 64),
    t895 = load_lanes128(in + 8, 64), t896 = load_lanes128(in + 16, 64),
    t897 = load_lanes128(in + 24, 64), t898 = load_lanes128(in + 32, 64),
    t899 = load_lanes128(in + 40, 64), t900 = load_lanes128(in + 48, 64),
    t901 = load_lanes128(in + 56, 64), t902 = t894 ^ (t878 ^ (t890 << 1)),
    t903 = t895 ^ (t881 ^ (t891 << 1)), t904 = t896 ^ (t884 ^ t890), t905 = t897 ^ (t887 ^ t891),
    t906 = t898 ^ (t879 ^ (t892 << 1)), t907 = t899 ^ (t882 ^ (t893 << 1)),
    t908 = t900 ^ (t885 ^ t892), t909 = t901 ^ (t888 ^ t893);
    store_lanes128(out, 64, &t902);
    store_lanes128(out + 8, 64, &t903);
    store_lanes128(out + 16, 64, &t904);
    store_lanes128(out + 24, 64, &t905);
    store_lanes128(out + 32, 64, &t906);
    store_lanes128(out + 40, 64, &t907);
    store_lanes128(out + 48, 64, &t908);
    store_lanes128(out + 56, 64, &t909);
}

void lwcc_skinny128_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 128; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 128;
        in += 128;
        counter += 8;
    }
    nbytes %= 128;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_skinny128_128_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
