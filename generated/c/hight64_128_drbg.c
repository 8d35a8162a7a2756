// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile hight --set hight64_128 --target c --lanes 1 --mode drbg --df yes
// passes:    unroll() counter() balance() value_numbering() hoist(mode=ecb) legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/hight.dsl sha256:7354a4282c6cb167b88d85ee9ae8d904b6c1d813eb0ca76009b03702c71a9d21
// mode:      ctr_drbg, NIST SP 800-90A Rev. 1 (2015), sections 10.2.1, 10.3.2 and 10.3.3
// folding:   init saves 6 block encryptions, 2 key schedules, 6 operations on bytes; reseed saves 3 block encryptions, 1 key schedule, 3 operations on bytes; generate saves up to 3 block encryptions, 1 key schedule, 3 operations on bytes
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 8 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, rk 136, group 8, st 32
// timing:    constant (secret: st, what inputs and the output hold; public: all lengths)
// checked:   passes, compiled alone, known answers, native calls, timing
// proof:     none, object code of this target is not read

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

static inline uint64_t load_be64(const uint8_t *p)
{
    return (uint64_t)p[7]
         | (uint64_t)p[6] << 8
         | (uint64_t)p[5] << 16
         | (uint64_t)p[4] << 24
         | (uint64_t)p[3] << 32
         | (uint64_t)p[2] << 40
         | (uint64_t)p[1] << 48
         | (uint64_t)p[0] << 56;
}

static inline void store_be64(uint8_t *p, uint64_t x)
{
    p[0] = (uint8_t)(x >> 56);
    p[1] = (uint8_t)(x >> 48);
    p[2] = (uint8_t)(x >> 40);
    p[3] = (uint8_t)(x >> 32);
    p[4] = (uint8_t)(x >> 24);
    p[5] = (uint8_t)(x >> 16);
    p[6] = (uint8_t)(x >> 8);
    p[7] = (uint8_t)x;
}

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

static void lwcc_hight64_128_key_setup_c(void *rk_, const uint8_t *key)
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

static void lwcc_hight64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (; nblocks; nblocks--) {
        ecb_encrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}


static inline void set_key(uint8_t *rk, const uint8_t *key)
{
    lwcc_hight64_128_key_setup_c(rk, key);
}

static inline void encrypt(uint8_t *to, const uint8_t *from, size_t n_blocks, const uint8_t *rk)
{
    lwcc_hight64_128_ecb_encrypt_c(to, from, n_blocks, rk);
}

static inline void xor_bytes(uint8_t *to, const uint8_t *a, const uint8_t *b, size_t n_bytes)
{
    for (size_t i = 0; i < n_bytes; i++) {
        to[i] = (uint8_t)(a[i] ^ b[i]);
    }
}

// One number, the last byte its lowest; every byte is written, whatever the carry.
static inline void increment(uint8_t *to, const uint8_t *from, size_t n_bytes)
{
    uint64_t carry = 1;
    while (n_bytes >= 8) {
        n_bytes -= 8;
        const uint64_t x = load_be64(from + n_bytes), sum = x + carry;
        store_be64(to + n_bytes, sum);
        carry = (x & ~sum) >> 63;
    }
    while (n_bytes--) {
        carry += from[n_bytes];
        to[n_bytes] = (uint8_t)carry;
        carry >>= 8;
    }
}

// Blocks with the values of a counter, each one more than the one before. A value comes from memory: compilers
// count loops by one in a register, and it is secret.
static inline void count_up(uint8_t *to, size_t n_blocks, uint8_t *counter)
{
    const uint8_t *from = counter;
    for (; n_blocks; n_blocks--) {
        increment(to, from, 8);
        from = to;
        to += 8;
    }
    memmove(counter, from, 8);
}

static inline void put_number(uint8_t *to, uint64_t value, size_t n_bytes)
{
    while (n_bytes--) {
        to[n_bytes] = (uint8_t)value;
        value >>= 8;
    }
}

static inline uint64_t get_number(const uint8_t *from, size_t n_bytes)
{
    uint64_t value = 0;
    for (size_t i = 0; i < n_bytes; i++) {
        value = value << 8 | from[i];
    }
    return value;
}

// Bytes somewhere; without a place they are zeros.
typedef struct {
    const uint8_t *data;
    size_t n_bytes;
} piece;

// How far pieces have been read.
typedef struct {
    const piece *at;
    size_t done;
} reader;

static void next_bytes(uint8_t *to, size_t n_bytes, reader *from)
{
    while (n_bytes) {
        const piece *p = from->at;
        if (from->done == p->n_bytes) {
            from->at++;
            from->done = 0;
            continue;
        }
        *to++ = p->data ? p->data[from->done] : 0;
        from->done++;
        n_bytes--;
    }
}

