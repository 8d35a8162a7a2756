// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile hight --set hight64_128 --target c --lanes 1
// passes:    unroll() invert() counter() balance() value_numbering() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 8 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 136, ctx 142, align 1, group 8, stack 0
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

static inline uint8_t rotl8(uint8_t x, unsigned k)
{
    return (uint8_t)((x << k) | (x >> (8 - k)));
}

static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}

void lwcc_hight64_128_key_setup_c(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    const uint8_t t0 = key[0];
    const uint8_t t1 = key[1];
    const uint8_t t2 = key[2];
    const uint8_t t3 = key[3];
    const uint8_t t4 = key[4];
    const uint8_t t5 = key[5];
    const uint8_t t6 = key[6];
    const uint8_t t7 = key[7];
    const uint8_t t8 = key[8];
    const uint8_t t9 = key[9];
    const uint8_t t10 = key[10];
    const uint8_t t11 = key[11];
    const uint8_t t12 = key[12];
    const uint8_t t13 = key[13];
    const uint8_t t14 = key[14];
    const uint8_t t15 = key[15];
    rk[0] = (uint8_t)t12;
    rk[1] = (uint8_t)t13;
    rk[2] = (uint8_t)t14;
    rk[3] = (uint8_t)t15;
    rk[4] = (uint8_t)((uint8_t)(t3 + 27));
    rk[5] = (uint8_t)((uint8_t)(t0 + 90));
    rk[6] = (uint8_t)((uint8_t)(t1 + 109));
    rk[7] = (uint8_t)((uint8_t)(t2 + 54));
    rk[8] = (uint8_t)((uint8_t)(t7 + 65));
    rk[9] = (uint8_t)((uint8_t)(t4 + 13));
    rk[10] = (uint8_t)((uint8_t)(t5 + 6));
    rk[11] = (uint8_t)((uint8_t)(t6 + 3));
    rk[12] = (uint8_t)((uint8_t)(t11 + 76));
    rk[13] = (uint8_t)((uint8_t)(t8 + 96));
    rk[14] = (uint8_t)((uint8_t)(t9 + 48));
    rk[15] = (uint8_t)((uint8_t)(t10 + 24));
    rk[16] = (uint8_t)((uint8_t)(t15 + 44));
    rk[17] = (uint8_t)((uint8_t)(t12 + 102));
    rk[18] = (uint8_t)((uint8_t)(t13 + 51));
    rk[19] = (uint8_t)((uint8_t)(t14 + 89));
    rk[20] = (uint8_t)((uint8_t)(t2 + 74));
    rk[21] = (uint8_t)((uint8_t)(t7 + 86));
    rk[22] = (uint8_t)((uint8_t)(t0 + 43));
    rk[23] = (uint8_t)((uint8_t)(t1 + 21));
    rk[24] = (uint8_t)((uint8_t)(t6 + 28));
    rk[25] = (uint8_t)((uint8_t)(t3 + 101));
    rk[26] = (uint8_t)((uint8_t)(t4 + 114));
    rk[27] = (uint8_t)((uint8_t)(t5 + 57));
    rk[28] = (uint8_t)((uint8_t)(t10 + 121));
    rk[29] = (uint8_t)((uint8_t)(t15 + 78));
    rk[30] = (uint8_t)((uint8_t)(t8 + 103));
    rk[31] = (uint8_t)((uint8_t)(t9 + 115));
    rk[32] = (uint8_t)((uint8_t)(t14 + 55));
    rk[33] = (uint8_t)((uint8_t)(t11 + 60));
    rk[34] = (uint8_t)((uint8_t)(t12 + 94));
    rk[35] = (uint8_t)((uint8_t)(t13 + 111));
    rk[36] = (uint8_t)((uint8_t)(t1 + 11));
    rk[37] = (uint8_t)((uint8_t)(t6 + 91));
    rk[38] = (uint8_t)((uint8_t)(t7 + 45));
    rk[39] = (uint8_t)((uint8_t)(t0 + 22));
    rk[40] = (uint8_t)((uint8_t)(t5 + 80));
    rk[41] = (uint8_t)((uint8_t)(t2 + 5));
    rk[42] = (uint8_t)((uint8_t)(t3 + 66));
    rk[43] = (uint8_t)((uint8_t)(t4 + 33));
    rk[44] = (uint8_t)((uint8_t)(t9 + 85));
    rk[45] = (uint8_t)((uint8_t)(t14 + 40));
    rk[46] = (uint8_t)((uint8_t)(t15 + 84));
    rk[47] = (uint8_t)((uint8_t)(t8 + 42));
    rk[48] = (uint8_t)((uint8_t)(t13 + 125));
    rk[49] = (uint8_t)((uint8_t)(t10 + 106));
    rk[50] = (uint8_t)((uint8_t)(t11 + 117));
    rk[51] = (uint8_t)((uint8_t)(t12 + 122));
    rk[52] = (uint8_t)((uint8_t)(t0 + 23));
    rk[53] = (uint8_t)((uint8_t)(t5 + 62));
    rk[54] = (uint8_t)((uint8_t)(t6 + 95));
    rk[55] = (uint8_t)((uint8_t)(t7 + 47));
    rk[56] = (uint8_t)((uint8_t)(t4 + 41));
    rk[57] = (uint8_t)((uint8_t)(t1 + 75));
    rk[58] = (uint8_t)((uint8_t)(t2 + 37));
    rk[59] = (uint8_t)((uint8_t)(t3 + 82));
    rk[60] = (uint8_t)((uint8_t)(t8 + 98));
    rk[61] = (uint8_t)((uint8_t)(t13 + 20));
    rk[62] = (uint8_t)((uint8_t)(t14 + 10));
    rk[63] = (uint8_t)((uint8_t)(t15 + 69));
    rk[64] = (uint8_t)((uint8_t)(t12 + 118));
    rk[65] = (uint8_t)((uint8_t)(t9 + 49));
    rk[66] = (uint8_t)((uint8_t)(t10 + 88));
    rk[67] = (uint8_t)((uint8_t)(t11 + 108));
    rk[68] = (uint8_t)((uint8_t)(t7 + 71));
    rk[69] = (uint8_t)((uint8_t)(t4 + 59));
    rk[70] = (uint8_t)((uint8_t)(t5 + 29));
    rk[71] = (uint8_t)((uint8_t)(t6 + 14));
    rk[72] = (uint8_t)((uint8_t)(t3 + 124));
    rk[73] = (uint8_t)((uint8_t)(t0 + 99));
    rk[74] = (uint8_t)((uint8_t)(t1 + 113));
    rk[75] = (uint8_t)((uint8_t)(t2 + 120));
    rk[76] = (uint8_t)((uint8_t)(t15 + 31));
    rk[77] = (uint8_t)((uint8_t)(t12 + 126));
    rk[78] = (uint8_t)((uint8_t)(t13 + 127));
    rk[79] = (uint8_t)((uint8_t)(t14 + 63));
    rk[80] = (uint8_t)((uint8_t)(t11 + 97));
    rk[81] = (uint8_t)((uint8_t)(t8 + 15));
    rk[82] = (uint8_t)((uint8_t)(t9 + 7));
    rk[83] = (uint8_t)((uint8_t)(t10 + 67));
    rk[84] = (uint8_t)((uint8_t)(t6 + 110));
    rk[85] = (uint8_t)((uint8_t)(t3 + 112));
    rk[86] = (uint8_t)((uint8_t)(t4 + 56));
    rk[87] = (uint8_t)((uint8_t)(t5 + 92));
    rk[88] = (uint8_t)((uint8_t)(t2 + 30));
    rk[89] = (uint8_t)((uint8_t)(t7 + 119));
    rk[90] = (uint8_t)((uint8_t)(t0 + 123));
    rk[91] = (uint8_t)((uint8_t)(t1 + 61));
    rk[92] = (uint8_t)((uint8_t)(t14 + 105));
    rk[93] = (uint8_t)((uint8_t)(t11 + 79));
    rk[94] = (uint8_t)((uint8_t)(t12 + 39));
    rk[95] = (uint8_t)((uint8_t)(t13 + 83));
    rk[96] = (uint8_t)((uint8_t)(t10 + 38));
    rk[97] = (uint8_t)((uint8_t)(t15 + 52));
    rk[98] = (uint8_t)((uint8_t)(t8 + 26));
    rk[99] = (uint8_t)((uint8_t)(t9 + 77));
    rk[100] = (uint8_t)((uint8_t)(t5 + 18));
    rk[101] = (uint8_t)((uint8_t)(t2 + 19));
    rk[102] = (uint8_t)((uint8_t)(t3 + 73));
    rk[103] = (uint8_t)((uint8_t)(t4 + 36));
    rk[104] = (uint8_t)((uint8_t)(t1 + 1));
    rk[105] = (uint8_t)((uint8_t)(t6 + 9));
    rk[106] = (uint8_t)((uint8_t)(t7 + 4));
    rk[107] = (uint8_t)((uint8_t)(t0 + 2));
    rk[108] = (uint8_t)((uint8_t)(t13 + 8));
    rk[109] = (uint8_t)((uint8_t)(t10 + 64));
    rk[110] = (uint8_t)((uint8_t)(t11 + 32));
    rk[111] = (uint8_t)((uint8_t)(t12 + 16));
    rk[112] = (uint8_t)((uint8_t)(t9 + 72));
    rk[113] = (uint8_t)((uint8_t)(t14 + 68));
    rk[114] = (uint8_t)((uint8_t)(t15 + 34));
    rk[115] = (uint8_t)((uint8_t)(t8 + 17));
    rk[116] = (uint8_t)((uint8_t)(t4 + 12));
    rk[117] = (uint8_t)((uint8_t)(t1 + 100));
    rk[118] = (uint8_t)((uint8_t)(t2 + 50));
    rk[119] = (uint8_t)((uint8_t)(t3 + 25));
    rk[120] = (uint8_t)((uint8_t)(t0 + 104));
    rk[121] = (uint8_t)((uint8_t)(t5 + 70));
    rk[122] = (uint8_t)((uint8_t)(t6 + 35));
    rk[123] = (uint8_t)((uint8_t)(t7 + 81));
    rk[124] = (uint8_t)((uint8_t)(t12 + 46));
    rk[125] = (uint8_t)((uint8_t)(t9 + 116));
    rk[126] = (uint8_t)((uint8_t)(t10 + 58));
    rk[127] = (uint8_t)((uint8_t)(t11 + 93));
    rk[128] = (uint8_t)((uint8_t)(t8 + 90));
    rk[129] = (uint8_t)((uint8_t)(t13 + 87));
    rk[130] = (uint8_t)((uint8_t)(t14 + 107));
    rk[131] = (uint8_t)((uint8_t)(t15 + 53));
    rk[132] = (uint8_t)t0;
    rk[133] = (uint8_t)t1;
    rk[134] = (uint8_t)t2;
    rk[135] = (uint8_t)t3;
}


