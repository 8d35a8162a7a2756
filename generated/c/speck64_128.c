// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck64_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 108, ctx 116, align 1, group 8, stack 0
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

void lwcc_speck64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    // round 1 (speck.dsl:22)
    const uint32_t t5 = rotl32(t1, 24) + t0;
    const uint32_t t7 = rotl32(t0, 3) ^ t5;
    // round 2 (speck.dsl:22)
    const uint32_t t11 = (rotl32(t2, 24) + t7) ^ 1;
    const uint32_t t13 = rotl32(t7, 3) ^ t11;
    // round 3 (speck.dsl:22)
    const uint32_t t17 = (rotl32(t3, 24) + t13) ^ 2;
    const uint32_t t19 = rotl32(t13, 3) ^ t17;
    // round 4 (speck.dsl:22)
    const uint32_t t23 = (rotl32(t5, 24) + t19) ^ 3;
    const uint32_t t25 = rotl32(t19, 3) ^ t23;
    // round 5 (speck.dsl:22)
    const uint32_t t29 = (rotl32(t11, 24) + t25) ^ 4;
    const uint32_t t31 = rotl32(t25, 3) ^ t29;
    // round 6 (speck.dsl:22)
    const uint32_t t35 = (rotl32(t17, 24) + t31) ^ 5;
    const uint32_t t37 = rotl32(t31, 3) ^ t35;
    // round 7 (speck.dsl:22)
    const uint32_t t41 = (rotl32(t23, 24) + t37) ^ 6;
    const uint32_t t43 = rotl32(t37, 3) ^ t41;
    // round 8 (speck.dsl:22)
    const uint32_t t47 = (rotl32(t29, 24) + t43) ^ 7;
    const uint32_t t49 = rotl32(t43, 3) ^ t47;
    // round 9 (speck.dsl:22)
    const uint32_t t53 = (rotl32(t35, 24) + t49) ^ 8;
    const uint32_t t55 = rotl32(t49, 3) ^ t53;
    // round 10 (speck.dsl:22)
    const uint32_t t59 = (rotl32(t41, 24) + t55) ^ 9;
    const uint32_t t61 = rotl32(t55, 3) ^ t59;
    // round 11 (speck.dsl:22)
    const uint32_t t65 = (rotl32(t47, 24) + t61) ^ 10;
    const uint32_t t67 = rotl32(t61, 3) ^ t65;
    // round 12 (speck.dsl:22)
    const uint32_t t71 = (rotl32(t53, 24) + t67) ^ 11;
    const uint32_t t73 = rotl32(t67, 3) ^ t71;
    // round 13 (speck.dsl:22)
    const uint32_t t77 = (rotl32(t59, 24) + t73) ^ 12;
    const uint32_t t79 = rotl32(t73, 3) ^ t77;
    // round 14 (speck.dsl:22)
    const uint32_t t83 = (rotl32(t65, 24) + t79) ^ 13;
    const uint32_t t85 = rotl32(t79, 3) ^ t83;
    // round 15 (speck.dsl:22)
    const uint32_t t89 = (rotl32(t71, 24) + t85) ^ 14;
    const uint32_t t91 = rotl32(t85, 3) ^ t89;
    // round 16 (speck.dsl:22)
    const uint32_t t95 = (rotl32(t77, 24) + t91) ^ 15;
    const uint32_t t97 = rotl32(t91, 3) ^ t95;
    // round 17 (speck.dsl:22)
    const uint32_t t101 = (rotl32(t83, 24) + t97) ^ 16;
    const uint32_t t103 = rotl32(t97, 3) ^ t101;
    // round 18 (speck.dsl:22)
    const uint32_t t107 = (rotl32(t89, 24) + t103) ^ 17;
    const uint32_t t109 = rotl32(t103, 3) ^ t107;
    // round 19 (speck.dsl:22)
    const uint32_t t113 = (rotl32(t95, 24) + t109) ^ 18;
    const uint32_t t115 = rotl32(t109, 3) ^ t113;
    // round 20 (speck.dsl:22)
    const uint32_t t119 = (rotl32(t101, 24) + t115) ^ 19;
    const uint32_t t121 = rotl32(t115, 3) ^ t119;
    // round 21 (speck.dsl:22)
    const uint32_t t125 = (rotl32(t107, 24) + t121) ^ 20;
    const uint32_t t127 = rotl32(t121, 3) ^ t125;
    // round 22 (speck.dsl:22)
    const uint32_t t131 = (rotl32(t113, 24) + t127) ^ 21;
    const uint32_t t133 = rotl32(t127, 3) ^ t131;
    // round 23 (speck.dsl:22)
    const uint32_t t137 = (rotl32(t119, 24) + t133) ^ 22;
    const uint32_t t139 = rotl32(t133, 3) ^ t137;
    // round 24 (speck.dsl:23)
    const uint32_t t145 = rotl32(t139, 3) ^ ((rotl32(t125, 24) + t139) ^ 23);
    // round 25 (speck.dsl:23)
    const uint32_t t151 = rotl32(t145, 3) ^ ((rotl32(t131, 24) + t145) ^ 24);
    // round 26 (speck.dsl:23)
    const uint32_t t157 = rotl32(t151, 3) ^ ((rotl32(t137, 24) + t151) ^ 25);
    store32(rk, t0);
    store32(rk + 4, t7);
    store32(rk + 8, t13);
    store32(rk + 12, t19);
    store32(rk + 16, t25);
    store32(rk + 20, t31);
    store32(rk + 24, t37);
    store32(rk + 28, t43);
    store32(rk + 32, t49);
    store32(rk + 36, t55);
    store32(rk + 40, t61);
    store32(rk + 44, t67);
    store32(rk + 48, t73);
    store32(rk + 52, t79);
    store32(rk + 56, t85);
    store32(rk + 60, t91);
    store32(rk + 64, t97);
    store32(rk + 68, t103);
    store32(rk + 72, t109);
    store32(rk + 76, t115);
    store32(rk + 80, t121);
    store32(rk + 84, t127);
    store32(rk + 88, t133);
    store32(rk + 92, t139);
    store32(rk + 96, t145);
    store32(rk + 100, t151);
    store32(rk + 104, t157);
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
    const uint32_t t157 = rotl32(t151, 3) ^ t155;
    // round 27 (speck.dsl:22)
    const uint32_t t161 = load32(rk + 104) ^ (rotl32(t155, 24) + t157);
    store_le32(out, rotl32(t157, 3) ^ t161);
    store_le32(out + 4, t161);
}

