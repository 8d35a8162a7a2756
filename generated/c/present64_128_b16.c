// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile present --set present64_128 --target c --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement(alike=true) value_numbering() hoist() legalise(enabled=true) roll(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/present.dsl sha256:00d6d0d103b81601d49b50197dff5f1d19275363caa9ccf9fc4572389286986b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    planes of 16 S-boxes, 4 blocks side by side in each of 4 lanes; cells in 5 arrangements
// sizes:     in bytes: block 8, key 16, nonce 4, rk 2056, ctx 2088, align 1, group 128, stack 0
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

// How wide vectors are handed on is a matter of this file alone.
#pragma GCC diagnostic ignored "-Wpsabi"
// A vector of 256 bits: an extension of C that GCC, Clang and others share.
typedef uint64_t v256 __attribute__((vector_size(32)));

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

static inline __attribute__((always_inline)) v256 join256(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3)
{
    v256 v = {x0, x1, x2, x3};
    return v;
}

static inline __attribute__((always_inline)) v256 splat_u64x4(uint64_t x)
{
    v256 v = {x, x, x, x};
    return v;
}

static inline __attribute__((always_inline)) v256 load_all256(const uint8_t *p)
{
    return splat_u64x4(load64(p));
}

static inline __attribute__((always_inline)) v256 load_lanes256(const uint8_t *p, size_t apart)
{
    v256 x = {
        load_le64(p),
        load_le64(p + apart),
        load_le64(p + 2 * apart),
        load_le64(p + 3 * apart),
    };
    return x;
}

static inline void store_lanes256(uint8_t *p, size_t apart, const v256 *x)
{
    store_le64(p, (*x)[0]);
    store_le64(p + apart, (*x)[1]);
    store_le64(p + 2 * apart, (*x)[2]);
    store_le64(p + 3 * apart, (*x)[3]);
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
    const uint64_t t0 = ((x0 >> 1) ^ x0) & UINT64_C(0x5555555555555555), t1 = x0 ^ (t0 << 1),
    t2 = x0 ^ t0, t3 = ((t1 >> 2) ^ t1) & UINT64_C(0x3333333333333333), t4 = t1 ^ (t3 << 2),
    t5 = t1 ^ t3, t6 = ((t2 >> 2) ^ t2) & UINT64_C(0x3333333333333333), t7 = t2 ^ (t6 << 2),
    t8 = t2 ^ t6;
    z[0] = t4;
    z[1] = t5;
    z[2] = t7;
    z[3] = t8;
}

// What key goes through several times.
static uint64_t key_setup_1(uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4)
{
    const uint64_t t0 = (x1 | ((x0 << 54) & UINT64_C(0x100000000000000))) | ((x2 << 55) & UINT64_C(0x200000000000000)),
    t1 = (t0 | ((x3 << 56) & UINT64_C(0x400000000000000))) | ((x4 << 57) & UINT64_C(0x800000000000000)),
    t2 = (t1 | ((x0 << 59) & UINT64_C(0x1000000000000000))) | ((x2 << 60) & UINT64_C(0x2000000000000000)),
    t3 = (t2 | ((x3 << 61) & UINT64_C(0x4000000000000000))) | ((x4 << 62) & UINT64_C(0x8000000000000000));
    return t3;
}

// What key goes through several times.
static void key_setup_2(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4)
{
    const uint64_t t0 = x0 << 53,
    t1 = (x1 | (t0 & UINT64_C(0x200000000000000))) | ((x2 << 54) & UINT64_C(0x400000000000000)),
    t2 = (t1 | ((x3 << 55) & UINT64_C(0x800000000000000))) | ((x4 << 57) & UINT64_C(0x1000000000000000)),
    t3 = (x0 << 58) & UINT64_C(0x2000000000000000),
    t4 = (t2 | t3) | ((x2 << 59) & UINT64_C(0x4000000000000000)),
    t5 = t4 | ((x3 << 60) & UINT64_C(0x8000000000000000)), t6 = (x2 >> 1) & UINT64_C(21);
    z[0] = t0;
    z[1] = t3;
    z[2] = t5;
    z[3] = t6;
}

// What key goes through several times.
static void key_setup_3(uint64_t *z, uint64_t x0, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4, uint64_t x5, uint64_t x6)
{
    const uint64_t t0 = (x1 | (x0 & UINT64_C(0x400000000000000))) | ((x2 << 59) & UINT64_C(0x800000000000000)),
    t1 = x4 << 56,
    t2 = (t0 | ((x3 << 55) & UINT64_C(0x1000000000000000))) | (t1 & UINT64_C(0x2000000000000000)),
    t3 = (t2 | ((x5 << 57) & UINT64_C(0x4000000000000000))) | ((x6 << 58) & UINT64_C(0x8000000000000000));
    z[0] = t1;
    z[1] = t3;
}

