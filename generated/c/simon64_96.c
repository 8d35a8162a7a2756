// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile simon --set simon64_96 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/simon.dsl sha256:f869749f6d2072764ffb96cd0c929ab75918b0a9dcc92da77f198c20b992c651
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 32 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 12, nonce 4, rk 168, ctx 172, align 1, group 8, stack 0
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

void lwcc_simon64_96_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint32_t t0 = load_le32(key);
    const uint32_t t1 = load_le32(key + 4);
    const uint32_t t2 = load_le32(key + 8);
    const uint32_t t3 = rotl32(t2, 29);
    const uint32_t t8 = (0xfffffffd ^ t0) ^ (t3 ^ rotl32(t3, 31));
    const uint32_t t9 = rotl32(t8, 29);
    const uint32_t t14 = (0xfffffffc ^ t1) ^ (t9 ^ rotl32(t9, 31));
    const uint32_t t15 = rotl32(t14, 29);
    const uint32_t t19 = (0xfffffffd ^ t2) ^ (t15 ^ rotl32(t15, 31));
    const uint32_t t20 = rotl32(t19, 29);
    const uint32_t t24 = (0xfffffffc ^ t8) ^ (t20 ^ rotl32(t20, 31));
    const uint32_t t25 = rotl32(t24, 29);
    const uint32_t t29 = (0xfffffffd ^ t14) ^ (t25 ^ rotl32(t25, 31));
    const uint32_t t30 = rotl32(t29, 29);
    const uint32_t t34 = (0xfffffffd ^ t19) ^ (t30 ^ rotl32(t30, 31));
    const uint32_t t35 = rotl32(t34, 29);
    const uint32_t t39 = (0xfffffffd ^ t24) ^ (t35 ^ rotl32(t35, 31));
    const uint32_t t40 = rotl32(t39, 29);
    const uint32_t t44 = (0xfffffffd ^ t29) ^ (t40 ^ rotl32(t40, 31));
    const uint32_t t45 = rotl32(t44, 29);
    const uint32_t t49 = (0xfffffffc ^ t34) ^ (t45 ^ rotl32(t45, 31));
    const uint32_t t50 = rotl32(t49, 29);
    const uint32_t t54 = (0xfffffffd ^ t39) ^ (t50 ^ rotl32(t50, 31));
    const uint32_t t55 = rotl32(t54, 29);
    const uint32_t t59 = (0xfffffffd ^ t44) ^ (t55 ^ rotl32(t55, 31));
    const uint32_t t60 = rotl32(t59, 29);
    const uint32_t t64 = (0xfffffffd ^ t49) ^ (t60 ^ rotl32(t60, 31));
    const uint32_t t65 = rotl32(t64, 29);
    const uint32_t t69 = (0xfffffffc ^ t54) ^ (t65 ^ rotl32(t65, 31));
    const uint32_t t70 = rotl32(t69, 29);
    const uint32_t t74 = (0xfffffffc ^ t59) ^ (t70 ^ rotl32(t70, 31));
    const uint32_t t75 = rotl32(t74, 29);
    const uint32_t t79 = (0xfffffffc ^ t64) ^ (t75 ^ rotl32(t75, 31));
    const uint32_t t80 = rotl32(t79, 29);
    const uint32_t t84 = (0xfffffffc ^ t69) ^ (t80 ^ rotl32(t80, 31));
    const uint32_t t85 = rotl32(t84, 29);
    const uint32_t t89 = (0xfffffffc ^ t74) ^ (t85 ^ rotl32(t85, 31));
    const uint32_t t90 = rotl32(t89, 29);
    const uint32_t t94 = (0xfffffffc ^ t79) ^ (t90 ^ rotl32(t90, 31));
    const uint32_t t95 = rotl32(t94, 29);
    const uint32_t t99 = (0xfffffffd ^ t84) ^ (t95 ^ rotl32(t95, 31));
    const uint32_t t100 = rotl32(t99, 29);
    const uint32_t t104 = (0xfffffffd ^ t89) ^ (t100 ^ rotl32(t100, 31));
    const uint32_t t105 = rotl32(t104, 29);
    const uint32_t t109 = (0xfffffffc ^ t94) ^ (t105 ^ rotl32(t105, 31));
    const uint32_t t110 = rotl32(t109, 29);
    const uint32_t t114 = (0xfffffffd ^ t99) ^ (t110 ^ rotl32(t110, 31));
    const uint32_t t115 = rotl32(t114, 29);
    const uint32_t t119 = (0xfffffffc ^ t104) ^ (t115 ^ rotl32(t115, 31));
    const uint32_t t120 = rotl32(t119, 29);
    const uint32_t t124 = (0xfffffffc ^ t109) ^ (t120 ^ rotl32(t120, 31));
    const uint32_t t125 = rotl32(t124, 29);
    const uint32_t t129 = (0xfffffffd ^ t114) ^ (t125 ^ rotl32(t125, 31));
    const uint32_t t130 = rotl32(t129, 29);
    const uint32_t t134 = (0xfffffffc ^ t119) ^ (t130 ^ rotl32(t130, 31));
    const uint32_t t135 = rotl32(t134, 29);
    const uint32_t t139 = (0xfffffffc ^ t124) ^ (t135 ^ rotl32(t135, 31));
    const uint32_t t140 = rotl32(t139, 29);
    const uint32_t t144 = (0xfffffffd ^ t129) ^ (t140 ^ rotl32(t140, 31));
    const uint32_t t145 = rotl32(t144, 29);
    const uint32_t t149 = (0xfffffffd ^ t134) ^ (t145 ^ rotl32(t145, 31));
    const uint32_t t150 = rotl32(t149, 29);
    const uint32_t t154 = (0xfffffffc ^ t139) ^ (t150 ^ rotl32(t150, 31));
    const uint32_t t155 = rotl32(t154, 29);
    const uint32_t t159 = (0xfffffffc ^ t144) ^ (t155 ^ rotl32(t155, 31));
    const uint32_t t160 = rotl32(t159, 29);
    const uint32_t t164 = (0xfffffffc ^ t149) ^ (t160 ^ rotl32(t160, 31));
    const uint32_t t165 = rotl32(t164, 29);
    const uint32_t t169 = (0xfffffffd ^ t154) ^ (t165 ^ rotl32(t165, 31));
    const uint32_t t170 = rotl32(t169, 29);
    const uint32_t t174 = (0xfffffffc ^ t159) ^ (t170 ^ rotl32(t170, 31));
    const uint32_t t175 = rotl32(t174, 29);
    const uint32_t t179 = (0xfffffffd ^ t164) ^ (t175 ^ rotl32(t175, 31));
    const uint32_t t180 = rotl32(t179, 29);
    const uint32_t t184 = (0xfffffffc ^ t169) ^ (t180 ^ rotl32(t180, 31));
    const uint32_t t185 = rotl32(t184, 29);
    const uint32_t t189 = (0xfffffffc ^ t174) ^ (t185 ^ rotl32(t185, 31));
    const uint32_t t190 = rotl32(t189, 29);
    const uint32_t t194 = (0xfffffffc ^ t179) ^ (t190 ^ rotl32(t190, 31));
    const uint32_t t195 = rotl32(t194, 29);
    store32(rk, t0);
    store32(rk + 4, t1);
    store32(rk + 8, t2);
    store32(rk + 12, t8);
    store32(rk + 16, t14);
    store32(rk + 20, t19);
    store32(rk + 24, t24);
    store32(rk + 28, t29);
    store32(rk + 32, t34);
    store32(rk + 36, t39);
    store32(rk + 40, t44);
    store32(rk + 44, t49);
    store32(rk + 48, t54);
    store32(rk + 52, t59);
    store32(rk + 56, t64);
    store32(rk + 60, t69);
    store32(rk + 64, t74);
    store32(rk + 68, t79);
    store32(rk + 72, t84);
    store32(rk + 76, t89);
    store32(rk + 80, t94);
    store32(rk + 84, t99);
    store32(rk + 88, t104);
    store32(rk + 92, t109);
    store32(rk + 96, t114);
    store32(rk + 100, t119);
    store32(rk + 104, t124);
    store32(rk + 108, t129);
    store32(rk + 112, t134);
    store32(rk + 116, t139);
    store32(rk + 120, t144);
    store32(rk + 124, t149);
    store32(rk + 128, t154);
    store32(rk + 132, t159);
    store32(rk + 136, t164);
    store32(rk + 140, t169);
    store32(rk + 144, t174);
    store32(rk + 148, t179);
    store32(rk + 152, t184);
    store32(rk + 156, t189);
    store32(rk + 160, t194);
    store32(rk + 164, (0xfffffffc ^ t184) ^ (t195 ^ rotl32(t195, 31)));
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
    store_le32(out, t329);
    store_le32(out + 4, t337);
}

