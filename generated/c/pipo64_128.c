// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target c --lanes 1
// passes:    unroll() invert() counter() fold() sbox(lanes=1) complement() rotate() balance() hoist() legalise(enabled=true) slice(lanes=1) select()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       ISO C99; two's complement, bytes of 8 bits; no alignment asked for
// layout:    words of 8 bits, each in a variable of its own
// sizes:     in bytes: block 8, key 16, nonce 4, rk 44, ctx 51, align 1, group 8, stack 0
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

void lwcc_pipo64_128_key_setup_c(void *rk_, const uint8_t *key)
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
    // round 1 (pipo.dsl:37)
    const uint8_t t42 = rotl8(t9, 1);
    const uint8_t t43 = rotl8(t10, 4);
    const uint8_t t44 = rotl8(t11, 5);
    const uint8_t t45 = rotl8(t12, 2);
    const uint8_t t46 = rotl8(t13, 3);
    const uint8_t t47 = rotl8(t14, 7);
    const uint8_t t48 = rotl8(t15, 6);
    // round 2 (pipo.dsl:37)
    const uint8_t t49 = rotl8(t1, 1);
    const uint8_t t50 = rotl8(t2, 4);
    const uint8_t t51 = rotl8(t3, 5);
    const uint8_t t52 = rotl8(t4, 2);
    const uint8_t t53 = rotl8(t5, 3);
    const uint8_t t54 = rotl8(t6, 7);
    const uint8_t t55 = rotl8(t7, 6);
    // round 12 (pipo.dsl:38)
    const uint8_t t56 = (uint8_t)~t2;
    // round 11 (pipo.dsl:38)
    const uint8_t t57 = (uint8_t)~t10;
    rk[0] = (uint8_t)t0;
    rk[1] = (uint8_t)t1;
    rk[2] = (uint8_t)t3;
    rk[3] = (uint8_t)t6;
    rk[4] = (uint8_t)t7;
    rk[5] = (uint8_t)t5;
    rk[6] = (uint8_t)t4;
    rk[7] = (uint8_t)t2;
    rk[8] = (uint8_t)(t8 ^ 1);
    rk[9] = (uint8_t)t42;
    rk[10] = (uint8_t)t43;
    rk[11] = (uint8_t)t44;
    rk[12] = (uint8_t)t45;
    rk[13] = (uint8_t)t46;
    rk[14] = (uint8_t)t47;
    rk[15] = (uint8_t)t48;
    rk[16] = (uint8_t)(t0 ^ 2);
    rk[17] = (uint8_t)t49;
    rk[18] = (uint8_t)t50;
    rk[19] = (uint8_t)t51;
    rk[20] = (uint8_t)t52;
    rk[21] = (uint8_t)t53;
    rk[22] = (uint8_t)t54;
    rk[23] = (uint8_t)t55;
    rk[24] = (uint8_t)(t8 ^ 3);
    rk[25] = (uint8_t)(t0 ^ 4);
    rk[26] = (uint8_t)(t8 ^ 5);
    rk[27] = (uint8_t)(t0 ^ 6);
    rk[28] = (uint8_t)(t8 ^ 7);
    rk[29] = (uint8_t)(t0 ^ 8);
    rk[30] = (uint8_t)(t8 ^ 9);
    rk[31] = (uint8_t)(t0 ^ 10);
    rk[32] = (uint8_t)(t8 ^ 11);
    rk[33] = (uint8_t)(t0 ^ 12);
    rk[34] = (uint8_t)(t8 ^ 13);
    rk[35] = (uint8_t)t15;
    rk[36] = (uint8_t)t14;
    rk[37] = (uint8_t)t13;
    rk[38] = (uint8_t)t12;
    rk[39] = (uint8_t)t11;
    rk[40] = (uint8_t)t10;
    rk[41] = (uint8_t)t9;
    rk[42] = (uint8_t)t56;
    rk[43] = (uint8_t)t57;
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
    const uint8_t t9 = t0 ^ rk[0];
    const uint8_t t11 = t1 ^ rk[1];
    const uint8_t t13 = t3 ^ rk[2];
    const uint8_t t15 = t6 ^ rk[3];
    const uint8_t t17 = t7 ^ rk[4];
    // round 1 (pipo.dsl:36)
    const uint8_t t21 = (t5 ^ rk[5]) ^ (t17 & t15);
    const uint8_t t25 = (t4 ^ rk[6]) ^ (t13 & t21);
    const uint8_t t26 = t17 ^ t25;
    const uint8_t t27 = t15 ^ t13;
    const uint8_t t29 = t21 ^ t26;
    const uint8_t t34 = (t2 ^ rk[7]) ^ (t11 & t9);
    const uint8_t t36 = t9 ^ (t34 | t11);
    const uint8_t t38 = t11 ^ (t34 | t36);
    const uint8_t t39 = t26 ^ t38;
    const uint8_t t40 = (uint8_t)~t34;
    const uint8_t t42 = (t13 ^ t40) ^ (t25 | t21);
    const uint8_t t44 = (t25 ^ t36) ^ (t29 & t27);
    const uint8_t t46 = t27 ^ (t39 & t29);
    const uint8_t t47 = t39 ^ t46;
    const uint8_t t49 = t46 ^ (t44 | t42);
    const uint8_t t50 = t42 ^ t29;
    const uint8_t t54 = rk[8] ^ t39;
    const uint8_t t58 = rotl8((rk[9] ^ t36) ^ t50, 7);
    const uint8_t t62 = rotl8((rk[10] ^ t40) ^ t47, 4);
    const uint8_t t65 = rotl8(rk[11] ^ t49, 3);
    const uint8_t t69 = rotl8((rk[12] ^ t29) ^ (t49 | t44), 6);
    const uint8_t t72 = rotl8(rk[13] ^ t44, 5);
    const uint8_t t75 = rotl8(rk[14] ^ t42, 1);
    const uint8_t t80 = rotl8(((rk[15] ^ t38) ^ t44) ^ (t50 & t47), 2);
    // round 2 (pipo.dsl:36)
    const uint8_t t82 = t72 ^ (t80 & t75);
    const uint8_t t84 = t69 ^ (t65 & t82);
    const uint8_t t85 = t80 ^ t84;
    const uint8_t t86 = t75 ^ t65;
    const uint8_t t88 = t82 ^ t85;
    const uint8_t t91 = (t58 & t54) ^ t62;
    const uint8_t t93 = t54 ^ (t91 | t58);
    const uint8_t t95 = t58 ^ (t91 | t93);
    const uint8_t t96 = t95 ^ t85;
    const uint8_t t97 = (uint8_t)~t91;
    const uint8_t t99 = (t65 ^ t97) ^ (t84 | t82);
    const uint8_t t101 = (t93 ^ t84) ^ (t88 & t86);
    const uint8_t t103 = t86 ^ (t96 & t88);
    const uint8_t t104 = t96 ^ t103;
    const uint8_t t106 = t103 ^ (t101 | t99);
    const uint8_t t107 = t99 ^ t88;
    const uint8_t t111 = rk[16] ^ t96;
    const uint8_t t115 = rotl8((rk[17] ^ t93) ^ t107, 7);
    const uint8_t t119 = rotl8((rk[18] ^ t97) ^ t104, 4);
    const uint8_t t122 = rotl8(rk[19] ^ t106, 3);
    const uint8_t t126 = rotl8((rk[20] ^ t88) ^ (t106 | t101), 6);
    const uint8_t t129 = rotl8(rk[21] ^ t101, 5);
    const uint8_t t132 = rotl8(rk[22] ^ t99, 1);
    const uint8_t t137 = rotl8(((rk[23] ^ t95) ^ t101) ^ (t107 & t104), 2);
    // round 3 (pipo.dsl:36)
    const uint8_t t139 = t129 ^ (t137 & t132);
    const uint8_t t141 = t126 ^ (t122 & t139);
    const uint8_t t142 = t137 ^ t141;
    const uint8_t t143 = t132 ^ t122;
    const uint8_t t145 = t139 ^ t142;
    const uint8_t t148 = (t115 & t111) ^ t119;
    const uint8_t t150 = t111 ^ (t148 | t115);
    const uint8_t t152 = t115 ^ (t148 | t150);
    const uint8_t t153 = t152 ^ t142;
    const uint8_t t154 = (uint8_t)~t148;
    const uint8_t t156 = (t122 ^ t154) ^ (t141 | t139);
    const uint8_t t158 = (t150 ^ t141) ^ (t145 & t143);
    const uint8_t t160 = t143 ^ (t153 & t145);
    const uint8_t t161 = t153 ^ t160;
    const uint8_t t163 = t160 ^ (t158 | t156);
    const uint8_t t164 = t156 ^ t145;
    const uint8_t t168 = rk[24] ^ t153;
    const uint8_t t172 = rotl8((rk[9] ^ t150) ^ t164, 7);
    const uint8_t t176 = rotl8((rk[10] ^ t154) ^ t161, 4);
    const uint8_t t179 = rotl8(rk[11] ^ t163, 3);
    const uint8_t t183 = rotl8((rk[12] ^ t145) ^ (t163 | t158), 6);
    const uint8_t t186 = rotl8(rk[13] ^ t158, 5);
    const uint8_t t189 = rotl8(rk[14] ^ t156, 1);
    const uint8_t t194 = rotl8(((rk[15] ^ t152) ^ t158) ^ (t164 & t161), 2);
    // round 4 (pipo.dsl:36)
    const uint8_t t196 = t186 ^ (t194 & t189);
    const uint8_t t198 = t183 ^ (t179 & t196);
    const uint8_t t199 = t194 ^ t198;
    const uint8_t t200 = t189 ^ t179;
    const uint8_t t202 = t196 ^ t199;
    const uint8_t t205 = (t172 & t168) ^ t176;
    const uint8_t t207 = t168 ^ (t205 | t172);
    const uint8_t t209 = t172 ^ (t205 | t207);
    const uint8_t t210 = t209 ^ t199;
    const uint8_t t211 = (uint8_t)~t205;
    const uint8_t t213 = (t179 ^ t211) ^ (t198 | t196);
    const uint8_t t215 = (t207 ^ t198) ^ (t202 & t200);
    const uint8_t t217 = t200 ^ (t210 & t202);
    const uint8_t t218 = t210 ^ t217;
    const uint8_t t220 = t217 ^ (t215 | t213);
    const uint8_t t221 = t213 ^ t202;
    const uint8_t t225 = rk[25] ^ t210;
    const uint8_t t229 = rotl8((rk[17] ^ t207) ^ t221, 7);
    const uint8_t t233 = rotl8((rk[18] ^ t211) ^ t218, 4);
    const uint8_t t236 = rotl8(rk[19] ^ t220, 3);
    const uint8_t t240 = rotl8((rk[20] ^ t202) ^ (t220 | t215), 6);
    const uint8_t t243 = rotl8(rk[21] ^ t215, 5);
    const uint8_t t246 = rotl8(rk[22] ^ t213, 1);
    const uint8_t t251 = rotl8(((rk[23] ^ t209) ^ t215) ^ (t221 & t218), 2);
    // round 5 (pipo.dsl:36)
    const uint8_t t253 = t243 ^ (t251 & t246);
    const uint8_t t255 = t240 ^ (t236 & t253);
    const uint8_t t256 = t251 ^ t255;
    const uint8_t t257 = t246 ^ t236;
    const uint8_t t259 = t253 ^ t256;
    const uint8_t t262 = (t229 & t225) ^ t233;
    const uint8_t t264 = t225 ^ (t262 | t229);
    const uint8_t t266 = t229 ^ (t262 | t264);
    const uint8_t t267 = t266 ^ t256;
    const uint8_t t268 = (uint8_t)~t262;
    const uint8_t t270 = (t236 ^ t268) ^ (t255 | t253);
    const uint8_t t272 = (t264 ^ t255) ^ (t259 & t257);
    const uint8_t t274 = t257 ^ (t267 & t259);
    const uint8_t t275 = t267 ^ t274;
    const uint8_t t277 = t274 ^ (t272 | t270);
    const uint8_t t278 = t270 ^ t259;
    const uint8_t t282 = rk[26] ^ t267;
    const uint8_t t286 = rotl8((rk[9] ^ t264) ^ t278, 7);
    const uint8_t t290 = rotl8((rk[10] ^ t268) ^ t275, 4);
    const uint8_t t293 = rotl8(rk[11] ^ t277, 3);
    const uint8_t t297 = rotl8((rk[12] ^ t259) ^ (t277 | t272), 6);
    const uint8_t t300 = rotl8(rk[13] ^ t272, 5);
    const uint8_t t303 = rotl8(rk[14] ^ t270, 1);
    const uint8_t t308 = rotl8(((rk[15] ^ t266) ^ t272) ^ (t278 & t275), 2);
    // round 6 (pipo.dsl:36)
    const uint8_t t310 = t300 ^ (t308 & t303);
    const uint8_t t312 = t297 ^ (t293 & t310);
    const uint8_t t313 = t308 ^ t312;
    const uint8_t t314 = t303 ^ t293;
    const uint8_t t316 = t310 ^ t313;
    const uint8_t t319 = (t286 & t282) ^ t290;
    const uint8_t t321 = t282 ^ (t319 | t286);
    const uint8_t t323 = t286 ^ (t319 | t321);
    const uint8_t t324 = t323 ^ t313;
    const uint8_t t325 = (uint8_t)~t319;
    const uint8_t t327 = (t293 ^ t325) ^ (t312 | t310);
    const uint8_t t329 = (t321 ^ t312) ^ (t316 & t314);
    const uint8_t t331 = t314 ^ (t324 & t316);
    const uint8_t t332 = t324 ^ t331;
    const uint8_t t334 = t331 ^ (t329 | t327);
    const uint8_t t335 = t327 ^ t316;
    const uint8_t t339 = rk[27] ^ t324;
    const uint8_t t343 = rotl8((rk[17] ^ t321) ^ t335, 7);
    const uint8_t t347 = rotl8((rk[18] ^ t325) ^ t332, 4);
    const uint8_t t350 = rotl8(rk[19] ^ t334, 3);
    const uint8_t t354 = rotl8((rk[20] ^ t316) ^ (t334 | t329), 6);
    const uint8_t t357 = rotl8(rk[21] ^ t329, 5);
    const uint8_t t360 = rotl8(rk[22] ^ t327, 1);
    const uint8_t t365 = rotl8(((rk[23] ^ t323) ^ t329) ^ (t335 & t332), 2);
    // round 7 (pipo.dsl:36)
    const uint8_t t367 = t357 ^ (t365 & t360);
    const uint8_t t369 = t354 ^ (t350 & t367);
    const uint8_t t370 = t365 ^ t369;
    const uint8_t t371 = t360 ^ t350;
    const uint8_t t373 = t367 ^ t370;
    const uint8_t t376 = (t343 & t339) ^ t347;
    const uint8_t t378 = t339 ^ (t376 | t343);
    const uint8_t t380 = t343 ^ (t376 | t378);
    const uint8_t t381 = t380 ^ t370;
    const uint8_t t382 = (uint8_t)~t376;
    const uint8_t t384 = (t350 ^ t382) ^ (t369 | t367);
    const uint8_t t386 = (t378 ^ t369) ^ (t373 & t371);
    const uint8_t t388 = t371 ^ (t381 & t373);
    const uint8_t t389 = t381 ^ t388;
    const uint8_t t391 = t388 ^ (t386 | t384);
    const uint8_t t392 = t384 ^ t373;
    const uint8_t t396 = rk[28] ^ t381;
    const uint8_t t400 = rotl8((rk[9] ^ t378) ^ t392, 7);
    const uint8_t t404 = rotl8((rk[10] ^ t382) ^ t389, 4);
    const uint8_t t407 = rotl8(rk[11] ^ t391, 3);
    const uint8_t t411 = rotl8((rk[12] ^ t373) ^ (t391 | t386), 6);
    const uint8_t t414 = rotl8(rk[13] ^ t386, 5);
    const uint8_t t417 = rotl8(rk[14] ^ t384, 1);
    const uint8_t t422 = rotl8(((rk[15] ^ t380) ^ t386) ^ (t392 & t389), 2);
    // round 8 (pipo.dsl:36)
    const uint8_t t424 = t414 ^ (t422 & t417);
    const uint8_t t426 = t411 ^ (t407 & t424);
    const uint8_t t427 = t422 ^ t426;
    const uint8_t t428 = t417 ^ t407;
    const uint8_t t430 = t424 ^ t427;
    const uint8_t t433 = (t400 & t396) ^ t404;
    const uint8_t t435 = t396 ^ (t433 | t400);
    const uint8_t t437 = t400 ^ (t433 | t435);
    const uint8_t t438 = t437 ^ t427;
    const uint8_t t439 = (uint8_t)~t433;
    const uint8_t t441 = (t407 ^ t439) ^ (t426 | t424);
    const uint8_t t443 = (t435 ^ t426) ^ (t430 & t428);
    const uint8_t t445 = t428 ^ (t438 & t430);
    const uint8_t t446 = t438 ^ t445;
    const uint8_t t448 = t445 ^ (t443 | t441);
    const uint8_t t449 = t441 ^ t430;
    const uint8_t t453 = rk[29] ^ t438;
    const uint8_t t457 = rotl8((rk[17] ^ t435) ^ t449, 7);
    const uint8_t t461 = rotl8((rk[18] ^ t439) ^ t446, 4);
    const uint8_t t464 = rotl8(rk[19] ^ t448, 3);
    const uint8_t t468 = rotl8((rk[20] ^ t430) ^ (t448 | t443), 6);
    const uint8_t t471 = rotl8(rk[21] ^ t443, 5);
    const uint8_t t474 = rotl8(rk[22] ^ t441, 1);
    const uint8_t t479 = rotl8(((rk[23] ^ t437) ^ t443) ^ (t449 & t446), 2);
    // round 9 (pipo.dsl:36)
    const uint8_t t481 = t471 ^ (t479 & t474);
    const uint8_t t483 = t468 ^ (t464 & t481);
    const uint8_t t484 = t479 ^ t483;
    const uint8_t t485 = t474 ^ t464;
    const uint8_t t487 = t481 ^ t484;
    const uint8_t t490 = (t457 & t453) ^ t461;
    const uint8_t t492 = t453 ^ (t490 | t457);
    const uint8_t t494 = t457 ^ (t490 | t492);
    const uint8_t t495 = t494 ^ t484;
    const uint8_t t496 = (uint8_t)~t490;
    const uint8_t t498 = (t464 ^ t496) ^ (t483 | t481);
    const uint8_t t500 = (t492 ^ t483) ^ (t487 & t485);
    const uint8_t t502 = t485 ^ (t495 & t487);
    const uint8_t t503 = t495 ^ t502;
    const uint8_t t505 = t502 ^ (t500 | t498);
    const uint8_t t506 = t498 ^ t487;
    const uint8_t t510 = rk[30] ^ t495;
    const uint8_t t514 = rotl8((rk[9] ^ t492) ^ t506, 7);
    const uint8_t t518 = rotl8((rk[10] ^ t496) ^ t503, 4);
    const uint8_t t521 = rotl8(rk[11] ^ t505, 3);
    const uint8_t t525 = rotl8((rk[12] ^ t487) ^ (t505 | t500), 6);
    const uint8_t t528 = rotl8(rk[13] ^ t500, 5);
    const uint8_t t531 = rotl8(rk[14] ^ t498, 1);
    const uint8_t t536 = rotl8(((rk[15] ^ t494) ^ t500) ^ (t506 & t503), 2);
    // round 10 (pipo.dsl:36)
    const uint8_t t538 = t528 ^ (t536 & t531);
    const uint8_t t540 = t525 ^ (t521 & t538);
    const uint8_t t541 = t536 ^ t540;
    const uint8_t t542 = t531 ^ t521;
    const uint8_t t544 = t538 ^ t541;
    const uint8_t t547 = (t514 & t510) ^ t518;
    const uint8_t t549 = t510 ^ (t547 | t514);
    const uint8_t t551 = t514 ^ (t547 | t549);
    const uint8_t t552 = t551 ^ t541;
    const uint8_t t553 = (uint8_t)~t547;
    const uint8_t t555 = (t521 ^ t553) ^ (t540 | t538);
    const uint8_t t557 = (t549 ^ t540) ^ (t544 & t542);
    const uint8_t t559 = t542 ^ (t552 & t544);
    const uint8_t t560 = t552 ^ t559;
    const uint8_t t562 = t559 ^ (t557 | t555);
    const uint8_t t563 = t555 ^ t544;
    const uint8_t t567 = rk[31] ^ t552;
    const uint8_t t571 = rotl8((rk[17] ^ t549) ^ t563, 7);
    const uint8_t t575 = rotl8((rk[18] ^ t553) ^ t560, 4);
    const uint8_t t578 = rotl8(rk[19] ^ t562, 3);
    const uint8_t t582 = rotl8((rk[20] ^ t544) ^ (t562 | t557), 6);
    const uint8_t t585 = rotl8(rk[21] ^ t557, 5);
    const uint8_t t588 = rotl8(rk[22] ^ t555, 1);
    const uint8_t t593 = rotl8(((rk[23] ^ t551) ^ t557) ^ (t563 & t560), 2);
    // round 11 (pipo.dsl:36)
    const uint8_t t595 = t585 ^ (t593 & t588);
    const uint8_t t597 = t582 ^ (t578 & t595);
    const uint8_t t598 = t593 ^ t597;
    const uint8_t t599 = t588 ^ t578;
    const uint8_t t601 = t595 ^ t598;
    const uint8_t t604 = (t571 & t567) ^ t575;
    const uint8_t t606 = t567 ^ (t604 | t571);
    const uint8_t t608 = t571 ^ (t604 | t606);
    const uint8_t t609 = t608 ^ t598;
    const uint8_t t610 = (uint8_t)~t604;
    const uint8_t t612 = (t578 ^ t610) ^ (t597 | t595);
    const uint8_t t614 = (t606 ^ t597) ^ (t601 & t599);
    const uint8_t t616 = t599 ^ (t609 & t601);
    const uint8_t t617 = t609 ^ t616;
    const uint8_t t619 = t616 ^ (t614 | t612);
    const uint8_t t620 = t612 ^ t601;
    const uint8_t t624 = rk[32] ^ t609;
    const uint8_t t628 = rotl8((rk[9] ^ t606) ^ t620, 7);
    const uint8_t t632 = rotl8((rk[10] ^ t610) ^ t617, 4);
    const uint8_t t635 = rotl8(rk[11] ^ t619, 3);
    const uint8_t t639 = rotl8((rk[12] ^ t601) ^ (t619 | t614), 6);
    const uint8_t t642 = rotl8(rk[13] ^ t614, 5);
    const uint8_t t645 = rotl8(rk[14] ^ t612, 1);
    const uint8_t t650 = rotl8(((rk[15] ^ t608) ^ t614) ^ (t620 & t617), 2);
    // round 12 (pipo.dsl:36)
    const uint8_t t652 = t642 ^ (t650 & t645);
    const uint8_t t654 = t639 ^ (t635 & t652);
    const uint8_t t655 = t650 ^ t654;
    const uint8_t t656 = t645 ^ t635;
    const uint8_t t658 = t652 ^ t655;
    const uint8_t t661 = (t628 & t624) ^ t632;
    const uint8_t t663 = t624 ^ (t661 | t628);
    const uint8_t t665 = t628 ^ (t661 | t663);
    const uint8_t t666 = t665 ^ t655;
    const uint8_t t667 = (uint8_t)~t661;
    const uint8_t t669 = (t635 ^ t667) ^ (t654 | t652);
    const uint8_t t671 = (t663 ^ t654) ^ (t658 & t656);
    const uint8_t t673 = t656 ^ (t666 & t658);
    const uint8_t t674 = t666 ^ t673;
    const uint8_t t676 = t673 ^ (t671 | t669);
    const uint8_t t677 = t669 ^ t658;
    const uint8_t t681 = rk[33] ^ t666;
    const uint8_t t685 = rotl8((rk[17] ^ t663) ^ t677, 7);
    const uint8_t t689 = rotl8((rk[18] ^ t667) ^ t674, 4);
    const uint8_t t692 = rotl8(rk[19] ^ t676, 3);
    const uint8_t t696 = rotl8((rk[20] ^ t658) ^ (t676 | t671), 6);
    const uint8_t t699 = rotl8(rk[21] ^ t671, 5);
    const uint8_t t702 = rotl8(rk[22] ^ t669, 1);
    const uint8_t t707 = rotl8(((rk[23] ^ t665) ^ t671) ^ (t677 & t674), 2);
    // round 13 (pipo.dsl:36)
    const uint8_t t709 = t699 ^ (t707 & t702);
    const uint8_t t711 = t696 ^ (t692 & t709);
    const uint8_t t712 = t707 ^ t711;
    const uint8_t t713 = t702 ^ t692;
    const uint8_t t715 = t709 ^ t712;
    const uint8_t t718 = (t685 & t681) ^ t689;
    const uint8_t t720 = t681 ^ (t718 | t685);
    const uint8_t t722 = t685 ^ (t718 | t720);
    const uint8_t t723 = t722 ^ t712;
    const uint8_t t724 = (uint8_t)~t718;
    const uint8_t t726 = (t692 ^ t724) ^ (t711 | t709);
    const uint8_t t728 = (t720 ^ t711) ^ (t715 & t713);
    const uint8_t t730 = t713 ^ (t723 & t715);
    const uint8_t t731 = t723 ^ t730;
    const uint8_t t733 = t730 ^ (t728 | t726);
    const uint8_t t734 = t726 ^ t715;
    const uint8_t t764 = rotl8(((rk[15] ^ t722) ^ t728) ^ (t734 & t731), 2);
    out[0] = (uint8_t)(rk[34] ^ t723);
    out[1] = (uint8_t)(rotl8((rk[9] ^ t720) ^ t734, 7));
    out[2] = (uint8_t)(rotl8((rk[10] ^ t724) ^ t731, 4));
    out[3] = (uint8_t)rotl8(rk[11] ^ t733, 3);
    out[4] = (uint8_t)(rotl8((rk[12] ^ t715) ^ (t733 | t728), 6));
    out[5] = (uint8_t)rotl8(rk[13] ^ t728, 5);
    out[6] = (uint8_t)rotl8(rk[14] ^ t726, 1);
    out[7] = (uint8_t)t764;
}