void lwcc_present64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint64_t z[198];
    const uint64_t t0 = load_le64(key), t1 = load_le64(key + 8),
    t2 = (rotl64(t0, 8) & UINT64_C(0xff000000ff)) | (rotl64(t0, 24) & UINT64_C(0xff000000ff00)),
    t3 = t2 | (rotl64(t0, 40) & UINT64_C(0xff000000ff0000)),
    t4 = t3 | (rotl64(t0, 56) & UINT64_C(0xff000000ff000000)), t5 = t1 >> 7,
    t6 = ((t5 & UINT64_C(1)) | ((t1 >> 2) & UINT64_C(2))) | ((t1 >> 56) & UINT64_C(4)),
    t7 = t0 >> 57, t8 = (t6 | ((t0 >> 3) & UINT64_C(8))) | (t7 & UINT64_C(16)),
    t9 = ((t0 >> 56) & UINT64_C(1)) | ((t1 >> 3) & UINT64_C(2)), t10 = t0 >> 4,
    t11 = (t9 | ((t1 >> 57) & UINT64_C(4))) | (t10 & UINT64_C(8)), t12 = t0 >> 58,
    t13 = ((t7 & UINT64_C(1)) | ((t1 >> 4) & UINT64_C(2))) | ((t1 >> 58) & UINT64_C(4)),
    t14 = t1 >> 53, t15 = t0 >> 59, t16 = (t13 | (t14 & UINT64_C(8))) | (t15 & UINT64_C(16)),
    t17 = t1 >> 5, t18 = ((t12 & UINT64_C(1)) | (t17 & UINT64_C(2))) | ((t1 >> 59) & UINT64_C(4)),
    t19 = (t18 | ((t1 >> 54) & UINT64_C(8))) | ((t0 >> 44) & UINT64_C(16)),
    t20 = ~(t8 ^ UINT64_C(16)), t21 = ~(t11 | (t12 & UINT64_C(16))),
    t22 = (t19 ^ UINT64_C(8)) ^ (t21 & t16), t23 = t20 ^ t22, t24 = t22 ^ (t21 ^ t16),
    t25 = t21 ^ (t23 | t24), t26 = t24 ^ (t20 | t25), t27 = t25 ^ (t20 | t26),
    t28 = t22 ^ (t26 | t27), t29 = ~t23, t30 = ~t27, t31 = ~t26,
    t32 = (rotl64(t1, 5) & UINT64_C(0x1fe000001f)) | (rotl64(t1, 21) & UINT64_C(0x1fe000001fe0)),
    t33 = t32 | (rotl64(t1, 37) & UINT64_C(0x1fe000001fe000)),
    t34 = t33 | (rotl64(t1, 53) & UINT64_C(0xe000001fe00000)),
    t35 = t34 | ((t29 << 55) & UINT64_C(0x100000000000000)),
    t36 = t35 | ((t30 << 56) & UINT64_C(0x200000000000000)),
    t37 = t36 | ((t28 << 57) & UINT64_C(0x400000000000000)),
    t38 = t37 | ((t31 << 58) & UINT64_C(0x800000000000000)),
    t39 = t38 | ((t29 << 60) & UINT64_C(0x1000000000000000)),
    t40 = t39 | ((t30 << 61) & UINT64_C(0x2000000000000000)),
    t41 = t40 | ((t28 << 62) & UINT64_C(0x4000000000000000)), t42 = t41 | (t31 << 63),
    t43 = ((t4 >> 6) & UINT64_C(0xffffffffffffff)) | ((t29 << 53) & UINT64_C(0x100000000000000)),
    t44 = t43 | ((t30 << 54) & UINT64_C(0x200000000000000)),
    t45 = t44 | ((t28 << 55) & UINT64_C(0x400000000000000)),
    t46 = t45 | ((t31 << 56) & UINT64_C(0x800000000000000)),
    t47 = t46 | ((t29 << 58) & UINT64_C(0x1000000000000000)),
    t48 = t47 | ((t30 << 59) & UINT64_C(0x2000000000000000)),
    t49 = t48 | ((t28 << 60) & UINT64_C(0x4000000000000000)),
    t50 = t49 | ((t31 << 61) & UINT64_C(0x8000000000000000)),
    t51 = (t28 & UINT64_C(21)) | ((t1 >> 47) & UINT64_C(2)), t52 = t1 >> 49,
    t53 = (t51 | ((t0 >> 48) & UINT64_C(8))) | (t52 & UINT64_C(32)),
    t54 = (t31 & UINT64_C(21)) | ((t1 >> 48) & UINT64_C(2)), t55 = t1 >> 50,
    t56 = (t54 | ((t0 >> 49) & UINT64_C(8))) | (t55 & UINT64_C(32)), t57 = t56 ^ UINT64_C(40),
    t58 = ((t15 & UINT64_C(1)) | (t52 & UINT64_C(2))) | ((t1 >> 60) & UINT64_C(4)), t59 = t0 >> 45,
    t60 = (t58 | ((t0 >> 50) & UINT64_C(8))) | (t59 & UINT64_C(16)), t61 = t1 >> 35,
    t62 = t60 | (t61 & UINT64_C(32)),
    t63 = (((t0 >> 60) & UINT64_C(1)) | (t55 & UINT64_C(2))) | ((t1 >> 61) & UINT64_C(4)),
    t64 = t0 >> 46, t65 = (t63 | ((t0 >> 51) & UINT64_C(8))) | (t64 & UINT64_C(16)), t66 = t1 >> 36,
    t67 = ~(t53 ^ UINT64_C(2)), t68 = ~t57,
    t69 = ((t65 | (t66 & UINT64_C(32))) ^ UINT64_C(4)) ^ (t68 & t62), t70 = t67 ^ t69,
    t71 = t69 ^ (t68 ^ t62), t72 = t68 ^ (t70 | t71), t73 = t71 ^ (t67 | t72),
    t74 = t72 ^ (t67 | t73), t75 = t69 ^ (t73 | t74), t76 = ~t70, t77 = ~t74, t78 = ~t73,
    t79 = ((t42 >> 6) & UINT64_C(0xffffffffffffff)) | ((t76 << 56) & UINT64_C(0x100000000000000)),
    t80 = t79 | ((t77 << 57) & UINT64_C(0x200000000000000)),
    t81 = t80 | ((t75 << 58) & UINT64_C(0x400000000000000)),
    t82 = t81 | ((t78 << 59) & UINT64_C(0x800000000000000)),
    t83 = t82 | ((t29 << 56) & UINT64_C(0x1000000000000000)),
    t84 = t83 | ((t30 << 57) & UINT64_C(0x2000000000000000)),
    t85 = t84 | ((t28 << 58) & UINT64_C(0x4000000000000000)),
    t86 = t85 | ((t31 << 59) & UINT64_C(0x8000000000000000)),
    t87 = ((t57 >> 3) & UINT64_C(1)) | ((t50 >> 6) & UINT64_C(0xfffffffffffffe)),
    t88 = key_setup_1(t76, t87, t77, t75, t78),
    t89 = ((t57 >> 5) & UINT64_C(1)) | ((t86 >> 6) & UINT64_C(0xfffffffffffffe)),
    t90 = t89 | ((t76 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z, t77, t90, t75, t78, t76);
    const uint64_t t91 = (z[3] | ((t0 >> 40) & UINT64_C(2))) | ((t1 >> 41) & UINT64_C(8)),
    t92 = t0 >> 42, t93 = t78 >> 1, t94 = (t93 & UINT64_C(21)) | ((t0 >> 41) & UINT64_C(2)),
    t95 = t0 >> 27, t96 = (t94 | ((t1 >> 42) & UINT64_C(8))) | (t95 & UINT64_C(32)),
    t97 = t96 ^ UINT64_C(10),
    t98 = (((t1 >> 52) & UINT64_C(1)) | (t92 & UINT64_C(2))) | ((t0 >> 53) & UINT64_C(4)),
    t99 = t1 >> 38, t100 = (t98 | ((t1 >> 43) & UINT64_C(8))) | (t99 & UINT64_C(16)),
    t101 = t0 >> 28, t102 = (t100 | (t101 & UINT64_C(32))) ^ UINT64_C(32),
    t103 = ((t14 & UINT64_C(1)) | ((t0 >> 43) & UINT64_C(2))) | ((t0 >> 38) & UINT64_C(4)),
    t104 = t1 >> 39, t105 = (t103 | ((t1 >> 44) & UINT64_C(8))) | (t104 & UINT64_C(16)),
    t106 = t0 >> 29, t107 = ~((t91 | (t92 & UINT64_C(32))) ^ UINT64_C(10)), t108 = ~t97,
    t109 = ((t105 | (t106 & UINT64_C(32))) ^ UINT64_C(17)) ^ (t108 & t102), t110 = t107 ^ t109,
    t111 = t109 ^ (t108 ^ t102), t112 = t108 ^ (t110 | t111), t113 = t111 ^ (t107 | t112),
    t114 = t112 ^ (t107 | t113), t115 = t109 ^ (t113 | t114), t116 = ~t110, t117 = ~t114,
    t118 = ~t113, t119 = ((t97 >> 1) & UINT64_C(1)) | ((t88 >> 6) & UINT64_C(0xfffffffffffffe)),
    t120 = t119 | ((t116 << 56) & UINT64_C(0x100000000000000)),
    t121 = t120 | ((t117 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 4, t115 << 58, t121, t118, t76, t77, t75, t78);
    const uint64_t t122 = ((t97 >> 3) & UINT64_C(1)) | ((z[2] >> 6) & UINT64_C(0xfffffffffffffe)),
    t123 = key_setup_1(t116, t122, t117, t115, t118),
    t124 = ((z[5] >> 6) & UINT64_C(0xfffffffffffffd)) | ((t102 >> 4) & UINT64_C(2)),
    t125 = t124 | ((t116 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 6, t117, t125, t115, t118, t116);
    const uint64_t t126 = (z[9] | ((t1 >> 33) & UINT64_C(2))) | ((t0 >> 34) & UINT64_C(8)),
    t127 = t1 >> 19, t128 = t118 >> 1, t129 = (t128 & UINT64_C(21)) | ((t1 >> 34) & UINT64_C(2)),
    t130 = t1 >> 20, t131 = (t129 | ((t0 >> 35) & UINT64_C(8))) | (t130 & UINT64_C(32)),
    t132 = ((t59 & UINT64_C(1)) | (t61 & UINT64_C(2))) | ((t1 >> 30) & UINT64_C(4)),
    t133 = t0 >> 31, t134 = (t132 | ((t0 >> 36) & UINT64_C(8))) | (t133 & UINT64_C(16)),
    t135 = t1 >> 21, t136 = (t134 | (t135 & UINT64_C(32))) ^ UINT64_C(42),
    t137 = ((t64 & UINT64_C(1)) | (t66 & UINT64_C(2))) | ((t1 >> 31) & UINT64_C(4)),
    t138 = (t137 | ((t0 >> 21) & UINT64_C(8))) | ((t0 >> 32) & UINT64_C(16)), t139 = t1 >> 22,
    t140 = ~((t126 | (t127 & UINT64_C(32))) ^ UINT64_C(40)), t141 = ~t131,
    t142 = ((t138 | (t139 & UINT64_C(32))) ^ UINT64_C(4)) ^ (t141 & t136), t143 = t140 ^ t142,
    t144 = t142 ^ (t141 ^ t136), t145 = t141 ^ (t143 | t144), t146 = t144 ^ (t140 | t145),
    t147 = t145 ^ (t140 | t146), t148 = t142 ^ (t146 | t147), t149 = ~t143, t150 = ~t147,
    t151 = ~t146, t152 = ((t123 >> 6) & UINT64_C(0xfffffffffffffd)) | (t136 & UINT64_C(2)),
    t153 = t152 | ((t149 << 56) & UINT64_C(0x100000000000000)),
    t154 = t153 | ((t150 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 10, t148 << 58, t154, t151, t116, t117, t115, t118);
    const uint64_t t155 = ((z[8] >> 6) & UINT64_C(0xfffffffffffffd)) | ((t136 >> 2) & UINT64_C(2)),
    t156 = key_setup_1(t149, t155, t150, t148, t151),
    t157 = ((z[11] >> 6) & UINT64_C(0xfffffffffffffd)) | ((t136 >> 4) & UINT64_C(2)),
    t158 = t157 | ((t149 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 12, t150, t158, t148, t151, t149);
    const uint64_t t159 = (z[15] | ((t0 >> 26) & UINT64_C(2))) | ((t1 >> 27) & UINT64_C(8)),
    t160 = t0 >> 12, t161 = t151 >> 1,
    t162 = ((t161 & UINT64_C(21)) | (t95 & UINT64_C(2))) | ((t1 >> 28) & UINT64_C(8)),
    t163 = t0 >> 13, t164 = (t162 | (t163 & UINT64_C(32))) ^ UINT64_C(42),
    t165 = ((t99 & UINT64_C(1)) | (t101 & UINT64_C(2))) | ((t0 >> 23) & UINT64_C(4)),
    t166 = (t165 | ((t1 >> 13) & UINT64_C(8))) | ((t1 >> 24) & UINT64_C(16)), t167 = t0 >> 14,
    t168 = (t166 | (t167 & UINT64_C(32))) ^ UINT64_C(42),
    t169 = ((t104 & UINT64_C(1)) | (t106 & UINT64_C(2))) | ((t0 >> 24) & UINT64_C(4)),
    t170 = (t169 | ((t1 >> 14) & UINT64_C(8))) | ((t1 >> 25) & UINT64_C(16)),
    t171 = (t170 | ((t0 >> 15) & UINT64_C(32))) ^ UINT64_C(17),
    t172 = ~((t159 | (t160 & UINT64_C(32))) ^ UINT64_C(32)), t173 = ~t164,
    t174 = t171 ^ (t173 & t168), t175 = t172 ^ t174, t176 = t174 ^ (t173 ^ t168),
    t177 = t173 ^ (t175 | t176), t178 = t176 ^ (t172 | t177), t179 = t177 ^ (t172 | t178),
    t180 = t174 ^ (t178 | t179), t181 = ~t175, t182 = ~t179, t183 = ~t178,
    t184 = ((t164 >> 1) & UINT64_C(1)) | (t168 & UINT64_C(2)),
    t185 = t184 | ((t156 >> 6) & UINT64_C(0xfffffffffffffc)),
    t186 = t185 | ((t181 << 56) & UINT64_C(0x100000000000000)),
    t187 = t186 | ((t182 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 16, t180 << 58, t187, t183, t149, t150, t148, t151);
    const uint64_t t188 = ((t164 >> 3) & UINT64_C(1)) | ((t168 >> 2) & UINT64_C(2)),
    t189 = t188 | ((z[14] >> 6) & UINT64_C(0xfffffffffffffc)),
    t190 = key_setup_1(t181, t189, t182, t180, t183),
    t191 = ((t164 >> 5) & UINT64_C(1)) | ((t168 >> 4) & UINT64_C(2)),
    t192 = t191 | ((z[17] >> 6) & UINT64_C(0xfffffffffffffc)),
    t193 = t192 | ((t181 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 18, t182, t193, t180, t183, t181);
    const uint64_t t194 = (z[21] | (t127 & UINT64_C(2))) | ((t0 >> 20) & UINT64_C(8)),
    t195 = ((t183 >> 1) & UINT64_C(21)) | (t130 & UINT64_C(2)),
    t196 = (t195 | ((t0 >> 5) & UINT64_C(8))) | ((t1 >> 6) & UINT64_C(32)),
    t197 = t196 ^ UINT64_C(2),
    t198 = ((t133 & UINT64_C(1)) | (t135 & UINT64_C(2))) | ((t1 >> 16) & UINT64_C(4)),
    t199 = (t198 | ((t0 >> 6) & UINT64_C(8))) | ((t0 >> 17) & UINT64_C(16)),
    t200 = (t199 | (t5 & UINT64_C(32))) ^ UINT64_C(2),
    t201 = ((t0 >> 16) & UINT64_C(1)) | (t139 & UINT64_C(2)),
    t202 = (t201 | ((t1 >> 17) & UINT64_C(4))) | ((t0 >> 7) & UINT64_C(8)), t203 = t1 >> 8,
    t204 = (t202 | ((t0 >> 18) & UINT64_C(16))) | (t203 & UINT64_C(32)), t205 = t204 ^ UINT64_C(44),
    t206 = ~((t194 | (t17 & UINT64_C(32))) ^ UINT64_C(2)), t207 = ~t197,
    t208 = t205 ^ (t207 & t200), t209 = t206 ^ t208, t210 = t208 ^ (t207 ^ t200),
    t211 = t207 ^ (t209 | t210), t212 = t210 ^ (t206 | t211), t213 = t211 ^ (t206 | t212),
    t214 = t208 ^ (t212 | t213), t215 = ~t209, t216 = ~t213, t217 = ~t212,
    t218 = ((t197 >> 1) & UINT64_C(1)) | (t200 & UINT64_C(2)),
    t219 = t218 | ((t190 >> 6) & UINT64_C(0xfffffffffffffc)),
    t220 = t219 | ((t215 << 56) & UINT64_C(0x100000000000000)),
    t221 = t220 | ((t216 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 22, t214 << 58, t221, t217, t181, t182, t180, t183);
    const uint64_t t222 = ((z[20] >> 6) & UINT64_C(0xfffffffffffffb)) | ((t205 >> 1) & UINT64_C(4)),
    t223 = key_setup_1(t215, t222, t216, t214, t217),
    t224 = ((z[23] >> 6) & UINT64_C(0xfffffffffffffb)) | ((t205 >> 3) & UINT64_C(4)),
    t225 = t224 | ((t215 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 24, t216, t225, t214, t217, t215);
    const uint64_t t226 = (z[27] | (t160 & UINT64_C(2))) | ((t1 << 3) & UINT64_C(8)),
    t227 = (t226 | ((t0 << 2) & UINT64_C(32))) ^ UINT64_C(10),
    t228 = ((t217 >> 1) & UINT64_C(21)) | (t163 & UINT64_C(2)), t229 = t0 << 1,
    t230 = (t228 | ((t1 << 2) & UINT64_C(8))) | (t229 & UINT64_C(32)), t231 = t230 ^ UINT64_C(32),
    t232 = ((t203 & UINT64_C(1)) | (t167 & UINT64_C(2))) | ((t0 >> 9) & UINT64_C(4)),
    t233 = (t232 | ((t1 << 1) & UINT64_C(8))) | ((t1 >> 10) & UINT64_C(16)),
    t234 = t233 | (t0 & UINT64_C(32)), t235 = t1 >> 9,
    t236 = ((t235 & UINT64_C(1)) | (t229 & UINT64_C(2))) | ((t0 >> 10) & UINT64_C(4)),
    t237 = (t236 | ((t29 << 2) & UINT64_C(40))) | ((t1 >> 11) & UINT64_C(16)),
    t238 = t237 ^ UINT64_C(59), t239 = ~t227, t240 = ~t231, t241 = t238 ^ (t240 & t234),
    t242 = t239 ^ t241, t243 = t241 ^ (t240 ^ t234), t244 = t240 ^ (t242 | t243),
    t245 = t243 ^ (t239 | t244), t246 = t244 ^ (t239 | t245), t247 = t241 ^ (t245 | t246),
    t248 = ~t242, t249 = ~t246, t250 = ~t245,
    t251 = ((t223 >> 6) & UINT64_C(0xfffffffffffffb)) | ((t238 << 1) & UINT64_C(4)),
    t252 = t251 | ((t248 << 56) & UINT64_C(0x100000000000000)),
    t253 = t252 | ((t249 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 28, t247 << 58, t253, t250, t215, t216, t214, t217);
    const uint64_t t254 = ((z[26] >> 6) & UINT64_C(0xfffffffffffffb)) | ((t238 >> 1) & UINT64_C(4)),
    t255 = key_setup_1(t248, t254, t249, t247, t250),
    t256 = ((t231 >> 5) & UINT64_C(1)) | ((z[29] >> 6) & UINT64_C(0xfffffffffffffa)),
    t257 = (t256 | ((t238 >> 3) & UINT64_C(4))) | ((t248 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 30, t249, t257, t247, t250, t248);
    const uint64_t t258 = (z[33] | (t31 & UINT64_C(10))) | ((t78 << 5) & UINT64_C(32)),
    t259 = ((t250 >> 1) & UINT64_C(21)) | ((t29 << 1) & UINT64_C(42)), t260 = t259 ^ UINT64_C(42),
    t261 = t0 >> 1, t262 = (t261 & UINT64_C(1)) | ((t30 << 1) & UINT64_C(62)),
    t263 = ((t0 >> 2) & UINT64_C(1)) | ((t76 << 1) & UINT64_C(42)),
    t264 = (t263 | ((t28 << 1) & UINT64_C(20))) ^ UINT64_C(46), t265 = ~(t258 ^ UINT64_C(40)),
    t266 = ~t260, t267 = t264 ^ (t266 & t262), t268 = t265 ^ t267, t269 = t267 ^ (t266 ^ t262),
    t270 = t266 ^ (t268 | t269), t271 = t269 ^ (t265 | t270), t272 = t270 ^ (t265 | t271),
    t273 = t267 ^ (t271 | t272), t274 = ~t268, t275 = ~t272, t276 = ~t271,
    t277 = ((t260 >> 1) & UINT64_C(1)) | ((t255 >> 6) & UINT64_C(0xfffffffffffffa)),
    t278 = (t277 | ((t264 << 1) & UINT64_C(4))) | ((t274 << 56) & UINT64_C(0x100000000000000)),
    t279 = t278 | ((t275 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 34, t273 << 58, t279, t276, t248, t249, t247, t250);
    const uint64_t t280 = ((t260 >> 3) & UINT64_C(1)) | ((z[32] >> 6) & UINT64_C(0xfffffffffffffa)),
    t281 = key_setup_1(t274, t280 | ((t264 >> 1) & UINT64_C(4)), t275, t273, t276),
    t282 = ((t260 >> 5) & UINT64_C(1)) | ((z[35] >> 6) & UINT64_C(0xfffffffffffffa)),
    t283 = (t282 | ((t264 >> 3) & UINT64_C(4))) | ((t274 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 36, t275, t283, t273, t276, t274);
    const uint64_t t284 = (z[39] | (t93 & UINT64_C(10))) | ((t118 << 5) & UINT64_C(32)),
    t285 = ((t276 >> 1) & UINT64_C(21)) | (t76 & UINT64_C(42)), t286 = t77 ^ UINT64_C(42),
    t287 = (t75 & UINT64_C(21)) | ((t116 << 1) & UINT64_C(42)), t288 = t287 ^ UINT64_C(59),
    t289 = ~(t284 ^ UINT64_C(32)), t290 = ~t285, t291 = t288 ^ (t290 & t286), t292 = t289 ^ t291,
    t293 = t291 ^ (t290 ^ t286), t294 = t290 ^ (t292 | t293), t295 = t293 ^ (t289 | t294),
    t296 = t294 ^ (t289 | t295), t297 = t291 ^ (t295 | t296), t298 = ~t292, t299 = ~t296,
    t300 = ~t295, t301 = ((t281 >> 6) & UINT64_C(0xfffffffffffff9)) | (t286 & UINT64_C(2)),
    t302 = (t301 | ((t288 << 1) & UINT64_C(4))) | ((t298 << 56) & UINT64_C(0x100000000000000)),
    t303 = t302 | ((t299 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 40, t297 << 58, t303, t300, t274, t275, t273, t276);
    const uint64_t t304 = ((z[38] >> 6) & UINT64_C(0xfffffffffffff9)) | ((t286 >> 2) & UINT64_C(2)),
    t305 = key_setup_1(t298, t304 | ((t288 >> 1) & UINT64_C(4)), t299, t297, t300),
    t306 = ((z[41] >> 6) & UINT64_C(0xfffffffffffff9)) | ((t286 >> 4) & UINT64_C(2)),
    t307 = (t306 | ((t288 >> 3) & UINT64_C(4))) | ((t298 << 52) & UINT64_C(0x100000000000000));
    key_setup_2(z + 42, t299, t307, t297, t300, t298);
    const uint64_t t308 = (z[45] | (t128 & UINT64_C(10))) | ((t151 << 5) & UINT64_C(32)),
    t309 = ((t300 >> 1) & UINT64_C(21)) | (t116 & UINT64_C(42)), t310 = t309 ^ UINT64_C(40),
    t311 = t117 ^ UINT64_C(42), t312 = (t115 & UINT64_C(21)) | ((t149 << 1) & UINT64_C(42)),
    t313 = t312 ^ UINT64_C(46), t314 = ~(t308 ^ UINT64_C(2)), t315 = ~t310,
    t316 = t313 ^ (t315 & t311), t317 = t314 ^ t316, t318 = t316 ^ (t315 ^ t311),
    t319 = t315 ^ (t317 | t318), t320 = t318 ^ (t314 | t319), t321 = t319 ^ (t314 | t320),
    t322 = t316 ^ (t320 | t321), t323 = ~t317, t324 = ~t321, t325 = ~t320,
    t326 = ((t305 >> 6) & UINT64_C(0xfffffffffffff9)) | (t311 & UINT64_C(2)), t327 = t313 << 1,
    t328 = (t326 | (t327 & UINT64_C(4))) | ((t323 << 56) & UINT64_C(0x100000000000000)),
    t329 = t328 | ((t324 << 57) & UINT64_C(0x200000000000000));
    key_setup_3(z + 46, t322 << 58, t329, t325, t298, t299, t297, t300);
    const uint64_t t330 = ((t310 >> 3) & UINT64_C(1)) | ((t311 >> 2) & UINT64_C(2)),
    t331 = (t330 | ((t313 >> 1) & UINT64_C(4))) | ((z[44] >> 6) & UINT64_C(0xfffffffffffff8)),
    t332 = key_setup_1(t323, t331, t324, t322, t325),
    t333 = ((t310 >> 5) & UINT64_C(1)) | ((t311 >> 4) & UINT64_C(2)),
    t334 = (t333 | ((t313 >> 3) & UINT64_C(4))) | ((z[47] >> 6) & UINT64_C(0xfffffffffffff8)),
    t335 = t334 | ((t323 << 52) & UINT64_C(0x100000000000000)),
    t336 = t335 | ((t324 << 53) & UINT64_C(0x200000000000000)), t337 = t322 << 54,
    t338 = (t336 | (t337 & UINT64_C(0x400000000000000))) | ((t325 << 55) & UINT64_C(0x800000000000000)),
    t339 = t338 | ((t323 << 57) & UINT64_C(0x1000000000000000)),
    t340 = t339 | ((t324 << 58) & UINT64_C(0x2000000000000000)),
    t341 = t340 | ((t322 << 59) & UINT64_C(0x4000000000000000)),
    t342 = t341 | ((t325 << 60) & UINT64_C(0x8000000000000000)),
    t343 = ((t322 >> 1) & UINT64_C(5)) | (t161 & UINT64_C(2)),
    t344 = ((t325 >> 1) & UINT64_C(5)) | (t149 & UINT64_C(2)), t345 = t344 ^ UINT64_C(2),
    t346 = t150 ^ UINT64_C(2), t347 = (t148 & UINT64_C(5)) | ((t181 << 1) & UINT64_C(2)),
    t348 = t347 ^ UINT64_C(3), t349 = ~(t343 ^ UINT64_C(2)), t350 = ~t345,
    t351 = t348 ^ (t350 & t346), t352 = t349 ^ t351, t353 = t351 ^ (t350 ^ t346),
    t354 = t350 ^ (t352 | t353), t355 = t353 ^ (t349 | t354), t356 = t354 ^ (t349 | t355),
    t357 = t351 ^ (t355 | t356), t358 = ~t352, t359 = ~t356, t360 = ~t355,
    t361 = ((t345 >> 1) & UINT64_C(1)) | (t346 & UINT64_C(2)),
    t362 = (t361 | ((t348 << 1) & UINT64_C(4))) | ((t332 >> 6) & UINT64_C(0xfffffffffffff8)),
    t363 = t362 | ((t358 << 56) & UINT64_C(0x100000000000000)),
    t364 = t363 | ((t359 << 57) & UINT64_C(0x200000000000000)), t365 = t357 << 58;
    key_setup_3(z + 48, t365, t364, t360, t323, t324, t322, t325);
    const uint64_t t366 = key_setup_1(t358, (t342 >> 6) & UINT64_C(0xffffffffffffff), t359, t357, t360),
    t367 = t366 ^ UINT64_C(7), t368 = (t261 ^ t0) & UINT64_C(0x5555555555555555),
    t369 = t0 ^ (t368 << 1), t370 = t0 ^ t368,
    t371 = ((t369 >> 2) ^ t369) & UINT64_C(0x3333333333333333), t372 = t369 ^ (t371 << 2),
    t373 = t369 ^ t371, t374 = ((t370 >> 2) ^ t370) & UINT64_C(0x3333333333333333),
    t375 = t370 ^ (t374 << 2), t376 = t370 ^ t374,
    t377 = (rotl64(t1, 9) & UINT64_C(0x10000000001)) | (rotl64(t1, 25) & UINT64_C(0xe000000000e)),
    t378 = t377 | (rotl64(t1, 29) & UINT64_C(0xf001000000f0010)),
    t379 = t378 | (rotl64(t1, 45) & UINT64_C(0xe000000000e0)),
    t380 = t379 | (rotl64(t1, 49) & UINT64_C(0xf000000e00f00100)),
    t381 = (t380 | (rotl64(t42, 28) & UINT64_C(0x100000e00))) | (rotl64(t42, 16) & UINT64_C(0xf00000f000)),
    t382 = t381 | (rotl64(t42, 48) & UINT64_C(0xf00000f000000)),
    t383 = t382 | (rotl64(t42, 36) & UINT64_C(0xf00000f0000000));
    key_setup_0(z + 50, t383);
    key_setup_0(z + 54, t50);
    const uint64_t t384 = (t86 & UINT64_C(0xf0000f0000f0000f)) | ((t86 >> 12) & UINT64_C(0xf0000f0000f0)),
    t385 = (t384 | (t235 & UINT64_C(0xf00000f00))) | ((t42 >> 42) & UINT64_C(0xf000)),
    t386 = t385 | ((t42 << 6) & UINT64_C(0xf0000f0000f0000)),
    t387 = (t386 | ((t42 >> 30) & UINT64_C(0xf0000000))) | ((t42 << 30) & UINT64_C(0xf000000000000)),
    t388 = t387 | ((t42 << 18) & UINT64_C(0xf0000000000000));
    key_setup_0(z + 58, t388);
    key_setup_0(z + 62, t88);
    const uint64_t t389 = (z[2] & UINT64_C(0xf0000c0000000001)) | ((t388 >> 18) & UINT64_C(0x33330003332)),
    t390 = (t389 | ((t388 >> 30) & UINT64_C(0xc000cccc))) | (rotl64(t383, 28) & UINT64_C(0xfff00000fff0000)),
    t391 = (t390 | ((t383 >> 4) & UINT64_C(0xcc00000000))) | ((z[2] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 66, t391);
    key_setup_0(z + 70, z[5]);
    const uint64_t t392 = (t123 & UINT64_C(0xf000000000000001)) | ((t388 >> 48) & UINT64_C(0x3ffe)),
    t393 = (t392 | ((t391 >> 30) & UINT64_C(0xc000c000))) | ((t388 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t394 = (t393 | ((z[2] >> 30) & UINT64_C(0x30000000))) | ((t123 >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 74, t394);
    key_setup_0(z + 78, z[8]);
    const uint64_t t395 = ((t391 >> 48) & UINT64_C(0x3ffd)) | (z[11] & UINT64_C(0xf000000000000002)),
    t396 = (t395 | ((t394 >> 30) & UINT64_C(0xc000c000))) | ((t391 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t397 = (t396 | ((t123 >> 30) & UINT64_C(0x30000000))) | ((z[11] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 82, t397);
    key_setup_0(z + 86, t156);
    const uint64_t t398 = ((t394 >> 48) & UINT64_C(0x3ffd)) | (z[14] & UINT64_C(0xf000000000000002)),
    t399 = (t398 | ((t397 >> 30) & UINT64_C(0xc000c000))) | ((t394 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t400 = (t399 | ((z[11] >> 30) & UINT64_C(0x30000000))) | ((z[14] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 90, t400);
    key_setup_0(z + 94, z[17]);
    const uint64_t t401 = (t190 & UINT64_C(0xf000000000000003)) | ((t397 >> 48) & UINT64_C(0x3ffc)),
    t402 = (t401 | ((t400 >> 30) & UINT64_C(0xc000c000))) | ((t397 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t403 = (t402 | ((z[14] >> 30) & UINT64_C(0x30000000))) | ((t190 >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 98, t403);
    key_setup_0(z + 102, z[20]);
    const uint64_t t404 = (z[23] & UINT64_C(0xf000000000000003)) | ((t400 >> 48) & UINT64_C(0x3ffc)),
    t405 = (t404 | ((t403 >> 30) & UINT64_C(0xc000c000))) | ((t400 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t406 = (t405 | ((t190 >> 30) & UINT64_C(0x30000000))) | ((z[23] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 106, t406);
    key_setup_0(z + 110, t223);
    const uint64_t t407 = ((t403 >> 48) & UINT64_C(0x3ffb)) | (z[26] & UINT64_C(0xf000000000000004)),
    t408 = (t407 | ((t406 >> 30) & UINT64_C(0xc000c000))) | ((t403 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t409 = (t408 | ((z[23] >> 30) & UINT64_C(0x30000000))) | ((z[26] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 114, t409);
    key_setup_0(z + 118, z[29]);
    const uint64_t t410 = ((t406 >> 48) & UINT64_C(0x3ffb)) | (t255 & UINT64_C(0xf000000000000004)),
    t411 = (t410 | ((t409 >> 30) & UINT64_C(0xc000c000))) | ((t406 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t412 = (t411 | ((z[26] >> 30) & UINT64_C(0x30000000))) | ((t255 >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 122, t412);
    key_setup_0(z + 126, z[32]);
    const uint64_t t413 = (z[35] & UINT64_C(0xf000000000000005)) | ((t409 >> 48) & UINT64_C(0x3ffa)),
    t414 = (t413 | ((t412 >> 30) & UINT64_C(0xc000c000))) | ((t409 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t415 = (t414 | ((t255 >> 30) & UINT64_C(0x30000000))) | ((z[35] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 130, t415);
    key_setup_0(z + 134, t281);
    const uint64_t t416 = (z[38] & UINT64_C(0xf000000000000005)) | ((t412 >> 48) & UINT64_C(0x3ffa)),
    t417 = (t416 | ((t415 >> 30) & UINT64_C(0xc000c000))) | ((t412 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t418 = (t417 | ((z[35] >> 30) & UINT64_C(0x30000000))) | ((z[38] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 138, t418);
    key_setup_0(z + 142, z[41]);
    const uint64_t t419 = ((t415 >> 48) & UINT64_C(0x3ff9)) | (t305 & UINT64_C(0xf000000000000006)),
    t420 = (t419 | ((t418 >> 30) & UINT64_C(0xc000c000))) | ((t415 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t421 = (t420 | ((z[38] >> 30) & UINT64_C(0x30000000))) | ((t305 >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 146, t421);
    key_setup_0(z + 150, z[44]);
    const uint64_t t422 = ((t418 >> 48) & UINT64_C(0x3ff9)) | (z[47] & UINT64_C(0xf000000000000006)),
    t423 = (t422 | ((t421 >> 30) & UINT64_C(0xc000c000))) | ((t418 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t424 = (t423 | ((t305 >> 30) & UINT64_C(0x30000000))) | ((z[47] >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 154, t424);
    key_setup_0(z + 158, t332);
    const uint64_t t425 = (t342 & UINT64_C(0xf000000000000007)) | ((t421 >> 48) & UINT64_C(0x3ff8)),
    t426 = (t425 | ((t424 >> 30) & UINT64_C(0xc000c000))) | ((t421 << 12) & UINT64_C(0xfff0fff0fff0000)),
    t427 = (t426 | ((z[47] >> 30) & UINT64_C(0x30000000))) | ((t342 >> 12) & UINT64_C(0xf00000000000));
    key_setup_0(z + 162, t427);
    key_setup_0(z + 166, z[49]);
    const uint64_t t428 = (t367 & UINT64_C(0x8000000000000001)) | ((t421 >> 9) & UINT64_C(0x2104210421042)),
    t429 = (t428 | ((t421 >> 12) & UINT64_C(0x210421042004))) | ((t427 >> 27) & UINT64_C(0x84208)),
    t430 = (t429 | ((t367 << 3) & UINT64_C(16))) | ((t367 >> 12) & UINT64_C(0x800000000020)),
    t431 = t430 | (rotl64(z[165], 42) & UINT64_C(0x40000000800080)),
    t432 = (t431 | ((t367 << 6) & UINT64_C(0x100))) | ((t427 >> 30) & UINT64_C(0x80008400)),
    t433 = (t432 | ((t427 >> 33) & UINT64_C(0x8000800))) | ((t424 << 12) & UINT64_C(0x421042104210000)),
    t434 = t433 | ((t424 << 15) & UINT64_C(0x4210421042100000)),
    t435 = (t434 | ((t358 << 33) & UINT64_C(0x800000000))) | ((t359 << 37) & UINT64_C(0x8000000000)),
    t436 = (t435 | ((t357 << 41) & UINT64_C(0x80000000000))) | ((t427 << 36) & UINT64_C(0x2104000000000000)),
    t437 = t436 | ((t358 << 50) & UINT64_C(0x8000000000000)),
    t438 = t437 | ((t359 << 54) & UINT64_C(0x80000000000000)),
    t439 = (t438 | (t365 & UINT64_C(0x800000000000000))) | (z[28] & UINT64_C(0x1000000000000000));
    key_setup_0(z + 170, t439);
    const uint64_t t440 = (rotl64(t439, 32) & UINT64_C(0xf00000000000000f)) | ((t439 >> 44) & UINT64_C(240)),
    t441 = t439 >> 4,
    t442 = (t440 | ((t439 << 8) & UINT64_C(0xf00))) | (t441 & UINT64_C(0xf0000f000)),
    t443 = (t442 | ((t439 >> 24) & UINT64_C(0xf0000))) | ((t439 >> 36) & UINT64_C(0xf00000)),
    t444 = (t443 | ((t439 << 16) & UINT64_C(0xf000000))) | ((t439 << 4) & UINT64_C(0xf0000f0000000)),
    t445 = (t444 | ((t439 >> 16) & UINT64_C(0xf000000000))) | ((t439 << 36) & UINT64_C(0xf0000000000)),
    t446 = t439 << 24,
    t447 = (t445 | (t446 & UINT64_C(0xf00000000000))) | ((t439 >> 8) & UINT64_C(0xf0000000000000)),
    t448 = t447 | ((t439 << 44) & UINT64_C(0xf00000000000000));
    key_setup_0(z + 174, t448);
    const uint64_t t449 = (z[49] & UINT64_C(0x8000004002000001)) | ((t332 >> 21) & UINT64_C(0x8004000002)),
    t450 = (t449 | ((z[49] >> 30) & UINT64_C(0x8000004))) | (rotl64(z[150], 7) & UINT64_C(0x2000000000008)),
    t451 = (t450 | ((z[49] << 2) & UINT64_C(0x20000010))) | ((z[41] >> 31) & UINT64_C(0x40000020)),
    t452 = t451 | (rotl64(z[49], 36) & UINT64_C(0x1000080000040)),
    t453 = t452 | (rotl64(z[158], 15) & UINT64_C(0x20000000000080)),
    t454 = (t453 | ((z[49] << 7) & UINT64_C(0x400000000100))) | ((t332 >> 14) & UINT64_C(0x800000000200)),
    t455 = t454 | (rotl64(z[136], 18) & UINT64_C(0x100000000000400)),
    t456 = (t455 | ((t299 << 8) & UINT64_C(0x800))) | ((t182 << 12) & UINT64_C(0x1000)),
    t457 = rotl64(z[137], 22) & UINT64_C(0x1000000000004000),
    t458 = (t456 | ((t216 << 12) & UINT64_C(0x2000))) | t457,
    t459 = t458 | (rotl64(t332, 22) & UINT64_C(0x200000100008000)),
    t460 = t459 | ((z[44] >> 4) & UINT64_C(0x40000000010000)),
    t461 = t460 | ((z[49] >> 7) & UINT64_C(0x80000000020000)),
    t462 = (t461 | ((t297 << 18) & UINT64_C(0x40000))) | ((t358 << 19) & UINT64_C(0x80000)),
    t463 = (t462 | ((t180 << 16) & UINT64_C(0x100000))) | ((t248 << 17) & UINT64_C(0x200000)),
    t464 = (t463 | ((t274 << 17) & UINT64_C(0x400000))) | (rotl64(z[167], 31) & UINT64_C(0x1000800000)),
    t465 = t464 | ((z[44] << 3) & UINT64_C(0x4000002001000000)),
    t466 = (t465 | ((t183 << 24) & UINT64_C(0x10000000))) | ((z[44] << 1) & UINT64_C(0x400000200000000)),
    t467 = t466 | ((z[49] >> 2) & UINT64_C(0x800000400000000)),
    t468 = (t467 | ((t322 << 33) & UINT64_C(0x800000000))) | ((t183 << 40) & UINT64_C(0x10000000000)),
    t469 = (t468 | ((t249 << 41) & UINT64_C(0x20000000000))) | ((t275 << 41) & UINT64_C(0x40000000000)),
    t470 = (t469 | ((t325 << 41) & UINT64_C(0x80000000000))) | ((t150 << 39) & UINT64_C(0x100000000000)),
    t471 = (t470 | ((t250 << 45) & UINT64_C(0x200000000000))) | ((t298 << 46) & UINT64_C(0x4000000000000)),
    t472 = t471 | ((t323 << 46) & UINT64_C(0x8000000000000)),
    t473 = t472 | ((t215 << 50) & UINT64_C(0x10000000000000)), t474 = t473 | z[31];
    key_setup_0(z + 178, t474);
    const uint64_t t475 = (t342 & UINT64_C(0x8000000000000001)) | ((t448 >> 15) & UINT64_C(0xe0000000e)),
    t476 = (t475 | ((t181 << 2) & UINT64_C(16))) | (t441 & UINT64_C(0x700000e0)), t477 = t448 >> 11,
    t478 = (t476 | ((t148 << 4) & UINT64_C(0x100))) | (t477 & UINT64_C(0xe0000000e00)),
    t479 = (t478 | ((t448 >> 16) & UINT64_C(0xf0000000f000))) | ((t313 << 11) & UINT64_C(0x10000)),
    t480 = t479 | ((t448 << 13) & UINT64_C(0xe0000000e0000)),
    t481 = t480 | ((t448 << 8) & UINT64_C(0xf0000000f00000)),
    t482 = (t481 | ((t149 << 21) & UINT64_C(0x1000000))) | (t446 & UINT64_C(0x700000f00e000000)),
    t483 = (t482 | ((t322 << 28) & UINT64_C(0x80000000))) | ((t311 << 27) & UINT64_C(0x100000000)),
    t484 = (t483 | ((t151 << 36) & UINT64_C(0x10000000000))) | ((t150 << 44) & UINT64_C(0x1000000000000)),
    t485 = (t484 | (z[12] & UINT64_C(0x100000000000000))) | ((t439 << 52) & UINT64_C(0xe00000000000000));
    key_setup_0(z + 182, t485);
    const uint64_t t486 = (t332 & UINT64_C(0x8000000000000001)) | ((t474 >> 19) & UINT64_C(0xe0e00000e0e)),
    t487 = (t486 | (t327 & UINT64_C(16))) | ((t474 >> 43) & UINT64_C(0xe0e0)),
    t488 = (t487 | ((t311 << 5) & UINT64_C(0x100))) | ((t150 << 10) & UINT64_C(0x1000)),
    t489 = (t488 | ((t181 << 16) & UINT64_C(0x10000))) | ((t474 << 12) & UINT64_C(0xf0f00000f0e0000)),
    t490 = (t489 | ((t474 >> 12) & UINT64_C(0xf0f00000))) | ((t148 << 30) & UINT64_C(0x100000000)),
    t491 = (t490 | ((t149 << 35) & UINT64_C(0x1000000000))) | ((t474 << 36) & UINT64_C(0x7070e0e000000000)),
    t492 = (t491 | ((t151 << 38) & UINT64_C(0x10000000000))) | ((t150 << 43) & UINT64_C(0x100000000000)),
    t493 = t492 | (t337 & UINT64_C(0x80000000000000));
    key_setup_0(z + 186, t493);
    const uint64_t t494 = (z[47] & UINT64_C(0x8000000000000001)) | (t477 & UINT64_C(0xe000e000e000e)),
    t495 = (t494 | (t149 & UINT64_C(16))) | ((t485 >> 12) & UINT64_C(0xf0f00000f0e0)),
    t496 = (t495 | ((t148 << 8) & UINT64_C(0x100))) | ((t448 << 9) & UINT64_C(0xe000e000e000e00)),
    t497 = (t496 | ((t313 << 15) & UINT64_C(0x10000))) | ((t485 << 12) & UINT64_C(0xf0000000f00000)),
    t498 = (t497 | ((t116 << 19) & UINT64_C(0x1000000))) | ((t485 << 24) & UINT64_C(0x7000000070000000)),
    t499 = (t498 | ((t297 << 26) & UINT64_C(0x80000000))) | ((t311 << 31) & UINT64_C(0x100000000)),
    t500 = (t499 | ((t151 << 40) & UINT64_C(0x10000000000))) | ((t150 << 48) & UINT64_C(0x1000000000000)),
    t501 = t500 | ((t117 << 51) & UINT64_C(0x100000000000000));
    key_setup_0(z + 190, t501);
    const uint64_t t502 = ((z[70] >> 60) | ((z[151] << 4) & UINT64_C(240))) | ((z[152] << 8) & UINT64_C(0xf00)),
    t503 = (t502 | ((z[80] >> 44) & UINT64_C(0xf000))) | ((z[86] >> 40) & UINT64_C(0xf0000)),
    t504 = (t503 | ((z[186] >> 12) & UINT64_C(0xf0f00000))) | ((z[186] << 12) & UINT64_C(0xf0f00000f000000)),
    t505 = (t504 | ((z[79] >> 24) & UINT64_C(0xf00000000))) | ((z[78] >> 24) & UINT64_C(0xf000000000)),
    t506 = (t505 | ((z[81] >> 16) & UINT64_C(0xf0000000000))) | ((z[80] >> 16) & UINT64_C(0xf00000000000)),
    t507 = t506 | ((z[186] << 36) & UINT64_C(0xf0f0000000000000)), t508 = z[178] << 16,
    t509 = (z[178] >> 32) | (t508 & UINT64_C(0xffff00000000)), t510 = t509 | (z[180] << 48),
    t511 = z[180] << 16, t512 = (z[180] >> 32) | (t511 & UINT64_C(0xffff00000000)),
    t513 = t512 | (z[179] << 48), t514 = z[179] << 16,
    t515 = (z[179] >> 32) | (t514 & UINT64_C(0xffff00000000)),
    t516 = t515 | ((z[181] << 48) & UINT64_C(0xf0f000000000000)),
    t517 = t516 | ((z[151] >> 8) & UINT64_C(0xf0000000000000)),
    t518 = ((z[66] >> 60) | ((z[82] >> 40) & UINT64_C(240))) | ((z[75] >> 36) & UINT64_C(0xf00)),
    t519 = t518 | ((z[190] >> 12) & UINT64_C(0xf0f00000f000)),
    t520 = (t519 | ((z[147] << 16) & UINT64_C(0xf0000))) | ((z[190] << 12) & UINT64_C(0xf0000000f00000)),
    t521 = t520 | ((z[190] << 24) & UINT64_C(0xf0000000ff000000)),
    t522 = (t521 | ((z[148] << 32) & UINT64_C(0xf00000000))) | ((z[77] >> 4) & UINT64_C(0xf0000000000)),
    t523 = t522 | ((z[76] << 4) & UINT64_C(0xf000000000000)),
    t524 = t523 | ((z[76] >> 4) & UINT64_C(0xf00000000000000)), t525 = z[182] << 4,
    t526 = ((z[182] >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t525 & UINT64_C(0xf000f000f000f00)),
    t527 = t526 | ((z[184] << 12) & UINT64_C(0xf000f000f000f000)), t528 = z[184] << 4,
    t529 = ((z[184] >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t528 & UINT64_C(0xf000f000f000f00)),
    t530 = t529 | ((z[183] << 12) & UINT64_C(0xf000f000f000f000)), t531 = z[183] << 4,
    t532 = ((z[183] >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t531 & UINT64_C(0xf000f000f000f00)),
    t533 = t532 | ((z[175] >> 4) & UINT64_C(0xf0000000f000)),
    t534 = (t533 | ((z[147] >> 32) & UINT64_C(0xf0000000))) | (z[149] & UINT64_C(0xf000000000000000)),
    t535 = ((z[62] >> 60) | ((z[143] << 4) & UINT64_C(240))) | ((z[144] << 8) & UINT64_C(0xf00)),
    t536 = (t535 | ((z[72] >> 44) & UINT64_C(0xf000))) | ((z[78] >> 40) & UINT64_C(0xf0000)),
    t537 = (t536 | ((t507 >> 12) & UINT64_C(0xf0f00000))) | ((t507 << 12) & UINT64_C(0xf0f00000f000000)),
    t538 = (t537 | ((z[71] >> 24) & UINT64_C(0xf00000000))) | ((t507 << 36) & UINT64_C(0xf0f000f000000000)),
    t539 = (t538 | ((z[73] >> 16) & UINT64_C(0xf0000000000))) | ((z[72] >> 16) & UINT64_C(0xf00000000000)),
    t540 = z[186] << 16, t541 = (z[186] >> 32) | (t540 & UINT64_C(0xffff00000000)),
    t542 = t541 | (z[188] << 48),
    t543 = (z[188] >> 32) | ((z[180] << 28) & UINT64_C(0xf0f0f0f00000000)),
    t544 = t543 | ((z[180] << 4) & UINT64_C(0xf0f0f0f000000000)),
    t545 = (z[187] >> 32) | ((z[179] << 28) & UINT64_C(0xf0f0f0f00000000)),
    t546 = t545 | ((z[179] << 4) & UINT64_C(0xf0f000000000)),
    t547 = t546 | ((z[143] >> 8) & UINT64_C(0xf0000000000000)),
    t548 = (z[138] & UINT64_C(15)) | ((z[74] >> 40) & UINT64_C(240)), t549 = t524 >> 12,
    t550 = (t548 | ((z[67] >> 36) & UINT64_C(0xf00))) | (t549 & UINT64_C(0xf0f00000f000)),
    t551 = (t550 | ((z[139] << 16) & UINT64_C(0xf0000))) | ((t524 << 12) & UINT64_C(0xf0000000f00000)),
    t552 = t551 | ((t524 << 24) & UINT64_C(0xf0000000ff000000)),
    t553 = (t552 | ((z[60] >> 28) & UINT64_C(0xf00000000))) | ((z[69] >> 4) & UINT64_C(0xf0000000000)),
    t554 = t553 | ((z[68] << 4) & UINT64_C(0xf000000000000)),
    t555 = t554 | ((z[68] >> 4) & UINT64_C(0xf00000000000000)), t556 = z[190] << 4,
    t557 = ((z[190] >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t556 & UINT64_C(0xf000f000f000f00)),
    t558 = t557 | (z[174] & UINT64_C(0xf000f000f000f000)),
    t559 = ((z[192] >> 8) & UINT64_C(0xff00ff00ff00ff)) | ((z[174] << 4) & UINT64_C(0xf000f000f000f00)),
    t560 = t559 | (z[176] & UINT64_C(0xf000f000f000f000)),
    t561 = ((z[191] >> 8) & UINT64_C(0xff00ff00ff00ff)) | ((z[176] << 4) & UINT64_C(0xf000f000f000f00)),
    t562 = (t561 | (z[175] & UINT64_C(0xf0000000f000))) | ((z[139] >> 32) & UINT64_C(0xf0000000)),
    t563 = (z[134] & UINT64_C(15)) | ((z[135] << 4) & UINT64_C(240)),
    t564 = (t563 | ((z[56] >> 52) & UINT64_C(0xf00))) | ((z[64] >> 44) & UINT64_C(0xf000)),
    t565 = (t564 | ((z[70] >> 40) & UINT64_C(0xf0000))) | ((t539 >> 12) & UINT64_C(0xf0f00000)),
    t566 = t565 | ((t539 << 12) & UINT64_C(0xf0f00000f000000)),
    t567 = (t566 | ((z[63] >> 24) & UINT64_C(0xf00000000))) | ((t539 << 36) & UINT64_C(0xf0f000f000000000)),
    t568 = (t567 | ((z[65] >> 16) & UINT64_C(0xf0000000000))) | ((z[64] >> 16) & UINT64_C(0xf00000000000)),
    t569 = t507 << 16,
    t570 = ((t507 >> 32) | (t569 & UINT64_C(0xffff00000000))) | (t508 & UINT64_C(0xffff000000000000)),
    t571 = ((z[178] >> 16) & UINT64_C(0xffff0000ffff)) | (t511 & UINT64_C(0xffff0000ffff0000)),
    t572 = ((z[180] >> 16) & UINT64_C(0xffff0000ffff)) | (t514 & UINT64_C(0xf0f0000ffff0000)),
    t573 = t572 | ((z[135] >> 8) & UINT64_C(0xf0000000000000)),
    t574 = (z[130] & UINT64_C(15)) | ((z[66] >> 40) & UINT64_C(240)), t575 = t555 >> 12,
    t576 = (t574 | ((z[59] >> 36) & UINT64_C(0xf00))) | (t575 & UINT64_C(0xf0f00000f000)),
    t577 = (t576 | ((z[131] << 16) & UINT64_C(0xf0000))) | ((t555 << 12) & UINT64_C(0xf0000000f00000)),
    t578 = (t577 | ((z[58] >> 36) & UINT64_C(0xf000000))) | ((t555 << 24) & UINT64_C(0xff000000f0000000)),
    t579 = z[52] << 20,
    t580 = (t578 | (t579 & UINT64_C(0xf00000000))) | ((z[61] >> 4) & UINT64_C(0xf0000000000)),
    t581 = t580 | ((z[60] << 4) & UINT64_C(0xf000000000000)), t582 = t524 << 4,
    t583 = ((t524 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t582 & UINT64_C(0xf000f000f000f00)),
    t584 = t583 | (t525 & UINT64_C(0xf000f000f000f000)),
    t585 = ((z[182] >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | (t528 & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t586 = ((z[184] >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | (t531 & UINT64_C(0xf0f0f000f0f0f0)),
    t587 = (t586 | ((z[131] >> 32) & UINT64_C(0xf0000000))) | (z[133] & UINT64_C(0xf000000000000000)),
    t588 = (z[126] & UINT64_C(15)) | ((z[127] << 4) & UINT64_C(240)), t589 = t375 << 4,
    t590 = (t588 | (t589 & UINT64_C(0xf00))) | ((z[56] >> 44) & UINT64_C(0xf000)),
    t591 = (t590 | ((z[62] >> 40) & UINT64_C(0xf0000))) | ((t568 >> 12) & UINT64_C(0xf0f00000)),
    t592 = t591 | ((t568 << 12) & UINT64_C(0xf0f00000f000000)),
    t593 = (t592 | ((z[55] >> 24) & UINT64_C(0xf00000000))) | ((z[54] >> 24) & UINT64_C(0xf000000000)),
    t594 = (t593 | ((z[57] >> 16) & UINT64_C(0xf0000000000))) | ((t568 << 36) & UINT64_C(0xf0f0f00000000000)),
    t595 = t539 << 16,
    t596 = ((t539 >> 32) | (t595 & UINT64_C(0xffff00000000))) | (t540 & UINT64_C(0xffff000000000000)),
    t597 = ((z[186] >> 16) & UINT64_C(0xffff0000ffff)) | ((z[188] << 16) & UINT64_C(0xffff0000ffff0000)),
    t598 = ((z[180] >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t513 << 4) & UINT64_C(0xf0f0f0f0f0f0)),
    t599 = t598 | ((z[127] >> 8) & UINT64_C(0xf0000000000000)), t600 = z[51] >> 44,
    t601 = (t600 & UINT64_C(15)) | ((z[58] >> 40) & UINT64_C(240)), t602 = t581 >> 12,
    t603 = (t601 | ((z[51] >> 20) & UINT64_C(0xf00))) | (t602 & UINT64_C(0xf0f00000f000)),
    t604 = (t603 | ((z[123] << 16) & UINT64_C(0xf0000))) | ((t581 << 12) & UINT64_C(0xf0000000f00000)),
    t605 = (t604 | ((z[50] << 12) & UINT64_C(0xf000000))) | ((t581 << 24) & UINT64_C(0xff000000f0000000)),
    t606 = z[53] >> 12,
    t607 = (t605 | (t606 & UINT64_C(0xf00000000))) | ((z[53] << 12) & UINT64_C(0xf0000000000)),
    t608 = t607 | (t579 & UINT64_C(0xf000000000000)), t609 = t555 << 4,
    t610 = ((t555 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t609 & UINT64_C(0xf000f000f000f00)),
    t611 = t610 | (t556 & UINT64_C(0xf000f000f000f000)),
    t612 = ((z[190] >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((z[192] << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t613 = ((z[184] >> 16) & UINT64_C(0xffff0000ffff)) | ((t530 << 16) & UINT64_C(0xfff00000fff0000)),
    t614 = (t613 | ((z[123] >> 32) & UINT64_C(0xf0000000))) | (z[125] & UINT64_C(0xf000000000000000)),
    t615 = t373 >> 12, t616 = (t615 & UINT64_C(15)) | ((z[119] << 4) & UINT64_C(240)),
    t617 = t376 >> 4, t618 = t375 << 12,
    t619 = (t616 | (t617 & UINT64_C(0xf00))) | (t618 & UINT64_C(0xf000)),
    t620 = (t619 | ((z[54] >> 40) & UINT64_C(0xf0000))) | ((t594 >> 12) & UINT64_C(0xf0f00000)),
    t621 = t620 | ((t594 << 12) & UINT64_C(0xf0f00000f000000)),
    t622 = (t621 | ((t373 << 32) & UINT64_C(0xf00000000))) | ((t372 << 32) & UINT64_C(0xf000000000)),
    t623 = (t622 | ((t376 << 40) & UINT64_C(0xf0000000000))) | ((t594 << 36) & UINT64_C(0xf0f0f00000000000)),
    t624 = t568 << 16,
    t625 = ((t568 >> 32) | (t624 & UINT64_C(0xffff00000000))) | (t569 & UINT64_C(0xffff000000000000)),
    t626 = ((t507 >> 16) & UINT64_C(0xffff0000ffff)) | ((t510 << 16) & UINT64_C(0xffff0000ffff0000)),
    t627 = ((z[188] >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t544 << 4) & UINT64_C(0xf0f0f0f0f0f0)),
    t628 = t627 | ((z[119] >> 8) & UINT64_C(0xf0000000000000)), t629 = z[50] >> 24,
    t630 = ((z[50] >> 60) | (t629 & UINT64_C(240))) | ((z[50] >> 36) & UINT64_C(0xf00)),
    t631 = t608 >> 12,
    t632 = (t630 | (t631 & UINT64_C(0xf0f00000f000))) | ((z[115] << 16) & UINT64_C(0xf0000)),
    t633 = t632 | ((t608 << 12) & UINT64_C(0xf0000000f00000)),
    t634 = t633 | ((t608 << 24) & UINT64_C(0xff000000ff000000)),
    t635 = (t634 | ((z[52] >> 28) & UINT64_C(0xf00000000))) | ((z[52] >> 4) & UINT64_C(0xf0000000000)),
    t636 = t635 | (t606 & UINT64_C(0xf000000000000)), t637 = t581 << 4,
    t638 = ((t581 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t637 & UINT64_C(0xf000f000f000f00)),
    t639 = t638 | (t582 & UINT64_C(0xf000f000f000f000)),
    t640 = ((t524 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t527 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t641 = ((z[192] >> 16) & UINT64_C(0xffff0000ffff)) | ((t560 << 16) & UINT64_C(0xfff00000fff0000)),
    t642 = (t641 | ((z[115] >> 32) & UINT64_C(0xf0000000))) | (z[117] & UINT64_C(0xf000000000000000)),
    t643 = t372 >> 8, t644 = (t643 & UINT64_C(15)) | ((z[111] << 4) & UINT64_C(240)),
    t645 = (t644 | (t375 & UINT64_C(0xf00))) | ((t376 << 4) & UINT64_C(0xf000)), t646 = t372 << 16,
    t647 = (t645 | (t646 & UINT64_C(0xf0000))) | ((t623 >> 12) & UINT64_C(0xf0f00000)),
    t648 = t647 | ((t623 << 12) & UINT64_C(0xf0f00000f000000)),
    t649 = (t648 | ((t372 << 20) & UINT64_C(0xf00000000))) | ((t623 << 36) & UINT64_C(0xf0f0f0f000000000)),
    t650 = t649 | ((t375 << 28) & UINT64_C(0xf0000000000)), t651 = t594 << 16,
    t652 = ((t594 >> 32) | (t651 & UINT64_C(0xffff00000000))) | (t595 & UINT64_C(0xffff000000000000)),
    t653 = ((t539 >> 16) & UINT64_C(0xffff0000ffff)) | ((t542 << 16) & UINT64_C(0xffff0000ffff0000)),
    t654 = ((t510 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t571 << 4) & UINT64_C(0xf0f0f0f0f0f0)),
    t655 = t654 | ((z[111] >> 8) & UINT64_C(0xf0000000000000)),
    t656 = (z[106] & UINT64_C(15)) | ((z[51] >> 56) & UINT64_C(240)), t657 = t636 >> 12,
    t658 = (t656 | (z[51] & UINT64_C(0xf00))) | (t657 & UINT64_C(0xf0f00000f000)),
    t659 = (t658 | ((z[50] << 8) & UINT64_C(0xf0000))) | ((t636 << 12) & UINT64_C(0xf0000000f00000)),
    t660 = t659 | ((t636 << 24) & UINT64_C(0xff000000ff000000)), t661 = z[53] << 32,
    t662 = (t660 | ((z[108] << 32) & UINT64_C(0xf00000000))) | (t661 & UINT64_C(0xf0000000000)),
    t663 = t662 | ((z[52] << 40) & UINT64_C(0xf000000000000)), t664 = t608 << 4,
    t665 = ((t608 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t664 & UINT64_C(0xf000f000f000f00)),
    t666 = t665 | (t609 & UINT64_C(0xf000f000f000f000)),
    t667 = ((t555 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t558 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t668 = ((t527 >> 16) & UINT64_C(0xffff0000ffff)) | ((t585 << 16) & UINT64_C(0xfff00000fff0000)),
    t669 = (t668 | ((z[107] >> 32) & UINT64_C(0xf0000000))) | (z[109] & UINT64_C(0xf000000000000000)),
    t670 = t372 >> 16,
    t671 = ((z[102] & UINT64_C(15)) | (t670 & UINT64_C(240))) | ((z[104] << 8) & UINT64_C(0xf00)),
    t672 = t373 << 8, t673 = (t671 | ((t375 >> 8) & UINT64_C(0xf000))) | (t672 & UINT64_C(0xf0000)),
    t674 = (t673 | ((t650 >> 12) & UINT64_C(0xf0f00000))) | ((t650 << 12) & UINT64_C(0xf0f00000f000000)),
    t675 = (t674 | ((t373 << 12) & UINT64_C(0xf00000000))) | ((t650 << 36) & UINT64_C(0xf0f0f0f000000000)),
    t676 = t675 | ((t376 << 20) & UINT64_C(0xf0000000000)), t677 = t623 << 16,
    t678 = ((t623 >> 32) | (t677 & UINT64_C(0xffff00000000))) | (t624 & UINT64_C(0xffff000000000000)),
    t679 = ((t568 >> 16) & UINT64_C(0xffff0000ffff)) | ((t570 << 16) & UINT64_C(0xffff0000ffff0000)),
    t680 = ((t507 >> 48) & UINT64_C(0xfff)) | (z[178] & UINT64_C(0xf0ffffffffff000)),
    t681 = t680 | ((z[103] >> 8) & UINT64_C(0xf0000000000000)),
    t682 = (z[98] & UINT64_C(15)) | ((t663 >> 12) & UINT64_C(0xf0f00000f0f0)), t683 = z[50] >> 16,
    t684 = (t682 | (t683 & UINT64_C(0xf00))) | ((z[51] >> 24) & UINT64_C(0xf0000)),
    t685 = t663 << 12,
    t686 = (t684 | (t685 & UINT64_C(0xf0000000f00000))) | (z[51] & UINT64_C(0xf000000)),
    t687 = t686 | ((t663 << 24) & UINT64_C(0xf0000000f0000000)), t688 = z[52] << 16,
    t689 = (t687 | ((z[100] << 32) & UINT64_C(0xf00000000))) | (t688 & UINT64_C(0xf0000000000)),
    t690 = t689 | ((z[53] << 8) & UINT64_C(0xf000000000000)),
    t691 = t690 | (t661 & UINT64_C(0xf00000000000000)),
    t692 = ((t636 >> 8) & UINT64_C(0xff00ff00ff00ff)) | ((t636 << 4) & UINT64_C(0xf000f000f000f00)),
    t693 = ((t581 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t584 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t694 = (t549 & UINT64_C(0xf000f000f)) | (z[182] & UINT64_C(0xffffff00ff0fff0)),
    t695 = (t694 | ((z[99] >> 32) & UINT64_C(0xf0000000))) | (z[101] & UINT64_C(0xf000000000000000)),
    t696 = (z[94] & UINT64_C(15)) | ((t373 >> 24) & UINT64_C(240)),
    t697 = (t696 | ((z[96] << 8) & UINT64_C(0xf00))) | ((t376 >> 16) & UINT64_C(0xf000)),
    t698 = t697 | ((t676 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t699 = (t698 | ((t676 >> 12) & UINT64_C(0xf0f00000))) | (t646 & UINT64_C(0xf00000000)),
    t700 = (t699 | ((t373 << 20) & UINT64_C(0xf000000000))) | ((t375 << 24) & UINT64_C(0xf0000000000)),
    t701 = (t700 | ((t376 << 28) & UINT64_C(0xf00000000000))) | ((t676 << 36) & UINT64_C(0xf0f0000000000000)),
    t702 = (t650 >> 32) | ((t650 << 16) & UINT64_C(0xffff00000000)),
    t703 = ((t594 >> 16) & UINT64_C(0xffff0000ffff)) | ((t596 << 16) & UINT64_C(0xffff0000ffff0000)),
    t704 = ((t539 >> 48) & UINT64_C(0xfff)) | (z[186] & UINT64_C(0xf0ffffffffff000)),
    t705 = t704 | ((z[95] >> 8) & UINT64_C(0xf0000000000000)), t706 = z[51] >> 4,
    t707 = (t706 & UINT64_C(15)) | ((t691 >> 12) & UINT64_C(0xf0f00000f0f0)),
    t708 = (t707 | ((z[51] >> 48) & UINT64_C(0xf00))) | ((z[50] >> 40) & UINT64_C(0xf0000)),
    t709 = t708 | ((t691 << 12) & UINT64_C(0xf0000000f00000)),
    t710 = (t709 | (t683 & UINT64_C(0xf000000))) | (t685 & UINT64_C(0xf0000000f0000000)),
    t711 = (t710 | ((z[92] << 32) & UINT64_C(0xf00000000))) | ((z[53] >> 16) & UINT64_C(0xf0000000000)),
    t712 = t711 | ((z[52] >> 8) & UINT64_C(0xf000000000000)),
    t713 = t712 | (t688 & UINT64_C(0xf00000000000000)), t714 = t663 >> 8,
    t715 = (t714 & UINT64_C(0xff00ff00ff00ff)) | ((t663 << 4) & UINT64_C(0xf000f000f000f00)),
    t716 = t715 | (t664 & UINT64_C(0xf000f000f000f000)),
    t717 = ((t608 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t611 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t718 = (z[190] & UINT64_C(0xffffff00ff0ffff)) | (t575 & UINT64_C(0xf000f0000)),
    t719 = (t718 | ((z[91] >> 32) & UINT64_C(0xf0000000))) | (z[93] & UINT64_C(0xf000000000000000)),
    t720 = ((t373 >> 36) & UINT64_C(15)) | ((t372 >> 20) & UINT64_C(240)),
    t721 = (t720 | ((z[88] << 8) & UINT64_C(0xf00))) | ((t375 >> 12) & UINT64_C(0xf000)),
    t722 = t721 | ((t701 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t723 = (t722 | ((t701 >> 12) & UINT64_C(0xf0f00000))) | (t672 & UINT64_C(0xf00000000)),
    t724 = (t723 | ((t372 << 8) & UINT64_C(0xf000000000))) | ((t376 << 16) & UINT64_C(0xf0000000000)),
    t725 = (t724 | ((t375 << 16) & UINT64_C(0xf00000000000))) | ((t676 << 48) & UINT64_C(0xf0f0000000000000)),
    t726 = (t676 >> 32) | ((t676 << 16) & UINT64_C(0xffff00000000)),
    t727 = t726 | (t677 & UINT64_C(0xffff000000000000)),
    t728 = ((t623 >> 16) & UINT64_C(0xffff0000ffff)) | ((t625 << 16) & UINT64_C(0xffff0000ffff0000)),
    t729 = (t507 & UINT64_C(0xf0ffffffffff00f)) | ((t568 >> 48) & UINT64_C(0xff0)),
    t730 = t729 | ((z[87] >> 8) & UINT64_C(0xf0000000000000)), t731 = z[50] >> 20,
    t732 = (t731 & UINT64_C(15)) | ((t713 >> 12) & UINT64_C(0xf0f00000f0f0)),
    t733 = (t732 | ((z[50] << 4) & UINT64_C(0xf00))) | (t706 & UINT64_C(0xf0000)),
    t734 = t733 | ((t713 << 12) & UINT64_C(0xf0000000f00000)),
    t735 = t734 | ((t713 << 24) & UINT64_C(0xf0000000ff000000)), t736 = z[52] << 36,
    t737 = (t735 | ((z[84] << 32) & UINT64_C(0xf00000000))) | (t736 & UINT64_C(0xf0000000000)),
    t738 = t737 | ((z[53] << 28) & UINT64_C(0xf000000000000)),
    t739 = t738 | ((z[53] << 52) & UINT64_C(0xf00000000000000)), t740 = t691 >> 8,
    t741 = (t740 & UINT64_C(0xff00ff00ff00ff)) | (t714 & UINT64_C(0xff000000ff00)),
    t742 = t741 | ((t663 << 16) & UINT64_C(0xff000000ff000000)),
    t743 = ((t636 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t639 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t744 = (t524 & UINT64_C(0xffffff00ff0ffff)) | (t602 & UINT64_C(0xf000f0000)),
    t745 = (t744 | ((z[83] >> 32) & UINT64_C(0xf0000000))) | (z[85] & UINT64_C(0xf000000000000000)),
    t746 = ((t372 >> 32) & UINT64_C(15)) | ((t373 >> 28) & UINT64_C(240)),
    t747 = (t746 | ((z[80] << 8) & UINT64_C(0xf00))) | ((t376 >> 20) & UINT64_C(0xf000)),
    t748 = t747 | ((t725 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t749 = (t748 | ((t725 >> 12) & UINT64_C(0xf0f00000))) | ((t372 >> 4) & UINT64_C(0xf00000000)),
    t750 = t749 | ((t725 << 36) & UINT64_C(0xf0f000f000000000)),
    t751 = (t750 | (t589 & UINT64_C(0xf0000000000))) | ((t376 << 8) & UINT64_C(0xf00000000000)),
    t752 = (t701 >> 32) | ((t676 << 28) & UINT64_C(0xf0f0f0f00000000)),
    t753 = t752 | ((t676 << 4) & UINT64_C(0xf0f0f0f000000000)),
    t754 = ((t650 >> 16) & UINT64_C(0xffff0000ffff)) | ((t652 << 16) & UINT64_C(0xffff0000ffff0000)),
    t755 = (t539 & UINT64_C(0xf0ffffffffff00f)) | ((t594 >> 48) & UINT64_C(0xff0)),
    t756 = t755 | ((z[79] >> 8) & UINT64_C(0xf0000000000000)),
    t757 = (z[74] & UINT64_C(15)) | ((t739 >> 12) & UINT64_C(0xf0f00000f0f0)), t758 = z[51] >> 28,
    t759 = (t757 | (t758 & UINT64_C(0xf00))) | (t731 & UINT64_C(0xf0000)),
    t760 = t759 | ((t739 << 12) & UINT64_C(0xf0000000f00000)),
    t761 = t760 | ((t739 << 24) & UINT64_C(0xf0000000ff000000)),
    t762 = (t761 | ((z[53] >> 20) & UINT64_C(0xf00000000))) | ((z[53] << 4) & UINT64_C(0xf0000000000)),
    t763 = t762 | ((z[52] << 12) & UINT64_C(0xf000000000000)),
    t764 = t763 | (t736 & UINT64_C(0xf00000000000000)), t765 = t713 >> 8,
    t766 = (t765 & UINT64_C(0xff00ff00ff00ff)) | (t740 & UINT64_C(0xff000000ff00)),
    t767 = t766 | ((t691 << 16) & UINT64_C(0xff000000ff000000)),
    t768 = ((t663 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t666 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t769 = (t631 & UINT64_C(0xf000f)) | (t555 & UINT64_C(0xfffffff0ff0fff0)),
    t770 = (t769 | ((z[75] >> 32) & UINT64_C(0xf0000000))) | (z[77] & UINT64_C(0xf000000000000000)),
    t771 = (z[70] & UINT64_C(15)) | ((t372 >> 40) & UINT64_C(240)),
    t772 = (t771 | ((t376 >> 32) & UINT64_C(0xf00))) | ((t375 >> 32) & UINT64_C(0xf000)),
    t773 = t772 | ((t751 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t774 = (t773 | ((t751 >> 12) & UINT64_C(0xf0f00000))) | (t615 & UINT64_C(0xf00000000)),
    t775 = t774 | ((t751 << 36) & UINT64_C(0xf0f000f000000000)),
    t776 = (t775 | (t617 & UINT64_C(0xf0000000000))) | (t618 & UINT64_C(0xf00000000000)),
    t777 = (t725 >> 32) | ((t701 << 28) & UINT64_C(0xf0f0f0f00000000)),
    t778 = t777 | ((t701 << 4) & UINT64_C(0xf0f0f0f000000000)),
    t779 = ((t676 >> 16) & UINT64_C(0xffff0000ffff)) | ((t678 << 16) & UINT64_C(0xffff0000ffff0000)),
    t780 = ((t623 >> 48) & UINT64_C(255)) | (t568 & UINT64_C(0xf0fffffffffff00)),
    t781 = t780 | ((z[71] >> 8) & UINT64_C(0xf0000000000000)),
    t782 = (z[66] & UINT64_C(15)) | ((t764 >> 12) & UINT64_C(0xf0f00000f0f0)), t783 = z[51] << 16,
    t784 = (t782 | ((z[50] >> 44) & UINT64_C(0xf00))) | (t783 & UINT64_C(0xf0000)),
    t785 = t784 | ((t764 << 12) & UINT64_C(0xf0000000f00000)),
    t786 = (t785 | (t758 & UINT64_C(0xf000000))) | ((t764 << 24) & UINT64_C(0xff000000f0000000)),
    t787 = z[52] << 32,
    t788 = (t786 | (t787 & UINT64_C(0xf00000000))) | ((z[52] >> 12) & UINT64_C(0xf0000000000)),
    t789 = z[53] << 48, t790 = t788 | (t789 & UINT64_C(0xf000000000000)), t791 = t739 >> 8,
    t792 = (t791 & UINT64_C(0xff00ff00ff00ff)) | (t765 & UINT64_C(0xff000000ff00)),
    t793 = t792 | ((t713 << 16) & UINT64_C(0xff000000ff000000)),
    t794 = ((t663 >> 16) & UINT64_C(0xffff0000ffff)) | ((t716 << 16) & UINT64_C(0xffff0000ffff0000)),
    t795 = (t657 & UINT64_C(0xf000f)) | (t581 & UINT64_C(0xfffffff0ff0fff0)),
    t796 = (t795 | ((z[67] >> 32) & UINT64_C(0xf0000000))) | (z[69] & UINT64_C(0xf000000000000000)),
    t797 = (z[62] & UINT64_C(15)) | ((t373 >> 48) & UINT64_C(240)),
    t798 = (t797 | ((t375 >> 44) & UINT64_C(0xf00))) | ((t376 >> 40) & UINT64_C(0xf000)),
    t799 = t798 | ((t776 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t800 = (t799 | ((t776 >> 12) & UINT64_C(0xf0f00000))) | (t643 & UINT64_C(0xf00000000)),
    t801 = (t800 | ((t373 >> 4) & UINT64_C(0xf000000000))) | (t375 & UINT64_C(0xf0000000000)),
    t802 = t801 | ((t776 << 36) & UINT64_C(0xf0f0f00000000000)),
    t803 = (t751 >> 32) | ((t725 << 28) & UINT64_C(0xf0f0f0f00000000)),
    t804 = t803 | ((t725 << 4) & UINT64_C(0xf0f0f0f000000000)),
    t805 = ((t676 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t727 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t806 = ((t650 >> 48) & UINT64_C(255)) | (t594 & UINT64_C(0xf0fffffffffff00)),
    t807 = t806 | ((z[63] >> 8) & UINT64_C(0xf0000000000000)), t808 = z[51] >> 32,
    t809 = (t808 & UINT64_C(15)) | ((t790 >> 12) & UINT64_C(0xf0f00000f0f0)),
    t810 = (t809 | ((z[51] >> 8) & UINT64_C(0xf00))) | (z[50] & UINT64_C(0xf0000)),
    t811 = t810 | ((t790 << 12) & UINT64_C(0xf0000000f00000)),
    t812 = (t811 | ((z[50] << 24) & UINT64_C(0xf000000))) | ((t790 << 24) & UINT64_C(0xff000000f0000000)),
    t813 = (t812 | (z[53] & UINT64_C(0xf00000000))) | ((z[53] << 24) & UINT64_C(0xf0000000000)),
    t814 = t813 | (t787 & UINT64_C(0xf000000000000)), t815 = t764 >> 8,
    t816 = (t815 & UINT64_C(0xff00ff00ff00ff)) | (t791 & UINT64_C(0xff000000ff00)),
    t817 = t816 | ((t739 << 16) & UINT64_C(0xff000000ff000000)),
    t818 = ((t691 >> 16) & UINT64_C(0xffff0000ffff)) | ((t742 << 16) & UINT64_C(0xffff0000ffff0000)),
    t819 = (t608 & UINT64_C(0xfffffff0ff0ffff)) | ((z[50] >> 12) & UINT64_C(0xf0000)),
    t820 = (t819 | ((z[59] >> 32) & UINT64_C(0xf0000000))) | (z[61] & UINT64_C(0xf000000000000000)),
    t821 = ((t373 >> 60) | ((t372 >> 44) & UINT64_C(240))) | ((t376 >> 52) & UINT64_C(0xf00)),
    t822 = (t821 | ((t375 >> 36) & UINT64_C(0xf000))) | ((t802 << 12) & UINT64_C(0xf0f00000f0f0000)),
    t823 = (t822 | ((t802 >> 12) & UINT64_C(0xf0f00000))) | ((t373 >> 16) & UINT64_C(0xf00000000)),
    t824 = (t823 | (t670 & UINT64_C(0xf000000000))) | ((t376 >> 8) & UINT64_C(0xf0000000000)),
    t825 = t824 | ((t802 << 36) & UINT64_C(0xf0f0f00000000000)),
    t826 = (t776 >> 32) | ((t751 << 28) & UINT64_C(0xf0f0f0f00000000)),
    t827 = t826 | ((t751 << 4) & UINT64_C(0xf0f0f0f000000000)),
    t828 = ((t701 >> 4) & UINT64_C(0xf0f0f0f0f0f0f0f)) | ((t753 << 4) & UINT64_C(0xf0f0f0f0f0f0f0f0)),
    t829 = (t623 & UINT64_C(0xf0fffffffffff0f)) | ((t372 << 4) & UINT64_C(240)),
    t830 = t829 | ((z[55] >> 8) & UINT64_C(0xf0000000000000)),
    t831 = ((z[50] >> 48) & UINT64_C(15)) | ((t814 >> 12) & UINT64_C(0xf0f00000f0f0)),
    t832 = (t831 | (t629 & UINT64_C(0xf00))) | (t808 & UINT64_C(0xf0000)),
    t833 = t832 | ((t814 << 12) & UINT64_C(0xf0000000f00000)),
    t834 = t833 | ((t814 << 24) & UINT64_C(0xff000000ff000000)),
    t835 = (t834 | ((z[52] >> 16) & UINT64_C(0xf00000000))) | ((z[52] << 8) & UINT64_C(0xf0000000000)),
    t836 = ((t790 >> 8) & UINT64_C(0xff00ff00ff00ff)) | (t815 & UINT64_C(0xff000000ff00)),
    t837 = t836 | ((t764 << 16) & UINT64_C(0xff000000ff000000)),
    t838 = ((t713 >> 16) & UINT64_C(0xffff0000ffff)) | ((t767 << 16) & UINT64_C(0xffff0000ffff0000)),
    t839 = (t636 & UINT64_C(0xfffffff0ff0ffff)) | (t600 & UINT64_C(0xf0000)),
    t840 = (t839 | (t783 & UINT64_C(0xf0000000))) | (t789 & UINT64_C(0xf000000000000000)),
    t841 = (t4 & UINT64_C(0xf00000f00f00000f)) | (rotl64(t4, 36) & UINT64_C(0xf0000f00000f0)),
    t842 = t841 | (rotl64(t0, 32) & UINT64_C(0xf0f000000f0f00)),
    t843 = t842 | (rotl64(t4, 28) & UINT64_C(0xf00000f0000f000)),
    t844 = (t843 | ((t0 << 4) & UINT64_C(0xf00000))) | (t10 & UINT64_C(0xf0000000000));
    key_setup_0(z + 194, t844);
    const uint64_t t845 = ~(t517 | (z[153] & UINT64_C(0xf000000000000000))),
    t846 = ~(t547 | (z[145] & UINT64_C(0xf000000000000000))),
    t847 = ~(t573 | (z[137] & UINT64_C(0xf000000000000000))),
    t848 = ~(t599 | (z[129] & UINT64_C(0xf000000000000000))),
    t849 = ~(t628 | (z[121] & UINT64_C(0xf000000000000000))),
    t850 = ~(t655 | (z[113] & UINT64_C(0xf000000000000000))),
    t851 = ~(t681 | (z[105] & UINT64_C(0xf000000000000000)));
    store64(rk, z[58]);
    store64(rk + 8, z[60]);
    store64(rk + 16, ~z[59]);
    store64(rk + 24, z[61]);
    store64(rk + 32, z[62]);
    store64(rk + 40, z[64]);
    store64(rk + 48, ~z[63]);
    store64(rk + 56, z[65]);
    store64(rk + 64, z[66]);
    store64(rk + 72, z[68]);
    store64(rk + 80, ~z[67]);
    store64(rk + 88, z[69]);
    store64(rk + 96, z[70]);
    store64(rk + 104, z[72]);
    store64(rk + 112, ~z[71]);
    store64(rk + 120, z[73]);
    store64(rk + 128, z[74]);
    store64(rk + 136, z[76]);
    store64(rk + 144, ~z[75]);
    store64(rk + 152, z[77]);
    store64(rk + 160, z[78]);
    store64(rk + 168, z[80]);
    store64(rk + 176, ~z[79]);
    store64(rk + 184, z[81]);
    store64(rk + 192, z[82]);
    store64(rk + 200, z[84]);
    store64(rk + 208, ~z[83]);
    store64(rk + 216, z[85]);
    store64(rk + 224, z[86]);
    store64(rk + 232, z[88]);
    store64(rk + 240, ~z[87]);
    store64(rk + 248, z[89]);
    store64(rk + 256, z[90]);
    store64(rk + 264, z[92]);
    store64(rk + 272, ~z[91]);
    store64(rk + 280, z[93]);
    store64(rk + 288, z[94]);
    store64(rk + 296, z[96]);
    store64(rk + 304, ~z[95]);
    store64(rk + 312, z[97]);
    store64(rk + 320, z[98]);
    store64(rk + 328, z[100]);
    store64(rk + 336, ~z[99]);
    store64(rk + 344, z[101]);
    store64(rk + 352, z[102]);
    store64(rk + 360, z[104]);
    store64(rk + 368, ~z[103]);
    store64(rk + 376, z[105]);
    store64(rk + 384, z[106]);
    store64(rk + 392, z[108]);
    store64(rk + 400, ~z[107]);
    store64(rk + 408, z[109]);
    store64(rk + 416, z[110]);
    store64(rk + 424, z[112]);
    store64(rk + 432, ~z[111]);
    store64(rk + 440, z[113]);
    store64(rk + 448, z[114]);
    store64(rk + 456, z[116]);
    store64(rk + 464, ~z[115]);
    store64(rk + 472, z[117]);
    store64(rk + 480, z[118]);
    store64(rk + 488, z[120]);
    store64(rk + 496, ~z[119]);
    store64(rk + 504, z[121]);
    store64(rk + 512, z[122]);
    store64(rk + 520, z[124]);
    store64(rk + 528, ~z[123]);
    store64(rk + 536, z[125]);
    store64(rk + 544, z[126]);
    store64(rk + 552, z[128]);
    store64(rk + 560, ~z[127]);
    store64(rk + 568, z[129]);
    store64(rk + 576, z[130]);
    store64(rk + 584, z[132]);
    store64(rk + 592, ~z[131]);
    store64(rk + 600, z[133]);
    store64(rk + 608, z[134]);
    store64(rk + 616, z[136]);
    store64(rk + 624, ~z[135]);
    store64(rk + 632, z[137]);
    store64(rk + 640, z[138]);
    store64(rk + 648, z[140]);
    store64(rk + 656, ~z[139]);
    store64(rk + 664, z[141]);
    store64(rk + 672, z[142]);
    store64(rk + 680, z[144]);
    store64(rk + 688, ~z[143]);
    store64(rk + 696, z[145]);
    store64(rk + 704, z[146]);
    store64(rk + 712, z[148]);
    store64(rk + 720, ~z[147]);
    store64(rk + 728, z[149]);
    store64(rk + 736, z[150]);
    store64(rk + 744, z[152]);
    store64(rk + 752, ~z[151]);
    store64(rk + 760, z[153]);
    store64(rk + 768, z[154]);
    store64(rk + 776, z[156]);
    store64(rk + 784, ~z[155]);
    store64(rk + 792, z[157]);
    store64(rk + 800, z[158]);
    store64(rk + 808, z[160]);
    store64(rk + 816, ~z[159]);
    store64(rk + 824, z[161]);
    store64(rk + 832, z[162]);
    store64(rk + 840, z[164]);
    store64(rk + 848, ~z[163]);
    store64(rk + 856, z[165]);
    store64(rk + 864, ~z[166]);
    store64(rk + 872, ~z[168]);
    store64(rk + 880, z[167]);
    store64(rk + 888, z[169]);
    store64(rk + 896, z[186]);
    store64(rk + 904, ~z[188]);
    store64(rk + 912, ~z[187]);
    store64(rk + 920, ~z[189]);
    store64(rk + 928, z[190]);
    store64(rk + 936, z[192]);
    store64(rk + 944, z[191]);
    store64(rk + 952, z[193]);
    store64(rk + 960, t507);
    store64(rk + 968, ~t510);
    store64(rk + 976, ~t513);
    store64(rk + 984, t845);
    store64(rk + 992, t524);
    store64(rk + 1000, t527);
    store64(rk + 1008, t530);
    store64(rk + 1016, t534);
    store64(rk + 1024, t539);
    store64(rk + 1032, ~t542);
    store64(rk + 1040, ~t544);
    store64(rk + 1048, t846);
    store64(rk + 1056, t555);
    store64(rk + 1064, t558);
    store64(rk + 1072, t560);
    store64(rk + 1080, t562 | (z[141] & UINT64_C(0xf000000000000000)));
    store64(rk + 1088, t568);
    store64(rk + 1096, ~t570);
    store64(rk + 1104, ~t571);
    store64(rk + 1112, t847);
    store64(rk + 1120, t581);
    store64(rk + 1128, t584);
    store64(rk + 1136, t585);
    store64(rk + 1144, t587);
    store64(rk + 1152, t594);
    store64(rk + 1160, ~t596);
    store64(rk + 1168, ~t597);
    store64(rk + 1176, t848);
    store64(rk + 1184, t608);
    store64(rk + 1192, t611);
    store64(rk + 1200, t612);
    store64(rk + 1208, t614);
    store64(rk + 1216, t623);
    store64(rk + 1224, ~t625);
    store64(rk + 1232, ~t626);
    store64(rk + 1240, t849);
    store64(rk + 1248, t636);
    store64(rk + 1256, t639);
    store64(rk + 1264, t640);
    store64(rk + 1272, t642);
    store64(rk + 1280, t650);
    store64(rk + 1288, ~t652);
    store64(rk + 1296, ~t653);
    store64(rk + 1304, t850);
    store64(rk + 1312, t663);
    store64(rk + 1320, t666);
    store64(rk + 1328, t667);
    store64(rk + 1336, t669);
    store64(rk + 1344, t676);
    store64(rk + 1352, ~t678);
    store64(rk + 1360, ~t679);
    store64(rk + 1368, t851);
    store64(rk + 1376, t691);
    store64(rk + 1384, t692 | (t637 & UINT64_C(0xf000f000f000f000)));
    store64(rk + 1392, t693);
    store64(rk + 1400, t695);
    store64(rk + 1408, t701);
    store64(rk + 1416, ~(t702 | (t651 & UINT64_C(0xffff000000000000))));
    store64(rk + 1424, ~t703);
    store64(rk + 1432, ~(t705 | (z[97] & UINT64_C(0xf000000000000000))));
    store64(rk + 1440, t713);
    store64(rk + 1448, t716);
    store64(rk + 1456, t717);
    store64(rk + 1464, t719);
    store64(rk + 1472, t725);
    store64(rk + 1480, ~t727);
    store64(rk + 1488, ~t728);
    store64(rk + 1496, ~(t730 | (z[89] & UINT64_C(0xf000000000000000))));
    store64(rk + 1504, t739);
    store64(rk + 1512, t742);
    store64(rk + 1520, t743);
    store64(rk + 1528, t745);
    store64(rk + 1536, t751);
    store64(rk + 1544, ~t753);
    store64(rk + 1552, ~t754);
    store64(rk + 1560, ~(t756 | (z[81] & UINT64_C(0xf000000000000000))));
    store64(rk + 1568, t764);
    store64(rk + 1576, t767);
    store64(rk + 1584, t768);
    store64(rk + 1592, t770);
    store64(rk + 1600, t776);
    store64(rk + 1608, ~t778);
    store64(rk + 1616, ~t779);
    store64(rk + 1624, ~(t781 | (z[73] & UINT64_C(0xf000000000000000))));
    store64(rk + 1632, t790);
    store64(rk + 1640, t793);
    store64(rk + 1648, t794);
    store64(rk + 1656, t796);
    store64(rk + 1664, t802);
    store64(rk + 1672, ~t804);
    store64(rk + 1680, ~t805);
    store64(rk + 1688, ~(t807 | (z[65] & UINT64_C(0xf000000000000000))));
    store64(rk + 1696, t814);
    store64(rk + 1704, t817);
    store64(rk + 1712, t818);
    store64(rk + 1720, t820);
    store64(rk + 1728, t825);
    store64(rk + 1736, ~t827);
    store64(rk + 1744, ~t828);
    store64(rk + 1752, ~(t830 | (z[57] & UINT64_C(0xf000000000000000))));
    store64(rk + 1760, t835 | (z[53] & UINT64_C(0xf000000000000)));
    store64(rk + 1768, ~t837);
    store64(rk + 1776, ~t838);
    store64(rk + 1784, ~t840);
    store64(rk + 1792, t372);
    store64(rk + 1800, t375);
    store64(rk + 1808, ~t373);
    store64(rk + 1816, t376);
    store64(rk + 1824, z[50]);
    store64(rk + 1832, z[52]);
    store64(rk + 1840, ~z[51]);
    store64(rk + 1848, z[53]);
    store64(rk + 1856, z[54]);
    store64(rk + 1864, z[56]);
    store64(rk + 1872, ~z[55]);
    store64(rk + 1880, z[57]);
    store64(rk + 1888, ~z[170]);
    store64(rk + 1896, ~z[172]);
    store64(rk + 1904, z[171]);
    store64(rk + 1912, ~z[173]);
    store64(rk + 1920, z[174]);
    store64(rk + 1928, z[176]);
    store64(rk + 1936, z[175]);
    store64(rk + 1944, z[177]);
    store64(rk + 1952, z[178]);
    store64(rk + 1960, z[180]);
    store64(rk + 1968, z[179]);
    store64(rk + 1976, z[181]);
    store64(rk + 1984, z[182]);
    store64(rk + 1992, z[184]);
    store64(rk + 2000, z[183]);
    store64(rk + 2008, z[185]);
    store64(rk + 2016, ~z[194]);
    store64(rk + 2024, z[196]);
    store64(rk + 2032, z[195]);
    store64(rk + 2040, ~z[197]);
    store64(rk + 2048, t373);
}


// 16 blocks, in bit planes.
static void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32), t1 = load_lanes256(in + 8, 32),
    t2 = load_lanes256(in + 16, 32), t3 = load_lanes256(in + 24, 32),
    t4 = splat_u64x4(UINT64_C(0x5555555555555555)), t5 = ((t0 >> 1) ^ t1) & t4, t6 = t0 ^ (t5 << 1),
    t7 = t1 ^ t5, t8 = ((t2 >> 1) ^ t3) & t4, t9 = t2 ^ (t8 << 1), t10 = t3 ^ t8,
    t11 = splat_u64x4(UINT64_C(0x3333333333333333)), t12 = ((t6 >> 2) ^ t9) & t11,
    t13 = ((t7 >> 2) ^ t10) & t11, t14 = (t6 ^ (t12 << 2)) ^ load_all256(rk + 1792),
    t15 = (t7 ^ (t13 << 2)) ^ load_all256(rk + 1800), t16 = (t9 ^ t12) ^ load_all256(rk + 1808),
    t17 = (t10 ^ t13) ^ load_all256(rk + 1816);
    // round 1 (present.dsl:28)
    const v256 t18 = t17 ^ (t15 | t16), t19 = ~t14, t20 = t19 ^ t18, t21 = t18 ^ (t15 ^ t16),
    t22 = t15 ^ (t20 & t21), t23 = t21 ^ (t19 | t22), t24 = t22 ^ (t14 & t23),
    t25 = t18 ^ (t23 & t24), t26 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t27 = ((t20 >> 4) ^ t24) & t26, t28 = t20 ^ (t27 << 4), t29 = t24 ^ t27,
    t30 = ((t25 >> 4) ^ t23) & t26, t31 = t25 ^ (t30 << 4), t32 = t23 ^ t30,
    t33 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t34 = ((t28 >> 8) ^ t31) & t33,
    t35 = ((t29 >> 8) ^ t32) & t33, t36 = (t31 ^ t34) ^ load_all256(rk + 1824),
    t37 = (t32 ^ t35) ^ load_all256(rk + 1832), t38 = (t28 ^ (t34 << 8)) ^ load_all256(rk + 1840),
    t39 = (t29 ^ (t35 << 8)) ^ load_all256(rk + 1848);
    // round 2 (present.dsl:28)
    const v256 t40 = t39 ^ (t37 | t38), t41 = ~t36, t42 = t41 ^ t40, t43 = t40 ^ (t37 ^ t38),
    t44 = t37 ^ (t42 & t43), t45 = t43 ^ (t41 | t44), t46 = t44 ^ (t36 & t45),
    t47 = t40 ^ (t45 & t46), t48 = splat_u64x4(UINT64_C(0xffff0000ffff)),
    t49 = ((t42 >> 16) ^ t46) & t48, t50 = t42 ^ (t49 << 16), t51 = t46 ^ t49,
    t52 = ((t47 >> 16) ^ t45) & t48, t53 = t47 ^ (t52 << 16), t54 = t45 ^ t52,
    t55 = splat_u64x4(UINT64_C(0xffffffff)), t56 = ((t50 >> 32) ^ t53) & t55,
    t57 = ((t51 >> 32) ^ t54) & t55, t58 = (t54 ^ t57) ^ load_all256(rk + 1856),
    t59 = (t53 ^ t56) ^ load_all256(rk + 1864), t60 = (t51 ^ (t57 << 32)) ^ load_all256(rk + 1872),
    t61 = (t50 ^ (t56 << 32)) ^ load_all256(rk + 1880);
    v256 x0 = t59;
    v256 x1 = t60;
    v256 x2 = t61;
    v256 x3 = t58;
    for (unsigned i = 0; i < 14; i++) {
        const uint8_t *round = rk + 64 * i;
        // round 3 (present.dsl:28)
        const v256 t62 = x2 ^ (x0 | x1), t63 = ~x3, t64 = t63 ^ t62, t65 = t62 ^ (x0 ^ x1),
        t66 = x0 ^ (t64 & t65), t67 = t65 ^ (t63 | t66), t68 = t66 ^ (x3 & t67),
        t69 = t62 ^ (t67 & t68), t70 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
        t71 = ((t64 >> 4) ^ t68) & t70, t72 = t64 ^ (t71 << 4), t73 = t68 ^ t71,
        t74 = ((t69 >> 4) ^ t67) & t70, t75 = t69 ^ (t74 << 4), t76 = t67 ^ t74,
        t77 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t78 = ((t72 >> 8) ^ t75) & t77,
        t79 = ((t73 >> 8) ^ t76) & t77, t80 = (t72 ^ (t78 << 8)) ^ load_all256(round),
        t81 = (t73 ^ (t79 << 8)) ^ load_all256(round + 8), t82 = (t75 ^ t78) ^ load_all256(round + 16),
        t83 = (t76 ^ t79) ^ load_all256(round + 24);
        // round 4 (present.dsl:28)
        const v256 t84 = t83 ^ (t81 | t82), t85 = ~t80, t86 = t85 ^ t84, t87 = t84 ^ (t81 ^ t82),
        t88 = t81 ^ (t86 & t87), t89 = t87 ^ (t85 | t88), t90 = t88 ^ (t80 & t89),
        t91 = t84 ^ (t89 & t90), t92 = splat_u64x4(UINT64_C(0xffff0000ffff)),
        t93 = ((t86 >> 16) ^ t90) & t92, t94 = t86 ^ (t93 << 16), t95 = t90 ^ t93,
        t96 = ((t91 >> 16) ^ t89) & t92, t97 = t91 ^ (t96 << 16), t98 = t89 ^ t96,
        t99 = splat_u64x4(UINT64_C(0xffffffff)), t100 = ((t94 >> 32) ^ t97) & t99,
        t101 = ((t95 >> 32) ^ t98) & t99, t102 = (t94 ^ (t100 << 32)) ^ load_all256(round + 32),
        t103 = (t95 ^ (t101 << 32)) ^ load_all256(round + 40),
        t104 = (t97 ^ t100) ^ load_all256(round + 48), t105 = (t98 ^ t101) ^ load_all256(round + 56);
        x0 = t103;
        x1 = t104;
        x2 = t105;
        x3 = t102;
    }
    // round 31 (present.dsl:28)
    const v256 t162 = x2 ^ (x0 & x1), t163 = x3 ^ t162, t164 = t162 ^ (x0 ^ x1),
    t165 = x0 ^ (t163 | t164), t166 = t164 ^ (x3 | t165), t167 = t165 ^ (x3 | t166),
    t168 = t163 ^ load_all256(rk + 1888), t169 = t167 ^ load_all256(rk + 1896),
    t170 = (t162 ^ (t166 | t167)) ^ load_all256(rk + 1904), t171 = t166 ^ load_all256(rk + 1912),
    t172 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t173 = ((t168 >> 8) ^ t169) & t172,
    t174 = t168 ^ (t173 << 8), t175 = t169 ^ t173, t176 = ((t170 >> 8) ^ t171) & t172,
    t177 = t170 ^ (t176 << 8), t178 = t171 ^ t176, t179 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t180 = ((t174 >> 4) ^ t177) & t179, t181 = t174 ^ (t180 << 4), t182 = t177 ^ t180,
    t183 = ((t175 >> 4) ^ t178) & t179, t184 = t175 ^ (t183 << 4), t185 = t178 ^ t183,
    t186 = splat_u64x4(UINT64_C(0x3333333333333333)), t187 = ((t181 >> 2) ^ t184) & t186,
    t188 = t181 ^ (t187 << 2), t189 = t184 ^ t187, t190 = ((t182 >> 2) ^ t185) & t186,
    t191 = t182 ^ (t190 << 2), t192 = t185 ^ t190, t193 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t194 = ((t188 >> 1) ^ t191) & t193, t195 = t188 ^ (t194 << 1), t196 = t191 ^ t194,
    t197 = ((t189 >> 1) ^ t192) & t193, t198 = t189 ^ (t197 << 1), t199 = t192 ^ t197,
    t200 = (t195 << 32) | (t195 >> 32), t201 = (t196 << 32) | (t196 >> 32),
    t202 = (t198 << 32) | (t198 >> 32), t203 = (t199 << 32) | (t199 >> 32),
    t204 = splat_u64x4(UINT64_C(0xf0000f00000f)), t205 = splat_u64x4(UINT64_C(0xf00000f0)),
    t206 = splat_u64x4(UINT64_C(0xf00)),
    t207 = (((t200 >> 12) & t204) | ((t200 >> 24) & t205)) | ((t200 >> 36) & t206),
    t208 = splat_u64x4(UINT64_C(0xf000)), t209 = splat_u64x4(UINT64_C(0xf00000f0000f0000)),
    t210 = (t207 | ((t200 >> 48) & t208)) | ((t200 << 12) & t209),
    t211 = splat_u64x4(UINT64_C(0xf0000f00000)), t212 = splat_u64x4(UINT64_C(0xf00000f00000000)),
    t213 = splat_u64x4(UINT64_C(0xf000000000000)),
    t214 = ((t210 | (t200 & t211)) | ((t200 << 24) & t212)) | ((t200 << 48) & t213),
    t215 = splat_u64x4(UINT64_C(0xf0000000000000)), t216 = t214 | ((t200 << 36) & t215),
    t217 = (((t201 >> 12) & t204) | ((t201 >> 24) & t205)) | ((t201 >> 36) & t206),
    t218 = (t217 | ((t201 >> 48) & t208)) | ((t201 << 12) & t209),
    t219 = ((t218 | (t201 & t211)) | ((t201 << 24) & t212)) | ((t201 << 48) & t213),
    t220 = t219 | ((t201 << 36) & t215),
    t221 = (((t202 >> 12) & t204) | ((t202 >> 24) & t205)) | ((t202 >> 36) & t206),
    t222 = (t221 | ((t202 >> 48) & t208)) | ((t202 << 12) & t209),
    t223 = ((t222 | (t202 & t211)) | ((t202 << 24) & t212)) | ((t202 << 48) & t213),
    t224 = t223 | ((t202 << 36) & t215),
    t225 = (((t203 >> 12) & t204) | ((t203 >> 24) & t205)) | ((t203 >> 36) & t206),
    t226 = (t225 | ((t203 >> 48) & t208)) | ((t203 << 12) & t209),
    t227 = ((t226 | (t203 & t211)) | ((t203 << 24) & t212)) | ((t203 << 48) & t213),
    t228 = t227 | ((t203 << 36) & t215);
    store_lanes256(out, 32, &t216);
    store_lanes256(out + 8, 32, &t220);
    store_lanes256(out + 16, 32, &t224);
    store_lanes256(out + 24, 32, &t228);
}

void lwcc_present64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_present64_128_ecb_encrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}


// 16 blocks, in bit planes.
static void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const v256 t0 = load_lanes256(in, 32), t1 = load_lanes256(in + 8, 32),
    t2 = load_lanes256(in + 16, 32), t3 = load_lanes256(in + 24, 32),
    t4 = splat_u64x4(UINT64_C(0x5555555555555555)), t5 = ((t0 >> 1) ^ t1) & t4, t6 = t0 ^ (t5 << 1),
    t7 = t1 ^ t5, t8 = ((t2 >> 1) ^ t3) & t4, t9 = t2 ^ (t8 << 1), t10 = t3 ^ t8,
    t11 = splat_u64x4(UINT64_C(0x3333333333333333)), t12 = ((t6 >> 2) ^ t9) & t11,
    t13 = t6 ^ (t12 << 2), t14 = t9 ^ t12, t15 = ((t7 >> 2) ^ t10) & t11, t16 = t7 ^ (t15 << 2),
    t17 = t10 ^ t15, t18 = splat_u64x4(UINT64_C(0xffffffff)), t19 = ((t13 >> 32) ^ t16) & t18,
    t20 = t13 ^ (t19 << 32), t21 = t16 ^ t19, t22 = ((t14 >> 32) ^ t17) & t18,
    t23 = t14 ^ (t22 << 32), t24 = t17 ^ t22, t25 = splat_u64x4(UINT64_C(0xffff0000ffff)),
    t26 = ((t20 >> 16) ^ t23) & t25, t27 = ((t21 >> 16) ^ t24) & t25,
    t28 = (t24 ^ t27) ^ load_all256(rk + 1920), t29 = (t21 ^ (t27 << 16)) ^ load_all256(rk + 1928),
    t30 = (t23 ^ t26) ^ load_all256(rk + 1936), t31 = (t20 ^ (t26 << 16)) ^ load_all256(rk + 1944);
    // round 31 (present.dsl:28)
    const v256 t32 = t30 ^ (t29 & t31), t33 = ~t32, t34 = t28 ^ t33, t35 = t29 ^ t31,
    t36 = t28 ^ t35, t37 = t31 ^ ((~t35) | t34), t38 = t37 ^ t36, t39 = t32 | t38, t40 = t37 ^ t39,
    t41 = t36 ^ t39, t42 = t33 ^ (t37 & t38), t43 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
    t44 = ((t34 >> 8) ^ t40) & t43, t45 = t34 ^ (t44 << 8), t46 = t40 ^ t44,
    t47 = ((t41 >> 8) ^ t42) & t43, t48 = t41 ^ (t47 << 8), t49 = t42 ^ t47,
    t50 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)), t51 = ((t45 >> 4) ^ t48) & t50,
    t52 = ((t46 >> 4) ^ t49) & t50, t53 = (t46 ^ (t52 << 4)) ^ load_all256(rk + 1952),
    t54 = (t49 ^ t52) ^ load_all256(rk + 1960), t55 = (t45 ^ (t51 << 4)) ^ load_all256(rk + 1968),
    t56 = (t48 ^ t51) ^ load_all256(rk + 1976);
    // round 30 (present.dsl:28)
    const v256 t57 = t55 ^ (t54 & t56), t58 = ~t57, t59 = t53 ^ t58, t60 = t54 ^ t56,
    t61 = t53 ^ t60, t62 = t56 ^ ((~t60) | t59), t63 = t62 ^ t61, t64 = t57 | t63, t65 = t62 ^ t64,
    t66 = t61 ^ t64, t67 = t58 ^ (t62 & t63), t68 = splat_u64x4(UINT64_C(0xffffffff)),
    t69 = ((t59 >> 32) ^ t65) & t68, t70 = t59 ^ (t69 << 32), t71 = t65 ^ t69,
    t72 = ((t66 >> 32) ^ t67) & t68, t73 = t66 ^ (t72 << 32), t74 = t67 ^ t72,
    t75 = splat_u64x4(UINT64_C(0xffff0000ffff)), t76 = ((t70 >> 16) ^ t73) & t75,
    t77 = ((t71 >> 16) ^ t74) & t75, t78 = (t70 ^ (t76 << 16)) ^ load_all256(rk + 1984),
    t79 = (t71 ^ (t77 << 16)) ^ load_all256(rk + 1992), t80 = (t73 ^ t76) ^ load_all256(rk + 2000),
    t81 = (t74 ^ t77) ^ load_all256(rk + 2008);
    v256 x0 = t79;
    v256 x1 = t81;
    v256 x2 = t80;
    v256 x3 = t78;
    for (unsigned i = 0; i < 14; i++) {
        const uint8_t *round = rk + 896 + 64 * i;
        // round 29 (present.dsl:28)
        const v256 t82 = x2 ^ (x0 & x1), t83 = ~t82, t84 = x3 ^ t83, t85 = x0 ^ x1, t86 = x3 ^ t85,
        t87 = x1 ^ ((~t85) | t84), t88 = t87 ^ t86, t89 = t82 | t88, t90 = t87 ^ t89, t91 = t86 ^ t89,
        t92 = t83 ^ (t87 & t88), t93 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)),
        t94 = ((t84 >> 8) ^ t90) & t93, t95 = t84 ^ (t94 << 8), t96 = t90 ^ t94,
        t97 = ((t91 >> 8) ^ t92) & t93, t98 = t91 ^ (t97 << 8), t99 = t92 ^ t97,
        t100 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)), t101 = ((t95 >> 4) ^ t98) & t100,
        t102 = ((t96 >> 4) ^ t99) & t100, t103 = (t95 ^ (t101 << 4)) ^ load_all256(round),
        t104 = (t96 ^ (t102 << 4)) ^ load_all256(round + 8),
        t105 = (t98 ^ t101) ^ load_all256(round + 16), t106 = (t99 ^ t102) ^ load_all256(round + 24);
        // round 28 (present.dsl:28)
        const v256 t107 = t105 ^ (t104 | t106), t108 = t103 ^ t107, t109 = t104 ^ t106,
        t110 = t103 ^ t109, t111 = t106 ^ (t109 & t108), t112 = t111 ^ t110, t113 = t107 | t112,
        t114 = t111 ^ t113, t115 = t110 ^ t113, t116 = ~t108, t117 = splat_u64x4(UINT64_C(0xffffffff)),
        t118 = ((t116 >> 32) ^ t114) & t117, t119 = t116 ^ (t118 << 32), t120 = t114 ^ t118,
        t121 = ~(t107 ^ (t111 & t112)), t122 = ((t115 >> 32) ^ t121) & t117, t123 = t115 ^ (t122 << 32),
        t124 = t121 ^ t122, t125 = splat_u64x4(UINT64_C(0xffff0000ffff)),
        t126 = ((t119 >> 16) ^ t123) & t125, t127 = ((t120 >> 16) ^ t124) & t125,
        t128 = (t119 ^ (t126 << 16)) ^ load_all256(round + 32),
        t129 = (t120 ^ (t127 << 16)) ^ load_all256(round + 40),
        t130 = (t123 ^ t126) ^ load_all256(round + 48), t131 = (t124 ^ t127) ^ load_all256(round + 56);
        x0 = t129;
        x1 = t131;
        x2 = t130;
        x3 = t128;
    }
    // round 1 (present.dsl:28)
    const v256 t184 = x2 ^ (x0 | x1), t185 = x3 ^ t184, t186 = x0 ^ x1, t187 = x3 ^ t186,
    t188 = x1 ^ (t186 & t185), t189 = t188 ^ t187, t190 = t184 | t189,
    t191 = t185 ^ load_all256(rk + 2016), t192 = (t188 ^ t190) ^ load_all256(rk + 2024),
    t193 = (t187 ^ t190) ^ load_all256(rk + 2032),
    t194 = (t184 ^ (t188 & t189)) ^ load_all256(rk + 2040),
    t195 = splat_u64x4(UINT64_C(0xf0f0f0f0)), t196 = ((t191 >> 28) ^ t191) & t195,
    t197 = t191 ^ (t196 ^ (t196 << 28)), t198 = (t197 << 32) | (t197 >> 32),
    t199 = splat_u64x4(UINT64_C(0xff000000ff)), t200 = ((t198 >> 24) ^ t198) & t199,
    t201 = t198 ^ (t200 ^ (t200 << 24)), t202 = ((t192 >> 28) ^ t192) & t195,
    t203 = t192 ^ (t202 ^ (t202 << 28)), t204 = (t203 << 32) | (t203 >> 32),
    t205 = ((t204 >> 24) ^ t204) & t199, t206 = t204 ^ (t205 ^ (t205 << 24)),
    t207 = ((t193 >> 28) ^ t193) & t195, t208 = t193 ^ (t207 ^ (t207 << 28)),
    t209 = (t208 << 32) | (t208 >> 32), t210 = ((t209 >> 24) ^ t209) & t199,
    t211 = t209 ^ (t210 ^ (t210 << 24)), t212 = ((t194 >> 28) ^ t194) & t195,
    t213 = t194 ^ (t212 ^ (t212 << 28)), t214 = (t213 << 32) | (t213 >> 32),
    t215 = ((t214 >> 24) ^ t214) & t199, t216 = t214 ^ (t215 ^ (t215 << 24)),
    t217 = splat_u64x4(UINT64_C(0x3333333333333333)), t218 = ((t201 >> 2) ^ t211) & t217,
    t219 = t201 ^ (t218 << 2), t220 = t211 ^ t218, t221 = ((t206 >> 2) ^ t216) & t217,
    t222 = t206 ^ (t221 << 2), t223 = t216 ^ t221, t224 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t225 = ((t219 >> 1) ^ t222) & t224, t226 = t219 ^ (t225 << 1), t227 = t222 ^ t225,
    t228 = ((t220 >> 1) ^ t223) & t224, t229 = t220 ^ (t228 << 1), t230 = t223 ^ t228;
    store_lanes256(out, 32, &t226);
    store_lanes256(out + 8, 32, &t227);
    store_lanes256(out + 16, 32, &t229);
    store_lanes256(out + 24, 32, &t230);
}

void lwcc_present64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (size_t n = nblocks / 16; n; n--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 128;
        in += 128;
    }
    nblocks %= 16;
    if (nblocks) {
        // The last group goes through a buffer, with zeros for the blocks that are missing.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, 8 * nblocks);
        lwcc_present64_128_ecb_decrypt_c(buffer, buffer, 16, rk);
        memcpy(out, buffer, 8 * nblocks);
        wipe(buffer, sizeof buffer);
    }
}

void lwcc_present64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_present64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_present64_128_key_setup_c(ctx, key);
    lwcc_present64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_present64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t0 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16),
    t1 = t0 | ((uint64_t)nonce[3] << 24), t2 = ((t1 >> 1) ^ t1) & UINT64_C(0x5555555555555555),
    t3 = t1 ^ (t2 << 1), t4 = t1 ^ t2, t5 = ((t3 >> 2) ^ t3) & UINT64_C(0x3333333333333333),
    t6 = ((t4 >> 2) ^ t4) & UINT64_C(0x3333333333333333);
    store64(ctx + 2056, (t3 ^ (t5 << 2)) ^ load64(ctx + 1792));
    store64(ctx + 2064, (t4 ^ (t6 << 2)) ^ load64(ctx + 1800));
    store64(ctx + 2072, ~((t3 ^ t5) ^ load64(ctx + 2048)));
    store64(ctx + 2080, (t4 ^ t6) ^ load64(ctx + 1816));
}


// 16 blocks, in bit planes.
static void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const v256 t0 = join256(UINT64_C(0), UINT64_C(4), UINT64_C(8), UINT64_C(12)),
    t1 = splat_u64x4(UINT64_C(0xffffffff)), t2 = ((splat_u64x4((uint64_t)counter)) + t0) & t1,
    t3 = splat_u64x4(UINT64_C(255)), t4 = (t2 + (splat_u64x4((uint64_t)1))) & t1,
    t5 = (t2 + (splat_u64x4((uint64_t)2))) & t1, t6 = (t2 + (splat_u64x4((uint64_t)3))) & t1,
    t7 = (((t2 >> 24) & t3) << 32) | (((t2 >> 16) & t3) << 40),
    t8 = (t7 | (((t2 >> 8) & t3) << 48)) | ((t2 & t3) << 56),
    t9 = (((t4 >> 24) & t3) << 32) | (((t4 >> 16) & t3) << 40),
    t10 = (t9 | (((t4 >> 8) & t3) << 48)) | ((t4 & t3) << 56),
    t11 = (((t5 >> 24) & t3) << 32) | (((t5 >> 16) & t3) << 40),
    t12 = (t11 | (((t5 >> 8) & t3) << 48)) | ((t5 & t3) << 56),
    t13 = (((t6 >> 24) & t3) << 32) | (((t6 >> 16) & t3) << 40),
    t14 = (t13 | (((t6 >> 8) & t3) << 48)) | ((t6 & t3) << 56),
    t15 = splat_u64x4(UINT64_C(0x5555555555555555)), t16 = ((t8 >> 1) ^ t10) & t15,
    t17 = t8 ^ (t16 << 1), t18 = t10 ^ t16, t19 = ((t12 >> 1) ^ t14) & t15, t20 = t12 ^ (t19 << 1),
    t21 = t14 ^ t19, t22 = splat_u64x4(UINT64_C(0x3333333333333333)),
    t23 = ((t17 >> 2) ^ t20) & t22, t24 = ((t18 >> 2) ^ t21) & t22,
    t25 = load_all256(ctx + 2056) ^ (t17 ^ (t23 << 2)),
    t26 = load_all256(ctx + 2064) ^ (t18 ^ (t24 << 2)), t27 = load_all256(ctx + 2072) ^ (t20 ^ t23),
    t28 = load_all256(ctx + 2080) ^ (t21 ^ t24);
    // round 1 (present.dsl:28)
    const v256 t29 = t28 ^ (t26 | t27), t30 = ~t25, t31 = t30 ^ t29, t32 = t29 ^ (t26 ^ t27),
    t33 = t26 ^ (t31 & t32), t34 = t32 ^ (t30 | t33), t35 = t33 ^ (t25 & t34),
    t36 = t29 ^ (t34 & t35), t37 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t38 = ((t31 >> 4) ^ t35) & t37, t39 = t31 ^ (t38 << 4), t40 = t35 ^ t38,
    t41 = ((t36 >> 4) ^ t34) & t37, t42 = t36 ^ (t41 << 4), t43 = t34 ^ t41,
    t44 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t45 = ((t39 >> 8) ^ t42) & t44,
    t46 = ((t40 >> 8) ^ t43) & t44, t47 = (t42 ^ t45) ^ load_all256(ctx + 1824),
    t48 = (t43 ^ t46) ^ load_all256(ctx + 1832), t49 = (t39 ^ (t45 << 8)) ^ load_all256(ctx + 1840),
    t50 = (t40 ^ (t46 << 8)) ^ load_all256(ctx + 1848);
    // round 2 (present.dsl:28)
    const v256 t51 = t50 ^ (t48 | t49), t52 = ~t47, t53 = t52 ^ t51, t54 = t51 ^ (t48 ^ t49),
    t55 = t48 ^ (t53 & t54), t56 = t54 ^ (t52 | t55), t57 = t55 ^ (t47 & t56),
    t58 = t51 ^ (t56 & t57), t59 = splat_u64x4(UINT64_C(0xffff0000ffff)),
    t60 = ((t53 >> 16) ^ t57) & t59, t61 = t53 ^ (t60 << 16), t62 = t57 ^ t60,
    t63 = ((t58 >> 16) ^ t56) & t59, t64 = t58 ^ (t63 << 16), t65 = t56 ^ t63,
    t66 = splat_u64x4(UINT64_C(0xffffffff)), t67 = ((t61 >> 32) ^ t64) & t66,
    t68 = ((t62 >> 32) ^ t65) & t66, t69 = (t65 ^ t68) ^ load_all256(ctx + 1856),
    t70 = (t64 ^ t67) ^ load_all256(ctx + 1864),
    t71 = (t62 ^ (t68 << 32)) ^ load_all256(ctx + 1872),
    t72 = (t61 ^ (t67 << 32)) ^ load_all256(ctx + 1880);
    v256 x0 = t70;
    v256 x1 = t71;
    v256 x2 = t72;
    v256 x3 = t69;
    for (unsigned i = 0; i < 14; i++) {
        const uint8_t *round = ctx + 64 * i;
        // round 3 (present.dsl:28)
        const v256 t73 = x2 ^ (x0 | x1), t74 = ~x3, t75 = t74 ^ t73, t76 = t73 ^ (x0 ^ x1),
        t77 = x0 ^ (t75 & t76), t78 = t76 ^ (t74 | t77), t79 = t77 ^ (x3 & t78),
        t80 = t73 ^ (t78 & t79), t81 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
        t82 = ((t75 >> 4) ^ t79) & t81, t83 = t75 ^ (t82 << 4), t84 = t79 ^ t82,
        t85 = ((t80 >> 4) ^ t78) & t81, t86 = t80 ^ (t85 << 4), t87 = t78 ^ t85,
        t88 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t89 = ((t83 >> 8) ^ t86) & t88,
        t90 = ((t84 >> 8) ^ t87) & t88, t91 = (t83 ^ (t89 << 8)) ^ load_all256(round),
        t92 = (t84 ^ (t90 << 8)) ^ load_all256(round + 8), t93 = (t86 ^ t89) ^ load_all256(round + 16),
        t94 = (t87 ^ t90) ^ load_all256(round + 24);
        // round 4 (present.dsl:28)
        const v256 t95 = t94 ^ (t92 | t93), t96 = ~t91, t97 = t96 ^ t95, t98 = t95 ^ (t92 ^ t93),
        t99 = t92 ^ (t97 & t98), t100 = t98 ^ (t96 | t99), t101 = t99 ^ (t91 & t100),
        t102 = t95 ^ (t100 & t101), t103 = splat_u64x4(UINT64_C(0xffff0000ffff)),
        t104 = ((t97 >> 16) ^ t101) & t103, t105 = t97 ^ (t104 << 16), t106 = t101 ^ t104,
        t107 = ((t102 >> 16) ^ t100) & t103, t108 = t102 ^ (t107 << 16), t109 = t100 ^ t107,
        t110 = splat_u64x4(UINT64_C(0xffffffff)), t111 = ((t105 >> 32) ^ t108) & t110,
        t112 = ((t106 >> 32) ^ t109) & t110, t113 = (t105 ^ (t111 << 32)) ^ load_all256(round + 32),
        t114 = (t106 ^ (t112 << 32)) ^ load_all256(round + 40),
        t115 = (t108 ^ t111) ^ load_all256(round + 48), t116 = (t109 ^ t112) ^ load_all256(round + 56);
        x0 = t114;
        x1 = t115;
        x2 = t116;
        x3 = t113;
    }
    // round 31 (present.dsl:28)
    const v256 t173 = x2 ^ (x0 & x1), t174 = x3 ^ t173, t175 = t173 ^ (x0 ^ x1),
    t176 = x0 ^ (t174 | t175), t177 = t175 ^ (x3 | t176), t178 = t176 ^ (x3 | t177),
    t179 = t174 ^ load_all256(ctx + 1888), t180 = t178 ^ load_all256(ctx + 1896),
    t181 = (t173 ^ (t177 | t178)) ^ load_all256(ctx + 1904), t182 = t177 ^ load_all256(ctx + 1912),
    t183 = splat_u64x4(UINT64_C(0xff00ff00ff00ff)), t184 = ((t179 >> 8) ^ t180) & t183,
    t185 = t179 ^ (t184 << 8), t186 = t180 ^ t184, t187 = ((t181 >> 8) ^ t182) & t183,
    t188 = t181 ^ (t187 << 8), t189 = t182 ^ t187, t190 = splat_u64x4(UINT64_C(0xf0f0f0f0f0f0f0f)),
    t191 = ((t185 >> 4) ^ t188) & t190, t192 = t185 ^ (t191 << 4), t193 = t188 ^ t191,
    t194 = ((t186 >> 4) ^ t189) & t190, t195 = t186 ^ (t194 << 4), t196 = t189 ^ t194,
    t197 = splat_u64x4(UINT64_C(0x3333333333333333)), t198 = ((t192 >> 2) ^ t195) & t197,
    t199 = t192 ^ (t198 << 2), t200 = t195 ^ t198, t201 = ((t193 >> 2) ^ t196) & t197,
    t202 = t193 ^ (t201 << 2), t203 = t196 ^ t201, t204 = splat_u64x4(UINT64_C(0x5555555555555555)),
    t205 = ((t199 >> 1) ^ t202) & t204, t206 = t199 ^ (t205 << 1), t207 = t202 ^ t205,
    t208 = ((t200 >> 1) ^ t203) & t204, t209 = t200 ^ (t208 << 1), t210 = t203 ^ t208,
    t211 = (t206 << 32) | (t206 >> 32), t212 = (t207 << 32) | (t207 >> 32),
    t213 = (t209 << 32) | (t209 >> 32), t214 = (t210 << 32) | (t210 >> 32),
    t215 = splat_u64x4(UINT64_C(0xf0000f00000f)), t216 = splat_u64x4(UINT64_C(0xf00000f0)),
    t217 = splat_u64x4(UINT64_C(0xf00)),
    t218 = (((t211 >> 12) & t215) | ((t211 >> 24) & t216)) | ((t211 >> 36) & t217),
    t219 = splat_u64x4(UINT64_C(0xf000)), t220 = splat_u64x4(UINT64_C(0xf00000f0000f0000)),
    t221 = (t218 | ((t211 >> 48) & t219)) | ((t211 << 12) & t220),
    t222 = splat_u64x4(UINT64_C(0xf0000f00000)), t223 = splat_u64x4(UINT64_C(0xf00000f00000000)),
    t224 = splat_u64x4(UINT64_C(0xf000000000000)),
    t225 = ((t221 | (t211 & t222)) | ((t211 << 24) & t223)) | ((t211 << 48) & t224),
    t226 = splat_u64x4(UINT64_C(0xf0000000000000)),
    t227 = (((t212 >> 12) & t215) | ((t212 >> 24) & t216)) | ((t212 >> 36) & t217),
    t228 = (t227 | ((t212 >> 48) & t219)) | ((t212 << 12) & t220),
    t229 = ((t228 | (t212 & t222)) | ((t212 << 24) & t223)) | ((t212 << 48) & t224),
    t230 = (((t213 >> 12) & t215) | ((t213 >> 24) & t216)) | ((t213 >> 36) & t217),
    t231 = (t230 | ((t213 >> 48) & t219)) | ((t213 << 12) & t220),
    t232 = ((t231 | (t213 & t222)) | ((t213 << 24) & t223)) | ((t213 << 48) & t224),
    t233 = (((t214 >> 12) & t215) | ((t214 >> 24) & t216)) | ((t214 >> 36) & t217),
    t234 = (t233 | ((t214 >> 48) & t219)) | ((t214 << 12) & t220),
    t235 = ((t234 | (t214 & t222)) | ((t214 << 24) & t223)) | ((t214 << 48) & t224),
    t236 = load_lanes256(in, 32), t237 = load_lanes256(in + 8, 32),
    t238 = load_lanes256(in + 16, 32), t239 = load_lanes256(in + 24, 32),
    t240 = t236 ^ (t225 | ((t211 << 36) & t226)), t241 = t237 ^ (t229 | ((t212 << 36) & t226)),
    t242 = t238 ^ (t232 | ((t213 << 36) & t226)), t243 = t239 ^ (t235 | ((t214 << 36) & t226));
    store_lanes256(out, 32, &t240);
    store_lanes256(out + 8, 32, &t241);
    store_lanes256(out + 16, 32, &t242);
    store_lanes256(out + 24, 32, &t243);
}

void lwcc_present64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
    for (size_t n = nbytes / 128; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 128;
        in += 128;
        counter += 16;
    }
    nbytes %= 128;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[128] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_present64_128_ctr_crypt_c(buffer, buffer, 128, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