void lwcc_simon64_96_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 42 (simon.dsl:43)
    const uint32_t t9 = (rotl32(t0, 1) & rotl32(t0, 8)) ^ ((t1 ^ load32(rk + 164)) ^ rotl32(t0, 2));
    // round 41 (simon.dsl:43)
    const uint32_t t17 = (rotl32(t9, 1) & rotl32(t9, 8)) ^ ((t0 ^ load32(rk + 160)) ^ rotl32(t9, 2));
    // round 40 (simon.dsl:43)
    const uint32_t t25 = (rotl32(t17, 1) & rotl32(t17, 8)) ^ ((load32(rk + 156) ^ t9) ^ rotl32(t17, 2));
    // round 39 (simon.dsl:43)
    const uint32_t t33 = (rotl32(t25, 1) & rotl32(t25, 8)) ^ ((load32(rk + 152) ^ t17) ^ rotl32(t25, 2));
    // round 38 (simon.dsl:43)
    const uint32_t t41 = (rotl32(t33, 1) & rotl32(t33, 8)) ^ ((load32(rk + 148) ^ t25) ^ rotl32(t33, 2));
    // round 37 (simon.dsl:43)
    const uint32_t t49 = (rotl32(t41, 1) & rotl32(t41, 8)) ^ ((load32(rk + 144) ^ t33) ^ rotl32(t41, 2));
    // round 36 (simon.dsl:43)
    const uint32_t t57 = (rotl32(t49, 1) & rotl32(t49, 8)) ^ ((load32(rk + 140) ^ t41) ^ rotl32(t49, 2));
    // round 35 (simon.dsl:43)
    const uint32_t t65 = (rotl32(t57, 1) & rotl32(t57, 8)) ^ ((load32(rk + 136) ^ t49) ^ rotl32(t57, 2));
    // round 34 (simon.dsl:43)
    const uint32_t t73 = (rotl32(t65, 1) & rotl32(t65, 8)) ^ ((load32(rk + 132) ^ t57) ^ rotl32(t65, 2));
    // round 33 (simon.dsl:43)
    const uint32_t t81 = (rotl32(t73, 1) & rotl32(t73, 8)) ^ ((load32(rk + 128) ^ t65) ^ rotl32(t73, 2));
    // round 32 (simon.dsl:43)
    const uint32_t t89 = (rotl32(t81, 1) & rotl32(t81, 8)) ^ ((load32(rk + 124) ^ t73) ^ rotl32(t81, 2));
    // round 31 (simon.dsl:43)
    const uint32_t t97 = (rotl32(t89, 1) & rotl32(t89, 8)) ^ ((load32(rk + 120) ^ t81) ^ rotl32(t89, 2));
    // round 30 (simon.dsl:43)
    const uint32_t t105 = (rotl32(t97, 1) & rotl32(t97, 8)) ^ ((load32(rk + 116) ^ t89) ^ rotl32(t97, 2));
    // round 29 (simon.dsl:43)
    const uint32_t t113 = (rotl32(t105, 1) & rotl32(t105, 8)) ^ ((load32(rk + 112) ^ t97) ^ rotl32(t105, 2));
    // round 28 (simon.dsl:43)
    const uint32_t t121 = (rotl32(t113, 1) & rotl32(t113, 8)) ^ ((load32(rk + 108) ^ t105) ^ rotl32(t113, 2));
    // round 27 (simon.dsl:43)
    const uint32_t t129 = (rotl32(t121, 1) & rotl32(t121, 8)) ^ ((load32(rk + 104) ^ t113) ^ rotl32(t121, 2));
    // round 26 (simon.dsl:43)
    const uint32_t t137 = (rotl32(t129, 1) & rotl32(t129, 8)) ^ ((load32(rk + 100) ^ t121) ^ rotl32(t129, 2));
    // round 25 (simon.dsl:43)
    const uint32_t t145 = (rotl32(t137, 1) & rotl32(t137, 8)) ^ ((load32(rk + 96) ^ t129) ^ rotl32(t137, 2));
    // round 24 (simon.dsl:43)
    const uint32_t t153 = (rotl32(t145, 1) & rotl32(t145, 8)) ^ ((load32(rk + 92) ^ t137) ^ rotl32(t145, 2));
    // round 23 (simon.dsl:43)
    const uint32_t t161 = (rotl32(t153, 1) & rotl32(t153, 8)) ^ ((load32(rk + 88) ^ t145) ^ rotl32(t153, 2));
    // round 22 (simon.dsl:43)
    const uint32_t t169 = (rotl32(t161, 1) & rotl32(t161, 8)) ^ ((load32(rk + 84) ^ t153) ^ rotl32(t161, 2));
    // round 21 (simon.dsl:43)
    const uint32_t t177 = (rotl32(t169, 1) & rotl32(t169, 8)) ^ ((load32(rk + 80) ^ t161) ^ rotl32(t169, 2));
    // round 20 (simon.dsl:43)
    const uint32_t t185 = (rotl32(t177, 1) & rotl32(t177, 8)) ^ ((load32(rk + 76) ^ t169) ^ rotl32(t177, 2));
    // round 19 (simon.dsl:43)
    const uint32_t t193 = (rotl32(t185, 1) & rotl32(t185, 8)) ^ ((load32(rk + 72) ^ t177) ^ rotl32(t185, 2));
    // round 18 (simon.dsl:43)
    const uint32_t t201 = (rotl32(t193, 1) & rotl32(t193, 8)) ^ ((load32(rk + 68) ^ t185) ^ rotl32(t193, 2));
    // round 17 (simon.dsl:43)
    const uint32_t t209 = (rotl32(t201, 1) & rotl32(t201, 8)) ^ ((load32(rk + 64) ^ t193) ^ rotl32(t201, 2));
    // round 16 (simon.dsl:43)
    const uint32_t t217 = (rotl32(t209, 1) & rotl32(t209, 8)) ^ ((load32(rk + 60) ^ t201) ^ rotl32(t209, 2));
    // round 15 (simon.dsl:43)
    const uint32_t t225 = (rotl32(t217, 1) & rotl32(t217, 8)) ^ ((load32(rk + 56) ^ t209) ^ rotl32(t217, 2));
    // round 14 (simon.dsl:43)
    const uint32_t t233 = (rotl32(t225, 1) & rotl32(t225, 8)) ^ ((load32(rk + 52) ^ t217) ^ rotl32(t225, 2));
    // round 13 (simon.dsl:43)
    const uint32_t t241 = (rotl32(t233, 1) & rotl32(t233, 8)) ^ ((load32(rk + 48) ^ t225) ^ rotl32(t233, 2));
    // round 12 (simon.dsl:43)
    const uint32_t t249 = (rotl32(t241, 1) & rotl32(t241, 8)) ^ ((load32(rk + 44) ^ t233) ^ rotl32(t241, 2));
    // round 11 (simon.dsl:43)
    const uint32_t t257 = (rotl32(t249, 1) & rotl32(t249, 8)) ^ ((load32(rk + 40) ^ t241) ^ rotl32(t249, 2));
    // round 10 (simon.dsl:43)
    const uint32_t t265 = (rotl32(t257, 1) & rotl32(t257, 8)) ^ ((load32(rk + 36) ^ t249) ^ rotl32(t257, 2));
    // round 9 (simon.dsl:43)
    const uint32_t t273 = (rotl32(t265, 1) & rotl32(t265, 8)) ^ ((load32(rk + 32) ^ t257) ^ rotl32(t265, 2));
    // round 8 (simon.dsl:43)
    const uint32_t t281 = (rotl32(t273, 1) & rotl32(t273, 8)) ^ ((load32(rk + 28) ^ t265) ^ rotl32(t273, 2));
    // round 7 (simon.dsl:43)
    const uint32_t t289 = (rotl32(t281, 1) & rotl32(t281, 8)) ^ ((load32(rk + 24) ^ t273) ^ rotl32(t281, 2));
    // round 6 (simon.dsl:43)
    const uint32_t t297 = (rotl32(t289, 1) & rotl32(t289, 8)) ^ ((load32(rk + 20) ^ t281) ^ rotl32(t289, 2));
    // round 5 (simon.dsl:43)
    const uint32_t t305 = (rotl32(t297, 1) & rotl32(t297, 8)) ^ ((load32(rk + 16) ^ t289) ^ rotl32(t297, 2));
    // round 4 (simon.dsl:43)
    const uint32_t t313 = (rotl32(t305, 1) & rotl32(t305, 8)) ^ ((load32(rk + 12) ^ t297) ^ rotl32(t305, 2));
    // round 3 (simon.dsl:43)
    const uint32_t t321 = (rotl32(t313, 1) & rotl32(t313, 8)) ^ ((load32(rk + 8) ^ t305) ^ rotl32(t313, 2));
    // round 2 (simon.dsl:43)
    const uint32_t t329 = (rotl32(t321, 1) & rotl32(t321, 8)) ^ ((load32(rk + 4) ^ t313) ^ rotl32(t321, 2));
    // round 1 (simon.dsl:43)
    const uint32_t t337 = (rotl32(t329, 1) & rotl32(t329, 8)) ^ ((load32(rk) ^ t321) ^ rotl32(t329, 2));
    store_le32(out, t337);
    store_le32(out + 4, t329);
}

