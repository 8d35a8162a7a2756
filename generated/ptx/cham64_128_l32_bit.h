// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile cham --set cham64_128 --target ptx --lanes 32
#ifndef LWCC_CHAM64_128_H_PTX
#define LWCC_CHAM64_128_H_PTX

#include <stddef.h>
#include <stdint.h>

// Sizes in bytes: a block, a key, a nonce; what key_setup and ctr_init fill, and its alignment; what the
// main loop takes at a time (any other amount works, too).
#define LWCC_CHAM64_128_BLOCK_BYTES_PTX 8
#define LWCC_CHAM64_128_KEY_BYTES_PTX 16
#define LWCC_CHAM64_128_NONCE_BYTES_PTX 4
#define LWCC_CHAM64_128_RK_BYTES_PTX 1024
#define LWCC_CHAM64_128_CTX_BYTES_PTX 1196
#define LWCC_CHAM64_128_ALIGN_BYTES_PTX 16
#define LWCC_CHAM64_128_GROUP_BYTES_PTX 256

#ifdef __cplusplus
extern "C" {
#endif

// Fills `rk` (1024 bytes, aligned to 16) for ecb_encrypt and ecb_decrypt.
static inline void lwcc_cham64_128_key_setup_ptx(void *rk, const uint8_t *key);

// Fills `ctx` (1196 bytes, aligned to 16) for ctr_crypt; a nonce has 4 bytes.
static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce);

// Puts another nonce into a `ctx`; the key stays.
static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

#ifdef __cplusplus
}
#endif


#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__clang__)
// What is said of loops further on is a wish.
#pragma clang diagnostic ignored "-Wpass-failed"
#endif

#ifndef LWCC_HAS_BIT32
#define LWCC_HAS_BIT32
static inline uint32_t bit32(uint8_t x, unsigned k)
{
    return 0 - (uint32_t)(x >> k & 1);
}
#endif

#ifndef LWCC_HAS_LOAD32
#define LWCC_HAS_LOAD32
static inline uint32_t load32(const uint8_t *p)
{
    uint32_t x;
    memcpy(&x, p, sizeof x);
    return x;
}
#endif

#ifndef LWCC_HAS_STORE32
#define LWCC_HAS_STORE32
static inline void store32(uint8_t *p, uint32_t x)
{
    memcpy(p, &x, sizeof x);
}
#endif

#ifndef LWCC_HAS_WIPE
#define LWCC_HAS_WIPE
static inline void wipe(uint8_t *p, size_t n)
{
    volatile uint8_t *q = p;
    while (n--) {
        *q++ = 0;
    }
}
#endif

