// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simeck --set simeck64_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simeck.dsl sha256:36d3cf43e53aa70ef56dab4b5f6c0a9d5e41d879c3c9e9330ca06ede62be1223
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 176, ctx 180, align 1, group 8, stack 0
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

void lwcc_simeck64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    // round 1 (simeck.dsl:26)
    const uint32_t t10 = ((t0 ^ (t1 & rotl32(t1, 5))) ^ rotl32(t1, 1)) ^ 0xfffffffd;
    // round 2 (simeck.dsl:26)
    const uint32_t t16 = ((t1 ^ (t2 & rotl32(t2, 5))) ^ rotl32(t2, 1)) ^ 0xfffffffd;
    // round 3 (simeck.dsl:26)
    const uint32_t t22 = ((t2 ^ (t3 & rotl32(t3, 5))) ^ rotl32(t3, 1)) ^ 0xfffffffd;
    // round 4 (simeck.dsl:26)
    const uint32_t t28 = ((t3 ^ (t10 & rotl32(t10, 5))) ^ rotl32(t10, 1)) ^ 0xfffffffd;
    // round 5 (simeck.dsl:26)
    const uint32_t t34 = ((t10 ^ (t16 & rotl32(t16, 5))) ^ rotl32(t16, 1)) ^ 0xfffffffd;
    // round 6 (simeck.dsl:26)
    const uint32_t t40 = ((t16 ^ (t22 & rotl32(t22, 5))) ^ rotl32(t22, 1)) ^ 0xfffffffd;
    // round 7 (simeck.dsl:26)
    const uint32_t t47 = ((t22 ^ (t28 & rotl32(t28, 5))) ^ rotl32(t28, 1)) ^ 0xfffffffc;
    // round 8 (simeck.dsl:26)
    const uint32_t t53 = ((t28 ^ (t34 & rotl32(t34, 5))) ^ rotl32(t34, 1)) ^ 0xfffffffc;
    // round 9 (simeck.dsl:26)
    const uint32_t t59 = ((t34 ^ (t40 & rotl32(t40, 5))) ^ rotl32(t40, 1)) ^ 0xfffffffc;
    // round 10 (simeck.dsl:26)
    const uint32_t t65 = ((t40 ^ (t47 & rotl32(t47, 5))) ^ rotl32(t47, 1)) ^ 0xfffffffc;
    // round 11 (simeck.dsl:26)
    const uint32_t t71 = ((t47 ^ (t53 & rotl32(t53, 5))) ^ rotl32(t53, 1)) ^ 0xfffffffc;
    // round 12 (simeck.dsl:26)
    const uint32_t t77 = ((t53 ^ (t59 & rotl32(t59, 5))) ^ rotl32(t59, 1)) ^ 0xfffffffd;
    // round 13 (simeck.dsl:26)
    const uint32_t t83 = ((t59 ^ (t65 & rotl32(t65, 5))) ^ rotl32(t65, 1)) ^ 0xfffffffc;
    // round 14 (simeck.dsl:26)
    const uint32_t t89 = ((t65 ^ (t71 & rotl32(t71, 5))) ^ rotl32(t71, 1)) ^ 0xfffffffc;
    // round 15 (simeck.dsl:26)
    const uint32_t t95 = ((t71 ^ (t77 & rotl32(t77, 5))) ^ rotl32(t77, 1)) ^ 0xfffffffc;
    // round 16 (simeck.dsl:26)
    const uint32_t t101 = ((t77 ^ (t83 & rotl32(t83, 5))) ^ rotl32(t83, 1)) ^ 0xfffffffc;
    // round 17 (simeck.dsl:26)
    const uint32_t t107 = ((t83 ^ (t89 & rotl32(t89, 5))) ^ rotl32(t89, 1)) ^ 0xfffffffd;
    // round 18 (simeck.dsl:26)
    const uint32_t t113 = ((t89 ^ (t95 & rotl32(t95, 5))) ^ rotl32(t95, 1)) ^ 0xfffffffd;
    // round 19 (simeck.dsl:26)
    const uint32_t t118 = (t95 ^ (t101 & rotl32(t101, 5))) ^ rotl32(t101, 1);
    const uint32_t t119 = t118 ^ 0xfffffffc;
    // round 20 (simeck.dsl:26)
    const uint32_t t124 = (t101 ^ (t107 & rotl32(t107, 5))) ^ rotl32(t107, 1);
    const uint32_t t125 = t124 ^ 0xfffffffc;
    // round 21 (simeck.dsl:26)
    const uint32_t t130 = (t107 ^ (t113 & rotl32(t113, 5))) ^ rotl32(t113, 1);
    const uint32_t t131 = t130 ^ 0xfffffffc;
    // round 22 (simeck.dsl:26)
    const uint32_t t136 = (t113 ^ (t119 & rotl32(t119, 5))) ^ rotl32(t119, 1);
    const uint32_t t137 = t136 ^ 0xfffffffd;
    // round 23 (simeck.dsl:26)
    const uint32_t t142 = (t119 ^ (t125 & rotl32(t125, 5))) ^ rotl32(t125, 1);
    const uint32_t t143 = t142 ^ 0xfffffffc;
    // round 24 (simeck.dsl:26)
    const uint32_t t148 = (t125 ^ (t131 & rotl32(t131, 5))) ^ rotl32(t131, 1);
    const uint32_t t149 = t148 ^ 0xfffffffd;
    // round 25 (simeck.dsl:26)
    const uint32_t t154 = (t131 ^ (t137 & rotl32(t137, 5))) ^ rotl32(t137, 1);
    const uint32_t t155 = t154 ^ 0xfffffffc;
    // round 26 (simeck.dsl:26)
    const uint32_t t160 = (t137 ^ (t143 & rotl32(t143, 5))) ^ rotl32(t143, 1);
    const uint32_t t161 = t160 ^ 0xfffffffc;
    // round 27 (simeck.dsl:26)
    const uint32_t t166 = (t143 ^ (t149 & rotl32(t149, 5))) ^ rotl32(t149, 1);
    const uint32_t t167 = t166 ^ 0xfffffffd;
    // round 28 (simeck.dsl:26)
    const uint32_t t172 = (t149 ^ (t155 & rotl32(t155, 5))) ^ rotl32(t155, 1);
    const uint32_t t173 = t172 ^ 0xfffffffd;
    // round 29 (simeck.dsl:26)
    const uint32_t t178 = (t155 ^ (t161 & rotl32(t161, 5))) ^ rotl32(t161, 1);
    const uint32_t t179 = t178 ^ 0xfffffffd;
    // round 30 (simeck.dsl:26)
    const uint32_t t184 = (t161 ^ (t167 & rotl32(t167, 5))) ^ rotl32(t167, 1);
    const uint32_t t185 = t184 ^ 0xfffffffd;
    // round 31 (simeck.dsl:26)
    const uint32_t t190 = (t167 ^ (t173 & rotl32(t173, 5))) ^ rotl32(t173, 1);
    const uint32_t t191 = t190 ^ 0xfffffffc;
    // round 32 (simeck.dsl:26)
    const uint32_t t196 = (t173 ^ (t179 & rotl32(t179, 5))) ^ rotl32(t179, 1);
    const uint32_t t197 = t196 ^ 0xfffffffd;
    // round 33 (simeck.dsl:26)
    const uint32_t t202 = (t179 ^ (t185 & rotl32(t185, 5))) ^ rotl32(t185, 1);
    const uint32_t t203 = t202 ^ 0xfffffffc;
    // round 34 (simeck.dsl:26)
    const uint32_t t208 = (t185 ^ (t191 & rotl32(t191, 5))) ^ rotl32(t191, 1);
    const uint32_t t209 = t208 ^ 0xfffffffc;
    // round 35 (simeck.dsl:26)
    const uint32_t t214 = (t191 ^ (t197 & rotl32(t197, 5))) ^ rotl32(t197, 1);
    const uint32_t t215 = t214 ^ 0xfffffffc;
    // round 36 (simeck.dsl:26)
    const uint32_t t220 = (t197 ^ (t203 & rotl32(t203, 5))) ^ rotl32(t203, 1);
    const uint32_t t221 = t220 ^ 0xfffffffd;
    // round 37 (simeck.dsl:26)
    const uint32_t t226 = (t203 ^ (t209 & rotl32(t209, 5))) ^ rotl32(t209, 1);
    const uint32_t t227 = t226 ^ 0xfffffffd;
    // round 38 (simeck.dsl:26)
    const uint32_t t232 = (t209 ^ (t215 & rotl32(t215, 5))) ^ rotl32(t215, 1);
    const uint32_t t233 = t232 ^ 0xfffffffd;
    // round 39 (simeck.dsl:26)
    const uint32_t t238 = (t215 ^ (t221 & rotl32(t221, 5))) ^ rotl32(t221, 1);
    const uint32_t t239 = t238 ^ 0xfffffffc;
    // round 40 (simeck.dsl:26)
    const uint32_t t244 = (t221 ^ (t227 & rotl32(t227, 5))) ^ rotl32(t227, 1);
    const uint32_t t245 = t244 ^ 0xfffffffc;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t10);
    store32(rk + 20, t16);
    store32(rk + 24, t22);
    store32(rk + 28, t28);
    store32(rk + 32, t34);
    store32(rk + 36, t40);
    store32(rk + 40, t47);
    store32(rk + 44, t53);
    store32(rk + 48, t59);
    store32(rk + 52, t65);
    store32(rk + 56, t71);
    store32(rk + 60, t77);
    store32(rk + 64, t83);
    store32(rk + 68, t89);
    store32(rk + 72, t95);
    store32(rk + 76, t101);
    store32(rk + 80, t107);
    store32(rk + 84, t113);
    store32(rk + 88, t119);
    store32(rk + 92, t125);
    store32(rk + 96, t131);
    store32(rk + 100, t137);
    store32(rk + 104, t143);
    store32(rk + 108, t149);
    store32(rk + 112, t155);
    store32(rk + 116, t161);
    store32(rk + 120, t167);
    store32(rk + 124, t173);
    store32(rk + 128, t179);
    store32(rk + 132, t185);
    store32(rk + 136, t191);
    store32(rk + 140, t197);
    store32(rk + 144, t203);
    store32(rk + 148, t209);
    store32(rk + 152, t215);
    store32(rk + 156, t221);
    store32(rk + 160, t227);
    store32(rk + 164, t233);
    store32(rk + 168, t239);
    store32(rk + 172, t245);
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    // round 1 (simeck.dsl:26)
    const uint32_t t8 = (t1 & rotl32(t1, 5)) ^ ((t0 ^ load32(rk)) ^ rotl32(t1, 1));
    // round 2 (simeck.dsl:26)
    const uint32_t t15 = (t8 & rotl32(t8, 5)) ^ ((t1 ^ load32(rk + 4)) ^ rotl32(t8, 1));
    // round 3 (simeck.dsl:26)
    const uint32_t t22 = (t15 & rotl32(t15, 5)) ^ ((load32(rk + 8) ^ t8) ^ rotl32(t15, 1));
    // round 4 (simeck.dsl:26)
    const uint32_t t29 = (t22 & rotl32(t22, 5)) ^ ((load32(rk + 12) ^ t15) ^ rotl32(t22, 1));
    // round 5 (simeck.dsl:26)
    const uint32_t t36 = (t29 & rotl32(t29, 5)) ^ ((load32(rk + 16) ^ t22) ^ rotl32(t29, 1));
    // round 6 (simeck.dsl:26)
    const uint32_t t43 = (t36 & rotl32(t36, 5)) ^ ((load32(rk + 20) ^ t29) ^ rotl32(t36, 1));
    // round 7 (simeck.dsl:26)
    const uint32_t t50 = (t43 & rotl32(t43, 5)) ^ ((load32(rk + 24) ^ t36) ^ rotl32(t43, 1));
    // round 8 (simeck.dsl:26)
    const uint32_t t57 = (t50 & rotl32(t50, 5)) ^ ((load32(rk + 28) ^ t43) ^ rotl32(t50, 1));
    // round 9 (simeck.dsl:26)
    const uint32_t t64 = (t57 & rotl32(t57, 5)) ^ ((load32(rk + 32) ^ t50) ^ rotl32(t57, 1));
    // round 10 (simeck.dsl:26)
    const uint32_t t71 = (t64 & rotl32(t64, 5)) ^ ((load32(rk + 36) ^ t57) ^ rotl32(t64, 1));
    // round 11 (simeck.dsl:26)
    const uint32_t t78 = (t71 & rotl32(t71, 5)) ^ ((load32(rk + 40) ^ t64) ^ rotl32(t71, 1));
    // round 12 (simeck.dsl:26)
    const uint32_t t85 = (t78 & rotl32(t78, 5)) ^ ((load32(rk + 44) ^ t71) ^ rotl32(t78, 1));
    // round 13 (simeck.dsl:26)
    const uint32_t t92 = (t85 & rotl32(t85, 5)) ^ ((load32(rk + 48) ^ t78) ^ rotl32(t85, 1));
    // round 14 (simeck.dsl:26)
    const uint32_t t99 = (t92 & rotl32(t92, 5)) ^ ((load32(rk + 52) ^ t85) ^ rotl32(t92, 1));
    // round 15 (simeck.dsl:26)
    const uint32_t t106 = (t99 & rotl32(t99, 5)) ^ ((load32(rk + 56) ^ t92) ^ rotl32(t99, 1));
    // round 16 (simeck.dsl:26)
    const uint32_t t113 = (t106 & rotl32(t106, 5)) ^ ((load32(rk + 60) ^ t99) ^ rotl32(t106, 1));
    // round 17 (simeck.dsl:26)
    const uint32_t t120 = (t113 & rotl32(t113, 5)) ^ ((load32(rk + 64) ^ t106) ^ rotl32(t113, 1));
    // round 18 (simeck.dsl:26)
    const uint32_t t127 = (t120 & rotl32(t120, 5)) ^ ((load32(rk + 68) ^ t113) ^ rotl32(t120, 1));
    // round 19 (simeck.dsl:26)
    const uint32_t t134 = (t127 & rotl32(t127, 5)) ^ ((load32(rk + 72) ^ t120) ^ rotl32(t127, 1));
    // round 20 (simeck.dsl:26)
    const uint32_t t141 = (t134 & rotl32(t134, 5)) ^ ((load32(rk + 76) ^ t127) ^ rotl32(t134, 1));
    // round 21 (simeck.dsl:26)
    const uint32_t t148 = (t141 & rotl32(t141, 5)) ^ ((load32(rk + 80) ^ t134) ^ rotl32(t141, 1));
    // round 22 (simeck.dsl:26)
    const uint32_t t155 = (t148 & rotl32(t148, 5)) ^ ((load32(rk + 84) ^ t141) ^ rotl32(t148, 1));
    // round 23 (simeck.dsl:26)
    const uint32_t t162 = (t155 & rotl32(t155, 5)) ^ ((load32(rk + 88) ^ t148) ^ rotl32(t155, 1));
    // round 24 (simeck.dsl:26)
    const uint32_t t169 = (t162 & rotl32(t162, 5)) ^ ((load32(rk + 92) ^ t155) ^ rotl32(t162, 1));
    // round 25 (simeck.dsl:26)
    const uint32_t t176 = (t169 & rotl32(t169, 5)) ^ ((load32(rk + 96) ^ t162) ^ rotl32(t169, 1));
    // round 26 (simeck.dsl:26)
    const uint32_t t183 = (t176 & rotl32(t176, 5)) ^ ((load32(rk + 100) ^ t169) ^ rotl32(t176, 1));
    // round 27 (simeck.dsl:26)
    const uint32_t t190 = (t183 & rotl32(t183, 5)) ^ ((load32(rk + 104) ^ t176) ^ rotl32(t183, 1));
    // round 28 (simeck.dsl:26)
    const uint32_t t197 = (t190 & rotl32(t190, 5)) ^ ((load32(rk + 108) ^ t183) ^ rotl32(t190, 1));
    // round 29 (simeck.dsl:26)
    const uint32_t t204 = (t197 & rotl32(t197, 5)) ^ ((load32(rk + 112) ^ t190) ^ rotl32(t197, 1));
    // round 30 (simeck.dsl:26)
    const uint32_t t211 = (t204 & rotl32(t204, 5)) ^ ((load32(rk + 116) ^ t197) ^ rotl32(t204, 1));
    // round 31 (simeck.dsl:26)
    const uint32_t t218 = (t211 & rotl32(t211, 5)) ^ ((load32(rk + 120) ^ t204) ^ rotl32(t211, 1));
    // round 32 (simeck.dsl:26)
    const uint32_t t225 = (t218 & rotl32(t218, 5)) ^ ((load32(rk + 124) ^ t211) ^ rotl32(t218, 1));
    // round 33 (simeck.dsl:26)
    const uint32_t t232 = (t225 & rotl32(t225, 5)) ^ ((load32(rk + 128) ^ t218) ^ rotl32(t225, 1));
    // round 34 (simeck.dsl:26)
    const uint32_t t239 = (t232 & rotl32(t232, 5)) ^ ((load32(rk + 132) ^ t225) ^ rotl32(t232, 1));
    // round 35 (simeck.dsl:26)
    const uint32_t t246 = (t239 & rotl32(t239, 5)) ^ ((load32(rk + 136) ^ t232) ^ rotl32(t239, 1));
    // round 36 (simeck.dsl:26)
    const uint32_t t253 = (t246 & rotl32(t246, 5)) ^ ((load32(rk + 140) ^ t239) ^ rotl32(t246, 1));
    // round 37 (simeck.dsl:26)
    const uint32_t t260 = (t253 & rotl32(t253, 5)) ^ ((load32(rk + 144) ^ t246) ^ rotl32(t253, 1));
    // round 38 (simeck.dsl:26)
    const uint32_t t267 = (t260 & rotl32(t260, 5)) ^ ((load32(rk + 148) ^ t253) ^ rotl32(t260, 1));
    // round 39 (simeck.dsl:26)
    const uint32_t t274 = (t267 & rotl32(t267, 5)) ^ ((load32(rk + 152) ^ t260) ^ rotl32(t267, 1));
    // round 40 (simeck.dsl:26)
    const uint32_t t281 = (t274 & rotl32(t274, 5)) ^ ((load32(rk + 156) ^ t267) ^ rotl32(t274, 1));
    // round 41 (simeck.dsl:26)
    const uint32_t t288 = (t281 & rotl32(t281, 5)) ^ ((load32(rk + 160) ^ t274) ^ rotl32(t281, 1));
    // round 42 (simeck.dsl:26)
    const uint32_t t295 = (t288 & rotl32(t288, 5)) ^ ((load32(rk + 164) ^ t281) ^ rotl32(t288, 1));
    // round 43 (simeck.dsl:26)
    const uint32_t t302 = (t295 & rotl32(t295, 5)) ^ ((load32(rk + 168) ^ t288) ^ rotl32(t295, 1));
    // round 44 (simeck.dsl:26)
    const uint32_t t309 = (t302 & rotl32(t302, 5)) ^ ((load32(rk + 172) ^ t295) ^ rotl32(t302, 1));
    store_le32(out, t302);
    store_le32(out + 4, t309);
}

