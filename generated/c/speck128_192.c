// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck128_192 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 64 bits, each in a variable of its own
// sizes:     in bytes: block 16, key 24, nonce 12, rk 264, ctx 312, align 1, group 16, stack 0
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

void lwcc_speck128_192_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint64_t t0 = load_le64(key);
    const uint64_t t1 = load_le64(key + 8);
    const uint64_t t2 = load_le64(key + 16);
    // round 1 (speck.dsl:22)
    const uint64_t t4 = rotl64(t1, 56) + t0;
    const uint64_t t6 = rotl64(t0, 3) ^ t4;
    // round 2 (speck.dsl:22)
    const uint64_t t10 = (rotl64(t2, 56) + t6) ^ UINT64_C(1);
    const uint64_t t12 = rotl64(t6, 3) ^ t10;
    // round 3 (speck.dsl:22)
    const uint64_t t16 = (rotl64(t4, 56) + t12) ^ UINT64_C(2);
    const uint64_t t18 = rotl64(t12, 3) ^ t16;
    // round 4 (speck.dsl:22)
    const uint64_t t22 = (rotl64(t10, 56) + t18) ^ UINT64_C(3);
    const uint64_t t24 = rotl64(t18, 3) ^ t22;
    // round 5 (speck.dsl:22)
    const uint64_t t28 = (rotl64(t16, 56) + t24) ^ UINT64_C(4);
    const uint64_t t30 = rotl64(t24, 3) ^ t28;
    // round 6 (speck.dsl:22)
    const uint64_t t34 = (rotl64(t22, 56) + t30) ^ UINT64_C(5);
    const uint64_t t36 = rotl64(t30, 3) ^ t34;
    // round 7 (speck.dsl:22)
    const uint64_t t40 = (rotl64(t28, 56) + t36) ^ UINT64_C(6);
    const uint64_t t42 = rotl64(t36, 3) ^ t40;
    // round 8 (speck.dsl:22)
    const uint64_t t46 = (rotl64(t34, 56) + t42) ^ UINT64_C(7);
    const uint64_t t48 = rotl64(t42, 3) ^ t46;
    // round 9 (speck.dsl:22)
    const uint64_t t52 = (rotl64(t40, 56) + t48) ^ UINT64_C(8);
    const uint64_t t54 = rotl64(t48, 3) ^ t52;
    // round 10 (speck.dsl:22)
    const uint64_t t58 = (rotl64(t46, 56) + t54) ^ UINT64_C(9);
    const uint64_t t60 = rotl64(t54, 3) ^ t58;
    // round 11 (speck.dsl:22)
    const uint64_t t64 = (rotl64(t52, 56) + t60) ^ UINT64_C(10);
    const uint64_t t66 = rotl64(t60, 3) ^ t64;
    // round 12 (speck.dsl:22)
    const uint64_t t70 = (rotl64(t58, 56) + t66) ^ UINT64_C(11);
    const uint64_t t72 = rotl64(t66, 3) ^ t70;
    // round 13 (speck.dsl:22)
    const uint64_t t76 = (rotl64(t64, 56) + t72) ^ UINT64_C(12);
    const uint64_t t78 = rotl64(t72, 3) ^ t76;
    // round 14 (speck.dsl:22)
    const uint64_t t82 = (rotl64(t70, 56) + t78) ^ UINT64_C(13);
    const uint64_t t84 = rotl64(t78, 3) ^ t82;
    // round 15 (speck.dsl:22)
    const uint64_t t88 = (rotl64(t76, 56) + t84) ^ UINT64_C(14);
    const uint64_t t90 = rotl64(t84, 3) ^ t88;
    // round 16 (speck.dsl:22)
    const uint64_t t94 = (rotl64(t82, 56) + t90) ^ UINT64_C(15);
    const uint64_t t96 = rotl64(t90, 3) ^ t94;
    // round 17 (speck.dsl:22)
    const uint64_t t100 = (rotl64(t88, 56) + t96) ^ UINT64_C(16);
    const uint64_t t102 = rotl64(t96, 3) ^ t100;
    // round 18 (speck.dsl:22)
    const uint64_t t106 = (rotl64(t94, 56) + t102) ^ UINT64_C(17);
    const uint64_t t108 = rotl64(t102, 3) ^ t106;
    // round 19 (speck.dsl:22)
    const uint64_t t112 = (rotl64(t100, 56) + t108) ^ UINT64_C(18);
    const uint64_t t114 = rotl64(t108, 3) ^ t112;
    // round 20 (speck.dsl:22)
    const uint64_t t118 = (rotl64(t106, 56) + t114) ^ UINT64_C(19);
    const uint64_t t120 = rotl64(t114, 3) ^ t118;
    // round 21 (speck.dsl:22)
    const uint64_t t124 = (rotl64(t112, 56) + t120) ^ UINT64_C(20);
    const uint64_t t126 = rotl64(t120, 3) ^ t124;
    // round 22 (speck.dsl:22)
    const uint64_t t130 = (rotl64(t118, 56) + t126) ^ UINT64_C(21);
    const uint64_t t132 = rotl64(t126, 3) ^ t130;
    // round 23 (speck.dsl:22)
    const uint64_t t136 = (rotl64(t124, 56) + t132) ^ UINT64_C(22);
    const uint64_t t138 = rotl64(t132, 3) ^ t136;
    // round 24 (speck.dsl:22)
    const uint64_t t142 = (rotl64(t130, 56) + t138) ^ UINT64_C(23);
    const uint64_t t144 = rotl64(t138, 3) ^ t142;
    // round 25 (speck.dsl:22)
    const uint64_t t148 = (rotl64(t136, 56) + t144) ^ UINT64_C(24);
    const uint64_t t150 = rotl64(t144, 3) ^ t148;
    // round 26 (speck.dsl:22)
    const uint64_t t154 = (rotl64(t142, 56) + t150) ^ UINT64_C(25);
    const uint64_t t156 = rotl64(t150, 3) ^ t154;
    // round 27 (speck.dsl:22)
    const uint64_t t160 = (rotl64(t148, 56) + t156) ^ UINT64_C(26);
    const uint64_t t162 = rotl64(t156, 3) ^ t160;
    // round 28 (speck.dsl:22)
    const uint64_t t166 = (rotl64(t154, 56) + t162) ^ UINT64_C(27);
    const uint64_t t168 = rotl64(t162, 3) ^ t166;
    // round 29 (speck.dsl:22)
    const uint64_t t172 = (rotl64(t160, 56) + t168) ^ UINT64_C(28);
    const uint64_t t174 = rotl64(t168, 3) ^ t172;
    // round 30 (speck.dsl:22)
    const uint64_t t178 = (rotl64(t166, 56) + t174) ^ UINT64_C(29);
    const uint64_t t180 = rotl64(t174, 3) ^ t178;
    // round 31 (speck.dsl:23)
    const uint64_t t186 = rotl64(t180, 3) ^ ((rotl64(t172, 56) + t180) ^ UINT64_C(30));
    // round 32 (speck.dsl:23)
    const uint64_t t192 = rotl64(t186, 3) ^ ((rotl64(t178, 56) + t186) ^ UINT64_C(31));
    store64(rk, t0);
    store64(rk + 8, t6);
    store64(rk + 16, t12);
    store64(rk + 24, t18);
    store64(rk + 32, t24);
    store64(rk + 40, t30);
    store64(rk + 48, t36);
    store64(rk + 56, t42);
    store64(rk + 64, t48);
    store64(rk + 72, t54);
    store64(rk + 80, t60);
    store64(rk + 88, t66);
    store64(rk + 96, t72);
    store64(rk + 104, t78);
    store64(rk + 112, t84);
    store64(rk + 120, t90);
    store64(rk + 128, t96);
    store64(rk + 136, t102);
    store64(rk + 144, t108);
    store64(rk + 152, t114);
    store64(rk + 160, t120);
    store64(rk + 168, t126);
    store64(rk + 176, t132);
    store64(rk + 184, t138);
    store64(rk + 192, t144);
    store64(rk + 200, t150);
    store64(rk + 208, t156);
    store64(rk + 216, t162);
    store64(rk + 224, t168);
    store64(rk + 232, t174);
    store64(rk + 240, t180);
    store64(rk + 248, t186);
    store64(rk + 256, t192);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint64_t t0 = load_le64(in);
    const uint64_t t1 = load_le64(in + 8);
    // round 1 (speck.dsl:22)
    const uint64_t t5 = load64(rk) ^ (rotl64(t1, 56) + t0);
    const uint64_t t7 = rotl64(t0, 3) ^ t5;
    // round 2 (speck.dsl:22)
    const uint64_t t11 = load64(rk + 8) ^ (rotl64(t5, 56) + t7);
    const uint64_t t13 = rotl64(t7, 3) ^ t11;
    // round 3 (speck.dsl:22)
    const uint64_t t17 = load64(rk + 16) ^ (rotl64(t11, 56) + t13);
    const uint64_t t19 = rotl64(t13, 3) ^ t17;
    // round 4 (speck.dsl:22)
    const uint64_t t23 = load64(rk + 24) ^ (rotl64(t17, 56) + t19);
    const uint64_t t25 = rotl64(t19, 3) ^ t23;
    // round 5 (speck.dsl:22)
    const uint64_t t29 = load64(rk + 32) ^ (rotl64(t23, 56) + t25);
    const uint64_t t31 = rotl64(t25, 3) ^ t29;
    // round 6 (speck.dsl:22)
    const uint64_t t35 = load64(rk + 40) ^ (rotl64(t29, 56) + t31);
    const uint64_t t37 = rotl64(t31, 3) ^ t35;
    // round 7 (speck.dsl:22)
    const uint64_t t41 = load64(rk + 48) ^ (rotl64(t35, 56) + t37);
    const uint64_t t43 = rotl64(t37, 3) ^ t41;
    // round 8 (speck.dsl:22)
    const uint64_t t47 = load64(rk + 56) ^ (rotl64(t41, 56) + t43);
    const uint64_t t49 = rotl64(t43, 3) ^ t47;
    // round 9 (speck.dsl:22)
    const uint64_t t53 = load64(rk + 64) ^ (rotl64(t47, 56) + t49);
    const uint64_t t55 = rotl64(t49, 3) ^ t53;
    // round 10 (speck.dsl:22)
    const uint64_t t59 = load64(rk + 72) ^ (rotl64(t53, 56) + t55);
    const uint64_t t61 = rotl64(t55, 3) ^ t59;
    // round 11 (speck.dsl:22)
    const uint64_t t65 = load64(rk + 80) ^ (rotl64(t59, 56) + t61);
    const uint64_t t67 = rotl64(t61, 3) ^ t65;
    // round 12 (speck.dsl:22)
    const uint64_t t71 = load64(rk + 88) ^ (rotl64(t65, 56) + t67);
    const uint64_t t73 = rotl64(t67, 3) ^ t71;
    // round 13 (speck.dsl:22)
    const uint64_t t77 = load64(rk + 96) ^ (rotl64(t71, 56) + t73);
    const uint64_t t79 = rotl64(t73, 3) ^ t77;
    // round 14 (speck.dsl:22)
    const uint64_t t83 = load64(rk + 104) ^ (rotl64(t77, 56) + t79);
    const uint64_t t85 = rotl64(t79, 3) ^ t83;
    // round 15 (speck.dsl:22)
    const uint64_t t89 = load64(rk + 112) ^ (rotl64(t83, 56) + t85);
    const uint64_t t91 = rotl64(t85, 3) ^ t89;
    // round 16 (speck.dsl:22)
    const uint64_t t95 = load64(rk + 120) ^ (rotl64(t89, 56) + t91);
    const uint64_t t97 = rotl64(t91, 3) ^ t95;
    // round 17 (speck.dsl:22)
    const uint64_t t101 = load64(rk + 128) ^ (rotl64(t95, 56) + t97);
    const uint64_t t103 = rotl64(t97, 3) ^ t101;
    // round 18 (speck.dsl:22)
    const uint64_t t107 = load64(rk + 136) ^ (rotl64(t101, 56) + t103);
    const uint64_t t109 = rotl64(t103, 3) ^ t107;
    // round 19 (speck.dsl:22)
    const uint64_t t113 = load64(rk + 144) ^ (rotl64(t107, 56) + t109);
    const uint64_t t115 = rotl64(t109, 3) ^ t113;
    // round 20 (speck.dsl:22)
    const uint64_t t119 = load64(rk + 152) ^ (rotl64(t113, 56) + t115);
    const uint64_t t121 = rotl64(t115, 3) ^ t119;
    // round 21 (speck.dsl:22)
    const uint64_t t125 = load64(rk + 160) ^ (rotl64(t119, 56) + t121);
    const uint64_t t127 = rotl64(t121, 3) ^ t125;
    // round 22 (speck.dsl:22)
    const uint64_t t131 = load64(rk + 168) ^ (rotl64(t125, 56) + t127);
    const uint64_t t133 = rotl64(t127, 3) ^ t131;
    // round 23 (speck.dsl:22)
    const uint64_t t137 = load64(rk + 176) ^ (rotl64(t131, 56) + t133);
    const uint64_t t139 = rotl64(t133, 3) ^ t137;
    // round 24 (speck.dsl:22)
    const uint64_t t143 = load64(rk + 184) ^ (rotl64(t137, 56) + t139);
    const uint64_t t145 = rotl64(t139, 3) ^ t143;
    // round 25 (speck.dsl:22)
    const uint64_t t149 = load64(rk + 192) ^ (rotl64(t143, 56) + t145);
    const uint64_t t151 = rotl64(t145, 3) ^ t149;
    // round 26 (speck.dsl:22)
    const uint64_t t155 = load64(rk + 200) ^ (rotl64(t149, 56) + t151);
    const uint64_t t157 = rotl64(t151, 3) ^ t155;
    // round 27 (speck.dsl:22)
    const uint64_t t161 = load64(rk + 208) ^ (rotl64(t155, 56) + t157);
    const uint64_t t163 = rotl64(t157, 3) ^ t161;
    // round 28 (speck.dsl:22)
    const uint64_t t167 = load64(rk + 216) ^ (rotl64(t161, 56) + t163);
    const uint64_t t169 = rotl64(t163, 3) ^ t167;
    // round 29 (speck.dsl:22)
    const uint64_t t173 = load64(rk + 224) ^ (rotl64(t167, 56) + t169);
    const uint64_t t175 = rotl64(t169, 3) ^ t173;
    // round 30 (speck.dsl:22)
    const uint64_t t179 = load64(rk + 232) ^ (rotl64(t173, 56) + t175);
    const uint64_t t181 = rotl64(t175, 3) ^ t179;
    // round 31 (speck.dsl:22)
    const uint64_t t185 = load64(rk + 240) ^ (rotl64(t179, 56) + t181);
    const uint64_t t187 = rotl64(t181, 3) ^ t185;
    // round 32 (speck.dsl:22)
    const uint64_t t191 = load64(rk + 248) ^ (rotl64(t185, 56) + t187);
    const uint64_t t193 = rotl64(t187, 3) ^ t191;
    // round 33 (speck.dsl:22)
    const uint64_t t197 = load64(rk + 256) ^ (rotl64(t191, 56) + t193);
    store_le64(out, rotl64(t193, 3) ^ t197);
    store_le64(out + 8, t197);
}