// Each step appends the sum of four elements.
static const uint16_t key_setup_steps[][4] = {
    {17,2},{3,2},{4,3},{5,4},{6,5},{7,6},{8,7},{9,8},{10,9},{11,10},{12,11},{13,12},{14,13},{15,14},
    {16,15},{17,16},{33,18},{19,18},{20,19},{21,20},{22,21},{23,22},{24,23},{25,24},{26,25},{27,26},
    {28,27},{29,28},{30,29},{31,30},{32,31},{33,32},{49,34},{35,34},{36,35},{37,36},{38,37},{39,38},
    {40,39},{41,40},{42,41},{43,42},{44,43},{45,44},{46,45},{47,46},{48,47},{49,48},{65,50},{51,50},
    {52,51},{53,52},{54,53},{55,54},{56,55},{57,56},{58,57},{59,58},{60,59},{61,60},{62,61},{63,62},
    {64,63},{65,64},{81,66},{67,66},{68,67},{69,68},{70,69},{71,70},{72,71},{73,72},{74,73},{75,74},
    {76,75},{77,76},{78,77},{79,78},{80,79},{81,80},{97,82},{83,82},{84,83},{85,84},{86,85},{87,86},
    {88,87},{89,88},{90,89},{91,90},{92,91},{93,92},{94,93},{95,94},{96,95},{97,96},{113,98},
    {99,98},{100,99},{101,100},{102,101},{103,102},{104,103},{105,104},{106,105},{107,106},
    {108,107},{109,108},{110,109},{111,110},{112,111},{113,112},{129,114},{115,114},{116,115},
    {117,116},{118,117},{119,118},{120,119},{121,120},{122,121},{123,122},{124,123},{125,124},
    {126,125},{127,126},{128,127},{129,128},{130,10},{131,11},{132,12},{133,13},{134,14},{135,15},
    {136,16},{137,17},{138,2},{139,3},{140,4},{141,5},{142,6},{143,7},{144,8},{145,9},{146,26},
    {147,27},{148,28},{149,29},{150,30},{151,31},{152,32},{153,33},{154,18},{155,19},{156,20},
    {157,21},{158,22},{159,23},{160,24},{161,25},{162,42},{163,43},{164,44},{165,45},{166,46},
    {167,47},{168,48},{169,49},{170,34},{171,35},{172,36},{173,37},{174,38},{175,39},{176,40},
    {177,41},{178,58},{179,59},{180,60},{181,61},{182,62},{183,63},{184,64},{185,65},{186,50},
    {187,51},{188,52},{189,53},{190,54},{191,55},{192,56},{193,57},{194,74},{195,75},{196,76},
    {197,77},{198,78},{199,79},{200,80},{201,81},{202,66},{203,67},{204,68},{205,69},{206,70},
    {207,71},{208,72},{209,73},{210,90},{211,91},{212,92},{213,93},{214,94},{215,95},{216,96},
    {217,97},{218,82},{219,83},{220,84},{221,85},{222,86},{223,87},{224,88},{225,89},{226,106},
    {227,107},{228,108},{229,109},{230,110},{231,111},{232,112},{233,113},{234,98},{235,99},
    {236,100},{237,101},{238,102},{239,103},{240,104},{241,105},{242,122},{243,123},{244,124},
    {245,125},{246,126},{247,127},{248,128},{249,129},{250,114},{251,115},{252,116},{253,117},
    {254,118},{255,119},{256,120},{257,121},{146,23},{147,24},{148,25},{149,26},{150,27},{151,28},
    {152,29},{153,30},{154,31},{155,32},{156,33},{157,18},{158,19},{159,20},{160,21},{161,22},
    {130,7},{131,8},{132,9},{133,10},{134,11},{135,12},{136,13},{137,14},{138,15},{139,16},{140,17},
    {141,2},{142,3},{143,4},{144,5},{145,6},{178,55},{179,56},{180,57},{181,58},{182,59},{183,60},
    {184,61},{185,62},{186,63},{187,64},{188,65},{189,50},{190,51},{191,52},{192,53},{193,54},
    {162,39},{163,40},{164,41},{165,42},{166,43},{167,44},{168,45},{169,46},{170,47},{171,48},
    {172,49},{173,34},{174,35},{175,36},{176,37},{177,38},{210,87},{211,88},{212,89},{213,90},
    {214,91},{215,92},{216,93},{217,94},{218,95},{219,96},{220,97},{221,82},{222,83},{223,84},
    {224,85},{225,86},{194,71},{195,72},{196,73},{197,74},{198,75},{199,76},{200,77},{201,78},
    {202,79},{203,80},{204,81},{205,66},{206,67},{207,68},{208,69},{209,70},{242,119},{243,120},
    {244,121},{245,122},{246,123},{247,124},{248,125},{249,126},{250,127},{251,128},{252,129},
    {253,114},{254,115},{255,116},{256,117},{257,118},{226,103},{227,104},{228,105},{229,106},
    {230,107},{231,108},{232,109},{233,110},{234,111},{235,112},{236,113},{237,98},{238,99},
    {239,100},{240,101},{241,102},
};

// The element that each mask repeats.
static const uint16_t key_setup_masks[] = {
    258,259,260,261,262,263,264,265,266,267,268,269,270,271,272,273,274,275,276,277,278,279,280,281,
    282,283,284,285,286,287,288,289,290,291,292,293,294,295,296,297,298,299,300,301,302,303,304,305,
    306,307,308,309,310,311,312,313,314,315,316,317,318,319,320,321,322,323,324,325,326,327,328,329,
    330,331,332,333,334,335,336,337,338,339,340,341,342,343,344,345,346,347,348,349,350,351,352,353,
    354,355,356,357,358,359,360,361,362,363,364,365,366,367,368,369,370,371,372,373,374,375,376,377,
    378,379,380,381,382,383,384,385,386,387,388,389,390,391,392,393,394,395,396,397,398,399,400,401,
    402,403,404,405,406,407,408,409,410,411,412,413,414,415,416,417,418,419,420,421,422,423,424,425,
    426,427,428,429,430,431,432,433,434,435,436,437,438,439,440,441,442,443,444,445,446,447,448,449,
    450,451,452,453,454,455,456,457,458,459,460,461,462,463,464,465,466,467,468,469,470,471,472,473,
    474,475,476,477,478,479,480,481,482,483,484,485,486,487,488,489,490,491,492,493,494,495,496,497,
    498,499,500,501,502,503,504,505,506,507,508,509,510,511,512,513,
};

