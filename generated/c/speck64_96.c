// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck64_96 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 12, nonce 4, rk 104, ctx 112, align 1, group 8, stack 0
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

void lwcc_speck64_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    // round 1 (speck.dsl:22)
    const uint32_t t4 = rotl32(t1, 24) + t0;
    const uint32_t t6 = rotl32(t0, 3) ^ t4;
    // round 2 (speck.dsl:22)
    const uint32_t t10 = (rotl32(t2, 24) + t6) ^ 1;
    const uint32_t t12 = rotl32(t6, 3) ^ t10;
    // round 3 (speck.dsl:22)
    const uint32_t t16 = (rotl32(t4, 24) + t12) ^ 2;
    const uint32_t t18 = rotl32(t12, 3) ^ t16;
    // round 4 (speck.dsl:22)
    const uint32_t t22 = (rotl32(t10, 24) + t18) ^ 3;
    const uint32_t t24 = rotl32(t18, 3) ^ t22;
    // round 5 (speck.dsl:22)
    const uint32_t t28 = (rotl32(t16, 24) + t24) ^ 4;
    const uint32_t t30 = rotl32(t24, 3) ^ t28;
    // round 6 (speck.dsl:22)
    const uint32_t t34 = (rotl32(t22, 24) + t30) ^ 5;
    const uint32_t t36 = rotl32(t30, 3) ^ t34;
    // round 7 (speck.dsl:22)
    const uint32_t t40 = (rotl32(t28, 24) + t36) ^ 6;
    const uint32_t t42 = rotl32(t36, 3) ^ t40;
    // round 8 (speck.dsl:22)
    const uint32_t t46 = (rotl32(t34, 24) + t42) ^ 7;
    const uint32_t t48 = rotl32(t42, 3) ^ t46;
    // round 9 (speck.dsl:22)
    const uint32_t t52 = (rotl32(t40, 24) + t48) ^ 8;
    const uint32_t t54 = rotl32(t48, 3) ^ t52;
    // round 10 (speck.dsl:22)
    const uint32_t t58 = (rotl32(t46, 24) + t54) ^ 9;
    const uint32_t t60 = rotl32(t54, 3) ^ t58;
    // round 11 (speck.dsl:22)
    const uint32_t t64 = (rotl32(t52, 24) + t60) ^ 10;
    const uint32_t t66 = rotl32(t60, 3) ^ t64;
    // round 12 (speck.dsl:22)
    const uint32_t t70 = (rotl32(t58, 24) + t66) ^ 11;
    const uint32_t t72 = rotl32(t66, 3) ^ t70;
    // round 13 (speck.dsl:22)
    const uint32_t t76 = (rotl32(t64, 24) + t72) ^ 12;
    const uint32_t t78 = rotl32(t72, 3) ^ t76;
    // round 14 (speck.dsl:22)
    const uint32_t t82 = (rotl32(t70, 24) + t78) ^ 13;
    const uint32_t t84 = rotl32(t78, 3) ^ t82;
    // round 15 (speck.dsl:22)
    const uint32_t t88 = (rotl32(t76, 24) + t84) ^ 14;
    const uint32_t t90 = rotl32(t84, 3) ^ t88;
    // round 16 (speck.dsl:22)
    const uint32_t t94 = (rotl32(t82, 24) + t90) ^ 15;
    const uint32_t t96 = rotl32(t90, 3) ^ t94;
    // round 17 (speck.dsl:22)
    const uint32_t t100 = (rotl32(t88, 24) + t96) ^ 16;
    const uint32_t t102 = rotl32(t96, 3) ^ t100;
    // round 18 (speck.dsl:22)
    const uint32_t t106 = (rotl32(t94, 24) + t102) ^ 17;
    const uint32_t t108 = rotl32(t102, 3) ^ t106;
    // round 19 (speck.dsl:22)
    const uint32_t t112 = (rotl32(t100, 24) + t108) ^ 18;
    const uint32_t t114 = rotl32(t108, 3) ^ t112;
    // round 20 (speck.dsl:22)
    const uint32_t t118 = (rotl32(t106, 24) + t114) ^ 19;
    const uint32_t t120 = rotl32(t114, 3) ^ t118;
    // round 21 (speck.dsl:22)
    const uint32_t t124 = (rotl32(t112, 24) + t120) ^ 20;
    const uint32_t t126 = rotl32(t120, 3) ^ t124;
    // round 22 (speck.dsl:22)
    const uint32_t t130 = (rotl32(t118, 24) + t126) ^ 21;
    const uint32_t t132 = rotl32(t126, 3) ^ t130;
    // round 23 (speck.dsl:22)
    const uint32_t t136 = (rotl32(t124, 24) + t132) ^ 22;
    const uint32_t t138 = rotl32(t132, 3) ^ t136;
    // round 24 (speck.dsl:23)
    const uint32_t t144 = rotl32(t138, 3) ^ ((rotl32(t130, 24) + t138) ^ 23);
    // round 25 (speck.dsl:23)
    const uint32_t t150 = rotl32(t144, 3) ^ ((rotl32(t136, 24) + t144) ^ 24);
    store32(rk, t0);
    store32(rk + 4, t6);
    store32(rk + 8, t12);
    store32(rk + 12, t18);
    store32(rk + 16, t24);
    store32(rk + 20, t30);
    store32(rk + 24, t36);
    store32(rk + 28, t42);
    store32(rk + 32, t48);
    store32(rk + 36, t54);
    store32(rk + 40, t60);
    store32(rk + 44, t66);
    store32(rk + 48, t72);
    store32(rk + 52, t78);
    store32(rk + 56, t84);
    store32(rk + 60, t90);
    store32(rk + 64, t96);
    store32(rk + 68, t102);
    store32(rk + 72, t108);
    store32(rk + 76, t114);
    store32(rk + 80, t120);
    store32(rk + 84, t126);
    store32(rk + 88, t132);
    store32(rk + 92, t138);
    store32(rk + 96, t144);
    store32(rk + 100, t150);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    // round 1 (speck.dsl:22)
    const uint32_t t5 = load32(rk) ^ (rotl32(t1, 24) + t0);
    const uint32_t t7 = rotl32(t0, 3) ^ t5;
    // round 2 (speck.dsl:22)
    const uint32_t t11 = load32(rk + 4) ^ (rotl32(t5, 24) + t7);
    const uint32_t t13 = rotl32(t7, 3) ^ t11;
    // round 3 (speck.dsl:22)
    const uint32_t t17 = load32(rk + 8) ^ (rotl32(t11, 24) + t13);
    const uint32_t t19 = rotl32(t13, 3) ^ t17;
    // round 4 (speck.dsl:22)
    const uint32_t t23 = load32(rk + 12) ^ (rotl32(t17, 24) + t19);
    const uint32_t t25 = rotl32(t19, 3) ^ t23;
    // round 5 (speck.dsl:22)
    const uint32_t t29 = load32(rk + 16) ^ (rotl32(t23, 24) + t25);
    const uint32_t t31 = rotl32(t25, 3) ^ t29;
    // round 6 (speck.dsl:22)
    const uint32_t t35 = load32(rk + 20) ^ (rotl32(t29, 24) + t31);
    const uint32_t t37 = rotl32(t31, 3) ^ t35;
    // round 7 (speck.dsl:22)
    const uint32_t t41 = load32(rk + 24) ^ (rotl32(t35, 24) + t37);
    const uint32_t t43 = rotl32(t37, 3) ^ t41;
    // round 8 (speck.dsl:22)
    const uint32_t t47 = load32(rk + 28) ^ (rotl32(t41, 24) + t43);
    const uint32_t t49 = rotl32(t43, 3) ^ t47;
    // round 9 (speck.dsl:22)
    const uint32_t t53 = load32(rk + 32) ^ (rotl32(t47, 24) + t49);
    const uint32_t t55 = rotl32(t49, 3) ^ t53;
    // round 10 (speck.dsl:22)
    const uint32_t t59 = load32(rk + 36) ^ (rotl32(t53, 24) + t55);
    const uint32_t t61 = rotl32(t55, 3) ^ t59;
    // round 11 (speck.dsl:22)
    const uint32_t t65 = load32(rk + 40) ^ (rotl32(t59, 24) + t61);
    const uint32_t t67 = rotl32(t61, 3) ^ t65;
    // round 12 (speck.dsl:22)
    const uint32_t t71 = load32(rk + 44) ^ (rotl32(t65, 24) + t67);
    const uint32_t t73 = rotl32(t67, 3) ^ t71;
    // round 13 (speck.dsl:22)
    const uint32_t t77 = load32(rk + 48) ^ (rotl32(t71, 24) + t73);
    const uint32_t t79 = rotl32(t73, 3) ^ t77;
    // round 14 (speck.dsl:22)
    const uint32_t t83 = load32(rk + 52) ^ (rotl32(t77, 24) + t79);
    const uint32_t t85 = rotl32(t79, 3) ^ t83;
    // round 15 (speck.dsl:22)
    const uint32_t t89 = load32(rk + 56) ^ (rotl32(t83, 24) + t85);
    const uint32_t t91 = rotl32(t85, 3) ^ t89;
    // round 16 (speck.dsl:22)
    const uint32_t t95 = load32(rk + 60) ^ (rotl32(t89, 24) + t91);
    const uint32_t t97 = rotl32(t91, 3) ^ t95;
    // round 17 (speck.dsl:22)
    const uint32_t t101 = load32(rk + 64) ^ (rotl32(t95, 24) + t97);
    const uint32_t t103 = rotl32(t97, 3) ^ t101;
    // round 18 (speck.dsl:22)
    const uint32_t t107 = load32(rk + 68) ^ (rotl32(t101, 24) + t103);
    const uint32_t t109 = rotl32(t103, 3) ^ t107;
    // round 19 (speck.dsl:22)
    const uint32_t t113 = load32(rk + 72) ^ (rotl32(t107, 24) + t109);
    const uint32_t t115 = rotl32(t109, 3) ^ t113;
    // round 20 (speck.dsl:22)
    const uint32_t t119 = load32(rk + 76) ^ (rotl32(t113, 24) + t115);
    const uint32_t t121 = rotl32(t115, 3) ^ t119;
    // round 21 (speck.dsl:22)
    const uint32_t t125 = load32(rk + 80) ^ (rotl32(t119, 24) + t121);
    const uint32_t t127 = rotl32(t121, 3) ^ t125;
    // round 22 (speck.dsl:22)
    const uint32_t t131 = load32(rk + 84) ^ (rotl32(t125, 24) + t127);
    const uint32_t t133 = rotl32(t127, 3) ^ t131;
    // round 23 (speck.dsl:22)
    const uint32_t t137 = load32(rk + 88) ^ (rotl32(t131, 24) + t133);
    const uint32_t t139 = rotl32(t133, 3) ^ t137;
    // round 24 (speck.dsl:22)
    const uint32_t t143 = load32(rk + 92) ^ (rotl32(t137, 24) + t139);
    const uint32_t t145 = rotl32(t139, 3) ^ t143;
    // round 25 (speck.dsl:22)
    const uint32_t t149 = load32(rk + 96) ^ (rotl32(t143, 24) + t145);
    const uint32_t t151 = rotl32(t145, 3) ^ t149;
    // round 26 (speck.dsl:22)
    const uint32_t t155 = load32(rk + 100) ^ (rotl32(t149, 24) + t151);
    store_le32(out, rotl32(t151, 3) ^ t155);
    store_le32(out + 4, t155);
}

