// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon32_64 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 16 bits, each in a variable of its own
// sizes:     in bytes: block 4, key 8, nonce 2, rk 64, ctx 66, align 1, group 4, stack 0
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

void lwcc_simon32_64_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint16_t t0 = load_le16(key);
    const uint16_t t1 = load_le16(key + 2);
    const uint16_t t2 = load_le16(key + 4);
    const uint16_t t3 = load_le16(key + 6);
    const uint16_t t5 = rotl16(t3, 13) ^ t1;
    const uint16_t t10 = (0xfffd ^ t0) ^ (t5 ^ rotl16(t5, 15));
    const uint16_t t12 = rotl16(t10, 13) ^ t2;
    const uint16_t t16 = (0xfffd ^ t1) ^ (t12 ^ rotl16(t12, 15));
    const uint16_t t18 = rotl16(t16, 13) ^ t3;
    const uint16_t t22 = (0xfffd ^ t2) ^ (t18 ^ rotl16(t18, 15));
    const uint16_t t24 = rotl16(t22, 13) ^ t10;
    const uint16_t t28 = (0xfffd ^ t3) ^ (t24 ^ rotl16(t24, 15));
    const uint16_t t30 = rotl16(t28, 13) ^ t16;
    const uint16_t t34 = (0xfffd ^ t10) ^ (t30 ^ rotl16(t30, 15));
    const uint16_t t36 = rotl16(t34, 13) ^ t22;
    const uint16_t t41 = (0xfffc ^ t16) ^ (t36 ^ rotl16(t36, 15));
    const uint16_t t43 = rotl16(t41, 13) ^ t28;
    const uint16_t t47 = (0xfffd ^ t22) ^ (t43 ^ rotl16(t43, 15));
    const uint16_t t49 = rotl16(t47, 13) ^ t34;
    const uint16_t t53 = (0xfffc ^ t28) ^ (t49 ^ rotl16(t49, 15));
    const uint16_t t55 = rotl16(t53, 13) ^ t41;
    const uint16_t t59 = (0xfffc ^ t34) ^ (t55 ^ rotl16(t55, 15));
    const uint16_t t61 = rotl16(t59, 13) ^ t47;
    const uint16_t t65 = (0xfffc ^ t41) ^ (t61 ^ rotl16(t61, 15));
    const uint16_t t67 = rotl16(t65, 13) ^ t53;
    const uint16_t t71 = (0xfffd ^ t47) ^ (t67 ^ rotl16(t67, 15));
    const uint16_t t73 = rotl16(t71, 13) ^ t59;
    const uint16_t t77 = (0xfffc ^ t53) ^ (t73 ^ rotl16(t73, 15));
    const uint16_t t79 = rotl16(t77, 13) ^ t65;
    const uint16_t t83 = (0xfffc ^ t59) ^ (t79 ^ rotl16(t79, 15));
    const uint16_t t85 = rotl16(t83, 13) ^ t71;
    const uint16_t t89 = (0xfffd ^ t65) ^ (t85 ^ rotl16(t85, 15));
    const uint16_t t91 = rotl16(t89, 13) ^ t77;
    const uint16_t t95 = (0xfffc ^ t71) ^ (t91 ^ rotl16(t91, 15));
    const uint16_t t97 = rotl16(t95, 13) ^ t83;
    const uint16_t t101 = (0xfffd ^ t77) ^ (t97 ^ rotl16(t97, 15));
    const uint16_t t103 = rotl16(t101, 13) ^ t89;
    const uint16_t t107 = (0xfffc ^ t83) ^ (t103 ^ rotl16(t103, 15));
    const uint16_t t109 = rotl16(t107, 13) ^ t95;
    const uint16_t t113 = (0xfffd ^ t89) ^ (t109 ^ rotl16(t109, 15));
    const uint16_t t115 = rotl16(t113, 13) ^ t101;
    const uint16_t t119 = (0xfffd ^ t95) ^ (t115 ^ rotl16(t115, 15));
    const uint16_t t121 = rotl16(t119, 13) ^ t107;
    const uint16_t t125 = (0xfffc ^ t101) ^ (t121 ^ rotl16(t121, 15));
    const uint16_t t127 = rotl16(t125, 13) ^ t113;
    const uint16_t t131 = (0xfffc ^ t107) ^ (t127 ^ rotl16(t127, 15));
    const uint16_t t133 = rotl16(t131, 13) ^ t119;
    const uint16_t t137 = (0xfffc ^ t113) ^ (t133 ^ rotl16(t133, 15));
    const uint16_t t139 = rotl16(t137, 13) ^ t125;
    const uint16_t t143 = (0xfffc ^ t119) ^ (t139 ^ rotl16(t139, 15));
    const uint16_t t145 = rotl16(t143, 13) ^ t131;
    const uint16_t t149 = (0xfffd ^ t125) ^ (t145 ^ rotl16(t145, 15));
    const uint16_t t151 = rotl16(t149, 13) ^ t137;
    const uint16_t t155 = (0xfffd ^ t131) ^ (t151 ^ rotl16(t151, 15));
    const uint16_t t157 = rotl16(t155, 13) ^ t143;
    const uint16_t t161 = (0xfffd ^ t137) ^ (t157 ^ rotl16(t157, 15));
    const uint16_t t163 = rotl16(t161, 13) ^ t149;
    const uint16_t t167 = (0xfffc ^ t143) ^ (t163 ^ rotl16(t163, 15));
    const uint16_t t169 = rotl16(t167, 13) ^ t155;
    store16(rk, t0);
    store16(rk + 2, t1);
    store16(rk + 4, t2);
    store16(rk + 6, t3);
    store16(rk + 8, t10);
    store16(rk + 10, t16);
    store16(rk + 12, t22);
    store16(rk + 14, t28);
    store16(rk + 16, t34);
    store16(rk + 18, t41);
    store16(rk + 20, t47);
    store16(rk + 22, t53);
    store16(rk + 24, t59);
    store16(rk + 26, t65);
    store16(rk + 28, t71);
    store16(rk + 30, t77);
    store16(rk + 32, t83);
    store16(rk + 34, t89);
    store16(rk + 36, t95);
    store16(rk + 38, t101);
    store16(rk + 40, t107);
    store16(rk + 42, t113);
    store16(rk + 44, t119);
    store16(rk + 46, t125);
    store16(rk + 48, t131);
    store16(rk + 50, t137);
    store16(rk + 52, t143);
    store16(rk + 54, t149);
    store16(rk + 56, t155);
    store16(rk + 58, t161);
    store16(rk + 60, t167);
    store16(rk + 62, (0xfffc ^ t149) ^ (t169 ^ rotl16(t169, 15)));
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    // round 1 (simon.dsl:43)
    const uint16_t t9 = (rotl16(t1, 1) & rotl16(t1, 8)) ^ ((t0 ^ load16(rk)) ^ rotl16(t1, 2));
    // round 2 (simon.dsl:43)
    const uint16_t t17 = (rotl16(t9, 1) & rotl16(t9, 8)) ^ ((t1 ^ load16(rk + 2)) ^ rotl16(t9, 2));
    // round 3 (simon.dsl:43)
    const uint16_t t25 = (rotl16(t17, 1) & rotl16(t17, 8)) ^ ((load16(rk + 4) ^ t9) ^ rotl16(t17, 2));
    // round 4 (simon.dsl:43)
    const uint16_t t33 = (rotl16(t25, 1) & rotl16(t25, 8)) ^ ((load16(rk + 6) ^ t17) ^ rotl16(t25, 2));
    // round 5 (simon.dsl:43)
    const uint16_t t41 = (rotl16(t33, 1) & rotl16(t33, 8)) ^ ((load16(rk + 8) ^ t25) ^ rotl16(t33, 2));
    // round 6 (simon.dsl:43)
    const uint16_t t49 = (rotl16(t41, 1) & rotl16(t41, 8)) ^ ((load16(rk + 10) ^ t33) ^ rotl16(t41, 2));
    // round 7 (simon.dsl:43)
    const uint16_t t57 = (rotl16(t49, 1) & rotl16(t49, 8)) ^ ((load16(rk + 12) ^ t41) ^ rotl16(t49, 2));
    // round 8 (simon.dsl:43)
    const uint16_t t65 = (rotl16(t57, 1) & rotl16(t57, 8)) ^ ((load16(rk + 14) ^ t49) ^ rotl16(t57, 2));
    // round 9 (simon.dsl:43)
    const uint16_t t73 = (rotl16(t65, 1) & rotl16(t65, 8)) ^ ((load16(rk + 16) ^ t57) ^ rotl16(t65, 2));
    // round 10 (simon.dsl:43)
    const uint16_t t81 = (rotl16(t73, 1) & rotl16(t73, 8)) ^ ((load16(rk + 18) ^ t65) ^ rotl16(t73, 2));
    // round 11 (simon.dsl:43)
    const uint16_t t89 = (rotl16(t81, 1) & rotl16(t81, 8)) ^ ((load16(rk + 20) ^ t73) ^ rotl16(t81, 2));
    // round 12 (simon.dsl:43)
    const uint16_t t97 = (rotl16(t89, 1) & rotl16(t89, 8)) ^ ((load16(rk + 22) ^ t81) ^ rotl16(t89, 2));
    // round 13 (simon.dsl:43)
    const uint16_t t105 = (rotl16(t97, 1) & rotl16(t97, 8)) ^ ((load16(rk + 24) ^ t89) ^ rotl16(t97, 2));
    // round 14 (simon.dsl:43)
    const uint16_t t113 = (rotl16(t105, 1) & rotl16(t105, 8)) ^ ((load16(rk + 26) ^ t97) ^ rotl16(t105, 2));
    // round 15 (simon.dsl:43)
    const uint16_t t121 = (rotl16(t113, 1) & rotl16(t113, 8)) ^ ((load16(rk + 28) ^ t105) ^ rotl16(t113, 2));
    // round 16 (simon.dsl:43)
    const uint16_t t129 = (rotl16(t121, 1) & rotl16(t121, 8)) ^ ((load16(rk + 30) ^ t113) ^ rotl16(t121, 2));
    // round 17 (simon.dsl:43)
    const uint16_t t137 = (rotl16(t129, 1) & rotl16(t129, 8)) ^ ((load16(rk + 32) ^ t121) ^ rotl16(t129, 2));
    // round 18 (simon.dsl:43)
    const uint16_t t145 = (rotl16(t137, 1) & rotl16(t137, 8)) ^ ((load16(rk + 34) ^ t129) ^ rotl16(t137, 2));
    // round 19 (simon.dsl:43)
    const uint16_t t153 = (rotl16(t145, 1) & rotl16(t145, 8)) ^ ((load16(rk + 36) ^ t137) ^ rotl16(t145, 2));
    // round 20 (simon.dsl:43)
    const uint16_t t161 = (rotl16(t153, 1) & rotl16(t153, 8)) ^ ((load16(rk + 38) ^ t145) ^ rotl16(t153, 2));
    // round 21 (simon.dsl:43)
    const uint16_t t169 = (rotl16(t161, 1) & rotl16(t161, 8)) ^ ((load16(rk + 40) ^ t153) ^ rotl16(t161, 2));
    // round 22 (simon.dsl:43)
    const uint16_t t177 = (rotl16(t169, 1) & rotl16(t169, 8)) ^ ((load16(rk + 42) ^ t161) ^ rotl16(t169, 2));
    // round 23 (simon.dsl:43)
    const uint16_t t185 = (rotl16(t177, 1) & rotl16(t177, 8)) ^ ((load16(rk + 44) ^ t169) ^ rotl16(t177, 2));
    // round 24 (simon.dsl:43)
    const uint16_t t193 = (rotl16(t185, 1) & rotl16(t185, 8)) ^ ((load16(rk + 46) ^ t177) ^ rotl16(t185, 2));
    // round 25 (simon.dsl:43)
    const uint16_t t201 = (rotl16(t193, 1) & rotl16(t193, 8)) ^ ((load16(rk + 48) ^ t185) ^ rotl16(t193, 2));
    // round 26 (simon.dsl:43)
    const uint16_t t209 = (rotl16(t201, 1) & rotl16(t201, 8)) ^ ((load16(rk + 50) ^ t193) ^ rotl16(t201, 2));
    // round 27 (simon.dsl:43)
    const uint16_t t217 = (rotl16(t209, 1) & rotl16(t209, 8)) ^ ((load16(rk + 52) ^ t201) ^ rotl16(t209, 2));
    // round 28 (simon.dsl:43)
    const uint16_t t225 = (rotl16(t217, 1) & rotl16(t217, 8)) ^ ((load16(rk + 54) ^ t209) ^ rotl16(t217, 2));
    // round 29 (simon.dsl:43)
    const uint16_t t233 = (rotl16(t225, 1) & rotl16(t225, 8)) ^ ((load16(rk + 56) ^ t217) ^ rotl16(t225, 2));
    // round 30 (simon.dsl:43)
    const uint16_t t241 = (rotl16(t233, 1) & rotl16(t233, 8)) ^ ((load16(rk + 58) ^ t225) ^ rotl16(t233, 2));
    // round 31 (simon.dsl:43)
    const uint16_t t249 = (rotl16(t241, 1) & rotl16(t241, 8)) ^ ((load16(rk + 60) ^ t233) ^ rotl16(t241, 2));
    // round 32 (simon.dsl:43)
    const uint16_t t257 = (rotl16(t249, 1) & rotl16(t249, 8)) ^ ((load16(rk + 62) ^ t241) ^ rotl16(t249, 2));
    store_le16(out, t249);
    store_le16(out + 2, t257);
}