static inline void lwcc_cham64_128_key_setup_ptx(void *rk_, const uint8_t *key)
{
    uint8_t *rk = (uint8_t *)rk_;
    uint8_t z[514] = {0, 1};
    for (unsigned i = 0; i < 128; i++)
        z[2 + i] = (uint8_t)(key[i / 8] >> i % 8 & 1);
    for (unsigned i = 0; i < 384; i++) {
        const uint16_t *s = key_setup_steps[i];
        z[130 + i] = z[s[0]] ^ z[s[1]] ^ z[s[2]] ^ z[s[3]];
    }
    for (unsigned i = 0; i < 256; i++)
        store32(rk + 4 * i, bit32(z[key_setup_masks[i]], 0));
    wipe(z, sizeof z);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx, const uint8_t *nonce);

static inline void lwcc_cham64_128_ctr_init_ptx(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_cham64_128_key_setup_ptx(ctx, key);
    lwcc_cham64_128_ctr_nonce_ptx(ctx, nonce);
}

static inline void lwcc_cham64_128_ctr_nonce_ptx(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint32_t t0 = bit32(nonce[2], 0);
    store32(ctx + 1024, t0);
    const uint32_t t1 = bit32(nonce[2], 1);
    store32(ctx + 1028, t1);
    const uint32_t t2 = bit32(nonce[2], 2);
    store32(ctx + 1032, t2);
    const uint32_t t3 = bit32(nonce[2], 3);
    store32(ctx + 1036, t3);
    const uint32_t t4 = bit32(nonce[2], 4);
    store32(ctx + 1040, t4);
    const uint32_t t5 = bit32(nonce[2], 5);
    store32(ctx + 1044, t5);
    const uint32_t t6 = bit32(nonce[2], 6);
    store32(ctx + 1048, t6);
    const uint32_t t7 = bit32(nonce[2], 7);
    store32(ctx + 1052, t7);
    const uint32_t t8 = bit32(nonce[3], 0);
    store32(ctx + 1056, t8);
    const uint32_t t9 = bit32(nonce[3], 1);
    store32(ctx + 1060, t9);
    const uint32_t t10 = bit32(nonce[3], 2);
    store32(ctx + 1064, t10);
    const uint32_t t11 = bit32(nonce[3], 3);
    store32(ctx + 1068, t11);
    const uint32_t t12 = bit32(nonce[3], 4);
    store32(ctx + 1072, t12);
    const uint32_t t13 = bit32(nonce[3], 5);
    store32(ctx + 1076, t13);
    const uint32_t t14 = bit32(nonce[3], 6);
    store32(ctx + 1080, t14);
    const uint32_t t15 = bit32(nonce[3], 7);
    store32(ctx + 1084, t15);
    const uint32_t t16 = bit32(nonce[0], 0);
    // round 1 (cham.dsl:24)
    const uint32_t t17 = t15 ^ load32(ctx), t18 = t16 ^ t17;
    // round 4 (cham.dsl:24)
    store32(ctx + 1088, load32(ctx + 192) ^ t18);
    const uint32_t t19 = bit32(nonce[0], 1);
    // round 1 (cham.dsl:24)
    const uint32_t t20 = load32(ctx + 4) ^ (t19 ^ t0), t21 = t16 & t17, t22 = t20 ^ t21;
    // round 4 (cham.dsl:24)
    store32(ctx + 1092, load32(ctx + 196) ^ t22);
    const uint32_t t23 = bit32(nonce[0], 2);
    // round 1 (cham.dsl:24)
    const uint32_t t24 = load32(ctx + 8) ^ (t23 ^ t1), t25 = t19 ^ (t20 & (t21 ^ t19)),
    t26 = t24 ^ t25;
    store32(ctx + 1096, t26);
    const uint32_t t27 = bit32(nonce[0], 3), t28 = load32(ctx + 12) ^ (t27 ^ t2),
    t29 = t23 ^ (t24 & (t25 ^ t23)), t30 = t28 ^ t29;
    store32(ctx + 1100, t30);
    const uint32_t t31 = bit32(nonce[0], 4), t32 = load32(ctx + 16) ^ (t31 ^ t3),
    t33 = t27 ^ (t28 & (t29 ^ t27)), t34 = t32 ^ t33;
    store32(ctx + 1104, t34);
    const uint32_t t35 = bit32(nonce[0], 5), t36 = load32(ctx + 20) ^ (t35 ^ t4),
    t37 = t31 ^ (t32 & (t33 ^ t31)), t38 = t36 ^ t37;
    store32(ctx + 1108, t38);
    const uint32_t t39 = bit32(nonce[0], 6), t40 = load32(ctx + 24) ^ (t39 ^ t5),
    t41 = t35 ^ (t36 & (t37 ^ t35)), t42 = t40 ^ t41;
    store32(ctx + 1112, t42);
    const uint32_t t43 = bit32(nonce[0], 7), t44 = load32(ctx + 28) ^ (t43 ^ t6),
    t45 = t39 ^ (t40 & (t41 ^ t39)), t46 = t44 ^ t45;
    store32(ctx + 1116, t46);
    const uint32_t t47 = bit32(nonce[1], 0), t48 = load32(ctx + 32) ^ (t47 ^ t7),
    t49 = t43 ^ (t44 & (t45 ^ t43));
    store32(ctx + 1120, t48 ^ t49);
    const uint32_t t50 = bit32(nonce[1], 1), t51 = load32(ctx + 36) ^ (t50 ^ t8),
    t52 = t47 ^ (t48 & (t49 ^ t47)), t53 = t51 ^ t52;
    store32(ctx + 1124, t53);
    const uint32_t t54 = bit32(nonce[1], 2), t55 = load32(ctx + 40) ^ (t54 ^ t9),
    t56 = t50 ^ (t51 & (t52 ^ t50));
    store32(ctx + 1128, t55 ^ t56);
    const uint32_t t57 = bit32(nonce[1], 3), t58 = load32(ctx + 44) ^ (t57 ^ t10),
    t59 = t54 ^ (t55 & (t56 ^ t54));
    store32(ctx + 1132, t58 ^ t59);
    const uint32_t t60 = bit32(nonce[1], 4), t61 = load32(ctx + 48) ^ (t60 ^ t11),
    t62 = t57 ^ (t58 & (t59 ^ t57));
    store32(ctx + 1136, t61 ^ t62);
    const uint32_t t63 = bit32(nonce[1], 5), t64 = load32(ctx + 52) ^ (t63 ^ t12),
    t65 = t60 ^ (t61 & (t62 ^ t60));
    store32(ctx + 1140, t64 ^ t65);
    const uint32_t t66 = bit32(nonce[1], 6), t67 = load32(ctx + 56) ^ (t66 ^ t13),
    t68 = t63 ^ (t64 & (t65 ^ t63));
    store32(ctx + 1144, t67 ^ t68);
    const uint32_t t69 = bit32(nonce[1], 7),
    t70 = (load32(ctx + 60) ^ (t69 ^ t14)) ^ (t66 ^ (t67 & (t68 ^ t66)));
    store32(ctx + 1148, t70);
    // round 5 (cham.dsl:24)
    store32(ctx + 1152, load32(ctx + 260) ^ t53);
    store32(ctx + 1156, load32(ctx + 288) ^ t18);
    store32(ctx + 1160, t18);
    store32(ctx + 1164, load32(ctx + 292) ^ t22);
    store32(ctx + 1168, t22);
    store32(ctx + 1172, load32(ctx + 296) ^ t26);
    store32(ctx + 1176, load32(ctx + 300) ^ t30);
    store32(ctx + 1180, load32(ctx + 304) ^ t34);
    store32(ctx + 1184, load32(ctx + 308) ^ t38);
    store32(ctx + 1188, load32(ctx + 312) ^ t42);
    store32(ctx + 1192, load32(ctx + 316) ^ t46);
}

#endif
