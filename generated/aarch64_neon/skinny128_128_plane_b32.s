// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile skinny --set skinny128_128 --target neon --lanes 1 --slicing plane --blocks 32
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=32) sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) pair_moves() early_stores() spill_order() select() schedule() allocate()
// dsl:       dsl/ciphers/skinny.dsl sha256:cdda4a14d5a600d934a49f64f053606d4a8b26eec1a0453f2ae3ab84f67e2a9e
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 3440
// layout:    planes of 16 S-boxes, 32 blocks side by side; cells in 8 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 8704, ctx 9216, align 16, group 512, stack 3440
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ecc155d2a77a2f0e8ad67e3e99c539b0a8a472febca54c66bf0456c03c31d58b

    .text

    .balign 16
    .global lwcc_skinny128_128_key_setup_neon
    .type lwcc_skinny128_128_key_setup_neon, %function
lwcc_skinny128_128_key_setup_neon:
    sub sp, sp, #3440
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    movi v0.16b, #51
    movi v1.16b, #85
    ldr q2, [x1, #0]
    mov v3.16b, v2.16b
    sli v3.8h, v2.8h, #8
    mov v4.16b, v3.16b
    sli v4.4s, v3.4s, #16
    sri v2.8h, v2.8h, #8
    mov v5.16b, v2.16b
    sli v5.4s, v2.4s, #16
    trn1 v6.4s, v4.4s, v5.4s
    sri v3.4s, v3.4s, #16
    sri v2.4s, v2.4s, #16
    trn1 v7.4s, v3.4s, v2.4s
    zip1 v16.2d, v6.2d, v7.2d
    shl v17.16b, v16.16b, #1
    bit v17.16b, v16.16b, v1.16b
    shl v18.16b, v17.16b, #2
    bit v18.16b, v17.16b, v0.16b
    mov v19.16b, v18.16b
    sli v19.16b, v18.16b, #4
    ldr q20, [x8, #576]
    eor v21.16b, v19.16b, v20.16b
    str q21, [x0, #0]
    ushr v22.16b, v16.16b, #1
    bit v16.16b, v22.16b, v1.16b
    shl v22.16b, v16.16b, #2
    bit v22.16b, v16.16b, v0.16b
    mov v23.16b, v22.16b
    sli v23.16b, v22.16b, #4
    // round 1 (skinny.dsl:60)
    mvn v24.16b, v23.16b
    str q24, [x0, #16]
    str q20, [x0, #32]
    ushr v24.16b, v17.16b, #2
    bit v17.16b, v24.16b, v0.16b
    mov v24.16b, v17.16b
    sli v24.16b, v17.16b, #4
    mvn v25.16b, v24.16b
    str q25, [x0, #48]
    ushr v25.16b, v16.16b, #2
    bit v16.16b, v25.16b, v0.16b
    mov v25.16b, v16.16b
    sli v25.16b, v16.16b, #4
    mvn v26.16b, v25.16b
    str q26, [x0, #64]
    sri v18.16b, v18.16b, #4
    str q18, [x0, #80]
    sri v22.16b, v22.16b, #4
    mvn v26.16b, v22.16b
    str q26, [x0, #96]
    sri v17.16b, v17.16b, #4
    str q17, [x0, #112]
    sri v16.16b, v16.16b, #4
    str q16, [x0, #128]
    trn2 v4.4s, v4.4s, v5.4s
    trn2 v2.4s, v3.4s, v2.4s
    zip1 v3.2d, v4.2d, v2.2d
    shl v5.16b, v3.16b, #1
    bit v5.16b, v3.16b, v1.16b
    shl v26.16b, v5.16b, #2
    bit v26.16b, v5.16b, v0.16b
    mov v27.16b, v26.16b
    sli v27.16b, v26.16b, #4
    str q27, [x0, #144]
    ushr v28.16b, v3.16b, #1
    bit v3.16b, v28.16b, v1.16b
    shl v28.16b, v3.16b, #2
    bit v28.16b, v3.16b, v0.16b
    mov v29.16b, v28.16b
    sli v29.16b, v28.16b, #4
    mvn v30.16b, v29.16b
    str q30, [x0, #160]
    ushr v30.16b, v5.16b, #2
    bit v5.16b, v30.16b, v0.16b
    mov v30.16b, v5.16b
    sli v30.16b, v5.16b, #4
    mvn v31.16b, v30.16b
    str q31, [x0, #176]
    ushr v31.16b, v3.16b, #2
    bit v3.16b, v31.16b, v0.16b
    mov v31.16b, v3.16b
    sli v31.16b, v3.16b, #4
    mvn v8.16b, v31.16b
    str q8, [x0, #192]
    sri v5.16b, v5.16b, #4
    str q5, [x0, #208]
    sri v3.16b, v3.16b, #4
    str q3, [x0, #224]
    sri v26.16b, v26.16b, #4
    str q26, [x0, #240]
    sri v28.16b, v28.16b, #4
    mvn v8.16b, v28.16b
    str q8, [x0, #256]
    ldr q8, [x8, #592]
    zip2 v6.2d, v6.2d, v7.2d
    shl v7.16b, v6.16b, #1
    bit v7.16b, v6.16b, v1.16b
    shl v9.16b, v7.16b, #2
    bit v9.16b, v7.16b, v0.16b
    mov v10.16b, v9.16b
    sli v10.16b, v9.16b, #4
    ldr q11, [x8, #608]
    tbl v12.16b, {v10.16b}, v11.16b
    zip2 v2.2d, v4.2d, v2.2d
    shl v4.16b, v2.16b, #1
    bit v4.16b, v2.16b, v1.16b
    shl v13.16b, v4.16b, #2
    bit v13.16b, v4.16b, v0.16b
    mov v14.16b, v13.16b
    sli v14.16b, v13.16b, #4
    trn2 v15.4s, v14.4s, v10.4s
    bit v15.16b, v12.16b, v8.16b
    ldr q12, [x8, #624]
    eor v15.16b, v15.16b, v12.16b
    str q15, [x0, #272]
    str q8, [x0, #288]
    ushr v20.16b, v6.16b, #1
    bit v6.16b, v20.16b, v1.16b
    shl v20.16b, v6.16b, #2
    bit v20.16b, v6.16b, v0.16b
    str q15, [sp, #64]
    mov v15.16b, v20.16b
    sli v15.16b, v20.16b, #4
    str q21, [sp, #80]
    tbl v21.16b, {v15.16b}, v11.16b
    str q3, [sp, #96]
    ushr v3.16b, v2.16b, #1
    bsl v1.16b, v3.16b, v2.16b
    shl v2.16b, v1.16b, #2
    bit v2.16b, v1.16b, v0.16b
    mov v3.16b, v2.16b
    sli v3.16b, v2.16b, #4
    str q16, [sp, #112]
    trn2 v16.4s, v3.4s, v15.4s
    bit v16.16b, v21.16b, v8.16b
    eor v16.16b, v16.16b, v12.16b
    // round 2 (skinny.dsl:60)
    mvn v21.16b, v16.16b
    str q21, [x0, #304]
    ushr v21.16b, v7.16b, #2
    bit v7.16b, v21.16b, v0.16b
    mov v21.16b, v7.16b
    sli v21.16b, v7.16b, #4
    str q16, [sp, #128]
    tbl v16.16b, {v21.16b}, v11.16b
    str q5, [sp, #144]
    ushr v5.16b, v4.16b, #2
    bit v4.16b, v5.16b, v0.16b
    mov v5.16b, v4.16b
    sli v5.16b, v4.16b, #4
    str q17, [sp, #160]
    trn2 v17.4s, v5.4s, v21.4s
    bit v17.16b, v16.16b, v8.16b
    mvn v16.16b, v17.16b
    str q16, [x0, #320]
    ushr v16.16b, v6.16b, #2
    bit v6.16b, v16.16b, v0.16b
    mov v16.16b, v6.16b
    sli v16.16b, v6.16b, #4
    str q17, [sp, #176]
    tbl v17.16b, {v16.16b}, v11.16b
    str q28, [sp, #192]
    ushr v28.16b, v1.16b, #2
    bsl v0.16b, v28.16b, v1.16b
    mov v1.16b, v0.16b
    sli v1.16b, v0.16b, #4
    trn2 v28.4s, v1.4s, v16.4s
    bit v28.16b, v17.16b, v8.16b
    str q28, [x0, #336]
    sri v9.16b, v9.16b, #4
    tbl v17.16b, {v9.16b}, v11.16b
    sri v13.16b, v13.16b, #4
    str q28, [sp, #208]
    trn2 v28.4s, v13.4s, v9.4s
    bit v28.16b, v17.16b, v8.16b
    mvn v17.16b, v28.16b
    str q17, [x0, #352]
    sri v20.16b, v20.16b, #4
    tbl v17.16b, {v20.16b}, v11.16b
    sri v2.16b, v2.16b, #4
    str q28, [sp, #224]
    trn2 v28.4s, v2.4s, v20.4s
    bit v28.16b, v17.16b, v8.16b
    mvn v17.16b, v28.16b
    str q17, [x0, #368]
    sri v7.16b, v7.16b, #4
    tbl v17.16b, {v7.16b}, v11.16b
    sri v4.16b, v4.16b, #4
    str q28, [sp, #240]
    trn2 v28.4s, v4.4s, v7.4s
    bit v28.16b, v17.16b, v8.16b
    str q28, [x0, #384]
    sri v6.16b, v6.16b, #4
    tbl v17.16b, {v6.16b}, v11.16b
    sri v0.16b, v0.16b, #4
    str q28, [sp, #256]
    trn2 v28.4s, v0.4s, v6.4s
    bit v28.16b, v17.16b, v8.16b
    str q28, [x0, #400]
    ldr q17, [x8, #560]
    str q28, [sp, #272]
    ldr q28, [x8, #544]
    tbl v11.16b, {v14.16b}, v28.16b
    str q22, [sp, #288]
    ldr q22, [x8, #640]
    str q14, [sp, #304]
    tbl v14.16b, {v14.16b}, v22.16b
    str q26, [sp, #320]
    ldr q26, [x8, #528]
    str q18, [sp, #336]
    tbl v18.16b, {v10.16b}, v26.16b
    bit v18.16b, v14.16b, v12.16b
    bit v18.16b, v11.16b, v17.16b
    bit v18.16b, v10.16b, v8.16b
    str q11, [sp, #352]
    mvn v11.16b, v18.16b
    str q11, [x0, #416]
    tbl v11.16b, {v3.16b}, v28.16b
    str q18, [sp, #368]
    tbl v18.16b, {v3.16b}, v22.16b
    str q3, [sp, #384]
    tbl v3.16b, {v15.16b}, v26.16b
    bit v3.16b, v18.16b, v12.16b
    bit v3.16b, v11.16b, v17.16b
    bit v3.16b, v15.16b, v8.16b
    str q3, [x0, #432]
    str q11, [sp, #400]
    tbl v11.16b, {v5.16b}, v28.16b
    str q3, [sp, #416]
    tbl v3.16b, {v5.16b}, v22.16b
    str q5, [sp, #432]
    tbl v5.16b, {v21.16b}, v26.16b
    bit v5.16b, v3.16b, v12.16b
    bit v5.16b, v11.16b, v17.16b
    bit v5.16b, v21.16b, v8.16b
    str q11, [sp, #448]
    mvn v11.16b, v5.16b
    str q11, [x0, #448]
    tbl v11.16b, {v1.16b}, v28.16b
    str q5, [sp, #464]
    tbl v5.16b, {v1.16b}, v22.16b
    str q1, [sp, #480]
    tbl v1.16b, {v16.16b}, v26.16b
    bit v1.16b, v5.16b, v12.16b
    bit v1.16b, v11.16b, v17.16b
    bit v1.16b, v16.16b, v8.16b
    str q1, [x0, #464]
    tbl v11.16b, {v4.16b}, v28.16b
    str q1, [sp, #496]
    tbl v1.16b, {v4.16b}, v22.16b
    str q4, [sp, #512]
    tbl v4.16b, {v7.16b}, v26.16b
    bit v4.16b, v1.16b, v12.16b
    bit v4.16b, v11.16b, v17.16b
    bit v4.16b, v7.16b, v8.16b
    mvn v11.16b, v4.16b
    str q11, [x0, #480]
    tbl v11.16b, {v0.16b}, v28.16b
    str q4, [sp, #528]
    tbl v4.16b, {v0.16b}, v22.16b
    str q0, [sp, #544]
    tbl v0.16b, {v6.16b}, v26.16b
    bit v0.16b, v4.16b, v12.16b
    bit v0.16b, v11.16b, v17.16b
    bit v0.16b, v6.16b, v8.16b
    str q0, [x0, #496]
    tbl v11.16b, {v13.16b}, v28.16b
    str q0, [sp, #560]
    tbl v0.16b, {v13.16b}, v22.16b
    str q13, [sp, #576]
    tbl v13.16b, {v9.16b}, v26.16b
    bit v13.16b, v0.16b, v12.16b
    bit v13.16b, v11.16b, v17.16b
    bit v13.16b, v9.16b, v8.16b
    mvn v11.16b, v13.16b
    str q11, [x0, #512]
    tbl v11.16b, {v2.16b}, v28.16b
    str q13, [sp, #592]
    tbl v13.16b, {v2.16b}, v22.16b
    tbl v26.16b, {v20.16b}, v26.16b
    bit v26.16b, v13.16b, v12.16b
    bit v26.16b, v11.16b, v17.16b
    bit v26.16b, v20.16b, v8.16b
    mvn v11.16b, v26.16b
    str q11, [x0, #528]
    tbl v11.16b, {v19.16b}, v28.16b
    str q26, [sp, #608]
    ext v26.16b, v27.16b, v27.16b, #12
    trn1 v26.4s, v26.4s, v19.4s
    bit v26.16b, v11.16b, v8.16b
    eor v26.16b, v26.16b, v8.16b
    str q26, [x0, #544]
    str q11, [sp, #624]
    tbl v11.16b, {v23.16b}, v28.16b
    str q26, [sp, #640]
    ext v26.16b, v29.16b, v29.16b, #12
    trn1 v26.4s, v26.4s, v23.4s
    bit v26.16b, v11.16b, v8.16b
    eor v26.16b, v26.16b, v8.16b
    // round 3 (skinny.dsl:60)
    str q11, [sp, #656]
    mvn v11.16b, v26.16b
    str q11, [x0, #560]
    tbl v11.16b, {v24.16b}, v28.16b
    str q26, [sp, #672]
    ext v26.16b, v30.16b, v30.16b, #12
    trn1 v26.4s, v26.4s, v24.4s
    bit v26.16b, v11.16b, v8.16b
    eor v26.16b, v26.16b, v8.16b
    mvn v11.16b, v26.16b
    str q11, [x0, #576]
    tbl v11.16b, {v25.16b}, v28.16b
    str q26, [sp, #688]
    ext v26.16b, v31.16b, v31.16b, #12
    trn1 v26.4s, v26.4s, v25.4s
    bit v26.16b, v11.16b, v8.16b
    str q26, [x0, #592]
    ldr q11, [sp, #336]
    str q26, [sp, #704]
    tbl v26.16b, {v11.16b}, v28.16b
    str q2, [sp, #720]
    ldr q2, [sp, #320]
    ext v2.16b, v2.16b, v2.16b, #12
    trn1 v2.4s, v2.4s, v11.4s
    bit v2.16b, v26.16b, v8.16b
    str q2, [x0, #608]
    ldr q26, [sp, #288]
    str q2, [sp, #736]
    tbl v2.16b, {v26.16b}, v28.16b
    ldr q11, [sp, #192]
    ext v11.16b, v11.16b, v11.16b, #12
    trn1 v11.4s, v11.4s, v26.4s
    bit v11.16b, v2.16b, v8.16b
    str q11, [x0, #624]
    ldr q2, [sp, #160]
    str q11, [sp, #752]
    tbl v11.16b, {v2.16b}, v28.16b
    ldr q26, [sp, #144]
    str q4, [sp, #768]
    ext v4.16b, v26.16b, v26.16b, #12
    trn1 v4.4s, v4.4s, v2.4s
    bit v4.16b, v11.16b, v8.16b
    str q4, [x0, #640]
    ldr q11, [sp, #112]
    tbl v28.16b, {v11.16b}, v28.16b
    str q4, [sp, #784]
    ldr q4, [sp, #96]
    str q6, [sp, #800]
    ext v6.16b, v4.16b, v4.16b, #12
    trn1 v6.4s, v6.4s, v11.4s
    bit v6.16b, v28.16b, v8.16b
    mvn v28.16b, v6.16b
    str q28, [x0, #656]
    ldr q28, [x8, #608]
    str q6, [sp, #816]
    tbl v6.16b, {v27.16b}, v28.16b
    str q1, [sp, #832]
    tbl v1.16b, {v19.16b}, v22.16b
    str q7, [sp, #848]
    ldr q7, [x8, #656]
    str q19, [sp, #864]
    tbl v19.16b, {v19.16b}, v7.16b
    bit v19.16b, v1.16b, v12.16b
    bit v19.16b, v27.16b, v17.16b
    bit v19.16b, v6.16b, v8.16b
    str q19, [x0, #672]
    str q19, [sp, #880]
    tbl v19.16b, {v29.16b}, v28.16b
    str q6, [sp, #896]
    tbl v6.16b, {v23.16b}, v22.16b
    str q23, [sp, #912]
    tbl v23.16b, {v23.16b}, v7.16b
    bit v23.16b, v6.16b, v12.16b
    bit v23.16b, v29.16b, v17.16b
    bit v23.16b, v19.16b, v8.16b
    str q23, [sp, #928]
    mvn v23.16b, v23.16b
    str q23, [x0, #688]
    tbl v23.16b, {v30.16b}, v28.16b
    str q19, [sp, #944]
    tbl v19.16b, {v24.16b}, v22.16b
    str q24, [sp, #960]
    tbl v24.16b, {v24.16b}, v7.16b
    bit v24.16b, v19.16b, v12.16b
    bit v24.16b, v30.16b, v17.16b
    bit v24.16b, v23.16b, v8.16b
    str q24, [sp, #976]
    mvn v24.16b, v24.16b
    str q24, [x0, #704]
    tbl v24.16b, {v31.16b}, v28.16b
    str q23, [sp, #992]
    tbl v23.16b, {v25.16b}, v22.16b
    str q25, [sp, #1008]
    tbl v25.16b, {v25.16b}, v7.16b
    bit v25.16b, v23.16b, v12.16b
    bit v25.16b, v31.16b, v17.16b
    bit v25.16b, v24.16b, v8.16b
    str q25, [x0, #720]
    str q25, [sp, #1024]
    tbl v25.16b, {v26.16b}, v28.16b
    str q24, [sp, #1040]
    tbl v24.16b, {v2.16b}, v22.16b
    tbl v2.16b, {v2.16b}, v7.16b
    bit v2.16b, v24.16b, v12.16b
    bit v2.16b, v26.16b, v17.16b
    bit v2.16b, v25.16b, v8.16b
    str q2, [sp, #1056]
    mvn v2.16b, v2.16b
    str q2, [x0, #736]
    tbl v2.16b, {v4.16b}, v28.16b
    tbl v26.16b, {v11.16b}, v22.16b
    tbl v11.16b, {v11.16b}, v7.16b
    bit v11.16b, v26.16b, v12.16b
    bit v11.16b, v4.16b, v17.16b
    bit v11.16b, v2.16b, v8.16b
    str q11, [x0, #752]
    str q11, [sp, #1072]
    ldr q11, [sp, #320]
    tbl v4.16b, {v11.16b}, v28.16b
    str q2, [sp, #1088]
    ldr q2, [sp, #336]
    str q25, [sp, #1104]
    tbl v25.16b, {v2.16b}, v22.16b
    tbl v2.16b, {v2.16b}, v7.16b
    bit v2.16b, v25.16b, v12.16b
    bit v2.16b, v11.16b, v17.16b
    bit v2.16b, v4.16b, v8.16b
    str q2, [sp, #1120]
    mvn v2.16b, v2.16b
    str q2, [x0, #768]
    ldr q2, [sp, #192]
    tbl v28.16b, {v2.16b}, v28.16b
    ldr q11, [sp, #288]
    tbl v22.16b, {v11.16b}, v22.16b
    tbl v7.16b, {v11.16b}, v7.16b
    bit v7.16b, v22.16b, v12.16b
    bit v7.16b, v2.16b, v17.16b
    bit v7.16b, v28.16b, v8.16b
    str q7, [x0, #784]
    str q7, [sp, #1136]
    ldr q7, [x8, #672]
    ushr v12.2d, v10.2d, #32
    bit v12.16b, v14.16b, v7.16b
    bit v12.16b, v10.16b, v8.16b
    eor v12.16b, v12.16b, v17.16b
    // round 4 (skinny.dsl:60)
    str q12, [sp, #1152]
    mvn v12.16b, v12.16b
    str q12, [x0, #800]
    ushr v12.2d, v15.2d, #32
    bit v12.16b, v18.16b, v7.16b
    bit v12.16b, v15.16b, v8.16b
    eor v12.16b, v12.16b, v17.16b
    str q12, [x0, #816]
    str q12, [sp, #1168]
    ldr q12, [x8, #576]
    mvn v12.16b, v12.16b
    str q12, [x0, #832]
    ushr v12.2d, v21.2d, #32
    bit v12.16b, v3.16b, v7.16b
    bit v12.16b, v21.16b, v8.16b
    eor v12.16b, v12.16b, v17.16b
    str q12, [x0, #848]
    str q12, [sp, #1184]
    ushr v12.2d, v16.2d, #32
    bit v12.16b, v5.16b, v7.16b
    bit v12.16b, v16.16b, v8.16b
    eor v12.16b, v12.16b, v17.16b
    str q12, [x0, #864]
    str q12, [sp, #1200]
    ushr v12.2d, v9.2d, #32
    bit v12.16b, v0.16b, v7.16b
    bit v12.16b, v9.16b, v8.16b
    str q12, [sp, #1216]
    mvn v12.16b, v12.16b
    str q12, [x0, #880]
    ushr v12.2d, v20.2d, #32
    bit v12.16b, v13.16b, v7.16b
    bit v12.16b, v20.16b, v8.16b
    str q12, [sp, #1232]
    mvn v12.16b, v12.16b
    str q12, [x0, #896]
    ldr q12, [sp, #848]
    str q13, [sp, #1248]
    ushr v13.2d, v12.2d, #32
    str q0, [sp, #1264]
    ldr q0, [sp, #832]
    bit v13.16b, v0.16b, v7.16b
    bit v13.16b, v12.16b, v8.16b
    str q13, [x0, #912]
    str q13, [sp, #1280]
    ldr q13, [sp, #800]
    ushr v0.2d, v13.2d, #32
    str q5, [sp, #1296]
    ldr q5, [sp, #768]
    bit v0.16b, v5.16b, v7.16b
    bit v0.16b, v13.16b, v8.16b
    str q0, [sp, #1312]
    mvn v0.16b, v0.16b
    str q0, [x0, #928]
    ldr q0, [x8, #688]
    ldr q5, [sp, #304]
    str q3, [sp, #1328]
    tbl v3.16b, {v5.16b}, v0.16b
    str q18, [sp, #1344]
    ldr q18, [x8, #704]
    str q14, [sp, #1360]
    ext v14.16b, v10.16b, v10.16b, #4
    bif v14.16b, v5.16b, v18.16b
    bit v14.16b, v3.16b, v17.16b
    str q14, [x0, #944]
    ldr q3, [sp, #384]
    tbl v5.16b, {v3.16b}, v0.16b
    ext v11.16b, v15.16b, v15.16b, #4
    bif v11.16b, v3.16b, v18.16b
    bit v11.16b, v5.16b, v17.16b
    mvn v5.16b, v11.16b
    str q5, [x0, #960]
    ldr q5, [sp, #432]
    tbl v3.16b, {v5.16b}, v0.16b
    str q21, [sp, #1376]
    ext v21.16b, v21.16b, v21.16b, #4
    bif v21.16b, v5.16b, v18.16b
    bit v21.16b, v3.16b, v17.16b
    str q21, [x0, #976]
    ldr q3, [sp, #480]
    tbl v5.16b, {v3.16b}, v0.16b
    str q16, [sp, #1392]
    ext v16.16b, v16.16b, v16.16b, #4
    bif v16.16b, v3.16b, v18.16b
    bit v16.16b, v5.16b, v17.16b
    str q16, [x0, #992]
    ldr q5, [sp, #512]
    tbl v3.16b, {v5.16b}, v0.16b
    ext v12.16b, v12.16b, v12.16b, #4
    bif v12.16b, v5.16b, v18.16b
    bit v12.16b, v3.16b, v17.16b
    mvn v3.16b, v12.16b
    str q3, [x0, #1008]
    ldr q3, [sp, #544]
    tbl v5.16b, {v3.16b}, v0.16b
    ext v13.16b, v13.16b, v13.16b, #4
    bif v13.16b, v3.16b, v18.16b
    bit v13.16b, v5.16b, v17.16b
    str q13, [x0, #1024]
    ldr q5, [sp, #576]
    tbl v3.16b, {v5.16b}, v0.16b
    str q13, [sp, #1408]
    ext v13.16b, v9.16b, v9.16b, #4
    bif v13.16b, v5.16b, v18.16b
    bit v13.16b, v3.16b, v17.16b
    str q13, [x0, #1040]
    ldr q3, [sp, #720]
    tbl v0.16b, {v3.16b}, v0.16b
    ext v5.16b, v20.16b, v20.16b, #4
    bif v5.16b, v3.16b, v18.16b
    bit v5.16b, v0.16b, v17.16b
    mvn v0.16b, v5.16b
    str q0, [x0, #1056]
    ldr q0, [x8, #640]
    tbl v18.16b, {v27.16b}, v0.16b
    mov v3.16b, v7.16b
    bsl v3.16b, v18.16b, v1.16b
    str q1, [sp, #1424]
    ldr q1, [sp, #864]
    bit v3.16b, v1.16b, v8.16b
    eor v3.16b, v3.16b, v17.16b
    str q3, [x0, #1072]
    str q3, [sp, #1440]
    tbl v3.16b, {v29.16b}, v0.16b
    mov v1.16b, v7.16b
    bsl v1.16b, v3.16b, v6.16b
    str q6, [sp, #1456]
    ldr q6, [sp, #912]
    bit v1.16b, v6.16b, v8.16b
    eor v1.16b, v1.16b, v17.16b
    // round 5 (skinny.dsl:60)
    str q1, [sp, #1472]
    mvn v1.16b, v1.16b
    str q1, [x0, #1088]
    str q17, [x0, #1104]
    tbl v1.16b, {v30.16b}, v0.16b
    bit v19.16b, v1.16b, v7.16b
    str q1, [sp, #1488]
    ldr q1, [sp, #960]
    bit v19.16b, v1.16b, v8.16b
    eor v19.16b, v19.16b, v17.16b
    str q19, [sp, #1504]
    mvn v19.16b, v19.16b
    str q19, [x0, #1120]
    tbl v19.16b, {v31.16b}, v0.16b
    bit v23.16b, v19.16b, v7.16b
    str q19, [sp, #1520]
    ldr q19, [sp, #1008]
    bit v23.16b, v19.16b, v8.16b
    eor v23.16b, v23.16b, v17.16b
    str q23, [x0, #1136]
    str q23, [sp, #1536]
    ldr q23, [sp, #320]
    str q3, [sp, #1552]
    tbl v3.16b, {v23.16b}, v0.16b
    bit v25.16b, v3.16b, v7.16b
    str q3, [sp, #1568]
    ldr q3, [sp, #336]
    bit v25.16b, v3.16b, v8.16b
    str q25, [sp, #1584]
    mvn v25.16b, v25.16b
    str q25, [x0, #1152]
    tbl v25.16b, {v2.16b}, v0.16b
    bit v22.16b, v25.16b, v7.16b
    str q25, [sp, #1600]
    ldr q25, [sp, #288]
    bit v22.16b, v25.16b, v8.16b
    str q22, [sp, #1616]
    mvn v22.16b, v22.16b
    str q22, [x0, #1168]
    ldr q22, [sp, #144]
    str q18, [sp, #1632]
    tbl v18.16b, {v22.16b}, v0.16b
    bit v24.16b, v18.16b, v7.16b
    str q18, [sp, #1648]
    ldr q18, [sp, #160]
    bit v24.16b, v18.16b, v8.16b
    str q24, [x0, #1184]
    str q24, [sp, #1664]
    ldr q24, [sp, #96]
    tbl v0.16b, {v24.16b}, v0.16b
    bit v26.16b, v0.16b, v7.16b
    ldr q7, [sp, #112]
    bit v26.16b, v7.16b, v8.16b
    str q26, [sp, #1680]
    mvn v26.16b, v26.16b
    str q26, [x0, #1200]
    ldr q26, [sp, #80]
    ext v26.16b, v26.16b, v26.16b, #8
    str q0, [sp, #1696]
    ldr q0, [x8, #624]
    bit v26.16b, v27.16b, v0.16b
    ldr q17, [sp, #896]
    bit v26.16b, v17.16b, v8.16b
    str q26, [x0, #1216]
    str q26, [sp, #1712]
    ext v26.16b, v6.16b, v6.16b, #8
    bit v26.16b, v29.16b, v0.16b
    ldr q17, [sp, #944]
    bit v26.16b, v17.16b, v8.16b
    str q26, [sp, #1728]
    mvn v26.16b, v26.16b
    str q26, [x0, #1232]
    ext v26.16b, v1.16b, v1.16b, #8
    mov v17.16b, v0.16b
    bsl v17.16b, v30.16b, v26.16b
    ldr q1, [sp, #992]
    bit v17.16b, v1.16b, v8.16b
    str q17, [sp, #1744]
    mvn v17.16b, v17.16b
    str q17, [x0, #1248]
    ext v17.16b, v19.16b, v19.16b, #8
    mov v1.16b, v0.16b
    bsl v1.16b, v31.16b, v17.16b
    ldr q19, [sp, #1040]
    bit v1.16b, v19.16b, v8.16b
    str q1, [x0, #1264]
    str q1, [sp, #1760]
    ext v1.16b, v18.16b, v18.16b, #8
    mov v19.16b, v0.16b
    bsl v19.16b, v22.16b, v1.16b
    ldr q18, [sp, #1104]
    bit v19.16b, v18.16b, v8.16b
    str q19, [sp, #1776]
    mvn v19.16b, v19.16b
    str q19, [x0, #1280]
    ext v19.16b, v7.16b, v7.16b, #8
    mov v18.16b, v0.16b
    bsl v18.16b, v24.16b, v19.16b
    ldr q7, [sp, #1088]
    bit v18.16b, v7.16b, v8.16b
    str q18, [sp, #1792]
    mvn v18.16b, v18.16b
    str q18, [x0, #1296]
    ext v18.16b, v3.16b, v3.16b, #8
    mov v7.16b, v0.16b
    bsl v7.16b, v23.16b, v18.16b
    bit v7.16b, v4.16b, v8.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #1312]
    ext v7.16b, v25.16b, v25.16b, #8
    str q4, [sp, #1808]
    mov v4.16b, v0.16b
    bsl v4.16b, v2.16b, v7.16b
    bit v4.16b, v28.16b, v8.16b
    mvn v4.16b, v4.16b
    str q4, [x0, #1328]
    ldr q4, [sp, #304]
    str q28, [sp, #1824]
    ldr q28, [x8, #528]
    tbl v4.16b, {v4.16b}, v28.16b
    str q14, [sp, #1840]
    ext v14.16b, v14.16b, v14.16b, #8
    bit v14.16b, v4.16b, v0.16b
    bit v14.16b, v10.16b, v8.16b
    str q14, [x0, #1344]
    str q0, [x0, #1360]
    ldr q4, [sp, #384]
    str q14, [sp, #1856]
    tbl v14.16b, {v4.16b}, v28.16b
    ext v4.16b, v11.16b, v11.16b, #8
    bit v4.16b, v14.16b, v0.16b
    bit v4.16b, v15.16b, v8.16b
    eor v4.16b, v4.16b, v8.16b
    // round 6 (skinny.dsl:60)
    str q14, [sp, #1872]
    mvn v14.16b, v4.16b
    str q14, [x0, #1376]
    ldr q14, [sp, #432]
    tbl v14.16b, {v14.16b}, v28.16b
    str q4, [sp, #1888]
    ext v4.16b, v21.16b, v21.16b, #8
    bit v4.16b, v14.16b, v0.16b
    ldr q14, [sp, #1376]
    bit v4.16b, v14.16b, v8.16b
    eor v4.16b, v4.16b, v8.16b
    str q4, [sp, #1904]
    mvn v4.16b, v4.16b
    str q4, [x0, #1392]
    ldr q4, [sp, #480]
    tbl v4.16b, {v4.16b}, v28.16b
    str q16, [sp, #1920]
    ext v16.16b, v16.16b, v16.16b, #8
    bit v16.16b, v4.16b, v0.16b
    ldr q4, [sp, #1392]
    bit v16.16b, v4.16b, v8.16b
    eor v16.16b, v16.16b, v8.16b
    str q16, [x0, #1408]
    str q16, [sp, #1936]
    ldr q16, [sp, #576]
    tbl v16.16b, {v16.16b}, v28.16b
    str q13, [sp, #1952]
    ext v13.16b, v13.16b, v13.16b, #8
    bit v13.16b, v16.16b, v0.16b
    bit v13.16b, v9.16b, v8.16b
    mvn v16.16b, v13.16b
    str q16, [x0, #1424]
    ldr q16, [sp, #720]
    str q13, [sp, #1968]
    tbl v13.16b, {v16.16b}, v28.16b
    ext v16.16b, v5.16b, v5.16b, #8
    bit v16.16b, v13.16b, v0.16b
    bit v16.16b, v20.16b, v8.16b
    mvn v13.16b, v16.16b
    str q13, [x0, #1440]
    ldr q13, [sp, #512]
    str q16, [sp, #1984]
    tbl v16.16b, {v13.16b}, v28.16b
    ext v13.16b, v12.16b, v12.16b, #8
    bit v13.16b, v16.16b, v0.16b
    ldr q16, [sp, #848]
    bit v13.16b, v16.16b, v8.16b
    str q13, [x0, #1456]
    ldr q13, [sp, #544]
    tbl v13.16b, {v13.16b}, v28.16b
    str q12, [sp, #2000]
    ldr q12, [sp, #1408]
    ext v12.16b, v12.16b, v12.16b, #8
    bit v12.16b, v13.16b, v0.16b
    ldr q13, [sp, #800]
    bit v12.16b, v13.16b, v8.16b
    str q12, [sp, #2016]
    mvn v12.16b, v12.16b
    str q12, [x0, #1472]
    ldr q12, [x8, #688]
    str q5, [sp, #2032]
    tbl v5.16b, {v10.16b}, v12.16b
    str q21, [sp, #2048]
    ldr q21, [sp, #64]
    ext v21.16b, v21.16b, v21.16b, #12
    str q11, [sp, #2064]
    ldr q11, [sp, #1360]
    bit v21.16b, v11.16b, v0.16b
    bit v21.16b, v5.16b, v8.16b
    str q5, [sp, #2080]
    mvn v5.16b, v21.16b
    str q5, [x0, #1488]
    shl v5.2d, v15.2d, #32
    str q21, [sp, #2096]
    ldr q21, [sp, #128]
    ext v21.16b, v21.16b, v21.16b, #12
    ldr q11, [sp, #1344]
    bit v21.16b, v11.16b, v0.16b
    bit v21.16b, v5.16b, v8.16b
    str q21, [x0, #1504]
    str q21, [sp, #2112]
    shl v21.2d, v14.2d, #32
    ldr q14, [sp, #176]
    ext v14.16b, v14.16b, v14.16b, #12
    str q5, [sp, #2128]
    ldr q5, [sp, #1328]
    bit v14.16b, v5.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    mvn v21.16b, v14.16b
    str q21, [x0, #1520]
    shl v21.2d, v4.2d, #32
    ldr q14, [sp, #208]
    ext v14.16b, v14.16b, v14.16b, #12
    ldr q4, [sp, #1296]
    bit v14.16b, v4.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    str q14, [x0, #1536]
    shl v21.2d, v16.2d, #32
    str q14, [sp, #2144]
    ldr q14, [sp, #256]
    ext v14.16b, v14.16b, v14.16b, #12
    ldr q16, [sp, #832]
    bit v14.16b, v16.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    mvn v21.16b, v14.16b
    str q21, [x0, #1552]
    shl v21.2d, v13.2d, #32
    ldr q14, [sp, #272]
    ext v14.16b, v14.16b, v14.16b, #12
    ldr q13, [sp, #768]
    bit v14.16b, v13.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    str q14, [x0, #1568]
    shl v21.2d, v9.2d, #32
    ldr q14, [sp, #224]
    ext v14.16b, v14.16b, v14.16b, #12
    ldr q13, [sp, #1264]
    bit v14.16b, v13.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    mvn v21.16b, v14.16b
    str q21, [x0, #1584]
    shl v21.2d, v20.2d, #32
    str q14, [sp, #2160]
    ldr q14, [sp, #240]
    ext v14.16b, v14.16b, v14.16b, #12
    ldr q16, [sp, #1248]
    bit v14.16b, v16.16b, v0.16b
    bit v14.16b, v21.16b, v8.16b
    mvn v21.16b, v14.16b
    str q21, [x0, #1600]
    tbl v21.16b, {v27.16b}, v12.16b
    ldr q14, [sp, #864]
    tbl v14.16b, {v14.16b}, v28.16b
    mov v8.16b, v0.16b
    bsl v8.16b, v14.16b, v27.16b
    ldr q16, [x8, #560]
    bit v8.16b, v21.16b, v16.16b
    eor v21.16b, v8.16b, v0.16b
    str q21, [x0, #1616]
    tbl v8.16b, {v29.16b}, v12.16b
    tbl v6.16b, {v6.16b}, v28.16b
    str q21, [sp, #2176]
    mov v21.16b, v0.16b
    bsl v21.16b, v6.16b, v29.16b
    bit v21.16b, v8.16b, v16.16b
    // round 7 (skinny.dsl:60)
    str q21, [sp, #2192]
    mvn v21.16b, v21.16b
    str q21, [x0, #1632]
    tbl v21.16b, {v30.16b}, v12.16b
    str q8, [sp, #2208]
    ldr q8, [sp, #960]
    tbl v13.16b, {v8.16b}, v28.16b
    mov v4.16b, v0.16b
    bsl v4.16b, v13.16b, v30.16b
    bit v4.16b, v21.16b, v16.16b
    eor v4.16b, v4.16b, v0.16b
    str q21, [sp, #2224]
    mvn v21.16b, v4.16b
    str q21, [x0, #1648]
    tbl v21.16b, {v31.16b}, v12.16b
    str q4, [sp, #2240]
    ldr q4, [sp, #1008]
    str q13, [sp, #2256]
    tbl v13.16b, {v4.16b}, v28.16b
    bif v13.16b, v31.16b, v0.16b
    bit v13.16b, v21.16b, v16.16b
    eor v13.16b, v13.16b, v0.16b
    str q13, [x0, #1664]
    str q21, [sp, #2272]
    tbl v21.16b, {v23.16b}, v12.16b
    str q13, [sp, #2288]
    tbl v13.16b, {v3.16b}, v28.16b
    bif v13.16b, v23.16b, v0.16b
    bit v13.16b, v21.16b, v16.16b
    str q13, [x0, #1680]
    tbl v21.16b, {v2.16b}, v12.16b
    str q13, [sp, #2304]
    tbl v13.16b, {v25.16b}, v28.16b
    bif v13.16b, v2.16b, v0.16b
    bit v13.16b, v21.16b, v16.16b
    str q13, [x0, #1696]
    tbl v21.16b, {v22.16b}, v12.16b
    str q13, [sp, #2320]
    ldr q13, [sp, #160]
    str q20, [sp, #2336]
    tbl v20.16b, {v13.16b}, v28.16b
    bif v20.16b, v22.16b, v0.16b
    bit v20.16b, v21.16b, v16.16b
    str q20, [x0, #1712]
    tbl v21.16b, {v24.16b}, v12.16b
    str q20, [sp, #2352]
    ldr q20, [sp, #112]
    tbl v28.16b, {v20.16b}, v28.16b
    bif v28.16b, v24.16b, v0.16b
    bit v28.16b, v21.16b, v16.16b
    mvn v21.16b, v28.16b
    str q21, [x0, #1728]
    ldr q21, [x8, #704]
    str q28, [sp, #2368]
    ldr q28, [sp, #640]
    str q9, [sp, #2384]
    mov v9.16b, v21.16b
    bsl v9.16b, v28.16b, v14.16b
    bit v9.16b, v27.16b, v16.16b
    str q9, [x0, #1744]
    ldr q28, [sp, #672]
    str q14, [sp, #2400]
    mov v14.16b, v21.16b
    bsl v14.16b, v28.16b, v6.16b
    bit v14.16b, v29.16b, v16.16b
    mvn v28.16b, v14.16b
    str q28, [x0, #1760]
    tbl v28.16b, {v8.16b}, v12.16b
    bit v26.16b, v28.16b, v0.16b
    bit v26.16b, v30.16b, v16.16b
    mvn v8.16b, v26.16b
    str q8, [x0, #1776]
    tbl v8.16b, {v4.16b}, v12.16b
    bit v17.16b, v8.16b, v0.16b
    bit v17.16b, v31.16b, v16.16b
    str q17, [x0, #1792]
    tbl v13.16b, {v13.16b}, v12.16b
    bit v1.16b, v13.16b, v0.16b
    bit v1.16b, v22.16b, v16.16b
    mvn v4.16b, v1.16b
    str q4, [x0, #1808]
    tbl v4.16b, {v20.16b}, v12.16b
    bit v19.16b, v4.16b, v0.16b
    bit v19.16b, v24.16b, v16.16b
    str q19, [x0, #1824]
    tbl v3.16b, {v3.16b}, v12.16b
    bit v18.16b, v3.16b, v0.16b
    bit v18.16b, v23.16b, v16.16b
    mvn v20.16b, v18.16b
    str q20, [x0, #1840]
    tbl v20.16b, {v25.16b}, v12.16b
    bit v7.16b, v20.16b, v0.16b
    bit v7.16b, v2.16b, v16.16b
    str q7, [x0, #1856]
    ldr q25, [x8, #720]
    ldr q24, [sp, #368]
    ext v22.16b, v24.16b, v24.16b, #4
    ldr q2, [sp, #1360]
    bif v22.16b, v2.16b, v25.16b
    ldr q23, [x8, #576]
    eor v22.16b, v22.16b, v23.16b
    // round 8 (skinny.dsl:60)
    mvn v12.16b, v22.16b
    str q12, [x0, #1872]
    ldr q12, [sp, #416]
    ext v2.16b, v12.16b, v12.16b, #4
    bif v2.16b, v11.16b, v25.16b
    eor v2.16b, v2.16b, v23.16b
    str q2, [x0, #1888]
    mvn v11.16b, v16.16b
    str q11, [x0, #1904]
    ldr q11, [sp, #464]
    str q2, [sp, #2416]
    ext v2.16b, v11.16b, v11.16b, #4
    bif v2.16b, v5.16b, v25.16b
    str q2, [x0, #1920]
    ldr q5, [sp, #496]
    str q2, [sp, #2432]
    ext v2.16b, v5.16b, v5.16b, #4
    ldr q5, [sp, #1296]
    bif v2.16b, v5.16b, v25.16b
    eor v2.16b, v2.16b, v23.16b
    str q2, [x0, #1936]
    ldr q5, [sp, #592]
    str q2, [sp, #2448]
    ext v2.16b, v5.16b, v5.16b, #4
    ldr q5, [sp, #1264]
    bit v5.16b, v2.16b, v25.16b
    mvn v2.16b, v5.16b
    str q2, [x0, #1952]
    ldr q2, [sp, #608]
    str q5, [sp, #1264]
    ext v5.16b, v2.16b, v2.16b, #4
    ldr q2, [sp, #1248]
    bit v2.16b, v5.16b, v25.16b
    mvn v5.16b, v2.16b
    str q5, [x0, #1968]
    ldr q5, [sp, #528]
    str q2, [sp, #1248]
    ext v2.16b, v5.16b, v5.16b, #4
    ldr q5, [sp, #832]
    bit v5.16b, v2.16b, v25.16b
    str q5, [x0, #1984]
    ldr q2, [sp, #560]
    str q5, [sp, #832]
    ext v5.16b, v2.16b, v2.16b, #4
    ldr q2, [sp, #768]
    bit v2.16b, v5.16b, v25.16b
    mvn v5.16b, v2.16b
    str q5, [x0, #2000]
    ldr q5, [x8, #544]
    str q2, [sp, #768]
    tbl v2.16b, {v10.16b}, v5.16b
    str q22, [sp, #2464]
    ldr q22, [sp, #1152]
    ext v22.16b, v22.16b, v22.16b, #4
    ldr q11, [sp, #304]
    bif v22.16b, v11.16b, v21.16b
    bit v22.16b, v2.16b, v16.16b
    str q22, [x0, #2016]
    tbl v2.16b, {v15.16b}, v5.16b
    ldr q22, [sp, #1168]
    ext v22.16b, v22.16b, v22.16b, #4
    ldr q11, [sp, #384]
    bif v22.16b, v11.16b, v21.16b
    bit v22.16b, v2.16b, v16.16b
    mvn v2.16b, v22.16b
    str q2, [x0, #2032]
    ldr q2, [sp, #1376]
    str q22, [sp, #2480]
    tbl v22.16b, {v2.16b}, v5.16b
    ldr q11, [sp, #176]
    ldr q21, [x8, #640]
    tbl v11.16b, {v11.16b}, v21.16b
    ldr q2, [x8, #672]
    ldr q12, [sp, #432]
    bif v11.16b, v12.16b, v2.16b
    ldr q12, [x8, #592]
    bit v11.16b, v22.16b, v12.16b
    str q11, [x0, #2048]
    ldr q22, [sp, #1392]
    str q11, [sp, #2496]
    tbl v11.16b, {v22.16b}, v5.16b
    ldr q22, [sp, #208]
    tbl v22.16b, {v22.16b}, v21.16b
    str q6, [sp, #2512]
    ldr q6, [sp, #480]
    bif v22.16b, v6.16b, v2.16b
    bit v22.16b, v11.16b, v12.16b
    str q22, [x0, #2064]
    ldr q11, [sp, #848]
    str q22, [sp, #2528]
    tbl v22.16b, {v11.16b}, v5.16b
    ldr q6, [sp, #256]
    tbl v6.16b, {v6.16b}, v21.16b
    ldr q11, [sp, #512]
    bif v6.16b, v11.16b, v2.16b
    bit v6.16b, v22.16b, v12.16b
    mvn v22.16b, v6.16b
    str q22, [x0, #2080]
    ldr q22, [sp, #800]
    str q6, [sp, #2544]
    tbl v6.16b, {v22.16b}, v5.16b
    ldr q11, [sp, #272]
    tbl v11.16b, {v11.16b}, v21.16b
    ldr q22, [sp, #544]
    bif v11.16b, v22.16b, v2.16b
    bit v11.16b, v6.16b, v12.16b
    str q11, [x0, #2096]
    ldr q6, [sp, #2384]
    str q11, [sp, #2560]
    tbl v11.16b, {v6.16b}, v5.16b
    ldr q22, [sp, #224]
    tbl v22.16b, {v22.16b}, v21.16b
    ldr q6, [sp, #576]
    bif v22.16b, v6.16b, v2.16b
    bit v22.16b, v11.16b, v12.16b
    str q22, [x0, #2112]
    ldr q11, [sp, #2336]
    str q22, [sp, #2576]
    tbl v22.16b, {v11.16b}, v5.16b
    ldr q6, [sp, #240]
    tbl v21.16b, {v6.16b}, v21.16b
    ldr q6, [sp, #720]
    bif v21.16b, v6.16b, v2.16b
    bit v21.16b, v22.16b, v12.16b
    mvn v22.16b, v21.16b
    str q22, [x0, #2128]
    ldr q22, [sp, #880]
    tbl v22.16b, {v22.16b}, v5.16b
    str q21, [sp, #2592]
    ldr q21, [sp, #1632]
    bif v22.16b, v21.16b, v25.16b
    eor v22.16b, v22.16b, v23.16b
    str q22, [x0, #2144]
    ldr q21, [sp, #928]
    tbl v21.16b, {v21.16b}, v5.16b
    ldr q6, [sp, #1552]
    bif v21.16b, v6.16b, v25.16b
    eor v21.16b, v21.16b, v23.16b
    // round 9 (skinny.dsl:60)
    mvn v6.16b, v21.16b
    str q6, [x0, #2160]
    ldr q6, [sp, #976]
    tbl v6.16b, {v6.16b}, v5.16b
    str q21, [sp, #2608]
    ldr q21, [sp, #1488]
    bif v6.16b, v21.16b, v25.16b
    eor v6.16b, v6.16b, v23.16b
    mvn v21.16b, v6.16b
    str q21, [x0, #2176]
    ldr q21, [sp, #1024]
    tbl v21.16b, {v21.16b}, v5.16b
    ldr q23, [sp, #1520]
    bif v21.16b, v23.16b, v25.16b
    str q21, [x0, #2192]
    ldr q21, [sp, #1120]
    tbl v21.16b, {v21.16b}, v5.16b
    ldr q23, [sp, #1568]
    bit v23.16b, v21.16b, v25.16b
    mvn v21.16b, v23.16b
    str q21, [x0, #2208]
    ldr q21, [sp, #1136]
    tbl v23.16b, {v21.16b}, v5.16b
    ldr q21, [sp, #1600]
    bit v21.16b, v23.16b, v25.16b
    mvn v23.16b, v21.16b
    str q23, [x0, #2224]
    ldr q23, [sp, #1056]
    tbl v23.16b, {v23.16b}, v5.16b
    str q21, [sp, #1056]
    ldr q21, [sp, #1648]
    bit v21.16b, v23.16b, v25.16b
    str q21, [x0, #2240]
    ldr q23, [sp, #1072]
    tbl v23.16b, {v23.16b}, v5.16b
    str q21, [sp, #1648]
    ldr q21, [sp, #1696]
    bit v21.16b, v23.16b, v25.16b
    mvn v23.16b, v21.16b
    str q23, [x0, #2256]
    ldr q23, [sp, #1440]
    ext v23.16b, v23.16b, v23.16b, #8
    str q21, [sp, #1696]
    ldr q21, [sp, #864]
    trn1 v23.4s, v23.4s, v21.4s
    ldr q5, [sp, #896]
    bit v23.16b, v5.16b, v12.16b
    str q23, [x0, #2272]
    ldr q5, [sp, #1472]
    ext v5.16b, v5.16b, v5.16b, #8
    str q23, [sp, #1600]
    ldr q23, [sp, #912]
    trn1 v5.4s, v5.4s, v23.4s
    str q6, [sp, #1568]
    ldr q6, [sp, #944]
    bit v5.16b, v6.16b, v12.16b
    mvn v6.16b, v5.16b
    str q6, [x0, #2288]
    ldr q6, [sp, #688]
    str q5, [sp, #944]
    mov v5.16b, v16.16b
    bsl v5.16b, v28.16b, v6.16b
    ldr q6, [sp, #992]
    bit v5.16b, v6.16b, v12.16b
    mvn v6.16b, v5.16b
    str q6, [x0, #2304]
    ldr q6, [sp, #704]
    bif v8.16b, v6.16b, v16.16b
    str q5, [sp, #992]
    ldr q5, [sp, #1040]
    bit v8.16b, v5.16b, v12.16b
    str q8, [x0, #2320]
    ldr q5, [sp, #784]
    bif v13.16b, v5.16b, v16.16b
    str q8, [sp, #1040]
    ldr q8, [sp, #1104]
    bit v13.16b, v8.16b, v12.16b
    mvn v8.16b, v13.16b
    str q8, [x0, #2336]
    ldr q8, [sp, #816]
    bif v4.16b, v8.16b, v16.16b
    str q13, [sp, #1104]
    ldr q13, [sp, #1088]
    bit v4.16b, v13.16b, v12.16b
    mvn v13.16b, v4.16b
    str q13, [x0, #2352]
    ldr q13, [sp, #736]
    bif v3.16b, v13.16b, v16.16b
    str q4, [sp, #1088]
    ldr q4, [sp, #1808]
    bit v3.16b, v4.16b, v12.16b
    mvn v4.16b, v3.16b
    str q4, [x0, #2368]
    ldr q4, [sp, #752]
    bif v20.16b, v4.16b, v16.16b
    str q3, [sp, #1808]
    ldr q3, [sp, #1824]
    bit v20.16b, v3.16b, v12.16b
    mvn v3.16b, v20.16b
    str q3, [x0, #2384]
    ldr q3, [sp, #1840]
    ext v3.16b, v3.16b, v3.16b, #12
    str q20, [sp, #1824]
    mov v20.16b, v2.16b
    bsl v20.16b, v24.16b, v3.16b
    eor v20.16b, v20.16b, v0.16b
    str q20, [x0, #2400]
    ldr q24, [sp, #2064]
    ext v24.16b, v24.16b, v24.16b, #12
    str q20, [sp, #2624]
    ldr q20, [sp, #416]
    str q3, [sp, #2640]
    mov v3.16b, v2.16b
    bsl v3.16b, v20.16b, v24.16b
    eor v3.16b, v3.16b, v0.16b
    // round 10 (skinny.dsl:60)
    mvn v20.16b, v3.16b
    str q20, [x0, #2416]
    ldr q20, [sp, #2048]
    ext v20.16b, v20.16b, v20.16b, #12
    str q3, [sp, #2656]
    ldr q3, [sp, #464]
    str q24, [sp, #2672]
    mov v24.16b, v2.16b
    bsl v24.16b, v3.16b, v20.16b
    eor v24.16b, v24.16b, v0.16b
    mvn v3.16b, v24.16b
    str q3, [x0, #2432]
    ldr q3, [sp, #1920]
    ext v3.16b, v3.16b, v3.16b, #12
    str q24, [sp, #2688]
    ldr q24, [sp, #496]
    bif v24.16b, v3.16b, v2.16b
    eor v24.16b, v24.16b, v0.16b
    str q24, [x0, #2448]
    str q24, [sp, #496]
    ldr q24, [sp, #1952]
    ext v24.16b, v24.16b, v24.16b, #12
    str q3, [sp, #2704]
    ldr q3, [sp, #592]
    str q20, [sp, #2720]
    mov v20.16b, v2.16b
    bsl v20.16b, v3.16b, v24.16b
    mvn v3.16b, v20.16b
    str q3, [x0, #2464]
    ldr q3, [sp, #2032]
    ext v3.16b, v3.16b, v3.16b, #12
    str q20, [sp, #2032]
    ldr q20, [sp, #608]
    bif v20.16b, v3.16b, v2.16b
    str q20, [sp, #608]
    mvn v20.16b, v20.16b
    str q20, [x0, #2480]
    ldr q20, [sp, #2000]
    ext v20.16b, v20.16b, v20.16b, #12
    str q3, [sp, #2736]
    ldr q3, [sp, #528]
    bif v3.16b, v20.16b, v2.16b
    str q3, [x0, #2496]
    ldr q3, [sp, #1408]
    ext v3.16b, v3.16b, v3.16b, #12
    str q20, [sp, #1408]
    ldr q20, [sp, #560]
    bif v20.16b, v3.16b, v2.16b
    str q20, [sp, #560]
    mvn v20.16b, v20.16b
    str q20, [x0, #2512]
    ext v20.16b, v10.16b, v10.16b, #12
    bit v20.16b, v10.16b, v0.16b
    str q3, [sp, #528]
    ldr q3, [sp, #1360]
    bit v20.16b, v3.16b, v16.16b
    mvn v3.16b, v20.16b
    str q3, [x0, #2528]
    ldr q3, [sp, #1888]
    ext v3.16b, v3.16b, v3.16b, #12
    bit v3.16b, v15.16b, v0.16b
    ldr q0, [sp, #2128]
    bit v3.16b, v0.16b, v12.16b
    str q3, [x0, #2544]
    ldr q0, [sp, #1376]
    ext v0.16b, v0.16b, v0.16b, #12
    str q24, [sp, #2128]
    ldr q24, [sp, #176]
    bit v0.16b, v24.16b, v2.16b
    mvn v24.16b, v0.16b
    str q24, [x0, #2560]
    ldr q24, [sp, #1392]
    ext v24.16b, v24.16b, v24.16b, #12
    str q22, [sp, #2752]
    ldr q22, [sp, #208]
    bit v24.16b, v22.16b, v2.16b
    str q24, [x0, #2576]
    ldr q22, [sp, #848]
    ext v22.16b, v22.16b, v22.16b, #12
    ldr q4, [sp, #256]
    bit v22.16b, v4.16b, v2.16b
    mvn v4.16b, v22.16b
    str q4, [x0, #2592]
    ldr q4, [sp, #800]
    ext v4.16b, v4.16b, v4.16b, #12
    ldr q13, [sp, #272]
    bit v4.16b, v13.16b, v2.16b
    str q4, [x0, #2608]
    ldr q13, [sp, #2384]
    ext v13.16b, v13.16b, v13.16b, #12
    ldr q8, [sp, #224]
    bit v13.16b, v8.16b, v2.16b
    mvn v8.16b, v13.16b
    str q8, [x0, #2624]
    ext v8.16b, v11.16b, v11.16b, #12
    ldr q11, [sp, #240]
    bit v8.16b, v11.16b, v2.16b
    mvn v11.16b, v8.16b
    str q11, [x0, #2640]
    ldr q11, [x8, #688]
    str q9, [sp, #2768]
    tbl v9.16b, {v9.16b}, v11.16b
    bif v9.16b, v27.16b, v25.16b
    str q9, [x0, #2656]
    str q14, [sp, #2784]
    tbl v14.16b, {v14.16b}, v11.16b
    bif v14.16b, v29.16b, v25.16b
    eor v14.16b, v14.16b, v12.16b
    // round 11 (skinny.dsl:60)
    str q14, [sp, #2800]
    mvn v14.16b, v14.16b
    str q14, [x0, #2672]
    tbl v14.16b, {v26.16b}, v11.16b
    str q26, [sp, #2816]
    mov v26.16b, v25.16b
    bsl v26.16b, v14.16b, v30.16b
    eor v26.16b, v26.16b, v12.16b
    str q26, [sp, #2832]
    mvn v26.16b, v26.16b
    str q26, [x0, #2688]
    tbl v26.16b, {v17.16b}, v11.16b
    str q17, [sp, #2848]
    mov v17.16b, v25.16b
    bsl v17.16b, v26.16b, v31.16b
    eor v17.16b, v17.16b, v12.16b
    str q17, [x0, #2704]
    str q18, [sp, #2864]
    tbl v18.16b, {v18.16b}, v11.16b
    str q17, [sp, #2880]
    ldr q17, [sp, #320]
    str q9, [sp, #2896]
    mov v9.16b, v25.16b
    bsl v9.16b, v18.16b, v17.16b
    str q9, [x0, #2720]
    str q7, [sp, #2912]
    tbl v7.16b, {v7.16b}, v11.16b
    str q9, [sp, #2928]
    ldr q9, [sp, #192]
    mov v17.16b, v25.16b
    bsl v17.16b, v7.16b, v9.16b
    str q17, [x0, #2736]
    str q1, [sp, #2944]
    tbl v1.16b, {v1.16b}, v11.16b
    str q17, [sp, #2960]
    ldr q17, [sp, #144]
    mov v9.16b, v25.16b
    bsl v9.16b, v1.16b, v17.16b
    str q9, [x0, #2752]
    str q19, [sp, #2976]
    tbl v19.16b, {v19.16b}, v11.16b
    str q9, [sp, #2992]
    ldr q9, [sp, #96]
    bsl v25.16b, v19.16b, v9.16b
    mvn v9.16b, v25.16b
    str q9, [x0, #2768]
    tbl v9.16b, {v21.16b}, v11.16b
    ldr q21, [x8, #704]
    str q25, [sp, #3008]
    ldr q25, [sp, #2176]
    ldr q17, [sp, #2400]
    str q19, [sp, #3024]
    mov v19.16b, v21.16b
    bsl v19.16b, v25.16b, v17.16b
    bit v19.16b, v9.16b, v16.16b
    str q19, [x0, #2784]
    tbl v9.16b, {v23.16b}, v11.16b
    ldr q17, [sp, #2512]
    bit v17.16b, v9.16b, v16.16b
    bit v17.16b, v29.16b, v12.16b
    mvn v9.16b, v17.16b
    str q9, [x0, #2800]
    ldr q9, [sp, #2256]
    bif v28.16b, v9.16b, v16.16b
    bit v28.16b, v30.16b, v12.16b
    mvn v9.16b, v28.16b
    str q9, [x0, #2816]
    ext v9.16b, v6.16b, v6.16b, #4
    ldr q6, [sp, #1008]
    zip2 v9.2d, v6.2d, v9.2d
    str q9, [x0, #2832]
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q25, [sp, #160]
    zip2 v5.2d, v25.2d, v5.2d
    mvn v11.16b, v5.16b
    str q11, [x0, #2848]
    ldr q11, [sp, #816]
    ext v11.16b, v11.16b, v11.16b, #4
    ldr q25, [sp, #112]
    zip2 v11.2d, v25.2d, v11.2d
    str q11, [x0, #2864]
    ldr q25, [sp, #736]
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q6, [sp, #336]
    zip2 v25.2d, v6.2d, v25.2d
    mvn v6.16b, v25.16b
    str q6, [x0, #2880]
    ldr q6, [sp, #752]
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q23, [sp, #288]
    zip2 v6.2d, v23.2d, v6.2d
    str q6, [x0, #2896]
    ldr q23, [sp, #304]
    str q1, [sp, #752]
    ext v1.16b, v23.16b, v23.16b, #8
    bit v1.16b, v20.16b, v21.16b
    // round 12 (skinny.dsl:60)
    str q1, [sp, #736]
    mvn v1.16b, v1.16b
    str q1, [x0, #2912]
    ldr q1, [sp, #384]
    str q7, [sp, #816]
    ext v7.16b, v1.16b, v1.16b, #8
    bit v7.16b, v3.16b, v21.16b
    str q7, [x0, #2928]
    str q7, [sp, #2512]
    ldr q7, [sp, #432]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v0.16b, v21.16b
    eor v7.16b, v7.16b, v16.16b
    str q7, [x0, #2944]
    str q7, [sp, #3040]
    ldr q7, [sp, #480]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v24.16b, v21.16b
    eor v7.16b, v7.16b, v16.16b
    str q7, [x0, #2960]
    str q7, [sp, #3056]
    ldr q7, [sp, #576]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v13.16b, v21.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #2976]
    ldr q7, [sp, #720]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v8.16b, v21.16b
    str q7, [sp, #3072]
    mvn v7.16b, v7.16b
    str q7, [x0, #2992]
    ldr q7, [sp, #512]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v22.16b, v21.16b
    str q7, [x0, #3008]
    str q7, [sp, #3088]
    ldr q7, [sp, #544]
    ext v7.16b, v7.16b, v7.16b, #8
    bit v7.16b, v4.16b, v21.16b
    mvn v7.16b, v7.16b
    str q7, [x0, #3024]
    ldr q7, [sp, #2464]
    str q18, [sp, #3104]
    ldr q18, [x8, #608]
    tbl v7.16b, {v7.16b}, v18.16b
    str q26, [sp, #3120]
    ext v26.16b, v10.16b, v10.16b, #8
    str q14, [sp, #3136]
    ldr q14, [x8, #656]
    tbl v23.16b, {v23.16b}, v14.16b
    bit v23.16b, v26.16b, v2.16b
    bit v23.16b, v7.16b, v12.16b
    str q23, [x0, #3040]
    ldr q7, [sp, #2416]
    tbl v26.16b, {v7.16b}, v18.16b
    ext v7.16b, v15.16b, v15.16b, #8
    tbl v18.16b, {v1.16b}, v14.16b
    bit v18.16b, v7.16b, v2.16b
    bit v18.16b, v26.16b, v12.16b
    mvn v7.16b, v18.16b
    str q7, [x0, #3056]
    ldr q7, [sp, #1376]
    ext v26.16b, v7.16b, v7.16b, #8
    ldr q14, [sp, #1904]
    ext v14.16b, v14.16b, v14.16b, #4
    bit v14.16b, v26.16b, v2.16b
    str q14, [x0, #3072]
    ldr q26, [sp, #1392]
    str q14, [sp, #1904]
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q1, [sp, #1936]
    ext v1.16b, v1.16b, v1.16b, #4
    bit v1.16b, v14.16b, v2.16b
    str q1, [x0, #3088]
    ldr q14, [sp, #256]
    str q1, [sp, #3152]
    ext v1.16b, v14.16b, v14.16b, #4
    ldr q26, [sp, #1280]
    zip2 v1.2d, v26.2d, v1.2d
    mvn v26.16b, v1.16b
    str q26, [x0, #3104]
    ldr q26, [sp, #272]
    str q1, [sp, #3168]
    ext v1.16b, v26.16b, v26.16b, #4
    ldr q7, [sp, #1312]
    zip2 v1.2d, v7.2d, v1.2d
    str q1, [x0, #3120]
    ldr q1, [sp, #224]
    ext v7.16b, v1.16b, v1.16b, #4
    str q18, [sp, #3184]
    ldr q18, [sp, #1216]
    zip2 v7.2d, v18.2d, v7.2d
    str q7, [x0, #3136]
    ldr q18, [sp, #240]
    str q7, [sp, #1216]
    ext v7.16b, v18.16b, v18.16b, #4
    str q23, [sp, #3200]
    ldr q23, [sp, #1232]
    zip2 v7.2d, v23.2d, v7.2d
    mvn v7.16b, v7.16b
    str q7, [x0, #3152]
    ext v7.16b, v19.16b, v19.16b, #4
    ext v23.16b, v27.16b, v27.16b, #8
    bit v23.16b, v7.16b, v21.16b
    eor v7.16b, v23.16b, v16.16b
    str q7, [x0, #3168]
    ext v23.16b, v17.16b, v17.16b, #4
    ext v2.16b, v29.16b, v29.16b, #8
    bit v2.16b, v23.16b, v21.16b
    // round 13 (skinny.dsl:60)
    mvn v23.16b, v2.16b
    str q23, [x0, #3184]
    ext v23.16b, v28.16b, v28.16b, #4
    str q28, [sp, #3216]
    ext v28.16b, v30.16b, v30.16b, #8
    bit v28.16b, v23.16b, v21.16b
    mvn v23.16b, v28.16b
    str q23, [x0, #3200]
    ext v23.16b, v9.16b, v9.16b, #4
    str q9, [sp, #3232]
    ext v9.16b, v31.16b, v31.16b, #8
    bit v9.16b, v23.16b, v21.16b
    eor v23.16b, v9.16b, v16.16b
    str q23, [x0, #3216]
    ext v9.16b, v25.16b, v25.16b, #4
    str q25, [sp, #3248]
    ldr q25, [sp, #320]
    ext v25.16b, v25.16b, v25.16b, #8
    bit v25.16b, v9.16b, v21.16b
    mvn v25.16b, v25.16b
    str q25, [x0, #3232]
    ext v25.16b, v6.16b, v6.16b, #4
    ldr q9, [sp, #192]
    ext v9.16b, v9.16b, v9.16b, #8
    bit v9.16b, v25.16b, v21.16b
    mvn v25.16b, v9.16b
    str q25, [x0, #3248]
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q25, [sp, #144]
    str q6, [sp, #3264]
    ext v6.16b, v25.16b, v25.16b, #8
    bit v6.16b, v5.16b, v21.16b
    str q6, [x0, #3264]
    ext v5.16b, v11.16b, v11.16b, #4
    str q11, [sp, #3280]
    ldr q11, [sp, #96]
    str q6, [sp, #3296]
    ext v6.16b, v11.16b, v11.16b, #8
    bit v6.16b, v5.16b, v21.16b
    mvn v5.16b, v6.16b
    str q5, [x0, #3280]
    ldr q5, [sp, #2752]
    str q6, [sp, #3312]
    ldr q6, [x8, #544]
    tbl v5.16b, {v5.16b}, v6.16b
    str q9, [sp, #2752]
    ldr q9, [sp, #864]
    ext v9.16b, v9.16b, v9.16b, #12
    bif v5.16b, v9.16b, v16.16b
    bit v5.16b, v27.16b, v12.16b
    str q5, [x0, #3296]
    ldr q5, [sp, #2608]
    tbl v6.16b, {v5.16b}, v6.16b
    ldr q5, [sp, #912]
    ext v5.16b, v5.16b, v5.16b, #12
    bif v6.16b, v5.16b, v16.16b
    bit v6.16b, v29.16b, v12.16b
    mvn v11.16b, v6.16b
    str q11, [x0, #3312]
    ldr q11, [sp, #960]
    ext v25.16b, v11.16b, v11.16b, #12
    str q29, [sp, #864]
    ldr q29, [x8, #720]
    ldr q11, [sp, #2240]
    str q6, [sp, #3328]
    mov v6.16b, v29.16b
    bsl v6.16b, v11.16b, v25.16b
    str q6, [sp, #3344]
    mvn v6.16b, v6.16b
    str q6, [x0, #3328]
    ldr q6, [sp, #1008]
    ext v11.16b, v6.16b, v6.16b, #12
    ldr q6, [sp, #2288]
    str q23, [sp, #3360]
    mov v23.16b, v29.16b
    bsl v23.16b, v6.16b, v11.16b
    str q23, [x0, #3344]
    ldr q23, [sp, #160]
    ext v6.16b, v23.16b, v23.16b, #12
    ldr q23, [sp, #2352]
    str q28, [sp, #3376]
    mov v28.16b, v29.16b
    bsl v28.16b, v23.16b, v6.16b
    mvn v28.16b, v28.16b
    str q28, [x0, #3360]
    ldr q28, [sp, #112]
    ext v23.16b, v28.16b, v28.16b, #12
    ldr q28, [sp, #2368]
    str q2, [sp, #3392]
    mov v2.16b, v29.16b
    bsl v2.16b, v28.16b, v23.16b
    mvn v28.16b, v2.16b
    str q28, [x0, #3376]
    ldr q28, [sp, #336]
    str q2, [sp, #3408]
    ext v2.16b, v28.16b, v28.16b, #12
    ldr q28, [sp, #2304]
    str q27, [sp, #3424]
    mov v27.16b, v29.16b
    bsl v27.16b, v28.16b, v2.16b
    mvn v27.16b, v27.16b
    str q27, [x0, #3392]
    ldr q27, [sp, #288]
    ext v27.16b, v27.16b, v27.16b, #12
    ldr q28, [sp, #2320]
    bif v28.16b, v27.16b, v29.16b
    mvn v28.16b, v28.16b
    str q28, [x0, #3408]
    ldr q28, [sp, #2640]
    bit v28.16b, v20.16b, v29.16b
    eor v28.16b, v28.16b, v12.16b
    str q28, [x0, #3424]
    str q20, [sp, #2640]
    ldr q20, [sp, #2672]
    bit v20.16b, v3.16b, v29.16b
    eor v20.16b, v20.16b, v12.16b
    // round 14 (skinny.dsl:60)
    str q3, [sp, #2672]
    mvn v3.16b, v20.16b
    str q3, [x0, #3440]
    ldr q3, [sp, #2720]
    bit v3.16b, v0.16b, v29.16b
    mvn v0.16b, v3.16b
    str q0, [x0, #3456]
    ldr q0, [sp, #2704]
    bit v0.16b, v24.16b, v29.16b
    str q0, [x0, #3472]
    ldr q24, [sp, #2128]
    bit v24.16b, v13.16b, v29.16b
    str q13, [sp, #2128]
    mvn v13.16b, v24.16b
    str q13, [x0, #3488]
    ldr q13, [sp, #2736]
    bit v13.16b, v8.16b, v29.16b
    mvn v8.16b, v13.16b
    str q8, [x0, #3504]
    ldr q8, [sp, #1408]
    bit v8.16b, v22.16b, v29.16b
    str q8, [x0, #3520]
    ldr q22, [sp, #528]
    bit v22.16b, v4.16b, v29.16b
    mvn v4.16b, v22.16b
    str q4, [x0, #3536]
    ldr q4, [sp, #2624]
    ldr q8, [x8, #688]
    str q24, [sp, #528]
    tbl v24.16b, {v4.16b}, v8.16b
    str q22, [sp, #1408]
    ldr q22, [x8, #624]
    str q13, [sp, #2736]
    ldr q13, [sp, #1856]
    mov v4.16b, v22.16b
    bsl v4.16b, v10.16b, v13.16b
    bit v4.16b, v24.16b, v16.16b
    mvn v24.16b, v4.16b
    str q24, [x0, #3552]
    ldr q24, [sp, #2656]
    ext v24.16b, v24.16b, v24.16b, #12
    bit v24.16b, v15.16b, v21.16b
    str q24, [x0, #3568]
    ldr q13, [sp, #2432]
    tbl v13.16b, {v13.16b}, v8.16b
    str q24, [sp, #2704]
    ldr q24, [sp, #176]
    bif v13.16b, v24.16b, v29.16b
    mvn v13.16b, v13.16b
    str q13, [x0, #3584]
    ldr q13, [sp, #2448]
    tbl v24.16b, {v13.16b}, v8.16b
    ldr q13, [sp, #208]
    bif v24.16b, v13.16b, v29.16b
    str q24, [x0, #3600]
    ldr q24, [sp, #832]
    tbl v24.16b, {v24.16b}, v8.16b
    bit v14.16b, v24.16b, v29.16b
    mvn v24.16b, v14.16b
    str q24, [x0, #3616]
    ldr q24, [sp, #768]
    tbl v14.16b, {v24.16b}, v8.16b
    bif v14.16b, v26.16b, v29.16b
    str q14, [x0, #3632]
    ldr q14, [sp, #1264]
    tbl v14.16b, {v14.16b}, v8.16b
    bif v14.16b, v1.16b, v29.16b
    mvn v1.16b, v14.16b
    str q1, [x0, #3648]
    ldr q1, [sp, #1248]
    tbl v8.16b, {v1.16b}, v8.16b
    bif v8.16b, v18.16b, v29.16b
    mvn v8.16b, v8.16b
    str q8, [x0, #3664]
    ext v8.16b, v19.16b, v19.16b, #12
    ldr q18, [sp, #624]
    bit v8.16b, v18.16b, v16.16b
    ldr q24, [sp, #896]
    bit v8.16b, v24.16b, v12.16b
    eor v24.16b, v8.16b, v22.16b
    str q24, [x0, #3680]
    ext v8.16b, v17.16b, v17.16b, #12
    ldr q1, [sp, #1728]
    bsl v29.16b, v1.16b, v8.16b
    eor v29.16b, v29.16b, v22.16b
    // round 15 (skinny.dsl:60)
    mvn v8.16b, v29.16b
    str q8, [x0, #3696]
    ldr q8, [x8, #672]
    ldr q1, [sp, #3136]
    ldr q18, [sp, #992]
    bif v1.16b, v18.16b, v8.16b
    eor v1.16b, v1.16b, v22.16b
    mvn v18.16b, v1.16b
    str q18, [x0, #3712]
    ldr q18, [sp, #3120]
    str q17, [sp, #3136]
    ldr q17, [sp, #1040]
    bit v17.16b, v18.16b, v8.16b
    str q17, [x0, #3728]
    ldr q18, [sp, #3104]
    str q14, [sp, #1040]
    ldr q14, [sp, #1808]
    bit v14.16b, v18.16b, v8.16b
    str q14, [x0, #3744]
    ldr q18, [sp, #816]
    ldr q14, [sp, #1824]
    bit v14.16b, v18.16b, v8.16b
    str q14, [x0, #3760]
    ldr q18, [sp, #752]
    ldr q14, [sp, #1104]
    bit v14.16b, v18.16b, v8.16b
    str q14, [x0, #3776]
    ldr q18, [sp, #3024]
    str q14, [sp, #1104]
    ldr q14, [sp, #1088]
    bsl v8.16b, v18.16b, v14.16b
    mvn v18.16b, v8.16b
    str q18, [x0, #3792]
    ldr q18, [sp, #2896]
    bit v9.16b, v18.16b, v21.16b
    str q9, [x0, #3808]
    ldr q8, [sp, #2800]
    bit v5.16b, v8.16b, v21.16b
    mvn v14.16b, v5.16b
    str q14, [x0, #3824]
    bit v25.16b, v30.16b, v22.16b
    ldr q14, [sp, #2224]
    bit v25.16b, v14.16b, v12.16b
    mvn v14.16b, v25.16b
    str q14, [x0, #3840]
    bit v11.16b, v31.16b, v22.16b
    ldr q14, [sp, #2272]
    bit v11.16b, v14.16b, v12.16b
    str q11, [x0, #3856]
    str q11, [sp, #2224]
    ldr q11, [sp, #2992]
    bit v6.16b, v11.16b, v21.16b
    mvn v6.16b, v6.16b
    str q6, [x0, #3872]
    ldr q6, [sp, #3008]
    bit v23.16b, v6.16b, v21.16b
    str q23, [x0, #3888]
    ldr q6, [sp, #2928]
    bit v2.16b, v6.16b, v21.16b
    mvn v6.16b, v2.16b
    str q6, [x0, #3904]
    ldr q6, [sp, #2960]
    bsl v21.16b, v6.16b, v27.16b
    str q21, [x0, #3920]
    // round 16 (skinny.dsl:60)
    mvn v6.16b, v10.16b
    str q6, [x0, #3936]
    ldr q6, [x8, #576]
    eor v27.16b, v15.16b, v6.16b
    str q27, [x0, #3952]
    ldr q11, [sp, #1376]
    eor v11.16b, v11.16b, v6.16b
    str q11, [x0, #3968]
    ldr q11, [sp, #1392]
    eor v11.16b, v11.16b, v6.16b
    str q11, [x0, #3984]
    str q2, [sp, #2960]
    ldr q2, [sp, #2384]
    mvn v2.16b, v2.16b
    str q2, [x0, #4000]
    ldr q2, [sp, #2336]
    mvn v2.16b, v2.16b
    str q2, [x0, #4016]
    ldr q2, [sp, #848]
    str q2, [x0, #4032]
    ldr q2, [sp, #800]
    mvn v2.16b, v2.16b
    str q2, [x0, #4048]
    ldr q2, [sp, #304]
    str q23, [sp, #800]
    ext v23.16b, v2.16b, v2.16b, #12
    str q23, [x0, #4064]
    str q21, [sp, #2384]
    ldr q21, [sp, #384]
    ext v21.16b, v21.16b, v21.16b, #12
    str q25, [sp, #384]
    mvn v25.16b, v21.16b
    str q25, [x0, #4080]
    ldr q25, [sp, #432]
    ext v25.16b, v25.16b, v25.16b, #12
    str q25, [x0, #4096]
    str q1, [sp, #432]
    ldr q1, [sp, #480]
    ext v1.16b, v1.16b, v1.16b, #12
    str q1, [x0, #4112]
    str q1, [sp, #480]
    ldr q1, [sp, #512]
    ext v1.16b, v1.16b, v1.16b, #12
    str q1, [sp, #512]
    mvn v1.16b, v1.16b
    str q1, [x0, #4128]
    ldr q1, [sp, #544]
    ext v1.16b, v1.16b, v1.16b, #12
    str q1, [x0, #4144]
    ldr q1, [sp, #576]
    ext v1.16b, v1.16b, v1.16b, #12
    str q1, [x0, #4160]
    str q1, [sp, #576]
    ldr q1, [sp, #720]
    ext v1.16b, v1.16b, v1.16b, #12
    mvn v1.16b, v1.16b
    str q1, [x0, #4176]
    ldr q1, [sp, #960]
    eor v1.16b, v1.16b, v6.16b
    // round 17 (skinny.dsl:60)
    str q1, [sp, #720]
    mvn v1.16b, v1.16b
    str q1, [x0, #4192]
    ldr q1, [sp, #1008]
    eor v6.16b, v1.16b, v6.16b
    str q6, [x0, #4208]
    ldr q6, [sp, #336]
    mvn v6.16b, v6.16b
    str q6, [x0, #4224]
    ldr q6, [sp, #112]
    mvn v6.16b, v6.16b
    str q6, [x0, #4240]
    ldr q6, [x8, #736]
    ldr q1, [x8, #528]
    tbl v7.16b, {v7.16b}, v1.16b
    ldr q1, [sp, #3424]
    bit v7.16b, v1.16b, v6.16b
    str q7, [x0, #4256]
    str q31, [x0, #4272]
    ldr q7, [sp, #144]
    mvn v7.16b, v7.16b
    str q7, [x0, #4288]
    ldr q7, [sp, #96]
    mvn v7.16b, v7.16b
    str q7, [x0, #4304]
    ldr q7, [sp, #320]
    mvn v7.16b, v7.16b
    str q7, [x0, #4320]
    ldr q7, [sp, #64]
    str q11, [sp, #320]
    mov v11.16b, v22.16b
    bsl v11.16b, v10.16b, v7.16b
    str q11, [x0, #4336]
    eor v7.16b, v13.16b, v22.16b
    str q7, [x0, #4352]
    // round 18 (skinny.dsl:60)
    mvn v26.16b, v26.16b
    str q26, [x0, #4368]
    ldr q26, [x8, #656]
    tbl v13.16b, {v28.16b}, v26.16b
    str q11, [sp, #272]
    ldr q11, [sp, #368]
    bit v13.16b, v11.16b, v6.16b
    mvn v11.16b, v13.16b
    str q11, [x0, #4384]
    tbl v11.16b, {v20.16b}, v26.16b
    str q13, [sp, #96]
    ldr q13, [sp, #416]
    bit v11.16b, v13.16b, v6.16b
    str q11, [x0, #4400]
    ldr q13, [sp, #656]
    str q7, [sp, #144]
    ldr q7, [sp, #672]
    bit v7.16b, v13.16b, v12.16b
    // round 19 (skinny.dsl:60)
    mvn v7.16b, v7.16b
    str q7, [x0, #4416]
    ldr q7, [sp, #880]
    str q20, [sp, #672]
    mov v20.16b, v22.16b
    bsl v20.16b, v24.16b, v7.16b
    str q20, [x0, #4432]
    ldr q7, [sp, #928]
    str q20, [sp, #112]
    mov v20.16b, v22.16b
    bsl v20.16b, v29.16b, v7.16b
    mvn v7.16b, v20.16b
    str q7, [x0, #4448]
    ldr q7, [sp, #1328]
    str q20, [sp, #336]
    ldr q20, [sp, #1184]
    str q10, [sp, #544]
    mov v10.16b, v16.16b
    bsl v10.16b, v7.16b, v20.16b
    str q10, [x0, #4464]
    ldr q10, [x8, #608]
    tbl v10.16b, {v27.16b}, v10.16b
    str q27, [sp, #2928]
    ldr q27, [sp, #2064]
    bif v10.16b, v27.16b, v12.16b
    // round 20 (skinny.dsl:60)
    mvn v10.16b, v10.16b
    str q10, [x0, #4480]
    ldr q10, [sp, #1632]
    ldr q20, [sp, #1440]
    bif v10.16b, v20.16b, v16.16b
    str q10, [x0, #4496]
    ldr q10, [sp, #1520]
    ldr q27, [sp, #1536]
    bit v27.16b, v10.16b, v16.16b
    str q27, [x0, #4512]
    ldr q27, [sp, #1888]
    mov v10.16b, v12.16b
    bsl v10.16b, v15.16b, v27.16b
    // round 22 (skinny.dsl:60)
    mvn v20.16b, v10.16b
    str q20, [x0, #4528]
    ldr q20, [sp, #2080]
    str q10, [sp, #1536]
    ldr q10, [sp, #2096]
    mov v27.16b, v16.16b
    bsl v27.16b, v20.16b, v10.16b
    str q27, [sp, #1520]
    mvn v27.16b, v27.16b
    str q27, [x0, #4544]
    ldr q27, [sp, #2400]
    str q25, [sp, #1632]
    ldr q25, [sp, #2176]
    str q30, [sp, #3008]
    mov v30.16b, v22.16b
    bsl v30.16b, v27.16b, v25.16b
    str q30, [x0, #4560]
    str q30, [sp, #3024]
    ldr q30, [sp, #2256]
    ldr q25, [sp, #2240]
    bif v30.16b, v25.16b, v22.16b
    // round 23 (skinny.dsl:60)
    str q30, [sp, #2256]
    mvn v30.16b, v30.16b
    str q30, [x0, #4576]
    ldr q30, [sp, #2784]
    bif v13.16b, v30.16b, v12.16b
    str q13, [sp, #656]
    mvn v13.16b, v13.16b
    str q13, [x0, #4592]
    ldr q13, [sp, #2464]
    ldr q25, [sp, #1360]
    mov v30.16b, v6.16b
    bsl v30.16b, v13.16b, v25.16b
    // round 24 (skinny.dsl:60)
    mvn v13.16b, v30.16b
    str q13, [x0, #4608]
    ldr q13, [sp, #2416]
    ldr q10, [sp, #1344]
    str q11, [sp, #752]
    mov v11.16b, v6.16b
    bsl v11.16b, v13.16b, v10.16b
    str q11, [x0, #4624]
    ldr q13, [sp, #2448]
    str q11, [sp, #1824]
    ldr q11, [sp, #1296]
    mov v10.16b, v6.16b
    bsl v10.16b, v13.16b, v11.16b
    str q10, [x0, #4640]
    str q10, [sp, #816]
    ldr q10, [sp, #2608]
    ldr q13, [sp, #1552]
    bit v13.16b, v10.16b, v6.16b
    // round 25 (skinny.dsl:60)
    mvn v10.16b, v13.16b
    str q10, [x0, #4656]
    ldr q10, [sp, #1568]
    str q13, [sp, #1552]
    ldr q13, [sp, #1488]
    mov v2.16b, v6.16b
    bsl v2.16b, v10.16b, v13.16b
    mvn v10.16b, v2.16b
    str q10, [x0, #4672]
    tbl v10.16b, {v1.16b}, v26.16b
    ldr q1, [sp, #1600]
    bit v10.16b, v1.16b, v6.16b
    str q10, [x0, #4688]
    ldr q1, [sp, #2624]
    bif v25.16b, v1.16b, v22.16b
    str q25, [x0, #4704]
    ldr q10, [sp, #2688]
    bit v10.16b, v7.16b, v22.16b
    // round 26 (skinny.dsl:60)
    mvn v7.16b, v10.16b
    str q7, [x0, #4720]
    ldr q7, [sp, #496]
    bif v11.16b, v7.16b, v22.16b
    str q11, [x0, #4736]
    tbl v26.16b, {v15.16b}, v26.16b
    ldr q10, [sp, #2672]
    bit v26.16b, v10.16b, v6.16b
    str q26, [x0, #4752]
    eor v1.16b, v18.16b, v12.16b
    str q1, [x0, #4768]
    ldr q7, [sp, #2208]
    bit v8.16b, v7.16b, v12.16b
    // round 27 (skinny.dsl:60)
    mvn v8.16b, v8.16b
    str q8, [x0, #4784]
    ldr q8, [sp, #2880]
    bif v14.16b, v8.16b, v12.16b
    str q14, [x0, #4800]
    bif v27.16b, v19.16b, v22.16b
    str q27, [x0, #4816]
    ldr q10, [sp, #736]
    eor v18.16b, v10.16b, v16.16b
    // round 28 (skinny.dsl:60)
    mvn v8.16b, v18.16b
    str q8, [x0, #4832]
    ldr q8, [sp, #2512]
    eor v10.16b, v8.16b, v16.16b
    str q10, [x0, #4848]
    ldr q8, [sp, #448]
    str q19, [sp, #2400]
    ldr q19, [sp, #3040]
    bit v19.16b, v8.16b, v16.16b
    str q19, [x0, #4864]
    ldr q19, [sp, #352]
    ldr q8, [sp, #3200]
    bit v8.16b, v19.16b, v12.16b
    str q8, [x0, #4880]
    ldr q19, [sp, #400]
    ldr q8, [sp, #3184]
    bit v8.16b, v19.16b, v12.16b
    mvn v19.16b, v8.16b
    str q19, [x0, #4896]
    ldr q19, [sp, #3392]
    eor v8.16b, v19.16b, v16.16b
    // round 29 (skinny.dsl:60)
    mvn v19.16b, v8.16b
    str q19, [x0, #4912]
    ldr q19, [sp, #3376]
    eor v19.16b, v19.16b, v16.16b
    str q2, [sp, #3184]
    mvn v2.16b, v19.16b
    str q2, [x0, #4928]
    ldr q2, [x8, #544]
    tbl v2.16b, {v31.16b}, v2.16b
    ldr q31, [sp, #3360]
    bit v31.16b, v2.16b, v16.16b
    str q31, [x0, #4944]
    ldr q2, [sp, #3328]
    mov v31.16b, v16.16b
    bsl v31.16b, v7.16b, v2.16b
    mvn v2.16b, v31.16b
    str q2, [x0, #4960]
    bif v20.16b, v28.16b, v12.16b
    str q20, [x0, #4976]
    eor v2.16b, v3.16b, v12.16b
    // round 30 (skinny.dsl:60)
    mvn v2.16b, v2.16b
    str q2, [x0, #4992]
    eor v2.16b, v0.16b, v12.16b
    str q2, [x0, #5008]
    ldr q3, [sp, #304]
    bif v3.16b, v4.16b, v16.16b
    str q28, [sp, #304]
    mvn v28.16b, v3.16b
    str q28, [x0, #5024]
    ldr q28, [sp, #1424]
    bif v28.16b, v24.16b, v22.16b
    str q28, [x0, #5040]
    str q4, [sp, #1424]
    ldr q4, [sp, #1456]
    bit v29.16b, v4.16b, v22.16b
    // round 31 (skinny.dsl:60)
    mvn v4.16b, v29.16b
    str q4, [x0, #5056]
    eor v4.16b, v17.16b, v22.16b
    str q4, [x0, #5072]
    mov v29.16b, v12.16b
    bsl v29.16b, v1.16b, v9.16b
    str q29, [x0, #5088]
    bif v7.16b, v5.16b, v12.16b
    str q0, [sp, #2208]
    mvn v0.16b, v7.16b
    str q0, [x0, #5104]
    str q15, [x0, #5120]
    ldr q0, [sp, #1376]
    str q0, [x0, #5136]
    ldr q0, [x8, #640]
    str q9, [sp, #1376]
    tbl v9.16b, {v18.16b}, v0.16b
    bit v23.16b, v9.16b, v22.16b
    str q23, [x0, #5152]
    tbl v0.16b, {v10.16b}, v0.16b
    bit v21.16b, v0.16b, v22.16b
    // round 32 (skinny.dsl:60)
    mvn v0.16b, v21.16b
    str q0, [x0, #5168]
    ldr q0, [sp, #1008]
    str q0, [x0, #5184]
    ldr q0, [x8, #528]
    tbl v0.16b, {v8.16b}, v0.16b
    ldr q21, [sp, #864]
    bsl v6.16b, v21.16b, v0.16b
    // round 33 (skinny.dsl:60)
    mvn v0.16b, v6.16b
    str q0, [x0, #5200]
    ldr q0, [sp, #624]
    ldr q23, [sp, #640]
    mov v9.16b, v12.16b
    bsl v9.16b, v0.16b, v23.16b
    str q9, [x0, #5216]
    ldr q21, [sp, #1344]
    ldr q23, [sp, #1168]
    bif v21.16b, v23.16b, v16.16b
    str q21, [x0, #5232]
    ldr q23, [sp, #1504]
    bsl v16.16b, v13.16b, v23.16b
    // round 37 (skinny.dsl:60)
    mvn v13.16b, v16.16b
    str q13, [x0, #5248]
    ldr q13, [sp, #1392]
    ldr q23, [sp, #1936]
    bif v13.16b, v23.16b, v12.16b
    str q13, [x0, #5264]
    ldr q23, [sp, #2096]
    str q23, [x0, #5280]
    // round 39 (skinny.dsl:60)
    ldr q23, [sp, #2176]
    mvn v23.16b, v23.16b
    str q23, [x0, #5296]
    ldr q23, [sp, #2304]
    mvn v23.16b, v23.16b
    str q23, [x0, #5312]
    ldr q23, [sp, #2368]
    str q23, [x0, #5328]
    ldr q23, [sp, #2768]
    bsl v12.16b, v0.16b, v23.16b
    mvn v0.16b, v12.16b
    str q0, [x0, #5344]
    ldr q0, [sp, #2848]
    mvn v0.16b, v0.16b
    str q0, [x0, #5360]
    str q30, [x0, #5376]
    // round 40 (skinny.dsl:60)
    ldr q0, [sp, #2432]
    mvn v0.16b, v0.16b
    str q0, [x0, #5392]
    ldr q0, [sp, #2448]
    mvn v0.16b, v0.16b
    str q0, [x0, #5408]
    ldr q0, [sp, #1248]
    str q0, [x0, #5424]
    ldr q0, [sp, #832]
    mvn v0.16b, v0.16b
    str q0, [x0, #5440]
    ldr q0, [sp, #768]
    str q0, [x0, #5456]
    ldr q0, [sp, #1872]
    ldr q30, [sp, #2480]
    bit v30.16b, v0.16b, v22.16b
    str q30, [x0, #5472]
    ldr q0, [sp, #2528]
    mvn v0.16b, v0.16b
    str q0, [x0, #5488]
    ldr q0, [sp, #2576]
    mvn v0.16b, v0.16b
    str q0, [x0, #5504]
    mvn v0.16b, v30.16b
    str q0, [x0, #5520]
    ldr q0, [sp, #2592]
    str q0, [x0, #5536]
    ldr q0, [sp, #2544]
    str q0, [x0, #5552]
    ldr q0, [sp, #2560]
    mvn v0.16b, v0.16b
    str q0, [x0, #5568]
    ldr q0, [sp, #1264]
    str q0, [x0, #5584]
    ldr q0, [sp, #2192]
    str q0, [x0, #5600]
    ldr q0, [sp, #2784]
    str q0, [x0, #5616]
    ldr q0, [sp, #2240]
    str q0, [x0, #5632]
    ldr q0, [sp, #2816]
    str q0, [x0, #5648]
    ldr q0, [sp, #2912]
    mvn v0.16b, v0.16b
    str q0, [x0, #5664]
    ldr q0, [sp, #2352]
    mvn v0.16b, v0.16b
    str q0, [x0, #5680]
    ldr q0, [sp, #2944]
    str q0, [x0, #5696]
    // round 39 (skinny.dsl:60)
    ldr q0, [sp, #2112]
    mvn v0.16b, v0.16b
    str q0, [x0, #5712]
    mvn v0.16b, v22.16b
    str q0, [x0, #5728]
    ldr q0, [sp, #1888]
    str q0, [x0, #5744]
    ldr q0, [sp, #2144]
    mvn v0.16b, v0.16b
    str q0, [x0, #5760]
    mvn v0.16b, v13.16b
    str q0, [x0, #5776]
    ldr q0, [sp, #1984]
    str q0, [x0, #5792]
    ldr q0, [sp, #2160]
    str q0, [x0, #5808]
    ldr q0, [sp, #1856]
    mvn v0.16b, v0.16b
    str q0, [x0, #5824]
    str q16, [x0, #5840]
    ldr q0, [sp, #1744]
    str q0, [x0, #5856]
    // round 38 (skinny.dsl:60)
    ldr q0, [sp, #1760]
    mvn v0.16b, v0.16b
    str q0, [x0, #5872]
    ldr q0, [sp, #1616]
    str q0, [x0, #5888]
    ldr q0, [sp, #1776]
    str q0, [x0, #5904]
    ldr q0, [sp, #1792]
    str q0, [x0, #5920]
    ldr q0, [sp, #1584]
    str q0, [x0, #5936]
    ldr q0, [sp, #1440]
    mvn v0.16b, v0.16b
    str q0, [x0, #5952]
    ldr q0, [sp, #1712]
    mvn v0.16b, v0.16b
    str q0, [x0, #5968]
    // round 37 (skinny.dsl:60)
    mvn v0.16b, v21.16b
    str q0, [x0, #5984]
    ldr q0, [sp, #2064]
    str q0, [x0, #6000]
    ldr q0, [sp, #1184]
    mvn v0.16b, v0.16b
    str q0, [x0, #6016]
    ldr q0, [sp, #2048]
    mvn v0.16b, v0.16b
    str q0, [x0, #6032]
    ldr q0, [sp, #1200]
    mvn v0.16b, v0.16b
    str q0, [x0, #6048]
    ldr q0, [sp, #1232]
    str q0, [x0, #6064]
    ldr q0, [sp, #1312]
    str q0, [x0, #6080]
    ldr q0, [sp, #1152]
    str q0, [x0, #6096]
    ldr q0, [sp, #1840]
    mvn v0.16b, v0.16b
    str q0, [x0, #6112]
    ldr q0, [sp, #928]
    str q0, [x0, #6128]
    ldr q0, [sp, #688]
    str q0, [x0, #6144]
    ldr q0, [sp, #976]
    str q0, [x0, #6160]
    // round 36 (skinny.dsl:60)
    ldr q0, [sp, #704]
    mvn v0.16b, v0.16b
    str q0, [x0, #6176]
    ldr q0, [sp, #1024]
    mvn v0.16b, v0.16b
    str q0, [x0, #6192]
    ldr q0, [sp, #1136]
    mvn v0.16b, v0.16b
    str q0, [x0, #6208]
    ldr q0, [sp, #784]
    mvn v0.16b, v0.16b
    str q0, [x0, #6224]
    ldr q0, [sp, #1072]
    mvn v0.16b, v0.16b
    str q0, [x0, #6240]
    mvn v0.16b, v9.16b
    str q0, [x0, #6256]
    ldr q0, [sp, #1120]
    str q0, [x0, #6272]
    ldr q0, [sp, #880]
    mvn v0.16b, v0.16b
    str q0, [x0, #6288]
    // round 35 (skinny.dsl:60)
    ldr q0, [sp, #752]
    mvn v0.16b, v0.16b
    str q0, [x0, #6304]
    ldr q0, [sp, #128]
    str q0, [x0, #6320]
    ldr q0, [sp, #208]
    mvn v0.16b, v0.16b
    str q0, [x0, #6336]
    ldr q0, [sp, #240]
    str q0, [x0, #6352]
    ldr q0, [sp, #592]
    str q0, [x0, #6368]
    ldr q0, [sp, #368]
    str q0, [x0, #6384]
    ldr q0, [sp, #224]
    str q0, [x0, #6400]
    ldr q0, [sp, #64]
    mvn v0.16b, v0.16b
    str q0, [x0, #6416]
    ldr q0, [sp, #912]
    str q0, [x0, #6432]
    str q6, [x0, #6448]
    ldr q0, [sp, #960]
    str q0, [x0, #6464]
    ldr q0, [sp, #3008]
    str q0, [x0, #6480]
    ldr q0, [sp, #288]
    str q0, [x0, #6496]
    // round 34 (skinny.dsl:60)
    ldr q0, [sp, #160]
    mvn v0.16b, v0.16b
    str q0, [x0, #6512]
    // round 33 (skinny.dsl:60)
    mvn v0.16b, v15.16b
    str q0, [x0, #6528]
    ldr q0, [sp, #1632]
    mvn v0.16b, v0.16b
    str q0, [x0, #6544]
    ldr q0, [sp, #320]
    mvn v0.16b, v0.16b
    str q0, [x0, #6560]
    ldr q0, [sp, #480]
    mvn v0.16b, v0.16b
    str q0, [x0, #6576]
    ldr q0, [sp, #2336]
    str q0, [x0, #6592]
    ldr q0, [sp, #848]
    mvn v0.16b, v0.16b
    str q0, [x0, #6608]
    ldr q0, [sp, #512]
    str q0, [x0, #6624]
    ldr q0, [sp, #544]
    str q0, [x0, #6640]
    ldr q0, [sp, #576]
    mvn v0.16b, v0.16b
    str q0, [x0, #6656]
    str q7, [x0, #6672]
    ldr q0, [sp, #432]
    str q0, [x0, #6688]
    ldr q0, [sp, #384]
    str q0, [x0, #6704]
    // round 32 (skinny.dsl:60)
    mvn v0.16b, v4.16b
    str q0, [x0, #6720]
    ldr q0, [sp, #2224]
    mvn v0.16b, v0.16b
    str q0, [x0, #6736]
    ldr q0, [sp, #2384]
    mvn v0.16b, v0.16b
    str q0, [x0, #6752]
    ldr q0, [sp, #1104]
    mvn v0.16b, v0.16b
    str q0, [x0, #6768]
    ldr q0, [sp, #800]
    mvn v0.16b, v0.16b
    str q0, [x0, #6784]
    mvn v0.16b, v28.16b
    str q0, [x0, #6800]
    ldr q0, [sp, #2960]
    str q0, [x0, #6816]
    mvn v0.16b, v29.16b
    str q0, [x0, #6832]
    // round 31 (skinny.dsl:60)
    ldr q0, [sp, #2704]
    mvn v0.16b, v0.16b
    str q0, [x0, #6848]
    ldr q0, [sp, #672]
    str q0, [x0, #6864]
    mvn v0.16b, v2.16b
    str q0, [x0, #6880]
    ldr q0, [sp, #2736]
    str q0, [x0, #6896]
    ldr q0, [sp, #1408]
    str q0, [x0, #6912]
    ldr q0, [sp, #1040]
    str q0, [x0, #6928]
    str q3, [x0, #6944]
    ldr q0, [sp, #528]
    str q0, [x0, #6960]
    mvn v0.16b, v20.16b
    str q0, [x0, #6976]
    str q8, [x0, #6992]
    str q31, [x0, #7008]
    str q19, [x0, #7024]
    ldr q0, [sp, #3344]
    str q0, [x0, #7040]
    ldr q0, [sp, #2752]
    str q0, [x0, #7056]
    // round 30 (skinny.dsl:60)
    ldr q0, [sp, #3296]
    mvn v0.16b, v0.16b
    str q0, [x0, #7072]
    ldr q0, [sp, #3312]
    str q0, [x0, #7088]
    ldr q0, [sp, #3408]
    str q0, [x0, #7104]
    // round 29 (skinny.dsl:60)
    mvn v0.16b, v10.16b
    str q0, [x0, #7120]
    ldr q0, [sp, #1904]
    mvn v0.16b, v0.16b
    str q0, [x0, #7136]
    ldr q0, [sp, #3056]
    mvn v0.16b, v0.16b
    str q0, [x0, #7152]
    ldr q0, [sp, #3152]
    mvn v0.16b, v0.16b
    str q0, [x0, #7168]
    ldr q0, [sp, #3072]
    str q0, [x0, #7184]
    ldr q0, [sp, #3088]
    mvn v0.16b, v0.16b
    str q0, [x0, #7200]
    ldr q0, [sp, #3168]
    str q0, [x0, #7216]
    str q18, [x0, #7232]
    ldr q0, [sp, #1216]
    mvn v0.16b, v0.16b
    str q0, [x0, #7248]
    ldr q0, [sp, #3136]
    str q0, [x0, #7264]
    ldr q0, [sp, #2832]
    str q0, [x0, #7280]
    ldr q0, [sp, #3216]
    str q0, [x0, #7296]
    // round 28 (skinny.dsl:60)
    mvn v0.16b, v14.16b
    str q0, [x0, #7312]
    ldr q0, [sp, #3232]
    mvn v0.16b, v0.16b
    str q0, [x0, #7328]
    ldr q0, [sp, #3264]
    mvn v0.16b, v0.16b
    str q0, [x0, #7344]
    ldr q0, [sp, #2992]
    mvn v0.16b, v0.16b
    str q0, [x0, #7360]
    ldr q0, [sp, #3280]
    mvn v0.16b, v0.16b
    str q0, [x0, #7376]
    mvn v0.16b, v1.16b
    str q0, [x0, #7392]
    ldr q0, [sp, #3248]
    str q0, [x0, #7408]
    mvn v0.16b, v27.16b
    str q0, [x0, #7424]
    // round 27 (skinny.dsl:60)
    mvn v0.16b, v26.16b
    str q0, [x0, #7440]
    ldr q0, [sp, #2656]
    str q0, [x0, #7456]
    mvn v0.16b, v11.16b
    str q0, [x0, #7472]
    ldr q0, [sp, #608]
    str q0, [x0, #7488]
    ldr q0, [sp, #560]
    str q0, [x0, #7504]
    ldr q0, [sp, #2128]
    str q0, [x0, #7520]
    ldr q0, [sp, #2640]
    str q0, [x0, #7536]
    ldr q0, [sp, #2032]
    str q0, [x0, #7552]
    mvn v0.16b, v25.16b
    str q0, [x0, #7568]
    ldr q0, [sp, #1552]
    str q0, [x0, #7584]
    ldr q0, [sp, #944]
    str q0, [x0, #7600]
    ldr q0, [sp, #3184]
    str q0, [x0, #7616]
    ldr q0, [sp, #992]
    str q0, [x0, #7632]
    ldr q0, [sp, #1056]
    str q0, [x0, #7648]
    // round 26 (skinny.dsl:60)
    ldr q0, [sp, #1648]
    mvn v0.16b, v0.16b
    str q0, [x0, #7664]
    ldr q0, [sp, #1696]
    str q0, [x0, #7680]
    ldr q0, [sp, #1088]
    str q0, [x0, #7696]
    // round 25 (skinny.dsl:60)
    ldr q0, [sp, #1824]
    mvn v0.16b, v0.16b
    str q0, [x0, #7712]
    ldr q0, [sp, #2496]
    mvn v0.16b, v0.16b
    str q0, [x0, #7728]
    ldr q0, [sp, #816]
    mvn v0.16b, v0.16b
    str q0, [x0, #7744]
    ldr q0, [sp, #656]
    str q0, [x0, #7760]
    ldr q0, [sp, #2256]
    str q0, [x0, #7776]
    // round 24 (skinny.dsl:60)
    ldr q0, [sp, #2288]
    mvn v0.16b, v0.16b
    str q0, [x0, #7792]
    ldr q0, [sp, #2976]
    mvn v0.16b, v0.16b
    str q0, [x0, #7808]
    ldr q0, [sp, #3024]
    mvn v0.16b, v0.16b
    str q0, [x0, #7824]
    ldr q0, [sp, #2864]
    str q0, [x0, #7840]
    mvn v0.16b, v23.16b
    str q0, [x0, #7856]
    ldr q0, [sp, #1536]
    str q0, [x0, #7872]
    // round 23 (skinny.dsl:60)
    ldr q0, [sp, #1936]
    mvn v0.16b, v0.16b
    str q0, [x0, #7888]
    ldr q0, [sp, #2016]
    str q0, [x0, #7904]
    ldr q0, [sp, #1520]
    str q0, [x0, #7920]
    ldr q0, [sp, #1968]
    str q0, [x0, #7936]
    ldr q0, [sp, #1472]
    str q0, [x0, #7952]
    ldr q0, [sp, #1728]
    str q0, [x0, #7968]
    ldr q0, [sp, #1504]
    str q0, [x0, #7984]
    // round 22 (skinny.dsl:60)
    ldr q0, [sp, #1664]
    mvn v0.16b, v0.16b
    str q0, [x0, #8000]
    ldr q0, [sp, #1680]
    str q0, [x0, #8016]
    // round 21 (skinny.dsl:60)
    ldr q0, [sp, #1168]
    mvn v0.16b, v0.16b
    str q0, [x0, #8032]
    ldr q0, [sp, #1920]
    mvn v0.16b, v0.16b
    str q0, [x0, #8048]
    ldr q0, [sp, #1280]
    mvn v0.16b, v0.16b
    str q0, [x0, #8064]
    ldr q0, [sp, #2000]
    str q0, [x0, #8080]
    ldr q0, [sp, #1952]
    mvn v0.16b, v0.16b
    str q0, [x0, #8096]
    ldr q0, [sp, #336]
    str q0, [x0, #8112]
    // round 20 (skinny.dsl:60)
    ldr q0, [sp, #640]
    mvn v0.16b, v0.16b
    str q0, [x0, #8128]
    ldr q0, [sp, #112]
    mvn v0.16b, v0.16b
    str q0, [x0, #8144]
    // round 19 (skinny.dsl:60)
    ldr q0, [sp, #144]
    mvn v0.16b, v0.16b
    str q0, [x0, #8160]
    ldr q0, [sp, #96]
    str q0, [x0, #8176]
    ldr q0, [sp, #272]
    mvn v0.16b, v0.16b
    str q0, [x0, #8192]
    ldr q0, [sp, #864]
    str q0, [x0, #8208]
    ldr q0, [sp, #720]
    str q0, [x0, #8224]
    // round 17 (skinny.dsl:60)
    ldr q0, [sp, #2928]
    mvn v0.16b, v0.16b
    str q0, [x0, #8240]
    str q5, [x0, #8256]
    // round 16 (skinny.dsl:60)
    mvn v0.16b, v17.16b
    str q0, [x0, #8272]
    mvn v0.16b, v24.16b
    str q0, [x0, #8288]
    ldr q0, [sp, #1376]
    mvn v0.16b, v0.16b
    str q0, [x0, #8304]
    // round 15 (skinny.dsl:60)
    ldr q0, [sp, #2208]
    mvn v0.16b, v0.16b
    str q0, [x0, #8320]
    ldr q0, [sp, #1424]
    str q0, [x0, #8336]
    ldr q0, [sp, #304]
    mvn v0.16b, v0.16b
    str q0, [x0, #8352]
    ldr q0, [sp, #3392]
    str q0, [x0, #8368]
    ldr q0, [sp, #3328]
    str q0, [x0, #8384]
    ldr q0, [sp, #3376]
    str q0, [x0, #8400]
    // round 13 (skinny.dsl:60)
    ldr q0, [sp, #2512]
    mvn v0.16b, v0.16b
    str q0, [x0, #8416]
    ldr q0, [sp, #736]
    str q0, [x0, #8432]
    // round 12 (skinny.dsl:60)
    ldr q0, [sp, #2880]
    mvn v0.16b, v0.16b
    str q0, [x0, #8448]
    ldr q0, [sp, #2896]
    mvn v0.16b, v0.16b
    str q0, [x0, #8464]
    ldr q0, [sp, #2400]
    mvn v0.16b, v0.16b
    str q0, [x0, #8480]
    // round 11 (skinny.dsl:60)
    ldr q0, [sp, #2672]
    mvn v0.16b, v0.16b
    str q0, [x0, #8496]
    ldr q0, [sp, #496]
    mvn v0.16b, v0.16b
    str q0, [x0, #8512]
    ldr q0, [sp, #2624]
    mvn v0.16b, v0.16b
    str q0, [x0, #8528]
    ldr q0, [sp, #2608]
    str q0, [x0, #8544]
    ldr q0, [sp, #1568]
    str q0, [x0, #8560]
    // round 9 (skinny.dsl:60)
    ldr q0, [sp, #2416]
    mvn v0.16b, v0.16b
    str q0, [x0, #8576]
    ldr q0, [sp, #2464]
    str q0, [x0, #8592]
    ldr q0, [sp, #464]
    str q0, [x0, #8608]
    ldr q0, [sp, #176]
    str q0, [x0, #8624]
    // round 1 (skinny.dsl:60)
    ldr q0, [sp, #80]
    mvn v0.16b, v0.16b
    str q0, [x0, #8640]
    ldr q0, [sp, #3424]
    mvn v0.16b, v0.16b
    str q0, [x0, #8656]
    ldr q0, [sp, #192]
    str q0, [x0, #8672]
    // round 2 (skinny.dsl:60)
    ldr q0, [sp, #416]
    mvn v0.16b, v0.16b
    str q0, [x0, #8688]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #211
.Llwcc_skinny128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #3440
    ret
    .size lwcc_skinny128_128_key_setup_neon, .-lwcc_skinny128_128_key_setup_neon

    .balign 16
    .global lwcc_skinny128_128_ecb_encrypt_neon
    .type lwcc_skinny128_128_ecb_encrypt_neon, %function
lwcc_skinny128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_skinny128_128_ecb_encrypt_neon_return
    sub sp, sp, #832
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 512 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #9
    and x6, x6, #511
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ecb_encrypt_neon_rest
.Llwcc_skinny128_128_ecb_encrypt_neon_group:
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
    ldr q18, [x1, #160]
    ldr q19, [x1, #176]
    ldr q20, [x1, #192]
    ldr q21, [x1, #208]
    ldr q22, [x1, #224]
    ldr q23, [x1, #240]
    ldr q24, [x1, #256]
    ldr q25, [x1, #272]
    ldr q26, [x1, #288]
    ldr q27, [x1, #304]
    ldr q28, [x1, #320]
    ldr q29, [x1, #336]
    ldr q30, [x1, #352]
    ldr q31, [x1, #368]
    ldr q8, [x1, #384]
    ldr q9, [x1, #400]
    ldr q10, [x1, #416]
    ldr q11, [x1, #432]
    ldr q12, [x1, #448]
    ldr q13, [x1, #464]
    ldr q14, [x1, #480]
    ldr q15, [x1, #496]
    str q31, [sp, #64]
    trn1 v31.16b, v0.16b, v16.16b
    trn2 v0.16b, v0.16b, v16.16b
    trn1 v16.16b, v1.16b, v17.16b
    trn2 v1.16b, v1.16b, v17.16b
    trn1 v17.16b, v2.16b, v18.16b
    trn2 v2.16b, v2.16b, v18.16b
    trn1 v18.16b, v3.16b, v19.16b
    trn2 v3.16b, v3.16b, v19.16b
    trn1 v19.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v23.16b
    trn2 v7.16b, v7.16b, v23.16b
    trn1 v23.16b, v24.16b, v8.16b
    trn2 v24.16b, v24.16b, v8.16b
    trn1 v8.16b, v25.16b, v9.16b
    trn2 v25.16b, v25.16b, v9.16b
    trn1 v9.16b, v26.16b, v10.16b
    trn2 v26.16b, v26.16b, v10.16b
    trn1 v10.16b, v27.16b, v11.16b
    trn2 v27.16b, v27.16b, v11.16b
    trn1 v11.16b, v28.16b, v12.16b
    trn2 v28.16b, v28.16b, v12.16b
    trn1 v12.16b, v29.16b, v13.16b
    trn2 v29.16b, v29.16b, v13.16b
    trn1 v13.16b, v30.16b, v14.16b
    trn2 v30.16b, v30.16b, v14.16b
    ldr q14, [sp, #64]
    str q7, [sp, #80]
    trn1 v7.16b, v14.16b, v15.16b
    trn2 v14.16b, v14.16b, v15.16b
    trn1 v15.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    trn1 v31.8h, v16.8h, v8.8h
    trn2 v16.8h, v16.8h, v8.8h
    trn1 v8.8h, v17.8h, v9.8h
    trn2 v17.8h, v17.8h, v9.8h
    trn1 v9.8h, v18.8h, v10.8h
    trn2 v18.8h, v18.8h, v10.8h
    trn1 v10.8h, v19.8h, v11.8h
    trn2 v19.8h, v19.8h, v11.8h
    trn1 v11.8h, v20.8h, v12.8h
    trn2 v20.8h, v20.8h, v12.8h
    trn1 v12.8h, v21.8h, v13.8h
    trn2 v21.8h, v21.8h, v13.8h
    trn1 v13.8h, v22.8h, v7.8h
    trn2 v7.8h, v22.8h, v7.8h
    trn1 v22.8h, v0.8h, v24.8h
    trn2 v0.8h, v0.8h, v24.8h
    trn1 v24.8h, v1.8h, v25.8h
    trn2 v1.8h, v1.8h, v25.8h
    trn1 v25.8h, v2.8h, v26.8h
    trn2 v2.8h, v2.8h, v26.8h
    trn1 v26.8h, v3.8h, v27.8h
    trn2 v3.8h, v3.8h, v27.8h
    trn1 v27.8h, v4.8h, v28.8h
    trn2 v4.8h, v4.8h, v28.8h
    trn1 v28.8h, v5.8h, v29.8h
    trn2 v5.8h, v5.8h, v29.8h
    trn1 v29.8h, v6.8h, v30.8h
    trn2 v6.8h, v6.8h, v30.8h
    ldr q30, [sp, #80]
    str q7, [sp, #64]
    trn1 v7.8h, v30.8h, v14.8h
    trn2 v30.8h, v30.8h, v14.8h
    trn1 v14.4s, v15.4s, v22.4s
    trn2 v22.4s, v15.4s, v22.4s
    trn1 v15.4s, v31.4s, v24.4s
    trn2 v24.4s, v31.4s, v24.4s
    trn1 v31.4s, v8.4s, v25.4s
    trn2 v25.4s, v8.4s, v25.4s
    trn1 v8.4s, v9.4s, v26.4s
    trn2 v26.4s, v9.4s, v26.4s
    trn1 v9.4s, v10.4s, v27.4s
    trn2 v27.4s, v10.4s, v27.4s
    trn1 v10.4s, v11.4s, v28.4s
    trn2 v28.4s, v11.4s, v28.4s
    trn1 v11.4s, v12.4s, v29.4s
    trn2 v29.4s, v12.4s, v29.4s
    trn1 v12.4s, v13.4s, v7.4s
    trn2 v7.4s, v13.4s, v7.4s
    trn1 v13.4s, v23.4s, v0.4s
    trn2 v0.4s, v23.4s, v0.4s
    trn1 v23.4s, v16.4s, v1.4s
    trn2 v1.4s, v16.4s, v1.4s
    trn1 v16.4s, v17.4s, v2.4s
    trn2 v2.4s, v17.4s, v2.4s
    trn1 v17.4s, v18.4s, v3.4s
    trn2 v3.4s, v18.4s, v3.4s
    trn1 v18.4s, v19.4s, v4.4s
    trn2 v4.4s, v19.4s, v4.4s
    trn1 v19.4s, v20.4s, v5.4s
    trn2 v5.4s, v20.4s, v5.4s
    trn1 v20.4s, v21.4s, v6.4s
    trn2 v6.4s, v21.4s, v6.4s
    ldr q21, [sp, #64]
    str q7, [sp, #80]
    trn1 v7.4s, v21.4s, v30.4s
    trn2 v21.4s, v21.4s, v30.4s
    zip1 v30.2d, v14.2d, v13.2d
    zip2 v13.2d, v14.2d, v13.2d
    zip1 v14.2d, v15.2d, v23.2d
    zip2 v23.2d, v15.2d, v23.2d
    zip1 v15.2d, v31.2d, v16.2d
    zip2 v16.2d, v31.2d, v16.2d
    zip1 v31.2d, v8.2d, v17.2d
    zip2 v17.2d, v8.2d, v17.2d
    zip1 v8.2d, v9.2d, v18.2d
    zip2 v18.2d, v9.2d, v18.2d
    zip1 v9.2d, v10.2d, v19.2d
    zip2 v19.2d, v10.2d, v19.2d
    zip1 v10.2d, v11.2d, v20.2d
    zip2 v20.2d, v11.2d, v20.2d
    zip1 v11.2d, v12.2d, v7.2d
    zip2 v7.2d, v12.2d, v7.2d
    zip1 v12.2d, v22.2d, v0.2d
    zip2 v0.2d, v22.2d, v0.2d
    zip1 v22.2d, v24.2d, v1.2d
    zip2 v1.2d, v24.2d, v1.2d
    zip1 v24.2d, v25.2d, v2.2d
    zip2 v2.2d, v25.2d, v2.2d
    zip1 v25.2d, v26.2d, v3.2d
    zip2 v3.2d, v26.2d, v3.2d
    zip1 v26.2d, v27.2d, v4.2d
    zip2 v4.2d, v27.2d, v4.2d
    zip1 v27.2d, v28.2d, v5.2d
    zip2 v5.2d, v28.2d, v5.2d
    zip1 v28.2d, v29.2d, v6.2d
    zip2 v6.2d, v29.2d, v6.2d
    ldr q29, [sp, #80]
    str q6, [sp, #64]
    zip1 v6.2d, v29.2d, v21.2d
    zip2 v21.2d, v29.2d, v21.2d
    movi v29.16b, #85
    str q21, [sp, #80]
    ushr v21.16b, v30.16b, #1
    str q5, [sp, #96]
    shl v5.16b, v14.16b, #1
    bit v5.16b, v30.16b, v29.16b
    bit v14.16b, v21.16b, v29.16b
    ushr v21.16b, v15.16b, #1
    shl v30.16b, v31.16b, #1
    bit v30.16b, v15.16b, v29.16b
    bit v31.16b, v21.16b, v29.16b
    ushr v21.16b, v8.16b, #1
    shl v15.16b, v9.16b, #1
    bit v15.16b, v8.16b, v29.16b
    bit v9.16b, v21.16b, v29.16b
    ushr v21.16b, v10.16b, #1
    shl v8.16b, v11.16b, #1
    bit v8.16b, v10.16b, v29.16b
    bit v11.16b, v21.16b, v29.16b
    ushr v21.16b, v12.16b, #1
    shl v10.16b, v22.16b, #1
    bit v10.16b, v12.16b, v29.16b
    bit v22.16b, v21.16b, v29.16b
    ushr v21.16b, v24.16b, #1
    shl v12.16b, v25.16b, #1
    bit v12.16b, v24.16b, v29.16b
    bit v25.16b, v21.16b, v29.16b
    ushr v21.16b, v26.16b, #1
    shl v24.16b, v27.16b, #1
    bit v24.16b, v26.16b, v29.16b
    bit v27.16b, v21.16b, v29.16b
    ushr v21.16b, v28.16b, #1
    shl v26.16b, v6.16b, #1
    bit v26.16b, v28.16b, v29.16b
    bit v6.16b, v21.16b, v29.16b
    ushr v21.16b, v13.16b, #1
    shl v28.16b, v23.16b, #1
    bit v28.16b, v13.16b, v29.16b
    bit v23.16b, v21.16b, v29.16b
    ushr v21.16b, v16.16b, #1
    shl v13.16b, v17.16b, #1
    bit v13.16b, v16.16b, v29.16b
    bit v17.16b, v21.16b, v29.16b
    ushr v16.16b, v18.16b, #1
    shl v21.16b, v19.16b, #1
    bit v21.16b, v18.16b, v29.16b
    bit v19.16b, v16.16b, v29.16b
    ushr v16.16b, v20.16b, #1
    shl v18.16b, v7.16b, #1
    bit v18.16b, v20.16b, v29.16b
    bit v7.16b, v16.16b, v29.16b
    ushr v16.16b, v0.16b, #1
    shl v20.16b, v1.16b, #1
    bit v20.16b, v0.16b, v29.16b
    bit v1.16b, v16.16b, v29.16b
    ushr v0.16b, v2.16b, #1
    shl v16.16b, v3.16b, #1
    bit v16.16b, v2.16b, v29.16b
    bit v3.16b, v0.16b, v29.16b
    ushr v0.16b, v4.16b, #1
    ldr q2, [sp, #96]
    str q3, [sp, #112]
    shl v3.16b, v2.16b, #1
    bit v3.16b, v4.16b, v29.16b
    bit v2.16b, v0.16b, v29.16b
    ldr q0, [sp, #64]
    ushr v4.16b, v0.16b, #1
    str q2, [sp, #96]
    ldr q2, [sp, #80]
    str q3, [sp, #128]
    shl v3.16b, v2.16b, #1
    bit v3.16b, v0.16b, v29.16b
    bit v2.16b, v4.16b, v29.16b
    movi v0.16b, #51
    ushr v4.16b, v5.16b, #2
    shl v29.16b, v30.16b, #2
    bit v29.16b, v5.16b, v0.16b
    bit v30.16b, v4.16b, v0.16b
    ushr v4.16b, v14.16b, #2
    shl v5.16b, v31.16b, #2
    bit v5.16b, v14.16b, v0.16b
    bit v31.16b, v4.16b, v0.16b
    ushr v4.16b, v15.16b, #2
    shl v14.16b, v8.16b, #2
    bit v14.16b, v15.16b, v0.16b
    bit v8.16b, v4.16b, v0.16b
    ushr v4.16b, v9.16b, #2
    shl v15.16b, v11.16b, #2
    bit v15.16b, v9.16b, v0.16b
    bit v11.16b, v4.16b, v0.16b
    ushr v4.16b, v10.16b, #2
    shl v9.16b, v12.16b, #2
    bit v9.16b, v10.16b, v0.16b
    bit v12.16b, v4.16b, v0.16b
    ushr v4.16b, v22.16b, #2
    shl v10.16b, v25.16b, #2
    bit v10.16b, v22.16b, v0.16b
    bit v25.16b, v4.16b, v0.16b
    ushr v4.16b, v24.16b, #2
    shl v22.16b, v26.16b, #2
    bit v22.16b, v24.16b, v0.16b
    bit v26.16b, v4.16b, v0.16b
    ushr v4.16b, v27.16b, #2
    shl v24.16b, v6.16b, #2
    bit v24.16b, v27.16b, v0.16b
    bit v6.16b, v4.16b, v0.16b
    ushr v4.16b, v28.16b, #2
    shl v27.16b, v13.16b, #2
    bit v27.16b, v28.16b, v0.16b
    bit v13.16b, v4.16b, v0.16b
    ushr v4.16b, v23.16b, #2
    shl v28.16b, v17.16b, #2
    bit v28.16b, v23.16b, v0.16b
    bit v17.16b, v4.16b, v0.16b
    ushr v4.16b, v21.16b, #2
    shl v23.16b, v18.16b, #2
    bit v23.16b, v21.16b, v0.16b
    bit v18.16b, v4.16b, v0.16b
    ushr v4.16b, v19.16b, #2
    shl v21.16b, v7.16b, #2
    bit v21.16b, v19.16b, v0.16b
    bit v7.16b, v4.16b, v0.16b
    ushr v4.16b, v20.16b, #2
    shl v19.16b, v16.16b, #2
    bit v19.16b, v20.16b, v0.16b
    bit v16.16b, v4.16b, v0.16b
    ushr v4.16b, v1.16b, #2
    ldr q20, [sp, #112]
    str q16, [sp, #80]
    shl v16.16b, v20.16b, #2
    bit v16.16b, v1.16b, v0.16b
    bit v20.16b, v4.16b, v0.16b
    ldr q1, [sp, #128]
    ushr v4.16b, v1.16b, #2
    str q20, [sp, #112]
    shl v20.16b, v3.16b, #2
    bit v20.16b, v1.16b, v0.16b
    bit v3.16b, v4.16b, v0.16b
    ldr q1, [sp, #96]
    ushr v4.16b, v1.16b, #2
    str q3, [sp, #128]
    shl v3.16b, v2.16b, #2
    bit v3.16b, v1.16b, v0.16b
    bit v2.16b, v4.16b, v0.16b
    mov v1.16b, v29.16b
    sli v1.16b, v14.16b, #4
    sri v14.16b, v29.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v15.16b, #4
    sri v15.16b, v5.16b, #4
    mov v5.16b, v30.16b
    sli v5.16b, v8.16b, #4
    sri v8.16b, v30.16b, #4
    mov v29.16b, v31.16b
    sli v29.16b, v11.16b, #4
    sri v11.16b, v31.16b, #4
    mov v30.16b, v9.16b
    sli v30.16b, v22.16b, #4
    sri v22.16b, v9.16b, #4
    mov v31.16b, v10.16b
    sli v31.16b, v24.16b, #4
    sri v24.16b, v10.16b, #4
    mov v9.16b, v12.16b
    sli v9.16b, v26.16b, #4
    sri v26.16b, v12.16b, #4
    mov v10.16b, v25.16b
    sli v10.16b, v6.16b, #4
    sri v6.16b, v25.16b, #4
    mov v25.16b, v27.16b
    sli v25.16b, v23.16b, #4
    sri v23.16b, v27.16b, #4
    mov v27.16b, v28.16b
    sli v27.16b, v21.16b, #4
    sri v21.16b, v28.16b, #4
    mov v28.16b, v13.16b
    sli v28.16b, v18.16b, #4
    sri v18.16b, v13.16b, #4
    mov v12.16b, v17.16b
    sli v12.16b, v7.16b, #4
    sri v7.16b, v17.16b, #4
    mov v17.16b, v19.16b
    sli v17.16b, v20.16b, #4
    sri v20.16b, v19.16b, #4
    mov v19.16b, v16.16b
    sli v19.16b, v3.16b, #4
    sri v3.16b, v16.16b, #4
    ldr q16, [sp, #80]
    ldr q13, [sp, #128]
    mov v0.16b, v16.16b
    sli v0.16b, v13.16b, #4
    sri v13.16b, v16.16b, #4
    ldr q16, [sp, #112]
    str q3, [sp, #80]
    mov v3.16b, v16.16b
    sli v3.16b, v2.16b, #4
    sri v2.16b, v16.16b, #4
    // round 1 (skinny.dsl:60)
    mvn v16.16b, v1.16b
    eor v1.16b, v1.16b, v29.16b
    bit v1.16b, v16.16b, v5.16b
    bic v16.16b, v1.16b, v29.16b
    eor v16.16b, v4.16b, v16.16b
    eor v4.16b, v4.16b, v8.16b
    mvn v8.16b, v8.16b
    bit v4.16b, v8.16b, v5.16b
    orn v8.16b, v11.16b, v8.16b
    eor v8.16b, v14.16b, v8.16b
    eor v14.16b, v29.16b, v8.16b
    str q8, [sp, #112]
    and v8.16b, v1.16b, v8.16b
    eor v8.16b, v15.16b, v8.16b
    bit v14.16b, v29.16b, v8.16b
    eor v29.16b, v11.16b, v4.16b
    bit v29.16b, v11.16b, v8.16b
    ldr q11, [x3, #0]
    orr v15.16b, v16.16b, v29.16b
    eor v5.16b, v11.16b, v5.16b
    eor v5.16b, v5.16b, v15.16b
    ldr q11, [x3, #80]
    ext v15.16b, v5.16b, v5.16b, #8
    eor v11.16b, v11.16b, v14.16b
    ldr q14, [x3, #16]
    str q11, [sp, #128]
    ext v11.16b, v11.16b, v11.16b, #8
    eor v29.16b, v14.16b, v29.16b
    ldr q14, [x3, #128]
    str q29, [sp, #96]
    ext v29.16b, v29.16b, v29.16b, #8
    eor v8.16b, v14.16b, v8.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q8, [sp, #64]
    mvn v8.16b, v30.16b
    eor v30.16b, v30.16b, v10.16b
    bit v30.16b, v8.16b, v9.16b
    bic v8.16b, v30.16b, v10.16b
    eor v8.16b, v31.16b, v8.16b
    eor v31.16b, v31.16b, v26.16b
    mvn v26.16b, v26.16b
    bit v31.16b, v26.16b, v9.16b
    orn v26.16b, v6.16b, v26.16b
    eor v22.16b, v22.16b, v26.16b
    and v26.16b, v30.16b, v22.16b
    eor v24.16b, v24.16b, v26.16b
    eor v26.16b, v10.16b, v22.16b
    bit v26.16b, v10.16b, v24.16b
    eor v10.16b, v6.16b, v31.16b
    bit v10.16b, v6.16b, v24.16b
    ldr q6, [x3, #224]
    str q5, [sp, #144]
    orr v5.16b, v8.16b, v10.16b
    str q26, [sp, #160]
    ldr q26, [x3, #160]
    eor v6.16b, v6.16b, v24.16b
    ldr q24, [x3, #144]
    eor v26.16b, v26.16b, v10.16b
    eor v24.16b, v24.16b, v9.16b
    eor v5.16b, v24.16b, v5.16b
    eor v24.16b, v27.16b, v18.16b
    mvn v18.16b, v18.16b
    bit v24.16b, v18.16b, v28.16b
    bic v18.16b, v18.16b, v7.16b
    eor v18.16b, v23.16b, v18.16b
    mvn v23.16b, v12.16b
    eor v9.16b, v25.16b, v23.16b
    bit v9.16b, v25.16b, v28.16b
    bic v25.16b, v23.16b, v9.16b
    eor v25.16b, v27.16b, v25.16b
    orr v27.16b, v9.16b, v18.16b
    eor v21.16b, v21.16b, v27.16b
    eor v27.16b, v12.16b, v18.16b
    bit v23.16b, v27.16b, v21.16b
    eor v27.16b, v7.16b, v24.16b
    bit v7.16b, v27.16b, v21.16b
    orr v27.16b, v25.16b, v7.16b
    eor v27.16b, v28.16b, v27.16b
    ext v28.16b, v21.16b, v21.16b, #12
    ext v10.16b, v23.16b, v23.16b, #12
    ldr q12, [x3, #32]
    str q10, [sp, #176]
    ext v10.16b, v27.16b, v27.16b, #12
    eor v7.16b, v12.16b, v7.16b
    ext v12.16b, v7.16b, v7.16b, #12
    str q30, [sp, #192]
    eor v30.16b, v19.16b, v13.16b
    mvn v13.16b, v13.16b
    bit v30.16b, v13.16b, v0.16b
    bic v13.16b, v13.16b, v2.16b
    eor v20.16b, v20.16b, v13.16b
    eor v13.16b, v3.16b, v20.16b
    mvn v3.16b, v3.16b
    str q9, [sp, #208]
    eor v9.16b, v17.16b, v3.16b
    bit v9.16b, v17.16b, v0.16b
    orr v17.16b, v9.16b, v20.16b
    str q24, [sp, #224]
    ldr q24, [sp, #80]
    eor v17.16b, v24.16b, v17.16b
    bif v13.16b, v3.16b, v17.16b
    bic v3.16b, v3.16b, v9.16b
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v2.16b, v30.16b
    bit v2.16b, v19.16b, v17.16b
    orr v19.16b, v3.16b, v2.16b
    ldr q24, [x3, #192]
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [x3, #96]
    eor v24.16b, v24.16b, v8.16b
    ldr q8, [x3, #48]
    eor v1.16b, v19.16b, v1.16b
    eor v4.16b, v8.16b, v4.16b
    eor v19.16b, v23.16b, v11.16b
    eor v21.16b, v21.16b, v14.16b
    eor v23.16b, v26.16b, v12.16b
    ldr q26, [x3, #176]
    eor v6.16b, v28.16b, v6.16b
    ldr q28, [x3, #64]
    eor v26.16b, v26.16b, v31.16b
    eor v16.16b, v28.16b, v16.16b
    ldr q28, [x3, #112]
    eor v5.16b, v5.16b, v10.16b
    ldr q31, [x3, #208]
    ldr q8, [sp, #112]
    eor v28.16b, v28.16b, v8.16b
    eor v22.16b, v31.16b, v22.16b
    eor v7.16b, v7.16b, v29.16b
    eor v27.16b, v27.16b, v15.16b
    ext v29.16b, v27.16b, v27.16b, #4
    eor v0.16b, v0.16b, v29.16b
    ext v29.16b, v7.16b, v7.16b, #4
    eor v2.16b, v2.16b, v29.16b
    ext v29.16b, v28.16b, v28.16b, #8
    eor v29.16b, v18.16b, v29.16b
    ext v18.16b, v18.16b, v18.16b, #12
    eor v18.16b, v18.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #4
    eor v20.16b, v20.16b, v22.16b
    ext v22.16b, v16.16b, v16.16b, #8
    eor v22.16b, v25.16b, v22.16b
    ext v25.16b, v25.16b, v25.16b, #12
    eor v24.16b, v24.16b, v25.16b
    ext v25.16b, v22.16b, v22.16b, #4
    eor v3.16b, v3.16b, v25.16b
    ext v25.16b, v21.16b, v21.16b, #4
    eor v17.16b, v17.16b, v25.16b
    ext v25.16b, v19.16b, v19.16b, #4
    ext v31.16b, v4.16b, v4.16b, #8
    ldr q8, [sp, #224]
    eor v31.16b, v8.16b, v31.16b
    ext v8.16b, v8.16b, v8.16b, #12
    eor v26.16b, v8.16b, v26.16b
    ext v8.16b, v31.16b, v31.16b, #4
    eor v30.16b, v30.16b, v8.16b
    ext v8.16b, v1.16b, v1.16b, #8
    ldr q10, [sp, #208]
    eor v8.16b, v10.16b, v8.16b
    ext v10.16b, v10.16b, v10.16b, #12
    // round 2 (skinny.dsl:60)
    ldr q11, [x3, #256]
    // round 1 (skinny.dsl:60)
    ext v12.16b, v8.16b, v8.16b, #4
    // round 2 (skinny.dsl:60)
    ldr q14, [sp, #192]
    eor v11.16b, v11.16b, v14.16b
    eor v10.16b, v11.16b, v10.16b
    ldr q11, [x3, #240]
    eor v25.16b, v13.16b, v25.16b
    ldr q13, [sp, #160]
    eor v11.16b, v11.16b, v13.16b
    ldr q13, [sp, #176]
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [x3, #416]
    eor v9.16b, v9.16b, v12.16b
    ldr q12, [x3, #272]
    eor v13.16b, v13.16b, v4.16b
    eor v12.16b, v12.16b, v30.16b
    orn v14.16b, v17.16b, v20.16b
    ldr q15, [x3, #384]
    eor v25.16b, v14.16b, v25.16b
    eor v14.16b, v15.16b, v25.16b
    eor v15.16b, v3.16b, v25.16b
    str q10, [sp, #176]
    ldr q10, [sp, #144]
    str q5, [sp, #160]
    eor v5.16b, v16.16b, v10.16b
    bit v5.16b, v10.16b, v4.16b
    and v10.16b, v16.16b, v5.16b
    str q26, [sp, #144]
    ldr q26, [x3, #464]
    str q23, [sp, #192]
    ldr q23, [sp, #96]
    eor v10.16b, v23.16b, v10.16b
    eor v26.16b, v26.16b, v10.16b
    eor v23.16b, v28.16b, v23.16b
    str q26, [sp, #96]
    ldr q26, [x3, #448]
    bsl v4.16b, v28.16b, v23.16b
    eor v23.16b, v26.16b, v4.16b
    ldr q26, [sp, #64]
    eor v4.16b, v26.16b, v4.16b
    orn v28.16b, v26.16b, v28.16b
    str q23, [sp, #208]
    ldr q23, [x3, #480]
    str q12, [sp, #224]
    ldr q12, [sp, #128]
    eor v28.16b, v12.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    eor v12.16b, v16.16b, v28.16b
    and v28.16b, v5.16b, v28.16b
    eor v1.16b, v1.16b, v28.16b
    bit v12.16b, v16.16b, v1.16b
    ldr q16, [x3, #496]
    bit v4.16b, v26.16b, v1.16b
    eor v1.16b, v16.16b, v1.16b
    bic v16.16b, v10.16b, v4.16b
    ldr q26, [x3, #432]
    eor v16.16b, v13.16b, v16.16b
    eor v4.16b, v26.16b, v4.16b
    eor v26.16b, v29.16b, v7.16b
    bif v26.16b, v29.16b, v31.16b
    and v28.16b, v21.16b, v29.16b
    eor v19.16b, v19.16b, v28.16b
    eor v28.16b, v22.16b, v19.16b
    eor v29.16b, v21.16b, v26.16b
    eor v10.16b, v22.16b, v27.16b
    bit v27.16b, v10.16b, v31.16b
    bic v10.16b, v19.16b, v27.16b
    eor v8.16b, v8.16b, v10.16b
    bit v29.16b, v21.16b, v8.16b
    bit v28.16b, v22.16b, v8.16b
    orn v21.16b, v27.16b, v22.16b
    eor v7.16b, v7.16b, v21.16b
    bic v21.16b, v29.16b, v7.16b
    eor v21.16b, v31.16b, v21.16b
    and v22.16b, v6.16b, v18.16b
    eor v22.16b, v22.16b, v11.16b
    eor v31.16b, v22.16b, v14.16b
    ext v10.16b, v31.16b, v31.16b, #8
    eor v19.16b, v19.16b, v10.16b
    eor v10.16b, v24.16b, v22.16b
    ext v11.16b, v22.16b, v22.16b, #8
    eor v23.16b, v23.16b, v11.16b
    eor v11.16b, v3.16b, v0.16b
    bit v11.16b, v0.16b, v30.16b
    and v0.16b, v11.16b, v25.16b
    ldr q25, [x3, #400]
    eor v0.16b, v9.16b, v0.16b
    eor v25.16b, v25.16b, v0.16b
    ldr q9, [x3, #352]
    bit v15.16b, v3.16b, v0.16b
    eor v9.16b, v9.16b, v15.16b
    ldr q13, [x3, #368]
    and v3.16b, v3.16b, v11.16b
    eor v11.16b, v13.16b, v11.16b
    ldr q13, [x3, #336]
    eor v3.16b, v2.16b, v3.16b
    eor v13.16b, v13.16b, v3.16b
    eor v2.16b, v20.16b, v2.16b
    ldr q15, [x3, #320]
    bsl v30.16b, v20.16b, v2.16b
    eor v2.16b, v15.16b, v30.16b
    eor v20.16b, v17.16b, v30.16b
    ldr q30, [x3, #304]
    bsl v0.16b, v17.16b, v20.16b
    eor v17.16b, v30.16b, v0.16b
    bic v0.16b, v3.16b, v0.16b
    ldr q3, [sp, #224]
    eor v0.16b, v3.16b, v0.16b
    ldr q3, [sp, #192]
    eor v20.16b, v18.16b, v3.16b
    ldr q30, [sp, #144]
    bit v18.16b, v20.16b, v30.16b
    eor v20.16b, v6.16b, v18.16b
    eor v15.16b, v18.16b, v2.16b
    ext v18.16b, v18.16b, v18.16b, #8
    str q31, [sp, #224]
    ldr q31, [sp, #208]
    eor v18.16b, v31.16b, v18.16b
    ext v31.16b, v15.16b, v15.16b, #8
    eor v26.16b, v26.16b, v31.16b
    ldr q31, [sp, #160]
    str q18, [sp, #208]
    eor v18.16b, v24.16b, v31.16b
    bit v31.16b, v18.16b, v30.16b
    bic v18.16b, v22.16b, v31.16b
    ldr q22, [sp, #176]
    eor v18.16b, v22.16b, v18.16b
    ldr q22, [x3, #288]
    bit v20.16b, v6.16b, v18.16b
    eor v6.16b, v22.16b, v20.16b
    bit v10.16b, v24.16b, v18.16b
    orn v22.16b, v31.16b, v24.16b
    eor v3.16b, v3.16b, v22.16b
    bic v20.16b, v20.16b, v3.16b
    eor v20.16b, v30.16b, v20.16b
    eor v22.16b, v20.16b, v0.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v16.16b, v16.16b, v20.16b
    ext v20.16b, v22.16b, v22.16b, #8
    eor v20.16b, v21.16b, v20.16b
    eor v21.16b, v3.16b, v13.16b
    ext v3.16b, v3.16b, v3.16b, #8
    ldr q24, [sp, #96]
    eor v3.16b, v24.16b, v3.16b
    ext v24.16b, v21.16b, v21.16b, #8
    eor v7.16b, v7.16b, v24.16b
    eor v24.16b, v10.16b, v9.16b
    ext v30.16b, v10.16b, v10.16b, #8
    ext v10.16b, v24.16b, v24.16b, #8
    str q20, [sp, #96]
    eor v20.16b, v6.16b, v17.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v4.16b, v4.16b, v6.16b
    ext v6.16b, v20.16b, v20.16b, #8
    eor v6.16b, v29.16b, v6.16b
    ext v29.16b, v18.16b, v18.16b, #8
    eor v1.16b, v1.16b, v29.16b
    eor v18.16b, v18.16b, v25.16b
    ext v29.16b, v18.16b, v18.16b, #8
    eor v29.16b, v8.16b, v29.16b
    ext v8.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v11.16b
    str q16, [sp, #144]
    ext v16.16b, v31.16b, v31.16b, #8
    // round 3 (skinny.dsl:60)
    eor v28.16b, v28.16b, v10.16b
    ldr q10, [x3, #512]
    eor v16.16b, v27.16b, v16.16b
    eor v27.16b, v10.16b, v12.16b
    ldr q10, [x3, #528]
    eor v27.16b, v27.16b, v30.16b
    eor v5.16b, v10.16b, v5.16b
    ldr q30, [x3, #544]
    eor v5.16b, v5.16b, v8.16b
    ldr q8, [x3, #672]
    eor v30.16b, v30.16b, v26.16b
    eor v8.16b, v8.16b, v2.16b
    eor v10.16b, v19.16b, v6.16b
    ldr q12, [x3, #576]
    bit v10.16b, v19.16b, v26.16b
    eor v12.16b, v12.16b, v10.16b
    eor v10.16b, v29.16b, v10.16b
    orn v19.16b, v29.16b, v19.16b
    str q30, [sp, #192]
    ldr q30, [x3, #640]
    eor v19.16b, v19.16b, v28.16b
    eor v28.16b, v30.16b, v19.16b
    ext v30.16b, v28.16b, v28.16b, #8
    str q28, [sp, #176]
    eor v28.16b, v7.16b, v19.16b
    str q12, [sp, #160]
    ext v12.16b, v12.16b, v12.16b, #8
    str q6, [sp, #64]
    eor v6.16b, v13.16b, v0.16b
    bit v6.16b, v0.16b, v2.16b
    bic v0.16b, v13.16b, v6.16b
    str q28, [sp, #128]
    ldr q28, [x3, #720]
    eor v0.16b, v17.16b, v0.16b
    eor v28.16b, v28.16b, v0.16b
    eor v17.16b, v14.16b, v17.16b
    str q29, [sp, #112]
    ldr q29, [x3, #704]
    bsl v2.16b, v14.16b, v17.16b
    eor v17.16b, v29.16b, v2.16b
    eor v2.16b, v25.16b, v2.16b
    orn v29.16b, v25.16b, v14.16b
    eor v29.16b, v9.16b, v29.16b
    bic v9.16b, v29.16b, v6.16b
    eor v9.16b, v11.16b, v9.16b
    ldr q11, [x3, #688]
    bit v2.16b, v25.16b, v9.16b
    eor v25.16b, v11.16b, v2.16b
    bic v0.16b, v0.16b, v2.16b
    ldr q2, [x3, #752]
    eor v0.16b, v8.16b, v0.16b
    eor v2.16b, v2.16b, v9.16b
    eor v8.16b, v13.16b, v29.16b
    bsl v9.16b, v13.16b, v8.16b
    bic v8.16b, v23.16b, v1.16b
    eor v27.16b, v8.16b, v27.16b
    eor v30.16b, v27.16b, v30.16b
    ext v8.16b, v30.16b, v30.16b, #12
    eor v11.16b, v3.16b, v27.16b
    ldr q13, [x3, #736]
    ext v14.16b, v27.16b, v27.16b, #4
    eor v13.16b, v13.16b, v14.16b
    eor v29.16b, v29.16b, v13.16b
    ldr q13, [sp, #224]
    eor v14.16b, v13.16b, v20.16b
    mvn v13.16b, v13.16b
    bif v14.16b, v13.16b, v15.16b
    bic v13.16b, v13.16b, v18.16b
    eor v24.16b, v24.16b, v13.16b
    eor v8.16b, v24.16b, v8.16b
    eor v13.16b, v21.16b, v24.16b
    str q29, [sp, #224]
    eor v29.16b, v18.16b, v14.16b
    str q30, [sp, #80]
    eor v30.16b, v21.16b, v22.16b
    bit v22.16b, v30.16b, v15.16b
    and v24.16b, v22.16b, v24.16b
    eor v24.16b, v31.16b, v24.16b
    bit v29.16b, v18.16b, v24.16b
    bit v13.16b, v21.16b, v24.16b
    and v18.16b, v21.16b, v22.16b
    eor v18.16b, v20.16b, v18.16b
    orr v20.16b, v18.16b, v29.16b
    eor v20.16b, v15.16b, v20.16b
    eor v21.16b, v23.16b, v4.16b
    ldr q30, [sp, #208]
    bit v23.16b, v21.16b, v30.16b
    eor v21.16b, v23.16b, v12.16b
    ext v31.16b, v21.16b, v21.16b, #12
    eor v31.16b, v14.16b, v31.16b
    ext v12.16b, v23.16b, v23.16b, #4
    eor v17.16b, v12.16b, v17.16b
    eor v23.16b, v1.16b, v23.16b
    ldr q12, [sp, #144]
    eor v14.16b, v3.16b, v12.16b
    bit v12.16b, v14.16b, v30.16b
    bic v27.16b, v27.16b, v12.16b
    eor v5.16b, v5.16b, v27.16b
    ldr q27, [x3, #288]
    bit v23.16b, v1.16b, v5.16b
    eor v1.16b, v27.16b, v23.16b
    bit v11.16b, v3.16b, v5.16b
    orn v3.16b, v12.16b, v3.16b
    eor v3.16b, v4.16b, v3.16b
    orr v4.16b, v3.16b, v23.16b
    eor v4.16b, v30.16b, v4.16b
    ext v23.16b, v4.16b, v4.16b, #4
    eor v0.16b, v0.16b, v23.16b
    ext v23.16b, v3.16b, v3.16b, #4
    eor v23.16b, v23.16b, v28.16b
    ext v27.16b, v11.16b, v11.16b, #4
    ext v28.16b, v1.16b, v1.16b, #4
    eor v25.16b, v25.16b, v28.16b
    ext v28.16b, v5.16b, v5.16b, #4
    eor v2.16b, v28.16b, v2.16b
    ext v28.16b, v12.16b, v12.16b, #4
    ldr q30, [sp, #96]
    eor v14.16b, v7.16b, v30.16b
    ldr q15, [x3, #624]
    bsl v26.16b, v30.16b, v14.16b
    eor v30.16b, v15.16b, v26.16b
    bic v19.16b, v19.16b, v26.16b
    eor v16.16b, v16.16b, v19.16b
    ldr q19, [x3, #560]
    ldr q14, [sp, #112]
    bit v10.16b, v14.16b, v16.16b
    eor v19.16b, v19.16b, v10.16b
    ldr q14, [x3, #608]
    ldr q15, [sp, #128]
    bit v15.16b, v7.16b, v16.16b
    str q25, [sp, #128]
    ldr q25, [x3, #656]
    eor v14.16b, v14.16b, v15.16b
    eor v16.16b, v25.16b, v16.16b
    bic v7.16b, v7.16b, v26.16b
    ldr q25, [sp, #64]
    eor v7.16b, v25.16b, v7.16b
    bic v25.16b, v7.16b, v10.16b
    ldr q26, [x3, #592]
    ldr q10, [sp, #192]
    eor v25.16b, v10.16b, v25.16b
    eor v7.16b, v26.16b, v7.16b
    ext v26.16b, v7.16b, v7.16b, #8
    eor v3.16b, v3.16b, v26.16b
    ext v26.16b, v3.16b, v3.16b, #12
    eor v18.16b, v18.16b, v26.16b
    ext v26.16b, v25.16b, v25.16b, #8
    eor v4.16b, v4.16b, v26.16b
    ext v26.16b, v4.16b, v4.16b, #12
    eor v20.16b, v20.16b, v26.16b
    ext v26.16b, v16.16b, v16.16b, #8
    eor v5.16b, v5.16b, v26.16b
    ext v26.16b, v5.16b, v5.16b, #12
    eor v24.16b, v24.16b, v26.16b
    ext v26.16b, v14.16b, v14.16b, #8
    eor v26.16b, v11.16b, v26.16b
    ext v10.16b, v26.16b, v26.16b, #12
    ext v11.16b, v19.16b, v19.16b, #8
    eor v1.16b, v1.16b, v11.16b
    ext v11.16b, v1.16b, v1.16b, #12
    eor v29.16b, v29.16b, v11.16b
    ext v11.16b, v30.16b, v30.16b, #8
    eor v11.16b, v12.16b, v11.16b
    // round 4 (skinny.dsl:60)
    ldr q12, [x3, #768]
    // round 3 (skinny.dsl:60)
    ext v15.16b, v11.16b, v11.16b, #12
    // round 4 (skinny.dsl:60)
    eor v9.16b, v12.16b, v9.16b
    ldr q12, [x3, #784]
    eor v27.16b, v27.16b, v9.16b
    eor v6.16b, v12.16b, v6.16b
    eor v6.16b, v28.16b, v6.16b
    eor v22.16b, v22.16b, v15.16b
    ldr q28, [x3, #944]
    eor v9.16b, v13.16b, v10.16b
    ldr q10, [x3, #800]
    ldr q12, [sp, #160]
    eor v28.16b, v28.16b, v12.16b
    eor v10.16b, v10.16b, v31.16b
    eor v13.16b, v8.16b, v29.16b
    ldr q15, [x3, #848]
    bit v13.16b, v8.16b, v31.16b
    eor v15.16b, v15.16b, v13.16b
    eor v13.16b, v24.16b, v13.16b
    and v8.16b, v24.16b, v8.16b
    str q15, [sp, #192]
    ldr q15, [x3, #912]
    eor v8.16b, v8.16b, v9.16b
    eor v9.16b, v15.16b, v8.16b
    eor v15.16b, v18.16b, v8.16b
    str q6, [sp, #64]
    ldr q6, [sp, #80]
    str q17, [sp, #112]
    orn v17.16b, v6.16b, v5.16b
    eor v17.16b, v26.16b, v17.16b
    mvn v6.16b, v6.16b
    eor v26.16b, v6.16b, v1.16b
    bit v6.16b, v26.16b, v21.16b
    eor v26.16b, v5.16b, v6.16b
    str q6, [sp, #80]
    eor v6.16b, v3.16b, v17.16b
    str q0, [sp, #96]
    eor v0.16b, v3.16b, v4.16b
    bit v4.16b, v0.16b, v21.16b
    orn v0.16b, v4.16b, v3.16b
    eor v0.16b, v1.16b, v0.16b
    bic v1.16b, v17.16b, v4.16b
    eor v1.16b, v11.16b, v1.16b
    bit v6.16b, v3.16b, v1.16b
    bit v26.16b, v5.16b, v1.16b
    orn v3.16b, v0.16b, v26.16b
    eor v3.16b, v21.16b, v3.16b
    eor v5.16b, v7.16b, v25.16b
    bit v5.16b, v25.16b, v12.16b
    bic v21.16b, v7.16b, v5.16b
    eor v21.16b, v19.16b, v21.16b
    ldr q25, [sp, #176]
    eor v19.16b, v25.16b, v19.16b
    bsl v12.16b, v25.16b, v19.16b
    and v19.16b, v16.16b, v25.16b
    eor v19.16b, v14.16b, v19.16b
    eor v25.16b, v7.16b, v19.16b
    bic v11.16b, v19.16b, v5.16b
    eor v30.16b, v30.16b, v11.16b
    bit v25.16b, v7.16b, v30.16b
    eor v7.16b, v16.16b, v12.16b
    ldr q11, [x3, #960]
    bit v7.16b, v16.16b, v30.16b
    eor v16.16b, v11.16b, v7.16b
    and v7.16b, v21.16b, v7.16b
    eor v7.16b, v28.16b, v7.16b
    eor v28.16b, v18.16b, v20.16b
    bsl v31.16b, v20.16b, v28.16b
    bic v20.16b, v8.16b, v31.16b
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #816]
    bit v24.16b, v13.16b, v20.16b
    ldr q28, [x3, #928]
    eor v22.16b, v22.16b, v24.16b
    eor v28.16b, v28.16b, v20.16b
    ldr q8, [x3, #880]
    bsl v20.16b, v15.16b, v18.16b
    ldr q11, [x3, #896]
    eor v20.16b, v8.16b, v20.16b
    eor v8.16b, v11.16b, v31.16b
    bic v18.16b, v18.16b, v31.16b
    ldr q31, [x3, #864]
    eor v18.16b, v29.16b, v18.16b
    eor v29.16b, v31.16b, v18.16b
    and v18.16b, v18.16b, v24.16b
    eor v18.16b, v10.16b, v18.16b
    ldr q24, [sp, #224]
    bic v31.16b, v24.16b, v2.16b
    ldr q10, [x3, #1008]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v10.16b, v27.16b
    eor v19.16b, v31.16b, v19.16b
    eor v31.16b, v27.16b, v9.16b
    eor v17.16b, v17.16b, v31.16b
    eor v10.16b, v23.16b, v27.16b
    ldr q11, [sp, #96]
    eor v13.16b, v23.16b, v11.16b
    ldr q14, [sp, #112]
    bit v11.16b, v13.16b, v14.16b
    bic v27.16b, v27.16b, v11.16b
    ldr q13, [x3, #1024]
    ldr q15, [sp, #64]
    eor v27.16b, v15.16b, v27.16b
    eor v13.16b, v13.16b, v27.16b
    eor v30.16b, v30.16b, v13.16b
    bit v10.16b, v23.16b, v27.16b
    orn v23.16b, v11.16b, v23.16b
    ldr q13, [x3, #992]
    ldr q15, [sp, #128]
    eor v23.16b, v15.16b, v23.16b
    eor v13.16b, v13.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    eor v13.16b, v24.16b, v15.16b
    ldr q15, [x3, #976]
    bit v24.16b, v13.16b, v14.16b
    eor v13.16b, v15.16b, v24.16b
    eor v12.16b, v12.16b, v13.16b
    eor v13.16b, v2.16b, v24.16b
    ldr q15, [x3, #832]
    bit v13.16b, v2.16b, v27.16b
    eor v2.16b, v15.16b, v13.16b
    eor v16.16b, v2.16b, v16.16b
    eor v2.16b, v2.16b, v22.16b
    eor v26.16b, v26.16b, v2.16b
    orr v13.16b, v23.16b, v13.16b
    eor v13.16b, v14.16b, v13.16b
    eor v7.16b, v13.16b, v7.16b
    eor v13.16b, v13.16b, v18.16b
    eor v3.16b, v3.16b, v13.16b
    ldr q14, [sp, #192]
    eor v24.16b, v24.16b, v14.16b
    ldr q15, [sp, #80]
    eor v15.16b, v15.16b, v24.16b
    eor v23.16b, v23.16b, v29.16b
    eor v0.16b, v0.16b, v23.16b
    eor v27.16b, v27.16b, v28.16b
    eor v1.16b, v1.16b, v27.16b
    str q1, [sp, #80]
    eor v1.16b, v10.16b, v20.16b
    // round 5 (skinny.dsl:60)
    str q17, [sp, #112]
    ldr q17, [x3, #1056]
    // round 4 (skinny.dsl:60)
    str q26, [sp, #224]
    eor v26.16b, v11.16b, v8.16b
    // round 5 (skinny.dsl:60)
    eor v17.16b, v17.16b, v11.16b
    ldr q11, [x3, #1040]
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v11.16b, v10.16b
    eor v17.16b, v25.16b, v17.16b
    eor v4.16b, v4.16b, v26.16b
    ldr q25, [x3, #1216]
    eor v6.16b, v6.16b, v1.16b
    ldr q10, [x3, #1072]
    eor v25.16b, v25.16b, v14.16b
    eor v10.16b, v10.16b, v15.16b
    mvn v11.16b, v31.16b
    eor v31.16b, v31.16b, v2.16b
    bit v31.16b, v11.16b, v24.16b
    bic v11.16b, v11.16b, v27.16b
    eor v1.16b, v1.16b, v11.16b
    eor v11.16b, v23.16b, v1.16b
    str q31, [sp, #128]
    eor v31.16b, v27.16b, v31.16b
    str q10, [sp, #64]
    eor v10.16b, v29.16b, v18.16b
    bit v18.16b, v10.16b, v14.16b
    and v10.16b, v29.16b, v18.16b
    eor v10.16b, v22.16b, v10.16b
    eor v22.16b, v9.16b, v22.16b
    bsl v14.16b, v22.16b, v9.16b
    orn v22.16b, v28.16b, v9.16b
    eor v20.16b, v20.16b, v22.16b
    and v22.16b, v18.16b, v20.16b
    eor v22.16b, v8.16b, v22.16b
    eor v8.16b, v29.16b, v20.16b
    bit v29.16b, v8.16b, v22.16b
    eor v8.16b, v28.16b, v14.16b
    bit v28.16b, v8.16b, v22.16b
    bic v8.16b, v10.16b, v28.16b
    orn v9.16b, v30.16b, v19.16b
    eor v17.16b, v9.16b, v17.16b
    eor v9.16b, v21.16b, v17.16b
    str q29, [sp, #192]
    ldr q29, [x3, #1280]
    str q18, [sp, #96]
    ext v18.16b, v17.16b, v17.16b, #12
    eor v18.16b, v29.16b, v18.16b
    eor v18.16b, v18.16b, v20.16b
    eor v20.16b, v23.16b, v13.16b
    bit v20.16b, v13.16b, v24.16b
    and v29.16b, v23.16b, v20.16b
    eor v2.16b, v2.16b, v29.16b
    and v29.16b, v20.16b, v1.16b
    eor v26.16b, v26.16b, v29.16b
    bit v23.16b, v11.16b, v26.16b
    bit v27.16b, v31.16b, v26.16b
    orr v29.16b, v2.16b, v27.16b
    eor v24.16b, v24.16b, v29.16b
    eor v29.16b, v21.16b, v7.16b
    bit v29.16b, v7.16b, v12.16b
    bic v7.16b, v17.16b, v29.16b
    eor v5.16b, v5.16b, v7.16b
    bif v9.16b, v21.16b, v5.16b
    orn v7.16b, v29.16b, v21.16b
    eor v7.16b, v16.16b, v7.16b
    eor v16.16b, v19.16b, v16.16b
    bit v16.16b, v19.16b, v12.16b
    ldr q19, [x3, #1248]
    ext v21.16b, v16.16b, v16.16b, #12
    eor v19.16b, v19.16b, v21.16b
    eor v19.16b, v19.16b, v14.16b
    eor v21.16b, v30.16b, v16.16b
    ldr q31, [x3, #1104]
    bit v30.16b, v21.16b, v5.16b
    eor v21.16b, v31.16b, v30.16b
    orr v30.16b, v7.16b, v30.16b
    eor v30.16b, v12.16b, v30.16b
    ext v31.16b, v30.16b, v30.16b, #12
    eor v25.16b, v25.16b, v31.16b
    eor v25.16b, v8.16b, v25.16b
    ldr q31, [x3, #1232]
    ext v8.16b, v21.16b, v21.16b, #12
    eor v31.16b, v31.16b, v8.16b
    eor v28.16b, v28.16b, v31.16b
    ldr q31, [x3, #1264]
    ext v8.16b, v7.16b, v7.16b, #12
    eor v31.16b, v31.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    ext v8.16b, v9.16b, v9.16b, #12
    ldr q10, [x3, #1296]
    ext v11.16b, v5.16b, v5.16b, #12
    eor v10.16b, v10.16b, v11.16b
    eor v22.16b, v10.16b, v22.16b
    ext v10.16b, v29.16b, v29.16b, #12
    eor v11.16b, v0.16b, v3.16b
    ldr q12, [x3, #1168]
    bit v3.16b, v11.16b, v15.16b
    eor v11.16b, v12.16b, v3.16b
    ext v12.16b, v11.16b, v11.16b, #8
    eor v29.16b, v29.16b, v12.16b
    ext v12.16b, v29.16b, v29.16b, #4
    and v13.16b, v0.16b, v3.16b
    ldr q14, [x3, #1136]
    str q28, [sp, #176]
    ldr q28, [sp, #224]
    eor v13.16b, v28.16b, v13.16b
    eor v14.16b, v14.16b, v13.16b
    str q19, [sp, #160]
    ldr q19, [sp, #112]
    eor v28.16b, v19.16b, v28.16b
    str q25, [sp, #224]
    ldr q25, [x3, #1120]
    bsl v15.16b, v28.16b, v19.16b
    eor v25.16b, v25.16b, v15.16b
    ldr q28, [sp, #80]
    eor v15.16b, v28.16b, v15.16b
    orn v19.16b, v28.16b, v19.16b
    eor v6.16b, v19.16b, v6.16b
    and v3.16b, v3.16b, v6.16b
    eor v3.16b, v4.16b, v3.16b
    ldr q4, [x3, #1088]
    bit v28.16b, v15.16b, v3.16b
    eor v4.16b, v4.16b, v28.16b
    bic v19.16b, v13.16b, v28.16b
    ldr q28, [x3, #1200]
    ldr q13, [sp, #64]
    eor v19.16b, v13.16b, v19.16b
    ldr q13, [x3, #1184]
    eor v28.16b, v28.16b, v3.16b
    eor v13.16b, v13.16b, v6.16b
    eor v6.16b, v0.16b, v6.16b
    ldr q15, [x3, #1152]
    bsl v3.16b, v6.16b, v0.16b
    eor v0.16b, v15.16b, v3.16b
    ext v3.16b, v0.16b, v0.16b, #8
    eor v3.16b, v9.16b, v3.16b
    ext v6.16b, v3.16b, v3.16b, #4
    ext v9.16b, v13.16b, v13.16b, #8
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v17.16b, v17.16b, #4
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v28.16b, v28.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #4
    eor v26.16b, v26.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v30.16b, v30.16b, v9.16b
    ext v9.16b, v30.16b, v30.16b, #4
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v21.16b, v21.16b, #4
    eor v27.16b, v27.16b, v9.16b
    ext v9.16b, v25.16b, v25.16b, #8
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #4
    ldr q15, [sp, #128]
    eor v9.16b, v15.16b, v9.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v7.16b, v7.16b, v15.16b
    ext v15.16b, v7.16b, v7.16b, #4
    eor v2.16b, v2.16b, v15.16b
    // round 6 (skinny.dsl:60)
    ldr q15, [x3, #1328]
    eor v6.16b, v23.16b, v6.16b
    eor v23.16b, v15.16b, v10.16b
    ldr q10, [x3, #1312]
    ldr q15, [sp, #96]
    eor v23.16b, v23.16b, v15.16b
    eor v8.16b, v10.16b, v8.16b
    ldr q10, [sp, #192]
    eor v8.16b, v8.16b, v10.16b
    ldr q10, [x3, #1344]
    eor v20.16b, v20.16b, v12.16b
    ldr q12, [x3, #1488]
    eor v10.16b, v10.16b, v9.16b
    eor v12.16b, v12.16b, v25.16b
    mvn v17.16b, v17.16b
    eor v15.16b, v17.16b, v21.16b
    bif v15.16b, v17.16b, v16.16b
    and v17.16b, v5.16b, v17.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v7.16b, v3.16b
    str q15, [sp, #192]
    eor v15.16b, v5.16b, v15.16b
    str q23, [sp, #96]
    eor v23.16b, v14.16b, v19.16b
    bit v23.16b, v19.16b, v25.16b
    and v19.16b, v14.16b, v23.16b
    eor v19.16b, v4.16b, v19.16b
    eor v4.16b, v13.16b, v4.16b
    bsl v25.16b, v13.16b, v4.16b
    orn v4.16b, v28.16b, v13.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v14.16b, v0.16b
    and v13.16b, v23.16b, v0.16b
    eor v11.16b, v11.16b, v13.16b
    bit v4.16b, v14.16b, v11.16b
    eor v13.16b, v28.16b, v25.16b
    ldr q14, [x3, #1504]
    bit v13.16b, v28.16b, v11.16b
    eor v28.16b, v14.16b, v13.16b
    bic v13.16b, v19.16b, v13.16b
    eor v12.16b, v12.16b, v13.16b
    eor v13.16b, v2.16b, v24.16b
    ldr q14, [x3, #1440]
    bit v13.16b, v24.16b, v9.16b
    eor v24.16b, v14.16b, v13.16b
    and v14.16b, v2.16b, v13.16b
    str q23, [sp, #128]
    ldr q23, [x3, #1408]
    eor v14.16b, v27.16b, v14.16b
    eor v23.16b, v23.16b, v14.16b
    eor v27.16b, v1.16b, v27.16b
    str q4, [sp, #64]
    ldr q4, [x3, #1392]
    bsl v9.16b, v1.16b, v27.16b
    eor v4.16b, v4.16b, v9.16b
    eor v27.16b, v26.16b, v9.16b
    orn v1.16b, v26.16b, v1.16b
    ldr q9, [x3, #1456]
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v9.16b, v1.16b
    and v9.16b, v13.16b, v1.16b
    eor v20.16b, v20.16b, v9.16b
    ldr q9, [x3, #1376]
    bit v26.16b, v27.16b, v20.16b
    eor v27.16b, v9.16b, v26.16b
    bic v26.16b, v14.16b, v26.16b
    ldr q9, [x3, #1472]
    eor v26.16b, v10.16b, v26.16b
    eor v9.16b, v9.16b, v20.16b
    eor v1.16b, v2.16b, v1.16b
    ldr q10, [x3, #1424]
    bsl v20.16b, v1.16b, v2.16b
    eor v1.16b, v10.16b, v20.16b
    and v2.16b, v22.16b, v18.16b
    eor v2.16b, v2.16b, v8.16b
    eor v20.16b, v31.16b, v2.16b
    eor v8.16b, v2.16b, v6.16b
    ext v10.16b, v8.16b, v8.16b, #8
    eor v10.16b, v3.16b, v10.16b
    ldr q13, [x3, #1552]
    ext v14.16b, v2.16b, v2.16b, #8
    eor v13.16b, v13.16b, v14.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v7.16b, v30.16b
    bit v30.16b, v13.16b, v16.16b
    bic v3.16b, v3.16b, v30.16b
    eor v3.16b, v29.16b, v3.16b
    bit v15.16b, v5.16b, v3.16b
    bit v17.16b, v7.16b, v3.16b
    orn v5.16b, v30.16b, v7.16b
    eor v5.16b, v21.16b, v5.16b
    bic v7.16b, v15.16b, v5.16b
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [sp, #224]
    eor v21.16b, v31.16b, v16.16b
    ldr q29, [sp, #160]
    bit v16.16b, v21.16b, v29.16b
    bic v2.16b, v2.16b, v16.16b
    ldr q21, [sp, #96]
    eor v2.16b, v21.16b, v2.16b
    bit v20.16b, v31.16b, v2.16b
    orn v21.16b, v16.16b, v31.16b
    ldr q31, [sp, #176]
    eor v21.16b, v31.16b, v21.16b
    eor v31.16b, v18.16b, v31.16b
    bit v18.16b, v31.16b, v29.16b
    eor v31.16b, v18.16b, v4.16b
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #192]
    eor v13.16b, v14.16b, v13.16b
    eor v14.16b, v22.16b, v18.16b
    str q10, [sp, #192]
    ldr q10, [x3, #1360]
    bit v14.16b, v22.16b, v2.16b
    eor v22.16b, v10.16b, v14.16b
    bic v10.16b, v14.16b, v21.16b
    eor v29.16b, v29.16b, v10.16b
    ldr q10, [x3, #1520]
    ext v18.16b, v18.16b, v18.16b, #8
    eor v18.16b, v10.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v29.16b, v26.16b
    ext v29.16b, v29.16b, v29.16b, #8
    eor v29.16b, v29.16b, v12.16b
    ext v10.16b, v25.16b, v25.16b, #8
    eor v7.16b, v7.16b, v10.16b
    eor v10.16b, v22.16b, v27.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v22.16b, v28.16b
    ext v28.16b, v10.16b, v10.16b, #8
    eor v28.16b, v15.16b, v28.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v21.16b, v21.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v19.16b, v19.16b, v12.16b
    eor v21.16b, v21.16b, v23.16b
    ext v12.16b, v21.16b, v21.16b, #8
    eor v5.16b, v5.16b, v12.16b
    ext v12.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v1.16b
    ext v14.16b, v20.16b, v20.16b, #8
    ldr q15, [x3, #1568]
    str q28, [sp, #160]
    ext v28.16b, v2.16b, v2.16b, #8
    eor v28.16b, v15.16b, v28.16b
    eor v28.16b, v11.16b, v28.16b
    eor v2.16b, v2.16b, v9.16b
    ext v11.16b, v2.16b, v2.16b, #8
    eor v3.16b, v3.16b, v11.16b
    eor v11.16b, v16.16b, v24.16b
    ext v16.16b, v16.16b, v16.16b, #8
    // round 7 (skinny.dsl:60)
    ldr q15, [x3, #1584]
    // round 6 (skinny.dsl:60)
    str q3, [sp, #176]
    ext v3.16b, v11.16b, v11.16b, #8
    // round 7 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #1600]
    str q7, [sp, #96]
    ldr q7, [sp, #64]
    eor v7.16b, v7.16b, v12.16b
    eor v16.16b, v15.16b, v16.16b
    ldr q12, [sp, #128]
    eor v16.16b, v12.16b, v16.16b
    eor v17.16b, v17.16b, v14.16b
    ldr q12, [x3, #1616]
    eor v3.16b, v30.16b, v3.16b
    ldr q30, [x3, #1744]
    eor v12.16b, v12.16b, v13.16b
    eor v30.16b, v30.16b, v4.16b
    eor v14.16b, v19.16b, v29.16b
    bit v29.16b, v14.16b, v18.16b
    orn v14.16b, v29.16b, v19.16b
    eor v14.16b, v22.16b, v14.16b
    eor v22.16b, v0.16b, v22.16b
    bif v22.16b, v0.16b, v18.16b
    bic v0.16b, v0.16b, v28.16b
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #1808]
    ext v15.16b, v0.16b, v0.16b, #4
    eor v7.16b, v7.16b, v15.16b
    eor v15.16b, v19.16b, v0.16b
    str q0, [sp, #128]
    bic v0.16b, v0.16b, v29.16b
    eor v0.16b, v16.16b, v0.16b
    bit v15.16b, v19.16b, v0.16b
    ext v16.16b, v15.16b, v15.16b, #4
    ldr q19, [x3, #1824]
    str q16, [sp, #64]
    ext v16.16b, v0.16b, v0.16b, #4
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #1776]
    str q15, [sp, #224]
    ext v15.16b, v22.16b, v22.16b, #4
    eor v19.16b, v19.16b, v15.16b
    eor v15.16b, v28.16b, v22.16b
    str q22, [sp, #80]
    ldr q22, [x3, #1360]
    bit v15.16b, v28.16b, v0.16b
    eor v22.16b, v22.16b, v15.16b
    orr v28.16b, v14.16b, v15.16b
    eor v18.16b, v18.16b, v28.16b
    ext v28.16b, v18.16b, v18.16b, #4
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1760]
    ext v15.16b, v22.16b, v22.16b, #4
    eor v30.16b, v30.16b, v15.16b
    ldr q15, [x3, #1792]
    str q14, [sp, #112]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v29.16b, v29.16b, #4
    str q15, [sp, #208]
    eor v15.16b, v21.16b, v25.16b
    bit v25.16b, v15.16b, v31.16b
    and v15.16b, v21.16b, v25.16b
    eor v15.16b, v10.16b, v15.16b
    eor v10.16b, v8.16b, v10.16b
    mvn v8.16b, v8.16b
    bif v10.16b, v8.16b, v31.16b
    bic v8.16b, v8.16b, v2.16b
    eor v20.16b, v20.16b, v8.16b
    eor v8.16b, v21.16b, v20.16b
    str q25, [sp, #144]
    and v25.16b, v25.16b, v20.16b
    eor v25.16b, v11.16b, v25.16b
    bit v8.16b, v21.16b, v25.16b
    eor v21.16b, v2.16b, v10.16b
    bit v21.16b, v2.16b, v25.16b
    orr v2.16b, v15.16b, v21.16b
    eor v2.16b, v31.16b, v2.16b
    eor v31.16b, v23.16b, v26.16b
    bit v31.16b, v26.16b, v4.16b
    bic v26.16b, v23.16b, v31.16b
    eor v26.16b, v27.16b, v26.16b
    eor v11.16b, v14.16b, v26.16b
    eor v27.16b, v6.16b, v27.16b
    bsl v4.16b, v6.16b, v27.16b
    eor v19.16b, v19.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    orn v6.16b, v9.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v7.16b, v1.16b
    bic v7.16b, v1.16b, v31.16b
    eor v7.16b, v24.16b, v7.16b
    bit v4.16b, v9.16b, v7.16b
    eor v24.16b, v4.16b, v30.16b
    bic v4.16b, v26.16b, v4.16b
    eor v4.16b, v4.16b, v28.16b
    eor v16.16b, v16.16b, v7.16b
    eor v1.16b, v23.16b, v1.16b
    bsl v7.16b, v23.16b, v1.16b
    ldr q1, [sp, #96]
    eor v23.16b, v5.16b, v1.16b
    ldr q26, [x3, #1696]
    bit v23.16b, v1.16b, v13.16b
    eor v1.16b, v26.16b, v23.16b
    ext v26.16b, v1.16b, v1.16b, #8
    eor v26.16b, v29.16b, v26.16b
    ext v27.16b, v26.16b, v26.16b, #12
    bic v28.16b, v5.16b, v23.16b
    ldr q29, [x3, #1664]
    ldr q30, [sp, #160]
    eor v28.16b, v30.16b, v28.16b
    eor v29.16b, v29.16b, v28.16b
    ldr q9, [sp, #192]
    eor v30.16b, v9.16b, v30.16b
    ldr q14, [x3, #1648]
    bsl v13.16b, v9.16b, v30.16b
    eor v30.16b, v14.16b, v13.16b
    ldr q14, [sp, #176]
    eor v13.16b, v14.16b, v13.16b
    orn v9.16b, v14.16b, v9.16b
    eor v17.16b, v9.16b, v17.16b
    bic v23.16b, v17.16b, v23.16b
    eor v3.16b, v3.16b, v23.16b
    bit v13.16b, v14.16b, v3.16b
    bic v23.16b, v28.16b, v13.16b
    ldr q28, [x3, #1632]
    eor v23.16b, v12.16b, v23.16b
    ldr q9, [x3, #1728]
    eor v28.16b, v28.16b, v13.16b
    ldr q12, [x3, #1712]
    eor v9.16b, v9.16b, v3.16b
    eor v12.16b, v12.16b, v17.16b
    eor v17.16b, v5.16b, v17.16b
    ldr q13, [x3, #1680]
    bsl v3.16b, v5.16b, v17.16b
    eor v3.16b, v13.16b, v3.16b
    ext v5.16b, v3.16b, v3.16b, #8
    ldr q17, [sp, #224]
    eor v5.16b, v17.16b, v5.16b
    ext v17.16b, v5.16b, v5.16b, #12
    ext v13.16b, v12.16b, v12.16b, #8
    ldr q14, [sp, #128]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    eor v0.16b, v0.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v28.16b, v28.16b, #8
    eor v22.16b, v22.16b, v14.16b
    ext v14.16b, v22.16b, v22.16b, #12
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v23.16b, v23.16b, #8
    eor v18.16b, v18.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #12
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    str q26, [sp, #128]
    ldr q26, [sp, #80]
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v26.16b, v26.16b, #12
    eor v10.16b, v10.16b, v14.16b
    ext v14.16b, v29.16b, v29.16b, #8
    str q5, [sp, #80]
    ldr q5, [sp, #112]
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    // round 8 (skinny.dsl:60)
    str q0, [sp, #112]
    ldr q0, [x3, #1856]
    // round 7 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 8 (skinny.dsl:60)
    ldr q15, [sp, #208]
    eor v0.16b, v0.16b, v15.16b
    eor v0.16b, v0.16b, v31.16b
    ldr q31, [x3, #1840]
    ldr q15, [sp, #144]
    eor v27.16b, v15.16b, v27.16b
    ldr q15, [sp, #64]
    eor v31.16b, v31.16b, v15.16b
    eor v7.16b, v31.16b, v7.16b
    ldr q31, [x3, #1872]
    eor v17.16b, v8.16b, v17.16b
    ldr q8, [x3, #2016]
    eor v31.16b, v31.16b, v10.16b
    eor v8.16b, v8.16b, v30.16b
    eor v15.16b, v14.16b, v2.16b
    str q13, [sp, #64]
    ldr q13, [x3, #1968]
    bit v15.16b, v2.16b, v10.16b
    eor v2.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q2, [sp, #144]
    ldr q2, [x3, #1936]
    eor v13.16b, v21.16b, v13.16b
    eor v2.16b, v2.16b, v13.16b
    eor v21.16b, v20.16b, v21.16b
    str q2, [sp, #208]
    ldr q2, [x3, #1920]
    bsl v10.16b, v20.16b, v21.16b
    eor v2.16b, v2.16b, v10.16b
    eor v21.16b, v25.16b, v10.16b
    and v20.16b, v25.16b, v20.16b
    eor v17.16b, v20.16b, v17.16b
    bic v20.16b, v17.16b, v15.16b
    eor v20.16b, v27.16b, v20.16b
    bit v25.16b, v21.16b, v20.16b
    and v21.16b, v13.16b, v25.16b
    ldr q27, [x3, #1888]
    eor v21.16b, v31.16b, v21.16b
    ldr q31, [x3, #2000]
    eor v25.16b, v27.16b, v25.16b
    ldr q27, [x3, #1984]
    eor v31.16b, v31.16b, v20.16b
    eor v27.16b, v27.16b, v17.16b
    eor v17.16b, v14.16b, v17.16b
    ldr q10, [x3, #1952]
    bsl v20.16b, v17.16b, v14.16b
    eor v17.16b, v10.16b, v20.16b
    eor v20.16b, v6.16b, v24.16b
    ldr q10, [x3, #2048]
    bif v20.16b, v6.16b, v19.16b
    eor v10.16b, v10.16b, v20.16b
    bic v6.16b, v6.16b, v16.16b
    ldr q13, [x3, #2080]
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v13.16b, v6.16b
    eor v13.16b, v11.16b, v6.16b
    eor v14.16b, v6.16b, v27.16b
    eor v15.16b, v20.16b, v2.16b
    eor v20.16b, v16.16b, v20.16b
    str q27, [sp, #224]
    eor v27.16b, v29.16b, v23.16b
    bit v27.16b, v23.16b, v30.16b
    bic v23.16b, v29.16b, v27.16b
    eor v23.16b, v28.16b, v23.16b
    eor v28.16b, v12.16b, v28.16b
    bsl v30.16b, v12.16b, v28.16b
    eor v28.16b, v10.16b, v30.16b
    eor v30.16b, v9.16b, v30.16b
    and v10.16b, v9.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    eor v7.16b, v7.16b, v3.16b
    bic v10.16b, v3.16b, v27.16b
    eor v1.16b, v1.16b, v10.16b
    bit v30.16b, v9.16b, v1.16b
    eor v3.16b, v29.16b, v3.16b
    bit v3.16b, v29.16b, v1.16b
    and v29.16b, v23.16b, v30.16b
    eor v9.16b, v5.16b, v18.16b
    bit v18.16b, v9.16b, v26.16b
    orn v9.16b, v18.16b, v5.16b
    eor v9.16b, v22.16b, v9.16b
    eor v10.16b, v11.16b, v4.16b
    bit v4.16b, v10.16b, v19.16b
    bic v6.16b, v6.16b, v4.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q6, [x3, #1904]
    bit v20.16b, v16.16b, v0.16b
    ldr q16, [x3, #2032]
    eor v6.16b, v6.16b, v20.16b
    eor v16.16b, v16.16b, v6.16b
    eor v16.16b, v16.16b, v30.16b
    ldr q30, [x3, #2096]
    eor v6.16b, v6.16b, v25.16b
    eor v30.16b, v30.16b, v0.16b
    eor v1.16b, v30.16b, v1.16b
    bit v13.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v31.16b
    orn v30.16b, v4.16b, v11.16b
    ldr q10, [x3, #2064]
    eor v24.16b, v24.16b, v30.16b
    eor v30.16b, v10.16b, v24.16b
    eor v23.16b, v30.16b, v23.16b
    orr v20.16b, v24.16b, v20.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v8.16b, v19.16b
    eor v20.16b, v20.16b, v29.16b
    eor v19.16b, v19.16b, v21.16b
    ldr q29, [sp, #208]
    eor v24.16b, v24.16b, v29.16b
    eor v30.16b, v9.16b, v24.16b
    eor v8.16b, v13.16b, v17.16b
    ldr q10, [sp, #144]
    eor v11.16b, v4.16b, v10.16b
    ldr q12, [sp, #64]
    str q30, [sp, #176]
    mvn v30.16b, v12.16b
    eor v22.16b, v30.16b, v22.16b
    bit v30.16b, v22.16b, v26.16b
    ldr q22, [sp, #112]
    orn v12.16b, v12.16b, v22.16b
    ldr q10, [sp, #80]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #80]
    eor v12.16b, v5.16b, v10.16b
    bic v10.16b, v10.16b, v18.16b
    str q16, [sp, #64]
    ldr q16, [sp, #128]
    eor v16.16b, v16.16b, v10.16b
    bit v12.16b, v5.16b, v16.16b
    eor v5.16b, v16.16b, v0.16b
    eor v10.16b, v22.16b, v30.16b
    bsl v16.16b, v22.16b, v10.16b
    orn v22.16b, v9.16b, v16.16b
    eor v22.16b, v26.16b, v22.16b
    eor v22.16b, v22.16b, v19.16b
    eor v16.16b, v16.16b, v6.16b
    // round 9 (skinny.dsl:60)
    ldr q26, [x3, #2128]
    // round 8 (skinny.dsl:60)
    eor v30.16b, v30.16b, v15.16b
    // round 9 (skinny.dsl:60)
    eor v4.16b, v26.16b, v4.16b
    ldr q26, [x3, #2112]
    eor v4.16b, v4.16b, v27.16b
    eor v26.16b, v26.16b, v13.16b
    eor v3.16b, v26.16b, v3.16b
    eor v18.16b, v18.16b, v11.16b
    ldr q26, [x3, #2272]
    eor v27.16b, v12.16b, v8.16b
    ldr q9, [x3, #2144]
    eor v26.16b, v26.16b, v2.16b
    eor v9.16b, v9.16b, v30.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v6.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v0.16b
    eor v8.16b, v8.16b, v10.16b
    eor v10.16b, v24.16b, v8.16b
    eor v13.16b, v0.16b, v12.16b
    eor v14.16b, v29.16b, v21.16b
    bit v21.16b, v14.16b, v2.16b
    and v14.16b, v29.16b, v21.16b
    eor v14.16b, v25.16b, v14.16b
    str q12, [sp, #112]
    ldr q12, [sp, #224]
    eor v25.16b, v12.16b, v25.16b
    bsl v2.16b, v25.16b, v12.16b
    orn v25.16b, v31.16b, v12.16b
    eor v17.16b, v17.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    ldr q12, [sp, #144]
    eor v25.16b, v12.16b, v25.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v25.16b
    eor v12.16b, v31.16b, v2.16b
    bit v31.16b, v12.16b, v25.16b
    bic v12.16b, v14.16b, v31.16b
    str q29, [sp, #208]
    orn v29.16b, v1.16b, v7.16b
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v23.16b, v3.16b
    str q21, [sp, #144]
    ldr q21, [x3, #2336]
    str q9, [sp, #224]
    ext v9.16b, v3.16b, v3.16b, #12
    eor v21.16b, v21.16b, v9.16b
    eor v17.16b, v21.16b, v17.16b
    eor v21.16b, v24.16b, v19.16b
    bit v21.16b, v19.16b, v15.16b
    and v19.16b, v24.16b, v21.16b
    eor v6.16b, v6.16b, v19.16b
    and v19.16b, v21.16b, v8.16b
    eor v19.16b, v11.16b, v19.16b
    bit v24.16b, v10.16b, v19.16b
    bit v0.16b, v13.16b, v19.16b
    orr v9.16b, v6.16b, v0.16b
    eor v9.16b, v15.16b, v9.16b
    eor v10.16b, v23.16b, v20.16b
    bit v10.16b, v20.16b, v28.16b
    bic v20.16b, v3.16b, v10.16b
    eor v4.16b, v4.16b, v20.16b
    bif v29.16b, v23.16b, v4.16b
    orn v20.16b, v10.16b, v23.16b
    ldr q23, [sp, #64]
    eor v20.16b, v23.16b, v20.16b
    eor v23.16b, v7.16b, v23.16b
    bit v23.16b, v7.16b, v28.16b
    ldr q7, [x3, #2304]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v7.16b, v7.16b, v11.16b
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v1.16b, v23.16b
    ldr q11, [x3, #32]
    bit v1.16b, v7.16b, v4.16b
    eor v7.16b, v11.16b, v1.16b
    orr v1.16b, v20.16b, v1.16b
    eor v1.16b, v28.16b, v1.16b
    ext v28.16b, v1.16b, v1.16b, #12
    eor v26.16b, v26.16b, v28.16b
    eor v26.16b, v26.16b, v12.16b
    ldr q28, [x3, #2288]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v28.16b, v28.16b, v11.16b
    eor v28.16b, v28.16b, v31.16b
    ldr q31, [x3, #2320]
    ext v11.16b, v20.16b, v20.16b, #12
    eor v31.16b, v31.16b, v11.16b
    eor v31.16b, v31.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #2352]
    ext v13.16b, v4.16b, v4.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v25.16b, v12.16b, v25.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #176]
    eor v14.16b, v13.16b, v22.16b
    ldr q15, [x3, #2224]
    bit v22.16b, v14.16b, v30.16b
    eor v14.16b, v15.16b, v22.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #64]
    and v28.16b, v13.16b, v22.16b
    str q2, [sp, #128]
    ldr q2, [x3, #2192]
    eor v28.16b, v16.16b, v28.16b
    eor v2.16b, v2.16b, v28.16b
    str q26, [sp, #192]
    ldr q26, [sp, #80]
    eor v16.16b, v26.16b, v16.16b
    str q10, [sp, #160]
    ldr q10, [x3, #2176]
    bsl v30.16b, v16.16b, v26.16b
    eor v16.16b, v10.16b, v30.16b
    eor v30.16b, v5.16b, v30.16b
    orn v26.16b, v5.16b, v26.16b
    eor v26.16b, v26.16b, v27.16b
    and v22.16b, v22.16b, v26.16b
    eor v18.16b, v18.16b, v22.16b
    ldr q22, [x3, #2160]
    bit v5.16b, v30.16b, v18.16b
    eor v22.16b, v22.16b, v5.16b
    bic v5.16b, v28.16b, v5.16b
    ldr q27, [x3, #2256]
    ldr q28, [sp, #224]
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x3, #2240]
    eor v27.16b, v27.16b, v18.16b
    eor v28.16b, v28.16b, v26.16b
    eor v26.16b, v13.16b, v26.16b
    ldr q30, [x3, #2208]
    bsl v18.16b, v26.16b, v13.16b
    eor v18.16b, v30.16b, v18.16b
    ext v26.16b, v18.16b, v18.16b, #8
    eor v26.16b, v29.16b, v26.16b
    ext v29.16b, v26.16b, v26.16b, #4
    ext v30.16b, v28.16b, v28.16b, #8
    eor v3.16b, v3.16b, v30.16b
    ext v30.16b, v3.16b, v3.16b, #4
    eor v30.16b, v8.16b, v30.16b
    ext v8.16b, v27.16b, v27.16b, #8
    eor v4.16b, v4.16b, v8.16b
    ext v8.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v8.16b
    ext v8.16b, v5.16b, v5.16b, #8
    eor v1.16b, v1.16b, v8.16b
    ext v8.16b, v1.16b, v1.16b, #4
    eor v8.16b, v9.16b, v8.16b
    ext v9.16b, v22.16b, v22.16b, #8
    eor v7.16b, v7.16b, v9.16b
    ext v9.16b, v7.16b, v7.16b, #4
    eor v0.16b, v0.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #112]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v2.16b, v2.16b, #8
    eor v20.16b, v20.16b, v10.16b
    ext v10.16b, v20.16b, v20.16b, #4
    eor v6.16b, v6.16b, v10.16b
    // round 10 (skinny.dsl:60)
    ldr q10, [x3, #2384]
    eor v24.16b, v24.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #2368]
    ldr q12, [sp, #144]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #208]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #2400]
    eor v21.16b, v21.16b, v15.16b
    ldr q12, [x3, #2528]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v16.16b
    mvn v3.16b, v3.16b
    eor v13.16b, v3.16b, v7.16b
    bif v13.16b, v3.16b, v23.16b
    and v3.16b, v4.16b, v3.16b
    eor v3.16b, v26.16b, v3.16b
    eor v26.16b, v20.16b, v3.16b
    eor v15.16b, v4.16b, v13.16b
    str q13, [sp, #208]
    eor v13.16b, v2.16b, v5.16b
    bit v13.16b, v5.16b, v16.16b
    and v5.16b, v2.16b, v13.16b
    eor v5.16b, v22.16b, v5.16b
    eor v22.16b, v28.16b, v22.16b
    bsl v16.16b, v28.16b, v22.16b
    orn v22.16b, v27.16b, v28.16b
    eor v18.16b, v18.16b, v22.16b
    eor v22.16b, v2.16b, v18.16b
    and v28.16b, v13.16b, v18.16b
    eor v28.16b, v14.16b, v28.16b
    bit v22.16b, v2.16b, v28.16b
    eor v2.16b, v27.16b, v16.16b
    ldr q14, [x3, #2544]
    bit v2.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v2.16b
    bic v2.16b, v5.16b, v2.16b
    eor v2.16b, v12.16b, v2.16b
    eor v12.16b, v6.16b, v8.16b
    ldr q14, [x3, #2480]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v6.16b, v12.16b
    str q13, [sp, #144]
    ldr q13, [x3, #2448]
    eor v14.16b, v0.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v0.16b, v30.16b, v0.16b
    str q22, [sp, #112]
    ldr q22, [x3, #2432]
    bsl v9.16b, v30.16b, v0.16b
    eor v0.16b, v22.16b, v9.16b
    eor v22.16b, v19.16b, v9.16b
    orn v30.16b, v19.16b, v30.16b
    ldr q9, [x3, #2496]
    eor v24.16b, v30.16b, v24.16b
    eor v30.16b, v9.16b, v24.16b
    and v9.16b, v12.16b, v24.16b
    eor v21.16b, v21.16b, v9.16b
    ldr q9, [x3, #2416]
    bit v19.16b, v22.16b, v21.16b
    eor v22.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #2512]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v21.16b
    eor v24.16b, v6.16b, v24.16b
    ldr q11, [x3, #2464]
    bsl v21.16b, v24.16b, v6.16b
    eor v6.16b, v11.16b, v21.16b
    and v21.16b, v25.16b, v17.16b
    eor v21.16b, v21.16b, v10.16b
    eor v24.16b, v31.16b, v21.16b
    eor v10.16b, v21.16b, v30.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v3.16b, v11.16b
    ldr q12, [x3, #2592]
    ext v14.16b, v21.16b, v21.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v18.16b, v18.16b, v12.16b
    eor v12.16b, v20.16b, v1.16b
    bit v1.16b, v12.16b, v23.16b
    bic v3.16b, v3.16b, v1.16b
    ldr q12, [sp, #160]
    eor v3.16b, v12.16b, v3.16b
    bit v15.16b, v4.16b, v3.16b
    bit v26.16b, v20.16b, v3.16b
    orn v4.16b, v1.16b, v20.16b
    eor v4.16b, v7.16b, v4.16b
    bic v7.16b, v15.16b, v4.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q20, [sp, #192]
    eor v23.16b, v31.16b, v20.16b
    ldr q12, [sp, #128]
    bit v20.16b, v23.16b, v12.16b
    bic v21.16b, v21.16b, v20.16b
    eor v21.16b, v29.16b, v21.16b
    bit v24.16b, v31.16b, v21.16b
    orn v23.16b, v20.16b, v31.16b
    ldr q29, [sp, #64]
    eor v23.16b, v29.16b, v23.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v0.16b
    ext v31.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #208]
    eor v31.16b, v14.16b, v31.16b
    eor v14.16b, v25.16b, v17.16b
    str q11, [sp, #208]
    ldr q11, [x3, #288]
    bit v14.16b, v25.16b, v21.16b
    eor v25.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v23.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #2560]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v2.16b, v11.16b, v2.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v11.16b
    eor v11.16b, v25.16b, v22.16b
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v25.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #2576]
    ext v14.16b, v23.16b, v23.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v23.16b, v23.16b, v13.16b
    ext v12.16b, v23.16b, v23.16b, #8
    eor v4.16b, v4.16b, v12.16b
    ext v12.16b, v24.16b, v24.16b, #8
    eor v24.16b, v24.16b, v6.16b
    ext v14.16b, v24.16b, v24.16b, #8
    ldr q15, [x3, #2608]
    str q27, [sp, #128]
    ext v27.16b, v21.16b, v21.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v21.16b, v21.16b, v9.16b
    ext v28.16b, v21.16b, v21.16b, #8
    eor v3.16b, v3.16b, v28.16b
    eor v28.16b, v20.16b, v8.16b
    ext v20.16b, v20.16b, v20.16b, #8
    // round 11 (skinny.dsl:60)
    ldr q15, [x3, #2624]
    // round 10 (skinny.dsl:60)
    str q3, [sp, #64]
    ext v3.16b, v28.16b, v28.16b, #8
    // round 11 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #2640]
    str q7, [sp, #192]
    ldr q7, [sp, #112]
    eor v7.16b, v7.16b, v12.16b
    eor v20.16b, v15.16b, v20.16b
    ldr q12, [sp, #144]
    eor v20.16b, v12.16b, v20.16b
    eor v26.16b, v26.16b, v14.16b
    ldr q12, [x3, #2656]
    eor v1.16b, v1.16b, v3.16b
    ldr q3, [x3, #2784]
    eor v12.16b, v12.16b, v31.16b
    eor v3.16b, v3.16b, v0.16b
    eor v14.16b, v5.16b, v2.16b
    bit v2.16b, v14.16b, v16.16b
    orn v14.16b, v2.16b, v5.16b
    eor v14.16b, v25.16b, v14.16b
    eor v25.16b, v18.16b, v25.16b
    bif v25.16b, v18.16b, v16.16b
    bic v18.16b, v18.16b, v27.16b
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [x3, #2848]
    ext v15.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v15.16b
    eor v15.16b, v5.16b, v7.16b
    str q7, [sp, #144]
    bic v7.16b, v7.16b, v2.16b
    eor v7.16b, v20.16b, v7.16b
    bit v15.16b, v5.16b, v7.16b
    ext v5.16b, v15.16b, v15.16b, #4
    ldr q20, [x3, #2864]
    str q5, [sp, #112]
    ext v5.16b, v7.16b, v7.16b, #4
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #2816]
    str q15, [sp, #160]
    ext v15.16b, v25.16b, v25.16b, #4
    eor v20.16b, v20.16b, v15.16b
    eor v15.16b, v27.16b, v25.16b
    str q25, [sp, #176]
    ldr q25, [x3, #288]
    bit v15.16b, v27.16b, v7.16b
    eor v25.16b, v25.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v16.16b, v16.16b, v27.16b
    ext v27.16b, v16.16b, v16.16b, #4
    eor v3.16b, v3.16b, v27.16b
    ldr q27, [x3, #2800]
    ext v15.16b, v25.16b, v25.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #2832]
    str q14, [sp, #224]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v2.16b, v2.16b, #4
    str q15, [sp, #80]
    eor v15.16b, v23.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v23.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v21.16b
    eor v24.16b, v24.16b, v10.16b
    eor v10.16b, v23.16b, v24.16b
    str q17, [sp, #96]
    and v17.16b, v17.16b, v24.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v23.16b, v17.16b
    eor v23.16b, v21.16b, v11.16b
    bit v23.16b, v21.16b, v17.16b
    orr v21.16b, v15.16b, v23.16b
    eor v21.16b, v29.16b, v21.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v0.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v22.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v22.16b, v30.16b, v22.16b
    bsl v0.16b, v30.16b, v22.16b
    eor v20.16b, v20.16b, v0.16b
    eor v0.16b, v9.16b, v0.16b
    orn v22.16b, v9.16b, v30.16b
    eor v6.16b, v6.16b, v22.16b
    eor v18.16b, v18.16b, v6.16b
    bic v22.16b, v6.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v0.16b, v9.16b, v22.16b
    eor v27.16b, v0.16b, v27.16b
    bic v0.16b, v19.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v5.16b, v22.16b
    eor v5.16b, v13.16b, v6.16b
    bsl v22.16b, v13.16b, v5.16b
    ldr q5, [sp, #192]
    eor v6.16b, v4.16b, v5.16b
    ldr q19, [x3, #2736]
    bit v6.16b, v5.16b, v31.16b
    eor v5.16b, v19.16b, v6.16b
    ext v19.16b, v5.16b, v5.16b, #8
    eor v2.16b, v2.16b, v19.16b
    ext v19.16b, v2.16b, v2.16b, #12
    bic v30.16b, v4.16b, v6.16b
    ldr q8, [x3, #2704]
    ldr q9, [sp, #128]
    eor v30.16b, v9.16b, v30.16b
    eor v8.16b, v8.16b, v30.16b
    ldr q13, [sp, #208]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #2688]
    bsl v31.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v31.16b
    ldr q14, [sp, #64]
    eor v31.16b, v14.16b, v31.16b
    orn v13.16b, v14.16b, v13.16b
    eor v26.16b, v13.16b, v26.16b
    bic v6.16b, v26.16b, v6.16b
    eor v1.16b, v1.16b, v6.16b
    bit v31.16b, v14.16b, v1.16b
    bic v6.16b, v30.16b, v31.16b
    ldr q30, [x3, #2672]
    eor v6.16b, v12.16b, v6.16b
    ldr q12, [x3, #2768]
    eor v30.16b, v30.16b, v31.16b
    ldr q31, [x3, #2752]
    eor v12.16b, v12.16b, v1.16b
    eor v31.16b, v31.16b, v26.16b
    eor v26.16b, v4.16b, v26.16b
    ldr q13, [x3, #2720]
    bsl v1.16b, v4.16b, v26.16b
    eor v1.16b, v13.16b, v1.16b
    ext v4.16b, v1.16b, v1.16b, #8
    ldr q26, [sp, #160]
    eor v4.16b, v26.16b, v4.16b
    ext v26.16b, v4.16b, v4.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #144]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v7.16b, v7.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v25.16b, v25.16b, #12
    eor v23.16b, v23.16b, v14.16b
    ext v14.16b, v6.16b, v6.16b, #8
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #12
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q2, [sp, #144]
    ldr q2, [sp, #176]
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q4, [sp, #176]
    ldr q4, [sp, #224]
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    // round 12 (skinny.dsl:60)
    str q7, [sp, #224]
    ldr q7, [x3, #2896]
    // round 11 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 12 (skinny.dsl:60)
    ldr q15, [sp, #80]
    eor v7.16b, v7.16b, v15.16b
    eor v7.16b, v7.16b, v28.16b
    ldr q28, [x3, #2880]
    ldr q15, [sp, #96]
    eor v19.16b, v15.16b, v19.16b
    ldr q15, [sp, #112]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #2912]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #3040]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v21.16b
    str q13, [sp, #112]
    ldr q13, [x3, #2992]
    bit v15.16b, v21.16b, v11.16b
    eor v21.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q21, [sp, #96]
    ldr q21, [x3, #2960]
    eor v13.16b, v23.16b, v13.16b
    eor v21.16b, v21.16b, v13.16b
    eor v23.16b, v24.16b, v23.16b
    str q21, [sp, #80]
    ldr q21, [x3, #2944]
    bsl v11.16b, v24.16b, v23.16b
    eor v21.16b, v21.16b, v11.16b
    eor v23.16b, v17.16b, v11.16b
    and v24.16b, v17.16b, v24.16b
    eor v24.16b, v24.16b, v26.16b
    bic v26.16b, v24.16b, v15.16b
    eor v19.16b, v19.16b, v26.16b
    bit v17.16b, v23.16b, v19.16b
    and v23.16b, v13.16b, v17.16b
    ldr q26, [x3, #2928]
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #3024]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #3008]
    eor v28.16b, v28.16b, v19.16b
    eor v26.16b, v26.16b, v24.16b
    eor v24.16b, v14.16b, v24.16b
    ldr q11, [x3, #2976]
    bsl v19.16b, v24.16b, v14.16b
    eor v19.16b, v11.16b, v19.16b
    eor v24.16b, v18.16b, v27.16b
    ldr q11, [x3, #3072]
    bif v24.16b, v18.16b, v20.16b
    eor v11.16b, v11.16b, v24.16b
    bic v18.16b, v18.16b, v3.16b
    ldr q13, [x3, #3104]
    eor v18.16b, v18.16b, v22.16b
    eor v22.16b, v13.16b, v18.16b
    eor v13.16b, v29.16b, v18.16b
    eor v14.16b, v18.16b, v26.16b
    eor v15.16b, v24.16b, v21.16b
    eor v24.16b, v3.16b, v24.16b
    str q26, [sp, #160]
    eor v26.16b, v8.16b, v6.16b
    bit v26.16b, v6.16b, v9.16b
    bic v6.16b, v8.16b, v26.16b
    eor v6.16b, v30.16b, v6.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v1.16b, v1.16b, v31.16b
    eor v22.16b, v22.16b, v1.16b
    bic v31.16b, v1.16b, v26.16b
    eor v5.16b, v5.16b, v31.16b
    bit v9.16b, v12.16b, v5.16b
    eor v1.16b, v8.16b, v1.16b
    bit v1.16b, v8.16b, v5.16b
    and v31.16b, v6.16b, v9.16b
    eor v8.16b, v4.16b, v16.16b
    bit v16.16b, v8.16b, v2.16b
    orn v8.16b, v16.16b, v4.16b
    eor v8.16b, v25.16b, v8.16b
    eor v11.16b, v29.16b, v0.16b
    bit v0.16b, v11.16b, v20.16b
    bic v18.16b, v18.16b, v0.16b
    eor v7.16b, v7.16b, v18.16b
    ldr q18, [x3, #832]
    bit v24.16b, v3.16b, v7.16b
    ldr q3, [x3, #3056]
    eor v18.16b, v18.16b, v24.16b
    eor v3.16b, v3.16b, v18.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x3, #3120]
    eor v18.16b, v18.16b, v17.16b
    eor v9.16b, v9.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    bit v13.16b, v29.16b, v7.16b
    eor v7.16b, v7.16b, v28.16b
    orn v29.16b, v0.16b, v29.16b
    ldr q9, [x3, #3088]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v6.16b, v29.16b, v6.16b
    orr v24.16b, v27.16b, v24.16b
    eor v20.16b, v20.16b, v24.16b
    eor v24.16b, v10.16b, v20.16b
    eor v24.16b, v24.16b, v31.16b
    eor v20.16b, v20.16b, v23.16b
    ldr q29, [sp, #80]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v19.16b
    ldr q10, [sp, #96]
    eor v11.16b, v0.16b, v10.16b
    ldr q12, [sp, #112]
    str q31, [sp, #64]
    mvn v31.16b, v12.16b
    eor v25.16b, v31.16b, v25.16b
    bit v31.16b, v25.16b, v2.16b
    ldr q25, [sp, #224]
    orn v12.16b, v12.16b, v25.16b
    ldr q10, [sp, #176]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #176]
    eor v12.16b, v4.16b, v10.16b
    bic v10.16b, v10.16b, v16.16b
    str q3, [sp, #112]
    ldr q3, [sp, #144]
    eor v3.16b, v3.16b, v10.16b
    bit v12.16b, v4.16b, v3.16b
    eor v4.16b, v3.16b, v7.16b
    eor v10.16b, v25.16b, v31.16b
    bsl v3.16b, v25.16b, v10.16b
    orn v25.16b, v8.16b, v3.16b
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v2.16b, v20.16b
    eor v3.16b, v3.16b, v18.16b
    // round 13 (skinny.dsl:60)
    ldr q25, [x3, #3152]
    // round 12 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 13 (skinny.dsl:60)
    eor v0.16b, v25.16b, v0.16b
    ldr q25, [x3, #3136]
    eor v0.16b, v0.16b, v26.16b
    eor v25.16b, v25.16b, v13.16b
    eor v1.16b, v25.16b, v1.16b
    eor v16.16b, v16.16b, v11.16b
    ldr q25, [x3, #3296]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #3168]
    eor v25.16b, v25.16b, v21.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v7.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v7.16b, v12.16b
    eor v14.16b, v29.16b, v23.16b
    bit v23.16b, v14.16b, v21.16b
    and v14.16b, v29.16b, v23.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #224]
    ldr q12, [sp, #160]
    eor v17.16b, v12.16b, v17.16b
    bsl v21.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v19.16b, v17.16b
    and v19.16b, v23.16b, v17.16b
    ldr q12, [sp, #96]
    eor v19.16b, v12.16b, v19.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v19.16b
    eor v12.16b, v28.16b, v21.16b
    bit v28.16b, v12.16b, v19.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #80]
    orn v29.16b, v5.16b, v22.16b
    eor v1.16b, v29.16b, v1.16b
    eor v29.16b, v6.16b, v1.16b
    str q23, [sp, #96]
    ldr q23, [x3, #3360]
    str q8, [sp, #160]
    ext v8.16b, v1.16b, v1.16b, #12
    eor v23.16b, v23.16b, v8.16b
    eor v17.16b, v23.16b, v17.16b
    eor v23.16b, v27.16b, v20.16b
    bit v23.16b, v20.16b, v15.16b
    and v20.16b, v27.16b, v23.16b
    eor v18.16b, v18.16b, v20.16b
    and v20.16b, v23.16b, v9.16b
    eor v20.16b, v11.16b, v20.16b
    bit v27.16b, v10.16b, v20.16b
    bit v7.16b, v13.16b, v20.16b
    orr v8.16b, v18.16b, v7.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v6.16b, v24.16b
    bit v10.16b, v24.16b, v30.16b
    bic v24.16b, v1.16b, v10.16b
    eor v0.16b, v0.16b, v24.16b
    bif v29.16b, v6.16b, v0.16b
    orn v6.16b, v10.16b, v6.16b
    ldr q24, [sp, #112]
    eor v6.16b, v24.16b, v6.16b
    eor v24.16b, v22.16b, v24.16b
    bit v24.16b, v22.16b, v30.16b
    ldr q22, [x3, #3328]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v21.16b, v22.16b, v21.16b
    eor v22.16b, v5.16b, v24.16b
    ldr q11, [x3, #1104]
    bit v5.16b, v22.16b, v0.16b
    eor v22.16b, v11.16b, v5.16b
    orr v5.16b, v6.16b, v5.16b
    eor v5.16b, v30.16b, v5.16b
    ext v30.16b, v5.16b, v5.16b, #12
    eor v25.16b, v25.16b, v30.16b
    eor v25.16b, v25.16b, v12.16b
    ldr q30, [x3, #3312]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #3344]
    ext v11.16b, v6.16b, v6.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #3376]
    ext v13.16b, v0.16b, v0.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v19.16b, v12.16b, v19.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #64]
    eor v14.16b, v13.16b, v2.16b
    ldr q15, [x3, #3248]
    bit v2.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v2.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #112]
    and v28.16b, v13.16b, v2.16b
    str q21, [sp, #144]
    ldr q21, [x3, #3216]
    eor v28.16b, v3.16b, v28.16b
    eor v21.16b, v21.16b, v28.16b
    str q25, [sp, #208]
    ldr q25, [sp, #176]
    eor v3.16b, v25.16b, v3.16b
    str q10, [sp, #128]
    ldr q10, [x3, #3200]
    bsl v31.16b, v3.16b, v25.16b
    eor v3.16b, v10.16b, v31.16b
    eor v31.16b, v4.16b, v31.16b
    orn v25.16b, v4.16b, v25.16b
    eor v25.16b, v25.16b, v26.16b
    and v2.16b, v2.16b, v25.16b
    eor v2.16b, v16.16b, v2.16b
    ldr q16, [x3, #3184]
    bit v4.16b, v31.16b, v2.16b
    eor v16.16b, v16.16b, v4.16b
    bic v4.16b, v28.16b, v4.16b
    ldr q26, [x3, #3280]
    ldr q28, [sp, #160]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #3264]
    eor v26.16b, v26.16b, v2.16b
    eor v28.16b, v28.16b, v25.16b
    eor v25.16b, v13.16b, v25.16b
    ldr q31, [x3, #3232]
    bsl v2.16b, v25.16b, v13.16b
    eor v2.16b, v31.16b, v2.16b
    ext v25.16b, v2.16b, v2.16b, #8
    eor v25.16b, v29.16b, v25.16b
    ext v29.16b, v25.16b, v25.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v1.16b, v1.16b, v31.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v0.16b, v0.16b, v9.16b
    ext v9.16b, v0.16b, v0.16b, #4
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    eor v7.16b, v7.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    ldr q10, [sp, #224]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v21.16b, v21.16b, #8
    eor v6.16b, v6.16b, v10.16b
    ext v10.16b, v6.16b, v6.16b, #4
    eor v18.16b, v18.16b, v10.16b
    // round 14 (skinny.dsl:60)
    ldr q10, [x3, #3408]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #3392]
    ldr q12, [sp, #96]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #80]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #3424]
    eor v23.16b, v23.16b, v15.16b
    ldr q12, [x3, #3552]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v3.16b
    mvn v1.16b, v1.16b
    eor v13.16b, v1.16b, v22.16b
    bif v13.16b, v1.16b, v24.16b
    and v1.16b, v0.16b, v1.16b
    eor v1.16b, v25.16b, v1.16b
    eor v25.16b, v6.16b, v1.16b
    eor v15.16b, v0.16b, v13.16b
    str q13, [sp, #80]
    eor v13.16b, v21.16b, v4.16b
    bit v13.16b, v4.16b, v3.16b
    and v4.16b, v21.16b, v13.16b
    eor v4.16b, v16.16b, v4.16b
    eor v16.16b, v28.16b, v16.16b
    bsl v3.16b, v28.16b, v16.16b
    orn v16.16b, v26.16b, v28.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v21.16b, v2.16b
    and v28.16b, v13.16b, v2.16b
    eor v28.16b, v14.16b, v28.16b
    bit v16.16b, v21.16b, v28.16b
    eor v21.16b, v26.16b, v3.16b
    ldr q14, [x3, #3568]
    bit v21.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v21.16b
    bic v21.16b, v4.16b, v21.16b
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v18.16b, v8.16b
    ldr q14, [x3, #3504]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v18.16b, v12.16b
    str q13, [sp, #96]
    ldr q13, [x3, #3472]
    eor v14.16b, v7.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v7.16b, v31.16b, v7.16b
    str q16, [sp, #224]
    ldr q16, [x3, #3456]
    bsl v9.16b, v31.16b, v7.16b
    eor v7.16b, v16.16b, v9.16b
    eor v16.16b, v20.16b, v9.16b
    orn v31.16b, v20.16b, v31.16b
    ldr q9, [x3, #3520]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v23.16b, v23.16b, v9.16b
    ldr q9, [x3, #3440]
    bit v20.16b, v16.16b, v23.16b
    eor v16.16b, v9.16b, v20.16b
    bic v20.16b, v14.16b, v20.16b
    ldr q9, [x3, #3536]
    eor v20.16b, v11.16b, v20.16b
    eor v9.16b, v9.16b, v23.16b
    eor v27.16b, v18.16b, v27.16b
    ldr q11, [x3, #3488]
    bsl v23.16b, v27.16b, v18.16b
    eor v18.16b, v11.16b, v23.16b
    and v23.16b, v19.16b, v17.16b
    eor v23.16b, v23.16b, v10.16b
    eor v27.16b, v30.16b, v23.16b
    eor v10.16b, v23.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v1.16b, v11.16b
    ldr q12, [x3, #3616]
    ext v14.16b, v23.16b, v23.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v12.16b, v6.16b, v5.16b
    bit v5.16b, v12.16b, v24.16b
    bic v1.16b, v1.16b, v5.16b
    ldr q12, [sp, #128]
    eor v1.16b, v12.16b, v1.16b
    bit v15.16b, v0.16b, v1.16b
    bit v25.16b, v6.16b, v1.16b
    orn v0.16b, v5.16b, v6.16b
    eor v0.16b, v22.16b, v0.16b
    bic v6.16b, v15.16b, v0.16b
    eor v6.16b, v24.16b, v6.16b
    ldr q22, [sp, #208]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #144]
    bit v22.16b, v24.16b, v12.16b
    bic v23.16b, v23.16b, v22.16b
    eor v23.16b, v29.16b, v23.16b
    bit v27.16b, v30.16b, v23.16b
    orn v24.16b, v22.16b, v30.16b
    ldr q29, [sp, #112]
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v7.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #80]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v19.16b, v17.16b
    str q11, [sp, #80]
    ldr q11, [x3, #1360]
    bit v14.16b, v19.16b, v23.16b
    eor v19.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v24.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #3584]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v11.16b, v20.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v21.16b, v11.16b, v21.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v6.16b, v6.16b, v11.16b
    eor v11.16b, v19.16b, v16.16b
    ext v19.16b, v19.16b, v19.16b, #8
    eor v19.16b, v19.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #3600]
    ext v14.16b, v24.16b, v24.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v24.16b, v24.16b, v13.16b
    ext v12.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v18.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #3632]
    str q26, [sp, #144]
    ext v26.16b, v23.16b, v23.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v23.16b, v23.16b, v9.16b
    ext v28.16b, v23.16b, v23.16b, #8
    eor v1.16b, v1.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 15 (skinny.dsl:60)
    ldr q15, [x3, #3648]
    // round 14 (skinny.dsl:60)
    str q1, [sp, #112]
    ext v1.16b, v28.16b, v28.16b, #8
    // round 15 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #3664]
    str q6, [sp, #208]
    ldr q6, [sp, #224]
    eor v6.16b, v6.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #96]
    eor v22.16b, v12.16b, v22.16b
    eor v25.16b, v25.16b, v14.16b
    ldr q12, [x3, #3680]
    eor v1.16b, v5.16b, v1.16b
    ldr q5, [x3, #3808]
    eor v12.16b, v12.16b, v30.16b
    eor v5.16b, v5.16b, v7.16b
    eor v14.16b, v4.16b, v21.16b
    bit v21.16b, v14.16b, v3.16b
    orn v14.16b, v21.16b, v4.16b
    eor v14.16b, v19.16b, v14.16b
    eor v19.16b, v2.16b, v19.16b
    bif v19.16b, v2.16b, v3.16b
    bic v2.16b, v2.16b, v26.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #3872]
    ext v15.16b, v2.16b, v2.16b, #4
    eor v6.16b, v6.16b, v15.16b
    eor v15.16b, v4.16b, v2.16b
    str q2, [sp, #96]
    bic v2.16b, v2.16b, v21.16b
    eor v2.16b, v22.16b, v2.16b
    bit v15.16b, v4.16b, v2.16b
    ext v4.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #3888]
    str q4, [sp, #224]
    ext v4.16b, v2.16b, v2.16b, #4
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #3840]
    str q15, [sp, #128]
    ext v15.16b, v19.16b, v19.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v26.16b, v19.16b
    str q19, [sp, #64]
    ldr q19, [x3, #1360]
    bit v15.16b, v26.16b, v2.16b
    eor v19.16b, v19.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v3.16b, v3.16b, v26.16b
    ext v26.16b, v3.16b, v3.16b, #4
    eor v5.16b, v5.16b, v26.16b
    ldr q26, [x3, #3824]
    ext v15.16b, v19.16b, v19.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #3856]
    str q14, [sp, #160]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v21.16b, v21.16b, #4
    str q15, [sp, #176]
    eor v15.16b, v24.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v24.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v23.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v24.16b, v27.16b
    str q17, [sp, #192]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v24.16b, v17.16b
    eor v24.16b, v23.16b, v11.16b
    bit v24.16b, v23.16b, v17.16b
    orr v23.16b, v15.16b, v24.16b
    eor v23.16b, v29.16b, v23.16b
    eor v28.16b, v13.16b, v20.16b
    bit v28.16b, v20.16b, v7.16b
    bic v20.16b, v13.16b, v28.16b
    eor v20.16b, v16.16b, v20.16b
    eor v29.16b, v14.16b, v20.16b
    eor v16.16b, v31.16b, v16.16b
    bsl v7.16b, v31.16b, v16.16b
    eor v16.16b, v22.16b, v7.16b
    eor v7.16b, v9.16b, v7.16b
    orn v22.16b, v9.16b, v31.16b
    eor v18.16b, v18.16b, v22.16b
    eor v6.16b, v6.16b, v18.16b
    bic v22.16b, v18.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v7.16b, v9.16b, v22.16b
    eor v26.16b, v7.16b, v26.16b
    bic v7.16b, v20.16b, v7.16b
    eor v5.16b, v7.16b, v5.16b
    eor v4.16b, v4.16b, v22.16b
    eor v7.16b, v13.16b, v18.16b
    bsl v22.16b, v13.16b, v7.16b
    ldr q7, [sp, #208]
    eor v18.16b, v0.16b, v7.16b
    ldr q20, [x3, #3760]
    bit v18.16b, v7.16b, v30.16b
    eor v7.16b, v20.16b, v18.16b
    ext v20.16b, v7.16b, v7.16b, #8
    eor v20.16b, v21.16b, v20.16b
    ext v21.16b, v20.16b, v20.16b, #12
    bic v31.16b, v0.16b, v18.16b
    ldr q8, [x3, #3728]
    ldr q9, [sp, #144]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #80]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #3712]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #112]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v25.16b, v13.16b, v25.16b
    bic v18.16b, v25.16b, v18.16b
    eor v1.16b, v1.16b, v18.16b
    bit v30.16b, v14.16b, v1.16b
    bic v18.16b, v31.16b, v30.16b
    ldr q31, [x3, #3696]
    eor v18.16b, v12.16b, v18.16b
    ldr q12, [x3, #3792]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #3776]
    eor v12.16b, v12.16b, v1.16b
    eor v31.16b, v31.16b, v25.16b
    eor v25.16b, v0.16b, v25.16b
    ldr q13, [x3, #3744]
    bsl v1.16b, v0.16b, v25.16b
    eor v0.16b, v13.16b, v1.16b
    ext v1.16b, v0.16b, v0.16b, #8
    ldr q25, [sp, #128]
    eor v1.16b, v25.16b, v1.16b
    ext v25.16b, v1.16b, v1.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #96]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v23.16b, v23.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q20, [sp, #96]
    ldr q20, [sp, #64]
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q1, [sp, #64]
    ldr q1, [sp, #160]
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    // round 16 (skinny.dsl:60)
    str q2, [sp, #160]
    ldr q2, [x3, #3920]
    // round 15 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 16 (skinny.dsl:60)
    ldr q15, [sp, #176]
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v28.16b
    ldr q28, [x3, #3904]
    ldr q15, [sp, #192]
    eor v21.16b, v15.16b, v21.16b
    ldr q15, [sp, #224]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #3936]
    eor v25.16b, v10.16b, v25.16b
    ldr q10, [x3, #4064]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v23.16b
    str q13, [sp, #224]
    ldr q13, [x3, #4016]
    bit v15.16b, v23.16b, v11.16b
    eor v23.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q23, [sp, #192]
    ldr q23, [x3, #3984]
    eor v13.16b, v24.16b, v13.16b
    eor v23.16b, v23.16b, v13.16b
    eor v24.16b, v27.16b, v24.16b
    str q23, [sp, #176]
    ldr q23, [x3, #3968]
    bsl v11.16b, v27.16b, v24.16b
    eor v23.16b, v23.16b, v11.16b
    eor v24.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v25.16b, v27.16b, v25.16b
    bic v27.16b, v25.16b, v15.16b
    eor v21.16b, v21.16b, v27.16b
    bit v17.16b, v24.16b, v21.16b
    and v24.16b, v13.16b, v17.16b
    ldr q27, [x3, #3952]
    eor v24.16b, v28.16b, v24.16b
    ldr q28, [x3, #4048]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #4032]
    eor v28.16b, v28.16b, v21.16b
    eor v27.16b, v27.16b, v25.16b
    eor v25.16b, v14.16b, v25.16b
    ldr q11, [x3, #4000]
    bsl v21.16b, v25.16b, v14.16b
    eor v21.16b, v11.16b, v21.16b
    eor v25.16b, v6.16b, v26.16b
    ldr q11, [x3, #4096]
    bif v25.16b, v6.16b, v16.16b
    eor v11.16b, v11.16b, v25.16b
    bic v6.16b, v6.16b, v4.16b
    ldr q13, [x3, #4128]
    eor v6.16b, v6.16b, v22.16b
    eor v22.16b, v13.16b, v6.16b
    eor v13.16b, v29.16b, v6.16b
    eor v14.16b, v6.16b, v27.16b
    eor v15.16b, v25.16b, v23.16b
    eor v25.16b, v4.16b, v25.16b
    str q27, [sp, #128]
    eor v27.16b, v8.16b, v18.16b
    bit v27.16b, v18.16b, v9.16b
    bic v18.16b, v8.16b, v27.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v7.16b, v7.16b, v31.16b
    bit v9.16b, v12.16b, v7.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v7.16b
    and v31.16b, v18.16b, v9.16b
    eor v8.16b, v1.16b, v3.16b
    bit v3.16b, v8.16b, v20.16b
    orn v8.16b, v3.16b, v1.16b
    eor v8.16b, v19.16b, v8.16b
    eor v11.16b, v29.16b, v5.16b
    bit v5.16b, v11.16b, v16.16b
    bic v6.16b, v6.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #1904]
    bit v25.16b, v4.16b, v2.16b
    ldr q4, [x3, #4080]
    eor v6.16b, v6.16b, v25.16b
    eor v4.16b, v4.16b, v6.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q9, [x3, #4144]
    eor v6.16b, v6.16b, v17.16b
    eor v9.16b, v9.16b, v2.16b
    eor v7.16b, v9.16b, v7.16b
    bit v13.16b, v29.16b, v2.16b
    eor v2.16b, v2.16b, v28.16b
    orn v29.16b, v5.16b, v29.16b
    ldr q9, [x3, #4112]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v18.16b, v29.16b, v18.16b
    orr v25.16b, v26.16b, v25.16b
    eor v16.16b, v16.16b, v25.16b
    eor v25.16b, v10.16b, v16.16b
    eor v25.16b, v25.16b, v31.16b
    eor v16.16b, v16.16b, v24.16b
    ldr q29, [sp, #176]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #192]
    eor v11.16b, v5.16b, v10.16b
    ldr q12, [sp, #224]
    str q31, [sp, #112]
    mvn v31.16b, v12.16b
    eor v19.16b, v31.16b, v19.16b
    bit v31.16b, v19.16b, v20.16b
    ldr q19, [sp, #160]
    orn v12.16b, v12.16b, v19.16b
    ldr q10, [sp, #64]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #64]
    eor v12.16b, v1.16b, v10.16b
    bic v10.16b, v10.16b, v3.16b
    str q4, [sp, #224]
    ldr q4, [sp, #96]
    eor v4.16b, v4.16b, v10.16b
    bit v12.16b, v1.16b, v4.16b
    eor v1.16b, v4.16b, v2.16b
    eor v10.16b, v19.16b, v31.16b
    bsl v4.16b, v19.16b, v10.16b
    orn v19.16b, v8.16b, v4.16b
    eor v19.16b, v20.16b, v19.16b
    eor v19.16b, v19.16b, v16.16b
    eor v4.16b, v4.16b, v6.16b
    // round 17 (skinny.dsl:60)
    ldr q20, [x3, #4176]
    // round 16 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 17 (skinny.dsl:60)
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #4160]
    eor v5.16b, v5.16b, v27.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q20, [x3, #4256]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #0]
    eor v20.16b, v20.16b, v23.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v6.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v2.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v2.16b, v12.16b
    eor v14.16b, v29.16b, v24.16b
    bit v24.16b, v14.16b, v23.16b
    and v14.16b, v29.16b, v24.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #160]
    ldr q12, [sp, #128]
    eor v17.16b, v12.16b, v17.16b
    bsl v23.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v24.16b, v17.16b
    ldr q12, [sp, #192]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v23.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #176]
    orn v29.16b, v7.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v18.16b, v0.16b
    str q24, [sp, #192]
    ldr q24, [x3, #4288]
    str q8, [sp, #128]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v24.16b, v24.16b, v8.16b
    eor v17.16b, v24.16b, v17.16b
    eor v24.16b, v26.16b, v16.16b
    bit v24.16b, v16.16b, v15.16b
    and v16.16b, v26.16b, v24.16b
    eor v6.16b, v6.16b, v16.16b
    and v16.16b, v24.16b, v9.16b
    eor v16.16b, v11.16b, v16.16b
    bit v26.16b, v10.16b, v16.16b
    bit v2.16b, v13.16b, v16.16b
    orr v8.16b, v6.16b, v2.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v18.16b, v25.16b
    bit v10.16b, v25.16b, v30.16b
    bic v25.16b, v0.16b, v10.16b
    eor v5.16b, v5.16b, v25.16b
    bif v29.16b, v18.16b, v5.16b
    orn v18.16b, v10.16b, v18.16b
    ldr q25, [sp, #224]
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v22.16b, v25.16b
    bit v25.16b, v22.16b, v30.16b
    ldr q22, [x3, #176]
    ext v11.16b, v25.16b, v25.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v23.16b
    eor v23.16b, v7.16b, v25.16b
    ldr q11, [x3, #32]
    bit v7.16b, v23.16b, v5.16b
    eor v23.16b, v11.16b, v7.16b
    orr v7.16b, v18.16b, v7.16b
    eor v7.16b, v30.16b, v7.16b
    ext v30.16b, v7.16b, v7.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #160]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #4272]
    ext v11.16b, v18.16b, v18.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #4304]
    ext v13.16b, v5.16b, v5.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #112]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #96]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #224]
    and v28.16b, v13.16b, v19.16b
    str q22, [sp, #96]
    ldr q22, [x3, #4208]
    eor v28.16b, v4.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #80]
    ldr q20, [sp, #64]
    eor v4.16b, v20.16b, v4.16b
    str q10, [sp, #144]
    ldr q10, [x3, #4192]
    bsl v31.16b, v4.16b, v20.16b
    eor v4.16b, v10.16b, v31.16b
    eor v31.16b, v1.16b, v31.16b
    orn v20.16b, v1.16b, v20.16b
    eor v20.16b, v20.16b, v27.16b
    and v19.16b, v19.16b, v20.16b
    eor v3.16b, v3.16b, v19.16b
    ldr q19, [x3, #16]
    bit v1.16b, v31.16b, v3.16b
    eor v19.16b, v19.16b, v1.16b
    bic v1.16b, v28.16b, v1.16b
    ldr q27, [x3, #4240]
    ldr q28, [sp, #128]
    eor v1.16b, v28.16b, v1.16b
    ldr q28, [x3, #112]
    eor v27.16b, v27.16b, v3.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #4224]
    bsl v3.16b, v20.16b, v13.16b
    eor v3.16b, v31.16b, v3.16b
    ext v20.16b, v3.16b, v3.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #4
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v7.16b, v7.16b, v9.16b
    ext v9.16b, v7.16b, v7.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v25.16b, v25.16b, v9.16b
    ext v9.16b, v25.16b, v25.16b, #4
    ldr q10, [sp, #160]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v18.16b, v18.16b, v10.16b
    ext v10.16b, v18.16b, v18.16b, #4
    eor v6.16b, v6.16b, v10.16b
    // round 18 (skinny.dsl:60)
    ldr q10, [x3, #256]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #4320]
    ldr q12, [sp, #192]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #176]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4336]
    eor v24.16b, v24.16b, v15.16b
    ldr q12, [x3, #4384]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v4.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v23.16b
    bif v13.16b, v0.16b, v25.16b
    and v0.16b, v5.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v18.16b, v0.16b
    eor v15.16b, v5.16b, v13.16b
    str q13, [sp, #176]
    eor v13.16b, v22.16b, v1.16b
    bit v13.16b, v1.16b, v4.16b
    and v1.16b, v22.16b, v13.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v4.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v3.16b, v3.16b, v19.16b
    eor v19.16b, v22.16b, v3.16b
    and v28.16b, v13.16b, v3.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v22.16b, v28.16b
    eor v22.16b, v27.16b, v4.16b
    ldr q14, [x3, #4400]
    bit v22.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v22.16b
    bic v22.16b, v1.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v6.16b, v8.16b
    ldr q14, [x3, #368]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v6.16b, v12.16b
    str q13, [sp, #192]
    ldr q13, [x3, #4352]
    eor v14.16b, v2.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v2.16b, v31.16b, v2.16b
    str q19, [sp, #160]
    ldr q19, [x3, #320]
    bsl v9.16b, v31.16b, v2.16b
    eor v2.16b, v19.16b, v9.16b
    eor v19.16b, v16.16b, v9.16b
    orn v31.16b, v16.16b, v31.16b
    ldr q9, [x3, #384]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ldr q9, [x3, #304]
    bit v16.16b, v19.16b, v24.16b
    eor v19.16b, v9.16b, v16.16b
    bic v16.16b, v14.16b, v16.16b
    ldr q9, [x3, #4368]
    eor v16.16b, v11.16b, v16.16b
    eor v9.16b, v9.16b, v24.16b
    eor v26.16b, v6.16b, v26.16b
    ldr q11, [x3, #352]
    bsl v24.16b, v26.16b, v6.16b
    eor v6.16b, v11.16b, v24.16b
    and v24.16b, v21.16b, v17.16b
    eor v24.16b, v24.16b, v10.16b
    eor v26.16b, v30.16b, v24.16b
    eor v10.16b, v24.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #480]
    ext v14.16b, v24.16b, v24.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v12.16b, v18.16b, v7.16b
    bit v7.16b, v12.16b, v25.16b
    bic v0.16b, v0.16b, v7.16b
    ldr q12, [sp, #144]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v5.16b, v0.16b
    bit v20.16b, v18.16b, v0.16b
    orn v5.16b, v7.16b, v18.16b
    eor v5.16b, v23.16b, v5.16b
    bic v18.16b, v15.16b, v5.16b
    eor v18.16b, v25.16b, v18.16b
    ldr q23, [sp, #80]
    eor v25.16b, v30.16b, v23.16b
    ldr q12, [sp, #96]
    bit v23.16b, v25.16b, v12.16b
    bic v24.16b, v24.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #224]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v2.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #176]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #176]
    ldr q11, [x3, #288]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #448]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v11.16b, v16.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v18.16b, v18.16b, v11.16b
    eor v11.16b, v21.16b, v19.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #464]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v5.16b, v5.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v6.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #496]
    str q27, [sp, #96]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 19 (skinny.dsl:60)
    ldr q15, [x3, #512]
    // round 18 (skinny.dsl:60)
    str q0, [sp, #224]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 19 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #528]
    str q18, [sp, #80]
    ldr q18, [sp, #160]
    eor v18.16b, v18.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #192]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #544]
    eor v0.16b, v7.16b, v0.16b
    ldr q7, [x3, #4432]
    eor v12.16b, v12.16b, v30.16b
    eor v7.16b, v7.16b, v2.16b
    eor v14.16b, v1.16b, v22.16b
    bit v22.16b, v14.16b, v4.16b
    orn v14.16b, v22.16b, v1.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v3.16b, v21.16b
    bif v21.16b, v3.16b, v4.16b
    bic v3.16b, v3.16b, v27.16b
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #736]
    ext v15.16b, v3.16b, v3.16b, #4
    eor v18.16b, v18.16b, v15.16b
    eor v15.16b, v1.16b, v3.16b
    str q3, [sp, #192]
    bic v3.16b, v3.16b, v22.16b
    eor v3.16b, v23.16b, v3.16b
    bit v15.16b, v1.16b, v3.16b
    ext v1.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #752]
    str q1, [sp, #160]
    ext v1.16b, v3.16b, v3.16b, #4
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #704]
    str q15, [sp, #144]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v27.16b, v21.16b
    str q21, [sp, #112]
    ldr q21, [x3, #288]
    bit v15.16b, v27.16b, v3.16b
    eor v21.16b, v21.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v4.16b, v4.16b, v27.16b
    ext v27.16b, v4.16b, v4.16b, #4
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [x3, #4448]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #720]
    str q14, [sp, #128]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #64]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #208]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v16.16b
    bit v28.16b, v16.16b, v2.16b
    bic v16.16b, v13.16b, v28.16b
    eor v16.16b, v19.16b, v16.16b
    eor v29.16b, v14.16b, v16.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v2.16b, v31.16b, v19.16b
    eor v19.16b, v23.16b, v2.16b
    eor v2.16b, v9.16b, v2.16b
    orn v23.16b, v9.16b, v31.16b
    eor v6.16b, v6.16b, v23.16b
    eor v18.16b, v18.16b, v6.16b
    bic v23.16b, v6.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v2.16b, v9.16b, v23.16b
    eor v27.16b, v2.16b, v27.16b
    bic v2.16b, v16.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    eor v1.16b, v1.16b, v23.16b
    eor v6.16b, v13.16b, v6.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #80]
    eor v7.16b, v5.16b, v6.16b
    ldr q16, [x3, #624]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v16.16b, v7.16b
    ext v16.16b, v6.16b, v6.16b, #8
    eor v16.16b, v22.16b, v16.16b
    ext v22.16b, v16.16b, v16.16b, #12
    bic v31.16b, v5.16b, v7.16b
    ldr q8, [x3, #592]
    ldr q9, [sp, #96]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #176]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #224]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v7.16b, v20.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #4416]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #656]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #640]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v5.16b, v20.16b
    ldr q13, [x3, #608]
    bsl v0.16b, v5.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    ext v5.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #144]
    eor v5.16b, v20.16b, v5.16b
    ext v20.16b, v5.16b, v5.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #192]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q16, [sp, #192]
    ldr q16, [sp, #112]
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q5, [sp, #112]
    ldr q5, [sp, #128]
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    // round 20 (skinny.dsl:60)
    str q3, [sp, #128]
    ldr q3, [x3, #784]
    // round 19 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 20 (skinny.dsl:60)
    ldr q15, [sp, #64]
    eor v3.16b, v3.16b, v15.16b
    eor v3.16b, v3.16b, v28.16b
    ldr q28, [x3, #768]
    ldr q15, [sp, #208]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #160]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #800]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #944]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #160]
    ldr q13, [x3, #896]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #208]
    ldr q24, [x3, #864]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #64]
    ldr q24, [x3, #4464]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v20.16b, v26.16b, v20.16b
    bic v26.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v26.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #816]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #928]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #912]
    eor v28.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #880]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v18.16b, v27.16b
    ldr q11, [x3, #976]
    bif v22.16b, v18.16b, v19.16b
    eor v11.16b, v11.16b, v22.16b
    bic v18.16b, v18.16b, v1.16b
    ldr q13, [x3, #1008]
    eor v18.16b, v18.16b, v23.16b
    eor v23.16b, v13.16b, v18.16b
    eor v13.16b, v29.16b, v18.16b
    eor v14.16b, v18.16b, v26.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v1.16b, v22.16b
    str q26, [sp, #144]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v5.16b, v4.16b
    bit v4.16b, v8.16b, v16.16b
    orn v8.16b, v4.16b, v5.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v2.16b
    bit v2.16b, v11.16b, v19.16b
    bic v18.16b, v18.16b, v2.16b
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #832]
    bit v22.16b, v1.16b, v3.16b
    ldr q1, [x3, #4480]
    eor v18.16b, v18.16b, v22.16b
    eor v1.16b, v1.16b, v18.16b
    eor v1.16b, v1.16b, v9.16b
    ldr q9, [x3, #1024]
    eor v18.16b, v18.16b, v17.16b
    eor v9.16b, v9.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v28.16b
    orn v29.16b, v2.16b, v29.16b
    ldr q9, [x3, #992]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v22.16b, v27.16b, v22.16b
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v10.16b, v19.16b
    eor v22.16b, v22.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #64]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #208]
    eor v11.16b, v2.16b, v10.16b
    ldr q12, [sp, #160]
    str q31, [sp, #224]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v16.16b
    ldr q21, [sp, #128]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #112]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #112]
    eor v12.16b, v5.16b, v10.16b
    bic v10.16b, v10.16b, v4.16b
    str q1, [sp, #160]
    ldr q1, [sp, #192]
    eor v1.16b, v1.16b, v10.16b
    bit v12.16b, v5.16b, v1.16b
    eor v5.16b, v1.16b, v3.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v1.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v1.16b
    eor v16.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v19.16b
    eor v1.16b, v1.16b, v18.16b
    // round 21 (skinny.dsl:60)
    ldr q21, [x3, #1056]
    // round 20 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 21 (skinny.dsl:60)
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #1040]
    eor v2.16b, v2.16b, v26.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q21, [x3, #1216]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #4496]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v3.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v3.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #128]
    ldr q12, [sp, #144]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #208]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #64]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #208]
    ldr q25, [x3, #1280]
    str q8, [sp, #144]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v18.16b, v18.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v3.16b, v13.16b, v19.16b
    orr v8.16b, v18.16b, v3.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v2.16b, v2.16b, v22.16b
    bif v29.16b, v7.16b, v2.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q22, [sp, #160]
    eor v7.16b, v22.16b, v7.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #1248]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v2.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #1232]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1264]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #1296]
    ext v13.16b, v2.16b, v2.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #224]
    eor v14.16b, v13.16b, v16.16b
    ldr q15, [x3, #1168]
    bit v16.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v16.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #160]
    and v28.16b, v13.16b, v16.16b
    str q23, [sp, #192]
    ldr q23, [x3, #4512]
    eor v28.16b, v1.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #176]
    ldr q21, [sp, #112]
    eor v1.16b, v21.16b, v1.16b
    str q10, [sp, #96]
    ldr q10, [x3, #1120]
    bsl v31.16b, v1.16b, v21.16b
    eor v1.16b, v10.16b, v31.16b
    eor v31.16b, v5.16b, v31.16b
    orn v21.16b, v5.16b, v21.16b
    eor v21.16b, v21.16b, v26.16b
    and v16.16b, v16.16b, v21.16b
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #1088]
    bit v5.16b, v31.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    bic v5.16b, v28.16b, v5.16b
    ldr q26, [x3, #1200]
    ldr q28, [sp, #144]
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x3, #1184]
    eor v26.16b, v26.16b, v4.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #1152]
    bsl v4.16b, v21.16b, v13.16b
    eor v4.16b, v31.16b, v4.16b
    ext v21.16b, v4.16b, v4.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v3.16b, v3.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #128]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v10.16b
    // round 22 (skinny.dsl:60)
    ldr q10, [x3, #1328]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #1312]
    ldr q12, [sp, #208]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #64]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #1344]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #4544]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v1.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v2.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v7.16b, v0.16b
    eor v15.16b, v2.16b, v13.16b
    str q13, [sp, #64]
    eor v13.16b, v23.16b, v5.16b
    bit v13.16b, v5.16b, v1.16b
    and v5.16b, v23.16b, v13.16b
    eor v5.16b, v16.16b, v5.16b
    eor v16.16b, v28.16b, v16.16b
    bsl v1.16b, v28.16b, v16.16b
    orn v16.16b, v26.16b, v28.16b
    eor v4.16b, v4.16b, v16.16b
    eor v16.16b, v23.16b, v4.16b
    and v28.16b, v13.16b, v4.16b
    eor v28.16b, v14.16b, v28.16b
    bit v16.16b, v23.16b, v28.16b
    eor v23.16b, v26.16b, v1.16b
    ldr q14, [x3, #1504]
    bit v23.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v23.16b
    bic v23.16b, v5.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v18.16b, v8.16b
    ldr q14, [x3, #1440]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v18.16b, v12.16b
    str q13, [sp, #208]
    ldr q13, [x3, #1408]
    eor v14.16b, v3.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v3.16b, v31.16b, v3.16b
    str q16, [sp, #128]
    ldr q16, [x3, #1392]
    bsl v9.16b, v31.16b, v3.16b
    eor v3.16b, v16.16b, v9.16b
    eor v16.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #1456]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #4528]
    bit v19.16b, v16.16b, v25.16b
    eor v16.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #1472]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v18.16b, v27.16b
    ldr q11, [x3, #1424]
    bsl v25.16b, v27.16b, v18.16b
    eor v18.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #1552]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #96]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v2.16b, v0.16b
    bit v21.16b, v7.16b, v0.16b
    orn v2.16b, v6.16b, v7.16b
    eor v2.16b, v24.16b, v2.16b
    bic v7.16b, v15.16b, v2.16b
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [sp, #176]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #192]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #160]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v3.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #64]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #64]
    ldr q11, [x3, #1360]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #1520]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v23.16b, v11.16b, v23.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v11.16b
    eor v11.16b, v20.16b, v16.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v2.16b, v2.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v18.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #1568]
    str q26, [sp, #192]
    ext v26.16b, v24.16b, v24.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 23 (skinny.dsl:60)
    ldr q15, [x3, #1584]
    // round 22 (skinny.dsl:60)
    str q0, [sp, #160]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 23 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #1600]
    str q7, [sp, #176]
    ldr q7, [sp, #128]
    eor v7.16b, v7.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #208]
    eor v22.16b, v12.16b, v22.16b
    eor v21.16b, v21.16b, v14.16b
    ldr q12, [x3, #4560]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #1744]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v3.16b
    eor v14.16b, v5.16b, v23.16b
    bit v23.16b, v14.16b, v1.16b
    orn v14.16b, v23.16b, v5.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v4.16b, v20.16b
    bif v20.16b, v4.16b, v1.16b
    bic v4.16b, v4.16b, v26.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x3, #1808]
    ext v15.16b, v4.16b, v4.16b, #4
    eor v7.16b, v7.16b, v15.16b
    eor v15.16b, v5.16b, v4.16b
    str q4, [sp, #208]
    bic v4.16b, v4.16b, v23.16b
    eor v4.16b, v22.16b, v4.16b
    bit v15.16b, v5.16b, v4.16b
    ext v5.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #1824]
    str q5, [sp, #128]
    ext v5.16b, v4.16b, v4.16b, #4
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #1776]
    str q15, [sp, #96]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v26.16b, v20.16b
    str q20, [sp, #224]
    ldr q20, [x3, #1360]
    bit v15.16b, v26.16b, v4.16b
    eor v20.16b, v20.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v1.16b, v1.16b, v26.16b
    ext v26.16b, v1.16b, v1.16b, #4
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #4592]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #1792]
    str q14, [sp, #144]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v23.16b, v23.16b, #4
    str q15, [sp, #112]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v25.16b, v27.16b
    str q17, [sp, #80]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v3.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v16.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v16.16b, v31.16b, v16.16b
    bsl v3.16b, v31.16b, v16.16b
    eor v16.16b, v22.16b, v3.16b
    eor v3.16b, v9.16b, v3.16b
    orn v22.16b, v9.16b, v31.16b
    eor v18.16b, v18.16b, v22.16b
    eor v7.16b, v7.16b, v18.16b
    bic v22.16b, v18.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v3.16b, v9.16b, v22.16b
    eor v26.16b, v3.16b, v26.16b
    bic v3.16b, v19.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v5.16b, v5.16b, v22.16b
    eor v6.16b, v13.16b, v18.16b
    bsl v22.16b, v13.16b, v6.16b
    ldr q6, [sp, #176]
    eor v18.16b, v2.16b, v6.16b
    ldr q19, [x3, #1696]
    bit v18.16b, v6.16b, v30.16b
    eor v6.16b, v19.16b, v18.16b
    ext v19.16b, v6.16b, v6.16b, #8
    eor v19.16b, v23.16b, v19.16b
    ext v23.16b, v19.16b, v19.16b, #12
    bic v31.16b, v2.16b, v18.16b
    ldr q8, [x3, #1664]
    ldr q9, [sp, #192]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #64]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #4576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #160]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v21.16b, v13.16b, v21.16b
    bic v18.16b, v21.16b, v18.16b
    eor v0.16b, v0.16b, v18.16b
    bit v30.16b, v14.16b, v0.16b
    bic v18.16b, v31.16b, v30.16b
    ldr q31, [x3, #1632]
    eor v18.16b, v12.16b, v18.16b
    ldr q12, [x3, #1728]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #1712]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v21.16b
    eor v21.16b, v2.16b, v21.16b
    ldr q13, [x3, #1680]
    bsl v0.16b, v2.16b, v21.16b
    eor v0.16b, v13.16b, v0.16b
    ext v2.16b, v0.16b, v0.16b, #8
    ldr q21, [sp, #96]
    eor v2.16b, v21.16b, v2.16b
    ext v21.16b, v2.16b, v2.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #208]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #8
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q19, [sp, #208]
    ldr q19, [sp, #224]
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q2, [sp, #224]
    ldr q2, [sp, #144]
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    // round 24 (skinny.dsl:60)
    str q4, [sp, #144]
    ldr q4, [x3, #1856]
    // round 23 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 24 (skinny.dsl:60)
    ldr q15, [sp, #112]
    eor v4.16b, v4.16b, v15.16b
    eor v4.16b, v4.16b, v28.16b
    ldr q28, [x3, #1840]
    ldr q15, [sp, #80]
    eor v23.16b, v15.16b, v23.16b
    ldr q15, [sp, #128]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #4608]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #2016]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #128]
    ldr q13, [x3, #1968]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #80]
    ldr q24, [x3, #4640]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v25.16b
    str q24, [sp, #112]
    ldr q24, [x3, #1920]
    bsl v11.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v21.16b, v27.16b, v21.16b
    bic v27.16b, v21.16b, v15.16b
    eor v23.16b, v23.16b, v27.16b
    bit v17.16b, v25.16b, v23.16b
    and v25.16b, v13.16b, v17.16b
    ldr q27, [x3, #4624]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #2000]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #1984]
    eor v28.16b, v28.16b, v23.16b
    eor v27.16b, v27.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    ldr q11, [x3, #1952]
    bsl v23.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v23.16b
    eor v23.16b, v7.16b, v26.16b
    ldr q11, [x3, #2048]
    bif v23.16b, v7.16b, v16.16b
    eor v11.16b, v11.16b, v23.16b
    bic v7.16b, v7.16b, v5.16b
    ldr q13, [x3, #2080]
    eor v7.16b, v7.16b, v22.16b
    eor v22.16b, v13.16b, v7.16b
    eor v13.16b, v29.16b, v7.16b
    eor v14.16b, v7.16b, v27.16b
    eor v15.16b, v23.16b, v24.16b
    eor v23.16b, v5.16b, v23.16b
    str q27, [sp, #96]
    eor v27.16b, v8.16b, v18.16b
    bit v27.16b, v18.16b, v9.16b
    bic v18.16b, v8.16b, v27.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v18.16b, v9.16b
    eor v8.16b, v2.16b, v1.16b
    bit v1.16b, v8.16b, v19.16b
    orn v8.16b, v1.16b, v2.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v3.16b
    bit v3.16b, v11.16b, v16.16b
    bic v7.16b, v7.16b, v3.16b
    eor v4.16b, v4.16b, v7.16b
    ldr q7, [x3, #1904]
    bit v23.16b, v5.16b, v4.16b
    ldr q5, [x3, #2032]
    eor v7.16b, v7.16b, v23.16b
    eor v5.16b, v5.16b, v7.16b
    eor v5.16b, v5.16b, v9.16b
    ldr q9, [x3, #2096]
    eor v7.16b, v7.16b, v17.16b
    eor v9.16b, v9.16b, v4.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v28.16b
    orn v29.16b, v3.16b, v29.16b
    ldr q9, [x3, #2064]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v18.16b, v29.16b, v18.16b
    orr v23.16b, v26.16b, v23.16b
    eor v16.16b, v16.16b, v23.16b
    eor v23.16b, v10.16b, v16.16b
    eor v23.16b, v23.16b, v31.16b
    eor v16.16b, v16.16b, v25.16b
    ldr q29, [sp, #112]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #80]
    eor v11.16b, v3.16b, v10.16b
    ldr q12, [sp, #128]
    str q31, [sp, #160]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v19.16b
    ldr q20, [sp, #144]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #224]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #224]
    eor v12.16b, v2.16b, v10.16b
    bic v10.16b, v10.16b, v1.16b
    str q5, [sp, #128]
    ldr q5, [sp, #208]
    eor v5.16b, v5.16b, v10.16b
    bit v12.16b, v2.16b, v5.16b
    eor v2.16b, v5.16b, v4.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v5.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v5.16b
    eor v19.16b, v19.16b, v20.16b
    eor v19.16b, v19.16b, v16.16b
    eor v5.16b, v5.16b, v7.16b
    // round 25 (skinny.dsl:60)
    ldr q20, [x3, #2128]
    // round 24 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 25 (skinny.dsl:60)
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [x3, #2112]
    eor v3.16b, v3.16b, v27.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q20, [x3, #4688]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #2144]
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v7.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v4.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v4.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #144]
    ldr q12, [sp, #96]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #80]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #112]
    orn v29.16b, v6.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v18.16b, v0.16b
    str q25, [sp, #80]
    ldr q25, [x3, #2336]
    str q8, [sp, #96]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v16.16b
    bit v25.16b, v16.16b, v15.16b
    and v16.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v16.16b
    and v16.16b, v25.16b, v9.16b
    eor v16.16b, v11.16b, v16.16b
    bit v26.16b, v10.16b, v16.16b
    bit v4.16b, v13.16b, v16.16b
    orr v8.16b, v7.16b, v4.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v18.16b, v23.16b
    bit v10.16b, v23.16b, v30.16b
    bic v23.16b, v0.16b, v10.16b
    eor v3.16b, v3.16b, v23.16b
    bif v29.16b, v18.16b, v3.16b
    orn v18.16b, v10.16b, v18.16b
    ldr q23, [sp, #128]
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v22.16b, v23.16b
    bit v23.16b, v22.16b, v30.16b
    ldr q22, [x3, #2304]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v6.16b, v23.16b
    ldr q11, [x3, #32]
    bit v6.16b, v24.16b, v3.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v18.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #2288]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #2320]
    ext v11.16b, v18.16b, v18.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #2352]
    ext v13.16b, v3.16b, v3.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #160]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #2224]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #128]
    and v28.16b, v13.16b, v19.16b
    str q22, [sp, #208]
    ldr q22, [x3, #2192]
    eor v28.16b, v5.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #64]
    ldr q20, [sp, #224]
    eor v5.16b, v20.16b, v5.16b
    str q10, [sp, #192]
    ldr q10, [x3, #4672]
    bsl v31.16b, v5.16b, v20.16b
    eor v5.16b, v10.16b, v31.16b
    eor v31.16b, v2.16b, v31.16b
    orn v20.16b, v2.16b, v20.16b
    eor v20.16b, v20.16b, v27.16b
    and v19.16b, v19.16b, v20.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #4656]
    bit v2.16b, v31.16b, v1.16b
    eor v19.16b, v19.16b, v2.16b
    bic v2.16b, v28.16b, v2.16b
    ldr q27, [x3, #2256]
    ldr q28, [sp, #96]
    eor v2.16b, v28.16b, v2.16b
    ldr q28, [x3, #2240]
    eor v27.16b, v27.16b, v1.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #2208]
    bsl v1.16b, v20.16b, v13.16b
    eor v1.16b, v31.16b, v1.16b
    ext v20.16b, v1.16b, v1.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v3.16b, v3.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #4
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v4.16b, v4.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #144]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v18.16b, v18.16b, v10.16b
    ext v10.16b, v18.16b, v18.16b, #4
    eor v7.16b, v7.16b, v10.16b
    // round 26 (skinny.dsl:60)
    ldr q10, [x3, #2384]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #2368]
    ldr q12, [sp, #80]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #112]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4704]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #2528]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v5.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v23.16b
    and v0.16b, v3.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v18.16b, v0.16b
    eor v15.16b, v3.16b, v13.16b
    str q13, [sp, #112]
    eor v13.16b, v22.16b, v2.16b
    bit v13.16b, v2.16b, v5.16b
    and v2.16b, v22.16b, v13.16b
    eor v2.16b, v19.16b, v2.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v5.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v19.16b, v22.16b, v1.16b
    and v28.16b, v13.16b, v1.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v22.16b, v28.16b
    eor v22.16b, v27.16b, v5.16b
    ldr q14, [x3, #4752]
    bit v22.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v22.16b
    bic v22.16b, v2.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v7.16b, v8.16b
    ldr q14, [x3, #2480]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v7.16b, v12.16b
    str q13, [sp, #80]
    ldr q13, [x3, #4736]
    eor v14.16b, v4.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v4.16b, v31.16b, v4.16b
    str q19, [sp, #144]
    ldr q19, [x3, #4720]
    bsl v9.16b, v31.16b, v4.16b
    eor v4.16b, v19.16b, v9.16b
    eor v19.16b, v16.16b, v9.16b
    orn v31.16b, v16.16b, v31.16b
    ldr q9, [x3, #2496]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #2416]
    bit v16.16b, v19.16b, v25.16b
    eor v19.16b, v9.16b, v16.16b
    bic v16.16b, v14.16b, v16.16b
    ldr q9, [x3, #2512]
    eor v16.16b, v11.16b, v16.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v7.16b, v26.16b
    ldr q11, [x3, #2464]
    bsl v25.16b, v26.16b, v7.16b
    eor v7.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #2592]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v12.16b, v18.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #192]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v3.16b, v0.16b
    bit v20.16b, v18.16b, v0.16b
    orn v3.16b, v6.16b, v18.16b
    eor v3.16b, v24.16b, v3.16b
    bic v18.16b, v15.16b, v3.16b
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [sp, #64]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #208]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #128]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v4.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #112]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #112]
    ldr q11, [x3, #288]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #2560]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v11.16b, v16.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v18.16b, v18.16b, v11.16b
    eor v11.16b, v21.16b, v19.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #2576]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v3.16b, v3.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v7.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #2608]
    str q27, [sp, #208]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 27 (skinny.dsl:60)
    ldr q15, [x3, #2624]
    // round 26 (skinny.dsl:60)
    str q0, [sp, #128]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 27 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #2640]
    str q18, [sp, #64]
    ldr q18, [sp, #144]
    eor v18.16b, v18.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #80]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #4768]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #4816]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v4.16b
    eor v14.16b, v2.16b, v22.16b
    bit v22.16b, v14.16b, v5.16b
    orn v14.16b, v22.16b, v2.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v1.16b, v21.16b
    bif v21.16b, v1.16b, v5.16b
    bic v1.16b, v1.16b, v27.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #2848]
    ext v15.16b, v1.16b, v1.16b, #4
    eor v18.16b, v18.16b, v15.16b
    eor v15.16b, v2.16b, v1.16b
    str q1, [sp, #80]
    bic v1.16b, v1.16b, v22.16b
    eor v1.16b, v23.16b, v1.16b
    bit v15.16b, v2.16b, v1.16b
    ext v2.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #2864]
    str q2, [sp, #144]
    ext v2.16b, v1.16b, v1.16b, #4
    eor v2.16b, v23.16b, v2.16b
    ldr q23, [x3, #2816]
    str q15, [sp, #192]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v27.16b, v21.16b
    str q21, [sp, #160]
    ldr q21, [x3, #288]
    bit v15.16b, v27.16b, v1.16b
    eor v21.16b, v21.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v5.16b, v5.16b, v27.16b
    ext v27.16b, v5.16b, v5.16b, #4
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #2800]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #2832]
    str q14, [sp, #96]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #224]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #176]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v16.16b
    bit v28.16b, v16.16b, v4.16b
    bic v16.16b, v13.16b, v28.16b
    eor v16.16b, v19.16b, v16.16b
    eor v29.16b, v14.16b, v16.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v4.16b, v31.16b, v19.16b
    eor v19.16b, v23.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    orn v23.16b, v9.16b, v31.16b
    eor v7.16b, v7.16b, v23.16b
    eor v18.16b, v18.16b, v7.16b
    bic v23.16b, v7.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v4.16b, v9.16b, v23.16b
    eor v27.16b, v4.16b, v27.16b
    bic v4.16b, v16.16b, v4.16b
    eor v4.16b, v4.16b, v6.16b
    eor v2.16b, v2.16b, v23.16b
    eor v6.16b, v13.16b, v7.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #64]
    eor v7.16b, v3.16b, v6.16b
    ldr q16, [x3, #2736]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v16.16b, v7.16b
    ext v16.16b, v6.16b, v6.16b, #8
    eor v16.16b, v22.16b, v16.16b
    ext v22.16b, v16.16b, v16.16b, #12
    bic v31.16b, v3.16b, v7.16b
    ldr q8, [x3, #4800]
    ldr q9, [sp, #208]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #112]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #2688]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #128]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v7.16b, v20.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #4784]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #2768]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #2752]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v3.16b, v20.16b
    ldr q13, [x3, #2720]
    bsl v0.16b, v3.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    ext v3.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #192]
    eor v3.16b, v20.16b, v3.16b
    ext v20.16b, v3.16b, v3.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #80]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q16, [sp, #80]
    ldr q16, [sp, #160]
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q3, [sp, #160]
    ldr q3, [sp, #96]
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    // round 28 (skinny.dsl:60)
    str q1, [sp, #96]
    ldr q1, [x3, #2896]
    // round 27 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 28 (skinny.dsl:60)
    ldr q15, [sp, #224]
    eor v1.16b, v1.16b, v15.16b
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [x3, #2880]
    ldr q15, [sp, #176]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #144]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #4832]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #4880]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #144]
    ldr q13, [x3, #2992]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #176]
    ldr q24, [x3, #2960]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #224]
    ldr q24, [x3, #4864]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v20.16b, v26.16b, v20.16b
    bic v26.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v26.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #4848]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #3024]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #3008]
    eor v28.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #2976]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v18.16b, v27.16b
    ldr q11, [x3, #3072]
    bif v22.16b, v18.16b, v19.16b
    eor v11.16b, v11.16b, v22.16b
    bic v18.16b, v18.16b, v2.16b
    ldr q13, [x3, #3104]
    eor v18.16b, v18.16b, v23.16b
    eor v23.16b, v13.16b, v18.16b
    eor v13.16b, v29.16b, v18.16b
    eor v14.16b, v18.16b, v26.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v2.16b, v22.16b
    str q26, [sp, #192]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v3.16b, v5.16b
    bit v5.16b, v8.16b, v16.16b
    orn v8.16b, v5.16b, v3.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v4.16b
    bit v4.16b, v11.16b, v19.16b
    bic v18.16b, v18.16b, v4.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #832]
    bit v22.16b, v2.16b, v1.16b
    ldr q2, [x3, #4896]
    eor v18.16b, v18.16b, v22.16b
    eor v2.16b, v2.16b, v18.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q9, [x3, #3120]
    eor v18.16b, v18.16b, v17.16b
    eor v9.16b, v9.16b, v1.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v1.16b
    eor v1.16b, v1.16b, v28.16b
    orn v29.16b, v4.16b, v29.16b
    ldr q9, [x3, #3088]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v22.16b, v27.16b, v22.16b
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v10.16b, v19.16b
    eor v22.16b, v22.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #224]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #176]
    eor v11.16b, v4.16b, v10.16b
    ldr q12, [sp, #144]
    str q31, [sp, #128]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v16.16b
    ldr q21, [sp, #96]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #160]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #160]
    eor v12.16b, v3.16b, v10.16b
    bic v10.16b, v10.16b, v5.16b
    str q2, [sp, #144]
    ldr q2, [sp, #80]
    eor v2.16b, v2.16b, v10.16b
    bit v12.16b, v3.16b, v2.16b
    eor v3.16b, v2.16b, v1.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v2.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v2.16b
    eor v16.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v19.16b
    eor v2.16b, v2.16b, v18.16b
    // round 29 (skinny.dsl:60)
    ldr q21, [x3, #3152]
    // round 28 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 29 (skinny.dsl:60)
    eor v4.16b, v21.16b, v4.16b
    ldr q21, [x3, #3136]
    eor v4.16b, v4.16b, v26.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v5.16b, v5.16b, v11.16b
    ldr q21, [x3, #3296]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #3168]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v1.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v1.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #96]
    ldr q12, [sp, #192]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #176]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #224]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #176]
    ldr q25, [x3, #3360]
    str q8, [sp, #192]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v18.16b, v18.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v1.16b, v13.16b, v19.16b
    orr v8.16b, v18.16b, v1.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v4.16b, v4.16b, v22.16b
    bif v29.16b, v7.16b, v4.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q22, [sp, #144]
    eor v7.16b, v22.16b, v7.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #3328]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v4.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #4960]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #3344]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #3376]
    ext v13.16b, v4.16b, v4.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #128]
    eor v14.16b, v13.16b, v16.16b
    ldr q15, [x3, #3248]
    bit v16.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v16.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #144]
    and v28.16b, v13.16b, v16.16b
    str q23, [sp, #80]
    ldr q23, [x3, #4944]
    eor v28.16b, v2.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #112]
    ldr q21, [sp, #160]
    eor v2.16b, v21.16b, v2.16b
    str q10, [sp, #208]
    ldr q10, [x3, #4928]
    bsl v31.16b, v2.16b, v21.16b
    eor v2.16b, v10.16b, v31.16b
    eor v31.16b, v3.16b, v31.16b
    orn v21.16b, v3.16b, v21.16b
    eor v21.16b, v21.16b, v26.16b
    and v16.16b, v16.16b, v21.16b
    eor v5.16b, v5.16b, v16.16b
    ldr q16, [x3, #4912]
    bit v3.16b, v31.16b, v5.16b
    eor v16.16b, v16.16b, v3.16b
    bic v3.16b, v28.16b, v3.16b
    ldr q26, [x3, #3280]
    ldr q28, [sp, #192]
    eor v3.16b, v28.16b, v3.16b
    ldr q28, [x3, #3264]
    eor v26.16b, v26.16b, v5.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #3232]
    bsl v5.16b, v21.16b, v13.16b
    eor v5.16b, v31.16b, v5.16b
    ext v21.16b, v5.16b, v5.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v4.16b, v4.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #96]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v10.16b
    // round 30 (skinny.dsl:60)
    ldr q10, [x3, #3408]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #3392]
    ldr q12, [sp, #176]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #224]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4976]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #5024]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v2.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v4.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v7.16b, v0.16b
    eor v15.16b, v4.16b, v13.16b
    str q13, [sp, #224]
    eor v13.16b, v23.16b, v3.16b
    bit v13.16b, v3.16b, v2.16b
    and v3.16b, v23.16b, v13.16b
    eor v3.16b, v16.16b, v3.16b
    eor v16.16b, v28.16b, v16.16b
    bsl v2.16b, v28.16b, v16.16b
    orn v16.16b, v26.16b, v28.16b
    eor v5.16b, v5.16b, v16.16b
    eor v16.16b, v23.16b, v5.16b
    and v28.16b, v13.16b, v5.16b
    eor v28.16b, v14.16b, v28.16b
    bit v16.16b, v23.16b, v28.16b
    eor v23.16b, v26.16b, v2.16b
    ldr q14, [x3, #3568]
    bit v23.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v23.16b
    bic v23.16b, v3.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v18.16b, v8.16b
    ldr q14, [x3, #3504]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v18.16b, v12.16b
    str q13, [sp, #176]
    ldr q13, [x3, #5008]
    eor v14.16b, v1.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v1.16b, v31.16b, v1.16b
    str q16, [sp, #96]
    ldr q16, [x3, #4992]
    bsl v9.16b, v31.16b, v1.16b
    eor v1.16b, v16.16b, v9.16b
    eor v16.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #3520]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #3440]
    bit v19.16b, v16.16b, v25.16b
    eor v16.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #3536]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v18.16b, v27.16b
    ldr q11, [x3, #3488]
    bsl v25.16b, v27.16b, v18.16b
    eor v18.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #3616]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #208]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v4.16b, v0.16b
    bit v21.16b, v7.16b, v0.16b
    orn v4.16b, v6.16b, v7.16b
    eor v4.16b, v24.16b, v4.16b
    bic v7.16b, v15.16b, v4.16b
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [sp, #112]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #80]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #144]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v1.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #224]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #224]
    ldr q11, [x3, #1360]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #3584]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v23.16b, v11.16b, v23.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v11.16b
    eor v11.16b, v20.16b, v16.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #3600]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v4.16b, v4.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v18.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #3632]
    str q26, [sp, #80]
    ext v26.16b, v24.16b, v24.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 31 (skinny.dsl:60)
    ldr q15, [x3, #3648]
    // round 30 (skinny.dsl:60)
    str q0, [sp, #144]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 31 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #3664]
    str q7, [sp, #112]
    ldr q7, [sp, #96]
    eor v7.16b, v7.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #176]
    eor v22.16b, v12.16b, v22.16b
    eor v21.16b, v21.16b, v14.16b
    ldr q12, [x3, #5040]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #5088]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v1.16b
    eor v14.16b, v3.16b, v23.16b
    bit v23.16b, v14.16b, v2.16b
    orn v14.16b, v23.16b, v3.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v5.16b, v20.16b
    bif v20.16b, v5.16b, v2.16b
    bic v5.16b, v5.16b, v26.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #3872]
    ext v15.16b, v5.16b, v5.16b, #4
    eor v7.16b, v7.16b, v15.16b
    eor v15.16b, v3.16b, v5.16b
    str q5, [sp, #176]
    bic v5.16b, v5.16b, v23.16b
    eor v5.16b, v22.16b, v5.16b
    bit v15.16b, v3.16b, v5.16b
    ext v3.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #3888]
    str q3, [sp, #96]
    ext v3.16b, v5.16b, v5.16b, #4
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #3840]
    str q15, [sp, #208]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v26.16b, v20.16b
    str q20, [sp, #128]
    ldr q20, [x3, #1360]
    bit v15.16b, v26.16b, v5.16b
    eor v20.16b, v20.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v2.16b, v2.16b, v26.16b
    ext v26.16b, v2.16b, v2.16b, #4
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #5104]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #3856]
    str q14, [sp, #192]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v23.16b, v23.16b, #4
    str q15, [sp, #160]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v25.16b, v27.16b
    str q17, [sp, #64]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v1.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v16.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v16.16b, v31.16b, v16.16b
    bsl v1.16b, v31.16b, v16.16b
    eor v16.16b, v22.16b, v1.16b
    eor v1.16b, v9.16b, v1.16b
    orn v22.16b, v9.16b, v31.16b
    eor v18.16b, v18.16b, v22.16b
    eor v7.16b, v7.16b, v18.16b
    bic v22.16b, v18.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v1.16b, v9.16b, v22.16b
    eor v26.16b, v1.16b, v26.16b
    bic v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v3.16b, v22.16b
    eor v6.16b, v13.16b, v18.16b
    bsl v22.16b, v13.16b, v6.16b
    ldr q6, [sp, #112]
    eor v18.16b, v4.16b, v6.16b
    ldr q19, [x3, #3760]
    bit v18.16b, v6.16b, v30.16b
    eor v6.16b, v19.16b, v18.16b
    ext v19.16b, v6.16b, v6.16b, #8
    eor v19.16b, v23.16b, v19.16b
    ext v23.16b, v19.16b, v19.16b, #12
    bic v31.16b, v4.16b, v18.16b
    ldr q8, [x3, #5072]
    ldr q9, [sp, #80]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #224]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #3712]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #144]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v21.16b, v13.16b, v21.16b
    bic v18.16b, v21.16b, v18.16b
    eor v0.16b, v0.16b, v18.16b
    bit v30.16b, v14.16b, v0.16b
    bic v18.16b, v31.16b, v30.16b
    ldr q31, [x3, #5056]
    eor v18.16b, v12.16b, v18.16b
    ldr q12, [x3, #3792]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #3776]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v21.16b
    eor v21.16b, v4.16b, v21.16b
    ldr q13, [x3, #3744]
    bsl v0.16b, v4.16b, v21.16b
    eor v0.16b, v13.16b, v0.16b
    ext v4.16b, v0.16b, v0.16b, #8
    ldr q21, [sp, #208]
    eor v4.16b, v21.16b, v4.16b
    ext v21.16b, v4.16b, v4.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #176]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q19, [sp, #176]
    ldr q19, [sp, #128]
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q4, [sp, #128]
    ldr q4, [sp, #192]
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    // round 32 (skinny.dsl:60)
    str q5, [sp, #192]
    ldr q5, [x3, #3920]
    // round 31 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 32 (skinny.dsl:60)
    ldr q15, [sp, #160]
    eor v5.16b, v5.16b, v15.16b
    eor v5.16b, v5.16b, v28.16b
    ldr q28, [x3, #3904]
    ldr q15, [sp, #64]
    eor v23.16b, v15.16b, v23.16b
    ldr q15, [sp, #96]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #3936]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #5152]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #96]
    ldr q13, [x3, #4016]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #64]
    ldr q24, [x3, #3984]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v25.16b
    str q24, [sp, #160]
    ldr q24, [x3, #5136]
    bsl v11.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v21.16b, v27.16b, v21.16b
    bic v27.16b, v21.16b, v15.16b
    eor v23.16b, v23.16b, v27.16b
    bit v17.16b, v25.16b, v23.16b
    and v25.16b, v13.16b, v17.16b
    ldr q27, [x3, #5120]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #4048]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #4032]
    eor v28.16b, v28.16b, v23.16b
    eor v27.16b, v27.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    ldr q11, [x3, #4000]
    bsl v23.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v23.16b
    eor v23.16b, v7.16b, v26.16b
    ldr q11, [x3, #4096]
    bif v23.16b, v7.16b, v16.16b
    eor v11.16b, v11.16b, v23.16b
    bic v7.16b, v7.16b, v3.16b
    ldr q13, [x3, #4128]
    eor v7.16b, v7.16b, v22.16b
    eor v22.16b, v13.16b, v7.16b
    eor v13.16b, v29.16b, v7.16b
    eor v14.16b, v7.16b, v27.16b
    eor v15.16b, v23.16b, v24.16b
    eor v23.16b, v3.16b, v23.16b
    str q27, [sp, #208]
    eor v27.16b, v8.16b, v18.16b
    bit v27.16b, v18.16b, v9.16b
    bic v18.16b, v8.16b, v27.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v18.16b, v9.16b
    eor v8.16b, v4.16b, v2.16b
    bit v2.16b, v8.16b, v19.16b
    orn v8.16b, v2.16b, v4.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v1.16b
    bit v1.16b, v11.16b, v16.16b
    bic v7.16b, v7.16b, v1.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #1904]
    bit v23.16b, v3.16b, v5.16b
    ldr q3, [x3, #5168]
    eor v7.16b, v7.16b, v23.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x3, #4144]
    eor v7.16b, v7.16b, v17.16b
    eor v9.16b, v9.16b, v5.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v28.16b
    orn v29.16b, v1.16b, v29.16b
    ldr q9, [x3, #4112]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v18.16b, v29.16b, v18.16b
    orr v23.16b, v26.16b, v23.16b
    eor v16.16b, v16.16b, v23.16b
    eor v23.16b, v10.16b, v16.16b
    eor v23.16b, v23.16b, v31.16b
    eor v16.16b, v16.16b, v25.16b
    ldr q29, [sp, #160]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #64]
    eor v11.16b, v1.16b, v10.16b
    ldr q12, [sp, #96]
    str q31, [sp, #144]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v19.16b
    ldr q20, [sp, #192]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #128]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #128]
    eor v12.16b, v4.16b, v10.16b
    bic v10.16b, v10.16b, v2.16b
    str q3, [sp, #96]
    ldr q3, [sp, #176]
    eor v3.16b, v3.16b, v10.16b
    bit v12.16b, v4.16b, v3.16b
    eor v4.16b, v3.16b, v5.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v3.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v3.16b
    eor v19.16b, v19.16b, v20.16b
    eor v19.16b, v19.16b, v16.16b
    eor v3.16b, v3.16b, v7.16b
    // round 33 (skinny.dsl:60)
    ldr q20, [x3, #4176]
    // round 32 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 33 (skinny.dsl:60)
    eor v1.16b, v20.16b, v1.16b
    ldr q20, [x3, #4160]
    eor v1.16b, v1.16b, v27.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q20, [x3, #4256]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #0]
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v7.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v5.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v5.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #192]
    ldr q12, [sp, #208]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #64]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #160]
    orn v29.16b, v6.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v18.16b, v0.16b
    str q25, [sp, #64]
    ldr q25, [x3, #4288]
    str q8, [sp, #208]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v16.16b
    bit v25.16b, v16.16b, v15.16b
    and v16.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v16.16b
    and v16.16b, v25.16b, v9.16b
    eor v16.16b, v11.16b, v16.16b
    bit v26.16b, v10.16b, v16.16b
    bit v5.16b, v13.16b, v16.16b
    orr v8.16b, v7.16b, v5.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v18.16b, v23.16b
    bit v10.16b, v23.16b, v30.16b
    bic v23.16b, v0.16b, v10.16b
    eor v1.16b, v1.16b, v23.16b
    bif v29.16b, v18.16b, v1.16b
    orn v18.16b, v10.16b, v18.16b
    ldr q23, [sp, #96]
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v22.16b, v23.16b
    bit v23.16b, v22.16b, v30.16b
    ldr q22, [x3, #176]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v6.16b, v23.16b
    ldr q11, [x3, #32]
    bit v6.16b, v24.16b, v1.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v18.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #5200]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #4272]
    ext v11.16b, v18.16b, v18.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #4304]
    ext v13.16b, v1.16b, v1.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #144]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #96]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #96]
    and v28.16b, v13.16b, v19.16b
    str q22, [sp, #176]
    ldr q22, [x3, #5184]
    eor v28.16b, v3.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #224]
    ldr q20, [sp, #128]
    eor v3.16b, v20.16b, v3.16b
    str q10, [sp, #80]
    ldr q10, [x3, #48]
    bsl v31.16b, v3.16b, v20.16b
    eor v3.16b, v10.16b, v31.16b
    eor v31.16b, v4.16b, v31.16b
    orn v20.16b, v4.16b, v20.16b
    eor v20.16b, v20.16b, v27.16b
    and v19.16b, v19.16b, v20.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #16]
    bit v4.16b, v31.16b, v2.16b
    eor v19.16b, v19.16b, v4.16b
    bic v4.16b, v28.16b, v4.16b
    ldr q27, [x3, #4240]
    ldr q28, [sp, #208]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #112]
    eor v27.16b, v27.16b, v2.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #4224]
    bsl v2.16b, v20.16b, v13.16b
    eor v2.16b, v31.16b, v2.16b
    ext v20.16b, v2.16b, v2.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #4
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #192]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v18.16b, v18.16b, v10.16b
    ext v10.16b, v18.16b, v18.16b, #4
    eor v7.16b, v7.16b, v10.16b
    // round 34 (skinny.dsl:60)
    ldr q10, [x3, #256]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #4320]
    ldr q12, [sp, #64]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #160]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #272]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #416]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v3.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v23.16b
    and v0.16b, v1.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v18.16b, v0.16b
    eor v15.16b, v1.16b, v13.16b
    str q13, [sp, #160]
    eor v13.16b, v22.16b, v4.16b
    bit v13.16b, v4.16b, v3.16b
    and v4.16b, v22.16b, v13.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v3.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v2.16b, v2.16b, v19.16b
    eor v19.16b, v22.16b, v2.16b
    and v28.16b, v13.16b, v2.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v22.16b, v28.16b
    eor v22.16b, v27.16b, v3.16b
    ldr q14, [x3, #4400]
    bit v22.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v22.16b
    bic v22.16b, v4.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v7.16b, v8.16b
    ldr q14, [x3, #368]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v7.16b, v12.16b
    str q13, [sp, #64]
    ldr q13, [x3, #336]
    eor v14.16b, v5.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v5.16b, v31.16b, v5.16b
    str q19, [sp, #192]
    ldr q19, [x3, #320]
    bsl v9.16b, v31.16b, v5.16b
    eor v5.16b, v19.16b, v9.16b
    eor v19.16b, v16.16b, v9.16b
    orn v31.16b, v16.16b, v31.16b
    ldr q9, [x3, #384]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #304]
    bit v16.16b, v19.16b, v25.16b
    eor v19.16b, v9.16b, v16.16b
    bic v16.16b, v14.16b, v16.16b
    ldr q9, [x3, #4368]
    eor v16.16b, v11.16b, v16.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v7.16b, v26.16b
    ldr q11, [x3, #352]
    bsl v25.16b, v26.16b, v7.16b
    eor v7.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #480]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v12.16b, v18.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #80]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v1.16b, v0.16b
    bit v20.16b, v18.16b, v0.16b
    orn v1.16b, v6.16b, v18.16b
    eor v1.16b, v24.16b, v1.16b
    bic v18.16b, v15.16b, v1.16b
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [sp, #224]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #176]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #96]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v5.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #160]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #160]
    ldr q11, [x3, #288]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #448]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v11.16b, v16.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v18.16b, v18.16b, v11.16b
    eor v11.16b, v21.16b, v19.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #464]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v1.16b, v1.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v7.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #496]
    str q27, [sp, #176]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 35 (skinny.dsl:60)
    ldr q15, [x3, #512]
    // round 34 (skinny.dsl:60)
    str q0, [sp, #96]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 35 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #528]
    str q18, [sp, #224]
    ldr q18, [sp, #192]
    eor v18.16b, v18.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #64]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #5216]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #672]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v5.16b
    eor v14.16b, v4.16b, v22.16b
    bit v22.16b, v14.16b, v3.16b
    orn v14.16b, v22.16b, v4.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v2.16b, v21.16b
    bif v21.16b, v2.16b, v3.16b
    bic v2.16b, v2.16b, v27.16b
    eor v2.16b, v2.16b, v18.16b
    ldr q18, [x3, #736]
    ext v15.16b, v2.16b, v2.16b, #4
    eor v18.16b, v18.16b, v15.16b
    eor v15.16b, v4.16b, v2.16b
    str q2, [sp, #64]
    bic v2.16b, v2.16b, v22.16b
    eor v2.16b, v23.16b, v2.16b
    bit v15.16b, v4.16b, v2.16b
    ext v4.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #752]
    str q4, [sp, #192]
    ext v4.16b, v2.16b, v2.16b, #4
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #704]
    str q15, [sp, #80]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v27.16b, v21.16b
    str q21, [sp, #144]
    ldr q21, [x3, #288]
    bit v15.16b, v27.16b, v2.16b
    eor v21.16b, v21.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v3.16b, v3.16b, v27.16b
    ext v27.16b, v3.16b, v3.16b, #4
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #688]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #720]
    str q14, [sp, #208]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #128]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #112]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v16.16b
    bit v28.16b, v16.16b, v5.16b
    bic v16.16b, v13.16b, v28.16b
    eor v16.16b, v19.16b, v16.16b
    eor v29.16b, v14.16b, v16.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v5.16b, v31.16b, v19.16b
    eor v19.16b, v23.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    orn v23.16b, v9.16b, v31.16b
    eor v7.16b, v7.16b, v23.16b
    eor v18.16b, v18.16b, v7.16b
    bic v23.16b, v7.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v5.16b, v9.16b, v23.16b
    eor v27.16b, v5.16b, v27.16b
    bic v5.16b, v16.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v4.16b, v4.16b, v23.16b
    eor v6.16b, v13.16b, v7.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #224]
    eor v7.16b, v1.16b, v6.16b
    ldr q16, [x3, #624]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v16.16b, v7.16b
    ext v16.16b, v6.16b, v6.16b, #8
    eor v16.16b, v22.16b, v16.16b
    ext v22.16b, v16.16b, v16.16b, #12
    bic v31.16b, v1.16b, v7.16b
    ldr q8, [x3, #592]
    ldr q9, [sp, #176]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #160]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #96]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v7.16b, v20.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #560]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #656]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #640]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v1.16b, v20.16b
    ldr q13, [x3, #608]
    bsl v0.16b, v1.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    ext v1.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #80]
    eor v1.16b, v20.16b, v1.16b
    ext v20.16b, v1.16b, v1.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #64]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q16, [sp, #64]
    ldr q16, [sp, #144]
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q1, [sp, #144]
    ldr q1, [sp, #208]
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    // round 36 (skinny.dsl:60)
    str q2, [sp, #208]
    ldr q2, [x3, #784]
    // round 35 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 36 (skinny.dsl:60)
    ldr q15, [sp, #128]
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v28.16b
    ldr q28, [x3, #768]
    ldr q15, [sp, #112]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #192]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #800]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #944]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #192]
    ldr q13, [x3, #896]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #112]
    ldr q24, [x3, #864]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #128]
    ldr q24, [x3, #848]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v20.16b, v26.16b, v20.16b
    bic v26.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v26.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #5232]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #928]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #912]
    eor v28.16b, v28.16b, v22.16b
    eor v26.16b, v26.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #880]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v18.16b, v27.16b
    ldr q11, [x3, #976]
    bif v22.16b, v18.16b, v19.16b
    eor v11.16b, v11.16b, v22.16b
    bic v18.16b, v18.16b, v4.16b
    ldr q13, [x3, #1008]
    eor v18.16b, v18.16b, v23.16b
    eor v23.16b, v13.16b, v18.16b
    eor v13.16b, v29.16b, v18.16b
    eor v14.16b, v18.16b, v26.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v4.16b, v22.16b
    str q26, [sp, #80]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v1.16b, v3.16b
    bit v3.16b, v8.16b, v16.16b
    orn v8.16b, v3.16b, v1.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v5.16b
    bit v5.16b, v11.16b, v19.16b
    bic v18.16b, v18.16b, v5.16b
    eor v2.16b, v2.16b, v18.16b
    ldr q18, [x3, #832]
    bit v22.16b, v4.16b, v2.16b
    ldr q4, [x3, #960]
    eor v18.16b, v18.16b, v22.16b
    eor v4.16b, v4.16b, v18.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q9, [x3, #1024]
    eor v18.16b, v18.16b, v17.16b
    eor v9.16b, v9.16b, v2.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v2.16b
    eor v2.16b, v2.16b, v28.16b
    orn v29.16b, v5.16b, v29.16b
    ldr q9, [x3, #992]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v22.16b, v27.16b, v22.16b
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v10.16b, v19.16b
    eor v22.16b, v22.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #128]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #112]
    eor v11.16b, v5.16b, v10.16b
    ldr q12, [sp, #192]
    str q31, [sp, #96]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v16.16b
    ldr q21, [sp, #208]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #144]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #144]
    eor v12.16b, v1.16b, v10.16b
    bic v10.16b, v10.16b, v3.16b
    str q4, [sp, #192]
    ldr q4, [sp, #64]
    eor v4.16b, v4.16b, v10.16b
    bit v12.16b, v1.16b, v4.16b
    eor v1.16b, v4.16b, v2.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v4.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v4.16b
    eor v16.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v19.16b
    eor v4.16b, v4.16b, v18.16b
    // round 37 (skinny.dsl:60)
    ldr q21, [x3, #1056]
    // round 36 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 37 (skinny.dsl:60)
    eor v5.16b, v21.16b, v5.16b
    ldr q21, [x3, #1040]
    eor v5.16b, v5.16b, v26.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q21, [x3, #1216]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #1072]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v2.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v2.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #208]
    ldr q12, [sp, #80]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #112]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #128]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #112]
    ldr q25, [x3, #1280]
    str q8, [sp, #80]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v18.16b, v18.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v2.16b, v13.16b, v19.16b
    orr v8.16b, v18.16b, v2.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v5.16b, v5.16b, v22.16b
    bif v29.16b, v7.16b, v5.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q22, [sp, #192]
    eor v7.16b, v22.16b, v7.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #1248]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v5.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #1232]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1264]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #1296]
    ext v13.16b, v5.16b, v5.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #96]
    eor v14.16b, v13.16b, v16.16b
    ldr q15, [x3, #1168]
    bit v16.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v16.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #192]
    and v28.16b, v13.16b, v16.16b
    str q23, [sp, #64]
    ldr q23, [x3, #1136]
    eor v28.16b, v4.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #160]
    ldr q21, [sp, #144]
    eor v4.16b, v21.16b, v4.16b
    str q10, [sp, #176]
    ldr q10, [x3, #5248]
    bsl v31.16b, v4.16b, v21.16b
    eor v4.16b, v10.16b, v31.16b
    eor v31.16b, v1.16b, v31.16b
    orn v21.16b, v1.16b, v21.16b
    eor v21.16b, v21.16b, v26.16b
    and v16.16b, v16.16b, v21.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1088]
    bit v1.16b, v31.16b, v3.16b
    eor v16.16b, v16.16b, v1.16b
    bic v1.16b, v28.16b, v1.16b
    ldr q26, [x3, #1200]
    ldr q28, [sp, #80]
    eor v1.16b, v28.16b, v1.16b
    ldr q28, [x3, #1184]
    eor v26.16b, v26.16b, v3.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #1152]
    bsl v3.16b, v21.16b, v13.16b
    eor v3.16b, v31.16b, v3.16b
    ext v21.16b, v3.16b, v3.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #208]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v10.16b
    // round 38 (skinny.dsl:60)
    ldr q10, [x3, #1328]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #1312]
    ldr q12, [sp, #112]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #128]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #1344]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #5280]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v4.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v5.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v7.16b, v0.16b
    eor v15.16b, v5.16b, v13.16b
    str q13, [sp, #128]
    eor v13.16b, v23.16b, v1.16b
    bit v13.16b, v1.16b, v4.16b
    and v1.16b, v23.16b, v13.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v28.16b, v16.16b
    bsl v4.16b, v28.16b, v16.16b
    orn v16.16b, v26.16b, v28.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v23.16b, v3.16b
    and v28.16b, v13.16b, v3.16b
    eor v28.16b, v14.16b, v28.16b
    bit v16.16b, v23.16b, v28.16b
    eor v23.16b, v26.16b, v4.16b
    ldr q14, [x3, #1504]
    bit v23.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v23.16b
    bic v23.16b, v1.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v18.16b, v8.16b
    ldr q14, [x3, #1440]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v18.16b, v12.16b
    str q13, [sp, #112]
    ldr q13, [x3, #5264]
    eor v14.16b, v2.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v2.16b, v31.16b, v2.16b
    str q16, [sp, #208]
    ldr q16, [x3, #1392]
    bsl v9.16b, v31.16b, v2.16b
    eor v2.16b, v16.16b, v9.16b
    eor v16.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #1456]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #1376]
    bit v19.16b, v16.16b, v25.16b
    eor v16.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #1472]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v18.16b, v27.16b
    ldr q11, [x3, #1424]
    bsl v25.16b, v27.16b, v18.16b
    eor v18.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #1552]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #176]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v5.16b, v0.16b
    bit v21.16b, v7.16b, v0.16b
    orn v5.16b, v6.16b, v7.16b
    eor v5.16b, v24.16b, v5.16b
    bic v7.16b, v15.16b, v5.16b
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [sp, #160]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #64]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #192]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v2.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #128]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q10, [sp, #128]
    ldr q10, [x3, #1360]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v10.16b, v14.16b
    bic v10.16b, v14.16b, v25.16b
    eor v10.16b, v12.16b, v10.16b
    ldr q12, [x3, #1520]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v10.16b, v19.16b
    ext v10.16b, v10.16b, v10.16b, #8
    eor v23.16b, v10.16b, v23.16b
    ext v10.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v10.16b
    eor v10.16b, v20.16b, v16.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v26.16b
    ext v26.16b, v10.16b, v10.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v5.16b, v5.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v18.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #1568]
    str q27, [sp, #64]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ext v15.16b, v28.16b, v28.16b, #8
    // round 39 (skinny.dsl:60)
    str q28, [sp, #192]
    eor v28.16b, v3.16b, v20.16b
    bif v28.16b, v3.16b, v4.16b
    str q24, [sp, #160]
    eor v24.16b, v1.16b, v23.16b
    bit v23.16b, v24.16b, v4.16b
    eor v24.16b, v11.16b, v26.16b
    bit v24.16b, v11.16b, v30.16b
    str q4, [sp, #176]
    eor v4.16b, v0.16b, v24.16b
    orn v11.16b, v0.16b, v11.16b
    eor v21.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v21.16b
    eor v11.16b, v5.16b, v7.16b
    bit v11.16b, v7.16b, v30.16b
    bic v7.16b, v21.16b, v11.16b
    eor v6.16b, v6.16b, v15.16b
    eor v6.16b, v6.16b, v7.16b
    bit v4.16b, v0.16b, v6.16b
    bic v0.16b, v5.16b, v11.16b
    eor v0.16b, v26.16b, v0.16b
    eor v7.16b, v31.16b, v16.16b
    bit v7.16b, v31.16b, v2.16b
    eor v26.16b, v9.16b, v7.16b
    orn v31.16b, v9.16b, v31.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v13.16b, v19.16b
    bit v31.16b, v19.16b, v2.16b
    bic v19.16b, v18.16b, v31.16b
    eor v19.16b, v8.16b, v19.16b
    bit v26.16b, v9.16b, v19.16b
    bic v8.16b, v13.16b, v31.16b
    ldr q9, [x3, #1584]
    eor v16.16b, v16.16b, v8.16b
    eor v8.16b, v9.16b, v12.16b
    ldr q9, [x3, #1600]
    ldr q12, [sp, #208]
    eor v8.16b, v12.16b, v8.16b
    eor v22.16b, v9.16b, v22.16b
    ldr q9, [sp, #112]
    eor v22.16b, v9.16b, v22.16b
    bic v3.16b, v3.16b, v27.16b
    eor v3.16b, v3.16b, v8.16b
    and v8.16b, v23.16b, v3.16b
    eor v22.16b, v22.16b, v8.16b
    ext v8.16b, v22.16b, v22.16b, #4
    eor v9.16b, v1.16b, v3.16b
    bit v9.16b, v1.16b, v22.16b
    ext v12.16b, v9.16b, v9.16b, #4
    eor v14.16b, v5.16b, v21.16b
    bit v14.16b, v5.16b, v6.16b
    eor v5.16b, v27.16b, v28.16b
    ldr q15, [x3, #1824]
    bit v5.16b, v27.16b, v22.16b
    eor v27.16b, v15.16b, v8.16b
    ldr q8, [x3, #5328]
    eor v27.16b, v27.16b, v19.16b
    eor v6.16b, v8.16b, v6.16b
    ext v8.16b, v6.16b, v6.16b, #8
    eor v22.16b, v22.16b, v8.16b
    ldr q8, [x3, #1632]
    ext v15.16b, v22.16b, v22.16b, #12
    eor v8.16b, v8.16b, v4.16b
    str q31, [sp, #112]
    ldr q31, [x3, #5312]
    str q12, [sp, #208]
    ext v12.16b, v8.16b, v8.16b, #8
    eor v31.16b, v31.16b, v14.16b
    ext v14.16b, v31.16b, v31.16b, #8
    eor v9.16b, v9.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #12
    str q27, [sp, #96]
    ldr q27, [x3, #1360]
    str q31, [sp, #80]
    ldr q31, [x3, #1760]
    eor v27.16b, v27.16b, v5.16b
    str q6, [sp, #144]
    ext v6.16b, v27.16b, v27.16b, #4
    eor v6.16b, v31.16b, v6.16b
    eor v6.16b, v26.16b, v6.16b
    eor v27.16b, v27.16b, v12.16b
    ldr q31, [x3, #1664]
    ext v12.16b, v27.16b, v27.16b, #12
    eor v31.16b, v31.16b, v0.16b
    and v1.16b, v1.16b, v23.16b
    eor v1.16b, v20.16b, v1.16b
    ext v20.16b, v1.16b, v1.16b, #4
    str q6, [sp, #224]
    ext v6.16b, v31.16b, v31.16b, #8
    eor v6.16b, v1.16b, v6.16b
    str q31, [sp, #240]
    mvn v31.16b, v6.16b
    str q8, [sp, #256]
    ldr q8, [x3, #5360]
    str q14, [sp, #272]
    ext v14.16b, v31.16b, v31.16b, #12
    eor v20.16b, v8.16b, v20.16b
    eor v20.16b, v20.16b, v16.16b
    eor v8.16b, v25.16b, v17.16b
    bit v17.16b, v8.16b, v29.16b
    and v8.16b, v25.16b, v17.16b
    eor v8.16b, v10.16b, v8.16b
    str q20, [sp, #288]
    ldr q20, [sp, #128]
    eor v10.16b, v20.16b, v10.16b
    mvn v20.16b, v20.16b
    bif v10.16b, v20.16b, v29.16b
    str q6, [sp, #128]
    ldr q6, [sp, #160]
    bic v20.16b, v20.16b, v6.16b
    str q31, [sp, #304]
    ldr q31, [sp, #64]
    eor v20.16b, v31.16b, v20.16b
    and v31.16b, v17.16b, v20.16b
    str q17, [sp, #64]
    ldr q17, [sp, #192]
    eor v17.16b, v17.16b, v31.16b
    eor v31.16b, v25.16b, v20.16b
    bit v31.16b, v25.16b, v17.16b
    eor v25.16b, v6.16b, v10.16b
    bit v25.16b, v6.16b, v17.16b
    orr v6.16b, v8.16b, v25.16b
    str q31, [sp, #160]
    ldr q31, [x3, #1696]
    eor v6.16b, v29.16b, v6.16b
    eor v29.16b, v31.16b, v11.16b
    ldr q31, [x3, #5344]
    bic v0.16b, v0.16b, v4.16b
    ldr q4, [x3, #1648]
    eor v2.16b, v31.16b, v2.16b
    eor v4.16b, v4.16b, v24.16b
    eor v24.16b, v25.16b, v12.16b
    bic v1.16b, v1.16b, v5.16b
    ldr q5, [sp, #176]
    eor v1.16b, v5.16b, v1.16b
    ldr q5, [x3, #5296]
    eor v25.16b, v8.16b, v14.16b
    eor v5.16b, v5.16b, v30.16b
    eor v0.16b, v5.16b, v0.16b
    ldr q5, [x3, #1712]
    eor v17.16b, v17.16b, v15.16b
    eor v5.16b, v5.16b, v21.16b
    bic v16.16b, v16.16b, v26.16b
    ext v21.16b, v5.16b, v5.16b, #8
    eor v21.16b, v3.16b, v21.16b
    ldr q26, [x3, #1808]
    ext v3.16b, v3.16b, v3.16b, #4
    eor v3.16b, v26.16b, v3.16b
    eor v3.16b, v3.16b, v18.16b
    eor v18.16b, v13.16b, v18.16b
    bsl v19.16b, v13.16b, v18.16b
    ext v18.16b, v21.16b, v21.16b, #12
    eor v18.16b, v20.16b, v18.16b
    ext v20.16b, v0.16b, v0.16b, #8
    eor v20.16b, v1.16b, v20.16b
    ext v1.16b, v1.16b, v1.16b, #4
    eor v1.16b, v2.16b, v1.16b
    eor v1.16b, v16.16b, v1.16b
    ext v2.16b, v20.16b, v20.16b, #12
    eor v2.16b, v6.16b, v2.16b
    ext v6.16b, v4.16b, v4.16b, #8
    eor v6.16b, v28.16b, v6.16b
    ldr q16, [x3, #1776]
    ext v26.16b, v28.16b, v28.16b, #4
    eor v16.16b, v16.16b, v26.16b
    eor v7.16b, v16.16b, v7.16b
    ext v16.16b, v6.16b, v6.16b, #12
    eor v16.16b, v10.16b, v16.16b
    ext v26.16b, v29.16b, v29.16b, #8
    eor v26.16b, v23.16b, v26.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v28.16b, v26.16b, v26.16b, #12
    // round 40 (skinny.dsl:60)
    mvn v21.16b, v21.16b
    eor v30.16b, v21.16b, v27.16b
    bif v30.16b, v21.16b, v6.16b
    eor v31.16b, v22.16b, v30.16b
    orn v21.16b, v22.16b, v21.16b
    eor v21.16b, v9.16b, v21.16b
    ldr q8, [sp, #304]
    eor v9.16b, v8.16b, v20.16b
    bit v20.16b, v9.16b, v6.16b
    orr v9.16b, v20.16b, v21.16b
    eor v26.16b, v26.16b, v9.16b
    bit v31.16b, v22.16b, v26.16b
    orn v22.16b, v20.16b, v8.16b
    eor v22.16b, v27.16b, v22.16b
    orr v27.16b, v22.16b, v31.16b
    eor v8.16b, v8.16b, v21.16b
    ldr q9, [sp, #128]
    bit v8.16b, v9.16b, v26.16b
    eor v9.16b, v18.16b, v24.16b
    bit v9.16b, v18.16b, v16.16b
    eor v10.16b, v17.16b, v9.16b
    orn v18.16b, v17.16b, v18.16b
    ldr q11, [sp, #160]
    ldr q12, [sp, #272]
    eor v11.16b, v11.16b, v12.16b
    eor v18.16b, v18.16b, v11.16b
    eor v11.16b, v25.16b, v2.16b
    bit v11.16b, v2.16b, v16.16b
    bic v2.16b, v18.16b, v11.16b
    ldr q12, [sp, #64]
    eor v28.16b, v12.16b, v28.16b
    eor v2.16b, v28.16b, v2.16b
    bit v10.16b, v17.16b, v2.16b
    bic v17.16b, v25.16b, v11.16b
    eor v17.16b, v24.16b, v17.16b
    bic v24.16b, v17.16b, v10.16b
    eor v28.16b, v25.16b, v18.16b
    bit v28.16b, v25.16b, v2.16b
    ldr q25, [sp, #256]
    eor v12.16b, v5.16b, v25.16b
    bit v12.16b, v5.16b, v4.16b
    ldr q13, [sp, #144]
    eor v14.16b, v13.16b, v12.16b
    orn v5.16b, v13.16b, v5.16b
    ldr q15, [sp, #80]
    eor v5.16b, v15.16b, v5.16b
    ldr q15, [sp, #240]
    str q26, [sp, #80]
    eor v26.16b, v15.16b, v0.16b
    bit v26.16b, v0.16b, v4.16b
    and v0.16b, v26.16b, v5.16b
    eor v0.16b, v29.16b, v0.16b
    bit v14.16b, v13.16b, v0.16b
    and v29.16b, v15.16b, v26.16b
    eor v25.16b, v25.16b, v29.16b
    bic v29.16b, v25.16b, v14.16b
    eor v13.16b, v15.16b, v5.16b
    bit v13.16b, v15.16b, v0.16b
    ldr q15, [sp, #224]
    str q0, [sp, #240]
    eor v0.16b, v3.16b, v15.16b
    bif v0.16b, v3.16b, v7.16b
    str q5, [sp, #256]
    ldr q5, [sp, #96]
    str q21, [sp, #144]
    eor v21.16b, v5.16b, v0.16b
    str q26, [sp, #64]
    ldr q26, [x3, #1840]
    orn v3.16b, v5.16b, v3.16b
    str q20, [sp, #272]
    ldr q20, [sp, #208]
    eor v20.16b, v26.16b, v20.16b
    eor v19.16b, v20.16b, v19.16b
    eor v3.16b, v3.16b, v19.16b
    ldr q19, [sp, #288]
    eor v20.16b, v19.16b, v1.16b
    bit v1.16b, v20.16b, v7.16b
    ldr q20, [x3, #1856]
    orr v26.16b, v1.16b, v3.16b
    eor v20.16b, v20.16b, v23.16b
    ldr q23, [sp, #112]
    eor v20.16b, v20.16b, v23.16b
    eor v20.16b, v20.16b, v26.16b
    bit v21.16b, v5.16b, v20.16b
    orn v5.16b, v1.16b, v19.16b
    eor v5.16b, v15.16b, v5.16b
    orr v23.16b, v5.16b, v21.16b
    eor v7.16b, v7.16b, v23.16b
    eor v23.16b, v19.16b, v3.16b
    mvn v19.16b, v19.16b
    ldr q26, [x3, #5376]
    bit v23.16b, v19.16b, v20.16b
    eor v16.16b, v26.16b, v16.16b
    ldr q19, [x3, #1888]
    eor v16.16b, v16.16b, v24.16b
    ldr q24, [x3, #1104]
    eor v19.16b, v19.16b, v10.16b
    ldr q26, [x3, #5392]
    eor v21.16b, v24.16b, v21.16b
    ldr q24, [x3, #5408]
    eor v26.16b, v26.16b, v9.16b
    ldr q9, [x3, #1952]
    eor v17.16b, v24.16b, v17.16b
    ldr q24, [x3, #5424]
    eor v28.16b, v9.16b, v28.16b
    ldr q9, [x3, #5440]
    eor v24.16b, v24.16b, v11.16b
    ldr q10, [x3, #5456]
    eor v18.16b, v9.16b, v18.16b
    eor v2.16b, v10.16b, v2.16b
    eor v9.16b, v3.16b, v18.16b
    eor v10.16b, v20.16b, v2.16b
    eor v11.16b, v5.16b, v17.16b
    eor v15.16b, v7.16b, v16.16b
    str q17, [sp, #288]
    eor v17.16b, v23.16b, v28.16b
    str q2, [sp, #224]
    eor v2.16b, v1.16b, v24.16b
    str q26, [sp, #96]
    eor v26.16b, v0.16b, v26.16b
    str q18, [sp, #112]
    eor v18.16b, v21.16b, v19.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #2016]
    eor v6.16b, v6.16b, v15.16b
    eor v4.16b, v27.16b, v4.16b
    eor v4.16b, v4.16b, v7.16b
    eor v4.16b, v4.16b, v29.16b
    ldr q7, [x3, #5472]
    eor v27.16b, v31.16b, v18.16b
    eor v7.16b, v7.16b, v21.16b
    eor v7.16b, v7.16b, v14.16b
    ldr q21, [x3, #2048]
    eor v29.16b, v30.16b, v26.16b
    eor v0.16b, v21.16b, v0.16b
    eor v0.16b, v0.16b, v12.16b
    ldr q21, [x3, #5488]
    eor v22.16b, v22.16b, v11.16b
    eor v5.16b, v21.16b, v5.16b
    eor v5.16b, v5.16b, v25.16b
    ldr q21, [x3, #5504]
    eor v25.16b, v8.16b, v17.16b
    eor v21.16b, v21.16b, v23.16b
    eor v21.16b, v21.16b, v13.16b
    ldr q23, [x3, #2128]
    ldr q30, [sp, #272]
    eor v30.16b, v30.16b, v2.16b
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [sp, #64]
    eor v1.16b, v1.16b, v23.16b
    ldr q23, [x3, #2080]
    ldr q31, [sp, #144]
    eor v31.16b, v31.16b, v9.16b
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [sp, #256]
    eor v3.16b, v3.16b, v23.16b
    ldr q23, [x3, #2096]
    ldr q8, [sp, #80]
    eor v8.16b, v8.16b, v10.16b
    eor v20.16b, v23.16b, v20.16b
    ldr q23, [sp, #240]
    eor v20.16b, v20.16b, v23.16b
    mov v23.16b, v6.16b
    sli v23.16b, v25.16b, #4
    sri v25.16b, v6.16b, #4
    mov v6.16b, v27.16b
    sli v6.16b, v30.16b, #4
    sri v30.16b, v27.16b, #4
    mov v27.16b, v29.16b
    sli v27.16b, v31.16b, #4
    sri v31.16b, v29.16b, #4
    mov v29.16b, v22.16b
    sli v29.16b, v8.16b, #4
    sri v8.16b, v22.16b, #4
    mov v22.16b, v16.16b
    sli v22.16b, v28.16b, #4
    sri v28.16b, v16.16b, #4
    mov v16.16b, v19.16b
    sli v16.16b, v24.16b, #4
    sri v24.16b, v19.16b, #4
    ldr q19, [sp, #96]
    ldr q12, [sp, #112]
    mov v13.16b, v19.16b
    sli v13.16b, v12.16b, #4
    sri v12.16b, v19.16b, #4
    ldr q19, [sp, #288]
    ldr q14, [sp, #224]
    str q24, [sp, #96]
    mov v24.16b, v19.16b
    sli v24.16b, v14.16b, #4
    sri v14.16b, v19.16b, #4
    mov v19.16b, v4.16b
    sli v19.16b, v21.16b, #4
    sri v21.16b, v4.16b, #4
    mov v4.16b, v7.16b
    sli v4.16b, v1.16b, #4
    sri v1.16b, v7.16b, #4
    mov v7.16b, v0.16b
    sli v7.16b, v3.16b, #4
    sri v3.16b, v0.16b, #4
    mov v0.16b, v5.16b
    sli v0.16b, v20.16b, #4
    sri v20.16b, v5.16b, #4
    mov v5.16b, v15.16b
    sli v5.16b, v17.16b, #4
    sri v17.16b, v15.16b, #4
    mov v15.16b, v18.16b
    sli v15.16b, v2.16b, #4
    sri v2.16b, v18.16b, #4
    mvn v18.16b, v26.16b
    mov v26.16b, v18.16b
    sli v26.16b, v9.16b, #4
    sri v9.16b, v18.16b, #4
    mov v18.16b, v11.16b
    sli v18.16b, v10.16b, #4
    sri v10.16b, v11.16b, #4
    ushr v11.16b, v23.16b, #2
    str q10, [sp, #288]
    shl v10.16b, v27.16b, #2
    str q2, [sp, #224]
    movi v2.16b, #51
    bit v10.16b, v23.16b, v2.16b
    bit v27.16b, v11.16b, v2.16b
    ushr v23.16b, v6.16b, #2
    shl v11.16b, v29.16b, #2
    bit v11.16b, v6.16b, v2.16b
    bit v29.16b, v23.16b, v2.16b
    ushr v6.16b, v25.16b, #2
    shl v23.16b, v31.16b, #2
    bit v23.16b, v25.16b, v2.16b
    bit v31.16b, v6.16b, v2.16b
    ushr v6.16b, v30.16b, #2
    shl v25.16b, v8.16b, #2
    bit v25.16b, v30.16b, v2.16b
    bit v8.16b, v6.16b, v2.16b
    ushr v6.16b, v22.16b, #2
    shl v30.16b, v13.16b, #2
    bit v30.16b, v22.16b, v2.16b
    bit v13.16b, v6.16b, v2.16b
    ushr v6.16b, v16.16b, #2
    shl v22.16b, v24.16b, #2
    bit v22.16b, v16.16b, v2.16b
    bit v24.16b, v6.16b, v2.16b
    ushr v6.16b, v28.16b, #2
    shl v16.16b, v12.16b, #2
    bit v16.16b, v28.16b, v2.16b
    bit v12.16b, v6.16b, v2.16b
    ldr q6, [sp, #96]
    ushr v28.16b, v6.16b, #2
    str q12, [sp, #112]
    shl v12.16b, v14.16b, #2
    bit v12.16b, v6.16b, v2.16b
    bit v14.16b, v28.16b, v2.16b
    ushr v6.16b, v19.16b, #2
    shl v28.16b, v7.16b, #2
    bit v28.16b, v19.16b, v2.16b
    bit v7.16b, v6.16b, v2.16b
    ushr v6.16b, v4.16b, #2
    shl v19.16b, v0.16b, #2
    bit v19.16b, v4.16b, v2.16b
    bit v0.16b, v6.16b, v2.16b
    ushr v4.16b, v21.16b, #2
    shl v6.16b, v3.16b, #2
    bit v6.16b, v21.16b, v2.16b
    bit v3.16b, v4.16b, v2.16b
    ushr v4.16b, v1.16b, #2
    shl v21.16b, v20.16b, #2
    bit v21.16b, v1.16b, v2.16b
    bit v20.16b, v4.16b, v2.16b
    ushr v1.16b, v5.16b, #2
    shl v4.16b, v26.16b, #2
    bit v4.16b, v5.16b, v2.16b
    bit v26.16b, v1.16b, v2.16b
    ushr v1.16b, v15.16b, #2
    shl v5.16b, v18.16b, #2
    bit v5.16b, v15.16b, v2.16b
    bit v18.16b, v1.16b, v2.16b
    ushr v1.16b, v17.16b, #2
    shl v15.16b, v9.16b, #2
    bit v15.16b, v17.16b, v2.16b
    bit v9.16b, v1.16b, v2.16b
    ldr q1, [sp, #224]
    ushr v17.16b, v1.16b, #2
    str q9, [sp, #96]
    ldr q9, [sp, #288]
    str q15, [sp, #240]
    shl v15.16b, v9.16b, #2
    bit v15.16b, v1.16b, v2.16b
    bsl v2.16b, v17.16b, v9.16b
    ushr v1.16b, v10.16b, #1
    shl v17.16b, v11.16b, #1
    movi v9.16b, #85
    bit v17.16b, v10.16b, v9.16b
    bit v11.16b, v1.16b, v9.16b
    ushr v1.16b, v27.16b, #1
    shl v10.16b, v29.16b, #1
    bit v10.16b, v27.16b, v9.16b
    bit v29.16b, v1.16b, v9.16b
    ushr v1.16b, v23.16b, #1
    shl v27.16b, v25.16b, #1
    bit v27.16b, v23.16b, v9.16b
    bit v25.16b, v1.16b, v9.16b
    ushr v1.16b, v31.16b, #1
    shl v23.16b, v8.16b, #1
    bit v23.16b, v31.16b, v9.16b
    bit v8.16b, v1.16b, v9.16b
    ushr v1.16b, v30.16b, #1
    shl v31.16b, v22.16b, #1
    bit v31.16b, v30.16b, v9.16b
    bit v22.16b, v1.16b, v9.16b
    ushr v1.16b, v13.16b, #1
    shl v30.16b, v24.16b, #1
    bit v30.16b, v13.16b, v9.16b
    bit v24.16b, v1.16b, v9.16b
    ushr v1.16b, v16.16b, #1
    shl v13.16b, v12.16b, #1
    bit v13.16b, v16.16b, v9.16b
    bit v12.16b, v1.16b, v9.16b
    ldr q1, [sp, #112]
    ushr v16.16b, v1.16b, #1
    str q12, [sp, #288]
    shl v12.16b, v14.16b, #1
    bit v12.16b, v1.16b, v9.16b
    bit v14.16b, v16.16b, v9.16b
    ushr v1.16b, v28.16b, #1
    shl v16.16b, v19.16b, #1
    bit v16.16b, v28.16b, v9.16b
    bit v19.16b, v1.16b, v9.16b
    ushr v1.16b, v7.16b, #1
    shl v28.16b, v0.16b, #1
    bit v28.16b, v7.16b, v9.16b
    bit v0.16b, v1.16b, v9.16b
    ushr v1.16b, v6.16b, #1
    shl v7.16b, v21.16b, #1
    bit v7.16b, v6.16b, v9.16b
    bit v21.16b, v1.16b, v9.16b
    ushr v1.16b, v3.16b, #1
    shl v6.16b, v20.16b, #1
    bit v6.16b, v3.16b, v9.16b
    bit v20.16b, v1.16b, v9.16b
    ushr v1.16b, v4.16b, #1
    shl v3.16b, v5.16b, #1
    bit v3.16b, v4.16b, v9.16b
    bit v5.16b, v1.16b, v9.16b
    ushr v1.16b, v26.16b, #1
    shl v4.16b, v18.16b, #1
    bit v4.16b, v26.16b, v9.16b
    bit v18.16b, v1.16b, v9.16b
    ldr q1, [sp, #240]
    ushr v26.16b, v1.16b, #1
    str q14, [sp, #112]
    shl v14.16b, v15.16b, #1
    bit v14.16b, v1.16b, v9.16b
    bit v15.16b, v26.16b, v9.16b
    ldr q1, [sp, #96]
    ushr v26.16b, v1.16b, #1
    str q12, [sp, #240]
    shl v12.16b, v2.16b, #1
    bit v12.16b, v1.16b, v9.16b
    bsl v9.16b, v26.16b, v2.16b
    zip1 v1.2d, v17.2d, v16.2d
    zip2 v2.2d, v17.2d, v16.2d
    zip1 v16.2d, v11.2d, v19.2d
    zip2 v17.2d, v11.2d, v19.2d
    zip1 v19.2d, v10.2d, v28.2d
    zip2 v26.2d, v10.2d, v28.2d
    zip1 v28.2d, v29.2d, v0.2d
    zip2 v0.2d, v29.2d, v0.2d
    zip1 v29.2d, v27.2d, v7.2d
    zip2 v7.2d, v27.2d, v7.2d
    zip1 v27.2d, v25.2d, v21.2d
    zip2 v21.2d, v25.2d, v21.2d
    zip1 v25.2d, v23.2d, v6.2d
    zip2 v6.2d, v23.2d, v6.2d
    zip1 v23.2d, v8.2d, v20.2d
    zip2 v20.2d, v8.2d, v20.2d
    zip1 v8.2d, v31.2d, v3.2d
    zip2 v3.2d, v31.2d, v3.2d
    zip1 v31.2d, v22.2d, v5.2d
    zip2 v5.2d, v22.2d, v5.2d
    zip1 v22.2d, v30.2d, v4.2d
    zip2 v4.2d, v30.2d, v4.2d
    zip1 v30.2d, v24.2d, v18.2d
    zip2 v18.2d, v24.2d, v18.2d
    zip1 v24.2d, v13.2d, v14.2d
    zip2 v10.2d, v13.2d, v14.2d
    ldr q11, [sp, #288]
    zip1 v13.2d, v11.2d, v15.2d
    zip2 v11.2d, v11.2d, v15.2d
    ldr q14, [sp, #240]
    zip1 v15.2d, v14.2d, v12.2d
    zip2 v12.2d, v14.2d, v12.2d
    ldr q14, [sp, #112]
    str q20, [sp, #240]
    zip1 v20.2d, v14.2d, v9.2d
    zip2 v9.2d, v14.2d, v9.2d
    trn1 v14.4s, v1.4s, v8.4s
    trn2 v1.4s, v1.4s, v8.4s
    trn1 v8.4s, v16.4s, v31.4s
    trn2 v16.4s, v16.4s, v31.4s
    trn1 v31.4s, v19.4s, v22.4s
    trn2 v19.4s, v19.4s, v22.4s
    trn1 v22.4s, v28.4s, v30.4s
    trn2 v28.4s, v28.4s, v30.4s
    trn1 v30.4s, v29.4s, v24.4s
    trn2 v24.4s, v29.4s, v24.4s
    trn1 v29.4s, v27.4s, v13.4s
    trn2 v27.4s, v27.4s, v13.4s
    trn1 v13.4s, v25.4s, v15.4s
    trn2 v25.4s, v25.4s, v15.4s
    trn1 v15.4s, v23.4s, v20.4s
    trn2 v20.4s, v23.4s, v20.4s
    trn1 v23.4s, v2.4s, v3.4s
    trn2 v2.4s, v2.4s, v3.4s
    trn1 v3.4s, v17.4s, v5.4s
    trn2 v5.4s, v17.4s, v5.4s
    trn1 v17.4s, v26.4s, v4.4s
    trn2 v4.4s, v26.4s, v4.4s
    trn1 v26.4s, v0.4s, v18.4s
    trn2 v0.4s, v0.4s, v18.4s
    trn1 v18.4s, v7.4s, v10.4s
    trn2 v7.4s, v7.4s, v10.4s
    trn1 v10.4s, v21.4s, v11.4s
    trn2 v21.4s, v21.4s, v11.4s
    trn1 v11.4s, v6.4s, v12.4s
    trn2 v6.4s, v6.4s, v12.4s
    ldr q12, [sp, #240]
    str q20, [sp, #112]
    trn1 v20.4s, v12.4s, v9.4s
    trn2 v9.4s, v12.4s, v9.4s
    trn1 v12.8h, v14.8h, v23.8h
    trn2 v23.8h, v14.8h, v23.8h
    trn1 v14.8h, v8.8h, v3.8h
    trn2 v3.8h, v8.8h, v3.8h
    trn1 v8.8h, v31.8h, v17.8h
    trn2 v17.8h, v31.8h, v17.8h
    trn1 v31.8h, v22.8h, v26.8h
    trn2 v22.8h, v22.8h, v26.8h
    trn1 v26.8h, v30.8h, v18.8h
    trn2 v18.8h, v30.8h, v18.8h
    trn1 v30.8h, v29.8h, v10.8h
    trn2 v29.8h, v29.8h, v10.8h
    trn1 v10.8h, v13.8h, v11.8h
    trn2 v11.8h, v13.8h, v11.8h
    trn1 v13.8h, v15.8h, v20.8h
    trn2 v20.8h, v15.8h, v20.8h
    trn1 v15.8h, v1.8h, v2.8h
    trn2 v1.8h, v1.8h, v2.8h
    trn1 v2.8h, v16.8h, v5.8h
    trn2 v5.8h, v16.8h, v5.8h
    trn1 v16.8h, v19.8h, v4.8h
    trn2 v4.8h, v19.8h, v4.8h
    trn1 v19.8h, v28.8h, v0.8h
    trn2 v0.8h, v28.8h, v0.8h
    trn1 v28.8h, v24.8h, v7.8h
    trn2 v7.8h, v24.8h, v7.8h
    trn1 v24.8h, v27.8h, v21.8h
    trn2 v21.8h, v27.8h, v21.8h
    trn1 v27.8h, v25.8h, v6.8h
    trn2 v6.8h, v25.8h, v6.8h
    ldr q25, [sp, #112]
    str q20, [sp, #240]
    trn1 v20.8h, v25.8h, v9.8h
    trn2 v25.8h, v25.8h, v9.8h
    trn1 v9.16b, v12.16b, v15.16b
    trn2 v12.16b, v12.16b, v15.16b
    trn1 v15.16b, v14.16b, v2.16b
    trn2 v2.16b, v14.16b, v2.16b
    trn1 v14.16b, v8.16b, v16.16b
    trn2 v16.16b, v8.16b, v16.16b
    trn1 v8.16b, v31.16b, v19.16b
    trn2 v19.16b, v31.16b, v19.16b
    trn1 v31.16b, v26.16b, v28.16b
    trn2 v26.16b, v26.16b, v28.16b
    trn1 v28.16b, v30.16b, v24.16b
    trn2 v24.16b, v30.16b, v24.16b
    trn1 v30.16b, v10.16b, v27.16b
    trn2 v27.16b, v10.16b, v27.16b
    trn1 v10.16b, v13.16b, v20.16b
    trn2 v20.16b, v13.16b, v20.16b
    trn1 v13.16b, v23.16b, v1.16b
    trn2 v1.16b, v23.16b, v1.16b
    trn1 v23.16b, v3.16b, v5.16b
    trn2 v3.16b, v3.16b, v5.16b
    trn1 v5.16b, v17.16b, v4.16b
    trn2 v4.16b, v17.16b, v4.16b
    trn1 v17.16b, v22.16b, v0.16b
    trn2 v0.16b, v22.16b, v0.16b
    trn1 v22.16b, v18.16b, v7.16b
    trn2 v7.16b, v18.16b, v7.16b
    trn1 v18.16b, v29.16b, v21.16b
    trn2 v21.16b, v29.16b, v21.16b
    trn1 v29.16b, v11.16b, v6.16b
    trn2 v6.16b, v11.16b, v6.16b
    ldr q11, [sp, #240]
    str q6, [sp, #112]
    trn1 v6.16b, v11.16b, v25.16b
    trn2 v25.16b, v11.16b, v25.16b
    str q9, [x0, #0]
    str q15, [x0, #16]
    str q14, [x0, #32]
    str q8, [x0, #48]
    str q31, [x0, #64]
    str q28, [x0, #80]
    str q30, [x0, #96]
    str q10, [x0, #112]
    str q12, [x0, #128]
    str q2, [x0, #144]
    str q16, [x0, #160]
    str q19, [x0, #176]
    str q26, [x0, #192]
    str q24, [x0, #208]
    str q27, [x0, #224]
    str q20, [x0, #240]
    str q13, [x0, #256]
    str q23, [x0, #272]
    str q5, [x0, #288]
    str q17, [x0, #304]
    str q22, [x0, #320]
    str q18, [x0, #336]
    str q29, [x0, #352]
    str q6, [x0, #368]
    str q1, [x0, #384]
    str q3, [x0, #400]
    str q4, [x0, #416]
    str q0, [x0, #432]
    str q7, [x0, #448]
    str q21, [x0, #464]
    ldr q0, [sp, #112]
    str q0, [x0, #480]
    str q25, [x0, #496]
    add x0, x0, #512
    add x1, x1, #512
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ecb_encrypt_neon_out
.Llwcc_skinny128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #320
    movi v0.16b, #0
    mov x9, x0
    movz x10, #32
.Llwcc_skinny128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ecb_encrypt_neon_group
.Llwcc_skinny128_128_ecb_encrypt_neon_out:
    add x1, sp, #320
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_encrypt_neon_copy
.Llwcc_skinny128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #48
.Llwcc_skinny128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #832
    ret
.Llwcc_skinny128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_skinny128_128_ecb_encrypt_neon, .-lwcc_skinny128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_skinny128_128_ecb_decrypt_neon
    .type lwcc_skinny128_128_ecb_decrypt_neon, %function
lwcc_skinny128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_skinny128_128_ecb_decrypt_neon_return
    sub sp, sp, #1136
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    // x5: whole groups of 512 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #9
    and x6, x6, #511
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ecb_decrypt_neon_rest
.Llwcc_skinny128_128_ecb_decrypt_neon_group:
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
    ldr q18, [x1, #160]
    ldr q19, [x1, #176]
    ldr q20, [x1, #192]
    ldr q21, [x1, #208]
    ldr q22, [x1, #224]
    ldr q23, [x1, #240]
    ldr q24, [x1, #256]
    ldr q25, [x1, #272]
    ldr q26, [x1, #288]
    ldr q27, [x1, #304]
    ldr q28, [x1, #320]
    ldr q29, [x1, #336]
    ldr q30, [x1, #352]
    ldr q31, [x1, #368]
    ldr q8, [x1, #384]
    ldr q9, [x1, #400]
    ldr q10, [x1, #416]
    ldr q11, [x1, #432]
    ldr q12, [x1, #448]
    ldr q13, [x1, #464]
    ldr q14, [x1, #480]
    ldr q15, [x1, #496]
    str q31, [sp, #64]
    trn1 v31.16b, v0.16b, v16.16b
    trn2 v0.16b, v0.16b, v16.16b
    trn1 v16.16b, v1.16b, v17.16b
    trn2 v1.16b, v1.16b, v17.16b
    trn1 v17.16b, v2.16b, v18.16b
    trn2 v2.16b, v2.16b, v18.16b
    trn1 v18.16b, v3.16b, v19.16b
    trn2 v3.16b, v3.16b, v19.16b
    trn1 v19.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v23.16b
    trn2 v7.16b, v7.16b, v23.16b
    trn1 v23.16b, v24.16b, v8.16b
    trn2 v24.16b, v24.16b, v8.16b
    trn1 v8.16b, v25.16b, v9.16b
    trn2 v25.16b, v25.16b, v9.16b
    trn1 v9.16b, v26.16b, v10.16b
    trn2 v26.16b, v26.16b, v10.16b
    trn1 v10.16b, v27.16b, v11.16b
    trn2 v27.16b, v27.16b, v11.16b
    trn1 v11.16b, v28.16b, v12.16b
    trn2 v28.16b, v28.16b, v12.16b
    trn1 v12.16b, v29.16b, v13.16b
    trn2 v29.16b, v29.16b, v13.16b
    trn1 v13.16b, v30.16b, v14.16b
    trn2 v30.16b, v30.16b, v14.16b
    ldr q14, [sp, #64]
    str q7, [sp, #80]
    trn1 v7.16b, v14.16b, v15.16b
    trn2 v14.16b, v14.16b, v15.16b
    trn1 v15.8h, v31.8h, v23.8h
    trn2 v23.8h, v31.8h, v23.8h
    trn1 v31.8h, v16.8h, v8.8h
    trn2 v16.8h, v16.8h, v8.8h
    trn1 v8.8h, v17.8h, v9.8h
    trn2 v17.8h, v17.8h, v9.8h
    trn1 v9.8h, v18.8h, v10.8h
    trn2 v18.8h, v18.8h, v10.8h
    trn1 v10.8h, v19.8h, v11.8h
    trn2 v19.8h, v19.8h, v11.8h
    trn1 v11.8h, v20.8h, v12.8h
    trn2 v20.8h, v20.8h, v12.8h
    trn1 v12.8h, v21.8h, v13.8h
    trn2 v21.8h, v21.8h, v13.8h
    trn1 v13.8h, v22.8h, v7.8h
    trn2 v7.8h, v22.8h, v7.8h
    trn1 v22.8h, v0.8h, v24.8h
    trn2 v0.8h, v0.8h, v24.8h
    trn1 v24.8h, v1.8h, v25.8h
    trn2 v1.8h, v1.8h, v25.8h
    trn1 v25.8h, v2.8h, v26.8h
    trn2 v2.8h, v2.8h, v26.8h
    trn1 v26.8h, v3.8h, v27.8h
    trn2 v3.8h, v3.8h, v27.8h
    trn1 v27.8h, v4.8h, v28.8h
    trn2 v4.8h, v4.8h, v28.8h
    trn1 v28.8h, v5.8h, v29.8h
    trn2 v5.8h, v5.8h, v29.8h
    trn1 v29.8h, v6.8h, v30.8h
    trn2 v6.8h, v6.8h, v30.8h
    ldr q30, [sp, #80]
    str q7, [sp, #64]
    trn1 v7.8h, v30.8h, v14.8h
    trn2 v30.8h, v30.8h, v14.8h
    trn1 v14.4s, v15.4s, v22.4s
    trn2 v22.4s, v15.4s, v22.4s
    trn1 v15.4s, v31.4s, v24.4s
    trn2 v24.4s, v31.4s, v24.4s
    trn1 v31.4s, v8.4s, v25.4s
    trn2 v25.4s, v8.4s, v25.4s
    trn1 v8.4s, v9.4s, v26.4s
    trn2 v26.4s, v9.4s, v26.4s
    trn1 v9.4s, v10.4s, v27.4s
    trn2 v27.4s, v10.4s, v27.4s
    trn1 v10.4s, v11.4s, v28.4s
    trn2 v28.4s, v11.4s, v28.4s
    trn1 v11.4s, v12.4s, v29.4s
    trn2 v29.4s, v12.4s, v29.4s
    trn1 v12.4s, v13.4s, v7.4s
    trn2 v7.4s, v13.4s, v7.4s
    trn1 v13.4s, v23.4s, v0.4s
    trn2 v0.4s, v23.4s, v0.4s
    trn1 v23.4s, v16.4s, v1.4s
    trn2 v1.4s, v16.4s, v1.4s
    trn1 v16.4s, v17.4s, v2.4s
    trn2 v2.4s, v17.4s, v2.4s
    trn1 v17.4s, v18.4s, v3.4s
    trn2 v3.4s, v18.4s, v3.4s
    trn1 v18.4s, v19.4s, v4.4s
    trn2 v4.4s, v19.4s, v4.4s
    trn1 v19.4s, v20.4s, v5.4s
    trn2 v5.4s, v20.4s, v5.4s
    trn1 v20.4s, v21.4s, v6.4s
    trn2 v6.4s, v21.4s, v6.4s
    ldr q21, [sp, #64]
    str q7, [sp, #80]
    trn1 v7.4s, v21.4s, v30.4s
    trn2 v21.4s, v21.4s, v30.4s
    zip1 v30.2d, v14.2d, v13.2d
    zip2 v13.2d, v14.2d, v13.2d
    zip1 v14.2d, v15.2d, v23.2d
    zip2 v23.2d, v15.2d, v23.2d
    zip1 v15.2d, v31.2d, v16.2d
    zip2 v16.2d, v31.2d, v16.2d
    zip1 v31.2d, v8.2d, v17.2d
    zip2 v17.2d, v8.2d, v17.2d
    zip1 v8.2d, v9.2d, v18.2d
    zip2 v18.2d, v9.2d, v18.2d
    zip1 v9.2d, v10.2d, v19.2d
    zip2 v19.2d, v10.2d, v19.2d
    zip1 v10.2d, v11.2d, v20.2d
    zip2 v20.2d, v11.2d, v20.2d
    zip1 v11.2d, v12.2d, v7.2d
    zip2 v7.2d, v12.2d, v7.2d
    zip1 v12.2d, v22.2d, v0.2d
    zip2 v0.2d, v22.2d, v0.2d
    zip1 v22.2d, v24.2d, v1.2d
    zip2 v1.2d, v24.2d, v1.2d
    zip1 v24.2d, v25.2d, v2.2d
    zip2 v2.2d, v25.2d, v2.2d
    zip1 v25.2d, v26.2d, v3.2d
    zip2 v3.2d, v26.2d, v3.2d
    zip1 v26.2d, v27.2d, v4.2d
    zip2 v4.2d, v27.2d, v4.2d
    zip1 v27.2d, v28.2d, v5.2d
    zip2 v5.2d, v28.2d, v5.2d
    zip1 v28.2d, v29.2d, v6.2d
    zip2 v6.2d, v29.2d, v6.2d
    ldr q29, [sp, #80]
    str q6, [sp, #64]
    zip1 v6.2d, v29.2d, v21.2d
    zip2 v21.2d, v29.2d, v21.2d
    movi v29.16b, #85
    str q21, [sp, #80]
    ushr v21.16b, v30.16b, #1
    str q5, [sp, #96]
    shl v5.16b, v14.16b, #1
    bit v5.16b, v30.16b, v29.16b
    bit v14.16b, v21.16b, v29.16b
    ushr v21.16b, v15.16b, #1
    shl v30.16b, v31.16b, #1
    bit v30.16b, v15.16b, v29.16b
    bit v31.16b, v21.16b, v29.16b
    ushr v21.16b, v8.16b, #1
    shl v15.16b, v9.16b, #1
    bit v15.16b, v8.16b, v29.16b
    bit v9.16b, v21.16b, v29.16b
    ushr v21.16b, v10.16b, #1
    shl v8.16b, v11.16b, #1
    bit v8.16b, v10.16b, v29.16b
    bit v11.16b, v21.16b, v29.16b
    ushr v21.16b, v12.16b, #1
    shl v10.16b, v22.16b, #1
    bit v10.16b, v12.16b, v29.16b
    bit v22.16b, v21.16b, v29.16b
    ushr v21.16b, v24.16b, #1
    shl v12.16b, v25.16b, #1
    bit v12.16b, v24.16b, v29.16b
    bit v25.16b, v21.16b, v29.16b
    ushr v21.16b, v26.16b, #1
    shl v24.16b, v27.16b, #1
    bit v24.16b, v26.16b, v29.16b
    bit v27.16b, v21.16b, v29.16b
    ushr v21.16b, v28.16b, #1
    shl v26.16b, v6.16b, #1
    bit v26.16b, v28.16b, v29.16b
    bit v6.16b, v21.16b, v29.16b
    ushr v21.16b, v13.16b, #1
    shl v28.16b, v23.16b, #1
    bit v28.16b, v13.16b, v29.16b
    bit v23.16b, v21.16b, v29.16b
    ushr v21.16b, v16.16b, #1
    shl v13.16b, v17.16b, #1
    bit v13.16b, v16.16b, v29.16b
    bit v17.16b, v21.16b, v29.16b
    ushr v16.16b, v18.16b, #1
    shl v21.16b, v19.16b, #1
    bit v21.16b, v18.16b, v29.16b
    bit v19.16b, v16.16b, v29.16b
    ushr v16.16b, v20.16b, #1
    shl v18.16b, v7.16b, #1
    bit v18.16b, v20.16b, v29.16b
    bit v7.16b, v16.16b, v29.16b
    ushr v16.16b, v0.16b, #1
    shl v20.16b, v1.16b, #1
    bit v20.16b, v0.16b, v29.16b
    bit v1.16b, v16.16b, v29.16b
    ushr v0.16b, v2.16b, #1
    shl v16.16b, v3.16b, #1
    bit v16.16b, v2.16b, v29.16b
    bit v3.16b, v0.16b, v29.16b
    ushr v0.16b, v4.16b, #1
    ldr q2, [sp, #96]
    str q3, [sp, #112]
    shl v3.16b, v2.16b, #1
    bit v3.16b, v4.16b, v29.16b
    bit v2.16b, v0.16b, v29.16b
    ldr q0, [sp, #64]
    ushr v4.16b, v0.16b, #1
    str q2, [sp, #96]
    ldr q2, [sp, #80]
    str q3, [sp, #128]
    shl v3.16b, v2.16b, #1
    bit v3.16b, v0.16b, v29.16b
    bit v2.16b, v4.16b, v29.16b
    movi v0.16b, #51
    ushr v4.16b, v5.16b, #2
    shl v29.16b, v30.16b, #2
    bit v29.16b, v5.16b, v0.16b
    bit v30.16b, v4.16b, v0.16b
    ushr v4.16b, v14.16b, #2
    shl v5.16b, v31.16b, #2
    bit v5.16b, v14.16b, v0.16b
    bit v31.16b, v4.16b, v0.16b
    ushr v4.16b, v15.16b, #2
    shl v14.16b, v8.16b, #2
    bit v14.16b, v15.16b, v0.16b
    bit v8.16b, v4.16b, v0.16b
    ushr v4.16b, v9.16b, #2
    shl v15.16b, v11.16b, #2
    bit v15.16b, v9.16b, v0.16b
    bit v11.16b, v4.16b, v0.16b
    ushr v4.16b, v10.16b, #2
    shl v9.16b, v12.16b, #2
    bit v9.16b, v10.16b, v0.16b
    bit v12.16b, v4.16b, v0.16b
    ushr v4.16b, v22.16b, #2
    shl v10.16b, v25.16b, #2
    bit v10.16b, v22.16b, v0.16b
    bit v25.16b, v4.16b, v0.16b
    ushr v4.16b, v24.16b, #2
    shl v22.16b, v26.16b, #2
    bit v22.16b, v24.16b, v0.16b
    bit v26.16b, v4.16b, v0.16b
    ushr v4.16b, v27.16b, #2
    shl v24.16b, v6.16b, #2
    bit v24.16b, v27.16b, v0.16b
    bit v6.16b, v4.16b, v0.16b
    ushr v4.16b, v28.16b, #2
    shl v27.16b, v13.16b, #2
    bit v27.16b, v28.16b, v0.16b
    bit v13.16b, v4.16b, v0.16b
    ushr v4.16b, v23.16b, #2
    shl v28.16b, v17.16b, #2
    bit v28.16b, v23.16b, v0.16b
    bit v17.16b, v4.16b, v0.16b
    ushr v4.16b, v21.16b, #2
    shl v23.16b, v18.16b, #2
    bit v23.16b, v21.16b, v0.16b
    bit v18.16b, v4.16b, v0.16b
    ushr v4.16b, v19.16b, #2
    shl v21.16b, v7.16b, #2
    bit v21.16b, v19.16b, v0.16b
    bit v7.16b, v4.16b, v0.16b
    ushr v4.16b, v20.16b, #2
    shl v19.16b, v16.16b, #2
    bit v19.16b, v20.16b, v0.16b
    bit v16.16b, v4.16b, v0.16b
    ushr v4.16b, v1.16b, #2
    ldr q20, [sp, #112]
    str q16, [sp, #80]
    shl v16.16b, v20.16b, #2
    bit v16.16b, v1.16b, v0.16b
    bit v20.16b, v4.16b, v0.16b
    ldr q1, [sp, #128]
    ushr v4.16b, v1.16b, #2
    str q20, [sp, #112]
    shl v20.16b, v3.16b, #2
    bit v20.16b, v1.16b, v0.16b
    bit v3.16b, v4.16b, v0.16b
    ldr q1, [sp, #96]
    ushr v4.16b, v1.16b, #2
    str q3, [sp, #128]
    shl v3.16b, v2.16b, #2
    bit v3.16b, v1.16b, v0.16b
    bit v2.16b, v4.16b, v0.16b
    mov v1.16b, v29.16b
    sli v1.16b, v14.16b, #4
    sri v14.16b, v29.16b, #4
    mov v4.16b, v5.16b
    sli v4.16b, v15.16b, #4
    sri v15.16b, v5.16b, #4
    mov v5.16b, v30.16b
    sli v5.16b, v8.16b, #4
    sri v8.16b, v30.16b, #4
    mov v29.16b, v31.16b
    sli v29.16b, v11.16b, #4
    sri v11.16b, v31.16b, #4
    mov v30.16b, v9.16b
    sli v30.16b, v22.16b, #4
    sri v22.16b, v9.16b, #4
    mov v31.16b, v10.16b
    sli v31.16b, v24.16b, #4
    sri v24.16b, v10.16b, #4
    mov v9.16b, v12.16b
    sli v9.16b, v26.16b, #4
    sri v26.16b, v12.16b, #4
    mov v10.16b, v25.16b
    sli v10.16b, v6.16b, #4
    sri v6.16b, v25.16b, #4
    mov v25.16b, v27.16b
    sli v25.16b, v23.16b, #4
    sri v23.16b, v27.16b, #4
    mov v27.16b, v28.16b
    sli v27.16b, v21.16b, #4
    sri v21.16b, v28.16b, #4
    mov v28.16b, v13.16b
    sli v28.16b, v18.16b, #4
    sri v18.16b, v13.16b, #4
    mov v12.16b, v17.16b
    sli v12.16b, v7.16b, #4
    sri v7.16b, v17.16b, #4
    mov v17.16b, v19.16b
    sli v17.16b, v20.16b, #4
    sri v20.16b, v19.16b, #4
    mov v19.16b, v16.16b
    sli v19.16b, v3.16b, #4
    sri v3.16b, v16.16b, #4
    ldr q16, [sp, #80]
    ldr q13, [sp, #128]
    mov v0.16b, v16.16b
    sli v0.16b, v13.16b, #4
    sri v13.16b, v16.16b, #4
    ldr q16, [sp, #112]
    str q1, [sp, #80]
    mov v1.16b, v16.16b
    sli v1.16b, v2.16b, #4
    sri v2.16b, v16.16b, #4
    eor v16.16b, v26.16b, v13.16b
    str q14, [sp, #112]
    eor v14.16b, v6.16b, v2.16b
    str q25, [sp, #128]
    eor v25.16b, v10.16b, v1.16b
    str q30, [sp, #96]
    eor v30.16b, v30.16b, v17.16b
    str q22, [sp, #64]
    eor v22.16b, v22.16b, v20.16b
    mvn v3.16b, v3.16b
    str q17, [sp, #144]
    eor v17.16b, v24.16b, v3.16b
    str q20, [sp, #160]
    eor v20.16b, v0.16b, v9.16b
    str q30, [sp, #176]
    eor v30.16b, v19.16b, v31.16b
    eor v4.16b, v4.16b, v19.16b
    eor v0.16b, v5.16b, v0.16b
    eor v1.16b, v29.16b, v1.16b
    eor v3.16b, v15.16b, v3.16b
    eor v5.16b, v8.16b, v13.16b
    ldr q19, [x3, #1888]
    eor v2.16b, v11.16b, v2.16b
    ldr q29, [x3, #5520]
    eor v19.16b, v19.16b, v31.16b
    eor v27.16b, v29.16b, v27.16b
    ldr q29, [x3, #1104]
    eor v27.16b, v30.16b, v27.16b
    ldr q31, [x3, #1920]
    eor v29.16b, v29.16b, v30.16b
    ldr q30, [x3, #2048]
    eor v31.16b, v31.16b, v9.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1936]
    eor v28.16b, v20.16b, v28.16b
    ldr q8, [x3, #2064]
    eor v30.16b, v30.16b, v10.16b
    eor v8.16b, v8.16b, v12.16b
    ldr q9, [x3, #1968]
    eor v8.16b, v25.16b, v8.16b
    ldr q10, [x3, #5536]
    eor v24.16b, v9.16b, v24.16b
    eor v21.16b, v10.16b, v21.16b
    ldr q9, [x3, #1984]
    eor v21.16b, v21.16b, v17.16b
    ldr q10, [x3, #5552]
    eor v26.16b, v9.16b, v26.16b
    eor v18.16b, v10.16b, v18.16b
    ldr q9, [x3, #2000]
    eor v18.16b, v16.16b, v18.16b
    ldr q10, [x3, #5568]
    eor v6.16b, v9.16b, v6.16b
    eor v7.16b, v10.16b, v7.16b
    eor v7.16b, v14.16b, v7.16b
    // round 40 (skinny.dsl:60)
    eor v9.16b, v27.16b, v7.16b
    ldr q10, [x3, #5328]
    bit v9.16b, v27.16b, v28.16b
    eor v10.16b, v10.16b, v9.16b
    orn v11.16b, v18.16b, v7.16b
    orn v12.16b, v18.16b, v21.16b
    ldr q13, [x3, #1696]
    bsl v12.16b, v7.16b, v11.16b
    ldr q7, [x3, #5504]
    eor v13.16b, v13.16b, v12.16b
    eor v7.16b, v7.16b, v23.16b
    eor v7.16b, v22.16b, v7.16b
    ldr q23, [x3, #1664]
    eor v7.16b, v7.16b, v11.16b
    eor v23.16b, v23.16b, v7.16b
    eor v11.16b, v8.16b, v21.16b
    ldr q15, [x3, #5600]
    bit v11.16b, v8.16b, v7.16b
    eor v15.16b, v15.16b, v11.16b
    str q23, [sp, #192]
    ldr q23, [x3, #2016]
    bic v27.16b, v27.16b, v8.16b
    ldr q8, [sp, #128]
    eor v23.16b, v23.16b, v8.16b
    ldr q8, [sp, #176]
    eor v23.16b, v8.16b, v23.16b
    str q15, [sp, #128]
    ldr q15, [x3, #5632]
    eor v23.16b, v23.16b, v27.16b
    eor v27.16b, v15.16b, v23.16b
    orr v15.16b, v11.16b, v23.16b
    str q27, [sp, #208]
    ldr q27, [x3, #5680]
    eor v28.16b, v28.16b, v15.16b
    eor v27.16b, v27.16b, v28.16b
    bif v15.16b, v7.16b, v23.16b
    eor v21.16b, v21.16b, v15.16b
    and v15.16b, v9.16b, v28.16b
    eor v18.16b, v18.16b, v15.16b
    mvn v15.16b, v2.16b
    str q13, [sp, #224]
    eor v13.16b, v4.16b, v15.16b
    bit v13.16b, v4.16b, v0.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v9.16b, v13.16b, v9.16b
    bic v15.16b, v15.16b, v5.16b
    str q10, [sp, #240]
    orn v10.16b, v5.16b, v3.16b
    bsl v10.16b, v2.16b, v15.16b
    ext v2.16b, v12.16b, v12.16b, #8
    eor v2.16b, v10.16b, v2.16b
    ldr q12, [sp, #112]
    str q27, [sp, #256]
    ldr q27, [sp, #160]
    eor v27.16b, v12.16b, v27.16b
    eor v27.16b, v27.16b, v15.16b
    ext v7.16b, v7.16b, v7.16b, #8
    eor v7.16b, v27.16b, v7.16b
    eor v12.16b, v1.16b, v3.16b
    bit v12.16b, v1.16b, v27.16b
    ext v11.16b, v11.16b, v11.16b, #8
    ldr q15, [x3, #1360]
    eor v11.16b, v12.16b, v11.16b
    eor v15.16b, v15.16b, v11.16b
    orr v1.16b, v4.16b, v1.16b
    ldr q4, [sp, #80]
    str q15, [sp, #160]
    ldr q15, [sp, #144]
    eor v4.16b, v4.16b, v15.16b
    eor v1.16b, v4.16b, v1.16b
    ext v4.16b, v23.16b, v23.16b, #8
    eor v4.16b, v1.16b, v4.16b
    orn v23.16b, v12.16b, v1.16b
    mov v15.16b, v1.16b
    bsl v15.16b, v27.16b, v23.16b
    eor v3.16b, v3.16b, v15.16b
    ext v15.16b, v3.16b, v3.16b, #12
    eor v0.16b, v0.16b, v23.16b
    bic v23.16b, v0.16b, v13.16b
    eor v5.16b, v5.16b, v23.16b
    ext v23.16b, v5.16b, v5.16b, #12
    str q15, [sp, #144]
    ext v15.16b, v18.16b, v18.16b, #8
    eor v5.16b, v5.16b, v15.16b
    ext v15.16b, v5.16b, v5.16b, #4
    ext v28.16b, v28.16b, v28.16b, #8
    eor v28.16b, v0.16b, v28.16b
    str q5, [sp, #80]
    ext v5.16b, v21.16b, v21.16b, #8
    eor v3.16b, v3.16b, v5.16b
    ext v5.16b, v3.16b, v3.16b, #4
    str q4, [sp, #112]
    ext v4.16b, v4.16b, v4.16b, #4
    str q3, [sp, #272]
    orr v3.16b, v29.16b, v25.16b
    str q21, [sp, #288]
    ldr q21, [x3, #5648]
    eor v3.16b, v8.16b, v3.16b
    eor v21.16b, v21.16b, v3.16b
    eor v4.16b, v21.16b, v4.16b
    ext v21.16b, v7.16b, v7.16b, #4
    orr v8.16b, v16.16b, v14.16b
    str q7, [sp, #176]
    ldr q7, [x3, #5360]
    eor v22.16b, v22.16b, v8.16b
    eor v7.16b, v7.16b, v22.16b
    eor v7.16b, v7.16b, v21.16b
    ext v21.16b, v2.16b, v2.16b, #4
    mvn v14.16b, v14.16b
    str q2, [sp, #304]
    orn v2.16b, v16.16b, v17.16b
    str q18, [sp, #320]
    ldr q18, [x3, #5664]
    bsl v2.16b, v14.16b, v8.16b
    eor v2.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v21.16b
    ext v18.16b, v11.16b, v11.16b, #4
    eor v21.16b, v25.16b, v17.16b
    ldr q8, [x3, #5616]
    bit v25.16b, v21.16b, v22.16b
    eor v21.16b, v8.16b, v25.16b
    eor v18.16b, v21.16b, v18.16b
    bic v21.16b, v3.16b, v25.16b
    bsl v3.16b, v22.16b, v21.16b
    ext v22.16b, v9.16b, v9.16b, #4
    eor v25.16b, v29.16b, v14.16b
    ldr q8, [x3, #1824]
    bit v25.16b, v29.16b, v20.16b
    eor v29.16b, v8.16b, v25.16b
    eor v22.16b, v29.16b, v22.16b
    eor v20.16b, v20.16b, v21.16b
    orr v21.16b, v25.16b, v20.16b
    ldr q25, [x3, #5696]
    ext v29.16b, v28.16b, v28.16b, #4
    eor v20.16b, v25.16b, v20.16b
    eor v20.16b, v20.16b, v29.16b
    orn v25.16b, v26.16b, v6.16b
    orn v29.16b, v26.16b, v24.16b
    bsl v29.16b, v6.16b, v25.16b
    ext v8.16b, v10.16b, v10.16b, #12
    ldr q10, [x3, #5584]
    eor v29.16b, v29.16b, v8.16b
    ldr q8, [sp, #64]
    eor v8.16b, v10.16b, v8.16b
    eor v25.16b, v8.16b, v25.16b
    ext v27.16b, v27.16b, v27.16b, #12
    eor v27.16b, v25.16b, v27.16b
    eor v8.16b, v30.16b, v24.16b
    bif v8.16b, v30.16b, v25.16b
    ext v10.16b, v12.16b, v12.16b, #12
    eor v10.16b, v8.16b, v10.16b
    ldr q11, [x3, #5376]
    orr v30.16b, v19.16b, v30.16b
    ldr q12, [sp, #96]
    eor v11.16b, v11.16b, v12.16b
    eor v30.16b, v11.16b, v30.16b
    bic v8.16b, v30.16b, v8.16b
    bif v25.16b, v8.16b, v30.16b
    ext v1.16b, v1.16b, v1.16b, #12
    eor v1.16b, v30.16b, v1.16b
    eor v6.16b, v19.16b, v6.16b
    bit v6.16b, v19.16b, v31.16b
    ext v19.16b, v13.16b, v13.16b, #12
    eor v19.16b, v6.16b, v19.16b
    eor v30.16b, v31.16b, v8.16b
    ext v0.16b, v0.16b, v0.16b, #12
    eor v0.16b, v30.16b, v0.16b
    orr v6.16b, v6.16b, v30.16b
    // round 39 (skinny.dsl:60)
    eor v30.16b, v22.16b, v18.16b
    ldr q31, [x3, #1472]
    bit v30.16b, v18.16b, v4.16b
    eor v31.16b, v31.16b, v30.16b
    orn v8.16b, v20.16b, v22.16b
    orn v11.16b, v20.16b, v2.16b
    ldr q12, [x3, #5792]
    bsl v11.16b, v22.16b, v8.16b
    ldr q22, [x3, #1840]
    eor v12.16b, v12.16b, v11.16b
    eor v16.16b, v22.16b, v16.16b
    eor v16.16b, v16.16b, v21.16b
    eor v16.16b, v16.16b, v15.16b
    ldr q21, [x3, #5776]
    eor v16.16b, v8.16b, v16.16b
    eor v21.16b, v21.16b, v16.16b
    eor v22.16b, v7.16b, v2.16b
    ldr q8, [x3, #5744]
    bif v22.16b, v7.16b, v16.16b
    eor v8.16b, v8.16b, v22.16b
    ldr q13, [x3, #5344]
    orr v7.16b, v18.16b, v7.16b
    eor v17.16b, v13.16b, v17.16b
    eor v3.16b, v17.16b, v3.16b
    eor v3.16b, v3.16b, v7.16b
    ldr q7, [x3, #1392]
    eor v3.16b, v5.16b, v3.16b
    eor v5.16b, v7.16b, v3.16b
    bic v7.16b, v3.16b, v22.16b
    eor v4.16b, v4.16b, v7.16b
    orr v17.16b, v30.16b, v4.16b
    eor v17.16b, v20.16b, v17.16b
    bit v7.16b, v16.16b, v3.16b
    ldr q18, [x3, #1456]
    eor v2.16b, v2.16b, v7.16b
    eor v7.16b, v18.16b, v4.16b
    eor v18.16b, v19.16b, v10.16b
    mvn v20.16b, v10.16b
    bit v18.16b, v20.16b, v1.16b
    eor v20.16b, v18.16b, v30.16b
    bic v30.16b, v0.16b, v19.16b
    and v13.16b, v0.16b, v29.16b
    bsl v13.16b, v30.16b, v19.16b
    eor v19.16b, v13.16b, v11.16b
    ldr q11, [sp, #256]
    ldr q14, [sp, #240]
    orn v15.16b, v11.16b, v14.16b
    str q12, [sp, #96]
    ldr q12, [sp, #224]
    orn v11.16b, v11.16b, v12.16b
    bsl v11.16b, v14.16b, v15.16b
    ext v13.16b, v13.16b, v13.16b, #8
    eor v11.16b, v11.16b, v13.16b
    ldr q13, [sp, #128]
    eor v14.16b, v14.16b, v13.16b
    str q21, [sp, #240]
    ldr q21, [sp, #208]
    bit v14.16b, v13.16b, v21.16b
    str q7, [sp, #64]
    ext v7.16b, v18.16b, v18.16b, #8
    eor v7.16b, v14.16b, v7.16b
    eor v6.16b, v26.16b, v6.16b
    eor v6.16b, v6.16b, v23.16b
    eor v6.16b, v30.16b, v6.16b
    ldr q23, [x3, #1680]
    eor v16.16b, v6.16b, v16.16b
    ldr q26, [sp, #320]
    eor v23.16b, v23.16b, v26.16b
    eor v23.16b, v15.16b, v23.16b
    ext v26.16b, v6.16b, v6.16b, #8
    eor v26.16b, v23.16b, v26.16b
    eor v30.16b, v27.16b, v29.16b
    bif v30.16b, v27.16b, v6.16b
    ldr q15, [x3, #5728]
    eor v22.16b, v30.16b, v22.16b
    eor v15.16b, v15.16b, v22.16b
    str q5, [sp, #320]
    ldr q5, [sp, #192]
    eor v12.16b, v5.16b, v12.16b
    bif v12.16b, v5.16b, v23.16b
    str q31, [sp, #336]
    ext v31.16b, v30.16b, v30.16b, #8
    eor v31.16b, v12.16b, v31.16b
    str q8, [sp, #352]
    ldr q8, [x3, #1616]
    orr v5.16b, v13.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [sp, #288]
    eor v5.16b, v8.16b, v5.16b
    bic v8.16b, v5.16b, v12.16b
    bif v23.16b, v8.16b, v5.16b
    eor v21.16b, v21.16b, v8.16b
    orr v8.16b, v14.16b, v21.16b
    bic v27.16b, v27.16b, v10.16b
    eor v24.16b, v24.16b, v25.16b
    eor v24.16b, v24.16b, v27.16b
    ldr q25, [sp, #144]
    eor v24.16b, v25.16b, v24.16b
    and v25.16b, v30.16b, v24.16b
    bif v6.16b, v25.16b, v24.16b
    eor v6.16b, v29.16b, v6.16b
    ext v27.16b, v6.16b, v6.16b, #8
    eor v1.16b, v1.16b, v25.16b
    ext v25.16b, v1.16b, v1.16b, #8
    eor v21.16b, v21.16b, v25.16b
    bic v18.16b, v18.16b, v1.16b
    eor v0.16b, v0.16b, v18.16b
    ext v18.16b, v0.16b, v0.16b, #8
    eor v1.16b, v1.16b, v4.16b
    ext v4.16b, v24.16b, v24.16b, #8
    eor v4.16b, v5.16b, v4.16b
    eor v3.16b, v24.16b, v3.16b
    eor v5.16b, v6.16b, v2.16b
    ext v6.16b, v5.16b, v5.16b, #8
    eor v0.16b, v0.16b, v17.16b
    ext v24.16b, v0.16b, v0.16b, #8
    ext v25.16b, v19.16b, v19.16b, #8
    orn v29.16b, v28.16b, v9.16b
    ldr q30, [sp, #304]
    orn v10.16b, v28.16b, v30.16b
    ldr q12, [x3, #1600]
    bsl v10.16b, v9.16b, v29.16b
    eor v10.16b, v12.16b, v10.16b
    eor v25.16b, v10.16b, v25.16b
    ext v10.16b, v16.16b, v16.16b, #8
    ldr q12, [x3, #5760]
    ldr q13, [sp, #80]
    eor v29.16b, v29.16b, v13.16b
    eor v12.16b, v12.16b, v29.16b
    eor v10.16b, v12.16b, v10.16b
    ext v22.16b, v22.16b, v22.16b, #8
    ldr q12, [sp, #176]
    eor v13.16b, v12.16b, v30.16b
    ldr q14, [x3, #5712]
    bif v13.16b, v12.16b, v29.16b
    eor v14.16b, v14.16b, v13.16b
    eor v22.16b, v14.16b, v22.16b
    ldr q14, [sp, #160]
    orr v12.16b, v14.16b, v12.16b
    str q2, [sp, #176]
    ldr q2, [sp, #272]
    eor v2.16b, v12.16b, v2.16b
    bic v12.16b, v2.16b, v13.16b
    bif v29.16b, v12.16b, v2.16b
    ldr q13, [x3, #1520]
    str q17, [sp, #272]
    ext v17.16b, v3.16b, v3.16b, #8
    eor v2.16b, v13.16b, v2.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [sp, #112]
    eor v12.16b, v17.16b, v12.16b
    eor v9.16b, v9.16b, v14.16b
    bsl v17.16b, v9.16b, v14.16b
    bic v9.16b, v12.16b, v17.16b
    ldr q13, [x3, #1568]
    ext v14.16b, v20.16b, v20.16b, #8
    eor v17.16b, v13.16b, v17.16b
    eor v17.16b, v17.16b, v14.16b
    ldr q13, [x3, #1552]
    ext v14.16b, v1.16b, v1.16b, #8
    eor v12.16b, v13.16b, v12.16b
    eor v12.16b, v12.16b, v14.16b
    // round 38 (skinny.dsl:60)
    orn v13.16b, v21.16b, v7.16b
    ldr q14, [sp, #256]
    eor v8.16b, v14.16b, v8.16b
    eor v18.16b, v8.16b, v18.16b
    eor v18.16b, v13.16b, v18.16b
    orn v8.16b, v26.16b, v31.16b
    ldr q14, [sp, #224]
    eor v23.16b, v14.16b, v23.16b
    eor v23.16b, v23.16b, v8.16b
    eor v23.16b, v27.16b, v23.16b
    eor v27.16b, v11.16b, v26.16b
    bit v26.16b, v27.16b, v18.16b
    bic v27.16b, v23.16b, v26.16b
    mov v8.16b, v23.16b
    bsl v8.16b, v18.16b, v27.16b
    eor v8.16b, v11.16b, v8.16b
    eor v27.16b, v4.16b, v27.16b
    eor v14.16b, v7.16b, v31.16b
    bsl v4.16b, v31.16b, v14.16b
    bic v31.16b, v4.16b, v27.16b
    eor v31.16b, v21.16b, v31.16b
    ldr q14, [x3, #5808]
    str q4, [sp, #224]
    orn v4.16b, v12.16b, v17.16b
    eor v28.16b, v14.16b, v28.16b
    eor v28.16b, v28.16b, v9.16b
    eor v24.16b, v28.16b, v24.16b
    eor v24.16b, v4.16b, v24.16b
    ldr q28, [x3, #1488]
    orr v9.16b, v22.16b, v10.16b
    eor v28.16b, v28.16b, v30.16b
    eor v28.16b, v28.16b, v29.16b
    eor v28.16b, v28.16b, v9.16b
    eor v6.16b, v6.16b, v28.16b
    eor v28.16b, v25.16b, v10.16b
    bit v10.16b, v28.16b, v24.16b
    bic v28.16b, v6.16b, v10.16b
    mov v29.16b, v6.16b
    bsl v29.16b, v24.16b, v28.16b
    eor v29.16b, v25.16b, v29.16b
    eor v28.16b, v2.16b, v28.16b
    eor v30.16b, v17.16b, v22.16b
    bsl v2.16b, v22.16b, v30.16b
    orr v22.16b, v2.16b, v28.16b
    eor v22.16b, v12.16b, v22.16b
    ext v30.16b, v28.16b, v28.16b, #8
    eor v30.16b, v27.16b, v30.16b
    ext v9.16b, v29.16b, v29.16b, #8
    eor v9.16b, v8.16b, v9.16b
    ext v14.16b, v22.16b, v22.16b, #8
    eor v14.16b, v31.16b, v14.16b
    str q29, [sp, #304]
    ext v29.16b, v6.16b, v6.16b, #8
    eor v29.16b, v23.16b, v29.16b
    str q9, [sp, #256]
    ext v9.16b, v9.16b, v9.16b, #12
    str q9, [sp, #160]
    ext v9.16b, v29.16b, v29.16b, #12
    str q29, [sp, #112]
    ext v29.16b, v14.16b, v14.16b, #12
    str q29, [sp, #80]
    ldr q29, [x3, #5840]
    str q14, [sp, #144]
    ext v14.16b, v30.16b, v30.16b, #12
    str q30, [sp, #208]
    ldr q30, [x3, #1184]
    eor v6.16b, v29.16b, v6.16b
    eor v28.16b, v30.16b, v28.16b
    orn v29.16b, v1.16b, v20.16b
    eor v0.16b, v29.16b, v0.16b
    orr v30.16b, v15.16b, v16.16b
    eor v5.16b, v30.16b, v5.16b
    eor v30.16b, v19.16b, v16.16b
    bit v16.16b, v30.16b, v0.16b
    bic v30.16b, v5.16b, v16.16b
    str q28, [sp, #288]
    mov v28.16b, v5.16b
    bsl v28.16b, v0.16b, v30.16b
    eor v30.16b, v3.16b, v30.16b
    str q28, [sp, #192]
    eor v28.16b, v20.16b, v15.16b
    bsl v3.16b, v15.16b, v28.16b
    ldr q28, [x3, #5856]
    orr v15.16b, v3.16b, v30.16b
    str q15, [sp, #128]
    ldr q15, [x3, #5904]
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x3, #1424]
    eor v30.16b, v15.16b, v30.16b
    ldr q15, [sp, #272]
    eor v28.16b, v28.16b, v15.16b
    ldr q15, [sp, #336]
    str q6, [sp, #272]
    ldr q6, [sp, #352]
    str q22, [sp, #368]
    eor v22.16b, v15.16b, v6.16b
    str q20, [sp, #384]
    ldr q20, [sp, #320]
    bit v22.16b, v6.16b, v20.16b
    str q29, [sp, #400]
    ldr q29, [sp, #64]
    orn v15.16b, v29.16b, v15.16b
    eor v28.16b, v15.16b, v28.16b
    ldr q29, [x3, #5824]
    str q15, [sp, #416]
    ldr q15, [sp, #240]
    orr v6.16b, v6.16b, v15.16b
    eor v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #176]
    eor v6.16b, v29.16b, v6.16b
    ldr q29, [sp, #96]
    eor v29.16b, v29.16b, v15.16b
    bit v15.16b, v29.16b, v28.16b
    bic v29.16b, v6.16b, v15.16b
    eor v20.16b, v20.16b, v29.16b
    bit v29.16b, v28.16b, v6.16b
    str q29, [sp, #320]
    orr v29.16b, v22.16b, v20.16b
    ext v23.16b, v23.16b, v23.16b, #4
    eor v6.16b, v23.16b, v6.16b
    ext v23.16b, v27.16b, v27.16b, #4
    eor v20.16b, v23.16b, v20.16b
    orn v21.16b, v21.16b, v11.16b
    bsl v21.16b, v7.16b, v13.16b
    orn v7.16b, v12.16b, v25.16b
    ldr q23, [x3, #5920]
    bsl v7.16b, v17.16b, v4.16b
    ldr q4, [x3, #1232]
    eor v3.16b, v23.16b, v3.16b
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #5872]
    eor v5.16b, v5.16b, v9.16b
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #5888]
    eor v17.16b, v30.16b, v14.16b
    eor v16.16b, v16.16b, v7.16b
    ext v7.16b, v7.16b, v7.16b, #8
    mvn v21.16b, v21.16b
    eor v7.16b, v21.16b, v7.16b
    ext v21.16b, v21.16b, v21.16b, #4
    ldr q23, [x3, #1088]
    ext v25.16b, v8.16b, v8.16b, #4
    eor v23.16b, v23.16b, v10.16b
    ext v27.16b, v10.16b, v10.16b, #8
    ldr q30, [x3, #1104]
    eor v27.16b, v26.16b, v27.16b
    eor v30.16b, v30.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #12
    eor v4.16b, v4.16b, v27.16b
    ext v27.16b, v31.16b, v31.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ldr q31, [x3, #1200]
    eor v26.16b, v26.16b, v15.16b
    ldr q8, [x3, #1136]
    eor v31.16b, v31.16b, v2.16b
    eor v8.16b, v8.16b, v24.16b
    ext v24.16b, v24.16b, v24.16b, #8
    eor v24.16b, v18.16b, v24.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q9, [sp, #224]
    eor v2.16b, v9.16b, v2.16b
    ext v9.16b, v9.16b, v9.16b, #4
    eor v22.16b, v9.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #4
    eor v18.16b, v18.16b, v28.16b
    ext v28.16b, v2.16b, v2.16b, #12
    eor v3.16b, v3.16b, v28.16b
    ext v28.16b, v24.16b, v24.16b, #12
    eor v0.16b, v0.16b, v28.16b
    ext v28.16b, v7.16b, v7.16b, #12
    orn v9.16b, v1.16b, v19.16b
    ldr q10, [x3, #1328]
    ldr q11, [sp, #384]
    ldr q12, [sp, #400]
    bsl v9.16b, v11.16b, v12.16b
    eor v9.16b, v10.16b, v9.16b
    eor v28.16b, v9.16b, v28.16b
    ldr q9, [sp, #64]
    ldr q10, [sp, #96]
    orn v11.16b, v9.16b, v10.16b
    ldr q12, [sp, #336]
    ldr q13, [sp, #416]
    bsl v11.16b, v12.16b, v13.16b
    // round 37 (skinny.dsl:60)
    ldr q12, [x3, #5936]
    // round 38 (skinny.dsl:60)
    eor v21.16b, v11.16b, v21.16b
    // round 37 (skinny.dsl:60)
    ldr q11, [sp, #368]
    eor v11.16b, v12.16b, v11.16b
    eor v12.16b, v31.16b, v23.16b
    ldr q13, [sp, #272]
    bif v12.16b, v23.16b, v13.16b
    eor v14.16b, v3.16b, v4.16b
    bif v14.16b, v4.16b, v5.16b
    ldr q15, [sp, #288]
    orn v15.16b, v15.16b, v31.16b
    eor v11.16b, v15.16b, v11.16b
    str q31, [sp, #368]
    eor v31.16b, v16.16b, v8.16b
    bit v31.16b, v8.16b, v11.16b
    str q15, [sp, #416]
    ldr q15, [sp, #208]
    orn v15.16b, v15.16b, v2.16b
    str q16, [sp, #336]
    ldr q16, [sp, #144]
    eor v16.16b, v15.16b, v16.16b
    str q15, [sp, #144]
    eor v15.16b, v7.16b, v24.16b
    bit v15.16b, v24.16b, v16.16b
    str q2, [sp, #400]
    eor v2.16b, v2.16b, v30.16b
    str q7, [sp, #384]
    ldr q7, [sp, #112]
    bit v2.16b, v30.16b, v7.16b
    ldr q9, [x3, #5952]
    and v23.16b, v23.16b, v8.16b
    eor v23.16b, v9.16b, v23.16b
    ldr q8, [sp, #304]
    eor v23.16b, v8.16b, v23.16b
    orn v8.16b, v23.16b, v31.16b
    eor v9.16b, v13.16b, v8.16b
    bif v8.16b, v11.16b, v23.16b
    ldr q13, [x3, #5968]
    str q8, [sp, #272]
    orn v8.16b, v9.16b, v12.16b
    eor v19.16b, v13.16b, v19.16b
    ldr q13, [x3, #1312]
    str q8, [sp, #304]
    ldr q8, [sp, #192]
    eor v19.16b, v19.16b, v8.16b
    eor v1.16b, v13.16b, v1.16b
    ldr q8, [sp, #128]
    eor v1.16b, v1.16b, v8.16b
    ldr q8, [sp, #80]
    eor v1.16b, v1.16b, v8.16b
    bic v4.16b, v4.16b, v0.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [sp, #160]
    eor v4.16b, v19.16b, v4.16b
    orn v19.16b, v17.16b, v3.16b
    eor v1.16b, v19.16b, v1.16b
    eor v8.16b, v28.16b, v0.16b
    bit v8.16b, v0.16b, v1.16b
    orr v0.16b, v8.16b, v4.16b
    eor v5.16b, v5.16b, v0.16b
    bif v0.16b, v1.16b, v4.16b
    eor v0.16b, v28.16b, v0.16b
    orn v13.16b, v5.16b, v14.16b
    str q0, [sp, #160]
    ldr q0, [x3, #912]
    eor v13.16b, v17.16b, v13.16b
    eor v0.16b, v0.16b, v5.16b
    orr v24.16b, v30.16b, v24.16b
    ldr q30, [sp, #256]
    eor v24.16b, v24.16b, v30.16b
    orn v30.16b, v15.16b, v24.16b
    eor v7.16b, v7.16b, v30.16b
    bit v30.16b, v16.16b, v24.16b
    str q0, [sp, #112]
    ldr q0, [x3, #6032]
    str q30, [sp, #256]
    bic v30.16b, v7.16b, v2.16b
    str q30, [sp, #80]
    ldr q30, [x3, #1008]
    eor v0.16b, v0.16b, v24.16b
    eor v7.16b, v30.16b, v7.16b
    ldr q24, [sp, #320]
    eor v24.16b, v10.16b, v24.16b
    ldr q30, [sp, #64]
    eor v29.16b, v30.16b, v29.16b
    orr v30.16b, v26.16b, v18.16b
    eor v25.16b, v30.16b, v25.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v24.16b, v4.16b
    bic v30.16b, v22.16b, v20.16b
    eor v27.16b, v27.16b, v30.16b
    eor v27.16b, v29.16b, v27.16b
    eor v29.16b, v22.16b, v26.16b
    bit v29.16b, v26.16b, v6.16b
    eor v26.16b, v18.16b, v21.16b
    bit v18.16b, v26.16b, v27.16b
    bic v26.16b, v24.16b, v18.16b
    eor v6.16b, v6.16b, v26.16b
    bit v26.16b, v27.16b, v24.16b
    eor v26.16b, v21.16b, v26.16b
    orr v10.16b, v29.16b, v6.16b
    str q13, [sp, #64]
    ldr q13, [x3, #992]
    eor v10.16b, v20.16b, v10.16b
    str q10, [sp, #320]
    ldr q10, [x3, #6000]
    eor v16.16b, v13.16b, v16.16b
    eor v10.16b, v10.16b, v15.16b
    ldr q13, [x3, #6016]
    orn v20.16b, v20.16b, v21.16b
    eor v4.16b, v13.16b, v4.16b
    orn v17.16b, v17.16b, v28.16b
    bsl v17.16b, v3.16b, v19.16b
    ldr q3, [x3, #1024]
    eor v19.16b, v24.16b, v23.16b
    ldr q21, [x3, #6064]
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v21.16b, v17.16b
    ldr q21, [x3, #5984]
    eor v23.16b, v18.16b, v31.16b
    eor v21.16b, v21.16b, v8.16b
    ldr q24, [x3, #832]
    eor v18.16b, v18.16b, v8.16b
    eor v24.16b, v24.16b, v18.16b
    eor v18.16b, v10.16b, v18.16b
    mvn v22.16b, v22.16b
    bsl v20.16b, v22.16b, v30.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q22, [x3, #6048]
    eor v28.16b, v27.16b, v11.16b
    eor v22.16b, v22.16b, v1.16b
    eor v1.16b, v27.16b, v1.16b
    eor v16.16b, v16.16b, v1.16b
    eor v27.16b, v6.16b, v9.16b
    eor v5.16b, v6.16b, v5.16b
    eor v6.16b, v7.16b, v5.16b
    ldr q7, [x3, #6080]
    eor v30.16b, v29.16b, v12.16b
    eor v7.16b, v7.16b, v14.16b
    eor v29.16b, v29.16b, v14.16b
    eor v2.16b, v2.16b, v29.16b
    eor v0.16b, v0.16b, v25.16b
    ldr q31, [sp, #288]
    ldr q8, [sp, #336]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #368]
    ldr q11, [sp, #416]
    bsl v9.16b, v10.16b, v11.16b
    eor v20.16b, v20.16b, v9.16b
    ldr q9, [sp, #208]
    ldr q10, [sp, #384]
    orn v11.16b, v9.16b, v10.16b
    ldr q12, [x3, #1056]
    ldr q13, [sp, #400]
    ldr q14, [sp, #144]
    bsl v11.16b, v13.16b, v14.16b
    eor v11.16b, v12.16b, v11.16b
    eor v11.16b, v11.16b, v17.16b
    ldr q12, [sp, #160]
    eor v13.16b, v26.16b, v12.16b
    ldr q14, [sp, #320]
    ldr q15, [sp, #64]
    eor v12.16b, v14.16b, v15.16b
    // round 36 (skinny.dsl:60)
    ldr q15, [x3, #1040]
    str q25, [sp, #144]
    orn v25.16b, v6.16b, v2.16b
    eor v9.16b, v15.16b, v9.16b
    ldr q15, [sp, #80]
    eor v9.16b, v9.16b, v15.16b
    eor v9.16b, v9.16b, v12.16b
    eor v9.16b, v25.16b, v9.16b
    ldr q15, [x3, #6112]
    str q25, [sp, #80]
    bic v25.16b, v16.16b, v18.16b
    eor v10.16b, v15.16b, v10.16b
    ldr q15, [sp, #256]
    eor v10.16b, v10.16b, v15.16b
    eor v25.16b, v10.16b, v25.16b
    eor v25.16b, v13.16b, v25.16b
    eor v10.16b, v11.16b, v16.16b
    bit v16.16b, v10.16b, v9.16b
    bic v10.16b, v16.16b, v25.16b
    eor v15.16b, v0.16b, v10.16b
    str q16, [sp, #256]
    eor v16.16b, v2.16b, v18.16b
    bsl v0.16b, v16.16b, v18.16b
    orn v16.16b, v27.16b, v30.16b
    eor v18.16b, v31.16b, v14.16b
    ldr q31, [sp, #304]
    eor v18.16b, v31.16b, v18.16b
    eor v18.16b, v16.16b, v18.16b
    and v31.16b, v23.16b, v28.16b
    eor v26.16b, v8.16b, v26.16b
    ldr q8, [sp, #272]
    eor v31.16b, v8.16b, v31.16b
    eor v26.16b, v26.16b, v31.16b
    eor v31.16b, v20.16b, v28.16b
    bit v28.16b, v31.16b, v18.16b
    and v31.16b, v28.16b, v26.16b
    mov v8.16b, v26.16b
    bsl v8.16b, v18.16b, v31.16b
    eor v8.16b, v20.16b, v8.16b
    eor v31.16b, v19.16b, v31.16b
    eor v14.16b, v30.16b, v23.16b
    bsl v19.16b, v14.16b, v23.16b
    and v23.16b, v19.16b, v31.16b
    eor v23.16b, v27.16b, v23.16b
    bif v10.16b, v9.16b, v25.16b
    eor v10.16b, v11.16b, v10.16b
    bic v14.16b, v15.16b, v0.16b
    eor v14.16b, v6.16b, v14.16b
    str q18, [sp, #272]
    ext v18.16b, v15.16b, v15.16b, #8
    eor v18.16b, v31.16b, v18.16b
    str q10, [sp, #336]
    ext v10.16b, v10.16b, v10.16b, #8
    eor v10.16b, v8.16b, v10.16b
    str q14, [sp, #304]
    ext v14.16b, v14.16b, v14.16b, #8
    eor v14.16b, v23.16b, v14.16b
    str q19, [sp, #320]
    ext v19.16b, v25.16b, v25.16b, #8
    eor v19.16b, v26.16b, v19.16b
    ext v8.16b, v8.16b, v8.16b, #12
    str q8, [sp, #288]
    ext v8.16b, v10.16b, v10.16b, #4
    ext v26.16b, v26.16b, v26.16b, #12
    str q10, [sp, #384]
    ext v10.16b, v19.16b, v19.16b, #4
    ext v23.16b, v23.16b, v23.16b, #12
    str q23, [sp, #208]
    ext v23.16b, v14.16b, v14.16b, #4
    ext v31.16b, v31.16b, v31.16b, #12
    str q8, [sp, #400]
    ldr q8, [x3, #880]
    str q23, [sp, #416]
    ext v23.16b, v18.16b, v18.16b, #4
    str q19, [sp, #368]
    ldr q19, [sp, #64]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [x3, #6096]
    str q14, [sp, #64]
    and v14.16b, v21.16b, v22.16b
    eor v8.16b, v8.16b, v14.16b
    ldr q14, [sp, #160]
    eor v8.16b, v14.16b, v8.16b
    ldr q14, [sp, #112]
    orn v14.16b, v14.16b, v7.16b
    eor v19.16b, v14.16b, v19.16b
    str q18, [sp, #160]
    eor v18.16b, v7.16b, v21.16b
    bit v21.16b, v18.16b, v4.16b
    eor v18.16b, v3.16b, v22.16b
    bit v22.16b, v18.16b, v19.16b
    bic v18.16b, v22.16b, v8.16b
    eor v4.16b, v4.16b, v18.16b
    bif v18.16b, v19.16b, v8.16b
    str q18, [sp, #96]
    and v18.16b, v21.16b, v4.16b
    str q18, [sp, #128]
    orn v18.16b, v5.16b, v29.16b
    eor v12.16b, v18.16b, v12.16b
    str q18, [sp, #192]
    and v18.16b, v24.16b, v1.16b
    eor v18.16b, v18.16b, v13.16b
    eor v13.16b, v17.16b, v1.16b
    bit v1.16b, v13.16b, v12.16b
    and v13.16b, v1.16b, v18.16b
    str q17, [sp, #224]
    mov v17.16b, v18.16b
    bsl v17.16b, v12.16b, v13.16b
    str q17, [sp, #240]
    ldr q17, [sp, #144]
    eor v13.16b, v17.16b, v13.16b
    str q29, [sp, #176]
    eor v29.16b, v29.16b, v24.16b
    bsl v17.16b, v29.16b, v24.16b
    ldr q24, [x3, #6160]
    and v29.16b, v17.16b, v13.16b
    str q29, [sp, #144]
    ldr q29, [x3, #736]
    eor v18.16b, v24.16b, v18.16b
    ldr q24, [x3, #6144]
    eor v29.16b, v29.16b, v13.16b
    eor v24.16b, v24.16b, v25.16b
    orn v6.16b, v6.16b, v11.16b
    ldr q25, [sp, #80]
    bsl v6.16b, v2.16b, v25.16b
    orn v2.16b, v27.16b, v20.16b
    ldr q20, [x3, #6128]
    bsl v2.16b, v30.16b, v16.16b
    eor v1.16b, v20.16b, v1.16b
    ldr q16, [x3, #6224]
    eor v18.16b, v18.16b, v10.16b
    eor v16.16b, v16.16b, v15.16b
    eor v20.16b, v26.16b, v8.16b
    ldr q25, [x3, #6240]
    eor v23.16b, v29.16b, v23.16b
    eor v17.16b, v25.16b, v17.16b
    ldr q25, [x3, #6192]
    eor v4.16b, v31.16b, v4.16b
    eor v25.16b, v25.16b, v12.16b
    ldr q26, [x3, #624]
    mvn v2.16b, v2.16b
    eor v26.16b, v26.16b, v6.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v6.16b, v2.16b, v6.16b
    ldr q27, [x3, #560]
    ext v2.16b, v2.16b, v2.16b, #12
    ldr q29, [sp, #256]
    eor v27.16b, v27.16b, v29.16b
    ext v29.16b, v29.16b, v29.16b, #8
    ldr q30, [x3, #288]
    eor v29.16b, v28.16b, v29.16b
    eor v30.16b, v30.16b, v29.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v1.16b, v1.16b, v29.16b
    ext v28.16b, v28.16b, v28.16b, #12
    ldr q29, [x3, #656]
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #6176]
    eor v29.16b, v29.16b, v0.16b
    eor v28.16b, v28.16b, v9.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q31, [sp, #320]
    eor v0.16b, v31.16b, v0.16b
    ext v8.16b, v9.16b, v9.16b, #8
    ldr q9, [sp, #272]
    eor v8.16b, v9.16b, v8.16b
    ext v9.16b, v9.16b, v9.16b, #12
    eor v19.16b, v9.16b, v19.16b
    ext v31.16b, v31.16b, v31.16b, #12
    eor v21.16b, v31.16b, v21.16b
    ext v31.16b, v8.16b, v8.16b, #4
    eor v25.16b, v25.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v17.16b, v17.16b, v31.16b
    ext v31.16b, v6.16b, v6.16b, #4
    ldr q9, [sp, #112]
    orn v10.16b, v9.16b, v3.16b
    bsl v10.16b, v7.16b, v14.16b
    eor v2.16b, v2.16b, v10.16b
    ldr q7, [sp, #224]
    orn v10.16b, v5.16b, v7.16b
    ldr q11, [x3, #6208]
    ldr q12, [sp, #176]
    ldr q13, [sp, #192]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v31.16b, v10.16b, v31.16b
    // round 35 (skinny.dsl:60)
    ldr q10, [sp, #160]
    orn v11.16b, v10.16b, v0.16b
    ldr q12, [sp, #64]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v6.16b, v8.16b
    bif v13.16b, v8.16b, v12.16b
    eor v14.16b, v0.16b, v30.16b
    ldr q15, [sp, #368]
    bif v14.16b, v30.16b, v15.16b
    ldr q10, [x3, #6272]
    str q0, [sp, #64]
    orn v0.16b, v23.16b, v17.16b
    eor v5.16b, v10.16b, v5.16b
    ldr q10, [sp, #144]
    eor v5.16b, v5.16b, v10.16b
    ldr q10, [sp, #416]
    eor v5.16b, v5.16b, v10.16b
    eor v5.16b, v0.16b, v5.16b
    ldr q10, [x3, #6288]
    str q11, [sp, #416]
    orn v11.16b, v25.16b, v1.16b
    eor v7.16b, v10.16b, v7.16b
    ldr q10, [sp, #240]
    eor v7.16b, v7.16b, v10.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q10, [sp, #400]
    eor v7.16b, v10.16b, v7.16b
    eor v10.16b, v31.16b, v25.16b
    bit v25.16b, v10.16b, v5.16b
    bic v10.16b, v7.16b, v25.16b
    eor v11.16b, v18.16b, v10.16b
    str q6, [sp, #400]
    eor v6.16b, v17.16b, v1.16b
    bsl v18.16b, v1.16b, v6.16b
    orr v1.16b, v30.16b, v8.16b
    ldr q6, [sp, #384]
    eor v1.16b, v1.16b, v6.16b
    bic v6.16b, v1.16b, v13.16b
    eor v30.16b, v15.16b, v6.16b
    bit v6.16b, v12.16b, v1.16b
    ldr q8, [x3, #448]
    bic v15.16b, v30.16b, v14.16b
    str q6, [sp, #368]
    ldr q6, [x3, #480]
    eor v1.16b, v8.16b, v1.16b
    eor v6.16b, v6.16b, v30.16b
    mvn v30.16b, v21.16b
    bic v8.16b, v30.16b, v4.16b
    str q15, [sp, #384]
    ldr q15, [sp, #208]
    eor v9.16b, v9.16b, v15.16b
    ldr q15, [sp, #128]
    eor v9.16b, v9.16b, v15.16b
    eor v9.16b, v8.16b, v9.16b
    orr v15.16b, v22.16b, v19.16b
    str q25, [sp, #128]
    ldr q25, [sp, #288]
    eor v3.16b, v3.16b, v25.16b
    ldr q25, [sp, #96]
    eor v3.16b, v3.16b, v25.16b
    eor v3.16b, v15.16b, v3.16b
    eor v25.16b, v2.16b, v19.16b
    bit v25.16b, v19.16b, v9.16b
    orn v19.16b, v25.16b, v3.16b
    mov v15.16b, v3.16b
    bsl v15.16b, v9.16b, v19.16b
    eor v15.16b, v2.16b, v15.16b
    eor v19.16b, v20.16b, v19.16b
    eor v30.16b, v30.16b, v22.16b
    bsl v20.16b, v30.16b, v22.16b
    orr v22.16b, v20.16b, v19.16b
    eor v22.16b, v4.16b, v22.16b
    bit v10.16b, v5.16b, v7.16b
    eor v30.16b, v31.16b, v10.16b
    bic v10.16b, v18.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q25, [sp, #96]
    eor v25.16b, v19.16b, v11.16b
    str q30, [sp, #288]
    eor v30.16b, v15.16b, v30.16b
    str q10, [sp, #208]
    eor v10.16b, v22.16b, v10.16b
    str q20, [sp, #112]
    eor v20.16b, v3.16b, v7.16b
    str q30, [sp, #240]
    ext v30.16b, v30.16b, v30.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q30, [sp, #224]
    ext v30.16b, v20.16b, v20.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    str q15, [sp, #144]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    str q15, [sp, #192]
    ext v15.16b, v25.16b, v25.16b, #8
    str q22, [sp, #176]
    ldr q22, [x3, #608]
    ext v19.16b, v19.16b, v19.16b, #8
    str q20, [sp, #320]
    ldr q20, [sp, #304]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #6256]
    str q10, [sp, #304]
    orr v10.16b, v27.16b, v28.16b
    eor v22.16b, v22.16b, v10.16b
    ldr q10, [sp, #336]
    eor v22.16b, v10.16b, v22.16b
    orn v10.16b, v16.16b, v29.16b
    eor v20.16b, v10.16b, v20.16b
    str q25, [sp, #336]
    eor v25.16b, v29.16b, v27.16b
    bit v25.16b, v27.16b, v24.16b
    eor v27.16b, v26.16b, v28.16b
    bit v28.16b, v27.16b, v20.16b
    bic v27.16b, v22.16b, v28.16b
    eor v24.16b, v24.16b, v27.16b
    bit v27.16b, v20.16b, v22.16b
    str q27, [sp, #272]
    orr v27.16b, v25.16b, v24.16b
    orn v23.16b, v23.16b, v31.16b
    ldr q31, [x3, #6304]
    bsl v23.16b, v17.16b, v0.16b
    eor v0.16b, v31.16b, v13.16b
    eor v1.16b, v1.16b, v30.16b
    ldr q17, [x3, #464]
    eor v6.16b, v6.16b, v15.16b
    ldr q30, [x3, #496]
    eor v17.16b, v17.16b, v12.16b
    eor v30.16b, v30.16b, v14.16b
    orn v2.16b, v4.16b, v2.16b
    ldr q4, [x3, #384]
    bsl v2.16b, v21.16b, v8.16b
    ldr q21, [x3, #320]
    eor v4.16b, v4.16b, v11.16b
    eor v7.16b, v21.16b, v7.16b
    eor v3.16b, v3.16b, v22.16b
    ldr q21, [x3, #6352]
    eor v19.16b, v19.16b, v24.16b
    eor v21.16b, v21.16b, v23.16b
    eor v22.16b, v2.16b, v23.16b
    ldr q23, [x3, #6336]
    ext v2.16b, v2.16b, v2.16b, #8
    eor v23.16b, v23.16b, v5.16b
    ldr q24, [x3, #400]
    eor v5.16b, v9.16b, v5.16b
    eor v24.16b, v24.16b, v18.16b
    ext v31.16b, v9.16b, v9.16b, #8
    eor v20.16b, v31.16b, v20.16b
    ldr q31, [x3, #6320]
    ldr q8, [sp, #112]
    eor v18.16b, v8.16b, v18.16b
    ldr q9, [sp, #128]
    eor v31.16b, v31.16b, v9.16b
    ext v8.16b, v8.16b, v8.16b, #8
    eor v25.16b, v8.16b, v25.16b
    ldr q8, [x3, #288]
    ldr q11, [sp, #96]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v0.16b, v0.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v28.16b, v9.16b, v28.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v30.16b, v30.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v17.16b, v17.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #8
    ldr q11, [sp, #160]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #528]
    ldr q15, [sp, #64]
    str q21, [sp, #96]
    ldr q21, [sp, #416]
    bsl v13.16b, v15.16b, v21.16b
    eor v21.16b, v14.16b, v13.16b
    eor v21.16b, v21.16b, v9.16b
    orn v9.16b, v16.16b, v26.16b
    bsl v9.16b, v29.16b, v10.16b
    eor v2.16b, v2.16b, v9.16b
    // round 34 (skinny.dsl:60)
    ldr q29, [sp, #336]
    orn v9.16b, v29.16b, v18.16b
    ldr q10, [sp, #304]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v5.16b
    ldr q14, [sp, #240]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v22.16b, v5.16b
    bit v14.16b, v5.16b, v10.16b
    orn v5.16b, v13.16b, v14.16b
    ldr q15, [sp, #320]
    eor v15.16b, v15.16b, v5.16b
    mvn v29.16b, v25.16b
    str q8, [sp, #240]
    bic v8.16b, v29.16b, v19.16b
    str q18, [sp, #304]
    ldr q18, [sp, #176]
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v27.16b, v8.16b
    eor v16.16b, v16.16b, v18.16b
    orn v18.16b, v28.16b, v20.16b
    ldr q27, [sp, #144]
    eor v26.16b, v26.16b, v27.16b
    ldr q27, [sp, #272]
    eor v18.16b, v27.16b, v18.16b
    eor v18.16b, v26.16b, v18.16b
    eor v26.16b, v2.16b, v20.16b
    bit v26.16b, v20.16b, v16.16b
    orn v20.16b, v18.16b, v26.16b
    mov v27.16b, v18.16b
    bsl v27.16b, v20.16b, v16.16b
    eor v27.16b, v2.16b, v27.16b
    eor v20.16b, v3.16b, v20.16b
    eor v29.16b, v29.16b, v28.16b
    bsl v3.16b, v28.16b, v29.16b
    bic v28.16b, v20.16b, v3.16b
    ldr q29, [x3, #6368]
    eor v28.16b, v19.16b, v28.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #384]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #6384]
    str q9, [sp, #384]
    ldr q9, [sp, #192]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #368]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v6.16b, v30.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v30.16b, v0.16b
    bit v12.16b, v0.16b, v1.16b
    bic v0.16b, v0.16b, v17.16b
    eor v0.16b, v9.16b, v0.16b
    ldr q9, [sp, #224]
    eor v0.16b, v9.16b, v0.16b
    eor v9.16b, v21.16b, v17.16b
    bit v9.16b, v17.16b, v29.16b
    orr v17.16b, v9.16b, v0.16b
    eor v1.16b, v1.16b, v17.16b
    bif v17.16b, v29.16b, v0.16b
    eor v17.16b, v21.16b, v17.16b
    str q17, [sp, #224]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v27.16b, v17.16b
    str q17, [sp, #368]
    ext v17.16b, v17.16b, v17.16b, #12
    str q17, [sp, #400]
    ext v17.16b, v1.16b, v1.16b, #8
    eor v17.16b, v20.16b, v17.16b
    str q17, [sp, #192]
    ext v17.16b, v17.16b, v17.16b, #12
    str q22, [sp, #160]
    and v22.16b, v12.16b, v1.16b
    eor v22.16b, v6.16b, v22.16b
    str q22, [sp, #272]
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v28.16b, v22.16b
    str q16, [sp, #144]
    ldr q16, [x3, #4288]
    str q22, [sp, #176]
    ext v22.16b, v22.16b, v22.16b, #12
    eor v16.16b, v16.16b, v15.16b
    str q22, [sp, #416]
    ldr q22, [x3, #6512]
    eor v16.16b, v16.16b, v17.16b
    ldr q17, [x3, #6400]
    eor v1.16b, v22.16b, v1.16b
    ldr q22, [sp, #208]
    eor v17.16b, v17.16b, v22.16b
    eor v22.16b, v24.16b, v31.16b
    bit v22.16b, v31.16b, v7.16b
    str q1, [sp, #208]
    orn v1.16b, v4.16b, v24.16b
    eor v17.16b, v1.16b, v17.16b
    str q16, [sp, #64]
    ldr q16, [x3, #6416]
    orr v31.16b, v31.16b, v23.16b
    eor v16.16b, v16.16b, v31.16b
    ldr q31, [sp, #288]
    eor v16.16b, v31.16b, v16.16b
    ldr q31, [sp, #96]
    eor v31.16b, v31.16b, v23.16b
    bit v23.16b, v31.16b, v17.16b
    bic v31.16b, v16.16b, v23.16b
    eor v7.16b, v7.16b, v31.16b
    bit v31.16b, v17.16b, v16.16b
    str q31, [sp, #288]
    orr v31.16b, v22.16b, v7.16b
    str q31, [sp, #128]
    ext v31.16b, v18.16b, v18.16b, #4
    eor v16.16b, v31.16b, v16.16b
    ext v20.16b, v20.16b, v20.16b, #4
    ldr q31, [x3, #6448]
    eor v7.16b, v20.16b, v7.16b
    eor v20.16b, v31.16b, v14.16b
    orn v2.16b, v19.16b, v2.16b
    bsl v2.16b, v25.16b, v8.16b
    orn v6.16b, v6.16b, v21.16b
    ldr q19, [x3, #6496]
    bsl v6.16b, v30.16b, v11.16b
    eor v19.16b, v19.16b, v6.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v6.16b, v2.16b, v6.16b
    ldr q21, [x3, #6480]
    ext v2.16b, v2.16b, v2.16b, #4
    eor v21.16b, v21.16b, v13.16b
    ldr q25, [x3, #4272]
    bsl v13.16b, v5.16b, v10.16b
    ldr q5, [x3, #6464]
    eor v25.16b, v25.16b, v10.16b
    eor v5.16b, v5.16b, v0.16b
    ext v0.16b, v0.16b, v0.16b, #8
    ldr q30, [x3, #6432]
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v30.16b, v9.16b
    ext v28.16b, v28.16b, v28.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #832]
    eor v30.16b, v26.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v20.16b, v20.16b, v30.16b
    ext v26.16b, v26.16b, v26.16b, #4
    ldr q30, [x3, #5184]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #128]
    eor v30.16b, v30.16b, v29.16b
    eor v26.16b, v26.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v3.16b, v8.16b
    ext v3.16b, v3.16b, v3.16b, #4
    eor v3.16b, v3.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #144]
    eor v22.16b, v29.16b, v22.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v17.16b, v29.16b, v17.16b
    ext v29.16b, v22.16b, v22.16b, #12
    eor v25.16b, v25.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v0.16b, v0.16b, #12
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #12
    ldr q10, [sp, #96]
    orn v11.16b, v4.16b, v10.16b
    bsl v11.16b, v24.16b, v1.16b
    eor v1.16b, v2.16b, v11.16b
    ldr q2, [sp, #336]
    ldr q24, [sp, #160]
    orn v11.16b, v2.16b, v24.16b
    ldr q12, [x3, #256]
    ldr q14, [sp, #304]
    ldr q10, [sp, #384]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #240]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #320]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #224]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 33 (skinny.dsl:60)
    eor v10.16b, v29.16b, v20.16b
    ldr q12, [x3, #4048]
    bit v10.16b, v20.16b, v21.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #64]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #240]
    orn v12.16b, v14.16b, v9.16b
    str q0, [sp, #320]
    ldr q0, [x3, #6592]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #4320]
    eor v0.16b, v0.16b, v12.16b
    eor v2.16b, v29.16b, v2.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q29, [sp, #416]
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #6560]
    eor v2.16b, v15.16b, v2.16b
    eor v29.16b, v29.16b, v2.16b
    eor v11.16b, v9.16b, v25.16b
    ldr q15, [x3, #6528]
    bit v11.16b, v25.16b, v2.16b
    eor v15.16b, v15.16b, v11.16b
    str q0, [sp, #416]
    ldr q0, [x3, #4256]
    orr v20.16b, v20.16b, v25.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v0.16b, v13.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q20, [x3, #5136]
    ldr q24, [sp, #400]
    eor v0.16b, v24.16b, v0.16b
    eor v20.16b, v20.16b, v0.16b
    orn v24.16b, v11.16b, v0.16b
    mov v25.16b, v0.16b
    bsl v25.16b, v2.16b, v24.16b
    eor v25.16b, v9.16b, v25.16b
    eor v21.16b, v21.16b, v24.16b
    orn v24.16b, v10.16b, v21.16b
    ldr q9, [x3, #6608]
    eor v24.16b, v14.16b, v24.16b
    eor v9.16b, v9.16b, v21.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v3.16b, v13.16b
    bit v23.16b, v14.16b, v16.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v7.16b, v3.16b
    str q20, [sp, #64]
    and v20.16b, v7.16b, v1.16b
    bsl v20.16b, v14.16b, v3.16b
    eor v3.16b, v20.16b, v12.16b
    eor v4.16b, v4.16b, v28.16b
    ldr q28, [sp, #128]
    eor v4.16b, v28.16b, v4.16b
    eor v4.16b, v14.16b, v4.16b
    eor v2.16b, v4.16b, v2.16b
    eor v28.16b, v1.16b, v17.16b
    bif v28.16b, v17.16b, v4.16b
    ldr q12, [x3, #1104]
    eor v11.16b, v28.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v17.16b, v13.16b, v17.16b
    ldr q13, [sp, #96]
    eor v27.16b, v13.16b, v27.16b
    ldr q13, [sp, #288]
    eor v27.16b, v13.16b, v27.16b
    eor v17.16b, v17.16b, v27.16b
    eor v0.16b, v17.16b, v0.16b
    bic v27.16b, v28.16b, v17.16b
    eor v16.16b, v16.16b, v27.16b
    and v13.16b, v23.16b, v16.16b
    eor v7.16b, v7.16b, v13.16b
    eor v13.16b, v7.16b, v24.16b
    bif v27.16b, v4.16b, v17.16b
    eor v1.16b, v1.16b, v27.16b
    eor v27.16b, v1.16b, v25.16b
    eor v21.16b, v16.16b, v21.16b
    eor v14.16b, v26.16b, v18.16b
    bit v14.16b, v18.16b, v5.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #288]
    ldr q12, [sp, #208]
    str q9, [sp, #96]
    orn v9.16b, v12.16b, v26.16b
    orn v12.16b, v12.16b, v19.16b
    bsl v12.16b, v26.16b, v9.16b
    ldr q26, [x3, #4224]
    eor v20.16b, v20.16b, v12.16b
    ldr q12, [sp, #272]
    eor v26.16b, v26.16b, v12.16b
    eor v26.16b, v9.16b, v26.16b
    eor v4.16b, v4.16b, v26.16b
    eor v9.16b, v19.16b, v30.16b
    bit v9.16b, v30.16b, v26.16b
    eor v28.16b, v28.16b, v9.16b
    ldr q12, [x3, #0]
    orr v18.16b, v18.16b, v30.16b
    eor v18.16b, v12.16b, v18.16b
    ldr q30, [sp, #224]
    eor v18.16b, v30.16b, v18.16b
    orn v30.16b, v9.16b, v18.16b
    eor v5.16b, v5.16b, v30.16b
    eor v16.16b, v16.16b, v5.16b
    orn v5.16b, v14.16b, v5.16b
    bit v30.16b, v26.16b, v18.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [sp, #192]
    orn v26.16b, v18.16b, v8.16b
    orn v9.16b, v18.16b, v6.16b
    ldr q12, [x3, #4176]
    bsl v9.16b, v8.16b, v26.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v3.16b
    ldr q12, [x3, #6576]
    ldr q14, [sp, #176]
    eor v26.16b, v26.16b, v14.16b
    eor v12.16b, v12.16b, v26.16b
    eor v12.16b, v12.16b, v2.16b
    eor v14.16b, v6.16b, v22.16b
    str q3, [sp, #176]
    ldr q3, [x3, #5168]
    bif v14.16b, v22.16b, v26.16b
    eor v3.16b, v3.16b, v14.16b
    eor v3.16b, v3.16b, v11.16b
    orr v22.16b, v31.16b, v22.16b
    ldr q11, [sp, #368]
    eor v22.16b, v22.16b, v11.16b
    bic v11.16b, v22.16b, v14.16b
    ldr q14, [x3, #6544]
    bif v26.16b, v11.16b, v22.16b
    eor v22.16b, v14.16b, v22.16b
    eor v22.16b, v22.16b, v0.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #4144]
    str q0, [sp, #368]
    ldr q0, [sp, #320]
    bit v8.16b, v31.16b, v0.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v0.16b, v0.16b, v11.16b
    ldr q11, [x3, #6624]
    orr v8.16b, v8.16b, v0.16b
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v21.16b
    // round 32 (skinny.dsl:60)
    ldr q11, [x3, #6656]
    orn v14.16b, v0.16b, v31.16b
    eor v18.16b, v11.16b, v18.16b
    eor v18.16b, v18.16b, v8.16b
    eor v18.16b, v18.16b, v13.16b
    eor v18.16b, v14.16b, v18.16b
    ldr q8, [x3, #5152]
    bic v11.16b, v12.16b, v3.16b
    eor v6.16b, v8.16b, v6.16b
    eor v6.16b, v6.16b, v26.16b
    eor v6.16b, v6.16b, v11.16b
    eor v6.16b, v27.16b, v6.16b
    eor v26.16b, v9.16b, v12.16b
    bit v12.16b, v26.16b, v18.16b
    bic v26.16b, v12.16b, v6.16b
    eor v8.16b, v22.16b, v26.16b
    eor v11.16b, v31.16b, v3.16b
    bsl v22.16b, v11.16b, v3.16b
    orn v3.16b, v16.16b, v23.16b
    ldr q11, [sp, #208]
    eor v7.16b, v11.16b, v7.16b
    eor v5.16b, v7.16b, v5.16b
    eor v5.16b, v3.16b, v5.16b
    and v7.16b, v28.16b, v4.16b
    eor v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v30.16b
    eor v1.16b, v7.16b, v1.16b
    eor v7.16b, v20.16b, v4.16b
    bit v4.16b, v7.16b, v5.16b
    and v7.16b, v4.16b, v1.16b
    mov v19.16b, v1.16b
    bsl v19.16b, v5.16b, v7.16b
    eor v19.16b, v20.16b, v19.16b
    eor v7.16b, v17.16b, v7.16b
    eor v30.16b, v23.16b, v28.16b
    bsl v17.16b, v30.16b, v28.16b
    and v28.16b, v17.16b, v7.16b
    eor v28.16b, v16.16b, v28.16b
    bif v26.16b, v18.16b, v6.16b
    eor v26.16b, v9.16b, v26.16b
    bic v30.16b, v8.16b, v22.16b
    eor v30.16b, v0.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v7.16b, v11.16b
    str q26, [sp, #208]
    ext v26.16b, v26.16b, v26.16b, #8
    eor v26.16b, v19.16b, v26.16b
    str q30, [sp, #192]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v28.16b, v30.16b
    str q5, [sp, #320]
    ext v5.16b, v6.16b, v6.16b, #8
    eor v5.16b, v1.16b, v5.16b
    ext v19.16b, v19.16b, v19.16b, #12
    str q19, [sp, #224]
    ext v19.16b, v26.16b, v26.16b, #4
    ext v1.16b, v1.16b, v1.16b, #12
    str q26, [sp, #272]
    ext v26.16b, v5.16b, v5.16b, #4
    ext v28.16b, v28.16b, v28.16b, #12
    str q28, [sp, #128]
    ext v28.16b, v30.16b, v30.16b, #4
    ext v7.16b, v7.16b, v7.16b, #12
    str q19, [sp, #400]
    ldr q19, [x3, #4000]
    str q28, [sp, #160]
    ext v28.16b, v11.16b, v11.16b, #4
    eor v19.16b, v19.16b, v24.16b
    ldr q24, [x3, #6640]
    str q5, [sp, #336]
    and v5.16b, v15.16b, v29.16b
    eor v5.16b, v24.16b, v5.16b
    eor v5.16b, v25.16b, v5.16b
    ldr q24, [sp, #96]
    ldr q25, [sp, #240]
    orn v24.16b, v24.16b, v25.16b
    eor v19.16b, v24.16b, v19.16b
    eor v25.16b, v25.16b, v15.16b
    str q30, [sp, #304]
    ldr q30, [sp, #64]
    bit v15.16b, v25.16b, v30.16b
    ldr q25, [sp, #416]
    eor v25.16b, v25.16b, v29.16b
    bit v29.16b, v25.16b, v19.16b
    bic v25.16b, v29.16b, v5.16b
    eor v30.16b, v30.16b, v25.16b
    bif v25.16b, v19.16b, v5.16b
    str q25, [sp, #64]
    and v25.16b, v15.16b, v30.16b
    str q25, [sp, #384]
    orn v25.16b, v21.16b, v10.16b
    eor v13.16b, v25.16b, v13.16b
    str q11, [sp, #144]
    ldr q11, [sp, #288]
    str q25, [sp, #112]
    and v25.16b, v11.16b, v2.16b
    eor v25.16b, v25.16b, v27.16b
    ldr q27, [sp, #176]
    eor v27.16b, v27.16b, v2.16b
    bit v2.16b, v27.16b, v13.16b
    and v27.16b, v2.16b, v25.16b
    str q21, [sp, #256]
    mov v21.16b, v25.16b
    bsl v21.16b, v13.16b, v27.16b
    str q21, [sp, #80]
    ldr q21, [sp, #368]
    eor v27.16b, v21.16b, v27.16b
    str q10, [sp, #352]
    eor v10.16b, v10.16b, v11.16b
    bsl v21.16b, v10.16b, v11.16b
    ldr q10, [x3, #6704]
    and v11.16b, v21.16b, v27.16b
    str q11, [sp, #288]
    ldr q11, [x3, #3872]
    eor v25.16b, v10.16b, v25.16b
    ldr q10, [x3, #6688]
    eor v27.16b, v11.16b, v27.16b
    eor v6.16b, v10.16b, v6.16b
    orn v0.16b, v0.16b, v9.16b
    bsl v0.16b, v31.16b, v14.16b
    orn v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #6672]
    bsl v16.16b, v23.16b, v3.16b
    eor v2.16b, v20.16b, v2.16b
    ldr q3, [x3, #6768]
    eor v20.16b, v25.16b, v26.16b
    eor v3.16b, v3.16b, v8.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #6784]
    eor v23.16b, v27.16b, v28.16b
    eor v5.16b, v5.16b, v21.16b
    ldr q21, [x3, #6736]
    eor v7.16b, v7.16b, v30.16b
    eor v21.16b, v21.16b, v13.16b
    ldr q25, [x3, #3760]
    mvn v16.16b, v16.16b
    eor v25.16b, v25.16b, v0.16b
    ext v0.16b, v0.16b, v0.16b, #8
    eor v0.16b, v16.16b, v0.16b
    ldr q26, [x3, #5056]
    ext v16.16b, v16.16b, v16.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #1360]
    eor v27.16b, v4.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v2.16b, v2.16b, v27.16b
    ext v4.16b, v4.16b, v4.16b, #12
    ldr q27, [x3, #3792]
    eor v4.16b, v4.16b, v29.16b
    ldr q29, [x3, #6720]
    eor v27.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v18.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v17.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #8
    ldr q30, [sp, #320]
    eor v18.16b, v30.16b, v18.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v19.16b, v30.16b, v19.16b
    ext v17.16b, v17.16b, v17.16b, #12
    eor v17.16b, v17.16b, v15.16b
    ext v30.16b, v18.16b, v18.16b, #4
    eor v21.16b, v21.16b, v30.16b
    ext v30.16b, v22.16b, v22.16b, #4
    eor v5.16b, v5.16b, v30.16b
    ext v30.16b, v0.16b, v0.16b, #4
    ldr q31, [sp, #96]
    ldr q8, [sp, #416]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #240]
    bsl v9.16b, v10.16b, v24.16b
    eor v16.16b, v16.16b, v9.16b
    ldr q24, [sp, #256]
    ldr q9, [sp, #176]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #6752]
    ldr q12, [sp, #352]
    ldr q13, [sp, #112]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 31 (skinny.dsl:60)
    ldr q10, [sp, #144]
    orn v11.16b, v10.16b, v22.16b
    ldr q12, [sp, #304]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v0.16b, v18.16b
    bif v13.16b, v18.16b, v12.16b
    eor v14.16b, v22.16b, v28.16b
    ldr q15, [sp, #336]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #6816]
    str q22, [sp, #304]
    orn v22.16b, v23.16b, v5.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #288]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #160]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v22.16b, v24.16b
    ldr q10, [x3, #6832]
    str q11, [sp, #160]
    orn v11.16b, v21.16b, v2.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #80]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v21.16b
    bit v21.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v21.16b
    eor v11.16b, v20.16b, v10.16b
    str q0, [sp, #400]
    eor v0.16b, v5.16b, v2.16b
    bsl v20.16b, v2.16b, v0.16b
    orr v0.16b, v28.16b, v18.16b
    ldr q2, [sp, #272]
    eor v0.16b, v0.16b, v2.16b
    bic v2.16b, v0.16b, v13.16b
    eor v18.16b, v15.16b, v2.16b
    bit v2.16b, v12.16b, v0.16b
    ldr q28, [x3, #3584]
    bic v15.16b, v18.16b, v14.16b
    str q2, [sp, #336]
    ldr q2, [x3, #3616]
    eor v0.16b, v28.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    mvn v18.16b, v17.16b
    bic v28.16b, v18.16b, v7.16b
    str q15, [sp, #272]
    ldr q15, [sp, #128]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #384]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v4.16b, v19.16b
    str q21, [sp, #384]
    ldr q21, [sp, #224]
    eor v21.16b, v8.16b, v21.16b
    ldr q8, [sp, #64]
    eor v21.16b, v21.16b, v8.16b
    eor v21.16b, v15.16b, v21.16b
    eor v8.16b, v16.16b, v19.16b
    bit v8.16b, v19.16b, v31.16b
    orn v19.16b, v8.16b, v21.16b
    mov v15.16b, v21.16b
    bsl v15.16b, v31.16b, v19.16b
    eor v15.16b, v16.16b, v15.16b
    eor v19.16b, v1.16b, v19.16b
    eor v18.16b, v18.16b, v4.16b
    bsl v1.16b, v18.16b, v4.16b
    orr v4.16b, v1.16b, v19.16b
    eor v4.16b, v7.16b, v4.16b
    bit v10.16b, v24.16b, v9.16b
    eor v18.16b, v30.16b, v10.16b
    bic v10.16b, v20.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #64]
    eor v8.16b, v19.16b, v11.16b
    str q18, [sp, #224]
    eor v18.16b, v15.16b, v18.16b
    str q10, [sp, #416]
    eor v10.16b, v4.16b, v10.16b
    str q1, [sp, #128]
    eor v1.16b, v21.16b, v9.16b
    str q18, [sp, #96]
    ext v18.16b, v18.16b, v18.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q18, [sp, #80]
    ext v18.16b, v1.16b, v1.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    str q15, [sp, #176]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    str q15, [sp, #288]
    ext v15.16b, v8.16b, v8.16b, #8
    str q4, [sp, #256]
    ldr q4, [x3, #3744]
    ext v19.16b, v19.16b, v19.16b, #8
    str q1, [sp, #112]
    ldr q1, [sp, #192]
    eor v1.16b, v4.16b, v1.16b
    ldr q4, [x3, #6800]
    str q10, [sp, #192]
    orr v10.16b, v26.16b, v29.16b
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [sp, #208]
    eor v4.16b, v10.16b, v4.16b
    orn v10.16b, v3.16b, v27.16b
    eor v1.16b, v10.16b, v1.16b
    str q8, [sp, #208]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v6.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v1.16b
    bic v26.16b, v4.16b, v29.16b
    eor v6.16b, v6.16b, v26.16b
    bit v26.16b, v1.16b, v4.16b
    str q26, [sp, #352]
    orr v26.16b, v8.16b, v6.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #6848]
    bsl v23.16b, v5.16b, v22.16b
    eor v5.16b, v30.16b, v13.16b
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #3600]
    eor v2.16b, v2.16b, v15.16b
    ldr q22, [x3, #3632]
    eor v18.16b, v18.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    orn v7.16b, v7.16b, v16.16b
    ldr q16, [x3, #3520]
    bsl v7.16b, v17.16b, v28.16b
    ldr q17, [x3, #4992]
    eor v16.16b, v16.16b, v11.16b
    eor v17.16b, v17.16b, v9.16b
    eor v4.16b, v21.16b, v4.16b
    ldr q21, [x3, #6896]
    eor v6.16b, v19.16b, v6.16b
    eor v19.16b, v21.16b, v23.16b
    eor v21.16b, v7.16b, v23.16b
    ldr q23, [x3, #6880]
    ext v7.16b, v7.16b, v7.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #6912]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v20.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v1.16b, v30.16b, v1.16b
    ldr q30, [x3, #6864]
    ldr q31, [sp, #128]
    eor v20.16b, v31.16b, v20.16b
    ldr q9, [sp, #384]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #1360]
    ldr q11, [sp, #64]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v20.16b, v20.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v18.16b, v18.16b, v9.16b
    ext v9.16b, v21.16b, v21.16b, #8
    ldr q11, [sp, #144]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #3664]
    ldr q15, [sp, #304]
    str q19, [sp, #64]
    ldr q19, [sp, #160]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v3.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v7.16b, v7.16b, v9.16b
    // round 30 (skinny.dsl:60)
    ldr q27, [sp, #208]
    orn v9.16b, v27.16b, v20.16b
    ldr q10, [sp, #192]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #96]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v21.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #112]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #96]
    bic v8.16b, v27.16b, v6.16b
    str q20, [sp, #192]
    ldr q20, [sp, #256]
    eor v3.16b, v3.16b, v20.16b
    eor v20.16b, v26.16b, v8.16b
    eor v3.16b, v3.16b, v20.16b
    orn v20.16b, v29.16b, v1.16b
    ldr q26, [sp, #176]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #352]
    eor v20.16b, v26.16b, v20.16b
    eor v20.16b, v25.16b, v20.16b
    eor v25.16b, v7.16b, v1.16b
    bit v25.16b, v1.16b, v3.16b
    orn v1.16b, v20.16b, v25.16b
    mov v26.16b, v20.16b
    bsl v26.16b, v1.16b, v3.16b
    eor v26.16b, v7.16b, v26.16b
    eor v1.16b, v4.16b, v1.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v4.16b, v29.16b, v27.16b
    bic v27.16b, v1.16b, v4.16b
    ldr q29, [x3, #6928]
    eor v27.16b, v6.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #272]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #6944]
    str q9, [sp, #272]
    ldr q9, [sp, #288]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #336]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v2.16b, v22.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v22.16b, v5.16b
    bit v12.16b, v5.16b, v0.16b
    bic v5.16b, v5.16b, v18.16b
    eor v5.16b, v9.16b, v5.16b
    ldr q9, [sp, #80]
    eor v5.16b, v9.16b, v5.16b
    eor v9.16b, v19.16b, v18.16b
    bit v9.16b, v18.16b, v29.16b
    orr v18.16b, v9.16b, v5.16b
    eor v0.16b, v0.16b, v18.16b
    bif v18.16b, v29.16b, v5.16b
    eor v18.16b, v19.16b, v18.16b
    str q18, [sp, #80]
    ext v18.16b, v18.16b, v18.16b, #8
    eor v18.16b, v26.16b, v18.16b
    str q18, [sp, #336]
    ext v18.16b, v18.16b, v18.16b, #12
    str q18, [sp, #400]
    ext v18.16b, v0.16b, v0.16b, #8
    eor v18.16b, v1.16b, v18.16b
    str q18, [sp, #288]
    ext v18.16b, v18.16b, v18.16b, #12
    str q21, [sp, #144]
    and v21.16b, v12.16b, v0.16b
    eor v21.16b, v2.16b, v21.16b
    str q21, [sp, #352]
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v27.16b, v21.16b
    str q3, [sp, #176]
    ldr q3, [x3, #3360]
    str q21, [sp, #256]
    ext v21.16b, v21.16b, v21.16b, #12
    eor v3.16b, v3.16b, v15.16b
    str q21, [sp, #160]
    ldr q21, [x3, #7072]
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #6960]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [sp, #416]
    eor v18.16b, v18.16b, v21.16b
    eor v21.16b, v28.16b, v30.16b
    bit v21.16b, v30.16b, v17.16b
    str q0, [sp, #416]
    orn v0.16b, v16.16b, v28.16b
    eor v18.16b, v0.16b, v18.16b
    str q3, [sp, #304]
    ldr q3, [x3, #6976]
    orr v30.16b, v30.16b, v23.16b
    eor v3.16b, v3.16b, v30.16b
    ldr q30, [sp, #224]
    eor v3.16b, v30.16b, v3.16b
    ldr q30, [sp, #64]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v18.16b
    bic v30.16b, v3.16b, v23.16b
    eor v17.16b, v17.16b, v30.16b
    bit v30.16b, v18.16b, v3.16b
    str q30, [sp, #224]
    orr v30.16b, v21.16b, v17.16b
    str q30, [sp, #384]
    ext v30.16b, v20.16b, v20.16b, #4
    eor v3.16b, v30.16b, v3.16b
    ext v1.16b, v1.16b, v1.16b, #4
    ldr q30, [x3, #7008]
    eor v1.16b, v1.16b, v17.16b
    eor v17.16b, v30.16b, v14.16b
    orn v6.16b, v6.16b, v7.16b
    bsl v6.16b, v31.16b, v8.16b
    orn v2.16b, v2.16b, v19.16b
    ldr q7, [x3, #7056]
    bsl v2.16b, v22.16b, v11.16b
    eor v7.16b, v7.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v6.16b, v2.16b
    ldr q19, [x3, #7040]
    ext v6.16b, v6.16b, v6.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q22, [x3, #3344]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #7024]
    eor v22.16b, v22.16b, v10.16b
    eor v24.16b, v24.16b, v5.16b
    ext v5.16b, v5.16b, v5.16b, #8
    ldr q30, [x3, #6992]
    eor v5.16b, v20.16b, v5.16b
    eor v20.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #1904]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v17.16b, v17.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #4944]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #7088]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v4.16b, v8.16b
    ext v4.16b, v4.16b, v4.16b, #4
    eor v4.16b, v4.16b, v21.16b
    ext v21.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #176]
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v18.16b, v29.16b, v18.16b
    ext v29.16b, v21.16b, v21.16b, #12
    eor v22.16b, v22.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v5.16b, v5.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #12
    ldr q10, [sp, #64]
    orn v11.16b, v16.16b, v10.16b
    bsl v11.16b, v28.16b, v0.16b
    eor v0.16b, v6.16b, v11.16b
    ldr q6, [sp, #208]
    ldr q28, [sp, #144]
    orn v11.16b, v6.16b, v28.16b
    ldr q12, [x3, #3408]
    ldr q14, [sp, #192]
    ldr q10, [sp, #272]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #96]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #112]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #7104]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 29 (skinny.dsl:60)
    eor v10.16b, v29.16b, v17.16b
    ldr q12, [x3, #3024]
    bit v10.16b, v17.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #304]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #96]
    orn v12.16b, v14.16b, v9.16b
    str q5, [sp, #112]
    ldr q5, [x3, #7184]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #3392]
    eor v5.16b, v5.16b, v12.16b
    eor v6.16b, v29.16b, v6.16b
    eor v6.16b, v6.16b, v11.16b
    ldr q29, [sp, #160]
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [x3, #7152]
    eor v6.16b, v15.16b, v6.16b
    eor v29.16b, v29.16b, v6.16b
    eor v11.16b, v9.16b, v22.16b
    ldr q15, [x3, #7120]
    bit v11.16b, v22.16b, v6.16b
    eor v15.16b, v15.16b, v11.16b
    str q5, [sp, #160]
    ldr q5, [x3, #3296]
    orr v17.16b, v17.16b, v22.16b
    eor v5.16b, v5.16b, v28.16b
    eor v5.16b, v5.16b, v13.16b
    eor v5.16b, v5.16b, v17.16b
    ldr q17, [x3, #4864]
    ldr q22, [sp, #400]
    eor v5.16b, v22.16b, v5.16b
    eor v17.16b, v17.16b, v5.16b
    orn v22.16b, v11.16b, v5.16b
    mov v28.16b, v5.16b
    bsl v28.16b, v6.16b, v22.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v22.16b
    orn v22.16b, v10.16b, v19.16b
    ldr q9, [x3, #7200]
    eor v22.16b, v14.16b, v22.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v4.16b, v13.16b
    bit v23.16b, v14.16b, v3.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v1.16b, v4.16b
    str q17, [sp, #304]
    and v17.16b, v1.16b, v0.16b
    bsl v17.16b, v14.16b, v4.16b
    eor v4.16b, v17.16b, v12.16b
    eor v16.16b, v16.16b, v27.16b
    ldr q27, [sp, #384]
    eor v16.16b, v27.16b, v16.16b
    eor v16.16b, v14.16b, v16.16b
    eor v6.16b, v16.16b, v6.16b
    eor v27.16b, v0.16b, v18.16b
    bif v27.16b, v18.16b, v16.16b
    ldr q12, [x3, #32]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v18.16b, v13.16b, v18.16b
    ldr q13, [sp, #64]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #224]
    eor v26.16b, v13.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    eor v5.16b, v18.16b, v5.16b
    bic v26.16b, v27.16b, v18.16b
    eor v3.16b, v3.16b, v26.16b
    and v13.16b, v23.16b, v3.16b
    eor v1.16b, v1.16b, v13.16b
    eor v13.16b, v1.16b, v22.16b
    bif v26.16b, v16.16b, v18.16b
    eor v0.16b, v0.16b, v26.16b
    eor v26.16b, v0.16b, v28.16b
    eor v19.16b, v3.16b, v19.16b
    eor v14.16b, v25.16b, v20.16b
    bit v14.16b, v20.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #224]
    ldr q12, [sp, #416]
    str q9, [sp, #64]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v7.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #3232]
    eor v17.16b, v17.16b, v12.16b
    ldr q12, [sp, #352]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v16.16b, v16.16b, v25.16b
    eor v9.16b, v7.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #3168]
    orr v20.16b, v20.16b, v30.16b
    eor v20.16b, v12.16b, v20.16b
    ldr q30, [sp, #80]
    eor v20.16b, v30.16b, v20.16b
    orn v30.16b, v9.16b, v20.16b
    eor v24.16b, v24.16b, v30.16b
    eor v3.16b, v3.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v20.16b
    eor v18.16b, v18.16b, v20.16b
    ldr q20, [sp, #288]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v2.16b
    ldr q12, [x3, #3152]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v4.16b
    ldr q12, [x3, #7168]
    ldr q14, [sp, #256]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v6.16b
    eor v14.16b, v2.16b, v21.16b
    str q4, [sp, #256]
    ldr q4, [x3, #4896]
    bif v14.16b, v21.16b, v25.16b
    eor v4.16b, v4.16b, v14.16b
    eor v4.16b, v4.16b, v11.16b
    orr v21.16b, v31.16b, v21.16b
    ldr q11, [sp, #336]
    eor v21.16b, v21.16b, v11.16b
    bic v11.16b, v21.16b, v14.16b
    ldr q14, [x3, #7136]
    bif v25.16b, v11.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    eor v21.16b, v21.16b, v5.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #3120]
    str q5, [sp, #336]
    ldr q5, [sp, #112]
    bit v8.16b, v31.16b, v5.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v5.16b, v5.16b, v11.16b
    ldr q11, [x3, #7216]
    orr v8.16b, v8.16b, v5.16b
    eor v5.16b, v11.16b, v5.16b
    eor v5.16b, v5.16b, v19.16b
    // round 28 (skinny.dsl:60)
    ldr q11, [x3, #7248]
    orn v14.16b, v5.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #4880]
    bic v11.16b, v12.16b, v4.16b
    eor v2.16b, v8.16b, v2.16b
    eor v2.16b, v2.16b, v25.16b
    eor v2.16b, v2.16b, v11.16b
    eor v2.16b, v26.16b, v2.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v2.16b
    eor v8.16b, v21.16b, v25.16b
    eor v11.16b, v31.16b, v4.16b
    bsl v21.16b, v11.16b, v4.16b
    orn v4.16b, v3.16b, v23.16b
    ldr q11, [sp, #416]
    eor v1.16b, v11.16b, v1.16b
    eor v1.16b, v1.16b, v24.16b
    eor v1.16b, v4.16b, v1.16b
    and v24.16b, v27.16b, v16.16b
    eor v0.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v30.16b
    eor v0.16b, v24.16b, v0.16b
    eor v7.16b, v17.16b, v16.16b
    bit v16.16b, v7.16b, v1.16b
    and v7.16b, v16.16b, v0.16b
    mov v24.16b, v0.16b
    bsl v24.16b, v1.16b, v7.16b
    eor v24.16b, v17.16b, v24.16b
    eor v7.16b, v18.16b, v7.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v18.16b, v30.16b, v27.16b
    and v27.16b, v18.16b, v7.16b
    eor v27.16b, v3.16b, v27.16b
    bif v25.16b, v20.16b, v2.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v21.16b
    eor v30.16b, v5.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v7.16b, v11.16b
    str q25, [sp, #416]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #288]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q1, [sp, #112]
    ext v1.16b, v2.16b, v2.16b, #8
    eor v1.16b, v0.16b, v1.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #80]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v0.16b, v0.16b, v0.16b, #12
    str q25, [sp, #352]
    ext v25.16b, v1.16b, v1.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #384]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v7.16b, v7.16b, v7.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #2976]
    str q27, [sp, #144]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #7232]
    str q1, [sp, #208]
    and v1.16b, v15.16b, v29.16b
    eor v1.16b, v24.16b, v1.16b
    eor v1.16b, v28.16b, v1.16b
    ldr q24, [sp, #64]
    ldr q28, [sp, #96]
    orn v24.16b, v24.16b, v28.16b
    eor v22.16b, v24.16b, v22.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #192]
    ldr q30, [sp, #304]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #160]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v22.16b
    bic v28.16b, v29.16b, v1.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v22.16b, v1.16b
    str q28, [sp, #304]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #272]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #176]
    ldr q11, [sp, #224]
    str q28, [sp, #128]
    and v28.16b, v11.16b, v6.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #256]
    eor v28.16b, v28.16b, v6.16b
    bit v6.16b, v28.16b, v13.16b
    and v28.16b, v6.16b, v26.16b
    str q19, [sp, #240]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #320]
    ldr q19, [sp, #336]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #368]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #7296]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #224]
    ldr q11, [x3, #2848]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #7280]
    eor v28.16b, v11.16b, v28.16b
    eor v2.16b, v10.16b, v2.16b
    orn v5.16b, v5.16b, v9.16b
    bsl v5.16b, v31.16b, v14.16b
    orn v3.16b, v3.16b, v17.16b
    ldr q17, [x3, #7264]
    bsl v3.16b, v23.16b, v4.16b
    eor v4.16b, v17.16b, v6.16b
    ldr q6, [x3, #7360]
    eor v17.16b, v26.16b, v25.16b
    eor v6.16b, v6.16b, v8.16b
    eor v0.16b, v0.16b, v1.16b
    ldr q1, [x3, #7376]
    eor v23.16b, v28.16b, v27.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #7328]
    eor v7.16b, v7.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #2736]
    mvn v3.16b, v3.16b
    eor v25.16b, v25.16b, v5.16b
    ext v5.16b, v5.16b, v5.16b, #8
    eor v5.16b, v3.16b, v5.16b
    ldr q26, [x3, #4784]
    ext v3.16b, v3.16b, v3.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #288]
    eor v27.16b, v16.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v4.16b, v4.16b, v27.16b
    ext v16.16b, v16.16b, v16.16b, #12
    ldr q27, [x3, #2768]
    eor v16.16b, v16.16b, v29.16b
    ldr q29, [x3, #7312]
    eor v27.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v20.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v18.16b, v21.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #112]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v22.16b, v30.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #12
    eor v18.16b, v18.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v21.16b, v21.16b, #4
    eor v1.16b, v1.16b, v30.16b
    ext v30.16b, v5.16b, v5.16b, #4
    ldr q31, [sp, #64]
    ldr q8, [sp, #160]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #96]
    bsl v9.16b, v10.16b, v24.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q24, [sp, #240]
    ldr q9, [sp, #256]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #7344]
    ldr q12, [sp, #368]
    ldr q13, [sp, #128]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 27 (skinny.dsl:60)
    ldr q10, [sp, #176]
    orn v11.16b, v10.16b, v21.16b
    ldr q12, [sp, #192]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v5.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v21.16b, v28.16b
    ldr q15, [sp, #208]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #7408]
    str q21, [sp, #192]
    orn v21.16b, v23.16b, v1.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #224]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #144]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v21.16b, v24.16b
    ldr q10, [x3, #7424]
    str q11, [sp, #144]
    orn v11.16b, v19.16b, v4.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #320]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v17.16b, v10.16b
    str q5, [sp, #400]
    eor v5.16b, v1.16b, v4.16b
    bsl v17.16b, v4.16b, v5.16b
    orr v4.16b, v28.16b, v20.16b
    ldr q5, [sp, #352]
    eor v4.16b, v4.16b, v5.16b
    bic v5.16b, v4.16b, v13.16b
    eor v20.16b, v15.16b, v5.16b
    bit v5.16b, v12.16b, v4.16b
    ldr q28, [x3, #2560]
    bic v15.16b, v20.16b, v14.16b
    str q5, [sp, #208]
    ldr q5, [x3, #2592]
    eor v4.16b, v28.16b, v4.16b
    eor v5.16b, v5.16b, v20.16b
    mvn v20.16b, v18.16b
    bic v28.16b, v20.16b, v7.16b
    str q15, [sp, #352]
    ldr q15, [sp, #384]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #272]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v16.16b, v22.16b
    str q19, [sp, #272]
    ldr q19, [sp, #80]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #304]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v3.16b, v22.16b
    bit v8.16b, v22.16b, v31.16b
    orn v22.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v22.16b
    eor v15.16b, v3.16b, v15.16b
    eor v22.16b, v0.16b, v22.16b
    eor v20.16b, v20.16b, v16.16b
    bsl v0.16b, v20.16b, v16.16b
    orr v16.16b, v0.16b, v22.16b
    eor v16.16b, v7.16b, v16.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v17.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #304]
    eor v8.16b, v22.16b, v11.16b
    str q20, [sp, #80]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #160]
    eor v10.16b, v16.16b, v10.16b
    str q0, [sp, #384]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #64]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #320]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #256]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    str q15, [sp, #224]
    ext v15.16b, v8.16b, v8.16b, #8
    str q16, [sp, #240]
    ldr q16, [x3, #2720]
    ext v22.16b, v22.16b, v22.16b, #8
    str q0, [sp, #128]
    ldr q0, [sp, #288]
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #7392]
    str q10, [sp, #288]
    orr v10.16b, v26.16b, v29.16b
    eor v16.16b, v16.16b, v10.16b
    ldr q10, [sp, #416]
    eor v16.16b, v10.16b, v16.16b
    orn v10.16b, v6.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #416]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v2.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v16.16b, v29.16b
    eor v2.16b, v2.16b, v26.16b
    bit v26.16b, v0.16b, v16.16b
    str q26, [sp, #368]
    orr v26.16b, v8.16b, v2.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #7440]
    bsl v23.16b, v1.16b, v21.16b
    eor v1.16b, v30.16b, v13.16b
    eor v4.16b, v4.16b, v20.16b
    ldr q20, [x3, #2576]
    eor v5.16b, v5.16b, v15.16b
    ldr q21, [x3, #2608]
    eor v20.16b, v20.16b, v12.16b
    eor v21.16b, v21.16b, v14.16b
    orn v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #2496]
    bsl v3.16b, v18.16b, v28.16b
    ldr q18, [x3, #4720]
    eor v7.16b, v7.16b, v11.16b
    eor v18.16b, v18.16b, v9.16b
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #7488]
    eor v2.16b, v22.16b, v2.16b
    eor v19.16b, v19.16b, v23.16b
    eor v22.16b, v3.16b, v23.16b
    ldr q23, [x3, #7472]
    ext v3.16b, v3.16b, v3.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #7504]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v17.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #7456]
    ldr q31, [sp, #384]
    eor v17.16b, v31.16b, v17.16b
    ldr q9, [sp, #272]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #288]
    ldr q11, [sp, #304]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #8
    ldr q11, [sp, #176]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #2640]
    ldr q15, [sp, #192]
    str q19, [sp, #304]
    ldr q19, [sp, #144]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v6.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v3.16b, v3.16b, v9.16b
    // round 26 (skinny.dsl:60)
    ldr q27, [sp, #416]
    orn v9.16b, v27.16b, v17.16b
    ldr q10, [sp, #288]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #64]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v22.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #128]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #64]
    bic v8.16b, v27.16b, v2.16b
    str q17, [sp, #288]
    ldr q17, [sp, #240]
    eor v6.16b, v6.16b, v17.16b
    eor v17.16b, v26.16b, v8.16b
    eor v6.16b, v6.16b, v17.16b
    orn v17.16b, v29.16b, v0.16b
    ldr q26, [sp, #256]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #368]
    eor v17.16b, v26.16b, v17.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v3.16b, v0.16b
    bit v25.16b, v0.16b, v6.16b
    orn v0.16b, v17.16b, v25.16b
    mov v26.16b, v17.16b
    bsl v26.16b, v0.16b, v6.16b
    eor v26.16b, v3.16b, v26.16b
    eor v0.16b, v16.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v16.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v16.16b
    ldr q29, [x3, #7520]
    eor v27.16b, v2.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #352]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #7536]
    str q9, [sp, #352]
    ldr q9, [sp, #224]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #208]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v5.16b, v21.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v21.16b, v1.16b
    bit v12.16b, v1.16b, v4.16b
    bic v1.16b, v1.16b, v20.16b
    eor v1.16b, v9.16b, v1.16b
    ldr q9, [sp, #320]
    eor v1.16b, v9.16b, v1.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v1.16b
    eor v4.16b, v4.16b, v20.16b
    bif v20.16b, v29.16b, v1.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #320]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #208]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v4.16b, v4.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #224]
    ext v20.16b, v20.16b, v20.16b, #12
    str q22, [sp, #176]
    and v22.16b, v12.16b, v4.16b
    eor v22.16b, v5.16b, v22.16b
    str q22, [sp, #368]
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v27.16b, v22.16b
    str q6, [sp, #256]
    ldr q6, [x3, #2336]
    str q22, [sp, #240]
    ext v22.16b, v22.16b, v22.16b, #12
    eor v6.16b, v6.16b, v15.16b
    str q22, [sp, #144]
    ldr q22, [x3, #7664]
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #7552]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [sp, #160]
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v28.16b, v30.16b
    bit v22.16b, v30.16b, v18.16b
    str q4, [sp, #160]
    orn v4.16b, v7.16b, v28.16b
    eor v20.16b, v4.16b, v20.16b
    str q6, [sp, #192]
    ldr q6, [x3, #7568]
    orr v30.16b, v30.16b, v23.16b
    eor v6.16b, v6.16b, v30.16b
    ldr q30, [sp, #80]
    eor v6.16b, v30.16b, v6.16b
    ldr q30, [sp, #304]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v6.16b, v23.16b
    eor v18.16b, v18.16b, v30.16b
    bit v30.16b, v20.16b, v6.16b
    str q30, [sp, #80]
    orr v30.16b, v22.16b, v18.16b
    str q30, [sp, #272]
    ext v30.16b, v17.16b, v17.16b, #4
    eor v6.16b, v30.16b, v6.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #7600]
    eor v0.16b, v0.16b, v18.16b
    eor v18.16b, v30.16b, v14.16b
    orn v2.16b, v2.16b, v3.16b
    bsl v2.16b, v31.16b, v8.16b
    orn v3.16b, v5.16b, v19.16b
    ldr q5, [x3, #7648]
    bsl v3.16b, v21.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor v3.16b, v2.16b, v3.16b
    ldr q19, [x3, #7632]
    ext v2.16b, v2.16b, v2.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q21, [x3, #2320]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #7616]
    eor v21.16b, v21.16b, v10.16b
    eor v24.16b, v24.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q30, [x3, #7584]
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #832]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v18.16b, v18.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #2192]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #7680]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v16.16b, v8.16b
    ext v16.16b, v16.16b, v16.16b, #4
    eor v16.16b, v16.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #256]
    eor v22.16b, v29.16b, v22.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v22.16b, v22.16b, #12
    eor v21.16b, v21.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v1.16b, v1.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #12
    ldr q10, [sp, #304]
    orn v11.16b, v7.16b, v10.16b
    bsl v11.16b, v28.16b, v4.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q4, [sp, #416]
    ldr q28, [sp, #176]
    orn v11.16b, v4.16b, v28.16b
    ldr q12, [x3, #2384]
    ldr q14, [sp, #288]
    ldr q10, [sp, #352]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #64]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #128]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #7696]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 25 (skinny.dsl:60)
    eor v10.16b, v29.16b, v18.16b
    ldr q12, [x3, #2000]
    bit v10.16b, v18.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #192]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #64]
    orn v12.16b, v14.16b, v9.16b
    str q1, [sp, #128]
    ldr q1, [x3, #5424]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #2368]
    eor v1.16b, v1.16b, v12.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q29, [sp, #144]
    eor v4.16b, v4.16b, v29.16b
    ldr q29, [x3, #7744]
    eor v4.16b, v15.16b, v4.16b
    eor v29.16b, v29.16b, v4.16b
    eor v11.16b, v9.16b, v21.16b
    ldr q15, [x3, #7712]
    bit v11.16b, v21.16b, v4.16b
    eor v15.16b, v15.16b, v11.16b
    str q1, [sp, #144]
    ldr q1, [x3, #4688]
    orr v18.16b, v18.16b, v21.16b
    eor v1.16b, v1.16b, v28.16b
    eor v1.16b, v1.16b, v13.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #1920]
    ldr q21, [sp, #400]
    eor v1.16b, v21.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    orn v21.16b, v11.16b, v1.16b
    mov v28.16b, v1.16b
    bsl v28.16b, v4.16b, v21.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v21.16b
    orn v21.16b, v10.16b, v19.16b
    ldr q9, [x3, #5440]
    eor v21.16b, v14.16b, v21.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v16.16b, v13.16b
    bit v23.16b, v14.16b, v6.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v16.16b
    str q18, [sp, #192]
    and v18.16b, v0.16b, v2.16b
    bsl v18.16b, v14.16b, v16.16b
    eor v16.16b, v18.16b, v12.16b
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [sp, #272]
    eor v7.16b, v27.16b, v7.16b
    eor v7.16b, v14.16b, v7.16b
    eor v4.16b, v7.16b, v4.16b
    eor v27.16b, v2.16b, v20.16b
    bif v27.16b, v20.16b, v7.16b
    ldr q12, [x3, #1104]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #304]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #80]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v1.16b, v20.16b, v1.16b
    bic v26.16b, v27.16b, v20.16b
    eor v6.16b, v6.16b, v26.16b
    and v13.16b, v23.16b, v6.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v21.16b
    bif v26.16b, v7.16b, v20.16b
    eor v2.16b, v2.16b, v26.16b
    eor v26.16b, v2.16b, v28.16b
    eor v19.16b, v6.16b, v19.16b
    eor v14.16b, v25.16b, v17.16b
    bit v14.16b, v17.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #80]
    ldr q12, [sp, #160]
    str q9, [sp, #304]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #2208]
    eor v18.16b, v18.16b, v12.16b
    ldr q12, [sp, #368]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v7.16b, v7.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #2144]
    orr v17.16b, v17.16b, v30.16b
    eor v17.16b, v12.16b, v17.16b
    ldr q30, [sp, #320]
    eor v17.16b, v30.16b, v17.16b
    orn v30.16b, v9.16b, v17.16b
    eor v24.16b, v24.16b, v30.16b
    eor v6.16b, v6.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v17.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [sp, #224]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v3.16b
    ldr q12, [x3, #2128]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v16.16b
    ldr q12, [x3, #5488]
    ldr q14, [sp, #240]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v4.16b
    eor v14.16b, v3.16b, v22.16b
    str q16, [sp, #240]
    ldr q16, [x3, #2032]
    bif v14.16b, v22.16b, v25.16b
    eor v16.16b, v16.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    orr v22.16b, v31.16b, v22.16b
    ldr q11, [sp, #208]
    eor v22.16b, v22.16b, v11.16b
    bic v11.16b, v22.16b, v14.16b
    ldr q14, [x3, #7728]
    bif v25.16b, v11.16b, v22.16b
    eor v22.16b, v14.16b, v22.16b
    eor v22.16b, v22.16b, v1.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #2096]
    str q1, [sp, #208]
    ldr q1, [sp, #128]
    bit v8.16b, v31.16b, v1.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q11, [x3, #5552]
    orr v8.16b, v8.16b, v1.16b
    eor v1.16b, v11.16b, v1.16b
    eor v1.16b, v1.16b, v19.16b
    // round 24 (skinny.dsl:60)
    ldr q11, [x3, #5504]
    orn v14.16b, v1.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #2016]
    bic v11.16b, v12.16b, v16.16b
    eor v3.16b, v8.16b, v3.16b
    eor v3.16b, v3.16b, v25.16b
    eor v3.16b, v3.16b, v11.16b
    eor v3.16b, v26.16b, v3.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v3.16b
    eor v8.16b, v22.16b, v25.16b
    eor v11.16b, v31.16b, v16.16b
    bsl v22.16b, v11.16b, v16.16b
    orn v16.16b, v6.16b, v23.16b
    ldr q11, [sp, #160]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    and v24.16b, v27.16b, v7.16b
    eor v2.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v30.16b
    eor v2.16b, v24.16b, v2.16b
    eor v5.16b, v18.16b, v7.16b
    bit v7.16b, v5.16b, v0.16b
    and v5.16b, v7.16b, v2.16b
    mov v24.16b, v2.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v18.16b, v24.16b
    eor v5.16b, v17.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v17.16b, v30.16b, v27.16b
    and v27.16b, v17.16b, v5.16b
    eor v27.16b, v6.16b, v27.16b
    bif v25.16b, v20.16b, v3.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v22.16b
    eor v30.16b, v1.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #160]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #224]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #128]
    ext v0.16b, v3.16b, v3.16b, #8
    eor v0.16b, v2.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #320]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v2.16b, v2.16b, v2.16b, #12
    str q25, [sp, #368]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #272]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #1952]
    str q27, [sp, #176]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v21.16b, v24.16b, v21.16b
    ldr q24, [x3, #5376]
    str q0, [sp, #416]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #304]
    ldr q28, [sp, #64]
    orn v24.16b, v24.16b, v28.16b
    eor v21.16b, v24.16b, v21.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #288]
    ldr q30, [sp, #192]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #144]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v21.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v21.16b, v0.16b
    str q28, [sp, #192]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #352]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #256]
    ldr q11, [sp, #80]
    str q28, [sp, #384]
    and v28.16b, v11.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #240]
    eor v28.16b, v28.16b, v4.16b
    bit v4.16b, v28.16b, v13.16b
    and v28.16b, v4.16b, v26.16b
    str q19, [sp, #96]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #112]
    ldr q19, [sp, #208]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #336]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #5648]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #80]
    ldr q11, [x3, #1808]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #7776]
    eor v28.16b, v11.16b, v28.16b
    eor v3.16b, v10.16b, v3.16b
    orn v1.16b, v1.16b, v9.16b
    bsl v1.16b, v31.16b, v14.16b
    orn v6.16b, v6.16b, v18.16b
    ldr q18, [x3, #7760]
    bsl v6.16b, v23.16b, v16.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q16, [x3, #5680]
    eor v18.16b, v26.16b, v25.16b
    eor v16.16b, v16.16b, v8.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x3, #7808]
    eor v23.16b, v28.16b, v27.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #5360]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #1696]
    mvn v6.16b, v6.16b
    eor v25.16b, v25.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    eor v1.16b, v6.16b, v1.16b
    ldr q26, [x3, #1632]
    ext v6.16b, v6.16b, v6.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #1360]
    eor v27.16b, v7.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v4.16b, v4.16b, v27.16b
    ext v7.16b, v7.16b, v7.16b, #12
    ldr q27, [x3, #1728]
    eor v7.16b, v7.16b, v29.16b
    ldr q29, [x3, #7792]
    eor v27.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v20.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v17.16b, v22.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #128]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v21.16b, v30.16b, v21.16b
    ext v17.16b, v17.16b, v17.16b, #12
    eor v17.16b, v17.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v22.16b, v22.16b, #4
    eor v2.16b, v2.16b, v30.16b
    ext v30.16b, v1.16b, v1.16b, #4
    ldr q31, [sp, #304]
    ldr q8, [sp, #144]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #64]
    bsl v9.16b, v10.16b, v24.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q24, [sp, #96]
    ldr q9, [sp, #240]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #5664]
    ldr q12, [sp, #336]
    ldr q13, [sp, #384]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 23 (skinny.dsl:60)
    ldr q10, [sp, #256]
    orn v11.16b, v10.16b, v22.16b
    ldr q12, [sp, #288]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v1.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v22.16b, v28.16b
    ldr q15, [sp, #416]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #7840]
    str q22, [sp, #288]
    orn v22.16b, v23.16b, v2.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #80]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #176]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v22.16b, v24.16b
    ldr q10, [x3, #7856]
    str q11, [sp, #176]
    orn v11.16b, v19.16b, v4.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #112]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v18.16b, v10.16b
    str q1, [sp, #400]
    eor v1.16b, v2.16b, v4.16b
    bsl v18.16b, v4.16b, v1.16b
    orr v1.16b, v28.16b, v20.16b
    ldr q4, [sp, #368]
    eor v1.16b, v1.16b, v4.16b
    bic v4.16b, v1.16b, v13.16b
    eor v20.16b, v15.16b, v4.16b
    bit v4.16b, v12.16b, v1.16b
    ldr q28, [x3, #1520]
    bic v15.16b, v20.16b, v14.16b
    str q4, [sp, #416]
    ldr q4, [x3, #1552]
    eor v1.16b, v28.16b, v1.16b
    eor v4.16b, v4.16b, v20.16b
    mvn v20.16b, v17.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #368]
    ldr q15, [sp, #272]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #352]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v7.16b, v21.16b
    str q19, [sp, #352]
    ldr q19, [sp, #320]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #192]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v6.16b, v21.16b
    bit v8.16b, v21.16b, v31.16b
    orn v21.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v21.16b
    eor v15.16b, v6.16b, v15.16b
    eor v21.16b, v0.16b, v21.16b
    eor v20.16b, v20.16b, v7.16b
    bsl v0.16b, v20.16b, v7.16b
    orr v7.16b, v0.16b, v21.16b
    eor v7.16b, v5.16b, v7.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v18.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #192]
    eor v8.16b, v21.16b, v11.16b
    str q20, [sp, #320]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #144]
    eor v10.16b, v7.16b, v10.16b
    str q0, [sp, #272]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #304]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #112]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #240]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    str q15, [sp, #80]
    ext v15.16b, v8.16b, v8.16b, #8
    str q7, [sp, #96]
    ldr q7, [x3, #1680]
    ext v21.16b, v21.16b, v21.16b, #8
    str q0, [sp, #384]
    ldr q0, [sp, #224]
    eor v0.16b, v7.16b, v0.16b
    ldr q7, [x3, #7824]
    str q10, [sp, #224]
    orr v10.16b, v26.16b, v29.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [sp, #160]
    eor v7.16b, v10.16b, v7.16b
    orn v10.16b, v16.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #160]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v3.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v7.16b, v29.16b
    eor v3.16b, v3.16b, v26.16b
    bit v26.16b, v0.16b, v7.16b
    str q26, [sp, #336]
    orr v26.16b, v8.16b, v3.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #5712]
    bsl v23.16b, v2.16b, v22.16b
    eor v2.16b, v30.16b, v13.16b
    eor v1.16b, v1.16b, v20.16b
    ldr q20, [x3, #1536]
    eor v4.16b, v4.16b, v15.16b
    ldr q22, [x3, #1568]
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    orn v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #1456]
    bsl v5.16b, v17.16b, v28.16b
    ldr q17, [x3, #1392]
    eor v6.16b, v6.16b, v11.16b
    eor v17.16b, v17.16b, v9.16b
    eor v7.16b, v19.16b, v7.16b
    ldr q19, [x3, #5792]
    eor v3.16b, v21.16b, v3.16b
    eor v19.16b, v19.16b, v23.16b
    eor v21.16b, v5.16b, v23.16b
    ldr q23, [x3, #7888]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #7904]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v18.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #7872]
    ldr q31, [sp, #272]
    eor v18.16b, v31.16b, v18.16b
    ldr q9, [sp, #352]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #1360]
    ldr q11, [sp, #192]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v21.16b, v21.16b, #8
    ldr q11, [sp, #256]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #1600]
    ldr q15, [sp, #288]
    str q19, [sp, #192]
    ldr q19, [sp, #176]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v16.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 22 (skinny.dsl:60)
    ldr q27, [sp, #160]
    orn v9.16b, v27.16b, v18.16b
    ldr q10, [sp, #224]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #304]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v21.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #384]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #304]
    bic v8.16b, v27.16b, v3.16b
    str q18, [sp, #224]
    ldr q18, [sp, #96]
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v26.16b, v8.16b
    eor v16.16b, v16.16b, v18.16b
    orn v18.16b, v29.16b, v0.16b
    ldr q26, [sp, #240]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #336]
    eor v18.16b, v26.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v16.16b
    orn v0.16b, v18.16b, v25.16b
    mov v26.16b, v18.16b
    bsl v26.16b, v0.16b, v16.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v7.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v7.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v7.16b
    ldr q29, [x3, #5808]
    eor v27.16b, v3.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #368]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #7920]
    str q9, [sp, #368]
    ldr q9, [sp, #80]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #416]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v4.16b, v22.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v22.16b, v2.16b
    bit v12.16b, v2.16b, v1.16b
    bic v2.16b, v2.16b, v20.16b
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [sp, #112]
    eor v2.16b, v9.16b, v2.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v2.16b
    eor v1.16b, v1.16b, v20.16b
    bif v20.16b, v29.16b, v2.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #112]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #416]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v1.16b, v1.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #80]
    ext v20.16b, v20.16b, v20.16b, #12
    str q21, [sp, #256]
    and v21.16b, v12.16b, v1.16b
    eor v21.16b, v4.16b, v21.16b
    str q21, [sp, #336]
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v27.16b, v21.16b
    str q16, [sp, #240]
    ldr q16, [x3, #1280]
    str q21, [sp, #96]
    ext v21.16b, v21.16b, v21.16b, #12
    eor v16.16b, v16.16b, v15.16b
    str q21, [sp, #176]
    ldr q21, [x3, #8000]
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #7936]
    eor v1.16b, v21.16b, v1.16b
    ldr q21, [sp, #144]
    eor v20.16b, v20.16b, v21.16b
    eor v21.16b, v28.16b, v30.16b
    bit v21.16b, v30.16b, v17.16b
    str q1, [sp, #144]
    orn v1.16b, v6.16b, v28.16b
    eor v20.16b, v1.16b, v20.16b
    str q16, [sp, #288]
    ldr q16, [x3, #5824]
    orr v30.16b, v30.16b, v23.16b
    eor v16.16b, v16.16b, v30.16b
    ldr q30, [sp, #320]
    eor v16.16b, v30.16b, v16.16b
    ldr q30, [sp, #192]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v16.16b, v23.16b
    eor v17.16b, v17.16b, v30.16b
    bit v30.16b, v20.16b, v16.16b
    str q30, [sp, #320]
    orr v30.16b, v21.16b, v17.16b
    str q30, [sp, #352]
    ext v30.16b, v18.16b, v18.16b, #4
    eor v16.16b, v30.16b, v16.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #7968]
    eor v0.16b, v0.16b, v17.16b
    eor v17.16b, v30.16b, v14.16b
    orn v3.16b, v3.16b, v5.16b
    bsl v3.16b, v31.16b, v8.16b
    orn v4.16b, v4.16b, v19.16b
    ldr q5, [x3, #5888]
    bsl v4.16b, v22.16b, v11.16b
    eor v5.16b, v5.16b, v4.16b
    ext v4.16b, v4.16b, v4.16b, #8
    eor v4.16b, v3.16b, v4.16b
    ldr q19, [x3, #5856]
    ext v3.16b, v3.16b, v3.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q22, [x3, #1264]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #7984]
    eor v22.16b, v22.16b, v10.16b
    eor v24.16b, v24.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q30, [x3, #7952]
    eor v2.16b, v18.16b, v2.16b
    eor v18.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #1904]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v17.16b, v17.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #4512]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #8016]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v7.16b, v8.16b
    ext v7.16b, v7.16b, v7.16b, #4
    eor v7.16b, v7.16b, v21.16b
    ext v21.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #240]
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v21.16b, v21.16b, #12
    eor v22.16b, v22.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v2.16b, v2.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #12
    ldr q10, [sp, #192]
    orn v11.16b, v6.16b, v10.16b
    bsl v11.16b, v28.16b, v1.16b
    eor v1.16b, v3.16b, v11.16b
    ldr q3, [sp, #160]
    ldr q28, [sp, #256]
    orn v11.16b, v3.16b, v28.16b
    ldr q12, [x3, #1328]
    ldr q14, [sp, #224]
    ldr q10, [sp, #368]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #304]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #384]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #5920]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 21 (skinny.dsl:60)
    eor v10.16b, v29.16b, v17.16b
    ldr q12, [x3, #928]
    bit v10.16b, v17.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #288]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #304]
    orn v12.16b, v14.16b, v9.16b
    str q2, [sp, #384]
    ldr q2, [x3, #6064]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #1312]
    eor v2.16b, v2.16b, v12.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q29, [sp, #176]
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #6048]
    eor v3.16b, v15.16b, v3.16b
    eor v29.16b, v29.16b, v3.16b
    eor v11.16b, v9.16b, v22.16b
    ldr q15, [x3, #8032]
    bit v11.16b, v22.16b, v3.16b
    eor v15.16b, v15.16b, v11.16b
    str q2, [sp, #176]
    ldr q2, [x3, #1216]
    orr v17.16b, v17.16b, v22.16b
    eor v2.16b, v2.16b, v28.16b
    eor v2.16b, v2.16b, v13.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [x3, #4464]
    ldr q22, [sp, #400]
    eor v2.16b, v22.16b, v2.16b
    eor v17.16b, v17.16b, v2.16b
    orn v22.16b, v11.16b, v2.16b
    mov v28.16b, v2.16b
    bsl v28.16b, v3.16b, v22.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v22.16b
    orn v22.16b, v10.16b, v19.16b
    ldr q9, [x3, #8064]
    eor v22.16b, v14.16b, v22.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v7.16b, v13.16b
    bit v23.16b, v14.16b, v16.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v7.16b
    str q17, [sp, #288]
    and v17.16b, v0.16b, v1.16b
    bsl v17.16b, v14.16b, v7.16b
    eor v7.16b, v17.16b, v12.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [sp, #352]
    eor v6.16b, v27.16b, v6.16b
    eor v6.16b, v14.16b, v6.16b
    eor v3.16b, v6.16b, v3.16b
    eor v27.16b, v1.16b, v20.16b
    bif v27.16b, v20.16b, v6.16b
    ldr q12, [x3, #32]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #192]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #320]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v2.16b, v20.16b, v2.16b
    bic v26.16b, v27.16b, v20.16b
    eor v16.16b, v16.16b, v26.16b
    and v13.16b, v23.16b, v16.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v22.16b
    bif v26.16b, v6.16b, v20.16b
    eor v1.16b, v1.16b, v26.16b
    eor v26.16b, v1.16b, v28.16b
    eor v19.16b, v16.16b, v19.16b
    eor v14.16b, v25.16b, v18.16b
    bit v14.16b, v18.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #320]
    ldr q12, [sp, #144]
    str q9, [sp, #192]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #1152]
    eor v17.16b, v17.16b, v12.16b
    ldr q12, [sp, #336]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v6.16b, v6.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #4496]
    orr v18.16b, v18.16b, v30.16b
    eor v18.16b, v12.16b, v18.16b
    ldr q30, [sp, #112]
    eor v18.16b, v30.16b, v18.16b
    orn v30.16b, v9.16b, v18.16b
    eor v24.16b, v24.16b, v30.16b
    eor v16.16b, v16.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v18.16b
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [sp, #80]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v4.16b
    ldr q12, [x3, #1056]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v7.16b
    ldr q12, [x3, #8048]
    ldr q14, [sp, #96]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v3.16b
    eor v14.16b, v4.16b, v21.16b
    str q7, [sp, #96]
    ldr q7, [x3, #4480]
    bif v14.16b, v21.16b, v25.16b
    eor v7.16b, v7.16b, v14.16b
    eor v7.16b, v7.16b, v11.16b
    orr v21.16b, v31.16b, v21.16b
    ldr q11, [sp, #416]
    eor v21.16b, v21.16b, v11.16b
    bic v11.16b, v21.16b, v14.16b
    ldr q14, [x3, #6032]
    bif v25.16b, v11.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #1024]
    str q2, [sp, #416]
    ldr q2, [sp, #384]
    bit v8.16b, v31.16b, v2.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q11, [x3, #8080]
    orr v8.16b, v8.16b, v2.16b
    eor v2.16b, v11.16b, v2.16b
    eor v2.16b, v2.16b, v19.16b
    // round 20 (skinny.dsl:60)
    ldr q11, [x3, #8096]
    orn v14.16b, v2.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #944]
    bic v11.16b, v12.16b, v7.16b
    eor v4.16b, v8.16b, v4.16b
    eor v4.16b, v4.16b, v25.16b
    eor v4.16b, v4.16b, v11.16b
    eor v4.16b, v26.16b, v4.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v4.16b
    eor v8.16b, v21.16b, v25.16b
    eor v11.16b, v31.16b, v7.16b
    bsl v21.16b, v11.16b, v7.16b
    orn v7.16b, v16.16b, v23.16b
    ldr q11, [sp, #144]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v7.16b, v0.16b
    and v24.16b, v27.16b, v6.16b
    eor v1.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v30.16b
    eor v1.16b, v24.16b, v1.16b
    eor v5.16b, v17.16b, v6.16b
    bit v6.16b, v5.16b, v0.16b
    and v5.16b, v6.16b, v1.16b
    mov v24.16b, v1.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v17.16b, v24.16b
    eor v5.16b, v18.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v18.16b, v30.16b, v27.16b
    and v27.16b, v18.16b, v5.16b
    eor v27.16b, v16.16b, v27.16b
    bif v25.16b, v20.16b, v4.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v21.16b
    eor v30.16b, v2.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #144]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #80]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #384]
    ext v0.16b, v4.16b, v4.16b, #8
    eor v0.16b, v1.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #112]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v1.16b, v1.16b, v1.16b, #12
    str q25, [sp, #336]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #352]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #880]
    str q27, [sp, #256]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #6096]
    str q0, [sp, #160]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #192]
    ldr q28, [sp, #304]
    orn v24.16b, v24.16b, v28.16b
    eor v22.16b, v24.16b, v22.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #224]
    ldr q30, [sp, #288]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #176]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v22.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v22.16b, v0.16b
    str q28, [sp, #288]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #368]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #240]
    ldr q11, [sp, #320]
    str q28, [sp, #272]
    and v28.16b, v11.16b, v3.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #96]
    eor v28.16b, v28.16b, v3.16b
    bit v3.16b, v28.16b, v13.16b
    and v28.16b, v3.16b, v26.16b
    str q19, [sp, #64]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #128]
    ldr q19, [sp, #416]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #208]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #6160]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #320]
    ldr q11, [x3, #736]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #6144]
    eor v28.16b, v11.16b, v28.16b
    eor v4.16b, v10.16b, v4.16b
    orn v2.16b, v2.16b, v9.16b
    bsl v2.16b, v31.16b, v14.16b
    orn v16.16b, v16.16b, v17.16b
    ldr q17, [x3, #8112]
    bsl v16.16b, v23.16b, v7.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q7, [x3, #6224]
    eor v17.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v8.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #6240]
    eor v23.16b, v28.16b, v27.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #6192]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #624]
    mvn v16.16b, v16.16b
    eor v25.16b, v25.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v16.16b, v2.16b
    ldr q26, [x3, #4416]
    ext v16.16b, v16.16b, v16.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #288]
    eor v27.16b, v6.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v3.16b, v3.16b, v27.16b
    ext v6.16b, v6.16b, v6.16b, #12
    ldr q27, [x3, #656]
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [x3, #6176]
    eor v27.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v20.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v18.16b, v21.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #384]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v22.16b, v30.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #12
    eor v18.16b, v18.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v21.16b, v21.16b, #4
    eor v1.16b, v1.16b, v30.16b
    ext v30.16b, v2.16b, v2.16b, #4
    ldr q31, [sp, #192]
    ldr q8, [sp, #176]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #304]
    bsl v9.16b, v10.16b, v24.16b
    eor v16.16b, v16.16b, v9.16b
    ldr q24, [sp, #64]
    ldr q9, [sp, #96]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #6208]
    ldr q12, [sp, #208]
    ldr q13, [sp, #272]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 19 (skinny.dsl:60)
    ldr q10, [sp, #240]
    orn v11.16b, v10.16b, v21.16b
    ldr q12, [sp, #224]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v2.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v21.16b, v28.16b
    ldr q15, [sp, #160]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #6272]
    str q21, [sp, #224]
    orn v21.16b, v23.16b, v1.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #320]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #256]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v21.16b, v24.16b
    ldr q10, [x3, #8144]
    str q11, [sp, #256]
    orn v11.16b, v19.16b, v3.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #128]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v17.16b, v10.16b
    str q2, [sp, #400]
    eor v2.16b, v1.16b, v3.16b
    bsl v17.16b, v3.16b, v2.16b
    orr v2.16b, v28.16b, v20.16b
    ldr q3, [sp, #336]
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v2.16b, v13.16b
    eor v20.16b, v15.16b, v3.16b
    bit v3.16b, v12.16b, v2.16b
    ldr q28, [x3, #448]
    bic v15.16b, v20.16b, v14.16b
    str q3, [sp, #160]
    ldr q3, [x3, #480]
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v3.16b, v20.16b
    mvn v20.16b, v18.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #336]
    ldr q15, [sp, #352]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #368]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v6.16b, v22.16b
    str q19, [sp, #368]
    ldr q19, [sp, #112]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #288]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v16.16b, v22.16b
    bit v8.16b, v22.16b, v31.16b
    orn v22.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v22.16b
    eor v15.16b, v16.16b, v15.16b
    eor v22.16b, v0.16b, v22.16b
    eor v20.16b, v20.16b, v6.16b
    bsl v0.16b, v20.16b, v6.16b
    orr v6.16b, v0.16b, v22.16b
    eor v6.16b, v5.16b, v6.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v17.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #288]
    eor v8.16b, v22.16b, v11.16b
    str q20, [sp, #112]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #176]
    eor v10.16b, v6.16b, v10.16b
    str q0, [sp, #352]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #192]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #128]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #96]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    str q15, [sp, #320]
    ext v15.16b, v8.16b, v8.16b, #8
    str q6, [sp, #64]
    ldr q6, [x3, #608]
    ext v22.16b, v22.16b, v22.16b, #8
    str q0, [sp, #272]
    ldr q0, [sp, #80]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #8128]
    str q10, [sp, #80]
    orr v10.16b, v26.16b, v29.16b
    eor v6.16b, v6.16b, v10.16b
    ldr q10, [sp, #144]
    eor v6.16b, v10.16b, v6.16b
    orn v10.16b, v7.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #144]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v4.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v6.16b, v29.16b
    eor v4.16b, v4.16b, v26.16b
    bit v26.16b, v0.16b, v6.16b
    str q26, [sp, #208]
    orr v26.16b, v8.16b, v4.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #6304]
    bsl v23.16b, v1.16b, v21.16b
    eor v1.16b, v30.16b, v13.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #464]
    eor v3.16b, v3.16b, v15.16b
    ldr q21, [x3, #496]
    eor v20.16b, v20.16b, v12.16b
    eor v21.16b, v21.16b, v14.16b
    orn v5.16b, v5.16b, v16.16b
    ldr q16, [x3, #384]
    bsl v5.16b, v18.16b, v28.16b
    ldr q18, [x3, #320]
    eor v16.16b, v16.16b, v11.16b
    eor v18.16b, v18.16b, v9.16b
    eor v6.16b, v19.16b, v6.16b
    ldr q19, [x3, #6352]
    eor v4.16b, v22.16b, v4.16b
    eor v19.16b, v19.16b, v23.16b
    eor v22.16b, v5.16b, v23.16b
    ldr q23, [x3, #8160]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #400]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v17.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #6320]
    ldr q31, [sp, #352]
    eor v17.16b, v31.16b, v17.16b
    ldr q9, [sp, #368]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #288]
    ldr q11, [sp, #288]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #8
    ldr q11, [sp, #240]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #528]
    ldr q15, [sp, #224]
    str q19, [sp, #288]
    ldr q19, [sp, #256]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v7.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 18 (skinny.dsl:60)
    ldr q27, [sp, #144]
    orn v9.16b, v27.16b, v17.16b
    ldr q10, [sp, #80]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #192]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v22.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #272]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #192]
    bic v8.16b, v27.16b, v4.16b
    str q17, [sp, #80]
    ldr q17, [sp, #64]
    eor v7.16b, v7.16b, v17.16b
    eor v17.16b, v26.16b, v8.16b
    eor v7.16b, v7.16b, v17.16b
    orn v17.16b, v29.16b, v0.16b
    ldr q26, [sp, #96]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #208]
    eor v17.16b, v26.16b, v17.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v7.16b
    orn v0.16b, v17.16b, v25.16b
    mov v26.16b, v17.16b
    bsl v26.16b, v0.16b, v7.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v6.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v6.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v6.16b
    ldr q29, [x3, #6368]
    eor v27.16b, v4.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #336]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #8176]
    str q9, [sp, #336]
    ldr q9, [sp, #320]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #160]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v3.16b, v21.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v21.16b, v1.16b
    bit v12.16b, v1.16b, v2.16b
    bic v1.16b, v1.16b, v20.16b
    eor v1.16b, v9.16b, v1.16b
    ldr q9, [sp, #128]
    eor v1.16b, v9.16b, v1.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v1.16b
    eor v2.16b, v2.16b, v20.16b
    bif v20.16b, v29.16b, v1.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #128]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #160]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v2.16b, v2.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #320]
    ext v20.16b, v20.16b, v20.16b, #12
    str q22, [sp, #240]
    and v22.16b, v12.16b, v2.16b
    eor v22.16b, v3.16b, v22.16b
    str q22, [sp, #208]
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v27.16b, v22.16b
    str q7, [sp, #96]
    ldr q7, [x3, #4288]
    str q22, [sp, #64]
    ext v22.16b, v22.16b, v22.16b, #12
    eor v7.16b, v7.16b, v15.16b
    str q22, [sp, #256]
    ldr q22, [x3, #6512]
    eor v7.16b, v7.16b, v20.16b
    ldr q20, [x3, #6400]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [sp, #176]
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v28.16b, v30.16b
    bit v22.16b, v30.16b, v18.16b
    str q2, [sp, #176]
    orn v2.16b, v16.16b, v28.16b
    eor v20.16b, v2.16b, v20.16b
    str q7, [sp, #224]
    ldr q7, [x3, #8192]
    orr v30.16b, v30.16b, v23.16b
    eor v7.16b, v7.16b, v30.16b
    ldr q30, [sp, #112]
    eor v7.16b, v30.16b, v7.16b
    ldr q30, [sp, #288]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v7.16b, v23.16b
    eor v18.16b, v18.16b, v30.16b
    bit v30.16b, v20.16b, v7.16b
    str q30, [sp, #112]
    orr v30.16b, v22.16b, v18.16b
    str q30, [sp, #368]
    ext v30.16b, v17.16b, v17.16b, #4
    eor v7.16b, v30.16b, v7.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #8208]
    eor v0.16b, v0.16b, v18.16b
    eor v18.16b, v30.16b, v14.16b
    orn v4.16b, v4.16b, v5.16b
    bsl v4.16b, v31.16b, v8.16b
    orn v3.16b, v3.16b, v19.16b
    ldr q5, [x3, #6496]
    bsl v3.16b, v21.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor v3.16b, v4.16b, v3.16b
    ldr q19, [x3, #6480]
    ext v4.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q21, [x3, #4272]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #8224]
    eor v21.16b, v21.16b, v10.16b
    eor v24.16b, v24.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q30, [x3, #6432]
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #832]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v18.16b, v18.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #4208]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #128]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v6.16b, v8.16b
    ext v6.16b, v6.16b, v6.16b, #4
    eor v6.16b, v6.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #96]
    eor v22.16b, v29.16b, v22.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v22.16b, v22.16b, #12
    eor v21.16b, v21.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v1.16b, v1.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #12
    ldr q10, [sp, #288]
    orn v11.16b, v16.16b, v10.16b
    bsl v11.16b, v28.16b, v2.16b
    eor v2.16b, v4.16b, v11.16b
    ldr q4, [sp, #144]
    ldr q28, [sp, #240]
    orn v11.16b, v4.16b, v28.16b
    ldr q12, [x3, #256]
    ldr q14, [sp, #80]
    ldr q10, [sp, #336]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #192]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #272]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #224]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 17 (skinny.dsl:60)
    eor v10.16b, v29.16b, v18.16b
    ldr q12, [x3, #4048]
    bit v10.16b, v18.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #224]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #192]
    orn v12.16b, v14.16b, v9.16b
    str q1, [sp, #272]
    ldr q1, [x3, #6592]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #4320]
    eor v1.16b, v1.16b, v12.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q29, [sp, #256]
    eor v4.16b, v4.16b, v29.16b
    ldr q29, [x3, #6560]
    eor v4.16b, v15.16b, v4.16b
    eor v29.16b, v29.16b, v4.16b
    eor v11.16b, v9.16b, v21.16b
    ldr q15, [x3, #8240]
    bit v11.16b, v21.16b, v4.16b
    eor v15.16b, v15.16b, v11.16b
    str q1, [sp, #256]
    ldr q1, [x3, #4256]
    orr v18.16b, v18.16b, v21.16b
    eor v1.16b, v1.16b, v28.16b
    eor v1.16b, v1.16b, v13.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #3968]
    ldr q21, [sp, #400]
    eor v1.16b, v21.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    orn v21.16b, v11.16b, v1.16b
    mov v28.16b, v1.16b
    bsl v28.16b, v4.16b, v21.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v21.16b
    orn v21.16b, v10.16b, v19.16b
    ldr q9, [x3, #6608]
    eor v21.16b, v14.16b, v21.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v6.16b, v13.16b
    bit v23.16b, v14.16b, v7.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v6.16b
    str q18, [sp, #224]
    and v18.16b, v0.16b, v2.16b
    bsl v18.16b, v14.16b, v6.16b
    eor v6.16b, v18.16b, v12.16b
    eor v16.16b, v16.16b, v27.16b
    ldr q27, [sp, #368]
    eor v16.16b, v27.16b, v16.16b
    eor v16.16b, v14.16b, v16.16b
    eor v4.16b, v16.16b, v4.16b
    eor v27.16b, v2.16b, v20.16b
    bif v27.16b, v20.16b, v16.16b
    ldr q12, [x3, #1104]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #288]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #112]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v1.16b, v20.16b, v1.16b
    bic v26.16b, v27.16b, v20.16b
    eor v7.16b, v7.16b, v26.16b
    and v13.16b, v23.16b, v7.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v21.16b
    bif v26.16b, v16.16b, v20.16b
    eor v2.16b, v2.16b, v26.16b
    eor v26.16b, v2.16b, v28.16b
    eor v19.16b, v7.16b, v19.16b
    eor v14.16b, v25.16b, v17.16b
    bit v14.16b, v17.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #112]
    ldr q12, [sp, #176]
    str q9, [sp, #288]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #4224]
    eor v18.16b, v18.16b, v12.16b
    ldr q12, [sp, #208]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v16.16b, v16.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #0]
    orr v17.16b, v17.16b, v30.16b
    eor v17.16b, v12.16b, v17.16b
    ldr q30, [sp, #128]
    eor v17.16b, v30.16b, v17.16b
    orn v30.16b, v9.16b, v17.16b
    eor v24.16b, v24.16b, v30.16b
    eor v7.16b, v7.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v17.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [sp, #320]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v3.16b
    ldr q12, [x3, #4176]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v6.16b
    ldr q12, [x3, #6576]
    ldr q14, [sp, #64]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v4.16b
    eor v14.16b, v3.16b, v22.16b
    str q6, [sp, #64]
    ldr q6, [x3, #4080]
    bif v14.16b, v22.16b, v25.16b
    eor v6.16b, v6.16b, v14.16b
    eor v6.16b, v6.16b, v11.16b
    orr v22.16b, v31.16b, v22.16b
    ldr q11, [sp, #160]
    eor v22.16b, v22.16b, v11.16b
    bic v11.16b, v22.16b, v14.16b
    ldr q14, [x3, #6544]
    bif v25.16b, v11.16b, v22.16b
    eor v22.16b, v14.16b, v22.16b
    eor v22.16b, v22.16b, v1.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #4144]
    str q1, [sp, #160]
    ldr q1, [sp, #272]
    bit v8.16b, v31.16b, v1.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q11, [x3, #6624]
    orr v8.16b, v8.16b, v1.16b
    eor v1.16b, v11.16b, v1.16b
    eor v1.16b, v1.16b, v19.16b
    // round 16 (skinny.dsl:60)
    ldr q11, [x3, #6656]
    orn v14.16b, v1.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #4064]
    bic v11.16b, v12.16b, v6.16b
    eor v3.16b, v8.16b, v3.16b
    eor v3.16b, v3.16b, v25.16b
    eor v3.16b, v3.16b, v11.16b
    eor v3.16b, v26.16b, v3.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v3.16b
    eor v8.16b, v22.16b, v25.16b
    eor v11.16b, v31.16b, v6.16b
    bsl v22.16b, v11.16b, v6.16b
    orn v6.16b, v7.16b, v23.16b
    ldr q11, [sp, #176]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v6.16b, v0.16b
    and v24.16b, v27.16b, v16.16b
    eor v2.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v30.16b
    eor v2.16b, v24.16b, v2.16b
    eor v5.16b, v18.16b, v16.16b
    bit v16.16b, v5.16b, v0.16b
    and v5.16b, v16.16b, v2.16b
    mov v24.16b, v2.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v18.16b, v24.16b
    eor v5.16b, v17.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v17.16b, v30.16b, v27.16b
    and v27.16b, v17.16b, v5.16b
    eor v27.16b, v7.16b, v27.16b
    bif v25.16b, v20.16b, v3.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v22.16b
    eor v30.16b, v1.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #176]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #320]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #272]
    ext v0.16b, v3.16b, v3.16b, #8
    eor v0.16b, v2.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #128]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v2.16b, v2.16b, v2.16b, #12
    str q25, [sp, #208]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #368]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #4000]
    str q27, [sp, #240]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v21.16b, v24.16b, v21.16b
    ldr q24, [x3, #6640]
    str q0, [sp, #144]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #288]
    ldr q28, [sp, #192]
    orn v24.16b, v24.16b, v28.16b
    eor v21.16b, v24.16b, v21.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #80]
    ldr q30, [sp, #224]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #256]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v21.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v21.16b, v0.16b
    str q28, [sp, #224]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #336]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #96]
    ldr q11, [sp, #112]
    str q28, [sp, #352]
    and v28.16b, v11.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #64]
    eor v28.16b, v28.16b, v4.16b
    bit v4.16b, v28.16b, v13.16b
    and v28.16b, v4.16b, v26.16b
    str q19, [sp, #304]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #384]
    ldr q19, [sp, #160]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #416]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #6704]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #112]
    ldr q11, [x3, #3872]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #6688]
    eor v28.16b, v11.16b, v28.16b
    eor v3.16b, v10.16b, v3.16b
    orn v1.16b, v1.16b, v9.16b
    bsl v1.16b, v31.16b, v14.16b
    orn v7.16b, v7.16b, v18.16b
    ldr q18, [x3, #8256]
    bsl v7.16b, v23.16b, v6.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q6, [x3, #6768]
    eor v18.16b, v26.16b, v25.16b
    eor v6.16b, v6.16b, v8.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x3, #6784]
    eor v23.16b, v28.16b, v27.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #6736]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #3760]
    mvn v7.16b, v7.16b
    eor v25.16b, v25.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    eor v1.16b, v7.16b, v1.16b
    ldr q26, [x3, #3696]
    ext v7.16b, v7.16b, v7.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #1360]
    eor v27.16b, v16.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v4.16b, v4.16b, v27.16b
    ext v16.16b, v16.16b, v16.16b, #12
    ldr q27, [x3, #3792]
    eor v16.16b, v16.16b, v29.16b
    ldr q29, [x3, #8272]
    eor v27.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v20.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v17.16b, v22.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #272]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v21.16b, v30.16b, v21.16b
    ext v17.16b, v17.16b, v17.16b, #12
    eor v17.16b, v17.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v22.16b, v22.16b, #4
    eor v2.16b, v2.16b, v30.16b
    ext v30.16b, v1.16b, v1.16b, #4
    ldr q31, [sp, #288]
    ldr q8, [sp, #256]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #192]
    bsl v9.16b, v10.16b, v24.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q24, [sp, #304]
    ldr q9, [sp, #64]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #6752]
    ldr q12, [sp, #416]
    ldr q13, [sp, #352]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 15 (skinny.dsl:60)
    ldr q10, [sp, #96]
    orn v11.16b, v10.16b, v22.16b
    ldr q12, [sp, #80]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v1.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v22.16b, v28.16b
    ldr q15, [sp, #144]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #6816]
    str q22, [sp, #80]
    orn v22.16b, v23.16b, v2.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #112]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #240]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v22.16b, v24.16b
    ldr q10, [x3, #8304]
    str q11, [sp, #240]
    orn v11.16b, v19.16b, v4.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #384]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v18.16b, v10.16b
    str q1, [sp, #400]
    eor v1.16b, v2.16b, v4.16b
    bsl v18.16b, v4.16b, v1.16b
    orr v1.16b, v28.16b, v20.16b
    ldr q4, [sp, #208]
    eor v1.16b, v1.16b, v4.16b
    bic v4.16b, v1.16b, v13.16b
    eor v20.16b, v15.16b, v4.16b
    bit v4.16b, v12.16b, v1.16b
    ldr q28, [x3, #3584]
    bic v15.16b, v20.16b, v14.16b
    str q4, [sp, #144]
    ldr q4, [x3, #3616]
    eor v1.16b, v28.16b, v1.16b
    eor v4.16b, v4.16b, v20.16b
    mvn v20.16b, v17.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #208]
    ldr q15, [sp, #368]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #336]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v16.16b, v21.16b
    str q19, [sp, #336]
    ldr q19, [sp, #128]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #224]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v7.16b, v21.16b
    bit v8.16b, v21.16b, v31.16b
    orn v21.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v21.16b
    eor v15.16b, v7.16b, v15.16b
    eor v21.16b, v0.16b, v21.16b
    eor v20.16b, v20.16b, v16.16b
    bsl v0.16b, v20.16b, v16.16b
    orr v16.16b, v0.16b, v21.16b
    eor v16.16b, v5.16b, v16.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v18.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #224]
    eor v8.16b, v21.16b, v11.16b
    str q20, [sp, #128]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #256]
    eor v10.16b, v16.16b, v10.16b
    str q0, [sp, #368]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #288]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #384]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #64]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    str q15, [sp, #112]
    ext v15.16b, v8.16b, v8.16b, #8
    str q16, [sp, #304]
    ldr q16, [x3, #3744]
    ext v21.16b, v21.16b, v21.16b, #8
    str q0, [sp, #352]
    ldr q0, [sp, #320]
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #8288]
    str q10, [sp, #320]
    orr v10.16b, v26.16b, v29.16b
    eor v16.16b, v16.16b, v10.16b
    ldr q10, [sp, #176]
    eor v16.16b, v10.16b, v16.16b
    orn v10.16b, v6.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #176]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v3.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v16.16b, v29.16b
    eor v3.16b, v3.16b, v26.16b
    bit v26.16b, v0.16b, v16.16b
    str q26, [sp, #416]
    orr v26.16b, v8.16b, v3.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #6848]
    bsl v23.16b, v2.16b, v22.16b
    eor v2.16b, v30.16b, v13.16b
    eor v1.16b, v1.16b, v20.16b
    ldr q20, [x3, #3600]
    eor v4.16b, v4.16b, v15.16b
    ldr q22, [x3, #3632]
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    orn v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #3520]
    bsl v5.16b, v17.16b, v28.16b
    ldr q17, [x3, #3456]
    eor v7.16b, v7.16b, v11.16b
    eor v17.16b, v17.16b, v9.16b
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #6896]
    eor v3.16b, v21.16b, v3.16b
    eor v19.16b, v19.16b, v23.16b
    eor v21.16b, v5.16b, v23.16b
    ldr q23, [x3, #8320]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #6912]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v18.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #6864]
    ldr q31, [sp, #368]
    eor v18.16b, v31.16b, v18.16b
    ldr q9, [sp, #336]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #1360]
    ldr q11, [sp, #224]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v21.16b, v21.16b, #8
    ldr q11, [sp, #96]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #3664]
    ldr q15, [sp, #80]
    str q19, [sp, #224]
    ldr q19, [sp, #240]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v6.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 14 (skinny.dsl:60)
    ldr q27, [sp, #176]
    orn v9.16b, v27.16b, v18.16b
    ldr q10, [sp, #320]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #288]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v21.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #352]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #288]
    bic v8.16b, v27.16b, v3.16b
    str q18, [sp, #320]
    ldr q18, [sp, #304]
    eor v6.16b, v6.16b, v18.16b
    eor v18.16b, v26.16b, v8.16b
    eor v6.16b, v6.16b, v18.16b
    orn v18.16b, v29.16b, v0.16b
    ldr q26, [sp, #64]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #416]
    eor v18.16b, v26.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v6.16b
    orn v0.16b, v18.16b, v25.16b
    mov v26.16b, v18.16b
    bsl v26.16b, v0.16b, v6.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v16.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v16.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v16.16b
    ldr q29, [x3, #6928]
    eor v27.16b, v3.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #208]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #8336]
    str q9, [sp, #208]
    ldr q9, [sp, #112]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #144]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v4.16b, v22.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v22.16b, v2.16b
    bit v12.16b, v2.16b, v1.16b
    bic v2.16b, v2.16b, v20.16b
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [sp, #384]
    eor v2.16b, v9.16b, v2.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v2.16b
    eor v1.16b, v1.16b, v20.16b
    bif v20.16b, v29.16b, v2.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #384]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #144]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v1.16b, v1.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #112]
    ext v20.16b, v20.16b, v20.16b, #12
    str q21, [sp, #96]
    and v21.16b, v12.16b, v1.16b
    eor v21.16b, v4.16b, v21.16b
    str q21, [sp, #416]
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v27.16b, v21.16b
    str q6, [sp, #64]
    ldr q6, [x3, #3360]
    str q21, [sp, #304]
    ext v21.16b, v21.16b, v21.16b, #12
    eor v6.16b, v6.16b, v15.16b
    str q21, [sp, #240]
    ldr q21, [x3, #7072]
    eor v6.16b, v6.16b, v20.16b
    ldr q20, [x3, #6960]
    eor v1.16b, v21.16b, v1.16b
    ldr q21, [sp, #256]
    eor v20.16b, v20.16b, v21.16b
    eor v21.16b, v28.16b, v30.16b
    bit v21.16b, v30.16b, v17.16b
    str q1, [sp, #256]
    orn v1.16b, v7.16b, v28.16b
    eor v20.16b, v1.16b, v20.16b
    str q6, [sp, #80]
    ldr q6, [x3, #8352]
    orr v30.16b, v30.16b, v23.16b
    eor v6.16b, v6.16b, v30.16b
    ldr q30, [sp, #128]
    eor v6.16b, v30.16b, v6.16b
    ldr q30, [sp, #224]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v6.16b, v23.16b
    eor v17.16b, v17.16b, v30.16b
    bit v30.16b, v20.16b, v6.16b
    str q30, [sp, #128]
    orr v30.16b, v21.16b, v17.16b
    str q30, [sp, #336]
    ext v30.16b, v18.16b, v18.16b, #4
    eor v6.16b, v30.16b, v6.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #8384]
    eor v0.16b, v0.16b, v17.16b
    eor v17.16b, v30.16b, v14.16b
    orn v3.16b, v3.16b, v5.16b
    bsl v3.16b, v31.16b, v8.16b
    orn v4.16b, v4.16b, v19.16b
    ldr q5, [x3, #7056]
    bsl v4.16b, v22.16b, v11.16b
    eor v5.16b, v5.16b, v4.16b
    ext v4.16b, v4.16b, v4.16b, #8
    eor v4.16b, v3.16b, v4.16b
    ldr q19, [x3, #7040]
    ext v3.16b, v3.16b, v3.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q22, [x3, #3344]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #8400]
    eor v22.16b, v22.16b, v10.16b
    eor v24.16b, v24.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q30, [x3, #8368]
    eor v2.16b, v18.16b, v2.16b
    eor v18.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #1904]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v17.16b, v17.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #3216]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #7088]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v16.16b, v8.16b
    ext v16.16b, v16.16b, v16.16b, #4
    eor v16.16b, v16.16b, v21.16b
    ext v21.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #64]
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v21.16b, v21.16b, #12
    eor v22.16b, v22.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v2.16b, v2.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #12
    ldr q10, [sp, #224]
    orn v11.16b, v7.16b, v10.16b
    bsl v11.16b, v28.16b, v1.16b
    eor v1.16b, v3.16b, v11.16b
    ldr q3, [sp, #176]
    ldr q28, [sp, #96]
    orn v11.16b, v3.16b, v28.16b
    ldr q12, [x3, #3408]
    ldr q14, [sp, #320]
    ldr q10, [sp, #208]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #288]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #352]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #7104]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 13 (skinny.dsl:60)
    eor v10.16b, v29.16b, v17.16b
    ldr q12, [x3, #3024]
    bit v10.16b, v17.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #80]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #288]
    orn v12.16b, v14.16b, v9.16b
    str q2, [sp, #352]
    ldr q2, [x3, #7184]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #3392]
    eor v2.16b, v2.16b, v12.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q29, [sp, #240]
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #7152]
    eor v3.16b, v15.16b, v3.16b
    eor v29.16b, v29.16b, v3.16b
    eor v11.16b, v9.16b, v22.16b
    ldr q15, [x3, #8416]
    bit v11.16b, v22.16b, v3.16b
    eor v15.16b, v15.16b, v11.16b
    str q2, [sp, #240]
    ldr q2, [x3, #3296]
    orr v17.16b, v17.16b, v22.16b
    eor v2.16b, v2.16b, v28.16b
    eor v2.16b, v2.16b, v13.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [x3, #2944]
    ldr q22, [sp, #400]
    eor v2.16b, v22.16b, v2.16b
    eor v17.16b, v17.16b, v2.16b
    orn v22.16b, v11.16b, v2.16b
    mov v28.16b, v2.16b
    bsl v28.16b, v3.16b, v22.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v22.16b
    orn v22.16b, v10.16b, v19.16b
    ldr q9, [x3, #7200]
    eor v22.16b, v14.16b, v22.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v16.16b, v13.16b
    bit v23.16b, v14.16b, v6.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v16.16b
    str q17, [sp, #80]
    and v17.16b, v0.16b, v1.16b
    bsl v17.16b, v14.16b, v16.16b
    eor v16.16b, v17.16b, v12.16b
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [sp, #336]
    eor v7.16b, v27.16b, v7.16b
    eor v7.16b, v14.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    eor v27.16b, v1.16b, v20.16b
    bif v27.16b, v20.16b, v7.16b
    ldr q12, [x3, #32]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #224]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #128]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v2.16b, v20.16b, v2.16b
    bic v26.16b, v27.16b, v20.16b
    eor v6.16b, v6.16b, v26.16b
    and v13.16b, v23.16b, v6.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v22.16b
    bif v26.16b, v7.16b, v20.16b
    eor v1.16b, v1.16b, v26.16b
    eor v26.16b, v1.16b, v28.16b
    eor v19.16b, v6.16b, v19.16b
    eor v14.16b, v25.16b, v18.16b
    bit v14.16b, v18.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #128]
    ldr q12, [sp, #256]
    str q9, [sp, #224]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #3232]
    eor v17.16b, v17.16b, v12.16b
    ldr q12, [sp, #416]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v7.16b, v7.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #3168]
    orr v18.16b, v18.16b, v30.16b
    eor v18.16b, v12.16b, v18.16b
    ldr q30, [sp, #384]
    eor v18.16b, v30.16b, v18.16b
    orn v30.16b, v9.16b, v18.16b
    eor v24.16b, v24.16b, v30.16b
    eor v6.16b, v6.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v18.16b
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [sp, #112]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v4.16b
    ldr q12, [x3, #3152]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v16.16b
    ldr q12, [x3, #7168]
    ldr q14, [sp, #304]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v3.16b
    eor v14.16b, v4.16b, v21.16b
    str q16, [sp, #304]
    ldr q16, [x3, #3056]
    bif v14.16b, v21.16b, v25.16b
    eor v16.16b, v16.16b, v14.16b
    eor v16.16b, v16.16b, v11.16b
    orr v21.16b, v31.16b, v21.16b
    ldr q11, [sp, #144]
    eor v21.16b, v21.16b, v11.16b
    bic v11.16b, v21.16b, v14.16b
    ldr q14, [x3, #7136]
    bif v25.16b, v11.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #3120]
    str q2, [sp, #144]
    ldr q2, [sp, #352]
    bit v8.16b, v31.16b, v2.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q11, [x3, #7216]
    orr v8.16b, v8.16b, v2.16b
    eor v2.16b, v11.16b, v2.16b
    eor v2.16b, v2.16b, v19.16b
    // round 12 (skinny.dsl:60)
    ldr q11, [x3, #7248]
    orn v14.16b, v2.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #3040]
    bic v11.16b, v12.16b, v16.16b
    eor v4.16b, v8.16b, v4.16b
    eor v4.16b, v4.16b, v25.16b
    eor v4.16b, v4.16b, v11.16b
    eor v4.16b, v26.16b, v4.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v4.16b
    eor v8.16b, v21.16b, v25.16b
    eor v11.16b, v31.16b, v16.16b
    bsl v21.16b, v11.16b, v16.16b
    orn v16.16b, v6.16b, v23.16b
    ldr q11, [sp, #256]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v16.16b, v0.16b
    and v24.16b, v27.16b, v7.16b
    eor v1.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v30.16b
    eor v1.16b, v24.16b, v1.16b
    eor v5.16b, v17.16b, v7.16b
    bit v7.16b, v5.16b, v0.16b
    and v5.16b, v7.16b, v1.16b
    mov v24.16b, v1.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v17.16b, v24.16b
    eor v5.16b, v18.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v18.16b, v30.16b, v27.16b
    and v27.16b, v18.16b, v5.16b
    eor v27.16b, v6.16b, v27.16b
    bif v25.16b, v20.16b, v4.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v21.16b
    eor v30.16b, v2.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #256]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #112]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #352]
    ext v0.16b, v4.16b, v4.16b, #8
    eor v0.16b, v1.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #384]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v1.16b, v1.16b, v1.16b, #12
    str q25, [sp, #416]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #336]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #2976]
    str q27, [sp, #96]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #8432]
    str q0, [sp, #176]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #224]
    ldr q28, [sp, #288]
    orn v24.16b, v24.16b, v28.16b
    eor v22.16b, v24.16b, v22.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #320]
    ldr q30, [sp, #80]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #240]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v22.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v22.16b, v0.16b
    str q28, [sp, #80]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #208]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #64]
    ldr q11, [sp, #128]
    str q28, [sp, #368]
    and v28.16b, v11.16b, v3.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #304]
    eor v28.16b, v28.16b, v3.16b
    bit v3.16b, v28.16b, v13.16b
    and v28.16b, v3.16b, v26.16b
    str q19, [sp, #192]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #272]
    ldr q19, [sp, #144]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #160]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #7296]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #128]
    ldr q11, [x3, #2848]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #7280]
    eor v28.16b, v11.16b, v28.16b
    eor v4.16b, v10.16b, v4.16b
    orn v2.16b, v2.16b, v9.16b
    bsl v2.16b, v31.16b, v14.16b
    orn v6.16b, v6.16b, v17.16b
    ldr q17, [x3, #7264]
    bsl v6.16b, v23.16b, v16.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q16, [x3, #7360]
    eor v17.16b, v26.16b, v25.16b
    eor v16.16b, v16.16b, v8.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #7376]
    eor v23.16b, v28.16b, v27.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #7328]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #2736]
    mvn v6.16b, v6.16b
    eor v25.16b, v25.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v6.16b, v2.16b
    ldr q26, [x3, #2672]
    ext v6.16b, v6.16b, v6.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #288]
    eor v27.16b, v7.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v3.16b, v3.16b, v27.16b
    ext v7.16b, v7.16b, v7.16b, #12
    ldr q27, [x3, #2768]
    eor v7.16b, v7.16b, v29.16b
    ldr q29, [x3, #8448]
    eor v27.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v20.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v18.16b, v21.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #352]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v22.16b, v30.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #12
    eor v18.16b, v18.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v21.16b, v21.16b, #4
    eor v1.16b, v1.16b, v30.16b
    ext v30.16b, v2.16b, v2.16b, #4
    ldr q31, [sp, #224]
    ldr q8, [sp, #240]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #288]
    bsl v9.16b, v10.16b, v24.16b
    eor v6.16b, v6.16b, v9.16b
    ldr q24, [sp, #192]
    ldr q9, [sp, #304]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #7344]
    ldr q12, [sp, #160]
    ldr q13, [sp, #368]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 11 (skinny.dsl:60)
    ldr q10, [sp, #64]
    orn v11.16b, v10.16b, v21.16b
    ldr q12, [sp, #320]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v2.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v21.16b, v28.16b
    ldr q15, [sp, #176]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #7408]
    str q21, [sp, #320]
    orn v21.16b, v23.16b, v1.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #128]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #96]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v21.16b, v24.16b
    ldr q10, [x3, #8480]
    str q11, [sp, #96]
    orn v11.16b, v19.16b, v3.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #272]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v17.16b, v10.16b
    str q2, [sp, #400]
    eor v2.16b, v1.16b, v3.16b
    bsl v17.16b, v3.16b, v2.16b
    orr v2.16b, v28.16b, v20.16b
    ldr q3, [sp, #416]
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v2.16b, v13.16b
    eor v20.16b, v15.16b, v3.16b
    bit v3.16b, v12.16b, v2.16b
    ldr q28, [x3, #2560]
    bic v15.16b, v20.16b, v14.16b
    str q3, [sp, #176]
    ldr q3, [x3, #2592]
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v3.16b, v20.16b
    mvn v20.16b, v18.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #416]
    ldr q15, [sp, #336]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #208]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v7.16b, v22.16b
    str q19, [sp, #208]
    ldr q19, [sp, #384]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #80]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v6.16b, v22.16b
    bit v8.16b, v22.16b, v31.16b
    orn v22.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v22.16b
    eor v15.16b, v6.16b, v15.16b
    eor v22.16b, v0.16b, v22.16b
    eor v20.16b, v20.16b, v7.16b
    bsl v0.16b, v20.16b, v7.16b
    orr v7.16b, v0.16b, v22.16b
    eor v7.16b, v5.16b, v7.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v17.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #80]
    eor v8.16b, v22.16b, v11.16b
    str q20, [sp, #384]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #240]
    eor v10.16b, v7.16b, v10.16b
    str q0, [sp, #336]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #224]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #272]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #304]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    str q15, [sp, #128]
    ext v15.16b, v8.16b, v8.16b, #8
    str q7, [sp, #192]
    ldr q7, [x3, #2720]
    ext v22.16b, v22.16b, v22.16b, #8
    str q0, [sp, #368]
    ldr q0, [sp, #112]
    eor v0.16b, v7.16b, v0.16b
    ldr q7, [x3, #8464]
    str q10, [sp, #112]
    orr v10.16b, v26.16b, v29.16b
    eor v7.16b, v7.16b, v10.16b
    ldr q10, [sp, #256]
    eor v7.16b, v10.16b, v7.16b
    orn v10.16b, v16.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #256]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v4.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v7.16b, v29.16b
    eor v4.16b, v4.16b, v26.16b
    bit v26.16b, v0.16b, v7.16b
    str q26, [sp, #160]
    orr v26.16b, v8.16b, v4.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #8496]
    bsl v23.16b, v1.16b, v21.16b
    eor v1.16b, v30.16b, v13.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #2576]
    eor v3.16b, v3.16b, v15.16b
    ldr q21, [x3, #2608]
    eor v20.16b, v20.16b, v12.16b
    eor v21.16b, v21.16b, v14.16b
    orn v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #2496]
    bsl v5.16b, v18.16b, v28.16b
    ldr q18, [x3, #2432]
    eor v6.16b, v6.16b, v11.16b
    eor v18.16b, v18.16b, v9.16b
    eor v7.16b, v19.16b, v7.16b
    ldr q19, [x3, #7488]
    eor v4.16b, v22.16b, v4.16b
    eor v19.16b, v19.16b, v23.16b
    eor v22.16b, v5.16b, v23.16b
    ldr q23, [x3, #8512]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #7504]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v17.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #7456]
    ldr q31, [sp, #336]
    eor v17.16b, v31.16b, v17.16b
    ldr q9, [sp, #208]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #288]
    ldr q11, [sp, #80]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #8
    ldr q11, [sp, #64]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #2640]
    ldr q15, [sp, #320]
    str q19, [sp, #80]
    ldr q19, [sp, #96]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v16.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 10 (skinny.dsl:60)
    ldr q27, [sp, #256]
    orn v9.16b, v27.16b, v17.16b
    ldr q10, [sp, #112]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #224]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v22.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #368]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #224]
    bic v8.16b, v27.16b, v4.16b
    str q17, [sp, #112]
    ldr q17, [sp, #192]
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v26.16b, v8.16b
    eor v16.16b, v16.16b, v17.16b
    orn v17.16b, v29.16b, v0.16b
    ldr q26, [sp, #304]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #160]
    eor v17.16b, v26.16b, v17.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v16.16b
    orn v0.16b, v17.16b, v25.16b
    mov v26.16b, v17.16b
    bsl v26.16b, v0.16b, v16.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v7.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v7.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v7.16b
    ldr q29, [x3, #7520]
    eor v27.16b, v4.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #416]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #7536]
    str q9, [sp, #416]
    ldr q9, [sp, #128]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #176]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v3.16b, v21.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v21.16b, v1.16b
    bit v12.16b, v1.16b, v2.16b
    bic v1.16b, v1.16b, v20.16b
    eor v1.16b, v9.16b, v1.16b
    ldr q9, [sp, #272]
    eor v1.16b, v9.16b, v1.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v1.16b
    eor v2.16b, v2.16b, v20.16b
    bif v20.16b, v29.16b, v1.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #272]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #176]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v2.16b, v2.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #128]
    ext v20.16b, v20.16b, v20.16b, #12
    str q22, [sp, #64]
    and v22.16b, v12.16b, v2.16b
    eor v22.16b, v3.16b, v22.16b
    str q22, [sp, #160]
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v27.16b, v22.16b
    str q16, [sp, #304]
    ldr q16, [x3, #2336]
    str q22, [sp, #192]
    ext v22.16b, v22.16b, v22.16b, #12
    eor v16.16b, v16.16b, v15.16b
    str q22, [sp, #96]
    ldr q22, [x3, #7664]
    eor v16.16b, v16.16b, v20.16b
    ldr q20, [x3, #7552]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [sp, #240]
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v28.16b, v30.16b
    bit v22.16b, v30.16b, v18.16b
    str q2, [sp, #240]
    orn v2.16b, v6.16b, v28.16b
    eor v20.16b, v2.16b, v20.16b
    str q16, [sp, #320]
    ldr q16, [x3, #8528]
    orr v30.16b, v30.16b, v23.16b
    eor v16.16b, v16.16b, v30.16b
    ldr q30, [sp, #384]
    eor v16.16b, v30.16b, v16.16b
    ldr q30, [sp, #80]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v16.16b, v23.16b
    eor v18.16b, v18.16b, v30.16b
    bit v30.16b, v20.16b, v16.16b
    str q30, [sp, #384]
    orr v30.16b, v22.16b, v18.16b
    str q30, [sp, #208]
    ext v30.16b, v17.16b, v17.16b, #4
    eor v16.16b, v30.16b, v16.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #7600]
    eor v0.16b, v0.16b, v18.16b
    eor v18.16b, v30.16b, v14.16b
    orn v4.16b, v4.16b, v5.16b
    bsl v4.16b, v31.16b, v8.16b
    orn v3.16b, v3.16b, v19.16b
    ldr q5, [x3, #7648]
    bsl v3.16b, v21.16b, v11.16b
    eor v5.16b, v5.16b, v3.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor v3.16b, v4.16b, v3.16b
    ldr q19, [x3, #7632]
    ext v4.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q21, [x3, #2320]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #8560]
    eor v21.16b, v21.16b, v10.16b
    eor v24.16b, v24.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ldr q30, [x3, #8544]
    eor v1.16b, v17.16b, v1.16b
    eor v17.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #832]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v18.16b, v18.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #2192]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #7680]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v7.16b, v8.16b
    ext v7.16b, v7.16b, v7.16b, #4
    eor v7.16b, v7.16b, v22.16b
    ext v22.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #304]
    eor v22.16b, v29.16b, v22.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v22.16b, v22.16b, #12
    eor v21.16b, v21.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v1.16b, v1.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #12
    ldr q10, [sp, #80]
    orn v11.16b, v6.16b, v10.16b
    bsl v11.16b, v28.16b, v2.16b
    eor v2.16b, v4.16b, v11.16b
    ldr q4, [sp, #256]
    ldr q28, [sp, #64]
    orn v11.16b, v4.16b, v28.16b
    ldr q12, [x3, #2384]
    ldr q14, [sp, #112]
    ldr q10, [sp, #416]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #224]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #368]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #7696]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 9 (skinny.dsl:60)
    eor v10.16b, v29.16b, v18.16b
    ldr q12, [x3, #2000]
    bit v10.16b, v18.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #320]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #224]
    orn v12.16b, v14.16b, v9.16b
    str q1, [sp, #368]
    ldr q1, [x3, #5424]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #2368]
    eor v1.16b, v1.16b, v12.16b
    eor v4.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q29, [sp, #96]
    eor v4.16b, v4.16b, v29.16b
    ldr q29, [x3, #5408]
    eor v4.16b, v15.16b, v4.16b
    eor v29.16b, v29.16b, v4.16b
    eor v11.16b, v9.16b, v21.16b
    ldr q15, [x3, #8576]
    bit v11.16b, v21.16b, v4.16b
    eor v15.16b, v15.16b, v11.16b
    str q1, [sp, #96]
    ldr q1, [x3, #2272]
    orr v18.16b, v18.16b, v21.16b
    eor v1.16b, v1.16b, v28.16b
    eor v1.16b, v1.16b, v13.16b
    eor v1.16b, v1.16b, v18.16b
    ldr q18, [x3, #1920]
    ldr q21, [sp, #400]
    eor v1.16b, v21.16b, v1.16b
    eor v18.16b, v18.16b, v1.16b
    orn v21.16b, v11.16b, v1.16b
    mov v28.16b, v1.16b
    bsl v28.16b, v4.16b, v21.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v21.16b
    orn v21.16b, v10.16b, v19.16b
    ldr q9, [x3, #5440]
    eor v21.16b, v14.16b, v21.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v7.16b, v13.16b
    bit v23.16b, v14.16b, v16.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v7.16b
    str q18, [sp, #320]
    and v18.16b, v0.16b, v2.16b
    bsl v18.16b, v14.16b, v7.16b
    eor v7.16b, v18.16b, v12.16b
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [sp, #208]
    eor v6.16b, v27.16b, v6.16b
    eor v6.16b, v14.16b, v6.16b
    eor v4.16b, v6.16b, v4.16b
    eor v27.16b, v2.16b, v20.16b
    bif v27.16b, v20.16b, v6.16b
    ldr q12, [x3, #1104]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #80]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #384]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v1.16b, v20.16b, v1.16b
    bic v26.16b, v27.16b, v20.16b
    eor v16.16b, v16.16b, v26.16b
    and v13.16b, v23.16b, v16.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v21.16b
    bif v26.16b, v6.16b, v20.16b
    eor v2.16b, v2.16b, v26.16b
    eor v26.16b, v2.16b, v28.16b
    eor v19.16b, v16.16b, v19.16b
    eor v14.16b, v25.16b, v17.16b
    bit v14.16b, v17.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #384]
    ldr q12, [sp, #240]
    str q9, [sp, #80]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #2208]
    eor v18.16b, v18.16b, v12.16b
    ldr q12, [sp, #160]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v6.16b, v6.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #2144]
    orr v17.16b, v17.16b, v30.16b
    eor v17.16b, v12.16b, v17.16b
    ldr q30, [sp, #272]
    eor v17.16b, v30.16b, v17.16b
    orn v30.16b, v9.16b, v17.16b
    eor v24.16b, v24.16b, v30.16b
    eor v16.16b, v16.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v17.16b
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [sp, #128]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v3.16b
    ldr q12, [x3, #2128]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v7.16b
    ldr q12, [x3, #5488]
    ldr q14, [sp, #192]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v4.16b
    eor v14.16b, v3.16b, v22.16b
    str q7, [sp, #192]
    ldr q7, [x3, #2032]
    bif v14.16b, v22.16b, v25.16b
    eor v7.16b, v7.16b, v14.16b
    eor v7.16b, v7.16b, v11.16b
    orr v22.16b, v31.16b, v22.16b
    ldr q11, [sp, #176]
    eor v22.16b, v22.16b, v11.16b
    bic v11.16b, v22.16b, v14.16b
    ldr q14, [x3, #7728]
    bif v25.16b, v11.16b, v22.16b
    eor v22.16b, v14.16b, v22.16b
    eor v22.16b, v22.16b, v1.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #2096]
    str q1, [sp, #176]
    ldr q1, [sp, #368]
    bit v8.16b, v31.16b, v1.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q11, [x3, #5552]
    orr v8.16b, v8.16b, v1.16b
    eor v1.16b, v11.16b, v1.16b
    eor v1.16b, v1.16b, v19.16b
    // round 8 (skinny.dsl:60)
    ldr q11, [x3, #5504]
    orn v14.16b, v1.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #2016]
    bic v11.16b, v12.16b, v7.16b
    eor v3.16b, v8.16b, v3.16b
    eor v3.16b, v3.16b, v25.16b
    eor v3.16b, v3.16b, v11.16b
    eor v3.16b, v26.16b, v3.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v3.16b
    eor v8.16b, v22.16b, v25.16b
    eor v11.16b, v31.16b, v7.16b
    bsl v22.16b, v11.16b, v7.16b
    orn v7.16b, v16.16b, v23.16b
    ldr q11, [sp, #240]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v7.16b, v0.16b
    and v24.16b, v27.16b, v6.16b
    eor v2.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v30.16b
    eor v2.16b, v24.16b, v2.16b
    eor v5.16b, v18.16b, v6.16b
    bit v6.16b, v5.16b, v0.16b
    and v5.16b, v6.16b, v2.16b
    mov v24.16b, v2.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v18.16b, v24.16b
    eor v5.16b, v17.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v17.16b, v30.16b, v27.16b
    and v27.16b, v17.16b, v5.16b
    eor v27.16b, v16.16b, v27.16b
    bif v25.16b, v20.16b, v3.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v22.16b
    eor v30.16b, v1.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #240]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #128]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #368]
    ext v0.16b, v3.16b, v3.16b, #8
    eor v0.16b, v2.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #272]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v2.16b, v2.16b, v2.16b, #12
    str q25, [sp, #160]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #208]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #1952]
    str q27, [sp, #64]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v21.16b, v24.16b, v21.16b
    ldr q24, [x3, #8592]
    str q0, [sp, #256]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #80]
    ldr q28, [sp, #224]
    orn v24.16b, v24.16b, v28.16b
    eor v21.16b, v24.16b, v21.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #112]
    ldr q30, [sp, #320]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #96]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v21.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v21.16b, v0.16b
    str q28, [sp, #320]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #416]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #304]
    ldr q11, [sp, #384]
    str q28, [sp, #336]
    and v28.16b, v11.16b, v4.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #192]
    eor v28.16b, v28.16b, v4.16b
    bit v4.16b, v28.16b, v13.16b
    and v28.16b, v4.16b, v26.16b
    str q19, [sp, #288]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #352]
    ldr q19, [sp, #176]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #144]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #5648]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #384]
    ldr q11, [x3, #1808]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #5632]
    eor v28.16b, v11.16b, v28.16b
    eor v3.16b, v10.16b, v3.16b
    orn v1.16b, v1.16b, v9.16b
    bsl v1.16b, v31.16b, v14.16b
    orn v16.16b, v16.16b, v18.16b
    ldr q18, [x3, #5616]
    bsl v16.16b, v23.16b, v7.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q7, [x3, #5680]
    eor v18.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v8.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x3, #7808]
    eor v23.16b, v28.16b, v27.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #5360]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #1696]
    mvn v16.16b, v16.16b
    eor v25.16b, v25.16b, v1.16b
    ext v1.16b, v1.16b, v1.16b, #8
    eor v1.16b, v16.16b, v1.16b
    ldr q26, [x3, #1632]
    ext v16.16b, v16.16b, v16.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #1360]
    eor v27.16b, v6.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v4.16b, v4.16b, v27.16b
    ext v6.16b, v6.16b, v6.16b, #12
    ldr q27, [x3, #1728]
    eor v6.16b, v6.16b, v29.16b
    ldr q29, [x3, #7792]
    eor v27.16b, v27.16b, v22.16b
    eor v29.16b, v29.16b, v20.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v17.16b, v22.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #368]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v21.16b, v30.16b, v21.16b
    ext v17.16b, v17.16b, v17.16b, #12
    eor v17.16b, v17.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v22.16b, v22.16b, #4
    eor v2.16b, v2.16b, v30.16b
    ext v30.16b, v1.16b, v1.16b, #4
    ldr q31, [sp, #80]
    ldr q8, [sp, #96]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #224]
    bsl v9.16b, v10.16b, v24.16b
    eor v16.16b, v16.16b, v9.16b
    ldr q24, [sp, #288]
    ldr q9, [sp, #192]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #5664]
    ldr q12, [sp, #144]
    ldr q13, [sp, #336]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 7 (skinny.dsl:60)
    ldr q10, [sp, #304]
    orn v11.16b, v10.16b, v22.16b
    ldr q12, [sp, #112]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v1.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v22.16b, v28.16b
    ldr q15, [sp, #256]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #7840]
    str q22, [sp, #112]
    orn v22.16b, v23.16b, v2.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #384]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #64]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v22.16b, v24.16b
    ldr q10, [x3, #7856]
    str q11, [sp, #64]
    orn v11.16b, v19.16b, v4.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #352]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v18.16b, v10.16b
    str q1, [sp, #400]
    eor v1.16b, v2.16b, v4.16b
    bsl v18.16b, v4.16b, v1.16b
    orr v1.16b, v28.16b, v20.16b
    ldr q4, [sp, #160]
    eor v1.16b, v1.16b, v4.16b
    bic v4.16b, v1.16b, v13.16b
    eor v20.16b, v15.16b, v4.16b
    bit v4.16b, v12.16b, v1.16b
    ldr q28, [x3, #1520]
    bic v15.16b, v20.16b, v14.16b
    str q4, [sp, #256]
    ldr q4, [x3, #1552]
    eor v1.16b, v28.16b, v1.16b
    eor v4.16b, v4.16b, v20.16b
    mvn v20.16b, v17.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #160]
    ldr q15, [sp, #208]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #416]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v6.16b, v21.16b
    str q19, [sp, #416]
    ldr q19, [sp, #272]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #320]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v16.16b, v21.16b
    bit v8.16b, v21.16b, v31.16b
    orn v21.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v21.16b
    eor v15.16b, v16.16b, v15.16b
    eor v21.16b, v0.16b, v21.16b
    eor v20.16b, v20.16b, v6.16b
    bsl v0.16b, v20.16b, v6.16b
    orr v6.16b, v0.16b, v21.16b
    eor v6.16b, v5.16b, v6.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v18.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #320]
    eor v8.16b, v21.16b, v11.16b
    str q20, [sp, #272]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #96]
    eor v10.16b, v6.16b, v10.16b
    str q0, [sp, #208]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #80]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #352]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #192]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    str q15, [sp, #384]
    ext v15.16b, v8.16b, v8.16b, #8
    str q6, [sp, #288]
    ldr q6, [x3, #1680]
    ext v21.16b, v21.16b, v21.16b, #8
    str q0, [sp, #336]
    ldr q0, [sp, #128]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #5296]
    str q10, [sp, #128]
    orr v10.16b, v26.16b, v29.16b
    eor v6.16b, v6.16b, v10.16b
    ldr q10, [sp, #240]
    eor v6.16b, v10.16b, v6.16b
    orn v10.16b, v7.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #240]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v3.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v6.16b, v29.16b
    eor v3.16b, v3.16b, v26.16b
    bit v26.16b, v0.16b, v6.16b
    str q26, [sp, #144]
    orr v26.16b, v8.16b, v3.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #5712]
    bsl v23.16b, v2.16b, v22.16b
    eor v2.16b, v30.16b, v13.16b
    eor v1.16b, v1.16b, v20.16b
    ldr q20, [x3, #1536]
    eor v4.16b, v4.16b, v15.16b
    ldr q22, [x3, #1568]
    eor v20.16b, v20.16b, v12.16b
    eor v22.16b, v22.16b, v14.16b
    orn v5.16b, v5.16b, v16.16b
    ldr q16, [x3, #1456]
    bsl v5.16b, v17.16b, v28.16b
    ldr q17, [x3, #1392]
    eor v16.16b, v16.16b, v11.16b
    eor v17.16b, v17.16b, v9.16b
    eor v6.16b, v19.16b, v6.16b
    ldr q19, [x3, #5792]
    eor v3.16b, v21.16b, v3.16b
    eor v19.16b, v19.16b, v23.16b
    eor v21.16b, v5.16b, v23.16b
    ldr q23, [x3, #7888]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #7904]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v18.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #5744]
    ldr q31, [sp, #208]
    eor v18.16b, v31.16b, v18.16b
    ldr q9, [sp, #416]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #1360]
    ldr q11, [sp, #320]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v21.16b, v21.16b, #8
    ldr q11, [sp, #304]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #1600]
    ldr q15, [sp, #112]
    str q19, [sp, #320]
    ldr q19, [sp, #64]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v7.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 6 (skinny.dsl:60)
    ldr q27, [sp, #240]
    orn v9.16b, v27.16b, v18.16b
    ldr q10, [sp, #128]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #80]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v21.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #336]
    eor v15.16b, v15.16b, v24.16b
    mvn v27.16b, v31.16b
    str q8, [sp, #80]
    bic v8.16b, v27.16b, v3.16b
    str q18, [sp, #128]
    ldr q18, [sp, #288]
    eor v7.16b, v7.16b, v18.16b
    eor v18.16b, v26.16b, v8.16b
    eor v7.16b, v7.16b, v18.16b
    orn v18.16b, v29.16b, v0.16b
    ldr q26, [sp, #192]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #144]
    eor v18.16b, v26.16b, v18.16b
    eor v18.16b, v25.16b, v18.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v7.16b
    orn v0.16b, v18.16b, v25.16b
    mov v26.16b, v18.16b
    bsl v26.16b, v0.16b, v7.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v6.16b, v0.16b
    eor v27.16b, v27.16b, v29.16b
    bsl v6.16b, v29.16b, v27.16b
    bic v27.16b, v0.16b, v6.16b
    ldr q29, [x3, #5808]
    eor v27.16b, v3.16b, v27.16b
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [sp, #160]
    eor v29.16b, v29.16b, v11.16b
    ldr q11, [x3, #5280]
    str q9, [sp, #160]
    ldr q9, [sp, #384]
    eor v29.16b, v29.16b, v9.16b
    eor v9.16b, v11.16b, v12.16b
    ldr q11, [sp, #256]
    eor v9.16b, v9.16b, v11.16b
    orn v11.16b, v4.16b, v22.16b
    eor v29.16b, v11.16b, v29.16b
    eor v12.16b, v22.16b, v2.16b
    bit v12.16b, v2.16b, v1.16b
    bic v2.16b, v2.16b, v20.16b
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [sp, #352]
    eor v2.16b, v9.16b, v2.16b
    eor v9.16b, v19.16b, v20.16b
    bit v9.16b, v20.16b, v29.16b
    orr v20.16b, v9.16b, v2.16b
    eor v1.16b, v1.16b, v20.16b
    bif v20.16b, v29.16b, v2.16b
    eor v20.16b, v19.16b, v20.16b
    str q20, [sp, #352]
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v26.16b, v20.16b
    str q20, [sp, #256]
    ext v20.16b, v20.16b, v20.16b, #12
    str q20, [sp, #400]
    ext v20.16b, v1.16b, v1.16b, #8
    eor v20.16b, v0.16b, v20.16b
    str q20, [sp, #384]
    ext v20.16b, v20.16b, v20.16b, #12
    str q21, [sp, #304]
    and v21.16b, v12.16b, v1.16b
    eor v21.16b, v4.16b, v21.16b
    str q21, [sp, #144]
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v27.16b, v21.16b
    str q7, [sp, #192]
    ldr q7, [x3, #1280]
    str q21, [sp, #288]
    ext v21.16b, v21.16b, v21.16b, #12
    eor v7.16b, v7.16b, v15.16b
    str q21, [sp, #64]
    ldr q21, [x3, #8000]
    eor v7.16b, v7.16b, v20.16b
    ldr q20, [x3, #7936]
    eor v1.16b, v21.16b, v1.16b
    ldr q21, [sp, #96]
    eor v20.16b, v20.16b, v21.16b
    eor v21.16b, v28.16b, v30.16b
    bit v21.16b, v30.16b, v17.16b
    str q1, [sp, #96]
    orn v1.16b, v16.16b, v28.16b
    eor v20.16b, v1.16b, v20.16b
    str q7, [sp, #112]
    ldr q7, [x3, #5824]
    orr v30.16b, v30.16b, v23.16b
    eor v7.16b, v7.16b, v30.16b
    ldr q30, [sp, #272]
    eor v7.16b, v30.16b, v7.16b
    ldr q30, [sp, #320]
    eor v30.16b, v30.16b, v23.16b
    bit v23.16b, v30.16b, v20.16b
    bic v30.16b, v7.16b, v23.16b
    eor v17.16b, v17.16b, v30.16b
    bit v30.16b, v20.16b, v7.16b
    str q30, [sp, #272]
    orr v30.16b, v21.16b, v17.16b
    str q30, [sp, #416]
    ext v30.16b, v18.16b, v18.16b, #4
    eor v7.16b, v30.16b, v7.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q30, [x3, #7968]
    eor v0.16b, v0.16b, v17.16b
    eor v17.16b, v30.16b, v14.16b
    orn v3.16b, v3.16b, v5.16b
    bsl v3.16b, v31.16b, v8.16b
    orn v4.16b, v4.16b, v19.16b
    ldr q5, [x3, #5888]
    bsl v4.16b, v22.16b, v11.16b
    eor v5.16b, v5.16b, v4.16b
    ext v4.16b, v4.16b, v4.16b, #8
    eor v4.16b, v3.16b, v4.16b
    ldr q19, [x3, #5856]
    ext v3.16b, v3.16b, v3.16b, #4
    eor v19.16b, v19.16b, v13.16b
    ldr q22, [x3, #1264]
    bsl v13.16b, v24.16b, v10.16b
    ldr q24, [x3, #7984]
    eor v22.16b, v22.16b, v10.16b
    eor v24.16b, v24.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ldr q30, [x3, #7952]
    eor v2.16b, v18.16b, v2.16b
    eor v18.16b, v30.16b, v9.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v30.16b, v9.16b, v9.16b, #8
    ldr q31, [x3, #1904]
    eor v30.16b, v25.16b, v30.16b
    eor v31.16b, v31.16b, v30.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v17.16b, v17.16b, v30.16b
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q30, [x3, #1136]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #8016]
    eor v30.16b, v30.16b, v29.16b
    eor v25.16b, v25.16b, v12.16b
    ext v8.16b, v12.16b, v12.16b, #8
    eor v8.16b, v6.16b, v8.16b
    ext v6.16b, v6.16b, v6.16b, #4
    eor v6.16b, v6.16b, v21.16b
    ext v21.16b, v29.16b, v29.16b, #8
    ldr q29, [sp, #192]
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v29.16b, v29.16b, #4
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v21.16b, v21.16b, #12
    eor v22.16b, v22.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ext v9.16b, v2.16b, v2.16b, #12
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #12
    ldr q10, [sp, #320]
    orn v11.16b, v16.16b, v10.16b
    bsl v11.16b, v28.16b, v1.16b
    eor v1.16b, v3.16b, v11.16b
    ldr q3, [sp, #240]
    ldr q28, [sp, #304]
    orn v11.16b, v3.16b, v28.16b
    ldr q12, [x3, #1328]
    ldr q14, [sp, #128]
    ldr q10, [sp, #160]
    bsl v11.16b, v14.16b, v10.16b
    eor v10.16b, v12.16b, v11.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #80]
    eor v11.16b, v14.16b, v10.16b
    ldr q12, [sp, #336]
    bsl v12.16b, v10.16b, v11.16b
    ldr q10, [x3, #5920]
    bic v11.16b, v15.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v29.16b, v10.16b, v29.16b
    // round 5 (skinny.dsl:60)
    eor v10.16b, v29.16b, v17.16b
    ldr q12, [x3, #928]
    bit v10.16b, v17.16b, v19.16b
    eor v12.16b, v12.16b, v10.16b
    ldr q14, [sp, #112]
    orn v15.16b, v14.16b, v29.16b
    str q12, [sp, #80]
    orn v12.16b, v14.16b, v9.16b
    str q2, [sp, #336]
    ldr q2, [x3, #6064]
    bsl v12.16b, v29.16b, v15.16b
    ldr q29, [x3, #1312]
    eor v2.16b, v2.16b, v12.16b
    eor v3.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q29, [sp, #64]
    eor v3.16b, v3.16b, v29.16b
    ldr q29, [x3, #6048]
    eor v3.16b, v15.16b, v3.16b
    eor v29.16b, v29.16b, v3.16b
    eor v11.16b, v9.16b, v22.16b
    ldr q15, [x3, #8032]
    bit v11.16b, v22.16b, v3.16b
    eor v15.16b, v15.16b, v11.16b
    str q2, [sp, #64]
    ldr q2, [x3, #1216]
    orr v17.16b, v17.16b, v22.16b
    eor v2.16b, v2.16b, v28.16b
    eor v2.16b, v2.16b, v13.16b
    eor v2.16b, v2.16b, v17.16b
    ldr q17, [x3, #848]
    ldr q22, [sp, #400]
    eor v2.16b, v22.16b, v2.16b
    eor v17.16b, v17.16b, v2.16b
    orn v22.16b, v11.16b, v2.16b
    mov v28.16b, v2.16b
    bsl v28.16b, v3.16b, v22.16b
    eor v28.16b, v9.16b, v28.16b
    eor v19.16b, v19.16b, v22.16b
    orn v22.16b, v10.16b, v19.16b
    ldr q9, [x3, #8064]
    eor v22.16b, v14.16b, v22.16b
    eor v9.16b, v9.16b, v19.16b
    mvn v13.16b, v23.16b
    eor v14.16b, v6.16b, v13.16b
    bit v23.16b, v14.16b, v7.16b
    eor v10.16b, v23.16b, v10.16b
    bic v14.16b, v0.16b, v6.16b
    str q17, [sp, #112]
    and v17.16b, v0.16b, v1.16b
    bsl v17.16b, v14.16b, v6.16b
    eor v6.16b, v17.16b, v12.16b
    eor v16.16b, v16.16b, v27.16b
    ldr q27, [sp, #416]
    eor v16.16b, v27.16b, v16.16b
    eor v16.16b, v14.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    eor v27.16b, v1.16b, v20.16b
    bif v27.16b, v20.16b, v16.16b
    ldr q12, [x3, #32]
    eor v11.16b, v27.16b, v11.16b
    eor v12.16b, v12.16b, v11.16b
    orn v20.16b, v13.16b, v20.16b
    ldr q13, [sp, #320]
    eor v26.16b, v13.16b, v26.16b
    ldr q13, [sp, #272]
    eor v26.16b, v13.16b, v26.16b
    eor v20.16b, v20.16b, v26.16b
    eor v2.16b, v20.16b, v2.16b
    bic v26.16b, v27.16b, v20.16b
    eor v7.16b, v7.16b, v26.16b
    and v13.16b, v23.16b, v7.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v0.16b, v22.16b
    bif v26.16b, v16.16b, v20.16b
    eor v1.16b, v1.16b, v26.16b
    eor v26.16b, v1.16b, v28.16b
    eor v19.16b, v7.16b, v19.16b
    eor v14.16b, v25.16b, v18.16b
    bit v14.16b, v18.16b, v24.16b
    eor v23.16b, v23.16b, v14.16b
    str q12, [sp, #272]
    ldr q12, [sp, #96]
    str q9, [sp, #320]
    orn v9.16b, v12.16b, v25.16b
    orn v12.16b, v12.16b, v5.16b
    bsl v12.16b, v25.16b, v9.16b
    ldr q25, [x3, #1152]
    eor v17.16b, v17.16b, v12.16b
    ldr q12, [sp, #144]
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v9.16b, v25.16b
    eor v16.16b, v16.16b, v25.16b
    eor v9.16b, v5.16b, v30.16b
    bit v9.16b, v30.16b, v25.16b
    eor v27.16b, v27.16b, v9.16b
    ldr q12, [x3, #1072]
    orr v18.16b, v18.16b, v30.16b
    eor v18.16b, v12.16b, v18.16b
    ldr q30, [sp, #352]
    eor v18.16b, v30.16b, v18.16b
    orn v30.16b, v9.16b, v18.16b
    eor v24.16b, v24.16b, v30.16b
    eor v7.16b, v7.16b, v24.16b
    orn v24.16b, v14.16b, v24.16b
    bit v30.16b, v25.16b, v18.16b
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [sp, #384]
    orn v25.16b, v20.16b, v8.16b
    orn v9.16b, v20.16b, v4.16b
    ldr q12, [x3, #1056]
    bsl v9.16b, v8.16b, v25.16b
    eor v9.16b, v12.16b, v9.16b
    eor v9.16b, v9.16b, v6.16b
    ldr q12, [x3, #8048]
    ldr q14, [sp, #288]
    eor v25.16b, v25.16b, v14.16b
    eor v12.16b, v12.16b, v25.16b
    eor v12.16b, v12.16b, v3.16b
    eor v14.16b, v4.16b, v21.16b
    str q6, [sp, #288]
    ldr q6, [x3, #960]
    bif v14.16b, v21.16b, v25.16b
    eor v6.16b, v6.16b, v14.16b
    eor v6.16b, v6.16b, v11.16b
    orr v21.16b, v31.16b, v21.16b
    ldr q11, [sp, #256]
    eor v21.16b, v21.16b, v11.16b
    bic v11.16b, v21.16b, v14.16b
    ldr q14, [x3, #6032]
    bif v25.16b, v11.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    eor v21.16b, v21.16b, v2.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q14, [x3, #1024]
    str q2, [sp, #256]
    ldr q2, [sp, #336]
    bit v8.16b, v31.16b, v2.16b
    eor v31.16b, v14.16b, v8.16b
    eor v31.16b, v31.16b, v10.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q11, [x3, #8080]
    orr v8.16b, v8.16b, v2.16b
    eor v2.16b, v11.16b, v2.16b
    eor v2.16b, v2.16b, v19.16b
    // round 4 (skinny.dsl:60)
    ldr q11, [x3, #8096]
    orn v14.16b, v2.16b, v31.16b
    eor v20.16b, v11.16b, v20.16b
    eor v20.16b, v20.16b, v8.16b
    eor v20.16b, v20.16b, v13.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q8, [x3, #944]
    bic v11.16b, v12.16b, v6.16b
    eor v4.16b, v8.16b, v4.16b
    eor v4.16b, v4.16b, v25.16b
    eor v4.16b, v4.16b, v11.16b
    eor v4.16b, v26.16b, v4.16b
    eor v25.16b, v9.16b, v12.16b
    bit v12.16b, v25.16b, v20.16b
    bic v25.16b, v12.16b, v4.16b
    eor v8.16b, v21.16b, v25.16b
    eor v11.16b, v31.16b, v6.16b
    bsl v21.16b, v11.16b, v6.16b
    orn v6.16b, v7.16b, v23.16b
    ldr q11, [sp, #96]
    eor v0.16b, v11.16b, v0.16b
    eor v0.16b, v0.16b, v24.16b
    eor v0.16b, v6.16b, v0.16b
    and v24.16b, v27.16b, v16.16b
    eor v1.16b, v5.16b, v1.16b
    eor v1.16b, v1.16b, v30.16b
    eor v1.16b, v24.16b, v1.16b
    eor v5.16b, v17.16b, v16.16b
    bit v16.16b, v5.16b, v0.16b
    and v5.16b, v16.16b, v1.16b
    mov v24.16b, v1.16b
    bsl v24.16b, v0.16b, v5.16b
    eor v24.16b, v17.16b, v24.16b
    eor v5.16b, v18.16b, v5.16b
    eor v30.16b, v23.16b, v27.16b
    bsl v18.16b, v30.16b, v27.16b
    and v27.16b, v18.16b, v5.16b
    eor v27.16b, v7.16b, v27.16b
    bif v25.16b, v20.16b, v4.16b
    eor v25.16b, v9.16b, v25.16b
    bic v30.16b, v8.16b, v21.16b
    eor v30.16b, v2.16b, v30.16b
    ext v11.16b, v8.16b, v8.16b, #8
    eor v11.16b, v5.16b, v11.16b
    str q25, [sp, #96]
    ext v25.16b, v25.16b, v25.16b, #8
    eor v25.16b, v24.16b, v25.16b
    str q30, [sp, #384]
    ext v30.16b, v30.16b, v30.16b, #8
    eor v30.16b, v27.16b, v30.16b
    str q0, [sp, #336]
    ext v0.16b, v4.16b, v4.16b, #8
    eor v0.16b, v1.16b, v0.16b
    ext v24.16b, v24.16b, v24.16b, #12
    str q24, [sp, #352]
    ext v24.16b, v25.16b, v25.16b, #4
    ext v1.16b, v1.16b, v1.16b, #12
    str q25, [sp, #144]
    ext v25.16b, v0.16b, v0.16b, #4
    ext v27.16b, v27.16b, v27.16b, #12
    str q27, [sp, #416]
    ext v27.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #12
    str q24, [sp, #400]
    ldr q24, [x3, #880]
    str q27, [sp, #304]
    ext v27.16b, v11.16b, v11.16b, #4
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #6096]
    str q0, [sp, #240]
    and v0.16b, v15.16b, v29.16b
    eor v0.16b, v24.16b, v0.16b
    eor v0.16b, v28.16b, v0.16b
    ldr q24, [sp, #320]
    ldr q28, [sp, #80]
    orn v24.16b, v24.16b, v28.16b
    eor v22.16b, v24.16b, v22.16b
    eor v28.16b, v28.16b, v15.16b
    str q30, [sp, #128]
    ldr q30, [sp, #112]
    bit v15.16b, v28.16b, v30.16b
    ldr q28, [sp, #64]
    eor v28.16b, v28.16b, v29.16b
    bit v29.16b, v28.16b, v22.16b
    bic v28.16b, v29.16b, v0.16b
    eor v30.16b, v30.16b, v28.16b
    bif v28.16b, v22.16b, v0.16b
    str q28, [sp, #112]
    and v28.16b, v15.16b, v30.16b
    str q28, [sp, #160]
    orn v28.16b, v19.16b, v10.16b
    eor v13.16b, v28.16b, v13.16b
    str q11, [sp, #192]
    ldr q11, [sp, #272]
    str q28, [sp, #208]
    and v28.16b, v11.16b, v3.16b
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [sp, #288]
    eor v28.16b, v28.16b, v3.16b
    bit v3.16b, v28.16b, v13.16b
    and v28.16b, v3.16b, v26.16b
    str q19, [sp, #224]
    mov v19.16b, v26.16b
    bsl v19.16b, v13.16b, v28.16b
    str q19, [sp, #368]
    ldr q19, [sp, #256]
    eor v28.16b, v19.16b, v28.16b
    str q10, [sp, #176]
    eor v10.16b, v10.16b, v11.16b
    bsl v19.16b, v10.16b, v11.16b
    ldr q10, [x3, #6160]
    and v11.16b, v19.16b, v28.16b
    str q11, [sp, #272]
    ldr q11, [x3, #736]
    eor v26.16b, v10.16b, v26.16b
    ldr q10, [x3, #6144]
    eor v28.16b, v11.16b, v28.16b
    eor v4.16b, v10.16b, v4.16b
    orn v2.16b, v2.16b, v9.16b
    bsl v2.16b, v31.16b, v14.16b
    orn v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #6128]
    bsl v7.16b, v23.16b, v6.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q6, [x3, #6224]
    eor v17.16b, v26.16b, v25.16b
    eor v6.16b, v6.16b, v8.16b
    eor v0.16b, v1.16b, v0.16b
    ldr q1, [x3, #6240]
    eor v23.16b, v28.16b, v27.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #6192]
    eor v5.16b, v5.16b, v30.16b
    eor v19.16b, v19.16b, v13.16b
    ldr q25, [x3, #624]
    mvn v7.16b, v7.16b
    eor v25.16b, v25.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v7.16b, v2.16b
    ldr q26, [x3, #560]
    ext v7.16b, v7.16b, v7.16b, #12
    eor v26.16b, v26.16b, v12.16b
    ext v27.16b, v12.16b, v12.16b, #8
    ldr q28, [x3, #288]
    eor v27.16b, v16.16b, v27.16b
    eor v28.16b, v28.16b, v27.16b
    ext v27.16b, v27.16b, v27.16b, #4
    eor v3.16b, v3.16b, v27.16b
    ext v16.16b, v16.16b, v16.16b, #12
    ldr q27, [x3, #656]
    eor v16.16b, v16.16b, v29.16b
    ldr q29, [x3, #6176]
    eor v27.16b, v27.16b, v21.16b
    eor v29.16b, v29.16b, v20.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v18.16b, v21.16b
    ext v20.16b, v20.16b, v20.16b, #8
    ldr q30, [sp, #336]
    eor v20.16b, v30.16b, v20.16b
    ext v30.16b, v30.16b, v30.16b, #12
    eor v22.16b, v30.16b, v22.16b
    ext v18.16b, v18.16b, v18.16b, #12
    eor v18.16b, v18.16b, v15.16b
    ext v30.16b, v20.16b, v20.16b, #4
    eor v19.16b, v19.16b, v30.16b
    ext v30.16b, v21.16b, v21.16b, #4
    eor v1.16b, v1.16b, v30.16b
    ext v30.16b, v2.16b, v2.16b, #4
    ldr q31, [sp, #320]
    ldr q8, [sp, #64]
    orn v9.16b, v31.16b, v8.16b
    ldr q10, [sp, #80]
    bsl v9.16b, v10.16b, v24.16b
    eor v7.16b, v7.16b, v9.16b
    ldr q24, [sp, #224]
    ldr q9, [sp, #288]
    orn v10.16b, v24.16b, v9.16b
    ldr q11, [x3, #6208]
    ldr q12, [sp, #176]
    ldr q13, [sp, #208]
    bsl v10.16b, v12.16b, v13.16b
    eor v10.16b, v11.16b, v10.16b
    eor v30.16b, v10.16b, v30.16b
    // round 3 (skinny.dsl:60)
    ldr q10, [sp, #192]
    orn v11.16b, v10.16b, v21.16b
    ldr q12, [sp, #128]
    eor v12.16b, v11.16b, v12.16b
    eor v13.16b, v2.16b, v20.16b
    bif v13.16b, v20.16b, v12.16b
    eor v14.16b, v21.16b, v28.16b
    ldr q15, [sp, #240]
    bif v14.16b, v28.16b, v15.16b
    ldr q10, [x3, #6272]
    str q21, [sp, #128]
    orn v21.16b, v23.16b, v1.16b
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [sp, #272]
    eor v24.16b, v24.16b, v10.16b
    ldr q10, [sp, #304]
    eor v24.16b, v24.16b, v10.16b
    eor v24.16b, v21.16b, v24.16b
    ldr q10, [x3, #6288]
    str q11, [sp, #304]
    orn v11.16b, v19.16b, v3.16b
    eor v9.16b, v10.16b, v9.16b
    ldr q10, [sp, #368]
    eor v9.16b, v9.16b, v10.16b
    eor v9.16b, v9.16b, v11.16b
    ldr q10, [sp, #400]
    eor v9.16b, v10.16b, v9.16b
    eor v10.16b, v30.16b, v19.16b
    bit v19.16b, v10.16b, v24.16b
    bic v10.16b, v9.16b, v19.16b
    eor v11.16b, v17.16b, v10.16b
    str q2, [sp, #400]
    eor v2.16b, v1.16b, v3.16b
    bsl v17.16b, v3.16b, v2.16b
    orr v2.16b, v28.16b, v20.16b
    ldr q3, [sp, #144]
    eor v2.16b, v2.16b, v3.16b
    bic v3.16b, v2.16b, v13.16b
    eor v20.16b, v15.16b, v3.16b
    bit v3.16b, v12.16b, v2.16b
    ldr q28, [x3, #8608]
    bic v15.16b, v20.16b, v14.16b
    str q3, [sp, #240]
    ldr q3, [x3, #480]
    eor v2.16b, v28.16b, v2.16b
    eor v3.16b, v3.16b, v20.16b
    mvn v20.16b, v18.16b
    bic v28.16b, v20.16b, v5.16b
    str q15, [sp, #144]
    ldr q15, [sp, #416]
    eor v31.16b, v31.16b, v15.16b
    ldr q15, [sp, #160]
    eor v31.16b, v31.16b, v15.16b
    eor v31.16b, v28.16b, v31.16b
    orr v15.16b, v16.16b, v22.16b
    str q19, [sp, #160]
    ldr q19, [sp, #352]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [sp, #112]
    eor v19.16b, v19.16b, v8.16b
    eor v19.16b, v15.16b, v19.16b
    eor v8.16b, v7.16b, v22.16b
    bit v8.16b, v22.16b, v31.16b
    orn v22.16b, v8.16b, v19.16b
    mov v15.16b, v19.16b
    bsl v15.16b, v31.16b, v22.16b
    eor v15.16b, v7.16b, v15.16b
    eor v22.16b, v0.16b, v22.16b
    eor v20.16b, v20.16b, v16.16b
    bsl v0.16b, v20.16b, v16.16b
    orr v16.16b, v0.16b, v22.16b
    eor v16.16b, v5.16b, v16.16b
    bit v10.16b, v24.16b, v9.16b
    eor v20.16b, v30.16b, v10.16b
    bic v10.16b, v17.16b, v11.16b
    eor v10.16b, v23.16b, v10.16b
    str q8, [sp, #112]
    eor v8.16b, v22.16b, v11.16b
    str q20, [sp, #352]
    eor v20.16b, v15.16b, v20.16b
    str q10, [sp, #64]
    eor v10.16b, v16.16b, v10.16b
    str q0, [sp, #416]
    eor v0.16b, v19.16b, v9.16b
    str q20, [sp, #320]
    ext v20.16b, v20.16b, v20.16b, #8
    ext v15.16b, v15.16b, v15.16b, #8
    str q20, [sp, #368]
    ext v20.16b, v0.16b, v0.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    str q15, [sp, #288]
    ext v15.16b, v10.16b, v10.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    str q15, [sp, #272]
    ext v15.16b, v8.16b, v8.16b, #8
    str q16, [sp, #224]
    ldr q16, [x3, #608]
    ext v22.16b, v22.16b, v22.16b, #8
    str q0, [sp, #208]
    ldr q0, [sp, #384]
    eor v0.16b, v16.16b, v0.16b
    ldr q16, [x3, #8128]
    str q10, [sp, #384]
    orr v10.16b, v26.16b, v29.16b
    eor v16.16b, v16.16b, v10.16b
    ldr q10, [sp, #96]
    eor v16.16b, v10.16b, v16.16b
    orn v10.16b, v6.16b, v27.16b
    eor v0.16b, v10.16b, v0.16b
    str q8, [sp, #96]
    eor v8.16b, v27.16b, v26.16b
    bit v8.16b, v26.16b, v4.16b
    eor v26.16b, v25.16b, v29.16b
    bit v29.16b, v26.16b, v0.16b
    bic v26.16b, v16.16b, v29.16b
    eor v4.16b, v4.16b, v26.16b
    bit v26.16b, v0.16b, v16.16b
    str q26, [sp, #176]
    orr v26.16b, v8.16b, v4.16b
    orn v23.16b, v23.16b, v30.16b
    ldr q30, [x3, #432]
    bsl v23.16b, v1.16b, v21.16b
    eor v1.16b, v30.16b, v13.16b
    eor v2.16b, v2.16b, v20.16b
    ldr q20, [x3, #464]
    eor v3.16b, v3.16b, v15.16b
    ldr q21, [x3, #496]
    eor v20.16b, v20.16b, v12.16b
    eor v21.16b, v21.16b, v14.16b
    orn v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #384]
    bsl v5.16b, v18.16b, v28.16b
    ldr q18, [x3, #8624]
    eor v7.16b, v7.16b, v11.16b
    eor v18.16b, v18.16b, v9.16b
    eor v16.16b, v19.16b, v16.16b
    ldr q19, [x3, #6352]
    eor v4.16b, v22.16b, v4.16b
    eor v19.16b, v19.16b, v23.16b
    eor v22.16b, v5.16b, v23.16b
    ldr q23, [x3, #6336]
    ext v5.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v24.16b
    ldr q28, [x3, #400]
    eor v24.16b, v31.16b, v24.16b
    eor v28.16b, v28.16b, v17.16b
    ext v30.16b, v31.16b, v31.16b, #8
    eor v0.16b, v30.16b, v0.16b
    ldr q30, [x3, #6320]
    ldr q31, [sp, #416]
    eor v17.16b, v31.16b, v17.16b
    ldr q9, [sp, #160]
    eor v30.16b, v30.16b, v9.16b
    ext v31.16b, v31.16b, v31.16b, #8
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #288]
    ldr q11, [sp, #112]
    eor v9.16b, v11.16b, v9.16b
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v9.16b, v9.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v11.16b, v11.16b, #8
    eor v29.16b, v9.16b, v29.16b
    ext v9.16b, v17.16b, v17.16b, #8
    eor v21.16b, v21.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #8
    eor v20.16b, v20.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #8
    ldr q11, [sp, #192]
    ldr q12, [sp, #400]
    orn v13.16b, v11.16b, v12.16b
    ldr q14, [x3, #528]
    ldr q15, [sp, #128]
    str q19, [sp, #112]
    ldr q19, [sp, #304]
    bsl v13.16b, v15.16b, v19.16b
    eor v19.16b, v14.16b, v13.16b
    eor v19.16b, v19.16b, v9.16b
    orn v9.16b, v6.16b, v25.16b
    bsl v9.16b, v27.16b, v10.16b
    eor v5.16b, v5.16b, v9.16b
    // round 2 (skinny.dsl:60)
    ldr q27, [sp, #96]
    orn v9.16b, v27.16b, v17.16b
    ldr q10, [sp, #384]
    eor v10.16b, v9.16b, v10.16b
    orn v13.16b, v8.16b, v24.16b
    ldr q14, [sp, #320]
    eor v13.16b, v13.16b, v14.16b
    eor v14.16b, v22.16b, v24.16b
    bit v14.16b, v24.16b, v10.16b
    orn v24.16b, v13.16b, v14.16b
    ldr q15, [sp, #208]
    eor v27.16b, v15.16b, v24.16b
    mvn v15.16b, v31.16b
    str q9, [sp, #320]
    bic v9.16b, v15.16b, v4.16b
    str q22, [sp, #384]
    ldr q22, [sp, #224]
    eor v6.16b, v6.16b, v22.16b
    eor v22.16b, v26.16b, v9.16b
    eor v6.16b, v6.16b, v22.16b
    orn v22.16b, v29.16b, v0.16b
    ldr q26, [sp, #288]
    eor v25.16b, v25.16b, v26.16b
    ldr q26, [sp, #176]
    eor v22.16b, v26.16b, v22.16b
    eor v22.16b, v25.16b, v22.16b
    eor v25.16b, v5.16b, v0.16b
    bit v25.16b, v0.16b, v6.16b
    orn v0.16b, v22.16b, v25.16b
    mov v26.16b, v22.16b
    bsl v26.16b, v0.16b, v6.16b
    eor v26.16b, v5.16b, v26.16b
    eor v0.16b, v16.16b, v0.16b
    eor v15.16b, v15.16b, v29.16b
    bsl v16.16b, v29.16b, v15.16b
    orn v29.16b, v16.16b, v0.16b
    eor v29.16b, v4.16b, v29.16b
    ldr q15, [x3, #6368]
    str q17, [sp, #176]
    orn v17.16b, v3.16b, v21.16b
    eor v11.16b, v15.16b, v11.16b
    ldr q15, [sp, #144]
    eor v11.16b, v11.16b, v15.16b
    ldr q15, [sp, #272]
    eor v11.16b, v11.16b, v15.16b
    eor v11.16b, v17.16b, v11.16b
    ldr q15, [x3, #6384]
    str q8, [sp, #272]
    orr v8.16b, v1.16b, v20.16b
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [sp, #240]
    eor v12.16b, v12.16b, v15.16b
    eor v8.16b, v12.16b, v8.16b
    ldr q12, [sp, #368]
    eor v8.16b, v12.16b, v8.16b
    eor v12.16b, v19.16b, v20.16b
    bit v12.16b, v20.16b, v11.16b
    orn v20.16b, v12.16b, v8.16b
    mov v15.16b, v8.16b
    bsl v15.16b, v11.16b, v20.16b
    eor v15.16b, v19.16b, v15.16b
    eor v20.16b, v2.16b, v20.16b
    str q6, [sp, #368]
    eor v6.16b, v21.16b, v1.16b
    bsl v2.16b, v6.16b, v1.16b
    orr v1.16b, v2.16b, v20.16b
    eor v1.16b, v3.16b, v1.16b
    ext v6.16b, v20.16b, v20.16b, #8
    eor v6.16b, v0.16b, v6.16b
    str q15, [sp, #240]
    ext v15.16b, v15.16b, v15.16b, #8
    eor v15.16b, v26.16b, v15.16b
    str q1, [sp, #400]
    ext v1.16b, v1.16b, v1.16b, #8
    eor v1.16b, v29.16b, v1.16b
    str q29, [sp, #144]
    ext v29.16b, v8.16b, v8.16b, #8
    eor v29.16b, v22.16b, v29.16b
    str q15, [sp, #192]
    ext v15.16b, v15.16b, v15.16b, #12
    str q29, [sp, #288]
    ext v29.16b, v29.16b, v29.16b, #12
    str q1, [sp, #224]
    ext v1.16b, v1.16b, v1.16b, #12
    str q1, [sp, #304]
    ldr q1, [x3, #6464]
    str q6, [sp, #128]
    ext v6.16b, v6.16b, v6.16b, #12
    str q15, [sp, #160]
    ldr q15, [x3, #6480]
    eor v1.16b, v1.16b, v8.16b
    eor v8.16b, v15.16b, v13.16b
    ldr q15, [x3, #6512]
    eor v29.16b, v8.16b, v29.16b
    ldr q8, [x3, #4288]
    eor v20.16b, v15.16b, v20.16b
    eor v8.16b, v8.16b, v27.16b
    ldr q15, [x3, #352]
    eor v6.16b, v8.16b, v6.16b
    ldr q8, [sp, #64]
    eor v8.16b, v15.16b, v8.16b
    eor v15.16b, v28.16b, v30.16b
    bif v15.16b, v30.16b, v18.16b
    str q6, [sp, #64]
    orn v6.16b, v7.16b, v28.16b
    eor v8.16b, v6.16b, v8.16b
    str q29, [sp, #416]
    ldr q29, [x3, #6416]
    orr v30.16b, v30.16b, v23.16b
    eor v29.16b, v29.16b, v30.16b
    ldr q30, [sp, #352]
    eor v29.16b, v30.16b, v29.16b
    ldr q30, [sp, #112]
    eor v30.16b, v30.16b, v23.16b
    bit v30.16b, v23.16b, v8.16b
    orn v23.16b, v30.16b, v29.16b
    eor v18.16b, v18.16b, v23.16b
    bit v23.16b, v8.16b, v29.16b
    str q23, [sp, #352]
    orr v23.16b, v15.16b, v18.16b
    ext v22.16b, v22.16b, v22.16b, #4
    eor v22.16b, v22.16b, v29.16b
    ext v0.16b, v0.16b, v0.16b, #4
    ldr q29, [x3, #8208]
    eor v0.16b, v0.16b, v18.16b
    eor v18.16b, v29.16b, v14.16b
    orn v4.16b, v4.16b, v5.16b
    bsl v4.16b, v31.16b, v9.16b
    orn v3.16b, v3.16b, v19.16b
    bsl v3.16b, v21.16b, v17.16b
    ldr q5, [x3, #4272]
    bsl v13.16b, v24.16b, v10.16b
    ldr q17, [x3, #6496]
    eor v5.16b, v5.16b, v10.16b
    eor v17.16b, v17.16b, v3.16b
    ext v3.16b, v3.16b, v3.16b, #8
    eor v3.16b, v4.16b, v3.16b
    ldr q19, [x3, #128]
    ext v4.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v2.16b
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v16.16b, v2.16b
    ext v16.16b, v16.16b, v16.16b, #4
    ldr q21, [x3, #6432]
    eor v16.16b, v16.16b, v15.16b
    eor v21.16b, v21.16b, v12.16b
    ext v24.16b, v12.16b, v12.16b, #8
    ldr q29, [x3, #832]
    eor v24.16b, v25.16b, v24.16b
    eor v29.16b, v29.16b, v24.16b
    ext v24.16b, v24.16b, v24.16b, #12
    eor v18.16b, v18.16b, v24.16b
    ext v24.16b, v26.16b, v26.16b, #4
    ext v25.16b, v25.16b, v25.16b, #4
    ldr q26, [x3, #5184]
    eor v25.16b, v25.16b, v30.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q30, [sp, #144]
    ext v30.16b, v30.16b, v30.16b, #4
    ext v31.16b, v11.16b, v11.16b, #8
    ldr q9, [sp, #368]
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v9.16b, v9.16b, #4
    eor v8.16b, v9.16b, v8.16b
    ext v9.16b, v31.16b, v31.16b, #12
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #12
    ext v10.16b, v3.16b, v3.16b, #12
    ldr q11, [sp, #112]
    orn v12.16b, v7.16b, v11.16b
    bsl v12.16b, v28.16b, v6.16b
    eor v4.16b, v4.16b, v12.16b
    ldr q6, [sp, #176]
    ldr q28, [sp, #272]
    eor v12.16b, v6.16b, v28.16b
    ldr q14, [sp, #208]
    bsl v14.16b, v28.16b, v12.16b
    ldr q28, [x3, #224]
    bic v27.16b, v27.16b, v14.16b
    eor v28.16b, v28.16b, v14.16b
    eor v28.16b, v28.16b, v9.16b
    ldr q9, [sp, #96]
    ldr q12, [sp, #384]
    orn v14.16b, v9.16b, v12.16b
    ldr q15, [x3, #256]
    ldr q11, [sp, #320]
    bsl v14.16b, v6.16b, v11.16b
    eor v6.16b, v15.16b, v14.16b
    // round 1 (skinny.dsl:60)
    ldr q11, [x3, #0]
    // round 2 (skinny.dsl:60)
    eor v6.16b, v6.16b, v10.16b
    // round 1 (skinny.dsl:60)
    ldr q10, [x3, #4224]
    ldr q14, [sp, #240]
    eor v11.16b, v11.16b, v14.16b
    ldr q14, [sp, #400]
    eor v10.16b, v10.16b, v14.16b
    mvn v14.16b, v21.16b
    bic v15.16b, v14.16b, v26.16b
    eor v11.16b, v15.16b, v11.16b
    eor v14.16b, v19.16b, v14.16b
    bit v21.16b, v14.16b, v1.16b
    bic v14.16b, v20.16b, v19.16b
    eor v10.16b, v14.16b, v10.16b
    eor v15.16b, v17.16b, v26.16b
    bit v15.16b, v26.16b, v10.16b
    orr v26.16b, v15.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    bif v26.16b, v10.16b, v11.16b
    eor v26.16b, v17.16b, v26.16b
    str q4, [sp, #400]
    orr v4.16b, v21.16b, v1.16b
    eor v4.16b, v20.16b, v4.16b
    str q22, [sp, #240]
    mov v22.16b, v4.16b
    sri v22.16b, v26.16b, #4
    str q0, [sp, #320]
    ushr v0.16b, v22.16b, #2
    sli v26.16b, v4.16b, #4
    ushr v4.16b, v26.16b, #2
    str q16, [sp, #176]
    mov v16.16b, v1.16b
    sri v16.16b, v11.16b, #4
    str q25, [sp, #272]
    shl v25.16b, v16.16b, #2
    str q8, [sp, #208]
    movi v8.16b, #51
    bit v25.16b, v22.16b, v8.16b
    ushr v22.16b, v25.16b, #1
    bit v16.16b, v0.16b, v8.16b
    ushr v0.16b, v16.16b, #1
    sli v11.16b, v1.16b, #4
    shl v1.16b, v11.16b, #2
    bit v1.16b, v26.16b, v8.16b
    ushr v26.16b, v1.16b, #1
    bit v11.16b, v4.16b, v8.16b
    ushr v4.16b, v11.16b, #1
    and v17.16b, v20.16b, v17.16b
    bsl v17.16b, v14.16b, v19.16b
    mov v19.16b, v15.16b
    sli v19.16b, v17.16b, #4
    sri v17.16b, v15.16b, #4
    mov v20.16b, v10.16b
    sli v20.16b, v21.16b, #4
    sri v21.16b, v10.16b, #4
    ushr v10.16b, v19.16b, #2
    shl v14.16b, v20.16b, #2
    bit v14.16b, v19.16b, v8.16b
    bit v20.16b, v10.16b, v8.16b
    ushr v19.16b, v17.16b, #2
    shl v10.16b, v21.16b, #2
    bit v10.16b, v17.16b, v8.16b
    bit v21.16b, v19.16b, v8.16b
    shl v17.16b, v14.16b, #1
    shl v19.16b, v20.16b, #1
    shl v15.16b, v10.16b, #1
    str q25, [sp, #368]
    ldr q25, [x3, #144]
    str q15, [sp, #144]
    shl v15.16b, v21.16b, #1
    eor v25.16b, v25.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ldr q12, [x3, #240]
    ldr q13, [sp, #160]
    eor v25.16b, v25.16b, v13.16b
    eor v9.16b, v12.16b, v9.16b
    eor v27.16b, v9.16b, v27.16b
    ldr q9, [sp, #304]
    eor v27.16b, v27.16b, v9.16b
    mvn v9.16b, v18.16b
    eor v12.16b, v28.16b, v9.16b
    ldr q13, [sp, #416]
    bit v18.16b, v12.16b, v13.16b
    bic v9.16b, v9.16b, v5.16b
    eor v25.16b, v9.16b, v25.16b
    ldr q9, [sp, #64]
    bic v12.16b, v9.16b, v28.16b
    eor v27.16b, v12.16b, v27.16b
    str q4, [sp, #304]
    eor v4.16b, v6.16b, v5.16b
    bit v4.16b, v5.16b, v27.16b
    orr v5.16b, v4.16b, v25.16b
    eor v13.16b, v13.16b, v5.16b
    bif v5.16b, v27.16b, v25.16b
    eor v5.16b, v6.16b, v5.16b
    str q20, [sp, #416]
    orr v20.16b, v18.16b, v13.16b
    eor v20.16b, v9.16b, v20.16b
    str q11, [sp, #96]
    mov v11.16b, v20.16b
    sri v11.16b, v5.16b, #4
    str q19, [sp, #160]
    ushr v19.16b, v11.16b, #2
    sli v5.16b, v20.16b, #4
    ushr v20.16b, v5.16b, #2
    str q16, [sp, #384]
    mov v16.16b, v13.16b
    sri v16.16b, v25.16b, #4
    bif v19.16b, v16.16b, v8.16b
    str q15, [sp, #80]
    ushr v15.16b, v19.16b, #1
    shl v16.16b, v16.16b, #2
    bit v16.16b, v11.16b, v8.16b
    ushr v11.16b, v16.16b, #1
    sli v25.16b, v13.16b, #4
    shl v13.16b, v25.16b, #2
    bit v13.16b, v5.16b, v8.16b
    ushr v5.16b, v13.16b, #1
    bit v25.16b, v20.16b, v8.16b
    ushr v20.16b, v25.16b, #1
    and v6.16b, v9.16b, v6.16b
    bsl v6.16b, v12.16b, v28.16b
    mov v28.16b, v4.16b
    sli v28.16b, v6.16b, #4
    sri v6.16b, v4.16b, #4
    mov v4.16b, v27.16b
    sli v4.16b, v18.16b, #4
    sri v18.16b, v27.16b, #4
    ushr v27.16b, v28.16b, #2
    shl v9.16b, v4.16b, #2
    bit v9.16b, v28.16b, v8.16b
    bit v4.16b, v27.16b, v8.16b
    ushr v27.16b, v6.16b, #2
    shl v28.16b, v18.16b, #2
    bit v28.16b, v6.16b, v8.16b
    bit v18.16b, v27.16b, v8.16b
    shl v6.16b, v9.16b, #1
    shl v27.16b, v4.16b, #1
    shl v12.16b, v28.16b, #1
    str q15, [sp, #64]
    shl v15.16b, v18.16b, #1
    str q18, [sp, #336]
    ldr q18, [sp, #128]
    str q22, [sp, #256]
    bic v22.16b, v18.16b, v2.16b
    str q10, [sp, #432]
    ldr q10, [sp, #224]
    eor v10.16b, v22.16b, v10.16b
    str q13, [sp, #224]
    mvn v13.16b, v29.16b
    str q6, [sp, #448]
    eor v6.16b, v2.16b, v13.16b
    str q1, [sp, #464]
    ldr q1, [sp, #288]
    bit v29.16b, v6.16b, v1.16b
    bic v6.16b, v13.16b, v31.16b
    ldr q13, [sp, #192]
    eor v6.16b, v13.16b, v6.16b
    eor v13.16b, v3.16b, v31.16b
    bit v13.16b, v31.16b, v10.16b
    orr v31.16b, v13.16b, v6.16b
    str q17, [sp, #192]
    mov v17.16b, v6.16b
    bsl v17.16b, v31.16b, v10.16b
    eor v17.16b, v3.16b, v17.16b
    eor v1.16b, v1.16b, v31.16b
    orr v31.16b, v29.16b, v1.16b
    eor v31.16b, v18.16b, v31.16b
    str q25, [sp, #288]
    mov v25.16b, v31.16b
    sri v25.16b, v17.16b, #4
    sli v17.16b, v31.16b, #4
    ushr v31.16b, v17.16b, #2
    str q27, [sp, #480]
    ushr v27.16b, v25.16b, #2
    str q19, [sp, #496]
    mov v19.16b, v6.16b
    sli v19.16b, v1.16b, #4
    sri v1.16b, v6.16b, #4
    shl v6.16b, v1.16b, #2
    bit v6.16b, v25.16b, v8.16b
    ushr v25.16b, v6.16b, #1
    bit v1.16b, v27.16b, v8.16b
    ushr v27.16b, v1.16b, #1
    bif v31.16b, v19.16b, v8.16b
    str q31, [sp, #512]
    ushr v31.16b, v31.16b, #1
    shl v19.16b, v19.16b, #2
    bit v19.16b, v17.16b, v8.16b
    ushr v17.16b, v19.16b, #1
    and v3.16b, v18.16b, v3.16b
    bsl v3.16b, v22.16b, v2.16b
    mov v2.16b, v13.16b
    sli v2.16b, v3.16b, #4
    sri v3.16b, v13.16b, #4
    mov v18.16b, v10.16b
    sli v18.16b, v29.16b, #4
    sri v29.16b, v10.16b, #4
    ushr v22.16b, v2.16b, #2
    shl v10.16b, v18.16b, #2
    bit v10.16b, v2.16b, v8.16b
    bit v18.16b, v22.16b, v8.16b
    ushr v2.16b, v3.16b, #2
    shl v22.16b, v29.16b, #2
    bit v22.16b, v3.16b, v8.16b
    bit v29.16b, v2.16b, v8.16b
    shl v2.16b, v10.16b, #1
    shl v3.16b, v18.16b, #1
    shl v13.16b, v22.16b, #1
    str q31, [sp, #128]
    shl v31.16b, v29.16b, #1
    eor v7.16b, v7.16b, v30.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #112]
    eor v23.16b, v23.16b, v24.16b
    ldr q24, [sp, #272]
    ldr q30, [sp, #208]
    str q18, [sp, #112]
    bic v18.16b, v24.16b, v30.16b
    str q3, [sp, #528]
    ldr q3, [sp, #352]
    eor v3.16b, v3.16b, v18.16b
    eor v3.16b, v23.16b, v3.16b
    ldr q18, [sp, #176]
    eor v23.16b, v18.16b, v24.16b
    str q17, [sp, #352]
    ldr q17, [sp, #320]
    str q10, [sp, #544]
    bic v10.16b, v17.16b, v18.16b
    eor v7.16b, v10.16b, v7.16b
    mvn v24.16b, v24.16b
    str q19, [sp, #272]
    ldr q19, [sp, #240]
    bit v24.16b, v23.16b, v19.16b
    ldr q23, [sp, #400]
    str q2, [sp, #560]
    eor v2.16b, v23.16b, v30.16b
    bit v2.16b, v30.16b, v7.16b
    orr v30.16b, v2.16b, v3.16b
    str q1, [sp, #208]
    mov v1.16b, v3.16b
    bsl v1.16b, v30.16b, v7.16b
    eor v1.16b, v23.16b, v1.16b
    eor v19.16b, v19.16b, v30.16b
    orr v30.16b, v24.16b, v19.16b
    eor v30.16b, v17.16b, v30.16b
    str q31, [sp, #240]
    mov v31.16b, v1.16b
    sli v31.16b, v30.16b, #4
    sri v30.16b, v1.16b, #4
    ushr v1.16b, v30.16b, #2
    str q15, [sp, #576]
    ushr v15.16b, v31.16b, #2
    str q27, [sp, #592]
    mov v27.16b, v19.16b
    sri v27.16b, v3.16b, #4
    sli v3.16b, v19.16b, #4
    bif v15.16b, v3.16b, v8.16b
    shl v3.16b, v3.16b, #2
    bit v3.16b, v31.16b, v8.16b
    bif v1.16b, v27.16b, v8.16b
    shl v19.16b, v27.16b, #2
    bit v19.16b, v30.16b, v8.16b
    ushr v27.16b, v19.16b, #1
    ushr v30.16b, v1.16b, #1
    ushr v31.16b, v3.16b, #1
    str q27, [sp, #608]
    ushr v27.16b, v15.16b, #1
    and v17.16b, v17.16b, v23.16b
    bsl v17.16b, v10.16b, v18.16b
    mov v18.16b, v2.16b
    sli v18.16b, v17.16b, #4
    sri v17.16b, v2.16b, #4
    mov v2.16b, v7.16b
    sli v2.16b, v24.16b, #4
    sri v24.16b, v7.16b, #4
    ushr v7.16b, v18.16b, #2
    shl v23.16b, v2.16b, #2
    bit v23.16b, v18.16b, v8.16b
    bit v2.16b, v7.16b, v8.16b
    ushr v7.16b, v17.16b, #2
    shl v18.16b, v24.16b, #2
    bit v18.16b, v17.16b, v8.16b
    bsl v8.16b, v7.16b, v24.16b
    shl v7.16b, v23.16b, #1
    shl v17.16b, v2.16b, #1
    shl v24.16b, v18.16b, #1
    shl v10.16b, v8.16b, #1
    str q18, [sp, #176]
    movi v18.16b, #85
    bit v24.16b, v19.16b, v18.16b
    bit v4.16b, v20.16b, v18.16b
    bit v12.16b, v16.16b, v18.16b
    bit v9.16b, v5.16b, v18.16b
    bit v28.16b, v11.16b, v18.16b
    bit v22.16b, v25.16b, v18.16b
    bit v13.16b, v6.16b, v18.16b
    bit v21.16b, v0.16b, v18.16b
    bit v14.16b, v26.16b, v18.16b
    ldr q0, [sp, #592]
    bit v29.16b, v0.16b, v18.16b
    ldr q0, [sp, #496]
    ldr q5, [sp, #576]
    bit v5.16b, v0.16b, v18.16b
    ldr q0, [sp, #208]
    ldr q6, [sp, #240]
    bit v6.16b, v0.16b, v18.16b
    ldr q0, [sp, #288]
    ldr q16, [sp, #480]
    bit v16.16b, v0.16b, v18.16b
    ldr q0, [sp, #464]
    ldr q19, [sp, #192]
    bit v19.16b, v0.16b, v18.16b
    bit v8.16b, v30.16b, v18.16b
    bit v2.16b, v27.16b, v18.16b
    bit v10.16b, v1.16b, v18.16b
    ldr q0, [sp, #224]
    ldr q1, [sp, #448]
    bit v1.16b, v0.16b, v18.16b
    bit v7.16b, v3.16b, v18.16b
    ldr q0, [sp, #272]
    ldr q3, [sp, #560]
    bit v3.16b, v0.16b, v18.16b
    bit v23.16b, v31.16b, v18.16b
    ldr q0, [sp, #352]
    ldr q20, [sp, #544]
    bit v20.16b, v0.16b, v18.16b
    ldr q0, [sp, #256]
    ldr q25, [sp, #432]
    bit v25.16b, v0.16b, v18.16b
    ldr q0, [sp, #512]
    ldr q26, [sp, #528]
    bit v26.16b, v0.16b, v18.16b
    bit v17.16b, v15.16b, v18.16b
    ldr q0, [sp, #384]
    ldr q27, [sp, #80]
    bit v27.16b, v0.16b, v18.16b
    ldr q0, [sp, #96]
    ldr q30, [sp, #160]
    bit v30.16b, v0.16b, v18.16b
    ldr q0, [sp, #304]
    ldr q31, [sp, #416]
    bit v31.16b, v0.16b, v18.16b
    ldr q0, [sp, #368]
    ldr q11, [sp, #144]
    bit v11.16b, v0.16b, v18.16b
    ldr q0, [sp, #608]
    ldr q15, [sp, #176]
    bit v15.16b, v0.16b, v18.16b
    ldr q0, [sp, #128]
    str q24, [sp, #176]
    ldr q24, [sp, #112]
    bit v24.16b, v0.16b, v18.16b
    ldr q0, [sp, #64]
    str q12, [sp, #112]
    ldr q12, [sp, #336]
    bsl v18.16b, v0.16b, v12.16b
    zip1 v0.2d, v18.2d, v8.2d
    zip2 v18.2d, v18.2d, v8.2d
    zip2 v8.2d, v31.2d, v24.2d
    zip1 v24.2d, v31.2d, v24.2d
    zip2 v31.2d, v28.2d, v15.2d
    zip1 v28.2d, v28.2d, v15.2d
    zip2 v12.2d, v11.2d, v13.2d
    zip1 v11.2d, v11.2d, v13.2d
    zip1 v13.2d, v30.2d, v26.2d
    zip2 v26.2d, v30.2d, v26.2d
    zip2 v30.2d, v27.2d, v6.2d
    zip1 v6.2d, v27.2d, v6.2d
    zip2 v27.2d, v16.2d, v17.2d
    zip1 v16.2d, v16.2d, v17.2d
    trn1 v17.4s, v13.4s, v16.4s
    trn2 v16.4s, v13.4s, v16.4s
    trn2 v13.4s, v26.4s, v27.4s
    trn1 v26.4s, v26.4s, v27.4s
    trn1 v27.8h, v17.8h, v26.8h
    trn2 v17.8h, v17.8h, v26.8h
    trn2 v26.8h, v16.8h, v13.8h
    trn1 v16.8h, v16.8h, v13.8h
    trn1 v13.16b, v27.16b, v16.16b
    trn2 v16.16b, v27.16b, v16.16b
    trn2 v27.16b, v17.16b, v26.16b
    trn1 v17.16b, v17.16b, v26.16b
    zip1 v26.2d, v25.2d, v22.2d
    zip2 v22.2d, v25.2d, v22.2d
    trn2 v25.4s, v22.4s, v31.4s
    trn1 v22.4s, v22.4s, v31.4s
    trn2 v31.4s, v26.4s, v28.4s
    trn1 v26.4s, v26.4s, v28.4s
    trn2 v28.8h, v26.8h, v22.8h
    trn1 v22.8h, v26.8h, v22.8h
    trn2 v26.8h, v31.8h, v25.8h
    trn1 v25.8h, v31.8h, v25.8h
    trn1 v31.16b, v22.16b, v25.16b
    trn2 v22.16b, v22.16b, v25.16b
    trn1 v25.16b, v28.16b, v26.16b
    trn2 v26.16b, v28.16b, v26.16b
    zip2 v28.2d, v14.2d, v20.2d
    zip1 v20.2d, v14.2d, v20.2d
    zip2 v14.2d, v9.2d, v23.2d
    zip1 v23.2d, v9.2d, v23.2d
    trn2 v9.4s, v20.4s, v23.4s
    trn1 v20.4s, v20.4s, v23.4s
    trn2 v23.4s, v28.4s, v14.4s
    trn1 v28.4s, v28.4s, v14.4s
    trn2 v14.8h, v20.8h, v28.8h
    trn1 v20.8h, v20.8h, v28.8h
    trn1 v28.8h, v9.8h, v23.8h
    trn2 v23.8h, v9.8h, v23.8h
    trn2 v9.16b, v14.16b, v23.16b
    trn1 v23.16b, v14.16b, v23.16b
    trn1 v14.16b, v20.16b, v28.16b
    trn2 v20.16b, v20.16b, v28.16b
    zip2 v28.2d, v19.2d, v3.2d
    zip1 v3.2d, v19.2d, v3.2d
    zip1 v19.2d, v1.2d, v7.2d
    zip2 v1.2d, v1.2d, v7.2d
    trn2 v7.4s, v28.4s, v1.4s
    trn1 v1.4s, v28.4s, v1.4s
    trn1 v28.4s, v3.4s, v19.4s
    trn2 v3.4s, v3.4s, v19.4s
    trn2 v19.8h, v3.8h, v7.8h
    trn1 v3.8h, v3.8h, v7.8h
    trn2 v7.8h, v28.8h, v1.8h
    trn1 v1.8h, v28.8h, v1.8h
    trn1 v28.16b, v1.16b, v3.16b
    str q28, [x0, #0]
    trn2 v1.16b, v1.16b, v3.16b
    str q14, [x0, #16]
    str q13, [x0, #32]
    trn1 v3.16b, v7.16b, v19.16b
    trn2 v7.16b, v7.16b, v19.16b
    zip1 v19.2d, v5.2d, v10.2d
    zip2 v5.2d, v5.2d, v10.2d
    trn1 v28.4s, v30.4s, v5.4s
    trn2 v5.4s, v30.4s, v5.4s
    trn2 v30.4s, v6.4s, v19.4s
    trn1 v6.4s, v6.4s, v19.4s
    trn1 v19.8h, v6.8h, v28.8h
    trn2 v6.8h, v6.8h, v28.8h
    trn1 v28.8h, v30.8h, v5.8h
    trn2 v5.8h, v30.8h, v5.8h
    trn2 v30.16b, v6.16b, v5.16b
    trn1 v5.16b, v6.16b, v5.16b
    trn1 v6.16b, v19.16b, v28.16b
    trn2 v19.16b, v19.16b, v28.16b
    zip1 v28.2d, v4.2d, v2.2d
    zip2 v2.2d, v4.2d, v2.2d
    trn2 v4.4s, v8.4s, v2.4s
    trn1 v2.4s, v8.4s, v2.4s
    trn1 v8.4s, v24.4s, v28.4s
    trn2 v24.4s, v24.4s, v28.4s
    trn1 v28.8h, v24.8h, v4.8h
    trn2 v4.8h, v24.8h, v4.8h
    trn2 v24.8h, v8.8h, v2.8h
    trn1 v2.8h, v8.8h, v2.8h
    trn1 v8.16b, v2.16b, v28.16b
    str q8, [x0, #48]
    trn2 v2.16b, v2.16b, v28.16b
    trn1 v28.16b, v24.16b, v4.16b
    trn2 v4.16b, v24.16b, v4.16b
    zip2 v24.2d, v21.2d, v29.2d
    zip1 v21.2d, v21.2d, v29.2d
    trn1 v29.4s, v21.4s, v0.4s
    trn2 v0.4s, v21.4s, v0.4s
    trn1 v21.4s, v24.4s, v18.4s
    trn2 v18.4s, v24.4s, v18.4s
    trn2 v24.8h, v0.8h, v18.8h
    trn1 v0.8h, v0.8h, v18.8h
    trn2 v18.8h, v29.8h, v21.8h
    trn1 v21.8h, v29.8h, v21.8h
    trn1 v29.16b, v21.16b, v0.16b
    trn2 v0.16b, v21.16b, v0.16b
    trn2 v21.16b, v18.16b, v24.16b
    trn1 v18.16b, v18.16b, v24.16b
    ldr q24, [sp, #112]
    ldr q8, [sp, #176]
    zip1 v10.2d, v24.2d, v8.2d
    zip2 v24.2d, v24.2d, v8.2d
    trn2 v8.4s, v12.4s, v24.4s
    trn1 v24.4s, v12.4s, v24.4s
    trn2 v12.4s, v11.4s, v10.4s
    trn1 v10.4s, v11.4s, v10.4s
    trn1 v11.8h, v10.8h, v24.8h
    trn2 v24.8h, v10.8h, v24.8h
    trn2 v10.8h, v12.8h, v8.8h
    trn1 v8.8h, v12.8h, v8.8h
    trn2 v12.16b, v11.16b, v8.16b
    trn1 v8.16b, v11.16b, v8.16b
    str q8, [x0, #64]
    str q31, [x0, #80]
    str q6, [x0, #96]
    str q29, [x0, #112]
    str q1, [x0, #128]
    str q20, [x0, #144]
    str q16, [x0, #160]
    str q2, [x0, #176]
    str q12, [x0, #192]
    str q22, [x0, #208]
    str q19, [x0, #224]
    str q0, [x0, #240]
    str q3, [x0, #256]
    str q23, [x0, #272]
    str q17, [x0, #288]
    str q28, [x0, #304]
    trn2 v0.16b, v24.16b, v10.16b
    trn1 v1.16b, v24.16b, v10.16b
    str q1, [x0, #320]
    str q25, [x0, #336]
    str q5, [x0, #352]
    str q18, [x0, #368]
    str q7, [x0, #384]
    str q9, [x0, #400]
    str q27, [x0, #416]
    str q4, [x0, #432]
    str q0, [x0, #448]
    str q26, [x0, #464]
    str q30, [x0, #480]
    str q21, [x0, #496]
    add x0, x0, #512
    add x1, x1, #512
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ecb_decrypt_neon_out
.Llwcc_skinny128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #624
    movi v0.16b, #0
    mov x9, x0
    movz x10, #32
.Llwcc_skinny128_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ecb_decrypt_neon_group
.Llwcc_skinny128_128_ecb_decrypt_neon_out:
    add x1, sp, #624
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ecb_decrypt_neon_copy
.Llwcc_skinny128_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #67
.Llwcc_skinny128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1136
    ret
.Llwcc_skinny128_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_skinny128_128_ecb_decrypt_neon, .-lwcc_skinny128_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_init_neon
    .type lwcc_skinny128_128_ctr_init_neon, %function
lwcc_skinny128_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_skinny128_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_skinny128_128_ctr_nonce_neon
    .size lwcc_skinny128_128_ctr_init_neon, .-lwcc_skinny128_128_ctr_init_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_nonce_neon
    .type lwcc_skinny128_128_ctr_nonce_neon, %function
lwcc_skinny128_128_ctr_nonce_neon:
    sub sp, sp, #64
    stp d8, d9, [sp, #0]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    add x9, x1, #8
    ld1r {v0.4s}, [x9]
    ld1r {v1.2d}, [x1]
    ldr q2, [x8, #560]
    ldr q3, [x8, #0]
    and v0.16b, v0.16b, v2.16b
    and v1.16b, v1.16b, v3.16b
    orr v0.16b, v1.16b, v0.16b
    mov v1.16b, v0.16b
    sli v1.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    mov v2.16b, v1.16b
    sli v2.4s, v1.4s, #16
    ldr q3, [x8, #544]
    sri v1.4s, v1.4s, #16
    mov v4.16b, v0.16b
    sli v4.4s, v0.4s, #16
    sri v0.4s, v0.4s, #16
    ldr q5, [x8, #528]
    ldr q6, [x8, #0]
    mov v7.16b, v1.16b
    sli v7.2d, v0.2d, #32
    sri v0.2d, v1.2d, #32
    mov v1.16b, v2.16b
    sli v1.2d, v4.2d, #32
    sri v4.2d, v2.2d, #32
    tbl v2.16b, {v0.16b}, v3.16b
    tbl v3.16b, {v4.16b}, v5.16b
    zip1 v5.2d, v1.2d, v7.2d
    movi v16.16b, #85
    zip2 v1.2d, v1.2d, v7.2d
    bit v2.16b, v4.16b, v6.16b
    movi v4.16b, #51
    bsl v6.16b, v3.16b, v0.16b
    ushr v0.16b, v5.16b, #1
    shl v3.16b, v5.16b, #1
    ushr v7.16b, v2.16b, #1
    shl v17.16b, v1.16b, #1
    shl v18.16b, v6.16b, #1
    ushr v19.16b, v1.16b, #1
    bif v0.16b, v5.16b, v16.16b
    bit v17.16b, v1.16b, v16.16b
    ushr v20.16b, v6.16b, #1
    bit v3.16b, v5.16b, v16.16b
    shl v5.16b, v2.16b, #1
    bit v1.16b, v19.16b, v16.16b
    shl v19.16b, v0.16b, #2
    ushr v21.16b, v3.16b, #2
    bif v7.16b, v2.16b, v16.16b
    bif v20.16b, v6.16b, v16.16b
    ushr v22.16b, v1.16b, #2
    bit v19.16b, v0.16b, v4.16b
    shl v23.16b, v17.16b, #2
    ushr v24.16b, v20.16b, #2
    shl v25.16b, v1.16b, #2
    shl v26.16b, v7.16b, #2
    bif v21.16b, v3.16b, v4.16b
    bit v23.16b, v17.16b, v4.16b
    shl v27.16b, v20.16b, #2
    bit v25.16b, v1.16b, v4.16b
    ushr v28.16b, v17.16b, #2
    bit v26.16b, v7.16b, v4.16b
    bit v27.16b, v20.16b, v4.16b
    mov v29.16b, v23.16b
    sli v29.16b, v23.16b, #4
    ushr v30.16b, v0.16b, #2
    bit v17.16b, v28.16b, v4.16b
    bit v5.16b, v2.16b, v16.16b
    bsl v16.16b, v6.16b, v18.16b
    mov v2.16b, v25.16b
    sli v2.16b, v25.16b, #4
    sri v25.16b, v25.16b, #4
    bit v0.16b, v30.16b, v4.16b
    ushr v6.16b, v16.16b, #2
    shl v18.16b, v5.16b, #2
    mov v28.16b, v17.16b
    sli v28.16b, v17.16b, #4
    sri v17.16b, v17.16b, #4
    shl v30.16b, v3.16b, #2
    mov v31.16b, v0.16b
    sli v31.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    bit v18.16b, v5.16b, v4.16b
    mov v8.16b, v21.16b
    sli v8.16b, v21.16b, #4
    bit v30.16b, v3.16b, v4.16b
    bit v20.16b, v24.16b, v4.16b
    shl v3.16b, v16.16b, #2
    mov v24.16b, v26.16b
    sli v24.16b, v26.16b, #4
    sri v26.16b, v26.16b, #4
    bit v1.16b, v22.16b, v4.16b
    bif v6.16b, v16.16b, v4.16b
    bit v3.16b, v16.16b, v4.16b
    mov v16.16b, v20.16b
    sli v16.16b, v20.16b, #4
    sri v20.16b, v20.16b, #4
    mov v22.16b, v1.16b
    sli v22.16b, v1.16b, #4
    sri v1.16b, v1.16b, #4
    str q0, [x0, #9024]
    str q8, [x0, #8832]
    mov v0.16b, v30.16b
    sli v0.16b, v30.16b, #4
    mov v8.16b, v3.16b
    sli v8.16b, v3.16b, #4
    sri v3.16b, v3.16b, #4
    sri v30.16b, v30.16b, #4
    str q1, [x0, #9056]
    sri v21.16b, v21.16b, #4
    str q20, [x0, #9072]
    mvn v1.16b, v17.16b
    sri v23.16b, v23.16b, #4
    str q25, [x0, #9168]
    str q3, [x0, #9184]
    mov v3.16b, v6.16b
    sli v3.16b, v6.16b, #4
    sri v6.16b, v6.16b, #4
    ushr v17.16b, v7.16b, #2
    ushr v20.16b, v5.16b, #2
    mvn v21.16b, v21.16b
    str q30, [x0, #9088]
    str q1, [x0, #8992]
    mvn v1.16b, v2.16b
    str q23, [x0, #9152]
    str q3, [x0, #8880]
    mov v2.16b, v27.16b
    sli v2.16b, v27.16b, #4
    mvn v3.16b, v6.16b
    sri v27.16b, v27.16b, #4
    bit v5.16b, v20.16b, v4.16b
    bsl v4.16b, v17.16b, v7.16b
    str q26, [x0, #9136]
    str q21, [x0, #8960]
    mov v6.16b, v18.16b
    sli v6.16b, v18.16b, #4
    sri v18.16b, v18.16b, #4
    mov v7.16b, v19.16b
    sli v7.16b, v19.16b, #4
    str q8, [x0, #8752]
    str q3, [x0, #9008]
    mov v3.16b, v4.16b
    sli v3.16b, v4.16b, #4
    mov v17.16b, v5.16b
    sli v17.16b, v5.16b, #4
    str q28, [x0, #8864]
    str q29, [x0, #8736]
    mvn v20.16b, v24.16b
    str q27, [x0, #9200]
    str q18, [x0, #9120]
    mvn v7.16b, v7.16b
    mvn v3.16b, v3.16b
    str q20, [x0, #8784]
    str q6, [x0, #8720]
    mvn v6.16b, v31.16b
    mvn v18.16b, v22.16b
    str q0, [x0, #8704]
    str q7, [x0, #8768]
    sri v5.16b, v5.16b, #4
    str q3, [x0, #8912]
    mvn v0.16b, v2.16b
    str q1, [x0, #8800]
    sri v19.16b, v19.16b, #4
    str q18, [x0, #8928]
    sri v4.16b, v4.16b, #4
    str q17, [x0, #8848]
    str q6, [x0, #8896]
    mvn v1.16b, v5.16b
    str q0, [x0, #8816]
    mvn v0.16b, v16.16b
    str q19, [x0, #9104]
    str q4, [x0, #9040]
    str q0, [x0, #8944]
    str q1, [x0, #8976]
    ldp d8, d9, [sp, #0]
    add sp, sp, #64
    ret
    .size lwcc_skinny128_128_ctr_nonce_neon, .-lwcc_skinny128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_skinny128_128_ctr_crypt_neon
    .type lwcc_skinny128_128_ctr_crypt_neon, %function
lwcc_skinny128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_skinny128_128_ctr_crypt_neon_return
    sub sp, sp, #1104
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_skinny128_128_file_neon_constants
    // x5: whole groups of 512 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #9
    and x6, x6, #511
    movz x7, #0
    cbz x5, .Llwcc_skinny128_128_ctr_crypt_neon_rest
.Llwcc_skinny128_128_ctr_crypt_neon_group:
    dup v3.4s, w4
    movi v4.16b, #0
    add v4.4s, v3.4s, v4.4s
    ldr q5, [x8, #16]
    tbl v4.16b, {v4.16b}, v5.16b
    ldr q6, [x8, #32]
    add v6.4s, v3.4s, v6.4s
    tbl v6.16b, {v6.16b}, v5.16b
    ldr q7, [x8, #48]
    add v7.4s, v3.4s, v7.4s
    tbl v7.16b, {v7.16b}, v5.16b
    ldr q16, [x8, #64]
    add v16.4s, v3.4s, v16.4s
    tbl v16.16b, {v16.16b}, v5.16b
    ldr q17, [x8, #80]
    add v17.4s, v3.4s, v17.4s
    tbl v17.16b, {v17.16b}, v5.16b
    ldr q18, [x8, #96]
    add v18.4s, v3.4s, v18.4s
    tbl v18.16b, {v18.16b}, v5.16b
    ldr q19, [x8, #112]
    add v19.4s, v3.4s, v19.4s
    tbl v19.16b, {v19.16b}, v5.16b
    ldr q20, [x8, #128]
    add v20.4s, v3.4s, v20.4s
    tbl v20.16b, {v20.16b}, v5.16b
    ldr q21, [x8, #144]
    add v21.4s, v3.4s, v21.4s
    tbl v21.16b, {v21.16b}, v5.16b
    ldr q22, [x8, #160]
    add v22.4s, v3.4s, v22.4s
    tbl v22.16b, {v22.16b}, v5.16b
    ldr q23, [x8, #176]
    add v23.4s, v3.4s, v23.4s
    tbl v23.16b, {v23.16b}, v5.16b
    ldr q24, [x8, #192]
    add v24.4s, v3.4s, v24.4s
    tbl v24.16b, {v24.16b}, v5.16b
    ldr q25, [x8, #208]
    add v25.4s, v3.4s, v25.4s
    tbl v25.16b, {v25.16b}, v5.16b
    ldr q26, [x8, #224]
    add v26.4s, v3.4s, v26.4s
    tbl v26.16b, {v26.16b}, v5.16b
    ldr q27, [x8, #240]
    add v27.4s, v3.4s, v27.4s
    tbl v27.16b, {v27.16b}, v5.16b
    ldr q28, [x8, #256]
    add v28.4s, v3.4s, v28.4s
    tbl v28.16b, {v28.16b}, v5.16b
    ldr q29, [x8, #272]
    add v29.4s, v3.4s, v29.4s
    tbl v29.16b, {v29.16b}, v5.16b
    ldr q30, [x8, #288]
    add v30.4s, v3.4s, v30.4s
    tbl v30.16b, {v30.16b}, v5.16b
    ldr q31, [x8, #304]
    add v31.4s, v3.4s, v31.4s
    tbl v31.16b, {v31.16b}, v5.16b
    ldr q8, [x8, #320]
    add v8.4s, v3.4s, v8.4s
    tbl v8.16b, {v8.16b}, v5.16b
    ldr q9, [x8, #336]
    add v9.4s, v3.4s, v9.4s
    tbl v9.16b, {v9.16b}, v5.16b
    ldr q10, [x8, #352]
    add v10.4s, v3.4s, v10.4s
    tbl v10.16b, {v10.16b}, v5.16b
    ldr q11, [x8, #368]
    add v11.4s, v3.4s, v11.4s
    tbl v11.16b, {v11.16b}, v5.16b
    ldr q12, [x8, #384]
    add v12.4s, v3.4s, v12.4s
    tbl v12.16b, {v12.16b}, v5.16b
    ldr q13, [x8, #400]
    add v13.4s, v3.4s, v13.4s
    tbl v13.16b, {v13.16b}, v5.16b
    ldr q14, [x8, #416]
    add v14.4s, v3.4s, v14.4s
    tbl v14.16b, {v14.16b}, v5.16b
    ldr q15, [x8, #432]
    add v15.4s, v3.4s, v15.4s
    tbl v15.16b, {v15.16b}, v5.16b
    ldr q2, [x8, #448]
    add v2.4s, v3.4s, v2.4s
    tbl v2.16b, {v2.16b}, v5.16b
    ldr q1, [x8, #464]
    add v1.4s, v3.4s, v1.4s
    tbl v1.16b, {v1.16b}, v5.16b
    ldr q0, [x8, #480]
    add v0.4s, v3.4s, v0.4s
    tbl v0.16b, {v0.16b}, v5.16b
    str q12, [sp, #64]
    ldr q12, [x8, #496]
    add v12.4s, v3.4s, v12.4s
    tbl v12.16b, {v12.16b}, v5.16b
    str q11, [sp, #80]
    ldr q11, [x8, #512]
    add v3.4s, v3.4s, v11.4s
    tbl v3.16b, {v3.16b}, v5.16b
    mov v5.16b, v4.16b
    sli v5.8h, v21.8h, #8
    sri v21.8h, v4.8h, #8
    mov v4.16b, v6.16b
    sli v4.8h, v22.8h, #8
    sri v22.8h, v6.8h, #8
    mov v6.16b, v7.16b
    sli v6.8h, v23.8h, #8
    sri v23.8h, v7.8h, #8
    mov v7.16b, v16.16b
    sli v7.8h, v24.8h, #8
    sri v24.8h, v16.8h, #8
    mov v16.16b, v17.16b
    sli v16.8h, v25.8h, #8
    sri v25.8h, v17.8h, #8
    mov v17.16b, v18.16b
    sli v17.8h, v26.8h, #8
    sri v26.8h, v18.8h, #8
    mov v18.16b, v19.16b
    sli v18.8h, v27.8h, #8
    sri v27.8h, v19.8h, #8
    mov v19.16b, v20.16b
    sli v19.8h, v28.8h, #8
    sri v28.8h, v20.8h, #8
    mov v20.16b, v29.16b
    sli v20.8h, v13.8h, #8
    sri v13.8h, v29.8h, #8
    mov v29.16b, v30.16b
    sli v29.8h, v14.8h, #8
    sri v14.8h, v30.8h, #8
    mov v30.16b, v31.16b
    sli v30.8h, v15.8h, #8
    sri v15.8h, v31.8h, #8
    mov v31.16b, v8.16b
    sli v31.8h, v2.8h, #8
    sri v2.8h, v8.8h, #8
    mov v8.16b, v9.16b
    sli v8.8h, v1.8h, #8
    sri v1.8h, v9.8h, #8
    mov v9.16b, v10.16b
    sli v9.8h, v0.8h, #8
    sri v0.8h, v10.8h, #8
    ldr q10, [sp, #80]
    mov v11.16b, v10.16b
    sli v11.8h, v12.8h, #8
    sri v12.8h, v10.8h, #8
    ldr q10, [sp, #64]
    str q28, [sp, #80]
    mov v28.16b, v10.16b
    sli v28.8h, v3.8h, #8
    sri v3.8h, v10.8h, #8
    mov v10.16b, v5.16b
    sli v10.4s, v20.4s, #16
    sri v20.4s, v5.4s, #16
    mov v5.16b, v4.16b
    sli v5.4s, v29.4s, #16
    sri v29.4s, v4.4s, #16
    mov v4.16b, v6.16b
    sli v4.4s, v30.4s, #16
    sri v30.4s, v6.4s, #16
    mov v6.16b, v7.16b
    sli v6.4s, v31.4s, #16
    sri v31.4s, v7.4s, #16
    mov v7.16b, v16.16b
    sli v7.4s, v8.4s, #16
    sri v8.4s, v16.4s, #16
    mov v16.16b, v17.16b
    sli v16.4s, v9.4s, #16
    sri v9.4s, v17.4s, #16
    mov v17.16b, v18.16b
    sli v17.4s, v11.4s, #16
    sri v11.4s, v18.4s, #16
    mov v18.16b, v19.16b
    sli v18.4s, v28.4s, #16
    sri v28.4s, v19.4s, #16
    mov v19.16b, v21.16b
    sli v19.4s, v13.4s, #16
    sri v13.4s, v21.4s, #16
    mov v21.16b, v22.16b
    sli v21.4s, v14.4s, #16
    sri v14.4s, v22.4s, #16
    mov v22.16b, v23.16b
    sli v22.4s, v15.4s, #16
    sri v15.4s, v23.4s, #16
    mov v23.16b, v24.16b
    sli v23.4s, v2.4s, #16
    sri v2.4s, v24.4s, #16
    mov v24.16b, v25.16b
    sli v24.4s, v1.4s, #16
    sri v1.4s, v25.4s, #16
    mov v25.16b, v26.16b
    sli v25.4s, v0.4s, #16
    sri v0.4s, v26.4s, #16
    mov v26.16b, v27.16b
    sli v26.4s, v12.4s, #16
    sri v12.4s, v27.4s, #16
    ldr q27, [sp, #80]
    str q28, [sp, #64]
    mov v28.16b, v27.16b
    sli v28.4s, v3.4s, #16
    sri v3.4s, v27.4s, #16
    mov v27.16b, v10.16b
    sli v27.2d, v19.2d, #32
    sri v19.2d, v10.2d, #32
    mov v10.16b, v5.16b
    sli v10.2d, v21.2d, #32
    sri v21.2d, v5.2d, #32
    mov v5.16b, v4.16b
    sli v5.2d, v22.2d, #32
    sri v22.2d, v4.2d, #32
    mov v4.16b, v6.16b
    sli v4.2d, v23.2d, #32
    sri v23.2d, v6.2d, #32
    mov v6.16b, v7.16b
    sli v6.2d, v24.2d, #32
    sri v24.2d, v7.2d, #32
    mov v7.16b, v16.16b
    sli v7.2d, v25.2d, #32
    sri v25.2d, v16.2d, #32
    mov v16.16b, v17.16b
    sli v16.2d, v26.2d, #32
    sri v26.2d, v17.2d, #32
    mov v17.16b, v18.16b
    sli v17.2d, v28.2d, #32
    sri v28.2d, v18.2d, #32
    mov v18.16b, v20.16b
    sli v18.2d, v13.2d, #32
    sri v13.2d, v20.2d, #32
    mov v20.16b, v29.16b
    sli v20.2d, v14.2d, #32
    sri v14.2d, v29.2d, #32
    mov v29.16b, v30.16b
    sli v29.2d, v15.2d, #32
    sri v15.2d, v30.2d, #32
    mov v30.16b, v31.16b
    sli v30.2d, v2.2d, #32
    sri v2.2d, v31.2d, #32
    mov v31.16b, v8.16b
    sli v31.2d, v1.2d, #32
    sri v1.2d, v8.2d, #32
    mov v8.16b, v9.16b
    sli v8.2d, v0.2d, #32
    sri v0.2d, v9.2d, #32
    mov v9.16b, v11.16b
    sli v9.2d, v12.2d, #32
    sri v12.2d, v11.2d, #32
    ldr q11, [sp, #64]
    str q28, [sp, #80]
    mov v28.16b, v11.16b
    sli v28.2d, v3.2d, #32
    sri v3.2d, v11.2d, #32
    zip1 v11.2d, v27.2d, v18.2d
    zip2 v18.2d, v27.2d, v18.2d
    zip1 v27.2d, v10.2d, v20.2d
    zip2 v20.2d, v10.2d, v20.2d
    zip1 v10.2d, v5.2d, v29.2d
    zip2 v5.2d, v5.2d, v29.2d
    zip1 v29.2d, v4.2d, v30.2d
    zip2 v4.2d, v4.2d, v30.2d
    zip1 v30.2d, v6.2d, v31.2d
    zip2 v6.2d, v6.2d, v31.2d
    zip1 v31.2d, v7.2d, v8.2d
    zip2 v7.2d, v7.2d, v8.2d
    zip1 v8.2d, v16.2d, v9.2d
    zip2 v16.2d, v16.2d, v9.2d
    zip1 v9.2d, v17.2d, v28.2d
    zip2 v17.2d, v17.2d, v28.2d
    ldr q28, [x8, #528]
    str q17, [sp, #64]
    tbl v17.16b, {v19.16b}, v28.16b
    str q16, [sp, #96]
    ldr q16, [x8, #544]
    str q7, [sp, #112]
    tbl v7.16b, {v13.16b}, v16.16b
    str q6, [sp, #128]
    ldr q6, [x8, #0]
    bit v7.16b, v19.16b, v6.16b
    bit v13.16b, v17.16b, v6.16b
    tbl v17.16b, {v21.16b}, v28.16b
    tbl v19.16b, {v14.16b}, v16.16b
    bit v19.16b, v21.16b, v6.16b
    bit v14.16b, v17.16b, v6.16b
    tbl v17.16b, {v22.16b}, v28.16b
    tbl v21.16b, {v15.16b}, v16.16b
    bit v21.16b, v22.16b, v6.16b
    bit v15.16b, v17.16b, v6.16b
    tbl v17.16b, {v23.16b}, v28.16b
    tbl v22.16b, {v2.16b}, v16.16b
    bit v22.16b, v23.16b, v6.16b
    bit v2.16b, v17.16b, v6.16b
    tbl v17.16b, {v24.16b}, v28.16b
    tbl v23.16b, {v1.16b}, v16.16b
    bit v23.16b, v24.16b, v6.16b
    bit v1.16b, v17.16b, v6.16b
    tbl v17.16b, {v25.16b}, v28.16b
    tbl v24.16b, {v0.16b}, v16.16b
    bit v24.16b, v25.16b, v6.16b
    bit v0.16b, v17.16b, v6.16b
    tbl v17.16b, {v26.16b}, v28.16b
    tbl v25.16b, {v12.16b}, v16.16b
    bit v25.16b, v26.16b, v6.16b
    bit v12.16b, v17.16b, v6.16b
    ldr q17, [sp, #80]
    tbl v26.16b, {v17.16b}, v28.16b
    tbl v16.16b, {v3.16b}, v16.16b
    bit v16.16b, v17.16b, v6.16b
    bsl v6.16b, v26.16b, v3.16b
    ushr v3.16b, v11.16b, #1
    shl v17.16b, v27.16b, #1
    movi v26.16b, #85
    bit v17.16b, v11.16b, v26.16b
    bit v27.16b, v3.16b, v26.16b
    ushr v3.16b, v10.16b, #1
    shl v28.16b, v29.16b, #1
    bit v28.16b, v10.16b, v26.16b
    bit v29.16b, v3.16b, v26.16b
    ushr v3.16b, v30.16b, #1
    shl v10.16b, v31.16b, #1
    bit v10.16b, v30.16b, v26.16b
    bit v31.16b, v3.16b, v26.16b
    ushr v3.16b, v8.16b, #1
    shl v30.16b, v9.16b, #1
    bit v30.16b, v8.16b, v26.16b
    bit v9.16b, v3.16b, v26.16b
    ushr v3.16b, v7.16b, #1
    shl v8.16b, v19.16b, #1
    bit v8.16b, v7.16b, v26.16b
    bit v19.16b, v3.16b, v26.16b
    ushr v3.16b, v21.16b, #1
    shl v7.16b, v22.16b, #1
    bit v7.16b, v21.16b, v26.16b
    bit v22.16b, v3.16b, v26.16b
    ushr v3.16b, v23.16b, #1
    shl v21.16b, v24.16b, #1
    bit v21.16b, v23.16b, v26.16b
    bit v24.16b, v3.16b, v26.16b
    ushr v3.16b, v25.16b, #1
    shl v23.16b, v16.16b, #1
    bit v23.16b, v25.16b, v26.16b
    bit v16.16b, v3.16b, v26.16b
    ushr v3.16b, v18.16b, #1
    shl v25.16b, v20.16b, #1
    bit v25.16b, v18.16b, v26.16b
    bit v20.16b, v3.16b, v26.16b
    ushr v3.16b, v5.16b, #1
    shl v18.16b, v4.16b, #1
    bit v18.16b, v5.16b, v26.16b
    bit v4.16b, v3.16b, v26.16b
    ldr q3, [sp, #128]
    ushr v5.16b, v3.16b, #1
    ldr q11, [sp, #112]
    str q4, [sp, #80]
    shl v4.16b, v11.16b, #1
    bit v4.16b, v3.16b, v26.16b
    bit v11.16b, v5.16b, v26.16b
    ldr q3, [sp, #96]
    ushr v5.16b, v3.16b, #1
    str q11, [sp, #112]
    ldr q11, [sp, #64]
    str q4, [sp, #128]
    shl v4.16b, v11.16b, #1
    bit v4.16b, v3.16b, v26.16b
    bit v11.16b, v5.16b, v26.16b
    ushr v3.16b, v13.16b, #1
    shl v5.16b, v14.16b, #1
    bit v5.16b, v13.16b, v26.16b
    bit v14.16b, v3.16b, v26.16b
    ushr v3.16b, v15.16b, #1
    shl v13.16b, v2.16b, #1
    bit v13.16b, v15.16b, v26.16b
    bit v2.16b, v3.16b, v26.16b
    ushr v3.16b, v1.16b, #1
    shl v15.16b, v0.16b, #1
    bit v15.16b, v1.16b, v26.16b
    bit v0.16b, v3.16b, v26.16b
    ushr v1.16b, v12.16b, #1
    shl v3.16b, v6.16b, #1
    bit v3.16b, v12.16b, v26.16b
    bit v6.16b, v1.16b, v26.16b
    ushr v1.16b, v17.16b, #2
    shl v12.16b, v28.16b, #2
    movi v26.16b, #51
    bit v12.16b, v17.16b, v26.16b
    bit v28.16b, v1.16b, v26.16b
    ushr v1.16b, v27.16b, #2
    shl v17.16b, v29.16b, #2
    bit v17.16b, v27.16b, v26.16b
    bit v29.16b, v1.16b, v26.16b
    ushr v1.16b, v10.16b, #2
    shl v27.16b, v30.16b, #2
    bit v27.16b, v10.16b, v26.16b
    bit v30.16b, v1.16b, v26.16b
    ushr v1.16b, v31.16b, #2
    shl v10.16b, v9.16b, #2
    bit v10.16b, v31.16b, v26.16b
    bit v9.16b, v1.16b, v26.16b
    ushr v1.16b, v8.16b, #2
    shl v31.16b, v7.16b, #2
    bit v31.16b, v8.16b, v26.16b
    bit v7.16b, v1.16b, v26.16b
    ushr v1.16b, v19.16b, #2
    shl v8.16b, v22.16b, #2
    bit v8.16b, v19.16b, v26.16b
    bit v22.16b, v1.16b, v26.16b
    ushr v1.16b, v21.16b, #2
    shl v19.16b, v23.16b, #2
    bit v19.16b, v21.16b, v26.16b
    bit v23.16b, v1.16b, v26.16b
    ushr v1.16b, v24.16b, #2
    shl v21.16b, v16.16b, #2
    bit v21.16b, v24.16b, v26.16b
    bit v16.16b, v1.16b, v26.16b
    ushr v1.16b, v25.16b, #2
    shl v24.16b, v18.16b, #2
    bit v24.16b, v25.16b, v26.16b
    bit v18.16b, v1.16b, v26.16b
    ushr v1.16b, v20.16b, #2
    ldr q25, [sp, #80]
    str q18, [sp, #64]
    shl v18.16b, v25.16b, #2
    bit v18.16b, v20.16b, v26.16b
    bit v25.16b, v1.16b, v26.16b
    ldr q1, [sp, #128]
    ushr v20.16b, v1.16b, #2
    str q25, [sp, #80]
    shl v25.16b, v4.16b, #2
    bit v25.16b, v1.16b, v26.16b
    bit v4.16b, v20.16b, v26.16b
    ldr q1, [sp, #112]
    ushr v20.16b, v1.16b, #2
    str q4, [sp, #128]
    shl v4.16b, v11.16b, #2
    bit v4.16b, v1.16b, v26.16b
    bit v11.16b, v20.16b, v26.16b
    ushr v1.16b, v5.16b, #2
    shl v20.16b, v13.16b, #2
    bit v20.16b, v5.16b, v26.16b
    bit v13.16b, v1.16b, v26.16b
    ushr v1.16b, v14.16b, #2
    shl v5.16b, v2.16b, #2
    bit v5.16b, v14.16b, v26.16b
    bit v2.16b, v1.16b, v26.16b
    ushr v1.16b, v15.16b, #2
    shl v14.16b, v3.16b, #2
    bit v14.16b, v15.16b, v26.16b
    bit v3.16b, v1.16b, v26.16b
    ushr v1.16b, v0.16b, #2
    shl v15.16b, v6.16b, #2
    bit v15.16b, v0.16b, v26.16b
    bit v6.16b, v1.16b, v26.16b
    mov v0.16b, v12.16b
    sli v0.16b, v27.16b, #4
    sri v27.16b, v12.16b, #4
    mov v1.16b, v17.16b
    sli v1.16b, v10.16b, #4
    sri v10.16b, v17.16b, #4
    mov v17.16b, v28.16b
    sli v17.16b, v30.16b, #4
    sri v30.16b, v28.16b, #4
    mov v28.16b, v29.16b
    sli v28.16b, v9.16b, #4
    sri v9.16b, v29.16b, #4
    mov v29.16b, v31.16b
    sli v29.16b, v19.16b, #4
    sri v19.16b, v31.16b, #4
    mov v31.16b, v8.16b
    sli v31.16b, v21.16b, #4
    sri v21.16b, v8.16b, #4
    mov v8.16b, v7.16b
    sli v8.16b, v23.16b, #4
    sri v23.16b, v7.16b, #4
    mov v7.16b, v22.16b
    sli v7.16b, v16.16b, #4
    sri v16.16b, v22.16b, #4
    mov v22.16b, v24.16b
    sli v22.16b, v25.16b, #4
    sri v25.16b, v24.16b, #4
    mov v24.16b, v18.16b
    sli v24.16b, v4.16b, #4
    sri v4.16b, v18.16b, #4
    ldr q18, [sp, #64]
    ldr q12, [sp, #128]
    mov v26.16b, v18.16b
    sli v26.16b, v12.16b, #4
    sri v12.16b, v18.16b, #4
    ldr q18, [sp, #80]
    str q25, [sp, #64]
    mov v25.16b, v18.16b
    sli v25.16b, v11.16b, #4
    sri v11.16b, v18.16b, #4
    mov v18.16b, v20.16b
    sli v18.16b, v14.16b, #4
    sri v14.16b, v20.16b, #4
    mov v20.16b, v5.16b
    sli v20.16b, v15.16b, #4
    sri v15.16b, v5.16b, #4
    mov v5.16b, v13.16b
    sli v5.16b, v3.16b, #4
    sri v3.16b, v13.16b, #4
    mov v13.16b, v2.16b
    sli v13.16b, v6.16b, #4
    str q15, [sp, #80]
    ldr q15, [x3, #8704]
    sri v6.16b, v2.16b, #4
    ldr q2, [x3, #8720]
    eor v0.16b, v15.16b, v0.16b
    ldr q15, [x3, #8736]
    eor v2.16b, v2.16b, v29.16b
    ldr q29, [x3, #8752]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [x3, #8768]
    eor v18.16b, v29.16b, v18.16b
    ldr q29, [x3, #8784]
    eor v1.16b, v15.16b, v1.16b
    ldr q15, [x3, #8800]
    eor v29.16b, v29.16b, v31.16b
    ldr q31, [x3, #8816]
    eor v24.16b, v15.16b, v24.16b
    ldr q15, [x3, #8832]
    eor v20.16b, v31.16b, v20.16b
    ldr q31, [x3, #8848]
    eor v17.16b, v15.16b, v17.16b
    ldr q15, [x3, #8864]
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #8880]
    eor v26.16b, v15.16b, v26.16b
    ldr q15, [x3, #8896]
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [x3, #8912]
    eor v28.16b, v15.16b, v28.16b
    ldr q15, [x3, #8928]
    eor v7.16b, v8.16b, v7.16b
    ldr q8, [x3, #8944]
    eor v25.16b, v15.16b, v25.16b
    ldr q15, [x3, #8960]
    eor v8.16b, v8.16b, v13.16b
    ldr q13, [x3, #8976]
    eor v30.16b, v15.16b, v30.16b
    ldr q15, [x3, #8992]
    eor v23.16b, v13.16b, v23.16b
    ldr q13, [x3, #9008]
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #9024]
    eor v3.16b, v13.16b, v3.16b
    ldr q13, [x3, #9040]
    eor v9.16b, v15.16b, v9.16b
    ldr q15, [x3, #9056]
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [x3, #9072]
    eor v11.16b, v15.16b, v11.16b
    // round 1 (skinny.dsl:60)
    ldr q15, [x3, #9104]
    eor v6.16b, v13.16b, v6.16b
    ldr q13, [x3, #9088]
    eor v10.16b, v15.16b, v10.16b
    ldr q15, [x3, #9136]
    eor v27.16b, v13.16b, v27.16b
    ldr q13, [x3, #9120]
    eor v21.16b, v15.16b, v21.16b
    eor v19.16b, v13.16b, v19.16b
    orn v13.16b, v9.16b, v30.16b
    eor v27.16b, v27.16b, v13.16b
    eor v13.16b, v0.16b, v28.16b
    bit v13.16b, v0.16b, v17.16b
    bic v0.16b, v28.16b, v13.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v1.16b, v30.16b
    bit v1.16b, v30.16b, v17.16b
    eor v30.16b, v9.16b, v1.16b
    bic v15.16b, v27.16b, v13.16b
    eor v10.16b, v10.16b, v15.16b
    bit v30.16b, v9.16b, v10.16b
    eor v9.16b, v29.16b, v23.16b
    bit v9.16b, v23.16b, v31.16b
    orn v23.16b, v16.16b, v23.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v16.16b, v9.16b
    eor v15.16b, v2.16b, v7.16b
    bit v15.16b, v2.16b, v31.16b
    bic v2.16b, v7.16b, v15.16b
    eor v2.16b, v29.16b, v2.16b
    bic v29.16b, v19.16b, v15.16b
    eor v21.16b, v21.16b, v29.16b
    ldr q29, [x3, #9168]
    bit v23.16b, v16.16b, v21.16b
    ldr q16, [x3, #9152]
    eor v4.16b, v29.16b, v4.16b
    ldr q29, [sp, #64]
    eor v16.16b, v16.16b, v29.16b
    eor v29.16b, v22.16b, v25.16b
    bit v29.16b, v22.16b, v26.16b
    orn v22.16b, v29.16b, v25.16b
    eor v22.16b, v24.16b, v22.16b
    eor v24.16b, v24.16b, v12.16b
    bit v24.16b, v12.16b, v26.16b
    orn v12.16b, v11.16b, v12.16b
    eor v16.16b, v16.16b, v12.16b
    bic v12.16b, v16.16b, v29.16b
    eor v4.16b, v4.16b, v12.16b
    eor v12.16b, v11.16b, v24.16b
    bit v12.16b, v11.16b, v4.16b
    orr v11.16b, v22.16b, v12.16b
    eor v26.16b, v26.16b, v11.16b
    ldr q11, [x3, #8640]
    str q15, [sp, #64]
    ext v15.16b, v26.16b, v26.16b, #12
    eor v17.16b, v11.16b, v17.16b
    ldr q11, [x3, #8656]
    str q25, [sp, #128]
    bic v25.16b, v2.16b, v23.16b
    eor v31.16b, v11.16b, v31.16b
    eor v25.16b, v31.16b, v25.16b
    eor v25.16b, v25.16b, v15.16b
    bic v31.16b, v0.16b, v30.16b
    eor v17.16b, v17.16b, v31.16b
    ext v31.16b, v17.16b, v17.16b, #8
    eor v26.16b, v26.16b, v31.16b
    ldr q31, [x3, #9184]
    ext v11.16b, v26.16b, v26.16b, #4
    ldr q15, [x3, #9200]
    eor v31.16b, v31.16b, v14.16b
    ldr q14, [sp, #80]
    eor v14.16b, v15.16b, v14.16b
    eor v15.16b, v18.16b, v8.16b
    bit v15.16b, v18.16b, v5.16b
    orn v18.16b, v15.16b, v8.16b
    eor v18.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v3.16b
    bit v20.16b, v3.16b, v5.16b
    orn v3.16b, v6.16b, v3.16b
    eor v3.16b, v31.16b, v3.16b
    bic v31.16b, v3.16b, v15.16b
    eor v31.16b, v14.16b, v31.16b
    eor v14.16b, v6.16b, v20.16b
    bit v14.16b, v6.16b, v31.16b
    orr v6.16b, v18.16b, v14.16b
    str q25, [sp, #80]
    ldr q25, [x3, #160]
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #176]
    eor v23.16b, v25.16b, v23.16b
    ldr q25, [x3, #32]
    eor v6.16b, v6.16b, v9.16b
    ldr q9, [x3, #6496]
    eor v25.16b, v25.16b, v12.16b
    eor v9.16b, v9.16b, v13.16b
    ldr q12, [x3, #5184]
    eor v5.16b, v5.16b, v11.16b
    ldr q11, [x3, #4272]
    eor v0.16b, v12.16b, v0.16b
    ldr q12, [x3, #16]
    eor v2.16b, v11.16b, v2.16b
    ldr q11, [x3, #48]
    eor v30.16b, v12.16b, v30.16b
    ldr q12, [x3, #4288]
    eor v1.16b, v11.16b, v1.16b
    ldr q11, [x3, #112]
    eor v12.16b, v12.16b, v19.16b
    ldr q13, [x3, #224]
    eor v11.16b, v11.16b, v27.16b
    eor v13.16b, v13.16b, v21.16b
    eor v27.16b, v28.16b, v27.16b
    str q26, [sp, #112]
    ldr q26, [x3, #4224]
    bit v27.16b, v28.16b, v10.16b
    ldr q28, [x3, #128]
    eor v26.16b, v26.16b, v27.16b
    eor v27.16b, v28.16b, v10.16b
    eor v19.16b, v7.16b, v19.16b
    bsl v21.16b, v7.16b, v19.16b
    ext v7.16b, v27.16b, v27.16b, #8
    eor v7.16b, v4.16b, v7.16b
    ext v19.16b, v7.16b, v7.16b, #4
    eor v19.16b, v31.16b, v19.16b
    ext v28.16b, v26.16b, v26.16b, #8
    ext v10.16b, v11.16b, v11.16b, #8
    eor v10.16b, v16.16b, v10.16b
    str q26, [sp, #96]
    ext v26.16b, v10.16b, v10.16b, #4
    eor v26.16b, v3.16b, v26.16b
    eor v3.16b, v8.16b, v3.16b
    bsl v31.16b, v8.16b, v3.16b
    ext v3.16b, v1.16b, v1.16b, #8
    eor v3.16b, v24.16b, v3.16b
    ext v24.16b, v24.16b, v24.16b, #12
    eor v6.16b, v24.16b, v6.16b
    ext v24.16b, v3.16b, v3.16b, #4
    eor v20.16b, v20.16b, v24.16b
    ext v24.16b, v30.16b, v30.16b, #8
    eor v24.16b, v25.16b, v24.16b
    ext v25.16b, v25.16b, v25.16b, #12
    eor v23.16b, v23.16b, v25.16b
    ext v25.16b, v24.16b, v24.16b, #4
    eor v25.16b, v14.16b, v25.16b
    ext v8.16b, v0.16b, v0.16b, #8
    eor v8.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #12
    eor v2.16b, v22.16b, v2.16b
    ext v22.16b, v8.16b, v8.16b, #4
    eor v18.16b, v18.16b, v22.16b
    ext v22.16b, v9.16b, v9.16b, #8
    eor v22.16b, v29.16b, v22.16b
    ext v29.16b, v29.16b, v29.16b, #12
    ext v14.16b, v22.16b, v22.16b, #4
    str q22, [sp, #144]
    ext v22.16b, v16.16b, v16.16b, #12
    eor v22.16b, v22.16b, v12.16b
    ldr q12, [sp, #128]
    eor v16.16b, v12.16b, v16.16b
    bit v16.16b, v12.16b, v4.16b
    eor v28.16b, v16.16b, v28.16b
    ext v16.16b, v16.16b, v16.16b, #12
    ext v4.16b, v4.16b, v4.16b, #12
    eor v4.16b, v4.16b, v13.16b
    // round 2 (skinny.dsl:60)
    ldr q12, [x3, #8672]
    // round 1 (skinny.dsl:60)
    ext v13.16b, v28.16b, v28.16b, #4
    // round 2 (skinny.dsl:60)
    str q2, [sp, #128]
    ldr q2, [sp, #64]
    eor v2.16b, v12.16b, v2.16b
    eor v2.16b, v29.16b, v2.16b
    eor v29.16b, v31.16b, v13.16b
    ldr q31, [x3, #4320]
    eor v12.16b, v15.16b, v14.16b
    eor v21.16b, v31.16b, v21.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q21, [x3, #272]
    mvn v31.16b, v10.16b
    ldr q10, [x3, #6384]
    eor v21.16b, v21.16b, v20.16b
    eor v10.16b, v10.16b, v1.16b
    bic v13.16b, v31.16b, v7.16b
    eor v28.16b, v28.16b, v13.16b
    eor v13.16b, v8.16b, v28.16b
    eor v14.16b, v31.16b, v24.16b
    bit v31.16b, v14.16b, v3.16b
    eor v14.16b, v7.16b, v31.16b
    eor v15.16b, v18.16b, v5.16b
    str q2, [sp, #64]
    ldr q2, [x3, #368]
    bit v15.16b, v5.16b, v20.16b
    eor v2.16b, v2.16b, v15.16b
    and v5.16b, v18.16b, v15.16b
    str q2, [sp, #160]
    ldr q2, [x3, #336]
    eor v5.16b, v25.16b, v5.16b
    eor v2.16b, v2.16b, v5.16b
    eor v25.16b, v26.16b, v25.16b
    str q2, [sp, #176]
    ldr q2, [x3, #320]
    bsl v20.16b, v26.16b, v25.16b
    eor v2.16b, v2.16b, v20.16b
    eor v20.16b, v19.16b, v20.16b
    orn v25.16b, v19.16b, v26.16b
    ldr q26, [x3, #384]
    eor v25.16b, v25.16b, v29.16b
    eor v26.16b, v26.16b, v25.16b
    and v29.16b, v15.16b, v25.16b
    eor v29.16b, v12.16b, v29.16b
    ldr q12, [x3, #304]
    bit v20.16b, v19.16b, v29.16b
    eor v19.16b, v12.16b, v20.16b
    bic v5.16b, v5.16b, v20.16b
    ldr q20, [x3, #400]
    eor v5.16b, v21.16b, v5.16b
    eor v20.16b, v20.16b, v29.16b
    eor v21.16b, v18.16b, v25.16b
    ldr q25, [x3, #352]
    bsl v29.16b, v18.16b, v21.16b
    eor v18.16b, v25.16b, v29.16b
    eor v21.16b, v0.16b, v17.16b
    bit v21.16b, v17.16b, v1.16b
    and v17.16b, v0.16b, v21.16b
    ldr q25, [x3, #464]
    eor v17.16b, v30.16b, v17.16b
    eor v25.16b, v25.16b, v17.16b
    eor v29.16b, v11.16b, v30.16b
    ldr q30, [x3, #448]
    bsl v1.16b, v11.16b, v29.16b
    eor v29.16b, v30.16b, v1.16b
    eor v1.16b, v27.16b, v1.16b
    orn v30.16b, v27.16b, v11.16b
    ldr q11, [x3, #480]
    ldr q12, [sp, #96]
    eor v30.16b, v12.16b, v30.16b
    eor v11.16b, v11.16b, v30.16b
    and v12.16b, v21.16b, v30.16b
    eor v9.16b, v9.16b, v12.16b
    bit v1.16b, v27.16b, v9.16b
    bic v17.16b, v17.16b, v1.16b
    ldr q27, [x3, #8688]
    eor v17.16b, v10.16b, v17.16b
    ldr q10, [x3, #496]
    eor v1.16b, v27.16b, v1.16b
    eor v27.16b, v10.16b, v9.16b
    eor v30.16b, v0.16b, v30.16b
    bsl v9.16b, v0.16b, v30.16b
    eor v0.16b, v22.16b, v23.16b
    bif v0.16b, v22.16b, v6.16b
    bic v22.16b, v22.16b, v4.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #128]
    eor v30.16b, v22.16b, v16.16b
    ext v10.16b, v16.16b, v16.16b, #8
    eor v10.16b, v11.16b, v10.16b
    eor v11.16b, v16.16b, v26.16b
    ext v12.16b, v11.16b, v11.16b, #8
    eor v12.16b, v28.16b, v12.16b
    eor v15.16b, v0.16b, v2.16b
    str q11, [sp, #96]
    ext v11.16b, v15.16b, v15.16b, #8
    eor v31.16b, v31.16b, v11.16b
    eor v11.16b, v4.16b, v0.16b
    ext v0.16b, v0.16b, v0.16b, #8
    eor v0.16b, v29.16b, v0.16b
    ldr q29, [sp, #112]
    str q15, [sp, #192]
    eor v15.16b, v8.16b, v29.16b
    bit v29.16b, v15.16b, v3.16b
    bic v28.16b, v28.16b, v29.16b
    ldr q15, [sp, #144]
    eor v28.16b, v15.16b, v28.16b
    bit v14.16b, v7.16b, v28.16b
    bit v13.16b, v8.16b, v28.16b
    orn v7.16b, v29.16b, v8.16b
    eor v7.16b, v24.16b, v7.16b
    orr v24.16b, v7.16b, v14.16b
    eor v3.16b, v3.16b, v24.16b
    ldr q24, [sp, #80]
    eor v8.16b, v22.16b, v24.16b
    bit v24.16b, v8.16b, v6.16b
    bic v16.16b, v16.16b, v24.16b
    ldr q8, [sp, #64]
    eor v16.16b, v8.16b, v16.16b
    ldr q8, [x3, #288]
    bit v11.16b, v4.16b, v16.16b
    eor v4.16b, v8.16b, v11.16b
    bit v30.16b, v22.16b, v16.16b
    orn v22.16b, v24.16b, v22.16b
    eor v22.16b, v23.16b, v22.16b
    orr v23.16b, v22.16b, v11.16b
    eor v6.16b, v6.16b, v23.16b
    ext v23.16b, v6.16b, v6.16b, #8
    eor v17.16b, v17.16b, v23.16b
    eor v6.16b, v6.16b, v5.16b
    ext v23.16b, v6.16b, v6.16b, #8
    eor v3.16b, v3.16b, v23.16b
    ldr q23, [sp, #176]
    eor v8.16b, v22.16b, v23.16b
    ext v22.16b, v22.16b, v22.16b, #8
    eor v22.16b, v25.16b, v22.16b
    ext v25.16b, v8.16b, v8.16b, #8
    eor v7.16b, v7.16b, v25.16b
    ext v25.16b, v30.16b, v30.16b, #8
    eor v30.16b, v30.16b, v18.16b
    ext v11.16b, v30.16b, v30.16b, #8
    ext v15.16b, v4.16b, v4.16b, #8
    eor v1.16b, v1.16b, v15.16b
    eor v4.16b, v4.16b, v19.16b
    ext v15.16b, v4.16b, v4.16b, #8
    eor v14.16b, v14.16b, v15.16b
    ext v15.16b, v16.16b, v16.16b, #8
    eor v27.16b, v27.16b, v15.16b
    eor v16.16b, v16.16b, v20.16b
    ext v15.16b, v16.16b, v16.16b, #8
    eor v28.16b, v28.16b, v15.16b
    ldr q15, [sp, #160]
    str q30, [sp, #128]
    eor v30.16b, v24.16b, v15.16b
    ext v24.16b, v24.16b, v24.16b, #8
    str q30, [sp, #64]
    ext v30.16b, v30.16b, v30.16b, #8
    // round 3 (skinny.dsl:60)
    str q16, [sp, #80]
    eor v16.16b, v12.16b, v14.16b
    bit v16.16b, v12.16b, v31.16b
    str q16, [sp, #144]
    eor v16.16b, v28.16b, v16.16b
    orn v12.16b, v28.16b, v12.16b
    eor v11.16b, v13.16b, v11.16b
    eor v11.16b, v12.16b, v11.16b
    eor v12.16b, v7.16b, v3.16b
    bit v12.16b, v3.16b, v31.16b
    bic v3.16b, v11.16b, v12.16b
    eor v29.16b, v29.16b, v30.16b
    eor v3.16b, v29.16b, v3.16b
    bit v16.16b, v28.16b, v3.16b
    bic v28.16b, v7.16b, v12.16b
    eor v28.16b, v14.16b, v28.16b
    eor v29.16b, v26.16b, v19.16b
    bit v29.16b, v26.16b, v2.16b
    eor v30.16b, v20.16b, v29.16b
    orn v26.16b, v20.16b, v26.16b
    eor v18.16b, v18.16b, v26.16b
    eor v26.16b, v23.16b, v5.16b
    bit v26.16b, v5.16b, v2.16b
    bic v5.16b, v18.16b, v26.16b
    eor v5.16b, v15.16b, v5.16b
    bit v30.16b, v20.16b, v5.16b
    bic v20.16b, v23.16b, v26.16b
    ldr q13, [x3, #528]
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v13.16b, v21.16b
    ldr q21, [x3, #512]
    eor v20.16b, v20.16b, v24.16b
    eor v21.16b, v21.16b, v9.16b
    eor v21.16b, v21.16b, v25.16b
    eor v24.16b, v22.16b, v17.16b
    bit v17.16b, v24.16b, v0.16b
    orn v24.16b, v17.16b, v22.16b
    eor v24.16b, v1.16b, v24.16b
    eor v1.16b, v10.16b, v1.16b
    bif v1.16b, v10.16b, v0.16b
    bic v25.16b, v10.16b, v27.16b
    eor v21.16b, v25.16b, v21.16b
    bic v25.16b, v21.16b, v17.16b
    eor v20.16b, v20.16b, v25.16b
    eor v25.16b, v27.16b, v1.16b
    bit v25.16b, v27.16b, v20.16b
    orr v27.16b, v24.16b, v25.16b
    eor v0.16b, v0.16b, v27.16b
    ext v27.16b, v0.16b, v0.16b, #4
    bic v9.16b, v28.16b, v16.16b
    ldr q10, [x3, #672]
    bic v13.16b, v19.16b, v30.16b
    eor v2.16b, v10.16b, v2.16b
    eor v2.16b, v2.16b, v13.16b
    ldr q10, [x3, #544]
    eor v2.16b, v2.16b, v27.16b
    eor v27.16b, v10.16b, v31.16b
    eor v27.16b, v27.16b, v9.16b
    ext v31.16b, v27.16b, v27.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #12
    eor v9.16b, v8.16b, v6.16b
    ldr q10, [sp, #192]
    bit v6.16b, v9.16b, v10.16b
    orn v9.16b, v6.16b, v8.16b
    eor v9.16b, v4.16b, v9.16b
    ldr q13, [sp, #96]
    mvn v13.16b, v13.16b
    eor v4.16b, v13.16b, v4.16b
    bif v4.16b, v13.16b, v10.16b
    ldr q14, [sp, #80]
    bic v13.16b, v13.16b, v14.16b
    ldr q15, [sp, #128]
    eor v13.16b, v15.16b, v13.16b
    bic v15.16b, v13.16b, v6.16b
    str q2, [sp, #128]
    ldr q2, [sp, #64]
    eor v2.16b, v2.16b, v15.16b
    eor v15.16b, v14.16b, v4.16b
    bit v15.16b, v14.16b, v2.16b
    orr v14.16b, v9.16b, v15.16b
    eor v10.16b, v10.16b, v14.16b
    ext v14.16b, v17.16b, v17.16b, #4
    str q27, [sp, #192]
    ldr q27, [x3, #592]
    eor v31.16b, v10.16b, v31.16b
    eor v27.16b, v27.16b, v28.16b
    ext v28.16b, v27.16b, v27.16b, #8
    eor v28.16b, v24.16b, v28.16b
    ldr q10, [x3, #720]
    ext v24.16b, v24.16b, v24.16b, #4
    eor v19.16b, v10.16b, v19.16b
    eor v19.16b, v24.16b, v19.16b
    ext v24.16b, v28.16b, v28.16b, #12
    ldr q10, [x3, #624]
    eor v24.16b, v9.16b, v24.16b
    eor v9.16b, v10.16b, v12.16b
    ext v10.16b, v9.16b, v9.16b, #8
    eor v17.16b, v17.16b, v10.16b
    ldr q10, [x3, #640]
    ext v12.16b, v17.16b, v17.16b, #12
    str q19, [sp, #80]
    ldr q19, [x3, #560]
    eor v10.16b, v10.16b, v11.16b
    str q31, [sp, #64]
    ldr q31, [x3, #656]
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v31.16b, v3.16b
    eor v31.16b, v7.16b, v11.16b
    ldr q11, [x3, #608]
    bsl v3.16b, v7.16b, v31.16b
    ldr q7, [x3, #576]
    eor v3.16b, v11.16b, v3.16b
    ldr q31, [sp, #144]
    eor v7.16b, v7.16b, v31.16b
    ext v31.16b, v19.16b, v19.16b, #8
    eor v31.16b, v20.16b, v31.16b
    ldr q11, [x3, #752]
    str q9, [sp, #144]
    ext v9.16b, v20.16b, v20.16b, #4
    eor v11.16b, v11.16b, v5.16b
    eor v9.16b, v9.16b, v11.16b
    ext v11.16b, v31.16b, v31.16b, #12
    eor v11.16b, v2.16b, v11.16b
    str q9, [sp, #96]
    eor v9.16b, v23.16b, v18.16b
    bsl v5.16b, v23.16b, v9.16b
    ldr q23, [x3, #736]
    ext v9.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v9.16b
    eor v18.16b, v18.16b, v23.16b
    ext v23.16b, v10.16b, v10.16b, #8
    eor v23.16b, v21.16b, v23.16b
    eor v21.16b, v22.16b, v21.16b
    bsl v20.16b, v22.16b, v21.16b
    ext v21.16b, v20.16b, v20.16b, #4
    ext v22.16b, v3.16b, v3.16b, #8
    eor v20.16b, v20.16b, v22.16b
    ext v22.16b, v20.16b, v20.16b, #12
    ext v9.16b, v23.16b, v23.16b, #12
    eor v9.16b, v13.16b, v9.16b
    eor v13.16b, v8.16b, v13.16b
    bsl v2.16b, v8.16b, v13.16b
    ext v8.16b, v7.16b, v7.16b, #8
    eor v8.16b, v1.16b, v8.16b
    ldr q13, [x3, #704]
    ext v1.16b, v1.16b, v1.16b, #4
    eor v29.16b, v13.16b, v29.16b
    eor v1.16b, v1.16b, v29.16b
    ext v29.16b, v8.16b, v8.16b, #12
    ldr q13, [x3, #288]
    eor v4.16b, v4.16b, v29.16b
    eor v25.16b, v13.16b, v25.16b
    ext v29.16b, v16.16b, v16.16b, #8
    eor v29.16b, v25.16b, v29.16b
    ldr q13, [x3, #688]
    ext v25.16b, v25.16b, v25.16b, #4
    eor v30.16b, v13.16b, v30.16b
    eor v25.16b, v30.16b, v25.16b
    ext v30.16b, v29.16b, v29.16b, #12
    // round 4 (skinny.dsl:60)
    ldr q13, [x3, #768]
    // round 3 (skinny.dsl:60)
    eor v30.16b, v15.16b, v30.16b
    // round 4 (skinny.dsl:60)
    eor v5.16b, v13.16b, v5.16b
    ldr q13, [x3, #784]
    eor v5.16b, v21.16b, v5.16b
    eor v21.16b, v13.16b, v26.16b
    eor v21.16b, v14.16b, v21.16b
    eor v6.16b, v6.16b, v12.16b
    ldr q26, [x3, #944]
    eor v2.16b, v2.16b, v22.16b
    ldr q22, [x3, #800]
    eor v26.16b, v26.16b, v7.16b
    eor v22.16b, v22.16b, v4.16b
    eor v12.16b, v9.16b, v30.16b
    ldr q13, [x3, #848]
    bit v12.16b, v9.16b, v4.16b
    eor v13.16b, v13.16b, v12.16b
    eor v12.16b, v11.16b, v12.16b
    and v9.16b, v11.16b, v9.16b
    ldr q14, [x3, #912]
    eor v2.16b, v9.16b, v2.16b
    eor v9.16b, v14.16b, v2.16b
    eor v14.16b, v24.16b, v2.16b
    orn v15.16b, v23.16b, v31.16b
    eor v20.16b, v20.16b, v15.16b
    mvn v23.16b, v23.16b
    eor v15.16b, v23.16b, v29.16b
    bit v23.16b, v15.16b, v8.16b
    eor v15.16b, v31.16b, v23.16b
    str q23, [sp, #176]
    eor v23.16b, v28.16b, v20.16b
    str q13, [sp, #160]
    eor v13.16b, v28.16b, v0.16b
    bit v0.16b, v13.16b, v8.16b
    orn v13.16b, v0.16b, v28.16b
    eor v29.16b, v29.16b, v13.16b
    bic v13.16b, v20.16b, v0.16b
    eor v17.16b, v17.16b, v13.16b
    bit v23.16b, v28.16b, v17.16b
    bit v15.16b, v31.16b, v17.16b
    orn v28.16b, v29.16b, v15.16b
    eor v28.16b, v8.16b, v28.16b
    ldr q31, [sp, #192]
    eor v8.16b, v27.16b, v31.16b
    bit v8.16b, v31.16b, v7.16b
    bic v31.16b, v27.16b, v8.16b
    eor v31.16b, v16.16b, v31.16b
    eor v16.16b, v10.16b, v16.16b
    bsl v7.16b, v10.16b, v16.16b
    and v16.16b, v19.16b, v10.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v27.16b, v3.16b
    bic v10.16b, v3.16b, v8.16b
    ldr q13, [sp, #144]
    eor v10.16b, v13.16b, v10.16b
    bit v16.16b, v27.16b, v10.16b
    eor v27.16b, v19.16b, v7.16b
    ldr q13, [x3, #960]
    bit v27.16b, v19.16b, v10.16b
    eor v19.16b, v13.16b, v27.16b
    and v27.16b, v31.16b, v27.16b
    eor v26.16b, v26.16b, v27.16b
    ldr q27, [sp, #64]
    eor v13.16b, v24.16b, v27.16b
    bsl v4.16b, v27.16b, v13.16b
    bic v2.16b, v2.16b, v4.16b
    eor v2.16b, v6.16b, v2.16b
    ldr q6, [x3, #816]
    bit v12.16b, v11.16b, v2.16b
    ldr q27, [x3, #6080]
    eor v6.16b, v6.16b, v12.16b
    eor v27.16b, v27.16b, v2.16b
    ldr q11, [x3, #880]
    bsl v2.16b, v24.16b, v14.16b
    ldr q13, [x3, #896]
    eor v2.16b, v11.16b, v2.16b
    eor v11.16b, v13.16b, v4.16b
    bic v4.16b, v24.16b, v4.16b
    ldr q24, [x3, #864]
    eor v4.16b, v30.16b, v4.16b
    eor v24.16b, v24.16b, v4.16b
    and v4.16b, v4.16b, v12.16b
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [sp, #96]
    bic v30.16b, v18.16b, v22.16b
    ldr q12, [x3, #1008]
    eor v5.16b, v30.16b, v5.16b
    eor v30.16b, v12.16b, v5.16b
    eor v3.16b, v30.16b, v3.16b
    eor v30.16b, v5.16b, v9.16b
    eor v20.16b, v20.16b, v30.16b
    ldr q12, [sp, #80]
    eor v13.16b, v12.16b, v5.16b
    ldr q14, [sp, #128]
    str q20, [sp, #64]
    eor v20.16b, v12.16b, v14.16b
    bit v14.16b, v20.16b, v1.16b
    bic v5.16b, v5.16b, v14.16b
    ldr q20, [x3, #1024]
    eor v5.16b, v21.16b, v5.16b
    eor v20.16b, v20.16b, v5.16b
    eor v20.16b, v10.16b, v20.16b
    bit v13.16b, v12.16b, v5.16b
    orn v21.16b, v14.16b, v12.16b
    ldr q10, [x3, #992]
    eor v21.16b, v25.16b, v21.16b
    eor v10.16b, v10.16b, v21.16b
    eor v31.16b, v31.16b, v10.16b
    eor v25.16b, v18.16b, v25.16b
    ldr q10, [x3, #976]
    bit v18.16b, v25.16b, v1.16b
    eor v25.16b, v10.16b, v18.16b
    eor v7.16b, v7.16b, v25.16b
    eor v25.16b, v22.16b, v18.16b
    ldr q10, [x3, #832]
    bit v25.16b, v22.16b, v5.16b
    eor v22.16b, v10.16b, v25.16b
    eor v19.16b, v22.16b, v19.16b
    eor v22.16b, v22.16b, v6.16b
    eor v10.16b, v15.16b, v22.16b
    orr v25.16b, v21.16b, v25.16b
    eor v1.16b, v1.16b, v25.16b
    eor v25.16b, v1.16b, v26.16b
    eor v1.16b, v1.16b, v4.16b
    eor v26.16b, v28.16b, v1.16b
    ldr q28, [sp, #160]
    eor v18.16b, v18.16b, v28.16b
    ldr q12, [sp, #176]
    eor v12.16b, v12.16b, v18.16b
    eor v21.16b, v21.16b, v24.16b
    eor v29.16b, v29.16b, v21.16b
    eor v5.16b, v5.16b, v27.16b
    eor v17.16b, v17.16b, v5.16b
    eor v15.16b, v13.16b, v2.16b
    // round 5 (skinny.dsl:60)
    str q17, [sp, #176]
    ldr q17, [x3, #1056]
    // round 4 (skinny.dsl:60)
    str q10, [sp, #96]
    eor v10.16b, v14.16b, v11.16b
    // round 5 (skinny.dsl:60)
    eor v17.16b, v17.16b, v14.16b
    ldr q14, [x3, #1040]
    eor v17.16b, v8.16b, v17.16b
    eor v8.16b, v14.16b, v13.16b
    eor v16.16b, v16.16b, v8.16b
    eor v0.16b, v0.16b, v10.16b
    ldr q8, [x3, #1216]
    eor v23.16b, v23.16b, v15.16b
    ldr q13, [x3, #1072]
    eor v8.16b, v8.16b, v28.16b
    eor v13.16b, v13.16b, v12.16b
    mvn v14.16b, v30.16b
    eor v30.16b, v30.16b, v22.16b
    bit v30.16b, v14.16b, v18.16b
    bic v14.16b, v14.16b, v5.16b
    eor v14.16b, v15.16b, v14.16b
    eor v15.16b, v21.16b, v14.16b
    str q30, [sp, #80]
    eor v30.16b, v5.16b, v30.16b
    str q13, [sp, #128]
    eor v13.16b, v24.16b, v4.16b
    bit v4.16b, v13.16b, v28.16b
    and v13.16b, v24.16b, v4.16b
    eor v13.16b, v6.16b, v13.16b
    eor v6.16b, v9.16b, v6.16b
    bsl v28.16b, v6.16b, v9.16b
    orn v6.16b, v27.16b, v9.16b
    eor v2.16b, v2.16b, v6.16b
    and v6.16b, v4.16b, v2.16b
    eor v6.16b, v11.16b, v6.16b
    eor v9.16b, v24.16b, v2.16b
    bit v24.16b, v9.16b, v6.16b
    eor v9.16b, v27.16b, v28.16b
    bit v27.16b, v9.16b, v6.16b
    bic v9.16b, v13.16b, v27.16b
    orn v11.16b, v20.16b, v3.16b
    eor v16.16b, v11.16b, v16.16b
    eor v11.16b, v31.16b, v16.16b
    str q24, [sp, #160]
    ldr q24, [x3, #1280]
    str q4, [sp, #144]
    ext v4.16b, v16.16b, v16.16b, #12
    eor v4.16b, v24.16b, v4.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v21.16b, v1.16b
    bit v4.16b, v1.16b, v18.16b
    and v1.16b, v21.16b, v4.16b
    eor v1.16b, v22.16b, v1.16b
    and v22.16b, v4.16b, v14.16b
    eor v22.16b, v10.16b, v22.16b
    bit v21.16b, v15.16b, v22.16b
    bit v5.16b, v30.16b, v22.16b
    orr v24.16b, v1.16b, v5.16b
    eor v18.16b, v18.16b, v24.16b
    eor v24.16b, v31.16b, v25.16b
    bit v24.16b, v25.16b, v7.16b
    bic v25.16b, v16.16b, v24.16b
    eor v17.16b, v17.16b, v25.16b
    bif v11.16b, v31.16b, v17.16b
    orn v25.16b, v24.16b, v31.16b
    eor v25.16b, v19.16b, v25.16b
    eor v19.16b, v3.16b, v19.16b
    bit v19.16b, v3.16b, v7.16b
    ldr q3, [x3, #1248]
    ext v30.16b, v19.16b, v19.16b, #12
    eor v3.16b, v3.16b, v30.16b
    eor v3.16b, v3.16b, v28.16b
    eor v28.16b, v20.16b, v19.16b
    ldr q30, [x3, #1104]
    bit v20.16b, v28.16b, v17.16b
    eor v28.16b, v30.16b, v20.16b
    orr v20.16b, v25.16b, v20.16b
    eor v7.16b, v7.16b, v20.16b
    ext v20.16b, v7.16b, v7.16b, #12
    eor v20.16b, v8.16b, v20.16b
    eor v20.16b, v9.16b, v20.16b
    ldr q30, [x3, #1232]
    ext v31.16b, v28.16b, v28.16b, #12
    eor v30.16b, v30.16b, v31.16b
    eor v27.16b, v27.16b, v30.16b
    ldr q30, [x3, #1264]
    ext v31.16b, v25.16b, v25.16b, #12
    eor v30.16b, v30.16b, v31.16b
    eor v30.16b, v30.16b, v13.16b
    ext v31.16b, v11.16b, v11.16b, #12
    ldr q8, [x3, #1296]
    ext v9.16b, v17.16b, v17.16b, #12
    eor v8.16b, v8.16b, v9.16b
    eor v6.16b, v8.16b, v6.16b
    ext v8.16b, v24.16b, v24.16b, #12
    eor v9.16b, v29.16b, v26.16b
    ldr q10, [x3, #1168]
    bit v26.16b, v9.16b, v12.16b
    eor v9.16b, v10.16b, v26.16b
    ext v10.16b, v9.16b, v9.16b, #8
    eor v24.16b, v24.16b, v10.16b
    ext v10.16b, v24.16b, v24.16b, #4
    and v13.16b, v29.16b, v26.16b
    ldr q15, [x3, #1136]
    str q27, [sp, #192]
    ldr q27, [sp, #96]
    eor v13.16b, v27.16b, v13.16b
    eor v15.16b, v15.16b, v13.16b
    str q3, [sp, #112]
    ldr q3, [sp, #64]
    eor v27.16b, v3.16b, v27.16b
    str q20, [sp, #96]
    ldr q20, [x3, #1120]
    bsl v12.16b, v27.16b, v3.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q27, [sp, #176]
    eor v12.16b, v27.16b, v12.16b
    orn v3.16b, v27.16b, v3.16b
    eor v3.16b, v3.16b, v23.16b
    and v23.16b, v26.16b, v3.16b
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #1088]
    bit v27.16b, v12.16b, v0.16b
    eor v23.16b, v23.16b, v27.16b
    bic v26.16b, v13.16b, v27.16b
    ldr q27, [x3, #1200]
    ldr q12, [sp, #128]
    eor v26.16b, v12.16b, v26.16b
    ldr q12, [x3, #1184]
    eor v27.16b, v27.16b, v0.16b
    eor v12.16b, v12.16b, v3.16b
    eor v3.16b, v29.16b, v3.16b
    ldr q13, [x3, #1152]
    bsl v0.16b, v3.16b, v29.16b
    eor v0.16b, v13.16b, v0.16b
    ext v3.16b, v0.16b, v0.16b, #8
    eor v3.16b, v11.16b, v3.16b
    ext v29.16b, v3.16b, v3.16b, #4
    ext v11.16b, v12.16b, v12.16b, #8
    eor v16.16b, v16.16b, v11.16b
    ext v11.16b, v16.16b, v16.16b, #4
    eor v11.16b, v14.16b, v11.16b
    ext v13.16b, v27.16b, v27.16b, #8
    eor v17.16b, v17.16b, v13.16b
    ext v13.16b, v17.16b, v17.16b, #4
    eor v22.16b, v22.16b, v13.16b
    ext v13.16b, v26.16b, v26.16b, #8
    eor v7.16b, v7.16b, v13.16b
    ext v13.16b, v7.16b, v7.16b, #4
    eor v18.16b, v18.16b, v13.16b
    ext v13.16b, v23.16b, v23.16b, #8
    eor v28.16b, v28.16b, v13.16b
    ext v13.16b, v28.16b, v28.16b, #4
    eor v5.16b, v5.16b, v13.16b
    ext v13.16b, v20.16b, v20.16b, #8
    eor v19.16b, v19.16b, v13.16b
    ext v13.16b, v19.16b, v19.16b, #4
    ldr q14, [sp, #80]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v15.16b, v15.16b, #8
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v25.16b, v25.16b, #4
    eor v1.16b, v1.16b, v14.16b
    // round 6 (skinny.dsl:60)
    ldr q14, [x3, #1328]
    eor v21.16b, v21.16b, v29.16b
    eor v29.16b, v14.16b, v8.16b
    ldr q8, [x3, #1312]
    ldr q14, [sp, #144]
    eor v29.16b, v29.16b, v14.16b
    eor v31.16b, v8.16b, v31.16b
    ldr q8, [sp, #160]
    eor v31.16b, v31.16b, v8.16b
    ldr q8, [x3, #1344]
    eor v4.16b, v4.16b, v10.16b
    ldr q10, [x3, #1488]
    eor v8.16b, v8.16b, v13.16b
    eor v10.16b, v10.16b, v20.16b
    mvn v16.16b, v16.16b
    eor v14.16b, v16.16b, v28.16b
    bif v14.16b, v16.16b, v19.16b
    and v16.16b, v17.16b, v16.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v25.16b, v3.16b
    str q14, [sp, #160]
    eor v14.16b, v17.16b, v14.16b
    str q29, [sp, #144]
    eor v29.16b, v15.16b, v26.16b
    bit v29.16b, v26.16b, v20.16b
    and v26.16b, v15.16b, v29.16b
    eor v26.16b, v23.16b, v26.16b
    eor v23.16b, v12.16b, v23.16b
    bsl v20.16b, v12.16b, v23.16b
    orn v23.16b, v27.16b, v12.16b
    eor v0.16b, v0.16b, v23.16b
    eor v23.16b, v15.16b, v0.16b
    and v12.16b, v29.16b, v0.16b
    eor v9.16b, v9.16b, v12.16b
    bit v23.16b, v15.16b, v9.16b
    eor v12.16b, v27.16b, v20.16b
    ldr q15, [x3, #1504]
    bit v12.16b, v27.16b, v9.16b
    eor v27.16b, v15.16b, v12.16b
    bic v12.16b, v26.16b, v12.16b
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v1.16b, v18.16b
    ldr q15, [x3, #1440]
    bit v12.16b, v18.16b, v13.16b
    eor v18.16b, v15.16b, v12.16b
    and v15.16b, v1.16b, v12.16b
    str q29, [sp, #80]
    ldr q29, [x3, #1408]
    eor v15.16b, v5.16b, v15.16b
    eor v29.16b, v29.16b, v15.16b
    eor v5.16b, v11.16b, v5.16b
    str q23, [sp, #128]
    ldr q23, [x3, #1392]
    bsl v13.16b, v11.16b, v5.16b
    eor v5.16b, v23.16b, v13.16b
    eor v23.16b, v22.16b, v13.16b
    orn v11.16b, v22.16b, v11.16b
    ldr q13, [x3, #1456]
    eor v21.16b, v11.16b, v21.16b
    eor v11.16b, v13.16b, v21.16b
    and v12.16b, v12.16b, v21.16b
    eor v4.16b, v4.16b, v12.16b
    ldr q12, [x3, #1376]
    bit v22.16b, v23.16b, v4.16b
    eor v23.16b, v12.16b, v22.16b
    bic v22.16b, v15.16b, v22.16b
    ldr q12, [x3, #1472]
    eor v22.16b, v8.16b, v22.16b
    eor v8.16b, v12.16b, v4.16b
    eor v21.16b, v1.16b, v21.16b
    ldr q12, [x3, #1424]
    bsl v4.16b, v21.16b, v1.16b
    eor v1.16b, v12.16b, v4.16b
    and v4.16b, v6.16b, v2.16b
    eor v4.16b, v4.16b, v31.16b
    eor v21.16b, v30.16b, v4.16b
    eor v31.16b, v4.16b, v11.16b
    ext v12.16b, v31.16b, v31.16b, #8
    eor v12.16b, v3.16b, v12.16b
    ldr q13, [x3, #1552]
    ext v15.16b, v4.16b, v4.16b, #8
    eor v13.16b, v13.16b, v15.16b
    eor v0.16b, v0.16b, v13.16b
    eor v13.16b, v25.16b, v7.16b
    bit v7.16b, v13.16b, v19.16b
    bic v3.16b, v3.16b, v7.16b
    eor v3.16b, v24.16b, v3.16b
    bit v14.16b, v17.16b, v3.16b
    bit v16.16b, v25.16b, v3.16b
    orn v17.16b, v7.16b, v25.16b
    eor v17.16b, v28.16b, v17.16b
    bic v24.16b, v14.16b, v17.16b
    eor v19.16b, v19.16b, v24.16b
    ldr q24, [sp, #96]
    eor v25.16b, v30.16b, v24.16b
    ldr q28, [sp, #112]
    bit v24.16b, v25.16b, v28.16b
    bic v4.16b, v4.16b, v24.16b
    ldr q25, [sp, #144]
    eor v4.16b, v25.16b, v4.16b
    bit v21.16b, v30.16b, v4.16b
    orn v25.16b, v24.16b, v30.16b
    ldr q30, [sp, #192]
    eor v25.16b, v30.16b, v25.16b
    eor v30.16b, v2.16b, v30.16b
    bit v2.16b, v30.16b, v28.16b
    eor v30.16b, v2.16b, v5.16b
    ext v13.16b, v30.16b, v30.16b, #8
    ldr q15, [sp, #160]
    eor v13.16b, v15.16b, v13.16b
    eor v15.16b, v6.16b, v2.16b
    str q12, [sp, #160]
    ldr q12, [x3, #1360]
    bit v15.16b, v6.16b, v4.16b
    eor v6.16b, v12.16b, v15.16b
    bic v12.16b, v15.16b, v25.16b
    eor v28.16b, v28.16b, v12.16b
    ldr q12, [x3, #1520]
    ext v2.16b, v2.16b, v2.16b, #8
    eor v2.16b, v12.16b, v2.16b
    eor v2.16b, v20.16b, v2.16b
    eor v20.16b, v28.16b, v22.16b
    ext v28.16b, v28.16b, v28.16b, #8
    eor v28.16b, v28.16b, v10.16b
    ext v10.16b, v20.16b, v20.16b, #8
    eor v19.16b, v19.16b, v10.16b
    eor v10.16b, v6.16b, v23.16b
    ext v6.16b, v6.16b, v6.16b, #8
    eor v6.16b, v6.16b, v27.16b
    ext v27.16b, v10.16b, v10.16b, #8
    eor v27.16b, v14.16b, v27.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v26.16b, v26.16b, v12.16b
    eor v25.16b, v25.16b, v29.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v17.16b, v17.16b, v12.16b
    ext v12.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v1.16b
    ext v14.16b, v21.16b, v21.16b, #8
    ldr q15, [x3, #1568]
    str q27, [sp, #112]
    ext v27.16b, v4.16b, v4.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v9.16b, v27.16b
    eor v4.16b, v4.16b, v8.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v3.16b, v3.16b, v9.16b
    eor v9.16b, v24.16b, v18.16b
    ext v24.16b, v24.16b, v24.16b, #8
    // round 7 (skinny.dsl:60)
    ldr q15, [x3, #1584]
    // round 6 (skinny.dsl:60)
    str q3, [sp, #192]
    ext v3.16b, v9.16b, v9.16b, #8
    // round 7 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #1600]
    str q19, [sp, #144]
    ldr q19, [sp, #128]
    eor v19.16b, v19.16b, v12.16b
    eor v24.16b, v15.16b, v24.16b
    ldr q12, [sp, #80]
    eor v24.16b, v12.16b, v24.16b
    eor v16.16b, v16.16b, v14.16b
    ldr q12, [x3, #1616]
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #1744]
    eor v12.16b, v12.16b, v13.16b
    eor v7.16b, v7.16b, v5.16b
    eor v14.16b, v26.16b, v28.16b
    bit v28.16b, v14.16b, v2.16b
    orn v14.16b, v28.16b, v26.16b
    eor v14.16b, v6.16b, v14.16b
    eor v6.16b, v0.16b, v6.16b
    bif v6.16b, v0.16b, v2.16b
    bic v0.16b, v0.16b, v27.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [x3, #1808]
    ext v15.16b, v0.16b, v0.16b, #4
    eor v19.16b, v19.16b, v15.16b
    eor v15.16b, v26.16b, v0.16b
    str q0, [sp, #80]
    bic v0.16b, v0.16b, v28.16b
    eor v0.16b, v24.16b, v0.16b
    bit v15.16b, v26.16b, v0.16b
    ext v24.16b, v15.16b, v15.16b, #4
    ldr q26, [x3, #1824]
    str q24, [sp, #128]
    ext v24.16b, v0.16b, v0.16b, #4
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #1776]
    str q15, [sp, #96]
    ext v15.16b, v6.16b, v6.16b, #4
    eor v26.16b, v26.16b, v15.16b
    eor v15.16b, v27.16b, v6.16b
    str q6, [sp, #176]
    ldr q6, [x3, #1360]
    bit v15.16b, v27.16b, v0.16b
    eor v6.16b, v6.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v2.16b, v2.16b, v27.16b
    ext v27.16b, v2.16b, v2.16b, #4
    eor v7.16b, v7.16b, v27.16b
    ldr q27, [x3, #1760]
    ext v15.16b, v6.16b, v6.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #1792]
    str q14, [sp, #64]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v28.16b, v28.16b, #4
    str q15, [sp, #208]
    eor v15.16b, v25.16b, v20.16b
    bit v20.16b, v15.16b, v30.16b
    and v15.16b, v25.16b, v20.16b
    eor v15.16b, v10.16b, v15.16b
    eor v10.16b, v31.16b, v10.16b
    mvn v31.16b, v31.16b
    bif v10.16b, v31.16b, v30.16b
    bic v31.16b, v31.16b, v4.16b
    eor v21.16b, v21.16b, v31.16b
    eor v31.16b, v25.16b, v21.16b
    str q20, [sp, #224]
    and v20.16b, v20.16b, v21.16b
    eor v20.16b, v9.16b, v20.16b
    bit v31.16b, v25.16b, v20.16b
    eor v25.16b, v4.16b, v10.16b
    bit v25.16b, v4.16b, v20.16b
    orr v4.16b, v15.16b, v25.16b
    eor v4.16b, v30.16b, v4.16b
    eor v30.16b, v29.16b, v22.16b
    bit v30.16b, v22.16b, v5.16b
    bic v22.16b, v29.16b, v30.16b
    eor v22.16b, v23.16b, v22.16b
    eor v9.16b, v14.16b, v22.16b
    eor v23.16b, v11.16b, v23.16b
    bsl v5.16b, v11.16b, v23.16b
    eor v23.16b, v26.16b, v5.16b
    eor v5.16b, v8.16b, v5.16b
    orn v26.16b, v8.16b, v11.16b
    eor v1.16b, v1.16b, v26.16b
    eor v19.16b, v19.16b, v1.16b
    bic v26.16b, v1.16b, v30.16b
    eor v18.16b, v18.16b, v26.16b
    bit v5.16b, v8.16b, v18.16b
    eor v26.16b, v5.16b, v27.16b
    bic v5.16b, v22.16b, v5.16b
    eor v5.16b, v5.16b, v7.16b
    eor v7.16b, v24.16b, v18.16b
    eor v1.16b, v29.16b, v1.16b
    bsl v18.16b, v29.16b, v1.16b
    ldr q1, [sp, #144]
    eor v22.16b, v17.16b, v1.16b
    ldr q24, [x3, #1696]
    bit v22.16b, v1.16b, v13.16b
    eor v1.16b, v24.16b, v22.16b
    ext v24.16b, v1.16b, v1.16b, #8
    eor v24.16b, v28.16b, v24.16b
    ext v27.16b, v24.16b, v24.16b, #12
    bic v28.16b, v17.16b, v22.16b
    ldr q29, [x3, #1664]
    ldr q8, [sp, #112]
    eor v28.16b, v8.16b, v28.16b
    eor v29.16b, v29.16b, v28.16b
    ldr q11, [sp, #160]
    eor v8.16b, v11.16b, v8.16b
    ldr q14, [x3, #1648]
    bsl v13.16b, v11.16b, v8.16b
    eor v8.16b, v14.16b, v13.16b
    ldr q14, [sp, #192]
    eor v13.16b, v14.16b, v13.16b
    orn v11.16b, v14.16b, v11.16b
    eor v16.16b, v11.16b, v16.16b
    bic v22.16b, v16.16b, v22.16b
    eor v3.16b, v3.16b, v22.16b
    bit v13.16b, v14.16b, v3.16b
    bic v22.16b, v28.16b, v13.16b
    ldr q28, [x3, #1632]
    eor v22.16b, v12.16b, v22.16b
    ldr q11, [x3, #1728]
    eor v28.16b, v28.16b, v13.16b
    ldr q12, [x3, #1712]
    eor v11.16b, v11.16b, v3.16b
    eor v12.16b, v12.16b, v16.16b
    eor v16.16b, v17.16b, v16.16b
    ldr q13, [x3, #1680]
    bsl v3.16b, v17.16b, v16.16b
    eor v3.16b, v13.16b, v3.16b
    ext v16.16b, v3.16b, v3.16b, #8
    ldr q17, [sp, #96]
    eor v16.16b, v17.16b, v16.16b
    ext v17.16b, v16.16b, v16.16b, #12
    ext v13.16b, v12.16b, v12.16b, #8
    ldr q14, [sp, #80]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v11.16b, v11.16b, #8
    eor v0.16b, v0.16b, v14.16b
    ext v14.16b, v0.16b, v0.16b, #12
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v28.16b, v28.16b, #8
    eor v6.16b, v6.16b, v14.16b
    ext v14.16b, v6.16b, v6.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v22.16b, v22.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q24, [sp, #80]
    ldr q24, [sp, #176]
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v24.16b, v24.16b, #12
    eor v10.16b, v10.16b, v14.16b
    ext v14.16b, v29.16b, v29.16b, #8
    str q16, [sp, #176]
    ldr q16, [sp, #64]
    eor v16.16b, v16.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #12
    // round 8 (skinny.dsl:60)
    str q0, [sp, #64]
    ldr q0, [x3, #1856]
    // round 7 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 8 (skinny.dsl:60)
    ldr q15, [sp, #208]
    eor v0.16b, v0.16b, v15.16b
    eor v0.16b, v0.16b, v30.16b
    ldr q30, [x3, #1840]
    ldr q15, [sp, #224]
    eor v27.16b, v15.16b, v27.16b
    ldr q15, [sp, #128]
    eor v30.16b, v30.16b, v15.16b
    eor v18.16b, v30.16b, v18.16b
    ldr q30, [x3, #1872]
    eor v17.16b, v31.16b, v17.16b
    ldr q31, [x3, #2016]
    eor v30.16b, v30.16b, v10.16b
    eor v31.16b, v31.16b, v8.16b
    eor v15.16b, v14.16b, v4.16b
    str q13, [sp, #128]
    ldr q13, [x3, #1968]
    bit v15.16b, v4.16b, v10.16b
    eor v4.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q4, [sp, #224]
    ldr q4, [x3, #1936]
    eor v13.16b, v25.16b, v13.16b
    eor v4.16b, v4.16b, v13.16b
    eor v25.16b, v21.16b, v25.16b
    str q4, [sp, #208]
    ldr q4, [x3, #1920]
    bsl v10.16b, v21.16b, v25.16b
    eor v4.16b, v4.16b, v10.16b
    eor v25.16b, v20.16b, v10.16b
    and v21.16b, v20.16b, v21.16b
    eor v17.16b, v21.16b, v17.16b
    bic v21.16b, v17.16b, v15.16b
    eor v21.16b, v27.16b, v21.16b
    bit v20.16b, v25.16b, v21.16b
    and v25.16b, v13.16b, v20.16b
    ldr q27, [x3, #1888]
    eor v25.16b, v30.16b, v25.16b
    ldr q30, [x3, #2000]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #1984]
    eor v30.16b, v30.16b, v21.16b
    eor v27.16b, v27.16b, v17.16b
    eor v17.16b, v14.16b, v17.16b
    ldr q10, [x3, #1952]
    bsl v21.16b, v17.16b, v14.16b
    eor v17.16b, v10.16b, v21.16b
    eor v21.16b, v19.16b, v26.16b
    ldr q10, [x3, #2048]
    bif v21.16b, v19.16b, v23.16b
    eor v10.16b, v10.16b, v21.16b
    bic v19.16b, v19.16b, v7.16b
    ldr q13, [x3, #2080]
    eor v18.16b, v19.16b, v18.16b
    eor v19.16b, v13.16b, v18.16b
    eor v13.16b, v9.16b, v18.16b
    eor v14.16b, v18.16b, v27.16b
    eor v15.16b, v21.16b, v4.16b
    eor v21.16b, v7.16b, v21.16b
    str q27, [sp, #96]
    eor v27.16b, v29.16b, v22.16b
    bit v27.16b, v22.16b, v8.16b
    bic v22.16b, v29.16b, v27.16b
    eor v22.16b, v28.16b, v22.16b
    eor v28.16b, v12.16b, v28.16b
    bsl v8.16b, v12.16b, v28.16b
    eor v28.16b, v10.16b, v8.16b
    eor v8.16b, v11.16b, v8.16b
    and v10.16b, v11.16b, v12.16b
    eor v3.16b, v3.16b, v10.16b
    eor v19.16b, v19.16b, v3.16b
    bic v10.16b, v3.16b, v27.16b
    eor v1.16b, v1.16b, v10.16b
    bit v8.16b, v11.16b, v1.16b
    eor v3.16b, v29.16b, v3.16b
    bit v3.16b, v29.16b, v1.16b
    and v29.16b, v22.16b, v8.16b
    eor v10.16b, v16.16b, v2.16b
    bit v2.16b, v10.16b, v24.16b
    orn v10.16b, v2.16b, v16.16b
    eor v10.16b, v6.16b, v10.16b
    eor v11.16b, v9.16b, v5.16b
    bit v5.16b, v11.16b, v23.16b
    bic v18.16b, v18.16b, v5.16b
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #1904]
    bit v21.16b, v7.16b, v0.16b
    ldr q7, [x3, #2032]
    eor v18.16b, v18.16b, v21.16b
    eor v7.16b, v7.16b, v18.16b
    eor v7.16b, v7.16b, v8.16b
    ldr q8, [x3, #2096]
    eor v18.16b, v18.16b, v20.16b
    eor v8.16b, v8.16b, v0.16b
    eor v1.16b, v8.16b, v1.16b
    bit v13.16b, v9.16b, v0.16b
    eor v0.16b, v0.16b, v30.16b
    orn v8.16b, v5.16b, v9.16b
    ldr q9, [x3, #2064]
    eor v26.16b, v26.16b, v8.16b
    eor v8.16b, v9.16b, v26.16b
    eor v22.16b, v8.16b, v22.16b
    orr v21.16b, v26.16b, v21.16b
    eor v21.16b, v23.16b, v21.16b
    eor v23.16b, v31.16b, v21.16b
    eor v23.16b, v23.16b, v29.16b
    eor v21.16b, v21.16b, v25.16b
    ldr q29, [sp, #208]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v10.16b, v26.16b
    eor v8.16b, v13.16b, v17.16b
    ldr q9, [sp, #224]
    eor v11.16b, v5.16b, v9.16b
    ldr q12, [sp, #128]
    str q31, [sp, #192]
    mvn v31.16b, v12.16b
    eor v6.16b, v31.16b, v6.16b
    bit v31.16b, v6.16b, v24.16b
    ldr q6, [sp, #64]
    orn v12.16b, v12.16b, v6.16b
    ldr q9, [sp, #176]
    eor v9.16b, v9.16b, v12.16b
    eor v12.16b, v9.16b, v14.16b
    str q12, [sp, #176]
    eor v12.16b, v16.16b, v9.16b
    bic v9.16b, v9.16b, v2.16b
    str q7, [sp, #128]
    ldr q7, [sp, #80]
    eor v7.16b, v7.16b, v9.16b
    bit v12.16b, v16.16b, v7.16b
    eor v16.16b, v7.16b, v0.16b
    eor v9.16b, v6.16b, v31.16b
    bsl v7.16b, v6.16b, v9.16b
    orn v6.16b, v10.16b, v7.16b
    eor v6.16b, v24.16b, v6.16b
    eor v6.16b, v6.16b, v21.16b
    eor v7.16b, v7.16b, v18.16b
    // round 9 (skinny.dsl:60)
    ldr q24, [x3, #2128]
    // round 8 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 9 (skinny.dsl:60)
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #2112]
    eor v5.16b, v5.16b, v27.16b
    eor v24.16b, v24.16b, v13.16b
    eor v3.16b, v24.16b, v3.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q24, [x3, #2272]
    eor v27.16b, v12.16b, v8.16b
    ldr q9, [x3, #2144]
    eor v24.16b, v24.16b, v4.16b
    eor v9.16b, v9.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v0.16b
    eor v8.16b, v8.16b, v10.16b
    eor v10.16b, v26.16b, v8.16b
    eor v13.16b, v0.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v4.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v20.16b, v14.16b
    str q12, [sp, #64]
    ldr q12, [sp, #96]
    eor v20.16b, v12.16b, v20.16b
    bsl v4.16b, v20.16b, v12.16b
    orn v20.16b, v30.16b, v12.16b
    eor v17.16b, v17.16b, v20.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #224]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v30.16b, v4.16b
    bit v30.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v30.16b
    str q29, [sp, #208]
    orn v29.16b, v1.16b, v19.16b
    eor v3.16b, v29.16b, v3.16b
    eor v29.16b, v22.16b, v3.16b
    str q25, [sp, #224]
    ldr q25, [x3, #2336]
    str q9, [sp, #96]
    ext v9.16b, v3.16b, v3.16b, #12
    eor v25.16b, v25.16b, v9.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v21.16b
    bit v25.16b, v21.16b, v15.16b
    and v21.16b, v26.16b, v25.16b
    eor v18.16b, v18.16b, v21.16b
    and v21.16b, v25.16b, v8.16b
    eor v21.16b, v11.16b, v21.16b
    bit v26.16b, v10.16b, v21.16b
    bit v0.16b, v13.16b, v21.16b
    orr v9.16b, v18.16b, v0.16b
    eor v9.16b, v15.16b, v9.16b
    eor v10.16b, v22.16b, v23.16b
    bit v10.16b, v23.16b, v28.16b
    bic v23.16b, v3.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    bif v29.16b, v22.16b, v5.16b
    orn v22.16b, v10.16b, v22.16b
    ldr q23, [sp, #128]
    eor v22.16b, v23.16b, v22.16b
    eor v23.16b, v19.16b, v23.16b
    bit v23.16b, v19.16b, v28.16b
    ldr q19, [x3, #2304]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v19.16b, v19.16b, v11.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v1.16b, v23.16b
    ldr q11, [x3, #32]
    bit v1.16b, v19.16b, v5.16b
    eor v19.16b, v11.16b, v1.16b
    orr v1.16b, v22.16b, v1.16b
    eor v1.16b, v28.16b, v1.16b
    ext v28.16b, v1.16b, v1.16b, #12
    eor v24.16b, v24.16b, v28.16b
    eor v24.16b, v24.16b, v12.16b
    ldr q28, [x3, #2288]
    ext v11.16b, v19.16b, v19.16b, #12
    eor v28.16b, v28.16b, v11.16b
    eor v28.16b, v28.16b, v30.16b
    ldr q30, [x3, #2320]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #2352]
    ext v13.16b, v5.16b, v5.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #192]
    eor v14.16b, v13.16b, v6.16b
    ldr q15, [x3, #2224]
    bit v6.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v6.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #128]
    and v28.16b, v13.16b, v6.16b
    str q4, [sp, #80]
    ldr q4, [x3, #2192]
    eor v28.16b, v7.16b, v28.16b
    eor v4.16b, v4.16b, v28.16b
    str q24, [sp, #160]
    ldr q24, [sp, #176]
    eor v7.16b, v24.16b, v7.16b
    str q10, [sp, #112]
    ldr q10, [x3, #2176]
    bsl v31.16b, v7.16b, v24.16b
    eor v7.16b, v10.16b, v31.16b
    eor v31.16b, v16.16b, v31.16b
    orn v24.16b, v16.16b, v24.16b
    eor v24.16b, v24.16b, v27.16b
    and v6.16b, v6.16b, v24.16b
    eor v2.16b, v2.16b, v6.16b
    ldr q6, [x3, #2160]
    bit v16.16b, v31.16b, v2.16b
    eor v6.16b, v6.16b, v16.16b
    bic v16.16b, v28.16b, v16.16b
    ldr q27, [x3, #2256]
    ldr q28, [sp, #96]
    eor v16.16b, v28.16b, v16.16b
    ldr q28, [x3, #2240]
    eor v27.16b, v27.16b, v2.16b
    eor v28.16b, v28.16b, v24.16b
    eor v24.16b, v13.16b, v24.16b
    ldr q31, [x3, #2208]
    bsl v2.16b, v24.16b, v13.16b
    eor v2.16b, v31.16b, v2.16b
    ext v24.16b, v2.16b, v2.16b, #8
    eor v24.16b, v29.16b, v24.16b
    ext v29.16b, v24.16b, v24.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v3.16b, v3.16b, v31.16b
    ext v31.16b, v3.16b, v3.16b, #4
    eor v31.16b, v8.16b, v31.16b
    ext v8.16b, v27.16b, v27.16b, #8
    eor v5.16b, v5.16b, v8.16b
    ext v8.16b, v5.16b, v5.16b, #4
    eor v21.16b, v21.16b, v8.16b
    ext v8.16b, v16.16b, v16.16b, #8
    eor v1.16b, v1.16b, v8.16b
    ext v8.16b, v1.16b, v1.16b, #4
    eor v8.16b, v9.16b, v8.16b
    ext v9.16b, v6.16b, v6.16b, #8
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #4
    eor v0.16b, v0.16b, v9.16b
    ext v9.16b, v7.16b, v7.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #64]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v4.16b, v4.16b, #8
    eor v22.16b, v22.16b, v10.16b
    ext v10.16b, v22.16b, v22.16b, #4
    eor v18.16b, v18.16b, v10.16b
    // round 10 (skinny.dsl:60)
    ldr q10, [x3, #2384]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #2368]
    ldr q12, [sp, #224]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #208]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #2400]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #2528]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v7.16b
    mvn v3.16b, v3.16b
    eor v13.16b, v3.16b, v19.16b
    bif v13.16b, v3.16b, v23.16b
    and v3.16b, v5.16b, v3.16b
    eor v3.16b, v24.16b, v3.16b
    eor v24.16b, v22.16b, v3.16b
    eor v15.16b, v5.16b, v13.16b
    str q13, [sp, #208]
    eor v13.16b, v4.16b, v16.16b
    bit v13.16b, v16.16b, v7.16b
    and v16.16b, v4.16b, v13.16b
    eor v16.16b, v6.16b, v16.16b
    eor v6.16b, v28.16b, v6.16b
    bsl v7.16b, v28.16b, v6.16b
    orn v6.16b, v27.16b, v28.16b
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v4.16b, v2.16b
    and v28.16b, v13.16b, v2.16b
    eor v28.16b, v14.16b, v28.16b
    bit v6.16b, v4.16b, v28.16b
    eor v4.16b, v27.16b, v7.16b
    ldr q14, [x3, #2544]
    bit v4.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v4.16b
    bic v4.16b, v16.16b, v4.16b
    eor v4.16b, v12.16b, v4.16b
    eor v12.16b, v18.16b, v8.16b
    ldr q14, [x3, #2480]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v18.16b, v12.16b
    str q13, [sp, #224]
    ldr q13, [x3, #2448]
    eor v14.16b, v0.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v0.16b, v31.16b, v0.16b
    str q6, [sp, #64]
    ldr q6, [x3, #2432]
    bsl v9.16b, v31.16b, v0.16b
    eor v0.16b, v6.16b, v9.16b
    eor v6.16b, v21.16b, v9.16b
    orn v31.16b, v21.16b, v31.16b
    ldr q9, [x3, #2496]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #2416]
    bit v21.16b, v6.16b, v25.16b
    eor v6.16b, v9.16b, v21.16b
    bic v21.16b, v14.16b, v21.16b
    ldr q9, [x3, #2512]
    eor v21.16b, v11.16b, v21.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v18.16b, v26.16b
    ldr q11, [x3, #2464]
    bsl v25.16b, v26.16b, v18.16b
    eor v18.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v3.16b, v11.16b
    ldr q12, [x3, #2592]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v12.16b, v22.16b, v1.16b
    bit v1.16b, v12.16b, v23.16b
    bic v3.16b, v3.16b, v1.16b
    ldr q12, [sp, #112]
    eor v3.16b, v12.16b, v3.16b
    bit v15.16b, v5.16b, v3.16b
    bit v24.16b, v22.16b, v3.16b
    orn v5.16b, v1.16b, v22.16b
    eor v5.16b, v19.16b, v5.16b
    bic v19.16b, v15.16b, v5.16b
    eor v19.16b, v23.16b, v19.16b
    ldr q22, [sp, #160]
    eor v23.16b, v30.16b, v22.16b
    ldr q12, [sp, #80]
    bit v22.16b, v23.16b, v12.16b
    bic v23.16b, v25.16b, v22.16b
    eor v23.16b, v29.16b, v23.16b
    bit v26.16b, v30.16b, v23.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #128]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v0.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #208]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #208]
    ldr q11, [x3, #288]
    bit v14.16b, v20.16b, v23.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #2560]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v7.16b, v7.16b, v17.16b
    eor v17.16b, v11.16b, v21.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v4.16b, v11.16b, v4.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v19.16b, v19.16b, v11.16b
    eor v11.16b, v20.16b, v6.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #2576]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v16.16b, v16.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v5.16b, v5.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v18.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #2608]
    str q27, [sp, #80]
    ext v27.16b, v23.16b, v23.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v23.16b, v23.16b, v9.16b
    ext v28.16b, v23.16b, v23.16b, #8
    eor v3.16b, v3.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 11 (skinny.dsl:60)
    ldr q15, [x3, #2624]
    // round 10 (skinny.dsl:60)
    str q3, [sp, #128]
    ext v3.16b, v28.16b, v28.16b, #8
    // round 11 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #2640]
    str q19, [sp, #160]
    ldr q19, [sp, #64]
    eor v19.16b, v19.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #224]
    eor v22.16b, v12.16b, v22.16b
    eor v24.16b, v24.16b, v14.16b
    ldr q12, [x3, #2656]
    eor v1.16b, v1.16b, v3.16b
    ldr q3, [x3, #2784]
    eor v12.16b, v12.16b, v30.16b
    eor v3.16b, v3.16b, v0.16b
    eor v14.16b, v16.16b, v4.16b
    bit v4.16b, v14.16b, v7.16b
    orn v14.16b, v4.16b, v16.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v2.16b, v20.16b
    bif v20.16b, v2.16b, v7.16b
    bic v2.16b, v2.16b, v27.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #2848]
    ext v15.16b, v2.16b, v2.16b, #4
    eor v19.16b, v19.16b, v15.16b
    eor v15.16b, v16.16b, v2.16b
    str q2, [sp, #224]
    bic v2.16b, v2.16b, v4.16b
    eor v2.16b, v22.16b, v2.16b
    bit v15.16b, v16.16b, v2.16b
    ext v16.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #2864]
    str q16, [sp, #64]
    ext v16.16b, v2.16b, v2.16b, #4
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #2816]
    str q15, [sp, #112]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v27.16b, v20.16b
    str q20, [sp, #192]
    ldr q20, [x3, #288]
    bit v15.16b, v27.16b, v2.16b
    eor v20.16b, v20.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v7.16b, v7.16b, v27.16b
    ext v27.16b, v7.16b, v7.16b, #4
    eor v3.16b, v3.16b, v27.16b
    ldr q27, [x3, #2800]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #2832]
    str q14, [sp, #96]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v4.16b, v4.16b, #4
    str q15, [sp, #176]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v23.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #144]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v23.16b, v11.16b
    bit v25.16b, v23.16b, v17.16b
    orr v23.16b, v15.16b, v25.16b
    eor v23.16b, v29.16b, v23.16b
    eor v28.16b, v13.16b, v21.16b
    bit v28.16b, v21.16b, v0.16b
    bic v21.16b, v13.16b, v28.16b
    eor v21.16b, v6.16b, v21.16b
    eor v29.16b, v14.16b, v21.16b
    eor v6.16b, v31.16b, v6.16b
    bsl v0.16b, v31.16b, v6.16b
    eor v6.16b, v22.16b, v0.16b
    eor v0.16b, v9.16b, v0.16b
    orn v22.16b, v9.16b, v31.16b
    eor v18.16b, v18.16b, v22.16b
    eor v19.16b, v19.16b, v18.16b
    bic v22.16b, v18.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v0.16b, v9.16b, v22.16b
    eor v27.16b, v0.16b, v27.16b
    bic v0.16b, v21.16b, v0.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v16.16b, v22.16b
    eor v16.16b, v13.16b, v18.16b
    bsl v22.16b, v13.16b, v16.16b
    ldr q16, [sp, #160]
    eor v18.16b, v5.16b, v16.16b
    ldr q21, [x3, #2736]
    bit v18.16b, v16.16b, v30.16b
    eor v16.16b, v21.16b, v18.16b
    ext v21.16b, v16.16b, v16.16b, #8
    eor v4.16b, v4.16b, v21.16b
    ext v21.16b, v4.16b, v4.16b, #12
    bic v31.16b, v5.16b, v18.16b
    ldr q8, [x3, #2704]
    ldr q9, [sp, #80]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #208]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #2688]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #128]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v24.16b, v13.16b, v24.16b
    bic v18.16b, v24.16b, v18.16b
    eor v1.16b, v1.16b, v18.16b
    bit v30.16b, v14.16b, v1.16b
    bic v18.16b, v31.16b, v30.16b
    ldr q31, [x3, #2672]
    eor v18.16b, v12.16b, v18.16b
    ldr q12, [x3, #2768]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #2752]
    eor v12.16b, v12.16b, v1.16b
    eor v31.16b, v31.16b, v24.16b
    eor v24.16b, v5.16b, v24.16b
    ldr q13, [x3, #2720]
    bsl v1.16b, v5.16b, v24.16b
    eor v1.16b, v13.16b, v1.16b
    ext v5.16b, v1.16b, v1.16b, #8
    ldr q24, [sp, #112]
    eor v5.16b, v24.16b, v5.16b
    ext v24.16b, v5.16b, v5.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #224]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #8
    eor v7.16b, v7.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #12
    eor v23.16b, v23.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q4, [sp, #224]
    ldr q4, [sp, #192]
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q5, [sp, #192]
    ldr q5, [sp, #96]
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    // round 12 (skinny.dsl:60)
    str q2, [sp, #96]
    ldr q2, [x3, #2896]
    // round 11 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 12 (skinny.dsl:60)
    ldr q15, [sp, #176]
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v28.16b
    ldr q28, [x3, #2880]
    ldr q15, [sp, #144]
    eor v21.16b, v15.16b, v21.16b
    ldr q15, [sp, #64]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #2912]
    eor v24.16b, v10.16b, v24.16b
    ldr q10, [x3, #3040]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v23.16b
    str q13, [sp, #64]
    ldr q13, [x3, #2992]
    bit v15.16b, v23.16b, v11.16b
    eor v23.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q23, [sp, #144]
    ldr q23, [x3, #2960]
    eor v13.16b, v25.16b, v13.16b
    eor v23.16b, v23.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q23, [sp, #176]
    ldr q23, [x3, #2944]
    bsl v11.16b, v26.16b, v25.16b
    eor v23.16b, v23.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v24.16b, v26.16b, v24.16b
    bic v26.16b, v24.16b, v15.16b
    eor v21.16b, v21.16b, v26.16b
    bit v17.16b, v25.16b, v21.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #2928]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #3024]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #3008]
    eor v28.16b, v28.16b, v21.16b
    eor v26.16b, v26.16b, v24.16b
    eor v24.16b, v14.16b, v24.16b
    ldr q11, [x3, #2976]
    bsl v21.16b, v24.16b, v14.16b
    eor v21.16b, v11.16b, v21.16b
    eor v24.16b, v19.16b, v27.16b
    ldr q11, [x3, #3072]
    bif v24.16b, v19.16b, v6.16b
    eor v11.16b, v11.16b, v24.16b
    bic v19.16b, v19.16b, v3.16b
    ldr q13, [x3, #3104]
    eor v19.16b, v19.16b, v22.16b
    eor v22.16b, v13.16b, v19.16b
    eor v13.16b, v29.16b, v19.16b
    eor v14.16b, v19.16b, v26.16b
    eor v15.16b, v24.16b, v23.16b
    eor v24.16b, v3.16b, v24.16b
    str q26, [sp, #112]
    eor v26.16b, v8.16b, v18.16b
    bit v26.16b, v18.16b, v9.16b
    bic v18.16b, v8.16b, v26.16b
    eor v18.16b, v30.16b, v18.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v1.16b, v1.16b, v31.16b
    eor v22.16b, v22.16b, v1.16b
    bic v31.16b, v1.16b, v26.16b
    eor v16.16b, v16.16b, v31.16b
    bit v9.16b, v12.16b, v16.16b
    eor v1.16b, v8.16b, v1.16b
    bit v1.16b, v8.16b, v16.16b
    and v31.16b, v18.16b, v9.16b
    eor v8.16b, v5.16b, v7.16b
    bit v7.16b, v8.16b, v4.16b
    orn v8.16b, v7.16b, v5.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v0.16b
    bit v0.16b, v11.16b, v6.16b
    bic v19.16b, v19.16b, v0.16b
    eor v2.16b, v2.16b, v19.16b
    ldr q19, [x3, #832]
    bit v24.16b, v3.16b, v2.16b
    ldr q3, [x3, #3056]
    eor v19.16b, v19.16b, v24.16b
    eor v3.16b, v3.16b, v19.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x3, #3120]
    eor v19.16b, v19.16b, v17.16b
    eor v9.16b, v9.16b, v2.16b
    eor v16.16b, v9.16b, v16.16b
    bit v13.16b, v29.16b, v2.16b
    eor v2.16b, v2.16b, v28.16b
    orn v29.16b, v0.16b, v29.16b
    ldr q9, [x3, #3088]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v18.16b, v29.16b, v18.16b
    orr v24.16b, v27.16b, v24.16b
    eor v6.16b, v6.16b, v24.16b
    eor v24.16b, v10.16b, v6.16b
    eor v24.16b, v24.16b, v31.16b
    eor v6.16b, v6.16b, v25.16b
    ldr q29, [sp, #176]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #144]
    eor v11.16b, v0.16b, v10.16b
    ldr q12, [sp, #64]
    str q31, [sp, #128]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v4.16b
    ldr q20, [sp, #96]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #192]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #192]
    eor v12.16b, v5.16b, v10.16b
    bic v10.16b, v10.16b, v7.16b
    str q3, [sp, #64]
    ldr q3, [sp, #224]
    eor v3.16b, v3.16b, v10.16b
    bit v12.16b, v5.16b, v3.16b
    eor v5.16b, v3.16b, v2.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v3.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v3.16b
    eor v4.16b, v4.16b, v20.16b
    eor v4.16b, v4.16b, v6.16b
    eor v3.16b, v3.16b, v19.16b
    // round 13 (skinny.dsl:60)
    ldr q20, [x3, #3152]
    // round 12 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 13 (skinny.dsl:60)
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #3136]
    eor v0.16b, v0.16b, v26.16b
    eor v20.16b, v20.16b, v13.16b
    eor v1.16b, v20.16b, v1.16b
    eor v7.16b, v7.16b, v11.16b
    ldr q20, [x3, #3296]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #3168]
    eor v20.16b, v20.16b, v23.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v19.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v2.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v2.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v23.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #96]
    ldr q12, [sp, #112]
    eor v17.16b, v12.16b, v17.16b
    bsl v23.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #144]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v23.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #176]
    orn v29.16b, v16.16b, v22.16b
    eor v1.16b, v29.16b, v1.16b
    eor v29.16b, v18.16b, v1.16b
    str q25, [sp, #144]
    ldr q25, [x3, #3360]
    str q8, [sp, #112]
    ext v8.16b, v1.16b, v1.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v6.16b
    bit v25.16b, v6.16b, v15.16b
    and v6.16b, v27.16b, v25.16b
    eor v6.16b, v19.16b, v6.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v2.16b, v13.16b, v19.16b
    orr v8.16b, v6.16b, v2.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v18.16b, v24.16b
    bit v10.16b, v24.16b, v30.16b
    bic v24.16b, v1.16b, v10.16b
    eor v0.16b, v0.16b, v24.16b
    bif v29.16b, v18.16b, v0.16b
    orn v18.16b, v10.16b, v18.16b
    ldr q24, [sp, #64]
    eor v18.16b, v24.16b, v18.16b
    eor v24.16b, v22.16b, v24.16b
    bit v24.16b, v22.16b, v30.16b
    ldr q22, [x3, #3328]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v23.16b
    eor v23.16b, v16.16b, v24.16b
    ldr q11, [x3, #1104]
    bit v16.16b, v23.16b, v0.16b
    eor v23.16b, v11.16b, v16.16b
    orr v16.16b, v18.16b, v16.16b
    eor v16.16b, v30.16b, v16.16b
    ext v30.16b, v16.16b, v16.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #3312]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #3344]
    ext v11.16b, v18.16b, v18.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #3376]
    ext v13.16b, v0.16b, v0.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #128]
    eor v14.16b, v13.16b, v4.16b
    ldr q15, [x3, #3248]
    bit v4.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v4.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #64]
    and v28.16b, v13.16b, v4.16b
    str q22, [sp, #224]
    ldr q22, [x3, #3216]
    eor v28.16b, v3.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #208]
    ldr q20, [sp, #192]
    eor v3.16b, v20.16b, v3.16b
    str q10, [sp, #80]
    ldr q10, [x3, #3200]
    bsl v31.16b, v3.16b, v20.16b
    eor v3.16b, v10.16b, v31.16b
    eor v31.16b, v5.16b, v31.16b
    orn v20.16b, v5.16b, v20.16b
    eor v20.16b, v20.16b, v26.16b
    and v4.16b, v4.16b, v20.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #3184]
    bit v5.16b, v31.16b, v4.16b
    eor v7.16b, v7.16b, v5.16b
    bic v5.16b, v28.16b, v5.16b
    ldr q26, [x3, #3280]
    ldr q28, [sp, #112]
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x3, #3264]
    eor v26.16b, v26.16b, v4.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #3232]
    bsl v4.16b, v20.16b, v13.16b
    eor v4.16b, v31.16b, v4.16b
    ext v20.16b, v4.16b, v4.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v1.16b, v1.16b, v31.16b
    ext v31.16b, v1.16b, v1.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v0.16b, v0.16b, v9.16b
    ext v9.16b, v0.16b, v0.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v16.16b, v16.16b, v9.16b
    ext v9.16b, v16.16b, v16.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v7.16b, v7.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    ldr q10, [sp, #96]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v18.16b, v18.16b, v10.16b
    ext v10.16b, v18.16b, v18.16b, #4
    eor v6.16b, v6.16b, v10.16b
    // round 14 (skinny.dsl:60)
    ldr q10, [x3, #3408]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #3392]
    ldr q12, [sp, #144]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #176]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #3424]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #3552]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v3.16b
    mvn v1.16b, v1.16b
    eor v13.16b, v1.16b, v23.16b
    bif v13.16b, v1.16b, v24.16b
    and v1.16b, v0.16b, v1.16b
    eor v1.16b, v20.16b, v1.16b
    eor v20.16b, v18.16b, v1.16b
    eor v15.16b, v0.16b, v13.16b
    str q13, [sp, #176]
    eor v13.16b, v22.16b, v5.16b
    bit v13.16b, v5.16b, v3.16b
    and v5.16b, v22.16b, v13.16b
    eor v5.16b, v7.16b, v5.16b
    eor v7.16b, v28.16b, v7.16b
    bsl v3.16b, v28.16b, v7.16b
    orn v7.16b, v26.16b, v28.16b
    eor v4.16b, v4.16b, v7.16b
    eor v7.16b, v22.16b, v4.16b
    and v28.16b, v13.16b, v4.16b
    eor v28.16b, v14.16b, v28.16b
    bit v7.16b, v22.16b, v28.16b
    eor v22.16b, v26.16b, v3.16b
    ldr q14, [x3, #3568]
    bit v22.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v22.16b
    bic v22.16b, v5.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v6.16b, v8.16b
    ldr q14, [x3, #3504]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v6.16b, v12.16b
    str q13, [sp, #144]
    ldr q13, [x3, #3472]
    eor v14.16b, v2.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v2.16b, v31.16b, v2.16b
    str q7, [sp, #96]
    ldr q7, [x3, #3456]
    bsl v9.16b, v31.16b, v2.16b
    eor v2.16b, v7.16b, v9.16b
    eor v7.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #3520]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #3440]
    bit v19.16b, v7.16b, v25.16b
    eor v7.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #3536]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v6.16b, v27.16b
    ldr q11, [x3, #3488]
    bsl v25.16b, v27.16b, v6.16b
    eor v6.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v1.16b, v11.16b
    ldr q12, [x3, #3616]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v12.16b, v18.16b, v16.16b
    bit v16.16b, v12.16b, v24.16b
    bic v1.16b, v1.16b, v16.16b
    ldr q12, [sp, #80]
    eor v1.16b, v12.16b, v1.16b
    bit v15.16b, v0.16b, v1.16b
    bit v20.16b, v18.16b, v1.16b
    orn v0.16b, v16.16b, v18.16b
    eor v0.16b, v23.16b, v0.16b
    bic v18.16b, v15.16b, v0.16b
    eor v18.16b, v24.16b, v18.16b
    ldr q23, [sp, #208]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #224]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #64]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v2.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #176]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #176]
    ldr q11, [x3, #1360]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #3584]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v18.16b, v18.16b, v11.16b
    eor v11.16b, v21.16b, v7.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #3600]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v0.16b, v0.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v6.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #3632]
    str q26, [sp, #224]
    ext v26.16b, v24.16b, v24.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v1.16b, v1.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 15 (skinny.dsl:60)
    ldr q15, [x3, #3648]
    // round 14 (skinny.dsl:60)
    str q1, [sp, #64]
    ext v1.16b, v28.16b, v28.16b, #8
    // round 15 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #3664]
    str q18, [sp, #208]
    ldr q18, [sp, #96]
    eor v18.16b, v18.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #144]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #3680]
    eor v1.16b, v16.16b, v1.16b
    ldr q16, [x3, #3808]
    eor v12.16b, v12.16b, v30.16b
    eor v16.16b, v16.16b, v2.16b
    eor v14.16b, v5.16b, v22.16b
    bit v22.16b, v14.16b, v3.16b
    orn v14.16b, v22.16b, v5.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v4.16b, v21.16b
    bif v21.16b, v4.16b, v3.16b
    bic v4.16b, v4.16b, v26.16b
    eor v4.16b, v4.16b, v18.16b
    ldr q18, [x3, #3872]
    ext v15.16b, v4.16b, v4.16b, #4
    eor v18.16b, v18.16b, v15.16b
    eor v15.16b, v5.16b, v4.16b
    str q4, [sp, #144]
    bic v4.16b, v4.16b, v22.16b
    eor v4.16b, v23.16b, v4.16b
    bit v15.16b, v5.16b, v4.16b
    ext v5.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #3888]
    str q5, [sp, #96]
    ext v5.16b, v4.16b, v4.16b, #4
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #3840]
    str q15, [sp, #80]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v26.16b, v21.16b
    str q21, [sp, #128]
    ldr q21, [x3, #1360]
    bit v15.16b, v26.16b, v4.16b
    eor v21.16b, v21.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v3.16b, v3.16b, v26.16b
    ext v26.16b, v3.16b, v3.16b, #4
    eor v16.16b, v16.16b, v26.16b
    ldr q26, [x3, #3824]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #3856]
    str q14, [sp, #112]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #192]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v25.16b, v27.16b
    str q17, [sp, #160]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v2.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v7.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v7.16b, v31.16b, v7.16b
    bsl v2.16b, v31.16b, v7.16b
    eor v7.16b, v23.16b, v2.16b
    eor v2.16b, v9.16b, v2.16b
    orn v23.16b, v9.16b, v31.16b
    eor v6.16b, v6.16b, v23.16b
    eor v18.16b, v18.16b, v6.16b
    bic v23.16b, v6.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v2.16b, v9.16b, v23.16b
    eor v26.16b, v2.16b, v26.16b
    bic v2.16b, v19.16b, v2.16b
    eor v2.16b, v2.16b, v16.16b
    eor v5.16b, v5.16b, v23.16b
    eor v6.16b, v13.16b, v6.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #208]
    eor v16.16b, v0.16b, v6.16b
    ldr q19, [x3, #3760]
    bit v16.16b, v6.16b, v30.16b
    eor v6.16b, v19.16b, v16.16b
    ext v19.16b, v6.16b, v6.16b, #8
    eor v19.16b, v22.16b, v19.16b
    ext v22.16b, v19.16b, v19.16b, #12
    bic v31.16b, v0.16b, v16.16b
    ldr q8, [x3, #3728]
    ldr q9, [sp, #224]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #176]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #3712]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #64]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v16.16b, v20.16b, v16.16b
    eor v1.16b, v1.16b, v16.16b
    bit v30.16b, v14.16b, v1.16b
    bic v16.16b, v31.16b, v30.16b
    ldr q31, [x3, #3696]
    eor v16.16b, v12.16b, v16.16b
    ldr q12, [x3, #3792]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #3776]
    eor v12.16b, v12.16b, v1.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v0.16b, v20.16b
    ldr q13, [x3, #3744]
    bsl v1.16b, v0.16b, v20.16b
    eor v0.16b, v13.16b, v1.16b
    ext v1.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #80]
    eor v1.16b, v20.16b, v1.16b
    ext v20.16b, v1.16b, v1.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #144]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q19, [sp, #144]
    ldr q19, [sp, #128]
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q1, [sp, #128]
    ldr q1, [sp, #112]
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    // round 16 (skinny.dsl:60)
    str q4, [sp, #112]
    ldr q4, [x3, #3920]
    // round 15 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 16 (skinny.dsl:60)
    ldr q15, [sp, #192]
    eor v4.16b, v4.16b, v15.16b
    eor v4.16b, v4.16b, v28.16b
    ldr q28, [x3, #3904]
    ldr q15, [sp, #160]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #96]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #3936]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #4064]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #96]
    ldr q13, [x3, #4016]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #160]
    ldr q24, [x3, #3984]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v25.16b
    str q24, [sp, #192]
    ldr q24, [x3, #3968]
    bsl v11.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v20.16b, v27.16b, v20.16b
    bic v27.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v27.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q27, [x3, #3952]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #4048]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #4032]
    eor v28.16b, v28.16b, v22.16b
    eor v27.16b, v27.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #4000]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v18.16b, v26.16b
    ldr q11, [x3, #4096]
    bif v22.16b, v18.16b, v7.16b
    eor v11.16b, v11.16b, v22.16b
    bic v18.16b, v18.16b, v5.16b
    ldr q13, [x3, #4128]
    eor v18.16b, v18.16b, v23.16b
    eor v23.16b, v13.16b, v18.16b
    eor v13.16b, v29.16b, v18.16b
    eor v14.16b, v18.16b, v27.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v5.16b, v22.16b
    str q27, [sp, #80]
    eor v27.16b, v8.16b, v16.16b
    bit v27.16b, v16.16b, v9.16b
    bic v16.16b, v8.16b, v27.16b
    eor v16.16b, v30.16b, v16.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v16.16b, v9.16b
    eor v8.16b, v1.16b, v3.16b
    bit v3.16b, v8.16b, v19.16b
    orn v8.16b, v3.16b, v1.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v2.16b
    bit v2.16b, v11.16b, v7.16b
    bic v18.16b, v18.16b, v2.16b
    eor v4.16b, v4.16b, v18.16b
    ldr q18, [x3, #1904]
    bit v22.16b, v5.16b, v4.16b
    ldr q5, [x3, #4080]
    eor v18.16b, v18.16b, v22.16b
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v9.16b
    ldr q9, [x3, #4144]
    eor v18.16b, v18.16b, v17.16b
    eor v9.16b, v9.16b, v4.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v28.16b
    orn v29.16b, v2.16b, v29.16b
    ldr q9, [x3, #4112]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v16.16b, v29.16b, v16.16b
    orr v22.16b, v26.16b, v22.16b
    eor v7.16b, v7.16b, v22.16b
    eor v22.16b, v10.16b, v7.16b
    eor v22.16b, v22.16b, v31.16b
    eor v7.16b, v7.16b, v25.16b
    ldr q29, [sp, #192]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #160]
    eor v11.16b, v2.16b, v10.16b
    ldr q12, [sp, #96]
    str q31, [sp, #64]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v19.16b
    ldr q21, [sp, #112]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #128]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #128]
    eor v12.16b, v1.16b, v10.16b
    bic v10.16b, v10.16b, v3.16b
    str q5, [sp, #96]
    ldr q5, [sp, #144]
    eor v5.16b, v5.16b, v10.16b
    bit v12.16b, v1.16b, v5.16b
    eor v1.16b, v5.16b, v4.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v5.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v5.16b
    eor v19.16b, v19.16b, v21.16b
    eor v19.16b, v19.16b, v7.16b
    eor v5.16b, v5.16b, v18.16b
    // round 17 (skinny.dsl:60)
    ldr q21, [x3, #4176]
    // round 16 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 17 (skinny.dsl:60)
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #4160]
    eor v2.16b, v2.16b, v27.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q21, [x3, #4256]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #0]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v18.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v4.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v4.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #112]
    ldr q12, [sp, #80]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #160]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #192]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v16.16b, v0.16b
    str q25, [sp, #160]
    ldr q25, [x3, #4288]
    str q8, [sp, #80]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v7.16b
    bit v25.16b, v7.16b, v15.16b
    and v7.16b, v26.16b, v25.16b
    eor v7.16b, v18.16b, v7.16b
    and v18.16b, v25.16b, v9.16b
    eor v18.16b, v11.16b, v18.16b
    bit v26.16b, v10.16b, v18.16b
    bit v4.16b, v13.16b, v18.16b
    orr v8.16b, v7.16b, v4.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v16.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v2.16b, v2.16b, v22.16b
    bif v29.16b, v16.16b, v2.16b
    orn v16.16b, v10.16b, v16.16b
    ldr q22, [sp, #96]
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #176]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #32]
    bit v6.16b, v24.16b, v2.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v16.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #160]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #4272]
    ext v11.16b, v16.16b, v16.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #4304]
    ext v13.16b, v2.16b, v2.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #64]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #96]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #96]
    and v28.16b, v13.16b, v19.16b
    str q23, [sp, #144]
    ldr q23, [x3, #4208]
    eor v28.16b, v5.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #176]
    ldr q21, [sp, #128]
    eor v5.16b, v21.16b, v5.16b
    str q10, [sp, #224]
    ldr q10, [x3, #4192]
    bsl v31.16b, v5.16b, v21.16b
    eor v5.16b, v10.16b, v31.16b
    eor v31.16b, v1.16b, v31.16b
    orn v21.16b, v1.16b, v21.16b
    eor v21.16b, v21.16b, v27.16b
    and v19.16b, v19.16b, v21.16b
    eor v3.16b, v3.16b, v19.16b
    ldr q19, [x3, #16]
    bit v1.16b, v31.16b, v3.16b
    eor v19.16b, v19.16b, v1.16b
    bic v1.16b, v28.16b, v1.16b
    ldr q27, [x3, #4240]
    ldr q28, [sp, #80]
    eor v1.16b, v28.16b, v1.16b
    ldr q28, [x3, #112]
    eor v27.16b, v27.16b, v3.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #4224]
    bsl v3.16b, v21.16b, v13.16b
    eor v3.16b, v31.16b, v3.16b
    ext v21.16b, v3.16b, v3.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #4
    eor v18.16b, v18.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v4.16b, v4.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #112]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v16.16b, v16.16b, v10.16b
    ext v10.16b, v16.16b, v16.16b, #4
    eor v7.16b, v7.16b, v10.16b
    // round 18 (skinny.dsl:60)
    ldr q10, [x3, #256]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #4320]
    ldr q12, [sp, #160]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #192]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4336]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #4384]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v5.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v2.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v16.16b, v0.16b
    eor v15.16b, v2.16b, v13.16b
    str q13, [sp, #192]
    eor v13.16b, v23.16b, v1.16b
    bit v13.16b, v1.16b, v5.16b
    and v1.16b, v23.16b, v13.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v5.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v3.16b, v3.16b, v19.16b
    eor v19.16b, v23.16b, v3.16b
    and v28.16b, v13.16b, v3.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v23.16b, v28.16b
    eor v23.16b, v27.16b, v5.16b
    ldr q14, [x3, #4400]
    bit v23.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v23.16b
    bic v23.16b, v1.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v7.16b, v8.16b
    ldr q14, [x3, #368]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v7.16b, v12.16b
    str q13, [sp, #160]
    ldr q13, [x3, #4352]
    eor v14.16b, v4.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v4.16b, v31.16b, v4.16b
    str q19, [sp, #112]
    ldr q19, [x3, #320]
    bsl v9.16b, v31.16b, v4.16b
    eor v4.16b, v19.16b, v9.16b
    eor v19.16b, v18.16b, v9.16b
    orn v31.16b, v18.16b, v31.16b
    ldr q9, [x3, #384]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #304]
    bit v18.16b, v19.16b, v25.16b
    eor v19.16b, v9.16b, v18.16b
    bic v18.16b, v14.16b, v18.16b
    ldr q9, [x3, #4368]
    eor v18.16b, v11.16b, v18.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v7.16b, v26.16b
    ldr q11, [x3, #352]
    bsl v25.16b, v26.16b, v7.16b
    eor v7.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #480]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v12.16b, v16.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #224]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v2.16b, v0.16b
    bit v21.16b, v16.16b, v0.16b
    orn v2.16b, v6.16b, v16.16b
    eor v2.16b, v24.16b, v2.16b
    bic v16.16b, v15.16b, v2.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #176]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #144]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #96]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v4.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #192]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #192]
    ldr q11, [x3, #288]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #448]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v11.16b, v18.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v23.16b, v11.16b, v23.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v16.16b, v16.16b, v11.16b
    eor v11.16b, v20.16b, v19.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #464]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v2.16b, v2.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v7.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #496]
    str q27, [sp, #144]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 19 (skinny.dsl:60)
    ldr q15, [x3, #512]
    // round 18 (skinny.dsl:60)
    str q0, [sp, #96]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 19 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #528]
    str q16, [sp, #176]
    ldr q16, [sp, #112]
    eor v16.16b, v16.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #160]
    eor v22.16b, v12.16b, v22.16b
    eor v21.16b, v21.16b, v14.16b
    ldr q12, [x3, #544]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #4432]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v4.16b
    eor v14.16b, v1.16b, v23.16b
    bit v23.16b, v14.16b, v5.16b
    orn v14.16b, v23.16b, v1.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v3.16b, v20.16b
    bif v20.16b, v3.16b, v5.16b
    bic v3.16b, v3.16b, v27.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #736]
    ext v15.16b, v3.16b, v3.16b, #4
    eor v16.16b, v16.16b, v15.16b
    eor v15.16b, v1.16b, v3.16b
    str q3, [sp, #160]
    bic v3.16b, v3.16b, v23.16b
    eor v3.16b, v22.16b, v3.16b
    bit v15.16b, v1.16b, v3.16b
    ext v1.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #752]
    str q1, [sp, #112]
    ext v1.16b, v3.16b, v3.16b, #4
    eor v1.16b, v22.16b, v1.16b
    ldr q22, [x3, #704]
    str q15, [sp, #224]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v27.16b, v20.16b
    str q20, [sp, #64]
    ldr q20, [x3, #288]
    bit v15.16b, v27.16b, v3.16b
    eor v20.16b, v20.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v5.16b, v5.16b, v27.16b
    ext v27.16b, v5.16b, v5.16b, #4
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #4448]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #720]
    str q14, [sp, #80]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v23.16b, v23.16b, #4
    str q15, [sp, #128]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #208]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v18.16b
    bit v28.16b, v18.16b, v4.16b
    bic v18.16b, v13.16b, v28.16b
    eor v18.16b, v19.16b, v18.16b
    eor v29.16b, v14.16b, v18.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v4.16b, v31.16b, v19.16b
    eor v19.16b, v22.16b, v4.16b
    eor v4.16b, v9.16b, v4.16b
    orn v22.16b, v9.16b, v31.16b
    eor v7.16b, v7.16b, v22.16b
    eor v16.16b, v16.16b, v7.16b
    bic v22.16b, v7.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v4.16b, v9.16b, v22.16b
    eor v27.16b, v4.16b, v27.16b
    bic v4.16b, v18.16b, v4.16b
    eor v4.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v22.16b
    eor v6.16b, v13.16b, v7.16b
    bsl v22.16b, v13.16b, v6.16b
    ldr q6, [sp, #176]
    eor v7.16b, v2.16b, v6.16b
    ldr q18, [x3, #624]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v18.16b, v7.16b
    ext v18.16b, v6.16b, v6.16b, #8
    eor v18.16b, v23.16b, v18.16b
    ext v23.16b, v18.16b, v18.16b, #12
    bic v31.16b, v2.16b, v7.16b
    ldr q8, [x3, #592]
    ldr q9, [sp, #144]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #192]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #96]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v21.16b, v13.16b, v21.16b
    bic v7.16b, v21.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #4416]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #656]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #640]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v21.16b
    eor v21.16b, v2.16b, v21.16b
    ldr q13, [x3, #608]
    bsl v0.16b, v2.16b, v21.16b
    eor v0.16b, v13.16b, v0.16b
    ext v2.16b, v0.16b, v0.16b, #8
    ldr q21, [sp, #224]
    eor v2.16b, v21.16b, v2.16b
    ext v21.16b, v2.16b, v2.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #160]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q18, [sp, #160]
    ldr q18, [sp, #64]
    eor v18.16b, v18.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q2, [sp, #64]
    ldr q2, [sp, #80]
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    // round 20 (skinny.dsl:60)
    str q3, [sp, #80]
    ldr q3, [x3, #784]
    // round 19 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 20 (skinny.dsl:60)
    ldr q15, [sp, #128]
    eor v3.16b, v3.16b, v15.16b
    eor v3.16b, v3.16b, v28.16b
    ldr q28, [x3, #768]
    ldr q15, [sp, #208]
    eor v23.16b, v15.16b, v23.16b
    ldr q15, [sp, #112]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #800]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #944]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #112]
    ldr q13, [x3, #896]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #208]
    ldr q24, [x3, #864]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #128]
    ldr q24, [x3, #4464]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v21.16b, v26.16b, v21.16b
    bic v26.16b, v21.16b, v15.16b
    eor v23.16b, v23.16b, v26.16b
    bit v17.16b, v25.16b, v23.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #816]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #928]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #912]
    eor v28.16b, v28.16b, v23.16b
    eor v26.16b, v26.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    ldr q11, [x3, #880]
    bsl v23.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v23.16b
    eor v23.16b, v16.16b, v27.16b
    ldr q11, [x3, #976]
    bif v23.16b, v16.16b, v19.16b
    eor v11.16b, v11.16b, v23.16b
    bic v16.16b, v16.16b, v1.16b
    ldr q13, [x3, #1008]
    eor v16.16b, v16.16b, v22.16b
    eor v22.16b, v13.16b, v16.16b
    eor v13.16b, v29.16b, v16.16b
    eor v14.16b, v16.16b, v26.16b
    eor v15.16b, v23.16b, v24.16b
    eor v23.16b, v1.16b, v23.16b
    str q26, [sp, #224]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v2.16b, v5.16b
    bit v5.16b, v8.16b, v18.16b
    orn v8.16b, v5.16b, v2.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v4.16b
    bit v4.16b, v11.16b, v19.16b
    bic v16.16b, v16.16b, v4.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #832]
    bit v23.16b, v1.16b, v3.16b
    ldr q1, [x3, #4480]
    eor v16.16b, v16.16b, v23.16b
    eor v1.16b, v1.16b, v16.16b
    eor v1.16b, v1.16b, v9.16b
    ldr q9, [x3, #1024]
    eor v16.16b, v16.16b, v17.16b
    eor v9.16b, v9.16b, v3.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v3.16b
    eor v3.16b, v3.16b, v28.16b
    orn v29.16b, v4.16b, v29.16b
    ldr q9, [x3, #992]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v23.16b, v27.16b, v23.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v10.16b, v19.16b
    eor v23.16b, v23.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #128]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #208]
    eor v11.16b, v4.16b, v10.16b
    ldr q12, [sp, #112]
    str q31, [sp, #96]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v18.16b
    ldr q20, [sp, #80]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #64]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #64]
    eor v12.16b, v2.16b, v10.16b
    bic v10.16b, v10.16b, v5.16b
    str q1, [sp, #112]
    ldr q1, [sp, #160]
    eor v1.16b, v1.16b, v10.16b
    bit v12.16b, v2.16b, v1.16b
    eor v2.16b, v1.16b, v3.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v1.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v1.16b
    eor v18.16b, v18.16b, v20.16b
    eor v18.16b, v18.16b, v19.16b
    eor v1.16b, v1.16b, v16.16b
    // round 21 (skinny.dsl:60)
    ldr q20, [x3, #1056]
    // round 20 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 21 (skinny.dsl:60)
    eor v4.16b, v20.16b, v4.16b
    ldr q20, [x3, #1040]
    eor v4.16b, v4.16b, v26.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v5.16b, v5.16b, v11.16b
    ldr q20, [x3, #1216]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #4496]
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v16.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v3.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v3.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #80]
    ldr q12, [sp, #224]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #208]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #128]
    orn v29.16b, v6.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #208]
    ldr q25, [x3, #1280]
    str q8, [sp, #224]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v16.16b, v16.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v3.16b, v13.16b, v19.16b
    orr v8.16b, v16.16b, v3.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v23.16b
    bit v10.16b, v23.16b, v30.16b
    bic v23.16b, v0.16b, v10.16b
    eor v4.16b, v4.16b, v23.16b
    bif v29.16b, v7.16b, v4.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q23, [sp, #112]
    eor v7.16b, v23.16b, v7.16b
    eor v23.16b, v22.16b, v23.16b
    bit v23.16b, v22.16b, v30.16b
    ldr q22, [x3, #1248]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v6.16b, v23.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v4.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #1232]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1264]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #1296]
    ext v13.16b, v4.16b, v4.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #96]
    eor v14.16b, v13.16b, v18.16b
    ldr q15, [x3, #1168]
    bit v18.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v18.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #112]
    and v28.16b, v13.16b, v18.16b
    str q22, [sp, #160]
    ldr q22, [x3, #4512]
    eor v28.16b, v1.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #192]
    ldr q20, [sp, #64]
    eor v1.16b, v20.16b, v1.16b
    str q10, [sp, #144]
    ldr q10, [x3, #1120]
    bsl v31.16b, v1.16b, v20.16b
    eor v1.16b, v10.16b, v31.16b
    eor v31.16b, v2.16b, v31.16b
    orn v20.16b, v2.16b, v20.16b
    eor v20.16b, v20.16b, v26.16b
    and v18.16b, v18.16b, v20.16b
    eor v5.16b, v5.16b, v18.16b
    ldr q18, [x3, #1088]
    bit v2.16b, v31.16b, v5.16b
    eor v18.16b, v18.16b, v2.16b
    bic v2.16b, v28.16b, v2.16b
    ldr q26, [x3, #1200]
    ldr q28, [sp, #224]
    eor v2.16b, v28.16b, v2.16b
    ldr q28, [x3, #1184]
    eor v26.16b, v26.16b, v5.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #1152]
    bsl v5.16b, v20.16b, v13.16b
    eor v5.16b, v31.16b, v5.16b
    ext v20.16b, v5.16b, v5.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v4.16b, v4.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v3.16b, v3.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #80]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v16.16b, v16.16b, v10.16b
    // round 22 (skinny.dsl:60)
    ldr q10, [x3, #1328]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #1312]
    ldr q12, [sp, #208]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #128]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #1344]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #4544]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v1.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v23.16b
    and v0.16b, v4.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v7.16b, v0.16b
    eor v15.16b, v4.16b, v13.16b
    str q13, [sp, #128]
    eor v13.16b, v22.16b, v2.16b
    bit v13.16b, v2.16b, v1.16b
    and v2.16b, v22.16b, v13.16b
    eor v2.16b, v18.16b, v2.16b
    eor v18.16b, v28.16b, v18.16b
    bsl v1.16b, v28.16b, v18.16b
    orn v18.16b, v26.16b, v28.16b
    eor v5.16b, v5.16b, v18.16b
    eor v18.16b, v22.16b, v5.16b
    and v28.16b, v13.16b, v5.16b
    eor v28.16b, v14.16b, v28.16b
    bit v18.16b, v22.16b, v28.16b
    eor v22.16b, v26.16b, v1.16b
    ldr q14, [x3, #1504]
    bit v22.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v22.16b
    bic v22.16b, v2.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v16.16b, v8.16b
    ldr q14, [x3, #1440]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v16.16b, v12.16b
    str q13, [sp, #208]
    ldr q13, [x3, #1408]
    eor v14.16b, v3.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v3.16b, v31.16b, v3.16b
    str q18, [sp, #80]
    ldr q18, [x3, #1392]
    bsl v9.16b, v31.16b, v3.16b
    eor v3.16b, v18.16b, v9.16b
    eor v18.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #1456]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #4528]
    bit v19.16b, v18.16b, v25.16b
    eor v18.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #1472]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v16.16b, v27.16b
    ldr q11, [x3, #1424]
    bsl v25.16b, v27.16b, v16.16b
    eor v16.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #1552]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #144]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v4.16b, v0.16b
    bit v20.16b, v7.16b, v0.16b
    orn v4.16b, v6.16b, v7.16b
    eor v4.16b, v24.16b, v4.16b
    bic v7.16b, v15.16b, v4.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #192]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #160]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #112]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v3.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #128]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #128]
    ldr q11, [x3, #1360]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #1520]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v1.16b, v1.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v11.16b
    eor v11.16b, v21.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v4.16b, v4.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v16.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #1568]
    str q26, [sp, #160]
    ext v26.16b, v24.16b, v24.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 23 (skinny.dsl:60)
    ldr q15, [x3, #1584]
    // round 22 (skinny.dsl:60)
    str q0, [sp, #112]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 23 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #1600]
    str q7, [sp, #192]
    ldr q7, [sp, #80]
    eor v7.16b, v7.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #208]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #4560]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #1744]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v3.16b
    eor v14.16b, v2.16b, v22.16b
    bit v22.16b, v14.16b, v1.16b
    orn v14.16b, v22.16b, v2.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v5.16b, v21.16b
    bif v21.16b, v5.16b, v1.16b
    bic v5.16b, v5.16b, v26.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #1808]
    ext v15.16b, v5.16b, v5.16b, #4
    eor v7.16b, v7.16b, v15.16b
    eor v15.16b, v2.16b, v5.16b
    str q5, [sp, #208]
    bic v5.16b, v5.16b, v22.16b
    eor v5.16b, v23.16b, v5.16b
    bit v15.16b, v2.16b, v5.16b
    ext v2.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #1824]
    str q2, [sp, #80]
    ext v2.16b, v5.16b, v5.16b, #4
    eor v2.16b, v23.16b, v2.16b
    ldr q23, [x3, #1776]
    str q15, [sp, #144]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v26.16b, v21.16b
    str q21, [sp, #96]
    ldr q21, [x3, #1360]
    bit v15.16b, v26.16b, v5.16b
    eor v21.16b, v21.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v1.16b, v1.16b, v26.16b
    ext v26.16b, v1.16b, v1.16b, #4
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #4592]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #1792]
    str q14, [sp, #224]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #64]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v25.16b, v27.16b
    str q17, [sp, #176]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v3.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v18.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v18.16b, v31.16b, v18.16b
    bsl v3.16b, v31.16b, v18.16b
    eor v18.16b, v23.16b, v3.16b
    eor v3.16b, v9.16b, v3.16b
    orn v23.16b, v9.16b, v31.16b
    eor v16.16b, v16.16b, v23.16b
    eor v7.16b, v7.16b, v16.16b
    bic v23.16b, v16.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v3.16b, v9.16b, v23.16b
    eor v26.16b, v3.16b, v26.16b
    bic v3.16b, v19.16b, v3.16b
    eor v3.16b, v3.16b, v6.16b
    eor v2.16b, v2.16b, v23.16b
    eor v6.16b, v13.16b, v16.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #192]
    eor v16.16b, v4.16b, v6.16b
    ldr q19, [x3, #1696]
    bit v16.16b, v6.16b, v30.16b
    eor v6.16b, v19.16b, v16.16b
    ext v19.16b, v6.16b, v6.16b, #8
    eor v19.16b, v22.16b, v19.16b
    ext v22.16b, v19.16b, v19.16b, #12
    bic v31.16b, v4.16b, v16.16b
    ldr q8, [x3, #1664]
    ldr q9, [sp, #160]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #128]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #4576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #112]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v16.16b, v20.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    bit v30.16b, v14.16b, v0.16b
    bic v16.16b, v31.16b, v30.16b
    ldr q31, [x3, #1632]
    eor v16.16b, v12.16b, v16.16b
    ldr q12, [x3, #1728]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #1712]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v4.16b, v20.16b
    ldr q13, [x3, #1680]
    bsl v0.16b, v4.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    ext v4.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #144]
    eor v4.16b, v20.16b, v4.16b
    ext v20.16b, v4.16b, v4.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #208]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #8
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q19, [sp, #208]
    ldr q19, [sp, #96]
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q4, [sp, #96]
    ldr q4, [sp, #224]
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    // round 24 (skinny.dsl:60)
    str q5, [sp, #224]
    ldr q5, [x3, #1856]
    // round 23 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 24 (skinny.dsl:60)
    ldr q15, [sp, #64]
    eor v5.16b, v5.16b, v15.16b
    eor v5.16b, v5.16b, v28.16b
    ldr q28, [x3, #1840]
    ldr q15, [sp, #176]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #80]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #4608]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #2016]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #80]
    ldr q13, [x3, #1968]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #176]
    ldr q24, [x3, #4640]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v25.16b
    str q24, [sp, #64]
    ldr q24, [x3, #1920]
    bsl v11.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v20.16b, v27.16b, v20.16b
    bic v27.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v27.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q27, [x3, #4624]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #2000]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #1984]
    eor v28.16b, v28.16b, v22.16b
    eor v27.16b, v27.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #1952]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v7.16b, v26.16b
    ldr q11, [x3, #2048]
    bif v22.16b, v7.16b, v18.16b
    eor v11.16b, v11.16b, v22.16b
    bic v7.16b, v7.16b, v2.16b
    ldr q13, [x3, #2080]
    eor v7.16b, v7.16b, v23.16b
    eor v23.16b, v13.16b, v7.16b
    eor v13.16b, v29.16b, v7.16b
    eor v14.16b, v7.16b, v27.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v2.16b, v22.16b
    str q27, [sp, #144]
    eor v27.16b, v8.16b, v16.16b
    bit v27.16b, v16.16b, v9.16b
    bic v16.16b, v8.16b, v27.16b
    eor v16.16b, v30.16b, v16.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v16.16b, v9.16b
    eor v8.16b, v4.16b, v1.16b
    bit v1.16b, v8.16b, v19.16b
    orn v8.16b, v1.16b, v4.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v3.16b
    bit v3.16b, v11.16b, v18.16b
    bic v7.16b, v7.16b, v3.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #1904]
    bit v22.16b, v2.16b, v5.16b
    ldr q2, [x3, #2032]
    eor v7.16b, v7.16b, v22.16b
    eor v2.16b, v2.16b, v7.16b
    eor v2.16b, v2.16b, v9.16b
    ldr q9, [x3, #2096]
    eor v7.16b, v7.16b, v17.16b
    eor v9.16b, v9.16b, v5.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v5.16b
    eor v5.16b, v5.16b, v28.16b
    orn v29.16b, v3.16b, v29.16b
    ldr q9, [x3, #2064]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v16.16b, v29.16b, v16.16b
    orr v22.16b, v26.16b, v22.16b
    eor v18.16b, v18.16b, v22.16b
    eor v22.16b, v10.16b, v18.16b
    eor v22.16b, v22.16b, v31.16b
    eor v18.16b, v18.16b, v25.16b
    ldr q29, [sp, #64]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #176]
    eor v11.16b, v3.16b, v10.16b
    ldr q12, [sp, #80]
    str q31, [sp, #112]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v19.16b
    ldr q21, [sp, #224]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #96]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #96]
    eor v12.16b, v4.16b, v10.16b
    bic v10.16b, v10.16b, v1.16b
    str q2, [sp, #80]
    ldr q2, [sp, #208]
    eor v2.16b, v2.16b, v10.16b
    bit v12.16b, v4.16b, v2.16b
    eor v4.16b, v2.16b, v5.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v2.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v2.16b
    eor v19.16b, v19.16b, v21.16b
    eor v19.16b, v19.16b, v18.16b
    eor v2.16b, v2.16b, v7.16b
    // round 25 (skinny.dsl:60)
    ldr q21, [x3, #2128]
    // round 24 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 25 (skinny.dsl:60)
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #2112]
    eor v3.16b, v3.16b, v27.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v1.16b, v1.16b, v11.16b
    ldr q21, [x3, #4688]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #2144]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v7.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v5.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v5.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #224]
    ldr q12, [sp, #144]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #176]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #64]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v16.16b, v0.16b
    str q25, [sp, #176]
    ldr q25, [x3, #2336]
    str q8, [sp, #144]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v18.16b
    bit v25.16b, v18.16b, v15.16b
    and v18.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v18.16b
    and v18.16b, v25.16b, v9.16b
    eor v18.16b, v11.16b, v18.16b
    bit v26.16b, v10.16b, v18.16b
    bit v5.16b, v13.16b, v18.16b
    orr v8.16b, v7.16b, v5.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v16.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v3.16b, v3.16b, v22.16b
    bif v29.16b, v16.16b, v3.16b
    orn v16.16b, v10.16b, v16.16b
    ldr q22, [sp, #80]
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #2304]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #32]
    bit v6.16b, v24.16b, v3.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v16.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #2288]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #2320]
    ext v11.16b, v16.16b, v16.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #2352]
    ext v13.16b, v3.16b, v3.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #112]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #2224]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #80]
    and v28.16b, v13.16b, v19.16b
    str q23, [sp, #208]
    ldr q23, [x3, #2192]
    eor v28.16b, v2.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #128]
    ldr q21, [sp, #96]
    eor v2.16b, v21.16b, v2.16b
    str q10, [sp, #160]
    ldr q10, [x3, #4672]
    bsl v31.16b, v2.16b, v21.16b
    eor v2.16b, v10.16b, v31.16b
    eor v31.16b, v4.16b, v31.16b
    orn v21.16b, v4.16b, v21.16b
    eor v21.16b, v21.16b, v27.16b
    and v19.16b, v19.16b, v21.16b
    eor v1.16b, v1.16b, v19.16b
    ldr q19, [x3, #4656]
    bit v4.16b, v31.16b, v1.16b
    eor v19.16b, v19.16b, v4.16b
    bic v4.16b, v28.16b, v4.16b
    ldr q27, [x3, #2256]
    ldr q28, [sp, #144]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #2240]
    eor v27.16b, v27.16b, v1.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #2208]
    bsl v1.16b, v21.16b, v13.16b
    eor v1.16b, v31.16b, v1.16b
    ext v21.16b, v1.16b, v1.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v3.16b, v3.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #4
    eor v18.16b, v18.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #224]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v16.16b, v16.16b, v10.16b
    ext v10.16b, v16.16b, v16.16b, #4
    eor v7.16b, v7.16b, v10.16b
    // round 26 (skinny.dsl:60)
    ldr q10, [x3, #2384]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #2368]
    ldr q12, [sp, #176]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #64]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4704]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #2528]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v2.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v3.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v16.16b, v0.16b
    eor v15.16b, v3.16b, v13.16b
    str q13, [sp, #64]
    eor v13.16b, v23.16b, v4.16b
    bit v13.16b, v4.16b, v2.16b
    and v4.16b, v23.16b, v13.16b
    eor v4.16b, v19.16b, v4.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v2.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v1.16b, v1.16b, v19.16b
    eor v19.16b, v23.16b, v1.16b
    and v28.16b, v13.16b, v1.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v23.16b, v28.16b
    eor v23.16b, v27.16b, v2.16b
    ldr q14, [x3, #4752]
    bit v23.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v23.16b
    bic v23.16b, v4.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v7.16b, v8.16b
    ldr q14, [x3, #2480]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v7.16b, v12.16b
    str q13, [sp, #176]
    ldr q13, [x3, #4736]
    eor v14.16b, v5.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v5.16b, v31.16b, v5.16b
    str q19, [sp, #224]
    ldr q19, [x3, #4720]
    bsl v9.16b, v31.16b, v5.16b
    eor v5.16b, v19.16b, v9.16b
    eor v19.16b, v18.16b, v9.16b
    orn v31.16b, v18.16b, v31.16b
    ldr q9, [x3, #2496]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #2416]
    bit v18.16b, v19.16b, v25.16b
    eor v19.16b, v9.16b, v18.16b
    bic v18.16b, v14.16b, v18.16b
    ldr q9, [x3, #2512]
    eor v18.16b, v11.16b, v18.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v7.16b, v26.16b
    ldr q11, [x3, #2464]
    bsl v25.16b, v26.16b, v7.16b
    eor v7.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #2592]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v12.16b, v16.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #160]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v3.16b, v0.16b
    bit v21.16b, v16.16b, v0.16b
    orn v3.16b, v6.16b, v16.16b
    eor v3.16b, v24.16b, v3.16b
    bic v16.16b, v15.16b, v3.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #128]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #208]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #80]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v5.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #64]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #64]
    ldr q11, [x3, #288]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #2560]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v11.16b, v18.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v23.16b, v11.16b, v23.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v16.16b, v16.16b, v11.16b
    eor v11.16b, v20.16b, v19.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #2576]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v3.16b, v3.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v7.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #2608]
    str q27, [sp, #208]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 27 (skinny.dsl:60)
    ldr q15, [x3, #2624]
    // round 26 (skinny.dsl:60)
    str q0, [sp, #80]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 27 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #2640]
    str q16, [sp, #128]
    ldr q16, [sp, #224]
    eor v16.16b, v16.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #176]
    eor v22.16b, v12.16b, v22.16b
    eor v21.16b, v21.16b, v14.16b
    ldr q12, [x3, #4768]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #4816]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v5.16b
    eor v14.16b, v4.16b, v23.16b
    bit v23.16b, v14.16b, v2.16b
    orn v14.16b, v23.16b, v4.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v1.16b, v20.16b
    bif v20.16b, v1.16b, v2.16b
    bic v1.16b, v1.16b, v27.16b
    eor v1.16b, v1.16b, v16.16b
    ldr q16, [x3, #2848]
    ext v15.16b, v1.16b, v1.16b, #4
    eor v16.16b, v16.16b, v15.16b
    eor v15.16b, v4.16b, v1.16b
    str q1, [sp, #176]
    bic v1.16b, v1.16b, v23.16b
    eor v1.16b, v22.16b, v1.16b
    bit v15.16b, v4.16b, v1.16b
    ext v4.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #2864]
    str q4, [sp, #224]
    ext v4.16b, v1.16b, v1.16b, #4
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #2816]
    str q15, [sp, #160]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v27.16b, v20.16b
    str q20, [sp, #112]
    ldr q20, [x3, #288]
    bit v15.16b, v27.16b, v1.16b
    eor v20.16b, v20.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v2.16b, v2.16b, v27.16b
    ext v27.16b, v2.16b, v2.16b, #4
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #2800]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #2832]
    str q14, [sp, #144]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v23.16b, v23.16b, #4
    str q15, [sp, #96]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #192]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v18.16b
    bit v28.16b, v18.16b, v5.16b
    bic v18.16b, v13.16b, v28.16b
    eor v18.16b, v19.16b, v18.16b
    eor v29.16b, v14.16b, v18.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v5.16b, v31.16b, v19.16b
    eor v19.16b, v22.16b, v5.16b
    eor v5.16b, v9.16b, v5.16b
    orn v22.16b, v9.16b, v31.16b
    eor v7.16b, v7.16b, v22.16b
    eor v16.16b, v16.16b, v7.16b
    bic v22.16b, v7.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v5.16b, v9.16b, v22.16b
    eor v27.16b, v5.16b, v27.16b
    bic v5.16b, v18.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    eor v4.16b, v4.16b, v22.16b
    eor v6.16b, v13.16b, v7.16b
    bsl v22.16b, v13.16b, v6.16b
    ldr q6, [sp, #128]
    eor v7.16b, v3.16b, v6.16b
    ldr q18, [x3, #2736]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v18.16b, v7.16b
    ext v18.16b, v6.16b, v6.16b, #8
    eor v18.16b, v23.16b, v18.16b
    ext v23.16b, v18.16b, v18.16b, #12
    bic v31.16b, v3.16b, v7.16b
    ldr q8, [x3, #4800]
    ldr q9, [sp, #208]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #64]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #2688]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #80]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v21.16b, v13.16b, v21.16b
    bic v7.16b, v21.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #4784]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #2768]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #2752]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v21.16b
    eor v21.16b, v3.16b, v21.16b
    ldr q13, [x3, #2720]
    bsl v0.16b, v3.16b, v21.16b
    eor v0.16b, v13.16b, v0.16b
    ext v3.16b, v0.16b, v0.16b, #8
    ldr q21, [sp, #160]
    eor v3.16b, v21.16b, v3.16b
    ext v21.16b, v3.16b, v3.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #176]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q18, [sp, #176]
    ldr q18, [sp, #112]
    eor v18.16b, v18.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q3, [sp, #112]
    ldr q3, [sp, #144]
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    // round 28 (skinny.dsl:60)
    str q1, [sp, #144]
    ldr q1, [x3, #2896]
    // round 27 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 28 (skinny.dsl:60)
    ldr q15, [sp, #96]
    eor v1.16b, v1.16b, v15.16b
    eor v1.16b, v1.16b, v28.16b
    ldr q28, [x3, #2880]
    ldr q15, [sp, #192]
    eor v23.16b, v15.16b, v23.16b
    ldr q15, [sp, #224]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #4832]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #4880]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #224]
    ldr q13, [x3, #2992]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #192]
    ldr q24, [x3, #2960]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #96]
    ldr q24, [x3, #4864]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v21.16b, v26.16b, v21.16b
    bic v26.16b, v21.16b, v15.16b
    eor v23.16b, v23.16b, v26.16b
    bit v17.16b, v25.16b, v23.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #4848]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #3024]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #3008]
    eor v28.16b, v28.16b, v23.16b
    eor v26.16b, v26.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    ldr q11, [x3, #2976]
    bsl v23.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v23.16b
    eor v23.16b, v16.16b, v27.16b
    ldr q11, [x3, #3072]
    bif v23.16b, v16.16b, v19.16b
    eor v11.16b, v11.16b, v23.16b
    bic v16.16b, v16.16b, v4.16b
    ldr q13, [x3, #3104]
    eor v16.16b, v16.16b, v22.16b
    eor v22.16b, v13.16b, v16.16b
    eor v13.16b, v29.16b, v16.16b
    eor v14.16b, v16.16b, v26.16b
    eor v15.16b, v23.16b, v24.16b
    eor v23.16b, v4.16b, v23.16b
    str q26, [sp, #160]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v3.16b, v2.16b
    bit v2.16b, v8.16b, v18.16b
    orn v8.16b, v2.16b, v3.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v5.16b
    bit v5.16b, v11.16b, v19.16b
    bic v16.16b, v16.16b, v5.16b
    eor v1.16b, v1.16b, v16.16b
    ldr q16, [x3, #832]
    bit v23.16b, v4.16b, v1.16b
    ldr q4, [x3, #4896]
    eor v16.16b, v16.16b, v23.16b
    eor v4.16b, v4.16b, v16.16b
    eor v4.16b, v4.16b, v9.16b
    ldr q9, [x3, #3120]
    eor v16.16b, v16.16b, v17.16b
    eor v9.16b, v9.16b, v1.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v1.16b
    eor v1.16b, v1.16b, v28.16b
    orn v29.16b, v5.16b, v29.16b
    ldr q9, [x3, #3088]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v23.16b, v27.16b, v23.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v10.16b, v19.16b
    eor v23.16b, v23.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #96]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #192]
    eor v11.16b, v5.16b, v10.16b
    ldr q12, [sp, #224]
    str q31, [sp, #80]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v18.16b
    ldr q20, [sp, #144]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #112]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #112]
    eor v12.16b, v3.16b, v10.16b
    bic v10.16b, v10.16b, v2.16b
    str q4, [sp, #224]
    ldr q4, [sp, #176]
    eor v4.16b, v4.16b, v10.16b
    bit v12.16b, v3.16b, v4.16b
    eor v3.16b, v4.16b, v1.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v4.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v4.16b
    eor v18.16b, v18.16b, v20.16b
    eor v18.16b, v18.16b, v19.16b
    eor v4.16b, v4.16b, v16.16b
    // round 29 (skinny.dsl:60)
    ldr q20, [x3, #3152]
    // round 28 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 29 (skinny.dsl:60)
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #3136]
    eor v5.16b, v5.16b, v26.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v2.16b, v2.16b, v11.16b
    ldr q20, [x3, #3296]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #3168]
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v16.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v1.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v1.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #144]
    ldr q12, [sp, #160]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #192]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #96]
    orn v29.16b, v6.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #192]
    ldr q25, [x3, #3360]
    str q8, [sp, #160]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v16.16b, v16.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v1.16b, v13.16b, v19.16b
    orr v8.16b, v16.16b, v1.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v23.16b
    bit v10.16b, v23.16b, v30.16b
    bic v23.16b, v0.16b, v10.16b
    eor v5.16b, v5.16b, v23.16b
    bif v29.16b, v7.16b, v5.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q23, [sp, #224]
    eor v7.16b, v23.16b, v7.16b
    eor v23.16b, v22.16b, v23.16b
    bit v23.16b, v22.16b, v30.16b
    ldr q22, [x3, #3328]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v6.16b, v23.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v5.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #4960]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #3344]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #3376]
    ext v13.16b, v5.16b, v5.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #80]
    eor v14.16b, v13.16b, v18.16b
    ldr q15, [x3, #3248]
    bit v18.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v18.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #224]
    and v28.16b, v13.16b, v18.16b
    str q22, [sp, #176]
    ldr q22, [x3, #4944]
    eor v28.16b, v4.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #64]
    ldr q20, [sp, #112]
    eor v4.16b, v20.16b, v4.16b
    str q10, [sp, #208]
    ldr q10, [x3, #4928]
    bsl v31.16b, v4.16b, v20.16b
    eor v4.16b, v10.16b, v31.16b
    eor v31.16b, v3.16b, v31.16b
    orn v20.16b, v3.16b, v20.16b
    eor v20.16b, v20.16b, v26.16b
    and v18.16b, v18.16b, v20.16b
    eor v2.16b, v2.16b, v18.16b
    ldr q18, [x3, #4912]
    bit v3.16b, v31.16b, v2.16b
    eor v18.16b, v18.16b, v3.16b
    bic v3.16b, v28.16b, v3.16b
    ldr q26, [x3, #3280]
    ldr q28, [sp, #160]
    eor v3.16b, v28.16b, v3.16b
    ldr q28, [x3, #3264]
    eor v26.16b, v26.16b, v2.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #3232]
    bsl v2.16b, v20.16b, v13.16b
    eor v2.16b, v31.16b, v2.16b
    ext v20.16b, v2.16b, v2.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v5.16b, v5.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v4.16b, v4.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #144]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v16.16b, v16.16b, v10.16b
    // round 30 (skinny.dsl:60)
    ldr q10, [x3, #3408]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #3392]
    ldr q12, [sp, #192]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #96]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #4976]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #5024]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v4.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v23.16b
    and v0.16b, v5.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v7.16b, v0.16b
    eor v15.16b, v5.16b, v13.16b
    str q13, [sp, #96]
    eor v13.16b, v22.16b, v3.16b
    bit v13.16b, v3.16b, v4.16b
    and v3.16b, v22.16b, v13.16b
    eor v3.16b, v18.16b, v3.16b
    eor v18.16b, v28.16b, v18.16b
    bsl v4.16b, v28.16b, v18.16b
    orn v18.16b, v26.16b, v28.16b
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v22.16b, v2.16b
    and v28.16b, v13.16b, v2.16b
    eor v28.16b, v14.16b, v28.16b
    bit v18.16b, v22.16b, v28.16b
    eor v22.16b, v26.16b, v4.16b
    ldr q14, [x3, #3568]
    bit v22.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v22.16b
    bic v22.16b, v3.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v16.16b, v8.16b
    ldr q14, [x3, #3504]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v16.16b, v12.16b
    str q13, [sp, #192]
    ldr q13, [x3, #5008]
    eor v14.16b, v1.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v1.16b, v31.16b, v1.16b
    str q18, [sp, #144]
    ldr q18, [x3, #4992]
    bsl v9.16b, v31.16b, v1.16b
    eor v1.16b, v18.16b, v9.16b
    eor v18.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #3520]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #3440]
    bit v19.16b, v18.16b, v25.16b
    eor v18.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #3536]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v16.16b, v27.16b
    ldr q11, [x3, #3488]
    bsl v25.16b, v27.16b, v16.16b
    eor v16.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #3616]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v2.16b, v2.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #208]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v5.16b, v0.16b
    bit v20.16b, v7.16b, v0.16b
    orn v5.16b, v6.16b, v7.16b
    eor v5.16b, v24.16b, v5.16b
    bic v7.16b, v15.16b, v5.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #64]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #176]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #224]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v1.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #96]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q11, [sp, #96]
    ldr q11, [x3, #1360]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #3584]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v4.16b, v4.16b, v17.16b
    eor v17.16b, v11.16b, v19.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v22.16b, v11.16b, v22.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v11.16b
    eor v11.16b, v21.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v26.16b
    ext v26.16b, v11.16b, v11.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #3600]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v5.16b, v5.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v16.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #3632]
    str q26, [sp, #176]
    ext v26.16b, v24.16b, v24.16b, #8
    eor v26.16b, v15.16b, v26.16b
    eor v26.16b, v28.16b, v26.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    // round 31 (skinny.dsl:60)
    ldr q15, [x3, #3648]
    // round 30 (skinny.dsl:60)
    str q0, [sp, #224]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 31 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #3664]
    str q7, [sp, #64]
    ldr q7, [sp, #144]
    eor v7.16b, v7.16b, v12.16b
    eor v23.16b, v15.16b, v23.16b
    ldr q12, [sp, #192]
    eor v23.16b, v12.16b, v23.16b
    eor v20.16b, v20.16b, v14.16b
    ldr q12, [x3, #5040]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #5088]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v1.16b
    eor v14.16b, v3.16b, v22.16b
    bit v22.16b, v14.16b, v4.16b
    orn v14.16b, v22.16b, v3.16b
    eor v14.16b, v21.16b, v14.16b
    eor v21.16b, v2.16b, v21.16b
    bif v21.16b, v2.16b, v4.16b
    bic v2.16b, v2.16b, v26.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x3, #3872]
    ext v15.16b, v2.16b, v2.16b, #4
    eor v7.16b, v7.16b, v15.16b
    eor v15.16b, v3.16b, v2.16b
    str q2, [sp, #192]
    bic v2.16b, v2.16b, v22.16b
    eor v2.16b, v23.16b, v2.16b
    bit v15.16b, v3.16b, v2.16b
    ext v3.16b, v15.16b, v15.16b, #4
    ldr q23, [x3, #3888]
    str q3, [sp, #144]
    ext v3.16b, v2.16b, v2.16b, #4
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #3840]
    str q15, [sp, #208]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v23.16b, v23.16b, v15.16b
    eor v15.16b, v26.16b, v21.16b
    str q21, [sp, #80]
    ldr q21, [x3, #1360]
    bit v15.16b, v26.16b, v2.16b
    eor v21.16b, v21.16b, v15.16b
    orr v26.16b, v14.16b, v15.16b
    eor v4.16b, v4.16b, v26.16b
    ext v26.16b, v4.16b, v4.16b, #4
    eor v6.16b, v6.16b, v26.16b
    ldr q26, [x3, #5104]
    ext v15.16b, v21.16b, v21.16b, #4
    eor v26.16b, v26.16b, v15.16b
    ldr q15, [x3, #3856]
    str q14, [sp, #160]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v22.16b, v22.16b, #4
    str q15, [sp, #112]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v27.16b, v27.16b, v10.16b
    eor v10.16b, v25.16b, v27.16b
    str q17, [sp, #128]
    and v17.16b, v17.16b, v27.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v19.16b
    bit v28.16b, v19.16b, v1.16b
    bic v19.16b, v13.16b, v28.16b
    eor v19.16b, v18.16b, v19.16b
    eor v29.16b, v14.16b, v19.16b
    eor v18.16b, v31.16b, v18.16b
    bsl v1.16b, v31.16b, v18.16b
    eor v18.16b, v23.16b, v1.16b
    eor v1.16b, v9.16b, v1.16b
    orn v23.16b, v9.16b, v31.16b
    eor v16.16b, v16.16b, v23.16b
    eor v7.16b, v7.16b, v16.16b
    bic v23.16b, v16.16b, v28.16b
    eor v23.16b, v8.16b, v23.16b
    bit v1.16b, v9.16b, v23.16b
    eor v26.16b, v1.16b, v26.16b
    bic v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    eor v3.16b, v3.16b, v23.16b
    eor v6.16b, v13.16b, v16.16b
    bsl v23.16b, v13.16b, v6.16b
    ldr q6, [sp, #64]
    eor v16.16b, v5.16b, v6.16b
    ldr q19, [x3, #3760]
    bit v16.16b, v6.16b, v30.16b
    eor v6.16b, v19.16b, v16.16b
    ext v19.16b, v6.16b, v6.16b, #8
    eor v19.16b, v22.16b, v19.16b
    ext v22.16b, v19.16b, v19.16b, #12
    bic v31.16b, v5.16b, v16.16b
    ldr q8, [x3, #5072]
    ldr q9, [sp, #176]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #96]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #3712]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #224]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v20.16b, v13.16b, v20.16b
    bic v16.16b, v20.16b, v16.16b
    eor v0.16b, v0.16b, v16.16b
    bit v30.16b, v14.16b, v0.16b
    bic v16.16b, v31.16b, v30.16b
    ldr q31, [x3, #5056]
    eor v16.16b, v12.16b, v16.16b
    ldr q12, [x3, #3792]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #3776]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v20.16b
    eor v20.16b, v5.16b, v20.16b
    ldr q13, [x3, #3744]
    bsl v0.16b, v5.16b, v20.16b
    eor v0.16b, v13.16b, v0.16b
    ext v5.16b, v0.16b, v0.16b, #8
    ldr q20, [sp, #208]
    eor v5.16b, v20.16b, v5.16b
    ext v20.16b, v5.16b, v5.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #192]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v27.16b, v27.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v2.16b, v2.16b, v14.16b
    ext v14.16b, v2.16b, v2.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v21.16b, v21.16b, v14.16b
    ext v14.16b, v21.16b, v21.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v16.16b, v16.16b, #8
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q19, [sp, #192]
    ldr q19, [sp, #80]
    eor v19.16b, v19.16b, v14.16b
    ext v14.16b, v19.16b, v19.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q5, [sp, #80]
    ldr q5, [sp, #160]
    eor v5.16b, v5.16b, v14.16b
    ext v14.16b, v5.16b, v5.16b, #12
    // round 32 (skinny.dsl:60)
    str q2, [sp, #160]
    ldr q2, [x3, #3920]
    // round 31 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 32 (skinny.dsl:60)
    ldr q15, [sp, #112]
    eor v2.16b, v2.16b, v15.16b
    eor v2.16b, v2.16b, v28.16b
    ldr q28, [x3, #3904]
    ldr q15, [sp, #128]
    eor v22.16b, v15.16b, v22.16b
    ldr q15, [sp, #144]
    eor v28.16b, v28.16b, v15.16b
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #3936]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [x3, #5152]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #144]
    ldr q13, [x3, #4016]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #128]
    ldr q24, [x3, #3984]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v27.16b, v25.16b
    str q24, [sp, #112]
    ldr q24, [x3, #5136]
    bsl v11.16b, v27.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v27.16b, v17.16b, v27.16b
    eor v20.16b, v27.16b, v20.16b
    bic v27.16b, v20.16b, v15.16b
    eor v22.16b, v22.16b, v27.16b
    bit v17.16b, v25.16b, v22.16b
    and v25.16b, v13.16b, v17.16b
    ldr q27, [x3, #5120]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #4048]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #4032]
    eor v28.16b, v28.16b, v22.16b
    eor v27.16b, v27.16b, v20.16b
    eor v20.16b, v14.16b, v20.16b
    ldr q11, [x3, #4000]
    bsl v22.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v22.16b
    eor v22.16b, v7.16b, v26.16b
    ldr q11, [x3, #4096]
    bif v22.16b, v7.16b, v18.16b
    eor v11.16b, v11.16b, v22.16b
    bic v7.16b, v7.16b, v3.16b
    ldr q13, [x3, #4128]
    eor v7.16b, v7.16b, v23.16b
    eor v23.16b, v13.16b, v7.16b
    eor v13.16b, v29.16b, v7.16b
    eor v14.16b, v7.16b, v27.16b
    eor v15.16b, v22.16b, v24.16b
    eor v22.16b, v3.16b, v22.16b
    str q27, [sp, #208]
    eor v27.16b, v8.16b, v16.16b
    bit v27.16b, v16.16b, v9.16b
    bic v16.16b, v8.16b, v27.16b
    eor v16.16b, v30.16b, v16.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v23.16b, v23.16b, v0.16b
    bic v31.16b, v0.16b, v27.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v16.16b, v9.16b
    eor v8.16b, v5.16b, v4.16b
    bit v4.16b, v8.16b, v19.16b
    orn v8.16b, v4.16b, v5.16b
    eor v8.16b, v21.16b, v8.16b
    eor v11.16b, v29.16b, v1.16b
    bit v1.16b, v11.16b, v18.16b
    bic v7.16b, v7.16b, v1.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q7, [x3, #1904]
    bit v22.16b, v3.16b, v2.16b
    ldr q3, [x3, #5168]
    eor v7.16b, v7.16b, v22.16b
    eor v3.16b, v3.16b, v7.16b
    eor v3.16b, v3.16b, v9.16b
    ldr q9, [x3, #4144]
    eor v7.16b, v7.16b, v17.16b
    eor v9.16b, v9.16b, v2.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v2.16b
    eor v2.16b, v2.16b, v28.16b
    orn v29.16b, v1.16b, v29.16b
    ldr q9, [x3, #4112]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v9.16b, v26.16b
    eor v16.16b, v29.16b, v16.16b
    orr v22.16b, v26.16b, v22.16b
    eor v18.16b, v18.16b, v22.16b
    eor v22.16b, v10.16b, v18.16b
    eor v22.16b, v22.16b, v31.16b
    eor v18.16b, v18.16b, v25.16b
    ldr q29, [sp, #112]
    eor v26.16b, v26.16b, v29.16b
    eor v31.16b, v8.16b, v26.16b
    eor v9.16b, v13.16b, v20.16b
    ldr q10, [sp, #128]
    eor v11.16b, v1.16b, v10.16b
    ldr q12, [sp, #144]
    str q31, [sp, #224]
    mvn v31.16b, v12.16b
    eor v21.16b, v31.16b, v21.16b
    bit v31.16b, v21.16b, v19.16b
    ldr q21, [sp, #160]
    orn v12.16b, v12.16b, v21.16b
    ldr q10, [sp, #80]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #80]
    eor v12.16b, v5.16b, v10.16b
    bic v10.16b, v10.16b, v4.16b
    str q3, [sp, #144]
    ldr q3, [sp, #192]
    eor v3.16b, v3.16b, v10.16b
    bit v12.16b, v5.16b, v3.16b
    eor v5.16b, v3.16b, v2.16b
    eor v10.16b, v21.16b, v31.16b
    bsl v3.16b, v21.16b, v10.16b
    orn v21.16b, v8.16b, v3.16b
    eor v19.16b, v19.16b, v21.16b
    eor v19.16b, v19.16b, v18.16b
    eor v3.16b, v3.16b, v7.16b
    // round 33 (skinny.dsl:60)
    ldr q21, [x3, #4176]
    // round 32 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 33 (skinny.dsl:60)
    eor v1.16b, v21.16b, v1.16b
    ldr q21, [x3, #4160]
    eor v1.16b, v1.16b, v27.16b
    eor v21.16b, v21.16b, v13.16b
    eor v0.16b, v21.16b, v0.16b
    eor v4.16b, v4.16b, v11.16b
    ldr q21, [x3, #4256]
    eor v27.16b, v12.16b, v9.16b
    ldr q8, [x3, #0]
    eor v21.16b, v21.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v7.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v2.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v26.16b, v9.16b
    eor v13.16b, v2.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #160]
    ldr q12, [sp, #208]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v20.16b, v17.16b
    and v20.16b, v25.16b, v17.16b
    ldr q12, [sp, #128]
    eor v20.16b, v12.16b, v20.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v20.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v20.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #112]
    orn v29.16b, v6.16b, v23.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v16.16b, v0.16b
    str q25, [sp, #128]
    ldr q25, [x3, #4288]
    str q8, [sp, #208]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v26.16b, v18.16b
    bit v25.16b, v18.16b, v15.16b
    and v18.16b, v26.16b, v25.16b
    eor v7.16b, v7.16b, v18.16b
    and v18.16b, v25.16b, v9.16b
    eor v18.16b, v11.16b, v18.16b
    bit v26.16b, v10.16b, v18.16b
    bit v2.16b, v13.16b, v18.16b
    orr v8.16b, v7.16b, v2.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v16.16b, v22.16b
    bit v10.16b, v22.16b, v30.16b
    bic v22.16b, v0.16b, v10.16b
    eor v1.16b, v1.16b, v22.16b
    bif v29.16b, v16.16b, v1.16b
    orn v16.16b, v10.16b, v16.16b
    ldr q22, [sp, #144]
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v23.16b, v22.16b
    bit v22.16b, v23.16b, v30.16b
    ldr q23, [x3, #176]
    ext v11.16b, v22.16b, v22.16b, #12
    eor v23.16b, v23.16b, v11.16b
    eor v23.16b, v23.16b, v24.16b
    eor v24.16b, v6.16b, v22.16b
    ldr q11, [x3, #32]
    bit v6.16b, v24.16b, v1.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v16.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v21.16b, v21.16b, v30.16b
    eor v21.16b, v21.16b, v12.16b
    ldr q30, [x3, #5200]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #4272]
    ext v11.16b, v16.16b, v16.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #4304]
    ext v13.16b, v1.16b, v1.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v20.16b, v12.16b, v20.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #224]
    eor v14.16b, v13.16b, v19.16b
    ldr q15, [x3, #96]
    bit v19.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v19.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #144]
    and v28.16b, v13.16b, v19.16b
    str q23, [sp, #192]
    ldr q23, [x3, #5184]
    eor v28.16b, v3.16b, v28.16b
    eor v23.16b, v23.16b, v28.16b
    str q21, [sp, #96]
    ldr q21, [sp, #80]
    eor v3.16b, v21.16b, v3.16b
    str q10, [sp, #176]
    ldr q10, [x3, #48]
    bsl v31.16b, v3.16b, v21.16b
    eor v3.16b, v10.16b, v31.16b
    eor v31.16b, v5.16b, v31.16b
    orn v21.16b, v5.16b, v21.16b
    eor v21.16b, v21.16b, v27.16b
    and v19.16b, v19.16b, v21.16b
    eor v4.16b, v4.16b, v19.16b
    ldr q19, [x3, #16]
    bit v5.16b, v31.16b, v4.16b
    eor v19.16b, v19.16b, v5.16b
    bic v5.16b, v28.16b, v5.16b
    ldr q27, [x3, #4240]
    ldr q28, [sp, #208]
    eor v5.16b, v28.16b, v5.16b
    ldr q28, [x3, #112]
    eor v27.16b, v27.16b, v4.16b
    eor v28.16b, v28.16b, v21.16b
    eor v21.16b, v13.16b, v21.16b
    ldr q31, [x3, #4224]
    bsl v4.16b, v21.16b, v13.16b
    eor v4.16b, v31.16b, v4.16b
    ext v21.16b, v4.16b, v4.16b, #8
    eor v21.16b, v29.16b, v21.16b
    ext v29.16b, v21.16b, v21.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v27.16b, v27.16b, #8
    eor v1.16b, v1.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #4
    eor v18.16b, v18.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v19.16b, v19.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v3.16b, v3.16b, #8
    eor v22.16b, v22.16b, v9.16b
    ext v9.16b, v22.16b, v22.16b, #4
    ldr q10, [sp, #160]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v23.16b, v23.16b, #8
    eor v16.16b, v16.16b, v10.16b
    ext v10.16b, v16.16b, v16.16b, #4
    eor v7.16b, v7.16b, v10.16b
    // round 34 (skinny.dsl:60)
    ldr q10, [x3, #256]
    eor v26.16b, v26.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #4320]
    ldr q12, [sp, #128]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #112]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #272]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #416]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v3.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v22.16b
    and v0.16b, v1.16b, v0.16b
    eor v0.16b, v21.16b, v0.16b
    eor v21.16b, v16.16b, v0.16b
    eor v15.16b, v1.16b, v13.16b
    str q13, [sp, #112]
    eor v13.16b, v23.16b, v5.16b
    bit v13.16b, v5.16b, v3.16b
    and v5.16b, v23.16b, v13.16b
    eor v5.16b, v19.16b, v5.16b
    eor v19.16b, v28.16b, v19.16b
    bsl v3.16b, v28.16b, v19.16b
    orn v19.16b, v27.16b, v28.16b
    eor v4.16b, v4.16b, v19.16b
    eor v19.16b, v23.16b, v4.16b
    and v28.16b, v13.16b, v4.16b
    eor v28.16b, v14.16b, v28.16b
    bit v19.16b, v23.16b, v28.16b
    eor v23.16b, v27.16b, v3.16b
    ldr q14, [x3, #4400]
    bit v23.16b, v27.16b, v28.16b
    eor v27.16b, v14.16b, v23.16b
    bic v23.16b, v5.16b, v23.16b
    eor v23.16b, v12.16b, v23.16b
    eor v12.16b, v7.16b, v8.16b
    ldr q14, [x3, #368]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v7.16b, v12.16b
    str q13, [sp, #128]
    ldr q13, [x3, #336]
    eor v14.16b, v2.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v2.16b, v31.16b, v2.16b
    str q19, [sp, #160]
    ldr q19, [x3, #320]
    bsl v9.16b, v31.16b, v2.16b
    eor v2.16b, v19.16b, v9.16b
    eor v19.16b, v18.16b, v9.16b
    orn v31.16b, v18.16b, v31.16b
    ldr q9, [x3, #384]
    eor v26.16b, v31.16b, v26.16b
    eor v31.16b, v9.16b, v26.16b
    and v9.16b, v12.16b, v26.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #304]
    bit v18.16b, v19.16b, v25.16b
    eor v19.16b, v9.16b, v18.16b
    bic v18.16b, v14.16b, v18.16b
    ldr q9, [x3, #4368]
    eor v18.16b, v11.16b, v18.16b
    eor v9.16b, v9.16b, v25.16b
    eor v26.16b, v7.16b, v26.16b
    ldr q11, [x3, #352]
    bsl v25.16b, v26.16b, v7.16b
    eor v7.16b, v11.16b, v25.16b
    and v25.16b, v20.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v26.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #480]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v4.16b, v4.16b, v12.16b
    eor v12.16b, v16.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #176]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v1.16b, v0.16b
    bit v21.16b, v16.16b, v0.16b
    orn v1.16b, v6.16b, v16.16b
    eor v1.16b, v24.16b, v1.16b
    bic v16.16b, v15.16b, v1.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [sp, #96]
    eor v24.16b, v30.16b, v22.16b
    ldr q12, [sp, #192]
    bit v22.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v22.16b
    eor v24.16b, v29.16b, v24.16b
    bit v26.16b, v30.16b, v24.16b
    orn v25.16b, v22.16b, v30.16b
    ldr q29, [sp, #144]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v2.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #112]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v20.16b, v17.16b
    str q11, [sp, #112]
    ldr q11, [x3, #288]
    bit v14.16b, v20.16b, v24.16b
    eor v20.16b, v11.16b, v14.16b
    bic v11.16b, v14.16b, v25.16b
    eor v11.16b, v12.16b, v11.16b
    ldr q12, [x3, #448]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v3.16b, v3.16b, v17.16b
    eor v17.16b, v11.16b, v18.16b
    ext v11.16b, v11.16b, v11.16b, #8
    eor v23.16b, v11.16b, v23.16b
    ext v11.16b, v17.16b, v17.16b, #8
    eor v16.16b, v16.16b, v11.16b
    eor v11.16b, v20.16b, v19.16b
    ext v20.16b, v20.16b, v20.16b, #8
    eor v20.16b, v20.16b, v27.16b
    ext v27.16b, v11.16b, v11.16b, #8
    eor v27.16b, v15.16b, v27.16b
    ldr q12, [x3, #464]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v5.16b, v5.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v1.16b, v1.16b, v12.16b
    ext v12.16b, v26.16b, v26.16b, #8
    eor v26.16b, v26.16b, v7.16b
    ext v14.16b, v26.16b, v26.16b, #8
    ldr q15, [x3, #496]
    str q27, [sp, #192]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v22.16b, v8.16b
    ext v22.16b, v22.16b, v22.16b, #8
    // round 35 (skinny.dsl:60)
    ldr q15, [x3, #512]
    // round 34 (skinny.dsl:60)
    str q0, [sp, #144]
    ext v0.16b, v28.16b, v28.16b, #8
    // round 35 (skinny.dsl:60)
    eor v12.16b, v15.16b, v12.16b
    ldr q15, [x3, #528]
    str q16, [sp, #96]
    ldr q16, [sp, #160]
    eor v16.16b, v16.16b, v12.16b
    eor v22.16b, v15.16b, v22.16b
    ldr q12, [sp, #128]
    eor v22.16b, v12.16b, v22.16b
    eor v21.16b, v21.16b, v14.16b
    ldr q12, [x3, #5216]
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [x3, #672]
    eor v12.16b, v12.16b, v30.16b
    eor v6.16b, v6.16b, v2.16b
    eor v14.16b, v5.16b, v23.16b
    bit v23.16b, v14.16b, v3.16b
    orn v14.16b, v23.16b, v5.16b
    eor v14.16b, v20.16b, v14.16b
    eor v20.16b, v4.16b, v20.16b
    bif v20.16b, v4.16b, v3.16b
    bic v4.16b, v4.16b, v27.16b
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #736]
    ext v15.16b, v4.16b, v4.16b, #4
    eor v16.16b, v16.16b, v15.16b
    eor v15.16b, v5.16b, v4.16b
    str q4, [sp, #128]
    bic v4.16b, v4.16b, v23.16b
    eor v4.16b, v22.16b, v4.16b
    bit v15.16b, v5.16b, v4.16b
    ext v5.16b, v15.16b, v15.16b, #4
    ldr q22, [x3, #752]
    str q5, [sp, #160]
    ext v5.16b, v4.16b, v4.16b, #4
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #704]
    str q15, [sp, #176]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v22.16b, v22.16b, v15.16b
    eor v15.16b, v27.16b, v20.16b
    str q20, [sp, #224]
    ldr q20, [x3, #288]
    bit v15.16b, v27.16b, v4.16b
    eor v20.16b, v20.16b, v15.16b
    orr v27.16b, v14.16b, v15.16b
    eor v3.16b, v3.16b, v27.16b
    ext v27.16b, v3.16b, v3.16b, #4
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #688]
    ext v15.16b, v20.16b, v20.16b, #4
    eor v27.16b, v27.16b, v15.16b
    ldr q15, [x3, #720]
    str q14, [sp, #208]
    ext v14.16b, v14.16b, v14.16b, #4
    eor v14.16b, v15.16b, v14.16b
    ext v15.16b, v23.16b, v23.16b, #4
    str q15, [sp, #80]
    eor v15.16b, v25.16b, v17.16b
    bit v17.16b, v15.16b, v29.16b
    and v15.16b, v25.16b, v17.16b
    eor v15.16b, v11.16b, v15.16b
    eor v11.16b, v10.16b, v11.16b
    mvn v10.16b, v10.16b
    bif v11.16b, v10.16b, v29.16b
    bic v10.16b, v10.16b, v24.16b
    eor v26.16b, v26.16b, v10.16b
    eor v10.16b, v25.16b, v26.16b
    str q17, [sp, #64]
    and v17.16b, v17.16b, v26.16b
    eor v17.16b, v28.16b, v17.16b
    bit v10.16b, v25.16b, v17.16b
    eor v25.16b, v24.16b, v11.16b
    bit v25.16b, v24.16b, v17.16b
    orr v24.16b, v15.16b, v25.16b
    eor v24.16b, v29.16b, v24.16b
    eor v28.16b, v13.16b, v18.16b
    bit v28.16b, v18.16b, v2.16b
    bic v18.16b, v13.16b, v28.16b
    eor v18.16b, v19.16b, v18.16b
    eor v29.16b, v14.16b, v18.16b
    eor v19.16b, v31.16b, v19.16b
    bsl v2.16b, v31.16b, v19.16b
    eor v19.16b, v22.16b, v2.16b
    eor v2.16b, v9.16b, v2.16b
    orn v22.16b, v9.16b, v31.16b
    eor v7.16b, v7.16b, v22.16b
    eor v16.16b, v16.16b, v7.16b
    bic v22.16b, v7.16b, v28.16b
    eor v22.16b, v8.16b, v22.16b
    bit v2.16b, v9.16b, v22.16b
    eor v27.16b, v2.16b, v27.16b
    bic v2.16b, v18.16b, v2.16b
    eor v2.16b, v2.16b, v6.16b
    eor v5.16b, v5.16b, v22.16b
    eor v6.16b, v13.16b, v7.16b
    bsl v22.16b, v13.16b, v6.16b
    ldr q6, [sp, #96]
    eor v7.16b, v1.16b, v6.16b
    ldr q18, [x3, #624]
    bit v7.16b, v6.16b, v30.16b
    eor v6.16b, v18.16b, v7.16b
    ext v18.16b, v6.16b, v6.16b, #8
    eor v18.16b, v23.16b, v18.16b
    ext v23.16b, v18.16b, v18.16b, #12
    bic v31.16b, v1.16b, v7.16b
    ldr q8, [x3, #592]
    ldr q9, [sp, #192]
    eor v31.16b, v9.16b, v31.16b
    eor v8.16b, v8.16b, v31.16b
    ldr q13, [sp, #112]
    eor v9.16b, v13.16b, v9.16b
    ldr q14, [x3, #576]
    bsl v30.16b, v13.16b, v9.16b
    eor v9.16b, v14.16b, v30.16b
    ldr q14, [sp, #144]
    eor v30.16b, v14.16b, v30.16b
    orn v13.16b, v14.16b, v13.16b
    eor v21.16b, v13.16b, v21.16b
    bic v7.16b, v21.16b, v7.16b
    eor v0.16b, v0.16b, v7.16b
    bit v30.16b, v14.16b, v0.16b
    bic v7.16b, v31.16b, v30.16b
    ldr q31, [x3, #560]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #656]
    eor v30.16b, v31.16b, v30.16b
    ldr q31, [x3, #640]
    eor v12.16b, v12.16b, v0.16b
    eor v31.16b, v31.16b, v21.16b
    eor v21.16b, v1.16b, v21.16b
    ldr q13, [x3, #608]
    bsl v0.16b, v1.16b, v21.16b
    eor v0.16b, v13.16b, v0.16b
    ext v1.16b, v0.16b, v0.16b, #8
    ldr q21, [sp, #176]
    eor v1.16b, v21.16b, v1.16b
    ext v21.16b, v1.16b, v1.16b, #12
    ext v13.16b, v31.16b, v31.16b, #8
    ldr q14, [sp, #128]
    eor v13.16b, v14.16b, v13.16b
    ext v14.16b, v13.16b, v13.16b, #12
    eor v26.16b, v26.16b, v14.16b
    ext v14.16b, v12.16b, v12.16b, #8
    eor v4.16b, v4.16b, v14.16b
    ext v14.16b, v4.16b, v4.16b, #12
    eor v17.16b, v17.16b, v14.16b
    ext v14.16b, v30.16b, v30.16b, #8
    eor v20.16b, v20.16b, v14.16b
    ext v14.16b, v20.16b, v20.16b, #12
    eor v25.16b, v25.16b, v14.16b
    ext v14.16b, v7.16b, v7.16b, #8
    eor v3.16b, v3.16b, v14.16b
    ext v14.16b, v3.16b, v3.16b, #12
    eor v24.16b, v24.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #8
    str q18, [sp, #128]
    ldr q18, [sp, #224]
    eor v18.16b, v18.16b, v14.16b
    ext v14.16b, v18.16b, v18.16b, #12
    eor v11.16b, v11.16b, v14.16b
    ext v14.16b, v8.16b, v8.16b, #8
    str q1, [sp, #224]
    ldr q1, [sp, #208]
    eor v1.16b, v1.16b, v14.16b
    ext v14.16b, v1.16b, v1.16b, #12
    // round 36 (skinny.dsl:60)
    str q4, [sp, #208]
    ldr q4, [x3, #784]
    // round 35 (skinny.dsl:60)
    eor v14.16b, v15.16b, v14.16b
    // round 36 (skinny.dsl:60)
    ldr q15, [sp, #80]
    eor v4.16b, v4.16b, v15.16b
    eor v4.16b, v4.16b, v28.16b
    ldr q28, [x3, #768]
    ldr q15, [sp, #64]
    eor v23.16b, v15.16b, v23.16b
    ldr q15, [sp, #160]
    eor v28.16b, v28.16b, v15.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #800]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #944]
    eor v28.16b, v28.16b, v11.16b
    eor v10.16b, v10.16b, v9.16b
    eor v15.16b, v14.16b, v24.16b
    str q13, [sp, #160]
    ldr q13, [x3, #896]
    bit v15.16b, v24.16b, v11.16b
    eor v24.16b, v13.16b, v15.16b
    bic v13.16b, v14.16b, v15.16b
    str q24, [sp, #64]
    ldr q24, [x3, #864]
    eor v13.16b, v25.16b, v13.16b
    eor v24.16b, v24.16b, v13.16b
    eor v25.16b, v26.16b, v25.16b
    str q24, [sp, #80]
    ldr q24, [x3, #848]
    bsl v11.16b, v26.16b, v25.16b
    eor v24.16b, v24.16b, v11.16b
    eor v25.16b, v17.16b, v11.16b
    and v26.16b, v17.16b, v26.16b
    eor v21.16b, v26.16b, v21.16b
    bic v26.16b, v21.16b, v15.16b
    eor v23.16b, v23.16b, v26.16b
    bit v17.16b, v25.16b, v23.16b
    and v25.16b, v13.16b, v17.16b
    ldr q26, [x3, #5232]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #928]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #912]
    eor v28.16b, v28.16b, v23.16b
    eor v26.16b, v26.16b, v21.16b
    eor v21.16b, v14.16b, v21.16b
    ldr q11, [x3, #880]
    bsl v23.16b, v21.16b, v14.16b
    eor v21.16b, v11.16b, v23.16b
    eor v23.16b, v16.16b, v27.16b
    ldr q11, [x3, #976]
    bif v23.16b, v16.16b, v19.16b
    eor v11.16b, v11.16b, v23.16b
    bic v16.16b, v16.16b, v5.16b
    ldr q13, [x3, #1008]
    eor v16.16b, v16.16b, v22.16b
    eor v22.16b, v13.16b, v16.16b
    eor v13.16b, v29.16b, v16.16b
    eor v14.16b, v16.16b, v26.16b
    eor v15.16b, v23.16b, v24.16b
    eor v23.16b, v5.16b, v23.16b
    str q26, [sp, #176]
    eor v26.16b, v8.16b, v7.16b
    bit v26.16b, v7.16b, v9.16b
    bic v7.16b, v8.16b, v26.16b
    eor v7.16b, v30.16b, v7.16b
    eor v30.16b, v31.16b, v30.16b
    bsl v9.16b, v31.16b, v30.16b
    eor v30.16b, v11.16b, v9.16b
    eor v9.16b, v12.16b, v9.16b
    and v31.16b, v12.16b, v31.16b
    eor v0.16b, v0.16b, v31.16b
    eor v22.16b, v22.16b, v0.16b
    bic v31.16b, v0.16b, v26.16b
    eor v6.16b, v6.16b, v31.16b
    bit v9.16b, v12.16b, v6.16b
    eor v0.16b, v8.16b, v0.16b
    bit v0.16b, v8.16b, v6.16b
    and v31.16b, v7.16b, v9.16b
    eor v8.16b, v1.16b, v3.16b
    bit v3.16b, v8.16b, v18.16b
    orn v8.16b, v3.16b, v1.16b
    eor v8.16b, v20.16b, v8.16b
    eor v11.16b, v29.16b, v2.16b
    bit v2.16b, v11.16b, v19.16b
    bic v16.16b, v16.16b, v2.16b
    eor v4.16b, v4.16b, v16.16b
    ldr q16, [x3, #832]
    bit v23.16b, v5.16b, v4.16b
    ldr q5, [x3, #960]
    eor v16.16b, v16.16b, v23.16b
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v9.16b
    ldr q9, [x3, #1024]
    eor v16.16b, v16.16b, v17.16b
    eor v9.16b, v9.16b, v4.16b
    eor v6.16b, v9.16b, v6.16b
    bit v13.16b, v29.16b, v4.16b
    eor v4.16b, v4.16b, v28.16b
    orn v29.16b, v2.16b, v29.16b
    ldr q9, [x3, #992]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v9.16b, v27.16b
    eor v7.16b, v29.16b, v7.16b
    orr v23.16b, v27.16b, v23.16b
    eor v19.16b, v19.16b, v23.16b
    eor v23.16b, v10.16b, v19.16b
    eor v23.16b, v23.16b, v31.16b
    eor v19.16b, v19.16b, v25.16b
    ldr q29, [sp, #80]
    eor v27.16b, v27.16b, v29.16b
    eor v31.16b, v8.16b, v27.16b
    eor v9.16b, v13.16b, v21.16b
    ldr q10, [sp, #64]
    eor v11.16b, v2.16b, v10.16b
    ldr q12, [sp, #160]
    str q31, [sp, #144]
    mvn v31.16b, v12.16b
    eor v20.16b, v31.16b, v20.16b
    bit v31.16b, v20.16b, v18.16b
    ldr q20, [sp, #208]
    orn v12.16b, v12.16b, v20.16b
    ldr q10, [sp, #224]
    eor v10.16b, v10.16b, v12.16b
    eor v12.16b, v10.16b, v14.16b
    str q12, [sp, #224]
    eor v12.16b, v1.16b, v10.16b
    bic v10.16b, v10.16b, v3.16b
    str q5, [sp, #160]
    ldr q5, [sp, #128]
    eor v5.16b, v5.16b, v10.16b
    bit v12.16b, v1.16b, v5.16b
    eor v1.16b, v5.16b, v4.16b
    eor v10.16b, v20.16b, v31.16b
    bsl v5.16b, v20.16b, v10.16b
    orn v20.16b, v8.16b, v5.16b
    eor v18.16b, v18.16b, v20.16b
    eor v18.16b, v18.16b, v19.16b
    eor v5.16b, v5.16b, v16.16b
    // round 37 (skinny.dsl:60)
    ldr q20, [x3, #1056]
    // round 36 (skinny.dsl:60)
    eor v31.16b, v31.16b, v15.16b
    // round 37 (skinny.dsl:60)
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #1040]
    eor v2.16b, v2.16b, v26.16b
    eor v20.16b, v20.16b, v13.16b
    eor v0.16b, v20.16b, v0.16b
    eor v3.16b, v3.16b, v11.16b
    ldr q20, [x3, #1216]
    eor v26.16b, v12.16b, v9.16b
    ldr q8, [x3, #1072]
    eor v20.16b, v20.16b, v24.16b
    eor v8.16b, v8.16b, v31.16b
    mvn v10.16b, v14.16b
    eor v12.16b, v14.16b, v16.16b
    bit v12.16b, v10.16b, v15.16b
    bic v10.16b, v10.16b, v4.16b
    eor v9.16b, v9.16b, v10.16b
    eor v10.16b, v27.16b, v9.16b
    eor v13.16b, v4.16b, v12.16b
    eor v14.16b, v29.16b, v25.16b
    bit v25.16b, v14.16b, v24.16b
    and v14.16b, v29.16b, v25.16b
    eor v14.16b, v17.16b, v14.16b
    str q12, [sp, #208]
    ldr q12, [sp, #176]
    eor v17.16b, v12.16b, v17.16b
    bsl v24.16b, v17.16b, v12.16b
    orn v17.16b, v28.16b, v12.16b
    eor v17.16b, v21.16b, v17.16b
    and v21.16b, v25.16b, v17.16b
    ldr q12, [sp, #64]
    eor v21.16b, v12.16b, v21.16b
    eor v12.16b, v29.16b, v17.16b
    bit v29.16b, v12.16b, v21.16b
    eor v12.16b, v28.16b, v24.16b
    bit v28.16b, v12.16b, v21.16b
    bic v12.16b, v14.16b, v28.16b
    str q29, [sp, #80]
    orn v29.16b, v6.16b, v22.16b
    eor v0.16b, v29.16b, v0.16b
    eor v29.16b, v7.16b, v0.16b
    str q25, [sp, #64]
    ldr q25, [x3, #1280]
    str q8, [sp, #176]
    ext v8.16b, v0.16b, v0.16b, #12
    eor v25.16b, v25.16b, v8.16b
    eor v17.16b, v25.16b, v17.16b
    eor v25.16b, v27.16b, v19.16b
    bit v25.16b, v19.16b, v15.16b
    and v19.16b, v27.16b, v25.16b
    eor v16.16b, v16.16b, v19.16b
    and v19.16b, v25.16b, v9.16b
    eor v19.16b, v11.16b, v19.16b
    bit v27.16b, v10.16b, v19.16b
    bit v4.16b, v13.16b, v19.16b
    orr v8.16b, v16.16b, v4.16b
    eor v8.16b, v15.16b, v8.16b
    eor v10.16b, v7.16b, v23.16b
    bit v10.16b, v23.16b, v30.16b
    bic v23.16b, v0.16b, v10.16b
    eor v2.16b, v2.16b, v23.16b
    bif v29.16b, v7.16b, v2.16b
    orn v7.16b, v10.16b, v7.16b
    ldr q23, [sp, #160]
    eor v7.16b, v23.16b, v7.16b
    eor v23.16b, v22.16b, v23.16b
    bit v23.16b, v22.16b, v30.16b
    ldr q22, [x3, #1248]
    ext v11.16b, v23.16b, v23.16b, #12
    eor v22.16b, v22.16b, v11.16b
    eor v22.16b, v22.16b, v24.16b
    eor v24.16b, v6.16b, v23.16b
    ldr q11, [x3, #1104]
    bit v6.16b, v24.16b, v2.16b
    eor v24.16b, v11.16b, v6.16b
    orr v6.16b, v7.16b, v6.16b
    eor v6.16b, v30.16b, v6.16b
    ext v30.16b, v6.16b, v6.16b, #12
    eor v20.16b, v20.16b, v30.16b
    eor v20.16b, v20.16b, v12.16b
    ldr q30, [x3, #1232]
    ext v11.16b, v24.16b, v24.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v28.16b, v30.16b, v28.16b
    ldr q30, [x3, #1264]
    ext v11.16b, v7.16b, v7.16b, #12
    eor v30.16b, v30.16b, v11.16b
    eor v30.16b, v30.16b, v14.16b
    ext v11.16b, v29.16b, v29.16b, #12
    ldr q12, [x3, #1296]
    ext v13.16b, v2.16b, v2.16b, #12
    eor v12.16b, v12.16b, v13.16b
    eor v21.16b, v12.16b, v21.16b
    ext v12.16b, v10.16b, v10.16b, #12
    ldr q13, [sp, #144]
    eor v14.16b, v13.16b, v18.16b
    ldr q15, [x3, #1168]
    bit v18.16b, v14.16b, v31.16b
    eor v14.16b, v15.16b, v18.16b
    ext v15.16b, v14.16b, v14.16b, #8
    eor v10.16b, v10.16b, v15.16b
    ext v15.16b, v10.16b, v10.16b, #4
    str q28, [sp, #160]
    and v28.16b, v13.16b, v18.16b
    str q22, [sp, #128]
    ldr q22, [x3, #1136]
    eor v28.16b, v5.16b, v28.16b
    eor v22.16b, v22.16b, v28.16b
    str q20, [sp, #112]
    ldr q20, [sp, #224]
    eor v5.16b, v20.16b, v5.16b
    str q10, [sp, #192]
    ldr q10, [x3, #5248]
    bsl v31.16b, v5.16b, v20.16b
    eor v5.16b, v10.16b, v31.16b
    eor v31.16b, v1.16b, v31.16b
    orn v20.16b, v1.16b, v20.16b
    eor v20.16b, v20.16b, v26.16b
    and v18.16b, v18.16b, v20.16b
    eor v3.16b, v3.16b, v18.16b
    ldr q18, [x3, #1088]
    bit v1.16b, v31.16b, v3.16b
    eor v18.16b, v18.16b, v1.16b
    bic v1.16b, v28.16b, v1.16b
    ldr q26, [x3, #1200]
    ldr q28, [sp, #176]
    eor v1.16b, v28.16b, v1.16b
    ldr q28, [x3, #1184]
    eor v26.16b, v26.16b, v3.16b
    eor v28.16b, v28.16b, v20.16b
    eor v20.16b, v13.16b, v20.16b
    ldr q31, [x3, #1152]
    bsl v3.16b, v20.16b, v13.16b
    eor v3.16b, v31.16b, v3.16b
    ext v20.16b, v3.16b, v3.16b, #8
    eor v20.16b, v29.16b, v20.16b
    ext v29.16b, v20.16b, v20.16b, #4
    ext v31.16b, v28.16b, v28.16b, #8
    eor v0.16b, v0.16b, v31.16b
    ext v31.16b, v0.16b, v0.16b, #4
    eor v31.16b, v9.16b, v31.16b
    ext v9.16b, v26.16b, v26.16b, #8
    eor v2.16b, v2.16b, v9.16b
    ext v9.16b, v2.16b, v2.16b, #4
    eor v19.16b, v19.16b, v9.16b
    ext v9.16b, v1.16b, v1.16b, #8
    eor v6.16b, v6.16b, v9.16b
    ext v9.16b, v6.16b, v6.16b, #4
    eor v8.16b, v8.16b, v9.16b
    ext v9.16b, v18.16b, v18.16b, #8
    eor v24.16b, v24.16b, v9.16b
    ext v9.16b, v24.16b, v24.16b, #4
    eor v4.16b, v4.16b, v9.16b
    ext v9.16b, v5.16b, v5.16b, #8
    eor v23.16b, v23.16b, v9.16b
    ext v9.16b, v23.16b, v23.16b, #4
    ldr q10, [sp, #208]
    eor v9.16b, v10.16b, v9.16b
    ext v10.16b, v22.16b, v22.16b, #8
    eor v7.16b, v7.16b, v10.16b
    ext v10.16b, v7.16b, v7.16b, #4
    eor v16.16b, v16.16b, v10.16b
    // round 38 (skinny.dsl:60)
    ldr q10, [x3, #1328]
    eor v27.16b, v27.16b, v29.16b
    eor v29.16b, v10.16b, v12.16b
    ldr q10, [x3, #1312]
    ldr q12, [sp, #64]
    eor v29.16b, v29.16b, v12.16b
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [sp, #80]
    eor v10.16b, v10.16b, v11.16b
    ldr q11, [x3, #1344]
    eor v25.16b, v25.16b, v15.16b
    ldr q12, [x3, #5280]
    eor v11.16b, v11.16b, v9.16b
    eor v12.16b, v12.16b, v5.16b
    mvn v0.16b, v0.16b
    eor v13.16b, v0.16b, v24.16b
    bif v13.16b, v0.16b, v23.16b
    and v0.16b, v2.16b, v0.16b
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v7.16b, v0.16b
    eor v15.16b, v2.16b, v13.16b
    str q13, [sp, #80]
    eor v13.16b, v22.16b, v1.16b
    bit v13.16b, v1.16b, v5.16b
    and v1.16b, v22.16b, v13.16b
    eor v1.16b, v18.16b, v1.16b
    eor v18.16b, v28.16b, v18.16b
    bsl v5.16b, v28.16b, v18.16b
    orn v18.16b, v26.16b, v28.16b
    eor v3.16b, v3.16b, v18.16b
    eor v18.16b, v22.16b, v3.16b
    and v28.16b, v13.16b, v3.16b
    eor v28.16b, v14.16b, v28.16b
    bit v18.16b, v22.16b, v28.16b
    eor v22.16b, v26.16b, v5.16b
    ldr q14, [x3, #1504]
    bit v22.16b, v26.16b, v28.16b
    eor v26.16b, v14.16b, v22.16b
    bic v22.16b, v1.16b, v22.16b
    eor v22.16b, v12.16b, v22.16b
    eor v12.16b, v16.16b, v8.16b
    ldr q14, [x3, #1440]
    bit v12.16b, v8.16b, v9.16b
    eor v8.16b, v14.16b, v12.16b
    and v14.16b, v16.16b, v12.16b
    str q13, [sp, #64]
    ldr q13, [x3, #5264]
    eor v14.16b, v4.16b, v14.16b
    eor v13.16b, v13.16b, v14.16b
    eor v4.16b, v31.16b, v4.16b
    str q18, [sp, #208]
    ldr q18, [x3, #1392]
    bsl v9.16b, v31.16b, v4.16b
    eor v4.16b, v18.16b, v9.16b
    eor v18.16b, v19.16b, v9.16b
    orn v31.16b, v19.16b, v31.16b
    ldr q9, [x3, #1456]
    eor v27.16b, v31.16b, v27.16b
    eor v31.16b, v9.16b, v27.16b
    and v9.16b, v12.16b, v27.16b
    eor v25.16b, v25.16b, v9.16b
    ldr q9, [x3, #1376]
    bit v19.16b, v18.16b, v25.16b
    eor v18.16b, v9.16b, v19.16b
    bic v19.16b, v14.16b, v19.16b
    ldr q9, [x3, #1472]
    eor v19.16b, v11.16b, v19.16b
    eor v9.16b, v9.16b, v25.16b
    eor v27.16b, v16.16b, v27.16b
    ldr q11, [x3, #1424]
    bsl v25.16b, v27.16b, v16.16b
    eor v16.16b, v11.16b, v25.16b
    and v25.16b, v21.16b, v17.16b
    eor v25.16b, v25.16b, v10.16b
    eor v27.16b, v30.16b, v25.16b
    eor v10.16b, v25.16b, v31.16b
    ext v11.16b, v10.16b, v10.16b, #8
    eor v11.16b, v0.16b, v11.16b
    ldr q12, [x3, #1552]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v3.16b, v3.16b, v12.16b
    eor v12.16b, v7.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bic v0.16b, v0.16b, v6.16b
    ldr q12, [sp, #192]
    eor v0.16b, v12.16b, v0.16b
    bit v15.16b, v2.16b, v0.16b
    bit v20.16b, v7.16b, v0.16b
    orn v2.16b, v6.16b, v7.16b
    eor v2.16b, v24.16b, v2.16b
    bic v7.16b, v15.16b, v2.16b
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [sp, #112]
    eor v24.16b, v30.16b, v23.16b
    ldr q12, [sp, #128]
    bit v23.16b, v24.16b, v12.16b
    bic v24.16b, v25.16b, v23.16b
    eor v24.16b, v29.16b, v24.16b
    bit v27.16b, v30.16b, v24.16b
    orn v25.16b, v23.16b, v30.16b
    ldr q29, [sp, #160]
    eor v25.16b, v29.16b, v25.16b
    eor v29.16b, v17.16b, v29.16b
    bit v17.16b, v29.16b, v12.16b
    eor v29.16b, v17.16b, v4.16b
    ext v30.16b, v29.16b, v29.16b, #8
    ldr q14, [sp, #80]
    eor v30.16b, v14.16b, v30.16b
    eor v14.16b, v21.16b, v17.16b
    str q10, [sp, #80]
    ldr q10, [x3, #1360]
    bit v14.16b, v21.16b, v24.16b
    eor v21.16b, v10.16b, v14.16b
    bic v10.16b, v14.16b, v25.16b
    eor v10.16b, v12.16b, v10.16b
    ldr q12, [x3, #1520]
    ext v17.16b, v17.16b, v17.16b, #8
    eor v17.16b, v12.16b, v17.16b
    eor v5.16b, v5.16b, v17.16b
    eor v17.16b, v10.16b, v19.16b
    ext v10.16b, v10.16b, v10.16b, #8
    eor v22.16b, v10.16b, v22.16b
    ext v10.16b, v17.16b, v17.16b, #8
    eor v7.16b, v7.16b, v10.16b
    eor v10.16b, v21.16b, v18.16b
    ext v21.16b, v21.16b, v21.16b, #8
    eor v21.16b, v21.16b, v26.16b
    ext v26.16b, v10.16b, v10.16b, #8
    eor v26.16b, v15.16b, v26.16b
    ldr q12, [x3, #1536]
    ext v14.16b, v25.16b, v25.16b, #8
    eor v12.16b, v12.16b, v14.16b
    eor v1.16b, v1.16b, v12.16b
    eor v25.16b, v25.16b, v13.16b
    ext v12.16b, v25.16b, v25.16b, #8
    eor v2.16b, v2.16b, v12.16b
    ext v12.16b, v27.16b, v27.16b, #8
    eor v27.16b, v27.16b, v16.16b
    ext v14.16b, v27.16b, v27.16b, #8
    ldr q15, [x3, #1568]
    str q27, [sp, #128]
    ext v27.16b, v24.16b, v24.16b, #8
    eor v27.16b, v15.16b, v27.16b
    eor v27.16b, v28.16b, v27.16b
    eor v24.16b, v24.16b, v9.16b
    ext v28.16b, v24.16b, v24.16b, #8
    eor v0.16b, v0.16b, v28.16b
    eor v28.16b, v23.16b, v8.16b
    ext v23.16b, v23.16b, v23.16b, #8
    ext v15.16b, v28.16b, v28.16b, #8
    // round 39 (skinny.dsl:60)
    str q28, [sp, #160]
    eor v28.16b, v3.16b, v21.16b
    bif v28.16b, v3.16b, v5.16b
    str q24, [sp, #112]
    eor v24.16b, v1.16b, v22.16b
    bit v22.16b, v24.16b, v5.16b
    eor v24.16b, v11.16b, v26.16b
    bit v24.16b, v11.16b, v30.16b
    str q5, [sp, #192]
    eor v5.16b, v0.16b, v24.16b
    orn v11.16b, v0.16b, v11.16b
    eor v20.16b, v20.16b, v14.16b
    eor v20.16b, v11.16b, v20.16b
    eor v11.16b, v2.16b, v7.16b
    bit v11.16b, v7.16b, v30.16b
    bic v7.16b, v20.16b, v11.16b
    eor v6.16b, v6.16b, v15.16b
    eor v6.16b, v6.16b, v7.16b
    bit v5.16b, v0.16b, v6.16b
    bic v0.16b, v2.16b, v11.16b
    eor v0.16b, v26.16b, v0.16b
    eor v7.16b, v31.16b, v18.16b
    bit v7.16b, v31.16b, v4.16b
    eor v26.16b, v9.16b, v7.16b
    orn v31.16b, v9.16b, v31.16b
    eor v16.16b, v16.16b, v31.16b
    eor v31.16b, v13.16b, v19.16b
    bit v31.16b, v19.16b, v4.16b
    bic v19.16b, v16.16b, v31.16b
    eor v19.16b, v8.16b, v19.16b
    bit v26.16b, v9.16b, v19.16b
    bic v8.16b, v13.16b, v31.16b
    ldr q9, [x3, #1584]
    eor v18.16b, v18.16b, v8.16b
    eor v8.16b, v9.16b, v12.16b
    ldr q9, [x3, #1600]
    ldr q12, [sp, #208]
    eor v8.16b, v12.16b, v8.16b
    eor v23.16b, v9.16b, v23.16b
    ldr q9, [sp, #64]
    eor v23.16b, v9.16b, v23.16b
    bic v3.16b, v3.16b, v27.16b
    eor v3.16b, v3.16b, v8.16b
    and v8.16b, v22.16b, v3.16b
    eor v23.16b, v23.16b, v8.16b
    ext v8.16b, v23.16b, v23.16b, #4
    eor v9.16b, v1.16b, v3.16b
    bit v9.16b, v1.16b, v23.16b
    ext v12.16b, v9.16b, v9.16b, #4
    eor v14.16b, v2.16b, v20.16b
    bit v14.16b, v2.16b, v6.16b
    eor v2.16b, v27.16b, v28.16b
    ldr q15, [x3, #1824]
    bit v2.16b, v27.16b, v23.16b
    eor v27.16b, v15.16b, v8.16b
    ldr q8, [x3, #5328]
    eor v27.16b, v27.16b, v19.16b
    eor v6.16b, v8.16b, v6.16b
    ext v8.16b, v6.16b, v6.16b, #8
    eor v23.16b, v23.16b, v8.16b
    ldr q8, [x3, #1632]
    ext v15.16b, v23.16b, v23.16b, #12
    eor v8.16b, v8.16b, v5.16b
    str q6, [sp, #64]
    ldr q6, [x3, #5312]
    str q8, [sp, #208]
    ext v8.16b, v8.16b, v8.16b, #8
    eor v6.16b, v6.16b, v14.16b
    ext v14.16b, v6.16b, v6.16b, #8
    eor v9.16b, v9.16b, v14.16b
    ext v14.16b, v9.16b, v9.16b, #12
    str q6, [sp, #144]
    ldr q6, [x3, #1360]
    str q27, [sp, #176]
    ldr q27, [x3, #1760]
    eor v6.16b, v6.16b, v2.16b
    str q9, [sp, #224]
    ext v9.16b, v6.16b, v6.16b, #4
    eor v27.16b, v27.16b, v9.16b
    eor v27.16b, v26.16b, v27.16b
    eor v6.16b, v6.16b, v8.16b
    ldr q8, [x3, #1664]
    ext v9.16b, v6.16b, v6.16b, #12
    eor v8.16b, v8.16b, v0.16b
    and v1.16b, v1.16b, v22.16b
    eor v1.16b, v21.16b, v1.16b
    ext v21.16b, v1.16b, v1.16b, #4
    str q8, [sp, #96]
    ext v8.16b, v8.16b, v8.16b, #8
    eor v8.16b, v1.16b, v8.16b
    str q8, [sp, #240]
    mvn v8.16b, v8.16b
    str q27, [sp, #256]
    ldr q27, [x3, #5360]
    str q8, [sp, #272]
    ext v8.16b, v8.16b, v8.16b, #12
    eor v21.16b, v27.16b, v21.16b
    eor v21.16b, v21.16b, v18.16b
    eor v27.16b, v25.16b, v17.16b
    bit v17.16b, v27.16b, v29.16b
    and v27.16b, v25.16b, v17.16b
    eor v27.16b, v10.16b, v27.16b
    str q21, [sp, #288]
    ldr q21, [sp, #80]
    eor v10.16b, v21.16b, v10.16b
    mvn v21.16b, v21.16b
    bif v10.16b, v21.16b, v29.16b
    str q23, [sp, #80]
    ldr q23, [sp, #112]
    bic v21.16b, v21.16b, v23.16b
    str q6, [sp, #304]
    ldr q6, [sp, #128]
    eor v6.16b, v6.16b, v21.16b
    and v21.16b, v17.16b, v6.16b
    str q31, [sp, #128]
    ldr q31, [sp, #160]
    eor v21.16b, v31.16b, v21.16b
    eor v31.16b, v25.16b, v6.16b
    bit v31.16b, v25.16b, v21.16b
    eor v25.16b, v23.16b, v10.16b
    bit v25.16b, v23.16b, v21.16b
    orr v23.16b, v27.16b, v25.16b
    str q17, [sp, #112]
    ldr q17, [x3, #1696]
    eor v23.16b, v29.16b, v23.16b
    eor v17.16b, v17.16b, v11.16b
    ldr q29, [x3, #5344]
    bic v0.16b, v0.16b, v5.16b
    ldr q5, [x3, #1648]
    eor v4.16b, v29.16b, v4.16b
    eor v5.16b, v5.16b, v24.16b
    eor v24.16b, v25.16b, v9.16b
    bic v1.16b, v1.16b, v2.16b
    ldr q2, [sp, #192]
    eor v1.16b, v2.16b, v1.16b
    ldr q2, [x3, #5296]
    eor v25.16b, v27.16b, v8.16b
    eor v2.16b, v2.16b, v30.16b
    eor v0.16b, v2.16b, v0.16b
    ldr q2, [x3, #1712]
    eor v21.16b, v21.16b, v15.16b
    eor v2.16b, v2.16b, v20.16b
    bic v18.16b, v18.16b, v26.16b
    ext v20.16b, v2.16b, v2.16b, #8
    eor v20.16b, v3.16b, v20.16b
    ldr q26, [x3, #1808]
    ext v3.16b, v3.16b, v3.16b, #4
    eor v3.16b, v26.16b, v3.16b
    eor v3.16b, v3.16b, v16.16b
    eor v16.16b, v13.16b, v16.16b
    bsl v19.16b, v13.16b, v16.16b
    ext v16.16b, v20.16b, v20.16b, #12
    eor v6.16b, v6.16b, v16.16b
    ext v16.16b, v0.16b, v0.16b, #8
    eor v16.16b, v1.16b, v16.16b
    ext v1.16b, v1.16b, v1.16b, #4
    eor v1.16b, v4.16b, v1.16b
    eor v1.16b, v18.16b, v1.16b
    ext v4.16b, v16.16b, v16.16b, #12
    eor v4.16b, v23.16b, v4.16b
    ext v18.16b, v5.16b, v5.16b, #8
    eor v18.16b, v28.16b, v18.16b
    ldr q23, [x3, #1776]
    ext v26.16b, v28.16b, v28.16b, #4
    eor v23.16b, v23.16b, v26.16b
    eor v7.16b, v23.16b, v7.16b
    ext v23.16b, v18.16b, v18.16b, #12
    eor v23.16b, v10.16b, v23.16b
    ext v26.16b, v17.16b, v17.16b, #8
    eor v26.16b, v22.16b, v26.16b
    ext v22.16b, v22.16b, v22.16b, #4
    ext v27.16b, v26.16b, v26.16b, #12
    // round 40 (skinny.dsl:60)
    ldr q28, [x3, #1840]
    eor v29.16b, v31.16b, v14.16b
    eor v28.16b, v28.16b, v12.16b
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #1856]
    ldr q30, [sp, #112]
    eor v27.16b, v30.16b, v27.16b
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #5376]
    ldr q30, [sp, #128]
    eor v22.16b, v22.16b, v30.16b
    ldr q30, [x3, #2016]
    eor v28.16b, v28.16b, v23.16b
    eor v30.16b, v30.16b, v5.16b
    mvn v20.16b, v20.16b
    ldr q31, [sp, #304]
    eor v8.16b, v20.16b, v31.16b
    bif v8.16b, v20.16b, v18.16b
    ldr q9, [sp, #80]
    orn v20.16b, v9.16b, v20.16b
    ldr q10, [sp, #224]
    eor v20.16b, v10.16b, v20.16b
    ldr q10, [sp, #272]
    eor v11.16b, v10.16b, v20.16b
    eor v12.16b, v9.16b, v8.16b
    ldr q13, [sp, #256]
    eor v14.16b, v3.16b, v13.16b
    ldr q15, [x3, #2048]
    bif v14.16b, v3.16b, v7.16b
    eor v15.16b, v15.16b, v14.16b
    ldr q13, [sp, #176]
    orn v3.16b, v13.16b, v3.16b
    ldr q9, [x3, #2080]
    eor v3.16b, v3.16b, v19.16b
    eor v19.16b, v9.16b, v3.16b
    ldr q9, [sp, #288]
    eor v9.16b, v9.16b, v3.16b
    eor v13.16b, v13.16b, v14.16b
    ldr q31, [x1, #48]
    str q31, [sp, #224]
    eor v31.16b, v25.16b, v4.16b
    ldr q10, [x3, #5424]
    bit v31.16b, v4.16b, v23.16b
    eor v4.16b, v10.16b, v31.16b
    bic v10.16b, v25.16b, v31.16b
    str q30, [sp, #128]
    ldr q30, [x3, #5408]
    eor v10.16b, v24.16b, v10.16b
    eor v30.16b, v30.16b, v10.16b
    eor v24.16b, v6.16b, v24.16b
    str q13, [sp, #112]
    ldr q13, [x3, #5392]
    bsl v23.16b, v6.16b, v24.16b
    eor v24.16b, v13.16b, v23.16b
    eor v13.16b, v14.16b, v24.16b
    eor v8.16b, v8.16b, v13.16b
    mvn v13.16b, v13.16b
    eor v23.16b, v21.16b, v23.16b
    orn v6.16b, v21.16b, v6.16b
    ldr q14, [x3, #5440]
    eor v6.16b, v6.16b, v29.16b
    eor v29.16b, v14.16b, v6.16b
    bic v31.16b, v6.16b, v31.16b
    eor v27.16b, v27.16b, v31.16b
    ldr q31, [x3, #1888]
    bit v23.16b, v21.16b, v27.16b
    eor v21.16b, v31.16b, v23.16b
    bic v23.16b, v10.16b, v23.16b
    ldr q31, [x3, #5456]
    eor v23.16b, v28.16b, v23.16b
    eor v28.16b, v31.16b, v27.16b
    eor v6.16b, v25.16b, v6.16b
    ldr q31, [x3, #1952]
    bsl v27.16b, v25.16b, v6.16b
    eor v6.16b, v31.16b, v27.16b
    mov v25.16b, v23.16b
    sli v25.16b, v6.16b, #4
    ushr v27.16b, v25.16b, #2
    mov v31.16b, v6.16b
    sri v31.16b, v23.16b, #4
    ushr v10.16b, v31.16b, #2
    mov v14.16b, v30.16b
    sli v14.16b, v28.16b, #4
    str q23, [sp, #192]
    shl v23.16b, v14.16b, #2
    str q28, [sp, #160]
    sri v28.16b, v30.16b, #4
    str q30, [sp, #320]
    shl v30.16b, v28.16b, #2
    str q6, [sp, #336]
    mov v6.16b, v21.16b
    sli v6.16b, v4.16b, #4
    str q9, [sp, #352]
    movi v9.16b, #51
    bit v23.16b, v6.16b, v9.16b
    ushr v6.16b, v6.16b, #2
    bit v14.16b, v6.16b, v9.16b
    shl v6.16b, v14.16b, #1
    str q22, [sp, #368]
    shl v22.16b, v23.16b, #1
    str q4, [sp, #384]
    sri v4.16b, v21.16b, #4
    bit v30.16b, v4.16b, v9.16b
    ushr v4.16b, v4.16b, #2
    bit v28.16b, v4.16b, v9.16b
    shl v4.16b, v28.16b, #1
    str q21, [sp, #400]
    shl v21.16b, v30.16b, #1
    str q7, [sp, #416]
    mov v7.16b, v24.16b
    sli v7.16b, v29.16b, #4
    bif v27.16b, v7.16b, v9.16b
    str q1, [sp, #432]
    movi v1.16b, #85
    bit v6.16b, v27.16b, v1.16b
    ushr v27.16b, v27.16b, #1
    bit v14.16b, v27.16b, v1.16b
    shl v7.16b, v7.16b, #2
    bit v7.16b, v25.16b, v9.16b
    bit v22.16b, v7.16b, v1.16b
    ushr v7.16b, v7.16b, #1
    bit v23.16b, v7.16b, v1.16b
    mov v7.16b, v29.16b
    sri v7.16b, v24.16b, #4
    bif v10.16b, v7.16b, v9.16b
    bit v4.16b, v10.16b, v1.16b
    ushr v24.16b, v10.16b, #1
    bit v28.16b, v24.16b, v1.16b
    shl v7.16b, v7.16b, #2
    bit v7.16b, v31.16b, v9.16b
    bit v21.16b, v7.16b, v1.16b
    ushr v7.16b, v7.16b, #1
    bit v30.16b, v7.16b, v1.16b
    eor v7.16b, v3.16b, v29.16b
    mov v24.16b, v7.16b
    sri v24.16b, v13.16b, #4
    sli v13.16b, v7.16b, #4
    eor v7.16b, v20.16b, v7.16b
    mov v25.16b, v7.16b
    sri v25.16b, v8.16b, #4
    sli v8.16b, v7.16b, #4
    shl v7.16b, v8.16b, #2
    shl v27.16b, v25.16b, #2
    shl v29.16b, v13.16b, #2
    shl v31.16b, v24.16b, #2
    ldr q10, [x1, #416]
    str q10, [sp, #448]
    ldr q10, [sp, #96]
    eor v1.16b, v10.16b, v0.16b
    bit v1.16b, v0.16b, v5.16b
    and v0.16b, v10.16b, v1.16b
    str q30, [sp, #464]
    ldr q30, [sp, #208]
    eor v0.16b, v30.16b, v0.16b
    eor v30.16b, v2.16b, v30.16b
    bsl v5.16b, v2.16b, v30.16b
    eor v30.16b, v15.16b, v5.16b
    ldr q15, [sp, #64]
    eor v5.16b, v15.16b, v5.16b
    orn v2.16b, v15.16b, v2.16b
    str q21, [sp, #208]
    ldr q21, [sp, #144]
    eor v2.16b, v21.16b, v2.16b
    eor v19.16b, v19.16b, v2.16b
    mov v21.16b, v19.16b
    sri v21.16b, v30.16b, #4
    sli v30.16b, v19.16b, #4
    shl v19.16b, v30.16b, #2
    str q28, [sp, #144]
    shl v28.16b, v21.16b, #2
    str q4, [sp, #480]
    eor v4.16b, v10.16b, v2.16b
    and v2.16b, v1.16b, v2.16b
    eor v2.16b, v17.16b, v2.16b
    bit v5.16b, v15.16b, v2.16b
    bit v4.16b, v10.16b, v2.16b
    bic v17.16b, v0.16b, v5.16b
    ldr q10, [x1, #160]
    ldr q15, [x1, #96]
    str q10, [sp, #96]
    ldr q10, [x1, #64]
    str q10, [sp, #64]
    ldr q10, [x1, #496]
    str q10, [sp, #496]
    ldr q10, [sp, #272]
    str q15, [sp, #512]
    eor v15.16b, v10.16b, v16.16b
    bit v16.16b, v15.16b, v18.16b
    orn v10.16b, v16.16b, v10.16b
    ldr q15, [sp, #304]
    eor v10.16b, v15.16b, v10.16b
    orr v20.16b, v16.16b, v20.16b
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [sp, #80]
    bit v12.16b, v26.16b, v20.16b
    ldr q26, [sp, #240]
    bit v11.16b, v26.16b, v20.16b
    orr v26.16b, v10.16b, v12.16b
    eor v18.16b, v18.16b, v26.16b
    ldr q26, [x1, #144]
    ldr q15, [x1, #192]
    str q26, [sp, #240]
    ldr q26, [x1, #432]
    str q26, [sp, #80]
    ldr q26, [sp, #288]
    str q15, [sp, #304]
    mvn v15.16b, v26.16b
    str q23, [sp, #272]
    ldr q23, [x1, #0]
    str q23, [sp, #528]
    ldr q23, [sp, #432]
    str q22, [sp, #544]
    eor v22.16b, v26.16b, v23.16b
    str q14, [sp, #560]
    ldr q14, [x3, #2128]
    str q6, [sp, #576]
    ldr q6, [sp, #416]
    bit v23.16b, v22.16b, v6.16b
    eor v22.16b, v14.16b, v23.16b
    eor v1.16b, v22.16b, v1.16b
    orr v3.16b, v23.16b, v3.16b
    ldr q22, [sp, #368]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [sp, #352]
    bit v22.16b, v15.16b, v3.16b
    ldr q14, [x3, #1104]
    ldr q15, [sp, #176]
    str q1, [sp, #352]
    ldr q1, [sp, #112]
    bit v1.16b, v15.16b, v3.16b
    eor v14.16b, v14.16b, v1.16b
    ldr q15, [x3, #5472]
    ldr q9, [sp, #400]
    eor v9.16b, v14.16b, v9.16b
    eor v14.16b, v15.16b, v14.16b
    eor v5.16b, v14.16b, v5.16b
    eor v12.16b, v12.16b, v9.16b
    ldr q14, [x3, #5504]
    ldr q15, [sp, #336]
    eor v15.16b, v22.16b, v15.16b
    eor v22.16b, v14.16b, v22.16b
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #2096]
    eor v11.16b, v11.16b, v15.16b
    eor v22.16b, v22.16b, v3.16b
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [sp, #160]
    eor v3.16b, v3.16b, v22.16b
    eor v20.16b, v20.16b, v3.16b
    orn v22.16b, v23.16b, v26.16b
    ldr q26, [sp, #256]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [sp, #384]
    eor v23.16b, v23.16b, v26.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q26, [sp, #320]
    eor v26.16b, v22.16b, v26.16b
    eor v10.16b, v10.16b, v26.16b
    orr v1.16b, v22.16b, v1.16b
    ldr q14, [x3, #5488]
    eor v1.16b, v6.16b, v1.16b
    eor v6.16b, v14.16b, v22.16b
    eor v0.16b, v6.16b, v0.16b
    ldr q6, [sp, #192]
    eor v6.16b, v1.16b, v6.16b
    ldr q22, [sp, #128]
    eor v1.16b, v22.16b, v1.16b
    eor v1.16b, v1.16b, v17.16b
    eor v17.16b, v18.16b, v6.16b
    mov v18.16b, v17.16b
    sli v18.16b, v11.16b, #4
    sri v11.16b, v17.16b, #4
    movi v17.16b, #51
    bit v27.16b, v11.16b, v17.16b
    ushr v22.16b, v11.16b, #2
    bit v25.16b, v22.16b, v17.16b
    bit v7.16b, v18.16b, v17.16b
    ushr v18.16b, v18.16b, #2
    bit v8.16b, v18.16b, v17.16b
    ushr v18.16b, v8.16b, #1
    ushr v22.16b, v7.16b, #1
    ushr v11.16b, v25.16b, #1
    ushr v14.16b, v27.16b, #1
    str q5, [sp, #128]
    mov v5.16b, v1.16b
    sli v5.16b, v4.16b, #4
    sri v4.16b, v1.16b, #4
    bit v28.16b, v4.16b, v17.16b
    ushr v1.16b, v4.16b, #2
    bit v21.16b, v1.16b, v17.16b
    bit v19.16b, v5.16b, v17.16b
    ushr v1.16b, v5.16b, #2
    bit v30.16b, v1.16b, v17.16b
    ushr v1.16b, v30.16b, #1
    ushr v4.16b, v19.16b, #1
    ushr v5.16b, v21.16b, #1
    str q21, [sp, #192]
    ushr v21.16b, v28.16b, #1
    str q5, [sp, #416]
    mov v5.16b, v6.16b
    sli v5.16b, v15.16b, #4
    sri v15.16b, v6.16b, #4
    bit v31.16b, v15.16b, v17.16b
    ushr v6.16b, v15.16b, #2
    bit v24.16b, v6.16b, v17.16b
    bit v29.16b, v5.16b, v17.16b
    ushr v5.16b, v5.16b, #2
    bit v13.16b, v5.16b, v17.16b
    ushr v5.16b, v13.16b, #1
    ushr v6.16b, v29.16b, #1
    ushr v15.16b, v24.16b, #1
    str q28, [sp, #320]
    ushr v28.16b, v31.16b, #1
    str q21, [sp, #384]
    mov v21.16b, v2.16b
    sri v21.16b, v0.16b, #4
    sli v0.16b, v2.16b, #4
    shl v2.16b, v0.16b, #2
    str q21, [sp, #256]
    shl v21.16b, v21.16b, #2
    str q21, [sp, #288]
    mov v21.16b, v20.16b
    sri v21.16b, v10.16b, #4
    sli v10.16b, v20.16b, #4
    shl v20.16b, v10.16b, #2
    str q30, [sp, #160]
    shl v30.16b, v21.16b, #2
    str q1, [sp, #336]
    mov v1.16b, v3.16b
    sri v1.16b, v26.16b, #4
    sli v26.16b, v3.16b, #4
    shl v3.16b, v26.16b, #2
    str q0, [sp, #400]
    shl v0.16b, v1.16b, #2
    str q19, [sp, #112]
    mov v19.16b, v12.16b
    sli v19.16b, v16.16b, #4
    sri v16.16b, v12.16b, #4
    bit v30.16b, v16.16b, v17.16b
    movi v12.16b, #85
    bif v14.16b, v30.16b, v12.16b
    shl v30.16b, v30.16b, #1
    bit v30.16b, v27.16b, v12.16b
    ushr v16.16b, v16.16b, #2
    bit v21.16b, v16.16b, v17.16b
    bif v11.16b, v21.16b, v12.16b
    shl v16.16b, v21.16b, #1
    bit v16.16b, v25.16b, v12.16b
    bit v20.16b, v19.16b, v17.16b
    bif v22.16b, v20.16b, v12.16b
    shl v20.16b, v20.16b, #1
    bit v20.16b, v7.16b, v12.16b
    ushr v7.16b, v19.16b, #2
    bit v10.16b, v7.16b, v17.16b
    bif v18.16b, v10.16b, v12.16b
    shl v7.16b, v10.16b, #1
    bit v7.16b, v8.16b, v12.16b
    mov v19.16b, v9.16b
    sli v19.16b, v23.16b, #4
    sri v23.16b, v9.16b, #4
    bit v0.16b, v23.16b, v17.16b
    bif v28.16b, v0.16b, v12.16b
    shl v0.16b, v0.16b, #1
    bit v0.16b, v31.16b, v12.16b
    ushr v21.16b, v23.16b, #2
    bit v1.16b, v21.16b, v17.16b
    bif v15.16b, v1.16b, v12.16b
    shl v1.16b, v1.16b, #1
    bit v1.16b, v24.16b, v12.16b
    bit v3.16b, v19.16b, v17.16b
    bif v6.16b, v3.16b, v12.16b
    shl v3.16b, v3.16b, #1
    bit v3.16b, v29.16b, v12.16b
    ushr v19.16b, v19.16b, #2
    bit v26.16b, v19.16b, v17.16b
    bif v5.16b, v26.16b, v12.16b
    shl v19.16b, v26.16b, #1
    bit v19.16b, v13.16b, v12.16b
    ldr q21, [sp, #576]
    zip1 v23.2d, v21.2d, v19.2d
    zip2 v19.2d, v21.2d, v19.2d
    ldr q21, [sp, #560]
    zip1 v24.2d, v21.2d, v5.2d
    zip2 v5.2d, v21.2d, v5.2d
    ldr q21, [sp, #544]
    zip1 v25.2d, v21.2d, v3.2d
    zip2 v3.2d, v21.2d, v3.2d
    ldr q21, [sp, #272]
    zip1 v26.2d, v21.2d, v6.2d
    zip2 v6.2d, v21.2d, v6.2d
    ldr q21, [sp, #480]
    zip1 v27.2d, v21.2d, v1.2d
    zip2 v1.2d, v21.2d, v1.2d
    ldr q21, [sp, #144]
    zip1 v29.2d, v21.2d, v15.2d
    zip2 v21.2d, v21.2d, v15.2d
    ldr q31, [sp, #208]
    zip2 v8.2d, v31.2d, v0.2d
    zip1 v0.2d, v31.2d, v0.2d
    ldr q31, [sp, #464]
    zip1 v9.2d, v31.2d, v28.2d
    zip2 v28.2d, v31.2d, v28.2d
    ldr q31, [sp, #352]
    ldr q10, [sp, #128]
    mov v13.16b, v31.16b
    sri v13.16b, v10.16b, #4
    sli v10.16b, v31.16b, #4
    bit v2.16b, v10.16b, v17.16b
    bif v4.16b, v2.16b, v12.16b
    shl v2.16b, v2.16b, #1
    ldr q31, [sp, #112]
    bit v2.16b, v31.16b, v12.16b
    ushr v31.16b, v10.16b, #2
    ldr q10, [sp, #400]
    bit v10.16b, v31.16b, v17.16b
    ldr q31, [sp, #336]
    bif v31.16b, v10.16b, v12.16b
    shl v10.16b, v10.16b, #1
    ldr q15, [sp, #160]
    bit v10.16b, v15.16b, v12.16b
    ldr q15, [sp, #288]
    bit v15.16b, v13.16b, v17.16b
    str q6, [sp, #288]
    ldr q6, [sp, #384]
    bif v6.16b, v15.16b, v12.16b
    shl v15.16b, v15.16b, #1
    str q26, [sp, #384]
    ldr q26, [sp, #320]
    bit v15.16b, v26.16b, v12.16b
    ushr v26.16b, v13.16b, #2
    ldr q13, [sp, #256]
    bsl v17.16b, v26.16b, v13.16b
    ldr q26, [sp, #416]
    bif v26.16b, v17.16b, v12.16b
    shl v17.16b, v17.16b, #1
    ldr q13, [sp, #192]
    bsl v12.16b, v13.16b, v17.16b
    zip1 v17.2d, v16.2d, v12.2d
    zip2 v16.2d, v16.2d, v12.2d
    trn1 v12.4s, v16.4s, v1.4s
    trn2 v1.4s, v16.4s, v1.4s
    trn1 v16.4s, v17.4s, v27.4s
    trn2 v17.4s, v17.4s, v27.4s
    trn1 v27.8h, v17.8h, v1.8h
    trn2 v1.8h, v17.8h, v1.8h
    trn2 v17.8h, v16.8h, v12.8h
    trn1 v16.8h, v16.8h, v12.8h
    trn1 v12.16b, v16.16b, v27.16b
    ldr q13, [sp, #512]
    eor v12.16b, v13.16b, v12.16b
    trn2 v16.16b, v16.16b, v27.16b
    trn2 v27.16b, v17.16b, v1.16b
    trn1 v1.16b, v17.16b, v1.16b
    zip2 v17.2d, v11.2d, v26.2d
    zip1 v26.2d, v11.2d, v26.2d
    trn2 v11.4s, v26.4s, v29.4s
    trn1 v26.4s, v26.4s, v29.4s
    trn1 v29.4s, v17.4s, v21.4s
    trn2 v17.4s, v17.4s, v21.4s
    trn1 v21.8h, v11.8h, v17.8h
    trn2 v17.8h, v11.8h, v17.8h
    trn1 v11.8h, v26.8h, v29.8h
    trn2 v26.8h, v26.8h, v29.8h
    trn1 v29.16b, v26.16b, v17.16b
    trn2 v17.16b, v26.16b, v17.16b
    ldr q26, [sp, #496]
    eor v17.16b, v26.16b, v17.16b
    trn2 v26.16b, v11.16b, v21.16b
    trn1 v21.16b, v11.16b, v21.16b
    zip2 v11.2d, v30.2d, v15.2d
    zip1 v30.2d, v30.2d, v15.2d
    trn2 v13.4s, v30.4s, v0.4s
    trn1 v0.4s, v30.4s, v0.4s
    trn2 v30.4s, v11.4s, v8.4s
    trn1 v8.4s, v11.4s, v8.4s
    trn2 v11.8h, v0.8h, v8.8h
    trn1 v0.8h, v0.8h, v8.8h
    trn2 v8.8h, v13.8h, v30.8h
    trn1 v30.8h, v13.8h, v30.8h
    trn2 v13.16b, v0.16b, v30.16b
    ldr q15, [sp, #304]
    eor v13.16b, v15.16b, v13.16b
    trn1 v0.16b, v0.16b, v30.16b
    ldr q30, [sp, #64]
    eor v0.16b, v30.16b, v0.16b
    trn1 v30.16b, v11.16b, v8.16b
    trn2 v8.16b, v11.16b, v8.16b
    zip2 v11.2d, v14.2d, v6.2d
    zip1 v6.2d, v14.2d, v6.2d
    trn1 v14.4s, v6.4s, v9.4s
    trn2 v6.4s, v6.4s, v9.4s
    trn2 v9.4s, v11.4s, v28.4s
    trn1 v28.4s, v11.4s, v28.4s
    trn2 v11.8h, v14.8h, v28.8h
    trn1 v28.8h, v14.8h, v28.8h
    trn1 v14.8h, v6.8h, v9.8h
    trn2 v6.8h, v6.8h, v9.8h
    trn2 v9.16b, v11.16b, v6.16b
    trn1 v6.16b, v11.16b, v6.16b
    trn2 v11.16b, v28.16b, v14.16b
    trn1 v28.16b, v28.16b, v14.16b
    zip2 v14.2d, v7.2d, v10.2d
    zip1 v7.2d, v7.2d, v10.2d
    trn2 v10.4s, v7.4s, v23.4s
    trn1 v7.4s, v7.4s, v23.4s
    trn2 v23.4s, v14.4s, v19.4s
    trn1 v19.4s, v14.4s, v19.4s
    trn2 v14.8h, v7.8h, v19.8h
    trn1 v7.8h, v7.8h, v19.8h
    trn2 v19.8h, v10.8h, v23.8h
    trn1 v23.8h, v10.8h, v23.8h
    trn2 v10.16b, v7.16b, v23.16b
    ldr q15, [sp, #96]
    eor v10.16b, v15.16b, v10.16b
    trn1 v7.16b, v7.16b, v23.16b
    trn1 v23.16b, v14.16b, v19.16b
    trn2 v19.16b, v14.16b, v19.16b
    ldr q14, [sp, #448]
    eor v19.16b, v14.16b, v19.16b
    zip1 v14.2d, v18.2d, v31.2d
    zip2 v18.2d, v18.2d, v31.2d
    trn1 v31.4s, v18.4s, v5.4s
    trn2 v5.4s, v18.4s, v5.4s
    trn2 v18.4s, v14.4s, v24.4s
    trn1 v24.4s, v14.4s, v24.4s
    trn2 v14.8h, v24.8h, v31.8h
    trn1 v24.8h, v24.8h, v31.8h
    trn1 v31.8h, v18.8h, v5.8h
    trn2 v5.8h, v18.8h, v5.8h
    trn1 v18.16b, v14.16b, v5.16b
    trn2 v5.16b, v14.16b, v5.16b
    ldr q14, [sp, #80]
    eor v5.16b, v14.16b, v5.16b
    trn1 v14.16b, v24.16b, v31.16b
    ldr q15, [sp, #224]
    eor v14.16b, v15.16b, v14.16b
    trn2 v24.16b, v24.16b, v31.16b
    zip2 v31.2d, v20.2d, v2.2d
    zip1 v2.2d, v20.2d, v2.2d
    trn1 v20.4s, v2.4s, v25.4s
    trn2 v2.4s, v2.4s, v25.4s
    trn2 v25.4s, v31.4s, v3.4s
    trn1 v3.4s, v31.4s, v3.4s
    trn1 v31.8h, v20.8h, v3.8h
    trn2 v3.8h, v20.8h, v3.8h
    trn2 v20.8h, v2.8h, v25.8h
    trn1 v2.8h, v2.8h, v25.8h
    trn1 v25.16b, v31.16b, v2.16b
    ldr q15, [sp, #528]
    eor v25.16b, v15.16b, v25.16b
    trn2 v2.16b, v31.16b, v2.16b
    trn1 v31.16b, v3.16b, v20.16b
    trn2 v3.16b, v3.16b, v20.16b
    zip2 v20.2d, v22.2d, v4.2d
    zip1 v4.2d, v22.2d, v4.2d
    ldr q22, [sp, #384]
    trn1 v15.4s, v4.4s, v22.4s
    trn2 v4.4s, v4.4s, v22.4s
    ldr q22, [sp, #288]
    str q17, [sp, #384]
    trn1 v17.4s, v20.4s, v22.4s
    trn2 v20.4s, v20.4s, v22.4s
    trn1 v22.8h, v4.8h, v20.8h
    trn2 v4.8h, v4.8h, v20.8h
    trn1 v20.8h, v15.8h, v17.8h
    trn2 v17.8h, v15.8h, v17.8h
    trn2 v15.16b, v17.16b, v4.16b
    trn1 v4.16b, v17.16b, v4.16b
    trn1 v17.16b, v20.16b, v22.16b
    trn2 v20.16b, v20.16b, v22.16b
    ldr q22, [x1, #304]
    str q5, [sp, #288]
    ldr q5, [sp, #240]
    eor v5.16b, v5.16b, v20.16b
    ldr q20, [x1, #80]
    eor v18.16b, v22.16b, v18.16b
    ldr q22, [x1, #112]
    eor v20.16b, v20.16b, v28.16b
    ldr q28, [x1, #320]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x1, #224]
    eor v28.16b, v28.16b, v30.16b
    ldr q30, [x1, #176]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x1, #448]
    eor v24.16b, v30.16b, v24.16b
    ldr q30, [x1, #352]
    eor v22.16b, v22.16b, v8.16b
    ldr q8, [x1, #288]
    eor v1.16b, v30.16b, v1.16b
    ldr q30, [x1, #128]
    eor v23.16b, v8.16b, v23.16b
    ldr q8, [x1, #208]
    eor v2.16b, v30.16b, v2.16b
    ldr q30, [x1, #384]
    eor v8.16b, v8.16b, v11.16b
    ldr q11, [x1, #32]
    eor v3.16b, v30.16b, v3.16b
    ldr q30, [x1, #272]
    eor v7.16b, v11.16b, v7.16b
    ldr q11, [x1, #400]
    eor v4.16b, v30.16b, v4.16b
    ldr q30, [x1, #464]
    eor v11.16b, v11.16b, v15.16b
    ldr q15, [x1, #368]
    eor v30.16b, v30.16b, v9.16b
    ldr q9, [x1, #480]
    eor v29.16b, v15.16b, v29.16b
    ldr q15, [x1, #336]
    eor v27.16b, v9.16b, v27.16b
    ldr q9, [x1, #240]
    eor v6.16b, v15.16b, v6.16b
    ldr q15, [x1, #256]
    eor v26.16b, v9.16b, v26.16b
    ldr q9, [x1, #16]
    eor v31.16b, v15.16b, v31.16b
    eor v17.16b, v9.16b, v17.16b
    str q25, [x0, #0]
    str q17, [x0, #16]
    str q7, [x0, #32]
    str q14, [x0, #48]
    str q0, [x0, #64]
    str q20, [x0, #80]
    str q12, [x0, #96]
    str q21, [x0, #112]
    str q2, [x0, #128]
    str q5, [x0, #144]
    str q10, [x0, #160]
    str q24, [x0, #176]
    str q13, [x0, #192]
    str q8, [x0, #208]
    str q16, [x0, #224]
    str q26, [x0, #240]
    str q31, [x0, #256]
    str q4, [x0, #272]
    str q23, [x0, #288]
    str q18, [x0, #304]
    str q28, [x0, #320]
    str q6, [x0, #336]
    str q1, [x0, #352]
    str q29, [x0, #368]
    str q3, [x0, #384]
    str q11, [x0, #400]
    str q19, [x0, #416]
    ldr q0, [sp, #288]
    str q0, [x0, #432]
    str q22, [x0, #448]
    str q30, [x0, #464]
    str q27, [x0, #480]
    ldr q0, [sp, #384]
    str q0, [x0, #496]
    add x0, x0, #512
    add x1, x1, #512
    add w4, w4, #32
    sub x5, x5, #1
    cbnz x5, .Llwcc_skinny128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_skinny128_128_ctr_crypt_neon_out
.Llwcc_skinny128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_skinny128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #592
    movi v0.16b, #0
    mov x9, x0
    movz x10, #32
.Llwcc_skinny128_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_skinny128_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_skinny128_128_ctr_crypt_neon_group
.Llwcc_skinny128_128_ctr_crypt_neon_out:
    add x1, sp, #592
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_skinny128_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_skinny128_128_ctr_crypt_neon_copy
.Llwcc_skinny128_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #65
.Llwcc_skinny128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_skinny128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #1104
    ret
.Llwcc_skinny128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_skinny128_128_ctr_crypt_neon, .-lwcc_skinny128_128_ctr_crypt_neon

    .balign 16
.Llwcc_skinny128_128_file_neon_constants:
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x03, 0x02, 0x01, 0x00
    .byte 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x05, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x06, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x07, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x09, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x10, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x11, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x12, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x13, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x14, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x15, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x16, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x17, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x18, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x19, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1a, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1b, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1c, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1d, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1e, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x1f, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff
    .byte 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