void lwcc_simon32_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 32 (simon.dsl:43)
    const uint16_t t9 = (rotl16(t0, 1) & rotl16(t0, 8)) ^ ((t1 ^ load16(rk + 62)) ^ rotl16(t0, 2));
    // round 31 (simon.dsl:43)
    const uint16_t t17 = (rotl16(t9, 1) & rotl16(t9, 8)) ^ ((t0 ^ load16(rk + 60)) ^ rotl16(t9, 2));
    // round 30 (simon.dsl:43)
    const uint16_t t25 = (rotl16(t17, 1) & rotl16(t17, 8)) ^ ((load16(rk + 58) ^ t9) ^ rotl16(t17, 2));
    // round 29 (simon.dsl:43)
    const uint16_t t33 = (rotl16(t25, 1) & rotl16(t25, 8)) ^ ((load16(rk + 56) ^ t17) ^ rotl16(t25, 2));
    // round 28 (simon.dsl:43)
    const uint16_t t41 = (rotl16(t33, 1) & rotl16(t33, 8)) ^ ((load16(rk + 54) ^ t25) ^ rotl16(t33, 2));
    // round 27 (simon.dsl:43)
    const uint16_t t49 = (rotl16(t41, 1) & rotl16(t41, 8)) ^ ((load16(rk + 52) ^ t33) ^ rotl16(t41, 2));
    // round 26 (simon.dsl:43)
    const uint16_t t57 = (rotl16(t49, 1) & rotl16(t49, 8)) ^ ((load16(rk + 50) ^ t41) ^ rotl16(t49, 2));
    // round 25 (simon.dsl:43)
    const uint16_t t65 = (rotl16(t57, 1) & rotl16(t57, 8)) ^ ((load16(rk + 48) ^ t49) ^ rotl16(t57, 2));
    // round 24 (simon.dsl:43)
    const uint16_t t73 = (rotl16(t65, 1) & rotl16(t65, 8)) ^ ((load16(rk + 46) ^ t57) ^ rotl16(t65, 2));
    // round 23 (simon.dsl:43)
    const uint16_t t81 = (rotl16(t73, 1) & rotl16(t73, 8)) ^ ((load16(rk + 44) ^ t65) ^ rotl16(t73, 2));
    // round 22 (simon.dsl:43)
    const uint16_t t89 = (rotl16(t81, 1) & rotl16(t81, 8)) ^ ((load16(rk + 42) ^ t73) ^ rotl16(t81, 2));
    // round 21 (simon.dsl:43)
    const uint16_t t97 = (rotl16(t89, 1) & rotl16(t89, 8)) ^ ((load16(rk + 40) ^ t81) ^ rotl16(t89, 2));
    // round 20 (simon.dsl:43)
    const uint16_t t105 = (rotl16(t97, 1) & rotl16(t97, 8)) ^ ((load16(rk + 38) ^ t89) ^ rotl16(t97, 2));
    // round 19 (simon.dsl:43)
    const uint16_t t113 = (rotl16(t105, 1) & rotl16(t105, 8)) ^ ((load16(rk + 36) ^ t97) ^ rotl16(t105, 2));
    // round 18 (simon.dsl:43)
    const uint16_t t121 = (rotl16(t113, 1) & rotl16(t113, 8)) ^ ((load16(rk + 34) ^ t105) ^ rotl16(t113, 2));
    // round 17 (simon.dsl:43)
    const uint16_t t129 = (rotl16(t121, 1) & rotl16(t121, 8)) ^ ((load16(rk + 32) ^ t113) ^ rotl16(t121, 2));
    // round 16 (simon.dsl:43)
    const uint16_t t137 = (rotl16(t129, 1) & rotl16(t129, 8)) ^ ((load16(rk + 30) ^ t121) ^ rotl16(t129, 2));
    // round 15 (simon.dsl:43)
    const uint16_t t145 = (rotl16(t137, 1) & rotl16(t137, 8)) ^ ((load16(rk + 28) ^ t129) ^ rotl16(t137, 2));
    // round 14 (simon.dsl:43)
    const uint16_t t153 = (rotl16(t145, 1) & rotl16(t145, 8)) ^ ((load16(rk + 26) ^ t137) ^ rotl16(t145, 2));
    // round 13 (simon.dsl:43)
    const uint16_t t161 = (rotl16(t153, 1) & rotl16(t153, 8)) ^ ((load16(rk + 24) ^ t145) ^ rotl16(t153, 2));
    // round 12 (simon.dsl:43)
    const uint16_t t169 = (rotl16(t161, 1) & rotl16(t161, 8)) ^ ((load16(rk + 22) ^ t153) ^ rotl16(t161, 2));
    // round 11 (simon.dsl:43)
    const uint16_t t177 = (rotl16(t169, 1) & rotl16(t169, 8)) ^ ((load16(rk + 20) ^ t161) ^ rotl16(t169, 2));
    // round 10 (simon.dsl:43)
    const uint16_t t185 = (rotl16(t177, 1) & rotl16(t177, 8)) ^ ((load16(rk + 18) ^ t169) ^ rotl16(t177, 2));
    // round 9 (simon.dsl:43)
    const uint16_t t193 = (rotl16(t185, 1) & rotl16(t185, 8)) ^ ((load16(rk + 16) ^ t177) ^ rotl16(t185, 2));
    // round 8 (simon.dsl:43)
    const uint16_t t201 = (rotl16(t193, 1) & rotl16(t193, 8)) ^ ((load16(rk + 14) ^ t185) ^ rotl16(t193, 2));
    // round 7 (simon.dsl:43)
    const uint16_t t209 = (rotl16(t201, 1) & rotl16(t201, 8)) ^ ((load16(rk + 12) ^ t193) ^ rotl16(t201, 2));
    // round 6 (simon.dsl:43)
    const uint16_t t217 = (rotl16(t209, 1) & rotl16(t209, 8)) ^ ((load16(rk + 10) ^ t201) ^ rotl16(t209, 2));
    // round 5 (simon.dsl:43)
    const uint16_t t225 = (rotl16(t217, 1) & rotl16(t217, 8)) ^ ((load16(rk + 8) ^ t209) ^ rotl16(t217, 2));
    // round 4 (simon.dsl:43)
    const uint16_t t233 = (rotl16(t225, 1) & rotl16(t225, 8)) ^ ((load16(rk + 6) ^ t217) ^ rotl16(t225, 2));
    // round 3 (simon.dsl:43)
    const uint16_t t241 = (rotl16(t233, 1) & rotl16(t233, 8)) ^ ((load16(rk + 4) ^ t225) ^ rotl16(t233, 2));
    // round 2 (simon.dsl:43)
    const uint16_t t249 = (rotl16(t241, 1) & rotl16(t241, 8)) ^ ((load16(rk + 2) ^ t233) ^ rotl16(t241, 2));
    // round 1 (simon.dsl:43)
    const uint16_t t257 = (rotl16(t249, 1) & rotl16(t249, 8)) ^ ((load16(rk) ^ t241) ^ rotl16(t249, 2));
    store_le16(out, t257);
    store_le16(out + 2, t249);
}