void lwcc_pipo64_128_ecb_encrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
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
    // round 13 (pipo.dsl:38)
    const uint8_t t23 = t0 ^ rk[34];
    const uint8_t t25 = rotl8(t6 ^ rk[36], 7);
    const uint8_t t26 = rotl8(t5 ^ rk[37], 3);
    const uint8_t t28 = rotl8(t3 ^ rk[39], 5);
    const uint8_t t32 = rotl8(t4 ^ rk[38], 2) ^ (t28 | t26);
    const uint8_t t34 = t28 ^ (t26 | t25);
    const uint8_t t35 = t23 ^ t34;
    const uint8_t t36 = t25 ^ t32;
    const uint8_t t39 = t34 ^ (t23 & t32);
    const uint8_t t40 = rotl8(t1 ^ rk[41], 1) ^ t36;
    const uint8_t t42 = (rotl8(t7 ^ rk[35], 6) ^ t26) ^ (t36 & t35);
    const uint8_t t43 = rotl8(t2 ^ rk[40], 4) ^ t35;
    const uint8_t t44 = t23 ^ t42;
    const uint8_t t45 = (uint8_t)~t43;
    const uint8_t t47 = t42 ^ (t45 | t40);
    const uint8_t t49 = t40 ^ (t45 | t47);
    const uint8_t t50 = t47 & t49;
    const uint8_t t53 = (t32 & t39) ^ (t26 ^ t40);
    const uint8_t t54 = t32 ^ t44;
    const uint8_t t57 = (t25 ^ t43) ^ (t53 | t54);
    const uint8_t t58 = t39 ^ t57;
    const uint8_t t59 = t44 ^ t53;
    const uint8_t t60 = t57 & t54;
    const uint8_t t61 = t59 & t58;
    // round 12 (pipo.dsl:38)
    const uint8_t t80 = rk[33] ^ t49;
    const uint8_t t82 = rotl8(rk[3] ^ t58, 7);
    const uint8_t t83 = rotl8((rk[5] ^ t54) ^ t61, 3);
    const uint8_t t85 = rotl8(rk[2] ^ t57, 5);
    const uint8_t t89 = (rotl8((rk[6] ^ t53) ^ t60, 2)) ^ (t85 | t83);
    const uint8_t t91 = t85 ^ (t83 | t82);
    const uint8_t t92 = t80 ^ t91;
    const uint8_t t93 = t82 ^ t89;
    const uint8_t t96 = t91 ^ (t80 & t89);
    const uint8_t t97 = rotl8(rk[1] ^ t47, 1) ^ t93;
    const uint8_t t99 = (rotl8(rk[4] ^ t59, 6) ^ t83) ^ (t93 & t92);
    const uint8_t t100 = (rotl8((rk[42] ^ t43) ^ t50, 4)) ^ t92;
    const uint8_t t101 = t80 ^ t99;
    const uint8_t t102 = (uint8_t)~t100;
    const uint8_t t104 = t99 ^ (t102 | t97);
    const uint8_t t106 = t97 ^ (t102 | t104);
    const uint8_t t107 = t104 & t106;
    const uint8_t t110 = (t89 & t96) ^ (t83 ^ t97);
    const uint8_t t111 = t89 ^ t101;
    const uint8_t t114 = (t82 ^ t100) ^ (t110 | t111);
    const uint8_t t115 = t96 ^ t114;
    const uint8_t t116 = t101 ^ t110;
    const uint8_t t117 = t114 & t111;
    const uint8_t t118 = t116 & t115;
    // round 11 (pipo.dsl:38)
    const uint8_t t137 = rk[32] ^ t106;
    const uint8_t t139 = rotl8(rk[36] ^ t115, 7);
    const uint8_t t140 = rotl8((rk[37] ^ t111) ^ t118, 3);
    const uint8_t t142 = rotl8(rk[39] ^ t114, 5);
    const uint8_t t146 = (rotl8((rk[38] ^ t110) ^ t117, 2)) ^ (t142 | t140);
    const uint8_t t148 = t142 ^ (t140 | t139);
    const uint8_t t149 = t137 ^ t148;
    const uint8_t t150 = t139 ^ t146;
    const uint8_t t153 = t148 ^ (t137 & t146);
    const uint8_t t154 = rotl8(rk[41] ^ t104, 1) ^ t150;
    const uint8_t t156 = (rotl8(rk[35] ^ t116, 6) ^ t140) ^ (t150 & t149);
    const uint8_t t157 = (rotl8((rk[43] ^ t100) ^ t107, 4)) ^ t149;
    const uint8_t t158 = t137 ^ t156;
    const uint8_t t159 = (uint8_t)~t157;
    const uint8_t t161 = t156 ^ (t159 | t154);
    const uint8_t t163 = t154 ^ (t159 | t161);
    const uint8_t t164 = t161 & t163;
    const uint8_t t167 = (t146 & t153) ^ (t140 ^ t154);
    const uint8_t t168 = t146 ^ t158;
    const uint8_t t171 = (t139 ^ t157) ^ (t167 | t168);
    const uint8_t t172 = t153 ^ t171;
    const uint8_t t173 = t158 ^ t167;
    const uint8_t t174 = t171 & t168;
    const uint8_t t175 = t173 & t172;
    // round 10 (pipo.dsl:38)
    const uint8_t t194 = rk[31] ^ t163;
    const uint8_t t196 = rotl8(rk[3] ^ t172, 7);
    const uint8_t t197 = rotl8((rk[5] ^ t168) ^ t175, 3);
    const uint8_t t199 = rotl8(rk[2] ^ t171, 5);
    const uint8_t t203 = (rotl8((rk[6] ^ t167) ^ t174, 2)) ^ (t199 | t197);
    const uint8_t t205 = t199 ^ (t197 | t196);
    const uint8_t t206 = t194 ^ t205;
    const uint8_t t207 = t196 ^ t203;
    const uint8_t t210 = t205 ^ (t194 & t203);
    const uint8_t t211 = rotl8(rk[1] ^ t161, 1) ^ t207;
    const uint8_t t213 = (rotl8(rk[4] ^ t173, 6) ^ t197) ^ (t207 & t206);
    const uint8_t t214 = (rotl8((rk[42] ^ t157) ^ t164, 4)) ^ t206;
    const uint8_t t215 = t194 ^ t213;
    const uint8_t t216 = (uint8_t)~t214;
    const uint8_t t218 = t213 ^ (t216 | t211);
    const uint8_t t220 = t211 ^ (t216 | t218);
    const uint8_t t221 = t218 & t220;
    const uint8_t t224 = (t203 & t210) ^ (t197 ^ t211);
    const uint8_t t225 = t203 ^ t215;
    const uint8_t t228 = (t196 ^ t214) ^ (t224 | t225);
    const uint8_t t229 = t210 ^ t228;
    const uint8_t t230 = t215 ^ t224;
    const uint8_t t231 = t228 & t225;
    const uint8_t t232 = t230 & t229;
    // round 9 (pipo.dsl:38)
    const uint8_t t251 = rk[30] ^ t220;
    const uint8_t t253 = rotl8(rk[36] ^ t229, 7);
    const uint8_t t254 = rotl8((rk[37] ^ t225) ^ t232, 3);
    const uint8_t t256 = rotl8(rk[39] ^ t228, 5);
    const uint8_t t260 = (rotl8((rk[38] ^ t224) ^ t231, 2)) ^ (t256 | t254);
    const uint8_t t262 = t256 ^ (t254 | t253);
    const uint8_t t263 = t251 ^ t262;
    const uint8_t t264 = t253 ^ t260;
    const uint8_t t267 = t262 ^ (t251 & t260);
    const uint8_t t268 = rotl8(rk[41] ^ t218, 1) ^ t264;
    const uint8_t t270 = (rotl8(rk[35] ^ t230, 6) ^ t254) ^ (t264 & t263);
    const uint8_t t271 = (rotl8((rk[43] ^ t214) ^ t221, 4)) ^ t263;
    const uint8_t t272 = t251 ^ t270;
    const uint8_t t273 = (uint8_t)~t271;
    const uint8_t t275 = t270 ^ (t273 | t268);
    const uint8_t t277 = t268 ^ (t273 | t275);
    const uint8_t t278 = t275 & t277;
    const uint8_t t281 = (t260 & t267) ^ (t254 ^ t268);
    const uint8_t t282 = t260 ^ t272;
    const uint8_t t285 = (t253 ^ t271) ^ (t281 | t282);
    const uint8_t t286 = t267 ^ t285;
    const uint8_t t287 = t272 ^ t281;
    const uint8_t t288 = t285 & t282;
    const uint8_t t289 = t287 & t286;
    // round 8 (pipo.dsl:38)
    const uint8_t t308 = rk[29] ^ t277;
    const uint8_t t310 = rotl8(rk[3] ^ t286, 7);
    const uint8_t t311 = rotl8((rk[5] ^ t282) ^ t289, 3);
    const uint8_t t313 = rotl8(rk[2] ^ t285, 5);
    const uint8_t t317 = (rotl8((rk[6] ^ t281) ^ t288, 2)) ^ (t313 | t311);
    const uint8_t t319 = t313 ^ (t311 | t310);
    const uint8_t t320 = t308 ^ t319;
    const uint8_t t321 = t310 ^ t317;
    const uint8_t t324 = t319 ^ (t308 & t317);
    const uint8_t t325 = rotl8(rk[1] ^ t275, 1) ^ t321;
    const uint8_t t327 = (rotl8(rk[4] ^ t287, 6) ^ t311) ^ (t321 & t320);
    const uint8_t t328 = (rotl8((rk[42] ^ t271) ^ t278, 4)) ^ t320;
    const uint8_t t329 = t308 ^ t327;
    const uint8_t t330 = (uint8_t)~t328;
    const uint8_t t332 = t327 ^ (t330 | t325);
    const uint8_t t334 = t325 ^ (t330 | t332);
    const uint8_t t335 = t332 & t334;
    const uint8_t t338 = (t317 & t324) ^ (t311 ^ t325);
    const uint8_t t339 = t317 ^ t329;
    const uint8_t t342 = (t310 ^ t328) ^ (t338 | t339);
    const uint8_t t343 = t324 ^ t342;
    const uint8_t t344 = t329 ^ t338;
    const uint8_t t345 = t342 & t339;
    const uint8_t t346 = t344 & t343;
    // round 7 (pipo.dsl:38)
    const uint8_t t365 = rk[28] ^ t334;
    const uint8_t t367 = rotl8(rk[36] ^ t343, 7);
    const uint8_t t368 = rotl8((rk[37] ^ t339) ^ t346, 3);
    const uint8_t t370 = rotl8(rk[39] ^ t342, 5);
    const uint8_t t374 = (rotl8((rk[38] ^ t338) ^ t345, 2)) ^ (t370 | t368);
    const uint8_t t376 = t370 ^ (t368 | t367);
    const uint8_t t377 = t365 ^ t376;
    const uint8_t t378 = t367 ^ t374;
    const uint8_t t381 = t376 ^ (t365 & t374);
    const uint8_t t382 = rotl8(rk[41] ^ t332, 1) ^ t378;
    const uint8_t t384 = (rotl8(rk[35] ^ t344, 6) ^ t368) ^ (t378 & t377);
    const uint8_t t385 = (rotl8((rk[43] ^ t328) ^ t335, 4)) ^ t377;
    const uint8_t t386 = t365 ^ t384;
    const uint8_t t387 = (uint8_t)~t385;
    const uint8_t t389 = t384 ^ (t387 | t382);
    const uint8_t t391 = t382 ^ (t387 | t389);
    const uint8_t t392 = t389 & t391;
    const uint8_t t395 = (t374 & t381) ^ (t368 ^ t382);
    const uint8_t t396 = t374 ^ t386;
    const uint8_t t399 = (t367 ^ t385) ^ (t395 | t396);
    const uint8_t t400 = t381 ^ t399;
    const uint8_t t401 = t386 ^ t395;
    const uint8_t t402 = t399 & t396;
    const uint8_t t403 = t401 & t400;
    // round 6 (pipo.dsl:38)
    const uint8_t t422 = rk[27] ^ t391;
    const uint8_t t424 = rotl8(rk[3] ^ t400, 7);
    const uint8_t t425 = rotl8((rk[5] ^ t396) ^ t403, 3);
    const uint8_t t427 = rotl8(rk[2] ^ t399, 5);
    const uint8_t t431 = (rotl8((rk[6] ^ t395) ^ t402, 2)) ^ (t427 | t425);
    const uint8_t t433 = t427 ^ (t425 | t424);
    const uint8_t t434 = t422 ^ t433;
    const uint8_t t435 = t424 ^ t431;
    const uint8_t t438 = t433 ^ (t422 & t431);
    const uint8_t t439 = rotl8(rk[1] ^ t389, 1) ^ t435;
    const uint8_t t441 = (rotl8(rk[4] ^ t401, 6) ^ t425) ^ (t435 & t434);
    const uint8_t t442 = (rotl8((rk[42] ^ t385) ^ t392, 4)) ^ t434;
    const uint8_t t443 = t422 ^ t441;
    const uint8_t t444 = (uint8_t)~t442;
    const uint8_t t446 = t441 ^ (t444 | t439);
    const uint8_t t448 = t439 ^ (t444 | t446);
    const uint8_t t449 = t446 & t448;
    const uint8_t t452 = (t431 & t438) ^ (t425 ^ t439);
    const uint8_t t453 = t431 ^ t443;
    const uint8_t t456 = (t424 ^ t442) ^ (t452 | t453);
    const uint8_t t457 = t438 ^ t456;
    const uint8_t t458 = t443 ^ t452;
    const uint8_t t459 = t456 & t453;
    const uint8_t t460 = t458 & t457;
    // round 5 (pipo.dsl:38)
    const uint8_t t479 = rk[26] ^ t448;
    const uint8_t t481 = rotl8(rk[36] ^ t457, 7);
    const uint8_t t482 = rotl8((rk[37] ^ t453) ^ t460, 3);
    const uint8_t t484 = rotl8(rk[39] ^ t456, 5);
    const uint8_t t488 = (rotl8((rk[38] ^ t452) ^ t459, 2)) ^ (t484 | t482);
    const uint8_t t490 = t484 ^ (t482 | t481);
    const uint8_t t491 = t479 ^ t490;
    const uint8_t t492 = t481 ^ t488;
    const uint8_t t495 = t490 ^ (t479 & t488);
    const uint8_t t496 = rotl8(rk[41] ^ t446, 1) ^ t492;
    const uint8_t t498 = (rotl8(rk[35] ^ t458, 6) ^ t482) ^ (t492 & t491);
    const uint8_t t499 = (rotl8((rk[43] ^ t442) ^ t449, 4)) ^ t491;
    const uint8_t t500 = t479 ^ t498;
    const uint8_t t501 = (uint8_t)~t499;
    const uint8_t t503 = t498 ^ (t501 | t496);
    const uint8_t t505 = t496 ^ (t501 | t503);
    const uint8_t t506 = t503 & t505;
    const uint8_t t509 = (t488 & t495) ^ (t482 ^ t496);
    const uint8_t t510 = t488 ^ t500;
    const uint8_t t513 = (t481 ^ t499) ^ (t509 | t510);
    const uint8_t t514 = t495 ^ t513;
    const uint8_t t515 = t500 ^ t509;
    const uint8_t t516 = t513 & t510;
    const uint8_t t517 = t515 & t514;
    // round 4 (pipo.dsl:38)
    const uint8_t t536 = rk[25] ^ t505;
    const uint8_t t538 = rotl8(rk[3] ^ t514, 7);
    const uint8_t t539 = rotl8((rk[5] ^ t510) ^ t517, 3);
    const uint8_t t541 = rotl8(rk[2] ^ t513, 5);
    const uint8_t t545 = (rotl8((rk[6] ^ t509) ^ t516, 2)) ^ (t541 | t539);
    const uint8_t t547 = t541 ^ (t539 | t538);
    const uint8_t t548 = t536 ^ t547;
    const uint8_t t549 = t538 ^ t545;
    const uint8_t t552 = t547 ^ (t536 & t545);
    const uint8_t t553 = rotl8(rk[1] ^ t503, 1) ^ t549;
    const uint8_t t555 = (rotl8(rk[4] ^ t515, 6) ^ t539) ^ (t549 & t548);
    const uint8_t t556 = (rotl8((rk[42] ^ t499) ^ t506, 4)) ^ t548;
    const uint8_t t557 = t536 ^ t555;
    const uint8_t t558 = (uint8_t)~t556;
    const uint8_t t560 = t555 ^ (t558 | t553);
    const uint8_t t562 = t553 ^ (t558 | t560);
    const uint8_t t563 = t560 & t562;
    const uint8_t t566 = (t545 & t552) ^ (t539 ^ t553);
    const uint8_t t567 = t545 ^ t557;
    const uint8_t t570 = (t538 ^ t556) ^ (t566 | t567);
    const uint8_t t571 = t552 ^ t570;
    const uint8_t t572 = t557 ^ t566;
    const uint8_t t573 = t570 & t567;
    const uint8_t t574 = t572 & t571;
    // round 3 (pipo.dsl:38)
    const uint8_t t593 = rk[24] ^ t562;
    const uint8_t t595 = rotl8(rk[36] ^ t571, 7);
    const uint8_t t596 = rotl8((rk[37] ^ t567) ^ t574, 3);
    const uint8_t t598 = rotl8(rk[39] ^ t570, 5);
    const uint8_t t602 = (rotl8((rk[38] ^ t566) ^ t573, 2)) ^ (t598 | t596);
    const uint8_t t604 = t598 ^ (t596 | t595);
    const uint8_t t605 = t593 ^ t604;
    const uint8_t t606 = t595 ^ t602;
    const uint8_t t609 = t604 ^ (t593 & t602);
    const uint8_t t610 = rotl8(rk[41] ^ t560, 1) ^ t606;
    const uint8_t t612 = (rotl8(rk[35] ^ t572, 6) ^ t596) ^ (t606 & t605);
    const uint8_t t613 = (rotl8((rk[43] ^ t556) ^ t563, 4)) ^ t605;
    const uint8_t t614 = t593 ^ t612;
    const uint8_t t615 = (uint8_t)~t613;
    const uint8_t t617 = t612 ^ (t615 | t610);
    const uint8_t t619 = t610 ^ (t615 | t617);
    const uint8_t t620 = t617 & t619;
    const uint8_t t623 = (t602 & t609) ^ (t596 ^ t610);
    const uint8_t t624 = t602 ^ t614;
    const uint8_t t627 = (t595 ^ t613) ^ (t623 | t624);
    const uint8_t t628 = t609 ^ t627;
    const uint8_t t629 = t614 ^ t623;
    const uint8_t t630 = t627 & t624;
    const uint8_t t631 = t629 & t628;
    // round 2 (pipo.dsl:38)
    const uint8_t t650 = rk[16] ^ t619;
    const uint8_t t652 = rotl8(rk[3] ^ t628, 7);
    const uint8_t t653 = rotl8((rk[5] ^ t624) ^ t631, 3);
    const uint8_t t655 = rotl8(rk[2] ^ t627, 5);
    const uint8_t t659 = (rotl8((rk[6] ^ t623) ^ t630, 2)) ^ (t655 | t653);
    const uint8_t t661 = t655 ^ (t653 | t652);
    const uint8_t t662 = t650 ^ t661;
    const uint8_t t663 = t652 ^ t659;
    const uint8_t t666 = t661 ^ (t650 & t659);
    const uint8_t t667 = rotl8(rk[1] ^ t617, 1) ^ t663;
    const uint8_t t669 = (rotl8(rk[4] ^ t629, 6) ^ t653) ^ (t663 & t662);
    const uint8_t t670 = (rotl8((rk[42] ^ t613) ^ t620, 4)) ^ t662;
    const uint8_t t671 = t650 ^ t669;
    const uint8_t t672 = (uint8_t)~t670;
    const uint8_t t674 = t669 ^ (t672 | t667);
    const uint8_t t676 = t667 ^ (t672 | t674);
    const uint8_t t677 = t674 & t676;
    const uint8_t t680 = (t659 & t666) ^ (t653 ^ t667);
    const uint8_t t681 = t659 ^ t671;
    const uint8_t t684 = (t652 ^ t670) ^ (t680 | t681);
    const uint8_t t685 = t666 ^ t684;
    const uint8_t t686 = t671 ^ t680;
    const uint8_t t687 = t684 & t681;
    const uint8_t t688 = t686 & t685;
    // round 1 (pipo.dsl:38)
    const uint8_t t707 = rk[8] ^ t676;
    const uint8_t t709 = rotl8(rk[36] ^ t685, 7);
    const uint8_t t710 = rotl8((rk[37] ^ t681) ^ t688, 3);
    const uint8_t t712 = rotl8(rk[39] ^ t684, 5);
    const uint8_t t716 = (rotl8((rk[38] ^ t680) ^ t687, 2)) ^ (t712 | t710);
    const uint8_t t718 = t712 ^ (t710 | t709);
    const uint8_t t719 = t707 ^ t718;
    const uint8_t t720 = t709 ^ t716;
    const uint8_t t723 = t718 ^ (t707 & t716);
    const uint8_t t724 = rotl8(rk[41] ^ t674, 1) ^ t720;
    const uint8_t t726 = (rotl8(rk[35] ^ t686, 6) ^ t710) ^ (t720 & t719);
    const uint8_t t727 = (rotl8((rk[43] ^ t670) ^ t677, 4)) ^ t719;
    const uint8_t t728 = t707 ^ t726;
    const uint8_t t729 = (uint8_t)~t727;
    const uint8_t t731 = t726 ^ (t729 | t724);
    const uint8_t t733 = t724 ^ (t729 | t731);
    const uint8_t t734 = t731 & t733;
    const uint8_t t737 = (t716 & t723) ^ (t710 ^ t724);
    const uint8_t t738 = t716 ^ t728;
    const uint8_t t741 = (t709 ^ t727) ^ (t737 | t738);
    const uint8_t t742 = t723 ^ t741;
    const uint8_t t743 = t728 ^ t737;
    const uint8_t t744 = t741 & t738;
    const uint8_t t745 = t743 & t742;
    out[0] = (uint8_t)(rk[0] ^ t733);
    out[1] = (uint8_t)(rk[1] ^ t731);
    out[2] = (uint8_t)((rk[42] ^ t727) ^ t734);
    out[3] = (uint8_t)(rk[2] ^ t741);
    out[4] = (uint8_t)((rk[6] ^ t737) ^ t744);
    out[5] = (uint8_t)((rk[5] ^ t738) ^ t745);
    out[6] = (uint8_t)(rk[3] ^ t742);
    out[7] = (uint8_t)(rk[4] ^ t743);
}