void lwcc_simeck64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 44 (simeck.dsl:26)
    const uint32_t t8 = (t0 & rotl32(t0, 5)) ^ ((t1 ^ load32(rk + 172)) ^ rotl32(t0, 1));
    // round 43 (simeck.dsl:26)
    const uint32_t t15 = (t8 & rotl32(t8, 5)) ^ ((t0 ^ load32(rk + 168)) ^ rotl32(t8, 1));
    // round 42 (simeck.dsl:26)
    const uint32_t t22 = (t15 & rotl32(t15, 5)) ^ ((load32(rk + 164) ^ t8) ^ rotl32(t15, 1));
    // round 41 (simeck.dsl:26)
    const uint32_t t29 = (t22 & rotl32(t22, 5)) ^ ((load32(rk + 160) ^ t15) ^ rotl32(t22, 1));
    // round 40 (simeck.dsl:26)
    const uint32_t t36 = (t29 & rotl32(t29, 5)) ^ ((load32(rk + 156) ^ t22) ^ rotl32(t29, 1));
    // round 39 (simeck.dsl:26)
    const uint32_t t43 = (t36 & rotl32(t36, 5)) ^ ((load32(rk + 152) ^ t29) ^ rotl32(t36, 1));
    // round 38 (simeck.dsl:26)
    const uint32_t t50 = (t43 & rotl32(t43, 5)) ^ ((load32(rk + 148) ^ t36) ^ rotl32(t43, 1));
    // round 37 (simeck.dsl:26)
    const uint32_t t57 = (t50 & rotl32(t50, 5)) ^ ((load32(rk + 144) ^ t43) ^ rotl32(t50, 1));
    // round 36 (simeck.dsl:26)
    const uint32_t t64 = (t57 & rotl32(t57, 5)) ^ ((load32(rk + 140) ^ t50) ^ rotl32(t57, 1));
    // round 35 (simeck.dsl:26)
    const uint32_t t71 = (t64 & rotl32(t64, 5)) ^ ((load32(rk + 136) ^ t57) ^ rotl32(t64, 1));
    // round 34 (simeck.dsl:26)
    const uint32_t t78 = (t71 & rotl32(t71, 5)) ^ ((load32(rk + 132) ^ t64) ^ rotl32(t71, 1));
    // round 33 (simeck.dsl:26)
    const uint32_t t85 = (t78 & rotl32(t78, 5)) ^ ((load32(rk + 128) ^ t71) ^ rotl32(t78, 1));
    // round 32 (simeck.dsl:26)
    const uint32_t t92 = (t85 & rotl32(t85, 5)) ^ ((load32(rk + 124) ^ t78) ^ rotl32(t85, 1));
    // round 31 (simeck.dsl:26)
    const uint32_t t99 = (t92 & rotl32(t92, 5)) ^ ((load32(rk + 120) ^ t85) ^ rotl32(t92, 1));
    // round 30 (simeck.dsl:26)
    const uint32_t t106 = (t99 & rotl32(t99, 5)) ^ ((load32(rk + 116) ^ t92) ^ rotl32(t99, 1));
    // round 29 (simeck.dsl:26)
    const uint32_t t113 = (t106 & rotl32(t106, 5)) ^ ((load32(rk + 112) ^ t99) ^ rotl32(t106, 1));
    // round 28 (simeck.dsl:26)
    const uint32_t t120 = (t113 & rotl32(t113, 5)) ^ ((load32(rk + 108) ^ t106) ^ rotl32(t113, 1));
    // round 27 (simeck.dsl:26)
    const uint32_t t127 = (t120 & rotl32(t120, 5)) ^ ((load32(rk + 104) ^ t113) ^ rotl32(t120, 1));
    // round 26 (simeck.dsl:26)
    const uint32_t t134 = (t127 & rotl32(t127, 5)) ^ ((load32(rk + 100) ^ t120) ^ rotl32(t127, 1));
    // round 25 (simeck.dsl:26)
    const uint32_t t141 = (t134 & rotl32(t134, 5)) ^ ((load32(rk + 96) ^ t127) ^ rotl32(t134, 1));
    // round 24 (simeck.dsl:26)
    const uint32_t t148 = (t141 & rotl32(t141, 5)) ^ ((load32(rk + 92) ^ t134) ^ rotl32(t141, 1));
    // round 23 (simeck.dsl:26)
    const uint32_t t155 = (t148 & rotl32(t148, 5)) ^ ((load32(rk + 88) ^ t141) ^ rotl32(t148, 1));
    // round 22 (simeck.dsl:26)
    const uint32_t t162 = (t155 & rotl32(t155, 5)) ^ ((load32(rk + 84) ^ t148) ^ rotl32(t155, 1));
    // round 21 (simeck.dsl:26)
    const uint32_t t169 = (t162 & rotl32(t162, 5)) ^ ((load32(rk + 80) ^ t155) ^ rotl32(t162, 1));
    // round 20 (simeck.dsl:26)
    const uint32_t t176 = (t169 & rotl32(t169, 5)) ^ ((load32(rk + 76) ^ t162) ^ rotl32(t169, 1));
    // round 19 (simeck.dsl:26)
    const uint32_t t183 = (t176 & rotl32(t176, 5)) ^ ((load32(rk + 72) ^ t169) ^ rotl32(t176, 1));
    // round 18 (simeck.dsl:26)
    const uint32_t t190 = (t183 & rotl32(t183, 5)) ^ ((load32(rk + 68) ^ t176) ^ rotl32(t183, 1));
    // round 17 (simeck.dsl:26)
    const uint32_t t197 = (t190 & rotl32(t190, 5)) ^ ((load32(rk + 64) ^ t183) ^ rotl32(t190, 1));
    // round 16 (simeck.dsl:26)
    const uint32_t t204 = (t197 & rotl32(t197, 5)) ^ ((load32(rk + 60) ^ t190) ^ rotl32(t197, 1));
    // round 15 (simeck.dsl:26)
    const uint32_t t211 = (t204 & rotl32(t204, 5)) ^ ((load32(rk + 56) ^ t197) ^ rotl32(t204, 1));
    // round 14 (simeck.dsl:26)
    const uint32_t t218 = (t211 & rotl32(t211, 5)) ^ ((load32(rk + 52) ^ t204) ^ rotl32(t211, 1));
    // round 13 (simeck.dsl:26)
    const uint32_t t225 = (t218 & rotl32(t218, 5)) ^ ((load32(rk + 48) ^ t211) ^ rotl32(t218, 1));
    // round 12 (simeck.dsl:26)
    const uint32_t t232 = (t225 & rotl32(t225, 5)) ^ ((load32(rk + 44) ^ t218) ^ rotl32(t225, 1));
    // round 11 (simeck.dsl:26)
    const uint32_t t239 = (t232 & rotl32(t232, 5)) ^ ((load32(rk + 40) ^ t225) ^ rotl32(t232, 1));
    // round 10 (simeck.dsl:26)
    const uint32_t t246 = (t239 & rotl32(t239, 5)) ^ ((load32(rk + 36) ^ t232) ^ rotl32(t239, 1));
    // round 9 (simeck.dsl:26)
    const uint32_t t253 = (t246 & rotl32(t246, 5)) ^ ((load32(rk + 32) ^ t239) ^ rotl32(t246, 1));
    // round 8 (simeck.dsl:26)
    const uint32_t t260 = (t253 & rotl32(t253, 5)) ^ ((load32(rk + 28) ^ t246) ^ rotl32(t253, 1));
    // round 7 (simeck.dsl:26)
    const uint32_t t267 = (t260 & rotl32(t260, 5)) ^ ((load32(rk + 24) ^ t253) ^ rotl32(t260, 1));
    // round 6 (simeck.dsl:26)
    const uint32_t t274 = (t267 & rotl32(t267, 5)) ^ ((load32(rk + 20) ^ t260) ^ rotl32(t267, 1));
    // round 5 (simeck.dsl:26)
    const uint32_t t281 = (t274 & rotl32(t274, 5)) ^ ((load32(rk + 16) ^ t267) ^ rotl32(t274, 1));
    // round 4 (simeck.dsl:26)
    const uint32_t t288 = (t281 & rotl32(t281, 5)) ^ ((load32(rk + 12) ^ t274) ^ rotl32(t281, 1));
    // round 3 (simeck.dsl:26)
    const uint32_t t295 = (t288 & rotl32(t288, 5)) ^ ((load32(rk + 8) ^ t281) ^ rotl32(t288, 1));
    // round 2 (simeck.dsl:26)
    const uint32_t t302 = (t295 & rotl32(t295, 5)) ^ ((load32(rk + 4) ^ t288) ^ rotl32(t295, 1));
    // round 1 (simeck.dsl:26)
    const uint32_t t309 = (t302 & rotl32(t302, 5)) ^ ((load32(rk) ^ t295) ^ rotl32(t302, 1));
    store_le32(out, t309);
    store_le32(out + 4, t302);
}

