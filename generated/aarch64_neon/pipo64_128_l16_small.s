// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target neon --lanes 16 --goal size
// passes:    unroll() invert() counter() fold() sbox() complement(alike=true) rotate() hoist() roll(enabled=true) slice() select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ld4.16b; unzip.16b n3; r0 r1 r2 | c0 c1 c2 n0 n1 n2 n3
// sizes:     in bytes: block 8, key 16, nonce 4, rk 3456, ctx 3520, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x17, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:9f24f2cb2a16792bdc8f77aa96ba5b759b2877b9e47b89fcbd4c221f1cf7ab6a

    .text

    .balign 16
    .global lwcc_pipo64_128_key_setup_neon
    .type lwcc_pipo64_128_key_setup_neon, %function
lwcc_pipo64_128_key_setup_neon:
    sub sp, sp, #192
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
    add x10, x1, #1
    ld1r {v18.16b}, [x1]
    movi v23.16b, #2
    ld1r {v24.16b}, [x9]
    str q21, [x0, #96]
    str q16, [x0, #48]
    str q20, [x0, #64]
    str q22, [x0, #32]
    add x9, x1, #2
    add x11, x1, #4
    ld1r {v25.16b}, [x10]
    add x10, x1, #3
    ld1r {v26.16b}, [x9]
    ld1r {v27.16b}, [x11]
    add x9, x1, #5
    ld1r {v28.16b}, [x10]
    ld1r {v29.16b}, [x9]
    eor v23.16b, v18.16b, v23.16b
    shl v30.16b, v24.16b, #6
    // round 2 (pipo.dsl:38)
    mvn v31.16b, v23.16b
    shl v8.16b, v25.16b, #1
    // round 1 (pipo.dsl:37)
    sri v30.16b, v24.16b, #2
    mvn v9.16b, v26.16b
    // round 2 (pipo.dsl:37)
    shl v10.16b, v27.16b, #2
    str q31, [x0, #128]
    shl v31.16b, v28.16b, #5
    shl v11.16b, v29.16b, #3
    sri v8.16b, v25.16b, #7
    // round 1 (pipo.dsl:37)
    str q30, [x0, #112]
    add x9, x1, #7
    add x10, x1, #6
    ld1r {v12.16b}, [x10]
    ld1r {v13.16b}, [x9]
    // round 2 (pipo.dsl:37)
    shl v14.16b, v9.16b, #4
    sri v10.16b, v27.16b, #6
    sri v31.16b, v28.16b, #3
    sri v11.16b, v29.16b, #5
    str q8, [x0, #144]
    str q17, [x0, #272]
    sri v14.16b, v9.16b, #4
    str q22, [x0, #288]
    str q10, [x0, #192]
    str q31, [x0, #176]
    str q14, [x0, #160]
    str q19, [x0, #336]
    str q8, [x0, #400]
    str q20, [x0, #320]
    str q21, [x0, #352]
    str q10, [x0, #448]
    shl v15.16b, v12.16b, #7
    str q31, [x0, #432]
    str q11, [x0, #464]
    str q14, [x0, #416]
    str q30, [x0, #368]
    sri v15.16b, v12.16b, #1
    str q16, [x0, #304]
    str q11, [x0, #208]
    str q15, [x0, #224]
    str q0, [sp, #64]
    shl v0.16b, v13.16b, #6
    str q20, [x0, #576]
    str q17, [x0, #528]
    str q22, [x0, #544]
    sri v0.16b, v13.16b, #2
    str q19, [x0, #592]
    str q16, [x0, #560]
    str q15, [x0, #480]
    str q0, [x0, #496]
    str q0, [x0, #240]
    str q23, [sp, #80]
    movi v23.16b, #3
    str q21, [x0, #608]
    str q30, [x0, #624]
    eor v23.16b, v6.16b, v23.16b
    // round 3 (pipo.dsl:38)
    str q9, [sp, #96]
    mvn v9.16b, v23.16b
    str q9, [x0, #256]
    movi v9.16b, #4
    str q31, [x0, #688]
    str q15, [x0, #736]
    str q11, [x0, #720]
    eor v9.16b, v18.16b, v9.16b
    str q0, [x0, #752]
    str q10, [x0, #704]
    str q8, [x0, #656]
    str q14, [x0, #672]
    // round 4 (pipo.dsl:38)
    str q23, [sp, #112]
    mvn v23.16b, v9.16b
    str q23, [x0, #384]
    movi v23.16b, #5
    str q21, [x0, #864]
    str q30, [x0, #880]
    str q16, [x0, #816]
    eor v23.16b, v6.16b, v23.16b
    str q22, [x0, #800]
    str q17, [x0, #784]
    str q19, [x0, #848]
    str q20, [x0, #832]
    // round 5 (pipo.dsl:38)
    str q9, [sp, #128]
    mvn v9.16b, v23.16b
    str q9, [x0, #512]
    movi v9.16b, #6
    str q11, [x0, #976]
    str q15, [x0, #992]
    str q10, [x0, #960]
    eor v9.16b, v18.16b, v9.16b
    str q8, [x0, #912]
    str q14, [x0, #928]
    str q31, [x0, #944]
    str q0, [x0, #1008]
    // round 6 (pipo.dsl:38)
    str q9, [sp, #144]
    mvn v9.16b, v9.16b
    str q9, [x0, #640]
    movi v9.16b, #7
    str q20, [x0, #1088]
    str q19, [x0, #1104]
    str q22, [x0, #1056]
    eor v9.16b, v6.16b, v9.16b
    str q30, [x0, #1136]
    str q21, [x0, #1120]
    str q16, [x0, #1072]
    str q17, [x0, #1040]
    // round 7 (pipo.dsl:38)
    str q23, [sp, #160]
    mvn v23.16b, v9.16b
    str q23, [x0, #768]
    movi v23.16b, #8
    str q14, [x0, #1184]
    str q11, [x0, #1232]
    str q8, [x0, #1168]
    eor v23.16b, v18.16b, v23.16b
    str q10, [x0, #1216]
    str q31, [x0, #1200]
    str q15, [x0, #1248]
    str q0, [x0, #1264]
    // round 8 (pipo.dsl:38)
    str q9, [sp, #176]
    mvn v9.16b, v23.16b
    str q9, [x0, #896]
    movi v9.16b, #9
    str q21, [x0, #1376]
    str q20, [x0, #1344]
    str q17, [x0, #1296]
    eor v17.16b, v6.16b, v9.16b
    str q30, [x0, #1392]
    str q19, [x0, #1360]
    str q22, [x0, #1312]
    str q16, [x0, #1328]
    // round 9 (pipo.dsl:38)
    mvn v16.16b, v17.16b
    str q16, [x0, #1024]
    movi v16.16b, #10
    str q31, [x0, #1456]
    str q8, [x0, #1424]
    str q15, [x0, #1504]
    eor v16.16b, v18.16b, v16.16b
    str q10, [x0, #1472]
    str q11, [x0, #1488]
    movi v19.16b, #11
    str q0, [x0, #1520]
    movi v0.16b, #12
    str q14, [x0, #1440]
    movi v20.16b, #13
    eor v19.16b, v6.16b, v19.16b
    // round 10 (pipo.dsl:38)
    mvn v22.16b, v16.16b
    eor v0.16b, v18.16b, v0.16b
    eor v6.16b, v6.16b, v20.16b
    // round 11 (pipo.dsl:38)
    mvn v20.16b, v19.16b
    // round 10 (pipo.dsl:38)
    str q22, [x0, #1152]
    // round 13 (pipo.dsl:38)
    mvn v22.16b, v2.16b
    // round 11 (pipo.dsl:38)
    str q20, [x0, #1280]
    // round 13 (pipo.dsl:38)
    mvn v4.16b, v4.16b
    // round 12 (pipo.dsl:38)
    mvn v20.16b, v0.16b
    str q21, [x0, #1632]
    // round 13 (pipo.dsl:38)
    mvn v21.16b, v5.16b
    // round 12 (pipo.dsl:38)
    str q20, [x0, #1408]
    // round 13 (pipo.dsl:38)
    mvn v20.16b, v6.16b
    str q24, [x0, #1664]
    str q5, [x0, #1712]
    str q4, [x0, #1696]
    str q1, [x0, #1728]
    str q20, [x0, #1536]
    shl v20.16b, v22.16b, #1
    str q13, [x0, #1792]
    str q6, [x0, #1776]
    mvn v6.16b, v24.16b
    sri v20.16b, v22.16b, #7
    mvn v22.16b, v1.16b
    str q12, [x0, #1808]
    str q3, [x0, #1744]
    str q2, [x0, #1760]
    str q20, [x0, #1552]
    shl v20.16b, v3.16b, #4
    sri v20.16b, v3.16b, #4
    str q27, [x0, #1840]
    str q20, [x0, #1568]
    shl v20.16b, v22.16b, #5
    str q26, [x0, #1872]
    str q25, [x0, #1888]
    str q28, [x0, #1856]
    sri v20.16b, v22.16b, #3
    shl v22.16b, v4.16b, #3
    str q0, [x0, #1904]
    shl v0.16b, v6.16b, #6
    sri v0.16b, v6.16b, #2
    shl v6.16b, v21.16b, #2
    sri v22.16b, v4.16b, #5
    str q20, [x0, #1584]
    str q7, [x0, #1936]
    mvn v20.16b, v29.16b
    str q24, [x0, #1920]
    str q4, [x0, #1952]
    sri v6.16b, v21.16b, #6
    mvn v21.16b, v7.16b
    str q5, [x0, #1968]
    str q22, [x0, #1616]
    str q20, [x0, #1824]
    str q0, [x0, #1648]
    str q21, [x0, #1680]
    str q6, [x0, #1600]
    str q13, [x0, #2048]
    str q13, [x0, #2304]
    str q7, [x0, #2448]
    str q1, [x0, #2240]
    str q3, [x0, #2000]
    str q26, [x0, #2384]
    str q28, [x0, #2368]
    str q4, [x0, #2464]
    str q20, [x0, #2336]
    str q5, [x0, #2224]
    str q24, [x0, #2432]
    str q3, [x0, #2256]
    str q20, [x0, #2080]
    str q24, [x0, #2176]
    str q27, [x0, #2096]
    str q19, [x0, #2032]
    str q2, [x0, #2016]
    str q12, [x0, #2320]
    str q25, [x0, #2144]
    str q7, [x0, #2192]
    str q12, [x0, #2064]
    str q23, [x0, #2416]
    str q17, [x0, #2288]
    str q28, [x0, #2112]
    str q2, [x0, #2272]
    str q16, [x0, #2160]
    str q25, [x0, #2400]
    str q26, [x0, #2128]
    str q4, [x0, #2208]
    str q27, [x0, #2352]
    str q1, [x0, #1984]
    str q4, [x0, #2720]
    str q13, [x0, #2816]
    str q27, [x0, #2608]
    str q7, [x0, #2704]
    ldr q0, [sp, #176]
    str q0, [x0, #2544]
    str q5, [x0, #2736]
    str q3, [x0, #2512]
    str q12, [x0, #2576]
    str q12, [x0, #2832]
    ldr q0, [sp, #160]
    str q0, [x0, #2800]
    str q3, [x0, #2768]
    str q20, [x0, #2848]
    ldr q0, [sp, #128]
    str q0, [x0, #2928]
    str q2, [x0, #2784]
    str q4, [x0, #2976]
    str q28, [x0, #2624]
    str q13, [x0, #2560]
    str q24, [x0, #2688]
    str q26, [x0, #2896]
    str q1, [x0, #2752]
    str q2, [x0, #2528]
    str q27, [x0, #2864]
    str q25, [x0, #2912]
    str q20, [x0, #2592]
    str q7, [x0, #2960]
    str q25, [x0, #2656]
    str q28, [x0, #2880]
    str q24, [x0, #2944]
    str q1, [x0, #2496]
    ldr q0, [sp, #144]
    str q0, [x0, #2672]
    str q5, [x0, #2480]
    str q13, [x0, #3072]
    str q27, [x0, #3120]
    str q28, [x0, #3136]
    str q12, [x0, #3088]
    str q20, [x0, #3104]
    ldr q0, [sp, #112]
    str q0, [x0, #3056]
    str q1, [x0, #3008]
    str q5, [x0, #2992]
    str q2, [x0, #3040]
    str q26, [x0, #2640]
    mvn v0.16b, v25.16b
    mvn v6.16b, v27.16b
    mvn v16.16b, v13.16b
    mvn v17.16b, v12.16b
    mvn v19.16b, v28.16b
    str q1, [x0, #3264]
    str q3, [x0, #3280]
    str q0, [x0, #3360]
    str q6, [x0, #3392]
    str q17, [x0, #3440]
    str q19, [x0, #3376]
    str q16, [x0, #3408]
    str q5, [x0, #3248]
    str q24, [x0, #3200]
    str q4, [x0, #3232]
    ldr q0, [sp, #96]
    str q0, [x0, #3344]
    str q2, [x0, #3296]
    ldr q0, [sp, #80]
    str q0, [x0, #3184]
    ldr q0, [sp, #64]
    str q0, [x0, #3312]
    str q18, [x0, #3328]
    str q7, [x0, #3216]
    str q29, [x0, #3424]
    str q25, [x0, #3168]
    str q26, [x0, #3152]
    str q3, [x0, #3024]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
    .size lwcc_pipo64_128_key_setup_neon, .-lwcc_pipo64_128_key_setup_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_encrypt_neon
    .type lwcc_pipo64_128_ecb_encrypt_neon, %function
lwcc_pipo64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_encrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_rest
.Llwcc_pipo64_128_ecb_encrypt_neon_group:
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
    ldp q7, q17, [x9, #-768]
    eor v7.16b, v16.16b, v7.16b
    eor v5.16b, v5.16b, v17.16b
    ldp q16, q17, [x9, #-736]
    eor v4.16b, v4.16b, v16.16b
    eor v6.16b, v6.16b, v17.16b
    ldp q16, q17, [x9, #-704]
    eor v0.16b, v0.16b, v16.16b
    ldr q16, [x3, #1808]
    eor v2.16b, v2.16b, v16.16b
    eor v3.16b, v3.16b, v17.16b
    ldr q16, [x3, #1824]
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
    movz x16, #13
.Llwcc_pipo64_128_ecb_encrypt_neon_round:
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
    cbnz x16, .Llwcc_pipo64_128_ecb_encrypt_neon_round
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
    cbnz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ecb_encrypt_neon_out
.Llwcc_pipo64_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ecb_encrypt_neon_group
.Llwcc_pipo64_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_encrypt_neon_copy
.Llwcc_pipo64_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_encrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_128_ecb_encrypt_neon, .-lwcc_pipo64_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_decrypt_neon
    .type lwcc_pipo64_128_ecb_decrypt_neon, %function
lwcc_pipo64_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_decrypt_neon_return
    sub sp, sp, #192
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_rest
.Llwcc_pipo64_128_ecb_decrypt_neon_group:
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
    add x17, x3, #1664
    movz x16, #13
.Llwcc_pipo64_128_ecb_decrypt_neon_round:
    // round 13 (pipo.dsl:38)
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
    cbnz x16, .Llwcc_pipo64_128_ecb_decrypt_neon_round
    add x9, x3, #4095
    add x10, x3, #2048
    add x9, x9, #1
    ldp q16, q17, [x10, #-192]
    ldp q18, q19, [x9, #-672]
    ldr q20, [x3, #3328]
    ldr q21, [x3, #1888]
    ldr q22, [x3, #1840]
    ldr q23, [x3, #1792]
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
    cbnz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ecb_decrypt_neon_out
.Llwcc_pipo64_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ecb_decrypt_neon_group
.Llwcc_pipo64_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ecb_decrypt_neon_copy
.Llwcc_pipo64_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ecb_decrypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_pipo64_128_ecb_decrypt_neon, .-lwcc_pipo64_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_init_neon
    .type lwcc_pipo64_128_ctr_init_neon, %function
lwcc_pipo64_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_pipo64_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_pipo64_128_ctr_nonce_neon
    .size lwcc_pipo64_128_ctr_init_neon, .-lwcc_pipo64_128_ctr_init_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_nonce_neon
    .type lwcc_pipo64_128_ctr_nonce_neon, %function
lwcc_pipo64_128_ctr_nonce_neon:
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x0, #3376]
    eor v0.16b, v0.16b, v1.16b
    str q0, [x0, #3456]
    ld1r {v0.16b}, [x1]
    ldr q1, [x0, #3328]
    eor v0.16b, v0.16b, v1.16b
    add x9, x1, #2
    ld1r {v1.16b}, [x9]
    ldr q2, [x0, #3344]
    eor v1.16b, v1.16b, v2.16b
    // round 1 (pipo.dsl:36)
    eor v2.16b, v0.16b, v1.16b
    add x9, x1, #1
    ld1r {v3.16b}, [x9]
    ldr q4, [x0, #3360]
    eor v3.16b, v3.16b, v4.16b
    mov v4.16b, v2.16b
    bsl v4.16b, v0.16b, v3.16b
    str q4, [x0, #3472]
    bif v1.16b, v2.16b, v3.16b
    str q1, [x0, #3488]
    bsl v3.16b, v2.16b, v0.16b
    str q3, [x0, #3504]
    ret
    .size lwcc_pipo64_128_ctr_nonce_neon, .-lwcc_pipo64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_crypt_neon
    .type lwcc_pipo64_128_ctr_crypt_neon, %function
lwcc_pipo64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_128_ctr_crypt_neon_return
    sub sp, sp, #192
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ctr_crypt_neon_rest
.Llwcc_pipo64_128_ctr_crypt_neon_group:
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
    ldr q1, [x3, #1808]
    eor v1.16b, v4.16b, v1.16b
    add x9, x3, #4095
    add x9, x9, #1
    ldp q4, q5, [x9, #-704]
    eor v3.16b, v3.16b, v5.16b
    // round 1 (pipo.dsl:36)
    bic v5.16b, v1.16b, v3.16b
    ldr q6, [x3, #1824]
    eor v2.16b, v2.16b, v6.16b
    eor v2.16b, v2.16b, v5.16b
    eor v0.16b, v0.16b, v4.16b
    ldp q4, q5, [x9, #-640]
    eor v6.16b, v4.16b, v0.16b
    bif v0.16b, v6.16b, v2.16b
    eor v7.16b, v3.16b, v0.16b
    eor v16.16b, v2.16b, v7.16b
    bif v6.16b, v4.16b, v2.16b
    ldp q17, q18, [x9, #-608]
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
    movz x16, #12
.Llwcc_pipo64_128_ctr_crypt_neon_round:
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
    cbnz x16, .Llwcc_pipo64_128_ctr_crypt_neon_round
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
    cbnz x5, .Llwcc_pipo64_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_pipo64_128_ctr_crypt_neon_out
.Llwcc_pipo64_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_pipo64_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #8
.Llwcc_pipo64_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_pipo64_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_pipo64_128_ctr_crypt_neon_group
.Llwcc_pipo64_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_pipo64_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_pipo64_128_ctr_crypt_neon_copy
.Llwcc_pipo64_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #8
.Llwcc_pipo64_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_128_ctr_crypt_neon_wipe
    add sp, sp, #192
    ret
.Llwcc_pipo64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_128_ctr_crypt_neon, .-lwcc_pipo64_128_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_128_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