static inline void ecb_encrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint8_t t0 = in[0];
    const uint8_t t1 = in[1];
    const uint8_t t2 = in[2];
    const uint8_t t3 = in[3];
    const uint8_t t4 = in[4];
    const uint8_t t5 = in[5];
    const uint8_t t6 = in[6];
    const uint8_t t7 = in[7];
    const uint8_t t9 = (uint8_t)(t0 + rk[0]);
    const uint8_t t11 = t2 ^ rk[1];
    const uint8_t t13 = (uint8_t)(t4 + rk[2]);
    const uint8_t t15 = t6 ^ rk[3];
    // round 1 (hight.dsl:43)
    const uint8_t t22 = (uint8_t)((rotl8(t15, 7) ^ (rotl8(t15, 1) ^ rotl8(t15, 2))) + rk[4]);
    const uint8_t t23 = t7 ^ t22;
    const uint8_t t30 = (rk[5] ^ rotl8(t9, 3)) ^ (rotl8(t9, 4) ^ rotl8(t9, 6));
    const uint8_t t31 = (uint8_t)(t1 + t30);
    const uint8_t t38 = (uint8_t)((rotl8(t11, 7) ^ (rotl8(t11, 1) ^ rotl8(t11, 2))) + rk[6]);
    const uint8_t t39 = t3 ^ t38;
    const uint8_t t46 = (rk[7] ^ rotl8(t13, 3)) ^ (rotl8(t13, 4) ^ rotl8(t13, 6));
    const uint8_t t47 = (uint8_t)(t5 + t46);
    // round 2 (hight.dsl:43)
    const uint8_t t54 = (uint8_t)((rotl8(t47, 7) ^ (rotl8(t47, 1) ^ rotl8(t47, 2))) + rk[8]);
    const uint8_t t55 = t15 ^ t54;
    const uint8_t t62 = (rk[9] ^ rotl8(t23, 3)) ^ (rotl8(t23, 4) ^ rotl8(t23, 6));
    const uint8_t t63 = (uint8_t)(t9 + t62);
    const uint8_t t70 = (uint8_t)((rotl8(t31, 7) ^ (rotl8(t31, 1) ^ rotl8(t31, 2))) + rk[10]);
    const uint8_t t71 = t11 ^ t70;
    const uint8_t t78 = (rk[11] ^ rotl8(t39, 3)) ^ (rotl8(t39, 4) ^ rotl8(t39, 6));
    const uint8_t t79 = (uint8_t)(t13 + t78);
    // round 3 (hight.dsl:43)
    const uint8_t t86 = (uint8_t)((rotl8(t79, 7) ^ (rotl8(t79, 1) ^ rotl8(t79, 2))) + rk[12]);
    const uint8_t t87 = t47 ^ t86;
    const uint8_t t94 = (rk[13] ^ rotl8(t55, 3)) ^ (rotl8(t55, 4) ^ rotl8(t55, 6));
    const uint8_t t95 = (uint8_t)(t23 + t94);
    const uint8_t t102 = (uint8_t)((rotl8(t63, 7) ^ (rotl8(t63, 1) ^ rotl8(t63, 2))) + rk[14]);
    const uint8_t t103 = t31 ^ t102;
    const uint8_t t110 = (rk[15] ^ rotl8(t71, 3)) ^ (rotl8(t71, 4) ^ rotl8(t71, 6));
    const uint8_t t111 = (uint8_t)(t39 + t110);
    // round 4 (hight.dsl:24)
    const uint8_t t116 = rotl8(t111, 7) ^ (rotl8(t111, 1) ^ rotl8(t111, 2));
    const uint8_t t119 = t79 ^ ((uint8_t)(t116 + rk[16]));
    const uint8_t t126 = (rk[17] ^ rotl8(t87, 3)) ^ (rotl8(t87, 4) ^ rotl8(t87, 6));
    const uint8_t t127 = (uint8_t)(t55 + t126);
    const uint8_t t134 = (uint8_t)((rotl8(t95, 7) ^ (rotl8(t95, 1) ^ rotl8(t95, 2))) + rk[18]);
    const uint8_t t135 = t63 ^ t134;
    const uint8_t t142 = (rk[19] ^ rotl8(t103, 3)) ^ (rotl8(t103, 4) ^ rotl8(t103, 6));
    const uint8_t t143 = (uint8_t)(t71 + t142);
    // round 5 (hight.dsl:24)
    const uint8_t t148 = rotl8(t143, 7) ^ (rotl8(t143, 1) ^ rotl8(t143, 2));
    const uint8_t t151 = t111 ^ ((uint8_t)(t148 + rk[20]));
    const uint8_t t158 = (rk[21] ^ rotl8(t119, 3)) ^ (rotl8(t119, 4) ^ rotl8(t119, 6));
    const uint8_t t159 = (uint8_t)(t87 + t158);
    const uint8_t t164 = rotl8(t127, 7) ^ (rotl8(t127, 1) ^ rotl8(t127, 2));
    const uint8_t t167 = t95 ^ ((uint8_t)(t164 + rk[22]));
    const uint8_t t174 = (rk[23] ^ rotl8(t135, 3)) ^ (rotl8(t135, 4) ^ rotl8(t135, 6));
    const uint8_t t175 = (uint8_t)(t103 + t174);
    // round 6 (hight.dsl:24)
    const uint8_t t180 = rotl8(t175, 7) ^ (rotl8(t175, 1) ^ rotl8(t175, 2));
    const uint8_t t183 = t143 ^ ((uint8_t)(t180 + rk[24]));
    const uint8_t t190 = (rk[25] ^ rotl8(t151, 3)) ^ (rotl8(t151, 4) ^ rotl8(t151, 6));
    const uint8_t t191 = (uint8_t)(t119 + t190);
    const uint8_t t196 = rotl8(t159, 7) ^ (rotl8(t159, 1) ^ rotl8(t159, 2));
    const uint8_t t199 = t127 ^ ((uint8_t)(t196 + rk[26]));
    const uint8_t t206 = (rk[27] ^ rotl8(t167, 3)) ^ (rotl8(t167, 4) ^ rotl8(t167, 6));
    const uint8_t t207 = (uint8_t)(t135 + t206);
    // round 7 (hight.dsl:24)
    const uint8_t t212 = rotl8(t207, 7) ^ (rotl8(t207, 1) ^ rotl8(t207, 2));
    const uint8_t t215 = t175 ^ ((uint8_t)(t212 + rk[28]));
    const uint8_t t222 = (rk[29] ^ rotl8(t183, 3)) ^ (rotl8(t183, 4) ^ rotl8(t183, 6));
    const uint8_t t223 = (uint8_t)(t151 + t222);
    const uint8_t t228 = rotl8(t191, 7) ^ (rotl8(t191, 1) ^ rotl8(t191, 2));
    const uint8_t t231 = t159 ^ ((uint8_t)(t228 + rk[30]));
    const uint8_t t238 = (rk[31] ^ rotl8(t199, 3)) ^ (rotl8(t199, 4) ^ rotl8(t199, 6));
    const uint8_t t239 = (uint8_t)(t167 + t238);
    // round 8 (hight.dsl:24)
    const uint8_t t244 = rotl8(t239, 7) ^ (rotl8(t239, 1) ^ rotl8(t239, 2));
    const uint8_t t247 = t207 ^ ((uint8_t)(t244 + rk[32]));
    const uint8_t t254 = (rk[33] ^ rotl8(t215, 3)) ^ (rotl8(t215, 4) ^ rotl8(t215, 6));
    const uint8_t t255 = (uint8_t)(t183 + t254);
    const uint8_t t260 = rotl8(t223, 7) ^ (rotl8(t223, 1) ^ rotl8(t223, 2));
    const uint8_t t263 = t191 ^ ((uint8_t)(t260 + rk[34]));
    const uint8_t t270 = (rk[35] ^ rotl8(t231, 3)) ^ (rotl8(t231, 4) ^ rotl8(t231, 6));
    const uint8_t t271 = (uint8_t)(t199 + t270);
    // round 9 (hight.dsl:24)
    const uint8_t t276 = rotl8(t271, 7) ^ (rotl8(t271, 1) ^ rotl8(t271, 2));
    const uint8_t t279 = t239 ^ ((uint8_t)(t276 + rk[36]));
    const uint8_t t286 = (rk[37] ^ rotl8(t247, 3)) ^ (rotl8(t247, 4) ^ rotl8(t247, 6));
    const uint8_t t287 = (uint8_t)(t215 + t286);
    const uint8_t t292 = rotl8(t255, 7) ^ (rotl8(t255, 1) ^ rotl8(t255, 2));
    const uint8_t t295 = t223 ^ ((uint8_t)(t292 + rk[38]));
    const uint8_t t302 = (rk[39] ^ rotl8(t263, 3)) ^ (rotl8(t263, 4) ^ rotl8(t263, 6));
    const uint8_t t303 = (uint8_t)(t231 + t302);
    // round 10 (hight.dsl:24)
    const uint8_t t308 = rotl8(t303, 7) ^ (rotl8(t303, 1) ^ rotl8(t303, 2));
    const uint8_t t311 = t271 ^ ((uint8_t)(t308 + rk[40]));
    const uint8_t t318 = (rk[41] ^ rotl8(t279, 3)) ^ (rotl8(t279, 4) ^ rotl8(t279, 6));
    const uint8_t t319 = (uint8_t)(t247 + t318);
    const uint8_t t324 = rotl8(t287, 7) ^ (rotl8(t287, 1) ^ rotl8(t287, 2));
    const uint8_t t327 = t255 ^ ((uint8_t)(t324 + rk[42]));
    const uint8_t t334 = (rk[43] ^ rotl8(t295, 3)) ^ (rotl8(t295, 4) ^ rotl8(t295, 6));
    const uint8_t t335 = (uint8_t)(t263 + t334);
    // round 11 (hight.dsl:24)
    const uint8_t t340 = rotl8(t335, 7) ^ (rotl8(t335, 1) ^ rotl8(t335, 2));
    const uint8_t t343 = t303 ^ ((uint8_t)(t340 + rk[44]));
    const uint8_t t350 = (rk[45] ^ rotl8(t311, 3)) ^ (rotl8(t311, 4) ^ rotl8(t311, 6));
    const uint8_t t351 = (uint8_t)(t279 + t350);
    const uint8_t t356 = rotl8(t319, 7) ^ (rotl8(t319, 1) ^ rotl8(t319, 2));
    const uint8_t t359 = t287 ^ ((uint8_t)(t356 + rk[46]));
    const uint8_t t366 = (rk[47] ^ rotl8(t327, 3)) ^ (rotl8(t327, 4) ^ rotl8(t327, 6));
    const uint8_t t367 = (uint8_t)(t295 + t366);
    // round 12 (hight.dsl:24)
    const uint8_t t372 = rotl8(t367, 7) ^ (rotl8(t367, 1) ^ rotl8(t367, 2));
    const uint8_t t375 = t335 ^ ((uint8_t)(t372 + rk[48]));
    const uint8_t t382 = (rk[49] ^ rotl8(t343, 3)) ^ (rotl8(t343, 4) ^ rotl8(t343, 6));
    const uint8_t t383 = (uint8_t)(t311 + t382);
    const uint8_t t388 = rotl8(t351, 7) ^ (rotl8(t351, 1) ^ rotl8(t351, 2));
    const uint8_t t391 = t319 ^ ((uint8_t)(t388 + rk[50]));
    const uint8_t t398 = (rk[51] ^ rotl8(t359, 3)) ^ (rotl8(t359, 4) ^ rotl8(t359, 6));
    const uint8_t t399 = (uint8_t)(t327 + t398);
    // round 13 (hight.dsl:24)
    const uint8_t t404 = rotl8(t399, 7) ^ (rotl8(t399, 1) ^ rotl8(t399, 2));
    const uint8_t t407 = t367 ^ ((uint8_t)(t404 + rk[52]));
    const uint8_t t414 = (rk[53] ^ rotl8(t375, 3)) ^ (rotl8(t375, 4) ^ rotl8(t375, 6));
    const uint8_t t415 = (uint8_t)(t343 + t414);
    const uint8_t t420 = rotl8(t383, 7) ^ (rotl8(t383, 1) ^ rotl8(t383, 2));
    const uint8_t t423 = t351 ^ ((uint8_t)(t420 + rk[54]));
    const uint8_t t430 = (rk[55] ^ rotl8(t391, 3)) ^ (rotl8(t391, 4) ^ rotl8(t391, 6));
    const uint8_t t431 = (uint8_t)(t359 + t430);
    // round 14 (hight.dsl:24)
    const uint8_t t436 = rotl8(t431, 7) ^ (rotl8(t431, 1) ^ rotl8(t431, 2));
    const uint8_t t439 = t399 ^ ((uint8_t)(t436 + rk[56]));
    const uint8_t t446 = (rk[57] ^ rotl8(t407, 3)) ^ (rotl8(t407, 4) ^ rotl8(t407, 6));
    const uint8_t t447 = (uint8_t)(t375 + t446);
    const uint8_t t452 = rotl8(t415, 7) ^ (rotl8(t415, 1) ^ rotl8(t415, 2));
    const uint8_t t455 = t383 ^ ((uint8_t)(t452 + rk[58]));
    const uint8_t t462 = (rk[59] ^ rotl8(t423, 3)) ^ (rotl8(t423, 4) ^ rotl8(t423, 6));
    const uint8_t t463 = (uint8_t)(t391 + t462);
    // round 15 (hight.dsl:24)
    const uint8_t t468 = rotl8(t463, 7) ^ (rotl8(t463, 1) ^ rotl8(t463, 2));
    const uint8_t t471 = t431 ^ ((uint8_t)(t468 + rk[60]));
    const uint8_t t478 = (rk[61] ^ rotl8(t439, 3)) ^ (rotl8(t439, 4) ^ rotl8(t439, 6));
    const uint8_t t479 = (uint8_t)(t407 + t478);
    const uint8_t t484 = rotl8(t447, 7) ^ (rotl8(t447, 1) ^ rotl8(t447, 2));
    const uint8_t t487 = t415 ^ ((uint8_t)(t484 + rk[62]));
    const uint8_t t494 = (rk[63] ^ rotl8(t455, 3)) ^ (rotl8(t455, 4) ^ rotl8(t455, 6));
    const uint8_t t495 = (uint8_t)(t423 + t494);
    // round 16 (hight.dsl:24)
    const uint8_t t500 = rotl8(t495, 7) ^ (rotl8(t495, 1) ^ rotl8(t495, 2));
    const uint8_t t503 = t463 ^ ((uint8_t)(t500 + rk[64]));
    const uint8_t t510 = (rk[65] ^ rotl8(t471, 3)) ^ (rotl8(t471, 4) ^ rotl8(t471, 6));
    const uint8_t t511 = (uint8_t)(t439 + t510);
    const uint8_t t516 = rotl8(t479, 7) ^ (rotl8(t479, 1) ^ rotl8(t479, 2));
    const uint8_t t519 = t447 ^ ((uint8_t)(t516 + rk[66]));
    const uint8_t t526 = (rk[67] ^ rotl8(t487, 3)) ^ (rotl8(t487, 4) ^ rotl8(t487, 6));
    const uint8_t t527 = (uint8_t)(t455 + t526);
    // round 17 (hight.dsl:24)
    const uint8_t t532 = rotl8(t527, 7) ^ (rotl8(t527, 1) ^ rotl8(t527, 2));
    const uint8_t t535 = t495 ^ ((uint8_t)(t532 + rk[68]));
    const uint8_t t542 = (rk[69] ^ rotl8(t503, 3)) ^ (rotl8(t503, 4) ^ rotl8(t503, 6));
    const uint8_t t543 = (uint8_t)(t471 + t542);
    const uint8_t t548 = rotl8(t511, 7) ^ (rotl8(t511, 1) ^ rotl8(t511, 2));
    const uint8_t t551 = t479 ^ ((uint8_t)(t548 + rk[70]));
    const uint8_t t558 = (rk[71] ^ rotl8(t519, 3)) ^ (rotl8(t519, 4) ^ rotl8(t519, 6));
    const uint8_t t559 = (uint8_t)(t487 + t558);
    // round 18 (hight.dsl:24)
    const uint8_t t564 = rotl8(t559, 7) ^ (rotl8(t559, 1) ^ rotl8(t559, 2));
    const uint8_t t567 = t527 ^ ((uint8_t)(t564 + rk[72]));
    const uint8_t t574 = (rk[73] ^ rotl8(t535, 3)) ^ (rotl8(t535, 4) ^ rotl8(t535, 6));
    const uint8_t t575 = (uint8_t)(t503 + t574);
    const uint8_t t580 = rotl8(t543, 7) ^ (rotl8(t543, 1) ^ rotl8(t543, 2));
    const uint8_t t583 = t511 ^ ((uint8_t)(t580 + rk[74]));
    const uint8_t t590 = (rk[75] ^ rotl8(t551, 3)) ^ (rotl8(t551, 4) ^ rotl8(t551, 6));
    const uint8_t t591 = (uint8_t)(t519 + t590);
    // round 19 (hight.dsl:24)
    const uint8_t t596 = rotl8(t591, 7) ^ (rotl8(t591, 1) ^ rotl8(t591, 2));
    const uint8_t t599 = t559 ^ ((uint8_t)(t596 + rk[76]));
    const uint8_t t606 = (rk[77] ^ rotl8(t567, 3)) ^ (rotl8(t567, 4) ^ rotl8(t567, 6));
    const uint8_t t607 = (uint8_t)(t535 + t606);
    const uint8_t t612 = rotl8(t575, 7) ^ (rotl8(t575, 1) ^ rotl8(t575, 2));
    const uint8_t t615 = t543 ^ ((uint8_t)(t612 + rk[78]));
    const uint8_t t622 = (rk[79] ^ rotl8(t583, 3)) ^ (rotl8(t583, 4) ^ rotl8(t583, 6));
    const uint8_t t623 = (uint8_t)(t551 + t622);
    // round 20 (hight.dsl:24)
    const uint8_t t628 = rotl8(t623, 7) ^ (rotl8(t623, 1) ^ rotl8(t623, 2));
    const uint8_t t631 = t591 ^ ((uint8_t)(t628 + rk[80]));
    const uint8_t t638 = (rk[81] ^ rotl8(t599, 3)) ^ (rotl8(t599, 4) ^ rotl8(t599, 6));
    const uint8_t t639 = (uint8_t)(t567 + t638);
    const uint8_t t644 = rotl8(t607, 7) ^ (rotl8(t607, 1) ^ rotl8(t607, 2));
    const uint8_t t647 = t575 ^ ((uint8_t)(t644 + rk[82]));
    const uint8_t t654 = (rk[83] ^ rotl8(t615, 3)) ^ (rotl8(t615, 4) ^ rotl8(t615, 6));
    const uint8_t t655 = (uint8_t)(t583 + t654);
    // round 21 (hight.dsl:24)
    const uint8_t t660 = rotl8(t655, 7) ^ (rotl8(t655, 1) ^ rotl8(t655, 2));
    const uint8_t t663 = t623 ^ ((uint8_t)(t660 + rk[84]));
    const uint8_t t670 = (rk[85] ^ rotl8(t631, 3)) ^ (rotl8(t631, 4) ^ rotl8(t631, 6));
    const uint8_t t671 = (uint8_t)(t599 + t670);
    const uint8_t t676 = rotl8(t639, 7) ^ (rotl8(t639, 1) ^ rotl8(t639, 2));
    const uint8_t t679 = t607 ^ ((uint8_t)(t676 + rk[86]));
    const uint8_t t686 = (rk[87] ^ rotl8(t647, 3)) ^ (rotl8(t647, 4) ^ rotl8(t647, 6));
    const uint8_t t687 = (uint8_t)(t615 + t686);
    // round 22 (hight.dsl:24)
    const uint8_t t692 = rotl8(t687, 7) ^ (rotl8(t687, 1) ^ rotl8(t687, 2));
    const uint8_t t695 = t655 ^ ((uint8_t)(t692 + rk[88]));
    const uint8_t t702 = (rk[89] ^ rotl8(t663, 3)) ^ (rotl8(t663, 4) ^ rotl8(t663, 6));
    const uint8_t t703 = (uint8_t)(t631 + t702);
    const uint8_t t708 = rotl8(t671, 7) ^ (rotl8(t671, 1) ^ rotl8(t671, 2));
    const uint8_t t711 = t639 ^ ((uint8_t)(t708 + rk[90]));
    const uint8_t t718 = (rk[91] ^ rotl8(t679, 3)) ^ (rotl8(t679, 4) ^ rotl8(t679, 6));
    const uint8_t t719 = (uint8_t)(t647 + t718);
    // round 23 (hight.dsl:24)
    const uint8_t t724 = rotl8(t719, 7) ^ (rotl8(t719, 1) ^ rotl8(t719, 2));
    const uint8_t t727 = t687 ^ ((uint8_t)(t724 + rk[92]));
    const uint8_t t734 = (rk[93] ^ rotl8(t695, 3)) ^ (rotl8(t695, 4) ^ rotl8(t695, 6));
    const uint8_t t735 = (uint8_t)(t663 + t734);
    const uint8_t t740 = rotl8(t703, 7) ^ (rotl8(t703, 1) ^ rotl8(t703, 2));
    const uint8_t t743 = t671 ^ ((uint8_t)(t740 + rk[94]));
    const uint8_t t750 = (rk[95] ^ rotl8(t711, 3)) ^ (rotl8(t711, 4) ^ rotl8(t711, 6));
    const uint8_t t751 = (uint8_t)(t679 + t750);
    // round 24 (hight.dsl:24)
    const uint8_t t756 = rotl8(t751, 7) ^ (rotl8(t751, 1) ^ rotl8(t751, 2));
    const uint8_t t759 = t719 ^ ((uint8_t)(t756 + rk[96]));
    const uint8_t t766 = (rk[97] ^ rotl8(t727, 3)) ^ (rotl8(t727, 4) ^ rotl8(t727, 6));
    const uint8_t t767 = (uint8_t)(t695 + t766);
    const uint8_t t772 = rotl8(t735, 7) ^ (rotl8(t735, 1) ^ rotl8(t735, 2));
    const uint8_t t775 = t703 ^ ((uint8_t)(t772 + rk[98]));
    const uint8_t t782 = (rk[99] ^ rotl8(t743, 3)) ^ (rotl8(t743, 4) ^ rotl8(t743, 6));
    const uint8_t t783 = (uint8_t)(t711 + t782);
    // round 25 (hight.dsl:24)
    const uint8_t t788 = rotl8(t783, 7) ^ (rotl8(t783, 1) ^ rotl8(t783, 2));
    const uint8_t t791 = t751 ^ ((uint8_t)(t788 + rk[100]));
    const uint8_t t798 = (rk[101] ^ rotl8(t759, 3)) ^ (rotl8(t759, 4) ^ rotl8(t759, 6));
    const uint8_t t799 = (uint8_t)(t727 + t798);
    const uint8_t t804 = rotl8(t767, 7) ^ (rotl8(t767, 1) ^ rotl8(t767, 2));
    const uint8_t t807 = t735 ^ ((uint8_t)(t804 + rk[102]));
    const uint8_t t814 = (rk[103] ^ rotl8(t775, 3)) ^ (rotl8(t775, 4) ^ rotl8(t775, 6));
    const uint8_t t815 = (uint8_t)(t743 + t814);
    // round 26 (hight.dsl:24)
    const uint8_t t820 = rotl8(t815, 7) ^ (rotl8(t815, 1) ^ rotl8(t815, 2));
    const uint8_t t823 = t783 ^ ((uint8_t)(t820 + rk[104]));
    const uint8_t t830 = (rk[105] ^ rotl8(t791, 3)) ^ (rotl8(t791, 4) ^ rotl8(t791, 6));
    const uint8_t t831 = (uint8_t)(t759 + t830);
    const uint8_t t836 = rotl8(t799, 7) ^ (rotl8(t799, 1) ^ rotl8(t799, 2));
    const uint8_t t839 = t767 ^ ((uint8_t)(t836 + rk[106]));
    const uint8_t t846 = (rk[107] ^ rotl8(t807, 3)) ^ (rotl8(t807, 4) ^ rotl8(t807, 6));
    const uint8_t t847 = (uint8_t)(t775 + t846);
    // round 27 (hight.dsl:24)
    const uint8_t t852 = rotl8(t847, 7) ^ (rotl8(t847, 1) ^ rotl8(t847, 2));
    const uint8_t t855 = t815 ^ ((uint8_t)(t852 + rk[108]));
    const uint8_t t862 = (rk[109] ^ rotl8(t823, 3)) ^ (rotl8(t823, 4) ^ rotl8(t823, 6));
    const uint8_t t863 = (uint8_t)(t791 + t862);
    const uint8_t t868 = rotl8(t831, 7) ^ (rotl8(t831, 1) ^ rotl8(t831, 2));
    const uint8_t t871 = t799 ^ ((uint8_t)(t868 + rk[110]));
    const uint8_t t878 = (rk[111] ^ rotl8(t839, 3)) ^ (rotl8(t839, 4) ^ rotl8(t839, 6));
    const uint8_t t879 = (uint8_t)(t807 + t878);
    // round 28 (hight.dsl:24)
    const uint8_t t884 = rotl8(t879, 7) ^ (rotl8(t879, 1) ^ rotl8(t879, 2));
    const uint8_t t887 = t847 ^ ((uint8_t)(t884 + rk[112]));
    const uint8_t t894 = (rk[113] ^ rotl8(t855, 3)) ^ (rotl8(t855, 4) ^ rotl8(t855, 6));
    const uint8_t t895 = (uint8_t)(t823 + t894);
    const uint8_t t900 = rotl8(t863, 7) ^ (rotl8(t863, 1) ^ rotl8(t863, 2));
    const uint8_t t903 = t831 ^ ((uint8_t)(t900 + rk[114]));
    const uint8_t t910 = (rk[115] ^ rotl8(t871, 3)) ^ (rotl8(t871, 4) ^ rotl8(t871, 6));
    const uint8_t t911 = (uint8_t)(t839 + t910);
    // round 29 (hight.dsl:24)
    const uint8_t t916 = rotl8(t911, 7) ^ (rotl8(t911, 1) ^ rotl8(t911, 2));
    const uint8_t t919 = t879 ^ ((uint8_t)(t916 + rk[116]));
    const uint8_t t926 = (rk[117] ^ rotl8(t887, 3)) ^ (rotl8(t887, 4) ^ rotl8(t887, 6));
    const uint8_t t927 = (uint8_t)(t855 + t926);
    const uint8_t t932 = rotl8(t895, 7) ^ (rotl8(t895, 1) ^ rotl8(t895, 2));
    const uint8_t t935 = t863 ^ ((uint8_t)(t932 + rk[118]));
    const uint8_t t942 = (rk[119] ^ rotl8(t903, 3)) ^ (rotl8(t903, 4) ^ rotl8(t903, 6));
    const uint8_t t943 = (uint8_t)(t871 + t942);
    // round 30 (hight.dsl:24)
    const uint8_t t948 = rotl8(t943, 7) ^ (rotl8(t943, 1) ^ rotl8(t943, 2));
    const uint8_t t951 = t911 ^ ((uint8_t)(t948 + rk[120]));
    const uint8_t t958 = (rk[121] ^ rotl8(t919, 3)) ^ (rotl8(t919, 4) ^ rotl8(t919, 6));
    const uint8_t t959 = (uint8_t)(t887 + t958);
    const uint8_t t964 = rotl8(t927, 7) ^ (rotl8(t927, 1) ^ rotl8(t927, 2));
    const uint8_t t967 = t895 ^ ((uint8_t)(t964 + rk[122]));
    const uint8_t t974 = (rk[123] ^ rotl8(t935, 3)) ^ (rotl8(t935, 4) ^ rotl8(t935, 6));
    const uint8_t t975 = (uint8_t)(t903 + t974);
    // round 31 (hight.dsl:24)
    const uint8_t t980 = rotl8(t975, 7) ^ (rotl8(t975, 1) ^ rotl8(t975, 2));
    const uint8_t t983 = t943 ^ ((uint8_t)(t980 + rk[124]));
    const uint8_t t990 = (rk[125] ^ rotl8(t951, 3)) ^ (rotl8(t951, 4) ^ rotl8(t951, 6));
    const uint8_t t991 = (uint8_t)(t919 + t990);
    const uint8_t t996 = rotl8(t959, 7) ^ (rotl8(t959, 1) ^ rotl8(t959, 2));
    const uint8_t t999 = t927 ^ ((uint8_t)(t996 + rk[126]));
    const uint8_t t1006 = (rk[127] ^ rotl8(t967, 3)) ^ (rotl8(t967, 4) ^ rotl8(t967, 6));
    const uint8_t t1007 = (uint8_t)(t935 + t1006);
    // round 32 (hight.dsl:24)
    const uint8_t t1012 = rotl8(t1007, 7) ^ (rotl8(t1007, 1) ^ rotl8(t1007, 2));
    const uint8_t t1015 = t975 ^ ((uint8_t)(t1012 + rk[128]));
    const uint8_t t1022 = (rk[129] ^ rotl8(t983, 3)) ^ (rotl8(t983, 4) ^ rotl8(t983, 6));
    const uint8_t t1023 = (uint8_t)(t951 + t1022);
    const uint8_t t1028 = rotl8(t991, 7) ^ (rotl8(t991, 1) ^ rotl8(t991, 2));
    const uint8_t t1031 = t959 ^ ((uint8_t)(t1028 + rk[130]));
    const uint8_t t1038 = (rk[131] ^ rotl8(t999, 3)) ^ (rotl8(t999, 4) ^ rotl8(t999, 6));
    const uint8_t t1039 = (uint8_t)(t967 + t1038);
    out[0] = (uint8_t)((uint8_t)(t983 + rk[132]));
    out[1] = (uint8_t)t1023;
    out[2] = (uint8_t)(rk[133] ^ t991);
    out[3] = (uint8_t)t1031;
    out[4] = (uint8_t)((uint8_t)(t999 + rk[134]));
    out[5] = (uint8_t)t1039;
    out[6] = (uint8_t)(rk[135] ^ t1007);
    out[7] = (uint8_t)t1015;
}