void lwcc_pipo64_128_ecb_decrypt_c(uint8_t *out, const uint8_t *in, size_t nblocks, const void *rk)
{
    for (; nblocks; nblocks--) {
        ecb_decrypt(out, in, (const uint8_t *)rk);
        out += 8;
        in += 8;
    }
}

void lwcc_pipo64_128_ctr_nonce_c(void *ctx, const uint8_t *nonce);

void lwcc_pipo64_128_ctr_init_c(void *ctx, const uint8_t *key, const uint8_t *nonce)
{
    lwcc_pipo64_128_key_setup_c(ctx, key);
    lwcc_pipo64_128_ctr_nonce_c(ctx, nonce);
}

void lwcc_pipo64_128_ctr_nonce_c(void *ctx_, const uint8_t *nonce)
{
    uint8_t *ctx = (uint8_t *)ctx_;
    const uint8_t t2 = nonce[2];
    const uint8_t t5 = nonce[0] ^ ctx[0];
    const uint8_t t7 = nonce[1] ^ ctx[1];
    const uint8_t t9 = nonce[3] ^ ctx[2];
    // round 1 (pipo.dsl:36)
    const uint8_t t13 = (t2 ^ ctx[7]) ^ (t7 & t5);
    const uint8_t t15 = t5 ^ (t13 | t7);
    const uint8_t t17 = t7 ^ (t13 | t15);
    const uint8_t t18 = (uint8_t)~t13;
    const uint8_t t19 = t9 ^ t18;
    const uint8_t t21 = ctx[9] ^ t15;
    const uint8_t t23 = ctx[10] ^ t18;
    const uint8_t t25 = ctx[15] ^ t17;
    ctx[44] = (uint8_t)t9;
    ctx[45] = (uint8_t)t17;
    ctx[46] = (uint8_t)t19;
    ctx[47] = (uint8_t)t15;
    ctx[48] = (uint8_t)t21;
    ctx[49] = (uint8_t)t23;
    ctx[50] = (uint8_t)t25;
}