void lwcc_simeck64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simeck64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simeck64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simeck64_128_key_setup_c(ctx, key);
    lwcc_simeck64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_simeck64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t10 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t13 = t10 | ((uint32_t)nonce[3] << 24);
    // round 1 (simeck.dsl:26)
    const uint32_t t15 = load32(ctx) ^ t13;
    store32(ctx + 176, t15);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (simeck.dsl:26)
    const uint32_t t22 = (t16 & rotl32(t16, 5)) ^ (load32(ctx + 176) ^ rotl32(t16, 1));
    // round 2 (simeck.dsl:26)
    const uint32_t t29 = (t22 & rotl32(t22, 5)) ^ ((load32(ctx + 4) ^ t16) ^ rotl32(t22, 1));
    // round 3 (simeck.dsl:26)
    const uint32_t t36 = (t29 & rotl32(t29, 5)) ^ ((load32(ctx + 8) ^ t22) ^ rotl32(t29, 1));
    // round 4 (simeck.dsl:26)
    const uint32_t t43 = (t36 & rotl32(t36, 5)) ^ ((load32(ctx + 12) ^ t29) ^ rotl32(t36, 1));
    // round 5 (simeck.dsl:26)
    const uint32_t t50 = (t43 & rotl32(t43, 5)) ^ ((load32(ctx + 16) ^ t36) ^ rotl32(t43, 1));
    // round 6 (simeck.dsl:26)
    const uint32_t t57 = (t50 & rotl32(t50, 5)) ^ ((load32(ctx + 20) ^ t43) ^ rotl32(t50, 1));
    // round 7 (simeck.dsl:26)
    const uint32_t t64 = (t57 & rotl32(t57, 5)) ^ ((load32(ctx + 24) ^ t50) ^ rotl32(t57, 1));
    // round 8 (simeck.dsl:26)
    const uint32_t t71 = (t64 & rotl32(t64, 5)) ^ ((load32(ctx + 28) ^ t57) ^ rotl32(t64, 1));
    // round 9 (simeck.dsl:26)
    const uint32_t t78 = (t71 & rotl32(t71, 5)) ^ ((load32(ctx + 32) ^ t64) ^ rotl32(t71, 1));
    // round 10 (simeck.dsl:26)
    const uint32_t t85 = (t78 & rotl32(t78, 5)) ^ ((load32(ctx + 36) ^ t71) ^ rotl32(t78, 1));
    // round 11 (simeck.dsl:26)
    const uint32_t t92 = (t85 & rotl32(t85, 5)) ^ ((load32(ctx + 40) ^ t78) ^ rotl32(t85, 1));
    // round 12 (simeck.dsl:26)
    const uint32_t t99 = (t92 & rotl32(t92, 5)) ^ ((load32(ctx + 44) ^ t85) ^ rotl32(t92, 1));
    // round 13 (simeck.dsl:26)
    const uint32_t t106 = (t99 & rotl32(t99, 5)) ^ ((load32(ctx + 48) ^ t92) ^ rotl32(t99, 1));
    // round 14 (simeck.dsl:26)
    const uint32_t t113 = (t106 & rotl32(t106, 5)) ^ ((load32(ctx + 52) ^ t99) ^ rotl32(t106, 1));
    // round 15 (simeck.dsl:26)
    const uint32_t t120 = (t113 & rotl32(t113, 5)) ^ ((load32(ctx + 56) ^ t106) ^ rotl32(t113, 1));
    // round 16 (simeck.dsl:26)
    const uint32_t t127 = (t120 & rotl32(t120, 5)) ^ ((load32(ctx + 60) ^ t113) ^ rotl32(t120, 1));
    // round 17 (simeck.dsl:26)
    const uint32_t t134 = (t127 & rotl32(t127, 5)) ^ ((load32(ctx + 64) ^ t120) ^ rotl32(t127, 1));
    // round 18 (simeck.dsl:26)
    const uint32_t t141 = (t134 & rotl32(t134, 5)) ^ ((load32(ctx + 68) ^ t127) ^ rotl32(t134, 1));
    // round 19 (simeck.dsl:26)
    const uint32_t t148 = (t141 & rotl32(t141, 5)) ^ ((load32(ctx + 72) ^ t134) ^ rotl32(t141, 1));
    // round 20 (simeck.dsl:26)
    const uint32_t t155 = (t148 & rotl32(t148, 5)) ^ ((load32(ctx + 76) ^ t141) ^ rotl32(t148, 1));
    // round 21 (simeck.dsl:26)
    const uint32_t t162 = (t155 & rotl32(t155, 5)) ^ ((load32(ctx + 80) ^ t148) ^ rotl32(t155, 1));
    // round 22 (simeck.dsl:26)
    const uint32_t t169 = (t162 & rotl32(t162, 5)) ^ ((load32(ctx + 84) ^ t155) ^ rotl32(t162, 1));
    // round 23 (simeck.dsl:26)
    const uint32_t t176 = (t169 & rotl32(t169, 5)) ^ ((load32(ctx + 88) ^ t162) ^ rotl32(t169, 1));
    // round 24 (simeck.dsl:26)
    const uint32_t t183 = (t176 & rotl32(t176, 5)) ^ ((load32(ctx + 92) ^ t169) ^ rotl32(t176, 1));
    // round 25 (simeck.dsl:26)
    const uint32_t t190 = (t183 & rotl32(t183, 5)) ^ ((load32(ctx + 96) ^ t176) ^ rotl32(t183, 1));
    // round 26 (simeck.dsl:26)
    const uint32_t t197 = (t190 & rotl32(t190, 5)) ^ ((load32(ctx + 100) ^ t183) ^ rotl32(t190, 1));
    // round 27 (simeck.dsl:26)
    const uint32_t t204 = (t197 & rotl32(t197, 5)) ^ ((load32(ctx + 104) ^ t190) ^ rotl32(t197, 1));
    // round 28 (simeck.dsl:26)
    const uint32_t t211 = (t204 & rotl32(t204, 5)) ^ ((load32(ctx + 108) ^ t197) ^ rotl32(t204, 1));
    // round 29 (simeck.dsl:26)
    const uint32_t t218 = (t211 & rotl32(t211, 5)) ^ ((load32(ctx + 112) ^ t204) ^ rotl32(t211, 1));
    // round 30 (simeck.dsl:26)
    const uint32_t t225 = (t218 & rotl32(t218, 5)) ^ ((load32(ctx + 116) ^ t211) ^ rotl32(t218, 1));
    // round 31 (simeck.dsl:26)
    const uint32_t t232 = (t225 & rotl32(t225, 5)) ^ ((load32(ctx + 120) ^ t218) ^ rotl32(t225, 1));
    // round 32 (simeck.dsl:26)
    const uint32_t t239 = (t232 & rotl32(t232, 5)) ^ ((load32(ctx + 124) ^ t225) ^ rotl32(t232, 1));
    // round 33 (simeck.dsl:26)
    const uint32_t t246 = (t239 & rotl32(t239, 5)) ^ ((load32(ctx + 128) ^ t232) ^ rotl32(t239, 1));
    // round 34 (simeck.dsl:26)
    const uint32_t t253 = (t246 & rotl32(t246, 5)) ^ ((load32(ctx + 132) ^ t239) ^ rotl32(t246, 1));
    // round 35 (simeck.dsl:26)
    const uint32_t t260 = (t253 & rotl32(t253, 5)) ^ ((load32(ctx + 136) ^ t246) ^ rotl32(t253, 1));
    // round 36 (simeck.dsl:26)
    const uint32_t t267 = (t260 & rotl32(t260, 5)) ^ ((load32(ctx + 140) ^ t253) ^ rotl32(t260, 1));
    // round 37 (simeck.dsl:26)
    const uint32_t t274 = (t267 & rotl32(t267, 5)) ^ ((load32(ctx + 144) ^ t260) ^ rotl32(t267, 1));
    // round 38 (simeck.dsl:26)
    const uint32_t t281 = (t274 & rotl32(t274, 5)) ^ ((load32(ctx + 148) ^ t267) ^ rotl32(t274, 1));
    // round 39 (simeck.dsl:26)
    const uint32_t t288 = (t281 & rotl32(t281, 5)) ^ ((load32(ctx + 152) ^ t274) ^ rotl32(t281, 1));
    // round 40 (simeck.dsl:26)
    const uint32_t t295 = (t288 & rotl32(t288, 5)) ^ ((load32(ctx + 156) ^ t281) ^ rotl32(t288, 1));
    // round 41 (simeck.dsl:26)
    const uint32_t t302 = (t295 & rotl32(t295, 5)) ^ ((load32(ctx + 160) ^ t288) ^ rotl32(t295, 1));
    // round 42 (simeck.dsl:26)
    const uint32_t t309 = (t302 & rotl32(t302, 5)) ^ ((load32(ctx + 164) ^ t295) ^ rotl32(t302, 1));
    // round 43 (simeck.dsl:26)
    const uint32_t t316 = (t309 & rotl32(t309, 5)) ^ ((load32(ctx + 168) ^ t302) ^ rotl32(t309, 1));
    // round 44 (simeck.dsl:26)
    const uint32_t t323 = (t316 & rotl32(t316, 5)) ^ ((load32(ctx + 172) ^ t309) ^ rotl32(t316, 1));
    const uint32_t t324 = load_le32(in);
    const uint32_t t325 = load_le32(in + 4);
    store_le32(out, t324 ^ t316);
    store_le32(out + 4, t325 ^ t323);
}

void lwcc_simeck64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simeck64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