static const uint8_t constant_0[] = {
    0x5a, 0x63, 0x23, 0x3e, 0x5e, 0xf8, 0xbf, 0xc1,
};

static const uint8_t constant_1[] = {
    0x00, 0x10, 0xf1, 0x1b, 0x74, 0xcc, 0xfe, 0xf5,
};

static const uint8_t constant_2[] = {
    0x6f, 0xd8, 0x7c, 0xc2, 0x08, 0xce, 0xa3, 0x4b,
};

static const uint8_t constant_3[] = {
    0x00, 0x00, 0x00, 0x18,
};

static const uint8_t constant_4[] = {
    0x80,
};

static const uint8_t constant_5[] = {
    0xa2, 0x6b, 0x8b, 0xfc, 0xa8, 0xf1, 0xc4, 0x05, 0x84, 0x25, 0x86, 0x96, 0xa5, 0x8e, 0x55, 0xbf,
    0xe0, 0x46, 0xd0, 0x5c, 0xda, 0xe7, 0x33, 0xc4,
};

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#error "round keys below are those of a little-endian machine: make this file with --no-fold"
#endif

// The round keys of 000102030405060708090a0b0c0d0e0f.
static const uint8_t known_key_0[] = {
    0x0c, 0x0d, 0x0e, 0x0f, 0x1e, 0x5a, 0x6e, 0x38, 0x48, 0x11, 0x0b, 0x09, 0x57, 0x68, 0x39, 0x22,
    0x3b, 0x72, 0x40, 0x67, 0x4c, 0x5d, 0x2b, 0x16, 0x22, 0x68, 0x76, 0x3e, 0x83, 0x5d, 0x6f, 0x7c,
    0x45, 0x47, 0x6a, 0x7c, 0x0c, 0x61, 0x34, 0x16, 0x55, 0x07, 0x45, 0x25, 0x5e, 0x36, 0x63, 0x32,
    0x8a, 0x74, 0x80, 0x86, 0x17, 0x43, 0x65, 0x36, 0x2d, 0x4c, 0x27, 0x55, 0x6a, 0x21, 0x18, 0x54,
    0x82, 0x3a, 0x62, 0x77, 0x4e, 0x3f, 0x22, 0x14, 0x7f, 0x63, 0x72, 0x7a, 0x2e, 0x8a, 0x8c, 0x4d,
    0x6c, 0x17, 0x10, 0x4d, 0x74, 0x73, 0x3c, 0x61, 0x20, 0x7e, 0x7b, 0x3e, 0x77, 0x5a, 0x33, 0x60,
    0x30, 0x43, 0x22, 0x56, 0x17, 0x15, 0x4c, 0x28, 0x02, 0x0f, 0x0b, 0x02, 0x15, 0x4a, 0x2b, 0x1c,
    0x51, 0x52, 0x31, 0x19, 0x10, 0x65, 0x34, 0x1c, 0x68, 0x4b, 0x29, 0x58, 0x3a, 0x7d, 0x44, 0x68,
    0x62, 0x64, 0x79, 0x44, 0x00, 0x01, 0x02, 0x03,
};

static void block_cipher_df(uint8_t *result, const piece *input)
{
    struct {
        uint8_t a1[4];
        uint8_t t1[24];
        uint8_t a2[8];
        uint8_t rk[136];
    } w;
    const uint64_t input_bytes = (uint64_t)input[0].n_bytes + input[1].n_bytes + input[2].n_bytes;
    put_number(w.a1, input_bytes, 4);
    memcpy(w.t1, constant_0, 8);
    memcpy(w.t1 + 8, constant_1, 8);
    memcpy(w.t1 + 16, constant_2, 8);
    {
        const piece pieces1[] = {{w.a1, 4}, {constant_3, 4}, input[0], input[1], input[2], {constant_4, 1}, {NULL, (size_t)((8 - ((9 + input_bytes) % 8)) % 8)}};
        reader next1 = {pieces1, 0};
        for (uint64_t n = (((8 + input_bytes) + 1) + ((8 - ((9 + input_bytes) % 8)) % 8)) / 8; n; n--) {
            next_bytes(w.a2, 8, &next1);
            xor_bytes(w.t1, w.t1, w.a2, 8);
            xor_bytes(w.t1 + 8, w.t1 + 8, w.a2, 8);
            xor_bytes(w.t1 + 16, w.t1 + 16, w.a2, 8);
            encrypt(w.t1, w.t1, 3, known_key_0);
        }
    }
    set_key(w.rk, w.t1);
    encrypt(result, w.t1 + 16, 1, w.rk);
    encrypt(result + 8, result, 1, w.rk);
    encrypt(result + 16, result + 8, 1, w.rk);
    wipe((uint8_t *)&w, sizeof w);
}

