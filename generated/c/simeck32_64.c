// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck32_64 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
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

void lwcc_simeck32_64_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint16_t t0 = load_le16(key);
    const uint16_t t1 = load_le16(key + 2);
    const uint16_t t2 = load_le16(key + 4);
    const uint16_t t3 = load_le16(key + 6);
    // round 1 (simeck.dsl:26)
    const uint16_t t10 = ((t0 ^ (t1 & rotl16(t1, 5))) ^ rotl16(t1, 1)) ^ 0xfffd;
    // round 2 (simeck.dsl:26)
    const uint16_t t16 = ((t1 ^ (t2 & rotl16(t2, 5))) ^ rotl16(t2, 1)) ^ 0xfffd;
    // round 3 (simeck.dsl:26)
    const uint16_t t22 = ((t2 ^ (t3 & rotl16(t3, 5))) ^ rotl16(t3, 1)) ^ 0xfffd;
    // round 4 (simeck.dsl:26)
    const uint16_t t28 = ((t3 ^ (t10 & rotl16(t10, 5))) ^ rotl16(t10, 1)) ^ 0xfffd;
    // round 5 (simeck.dsl:26)
    const uint16_t t34 = ((t10 ^ (t16 & rotl16(t16, 5))) ^ rotl16(t16, 1)) ^ 0xfffd;
    // round 6 (simeck.dsl:26)
    const uint16_t t41 = ((t16 ^ (t22 & rotl16(t22, 5))) ^ rotl16(t22, 1)) ^ 0xfffc;
    // round 7 (simeck.dsl:26)
    const uint16_t t47 = ((t22 ^ (t28 & rotl16(t28, 5))) ^ rotl16(t28, 1)) ^ 0xfffc;
    // round 8 (simeck.dsl:26)
    const uint16_t t53 = ((t28 ^ (t34 & rotl16(t34, 5))) ^ rotl16(t34, 1)) ^ 0xfffc;
    // round 9 (simeck.dsl:26)
    const uint16_t t59 = ((t34 ^ (t41 & rotl16(t41, 5))) ^ rotl16(t41, 1)) ^ 0xfffd;
    // round 10 (simeck.dsl:26)
    const uint16_t t65 = ((t41 ^ (t47 & rotl16(t47, 5))) ^ rotl16(t47, 1)) ^ 0xfffd;
    // round 11 (simeck.dsl:26)
    const uint16_t t71 = ((t47 ^ (t53 & rotl16(t53, 5))) ^ rotl16(t53, 1)) ^ 0xfffc;
    // round 12 (simeck.dsl:26)
    const uint16_t t77 = ((t53 ^ (t59 & rotl16(t59, 5))) ^ rotl16(t59, 1)) ^ 0xfffd;
    // round 13 (simeck.dsl:26)
    const uint16_t t83 = ((t59 ^ (t65 & rotl16(t65, 5))) ^ rotl16(t65, 1)) ^ 0xfffd;
    // round 14 (simeck.dsl:26)
    const uint16_t t89 = ((t65 ^ (t71 & rotl16(t71, 5))) ^ rotl16(t71, 1)) ^ 0xfffd;
    // round 15 (simeck.dsl:26)
    const uint16_t t95 = ((t71 ^ (t77 & rotl16(t77, 5))) ^ rotl16(t77, 1)) ^ 0xfffc;
    // round 16 (simeck.dsl:26)
    const uint16_t t101 = ((t77 ^ (t83 & rotl16(t83, 5))) ^ rotl16(t83, 1)) ^ 0xfffd;
    // round 17 (simeck.dsl:26)
    const uint16_t t107 = ((t83 ^ (t89 & rotl16(t89, 5))) ^ rotl16(t89, 1)) ^ 0xfffc;
    // round 18 (simeck.dsl:26)
    const uint16_t t113 = ((t89 ^ (t95 & rotl16(t95, 5))) ^ rotl16(t95, 1)) ^ 0xfffd;
    // round 19 (simeck.dsl:26)
    const uint16_t t118 = (t95 ^ (t101 & rotl16(t101, 5))) ^ rotl16(t101, 1);
    const uint16_t t119 = t118 ^ 0xfffc;
    // round 20 (simeck.dsl:26)
    const uint16_t t124 = (t101 ^ (t107 & rotl16(t107, 5))) ^ rotl16(t107, 1);
    const uint16_t t125 = t124 ^ 0xfffc;
    // round 21 (simeck.dsl:26)
    const uint16_t t130 = (t107 ^ (t113 & rotl16(t113, 5))) ^ rotl16(t113, 1);
    const uint16_t t131 = t130 ^ 0xfffc;
    // round 22 (simeck.dsl:26)
    const uint16_t t136 = (t113 ^ (t119 & rotl16(t119, 5))) ^ rotl16(t119, 1);
    const uint16_t t137 = t136 ^ 0xfffc;
    // round 23 (simeck.dsl:26)
    const uint16_t t142 = (t119 ^ (t125 & rotl16(t125, 5))) ^ rotl16(t125, 1);
    const uint16_t t143 = t142 ^ 0xfffd;
    // round 24 (simeck.dsl:26)
    const uint16_t t148 = (t125 ^ (t131 & rotl16(t131, 5))) ^ rotl16(t131, 1);
    const uint16_t t149 = t148 ^ 0xfffc;
    // round 25 (simeck.dsl:26)
    const uint16_t t154 = (t131 ^ (t137 & rotl16(t137, 5))) ^ rotl16(t137, 1);
    const uint16_t t155 = t154 ^ 0xfffc;
    // round 26 (simeck.dsl:26)
    const uint16_t t160 = (t137 ^ (t143 & rotl16(t143, 5))) ^ rotl16(t143, 1);
    const uint16_t t161 = t160 ^ 0xfffd;
    // round 27 (simeck.dsl:26)
    const uint16_t t166 = (t143 ^ (t149 & rotl16(t149, 5))) ^ rotl16(t149, 1);
    const uint16_t t167 = t166 ^ 0xfffc;
    // round 28 (simeck.dsl:26)
    const uint16_t t172 = (t149 ^ (t155 & rotl16(t155, 5))) ^ rotl16(t155, 1);
    const uint16_t t173 = t172 ^ 0xfffd;
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
    store16(rk + 62, t173);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint16_t t0 = load_le16(in);
    const uint16_t t1 = load_le16(in + 2);
    // round 1 (simeck.dsl:26)
    const uint16_t t8 = (t1 & rotl16(t1, 5)) ^ ((t0 ^ load16(rk)) ^ rotl16(t1, 1));
    // round 2 (simeck.dsl:26)
    const uint16_t t15 = (t8 & rotl16(t8, 5)) ^ ((t1 ^ load16(rk + 2)) ^ rotl16(t8, 1));
    // round 3 (simeck.dsl:26)
    const uint16_t t22 = (t15 & rotl16(t15, 5)) ^ ((load16(rk + 4) ^ t8) ^ rotl16(t15, 1));
    // round 4 (simeck.dsl:26)
    const uint16_t t29 = (t22 & rotl16(t22, 5)) ^ ((load16(rk + 6) ^ t15) ^ rotl16(t22, 1));
    // round 5 (simeck.dsl:26)
    const uint16_t t36 = (t29 & rotl16(t29, 5)) ^ ((load16(rk + 8) ^ t22) ^ rotl16(t29, 1));
    // round 6 (simeck.dsl:26)
    const uint16_t t43 = (t36 & rotl16(t36, 5)) ^ ((load16(rk + 10) ^ t29) ^ rotl16(t36, 1));
    // round 7 (simeck.dsl:26)
    const uint16_t t50 = (t43 & rotl16(t43, 5)) ^ ((load16(rk + 12) ^ t36) ^ rotl16(t43, 1));
    // round 8 (simeck.dsl:26)
    const uint16_t t57 = (t50 & rotl16(t50, 5)) ^ ((load16(rk + 14) ^ t43) ^ rotl16(t50, 1));
    // round 9 (simeck.dsl:26)
    const uint16_t t64 = (t57 & rotl16(t57, 5)) ^ ((load16(rk + 16) ^ t50) ^ rotl16(t57, 1));
    // round 10 (simeck.dsl:26)
    const uint16_t t71 = (t64 & rotl16(t64, 5)) ^ ((load16(rk + 18) ^ t57) ^ rotl16(t64, 1));
    // round 11 (simeck.dsl:26)
    const uint16_t t78 = (t71 & rotl16(t71, 5)) ^ ((load16(rk + 20) ^ t64) ^ rotl16(t71, 1));
    // round 12 (simeck.dsl:26)
    const uint16_t t85 = (t78 & rotl16(t78, 5)) ^ ((load16(rk + 22) ^ t71) ^ rotl16(t78, 1));
    // round 13 (simeck.dsl:26)
    const uint16_t t92 = (t85 & rotl16(t85, 5)) ^ ((load16(rk + 24) ^ t78) ^ rotl16(t85, 1));
    // round 14 (simeck.dsl:26)
    const uint16_t t99 = (t92 & rotl16(t92, 5)) ^ ((load16(rk + 26) ^ t85) ^ rotl16(t92, 1));
    // round 15 (simeck.dsl:26)
    const uint16_t t106 = (t99 & rotl16(t99, 5)) ^ ((load16(rk + 28) ^ t92) ^ rotl16(t99, 1));
    // round 16 (simeck.dsl:26)
    const uint16_t t113 = (t106 & rotl16(t106, 5)) ^ ((load16(rk + 30) ^ t99) ^ rotl16(t106, 1));
    // round 17 (simeck.dsl:26)
    const uint16_t t120 = (t113 & rotl16(t113, 5)) ^ ((load16(rk + 32) ^ t106) ^ rotl16(t113, 1));
    // round 18 (simeck.dsl:26)
    const uint16_t t127 = (t120 & rotl16(t120, 5)) ^ ((load16(rk + 34) ^ t113) ^ rotl16(t120, 1));
    // round 19 (simeck.dsl:26)
    const uint16_t t134 = (t127 & rotl16(t127, 5)) ^ ((load16(rk + 36) ^ t120) ^ rotl16(t127, 1));
    // round 20 (simeck.dsl:26)
    const uint16_t t141 = (t134 & rotl16(t134, 5)) ^ ((load16(rk + 38) ^ t127) ^ rotl16(t134, 1));
    // round 21 (simeck.dsl:26)
    const uint16_t t148 = (t141 & rotl16(t141, 5)) ^ ((load16(rk + 40) ^ t134) ^ rotl16(t141, 1));
    // round 22 (simeck.dsl:26)
    const uint16_t t155 = (t148 & rotl16(t148, 5)) ^ ((load16(rk + 42) ^ t141) ^ rotl16(t148, 1));
    // round 23 (simeck.dsl:26)
    const uint16_t t162 = (t155 & rotl16(t155, 5)) ^ ((load16(rk + 44) ^ t148) ^ rotl16(t155, 1));
    // round 24 (simeck.dsl:26)
    const uint16_t t169 = (t162 & rotl16(t162, 5)) ^ ((load16(rk + 46) ^ t155) ^ rotl16(t162, 1));
    // round 25 (simeck.dsl:26)
    const uint16_t t176 = (t169 & rotl16(t169, 5)) ^ ((load16(rk + 48) ^ t162) ^ rotl16(t169, 1));
    // round 26 (simeck.dsl:26)
    const uint16_t t183 = (t176 & rotl16(t176, 5)) ^ ((load16(rk + 50) ^ t169) ^ rotl16(t176, 1));
    // round 27 (simeck.dsl:26)
    const uint16_t t190 = (t183 & rotl16(t183, 5)) ^ ((load16(rk + 52) ^ t176) ^ rotl16(t183, 1));
    // round 28 (simeck.dsl:26)
    const uint16_t t197 = (t190 & rotl16(t190, 5)) ^ ((load16(rk + 54) ^ t183) ^ rotl16(t190, 1));
    // round 29 (simeck.dsl:26)
    const uint16_t t204 = (t197 & rotl16(t197, 5)) ^ ((load16(rk + 56) ^ t190) ^ rotl16(t197, 1));
    // round 30 (simeck.dsl:26)
    const uint16_t t211 = (t204 & rotl16(t204, 5)) ^ ((load16(rk + 58) ^ t197) ^ rotl16(t204, 1));
    // round 31 (simeck.dsl:26)
    const uint16_t t218 = (t211 & rotl16(t211, 5)) ^ ((load16(rk + 60) ^ t204) ^ rotl16(t211, 1));
    // round 32 (simeck.dsl:26)
    const uint16_t t225 = (t218 & rotl16(t218, 5)) ^ ((load16(rk + 62) ^ t211) ^ rotl16(t218, 1));
    store_le16(out, t218);
    store_le16(out + 2, t225);
}