void lwcc_speck128_192_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    const uint64_t t0 = load_le64(in);
    const uint64_t t1 = load_le64(in + 8);
    // round 33 (speck.dsl:23)
    const uint64_t t3 = rotl64(t0 ^ t1, 61);
    const uint64_t t7 = rotl64((t1 ^ load64(rk + 256)) - t3, 8);
    // round 32 (speck.dsl:23)
    const uint64_t t9 = rotl64(t3 ^ t7, 61);
    const uint64_t t13 = rotl64((load64(rk + 248) ^ t7) - t9, 8);
    // round 31 (speck.dsl:23)
    const uint64_t t15 = rotl64(t9 ^ t13, 61);
    const uint64_t t19 = rotl64((load64(rk + 240) ^ t13) - t15, 8);
    // round 30 (speck.dsl:23)
    const uint64_t t21 = rotl64(t15 ^ t19, 61);
    const uint64_t t25 = rotl64((load64(rk + 232) ^ t19) - t21, 8);
    // round 29 (speck.dsl:23)
    const uint64_t t27 = rotl64(t21 ^ t25, 61);
    const uint64_t t31 = rotl64((load64(rk + 224) ^ t25) - t27, 8);
    // round 28 (speck.dsl:23)
    const uint64_t t33 = rotl64(t27 ^ t31, 61);
    const uint64_t t37 = rotl64((load64(rk + 216) ^ t31) - t33, 8);
    // round 27 (speck.dsl:23)
    const uint64_t t39 = rotl64(t33 ^ t37, 61);
    const uint64_t t43 = rotl64((load64(rk + 208) ^ t37) - t39, 8);
    // round 26 (speck.dsl:23)
    const uint64_t t45 = rotl64(t39 ^ t43, 61);
    const uint64_t t49 = rotl64((load64(rk + 200) ^ t43) - t45, 8);
    // round 25 (speck.dsl:23)
    const uint64_t t51 = rotl64(t45 ^ t49, 61);
    const uint64_t t55 = rotl64((load64(rk + 192) ^ t49) - t51, 8);
    // round 24 (speck.dsl:23)
    const uint64_t t57 = rotl64(t51 ^ t55, 61);
    const uint64_t t61 = rotl64((load64(rk + 184) ^ t55) - t57, 8);
    // round 23 (speck.dsl:23)
    const uint64_t t63 = rotl64(t57 ^ t61, 61);
    const uint64_t t67 = rotl64((load64(rk + 176) ^ t61) - t63, 8);
    // round 22 (speck.dsl:23)
    const uint64_t t69 = rotl64(t63 ^ t67, 61);
    const uint64_t t73 = rotl64((load64(rk + 168) ^ t67) - t69, 8);
    // round 21 (speck.dsl:23)
    const uint64_t t75 = rotl64(t69 ^ t73, 61);
    const uint64_t t79 = rotl64((load64(rk + 160) ^ t73) - t75, 8);
    // round 20 (speck.dsl:23)
    const uint64_t t81 = rotl64(t75 ^ t79, 61);
    const uint64_t t85 = rotl64((load64(rk + 152) ^ t79) - t81, 8);
    // round 19 (speck.dsl:23)
    const uint64_t t87 = rotl64(t81 ^ t85, 61);
    const uint64_t t91 = rotl64((load64(rk + 144) ^ t85) - t87, 8);
    // round 18 (speck.dsl:23)
    const uint64_t t93 = rotl64(t87 ^ t91, 61);
    const uint64_t t97 = rotl64((load64(rk + 136) ^ t91) - t93, 8);
    // round 17 (speck.dsl:23)
    const uint64_t t99 = rotl64(t93 ^ t97, 61);
    const uint64_t t103 = rotl64((load64(rk + 128) ^ t97) - t99, 8);
    // round 16 (speck.dsl:23)
    const uint64_t t105 = rotl64(t99 ^ t103, 61);
    const uint64_t t109 = rotl64((load64(rk + 120) ^ t103) - t105, 8);
    // round 15 (speck.dsl:23)
    const uint64_t t111 = rotl64(t105 ^ t109, 61);
    const uint64_t t115 = rotl64((load64(rk + 112) ^ t109) - t111, 8);
    // round 14 (speck.dsl:23)
    const uint64_t t117 = rotl64(t111 ^ t115, 61);
    const uint64_t t121 = rotl64((load64(rk + 104) ^ t115) - t117, 8);
    // round 13 (speck.dsl:23)
    const uint64_t t123 = rotl64(t117 ^ t121, 61);
    const uint64_t t127 = rotl64((load64(rk + 96) ^ t121) - t123, 8);
    // round 12 (speck.dsl:23)
    const uint64_t t129 = rotl64(t123 ^ t127, 61);
    const uint64_t t133 = rotl64((load64(rk + 88) ^ t127) - t129, 8);
    // round 11 (speck.dsl:23)
    const uint64_t t135 = rotl64(t129 ^ t133, 61);
    const uint64_t t139 = rotl64((load64(rk + 80) ^ t133) - t135, 8);
    // round 10 (speck.dsl:23)
    const uint64_t t141 = rotl64(t135 ^ t139, 61);
    const uint64_t t145 = rotl64((load64(rk + 72) ^ t139) - t141, 8);
    // round 9 (speck.dsl:23)
    const uint64_t t147 = rotl64(t141 ^ t145, 61);
    const uint64_t t151 = rotl64((load64(rk + 64) ^ t145) - t147, 8);
    // round 8 (speck.dsl:23)
    const uint64_t t153 = rotl64(t147 ^ t151, 61);
    const uint64_t t157 = rotl64((load64(rk + 56) ^ t151) - t153, 8);
    // round 7 (speck.dsl:23)
    const uint64_t t159 = rotl64(t153 ^ t157, 61);
    const uint64_t t163 = rotl64((load64(rk + 48) ^ t157) - t159, 8);
    // round 6 (speck.dsl:23)
    const uint64_t t165 = rotl64(t159 ^ t163, 61);
    const uint64_t t169 = rotl64((load64(rk + 40) ^ t163) - t165, 8);
    // round 5 (speck.dsl:23)
    const uint64_t t171 = rotl64(t165 ^ t169, 61);
    const uint64_t t175 = rotl64((load64(rk + 32) ^ t169) - t171, 8);
    // round 4 (speck.dsl:23)
    const uint64_t t177 = rotl64(t171 ^ t175, 61);
    const uint64_t t181 = rotl64((load64(rk + 24) ^ t175) - t177, 8);
    // round 3 (speck.dsl:23)
    const uint64_t t183 = rotl64(t177 ^ t181, 61);
    const uint64_t t187 = rotl64((load64(rk + 16) ^ t181) - t183, 8);
    // round 2 (speck.dsl:23)
    const uint64_t t189 = rotl64(t183 ^ t187, 61);
    const uint64_t t193 = rotl64((load64(rk + 8) ^ t187) - t189, 8);
    // round 1 (speck.dsl:23)
    const uint64_t t195 = rotl64(t189 ^ t193, 61);
    store_le64(out, t195);
    store_le64(out + 8, rotl64((load64(rk) ^ t193) - t195, 8));
}