void lwcc_simon32_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simon32_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon32_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon32_64_key_setup_c(ctx, key);
    lwcc_simon32_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon32_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint16_t t5 = (uint16_t)nonce[0] | ((uint16_t)((uint16_t)nonce[1] << 8));
    // round 1 (simon.dsl:43)
    const uint16_t t7 = load16(ctx) ^ t5;
    store16(ctx + 64, t7);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint16_t counter)
{
    const uint16_t t6 = ((uint16_t)((uint8_t)((uint16_t)(counter >> 8)))) | ((uint16_t)(((uint16_t)(uint8_t)counter) << 8));
    // round 1 (simon.dsl:43)
    const uint16_t t13 = (rotl16(t6, 1) & rotl16(t6, 8)) ^ (load16(ctx + 64) ^ rotl16(t6, 2));
    // round 2 (simon.dsl:43)
    const uint16_t t21 = (rotl16(t13, 1) & rotl16(t13, 8)) ^ ((load16(ctx + 2) ^ t6) ^ rotl16(t13, 2));
    // round 3 (simon.dsl:43)
    const uint16_t t29 = (rotl16(t21, 1) & rotl16(t21, 8)) ^ ((load16(ctx + 4) ^ t13) ^ rotl16(t21, 2));
    // round 4 (simon.dsl:43)
    const uint16_t t37 = (rotl16(t29, 1) & rotl16(t29, 8)) ^ ((load16(ctx + 6) ^ t21) ^ rotl16(t29, 2));
    // round 5 (simon.dsl:43)
    const uint16_t t45 = (rotl16(t37, 1) & rotl16(t37, 8)) ^ ((load16(ctx + 8) ^ t29) ^ rotl16(t37, 2));
    // round 6 (simon.dsl:43)
    const uint16_t t53 = (rotl16(t45, 1) & rotl16(t45, 8)) ^ ((load16(ctx + 10) ^ t37) ^ rotl16(t45, 2));
    // round 7 (simon.dsl:43)
    const uint16_t t61 = (rotl16(t53, 1) & rotl16(t53, 8)) ^ ((load16(ctx + 12) ^ t45) ^ rotl16(t53, 2));
    // round 8 (simon.dsl:43)
    const uint16_t t69 = (rotl16(t61, 1) & rotl16(t61, 8)) ^ ((load16(ctx + 14) ^ t53) ^ rotl16(t61, 2));
    // round 9 (simon.dsl:43)
    const uint16_t t77 = (rotl16(t69, 1) & rotl16(t69, 8)) ^ ((load16(ctx + 16) ^ t61) ^ rotl16(t69, 2));
    // round 10 (simon.dsl:43)
    const uint16_t t85 = (rotl16(t77, 1) & rotl16(t77, 8)) ^ ((load16(ctx + 18) ^ t69) ^ rotl16(t77, 2));
    // round 11 (simon.dsl:43)
    const uint16_t t93 = (rotl16(t85, 1) & rotl16(t85, 8)) ^ ((load16(ctx + 20) ^ t77) ^ rotl16(t85, 2));
    // round 12 (simon.dsl:43)
    const uint16_t t101 = (rotl16(t93, 1) & rotl16(t93, 8)) ^ ((load16(ctx + 22) ^ t85) ^ rotl16(t93, 2));
    // round 13 (simon.dsl:43)
    const uint16_t t109 = (rotl16(t101, 1) & rotl16(t101, 8)) ^ ((load16(ctx + 24) ^ t93) ^ rotl16(t101, 2));
    // round 14 (simon.dsl:43)
    const uint16_t t117 = (rotl16(t109, 1) & rotl16(t109, 8)) ^ ((load16(ctx + 26) ^ t101) ^ rotl16(t109, 2));
    // round 15 (simon.dsl:43)
    const uint16_t t125 = (rotl16(t117, 1) & rotl16(t117, 8)) ^ ((load16(ctx + 28) ^ t109) ^ rotl16(t117, 2));
    // round 16 (simon.dsl:43)
    const uint16_t t133 = (rotl16(t125, 1) & rotl16(t125, 8)) ^ ((load16(ctx + 30) ^ t117) ^ rotl16(t125, 2));
    // round 17 (simon.dsl:43)
    const uint16_t t141 = (rotl16(t133, 1) & rotl16(t133, 8)) ^ ((load16(ctx + 32) ^ t125) ^ rotl16(t133, 2));
    // round 18 (simon.dsl:43)
    const uint16_t t149 = (rotl16(t141, 1) & rotl16(t141, 8)) ^ ((load16(ctx + 34) ^ t133) ^ rotl16(t141, 2));
    // round 19 (simon.dsl:43)
    const uint16_t t157 = (rotl16(t149, 1) & rotl16(t149, 8)) ^ ((load16(ctx + 36) ^ t141) ^ rotl16(t149, 2));
    // round 20 (simon.dsl:43)
    const uint16_t t165 = (rotl16(t157, 1) & rotl16(t157, 8)) ^ ((load16(ctx + 38) ^ t149) ^ rotl16(t157, 2));
    // round 21 (simon.dsl:43)
    const uint16_t t173 = (rotl16(t165, 1) & rotl16(t165, 8)) ^ ((load16(ctx + 40) ^ t157) ^ rotl16(t165, 2));
    // round 22 (simon.dsl:43)
    const uint16_t t181 = (rotl16(t173, 1) & rotl16(t173, 8)) ^ ((load16(ctx + 42) ^ t165) ^ rotl16(t173, 2));
    // round 23 (simon.dsl:43)
    const uint16_t t189 = (rotl16(t181, 1) & rotl16(t181, 8)) ^ ((load16(ctx + 44) ^ t173) ^ rotl16(t181, 2));
    // round 24 (simon.dsl:43)
    const uint16_t t197 = (rotl16(t189, 1) & rotl16(t189, 8)) ^ ((load16(ctx + 46) ^ t181) ^ rotl16(t189, 2));
    // round 25 (simon.dsl:43)
    const uint16_t t205 = (rotl16(t197, 1) & rotl16(t197, 8)) ^ ((load16(ctx + 48) ^ t189) ^ rotl16(t197, 2));
    // round 26 (simon.dsl:43)
    const uint16_t t213 = (rotl16(t205, 1) & rotl16(t205, 8)) ^ ((load16(ctx + 50) ^ t197) ^ rotl16(t205, 2));
    // round 27 (simon.dsl:43)
    const uint16_t t221 = (rotl16(t213, 1) & rotl16(t213, 8)) ^ ((load16(ctx + 52) ^ t205) ^ rotl16(t213, 2));
    // round 28 (simon.dsl:43)
    const uint16_t t229 = (rotl16(t221, 1) & rotl16(t221, 8)) ^ ((load16(ctx + 54) ^ t213) ^ rotl16(t221, 2));
    // round 29 (simon.dsl:43)
    const uint16_t t237 = (rotl16(t229, 1) & rotl16(t229, 8)) ^ ((load16(ctx + 56) ^ t221) ^ rotl16(t229, 2));
    // round 30 (simon.dsl:43)
    const uint16_t t245 = (rotl16(t237, 1) & rotl16(t237, 8)) ^ ((load16(ctx + 58) ^ t229) ^ rotl16(t237, 2));
    // round 31 (simon.dsl:43)
    const uint16_t t253 = (rotl16(t245, 1) & rotl16(t245, 8)) ^ ((load16(ctx + 60) ^ t237) ^ rotl16(t245, 2));
    // round 32 (simon.dsl:43)
    const uint16_t t261 = (rotl16(t253, 1) & rotl16(t253, 8)) ^ ((load16(ctx + 62) ^ t245) ^ rotl16(t253, 2));
    const uint16_t t262 = load_le16(in);
    const uint16_t t263 = load_le16(in + 2);
    store_le16(out, t262 ^ t253);
    store_le16(out + 2, t263 ^ t261);
}

void lwcc_simon32_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simon32_64_ctr_crypt_c(buffer, buffer, 4, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
