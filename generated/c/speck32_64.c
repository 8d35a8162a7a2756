// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile speck --set speck32_64 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/speck.dsl sha256:664f09d31287c7b5a4b492d1c02754fa6279e53d56b53f049879036f9cdb2a9b
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 16 bits, each in a variable of its own
// sizes:     in bytes: block 4, key 8, nonce 2, rk 44, ctx 48, align 1, group 4, stack 0
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

static inline uint16_t load_le16(const uint8_t *p)
{
    return (uint16_t)((uint32_t)p[0]
         | (uint32_t)p[1] << 8);
}

static inline void store_le16(uint8_t *p, uint16_t x)
{
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
}

static inline uint16_t rotl16(uint16_t x, unsigned k)
{
    return (uint16_t)((x << k) | (x >> (16 - k)));
}

static inline uint16_t load16(const uint8_t *p)
{
    uint16_t x;
    memcpy(&x, p, sizeof x);
    return x;
}

static inline void store16(uint8_t *p, uint16_t x)
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

void lwcc_speck32_64_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint16_t t0 = load_le16(key);
    const uint16_t t1 = load_le16(key + 2);
    const uint16_t t2 = load_le16(key + 4);
    const uint16_t t3 = load_le16(key + 6);
    // round 1 (speck.dsl:22)
    const uint16_t t5 = (uint16_t)(rotl16(t1, 9) + t0);
    const uint16_t t7 = rotl16(t0, 2) ^ t5;
    // round 2 (speck.dsl:22)
    const uint16_t t11 = ((uint16_t)(rotl16(t2, 9) + t7)) ^ 1;
    const uint16_t t13 = rotl16(t7, 2) ^ t11;
    // round 3 (speck.dsl:22)
    const uint16_t t17 = ((uint16_t)(rotl16(t3, 9) + t13)) ^ 2;
    const uint16_t t19 = rotl16(t13, 2) ^ t17;
    // round 4 (speck.dsl:22)
    const uint16_t t23 = ((uint16_t)(rotl16(t5, 9) + t19)) ^ 3;
    const uint16_t t25 = rotl16(t19, 2) ^ t23;
    // round 5 (speck.dsl:22)
    const uint16_t t29 = ((uint16_t)(rotl16(t11, 9) + t25)) ^ 4;
    const uint16_t t31 = rotl16(t25, 2) ^ t29;
    // round 6 (speck.dsl:22)
    const uint16_t t35 = ((uint16_t)(rotl16(t17, 9) + t31)) ^ 5;
    const uint16_t t37 = rotl16(t31, 2) ^ t35;
    // round 7 (speck.dsl:22)
    const uint16_t t41 = ((uint16_t)(rotl16(t23, 9) + t37)) ^ 6;
    const uint16_t t43 = rotl16(t37, 2) ^ t41;
    // round 8 (speck.dsl:22)
    const uint16_t t47 = ((uint16_t)(rotl16(t29, 9) + t43)) ^ 7;
    const uint16_t t49 = rotl16(t43, 2) ^ t47;
    // round 9 (speck.dsl:22)
    const uint16_t t53 = ((uint16_t)(rotl16(t35, 9) + t49)) ^ 8;
    const uint16_t t55 = rotl16(t49, 2) ^ t53;
    // round 10 (speck.dsl:22)
    const uint16_t t59 = ((uint16_t)(rotl16(t41, 9) + t55)) ^ 9;
    const uint16_t t61 = rotl16(t55, 2) ^ t59;
    // round 11 (speck.dsl:22)
    const uint16_t t65 = ((uint16_t)(rotl16(t47, 9) + t61)) ^ 10;
    const uint16_t t67 = rotl16(t61, 2) ^ t65;
    // round 12 (speck.dsl:22)
    const uint16_t t71 = ((uint16_t)(rotl16(t53, 9) + t67)) ^ 11;
    const uint16_t t73 = rotl16(t67, 2) ^ t71;
    // round 13 (speck.dsl:22)
    const uint16_t t77 = ((uint16_t)(rotl16(t59, 9) + t73)) ^ 12;
    const uint16_t t79 = rotl16(t73, 2) ^ t77;
    // round 14 (speck.dsl:22)
    const uint16_t t83 = ((uint16_t)(rotl16(t65, 9) + t79)) ^ 13;
    const uint16_t t85 = rotl16(t79, 2) ^ t83;
    // round 15 (speck.dsl:22)
    const uint16_t t89 = ((uint16_t)(rotl16(t71, 9) + t85)) ^ 14;
    const uint16_t t91 = rotl16(t85, 2) ^ t89;
    // round 16 (speck.dsl:22)
    const uint16_t t95 = ((uint16_t)(rotl16(t77, 9) + t91)) ^ 15;
    const uint16_t t97 = rotl16(t91, 2) ^ t95;
    // round 17 (speck.dsl:22)
    const uint16_t t101 = ((uint16_t)(rotl16(t83, 9) + t97)) ^ 16;
    const uint16_t t103 = rotl16(t97, 2) ^ t101;
    // round 18 (speck.dsl:22)
    const uint16_t t107 = ((uint16_t)(rotl16(t89, 9) + t103)) ^ 17;
    const uint16_t t109 = rotl16(t103, 2) ^ t107;
    // round 19 (speck.dsl:23)
    const uint16_t t115 = rotl16(t109, 2) ^ (((uint16_t)(rotl16(t95, 9) + t109)) ^ 18);
    // round 20 (speck.dsl:23)
    const uint16_t t121 = rotl16(t115, 2) ^ (((uint16_t)(rotl16(t101, 9) + t115)) ^ 19);
    // round 21 (speck.dsl:23)
    const uint16_t t127 = rotl16(t121, 2) ^ (((uint16_t)(rotl16(t107, 9) + t121)) ^ 20);
    store16(rk, t0);
    store16(rk + 2, t7);
    store16(rk + 4, t13);
    store16(rk + 6, t19);
    store16(rk + 8, t25);
    store16(rk + 10, t31);
    store16(rk + 12, t37);
    store16(rk + 14, t43);
    store16(rk + 16, t49);
    store16(rk + 18, t55);
    store16(rk + 20, t61);
    store16(rk + 22, t67);
    store16(rk + 24, t73);
    store16(rk + 26, t79);
    store16(rk + 28, t85);
    store16(rk + 30, t91);
    store16(rk + 32, t97);
    store16(rk + 34, t103);
    store16(rk + 36, t109);
    store16(rk + 38, t115);
    store16(rk + 40, t121);
    store16(rk + 42, t127);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    // round 1 (speck.dsl:22)
    const uint16_t t5 = load16(rk) ^ ((uint16_t)(rotl16(t1, 9) + t0));
    const uint16_t t7 = rotl16(t0, 2) ^ t5;
    // round 2 (speck.dsl:22)
    const uint16_t t11 = load16(rk + 2) ^ ((uint16_t)(rotl16(t5, 9) + t7));
    const uint16_t t13 = rotl16(t7, 2) ^ t11;
    // round 3 (speck.dsl:22)
    const uint16_t t17 = load16(rk + 4) ^ ((uint16_t)(rotl16(t11, 9) + t13));
    const uint16_t t19 = rotl16(t13, 2) ^ t17;
    // round 4 (speck.dsl:22)
    const uint16_t t23 = load16(rk + 6) ^ ((uint16_t)(rotl16(t17, 9) + t19));
    const uint16_t t25 = rotl16(t19, 2) ^ t23;
    // round 5 (speck.dsl:22)
    const uint16_t t29 = load16(rk + 8) ^ ((uint16_t)(rotl16(t23, 9) + t25));
    const uint16_t t31 = rotl16(t25, 2) ^ t29;
    // round 6 (speck.dsl:22)
    const uint16_t t35 = load16(rk + 10) ^ ((uint16_t)(rotl16(t29, 9) + t31));
    const uint16_t t37 = rotl16(t31, 2) ^ t35;
    // round 7 (speck.dsl:22)
    const uint16_t t41 = load16(rk + 12) ^ ((uint16_t)(rotl16(t35, 9) + t37));
    const uint16_t t43 = rotl16(t37, 2) ^ t41;
    // round 8 (speck.dsl:22)
    const uint16_t t47 = load16(rk + 14) ^ ((uint16_t)(rotl16(t41, 9) + t43));
    const uint16_t t49 = rotl16(t43, 2) ^ t47;
    // round 9 (speck.dsl:22)
    const uint16_t t53 = load16(rk + 16) ^ ((uint16_t)(rotl16(t47, 9) + t49));
    const uint16_t t55 = rotl16(t49, 2) ^ t53;
    // round 10 (speck.dsl:22)
    const uint16_t t59 = load16(rk + 18) ^ ((uint16_t)(rotl16(t53, 9) + t55));
    const uint16_t t61 = rotl16(t55, 2) ^ t59;
    // round 11 (speck.dsl:22)
    const uint16_t t65 = load16(rk + 20) ^ ((uint16_t)(rotl16(t59, 9) + t61));
    const uint16_t t67 = rotl16(t61, 2) ^ t65;
    // round 12 (speck.dsl:22)
    const uint16_t t71 = load16(rk + 22) ^ ((uint16_t)(rotl16(t65, 9) + t67));
    const uint16_t t73 = rotl16(t67, 2) ^ t71;
    // round 13 (speck.dsl:22)
    const uint16_t t77 = load16(rk + 24) ^ ((uint16_t)(rotl16(t71, 9) + t73));
    const uint16_t t79 = rotl16(t73, 2) ^ t77;
    // round 14 (speck.dsl:22)
    const uint16_t t83 = load16(rk + 26) ^ ((uint16_t)(rotl16(t77, 9) + t79));
    const uint16_t t85 = rotl16(t79, 2) ^ t83;
    // round 15 (speck.dsl:22)
    const uint16_t t89 = load16(rk + 28) ^ ((uint16_t)(rotl16(t83, 9) + t85));
    const uint16_t t91 = rotl16(t85, 2) ^ t89;
    // round 16 (speck.dsl:22)
    const uint16_t t95 = load16(rk + 30) ^ ((uint16_t)(rotl16(t89, 9) + t91));
    const uint16_t t97 = rotl16(t91, 2) ^ t95;
    // round 17 (speck.dsl:22)
    const uint16_t t101 = load16(rk + 32) ^ ((uint16_t)(rotl16(t95, 9) + t97));
    const uint16_t t103 = rotl16(t97, 2) ^ t101;
    // round 18 (speck.dsl:22)
    const uint16_t t107 = load16(rk + 34) ^ ((uint16_t)(rotl16(t101, 9) + t103));
    const uint16_t t109 = rotl16(t103, 2) ^ t107;
    // round 19 (speck.dsl:22)
    const uint16_t t113 = load16(rk + 36) ^ ((uint16_t)(rotl16(t107, 9) + t109));
    const uint16_t t115 = rotl16(t109, 2) ^ t113;
    // round 20 (speck.dsl:22)
    const uint16_t t119 = load16(rk + 38) ^ ((uint16_t)(rotl16(t113, 9) + t115));
    const uint16_t t121 = rotl16(t115, 2) ^ t119;
    // round 21 (speck.dsl:22)
    const uint16_t t125 = load16(rk + 40) ^ ((uint16_t)(rotl16(t119, 9) + t121));
    const uint16_t t127 = rotl16(t121, 2) ^ t125;
    // round 22 (speck.dsl:22)
    const uint16_t t131 = load16(rk + 42) ^ ((uint16_t)(rotl16(t125, 9) + t127));
    store_le16(out, rotl16(t127, 2) ^ t131);
    store_le16(out + 2, t131);
}

