// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile pipo --set pipo64_128 --target neon --lanes 16 --stride 3 --features sha3 --pass 'schedule(effort=24000)'
// passes:    unroll() invert() counter() fold() sbox(lanes=16) complement() rotate() balance() hoist() slice(stride=3) select() schedule(effort=24000) allocate()
// dsl:       dsl/ciphers/pipo.dsl sha256:5e5cd2308391d72b1c80479b512a84375b6d682aaacf2a2b332393d1e8e57948
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 192
// layout:    ldr_q; swap_4.16b n1; transpose.4s c2; swap_2.16b n2; transpose.8h c1; swap_1.16b n3; transpose.16b c0; r2 r1 r0 | n3 n2 n1 c0 c1 c2 n0
// sizes:     in bytes: block 8, key 16, nonce 4, rk 1072, ctx 1168, align 16, group 128, stack 192
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:74ebc060ade44042dbfd6ad95134e4d20ad322394cdc3672e4f4d8912f5d499f

    .text

    .balign 16
    .global lwcc_pipo64_128_key_setup_neon
    .type lwcc_pipo64_128_key_setup_neon, %function
lwcc_pipo64_128_key_setup_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    add x9, x1, #2
    ld1r {v0.16b}, [x9]
    ldr q1, [x8, #64]
    cmtst v0.16b, v0.16b, v1.16b
    str q0, [x0, #0]
    ld1r {v2.16b}, [x1]
    cmtst v2.16b, v2.16b, v1.16b
    str q2, [x0, #16]
    add x9, x1, #1
    ld1r {v3.16b}, [x9]
    cmtst v3.16b, v3.16b, v1.16b
    mvn v4.16b, v3.16b
    str q4, [x0, #32]
    add x9, x1, #5
    ld1r {v5.16b}, [x9]
    cmtst v5.16b, v5.16b, v1.16b
    str q5, [x0, #48]
    add x9, x1, #7
    ld1r {v6.16b}, [x9]
    cmtst v6.16b, v6.16b, v1.16b
    str q6, [x0, #64]
    add x9, x1, #6
    ld1r {v7.16b}, [x9]
    cmtst v7.16b, v7.16b, v1.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #80]
    add x9, x1, #4
    ld1r {v16.16b}, [x9]
    cmtst v16.16b, v16.16b, v1.16b
    mvn v17.16b, v16.16b
    str q17, [x0, #96]
    add x9, x1, #3
    ld1r {v18.16b}, [x9]
    cmtst v18.16b, v18.16b, v1.16b
    mvn v19.16b, v18.16b
    str q19, [x0, #112]
    add x9, x1, #9
    ld1r {v19.16b}, [x9]
    cmtst v19.16b, v19.16b, v1.16b
    // round 1 (pipo.dsl:38)
    mvn v20.16b, v19.16b
    movi v21.16b, #0
    xar v21.2d, v20.2d, v21.2d, #56
    str q21, [x0, #128]
    add x9, x1, #10
    ld1r {v21.16b}, [x9]
    cmtst v21.16b, v21.16b, v1.16b
    mvn v22.16b, v21.16b
    rev64 v23.4s, v22.4s
    str q23, [x0, #144]
    add x9, x1, #8
    ld1r {v23.16b}, [x9]
    cmtst v23.16b, v23.16b, v1.16b
    ldr q24, [x8, #80]
    eor v24.16b, v23.16b, v24.16b
    mvn v25.16b, v24.16b
    str q25, [x0, #160]
    add x9, x1, #13
    ld1r {v25.16b}, [x9]
    cmtst v25.16b, v25.16b, v1.16b
    mvn v26.16b, v25.16b
    movi v27.16b, #0
    xar v27.2d, v26.2d, v27.2d, #40
    str q27, [x0, #176]
    add x9, x1, #15
    ld1r {v27.16b}, [x9]
    cmtst v27.16b, v27.16b, v1.16b
    movi v28.16b, #0
    xar v28.2d, v27.2d, v28.2d, #16
    str q28, [x0, #192]
    add x9, x1, #14
    ld1r {v28.16b}, [x9]
    cmtst v28.16b, v28.16b, v1.16b
    mvn v29.16b, v28.16b
    movi v30.16b, #0
    xar v30.2d, v29.2d, v30.2d, #8
    str q30, [x0, #208]
    add x9, x1, #12
    ld1r {v30.16b}, [x9]
    cmtst v30.16b, v30.16b, v1.16b
    mvn v31.16b, v30.16b
    movi v8.16b, #0
    xar v31.2d, v31.2d, v8.2d, #48
    str q31, [x0, #224]
    add x9, x1, #11
    ld1r {v31.16b}, [x9]
    cmtst v1.16b, v31.16b, v1.16b
    movi v31.16b, #0
    xar v31.2d, v1.2d, v31.2d, #24
    str q31, [x0, #240]
    // round 2 (pipo.dsl:37)
    movi v31.16b, #0
    xar v4.2d, v4.2d, v31.2d, #56
    str q4, [x0, #256]
    mvn v0.16b, v0.16b
    rev64 v4.4s, v0.4s
    str q4, [x0, #272]
    ldr q4, [x8, #96]
    eor v4.16b, v2.16b, v4.16b
    mvn v31.16b, v4.16b
    str q31, [x0, #288]
    mvn v5.16b, v5.16b
    movi v31.16b, #0
    xar v31.2d, v5.2d, v31.2d, #40
    str q31, [x0, #304]
    movi v31.16b, #0
    xar v6.2d, v6.2d, v31.2d, #16
    str q6, [x0, #320]
    movi v6.16b, #0
    xar v6.2d, v7.2d, v6.2d, #8
    str q6, [x0, #336]
    movi v6.16b, #0
    xar v6.2d, v17.2d, v6.2d, #48
    str q6, [x0, #352]
    movi v6.16b, #0
    xar v6.2d, v18.2d, v6.2d, #24
    str q6, [x0, #368]
    ldr q6, [x8, #112]
    eor v6.16b, v23.16b, v6.16b
    // round 3 (pipo.dsl:38)
    mvn v7.16b, v6.16b
    str q7, [x0, #384]
    ldr q7, [x8, #128]
    eor v7.16b, v2.16b, v7.16b
    // round 4 (pipo.dsl:38)
    mvn v17.16b, v7.16b
    str q17, [x0, #400]
    ldr q17, [x8, #144]
    eor v17.16b, v23.16b, v17.16b
    // round 5 (pipo.dsl:38)
    mvn v31.16b, v17.16b
    str q31, [x0, #416]
    ldr q31, [x8, #160]
    eor v31.16b, v2.16b, v31.16b
    // round 6 (pipo.dsl:38)
    mvn v8.16b, v31.16b
    str q8, [x0, #432]
    ldr q8, [x8, #176]
    eor v8.16b, v23.16b, v8.16b
    // round 7 (pipo.dsl:38)
    mvn v9.16b, v8.16b
    str q9, [x0, #448]
    ldr q9, [x8, #192]
    eor v9.16b, v2.16b, v9.16b
    // round 8 (pipo.dsl:38)
    mvn v10.16b, v9.16b
    str q10, [x0, #464]
    ldr q10, [x8, #208]
    eor v10.16b, v23.16b, v10.16b
    // round 9 (pipo.dsl:38)
    mvn v11.16b, v10.16b
    str q11, [x0, #480]
    ldr q11, [x8, #224]
    eor v11.16b, v2.16b, v11.16b
    // round 10 (pipo.dsl:38)
    mvn v12.16b, v11.16b
    str q12, [x0, #496]
    ldr q12, [x8, #240]
    eor v12.16b, v23.16b, v12.16b
    // round 11 (pipo.dsl:38)
    mvn v13.16b, v12.16b
    str q13, [x0, #512]
    ldr q13, [x8, #256]
    eor v13.16b, v2.16b, v13.16b
    // round 12 (pipo.dsl:38)
    mvn v14.16b, v13.16b
    str q14, [x0, #528]
    // round 13 (pipo.dsl:37)
    movi v14.16b, #0
    xar v19.2d, v19.2d, v14.2d, #56
    str q19, [x0, #544]
    ldr q19, [x8, #272]
    eor v19.16b, v23.16b, v19.16b
    mvn v19.16b, v19.16b
    str q19, [x0, #560]
    mvn v19.16b, v1.16b
    movi v23.16b, #0
    xar v19.2d, v19.2d, v23.2d, #24
    str q19, [x0, #576]
    movi v19.16b, #0
    xar v19.2d, v30.2d, v19.2d, #48
    str q19, [x0, #592]
    movi v19.16b, #0
    xar v19.2d, v28.2d, v19.2d, #8
    str q19, [x0, #608]
    str q1, [x0, #624]
    str q26, [x0, #640]
    str q28, [x0, #656]
    str q30, [x0, #672]
    str q27, [x0, #688]
    str q21, [x0, #704]
    str q20, [x0, #720]
    str q18, [x0, #736]
    str q13, [x0, #752]
    str q16, [x0, #768]
    str q0, [x0, #784]
    str q25, [x0, #800]
    str q29, [x0, #816]
    str q12, [x0, #832]
    str q22, [x0, #848]
    str q11, [x0, #864]
    str q10, [x0, #880]
    str q9, [x0, #896]
    str q8, [x0, #912]
    str q31, [x0, #928]
    str q17, [x0, #944]
    str q7, [x0, #960]
    str q6, [x0, #976]
    str q4, [x0, #992]
    str q24, [x0, #1008]
    mvn v0.16b, v2.16b
    str q0, [x0, #1024]
    str q3, [x0, #1040]
    str q5, [x0, #1056]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    ret
    .size lwcc_pipo64_128_key_setup_neon, .-lwcc_pipo64_128_key_setup_neon

    .balign 16
    .global lwcc_pipo64_128_ecb_encrypt_neon
    .type lwcc_pipo64_128_ecb_encrypt_neon, %function
lwcc_pipo64_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_pipo64_128_ecb_encrypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_encrypt_neon_rest
.Llwcc_pipo64_128_ecb_encrypt_neon_group:
    ldr q0, [x1, #0]
    ldr q1, [x1, #16]
    ldr q2, [x1, #32]
    ldr q3, [x1, #48]
    ldr q4, [x1, #64]
    ldr q5, [x1, #80]
    ldr q6, [x1, #96]
    ldr q7, [x1, #112]
    movi v16.16b, #204
    movi v17.16b, #51
    movi v18.16b, #170
    mov v19.16b, v0.16b
    sli v19.16b, v1.16b, #4
    sri v1.16b, v0.16b, #4
    mov v0.16b, v2.16b
    sli v0.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    mov v2.16b, v4.16b
    sli v2.16b, v5.16b, #4
    sri v5.16b, v4.16b, #4
    mov v4.16b, v6.16b
    sli v4.16b, v7.16b, #4
    sri v7.16b, v6.16b, #4
    trn1 v6.4s, v19.4s, v1.4s
    trn2 v1.4s, v19.4s, v1.4s
    trn1 v19.4s, v0.4s, v3.4s
    trn2 v0.4s, v0.4s, v3.4s
    trn1 v3.4s, v2.4s, v5.4s
    trn2 v2.4s, v2.4s, v5.4s
    trn1 v5.4s, v4.4s, v7.4s
    trn2 v4.4s, v4.4s, v7.4s
    shl v7.16b, v19.16b, #2
    ushr v20.16b, v6.16b, #2
    shl v21.16b, v0.16b, #2
    ushr v22.16b, v1.16b, #2
    shl v23.16b, v5.16b, #2
    ushr v24.16b, v3.16b, #2
    shl v25.16b, v4.16b, #2
    ushr v26.16b, v2.16b, #2
    bit v6.16b, v7.16b, v16.16b
    bit v19.16b, v20.16b, v17.16b
    bit v1.16b, v21.16b, v16.16b
    bit v0.16b, v22.16b, v17.16b
    bit v3.16b, v23.16b, v16.16b
    bit v5.16b, v24.16b, v17.16b
    bit v2.16b, v25.16b, v16.16b
    bit v4.16b, v26.16b, v17.16b
    movi v7.16b, #85
    trn1 v20.8h, v6.8h, v19.8h
    trn2 v6.8h, v6.8h, v19.8h
    trn1 v19.8h, v1.8h, v0.8h
    trn1 v21.8h, v3.8h, v5.8h
    trn1 v22.8h, v2.8h, v4.8h
    trn2 v0.8h, v1.8h, v0.8h
    trn2 v1.8h, v3.8h, v5.8h
    trn2 v2.8h, v2.8h, v4.8h
    shl v3.16b, v21.16b, #1
    ushr v4.16b, v20.16b, #1
    shl v5.16b, v22.16b, #1
    ushr v23.16b, v19.16b, #1
    shl v24.16b, v1.16b, #1
    ushr v25.16b, v6.16b, #1
    shl v26.16b, v2.16b, #1
    ushr v27.16b, v0.16b, #1
    bit v20.16b, v3.16b, v18.16b
    bit v21.16b, v4.16b, v7.16b
    bit v19.16b, v5.16b, v18.16b
    bit v22.16b, v23.16b, v7.16b
    ldp q3, q4, [x3, #0]
    ldp q5, q23, [x3, #32]
    bit v6.16b, v24.16b, v18.16b
    bit v1.16b, v25.16b, v7.16b
    bit v0.16b, v26.16b, v18.16b
    ldp q24, q25, [x3, #64]
    bit v2.16b, v27.16b, v7.16b
    trn1 v26.16b, v20.16b, v21.16b
    trn2 v20.16b, v20.16b, v21.16b
    trn1 v21.16b, v19.16b, v22.16b
    trn2 v19.16b, v19.16b, v22.16b
    trn1 v22.16b, v6.16b, v1.16b
    ldp q27, q28, [x3, #96]
    trn2 v1.16b, v6.16b, v1.16b
    trn1 v6.16b, v0.16b, v2.16b
    trn2 v0.16b, v0.16b, v2.16b
    eor v2.16b, v22.16b, v3.16b
    eor v3.16b, v26.16b, v4.16b
    eor v4.16b, v20.16b, v5.16b
    eor v5.16b, v19.16b, v23.16b
    eor v0.16b, v0.16b, v24.16b
    eor v6.16b, v6.16b, v25.16b
    // round 1 (pipo.dsl:36)
    bcax v19.16b, v2.16b, v3.16b, v4.16b
    eor v20.16b, v21.16b, v27.16b
    eor v1.16b, v1.16b, v28.16b
    bcax v5.16b, v5.16b, v0.16b, v6.16b
    bcax v3.16b, v3.16b, v4.16b, v19.16b
    bcax v21.16b, v20.16b, v5.16b, v1.16b
    orn v20.16b, v5.16b, v20.16b
    bit v4.16b, v2.16b, v3.16b
    eor v2.16b, v1.16b, v6.16b
    eor3 v5.16b, v0.16b, v5.16b, v21.16b
    ldp q6, q22, [x3, #128]
    eor3 v1.16b, v1.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v21.16b, v4.16b
    ldr q20, [x3, #160]
    orn v23.16b, v5.16b, v2.16b
    eor v24.16b, v1.16b, v5.16b
    bcax v2.16b, v2.16b, v5.16b, v0.16b
    ldp q25, q26, [x3, #192]
    eor3 v21.16b, v21.16b, v3.16b, v23.16b
    ldr q27, [x3, #176]
    eor v3.16b, v6.16b, v3.16b
    bit v23.16b, v24.16b, v2.16b
    eor3 v19.16b, v19.16b, v22.16b, v2.16b
    ldp q28, q29, [x3, #224]
    eor v20.16b, v20.16b, v0.16b
    orn v30.16b, v1.16b, v21.16b
    eor3 v0.16b, v0.16b, v24.16b, v2.16b
    xar v2.2d, v3.2d, v24.2d, #8
    eor3 v3.16b, v4.16b, v21.16b, v23.16b
    rev64 v4.4s, v19.4s
    xar v1.2d, v26.2d, v1.2d, #56
    eor3 v19.16b, v24.16b, v0.16b, v30.16b
    bit v5.16b, v0.16b, v21.16b
    xar v0.2d, v27.2d, v21.2d, #24
    // round 2 (pipo.dsl:36)
    bcax v21.16b, v4.16b, v20.16b, v2.16b
    // round 1 (pipo.dsl:37)
    xar v3.2d, v25.2d, v3.2d, #48
    xar v5.2d, v28.2d, v5.2d, #16
    xar v19.2d, v29.2d, v19.2d, #40
    // round 2 (pipo.dsl:36)
    bcax v20.16b, v20.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v3.16b, v1.16b
    bit v2.16b, v4.16b, v20.16b
    bcax v4.16b, v5.16b, v0.16b, v19.16b
    orn v5.16b, v0.16b, v5.16b
    ldp q23, q24, [x3, #256]
    eor v1.16b, v1.16b, v19.16b
    eor3 v30.16b, v3.16b, v4.16b, v2.16b
    eor3 v0.16b, v3.16b, v0.16b, v4.16b
    eor3 v3.16b, v19.16b, v21.16b, v5.16b
    ldr q5, [x3, #288]
    bcax v19.16b, v1.16b, v0.16b, v30.16b
    eor v31.16b, v3.16b, v0.16b
    orn v1.16b, v0.16b, v1.16b
    ldr q8, [x3, #304]
    ldp q9, q10, [x3, #320]
    eor v11.16b, v23.16b, v20.16b
    eor3 v21.16b, v24.16b, v21.16b, v19.16b
    eor3 v4.16b, v4.16b, v20.16b, v1.16b
    bit v1.16b, v31.16b, v19.16b
    eor v5.16b, v5.16b, v30.16b
    xar v20.2d, v11.2d, v31.2d, #8
    rev64 v21.4s, v21.4s
    ldp q11, q12, [x3, #352]
    eor3 v19.16b, v30.16b, v31.16b, v19.16b
    orn v30.16b, v3.16b, v4.16b
    eor3 v1.16b, v2.16b, v4.16b, v1.16b
    xar v2.2d, v10.2d, v3.2d, #56
    xar v3.2d, v8.2d, v4.2d, #24
    // round 3 (pipo.dsl:36)
    bcax v13.16b, v21.16b, v5.16b, v20.16b
    // round 2 (pipo.dsl:36)
    eor3 v30.16b, v31.16b, v19.16b, v30.16b
    bsl v4.16b, v19.16b, v0.16b
    xar v0.2d, v9.2d, v1.2d, #48
    // round 3 (pipo.dsl:36)
    bcax v1.16b, v5.16b, v20.16b, v13.16b
    bcax v3.16b, v3.16b, v0.16b, v2.16b
    // round 2 (pipo.dsl:37)
    xar v4.2d, v11.2d, v4.2d, #16
    xar v5.2d, v12.2d, v30.2d, #40
    // round 3 (pipo.dsl:36)
    bit v20.16b, v21.16b, v1.16b
    bcax v19.16b, v4.16b, v3.16b, v5.16b
    orn v4.16b, v3.16b, v4.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v21.16b, v0.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v3.16b, v19.16b
    eor3 v3.16b, v5.16b, v13.16b, v4.16b
    ldr q4, [x3, #384]
    bcax v5.16b, v2.16b, v0.16b, v21.16b
    eor v30.16b, v3.16b, v0.16b
    orn v2.16b, v0.16b, v2.16b
    eor v31.16b, v6.16b, v1.16b
    eor3 v13.16b, v22.16b, v13.16b, v5.16b
    eor3 v1.16b, v19.16b, v1.16b, v2.16b
    bit v2.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v19.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v3.16b, v1.16b
    eor3 v2.16b, v20.16b, v1.16b, v2.16b
    xar v3.2d, v26.2d, v3.2d, #56
    xar v20.2d, v27.2d, v1.2d, #24
    // round 4 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v19.16b
    // round 3 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v1.16b, v5.16b, v0.16b
    xar v0.2d, v25.2d, v2.2d, #48
    // round 4 (pipo.dsl:36)
    bcax v2.16b, v4.16b, v19.16b, v13.16b
    bcax v4.16b, v20.16b, v0.16b, v3.16b
    // round 3 (pipo.dsl:37)
    xar v1.2d, v28.2d, v1.2d, #16
    xar v5.2d, v29.2d, v21.2d, #40
    // round 4 (pipo.dsl:36)
    bit v19.16b, v31.16b, v2.16b
    bcax v20.16b, v1.16b, v4.16b, v5.16b
    orn v1.16b, v4.16b, v1.16b
    eor v3.16b, v3.16b, v5.16b
    eor3 v21.16b, v0.16b, v20.16b, v19.16b
    eor3 v0.16b, v0.16b, v4.16b, v20.16b
    eor3 v1.16b, v5.16b, v13.16b, v1.16b
    ldr q4, [x3, #400]
    bcax v5.16b, v3.16b, v0.16b, v21.16b
    eor v30.16b, v1.16b, v0.16b
    orn v3.16b, v0.16b, v3.16b
    eor v31.16b, v23.16b, v2.16b
    eor3 v13.16b, v24.16b, v13.16b, v5.16b
    eor3 v2.16b, v20.16b, v2.16b, v3.16b
    bit v3.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v20.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v1.16b, v2.16b
    eor3 v3.16b, v19.16b, v2.16b, v3.16b
    xar v1.2d, v10.2d, v1.2d, #56
    xar v19.2d, v8.2d, v2.2d, #24
    // round 5 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v20.16b
    // round 4 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v2.16b, v5.16b, v0.16b
    xar v0.2d, v9.2d, v3.2d, #48
    // round 5 (pipo.dsl:36)
    bcax v3.16b, v4.16b, v20.16b, v13.16b
    bcax v4.16b, v19.16b, v0.16b, v1.16b
    // round 4 (pipo.dsl:37)
    xar v2.2d, v11.2d, v2.2d, #16
    xar v5.2d, v12.2d, v21.2d, #40
    // round 5 (pipo.dsl:36)
    bit v20.16b, v31.16b, v3.16b
    bcax v19.16b, v2.16b, v4.16b, v5.16b
    orn v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    eor3 v21.16b, v0.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v19.16b
    eor3 v2.16b, v5.16b, v13.16b, v2.16b
    ldr q4, [x3, #416]
    bcax v5.16b, v1.16b, v0.16b, v21.16b
    eor v30.16b, v2.16b, v0.16b
    orn v1.16b, v0.16b, v1.16b
    eor v31.16b, v6.16b, v3.16b
    eor3 v13.16b, v22.16b, v13.16b, v5.16b
    eor3 v3.16b, v19.16b, v3.16b, v1.16b
    bit v1.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v19.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v2.16b, v3.16b
    eor3 v1.16b, v20.16b, v3.16b, v1.16b
    xar v2.2d, v26.2d, v2.2d, #56
    xar v20.2d, v27.2d, v3.2d, #24
    // round 6 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v19.16b
    // round 5 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v3.16b, v5.16b, v0.16b
    xar v0.2d, v25.2d, v1.2d, #48
    // round 6 (pipo.dsl:36)
    bcax v1.16b, v4.16b, v19.16b, v13.16b
    bcax v4.16b, v20.16b, v0.16b, v2.16b
    // round 5 (pipo.dsl:37)
    xar v3.2d, v28.2d, v3.2d, #16
    xar v5.2d, v29.2d, v21.2d, #40
    // round 6 (pipo.dsl:36)
    bit v19.16b, v31.16b, v1.16b
    bcax v20.16b, v3.16b, v4.16b, v5.16b
    orn v3.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v21.16b, v0.16b, v20.16b, v19.16b
    eor3 v0.16b, v0.16b, v4.16b, v20.16b
    eor3 v3.16b, v5.16b, v13.16b, v3.16b
    ldr q4, [x3, #432]
    bcax v5.16b, v2.16b, v0.16b, v21.16b
    eor v30.16b, v3.16b, v0.16b
    orn v2.16b, v0.16b, v2.16b
    eor v31.16b, v23.16b, v1.16b
    eor3 v13.16b, v24.16b, v13.16b, v5.16b
    eor3 v1.16b, v20.16b, v1.16b, v2.16b
    bit v2.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v20.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v3.16b, v1.16b
    eor3 v2.16b, v19.16b, v1.16b, v2.16b
    xar v3.2d, v10.2d, v3.2d, #56
    xar v19.2d, v8.2d, v1.2d, #24
    // round 7 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v20.16b
    // round 6 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v1.16b, v5.16b, v0.16b
    xar v0.2d, v9.2d, v2.2d, #48
    // round 7 (pipo.dsl:36)
    bcax v2.16b, v4.16b, v20.16b, v13.16b
    bcax v4.16b, v19.16b, v0.16b, v3.16b
    // round 6 (pipo.dsl:37)
    xar v1.2d, v11.2d, v1.2d, #16
    xar v5.2d, v12.2d, v21.2d, #40
    // round 7 (pipo.dsl:36)
    bit v20.16b, v31.16b, v2.16b
    bcax v19.16b, v1.16b, v4.16b, v5.16b
    orn v1.16b, v4.16b, v1.16b
    eor v3.16b, v3.16b, v5.16b
    eor3 v21.16b, v0.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v19.16b
    eor3 v1.16b, v5.16b, v13.16b, v1.16b
    ldr q4, [x3, #448]
    bcax v5.16b, v3.16b, v0.16b, v21.16b
    eor v30.16b, v1.16b, v0.16b
    orn v3.16b, v0.16b, v3.16b
    eor v31.16b, v6.16b, v2.16b
    eor3 v13.16b, v22.16b, v13.16b, v5.16b
    eor3 v2.16b, v19.16b, v2.16b, v3.16b
    bit v3.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v19.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v1.16b, v2.16b
    eor3 v3.16b, v20.16b, v2.16b, v3.16b
    xar v1.2d, v26.2d, v1.2d, #56
    xar v20.2d, v27.2d, v2.2d, #24
    // round 8 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v19.16b
    // round 7 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v2.16b, v5.16b, v0.16b
    xar v0.2d, v25.2d, v3.2d, #48
    // round 8 (pipo.dsl:36)
    bcax v3.16b, v4.16b, v19.16b, v13.16b
    bcax v4.16b, v20.16b, v0.16b, v1.16b
    // round 7 (pipo.dsl:37)
    xar v2.2d, v28.2d, v2.2d, #16
    xar v5.2d, v29.2d, v21.2d, #40
    // round 8 (pipo.dsl:36)
    bit v19.16b, v31.16b, v3.16b
    bcax v20.16b, v2.16b, v4.16b, v5.16b
    orn v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    eor3 v21.16b, v0.16b, v20.16b, v19.16b
    eor3 v0.16b, v0.16b, v4.16b, v20.16b
    eor3 v2.16b, v5.16b, v13.16b, v2.16b
    ldr q4, [x3, #464]
    bcax v5.16b, v1.16b, v0.16b, v21.16b
    eor v30.16b, v2.16b, v0.16b
    orn v1.16b, v0.16b, v1.16b
    eor v31.16b, v23.16b, v3.16b
    eor3 v13.16b, v24.16b, v13.16b, v5.16b
    eor3 v3.16b, v20.16b, v3.16b, v1.16b
    bit v1.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v20.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v2.16b, v3.16b
    eor3 v1.16b, v19.16b, v3.16b, v1.16b
    xar v2.2d, v10.2d, v2.2d, #56
    xar v19.2d, v8.2d, v3.2d, #24
    // round 9 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v20.16b
    // round 8 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v3.16b, v5.16b, v0.16b
    xar v0.2d, v9.2d, v1.2d, #48
    // round 9 (pipo.dsl:36)
    bcax v1.16b, v4.16b, v20.16b, v13.16b
    bcax v4.16b, v19.16b, v0.16b, v2.16b
    // round 8 (pipo.dsl:37)
    xar v3.2d, v11.2d, v3.2d, #16
    xar v5.2d, v12.2d, v21.2d, #40
    // round 9 (pipo.dsl:36)
    bit v20.16b, v31.16b, v1.16b
    bcax v19.16b, v3.16b, v4.16b, v5.16b
    orn v3.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v21.16b, v0.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v19.16b
    eor3 v3.16b, v5.16b, v13.16b, v3.16b
    ldr q4, [x3, #480]
    bcax v5.16b, v2.16b, v0.16b, v21.16b
    eor v30.16b, v3.16b, v0.16b
    orn v2.16b, v0.16b, v2.16b
    eor v31.16b, v6.16b, v1.16b
    eor3 v13.16b, v22.16b, v13.16b, v5.16b
    eor3 v1.16b, v19.16b, v1.16b, v2.16b
    bit v2.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v19.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v3.16b, v1.16b
    eor3 v2.16b, v20.16b, v1.16b, v2.16b
    xar v3.2d, v26.2d, v3.2d, #56
    xar v20.2d, v27.2d, v1.2d, #24
    // round 10 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v19.16b
    // round 9 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v1.16b, v5.16b, v0.16b
    xar v0.2d, v25.2d, v2.2d, #48
    // round 10 (pipo.dsl:36)
    bcax v2.16b, v4.16b, v19.16b, v13.16b
    bcax v4.16b, v20.16b, v0.16b, v3.16b
    // round 9 (pipo.dsl:37)
    xar v1.2d, v28.2d, v1.2d, #16
    xar v5.2d, v29.2d, v21.2d, #40
    // round 10 (pipo.dsl:36)
    bit v19.16b, v31.16b, v2.16b
    bcax v20.16b, v1.16b, v4.16b, v5.16b
    orn v1.16b, v4.16b, v1.16b
    eor v3.16b, v3.16b, v5.16b
    eor3 v21.16b, v0.16b, v20.16b, v19.16b
    eor3 v0.16b, v0.16b, v4.16b, v20.16b
    eor3 v1.16b, v5.16b, v13.16b, v1.16b
    ldr q4, [x3, #496]
    bcax v5.16b, v3.16b, v0.16b, v21.16b
    eor v30.16b, v1.16b, v0.16b
    orn v3.16b, v0.16b, v3.16b
    eor v31.16b, v23.16b, v2.16b
    eor3 v13.16b, v24.16b, v13.16b, v5.16b
    eor3 v2.16b, v20.16b, v2.16b, v3.16b
    bit v3.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v20.2d, v31.2d, v30.2d, #8
    rev64 v31.4s, v13.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v1.16b, v2.16b
    eor3 v3.16b, v19.16b, v2.16b, v3.16b
    xar v1.2d, v10.2d, v1.2d, #56
    xar v19.2d, v8.2d, v2.2d, #24
    // round 11 (pipo.dsl:36)
    bcax v13.16b, v31.16b, v4.16b, v20.16b
    // round 10 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v2.16b, v5.16b, v0.16b
    xar v0.2d, v9.2d, v3.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v3.16b, v4.16b, v20.16b, v13.16b
    bcax v4.16b, v19.16b, v0.16b, v1.16b
    // round 10 (pipo.dsl:37)
    xar v2.2d, v11.2d, v2.2d, #16
    xar v5.2d, v12.2d, v21.2d, #40
    // round 11 (pipo.dsl:36)
    bit v20.16b, v31.16b, v3.16b
    bcax v19.16b, v2.16b, v4.16b, v5.16b
    orn v2.16b, v4.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    eor3 v21.16b, v0.16b, v19.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v19.16b
    eor3 v2.16b, v5.16b, v13.16b, v2.16b
    ldr q4, [x3, #512]
    bcax v5.16b, v1.16b, v0.16b, v21.16b
    eor v30.16b, v2.16b, v0.16b
    orn v1.16b, v0.16b, v1.16b
    eor v6.16b, v6.16b, v3.16b
    eor3 v31.16b, v22.16b, v13.16b, v5.16b
    eor3 v3.16b, v19.16b, v3.16b, v1.16b
    bit v1.16b, v30.16b, v5.16b
    eor v4.16b, v4.16b, v21.16b
    xar v6.2d, v6.2d, v30.2d, #8
    rev64 v19.4s, v31.4s
    eor3 v5.16b, v21.16b, v30.16b, v5.16b
    orn v21.16b, v2.16b, v3.16b
    eor3 v1.16b, v20.16b, v3.16b, v1.16b
    xar v2.2d, v26.2d, v2.2d, #56
    xar v20.2d, v27.2d, v3.2d, #24
    // round 12 (pipo.dsl:36)
    bcax v26.16b, v19.16b, v4.16b, v6.16b
    // round 11 (pipo.dsl:36)
    eor3 v21.16b, v30.16b, v5.16b, v21.16b
    bsl v3.16b, v5.16b, v0.16b
    xar v0.2d, v25.2d, v1.2d, #48
    // round 12 (pipo.dsl:36)
    bcax v1.16b, v4.16b, v6.16b, v26.16b
    bcax v4.16b, v20.16b, v0.16b, v2.16b
    // round 11 (pipo.dsl:37)
    xar v3.2d, v28.2d, v3.2d, #16
    xar v5.2d, v29.2d, v21.2d, #40
    // round 12 (pipo.dsl:36)
    bit v6.16b, v19.16b, v1.16b
    bcax v19.16b, v3.16b, v4.16b, v5.16b
    orn v3.16b, v4.16b, v3.16b
    eor v2.16b, v2.16b, v5.16b
    eor3 v20.16b, v0.16b, v19.16b, v6.16b
    eor3 v0.16b, v0.16b, v4.16b, v19.16b
    eor3 v3.16b, v5.16b, v26.16b, v3.16b
    ldr q4, [x3, #528]
    eor v5.16b, v3.16b, v0.16b
    bcax v21.16b, v2.16b, v0.16b, v20.16b
    orn v2.16b, v0.16b, v2.16b
    eor v23.16b, v23.16b, v1.16b
    eor3 v1.16b, v19.16b, v1.16b, v2.16b
    bit v2.16b, v5.16b, v21.16b
    eor v4.16b, v4.16b, v20.16b
    xar v19.2d, v10.2d, v3.2d, #56
    eor3 v24.16b, v24.16b, v26.16b, v21.16b
    eor3 v20.16b, v20.16b, v5.16b, v21.16b
    orn v3.16b, v3.16b, v1.16b
    eor3 v2.16b, v6.16b, v1.16b, v2.16b
    xar v6.2d, v23.2d, v5.2d, #8
    rev64 v21.4s, v24.4s
    xar v23.2d, v8.2d, v1.2d, #24
    eor3 v3.16b, v5.16b, v20.16b, v3.16b
    bsl v1.16b, v20.16b, v0.16b
    xar v0.2d, v9.2d, v2.2d, #48
    // round 13 (pipo.dsl:36)
    bcax v2.16b, v21.16b, v4.16b, v6.16b
    bcax v5.16b, v23.16b, v0.16b, v19.16b
    // round 12 (pipo.dsl:37)
    xar v1.2d, v11.2d, v1.2d, #16
    xar v3.2d, v12.2d, v3.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v6.16b, v2.16b
    bcax v20.16b, v1.16b, v5.16b, v3.16b
    bit v6.16b, v21.16b, v4.16b
    orn v1.16b, v5.16b, v1.16b
    ldp q21, q23, [x3, #544]
    eor v19.16b, v19.16b, v3.16b
    eor3 v5.16b, v0.16b, v5.16b, v20.16b
    eor3 v0.16b, v0.16b, v20.16b, v6.16b
    eor3 v1.16b, v3.16b, v2.16b, v1.16b
    orn v3.16b, v5.16b, v19.16b
    ldr q24, [x3, #608]
    eor v26.16b, v1.16b, v5.16b
    bcax v19.16b, v19.16b, v5.16b, v0.16b
    eor v21.16b, v21.16b, v4.16b
    eor3 v4.16b, v20.16b, v4.16b, v3.16b
    eor v20.16b, v23.16b, v0.16b
    bit v3.16b, v26.16b, v19.16b
    eor3 v2.16b, v22.16b, v2.16b, v19.16b
    ldp q22, q23, [x3, #576]
    eor3 v0.16b, v0.16b, v26.16b, v19.16b
    xar v19.2d, v21.2d, v26.2d, #8
    orn v21.16b, v1.16b, v4.16b
    xar v1.2d, v24.2d, v1.2d, #56
    eor3 v3.16b, v6.16b, v4.16b, v3.16b
    rev64 v2.4s, v2.4s
    trn2 v6.16b, v20.16b, v19.16b
    eor3 v21.16b, v26.16b, v0.16b, v21.16b
    bit v5.16b, v0.16b, v4.16b
    xar v0.2d, v27.2d, v4.2d, #24
    trn1 v4.16b, v20.16b, v19.16b
    xar v3.2d, v25.2d, v3.2d, #48
    shl v19.16b, v6.16b, #1
    xar v20.2d, v22.2d, v21.2d, #40
    xar v5.2d, v23.2d, v5.2d, #16
    ushr v21.16b, v4.16b, #1
    trn1 v22.16b, v1.16b, v3.16b
    trn2 v1.16b, v1.16b, v3.16b
    bit v4.16b, v19.16b, v18.16b
    trn2 v3.16b, v5.16b, v0.16b
    trn2 v19.16b, v2.16b, v20.16b
    bit v6.16b, v21.16b, v7.16b
    trn1 v0.16b, v5.16b, v0.16b
    trn1 v2.16b, v2.16b, v20.16b
    shl v5.16b, v1.16b, #1
    shl v20.16b, v3.16b, #1
    shl v21.16b, v19.16b, #1
    ushr v23.16b, v22.16b, #1
    ushr v24.16b, v0.16b, #1
    ushr v25.16b, v2.16b, #1
    bit v22.16b, v5.16b, v18.16b
    bit v0.16b, v20.16b, v18.16b
    bit v2.16b, v21.16b, v18.16b
    bit v1.16b, v23.16b, v7.16b
    bit v3.16b, v24.16b, v7.16b
    bit v19.16b, v25.16b, v7.16b
    trn1 v5.8h, v4.8h, v2.8h
    trn2 v2.8h, v4.8h, v2.8h
    trn1 v4.8h, v0.8h, v22.8h
    trn2 v0.8h, v0.8h, v22.8h
    trn1 v7.8h, v6.8h, v19.8h
    trn2 v6.8h, v6.8h, v19.8h
    trn1 v18.8h, v3.8h, v1.8h
    trn2 v1.8h, v3.8h, v1.8h
    shl v3.16b, v2.16b, #2
    ushr v19.16b, v5.16b, #2
    shl v20.16b, v0.16b, #2
    ushr v21.16b, v4.16b, #2
    shl v22.16b, v6.16b, #2
    ushr v23.16b, v7.16b, #2
    shl v24.16b, v1.16b, #2
    ushr v25.16b, v18.16b, #2
    bit v5.16b, v3.16b, v16.16b
    bit v2.16b, v19.16b, v17.16b
    bit v4.16b, v20.16b, v16.16b
    bit v0.16b, v21.16b, v17.16b
    bit v7.16b, v22.16b, v16.16b
    bit v6.16b, v23.16b, v17.16b
    bit v18.16b, v24.16b, v16.16b
    bit v1.16b, v25.16b, v17.16b
    trn1 v3.4s, v5.4s, v4.4s
    trn2 v4.4s, v5.4s, v4.4s
    trn1 v5.4s, v2.4s, v0.4s
    trn2 v0.4s, v2.4s, v0.4s
    trn1 v2.4s, v7.4s, v18.4s
    trn2 v7.4s, v7.4s, v18.4s
    trn1 v16.4s, v6.4s, v1.4s
    mov v17.16b, v3.16b
    sli v17.16b, v4.16b, #4
    sri v4.16b, v3.16b, #4
    trn2 v1.4s, v6.4s, v1.4s
    mov v3.16b, v5.16b
    sli v3.16b, v0.16b, #4
    sri v0.16b, v5.16b, #4
    mov v5.16b, v2.16b
    sli v5.16b, v7.16b, #4
    sri v7.16b, v2.16b, #4
    str q17, [x0, #0]
    str q4, [x0, #16]
    mov v2.16b, v16.16b
    sli v2.16b, v1.16b, #4
    sri v1.16b, v16.16b, #4
    str q3, [x0, #32]
    str q0, [x0, #48]
    str q5, [x0, #64]
    str q7, [x0, #80]
    str q2, [x0, #96]
    str q1, [x0, #112]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
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
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    // x5: whole groups of 128 bytes; x6: bytes that remain
    lsl x6, x2, #3
    lsr x5, x6, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ecb_decrypt_neon_rest
.Llwcc_pipo64_128_ecb_decrypt_neon_group:
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
    // round 13 (pipo.dsl:38)
    ldr q28, [x3, #624]
    bit v20.16b, v22.16b, v18.16b
    bit v7.16b, v23.16b, v18.16b
    bit v1.16b, v24.16b, v19.16b
    ldp q22, q23, [x3, #640]
    ldp q24, q29, [x3, #672]
    bit v3.16b, v25.16b, v19.16b
    bit v0.16b, v26.16b, v18.16b
    bit v2.16b, v27.16b, v19.16b
    bit v16.16b, v4.16b, v18.16b
    bit v21.16b, v5.16b, v19.16b
    trn2 v4.16b, v7.16b, v1.16b
    ldr q5, [x3, #560]
    trn1 v25.16b, v20.16b, v3.16b
    trn2 v3.16b, v20.16b, v3.16b
    trn1 v20.16b, v0.16b, v2.16b
    trn1 v26.16b, v16.16b, v21.16b
    xar v4.2d, v4.2d, v28.2d, #24
    xar v3.2d, v3.2d, v22.2d, #40
    xar v20.2d, v20.2d, v23.2d, #8
    xar v22.2d, v25.2d, v24.2d, #48
    ldr q23, [x3, #720]
    eor v5.16b, v26.16b, v5.16b
    bcax v25.16b, v4.16b, v3.16b, v20.16b
    bcax v4.16b, v22.16b, v3.16b, v4.16b
    trn2 v16.16b, v16.16b, v21.16b
    trn2 v0.16b, v0.16b, v2.16b
    eor v2.16b, v5.16b, v25.16b
    eor v21.16b, v20.16b, v4.16b
    ldr q22, [x3, #704]
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
    bic v21.16b, v4.16b, v25.16b
    eor3 v2.16b, v20.16b, v1.16b, v2.16b
    // round 12 (pipo.dsl:38)
    ldr q20, [x3, #736]
    ldp q22, q25, [x3, #32]
    // round 13 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v1.16b, v7.16b
    // round 12 (pipo.dsl:38)
    ldp q26, q27, [x3, #64]
    ldp q30, q31, [x3, #768]
    // round 13 (pipo.dsl:36)
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor3 v16.16b, v16.16b, v2.16b, v21.16b
    bcax v1.16b, v1.16b, v0.16b, v7.16b
    // round 12 (pipo.dsl:38)
    ldr q21, [x3, #752]
    // round 13 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v2.16b, v5.16b
    bcax v5.16b, v5.16b, v4.16b, v16.16b
    bcax v7.16b, v7.16b, v1.16b, v0.16b
    // round 12 (pipo.dsl:37)
    xar v2.2d, v20.2d, v2.2d, #24
    xar v16.2d, v27.2d, v16.2d, #8
    xar v3.2d, v30.2d, v3.2d, #48
    xar v5.2d, v25.2d, v5.2d, #40
    eor v7.16b, v21.16b, v7.16b
    bcax v21.16b, v2.16b, v5.16b, v16.16b
    bcax v2.16b, v3.16b, v5.16b, v2.16b
    eor v3.16b, v7.16b, v21.16b
    eor v8.16b, v16.16b, v2.16b
    xar v0.2d, v22.2d, v0.2d, #56
    xar v4.2d, v26.2d, v4.2d, #16
    bcax v9.16b, v5.16b, v3.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    orn v8.16b, v2.16b, v3.16b
    eor v4.16b, v4.16b, v9.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v5.16b, v5.16b, v0.16b, v8.16b
    eor3 v7.16b, v7.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v3.16b
    orn v3.16b, v5.16b, v7.16b
    bic v21.16b, v2.16b, v21.16b
    eor3 v3.16b, v16.16b, v1.16b, v3.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    // round 11 (pipo.dsl:38)
    ldp q16, q9, [x3, #800]
    // round 12 (pipo.dsl:36)
    eor3 v2.16b, v2.16b, v7.16b, v5.16b
    eor3 v21.16b, v8.16b, v3.16b, v21.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 11 (pipo.dsl:38)
    ldr q8, [x3, #832]
    // round 12 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v3.16b, v7.16b
    bcax v7.16b, v7.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 11 (pipo.dsl:37)
    xar v3.2d, v28.2d, v3.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v5.2d, v24.2d, v5.2d, #48
    xar v7.2d, v16.2d, v7.2d, #40
    eor v0.16b, v8.16b, v0.16b
    bcax v8.16b, v3.16b, v7.16b, v21.16b
    bcax v3.16b, v5.16b, v7.16b, v3.16b
    eor v5.16b, v0.16b, v8.16b
    eor v10.16b, v21.16b, v3.16b
    ldr q11, [x3, #848]
    xar v4.2d, v23.2d, v4.2d, #56
    xar v2.2d, v29.2d, v2.2d, #16
    bcax v12.16b, v7.16b, v5.16b, v10.16b
    eor v4.16b, v4.16b, v10.16b
    orn v10.16b, v3.16b, v5.16b
    eor v2.16b, v2.16b, v12.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v7.16b, v7.16b, v4.16b, v10.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v5.16b
    orn v5.16b, v7.16b, v0.16b
    bic v8.16b, v3.16b, v8.16b
    eor3 v5.16b, v21.16b, v1.16b, v5.16b
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    eor3 v3.16b, v3.16b, v0.16b, v7.16b
    eor3 v21.16b, v10.16b, v5.16b, v8.16b
    bcax v1.16b, v1.16b, v2.16b, v4.16b
    // round 10 (pipo.dsl:38)
    ldr q8, [x3, #864]
    // round 11 (pipo.dsl:36)
    bcax v7.16b, v7.16b, v5.16b, v0.16b
    bcax v0.16b, v0.16b, v3.16b, v21.16b
    bcax v4.16b, v4.16b, v1.16b, v2.16b
    // round 10 (pipo.dsl:37)
    xar v5.2d, v20.2d, v5.2d, #24
    xar v21.2d, v27.2d, v21.2d, #8
    xar v7.2d, v30.2d, v7.2d, #48
    xar v0.2d, v25.2d, v0.2d, #40
    eor v4.16b, v8.16b, v4.16b
    bcax v8.16b, v5.16b, v0.16b, v21.16b
    bcax v5.16b, v7.16b, v0.16b, v5.16b
    eor v7.16b, v4.16b, v8.16b
    eor v10.16b, v21.16b, v5.16b
    xar v2.2d, v22.2d, v2.2d, #56
    xar v3.2d, v26.2d, v3.2d, #16
    bcax v12.16b, v0.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v10.16b
    orn v10.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v12.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v0.16b, v0.16b, v2.16b, v10.16b
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v0.16b, v4.16b
    bic v8.16b, v5.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v3.16b, v2.16b
    // round 9 (pipo.dsl:38)
    ldr q8, [x3, #880]
    // round 10 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    // round 9 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v0.2d, v24.2d, v0.2d, #48
    xar v4.2d, v16.2d, v4.2d, #40
    eor v2.16b, v8.16b, v2.16b
    bcax v8.16b, v7.16b, v4.16b, v21.16b
    bcax v0.16b, v0.16b, v4.16b, v7.16b
    eor v7.16b, v2.16b, v8.16b
    eor v10.16b, v21.16b, v0.16b
    xar v3.2d, v23.2d, v3.2d, #56
    xar v5.2d, v29.2d, v5.2d, #16
    bcax v12.16b, v4.16b, v7.16b, v10.16b
    eor v3.16b, v3.16b, v10.16b
    orn v10.16b, v0.16b, v7.16b
    eor v5.16b, v5.16b, v12.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v4.16b, v4.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v4.16b, v2.16b
    bic v8.16b, v0.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v5.16b, v5.16b, v1.16b, v3.16b
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    // round 8 (pipo.dsl:38)
    ldr q8, [x3, #896]
    // round 9 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v7.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v21.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    // round 8 (pipo.dsl:37)
    xar v7.2d, v20.2d, v7.2d, #24
    xar v21.2d, v27.2d, v21.2d, #8
    xar v4.2d, v30.2d, v4.2d, #48
    xar v2.2d, v25.2d, v2.2d, #40
    eor v3.16b, v8.16b, v3.16b
    bcax v8.16b, v7.16b, v2.16b, v21.16b
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    eor v7.16b, v3.16b, v8.16b
    eor v10.16b, v21.16b, v4.16b
    xar v5.2d, v22.2d, v5.2d, #56
    xar v0.2d, v26.2d, v0.2d, #16
    bcax v12.16b, v2.16b, v7.16b, v10.16b
    eor v5.16b, v5.16b, v10.16b
    orn v10.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v12.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v2.16b, v2.16b, v5.16b, v10.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v2.16b, v3.16b
    bic v8.16b, v4.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v0.16b, v0.16b, v1.16b, v5.16b
    eor3 v4.16b, v4.16b, v3.16b, v2.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v0.16b, v5.16b
    // round 7 (pipo.dsl:38)
    ldr q8, [x3, #912]
    // round 8 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v7.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v21.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    // round 7 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v2.2d, v24.2d, v2.2d, #48
    xar v3.2d, v16.2d, v3.2d, #40
    eor v5.16b, v8.16b, v5.16b
    bcax v8.16b, v7.16b, v3.16b, v21.16b
    bcax v2.16b, v2.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v8.16b
    eor v10.16b, v21.16b, v2.16b
    xar v0.2d, v23.2d, v0.2d, #56
    xar v4.2d, v29.2d, v4.2d, #16
    bcax v12.16b, v3.16b, v7.16b, v10.16b
    eor v0.16b, v0.16b, v10.16b
    orn v10.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v12.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v3.16b, v3.16b, v0.16b, v10.16b
    eor3 v5.16b, v5.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v3.16b, v5.16b
    bic v8.16b, v2.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    eor3 v2.16b, v2.16b, v5.16b, v3.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 6 (pipo.dsl:38)
    ldr q8, [x3, #928]
    // round 7 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v7.16b, v5.16b
    bcax v5.16b, v5.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 6 (pipo.dsl:37)
    xar v7.2d, v20.2d, v7.2d, #24
    xar v21.2d, v27.2d, v21.2d, #8
    xar v3.2d, v30.2d, v3.2d, #48
    xar v5.2d, v25.2d, v5.2d, #40
    eor v0.16b, v8.16b, v0.16b
    bcax v8.16b, v7.16b, v5.16b, v21.16b
    bcax v3.16b, v3.16b, v5.16b, v7.16b
    eor v7.16b, v0.16b, v8.16b
    eor v10.16b, v21.16b, v3.16b
    xar v4.2d, v22.2d, v4.2d, #56
    xar v2.2d, v26.2d, v2.2d, #16
    bcax v12.16b, v5.16b, v7.16b, v10.16b
    eor v4.16b, v4.16b, v10.16b
    orn v10.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v12.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v5.16b, v5.16b, v4.16b, v10.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v5.16b, v0.16b
    bic v8.16b, v3.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v2.16b, v4.16b
    // round 5 (pipo.dsl:38)
    ldr q8, [x3, #944]
    // round 6 (pipo.dsl:36)
    bcax v5.16b, v5.16b, v7.16b, v0.16b
    bcax v0.16b, v0.16b, v3.16b, v21.16b
    bcax v4.16b, v4.16b, v1.16b, v2.16b
    // round 5 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v5.2d, v24.2d, v5.2d, #48
    xar v0.2d, v16.2d, v0.2d, #40
    eor v4.16b, v8.16b, v4.16b
    bcax v8.16b, v7.16b, v0.16b, v21.16b
    bcax v5.16b, v5.16b, v0.16b, v7.16b
    eor v7.16b, v4.16b, v8.16b
    eor v10.16b, v21.16b, v5.16b
    xar v2.2d, v23.2d, v2.2d, #56
    xar v3.2d, v29.2d, v3.2d, #16
    bcax v12.16b, v0.16b, v7.16b, v10.16b
    eor v2.16b, v2.16b, v10.16b
    orn v10.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v12.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v0.16b, v0.16b, v2.16b, v10.16b
    eor3 v4.16b, v4.16b, v5.16b, v3.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v0.16b, v4.16b
    bic v8.16b, v5.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v3.16b, v3.16b, v1.16b, v2.16b
    eor3 v5.16b, v5.16b, v4.16b, v0.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v3.16b, v2.16b
    // round 4 (pipo.dsl:38)
    ldr q8, [x3, #960]
    // round 5 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v7.16b, v4.16b
    bcax v4.16b, v4.16b, v5.16b, v21.16b
    bcax v2.16b, v2.16b, v1.16b, v3.16b
    // round 4 (pipo.dsl:37)
    xar v7.2d, v20.2d, v7.2d, #24
    xar v21.2d, v27.2d, v21.2d, #8
    xar v0.2d, v30.2d, v0.2d, #48
    xar v4.2d, v25.2d, v4.2d, #40
    eor v2.16b, v8.16b, v2.16b
    bcax v8.16b, v7.16b, v4.16b, v21.16b
    bcax v0.16b, v0.16b, v4.16b, v7.16b
    eor v7.16b, v2.16b, v8.16b
    eor v10.16b, v21.16b, v0.16b
    xar v3.2d, v22.2d, v3.2d, #56
    xar v5.2d, v26.2d, v5.2d, #16
    bcax v12.16b, v4.16b, v7.16b, v10.16b
    eor v3.16b, v3.16b, v10.16b
    orn v10.16b, v0.16b, v7.16b
    eor v5.16b, v5.16b, v12.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v4.16b, v4.16b, v3.16b, v10.16b
    eor3 v2.16b, v2.16b, v0.16b, v5.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v4.16b, v2.16b
    bic v8.16b, v0.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v5.16b, v5.16b, v1.16b, v3.16b
    eor3 v0.16b, v0.16b, v2.16b, v4.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v5.16b, v3.16b
    // round 3 (pipo.dsl:38)
    ldr q8, [x3, #976]
    // round 4 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v7.16b, v2.16b
    bcax v2.16b, v2.16b, v0.16b, v21.16b
    bcax v3.16b, v3.16b, v1.16b, v5.16b
    // round 3 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v4.2d, v24.2d, v4.2d, #48
    xar v2.2d, v16.2d, v2.2d, #40
    eor v3.16b, v8.16b, v3.16b
    bcax v8.16b, v7.16b, v2.16b, v21.16b
    bcax v4.16b, v4.16b, v2.16b, v7.16b
    eor v7.16b, v3.16b, v8.16b
    eor v10.16b, v21.16b, v4.16b
    xar v5.2d, v23.2d, v5.2d, #56
    xar v0.2d, v29.2d, v0.2d, #16
    bcax v12.16b, v2.16b, v7.16b, v10.16b
    eor v5.16b, v5.16b, v10.16b
    orn v10.16b, v4.16b, v7.16b
    eor v0.16b, v0.16b, v12.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor3 v2.16b, v2.16b, v5.16b, v10.16b
    eor3 v3.16b, v3.16b, v4.16b, v0.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v2.16b, v3.16b
    bic v8.16b, v4.16b, v8.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v0.16b, v0.16b, v1.16b, v5.16b
    eor3 v4.16b, v4.16b, v3.16b, v2.16b
    eor3 v21.16b, v10.16b, v7.16b, v8.16b
    bcax v1.16b, v1.16b, v0.16b, v5.16b
    // round 2 (pipo.dsl:38)
    ldr q8, [x3, #992]
    // round 3 (pipo.dsl:36)
    bcax v2.16b, v2.16b, v7.16b, v3.16b
    bcax v3.16b, v3.16b, v4.16b, v21.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    // round 2 (pipo.dsl:37)
    xar v7.2d, v20.2d, v7.2d, #24
    xar v21.2d, v27.2d, v21.2d, #8
    xar v2.2d, v30.2d, v2.2d, #48
    xar v3.2d, v25.2d, v3.2d, #40
    eor v5.16b, v8.16b, v5.16b
    bcax v25.16b, v7.16b, v3.16b, v21.16b
    bcax v2.16b, v2.16b, v3.16b, v7.16b
    eor v7.16b, v5.16b, v25.16b
    eor v8.16b, v21.16b, v2.16b
    xar v0.2d, v22.2d, v0.2d, #56
    xar v4.2d, v26.2d, v4.2d, #16
    bcax v22.16b, v3.16b, v7.16b, v8.16b
    eor v0.16b, v0.16b, v8.16b
    orn v8.16b, v2.16b, v7.16b
    eor v4.16b, v4.16b, v22.16b
    xar v1.2d, v31.2d, v1.2d, #32
    eor3 v3.16b, v3.16b, v0.16b, v8.16b
    eor3 v5.16b, v5.16b, v2.16b, v4.16b
    eor v1.16b, v1.16b, v7.16b
    orn v7.16b, v3.16b, v5.16b
    bic v22.16b, v2.16b, v25.16b
    eor3 v7.16b, v21.16b, v1.16b, v7.16b
    bcax v4.16b, v4.16b, v1.16b, v0.16b
    eor3 v2.16b, v2.16b, v5.16b, v3.16b
    eor3 v21.16b, v8.16b, v7.16b, v22.16b
    bcax v1.16b, v1.16b, v4.16b, v0.16b
    // round 1 (pipo.dsl:38)
    ldr q22, [x3, #1008]
    // round 2 (pipo.dsl:36)
    bcax v3.16b, v3.16b, v7.16b, v5.16b
    bcax v5.16b, v5.16b, v2.16b, v21.16b
    bcax v0.16b, v0.16b, v1.16b, v4.16b
    // round 1 (pipo.dsl:37)
    xar v7.2d, v28.2d, v7.2d, #24
    xar v21.2d, v9.2d, v21.2d, #8
    xar v3.2d, v24.2d, v3.2d, #48
    xar v5.2d, v16.2d, v5.2d, #40
    eor v0.16b, v22.16b, v0.16b
    bcax v16.16b, v7.16b, v5.16b, v21.16b
    bcax v3.16b, v3.16b, v5.16b, v7.16b
    eor v7.16b, v0.16b, v16.16b
    eor v22.16b, v21.16b, v3.16b
    xar v4.2d, v23.2d, v4.2d, #56
    xar v2.2d, v29.2d, v2.2d, #16
    bcax v23.16b, v5.16b, v7.16b, v22.16b
    xar v1.2d, v11.2d, v1.2d, #32
    eor v4.16b, v4.16b, v22.16b
    orn v22.16b, v3.16b, v7.16b
    eor v2.16b, v2.16b, v23.16b
    eor v1.16b, v1.16b, v7.16b
    eor3 v5.16b, v5.16b, v4.16b, v22.16b
    eor3 v0.16b, v0.16b, v3.16b, v2.16b
    add x9, x3, #2048
    bcax v2.16b, v2.16b, v1.16b, v4.16b
    ldp q7, q23, [x9, #-1024]
    orn v24.16b, v5.16b, v0.16b
    bcax v25.16b, v1.16b, v2.16b, v4.16b
    bic v16.16b, v3.16b, v16.16b
    eor3 v1.16b, v21.16b, v1.16b, v24.16b
    bcax v4.16b, v4.16b, v25.16b, v2.16b
    eor3 v3.16b, v3.16b, v0.16b, v5.16b
    eor v2.16b, v23.16b, v2.16b
    eor3 v16.16b, v22.16b, v1.16b, v16.16b
    ldr q21, [x3, #1056]
    eor v22.16b, v31.16b, v25.16b
    bcax v5.16b, v5.16b, v1.16b, v0.16b
    eor v4.16b, v7.16b, v4.16b
    eor v7.16b, v26.16b, v3.16b
    eor v1.16b, v20.16b, v1.16b
    bcax v0.16b, v0.16b, v3.16b, v16.16b
    eor v3.16b, v30.16b, v5.16b
    eor v5.16b, v27.16b, v16.16b
    trn1 v16.16b, v4.16b, v2.16b
    trn2 v2.16b, v4.16b, v2.16b
    trn1 v4.16b, v22.16b, v1.16b
    trn2 v1.16b, v22.16b, v1.16b
    eor v0.16b, v21.16b, v0.16b
    trn1 v20.16b, v5.16b, v7.16b
    trn2 v5.16b, v5.16b, v7.16b
    shl v7.16b, v2.16b, #1
    ushr v21.16b, v16.16b, #1
    shl v22.16b, v1.16b, #1
    ushr v23.16b, v4.16b, #1
    trn1 v24.16b, v3.16b, v0.16b
    trn2 v0.16b, v3.16b, v0.16b
    bit v16.16b, v7.16b, v18.16b
    bit v2.16b, v21.16b, v19.16b
    shl v3.16b, v5.16b, #1
    bit v4.16b, v22.16b, v18.16b
    bit v1.16b, v23.16b, v19.16b
    ushr v7.16b, v20.16b, #1
    shl v21.16b, v0.16b, #1
    ushr v22.16b, v24.16b, #1
    bit v20.16b, v3.16b, v18.16b
    bit v5.16b, v7.16b, v19.16b
    trn1 v3.8h, v16.8h, v4.8h
    trn2 v4.8h, v16.8h, v4.8h
    trn1 v7.8h, v2.8h, v1.8h
    trn2 v1.8h, v2.8h, v1.8h
    bit v24.16b, v21.16b, v18.16b
    bit v0.16b, v22.16b, v19.16b
    shl v2.16b, v4.16b, #2
    ushr v16.16b, v3.16b, #2
    shl v18.16b, v1.16b, #2
    trn1 v19.8h, v24.8h, v20.8h
    trn2 v20.8h, v24.8h, v20.8h
    ushr v21.16b, v7.16b, #2
    trn1 v22.8h, v0.8h, v5.8h
    trn2 v0.8h, v0.8h, v5.8h
    bit v3.16b, v2.16b, v6.16b
    shl v2.16b, v20.16b, #2
    ushr v5.16b, v19.16b, #2
    bit v4.16b, v16.16b, v17.16b
    shl v16.16b, v0.16b, #2
    ushr v23.16b, v22.16b, #2
    bit v7.16b, v18.16b, v6.16b
    bit v19.16b, v2.16b, v6.16b
    bit v20.16b, v5.16b, v17.16b
    bit v1.16b, v21.16b, v17.16b
    bit v22.16b, v16.16b, v6.16b
    bit v0.16b, v23.16b, v17.16b
    trn1 v2.4s, v3.4s, v19.4s
    trn2 v3.4s, v3.4s, v19.4s
    trn1 v5.4s, v4.4s, v20.4s
    trn2 v4.4s, v4.4s, v20.4s
    trn1 v6.4s, v7.4s, v22.4s
    trn2 v7.4s, v7.4s, v22.4s
    trn1 v16.4s, v1.4s, v0.4s
    mov v17.16b, v2.16b
    sli v17.16b, v3.16b, #4
    sri v3.16b, v2.16b, #4
    trn2 v0.4s, v1.4s, v0.4s
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
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
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    add x9, x1, #3
    ld1r {v0.16b}, [x9]
    ldr q1, [x8, #64]
    cmtst v0.16b, v0.16b, v1.16b
    ldr q2, [x0, #112]
    eor v0.16b, v0.16b, v2.16b
    str q0, [x0, #1072]
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
    str q2, [x0, #1088]
    str q3, [x0, #1104]
    str q0, [x0, #1120]
    ldr q1, [x0, #128]
    eor v0.16b, v1.16b, v0.16b
    str q0, [x0, #1136]
    ldr q0, [x0, #144]
    eor v0.16b, v3.16b, v0.16b
    str q0, [x0, #1152]
    ret
    .size lwcc_pipo64_128_ctr_nonce_neon, .-lwcc_pipo64_128_ctr_nonce_neon

    .balign 16
    .global lwcc_pipo64_128_ctr_crypt_neon
    .type lwcc_pipo64_128_ctr_crypt_neon, %function
lwcc_pipo64_128_ctr_crypt_neon:
    cbz x2, .Llwcc_pipo64_128_ctr_crypt_neon_return
    sub sp, sp, #192
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    adr x8, .Llwcc_pipo64_128_file_neon_constants
    // x5: whole groups of 128 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #7
    and x6, x6, #127
    movz x7, #0
    cbz x5, .Llwcc_pipo64_128_ctr_crypt_neon_rest
.Llwcc_pipo64_128_ctr_crypt_neon_group:
    dup v0.4s, w4
    ldr q1, [x8, #48]
    ldr q2, [x8, #32]
    ldr q3, [x8, #16]
    ldr q4, [x8, #0]
    add v1.4s, v0.4s, v1.4s
    add v2.4s, v0.4s, v2.4s
    add v3.4s, v0.4s, v3.4s
    add v0.4s, v0.4s, v4.4s
    mov v4.16b, v2.16b
    sli v4.16b, v1.16b, #4
    sri v1.16b, v2.16b, #4
    mov v2.16b, v0.16b
    sli v2.16b, v3.16b, #4
    sri v3.16b, v0.16b, #4
    trn1 v0.8h, v4.8h, v1.8h
    trn1 v5.8h, v2.8h, v3.8h
    movi v6.16b, #204
    trn2 v2.8h, v2.8h, v3.8h
    trn2 v1.8h, v4.8h, v1.8h
    movi v3.16b, #51
    ushr v4.16b, v5.16b, #2
    shl v7.16b, v0.16b, #2
    ushr v16.16b, v2.16b, #2
    shl v17.16b, v1.16b, #2
    bit v0.16b, v4.16b, v3.16b
    bit v5.16b, v7.16b, v6.16b
    bit v1.16b, v16.16b, v3.16b
    bit v2.16b, v17.16b, v6.16b
    zip2 v4.8h, v5.8h, v0.8h
    zip2 v7.8h, v2.8h, v1.8h
    zip1 v1.8h, v2.8h, v1.8h
    zip1 v0.8h, v5.8h, v0.8h
    movi v2.16b, #170
    movi v5.16b, #85
    shl v16.16b, v4.16b, #1
    ushr v17.16b, v0.16b, #1
    shl v18.16b, v7.16b, #1
    ushr v19.16b, v1.16b, #1
    bit v0.16b, v16.16b, v2.16b
    ldp q16, q20, [x3, #64]
    ldr q21, [x3, #48]
    bit v1.16b, v18.16b, v2.16b
    bit v7.16b, v19.16b, v5.16b
    bit v4.16b, v17.16b, v5.16b
    ldr q17, [x3, #96]
    trn2 v18.16b, v0.16b, v4.16b
    trn1 v0.16b, v0.16b, v4.16b
    trn1 v4.16b, v1.16b, v7.16b
    trn2 v1.16b, v1.16b, v7.16b
    ldr q7, [x3, #1072]
    eor v0.16b, v16.16b, v0.16b
    eor v4.16b, v21.16b, v4.16b
    eor v16.16b, v18.16b, v20.16b
    // round 1 (pipo.dsl:36)
    add x9, x3, #2048
    eor v1.16b, v1.16b, v17.16b
    bcax v4.16b, v4.16b, v0.16b, v16.16b
    ldp q17, q18, [x9, #-944]
    ldp q19, q20, [x9, #-976]
    bcax v19.16b, v1.16b, v4.16b, v7.16b
    orn v1.16b, v4.16b, v1.16b
    eor v16.16b, v7.16b, v16.16b
    eor3 v4.16b, v0.16b, v4.16b, v19.16b
    eor3 v1.16b, v7.16b, v17.16b, v1.16b
    eor3 v0.16b, v0.16b, v19.16b, v20.16b
    ldr q7, [x3, #160]
    orn v17.16b, v4.16b, v16.16b
    ldp q21, q22, [x9, #-912]
    eor v23.16b, v1.16b, v4.16b
    bcax v16.16b, v16.16b, v4.16b, v0.16b
    ldr q24, [x3, #176]
    ldp q25, q26, [x3, #192]
    eor3 v18.16b, v19.16b, v18.16b, v17.16b
    bit v17.16b, v23.16b, v16.16b
    ldp q19, q27, [x3, #224]
    eor v7.16b, v7.16b, v0.16b
    eor3 v0.16b, v0.16b, v23.16b, v16.16b
    orn v28.16b, v1.16b, v18.16b
    xar v16.2d, v22.2d, v16.2d, #32
    eor3 v17.16b, v20.16b, v18.16b, v17.16b
    xar v20.2d, v21.2d, v23.2d, #8
    xar v1.2d, v26.2d, v1.2d, #56
    xar v21.2d, v24.2d, v18.2d, #24
    eor3 v22.16b, v23.16b, v0.16b, v28.16b
    bsl v18.16b, v0.16b, v4.16b
    // round 2 (pipo.dsl:36)
    bcax v0.16b, v16.16b, v7.16b, v20.16b
    // round 1 (pipo.dsl:37)
    xar v4.2d, v25.2d, v17.2d, #48
    xar v17.2d, v27.2d, v22.2d, #40
    // round 2 (pipo.dsl:36)
    bcax v7.16b, v7.16b, v20.16b, v0.16b
    bcax v21.16b, v21.16b, v4.16b, v1.16b
    // round 1 (pipo.dsl:37)
    xar v18.2d, v19.2d, v18.2d, #16
    // round 2 (pipo.dsl:36)
    bit v20.16b, v16.16b, v7.16b
    bcax v16.16b, v18.16b, v21.16b, v17.16b
    orn v18.16b, v21.16b, v18.16b
    ldp q22, q23, [x3, #256]
    eor v1.16b, v1.16b, v17.16b
    eor3 v28.16b, v4.16b, v16.16b, v20.16b
    eor3 v4.16b, v4.16b, v21.16b, v16.16b
    eor3 v17.16b, v17.16b, v0.16b, v18.16b
    ldr q18, [x3, #288]
    bcax v21.16b, v1.16b, v4.16b, v28.16b
    orn v1.16b, v4.16b, v1.16b
    eor v29.16b, v17.16b, v4.16b
    ldr q30, [x3, #304]
    ldp q31, q8, [x3, #320]
    eor v9.16b, v22.16b, v7.16b
    eor3 v0.16b, v23.16b, v0.16b, v21.16b
    eor3 v7.16b, v16.16b, v7.16b, v1.16b
    bit v1.16b, v29.16b, v21.16b
    eor v16.16b, v18.16b, v28.16b
    xar v18.2d, v9.2d, v29.2d, #8
    rev64 v0.4s, v0.4s
    ldp q9, q10, [x3, #352]
    eor3 v21.16b, v28.16b, v29.16b, v21.16b
    eor3 v1.16b, v20.16b, v7.16b, v1.16b
    orn v20.16b, v17.16b, v7.16b
    xar v17.2d, v8.2d, v17.2d, #56
    xar v28.2d, v30.2d, v7.2d, #24
    // round 3 (pipo.dsl:36)
    bcax v11.16b, v0.16b, v16.16b, v18.16b
    // round 2 (pipo.dsl:36)
    eor3 v20.16b, v29.16b, v21.16b, v20.16b
    bsl v7.16b, v21.16b, v4.16b
    xar v1.2d, v31.2d, v1.2d, #48
    // round 3 (pipo.dsl:36)
    bcax v4.16b, v16.16b, v18.16b, v11.16b
    // round 2 (pipo.dsl:37)
    xar v7.2d, v9.2d, v7.2d, #16
    xar v16.2d, v10.2d, v20.2d, #40
    // round 3 (pipo.dsl:36)
    bcax v20.16b, v28.16b, v1.16b, v17.16b
    bcax v21.16b, v7.16b, v20.16b, v16.16b
    bit v18.16b, v0.16b, v4.16b
    orn v0.16b, v20.16b, v7.16b
    ldp q7, q28, [x3, #128]
    eor v17.16b, v17.16b, v16.16b
    eor3 v29.16b, v1.16b, v21.16b, v18.16b
    eor3 v1.16b, v1.16b, v20.16b, v21.16b
    ldr q20, [x3, #384]
    eor3 v0.16b, v16.16b, v11.16b, v0.16b
    bcax v16.16b, v17.16b, v1.16b, v29.16b
    orn v17.16b, v1.16b, v17.16b
    eor v12.16b, v0.16b, v1.16b
    eor3 v11.16b, v28.16b, v11.16b, v16.16b
    eor v13.16b, v7.16b, v4.16b
    eor3 v4.16b, v21.16b, v4.16b, v17.16b
    eor v20.16b, v20.16b, v29.16b
    bit v17.16b, v12.16b, v16.16b
    rev64 v21.4s, v11.4s
    xar v11.2d, v13.2d, v12.2d, #8
    eor3 v16.16b, v29.16b, v12.16b, v16.16b
    orn v29.16b, v0.16b, v4.16b
    eor3 v17.16b, v18.16b, v4.16b, v17.16b
    xar v0.2d, v26.2d, v0.2d, #56
    // round 4 (pipo.dsl:36)
    bcax v18.16b, v21.16b, v20.16b, v11.16b
    // round 3 (pipo.dsl:36)
    eor3 v29.16b, v12.16b, v16.16b, v29.16b
    xar v12.2d, v24.2d, v4.2d, #24
    bsl v4.16b, v16.16b, v1.16b
    xar v1.2d, v25.2d, v17.2d, #48
    xar v16.2d, v27.2d, v29.2d, #40
    // round 4 (pipo.dsl:36)
    bcax v17.16b, v12.16b, v1.16b, v0.16b
    bcax v20.16b, v20.16b, v11.16b, v18.16b
    // round 3 (pipo.dsl:37)
    xar v4.2d, v19.2d, v4.2d, #16
    // round 4 (pipo.dsl:36)
    orn v29.16b, v17.16b, v4.16b
    bcax v4.16b, v4.16b, v17.16b, v16.16b
    bit v11.16b, v21.16b, v20.16b
    eor v0.16b, v0.16b, v16.16b
    eor3 v16.16b, v16.16b, v18.16b, v29.16b
    eor3 v21.16b, v1.16b, v4.16b, v11.16b
    eor3 v1.16b, v1.16b, v17.16b, v4.16b
    bcax v17.16b, v0.16b, v1.16b, v21.16b
    eor v29.16b, v16.16b, v1.16b
    orn v0.16b, v1.16b, v0.16b
    ldr q12, [x3, #400]
    eor3 v4.16b, v4.16b, v20.16b, v0.16b
    bit v0.16b, v29.16b, v17.16b
    eor3 v18.16b, v23.16b, v18.16b, v17.16b
    eor v20.16b, v22.16b, v20.16b
    xar v13.2d, v8.2d, v16.2d, #56
    eor3 v17.16b, v21.16b, v29.16b, v17.16b
    rev64 v18.4s, v18.4s
    eor3 v0.16b, v11.16b, v4.16b, v0.16b
    orn v16.16b, v16.16b, v4.16b
    eor v21.16b, v12.16b, v21.16b
    xar v11.2d, v30.2d, v4.2d, #24
    xar v20.2d, v20.2d, v29.2d, #8
    eor3 v16.16b, v29.16b, v17.16b, v16.16b
    bsl v4.16b, v17.16b, v1.16b
    xar v0.2d, v31.2d, v0.2d, #48
    // round 5 (pipo.dsl:36)
    bcax v1.16b, v18.16b, v21.16b, v20.16b
    // round 4 (pipo.dsl:37)
    xar v4.2d, v9.2d, v4.2d, #16
    // round 5 (pipo.dsl:36)
    bcax v17.16b, v11.16b, v0.16b, v13.16b
    // round 4 (pipo.dsl:37)
    xar v16.2d, v10.2d, v16.2d, #40
    // round 5 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v20.16b, v1.16b
    bcax v29.16b, v4.16b, v17.16b, v16.16b
    orn v4.16b, v17.16b, v4.16b
    bit v20.16b, v18.16b, v21.16b
    eor v18.16b, v13.16b, v16.16b
    eor3 v17.16b, v0.16b, v17.16b, v29.16b
    eor3 v4.16b, v16.16b, v1.16b, v4.16b
    eor3 v0.16b, v0.16b, v29.16b, v20.16b
    orn v16.16b, v17.16b, v18.16b
    eor v11.16b, v4.16b, v17.16b
    bcax v18.16b, v18.16b, v17.16b, v0.16b
    ldr q12, [x3, #416]
    eor3 v29.16b, v29.16b, v21.16b, v16.16b
    eor v21.16b, v7.16b, v21.16b
    bit v16.16b, v11.16b, v18.16b
    eor3 v13.16b, v0.16b, v11.16b, v18.16b
    eor3 v1.16b, v28.16b, v1.16b, v18.16b
    orn v18.16b, v4.16b, v29.16b
    xar v4.2d, v26.2d, v4.2d, #56
    xar v21.2d, v21.2d, v11.2d, #8
    eor3 v16.16b, v20.16b, v29.16b, v16.16b
    eor v0.16b, v12.16b, v0.16b
    eor3 v18.16b, v11.16b, v13.16b, v18.16b
    rev64 v1.4s, v1.4s
    bit v17.16b, v13.16b, v29.16b
    xar v16.2d, v25.2d, v16.2d, #48
    xar v20.2d, v24.2d, v29.2d, #24
    // round 6 (pipo.dsl:36)
    bcax v29.16b, v1.16b, v0.16b, v21.16b
    // round 5 (pipo.dsl:37)
    xar v18.2d, v27.2d, v18.2d, #40
    // round 6 (pipo.dsl:36)
    bcax v20.16b, v20.16b, v16.16b, v4.16b
    // round 5 (pipo.dsl:37)
    xar v17.2d, v19.2d, v17.2d, #16
    // round 6 (pipo.dsl:36)
    bcax v0.16b, v0.16b, v21.16b, v29.16b
    bcax v11.16b, v17.16b, v20.16b, v18.16b
    bit v21.16b, v1.16b, v0.16b
    orn v1.16b, v20.16b, v17.16b
    eor v4.16b, v4.16b, v18.16b
    eor3 v17.16b, v16.16b, v20.16b, v11.16b
    eor3 v1.16b, v18.16b, v29.16b, v1.16b
    eor3 v16.16b, v16.16b, v11.16b, v21.16b
    orn v18.16b, v17.16b, v4.16b
    ldr q20, [x3, #432]
    eor v12.16b, v1.16b, v17.16b
    bcax v4.16b, v4.16b, v17.16b, v16.16b
    eor3 v11.16b, v11.16b, v0.16b, v18.16b
    eor v0.16b, v22.16b, v0.16b
    bit v18.16b, v12.16b, v4.16b
    eor3 v29.16b, v23.16b, v29.16b, v4.16b
    eor3 v4.16b, v16.16b, v12.16b, v4.16b
    orn v13.16b, v1.16b, v11.16b
    eor v16.16b, v20.16b, v16.16b
    xar v1.2d, v8.2d, v1.2d, #56
    eor3 v18.16b, v21.16b, v11.16b, v18.16b
    rev64 v20.4s, v29.4s
    xar v0.2d, v0.2d, v12.2d, #8
    eor3 v21.16b, v12.16b, v4.16b, v13.16b
    xar v29.2d, v30.2d, v11.2d, #24
    bsl v11.16b, v4.16b, v17.16b
    xar v4.2d, v31.2d, v18.2d, #48
    // round 7 (pipo.dsl:36)
    bcax v17.16b, v20.16b, v16.16b, v0.16b
    // round 6 (pipo.dsl:37)
    xar v18.2d, v9.2d, v11.2d, #16
    // round 7 (pipo.dsl:36)
    bcax v29.16b, v29.16b, v4.16b, v1.16b
    // round 6 (pipo.dsl:37)
    xar v21.2d, v10.2d, v21.2d, #40
    // round 7 (pipo.dsl:36)
    bcax v16.16b, v16.16b, v0.16b, v17.16b
    bcax v11.16b, v18.16b, v29.16b, v21.16b
    orn v18.16b, v29.16b, v18.16b
    bit v0.16b, v20.16b, v16.16b
    eor3 v20.16b, v4.16b, v29.16b, v11.16b
    eor v1.16b, v1.16b, v21.16b
    eor3 v18.16b, v21.16b, v17.16b, v18.16b
    eor3 v4.16b, v4.16b, v11.16b, v0.16b
    ldr q21, [x3, #448]
    orn v29.16b, v20.16b, v1.16b
    bcax v1.16b, v1.16b, v20.16b, v4.16b
    eor v12.16b, v18.16b, v20.16b
    eor3 v11.16b, v11.16b, v16.16b, v29.16b
    bit v29.16b, v12.16b, v1.16b
    eor v16.16b, v7.16b, v16.16b
    eor3 v17.16b, v28.16b, v17.16b, v1.16b
    eor v21.16b, v21.16b, v4.16b
    eor3 v1.16b, v4.16b, v12.16b, v1.16b
    eor3 v0.16b, v0.16b, v11.16b, v29.16b
    xar v4.2d, v16.2d, v12.2d, #8
    rev64 v16.4s, v17.4s
    orn v17.16b, v18.16b, v11.16b
    xar v18.2d, v26.2d, v18.2d, #56
    xar v29.2d, v24.2d, v11.2d, #24
    xar v0.2d, v25.2d, v0.2d, #48
    eor3 v17.16b, v12.16b, v1.16b, v17.16b
    // round 8 (pipo.dsl:36)
    bcax v12.16b, v16.16b, v21.16b, v4.16b
    // round 7 (pipo.dsl:36)
    bsl v11.16b, v1.16b, v20.16b
    // round 8 (pipo.dsl:36)
    bcax v1.16b, v29.16b, v0.16b, v18.16b
    // round 7 (pipo.dsl:37)
    xar v17.2d, v27.2d, v17.2d, #40
    // round 8 (pipo.dsl:36)
    bcax v20.16b, v21.16b, v4.16b, v12.16b
    // round 7 (pipo.dsl:37)
    xar v21.2d, v19.2d, v11.2d, #16
    // round 8 (pipo.dsl:36)
    bcax v29.16b, v21.16b, v1.16b, v17.16b
    bit v4.16b, v16.16b, v20.16b
    orn v16.16b, v1.16b, v21.16b
    eor v18.16b, v18.16b, v17.16b
    eor3 v1.16b, v0.16b, v1.16b, v29.16b
    eor3 v0.16b, v0.16b, v29.16b, v4.16b
    ldr q21, [x3, #464]
    eor3 v16.16b, v17.16b, v12.16b, v16.16b
    bcax v17.16b, v18.16b, v1.16b, v0.16b
    orn v18.16b, v1.16b, v18.16b
    eor v11.16b, v22.16b, v20.16b
    eor v13.16b, v16.16b, v1.16b
    eor3 v20.16b, v29.16b, v20.16b, v18.16b
    eor3 v29.16b, v23.16b, v12.16b, v17.16b
    xar v11.2d, v11.2d, v13.2d, #8
    eor v21.16b, v21.16b, v0.16b
    bit v18.16b, v13.16b, v17.16b
    orn v12.16b, v16.16b, v20.16b
    eor3 v0.16b, v0.16b, v13.16b, v17.16b
    rev64 v17.4s, v29.4s
    eor3 v4.16b, v4.16b, v20.16b, v18.16b
    xar v16.2d, v8.2d, v16.2d, #56
    eor3 v18.16b, v13.16b, v0.16b, v12.16b
    // round 9 (pipo.dsl:36)
    bcax v29.16b, v17.16b, v21.16b, v11.16b
    // round 8 (pipo.dsl:37)
    xar v12.2d, v30.2d, v20.2d, #24
    bsl v20.16b, v0.16b, v1.16b
    xar v0.2d, v31.2d, v4.2d, #48
    // round 9 (pipo.dsl:36)
    bcax v1.16b, v21.16b, v11.16b, v29.16b
    bcax v4.16b, v12.16b, v0.16b, v16.16b
    // round 8 (pipo.dsl:37)
    xar v20.2d, v9.2d, v20.2d, #16
    xar v18.2d, v10.2d, v18.2d, #40
    // round 9 (pipo.dsl:36)
    bcax v21.16b, v20.16b, v4.16b, v18.16b
    orn v20.16b, v4.16b, v20.16b
    bit v11.16b, v17.16b, v1.16b
    eor v16.16b, v16.16b, v18.16b
    eor3 v17.16b, v0.16b, v21.16b, v11.16b
    eor3 v18.16b, v18.16b, v29.16b, v20.16b
    eor3 v0.16b, v0.16b, v4.16b, v21.16b
    eor v4.16b, v18.16b, v0.16b
    orn v20.16b, v0.16b, v16.16b
    bcax v16.16b, v16.16b, v0.16b, v17.16b
    ldr q12, [x3, #480]
    eor v13.16b, v7.16b, v1.16b
    eor3 v1.16b, v21.16b, v1.16b, v20.16b
    bit v20.16b, v4.16b, v16.16b
    xar v21.2d, v26.2d, v18.2d, #56
    xar v13.2d, v13.2d, v4.2d, #8
    eor3 v29.16b, v28.16b, v29.16b, v16.16b
    eor3 v16.16b, v17.16b, v4.16b, v16.16b
    eor3 v20.16b, v11.16b, v1.16b, v20.16b
    orn v18.16b, v18.16b, v1.16b
    eor v17.16b, v12.16b, v17.16b
    xar v11.2d, v24.2d, v1.2d, #24
    rev64 v29.4s, v29.4s
    eor3 v4.16b, v4.16b, v16.16b, v18.16b
    bsl v1.16b, v16.16b, v0.16b
    xar v0.2d, v25.2d, v20.2d, #48
    // round 10 (pipo.dsl:36)
    bcax v16.16b, v29.16b, v17.16b, v13.16b
    // round 9 (pipo.dsl:37)
    xar v4.2d, v27.2d, v4.2d, #40
    // round 10 (pipo.dsl:36)
    bcax v18.16b, v11.16b, v0.16b, v21.16b
    // round 9 (pipo.dsl:37)
    xar v1.2d, v19.2d, v1.2d, #16
    // round 10 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v13.16b, v16.16b
    bcax v20.16b, v1.16b, v18.16b, v4.16b
    orn v1.16b, v18.16b, v1.16b
    bit v13.16b, v29.16b, v17.16b
    eor v21.16b, v21.16b, v4.16b
    eor3 v18.16b, v0.16b, v18.16b, v20.16b
    eor3 v1.16b, v4.16b, v16.16b, v1.16b
    eor3 v0.16b, v0.16b, v20.16b, v13.16b
    ldr q4, [x3, #496]
    orn v29.16b, v18.16b, v21.16b
    eor v11.16b, v1.16b, v18.16b
    bcax v21.16b, v21.16b, v18.16b, v0.16b
    eor3 v20.16b, v20.16b, v17.16b, v29.16b
    eor v17.16b, v22.16b, v17.16b
    eor3 v16.16b, v23.16b, v16.16b, v21.16b
    bit v29.16b, v11.16b, v21.16b
    eor v4.16b, v4.16b, v0.16b
    eor3 v0.16b, v0.16b, v11.16b, v21.16b
    orn v21.16b, v1.16b, v20.16b
    eor3 v29.16b, v13.16b, v20.16b, v29.16b
    rev64 v16.4s, v16.4s
    xar v17.2d, v17.2d, v11.2d, #8
    xar v1.2d, v8.2d, v1.2d, #56
    xar v12.2d, v30.2d, v20.2d, #24
    eor3 v21.16b, v11.16b, v0.16b, v21.16b
    xar v29.2d, v31.2d, v29.2d, #48
    // round 11 (pipo.dsl:36)
    bcax v11.16b, v16.16b, v4.16b, v17.16b
    // round 10 (pipo.dsl:36)
    bsl v20.16b, v0.16b, v18.16b
    xar v0.2d, v10.2d, v21.2d, #40
    // round 11 (pipo.dsl:36)
    bcax v4.16b, v4.16b, v17.16b, v11.16b
    // round 10 (pipo.dsl:37)
    xar v18.2d, v9.2d, v20.2d, #16
    // round 11 (pipo.dsl:36)
    bcax v20.16b, v12.16b, v29.16b, v1.16b
    bit v17.16b, v16.16b, v4.16b
    orn v16.16b, v20.16b, v18.16b
    bcax v18.16b, v18.16b, v20.16b, v0.16b
    eor v1.16b, v1.16b, v0.16b
    eor3 v0.16b, v0.16b, v11.16b, v16.16b
    eor3 v16.16b, v29.16b, v18.16b, v17.16b
    eor3 v20.16b, v29.16b, v20.16b, v18.16b
    ldr q21, [x3, #512]
    eor v29.16b, v0.16b, v20.16b
    orn v12.16b, v20.16b, v1.16b
    bcax v1.16b, v1.16b, v20.16b, v16.16b
    eor v7.16b, v7.16b, v4.16b
    eor3 v4.16b, v18.16b, v4.16b, v12.16b
    bit v12.16b, v29.16b, v1.16b
    eor3 v18.16b, v28.16b, v11.16b, v1.16b
    eor v21.16b, v21.16b, v16.16b
    xar v7.2d, v7.2d, v29.2d, #8
    eor3 v17.16b, v17.16b, v4.16b, v12.16b
    orn v11.16b, v0.16b, v4.16b
    eor3 v1.16b, v16.16b, v29.16b, v1.16b
    rev64 v16.4s, v18.4s
    xar v0.2d, v26.2d, v0.2d, #56
    xar v18.2d, v24.2d, v4.2d, #24
    xar v17.2d, v25.2d, v17.2d, #48
    eor3 v26.16b, v29.16b, v1.16b, v11.16b
    bsl v4.16b, v1.16b, v20.16b
    // round 12 (pipo.dsl:36)
    bcax v1.16b, v16.16b, v21.16b, v7.16b
    bcax v18.16b, v18.16b, v17.16b, v0.16b
    // round 11 (pipo.dsl:37)
    xar v20.2d, v27.2d, v26.2d, #40
    // round 12 (pipo.dsl:36)
    bcax v21.16b, v21.16b, v7.16b, v1.16b
    // round 11 (pipo.dsl:37)
    xar v4.2d, v19.2d, v4.2d, #16
    // round 12 (pipo.dsl:36)
    bcax v19.16b, v4.16b, v18.16b, v20.16b
    orn v4.16b, v18.16b, v4.16b
    bit v7.16b, v16.16b, v21.16b
    eor v0.16b, v0.16b, v20.16b
    eor3 v16.16b, v17.16b, v18.16b, v19.16b
    eor3 v17.16b, v17.16b, v19.16b, v7.16b
    eor3 v4.16b, v20.16b, v1.16b, v4.16b
    ldr q18, [x3, #528]
    eor v20.16b, v4.16b, v16.16b
    orn v26.16b, v16.16b, v0.16b
    bcax v0.16b, v0.16b, v16.16b, v17.16b
    eor v22.16b, v22.16b, v21.16b
    eor3 v19.16b, v19.16b, v21.16b, v26.16b
    bit v26.16b, v20.16b, v0.16b
    eor v18.16b, v18.16b, v17.16b
    xar v21.2d, v22.2d, v20.2d, #8
    eor3 v1.16b, v23.16b, v1.16b, v0.16b
    orn v22.16b, v4.16b, v19.16b
    eor3 v0.16b, v17.16b, v20.16b, v0.16b
    eor3 v7.16b, v7.16b, v19.16b, v26.16b
    xar v4.2d, v8.2d, v4.2d, #56
    xar v17.2d, v30.2d, v19.2d, #24
    rev64 v1.4s, v1.4s
    eor3 v20.16b, v20.16b, v0.16b, v22.16b
    bsl v19.16b, v0.16b, v16.16b
    xar v0.2d, v31.2d, v7.2d, #48
    // round 13 (pipo.dsl:36)
    bcax v7.16b, v1.16b, v18.16b, v21.16b
    // round 12 (pipo.dsl:37)
    xar v16.2d, v10.2d, v20.2d, #40
    // round 13 (pipo.dsl:36)
    bcax v17.16b, v17.16b, v0.16b, v4.16b
    // round 12 (pipo.dsl:37)
    xar v19.2d, v9.2d, v19.2d, #16
    // round 13 (pipo.dsl:36)
    bcax v18.16b, v18.16b, v21.16b, v7.16b
    bcax v20.16b, v19.16b, v17.16b, v16.16b
    bit v21.16b, v1.16b, v18.16b
    orn v1.16b, v17.16b, v19.16b
    eor v4.16b, v4.16b, v16.16b
    eor3 v17.16b, v0.16b, v17.16b, v20.16b
    ldp q19, q22, [x3, #544]
    ldr q23, [x3, #608]
    eor3 v0.16b, v0.16b, v20.16b, v21.16b
    eor3 v1.16b, v16.16b, v7.16b, v1.16b
    orn v16.16b, v17.16b, v4.16b
    bcax v4.16b, v4.16b, v17.16b, v0.16b
    eor v26.16b, v1.16b, v17.16b
    eor3 v20.16b, v20.16b, v18.16b, v16.16b
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v22.16b, v0.16b
    xar v22.2d, v23.2d, v1.2d, #56
    ldp q23, q27, [x3, #576]
    orn v1.16b, v1.16b, v20.16b
    bit v16.16b, v26.16b, v4.16b
    eor3 v0.16b, v0.16b, v26.16b, v4.16b
    xar v24.2d, v24.2d, v20.2d, #24
    xar v18.2d, v18.2d, v26.2d, #8
    eor3 v4.16b, v28.16b, v7.16b, v4.16b
    eor3 v7.16b, v21.16b, v20.16b, v16.16b
    eor3 v1.16b, v26.16b, v0.16b, v1.16b
    bsl v20.16b, v0.16b, v17.16b
    trn1 v0.16b, v19.16b, v18.16b
    trn2 v16.16b, v19.16b, v18.16b
    rev64 v4.4s, v4.4s
    xar v7.2d, v25.2d, v7.2d, #48
    xar v1.2d, v23.2d, v1.2d, #40
    xar v17.2d, v27.2d, v20.2d, #16
    shl v18.16b, v16.16b, #1
    ushr v19.16b, v0.16b, #1
    trn1 v20.16b, v22.16b, v7.16b
    trn1 v21.16b, v17.16b, v24.16b
    trn2 v23.16b, v4.16b, v1.16b
    trn1 v1.16b, v4.16b, v1.16b
    trn2 v4.16b, v22.16b, v7.16b
    trn2 v7.16b, v17.16b, v24.16b
    bit v16.16b, v19.16b, v5.16b
    bit v0.16b, v18.16b, v2.16b
    shl v17.16b, v23.16b, #1
    shl v18.16b, v4.16b, #1
    ushr v19.16b, v1.16b, #1
    shl v22.16b, v7.16b, #1
    ushr v24.16b, v20.16b, #1
    ushr v25.16b, v21.16b, #1
    bit v1.16b, v17.16b, v2.16b
    bit v20.16b, v18.16b, v2.16b
    bit v21.16b, v22.16b, v2.16b
    bit v23.16b, v19.16b, v5.16b
    bit v7.16b, v25.16b, v5.16b
    bit v4.16b, v24.16b, v5.16b
    trn2 v2.8h, v0.8h, v1.8h
    trn2 v5.8h, v16.8h, v23.8h
    trn1 v0.8h, v0.8h, v1.8h
    trn1 v1.8h, v21.8h, v20.8h
    trn2 v17.8h, v21.8h, v20.8h
    shl v18.16b, v2.16b, #2
    trn2 v19.8h, v7.8h, v4.8h
    ushr v20.16b, v0.16b, #2
    ushr v21.16b, v1.16b, #2
    trn1 v4.8h, v7.8h, v4.8h
    trn1 v7.8h, v16.8h, v23.8h
    shl v16.16b, v17.16b, #2
    shl v22.16b, v19.16b, #2
    bit v17.16b, v21.16b, v3.16b
    shl v21.16b, v5.16b, #2
    ushr v23.16b, v4.16b, #2
    ushr v24.16b, v7.16b, #2
    bit v4.16b, v22.16b, v6.16b
    bit v2.16b, v20.16b, v3.16b
    bit v0.16b, v18.16b, v6.16b
    bit v19.16b, v23.16b, v3.16b
    bit v7.16b, v21.16b, v6.16b
    trn1 v18.4s, v2.4s, v17.4s
    bit v1.16b, v16.16b, v6.16b
    bit v5.16b, v24.16b, v3.16b
    trn2 v2.4s, v2.4s, v17.4s
    trn2 v3.4s, v7.4s, v4.4s
    trn1 v4.4s, v7.4s, v4.4s
    ldr q6, [x1, #48]
    ldr q7, [x1, #112]
    trn1 v16.4s, v0.4s, v1.4s
    trn1 v17.4s, v5.4s, v19.4s
    trn2 v5.4s, v5.4s, v19.4s
    ldr q19, [x1, #16]
    ldr q20, [x1, #80]
    trn2 v0.4s, v0.4s, v1.4s
    mov v1.16b, v4.16b
    sli v1.16b, v3.16b, #4
    mov v21.16b, v18.16b
    sli v21.16b, v2.16b, #4
    ldr q22, [x1, #96]
    ldr q23, [x1, #0]
    mov v24.16b, v17.16b
    sli v24.16b, v5.16b, #4
    sri v5.16b, v17.16b, #4
    sri v2.16b, v18.16b, #4
    ldr q17, [x1, #64]
    ldr q18, [x1, #32]
    mov v25.16b, v16.16b
    sli v25.16b, v0.16b, #4
    sri v0.16b, v16.16b, #4
    sri v3.16b, v4.16b, #4
    eor v2.16b, v2.16b, v6.16b
    eor v4.16b, v5.16b, v7.16b
    eor v3.16b, v3.16b, v20.16b
    eor v0.16b, v0.16b, v19.16b
    eor v5.16b, v25.16b, v23.16b
    str q2, [x0, #48]
    eor v2.16b, v24.16b, v22.16b
    str q4, [x0, #112]
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v21.16b, v18.16b
    str q0, [x0, #16]
    str q3, [x0, #80]
    str q5, [x0, #0]
    str q2, [x0, #96]
    str q1, [x0, #64]
    str q4, [x0, #32]
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
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #192
    ret
.Llwcc_pipo64_128_ctr_crypt_neon_return:
    ret
    .size lwcc_pipo64_128_ctr_crypt_neon, .-lwcc_pipo64_128_ctr_crypt_neon

    .balign 16
.Llwcc_pipo64_128_file_neon_constants:
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