void lwcc_speck64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 27 (speck.dsl:23)
    const uint32_t t3 = rotl32(t0 ^ t1, 29);
    const uint32_t t7 = rotl32((t1 ^ load32(rk + 104)) - t3, 8);
    // round 26 (speck.dsl:23)
    const uint32_t t9 = rotl32(t3 ^ t7, 29);
    const uint32_t t13 = rotl32((load32(rk + 100) ^ t7) - t9, 8);
    // round 25 (speck.dsl:23)
    const uint32_t t15 = rotl32(t9 ^ t13, 29);
    const uint32_t t19 = rotl32((load32(rk + 96) ^ t13) - t15, 8);
    // round 24 (speck.dsl:23)
    const uint32_t t21 = rotl32(t15 ^ t19, 29);
    const uint32_t t25 = rotl32((load32(rk + 92) ^ t19) - t21, 8);
    // round 23 (speck.dsl:23)
    const uint32_t t27 = rotl32(t21 ^ t25, 29);
    const uint32_t t31 = rotl32((load32(rk + 88) ^ t25) - t27, 8);
    // round 22 (speck.dsl:23)
    const uint32_t t33 = rotl32(t27 ^ t31, 29);
    const uint32_t t37 = rotl32((load32(rk + 84) ^ t31) - t33, 8);
    // round 21 (speck.dsl:23)
    const uint32_t t39 = rotl32(t33 ^ t37, 29);
    const uint32_t t43 = rotl32((load32(rk + 80) ^ t37) - t39, 8);
    // round 20 (speck.dsl:23)
    const uint32_t t45 = rotl32(t39 ^ t43, 29);
    const uint32_t t49 = rotl32((load32(rk + 76) ^ t43) - t45, 8);
    // round 19 (speck.dsl:23)
    const uint32_t t51 = rotl32(t45 ^ t49, 29);
    const uint32_t t55 = rotl32((load32(rk + 72) ^ t49) - t51, 8);
    // round 18 (speck.dsl:23)
    const uint32_t t57 = rotl32(t51 ^ t55, 29);
    const uint32_t t61 = rotl32((load32(rk + 68) ^ t55) - t57, 8);
    // round 17 (speck.dsl:23)
    const uint32_t t63 = rotl32(t57 ^ t61, 29);
    const uint32_t t67 = rotl32((load32(rk + 64) ^ t61) - t63, 8);
    // round 16 (speck.dsl:23)
    const uint32_t t69 = rotl32(t63 ^ t67, 29);
    const uint32_t t73 = rotl32((load32(rk + 60) ^ t67) - t69, 8);
    // round 15 (speck.dsl:23)
    const uint32_t t75 = rotl32(t69 ^ t73, 29);
    const uint32_t t79 = rotl32((load32(rk + 56) ^ t73) - t75, 8);
    // round 14 (speck.dsl:23)
    const uint32_t t81 = rotl32(t75 ^ t79, 29);
    const uint32_t t85 = rotl32((load32(rk + 52) ^ t79) - t81, 8);
    // round 13 (speck.dsl:23)
    const uint32_t t87 = rotl32(t81 ^ t85, 29);
    const uint32_t t91 = rotl32((load32(rk + 48) ^ t85) - t87, 8);
    // round 12 (speck.dsl:23)
    const uint32_t t93 = rotl32(t87 ^ t91, 29);
    const uint32_t t97 = rotl32((load32(rk + 44) ^ t91) - t93, 8);
    // round 11 (speck.dsl:23)
    const uint32_t t99 = rotl32(t93 ^ t97, 29);
    const uint32_t t103 = rotl32((load32(rk + 40) ^ t97) - t99, 8);
    // round 10 (speck.dsl:23)
    const uint32_t t105 = rotl32(t99 ^ t103, 29);
    const uint32_t t109 = rotl32((load32(rk + 36) ^ t103) - t105, 8);
    // round 9 (speck.dsl:23)
    const uint32_t t111 = rotl32(t105 ^ t109, 29);
    const uint32_t t115 = rotl32((load32(rk + 32) ^ t109) - t111, 8);
    // round 8 (speck.dsl:23)
    const uint32_t t117 = rotl32(t111 ^ t115, 29);
    const uint32_t t121 = rotl32((load32(rk + 28) ^ t115) - t117, 8);
    // round 7 (speck.dsl:23)
    const uint32_t t123 = rotl32(t117 ^ t121, 29);
    const uint32_t t127 = rotl32((load32(rk + 24) ^ t121) - t123, 8);
    // round 6 (speck.dsl:23)
    const uint32_t t129 = rotl32(t123 ^ t127, 29);
    const uint32_t t133 = rotl32((load32(rk + 20) ^ t127) - t129, 8);
    // round 5 (speck.dsl:23)
    const uint32_t t135 = rotl32(t129 ^ t133, 29);
    const uint32_t t139 = rotl32((load32(rk + 16) ^ t133) - t135, 8);
    // round 4 (speck.dsl:23)
    const uint32_t t141 = rotl32(t135 ^ t139, 29);
    const uint32_t t145 = rotl32((load32(rk + 12) ^ t139) - t141, 8);
    // round 3 (speck.dsl:23)
    const uint32_t t147 = rotl32(t141 ^ t145, 29);
    const uint32_t t151 = rotl32((load32(rk + 8) ^ t145) - t147, 8);
    // round 2 (speck.dsl:23)
    const uint32_t t153 = rotl32(t147 ^ t151, 29);
    const uint32_t t157 = rotl32((load32(rk + 4) ^ t151) - t153, 8);
    // round 1 (speck.dsl:23)
    const uint32_t t159 = rotl32(t153 ^ t157, 29);
    store_le32(out, t159);
    store_le32(out + 4, rotl32((load32(rk) ^ t157) - t159, 8));
}

void lwcc_speck64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_speck64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck64_128_key_setup_c(ctx, key);
    lwcc_speck64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t10 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t13 = t10 | ((uint32_t)nonce[3] << 24);
    // round 1 (speck.dsl:23)
    const uint32_t t14 = rotl32(t13, 3);
    store32(ctx + 108, t13);
    store32(ctx + 112, t14);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (speck.dsl:22)
    const uint32_t t21 = load32(ctx) ^ (rotl32(t16, 24) + load32(ctx + 108));
    const uint32_t t23 = load32(ctx + 112) ^ t21;
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
    const uint32_t t173 = rotl32(t167, 3) ^ t171;
    // round 27 (speck.dsl:22)
    const uint32_t t177 = load32(ctx + 104) ^ (rotl32(t171, 24) + t173);
    const uint32_t t180 = load_le32(in);
    const uint32_t t181 = load_le32(in + 4);
    store_le32(out, t180 ^ (rotl32(t173, 3) ^ t177));
    store_le32(out + 4, t181 ^ t177);
}

void lwcc_speck64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_speck64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