static inline void ctr_crypt(uint8_t *out, const uint8_t *in, const uint8_t *ctx, uint32_t counter)
{
    const uint8_t t1 = (uint8_t)(counter >> 24);
    const uint8_t t3 = (uint8_t)(counter >> 16);
    const uint8_t t8 = ctx[3] ^ ((uint8_t)(counter >> 8));
    const uint8_t t10 = ctx[4] ^ (uint8_t)counter;
    // round 1 (pipo.dsl:36)
    const uint8_t t14 = (ctx[5] ^ t3) ^ (t10 & t8);
    const uint8_t t15 = ctx[44];
    const uint8_t t19 = (ctx[6] ^ t1) ^ (t15 & t14);
    const uint8_t t20 = t10 ^ t19;
    const uint8_t t21 = t15 ^ t8;
    const uint8_t t23 = t14 ^ t20;
    const uint8_t t26 = t20 ^ ctx[45];
    const uint8_t t28 = ctx[46] ^ (t19 | t14);
    const uint8_t t31 = (ctx[47] ^ t19) ^ (t23 & t21);
    const uint8_t t33 = t21 ^ (t26 & t23);
    const uint8_t t34 = t26 ^ t33;
    const uint8_t t36 = t33 ^ (t31 | t28);
    const uint8_t t37 = t28 ^ t23;
    const uint8_t t41 = ctx[8] ^ t26;
    const uint8_t t44 = rotl8(ctx[48] ^ t37, 7);
    const uint8_t t47 = rotl8(ctx[49] ^ t34, 4);
    const uint8_t t50 = rotl8(ctx[11] ^ t36, 3);
    const uint8_t t54 = rotl8((ctx[12] ^ t23) ^ (t36 | t31), 6);
    const uint8_t t57 = rotl8(ctx[13] ^ t31, 5);
    const uint8_t t60 = rotl8(ctx[14] ^ t28, 1);
    const uint8_t t64 = rotl8((ctx[50] ^ t31) ^ (t37 & t34), 2);
    // round 2 (pipo.dsl:36)
    const uint8_t t66 = t57 ^ (t64 & t60);
    const uint8_t t68 = t54 ^ (t50 & t66);
    const uint8_t t69 = t64 ^ t68;
    const uint8_t t70 = t60 ^ t50;
    const uint8_t t72 = t66 ^ t69;
    const uint8_t t75 = (t44 & t41) ^ t47;
    const uint8_t t77 = t41 ^ (t75 | t44);
    const uint8_t t79 = t44 ^ (t75 | t77);
    const uint8_t t80 = t79 ^ t69;
    const uint8_t t81 = (uint8_t)~t75;
    const uint8_t t83 = (t50 ^ t81) ^ (t68 | t66);
    const uint8_t t85 = (t77 ^ t68) ^ (t72 & t70);
    const uint8_t t87 = t70 ^ (t80 & t72);
    const uint8_t t88 = t80 ^ t87;
    const uint8_t t90 = t87 ^ (t85 | t83);
    const uint8_t t91 = t83 ^ t72;
    const uint8_t t95 = ctx[16] ^ t80;
    const uint8_t t99 = rotl8((ctx[17] ^ t77) ^ t91, 7);
    const uint8_t t103 = rotl8((ctx[18] ^ t81) ^ t88, 4);
    const uint8_t t106 = rotl8(ctx[19] ^ t90, 3);
    const uint8_t t110 = rotl8((ctx[20] ^ t72) ^ (t90 | t85), 6);
    const uint8_t t113 = rotl8(ctx[21] ^ t85, 5);
    const uint8_t t116 = rotl8(ctx[22] ^ t83, 1);
    const uint8_t t121 = rotl8(((ctx[23] ^ t79) ^ t85) ^ (t91 & t88), 2);
    // round 3 (pipo.dsl:36)
    const uint8_t t123 = t113 ^ (t121 & t116);
    const uint8_t t125 = t110 ^ (t106 & t123);
    const uint8_t t126 = t121 ^ t125;
    const uint8_t t127 = t116 ^ t106;
    const uint8_t t129 = t123 ^ t126;
    const uint8_t t132 = (t99 & t95) ^ t103;
    const uint8_t t134 = t95 ^ (t132 | t99);
    const uint8_t t136 = t99 ^ (t132 | t134);
    const uint8_t t137 = t136 ^ t126;
    const uint8_t t138 = (uint8_t)~t132;
    const uint8_t t140 = (t106 ^ t138) ^ (t125 | t123);
    const uint8_t t142 = (t134 ^ t125) ^ (t129 & t127);
    const uint8_t t144 = t127 ^ (t137 & t129);
    const uint8_t t145 = t137 ^ t144;
    const uint8_t t147 = t144 ^ (t142 | t140);
    const uint8_t t148 = t140 ^ t129;
    const uint8_t t152 = ctx[24] ^ t137;
    const uint8_t t156 = rotl8((ctx[9] ^ t134) ^ t148, 7);
    const uint8_t t160 = rotl8((ctx[10] ^ t138) ^ t145, 4);
    const uint8_t t163 = rotl8(ctx[11] ^ t147, 3);
    const uint8_t t167 = rotl8((ctx[12] ^ t129) ^ (t147 | t142), 6);
    const uint8_t t170 = rotl8(ctx[13] ^ t142, 5);
    const uint8_t t173 = rotl8(ctx[14] ^ t140, 1);
    const uint8_t t178 = rotl8(((ctx[15] ^ t136) ^ t142) ^ (t148 & t145), 2);
    // round 4 (pipo.dsl:36)
    const uint8_t t180 = t170 ^ (t178 & t173);
    const uint8_t t182 = t167 ^ (t163 & t180);
    const uint8_t t183 = t178 ^ t182;
    const uint8_t t184 = t173 ^ t163;
    const uint8_t t186 = t180 ^ t183;
    const uint8_t t189 = (t156 & t152) ^ t160;
    const uint8_t t191 = t152 ^ (t189 | t156);
    const uint8_t t193 = t156 ^ (t189 | t191);
    const uint8_t t194 = t193 ^ t183;
    const uint8_t t195 = (uint8_t)~t189;
    const uint8_t t197 = (t163 ^ t195) ^ (t182 | t180);
    const uint8_t t199 = (t191 ^ t182) ^ (t186 & t184);
    const uint8_t t201 = t184 ^ (t194 & t186);
    const uint8_t t202 = t194 ^ t201;
    const uint8_t t204 = t201 ^ (t199 | t197);
    const uint8_t t205 = t197 ^ t186;
    const uint8_t t209 = ctx[25] ^ t194;
    const uint8_t t213 = rotl8((ctx[17] ^ t191) ^ t205, 7);
    const uint8_t t217 = rotl8((ctx[18] ^ t195) ^ t202, 4);
    const uint8_t t220 = rotl8(ctx[19] ^ t204, 3);
    const uint8_t t224 = rotl8((ctx[20] ^ t186) ^ (t204 | t199), 6);
    const uint8_t t227 = rotl8(ctx[21] ^ t199, 5);
    const uint8_t t230 = rotl8(ctx[22] ^ t197, 1);
    const uint8_t t235 = rotl8(((ctx[23] ^ t193) ^ t199) ^ (t205 & t202), 2);
    // round 5 (pipo.dsl:36)
    const uint8_t t237 = t227 ^ (t235 & t230);
    const uint8_t t239 = t224 ^ (t220 & t237);
    const uint8_t t240 = t235 ^ t239;
    const uint8_t t241 = t230 ^ t220;
    const uint8_t t243 = t237 ^ t240;
    const uint8_t t246 = (t213 & t209) ^ t217;
    const uint8_t t248 = t209 ^ (t246 | t213);
    const uint8_t t250 = t213 ^ (t246 | t248);
    const uint8_t t251 = t250 ^ t240;
    const uint8_t t252 = (uint8_t)~t246;
    const uint8_t t254 = (t220 ^ t252) ^ (t239 | t237);
    const uint8_t t256 = (t248 ^ t239) ^ (t243 & t241);
    const uint8_t t258 = t241 ^ (t251 & t243);
    const uint8_t t259 = t251 ^ t258;
    const uint8_t t261 = t258 ^ (t256 | t254);
    const uint8_t t262 = t254 ^ t243;
    const uint8_t t266 = ctx[26] ^ t251;
    const uint8_t t270 = rotl8((ctx[9] ^ t248) ^ t262, 7);
    const uint8_t t274 = rotl8((ctx[10] ^ t252) ^ t259, 4);
    const uint8_t t277 = rotl8(ctx[11] ^ t261, 3);
    const uint8_t t281 = rotl8((ctx[12] ^ t243) ^ (t261 | t256), 6);
    const uint8_t t284 = rotl8(ctx[13] ^ t256, 5);
    const uint8_t t287 = rotl8(ctx[14] ^ t254, 1);
    const uint8_t t292 = rotl8(((ctx[15] ^ t250) ^ t256) ^ (t262 & t259), 2);
    // round 6 (pipo.dsl:36)
    const uint8_t t294 = t284 ^ (t292 & t287);
    const uint8_t t296 = t281 ^ (t277 & t294);
    const uint8_t t297 = t292 ^ t296;
    const uint8_t t298 = t287 ^ t277;
    const uint8_t t300 = t294 ^ t297;
    const uint8_t t303 = (t270 & t266) ^ t274;
    const uint8_t t305 = t266 ^ (t303 | t270);
    const uint8_t t307 = t270 ^ (t303 | t305);
    const uint8_t t308 = t307 ^ t297;
    const uint8_t t309 = (uint8_t)~t303;
    const uint8_t t311 = (t277 ^ t309) ^ (t296 | t294);
    const uint8_t t313 = (t305 ^ t296) ^ (t300 & t298);
    const uint8_t t315 = t298 ^ (t308 & t300);
    const uint8_t t316 = t308 ^ t315;
    const uint8_t t318 = t315 ^ (t313 | t311);
    const uint8_t t319 = t311 ^ t300;
    const uint8_t t323 = ctx[27] ^ t308;
    const uint8_t t327 = rotl8((ctx[17] ^ t305) ^ t319, 7);
    const uint8_t t331 = rotl8((ctx[18] ^ t309) ^ t316, 4);
    const uint8_t t334 = rotl8(ctx[19] ^ t318, 3);
    const uint8_t t338 = rotl8((ctx[20] ^ t300) ^ (t318 | t313), 6);
    const uint8_t t341 = rotl8(ctx[21] ^ t313, 5);
    const uint8_t t344 = rotl8(ctx[22] ^ t311, 1);
    const uint8_t t349 = rotl8(((ctx[23] ^ t307) ^ t313) ^ (t319 & t316), 2);
    // round 7 (pipo.dsl:36)
    const uint8_t t351 = t341 ^ (t349 & t344);
    const uint8_t t353 = t338 ^ (t334 & t351);
    const uint8_t t354 = t349 ^ t353;
    const uint8_t t355 = t344 ^ t334;
    const uint8_t t357 = t351 ^ t354;
    const uint8_t t360 = (t327 & t323) ^ t331;
    const uint8_t t362 = t323 ^ (t360 | t327);
    const uint8_t t364 = t327 ^ (t360 | t362);
    const uint8_t t365 = t364 ^ t354;
    const uint8_t t366 = (uint8_t)~t360;
    const uint8_t t368 = (t334 ^ t366) ^ (t353 | t351);
    const uint8_t t370 = (t362 ^ t353) ^ (t357 & t355);
    const uint8_t t372 = t355 ^ (t365 & t357);
    const uint8_t t373 = t365 ^ t372;
    const uint8_t t375 = t372 ^ (t370 | t368);
    const uint8_t t376 = t368 ^ t357;
    const uint8_t t380 = ctx[28] ^ t365;
    const uint8_t t384 = rotl8((ctx[9] ^ t362) ^ t376, 7);
    const uint8_t t388 = rotl8((ctx[10] ^ t366) ^ t373, 4);
    const uint8_t t391 = rotl8(ctx[11] ^ t375, 3);
    const uint8_t t395 = rotl8((ctx[12] ^ t357) ^ (t375 | t370), 6);
    const uint8_t t398 = rotl8(ctx[13] ^ t370, 5);
    const uint8_t t401 = rotl8(ctx[14] ^ t368, 1);
    const uint8_t t406 = rotl8(((ctx[15] ^ t364) ^ t370) ^ (t376 & t373), 2);
    // round 8 (pipo.dsl:36)
    const uint8_t t408 = t398 ^ (t406 & t401);
    const uint8_t t410 = t395 ^ (t391 & t408);
    const uint8_t t411 = t406 ^ t410;
    const uint8_t t412 = t401 ^ t391;
    const uint8_t t414 = t408 ^ t411;
    const uint8_t t417 = (t384 & t380) ^ t388;
    const uint8_t t419 = t380 ^ (t417 | t384);
    const uint8_t t421 = t384 ^ (t417 | t419);
    const uint8_t t422 = t421 ^ t411;
    const uint8_t t423 = (uint8_t)~t417;
    const uint8_t t425 = (t391 ^ t423) ^ (t410 | t408);
    const uint8_t t427 = (t419 ^ t410) ^ (t414 & t412);
    const uint8_t t429 = t412 ^ (t422 & t414);
    const uint8_t t430 = t422 ^ t429;
    const uint8_t t432 = t429 ^ (t427 | t425);
    const uint8_t t433 = t425 ^ t414;
    const uint8_t t437 = ctx[29] ^ t422;
    const uint8_t t441 = rotl8((ctx[17] ^ t419) ^ t433, 7);
    const uint8_t t445 = rotl8((ctx[18] ^ t423) ^ t430, 4);
    const uint8_t t448 = rotl8(ctx[19] ^ t432, 3);
    const uint8_t t452 = rotl8((ctx[20] ^ t414) ^ (t432 | t427), 6);
    const uint8_t t455 = rotl8(ctx[21] ^ t427, 5);
    const uint8_t t458 = rotl8(ctx[22] ^ t425, 1);
    const uint8_t t463 = rotl8(((ctx[23] ^ t421) ^ t427) ^ (t433 & t430), 2);
    // round 9 (pipo.dsl:36)
    const uint8_t t465 = t455 ^ (t463 & t458);
    const uint8_t t467 = t452 ^ (t448 & t465);
    const uint8_t t468 = t463 ^ t467;
    const uint8_t t469 = t458 ^ t448;
    const uint8_t t471 = t465 ^ t468;
    const uint8_t t474 = (t441 & t437) ^ t445;
    const uint8_t t476 = t437 ^ (t474 | t441);
    const uint8_t t478 = t441 ^ (t474 | t476);
    const uint8_t t479 = t478 ^ t468;
    const uint8_t t480 = (uint8_t)~t474;
    const uint8_t t482 = (t448 ^ t480) ^ (t467 | t465);
    const uint8_t t484 = (t476 ^ t467) ^ (t471 & t469);
    const uint8_t t486 = t469 ^ (t479 & t471);
    const uint8_t t487 = t479 ^ t486;
    const uint8_t t489 = t486 ^ (t484 | t482);
    const uint8_t t490 = t482 ^ t471;
    const uint8_t t494 = ctx[30] ^ t479;
    const uint8_t t498 = rotl8((ctx[9] ^ t476) ^ t490, 7);
    const uint8_t t502 = rotl8((ctx[10] ^ t480) ^ t487, 4);
    const uint8_t t505 = rotl8(ctx[11] ^ t489, 3);
    const uint8_t t509 = rotl8((ctx[12] ^ t471) ^ (t489 | t484), 6);
    const uint8_t t512 = rotl8(ctx[13] ^ t484, 5);
    const uint8_t t515 = rotl8(ctx[14] ^ t482, 1);
    const uint8_t t520 = rotl8(((ctx[15] ^ t478) ^ t484) ^ (t490 & t487), 2);
    // round 10 (pipo.dsl:36)
    const uint8_t t522 = t512 ^ (t520 & t515);
    const uint8_t t524 = t509 ^ (t505 & t522);
    const uint8_t t525 = t520 ^ t524;
    const uint8_t t526 = t515 ^ t505;
    const uint8_t t528 = t522 ^ t525;
    const uint8_t t531 = (t498 & t494) ^ t502;
    const uint8_t t533 = t494 ^ (t531 | t498);
    const uint8_t t535 = t498 ^ (t531 | t533);
    const uint8_t t536 = t535 ^ t525;
    const uint8_t t537 = (uint8_t)~t531;
    const uint8_t t539 = (t505 ^ t537) ^ (t524 | t522);
    const uint8_t t541 = (t533 ^ t524) ^ (t528 & t526);
    const uint8_t t543 = t526 ^ (t536 & t528);
    const uint8_t t544 = t536 ^ t543;
    const uint8_t t546 = t543 ^ (t541 | t539);
    const uint8_t t547 = t539 ^ t528;
    const uint8_t t551 = ctx[31] ^ t536;
    const uint8_t t555 = rotl8((ctx[17] ^ t533) ^ t547, 7);
    const uint8_t t559 = rotl8((ctx[18] ^ t537) ^ t544, 4);
    const uint8_t t562 = rotl8(ctx[19] ^ t546, 3);
    const uint8_t t566 = rotl8((ctx[20] ^ t528) ^ (t546 | t541), 6);
    const uint8_t t569 = rotl8(ctx[21] ^ t541, 5);
    const uint8_t t572 = rotl8(ctx[22] ^ t539, 1);
    const uint8_t t577 = rotl8(((ctx[23] ^ t535) ^ t541) ^ (t547 & t544), 2);
    // round 11 (pipo.dsl:36)
    const uint8_t t579 = t569 ^ (t577 & t572);
    const uint8_t t581 = t566 ^ (t562 & t579);
    const uint8_t t582 = t577 ^ t581;
    const uint8_t t583 = t572 ^ t562;
    const uint8_t t585 = t579 ^ t582;
    const uint8_t t588 = (t555 & t551) ^ t559;
    const uint8_t t590 = t551 ^ (t588 | t555);
    const uint8_t t592 = t555 ^ (t588 | t590);
    const uint8_t t593 = t592 ^ t582;
    const uint8_t t594 = (uint8_t)~t588;
    const uint8_t t596 = (t562 ^ t594) ^ (t581 | t579);
    const uint8_t t598 = (t590 ^ t581) ^ (t585 & t583);
    const uint8_t t600 = t583 ^ (t593 & t585);
    const uint8_t t601 = t593 ^ t600;
    const uint8_t t603 = t600 ^ (t598 | t596);
    const uint8_t t604 = t596 ^ t585;
    const uint8_t t608 = ctx[32] ^ t593;
    const uint8_t t612 = rotl8((ctx[9] ^ t590) ^ t604, 7);
    const uint8_t t616 = rotl8((ctx[10] ^ t594) ^ t601, 4);
    const uint8_t t619 = rotl8(ctx[11] ^ t603, 3);
    const uint8_t t623 = rotl8((ctx[12] ^ t585) ^ (t603 | t598), 6);
    const uint8_t t626 = rotl8(ctx[13] ^ t598, 5);
    const uint8_t t629 = rotl8(ctx[14] ^ t596, 1);
    const uint8_t t634 = rotl8(((ctx[15] ^ t592) ^ t598) ^ (t604 & t601), 2);
    // round 12 (pipo.dsl:36)
    const uint8_t t636 = t626 ^ (t634 & t629);
    const uint8_t t638 = t623 ^ (t619 & t636);
    const uint8_t t639 = t634 ^ t638;
    const uint8_t t640 = t629 ^ t619;
    const uint8_t t642 = t636 ^ t639;
    const uint8_t t645 = (t612 & t608) ^ t616;
    const uint8_t t647 = t608 ^ (t645 | t612);
    const uint8_t t649 = t612 ^ (t645 | t647);
    const uint8_t t650 = t649 ^ t639;
    const uint8_t t651 = (uint8_t)~t645;
    const uint8_t t653 = (t619 ^ t651) ^ (t638 | t636);
    const uint8_t t655 = (t647 ^ t638) ^ (t642 & t640);
    const uint8_t t657 = t640 ^ (t650 & t642);
    const uint8_t t658 = t650 ^ t657;
    const uint8_t t660 = t657 ^ (t655 | t653);
    const uint8_t t661 = t653 ^ t642;
    const uint8_t t665 = ctx[33] ^ t650;
    const uint8_t t669 = rotl8((ctx[17] ^ t647) ^ t661, 7);
    const uint8_t t673 = rotl8((ctx[18] ^ t651) ^ t658, 4);
    const uint8_t t676 = rotl8(ctx[19] ^ t660, 3);
    const uint8_t t680 = rotl8((ctx[20] ^ t642) ^ (t660 | t655), 6);
    const uint8_t t683 = rotl8(ctx[21] ^ t655, 5);
    const uint8_t t686 = rotl8(ctx[22] ^ t653, 1);
    const uint8_t t691 = rotl8(((ctx[23] ^ t649) ^ t655) ^ (t661 & t658), 2);
    // round 13 (pipo.dsl:36)
    const uint8_t t693 = t683 ^ (t691 & t686);
    const uint8_t t695 = t680 ^ (t676 & t693);
    const uint8_t t696 = t691 ^ t695;
    const uint8_t t697 = t686 ^ t676;
    const uint8_t t699 = t693 ^ t696;
    const uint8_t t702 = (t669 & t665) ^ t673;
    const uint8_t t704 = t665 ^ (t702 | t669);
    const uint8_t t706 = t669 ^ (t702 | t704);
    const uint8_t t707 = t706 ^ t696;
    const uint8_t t708 = (uint8_t)~t702;
    const uint8_t t710 = (t676 ^ t708) ^ (t695 | t693);
    const uint8_t t712 = (t704 ^ t695) ^ (t699 & t697);
    const uint8_t t714 = t697 ^ (t707 & t699);
    const uint8_t t715 = t707 ^ t714;
    const uint8_t t717 = t714 ^ (t712 | t710);
    const uint8_t t718 = t710 ^ t699;
    const uint8_t t748 = rotl8(((ctx[15] ^ t706) ^ t712) ^ (t718 & t715), 2);
    const uint8_t t749 = in[0];
    const uint8_t t750 = in[1];
    const uint8_t t751 = in[2];
    const uint8_t t752 = in[3];
    const uint8_t t753 = in[4];
    const uint8_t t754 = in[5];
    const uint8_t t755 = in[6];
    const uint8_t t756 = in[7];
    const uint8_t t761 = t753 ^ (rotl8((ctx[12] ^ t699) ^ (t717 | t712), 6));
    out[0] = (uint8_t)(t749 ^ (ctx[34] ^ t707));
    out[1] = (uint8_t)(t750 ^ (rotl8((ctx[9] ^ t704) ^ t718, 7)));
    out[2] = (uint8_t)(t751 ^ (rotl8((ctx[10] ^ t708) ^ t715, 4)));
    out[3] = (uint8_t)(t752 ^ rotl8(ctx[11] ^ t717, 3));
    out[4] = (uint8_t)t761;
    out[5] = (uint8_t)(t754 ^ rotl8(ctx[13] ^ t712, 5));
    out[6] = (uint8_t)(t755 ^ rotl8(ctx[14] ^ t710, 1));
    out[7] = (uint8_t)(t756 ^ t748);
}

void lwcc_pipo64_128_ctr_crypt_c(uint8_t *out, const uint8_t *in, size_t nbytes, const void *ctx, uint32_t counter)
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
        lwcc_pipo64_128_ctr_crypt_c(buffer, buffer, 8, ctx, counter);
        memcpy(out, buffer, nbytes);
        wipe(buffer, sizeof buffer);
    }
}