int lwcc_hight64_128_drbg_init_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *nonce, size_t nonce_bytes, const uint8_t *personalization, size_t personalization_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[24];
        uint8_t a2[24];
    } w;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)nonce_bytes > UINT64_C(4294967296)) return 2;
    if ((uint64_t)personalization_bytes > UINT64_C(4294967296)) return 2;
    if ((((uint64_t)entropy_bytes + (uint64_t)nonce_bytes) + (uint64_t)personalization_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {nonce, nonce_bytes}, {personalization, personalization_bytes}};
        block_cipher_df(w.a1, pieces1);
    }
    xor_bytes(w.a2, constant_5, w.a1, 24);
    memcpy(state, w.a2, 16);
    memcpy(state + 16, w.a2 + 16, 8);
    put_number(state + 24, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_hight64_128_drbg_reseed_c(void *st, const uint8_t *entropy, size_t entropy_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a1[24];
        uint8_t t1[24];
        uint8_t rk[136];
    } w;
    if (get_number(state + 24, 8) == 0) return 5;
    if ((uint64_t)entropy_bytes < 16) return 1;
    if ((uint64_t)entropy_bytes > UINT64_C(4294967296)) return 1;
    if ((uint64_t)additional_bytes > UINT64_C(4294967296)) return 2;
    if (((uint64_t)entropy_bytes + (uint64_t)additional_bytes) >= UINT64_C(4294967296)) return 2;
    {
        const piece pieces1[] = {{entropy, entropy_bytes}, {additional, additional_bytes}, {NULL, 0}};
        block_cipher_df(w.a1, pieces1);
    }
    increment(w.t1, state + 16, 8);
    set_key(w.rk, state);
    increment(w.t1 + 8, w.t1, 8);
    increment(w.t1 + 16, w.t1 + 8, 8);
    encrypt(w.t1, w.t1, 3, w.rk);
    xor_bytes(state, w.t1, w.a1, 8);
    xor_bytes(state + 8, w.t1 + 8, w.a1 + 8, 8);
    xor_bytes(state + 16, w.t1 + 16, w.a1 + 16, 8);
    put_number(state + 24, 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}

int lwcc_hight64_128_drbg_generate_c(void *st, uint8_t *returned, size_t returned_bytes, const uint8_t *additional, size_t additional_bytes)
{
    uint8_t *state = (uint8_t *)st;
    struct {
        uint8_t a4[24];
        uint8_t t1[24];
        uint8_t a15[8];
        uint8_t t2[24];
        uint8_t rk[136];
    } w;
    if (get_number(state + 24, 8) == 0) return 5;
    if ((uint64_t)returned_bytes > 1024) return 3;
    if ((uint64_t)additional_bytes >= UINT64_C(4294967296)) return 2;
    if (get_number(state + 24, 8) > UINT64_C(4294967296)) return 4;
    if ((uint64_t)additional_bytes > 0) {
        {
            const piece pieces1[] = {{additional, additional_bytes}, {NULL, 0}, {NULL, 0}};
            block_cipher_df(w.a4, pieces1);
        }
        increment(w.t1, state + 16, 8);
        set_key(w.rk, state);
        increment(w.t1 + 8, w.t1, 8);
        increment(w.t1 + 16, w.t1 + 8, 8);
        encrypt(w.t1, w.t1, 3, w.rk);
        xor_bytes(state, w.t1, w.a4, 8);
        xor_bytes(state + 8, w.t1 + 8, w.a4 + 8, 8);
        xor_bytes(state + 16, w.t1 + 16, w.a4 + 16, 8);
    } else {
        memset(w.a4, 0, 24);
    }
    set_key(w.rk, state);
    count_up(returned, returned_bytes / 8, state + 16);
    encrypt(returned, returned, returned_bytes / 8, w.rk);
    if (returned_bytes % 8) {
        increment(w.a15, state + 16, 8);
        memcpy(state + 16, w.a15, 8);
        encrypt(w.a15, w.a15, 1, w.rk);
        memcpy(returned + (returned_bytes - returned_bytes % 8), w.a15, returned_bytes % 8);
    }
    increment(w.t2, state + 16, 8);
    increment(w.t2 + 8, w.t2, 8);
    increment(w.t2 + 16, w.t2 + 8, 8);
    encrypt(w.t2, w.t2, 3, w.rk);
    xor_bytes(state, w.t2, w.a4, 8);
    xor_bytes(state + 8, w.t2 + 8, w.a4 + 8, 8);
    xor_bytes(state + 16, w.t2 + 16, w.a4 + 16, 8);
    put_number(state + 24, get_number(state + 24, 8) + 1, 8);
    wipe((uint8_t *)&w, sizeof w);
    return 0;
}