void lwcc_speck32_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 4;
        in += 4;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    // round 22 (speck.dsl:23)
    const uint16_t t3 = rotl16(t0 ^ t1, 14);
    const uint16_t t7 = rotl16((uint16_t)((t1 ^ load16(rk + 42)) - t3), 7);
    // round 21 (speck.dsl:23)
    const uint16_t t9 = rotl16(t3 ^ t7, 14);
    const uint16_t t13 = rotl16((uint16_t)((load16(rk + 40) ^ t7) - t9), 7);
    // round 20 (speck.dsl:23)
    const uint16_t t15 = rotl16(t9 ^ t13, 14);
    const uint16_t t19 = rotl16((uint16_t)((load16(rk + 38) ^ t13) - t15), 7);
    // round 19 (speck.dsl:23)
    const uint16_t t21 = rotl16(t15 ^ t19, 14);
    const uint16_t t25 = rotl16((uint16_t)((load16(rk + 36) ^ t19) - t21), 7);
    // round 18 (speck.dsl:23)
    const uint16_t t27 = rotl16(t21 ^ t25, 14);
    const uint16_t t31 = rotl16((uint16_t)((load16(rk + 34) ^ t25) - t27), 7);
    // round 17 (speck.dsl:23)
    const uint16_t t33 = rotl16(t27 ^ t31, 14);
    const uint16_t t37 = rotl16((uint16_t)((load16(rk + 32) ^ t31) - t33), 7);
    // round 16 (speck.dsl:23)
    const uint16_t t39 = rotl16(t33 ^ t37, 14);
    const uint16_t t43 = rotl16((uint16_t)((load16(rk + 30) ^ t37) - t39), 7);
    // round 15 (speck.dsl:23)
    const uint16_t t45 = rotl16(t39 ^ t43, 14);
    const uint16_t t49 = rotl16((uint16_t)((load16(rk + 28) ^ t43) - t45), 7);
    // round 14 (speck.dsl:23)
    const uint16_t t51 = rotl16(t45 ^ t49, 14);
    const uint16_t t55 = rotl16((uint16_t)((load16(rk + 26) ^ t49) - t51), 7);
    // round 13 (speck.dsl:23)
    const uint16_t t57 = rotl16(t51 ^ t55, 14);
    const uint16_t t61 = rotl16((uint16_t)((load16(rk + 24) ^ t55) - t57), 7);
    // round 12 (speck.dsl:23)
    const uint16_t t63 = rotl16(t57 ^ t61, 14);
    const uint16_t t67 = rotl16((uint16_t)((load16(rk + 22) ^ t61) - t63), 7);
    // round 11 (speck.dsl:23)
    const uint16_t t69 = rotl16(t63 ^ t67, 14);
    const uint16_t t73 = rotl16((uint16_t)((load16(rk + 20) ^ t67) - t69), 7);
    // round 10 (speck.dsl:23)
    const uint16_t t75 = rotl16(t69 ^ t73, 14);
    const uint16_t t79 = rotl16((uint16_t)((load16(rk + 18) ^ t73) - t75), 7);
    // round 9 (speck.dsl:23)
    const uint16_t t81 = rotl16(t75 ^ t79, 14);
    const uint16_t t85 = rotl16((uint16_t)((load16(rk + 16) ^ t79) - t81), 7);
    // round 8 (speck.dsl:23)
    const uint16_t t87 = rotl16(t81 ^ t85, 14);
    const uint16_t t91 = rotl16((uint16_t)((load16(rk + 14) ^ t85) - t87), 7);
    // round 7 (speck.dsl:23)
    const uint16_t t93 = rotl16(t87 ^ t91, 14);
    const uint16_t t97 = rotl16((uint16_t)((load16(rk + 12) ^ t91) - t93), 7);
    // round 6 (speck.dsl:23)
    const uint16_t t99 = rotl16(t93 ^ t97, 14);
    const uint16_t t103 = rotl16((uint16_t)((load16(rk + 10) ^ t97) - t99), 7);
    // round 5 (speck.dsl:23)
    const uint16_t t105 = rotl16(t99 ^ t103, 14);
    const uint16_t t109 = rotl16((uint16_t)((load16(rk + 8) ^ t103) - t105), 7);
    // round 4 (speck.dsl:23)
    const uint16_t t111 = rotl16(t105 ^ t109, 14);
    const uint16_t t115 = rotl16((uint16_t)((load16(rk + 6) ^ t109) - t111), 7);
    // round 3 (speck.dsl:23)
    const uint16_t t117 = rotl16(t111 ^ t115, 14);
    const uint16_t t121 = rotl16((uint16_t)((load16(rk + 4) ^ t115) - t117), 7);
    // round 2 (speck.dsl:23)
    const uint16_t t123 = rotl16(t117 ^ t121, 14);
    const uint16_t t127 = rotl16((uint16_t)((load16(rk + 2) ^ t121) - t123), 7);
    // round 1 (speck.dsl:23)
    const uint16_t t129 = rotl16(t123 ^ t127, 14);
    const uint16_t t133 = rotl16((uint16_t)((load16(rk) ^ t127) - t129), 7);
    store_le16(out, t129);
    store_le16(out + 2, t133);
}