void lwcc_hight64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}


static inline void ecb_decrypt(uint8_t *out, const uint8_t *in, const uint8_t *rk)
{
    const uint8_t t0 = in[0];
    const uint8_t t1 = in[1];
    const uint8_t t2 = in[2];
    const uint8_t t3 = in[3];
    const uint8_t t4 = in[4];
    const uint8_t t5 = in[5];
    const uint8_t t6 = in[6];
    const uint8_t t7 = in[7];
    const uint8_t t9 = t6 ^ rk[135];
    const uint8_t t11 = (uint8_t)(t4 - rk[134]);
    const uint8_t t13 = t2 ^ rk[133];
    const uint8_t t15 = (uint8_t)(t0 - rk[132]);
    // round 32 (hight.dsl:43)
    const uint8_t t22 = (rk[131] ^ rotl8(t11, 3)) ^ (rotl8(t11, 4) ^ rotl8(t11, 6));
    const uint8_t t23 = (uint8_t)(t5 - t22);
    const uint8_t t30 = (uint8_t)((rotl8(t13, 7) ^ (rotl8(t13, 1) ^ rotl8(t13, 2))) + rk[130]);
    const uint8_t t31 = t3 ^ t30;
    const uint8_t t38 = (rk[129] ^ rotl8(t15, 3)) ^ (rotl8(t15, 4) ^ rotl8(t15, 6));
    const uint8_t t39 = (uint8_t)(t1 - t38);
    const uint8_t t46 = (uint8_t)((rotl8(t9, 7) ^ (rotl8(t9, 1) ^ rotl8(t9, 2))) + rk[128]);
    const uint8_t t47 = t7 ^ t46;
    // round 31 (hight.dsl:43)
    const uint8_t t54 = (rk[127] ^ rotl8(t23, 3)) ^ (rotl8(t23, 4) ^ rotl8(t23, 6));
    const uint8_t t55 = (uint8_t)(t9 - t54);
    const uint8_t t62 = (uint8_t)((rotl8(t31, 7) ^ (rotl8(t31, 1) ^ rotl8(t31, 2))) + rk[126]);
    const uint8_t t63 = t11 ^ t62;
    const uint8_t t70 = (rk[125] ^ rotl8(t39, 3)) ^ (rotl8(t39, 4) ^ rotl8(t39, 6));
    const uint8_t t71 = (uint8_t)(t13 - t70);
    const uint8_t t78 = (uint8_t)((rotl8(t47, 7) ^ (rotl8(t47, 1) ^ rotl8(t47, 2))) + rk[124]);
    const uint8_t t79 = t15 ^ t78;
    // round 30 (hight.dsl:43)
    const uint8_t t86 = (rk[123] ^ rotl8(t55, 3)) ^ (rotl8(t55, 4) ^ rotl8(t55, 6));
    const uint8_t t87 = (uint8_t)(t47 - t86);
    const uint8_t t94 = (uint8_t)((rotl8(t63, 7) ^ (rotl8(t63, 1) ^ rotl8(t63, 2))) + rk[122]);
    const uint8_t t95 = t23 ^ t94;
    const uint8_t t102 = (rk[121] ^ rotl8(t71, 3)) ^ (rotl8(t71, 4) ^ rotl8(t71, 6));
    const uint8_t t103 = (uint8_t)(t31 - t102);
    const uint8_t t110 = (uint8_t)((rotl8(t79, 7) ^ (rotl8(t79, 1) ^ rotl8(t79, 2))) + rk[120]);
    const uint8_t t111 = t39 ^ t110;
    // round 29 (hight.dsl:43)
    const uint8_t t118 = (rk[119] ^ rotl8(t87, 3)) ^ (rotl8(t87, 4) ^ rotl8(t87, 6));
    const uint8_t t119 = (uint8_t)(t79 - t118);
    const uint8_t t126 = (uint8_t)((rotl8(t95, 7) ^ (rotl8(t95, 1) ^ rotl8(t95, 2))) + rk[118]);
    const uint8_t t127 = t55 ^ t126;
    const uint8_t t134 = (rk[117] ^ rotl8(t103, 3)) ^ (rotl8(t103, 4) ^ rotl8(t103, 6));
    const uint8_t t135 = (uint8_t)(t63 - t134);
    const uint8_t t140 = rotl8(t111, 7) ^ (rotl8(t111, 1) ^ rotl8(t111, 2));
    const uint8_t t143 = t71 ^ ((uint8_t)(t140 + rk[116]));
    // round 28 (hight.dsl:43)
    const uint8_t t150 = (rk[115] ^ rotl8(t119, 3)) ^ (rotl8(t119, 4) ^ rotl8(t119, 6));
    const uint8_t t151 = (uint8_t)(t111 - t150);
    const uint8_t t156 = rotl8(t127, 7) ^ (rotl8(t127, 1) ^ rotl8(t127, 2));
    const uint8_t t159 = t87 ^ ((uint8_t)(t156 + rk[114]));
    const uint8_t t166 = (rk[113] ^ rotl8(t135, 3)) ^ (rotl8(t135, 4) ^ rotl8(t135, 6));
    const uint8_t t167 = (uint8_t)(t95 - t166);
    const uint8_t t172 = rotl8(t143, 7) ^ (rotl8(t143, 1) ^ rotl8(t143, 2));
    const uint8_t t175 = t103 ^ ((uint8_t)(t172 + rk[112]));
    // round 27 (hight.dsl:43)
    const uint8_t t182 = (rk[111] ^ rotl8(t151, 3)) ^ (rotl8(t151, 4) ^ rotl8(t151, 6));
    const uint8_t t183 = (uint8_t)(t143 - t182);
    const uint8_t t188 = rotl8(t159, 7) ^ (rotl8(t159, 1) ^ rotl8(t159, 2));
    const uint8_t t191 = t119 ^ ((uint8_t)(t188 + rk[110]));
    const uint8_t t198 = (rk[109] ^ rotl8(t167, 3)) ^ (rotl8(t167, 4) ^ rotl8(t167, 6));
    const uint8_t t199 = (uint8_t)(t127 - t198);
    const uint8_t t204 = rotl8(t175, 7) ^ (rotl8(t175, 1) ^ rotl8(t175, 2));
    const uint8_t t207 = t135 ^ ((uint8_t)(t204 + rk[108]));
    // round 26 (hight.dsl:43)
    const uint8_t t214 = (rk[107] ^ rotl8(t183, 3)) ^ (rotl8(t183, 4) ^ rotl8(t183, 6));
    const uint8_t t215 = (uint8_t)(t175 - t214);
    const uint8_t t220 = rotl8(t191, 7) ^ (rotl8(t191, 1) ^ rotl8(t191, 2));
    const uint8_t t223 = t151 ^ ((uint8_t)(t220 + rk[106]));
    const uint8_t t230 = (rk[105] ^ rotl8(t199, 3)) ^ (rotl8(t199, 4) ^ rotl8(t199, 6));
    const uint8_t t231 = (uint8_t)(t159 - t230);
    const uint8_t t236 = rotl8(t207, 7) ^ (rotl8(t207, 1) ^ rotl8(t207, 2));
    const uint8_t t239 = t167 ^ ((uint8_t)(t236 + rk[104]));
    // round 25 (hight.dsl:43)
    const uint8_t t246 = (rk[103] ^ rotl8(t215, 3)) ^ (rotl8(t215, 4) ^ rotl8(t215, 6));
    const uint8_t t247 = (uint8_t)(t207 - t246);
    const uint8_t t252 = rotl8(t223, 7) ^ (rotl8(t223, 1) ^ rotl8(t223, 2));
    const uint8_t t255 = t183 ^ ((uint8_t)(t252 + rk[102]));
    const uint8_t t262 = (rk[101] ^ rotl8(t231, 3)) ^ (rotl8(t231, 4) ^ rotl8(t231, 6));
    const uint8_t t263 = (uint8_t)(t191 - t262);
    const uint8_t t268 = rotl8(t239, 7) ^ (rotl8(t239, 1) ^ rotl8(t239, 2));
    const uint8_t t271 = t199 ^ ((uint8_t)(t268 + rk[100]));
    // round 24 (hight.dsl:43)
    const uint8_t t278 = (rk[99] ^ rotl8(t247, 3)) ^ (rotl8(t247, 4) ^ rotl8(t247, 6));
    const uint8_t t279 = (uint8_t)(t239 - t278);
    const uint8_t t284 = rotl8(t255, 7) ^ (rotl8(t255, 1) ^ rotl8(t255, 2));
    const uint8_t t287 = t215 ^ ((uint8_t)(t284 + rk[98]));
    const uint8_t t294 = (rk[97] ^ rotl8(t263, 3)) ^ (rotl8(t263, 4) ^ rotl8(t263, 6));
    const uint8_t t295 = (uint8_t)(t223 - t294);
    const uint8_t t300 = rotl8(t271, 7) ^ (rotl8(t271, 1) ^ rotl8(t271, 2));
    const uint8_t t303 = t231 ^ ((uint8_t)(t300 + rk[96]));
    // round 23 (hight.dsl:43)
    const uint8_t t310 = (rk[95] ^ rotl8(t279, 3)) ^ (rotl8(t279, 4) ^ rotl8(t279, 6));
    const uint8_t t311 = (uint8_t)(t271 - t310);
    const uint8_t t316 = rotl8(t287, 7) ^ (rotl8(t287, 1) ^ rotl8(t287, 2));
    const uint8_t t319 = t247 ^ ((uint8_t)(t316 + rk[94]));
    const uint8_t t326 = (rk[93] ^ rotl8(t295, 3)) ^ (rotl8(t295, 4) ^ rotl8(t295, 6));
    const uint8_t t327 = (uint8_t)(t255 - t326);
    const uint8_t t332 = rotl8(t303, 7) ^ (rotl8(t303, 1) ^ rotl8(t303, 2));
    const uint8_t t335 = t263 ^ ((uint8_t)(t332 + rk[92]));
    // round 22 (hight.dsl:43)
    const uint8_t t342 = (rk[91] ^ rotl8(t311, 3)) ^ (rotl8(t311, 4) ^ rotl8(t311, 6));
    const uint8_t t343 = (uint8_t)(t303 - t342);
    const uint8_t t348 = rotl8(t319, 7) ^ (rotl8(t319, 1) ^ rotl8(t319, 2));
    const uint8_t t351 = t279 ^ ((uint8_t)(t348 + rk[90]));
    const uint8_t t358 = (rk[89] ^ rotl8(t327, 3)) ^ (rotl8(t327, 4) ^ rotl8(t327, 6));
    const uint8_t t359 = (uint8_t)(t287 - t358);
    const uint8_t t364 = rotl8(t335, 7) ^ (rotl8(t335, 1) ^ rotl8(t335, 2));
    const uint8_t t367 = t295 ^ ((uint8_t)(t364 + rk[88]));
    // round 21 (hight.dsl:43)
    const uint8_t t374 = (rk[87] ^ rotl8(t343, 3)) ^ (rotl8(t343, 4) ^ rotl8(t343, 6));
    const uint8_t t375 = (uint8_t)(t335 - t374);
    const uint8_t t380 = rotl8(t351, 7) ^ (rotl8(t351, 1) ^ rotl8(t351, 2));
    const uint8_t t383 = t311 ^ ((uint8_t)(t380 + rk[86]));
    const uint8_t t390 = (rk[85] ^ rotl8(t359, 3)) ^ (rotl8(t359, 4) ^ rotl8(t359, 6));
    const uint8_t t391 = (uint8_t)(t319 - t390);
    const uint8_t t396 = rotl8(t367, 7) ^ (rotl8(t367, 1) ^ rotl8(t367, 2));
    const uint8_t t399 = t327 ^ ((uint8_t)(t396 + rk[84]));
    // round 20 (hight.dsl:43)
    const uint8_t t406 = (rk[83] ^ rotl8(t375, 3)) ^ (rotl8(t375, 4) ^ rotl8(t375, 6));
    const uint8_t t407 = (uint8_t)(t367 - t406);
    const uint8_t t412 = rotl8(t383, 7) ^ (rotl8(t383, 1) ^ rotl8(t383, 2));
    const uint8_t t415 = t343 ^ ((uint8_t)(t412 + rk[82]));
    const uint8_t t422 = (rk[81] ^ rotl8(t391, 3)) ^ (rotl8(t391, 4) ^ rotl8(t391, 6));
    const uint8_t t423 = (uint8_t)(t351 - t422);
    const uint8_t t428 = rotl8(t399, 7) ^ (rotl8(t399, 1) ^ rotl8(t399, 2));
    const uint8_t t431 = t359 ^ ((uint8_t)(t428 + rk[80]));
    // round 19 (hight.dsl:43)
    const uint8_t t438 = (rk[79] ^ rotl8(t407, 3)) ^ (rotl8(t407, 4) ^ rotl8(t407, 6));
    const uint8_t t439 = (uint8_t)(t399 - t438);
    const uint8_t t444 = rotl8(t415, 7) ^ (rotl8(t415, 1) ^ rotl8(t415, 2));
    const uint8_t t447 = t375 ^ ((uint8_t)(t444 + rk[78]));
    const uint8_t t454 = (rk[77] ^ rotl8(t423, 3)) ^ (rotl8(t423, 4) ^ rotl8(t423, 6));
    const uint8_t t455 = (uint8_t)(t383 - t454);
    const uint8_t t460 = rotl8(t431, 7) ^ (rotl8(t431, 1) ^ rotl8(t431, 2));
    const uint8_t t463 = t391 ^ ((uint8_t)(t460 + rk[76]));
    // round 18 (hight.dsl:43)
    const uint8_t t470 = (rk[75] ^ rotl8(t439, 3)) ^ (rotl8(t439, 4) ^ rotl8(t439, 6));
    const uint8_t t471 = (uint8_t)(t431 - t470);
    const uint8_t t476 = rotl8(t447, 7) ^ (rotl8(t447, 1) ^ rotl8(t447, 2));
    const uint8_t t479 = t407 ^ ((uint8_t)(t476 + rk[74]));
    const uint8_t t486 = (rk[73] ^ rotl8(t455, 3)) ^ (rotl8(t455, 4) ^ rotl8(t455, 6));
    const uint8_t t487 = (uint8_t)(t415 - t486);
    const uint8_t t492 = rotl8(t463, 7) ^ (rotl8(t463, 1) ^ rotl8(t463, 2));
    const uint8_t t495 = t423 ^ ((uint8_t)(t492 + rk[72]));
    // round 17 (hight.dsl:43)
    const uint8_t t502 = (rk[71] ^ rotl8(t471, 3)) ^ (rotl8(t471, 4) ^ rotl8(t471, 6));
    const uint8_t t503 = (uint8_t)(t463 - t502);
    const uint8_t t508 = rotl8(t479, 7) ^ (rotl8(t479, 1) ^ rotl8(t479, 2));
    const uint8_t t511 = t439 ^ ((uint8_t)(t508 + rk[70]));
    const uint8_t t518 = (rk[69] ^ rotl8(t487, 3)) ^ (rotl8(t487, 4) ^ rotl8(t487, 6));
    const uint8_t t519 = (uint8_t)(t447 - t518);
    const uint8_t t524 = rotl8(t495, 7) ^ (rotl8(t495, 1) ^ rotl8(t495, 2));
    const uint8_t t527 = t455 ^ ((uint8_t)(t524 + rk[68]));
    // round 16 (hight.dsl:43)
    const uint8_t t534 = (rk[67] ^ rotl8(t503, 3)) ^ (rotl8(t503, 4) ^ rotl8(t503, 6));
    const uint8_t t535 = (uint8_t)(t495 - t534);
    const uint8_t t540 = rotl8(t511, 7) ^ (rotl8(t511, 1) ^ rotl8(t511, 2));
    const uint8_t t543 = t471 ^ ((uint8_t)(t540 + rk[66]));
    const uint8_t t550 = (rk[65] ^ rotl8(t519, 3)) ^ (rotl8(t519, 4) ^ rotl8(t519, 6));
    const uint8_t t551 = (uint8_t)(t479 - t550);
    const uint8_t t556 = rotl8(t527, 7) ^ (rotl8(t527, 1) ^ rotl8(t527, 2));
    const uint8_t t559 = t487 ^ ((uint8_t)(t556 + rk[64]));
    // round 15 (hight.dsl:43)
    const uint8_t t566 = (rk[63] ^ rotl8(t535, 3)) ^ (rotl8(t535, 4) ^ rotl8(t535, 6));
    const uint8_t t567 = (uint8_t)(t527 - t566);
    const uint8_t t572 = rotl8(t543, 7) ^ (rotl8(t543, 1) ^ rotl8(t543, 2));
    const uint8_t t575 = t503 ^ ((uint8_t)(t572 + rk[62]));
    const uint8_t t582 = (rk[61] ^ rotl8(t551, 3)) ^ (rotl8(t551, 4) ^ rotl8(t551, 6));
    const uint8_t t583 = (uint8_t)(t511 - t582);
    const uint8_t t588 = rotl8(t559, 7) ^ (rotl8(t559, 1) ^ rotl8(t559, 2));
    const uint8_t t591 = t519 ^ ((uint8_t)(t588 + rk[60]));
    // round 14 (hight.dsl:43)
    const uint8_t t598 = (rk[59] ^ rotl8(t567, 3)) ^ (rotl8(t567, 4) ^ rotl8(t567, 6));
    const uint8_t t599 = (uint8_t)(t559 - t598);
    const uint8_t t604 = rotl8(t575, 7) ^ (rotl8(t575, 1) ^ rotl8(t575, 2));
    const uint8_t t607 = t535 ^ ((uint8_t)(t604 + rk[58]));
    const uint8_t t614 = (rk[57] ^ rotl8(t583, 3)) ^ (rotl8(t583, 4) ^ rotl8(t583, 6));
    const uint8_t t615 = (uint8_t)(t543 - t614);
    const uint8_t t620 = rotl8(t591, 7) ^ (rotl8(t591, 1) ^ rotl8(t591, 2));
    const uint8_t t623 = t551 ^ ((uint8_t)(t620 + rk[56]));
    // round 13 (hight.dsl:43)
    const uint8_t t630 = (rk[55] ^ rotl8(t599, 3)) ^ (rotl8(t599, 4) ^ rotl8(t599, 6));
    const uint8_t t631 = (uint8_t)(t591 - t630);
    const uint8_t t636 = rotl8(t607, 7) ^ (rotl8(t607, 1) ^ rotl8(t607, 2));
    const uint8_t t639 = t567 ^ ((uint8_t)(t636 + rk[54]));
    const uint8_t t646 = (rk[53] ^ rotl8(t615, 3)) ^ (rotl8(t615, 4) ^ rotl8(t615, 6));
    const uint8_t t647 = (uint8_t)(t575 - t646);
    const uint8_t t652 = rotl8(t623, 7) ^ (rotl8(t623, 1) ^ rotl8(t623, 2));
    const uint8_t t655 = t583 ^ ((uint8_t)(t652 + rk[52]));
    // round 12 (hight.dsl:43)
    const uint8_t t662 = (rk[51] ^ rotl8(t631, 3)) ^ (rotl8(t631, 4) ^ rotl8(t631, 6));
    const uint8_t t663 = (uint8_t)(t623 - t662);
    const uint8_t t668 = rotl8(t639, 7) ^ (rotl8(t639, 1) ^ rotl8(t639, 2));
    const uint8_t t671 = t599 ^ ((uint8_t)(t668 + rk[50]));
    const uint8_t t678 = (rk[49] ^ rotl8(t647, 3)) ^ (rotl8(t647, 4) ^ rotl8(t647, 6));
    const uint8_t t679 = (uint8_t)(t607 - t678);
    const uint8_t t684 = rotl8(t655, 7) ^ (rotl8(t655, 1) ^ rotl8(t655, 2));
    const uint8_t t687 = t615 ^ ((uint8_t)(t684 + rk[48]));
    // round 11 (hight.dsl:43)
    const uint8_t t694 = (rk[47] ^ rotl8(t663, 3)) ^ (rotl8(t663, 4) ^ rotl8(t663, 6));
    const uint8_t t695 = (uint8_t)(t655 - t694);
    const uint8_t t700 = rotl8(t671, 7) ^ (rotl8(t671, 1) ^ rotl8(t671, 2));
    const uint8_t t703 = t631 ^ ((uint8_t)(t700 + rk[46]));
    const uint8_t t710 = (rk[45] ^ rotl8(t679, 3)) ^ (rotl8(t679, 4) ^ rotl8(t679, 6));
    const uint8_t t711 = (uint8_t)(t639 - t710);
    const uint8_t t716 = rotl8(t687, 7) ^ (rotl8(t687, 1) ^ rotl8(t687, 2));
    const uint8_t t719 = t647 ^ ((uint8_t)(t716 + rk[44]));
    // round 10 (hight.dsl:43)
    const uint8_t t726 = (rk[43] ^ rotl8(t695, 3)) ^ (rotl8(t695, 4) ^ rotl8(t695, 6));
    const uint8_t t727 = (uint8_t)(t687 - t726);
    const uint8_t t732 = rotl8(t703, 7) ^ (rotl8(t703, 1) ^ rotl8(t703, 2));
    const uint8_t t735 = t663 ^ ((uint8_t)(t732 + rk[42]));
    const uint8_t t742 = (rk[41] ^ rotl8(t711, 3)) ^ (rotl8(t711, 4) ^ rotl8(t711, 6));
    const uint8_t t743 = (uint8_t)(t671 - t742);
    const uint8_t t748 = rotl8(t719, 7) ^ (rotl8(t719, 1) ^ rotl8(t719, 2));
    const uint8_t t751 = t679 ^ ((uint8_t)(t748 + rk[40]));
    // round 9 (hight.dsl:43)
    const uint8_t t758 = (rk[39] ^ rotl8(t727, 3)) ^ (rotl8(t727, 4) ^ rotl8(t727, 6));
    const uint8_t t759 = (uint8_t)(t719 - t758);
    const uint8_t t764 = rotl8(t735, 7) ^ (rotl8(t735, 1) ^ rotl8(t735, 2));
    const uint8_t t767 = t695 ^ ((uint8_t)(t764 + rk[38]));
    const uint8_t t774 = (rk[37] ^ rotl8(t743, 3)) ^ (rotl8(t743, 4) ^ rotl8(t743, 6));
    const uint8_t t775 = (uint8_t)(t703 - t774);
    const uint8_t t780 = rotl8(t751, 7) ^ (rotl8(t751, 1) ^ rotl8(t751, 2));
    const uint8_t t783 = t711 ^ ((uint8_t)(t780 + rk[36]));
    // round 8 (hight.dsl:43)
    const uint8_t t790 = (rk[35] ^ rotl8(t759, 3)) ^ (rotl8(t759, 4) ^ rotl8(t759, 6));
    const uint8_t t791 = (uint8_t)(t751 - t790);
    const uint8_t t796 = rotl8(t767, 7) ^ (rotl8(t767, 1) ^ rotl8(t767, 2));
    const uint8_t t799 = t727 ^ ((uint8_t)(t796 + rk[34]));
    const uint8_t t806 = (rk[33] ^ rotl8(t775, 3)) ^ (rotl8(t775, 4) ^ rotl8(t775, 6));
    const uint8_t t807 = (uint8_t)(t735 - t806);
    const uint8_t t812 = rotl8(t783, 7) ^ (rotl8(t783, 1) ^ rotl8(t783, 2));
    const uint8_t t815 = t743 ^ ((uint8_t)(t812 + rk[32]));
    // round 7 (hight.dsl:43)
    const uint8_t t822 = (rk[31] ^ rotl8(t791, 3)) ^ (rotl8(t791, 4) ^ rotl8(t791, 6));
    const uint8_t t823 = (uint8_t)(t783 - t822);
    const uint8_t t828 = rotl8(t799, 7) ^ (rotl8(t799, 1) ^ rotl8(t799, 2));
    const uint8_t t831 = t759 ^ ((uint8_t)(t828 + rk[30]));
    const uint8_t t838 = (rk[29] ^ rotl8(t807, 3)) ^ (rotl8(t807, 4) ^ rotl8(t807, 6));
    const uint8_t t839 = (uint8_t)(t767 - t838);
    const uint8_t t844 = rotl8(t815, 7) ^ (rotl8(t815, 1) ^ rotl8(t815, 2));
    const uint8_t t847 = t775 ^ ((uint8_t)(t844 + rk[28]));
    // round 6 (hight.dsl:43)
    const uint8_t t854 = (rk[27] ^ rotl8(t823, 3)) ^ (rotl8(t823, 4) ^ rotl8(t823, 6));
    const uint8_t t855 = (uint8_t)(t815 - t854);
    const uint8_t t860 = rotl8(t831, 7) ^ (rotl8(t831, 1) ^ rotl8(t831, 2));
    const uint8_t t863 = t791 ^ ((uint8_t)(t860 + rk[26]));
    const uint8_t t870 = (rk[25] ^ rotl8(t839, 3)) ^ (rotl8(t839, 4) ^ rotl8(t839, 6));
    const uint8_t t871 = (uint8_t)(t799 - t870);
    const uint8_t t876 = rotl8(t847, 7) ^ (rotl8(t847, 1) ^ rotl8(t847, 2));
    const uint8_t t879 = t807 ^ ((uint8_t)(t876 + rk[24]));
    // round 5 (hight.dsl:43)
    const uint8_t t886 = (rk[23] ^ rotl8(t855, 3)) ^ (rotl8(t855, 4) ^ rotl8(t855, 6));
    const uint8_t t887 = (uint8_t)(t847 - t886);
    const uint8_t t892 = rotl8(t863, 7) ^ (rotl8(t863, 1) ^ rotl8(t863, 2));
    const uint8_t t895 = t823 ^ ((uint8_t)(t892 + rk[22]));
    const uint8_t t902 = (rk[21] ^ rotl8(t871, 3)) ^ (rotl8(t871, 4) ^ rotl8(t871, 6));
    const uint8_t t903 = (uint8_t)(t831 - t902);
    const uint8_t t908 = rotl8(t879, 7) ^ (rotl8(t879, 1) ^ rotl8(t879, 2));
    const uint8_t t911 = t839 ^ ((uint8_t)(t908 + rk[20]));
    // round 4 (hight.dsl:43)
    const uint8_t t918 = (rk[19] ^ rotl8(t887, 3)) ^ (rotl8(t887, 4) ^ rotl8(t887, 6));
    const uint8_t t919 = (uint8_t)(t879 - t918);
    const uint8_t t924 = rotl8(t895, 7) ^ (rotl8(t895, 1) ^ rotl8(t895, 2));
    const uint8_t t927 = t855 ^ ((uint8_t)(t924 + rk[18]));
    const uint8_t t934 = (rk[17] ^ rotl8(t903, 3)) ^ (rotl8(t903, 4) ^ rotl8(t903, 6));
    const uint8_t t935 = (uint8_t)(t863 - t934);
    const uint8_t t940 = rotl8(t911, 7) ^ (rotl8(t911, 1) ^ rotl8(t911, 2));
    const uint8_t t943 = t871 ^ ((uint8_t)(t940 + rk[16]));
    // round 3 (hight.dsl:43)
    const uint8_t t950 = (rk[15] ^ rotl8(t919, 3)) ^ (rotl8(t919, 4) ^ rotl8(t919, 6));
    const uint8_t t951 = (uint8_t)(t911 - t950);
    const uint8_t t956 = rotl8(t927, 7) ^ (rotl8(t927, 1) ^ rotl8(t927, 2));
    const uint8_t t959 = t887 ^ ((uint8_t)(t956 + rk[14]));
    const uint8_t t966 = (rk[13] ^ rotl8(t935, 3)) ^ (rotl8(t935, 4) ^ rotl8(t935, 6));
    const uint8_t t967 = (uint8_t)(t895 - t966);
    const uint8_t t972 = rotl8(t943, 7) ^ (rotl8(t943, 1) ^ rotl8(t943, 2));
    const uint8_t t975 = t903 ^ ((uint8_t)(t972 + rk[12]));
    // round 2 (hight.dsl:43)
    const uint8_t t982 = (rk[11] ^ rotl8(t951, 3)) ^ (rotl8(t951, 4) ^ rotl8(t951, 6));
    const uint8_t t983 = (uint8_t)(t943 - t982);
    const uint8_t t988 = rotl8(t959, 7) ^ (rotl8(t959, 1) ^ rotl8(t959, 2));
    const uint8_t t991 = t919 ^ ((uint8_t)(t988 + rk[10]));
    const uint8_t t998 = (rk[9] ^ rotl8(t967, 3)) ^ (rotl8(t967, 4) ^ rotl8(t967, 6));
    const uint8_t t999 = (uint8_t)(t927 - t998);
    const uint8_t t1004 = rotl8(t975, 7) ^ (rotl8(t975, 1) ^ rotl8(t975, 2));
    const uint8_t t1007 = t935 ^ ((uint8_t)(t1004 + rk[8]));
    // round 1 (hight.dsl:43)
    const uint8_t t1014 = (rk[7] ^ rotl8(t983, 3)) ^ (rotl8(t983, 4) ^ rotl8(t983, 6));
    const uint8_t t1015 = (uint8_t)(t975 - t1014);
    const uint8_t t1020 = rotl8(t991, 7) ^ (rotl8(t991, 1) ^ rotl8(t991, 2));
    const uint8_t t1023 = t951 ^ ((uint8_t)(t1020 + rk[6]));
    const uint8_t t1030 = (rk[5] ^ rotl8(t999, 3)) ^ (rotl8(t999, 4) ^ rotl8(t999, 6));
    const uint8_t t1031 = (uint8_t)(t959 - t1030);
    const uint8_t t1036 = rotl8(t1007, 7) ^ (rotl8(t1007, 1) ^ rotl8(t1007, 2));
    const uint8_t t1039 = t967 ^ ((uint8_t)(t1036 + rk[4]));
    out[0] = (uint8_t)((uint8_t)(t999 - rk[0]));
    out[1] = (uint8_t)t1031;
    out[2] = (uint8_t)(rk[1] ^ t991);
    out[3] = (uint8_t)t1023;
    out[4] = (uint8_t)((uint8_t)(t983 - rk[2]));
    out[5] = (uint8_t)t1015;
    out[6] = (uint8_t)(rk[3] ^ t1007);
    out[7] = (uint8_t)t1039;
}

