// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_256 --target neon --lanes 16 --stride 3 --features sha3 --pass 'schedule(effort=24000)'
// passes:    unroll() invert() counter() fold() sbox(lanes=16) complement() rotate() balance() hoist() slice(stride=3) select() schedule(effort=24000) allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 240
// layout:    ldr_q; swap_4.16b n1; transpose.4s c2; swap_2.16b n2; transpose.8h c1; swap_1.16b n3; transpose.16b c0; r2 r1 r0 | n3 n2 n1 c0 c1 c2 n0
// sizes:     in bytes: block 8, key 32, nonce 4, rk 1648, ctx 1744, align 16, group 128, stack 240
// registers: v0-v31; x0-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:1080fcefee6a8b820662e6a8262b930e87ea5a31927ddbaf906d1f144f440a54

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
    add x9, x1, #21
    add x10, x1, #29
    add x11, x1, #26
    add x12, x1, #22
    ld1r {v0.16b}, [x1]
    ld1r {v1.16b}, [x12]
    add x12, x1, #3
    add x13, x1, #2
    ld1r {v2.16b}, [x13]
    ldr q3, [x8, #64]
    cmtst v2.16b, v2.16b, v3.16b
    str q2, [x0, #0]
    cmtst v0.16b, v0.16b, v3.16b
    str q0, [x0, #16]
    add x13, x1, #1
    ld1r {v4.16b}, [x13]
    add x13, x1, #5
    ld1r {v5.16b}, [x13]
    add x13, x1, #7
    ld1r {v6.16b}, [x13]
    add x13, x1, #6
    ld1r {v7.16b}, [x13]
    add x13, x1, #4
    ld1r {v16.16b}, [x13]
    add x13, x1, #13
    cmtst v4.16b, v4.16b, v3.16b
    mvn v17.16b, v4.16b
    str q17, [x0, #32]
    cmtst v5.16b, v5.16b, v3.16b
    str q5, [x0, #48]
    cmtst v6.16b, v6.16b, v3.16b
    str q6, [x0, #64]
    cmtst v7.16b, v7.16b, v3.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #80]
    cmtst v16.16b, v16.16b, v3.16b
    mvn v18.16b, v16.16b
    str q18, [x0, #96]
    ld1r {v19.16b}, [x12]
    cmtst v19.16b, v19.16b, v3.16b
    mvn v20.16b, v19.16b
    str q20, [x0, #112]
    add x12, x1, #9
    ld1r {v20.16b}, [x12]
    add x12, x1, #10
    ld1r {v21.16b}, [x12]
    add x12, x1, #8
    ld1r {v22.16b}, [x13]
    add x13, x1, #23
    cmtst v20.16b, v20.16b, v3.16b
    // round 1 (pipo.dsl:38)
    mvn v23.16b, v20.16b
    movi v24.16b, #0
    xar v24.2d, v23.2d, v24.2d, #56
    str q24, [x0, #128]
    cmtst v21.16b, v21.16b, v3.16b
    mvn v24.16b, v21.16b
    rev64 v25.4s, v24.4s
    str q25, [x0, #144]
    ld1r {v25.16b}, [x12]
    cmtst v25.16b, v25.16b, v3.16b
    ldr q26, [x8, #80]
    eor v26.16b, v25.16b, v26.16b
    mvn v27.16b, v26.16b
    str q27, [x0, #160]
    cmtst v22.16b, v22.16b, v3.16b
    mvn v27.16b, v22.16b
    movi v28.16b, #0
    xar v28.2d, v27.2d, v28.2d, #40
    str q28, [x0, #176]
    add x12, x1, #15
    ld1r {v28.16b}, [x12]
    add x12, x1, #14
    cmtst v28.16b, v28.16b, v3.16b
    movi v29.16b, #0
    xar v29.2d, v28.2d, v29.2d, #16
    str q29, [x0, #192]
    ld1r {v29.16b}, [x12]
    add x12, x1, #12
    ld1r {v30.16b}, [x12]
    add x12, x1, #11
    ld1r {v31.16b}, [x12]
    add x12, x1, #17
    ld1r {v8.16b}, [x12]
    add x12, x1, #18
    ld1r {v9.16b}, [x9]
    add x9, x1, #28
    ld1r {v10.16b}, [x12]
    add x12, x1, #16
    ld1r {v11.16b}, [x12]
    add x12, x1, #30
    cmtst v29.16b, v29.16b, v3.16b
    mvn v12.16b, v29.16b
    movi v13.16b, #0
    xar v13.2d, v12.2d, v13.2d, #8
    str q13, [x0, #208]
    cmtst v30.16b, v30.16b, v3.16b
    mvn v13.16b, v30.16b
    movi v14.16b, #0
    xar v13.2d, v13.2d, v14.2d, #48
    str q13, [x0, #224]
    cmtst v31.16b, v31.16b, v3.16b
    movi v13.16b, #0
    xar v13.2d, v31.2d, v13.2d, #24
    str q13, [x0, #240]
    cmtst v8.16b, v8.16b, v3.16b
    // round 2 (pipo.dsl:38)
    mvn v8.16b, v8.16b
    movi v13.16b, #0
    xar v13.2d, v8.2d, v13.2d, #56
    str q13, [x0, #256]
    cmtst v10.16b, v10.16b, v3.16b
    mvn v10.16b, v10.16b
    rev64 v13.4s, v10.4s
    str q13, [x0, #272]
    cmtst v11.16b, v11.16b, v3.16b
    ldr q13, [x8, #96]
    eor v13.16b, v11.16b, v13.16b
    mvn v14.16b, v13.16b
    str q14, [x0, #288]
    cmtst v9.16b, v9.16b, v3.16b
    mvn v14.16b, v9.16b
    movi v15.16b, #0
    xar v14.2d, v14.2d, v15.2d, #40
    ld1r {v15.16b}, [x13]
    add x13, x1, #20
    str q14, [x0, #304]
    cmtst v14.16b, v15.16b, v3.16b
    movi v15.16b, #0
    xar v15.2d, v14.2d, v15.2d, #16
    str q15, [x0, #320]
    cmtst v1.16b, v1.16b, v3.16b
    mvn v1.16b, v1.16b
    movi v15.16b, #0
    xar v15.2d, v1.2d, v15.2d, #8
    str q15, [x0, #336]
    ld1r {v15.16b}, [x13]
    add x13, x1, #19
    cmtst v15.16b, v15.16b, v3.16b
    str q23, [sp, #64]
    mvn v23.16b, v15.16b
    str q28, [sp, #80]
    movi v28.16b, #0
    xar v23.2d, v23.2d, v28.2d, #48
    str q23, [x0, #352]
    ld1r {v23.16b}, [x13]
    add x13, x1, #25
    cmtst v23.16b, v23.16b, v3.16b
    movi v28.16b, #0
    xar v28.2d, v23.2d, v28.2d, #24
    str q28, [x0, #368]
    ld1r {v28.16b}, [x13]
    add x13, x1, #31
    cmtst v28.16b, v28.16b, v3.16b
    // round 3 (pipo.dsl:38)
    mvn v28.16b, v28.16b
    str q12, [sp, #96]
    movi v12.16b, #0
    xar v12.2d, v28.2d, v12.2d, #56
    str q12, [x0, #384]
    ld1r {v12.16b}, [x11]
    add x11, x1, #24
    cmtst v12.16b, v12.16b, v3.16b
    mvn v12.16b, v12.16b
    str q14, [sp, #112]
    rev64 v14.4s, v12.4s
    str q14, [x0, #400]
    ld1r {v14.16b}, [x11]
    add x11, x1, #27
    cmtst v14.16b, v14.16b, v3.16b
    str q1, [sp, #128]
    ldr q1, [x8, #112]
    eor v1.16b, v14.16b, v1.16b
    str q15, [sp, #144]
    mvn v15.16b, v1.16b
    str q15, [x0, #416]
    ld1r {v15.16b}, [x10]
    cmtst v15.16b, v15.16b, v3.16b
    str q24, [sp, #160]
    mvn v24.16b, v15.16b
    str q27, [sp, #176]
    movi v27.16b, #0
    xar v24.2d, v24.2d, v27.2d, #40
    str q24, [x0, #432]
    ld1r {v24.16b}, [x13]
    cmtst v24.16b, v24.16b, v3.16b
    movi v27.16b, #0
    xar v27.2d, v24.2d, v27.2d, #16
    str q27, [x0, #448]
    ld1r {v27.16b}, [x12]
    cmtst v27.16b, v27.16b, v3.16b
    mvn v27.16b, v27.16b
    str q21, [sp, #192]
    movi v21.16b, #0
    xar v21.2d, v27.2d, v21.2d, #8
    str q21, [x0, #464]
    ld1r {v21.16b}, [x9]
    cmtst v21.16b, v21.16b, v3.16b
    str q21, [sp, #208]
    mvn v21.16b, v21.16b
    str q20, [sp, #224]
    movi v20.16b, #0
    xar v20.2d, v21.2d, v20.2d, #48
    str q20, [x0, #480]
    ld1r {v20.16b}, [x11]
    cmtst v3.16b, v20.16b, v3.16b
    movi v20.16b, #0
    xar v20.2d, v3.2d, v20.2d, #24
    str q20, [x0, #496]
    // round 4 (pipo.dsl:37)
    movi v20.16b, #0
    xar v17.2d, v17.2d, v20.2d, #56
    str q17, [x0, #512]
    mvn v2.16b, v2.16b
    rev64 v17.4s, v2.4s
    str q17, [x0, #528]
    ldr q17, [x8, #128]
    eor v17.16b, v0.16b, v17.16b
    mvn v20.16b, v17.16b
    str q20, [x0, #544]
    mvn v5.16b, v5.16b
    movi v20.16b, #0
    xar v20.2d, v5.2d, v20.2d, #40
    str q20, [x0, #560]
    movi v20.16b, #0
    xar v6.2d, v6.2d, v20.2d, #16
    str q6, [x0, #576]
    movi v6.16b, #0
    xar v6.2d, v7.2d, v6.2d, #8
    str q6, [x0, #592]
    movi v6.16b, #0
    xar v6.2d, v18.2d, v6.2d, #48
    str q6, [x0, #608]
    movi v6.16b, #0
    xar v6.2d, v19.2d, v6.2d, #24
    str q6, [x0, #624]
    ldr q6, [x8, #144]
    eor v6.16b, v25.16b, v6.16b
    // round 5 (pipo.dsl:38)
    mvn v7.16b, v6.16b
    str q7, [x0, #640]
    ldr q7, [x8, #160]
    eor v7.16b, v11.16b, v7.16b
    // round 6 (pipo.dsl:38)
    mvn v18.16b, v7.16b
    str q18, [x0, #656]
    ldr q18, [x8, #176]
    eor v18.16b, v14.16b, v18.16b
    // round 7 (pipo.dsl:38)
    mvn v20.16b, v18.16b
    str q20, [x0, #672]
    ldr q20, [x8, #192]
    eor v20.16b, v0.16b, v20.16b
    // round 8 (pipo.dsl:38)
    mvn v21.16b, v20.16b
    str q21, [x0, #688]
    ldr q21, [x8, #208]
    str q8, [x0, #1328]
    str q23, [x0, #1216]
    str q16, [x0, #1056]
    str q18, [x0, #1488]
    str q19, [x0, #1024]
    str q13, [x0, #1568]
    eor v16.16b, v25.16b, v21.16b
    str q15, [x0, #1104]
    str q12, [x0, #1184]
    str q24, [x0, #1168]
    str q17, [x0, #1536]
    str q7, [x0, #1504]
    // round 9 (pipo.dsl:38)
    mvn v7.16b, v16.16b
    str q7, [x0, #704]
    ldr q7, [x8, #224]
    str q3, [x0, #1088]
    str q9, [x0, #1232]
    eor v3.16b, v11.16b, v7.16b
    // round 10 (pipo.dsl:38)
    mvn v7.16b, v3.16b
    str q7, [x0, #720]
    ldr q7, [x8, #240]
    str q6, [x0, #1520]
    str q4, [x0, #1616]
    ldr q4, [x8, #256]
    str q27, [x0, #1120]
    ldr q6, [x8, #272]
    str q3, [x0, #1440]
    mvn v3.16b, v0.16b
    eor v7.16b, v14.16b, v7.16b
    str q22, [x0, #1344]
    ldr q17, [x8, #336]
    str q3, [x0, #1600]
    // round 17 (pipo.dsl:37)
    movi v3.16b, #0
    str q2, [x0, #1072]
    mvn v2.16b, v31.16b
    // round 11 (pipo.dsl:38)
    mvn v18.16b, v7.16b
    str q10, [x0, #1312]
    ldr q19, [x8, #304]
    eor v4.16b, v0.16b, v4.16b
    eor v6.16b, v25.16b, v6.16b
    str q28, [x0, #1200]
    ldr q21, [x8, #288]
    eor v17.16b, v25.16b, v17.16b
    ldr q22, [x8, #320]
    str q4, [x0, #1408]
    // round 12 (pipo.dsl:38)
    mvn v4.16b, v4.16b
    // round 17 (pipo.dsl:37)
    xar v3.2d, v30.2d, v3.2d, #48
    str q5, [x0, #1632]
    // round 13 (pipo.dsl:38)
    mvn v5.16b, v6.16b
    str q26, [x0, #1584]
    // round 17 (pipo.dsl:37)
    movi v23.16b, #0
    // round 12 (pipo.dsl:38)
    str q4, [x0, #752]
    // round 17 (pipo.dsl:37)
    movi v4.16b, #0
    str q3, [x0, #880]
    mvn v3.16b, v17.16b
    movi v17.16b, #0
    eor v21.16b, v11.16b, v21.16b
    eor v19.16b, v14.16b, v19.16b
    // round 13 (pipo.dsl:38)
    str q5, [x0, #768]
    str q1, [x0, #1552]
    // round 17 (pipo.dsl:37)
    xar v1.2d, v29.2d, v23.2d, #8
    ldr q5, [sp, #224]
    xar v5.2d, v5.2d, v17.2d, #56
    eor v0.16b, v0.16b, v22.16b
    xar v2.2d, v2.2d, v4.2d, #24
    ldr q4, [sp, #192]
    str q4, [x0, #992]
    ldr q4, [sp, #176]
    str q4, [x0, #928]
    // round 14 (pipo.dsl:38)
    mvn v4.16b, v21.16b
    // round 15 (pipo.dsl:38)
    mvn v17.16b, v19.16b
    str q21, [x0, #1264]
    str q19, [x0, #1136]
    // round 16 (pipo.dsl:38)
    mvn v19.16b, v0.16b
    // round 17 (pipo.dsl:37)
    str q2, [x0, #864]
    str q0, [x0, #1040]
    str q1, [x0, #896]
    // round 14 (pipo.dsl:38)
    str q4, [x0, #784]
    // round 16 (pipo.dsl:38)
    str q19, [x0, #816]
    ldr q0, [sp, #208]
    str q0, [x0, #1152]
    str q31, [x0, #912]
    // round 17 (pipo.dsl:37)
    str q5, [x0, #832]
    ldr q0, [sp, #160]
    str q0, [x0, #1392]
    str q6, [x0, #1376]
    // round 15 (pipo.dsl:38)
    str q17, [x0, #800]
    str q16, [x0, #1456]
    ldr q0, [sp, #144]
    str q0, [x0, #1280]
    ldr q0, [sp, #128]
    str q0, [x0, #1248]
    ldr q0, [sp, #112]
    str q0, [x0, #1296]
    str q29, [x0, #944]
    ldr q0, [sp, #96]
    str q0, [x0, #1360]
    str q30, [x0, #960]
    ldr q0, [sp, #80]
    str q0, [x0, #976]
    str q7, [x0, #1424]
    // round 17 (pipo.dsl:38)
    str q3, [x0, #848]
    ldr q0, [sp, #64]
    str q0, [x0, #1008]
    str q20, [x0, #1472]
    // round 11 (pipo.dsl:38)
    str q18, [x0, #736]
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
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_encrypt_neon_rest
.Llwcc_pipo64_256_ecb_encrypt_neon_group:
    ldr q0, [x1, #112]
    ldr q1, [x1, #64]
    ldr q2, [x1, #0]
    ldr q3, [x1, #16]
    ldr q4, [x1, #80]
    ldr q5, [x1, #96]
    ldr q6, [x1, #32]
    ldr q7, [x1, #48]
    movi v16.16b, #51
    movi v17.16b, #204
    movi v18.16b, #85
    movi v19.16b, #170
    mov v20.16b, v2.16b
    sli v20.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v1.16b
    sli v2.16b, v4.16b, #4
    mov v21.16b, v5.16b
    sli v21.16b, v0.16b, #4
    sri v0.16b, v5.16b, #4
    mov v5.16b, v6.16b
    sli v5.16b, v7.16b, #4
    sri v4.16b, v1.16b, #4
    sri v7.16b, v6.16b, #4
    trn1 v1.4s, v21.4s, v0.4s
    trn2 v6.4s, v20.4s, v3.4s
    trn1 v3.4s, v20.4s, v3.4s
    trn2 v20.4s, v5.4s, v7.4s
    trn2 v22.4s, v2.4s, v4.4s
    trn2 v0.4s, v21.4s, v0.4s
    trn1 v5.4s, v5.4s, v7.4s
    trn1 v2.4s, v2.4s, v4.4s
    shl v4.16b, v1.16b, #2
    ushr v7.16b, v6.16b, #2
    shl v21.16b, v0.16b, #2
    ushr v23.16b, v3.16b, #2
    bif v4.16b, v2.16b, v17.16b
    shl v24.16b, v20.16b, #2
    ushr v25.16b, v22.16b, #2
    shl v26.16b, v5.16b, #2
    bit v22.16b, v21.16b, v17.16b
    ushr v2.16b, v2.16b, #2
    bit v0.16b, v25.16b, v16.16b
    bit v20.16b, v7.16b, v16.16b
    bit v6.16b, v24.16b, v17.16b
    bit v1.16b, v2.16b, v16.16b
    bit v3.16b, v26.16b, v17.16b
    bit v5.16b, v23.16b, v16.16b
    trn2 v2.8h, v6.8h, v20.8h
    trn1 v6.8h, v6.8h, v20.8h
    trn1 v7.8h, v22.8h, v0.8h
    trn1 v20.8h, v3.8h, v5.8h
    trn1 v21.8h, v4.8h, v1.8h
    trn2 v3.8h, v3.8h, v5.8h
    shl v5.16b, v7.16b, #1
    trn2 v1.8h, v4.8h, v1.8h
    trn2 v0.8h, v22.8h, v0.8h
    ushr v4.16b, v3.16b, #1
    ushr v22.16b, v6.16b, #1
    shl v23.16b, v21.16b, #1
    shl v24.16b, v0.16b, #1
    ushr v25.16b, v20.16b, #1
    shl v26.16b, v1.16b, #1
    ushr v27.16b, v2.16b, #1
    bit v20.16b, v23.16b, v19.16b
    bit v7.16b, v22.16b, v18.16b
    ldp q22, q23, [x3, #32]
    ldp q28, q29, [x3, #0]
    bit v1.16b, v4.16b, v18.16b
    bit v21.16b, v25.16b, v18.16b
    bit v3.16b, v26.16b, v19.16b
    ldp q4, q25, [x3, #64]
    bit v2.16b, v24.16b, v19.16b
    bit v6.16b, v5.16b, v19.16b
    bit v0.16b, v27.16b, v18.16b
    trn1 v5.16b, v3.16b, v1.16b
    trn2 v24.16b, v20.16b, v21.16b
    trn1 v20.16b, v20.16b, v21.16b
    ldp q21, q26, [x3, #96]
    trn2 v27.16b, v2.16b, v0.16b
    trn1 v0.16b, v2.16b, v0.16b
    trn2 v2.16b, v6.16b, v7.16b
    eor v22.16b, v24.16b, v22.16b
    eor v20.16b, v20.16b, v29.16b
    eor v5.16b, v5.16b, v28.16b
    trn1 v6.16b, v6.16b, v7.16b
    trn2 v1.16b, v3.16b, v1.16b
    eor v3.16b, v27.16b, v4.16b
    // round 1 (pipo.dsl:36)
    bcax v4.16b, v5.16b, v20.16b, v22.16b
    eor v2.16b, v2.16b, v23.16b
    eor v0.16b, v0.16b, v25.16b
    eor v6.16b, v6.16b, v21.16b
    eor v1.16b, v1.16b, v26.16b
    bcax v2.16b, v2.16b, v3.16b, v0.16b
    bcax v7.16b, v20.16b, v22.16b, v4.16b
    orn v20.16b, v2.16b, v6.16b
    bit v22.16b, v5.16b, v7.16b
    bcax v5.16b, v6.16b, v2.16b, v1.16b
    eor v0.16b, v1.16b, v0.16b
    ldp q6, q21, [x3, #128]
    eor3 v23.16b, v3.16b, v5.16b, v22.16b
    eor3 v1.16b, v1.16b, v4.16b, v20.16b
    eor3 v2.16b, v3.16b, v2.16b, v5.16b
    ldr q3, [x3, #160]
    ldp q20, q24, [x3, #192]
    eor v25.16b, v1.16b, v2.16b
    orn v26.16b, v2.16b, v0.16b
    bcax v0.16b, v0.16b, v2.16b, v23.16b
    ldr q27, [x3, #176]
    eor v28.16b, v6.16b, v7.16b
    eor3 v5.16b, v5.16b, v7.16b, v26.16b
    bit v26.16b, v25.16b, v0.16b
    eor v3.16b, v3.16b, v23.16b
    xar v7.2d, v24.2d, v1.2d, #56
    eor3 v4.16b, v4.16b, v21.16b, v0.16b
    ldp q29, q30, [x3, #224]
    orn v1.16b, v1.16b, v5.16b
    eor3 v0.16b, v23.16b, v25.16b, v0.16b
    eor3 v22.16b, v22.16b, v5.16b, v26.16b
    xar v23.2d, v27.2d, v5.2d, #24
    xar v26.2d, v28.2d, v25.2d, #8
    rev64 v4.4s, v4.4s
    eor3 v1.16b, v25.16b, v0.16b, v1.16b
    bsl v5.16b, v0.16b, v2.16b
    xar v0.2d, v20.2d, v22.2d, #48
    // round 2 (pipo.dsl:36)
    bcax v2.16b, v4.16b, v3.16b, v26.16b
    // round 1 (pipo.dsl:37)
    xar v5.2d, v29.2d, v5.2d, #16
    xar v1.2d, v30.2d, v1.2d, #40
    // round 2 (pipo.dsl:36)
    bcax v22.16b, v23.16b, v0.16b, v7.16b
    bcax v3.16b, v3.16b, v26.16b, v2.16b
    bcax v23.16b, v5.16b, v22.16b, v1.16b
    orn v5.16b, v22.16b, v5.16b
    bit v26.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v1.16b
    eor3 v7.16b, v0.16b, v22.16b, v23.16b
    ldp q22, q25, [x3, #256]
    eor3 v0.16b, v0.16b, v23.16b, v26.16b
    eor3 v1.16b, v1.16b, v2.16b, v5.16b
    ldr q5, [x3, #288]
    orn v28.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v7.16b, v0.16b
    eor v31.16b, v1.16b, v7.16b
    ldp q8, q9, [x3, #320]
    ldr q10, [x3, #304]
    eor3 v23.16b, v23.16b, v3.16b, v28.16b
    eor v3.16b, v22.16b, v3.16b
    bit v28.16b, v31.16b, v4.16b
    eor3 v2.16b, v25.16b, v2.16b, v4.16b
    ldp q11, q12, [x3, #352]
    eor v5.16b, v5.16b, v0.16b
    eor3 v0.16b, v0.16b, v31.16b, v4.16b
    orn v4.16b, v1.16b, v23.16b
    xar v3.2d, v3.2d, v31.2d, #8
    eor3 v26.16b, v26.16b, v23.16b, v28.16b
    rev64 v2.4s, v2.4s
    xar v1.2d, v9.2d, v1.2d, #56
    xar v28.2d, v10.2d, v23.2d, #24
    eor3 v4.16b, v31.16b, v0.16b, v4.16b
    xar v26.2d, v8.2d, v26.2d, #48
    // round 3 (pipo.dsl:36)
    bcax v31.16b, v2.16b, v5.16b, v3.16b
    // round 2 (pipo.dsl:36)
    bsl v23.16b, v0.16b, v7.16b
    xar v0.2d, v12.2d, v4.2d, #40
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v28.16b, v26.16b, v1.16b
    // round 2 (pipo.dsl:37)
    xar v7.2d, v11.2d, v23.2d, #16
    // round 3 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v3.16b, v31.16b
    bit v3.16b, v2.16b, v5.16b
    bcax v2.16b, v7.16b, v4.16b, v0.16b
    ldp q23, q28, [x3, #384]
    orn v7.16b, v4.16b, v7.16b
    eor3 v4.16b, v26.16b, v4.16b, v2.16b
    eor3 v26.16b, v26.16b, v2.16b, v3.16b
    eor v1.16b, v1.16b, v0.16b
    orn v13.16b, v4.16b, v1.16b
    eor3 v0.16b, v0.16b, v31.16b, v7.16b
    bcax v1.16b, v1.16b, v4.16b, v26.16b
    ldp q7, q14, [x3, #416]
    eor v23.16b, v23.16b, v5.16b
    eor3 v2.16b, v2.16b, v5.16b, v13.16b
    ldp q5, q15, [x3, #448]
    eor3 v28.16b, v28.16b, v31.16b, v1.16b
    eor v31.16b, v0.16b, v4.16b
    bit v13.16b, v31.16b, v1.16b
    eor v7.16b, v7.16b, v26.16b
    eor3 v1.16b, v26.16b, v31.16b, v1.16b
    eor3 v3.16b, v3.16b, v2.16b, v13.16b
    ldp q26, q13, [x3, #480]
    xar v15.2d, v15.2d, v0.2d, #56
    orn v0.16b, v0.16b, v2.16b
    xar v23.2d, v23.2d, v31.2d, #8
    rev64 v28.4s, v28.4s
    eor3 v0.16b, v31.16b, v1.16b, v0.16b
    bit v4.16b, v1.16b, v2.16b
    // round 4 (pipo.dsl:36)
    bcax v1.16b, v28.16b, v7.16b, v23.16b
    // round 3 (pipo.dsl:37)
    xar v2.2d, v14.2d, v2.2d, #24
    xar v3.2d, v5.2d, v3.2d, #48
    xar v4.2d, v26.2d, v4.2d, #16
    // round 4 (pipo.dsl:36)
    bcax v5.16b, v7.16b, v23.16b, v1.16b
    // round 3 (pipo.dsl:37)
    xar v0.2d, v13.2d, v0.2d, #40
    // round 4 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v3.16b, v15.16b
    bcax v7.16b, v4.16b, v2.16b, v0.16b
    bit v23.16b, v28.16b, v5.16b
    ldp q26, q28, [x3, #512]
    orn v4.16b, v2.16b, v4.16b
    eor3 v2.16b, v3.16b, v2.16b, v7.16b
    eor3 v3.16b, v3.16b, v7.16b, v23.16b
    eor v31.16b, v15.16b, v0.16b
    eor3 v0.16b, v0.16b, v1.16b, v4.16b
    bcax v4.16b, v31.16b, v2.16b, v3.16b
    orn v31.16b, v2.16b, v31.16b
    ldp q13, q14, [x3, #544]
    eor v26.16b, v26.16b, v5.16b
    eor3 v5.16b, v7.16b, v5.16b, v31.16b
    ldp q7, q15, [x3, #576]
    eor3 v1.16b, v28.16b, v1.16b, v4.16b
    eor v28.16b, v0.16b, v2.16b
    bit v31.16b, v28.16b, v4.16b
    eor v13.16b, v13.16b, v3.16b
    eor3 v3.16b, v3.16b, v28.16b, v4.16b
    eor3 v4.16b, v23.16b, v5.16b, v31.16b
    ldp q23, q31, [x3, #608]
    xar v15.2d, v15.2d, v0.2d, #56
    orn v0.16b, v0.16b, v5.16b
    xar v26.2d, v26.2d, v28.2d, #8
    rev64 v1.4s, v1.4s
    eor3 v0.16b, v28.16b, v3.16b, v0.16b
    bit v2.16b, v3.16b, v5.16b
    xar v3.2d, v14.2d, v5.2d, #24
    // round 5 (pipo.dsl:36)
    bcax v5.16b, v1.16b, v13.16b, v26.16b
    // round 4 (pipo.dsl:37)
    xar v4.2d, v7.2d, v4.2d, #48
    xar v2.2d, v23.2d, v2.2d, #16
    // round 5 (pipo.dsl:36)
    bcax v7.16b, v13.16b, v26.16b, v5.16b
    bcax v3.16b, v3.16b, v4.16b, v15.16b
    // round 4 (pipo.dsl:37)
    xar v0.2d, v31.2d, v0.2d, #40
    // round 5 (pipo.dsl:36)
    bcax v23.16b, v2.16b, v3.16b, v0.16b
    bit v26.16b, v1.16b, v7.16b
    orn v1.16b, v3.16b, v2.16b
    eor v2.16b, v15.16b, v0.16b
    eor3 v3.16b, v4.16b, v3.16b, v23.16b
    eor3 v0.16b, v0.16b, v5.16b, v1.16b
    eor3 v1.16b, v4.16b, v23.16b, v26.16b
    ldr q4, [x3, #640]
    eor v28.16b, v0.16b, v3.16b
    bcax v31.16b, v2.16b, v3.16b, v1.16b
    orn v2.16b, v3.16b, v2.16b
    eor v13.16b, v6.16b, v7.16b
    eor3 v7.16b, v23.16b, v7.16b, v2.16b
    bit v2.16b, v28.16b, v31.16b
    xar v23.2d, v24.2d, v0.2d, #56
    eor v4.16b, v4.16b, v1.16b
    eor3 v5.16b, v21.16b, v5.16b, v31.16b
    eor3 v2.16b, v26.16b, v7.16b, v2.16b
    eor3 v1.16b, v1.16b, v28.16b, v31.16b
    orn v0.16b, v0.16b, v7.16b
    xar v26.2d, v13.2d, v28.2d, #8
    rev64 v5.4s, v5.4s
    xar v31.2d, v27.2d, v7.2d, #24
    xar v2.2d, v20.2d, v2.2d, #48
    eor3 v0.16b, v28.16b, v1.16b, v0.16b
    bsl v7.16b, v1.16b, v3.16b
    // round 6 (pipo.dsl:36)
    bcax v1.16b, v5.16b, v4.16b, v26.16b
    // round 5 (pipo.dsl:37)
    xar v0.2d, v30.2d, v0.2d, #40
    xar v3.2d, v29.2d, v7.2d, #16
    // round 6 (pipo.dsl:36)
    bcax v7.16b, v31.16b, v2.16b, v23.16b
    bcax v4.16b, v4.16b, v26.16b, v1.16b
    bcax v28.16b, v3.16b, v7.16b, v0.16b
    bit v26.16b, v5.16b, v4.16b
    orn v3.16b, v7.16b, v3.16b
    eor v5.16b, v23.16b, v0.16b
    eor3 v7.16b, v2.16b, v7.16b, v28.16b
    eor3 v2.16b, v2.16b, v28.16b, v26.16b
    eor3 v0.16b, v0.16b, v1.16b, v3.16b
    ldr q3, [x3, #656]
    orn v23.16b, v7.16b, v5.16b
    bcax v5.16b, v5.16b, v7.16b, v2.16b
    eor v31.16b, v0.16b, v7.16b
    eor3 v28.16b, v28.16b, v4.16b, v23.16b
    eor v4.16b, v22.16b, v4.16b
    bit v23.16b, v31.16b, v5.16b
    eor3 v1.16b, v25.16b, v1.16b, v5.16b
    eor v3.16b, v3.16b, v2.16b
    eor3 v2.16b, v2.16b, v31.16b, v5.16b
    orn v5.16b, v0.16b, v28.16b
    xar v4.2d, v4.2d, v31.2d, #8
    rev64 v1.4s, v1.4s
    eor3 v23.16b, v26.16b, v28.16b, v23.16b
    xar v0.2d, v9.2d, v0.2d, #56
    xar v26.2d, v10.2d, v28.2d, #24
    eor3 v5.16b, v31.16b, v2.16b, v5.16b
    xar v23.2d, v8.2d, v23.2d, #48
    // round 7 (pipo.dsl:36)
    bcax v31.16b, v1.16b, v3.16b, v4.16b
    // round 6 (pipo.dsl:36)
    bsl v28.16b, v2.16b, v7.16b
    xar v2.2d, v12.2d, v5.2d, #40
    xar v5.2d, v11.2d, v28.2d, #16
    // round 7 (pipo.dsl:36)
    bcax v7.16b, v26.16b, v23.16b, v0.16b
    bcax v3.16b, v3.16b, v4.16b, v31.16b
    bit v4.16b, v1.16b, v3.16b
    bcax v1.16b, v5.16b, v7.16b, v2.16b
    orn v5.16b, v7.16b, v5.16b
    ldp q26, q28, [x3, #384]
    eor3 v7.16b, v23.16b, v7.16b, v1.16b
    eor v0.16b, v0.16b, v2.16b
    eor3 v23.16b, v23.16b, v1.16b, v4.16b
    eor3 v2.16b, v2.16b, v31.16b, v5.16b
    bcax v5.16b, v0.16b, v7.16b, v23.16b
    ldr q13, [x3, #672]
    orn v0.16b, v7.16b, v0.16b
    ldp q14, q15, [x3, #448]
    eor3 v28.16b, v28.16b, v31.16b, v5.16b
    eor v31.16b, v2.16b, v7.16b
    eor v26.16b, v26.16b, v3.16b
    eor3 v1.16b, v1.16b, v3.16b, v0.16b
    ldr q3, [x3, #432]
    bit v0.16b, v31.16b, v5.16b
    eor3 v5.16b, v23.16b, v31.16b, v5.16b
    eor v23.16b, v13.16b, v23.16b
    eor3 v0.16b, v4.16b, v1.16b, v0.16b
    ldp q4, q13, [x3, #480]
    xar v15.2d, v15.2d, v2.2d, #56
    orn v2.16b, v2.16b, v1.16b
    rev64 v28.4s, v28.4s
    xar v26.2d, v26.2d, v31.2d, #8
    xar v3.2d, v3.2d, v1.2d, #24
    eor3 v2.16b, v31.16b, v5.16b, v2.16b
    bsl v1.16b, v5.16b, v7.16b
    xar v0.2d, v14.2d, v0.2d, #48
    // round 8 (pipo.dsl:36)
    bcax v5.16b, v28.16b, v23.16b, v26.16b
    // round 7 (pipo.dsl:37)
    xar v1.2d, v4.2d, v1.2d, #16
    xar v2.2d, v13.2d, v2.2d, #40
    // round 8 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v0.16b, v15.16b
    bcax v4.16b, v23.16b, v26.16b, v5.16b
    bcax v7.16b, v1.16b, v3.16b, v2.16b
    ldp q23, q31, [x3, #512]
    bit v26.16b, v28.16b, v4.16b
    eor v28.16b, v15.16b, v2.16b
    orn v1.16b, v3.16b, v1.16b
    eor3 v3.16b, v0.16b, v3.16b, v7.16b
    eor3 v0.16b, v0.16b, v7.16b, v26.16b
    eor3 v1.16b, v2.16b, v5.16b, v1.16b
    orn v2.16b, v3.16b, v28.16b
    ldr q13, [x3, #688]
    eor v23.16b, v23.16b, v4.16b
    ldp q14, q15, [x3, #576]
    bcax v28.16b, v28.16b, v3.16b, v0.16b
    eor3 v4.16b, v7.16b, v4.16b, v2.16b
    eor v7.16b, v1.16b, v3.16b
    bit v2.16b, v7.16b, v28.16b
    eor3 v5.16b, v31.16b, v5.16b, v28.16b
    ldr q31, [x3, #560]
    eor v13.16b, v13.16b, v0.16b
    eor3 v0.16b, v0.16b, v7.16b, v28.16b
    eor3 v2.16b, v26.16b, v4.16b, v2.16b
    ldp q26, q28, [x3, #608]
    xar v15.2d, v15.2d, v1.2d, #56
    orn v1.16b, v1.16b, v4.16b
    xar v23.2d, v23.2d, v7.2d, #8
    rev64 v5.4s, v5.4s
    eor3 v1.16b, v7.16b, v0.16b, v1.16b
    bit v3.16b, v0.16b, v4.16b
    xar v0.2d, v31.2d, v4.2d, #24
    xar v2.2d, v14.2d, v2.2d, #48
    // round 9 (pipo.dsl:36)
    bcax v4.16b, v5.16b, v13.16b, v23.16b
    // round 8 (pipo.dsl:37)
    xar v3.2d, v26.2d, v3.2d, #16
    // round 9 (pipo.dsl:36)
    bcax v7.16b, v13.16b, v23.16b, v4.16b
    bcax v0.16b, v0.16b, v2.16b, v15.16b
    // round 8 (pipo.dsl:37)
    xar v1.2d, v28.2d, v1.2d, #40
    // round 9 (pipo.dsl:36)
    bcax v26.16b, v3.16b, v0.16b, v1.16b
    orn v3.16b, v0.16b, v3.16b
    bit v23.16b, v5.16b, v7.16b
    eor v5.16b, v15.16b, v1.16b
    eor3 v0.16b, v2.16b, v0.16b, v26.16b
    eor3 v1.16b, v1.16b, v4.16b, v3.16b
    eor3 v2.16b, v2.16b, v26.16b, v23.16b
    ldr q3, [x3, #704]
    eor v28.16b, v1.16b, v0.16b
    bcax v31.16b, v5.16b, v0.16b, v2.16b
    orn v5.16b, v0.16b, v5.16b
    eor v13.16b, v6.16b, v7.16b
    eor3 v7.16b, v26.16b, v7.16b, v5.16b
    bit v5.16b, v28.16b, v31.16b
    eor v3.16b, v3.16b, v2.16b
    xar v26.2d, v24.2d, v1.2d, #56
    eor3 v4.16b, v21.16b, v4.16b, v31.16b
    eor3 v5.16b, v23.16b, v7.16b, v5.16b
    eor3 v2.16b, v2.16b, v28.16b, v31.16b
    orn v1.16b, v1.16b, v7.16b
    xar v23.2d, v13.2d, v28.2d, #8
    rev64 v4.4s, v4.4s
    xar v31.2d, v27.2d, v7.2d, #24
    eor3 v1.16b, v28.16b, v2.16b, v1.16b
    xar v5.2d, v20.2d, v5.2d, #48
    bsl v7.16b, v2.16b, v0.16b
    // round 10 (pipo.dsl:36)
    bcax v0.16b, v4.16b, v3.16b, v23.16b
    // round 9 (pipo.dsl:37)
    xar v2.2d, v29.2d, v7.2d, #16
    xar v1.2d, v30.2d, v1.2d, #40
    // round 10 (pipo.dsl:36)
    bcax v7.16b, v31.16b, v5.16b, v26.16b
    bcax v3.16b, v3.16b, v23.16b, v0.16b
    bcax v28.16b, v2.16b, v7.16b, v1.16b
    bit v23.16b, v4.16b, v3.16b
    orn v2.16b, v7.16b, v2.16b
    eor3 v4.16b, v5.16b, v7.16b, v28.16b
    eor v7.16b, v26.16b, v1.16b
    eor3 v1.16b, v1.16b, v0.16b, v2.16b
    eor3 v2.16b, v5.16b, v28.16b, v23.16b
    ldr q5, [x3, #720]
    orn v26.16b, v4.16b, v7.16b
    bcax v7.16b, v7.16b, v4.16b, v2.16b
    eor v31.16b, v1.16b, v4.16b
    eor3 v28.16b, v28.16b, v3.16b, v26.16b
    eor v3.16b, v22.16b, v3.16b
    eor3 v0.16b, v25.16b, v0.16b, v7.16b
    bit v26.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v2.16b
    eor3 v2.16b, v2.16b, v31.16b, v7.16b
    orn v7.16b, v1.16b, v28.16b
    eor3 v23.16b, v23.16b, v28.16b, v26.16b
    xar v3.2d, v3.2d, v31.2d, #8
    rev64 v0.4s, v0.4s
    xar v1.2d, v9.2d, v1.2d, #56
    eor3 v7.16b, v31.16b, v2.16b, v7.16b
    bit v4.16b, v2.16b, v28.16b
    xar v2.2d, v10.2d, v28.2d, #24
    xar v23.2d, v8.2d, v23.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v26.16b, v0.16b, v5.16b, v3.16b
    // round 10 (pipo.dsl:37)
    xar v4.2d, v11.2d, v4.2d, #16
    // round 11 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v23.16b, v1.16b
    bcax v5.16b, v5.16b, v3.16b, v26.16b
    // round 10 (pipo.dsl:37)
    xar v7.2d, v12.2d, v7.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v28.16b, v4.16b, v2.16b, v7.16b
    bit v3.16b, v0.16b, v5.16b
    orn v0.16b, v2.16b, v4.16b
    ldp q4, q31, [x3, #384]
    eor3 v2.16b, v23.16b, v2.16b, v28.16b
    eor3 v23.16b, v23.16b, v28.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    eor3 v0.16b, v7.16b, v26.16b, v0.16b
    bcax v7.16b, v1.16b, v2.16b, v23.16b
    ldr q13, [x3, #736]
    ldp q14, q15, [x3, #448]
    orn v1.16b, v2.16b, v1.16b
    eor3 v26.16b, v31.16b, v26.16b, v7.16b
    eor v31.16b, v0.16b, v2.16b
    eor v4.16b, v4.16b, v5.16b
    eor3 v5.16b, v28.16b, v5.16b, v1.16b
    ldr q28, [x3, #432]
    bit v1.16b, v31.16b, v7.16b
    eor v13.16b, v13.16b, v23.16b
    xar v15.2d, v15.2d, v0.2d, #56
    eor3 v7.16b, v23.16b, v31.16b, v7.16b
    eor3 v1.16b, v3.16b, v5.16b, v1.16b
    ldp q3, q23, [x3, #480]
    xar v4.2d, v4.2d, v31.2d, #8
    orn v0.16b, v0.16b, v5.16b
    rev64 v26.4s, v26.4s
    xar v28.2d, v28.2d, v5.2d, #24
    xar v1.2d, v14.2d, v1.2d, #48
    eor3 v0.16b, v31.16b, v7.16b, v0.16b
    // round 12 (pipo.dsl:36)
    bcax v31.16b, v26.16b, v13.16b, v4.16b
    // round 11 (pipo.dsl:36)
    bsl v5.16b, v7.16b, v2.16b
    // round 12 (pipo.dsl:36)
    bcax v2.16b, v28.16b, v1.16b, v15.16b
    // round 11 (pipo.dsl:37)
    xar v3.2d, v3.2d, v5.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v5.16b, v13.16b, v4.16b, v31.16b
    // round 11 (pipo.dsl:37)
    xar v0.2d, v23.2d, v0.2d, #40
    // round 12 (pipo.dsl:36)
    bit v4.16b, v26.16b, v5.16b
    bcax v7.16b, v3.16b, v2.16b, v0.16b
    orn v3.16b, v2.16b, v3.16b
    ldp q23, q26, [x3, #512]
    eor3 v28.16b, v1.16b, v7.16b, v4.16b
    eor3 v1.16b, v1.16b, v2.16b, v7.16b
    eor v2.16b, v15.16b, v0.16b
    eor3 v0.16b, v0.16b, v31.16b, v3.16b
    bcax v3.16b, v2.16b, v1.16b, v28.16b
    ldr q13, [x3, #752]
    orn v2.16b, v1.16b, v2.16b
    eor v14.16b, v0.16b, v1.16b
    eor3 v26.16b, v26.16b, v31.16b, v3.16b
    ldp q31, q15, [x3, #576]
    eor v23.16b, v23.16b, v5.16b
    eor3 v5.16b, v7.16b, v5.16b, v2.16b
    ldr q7, [x3, #560]
    bit v2.16b, v14.16b, v3.16b
    eor v13.16b, v13.16b, v28.16b
    eor3 v2.16b, v4.16b, v5.16b, v2.16b
    eor3 v3.16b, v28.16b, v14.16b, v3.16b
    ldp q4, q28, [x3, #608]
    xar v15.2d, v15.2d, v0.2d, #56
    orn v0.16b, v0.16b, v5.16b
    xar v23.2d, v23.2d, v14.2d, #8
    xar v7.2d, v7.2d, v5.2d, #24
    rev64 v26.4s, v26.4s
    eor3 v0.16b, v14.16b, v3.16b, v0.16b
    bsl v5.16b, v3.16b, v1.16b
    xar v1.2d, v31.2d, v2.2d, #48
    // round 13 (pipo.dsl:36)
    bcax v2.16b, v26.16b, v13.16b, v23.16b
    // round 12 (pipo.dsl:37)
    xar v0.2d, v28.2d, v0.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v3.16b, v7.16b, v1.16b, v15.16b
    // round 12 (pipo.dsl:37)
    xar v4.2d, v4.2d, v5.2d, #16
    // round 13 (pipo.dsl:36)
    bcax v5.16b, v13.16b, v23.16b, v2.16b
    bcax v7.16b, v4.16b, v3.16b, v0.16b
    bit v23.16b, v26.16b, v5.16b
    orn v4.16b, v3.16b, v4.16b
    eor3 v3.16b, v1.16b, v3.16b, v7.16b
    eor v26.16b, v15.16b, v0.16b
    eor3 v1.16b, v1.16b, v7.16b, v23.16b
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    orn v4.16b, v3.16b, v26.16b
    ldr q28, [x3, #768]
    bcax v26.16b, v26.16b, v3.16b, v1.16b
    eor v31.16b, v0.16b, v3.16b
    eor3 v7.16b, v7.16b, v5.16b, v4.16b
    eor v5.16b, v6.16b, v5.16b
    bit v4.16b, v31.16b, v26.16b
    eor3 v2.16b, v21.16b, v2.16b, v26.16b
    eor3 v6.16b, v1.16b, v31.16b, v26.16b
    orn v26.16b, v0.16b, v7.16b
    eor v1.16b, v28.16b, v1.16b
    xar v0.2d, v24.2d, v0.2d, #56
    eor3 v4.16b, v23.16b, v7.16b, v4.16b
    xar v5.2d, v5.2d, v31.2d, #8
    rev64 v2.4s, v2.4s
    eor3 v23.16b, v31.16b, v6.16b, v26.16b
    xar v4.2d, v20.2d, v4.2d, #48
    xar v24.2d, v27.2d, v7.2d, #24
    bsl v7.16b, v6.16b, v3.16b
    // round 14 (pipo.dsl:36)
    bcax v3.16b, v2.16b, v1.16b, v5.16b
    // round 13 (pipo.dsl:37)
    xar v6.2d, v29.2d, v7.2d, #16
    // round 14 (pipo.dsl:36)
    bcax v7.16b, v24.16b, v4.16b, v0.16b
    // round 13 (pipo.dsl:37)
    xar v23.2d, v30.2d, v23.2d, #40
    // round 14 (pipo.dsl:36)
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    bcax v24.16b, v6.16b, v7.16b, v23.16b
    bit v5.16b, v2.16b, v1.16b
    orn v2.16b, v7.16b, v6.16b
    eor v0.16b, v0.16b, v23.16b
    eor3 v6.16b, v4.16b, v7.16b, v24.16b
    eor3 v4.16b, v4.16b, v24.16b, v5.16b
    eor3 v2.16b, v23.16b, v3.16b, v2.16b
    ldr q7, [x3, #784]
    orn v23.16b, v6.16b, v0.16b
    eor v26.16b, v2.16b, v6.16b
    bcax v0.16b, v0.16b, v6.16b, v4.16b
    eor3 v24.16b, v24.16b, v1.16b, v23.16b
    eor v1.16b, v22.16b, v1.16b
    bit v23.16b, v26.16b, v0.16b
    eor3 v3.16b, v25.16b, v3.16b, v0.16b
    eor v7.16b, v7.16b, v4.16b
    eor3 v0.16b, v4.16b, v26.16b, v0.16b
    orn v4.16b, v2.16b, v24.16b
    xar v1.2d, v1.2d, v26.2d, #8
    rev64 v3.4s, v3.4s
    eor3 v5.16b, v5.16b, v24.16b, v23.16b
    xar v2.2d, v9.2d, v2.2d, #56
    xar v22.2d, v10.2d, v24.2d, #24
    eor3 v4.16b, v26.16b, v0.16b, v4.16b
    bsl v24.16b, v0.16b, v6.16b
    // round 15 (pipo.dsl:36)
    bcax v0.16b, v3.16b, v7.16b, v1.16b
    // round 14 (pipo.dsl:37)
    xar v5.2d, v8.2d, v5.2d, #48
    xar v4.2d, v12.2d, v4.2d, #40
    // round 15 (pipo.dsl:36)
    bcax v6.16b, v22.16b, v5.16b, v2.16b
    // round 14 (pipo.dsl:37)
    xar v22.2d, v11.2d, v24.2d, #16
    // round 15 (pipo.dsl:36)
    bcax v7.16b, v7.16b, v1.16b, v0.16b
    bcax v23.16b, v22.16b, v6.16b, v4.16b
    bit v1.16b, v3.16b, v7.16b
    orn v3.16b, v6.16b, v22.16b
    eor v2.16b, v2.16b, v4.16b
    ldp q22, q24, [x3, #384]
    eor3 v25.16b, v5.16b, v23.16b, v1.16b
    eor3 v5.16b, v5.16b, v6.16b, v23.16b
    eor3 v3.16b, v4.16b, v0.16b, v3.16b
    ldr q4, [x3, #800]
    eor v6.16b, v3.16b, v5.16b
    bcax v26.16b, v2.16b, v5.16b, v25.16b
    orn v2.16b, v5.16b, v2.16b
    ldr q28, [x3, #432]
    ldp q29, q30, [x3, #448]
    eor v22.16b, v22.16b, v7.16b
    eor3 v7.16b, v23.16b, v7.16b, v2.16b
    bit v2.16b, v6.16b, v26.16b
    eor3 v0.16b, v24.16b, v0.16b, v26.16b
    eor v4.16b, v4.16b, v25.16b
    xar v22.2d, v22.2d, v6.2d, #8
    eor3 v1.16b, v1.16b, v7.16b, v2.16b
    ldp q2, q23, [x3, #480]
    rev64 v0.4s, v0.4s
    orn v24.16b, v3.16b, v7.16b
    eor3 v25.16b, v25.16b, v6.16b, v26.16b
    xar v3.2d, v30.2d, v3.2d, #56
    xar v26.2d, v28.2d, v7.2d, #24
    xar v1.2d, v29.2d, v1.2d, #48
    eor3 v6.16b, v6.16b, v25.16b, v24.16b
    bsl v7.16b, v25.16b, v5.16b
    // round 16 (pipo.dsl:36)
    bcax v5.16b, v0.16b, v4.16b, v22.16b
    bcax v24.16b, v26.16b, v1.16b, v3.16b
    // round 15 (pipo.dsl:37)
    xar v6.2d, v23.2d, v6.2d, #40
    // round 16 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v22.16b, v5.16b
    // round 15 (pipo.dsl:37)
    xar v2.2d, v2.2d, v7.2d, #16
    // round 16 (pipo.dsl:36)
    bcax v7.16b, v2.16b, v24.16b, v6.16b
    bit v22.16b, v0.16b, v4.16b
    orn v0.16b, v24.16b, v2.16b
    eor v2.16b, v3.16b, v6.16b
    ldp q3, q23, [x3, #512]
    eor3 v25.16b, v1.16b, v7.16b, v22.16b
    eor3 v0.16b, v6.16b, v5.16b, v0.16b
    eor3 v1.16b, v1.16b, v24.16b, v7.16b
    ldp q6, q24, [x3, #576]
    ldr q26, [x3, #816]
    bcax v28.16b, v2.16b, v1.16b, v25.16b
    orn v2.16b, v1.16b, v2.16b
    eor v29.16b, v0.16b, v1.16b
    ldr q30, [x3, #560]
    eor v3.16b, v3.16b, v4.16b
    eor3 v4.16b, v7.16b, v4.16b, v2.16b
    bit v2.16b, v29.16b, v28.16b
    xar v7.2d, v24.2d, v0.2d, #56
    eor3 v24.16b, v25.16b, v29.16b, v28.16b
    eor3 v5.16b, v23.16b, v5.16b, v28.16b
    ldp q23, q28, [x3, #608]
    eor v25.16b, v26.16b, v25.16b
    orn v0.16b, v0.16b, v4.16b
    eor3 v2.16b, v22.16b, v4.16b, v2.16b
    rev64 v5.4s, v5.4s
    xar v22.2d, v30.2d, v4.2d, #24
    xar v3.2d, v3.2d, v29.2d, #8
    xar v2.2d, v6.2d, v2.2d, #48
    eor3 v0.16b, v29.16b, v24.16b, v0.16b
    bsl v4.16b, v24.16b, v1.16b
    // round 17 (pipo.dsl:36)
    bcax v1.16b, v5.16b, v25.16b, v3.16b
    // round 16 (pipo.dsl:37)
    xar v0.2d, v28.2d, v0.2d, #40
    xar v4.2d, v23.2d, v4.2d, #16
    // round 17 (pipo.dsl:36)
    bcax v6.16b, v22.16b, v2.16b, v7.16b
    bcax v22.16b, v25.16b, v3.16b, v1.16b
    ldp q23, q24, [x3, #832]
    bcax v25.16b, v4.16b, v6.16b, v0.16b
    orn v4.16b, v6.16b, v4.16b
    bit v3.16b, v5.16b, v22.16b
    eor v5.16b, v7.16b, v0.16b
    eor3 v0.16b, v0.16b, v1.16b, v4.16b
    eor3 v4.16b, v2.16b, v6.16b, v25.16b
    eor3 v2.16b, v2.16b, v25.16b, v3.16b
    eor v6.16b, v23.16b, v22.16b
    eor v7.16b, v0.16b, v4.16b
    orn v23.16b, v4.16b, v5.16b
    ldr q26, [x3, #896]
    bcax v5.16b, v5.16b, v4.16b, v2.16b
    xar v6.2d, v6.2d, v7.2d, #8
    eor3 v22.16b, v25.16b, v22.16b, v23.16b
    eor v24.16b, v24.16b, v2.16b
    bit v23.16b, v7.16b, v5.16b
    ldp q25, q28, [x3, #864]
    eor3 v2.16b, v2.16b, v7.16b, v5.16b
    orn v29.16b, v0.16b, v22.16b
    trn1 v30.16b, v24.16b, v6.16b
    xar v0.2d, v26.2d, v0.2d, #56
    eor3 v1.16b, v21.16b, v1.16b, v5.16b
    eor3 v3.16b, v3.16b, v22.16b, v23.16b
    eor3 v5.16b, v7.16b, v2.16b, v29.16b
    trn2 v6.16b, v24.16b, v6.16b
    ushr v7.16b, v30.16b, #1
    xar v21.2d, v27.2d, v22.2d, #24
    bsl v22.16b, v2.16b, v4.16b
    xar v2.2d, v20.2d, v3.2d, #48
    rev64 v1.4s, v1.4s
    bif v7.16b, v6.16b, v18.16b
    xar v3.2d, v25.2d, v5.2d, #40
    trn1 v4.16b, v0.16b, v2.16b
    trn2 v0.16b, v0.16b, v2.16b
    xar v2.2d, v28.2d, v22.2d, #16
    shl v5.16b, v6.16b, #1
    trn1 v6.16b, v1.16b, v3.16b
    trn2 v1.16b, v1.16b, v3.16b
    ushr v3.16b, v4.16b, #1
    trn2 v20.16b, v2.16b, v21.16b
    trn1 v2.16b, v2.16b, v21.16b
    bit v30.16b, v5.16b, v19.16b
    shl v5.16b, v1.16b, #1
    ushr v21.16b, v6.16b, #1
    shl v22.16b, v20.16b, #1
    shl v23.16b, v0.16b, #1
    ushr v24.16b, v2.16b, #1
    bit v0.16b, v3.16b, v18.16b
    bit v6.16b, v5.16b, v19.16b
    bit v1.16b, v21.16b, v18.16b
    bit v4.16b, v23.16b, v19.16b
    bit v2.16b, v22.16b, v19.16b
    bit v20.16b, v24.16b, v18.16b
    trn2 v3.8h, v30.8h, v6.8h
    trn2 v5.8h, v7.8h, v1.8h
    trn2 v18.8h, v20.8h, v0.8h
    trn2 v19.8h, v2.8h, v4.8h
    trn1 v0.8h, v20.8h, v0.8h
    trn1 v2.8h, v2.8h, v4.8h
    trn1 v1.8h, v7.8h, v1.8h
    shl v4.16b, v5.16b, #2
    ushr v7.16b, v0.16b, #2
    trn1 v6.8h, v30.8h, v6.8h
    shl v20.16b, v19.16b, #2
    ushr v21.16b, v1.16b, #2
    shl v22.16b, v3.16b, #2
    shl v23.16b, v18.16b, #2
    ushr v24.16b, v6.16b, #2
    ushr v25.16b, v2.16b, #2
    bit v2.16b, v20.16b, v17.16b
    bit v1.16b, v4.16b, v17.16b
    bit v0.16b, v23.16b, v17.16b
    bit v6.16b, v22.16b, v17.16b
    bit v3.16b, v24.16b, v16.16b
    bit v5.16b, v21.16b, v16.16b
    bit v19.16b, v25.16b, v16.16b
    trn2 v4.4s, v6.4s, v2.4s
    bit v18.16b, v7.16b, v16.16b
    trn1 v7.4s, v1.4s, v0.4s
    trn2 v16.4s, v3.4s, v19.4s
    trn2 v0.4s, v1.4s, v0.4s
    trn1 v1.4s, v6.4s, v2.4s
    trn1 v2.4s, v3.4s, v19.4s
    trn1 v3.4s, v5.4s, v18.4s
    trn2 v5.4s, v5.4s, v18.4s
    mov v6.16b, v1.16b
    sli v6.16b, v4.16b, #4
    mov v17.16b, v7.16b
    sli v17.16b, v0.16b, #4
    sri v4.16b, v1.16b, #4
    mov v1.16b, v3.16b
    sli v1.16b, v5.16b, #4
    sri v5.16b, v3.16b, #4
    mov v3.16b, v2.16b
    sli v3.16b, v16.16b, #4
    sri v16.16b, v2.16b, #4
    sri v0.16b, v7.16b, #4
    str q4, [x0, #16]
    str q17, [x0, #64]
    str q5, [x0, #112]
    str q3, [x0, #32]
    str q0, [x0, #80]
    str q16, [x0, #48]
    str q1, [x0, #96]
    str q6, [x0, #0]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
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
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_256_ecb_decrypt_neon_rest
.Llwcc_pipo64_256_ecb_decrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    movi v6.16b, #204
    ldr q7, [x1, #96]
    ldr q16, [x1, #112]
    movi v17.16b, #51
    movi v18.16b, #170
    movi v19.16b, #85
    mov v20.16b, v0.16b
    sli v20.16b, v1.16b, #4
    sri v1.16b, v0.16b, #4
    mov v0.16b, v2.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v4.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v4.16b, #4
    mov v4.16b, v7.16b
    sli v4.16b, v16.16b, #4
    sri v16.16b, v7.16b, #4
    trn1 v7.4s, v20.4s, v1.4s
    trn2 v1.4s, v20.4s, v1.4s
    trn1 v20.4s, v0.4s, v3.4s
    trn2 v0.4s, v0.4s, v3.4s
    trn1 v3.4s, v2.4s, v5.4s
    trn2 v2.4s, v2.4s, v5.4s
    trn1 v5.4s, v4.4s, v16.4s
    trn2 v4.4s, v4.4s, v16.4s
    shl v16.16b, v20.16b, #2
    ushr v21.16b, v7.16b, #2
    shl v22.16b, v0.16b, #2
    ushr v23.16b, v1.16b, #2
    shl v24.16b, v5.16b, #2
    ushr v25.16b, v3.16b, #2
    shl v26.16b, v4.16b, #2
    ushr v27.16b, v2.16b, #2
    bit v7.16b, v16.16b, v6.16b
    bit v20.16b, v21.16b, v17.16b
    bit v1.16b, v22.16b, v6.16b
    bit v0.16b, v23.16b, v17.16b
    bit v3.16b, v24.16b, v6.16b
    bit v5.16b, v25.16b, v17.16b
    bit v2.16b, v26.16b, v6.16b
    bit v4.16b, v27.16b, v17.16b
    trn1 v16.8h, v7.8h, v20.8h
    trn2 v7.8h, v7.8h, v20.8h
    trn1 v20.8h, v1.8h, v0.8h
    trn1 v21.8h, v3.8h, v5.8h
    trn2 v0.8h, v1.8h, v0.8h
    trn2 v1.8h, v3.8h, v5.8h
    trn1 v3.8h, v2.8h, v4.8h
    trn2 v2.8h, v2.8h, v4.8h
    shl v4.16b, v21.16b, #1
    ushr v5.16b, v16.16b, #1
    shl v22.16b, v3.16b, #1
    shl v23.16b, v1.16b, #1
    ushr v24.16b, v7.16b, #1
    ushr v25.16b, v20.16b, #1
    shl v26.16b, v2.16b, #1
    ushr v27.16b, v0.16b, #1
    // round 17 (pipo.dsl:38)
    ldr q28, [x3, #912]
    bit v20.16b, v22.16b, v18.16b
    bit v7.16b, v23.16b, v18.16b
    bit v1.16b, v24.16b, v19.16b
    ldp q22, q23, [x3, #928]
    ldp q24, q29, [x3, #960]
    bit v3.16b, v25.16b, v19.16b
    bit v0.16b, v26.16b, v18.16b
    bit v2.16b, v27.16b, v19.16b
    bit v16.16b, v4.16b, v18.16b
    bit v21.16b, v5.16b, v19.16b
    trn2 v4.16b, v7.16b, v1.16b
    ldr q5, [x3, #848]
    trn1 v25.16b, v20.16b, v3.16b
    trn2 v3.16b, v20.16b, v3.16b
    trn1 v20.16b, v0.16b, v2.16b
    trn1 v26.16b, v16.16b, v21.16b
    xar v4.2d, v4.2d, v28.2d, #24
    xar v3.2d, v3.2d, v22.2d, #40
    xar v20.2d, v20.2d, v23.2d, #8
    xar v22.2d, v25.2d, v24.2d, #48
    ldr q23, [x3, #1008]
    eor v5.16b, v26.16b, v5.16b
    bcax v25.16b, v4.16b, v3.16b, v20.16b
    bcax v4.16b, v22.16b, v3.16b, v4.16b
    trn2 v16.16b, v16.16b, v21.16b
    trn2 v0.16b, v0.16b, v2.16b
    eor v2.16b, v5.16b, v25.16b
    eor v21.16b, v20.16b, v4.16b
    ldr q22, [x3, #992]
    xar v0.2d, v0.2d, v29.2d, #16
    xar v16.2d, v16.2d, v23.2d, #56
    bcax v26.16b, v3.16b, v2.16b, v21.16b
    trn1 v1.16b, v7.16b, v1.16b
    eor v7.16b, v16.16b, v21.16b
    orn v16.16b, v4.16b, v2.16b
    eor v0.16b, v0.16b, v26.16b
    xar v1.2d, v1.2d, v22.2d, #32
    eor3 v3.16b, v3.16b, v7.16b, v16.16b
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v2.16b
    orn v2.16b, v3.16b, v5.16b
    // round 16 (pipo.dsl:38)
    add x9, x3, #2048
    // round 17 (pipo.dsl:36)
    bic v21.16b, v4.16b, v25.16b
    eor3 v2.16b, v20.16b, v1.16b, v2.16b
    // round 16 (pipo.dsl:38)
    ldp q20, q22, [x9, #-992]
    ldr q25, [x3, #1024]
    // round 17 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 16 (pipo.dsl:38)
    ldp q26, q27, [x3, #32]
    ldp q30, q31, [x3, #64]
    // round 17 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor3 v16.16b, v16.16b, v2.16b, v21.16b
    bcax v1.16b, v1.16b, v0.16b, v7.16b
    // round 16 (pipo.dsl:38)
    ldr q21, [x3, #1040]
    // round 17 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v2.16b, v5.16b
    bcax v5.16b, v5.16b, v4.16b, v16.16b
    bcax v7.16b, v7.16b, v1.16b, v0.16b
    // round 16 (pipo.dsl:37)
    xar v2.2d, v25.2d, v2.2d, #24
    xar v16.2d, v31.2d, v16.2d, #8
    xar v3.2d, v20.2d, v3.2d, #48
    xar v5.2d, v27.2d, v5.2d, #40
    eor v7.16b, v21.16b, v7.16b
    bcax v21.16b, v2.16b, v5.16b, v16.16b
    bcax v2.16b, v3.16b, v5.16b, v2.16b
    eor v3.16b, v7.16b, v21.16b
    eor v8.16b, v16.16b, v2.16b
    xar v0.2d, v26.2d, v0.2d, #56
    xar v4.2d, v30.2d, v4.2d, #16
    bcax v9.16b, v5.16b, v3.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    orn v8.16b, v2.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    xar v1.2d, v22.2d, v1.2d, #32
    eor3 v5.16b, v5.16b, v0.16b, v8.16b
    eor3 v7.16b, v7.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v3.16b
    orn v3.16b, v5.16b, v7.16b
    bic v21.16b, v2.16b, v21.16b
    eor3 v3.16b, v16.16b, v1.16b, v3.16b
    // round 15 (pipo.dsl:38)
    ldp q16, q9, [x9, #-960]
    // round 16 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    // round 15 (pipo.dsl:38)
    ldp q10, q11, [x9, #-896]
    ldr q12, [x3, #1120]
    // round 16 (pipo.dsl:36)
    eor3 v2.16b, v2.16b, v7.16b, v5.16b
    eor3 v21.16b, v8.16b, v3.16b, v21.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 15 (pipo.dsl:38)
    ldr q8, [x3, #1136]
    // round 16 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v3.16b, v7.16b
    bcax v7.16b, v7.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 15 (pipo.dsl:37)
    xar v3.2d, v16.2d, v3.2d, #24
    xar v21.2d, v12.2d, v21.2d, #8
    xar v5.2d, v10.2d, v5.2d, #48
    xar v7.2d, v9.2d, v7.2d, #40
    ldp q10, q13, [x9, #-864]
    eor v0.16b, v8.16b, v0.16b
    bcax v8.16b, v3.16b, v7.16b, v21.16b
    bcax v3.16b, v5.16b, v7.16b, v3.16b
    eor v5.16b, v0.16b, v8.16b
    eor v14.16b, v21.16b, v3.16b
    xar v4.2d, v13.2d, v4.2d, #56
    xar v2.2d, v11.2d, v2.2d, #16
    bcax v11.16b, v7.16b, v5.16b, v14.16b
    eor v4.16b, v4.16b, v14.16b
    orn v13.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v11.16b
    xar v1.2d, v10.2d, v1.2d, #32
    eor3 v7.16b, v7.16b, v4.16b, v13.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orn v5.16b, v7.16b, v0.16b
    bic v8.16b, v3.16b, v8.16b
    eor3 v5.16b, v21.16b, v1.16b, v5.16b
    // round 14 (pipo.dsl:38)
    ldp q21, q10, [x9, #-832]
    // round 15 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    // round 14 (pipo.dsl:38)
    ldp q11, q14, [x9, #-800]
    // round 15 (pipo.dsl:36)
    eor3 v8.16b, v13.16b, v5.16b, v8.16b
    // round 14 (pipo.dsl:38)
    ldp q13, q15, [x9, #-768]
    // round 15 (pipo.dsl:36)
    eor3 v3.16b, v3.16b, v0.16b, v7.16b
    bcax v1.16b, v1.16b, v2.16b, v4.16b
    bcax v7.16b, v7.16b, v5.16b, v0.16b
    bcax v0.16b, v0.16b, v3.16b, v8.16b
    bcax v4.16b, v4.16b, v1.16b, v2.16b
    // round 14 (pipo.dsl:37)
    xar v5.2d, v21.2d, v5.2d, #24
    xar v21.2d, v11.2d, v8.2d, #8
    xar v7.2d, v13.2d, v7.2d, #48
    xar v0.2d, v10.2d, v0.2d, #40
    ldp q8, q10, [x9, #-736]
    eor v4.16b, v14.16b, v4.16b
    bcax v11.16b, v5.16b, v0.16b, v21.16b
    bcax v5.16b, v7.16b, v0.16b, v5.16b
    eor v7.16b, v4.16b, v11.16b
    eor v13.16b, v21.16b, v5.16b
    xar v2.2d, v10.2d, v2.2d, #56
    xar v3.2d, v15.2d, v3.2d, #16
    bcax v10.16b, v0.16b, v7.16b, v13.16b
    eor v2.16b, v2.16b, v13.16b
    orn v13.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v10.16b
    xar v1.2d, v8.2d, v1.2d, #32
    eor3 v0.16b, v0.16b, v2.16b, v13.16b
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v0.16b, v4.16b
    bic v8.16b, v5.16b, v11.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    // round 13 (pipo.dsl:38)
    ldp q21, q10, [x9, #-704]
    // round 14 (pipo.dsl:36)
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor3 v8.16b, v13.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v3.16b, v2.16b
    // round 13 (pipo.dsl:38)
    ldp q11, q13, [x9, #-672]
    // round 14 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v8.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    // round 13 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v8.2d, v10.2d, v8.2d, #8
    xar v0.2d, v24.2d, v0.2d, #48
    xar v4.2d, v21.2d, v4.2d, #40
    eor v2.16b, v11.16b, v2.16b
    bcax v21.16b, v7.16b, v4.16b, v8.16b
    bcax v0.16b, v0.16b, v4.16b, v7.16b
    eor v7.16b, v2.16b, v21.16b
    eor v10.16b, v8.16b, v0.16b
    xar v3.2d, v23.2d, v3.2d, #56
    xar v5.2d, v29.2d, v5.2d, #16
    bcax v11.16b, v4.16b, v7.16b, v10.16b
    eor v3.16b, v3.16b, v10.16b
    orn v10.16b, v0.16b, v7.16b
    eor v5.16b, v5.16b, v11.16b
    xar v1.2d, v13.2d, v1.2d, #32
    eor3 v4.16b, v4.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v4.16b, v2.16b
    bic v21.16b, v0.16b, v21.16b
    eor3 v7.16b, v8.16b, v1.16b, v7.16b
    bcax v5.16b, v5.16b, v1.16b, v3.16b
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    eor3 v21.16b, v10.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    // round 12 (pipo.dsl:38)
    ldr q8, [x3, #1408]
    // round 13 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v7.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v21.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    // round 12 (pipo.dsl:37)
    xar v7.2d, v25.2d, v7.2d, #24
    xar v21.2d, v31.2d, v21.2d, #8
    xar v4.2d, v20.2d, v4.2d, #48
    xar v2.2d, v27.2d, v2.2d, #40
    eor v3.16b, v8.16b, v3.16b
    bcax v8.16b, v7.16b, v2.16b, v21.16b
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    eor v7.16b, v3.16b, v8.16b
    eor v10.16b, v21.16b, v4.16b
    xar v5.2d, v26.2d, v5.2d, #56
    xar v0.2d, v30.2d, v0.2d, #16
    bcax v11.16b, v2.16b, v7.16b, v10.16b
    eor v5.16b, v5.16b, v10.16b
    orn v10.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v11.16b
    xar v1.2d, v22.2d, v1.2d, #32
    eor3 v2.16b, v2.16b, v5.16b, v10.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v2.16b, v3.16b
    bic v8.16b, v4.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v0.16b, v0.16b, v1.16b, v5.16b
    // round 11 (pipo.dsl:38)
    ldp q21, q11, [x9, #-896]
    // round 12 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v3.16b, v2.16b
    eor3 v8.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v0.16b, v5.16b
    // round 11 (pipo.dsl:38)
    ldr q10, [x3, #1424]
    // round 12 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v7.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v8.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    // round 11 (pipo.dsl:37)
    xar v7.2d, v16.2d, v7.2d, #24
    xar v8.2d, v12.2d, v8.2d, #8
    xar v2.2d, v21.2d, v2.2d, #48
    xar v3.2d, v9.2d, v3.2d, #40
    ldp q21, q13, [x9, #-864]
    eor v5.16b, v10.16b, v5.16b
    bcax v10.16b, v7.16b, v3.16b, v8.16b
    bcax v2.16b, v2.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v10.16b
    eor v14.16b, v8.16b, v2.16b
    xar v0.2d, v13.2d, v0.2d, #56
    xar v4.2d, v11.2d, v4.2d, #16
    bcax v11.16b, v3.16b, v7.16b, v14.16b
    eor v0.16b, v0.16b, v14.16b
    orn v13.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v11.16b
    xar v1.2d, v21.2d, v1.2d, #32
    eor3 v3.16b, v3.16b, v0.16b, v13.16b
    eor3 v5.16b, v5.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v3.16b, v5.16b
    bic v21.16b, v2.16b, v10.16b
    eor3 v7.16b, v8.16b, v1.16b, v7.16b
    // round 10 (pipo.dsl:38)
    ldp q8, q10, [x9, #-832]
    // round 11 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    // round 10 (pipo.dsl:38)
    ldp q11, q14, [x9, #-768]
    ldr q15, [x3, #1248]
    // round 11 (pipo.dsl:36)
    eor3 v2.16b, v2.16b, v5.16b, v3.16b
    eor3 v21.16b, v13.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 10 (pipo.dsl:38)
    ldr q13, [x3, #1440]
    // round 11 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v7.16b, v5.16b
    bcax v5.16b, v5.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 10 (pipo.dsl:37)
    xar v7.2d, v8.2d, v7.2d, #24
    xar v21.2d, v15.2d, v21.2d, #8
    xar v3.2d, v11.2d, v3.2d, #48
    xar v5.2d, v10.2d, v5.2d, #40
    ldp q8, q10, [x9, #-736]
    eor v0.16b, v13.16b, v0.16b
    bcax v11.16b, v7.16b, v5.16b, v21.16b
    bcax v3.16b, v3.16b, v5.16b, v7.16b
    eor v7.16b, v0.16b, v11.16b
    eor v13.16b, v21.16b, v3.16b
    xar v4.2d, v10.2d, v4.2d, #56
    xar v2.2d, v14.2d, v2.2d, #16
    bcax v10.16b, v5.16b, v7.16b, v13.16b
    eor v4.16b, v4.16b, v13.16b
    orn v13.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v10.16b
    xar v1.2d, v8.2d, v1.2d, #32
    eor3 v5.16b, v5.16b, v4.16b, v13.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v5.16b, v0.16b
    bic v8.16b, v3.16b, v11.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    // round 9 (pipo.dsl:38)
    ldp q21, q10, [x9, #-704]
    // round 10 (pipo.dsl:36)
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    eor3 v8.16b, v13.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v2.16b, v4.16b
    // round 9 (pipo.dsl:38)
    ldr q11, [x3, #1456]
    // round 10 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v7.16b, v0.16b
    bcax v0.16b, v0.16b, v3.16b, v8.16b
    bcax v4.16b, v4.16b, v1.16b, v2.16b
    // round 9 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v8.2d, v10.2d, v8.2d, #8
    xar v5.2d, v24.2d, v5.2d, #48
    xar v0.2d, v21.2d, v0.2d, #40
    eor v4.16b, v11.16b, v4.16b
    bcax v21.16b, v7.16b, v0.16b, v8.16b
    bcax v5.16b, v5.16b, v0.16b, v7.16b
    eor v7.16b, v4.16b, v21.16b
    eor v10.16b, v8.16b, v5.16b
    ldr q11, [x3, #1392]
    xar v2.2d, v23.2d, v2.2d, #56
    xar v3.2d, v29.2d, v3.2d, #16
    bcax v13.16b, v0.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v10.16b
    orn v10.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v13.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v0.16b, v0.16b, v2.16b, v10.16b
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v0.16b, v4.16b
    bic v21.16b, v5.16b, v21.16b
    eor3 v7.16b, v8.16b, v1.16b, v7.16b
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor3 v21.16b, v10.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v3.16b, v2.16b
    // round 8 (pipo.dsl:38)
    ldr q8, [x3, #1472]
    // round 9 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    // round 8 (pipo.dsl:37)
    xar v7.2d, v25.2d, v7.2d, #24
    xar v21.2d, v31.2d, v21.2d, #8
    xar v0.2d, v20.2d, v0.2d, #48
    xar v4.2d, v27.2d, v4.2d, #40
    eor v2.16b, v8.16b, v2.16b
    bcax v8.16b, v7.16b, v4.16b, v21.16b
    bcax v0.16b, v0.16b, v4.16b, v7.16b
    eor v7.16b, v2.16b, v8.16b
    eor v10.16b, v21.16b, v0.16b
    xar v3.2d, v26.2d, v3.2d, #56
    xar v5.2d, v30.2d, v5.2d, #16
    bcax v11.16b, v4.16b, v7.16b, v10.16b
    eor v3.16b, v3.16b, v10.16b
    orn v10.16b, v0.16b, v7.16b
    eor v5.16b, v5.16b, v11.16b
    xar v1.2d, v22.2d, v1.2d, #32
    eor3 v4.16b, v4.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v4.16b, v2.16b
    bic v8.16b, v0.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v5.16b, v5.16b, v1.16b, v3.16b
    // round 7 (pipo.dsl:38)
    ldp q21, q11, [x9, #-896]
    // round 8 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    eor3 v8.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    // round 7 (pipo.dsl:38)
    ldr q10, [x3, #1488]
    // round 8 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v7.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v8.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    // round 7 (pipo.dsl:37)
    xar v7.2d, v16.2d, v7.2d, #24
    xar v8.2d, v12.2d, v8.2d, #8
    xar v4.2d, v21.2d, v4.2d, #48
    xar v2.2d, v9.2d, v2.2d, #40
    ldp q21, q13, [x9, #-864]
    eor v3.16b, v10.16b, v3.16b
    bcax v10.16b, v7.16b, v2.16b, v8.16b
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    eor v7.16b, v3.16b, v10.16b
    eor v14.16b, v8.16b, v4.16b
    xar v5.2d, v13.2d, v5.2d, #56
    xar v0.2d, v11.2d, v0.2d, #16
    bcax v11.16b, v2.16b, v7.16b, v14.16b
    eor v5.16b, v5.16b, v14.16b
    orn v13.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v11.16b
    xar v1.2d, v21.2d, v1.2d, #32
    eor3 v2.16b, v2.16b, v5.16b, v13.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v2.16b, v3.16b
    bic v21.16b, v4.16b, v10.16b
    eor3 v7.16b, v8.16b, v1.16b, v7.16b
    // round 6 (pipo.dsl:38)
    ldp q8, q10, [x9, #-832]
    // round 7 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v5.16b
    // round 6 (pipo.dsl:38)
    ldp q11, q14, [x9, #-768]
    ldr q15, [x3, #1248]
    // round 7 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v3.16b, v2.16b
    eor3 v21.16b, v13.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v0.16b, v5.16b
    // round 6 (pipo.dsl:38)
    ldr q13, [x3, #1504]
    // round 7 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v7.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v21.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    // round 6 (pipo.dsl:37)
    xar v7.2d, v8.2d, v7.2d, #24
    xar v21.2d, v15.2d, v21.2d, #8
    xar v2.2d, v11.2d, v2.2d, #48
    xar v3.2d, v10.2d, v3.2d, #40
    ldp q8, q10, [x9, #-736]
    eor v5.16b, v13.16b, v5.16b
    bcax v11.16b, v7.16b, v3.16b, v21.16b
    bcax v2.16b, v2.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v11.16b
    eor v13.16b, v21.16b, v2.16b
    xar v0.2d, v10.2d, v0.2d, #56
    xar v4.2d, v14.2d, v4.2d, #16
    bcax v10.16b, v3.16b, v7.16b, v13.16b
    eor v0.16b, v0.16b, v13.16b
    orn v13.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v10.16b
    xar v1.2d, v8.2d, v1.2d, #32
    eor3 v3.16b, v3.16b, v0.16b, v13.16b
    eor3 v5.16b, v5.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v3.16b, v5.16b
    bic v8.16b, v2.16b, v11.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    // round 5 (pipo.dsl:38)
    ldp q21, q10, [x9, #-704]
    // round 6 (pipo.dsl:36)
    eor3 v2.16b, v2.16b, v5.16b, v3.16b
    eor3 v8.16b, v13.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 5 (pipo.dsl:38)
    ldr q11, [x3, #1520]
    // round 6 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v7.16b, v5.16b
    bcax v5.16b, v5.16b, v2.16b, v8.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 5 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v8.2d, v10.2d, v8.2d, #8
    xar v3.2d, v24.2d, v3.2d, #48
    xar v5.2d, v21.2d, v5.2d, #40
    eor v0.16b, v11.16b, v0.16b
    bcax v21.16b, v7.16b, v5.16b, v8.16b
    bcax v3.16b, v3.16b, v5.16b, v7.16b
    eor v7.16b, v0.16b, v21.16b
    eor v10.16b, v8.16b, v3.16b
    ldr q11, [x3, #1392]
    xar v4.2d, v23.2d, v4.2d, #56
    xar v2.2d, v29.2d, v2.2d, #16
    bcax v13.16b, v5.16b, v7.16b, v10.16b
    eor v4.16b, v4.16b, v10.16b
    orn v10.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v13.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v5.16b, v5.16b, v4.16b, v10.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v5.16b, v0.16b
    bic v21.16b, v3.16b, v21.16b
    eor3 v7.16b, v8.16b, v1.16b, v7.16b
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    eor3 v21.16b, v10.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v2.16b, v4.16b
    // round 4 (pipo.dsl:38)
    ldr q8, [x3, #1536]
    // round 5 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v7.16b, v0.16b
    bcax v0.16b, v0.16b, v3.16b, v21.16b
    bcax v4.16b, v4.16b, v1.16b, v2.16b
    // round 4 (pipo.dsl:37)
    xar v7.2d, v25.2d, v7.2d, #24
    xar v21.2d, v31.2d, v21.2d, #8
    xar v5.2d, v20.2d, v5.2d, #48
    xar v0.2d, v27.2d, v0.2d, #40
    eor v4.16b, v8.16b, v4.16b
    bcax v27.16b, v7.16b, v0.16b, v21.16b
    bcax v5.16b, v5.16b, v0.16b, v7.16b
    eor v7.16b, v4.16b, v27.16b
    eor v8.16b, v21.16b, v5.16b
    xar v2.2d, v26.2d, v2.2d, #56
    xar v3.2d, v30.2d, v3.2d, #16
    bcax v26.16b, v0.16b, v7.16b, v8.16b
    eor v2.16b, v2.16b, v8.16b
    orn v8.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v26.16b
    xar v1.2d, v22.2d, v1.2d, #32
    eor3 v0.16b, v0.16b, v2.16b, v8.16b
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v0.16b, v4.16b
    bic v26.16b, v5.16b, v27.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    // round 3 (pipo.dsl:38)
    ldp q21, q27, [x9, #-896]
    // round 4 (pipo.dsl:36)
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor3 v26.16b, v8.16b, v7.16b, v26.16b
    bcax v1.16b, v1.16b, v3.16b, v2.16b
    // round 3 (pipo.dsl:38)
    ldr q8, [x3, #1552]
    // round 4 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v26.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    // round 3 (pipo.dsl:37)
    xar v7.2d, v16.2d, v7.2d, #24
    xar v16.2d, v12.2d, v26.2d, #8
    xar v0.2d, v21.2d, v0.2d, #48
    xar v4.2d, v9.2d, v4.2d, #40
    ldp q21, q26, [x9, #-864]
    eor v2.16b, v8.16b, v2.16b
    bcax v8.16b, v7.16b, v4.16b, v16.16b
    bcax v0.16b, v0.16b, v4.16b, v7.16b
    eor v7.16b, v2.16b, v8.16b
    eor v9.16b, v16.16b, v0.16b
    xar v3.2d, v26.2d, v3.2d, #56
    xar v5.2d, v27.2d, v5.2d, #16
    bcax v26.16b, v4.16b, v7.16b, v9.16b
    eor v3.16b, v3.16b, v9.16b
    orn v27.16b, v0.16b, v7.16b
    eor v5.16b, v5.16b, v26.16b
    xar v1.2d, v21.2d, v1.2d, #32
    eor3 v4.16b, v4.16b, v3.16b, v27.16b
    eor3 v2.16b, v2.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v4.16b, v2.16b
    bic v21.16b, v0.16b, v8.16b
    eor3 v7.16b, v16.16b, v1.16b, v7.16b
    // round 2 (pipo.dsl:38)
    ldp q16, q26, [x9, #-832]
    // round 3 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v1.16b, v3.16b
    // round 2 (pipo.dsl:38)
    ldp q8, q9, [x9, #-768]
    ldr q10, [x3, #1248]
    // round 3 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    eor3 v21.16b, v27.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    // round 2 (pipo.dsl:38)
    ldr q27, [x3, #1568]
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v7.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v21.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    // round 2 (pipo.dsl:37)
    xar v7.2d, v16.2d, v7.2d, #24
    xar v16.2d, v10.2d, v21.2d, #8
    xar v4.2d, v8.2d, v4.2d, #48
    xar v2.2d, v26.2d, v2.2d, #40
    ldp q21, q26, [x9, #-736]
    eor v3.16b, v27.16b, v3.16b
    bcax v27.16b, v7.16b, v2.16b, v16.16b
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    eor v7.16b, v3.16b, v27.16b
    eor v8.16b, v16.16b, v4.16b
    xar v5.2d, v26.2d, v5.2d, #56
    xar v0.2d, v9.2d, v0.2d, #16
    bcax v26.16b, v2.16b, v7.16b, v8.16b
    eor v5.16b, v5.16b, v8.16b
    orn v8.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v26.16b
    xar v1.2d, v21.2d, v1.2d, #32
    eor3 v2.16b, v2.16b, v5.16b, v8.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v2.16b, v3.16b
    bic v21.16b, v4.16b, v27.16b
    eor3 v7.16b, v16.16b, v1.16b, v7.16b
    bcax v0.16b, v0.16b, v1.16b, v5.16b
    // round 1 (pipo.dsl:38)
    ldp q16, q26, [x9, #-704]
    // round 2 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v3.16b, v2.16b
    eor3 v21.16b, v8.16b, v7.16b, v21.16b
    bcax v1.16b, v1.16b, v0.16b, v5.16b
    // round 1 (pipo.dsl:38)
    ldr q27, [x3, #1584]
    // round 2 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v7.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v21.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    // round 1 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v26.2d, v21.2d, #8
    xar v2.2d, v24.2d, v2.2d, #48
    xar v3.2d, v16.2d, v3.2d, #40
    eor v5.16b, v27.16b, v5.16b
    bcax v16.16b, v7.16b, v3.16b, v21.16b
    bcax v2.16b, v2.16b, v3.16b, v7.16b
    ldr q7, [x3, #1392]
    eor v24.16b, v5.16b, v16.16b
    eor v26.16b, v21.16b, v2.16b
    xar v0.2d, v23.2d, v0.2d, #56
    xar v4.2d, v29.2d, v4.2d, #16
    bcax v23.16b, v3.16b, v24.16b, v26.16b
    xar v1.2d, v7.2d, v1.2d, #32
    eor v0.16b, v0.16b, v26.16b
    orn v7.16b, v2.16b, v24.16b
    eor v4.16b, v4.16b, v23.16b
    eor v1.16b, v1.16b, v24.16b
    eor3 v3.16b, v3.16b, v0.16b, v7.16b
    eor3 v5.16b, v5.16b, v2.16b, v4.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    ldp q23, q24, [x9, #-448]
    orn v26.16b, v3.16b, v5.16b
    bcax v27.16b, v1.16b, v4.16b, v0.16b
    bic v16.16b, v2.16b, v16.16b
    eor3 v1.16b, v21.16b, v1.16b, v26.16b
    bcax v0.16b, v0.16b, v27.16b, v4.16b
    eor3 v2.16b, v2.16b, v5.16b, v3.16b
    eor v4.16b, v24.16b, v4.16b
    eor3 v7.16b, v7.16b, v1.16b, v16.16b
    ldr q16, [x3, #1632]
    eor v21.16b, v22.16b, v27.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    eor v0.16b, v23.16b, v0.16b
    eor v22.16b, v30.16b, v2.16b
    eor v1.16b, v25.16b, v1.16b
    bcax v2.16b, v5.16b, v2.16b, v7.16b
    eor v3.16b, v20.16b, v3.16b
    eor v5.16b, v31.16b, v7.16b
    trn1 v7.16b, v0.16b, v4.16b
    trn2 v0.16b, v0.16b, v4.16b
    trn1 v4.16b, v21.16b, v1.16b
    trn2 v1.16b, v21.16b, v1.16b
    eor v2.16b, v16.16b, v2.16b
    trn1 v16.16b, v5.16b, v22.16b
    trn2 v5.16b, v5.16b, v22.16b
    shl v20.16b, v0.16b, #1
    ushr v21.16b, v7.16b, #1
    shl v22.16b, v1.16b, #1
    ushr v23.16b, v4.16b, #1
    trn1 v24.16b, v3.16b, v2.16b
    trn2 v2.16b, v3.16b, v2.16b
    bit v7.16b, v20.16b, v18.16b
    bit v0.16b, v21.16b, v19.16b
    shl v3.16b, v5.16b, #1
    bit v4.16b, v22.16b, v18.16b
    bit v1.16b, v23.16b, v19.16b
    ushr v20.16b, v16.16b, #1
    shl v21.16b, v2.16b, #1
    ushr v22.16b, v24.16b, #1
    bit v16.16b, v3.16b, v18.16b
    bit v5.16b, v20.16b, v19.16b
    trn1 v3.8h, v7.8h, v4.8h
    trn2 v4.8h, v7.8h, v4.8h
    trn1 v7.8h, v0.8h, v1.8h
    trn2 v0.8h, v0.8h, v1.8h
    bit v24.16b, v21.16b, v18.16b
    bit v2.16b, v22.16b, v19.16b
    shl v1.16b, v4.16b, #2
    ushr v18.16b, v3.16b, #2
    shl v19.16b, v0.16b, #2
    trn1 v20.8h, v24.8h, v16.8h
    trn2 v16.8h, v24.8h, v16.8h
    ushr v21.16b, v7.16b, #2
    trn1 v22.8h, v2.8h, v5.8h
    trn2 v2.8h, v2.8h, v5.8h
    bit v3.16b, v1.16b, v6.16b
    shl v1.16b, v16.16b, #2
    ushr v5.16b, v20.16b, #2
    bit v4.16b, v18.16b, v17.16b
    shl v18.16b, v2.16b, #2
    ushr v23.16b, v22.16b, #2
    bit v7.16b, v19.16b, v6.16b
    bit v20.16b, v1.16b, v6.16b
    bit v16.16b, v5.16b, v17.16b
    bit v0.16b, v21.16b, v17.16b
    bit v22.16b, v18.16b, v6.16b
    bit v2.16b, v23.16b, v17.16b
    trn1 v1.4s, v3.4s, v20.4s
    trn2 v3.4s, v3.4s, v20.4s
    trn1 v5.4s, v4.4s, v16.4s
    trn2 v4.4s, v4.4s, v16.4s
    trn1 v6.4s, v7.4s, v22.4s
    trn2 v7.4s, v7.4s, v22.4s
    trn1 v16.4s, v0.4s, v2.4s
    mov v17.16b, v1.16b
    sli v17.16b, v3.16b, #4
    sri v3.16b, v1.16b, #4
    trn2 v0.4s, v0.4s, v2.4s
    mov v1.16b, v5.16b
    sli v1.16b, v4.16b, #4
    sri v4.16b, v5.16b, #4
    mov v2.16b, v6.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v6.16b, #4
    str q17, [x0, #0]
    str q3, [x0, #16]
    mov v3.16b, v16.16b
    sli v3.16b, v0.16b, #4
    sri v0.16b, v16.16b, #4
    str q1, [x0, #32]
    str q4, [x0, #48]
    str q2, [x0, #64]
    str q7, [x0, #80]
    str q3, [x0, #96]
    str q0, [x0, #112]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
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
    adr x8, .Llwcc_pipo64_256_file_neon_constants
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x8, #64]
    cmtst v0.16b, v0.16b, v1.16b
    ldr q2, [x0, #112]
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #1648]
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
    str q2, [x0, #1664]
    str q3, [x0, #1680]
    str q0, [x0, #1696]
    ldr q1, [x0, #128]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #1712]
    ldr q0, [x0, #144]
    eor v0.16b, v3.16b, v0.16b
    str q0, [x0, #1728]
    ret
    .size lwcc_pipo64_256_ctr_nonce_neon, .-lwcc_pipo64_256_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_256_ctr_crypt_neon
    .type lwcc_pipo64_256_ctr_crypt_neon, %function
lwcc_pipo64_256_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_256_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
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
    movi v2.16b, #204
    movi v3.16b, #51
    // round 1 (pipo.dsl:36)
    add x9, x3, #2048
    ldr q4, [x8, #48]
    ldr q5, [x8, #32]
    movi v6.16b, #170
    movi v7.16b, #85
    ldr q16, [x8, #16]
    ldr q17, [x3, #48]
    ldp q18, q19, [x3, #64]
    ldr q20, [x3, #96]
    ldr q21, [x3, #1648]
    ldp q22, q23, [x9, #-368]
    ldp q24, q25, [x9, #-400]
    ldp q24, q26, [x9, #-336]
    ldr q27, [x3, #160]
    ldr q28, [x3, #176]
    add v1.4s, v0.4s, v1.4s
    add v5.4s, v0.4s, v5.4s
    add v4.4s, v0.4s, v4.4s
    ldp q29, q30, [x3, #192]
    ldp q31, q8, [x3, #224]
    add v0.4s, v0.4s, v16.4s
    // round 2 (pipo.dsl:38)
    ldp q16, q9, [x3, #256]
    ldr q10, [x3, #288]
    mov v11.16b, v5.16b
    sli v11.16b, v4.16b, #4
    sri v4.16b, v5.16b, #4
    ldr q5, [x3, #304]
    ldp q12, q13, [x3, #320]
    mov v14.16b, v1.16b
    sli v14.16b, v0.16b, #4
    sri v0.16b, v1.16b, #4
    // round 3 (pipo.dsl:38)
    ldr q1, [x3, #384]
    trn2 v15.8h, v14.8h, v0.8h
    trn1 v0.8h, v14.8h, v0.8h
    trn1 v14.8h, v11.8h, v4.8h
    trn2 v4.8h, v11.8h, v4.8h
    shl v11.16b, v14.16b, #2
    bif v11.16b, v0.16b, v2.16b
    ushr v0.16b, v0.16b, #2
    bit v14.16b, v0.16b, v3.16b
    shl v0.16b, v4.16b, #2
    bif v0.16b, v15.16b, v2.16b
    ushr v15.16b, v15.16b, #2
    bit v4.16b, v15.16b, v3.16b
    zip1 v15.8h, v11.8h, v14.8h
    zip2 v11.8h, v11.8h, v14.8h
    zip2 v14.8h, v0.8h, v4.8h
    zip1 v0.8h, v0.8h, v4.8h
    shl v4.16b, v11.16b, #1
    bif v4.16b, v15.16b, v6.16b
    ushr v15.16b, v15.16b, #1
    bit v11.16b, v15.16b, v7.16b
    shl v15.16b, v14.16b, #1
    bif v15.16b, v0.16b, v6.16b
    ushr v0.16b, v0.16b, #1
    bit v14.16b, v0.16b, v7.16b
    trn2 v0.16b, v4.16b, v11.16b
    trn1 v4.16b, v4.16b, v11.16b
    trn1 v11.16b, v15.16b, v14.16b
    eor v4.16b, v18.16b, v4.16b
    eor v0.16b, v0.16b, v19.16b
    // round 2 (pipo.dsl:38)
    ldp q18, q19, [x3, #352]
    trn2 v14.16b, v15.16b, v14.16b
    // round 3 (pipo.dsl:38)
    ldr q15, [x3, #400]
    eor v17.16b, v17.16b, v11.16b
    // round 1 (pipo.dsl:36)
    eor v11.16b, v21.16b, v0.16b
    eor v20.16b, v14.16b, v20.16b
    bcax v0.16b, v17.16b, v4.16b, v0.16b
    orn v17.16b, v0.16b, v20.16b
    bcax v20.16b, v20.16b, v0.16b, v21.16b
    eor3 v0.16b, v4.16b, v0.16b, v20.16b
    eor3 v4.16b, v4.16b, v20.16b, v25.16b
    eor3 v17.16b, v21.16b, v22.16b, v17.16b
    orn v21.16b, v0.16b, v11.16b
    eor v22.16b, v17.16b, v0.16b
    bcax v11.16b, v11.16b, v0.16b, v4.16b
    eor v27.16b, v27.16b, v4.16b
    xar v14.2d, v30.2d, v17.2d, #56
    eor3 v20.16b, v20.16b, v23.16b, v21.16b
    bit v21.16b, v22.16b, v11.16b
    xar v23.2d, v26.2d, v11.2d, #32
    // round 5 (pipo.dsl:38)
    ldr q26, [x3, #144]
    // round 1 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v22.16b, v11.16b
    xar v24.2d, v24.2d, v22.2d, #8
    orn v17.16b, v17.16b, v20.16b
    eor3 v21.16b, v25.16b, v20.16b, v21.16b
    xar v25.2d, v28.2d, v20.2d, #24
    // round 2 (pipo.dsl:36)
    bcax v11.16b, v23.16b, v27.16b, v24.16b
    // round 1 (pipo.dsl:37)
    xar v21.2d, v29.2d, v21.2d, #48
    eor3 v17.16b, v22.16b, v4.16b, v17.16b
    bsl v20.16b, v4.16b, v0.16b
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v27.16b, v24.16b, v11.16b
    bcax v4.16b, v25.16b, v21.16b, v14.16b
    // round 1 (pipo.dsl:37)
    xar v20.2d, v31.2d, v20.2d, #16
    xar v17.2d, v8.2d, v17.2d, #40
    // round 2 (pipo.dsl:36)
    bit v24.16b, v23.16b, v0.16b
    eor v22.16b, v16.16b, v0.16b
    orn v23.16b, v4.16b, v20.16b
    bcax v20.16b, v20.16b, v4.16b, v17.16b
    eor v25.16b, v14.16b, v17.16b
    eor3 v4.16b, v21.16b, v4.16b, v20.16b
    eor3 v21.16b, v21.16b, v20.16b, v24.16b
    eor3 v17.16b, v17.16b, v11.16b, v23.16b
    bcax v23.16b, v25.16b, v4.16b, v21.16b
    orn v25.16b, v4.16b, v25.16b
    eor v27.16b, v17.16b, v4.16b
    eor v10.16b, v10.16b, v21.16b
    xar v14.2d, v13.2d, v17.2d, #56
    eor3 v11.16b, v9.16b, v11.16b, v23.16b
    eor3 v0.16b, v20.16b, v0.16b, v25.16b
    bit v25.16b, v27.16b, v23.16b
    // round 5 (pipo.dsl:38)
    ldr q20, [x3, #128]
    // round 2 (pipo.dsl:36)
    eor3 v21.16b, v21.16b, v27.16b, v23.16b
    xar v22.2d, v22.2d, v27.2d, #8
    eor3 v23.16b, v24.16b, v0.16b, v25.16b
    orn v17.16b, v17.16b, v0.16b
    rev64 v24.4s, v11.4s
    xar v25.2d, v5.2d, v0.2d, #24
    // round 3 (pipo.dsl:36)
    bcax v11.16b, v24.16b, v10.16b, v22.16b
    // round 2 (pipo.dsl:37)
    xar v23.2d, v12.2d, v23.2d, #48
    eor3 v17.16b, v27.16b, v21.16b, v17.16b
    bsl v0.16b, v21.16b, v4.16b
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v10.16b, v22.16b, v11.16b
    bcax v21.16b, v25.16b, v23.16b, v14.16b
    // round 2 (pipo.dsl:37)
    xar v17.2d, v19.2d, v17.2d, #40
    xar v0.2d, v18.2d, v0.2d, #16
    // round 3 (pipo.dsl:36)
    bit v22.16b, v24.16b, v4.16b
    eor v24.16b, v14.16b, v17.16b
    eor v25.16b, v1.16b, v4.16b
    orn v27.16b, v21.16b, v0.16b
    bcax v0.16b, v0.16b, v21.16b, v17.16b
    eor3 v17.16b, v17.16b, v11.16b, v27.16b
    eor3 v27.16b, v23.16b, v0.16b, v22.16b
    eor3 v21.16b, v23.16b, v21.16b, v0.16b
    orn v23.16b, v21.16b, v24.16b
    bcax v24.16b, v24.16b, v21.16b, v27.16b
    eor v10.16b, v17.16b, v21.16b
    eor3 v0.16b, v0.16b, v4.16b, v23.16b
    bit v23.16b, v10.16b, v24.16b
    eor3 v4.16b, v15.16b, v11.16b, v24.16b
    ldp q11, q14, [x3, #416]
    xar v25.2d, v25.2d, v10.2d, #8
    eor3 v24.16b, v27.16b, v10.16b, v24.16b
    eor3 v22.16b, v22.16b, v0.16b, v23.16b
    rev64 v4.4s, v4.4s
    orn v23.16b, v17.16b, v0.16b
    // round 5 (pipo.dsl:38)
    ldr q15, [x3, #640]
    // round 3 (pipo.dsl:38)
    eor v27.16b, v11.16b, v27.16b
    eor3 v23.16b, v10.16b, v24.16b, v23.16b
    ldp q10, q11, [x3, #448]
    bit v21.16b, v24.16b, v0.16b
    xar v0.2d, v14.2d, v0.2d, #24
    // round 4 (pipo.dsl:36)
    bcax v24.16b, v4.16b, v27.16b, v25.16b
    // round 3 (pipo.dsl:37)
    xar v17.2d, v11.2d, v17.2d, #56
    ldp q11, q14, [x3, #480]
    xar v22.2d, v10.2d, v22.2d, #48
    // round 4 (pipo.dsl:36)
    bcax v27.16b, v27.16b, v25.16b, v24.16b
    bcax v0.16b, v0.16b, v22.16b, v17.16b
    bit v25.16b, v4.16b, v27.16b
    // round 3 (pipo.dsl:37)
    xar v4.2d, v14.2d, v23.2d, #40
    xar v21.2d, v11.2d, v21.2d, #16
    // round 4 (pipo.dsl:36)
    orn v23.16b, v0.16b, v21.16b
    bcax v21.16b, v21.16b, v0.16b, v4.16b
    eor v17.16b, v17.16b, v4.16b
    eor3 v0.16b, v22.16b, v0.16b, v21.16b
    eor3 v4.16b, v4.16b, v24.16b, v23.16b
    eor3 v22.16b, v22.16b, v21.16b, v25.16b
    bcax v23.16b, v17.16b, v0.16b, v22.16b
    eor v10.16b, v4.16b, v0.16b
    orn v17.16b, v0.16b, v17.16b
    eor3 v21.16b, v21.16b, v27.16b, v17.16b
    bit v17.16b, v10.16b, v23.16b
    eor3 v11.16b, v22.16b, v10.16b, v23.16b
    orn v14.16b, v4.16b, v21.16b
    eor3 v17.16b, v25.16b, v21.16b, v17.16b
    eor3 v25.16b, v10.16b, v11.16b, v14.16b
    bit v0.16b, v11.16b, v21.16b
    ldp q11, q14, [x3, #512]
    eor3 v23.16b, v14.16b, v24.16b, v23.16b
    ldp q24, q14, [x3, #544]
    eor v27.16b, v11.16b, v27.16b
    xar v27.2d, v27.2d, v10.2d, #8
    ldp q10, q11, [x3, #576]
    rev64 v23.4s, v23.4s
    eor v22.16b, v24.16b, v22.16b
    xar v21.2d, v14.2d, v21.2d, #24
    xar v4.2d, v11.2d, v4.2d, #56
    ldp q24, q11, [x3, #608]
    // round 5 (pipo.dsl:36)
    bcax v14.16b, v23.16b, v22.16b, v27.16b
    // round 4 (pipo.dsl:37)
    xar v17.2d, v10.2d, v17.2d, #48
    // round 5 (pipo.dsl:36)
    bcax v22.16b, v22.16b, v27.16b, v14.16b
    bcax v21.16b, v21.16b, v17.16b, v4.16b
    // round 4 (pipo.dsl:37)
    xar v25.2d, v11.2d, v25.2d, #40
    xar v0.2d, v24.2d, v0.2d, #16
    // round 5 (pipo.dsl:36)
    bit v27.16b, v23.16b, v22.16b
    eor v20.16b, v20.16b, v22.16b
    // round 6 (pipo.dsl:38)
    ldr q23, [x3, #656]
    // round 5 (pipo.dsl:36)
    orn v24.16b, v21.16b, v0.16b
    bcax v0.16b, v0.16b, v21.16b, v25.16b
    eor v4.16b, v4.16b, v25.16b
    eor3 v21.16b, v17.16b, v21.16b, v0.16b
    eor3 v24.16b, v25.16b, v14.16b, v24.16b
    eor3 v17.16b, v17.16b, v0.16b, v27.16b
    orn v25.16b, v21.16b, v4.16b
    eor v10.16b, v24.16b, v21.16b
    bcax v4.16b, v4.16b, v21.16b, v17.16b
    eor v11.16b, v15.16b, v17.16b
    xar v15.2d, v30.2d, v24.2d, #56
    eor3 v14.16b, v26.16b, v14.16b, v4.16b
    eor3 v0.16b, v0.16b, v22.16b, v25.16b
    bit v25.16b, v10.16b, v4.16b
    // round 7 (pipo.dsl:38)
    ldr q22, [x3, #400]
    // round 5 (pipo.dsl:36)
    eor3 v4.16b, v17.16b, v10.16b, v4.16b
    xar v17.2d, v20.2d, v10.2d, #8
    orn v20.16b, v24.16b, v0.16b
    eor3 v24.16b, v27.16b, v0.16b, v25.16b
    rev64 v25.4s, v14.4s
    xar v27.2d, v28.2d, v0.2d, #24
    eor3 v20.16b, v10.16b, v4.16b, v20.16b
    // round 6 (pipo.dsl:36)
    bcax v10.16b, v25.16b, v11.16b, v17.16b
    // round 5 (pipo.dsl:37)
    xar v24.2d, v29.2d, v24.2d, #48
    bsl v0.16b, v4.16b, v21.16b
    xar v4.2d, v8.2d, v20.2d, #40
    // round 6 (pipo.dsl:36)
    bcax v20.16b, v11.16b, v17.16b, v10.16b
    bcax v21.16b, v27.16b, v24.16b, v15.16b
    // round 5 (pipo.dsl:37)
    xar v0.2d, v31.2d, v0.2d, #16
    // round 6 (pipo.dsl:36)
    bit v17.16b, v25.16b, v20.16b
    eor v25.16b, v15.16b, v4.16b
    eor v27.16b, v16.16b, v20.16b
    bcax v11.16b, v0.16b, v21.16b, v4.16b
    orn v0.16b, v21.16b, v0.16b
    eor3 v0.16b, v4.16b, v10.16b, v0.16b
    eor3 v4.16b, v24.16b, v21.16b, v11.16b
    eor3 v21.16b, v24.16b, v11.16b, v17.16b
    orn v24.16b, v4.16b, v25.16b
    bcax v25.16b, v25.16b, v4.16b, v21.16b
    eor v14.16b, v0.16b, v4.16b
    eor v23.16b, v23.16b, v21.16b
    xar v15.2d, v13.2d, v0.2d, #56
    eor3 v20.16b, v11.16b, v20.16b, v24.16b
    bit v24.16b, v14.16b, v25.16b
    eor3 v10.16b, v9.16b, v10.16b, v25.16b
    // round 7 (pipo.dsl:38)
    ldr q11, [x3, #672]
    // round 6 (pipo.dsl:36)
    eor3 v21.16b, v21.16b, v14.16b, v25.16b
    xar v25.2d, v27.2d, v14.2d, #8
    orn v0.16b, v0.16b, v20.16b
    eor3 v17.16b, v17.16b, v20.16b, v24.16b
    rev64 v24.4s, v10.4s
    xar v27.2d, v5.2d, v20.2d, #24
    // round 7 (pipo.dsl:36)
    bcax v10.16b, v24.16b, v23.16b, v25.16b
    // round 6 (pipo.dsl:37)
    xar v17.2d, v12.2d, v17.2d, #48
    eor3 v0.16b, v14.16b, v21.16b, v0.16b
    bsl v20.16b, v21.16b, v4.16b
    xar v0.2d, v19.2d, v0.2d, #40
    // round 7 (pipo.dsl:36)
    bcax v4.16b, v27.16b, v17.16b, v15.16b
    bcax v21.16b, v23.16b, v25.16b, v10.16b
    // round 6 (pipo.dsl:37)
    xar v20.2d, v18.2d, v20.2d, #16
    // round 7 (pipo.dsl:36)
    bit v25.16b, v24.16b, v21.16b
    eor v23.16b, v15.16b, v0.16b
    eor v24.16b, v1.16b, v21.16b
    orn v27.16b, v4.16b, v20.16b
    bcax v20.16b, v20.16b, v4.16b, v0.16b
    eor3 v4.16b, v17.16b, v4.16b, v20.16b
    eor3 v17.16b, v17.16b, v20.16b, v25.16b
    eor3 v0.16b, v0.16b, v10.16b, v27.16b
    orn v27.16b, v4.16b, v23.16b
    eor v14.16b, v0.16b, v4.16b
    bcax v23.16b, v23.16b, v4.16b, v17.16b
    eor v11.16b, v11.16b, v17.16b
    ldr q15, [x3, #432]
    eor3 v22.16b, v22.16b, v10.16b, v23.16b
    eor3 v20.16b, v20.16b, v21.16b, v27.16b
    bit v27.16b, v14.16b, v23.16b
    // round 8 (pipo.dsl:38)
    ldr q21, [x3, #688]
    // round 7 (pipo.dsl:36)
    eor3 v17.16b, v17.16b, v14.16b, v23.16b
    xar v23.2d, v24.2d, v14.2d, #8
    // round 8 (pipo.dsl:38)
    ldr q24, [x3, #560]
    // round 7 (pipo.dsl:36)
    orn v10.16b, v0.16b, v20.16b
    rev64 v22.4s, v22.4s
    eor3 v25.16b, v25.16b, v20.16b, v27.16b
    xar v27.2d, v15.2d, v20.2d, #24
    eor3 v10.16b, v14.16b, v17.16b, v10.16b
    ldp q14, q15, [x3, #448]
    bsl v20.16b, v17.16b, v4.16b
    // round 8 (pipo.dsl:36)
    bcax v4.16b, v22.16b, v11.16b, v23.16b
    bcax v17.16b, v11.16b, v23.16b, v4.16b
    // round 7 (pipo.dsl:37)
    xar v25.2d, v14.2d, v25.2d, #48
    ldp q11, q14, [x3, #480]
    xar v0.2d, v15.2d, v0.2d, #56
    // round 8 (pipo.dsl:36)
    bit v23.16b, v22.16b, v17.16b
    bcax v22.16b, v27.16b, v25.16b, v0.16b
    // round 7 (pipo.dsl:37)
    xar v20.2d, v11.2d, v20.2d, #16
    xar v27.2d, v14.2d, v10.2d, #40
    // round 8 (pipo.dsl:36)
    bcax v10.16b, v20.16b, v22.16b, v27.16b
    orn v20.16b, v22.16b, v20.16b
    eor v0.16b, v0.16b, v27.16b
    eor3 v22.16b, v25.16b, v22.16b, v10.16b
    eor3 v20.16b, v27.16b, v4.16b, v20.16b
    eor3 v25.16b, v25.16b, v10.16b, v23.16b
    eor v27.16b, v20.16b, v22.16b
    bcax v11.16b, v0.16b, v22.16b, v25.16b
    orn v0.16b, v22.16b, v0.16b
    eor v21.16b, v21.16b, v25.16b
    // round 9 (pipo.dsl:38)
    ldr q14, [x3, #128]
    // round 8 (pipo.dsl:36)
    eor3 v10.16b, v10.16b, v17.16b, v0.16b
    bit v0.16b, v27.16b, v11.16b
    eor3 v25.16b, v25.16b, v27.16b, v11.16b
    eor3 v0.16b, v23.16b, v10.16b, v0.16b
    orn v23.16b, v20.16b, v10.16b
    xar v24.2d, v24.2d, v10.2d, #24
    // round 9 (pipo.dsl:38)
    ldr q15, [x3, #704]
    // round 8 (pipo.dsl:36)
    eor3 v23.16b, v27.16b, v25.16b, v23.16b
    bsl v10.16b, v25.16b, v22.16b
    ldp q22, q25, [x3, #512]
    eor3 v4.16b, v25.16b, v4.16b, v11.16b
    ldp q25, q11, [x3, #576]
    eor v17.16b, v22.16b, v17.16b
    xar v17.2d, v17.2d, v27.2d, #8
    rev64 v4.4s, v4.4s
    xar v0.2d, v25.2d, v0.2d, #48
    ldp q22, q25, [x3, #608]
    xar v20.2d, v11.2d, v20.2d, #56
    // round 9 (pipo.dsl:36)
    bcax v27.16b, v4.16b, v21.16b, v17.16b
    bcax v24.16b, v24.16b, v0.16b, v20.16b
    bcax v21.16b, v21.16b, v17.16b, v27.16b
    // round 8 (pipo.dsl:37)
    xar v22.2d, v22.2d, v10.2d, #16
    xar v23.2d, v25.2d, v23.2d, #40
    // round 9 (pipo.dsl:36)
    bit v17.16b, v4.16b, v21.16b
    eor v4.16b, v14.16b, v21.16b
    // round 10 (pipo.dsl:38)
    ldr q25, [x3, #720]
    // round 9 (pipo.dsl:36)
    bcax v10.16b, v22.16b, v24.16b, v23.16b
    orn v22.16b, v24.16b, v22.16b
    eor v20.16b, v20.16b, v23.16b
    eor3 v24.16b, v0.16b, v24.16b, v10.16b
    eor3 v22.16b, v23.16b, v27.16b, v22.16b
    eor3 v0.16b, v0.16b, v10.16b, v17.16b
    orn v23.16b, v24.16b, v20.16b
    bcax v20.16b, v20.16b, v24.16b, v0.16b
    eor v11.16b, v22.16b, v24.16b
    eor v14.16b, v15.16b, v0.16b
    xar v15.2d, v30.2d, v22.2d, #56
    eor3 v27.16b, v26.16b, v27.16b, v20.16b
    eor3 v21.16b, v10.16b, v21.16b, v23.16b
    bit v23.16b, v11.16b, v20.16b
    // round 11 (pipo.dsl:38)
    ldr q10, [x3, #400]
    // round 9 (pipo.dsl:36)
    eor3 v0.16b, v0.16b, v11.16b, v20.16b
    xar v4.2d, v4.2d, v11.2d, #8
    orn v20.16b, v22.16b, v21.16b
    eor3 v17.16b, v17.16b, v21.16b, v23.16b
    rev64 v22.4s, v27.4s
    xar v23.2d, v28.2d, v21.2d, #24
    eor3 v20.16b, v11.16b, v0.16b, v20.16b
    // round 10 (pipo.dsl:36)
    bcax v27.16b, v22.16b, v14.16b, v4.16b
    // round 9 (pipo.dsl:36)
    bsl v21.16b, v0.16b, v24.16b
    xar v0.2d, v29.2d, v17.2d, #48
    xar v17.2d, v8.2d, v20.2d, #40
    // round 10 (pipo.dsl:36)
    bcax v20.16b, v14.16b, v4.16b, v27.16b
    // round 9 (pipo.dsl:37)
    xar v21.2d, v31.2d, v21.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v23.16b, v23.16b, v0.16b, v15.16b
    bit v4.16b, v22.16b, v20.16b
    eor v22.16b, v15.16b, v17.16b
    eor v24.16b, v16.16b, v20.16b
    bcax v11.16b, v21.16b, v23.16b, v17.16b
    orn v21.16b, v23.16b, v21.16b
    eor3 v17.16b, v17.16b, v27.16b, v21.16b
    eor3 v21.16b, v0.16b, v11.16b, v4.16b
    eor3 v0.16b, v0.16b, v23.16b, v11.16b
    bcax v23.16b, v22.16b, v0.16b, v21.16b
    eor v14.16b, v17.16b, v0.16b
    orn v22.16b, v0.16b, v22.16b
    eor v25.16b, v25.16b, v21.16b
    xar v15.2d, v13.2d, v17.2d, #56
    eor3 v20.16b, v11.16b, v20.16b, v22.16b
    bit v22.16b, v14.16b, v23.16b
    eor3 v27.16b, v9.16b, v27.16b, v23.16b
    // round 11 (pipo.dsl:38)
    ldr q11, [x3, #736]
    // round 10 (pipo.dsl:37)
    xar v24.2d, v24.2d, v14.2d, #8
    eor3 v21.16b, v21.16b, v14.16b, v23.16b
    rev64 v23.4s, v27.4s
    eor3 v4.16b, v4.16b, v20.16b, v22.16b
    orn v17.16b, v17.16b, v20.16b
    xar v22.2d, v5.2d, v20.2d, #24
    xar v4.2d, v12.2d, v4.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v27.16b, v23.16b, v25.16b, v24.16b
    // round 10 (pipo.dsl:36)
    eor3 v17.16b, v14.16b, v21.16b, v17.16b
    bsl v20.16b, v21.16b, v0.16b
    xar v0.2d, v19.2d, v17.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v17.16b, v22.16b, v4.16b, v15.16b
    bcax v21.16b, v25.16b, v24.16b, v27.16b
    // round 10 (pipo.dsl:37)
    xar v20.2d, v18.2d, v20.2d, #16
    // round 11 (pipo.dsl:36)
    bit v24.16b, v23.16b, v21.16b
    eor v22.16b, v15.16b, v0.16b
    eor v23.16b, v1.16b, v21.16b
    bcax v25.16b, v20.16b, v17.16b, v0.16b
    orn v20.16b, v17.16b, v20.16b
    eor3 v14.16b, v4.16b, v25.16b, v24.16b
    eor3 v0.16b, v0.16b, v27.16b, v20.16b
    eor3 v4.16b, v4.16b, v17.16b, v25.16b
    orn v17.16b, v4.16b, v22.16b
    bcax v20.16b, v22.16b, v4.16b, v14.16b
    eor v22.16b, v0.16b, v4.16b
    eor v11.16b, v11.16b, v14.16b
    ldr q15, [x3, #432]
    eor3 v21.16b, v25.16b, v21.16b, v17.16b
    bit v17.16b, v22.16b, v20.16b
    eor3 v25.16b, v10.16b, v27.16b, v20.16b
    // round 12 (pipo.dsl:38)
    ldr q27, [x3, #752]
    // round 11 (pipo.dsl:36)
    eor3 v20.16b, v14.16b, v22.16b, v20.16b
    xar v23.2d, v23.2d, v22.2d, #8
    // round 12 (pipo.dsl:38)
    ldr q10, [x3, #560]
    // round 11 (pipo.dsl:36)
    orn v14.16b, v0.16b, v21.16b
    rev64 v25.4s, v25.4s
    eor3 v17.16b, v24.16b, v21.16b, v17.16b
    xar v24.2d, v15.2d, v21.2d, #24
    eor3 v22.16b, v22.16b, v20.16b, v14.16b
    ldp q14, q15, [x3, #448]
    bsl v21.16b, v20.16b, v4.16b
    // round 12 (pipo.dsl:36)
    bcax v4.16b, v25.16b, v11.16b, v23.16b
    bcax v20.16b, v11.16b, v23.16b, v4.16b
    // round 11 (pipo.dsl:37)
    xar v17.2d, v14.2d, v17.2d, #48
    ldp q11, q14, [x3, #480]
    xar v0.2d, v15.2d, v0.2d, #56
    // round 12 (pipo.dsl:36)
    bit v23.16b, v25.16b, v20.16b
    bcax v24.16b, v24.16b, v17.16b, v0.16b
    // round 11 (pipo.dsl:37)
    xar v21.2d, v11.2d, v21.2d, #16
    xar v22.2d, v14.2d, v22.2d, #40
    // round 12 (pipo.dsl:36)
    orn v25.16b, v24.16b, v21.16b
    bcax v21.16b, v21.16b, v24.16b, v22.16b
    eor v0.16b, v0.16b, v22.16b
    eor3 v24.16b, v17.16b, v24.16b, v21.16b
    eor3 v22.16b, v22.16b, v4.16b, v25.16b
    eor3 v17.16b, v17.16b, v21.16b, v23.16b
    orn v25.16b, v24.16b, v0.16b
    eor v11.16b, v22.16b, v24.16b
    bcax v0.16b, v0.16b, v24.16b, v17.16b
    eor v27.16b, v27.16b, v17.16b
    // round 13 (pipo.dsl:38)
    ldr q14, [x3, #128]
    // round 12 (pipo.dsl:36)
    eor3 v21.16b, v21.16b, v20.16b, v25.16b
    bit v25.16b, v11.16b, v0.16b
    eor3 v17.16b, v17.16b, v11.16b, v0.16b
    orn v15.16b, v22.16b, v21.16b
    eor3 v23.16b, v23.16b, v21.16b, v25.16b
    xar v25.2d, v10.2d, v21.2d, #24
    // round 13 (pipo.dsl:38)
    ldr q10, [x3, #768]
    // round 12 (pipo.dsl:36)
    eor3 v15.16b, v11.16b, v17.16b, v15.16b
    bsl v21.16b, v17.16b, v24.16b
    ldp q17, q24, [x3, #512]
    eor v17.16b, v17.16b, v20.16b
    eor3 v0.16b, v24.16b, v4.16b, v0.16b
    ldp q4, q20, [x3, #576]
    rev64 v0.4s, v0.4s
    xar v17.2d, v17.2d, v11.2d, #8
    // round 13 (pipo.dsl:36)
    bcax v24.16b, v0.16b, v27.16b, v17.16b
    // round 12 (pipo.dsl:37)
    xar v4.2d, v4.2d, v23.2d, #48
    ldp q23, q11, [x3, #608]
    xar v20.2d, v20.2d, v22.2d, #56
    // round 13 (pipo.dsl:36)
    bcax v22.16b, v27.16b, v17.16b, v24.16b
    bcax v25.16b, v25.16b, v4.16b, v20.16b
    // round 12 (pipo.dsl:37)
    xar v21.2d, v23.2d, v21.2d, #16
    xar v23.2d, v11.2d, v15.2d, #40
    // round 13 (pipo.dsl:36)
    bit v17.16b, v0.16b, v22.16b
    eor v0.16b, v14.16b, v22.16b
    // round 14 (pipo.dsl:38)
    ldr q27, [x3, #784]
    // round 13 (pipo.dsl:36)
    orn v11.16b, v25.16b, v21.16b
    bcax v21.16b, v21.16b, v25.16b, v23.16b
    eor v20.16b, v20.16b, v23.16b
    eor3 v14.16b, v4.16b, v21.16b, v17.16b
    eor3 v4.16b, v4.16b, v25.16b, v21.16b
    eor3 v23.16b, v23.16b, v24.16b, v11.16b
    orn v25.16b, v4.16b, v20.16b
    eor v11.16b, v23.16b, v4.16b
    bcax v20.16b, v20.16b, v4.16b, v14.16b
    eor v10.16b, v10.16b, v14.16b
    xar v30.2d, v30.2d, v23.2d, #56
    // round 15 (pipo.dsl:38)
    ldr q15, [x3, #400]
    // round 13 (pipo.dsl:36)
    eor3 v21.16b, v21.16b, v22.16b, v25.16b
    bit v25.16b, v11.16b, v20.16b
    eor3 v22.16b, v26.16b, v24.16b, v20.16b
    // round 15 (pipo.dsl:38)
    ldr q24, [x3, #800]
    // round 13 (pipo.dsl:37)
    xar v0.2d, v0.2d, v11.2d, #8
    eor3 v20.16b, v14.16b, v11.16b, v20.16b
    // round 15 (pipo.dsl:38)
    ldr q14, [x3, #432]
    // round 13 (pipo.dsl:36)
    eor3 v17.16b, v17.16b, v21.16b, v25.16b
    rev64 v22.4s, v22.4s
    orn v23.16b, v23.16b, v21.16b
    // round 16 (pipo.dsl:38)
    ldr q25, [x3, #816]
    // round 13 (pipo.dsl:36)
    eor3 v23.16b, v11.16b, v20.16b, v23.16b
    xar v17.2d, v29.2d, v17.2d, #48
    xar v11.2d, v28.2d, v21.2d, #24
    bsl v21.16b, v20.16b, v4.16b
    // round 14 (pipo.dsl:36)
    bcax v4.16b, v22.16b, v10.16b, v0.16b
    // round 13 (pipo.dsl:37)
    xar v20.2d, v8.2d, v23.2d, #40
    // round 14 (pipo.dsl:36)
    bcax v23.16b, v11.16b, v17.16b, v30.16b
    bcax v8.16b, v10.16b, v0.16b, v4.16b
    // round 13 (pipo.dsl:37)
    xar v21.2d, v31.2d, v21.2d, #16
    // round 14 (pipo.dsl:36)
    eor v30.16b, v30.16b, v20.16b
    orn v31.16b, v23.16b, v21.16b
    bit v0.16b, v22.16b, v8.16b
    bcax v21.16b, v21.16b, v23.16b, v20.16b
    eor v16.16b, v16.16b, v8.16b
    // round 16 (pipo.dsl:38)
    ldr q22, [x3, #560]
    // round 14 (pipo.dsl:36)
    eor3 v20.16b, v20.16b, v4.16b, v31.16b
    eor3 v31.16b, v17.16b, v21.16b, v0.16b
    eor3 v17.16b, v17.16b, v23.16b, v21.16b
    eor v23.16b, v20.16b, v17.16b
    orn v10.16b, v17.16b, v30.16b
    bcax v30.16b, v30.16b, v17.16b, v31.16b
    eor v27.16b, v27.16b, v31.16b
    xar v11.2d, v13.2d, v20.2d, #56
    // round 17 (pipo.dsl:38)
    ldr q13, [x3, #896]
    // round 14 (pipo.dsl:36)
    eor3 v21.16b, v21.16b, v8.16b, v10.16b
    bit v10.16b, v23.16b, v30.16b
    eor3 v4.16b, v9.16b, v4.16b, v30.16b
    // round 15 (pipo.dsl:38)
    ldp q8, q9, [x3, #448]
    // round 14 (pipo.dsl:36)
    eor3 v30.16b, v31.16b, v23.16b, v30.16b
    xar v16.2d, v16.2d, v23.2d, #8
    // round 17 (pipo.dsl:37)
    ldr q31, [x1, #64]
    // round 14 (pipo.dsl:36)
    orn v20.16b, v20.16b, v21.16b
    eor3 v0.16b, v0.16b, v21.16b, v10.16b
    rev64 v4.4s, v4.4s
    // round 17 (pipo.dsl:37)
    ldr q10, [x1, #80]
    // round 14 (pipo.dsl:37)
    xar v5.2d, v5.2d, v21.2d, #24
    xar v0.2d, v12.2d, v0.2d, #48
    // round 15 (pipo.dsl:36)
    bcax v12.16b, v4.16b, v27.16b, v16.16b
    // round 14 (pipo.dsl:36)
    eor3 v20.16b, v23.16b, v30.16b, v20.16b
    // round 17 (pipo.dsl:37)
    ldr q23, [x1, #48]
    // round 14 (pipo.dsl:36)
    bsl v21.16b, v30.16b, v17.16b
    // round 17 (pipo.dsl:37)
    ldr q17, [x1, #96]
    // round 15 (pipo.dsl:36)
    bcax v27.16b, v27.16b, v16.16b, v12.16b
    bcax v5.16b, v5.16b, v0.16b, v11.16b
    // round 14 (pipo.dsl:37)
    xar v19.2d, v19.2d, v20.2d, #40
    xar v18.2d, v18.2d, v21.2d, #16
    // round 15 (pipo.dsl:36)
    bit v16.16b, v4.16b, v27.16b
    eor v4.16b, v11.16b, v19.16b
    eor v1.16b, v1.16b, v27.16b
    // round 17 (pipo.dsl:37)
    ldr q20, [x1, #112]
    // round 15 (pipo.dsl:36)
    orn v21.16b, v5.16b, v18.16b
    bcax v18.16b, v18.16b, v5.16b, v19.16b
    eor3 v5.16b, v0.16b, v5.16b, v18.16b
    eor3 v19.16b, v19.16b, v12.16b, v21.16b
    eor3 v0.16b, v0.16b, v18.16b, v16.16b
    orn v21.16b, v5.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v0.16b
    eor v30.16b, v19.16b, v5.16b
    eor v24.16b, v24.16b, v0.16b
    xar v9.2d, v9.2d, v19.2d, #56
    // round 17 (pipo.dsl:37)
    ldr q11, [x1, #32]
    // round 15 (pipo.dsl:38)
    eor3 v12.16b, v15.16b, v12.16b, v4.16b
    eor3 v18.16b, v18.16b, v27.16b, v21.16b
    bit v21.16b, v30.16b, v4.16b
    ldp q27, q15, [x3, #480]
    xar v1.2d, v1.2d, v30.2d, #8
    eor3 v0.16b, v0.16b, v30.16b, v4.16b
    // round 17 (pipo.dsl:37)
    ldr q4, [x1, #0]
    // round 15 (pipo.dsl:36)
    orn v19.16b, v19.16b, v18.16b
    rev64 v12.4s, v12.4s
    eor3 v16.16b, v16.16b, v18.16b, v21.16b
    // round 17 (pipo.dsl:37)
    ldr q21, [x1, #16]
    // round 15 (pipo.dsl:37)
    xar v14.2d, v14.2d, v18.2d, #24
    xar v16.2d, v8.2d, v16.2d, #48
    // round 16 (pipo.dsl:36)
    bcax v8.16b, v12.16b, v24.16b, v1.16b
    // round 15 (pipo.dsl:36)
    eor3 v19.16b, v30.16b, v0.16b, v19.16b
    bsl v18.16b, v0.16b, v5.16b
    // round 16 (pipo.dsl:38)
    ldp q0, q5, [x3, #512]
    bcax v24.16b, v24.16b, v1.16b, v8.16b
    // round 15 (pipo.dsl:37)
    xar v19.2d, v15.2d, v19.2d, #40
    // round 16 (pipo.dsl:36)
    bcax v30.16b, v14.16b, v16.16b, v9.16b
    // round 15 (pipo.dsl:37)
    xar v18.2d, v27.2d, v18.2d, #16
    // round 16 (pipo.dsl:36)
    bit v1.16b, v12.16b, v24.16b
    eor v27.16b, v9.16b, v19.16b
    orn v9.16b, v30.16b, v18.16b
    bcax v18.16b, v18.16b, v30.16b, v19.16b
    eor v0.16b, v0.16b, v24.16b
    eor3 v30.16b, v16.16b, v30.16b, v18.16b
    eor3 v19.16b, v19.16b, v8.16b, v9.16b
    eor3 v16.16b, v16.16b, v18.16b, v1.16b
    bcax v9.16b, v27.16b, v30.16b, v16.16b
    orn v27.16b, v30.16b, v27.16b
    eor v12.16b, v19.16b, v30.16b
    eor v25.16b, v25.16b, v16.16b
    ldp q14, q15, [x3, #576]
    eor3 v18.16b, v18.16b, v24.16b, v27.16b
    bit v27.16b, v12.16b, v9.16b
    eor3 v5.16b, v5.16b, v8.16b, v9.16b
    eor3 v16.16b, v16.16b, v12.16b, v9.16b
    ldp q24, q8, [x3, #608]
    xar v0.2d, v0.2d, v12.2d, #8
    orn v9.16b, v19.16b, v18.16b
    eor3 v1.16b, v1.16b, v18.16b, v27.16b
    xar v22.2d, v22.2d, v18.2d, #24
    rev64 v5.4s, v5.4s
    xar v19.2d, v15.2d, v19.2d, #56
    // round 17 (pipo.dsl:38)
    ldp q27, q15, [x3, #832]
    // round 16 (pipo.dsl:37)
    xar v1.2d, v14.2d, v1.2d, #48
    eor3 v9.16b, v12.16b, v16.16b, v9.16b
    bsl v18.16b, v16.16b, v30.16b
    // round 17 (pipo.dsl:38)
    ldp q16, q30, [x3, #864]
    bcax v12.16b, v5.16b, v25.16b, v0.16b
    bcax v22.16b, v22.16b, v1.16b, v19.16b
    // round 16 (pipo.dsl:37)
    xar v18.2d, v24.2d, v18.2d, #16
    xar v24.2d, v8.2d, v9.2d, #40
    // round 17 (pipo.dsl:36)
    bcax v25.16b, v25.16b, v0.16b, v12.16b
    bcax v8.16b, v18.16b, v22.16b, v24.16b
    orn v18.16b, v22.16b, v18.16b
    eor v19.16b, v19.16b, v24.16b
    bit v0.16b, v5.16b, v25.16b
    eor v5.16b, v27.16b, v25.16b
    eor3 v22.16b, v1.16b, v22.16b, v8.16b
    eor3 v18.16b, v24.16b, v12.16b, v18.16b
    eor3 v1.16b, v1.16b, v8.16b, v0.16b
    orn v24.16b, v22.16b, v19.16b
    eor v27.16b, v18.16b, v22.16b
    xar v9.2d, v13.2d, v18.2d, #56
    bcax v19.16b, v19.16b, v22.16b, v1.16b
    eor v13.16b, v15.16b, v1.16b
    eor3 v25.16b, v8.16b, v25.16b, v24.16b
    xar v5.2d, v5.2d, v27.2d, #8
    bit v24.16b, v27.16b, v19.16b
    eor3 v1.16b, v1.16b, v27.16b, v19.16b
    eor3 v19.16b, v26.16b, v12.16b, v19.16b
    orn v18.16b, v18.16b, v25.16b
    xar v26.2d, v28.2d, v25.2d, #24
    trn1 v28.16b, v13.16b, v5.16b
    eor3 v0.16b, v0.16b, v25.16b, v24.16b
    rev64 v19.4s, v19.4s
    trn2 v5.16b, v13.16b, v5.16b
    eor3 v18.16b, v27.16b, v1.16b, v18.16b
    bsl v25.16b, v1.16b, v22.16b
    ushr v1.16b, v28.16b, #1
    xar v0.2d, v29.2d, v0.2d, #48
    shl v22.16b, v5.16b, #1
    xar v24.2d, v30.2d, v25.2d, #16
    xar v16.2d, v16.2d, v18.2d, #40
    bit v5.16b, v1.16b, v7.16b
    trn2 v1.16b, v9.16b, v0.16b
    trn1 v0.16b, v9.16b, v0.16b
    bit v28.16b, v22.16b, v6.16b
    trn1 v18.16b, v19.16b, v16.16b
    trn1 v22.16b, v24.16b, v26.16b
    trn2 v16.16b, v19.16b, v16.16b
    trn2 v19.16b, v24.16b, v26.16b
    ushr v24.16b, v0.16b, #1
    shl v25.16b, v1.16b, #1
    ushr v26.16b, v22.16b, #1
    shl v27.16b, v16.16b, #1
    ushr v29.16b, v18.16b, #1
    shl v30.16b, v19.16b, #1
    bit v0.16b, v25.16b, v6.16b
    bit v1.16b, v24.16b, v7.16b
    bit v18.16b, v27.16b, v6.16b
    bit v19.16b, v26.16b, v7.16b
    bit v16.16b, v29.16b, v7.16b
    bit v22.16b, v30.16b, v6.16b
    trn1 v6.8h, v19.8h, v1.8h
    trn2 v1.8h, v19.8h, v1.8h
    trn2 v7.8h, v28.8h, v18.8h
    trn1 v19.8h, v22.8h, v0.8h
    trn2 v0.8h, v22.8h, v0.8h
    trn1 v18.8h, v28.8h, v18.8h
    trn1 v22.8h, v5.8h, v16.8h
    trn2 v5.8h, v5.8h, v16.8h
    shl v16.16b, v1.16b, #2
    ushr v24.16b, v18.16b, #2
    shl v25.16b, v0.16b, #2
    ushr v26.16b, v19.16b, #2
    shl v27.16b, v5.16b, #2
    shl v28.16b, v7.16b, #2
    ushr v29.16b, v6.16b, #2
    ushr v30.16b, v22.16b, #2
    bit v19.16b, v25.16b, v2.16b
    bit v6.16b, v16.16b, v2.16b
    bit v1.16b, v29.16b, v3.16b
    bit v22.16b, v27.16b, v2.16b
    bit v7.16b, v24.16b, v3.16b
    bit v18.16b, v28.16b, v2.16b
    bit v5.16b, v30.16b, v3.16b
    bit v0.16b, v26.16b, v3.16b
    trn1 v2.4s, v22.4s, v6.4s
    trn2 v3.4s, v22.4s, v6.4s
    trn2 v6.4s, v5.4s, v1.4s
    trn1 v1.4s, v5.4s, v1.4s
    trn2 v5.4s, v18.4s, v19.4s
    trn1 v16.4s, v7.4s, v0.4s
    trn2 v0.4s, v7.4s, v0.4s
    trn1 v7.4s, v18.4s, v19.4s
    mov v18.16b, v2.16b
    sli v18.16b, v3.16b, #4
    mov v19.16b, v1.16b
    sli v19.16b, v6.16b, #4
    sri v6.16b, v1.16b, #4
    mov v1.16b, v16.16b
    sli v1.16b, v0.16b, #4
    sri v0.16b, v16.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v7.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v7.16b, #4
    eor v7.16b, v19.16b, v17.16b
    eor v0.16b, v0.16b, v23.16b
    eor v1.16b, v1.16b, v11.16b
    eor v16.16b, v18.16b, v31.16b
    eor v2.16b, v2.16b, v4.16b
    eor v4.16b, v5.16b, v21.16b
    eor v5.16b, v6.16b, v20.16b
    str q7, [x0, #96]
    eor v3.16b, v3.16b, v10.16b
    str q0, [x0, #48]
    str q16, [x0, #64]
    str q5, [x0, #112]
    str q4, [x0, #16]
    str q2, [x0, #0]
    str q3, [x0, #80]
    str q1, [x0, #32]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #192
    ret
.Llwcc_pipo64_256_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_256_ctr_crypt_neon, .-lwcc_pipo64_256_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_256_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x09, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x0a, 0x00, 0x00, 0x00, 0x0b, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x05, 0x00, 0x00, 0x00, 0x0c, 0x00, 0x00, 0x00, 0x0d, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x07, 0x00, 0x00, 0x00, 0x0e, 0x00, 0x00, 0x00, 0x0f, 0x00, 0x00, 0x00
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
