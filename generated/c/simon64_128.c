// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_128 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
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

void lwcc_simon64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = load_le32(key + 12);
    const uint32_t t5 = rotl32(t3, 29) ^ t1;
    const uint32_t t10 = (0xfffffffd ^ t0) ^ (t5 ^ rotl32(t5, 31));
    const uint32_t t12 = rotl32(t10, 29) ^ t2;
    const uint32_t t16 = (0xfffffffd ^ t1) ^ (t12 ^ rotl32(t12, 31));
    const uint32_t t18 = rotl32(t16, 29) ^ t3;
    const uint32_t t23 = (0xfffffffc ^ t2) ^ (t18 ^ rotl32(t18, 31));
    const uint32_t t25 = rotl32(t23, 29) ^ t10;
    const uint32_t t29 = (0xfffffffd ^ t3) ^ (t25 ^ rotl32(t25, 31));
    const uint32_t t31 = rotl32(t29, 29) ^ t16;
    const uint32_t t35 = (0xfffffffd ^ t10) ^ (t31 ^ rotl32(t31, 31));
    const uint32_t t37 = rotl32(t35, 29) ^ t23;
    const uint32_t t41 = (0xfffffffc ^ t16) ^ (t37 ^ rotl32(t37, 31));
    const uint32_t t43 = rotl32(t41, 29) ^ t29;
    const uint32_t t47 = (0xfffffffd ^ t23) ^ (t43 ^ rotl32(t43, 31));
    const uint32_t t49 = rotl32(t47, 29) ^ t35;
    const uint32_t t53 = (0xfffffffd ^ t29) ^ (t49 ^ rotl32(t49, 31));
    const uint32_t t55 = rotl32(t53, 29) ^ t41;
    const uint32_t t59 = (0xfffffffd ^ t35) ^ (t55 ^ rotl32(t55, 31));
    const uint32_t t61 = rotl32(t59, 29) ^ t47;
    const uint32_t t65 = (0xfffffffc ^ t41) ^ (t61 ^ rotl32(t61, 31));
    const uint32_t t67 = rotl32(t65, 29) ^ t53;
    const uint32_t t71 = (0xfffffffd ^ t47) ^ (t67 ^ rotl32(t67, 31));
    const uint32_t t73 = rotl32(t71, 29) ^ t59;
    const uint32_t t77 = (0xfffffffc ^ t53) ^ (t73 ^ rotl32(t73, 31));
    const uint32_t t79 = rotl32(t77, 29) ^ t65;
    const uint32_t t83 = (0xfffffffd ^ t59) ^ (t79 ^ rotl32(t79, 31));
    const uint32_t t85 = rotl32(t83, 29) ^ t71;
    const uint32_t t89 = (0xfffffffd ^ t65) ^ (t85 ^ rotl32(t85, 31));
    const uint32_t t91 = rotl32(t89, 29) ^ t77;
    const uint32_t t95 = (0xfffffffc ^ t71) ^ (t91 ^ rotl32(t91, 31));
    const uint32_t t97 = rotl32(t95, 29) ^ t83;
    const uint32_t t101 = (0xfffffffc ^ t77) ^ (t97 ^ rotl32(t97, 31));
    const uint32_t t103 = rotl32(t101, 29) ^ t89;
    const uint32_t t107 = (0xfffffffc ^ t83) ^ (t103 ^ rotl32(t103, 31));
    const uint32_t t109 = rotl32(t107, 29) ^ t95;
    const uint32_t t113 = (0xfffffffd ^ t89) ^ (t109 ^ rotl32(t109, 31));
    const uint32_t t115 = rotl32(t113, 29) ^ t101;
    const uint32_t t119 = (0xfffffffd ^ t95) ^ (t115 ^ rotl32(t115, 31));
    const uint32_t t121 = rotl32(t119, 29) ^ t107;
    const uint32_t t125 = (0xfffffffc ^ t101) ^ (t121 ^ rotl32(t121, 31));
    const uint32_t t127 = rotl32(t125, 29) ^ t113;
    const uint32_t t131 = (0xfffffffc ^ t107) ^ (t127 ^ rotl32(t127, 31));
    const uint32_t t133 = rotl32(t131, 29) ^ t119;
    const uint32_t t137 = (0xfffffffd ^ t113) ^ (t133 ^ rotl32(t133, 31));
    const uint32_t t139 = rotl32(t137, 29) ^ t125;
    const uint32_t t143 = (0xfffffffc ^ t119) ^ (t139 ^ rotl32(t139, 31));
    const uint32_t t145 = rotl32(t143, 29) ^ t131;
    const uint32_t t149 = (0xfffffffd ^ t125) ^ (t145 ^ rotl32(t145, 31));
    const uint32_t t151 = rotl32(t149, 29) ^ t137;
    const uint32_t t155 = (0xfffffffd ^ t131) ^ (t151 ^ rotl32(t151, 31));
    const uint32_t t157 = rotl32(t155, 29) ^ t143;
    const uint32_t t161 = (0xfffffffd ^ t137) ^ (t157 ^ rotl32(t157, 31));
    const uint32_t t163 = rotl32(t161, 29) ^ t149;
    const uint32_t t167 = (0xfffffffd ^ t143) ^ (t163 ^ rotl32(t163, 31));
    const uint32_t t169 = rotl32(t167, 29) ^ t155;
    const uint32_t t173 = (0xfffffffc ^ t149) ^ (t169 ^ rotl32(t169, 31));
    const uint32_t t175 = rotl32(t173, 29) ^ t161;
    const uint32_t t179 = (0xfffffffc ^ t155) ^ (t175 ^ rotl32(t175, 31));
    const uint32_t t181 = rotl32(t179, 29) ^ t167;
    const uint32_t t185 = (0xfffffffc ^ t161) ^ (t181 ^ rotl32(t181, 31));
    const uint32_t t187 = rotl32(t185, 29) ^ t173;
    const uint32_t t191 = (0xfffffffc ^ t167) ^ (t187 ^ rotl32(t187, 31));
    const uint32_t t193 = rotl32(t191, 29) ^ t179;
    const uint32_t t197 = (0xfffffffc ^ t173) ^ (t193 ^ rotl32(t193, 31));
    const uint32_t t199 = rotl32(t197, 29) ^ t185;
    const uint32_t t203 = (0xfffffffc ^ t179) ^ (t199 ^ rotl32(t199, 31));
    const uint32_t t205 = rotl32(t203, 29) ^ t191;
    const uint32_t t209 = (0xfffffffd ^ t185) ^ (t205 ^ rotl32(t205, 31));
    const uint32_t t211 = rotl32(t209, 29) ^ t197;
    const uint32_t t215 = (0xfffffffc ^ t191) ^ (t211 ^ rotl32(t211, 31));
    const uint32_t t217 = rotl32(t215, 29) ^ t203;
    const uint32_t t221 = (0xfffffffc ^ t197) ^ (t217 ^ rotl32(t217, 31));
    const uint32_t t223 = rotl32(t221, 29) ^ t209;
    const uint32_t t227 = (0xfffffffd ^ t203) ^ (t223 ^ rotl32(t223, 31));
    const uint32_t t229 = rotl32(t227, 29) ^ t215;
    const uint32_t t233 = (0xfffffffc ^ t209) ^ (t229 ^ rotl32(t229, 31));
    const uint32_t t235 = rotl32(t233, 29) ^ t221;
    const uint32_t t239 = (0xfffffffc ^ t215) ^ (t235 ^ rotl32(t235, 31));
    const uint32_t t241 = rotl32(t239, 29) ^ t227;
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t3);
    store32(rk + 16, t10);
    store32(rk + 20, t16);
    store32(rk + 24, t23);
    store32(rk + 28, t29);
    store32(rk + 32, t35);
    store32(rk + 36, t41);
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
    store32(rk + 172, (0xfffffffc ^ t221) ^ (t241 ^ rotl32(t241, 31)));
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint32_t t0 = load_le32(in);
    const uint32_t t1 = load_le32(in + 4);
    // round 1 (simon.dsl:43)
    const uint32_t t9 = (rotl32(t1, 1) & rotl32(t1, 8)) ^ ((t0 ^ load32(rk)) ^ rotl32(t1, 2));
    // round 2 (simon.dsl:43)
    const uint32_t t17 = (rotl32(t9, 1) & rotl32(t9, 8)) ^ ((t1 ^ load32(rk + 4)) ^ rotl32(t9, 2));
    // round 3 (simon.dsl:43)
    const uint32_t t25 = (rotl32(t17, 1) & rotl32(t17, 8)) ^ ((load32(rk + 8) ^ t9) ^ rotl32(t17, 2));
    // round 4 (simon.dsl:43)
    const uint32_t t33 = (rotl32(t25, 1) & rotl32(t25, 8)) ^ ((load32(rk + 12) ^ t17) ^ rotl32(t25, 2));
    // round 5 (simon.dsl:43)
    const uint32_t t41 = (rotl32(t33, 1) & rotl32(t33, 8)) ^ ((load32(rk + 16) ^ t25) ^ rotl32(t33, 2));
    // round 6 (simon.dsl:43)
    const uint32_t t49 = (rotl32(t41, 1) & rotl32(t41, 8)) ^ ((load32(rk + 20) ^ t33) ^ rotl32(t41, 2));
    // round 7 (simon.dsl:43)
    const uint32_t t57 = (rotl32(t49, 1) & rotl32(t49, 8)) ^ ((load32(rk + 24) ^ t41) ^ rotl32(t49, 2));
    // round 8 (simon.dsl:43)
    const uint32_t t65 = (rotl32(t57, 1) & rotl32(t57, 8)) ^ ((load32(rk + 28) ^ t49) ^ rotl32(t57, 2));
    // round 9 (simon.dsl:43)
    const uint32_t t73 = (rotl32(t65, 1) & rotl32(t65, 8)) ^ ((load32(rk + 32) ^ t57) ^ rotl32(t65, 2));
    // round 10 (simon.dsl:43)
    const uint32_t t81 = (rotl32(t73, 1) & rotl32(t73, 8)) ^ ((load32(rk + 36) ^ t65) ^ rotl32(t73, 2));
    // round 11 (simon.dsl:43)
    const uint32_t t89 = (rotl32(t81, 1) & rotl32(t81, 8)) ^ ((load32(rk + 40) ^ t73) ^ rotl32(t81, 2));
    // round 12 (simon.dsl:43)
    const uint32_t t97 = (rotl32(t89, 1) & rotl32(t89, 8)) ^ ((load32(rk + 44) ^ t81) ^ rotl32(t89, 2));
    // round 13 (simon.dsl:43)
    const uint32_t t105 = (rotl32(t97, 1) & rotl32(t97, 8)) ^ ((load32(rk + 48) ^ t89) ^ rotl32(t97, 2));
    // round 14 (simon.dsl:43)
    const uint32_t t113 = (rotl32(t105, 1) & rotl32(t105, 8)) ^ ((load32(rk + 52) ^ t97) ^ rotl32(t105, 2));
    // round 15 (simon.dsl:43)
    const uint32_t t121 = (rotl32(t113, 1) & rotl32(t113, 8)) ^ ((load32(rk + 56) ^ t105) ^ rotl32(t113, 2));
    // round 16 (simon.dsl:43)
    const uint32_t t129 = (rotl32(t121, 1) & rotl32(t121, 8)) ^ ((load32(rk + 60) ^ t113) ^ rotl32(t121, 2));
    // round 17 (simon.dsl:43)
    const uint32_t t137 = (rotl32(t129, 1) & rotl32(t129, 8)) ^ ((load32(rk + 64) ^ t121) ^ rotl32(t129, 2));
    // round 18 (simon.dsl:43)
    const uint32_t t145 = (rotl32(t137, 1) & rotl32(t137, 8)) ^ ((load32(rk + 68) ^ t129) ^ rotl32(t137, 2));
    // round 19 (simon.dsl:43)
    const uint32_t t153 = (rotl32(t145, 1) & rotl32(t145, 8)) ^ ((load32(rk + 72) ^ t137) ^ rotl32(t145, 2));
    // round 20 (simon.dsl:43)
    const uint32_t t161 = (rotl32(t153, 1) & rotl32(t153, 8)) ^ ((load32(rk + 76) ^ t145) ^ rotl32(t153, 2));
    // round 21 (simon.dsl:43)
    const uint32_t t169 = (rotl32(t161, 1) & rotl32(t161, 8)) ^ ((load32(rk + 80) ^ t153) ^ rotl32(t161, 2));
    // round 22 (simon.dsl:43)
    const uint32_t t177 = (rotl32(t169, 1) & rotl32(t169, 8)) ^ ((load32(rk + 84) ^ t161) ^ rotl32(t169, 2));
    // round 23 (simon.dsl:43)
    const uint32_t t185 = (rotl32(t177, 1) & rotl32(t177, 8)) ^ ((load32(rk + 88) ^ t169) ^ rotl32(t177, 2));
    // round 24 (simon.dsl:43)
    const uint32_t t193 = (rotl32(t185, 1) & rotl32(t185, 8)) ^ ((load32(rk + 92) ^ t177) ^ rotl32(t185, 2));
    // round 25 (simon.dsl:43)
    const uint32_t t201 = (rotl32(t193, 1) & rotl32(t193, 8)) ^ ((load32(rk + 96) ^ t185) ^ rotl32(t193, 2));
    // round 26 (simon.dsl:43)
    const uint32_t t209 = (rotl32(t201, 1) & rotl32(t201, 8)) ^ ((load32(rk + 100) ^ t193) ^ rotl32(t201, 2));
    // round 27 (simon.dsl:43)
    const uint32_t t217 = (rotl32(t209, 1) & rotl32(t209, 8)) ^ ((load32(rk + 104) ^ t201) ^ rotl32(t209, 2));
    // round 28 (simon.dsl:43)
    const uint32_t t225 = (rotl32(t217, 1) & rotl32(t217, 8)) ^ ((load32(rk + 108) ^ t209) ^ rotl32(t217, 2));
    // round 29 (simon.dsl:43)
    const uint32_t t233 = (rotl32(t225, 1) & rotl32(t225, 8)) ^ ((load32(rk + 112) ^ t217) ^ rotl32(t225, 2));
    // round 30 (simon.dsl:43)
    const uint32_t t241 = (rotl32(t233, 1) & rotl32(t233, 8)) ^ ((load32(rk + 116) ^ t225) ^ rotl32(t233, 2));
    // round 31 (simon.dsl:43)
    const uint32_t t249 = (rotl32(t241, 1) & rotl32(t241, 8)) ^ ((load32(rk + 120) ^ t233) ^ rotl32(t241, 2));
    // round 32 (simon.dsl:43)
    const uint32_t t257 = (rotl32(t249, 1) & rotl32(t249, 8)) ^ ((load32(rk + 124) ^ t241) ^ rotl32(t249, 2));
    // round 33 (simon.dsl:43)
    const uint32_t t265 = (rotl32(t257, 1) & rotl32(t257, 8)) ^ ((load32(rk + 128) ^ t249) ^ rotl32(t257, 2));
    // round 34 (simon.dsl:43)
    const uint32_t t273 = (rotl32(t265, 1) & rotl32(t265, 8)) ^ ((load32(rk + 132) ^ t257) ^ rotl32(t265, 2));
    // round 35 (simon.dsl:43)
    const uint32_t t281 = (rotl32(t273, 1) & rotl32(t273, 8)) ^ ((load32(rk + 136) ^ t265) ^ rotl32(t273, 2));
    // round 36 (simon.dsl:43)
    const uint32_t t289 = (rotl32(t281, 1) & rotl32(t281, 8)) ^ ((load32(rk + 140) ^ t273) ^ rotl32(t281, 2));
    // round 37 (simon.dsl:43)
    const uint32_t t297 = (rotl32(t289, 1) & rotl32(t289, 8)) ^ ((load32(rk + 144) ^ t281) ^ rotl32(t289, 2));
    // round 38 (simon.dsl:43)
    const uint32_t t305 = (rotl32(t297, 1) & rotl32(t297, 8)) ^ ((load32(rk + 148) ^ t289) ^ rotl32(t297, 2));
    // round 39 (simon.dsl:43)
    const uint32_t t313 = (rotl32(t305, 1) & rotl32(t305, 8)) ^ ((load32(rk + 152) ^ t297) ^ rotl32(t305, 2));
    // round 40 (simon.dsl:43)
    const uint32_t t321 = (rotl32(t313, 1) & rotl32(t313, 8)) ^ ((load32(rk + 156) ^ t305) ^ rotl32(t313, 2));
    // round 41 (simon.dsl:43)
    const uint32_t t329 = (rotl32(t321, 1) & rotl32(t321, 8)) ^ ((load32(rk + 160) ^ t313) ^ rotl32(t321, 2));
    // round 42 (simon.dsl:43)
    const uint32_t t337 = (rotl32(t329, 1) & rotl32(t329, 8)) ^ ((load32(rk + 164) ^ t321) ^ rotl32(t329, 2));
    // round 43 (simon.dsl:43)
    const uint32_t t345 = (rotl32(t337, 1) & rotl32(t337, 8)) ^ ((load32(rk + 168) ^ t329) ^ rotl32(t337, 2));
    // round 44 (simon.dsl:43)
    const uint32_t t353 = (rotl32(t345, 1) & rotl32(t345, 8)) ^ ((load32(rk + 172) ^ t337) ^ rotl32(t345, 2));
    store_le32(out, t345);
    store_le32(out + 4, t353);
}