void lwcc_simeck32_64_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 32 (simeck.dsl:26)
    const uint16_t t8 = (t0 & rotl16(t0, 5)) ^ ((t1 ^ load16(rk + 62)) ^ rotl16(t0, 1));
    // round 31 (simeck.dsl:26)
    const uint16_t t15 = (t8 & rotl16(t8, 5)) ^ ((t0 ^ load16(rk + 60)) ^ rotl16(t8, 1));
    // round 30 (simeck.dsl:26)
    const uint16_t t22 = (t15 & rotl16(t15, 5)) ^ ((load16(rk + 58) ^ t8) ^ rotl16(t15, 1));
    // round 29 (simeck.dsl:26)
    const uint16_t t29 = (t22 & rotl16(t22, 5)) ^ ((load16(rk + 56) ^ t15) ^ rotl16(t22, 1));
    // round 28 (simeck.dsl:26)
    const uint16_t t36 = (t29 & rotl16(t29, 5)) ^ ((load16(rk + 54) ^ t22) ^ rotl16(t29, 1));
    // round 27 (simeck.dsl:26)
    const uint16_t t43 = (t36 & rotl16(t36, 5)) ^ ((load16(rk + 52) ^ t29) ^ rotl16(t36, 1));
    // round 26 (simeck.dsl:26)
    const uint16_t t50 = (t43 & rotl16(t43, 5)) ^ ((load16(rk + 50) ^ t36) ^ rotl16(t43, 1));
    // round 25 (simeck.dsl:26)
    const uint16_t t57 = (t50 & rotl16(t50, 5)) ^ ((load16(rk + 48) ^ t43) ^ rotl16(t50, 1));
    // round 24 (simeck.dsl:26)
    const uint16_t t64 = (t57 & rotl16(t57, 5)) ^ ((load16(rk + 46) ^ t50) ^ rotl16(t57, 1));
    // round 23 (simeck.dsl:26)
    const uint16_t t71 = (t64 & rotl16(t64, 5)) ^ ((load16(rk + 44) ^ t57) ^ rotl16(t64, 1));
    // round 22 (simeck.dsl:26)
    const uint16_t t78 = (t71 & rotl16(t71, 5)) ^ ((load16(rk + 42) ^ t64) ^ rotl16(t71, 1));
    // round 21 (simeck.dsl:26)
    const uint16_t t85 = (t78 & rotl16(t78, 5)) ^ ((load16(rk + 40) ^ t71) ^ rotl16(t78, 1));
    // round 20 (simeck.dsl:26)
    const uint16_t t92 = (t85 & rotl16(t85, 5)) ^ ((load16(rk + 38) ^ t78) ^ rotl16(t85, 1));
    // round 19 (simeck.dsl:26)
    const uint16_t t99 = (t92 & rotl16(t92, 5)) ^ ((load16(rk + 36) ^ t85) ^ rotl16(t92, 1));
    // round 18 (simeck.dsl:26)
    const uint16_t t106 = (t99 & rotl16(t99, 5)) ^ ((load16(rk + 34) ^ t92) ^ rotl16(t99, 1));
    // round 17 (simeck.dsl:26)
    const uint16_t t113 = (t106 & rotl16(t106, 5)) ^ ((load16(rk + 32) ^ t99) ^ rotl16(t106, 1));
    // round 16 (simeck.dsl:26)
    const uint16_t t120 = (t113 & rotl16(t113, 5)) ^ ((load16(rk + 30) ^ t106) ^ rotl16(t113, 1));
    // round 15 (simeck.dsl:26)
    const uint16_t t127 = (t120 & rotl16(t120, 5)) ^ ((load16(rk + 28) ^ t113) ^ rotl16(t120, 1));
    // round 14 (simeck.dsl:26)
    const uint16_t t134 = (t127 & rotl16(t127, 5)) ^ ((load16(rk + 26) ^ t120) ^ rotl16(t127, 1));
    // round 13 (simeck.dsl:26)
    const uint16_t t141 = (t134 & rotl16(t134, 5)) ^ ((load16(rk + 24) ^ t127) ^ rotl16(t134, 1));
    // round 12 (simeck.dsl:26)
    const uint16_t t148 = (t141 & rotl16(t141, 5)) ^ ((load16(rk + 22) ^ t134) ^ rotl16(t141, 1));
    // round 11 (simeck.dsl:26)
    const uint16_t t155 = (t148 & rotl16(t148, 5)) ^ ((load16(rk + 20) ^ t141) ^ rotl16(t148, 1));
    // round 10 (simeck.dsl:26)
    const uint16_t t162 = (t155 & rotl16(t155, 5)) ^ ((load16(rk + 18) ^ t148) ^ rotl16(t155, 1));
    // round 9 (simeck.dsl:26)
    const uint16_t t169 = (t162 & rotl16(t162, 5)) ^ ((load16(rk + 16) ^ t155) ^ rotl16(t162, 1));
    // round 8 (simeck.dsl:26)
    const uint16_t t176 = (t169 & rotl16(t169, 5)) ^ ((load16(rk + 14) ^ t162) ^ rotl16(t169, 1));
    // round 7 (simeck.dsl:26)
    const uint16_t t183 = (t176 & rotl16(t176, 5)) ^ ((load16(rk + 12) ^ t169) ^ rotl16(t176, 1));
    // round 6 (simeck.dsl:26)
    const uint16_t t190 = (t183 & rotl16(t183, 5)) ^ ((load16(rk + 10) ^ t176) ^ rotl16(t183, 1));
    // round 5 (simeck.dsl:26)
    const uint16_t t197 = (t190 & rotl16(t190, 5)) ^ ((load16(rk + 8) ^ t183) ^ rotl16(t190, 1));
    // round 4 (simeck.dsl:26)
    const uint16_t t204 = (t197 & rotl16(t197, 5)) ^ ((load16(rk + 6) ^ t190) ^ rotl16(t197, 1));
    // round 3 (simeck.dsl:26)
    const uint16_t t211 = (t204 & rotl16(t204, 5)) ^ ((load16(rk + 4) ^ t197) ^ rotl16(t204, 1));
    // round 2 (simeck.dsl:26)
    const uint16_t t218 = (t211 & rotl16(t211, 5)) ^ ((load16(rk + 2) ^ t204) ^ rotl16(t211, 1));
    // round 1 (simeck.dsl:26)
    const uint16_t t225 = (t218 & rotl16(t218, 5)) ^ ((load16(rk) ^ t211) ^ rotl16(t218, 1));
    store_le16(out, t225);
    store_le16(out + 2, t218);
}