void lwcc_speck32_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 4;
        in += 4;
    }
}

void lwcc_speck32_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_speck32_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_speck32_64_key_setup_c(ctx, key);
    lwcc_speck32_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_speck32_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint16_t t5 = (uint16_t)nonce[0] | ((uint16_t)((uint16_t)nonce[1] << 8));
    // round 1 (speck.dsl:23)
    const uint16_t t6 = rotl16(t5, 2);
    store16(ctx + 44, t5);
    store16(ctx + 46, t6);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint16_t counter)
{
    const uint16_t t6 = ((uint16_t)((uint8_t)((uint16_t)(counter >> 8)))) | ((uint16_t)(((uint16_t)(uint8_t)counter) << 8));
    // round 1 (speck.dsl:22)
    const uint16_t t11 = load16(ctx) ^ ((uint16_t)(rotl16(t6, 9) + load16(ctx + 44)));
    const uint16_t t13 = load16(ctx + 46) ^ t11;
    // round 2 (speck.dsl:22)
    const uint16_t t17 = load16(ctx + 2) ^ ((uint16_t)(rotl16(t11, 9) + t13));
    const uint16_t t19 = rotl16(t13, 2) ^ t17;
    // round 3 (speck.dsl:22)
    const uint16_t t23 = load16(ctx + 4) ^ ((uint16_t)(rotl16(t17, 9) + t19));
    const uint16_t t25 = rotl16(t19, 2) ^ t23;
    // round 4 (speck.dsl:22)
    const uint16_t t29 = load16(ctx + 6) ^ ((uint16_t)(rotl16(t23, 9) + t25));
    const uint16_t t31 = rotl16(t25, 2) ^ t29;
    // round 5 (speck.dsl:22)
    const uint16_t t35 = load16(ctx + 8) ^ ((uint16_t)(rotl16(t29, 9) + t31));
    const uint16_t t37 = rotl16(t31, 2) ^ t35;
    // round 6 (speck.dsl:22)
    const uint16_t t41 = load16(ctx + 10) ^ ((uint16_t)(rotl16(t35, 9) + t37));
    const uint16_t t43 = rotl16(t37, 2) ^ t41;
    // round 7 (speck.dsl:22)
    const uint16_t t47 = load16(ctx + 12) ^ ((uint16_t)(rotl16(t41, 9) + t43));
    const uint16_t t49 = rotl16(t43, 2) ^ t47;
    // round 8 (speck.dsl:22)
    const uint16_t t53 = load16(ctx + 14) ^ ((uint16_t)(rotl16(t47, 9) + t49));
    const uint16_t t55 = rotl16(t49, 2) ^ t53;
    // round 9 (speck.dsl:22)
    const uint16_t t59 = load16(ctx + 16) ^ ((uint16_t)(rotl16(t53, 9) + t55));
    const uint16_t t61 = rotl16(t55, 2) ^ t59;
    // round 10 (speck.dsl:22)
    const uint16_t t65 = load16(ctx + 18) ^ ((uint16_t)(rotl16(t59, 9) + t61));
    const uint16_t t67 = rotl16(t61, 2) ^ t65;
    // round 11 (speck.dsl:22)
    const uint16_t t71 = load16(ctx + 20) ^ ((uint16_t)(rotl16(t65, 9) + t67));
    const uint16_t t73 = rotl16(t67, 2) ^ t71;
    // round 12 (speck.dsl:22)
    const uint16_t t77 = load16(ctx + 22) ^ ((uint16_t)(rotl16(t71, 9) + t73));
    const uint16_t t79 = rotl16(t73, 2) ^ t77;
    // round 13 (speck.dsl:22)
    const uint16_t t83 = load16(ctx + 24) ^ ((uint16_t)(rotl16(t77, 9) + t79));
    const uint16_t t85 = rotl16(t79, 2) ^ t83;
    // round 14 (speck.dsl:22)
    const uint16_t t89 = load16(ctx + 26) ^ ((uint16_t)(rotl16(t83, 9) + t85));
    const uint16_t t91 = rotl16(t85, 2) ^ t89;
    // round 15 (speck.dsl:22)
    const uint16_t t95 = load16(ctx + 28) ^ ((uint16_t)(rotl16(t89, 9) + t91));
    const uint16_t t97 = rotl16(t91, 2) ^ t95;
    // round 16 (speck.dsl:22)
    const uint16_t t101 = load16(ctx + 30) ^ ((uint16_t)(rotl16(t95, 9) + t97));
    const uint16_t t103 = rotl16(t97, 2) ^ t101;
    // round 17 (speck.dsl:22)
    const uint16_t t107 = load16(ctx + 32) ^ ((uint16_t)(rotl16(t101, 9) + t103));
    const uint16_t t109 = rotl16(t103, 2) ^ t107;
    // round 18 (speck.dsl:22)
    const uint16_t t113 = load16(ctx + 34) ^ ((uint16_t)(rotl16(t107, 9) + t109));
    const uint16_t t115 = rotl16(t109, 2) ^ t113;
    // round 19 (speck.dsl:22)
    const uint16_t t119 = load16(ctx + 36) ^ ((uint16_t)(rotl16(t113, 9) + t115));
    const uint16_t t121 = rotl16(t115, 2) ^ t119;
    // round 20 (speck.dsl:22)
    const uint16_t t125 = load16(ctx + 38) ^ ((uint16_t)(rotl16(t119, 9) + t121));
    const uint16_t t127 = rotl16(t121, 2) ^ t125;
    // round 21 (speck.dsl:22)
    const uint16_t t131 = load16(ctx + 40) ^ ((uint16_t)(rotl16(t125, 9) + t127));
    const uint16_t t133 = rotl16(t127, 2) ^ t131;
    // round 22 (speck.dsl:22)
    const uint16_t t137 = load16(ctx + 42) ^ ((uint16_t)(rotl16(t131, 9) + t133));
    const uint16_t t140 = load_le16(in);
    const uint16_t t141 = load_le16(in + 2);
    store_le16(out, t140 ^ (rotl16(t133, 2) ^ t137));
    store_le16(out + 2, t141 ^ t137);
}

void lwcc_speck32_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
#if defined(__clang__)
#pragma clang loop interleave_count(2)
#endif
    for (size_t n = nbytes / 4; n; n--) {
        ctr_crypt(out, in, (const uint8_t *)ctx, (uint16_t)counter);
        out += 4;
        in += 4;
        counter += 1;
    }
    nbytes %= 4;
    if (nbytes) {
        // The last bytes go through a buffer: what is over of the key stream is dropped.
        uint8_t buffer[4] = {0};
        memcpy(buffer, in, nbytes);
        lwcc_speck32_64_ctr_crypt_c(buffer, buffer, 4, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