void lwcc_simon64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 44 (simon.dsl:43)
    const uint32_t t9 = (rotl32(t0, 1) & rotl32(t0, 8)) ^ ((t1 ^ load32(rk + 172)) ^ rotl32(t0, 2));
    // round 43 (simon.dsl:43)
    const uint32_t t17 = (rotl32(t9, 1) & rotl32(t9, 8)) ^ ((t0 ^ load32(rk + 168)) ^ rotl32(t9, 2));
    // round 42 (simon.dsl:43)
    const uint32_t t25 = (rotl32(t17, 1) & rotl32(t17, 8)) ^ ((load32(rk + 164) ^ t9) ^ rotl32(t17, 2));
    // round 41 (simon.dsl:43)
    const uint32_t t33 = (rotl32(t25, 1) & rotl32(t25, 8)) ^ ((load32(rk + 160) ^ t17) ^ rotl32(t25, 2));
    // round 40 (simon.dsl:43)
    const uint32_t t41 = (rotl32(t33, 1) & rotl32(t33, 8)) ^ ((load32(rk + 156) ^ t25) ^ rotl32(t33, 2));
    // round 39 (simon.dsl:43)
    const uint32_t t49 = (rotl32(t41, 1) & rotl32(t41, 8)) ^ ((load32(rk + 152) ^ t33) ^ rotl32(t41, 2));
    // round 38 (simon.dsl:43)
    const uint32_t t57 = (rotl32(t49, 1) & rotl32(t49, 8)) ^ ((load32(rk + 148) ^ t41) ^ rotl32(t49, 2));
    // round 37 (simon.dsl:43)
    const uint32_t t65 = (rotl32(t57, 1) & rotl32(t57, 8)) ^ ((load32(rk + 144) ^ t49) ^ rotl32(t57, 2));
    // round 36 (simon.dsl:43)
    const uint32_t t73 = (rotl32(t65, 1) & rotl32(t65, 8)) ^ ((load32(rk + 140) ^ t57) ^ rotl32(t65, 2));
    // round 35 (simon.dsl:43)
    const uint32_t t81 = (rotl32(t73, 1) & rotl32(t73, 8)) ^ ((load32(rk + 136) ^ t65) ^ rotl32(t73, 2));
    // round 34 (simon.dsl:43)
    const uint32_t t89 = (rotl32(t81, 1) & rotl32(t81, 8)) ^ ((load32(rk + 132) ^ t73) ^ rotl32(t81, 2));
    // round 33 (simon.dsl:43)
    const uint32_t t97 = (rotl32(t89, 1) & rotl32(t89, 8)) ^ ((load32(rk + 128) ^ t81) ^ rotl32(t89, 2));
    // round 32 (simon.dsl:43)
    const uint32_t t105 = (rotl32(t97, 1) & rotl32(t97, 8)) ^ ((load32(rk + 124) ^ t89) ^ rotl32(t97, 2));
    // round 31 (simon.dsl:43)
    const uint32_t t113 = (rotl32(t105, 1) & rotl32(t105, 8)) ^ ((load32(rk + 120) ^ t97) ^ rotl32(t105, 2));
    // round 30 (simon.dsl:43)
    const uint32_t t121 = (rotl32(t113, 1) & rotl32(t113, 8)) ^ ((load32(rk + 116) ^ t105) ^ rotl32(t113, 2));
    // round 29 (simon.dsl:43)
    const uint32_t t129 = (rotl32(t121, 1) & rotl32(t121, 8)) ^ ((load32(rk + 112) ^ t113) ^ rotl32(t121, 2));
    // round 28 (simon.dsl:43)
    const uint32_t t137 = (rotl32(t129, 1) & rotl32(t129, 8)) ^ ((load32(rk + 108) ^ t121) ^ rotl32(t129, 2));
    // round 27 (simon.dsl:43)
    const uint32_t t145 = (rotl32(t137, 1) & rotl32(t137, 8)) ^ ((load32(rk + 104) ^ t129) ^ rotl32(t137, 2));
    // round 26 (simon.dsl:43)
    const uint32_t t153 = (rotl32(t145, 1) & rotl32(t145, 8)) ^ ((load32(rk + 100) ^ t137) ^ rotl32(t145, 2));
    // round 25 (simon.dsl:43)
    const uint32_t t161 = (rotl32(t153, 1) & rotl32(t153, 8)) ^ ((load32(rk + 96) ^ t145) ^ rotl32(t153, 2));
    // round 24 (simon.dsl:43)
    const uint32_t t169 = (rotl32(t161, 1) & rotl32(t161, 8)) ^ ((load32(rk + 92) ^ t153) ^ rotl32(t161, 2));
    // round 23 (simon.dsl:43)
    const uint32_t t177 = (rotl32(t169, 1) & rotl32(t169, 8)) ^ ((load32(rk + 88) ^ t161) ^ rotl32(t169, 2));
    // round 22 (simon.dsl:43)
    const uint32_t t185 = (rotl32(t177, 1) & rotl32(t177, 8)) ^ ((load32(rk + 84) ^ t169) ^ rotl32(t177, 2));
    // round 21 (simon.dsl:43)
    const uint32_t t193 = (rotl32(t185, 1) & rotl32(t185, 8)) ^ ((load32(rk + 80) ^ t177) ^ rotl32(t185, 2));
    // round 20 (simon.dsl:43)
    const uint32_t t201 = (rotl32(t193, 1) & rotl32(t193, 8)) ^ ((load32(rk + 76) ^ t185) ^ rotl32(t193, 2));
    // round 19 (simon.dsl:43)
    const uint32_t t209 = (rotl32(t201, 1) & rotl32(t201, 8)) ^ ((load32(rk + 72) ^ t193) ^ rotl32(t201, 2));
    // round 18 (simon.dsl:43)
    const uint32_t t217 = (rotl32(t209, 1) & rotl32(t209, 8)) ^ ((load32(rk + 68) ^ t201) ^ rotl32(t209, 2));
    // round 17 (simon.dsl:43)
    const uint32_t t225 = (rotl32(t217, 1) & rotl32(t217, 8)) ^ ((load32(rk + 64) ^ t209) ^ rotl32(t217, 2));
    // round 16 (simon.dsl:43)
    const uint32_t t233 = (rotl32(t225, 1) & rotl32(t225, 8)) ^ ((load32(rk + 60) ^ t217) ^ rotl32(t225, 2));
    // round 15 (simon.dsl:43)
    const uint32_t t241 = (rotl32(t233, 1) & rotl32(t233, 8)) ^ ((load32(rk + 56) ^ t225) ^ rotl32(t233, 2));
    // round 14 (simon.dsl:43)
    const uint32_t t249 = (rotl32(t241, 1) & rotl32(t241, 8)) ^ ((load32(rk + 52) ^ t233) ^ rotl32(t241, 2));
    // round 13 (simon.dsl:43)
    const uint32_t t257 = (rotl32(t249, 1) & rotl32(t249, 8)) ^ ((load32(rk + 48) ^ t241) ^ rotl32(t249, 2));
    // round 12 (simon.dsl:43)
    const uint32_t t265 = (rotl32(t257, 1) & rotl32(t257, 8)) ^ ((load32(rk + 44) ^ t249) ^ rotl32(t257, 2));
    // round 11 (simon.dsl:43)
    const uint32_t t273 = (rotl32(t265, 1) & rotl32(t265, 8)) ^ ((load32(rk + 40) ^ t257) ^ rotl32(t265, 2));
    // round 10 (simon.dsl:43)
    const uint32_t t281 = (rotl32(t273, 1) & rotl32(t273, 8)) ^ ((load32(rk + 36) ^ t265) ^ rotl32(t273, 2));
    // round 9 (simon.dsl:43)
    const uint32_t t289 = (rotl32(t281, 1) & rotl32(t281, 8)) ^ ((load32(rk + 32) ^ t273) ^ rotl32(t281, 2));
    // round 8 (simon.dsl:43)
    const uint32_t t297 = (rotl32(t289, 1) & rotl32(t289, 8)) ^ ((load32(rk + 28) ^ t281) ^ rotl32(t289, 2));
    // round 7 (simon.dsl:43)
    const uint32_t t305 = (rotl32(t297, 1) & rotl32(t297, 8)) ^ ((load32(rk + 24) ^ t289) ^ rotl32(t297, 2));
    // round 6 (simon.dsl:43)
    const uint32_t t313 = (rotl32(t305, 1) & rotl32(t305, 8)) ^ ((load32(rk + 20) ^ t297) ^ rotl32(t305, 2));
    // round 5 (simon.dsl:43)
    const uint32_t t321 = (rotl32(t313, 1) & rotl32(t313, 8)) ^ ((load32(rk + 16) ^ t305) ^ rotl32(t313, 2));
    // round 4 (simon.dsl:43)
    const uint32_t t329 = (rotl32(t321, 1) & rotl32(t321, 8)) ^ ((load32(rk + 12) ^ t313) ^ rotl32(t321, 2));
    // round 3 (simon.dsl:43)
    const uint32_t t337 = (rotl32(t329, 1) & rotl32(t329, 8)) ^ ((load32(rk + 8) ^ t321) ^ rotl32(t329, 2));
    // round 2 (simon.dsl:43)
    const uint32_t t345 = (rotl32(t337, 1) & rotl32(t337, 8)) ^ ((load32(rk + 4) ^ t329) ^ rotl32(t337, 2));
    // round 1 (simon.dsl:43)
    const uint32_t t353 = (rotl32(t345, 1) & rotl32(t345, 8)) ^ ((load32(rk) ^ t337) ^ rotl32(t345, 2));
    store_le32(out, t353);
    store_le32(out + 4, t345);
}