void lwcc_simeck32_64_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simeck32_64_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simeck32_64_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck32_64_key_setup_c(ctx, key);
    lwcc_simeck32_64_ctr_nonce_c(ctx, nonce);
}

void lwcc_simeck32_64_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint16_t t5 = (uint16_t)nonce[0] | ((uint16_t)((uint16_t)nonce[1] << 8));
    // round 1 (simeck.dsl:26)
    const uint16_t t7 = load16(ctx) ^ t5;
    store16(ctx + 64, t7);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint16_t counter)
{
    const uint16_t t6 = ((uint16_t)((uint8_t)((uint16_t)(counter >> 8)))) | ((uint16_t)(((uint16_t)(uint8_t)counter) << 8));
    // round 1 (simeck.dsl:26)
    const uint16_t t12 = (t6 & rotl16(t6, 5)) ^ (load16(ctx + 64) ^ rotl16(t6, 1));
    // round 2 (simeck.dsl:26)
    const uint16_t t19 = (t12 & rotl16(t12, 5)) ^ ((load16(ctx + 2) ^ t6) ^ rotl16(t12, 1));
    // round 3 (simeck.dsl:26)
    const uint16_t t26 = (t19 & rotl16(t19, 5)) ^ ((load16(ctx + 4) ^ t12) ^ rotl16(t19, 1));
    // round 4 (simeck.dsl:26)
    const uint16_t t33 = (t26 & rotl16(t26, 5)) ^ ((load16(ctx + 6) ^ t19) ^ rotl16(t26, 1));
    // round 5 (simeck.dsl:26)
    const uint16_t t40 = (t33 & rotl16(t33, 5)) ^ ((load16(ctx + 8) ^ t26) ^ rotl16(t33, 1));
    // round 6 (simeck.dsl:26)
    const uint16_t t47 = (t40 & rotl16(t40, 5)) ^ ((load16(ctx + 10) ^ t33) ^ rotl16(t40, 1));
    // round 7 (simeck.dsl:26)
    const uint16_t t54 = (t47 & rotl16(t47, 5)) ^ ((load16(ctx + 12) ^ t40) ^ rotl16(t47, 1));
    // round 8 (simeck.dsl:26)
    const uint16_t t61 = (t54 & rotl16(t54, 5)) ^ ((load16(ctx + 14) ^ t47) ^ rotl16(t54, 1));
    // round 9 (simeck.dsl:26)
    const uint16_t t68 = (t61 & rotl16(t61, 5)) ^ ((load16(ctx + 16) ^ t54) ^ rotl16(t61, 1));
    // round 10 (simeck.dsl:26)
    const uint16_t t75 = (t68 & rotl16(t68, 5)) ^ ((load16(ctx + 18) ^ t61) ^ rotl16(t68, 1));
    // round 11 (simeck.dsl:26)
    const uint16_t t82 = (t75 & rotl16(t75, 5)) ^ ((load16(ctx + 20) ^ t68) ^ rotl16(t75, 1));
    // round 12 (simeck.dsl:26)
    const uint16_t t89 = (t82 & rotl16(t82, 5)) ^ ((load16(ctx + 22) ^ t75) ^ rotl16(t82, 1));
    // round 13 (simeck.dsl:26)
    const uint16_t t96 = (t89 & rotl16(t89, 5)) ^ ((load16(ctx + 24) ^ t82) ^ rotl16(t89, 1));
    // round 14 (simeck.dsl:26)
    const uint16_t t103 = (t96 & rotl16(t96, 5)) ^ ((load16(ctx + 26) ^ t89) ^ rotl16(t96, 1));
    // round 15 (simeck.dsl:26)
    const uint16_t t110 = (t103 & rotl16(t103, 5)) ^ ((load16(ctx + 28) ^ t96) ^ rotl16(t103, 1));
    // round 16 (simeck.dsl:26)
    const uint16_t t117 = (t110 & rotl16(t110, 5)) ^ ((load16(ctx + 30) ^ t103) ^ rotl16(t110, 1));
    // round 17 (simeck.dsl:26)
    const uint16_t t124 = (t117 & rotl16(t117, 5)) ^ ((load16(ctx + 32) ^ t110) ^ rotl16(t117, 1));
    // round 18 (simeck.dsl:26)
    const uint16_t t131 = (t124 & rotl16(t124, 5)) ^ ((load16(ctx + 34) ^ t117) ^ rotl16(t124, 1));
    // round 19 (simeck.dsl:26)
    const uint16_t t138 = (t131 & rotl16(t131, 5)) ^ ((load16(ctx + 36) ^ t124) ^ rotl16(t131, 1));
    // round 20 (simeck.dsl:26)
    const uint16_t t145 = (t138 & rotl16(t138, 5)) ^ ((load16(ctx + 38) ^ t131) ^ rotl16(t138, 1));
    // round 21 (simeck.dsl:26)
    const uint16_t t152 = (t145 & rotl16(t145, 5)) ^ ((load16(ctx + 40) ^ t138) ^ rotl16(t145, 1));
    // round 22 (simeck.dsl:26)
    const uint16_t t159 = (t152 & rotl16(t152, 5)) ^ ((load16(ctx + 42) ^ t145) ^ rotl16(t152, 1));
    // round 23 (simeck.dsl:26)
    const uint16_t t166 = (t159 & rotl16(t159, 5)) ^ ((load16(ctx + 44) ^ t152) ^ rotl16(t159, 1));
    // round 24 (simeck.dsl:26)
    const uint16_t t173 = (t166 & rotl16(t166, 5)) ^ ((load16(ctx + 46) ^ t159) ^ rotl16(t166, 1));
    // round 25 (simeck.dsl:26)
    const uint16_t t180 = (t173 & rotl16(t173, 5)) ^ ((load16(ctx + 48) ^ t166) ^ rotl16(t173, 1));
    // round 26 (simeck.dsl:26)
    const uint16_t t187 = (t180 & rotl16(t180, 5)) ^ ((load16(ctx + 50) ^ t173) ^ rotl16(t180, 1));
    // round 27 (simeck.dsl:26)
    const uint16_t t194 = (t187 & rotl16(t187, 5)) ^ ((load16(ctx + 52) ^ t180) ^ rotl16(t187, 1));
    // round 28 (simeck.dsl:26)
    const uint16_t t201 = (t194 & rotl16(t194, 5)) ^ ((load16(ctx + 54) ^ t187) ^ rotl16(t194, 1));
    // round 29 (simeck.dsl:26)
    const uint16_t t208 = (t201 & rotl16(t201, 5)) ^ ((load16(ctx + 56) ^ t194) ^ rotl16(t201, 1));
    // round 30 (simeck.dsl:26)
    const uint16_t t215 = (t208 & rotl16(t208, 5)) ^ ((load16(ctx + 58) ^ t201) ^ rotl16(t208, 1));
    // round 31 (simeck.dsl:26)
    const uint16_t t222 = (t215 & rotl16(t215, 5)) ^ ((load16(ctx + 60) ^ t208) ^ rotl16(t215, 1));
    // round 32 (simeck.dsl:26)
    const uint16_t t229 = (t222 & rotl16(t222, 5)) ^ ((load16(ctx + 62) ^ t215) ^ rotl16(t222, 1));
    const uint16_t t230 = load_le16(in);
    const uint16_t t231 = load_le16(in + 2);
    store_le16(out, t230 ^ t222);
    store_le16(out + 2, t231 ^ t229);
}

void lwcc_simeck32_64_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simeck32_64_ctr_crypt_c(buffer, buffer, 4, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