void lwcc_hight64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}

void lwcc_hight64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_hight64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_hight64_128_key_setup_c(ctx, key);
    lwcc_hight64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_hight64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint8_t t1 = nonce[1];
    const uint8_t t3 = nonce[3];
    const uint8_t t5 = (uint8_t)(nonce[0] + ctx[0]);
    const uint8_t t7 = nonce[2] ^ ctx[1];
    // round 1 (hight.dsl:43)
    const uint8_t t14 = (ctx[5] ^ rotl8(t5, 3)) ^ (rotl8(t5, 4) ^ rotl8(t5, 6));
    const uint8_t t15 = (uint8_t)(t1 + t14);
    const uint8_t t22 = (uint8_t)((rotl8(t7, 7) ^ (rotl8(t7, 1) ^ rotl8(t7, 2))) + ctx[6]);
    const uint8_t t23 = t3 ^ t22;
    // round 2 (hight.dsl:43)
    const uint8_t t30 = (uint8_t)((rotl8(t15, 7) ^ (rotl8(t15, 1) ^ rotl8(t15, 2))) + ctx[10]);
    const uint8_t t31 = t7 ^ t30;
    const uint8_t t38 = (ctx[11] ^ rotl8(t23, 3)) ^ (rotl8(t23, 4) ^ rotl8(t23, 6));
    // round 3 (hight.dsl:43)
    const uint8_t t45 = (ctx[15] ^ rotl8(t31, 3)) ^ (rotl8(t31, 4) ^ rotl8(t31, 6));
    const uint8_t t46 = (uint8_t)(t23 + t45);
    // round 4 (hight.dsl:43)
    const uint8_t t53 = (uint8_t)((rotl8(t46, 7) ^ (rotl8(t46, 1) ^ rotl8(t46, 2))) + ctx[16]);
    ctx[136] = (uint8_t)t5;
    ctx[137] = (uint8_t)t38;
    ctx[138] = (uint8_t)t15;
    ctx[139] = (uint8_t)t53;
    ctx[140] = (uint8_t)t31;
    ctx[141] = (uint8_t)t46;
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint8_t t3 = (uint8_t)(counter >> 16);
    const uint8_t t6 = (uint8_t)counter;
    const uint8_t t8 = (uint8_t)(((uint8_t)(counter >> 24)) + ctx[2]);
    const uint8_t t10 = ctx[3] ^ ((uint8_t)(counter >> 8));
    // round 1 (hight.dsl:43)
    const uint8_t t17 = (uint8_t)((rotl8(t10, 7) ^ (rotl8(t10, 1) ^ rotl8(t10, 2))) + ctx[4]);
    const uint8_t t18 = t6 ^ t17;
    const uint8_t t25 = (ctx[7] ^ rotl8(t8, 3)) ^ (rotl8(t8, 4) ^ rotl8(t8, 6));
    const uint8_t t26 = (uint8_t)(t3 + t25);
    // round 2 (hight.dsl:43)
    const uint8_t t33 = (uint8_t)((rotl8(t26, 7) ^ (rotl8(t26, 1) ^ rotl8(t26, 2))) + ctx[8]);
    const uint8_t t34 = t10 ^ t33;
    const uint8_t t41 = (ctx[9] ^ rotl8(t18, 3)) ^ (rotl8(t18, 4) ^ rotl8(t18, 6));
    const uint8_t t43 = (uint8_t)(ctx[136] + t41);
    const uint8_t t45 = (uint8_t)(t8 + ctx[137]);
    // round 3 (hight.dsl:43)
    const uint8_t t52 = (uint8_t)((rotl8(t45, 7) ^ (rotl8(t45, 1) ^ rotl8(t45, 2))) + ctx[12]);
    const uint8_t t53 = t26 ^ t52;
    const uint8_t t60 = (ctx[13] ^ rotl8(t34, 3)) ^ (rotl8(t34, 4) ^ rotl8(t34, 6));
    const uint8_t t61 = (uint8_t)(t18 + t60);
    const uint8_t t68 = (uint8_t)((rotl8(t43, 7) ^ (rotl8(t43, 1) ^ rotl8(t43, 2))) + ctx[14]);
    const uint8_t t70 = ctx[138] ^ t68;
    // round 4 (hight.dsl:43)
    const uint8_t t72 = t45 ^ ctx[139];
    const uint8_t t79 = (ctx[17] ^ rotl8(t53, 3)) ^ (rotl8(t53, 4) ^ rotl8(t53, 6));
    const uint8_t t80 = (uint8_t)(t34 + t79);
    const uint8_t t87 = (uint8_t)((rotl8(t61, 7) ^ (rotl8(t61, 1) ^ rotl8(t61, 2))) + ctx[18]);
    const uint8_t t88 = t43 ^ t87;
    const uint8_t t95 = (ctx[19] ^ rotl8(t70, 3)) ^ (rotl8(t70, 4) ^ rotl8(t70, 6));
    const uint8_t t97 = (uint8_t)(ctx[140] + t95);
    // round 5 (hight.dsl:43)
    const uint8_t t104 = (uint8_t)((rotl8(t97, 7) ^ (rotl8(t97, 1) ^ rotl8(t97, 2))) + ctx[20]);
    const uint8_t t106 = ctx[141] ^ t104;
    const uint8_t t113 = (ctx[21] ^ rotl8(t72, 3)) ^ (rotl8(t72, 4) ^ rotl8(t72, 6));
    const uint8_t t114 = (uint8_t)(t53 + t113);
    const uint8_t t121 = (uint8_t)((rotl8(t80, 7) ^ (rotl8(t80, 1) ^ rotl8(t80, 2))) + ctx[22]);
    const uint8_t t122 = t61 ^ t121;
    const uint8_t t129 = (ctx[23] ^ rotl8(t88, 3)) ^ (rotl8(t88, 4) ^ rotl8(t88, 6));
    const uint8_t t130 = (uint8_t)(t70 + t129);
    // round 6 (hight.dsl:24)
    const uint8_t t135 = rotl8(t130, 7) ^ (rotl8(t130, 1) ^ rotl8(t130, 2));
    const uint8_t t138 = t97 ^ ((uint8_t)(t135 + ctx[24]));
    const uint8_t t145 = (ctx[25] ^ rotl8(t106, 3)) ^ (rotl8(t106, 4) ^ rotl8(t106, 6));
    const uint8_t t146 = (uint8_t)(t72 + t145);
    const uint8_t t151 = rotl8(t114, 7) ^ (rotl8(t114, 1) ^ rotl8(t114, 2));
    const uint8_t t154 = t80 ^ ((uint8_t)(t151 + ctx[26]));
    const uint8_t t161 = (ctx[27] ^ rotl8(t122, 3)) ^ (rotl8(t122, 4) ^ rotl8(t122, 6));
    const uint8_t t162 = (uint8_t)(t88 + t161);
    // round 7 (hight.dsl:24)
    const uint8_t t167 = rotl8(t162, 7) ^ (rotl8(t162, 1) ^ rotl8(t162, 2));
    const uint8_t t170 = t130 ^ ((uint8_t)(t167 + ctx[28]));
    const uint8_t t177 = (ctx[29] ^ rotl8(t138, 3)) ^ (rotl8(t138, 4) ^ rotl8(t138, 6));
    const uint8_t t178 = (uint8_t)(t106 + t177);
    const uint8_t t183 = rotl8(t146, 7) ^ (rotl8(t146, 1) ^ rotl8(t146, 2));
    const uint8_t t186 = t114 ^ ((uint8_t)(t183 + ctx[30]));
    const uint8_t t193 = (ctx[31] ^ rotl8(t154, 3)) ^ (rotl8(t154, 4) ^ rotl8(t154, 6));
    const uint8_t t194 = (uint8_t)(t122 + t193);
    // round 8 (hight.dsl:24)
    const uint8_t t199 = rotl8(t194, 7) ^ (rotl8(t194, 1) ^ rotl8(t194, 2));
    const uint8_t t202 = t162 ^ ((uint8_t)(t199 + ctx[32]));
    const uint8_t t209 = (ctx[33] ^ rotl8(t170, 3)) ^ (rotl8(t170, 4) ^ rotl8(t170, 6));
    const uint8_t t210 = (uint8_t)(t138 + t209);
    const uint8_t t215 = rotl8(t178, 7) ^ (rotl8(t178, 1) ^ rotl8(t178, 2));
    const uint8_t t218 = t146 ^ ((uint8_t)(t215 + ctx[34]));
    const uint8_t t225 = (ctx[35] ^ rotl8(t186, 3)) ^ (rotl8(t186, 4) ^ rotl8(t186, 6));
    const uint8_t t226 = (uint8_t)(t154 + t225);
    // round 9 (hight.dsl:24)
    const uint8_t t231 = rotl8(t226, 7) ^ (rotl8(t226, 1) ^ rotl8(t226, 2));
    const uint8_t t234 = t194 ^ ((uint8_t)(t231 + ctx[36]));
    const uint8_t t241 = (ctx[37] ^ rotl8(t202, 3)) ^ (rotl8(t202, 4) ^ rotl8(t202, 6));
    const uint8_t t242 = (uint8_t)(t170 + t241);
    const uint8_t t247 = rotl8(t210, 7) ^ (rotl8(t210, 1) ^ rotl8(t210, 2));
    const uint8_t t250 = t178 ^ ((uint8_t)(t247 + ctx[38]));
    const uint8_t t257 = (ctx[39] ^ rotl8(t218, 3)) ^ (rotl8(t218, 4) ^ rotl8(t218, 6));
    const uint8_t t258 = (uint8_t)(t186 + t257);
    // round 10 (hight.dsl:24)
    const uint8_t t263 = rotl8(t258, 7) ^ (rotl8(t258, 1) ^ rotl8(t258, 2));
    const uint8_t t266 = t226 ^ ((uint8_t)(t263 + ctx[40]));
    const uint8_t t273 = (ctx[41] ^ rotl8(t234, 3)) ^ (rotl8(t234, 4) ^ rotl8(t234, 6));
    const uint8_t t274 = (uint8_t)(t202 + t273);
    const uint8_t t279 = rotl8(t242, 7) ^ (rotl8(t242, 1) ^ rotl8(t242, 2));
    const uint8_t t282 = t210 ^ ((uint8_t)(t279 + ctx[42]));
    const uint8_t t289 = (ctx[43] ^ rotl8(t250, 3)) ^ (rotl8(t250, 4) ^ rotl8(t250, 6));
    const uint8_t t290 = (uint8_t)(t218 + t289);
    // round 11 (hight.dsl:24)
    const uint8_t t295 = rotl8(t290, 7) ^ (rotl8(t290, 1) ^ rotl8(t290, 2));
    const uint8_t t298 = t258 ^ ((uint8_t)(t295 + ctx[44]));
    const uint8_t t305 = (ctx[45] ^ rotl8(t266, 3)) ^ (rotl8(t266, 4) ^ rotl8(t266, 6));
    const uint8_t t306 = (uint8_t)(t234 + t305);
    const uint8_t t311 = rotl8(t274, 7) ^ (rotl8(t274, 1) ^ rotl8(t274, 2));
    const uint8_t t314 = t242 ^ ((uint8_t)(t311 + ctx[46]));
    const uint8_t t321 = (ctx[47] ^ rotl8(t282, 3)) ^ (rotl8(t282, 4) ^ rotl8(t282, 6));
    const uint8_t t322 = (uint8_t)(t250 + t321);
    // round 12 (hight.dsl:24)
    const uint8_t t327 = rotl8(t322, 7) ^ (rotl8(t322, 1) ^ rotl8(t322, 2));
    const uint8_t t330 = t290 ^ ((uint8_t)(t327 + ctx[48]));
    const uint8_t t337 = (ctx[49] ^ rotl8(t298, 3)) ^ (rotl8(t298, 4) ^ rotl8(t298, 6));
    const uint8_t t338 = (uint8_t)(t266 + t337);
    const uint8_t t343 = rotl8(t306, 7) ^ (rotl8(t306, 1) ^ rotl8(t306, 2));
    const uint8_t t346 = t274 ^ ((uint8_t)(t343 + ctx[50]));
    const uint8_t t353 = (ctx[51] ^ rotl8(t314, 3)) ^ (rotl8(t314, 4) ^ rotl8(t314, 6));
    const uint8_t t354 = (uint8_t)(t282 + t353);
    // round 13 (hight.dsl:24)
    const uint8_t t359 = rotl8(t354, 7) ^ (rotl8(t354, 1) ^ rotl8(t354, 2));
    const uint8_t t362 = t322 ^ ((uint8_t)(t359 + ctx[52]));
    const uint8_t t369 = (ctx[53] ^ rotl8(t330, 3)) ^ (rotl8(t330, 4) ^ rotl8(t330, 6));
    const uint8_t t370 = (uint8_t)(t298 + t369);
    const uint8_t t375 = rotl8(t338, 7) ^ (rotl8(t338, 1) ^ rotl8(t338, 2));
    const uint8_t t378 = t306 ^ ((uint8_t)(t375 + ctx[54]));
    const uint8_t t385 = (ctx[55] ^ rotl8(t346, 3)) ^ (rotl8(t346, 4) ^ rotl8(t346, 6));
    const uint8_t t386 = (uint8_t)(t314 + t385);
    // round 14 (hight.dsl:24)
    const uint8_t t391 = rotl8(t386, 7) ^ (rotl8(t386, 1) ^ rotl8(t386, 2));
    const uint8_t t394 = t354 ^ ((uint8_t)(t391 + ctx[56]));
    const uint8_t t401 = (ctx[57] ^ rotl8(t362, 3)) ^ (rotl8(t362, 4) ^ rotl8(t362, 6));
    const uint8_t t402 = (uint8_t)(t330 + t401);
    const uint8_t t407 = rotl8(t370, 7) ^ (rotl8(t370, 1) ^ rotl8(t370, 2));
    const uint8_t t410 = t338 ^ ((uint8_t)(t407 + ctx[58]));
    const uint8_t t417 = (ctx[59] ^ rotl8(t378, 3)) ^ (rotl8(t378, 4) ^ rotl8(t378, 6));
    const uint8_t t418 = (uint8_t)(t346 + t417);
    // round 15 (hight.dsl:24)
    const uint8_t t423 = rotl8(t418, 7) ^ (rotl8(t418, 1) ^ rotl8(t418, 2));
    const uint8_t t426 = t386 ^ ((uint8_t)(t423 + ctx[60]));
    const uint8_t t433 = (ctx[61] ^ rotl8(t394, 3)) ^ (rotl8(t394, 4) ^ rotl8(t394, 6));
    const uint8_t t434 = (uint8_t)(t362 + t433);
    const uint8_t t439 = rotl8(t402, 7) ^ (rotl8(t402, 1) ^ rotl8(t402, 2));
    const uint8_t t442 = t370 ^ ((uint8_t)(t439 + ctx[62]));
    const uint8_t t449 = (ctx[63] ^ rotl8(t410, 3)) ^ (rotl8(t410, 4) ^ rotl8(t410, 6));
    const uint8_t t450 = (uint8_t)(t378 + t449);
    // round 16 (hight.dsl:24)
    const uint8_t t455 = rotl8(t450, 7) ^ (rotl8(t450, 1) ^ rotl8(t450, 2));
    const uint8_t t458 = t418 ^ ((uint8_t)(t455 + ctx[64]));
    const uint8_t t465 = (ctx[65] ^ rotl8(t426, 3)) ^ (rotl8(t426, 4) ^ rotl8(t426, 6));
    const uint8_t t466 = (uint8_t)(t394 + t465);
    const uint8_t t471 = rotl8(t434, 7) ^ (rotl8(t434, 1) ^ rotl8(t434, 2));
    const uint8_t t474 = t402 ^ ((uint8_t)(t471 + ctx[66]));
    const uint8_t t481 = (ctx[67] ^ rotl8(t442, 3)) ^ (rotl8(t442, 4) ^ rotl8(t442, 6));
    const uint8_t t482 = (uint8_t)(t410 + t481);
    // round 17 (hight.dsl:24)
    const uint8_t t487 = rotl8(t482, 7) ^ (rotl8(t482, 1) ^ rotl8(t482, 2));
    const uint8_t t490 = t450 ^ ((uint8_t)(t487 + ctx[68]));
    const uint8_t t497 = (ctx[69] ^ rotl8(t458, 3)) ^ (rotl8(t458, 4) ^ rotl8(t458, 6));
    const uint8_t t498 = (uint8_t)(t426 + t497);
    const uint8_t t503 = rotl8(t466, 7) ^ (rotl8(t466, 1) ^ rotl8(t466, 2));
    const uint8_t t506 = t434 ^ ((uint8_t)(t503 + ctx[70]));
    const uint8_t t513 = (ctx[71] ^ rotl8(t474, 3)) ^ (rotl8(t474, 4) ^ rotl8(t474, 6));
    const uint8_t t514 = (uint8_t)(t442 + t513);
    // round 18 (hight.dsl:24)
    const uint8_t t519 = rotl8(t514, 7) ^ (rotl8(t514, 1) ^ rotl8(t514, 2));
    const uint8_t t522 = t482 ^ ((uint8_t)(t519 + ctx[72]));
    const uint8_t t529 = (ctx[73] ^ rotl8(t490, 3)) ^ (rotl8(t490, 4) ^ rotl8(t490, 6));
    const uint8_t t530 = (uint8_t)(t458 + t529);
    const uint8_t t535 = rotl8(t498, 7) ^ (rotl8(t498, 1) ^ rotl8(t498, 2));
    const uint8_t t538 = t466 ^ ((uint8_t)(t535 + ctx[74]));
    const uint8_t t545 = (ctx[75] ^ rotl8(t506, 3)) ^ (rotl8(t506, 4) ^ rotl8(t506, 6));
    const uint8_t t546 = (uint8_t)(t474 + t545);
    // round 19 (hight.dsl:24)
    const uint8_t t551 = rotl8(t546, 7) ^ (rotl8(t546, 1) ^ rotl8(t546, 2));
    const uint8_t t554 = t514 ^ ((uint8_t)(t551 + ctx[76]));
    const uint8_t t561 = (ctx[77] ^ rotl8(t522, 3)) ^ (rotl8(t522, 4) ^ rotl8(t522, 6));
    const uint8_t t562 = (uint8_t)(t490 + t561);
    const uint8_t t567 = rotl8(t530, 7) ^ (rotl8(t530, 1) ^ rotl8(t530, 2));
    const uint8_t t570 = t498 ^ ((uint8_t)(t567 + ctx[78]));
    const uint8_t t577 = (ctx[79] ^ rotl8(t538, 3)) ^ (rotl8(t538, 4) ^ rotl8(t538, 6));
    const uint8_t t578 = (uint8_t)(t506 + t577);
    // round 20 (hight.dsl:24)
    const uint8_t t583 = rotl8(t578, 7) ^ (rotl8(t578, 1) ^ rotl8(t578, 2));
    const uint8_t t586 = t546 ^ ((uint8_t)(t583 + ctx[80]));
    const uint8_t t593 = (ctx[81] ^ rotl8(t554, 3)) ^ (rotl8(t554, 4) ^ rotl8(t554, 6));
    const uint8_t t594 = (uint8_t)(t522 + t593);
    const uint8_t t599 = rotl8(t562, 7) ^ (rotl8(t562, 1) ^ rotl8(t562, 2));
    const uint8_t t602 = t530 ^ ((uint8_t)(t599 + ctx[82]));
    const uint8_t t609 = (ctx[83] ^ rotl8(t570, 3)) ^ (rotl8(t570, 4) ^ rotl8(t570, 6));
    const uint8_t t610 = (uint8_t)(t538 + t609);
    // round 21 (hight.dsl:24)
    const uint8_t t615 = rotl8(t610, 7) ^ (rotl8(t610, 1) ^ rotl8(t610, 2));
    const uint8_t t618 = t578 ^ ((uint8_t)(t615 + ctx[84]));
    const uint8_t t625 = (ctx[85] ^ rotl8(t586, 3)) ^ (rotl8(t586, 4) ^ rotl8(t586, 6));
    const uint8_t t626 = (uint8_t)(t554 + t625);
    const uint8_t t631 = rotl8(t594, 7) ^ (rotl8(t594, 1) ^ rotl8(t594, 2));
    const uint8_t t634 = t562 ^ ((uint8_t)(t631 + ctx[86]));
    const uint8_t t641 = (ctx[87] ^ rotl8(t602, 3)) ^ (rotl8(t602, 4) ^ rotl8(t602, 6));
    const uint8_t t642 = (uint8_t)(t570 + t641);
    // round 22 (hight.dsl:24)
    const uint8_t t647 = rotl8(t642, 7) ^ (rotl8(t642, 1) ^ rotl8(t642, 2));
    const uint8_t t650 = t610 ^ ((uint8_t)(t647 + ctx[88]));
    const uint8_t t657 = (ctx[89] ^ rotl8(t618, 3)) ^ (rotl8(t618, 4) ^ rotl8(t618, 6));
    const uint8_t t658 = (uint8_t)(t586 + t657);
    const uint8_t t663 = rotl8(t626, 7) ^ (rotl8(t626, 1) ^ rotl8(t626, 2));
    const uint8_t t666 = t594 ^ ((uint8_t)(t663 + ctx[90]));
    const uint8_t t673 = (ctx[91] ^ rotl8(t634, 3)) ^ (rotl8(t634, 4) ^ rotl8(t634, 6));
    const uint8_t t674 = (uint8_t)(t602 + t673);
    // round 23 (hight.dsl:24)
    const uint8_t t679 = rotl8(t674, 7) ^ (rotl8(t674, 1) ^ rotl8(t674, 2));
    const uint8_t t682 = t642 ^ ((uint8_t)(t679 + ctx[92]));
    const uint8_t t689 = (ctx[93] ^ rotl8(t650, 3)) ^ (rotl8(t650, 4) ^ rotl8(t650, 6));
    const uint8_t t690 = (uint8_t)(t618 + t689);
    const uint8_t t695 = rotl8(t658, 7) ^ (rotl8(t658, 1) ^ rotl8(t658, 2));
    const uint8_t t698 = t626 ^ ((uint8_t)(t695 + ctx[94]));
    const uint8_t t705 = (ctx[95] ^ rotl8(t666, 3)) ^ (rotl8(t666, 4) ^ rotl8(t666, 6));
    const uint8_t t706 = (uint8_t)(t634 + t705);
    // round 24 (hight.dsl:24)
    const uint8_t t711 = rotl8(t706, 7) ^ (rotl8(t706, 1) ^ rotl8(t706, 2));
    const uint8_t t714 = t674 ^ ((uint8_t)(t711 + ctx[96]));
    const uint8_t t721 = (ctx[97] ^ rotl8(t682, 3)) ^ (rotl8(t682, 4) ^ rotl8(t682, 6));
    const uint8_t t722 = (uint8_t)(t650 + t721);
    const uint8_t t727 = rotl8(t690, 7) ^ (rotl8(t690, 1) ^ rotl8(t690, 2));
    const uint8_t t730 = t658 ^ ((uint8_t)(t727 + ctx[98]));
    const uint8_t t737 = (ctx[99] ^ rotl8(t698, 3)) ^ (rotl8(t698, 4) ^ rotl8(t698, 6));
    const uint8_t t738 = (uint8_t)(t666 + t737);
    // round 25 (hight.dsl:24)
    const uint8_t t743 = rotl8(t738, 7) ^ (rotl8(t738, 1) ^ rotl8(t738, 2));
    const uint8_t t746 = t706 ^ ((uint8_t)(t743 + ctx[100]));
    const uint8_t t753 = (ctx[101] ^ rotl8(t714, 3)) ^ (rotl8(t714, 4) ^ rotl8(t714, 6));
    const uint8_t t754 = (uint8_t)(t682 + t753);
    const uint8_t t759 = rotl8(t722, 7) ^ (rotl8(t722, 1) ^ rotl8(t722, 2));
    const uint8_t t762 = t690 ^ ((uint8_t)(t759 + ctx[102]));
    const uint8_t t769 = (ctx[103] ^ rotl8(t730, 3)) ^ (rotl8(t730, 4) ^ rotl8(t730, 6));
    const uint8_t t770 = (uint8_t)(t698 + t769);
    // round 26 (hight.dsl:24)
    const uint8_t t775 = rotl8(t770, 7) ^ (rotl8(t770, 1) ^ rotl8(t770, 2));
    const uint8_t t778 = t738 ^ ((uint8_t)(t775 + ctx[104]));
    const uint8_t t785 = (ctx[105] ^ rotl8(t746, 3)) ^ (rotl8(t746, 4) ^ rotl8(t746, 6));
    const uint8_t t786 = (uint8_t)(t714 + t785);
    const uint8_t t791 = rotl8(t754, 7) ^ (rotl8(t754, 1) ^ rotl8(t754, 2));
    const uint8_t t794 = t722 ^ ((uint8_t)(t791 + ctx[106]));
    const uint8_t t801 = (ctx[107] ^ rotl8(t762, 3)) ^ (rotl8(t762, 4) ^ rotl8(t762, 6));
    const uint8_t t802 = (uint8_t)(t730 + t801);
    // round 27 (hight.dsl:24)
    const uint8_t t807 = rotl8(t802, 7) ^ (rotl8(t802, 1) ^ rotl8(t802, 2));
    const uint8_t t810 = t770 ^ ((uint8_t)(t807 + ctx[108]));
    const uint8_t t817 = (ctx[109] ^ rotl8(t778, 3)) ^ (rotl8(t778, 4) ^ rotl8(t778, 6));
    const uint8_t t818 = (uint8_t)(t746 + t817);
    const uint8_t t823 = rotl8(t786, 7) ^ (rotl8(t786, 1) ^ rotl8(t786, 2));
    const uint8_t t826 = t754 ^ ((uint8_t)(t823 + ctx[110]));
    const uint8_t t833 = (ctx[111] ^ rotl8(t794, 3)) ^ (rotl8(t794, 4) ^ rotl8(t794, 6));
    const uint8_t t834 = (uint8_t)(t762 + t833);
    // round 28 (hight.dsl:24)
    const uint8_t t839 = rotl8(t834, 7) ^ (rotl8(t834, 1) ^ rotl8(t834, 2));
    const uint8_t t842 = t802 ^ ((uint8_t)(t839 + ctx[112]));
    const uint8_t t849 = (ctx[113] ^ rotl8(t810, 3)) ^ (rotl8(t810, 4) ^ rotl8(t810, 6));
    const uint8_t t850 = (uint8_t)(t778 + t849);
    const uint8_t t855 = rotl8(t818, 7) ^ (rotl8(t818, 1) ^ rotl8(t818, 2));
    const uint8_t t858 = t786 ^ ((uint8_t)(t855 + ctx[114]));
    const uint8_t t865 = (ctx[115] ^ rotl8(t826, 3)) ^ (rotl8(t826, 4) ^ rotl8(t826, 6));
    const uint8_t t866 = (uint8_t)(t794 + t865);
    // round 29 (hight.dsl:24)
    const uint8_t t871 = rotl8(t866, 7) ^ (rotl8(t866, 1) ^ rotl8(t866, 2));
    const uint8_t t874 = t834 ^ ((uint8_t)(t871 + ctx[116]));
    const uint8_t t881 = (ctx[117] ^ rotl8(t842, 3)) ^ (rotl8(t842, 4) ^ rotl8(t842, 6));
    const uint8_t t882 = (uint8_t)(t810 + t881);
    const uint8_t t887 = rotl8(t850, 7) ^ (rotl8(t850, 1) ^ rotl8(t850, 2));
    const uint8_t t890 = t818 ^ ((uint8_t)(t887 + ctx[118]));
    const uint8_t t897 = (ctx[119] ^ rotl8(t858, 3)) ^ (rotl8(t858, 4) ^ rotl8(t858, 6));
    const uint8_t t898 = (uint8_t)(t826 + t897);
    // round 30 (hight.dsl:24)
    const uint8_t t903 = rotl8(t898, 7) ^ (rotl8(t898, 1) ^ rotl8(t898, 2));
    const uint8_t t906 = t866 ^ ((uint8_t)(t903 + ctx[120]));
    const uint8_t t913 = (ctx[121] ^ rotl8(t874, 3)) ^ (rotl8(t874, 4) ^ rotl8(t874, 6));
    const uint8_t t914 = (uint8_t)(t842 + t913);
    const uint8_t t919 = rotl8(t882, 7) ^ (rotl8(t882, 1) ^ rotl8(t882, 2));
    const uint8_t t922 = t850 ^ ((uint8_t)(t919 + ctx[122]));
    const uint8_t t929 = (ctx[123] ^ rotl8(t890, 3)) ^ (rotl8(t890, 4) ^ rotl8(t890, 6));
    const uint8_t t930 = (uint8_t)(t858 + t929);
    // round 31 (hight.dsl:24)
    const uint8_t t935 = rotl8(t930, 7) ^ (rotl8(t930, 1) ^ rotl8(t930, 2));
    const uint8_t t938 = t898 ^ ((uint8_t)(t935 + ctx[124]));
    const uint8_t t945 = (ctx[125] ^ rotl8(t906, 3)) ^ (rotl8(t906, 4) ^ rotl8(t906, 6));
    const uint8_t t946 = (uint8_t)(t874 + t945);
    const uint8_t t951 = rotl8(t914, 7) ^ (rotl8(t914, 1) ^ rotl8(t914, 2));
    const uint8_t t954 = t882 ^ ((uint8_t)(t951 + ctx[126]));
    const uint8_t t961 = (ctx[127] ^ rotl8(t922, 3)) ^ (rotl8(t922, 4) ^ rotl8(t922, 6));
    const uint8_t t962 = (uint8_t)(t890 + t961);
    // round 32 (hight.dsl:24)
    const uint8_t t967 = rotl8(t962, 7) ^ (rotl8(t962, 1) ^ rotl8(t962, 2));
    const uint8_t t970 = t930 ^ ((uint8_t)(t967 + ctx[128]));
    const uint8_t t977 = (ctx[129] ^ rotl8(t938, 3)) ^ (rotl8(t938, 4) ^ rotl8(t938, 6));
    const uint8_t t978 = (uint8_t)(t906 + t977);
    const uint8_t t983 = rotl8(t946, 7) ^ (rotl8(t946, 1) ^ rotl8(t946, 2));
    const uint8_t t986 = t914 ^ ((uint8_t)(t983 + ctx[130]));
    const uint8_t t993 = (ctx[131] ^ rotl8(t954, 3)) ^ (rotl8(t954, 4) ^ rotl8(t954, 6));
    const uint8_t t994 = (uint8_t)(t922 + t993);
    const uint8_t t1003 = in[0];
    const uint8_t t1004 = in[1];
    const uint8_t t1005 = in[2];
    const uint8_t t1006 = in[3];
    const uint8_t t1007 = in[4];
    const uint8_t t1008 = in[5];
    const uint8_t t1009 = in[6];
    const uint8_t t1010 = in[7];
    out[0] = (uint8_t)(t1003 ^ ((uint8_t)(t938 + ctx[132])));
    out[1] = (uint8_t)(t1004 ^ t978);
    out[2] = (uint8_t)(t1005 ^ (ctx[133] ^ t946));
    out[3] = (uint8_t)(t1006 ^ t986);
    out[4] = (uint8_t)(t1007 ^ ((uint8_t)(t954 + ctx[134])));
    out[5] = (uint8_t)(t1008 ^ t994);
    out[6] = (uint8_t)(t1009 ^ (ctx[135] ^ t962));
    out[7] = (uint8_t)(t1010 ^ t970);
}

void lwcc_hight64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
{
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
        lwcc_hight64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