void lwcc_simon64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simon64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_128_key_setup_c(ctx, key);
    lwcc_simon64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t10 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t13 = t10 | ((uint32_t)nonce[3] << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t15 = load32(ctx) ^ t13;
    store32(ctx + 176, t15);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t23 = (rotl32(t16, 1) & rotl32(t16, 8)) ^ (load32(ctx + 176) ^ rotl32(t16, 2));
    // round 2 (simon.dsl:43)
    const uint32_t t31 = (rotl32(t23, 1) & rotl32(t23, 8)) ^ ((load32(ctx + 4) ^ t16) ^ rotl32(t23, 2));
    // round 3 (simon.dsl:43)
    const uint32_t t39 = (rotl32(t31, 1) & rotl32(t31, 8)) ^ ((load32(ctx + 8) ^ t23) ^ rotl32(t31, 2));
    // round 4 (simon.dsl:43)
    const uint32_t t47 = (rotl32(t39, 1) & rotl32(t39, 8)) ^ ((load32(ctx + 12) ^ t31) ^ rotl32(t39, 2));
    // round 5 (simon.dsl:43)
    const uint32_t t55 = (rotl32(t47, 1) & rotl32(t47, 8)) ^ ((load32(ctx + 16) ^ t39) ^ rotl32(t47, 2));
    // round 6 (simon.dsl:43)
    const uint32_t t63 = (rotl32(t55, 1) & rotl32(t55, 8)) ^ ((load32(ctx + 20) ^ t47) ^ rotl32(t55, 2));
    // round 7 (simon.dsl:43)
    const uint32_t t71 = (rotl32(t63, 1) & rotl32(t63, 8)) ^ ((load32(ctx + 24) ^ t55) ^ rotl32(t63, 2));
    // round 8 (simon.dsl:43)
    const uint32_t t79 = (rotl32(t71, 1) & rotl32(t71, 8)) ^ ((load32(ctx + 28) ^ t63) ^ rotl32(t71, 2));
    // round 9 (simon.dsl:43)
    const uint32_t t87 = (rotl32(t79, 1) & rotl32(t79, 8)) ^ ((load32(ctx + 32) ^ t71) ^ rotl32(t79, 2));
    // round 10 (simon.dsl:43)
    const uint32_t t95 = (rotl32(t87, 1) & rotl32(t87, 8)) ^ ((load32(ctx + 36) ^ t79) ^ rotl32(t87, 2));
    // round 11 (simon.dsl:43)
    const uint32_t t103 = (rotl32(t95, 1) & rotl32(t95, 8)) ^ ((load32(ctx + 40) ^ t87) ^ rotl32(t95, 2));
    // round 12 (simon.dsl:43)
    const uint32_t t111 = (rotl32(t103, 1) & rotl32(t103, 8)) ^ ((load32(ctx + 44) ^ t95) ^ rotl32(t103, 2));
    // round 13 (simon.dsl:43)
    const uint32_t t119 = (rotl32(t111, 1) & rotl32(t111, 8)) ^ ((load32(ctx + 48) ^ t103) ^ rotl32(t111, 2));
    // round 14 (simon.dsl:43)
    const uint32_t t127 = (rotl32(t119, 1) & rotl32(t119, 8)) ^ ((load32(ctx + 52) ^ t111) ^ rotl32(t119, 2));
    // round 15 (simon.dsl:43)
    const uint32_t t135 = (rotl32(t127, 1) & rotl32(t127, 8)) ^ ((load32(ctx + 56) ^ t119) ^ rotl32(t127, 2));
    // round 16 (simon.dsl:43)
    const uint32_t t143 = (rotl32(t135, 1) & rotl32(t135, 8)) ^ ((load32(ctx + 60) ^ t127) ^ rotl32(t135, 2));
    // round 17 (simon.dsl:43)
    const uint32_t t151 = (rotl32(t143, 1) & rotl32(t143, 8)) ^ ((load32(ctx + 64) ^ t135) ^ rotl32(t143, 2));
    // round 18 (simon.dsl:43)
    const uint32_t t159 = (rotl32(t151, 1) & rotl32(t151, 8)) ^ ((load32(ctx + 68) ^ t143) ^ rotl32(t151, 2));
    // round 19 (simon.dsl:43)
    const uint32_t t167 = (rotl32(t159, 1) & rotl32(t159, 8)) ^ ((load32(ctx + 72) ^ t151) ^ rotl32(t159, 2));
    // round 20 (simon.dsl:43)
    const uint32_t t175 = (rotl32(t167, 1) & rotl32(t167, 8)) ^ ((load32(ctx + 76) ^ t159) ^ rotl32(t167, 2));
    // round 21 (simon.dsl:43)
    const uint32_t t183 = (rotl32(t175, 1) & rotl32(t175, 8)) ^ ((load32(ctx + 80) ^ t167) ^ rotl32(t175, 2));
    // round 22 (simon.dsl:43)
    const uint32_t t191 = (rotl32(t183, 1) & rotl32(t183, 8)) ^ ((load32(ctx + 84) ^ t175) ^ rotl32(t183, 2));
    // round 23 (simon.dsl:43)
    const uint32_t t199 = (rotl32(t191, 1) & rotl32(t191, 8)) ^ ((load32(ctx + 88) ^ t183) ^ rotl32(t191, 2));
    // round 24 (simon.dsl:43)
    const uint32_t t207 = (rotl32(t199, 1) & rotl32(t199, 8)) ^ ((load32(ctx + 92) ^ t191) ^ rotl32(t199, 2));
    // round 25 (simon.dsl:43)
    const uint32_t t215 = (rotl32(t207, 1) & rotl32(t207, 8)) ^ ((load32(ctx + 96) ^ t199) ^ rotl32(t207, 2));
    // round 26 (simon.dsl:43)
    const uint32_t t223 = (rotl32(t215, 1) & rotl32(t215, 8)) ^ ((load32(ctx + 100) ^ t207) ^ rotl32(t215, 2));
    // round 27 (simon.dsl:43)
    const uint32_t t231 = (rotl32(t223, 1) & rotl32(t223, 8)) ^ ((load32(ctx + 104) ^ t215) ^ rotl32(t223, 2));
    // round 28 (simon.dsl:43)
    const uint32_t t239 = (rotl32(t231, 1) & rotl32(t231, 8)) ^ ((load32(ctx + 108) ^ t223) ^ rotl32(t231, 2));
    // round 29 (simon.dsl:43)
    const uint32_t t247 = (rotl32(t239, 1) & rotl32(t239, 8)) ^ ((load32(ctx + 112) ^ t231) ^ rotl32(t239, 2));
    // round 30 (simon.dsl:43)
    const uint32_t t255 = (rotl32(t247, 1) & rotl32(t247, 8)) ^ ((load32(ctx + 116) ^ t239) ^ rotl32(t247, 2));
    // round 31 (simon.dsl:43)
    const uint32_t t263 = (rotl32(t255, 1) & rotl32(t255, 8)) ^ ((load32(ctx + 120) ^ t247) ^ rotl32(t255, 2));
    // round 32 (simon.dsl:43)
    const uint32_t t271 = (rotl32(t263, 1) & rotl32(t263, 8)) ^ ((load32(ctx + 124) ^ t255) ^ rotl32(t263, 2));
    // round 33 (simon.dsl:43)
    const uint32_t t279 = (rotl32(t271, 1) & rotl32(t271, 8)) ^ ((load32(ctx + 128) ^ t263) ^ rotl32(t271, 2));
    // round 34 (simon.dsl:43)
    const uint32_t t287 = (rotl32(t279, 1) & rotl32(t279, 8)) ^ ((load32(ctx + 132) ^ t271) ^ rotl32(t279, 2));
    // round 35 (simon.dsl:43)
    const uint32_t t295 = (rotl32(t287, 1) & rotl32(t287, 8)) ^ ((load32(ctx + 136) ^ t279) ^ rotl32(t287, 2));
    // round 36 (simon.dsl:43)
    const uint32_t t303 = (rotl32(t295, 1) & rotl32(t295, 8)) ^ ((load32(ctx + 140) ^ t287) ^ rotl32(t295, 2));
    // round 37 (simon.dsl:43)
    const uint32_t t311 = (rotl32(t303, 1) & rotl32(t303, 8)) ^ ((load32(ctx + 144) ^ t295) ^ rotl32(t303, 2));
    // round 38 (simon.dsl:43)
    const uint32_t t319 = (rotl32(t311, 1) & rotl32(t311, 8)) ^ ((load32(ctx + 148) ^ t303) ^ rotl32(t311, 2));
    // round 39 (simon.dsl:43)
    const uint32_t t327 = (rotl32(t319, 1) & rotl32(t319, 8)) ^ ((load32(ctx + 152) ^ t311) ^ rotl32(t319, 2));
    // round 40 (simon.dsl:43)
    const uint32_t t335 = (rotl32(t327, 1) & rotl32(t327, 8)) ^ ((load32(ctx + 156) ^ t319) ^ rotl32(t327, 2));
    // round 41 (simon.dsl:43)
    const uint32_t t343 = (rotl32(t335, 1) & rotl32(t335, 8)) ^ ((load32(ctx + 160) ^ t327) ^ rotl32(t335, 2));
    // round 42 (simon.dsl:43)
    const uint32_t t351 = (rotl32(t343, 1) & rotl32(t343, 8)) ^ ((load32(ctx + 164) ^ t335) ^ rotl32(t343, 2));
    // round 43 (simon.dsl:43)
    const uint32_t t359 = (rotl32(t351, 1) & rotl32(t351, 8)) ^ ((load32(ctx + 168) ^ t343) ^ rotl32(t351, 2));
    // round 44 (simon.dsl:43)
    const uint32_t t367 = (rotl32(t359, 1) & rotl32(t359, 8)) ^ ((load32(ctx + 172) ^ t351) ^ rotl32(t359, 2));
    const uint32_t t368 = load_le32(in);
    const uint32_t t369 = load_le32(in + 4);
    store_le32(out, t368 ^ t359);
    store_le32(out + 4, t369 ^ t367);
}

void lwcc_simon64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simon64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