void lwcc_simon64_96_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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

void lwcc_simon64_96_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_simon64_96_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_simon64_96_key_setup_c(ctx, key);
    lwcc_simon64_96_ctr_nonce_c(ctx, nonce);
}

void lwcc_simon64_96_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t10 = ((uint32_t)nonce[0] | ((uint32_t)nonce[1] << 8)) | ((uint32_t)nonce[2] << 16);
    const uint32_t t13 = t10 | ((uint32_t)nonce[3] << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t15 = load32(ctx) ^ t13;
    store32(ctx + 168, t15);
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint32_t t10 = ((uint32_t)((uint8_t)(counter >> 24))) | (((uint32_t)((uint8_t)(counter >> 16))) << 8);
    const uint32_t t13 = t10 | (((uint32_t)((uint8_t)(counter >> 8))) << 16);
    const uint32_t t16 = t13 | (((uint32_t)(uint8_t)counter) << 24);
    // round 1 (simon.dsl:43)
    const uint32_t t23 = (rotl32(t16, 1) & rotl32(t16, 8)) ^ (load32(ctx + 168) ^ rotl32(t16, 2));
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
    const uint32_t t352 = load_le32(in);
    const uint32_t t353 = load_le32(in + 4);
    store_le32(out, t352 ^ t343);
    store_le32(out + 4, t353 ^ t351);
}

void lwcc_simon64_96_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_simon64_96_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
