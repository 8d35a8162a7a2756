// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 16 --goal size
// passes:    unroll() invert() counter() fold() sbox() complement(alike=true) rotate() hoist() roll(enabled=true) slice() select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 704
// layout:    ld4.16b; unzip.16b n3; r0 r1 r2 | c0 c1 c2 n0 n1 n2 n3
// sizes:     in bytes: block 8, key 32, nonce 4, rk 4480, ctx 4544, align 16, group 128, stack 704
// registers: v0-v31; x0-x17, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:fff7081160e9d7f74579f8aa7feaa25dced3c9172b8ebbcd8fe6e3ea491a6c5d

    .text

    .balign 16
    .global lwcc_pipo64_256_key_setup_neon
    .type lwcc_pipo64_256_key_setup_neon, %function
lwcc_pipo64_256_key_setup_neon:
    sub sp, sp, #704
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    add x9, x1, #11
    add x10, x1, #13
    add x11, x1, #12
    add x12, x1, #9
    movi v0.16b, #1
    ld1r {v1.16b}, [x9]
    add x9, x1, #10
    ld1r {v2.16b}, [x12]
    add x12, x1, #8
    ld1r {v3.16b}, [x9]
    ld1r {v4.16b}, [x10]
    add x9, x1, #14
    ld1r {v5.16b}, [x11]
    ld1r {v6.16b}, [x12]
    ld1r {v7.16b}, [x9]
    // round 1 (pipo.dsl:37)
    shl v16.16b, v1.16b, #5
    shl v17.16b, v2.16b, #1
    mvn v18.16b, v3.16b
    shl v19.16b, v4.16b, #3
    eor v0.16b, v6.16b, v0.16b
    shl v20.16b, v5.16b, #2
    sri v17.16b, v2.16b, #7
    shl v21.16b, v7.16b, #7
    shl v22.16b, v18.16b, #4
    sri v19.16b, v4.16b, #5
    mvn v23.16b, v0.16b
    sri v20.16b, v5.16b, #6
    sri v16.16b, v1.16b, #3
    str q17, [x0, #16]
    sri v22.16b, v18.16b, #4
    sri v21.16b, v7.16b, #1
    str q19, [x0, #80]
    str q23, [x0, #0]
    add x9, x1, #15
    add x10, x1, #16
    movi v18.16b, #2
    str q16, [x0, #48]
    ld1r {v23.16b}, [x9]
    ld1r {v24.16b}, [x10]
    str q21, [x0, #96]
    str q20, [x0, #64]
    str q22, [x0, #32]
    add x9, x1, #18
    add x10, x1, #20
    add x11, x1, #17
    add x12, x1, #19
    ld1r {v25.16b}, [x9]
    ld1r {v26.16b}, [x10]
    add x9, x1, #21
    ld1r {v27.16b}, [x12]
    ld1r {v28.16b}, [x11]
    ld1r {v29.16b}, [x9]
    shl v30.16b, v23.16b, #6
    eor v18.16b, v24.16b, v18.16b
    // round 2 (pipo.dsl:38)
    mvn v31.16b, v18.16b
    // round 1 (pipo.dsl:37)
    sri v30.16b, v23.16b, #2
    // round 2 (pipo.dsl:38)
    mvn v8.16b, v25.16b
    shl v9.16b, v26.16b, #2
    shl v10.16b, v28.16b, #1
    shl v11.16b, v27.16b, #5
    str q31, [x0, #128]
    // round 1 (pipo.dsl:37)
    str q30, [x0, #112]
    add x9, x1, #22
    add x10, x1, #23
    ld1r {v31.16b}, [x10]
    ld1r {v12.16b}, [x9]
    // round 2 (pipo.dsl:37)
    shl v13.16b, v8.16b, #4
    shl v14.16b, v29.16b, #3
    sri v9.16b, v26.16b, #6
    sri v10.16b, v28.16b, #7
    sri v13.16b, v8.16b, #4
    sri v11.16b, v27.16b, #3
    sri v14.16b, v29.16b, #5
    str q10, [x0, #144]
    add x9, x1, #24
    str q9, [x0, #192]
    str q11, [x0, #176]
    str q13, [x0, #160]
    add x10, x1, #26
    add x11, x1, #25
    add x12, x1, #27
    str q14, [x0, #208]
    add x13, x1, #28
    shl v8.16b, v12.16b, #7
    shl v15.16b, v31.16b, #6
    sri v8.16b, v12.16b, #1
    sri v15.16b, v31.16b, #2
    str q8, [x0, #224]
    str q15, [x0, #240]
    str q18, [sp, #64]
    ld1r {v18.16b}, [x9]
    add x9, x1, #30
    str q0, [sp, #80]
    movi v0.16b, #3
    eor v0.16b, v18.16b, v0.16b
    // round 3 (pipo.dsl:38)
    str q0, [sp, #96]
    mvn v0.16b, v0.16b
    str q0, [x0, #256]
    ld1r {v0.16b}, [x11]
    add x11, x1, #29
    str q28, [sp, #112]
    shl v28.16b, v0.16b, #1
    sri v28.16b, v0.16b, #7
    str q28, [x0, #272]
    str q26, [sp, #128]
    ld1r {v26.16b}, [x10]
    add x10, x1, #31
    str q27, [sp, #144]
    mvn v27.16b, v26.16b
    str q25, [sp, #160]
    shl v25.16b, v27.16b, #4
    sri v25.16b, v27.16b, #4
    str q25, [x0, #288]
    ld1r {v27.16b}, [x12]
    add x12, x1, #1
    str q7, [sp, #176]
    shl v7.16b, v27.16b, #5
    sri v7.16b, v27.16b, #3
    str q7, [x0, #304]
    str q29, [sp, #192]
    ld1r {v29.16b}, [x13]
    add x13, x1, #2
    str q12, [sp, #208]
    shl v12.16b, v29.16b, #2
    sri v12.16b, v29.16b, #6
    str q12, [x0, #320]
    str q31, [sp, #224]
    ld1r {v31.16b}, [x11]
    add x11, x1, #3
    str q0, [sp, #240]
    shl v0.16b, v31.16b, #3
    sri v0.16b, v31.16b, #5
    str q0, [x0, #336]
    str q29, [sp, #256]
    ld1r {v29.16b}, [x9]
    add x9, x1, #4
    str q27, [sp, #272]
    shl v27.16b, v29.16b, #7
    sri v27.16b, v29.16b, #1
    str q27, [x0, #352]
    str q26, [sp, #288]
    ld1r {v26.16b}, [x10]
    add x10, x1, #5
    str q31, [sp, #304]
    shl v31.16b, v26.16b, #6
    sri v31.16b, v26.16b, #2
    str q31, [x0, #368]
    str q29, [sp, #320]
    ld1r {v29.16b}, [x1]
    str q26, [sp, #336]
    movi v26.16b, #4
    eor v26.16b, v29.16b, v26.16b
    // round 4 (pipo.dsl:38)
    str q26, [sp, #352]
    mvn v26.16b, v26.16b
    str q26, [x0, #384]
    ld1r {v26.16b}, [x12]
    add x12, x1, #6
    str q2, [sp, #368]
    shl v2.16b, v26.16b, #1
    sri v2.16b, v26.16b, #7
    str q2, [x0, #400]
    str q26, [sp, #384]
    ld1r {v26.16b}, [x13]
    add x13, x1, #7
    str q26, [sp, #400]
    mvn v26.16b, v26.16b
    str q3, [sp, #416]
    shl v3.16b, v26.16b, #4
    str q17, [x0, #528]
    sri v3.16b, v26.16b, #4
    str q22, [x0, #544]
    str q3, [x0, #416]
    str q26, [sp, #432]
    ld1r {v26.16b}, [x11]
    str q19, [x0, #592]
    str q20, [x0, #576]
    str q16, [x0, #560]
    str q1, [sp, #448]
    shl v1.16b, v26.16b, #5
    str q21, [x0, #608]
    sri v1.16b, v26.16b, #3
    str q30, [x0, #624]
    str q1, [x0, #432]
    str q26, [sp, #464]
    ld1r {v26.16b}, [x9]
    str q5, [sp, #480]
    shl v5.16b, v26.16b, #2
    sri v5.16b, v26.16b, #6
    str q10, [x0, #656]
    str q5, [x0, #448]
    str q26, [sp, #496]
    ld1r {v26.16b}, [x10]
    str q9, [x0, #704]
    str q11, [x0, #688]
    str q13, [x0, #672]
    str q23, [sp, #512]
    shl v23.16b, v26.16b, #3
    str q14, [x0, #720]
    sri v23.16b, v26.16b, #5
    str q8, [x0, #736]
    str q23, [x0, #464]
    str q26, [sp, #528]
    ld1r {v26.16b}, [x12]
    str q15, [x0, #752]
    str q4, [sp, #544]
    shl v4.16b, v26.16b, #7
    sri v4.16b, v26.16b, #1
    str q4, [x0, #480]
    str q26, [sp, #560]
    ld1r {v26.16b}, [x13]
    str q28, [x0, #784]
    str q25, [x0, #800]
    str q7, [x0, #816]
    shl v29.16b, v26.16b, #6
    str q12, [x0, #832]
    sri v29.16b, v26.16b, #2
    str q0, [x0, #848]
    str q29, [x0, #496]
    str q26, [sp, #576]
    movi v26.16b, #5
    str q27, [x0, #864]
    str q31, [x0, #880]
    eor v26.16b, v6.16b, v26.16b
    // round 5 (pipo.dsl:38)
    str q26, [sp, #592]
    mvn v26.16b, v26.16b
    str q26, [x0, #512]
    movi v26.16b, #6
    str q23, [x0, #976]
    str q2, [x0, #912]
    str q1, [x0, #944]
    eor v26.16b, v24.16b, v26.16b
    str q4, [x0, #992]
    str q5, [x0, #960]
    str q3, [x0, #928]
    str q29, [x0, #1008]
    // round 6 (pipo.dsl:38)
    str q26, [sp, #608]
    mvn v26.16b, v26.16b
    str q26, [x0, #640]
    movi v26.16b, #7
    str q30, [x0, #1136]
    str q17, [x0, #1040]
    str q20, [x0, #1088]
    eor v26.16b, v18.16b, v26.16b
    str q22, [x0, #1056]
    str q19, [x0, #1104]
    str q16, [x0, #1072]
    str q21, [x0, #1120]
    // round 7 (pipo.dsl:38)
    str q26, [sp, #624]
    mvn v26.16b, v26.16b
    str q26, [x0, #768]
    movi v26.16b, #8
    str q15, [x0, #1264]
    str q14, [x0, #1232]
    str q8, [x0, #1248]
    str q14, [sp, #640]
    ld1r {v14.16b}, [x1]
    eor v26.16b, v14.16b, v26.16b
    str q9, [x0, #1216]
    str q10, [x0, #1168]
    str q13, [x0, #1184]
    str q11, [x0, #1200]
    // round 8 (pipo.dsl:38)
    str q26, [sp, #656]
    mvn v26.16b, v26.16b
    str q26, [x0, #896]
    movi v26.16b, #9
    str q12, [x0, #1344]
    str q27, [x0, #1376]
    str q7, [x0, #1328]
    eor v26.16b, v6.16b, v26.16b
    str q25, [x0, #1312]
    str q0, [x0, #1360]
    str q28, [x0, #1296]
    str q31, [x0, #1392]
    // round 9 (pipo.dsl:38)
    str q26, [sp, #672]
    mvn v26.16b, v26.16b
    str q26, [x0, #1024]
    movi v26.16b, #10
    str q3, [x0, #1440]
    str q1, [x0, #1456]
    str q4, [x0, #1504]
    eor v26.16b, v24.16b, v26.16b
    str q2, [x0, #1424]
    str q5, [x0, #1472]
    str q29, [x0, #1520]
    str q23, [x0, #1488]
    // round 10 (pipo.dsl:38)
    str q26, [sp, #688]
    mvn v26.16b, v26.16b
    str q26, [x0, #1152]
    movi v26.16b, #11
    str q19, [x0, #1616]
    str q17, [x0, #1552]
    str q30, [x0, #1648]
    eor v17.16b, v18.16b, v26.16b
    str q22, [x0, #1568]
    str q21, [x0, #1632]
    str q20, [x0, #1600]
    str q16, [x0, #1584]
    // round 11 (pipo.dsl:38)
    mvn v16.16b, v17.16b
    str q16, [x0, #1280]
    movi v16.16b, #12
    str q11, [x0, #1712]
    str q15, [x0, #1776]
    str q9, [x0, #1728]
    eor v16.16b, v14.16b, v16.16b
    str q13, [x0, #1696]
    str q10, [x0, #1680]
    str q8, [x0, #1760]
    ldr q19, [sp, #640]
    str q19, [x0, #1744]
    // round 12 (pipo.dsl:38)
    mvn v19.16b, v16.16b
    str q19, [x0, #1408]
    movi v19.16b, #13
    str q25, [x0, #1824]
    str q7, [x0, #1840]
    str q31, [x0, #1904]
    eor v7.16b, v6.16b, v19.16b
    str q28, [x0, #1808]
    str q0, [x0, #1872]
    str q27, [x0, #1888]
    str q12, [x0, #1856]
    // round 13 (pipo.dsl:38)
    mvn v0.16b, v7.16b
    str q0, [x0, #1536]
    movi v0.16b, #14
    str q5, [x0, #1984]
    str q23, [x0, #2000]
    str q1, [x0, #1968]
    eor v0.16b, v24.16b, v0.16b
    str q2, [x0, #1936]
    str q4, [x0, #2016]
    str q3, [x0, #1952]
    str q29, [x0, #2032]
    // round 14 (pipo.dsl:38)
    mvn v1.16b, v0.16b
    str q1, [x0, #1664]
    movi v1.16b, #15
    eor v1.16b, v18.16b, v1.16b
    // round 15 (pipo.dsl:38)
    mvn v2.16b, v1.16b
    str q2, [x0, #1792]
    movi v2.16b, #16
    // round 17 (pipo.dsl:38)
    ldr q3, [sp, #544]
    mvn v3.16b, v3.16b
    eor v2.16b, v14.16b, v2.16b
    // round 16 (pipo.dsl:38)
    mvn v4.16b, v2.16b
    str q21, [x0, #2144]
    str q4, [x0, #1920]
    movi v4.16b, #17
    str q3, [x0, #2208]
    ldr q5, [sp, #512]
    str q5, [x0, #2176]
    ldr q18, [sp, #480]
    str q18, [x0, #2224]
    eor v4.16b, v6.16b, v4.16b
    ldr q6, [sp, #448]
    str q6, [x0, #2240]
    // round 17 (pipo.dsl:38)
    mvn v19.16b, v4.16b
    ldr q20, [sp, #416]
    str q20, [x0, #2256]
    str q19, [x0, #2048]
    ldr q19, [sp, #368]
    mvn v21.16b, v19.16b
    str q19, [x0, #2272]
    str q4, [x0, #2288]
    shl v4.16b, v21.16b, #1
    ldr q22, [sp, #576]
    str q22, [x0, #2304]
    sri v4.16b, v21.16b, #7
    ldr q21, [sp, #560]
    str q21, [x0, #2320]
    str q4, [x0, #2064]
    shl v4.16b, v20.16b, #4
    sri v4.16b, v20.16b, #4
    ldr q23, [sp, #496]
    str q23, [x0, #2352]
    str q4, [x0, #2080]
    mvn v4.16b, v6.16b
    ldr q24, [sp, #464]
    str q24, [x0, #2368]
    ldr q25, [sp, #400]
    str q25, [x0, #2384]
    shl v26.16b, v4.16b, #5
    ldr q27, [sp, #384]
    str q27, [x0, #2400]
    sri v26.16b, v4.16b, #3
    str q2, [x0, #2416]
    str q26, [x0, #2096]
    mvn v2.16b, v18.16b
    ldr q4, [sp, #336]
    str q4, [x0, #2432]
    ldr q26, [sp, #320]
    str q26, [x0, #2448]
    shl v28.16b, v2.16b, #2
    sri v28.16b, v2.16b, #6
    str q28, [x0, #2112]
    shl v2.16b, v3.16b, #3
    // round 15 (pipo.dsl:38)
    ldr q28, [sp, #304]
    mvn v28.16b, v28.16b
    ldr q29, [sp, #288]
    str q29, [x0, #2512]
    ldr q30, [sp, #272]
    str q30, [x0, #2496]
    ldr q31, [sp, #256]
    str q31, [x0, #2480]
    // round 17 (pipo.dsl:37)
    sri v2.16b, v3.16b, #5
    // round 15 (pipo.dsl:38)
    str q28, [x0, #2464]
    ldr q8, [sp, #240]
    str q8, [x0, #2528]
    // round 17 (pipo.dsl:37)
    str q2, [x0, #2128]
    mvn v2.16b, v5.16b
    ldr q9, [sp, #224]
    str q9, [x0, #2560]
    ldr q10, [sp, #208]
    str q10, [x0, #2576]
    str q1, [x0, #2544]
    shl v1.16b, v2.16b, #6
    sri v1.16b, v2.16b, #2
    str q1, [x0, #2160]
    // round 14 (pipo.dsl:38)
    ldr q1, [sp, #192]
    mvn v1.16b, v1.16b
    // round 17 (pipo.dsl:38)
    ldr q2, [sp, #176]
    mvn v11.16b, v2.16b
    ldr q12, [sp, #160]
    str q12, [x0, #2640]
    ldr q13, [sp, #144]
    str q13, [x0, #2624]
    ldr q15, [sp, #128]
    str q15, [x0, #2608]
    str q11, [x0, #2192]
    ldr q11, [sp, #528]
    mvn v11.16b, v11.16b
    str q0, [x0, #2672]
    str q3, [x0, #2720]
    str q19, [x0, #2784]
    str q11, [x0, #2336]
    str q11, [x0, #2848]
    str q17, [x0, #3056]
    str q23, [x0, #2864]
    str q28, [x0, #2976]
    str q24, [x0, #2880]
    str q20, [x0, #2768]
    str q27, [x0, #2912]
    str q31, [x0, #2992]
    str q30, [x0, #3008]
    str q8, [x0, #3040]
    // round 14 (pipo.dsl:38)
    str q1, [x0, #2592]
    str q1, [x0, #3104]
    str q12, [x0, #3152]
    str q5, [x0, #2688]
    str q13, [x0, #3136]
    str q16, [x0, #2928]
    str q6, [x0, #2752]
    str q22, [x0, #2816]
    ldr q0, [sp, #112]
    str q0, [x0, #2656]
    str q0, [x0, #3168]
    str q5, [x0, #3200]
    str q18, [x0, #2736]
    ldr q16, [sp, #688]
    str q16, [x0, #3184]
    str q15, [x0, #3120]
    str q7, [x0, #2800]
    str q10, [x0, #3088]
    str q26, [x0, #2960]
    str q25, [x0, #2896]
    str q9, [x0, #3072]
    str q4, [x0, #2944]
    str q29, [x0, #3024]
    str q2, [x0, #2704]
    str q19, [x0, #3296]
    str q18, [x0, #3248]
    str q20, [x0, #3280]
    str q2, [x0, #3216]
    str q6, [x0, #3264]
    ldr q7, [sp, #672]
    str q7, [x0, #3312]
    str q22, [x0, #3328]
    str q3, [x0, #3232]
    str q21, [x0, #2832]
    str q9, [x0, #3584]
    ldr q7, [sp, #656]
    str q7, [x0, #3440]
    str q5, [x0, #3712]
    str q6, [x0, #3776]
    str q13, [x0, #3648]
    str q1, [x0, #3616]
    str q10, [x0, #3600]
    str q3, [x0, #3744]
    str q22, [x0, #3840]
    str q27, [x0, #3424]
    str q30, [x0, #3520]
    str q12, [x0, #3664]
    str q11, [x0, #3360]
    str q15, [x0, #3632]
    str q18, [x0, #3760]
    str q2, [x0, #3728]
    str q25, [x0, #3408]
    str q8, [x0, #3552]
    str q31, [x0, #3504]
    str q26, [x0, #3472]
    str q29, [x0, #3536]
    ldr q7, [sp, #624]
    str q7, [x0, #3568]
    str q24, [x0, #3392]
    str q23, [x0, #3376]
    ldr q7, [sp, #592]
    str q7, [x0, #3824]
    str q20, [x0, #3792]
    str q19, [x0, #3808]
    ldr q7, [sp, #608]
    str q7, [x0, #3696]
    str q0, [x0, #3680]
    str q4, [x0, #3456]
    str q21, [x0, #3344]
    ldr q7, [sp, #352]
    str q7, [x0, #3952]
    str q4, [x0, #3968]
    str q26, [x0, #3984]
    str q21, [x0, #3856]
    str q11, [x0, #3872]
    str q24, [x0, #3904]
    str q25, [x0, #3920]
    str q23, [x0, #3888]
    str q27, [x0, #3936]
    str q28, [x0, #3488]
    mvn v4.16b, v23.16b
    mvn v7.16b, v24.16b
    mvn v16.16b, v27.16b
    str q19, [x0, #4320]
    mvn v17.16b, v22.16b
    str q8, [x0, #4064]
    str q31, [x0, #4016]
    str q30, [x0, #4032]
    ldr q19, [sp, #96]
    str q19, [x0, #4080]
    str q16, [x0, #4384]
    str q18, [x0, #4272]
    str q15, [x0, #4144]
    str q6, [x0, #4288]
    ldr q6, [sp, #80]
    str q6, [x0, #4336]
    str q2, [x0, #4240]
    str q14, [x0, #4352]
    str q4, [x0, #4416]
    ldr q2, [sp, #64]
    str q2, [x0, #4208]
    str q20, [x0, #4304]
    str q28, [x0, #4000]
    mvn v2.16b, v21.16b
    ldr q4, [sp, #528]
    str q4, [x0, #4448]
    str q5, [x0, #4224]
    str q17, [x0, #4432]
    str q2, [x0, #4464]
    ldr q2, [sp, #432]
    str q2, [x0, #4368]
    str q29, [x0, #4048]
    str q3, [x0, #4256]
    str q13, [x0, #4160]
    str q12, [x0, #4176]
    str q7, [x0, #4400]
    str q10, [x0, #4112]
    str q1, [x0, #4128]
    str q9, [x0, #4096]
    str q0, [x0, #4192]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #40
.Llwcc_pipo64_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #704
    ret
    .size lwcc_pipo64_256_key_setup_neon, .-lwcc_pipo64_256_key_setup_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_encrypt_neon
    .type lwcc_pipo64_256_ecb_encrypt_neon, %function
lwcc_pipo64_256_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_rest
.Llwcc_pipo64_256_ecb_encrypt_neon_group:
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x1]
    add x9, x1, #64
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x9]
    uzp1 v16.16b, v0.16b, v4.16b
    uzp2 v0.16b, v0.16b, v4.16b
    uzp1 v4.16b, v1.16b, v5.16b
    uzp2 v1.16b, v1.16b, v5.16b
    uzp1 v5.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp1 v6.16b, v3.16b, v7.16b
    uzp2 v3.16b, v3.16b, v7.16b
    add x9, x3, #4095
    add x9, x9, #1
    ldp q7, q17, [x9, #256]
    eor v7.16b, v16.16b, v7.16b
    eor v5.16b, v5.16b, v17.16b
    ldp q16, q17, [x9, #288]
    eor v4.16b, v4.16b, v16.16b
    eor v6.16b, v6.16b, v17.16b
    ldp q16, q17, [x9, #320]
    eor v0.16b, v0.16b, v16.16b
    ldr q16, [x3, #2320]
    eor v2.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v17.16b
    ldr q16, [x3, #2336]
    eor v1.16b, v1.16b, v16.16b
    mov v16.16b, v0.16b
    mov v0.16b, v7.16b
    mov v7.16b, v1.16b
    mov v1.16b, v5.16b
    mov v5.16b, v2.16b
    mov v2.16b, v4.16b
    mov v4.16b, v16.16b
    mov v16.16b, v3.16b
    mov v3.16b, v6.16b
    mov v6.16b, v16.16b
    add x17, x3, #0
    movz x16, #17
.Llwcc_pipo64_256_ecb_encrypt_neon_round:
    // round 1 (pipo.dsl:36)
    eor v16.16b, v0.16b, v1.16b
    mov v17.16b, v16.16b
    bsl v17.16b, v0.16b, v2.16b
    eor v18.16b, v3.16b, v4.16b
    bic v19.16b, v5.16b, v6.16b
    eor v7.16b, v7.16b, v19.16b
    bif v4.16b, v18.16b, v7.16b
    eor v19.16b, v6.16b, v4.16b
    eor v20.16b, v7.16b, v19.16b
    eor v17.16b, v20.16b, v17.16b
    bif v18.16b, v3.16b, v7.16b
    bif v1.16b, v16.16b, v2.16b
    eor v18.16b, v1.16b, v18.16b
    eor v21.16b, v19.16b, v18.16b
    bsl v2.16b, v16.16b, v0.16b
    eor v0.16b, v2.16b, v21.16b
    orr v16.16b, v19.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v3.16b, v16.16b
    eor v1.16b, v1.16b, v5.16b
    bsl v3.16b, v6.16b, v4.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v20.16b, v2.16b
    orn v4.16b, v18.16b, v3.16b
    eor v5.16b, v17.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v6.16b, v7.16b, v2.16b
    bit v19.16b, v6.16b, v4.16b
    bsl v21.16b, v5.16b, v17.16b
    eor v2.16b, v2.16b, v21.16b
    ldp q5, q6, [x17, #0]
    eor v5.16b, v17.16b, v5.16b
    ldp q7, q16, [x17, #32]
    eor v1.16b, v1.16b, v7.16b
    shl v7.16b, v1.16b, #4
    sri v7.16b, v1.16b, #4
    eor v0.16b, v0.16b, v6.16b
    shl v1.16b, v0.16b, #7
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v16.16b
    shl v4.16b, v0.16b, #3
    sri v4.16b, v0.16b, #5
    ldp q0, q6, [x17, #64]
    eor v0.16b, v19.16b, v0.16b
    shl v16.16b, v0.16b, #6
    sri v16.16b, v0.16b, #2
    ldp q0, q17, [x17, #96]
    eor v0.16b, v18.16b, v0.16b
    shl v18.16b, v0.16b, #1
    sri v18.16b, v0.16b, #7
    eor v0.16b, v2.16b, v17.16b
    shl v2.16b, v0.16b, #2
    sri v2.16b, v0.16b, #6
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v0.16b, #5
    sri v3.16b, v0.16b, #3
    mov v0.16b, v5.16b
    mov v5.16b, v18.16b
    mov v6.16b, v2.16b
    mov v2.16b, v1.16b
    mov v1.16b, v7.16b
    mov v7.16b, v3.16b
    mov v3.16b, v4.16b
    mov v4.16b, v16.16b
    add x17, x17, #128
    sub x16, x16, #1
    cbnz x16, .Llwcc_pipo64_256_ecb_encrypt_neon_round
    zip1 v16.16b, v0.16b, v4.16b
    zip2 v20.16b, v0.16b, v4.16b
    zip1 v17.16b, v2.16b, v7.16b
    zip2 v21.16b, v2.16b, v7.16b
    zip1 v18.16b, v1.16b, v5.16b
    zip2 v22.16b, v1.16b, v5.16b
    zip1 v19.16b, v3.16b, v6.16b
    zip2 v23.16b, v3.16b, v6.16b
    st4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x0]
    add x9, x0, #64
    st4 {v20.16b, v21.16b, v22.16b, v23.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ecb_encrypt_neon_out
.Llwcc_pipo64_256_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ecb_encrypt_neon_group
.Llwcc_pipo64_256_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_encrypt_neon_copy
.Llwcc_pipo64_256_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_encrypt_neon, .-lwcc_pipo64_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_decrypt_neon
    .type lwcc_pipo64_256_ecb_decrypt_neon, %function
lwcc_pipo64_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_rest
.Llwcc_pipo64_256_ecb_decrypt_neon_group:
    ld4 {v0.16b, v1.16b, v2.16b, v3.16b}, [x1]
    add x9, x1, #64
    ld4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x9]
    uzp1 v16.16b, v0.16b, v4.16b
    uzp2 v0.16b, v0.16b, v4.16b
    uzp1 v4.16b, v1.16b, v5.16b
    uzp2 v1.16b, v1.16b, v5.16b
    uzp1 v5.16b, v2.16b, v6.16b
    uzp2 v2.16b, v2.16b, v6.16b
    uzp1 v6.16b, v3.16b, v7.16b
    uzp2 v3.16b, v3.16b, v7.16b
    mov v7.16b, v16.16b
    mov v17.16b, v0.16b
    mov v0.16b, v3.16b
    mov v3.16b, v17.16b
    mov v17.16b, v1.16b
    mov v1.16b, v2.16b
    mov v2.16b, v17.16b
    mov v17.16b, v4.16b
    mov v4.16b, v6.16b
    mov v6.16b, v17.16b
    add x17, x3, #2176
    movz x16, #17
.Llwcc_pipo64_256_ecb_decrypt_neon_round:
    // round 17 (pipo.dsl:38)
    ldp q16, q17, [x17, #64]
    ldp q18, q19, [x17, #0]
    ldp q20, q21, [x17, #32]
    ldp q22, q23, [x17, #96]
    eor v1.16b, v1.16b, v19.16b
    eor v4.16b, v4.16b, v16.16b
    eor v0.16b, v0.16b, v18.16b
    eor v2.16b, v2.16b, v20.16b
    eor v6.16b, v6.16b, v22.16b
    eor v3.16b, v3.16b, v21.16b
    shl v16.16b, v1.16b, #7
    shl v18.16b, v4.16b, #5
    shl v19.16b, v0.16b, #6
    shl v20.16b, v2.16b, #3
    shl v21.16b, v6.16b, #1
    shl v22.16b, v3.16b, #2
    sri v18.16b, v4.16b, #3
    sri v16.16b, v1.16b, #1
    eor v1.16b, v7.16b, v23.16b
    sri v20.16b, v2.16b, #5
    sri v22.16b, v3.16b, #6
    sri v21.16b, v6.16b, #7
    eor v2.16b, v5.16b, v17.16b
    sri v19.16b, v0.16b, #2
    and v0.16b, v20.16b, v16.16b
    orn v3.16b, v18.16b, v20.16b
    eor v4.16b, v21.16b, v16.16b
    shl v5.16b, v2.16b, #4
    eor v0.16b, v18.16b, v0.16b
    eor v3.16b, v22.16b, v3.16b
    sri v5.16b, v2.16b, #4
    eor v2.16b, v1.16b, v0.16b
    eor v6.16b, v3.16b, v4.16b
    eor v7.16b, v19.16b, v0.16b
    bit v21.16b, v4.16b, v2.16b
    bit v4.16b, v6.16b, v2.16b
    eor v5.16b, v5.16b, v2.16b
    bit v0.16b, v2.16b, v3.16b
    eor v2.16b, v7.16b, v21.16b
    eor v4.16b, v20.16b, v4.16b
    eor v7.16b, v16.16b, v5.16b
    orn v16.16b, v5.16b, v6.16b
    orr v17.16b, v4.16b, v2.16b
    eor v18.16b, v3.16b, v2.16b
    eor v17.16b, v17.16b, v7.16b
    eor v1.16b, v1.16b, v18.16b
    bsl v7.16b, v4.16b, v2.16b
    eor v0.16b, v17.16b, v0.16b
    eor v1.16b, v4.16b, v1.16b
    bit v3.16b, v2.16b, v0.16b
    eor v2.16b, v1.16b, v16.16b
    mov v16.16b, v5.16b
    bsl v16.16b, v6.16b, v1.16b
    bsl v6.16b, v1.16b, v5.16b
    eor v1.16b, v4.16b, v3.16b
    mov v3.16b, v7.16b
    mov v4.16b, v17.16b
    mov v5.16b, v6.16b
    mov v6.16b, v2.16b
    mov v2.16b, v1.16b
    mov v1.16b, v0.16b
    mov v0.16b, v18.16b
    mov v7.16b, v16.16b
    add x17, x17, #128
    sub x16, x16, #1
    cbnz x16, .Llwcc_pipo64_256_ecb_decrypt_neon_round
    add x9, x3, #4095
    add x10, x3, #2048
    add x9, x9, #1
    ldp q16, q17, [x10, #320]
    ldp q18, q19, [x9, #352]
    ldr q20, [x3, #4352]
    ldr q21, [x3, #2400]
    ldr q22, [x3, #2352]
    ldr q23, [x3, #2304]
    eor v5.16b, v5.16b, v17.16b
    eor v4.16b, v4.16b, v16.16b
    eor v2.16b, v2.16b, v18.16b
    eor v1.16b, v1.16b, v19.16b
    eor v7.16b, v7.16b, v20.16b
    eor v6.16b, v6.16b, v21.16b
    eor v3.16b, v3.16b, v22.16b
    eor v0.16b, v0.16b, v23.16b
    zip1 v18.16b, v5.16b, v1.16b
    zip2 v22.16b, v5.16b, v1.16b
    zip1 v16.16b, v7.16b, v3.16b
    zip2 v20.16b, v7.16b, v3.16b
    zip1 v17.16b, v6.16b, v2.16b
    zip2 v21.16b, v6.16b, v2.16b
    zip1 v19.16b, v4.16b, v0.16b
    add x9, x0, #64
    zip2 v23.16b, v4.16b, v0.16b
    st4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x0]
    st4 {v20.16b, v21.16b, v22.16b, v23.16b}, [x9]
    add x0, x0, #128
    add x1, x1, #128
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ecb_decrypt_neon_out
.Llwcc_pipo64_256_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ecb_decrypt_neon_group
.Llwcc_pipo64_256_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ecb_decrypt_neon_copy
.Llwcc_pipo64_256_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ecb_decrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_decrypt_neon, .-lwcc_pipo64_256_ecb_decrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_init_neon
    .type lwcc_pipo64_256_ctr_init_neon, %function
lwcc_pipo64_256_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_pipo64_256_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_pipo64_256_ctr_nonce_neon
    .size lwcc_pipo64_256_ctr_init_neon, .-lwcc_pipo64_256_ctr_init_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_nonce_neon
    .type lwcc_pipo64_256_ctr_nonce_neon, %function
lwcc_pipo64_256_ctr_nonce_neon:
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x0, #4400]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #4480]
    ld1r {v0.16b}, [x1]
    ldr q1, [x0, #4352]
    eor v0.16b, v0.16b, v1.16b
    add x9, x1, #2
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #4368]
    eor v1.16b, v1.16b, v2.16b
    // round 1 (pipo.dsl:36)
    eor v2.16b, v0.16b, v1.16b
    add x9, x1, #1
    ld1r {v3.16b}, [x9]
    ldr q4, [x0, #4384]
    eor v3.16b, v3.16b, v4.16b
    mov v4.16b, v2.16b
    bsl v4.16b, v0.16b, v3.16b
    str q4, [x0, #4496]
    bif v1.16b, v2.16b, v3.16b
    str q1, [x0, #4512]
    bsl v3.16b, v2.16b, v0.16b
    str q3, [x0, #4528]
    ret
    .size lwcc_pipo64_256_ctr_nonce_neon, .-lwcc_pipo64_256_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_crypt_neon
    .type lwcc_pipo64_256_ctr_crypt_neon, %function
lwcc_pipo64_256_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_256_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ctr_crypt_neon_rest
.Llwcc_pipo64_256_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #0]
    add v1.4s, v0.4s, v1.4s
    ldr q2, [x8, #16]
    add v2.4s, v0.4s, v2.4s
    ldr q3, [x8, #32]
    add v3.4s, v0.4s, v3.4s
    ldr q4, [x8, #48]
    add v0.4s, v0.4s, v4.4s
    uzp1 v4.16b, v1.16b, v2.16b
    uzp2 v1.16b, v1.16b, v2.16b
    uzp1 v2.16b, v3.16b, v0.16b
    uzp2 v0.16b, v3.16b, v0.16b
    uzp1 v3.16b, v4.16b, v2.16b
    uzp2 v2.16b, v4.16b, v2.16b
    uzp1 v4.16b, v1.16b, v0.16b
    uzp2 v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #2320]
    eor v1.16b, v4.16b, v1.16b
    add x9, x3, #4095
    add x9, x9, #1
    ldp q4, q5, [x9, #320]
    eor v3.16b, v3.16b, v5.16b
    // round 1 (pipo.dsl:36)
    bic v5.16b, v1.16b, v3.16b
    ldr q6, [x3, #2336]
    eor v2.16b, v2.16b, v6.16b
    eor v2.16b, v2.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    ldp q4, q5, [x9, #384]
    eor v6.16b, v4.16b, v0.16b
    bif v0.16b, v6.16b, v2.16b
    eor v7.16b, v3.16b, v0.16b
    eor v16.16b, v2.16b, v7.16b
    bif v6.16b, v4.16b, v2.16b
    ldp q17, q18, [x9, #416]
    eor v6.16b, v17.16b, v6.16b
    eor v19.16b, v7.16b, v6.16b
    eor v5.16b, v16.16b, v5.16b
    orr v20.16b, v7.16b, v5.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v1.16b, v20.16b
    bsl v1.16b, v3.16b, v0.16b
    eor v0.16b, v18.16b, v1.16b
    eor v1.16b, v16.16b, v0.16b
    orn v3.16b, v6.16b, v1.16b
    eor v16.16b, v5.16b, v4.16b
    eor v3.16b, v16.16b, v3.16b
    eor v2.16b, v2.16b, v0.16b
    bit v7.16b, v2.16b, v3.16b
    bif v16.16b, v5.16b, v19.16b
    eor v0.16b, v0.16b, v16.16b
    ldp q2, q16, [x3, #0]
    eor v2.16b, v5.16b, v2.16b
    eor v4.16b, v17.16b, v4.16b
    ldp q5, q17, [x3, #32]
    eor v4.16b, v4.16b, v5.16b
    shl v5.16b, v4.16b, #4
    sri v5.16b, v4.16b, #4
    eor v4.16b, v18.16b, v19.16b
    eor v4.16b, v4.16b, v16.16b
    shl v16.16b, v4.16b, #7
    sri v16.16b, v4.16b, #1
    eor v3.16b, v3.16b, v17.16b
    shl v4.16b, v3.16b, #3
    sri v4.16b, v3.16b, #5
    ldp q3, q17, [x3, #64]
    eor v3.16b, v7.16b, v3.16b
    shl v7.16b, v3.16b, #6
    sri v7.16b, v3.16b, #2
    ldp q3, q18, [x3, #96]
    eor v3.16b, v6.16b, v3.16b
    shl v6.16b, v3.16b, #1
    sri v6.16b, v3.16b, #7
    eor v0.16b, v0.16b, v18.16b
    shl v3.16b, v0.16b, #2
    sri v3.16b, v0.16b, #6
    eor v0.16b, v1.16b, v17.16b
    shl v1.16b, v0.16b, #5
    sri v1.16b, v0.16b, #3
    mov v0.16b, v2.16b
    mov v2.16b, v16.16b
    mov v17.16b, v1.16b
    mov v1.16b, v5.16b
    mov v5.16b, v6.16b
    mov v6.16b, v3.16b
    mov v3.16b, v4.16b
    mov v4.16b, v7.16b
    mov v7.16b, v17.16b
    add x17, x3, #128
    movz x16, #16
.Llwcc_pipo64_256_ctr_crypt_neon_round:
    // round 2 (pipo.dsl:36)
    eor v16.16b, v0.16b, v1.16b
    mov v17.16b, v16.16b
    bsl v17.16b, v0.16b, v2.16b
    eor v18.16b, v3.16b, v4.16b
    bic v19.16b, v5.16b, v6.16b
    eor v7.16b, v7.16b, v19.16b
    bif v4.16b, v18.16b, v7.16b
    eor v19.16b, v6.16b, v4.16b
    eor v20.16b, v7.16b, v19.16b
    eor v17.16b, v20.16b, v17.16b
    bif v18.16b, v3.16b, v7.16b
    bif v1.16b, v16.16b, v2.16b
    eor v18.16b, v1.16b, v18.16b
    eor v21.16b, v19.16b, v18.16b
    bsl v2.16b, v16.16b, v0.16b
    eor v0.16b, v2.16b, v21.16b
    orr v16.16b, v19.16b, v17.16b
    eor v3.16b, v3.16b, v5.16b
    eor v5.16b, v3.16b, v16.16b
    eor v1.16b, v1.16b, v5.16b
    bsl v3.16b, v6.16b, v4.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v20.16b, v2.16b
    orn v4.16b, v18.16b, v3.16b
    eor v5.16b, v17.16b, v5.16b
    eor v4.16b, v5.16b, v4.16b
    eor v6.16b, v7.16b, v2.16b
    bit v19.16b, v6.16b, v4.16b
    bsl v21.16b, v5.16b, v17.16b
    eor v2.16b, v2.16b, v21.16b
    ldp q5, q6, [x17, #0]
    eor v5.16b, v17.16b, v5.16b
    ldp q7, q16, [x17, #32]
    eor v1.16b, v1.16b, v7.16b
    shl v7.16b, v1.16b, #4
    sri v7.16b, v1.16b, #4
    eor v0.16b, v0.16b, v6.16b
    shl v1.16b, v0.16b, #7
    sri v1.16b, v0.16b, #1
    eor v0.16b, v4.16b, v16.16b
    shl v4.16b, v0.16b, #3
    sri v4.16b, v0.16b, #5
    ldp q0, q6, [x17, #64]
    eor v0.16b, v19.16b, v0.16b
    shl v16.16b, v0.16b, #6
    sri v16.16b, v0.16b, #2
    ldp q0, q17, [x17, #96]
    eor v0.16b, v18.16b, v0.16b
    shl v18.16b, v0.16b, #1
    sri v18.16b, v0.16b, #7
    eor v0.16b, v2.16b, v17.16b
    shl v2.16b, v0.16b, #2
    sri v2.16b, v0.16b, #6
    eor v0.16b, v3.16b, v6.16b
    shl v3.16b, v0.16b, #5
    sri v3.16b, v0.16b, #3
    mov v0.16b, v5.16b
    mov v5.16b, v18.16b
    mov v6.16b, v2.16b
    mov v2.16b, v1.16b
    mov v1.16b, v7.16b
    mov v7.16b, v3.16b
    mov v3.16b, v4.16b
    mov v4.16b, v16.16b
    add x17, x17, #128
    sub x16, x16, #1
    cbnz x16, .Llwcc_pipo64_256_ctr_crypt_neon_round
    ld4 {v16.16b, v17.16b, v18.16b, v19.16b}, [x1]
    zip2 v20.16b, v0.16b, v4.16b
    zip2 v21.16b, v1.16b, v5.16b
    add x9, x1, #64
    add x10, x0, #64
    zip1 v22.16b, v3.16b, v6.16b
    zip1 v1.16b, v1.16b, v5.16b
    ld4 {v23.16b, v24.16b, v25.16b, v26.16b}, [x9]
    zip1 v0.16b, v0.16b, v4.16b
    zip1 v4.16b, v2.16b, v7.16b
    zip2 v3.16b, v3.16b, v6.16b
    zip2 v2.16b, v2.16b, v7.16b
    eor v27.16b, v0.16b, v16.16b
    eor v29.16b, v1.16b, v18.16b
    eor v30.16b, v22.16b, v19.16b
    eor v28.16b, v4.16b, v17.16b
    st4 {v27.16b, v28.16b, v29.16b, v30.16b}, [x0]
    eor v5.16b, v2.16b, v24.16b
    eor v4.16b, v20.16b, v23.16b
    eor v7.16b, v3.16b, v26.16b
    eor v6.16b, v21.16b, v25.16b
    st4 {v4.16b, v5.16b, v6.16b, v7.16b}, [x10]
    add x0, x0, #128
    add x1, x1, #128
    add w4, w4, #16
    sub x5, x5, #1
    cbnz x5, .Llwcc_pipo64_256_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_256_ctr_crypt_neon_out
.Llwcc_pipo64_256_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_pipo64_256_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_256_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_256_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_256_ctr_crypt_neon_group
.Llwcc_pipo64_256_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_256_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_256_ctr_crypt_neon_copy
.Llwcc_pipo64_256_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_256_ctr_crypt_neon, .-lwcc_pipo64_256_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_256_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
