// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 32 --stride 3 --features sha3
// passes:    unroll() invert() counter() fold() sbox(lanes=32) complement() rotate() balance() hoist() slice(lanes=32, stride=3) select() schedule() allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 320
// layout:    ldr_q; swap_4.16b n1; transpose.4s c2; swap_2.16b n2; transpose.8h c1; swap_1.16b n3; transpose.16b c0; r2 r1 r0 n4 | n3 n2 n1 c0 c1 c2 n0
// sizes:     in bytes: block 8, key 32, nonce 4, rk 1680, ctx 1760, align 16, group 256, stack 320
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:b8403d7ed1e226bba79f21308aa88c67fc858d7e9cfb35d7bd1d65c40bac74e3

    .text

    .balign 16
    .global lwcc_pipo64_256_key_setup_neon
    .type lwcc_pipo64_256_key_setup_neon, %function
lwcc_pipo64_256_key_setup_neon:
    sub sp, sp, #240
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    add x9, x1, #9
    add x10, x1, #31
    add x11, x1, #23
    add x12, x1, #8
    ld1r {v0.16b}, [x9]
    add x9, x1, #12
    ld1r {v1.16b}, [x11]
    add x11, x1, #1
    ld1r {v2.16b}, [x9]
    add x9, x1, #24
    add x13, x1, #2
    ld1r {v3.16b}, [x9]
    add x9, x1, #11
    ld1r {v4.16b}, [x12]
    add x12, x1, #6
    ld1r {v5.16b}, [x9]
    add x9, x1, #21
    ld1r {v6.16b}, [x12]
    add x12, x1, #27
    ld1r {v7.16b}, [x1]
    ld1r {v16.16b}, [x13]
    add x13, x1, #17
    ldr q17, [x8, #128]
    cmtst v16.16b, v16.16b, v17.16b
    str q16, [x0, #0]
    cmtst v7.16b, v7.16b, v17.16b
    str q7, [x0, #16]
    ld1r {v18.16b}, [x11]
    cmtst v18.16b, v18.16b, v17.16b
    mvn v19.16b, v18.16b
    str q19, [x0, #32]
    add x11, x1, #5
    ld1r {v19.16b}, [x11]
    add x11, x1, #7
    cmtst v19.16b, v19.16b, v17.16b
    str q19, [x0, #48]
    cmtst v6.16b, v6.16b, v17.16b
    str q6, [x0, #64]
    ld1r {v20.16b}, [x11]
    add x11, x1, #4
    ld1r {v21.16b}, [x11]
    add x11, x1, #3
    ld1r {v22.16b}, [x13]
    add x13, x1, #16
    ld1r {v23.16b}, [x13]
    add x13, x1, #14
    ld1r {v24.16b}, [x9]
    add x9, x1, #15
    ld1r {v25.16b}, [x9]
    add x9, x1, #25
    ld1r {v26.16b}, [x13]
    add x13, x1, #22
    ld1r {v27.16b}, [x13]
    add x13, x1, #13
    ld1r {v28.16b}, [x11]
    add x11, x1, #10
    ld1r {v29.16b}, [x13]
    add x13, x1, #20
    ld1r {v30.16b}, [x11]
    add x11, x1, #18
    ld1r {v31.16b}, [x11]
    add x11, x1, #29
    ld1r {v8.16b}, [x13]
    add x13, x1, #19
    ld1r {v9.16b}, [x13]
    add x13, x1, #26
    cmtst v5.16b, v5.16b, v17.16b
    cmtst v20.16b, v20.16b, v17.16b
    mvn v10.16b, v20.16b
    str q10, [x0, #80]
    cmtst v21.16b, v21.16b, v17.16b
    mvn v11.16b, v21.16b
    str q11, [x0, #96]
    cmtst v28.16b, v28.16b, v17.16b
    mvn v11.16b, v28.16b
    str q11, [x0, #112]
    cmtst v30.16b, v30.16b, v17.16b
    // round 1 (pipo.dsl:37)
    rev64 v11.4s, v30.4s
    str q11, [x0, #128]
    cmtst v4.16b, v4.16b, v17.16b
    ldr q11, [x8, #144]
    eor v11.16b, v4.16b, v11.16b
    str q11, [x0, #144]
    cmtst v0.16b, v0.16b, v17.16b
    movi v12.16b, #0
    xar v12.2d, v0.2d, v12.2d, #56
    str q12, [x0, #160]
    cmtst v29.16b, v29.16b, v17.16b
    movi v12.16b, #0
    xar v12.2d, v29.2d, v12.2d, #40
    str q12, [x0, #176]
    cmtst v26.16b, v26.16b, v17.16b
    movi v12.16b, #0
    xar v12.2d, v26.2d, v12.2d, #8
    str q12, [x0, #192]
    cmtst v25.16b, v25.16b, v17.16b
    mvn v12.16b, v25.16b
    movi v13.16b, #0
    xar v13.2d, v12.2d, v13.2d, #16
    str q13, [x0, #208]
    cmtst v2.16b, v2.16b, v17.16b
    movi v13.16b, #0
    xar v13.2d, v2.2d, v13.2d, #48
    str q13, [x0, #224]
    movi v13.16b, #0
    xar v13.2d, v5.2d, v13.2d, #24
    str q13, [x0, #240]
    cmtst v31.16b, v31.16b, v17.16b
    // round 2 (pipo.dsl:37)
    rev64 v13.4s, v31.4s
    str q13, [x0, #256]
    cmtst v23.16b, v23.16b, v17.16b
    ldr q13, [x8, #160]
    eor v13.16b, v23.16b, v13.16b
    str q13, [x0, #272]
    cmtst v22.16b, v22.16b, v17.16b
    movi v14.16b, #0
    xar v14.2d, v22.2d, v14.2d, #56
    str q14, [x0, #288]
    cmtst v24.16b, v24.16b, v17.16b
    movi v14.16b, #0
    xar v14.2d, v24.2d, v14.2d, #40
    str q14, [x0, #304]
    cmtst v27.16b, v27.16b, v17.16b
    movi v14.16b, #0
    xar v14.2d, v27.2d, v14.2d, #8
    str q14, [x0, #320]
    cmtst v1.16b, v1.16b, v17.16b
    mvn v14.16b, v1.16b
    movi v15.16b, #0
    xar v14.2d, v14.2d, v15.2d, #16
    ld1r {v15.16b}, [x13]
    add x13, x1, #30
    str q14, [x0, #336]
    cmtst v8.16b, v8.16b, v17.16b
    movi v14.16b, #0
    xar v14.2d, v8.2d, v14.2d, #48
    str q14, [x0, #352]
    cmtst v9.16b, v9.16b, v17.16b
    movi v14.16b, #0
    xar v14.2d, v9.2d, v14.2d, #24
    str q14, [x0, #368]
    cmtst v14.16b, v15.16b, v17.16b
    // round 3 (pipo.dsl:37)
    rev64 v15.4s, v14.4s
    str q15, [x0, #384]
    ldr q15, [x8, #176]
    cmtst v3.16b, v3.16b, v17.16b
    eor v15.16b, v3.16b, v15.16b
    str q15, [x0, #400]
    str q1, [sp, #64]
    ld1r {v1.16b}, [x9]
    add x9, x1, #28
    cmtst v1.16b, v1.16b, v17.16b
    str q30, [sp, #80]
    movi v30.16b, #0
    xar v30.2d, v1.2d, v30.2d, #56
    str q30, [x0, #416]
    ld1r {v30.16b}, [x11]
    cmtst v30.16b, v30.16b, v17.16b
    str q25, [sp, #96]
    movi v25.16b, #0
    xar v25.2d, v30.2d, v25.2d, #40
    str q25, [x0, #432]
    ld1r {v25.16b}, [x13]
    cmtst v25.16b, v25.16b, v17.16b
    str q31, [sp, #112]
    movi v31.16b, #0
    xar v31.2d, v25.2d, v31.2d, #8
    str q31, [x0, #448]
    ld1r {v31.16b}, [x10]
    cmtst v31.16b, v31.16b, v17.16b
    str q31, [sp, #128]
    mvn v31.16b, v31.16b
    str q27, [sp, #144]
    movi v27.16b, #0
    xar v27.2d, v31.2d, v27.2d, #16
    str q27, [x0, #464]
    ld1r {v27.16b}, [x9]
    cmtst v27.16b, v27.16b, v17.16b
    movi v31.16b, #0
    xar v31.2d, v27.2d, v31.2d, #48
    str q31, [x0, #480]
    ld1r {v31.16b}, [x12]
    cmtst v17.16b, v31.16b, v17.16b
    movi v31.16b, #0
    xar v31.2d, v17.2d, v31.2d, #24
    str q31, [x0, #496]
    // round 4 (pipo.dsl:37)
    rev64 v31.4s, v16.4s
    str q31, [x0, #512]
    ldr q31, [x8, #192]
    eor v31.16b, v7.16b, v31.16b
    str q31, [x0, #528]
    str q15, [sp, #160]
    movi v15.16b, #0
    xar v15.2d, v18.2d, v15.2d, #56
    str q15, [x0, #544]
    movi v15.16b, #0
    xar v15.2d, v19.2d, v15.2d, #40
    str q15, [x0, #560]
    movi v15.16b, #0
    xar v15.2d, v6.2d, v15.2d, #8
    str q15, [x0, #576]
    movi v15.16b, #0
    xar v10.2d, v10.2d, v15.2d, #16
    str q10, [x0, #592]
    movi v10.16b, #0
    xar v10.2d, v21.2d, v10.2d, #48
    str q10, [x0, #608]
    movi v10.16b, #0
    xar v10.2d, v28.2d, v10.2d, #24
    str q10, [x0, #624]
    ldr q10, [x8, #208]
    eor v10.16b, v4.16b, v10.16b
    str q10, [x0, #640]
    ldr q15, [x8, #224]
    // round 17 (pipo.dsl:38)
    mvn v2.16b, v2.16b
    eor v15.16b, v23.16b, v15.16b
    str q15, [x0, #656]
    str q2, [sp, #176]
    ldr q2, [x8, #240]
    eor v2.16b, v3.16b, v2.16b
    str q2, [x0, #672]
    str q18, [sp, #192]
    ldr q18, [x8, #256]
    eor v18.16b, v7.16b, v18.16b
    str q18, [x0, #688]
    str q7, [sp, #208]
    ldr q7, [x8, #272]
    mvn v0.16b, v0.16b
    // round 16 (pipo.dsl:38)
    mvn v19.16b, v19.16b
    // round 14 (pipo.dsl:38)
    mvn v24.16b, v24.16b
    // round 4 (pipo.dsl:38)
    mvn v31.16b, v31.16b
    // round 1 (pipo.dsl:38)
    mvn v11.16b, v11.16b
    // round 15 (pipo.dsl:38)
    mvn v30.16b, v30.16b
    // round 17 (pipo.dsl:38)
    mvn v26.16b, v26.16b
    eor v7.16b, v4.16b, v7.16b
    str q7, [x0, #704]
    str q19, [sp, #224]
    ldr q19, [x8, #288]
    // round 15 (pipo.dsl:38)
    mvn v27.16b, v27.16b
    // round 14 (pipo.dsl:38)
    mvn v9.16b, v9.16b
    // round 16 (pipo.dsl:38)
    mvn v6.16b, v6.16b
    mvn v16.16b, v16.16b
    // round 6 (pipo.dsl:38)
    mvn v15.16b, v15.16b
    // round 2 (pipo.dsl:38)
    mvn v13.16b, v13.16b
    // round 14 (pipo.dsl:38)
    mvn v22.16b, v22.16b
    // round 15 (pipo.dsl:38)
    mvn v1.16b, v1.16b
    // round 17 (pipo.dsl:38)
    str q26, [x0, #976]
    // round 15 (pipo.dsl:38)
    mvn v25.16b, v25.16b
    str q12, [x0, #992]
    // round 17 (pipo.dsl:38)
    mvn v5.16b, v5.16b
    // round 2 (pipo.dsl:38)
    str q13, [x0, #1584]
    // round 7 (pipo.dsl:38)
    mvn v2.16b, v2.16b
    // round 4 (pipo.dsl:38)
    str q31, [x0, #1552]
    eor v19.16b, v23.16b, v19.16b
    str q19, [x0, #720]
    ldr q26, [x8, #304]
    // round 5 (pipo.dsl:38)
    mvn v31.16b, v10.16b
    str q0, [x0, #960]
    // round 1 (pipo.dsl:38)
    str q11, [x0, #1600]
    str q29, [x0, #944]
    // round 13 (pipo.dsl:38)
    mvn v29.16b, v29.16b
    // round 16 (pipo.dsl:38)
    str q6, [x0, #1040]
    // round 15 (pipo.dsl:38)
    mvn v6.16b, v17.16b
    mvn v17.16b, v14.16b
    // round 8 (pipo.dsl:38)
    mvn v18.16b, v18.16b
    str q21, [x0, #1664]
    str q20, [x0, #1072]
    eor v20.16b, v3.16b, v26.16b
    // round 15 (pipo.dsl:38)
    str q17, [x0, #1216]
    str q6, [x0, #1120]
    // round 14 (pipo.dsl:38)
    str q24, [x0, #1264]
    str q22, [x0, #1280]
    str q20, [x0, #736]
    ldr q6, [x8, #320]
    // round 11 (pipo.dsl:38)
    mvn v17.16b, v20.16b
    // round 10 (pipo.dsl:38)
    mvn v19.16b, v19.16b
    // round 15 (pipo.dsl:38)
    str q30, [x0, #1136]
    str q28, [x0, #1648]
    // round 14 (pipo.dsl:38)
    mvn v20.16b, v8.16b
    // round 3 (pipo.dsl:38)
    ldr q21, [sp, #160]
    mvn v21.16b, v21.16b
    // round 14 (pipo.dsl:38)
    ldr q22, [sp, #144]
    mvn v22.16b, v22.16b
    ldr q24, [x8, #336]
    // round 13 (pipo.dsl:38)
    str q29, [x0, #1360]
    // round 9 (pipo.dsl:38)
    mvn v7.16b, v7.16b
    ldr q26, [x8, #352]
    // round 3 (pipo.dsl:38)
    str q21, [x0, #1568]
    ldr q21, [sp, #208]
    mvn v28.16b, v21.16b
    eor v6.16b, v21.16b, v6.16b
    // round 14 (pipo.dsl:38)
    str q22, [x0, #1296]
    ldr q22, [x8, #400]
    ldr q29, [sp, #112]
    mvn v29.16b, v29.16b
    ldr q30, [sp, #128]
    str q30, [x0, #1200]
    ldr q30, [x8, #368]
    eor v24.16b, v4.16b, v24.16b
    str q9, [x0, #1248]
    ldr q8, [x8, #384]
    eor v23.16b, v23.16b, v26.16b
    // round 17 (pipo.dsl:37)
    movi v26.16b, #0
    str q28, [x0, #1616]
    movi v28.16b, #0
    // round 10 (pipo.dsl:38)
    str q19, [x0, #1456]
    // round 17 (pipo.dsl:37)
    movi v19.16b, #0
    eor v4.16b, v4.16b, v22.16b
    // round 13 (pipo.dsl:38)
    mvn v22.16b, v24.16b
    str q24, [x0, #768]
    ldr q24, [sp, #192]
    str q24, [x0, #1632]
    // round 17 (pipo.dsl:37)
    ldr q24, [sp, #176]
    xar v28.2d, v24.2d, v28.2d, #48
    // round 12 (pipo.dsl:38)
    mvn v9.16b, v6.16b
    // round 17 (pipo.dsl:37)
    movi v10.16b, #0
    str q6, [x0, #752]
    // round 16 (pipo.dsl:38)
    str q16, [x0, #1088]
    eor v6.16b, v21.16b, v8.16b
    // round 17 (pipo.dsl:37)
    xar v0.2d, v0.2d, v19.2d, #56
    eor v3.16b, v3.16b, v30.16b
    str q4, [x0, #832]
    // round 7 (pipo.dsl:38)
    str q2, [x0, #1504]
    // round 17 (pipo.dsl:37)
    ldr q2, [sp, #96]
    xar v4.2d, v2.2d, v10.2d, #16
    // round 14 (pipo.dsl:38)
    mvn v16.16b, v23.16b
    // round 17 (pipo.dsl:37)
    xar v19.2d, v5.2d, v26.2d, #24
    // round 16 (pipo.dsl:38)
    ldr q21, [sp, #224]
    str q21, [x0, #1024]
    // round 6 (pipo.dsl:38)
    str q15, [x0, #1520]
    str q6, [x0, #816]
    // round 15 (pipo.dsl:38)
    mvn v21.16b, v3.16b
    str q3, [x0, #800]
    // round 16 (pipo.dsl:38)
    mvn v3.16b, v6.16b
    // round 13 (pipo.dsl:38)
    ldr q6, [sp, #80]
    mvn v26.16b, v6.16b
    // round 17 (pipo.dsl:37)
    str q19, [x0, #864]
    // round 8 (pipo.dsl:38)
    str q18, [x0, #1488]
    // round 16 (pipo.dsl:38)
    str q3, [x0, #1056]
    // round 13 (pipo.dsl:38)
    str q26, [x0, #1408]
    // round 15 (pipo.dsl:38)
    str q21, [x0, #1184]
    // round 14 (pipo.dsl:38)
    str q29, [x0, #1344]
    str q5, [x0, #928]
    // round 11 (pipo.dsl:38)
    str q17, [x0, #1440]
    str q23, [x0, #784]
    // round 17 (pipo.dsl:37)
    str q0, [x0, #848]
    str q24, [x0, #912]
    // round 15 (pipo.dsl:38)
    str q25, [x0, #1168]
    str q27, [x0, #1104]
    str q6, [x0, #1008]
    ldr q0, [sp, #64]
    str q0, [x0, #1328]
    // round 9 (pipo.dsl:38)
    str q7, [x0, #1472]
    str q2, [x0, #1392]
    // round 14 (pipo.dsl:38)
    str q16, [x0, #1312]
    // round 5 (pipo.dsl:38)
    str q31, [x0, #1536]
    // round 17 (pipo.dsl:37)
    str q4, [x0, #896]
    // round 15 (pipo.dsl:38)
    str q1, [x0, #1152]
    // round 13 (pipo.dsl:38)
    str q22, [x0, #1376]
    // round 17 (pipo.dsl:37)
    str q28, [x0, #880]
    // round 14 (pipo.dsl:38)
    str q20, [x0, #1232]
    // round 12 (pipo.dsl:38)
    str q9, [x0, #1424]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #11
.Llwcc_pipo64_256_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #240
    ret
    .size lwcc_pipo64_256_key_setup_neon, .-lwcc_pipo64_256_key_setup_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_encrypt_neon
    .type lwcc_pipo64_256_ecb_encrypt_neon, %function
lwcc_pipo64_256_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_rest
.Llwcc_pipo64_256_ecb_encrypt_neon_group:
    ldr q0, [x1, #64]
    ldr q1, [x1, #80]
    ldr q2, [x1, #128]
    ldr q3, [x1, #224]
    ldr q4, [x1, #112]
    ldr q5, [x1, #240]
    ldr q6, [x1, #0]
    ldr q7, [x1, #96]
    ldr q16, [x1, #48]
    ldr q17, [x1, #144]
    movi v18.16b, #170
    movi v19.16b, #51
    movi v20.16b, #204
    ldr q21, [x1, #16]
    ldr q22, [x1, #32]
    movi v23.16b, #85
    ldr q24, [x1, #176]
    ldr q25, [x1, #160]
    mov v26.16b, v0.16b
    sli v26.16b, v1.16b, #4
    mov v27.16b, v3.16b
    sli v27.16b, v5.16b, #4
    ldr q28, [x1, #208]
    ldr q29, [x1, #192]
    sri v5.16b, v3.16b, #4
    mov v3.16b, v7.16b
    sli v3.16b, v4.16b, #4
    sri v4.16b, v7.16b, #4
    mov v7.16b, v2.16b
    sli v7.16b, v17.16b, #4
    sri v17.16b, v2.16b, #4
    sri v1.16b, v0.16b, #4
    mov v0.16b, v6.16b
    sli v0.16b, v21.16b, #4
    sri v21.16b, v6.16b, #4
    mov v2.16b, v22.16b
    sli v2.16b, v16.16b, #4
    sri v16.16b, v22.16b, #4
    mov v6.16b, v25.16b
    sli v6.16b, v24.16b, #4
    sri v24.16b, v25.16b, #4
    mov v22.16b, v29.16b
    sli v22.16b, v28.16b, #4
    sri v28.16b, v29.16b, #4
    trn2 v25.4s, v0.4s, v21.4s
    trn2 v29.4s, v6.4s, v24.4s
    trn1 v6.4s, v6.4s, v24.4s
    trn1 v24.4s, v3.4s, v4.4s
    trn1 v30.4s, v26.4s, v1.4s
    trn2 v31.4s, v27.4s, v5.4s
    trn2 v8.4s, v7.4s, v17.4s
    trn1 v5.4s, v27.4s, v5.4s
    trn1 v7.4s, v7.4s, v17.4s
    trn2 v1.4s, v26.4s, v1.4s
    trn2 v3.4s, v3.4s, v4.4s
    trn1 v4.4s, v22.4s, v28.4s
    trn1 v0.4s, v0.4s, v21.4s
    trn2 v17.4s, v22.4s, v28.4s
    trn1 v21.4s, v2.4s, v16.4s
    trn2 v2.4s, v2.4s, v16.4s
    shl v16.16b, v5.16b, #2
    ushr v22.16b, v4.16b, #2
    ushr v26.16b, v0.16b, #2
    shl v27.16b, v21.16b, #2
    ushr v28.16b, v8.16b, #2
    ushr v9.16b, v30.16b, #2
    ushr v10.16b, v17.16b, #2
    shl v11.16b, v2.16b, #2
    shl v12.16b, v24.16b, #2
    shl v13.16b, v31.16b, #2
    shl v14.16b, v6.16b, #2
    shl v15.16b, v29.16b, #2
    bit v30.16b, v12.16b, v20.16b
    shl v12.16b, v3.16b, #2
    bif v11.16b, v25.16b, v20.16b
    ushr v25.16b, v25.16b, #2
    bit v29.16b, v28.16b, v19.16b
    ushr v28.16b, v7.16b, #2
    bit v7.16b, v14.16b, v20.16b
    ushr v14.16b, v1.16b, #2
    bit v24.16b, v9.16b, v19.16b
    bit v6.16b, v28.16b, v19.16b
    bit v17.16b, v13.16b, v20.16b
    bit v0.16b, v27.16b, v20.16b
    bit v3.16b, v14.16b, v19.16b
    bit v31.16b, v10.16b, v19.16b
    bit v2.16b, v25.16b, v19.16b
    bit v1.16b, v12.16b, v20.16b
    bit v21.16b, v26.16b, v19.16b
    bit v4.16b, v16.16b, v20.16b
    bit v5.16b, v22.16b, v19.16b
    bit v8.16b, v15.16b, v20.16b
    trn2 v16.8h, v11.8h, v2.8h
    trn2 v22.8h, v30.8h, v24.8h
    trn2 v25.8h, v17.8h, v31.8h
    trn1 v26.8h, v7.8h, v6.8h
    trn2 v27.8h, v8.8h, v29.8h
    trn2 v6.8h, v7.8h, v6.8h
    trn2 v7.8h, v4.8h, v5.8h
    trn1 v17.8h, v17.8h, v31.8h
    trn1 v28.8h, v1.8h, v3.8h
    trn1 v24.8h, v30.8h, v24.8h
    trn2 v30.8h, v0.8h, v21.8h
    trn1 v0.8h, v0.8h, v21.8h
    trn1 v2.8h, v11.8h, v2.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v4.8h, v5.8h
    trn1 v4.8h, v8.8h, v29.8h
    ushr v5.16b, v0.16b, #1
    shl v21.16b, v22.16b, #1
    ushr v29.16b, v2.16b, #1
    shl v31.16b, v28.16b, #1
    ushr v8.16b, v27.16b, #1
    ushr v9.16b, v30.16b, #1
    ushr v10.16b, v6.16b, #1
    ushr v11.16b, v4.16b, #1
    shl v12.16b, v3.16b, #1
    shl v13.16b, v25.16b, #1
    shl v14.16b, v17.16b, #1
    ushr v15.16b, v26.16b, #1
    bit v2.16b, v31.16b, v18.16b
    shl v31.16b, v7.16b, #1
    bit v7.16b, v10.16b, v23.16b
    shl v10.16b, v1.16b, #1
    bit v26.16b, v12.16b, v18.16b
    ushr v12.16b, v16.16b, #1
    bit v6.16b, v31.16b, v18.16b
    shl v31.16b, v24.16b, #1
    bit v27.16b, v13.16b, v18.16b
    bit v16.16b, v10.16b, v18.16b
    bit v17.16b, v11.16b, v23.16b
    bit v1.16b, v12.16b, v23.16b
    bit v0.16b, v31.16b, v18.16b
    bit v22.16b, v9.16b, v23.16b
    bit v3.16b, v15.16b, v23.16b
    bit v25.16b, v8.16b, v23.16b
    bit v24.16b, v5.16b, v23.16b
    bit v28.16b, v29.16b, v23.16b
    bit v30.16b, v21.16b, v18.16b
    bit v4.16b, v14.16b, v18.16b
    trn1 v5.16b, v26.16b, v3.16b
    ldp q21, q29, [x3, #64]
    trn2 v31.16b, v27.16b, v25.16b
    trn1 v8.16b, v0.16b, v24.16b
    trn2 v0.16b, v0.16b, v24.16b
    ldp q24, q9, [x3, #32]
    trn2 v10.16b, v4.16b, v17.16b
    trn2 v3.16b, v26.16b, v3.16b
    trn1 v4.16b, v4.16b, v17.16b
    ldp q17, q26, [x3, #96]
    ldp q11, q12, [x3, #0]
    trn1 v13.16b, v2.16b, v28.16b
    trn2 v2.16b, v2.16b, v28.16b
    trn2 v28.16b, v30.16b, v22.16b
    trn1 v14.16b, v16.16b, v1.16b
    trn1 v22.16b, v30.16b, v22.16b
    trn2 v1.16b, v16.16b, v1.16b
    trn1 v16.16b, v27.16b, v25.16b
    trn2 v25.16b, v6.16b, v7.16b
    trn1 v6.16b, v6.16b, v7.16b
    eor v1.16b, v1.16b, v29.16b
    eor v7.16b, v10.16b, v9.16b
    eor v27.16b, v14.16b, v21.16b
    eor v30.16b, v8.16b, v12.16b
    eor v4.16b, v4.16b, v17.16b
    eor v5.16b, v5.16b, v12.16b
    eor v29.16b, v31.16b, v29.16b
    eor v3.16b, v3.16b, v24.16b
    eor v25.16b, v25.16b, v26.16b
    eor v0.16b, v0.16b, v24.16b
    eor v22.16b, v22.16b, v11.16b
    eor v2.16b, v2.16b, v9.16b
    eor v6.16b, v6.16b, v11.16b
    eor v24.16b, v28.16b, v26.16b
    eor v16.16b, v16.16b, v21.16b
    eor v17.16b, v13.16b, v17.16b
    // round 1 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v27.16b, v1.16b
    bcax v21.16b, v22.16b, v30.16b, v0.16b
    bcax v7.16b, v7.16b, v16.16b, v29.16b
    bcax v26.16b, v6.16b, v5.16b, v3.16b
    eor v27.16b, v27.16b, v24.16b
    bcax v28.16b, v30.16b, v0.16b, v21.16b
    bcax v30.16b, v17.16b, v2.16b, v24.16b
    orn v17.16b, v2.16b, v17.16b
    ldp q31, q8, [x3, #192]
    bcax v5.16b, v5.16b, v3.16b, v26.16b
    orn v9.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v7.16b, v25.16b
    bit v0.16b, v22.16b, v28.16b
    eor3 v17.16b, v24.16b, v21.16b, v17.16b
    eor3 v1.16b, v1.16b, v2.16b, v30.16b
    ldp q22, q24, [x3, #128]
    bit v3.16b, v6.16b, v5.16b
    eor3 v6.16b, v29.16b, v7.16b, v4.16b
    eor3 v29.16b, v25.16b, v26.16b, v9.16b
    eor v16.16b, v16.16b, v25.16b
    bic v25.16b, v1.16b, v27.16b
    eor3 v9.16b, v1.16b, v28.16b, v17.16b
    ldp q10, q11, [x3, #160]
    eor3 v7.16b, v7.16b, v6.16b, v3.16b
    xar v12.2d, v31.2d, v29.2d, #56
    eor3 v2.16b, v2.16b, v1.16b, v0.16b
    eor3 v13.16b, v6.16b, v5.16b, v29.16b
    xar v31.2d, v31.2d, v17.2d, #56
    bic v14.16b, v6.16b, v16.16b
    eor3 v28.16b, v30.16b, v28.16b, v25.16b
    eor v30.16b, v24.16b, v2.16b
    bcax v16.16b, v16.16b, v7.16b, v6.16b
    bcax v27.16b, v27.16b, v2.16b, v1.16b
    eor v24.16b, v24.16b, v7.16b
    eor3 v4.16b, v4.16b, v5.16b, v14.16b
    xar v5.2d, v10.2d, v9.2d, #8
    xar v9.2d, v10.2d, v13.2d, #8
    eor3 v26.16b, v22.16b, v26.16b, v16.16b
    ldp q10, q13, [x3, #224]
    orr v15.16b, v29.16b, v4.16b
    bcax v25.16b, v25.16b, v17.16b, v27.16b
    eor3 v21.16b, v22.16b, v21.16b, v27.16b
    xar v22.2d, v11.2d, v28.2d, #24
    orr v17.16b, v17.16b, v28.16b
    bcax v29.16b, v14.16b, v29.16b, v16.16b
    xar v11.2d, v11.2d, v4.2d, #24
    rev64 v26.4s, v26.4s
    eor3 v7.16b, v7.16b, v16.16b, v15.16b
    rev64 v16.4s, v21.4s
    eor3 v2.16b, v2.16b, v27.16b, v17.16b
    eor3 v3.16b, v3.16b, v4.16b, v29.16b
    eor3 v0.16b, v0.16b, v28.16b, v25.16b
    // round 2 (pipo.dsl:36)
    bcax v17.16b, v26.16b, v24.16b, v9.16b
    // round 1 (pipo.dsl:37)
    xar v21.2d, v13.2d, v7.2d, #40
    bcax v1.16b, v1.16b, v2.16b, v28.16b
    bcax v4.16b, v6.16b, v7.16b, v4.16b
    xar v3.2d, v8.2d, v3.2d, #48
    xar v0.2d, v8.2d, v0.2d, #48
    xar v2.2d, v13.2d, v2.2d, #40
    // round 2 (pipo.dsl:36)
    bcax v6.16b, v16.16b, v30.16b, v5.16b
    eor v7.16b, v12.16b, v21.16b
    // round 1 (pipo.dsl:37)
    xar v4.2d, v10.2d, v4.2d, #16
    // round 2 (pipo.dsl:36)
    bcax v25.16b, v11.16b, v12.16b, v3.16b
    bcax v22.16b, v22.16b, v31.16b, v0.16b
    // round 1 (pipo.dsl:37)
    xar v1.2d, v10.2d, v1.2d, #16
    // round 2 (pipo.dsl:36)
    eor v27.16b, v31.16b, v2.16b
    ldp q28, q29, [x3, #320]
    bcax v24.16b, v24.16b, v9.16b, v17.16b
    bcax v31.16b, v4.16b, v25.16b, v21.16b
    orn v4.16b, v25.16b, v4.16b
    bcax v30.16b, v30.16b, v5.16b, v6.16b
    bcax v8.16b, v1.16b, v22.16b, v2.16b
    orn v1.16b, v22.16b, v1.16b
    bit v9.16b, v26.16b, v24.16b
    eor3 v3.16b, v3.16b, v25.16b, v31.16b
    eor3 v4.16b, v21.16b, v17.16b, v4.16b
    ldp q21, q26, [x3, #256]
    bit v5.16b, v16.16b, v30.16b
    eor3 v1.16b, v2.16b, v6.16b, v1.16b
    eor3 v0.16b, v0.16b, v22.16b, v8.16b
    ldp q2, q16, [x3, #288]
    eor3 v25.16b, v25.16b, v3.16b, v9.16b
    xar v10.2d, v28.2d, v4.2d, #56
    bic v11.16b, v3.16b, v7.16b
    eor3 v12.16b, v0.16b, v30.16b, v1.16b
    bic v13.16b, v0.16b, v27.16b
    eor3 v22.16b, v22.16b, v0.16b, v5.16b
    eor3 v14.16b, v3.16b, v24.16b, v4.16b
    xar v28.2d, v28.2d, v1.2d, #56
    eor3 v24.16b, v31.16b, v24.16b, v11.16b
    eor v31.16b, v26.16b, v25.16b
    bcax v27.16b, v27.16b, v22.16b, v0.16b
    eor3 v30.16b, v8.16b, v30.16b, v13.16b
    bcax v7.16b, v7.16b, v25.16b, v3.16b
    xar v8.2d, v2.2d, v14.2d, #8
    eor v26.16b, v26.16b, v22.16b
    xar v2.2d, v2.2d, v12.2d, #8
    eor3 v6.16b, v21.16b, v6.16b, v27.16b
    orr v12.16b, v1.16b, v30.16b
    bcax v1.16b, v13.16b, v1.16b, v27.16b
    orr v13.16b, v4.16b, v24.16b
    bcax v4.16b, v11.16b, v4.16b, v7.16b
    ldp q11, q14, [x3, #352]
    eor3 v17.16b, v21.16b, v17.16b, v7.16b
    xar v21.2d, v16.2d, v24.2d, #24
    xar v16.2d, v16.2d, v30.2d, #24
    rev64 v6.4s, v6.4s
    eor3 v4.16b, v9.16b, v24.16b, v4.16b
    eor3 v22.16b, v22.16b, v27.16b, v12.16b
    rev64 v17.4s, v17.4s
    eor3 v7.16b, v25.16b, v7.16b, v13.16b
    eor3 v1.16b, v5.16b, v30.16b, v1.16b
    xar v4.2d, v29.2d, v4.2d, #48
    // round 3 (pipo.dsl:36)
    bcax v5.16b, v6.16b, v26.16b, v2.16b
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v22.16b, v30.16b
    xar v22.2d, v14.2d, v22.2d, #40
    bcax v3.16b, v3.16b, v7.16b, v24.16b
    xar v1.2d, v29.2d, v1.2d, #48
    // round 3 (pipo.dsl:36)
    bcax v24.16b, v17.16b, v31.16b, v8.16b
    // round 2 (pipo.dsl:37)
    xar v7.2d, v14.2d, v7.2d, #40
    // round 3 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v10.16b, v4.16b
    // round 2 (pipo.dsl:37)
    xar v3.2d, v11.2d, v3.2d, #16
    // round 3 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v28.16b, v1.16b
    // round 2 (pipo.dsl:37)
    xar v0.2d, v11.2d, v0.2d, #16
    // round 3 (pipo.dsl:36)
    bcax v25.16b, v31.16b, v8.16b, v24.16b
    bcax v26.16b, v26.16b, v2.16b, v5.16b
    bcax v27.16b, v0.16b, v16.16b, v22.16b
    bcax v29.16b, v3.16b, v21.16b, v7.16b
    orn v0.16b, v16.16b, v0.16b
    ldp q30, q31, [x3, #448]
    bit v2.16b, v6.16b, v26.16b
    bit v8.16b, v17.16b, v25.16b
    orn v3.16b, v21.16b, v3.16b
    ldp q6, q17, [x3, #384]
    eor3 v1.16b, v1.16b, v16.16b, v27.16b
    eor3 v0.16b, v22.16b, v5.16b, v0.16b
    eor3 v4.16b, v4.16b, v21.16b, v29.16b
    ldp q9, q11, [x3, #416]
    eor v10.16b, v10.16b, v7.16b
    eor v22.16b, v28.16b, v22.16b
    eor3 v3.16b, v7.16b, v24.16b, v3.16b
    eor3 v7.16b, v21.16b, v4.16b, v8.16b
    eor3 v21.16b, v1.16b, v26.16b, v0.16b
    eor3 v16.16b, v16.16b, v1.16b, v2.16b
    xar v28.2d, v30.2d, v3.2d, #56
    eor3 v12.16b, v4.16b, v25.16b, v3.16b
    bic v13.16b, v4.16b, v10.16b
    bic v14.16b, v1.16b, v22.16b
    xar v30.2d, v30.2d, v0.2d, #56
    eor v15.16b, v17.16b, v16.16b
    eor3 v25.16b, v29.16b, v25.16b, v13.16b
    xar v21.2d, v9.2d, v21.2d, #8
    bcax v29.16b, v10.16b, v7.16b, v4.16b
    bcax v22.16b, v22.16b, v16.16b, v1.16b
    xar v9.2d, v9.2d, v12.2d, #8
    eor3 v26.16b, v27.16b, v26.16b, v14.16b
    eor v17.16b, v17.16b, v7.16b
    orr v27.16b, v3.16b, v25.16b
    eor3 v24.16b, v6.16b, v24.16b, v29.16b
    ldp q10, q12, [x3, #480]
    bcax v3.16b, v13.16b, v3.16b, v29.16b
    orr v13.16b, v0.16b, v26.16b
    eor3 v5.16b, v6.16b, v5.16b, v22.16b
    xar v6.2d, v11.2d, v25.2d, #24
    bcax v0.16b, v14.16b, v0.16b, v22.16b
    xar v11.2d, v11.2d, v26.2d, #24
    eor3 v16.16b, v16.16b, v22.16b, v13.16b
    eor3 v7.16b, v7.16b, v29.16b, v27.16b
    eor3 v3.16b, v8.16b, v25.16b, v3.16b
    eor3 v0.16b, v2.16b, v26.16b, v0.16b
    rev64 v2.4s, v24.4s
    rev64 v5.4s, v5.4s
    xar v22.2d, v12.2d, v16.2d, #40
    xar v3.2d, v31.2d, v3.2d, #48
    bcax v4.16b, v4.16b, v7.16b, v25.16b
    bcax v1.16b, v1.16b, v16.16b, v26.16b
    // round 4 (pipo.dsl:36)
    bcax v16.16b, v2.16b, v17.16b, v9.16b
    // round 3 (pipo.dsl:37)
    xar v0.2d, v31.2d, v0.2d, #48
    // round 4 (pipo.dsl:36)
    bcax v24.16b, v5.16b, v15.16b, v21.16b
    // round 3 (pipo.dsl:37)
    xar v4.2d, v10.2d, v4.2d, #16
    // round 4 (pipo.dsl:36)
    bcax v6.16b, v6.16b, v28.16b, v3.16b
    // round 3 (pipo.dsl:37)
    xar v7.2d, v12.2d, v7.2d, #40
    xar v1.2d, v10.2d, v1.2d, #16
    // round 4 (pipo.dsl:36)
    bcax v25.16b, v11.16b, v30.16b, v0.16b
    ldp q26, q27, [x3, #576]
    bcax v17.16b, v17.16b, v9.16b, v16.16b
    bcax v29.16b, v15.16b, v21.16b, v24.16b
    orn v31.16b, v6.16b, v4.16b
    bcax v4.16b, v4.16b, v6.16b, v7.16b
    orn v8.16b, v25.16b, v1.16b
    bcax v1.16b, v1.16b, v25.16b, v22.16b
    bit v9.16b, v2.16b, v17.16b
    bit v21.16b, v5.16b, v29.16b
    eor3 v2.16b, v7.16b, v16.16b, v31.16b
    ldp q5, q31, [x3, #544]
    ldp q10, q11, [x3, #512]
    eor3 v3.16b, v3.16b, v6.16b, v4.16b
    eor3 v0.16b, v0.16b, v25.16b, v1.16b
    eor3 v8.16b, v22.16b, v24.16b, v8.16b
    eor v7.16b, v28.16b, v7.16b
    eor v22.16b, v30.16b, v22.16b
    xar v28.2d, v26.2d, v2.2d, #56
    eor3 v25.16b, v25.16b, v0.16b, v21.16b
    eor3 v30.16b, v0.16b, v29.16b, v8.16b
    eor3 v6.16b, v6.16b, v3.16b, v9.16b
    bic v12.16b, v3.16b, v7.16b
    eor3 v13.16b, v3.16b, v17.16b, v2.16b
    bic v14.16b, v0.16b, v22.16b
    xar v26.2d, v26.2d, v8.2d, #56
    xar v30.2d, v5.2d, v30.2d, #8
    eor v15.16b, v11.16b, v6.16b
    eor3 v4.16b, v4.16b, v17.16b, v12.16b
    bcax v17.16b, v22.16b, v25.16b, v0.16b
    bcax v7.16b, v7.16b, v6.16b, v3.16b
    eor v22.16b, v11.16b, v25.16b
    eor3 v1.16b, v1.16b, v29.16b, v14.16b
    xar v5.2d, v5.2d, v13.2d, #8
    bcax v29.16b, v14.16b, v8.16b, v17.16b
    eor3 v16.16b, v10.16b, v16.16b, v7.16b
    bcax v11.16b, v12.16b, v2.16b, v7.16b
    orr v8.16b, v8.16b, v1.16b
    xar v12.2d, v31.2d, v1.2d, #24
    orr v2.16b, v2.16b, v4.16b
    ldp q13, q14, [x3, #608]
    eor3 v24.16b, v10.16b, v24.16b, v17.16b
    xar v31.2d, v31.2d, v4.2d, #24
    eor3 v9.16b, v9.16b, v4.16b, v11.16b
    eor3 v17.16b, v25.16b, v17.16b, v8.16b
    eor3 v21.16b, v21.16b, v1.16b, v29.16b
    eor3 v2.16b, v6.16b, v7.16b, v2.16b
    rev64 v6.4s, v24.4s
    rev64 v7.4s, v16.4s
    xar v16.2d, v27.2d, v9.2d, #48
    bcax v0.16b, v0.16b, v17.16b, v1.16b
    xar v1.2d, v27.2d, v21.2d, #48
    bcax v3.16b, v3.16b, v2.16b, v4.16b
    xar v2.2d, v14.2d, v2.2d, #40
    xar v4.2d, v14.2d, v17.2d, #40
    // round 5 (pipo.dsl:36)
    bcax v17.16b, v31.16b, v28.16b, v16.16b
    // round 4 (pipo.dsl:37)
    xar v3.2d, v13.2d, v3.2d, #16
    // round 5 (pipo.dsl:36)
    bcax v21.16b, v12.16b, v26.16b, v1.16b
    // round 4 (pipo.dsl:37)
    xar v0.2d, v13.2d, v0.2d, #16
    // round 5 (pipo.dsl:36)
    bcax v24.16b, v7.16b, v15.16b, v5.16b
    bcax v25.16b, v6.16b, v22.16b, v30.16b
    eor v26.16b, v26.16b, v4.16b
    ldp q27, q29, [x3, #192]
    orn v31.16b, v17.16b, v3.16b
    bcax v3.16b, v3.16b, v17.16b, v2.16b
    orn v8.16b, v21.16b, v0.16b
    bcax v22.16b, v22.16b, v30.16b, v25.16b
    bcax v9.16b, v15.16b, v5.16b, v24.16b
    bcax v0.16b, v0.16b, v21.16b, v4.16b
    eor3 v16.16b, v16.16b, v17.16b, v3.16b
    eor3 v31.16b, v2.16b, v24.16b, v31.16b
    eor3 v4.16b, v4.16b, v25.16b, v8.16b
    ldr q8, [x3, #640]
    eor v2.16b, v28.16b, v2.16b
    bit v30.16b, v6.16b, v22.16b
    eor3 v1.16b, v1.16b, v21.16b, v0.16b
    ldp q6, q28, [x3, #160]
    bit v5.16b, v7.16b, v9.16b
    eor3 v7.16b, v16.16b, v9.16b, v31.16b
    xar v10.2d, v27.2d, v4.2d, #56
    bic v11.16b, v16.16b, v2.16b
    eor3 v21.16b, v21.16b, v1.16b, v30.16b
    bic v12.16b, v1.16b, v26.16b
    ldr q13, [x3, #128]
    eor3 v17.16b, v17.16b, v16.16b, v5.16b
    eor3 v14.16b, v1.16b, v22.16b, v4.16b
    xar v27.2d, v27.2d, v31.2d, #56
    eor3 v3.16b, v3.16b, v9.16b, v11.16b
    eor v9.16b, v8.16b, v21.16b
    eor3 v0.16b, v0.16b, v22.16b, v12.16b
    xar v7.2d, v6.2d, v7.2d, #8
    xar v6.2d, v6.2d, v14.2d, #8
    bcax v2.16b, v2.16b, v17.16b, v16.16b
    eor v22.16b, v8.16b, v17.16b
    bcax v26.16b, v26.16b, v21.16b, v1.16b
    orr v8.16b, v4.16b, v0.16b
    ldp q14, q15, [x3, #224]
    eor3 v24.16b, v13.16b, v24.16b, v2.16b
    bcax v11.16b, v11.16b, v31.16b, v2.16b
    orr v31.16b, v31.16b, v3.16b
    eor3 v25.16b, v13.16b, v25.16b, v26.16b
    xar v13.2d, v28.2d, v3.2d, #24
    bcax v4.16b, v12.16b, v4.16b, v26.16b
    xar v28.2d, v28.2d, v0.2d, #24
    eor3 v5.16b, v5.16b, v3.16b, v11.16b
    eor3 v2.16b, v17.16b, v2.16b, v31.16b
    eor3 v17.16b, v21.16b, v26.16b, v8.16b
    rev64 v21.4s, v25.4s
    eor3 v4.16b, v30.16b, v0.16b, v4.16b
    rev64 v24.4s, v24.4s
    xar v25.2d, v15.2d, v2.2d, #40
    xar v5.2d, v29.2d, v5.2d, #48
    xar v4.2d, v29.2d, v4.2d, #48
    bcax v2.16b, v16.16b, v2.16b, v3.16b
    bcax v0.16b, v1.16b, v17.16b, v0.16b
    // round 6 (pipo.dsl:36)
    bcax v1.16b, v24.16b, v22.16b, v7.16b
    // round 5 (pipo.dsl:37)
    xar v3.2d, v15.2d, v17.2d, #40
    // round 6 (pipo.dsl:36)
    bcax v16.16b, v13.16b, v27.16b, v5.16b
    bcax v17.16b, v28.16b, v10.16b, v4.16b
    // round 5 (pipo.dsl:37)
    xar v0.2d, v14.2d, v0.2d, #16
    xar v2.2d, v14.2d, v2.2d, #16
    // round 6 (pipo.dsl:36)
    bcax v26.16b, v21.16b, v9.16b, v6.16b
    bcax v22.16b, v22.16b, v7.16b, v1.16b
    bcax v28.16b, v2.16b, v16.16b, v25.16b
    orn v29.16b, v17.16b, v0.16b
    bcax v0.16b, v0.16b, v17.16b, v3.16b
    ldp q30, q31, [x3, #320]
    bcax v8.16b, v9.16b, v6.16b, v26.16b
    eor v27.16b, v27.16b, v25.16b
    orn v2.16b, v16.16b, v2.16b
    eor3 v4.16b, v4.16b, v17.16b, v0.16b
    eor3 v5.16b, v5.16b, v16.16b, v28.16b
    eor3 v29.16b, v3.16b, v26.16b, v29.16b
    ldr q9, [x3, #656]
    ldp q11, q12, [x3, #288]
    eor v3.16b, v10.16b, v3.16b
    bit v7.16b, v24.16b, v22.16b
    eor3 v2.16b, v25.16b, v1.16b, v2.16b
    bit v6.16b, v21.16b, v8.16b
    bic v21.16b, v5.16b, v27.16b
    eor3 v24.16b, v4.16b, v8.16b, v29.16b
    xar v25.2d, v30.2d, v29.2d, #56
    eor3 v10.16b, v5.16b, v22.16b, v2.16b
    eor3 v16.16b, v16.16b, v5.16b, v7.16b
    ldr q13, [x3, #256]
    bic v14.16b, v4.16b, v3.16b
    eor3 v17.16b, v17.16b, v4.16b, v6.16b
    xar v30.2d, v30.2d, v2.2d, #56
    eor v15.16b, v9.16b, v16.16b
    eor3 v22.16b, v28.16b, v22.16b, v21.16b
    xar v28.2d, v11.2d, v10.2d, #8
    bcax v27.16b, v27.16b, v16.16b, v5.16b
    bcax v3.16b, v3.16b, v17.16b, v4.16b
    eor3 v0.16b, v0.16b, v8.16b, v14.16b
    eor v8.16b, v9.16b, v17.16b
    xar v24.2d, v11.2d, v24.2d, #8
    xar v9.2d, v12.2d, v22.2d, #24
    eor3 v26.16b, v13.16b, v26.16b, v3.16b
    orr v10.16b, v2.16b, v22.16b
    orr v11.16b, v29.16b, v0.16b
    bcax v29.16b, v14.16b, v29.16b, v3.16b
    eor3 v1.16b, v13.16b, v1.16b, v27.16b
    bcax v2.16b, v21.16b, v2.16b, v27.16b
    ldp q21, q13, [x3, #352]
    xar v12.2d, v12.2d, v0.2d, #24
    eor3 v3.16b, v17.16b, v3.16b, v11.16b
    eor3 v16.16b, v16.16b, v27.16b, v10.16b
    eor3 v6.16b, v6.16b, v0.16b, v29.16b
    eor3 v2.16b, v7.16b, v22.16b, v2.16b
    rev64 v1.4s, v1.4s
    rev64 v7.4s, v26.4s
    bcax v5.16b, v5.16b, v16.16b, v22.16b
    bcax v0.16b, v4.16b, v3.16b, v0.16b
    // round 7 (pipo.dsl:36)
    bcax v4.16b, v1.16b, v15.16b, v28.16b
    // round 6 (pipo.dsl:37)
    xar v6.2d, v31.2d, v6.2d, #48
    xar v2.2d, v31.2d, v2.2d, #48
    // round 7 (pipo.dsl:36)
    bcax v17.16b, v7.16b, v8.16b, v24.16b
    // round 6 (pipo.dsl:37)
    xar v3.2d, v13.2d, v3.2d, #40
    xar v0.2d, v21.2d, v0.2d, #16
    xar v5.2d, v21.2d, v5.2d, #16
    // round 7 (pipo.dsl:36)
    bcax v21.16b, v12.16b, v25.16b, v6.16b
    bcax v22.16b, v9.16b, v30.16b, v2.16b
    // round 6 (pipo.dsl:37)
    xar v16.2d, v13.2d, v16.2d, #40
    // round 7 (pipo.dsl:36)
    bcax v26.16b, v15.16b, v28.16b, v4.16b
    bcax v27.16b, v8.16b, v24.16b, v17.16b
    ldp q29, q31, [x3, #448]
    bcax v8.16b, v0.16b, v21.16b, v3.16b
    orn v0.16b, v21.16b, v0.16b
    orn v9.16b, v22.16b, v5.16b
    eor v30.16b, v30.16b, v16.16b
    bit v24.16b, v7.16b, v27.16b
    bcax v5.16b, v5.16b, v22.16b, v16.16b
    ldp q7, q10, [x3, #416]
    eor3 v6.16b, v6.16b, v21.16b, v8.16b
    eor3 v0.16b, v3.16b, v17.16b, v0.16b
    eor3 v16.16b, v16.16b, v4.16b, v9.16b
    eor v3.16b, v25.16b, v3.16b
    bit v28.16b, v1.16b, v26.16b
    eor3 v1.16b, v2.16b, v22.16b, v5.16b
    ldr q2, [x3, #672]
    xar v25.2d, v29.2d, v16.2d, #56
    eor3 v9.16b, v6.16b, v27.16b, v0.16b
    eor3 v21.16b, v21.16b, v6.16b, v24.16b
    eor3 v11.16b, v1.16b, v26.16b, v16.16b
    bic v12.16b, v6.16b, v3.16b
    bic v13.16b, v1.16b, v30.16b
    xar v29.2d, v29.2d, v0.2d, #56
    eor3 v22.16b, v22.16b, v1.16b, v28.16b
    xar v9.2d, v7.2d, v9.2d, #8
    ldr q14, [x3, #384]
    xar v7.2d, v7.2d, v11.2d, #8
    eor3 v5.16b, v5.16b, v26.16b, v13.16b
    eor3 v26.16b, v8.16b, v27.16b, v12.16b
    bcax v3.16b, v3.16b, v21.16b, v6.16b
    eor v27.16b, v2.16b, v21.16b
    bcax v30.16b, v30.16b, v22.16b, v1.16b
    eor v2.16b, v2.16b, v22.16b
    orr v8.16b, v0.16b, v26.16b
    xar v11.2d, v10.2d, v26.2d, #24
    bcax v0.16b, v12.16b, v0.16b, v3.16b
    bcax v12.16b, v13.16b, v16.16b, v30.16b
    orr v16.16b, v16.16b, v5.16b
    ldp q13, q15, [x3, #480]
    eor3 v4.16b, v14.16b, v4.16b, v30.16b
    xar v10.2d, v10.2d, v5.2d, #24
    eor3 v17.16b, v14.16b, v17.16b, v3.16b
    eor3 v3.16b, v21.16b, v3.16b, v8.16b
    eor3 v0.16b, v24.16b, v26.16b, v0.16b
    eor3 v16.16b, v22.16b, v30.16b, v16.16b
    eor3 v21.16b, v28.16b, v5.16b, v12.16b
    rev64 v17.4s, v17.4s
    rev64 v4.4s, v4.4s
    bcax v1.16b, v1.16b, v16.16b, v5.16b
    xar v0.2d, v31.2d, v0.2d, #48
    bcax v5.16b, v6.16b, v3.16b, v26.16b
    xar v6.2d, v15.2d, v16.2d, #40
    // round 8 (pipo.dsl:36)
    bcax v16.16b, v4.16b, v2.16b, v7.16b
    // round 7 (pipo.dsl:37)
    xar v21.2d, v31.2d, v21.2d, #48
    xar v3.2d, v15.2d, v3.2d, #40
    // round 8 (pipo.dsl:36)
    bcax v22.16b, v11.16b, v29.16b, v0.16b
    // round 7 (pipo.dsl:37)
    xar v5.2d, v13.2d, v5.2d, #16
    // round 8 (pipo.dsl:36)
    bcax v24.16b, v17.16b, v27.16b, v9.16b
    // round 7 (pipo.dsl:37)
    xar v1.2d, v13.2d, v1.2d, #16
    // round 8 (pipo.dsl:36)
    bcax v26.16b, v10.16b, v25.16b, v21.16b
    bcax v2.16b, v2.16b, v7.16b, v16.16b
    bcax v28.16b, v5.16b, v22.16b, v3.16b
    orn v5.16b, v22.16b, v5.16b
    ldp q30, q31, [x3, #576]
    bcax v27.16b, v27.16b, v9.16b, v24.16b
    bcax v8.16b, v1.16b, v26.16b, v6.16b
    orn v1.16b, v26.16b, v1.16b
    eor v29.16b, v29.16b, v3.16b
    eor3 v0.16b, v0.16b, v22.16b, v28.16b
    eor3 v3.16b, v3.16b, v24.16b, v5.16b
    eor v5.16b, v25.16b, v6.16b
    eor3 v21.16b, v21.16b, v26.16b, v8.16b
    eor3 v1.16b, v6.16b, v16.16b, v1.16b
    ldr q6, [x3, #688]
    ldp q25, q10, [x3, #544]
    bit v7.16b, v4.16b, v2.16b
    bit v9.16b, v17.16b, v27.16b
    eor3 v4.16b, v0.16b, v27.16b, v3.16b
    xar v17.2d, v30.2d, v1.2d, #56
    bic v11.16b, v21.16b, v5.16b
    bic v12.16b, v0.16b, v29.16b
    eor3 v13.16b, v21.16b, v2.16b, v1.16b
    eor3 v22.16b, v22.16b, v0.16b, v9.16b
    eor3 v26.16b, v26.16b, v21.16b, v7.16b
    xar v30.2d, v30.2d, v3.2d, #56
    eor3 v2.16b, v8.16b, v2.16b, v11.16b
    eor3 v27.16b, v28.16b, v27.16b, v12.16b
    ldr q28, [x3, #512]
    xar v4.2d, v25.2d, v4.2d, #8
    eor v8.16b, v6.16b, v26.16b
    bcax v5.16b, v5.16b, v26.16b, v21.16b
    xar v25.2d, v25.2d, v13.2d, #8
    bcax v29.16b, v29.16b, v22.16b, v0.16b
    eor v6.16b, v6.16b, v22.16b
    xar v13.2d, v10.2d, v27.2d, #24
    orr v14.16b, v3.16b, v27.16b
    bcax v11.16b, v11.16b, v1.16b, v5.16b
    xar v10.2d, v10.2d, v2.2d, #24
    bcax v3.16b, v12.16b, v3.16b, v29.16b
    orr v1.16b, v1.16b, v2.16b
    ldp q12, q15, [x3, #608]
    eor3 v16.16b, v28.16b, v16.16b, v5.16b
    eor3 v24.16b, v28.16b, v24.16b, v29.16b
    eor3 v7.16b, v7.16b, v2.16b, v11.16b
    eor3 v22.16b, v22.16b, v29.16b, v14.16b
    eor3 v3.16b, v9.16b, v27.16b, v3.16b
    eor3 v1.16b, v26.16b, v5.16b, v1.16b
    rev64 v5.4s, v16.4s
    rev64 v16.4s, v24.4s
    xar v7.2d, v31.2d, v7.2d, #48
    bcax v0.16b, v0.16b, v22.16b, v27.16b
    xar v3.2d, v31.2d, v3.2d, #48
    bcax v2.16b, v21.16b, v1.16b, v2.16b
    xar v1.2d, v15.2d, v1.2d, #40
    xar v21.2d, v15.2d, v22.2d, #40
    // round 9 (pipo.dsl:36)
    bcax v22.16b, v10.16b, v17.16b, v7.16b
    bcax v24.16b, v13.16b, v30.16b, v3.16b
    // round 8 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    xar v2.2d, v12.2d, v2.2d, #16
    // round 9 (pipo.dsl:36)
    bcax v26.16b, v16.16b, v6.16b, v4.16b
    bcax v27.16b, v5.16b, v8.16b, v25.16b
    eor v28.16b, v30.16b, v21.16b
    eor v17.16b, v17.16b, v1.16b
    bcax v29.16b, v0.16b, v24.16b, v21.16b
    bcax v30.16b, v2.16b, v22.16b, v1.16b
    ldp q31, q9, [x3, #192]
    bcax v6.16b, v6.16b, v4.16b, v26.16b
    bcax v8.16b, v8.16b, v25.16b, v27.16b
    orn v2.16b, v22.16b, v2.16b
    orn v0.16b, v24.16b, v0.16b
    eor3 v3.16b, v3.16b, v24.16b, v29.16b
    eor3 v7.16b, v7.16b, v22.16b, v30.16b
    ldp q10, q11, [x3, #160]
    bit v25.16b, v5.16b, v8.16b
    bit v4.16b, v16.16b, v6.16b
    eor3 v1.16b, v1.16b, v27.16b, v2.16b
    eor3 v0.16b, v21.16b, v26.16b, v0.16b
    bic v2.16b, v7.16b, v17.16b
    bic v5.16b, v3.16b, v28.16b
    ldr q16, [x3, #128]
    ldr q21, [x3, #704]
    eor3 v22.16b, v22.16b, v7.16b, v25.16b
    xar v12.2d, v31.2d, v1.2d, #56
    eor3 v13.16b, v7.16b, v8.16b, v1.16b
    xar v31.2d, v31.2d, v0.2d, #56
    eor3 v24.16b, v24.16b, v3.16b, v4.16b
    eor3 v14.16b, v3.16b, v6.16b, v0.16b
    xar v13.2d, v10.2d, v13.2d, #8
    eor3 v6.16b, v29.16b, v6.16b, v5.16b
    bcax v17.16b, v17.16b, v22.16b, v7.16b
    xar v29.2d, v10.2d, v14.2d, #8
    eor3 v30.16b, v30.16b, v8.16b, v2.16b
    bcax v28.16b, v28.16b, v24.16b, v3.16b
    eor v8.16b, v21.16b, v22.16b
    eor v21.16b, v21.16b, v24.16b
    eor3 v27.16b, v16.16b, v27.16b, v17.16b
    orr v10.16b, v1.16b, v30.16b
    eor3 v16.16b, v16.16b, v26.16b, v28.16b
    bcax v1.16b, v2.16b, v1.16b, v17.16b
    ldp q2, q26, [x3, #224]
    bcax v5.16b, v5.16b, v0.16b, v28.16b
    xar v14.2d, v11.2d, v30.2d, #24
    orr v0.16b, v0.16b, v6.16b
    xar v11.2d, v11.2d, v6.2d, #24
    eor3 v17.16b, v22.16b, v17.16b, v10.16b
    eor3 v1.16b, v25.16b, v30.16b, v1.16b
    rev64 v16.4s, v16.4s
    eor3 v4.16b, v4.16b, v6.16b, v5.16b
    eor3 v0.16b, v24.16b, v28.16b, v0.16b
    rev64 v5.4s, v27.4s
    xar v1.2d, v9.2d, v1.2d, #48
    bcax v7.16b, v7.16b, v17.16b, v30.16b
    xar v4.2d, v9.2d, v4.2d, #48
    xar v17.2d, v26.2d, v17.2d, #40
    bcax v3.16b, v3.16b, v0.16b, v6.16b
    // round 10 (pipo.dsl:36)
    bcax v6.16b, v5.16b, v8.16b, v13.16b
    // round 9 (pipo.dsl:37)
    xar v7.2d, v2.2d, v7.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v22.16b, v14.16b, v12.16b, v1.16b
    // round 9 (pipo.dsl:37)
    xar v0.2d, v26.2d, v0.2d, #40
    // round 10 (pipo.dsl:36)
    bcax v24.16b, v11.16b, v31.16b, v4.16b
    // round 9 (pipo.dsl:37)
    xar v2.2d, v2.2d, v3.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v3.16b, v16.16b, v21.16b, v29.16b
    bcax v25.16b, v8.16b, v13.16b, v6.16b
    orn v26.16b, v22.16b, v7.16b
    bcax v27.16b, v2.16b, v24.16b, v0.16b
    bcax v7.16b, v7.16b, v22.16b, v17.16b
    orn v2.16b, v24.16b, v2.16b
    bcax v21.16b, v21.16b, v29.16b, v3.16b
    bit v13.16b, v5.16b, v25.16b
    eor3 v5.16b, v17.16b, v6.16b, v26.16b
    ldr q26, [x3, #720]
    ldp q28, q30, [x3, #320]
    eor3 v4.16b, v4.16b, v24.16b, v27.16b
    eor3 v1.16b, v1.16b, v22.16b, v7.16b
    eor3 v2.16b, v0.16b, v3.16b, v2.16b
    eor v17.16b, v12.16b, v17.16b
    eor v0.16b, v31.16b, v0.16b
    bit v29.16b, v16.16b, v21.16b
    ldp q16, q31, [x3, #288]
    eor3 v8.16b, v1.16b, v25.16b, v5.16b
    eor3 v9.16b, v4.16b, v21.16b, v2.16b
    eor3 v22.16b, v22.16b, v1.16b, v13.16b
    ldr q10, [x3, #256]
    eor3 v24.16b, v24.16b, v4.16b, v29.16b
    bic v11.16b, v4.16b, v0.16b
    bic v12.16b, v1.16b, v17.16b
    xar v14.2d, v28.2d, v2.2d, #56
    xar v28.2d, v28.2d, v5.2d, #56
    eor v15.16b, v26.16b, v22.16b
    bcax v17.16b, v17.16b, v22.16b, v1.16b
    bcax v0.16b, v0.16b, v24.16b, v4.16b
    eor3 v7.16b, v7.16b, v25.16b, v12.16b
    xar v25.2d, v16.2d, v9.2d, #8
    xar v16.2d, v16.2d, v8.2d, #8
    eor3 v21.16b, v27.16b, v21.16b, v11.16b
    eor v26.16b, v26.16b, v24.16b
    eor3 v6.16b, v10.16b, v6.16b, v17.16b
    bcax v27.16b, v12.16b, v5.16b, v17.16b
    ldp q8, q9, [x3, #352]
    orr v12.16b, v2.16b, v21.16b
    bcax v2.16b, v11.16b, v2.16b, v0.16b
    orr v5.16b, v5.16b, v7.16b
    xar v11.2d, v31.2d, v7.2d, #24
    eor3 v3.16b, v10.16b, v3.16b, v0.16b
    xar v31.2d, v31.2d, v21.2d, #24
    eor3 v5.16b, v22.16b, v17.16b, v5.16b
    eor3 v0.16b, v24.16b, v0.16b, v12.16b
    eor3 v17.16b, v13.16b, v7.16b, v27.16b
    rev64 v3.4s, v3.4s
    rev64 v6.4s, v6.4s
    eor3 v2.16b, v29.16b, v21.16b, v2.16b
    xar v22.2d, v9.2d, v5.2d, #40
    bcax v4.16b, v4.16b, v0.16b, v21.16b
    xar v17.2d, v30.2d, v17.2d, #48
    xar v2.2d, v30.2d, v2.2d, #48
    bcax v1.16b, v1.16b, v5.16b, v7.16b
    // round 11 (pipo.dsl:36)
    bcax v5.16b, v3.16b, v26.16b, v25.16b
    bcax v7.16b, v6.16b, v15.16b, v16.16b
    // round 10 (pipo.dsl:37)
    xar v0.2d, v9.2d, v0.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v21.16b, v11.16b, v28.16b, v17.16b
    // round 10 (pipo.dsl:37)
    xar v1.2d, v8.2d, v1.2d, #16
    // round 11 (pipo.dsl:36)
    bcax v24.16b, v31.16b, v14.16b, v2.16b
    // round 10 (pipo.dsl:37)
    xar v4.2d, v8.2d, v4.2d, #16
    // round 11 (pipo.dsl:36)
    bcax v26.16b, v26.16b, v25.16b, v5.16b
    eor v27.16b, v14.16b, v0.16b
    ldp q29, q30, [x3, #448]
    bcax v31.16b, v15.16b, v16.16b, v7.16b
    bcax v8.16b, v1.16b, v21.16b, v22.16b
    orn v9.16b, v24.16b, v4.16b
    eor v28.16b, v28.16b, v22.16b
    bcax v4.16b, v4.16b, v24.16b, v0.16b
    orn v1.16b, v21.16b, v1.16b
    bit v16.16b, v6.16b, v31.16b
    eor3 v0.16b, v0.16b, v5.16b, v9.16b
    eor3 v6.16b, v17.16b, v21.16b, v8.16b
    ldr q17, [x3, #736]
    ldp q9, q10, [x3, #416]
    bit v25.16b, v3.16b, v26.16b
    eor3 v2.16b, v2.16b, v24.16b, v4.16b
    eor3 v1.16b, v22.16b, v7.16b, v1.16b
    xar v3.2d, v29.2d, v0.2d, #56
    bic v22.16b, v6.16b, v28.16b
    eor3 v21.16b, v21.16b, v6.16b, v16.16b
    ldr q11, [x3, #384]
    xar v29.2d, v29.2d, v1.2d, #56
    eor3 v24.16b, v24.16b, v2.16b, v25.16b
    eor3 v12.16b, v2.16b, v26.16b, v0.16b
    bic v13.16b, v2.16b, v27.16b
    eor3 v14.16b, v6.16b, v31.16b, v1.16b
    bcax v28.16b, v28.16b, v21.16b, v6.16b
    eor3 v31.16b, v8.16b, v31.16b, v22.16b
    xar v8.2d, v9.2d, v12.2d, #8
    eor v12.16b, v17.16b, v21.16b
    xar v9.2d, v9.2d, v14.2d, #8
    eor3 v4.16b, v4.16b, v26.16b, v13.16b
    bcax v26.16b, v27.16b, v24.16b, v2.16b
    eor v17.16b, v17.16b, v24.16b
    eor3 v7.16b, v11.16b, v7.16b, v28.16b
    bcax v22.16b, v22.16b, v1.16b, v28.16b
    ldp q27, q14, [x3, #480]
    orr v15.16b, v0.16b, v4.16b
    orr v1.16b, v1.16b, v31.16b
    eor3 v5.16b, v11.16b, v5.16b, v26.16b
    xar v11.2d, v10.2d, v31.2d, #24
    bcax v0.16b, v13.16b, v0.16b, v26.16b
    xar v10.2d, v10.2d, v4.2d, #24
    eor3 v1.16b, v21.16b, v28.16b, v1.16b
    eor3 v21.16b, v24.16b, v26.16b, v15.16b
    eor3 v16.16b, v16.16b, v31.16b, v22.16b
    rev64 v7.4s, v7.4s
    eor3 v0.16b, v25.16b, v4.16b, v0.16b
    rev64 v5.4s, v5.4s
    xar v22.2d, v14.2d, v1.2d, #40
    bcax v1.16b, v6.16b, v1.16b, v31.16b
    xar v6.2d, v30.2d, v16.2d, #48
    bcax v2.16b, v2.16b, v21.16b, v4.16b
    xar v4.2d, v14.2d, v21.2d, #40
    xar v0.2d, v30.2d, v0.2d, #48
    // round 12 (pipo.dsl:36)
    bcax v16.16b, v7.16b, v12.16b, v9.16b
    // round 11 (pipo.dsl:37)
    xar v1.2d, v27.2d, v1.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v21.16b, v11.16b, v29.16b, v6.16b
    bcax v24.16b, v5.16b, v17.16b, v8.16b
    bcax v25.16b, v10.16b, v3.16b, v0.16b
    // round 11 (pipo.dsl:37)
    xar v2.2d, v27.2d, v2.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v26.16b, v12.16b, v9.16b, v16.16b
    eor v3.16b, v3.16b, v4.16b
    bcax v27.16b, v1.16b, v21.16b, v22.16b
    bcax v17.16b, v17.16b, v8.16b, v24.16b
    bcax v28.16b, v2.16b, v25.16b, v4.16b
    orn v1.16b, v21.16b, v1.16b
    ldp q30, q31, [x3, #576]
    orn v2.16b, v25.16b, v2.16b
    bit v9.16b, v7.16b, v26.16b
    eor3 v6.16b, v6.16b, v21.16b, v27.16b
    ldr q7, [x3, #752]
    eor v29.16b, v29.16b, v22.16b
    bit v8.16b, v5.16b, v17.16b
    eor3 v0.16b, v0.16b, v25.16b, v28.16b
    eor3 v1.16b, v22.16b, v16.16b, v1.16b
    eor3 v2.16b, v4.16b, v24.16b, v2.16b
    eor3 v4.16b, v21.16b, v6.16b, v9.16b
    ldp q5, q21, [x3, #544]
    eor3 v22.16b, v25.16b, v0.16b, v8.16b
    bic v25.16b, v6.16b, v29.16b
    bic v10.16b, v0.16b, v3.16b
    eor3 v11.16b, v6.16b, v26.16b, v1.16b
    eor3 v12.16b, v0.16b, v17.16b, v2.16b
    xar v13.2d, v30.2d, v1.2d, #56
    xar v30.2d, v30.2d, v2.2d, #56
    eor v14.16b, v7.16b, v4.16b
    eor3 v17.16b, v28.16b, v17.16b, v10.16b
    ldr q28, [x3, #512]
    eor v7.16b, v7.16b, v22.16b
    bcax v29.16b, v29.16b, v4.16b, v6.16b
    bcax v3.16b, v3.16b, v22.16b, v0.16b
    eor3 v26.16b, v27.16b, v26.16b, v25.16b
    xar v27.2d, v5.2d, v11.2d, #8
    xar v5.2d, v5.2d, v12.2d, #8
    bcax v25.16b, v25.16b, v1.16b, v29.16b
    orr v11.16b, v2.16b, v17.16b
    bcax v2.16b, v10.16b, v2.16b, v3.16b
    orr v1.16b, v1.16b, v26.16b
    xar v10.2d, v21.2d, v26.2d, #24
    xar v21.2d, v21.2d, v17.2d, #24
    ldp q12, q15, [x3, #608]
    eor3 v16.16b, v28.16b, v16.16b, v29.16b
    eor3 v2.16b, v8.16b, v17.16b, v2.16b
    eor3 v22.16b, v22.16b, v3.16b, v11.16b
    eor3 v3.16b, v28.16b, v24.16b, v3.16b
    eor3 v1.16b, v4.16b, v29.16b, v1.16b
    eor3 v4.16b, v9.16b, v26.16b, v25.16b
    rev64 v16.4s, v16.4s
    bcax v0.16b, v0.16b, v22.16b, v17.16b
    xar v2.2d, v31.2d, v2.2d, #48
    rev64 v3.4s, v3.4s
    bcax v6.16b, v6.16b, v1.16b, v26.16b
    xar v4.2d, v31.2d, v4.2d, #48
    xar v17.2d, v15.2d, v22.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v30.16b, v2.16b
    // round 12 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    xar v1.2d, v15.2d, v1.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v22.16b, v10.16b, v13.16b, v4.16b
    // round 12 (pipo.dsl:37)
    xar v6.2d, v12.2d, v6.2d, #16
    // round 13 (pipo.dsl:36)
    bcax v24.16b, v16.16b, v14.16b, v27.16b
    bcax v25.16b, v3.16b, v7.16b, v5.16b
    orn v26.16b, v21.16b, v0.16b
    orn v28.16b, v22.16b, v6.16b
    bcax v6.16b, v6.16b, v22.16b, v1.16b
    bcax v0.16b, v0.16b, v21.16b, v17.16b
    bcax v29.16b, v14.16b, v27.16b, v24.16b
    bcax v7.16b, v7.16b, v5.16b, v25.16b
    eor3 v26.16b, v17.16b, v25.16b, v26.16b
    ldp q31, q8, [x3, #192]
    eor3 v28.16b, v1.16b, v24.16b, v28.16b
    eor3 v2.16b, v2.16b, v21.16b, v0.16b
    eor3 v4.16b, v4.16b, v22.16b, v6.16b
    ldr q9, [x3, #768]
    eor v1.16b, v13.16b, v1.16b
    eor v17.16b, v30.16b, v17.16b
    bit v27.16b, v16.16b, v29.16b
    ldp q16, q30, [x3, #160]
    bit v5.16b, v3.16b, v7.16b
    eor3 v3.16b, v4.16b, v29.16b, v28.16b
    eor3 v10.16b, v2.16b, v7.16b, v26.16b
    ldr q11, [x3, #128]
    bic v12.16b, v4.16b, v1.16b
    bic v13.16b, v2.16b, v17.16b
    eor3 v22.16b, v22.16b, v4.16b, v27.16b
    eor3 v21.16b, v21.16b, v2.16b, v5.16b
    xar v14.2d, v31.2d, v28.2d, #56
    xar v31.2d, v31.2d, v26.2d, #56
    eor3 v6.16b, v6.16b, v29.16b, v12.16b
    eor v29.16b, v9.16b, v22.16b
    bcax v1.16b, v1.16b, v22.16b, v4.16b
    xar v10.2d, v16.2d, v10.2d, #8
    eor3 v0.16b, v0.16b, v7.16b, v13.16b
    bcax v7.16b, v17.16b, v21.16b, v2.16b
    xar v3.2d, v16.2d, v3.2d, #8
    eor v16.16b, v9.16b, v21.16b
    eor3 v17.16b, v11.16b, v24.16b, v1.16b
    bcax v24.16b, v12.16b, v28.16b, v1.16b
    eor3 v25.16b, v11.16b, v25.16b, v7.16b
    orr v28.16b, v28.16b, v6.16b
    orr v9.16b, v26.16b, v0.16b
    xar v11.2d, v30.2d, v0.2d, #24
    bcax v26.16b, v13.16b, v26.16b, v7.16b
    ldp q12, q13, [x3, #224]
    xar v30.2d, v30.2d, v6.2d, #24
    eor3 v1.16b, v22.16b, v1.16b, v28.16b
    rev64 v22.4s, v25.4s
    eor3 v24.16b, v27.16b, v6.16b, v24.16b
    eor3 v5.16b, v5.16b, v0.16b, v26.16b
    eor3 v7.16b, v21.16b, v7.16b, v9.16b
    rev64 v17.4s, v17.4s
    // round 14 (pipo.dsl:36)
    bcax v21.16b, v22.16b, v16.16b, v10.16b
    // round 13 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v1.16b, v6.16b
    xar v6.2d, v8.2d, v24.2d, #48
    xar v5.2d, v8.2d, v5.2d, #48
    bcax v0.16b, v2.16b, v7.16b, v0.16b
    // round 14 (pipo.dsl:36)
    bcax v2.16b, v17.16b, v29.16b, v3.16b
    // round 13 (pipo.dsl:37)
    xar v1.2d, v13.2d, v1.2d, #40
    xar v4.2d, v12.2d, v4.2d, #16
    // round 14 (pipo.dsl:36)
    bcax v24.16b, v30.16b, v14.16b, v6.16b
    // round 13 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    // round 14 (pipo.dsl:36)
    bcax v25.16b, v11.16b, v31.16b, v5.16b
    // round 13 (pipo.dsl:37)
    xar v7.2d, v13.2d, v7.2d, #40
    // round 14 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v10.16b, v21.16b
    ldp q26, q27, [x3, #320]
    bcax v28.16b, v29.16b, v3.16b, v2.16b
    orn v29.16b, v25.16b, v0.16b
    bcax v30.16b, v4.16b, v24.16b, v1.16b
    eor v8.16b, v14.16b, v1.16b
    orn v4.16b, v24.16b, v4.16b
    bcax v0.16b, v0.16b, v25.16b, v7.16b
    bit v3.16b, v17.16b, v28.16b
    eor3 v6.16b, v6.16b, v24.16b, v30.16b
    eor3 v17.16b, v7.16b, v21.16b, v29.16b
    ldr q29, [x3, #784]
    eor v7.16b, v31.16b, v7.16b
    bit v10.16b, v22.16b, v16.16b
    eor3 v5.16b, v5.16b, v25.16b, v0.16b
    ldp q22, q31, [x3, #288]
    eor3 v1.16b, v1.16b, v2.16b, v4.16b
    eor3 v4.16b, v24.16b, v6.16b, v3.16b
    xar v24.2d, v26.2d, v17.2d, #56
    bic v9.16b, v5.16b, v7.16b
    bic v11.16b, v6.16b, v8.16b
    eor3 v25.16b, v25.16b, v5.16b, v10.16b
    eor3 v12.16b, v6.16b, v28.16b, v1.16b
    eor3 v13.16b, v5.16b, v16.16b, v17.16b
    xar v26.2d, v26.2d, v1.2d, #56
    ldr q14, [x3, #256]
    bcax v7.16b, v7.16b, v25.16b, v5.16b
    eor v15.16b, v29.16b, v25.16b
    eor3 v28.16b, v30.16b, v28.16b, v11.16b
    xar v30.2d, v22.2d, v12.2d, #8
    bcax v8.16b, v8.16b, v4.16b, v6.16b
    eor3 v0.16b, v0.16b, v16.16b, v9.16b
    eor v16.16b, v29.16b, v4.16b
    xar v22.2d, v22.2d, v13.2d, #8
    bcax v29.16b, v9.16b, v17.16b, v7.16b
    ldp q9, q12, [x3, #352]
    orr v17.16b, v17.16b, v0.16b
    bcax v11.16b, v11.16b, v1.16b, v8.16b
    orr v1.16b, v1.16b, v28.16b
    xar v13.2d, v31.2d, v28.2d, #24
    eor3 v2.16b, v14.16b, v2.16b, v8.16b
    eor3 v21.16b, v14.16b, v21.16b, v7.16b
    xar v31.2d, v31.2d, v0.2d, #24
    eor3 v1.16b, v4.16b, v8.16b, v1.16b
    eor3 v4.16b, v25.16b, v7.16b, v17.16b
    eor3 v7.16b, v10.16b, v0.16b, v29.16b
    rev64 v17.4s, v21.4s
    eor3 v3.16b, v3.16b, v28.16b, v11.16b
    rev64 v2.4s, v2.4s
    xar v21.2d, v12.2d, v4.2d, #40
    bcax v6.16b, v6.16b, v1.16b, v28.16b
    bcax v0.16b, v5.16b, v4.16b, v0.16b
    xar v4.2d, v27.2d, v7.2d, #48
    xar v3.2d, v27.2d, v3.2d, #48
    xar v1.2d, v12.2d, v1.2d, #40
    // round 15 (pipo.dsl:36)
    bcax v5.16b, v2.16b, v16.16b, v30.16b
    // round 14 (pipo.dsl:37)
    xar v6.2d, v9.2d, v6.2d, #16
    // round 15 (pipo.dsl:36)
    bcax v7.16b, v31.16b, v24.16b, v4.16b
    // round 14 (pipo.dsl:37)
    xar v0.2d, v9.2d, v0.2d, #16
    // round 15 (pipo.dsl:36)
    bcax v25.16b, v13.16b, v26.16b, v3.16b
    bcax v27.16b, v17.16b, v15.16b, v22.16b
    eor v26.16b, v26.16b, v1.16b
    ldp q28, q29, [x3, #448]
    bcax v16.16b, v16.16b, v30.16b, v5.16b
    bcax v31.16b, v0.16b, v7.16b, v21.16b
    orn v8.16b, v25.16b, v6.16b
    bcax v9.16b, v15.16b, v22.16b, v27.16b
    orn v0.16b, v7.16b, v0.16b
    bcax v6.16b, v6.16b, v25.16b, v1.16b
    eor v24.16b, v24.16b, v21.16b
    eor3 v4.16b, v4.16b, v7.16b, v31.16b
    eor3 v1.16b, v1.16b, v5.16b, v8.16b
    ldp q8, q10, [x3, #416]
    bit v30.16b, v2.16b, v16.16b
    eor3 v2.16b, v3.16b, v25.16b, v6.16b
    eor3 v0.16b, v21.16b, v27.16b, v0.16b
    ldr q3, [x3, #800]
    bit v22.16b, v17.16b, v9.16b
    bic v17.16b, v4.16b, v24.16b
    xar v21.2d, v28.2d, v1.2d, #56
    eor3 v11.16b, v4.16b, v9.16b, v0.16b
    eor3 v25.16b, v25.16b, v2.16b, v30.16b
    bic v12.16b, v2.16b, v26.16b
    ldr q13, [x3, #384]
    xar v28.2d, v28.2d, v0.2d, #56
    eor3 v7.16b, v7.16b, v4.16b, v22.16b
    eor3 v14.16b, v2.16b, v16.16b, v1.16b
    eor3 v6.16b, v6.16b, v16.16b, v12.16b
    xar v16.2d, v8.2d, v11.2d, #8
    bcax v26.16b, v26.16b, v25.16b, v2.16b
    eor v11.16b, v3.16b, v25.16b
    xar v8.2d, v8.2d, v14.2d, #8
    eor3 v31.16b, v31.16b, v9.16b, v17.16b
    eor v3.16b, v3.16b, v7.16b
    bcax v24.16b, v24.16b, v7.16b, v4.16b
    bcax v9.16b, v12.16b, v1.16b, v26.16b
    eor3 v5.16b, v13.16b, v5.16b, v26.16b
    orr v1.16b, v1.16b, v6.16b
    orr v12.16b, v0.16b, v31.16b
    ldp q14, q15, [x3, #480]
    bcax v0.16b, v17.16b, v0.16b, v24.16b
    xar v17.2d, v10.2d, v6.2d, #24
    eor3 v27.16b, v13.16b, v27.16b, v24.16b
    xar v10.2d, v10.2d, v31.2d, #24
    eor3 v1.16b, v25.16b, v26.16b, v1.16b
    eor3 v7.16b, v7.16b, v24.16b, v12.16b
    eor3 v0.16b, v22.16b, v31.16b, v0.16b
    eor3 v22.16b, v30.16b, v6.16b, v9.16b
    rev64 v5.4s, v5.4s
    rev64 v24.4s, v27.4s
    bcax v2.16b, v2.16b, v1.16b, v6.16b
    bcax v4.16b, v4.16b, v7.16b, v31.16b
    xar v6.2d, v29.2d, v22.2d, #48
    xar v1.2d, v15.2d, v1.2d, #40
    xar v0.2d, v29.2d, v0.2d, #48
    // round 16 (pipo.dsl:36)
    bcax v22.16b, v5.16b, v11.16b, v8.16b
    // round 15 (pipo.dsl:37)
    xar v7.2d, v15.2d, v7.2d, #40
    xar v4.2d, v14.2d, v4.2d, #16
    // round 16 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v21.16b, v6.16b
    // round 15 (pipo.dsl:37)
    xar v2.2d, v14.2d, v2.2d, #16
    // round 16 (pipo.dsl:36)
    bcax v25.16b, v10.16b, v28.16b, v0.16b
    bcax v26.16b, v24.16b, v3.16b, v16.16b
    bcax v27.16b, v11.16b, v8.16b, v22.16b
    eor v28.16b, v28.16b, v7.16b
    ldp q29, q30, [x3, #576]
    bcax v31.16b, v4.16b, v25.16b, v7.16b
    orn v4.16b, v25.16b, v4.16b
    bcax v9.16b, v2.16b, v17.16b, v1.16b
    bcax v3.16b, v3.16b, v16.16b, v26.16b
    orn v2.16b, v17.16b, v2.16b
    bit v8.16b, v5.16b, v27.16b
    eor3 v0.16b, v0.16b, v25.16b, v31.16b
    eor3 v5.16b, v6.16b, v17.16b, v9.16b
    eor3 v4.16b, v7.16b, v26.16b, v4.16b
    eor v6.16b, v21.16b, v1.16b
    bit v16.16b, v24.16b, v3.16b
    eor3 v1.16b, v1.16b, v22.16b, v2.16b
    ldp q2, q7, [x3, #544]
    ldr q21, [x3, #816]
    eor3 v17.16b, v17.16b, v5.16b, v8.16b
    bic v24.16b, v0.16b, v28.16b
    xar v10.2d, v29.2d, v4.2d, #56
    ldr q11, [x3, #512]
    bic v12.16b, v5.16b, v6.16b
    eor3 v13.16b, v0.16b, v3.16b, v4.16b
    eor3 v25.16b, v25.16b, v0.16b, v16.16b
    xar v29.2d, v29.2d, v1.2d, #56
    eor3 v14.16b, v5.16b, v27.16b, v1.16b
    eor3 v3.16b, v31.16b, v3.16b, v24.16b
    bcax v28.16b, v28.16b, v25.16b, v0.16b
    eor3 v27.16b, v9.16b, v27.16b, v12.16b
    bcax v6.16b, v6.16b, v17.16b, v5.16b
    xar v31.2d, v2.2d, v13.2d, #8
    eor v9.16b, v21.16b, v17.16b
    xar v2.2d, v2.2d, v14.2d, #8
    eor v21.16b, v21.16b, v25.16b
    eor3 v26.16b, v11.16b, v26.16b, v28.16b
    eor3 v22.16b, v11.16b, v22.16b, v6.16b
    orr v11.16b, v4.16b, v3.16b
    orr v13.16b, v1.16b, v27.16b
    bcax v1.16b, v12.16b, v1.16b, v6.16b
    ldp q12, q14, [x3, #608]
    xar v15.2d, v7.2d, v3.2d, #24
    bcax v4.16b, v24.16b, v4.16b, v28.16b
    xar v7.2d, v7.2d, v27.2d, #24
    eor3 v6.16b, v17.16b, v6.16b, v13.16b
    rev64 v17.4s, v26.4s
    eor3 v1.16b, v8.16b, v27.16b, v1.16b
    eor3 v24.16b, v25.16b, v28.16b, v11.16b
    rev64 v22.4s, v22.4s
    eor3 v4.16b, v16.16b, v3.16b, v4.16b
    // round 17 (pipo.dsl:36)
    bcax v16.16b, v17.16b, v21.16b, v31.16b
    // round 16 (pipo.dsl:37)
    xar v1.2d, v30.2d, v1.2d, #48
    bcax v5.16b, v5.16b, v6.16b, v27.16b
    xar v4.2d, v30.2d, v4.2d, #48
    xar v6.2d, v14.2d, v6.2d, #40
    bcax v0.16b, v0.16b, v24.16b, v3.16b
    xar v3.2d, v14.2d, v24.2d, #40
    xar v5.2d, v12.2d, v5.2d, #16
    // round 17 (pipo.dsl:36)
    bcax v7.16b, v7.16b, v29.16b, v1.16b
    bcax v24.16b, v22.16b, v9.16b, v2.16b
    // round 16 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    // round 17 (pipo.dsl:36)
    bcax v25.16b, v15.16b, v10.16b, v4.16b
    bcax v21.16b, v21.16b, v31.16b, v16.16b
    eor v26.16b, v10.16b, v3.16b
    bcax v27.16b, v5.16b, v7.16b, v6.16b
    ldr q28, [x3, #192]
    bcax v30.16b, v9.16b, v2.16b, v24.16b
    orn v5.16b, v7.16b, v5.16b
    bcax v8.16b, v0.16b, v25.16b, v3.16b
    eor v29.16b, v29.16b, v6.16b
    orn v0.16b, v25.16b, v0.16b
    eor3 v1.16b, v1.16b, v7.16b, v27.16b
    bit v2.16b, v22.16b, v30.16b
    eor3 v4.16b, v4.16b, v25.16b, v8.16b
    eor3 v5.16b, v6.16b, v24.16b, v5.16b
    ldp q6, q22, [x3, #832]
    bit v31.16b, v17.16b, v21.16b
    eor3 v0.16b, v3.16b, v16.16b, v0.16b
    bic v3.16b, v1.16b, v29.16b
    xar v17.2d, v28.2d, v5.2d, #56
    eor3 v7.16b, v7.16b, v1.16b, v2.16b
    bic v9.16b, v4.16b, v26.16b
    ldr q10, [x3, #176]
    eor3 v25.16b, v25.16b, v4.16b, v31.16b
    xar v28.2d, v28.2d, v0.2d, #56
    eor3 v11.16b, v1.16b, v30.16b, v5.16b
    ldr q12, [x3, #128]
    eor3 v13.16b, v4.16b, v21.16b, v0.16b
    eor3 v21.16b, v8.16b, v21.16b, v9.16b
    bcax v29.16b, v29.16b, v7.16b, v1.16b
    eor v8.16b, v6.16b, v7.16b
    eor3 v27.16b, v27.16b, v30.16b, v3.16b
    xar v30.2d, v22.2d, v11.2d, #8
    eor v6.16b, v6.16b, v25.16b
    bcax v26.16b, v26.16b, v25.16b, v4.16b
    xar v22.2d, v22.2d, v13.2d, #8
    trn2 v11.16b, v8.16b, v30.16b
    xar v13.2d, v10.2d, v21.2d, #24
    orr v14.16b, v5.16b, v27.16b
    orr v15.16b, v0.16b, v21.16b
    eor3 v16.16b, v12.16b, v16.16b, v26.16b
    eor3 v24.16b, v12.16b, v24.16b, v29.16b
    trn2 v12.16b, v6.16b, v22.16b
    bcax v0.16b, v9.16b, v0.16b, v26.16b
    trn1 v6.16b, v6.16b, v22.16b
    ldp q22, q9, [x3, #864]
    bcax v3.16b, v3.16b, v5.16b, v29.16b
    xar v5.2d, v10.2d, v27.2d, #24
    trn1 v30.16b, v8.16b, v30.16b
    ldr q8, [x3, #896]
    ushr v10.16b, v6.16b, #1
    eor3 v0.16b, v31.16b, v21.16b, v0.16b
    shl v31.16b, v12.16b, #1
    eor3 v2.16b, v2.16b, v27.16b, v3.16b
    rev64 v3.4s, v24.4s
    eor3 v7.16b, v7.16b, v29.16b, v14.16b
    ushr v24.16b, v30.16b, #1
    shl v29.16b, v11.16b, #1
    eor3 v25.16b, v25.16b, v26.16b, v15.16b
    rev64 v16.4s, v16.4s
    bit v12.16b, v10.16b, v23.16b
    xar v26.2d, v22.2d, v7.2d, #40
    bit v6.16b, v31.16b, v18.16b
    bit v11.16b, v24.16b, v23.16b
    xar v2.2d, v8.2d, v2.2d, #48
    xar v0.2d, v8.2d, v0.2d, #48
    xar v22.2d, v22.2d, v25.2d, #40
    bcax v4.16b, v4.16b, v25.16b, v21.16b
    bcax v1.16b, v1.16b, v7.16b, v27.16b
    bit v30.16b, v29.16b, v18.16b
    trn2 v7.16b, v3.16b, v26.16b
    trn1 v21.16b, v17.16b, v2.16b
    trn1 v24.16b, v28.16b, v0.16b
    trn1 v3.16b, v3.16b, v26.16b
    xar v4.2d, v9.2d, v4.2d, #16
    trn2 v0.16b, v28.16b, v0.16b
    xar v1.2d, v9.2d, v1.2d, #16
    trn2 v25.16b, v16.16b, v22.16b
    trn2 v2.16b, v17.16b, v2.16b
    trn1 v16.16b, v16.16b, v22.16b
    shl v17.16b, v0.16b, #1
    trn2 v22.16b, v1.16b, v5.16b
    trn1 v26.16b, v4.16b, v13.16b
    shl v27.16b, v2.16b, #1
    ushr v28.16b, v3.16b, #1
    trn1 v1.16b, v1.16b, v5.16b
    trn2 v4.16b, v4.16b, v13.16b
    shl v5.16b, v7.16b, #1
    ushr v29.16b, v24.16b, #1
    ushr v31.16b, v16.16b, #1
    shl v8.16b, v25.16b, #1
    ushr v9.16b, v21.16b, #1
    bit v7.16b, v28.16b, v23.16b
    bit v3.16b, v5.16b, v18.16b
    ushr v5.16b, v1.16b, #1
    bit v2.16b, v9.16b, v23.16b
    ushr v28.16b, v26.16b, #1
    shl v9.16b, v22.16b, #1
    bit v0.16b, v29.16b, v23.16b
    shl v29.16b, v4.16b, #1
    bit v24.16b, v17.16b, v18.16b
    bit v16.16b, v8.16b, v18.16b
    bit v25.16b, v31.16b, v23.16b
    bit v21.16b, v27.16b, v18.16b
    bit v1.16b, v9.16b, v18.16b
    trn2 v17.8h, v11.8h, v7.8h
    bit v26.16b, v29.16b, v18.16b
    trn2 v18.8h, v6.8h, v16.8h
    trn2 v27.8h, v30.8h, v3.8h
    bit v4.16b, v28.16b, v23.16b
    trn1 v6.8h, v6.8h, v16.8h
    trn2 v16.8h, v12.8h, v25.8h
    bit v22.16b, v5.16b, v23.16b
    trn1 v5.8h, v11.8h, v7.8h
    trn1 v3.8h, v30.8h, v3.8h
    trn1 v7.8h, v12.8h, v25.8h
    trn2 v23.8h, v4.8h, v0.8h
    trn1 v25.8h, v22.8h, v2.8h
    trn2 v28.8h, v1.8h, v21.8h
    trn2 v2.8h, v22.8h, v2.8h
    trn1 v1.8h, v1.8h, v21.8h
    ushr v21.16b, v3.16b, #2
    trn1 v0.8h, v4.8h, v0.8h
    shl v4.16b, v18.16b, #2
    shl v22.16b, v17.16b, #2
    shl v29.16b, v27.16b, #2
    ushr v30.16b, v7.16b, #2
    shl v31.16b, v16.16b, #2
    ushr v8.16b, v6.16b, #2
    ushr v9.16b, v5.16b, #2
    trn2 v10.8h, v26.8h, v24.8h
    trn1 v24.8h, v26.8h, v24.8h
    bit v6.16b, v4.16b, v20.16b
    bit v7.16b, v31.16b, v20.16b
    shl v4.16b, v2.16b, #2
    bit v5.16b, v22.16b, v20.16b
    shl v22.16b, v10.16b, #2
    ushr v26.16b, v25.16b, #2
    bit v18.16b, v8.16b, v19.16b
    bit v17.16b, v9.16b, v19.16b
    ushr v31.16b, v0.16b, #2
    bit v16.16b, v30.16b, v19.16b
    ushr v30.16b, v1.16b, #2
    shl v8.16b, v28.16b, #2
    bit v3.16b, v29.16b, v20.16b
    bit v27.16b, v21.16b, v19.16b
    shl v21.16b, v23.16b, #2
    ushr v29.16b, v24.16b, #2
    bit v28.16b, v30.16b, v19.16b
    bit v23.16b, v31.16b, v19.16b
    bit v2.16b, v26.16b, v19.16b
    bit v25.16b, v4.16b, v20.16b
    bit v10.16b, v29.16b, v19.16b
    bit v1.16b, v8.16b, v20.16b
    bit v24.16b, v22.16b, v20.16b
    bit v0.16b, v21.16b, v20.16b
    trn2 v4.4s, v5.4s, v25.4s
    trn1 v19.4s, v17.4s, v2.4s
    trn1 v5.4s, v5.4s, v25.4s
    trn1 v20.4s, v16.4s, v23.4s
    trn2 v21.4s, v3.4s, v1.4s
    trn1 v22.4s, v27.4s, v28.4s
    trn2 v16.4s, v16.4s, v23.4s
    trn2 v23.4s, v6.4s, v24.4s
    trn2 v2.4s, v17.4s, v2.4s
    trn1 v1.4s, v3.4s, v1.4s
    trn1 v3.4s, v7.4s, v0.4s
    trn2 v0.4s, v7.4s, v0.4s
    trn1 v6.4s, v6.4s, v24.4s
    mov v7.16b, v20.16b
    sli v7.16b, v16.16b, #4
    sri v16.16b, v20.16b, #4
    mov v17.16b, v1.16b
    sli v17.16b, v21.16b, #4
    sri v21.16b, v1.16b, #4
    mov v1.16b, v3.16b
    sli v1.16b, v0.16b, #4
    sri v0.16b, v3.16b, #4
    mov v3.16b, v5.16b
    sli v3.16b, v4.16b, #4
    trn2 v20.4s, v27.4s, v28.4s
    mov v24.16b, v6.16b
    sli v24.16b, v23.16b, #4
    sri v23.16b, v6.16b, #4
    str q16, [x0, #112]
    str q21, [x0, #144]
    trn2 v6.4s, v18.4s, v10.4s
    trn1 v16.4s, v18.4s, v10.4s
    mov v18.16b, v19.16b
    sli v18.16b, v2.16b, #4
    str q0, [x0, #80]
    str q3, [x0, #192]
    mov v0.16b, v22.16b
    sli v0.16b, v20.16b, #4
    sri v2.16b, v19.16b, #4
    str q1, [x0, #64]
    str q23, [x0, #16]
    mov v1.16b, v16.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v16.16b, #4
    str q18, [x0, #224]
    str q24, [x0, #0]
    sri v20.16b, v22.16b, #4
    str q2, [x0, #240]
    str q0, [x0, #160]
    sri v4.16b, v5.16b, #4
    str q6, [x0, #48]
    str q7, [x0, #96]
    str q17, [x0, #128]
    str q20, [x0, #176]
    str q4, [x0, #208]
    str q1, [x0, #32]
    add x0, x0, #256
    add x1, x1, #256
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
    movz x10, #16
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
    movz x10, #16
.Llwcc_pipo64_256_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_pipo64_256_ecb_encrypt_neon_return:
    ret
    .size lwcc_pipo64_256_ecb_encrypt_neon, .-lwcc_pipo64_256_ecb_encrypt_neon

    .balign 16
    .global lwcc_pipo64_256_ecb_decrypt_neon
    .type lwcc_pipo64_256_ecb_decrypt_neon, %function
lwcc_pipo64_256_ecb_decrypt_neon:
    cbz x2, .Llwcc_pipo64_256_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_rest
.Llwcc_pipo64_256_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    ldr q16, [x1, #128]
    ldr q17, [x1, #144]
    movi v18.16b, #204
    movi v19.16b, #51
    movi v20.16b, #170
    ldr q21, [x1, #160]
    ldr q22, [x1, #176]
    movi v23.16b, #85
    ldr q24, [x1, #192]
    ldr q25, [x1, #208]
    mov v26.16b, v0.16b
    sli v26.16b, v1.16b, #4
    sri v1.16b, v0.16b, #4
    ldr q0, [x1, #224]
    ldr q27, [x1, #240]
    mov v28.16b, v2.16b
    sli v28.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v4.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v4.16b, #4
    mov v4.16b, v6.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v6.16b, #4
    mov v6.16b, v16.16b
    sli v6.16b, v17.16b, #4
    sri v17.16b, v16.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v22.16b, #4
    sri v22.16b, v21.16b, #4
    mov v21.16b, v24.16b
    sli v21.16b, v25.16b, #4
    sri v25.16b, v24.16b, #4
    mov v24.16b, v0.16b
    sli v24.16b, v27.16b, #4
    sri v27.16b, v0.16b, #4
    trn1 v0.4s, v26.4s, v1.4s
    trn2 v1.4s, v26.4s, v1.4s
    trn1 v26.4s, v28.4s, v3.4s
    trn2 v3.4s, v28.4s, v3.4s
    trn1 v28.4s, v2.4s, v5.4s
    trn2 v2.4s, v2.4s, v5.4s
    trn1 v5.4s, v4.4s, v7.4s
    trn2 v4.4s, v4.4s, v7.4s
    trn1 v7.4s, v6.4s, v17.4s
    trn2 v6.4s, v6.4s, v17.4s
    trn1 v17.4s, v16.4s, v22.4s
    trn2 v16.4s, v16.4s, v22.4s
    trn1 v22.4s, v21.4s, v25.4s
    trn2 v21.4s, v21.4s, v25.4s
    trn1 v25.4s, v24.4s, v27.4s
    trn2 v24.4s, v24.4s, v27.4s
    shl v27.16b, v26.16b, #2
    ushr v29.16b, v0.16b, #2
    shl v30.16b, v3.16b, #2
    ushr v31.16b, v1.16b, #2
    shl v8.16b, v5.16b, #2
    ushr v9.16b, v28.16b, #2
    shl v10.16b, v4.16b, #2
    ushr v11.16b, v2.16b, #2
    shl v12.16b, v17.16b, #2
    ushr v13.16b, v7.16b, #2
    shl v14.16b, v16.16b, #2
    ushr v15.16b, v6.16b, #2
    bit v0.16b, v27.16b, v18.16b
    shl v27.16b, v25.16b, #2
    bit v26.16b, v29.16b, v19.16b
    ushr v29.16b, v22.16b, #2
    bit v1.16b, v30.16b, v18.16b
    shl v30.16b, v24.16b, #2
    bit v3.16b, v31.16b, v19.16b
    ushr v31.16b, v21.16b, #2
    bit v28.16b, v8.16b, v18.16b
    bit v5.16b, v9.16b, v19.16b
    bit v2.16b, v10.16b, v18.16b
    bit v4.16b, v11.16b, v19.16b
    bit v7.16b, v12.16b, v18.16b
    bit v17.16b, v13.16b, v19.16b
    bit v6.16b, v14.16b, v18.16b
    bit v16.16b, v15.16b, v19.16b
    bit v22.16b, v27.16b, v18.16b
    bit v25.16b, v29.16b, v19.16b
    bit v21.16b, v30.16b, v18.16b
    bit v24.16b, v31.16b, v19.16b
    trn1 v27.8h, v0.8h, v26.8h
    trn2 v0.8h, v0.8h, v26.8h
    trn1 v26.8h, v1.8h, v3.8h
    trn2 v1.8h, v1.8h, v3.8h
    trn1 v3.8h, v28.8h, v5.8h
    trn2 v5.8h, v28.8h, v5.8h
    trn1 v28.8h, v2.8h, v4.8h
    trn2 v2.8h, v2.8h, v4.8h
    trn1 v4.8h, v7.8h, v17.8h
    trn2 v7.8h, v7.8h, v17.8h
    trn1 v17.8h, v6.8h, v16.8h
    trn2 v6.8h, v6.8h, v16.8h
    trn1 v16.8h, v22.8h, v25.8h
    trn2 v22.8h, v22.8h, v25.8h
    trn1 v25.8h, v21.8h, v24.8h
    trn2 v21.8h, v21.8h, v24.8h
    shl v24.16b, v3.16b, #1
    ushr v29.16b, v27.16b, #1
    shl v30.16b, v28.16b, #1
    ushr v31.16b, v26.16b, #1
    shl v8.16b, v5.16b, #1
    ushr v9.16b, v0.16b, #1
    shl v10.16b, v2.16b, #1
    ushr v11.16b, v1.16b, #1
    shl v12.16b, v16.16b, #1
    ushr v13.16b, v4.16b, #1
    shl v14.16b, v25.16b, #1
    ushr v15.16b, v17.16b, #1
    bit v27.16b, v24.16b, v20.16b
    shl v24.16b, v22.16b, #1
    bit v3.16b, v29.16b, v23.16b
    ushr v29.16b, v7.16b, #1
    bit v26.16b, v30.16b, v20.16b
    shl v30.16b, v21.16b, #1
    bit v28.16b, v31.16b, v23.16b
    ushr v31.16b, v6.16b, #1
    bit v0.16b, v8.16b, v20.16b
    bit v5.16b, v9.16b, v23.16b
    bit v1.16b, v10.16b, v20.16b
    bit v2.16b, v11.16b, v23.16b
    bit v4.16b, v12.16b, v20.16b
    bit v16.16b, v13.16b, v23.16b
    bit v17.16b, v14.16b, v20.16b
    bit v25.16b, v15.16b, v23.16b
    bit v7.16b, v24.16b, v20.16b
    bit v22.16b, v29.16b, v23.16b
    bit v6.16b, v30.16b, v20.16b
    bit v21.16b, v31.16b, v23.16b
    trn1 v24.16b, v27.16b, v3.16b
    // round 17 (pipo.dsl:38)
    ldp q29, q30, [x3, #928]
    ldp q31, q8, [x3, #960]
    trn2 v3.16b, v27.16b, v3.16b
    trn1 v27.16b, v26.16b, v28.16b
    trn2 v26.16b, v26.16b, v28.16b
    trn1 v28.16b, v0.16b, v5.16b
    trn2 v0.16b, v0.16b, v5.16b
    trn1 v5.16b, v1.16b, v2.16b
    ldr q9, [x3, #912]
    ldr q10, [x3, #832]
    trn2 v1.16b, v1.16b, v2.16b
    trn1 v2.16b, v4.16b, v16.16b
    trn1 v11.16b, v17.16b, v25.16b
    trn2 v17.16b, v17.16b, v25.16b
    trn2 v25.16b, v7.16b, v22.16b
    trn1 v12.16b, v6.16b, v21.16b
    xar v0.2d, v0.2d, v29.2d, #24
    xar v26.2d, v26.2d, v30.2d, #40
    xar v5.2d, v5.2d, v8.2d, #8
    xar v25.2d, v25.2d, v29.2d, #24
    xar v17.2d, v17.2d, v30.2d, #40
    xar v29.2d, v12.2d, v8.2d, #8
    xar v27.2d, v27.2d, v9.2d, #48
    eor v24.16b, v24.16b, v10.16b
    bcax v30.16b, v0.16b, v5.16b, v26.16b
    ldp q8, q12, [x3, #992]
    xar v9.2d, v11.2d, v9.2d, #48
    eor v2.16b, v2.16b, v10.16b
    bcax v10.16b, v25.16b, v29.16b, v17.16b
    trn2 v4.16b, v4.16b, v16.16b
    bcax v0.16b, v27.16b, v0.16b, v26.16b
    eor v16.16b, v24.16b, v30.16b
    trn1 v7.16b, v7.16b, v22.16b
    bcax v22.16b, v9.16b, v25.16b, v17.16b
    eor v25.16b, v2.16b, v10.16b
    trn2 v6.16b, v6.16b, v21.16b
    xar v3.2d, v3.2d, v31.2d, #56
    and v21.16b, v16.16b, v0.16b
    xar v4.2d, v4.2d, v31.2d, #56
    xar v1.2d, v1.2d, v8.2d, #16
    and v27.16b, v25.16b, v22.16b
    xar v6.2d, v6.2d, v8.2d, #16
    xar v28.2d, v28.2d, v12.2d, #32
    bcax v31.16b, v21.16b, v16.16b, v5.16b
    xar v7.2d, v7.2d, v12.2d, #32
    eor3 v3.16b, v3.16b, v5.16b, v0.16b
    bcax v8.16b, v27.16b, v25.16b, v29.16b
    eor3 v4.16b, v4.16b, v29.16b, v22.16b
    eor3 v9.16b, v24.16b, v28.16b, v30.16b
    eor3 v1.16b, v26.16b, v1.16b, v31.16b
    eor3 v31.16b, v2.16b, v7.16b, v10.16b
    eor3 v5.16b, v28.16b, v5.16b, v16.16b
    eor3 v6.16b, v17.16b, v6.16b, v8.16b
    eor3 v7.16b, v7.16b, v29.16b, v25.16b
    eor3 v16.16b, v26.16b, v21.16b, v3.16b
    eor3 v25.16b, v24.16b, v0.16b, v1.16b
    eor3 v17.16b, v17.16b, v27.16b, v4.16b
    bit v21.16b, v24.16b, v0.16b
    eor3 v24.16b, v2.16b, v22.16b, v6.16b
    // round 16 (pipo.dsl:38)
    add x9, x3, #2048
    // round 17 (pipo.dsl:36)
    bit v27.16b, v2.16b, v22.16b
    bcax v2.16b, v1.16b, v9.16b, v3.16b
    bcax v5.16b, v5.16b, v25.16b, v16.16b
    // round 16 (pipo.dsl:38)
    ldp q26, q28, [x9, #-1024]
    // round 17 (pipo.dsl:36)
    bcax v26.16b, v6.16b, v31.16b, v4.16b
    bit v1.16b, v9.16b, v3.16b
    bcax v7.16b, v7.16b, v24.16b, v17.16b
    // round 16 (pipo.dsl:38)
    ldp q29, q8, [x3, #96]
    ldr q9, [x3, #1024]
    // round 17 (pipo.dsl:36)
    bit v6.16b, v31.16b, v4.16b
    eor3 v0.16b, v0.16b, v25.16b, v16.16b
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    eor3 v22.16b, v22.16b, v24.16b, v17.16b
    eor3 v27.16b, v10.16b, v7.16b, v27.16b
    // round 16 (pipo.dsl:38)
    ldp q30, q31, [x9, #-992]
    // round 17 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    bcax v4.16b, v4.16b, v6.16b, v26.16b
    bcax v10.16b, v25.16b, v21.16b, v0.16b
    bcax v16.16b, v16.16b, v5.16b, v25.16b
    bcax v17.16b, v17.16b, v7.16b, v24.16b
    bcax v24.16b, v24.16b, v27.16b, v22.16b
    // round 16 (pipo.dsl:37)
    xar v5.2d, v8.2d, v5.2d, #24
    xar v21.2d, v28.2d, v21.2d, #8
    xar v25.2d, v9.2d, v10.2d, #40
    xar v7.2d, v8.2d, v7.2d, #24
    xar v27.2d, v28.2d, v27.2d, #8
    xar v24.2d, v9.2d, v24.2d, #40
    ldr q28, [x3, #32]
    eor v3.16b, v30.16b, v3.16b
    xar v16.2d, v29.2d, v16.2d, #48
    bcax v8.16b, v5.16b, v21.16b, v25.16b
    ldr q10, [x3, #1088]
    eor v4.16b, v30.16b, v4.16b
    xar v17.2d, v29.2d, v17.2d, #48
    bcax v29.16b, v7.16b, v27.16b, v24.16b
    bcax v5.16b, v16.16b, v5.16b, v25.16b
    eor v16.16b, v3.16b, v8.16b
    bcax v7.16b, v17.16b, v7.16b, v24.16b
    eor v17.16b, v4.16b, v29.16b
    xar v2.2d, v28.2d, v2.2d, #56
    and v30.16b, v16.16b, v5.16b
    xar v26.2d, v28.2d, v26.2d, #56
    xar v1.2d, v10.2d, v1.2d, #32
    and v28.16b, v17.16b, v7.16b
    xar v6.2d, v10.2d, v6.2d, #32
    xar v0.2d, v31.2d, v0.2d, #16
    bcax v11.16b, v30.16b, v16.16b, v21.16b
    xar v22.2d, v31.2d, v22.2d, #16
    eor3 v2.16b, v2.16b, v21.16b, v5.16b
    bcax v31.16b, v28.16b, v17.16b, v27.16b
    eor3 v26.16b, v26.16b, v27.16b, v7.16b
    eor3 v12.16b, v3.16b, v1.16b, v8.16b
    eor3 v0.16b, v25.16b, v0.16b, v11.16b
    eor3 v11.16b, v4.16b, v6.16b, v29.16b
    eor3 v1.16b, v1.16b, v21.16b, v16.16b
    eor3 v16.16b, v24.16b, v22.16b, v31.16b
    eor3 v6.16b, v6.16b, v27.16b, v17.16b
    eor3 v17.16b, v25.16b, v30.16b, v2.16b
    eor3 v21.16b, v3.16b, v5.16b, v0.16b
    eor3 v22.16b, v24.16b, v28.16b, v26.16b
    bit v30.16b, v3.16b, v5.16b
    eor3 v3.16b, v4.16b, v7.16b, v16.16b
    bit v28.16b, v4.16b, v7.16b
    bcax v4.16b, v0.16b, v12.16b, v2.16b
    bcax v1.16b, v1.16b, v21.16b, v17.16b
    bcax v24.16b, v16.16b, v11.16b, v26.16b
    bit v0.16b, v12.16b, v2.16b
    bcax v6.16b, v6.16b, v3.16b, v22.16b
    // round 15 (pipo.dsl:38)
    ldp q25, q27, [x9, #-928]
    ldp q31, q12, [x9, #-896]
    // round 16 (pipo.dsl:36)
    bit v16.16b, v11.16b, v26.16b
    eor3 v5.16b, v5.16b, v21.16b, v17.16b
    eor3 v30.16b, v8.16b, v1.16b, v30.16b
    eor3 v7.16b, v7.16b, v3.16b, v22.16b
    eor3 v28.16b, v29.16b, v6.16b, v28.16b
    // round 15 (pipo.dsl:38)
    ldp q29, q8, [x9, #-864]
    ldr q11, [x3, #1104]
    // round 16 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v0.16b, v4.16b
    bcax v26.16b, v26.16b, v16.16b, v24.16b
    bcax v13.16b, v21.16b, v30.16b, v5.16b
    bcax v17.16b, v17.16b, v1.16b, v21.16b
    bcax v21.16b, v22.16b, v6.16b, v3.16b
    bcax v3.16b, v3.16b, v28.16b, v7.16b
    // round 15 (pipo.dsl:37)
    xar v1.2d, v25.2d, v1.2d, #24
    xar v22.2d, v12.2d, v30.2d, #8
    xar v30.2d, v27.2d, v13.2d, #40
    xar v6.2d, v25.2d, v6.2d, #24
    xar v25.2d, v12.2d, v28.2d, #8
    xar v3.2d, v27.2d, v3.2d, #40
    eor v2.16b, v29.16b, v2.16b
    xar v17.2d, v11.2d, v17.2d, #48
    bcax v27.16b, v1.16b, v22.16b, v30.16b
    ldr q28, [x3, #1216]
    eor v26.16b, v29.16b, v26.16b
    xar v21.2d, v11.2d, v21.2d, #48
    bcax v29.16b, v6.16b, v25.16b, v3.16b
    bcax v1.16b, v17.16b, v1.16b, v30.16b
    eor v17.16b, v2.16b, v27.16b
    bcax v6.16b, v21.16b, v6.16b, v3.16b
    eor v21.16b, v26.16b, v29.16b
    xar v4.2d, v31.2d, v4.2d, #56
    and v11.16b, v17.16b, v1.16b
    xar v24.2d, v31.2d, v24.2d, #56
    xar v0.2d, v28.2d, v0.2d, #32
    and v31.16b, v21.16b, v6.16b
    xar v16.2d, v28.2d, v16.2d, #32
    xar v5.2d, v8.2d, v5.2d, #16
    bcax v28.16b, v11.16b, v17.16b, v22.16b
    xar v7.2d, v8.2d, v7.2d, #16
    eor3 v4.16b, v4.16b, v22.16b, v1.16b
    bcax v8.16b, v31.16b, v21.16b, v25.16b
    eor3 v24.16b, v24.16b, v25.16b, v6.16b
    eor3 v12.16b, v2.16b, v0.16b, v27.16b
    eor3 v5.16b, v30.16b, v5.16b, v28.16b
    eor3 v28.16b, v26.16b, v16.16b, v29.16b
    eor3 v0.16b, v0.16b, v22.16b, v17.16b
    eor3 v7.16b, v3.16b, v7.16b, v8.16b
    eor3 v16.16b, v16.16b, v25.16b, v21.16b
    eor3 v17.16b, v30.16b, v11.16b, v4.16b
    eor3 v21.16b, v2.16b, v1.16b, v5.16b
    eor3 v3.16b, v3.16b, v31.16b, v24.16b
    bit v11.16b, v2.16b, v1.16b
    eor3 v2.16b, v26.16b, v6.16b, v7.16b
    bit v31.16b, v26.16b, v6.16b
    bcax v22.16b, v5.16b, v12.16b, v4.16b
    bcax v0.16b, v0.16b, v21.16b, v17.16b
    bcax v25.16b, v7.16b, v28.16b, v24.16b
    bit v5.16b, v12.16b, v4.16b
    bcax v16.16b, v16.16b, v2.16b, v3.16b
    // round 14 (pipo.dsl:38)
    ldp q26, q30, [x9, #-800]
    ldp q8, q12, [x9, #-768]
    // round 15 (pipo.dsl:36)
    bit v7.16b, v28.16b, v24.16b
    eor3 v1.16b, v1.16b, v21.16b, v17.16b
    eor3 v27.16b, v27.16b, v0.16b, v11.16b
    eor3 v6.16b, v6.16b, v2.16b, v3.16b
    eor3 v28.16b, v29.16b, v16.16b, v31.16b
    // round 14 (pipo.dsl:38)
    ldp q29, q31, [x9, #-736]
    ldr q11, [x3, #1232]
    // round 15 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v5.16b, v22.16b
    bcax v24.16b, v24.16b, v7.16b, v25.16b
    bcax v13.16b, v21.16b, v27.16b, v1.16b
    bcax v17.16b, v17.16b, v0.16b, v21.16b
    bcax v3.16b, v3.16b, v16.16b, v2.16b
    bcax v2.16b, v2.16b, v28.16b, v6.16b
    // round 14 (pipo.dsl:37)
    xar v0.2d, v26.2d, v0.2d, #24
    xar v21.2d, v12.2d, v27.2d, #8
    xar v27.2d, v30.2d, v13.2d, #40
    xar v16.2d, v26.2d, v16.2d, #24
    xar v26.2d, v12.2d, v28.2d, #8
    xar v2.2d, v30.2d, v2.2d, #40
    eor v4.16b, v29.16b, v4.16b
    xar v17.2d, v11.2d, v17.2d, #48
    bcax v28.16b, v0.16b, v21.16b, v27.16b
    ldr q30, [x3, #1344]
    eor v24.16b, v29.16b, v24.16b
    xar v3.2d, v11.2d, v3.2d, #48
    bcax v29.16b, v16.16b, v26.16b, v2.16b
    bcax v0.16b, v17.16b, v0.16b, v27.16b
    eor v17.16b, v4.16b, v28.16b
    bcax v3.16b, v3.16b, v16.16b, v2.16b
    eor v16.16b, v24.16b, v29.16b
    xar v22.2d, v8.2d, v22.2d, #56
    and v11.16b, v17.16b, v0.16b
    xar v25.2d, v8.2d, v25.2d, #56
    xar v5.2d, v30.2d, v5.2d, #32
    and v8.16b, v16.16b, v3.16b
    xar v7.2d, v30.2d, v7.2d, #32
    xar v1.2d, v31.2d, v1.2d, #16
    bcax v30.16b, v11.16b, v17.16b, v21.16b
    xar v6.2d, v31.2d, v6.2d, #16
    eor3 v22.16b, v22.16b, v21.16b, v0.16b
    bcax v31.16b, v8.16b, v16.16b, v26.16b
    eor3 v25.16b, v25.16b, v26.16b, v3.16b
    eor3 v12.16b, v4.16b, v5.16b, v28.16b
    eor3 v1.16b, v27.16b, v1.16b, v30.16b
    eor3 v30.16b, v24.16b, v7.16b, v29.16b
    eor3 v5.16b, v5.16b, v21.16b, v17.16b
    eor3 v6.16b, v2.16b, v6.16b, v31.16b
    eor3 v7.16b, v7.16b, v26.16b, v16.16b
    eor3 v16.16b, v27.16b, v11.16b, v22.16b
    eor3 v17.16b, v4.16b, v0.16b, v1.16b
    eor3 v2.16b, v2.16b, v8.16b, v25.16b
    bit v11.16b, v4.16b, v0.16b
    eor3 v4.16b, v24.16b, v3.16b, v6.16b
    bit v8.16b, v24.16b, v3.16b
    bcax v21.16b, v1.16b, v12.16b, v22.16b
    bcax v5.16b, v5.16b, v17.16b, v16.16b
    // round 13 (pipo.dsl:38)
    ldr q24, [x3, #928]
    // round 14 (pipo.dsl:36)
    bcax v26.16b, v6.16b, v30.16b, v25.16b
    bit v1.16b, v12.16b, v22.16b
    bcax v7.16b, v7.16b, v4.16b, v2.16b
    // round 13 (pipo.dsl:38)
    ldr q27, [x3, #1360]
    ldp q31, q12, [x3, #960]
    // round 14 (pipo.dsl:36)
    bit v6.16b, v30.16b, v25.16b
    eor3 v0.16b, v0.16b, v17.16b, v16.16b
    eor3 v28.16b, v28.16b, v5.16b, v11.16b
    eor3 v3.16b, v3.16b, v4.16b, v2.16b
    eor3 v29.16b, v29.16b, v7.16b, v8.16b
    // round 13 (pipo.dsl:38)
    ldp q30, q8, [x9, #-672]
    ldr q11, [x3, #912]
    // round 14 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v1.16b, v21.16b
    bcax v25.16b, v25.16b, v6.16b, v26.16b
    bcax v13.16b, v17.16b, v28.16b, v0.16b
    bcax v16.16b, v16.16b, v5.16b, v17.16b
    bcax v2.16b, v2.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v29.16b, v3.16b
    // round 13 (pipo.dsl:37)
    xar v5.2d, v24.2d, v5.2d, #24
    xar v17.2d, v12.2d, v28.2d, #8
    xar v28.2d, v27.2d, v13.2d, #40
    xar v7.2d, v24.2d, v7.2d, #24
    xar v24.2d, v12.2d, v29.2d, #8
    xar v4.2d, v27.2d, v4.2d, #40
    eor v22.16b, v30.16b, v22.16b
    xar v16.2d, v11.2d, v16.2d, #48
    bcax v27.16b, v5.16b, v17.16b, v28.16b
    ldr q29, [x3, #1408]
    eor v25.16b, v30.16b, v25.16b
    xar v2.2d, v11.2d, v2.2d, #48
    bcax v30.16b, v7.16b, v24.16b, v4.16b
    bcax v5.16b, v16.16b, v5.16b, v28.16b
    eor v16.16b, v22.16b, v27.16b
    bcax v2.16b, v2.16b, v7.16b, v4.16b
    eor v7.16b, v25.16b, v30.16b
    xar v21.2d, v31.2d, v21.2d, #56
    and v11.16b, v16.16b, v5.16b
    xar v26.2d, v31.2d, v26.2d, #56
    xar v1.2d, v29.2d, v1.2d, #32
    and v31.16b, v7.16b, v2.16b
    xar v6.2d, v29.2d, v6.2d, #32
    xar v0.2d, v8.2d, v0.2d, #16
    bcax v29.16b, v11.16b, v16.16b, v17.16b
    xar v3.2d, v8.2d, v3.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v5.16b
    bcax v8.16b, v31.16b, v7.16b, v24.16b
    eor3 v26.16b, v26.16b, v24.16b, v2.16b
    eor3 v12.16b, v22.16b, v1.16b, v27.16b
    eor3 v0.16b, v28.16b, v0.16b, v29.16b
    eor3 v29.16b, v25.16b, v6.16b, v30.16b
    eor3 v1.16b, v1.16b, v17.16b, v16.16b
    eor3 v3.16b, v4.16b, v3.16b, v8.16b
    eor3 v6.16b, v6.16b, v24.16b, v7.16b
    eor3 v7.16b, v28.16b, v11.16b, v21.16b
    eor3 v16.16b, v22.16b, v5.16b, v0.16b
    eor3 v4.16b, v4.16b, v31.16b, v26.16b
    bit v11.16b, v22.16b, v5.16b
    eor3 v17.16b, v25.16b, v2.16b, v3.16b
    bit v31.16b, v25.16b, v2.16b
    bcax v22.16b, v0.16b, v12.16b, v21.16b
    bcax v1.16b, v1.16b, v16.16b, v7.16b
    bcax v24.16b, v3.16b, v29.16b, v26.16b
    bit v0.16b, v12.16b, v21.16b
    bcax v6.16b, v6.16b, v17.16b, v4.16b
    // round 12 (pipo.dsl:38)
    ldp q25, q28, [x9, #-1024]
    ldp q25, q8, [x3, #96]
    // round 13 (pipo.dsl:36)
    bit v3.16b, v29.16b, v26.16b
    eor3 v5.16b, v5.16b, v16.16b, v7.16b
    eor3 v27.16b, v27.16b, v1.16b, v11.16b
    eor3 v2.16b, v2.16b, v17.16b, v4.16b
    eor3 v29.16b, v30.16b, v6.16b, v31.16b
    // round 12 (pipo.dsl:38)
    ldr q30, [x3, #1424]
    // round 13 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v0.16b, v22.16b
    bcax v26.16b, v26.16b, v3.16b, v24.16b
    bcax v31.16b, v16.16b, v27.16b, v5.16b
    bcax v7.16b, v7.16b, v1.16b, v16.16b
    bcax v4.16b, v4.16b, v6.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v2.16b
    // round 12 (pipo.dsl:37)
    xar v1.2d, v8.2d, v1.2d, #24
    xar v17.2d, v28.2d, v27.2d, #8
    xar v27.2d, v9.2d, v31.2d, #40
    xar v6.2d, v8.2d, v6.2d, #24
    xar v28.2d, v28.2d, v29.2d, #8
    xar v16.2d, v9.2d, v16.2d, #40
    ldr q29, [x3, #32]
    eor v21.16b, v30.16b, v21.16b
    xar v7.2d, v25.2d, v7.2d, #48
    bcax v31.16b, v1.16b, v17.16b, v27.16b
    eor v26.16b, v30.16b, v26.16b
    xar v4.2d, v25.2d, v4.2d, #48
    bcax v25.16b, v6.16b, v28.16b, v16.16b
    ldr q30, [x3, #1072]
    bcax v1.16b, v7.16b, v1.16b, v27.16b
    eor v7.16b, v21.16b, v31.16b
    bcax v4.16b, v4.16b, v6.16b, v16.16b
    eor v6.16b, v26.16b, v25.16b
    xar v22.2d, v29.2d, v22.2d, #56
    and v8.16b, v7.16b, v1.16b
    xar v24.2d, v29.2d, v24.2d, #56
    xar v0.2d, v10.2d, v0.2d, #32
    and v29.16b, v6.16b, v4.16b
    xar v3.2d, v10.2d, v3.2d, #32
    xar v5.2d, v30.2d, v5.2d, #16
    bcax v11.16b, v8.16b, v7.16b, v17.16b
    xar v2.2d, v30.2d, v2.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v1.16b
    bcax v30.16b, v29.16b, v6.16b, v28.16b
    eor3 v24.16b, v24.16b, v28.16b, v4.16b
    eor3 v12.16b, v21.16b, v0.16b, v31.16b
    eor3 v5.16b, v27.16b, v5.16b, v11.16b
    eor3 v11.16b, v26.16b, v3.16b, v25.16b
    eor3 v0.16b, v0.16b, v17.16b, v7.16b
    eor3 v2.16b, v16.16b, v2.16b, v30.16b
    eor3 v3.16b, v3.16b, v28.16b, v6.16b
    eor3 v6.16b, v27.16b, v8.16b, v22.16b
    eor3 v7.16b, v21.16b, v1.16b, v5.16b
    eor3 v16.16b, v16.16b, v29.16b, v24.16b
    bit v8.16b, v21.16b, v1.16b
    eor3 v17.16b, v26.16b, v4.16b, v2.16b
    bit v29.16b, v26.16b, v4.16b
    bcax v21.16b, v5.16b, v12.16b, v22.16b
    bcax v0.16b, v0.16b, v7.16b, v6.16b
    bcax v26.16b, v2.16b, v11.16b, v24.16b
    bit v5.16b, v12.16b, v22.16b
    bcax v3.16b, v3.16b, v17.16b, v16.16b
    // round 11 (pipo.dsl:38)
    ldp q27, q28, [x9, #-928]
    ldp q30, q12, [x9, #-896]
    // round 12 (pipo.dsl:36)
    bit v2.16b, v11.16b, v24.16b
    eor3 v1.16b, v1.16b, v7.16b, v6.16b
    eor3 v31.16b, v31.16b, v0.16b, v8.16b
    eor3 v4.16b, v4.16b, v17.16b, v16.16b
    eor3 v25.16b, v25.16b, v3.16b, v29.16b
    // round 11 (pipo.dsl:38)
    ldr q29, [x3, #1104]
    ldr q8, [x3, #1440]
    // round 12 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v5.16b, v21.16b
    bcax v24.16b, v24.16b, v2.16b, v26.16b
    bcax v11.16b, v7.16b, v31.16b, v1.16b
    bcax v6.16b, v6.16b, v0.16b, v7.16b
    bcax v7.16b, v16.16b, v3.16b, v17.16b
    bcax v16.16b, v17.16b, v25.16b, v4.16b
    // round 11 (pipo.dsl:37)
    xar v0.2d, v27.2d, v0.2d, #24
    xar v17.2d, v12.2d, v31.2d, #8
    xar v31.2d, v28.2d, v11.2d, #40
    xar v3.2d, v27.2d, v3.2d, #24
    xar v25.2d, v12.2d, v25.2d, #8
    xar v16.2d, v28.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v27.16b, v0.16b, v17.16b, v31.16b
    ldr q28, [x3, #1216]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v3.16b, v25.16b, v16.16b
    ldr q8, [x3, #1200]
    bcax v0.16b, v6.16b, v0.16b, v31.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v3.16b, v7.16b, v3.16b, v16.16b
    eor v7.16b, v24.16b, v29.16b
    xar v21.2d, v30.2d, v21.2d, #56
    and v11.16b, v6.16b, v0.16b
    xar v26.2d, v30.2d, v26.2d, #56
    xar v5.2d, v28.2d, v5.2d, #32
    and v30.16b, v7.16b, v3.16b
    xar v2.2d, v28.2d, v2.2d, #32
    xar v1.2d, v8.2d, v1.2d, #16
    bcax v28.16b, v11.16b, v6.16b, v17.16b
    xar v4.2d, v8.2d, v4.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v0.16b
    bcax v8.16b, v30.16b, v7.16b, v25.16b
    eor3 v26.16b, v26.16b, v25.16b, v3.16b
    eor3 v12.16b, v22.16b, v5.16b, v27.16b
    eor3 v1.16b, v31.16b, v1.16b, v28.16b
    eor3 v28.16b, v24.16b, v2.16b, v29.16b
    eor3 v5.16b, v5.16b, v17.16b, v6.16b
    eor3 v4.16b, v16.16b, v4.16b, v8.16b
    eor3 v2.16b, v2.16b, v25.16b, v7.16b
    eor3 v6.16b, v31.16b, v11.16b, v21.16b
    eor3 v7.16b, v22.16b, v0.16b, v1.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    bit v11.16b, v22.16b, v0.16b
    eor3 v17.16b, v24.16b, v3.16b, v4.16b
    bit v30.16b, v24.16b, v3.16b
    bcax v22.16b, v1.16b, v12.16b, v21.16b
    bcax v5.16b, v5.16b, v7.16b, v6.16b
    bcax v24.16b, v4.16b, v28.16b, v26.16b
    bit v1.16b, v12.16b, v21.16b
    bcax v2.16b, v2.16b, v17.16b, v16.16b
    // round 10 (pipo.dsl:38)
    ldp q25, q31, [x9, #-800]
    ldp q8, q12, [x9, #-768]
    // round 11 (pipo.dsl:36)
    bit v4.16b, v28.16b, v26.16b
    eor3 v0.16b, v0.16b, v7.16b, v6.16b
    eor3 v27.16b, v27.16b, v5.16b, v11.16b
    eor3 v3.16b, v3.16b, v17.16b, v16.16b
    eor3 v28.16b, v29.16b, v2.16b, v30.16b
    // round 10 (pipo.dsl:38)
    ldr q29, [x3, #1232]
    ldr q30, [x3, #1456]
    // round 11 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v1.16b, v22.16b
    bcax v26.16b, v26.16b, v4.16b, v24.16b
    bcax v11.16b, v7.16b, v27.16b, v0.16b
    bcax v6.16b, v6.16b, v5.16b, v7.16b
    bcax v7.16b, v16.16b, v2.16b, v17.16b
    bcax v16.16b, v17.16b, v28.16b, v3.16b
    // round 10 (pipo.dsl:37)
    xar v5.2d, v25.2d, v5.2d, #24
    xar v17.2d, v12.2d, v27.2d, #8
    xar v27.2d, v31.2d, v11.2d, #40
    xar v2.2d, v25.2d, v2.2d, #24
    xar v25.2d, v12.2d, v28.2d, #8
    xar v16.2d, v31.2d, v16.2d, #40
    eor v21.16b, v30.16b, v21.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v28.16b, v5.16b, v17.16b, v27.16b
    ldr q31, [x3, #1344]
    eor v26.16b, v30.16b, v26.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v2.16b, v25.16b, v16.16b
    ldr q30, [x3, #1328]
    bcax v5.16b, v6.16b, v5.16b, v27.16b
    eor v6.16b, v21.16b, v28.16b
    bcax v2.16b, v7.16b, v2.16b, v16.16b
    eor v7.16b, v26.16b, v29.16b
    xar v22.2d, v8.2d, v22.2d, #56
    and v11.16b, v6.16b, v5.16b
    xar v24.2d, v8.2d, v24.2d, #56
    xar v1.2d, v31.2d, v1.2d, #32
    and v8.16b, v7.16b, v2.16b
    xar v4.2d, v31.2d, v4.2d, #32
    xar v0.2d, v30.2d, v0.2d, #16
    bcax v31.16b, v11.16b, v6.16b, v17.16b
    xar v3.2d, v30.2d, v3.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v5.16b
    bcax v30.16b, v8.16b, v7.16b, v25.16b
    eor3 v24.16b, v24.16b, v25.16b, v2.16b
    eor3 v12.16b, v21.16b, v1.16b, v28.16b
    eor3 v0.16b, v27.16b, v0.16b, v31.16b
    eor3 v31.16b, v26.16b, v4.16b, v29.16b
    eor3 v1.16b, v1.16b, v17.16b, v6.16b
    eor3 v3.16b, v16.16b, v3.16b, v30.16b
    eor3 v4.16b, v4.16b, v25.16b, v7.16b
    eor3 v6.16b, v27.16b, v11.16b, v22.16b
    eor3 v7.16b, v21.16b, v5.16b, v0.16b
    eor3 v16.16b, v16.16b, v8.16b, v24.16b
    bit v11.16b, v21.16b, v5.16b
    eor3 v17.16b, v26.16b, v2.16b, v3.16b
    bit v8.16b, v26.16b, v2.16b
    bcax v21.16b, v0.16b, v12.16b, v22.16b
    bcax v1.16b, v1.16b, v7.16b, v6.16b
    // round 9 (pipo.dsl:38)
    ldr q25, [x3, #928]
    // round 10 (pipo.dsl:36)
    bcax v26.16b, v3.16b, v31.16b, v24.16b
    bit v0.16b, v12.16b, v22.16b
    bcax v4.16b, v4.16b, v17.16b, v16.16b
    // round 9 (pipo.dsl:38)
    ldr q27, [x3, #1360]
    ldp q30, q12, [x3, #960]
    // round 10 (pipo.dsl:36)
    bit v3.16b, v31.16b, v24.16b
    eor3 v5.16b, v5.16b, v7.16b, v6.16b
    eor3 v28.16b, v28.16b, v1.16b, v11.16b
    eor3 v2.16b, v2.16b, v17.16b, v16.16b
    eor3 v29.16b, v29.16b, v4.16b, v8.16b
    // round 9 (pipo.dsl:38)
    ldr q31, [x3, #912]
    ldr q8, [x3, #1472]
    // round 10 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v0.16b, v21.16b
    bcax v24.16b, v24.16b, v3.16b, v26.16b
    bcax v11.16b, v7.16b, v28.16b, v5.16b
    bcax v6.16b, v6.16b, v1.16b, v7.16b
    bcax v7.16b, v16.16b, v4.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v2.16b
    // round 9 (pipo.dsl:37)
    xar v1.2d, v25.2d, v1.2d, #24
    xar v17.2d, v12.2d, v28.2d, #8
    xar v28.2d, v27.2d, v11.2d, #40
    xar v4.2d, v25.2d, v4.2d, #24
    xar v25.2d, v12.2d, v29.2d, #8
    xar v16.2d, v27.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v31.2d, v6.2d, #48
    bcax v27.16b, v1.16b, v17.16b, v28.16b
    ldr q29, [x3, #1408]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v31.2d, v7.2d, #48
    bcax v31.16b, v4.16b, v25.16b, v16.16b
    ldr q8, [x3, #1392]
    bcax v1.16b, v6.16b, v1.16b, v28.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v4.16b, v7.16b, v4.16b, v16.16b
    eor v7.16b, v24.16b, v31.16b
    xar v21.2d, v30.2d, v21.2d, #56
    and v11.16b, v6.16b, v1.16b
    xar v26.2d, v30.2d, v26.2d, #56
    xar v0.2d, v29.2d, v0.2d, #32
    and v30.16b, v7.16b, v4.16b
    xar v3.2d, v29.2d, v3.2d, #32
    xar v5.2d, v8.2d, v5.2d, #16
    bcax v29.16b, v11.16b, v6.16b, v17.16b
    xar v2.2d, v8.2d, v2.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v1.16b
    bcax v8.16b, v30.16b, v7.16b, v25.16b
    eor3 v26.16b, v26.16b, v25.16b, v4.16b
    eor3 v12.16b, v22.16b, v0.16b, v27.16b
    eor3 v5.16b, v28.16b, v5.16b, v29.16b
    eor3 v29.16b, v24.16b, v3.16b, v31.16b
    eor3 v0.16b, v0.16b, v17.16b, v6.16b
    eor3 v2.16b, v16.16b, v2.16b, v8.16b
    eor3 v3.16b, v3.16b, v25.16b, v7.16b
    eor3 v6.16b, v28.16b, v11.16b, v21.16b
    eor3 v7.16b, v22.16b, v1.16b, v5.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    bit v11.16b, v22.16b, v1.16b
    eor3 v17.16b, v24.16b, v4.16b, v2.16b
    bit v30.16b, v24.16b, v4.16b
    bcax v22.16b, v5.16b, v12.16b, v21.16b
    bcax v0.16b, v0.16b, v7.16b, v6.16b
    bcax v24.16b, v2.16b, v29.16b, v26.16b
    bit v5.16b, v12.16b, v21.16b
    bcax v3.16b, v3.16b, v17.16b, v16.16b
    // round 8 (pipo.dsl:38)
    ldp q25, q28, [x9, #-1024]
    ldp q25, q8, [x3, #96]
    // round 9 (pipo.dsl:36)
    bit v2.16b, v29.16b, v26.16b
    eor3 v1.16b, v1.16b, v7.16b, v6.16b
    eor3 v27.16b, v27.16b, v0.16b, v11.16b
    eor3 v4.16b, v4.16b, v17.16b, v16.16b
    eor3 v29.16b, v31.16b, v3.16b, v30.16b
    // round 8 (pipo.dsl:38)
    ldr q30, [x3, #1488]
    // round 9 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v5.16b, v22.16b
    bcax v26.16b, v26.16b, v2.16b, v24.16b
    bcax v31.16b, v7.16b, v27.16b, v1.16b
    bcax v6.16b, v6.16b, v0.16b, v7.16b
    bcax v7.16b, v16.16b, v3.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v4.16b
    // round 8 (pipo.dsl:37)
    xar v0.2d, v8.2d, v0.2d, #24
    xar v17.2d, v28.2d, v27.2d, #8
    xar v27.2d, v9.2d, v31.2d, #40
    xar v3.2d, v8.2d, v3.2d, #24
    xar v28.2d, v28.2d, v29.2d, #8
    xar v16.2d, v9.2d, v16.2d, #40
    ldr q29, [x3, #32]
    eor v21.16b, v30.16b, v21.16b
    xar v6.2d, v25.2d, v6.2d, #48
    bcax v31.16b, v0.16b, v17.16b, v27.16b
    eor v26.16b, v30.16b, v26.16b
    xar v7.2d, v25.2d, v7.2d, #48
    bcax v25.16b, v3.16b, v28.16b, v16.16b
    ldr q30, [x3, #1072]
    bcax v0.16b, v6.16b, v0.16b, v27.16b
    eor v6.16b, v21.16b, v31.16b
    bcax v3.16b, v7.16b, v3.16b, v16.16b
    eor v7.16b, v26.16b, v25.16b
    xar v22.2d, v29.2d, v22.2d, #56
    and v8.16b, v6.16b, v0.16b
    xar v24.2d, v29.2d, v24.2d, #56
    xar v5.2d, v10.2d, v5.2d, #32
    and v29.16b, v7.16b, v3.16b
    xar v2.2d, v10.2d, v2.2d, #32
    xar v1.2d, v30.2d, v1.2d, #16
    bcax v11.16b, v8.16b, v6.16b, v17.16b
    xar v4.2d, v30.2d, v4.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v0.16b
    bcax v30.16b, v29.16b, v7.16b, v28.16b
    eor3 v24.16b, v24.16b, v28.16b, v3.16b
    eor3 v12.16b, v21.16b, v5.16b, v31.16b
    eor3 v1.16b, v27.16b, v1.16b, v11.16b
    eor3 v11.16b, v26.16b, v2.16b, v25.16b
    eor3 v5.16b, v5.16b, v17.16b, v6.16b
    eor3 v4.16b, v16.16b, v4.16b, v30.16b
    eor3 v2.16b, v2.16b, v28.16b, v7.16b
    eor3 v6.16b, v27.16b, v8.16b, v22.16b
    eor3 v7.16b, v21.16b, v0.16b, v1.16b
    eor3 v16.16b, v16.16b, v29.16b, v24.16b
    bit v8.16b, v21.16b, v0.16b
    eor3 v17.16b, v26.16b, v3.16b, v4.16b
    bit v29.16b, v26.16b, v3.16b
    bcax v21.16b, v1.16b, v12.16b, v22.16b
    bcax v5.16b, v5.16b, v7.16b, v6.16b
    bcax v26.16b, v4.16b, v11.16b, v24.16b
    bit v1.16b, v12.16b, v22.16b
    bcax v2.16b, v2.16b, v17.16b, v16.16b
    // round 7 (pipo.dsl:38)
    ldp q27, q28, [x9, #-928]
    ldp q30, q12, [x9, #-896]
    // round 8 (pipo.dsl:36)
    bit v4.16b, v11.16b, v24.16b
    eor3 v0.16b, v0.16b, v7.16b, v6.16b
    eor3 v31.16b, v31.16b, v5.16b, v8.16b
    eor3 v3.16b, v3.16b, v17.16b, v16.16b
    eor3 v25.16b, v25.16b, v2.16b, v29.16b
    // round 7 (pipo.dsl:38)
    ldr q29, [x3, #1104]
    ldr q8, [x3, #1504]
    // round 8 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v1.16b, v21.16b
    bcax v24.16b, v24.16b, v4.16b, v26.16b
    bcax v11.16b, v7.16b, v31.16b, v0.16b
    bcax v6.16b, v6.16b, v5.16b, v7.16b
    bcax v7.16b, v16.16b, v2.16b, v17.16b
    bcax v16.16b, v17.16b, v25.16b, v3.16b
    // round 7 (pipo.dsl:37)
    xar v5.2d, v27.2d, v5.2d, #24
    xar v17.2d, v12.2d, v31.2d, #8
    xar v31.2d, v28.2d, v11.2d, #40
    xar v2.2d, v27.2d, v2.2d, #24
    xar v25.2d, v12.2d, v25.2d, #8
    xar v16.2d, v28.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v27.16b, v5.16b, v17.16b, v31.16b
    ldr q28, [x3, #1216]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v2.16b, v25.16b, v16.16b
    ldr q8, [x3, #1200]
    bcax v5.16b, v6.16b, v5.16b, v31.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v2.16b, v7.16b, v2.16b, v16.16b
    eor v7.16b, v24.16b, v29.16b
    xar v21.2d, v30.2d, v21.2d, #56
    and v11.16b, v6.16b, v5.16b
    xar v26.2d, v30.2d, v26.2d, #56
    xar v1.2d, v28.2d, v1.2d, #32
    and v30.16b, v7.16b, v2.16b
    xar v4.2d, v28.2d, v4.2d, #32
    xar v0.2d, v8.2d, v0.2d, #16
    bcax v28.16b, v11.16b, v6.16b, v17.16b
    xar v3.2d, v8.2d, v3.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v5.16b
    bcax v8.16b, v30.16b, v7.16b, v25.16b
    eor3 v26.16b, v26.16b, v25.16b, v2.16b
    eor3 v12.16b, v22.16b, v1.16b, v27.16b
    eor3 v0.16b, v31.16b, v0.16b, v28.16b
    eor3 v28.16b, v24.16b, v4.16b, v29.16b
    eor3 v1.16b, v1.16b, v17.16b, v6.16b
    eor3 v3.16b, v16.16b, v3.16b, v8.16b
    eor3 v4.16b, v4.16b, v25.16b, v7.16b
    eor3 v6.16b, v31.16b, v11.16b, v21.16b
    eor3 v7.16b, v22.16b, v5.16b, v0.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    bit v11.16b, v22.16b, v5.16b
    eor3 v17.16b, v24.16b, v2.16b, v3.16b
    bit v30.16b, v24.16b, v2.16b
    bcax v22.16b, v0.16b, v12.16b, v21.16b
    bcax v1.16b, v1.16b, v7.16b, v6.16b
    bcax v24.16b, v3.16b, v28.16b, v26.16b
    bit v0.16b, v12.16b, v21.16b
    bcax v4.16b, v4.16b, v17.16b, v16.16b
    // round 6 (pipo.dsl:38)
    ldp q25, q31, [x9, #-800]
    ldp q8, q12, [x9, #-768]
    // round 7 (pipo.dsl:36)
    bit v3.16b, v28.16b, v26.16b
    eor3 v5.16b, v5.16b, v7.16b, v6.16b
    eor3 v27.16b, v27.16b, v1.16b, v11.16b
    eor3 v2.16b, v2.16b, v17.16b, v16.16b
    eor3 v28.16b, v29.16b, v4.16b, v30.16b
    // round 6 (pipo.dsl:38)
    ldr q29, [x3, #1232]
    ldr q30, [x3, #1520]
    // round 7 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v0.16b, v22.16b
    bcax v26.16b, v26.16b, v3.16b, v24.16b
    bcax v11.16b, v7.16b, v27.16b, v5.16b
    bcax v6.16b, v6.16b, v1.16b, v7.16b
    bcax v7.16b, v16.16b, v4.16b, v17.16b
    bcax v16.16b, v17.16b, v28.16b, v2.16b
    // round 6 (pipo.dsl:37)
    xar v1.2d, v25.2d, v1.2d, #24
    xar v17.2d, v12.2d, v27.2d, #8
    xar v27.2d, v31.2d, v11.2d, #40
    xar v4.2d, v25.2d, v4.2d, #24
    xar v25.2d, v12.2d, v28.2d, #8
    xar v16.2d, v31.2d, v16.2d, #40
    eor v21.16b, v30.16b, v21.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v28.16b, v1.16b, v17.16b, v27.16b
    ldr q31, [x3, #1344]
    eor v26.16b, v30.16b, v26.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v4.16b, v25.16b, v16.16b
    ldr q30, [x3, #1328]
    bcax v1.16b, v6.16b, v1.16b, v27.16b
    eor v6.16b, v21.16b, v28.16b
    bcax v4.16b, v7.16b, v4.16b, v16.16b
    eor v7.16b, v26.16b, v29.16b
    xar v22.2d, v8.2d, v22.2d, #56
    and v11.16b, v6.16b, v1.16b
    xar v24.2d, v8.2d, v24.2d, #56
    xar v0.2d, v31.2d, v0.2d, #32
    and v8.16b, v7.16b, v4.16b
    xar v3.2d, v31.2d, v3.2d, #32
    xar v5.2d, v30.2d, v5.2d, #16
    bcax v31.16b, v11.16b, v6.16b, v17.16b
    xar v2.2d, v30.2d, v2.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v1.16b
    bcax v30.16b, v8.16b, v7.16b, v25.16b
    eor3 v24.16b, v24.16b, v25.16b, v4.16b
    eor3 v12.16b, v21.16b, v0.16b, v28.16b
    eor3 v5.16b, v27.16b, v5.16b, v31.16b
    eor3 v31.16b, v26.16b, v3.16b, v29.16b
    eor3 v0.16b, v0.16b, v17.16b, v6.16b
    eor3 v2.16b, v16.16b, v2.16b, v30.16b
    eor3 v3.16b, v3.16b, v25.16b, v7.16b
    eor3 v6.16b, v27.16b, v11.16b, v22.16b
    eor3 v7.16b, v21.16b, v1.16b, v5.16b
    eor3 v16.16b, v16.16b, v8.16b, v24.16b
    bit v11.16b, v21.16b, v1.16b
    eor3 v17.16b, v26.16b, v4.16b, v2.16b
    bit v8.16b, v26.16b, v4.16b
    bcax v21.16b, v5.16b, v12.16b, v22.16b
    bcax v0.16b, v0.16b, v7.16b, v6.16b
    // round 5 (pipo.dsl:38)
    ldr q25, [x3, #928]
    // round 6 (pipo.dsl:36)
    bcax v26.16b, v2.16b, v31.16b, v24.16b
    bit v5.16b, v12.16b, v22.16b
    bcax v3.16b, v3.16b, v17.16b, v16.16b
    // round 5 (pipo.dsl:38)
    ldr q27, [x3, #1360]
    ldp q30, q12, [x3, #960]
    // round 6 (pipo.dsl:36)
    bit v2.16b, v31.16b, v24.16b
    eor3 v1.16b, v1.16b, v7.16b, v6.16b
    eor3 v28.16b, v28.16b, v0.16b, v11.16b
    eor3 v4.16b, v4.16b, v17.16b, v16.16b
    eor3 v29.16b, v29.16b, v3.16b, v8.16b
    // round 5 (pipo.dsl:38)
    ldr q31, [x3, #912]
    ldr q8, [x3, #1536]
    // round 6 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v5.16b, v21.16b
    bcax v24.16b, v24.16b, v2.16b, v26.16b
    bcax v11.16b, v7.16b, v28.16b, v1.16b
    bcax v6.16b, v6.16b, v0.16b, v7.16b
    bcax v7.16b, v16.16b, v3.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v4.16b
    // round 5 (pipo.dsl:37)
    xar v0.2d, v25.2d, v0.2d, #24
    xar v17.2d, v12.2d, v28.2d, #8
    xar v28.2d, v27.2d, v11.2d, #40
    xar v3.2d, v25.2d, v3.2d, #24
    xar v25.2d, v12.2d, v29.2d, #8
    xar v16.2d, v27.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v31.2d, v6.2d, #48
    bcax v27.16b, v0.16b, v17.16b, v28.16b
    ldr q29, [x3, #1408]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v31.2d, v7.2d, #48
    bcax v31.16b, v3.16b, v25.16b, v16.16b
    ldr q8, [x3, #1392]
    bcax v0.16b, v6.16b, v0.16b, v28.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v3.16b, v7.16b, v3.16b, v16.16b
    eor v7.16b, v24.16b, v31.16b
    xar v21.2d, v30.2d, v21.2d, #56
    and v11.16b, v6.16b, v0.16b
    xar v26.2d, v30.2d, v26.2d, #56
    xar v5.2d, v29.2d, v5.2d, #32
    and v30.16b, v7.16b, v3.16b
    xar v2.2d, v29.2d, v2.2d, #32
    xar v1.2d, v8.2d, v1.2d, #16
    bcax v29.16b, v11.16b, v6.16b, v17.16b
    xar v4.2d, v8.2d, v4.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v0.16b
    bcax v8.16b, v30.16b, v7.16b, v25.16b
    eor3 v26.16b, v26.16b, v25.16b, v3.16b
    eor3 v12.16b, v22.16b, v5.16b, v27.16b
    eor3 v1.16b, v28.16b, v1.16b, v29.16b
    eor3 v29.16b, v24.16b, v2.16b, v31.16b
    eor3 v5.16b, v5.16b, v17.16b, v6.16b
    eor3 v4.16b, v16.16b, v4.16b, v8.16b
    eor3 v2.16b, v2.16b, v25.16b, v7.16b
    eor3 v6.16b, v28.16b, v11.16b, v21.16b
    eor3 v7.16b, v22.16b, v0.16b, v1.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    bit v11.16b, v22.16b, v0.16b
    eor3 v17.16b, v24.16b, v3.16b, v4.16b
    bit v30.16b, v24.16b, v3.16b
    bcax v22.16b, v1.16b, v12.16b, v21.16b
    bcax v5.16b, v5.16b, v7.16b, v6.16b
    bcax v24.16b, v4.16b, v29.16b, v26.16b
    bit v1.16b, v12.16b, v21.16b
    bcax v2.16b, v2.16b, v17.16b, v16.16b
    // round 4 (pipo.dsl:38)
    ldp q25, q28, [x9, #-1024]
    ldp q25, q8, [x3, #96]
    // round 5 (pipo.dsl:36)
    bit v4.16b, v29.16b, v26.16b
    eor3 v0.16b, v0.16b, v7.16b, v6.16b
    eor3 v27.16b, v27.16b, v5.16b, v11.16b
    eor3 v3.16b, v3.16b, v17.16b, v16.16b
    eor3 v29.16b, v31.16b, v2.16b, v30.16b
    // round 4 (pipo.dsl:38)
    ldr q30, [x3, #1552]
    // round 5 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v1.16b, v22.16b
    bcax v26.16b, v26.16b, v4.16b, v24.16b
    bcax v31.16b, v7.16b, v27.16b, v0.16b
    bcax v6.16b, v6.16b, v5.16b, v7.16b
    bcax v7.16b, v16.16b, v2.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v3.16b
    // round 4 (pipo.dsl:37)
    xar v5.2d, v8.2d, v5.2d, #24
    xar v17.2d, v28.2d, v27.2d, #8
    xar v27.2d, v9.2d, v31.2d, #40
    xar v2.2d, v8.2d, v2.2d, #24
    xar v28.2d, v28.2d, v29.2d, #8
    xar v16.2d, v9.2d, v16.2d, #40
    ldr q29, [x3, #32]
    eor v21.16b, v30.16b, v21.16b
    xar v6.2d, v25.2d, v6.2d, #48
    bcax v31.16b, v5.16b, v17.16b, v27.16b
    eor v26.16b, v30.16b, v26.16b
    xar v7.2d, v25.2d, v7.2d, #48
    bcax v25.16b, v2.16b, v28.16b, v16.16b
    ldr q30, [x3, #1072]
    bcax v5.16b, v6.16b, v5.16b, v27.16b
    eor v6.16b, v21.16b, v31.16b
    bcax v2.16b, v7.16b, v2.16b, v16.16b
    eor v7.16b, v26.16b, v25.16b
    xar v22.2d, v29.2d, v22.2d, #56
    and v8.16b, v6.16b, v5.16b
    xar v24.2d, v29.2d, v24.2d, #56
    xar v1.2d, v10.2d, v1.2d, #32
    and v29.16b, v7.16b, v2.16b
    xar v4.2d, v10.2d, v4.2d, #32
    xar v0.2d, v30.2d, v0.2d, #16
    bcax v11.16b, v8.16b, v6.16b, v17.16b
    xar v3.2d, v30.2d, v3.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v5.16b
    bcax v30.16b, v29.16b, v7.16b, v28.16b
    eor3 v24.16b, v24.16b, v28.16b, v2.16b
    eor3 v12.16b, v21.16b, v1.16b, v31.16b
    eor3 v0.16b, v27.16b, v0.16b, v11.16b
    eor3 v11.16b, v26.16b, v4.16b, v25.16b
    eor3 v1.16b, v1.16b, v17.16b, v6.16b
    eor3 v3.16b, v16.16b, v3.16b, v30.16b
    eor3 v4.16b, v4.16b, v28.16b, v7.16b
    eor3 v6.16b, v27.16b, v8.16b, v22.16b
    eor3 v7.16b, v21.16b, v5.16b, v0.16b
    eor3 v16.16b, v16.16b, v29.16b, v24.16b
    bit v8.16b, v21.16b, v5.16b
    eor3 v17.16b, v26.16b, v2.16b, v3.16b
    bit v29.16b, v26.16b, v2.16b
    bcax v21.16b, v0.16b, v12.16b, v22.16b
    bcax v1.16b, v1.16b, v7.16b, v6.16b
    bcax v26.16b, v3.16b, v11.16b, v24.16b
    bit v0.16b, v12.16b, v22.16b
    bcax v4.16b, v4.16b, v17.16b, v16.16b
    // round 3 (pipo.dsl:38)
    ldp q27, q28, [x9, #-928]
    ldp q30, q12, [x9, #-896]
    // round 4 (pipo.dsl:36)
    bit v3.16b, v11.16b, v24.16b
    eor3 v5.16b, v5.16b, v7.16b, v6.16b
    eor3 v31.16b, v31.16b, v1.16b, v8.16b
    eor3 v2.16b, v2.16b, v17.16b, v16.16b
    eor3 v25.16b, v25.16b, v4.16b, v29.16b
    // round 3 (pipo.dsl:38)
    ldr q29, [x3, #1104]
    ldr q8, [x3, #1568]
    // round 4 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v0.16b, v21.16b
    bcax v24.16b, v24.16b, v3.16b, v26.16b
    bcax v11.16b, v7.16b, v31.16b, v5.16b
    bcax v6.16b, v6.16b, v1.16b, v7.16b
    bcax v7.16b, v16.16b, v4.16b, v17.16b
    bcax v16.16b, v17.16b, v25.16b, v2.16b
    // round 3 (pipo.dsl:37)
    xar v1.2d, v27.2d, v1.2d, #24
    xar v17.2d, v12.2d, v31.2d, #8
    xar v31.2d, v28.2d, v11.2d, #40
    xar v4.2d, v27.2d, v4.2d, #24
    xar v25.2d, v12.2d, v25.2d, #8
    xar v16.2d, v28.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v27.16b, v1.16b, v17.16b, v31.16b
    ldr q28, [x3, #1216]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v4.16b, v25.16b, v16.16b
    ldr q8, [x3, #1200]
    bcax v1.16b, v6.16b, v1.16b, v31.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v4.16b, v7.16b, v4.16b, v16.16b
    eor v7.16b, v24.16b, v29.16b
    xar v21.2d, v30.2d, v21.2d, #56
    and v11.16b, v6.16b, v1.16b
    xar v26.2d, v30.2d, v26.2d, #56
    xar v0.2d, v28.2d, v0.2d, #32
    and v30.16b, v7.16b, v4.16b
    xar v3.2d, v28.2d, v3.2d, #32
    xar v5.2d, v8.2d, v5.2d, #16
    bcax v28.16b, v11.16b, v6.16b, v17.16b
    xar v2.2d, v8.2d, v2.2d, #16
    eor3 v21.16b, v21.16b, v17.16b, v1.16b
    bcax v8.16b, v30.16b, v7.16b, v25.16b
    eor3 v26.16b, v26.16b, v25.16b, v4.16b
    eor3 v12.16b, v22.16b, v0.16b, v27.16b
    eor3 v5.16b, v31.16b, v5.16b, v28.16b
    eor3 v28.16b, v24.16b, v3.16b, v29.16b
    eor3 v0.16b, v0.16b, v17.16b, v6.16b
    eor3 v2.16b, v16.16b, v2.16b, v8.16b
    eor3 v3.16b, v3.16b, v25.16b, v7.16b
    eor3 v6.16b, v31.16b, v11.16b, v21.16b
    eor3 v7.16b, v22.16b, v1.16b, v5.16b
    eor3 v16.16b, v16.16b, v30.16b, v26.16b
    bit v11.16b, v22.16b, v1.16b
    eor3 v17.16b, v24.16b, v4.16b, v2.16b
    bit v30.16b, v24.16b, v4.16b
    bcax v22.16b, v5.16b, v12.16b, v21.16b
    bcax v0.16b, v0.16b, v7.16b, v6.16b
    bcax v24.16b, v2.16b, v28.16b, v26.16b
    bit v5.16b, v12.16b, v21.16b
    bcax v3.16b, v3.16b, v17.16b, v16.16b
    // round 2 (pipo.dsl:38)
    ldp q25, q31, [x9, #-800]
    ldp q8, q12, [x9, #-768]
    // round 3 (pipo.dsl:36)
    bit v2.16b, v28.16b, v26.16b
    eor3 v1.16b, v1.16b, v7.16b, v6.16b
    eor3 v27.16b, v27.16b, v0.16b, v11.16b
    eor3 v4.16b, v4.16b, v17.16b, v16.16b
    eor3 v28.16b, v29.16b, v3.16b, v30.16b
    // round 2 (pipo.dsl:38)
    ldr q29, [x3, #1232]
    ldr q30, [x3, #1584]
    // round 3 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v5.16b, v22.16b
    bcax v26.16b, v26.16b, v2.16b, v24.16b
    bcax v11.16b, v7.16b, v27.16b, v1.16b
    bcax v6.16b, v6.16b, v0.16b, v7.16b
    bcax v7.16b, v16.16b, v3.16b, v17.16b
    bcax v16.16b, v17.16b, v28.16b, v4.16b
    // round 2 (pipo.dsl:37)
    xar v0.2d, v25.2d, v0.2d, #24
    xar v17.2d, v12.2d, v27.2d, #8
    xar v27.2d, v31.2d, v11.2d, #40
    xar v3.2d, v25.2d, v3.2d, #24
    xar v25.2d, v12.2d, v28.2d, #8
    xar v16.2d, v31.2d, v16.2d, #40
    eor v21.16b, v30.16b, v21.16b
    xar v6.2d, v29.2d, v6.2d, #48
    bcax v28.16b, v0.16b, v17.16b, v27.16b
    ldr q31, [x3, #1344]
    eor v26.16b, v30.16b, v26.16b
    xar v7.2d, v29.2d, v7.2d, #48
    bcax v29.16b, v3.16b, v25.16b, v16.16b
    ldr q30, [x3, #1328]
    bcax v0.16b, v6.16b, v0.16b, v27.16b
    eor v6.16b, v21.16b, v28.16b
    bcax v3.16b, v7.16b, v3.16b, v16.16b
    eor v7.16b, v26.16b, v29.16b
    xar v22.2d, v8.2d, v22.2d, #56
    and v11.16b, v6.16b, v0.16b
    xar v24.2d, v8.2d, v24.2d, #56
    xar v5.2d, v31.2d, v5.2d, #32
    and v8.16b, v7.16b, v3.16b
    xar v2.2d, v31.2d, v2.2d, #32
    xar v1.2d, v30.2d, v1.2d, #16
    bcax v31.16b, v11.16b, v6.16b, v17.16b
    xar v4.2d, v30.2d, v4.2d, #16
    eor3 v22.16b, v22.16b, v17.16b, v0.16b
    bcax v30.16b, v8.16b, v7.16b, v25.16b
    eor3 v24.16b, v24.16b, v25.16b, v3.16b
    eor3 v12.16b, v21.16b, v5.16b, v28.16b
    eor3 v1.16b, v27.16b, v1.16b, v31.16b
    eor3 v31.16b, v26.16b, v2.16b, v29.16b
    eor3 v5.16b, v5.16b, v17.16b, v6.16b
    eor3 v4.16b, v16.16b, v4.16b, v30.16b
    eor3 v2.16b, v2.16b, v25.16b, v7.16b
    eor3 v6.16b, v27.16b, v11.16b, v22.16b
    eor3 v7.16b, v21.16b, v0.16b, v1.16b
    eor3 v16.16b, v16.16b, v8.16b, v24.16b
    bit v11.16b, v21.16b, v0.16b
    eor3 v17.16b, v26.16b, v3.16b, v4.16b
    bit v8.16b, v26.16b, v3.16b
    bcax v21.16b, v1.16b, v12.16b, v22.16b
    bcax v5.16b, v5.16b, v7.16b, v6.16b
    // round 1 (pipo.dsl:38)
    ldr q25, [x3, #928]
    // round 2 (pipo.dsl:36)
    bcax v26.16b, v4.16b, v31.16b, v24.16b
    bit v1.16b, v12.16b, v22.16b
    bcax v2.16b, v2.16b, v17.16b, v16.16b
    // round 1 (pipo.dsl:38)
    ldr q27, [x3, #1360]
    ldp q30, q12, [x3, #960]
    // round 2 (pipo.dsl:36)
    bit v4.16b, v31.16b, v24.16b
    eor3 v0.16b, v0.16b, v7.16b, v6.16b
    eor3 v28.16b, v28.16b, v5.16b, v11.16b
    eor3 v3.16b, v3.16b, v17.16b, v16.16b
    eor3 v29.16b, v29.16b, v2.16b, v8.16b
    // round 1 (pipo.dsl:38)
    ldr q31, [x3, #912]
    ldr q8, [x3, #1600]
    // round 2 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v1.16b, v21.16b
    bcax v24.16b, v24.16b, v4.16b, v26.16b
    bcax v11.16b, v7.16b, v28.16b, v0.16b
    bcax v6.16b, v6.16b, v5.16b, v7.16b
    bcax v7.16b, v16.16b, v2.16b, v17.16b
    bcax v16.16b, v17.16b, v29.16b, v3.16b
    // round 1 (pipo.dsl:37)
    xar v5.2d, v25.2d, v5.2d, #24
    xar v17.2d, v12.2d, v28.2d, #8
    xar v28.2d, v27.2d, v11.2d, #40
    xar v2.2d, v25.2d, v2.2d, #24
    xar v25.2d, v12.2d, v29.2d, #8
    xar v16.2d, v27.2d, v16.2d, #40
    eor v22.16b, v8.16b, v22.16b
    xar v6.2d, v31.2d, v6.2d, #48
    bcax v27.16b, v5.16b, v17.16b, v28.16b
    ldr q29, [x3, #1408]
    eor v24.16b, v8.16b, v24.16b
    xar v7.2d, v31.2d, v7.2d, #48
    bcax v31.16b, v2.16b, v25.16b, v16.16b
    ldr q8, [x3, #1392]
    bcax v5.16b, v6.16b, v5.16b, v28.16b
    eor v6.16b, v22.16b, v27.16b
    bcax v2.16b, v7.16b, v2.16b, v16.16b
    eor v7.16b, v24.16b, v31.16b
    xar v21.2d, v30.2d, v21.2d, #56
    xar v26.2d, v30.2d, v26.2d, #56
    and v30.16b, v6.16b, v5.16b
    xar v1.2d, v29.2d, v1.2d, #32
    xar v4.2d, v29.2d, v4.2d, #32
    and v29.16b, v7.16b, v2.16b
    xar v0.2d, v8.2d, v0.2d, #16
    xar v3.2d, v8.2d, v3.2d, #16
    bcax v8.16b, v30.16b, v6.16b, v17.16b
    eor3 v21.16b, v21.16b, v17.16b, v5.16b
    eor3 v26.16b, v26.16b, v25.16b, v2.16b
    bcax v11.16b, v29.16b, v7.16b, v25.16b
    eor3 v12.16b, v22.16b, v1.16b, v27.16b
    eor3 v13.16b, v24.16b, v4.16b, v31.16b
    eor3 v0.16b, v28.16b, v0.16b, v8.16b
    eor3 v1.16b, v1.16b, v17.16b, v6.16b
    eor3 v4.16b, v4.16b, v25.16b, v7.16b
    eor3 v3.16b, v16.16b, v3.16b, v11.16b
    eor3 v6.16b, v28.16b, v30.16b, v21.16b
    eor3 v7.16b, v16.16b, v29.16b, v26.16b
    bcax v16.16b, v0.16b, v12.16b, v21.16b
    ldp q17, q25, [x9, #-416]
    bcax v28.16b, v3.16b, v13.16b, v26.16b
    bif v12.16b, v0.16b, v21.16b
    bif v13.16b, v3.16b, v26.16b
    bit v30.16b, v22.16b, v5.16b
    eor3 v0.16b, v22.16b, v5.16b, v0.16b
    eor3 v3.16b, v24.16b, v2.16b, v3.16b
    bit v29.16b, v24.16b, v2.16b
    bcax v21.16b, v21.16b, v12.16b, v16.16b
    bcax v22.16b, v26.16b, v13.16b, v28.16b
    ldr q24, [x3, #1616]
    bcax v1.16b, v1.16b, v0.16b, v6.16b
    bcax v4.16b, v4.16b, v3.16b, v7.16b
    eor3 v5.16b, v5.16b, v0.16b, v6.16b
    ldp q26, q8, [x3, #64]
    eor3 v2.16b, v2.16b, v3.16b, v7.16b
    eor v16.16b, v17.16b, v16.16b
    eor v17.16b, v17.16b, v28.16b
    ldr q28, [x3, #1664]
    eor v11.16b, v10.16b, v12.16b
    eor v10.16b, v10.16b, v13.16b
    bcax v6.16b, v6.16b, v1.16b, v0.16b
    bcax v7.16b, v7.16b, v4.16b, v3.16b
    eor3 v27.16b, v27.16b, v1.16b, v30.16b
    eor3 v29.16b, v31.16b, v4.16b, v29.16b
    eor v21.16b, v24.16b, v21.16b
    eor v22.16b, v24.16b, v22.16b
    eor v1.16b, v25.16b, v1.16b
    eor v4.16b, v25.16b, v4.16b
    eor v24.16b, v8.16b, v5.16b
    eor v25.16b, v8.16b, v2.16b
    bcax v0.16b, v0.16b, v27.16b, v5.16b
    bcax v2.16b, v3.16b, v29.16b, v2.16b
    eor v3.16b, v28.16b, v6.16b
    eor v5.16b, v28.16b, v7.16b
    eor v6.16b, v26.16b, v27.16b
    eor v7.16b, v26.16b, v29.16b
    trn1 v26.16b, v21.16b, v16.16b
    trn2 v16.16b, v21.16b, v16.16b
    trn1 v21.16b, v11.16b, v1.16b
    trn2 v1.16b, v11.16b, v1.16b
    trn1 v27.16b, v22.16b, v17.16b
    trn2 v17.16b, v22.16b, v17.16b
    trn1 v22.16b, v10.16b, v4.16b
    trn2 v4.16b, v10.16b, v4.16b
    eor v0.16b, v9.16b, v0.16b
    eor v2.16b, v9.16b, v2.16b
    trn1 v28.16b, v6.16b, v24.16b
    trn2 v6.16b, v6.16b, v24.16b
    trn1 v24.16b, v7.16b, v25.16b
    trn2 v7.16b, v7.16b, v25.16b
    shl v25.16b, v16.16b, #1
    ushr v29.16b, v26.16b, #1
    shl v30.16b, v1.16b, #1
    ushr v31.16b, v21.16b, #1
    shl v8.16b, v17.16b, #1
    ushr v9.16b, v27.16b, #1
    shl v10.16b, v4.16b, #1
    ushr v11.16b, v22.16b, #1
    trn1 v12.16b, v3.16b, v0.16b
    trn2 v0.16b, v3.16b, v0.16b
    trn1 v3.16b, v5.16b, v2.16b
    trn2 v2.16b, v5.16b, v2.16b
    bit v26.16b, v25.16b, v20.16b
    bit v16.16b, v29.16b, v23.16b
    bit v21.16b, v30.16b, v20.16b
    bit v1.16b, v31.16b, v23.16b
    shl v5.16b, v6.16b, #1
    ushr v25.16b, v28.16b, #1
    bit v27.16b, v8.16b, v20.16b
    bit v17.16b, v9.16b, v23.16b
    bit v22.16b, v10.16b, v20.16b
    bit v4.16b, v11.16b, v23.16b
    shl v29.16b, v7.16b, #1
    ushr v30.16b, v24.16b, #1
    shl v31.16b, v0.16b, #1
    ushr v8.16b, v12.16b, #1
    bit v28.16b, v5.16b, v20.16b
    bit v6.16b, v25.16b, v23.16b
    shl v5.16b, v2.16b, #1
    ushr v25.16b, v3.16b, #1
    bit v24.16b, v29.16b, v20.16b
    bit v7.16b, v30.16b, v23.16b
    trn1 v29.8h, v26.8h, v21.8h
    trn2 v21.8h, v26.8h, v21.8h
    trn1 v26.8h, v16.8h, v1.8h
    trn2 v1.8h, v16.8h, v1.8h
    trn1 v16.8h, v27.8h, v22.8h
    trn2 v22.8h, v27.8h, v22.8h
    trn1 v27.8h, v17.8h, v4.8h
    trn2 v4.8h, v17.8h, v4.8h
    bit v12.16b, v31.16b, v20.16b
    bit v0.16b, v8.16b, v23.16b
    bit v3.16b, v5.16b, v20.16b
    bit v2.16b, v25.16b, v23.16b
    shl v5.16b, v21.16b, #2
    ushr v17.16b, v29.16b, #2
    shl v20.16b, v1.16b, #2
    ushr v23.16b, v26.16b, #2
    shl v25.16b, v22.16b, #2
    ushr v30.16b, v16.16b, #2
    shl v31.16b, v4.16b, #2
    ushr v8.16b, v27.16b, #2
    trn1 v9.8h, v12.8h, v28.8h
    trn2 v28.8h, v12.8h, v28.8h
    trn1 v10.8h, v0.8h, v6.8h
    trn2 v0.8h, v0.8h, v6.8h
    trn1 v6.8h, v3.8h, v24.8h
    trn2 v3.8h, v3.8h, v24.8h
    trn1 v24.8h, v2.8h, v7.8h
    trn2 v2.8h, v2.8h, v7.8h
    bit v29.16b, v5.16b, v18.16b
    bit v21.16b, v17.16b, v19.16b
    bit v26.16b, v20.16b, v18.16b
    bit v1.16b, v23.16b, v19.16b
    bit v16.16b, v25.16b, v18.16b
    bit v22.16b, v30.16b, v19.16b
    bit v27.16b, v31.16b, v18.16b
    bit v4.16b, v8.16b, v19.16b
    shl v5.16b, v28.16b, #2
    ushr v7.16b, v9.16b, #2
    shl v17.16b, v0.16b, #2
    ushr v20.16b, v10.16b, #2
    shl v23.16b, v3.16b, #2
    ushr v25.16b, v6.16b, #2
    shl v30.16b, v2.16b, #2
    ushr v31.16b, v24.16b, #2
    bit v9.16b, v5.16b, v18.16b
    bit v28.16b, v7.16b, v19.16b
    bit v10.16b, v17.16b, v18.16b
    bit v0.16b, v20.16b, v19.16b
    bit v6.16b, v23.16b, v18.16b
    bit v3.16b, v25.16b, v19.16b
    bit v24.16b, v30.16b, v18.16b
    bit v2.16b, v31.16b, v19.16b
    trn1 v5.4s, v29.4s, v9.4s
    trn2 v7.4s, v29.4s, v9.4s
    trn1 v17.4s, v21.4s, v28.4s
    trn2 v18.4s, v21.4s, v28.4s
    trn1 v19.4s, v26.4s, v10.4s
    trn2 v20.4s, v26.4s, v10.4s
    trn1 v21.4s, v1.4s, v0.4s
    trn2 v0.4s, v1.4s, v0.4s
    trn1 v1.4s, v16.4s, v6.4s
    trn2 v6.4s, v16.4s, v6.4s
    trn1 v16.4s, v22.4s, v3.4s
    mov v23.16b, v5.16b
    sli v23.16b, v7.16b, #4
    sri v7.16b, v5.16b, #4
    trn2 v3.4s, v22.4s, v3.4s
    mov v5.16b, v17.16b
    sli v5.16b, v18.16b, #4
    sri v18.16b, v17.16b, #4
    trn1 v17.4s, v27.4s, v24.4s
    mov v22.16b, v19.16b
    sli v22.16b, v20.16b, #4
    sri v20.16b, v19.16b, #4
    str q23, [x0, #0]
    str q7, [x0, #16]
    trn2 v7.4s, v27.4s, v24.4s
    mov v19.16b, v21.16b
    sli v19.16b, v0.16b, #4
    sri v0.16b, v21.16b, #4
    str q5, [x0, #32]
    str q18, [x0, #48]
    trn1 v5.4s, v4.4s, v2.4s
    mov v18.16b, v1.16b
    sli v18.16b, v6.16b, #4
    sri v6.16b, v1.16b, #4
    str q22, [x0, #64]
    str q20, [x0, #80]
    trn2 v1.4s, v4.4s, v2.4s
    mov v2.16b, v16.16b
    sli v2.16b, v3.16b, #4
    sri v3.16b, v16.16b, #4
    str q19, [x0, #96]
    str q0, [x0, #112]
    mov v0.16b, v17.16b
    sli v0.16b, v7.16b, #4
    sri v7.16b, v17.16b, #4
    str q18, [x0, #128]
    str q6, [x0, #144]
    mov v4.16b, v5.16b
    sli v4.16b, v1.16b, #4
    sri v1.16b, v5.16b, #4
    str q2, [x0, #160]
    str q3, [x0, #176]
    str q0, [x0, #192]
    str q7, [x0, #208]
    str q4, [x0, #224]
    str q1, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
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
    movz x10, #16
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
    movz x10, #16
.Llwcc_pipo64_256_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
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
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x8, #128]
    cmtst v0.16b, v0.16b, v1.16b
    ldr q2, [x0, #112]
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #1680]
    ld1r {v0.16b}, [x1]
    cmtst v0.16b, v0.16b, v1.16b
    ldr q2, [x0, #16]
    eor v0.16b, v0.16b, v2.16b
    add x9, x1, #1
    ld1r {v2.16b}, [x9]
    cmtst v2.16b, v2.16b, v1.16b
    ldr q3, [x0, #32]
    eor v2.16b, v2.16b, v3.16b
    add x9, x1, #2
    ld1r {v3.16b}, [x9]
    cmtst v1.16b, v3.16b, v1.16b
    ldr q3, [x0, #0]
    eor v1.16b, v1.16b, v3.16b
    // round 1 (pipo.dsl:36)
    bcax v3.16b, v1.16b, v0.16b, v2.16b
    bcax v0.16b, v0.16b, v2.16b, v3.16b
    bit v2.16b, v1.16b, v0.16b
    str q2, [x0, #1696]
    str q3, [x0, #1712]
    str q0, [x0, #1728]
    ldr q0, [x0, #128]
    eor v0.16b, v0.16b, v3.16b
    str q0, [x0, #1744]
    ret
    .size lwcc_pipo64_256_ctr_nonce_neon, .-lwcc_pipo64_256_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_crypt_neon
    .type lwcc_pipo64_256_ctr_crypt_neon, %function
lwcc_pipo64_256_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_256_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ctr_crypt_neon_rest
.Llwcc_pipo64_256_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #32]
    ldr q2, [x8, #80]
    ldr q3, [x8, #48]
    ldr q4, [x8, #112]
    ldr q5, [x8, #64]
    ldr q6, [x8, #96]
    ldr q7, [x8, #16]
    ldr q16, [x8, #0]
    movi v17.16b, #85
    movi v18.16b, #51
    movi v19.16b, #204
    add v3.4s, v0.4s, v3.4s
    add v4.4s, v0.4s, v4.4s
    add v2.4s, v0.4s, v2.4s
    add v6.4s, v0.4s, v6.4s
    add v5.4s, v0.4s, v5.4s
    add v7.4s, v0.4s, v7.4s
    add v16.4s, v0.4s, v16.4s
    add v0.4s, v0.4s, v1.4s
    mov v1.16b, v6.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v6.16b, #4
    mov v6.16b, v5.16b
    sli v6.16b, v2.16b, #4
    sri v2.16b, v5.16b, #4
    mov v5.16b, v0.16b
    sli v5.16b, v3.16b, #4
    sri v3.16b, v0.16b, #4
    mov v0.16b, v16.16b
    sli v0.16b, v7.16b, #4
    sri v7.16b, v16.16b, #4
    trn1 v16.8h, v1.8h, v4.8h
    trn2 v20.8h, v6.8h, v2.8h
    trn1 v21.8h, v5.8h, v3.8h
    trn2 v1.8h, v1.8h, v4.8h
    trn1 v2.8h, v6.8h, v2.8h
    trn2 v4.8h, v0.8h, v7.8h
    trn1 v0.8h, v0.8h, v7.8h
    trn2 v3.8h, v5.8h, v3.8h
    shl v5.16b, v21.16b, #2
    shl v6.16b, v1.16b, #2
    ushr v7.16b, v0.16b, #2
    ushr v22.16b, v4.16b, #2
    ushr v23.16b, v20.16b, #2
    ushr v24.16b, v2.16b, #2
    shl v25.16b, v16.16b, #2
    shl v26.16b, v3.16b, #2
    bit v3.16b, v22.16b, v18.16b
    bit v1.16b, v23.16b, v18.16b
    bit v20.16b, v6.16b, v19.16b
    bit v0.16b, v5.16b, v19.16b
    bit v21.16b, v7.16b, v18.16b
    bit v4.16b, v26.16b, v19.16b
    movi v5.16b, #170
    bit v2.16b, v25.16b, v19.16b
    bit v16.16b, v24.16b, v18.16b
    trn2 v6.16b, v20.16b, v1.16b
    trn2 v7.16b, v4.16b, v3.16b
    trn1 v22.16b, v0.16b, v21.16b
    trn2 v0.16b, v0.16b, v21.16b
    trn1 v1.16b, v20.16b, v1.16b
    trn1 v20.16b, v2.16b, v16.16b
    trn2 v2.16b, v2.16b, v16.16b
    trn1 v3.16b, v4.16b, v3.16b
    ushr v4.16b, v22.16b, #1
    shl v16.16b, v1.16b, #1
    shl v21.16b, v6.16b, #1
    shl v23.16b, v20.16b, #1
    ushr v24.16b, v7.16b, #1
    shl v25.16b, v2.16b, #1
    ushr v26.16b, v0.16b, #1
    ushr v27.16b, v3.16b, #1
    bit v7.16b, v21.16b, v5.16b
    bit v22.16b, v23.16b, v5.16b
    bit v0.16b, v25.16b, v5.16b
    bit v2.16b, v26.16b, v17.16b
    bit v6.16b, v24.16b, v17.16b
    ldr q21, [x3, #48]
    ldp q23, q24, [x3, #64]
    bit v1.16b, v27.16b, v17.16b
    bit v20.16b, v4.16b, v17.16b
    bit v3.16b, v16.16b, v5.16b
    zip2 v4.16b, v7.16b, v6.16b
    zip1 v6.16b, v7.16b, v6.16b
    ldr q7, [x3, #96]
    zip2 v16.16b, v0.16b, v2.16b
    zip2 v25.16b, v3.16b, v1.16b
    zip2 v26.16b, v22.16b, v20.16b
    zip1 v1.16b, v3.16b, v1.16b
    zip1 v3.16b, v22.16b, v20.16b
    zip1 v0.16b, v0.16b, v2.16b
    eor v2.16b, v23.16b, v16.16b
    eor v16.16b, v21.16b, v25.16b
    eor v20.16b, v26.16b, v24.16b
    // round 1 (pipo.dsl:36)
    add x9, x3, #2048
    ldr q22, [x3, #1680]
    eor v0.16b, v23.16b, v0.16b
    eor v3.16b, v3.16b, v24.16b
    eor v1.16b, v21.16b, v1.16b
    ldp q21, q23, [x9, #-336]
    eor v4.16b, v4.16b, v7.16b
    bcax v16.16b, v16.16b, v2.16b, v20.16b
    eor v6.16b, v6.16b, v7.16b
    bcax v1.16b, v1.16b, v0.16b, v3.16b
    ldp q7, q24, [x3, #192]
    orn v25.16b, v16.16b, v4.16b
    ldp q26, q27, [x9, #-368]
    bcax v4.16b, v4.16b, v16.16b, v22.16b
    bcax v26.16b, v6.16b, v1.16b, v22.16b
    eor v2.16b, v22.16b, v2.16b
    orn v6.16b, v1.16b, v6.16b
    eor3 v25.16b, v22.16b, v21.16b, v25.16b
    eor v0.16b, v22.16b, v0.16b
    eor3 v20.16b, v20.16b, v16.16b, v4.16b
    eor3 v3.16b, v3.16b, v1.16b, v26.16b
    ldp q28, q29, [x3, #160]
    eor3 v6.16b, v22.16b, v21.16b, v6.16b
    xar v21.2d, v7.2d, v25.2d, #56
    ldr q22, [x3, #144]
    bic v30.16b, v3.16b, v0.16b
    eor3 v1.16b, v1.16b, v3.16b, v27.16b
    bic v31.16b, v20.16b, v2.16b
    eor3 v8.16b, v20.16b, v23.16b, v25.16b
    eor3 v9.16b, v3.16b, v23.16b, v6.16b
    eor3 v16.16b, v16.16b, v20.16b, v27.16b
    xar v7.2d, v7.2d, v6.2d, #56
    eor3 v4.16b, v4.16b, v23.16b, v31.16b
    bcax v0.16b, v0.16b, v1.16b, v3.16b
    ldr q10, [x3, #1744]
    eor3 v23.16b, v26.16b, v23.16b, v30.16b
    bcax v2.16b, v2.16b, v16.16b, v20.16b
    xar v26.2d, v28.2d, v8.2d, #8
    eor v8.16b, v22.16b, v1.16b
    eor v22.16b, v22.16b, v16.16b
    xar v28.2d, v28.2d, v9.2d, #8
    orr v9.16b, v6.16b, v23.16b
    xar v11.2d, v29.2d, v23.2d, #24
    bcax v6.16b, v30.16b, v6.16b, v0.16b
    xar v29.2d, v29.2d, v4.2d, #24
    bcax v30.16b, v31.16b, v25.16b, v2.16b
    orr v25.16b, v25.16b, v4.16b
    ldp q31, q12, [x3, #224]
    xar v13.2d, v10.2d, v2.2d, #32
    xar v10.2d, v10.2d, v0.2d, #32
    eor3 v6.16b, v27.16b, v23.16b, v6.16b
    eor3 v0.16b, v1.16b, v0.16b, v9.16b
    eor3 v1.16b, v16.16b, v2.16b, v25.16b
    eor3 v2.16b, v27.16b, v4.16b, v30.16b
    // round 2 (pipo.dsl:36)
    bcax v16.16b, v10.16b, v8.16b, v28.16b
    bcax v25.16b, v13.16b, v22.16b, v26.16b
    // round 1 (pipo.dsl:37)
    xar v6.2d, v24.2d, v6.2d, #48
    bcax v3.16b, v3.16b, v0.16b, v23.16b
    bcax v4.16b, v20.16b, v1.16b, v4.16b
    xar v2.2d, v24.2d, v2.2d, #48
    xar v0.2d, v12.2d, v0.2d, #40
    xar v1.2d, v12.2d, v1.2d, #40
    // round 2 (pipo.dsl:36)
    bcax v20.16b, v11.16b, v7.16b, v6.16b
    // round 1 (pipo.dsl:37)
    xar v3.2d, v31.2d, v3.2d, #16
    // round 2 (pipo.dsl:36)
    bcax v23.16b, v29.16b, v21.16b, v2.16b
    // round 1 (pipo.dsl:37)
    xar v4.2d, v31.2d, v4.2d, #16
    // round 2 (pipo.dsl:36)
    bcax v24.16b, v8.16b, v28.16b, v16.16b
    bcax v22.16b, v22.16b, v26.16b, v25.16b
    eor v21.16b, v21.16b, v1.16b
    bcax v27.16b, v4.16b, v23.16b, v1.16b
    bcax v29.16b, v3.16b, v20.16b, v0.16b
    ldp q30, q31, [x3, #320]
    bit v26.16b, v13.16b, v22.16b
    orn v3.16b, v20.16b, v3.16b
    orn v4.16b, v23.16b, v4.16b
    ldp q8, q9, [x3, #256]
    bit v28.16b, v10.16b, v24.16b
    eor3 v2.16b, v2.16b, v23.16b, v27.16b
    eor3 v6.16b, v6.16b, v20.16b, v29.16b
    eor v7.16b, v7.16b, v0.16b
    eor3 v0.16b, v0.16b, v16.16b, v3.16b
    eor3 v1.16b, v1.16b, v25.16b, v4.16b
    ldp q3, q4, [x3, #288]
    eor3 v20.16b, v20.16b, v6.16b, v28.16b
    bic v10.16b, v2.16b, v21.16b
    eor3 v23.16b, v23.16b, v2.16b, v26.16b
    eor3 v11.16b, v6.16b, v24.16b, v0.16b
    xar v12.2d, v30.2d, v1.2d, #56
    bic v13.16b, v6.16b, v7.16b
    eor3 v14.16b, v2.16b, v22.16b, v1.16b
    xar v30.2d, v30.2d, v0.2d, #56
    eor v15.16b, v9.16b, v20.16b
    eor3 v24.16b, v29.16b, v24.16b, v13.16b
    eor3 v22.16b, v27.16b, v22.16b, v10.16b
    bcax v7.16b, v7.16b, v20.16b, v6.16b
    xar v27.2d, v3.2d, v11.2d, #8
    bcax v21.16b, v21.16b, v23.16b, v2.16b
    eor v29.16b, v9.16b, v23.16b
    xar v3.2d, v3.2d, v14.2d, #8
    eor3 v16.16b, v8.16b, v16.16b, v7.16b
    bcax v9.16b, v13.16b, v0.16b, v7.16b
    orr v0.16b, v0.16b, v24.16b
    orr v11.16b, v1.16b, v22.16b
    bcax v1.16b, v10.16b, v1.16b, v21.16b
    ldp q10, q13, [x3, #352]
    eor3 v25.16b, v8.16b, v25.16b, v21.16b
    xar v8.2d, v4.2d, v24.2d, #24
    xar v4.2d, v4.2d, v22.2d, #24
    eor3 v1.16b, v26.16b, v22.16b, v1.16b
    eor3 v21.16b, v23.16b, v21.16b, v11.16b
    eor3 v23.16b, v28.16b, v24.16b, v9.16b
    rev64 v16.4s, v16.4s
    rev64 v25.4s, v25.4s
    eor3 v0.16b, v20.16b, v7.16b, v0.16b
    xar v7.2d, v31.2d, v23.2d, #48
    xar v1.2d, v31.2d, v1.2d, #48
    bcax v2.16b, v2.16b, v21.16b, v22.16b
    xar v20.2d, v13.2d, v0.2d, #40
    // round 3 (pipo.dsl:36)
    bcax v22.16b, v16.16b, v15.16b, v27.16b
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v6.16b, v0.16b, v24.16b
    xar v6.2d, v13.2d, v21.2d, #40
    // round 3 (pipo.dsl:36)
    bcax v21.16b, v25.16b, v29.16b, v3.16b
    bcax v23.16b, v8.16b, v30.16b, v7.16b
    // round 2 (pipo.dsl:37)
    xar v0.2d, v10.2d, v0.2d, #16
    xar v2.2d, v10.2d, v2.2d, #16
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v12.16b, v1.16b
    bcax v24.16b, v15.16b, v27.16b, v22.16b
    eor v26.16b, v30.16b, v20.16b
    bcax v28.16b, v29.16b, v3.16b, v21.16b
    bcax v29.16b, v2.16b, v4.16b, v6.16b
    bcax v30.16b, v0.16b, v23.16b, v20.16b
    ldp q31, q8, [x3, #448]
    eor v9.16b, v12.16b, v6.16b
    orn v0.16b, v23.16b, v0.16b
    orn v2.16b, v4.16b, v2.16b
    bit v3.16b, v25.16b, v28.16b
    eor3 v1.16b, v1.16b, v4.16b, v29.16b
    eor3 v7.16b, v7.16b, v23.16b, v30.16b
    ldp q25, q10, [x3, #416]
    bit v27.16b, v16.16b, v24.16b
    eor3 v2.16b, v6.16b, v21.16b, v2.16b
    eor3 v0.16b, v20.16b, v22.16b, v0.16b
    ldp q6, q16, [x3, #384]
    bic v20.16b, v7.16b, v26.16b
    eor3 v4.16b, v4.16b, v1.16b, v3.16b
    bic v11.16b, v1.16b, v9.16b
    eor3 v23.16b, v23.16b, v7.16b, v27.16b
    eor3 v12.16b, v1.16b, v28.16b, v2.16b
    xar v13.2d, v31.2d, v0.2d, #56
    eor3 v14.16b, v7.16b, v24.16b, v0.16b
    xar v31.2d, v31.2d, v2.2d, #56
    bcax v9.16b, v9.16b, v4.16b, v1.16b
    bcax v26.16b, v26.16b, v23.16b, v7.16b
    xar v12.2d, v25.2d, v12.2d, #8
    eor3 v28.16b, v29.16b, v28.16b, v11.16b
    eor v29.16b, v16.16b, v23.16b
    eor3 v24.16b, v30.16b, v24.16b, v20.16b
    xar v25.2d, v25.2d, v14.2d, #8
    eor v16.16b, v16.16b, v4.16b
    xar v30.2d, v10.2d, v28.2d, #24
    bcax v20.16b, v20.16b, v0.16b, v26.16b
    eor3 v21.16b, v6.16b, v21.16b, v9.16b
    bcax v11.16b, v11.16b, v2.16b, v9.16b
    orr v0.16b, v0.16b, v24.16b
    ldp q14, q15, [x3, #480]
    orr v2.16b, v2.16b, v28.16b
    xar v10.2d, v10.2d, v24.2d, #24
    eor3 v6.16b, v6.16b, v22.16b, v26.16b
    eor3 v0.16b, v23.16b, v26.16b, v0.16b
    eor3 v3.16b, v3.16b, v28.16b, v11.16b
    eor3 v20.16b, v27.16b, v24.16b, v20.16b
    rev64 v21.4s, v21.4s
    rev64 v6.4s, v6.4s
    eor3 v2.16b, v4.16b, v9.16b, v2.16b
    bcax v4.16b, v7.16b, v0.16b, v24.16b
    xar v7.2d, v8.2d, v20.2d, #48
    xar v3.2d, v8.2d, v3.2d, #48
    xar v20.2d, v15.2d, v2.2d, #40
    // round 4 (pipo.dsl:36)
    bcax v22.16b, v6.16b, v29.16b, v25.16b
    // round 3 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v2.16b, v28.16b
    // round 4 (pipo.dsl:36)
    bcax v2.16b, v21.16b, v16.16b, v12.16b
    // round 3 (pipo.dsl:37)
    xar v0.2d, v15.2d, v0.2d, #40
    // round 4 (pipo.dsl:36)
    bcax v23.16b, v10.16b, v13.16b, v7.16b
    // round 3 (pipo.dsl:37)
    xar v1.2d, v14.2d, v1.2d, #16
    xar v4.2d, v14.2d, v4.2d, #16
    // round 4 (pipo.dsl:36)
    bcax v24.16b, v30.16b, v31.16b, v3.16b
    bcax v26.16b, v29.16b, v25.16b, v22.16b
    bcax v16.16b, v16.16b, v12.16b, v2.16b
    bcax v27.16b, v4.16b, v23.16b, v0.16b
    orn v4.16b, v23.16b, v4.16b
    bcax v28.16b, v1.16b, v24.16b, v20.16b
    ldp q29, q30, [x3, #576]
    orn v1.16b, v24.16b, v1.16b
    bit v12.16b, v21.16b, v16.16b
    bit v25.16b, v6.16b, v26.16b
    ldp q6, q21, [x3, #512]
    eor3 v7.16b, v7.16b, v23.16b, v27.16b
    eor3 v3.16b, v3.16b, v24.16b, v28.16b
    eor3 v4.16b, v0.16b, v22.16b, v4.16b
    eor v31.16b, v31.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    eor3 v1.16b, v20.16b, v2.16b, v1.16b
    ldp q20, q8, [x3, #544]
    eor3 v23.16b, v23.16b, v7.16b, v25.16b
    eor3 v9.16b, v7.16b, v26.16b, v4.16b
    eor3 v24.16b, v24.16b, v3.16b, v12.16b
    xar v10.2d, v29.2d, v4.2d, #56
    xar v29.2d, v29.2d, v1.2d, #56
    bic v11.16b, v7.16b, v0.16b
    bic v13.16b, v3.16b, v31.16b
    eor3 v14.16b, v3.16b, v16.16b, v1.16b
    eor v15.16b, v21.16b, v24.16b
    eor v21.16b, v21.16b, v23.16b
    bcax v31.16b, v31.16b, v24.16b, v3.16b
    eor3 v26.16b, v27.16b, v26.16b, v11.16b
    xar v27.2d, v20.2d, v9.2d, #8
    eor3 v16.16b, v28.16b, v16.16b, v13.16b
    bcax v0.16b, v0.16b, v23.16b, v7.16b
    xar v20.2d, v20.2d, v14.2d, #8
    orr v28.16b, v4.16b, v26.16b
    eor3 v2.16b, v6.16b, v2.16b, v31.16b
    ldp q9, q14, [x3, #608]
    eor3 v6.16b, v6.16b, v22.16b, v0.16b
    bcax v22.16b, v13.16b, v1.16b, v31.16b
    orr v1.16b, v1.16b, v16.16b
    xar v13.2d, v8.2d, v26.2d, #24
    xar v8.2d, v8.2d, v16.2d, #24
    bcax v4.16b, v11.16b, v4.16b, v0.16b
    eor3 v0.16b, v23.16b, v0.16b, v28.16b
    eor3 v1.16b, v24.16b, v31.16b, v1.16b
    eor3 v22.16b, v12.16b, v16.16b, v22.16b
    eor3 v4.16b, v25.16b, v26.16b, v4.16b
    rev64 v6.4s, v6.4s
    rev64 v2.4s, v2.4s
    xar v23.2d, v14.2d, v0.2d, #40
    xar v22.2d, v30.2d, v22.2d, #48
    bcax v3.16b, v3.16b, v1.16b, v16.16b
    bcax v0.16b, v7.16b, v0.16b, v26.16b
    xar v4.2d, v30.2d, v4.2d, #48
    // round 5 (pipo.dsl:36)
    bcax v7.16b, v2.16b, v15.16b, v20.16b
    bcax v16.16b, v6.16b, v21.16b, v27.16b
    bcax v24.16b, v8.16b, v29.16b, v22.16b
    // round 4 (pipo.dsl:37)
    xar v3.2d, v9.2d, v3.2d, #16
    xar v1.2d, v14.2d, v1.2d, #40
    xar v0.2d, v9.2d, v0.2d, #16
    // round 5 (pipo.dsl:36)
    bcax v25.16b, v13.16b, v10.16b, v4.16b
    ldp q26, q28, [x3, #192]
    bcax v21.16b, v21.16b, v27.16b, v16.16b
    bcax v30.16b, v15.16b, v20.16b, v7.16b
    orn v31.16b, v24.16b, v3.16b
    bcax v3.16b, v3.16b, v24.16b, v1.16b
    orn v8.16b, v25.16b, v0.16b
    bcax v0.16b, v0.16b, v25.16b, v23.16b
    bit v20.16b, v2.16b, v30.16b
    bit v27.16b, v6.16b, v21.16b
    eor3 v2.16b, v1.16b, v7.16b, v31.16b
    ldp q6, q31, [x3, #160]
    eor3 v8.16b, v23.16b, v16.16b, v8.16b
    eor3 v22.16b, v22.16b, v24.16b, v3.16b
    eor3 v4.16b, v4.16b, v25.16b, v0.16b
    ldr q9, [x3, #640]
    eor v1.16b, v29.16b, v1.16b
    eor v23.16b, v10.16b, v23.16b
    xar v29.2d, v26.2d, v2.2d, #56
    eor3 v24.16b, v24.16b, v22.16b, v20.16b
    eor3 v10.16b, v4.16b, v21.16b, v8.16b
    eor3 v25.16b, v25.16b, v4.16b, v27.16b
    ldr q11, [x3, #128]
    bic v12.16b, v4.16b, v23.16b
    bic v13.16b, v22.16b, v1.16b
    eor3 v14.16b, v22.16b, v30.16b, v2.16b
    xar v26.2d, v26.2d, v8.2d, #56
    xar v10.2d, v6.2d, v10.2d, #8
    bcax v23.16b, v23.16b, v25.16b, v4.16b
    eor v15.16b, v9.16b, v24.16b
    eor v9.16b, v9.16b, v25.16b
    bcax v1.16b, v1.16b, v24.16b, v22.16b
    eor3 v0.16b, v0.16b, v21.16b, v12.16b
    eor3 v3.16b, v3.16b, v30.16b, v13.16b
    xar v6.2d, v6.2d, v14.2d, #8
    eor3 v16.16b, v11.16b, v16.16b, v23.16b
    bcax v21.16b, v12.16b, v8.16b, v23.16b
    bcax v30.16b, v13.16b, v2.16b, v1.16b
    ldp q12, q13, [x3, #224]
    orr v8.16b, v8.16b, v0.16b
    xar v14.2d, v31.2d, v0.2d, #24
    orr v2.16b, v2.16b, v3.16b
    xar v31.2d, v31.2d, v3.2d, #24
    eor3 v7.16b, v11.16b, v7.16b, v1.16b
    eor3 v21.16b, v27.16b, v0.16b, v21.16b
    eor3 v23.16b, v25.16b, v23.16b, v8.16b
    eor3 v1.16b, v24.16b, v1.16b, v2.16b
    eor3 v2.16b, v20.16b, v3.16b, v30.16b
    rev64 v7.4s, v7.4s
    rev64 v16.4s, v16.4s
    xar v20.2d, v28.2d, v21.2d, #48
    xar v21.2d, v13.2d, v23.2d, #40
    xar v2.2d, v28.2d, v2.2d, #48
    bcax v3.16b, v22.16b, v1.16b, v3.16b
    // round 6 (pipo.dsl:36)
    bcax v22.16b, v7.16b, v15.16b, v6.16b
    bcax v24.16b, v16.16b, v9.16b, v10.16b
    // round 5 (pipo.dsl:36)
    bcax v0.16b, v4.16b, v23.16b, v0.16b
    xar v1.2d, v13.2d, v1.2d, #40
    // round 6 (pipo.dsl:36)
    bcax v4.16b, v31.16b, v29.16b, v2.16b
    // round 5 (pipo.dsl:37)
    xar v3.2d, v12.2d, v3.2d, #16
    // round 6 (pipo.dsl:36)
    bcax v23.16b, v9.16b, v10.16b, v24.16b
    bcax v25.16b, v14.16b, v26.16b, v20.16b
    // round 5 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    // round 6 (pipo.dsl:36)
    eor v26.16b, v26.16b, v21.16b
    orn v27.16b, v4.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v1.16b
    bcax v28.16b, v15.16b, v6.16b, v22.16b
    orn v30.16b, v25.16b, v0.16b
    bcax v0.16b, v0.16b, v25.16b, v21.16b
    ldp q31, q8, [x3, #320]
    eor v29.16b, v29.16b, v1.16b
    eor3 v2.16b, v2.16b, v4.16b, v3.16b
    eor3 v1.16b, v1.16b, v22.16b, v27.16b
    bit v6.16b, v7.16b, v28.16b
    eor3 v7.16b, v20.16b, v25.16b, v0.16b
    eor3 v20.16b, v21.16b, v24.16b, v30.16b
    ldr q21, [x3, #656]
    ldp q27, q30, [x3, #288]
    bit v10.16b, v16.16b, v23.16b
    eor3 v16.16b, v2.16b, v28.16b, v1.16b
    bic v9.16b, v2.16b, v29.16b
    bic v11.16b, v7.16b, v26.16b
    eor3 v12.16b, v7.16b, v23.16b, v20.16b
    eor3 v4.16b, v4.16b, v2.16b, v6.16b
    ldr q13, [x3, #256]
    eor3 v25.16b, v25.16b, v7.16b, v10.16b
    xar v14.2d, v31.2d, v1.2d, #56
    xar v31.2d, v31.2d, v20.2d, #56
    bcax v29.16b, v29.16b, v4.16b, v2.16b
    eor3 v3.16b, v3.16b, v28.16b, v9.16b
    eor3 v0.16b, v0.16b, v23.16b, v11.16b
    eor v23.16b, v21.16b, v4.16b
    xar v28.2d, v27.2d, v12.2d, #8
    bcax v26.16b, v26.16b, v25.16b, v7.16b
    eor v21.16b, v21.16b, v25.16b
    xar v16.2d, v27.2d, v16.2d, #8
    orr v27.16b, v20.16b, v0.16b
    eor3 v24.16b, v13.16b, v24.16b, v26.16b
    bcax v20.16b, v11.16b, v20.16b, v26.16b
    eor3 v22.16b, v13.16b, v22.16b, v29.16b
    orr v11.16b, v1.16b, v3.16b
    bcax v1.16b, v9.16b, v1.16b, v29.16b
    xar v9.2d, v30.2d, v3.2d, #24
    ldp q12, q13, [x3, #352]
    xar v30.2d, v30.2d, v0.2d, #24
    rev64 v22.4s, v22.4s
    eor3 v25.16b, v25.16b, v26.16b, v27.16b
    eor3 v20.16b, v10.16b, v0.16b, v20.16b
    eor3 v4.16b, v4.16b, v29.16b, v11.16b
    eor3 v1.16b, v6.16b, v3.16b, v1.16b
    rev64 v6.4s, v24.4s
    // round 7 (pipo.dsl:36)
    bcax v24.16b, v22.16b, v23.16b, v16.16b
    // round 6 (pipo.dsl:36)
    bcax v0.16b, v7.16b, v25.16b, v0.16b
    bcax v2.16b, v2.16b, v4.16b, v3.16b
    xar v1.2d, v8.2d, v1.2d, #48
    xar v3.2d, v8.2d, v20.2d, #48
    // round 7 (pipo.dsl:36)
    bcax v7.16b, v6.16b, v21.16b, v28.16b
    // round 6 (pipo.dsl:37)
    xar v20.2d, v13.2d, v25.2d, #40
    xar v0.2d, v12.2d, v0.2d, #16
    // round 7 (pipo.dsl:36)
    bcax v25.16b, v30.16b, v31.16b, v3.16b
    // round 6 (pipo.dsl:37)
    xar v2.2d, v12.2d, v2.2d, #16
    // round 7 (pipo.dsl:36)
    bcax v26.16b, v9.16b, v14.16b, v1.16b
    // round 6 (pipo.dsl:37)
    xar v4.2d, v13.2d, v4.2d, #40
    // round 7 (pipo.dsl:36)
    bcax v23.16b, v23.16b, v16.16b, v24.16b
    ldp q27, q29, [x3, #448]
    bcax v21.16b, v21.16b, v28.16b, v7.16b
    bcax v30.16b, v0.16b, v25.16b, v20.16b
    orn v8.16b, v26.16b, v2.16b
    eor v9.16b, v14.16b, v4.16b
    bcax v2.16b, v2.16b, v26.16b, v4.16b
    orn v0.16b, v25.16b, v0.16b
    bit v28.16b, v6.16b, v21.16b
    eor3 v3.16b, v3.16b, v25.16b, v30.16b
    eor3 v4.16b, v4.16b, v24.16b, v8.16b
    ldr q6, [x3, #672]
    eor v31.16b, v31.16b, v20.16b
    bit v16.16b, v22.16b, v23.16b
    eor3 v1.16b, v1.16b, v26.16b, v2.16b
    eor3 v0.16b, v20.16b, v7.16b, v0.16b
    xar v20.2d, v27.2d, v4.2d, #56
    eor3 v22.16b, v25.16b, v3.16b, v28.16b
    ldp q25, q8, [x3, #416]
    bic v10.16b, v3.16b, v31.16b
    eor3 v26.16b, v26.16b, v1.16b, v16.16b
    bic v11.16b, v1.16b, v9.16b
    ldr q12, [x3, #384]
    xar v27.2d, v27.2d, v0.2d, #56
    eor3 v13.16b, v1.16b, v23.16b, v4.16b
    eor3 v14.16b, v3.16b, v21.16b, v0.16b
    eor3 v2.16b, v2.16b, v23.16b, v11.16b
    bcax v23.16b, v9.16b, v26.16b, v1.16b
    eor v9.16b, v6.16b, v22.16b
    bcax v31.16b, v31.16b, v22.16b, v3.16b
    eor3 v21.16b, v30.16b, v21.16b, v10.16b
    eor v6.16b, v6.16b, v26.16b
    xar v30.2d, v25.2d, v13.2d, #8
    xar v25.2d, v25.2d, v14.2d, #8
    bcax v11.16b, v11.16b, v4.16b, v23.16b
    eor3 v24.16b, v12.16b, v24.16b, v23.16b
    orr v13.16b, v0.16b, v21.16b
    orr v4.16b, v4.16b, v2.16b
    eor3 v7.16b, v12.16b, v7.16b, v31.16b
    xar v12.2d, v8.2d, v21.2d, #24
    bcax v0.16b, v10.16b, v0.16b, v31.16b
    ldp q10, q14, [x3, #480]
    xar v8.2d, v8.2d, v2.2d, #24
    eor3 v16.16b, v16.16b, v2.16b, v11.16b
    eor3 v4.16b, v26.16b, v23.16b, v4.16b
    eor3 v0.16b, v28.16b, v21.16b, v0.16b
    rev64 v23.4s, v24.4s
    eor3 v22.16b, v22.16b, v31.16b, v13.16b
    rev64 v7.4s, v7.4s
    bcax v1.16b, v1.16b, v4.16b, v2.16b
    xar v2.2d, v29.2d, v16.2d, #48
    xar v0.2d, v29.2d, v0.2d, #48
    // round 8 (pipo.dsl:36)
    bcax v16.16b, v23.16b, v6.16b, v30.16b
    // round 7 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v22.16b, v21.16b
    xar v21.2d, v14.2d, v22.2d, #40
    xar v1.2d, v10.2d, v1.2d, #16
    // round 8 (pipo.dsl:36)
    bcax v22.16b, v8.16b, v20.16b, v2.16b
    // round 7 (pipo.dsl:37)
    xar v4.2d, v14.2d, v4.2d, #40
    xar v3.2d, v10.2d, v3.2d, #16
    // round 8 (pipo.dsl:36)
    bcax v24.16b, v12.16b, v27.16b, v0.16b
    bcax v26.16b, v7.16b, v9.16b, v25.16b
    bcax v6.16b, v6.16b, v30.16b, v16.16b
    orn v28.16b, v22.16b, v1.16b
    bcax v29.16b, v3.16b, v24.16b, v21.16b
    bcax v1.16b, v1.16b, v22.16b, v4.16b
    orn v3.16b, v24.16b, v3.16b
    ldp q31, q8, [x3, #576]
    bcax v9.16b, v9.16b, v25.16b, v26.16b
    bit v30.16b, v23.16b, v6.16b
    eor3 v23.16b, v4.16b, v16.16b, v28.16b
    eor3 v2.16b, v2.16b, v22.16b, v1.16b
    eor3 v3.16b, v21.16b, v26.16b, v3.16b
    eor3 v0.16b, v0.16b, v24.16b, v29.16b
    ldr q28, [x3, #688]
    ldp q10, q11, [x3, #544]
    eor v21.16b, v27.16b, v21.16b
    eor v4.16b, v20.16b, v4.16b
    bit v25.16b, v7.16b, v9.16b
    eor3 v7.16b, v0.16b, v9.16b, v3.16b
    eor3 v20.16b, v2.16b, v6.16b, v23.16b
    eor3 v22.16b, v22.16b, v2.16b, v30.16b
    ldr q27, [x3, #512]
    xar v12.2d, v31.2d, v23.2d, #56
    eor3 v24.16b, v24.16b, v0.16b, v25.16b
    bic v13.16b, v0.16b, v21.16b
    xar v31.2d, v31.2d, v3.2d, #56
    bic v14.16b, v2.16b, v4.16b
    bcax v4.16b, v4.16b, v22.16b, v2.16b
    xar v7.2d, v10.2d, v7.2d, #8
    eor3 v29.16b, v29.16b, v9.16b, v13.16b
    eor v9.16b, v28.16b, v24.16b
    eor v28.16b, v28.16b, v22.16b
    bcax v21.16b, v21.16b, v24.16b, v0.16b
    xar v20.2d, v10.2d, v20.2d, #8
    eor3 v1.16b, v1.16b, v6.16b, v14.16b
    bcax v6.16b, v14.16b, v23.16b, v4.16b
    eor3 v16.16b, v27.16b, v16.16b, v4.16b
    eor3 v26.16b, v27.16b, v26.16b, v21.16b
    bcax v27.16b, v13.16b, v3.16b, v21.16b
    orr v3.16b, v3.16b, v29.16b
    ldp q10, q13, [x3, #608]
    orr v23.16b, v23.16b, v1.16b
    xar v14.2d, v11.2d, v29.2d, #24
    xar v11.2d, v11.2d, v1.2d, #24
    eor3 v3.16b, v24.16b, v21.16b, v3.16b
    rev64 v16.4s, v16.4s
    eor3 v21.16b, v25.16b, v29.16b, v27.16b
    rev64 v24.4s, v26.4s
    eor3 v6.16b, v30.16b, v1.16b, v6.16b
    eor3 v4.16b, v22.16b, v4.16b, v23.16b
    xar v21.2d, v8.2d, v21.2d, #48
    // round 9 (pipo.dsl:36)
    bcax v22.16b, v16.16b, v28.16b, v20.16b
    // round 8 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v3.16b, v29.16b
    xar v3.2d, v13.2d, v3.2d, #40
    bcax v1.16b, v2.16b, v4.16b, v1.16b
    xar v2.2d, v8.2d, v6.2d, #48
    // round 9 (pipo.dsl:36)
    bcax v6.16b, v24.16b, v9.16b, v7.16b
    bcax v23.16b, v14.16b, v31.16b, v21.16b
    // round 8 (pipo.dsl:37)
    xar v0.2d, v10.2d, v0.2d, #16
    xar v4.2d, v13.2d, v4.2d, #40
    // round 9 (pipo.dsl:36)
    bcax v25.16b, v11.16b, v12.16b, v2.16b
    // round 8 (pipo.dsl:37)
    xar v1.2d, v10.2d, v1.2d, #16
    // round 9 (pipo.dsl:36)
    bcax v26.16b, v9.16b, v7.16b, v6.16b
    bcax v27.16b, v0.16b, v23.16b, v3.16b
    orn v0.16b, v23.16b, v0.16b
    eor v29.16b, v31.16b, v3.16b
    bcax v28.16b, v28.16b, v20.16b, v22.16b
    bcax v30.16b, v1.16b, v25.16b, v4.16b
    ldp q31, q8, [x3, #192]
    orn v1.16b, v25.16b, v1.16b
    eor3 v0.16b, v3.16b, v6.16b, v0.16b
    eor3 v3.16b, v21.16b, v23.16b, v27.16b
    bit v20.16b, v16.16b, v28.16b
    bit v7.16b, v24.16b, v26.16b
    eor3 v2.16b, v2.16b, v25.16b, v30.16b
    ldp q16, q21, [x3, #160]
    eor v24.16b, v12.16b, v4.16b
    eor3 v1.16b, v4.16b, v22.16b, v1.16b
    eor3 v4.16b, v3.16b, v26.16b, v0.16b
    ldr q9, [x3, #704]
    eor3 v25.16b, v25.16b, v2.16b, v20.16b
    bic v10.16b, v3.16b, v29.16b
    eor3 v23.16b, v23.16b, v3.16b, v7.16b
    ldr q11, [x3, #128]
    xar v12.2d, v31.2d, v0.2d, #56
    bic v13.16b, v2.16b, v24.16b
    eor3 v14.16b, v2.16b, v28.16b, v1.16b
    xar v31.2d, v31.2d, v1.2d, #56
    eor3 v26.16b, v27.16b, v26.16b, v10.16b
    bcax v27.16b, v29.16b, v23.16b, v3.16b
    xar v29.2d, v16.2d, v14.2d, #8
    eor3 v28.16b, v30.16b, v28.16b, v13.16b
    bcax v24.16b, v24.16b, v25.16b, v2.16b
    eor v30.16b, v9.16b, v25.16b
    eor v9.16b, v9.16b, v23.16b
    xar v4.2d, v16.2d, v4.2d, #8
    bcax v16.16b, v10.16b, v0.16b, v27.16b
    eor3 v6.16b, v11.16b, v6.16b, v27.16b
    bcax v10.16b, v13.16b, v1.16b, v24.16b
    xar v13.2d, v21.2d, v28.2d, #24
    eor3 v22.16b, v11.16b, v22.16b, v24.16b
    orr v1.16b, v1.16b, v28.16b
    ldp q11, q14, [x3, #224]
    xar v21.2d, v21.2d, v26.2d, #24
    orr v0.16b, v0.16b, v26.16b
    eor3 v20.16b, v20.16b, v28.16b, v10.16b
    eor3 v1.16b, v25.16b, v24.16b, v1.16b
    rev64 v22.4s, v22.4s
    rev64 v6.4s, v6.4s
    eor3 v0.16b, v23.16b, v27.16b, v0.16b
    eor3 v7.16b, v7.16b, v26.16b, v16.16b
    xar v16.2d, v8.2d, v20.2d, #48
    // round 10 (pipo.dsl:36)
    bcax v20.16b, v6.16b, v9.16b, v4.16b
    // round 9 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v1.16b, v28.16b
    // round 10 (pipo.dsl:36)
    bcax v23.16b, v22.16b, v30.16b, v29.16b
    // round 9 (pipo.dsl:37)
    xar v24.2d, v14.2d, v0.2d, #40
    bcax v0.16b, v3.16b, v0.16b, v26.16b
    xar v3.2d, v8.2d, v7.2d, #48
    xar v1.2d, v14.2d, v1.2d, #40
    // round 10 (pipo.dsl:36)
    bcax v7.16b, v13.16b, v31.16b, v16.16b
    // round 9 (pipo.dsl:37)
    xar v2.2d, v11.2d, v2.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v25.16b, v30.16b, v29.16b, v23.16b
    // round 9 (pipo.dsl:37)
    xar v0.2d, v11.2d, v0.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v12.16b, v3.16b
    eor v26.16b, v31.16b, v1.16b
    bcax v27.16b, v2.16b, v7.16b, v1.16b
    orn v2.16b, v7.16b, v2.16b
    bcax v28.16b, v9.16b, v4.16b, v20.16b
    eor v30.16b, v12.16b, v24.16b
    bcax v31.16b, v0.16b, v21.16b, v24.16b
    ldp q8, q9, [x3, #320]
    orn v0.16b, v21.16b, v0.16b
    eor3 v16.16b, v16.16b, v7.16b, v27.16b
    eor3 v1.16b, v1.16b, v23.16b, v2.16b
    ldr q2, [x3, #720]
    bit v4.16b, v6.16b, v28.16b
    bit v29.16b, v22.16b, v25.16b
    eor3 v3.16b, v3.16b, v21.16b, v31.16b
    ldp q6, q22, [x3, #288]
    eor3 v0.16b, v24.16b, v20.16b, v0.16b
    eor3 v24.16b, v16.16b, v25.16b, v1.16b
    bic v10.16b, v16.16b, v26.16b
    ldr q11, [x3, #256]
    bic v12.16b, v3.16b, v30.16b
    eor3 v21.16b, v21.16b, v3.16b, v4.16b
    eor3 v7.16b, v7.16b, v16.16b, v29.16b
    xar v13.2d, v8.2d, v1.2d, #56
    eor3 v14.16b, v3.16b, v28.16b, v0.16b
    xar v8.2d, v8.2d, v0.2d, #56
    eor v15.16b, v2.16b, v7.16b
    eor v2.16b, v2.16b, v21.16b
    bcax v26.16b, v26.16b, v7.16b, v16.16b
    xar v24.2d, v6.2d, v24.2d, #8
    eor3 v25.16b, v27.16b, v25.16b, v10.16b
    eor3 v27.16b, v31.16b, v28.16b, v12.16b
    xar v6.2d, v6.2d, v14.2d, #8
    bcax v28.16b, v30.16b, v21.16b, v3.16b
    eor3 v23.16b, v11.16b, v23.16b, v26.16b
    xar v30.2d, v22.2d, v27.2d, #24
    orr v31.16b, v1.16b, v25.16b
    bcax v1.16b, v10.16b, v1.16b, v26.16b
    eor3 v20.16b, v11.16b, v20.16b, v28.16b
    bcax v10.16b, v12.16b, v0.16b, v28.16b
    orr v0.16b, v0.16b, v27.16b
    ldp q11, q12, [x3, #352]
    xar v22.2d, v22.2d, v25.2d, #24
    eor3 v1.16b, v29.16b, v25.16b, v1.16b
    eor3 v7.16b, v7.16b, v26.16b, v31.16b
    rev64 v23.4s, v23.4s
    eor3 v0.16b, v21.16b, v28.16b, v0.16b
    eor3 v4.16b, v4.16b, v27.16b, v10.16b
    rev64 v20.4s, v20.4s
    bcax v16.16b, v16.16b, v7.16b, v25.16b
    xar v1.2d, v9.2d, v1.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v21.16b, v23.16b, v15.16b, v24.16b
    // round 10 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v0.16b, v27.16b
    xar v4.2d, v9.2d, v4.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v25.16b, v20.16b, v2.16b, v6.16b
    // round 10 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v13.16b, v1.16b
    bcax v26.16b, v30.16b, v8.16b, v4.16b
    // round 10 (pipo.dsl:37)
    xar v3.2d, v11.2d, v3.2d, #16
    xar v16.2d, v11.2d, v16.2d, #16
    xar v7.2d, v12.2d, v7.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v6.16b, v25.16b
    ldp q27, q28, [x3, #448]
    bcax v29.16b, v15.16b, v24.16b, v21.16b
    bcax v30.16b, v3.16b, v26.16b, v0.16b
    orn v31.16b, v22.16b, v16.16b
    eor v8.16b, v8.16b, v0.16b
    orn v3.16b, v26.16b, v3.16b
    bcax v16.16b, v16.16b, v22.16b, v7.16b
    bit v6.16b, v20.16b, v2.16b
    eor3 v20.16b, v7.16b, v21.16b, v31.16b
    eor3 v4.16b, v4.16b, v26.16b, v30.16b
    ldp q31, q9, [x3, #416]
    bit v24.16b, v23.16b, v29.16b
    eor3 v0.16b, v0.16b, v25.16b, v3.16b
    eor3 v1.16b, v1.16b, v22.16b, v16.16b
    ldr q3, [x3, #736]
    eor v7.16b, v13.16b, v7.16b
    xar v23.2d, v27.2d, v20.2d, #56
    eor3 v26.16b, v26.16b, v4.16b, v6.16b
    ldr q10, [x3, #384]
    xar v27.2d, v27.2d, v0.2d, #56
    eor3 v22.16b, v22.16b, v1.16b, v24.16b
    eor3 v11.16b, v1.16b, v29.16b, v20.16b
    bic v12.16b, v4.16b, v8.16b
    eor3 v13.16b, v4.16b, v2.16b, v0.16b
    bic v14.16b, v1.16b, v7.16b
    bcax v8.16b, v8.16b, v26.16b, v4.16b
    xar v11.2d, v31.2d, v11.2d, #8
    bcax v7.16b, v7.16b, v22.16b, v1.16b
    xar v31.2d, v31.2d, v13.2d, #8
    eor v13.16b, v3.16b, v26.16b
    eor3 v2.16b, v30.16b, v2.16b, v12.16b
    eor3 v16.16b, v16.16b, v29.16b, v14.16b
    eor v3.16b, v3.16b, v22.16b
    eor3 v21.16b, v10.16b, v21.16b, v7.16b
    eor3 v25.16b, v10.16b, v25.16b, v8.16b
    bcax v29.16b, v14.16b, v20.16b, v7.16b
    orr v30.16b, v0.16b, v2.16b
    ldp q10, q14, [x3, #480]
    xar v15.2d, v9.2d, v2.2d, #24
    bcax v0.16b, v12.16b, v0.16b, v8.16b
    orr v20.16b, v20.16b, v16.16b
    xar v9.2d, v9.2d, v16.2d, #24
    eor3 v24.16b, v24.16b, v16.16b, v29.16b
    eor3 v26.16b, v26.16b, v8.16b, v30.16b
    rev64 v25.4s, v25.4s
    eor3 v7.16b, v22.16b, v7.16b, v20.16b
    eor3 v0.16b, v6.16b, v2.16b, v0.16b
    rev64 v6.4s, v21.4s
    bcax v2.16b, v4.16b, v26.16b, v2.16b
    xar v4.2d, v28.2d, v24.2d, #48
    xar v20.2d, v14.2d, v26.2d, #40
    xar v0.2d, v28.2d, v0.2d, #48
    bcax v1.16b, v1.16b, v7.16b, v16.16b
    xar v7.2d, v14.2d, v7.2d, #40
    // round 12 (pipo.dsl:36)
    bcax v16.16b, v6.16b, v3.16b, v11.16b
    bcax v21.16b, v9.16b, v23.16b, v4.16b
    // round 11 (pipo.dsl:37)
    xar v2.2d, v10.2d, v2.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v22.16b, v15.16b, v27.16b, v0.16b
    // round 11 (pipo.dsl:37)
    xar v1.2d, v10.2d, v1.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v24.16b, v25.16b, v13.16b, v31.16b
    bcax v3.16b, v3.16b, v11.16b, v16.16b
    eor v26.16b, v27.16b, v20.16b
    ldp q27, q28, [x3, #576]
    orn v29.16b, v22.16b, v2.16b
    bcax v30.16b, v1.16b, v21.16b, v7.16b
    bcax v2.16b, v2.16b, v22.16b, v20.16b
    bcax v8.16b, v13.16b, v31.16b, v24.16b
    orn v1.16b, v21.16b, v1.16b
    bit v11.16b, v6.16b, v3.16b
    ldr q6, [x3, #752]
    eor3 v4.16b, v4.16b, v21.16b, v30.16b
    eor3 v20.16b, v20.16b, v24.16b, v29.16b
    eor3 v0.16b, v0.16b, v22.16b, v2.16b
    eor v23.16b, v23.16b, v7.16b
    bit v31.16b, v25.16b, v8.16b
    eor3 v1.16b, v7.16b, v16.16b, v1.16b
    ldp q7, q25, [x3, #544]
    bic v29.16b, v0.16b, v26.16b
    xar v9.2d, v27.2d, v20.2d, #56
    eor3 v21.16b, v21.16b, v4.16b, v11.16b
    ldr q10, [x3, #512]
    eor3 v12.16b, v0.16b, v8.16b, v20.16b
    bic v13.16b, v4.16b, v23.16b
    eor3 v22.16b, v22.16b, v0.16b, v31.16b
    xar v27.2d, v27.2d, v1.2d, #56
    eor3 v14.16b, v4.16b, v3.16b, v1.16b
    eor v15.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v22.16b
    eor3 v3.16b, v30.16b, v3.16b, v13.16b
    bcax v26.16b, v26.16b, v22.16b, v0.16b
    bcax v23.16b, v23.16b, v21.16b, v4.16b
    xar v30.2d, v7.2d, v12.2d, #8
    eor3 v2.16b, v2.16b, v8.16b, v29.16b
    xar v7.2d, v7.2d, v14.2d, #8
    eor3 v24.16b, v10.16b, v24.16b, v26.16b
    orr v8.16b, v1.16b, v3.16b
    ldp q12, q14, [x3, #608]
    eor3 v16.16b, v10.16b, v16.16b, v23.16b
    bcax v1.16b, v13.16b, v1.16b, v23.16b
    orr v10.16b, v20.16b, v2.16b
    xar v13.2d, v25.2d, v2.2d, #24
    bcax v20.16b, v29.16b, v20.16b, v26.16b
    xar v25.2d, v25.2d, v3.2d, #24
    eor3 v1.16b, v11.16b, v3.16b, v1.16b
    eor3 v21.16b, v21.16b, v23.16b, v8.16b
    eor3 v22.16b, v22.16b, v26.16b, v10.16b
    rev64 v23.4s, v24.4s
    eor3 v20.16b, v31.16b, v2.16b, v20.16b
    rev64 v16.4s, v16.4s
    xar v24.2d, v14.2d, v22.2d, #40
    xar v1.2d, v28.2d, v1.2d, #48
    bcax v3.16b, v4.16b, v21.16b, v3.16b
    // round 13 (pipo.dsl:36)
    bcax v4.16b, v16.16b, v15.16b, v7.16b
    // round 12 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v22.16b, v2.16b
    // round 13 (pipo.dsl:36)
    bcax v2.16b, v23.16b, v6.16b, v30.16b
    // round 12 (pipo.dsl:37)
    xar v20.2d, v28.2d, v20.2d, #48
    // round 13 (pipo.dsl:36)
    bcax v22.16b, v25.16b, v27.16b, v1.16b
    // round 12 (pipo.dsl:37)
    xar v3.2d, v12.2d, v3.2d, #16
    xar v21.2d, v14.2d, v21.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v6.16b, v6.16b, v30.16b, v2.16b
    bcax v25.16b, v15.16b, v7.16b, v4.16b
    ldp q26, q28, [x3, #192]
    bcax v29.16b, v13.16b, v9.16b, v20.16b
    // round 12 (pipo.dsl:37)
    xar v0.2d, v12.2d, v0.2d, #16
    // round 13 (pipo.dsl:36)
    orn v31.16b, v22.16b, v3.16b
    eor v27.16b, v27.16b, v21.16b
    eor v8.16b, v9.16b, v24.16b
    bcax v3.16b, v3.16b, v22.16b, v21.16b
    orn v9.16b, v29.16b, v0.16b
    bcax v0.16b, v0.16b, v29.16b, v24.16b
    eor3 v21.16b, v21.16b, v4.16b, v31.16b
    ldp q31, q10, [x3, #160]
    bit v7.16b, v16.16b, v25.16b
    bit v30.16b, v23.16b, v6.16b
    eor3 v1.16b, v1.16b, v22.16b, v3.16b
    eor3 v16.16b, v24.16b, v2.16b, v9.16b
    eor3 v20.16b, v20.16b, v29.16b, v0.16b
    xar v23.2d, v26.2d, v21.2d, #56
    ldr q24, [x3, #768]
    eor3 v22.16b, v22.16b, v1.16b, v7.16b
    bic v9.16b, v1.16b, v27.16b
    eor3 v11.16b, v1.16b, v25.16b, v21.16b
    ldr q12, [x3, #128]
    xar v26.2d, v26.2d, v16.2d, #56
    bic v13.16b, v20.16b, v8.16b
    eor3 v29.16b, v29.16b, v20.16b, v30.16b
    eor3 v14.16b, v20.16b, v6.16b, v16.16b
    xar v11.2d, v31.2d, v11.2d, #8
    eor3 v3.16b, v3.16b, v25.16b, v9.16b
    eor3 v0.16b, v0.16b, v6.16b, v13.16b
    bcax v6.16b, v27.16b, v22.16b, v1.16b
    bcax v25.16b, v8.16b, v29.16b, v20.16b
    xar v27.2d, v31.2d, v14.2d, #8
    eor v31.16b, v24.16b, v29.16b
    eor v24.16b, v24.16b, v22.16b
    xar v8.2d, v10.2d, v0.2d, #24
    eor3 v2.16b, v12.16b, v2.16b, v25.16b
    bcax v9.16b, v9.16b, v21.16b, v6.16b
    bcax v13.16b, v13.16b, v16.16b, v25.16b
    orr v21.16b, v21.16b, v3.16b
    orr v16.16b, v16.16b, v0.16b
    ldp q14, q15, [x3, #224]
    xar v10.2d, v10.2d, v3.2d, #24
    eor3 v4.16b, v12.16b, v4.16b, v6.16b
    eor3 v7.16b, v7.16b, v3.16b, v9.16b
    eor3 v30.16b, v30.16b, v0.16b, v13.16b
    eor3 v16.16b, v29.16b, v25.16b, v16.16b
    eor3 v6.16b, v22.16b, v6.16b, v21.16b
    rev64 v4.4s, v4.4s
    rev64 v2.4s, v2.4s
    xar v7.2d, v28.2d, v7.2d, #48
    bcax v1.16b, v1.16b, v6.16b, v3.16b
    xar v3.2d, v28.2d, v30.2d, #48
    bcax v0.16b, v20.16b, v16.16b, v0.16b
    // round 14 (pipo.dsl:36)
    bcax v20.16b, v2.16b, v31.16b, v27.16b
    // round 13 (pipo.dsl:37)
    xar v16.2d, v15.2d, v16.2d, #40
    // round 14 (pipo.dsl:36)
    bcax v21.16b, v10.16b, v23.16b, v7.16b
    // round 13 (pipo.dsl:37)
    xar v1.2d, v14.2d, v1.2d, #16
    // round 14 (pipo.dsl:36)
    bcax v22.16b, v8.16b, v26.16b, v3.16b
    // round 13 (pipo.dsl:37)
    xar v0.2d, v14.2d, v0.2d, #16
    // round 14 (pipo.dsl:36)
    bcax v25.16b, v4.16b, v24.16b, v11.16b
    // round 13 (pipo.dsl:37)
    xar v6.2d, v15.2d, v6.2d, #40
    // round 14 (pipo.dsl:36)
    bcax v28.16b, v31.16b, v27.16b, v20.16b
    ldp q29, q30, [x3, #320]
    bcax v31.16b, v0.16b, v22.16b, v16.16b
    orn v8.16b, v21.16b, v1.16b
    orn v0.16b, v22.16b, v0.16b
    eor v23.16b, v23.16b, v6.16b
    bcax v24.16b, v24.16b, v11.16b, v25.16b
    bcax v1.16b, v1.16b, v21.16b, v6.16b
    eor3 v0.16b, v16.16b, v20.16b, v0.16b
    eor3 v6.16b, v6.16b, v25.16b, v8.16b
    eor3 v3.16b, v3.16b, v22.16b, v31.16b
    ldr q8, [x3, #784]
    bit v27.16b, v2.16b, v28.16b
    bit v11.16b, v4.16b, v24.16b
    eor3 v2.16b, v7.16b, v21.16b, v1.16b
    ldp q4, q7, [x3, #288]
    eor v16.16b, v26.16b, v16.16b
    xar v26.2d, v29.2d, v6.2d, #56
    eor3 v9.16b, v3.16b, v28.16b, v0.16b
    eor3 v22.16b, v22.16b, v3.16b, v27.16b
    bic v10.16b, v2.16b, v23.16b
    eor3 v21.16b, v21.16b, v2.16b, v11.16b
    bic v12.16b, v3.16b, v16.16b
    xar v29.2d, v29.2d, v0.2d, #56
    eor3 v13.16b, v2.16b, v24.16b, v6.16b
    ldr q14, [x3, #256]
    eor v15.16b, v8.16b, v21.16b
    bcax v16.16b, v16.16b, v22.16b, v3.16b
    eor3 v1.16b, v1.16b, v24.16b, v10.16b
    xar v24.2d, v4.2d, v9.2d, #8
    bcax v23.16b, v23.16b, v21.16b, v2.16b
    eor3 v28.16b, v31.16b, v28.16b, v12.16b
    eor v31.16b, v8.16b, v22.16b
    xar v4.2d, v4.2d, v13.2d, #8
    xar v8.2d, v7.2d, v1.2d, #24
    ldp q9, q13, [x3, #352]
    xar v7.2d, v7.2d, v28.2d, #24
    bcax v10.16b, v10.16b, v6.16b, v23.16b
    orr v6.16b, v6.16b, v1.16b
    bcax v12.16b, v12.16b, v0.16b, v16.16b
    orr v0.16b, v0.16b, v28.16b
    eor3 v20.16b, v14.16b, v20.16b, v16.16b
    eor3 v25.16b, v14.16b, v25.16b, v23.16b
    eor3 v10.16b, v11.16b, v1.16b, v10.16b
    eor3 v6.16b, v21.16b, v23.16b, v6.16b
    rev64 v20.4s, v20.4s
    eor3 v0.16b, v22.16b, v16.16b, v0.16b
    eor3 v16.16b, v27.16b, v28.16b, v12.16b
    rev64 v21.4s, v25.4s
    xar v22.2d, v13.2d, v6.2d, #40
    bcax v1.16b, v2.16b, v6.16b, v1.16b
    xar v2.2d, v30.2d, v16.2d, #48
    bcax v3.16b, v3.16b, v0.16b, v28.16b
    xar v6.2d, v30.2d, v10.2d, #48
    // round 15 (pipo.dsl:36)
    bcax v16.16b, v20.16b, v31.16b, v24.16b
    // round 14 (pipo.dsl:37)
    xar v0.2d, v13.2d, v0.2d, #40
    xar v1.2d, v9.2d, v1.2d, #16
    // round 15 (pipo.dsl:36)
    bcax v23.16b, v8.16b, v26.16b, v6.16b
    bcax v7.16b, v7.16b, v29.16b, v2.16b
    // round 14 (pipo.dsl:37)
    xar v3.2d, v9.2d, v3.2d, #16
    // round 15 (pipo.dsl:36)
    bcax v25.16b, v21.16b, v15.16b, v4.16b
    eor v27.16b, v29.16b, v0.16b
    bcax v28.16b, v31.16b, v24.16b, v16.16b
    orn v29.16b, v23.16b, v1.16b
    bcax v1.16b, v1.16b, v23.16b, v22.16b
    bcax v30.16b, v3.16b, v7.16b, v0.16b
    bcax v31.16b, v15.16b, v4.16b, v25.16b
    eor v26.16b, v26.16b, v22.16b
    orn v3.16b, v7.16b, v3.16b
    ldp q8, q9, [x3, #448]
    eor3 v6.16b, v6.16b, v23.16b, v1.16b
    eor3 v22.16b, v22.16b, v25.16b, v29.16b
    eor3 v2.16b, v2.16b, v7.16b, v30.16b
    ldr q29, [x3, #800]
    ldp q10, q11, [x3, #416]
    bit v4.16b, v21.16b, v31.16b
    bit v24.16b, v20.16b, v28.16b
    eor3 v0.16b, v0.16b, v16.16b, v3.16b
    bic v3.16b, v2.16b, v27.16b
    eor3 v20.16b, v6.16b, v31.16b, v22.16b
    bic v21.16b, v6.16b, v26.16b
    ldr q12, [x3, #384]
    eor3 v7.16b, v7.16b, v2.16b, v24.16b
    eor3 v23.16b, v23.16b, v6.16b, v4.16b
    eor3 v13.16b, v2.16b, v28.16b, v0.16b
    xar v14.2d, v8.2d, v22.2d, #56
    xar v8.2d, v8.2d, v0.2d, #56
    eor3 v1.16b, v1.16b, v31.16b, v21.16b
    xar v31.2d, v10.2d, v13.2d, #8
    eor v13.16b, v29.16b, v7.16b
    bcax v26.16b, v26.16b, v23.16b, v6.16b
    eor v29.16b, v29.16b, v23.16b
    eor3 v28.16b, v30.16b, v28.16b, v3.16b
    bcax v27.16b, v27.16b, v7.16b, v2.16b
    xar v20.2d, v10.2d, v20.2d, #8
    eor3 v25.16b, v12.16b, v25.16b, v26.16b
    orr v30.16b, v22.16b, v1.16b
    orr v10.16b, v0.16b, v28.16b
    bcax v0.16b, v3.16b, v0.16b, v27.16b
    eor3 v3.16b, v12.16b, v16.16b, v27.16b
    ldp q16, q12, [x3, #480]
    xar v15.2d, v11.2d, v1.2d, #24
    bcax v21.16b, v21.16b, v22.16b, v26.16b
    xar v22.2d, v11.2d, v28.2d, #24
    eor3 v0.16b, v24.16b, v28.16b, v0.16b
    eor3 v23.16b, v23.16b, v26.16b, v30.16b
    eor3 v7.16b, v7.16b, v27.16b, v10.16b
    eor3 v4.16b, v4.16b, v1.16b, v21.16b
    rev64 v21.4s, v25.4s
    rev64 v3.4s, v3.4s
    bcax v1.16b, v6.16b, v23.16b, v1.16b
    xar v0.2d, v9.2d, v0.2d, #48
    bcax v2.16b, v2.16b, v7.16b, v28.16b
    xar v6.2d, v12.2d, v7.2d, #40
    xar v7.2d, v12.2d, v23.2d, #40
    xar v4.2d, v9.2d, v4.2d, #48
    // round 16 (pipo.dsl:36)
    bcax v23.16b, v3.16b, v13.16b, v31.16b
    // round 15 (pipo.dsl:37)
    xar v2.2d, v16.2d, v2.2d, #16
    // round 16 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v8.16b, v0.16b
    bcax v24.16b, v21.16b, v29.16b, v20.16b
    bcax v25.16b, v15.16b, v14.16b, v4.16b
    // round 15 (pipo.dsl:37)
    xar v1.2d, v16.2d, v1.2d, #16
    // round 16 (pipo.dsl:38)
    ldp q16, q26, [x3, #576]
    bcax v27.16b, v13.16b, v31.16b, v23.16b
    eor v28.16b, v14.16b, v7.16b
    orn v30.16b, v22.16b, v2.16b
    bcax v29.16b, v29.16b, v20.16b, v24.16b
    bcax v2.16b, v2.16b, v22.16b, v6.16b
    bcax v9.16b, v1.16b, v25.16b, v7.16b
    bit v31.16b, v3.16b, v27.16b
    orn v1.16b, v25.16b, v1.16b
    eor3 v3.16b, v6.16b, v23.16b, v30.16b
    ldr q30, [x3, #816]
    bit v20.16b, v21.16b, v29.16b
    eor3 v4.16b, v4.16b, v25.16b, v9.16b
    eor3 v0.16b, v0.16b, v22.16b, v2.16b
    ldp q21, q10, [x3, #544]
    eor v6.16b, v8.16b, v6.16b
    eor3 v1.16b, v7.16b, v24.16b, v1.16b
    xar v7.2d, v16.2d, v3.2d, #56
    eor3 v8.16b, v0.16b, v27.16b, v3.16b
    eor3 v25.16b, v25.16b, v4.16b, v20.16b
    eor3 v22.16b, v22.16b, v0.16b, v31.16b
    ldr q11, [x3, #512]
    xar v16.2d, v16.2d, v1.2d, #56
    eor3 v12.16b, v4.16b, v29.16b, v1.16b
    bic v13.16b, v4.16b, v28.16b
    bic v14.16b, v0.16b, v6.16b
    eor v15.16b, v30.16b, v25.16b
    eor v30.16b, v30.16b, v22.16b
    bcax v28.16b, v28.16b, v25.16b, v4.16b
    xar v12.2d, v21.2d, v12.2d, #8
    eor3 v29.16b, v9.16b, v29.16b, v13.16b
    xar v21.2d, v21.2d, v8.2d, #8
    eor3 v2.16b, v2.16b, v27.16b, v14.16b
    bcax v6.16b, v6.16b, v22.16b, v0.16b
    xar v27.2d, v10.2d, v29.2d, #24
    eor3 v24.16b, v11.16b, v24.16b, v28.16b
    bcax v8.16b, v13.16b, v1.16b, v28.16b
    orr v1.16b, v1.16b, v29.16b
    bcax v9.16b, v14.16b, v3.16b, v6.16b
    orr v3.16b, v3.16b, v2.16b
    ldp q13, q14, [x3, #608]
    eor3 v23.16b, v11.16b, v23.16b, v6.16b
    xar v10.2d, v10.2d, v2.2d, #24
    eor3 v20.16b, v20.16b, v29.16b, v8.16b
    eor3 v3.16b, v22.16b, v6.16b, v3.16b
    eor3 v6.16b, v31.16b, v2.16b, v9.16b
    eor3 v1.16b, v25.16b, v28.16b, v1.16b
    rev64 v22.4s, v24.4s
    rev64 v23.4s, v23.4s
    xar v20.2d, v26.2d, v20.2d, #48
    bcax v0.16b, v0.16b, v3.16b, v2.16b
    xar v2.2d, v26.2d, v6.2d, #48
    bcax v4.16b, v4.16b, v1.16b, v29.16b
    xar v1.2d, v14.2d, v1.2d, #40
    xar v3.2d, v14.2d, v3.2d, #40
    // round 17 (pipo.dsl:36)
    bcax v6.16b, v27.16b, v16.16b, v20.16b
    bcax v24.16b, v10.16b, v7.16b, v2.16b
    // round 16 (pipo.dsl:37)
    xar v4.2d, v13.2d, v4.2d, #16
    xar v0.2d, v13.2d, v0.2d, #16
    // round 17 (pipo.dsl:36)
    bcax v25.16b, v22.16b, v15.16b, v12.16b
    bcax v26.16b, v23.16b, v30.16b, v21.16b
    eor v16.16b, v16.16b, v1.16b
    ldr q27, [x3, #192]
    eor v7.16b, v7.16b, v3.16b
    orn v28.16b, v24.16b, v0.16b
    orn v29.16b, v6.16b, v4.16b
    bcax v30.16b, v30.16b, v21.16b, v26.16b
    bcax v0.16b, v0.16b, v24.16b, v3.16b
    bcax v4.16b, v4.16b, v6.16b, v1.16b
    bcax v31.16b, v15.16b, v12.16b, v25.16b
    eor3 v1.16b, v1.16b, v25.16b, v29.16b
    eor3 v3.16b, v3.16b, v26.16b, v28.16b
    ldp q28, q29, [x3, #832]
    bit v21.16b, v23.16b, v30.16b
    eor3 v2.16b, v2.16b, v24.16b, v0.16b
    eor3 v20.16b, v20.16b, v6.16b, v4.16b
    bit v12.16b, v22.16b, v31.16b
    xar v22.2d, v27.2d, v3.2d, #56
    xar v23.2d, v27.2d, v1.2d, #56
    ldr q27, [x3, #176]
    bic v8.16b, v20.16b, v16.16b
    eor3 v24.16b, v24.16b, v2.16b, v21.16b
    eor3 v9.16b, v20.16b, v31.16b, v1.16b
    ldr q10, [x3, #128]
    eor3 v6.16b, v6.16b, v20.16b, v12.16b
    eor3 v11.16b, v2.16b, v30.16b, v3.16b
    bic v13.16b, v2.16b, v7.16b
    bcax v7.16b, v7.16b, v24.16b, v2.16b
    xar v9.2d, v29.2d, v9.2d, #8
    eor3 v4.16b, v4.16b, v31.16b, v8.16b
    xar v29.2d, v29.2d, v11.2d, #8
    eor v31.16b, v28.16b, v6.16b
    bcax v16.16b, v16.16b, v6.16b, v20.16b
    eor3 v0.16b, v0.16b, v30.16b, v13.16b
    eor v28.16b, v28.16b, v24.16b
    xar v30.2d, v27.2d, v4.2d, #24
    orr v11.16b, v1.16b, v4.16b
    eor3 v25.16b, v10.16b, v25.16b, v16.16b
    trn2 v14.16b, v31.16b, v9.16b
    eor3 v26.16b, v10.16b, v26.16b, v7.16b
    xar v27.2d, v27.2d, v0.2d, #24
    trn1 v10.16b, v28.16b, v29.16b
    trn1 v31.16b, v31.16b, v9.16b
    bcax v9.16b, v13.16b, v3.16b, v7.16b
    bcax v1.16b, v8.16b, v1.16b, v16.16b
    ldr q8, [x3, #896]
    orr v3.16b, v3.16b, v0.16b
    trn2 v28.16b, v28.16b, v29.16b
    ushr v29.16b, v10.16b, #1
    ldp q13, q15, [x3, #864]
    eor3 v1.16b, v12.16b, v4.16b, v1.16b
    ushr v12.16b, v31.16b, #1
    eor3 v6.16b, v6.16b, v16.16b, v11.16b
    rev64 v16.4s, v25.4s
    rev64 v25.4s, v26.4s
    eor3 v3.16b, v24.16b, v7.16b, v3.16b
    eor3 v7.16b, v21.16b, v0.16b, v9.16b
    shl v21.16b, v28.16b, #1
    shl v24.16b, v14.16b, #1
    xar v1.2d, v8.2d, v1.2d, #48
    bit v14.16b, v12.16b, v17.16b
    bcax v0.16b, v2.16b, v3.16b, v0.16b
    xar v2.2d, v8.2d, v7.2d, #48
    bit v10.16b, v21.16b, v5.16b
    xar v7.2d, v13.2d, v6.2d, #40
    bit v28.16b, v29.16b, v17.16b
    bcax v4.16b, v20.16b, v6.16b, v4.16b
    bit v31.16b, v24.16b, v5.16b
    xar v3.2d, v13.2d, v3.2d, #40
    trn1 v6.16b, v22.16b, v2.16b
    trn2 v20.16b, v16.16b, v7.16b
    trn2 v2.16b, v22.16b, v2.16b
    trn1 v7.16b, v16.16b, v7.16b
    trn1 v16.16b, v23.16b, v1.16b
    xar v4.2d, v15.2d, v4.2d, #16
    trn2 v21.16b, v25.16b, v3.16b
    trn2 v1.16b, v23.16b, v1.16b
    xar v0.2d, v15.2d, v0.2d, #16
    trn1 v3.16b, v25.16b, v3.16b
    ushr v22.16b, v16.16b, #1
    shl v23.16b, v2.16b, #1
    shl v24.16b, v1.16b, #1
    shl v25.16b, v21.16b, #1
    trn2 v26.16b, v4.16b, v30.16b
    ushr v29.16b, v3.16b, #1
    ushr v8.16b, v7.16b, #1
    ushr v9.16b, v6.16b, #1
    trn1 v4.16b, v4.16b, v30.16b
    shl v30.16b, v20.16b, #1
    trn1 v11.16b, v0.16b, v27.16b
    trn2 v0.16b, v0.16b, v27.16b
    bit v16.16b, v24.16b, v5.16b
    bit v7.16b, v30.16b, v5.16b
    bit v6.16b, v23.16b, v5.16b
    bit v20.16b, v8.16b, v17.16b
    shl v23.16b, v0.16b, #1
    ushr v24.16b, v4.16b, #1
    ushr v27.16b, v11.16b, #1
    bit v1.16b, v22.16b, v17.16b
    bit v21.16b, v29.16b, v17.16b
    bit v3.16b, v25.16b, v5.16b
    shl v22.16b, v26.16b, #1
    bit v2.16b, v9.16b, v17.16b
    bit v0.16b, v27.16b, v17.16b
    trn1 v25.8h, v14.8h, v20.8h
    trn2 v27.8h, v28.8h, v21.8h
    trn1 v29.8h, v10.8h, v3.8h
    trn2 v3.8h, v10.8h, v3.8h
    bit v4.16b, v22.16b, v5.16b
    bit v11.16b, v23.16b, v5.16b
    bit v26.16b, v24.16b, v17.16b
    trn1 v5.8h, v28.8h, v21.8h
    trn2 v17.8h, v14.8h, v20.8h
    trn1 v20.8h, v31.8h, v7.8h
    trn2 v7.8h, v31.8h, v7.8h
    trn2 v21.8h, v11.8h, v6.8h
    trn1 v6.8h, v11.8h, v6.8h
    ushr v22.16b, v5.16b, #2
    ushr v23.16b, v25.16b, #2
    trn2 v24.8h, v0.8h, v2.8h
    trn1 v0.8h, v0.8h, v2.8h
    shl v2.16b, v7.16b, #2
    shl v28.16b, v27.16b, #2
    trn2 v30.8h, v26.8h, v1.8h
    ushr v31.16b, v29.16b, #2
    trn1 v1.8h, v26.8h, v1.8h
    shl v26.16b, v3.16b, #2
    trn1 v8.8h, v4.8h, v16.8h
    ushr v9.16b, v20.16b, #2
    shl v10.16b, v17.16b, #2
    trn2 v4.8h, v4.8h, v16.8h
    ushr v16.16b, v1.16b, #2
    bit v17.16b, v23.16b, v18.16b
    shl v23.16b, v24.16b, #2
    bit v27.16b, v22.16b, v18.16b
    bit v5.16b, v28.16b, v19.16b
    ushr v22.16b, v6.16b, #2
    bit v20.16b, v2.16b, v19.16b
    bit v3.16b, v31.16b, v18.16b
    bit v25.16b, v10.16b, v19.16b
    shl v2.16b, v21.16b, #2
    ushr v28.16b, v8.16b, #2
    shl v31.16b, v30.16b, #2
    bit v7.16b, v9.16b, v18.16b
    shl v9.16b, v4.16b, #2
    ushr v10.16b, v0.16b, #2
    bit v29.16b, v26.16b, v19.16b
    bit v6.16b, v2.16b, v19.16b
    bit v1.16b, v31.16b, v19.16b
    bit v4.16b, v28.16b, v18.16b
    bit v8.16b, v9.16b, v19.16b
    bit v0.16b, v23.16b, v19.16b
    bit v30.16b, v16.16b, v18.16b
    bit v24.16b, v10.16b, v18.16b
    bit v21.16b, v22.16b, v18.16b
    trn2 v2.4s, v29.4s, v6.4s
    trn2 v16.4s, v20.4s, v8.4s
    trn1 v18.4s, v5.4s, v0.4s
    trn2 v19.4s, v3.4s, v21.4s
    trn1 v22.4s, v17.4s, v30.4s
    trn1 v6.4s, v29.4s, v6.4s
    trn2 v23.4s, v7.4s, v4.4s
    trn2 v17.4s, v17.4s, v30.4s
    trn2 v26.4s, v27.4s, v24.4s
    trn1 v4.4s, v7.4s, v4.4s
    trn1 v3.4s, v3.4s, v21.4s
    trn1 v7.4s, v27.4s, v24.4s
    ldr q21, [x1, #208]
    ldr q24, [x1, #224]
    trn1 v20.4s, v20.4s, v8.4s
    trn2 v27.4s, v25.4s, v1.4s
    trn1 v1.4s, v25.4s, v1.4s
    ldr q25, [x1, #192]
    ldr q28, [x1, #48]
    trn2 v0.4s, v5.4s, v0.4s
    mov v5.16b, v7.16b
    sli v5.16b, v26.16b, #4
    sri v26.16b, v7.16b, #4
    ldr q7, [x1, #144]
    ldr q29, [x1, #112]
    mov v30.16b, v1.16b
    sli v30.16b, v27.16b, #4
    mov v31.16b, v20.16b
    sli v31.16b, v16.16b, #4
    sri v16.16b, v20.16b, #4
    ldr q20, [x1, #96]
    ldr q8, [x1, #80]
    mov v9.16b, v22.16b
    sli v9.16b, v17.16b, #4
    mov v10.16b, v3.16b
    sli v10.16b, v19.16b, #4
    mov v11.16b, v4.16b
    sli v11.16b, v23.16b, #4
    ldr q12, [x1, #16]
    ldr q13, [x1, #64]
    sri v23.16b, v4.16b, #4
    mov v4.16b, v6.16b
    sli v4.16b, v2.16b, #4
    sri v2.16b, v6.16b, #4
    ldr q6, [x1, #160]
    ldr q14, [x1, #0]
    mov v15.16b, v18.16b
    sli v15.16b, v0.16b, #4
    sri v17.16b, v22.16b, #4
    sri v0.16b, v18.16b, #4
    ldr q18, [x1, #240]
    ldr q22, [x1, #32]
    sri v19.16b, v3.16b, #4
    eor v3.16b, v26.16b, v29.16b
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [x1, #128]
    sri v27.16b, v1.16b, #4
    ldr q1, [x1, #176]
    eor v0.16b, v0.16b, v8.16b
    eor v25.16b, v30.16b, v25.16b
    eor v2.16b, v2.16b, v12.16b
    eor v26.16b, v15.16b, v13.16b
    str q3, [x0, #112]
    str q7, [x0, #144]
    eor v3.16b, v4.16b, v14.16b
    eor v4.16b, v9.16b, v24.16b
    str q0, [x0, #80]
    str q25, [x0, #192]
    eor v0.16b, v11.16b, v6.16b
    eor v6.16b, v17.16b, v18.16b
    str q26, [x0, #64]
    str q2, [x0, #16]
    eor v2.16b, v5.16b, v20.16b
    eor v5.16b, v19.16b, v28.16b
    str q4, [x0, #224]
    str q3, [x0, #0]
    eor v3.16b, v31.16b, v16.16b
    eor v1.16b, v23.16b, v1.16b
    str q6, [x0, #240]
    str q0, [x0, #160]
    eor v0.16b, v27.16b, v21.16b
    eor v4.16b, v10.16b, v22.16b
    str q5, [x0, #48]
    str q2, [x0, #96]
    str q3, [x0, #128]
    str q1, [x0, #176]
    str q0, [x0, #208]
    str q4, [x0, #32]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #32
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
    movz x10, #16
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
    movz x10, #16
.Llwcc_pipo64_256_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_pipo64_256_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_pipo64_256_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_256_ctr_crypt_neon, .-lwcc_pipo64_256_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_256_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x11, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x12, 0x00, 0x00, 0x00, 0x13, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x14, 0x00, 0x00, 0x00, 0x15, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x16, 0x00, 0x00, 0x00, 0x17, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00, 0x18, 0x00, 0x00, 0x00, 0x19, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00, 0x1a, 0x00, 0x00, 0x00, 0x1b, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00, 0x1c, 0x00, 0x00, 0x00, 0x1d, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00, 0x1e, 0x00, 0x00, 0x00, 0x1f, 0x00, 0x00, 0x00
    .byte 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80
    .byte 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00
    .byte 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00, 0xff, 0x00, 0x00, 0x00