void lwcc_speck64_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    // round 26 (speck.dsl:23)
    const uint32_t t3 = rotl32(t0 ^ t1, 29);
    const uint32_t t7 = rotl32((t1 ^ load32(rk + 100)) - t3, 8);
    // round 25 (speck.dsl:23)
    const uint32_t t9 = rotl32(t3 ^ t7, 29);
    const uint32_t t13 = rotl32((load32(rk + 96) ^ t7) - t9, 8);
    // round 24 (speck.dsl:23)
    const uint32_t t15 = rotl32(t9 ^ t13, 29);
    const uint32_t t19 = rotl32((load32(rk + 92) ^ t13) - t15, 8);
    // round 23 (speck.dsl:23)
    const uint32_t t21 = rotl32(t15 ^ t19, 29);
    const uint32_t t25 = rotl32((load32(rk + 88) ^ t19) - t21, 8);
    // round 22 (speck.dsl:23)
    const uint32_t t27 = rotl32(t21 ^ t25, 29);
    const uint32_t t31 = rotl32((load32(rk + 84) ^ t25) - t27, 8);
    // round 21 (speck.dsl:23)
    const uint32_t t33 = rotl32(t27 ^ t31, 29);
    const uint32_t t37 = rotl32((load32(rk + 80) ^ t31) - t33, 8);
    // round 20 (speck.dsl:23)
    const uint32_t t39 = rotl32(t33 ^ t37, 29);
    const uint32_t t43 = rotl32((load32(rk + 76) ^ t37) - t39, 8);
    // round 19 (speck.dsl:23)
    const uint32_t t45 = rotl32(t39 ^ t43, 29);
    const uint32_t t49 = rotl32((load32(rk + 72) ^ t43) - t45, 8);
    // round 18 (speck.dsl:23)
    const uint32_t t51 = rotl32(t45 ^ t49, 29);
    const uint32_t t55 = rotl32((load32(rk + 68) ^ t49) - t51, 8);
    // round 17 (speck.dsl:23)
    const uint32_t t57 = rotl32(t51 ^ t55, 29);
    const uint32_t t61 = rotl32((load32(rk + 64) ^ t55) - t57, 8);
    // round 16 (speck.dsl:23)
    const uint32_t t63 = rotl32(t57 ^ t61, 29);
    const uint32_t t67 = rotl32((load32(rk + 60) ^ t61) - t63, 8);
    // round 15 (speck.dsl:23)
    const uint32_t t69 = rotl32(t63 ^ t67, 29);
    const uint32_t t73 = rotl32((load32(rk + 56) ^ t67) - t69, 8);
    // round 14 (speck.dsl:23)
    const uint32_t t75 = rotl32(t69 ^ t73, 29);
    const uint32_t t79 = rotl32((load32(rk + 52) ^ t73) - t75, 8);
    // round 13 (speck.dsl:23)
    const uint32_t t81 = rotl32(t75 ^ t79, 29);
    const uint32_t t85 = rotl32((load32(rk + 48) ^ t79) - t81, 8);
    // round 12 (speck.dsl:23)
    const uint32_t t87 = rotl32(t81 ^ t85, 29);
    const uint32_t t91 = rotl32((load32(rk + 44) ^ t85) - t87, 8);
    // round 11 (speck.dsl:23)
    const uint32_t t93 = rotl32(t87 ^ t91, 29);
    const uint32_t t97 = rotl32((load32(rk + 40) ^ t91) - t93, 8);
    // round 10 (speck.dsl:23)
    const uint32_t t99 = rotl32(t93 ^ t97, 29);
    const uint32_t t103 = rotl32((load32(rk + 36) ^ t97) - t99, 8);
    // round 9 (speck.dsl:23)
    const uint32_t t105 = rotl32(t99 ^ t103, 29);
    const uint32_t t109 = rotl32((load32(rk + 32) ^ t103) - t105, 8);
    // round 8 (speck.dsl:23)
    const uint32_t t111 = rotl32(t105 ^ t109, 29);
    const uint32_t t115 = rotl32((load32(rk + 28) ^ t109) - t111, 8);
    // round 7 (speck.dsl:23)
    const uint32_t t117 = rotl32(t111 ^ t115, 29);
    const uint32_t t121 = rotl32((load32(rk + 24) ^ t115) - t117, 8);
    // round 6 (speck.dsl:23)
    const uint32_t t123 = rotl32(t117 ^ t121, 29);
    const uint32_t t127 = rotl32((load32(rk + 20) ^ t121) - t123, 8);
    // round 5 (speck.dsl:23)
    const uint32_t t129 = rotl32(t123 ^ t127, 29);
    const uint32_t t133 = rotl32((load32(rk + 16) ^ t127) - t129, 8);
    // round 4 (speck.dsl:23)
    const uint32_t t135 = rotl32(t129 ^ t133, 29);
    const uint32_t t139 = rotl32((load32(rk + 12) ^ t133) - t135, 8);
    // round 3 (speck.dsl:23)
    const uint32_t t141 = rotl32(t135 ^ t139, 29);
    const uint32_t t145 = rotl32((load32(rk + 8) ^ t139) - t141, 8);
    // round 2 (speck.dsl:23)
    const uint32_t t147 = rotl32(t141 ^ t145, 29);
    const uint32_t t151 = rotl32((load32(rk + 4) ^ t145) - t147, 8);
    // round 1 (speck.dsl:23)
    const uint32_t t153 = rotl32(t147 ^ t151, 29);
    store_le32(out, t153);
    store_le32(out + 4, rotl32((load32(rk) ^ t151) - t153, 8));
}