void lwcc_speck128_192_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_speck128_192_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck128_192_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck128_192_key_setup_c(ctx, key);
    lwcc_speck128_192_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck128_192_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint64_t t18 = ((uint64_t)nonce[0] | ((uint64_t)nonce[1] << 8)) | ((uint64_t)nonce[2] << 16);
    const uint64_t t24 = (t18 | ((uint64_t)nonce[3] << 24)) | ((uint64_t)nonce[4] << 32);
    const uint64_t t30 = (t24 | ((uint64_t)nonce[5] << 40)) | ((uint64_t)nonce[6] << 48);
    const uint64_t t33 = t30 | ((uint64_t)nonce[7] << 56);
    // round 1 (speck.dsl:23)
    const uint64_t t34 = rotl64(t33, 3);
    ctx[264] = (uint8_t)nonce[8];
    ctx[272] = (uint8_t)nonce[9];
    ctx[280] = (uint8_t)nonce[10];
    ctx[288] = (uint8_t)nonce[11];
    store64(ctx + 296, t33);
    store64(ctx + 304, t34);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint64_t t16 = ((uint64_t)ctx[264] | ((uint64_t)ctx[272] << 8)) | ((uint64_t)ctx[280] << 16);
    const uint64_t t23 = (t16 | ((uint64_t)ctx[288] << 24)) | (((uint64_t)((uint8_t)(counter >> 24))) << 32);
    const uint64_t t26 = t23 | (((uint64_t)((uint8_t)(counter >> 16))) << 40);
    const uint64_t t29 = t26 | (((uint64_t)((uint8_t)(counter >> 8))) << 48);
    const uint64_t t32 = t29 | (((uint64_t)(uint8_t)counter) << 56);
    // round 1 (speck.dsl:22)
    const uint64_t t37 = load64(ctx) ^ (rotl64(t32, 56) + load64(ctx + 296));
    const uint64_t t39 = load64(ctx + 304) ^ t37;
    // round 2 (speck.dsl:22)
    const uint64_t t43 = load64(ctx + 8) ^ (rotl64(t37, 56) + t39);
    const uint64_t t45 = rotl64(t39, 3) ^ t43;
    // round 3 (speck.dsl:22)
    const uint64_t t49 = load64(ctx + 16) ^ (rotl64(t43, 56) + t45);
    const uint64_t t51 = rotl64(t45, 3) ^ t49;
    // round 4 (speck.dsl:22)
    const uint64_t t55 = load64(ctx + 24) ^ (rotl64(t49, 56) + t51);
    const uint64_t t57 = rotl64(t51, 3) ^ t55;
    // round 5 (speck.dsl:22)
    const uint64_t t61 = load64(ctx + 32) ^ (rotl64(t55, 56) + t57);
    const uint64_t t63 = rotl64(t57, 3) ^ t61;
    // round 6 (speck.dsl:22)
    const uint64_t t67 = load64(ctx + 40) ^ (rotl64(t61, 56) + t63);
    const uint64_t t69 = rotl64(t63, 3) ^ t67;
    // round 7 (speck.dsl:22)
    const uint64_t t73 = load64(ctx + 48) ^ (rotl64(t67, 56) + t69);
    const uint64_t t75 = rotl64(t69, 3) ^ t73;
    // round 8 (speck.dsl:22)
    const uint64_t t79 = load64(ctx + 56) ^ (rotl64(t73, 56) + t75);
    const uint64_t t81 = rotl64(t75, 3) ^ t79;
    // round 9 (speck.dsl:22)
    const uint64_t t85 = load64(ctx + 64) ^ (rotl64(t79, 56) + t81);
    const uint64_t t87 = rotl64(t81, 3) ^ t85;
    // round 10 (speck.dsl:22)
    const uint64_t t91 = load64(ctx + 72) ^ (rotl64(t85, 56) + t87);
    const uint64_t t93 = rotl64(t87, 3) ^ t91;
    // round 11 (speck.dsl:22)
    const uint64_t t97 = load64(ctx + 80) ^ (rotl64(t91, 56) + t93);
    const uint64_t t99 = rotl64(t93, 3) ^ t97;
    // round 12 (speck.dsl:22)
    const uint64_t t103 = load64(ctx + 88) ^ (rotl64(t97, 56) + t99);
    const uint64_t t105 = rotl64(t99, 3) ^ t103;
    // round 13 (speck.dsl:22)
    const uint64_t t109 = load64(ctx + 96) ^ (rotl64(t103, 56) + t105);
    const uint64_t t111 = rotl64(t105, 3) ^ t109;
    // round 14 (speck.dsl:22)
    const uint64_t t115 = load64(ctx + 104) ^ (rotl64(t109, 56) + t111);
    const uint64_t t117 = rotl64(t111, 3) ^ t115;
    // round 15 (speck.dsl:22)
    const uint64_t t121 = load64(ctx + 112) ^ (rotl64(t115, 56) + t117);
    const uint64_t t123 = rotl64(t117, 3) ^ t121;
    // round 16 (speck.dsl:22)
    const uint64_t t127 = load64(ctx + 120) ^ (rotl64(t121, 56) + t123);
    const uint64_t t129 = rotl64(t123, 3) ^ t127;
    // round 17 (speck.dsl:22)
    const uint64_t t133 = load64(ctx + 128) ^ (rotl64(t127, 56) + t129);
    const uint64_t t135 = rotl64(t129, 3) ^ t133;
    // round 18 (speck.dsl:22)
    const uint64_t t139 = load64(ctx + 136) ^ (rotl64(t133, 56) + t135);
    const uint64_t t141 = rotl64(t135, 3) ^ t139;
    // round 19 (speck.dsl:22)
    const uint64_t t145 = load64(ctx + 144) ^ (rotl64(t139, 56) + t141);
    const uint64_t t147 = rotl64(t141, 3) ^ t145;
    // round 20 (speck.dsl:22)
    const uint64_t t151 = load64(ctx + 152) ^ (rotl64(t145, 56) + t147);
    const uint64_t t153 = rotl64(t147, 3) ^ t151;
    // round 21 (speck.dsl:22)
    const uint64_t t157 = load64(ctx + 160) ^ (rotl64(t151, 56) + t153);
    const uint64_t t159 = rotl64(t153, 3) ^ t157;
    // round 22 (speck.dsl:22)
    const uint64_t t163 = load64(ctx + 168) ^ (rotl64(t157, 56) + t159);
    const uint64_t t165 = rotl64(t159, 3) ^ t163;
    // round 23 (speck.dsl:22)
    const uint64_t t169 = load64(ctx + 176) ^ (rotl64(t163, 56) + t165);
    const uint64_t t171 = rotl64(t165, 3) ^ t169;
    // round 24 (speck.dsl:22)
    const uint64_t t175 = load64(ctx + 184) ^ (rotl64(t169, 56) + t171);
    const uint64_t t177 = rotl64(t171, 3) ^ t175;
    // round 25 (speck.dsl:22)
    const uint64_t t181 = load64(ctx + 192) ^ (rotl64(t175, 56) + t177);
    const uint64_t t183 = rotl64(t177, 3) ^ t181;
    // round 26 (speck.dsl:22)
    const uint64_t t187 = load64(ctx + 200) ^ (rotl64(t181, 56) + t183);
    const uint64_t t189 = rotl64(t183, 3) ^ t187;
    // round 27 (speck.dsl:22)
    const uint64_t t193 = load64(ctx + 208) ^ (rotl64(t187, 56) + t189);
    const uint64_t t195 = rotl64(t189, 3) ^ t193;
    // round 28 (speck.dsl:22)
    const uint64_t t199 = load64(ctx + 216) ^ (rotl64(t193, 56) + t195);
    const uint64_t t201 = rotl64(t195, 3) ^ t199;
    // round 29 (speck.dsl:22)
    const uint64_t t205 = load64(ctx + 224) ^ (rotl64(t199, 56) + t201);
    const uint64_t t207 = rotl64(t201, 3) ^ t205;
    // round 30 (speck.dsl:22)
    const uint64_t t211 = load64(ctx + 232) ^ (rotl64(t205, 56) + t207);
    const uint64_t t213 = rotl64(t207, 3) ^ t211;
    // round 31 (speck.dsl:22)
    const uint64_t t217 = load64(ctx + 240) ^ (rotl64(t211, 56) + t213);
    const uint64_t t219 = rotl64(t213, 3) ^ t217;
    // round 32 (speck.dsl:22)
    const uint64_t t223 = load64(ctx + 248) ^ (rotl64(t217, 56) + t219);
    const uint64_t t225 = rotl64(t219, 3) ^ t223;
    // round 33 (speck.dsl:22)
    const uint64_t t229 = load64(ctx + 256) ^ (rotl64(t223, 56) + t225);
    const uint64_t t232 = load_le64(in);
    const uint64_t t233 = load_le64(in + 8);
    store_le64(out, t232 ^ (rotl64(t225, 3) ^ t229));
    store_le64(out + 8, t233 ^ t229);
}

void lwcc_speck128_192_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_speck128_192_ctr_crypt_c(buffer, buffer, 16, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