void lwcc_speck64_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}

void lwcc_speck64_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck64_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck64_96_key_setup_c(ctx, key);
    lwcc_speck64_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck64_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t10 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t13 = t10 | ((uint32_t)nonce[3] << 24);
    // round 1 (speck.dsl:23)
    const uint32_t t14 = rotl32(t13, 3);
    store32(ctx + 104, t13);
    store32(ctx + 108, t14);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (speck.dsl:22)
    const uint32_t t21 = load32(ctx) ^ (rotl32(t16, 24) + load32(ctx + 104));
    const uint32_t t23 = load32(ctx + 108) ^ t21;
    // round 2 (speck.dsl:22)
    const uint32_t t27 = load32(ctx + 4) ^ (rotl32(t21, 24) + t23);
    const uint32_t t29 = rotl32(t23, 3) ^ t27;
    // round 3 (speck.dsl:22)
    const uint32_t t33 = load32(ctx + 8) ^ (rotl32(t27, 24) + t29);
    const uint32_t t35 = rotl32(t29, 3) ^ t33;
    // round 4 (speck.dsl:22)
    const uint32_t t39 = load32(ctx + 12) ^ (rotl32(t33, 24) + t35);
    const uint32_t t41 = rotl32(t35, 3) ^ t39;
    // round 5 (speck.dsl:22)
    const uint32_t t45 = load32(ctx + 16) ^ (rotl32(t39, 24) + t41);
    const uint32_t t47 = rotl32(t41, 3) ^ t45;
    // round 6 (speck.dsl:22)
    const uint32_t t51 = load32(ctx + 20) ^ (rotl32(t45, 24) + t47);
    const uint32_t t53 = rotl32(t47, 3) ^ t51;
    // round 7 (speck.dsl:22)
    const uint32_t t57 = load32(ctx + 24) ^ (rotl32(t51, 24) + t53);
    const uint32_t t59 = rotl32(t53, 3) ^ t57;
    // round 8 (speck.dsl:22)
    const uint32_t t63 = load32(ctx + 28) ^ (rotl32(t57, 24) + t59);
    const uint32_t t65 = rotl32(t59, 3) ^ t63;
    // round 9 (speck.dsl:22)
    const uint32_t t69 = load32(ctx + 32) ^ (rotl32(t63, 24) + t65);
    const uint32_t t71 = rotl32(t65, 3) ^ t69;
    // round 10 (speck.dsl:22)
    const uint32_t t75 = load32(ctx + 36) ^ (rotl32(t69, 24) + t71);
    const uint32_t t77 = rotl32(t71, 3) ^ t75;
    // round 11 (speck.dsl:22)
    const uint32_t t81 = load32(ctx + 40) ^ (rotl32(t75, 24) + t77);
    const uint32_t t83 = rotl32(t77, 3) ^ t81;
    // round 12 (speck.dsl:22)
    const uint32_t t87 = load32(ctx + 44) ^ (rotl32(t81, 24) + t83);
    const uint32_t t89 = rotl32(t83, 3) ^ t87;
    // round 13 (speck.dsl:22)
    const uint32_t t93 = load32(ctx + 48) ^ (rotl32(t87, 24) + t89);
    const uint32_t t95 = rotl32(t89, 3) ^ t93;
    // round 14 (speck.dsl:22)
    const uint32_t t99 = load32(ctx + 52) ^ (rotl32(t93, 24) + t95);
    const uint32_t t101 = rotl32(t95, 3) ^ t99;
    // round 15 (speck.dsl:22)
    const uint32_t t105 = load32(ctx + 56) ^ (rotl32(t99, 24) + t101);
    const uint32_t t107 = rotl32(t101, 3) ^ t105;
    // round 16 (speck.dsl:22)
    const uint32_t t111 = load32(ctx + 60) ^ (rotl32(t105, 24) + t107);
    const uint32_t t113 = rotl32(t107, 3) ^ t111;
    // round 17 (speck.dsl:22)
    const uint32_t t117 = load32(ctx + 64) ^ (rotl32(t111, 24) + t113);
    const uint32_t t119 = rotl32(t113, 3) ^ t117;
    // round 18 (speck.dsl:22)
    const uint32_t t123 = load32(ctx + 68) ^ (rotl32(t117, 24) + t119);
    const uint32_t t125 = rotl32(t119, 3) ^ t123;
    // round 19 (speck.dsl:22)
    const uint32_t t129 = load32(ctx + 72) ^ (rotl32(t123, 24) + t125);
    const uint32_t t131 = rotl32(t125, 3) ^ t129;
    // round 20 (speck.dsl:22)
    const uint32_t t135 = load32(ctx + 76) ^ (rotl32(t129, 24) + t131);
    const uint32_t t137 = rotl32(t131, 3) ^ t135;
    // round 21 (speck.dsl:22)
    const uint32_t t141 = load32(ctx + 80) ^ (rotl32(t135, 24) + t137);
    const uint32_t t143 = rotl32(t137, 3) ^ t141;
    // round 22 (speck.dsl:22)
    const uint32_t t147 = load32(ctx + 84) ^ (rotl32(t141, 24) + t143);
    const uint32_t t149 = rotl32(t143, 3) ^ t147;
    // round 23 (speck.dsl:22)
    const uint32_t t153 = load32(ctx + 88) ^ (rotl32(t147, 24) + t149);
    const uint32_t t155 = rotl32(t149, 3) ^ t153;
    // round 24 (speck.dsl:22)
    const uint32_t t159 = load32(ctx + 92) ^ (rotl32(t153, 24) + t155);
    const uint32_t t161 = rotl32(t155, 3) ^ t159;
    // round 25 (speck.dsl:22)
    const uint32_t t165 = load32(ctx + 96) ^ (rotl32(t159, 24) + t161);
    const uint32_t t167 = rotl32(t161, 3) ^ t165;
    // round 26 (speck.dsl:22)
    const uint32_t t171 = load32(ctx + 100) ^ (rotl32(t165, 24) + t167);
    const uint32_t t174 = load_le32(in);
    const uint32_t t175 = load_le32(in + 4);
    store_le32(out, t174 ^ (rotl32(t167, 3) ^ t171));
    store_le32(out + 4, t175 ^ t171);
}

void lwcc_speck64_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 8; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, counter);
        out += 8;
        in += 8;
        counter += 1;
    }
    nbytes %= 8;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[8] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_speck64_96_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
