// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.
// SPDX-License-Identifier: Apache-2.0 OR MIT
// command:   lwcc compile gift --set gift128_128 --target neon --lanes 1 --slicing plane --blocks 16
// passes:    unroll() invert() counter() bitslice(enabled=true, lanes=1) fixslice(enabled=true, blocks=16) sbox(lanes=1) complement() balance() value_numbering() hoist() slice(lanes=1) pair_moves() early_stores() resident_keys() select() schedule() allocate()
// dsl:       dsl/ciphers/gift.dsl sha256:f4e112ddfda4c2af39fe842e9cf1ddfb21d0a6a8000140095fa8ef1ec0ecef71
// abi:       AAPCS64; x0 out, rk or ctx to fill; x1 in or key; x2 nblocks, nbytes or nonce; x3 rk or ctx; w4 counter; stack 3296
// layout:    planes of 32 S-boxes, 16 blocks side by side; cells in 5 arrangements
// sizes:     in bytes: block 16, key 16, nonce 12, rk 8064, ctx 8320, align 16, group 256, stack 3296
// registers: v0-v31; x0-x12, x14-x15, x30; v8-v15 saved
// timing:    constant (secret: key, nonce, rk, ctx, in; public: nblocks, nbytes, counter)
// checked:   passes, assembled alone, known answers, emulator and abi, timing
// proof:     proven: key_setup, ecb_encrypt, ecb_decrypt, ctr_init, ctr_nonce, ctr_crypt; by bit graph; object sha256:ffc8bd8d49e86550f9f70c97de1f4135fef57ee6685706555c458f95c2321529

    .text

    .balign 16
    .global lwcc_gift128_128_key_setup_neon
    .type lwcc_gift128_128_key_setup_neon, %function
lwcc_gift128_128_key_setup_neon:
    sub sp, sp, #3296
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift128_128_file_neon_constants
    ldr q0, [x1, #0]
    movi v1.16b, #85
    movi v2.16b, #51
    ldr q3, [x8, #336]
    ldr q4, [x8, #320]
    ldr q5, [x8, #304]
    ldr q6, [x8, #352]
    mov v7.16b, v0.16b
    sli v7.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    mov v16.16b, v7.16b
    sri v16.8h, v7.8h, #8
    mov v17.16b, v0.16b
    sri v17.8h, v0.8h, #8
    sli v7.8h, v7.8h, #8
    ldr q18, [x8, #368]
    sli v0.8h, v0.8h, #8
    trn1 v19.8h, v16.8h, v17.8h
    trn2 v16.8h, v16.8h, v17.8h
    trn1 v17.8h, v7.8h, v0.8h
    trn2 v0.8h, v7.8h, v0.8h
    trn1 v7.4s, v19.4s, v16.4s
    trn2 v16.4s, v19.4s, v16.4s
    ldr q19, [x8, #384]
    trn1 v20.4s, v17.4s, v0.4s
    trn2 v0.4s, v17.4s, v0.4s
    zip2 v17.2d, v7.2d, v16.2d
    zip2 v21.2d, v20.2d, v0.2d
    ushr v22.16b, v17.16b, #1
    shl v23.16b, v17.16b, #1
    ushr v24.16b, v21.16b, #1
    shl v25.16b, v21.16b, #1
    bif v22.16b, v17.16b, v1.16b
    bit v23.16b, v17.16b, v1.16b
    ldr q17, [x8, #400]
    bif v24.16b, v21.16b, v1.16b
    bit v25.16b, v21.16b, v1.16b
    ushr v21.16b, v23.16b, #2
    shl v26.16b, v23.16b, #2
    shl v27.16b, v22.16b, #2
    shl v28.16b, v24.16b, #2
    shl v29.16b, v25.16b, #2
    bif v21.16b, v23.16b, v2.16b
    bit v26.16b, v23.16b, v2.16b
    ldr q23, [x8, #432]
    ushr v30.16b, v22.16b, #2
    ldr q31, [x8, #464]
    ushr v8.16b, v24.16b, #2
    ushr v9.16b, v25.16b, #2
    ldr q10, [x8, #448]
    ldr q11, [x8, #416]
    bit v28.16b, v24.16b, v2.16b
    bif v30.16b, v22.16b, v2.16b
    bit v27.16b, v22.16b, v2.16b
    bit v29.16b, v25.16b, v2.16b
    bit v24.16b, v8.16b, v2.16b
    ldr q22, [x8, #480]
    bit v25.16b, v9.16b, v2.16b
    tbl v8.16b, {v21.16b}, v17.16b
    tbl v9.16b, {v27.16b}, v6.16b
    ushr v12.4s, v29.4s, #16
    tbl v13.16b, {v30.16b}, v31.16b
    tbl v14.16b, {v25.16b}, v23.16b
    ushr v15.2d, v28.2d, #48
    tbl v22.16b, {v24.16b}, v22.16b
    bit v22.16b, v13.16b, v10.16b
    bit v22.16b, v14.16b, v11.16b
    bit v22.16b, v8.16b, v19.16b
    bit v22.16b, v15.16b, v18.16b
    bit v22.16b, v9.16b, v3.16b
    bit v22.16b, v12.16b, v4.16b
    bit v22.16b, v26.16b, v5.16b
    // round 1 (gift.dsl:33)
    mvn v13.16b, v22.16b
    str q13, [x0, #0]
    shl v13.2d, v26.2d, #32
    ldr q15, [x8, #496]
    str q8, [sp, #64]
    tbl v8.16b, {v29.16b}, v15.16b
    str q22, [sp, #80]
    ushr v22.4s, v28.4s, #16
    str q12, [sp, #96]
    tbl v12.16b, {v21.16b}, v6.16b
    str q14, [sp, #112]
    ldr q14, [x8, #512]
    str q9, [sp, #128]
    tbl v9.16b, {v25.16b}, v14.16b
    tbl v2.16b, {v30.16b}, v17.16b
    tbl v1.16b, {v24.16b}, v23.16b
    mov v15.16b, v10.16b
    bsl v15.16b, v2.16b, v1.16b
    bit v15.16b, v9.16b, v11.16b
    bit v15.16b, v12.16b, v19.16b
    bit v15.16b, v22.16b, v18.16b
    bit v15.16b, v27.16b, v3.16b
    bit v15.16b, v8.16b, v4.16b
    bit v15.16b, v13.16b, v5.16b
    mvn v22.16b, v15.16b
    str q22, [x0, #16]
    shl v22.4s, v26.4s, #16
    str q13, [sp, #144]
    ushr v13.2d, v27.2d, #16
    str q2, [sp, #160]
    tbl v2.16b, {v28.16b}, v6.16b
    zip1 v7.2d, v7.2d, v16.2d
    tbl v16.16b, {v21.16b}, v14.16b
    str q15, [sp, #176]
    tbl v15.16b, {v25.16b}, v17.16b
    str q9, [sp, #192]
    tbl v9.16b, {v30.16b}, v23.16b
    str q1, [sp, #208]
    tbl v1.16b, {v24.16b}, v31.16b
    str q8, [sp, #224]
    mov v8.16b, v10.16b
    bsl v8.16b, v9.16b, v1.16b
    zip1 v0.2d, v20.2d, v0.2d
    bit v8.16b, v15.16b, v11.16b
    bit v8.16b, v16.16b, v19.16b
    bit v8.16b, v2.16b, v18.16b
    bit v8.16b, v13.16b, v3.16b
    bit v8.16b, v29.16b, v4.16b
    bit v8.16b, v22.16b, v5.16b
    mvn v20.16b, v8.16b
    str q20, [x0, #32]
    ldr q20, [x8, #528]
    str q15, [sp, #240]
    tbl v15.16b, {v26.16b}, v20.16b
    str q1, [sp, #256]
    shl v1.2d, v29.2d, #32
    str q8, [sp, #272]
    ldr q8, [x8, #496]
    str q22, [sp, #288]
    tbl v22.16b, {v27.16b}, v8.16b
    str q2, [sp, #304]
    ldr q2, [x8, #544]
    str q9, [sp, #320]
    tbl v9.16b, {v21.16b}, v2.16b
    str q16, [sp, #336]
    tbl v16.16b, {v25.16b}, v6.16b
    tbl v2.16b, {v30.16b}, v14.16b
    tbl v20.16b, {v24.16b}, v17.16b
    str q12, [sp, #352]
    mov v12.16b, v10.16b
    bsl v12.16b, v2.16b, v20.16b
    bit v12.16b, v16.16b, v11.16b
    bit v12.16b, v9.16b, v19.16b
    bit v12.16b, v28.16b, v18.16b
    bit v12.16b, v22.16b, v3.16b
    bit v12.16b, v1.16b, v4.16b
    bit v12.16b, v15.16b, v5.16b
    str q20, [sp, #368]
    mvn v20.16b, v12.16b
    str q20, [x0, #48]
    shl v20.16b, v7.16b, #1
    str q1, [sp, #384]
    movi v1.16b, #85
    bit v20.16b, v7.16b, v1.16b
    str q22, [sp, #400]
    shl v22.16b, v20.16b, #2
    str q16, [sp, #416]
    movi v16.16b, #51
    bit v22.16b, v20.16b, v16.16b
    str q12, [sp, #432]
    shl v12.16b, v0.16b, #1
    bit v12.16b, v0.16b, v1.16b
    str q9, [sp, #448]
    shl v9.16b, v12.16b, #2
    bit v9.16b, v12.16b, v16.16b
    str q15, [sp, #464]
    ushr v15.4s, v9.4s, #16
    str q2, [sp, #480]
    ushr v2.16b, v7.16b, #1
    bit v7.16b, v2.16b, v1.16b
    shl v2.16b, v7.16b, #2
    bit v2.16b, v7.16b, v16.16b
    str q21, [sp, #496]
    ushr v21.2d, v2.2d, #32
    str q26, [sp, #512]
    ushr v26.16b, v0.16b, #1
    bsl v1.16b, v26.16b, v0.16b
    shl v0.16b, v1.16b, #2
    bit v0.16b, v1.16b, v16.16b
    tbl v26.16b, {v0.16b}, v14.16b
    str q25, [sp, #528]
    ushr v25.16b, v20.16b, #2
    bit v20.16b, v25.16b, v16.16b
    tbl v25.16b, {v20.16b}, v17.16b
    str q29, [sp, #544]
    ushr v29.16b, v12.16b, #2
    bit v12.16b, v29.16b, v16.16b
    tbl v29.16b, {v12.16b}, v23.16b
    str q13, [sp, #560]
    ushr v13.16b, v7.16b, #2
    bit v7.16b, v13.16b, v16.16b
    tbl v13.16b, {v7.16b}, v31.16b
    str q30, [sp, #576]
    ushr v30.16b, v1.16b, #2
    bsl v16.16b, v30.16b, v1.16b
    ldr q1, [x8, #480]
    tbl v30.16b, {v16.16b}, v1.16b
    bif v13.16b, v30.16b, v10.16b
    bit v13.16b, v29.16b, v11.16b
    bit v13.16b, v25.16b, v19.16b
    bit v13.16b, v26.16b, v18.16b
    bit v13.16b, v21.16b, v3.16b
    bit v13.16b, v15.16b, v4.16b
    bit v13.16b, v22.16b, v5.16b
    str q13, [x0, #64]
    str q30, [sp, #592]
    ldr q30, [x8, #560]
    tbl v1.16b, {v22.16b}, v30.16b
    str q15, [sp, #608]
    shl v15.2d, v9.2d, #16
    str q13, [sp, #624]
    ushr v13.4s, v0.4s, #16
    str q29, [sp, #640]
    tbl v29.16b, {v20.16b}, v6.16b
    str q26, [sp, #656]
    tbl v26.16b, {v12.16b}, v14.16b
    str q25, [sp, #672]
    tbl v25.16b, {v7.16b}, v17.16b
    str q21, [sp, #688]
    tbl v21.16b, {v16.16b}, v23.16b
    bit v21.16b, v25.16b, v10.16b
    bit v21.16b, v26.16b, v11.16b
    bit v21.16b, v29.16b, v19.16b
    bit v21.16b, v13.16b, v18.16b
    bit v21.16b, v2.16b, v3.16b
    bit v21.16b, v15.16b, v4.16b
    bit v21.16b, v1.16b, v5.16b
    str q21, [x0, #80]
    tbl v26.16b, {v22.16b}, v8.16b
    ushr v13.2d, v2.2d, #16
    str q1, [sp, #704]
    ushr v1.2d, v0.2d, #32
    str q21, [sp, #720]
    tbl v21.16b, {v20.16b}, v14.16b
    str q25, [sp, #736]
    tbl v25.16b, {v12.16b}, v17.16b
    tbl v23.16b, {v7.16b}, v23.16b
    tbl v31.16b, {v16.16b}, v31.16b
    str q5, [x0, #144]
    bit v31.16b, v23.16b, v10.16b
    bit v31.16b, v25.16b, v11.16b
    bit v31.16b, v21.16b, v19.16b
    bit v31.16b, v1.16b, v18.16b
    bit v31.16b, v13.16b, v3.16b
    bit v31.16b, v9.16b, v4.16b
    bit v31.16b, v26.16b, v5.16b
    str q31, [x0, #96]
    ldr q21, [x8, #528]
    str q26, [sp, #752]
    tbl v26.16b, {v22.16b}, v21.16b
    str q1, [sp, #768]
    tbl v1.16b, {v9.16b}, v30.16b
    tbl v8.16b, {v2.16b}, v8.16b
    str q23, [sp, #784]
    ldr q23, [x8, #544]
    tbl v30.16b, {v20.16b}, v23.16b
    str q31, [sp, #800]
    tbl v31.16b, {v12.16b}, v6.16b
    tbl v14.16b, {v7.16b}, v14.16b
    tbl v17.16b, {v16.16b}, v17.16b
    bif v14.16b, v17.16b, v10.16b
    bit v14.16b, v31.16b, v11.16b
    bit v14.16b, v30.16b, v19.16b
    bit v14.16b, v0.16b, v18.16b
    bit v14.16b, v8.16b, v3.16b
    bit v14.16b, v1.16b, v4.16b
    bit v14.16b, v26.16b, v5.16b
    str q14, [x0, #112]
    str q1, [sp, #816]
    ldr q1, [x8, #576]
    str q1, [x0, #128]
    ldr q1, [x8, #592]
    str q26, [sp, #832]
    tbl v26.16b, {v28.16b}, v1.16b
    str q8, [sp, #848]
    ldr q8, [x8, #608]
    str q31, [sp, #864]
    tbl v31.16b, {v24.16b}, v8.16b
    str q14, [sp, #880]
    ldr q14, [x8, #624]
    tbl v23.16b, {v27.16b}, v14.16b
    str q17, [sp, #896]
    ldr q17, [x8, #640]
    str q25, [sp, #912]
    ldr q25, [sp, #576]
    str q30, [sp, #928]
    tbl v30.16b, {v25.16b}, v17.16b
    str q15, [sp, #944]
    shl v15.4s, v28.4s, #16
    str q29, [sp, #960]
    ushr v29.2d, v25.2d, #32
    str q20, [sp, #976]
    ldr q20, [sp, #560]
    bit v29.16b, v20.16b, v10.16b
    bit v29.16b, v24.16b, v11.16b
    bit v29.16b, v15.16b, v19.16b
    bit v29.16b, v30.16b, v18.16b
    bit v29.16b, v23.16b, v3.16b
    bit v29.16b, v31.16b, v4.16b
    bit v29.16b, v26.16b, v5.16b
    // round 2 (gift.dsl:33)
    mvn v31.16b, v29.16b
    str q31, [x0, #160]
    tbl v31.16b, {v28.16b}, v8.16b
    str q26, [sp, #992]
    tbl v26.16b, {v24.16b}, v14.16b
    str q15, [sp, #1008]
    tbl v15.16b, {v27.16b}, v17.16b
    tbl v20.16b, {v25.16b}, v21.16b
    str q29, [sp, #1024]
    ushr v29.4s, v24.4s, #16
    str q23, [sp, #1040]
    ldr q23, [sp, #128]
    sri v23.2d, v25.2d, #48
    bit v23.16b, v29.16b, v11.16b
    bit v23.16b, v28.16b, v19.16b
    bit v23.16b, v20.16b, v18.16b
    bit v23.16b, v15.16b, v3.16b
    bit v23.16b, v26.16b, v4.16b
    bit v23.16b, v31.16b, v5.16b
    mvn v29.16b, v23.16b
    str q29, [x0, #176]
    ldr q29, [sp, #544]
    str q31, [sp, #1056]
    tbl v31.16b, {v29.16b}, v1.16b
    str q15, [sp, #1072]
    ldr q15, [sp, #528]
    str q23, [sp, #1088]
    tbl v23.16b, {v15.16b}, v8.16b
    ldr q25, [sp, #512]
    str q26, [sp, #1104]
    tbl v26.16b, {v25.16b}, v14.16b
    str q20, [sp, #1120]
    ldr q20, [sp, #496]
    str q30, [sp, #1136]
    tbl v30.16b, {v20.16b}, v17.16b
    str q24, [sp, #1152]
    ushr v24.2d, v25.2d, #16
    str q27, [sp, #1168]
    ldr q27, [sp, #352]
    bit v27.16b, v24.16b, v10.16b
    bit v27.16b, v15.16b, v11.16b
    str q24, [sp, #352]
    ldr q24, [sp, #224]
    bit v27.16b, v24.16b, v19.16b
    bit v27.16b, v30.16b, v18.16b
    bit v27.16b, v26.16b, v3.16b
    bit v27.16b, v23.16b, v4.16b
    bit v27.16b, v31.16b, v5.16b
    str q31, [sp, #1184]
    mvn v31.16b, v27.16b
    str q31, [x0, #192]
    tbl v31.16b, {v29.16b}, v8.16b
    str q30, [sp, #1200]
    tbl v30.16b, {v15.16b}, v14.16b
    tbl v24.16b, {v25.16b}, v17.16b
    str q23, [sp, #1216]
    tbl v23.16b, {v20.16b}, v21.16b
    str q26, [sp, #1232]
    ushr v26.4s, v15.4s, #16
    str q27, [sp, #1248]
    tbl v27.16b, {v25.16b}, v6.16b
    ldr q15, [sp, #688]
    sri v15.2d, v7.2d, #48
    mov v25.16b, v27.16b
    sri v25.2d, v20.2d, #48
    bit v25.16b, v26.16b, v11.16b
    bit v25.16b, v29.16b, v19.16b
    bit v25.16b, v23.16b, v18.16b
    bit v25.16b, v24.16b, v3.16b
    bit v25.16b, v30.16b, v4.16b
    bit v25.16b, v31.16b, v5.16b
    mvn v24.16b, v25.16b
    str q24, [x0, #208]
    tbl v24.16b, {v0.16b}, v1.16b
    str q31, [sp, #688]
    tbl v31.16b, {v16.16b}, v8.16b
    str q23, [sp, #1264]
    tbl v23.16b, {v2.16b}, v14.16b
    str q25, [sp, #1280]
    tbl v25.16b, {v7.16b}, v17.16b
    str q30, [sp, #1296]
    shl v30.2d, v0.2d, #16
    ushr v6.2d, v7.2d, #32
    bit v6.16b, v13.16b, v10.16b
    bit v6.16b, v16.16b, v11.16b
    bit v6.16b, v30.16b, v19.16b
    bit v6.16b, v25.16b, v18.16b
    bit v6.16b, v23.16b, v3.16b
    bit v6.16b, v31.16b, v4.16b
    bit v6.16b, v24.16b, v5.16b
    mvn v31.16b, v6.16b
    str q31, [x0, #224]
    tbl v31.16b, {v0.16b}, v8.16b
    str q23, [sp, #1312]
    tbl v23.16b, {v16.16b}, v14.16b
    str q24, [sp, #1328]
    tbl v24.16b, {v2.16b}, v17.16b
    str q30, [sp, #1344]
    tbl v30.16b, {v7.16b}, v21.16b
    str q25, [sp, #1360]
    ldr q25, [x8, #544]
    str q6, [sp, #1376]
    tbl v6.16b, {v16.16b}, v25.16b
    bit v15.16b, v6.16b, v11.16b
    bit v15.16b, v0.16b, v19.16b
    bit v15.16b, v30.16b, v18.16b
    bit v15.16b, v24.16b, v3.16b
    bit v15.16b, v23.16b, v4.16b
    bit v15.16b, v31.16b, v5.16b
    str q10, [x0, #288]
    mvn v24.16b, v15.16b
    str q4, [x0, #304]
    str q24, [x0, #240]
    tbl v24.16b, {v9.16b}, v1.16b
    tbl v31.16b, {v12.16b}, v8.16b
    str q23, [sp, #1392]
    tbl v23.16b, {v22.16b}, v14.16b
    ldr q1, [sp, #976]
    str q15, [sp, #1408]
    tbl v15.16b, {v1.16b}, v17.16b
    str q13, [sp, #1424]
    ushr v13.2d, v22.2d, #16
    str q30, [sp, #1440]
    ldr q30, [sp, #960]
    bit v30.16b, v13.16b, v10.16b
    bit v30.16b, v12.16b, v11.16b
    ldr q13, [sp, #944]
    bit v30.16b, v13.16b, v19.16b
    bit v30.16b, v15.16b, v18.16b
    bit v30.16b, v23.16b, v3.16b
    bit v30.16b, v31.16b, v4.16b
    bit v30.16b, v24.16b, v5.16b
    mvn v13.16b, v30.16b
    str q13, [x0, #256]
    tbl v13.16b, {v9.16b}, v8.16b
    tbl v8.16b, {v12.16b}, v14.16b
    str q24, [sp, #960]
    tbl v24.16b, {v22.16b}, v17.16b
    str q15, [sp, #1456]
    tbl v15.16b, {v1.16b}, v21.16b
    str q31, [sp, #1472]
    tbl v31.16b, {v12.16b}, v25.16b
    str q23, [sp, #1488]
    ushr v23.2d, v22.2d, #32
    sri v23.2d, v1.2d, #48
    bit v23.16b, v31.16b, v11.16b
    bit v23.16b, v9.16b, v19.16b
    bit v23.16b, v15.16b, v18.16b
    bit v23.16b, v24.16b, v3.16b
    bit v23.16b, v8.16b, v4.16b
    bit v23.16b, v13.16b, v5.16b
    mvn v24.16b, v23.16b
    str q24, [x0, #272]
    shl v24.2d, v1.2d, #32
    ldr q13, [x8, #656]
    ldr q15, [x8, #672]
    str q23, [sp, #1504]
    ldr q23, [x8, #512]
    str q8, [sp, #1520]
    tbl v8.16b, {v22.16b}, v23.16b
    str q30, [sp, #1536]
    ldr q30, [x8, #464]
    tbl v18.16b, {v22.16b}, v30.16b
    bit v18.16b, v8.16b, v15.16b
    ldr q8, [sp, #672]
    bit v18.16b, v8.16b, v11.16b
    ldr q8, [sp, #928]
    bit v18.16b, v8.16b, v13.16b
    bit v18.16b, v22.16b, v3.16b
    bit v18.16b, v24.16b, v5.16b
    // round 3 (gift.dsl:33)
    str q24, [sp, #1552]
    mvn v24.16b, v18.16b
    str q24, [x0, #320]
    shl v24.2d, v7.2d, #32
    tbl v8.16b, {v7.16b}, v25.16b
    str q18, [sp, #1568]
    tbl v18.16b, {v2.16b}, v23.16b
    tbl v25.16b, {v2.16b}, v30.16b
    bit v25.16b, v18.16b, v15.16b
    ldr q4, [sp, #736]
    bit v25.16b, v4.16b, v11.16b
    bit v25.16b, v8.16b, v13.16b
    bit v25.16b, v2.16b, v3.16b
    bit v25.16b, v24.16b, v5.16b
    str q24, [sp, #1584]
    mvn v24.16b, v25.16b
    str q24, [x0, #336]
    shl v24.2d, v12.2d, #32
    tbl v4.16b, {v9.16b}, v23.16b
    str q25, [sp, #1600]
    tbl v25.16b, {v9.16b}, v30.16b
    str q8, [sp, #1616]
    mov v8.16b, v15.16b
    bsl v8.16b, v4.16b, v25.16b
    str q25, [sp, #1632]
    ldr q25, [sp, #912]
    bit v8.16b, v25.16b, v11.16b
    bit v8.16b, v31.16b, v13.16b
    bit v8.16b, v9.16b, v3.16b
    bit v8.16b, v24.16b, v5.16b
    str q24, [sp, #1648]
    mvn v24.16b, v8.16b
    str q24, [x0, #352]
    ldr q24, [x8, #560]
    tbl v25.16b, {v16.16b}, v24.16b
    str q8, [sp, #1664]
    tbl v8.16b, {v0.16b}, v30.16b
    ldr q24, [sp, #656]
    mov v30.16b, v15.16b
    bsl v30.16b, v24.16b, v8.16b
    ldr q24, [sp, #896]
    bit v30.16b, v24.16b, v11.16b
    bit v30.16b, v6.16b, v13.16b
    bit v30.16b, v0.16b, v3.16b
    bit v30.16b, v25.16b, v5.16b
    mvn v24.16b, v30.16b
    str q24, [x0, #368]
    tbl v24.16b, {v29.16b}, v21.16b
    str q25, [sp, #1680]
    ldr q25, [x8, #688]
    str q6, [sp, #1696]
    ldr q6, [x8, #704]
    str q30, [sp, #1712]
    ldr q30, [x8, #480]
    str q8, [sp, #1728]
    tbl v8.16b, {v29.16b}, v30.16b
    ldr q15, [sp, #336]
    bit v8.16b, v15.16b, v10.16b
    ldr q15, [sp, #112]
    bit v8.16b, v15.16b, v11.16b
    bit v8.16b, v27.16b, v6.16b
    bit v8.16b, v20.16b, v25.16b
    bit v8.16b, v24.16b, v5.16b
    str q24, [sp, #336]
    mvn v24.16b, v8.16b
    str q24, [x0, #384]
    tbl v24.16b, {v28.16b}, v21.16b
    str q27, [sp, #1744]
    tbl v27.16b, {v28.16b}, v30.16b
    str q8, [sp, #1760]
    ldr q8, [sp, #480]
    bit v27.16b, v8.16b, v10.16b
    ldr q8, [sp, #208]
    bit v27.16b, v8.16b, v11.16b
    ldr q8, [sp, #128]
    bit v27.16b, v8.16b, v6.16b
    ldr q8, [sp, #576]
    bit v27.16b, v8.16b, v25.16b
    bit v27.16b, v24.16b, v5.16b
    str q27, [sp, #208]
    mvn v27.16b, v27.16b
    str q27, [x0, #400]
    ldr q27, [x8, #352]
    tbl v27.16b, {v29.16b}, v27.16b
    ldr q15, [x8, #432]
    tbl v15.16b, {v20.16b}, v15.16b
    ldr q13, [sp, #512]
    str q31, [sp, #480]
    tbl v31.16b, {v13.16b}, v30.16b
    ldr q8, [sp, #192]
    bit v31.16b, v8.16b, v10.16b
    bit v31.16b, v15.16b, v11.16b
    bit v31.16b, v27.16b, v6.16b
    ldr q8, [sp, #528]
    bit v31.16b, v8.16b, v25.16b
    str q15, [sp, #192]
    ldr q15, [sp, #464]
    bit v31.16b, v15.16b, v5.16b
    str q27, [sp, #1776]
    mvn v27.16b, v31.16b
    str q27, [x0, #416]
    ldr q27, [sp, #1168]
    tbl v15.16b, {v27.16b}, v21.16b
    str q31, [sp, #1792]
    ldr q31, [sp, #1152]
    tbl v23.16b, {v31.16b}, v23.16b
    tbl v30.16b, {v27.16b}, v30.16b
    bit v30.16b, v23.16b, v10.16b
    ldr q23, [sp, #320]
    bit v30.16b, v23.16b, v11.16b
    ldr q23, [sp, #304]
    bit v30.16b, v23.16b, v6.16b
    bit v30.16b, v31.16b, v25.16b
    bit v30.16b, v15.16b, v5.16b
    mvn v23.16b, v30.16b
    str q23, [x0, #432]
    ldr q23, [x8, #720]
    str q23, [x0, #448]
    zip1 v23.2d, v9.2d, v0.2d
    // round 4 (gift.dsl:33)
    mvn v25.16b, v23.16b
    str q25, [x0, #464]
    zip1 v25.2d, v22.2d, v2.2d
    str q25, [sp, #320]
    mvn v25.16b, v25.16b
    str q25, [x0, #480]
    zip1 v25.2d, v12.2d, v16.2d
    str q25, [sp, #1808]
    mvn v25.16b, v25.16b
    str q25, [x0, #496]
    zip1 v25.2d, v1.2d, v7.2d
    str q23, [sp, #1824]
    mvn v23.16b, v25.16b
    str q23, [x0, #512]
    tbl v23.16b, {v28.16b}, v14.16b
    str q25, [sp, #1840]
    ldr q25, [x8, #288]
    tbl v6.16b, {v31.16b}, v17.16b
    ldr q1, [sp, #352]
    mov v17.16b, v11.16b
    bsl v17.16b, v1.16b, v8.16b
    sli v1.4s, v29.4s, #16
    str q30, [sp, #352]
    ldr q30, [sp, #224]
    bit v17.16b, v30.16b, v19.16b
    bit v1.16b, v26.16b, v11.16b
    bit v17.16b, v6.16b, v25.16b
    ldr q30, [x8, #320]
    bit v17.16b, v15.16b, v30.16b
    bit v17.16b, v23.16b, v5.16b
    str q17, [sp, #1856]
    mvn v17.16b, v17.16b
    str q17, [x0, #528]
    ldr q17, [sp, #96]
    str q22, [sp, #1872]
    mov v22.16b, v11.16b
    bsl v22.16b, v17.16b, v20.16b
    str q3, [x0, #608]
    str q0, [sp, #1888]
    ldr q0, [sp, #288]
    bit v22.16b, v0.16b, v19.16b
    ldr q0, [sp, #1136]
    bit v22.16b, v0.16b, v25.16b
    bit v22.16b, v24.16b, v30.16b
    ldr q25, [sp, #1040]
    bit v22.16b, v25.16b, v5.16b
    str q22, [sp, #288]
    mvn v22.16b, v22.16b
    str q22, [x0, #544]
    ldr q22, [x8, #496]
    tbl v0.16b, {v8.16b}, v22.16b
    str q16, [sp, #1904]
    mov v16.16b, v17.16b
    sli v16.4s, v13.4s, #16
    ldr q13, [sp, #448]
    bit v16.16b, v13.16b, v11.16b
    bit v16.16b, v0.16b, v19.16b
    str q0, [sp, #1920]
    ldr q0, [x8, #368]
    bit v16.16b, v24.16b, v0.16b
    bit v16.16b, v25.16b, v3.16b
    ldr q25, [sp, #1120]
    bit v16.16b, v25.16b, v30.16b
    str q24, [sp, #1936]
    ldr q24, [sp, #1104]
    bit v16.16b, v24.16b, v5.16b
    mvn v24.16b, v16.16b
    str q24, [x0, #560]
    ldr q24, [sp, #576]
    tbl v14.16b, {v24.16b}, v14.16b
    str q16, [sp, #1952]
    tbl v16.16b, {v31.16b}, v21.16b
    shl v20.4s, v20.4s, #16
    bit v1.16b, v20.16b, v19.16b
    bit v1.16b, v15.16b, v0.16b
    bit v1.16b, v23.16b, v3.16b
    bit v1.16b, v16.16b, v30.16b
    bit v1.16b, v14.16b, v5.16b
    str q20, [sp, #1968]
    mvn v20.16b, v1.16b
    str q20, [x0, #576]
    ldr q20, [x8, #736]
    str q20, [x0, #592]
    shl v20.2d, v27.2d, #32
    str q1, [sp, #1984]
    ldr q1, [sp, #176]
    str q23, [sp, #2000]
    ldr q23, [x8, #544]
    tbl v13.16b, {v1.16b}, v23.16b
    ldr q31, [x8, #512]
    str q14, [sp, #2016]
    tbl v14.16b, {v29.16b}, v31.16b
    str q6, [sp, #2032]
    tbl v6.16b, {v27.16b}, v31.16b
    str q16, [sp, #2048]
    ldr q16, [sp, #432]
    str q28, [sp, #2064]
    ext v28.16b, v16.16b, v16.16b, #14
    bit v28.16b, v6.16b, v10.16b
    bit v28.16b, v14.16b, v11.16b
    ldr q6, [x8, #656]
    bit v28.16b, v13.16b, v6.16b
    bit v28.16b, v29.16b, v0.16b
    bit v28.16b, v20.16b, v5.16b
    // round 5 (gift.dsl:33)
    mvn v20.16b, v28.16b
    str q20, [x0, #624]
    tbl v20.16b, {v16.16b}, v21.16b
    tbl v13.16b, {v1.16b}, v22.16b
    ldr q14, [x8, #672]
    ldr q1, [sp, #112]
    bif v13.16b, v1.16b, v14.16b
    ldr q16, [sp, #416]
    bit v13.16b, v16.16b, v11.16b
    bit v13.16b, v20.16b, v6.16b
    bit v13.16b, v24.16b, v3.16b
    bit v13.16b, v25.16b, v5.16b
    mvn v16.16b, v13.16b
    str q16, [x0, #640]
    ushr v16.2d, v24.2d, #16
    ldr q25, [x8, #752]
    ldr q1, [sp, #80]
    str q20, [sp, #416]
    ext v20.16b, v1.16b, v1.16b, #2
    str q13, [sp, #2080]
    ldr q13, [sp, #272]
    str q28, [sp, #2096]
    tbl v28.16b, {v13.16b}, v22.16b
    ldr q24, [x8, #464]
    tbl v8.16b, {v8.16b}, v24.16b
    bif v28.16b, v8.16b, v14.16b
    bit v28.16b, v20.16b, v25.16b
    ldr q20, [sp, #160]
    bit v28.16b, v20.16b, v19.16b
    bit v28.16b, v16.16b, v3.16b
    bit v28.16b, v26.16b, v30.16b
    mvn v16.16b, v28.16b
    str q16, [x0, #656]
    ldr q16, [x8, #400]
    tbl v26.16b, {v27.16b}, v16.16b
    ext v1.16b, v1.16b, v1.16b, #10
    tbl v13.16b, {v13.16b}, v31.16b
    str q28, [sp, #2112]
    tbl v28.16b, {v29.16b}, v24.16b
    mov v20.16b, v14.16b
    bsl v20.16b, v13.16b, v28.16b
    bit v20.16b, v1.16b, v25.16b
    bit v20.16b, v26.16b, v19.16b
    ldr q1, [sp, #560]
    bit v20.16b, v1.16b, v3.16b
    bit v20.16b, v17.16b, v30.16b
    mvn v1.16b, v20.16b
    str q1, [x0, #672]
    ldr q1, [x8, #560]
    tbl v17.16b, {v2.16b}, v1.16b
    ldr q26, [sp, #720]
    str q13, [sp, #96]
    tbl v13.16b, {v26.16b}, v23.16b
    str q20, [sp, #560]
    ldr q20, [sp, #880]
    ext v23.16b, v20.16b, v20.16b, #14
    bit v23.16b, v18.16b, v10.16b
    bit v23.16b, v4.16b, v11.16b
    bit v23.16b, v13.16b, v6.16b
    bit v23.16b, v9.16b, v0.16b
    bit v23.16b, v17.16b, v5.16b
    mvn v18.16b, v23.16b
    str q18, [x0, #688]
    tbl v18.16b, {v20.16b}, v21.16b
    tbl v13.16b, {v26.16b}, v22.16b
    ldr q26, [sp, #640]
    bif v13.16b, v26.16b, v14.16b
    ldr q20, [sp, #864]
    bit v13.16b, v20.16b, v11.16b
    bit v13.16b, v18.16b, v6.16b
    bit v13.16b, v7.16b, v3.16b
    ldr q20, [sp, #1440]
    bit v13.16b, v20.16b, v5.16b
    mvn v20.16b, v13.16b
    str q20, [x0, #704]
    ldr q20, [sp, #624]
    str q18, [sp, #1440]
    ext v18.16b, v20.16b, v20.16b, #2
    ldr q26, [sp, #800]
    str q13, [sp, #864]
    tbl v13.16b, {v26.16b}, v22.16b
    str q23, [sp, #2128]
    tbl v23.16b, {v12.16b}, v24.16b
    bit v23.16b, v13.16b, v14.16b
    bit v23.16b, v18.16b, v25.16b
    ldr q18, [sp, #736]
    bit v23.16b, v18.16b, v19.16b
    ldr q18, [sp, #1616]
    bit v23.16b, v18.16b, v3.16b
    ldr q13, [sp, #480]
    bit v23.16b, v13.16b, v30.16b
    str q23, [sp, #736]
    mvn v23.16b, v23.16b
    str q23, [x0, #720]
    tbl v23.16b, {v2.16b}, v16.16b
    ext v20.16b, v20.16b, v20.16b, #10
    tbl v31.16b, {v26.16b}, v31.16b
    ldr q16, [sp, #1632]
    mov v18.16b, v14.16b
    bsl v18.16b, v31.16b, v16.16b
    bit v18.16b, v20.16b, v25.16b
    bit v18.16b, v23.16b, v19.16b
    ldr q20, [sp, #1424]
    bit v18.16b, v20.16b, v3.16b
    ldr q20, [sp, #608]
    bit v18.16b, v20.16b, v30.16b
    mvn v20.16b, v18.16b
    str q20, [x0, #736]
    ldr q20, [x8, #768]
    str q20, [x0, #752]
    ldr q23, [x8, #784]
    str q23, [x0, #768]
    ldr q23, [sp, #1248]
    tbl v23.16b, {v23.16b}, v21.16b
    str q18, [sp, #608]
    ldr q18, [sp, #1024]
    tbl v18.16b, {v18.16b}, v22.16b
    ldr q20, [sp, #1152]
    ushr v13.2d, v20.2d, #32
    bif v18.16b, v13.16b, v14.16b
    ldr q20, [sp, #576]
    sri v13.2d, v20.2d, #48
    ldr q20, [sp, #448]
    bit v13.16b, v20.16b, v11.16b
    ldr q20, [sp, #528]
    bit v18.16b, v20.16b, v11.16b
    bit v18.16b, v23.16b, v6.16b
    bit v18.16b, v15.16b, v3.16b
    bit v13.16b, v20.16b, v19.16b
    ldr q23, [sp, #400]
    bit v13.16b, v23.16b, v0.16b
    ldr q15, [sp, #1232]
    bit v18.16b, v15.16b, v5.16b
    // round 6 (gift.dsl:33)
    mvn v15.16b, v18.16b
    str q15, [x0, #784]
    ldr q15, [sp, #496]
    str q18, [sp, #448]
    ldr q18, [x8, #608]
    tbl v23.16b, {v15.16b}, v18.16b
    ldr q20, [sp, #2064]
    trn1 v24.8h, v27.8h, v20.8h
    ldr q25, [sp, #512]
    trn1 v24.4s, v24.4s, v25.4s
    sli v24.2d, v29.2d, #48
    ldr q25, [sp, #2048]
    bit v24.16b, v25.16b, v0.16b
    ldr q25, [sp, #1136]
    bit v24.16b, v25.16b, v3.16b
    ldr q25, [sp, #1296]
    bit v24.16b, v25.16b, v30.16b
    bit v24.16b, v23.16b, v5.16b
    mvn v25.16b, v24.16b
    str q25, [x0, #800]
    ldr q25, [x8, #640]
    str q23, [sp, #1424]
    tbl v23.16b, {v29.16b}, v25.16b
    str q24, [sp, #2144]
    tbl v24.16b, {v20.16b}, v1.16b
    bit v13.16b, v24.16b, v3.16b
    ldr q29, [sp, #464]
    bit v13.16b, v29.16b, v30.16b
    bit v13.16b, v23.16b, v5.16b
    mvn v23.16b, v13.16b
    str q23, [x0, #816]
    ldr q23, [x8, #592]
    tbl v29.16b, {v15.16b}, v23.16b
    str q13, [sp, #464]
    trn2 v13.8h, v20.8h, v27.8h
    ldr q15, [sp, #224]
    bit v13.16b, v15.16b, v11.16b
    ldr q15, [sp, #144]
    bit v13.16b, v15.16b, v19.16b
    ldr q15, [sp, #2032]
    bit v13.16b, v15.16b, v0.16b
    ldr q15, [sp, #2016]
    bit v13.16b, v15.16b, v3.16b
    ldr q15, [sp, #1216]
    bit v13.16b, v15.16b, v30.16b
    bit v13.16b, v29.16b, v5.16b
    mvn v15.16b, v13.16b
    str q15, [x0, #832]
    tbl v15.16b, {v2.16b}, v21.16b
    str q13, [sp, #1216]
    ldr q13, [sp, #1536]
    tbl v13.16b, {v13.16b}, v21.16b
    str q29, [sp, #2016]
    ldr q29, [sp, #1376]
    tbl v29.16b, {v29.16b}, v22.16b
    ldr q22, [sp, #1904]
    ushr v27.2d, v22.2d, #32
    bsl v14.16b, v29.16b, v27.16b
    sri v27.2d, v7.2d, #48
    str q29, [sp, #144]
    ldr q29, [sp, #928]
    bit v27.16b, v29.16b, v11.16b
    bit v14.16b, v12.16b, v11.16b
    bsl v6.16b, v13.16b, v14.16b
    bit v27.16b, v12.16b, v19.16b
    ldr q13, [sp, #848]
    bit v27.16b, v13.16b, v0.16b
    bit v6.16b, v15.16b, v3.16b
    ldr q14, [sp, #1488]
    bit v6.16b, v14.16b, v5.16b
    str q6, [x0, #848]
    ldr q14, [sp, #976]
    str q15, [sp, #2160]
    tbl v15.16b, {v14.16b}, v18.16b
    tbl v18.16b, {v22.16b}, v21.16b
    ldr q13, [sp, #1888]
    str q6, [sp, #2176]
    trn1 v6.8h, v2.8h, v13.8h
    ldr q29, [sp, #1872]
    trn1 v6.4s, v6.4s, v29.4s
    sli v6.2d, v9.2d, #48
    bit v6.16b, v18.16b, v0.16b
    ldr q21, [sp, #1728]
    ldr q29, [sp, #592]
    bit v29.16b, v21.16b, v10.16b
    ldr q21, [sp, #1360]
    bit v6.16b, v21.16b, v3.16b
    ldr q21, [sp, #784]
    bit v29.16b, v21.16b, v11.16b
    ldr q21, [sp, #1520]
    bit v6.16b, v21.16b, v30.16b
    bit v6.16b, v15.16b, v5.16b
    str q6, [x0, #864]
    tbl v21.16b, {v9.16b}, v25.16b
    str q15, [sp, #784]
    tbl v15.16b, {v13.16b}, v1.16b
    bit v27.16b, v15.16b, v3.16b
    str q6, [sp, #592]
    ldr q6, [sp, #832]
    bit v27.16b, v6.16b, v30.16b
    bit v27.16b, v21.16b, v5.16b
    str q27, [x0, #880]
    tbl v6.16b, {v14.16b}, v23.16b
    str q27, [sp, #1728]
    ldr q27, [x8, #624]
    str q21, [sp, #2192]
    tbl v21.16b, {v7.16b}, v27.16b
    tbl v1.16b, {v22.16b}, v25.16b
    trn2 v27.8h, v13.8h, v2.8h
    ldr q22, [sp, #944]
    bit v27.16b, v22.16b, v11.16b
    ldr q25, [sp, #704]
    bit v27.16b, v25.16b, v19.16b
    bit v27.16b, v1.16b, v0.16b
    bit v27.16b, v21.16b, v3.16b
    ldr q21, [sp, #1472]
    bit v27.16b, v21.16b, v30.16b
    ldr q21, [x8, #480]
    tbl v21.16b, {v12.16b}, v21.16b
    bit v21.16b, v16.16b, v10.16b
    bit v27.16b, v6.16b, v5.16b
    str q27, [x0, #896]
    ldr q16, [x8, #800]
    str q16, [x0, #912]
    str q6, [sp, #1632]
    ldr q6, [x8, #816]
    str q6, [x0, #928]
    shl v6.4s, v7.4s, #16
    ldr q16, [sp, #1600]
    ldr q19, [x8, #544]
    tbl v16.16b, {v16.16b}, v19.16b
    str q27, [sp, #1472]
    ldr q27, [x8, #704]
    bit v29.16b, v16.16b, v27.16b
    bit v29.16b, v6.16b, v3.16b
    ldr q16, [sp, #1344]
    bit v29.16b, v16.16b, v30.16b
    bit v29.16b, v18.16b, v5.16b
    // round 7 (gift.dsl:33)
    mvn v18.16b, v29.16b
    str q18, [x0, #944]
    ldr q18, [x8, #432]
    str q29, [sp, #2208]
    tbl v29.16b, {v2.16b}, v18.16b
    tbl v26.16b, {v26.16b}, v19.16b
    bif v29.16b, v26.16b, v10.16b
    ldr q16, [x8, #752]
    str q26, [sp, #2224]
    ldr q26, [sp, #1712]
    bit v29.16b, v26.16b, v16.16b
    bit v29.16b, v13.16b, v0.16b
    bit v29.16b, v7.16b, v3.16b
    bit v29.16b, v17.16b, v30.16b
    mvn v26.16b, v29.16b
    str q26, [x0, #960]
    shl v26.2d, v12.2d, #48
    str q29, [sp, #2240]
    shl v29.4s, v14.4s, #16
    ldr q13, [sp, #1568]
    tbl v13.16b, {v13.16b}, v19.16b
    str q6, [sp, #2256]
    tbl v6.16b, {v14.16b}, v18.16b
    ldr q23, [x8, #464]
    tbl v23.16b, {v20.16b}, v23.16b
    bit v21.16b, v6.16b, v11.16b
    bit v21.16b, v13.16b, v27.16b
    bit v21.16b, v29.16b, v3.16b
    bit v21.16b, v22.16b, v30.16b
    bit v21.16b, v26.16b, v5.16b
    mvn v26.16b, v21.16b
    str q26, [x0, #976]
    ldr q26, [sp, #1872]
    tbl v29.16b, {v26.16b}, v18.16b
    bit v31.16b, v29.16b, v10.16b
    ldr q13, [sp, #1664]
    bit v31.16b, v13.16b, v16.16b
    bit v31.16b, v9.16b, v0.16b
    bit v31.16b, v14.16b, v3.16b
    bit v31.16b, v25.16b, v30.16b
    mvn v22.16b, v31.16b
    str q22, [x0, #992]
    ldr q22, [sp, #1152]
    shl v13.2d, v22.2d, #16
    str q21, [sp, #2272]
    ldr q21, [sp, #208]
    tbl v0.16b, {v21.16b}, v19.16b
    str q31, [sp, #2288]
    tbl v31.16b, {v20.16b}, v18.16b
    ldr q22, [sp, #256]
    bit v22.16b, v31.16b, v10.16b
    ldr q31, [sp, #160]
    bit v22.16b, v31.16b, v11.16b
    bit v22.16b, v0.16b, v27.16b
    ldr q0, [sp, #1168]
    bit v22.16b, v0.16b, v3.16b
    bit v22.16b, v13.16b, v30.16b
    bit v22.16b, v24.16b, v5.16b
    mvn v31.16b, v22.16b
    str q31, [x0, #1008]
    ldr q31, [sp, #576]
    str q24, [sp, #160]
    shl v24.2d, v31.2d, #32
    str q22, [sp, #256]
    ldr q22, [sp, #352]
    ldr q0, [x8, #528]
    str q6, [sp, #2304]
    tbl v6.16b, {v22.16b}, v0.16b
    str q29, [sp, #2320]
    ldr q29, [x8, #352]
    tbl v21.16b, {v21.16b}, v29.16b
    sli v4.4s, v14.4s, #16
    bif v23.16b, v21.16b, v10.16b
    ldr q14, [sp, #480]
    bit v4.16b, v14.16b, v11.16b
    bit v23.16b, v22.16b, v16.16b
    bit v4.16b, v25.16b, v27.16b
    bit v23.16b, v6.16b, v27.16b
    ldr q6, [x8, #688]
    ldr q25, [sp, #1456]
    bit v4.16b, v25.16b, v6.16b
    bit v23.16b, v24.16b, v30.16b
    ldr q25, [sp, #960]
    bit v4.16b, v25.16b, v5.16b
    mvn v25.16b, v23.16b
    str q25, [x0, #1024]
    ldr q25, [sp, #656]
    sli v25.4s, v7.4s, #16
    ldr q14, [sp, #1760]
    str q24, [sp, #656]
    tbl v24.16b, {v14.16b}, v19.16b
    str q21, [sp, #960]
    ldr q21, [sp, #544]
    tbl v22.16b, {v21.16b}, v18.16b
    bit v8.16b, v22.16b, v10.16b
    str q23, [sp, #1456]
    ldr q23, [sp, #1696]
    bit v25.16b, v23.16b, v11.16b
    ldr q23, [sp, #64]
    bit v8.16b, v23.16b, v11.16b
    bit v25.16b, v17.16b, v27.16b
    bit v8.16b, v24.16b, v27.16b
    ldr q17, [sp, #1360]
    bit v25.16b, v17.16b, v6.16b
    ldr q17, [sp, #512]
    bit v8.16b, v17.16b, v3.16b
    ldr q24, [sp, #1328]
    bit v25.16b, v24.16b, v5.16b
    ldr q24, [sp, #1920]
    bit v8.16b, v24.16b, v30.16b
    ldr q19, [sp, #384]
    bit v8.16b, v19.16b, v5.16b
    mvn v19.16b, v8.16b
    str q19, [x0, #1040]
    ldr q19, [sp, #496]
    str q8, [sp, #1328]
    shl v8.2d, v19.2d, #32
    ldr q24, [sp, #1792]
    tbl v0.16b, {v24.16b}, v0.16b
    tbl v14.16b, {v14.16b}, v29.16b
    bif v28.16b, v14.16b, v10.16b
    bit v28.16b, v24.16b, v16.16b
    bit v28.16b, v0.16b, v27.16b
    bit v28.16b, v8.16b, v30.16b
    mvn v0.16b, v28.16b
    str q0, [x0, #1056]
    ldr q0, [x8, #832]
    str q0, [x0, #1072]
    str q8, [sp, #1360]
    ldr q8, [x8, #848]
    str q8, [x0, #1088]
    // round 8 (gift.dsl:33)
    mvn v8.16b, v4.16b
    str q8, [x0, #1104]
    mvn v8.16b, v25.16b
    str q8, [x0, #1120]
    ldr q8, [x8, #592]
    str q14, [sp, #704]
    tbl v14.16b, {v26.16b}, v8.16b
    ldr q24, [x8, #640]
    str q25, [sp, #2336]
    tbl v25.16b, {v12.16b}, v24.16b
    str q12, [sp, #2352]
    shl v12.2d, v12.2d, #16
    str q4, [sp, #2368]
    ldr q4, [sp, #1504]
    ushr v4.2d, v4.2d, #16
    str q28, [sp, #2384]
    mov v28.16b, v10.16b
    bsl v28.16b, v12.16b, v4.16b
    str q4, [sp, #2400]
    ldr q4, [sp, #928]
    bit v28.16b, v4.16b, v11.16b
    ldr q4, [sp, #816]
    bit v28.16b, v4.16b, v27.16b
    bit v28.16b, v25.16b, v30.16b
    bit v28.16b, v14.16b, v5.16b
    mvn v4.16b, v28.16b
    str q4, [x0, #1136]
    tbl v4.16b, {v2.16b}, v8.16b
    ldr q14, [sp, #1904]
    str q28, [sp, #816]
    shl v28.4s, v14.4s, #16
    ldr q16, [sp, #1408]
    ushr v16.2d, v16.2d, #16
    ldr q14, [sp, #1744]
    bit v14.16b, v21.16b, v10.16b
    mov v26.16b, v10.16b
    bsl v26.16b, v28.16b, v16.16b
    str q16, [sp, #1744]
    ldr q16, [sp, #1616]
    bit v26.16b, v16.16b, v11.16b
    bit v14.16b, v19.16b, v11.16b
    bit v26.16b, v15.16b, v27.16b
    bit v26.16b, v1.16b, v30.16b
    bit v26.16b, v4.16b, v5.16b
    mvn v4.16b, v26.16b
    str q4, [x0, #1152]
    ldr q4, [sp, #528]
    tbl v16.16b, {v4.16b}, v8.16b
    str q1, [sp, #1616]
    ldr q1, [sp, #128]
    bit v1.16b, v20.16b, v10.16b
    ldr q10, [x8, #624]
    str q26, [sp, #128]
    tbl v26.16b, {v21.16b}, v10.16b
    ldr q10, [sp, #288]
    ldr q19, [x8, #560]
    tbl v30.16b, {v10.16b}, v19.16b
    str q15, [sp, #928]
    ldr q15, [sp, #1280]
    ext v15.16b, v15.16b, v15.16b, #8
    str q25, [sp, #2416]
    ldr q25, [sp, #1776]
    bit v25.16b, v15.16b, v0.16b
    bit v1.16b, v31.16b, v11.16b
    bit v25.16b, v4.16b, v11.16b
    bit v25.16b, v30.16b, v27.16b
    bit v25.16b, v26.16b, v3.16b
    bit v25.16b, v16.16b, v5.16b
    mvn v16.16b, v25.16b
    str q16, [x0, #1168]
    ldr q16, [sp, #1152]
    tbl v26.16b, {v16.16b}, v8.16b
    tbl v30.16b, {v10.16b}, v29.16b
    ldr q15, [sp, #1088]
    str q25, [sp, #1776]
    ext v25.16b, v15.16b, v15.16b, #8
    ldr q15, [sp, #304]
    bit v15.16b, v25.16b, v0.16b
    bit v15.16b, v16.16b, v11.16b
    bit v15.16b, v30.16b, v27.16b
    ldr q25, [sp, #2000]
    bit v15.16b, v25.16b, v3.16b
    bit v15.16b, v26.16b, v5.16b
    mvn v26.16b, v15.16b
    str q26, [x0, #1184]
    ldr q26, [sp, #1952]
    tbl v30.16b, {v26.16b}, v24.16b
    str q15, [sp, #304]
    ldr q15, [sp, #1856]
    tbl v19.16b, {v15.16b}, v19.16b
    bit v14.16b, v19.16b, v27.16b
    bit v14.16b, v30.16b, v6.16b
    ldr q19, [sp, #2016]
    bit v14.16b, v19.16b, v5.16b
    mvn v30.16b, v14.16b
    str q30, [x0, #1200]
    tbl v30.16b, {v31.16b}, v8.16b
    tbl v8.16b, {v15.16b}, v29.16b
    bsl v27.16b, v8.16b, v1.16b
    bit v27.16b, v26.16b, v6.16b
    bit v27.16b, v30.16b, v5.16b
    mvn v1.16b, v27.16b
    str q1, [x0, #1216]
    ldr q1, [x8, #864]
    str q1, [x0, #1232]
    ldr q8, [x8, #880]
    str q8, [x0, #1248]
    ldr q8, [x8, #896]
    ldr q1, [x8, #400]
    tbl v6.16b, {v17.16b}, v1.16b
    ldr q29, [sp, #2096]
    ldr q19, [x8, #496]
    str q27, [sp, #2432]
    tbl v27.16b, {v29.16b}, v19.16b
    str q14, [sp, #2448]
    ldr q14, [x8, #672]
    bit v22.16b, v27.16b, v14.16b
    bit v22.16b, v6.16b, v8.16b
    ldr q27, [sp, #400]
    bit v22.16b, v27.16b, v3.16b
    str q6, [sp, #2464]
    ldr q6, [x8, #768]
    str q30, [sp, #2480]
    ldr q30, [sp, #1168]
    bit v22.16b, v30.16b, v6.16b
    // round 9 (gift.dsl:33)
    str q22, [sp, #2496]
    mvn v22.16b, v22.16b
    str q22, [x0, #1264]
    tbl v22.16b, {v21.16b}, v1.16b
    ldr q21, [x8, #512]
    tbl v29.16b, {v29.16b}, v21.16b
    tbl v27.16b, {v17.16b}, v18.16b
    bif v29.16b, v27.16b, v14.16b
    bit v29.16b, v22.16b, v8.16b
    str q22, [sp, #2512]
    ldr q22, [sp, #1008]
    bit v29.16b, v22.16b, v3.16b
    bit v29.16b, v20.16b, v6.16b
    mvn v22.16b, v29.16b
    str q22, [x0, #1280]
    shl v22.4s, v31.4s, #16
    ldr q20, [sp, #2080]
    str q29, [sp, #1008]
    ext v29.16b, v20.16b, v20.16b, #10
    str q27, [sp, #2528]
    ldr q27, [sp, #112]
    bit v27.16b, v29.16b, v14.16b
    bit v27.16b, v23.16b, v8.16b
    bit v27.16b, v22.16b, v3.16b
    bit v27.16b, v31.16b, v6.16b
    mvn v29.16b, v27.16b
    str q29, [x0, #1296]
    ushr v29.2d, v20.2d, #16
    ldr q23, [sp, #192]
    bit v23.16b, v29.16b, v14.16b
    ldr q29, [sp, #240]
    bit v23.16b, v29.16b, v8.16b
    bit v23.16b, v13.16b, v3.16b
    bit v23.16b, v16.16b, v6.16b
    mvn v13.16b, v23.16b
    str q13, [x0, #1312]
    ldr q13, [sp, #1872]
    tbl v29.16b, {v13.16b}, v1.16b
    ldr q20, [sp, #2128]
    str q27, [sp, #192]
    tbl v27.16b, {v20.16b}, v19.16b
    str q23, [sp, #112]
    tbl v23.16b, {v9.16b}, v18.16b
    str q11, [x0, #1408]
    bit v23.16b, v27.16b, v14.16b
    bit v23.16b, v29.16b, v8.16b
    ldr q27, [sp, #848]
    bit v23.16b, v27.16b, v3.16b
    bit v23.16b, v2.16b, v6.16b
    mvn v27.16b, v23.16b
    str q27, [x0, #1328]
    tbl v27.16b, {v9.16b}, v1.16b
    tbl v20.16b, {v20.16b}, v21.16b
    str q23, [sp, #2544]
    ldr q23, [sp, #2320]
    bit v23.16b, v20.16b, v14.16b
    bit v23.16b, v27.16b, v8.16b
    ldr q20, [sp, #1344]
    bit v23.16b, v20.16b, v3.16b
    ldr q20, [sp, #1888]
    bit v23.16b, v20.16b, v6.16b
    mvn v20.16b, v23.16b
    str q20, [x0, #1344]
    ldr q20, [sp, #864]
    str q27, [sp, #2320]
    ext v27.16b, v20.16b, v20.16b, #10
    str q29, [sp, #2560]
    ldr q29, [sp, #640]
    bit v29.16b, v27.16b, v14.16b
    ldr q27, [sp, #672]
    bit v29.16b, v27.16b, v8.16b
    ldr q27, [sp, #2256]
    bit v29.16b, v27.16b, v3.16b
    bit v29.16b, v7.16b, v6.16b
    mvn v27.16b, v29.16b
    str q27, [x0, #1360]
    ushr v27.2d, v20.2d, #16
    ldr q20, [sp, #2304]
    bit v20.16b, v27.16b, v14.16b
    ldr q27, [sp, #912]
    bit v20.16b, v27.16b, v8.16b
    bit v20.16b, v28.16b, v3.16b
    ldr q28, [sp, #1904]
    bit v20.16b, v28.16b, v6.16b
    mvn v28.16b, v20.16b
    str q28, [x0, #1376]
    ldr q28, [x8, #912]
    str q28, [x0, #1392]
    ldr q8, [x8, #608]
    tbl v31.16b, {v31.16b}, v8.16b
    tbl v4.16b, {v4.16b}, v24.16b
    shl v16.2d, v16.2d, #32
    str q29, [sp, #2304]
    ext v29.16b, v10.16b, v10.16b, #6
    str q20, [sp, #2256]
    ldr q20, [sp, #1216]
    ext v20.16b, v20.16b, v20.16b, #14
    bit v20.16b, v29.16b, v0.16b
    ldr q29, [sp, #1920]
    bit v20.16b, v29.16b, v11.16b
    ldr q27, [x8, #384]
    bit v20.16b, v16.16b, v27.16b
    str q16, [sp, #640]
    ldr q16, [x8, #368]
    bit v20.16b, v4.16b, v16.16b
    bit v20.16b, v31.16b, v5.16b
    // round 10 (gift.dsl:33)
    str q4, [sp, #2576]
    mvn v4.16b, v20.16b
    str q4, [x0, #1424]
    tbl v4.16b, {v30.16b}, v8.16b
    ldr q30, [sp, #2144]
    str q31, [sp, #2592]
    tbl v31.16b, {v30.16b}, v19.16b
    str q20, [sp, #2608]
    ldr q20, [x8, #544]
    str q23, [sp, #2624]
    tbl v23.16b, {v26.16b}, v20.16b
    bit v23.16b, v31.16b, v14.16b
    ldr q28, [sp, #224]
    bit v23.16b, v28.16b, v11.16b
    bit v23.16b, v25.16b, v3.16b
    ldr q1, [x8, #320]
    ldr q30, [sp, #1232]
    bit v23.16b, v30.16b, v1.16b
    bit v23.16b, v4.16b, v5.16b
    str q23, [sp, #2640]
    mvn v23.16b, v23.16b
    str q23, [x0, #1440]
    ldr q23, [x8, #928]
    ldr q30, [sp, #1984]
    ushr v30.2d, v30.2d, #16
    ext v26.16b, v26.16b, v26.16b, #10
    ldr q6, [sp, #496]
    sri v26.2d, v6.2d, #48
    bit v26.16b, v30.16b, v23.16b
    bit v26.16b, v22.16b, v27.16b
    bit v26.16b, v29.16b, v16.16b
    ldr q29, [sp, #1104]
    bit v26.16b, v29.16b, v5.16b
    mvn v30.16b, v26.16b
    str q30, [x0, #1456]
    ushr v30.2d, v10.2d, #16
    str q22, [sp, #1920]
    ext v22.16b, v15.16b, v15.16b, #10
    sri v22.2d, v17.2d, #48
    bit v22.16b, v30.16b, v23.16b
    ldr q6, [sp, #400]
    bit v22.16b, v6.16b, v27.16b
    bit v22.16b, v28.16b, v16.16b
    bit v22.16b, v25.16b, v5.16b
    mvn v6.16b, v22.16b
    str q6, [x0, #1472]
    tbl v6.16b, {v7.16b}, v8.16b
    ldr q25, [sp, #1840]
    ext v28.16b, v25.16b, v25.16b, #6
    str q22, [sp, #2000]
    ldr q22, [sp, #1472]
    ext v22.16b, v22.16b, v22.16b, #14
    bit v22.16b, v28.16b, v0.16b
    bit v22.16b, v12.16b, v11.16b
    ldr q28, [sp, #1680]
    bit v22.16b, v28.16b, v27.16b
    ldr q12, [sp, #2416]
    bit v22.16b, v12.16b, v16.16b
    bit v22.16b, v6.16b, v5.16b
    mvn v11.16b, v22.16b
    str q11, [x0, #1488]
    tbl v11.16b, {v2.16b}, v8.16b
    str q6, [sp, #224]
    ldr q6, [sp, #1824]
    str q26, [sp, #400]
    shl v26.2d, v6.2d, #16
    str q22, [sp, #2656]
    ldr q22, [sp, #320]
    ext v6.16b, v22.16b, v22.16b, #6
    bif v6.16b, v13.16b, v0.16b
    bsl v23.16b, v26.16b, v6.16b
    ldr q6, [sp, #928]
    bsl v27.16b, v6.16b, v23.16b
    ldr q23, [sp, #2192]
    bit v27.16b, v23.16b, v16.16b
    ldr q13, [sp, #2224]
    ldr q10, [sp, #800]
    sli v13.4s, v10.4s, #16
    bit v27.16b, v11.16b, v5.16b
    // round 11 (gift.dsl:33)
    mvn v10.16b, v13.16b
    // round 10 (gift.dsl:33)
    mvn v11.16b, v27.16b
    str q10, [x0, #1600]
    str q11, [x0, #1504]
    ldr q10, [sp, #2176]
    ext v11.16b, v10.16b, v10.16b, #2
    ldr q13, [sp, #1728]
    tbl v19.16b, {v13.16b}, v19.16b
    str q27, [sp, #800]
    tbl v27.16b, {v25.16b}, v21.16b
    bit v27.16b, v19.16b, v14.16b
    ldr q19, [x8, #752]
    bit v27.16b, v11.16b, v19.16b
    ldr q11, [sp, #272]
    tbl v20.16b, {v11.16b}, v20.16b
    bit v27.16b, v28.16b, v3.16b
    bit v27.16b, v12.16b, v1.16b
    mvn v28.16b, v27.16b
    str q28, [x0, #1520]
    ext v28.16b, v10.16b, v10.16b, #10
    tbl v12.16b, {v13.16b}, v21.16b
    tbl v13.16b, {v22.16b}, v21.16b
    bsl v14.16b, v12.16b, v13.16b
    bit v14.16b, v28.16b, v19.16b
    ldr q28, [sp, #80]
    str q28, [x0, #1664]
    bit v14.16b, v6.16b, v3.16b
    bit v14.16b, v23.16b, v1.16b
    mvn v6.16b, v14.16b
    str q6, [x0, #1536]
    ldr q6, [x8, #944]
    str q6, [x0, #1552]
    ldr q6, [sp, #624]
    ushr v23.4s, v6.4s, #16
    sli v23.4s, v6.4s, #16
    // round 11 (gift.dsl:33)
    mvn v12.16b, v23.16b
    str q12, [x0, #1568]
    ldr q12, [sp, #880]
    ushr v13.4s, v12.4s, #16
    sli v13.4s, v12.4s, #16
    mvn v19.16b, v13.16b
    str q19, [x0, #1584]
    ldr q19, [sp, #720]
    mvn v6.16b, v19.16b
    str q6, [x0, #1616]
    mov v6.16b, v20.16b
    sli v6.4s, v11.4s, #16
    str q6, [x0, #1632]
    ldr q6, [sp, #432]
    ldr q11, [x8, #624]
    tbl v12.16b, {v6.16b}, v11.16b
    ldr q19, [x8, #960]
    ldr q28, [x8, #976]
    ldr q11, [sp, #176]
    str q23, [sp, #2192]
    tbl v23.16b, {v11.16b}, v21.16b
    str q14, [sp, #928]
    tbl v14.16b, {v11.16b}, v18.16b
    bit v14.16b, v23.16b, v28.16b
    ldr q23, [sp, #416]
    bit v14.16b, v23.16b, v19.16b
    ldr q23, [x8, #800]
    bit v14.16b, v12.16b, v23.16b
    str q14, [x0, #1648]
    ldr q12, [x8, #0]
    tbl v11.16b, {v11.16b}, v24.16b
    tbl v21.16b, {v6.16b}, v21.16b
    tbl v6.16b, {v6.16b}, v18.16b
    bit v6.16b, v21.16b, v28.16b
    bit v6.16b, v11.16b, v12.16b
    str q6, [x0, #1680]
    ldr q6, [sp, #1376]
    ushr v21.2d, v6.2d, #32
    mov v11.16b, v21.16b
    sli v11.2d, v6.2d, #32
    ldr q18, [sp, #1408]
    bit v11.16b, v18.16b, v12.16b
    // round 12 (gift.dsl:33)
    str q11, [sp, #416]
    mvn v11.16b, v11.16b
    str q11, [x0, #1696]
    shl v11.2d, v6.2d, #32
    ushr v6.2d, v18.2d, #32
    sli v6.2d, v18.2d, #32
    ldr q18, [x8, #288]
    bit v6.16b, v21.16b, v18.16b
    ldr q21, [x8, #768]
    bit v6.16b, v11.16b, v21.16b
    tbl v8.16b, {v17.16b}, v8.16b
    mvn v11.16b, v6.16b
    str q11, [x0, #1712]
    ldr q11, [sp, #1536]
    str q27, [sp, #2224]
    ushr v27.2d, v11.2d, #32
    str q14, [sp, #2672]
    mov v14.16b, v27.16b
    sli v14.2d, v11.2d, #32
    ldr q10, [sp, #1504]
    bit v14.16b, v10.16b, v12.16b
    str q14, [sp, #2688]
    mvn v14.16b, v14.16b
    str q14, [x0, #1728]
    shl v14.2d, v11.2d, #32
    ushr v11.2d, v10.2d, #32
    sli v11.2d, v10.2d, #32
    bit v11.16b, v27.16b, v18.16b
    bit v11.16b, v14.16b, v21.16b
    mvn v27.16b, v11.16b
    str q27, [x0, #1744]
    ldr q27, [x8, #992]
    ldr q14, [sp, #2144]
    ldr q10, [x8, #528]
    tbl v21.16b, {v14.16b}, v10.16b
    ldr q12, [sp, #1088]
    mov v14.16b, v27.16b
    bsl v14.16b, v21.16b, v12.16b
    ldr q12, [sp, #1280]
    bif v31.16b, v12.16b, v27.16b
    ldr q12, [sp, #1136]
    bit v14.16b, v12.16b, v3.16b
    ldr q12, [sp, #1200]
    bit v31.16b, v12.16b, v3.16b
    bit v14.16b, v4.16b, v1.16b
    bit v31.16b, v8.16b, v1.16b
    mvn v12.16b, v14.16b
    str q12, [x0, #1760]
    ldr q12, [sp, #1024]
    str q14, [sp, #1200]
    ushr v14.2d, v12.2d, #32
    sli v14.2d, v12.2d, #32
    ldr q12, [sp, #1936]
    bit v14.16b, v12.16b, v16.16b
    bit v14.16b, v29.16b, v3.16b
    ldr q29, [sp, #1040]
    bit v14.16b, v29.16b, v1.16b
    ldr q29, [sp, #2480]
    bit v14.16b, v29.16b, v5.16b
    mvn v29.16b, v14.16b
    str q29, [x0, #1776]
    mvn v29.16b, v31.16b
    str q29, [x0, #1792]
    ldr q29, [sp, #1248]
    ushr v12.2d, v29.2d, #32
    sli v12.2d, v29.2d, #32
    str q31, [sp, #2480]
    ldr q31, [sp, #336]
    bit v12.16b, v31.16b, v16.16b
    ldr q31, [sp, #1296]
    bit v12.16b, v31.16b, v3.16b
    ldr q31, [sp, #1232]
    bit v12.16b, v31.16b, v1.16b
    ldr q31, [sp, #2016]
    bit v12.16b, v31.16b, v5.16b
    mvn v31.16b, v12.16b
    str q31, [x0, #1808]
    ldr q31, [sp, #1792]
    tbl v29.16b, {v31.16b}, v24.16b
    ldr q5, [sp, #1760]
    str q4, [sp, #2016]
    ldr q4, [x8, #400]
    str q8, [sp, #1232]
    tbl v8.16b, {v5.16b}, v4.16b
    str q21, [sp, #1296]
    mov v21.16b, v28.16b
    bsl v21.16b, v8.16b, v31.16b
    bit v21.16b, v29.16b, v23.16b
    // round 13 (gift.dsl:33)
    str q21, [sp, #336]
    mvn v21.16b, v21.16b
    str q21, [x0, #1824]
    ldr q21, [sp, #352]
    str q29, [sp, #1040]
    tbl v29.16b, {v21.16b}, v24.16b
    str q8, [sp, #1104]
    ldr q8, [sp, #208]
    str q12, [sp, #1936]
    tbl v12.16b, {v8.16b}, v4.16b
    mov v1.16b, v28.16b
    bsl v1.16b, v12.16b, v21.16b
    bit v1.16b, v29.16b, v23.16b
    str q1, [sp, #2704]
    mvn v1.16b, v1.16b
    str q1, [x0, #1840]
    tbl v1.16b, {v5.16b}, v24.16b
    tbl v31.16b, {v31.16b}, v4.16b
    str q29, [sp, #2720]
    mov v29.16b, v28.16b
    bsl v29.16b, v31.16b, v5.16b
    bit v29.16b, v1.16b, v23.16b
    mvn v5.16b, v29.16b
    str q5, [x0, #1856]
    tbl v5.16b, {v8.16b}, v24.16b
    tbl v21.16b, {v21.16b}, v4.16b
    str q29, [sp, #2736]
    mov v29.16b, v28.16b
    bsl v29.16b, v21.16b, v8.16b
    bit v29.16b, v5.16b, v23.16b
    mvn v8.16b, v29.16b
    str q8, [x0, #1872]
    ushr v8.2d, v9.2d, #32
    str q29, [sp, #2752]
    ldr q29, [x8, #1008]
    str q5, [sp, #2768]
    ldr q5, [sp, #1664]
    str q21, [sp, #2784]
    ldr q21, [x8, #560]
    str q1, [sp, #2800]
    tbl v1.16b, {v5.16b}, v21.16b
    str q31, [sp, #2816]
    ldr q31, [sp, #2288]
    str q12, [sp, #2832]
    ext v12.16b, v31.16b, v31.16b, #8
    ldr q31, [sp, #1568]
    str q14, [sp, #2848]
    tbl v14.16b, {v31.16b}, v4.16b
    bit v14.16b, v12.16b, v0.16b
    bit v14.16b, v1.16b, v29.16b
    bit v14.16b, v8.16b, v16.16b
    mvn v1.16b, v14.16b
    str q1, [x0, #1888]
    ldr q1, [sp, #1712]
    tbl v8.16b, {v1.16b}, v21.16b
    ldr q12, [sp, #2240]
    str q14, [sp, #2864]
    ext v14.16b, v12.16b, v12.16b, #8
    ldr q3, [sp, #1600]
    tbl v12.16b, {v3.16b}, v4.16b
    bit v12.16b, v14.16b, v0.16b
    bit v12.16b, v8.16b, v29.16b
    ldr q8, [sp, #768]
    bit v12.16b, v8.16b, v16.16b
    sli v30.4s, v15.4s, #16
    ldr q8, [x8, #912]
    bit v30.16b, v15.16b, v8.16b
    mvn v14.16b, v12.16b
    str q14, [x0, #1904]
    tbl v14.16b, {v31.16b}, v24.16b
    tbl v31.16b, {v31.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v4.16b
    ldr q0, [x8, #448]
    str q12, [sp, #768]
    ldr q12, [sp, #912]
    bit v5.16b, v12.16b, v0.16b
    bit v5.16b, v31.16b, v29.16b
    bit v5.16b, v14.16b, v19.16b
    mvn v31.16b, v5.16b
    str q31, [x0, #1920]
    tbl v31.16b, {v3.16b}, v24.16b
    tbl v14.16b, {v3.16b}, v21.16b
    tbl v3.16b, {v1.16b}, v4.16b
    ldr q1, [sp, #896]
    bit v3.16b, v1.16b, v0.16b
    bit v3.16b, v14.16b, v29.16b
    bit v3.16b, v31.16b, v19.16b
    mvn v1.16b, v3.16b
    str q1, [x0, #1936]
    ldr q1, [x8, #1024]
    str q1, [x0, #1952]
    ushr v1.4s, v15.4s, #16
    ldr q31, [sp, #288]
    sli v1.4s, v31.4s, #16
    bit v1.16b, v31.16b, v8.16b
    // round 14 (gift.dsl:33)
    mvn v14.16b, v1.16b
    str q14, [x0, #1968]
    mvn v14.16b, v30.16b
    str q14, [x0, #1984]
    ldr q14, [sp, #1984]
    mov v31.16b, v8.16b
    bsl v31.16b, v14.16b, v17.16b
    ldr q15, [sp, #1072]
    bit v31.16b, v15.16b, v18.16b
    str q31, [sp, #896]
    mvn v31.16b, v31.16b
    str q31, [x0, #2000]
    ldr q31, [sp, #2064]
    tbl v31.16b, {v31.16b}, v24.16b
    ldr q15, [sp, #1952]
    ldr q14, [sp, #544]
    str q1, [sp, #2880]
    mov v1.16b, v8.16b
    bsl v1.16b, v15.16b, v14.16b
    bit v1.16b, v31.16b, v18.16b
    str q1, [sp, #2896]
    mvn v1.16b, v1.16b
    str q1, [x0, #2016]
    ldr q1, [x8, #1040]
    shl v14.4s, v22.4s, #16
    ldr q15, [sp, #1824]
    str q30, [sp, #2912]
    ushr v30.4s, v15.4s, #16
    str q31, [sp, #2928]
    ldr q31, [sp, #1808]
    ushr v12.4s, v31.4s, #16
    str q3, [sp, #2944]
    mov v3.16b, v12.16b
    sli v3.4s, v25.4s, #16
    str q5, [sp, #2960]
    ldr q5, [x8, #736]
    bif v12.16b, v22.16b, v5.16b
    bit v3.16b, v30.16b, v5.16b
    bit v3.16b, v14.16b, v1.16b
    mvn v14.16b, v3.16b
    str q14, [x0, #2032]
    ushr v14.4s, v22.4s, #16
    ushr v22.4s, v25.4s, #16
    str q3, [sp, #2976]
    mov v3.16b, v22.16b
    sli v3.4s, v31.4s, #16
    bif v22.16b, v15.16b, v5.16b
    bit v3.16b, v14.16b, v5.16b
    bit v3.16b, v26.16b, v1.16b
    mvn v26.16b, v3.16b
    str q26, [x0, #2048]
    shl v26.4s, v25.4s, #16
    bit v12.16b, v26.16b, v1.16b
    mvn v26.16b, v12.16b
    str q26, [x0, #2064]
    shl v26.4s, v31.4s, #16
    bit v22.16b, v26.16b, v1.16b
    mvn v26.16b, v22.16b
    str q26, [x0, #2080]
    ldr q26, [sp, #2128]
    ext v26.16b, v26.16b, v26.16b, #12
    // round 15 (gift.dsl:33)
    str q26, [sp, #2992]
    mvn v26.16b, v26.16b
    str q26, [x0, #2096]
    ldr q26, [sp, #864]
    ext v26.16b, v26.16b, v26.16b, #12
    str q26, [sp, #3008]
    mvn v26.16b, v26.16b
    str q26, [x0, #2112]
    ldr q26, [sp, #736]
    ext v26.16b, v26.16b, v26.16b, #8
    str q26, [sp, #3024]
    mvn v26.16b, v26.16b
    str q26, [x0, #2128]
    ldr q26, [sp, #608]
    ext v26.16b, v26.16b, v26.16b, #8
    str q26, [sp, #3040]
    mvn v26.16b, v26.16b
    str q26, [x0, #2144]
    ldr q26, [sp, #2080]
    ext v26.16b, v26.16b, v26.16b, #8
    mvn v26.16b, v26.16b
    str q26, [x0, #2160]
    ldr q26, [sp, #2096]
    ext v26.16b, v26.16b, v26.16b, #12
    mvn v26.16b, v26.16b
    str q26, [x0, #2176]
    ldr q26, [sp, #2112]
    ext v26.16b, v26.16b, v26.16b, #12
    ldr q31, [sp, #448]
    str q31, [x0, #2320]
    mvn v26.16b, v26.16b
    str q26, [x0, #2192]
    ldr q26, [sp, #560]
    ext v31.16b, v26.16b, v26.16b, #12
    mvn v31.16b, v31.16b
    str q31, [x0, #2208]
    ldr q31, [sp, #2176]
    ushr v26.4s, v31.4s, #16
    sli v26.4s, v31.4s, #16
    // round 16 (gift.dsl:33)
    mvn v31.16b, v26.16b
    str q31, [x0, #2224]
    ldr q31, [sp, #1472]
    ushr v25.4s, v31.4s, #16
    sli v25.4s, v31.4s, #16
    mvn v31.16b, v25.16b
    str q31, [x0, #2240]
    ldr q31, [sp, #1728]
    ushr v15.4s, v31.4s, #16
    sli v15.4s, v31.4s, #16
    mvn v31.16b, v15.16b
    str q31, [x0, #2256]
    ldr q31, [sp, #592]
    mvn v15.16b, v31.16b
    str q15, [x0, #2272]
    ldr q15, [sp, #464]
    ushr v31.4s, v15.4s, #16
    sli v31.4s, v15.4s, #16
    str q31, [x0, #2288]
    ldr q31, [sp, #2528]
    ldr q15, [sp, #96]
    bit v15.16b, v31.16b, v0.16b
    ldr q31, [sp, #1216]
    str q26, [sp, #96]
    ldr q26, [x8, #624]
    tbl v26.16b, {v31.16b}, v26.16b
    str q3, [sp, #2528]
    tbl v3.16b, {v31.16b}, v10.16b
    str q12, [sp, #1728]
    ldr q12, [sp, #2144]
    str q22, [sp, #3056]
    ldr q22, [x8, #512]
    str q30, [sp, #3072]
    tbl v30.16b, {v12.16b}, v22.16b
    str q14, [sp, #3088]
    ldr q14, [x8, #432]
    tbl v1.16b, {v12.16b}, v14.16b
    bit v1.16b, v30.16b, v28.16b
    bit v1.16b, v3.16b, v19.16b
    bit v1.16b, v26.16b, v23.16b
    ldr q3, [x8, #416]
    ldr q26, [sp, #240]
    bit v15.16b, v26.16b, v3.16b
    ldr q30, [x8, #0]
    ldr q26, [sp, #2384]
    bit v15.16b, v26.16b, v30.16b
    str q1, [x0, #2304]
    tbl v12.16b, {v12.16b}, v24.16b
    tbl v22.16b, {v31.16b}, v22.16b
    tbl v31.16b, {v31.16b}, v14.16b
    bit v31.16b, v22.16b, v28.16b
    bit v31.16b, v12.16b, v30.16b
    str q31, [x0, #2336]
    ldr q22, [sp, #1168]
    tbl v31.16b, {v22.16b}, v14.16b
    bit v20.16b, v31.16b, v0.16b
    ldr q31, [sp, #368]
    bsl v3.16b, v31.16b, v20.16b
    ldr q20, [sp, #1456]
    bit v3.16b, v20.16b, v30.16b
    // round 17 (gift.dsl:33)
    mvn v31.16b, v3.16b
    str q31, [x0, #2352]
    ldr q31, [sp, #256]
    ushr v12.2d, v31.2d, #32
    shl v0.2d, v20.2d, #32
    ldr q20, [x8, #1056]
    ext v22.16b, v22.16b, v22.16b, #12
    ldr q31, [sp, #576]
    str q3, [sp, #368]
    ext v3.16b, v31.16b, v31.16b, #14
    bit v3.16b, v22.16b, v20.16b
    ldr q22, [x8, #896]
    bit v3.16b, v0.16b, v22.16b
    bit v3.16b, v12.16b, v18.16b
    mvn v0.16b, v3.16b
    str q0, [x0, #2368]
    mvn v0.16b, v15.16b
    str q0, [x0, #2384]
    ldr q0, [sp, #1328]
    ushr v12.2d, v0.2d, #32
    shl v26.2d, v26.2d, #32
    ext v0.16b, v17.16b, v17.16b, #12
    str q15, [sp, #3104]
    ldr q15, [sp, #496]
    ext v15.16b, v15.16b, v15.16b, #14
    bit v15.16b, v0.16b, v20.16b
    bit v15.16b, v26.16b, v22.16b
    bit v15.16b, v12.16b, v18.16b
    ldr q0, [sp, #976]
    ext v0.16b, v0.16b, v0.16b, #14
    mvn v26.16b, v15.16b
    str q26, [x0, #2400]
    tbl v26.16b, {v13.16b}, v10.16b
    ldr q12, [sp, #2240]
    bif v26.16b, v12.16b, v27.16b
    ldr q12, [x8, #336]
    ldr q17, [sp, #1344]
    bit v26.16b, v17.16b, v12.16b
    ldr q17, [x8, #320]
    str q15, [sp, #1344]
    ldr q15, [sp, #1584]
    bit v26.16b, v15.16b, v17.16b
    mvn v15.16b, v26.16b
    str q15, [x0, #2416]
    ldr q15, [sp, #2208]
    str q26, [sp, #1584]
    shl v26.2d, v15.2d, #32
    ext v15.16b, v2.16b, v2.16b, #12
    str q3, [sp, #976]
    ext v3.16b, v7.16b, v7.16b, #14
    bit v3.16b, v15.16b, v20.16b
    bit v3.16b, v26.16b, v22.16b
    ldr q26, [sp, #1696]
    bit v3.16b, v26.16b, v16.16b
    ldr q26, [sp, #1888]
    bit v3.16b, v26.16b, v12.16b
    mvn v15.16b, v3.16b
    str q15, [x0, #2432]
    ldr q15, [x8, #496]
    tbl v15.16b, {v13.16b}, v15.16b
    str q3, [sp, #1696]
    ldr q3, [sp, #2288]
    bif v15.16b, v3.16b, v27.16b
    ldr q3, [sp, #944]
    bit v15.16b, v3.16b, v12.16b
    ldr q3, [sp, #1552]
    bit v15.16b, v3.16b, v17.16b
    mvn v3.16b, v15.16b
    str q3, [x0, #2448]
    ldr q3, [sp, #2272]
    str q15, [sp, #1552]
    shl v15.2d, v3.2d, #32
    ldr q3, [sp, #1872]
    ext v17.16b, v3.16b, v3.16b, #12
    bsl v20.16b, v17.16b, v0.16b
    bit v20.16b, v15.16b, v22.16b
    ldr q0, [sp, #480]
    bit v20.16b, v0.16b, v16.16b
    bit v20.16b, v9.16b, v12.16b
    mvn v0.16b, v20.16b
    str q0, [x0, #2464]
    ldr q0, [sp, #2448]
    tbl v17.16b, {v0.16b}, v24.16b
    ldr q15, [sp, #1776]
    tbl v22.16b, {v15.16b}, v4.16b
    mov v27.16b, v28.16b
    bsl v27.16b, v22.16b, v0.16b
    bit v27.16b, v17.16b, v23.16b
    // round 18 (gift.dsl:33)
    str q27, [sp, #480]
    mvn v27.16b, v27.16b
    str q27, [x0, #2480]
    ldr q27, [sp, #2432]
    str q17, [sp, #944]
    tbl v17.16b, {v27.16b}, v24.16b
    str q22, [sp, #3120]
    ldr q22, [sp, #304]
    str q20, [sp, #3136]
    tbl v20.16b, {v22.16b}, v4.16b
    mov v12.16b, v28.16b
    bsl v12.16b, v20.16b, v27.16b
    bit v12.16b, v17.16b, v23.16b
    str q12, [sp, #3152]
    mvn v12.16b, v12.16b
    str q12, [x0, #2496]
    tbl v12.16b, {v15.16b}, v24.16b
    tbl v0.16b, {v0.16b}, v4.16b
    str q17, [sp, #3168]
    mov v17.16b, v28.16b
    bsl v17.16b, v0.16b, v15.16b
    bit v17.16b, v12.16b, v23.16b
    mvn v15.16b, v17.16b
    str q15, [x0, #2512]
    tbl v15.16b, {v22.16b}, v24.16b
    tbl v27.16b, {v27.16b}, v4.16b
    str q17, [sp, #3184]
    mov v17.16b, v28.16b
    bsl v17.16b, v27.16b, v22.16b
    bit v17.16b, v15.16b, v23.16b
    mvn v22.16b, v17.16b
    str q22, [x0, #2528]
    ldr q22, [sp, #816]
    str q17, [sp, #3200]
    tbl v17.16b, {v22.16b}, v21.16b
    str q20, [sp, #3216]
    ext v20.16b, v11.16b, v11.16b, #8
    str q15, [sp, #3232]
    ldr q15, [sp, #2368]
    str q27, [sp, #3248]
    tbl v27.16b, {v15.16b}, v4.16b
    str q16, [x0, #2608]
    str q12, [sp, #3264]
    ldr q12, [x8, #832]
    bit v27.16b, v20.16b, v12.16b
    bit v27.16b, v17.16b, v29.16b
    ldr q17, [sp, #2624]
    ldr q20, [sp, #2560]
    bit v20.16b, v17.16b, v8.16b
    bit v20.16b, v2.16b, v18.16b
    ldr q17, [sp, #752]
    bit v27.16b, v17.16b, v16.16b
    ldr q17, [sp, #2544]
    str q0, [sp, #2560]
    ldr q0, [sp, #2320]
    bit v0.16b, v17.16b, v8.16b
    mvn v17.16b, v27.16b
    str q17, [x0, #2544]
    ldr q17, [sp, #128]
    str q27, [sp, #2320]
    tbl v27.16b, {v17.16b}, v21.16b
    str q1, [sp, #3280]
    ext v1.16b, v6.16b, v6.16b, #8
    ldr q30, [sp, #2336]
    tbl v28.16b, {v30.16b}, v4.16b
    bit v28.16b, v1.16b, v12.16b
    bit v28.16b, v27.16b, v29.16b
    bit v0.16b, v26.16b, v18.16b
    ldr q1, [sp, #2256]
    ldr q27, [sp, #672]
    bit v27.16b, v1.16b, v8.16b
    ldr q12, [sp, #848]
    bit v28.16b, v12.16b, v16.16b
    ldr q16, [sp, #2304]
    ldr q1, [sp, #912]
    bit v1.16b, v16.16b, v8.16b
    bit v27.16b, v7.16b, v18.16b
    mvn v16.16b, v28.16b
    str q16, [x0, #2560]
    tbl v16.16b, {v15.16b}, v24.16b
    tbl v15.16b, {v15.16b}, v21.16b
    tbl v22.16b, {v22.16b}, v4.16b
    sli v22.4s, v3.4s, #16
    bit v22.16b, v15.16b, v29.16b
    bit v22.16b, v16.16b, v19.16b
    tbl v3.16b, {v30.16b}, v21.16b
    ldr q16, [sp, #1904]
    bit v1.16b, v16.16b, v18.16b
    mvn v21.16b, v22.16b
    str q21, [x0, #2576]
    tbl v21.16b, {v30.16b}, v24.16b
    tbl v15.16b, {v17.16b}, v4.16b
    sli v15.4s, v2.4s, #16
    bsl v29.16b, v3.16b, v15.16b
    bit v29.16b, v21.16b, v19.16b
    mvn v2.16b, v29.16b
    str q2, [x0, #2592]
    // round 19 (gift.dsl:33)
    mvn v2.16b, v20.16b
    str q2, [x0, #2624]
    mvn v2.16b, v0.16b
    str q2, [x0, #2640]
    mvn v2.16b, v27.16b
    str q2, [x0, #2656]
    mvn v2.16b, v1.16b
    str q2, [x0, #2672]
    ldr q2, [sp, #1008]
    shl v3.4s, v2.4s, #16
    ldr q21, [sp, #2496]
    ushr v15.4s, v21.4s, #16
    ldr q30, [sp, #64]
    bit v30.16b, v15.16b, v5.16b
    ldr q15, [x8, #1040]
    bit v30.16b, v3.16b, v15.16b
    bit v30.16b, v31.16b, v18.16b
    mvn v3.16b, v30.16b
    str q3, [x0, #2688]
    shl v3.4s, v21.4s, #16
    ushr v31.4s, v2.4s, #16
    ldr q17, [sp, #240]
    bit v17.16b, v31.16b, v5.16b
    bit v17.16b, v3.16b, v15.16b
    ldr q3, [sp, #1152]
    bit v17.16b, v3.16b, v18.16b
    mvn v31.16b, v17.16b
    str q31, [x0, #2704]
    ldr q31, [sp, #112]
    shl v18.4s, v31.4s, #16
    ldr q16, [sp, #192]
    str q27, [sp, #240]
    ushr v27.4s, v16.4s, #16
    bif v27.16b, v2.16b, v5.16b
    bit v27.16b, v18.16b, v15.16b
    mvn v18.16b, v27.16b
    str q18, [x0, #2720]
    shl v18.4s, v16.4s, #16
    ushr v2.4s, v31.4s, #16
    bif v2.16b, v21.16b, v5.16b
    bit v2.16b, v18.16b, v15.16b
    mvn v18.16b, v2.16b
    str q18, [x0, #2736]
    ldr q18, [x8, #1072]
    str q18, [x0, #2752]
    ldr q18, [sp, #2656]
    ext v21.16b, v18.16b, v18.16b, #12
    // round 20 (gift.dsl:33)
    mvn v18.16b, v21.16b
    str q18, [x0, #2768]
    ldr q18, [sp, #800]
    ext v18.16b, v18.16b, v18.16b, #12
    // round 21 (gift.dsl:33)
    str q21, [sp, #64]
    ldr q21, [sp, #2672]
    mvn v21.16b, v21.16b
    // round 20 (gift.dsl:33)
    str q18, [sp, #2672]
    mvn v18.16b, v18.16b
    str q21, [x0, #2928]
    str q18, [x0, #2784]
    ldr q18, [sp, #2224]
    ext v21.16b, v18.16b, v18.16b, #8
    mvn v18.16b, v21.16b
    str q18, [x0, #2800]
    ldr q18, [sp, #928]
    ext v18.16b, v18.16b, v18.16b, #8
    str q18, [sp, #1872]
    mvn v18.16b, v18.16b
    str q18, [x0, #2816]
    ldr q18, [sp, #2640]
    ext v18.16b, v18.16b, v18.16b, #8
    tbl v13.16b, {v13.16b}, v24.16b
    str q21, [sp, #912]
    ldr q21, [sp, #2192]
    str q21, [x0, #2960]
    mvn v18.16b, v18.16b
    str q18, [x0, #2832]
    ldr q18, [sp, #2608]
    ext v21.16b, v18.16b, v18.16b, #12
    mvn v21.16b, v21.16b
    str q21, [x0, #2848]
    ldr q21, [sp, #400]
    ext v21.16b, v21.16b, v21.16b, #12
    mvn v21.16b, v21.16b
    str q21, [x0, #2864]
    ldr q21, [sp, #2000]
    ext v21.16b, v21.16b, v21.16b, #12
    mvn v21.16b, v21.16b
    str q21, [x0, #2880]
    ldr q21, [sp, #176]
    ldr q18, [x8, #624]
    tbl v5.16b, {v21.16b}, v18.16b
    tbl v21.16b, {v21.16b}, v10.16b
    ldr q16, [sp, #432]
    tbl v16.16b, {v16.16b}, v4.16b
    bit v16.16b, v21.16b, v19.16b
    bit v16.16b, v5.16b, v23.16b
    // round 21 (gift.dsl:33)
    mvn v5.16b, v16.16b
    str q5, [x0, #2896]
    ldr q5, [sp, #80]
    ushr v21.4s, v5.4s, #16
    sli v21.4s, v5.4s, #16
    mvn v5.16b, v21.16b
    str q5, [x0, #2912]
    ldr q5, [sp, #720]
    tbl v21.16b, {v5.16b}, v18.16b
    tbl v31.16b, {v5.16b}, v10.16b
    str q1, [sp, #80]
    ldr q1, [sp, #880]
    tbl v3.16b, {v1.16b}, v4.16b
    bit v3.16b, v31.16b, v19.16b
    bit v3.16b, v21.16b, v23.16b
    str q3, [x0, #2944]
    ldr q21, [x8, #512]
    tbl v31.16b, {v5.16b}, v21.16b
    tbl v5.16b, {v5.16b}, v14.16b
    ldr q1, [x8, #976]
    bit v5.16b, v31.16b, v1.16b
    ldr q31, [x8, #0]
    bit v5.16b, v13.16b, v31.16b
    str q5, [x0, #2976]
    ldr q5, [x8, #1088]
    str q5, [x0, #2992]
    ldr q13, [sp, #1088]
    ushr v5.2d, v13.2d, #32
    sli v5.2d, v13.2d, #32
    ldr q13, [sp, #2848]
    bit v5.16b, v13.16b, v31.16b
    // round 22 (gift.dsl:33)
    mvn v13.16b, v5.16b
    str q13, [x0, #3008]
    ldr q13, [sp, #1024]
    str q5, [sp, #2192]
    ushr v5.4s, v13.4s, #16
    bif v5.16b, v13.16b, v19.16b
    ldr q13, [x8, #336]
    ldr q23, [sp, #2032]
    bit v5.16b, v23.16b, v13.16b
    ldr q12, [x8, #304]
    ldr q4, [sp, #2592]
    bit v5.16b, v4.16b, v12.16b
    mvn v4.16b, v5.16b
    str q4, [x0, #3024]
    ldr q4, [sp, #1280]
    ushr v5.2d, v4.2d, #32
    sli v5.2d, v4.2d, #32
    ldr q4, [sp, #1936]
    bit v5.16b, v4.16b, v31.16b
    mvn v5.16b, v5.16b
    str q5, [x0, #3040]
    ldr q5, [sp, #1248]
    ushr v4.4s, v5.4s, #16
    bit v5.16b, v4.16b, v19.16b
    ldr q4, [sp, #2576]
    bit v5.16b, v4.16b, v13.16b
    ldr q4, [sp, #1424]
    bit v5.16b, v4.16b, v12.16b
    mvn v4.16b, v5.16b
    str q4, [x0, #3056]
    tbl v4.16b, {v25.16b}, v10.16b
    str q5, [sp, #1424]
    ldr q5, [x8, #992]
    bit v6.16b, v4.16b, v5.16b
    ldr q4, [sp, #1392]
    bit v6.16b, v4.16b, v13.16b
    ldr q4, [x8, #320]
    ldr q10, [sp, #1312]
    bit v6.16b, v10.16b, v4.16b
    shl v9.2d, v9.2d, #48
    mvn v10.16b, v6.16b
    str q10, [x0, #3072]
    ldr q10, [sp, #1376]
    str q6, [sp, #1312]
    ushr v6.4s, v10.4s, #16
    bif v6.16b, v10.16b, v19.16b
    ldr q10, [sp, #1616]
    bit v6.16b, v10.16b, v13.16b
    ldr q10, [sp, #224]
    bit v6.16b, v10.16b, v12.16b
    shl v26.2d, v26.2d, #48
    mvn v10.16b, v6.16b
    str q10, [x0, #3088]
    ldr q10, [x8, #496]
    str q6, [sp, #1888]
    tbl v6.16b, {v25.16b}, v10.16b
    bif v6.16b, v11.16b, v5.16b
    str q11, [sp, #224]
    ldr q11, [sp, #1520]
    bit v6.16b, v11.16b, v13.16b
    ldr q11, [sp, #1488]
    bit v6.16b, v11.16b, v4.16b
    mvn v11.16b, v6.16b
    str q11, [x0, #3104]
    ldr q11, [sp, #1536]
    str q6, [sp, #1488]
    ushr v6.4s, v11.4s, #16
    bif v6.16b, v11.16b, v19.16b
    ldr q11, [sp, #2416]
    bit v6.16b, v11.16b, v13.16b
    ldr q11, [sp, #784]
    bit v6.16b, v11.16b, v12.16b
    mvn v11.16b, v6.16b
    str q11, [x0, #3120]
    ldr q11, [sp, #1664]
    str q6, [sp, #784]
    ldr q6, [x8, #352]
    tbl v11.16b, {v11.16b}, v6.16b
    ldr q10, [x8, #816]
    str q3, [sp, #2416]
    ldr q3, [sp, #2960]
    bif v11.16b, v3.16b, v10.16b
    ldr q3, [sp, #832]
    bit v11.16b, v3.16b, v12.16b
    // round 23 (gift.dsl:33)
    mvn v3.16b, v11.16b
    str q11, [sp, #832]
    ldr q11, [sp, #704]
    str q20, [sp, #1520]
    ldr q20, [sp, #1104]
    bit v20.16b, v11.16b, v10.16b
    str q3, [x0, #3136]
    ldr q3, [sp, #1040]
    bit v20.16b, v3.16b, v19.16b
    ldr q3, [sp, #1712]
    tbl v11.16b, {v3.16b}, v6.16b
    ldr q3, [sp, #2944]
    bif v11.16b, v3.16b, v10.16b
    ldr q3, [sp, #2160]
    bit v11.16b, v3.16b, v12.16b
    mvn v3.16b, v11.16b
    ldr q11, [sp, #960]
    str q0, [sp, #2160]
    ldr q0, [sp, #2832]
    bit v0.16b, v11.16b, v10.16b
    str q3, [x0, #3152]
    ldr q3, [sp, #2720]
    bit v0.16b, v3.16b, v19.16b
    ldr q3, [sp, #1568]
    tbl v11.16b, {v3.16b}, v6.16b
    ldr q3, [sp, #2048]
    bit v0.16b, v3.16b, v12.16b
    ldr q3, [sp, #2864]
    bif v11.16b, v3.16b, v10.16b
    bit v11.16b, v9.16b, v12.16b
    mvn v9.16b, v11.16b
    str q9, [x0, #3168]
    ldr q9, [sp, #1600]
    tbl v11.16b, {v9.16b}, v6.16b
    ldr q3, [sp, #768]
    bif v11.16b, v3.16b, v10.16b
    bit v11.16b, v26.16b, v12.16b
    ldr q26, [sp, #3088]
    ldr q3, [sp, #1824]
    sli v26.4s, v3.4s, #16
    mvn v9.16b, v11.16b
    str q9, [x0, #3184]
    ldr q9, [sp, #1792]
    tbl v9.16b, {v9.16b}, v6.16b
    ldr q3, [sp, #2816]
    bit v3.16b, v9.16b, v10.16b
    ldr q9, [sp, #2800]
    bit v3.16b, v9.16b, v19.16b
    ldr q9, [sp, #1264]
    bit v3.16b, v9.16b, v12.16b
    ldr q9, [sp, #3072]
    str q11, [sp, #1264]
    ldr q11, [sp, #320]
    sli v9.4s, v11.4s, #16
    ldr q11, [sp, #3056]
    bit v26.16b, v11.16b, v8.16b
    ldr q11, [sp, #1728]
    bit v9.16b, v11.16b, v8.16b
    mvn v11.16b, v3.16b
    str q11, [x0, #3200]
    ldr q11, [sp, #352]
    tbl v11.16b, {v11.16b}, v6.16b
    str q3, [sp, #3072]
    ldr q3, [sp, #2784]
    bit v3.16b, v11.16b, v10.16b
    ldr q11, [sp, #2768]
    bit v3.16b, v11.16b, v19.16b
    ldr q11, [sp, #1120]
    bit v3.16b, v11.16b, v12.16b
    mvn v11.16b, v3.16b
    str q11, [x0, #3216]
    ldr q11, [sp, #528]
    shl v10.2d, v11.2d, #48
    bit v20.16b, v10.16b, v12.16b
    str q3, [sp, #1120]
    mvn v3.16b, v20.16b
    str q3, [x0, #3232]
    mvn v3.16b, v0.16b
    str q15, [x0, #3392]
    str q3, [x0, #3248]
    ldr q3, [sp, #2528]
    ldr q15, [sp, #1840]
    str q0, [sp, #2768]
    mov v0.16b, v8.16b
    bsl v0.16b, v3.16b, v15.16b
    // round 24 (gift.dsl:33)
    mvn v3.16b, v0.16b
    str q3, [x0, #3264]
    ldr q3, [sp, #2976]
    ldr q15, [sp, #1808]
    str q0, [sp, #2784]
    mov v0.16b, v8.16b
    bsl v0.16b, v3.16b, v15.16b
    mvn v3.16b, v0.16b
    str q3, [x0, #3280]
    mvn v3.16b, v26.16b
    str q3, [x0, #3296]
    mvn v3.16b, v9.16b
    str q3, [x0, #3312]
    ldr q3, [x8, #896]
    ldr q15, [sp, #512]
    str q9, [sp, #2800]
    ldr q9, [sp, #1984]
    str q26, [sp, #2816]
    mov v26.16b, v3.16b
    bsl v26.16b, v15.16b, v9.16b
    ldr q9, [x8, #768]
    ldr q15, [sp, #1072]
    bit v26.16b, v15.16b, v9.16b
    mvn v15.16b, v26.16b
    str q15, [x0, #3328]
    ldr q15, [sp, #544]
    str q26, [sp, #1072]
    ldr q26, [sp, #1952]
    str q0, [sp, #3088]
    mov v0.16b, v3.16b
    bsl v0.16b, v15.16b, v26.16b
    ldr q26, [sp, #2928]
    bit v0.16b, v26.16b, v9.16b
    mvn v26.16b, v0.16b
    str q26, [x0, #3344]
    ldr q26, [sp, #496]
    ldr q15, [sp, #2912]
    str q0, [sp, #2928]
    mov v0.16b, v3.16b
    bsl v0.16b, v26.16b, v15.16b
    ldr q15, [sp, #1136]
    bit v0.16b, v15.16b, v9.16b
    ldr q15, [sp, #2880]
    bsl v3.16b, v11.16b, v15.16b
    ldr q15, [x8, #688]
    str q15, [x0, #3536]
    bsl v9.16b, v23.16b, v3.16b
    mvn v3.16b, v0.16b
    str q3, [x0, #3360]
    mvn v3.16b, v9.16b
    str q3, [x0, #3376]
    ldr q3, [sp, #2080]
    ext v23.16b, v3.16b, v3.16b, #4
    // round 25 (gift.dsl:33)
    mvn v15.16b, v23.16b
    str q15, [x0, #3408]
    ldr q15, [sp, #2096]
    ext v3.16b, v15.16b, v15.16b, #8
    // round 26 (gift.dsl:33)
    ldr q15, [sp, #3280]
    mvn v15.16b, v15.16b
    // round 25 (gift.dsl:33)
    mvn v26.16b, v3.16b
    str q15, [x0, #3584]
    str q26, [x0, #3424]
    ldr q26, [sp, #2112]
    ext v15.16b, v26.16b, v26.16b, #4
    mvn v26.16b, v15.16b
    str q26, [x0, #3440]
    ldr q26, [sp, #560]
    ext v26.16b, v26.16b, v26.16b, #4
    str q9, [sp, #3280]
    mvn v9.16b, v26.16b
    str q9, [x0, #3456]
    ldr q9, [sp, #864]
    ext v9.16b, v9.16b, v9.16b, #4
    tbl v24.16b, {v25.16b}, v24.16b
    ldr q25, [sp, #96]
    str q25, [x0, #3616]
    mvn v25.16b, v9.16b
    str q25, [x0, #3472]
    ldr q25, [sp, #592]
    tbl v21.16b, {v25.16b}, v21.16b
    tbl v9.16b, {v25.16b}, v14.16b
    ldr q14, [sp, #2128]
    str q0, [sp, #96]
    ext v0.16b, v14.16b, v14.16b, #8
    bit v9.16b, v21.16b, v1.16b
    mvn v0.16b, v0.16b
    bit v9.16b, v24.16b, v31.16b
    str q0, [x0, #3488]
    ldr q0, [sp, #736]
    ext v21.16b, v0.16b, v0.16b, #4
    mvn v21.16b, v21.16b
    str q9, [x0, #3632]
    str q21, [x0, #3504]
    ldr q21, [sp, #608]
    ext v24.16b, v21.16b, v21.16b, #4
    mvn v24.16b, v24.16b
    str q24, [x0, #3520]
    ldr q24, [sp, #1440]
    ldr q9, [sp, #2208]
    bif v24.16b, v9.16b, v5.16b
    ldr q9, [sp, #2144]
    tbl v9.16b, {v9.16b}, v18.16b
    ldr q21, [sp, #1216]
    str q26, [sp, #1440]
    ldr q26, [x8, #400]
    tbl v21.16b, {v21.16b}, v26.16b
    str q15, [sp, #2032]
    ldr q15, [sp, #1296]
    bit v21.16b, v15.16b, v19.16b
    ldr q15, [sp, #848]
    bit v24.16b, v15.16b, v13.16b
    ldr q15, [x8, #800]
    bit v21.16b, v9.16b, v15.16b
    ldr q9, [sp, #1472]
    tbl v26.16b, {v9.16b}, v26.16b
    tbl v18.16b, {v25.16b}, v18.16b
    ldr q9, [sp, #1680]
    bit v24.16b, v9.16b, v4.16b
    // round 26 (gift.dsl:33)
    mvn v21.16b, v21.16b
    str q21, [x0, #3552]
    ldr q21, [sp, #448]
    ushr v9.4s, v21.4s, #16
    sli v9.4s, v21.4s, #16
    // round 27 (gift.dsl:33)
    mvn v21.16b, v24.16b
    // round 26 (gift.dsl:33)
    mvn v24.16b, v9.16b
    str q21, [x0, #3664]
    str q24, [x0, #3568]
    ldr q21, [x8, #528]
    tbl v24.16b, {v25.16b}, v21.16b
    bit v26.16b, v24.16b, v19.16b
    bit v26.16b, v18.16b, v15.16b
    tbl v18.16b, {v16.16b}, v21.16b
    ldr q21, [sp, #976]
    bit v21.16b, v18.16b, v5.16b
    str q26, [x0, #3600]
    ldr q18, [sp, #2240]
    ushr v24.2d, v18.2d, #32
    sli v24.2d, v18.2d, #32
    ldr q9, [x8, #496]
    tbl v16.16b, {v16.16b}, v9.16b
    ldr q18, [sp, #880]
    tbl v9.16b, {v18.16b}, v9.16b
    str q3, [sp, #976]
    ldr q3, [sp, #1152]
    bit v21.16b, v3.16b, v13.16b
    str q23, [sp, #448]
    ldr q23, [sp, #2272]
    bif v9.16b, v23.16b, v5.16b
    ldr q23, [sp, #1696]
    bit v24.16b, v23.16b, v31.16b
    ldr q23, [sp, #1344]
    bif v16.16b, v23.16b, v5.16b
    ldr q23, [sp, #160]
    bit v21.16b, v23.16b, v4.16b
    ldr q23, [sp, #752]
    bit v9.16b, v23.16b, v13.16b
    // round 27 (gift.dsl:33)
    mvn v23.16b, v24.16b
    ldr q5, [sp, #1648]
    bit v9.16b, v5.16b, v4.16b
    str q23, [x0, #3648]
    ldr q5, [sp, #2288]
    ushr v23.2d, v5.2d, #32
    bit v16.16b, v11.16b, v13.16b
    sli v23.2d, v5.2d, #32
    ldr q5, [sp, #384]
    bit v16.16b, v5.16b, v4.16b
    ldr q5, [sp, #3136]
    bit v23.16b, v5.16b, v31.16b
    mvn v23.16b, v23.16b
    str q23, [x0, #3680]
    ldr q23, [x8, #592]
    tbl v7.16b, {v7.16b}, v23.16b
    mvn v5.16b, v9.16b
    str q5, [x0, #3696]
    ldr q5, [sp, #2352]
    tbl v5.16b, {v5.16b}, v23.16b
    mvn v4.16b, v21.16b
    str q4, [x0, #3712]
    ldr q4, [sp, #256]
    str q21, [sp, #2352]
    ushr v21.4s, v4.4s, #16
    bif v21.16b, v4.16b, v19.16b
    ldr q4, [sp, #1920]
    bit v21.16b, v4.16b, v13.16b
    ldr q4, [sp, #2048]
    bit v21.16b, v4.16b, v12.16b
    ldr q4, [sp, #1904]
    tbl v4.16b, {v4.16b}, v23.16b
    mvn v23.16b, v21.16b
    str q23, [x0, #3728]
    mvn v23.16b, v16.16b
    str q23, [x0, #3744]
    ldr q23, [sp, #1328]
    str q16, [sp, #1904]
    ushr v16.4s, v23.4s, #16
    bif v16.16b, v23.16b, v19.16b
    ldr q23, [sp, #1968]
    bit v16.16b, v23.16b, v13.16b
    bit v16.16b, v10.16b, v12.16b
    mvn v23.16b, v16.16b
    str q23, [x0, #3760]
    ldr q23, [sp, #816]
    tbl v10.16b, {v23.16b}, v6.16b
    ldr q23, [x8, #816]
    bif v10.16b, v22.16b, v23.16b
    ldr q13, [sp, #1632]
    bit v10.16b, v13.16b, v12.16b
    // round 28 (gift.dsl:33)
    mvn v13.16b, v10.16b
    str q13, [x0, #3776]
    ldr q13, [sp, #128]
    tbl v13.16b, {v13.16b}, v6.16b
    bif v13.16b, v29.16b, v23.16b
    bit v13.16b, v7.16b, v12.16b
    mvn v7.16b, v13.16b
    str q7, [x0, #3792]
    ldr q7, [sp, #2368]
    tbl v13.16b, {v7.16b}, v6.16b
    ldr q7, [sp, #2320]
    bif v13.16b, v7.16b, v23.16b
    bit v13.16b, v5.16b, v12.16b
    mvn v5.16b, v13.16b
    str q5, [x0, #3808]
    ldr q5, [sp, #2336]
    tbl v13.16b, {v5.16b}, v6.16b
    bif v13.16b, v28.16b, v23.16b
    bit v13.16b, v4.16b, v12.16b
    mvn v4.16b, v13.16b
    str q4, [x0, #3824]
    ldr q4, [sp, #2448]
    tbl v4.16b, {v4.16b}, v6.16b
    ldr q7, [sp, #2560]
    bit v7.16b, v4.16b, v23.16b
    ldr q4, [sp, #3264]
    bit v7.16b, v4.16b, v19.16b
    ldr q4, [sp, #1232]
    bit v7.16b, v4.16b, v12.16b
    ldr q4, [sp, #2512]
    bit v4.16b, v2.16b, v8.16b
    ldr q5, [sp, #2464]
    bit v5.16b, v27.16b, v8.16b
    str q28, [sp, #2464]
    ldr q28, [x8, #288]
    str q29, [sp, #2512]
    ldr q29, [sp, #2064]
    bit v4.16b, v29.16b, v28.16b
    str q22, [sp, #1232]
    ldr q22, [sp, #1168]
    bsl v28.16b, v22.16b, v5.16b
    mvn v5.16b, v7.16b
    str q5, [x0, #3840]
    ldr q5, [sp, #2432]
    tbl v5.16b, {v5.16b}, v6.16b
    str q2, [sp, #3264]
    ldr q2, [sp, #3248]
    bit v2.16b, v5.16b, v23.16b
    ldr q5, [sp, #3232]
    bit v2.16b, v5.16b, v19.16b
    ldr q5, [sp, #2016]
    bit v2.16b, v5.16b, v12.16b
    mvn v5.16b, v2.16b
    str q5, [x0, #3856]
    ldr q5, [sp, #1776]
    tbl v5.16b, {v5.16b}, v6.16b
    str q27, [sp, #2016]
    ldr q27, [sp, #3120]
    bit v27.16b, v5.16b, v23.16b
    ldr q5, [sp, #944]
    bit v27.16b, v5.16b, v19.16b
    ldr q5, [sp, #688]
    bit v27.16b, v5.16b, v12.16b
    mvn v5.16b, v27.16b
    str q5, [x0, #3872]
    ldr q5, [sp, #304]
    tbl v5.16b, {v5.16b}, v6.16b
    str q9, [sp, #688]
    ldr q9, [sp, #3216]
    bit v9.16b, v5.16b, v23.16b
    ldr q5, [sp, #3168]
    bit v9.16b, v5.16b, v19.16b
    ldr q5, [sp, #1056]
    bit v9.16b, v5.16b, v12.16b
    mvn v5.16b, v9.16b
    str q5, [x0, #3888]
    ldr q5, [sp, #112]
    str q24, [sp, #1056]
    mov v24.16b, v8.16b
    bsl v24.16b, v17.16b, v5.16b
    // round 29 (gift.dsl:33)
    mvn v5.16b, v24.16b
    str q5, [x0, #3904]
    ldr q5, [sp, #192]
    bsl v8.16b, v30.16b, v5.16b
    mvn v5.16b, v8.16b
    str q5, [x0, #3920]
    mvn v5.16b, v4.16b
    str q5, [x0, #3936]
    mvn v5.16b, v28.16b
    str q5, [x0, #3952]
    ldr q5, [sp, #2544]
    str q17, [sp, #3168]
    shl v17.4s, v5.4s, #16
    str q30, [sp, #3216]
    ldr q30, [sp, #2624]
    str q13, [sp, #944]
    ushr v13.4s, v30.4s, #16
    str q10, [sp, #3120]
    ldr q10, [x8, #736]
    str q28, [sp, #3232]
    ldr q28, [sp, #2256]
    bif v13.16b, v28.16b, v10.16b
    str q4, [sp, #3248]
    ldr q4, [x8, #1040]
    bit v13.16b, v17.16b, v4.16b
    mvn v17.16b, v13.16b
    str q17, [x0, #3968]
    shl v17.4s, v30.4s, #16
    ushr v30.4s, v5.4s, #16
    ldr q5, [sp, #2304]
    bif v30.16b, v5.16b, v10.16b
    bit v30.16b, v17.16b, v4.16b
    mvn v17.16b, v30.16b
    str q17, [x0, #3984]
    shl v17.4s, v5.4s, #16
    str q8, [sp, #2560]
    ushr v8.4s, v28.4s, #16
    str q24, [sp, #1632]
    ldr q24, [sp, #2160]
    bif v8.16b, v24.16b, v10.16b
    bit v8.16b, v17.16b, v4.16b
    mvn v17.16b, v8.16b
    str q17, [x0, #4000]
    shl v17.4s, v28.4s, #16
    ushr v28.4s, v5.4s, #16
    ldr q5, [sp, #720]
    ext v5.16b, v5.16b, v18.16b, #8
    ldr q18, [sp, #1520]
    bif v28.16b, v18.16b, v10.16b
    bit v28.16b, v17.16b, v4.16b
    // round 31 (gift.dsl:33)
    mvn v5.16b, v5.16b
    ldr q17, [sp, #624]
    mvn v17.16b, v17.16b
    // round 29 (gift.dsl:33)
    mvn v24.16b, v28.16b
    str q5, [x0, #4176]
    str q17, [x0, #4192]
    str q24, [x0, #4016]
    ldr q5, [x8, #1104]
    // round 31 (gift.dsl:33)
    ldr q17, [sp, #2416]
    mvn v17.16b, v17.16b
    str q17, [x0, #4208]
    str q5, [x0, #4032]
    ldr q17, [sp, #2640]
    ext v24.16b, v17.16b, v17.16b, #4
    ldr q18, [sp, #176]
    str q18, [x0, #4224]
    ldr q18, [sp, #272]
    str q18, [x0, #4240]
    // round 30 (gift.dsl:33)
    mvn v18.16b, v24.16b
    ldr q4, [sp, #432]
    str q4, [x0, #4256]
    str q18, [x0, #4048]
    ldr q4, [sp, #2608]
    ext v18.16b, v4.16b, v4.16b, #8
    str q1, [x0, #4272]
    mvn v5.16b, v18.16b
    str q5, [x0, #4064]
    ldr q5, [sp, #400]
    ext v1.16b, v5.16b, v5.16b, #4
    ldr q17, [sp, #1744]
    ldr q10, [sp, #416]
    bif v17.16b, v10.16b, v19.16b
    mvn v10.16b, v1.16b
    ldr q4, [sp, #144]
    bit v17.16b, v4.16b, v15.16b
    str q10, [x0, #4080]
    ldr q4, [sp, #2000]
    ext v10.16b, v4.16b, v4.16b, #4
    // round 32 (gift.dsl:33)
    mvn v17.16b, v17.16b
    // round 30 (gift.dsl:33)
    mvn v4.16b, v10.16b
    str q17, [x0, #4304]
    str q4, [x0, #4096]
    ldr q4, [sp, #800]
    ext v17.16b, v4.16b, v4.16b, #4
    mvn v17.16b, v17.16b
    str q17, [x0, #4112]
    ldr q17, [sp, #1536]
    shl v17.4s, v17.4s, #16
    ldr q5, [sp, #2400]
    ldr q4, [sp, #2688]
    bit v4.16b, v5.16b, v19.16b
    ldr q5, [sp, #2656]
    ext v5.16b, v5.16b, v5.16b, #8
    bit v4.16b, v17.16b, v15.16b
    mvn v5.16b, v5.16b
    str q5, [x0, #4128]
    ldr q5, [sp, #2224]
    ext v17.16b, v5.16b, v5.16b, #4
    str q10, [sp, #2688]
    ldr q10, [sp, #2736]
    tbl v10.16b, {v10.16b}, v6.16b
    mvn v17.16b, v17.16b
    str q17, [x0, #4144]
    bif v10.16b, v20.16b, v23.16b
    ldr q17, [sp, #928]
    str q20, [sp, #2736]
    ext v20.16b, v17.16b, v17.16b, #4
    str q1, [sp, #2400]
    ldr q1, [sp, #1360]
    bit v10.16b, v1.16b, v12.16b
    mvn v1.16b, v20.16b
    str q1, [x0, #4160]
    ldr q1, [sp, #2704]
    tbl v1.16b, {v1.16b}, v6.16b
    ldr q20, [sp, #1888]
    str q18, [sp, #2704]
    ldr q18, [sp, #1408]
    str q24, [sp, #1360]
    mov v24.16b, v31.16b
    bsl v24.16b, v20.16b, v18.16b
    ldr q18, [sp, #1120]
    bif v1.16b, v18.16b, v23.16b
    // round 32 (gift.dsl:33)
    mvn v20.16b, v24.16b
    ldr q18, [sp, #640]
    bit v1.16b, v18.16b, v12.16b
    str q20, [x0, #4288]
    ldr q18, [sp, #784]
    ldr q20, [sp, #1504]
    str q24, [sp, #640]
    mov v24.16b, v31.16b
    bsl v24.16b, v18.16b, v20.16b
    ldr q20, [sp, #544]
    zip1 v20.2d, v20.2d, v29.2d
    mvn v24.16b, v24.16b
    str q24, [x0, #4320]
    zip1 v3.2d, v11.2d, v3.2d
    shl v24.2d, v11.2d, #32
    mvn v29.16b, v4.16b
    ldr q11, [sp, #496]
    ldr q18, [sp, #576]
    zip1 v18.2d, v11.2d, v18.2d
    str q29, [x0, #4336]
    // round 33 (gift.dsl:33)
    mvn v29.16b, v10.16b
    str q29, [x0, #4352]
    ldr q29, [sp, #2752]
    tbl v11.16b, {v29.16b}, v6.16b
    ext v14.16b, v14.16b, v14.16b, #4
    ldr q29, [sp, #2768]
    bif v11.16b, v29.16b, v23.16b
    ldr q29, [sp, #656]
    bit v11.16b, v29.16b, v12.16b
    ext v0.16b, v0.16b, v0.16b, #12
    mvn v29.16b, v11.16b
    str q29, [x0, #4368]
    ldr q29, [sp, #336]
    tbl v11.16b, {v29.16b}, v6.16b
    ldr q29, [sp, #608]
    ext v29.16b, v29.16b, v29.16b, #12
    str q4, [sp, #608]
    ldr q4, [sp, #3072]
    bif v11.16b, v4.16b, v23.16b
    ldr q4, [sp, #1472]
    ext v4.16b, v25.16b, v4.16b, #8
    bit v11.16b, v24.16b, v12.16b
    // round 36 (gift.dsl:33)
    mvn v4.16b, v4.16b
    // round 33 (gift.dsl:33)
    mvn v24.16b, v11.16b
    str q4, [x0, #4544]
    str q24, [x0, #4384]
    mvn v4.16b, v1.16b
    ldr q24, [sp, #2144]
    str q24, [x0, #4592]
    str q4, [x0, #4400]
    // round 34 (gift.dsl:33)
    mvn v4.16b, v20.16b
    ldr q24, [sp, #464]
    str q24, [x0, #4608]
    ldr q24, [sp, #1216]
    str q24, [x0, #4624]
    str q4, [x0, #4416]
    ldr q4, [sp, #512]
    zip1 v24.2d, v4.2d, v22.2d
    // round 36 (gift.dsl:33)
    ldr q25, [sp, #2176]
    mvn v25.16b, v25.16b
    mvn v26.16b, v26.16b
    // round 34 (gift.dsl:33)
    mvn v11.16b, v24.16b
    str q25, [x0, #4560]
    str q26, [x0, #4576]
    str q11, [x0, #4432]
    mvn v25.16b, v3.16b
    str q25, [x0, #4448]
    mvn v25.16b, v18.16b
    str q25, [x0, #4464]
    ldr q25, [x8, #1120]
    str q25, [x0, #4480]
    // round 35 (gift.dsl:33)
    mvn v26.16b, v14.16b
    str q26, [x0, #4496]
    mvn v26.16b, v0.16b
    str q26, [x0, #4512]
    mvn v26.16b, v29.16b
    str q26, [x0, #4528]
    ldr q26, [sp, #3184]
    tbl v26.16b, {v26.16b}, v6.16b
    ldr q11, [x8, #592]
    tbl v4.16b, {v4.16b}, v11.16b
    ldr q25, [x8, #1136]
    str q25, [x0, #4640]
    bif v26.16b, v27.16b, v23.16b
    ldr q25, [sp, #1456]
    str q27, [sp, #512]
    mov v27.16b, v31.16b
    bsl v27.16b, v21.16b, v25.16b
    str q21, [sp, #3184]
    ldr q21, [sp, #2384]
    bsl v31.16b, v16.16b, v21.16b
    str q16, [sp, #2176]
    ldr q16, [sp, #1184]
    bit v26.16b, v16.16b, v12.16b
    // round 37 (gift.dsl:33)
    mvn v16.16b, v27.16b
    str q16, [x0, #4656]
    ldr q16, [sp, #256]
    shl v16.4s, v16.4s, #16
    ushr v25.4s, v25.4s, #16
    str q1, [sp, #1184]
    ldr q1, [sp, #3152]
    tbl v1.16b, {v1.16b}, v6.16b
    tbl v22.16b, {v22.16b}, v11.16b
    // round 38 (gift.dsl:33)
    mvn v26.16b, v26.16b
    ldr q11, [sp, #368]
    bif v25.16b, v11.16b, v19.16b
    str q26, [x0, #4720]
    bit v25.16b, v16.16b, v15.16b
    bif v1.16b, v2.16b, v23.16b
    bit v1.16b, v22.16b, v12.16b
    // round 37 (gift.dsl:33)
    mvn v16.16b, v25.16b
    str q16, [x0, #4672]
    mvn v16.16b, v31.16b
    str q16, [x0, #4688]
    ldr q16, [sp, #1328]
    shl v22.4s, v16.4s, #16
    ushr v25.4s, v21.4s, #16
    ldr q26, [sp, #3104]
    bsl v19.16b, v25.16b, v26.16b
    bsl v15.16b, v22.16b, v19.16b
    // round 38 (gift.dsl:33)
    mvn v1.16b, v1.16b
    // round 37 (gift.dsl:33)
    mvn v19.16b, v15.16b
    str q1, [x0, #4768]
    str q19, [x0, #4704]
    ldr q1, [sp, #3200]
    tbl v19.16b, {v1.16b}, v6.16b
    ldr q22, [sp, #480]
    tbl v6.16b, {v22.16b}, v6.16b
    ext v5.16b, v5.16b, v5.16b, #12
    ldr q25, [x8, #752]
    str q25, [x0, #4848]
    ext v17.16b, v17.16b, v17.16b, #12
    bif v19.16b, v9.16b, v23.16b
    str q5, [x0, #4864]
    str q17, [x0, #4880]
    ldr q5, [sp, #992]
    bit v19.16b, v5.16b, v12.16b
    bif v6.16b, v7.16b, v23.16b
    ldr q5, [sp, #800]
    str q5, [x0, #4896]
    bit v6.16b, v4.16b, v12.16b
    // round 38 (gift.dsl:33)
    mvn v4.16b, v19.16b
    str q4, [x0, #4736]
    mvn v4.16b, v6.16b
    str q4, [x0, #4752]
    ldr q4, [x8, #912]
    ldr q5, [sp, #80]
    mov v17.16b, v4.16b
    bsl v17.16b, v30.16b, v5.16b
    ldr q19, [sp, #2656]
    ext v19.16b, v19.16b, v19.16b, #4
    ldr q26, [x8, #992]
    str q26, [x0, #4992]
    // round 39 (gift.dsl:33)
    mvn v21.16b, v17.16b
    str q19, [x0, #4912]
    str q21, [x0, #4784]
    ldr q19, [sp, #240]
    mov v21.16b, v4.16b
    bsl v21.16b, v13.16b, v19.16b
    ldr q16, [x8, #448]
    mvn v16.16b, v16.16b
    mvn v12.16b, v12.16b
    mvn v21.16b, v21.16b
    str q16, [x0, #5008]
    str q12, [x0, #5024]
    str q21, [x0, #4800]
    ldr q16, [sp, #2544]
    mov v21.16b, v4.16b
    bsl v21.16b, v28.16b, v16.16b
    mvn v26.16b, v26.16b
    mvn v21.16b, v21.16b
    str q26, [x0, #5040]
    str q21, [x0, #4816]
    ldr q21, [sp, #2624]
    mov v26.16b, v4.16b
    bsl v26.16b, v8.16b, v21.16b
    mvn v26.16b, v26.16b
    str q17, [x0, #5104]
    str q26, [x0, #4832]
    ldr q17, [sp, #2608]
    ldr q26, [sp, #400]
    ext v12.16b, v17.16b, v26.16b, #8
    // round 40 (gift.dsl:33)
    mvn v25.16b, v25.16b
    ldr q21, [x8, #336]
    mvn v21.16b, v21.16b
    ldr q16, [sp, #2496]
    str q16, [x0, #5120]
    ldr q16, [x8, #736]
    mvn v16.16b, v16.16b
    ldr q4, [sp, #192]
    str q4, [x0, #5136]
    ldr q4, [sp, #1008]
    str q4, [x0, #5200]
    mvn v4.16b, v12.16b
    str q12, [x0, #5056]
    str q25, [x0, #5152]
    str q21, [x0, #5168]
    str q16, [x0, #5184]
    str q4, [x0, #4928]
    ldr q4, [sp, #2640]
    ldr q16, [sp, #2000]
    ext v21.16b, v4.16b, v16.16b, #8
    ldr q25, [sp, #112]
    str q25, [x0, #5216]
    str q6, [x0, #5232]
    ldr q6, [sp, #816]
    str q6, [x0, #5248]
    mvn v6.16b, v21.16b
    ldr q21, [sp, #128]
    str q21, [x0, #5264]
    str q6, [x0, #4944]
    ext v6.16b, v26.16b, v17.16b, #8
    // round 39 (gift.dsl:33)
    ldr q21, [x8, #864]
    mvn v21.16b, v21.16b
    ldr q25, [sp, #2368]
    str q25, [x0, #5296]
    // round 40 (gift.dsl:33)
    mvn v25.16b, v6.16b
    str q6, [x0, #5072]
    str q21, [x0, #5280]
    ldr q6, [sp, #2336]
    str q6, [x0, #5312]
    str q25, [x0, #4960]
    ext v6.16b, v16.16b, v4.16b, #8
    str q27, [x0, #5328]
    str q31, [x0, #5344]
    mvn v21.16b, v6.16b
    str q6, [x0, #5088]
    str q15, [x0, #5360]
    str q21, [x0, #4976]
    ldr q6, [sp, #2208]
    str q6, [x0, #5376]
    ldr q6, [sp, #2240]
    str q6, [x0, #5392]
    ldr q6, [sp, #2272]
    str q6, [x0, #5408]
    ldr q6, [sp, #2288]
    str q6, [x0, #5424]
    // round 38 (gift.dsl:33)
    ldr q6, [x8, #848]
    mvn v6.16b, v6.16b
    ldr q21, [sp, #864]
    str q21, [x0, #5488]
    str q14, [x0, #5504]
    str q0, [x0, #5520]
    str q6, [x0, #5440]
    ldr q0, [x8, #320]
    mvn v0.16b, v0.16b
    str q29, [x0, #5536]
    ldr q6, [sp, #2096]
    str q6, [x0, #5552]
    ldr q6, [sp, #2080]
    str q6, [x0, #5568]
    str q0, [x0, #5456]
    // round 37 (gift.dsl:33)
    ldr q0, [x8, #576]
    mvn v0.16b, v0.16b
    ldr q6, [sp, #2112]
    str q6, [x0, #5584]
    ldr q6, [sp, #560]
    str q6, [x0, #5600]
    str q20, [x0, #5616]
    str q0, [x0, #5472]
    str q24, [x0, #5632]
    str q3, [x0, #5648]
    str q18, [x0, #5664]
    ldr q0, [sp, #1824]
    str q0, [x0, #5680]
    ldr q0, [sp, #1808]
    str q0, [x0, #5696]
    // round 35 (gift.dsl:33)
    ldr q0, [x8, #1120]
    mvn v0.16b, v0.16b
    ldr q3, [sp, #320]
    str q3, [x0, #5728]
    ldr q3, [sp, #1840]
    str q3, [x0, #5744]
    str q0, [x0, #5712]
    str q10, [x0, #5760]
    ldr q0, [sp, #1184]
    str q0, [x0, #5776]
    ldr q0, [sp, #1664]
    str q0, [x0, #5792]
    ldr q0, [sp, #1712]
    str q0, [x0, #5808]
    ldr q0, [sp, #1568]
    str q0, [x0, #5824]
    ldr q0, [sp, #1600]
    str q0, [x0, #5840]
    ldr q0, [sp, #640]
    str q0, [x0, #5856]
    ldr q0, [sp, #608]
    str q0, [x0, #5872]
    ldr q0, [sp, #1024]
    str q0, [x0, #5888]
    ldr q0, [sp, #1088]
    str q0, [x0, #5904]
    ldr q0, [sp, #1280]
    str q0, [x0, #5920]
    // round 33 (gift.dsl:33)
    ldr q0, [x8, #832]
    mvn v0.16b, v0.16b
    ldr q3, [sp, #1360]
    str q3, [x0, #5968]
    ldr q3, [sp, #2704]
    str q3, [x0, #5984]
    str q0, [x0, #5936]
    // round 32 (gift.dsl:33)
    ldr q0, [x8, #976]
    mvn v0.16b, v0.16b
    ldr q3, [sp, #2400]
    str q3, [x0, #6000]
    ldr q3, [sp, #2688]
    str q3, [x0, #6016]
    ldr q3, [sp, #1632]
    str q3, [x0, #6032]
    str q0, [x0, #5952]
    ldr q0, [sp, #2560]
    str q0, [x0, #6048]
    ldr q0, [sp, #3248]
    str q0, [x0, #6064]
    ldr q0, [sp, #3232]
    str q0, [x0, #6080]
    str q13, [x0, #6096]
    str q8, [x0, #6112]
    // round 30 (gift.dsl:33)
    ldr q0, [x8, #1104]
    mvn v0.16b, v0.16b
    str q30, [x0, #6144]
    str q28, [x0, #6160]
    str q0, [x0, #6128]
    ldr q0, [sp, #3120]
    str q0, [x0, #6176]
    ldr q0, [sp, #944]
    str q0, [x0, #6192]
    ldr q0, [sp, #512]
    str q0, [x0, #6208]
    str q9, [x0, #6224]
    str q7, [x0, #6240]
    str q2, [x0, #6256]
    ldr q0, [sp, #1056]
    str q0, [x0, #6272]
    ldr q0, [sp, #688]
    str q0, [x0, #6288]
    ldr q0, [sp, #2352]
    str q0, [x0, #6304]
    ldr q0, [sp, #3184]
    str q0, [x0, #6320]
    ldr q0, [sp, #1904]
    str q0, [x0, #6336]
    ldr q0, [sp, #2176]
    str q0, [x0, #6352]
    ldr q0, [sp, #448]
    str q0, [x0, #6368]
    ldr q0, [sp, #976]
    str q0, [x0, #6384]
    ldr q0, [sp, #2032]
    str q0, [x0, #6400]
    ldr q0, [sp, #1440]
    str q0, [x0, #6416]
    ldr q0, [sp, #2784]
    str q0, [x0, #6432]
    ldr q0, [sp, #3088]
    str q0, [x0, #6448]
    ldr q0, [sp, #2816]
    str q0, [x0, #6464]
    ldr q0, [sp, #2800]
    str q0, [x0, #6480]
    ldr q0, [sp, #1072]
    str q0, [x0, #6496]
    ldr q0, [sp, #96]
    str q0, [x0, #6512]
    // round 25 (gift.dsl:33)
    ldr q0, [x8, #1040]
    mvn v0.16b, v0.16b
    ldr q2, [sp, #2928]
    str q2, [x0, #6544]
    ldr q2, [sp, #3280]
    str q2, [x0, #6560]
    ldr q2, [sp, #832]
    str q2, [x0, #6576]
    str q0, [x0, #6528]
    ldr q0, [sp, #1264]
    str q0, [x0, #6592]
    ldr q0, [sp, #2736]
    str q0, [x0, #6608]
    ldr q0, [sp, #2768]
    str q0, [x0, #6624]
    // round 24 (gift.dsl:33)
    ldr q0, [x8, #368]
    mvn v0.16b, v0.16b
    ldr q2, [sp, #3072]
    str q2, [x0, #6656]
    ldr q2, [sp, #1120]
    str q2, [x0, #6672]
    str q0, [x0, #6640]
    ldr q0, [sp, #2192]
    str q0, [x0, #6688]
    ldr q0, [sp, #1424]
    str q0, [x0, #6704]
    ldr q0, [sp, #1312]
    str q0, [x0, #6720]
    ldr q0, [sp, #1888]
    str q0, [x0, #6736]
    ldr q0, [sp, #1488]
    str q0, [x0, #6752]
    ldr q0, [sp, #784]
    str q0, [x0, #6768]
    // round 22 (gift.dsl:33)
    ldr q0, [x8, #1088]
    mvn v0.16b, v0.16b
    ldr q2, [sp, #64]
    str q2, [x0, #6800]
    ldr q2, [sp, #2672]
    str q2, [x0, #6816]
    ldr q2, [sp, #912]
    str q2, [x0, #6832]
    str q0, [x0, #6784]
    ldr q0, [sp, #1872]
    str q0, [x0, #6848]
    ldr q0, [sp, #1520]
    str q0, [x0, #6864]
    ldr q0, [sp, #2160]
    str q0, [x0, #6880]
    str q19, [x0, #6896]
    str q5, [x0, #6912]
    ldr q0, [sp, #3216]
    str q0, [x0, #6928]
    ldr q0, [sp, #2016]
    str q0, [x0, #6944]
    // round 20 (gift.dsl:33)
    ldr q0, [x8, #1072]
    mvn v0.16b, v0.16b
    ldr q2, [sp, #3168]
    str q2, [x0, #6976]
    ldr q2, [sp, #3264]
    str q2, [x0, #6992]
    str q0, [x0, #6960]
    str q22, [x0, #7008]
    str q1, [x0, #7024]
    ldr q0, [sp, #1232]
    str q0, [x0, #7040]
    ldr q0, [sp, #2512]
    str q0, [x0, #7056]
    ldr q0, [sp, #2320]
    str q0, [x0, #7072]
    ldr q0, [sp, #2464]
    str q0, [x0, #7088]
    str q11, [x0, #7104]
    ldr q0, [sp, #1344]
    str q0, [x0, #7120]
    ldr q0, [sp, #1584]
    str q0, [x0, #7136]
    ldr q0, [sp, #1696]
    str q0, [x0, #7152]
    ldr q0, [sp, #1552]
    str q0, [x0, #7168]
    ldr q0, [sp, #3136]
    str q0, [x0, #7184]
    // round 17 (gift.dsl:33)
    mvn v0.16b, v23.16b
    ldr q1, [sp, #2992]
    str q1, [x0, #7216]
    ldr q1, [sp, #3008]
    str q1, [x0, #7232]
    ldr q1, [sp, #3024]
    str q1, [x0, #7248]
    str q0, [x0, #7200]
    ldr q0, [sp, #3040]
    str q0, [x0, #7264]
    ldr q0, [sp, #2880]
    str q0, [x0, #7280]
    ldr q0, [sp, #2912]
    str q0, [x0, #7296]
    ldr q0, [sp, #896]
    str q0, [x0, #7312]
    ldr q0, [sp, #2896]
    str q0, [x0, #7328]
    ldr q0, [sp, #2976]
    str q0, [x0, #7344]
    ldr q0, [sp, #1728]
    str q0, [x0, #7360]
    // round 15 (gift.dsl:33)
    ldr q0, [x8, #912]
    mvn v0.16b, v0.16b
    ldr q1, [sp, #2528]
    str q1, [x0, #7392]
    ldr q1, [sp, #3056]
    str q1, [x0, #7408]
    str q0, [x0, #7376]
    ldr q0, [sp, #336]
    str q0, [x0, #7424]
    ldr q0, [sp, #2752]
    str q0, [x0, #7440]
    ldr q0, [sp, #2960]
    str q0, [x0, #7456]
    ldr q0, [sp, #2944]
    str q0, [x0, #7472]
    ldr q0, [sp, #2864]
    str q0, [x0, #7488]
    ldr q0, [sp, #768]
    str q0, [x0, #7504]
    ldr q0, [sp, #416]
    str q0, [x0, #7520]
    ldr q0, [sp, #224]
    str q0, [x0, #7536]
    // round 4 (gift.dsl:33)
    ldr q0, [x8, #720]
    mvn v0.16b, v0.16b
    ldr q1, [sp, #1200]
    str q1, [x0, #7552]
    ldr q1, [sp, #2848]
    str q1, [x0, #7568]
    ldr q1, [sp, #2480]
    str q1, [x0, #7584]
    ldr q1, [sp, #1936]
    str q1, [x0, #7600]
    str q17, [x0, #7616]
    str q4, [x0, #7632]
    str q26, [x0, #7648]
    str q16, [x0, #7664]
    ldr q1, [sp, #2544]
    str q1, [x0, #7680]
    ldr q1, [sp, #2304]
    str q1, [x0, #7696]
    ldr q1, [sp, #2624]
    str q1, [x0, #7712]
    ldr q1, [sp, #2256]
    str q1, [x0, #7728]
    ldr q1, [sp, #2448]
    str q1, [x0, #7744]
    ldr q1, [sp, #2432]
    str q1, [x0, #7760]
    ldr q1, [sp, #1776]
    str q1, [x0, #7776]
    ldr q1, [sp, #304]
    str q1, [x0, #7792]
    ldr q1, [sp, #256]
    str q1, [x0, #7808]
    ldr q1, [sp, #1456]
    str q1, [x0, #7824]
    ldr q1, [sp, #1328]
    str q1, [x0, #7840]
    ldr q1, [sp, #2384]
    str q1, [x0, #7856]
    ldr q1, [sp, #1856]
    str q1, [x0, #7872]
    ldr q1, [sp, #1952]
    str q1, [x0, #7888]
    ldr q1, [sp, #288]
    str q1, [x0, #7904]
    ldr q1, [sp, #1984]
    str q1, [x0, #7920]
    ldr q1, [sp, #1792]
    str q1, [x0, #7936]
    ldr q1, [sp, #352]
    str q1, [x0, #7952]
    str q0, [x0, #7968]
    ldr q0, [sp, #1760]
    str q0, [x0, #7984]
    ldr q0, [sp, #208]
    str q0, [x0, #8000]
    ldr q0, [sp, #1376]
    str q0, [x0, #8016]
    ldr q0, [sp, #1408]
    str q0, [x0, #8032]
    ldr q0, [sp, #1504]
    str q0, [x0, #8048]
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #202
.Llwcc_gift128_128_key_setup_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_key_setup_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #3296
    ret
    .size lwcc_gift128_128_key_setup_neon, .-lwcc_gift128_128_key_setup_neon

    .balign 16
    .global lwcc_gift128_128_ecb_encrypt_neon
    .type lwcc_gift128_128_ecb_encrypt_neon, %function
lwcc_gift128_128_ecb_encrypt_neon:
    cbz x2, .Llwcc_gift128_128_ecb_encrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift128_128_ecb_encrypt_neon_rest
.Llwcc_gift128_128_ecb_encrypt_neon_group:
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
    mov v24.16b, v0.16b
    sli v24.16b, v4.16b, #4
    sri v4.16b, v0.16b, #4
    mov v0.16b, v1.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v1.16b, #4
    mov v1.16b, v2.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v2.16b, #4
    mov v2.16b, v3.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    mov v3.16b, v16.16b
    sli v3.16b, v20.16b, #4
    sri v20.16b, v16.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v21.16b, #4
    sri v21.16b, v17.16b, #4
    mov v17.16b, v18.16b
    sli v17.16b, v22.16b, #4
    sri v22.16b, v18.16b, #4
    mov v18.16b, v19.16b
    sli v18.16b, v23.16b, #4
    sri v23.16b, v19.16b, #4
    trn1 v19.16b, v24.16b, v3.16b
    trn2 v3.16b, v24.16b, v3.16b
    trn1 v24.16b, v0.16b, v16.16b
    trn2 v0.16b, v0.16b, v16.16b
    trn1 v16.16b, v1.16b, v17.16b
    trn2 v1.16b, v1.16b, v17.16b
    trn1 v17.16b, v2.16b, v18.16b
    trn2 v2.16b, v2.16b, v18.16b
    trn1 v18.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v23.16b
    trn2 v7.16b, v7.16b, v23.16b
    trn1 v23.8h, v19.8h, v18.8h
    trn2 v18.8h, v19.8h, v18.8h
    trn1 v19.8h, v24.8h, v20.8h
    trn2 v20.8h, v24.8h, v20.8h
    trn1 v24.8h, v16.8h, v21.8h
    trn2 v16.8h, v16.8h, v21.8h
    trn1 v21.8h, v17.8h, v22.8h
    trn2 v17.8h, v17.8h, v22.8h
    trn1 v22.8h, v3.8h, v4.8h
    trn2 v3.8h, v3.8h, v4.8h
    trn1 v4.8h, v0.8h, v5.8h
    trn2 v0.8h, v0.8h, v5.8h
    trn1 v5.8h, v1.8h, v6.8h
    trn2 v1.8h, v1.8h, v6.8h
    trn1 v6.8h, v2.8h, v7.8h
    trn2 v2.8h, v2.8h, v7.8h
    trn1 v7.4s, v23.4s, v18.4s
    trn2 v18.4s, v23.4s, v18.4s
    trn1 v23.4s, v19.4s, v20.4s
    trn2 v19.4s, v19.4s, v20.4s
    trn1 v20.4s, v24.4s, v16.4s
    trn2 v16.4s, v24.4s, v16.4s
    trn1 v24.4s, v21.4s, v17.4s
    trn2 v17.4s, v21.4s, v17.4s
    trn1 v21.4s, v22.4s, v3.4s
    trn2 v3.4s, v22.4s, v3.4s
    trn1 v22.4s, v4.4s, v0.4s
    trn2 v0.4s, v4.4s, v0.4s
    trn1 v4.4s, v5.4s, v1.4s
    trn2 v1.4s, v5.4s, v1.4s
    trn1 v5.4s, v6.4s, v2.4s
    trn2 v2.4s, v6.4s, v2.4s
    zip1 v6.2d, v7.2d, v18.2d
    zip2 v7.2d, v7.2d, v18.2d
    zip1 v18.2d, v23.2d, v19.2d
    zip2 v19.2d, v23.2d, v19.2d
    zip1 v23.2d, v20.2d, v16.2d
    zip2 v16.2d, v20.2d, v16.2d
    zip1 v20.2d, v24.2d, v17.2d
    zip2 v17.2d, v24.2d, v17.2d
    zip1 v24.2d, v21.2d, v3.2d
    zip2 v3.2d, v21.2d, v3.2d
    zip1 v21.2d, v22.2d, v0.2d
    zip2 v0.2d, v22.2d, v0.2d
    zip1 v22.2d, v4.2d, v1.2d
    zip2 v1.2d, v4.2d, v1.2d
    zip1 v4.2d, v5.2d, v2.2d
    zip2 v2.2d, v5.2d, v2.2d
    movi v5.16b, #85
    ushr v25.16b, v6.16b, #1
    shl v26.16b, v18.16b, #1
    bit v26.16b, v6.16b, v5.16b
    bit v18.16b, v25.16b, v5.16b
    ushr v6.16b, v23.16b, #1
    shl v25.16b, v20.16b, #1
    bit v25.16b, v23.16b, v5.16b
    bit v20.16b, v6.16b, v5.16b
    ushr v6.16b, v7.16b, #1
    shl v23.16b, v19.16b, #1
    bit v23.16b, v7.16b, v5.16b
    bit v19.16b, v6.16b, v5.16b
    ushr v6.16b, v16.16b, #1
    shl v7.16b, v17.16b, #1
    bit v7.16b, v16.16b, v5.16b
    bit v17.16b, v6.16b, v5.16b
    ushr v6.16b, v24.16b, #1
    shl v16.16b, v21.16b, #1
    bit v16.16b, v24.16b, v5.16b
    bit v21.16b, v6.16b, v5.16b
    ushr v6.16b, v22.16b, #1
    shl v24.16b, v4.16b, #1
    bit v24.16b, v22.16b, v5.16b
    bit v4.16b, v6.16b, v5.16b
    ushr v6.16b, v3.16b, #1
    shl v22.16b, v0.16b, #1
    bit v22.16b, v3.16b, v5.16b
    bit v0.16b, v6.16b, v5.16b
    ushr v3.16b, v1.16b, #1
    shl v6.16b, v2.16b, #1
    bit v6.16b, v1.16b, v5.16b
    bit v2.16b, v3.16b, v5.16b
    movi v1.16b, #51
    ushr v3.16b, v26.16b, #2
    shl v27.16b, v25.16b, #2
    bit v27.16b, v26.16b, v1.16b
    bit v25.16b, v3.16b, v1.16b
    ushr v3.16b, v18.16b, #2
    shl v26.16b, v20.16b, #2
    bit v26.16b, v18.16b, v1.16b
    bit v20.16b, v3.16b, v1.16b
    ushr v3.16b, v23.16b, #2
    shl v18.16b, v7.16b, #2
    bit v18.16b, v23.16b, v1.16b
    bit v7.16b, v3.16b, v1.16b
    ushr v3.16b, v19.16b, #2
    shl v23.16b, v17.16b, #2
    bit v23.16b, v19.16b, v1.16b
    bit v17.16b, v3.16b, v1.16b
    ushr v3.16b, v16.16b, #2
    shl v19.16b, v24.16b, #2
    bit v19.16b, v16.16b, v1.16b
    bit v24.16b, v3.16b, v1.16b
    ushr v3.16b, v21.16b, #2
    shl v16.16b, v4.16b, #2
    bit v16.16b, v21.16b, v1.16b
    bit v4.16b, v3.16b, v1.16b
    ushr v3.16b, v22.16b, #2
    shl v21.16b, v6.16b, #2
    bit v21.16b, v22.16b, v1.16b
    bit v6.16b, v3.16b, v1.16b
    ushr v3.16b, v0.16b, #2
    shl v22.16b, v2.16b, #2
    bit v22.16b, v0.16b, v1.16b
    bit v2.16b, v3.16b, v1.16b
    // round 1 (gift.dsl:33)
    eor v0.16b, v26.16b, v25.16b
    mvn v3.16b, v0.16b
    mov v28.16b, v27.16b
    bsl v28.16b, v25.16b, v3.16b
    eor v29.16b, v20.16b, v28.16b
    eor v30.16b, v27.16b, v20.16b
    bsl v3.16b, v30.16b, v20.16b
    bit v26.16b, v0.16b, v27.16b
    bsl v26.16b, v30.16b, v27.16b
    bit v28.16b, v3.16b, v26.16b
    eor v0.16b, v16.16b, v24.16b
    mvn v20.16b, v0.16b
    mov v27.16b, v19.16b
    bsl v27.16b, v24.16b, v20.16b
    eor v30.16b, v4.16b, v27.16b
    eor v31.16b, v19.16b, v4.16b
    bsl v20.16b, v31.16b, v4.16b
    bit v16.16b, v0.16b, v19.16b
    bsl v16.16b, v31.16b, v19.16b
    bit v27.16b, v20.16b, v16.16b
    eor v0.16b, v23.16b, v7.16b
    mvn v4.16b, v0.16b
    mov v19.16b, v18.16b
    bsl v19.16b, v7.16b, v4.16b
    eor v31.16b, v17.16b, v19.16b
    eor v8.16b, v18.16b, v17.16b
    bsl v4.16b, v8.16b, v17.16b
    bit v23.16b, v0.16b, v18.16b
    bsl v23.16b, v8.16b, v18.16b
    bit v19.16b, v4.16b, v23.16b
    eor v0.16b, v22.16b, v6.16b
    mvn v17.16b, v0.16b
    mov v18.16b, v21.16b
    bsl v18.16b, v6.16b, v17.16b
    eor v8.16b, v2.16b, v18.16b
    eor v9.16b, v21.16b, v2.16b
    bsl v17.16b, v9.16b, v2.16b
    bit v22.16b, v0.16b, v21.16b
    bsl v22.16b, v9.16b, v21.16b
    bit v18.16b, v17.16b, v22.16b
    ushr v0.4s, v29.4s, #16
    sli v0.4s, v30.4s, #16
    ushr v2.4s, v30.4s, #16
    sli v2.4s, v29.4s, #16
    ushr v21.4s, v31.4s, #16
    sli v21.4s, v8.4s, #16
    ushr v29.4s, v8.4s, #16
    sli v29.4s, v31.4s, #16
    mvn v27.16b, v27.16b
    ushr v30.4s, v27.4s, #16
    mvn v28.16b, v28.16b
    sli v30.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v27.4s, #16
    mvn v18.16b, v18.16b
    ushr v27.4s, v18.4s, #16
    mvn v19.16b, v19.16b
    sli v27.4s, v19.4s, #16
    ushr v19.4s, v19.4s, #16
    sli v19.4s, v18.4s, #16
    ldr q18, [x3, #0]
    eor v18.16b, v18.16b, v24.16b
    eor v18.16b, v18.16b, v20.16b
    ldr q20, [x3, #16]
    eor v20.16b, v20.16b, v25.16b
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [x3, #32]
    eor v6.16b, v20.16b, v6.16b
    eor v6.16b, v6.16b, v17.16b
    ldr q17, [x3, #48]
    eor v7.16b, v17.16b, v7.16b
    eor v4.16b, v7.16b, v4.16b
    ldr q7, [x3, #64]
    eor v7.16b, v7.16b, v30.16b
    ldr q17, [x3, #80]
    eor v17.16b, v17.16b, v28.16b
    ldr q20, [x3, #96]
    eor v20.16b, v20.16b, v27.16b
    ldr q24, [x3, #112]
    eor v19.16b, v24.16b, v19.16b
    ldr q24, [x3, #128]
    eor v16.16b, v24.16b, v16.16b
    ldr q25, [x3, #144]
    eor v23.16b, v25.16b, v23.16b
    // round 2 (gift.dsl:33)
    eor v27.16b, v18.16b, v7.16b
    mov v28.16b, v0.16b
    bsl v28.16b, v7.16b, v27.16b
    eor v30.16b, v26.16b, v28.16b
    eor v31.16b, v26.16b, v0.16b
    bit v26.16b, v31.16b, v27.16b
    eor v7.16b, v7.16b, v26.16b
    bit v18.16b, v27.16b, v0.16b
    bsl v18.16b, v0.16b, v31.16b
    bit v28.16b, v26.16b, v18.16b
    eor v0.16b, v3.16b, v17.16b
    mov v26.16b, v2.16b
    bsl v26.16b, v17.16b, v0.16b
    eor v27.16b, v16.16b, v26.16b
    eor v31.16b, v16.16b, v2.16b
    bit v16.16b, v31.16b, v0.16b
    eor v17.16b, v17.16b, v16.16b
    bit v3.16b, v0.16b, v2.16b
    bsl v3.16b, v2.16b, v31.16b
    bit v26.16b, v16.16b, v3.16b
    eor v0.16b, v6.16b, v20.16b
    mov v2.16b, v21.16b
    bsl v2.16b, v20.16b, v0.16b
    eor v16.16b, v23.16b, v2.16b
    eor v31.16b, v23.16b, v21.16b
    bit v23.16b, v31.16b, v0.16b
    eor v20.16b, v20.16b, v23.16b
    bit v6.16b, v0.16b, v21.16b
    bsl v6.16b, v21.16b, v31.16b
    bit v2.16b, v23.16b, v6.16b
    eor v0.16b, v4.16b, v19.16b
    mov v21.16b, v29.16b
    bsl v21.16b, v19.16b, v0.16b
    eor v23.16b, v22.16b, v21.16b
    eor v31.16b, v22.16b, v29.16b
    bit v22.16b, v31.16b, v0.16b
    eor v19.16b, v19.16b, v22.16b
    bit v4.16b, v0.16b, v29.16b
    bsl v4.16b, v29.16b, v31.16b
    bit v21.16b, v22.16b, v4.16b
    ext v0.16b, v30.16b, v30.16b, #12
    ext v22.16b, v27.16b, v27.16b, #12
    ext v16.16b, v16.16b, v16.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v7.16b, v7.16b, v7.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v27.16b, v28.16b, v28.16b, #4
    ext v26.16b, v26.16b, v26.16b, #4
    ext v2.16b, v2.16b, v2.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ldr q28, [x3, #160]
    eor v7.16b, v28.16b, v7.16b
    ldr q28, [x3, #176]
    eor v17.16b, v28.16b, v17.16b
    ldr q28, [x3, #192]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #208]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #224]
    eor v27.16b, v28.16b, v27.16b
    ldr q28, [x3, #240]
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [x3, #256]
    eor v2.16b, v28.16b, v2.16b
    ldr q28, [x3, #272]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #288]
    eor v18.16b, v28.16b, v18.16b
    ldr q29, [x3, #304]
    eor v3.16b, v29.16b, v3.16b
    eor v6.16b, v28.16b, v6.16b
    // round 3 (gift.dsl:33)
    eor v30.16b, v7.16b, v27.16b
    mov v31.16b, v0.16b
    bsl v31.16b, v27.16b, v30.16b
    eor v8.16b, v18.16b, v31.16b
    eor v9.16b, v0.16b, v18.16b
    bit v18.16b, v9.16b, v30.16b
    eor v27.16b, v27.16b, v18.16b
    bit v7.16b, v30.16b, v0.16b
    bsl v7.16b, v0.16b, v9.16b
    bit v31.16b, v18.16b, v7.16b
    eor v0.16b, v17.16b, v26.16b
    mov v18.16b, v22.16b
    bsl v18.16b, v26.16b, v0.16b
    eor v30.16b, v3.16b, v18.16b
    eor v9.16b, v22.16b, v3.16b
    bit v3.16b, v9.16b, v0.16b
    eor v26.16b, v26.16b, v3.16b
    bit v17.16b, v0.16b, v22.16b
    bsl v17.16b, v22.16b, v9.16b
    bit v18.16b, v3.16b, v17.16b
    eor v0.16b, v20.16b, v2.16b
    mov v3.16b, v16.16b
    bsl v3.16b, v2.16b, v0.16b
    eor v22.16b, v6.16b, v3.16b
    eor v9.16b, v16.16b, v6.16b
    bit v6.16b, v9.16b, v0.16b
    eor v2.16b, v2.16b, v6.16b
    bit v20.16b, v0.16b, v16.16b
    bsl v20.16b, v16.16b, v9.16b
    bit v3.16b, v6.16b, v20.16b
    eor v0.16b, v19.16b, v21.16b
    mov v6.16b, v23.16b
    bsl v6.16b, v21.16b, v0.16b
    eor v16.16b, v4.16b, v6.16b
    eor v9.16b, v4.16b, v23.16b
    bit v4.16b, v9.16b, v0.16b
    eor v21.16b, v21.16b, v4.16b
    bit v19.16b, v0.16b, v23.16b
    bsl v19.16b, v23.16b, v9.16b
    bit v6.16b, v4.16b, v19.16b
    rev32 v0.8h, v22.8h
    rev32 v4.8h, v16.8h
    rev32 v16.8h, v27.8h
    rev32 v22.8h, v26.8h
    rev32 v2.8h, v2.8h
    rev32 v21.8h, v21.8h
    rev32 v23.8h, v31.8h
    rev32 v18.8h, v18.8h
    ldr q26, [x3, #320]
    eor v16.16b, v26.16b, v16.16b
    ldr q26, [x3, #336]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #352]
    eor v2.16b, v26.16b, v2.16b
    ldr q26, [x3, #368]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #384]
    eor v3.16b, v26.16b, v3.16b
    ldr q26, [x3, #400]
    eor v6.16b, v26.16b, v6.16b
    ldr q26, [x3, #416]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #432]
    eor v18.16b, v26.16b, v18.16b
    ldr q26, [x3, #448]
    eor v7.16b, v26.16b, v7.16b
    eor v17.16b, v24.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 4 (gift.dsl:33)
    eor v26.16b, v16.16b, v3.16b
    mov v27.16b, v0.16b
    bsl v27.16b, v3.16b, v26.16b
    eor v31.16b, v7.16b, v27.16b
    eor v9.16b, v0.16b, v7.16b
    bit v7.16b, v9.16b, v26.16b
    eor v3.16b, v3.16b, v7.16b
    bit v16.16b, v26.16b, v0.16b
    bsl v16.16b, v0.16b, v9.16b
    bit v27.16b, v7.16b, v16.16b
    eor v0.16b, v22.16b, v6.16b
    mov v7.16b, v4.16b
    bsl v7.16b, v6.16b, v0.16b
    eor v26.16b, v17.16b, v7.16b
    eor v9.16b, v4.16b, v17.16b
    bit v17.16b, v9.16b, v0.16b
    eor v6.16b, v6.16b, v17.16b
    bit v22.16b, v0.16b, v4.16b
    bsl v22.16b, v4.16b, v9.16b
    bit v7.16b, v17.16b, v22.16b
    eor v0.16b, v2.16b, v23.16b
    mov v4.16b, v8.16b
    bsl v4.16b, v23.16b, v0.16b
    eor v17.16b, v20.16b, v4.16b
    eor v9.16b, v8.16b, v20.16b
    bit v20.16b, v9.16b, v0.16b
    eor v23.16b, v23.16b, v20.16b
    bit v2.16b, v0.16b, v8.16b
    bsl v2.16b, v8.16b, v9.16b
    bit v4.16b, v20.16b, v2.16b
    eor v0.16b, v21.16b, v18.16b
    mov v20.16b, v30.16b
    bsl v20.16b, v18.16b, v0.16b
    eor v8.16b, v19.16b, v20.16b
    eor v9.16b, v30.16b, v19.16b
    bit v19.16b, v9.16b, v0.16b
    eor v18.16b, v18.16b, v19.16b
    bit v21.16b, v0.16b, v30.16b
    bsl v21.16b, v30.16b, v9.16b
    bit v20.16b, v19.16b, v21.16b
    rev64 v0.4s, v31.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v6.4s, v6.4s
    rev64 v19.4s, v23.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v20.4s, v20.4s
    ldr q23, [x3, #464]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #480]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #496]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #512]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #528]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #544]
    eor v23.16b, v23.16b, v27.16b
    ldr q27, [x3, #560]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #576]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #592]
    eor v22.16b, v27.16b, v22.16b
    ldr q30, [x3, #608]
    eor v2.16b, v30.16b, v2.16b
    eor v21.16b, v27.16b, v21.16b
    // round 5 (gift.dsl:33)
    eor v27.16b, v3.16b, v7.16b
    mov v31.16b, v26.16b
    bsl v31.16b, v7.16b, v27.16b
    eor v9.16b, v16.16b, v31.16b
    eor v10.16b, v26.16b, v16.16b
    bit v16.16b, v10.16b, v27.16b
    bit v3.16b, v27.16b, v26.16b
    bsl v3.16b, v26.16b, v10.16b
    bit v31.16b, v16.16b, v3.16b
    eor v26.16b, v6.16b, v23.16b
    mov v27.16b, v0.16b
    bsl v27.16b, v23.16b, v26.16b
    eor v10.16b, v22.16b, v27.16b
    eor v11.16b, v0.16b, v22.16b
    bit v22.16b, v11.16b, v26.16b
    bit v6.16b, v26.16b, v0.16b
    bsl v6.16b, v0.16b, v11.16b
    bit v27.16b, v22.16b, v6.16b
    eor v0.16b, v19.16b, v20.16b
    mov v26.16b, v8.16b
    bsl v26.16b, v20.16b, v0.16b
    eor v11.16b, v2.16b, v26.16b
    eor v12.16b, v8.16b, v2.16b
    bit v2.16b, v12.16b, v0.16b
    bit v19.16b, v0.16b, v8.16b
    bsl v19.16b, v8.16b, v12.16b
    bit v26.16b, v2.16b, v19.16b
    eor v0.16b, v18.16b, v4.16b
    mov v8.16b, v17.16b
    bsl v8.16b, v4.16b, v0.16b
    eor v12.16b, v21.16b, v8.16b
    eor v13.16b, v17.16b, v21.16b
    bit v21.16b, v13.16b, v0.16b
    bit v18.16b, v0.16b, v17.16b
    bsl v18.16b, v17.16b, v13.16b
    bit v8.16b, v21.16b, v18.16b
    ext v0.16b, v9.16b, v9.16b, #8
    ext v17.16b, v10.16b, v10.16b, #8
    ext v9.16b, v11.16b, v11.16b, #8
    ext v10.16b, v12.16b, v12.16b, #8
    ldr q11, [x8, #0]
    mov v12.16b, v11.16b
    bsl v12.16b, v9.16b, v0.16b
    mov v13.16b, v11.16b
    bsl v13.16b, v10.16b, v17.16b
    bit v9.16b, v0.16b, v11.16b
    bit v10.16b, v17.16b, v11.16b
    ext v0.16b, v31.16b, v31.16b, #8
    ext v17.16b, v27.16b, v27.16b, #8
    ext v26.16b, v26.16b, v26.16b, #8
    ext v27.16b, v8.16b, v8.16b, #8
    mov v31.16b, v11.16b
    bsl v31.16b, v0.16b, v26.16b
    mov v8.16b, v11.16b
    bsl v8.16b, v17.16b, v27.16b
    bit v0.16b, v26.16b, v11.16b
    bit v17.16b, v27.16b, v11.16b
    ldr q26, [x3, #624]
    eor v20.16b, v26.16b, v20.16b
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #640]
    eor v4.16b, v20.16b, v4.16b
    eor v4.16b, v4.16b, v21.16b
    ldr q20, [x3, #656]
    eor v7.16b, v20.16b, v7.16b
    eor v7.16b, v7.16b, v16.16b
    ldr q16, [x3, #672]
    eor v16.16b, v16.16b, v23.16b
    eor v16.16b, v16.16b, v22.16b
    ldr q20, [x3, #688]
    eor v20.16b, v20.16b, v31.16b
    ldr q21, [x3, #704]
    eor v21.16b, v21.16b, v8.16b
    ldr q22, [x3, #720]
    eor v0.16b, v22.16b, v0.16b
    ldr q22, [x3, #736]
    eor v17.16b, v22.16b, v17.16b
    eor v3.16b, v28.16b, v3.16b
    ldr q22, [x3, #752]
    eor v19.16b, v22.16b, v19.16b
    ldr q22, [x3, #768]
    eor v18.16b, v22.16b, v18.16b
    // round 6 (gift.dsl:33)
    eor v22.16b, v2.16b, v20.16b
    mov v23.16b, v12.16b
    bsl v23.16b, v20.16b, v22.16b
    eor v26.16b, v3.16b, v23.16b
    eor v27.16b, v3.16b, v12.16b
    bit v3.16b, v27.16b, v22.16b
    bit v2.16b, v22.16b, v12.16b
    bsl v2.16b, v12.16b, v27.16b
    bit v23.16b, v3.16b, v2.16b
    eor v22.16b, v4.16b, v21.16b
    mov v27.16b, v13.16b
    bsl v27.16b, v21.16b, v22.16b
    eor v31.16b, v6.16b, v27.16b
    eor v8.16b, v6.16b, v13.16b
    bit v6.16b, v8.16b, v22.16b
    bit v4.16b, v22.16b, v13.16b
    bsl v4.16b, v13.16b, v8.16b
    bit v27.16b, v6.16b, v4.16b
    eor v22.16b, v7.16b, v0.16b
    mov v8.16b, v9.16b
    bsl v8.16b, v0.16b, v22.16b
    eor v12.16b, v19.16b, v8.16b
    eor v13.16b, v19.16b, v9.16b
    bit v19.16b, v13.16b, v22.16b
    bit v7.16b, v22.16b, v9.16b
    bsl v7.16b, v9.16b, v13.16b
    bit v8.16b, v19.16b, v7.16b
    eor v22.16b, v16.16b, v17.16b
    mov v9.16b, v10.16b
    bsl v9.16b, v17.16b, v22.16b
    eor v13.16b, v18.16b, v9.16b
    eor v14.16b, v18.16b, v10.16b
    bit v18.16b, v14.16b, v22.16b
    bit v16.16b, v22.16b, v10.16b
    bsl v16.16b, v10.16b, v14.16b
    bit v9.16b, v18.16b, v16.16b
    ushr v22.4s, v26.4s, #16
    sli v22.4s, v31.4s, #16
    ushr v31.4s, v31.4s, #16
    sli v31.4s, v26.4s, #16
    ushr v26.4s, v12.4s, #16
    sli v26.4s, v13.4s, #16
    ushr v10.4s, v13.4s, #16
    sli v10.4s, v12.4s, #16
    mvn v27.16b, v27.16b
    ushr v12.4s, v27.4s, #16
    mvn v23.16b, v23.16b
    sli v12.4s, v23.4s, #16
    ushr v23.4s, v23.4s, #16
    sli v23.4s, v27.4s, #16
    mvn v27.16b, v9.16b
    ushr v9.4s, v27.4s, #16
    mvn v8.16b, v8.16b
    sli v9.4s, v8.4s, #16
    ushr v8.4s, v8.4s, #16
    sli v8.4s, v27.4s, #16
    ldr q27, [x3, #784]
    eor v21.16b, v27.16b, v21.16b
    eor v6.16b, v21.16b, v6.16b
    ldr q21, [x3, #800]
    eor v20.16b, v21.16b, v20.16b
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [x3, #816]
    eor v17.16b, v20.16b, v17.16b
    eor v17.16b, v17.16b, v18.16b
    ldr q18, [x3, #832]
    eor v0.16b, v18.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q18, [x3, #848]
    eor v18.16b, v18.16b, v12.16b
    ldr q19, [x3, #864]
    eor v19.16b, v19.16b, v23.16b
    ldr q20, [x3, #880]
    eor v20.16b, v20.16b, v9.16b
    ldr q21, [x3, #896]
    eor v21.16b, v21.16b, v8.16b
    ldr q23, [x3, #912]
    eor v2.16b, v23.16b, v2.16b
    eor v4.16b, v24.16b, v4.16b
    ldr q23, [x3, #928]
    eor v7.16b, v23.16b, v7.16b
    // round 7 (gift.dsl:33)
    eor v23.16b, v6.16b, v18.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v18.16b, v23.16b
    eor v8.16b, v2.16b, v27.16b
    eor v9.16b, v2.16b, v22.16b
    bit v2.16b, v9.16b, v23.16b
    eor v18.16b, v18.16b, v2.16b
    bit v6.16b, v23.16b, v22.16b
    bsl v6.16b, v22.16b, v9.16b
    bit v27.16b, v2.16b, v6.16b
    eor v2.16b, v3.16b, v19.16b
    mov v22.16b, v31.16b
    bsl v22.16b, v19.16b, v2.16b
    eor v23.16b, v4.16b, v22.16b
    eor v9.16b, v4.16b, v31.16b
    bit v4.16b, v9.16b, v2.16b
    eor v19.16b, v19.16b, v4.16b
    bit v3.16b, v2.16b, v31.16b
    bsl v3.16b, v31.16b, v9.16b
    bit v22.16b, v4.16b, v3.16b
    eor v2.16b, v17.16b, v20.16b
    mov v4.16b, v26.16b
    bsl v4.16b, v20.16b, v2.16b
    eor v31.16b, v7.16b, v4.16b
    eor v9.16b, v7.16b, v26.16b
    bit v7.16b, v9.16b, v2.16b
    eor v20.16b, v20.16b, v7.16b
    bit v17.16b, v2.16b, v26.16b
    bsl v17.16b, v26.16b, v9.16b
    bit v4.16b, v7.16b, v17.16b
    eor v2.16b, v0.16b, v21.16b
    mov v7.16b, v10.16b
    bsl v7.16b, v21.16b, v2.16b
    eor v26.16b, v16.16b, v7.16b
    eor v9.16b, v16.16b, v10.16b
    bit v16.16b, v9.16b, v2.16b
    eor v21.16b, v21.16b, v16.16b
    bit v0.16b, v2.16b, v10.16b
    bsl v0.16b, v10.16b, v9.16b
    bit v7.16b, v16.16b, v0.16b
    ext v2.16b, v8.16b, v8.16b, #12
    ext v16.16b, v23.16b, v23.16b, #12
    ext v23.16b, v31.16b, v31.16b, #12
    ext v26.16b, v26.16b, v26.16b, #12
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v27.16b, v27.16b, v27.16b, #4
    ext v22.16b, v22.16b, v22.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v7.16b, v7.16b, v7.16b, #4
    ldr q31, [x3, #944]
    eor v18.16b, v31.16b, v18.16b
    ldr q31, [x3, #960]
    eor v19.16b, v31.16b, v19.16b
    ldr q31, [x3, #976]
    eor v20.16b, v31.16b, v20.16b
    ldr q31, [x3, #992]
    eor v21.16b, v31.16b, v21.16b
    ldr q31, [x3, #1008]
    eor v27.16b, v31.16b, v27.16b
    ldr q31, [x3, #1024]
    eor v22.16b, v31.16b, v22.16b
    ldr q31, [x3, #1040]
    eor v4.16b, v31.16b, v4.16b
    ldr q31, [x3, #1056]
    eor v7.16b, v31.16b, v7.16b
    eor v6.16b, v24.16b, v6.16b
    ldr q31, [x3, #1072]
    eor v3.16b, v31.16b, v3.16b
    ldr q8, [x3, #1088]
    eor v17.16b, v8.16b, v17.16b
    eor v0.16b, v28.16b, v0.16b
    // round 8 (gift.dsl:33)
    eor v9.16b, v18.16b, v27.16b
    mov v10.16b, v2.16b
    bsl v10.16b, v27.16b, v9.16b
    eor v12.16b, v6.16b, v10.16b
    eor v13.16b, v2.16b, v6.16b
    bit v6.16b, v13.16b, v9.16b
    eor v27.16b, v27.16b, v6.16b
    bit v18.16b, v9.16b, v2.16b
    bsl v18.16b, v2.16b, v13.16b
    bit v10.16b, v6.16b, v18.16b
    eor v2.16b, v19.16b, v22.16b
    mov v6.16b, v16.16b
    bsl v6.16b, v22.16b, v2.16b
    eor v9.16b, v3.16b, v6.16b
    eor v13.16b, v16.16b, v3.16b
    bit v3.16b, v13.16b, v2.16b
    eor v22.16b, v22.16b, v3.16b
    bit v19.16b, v2.16b, v16.16b
    bsl v19.16b, v16.16b, v13.16b
    bit v6.16b, v3.16b, v19.16b
    eor v2.16b, v20.16b, v4.16b
    mov v3.16b, v23.16b
    bsl v3.16b, v4.16b, v2.16b
    eor v16.16b, v17.16b, v3.16b
    eor v13.16b, v23.16b, v17.16b
    bit v17.16b, v13.16b, v2.16b
    eor v4.16b, v4.16b, v17.16b
    bit v20.16b, v2.16b, v23.16b
    bsl v20.16b, v23.16b, v13.16b
    bit v3.16b, v17.16b, v20.16b
    eor v2.16b, v21.16b, v7.16b
    mov v17.16b, v26.16b
    bsl v17.16b, v7.16b, v2.16b
    eor v23.16b, v0.16b, v17.16b
    eor v13.16b, v26.16b, v0.16b
    bit v0.16b, v13.16b, v2.16b
    eor v7.16b, v7.16b, v0.16b
    bit v21.16b, v2.16b, v26.16b
    bsl v21.16b, v26.16b, v13.16b
    bit v17.16b, v0.16b, v21.16b
    rev32 v0.8h, v16.8h
    rev32 v2.8h, v23.8h
    rev32 v16.8h, v27.8h
    rev32 v22.8h, v22.8h
    rev32 v4.8h, v4.8h
    rev32 v7.8h, v7.8h
    rev32 v23.8h, v10.8h
    rev32 v6.8h, v6.8h
    ldr q26, [x3, #1104]
    eor v16.16b, v26.16b, v16.16b
    ldr q26, [x3, #1120]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1136]
    eor v4.16b, v26.16b, v4.16b
    ldr q26, [x3, #1152]
    eor v7.16b, v26.16b, v7.16b
    ldr q26, [x3, #1168]
    eor v3.16b, v26.16b, v3.16b
    ldr q26, [x3, #1184]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #1200]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #1216]
    eor v6.16b, v26.16b, v6.16b
    ldr q26, [x3, #1232]
    eor v18.16b, v26.16b, v18.16b
    ldr q27, [x3, #1248]
    eor v19.16b, v27.16b, v19.16b
    eor v21.16b, v25.16b, v21.16b
    // round 9 (gift.dsl:33)
    eor v27.16b, v16.16b, v3.16b
    mov v10.16b, v0.16b
    bsl v10.16b, v3.16b, v27.16b
    eor v13.16b, v18.16b, v10.16b
    eor v14.16b, v0.16b, v18.16b
    bit v18.16b, v14.16b, v27.16b
    eor v3.16b, v3.16b, v18.16b
    bit v16.16b, v27.16b, v0.16b
    bsl v16.16b, v0.16b, v14.16b
    bit v10.16b, v18.16b, v16.16b
    eor v0.16b, v22.16b, v17.16b
    mov v18.16b, v2.16b
    bsl v18.16b, v17.16b, v0.16b
    eor v27.16b, v19.16b, v18.16b
    eor v14.16b, v2.16b, v19.16b
    bit v19.16b, v14.16b, v0.16b
    eor v17.16b, v17.16b, v19.16b
    bit v22.16b, v0.16b, v2.16b
    bsl v22.16b, v2.16b, v14.16b
    bit v18.16b, v19.16b, v22.16b
    eor v0.16b, v4.16b, v23.16b
    mov v2.16b, v12.16b
    bsl v2.16b, v23.16b, v0.16b
    eor v19.16b, v20.16b, v2.16b
    eor v14.16b, v12.16b, v20.16b
    bit v20.16b, v14.16b, v0.16b
    eor v23.16b, v23.16b, v20.16b
    bit v4.16b, v0.16b, v12.16b
    bsl v4.16b, v12.16b, v14.16b
    bit v2.16b, v20.16b, v4.16b
    eor v0.16b, v7.16b, v6.16b
    mov v20.16b, v9.16b
    bsl v20.16b, v6.16b, v0.16b
    eor v12.16b, v21.16b, v20.16b
    eor v14.16b, v9.16b, v21.16b
    bit v21.16b, v14.16b, v0.16b
    eor v6.16b, v6.16b, v21.16b
    bit v7.16b, v0.16b, v9.16b
    bsl v7.16b, v9.16b, v14.16b
    bit v20.16b, v21.16b, v7.16b
    rev64 v0.4s, v13.4s
    rev64 v19.4s, v19.4s
    rev64 v3.4s, v3.4s
    rev64 v17.4s, v17.4s
    rev64 v21.4s, v23.4s
    rev64 v6.4s, v6.4s
    rev64 v18.4s, v18.4s
    rev64 v20.4s, v20.4s
    ldr q23, [x3, #1264]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #1280]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1296]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #1312]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #1328]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #1344]
    eor v23.16b, v23.16b, v10.16b
    ldr q9, [x3, #1360]
    eor v20.16b, v9.16b, v20.16b
    ldr q9, [x3, #1376]
    eor v2.16b, v9.16b, v2.16b
    ldr q9, [x3, #1392]
    eor v22.16b, v9.16b, v22.16b
    eor v4.16b, v30.16b, v4.16b
    ldr q9, [x3, #1408]
    eor v7.16b, v9.16b, v7.16b
    // round 10 (gift.dsl:33)
    eor v9.16b, v3.16b, v18.16b
    mov v10.16b, v27.16b
    bsl v10.16b, v18.16b, v9.16b
    eor v13.16b, v16.16b, v10.16b
    eor v14.16b, v27.16b, v16.16b
    bit v16.16b, v14.16b, v9.16b
    bit v3.16b, v9.16b, v27.16b
    bsl v3.16b, v27.16b, v14.16b
    bit v10.16b, v16.16b, v3.16b
    eor v27.16b, v17.16b, v23.16b
    mov v9.16b, v0.16b
    bsl v9.16b, v23.16b, v27.16b
    eor v14.16b, v22.16b, v9.16b
    eor v15.16b, v0.16b, v22.16b
    bit v22.16b, v15.16b, v27.16b
    bit v17.16b, v27.16b, v0.16b
    bsl v17.16b, v0.16b, v15.16b
    bit v9.16b, v22.16b, v17.16b
    eor v0.16b, v21.16b, v20.16b
    mov v27.16b, v12.16b
    bsl v27.16b, v20.16b, v0.16b
    eor v15.16b, v4.16b, v27.16b
    eor v5.16b, v12.16b, v4.16b
    bit v4.16b, v5.16b, v0.16b
    bit v21.16b, v0.16b, v12.16b
    bsl v21.16b, v12.16b, v5.16b
    bit v27.16b, v4.16b, v21.16b
    eor v0.16b, v6.16b, v2.16b
    mov v5.16b, v19.16b
    bsl v5.16b, v2.16b, v0.16b
    eor v12.16b, v7.16b, v5.16b
    eor v1.16b, v19.16b, v7.16b
    bit v7.16b, v1.16b, v0.16b
    bit v6.16b, v0.16b, v19.16b
    bsl v6.16b, v19.16b, v1.16b
    bit v5.16b, v7.16b, v6.16b
    ext v0.16b, v13.16b, v13.16b, #8
    ext v1.16b, v14.16b, v14.16b, #8
    ext v19.16b, v15.16b, v15.16b, #8
    ext v12.16b, v12.16b, v12.16b, #8
    mov v13.16b, v11.16b
    bsl v13.16b, v19.16b, v0.16b
    mov v14.16b, v11.16b
    bsl v14.16b, v12.16b, v1.16b
    bit v19.16b, v0.16b, v11.16b
    bit v12.16b, v1.16b, v11.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v1.16b, v9.16b, v9.16b, #8
    ext v27.16b, v27.16b, v27.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    mov v9.16b, v11.16b
    bsl v9.16b, v0.16b, v27.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v1.16b, v5.16b
    bit v0.16b, v27.16b, v11.16b
    bit v1.16b, v5.16b, v11.16b
    ldr q5, [x3, #1424]
    eor v5.16b, v5.16b, v20.16b
    eor v4.16b, v5.16b, v4.16b
    ldr q5, [x3, #1440]
    eor v2.16b, v5.16b, v2.16b
    eor v2.16b, v2.16b, v7.16b
    ldr q5, [x3, #1456]
    eor v5.16b, v5.16b, v18.16b
    eor v5.16b, v5.16b, v16.16b
    ldr q7, [x3, #1472]
    eor v7.16b, v7.16b, v23.16b
    eor v7.16b, v7.16b, v22.16b
    ldr q16, [x3, #1488]
    eor v16.16b, v16.16b, v9.16b
    ldr q18, [x3, #1504]
    eor v18.16b, v18.16b, v10.16b
    ldr q20, [x3, #1520]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #1536]
    eor v1.16b, v20.16b, v1.16b
    eor v3.16b, v28.16b, v3.16b
    ldr q20, [x3, #752]
    eor v20.16b, v20.16b, v21.16b
    ldr q21, [x3, #1552]
    eor v6.16b, v21.16b, v6.16b
    // round 11 (gift.dsl:33)
    eor v21.16b, v4.16b, v16.16b
    mov v22.16b, v13.16b
    bsl v22.16b, v16.16b, v21.16b
    eor v23.16b, v3.16b, v22.16b
    eor v27.16b, v3.16b, v13.16b
    bit v3.16b, v27.16b, v21.16b
    bit v4.16b, v21.16b, v13.16b
    bsl v4.16b, v13.16b, v27.16b
    bit v22.16b, v3.16b, v4.16b
    eor v21.16b, v2.16b, v18.16b
    mov v27.16b, v14.16b
    bsl v27.16b, v18.16b, v21.16b
    eor v9.16b, v17.16b, v27.16b
    eor v10.16b, v17.16b, v14.16b
    bit v17.16b, v10.16b, v21.16b
    bit v2.16b, v21.16b, v14.16b
    bsl v2.16b, v14.16b, v10.16b
    bit v27.16b, v17.16b, v2.16b
    eor v21.16b, v5.16b, v0.16b
    mov v10.16b, v19.16b
    bsl v10.16b, v0.16b, v21.16b
    eor v13.16b, v20.16b, v10.16b
    eor v14.16b, v20.16b, v19.16b
    bit v20.16b, v14.16b, v21.16b
    bit v5.16b, v21.16b, v19.16b
    bsl v5.16b, v19.16b, v14.16b
    bit v10.16b, v20.16b, v5.16b
    eor v19.16b, v7.16b, v1.16b
    mov v21.16b, v12.16b
    bsl v21.16b, v1.16b, v19.16b
    eor v14.16b, v6.16b, v21.16b
    eor v15.16b, v6.16b, v12.16b
    bit v6.16b, v15.16b, v19.16b
    bit v7.16b, v19.16b, v12.16b
    bsl v7.16b, v12.16b, v15.16b
    bit v21.16b, v6.16b, v7.16b
    ushr v19.4s, v23.4s, #16
    sli v19.4s, v9.4s, #16
    ushr v9.4s, v9.4s, #16
    sli v9.4s, v23.4s, #16
    ushr v23.4s, v13.4s, #16
    sli v23.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v27.16b, v27.16b
    ushr v13.4s, v27.4s, #16
    mvn v22.16b, v22.16b
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v27.4s, #16
    mvn v21.16b, v21.16b
    ushr v27.4s, v21.4s, #16
    mvn v10.16b, v10.16b
    sli v27.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v21.4s, #16
    ldr q21, [x3, #1568]
    eor v18.16b, v21.16b, v18.16b
    eor v17.16b, v18.16b, v17.16b
    ldr q18, [x3, #1584]
    eor v16.16b, v18.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #1600]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #1616]
    eor v0.16b, v6.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q6, [x3, #1632]
    eor v6.16b, v6.16b, v13.16b
    ldr q16, [x3, #1648]
    eor v16.16b, v16.16b, v22.16b
    ldr q18, [x3, #1664]
    eor v18.16b, v18.16b, v27.16b
    ldr q20, [x3, #1680]
    eor v20.16b, v20.16b, v10.16b
    eor v4.16b, v25.16b, v4.16b
    eor v2.16b, v24.16b, v2.16b
    ldr q21, [x3, #928]
    eor v5.16b, v21.16b, v5.16b
    // round 12 (gift.dsl:33)
    eor v21.16b, v17.16b, v6.16b
    mov v22.16b, v19.16b
    bsl v22.16b, v6.16b, v21.16b
    eor v27.16b, v4.16b, v22.16b
    eor v10.16b, v4.16b, v19.16b
    bit v4.16b, v10.16b, v21.16b
    eor v6.16b, v6.16b, v4.16b
    bit v17.16b, v21.16b, v19.16b
    bsl v17.16b, v19.16b, v10.16b
    bit v22.16b, v4.16b, v17.16b
    eor v4.16b, v3.16b, v16.16b
    mov v19.16b, v9.16b
    bsl v19.16b, v16.16b, v4.16b
    eor v21.16b, v2.16b, v19.16b
    eor v10.16b, v2.16b, v9.16b
    bit v2.16b, v10.16b, v4.16b
    eor v16.16b, v16.16b, v2.16b
    bit v3.16b, v4.16b, v9.16b
    bsl v3.16b, v9.16b, v10.16b
    bit v19.16b, v2.16b, v3.16b
    eor v2.16b, v1.16b, v18.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v18.16b, v2.16b
    eor v9.16b, v5.16b, v4.16b
    eor v10.16b, v5.16b, v23.16b
    bit v5.16b, v10.16b, v2.16b
    eor v18.16b, v18.16b, v5.16b
    bit v1.16b, v2.16b, v23.16b
    bsl v1.16b, v23.16b, v10.16b
    bit v4.16b, v5.16b, v1.16b
    eor v2.16b, v0.16b, v20.16b
    mov v5.16b, v12.16b
    bsl v5.16b, v20.16b, v2.16b
    eor v23.16b, v7.16b, v5.16b
    eor v10.16b, v7.16b, v12.16b
    bit v7.16b, v10.16b, v2.16b
    eor v20.16b, v20.16b, v7.16b
    bit v0.16b, v2.16b, v12.16b
    bsl v0.16b, v12.16b, v10.16b
    bit v5.16b, v7.16b, v0.16b
    ext v2.16b, v27.16b, v27.16b, #12
    ext v7.16b, v21.16b, v21.16b, #12
    ext v21.16b, v9.16b, v9.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v6.16b, v6.16b, v6.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v22.16b, v22.16b, v22.16b, #4
    ext v19.16b, v19.16b, v19.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q27, [x3, #1696]
    eor v6.16b, v27.16b, v6.16b
    ldr q27, [x3, #1712]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #1728]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #1744]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #1760]
    eor v22.16b, v27.16b, v22.16b
    ldr q27, [x3, #1776]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #1792]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #1808]
    eor v5.16b, v27.16b, v5.16b
    eor v17.16b, v24.16b, v17.16b
    eor v3.16b, v31.16b, v3.16b
    eor v1.16b, v24.16b, v1.16b
    eor v0.16b, v28.16b, v0.16b
    // round 13 (gift.dsl:33)
    eor v27.16b, v6.16b, v22.16b
    mov v9.16b, v2.16b
    bsl v9.16b, v22.16b, v27.16b
    eor v10.16b, v17.16b, v9.16b
    eor v12.16b, v2.16b, v17.16b
    bit v17.16b, v12.16b, v27.16b
    eor v22.16b, v22.16b, v17.16b
    bit v6.16b, v27.16b, v2.16b
    bsl v6.16b, v2.16b, v12.16b
    bit v9.16b, v17.16b, v6.16b
    eor v2.16b, v16.16b, v19.16b
    mov v17.16b, v7.16b
    bsl v17.16b, v19.16b, v2.16b
    eor v27.16b, v3.16b, v17.16b
    eor v12.16b, v7.16b, v3.16b
    bit v3.16b, v12.16b, v2.16b
    eor v19.16b, v19.16b, v3.16b
    bit v16.16b, v2.16b, v7.16b
    bsl v16.16b, v7.16b, v12.16b
    bit v17.16b, v3.16b, v16.16b
    eor v2.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v2.16b
    eor v7.16b, v1.16b, v3.16b
    eor v12.16b, v21.16b, v1.16b
    bit v1.16b, v12.16b, v2.16b
    eor v4.16b, v4.16b, v1.16b
    bit v18.16b, v2.16b, v21.16b
    bsl v18.16b, v21.16b, v12.16b
    bit v3.16b, v1.16b, v18.16b
    eor v1.16b, v20.16b, v5.16b
    mov v2.16b, v23.16b
    bsl v2.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v2.16b
    eor v12.16b, v23.16b, v0.16b
    bit v0.16b, v12.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v12.16b
    bit v2.16b, v0.16b, v20.16b
    rev32 v0.8h, v7.8h
    rev32 v1.8h, v21.8h
    rev32 v7.8h, v22.8h
    rev32 v19.8h, v19.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v9.8h
    rev32 v17.8h, v17.8h
    ldr q22, [x3, #1824]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #1840]
    eor v19.16b, v22.16b, v19.16b
    ldr q22, [x3, #1856]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #1872]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #1888]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #1904]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #1920]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #1936]
    eor v17.16b, v22.16b, v17.16b
    eor v6.16b, v26.16b, v6.16b
    ldr q22, [x3, #1952]
    eor v16.16b, v22.16b, v16.16b
    eor v20.16b, v25.16b, v20.16b
    // round 14 (gift.dsl:33)
    eor v22.16b, v7.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v9.16b, v6.16b, v23.16b
    eor v12.16b, v0.16b, v6.16b
    bit v6.16b, v12.16b, v22.16b
    eor v3.16b, v3.16b, v6.16b
    bit v7.16b, v22.16b, v0.16b
    bsl v7.16b, v0.16b, v12.16b
    bit v23.16b, v6.16b, v7.16b
    eor v0.16b, v19.16b, v2.16b
    mov v6.16b, v1.16b
    bsl v6.16b, v2.16b, v0.16b
    eor v22.16b, v16.16b, v6.16b
    eor v12.16b, v1.16b, v16.16b
    bit v16.16b, v12.16b, v0.16b
    eor v2.16b, v2.16b, v16.16b
    bit v19.16b, v0.16b, v1.16b
    bsl v19.16b, v1.16b, v12.16b
    bit v6.16b, v16.16b, v19.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v10.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v16.16b, v18.16b, v1.16b
    eor v12.16b, v10.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v10.16b
    bsl v4.16b, v10.16b, v12.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v17.16b
    mov v18.16b, v27.16b
    bsl v18.16b, v17.16b, v0.16b
    eor v10.16b, v20.16b, v18.16b
    eor v12.16b, v27.16b, v20.16b
    bit v20.16b, v12.16b, v0.16b
    eor v17.16b, v17.16b, v20.16b
    bit v5.16b, v0.16b, v27.16b
    bsl v5.16b, v27.16b, v12.16b
    bit v18.16b, v20.16b, v5.16b
    rev64 v0.4s, v9.4s
    rev64 v16.4s, v16.4s
    rev64 v3.4s, v3.4s
    rev64 v2.4s, v2.4s
    rev64 v20.4s, v21.4s
    rev64 v17.4s, v17.4s
    rev64 v6.4s, v6.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #1968]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #1984]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #2000]
    eor v20.16b, v21.16b, v20.16b
    ldr q21, [x3, #2016]
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #2032]
    eor v6.16b, v21.16b, v6.16b
    ldr q21, [x3, #2048]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #2064]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #2080]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #1392]
    eor v19.16b, v23.16b, v19.16b
    eor v4.16b, v30.16b, v4.16b
    // round 15 (gift.dsl:33)
    eor v23.16b, v3.16b, v6.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v6.16b, v23.16b
    eor v9.16b, v7.16b, v27.16b
    eor v12.16b, v22.16b, v7.16b
    bit v7.16b, v12.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v12.16b
    bit v27.16b, v7.16b, v3.16b
    eor v22.16b, v2.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v12.16b, v19.16b, v23.16b
    eor v13.16b, v0.16b, v19.16b
    bit v19.16b, v13.16b, v22.16b
    bit v2.16b, v22.16b, v0.16b
    bsl v2.16b, v0.16b, v13.16b
    bit v23.16b, v19.16b, v2.16b
    eor v0.16b, v20.16b, v18.16b
    mov v22.16b, v10.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v13.16b, v4.16b, v22.16b
    eor v14.16b, v10.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v20.16b, v0.16b, v10.16b
    bsl v20.16b, v10.16b, v14.16b
    bit v22.16b, v4.16b, v20.16b
    eor v0.16b, v17.16b, v1.16b
    mov v10.16b, v16.16b
    bsl v10.16b, v1.16b, v0.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v5.16b, v16.16b
    bit v5.16b, v15.16b, v0.16b
    bit v17.16b, v0.16b, v16.16b
    bsl v17.16b, v16.16b, v15.16b
    bit v10.16b, v5.16b, v17.16b
    ext v0.16b, v9.16b, v9.16b, #8
    ext v16.16b, v12.16b, v12.16b, #8
    ext v9.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v11.16b
    bsl v13.16b, v9.16b, v0.16b
    mov v14.16b, v11.16b
    bsl v14.16b, v12.16b, v16.16b
    bit v9.16b, v0.16b, v11.16b
    bit v12.16b, v16.16b, v11.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v16.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v23.16b, v10.16b, v10.16b, #8
    mov v27.16b, v11.16b
    bsl v27.16b, v0.16b, v22.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v16.16b, v23.16b
    bit v0.16b, v22.16b, v11.16b
    bit v16.16b, v23.16b, v11.16b
    ldr q22, [x3, #2096]
    eor v18.16b, v22.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #2112]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #2128]
    eor v5.16b, v5.16b, v6.16b
    eor v5.16b, v5.16b, v7.16b
    ldr q6, [x3, #2144]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v19.16b
    ldr q7, [x3, #2160]
    eor v7.16b, v7.16b, v27.16b
    ldr q18, [x3, #2176]
    eor v18.16b, v18.16b, v10.16b
    ldr q19, [x3, #2192]
    eor v0.16b, v19.16b, v0.16b
    ldr q19, [x3, #2208]
    eor v16.16b, v19.16b, v16.16b
    eor v3.16b, v28.16b, v3.16b
    eor v19.16b, v29.16b, v20.16b
    ldr q20, [x3, #1552]
    eor v17.16b, v20.16b, v17.16b
    // round 16 (gift.dsl:33)
    eor v20.16b, v4.16b, v7.16b
    mov v21.16b, v13.16b
    bsl v21.16b, v7.16b, v20.16b
    eor v22.16b, v3.16b, v21.16b
    eor v23.16b, v3.16b, v13.16b
    bit v3.16b, v23.16b, v20.16b
    bit v4.16b, v20.16b, v13.16b
    bsl v4.16b, v13.16b, v23.16b
    bit v21.16b, v3.16b, v4.16b
    eor v20.16b, v1.16b, v18.16b
    mov v23.16b, v14.16b
    bsl v23.16b, v18.16b, v20.16b
    eor v27.16b, v2.16b, v23.16b
    eor v10.16b, v2.16b, v14.16b
    bit v2.16b, v10.16b, v20.16b
    bit v1.16b, v20.16b, v14.16b
    bsl v1.16b, v14.16b, v10.16b
    bit v23.16b, v2.16b, v1.16b
    eor v20.16b, v5.16b, v0.16b
    mov v10.16b, v9.16b
    bsl v10.16b, v0.16b, v20.16b
    eor v13.16b, v19.16b, v10.16b
    eor v14.16b, v19.16b, v9.16b
    bit v19.16b, v14.16b, v20.16b
    bit v5.16b, v20.16b, v9.16b
    bsl v5.16b, v9.16b, v14.16b
    bit v10.16b, v19.16b, v5.16b
    eor v20.16b, v6.16b, v16.16b
    mov v9.16b, v12.16b
    bsl v9.16b, v16.16b, v20.16b
    eor v14.16b, v17.16b, v9.16b
    eor v15.16b, v17.16b, v12.16b
    bit v17.16b, v15.16b, v20.16b
    bit v6.16b, v20.16b, v12.16b
    bsl v6.16b, v12.16b, v15.16b
    bit v9.16b, v17.16b, v6.16b
    ushr v20.4s, v22.4s, #16
    sli v20.4s, v27.4s, #16
    ushr v27.4s, v27.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v13.4s, #16
    sli v22.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v23.16b, v23.16b
    ushr v13.4s, v23.4s, #16
    mvn v21.16b, v21.16b
    sli v13.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v23.4s, #16
    mvn v23.16b, v9.16b
    ushr v9.4s, v23.4s, #16
    mvn v10.16b, v10.16b
    sli v9.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v23.4s, #16
    ldr q23, [x3, #2224]
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [x3, #2240]
    eor v7.16b, v18.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #2256]
    eor v7.16b, v7.16b, v16.16b
    eor v7.16b, v7.16b, v17.16b
    ldr q16, [x3, #2272]
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q16, [x3, #2288]
    eor v16.16b, v16.16b, v13.16b
    ldr q17, [x3, #2304]
    eor v17.16b, v17.16b, v21.16b
    ldr q18, [x3, #2320]
    eor v18.16b, v18.16b, v9.16b
    ldr q19, [x3, #2336]
    eor v19.16b, v19.16b, v10.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q21, [x3, #928]
    eor v5.16b, v21.16b, v5.16b
    // round 17 (gift.dsl:33)
    eor v21.16b, v2.16b, v16.16b
    mov v23.16b, v20.16b
    bsl v23.16b, v16.16b, v21.16b
    eor v9.16b, v4.16b, v23.16b
    eor v10.16b, v4.16b, v20.16b
    bit v4.16b, v10.16b, v21.16b
    eor v16.16b, v16.16b, v4.16b
    bit v2.16b, v21.16b, v20.16b
    bsl v2.16b, v20.16b, v10.16b
    bit v23.16b, v4.16b, v2.16b
    eor v4.16b, v3.16b, v17.16b
    mov v20.16b, v27.16b
    bsl v20.16b, v17.16b, v4.16b
    eor v21.16b, v1.16b, v20.16b
    eor v10.16b, v1.16b, v27.16b
    bit v1.16b, v10.16b, v4.16b
    eor v17.16b, v17.16b, v1.16b
    bit v3.16b, v4.16b, v27.16b
    bsl v3.16b, v27.16b, v10.16b
    bit v20.16b, v1.16b, v3.16b
    eor v1.16b, v7.16b, v18.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v18.16b, v1.16b
    eor v27.16b, v5.16b, v4.16b
    eor v10.16b, v5.16b, v22.16b
    bit v5.16b, v10.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    bit v7.16b, v1.16b, v22.16b
    bsl v7.16b, v22.16b, v10.16b
    bit v4.16b, v5.16b, v7.16b
    eor v1.16b, v0.16b, v19.16b
    mov v5.16b, v12.16b
    bsl v5.16b, v19.16b, v1.16b
    eor v22.16b, v6.16b, v5.16b
    eor v10.16b, v6.16b, v12.16b
    bit v6.16b, v10.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v10.16b
    bit v5.16b, v6.16b, v0.16b
    ext v1.16b, v9.16b, v9.16b, #12
    ext v6.16b, v21.16b, v21.16b, #12
    ext v21.16b, v27.16b, v27.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q27, [x3, #2352]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #2368]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #2384]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #2400]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #2416]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #2432]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #2448]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #2464]
    eor v5.16b, v27.16b, v5.16b
    eor v2.16b, v24.16b, v2.16b
    eor v3.16b, v29.16b, v3.16b
    eor v7.16b, v8.16b, v7.16b
    eor v0.16b, v28.16b, v0.16b
    // round 18 (gift.dsl:33)
    eor v27.16b, v16.16b, v23.16b
    mov v9.16b, v1.16b
    bsl v9.16b, v23.16b, v27.16b
    eor v10.16b, v2.16b, v9.16b
    eor v12.16b, v1.16b, v2.16b
    bit v2.16b, v12.16b, v27.16b
    eor v23.16b, v23.16b, v2.16b
    bit v16.16b, v27.16b, v1.16b
    bsl v16.16b, v1.16b, v12.16b
    bit v9.16b, v2.16b, v16.16b
    eor v1.16b, v17.16b, v20.16b
    mov v2.16b, v6.16b
    bsl v2.16b, v20.16b, v1.16b
    eor v27.16b, v3.16b, v2.16b
    eor v12.16b, v6.16b, v3.16b
    bit v3.16b, v12.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    bit v17.16b, v1.16b, v6.16b
    bsl v17.16b, v6.16b, v12.16b
    bit v2.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v1.16b
    eor v6.16b, v7.16b, v3.16b
    eor v12.16b, v21.16b, v7.16b
    bit v7.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v7.16b
    bit v18.16b, v1.16b, v21.16b
    bsl v18.16b, v21.16b, v12.16b
    bit v3.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v5.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v7.16b
    eor v12.16b, v22.16b, v0.16b
    bit v0.16b, v12.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v7.16b, v0.16b, v19.16b
    rev32 v0.8h, v6.8h
    rev32 v1.8h, v21.8h
    rev32 v6.8h, v23.8h
    rev32 v20.8h, v20.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v9.8h
    rev32 v2.8h, v2.8h
    ldr q22, [x3, #2480]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #2496]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #2512]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #2528]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #2544]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #2560]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #2576]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #2592]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #2608]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #1248]
    eor v17.16b, v22.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 19 (gift.dsl:33)
    eor v22.16b, v6.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v9.16b, v16.16b, v23.16b
    eor v12.16b, v0.16b, v16.16b
    bit v16.16b, v12.16b, v22.16b
    eor v3.16b, v3.16b, v16.16b
    bit v6.16b, v22.16b, v0.16b
    bsl v6.16b, v0.16b, v12.16b
    bit v23.16b, v16.16b, v6.16b
    eor v0.16b, v20.16b, v7.16b
    mov v16.16b, v1.16b
    bsl v16.16b, v7.16b, v0.16b
    eor v22.16b, v17.16b, v16.16b
    eor v12.16b, v1.16b, v17.16b
    bit v17.16b, v12.16b, v0.16b
    eor v7.16b, v7.16b, v17.16b
    bit v20.16b, v0.16b, v1.16b
    bsl v20.16b, v1.16b, v12.16b
    bit v16.16b, v17.16b, v20.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v10.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    eor v12.16b, v10.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v10.16b
    bsl v4.16b, v10.16b, v12.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v2.16b
    mov v18.16b, v27.16b
    bsl v18.16b, v2.16b, v0.16b
    eor v10.16b, v19.16b, v18.16b
    eor v12.16b, v27.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v2.16b, v2.16b, v19.16b
    bit v5.16b, v0.16b, v27.16b
    bsl v5.16b, v27.16b, v12.16b
    bit v18.16b, v19.16b, v5.16b
    rev64 v0.4s, v9.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v7.4s, v7.4s
    rev64 v19.4s, v21.4s
    rev64 v2.4s, v2.4s
    rev64 v16.4s, v16.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #2624]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #2640]
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [x3, #2656]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #2672]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #2688]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #2704]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #2720]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #2736]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #2752]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    ldr q23, [x3, #1408]
    eor v5.16b, v23.16b, v5.16b
    // round 20 (gift.dsl:33)
    eor v23.16b, v3.16b, v16.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v16.16b, v23.16b
    eor v9.16b, v6.16b, v27.16b
    eor v12.16b, v22.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v12.16b
    bit v27.16b, v6.16b, v3.16b
    eor v22.16b, v7.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v12.16b, v20.16b, v23.16b
    eor v13.16b, v0.16b, v20.16b
    bit v20.16b, v13.16b, v22.16b
    bit v7.16b, v22.16b, v0.16b
    bsl v7.16b, v0.16b, v13.16b
    bit v23.16b, v20.16b, v7.16b
    eor v0.16b, v19.16b, v18.16b
    mov v22.16b, v10.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v13.16b, v4.16b, v22.16b
    eor v14.16b, v10.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v19.16b, v0.16b, v10.16b
    bsl v19.16b, v10.16b, v14.16b
    bit v22.16b, v4.16b, v19.16b
    eor v0.16b, v2.16b, v1.16b
    mov v10.16b, v17.16b
    bsl v10.16b, v1.16b, v0.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v17.16b, v5.16b
    bit v5.16b, v15.16b, v0.16b
    bit v2.16b, v0.16b, v17.16b
    bsl v2.16b, v17.16b, v15.16b
    bit v10.16b, v5.16b, v2.16b
    ext v0.16b, v9.16b, v9.16b, #8
    ext v17.16b, v12.16b, v12.16b, #8
    ext v9.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v11.16b
    bsl v13.16b, v9.16b, v0.16b
    mov v14.16b, v11.16b
    bsl v14.16b, v12.16b, v17.16b
    bit v9.16b, v0.16b, v11.16b
    bit v12.16b, v17.16b, v11.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v17.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v23.16b, v10.16b, v10.16b, #8
    mov v27.16b, v11.16b
    bsl v27.16b, v0.16b, v22.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v17.16b, v23.16b
    bit v0.16b, v22.16b, v11.16b
    bit v17.16b, v23.16b, v11.16b
    ldr q22, [x3, #2768]
    eor v18.16b, v22.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #2784]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #2800]
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #2816]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #2832]
    eor v16.16b, v16.16b, v27.16b
    ldr q18, [x3, #2848]
    eor v18.16b, v18.16b, v10.16b
    ldr q20, [x3, #2864]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #2880]
    eor v17.16b, v20.16b, v17.16b
    eor v3.16b, v28.16b, v3.16b
    eor v19.16b, v25.16b, v19.16b
    ldr q20, [x3, #1552]
    eor v2.16b, v20.16b, v2.16b
    // round 21 (gift.dsl:33)
    eor v20.16b, v4.16b, v16.16b
    mov v21.16b, v13.16b
    bsl v21.16b, v16.16b, v20.16b
    eor v22.16b, v3.16b, v21.16b
    eor v23.16b, v3.16b, v13.16b
    bit v3.16b, v23.16b, v20.16b
    bit v4.16b, v20.16b, v13.16b
    bsl v4.16b, v13.16b, v23.16b
    bit v21.16b, v3.16b, v4.16b
    eor v20.16b, v1.16b, v18.16b
    mov v23.16b, v14.16b
    bsl v23.16b, v18.16b, v20.16b
    eor v27.16b, v7.16b, v23.16b
    eor v10.16b, v7.16b, v14.16b
    bit v7.16b, v10.16b, v20.16b
    bit v1.16b, v20.16b, v14.16b
    bsl v1.16b, v14.16b, v10.16b
    bit v23.16b, v7.16b, v1.16b
    eor v20.16b, v5.16b, v0.16b
    mov v10.16b, v9.16b
    bsl v10.16b, v0.16b, v20.16b
    eor v13.16b, v19.16b, v10.16b
    eor v14.16b, v19.16b, v9.16b
    bit v19.16b, v14.16b, v20.16b
    bit v5.16b, v20.16b, v9.16b
    bsl v5.16b, v9.16b, v14.16b
    bit v10.16b, v19.16b, v5.16b
    eor v20.16b, v6.16b, v17.16b
    mov v9.16b, v12.16b
    bsl v9.16b, v17.16b, v20.16b
    eor v14.16b, v2.16b, v9.16b
    eor v15.16b, v2.16b, v12.16b
    bit v2.16b, v15.16b, v20.16b
    bit v6.16b, v20.16b, v12.16b
    bsl v6.16b, v12.16b, v15.16b
    bit v9.16b, v2.16b, v6.16b
    ushr v20.4s, v22.4s, #16
    sli v20.4s, v27.4s, #16
    ushr v27.4s, v27.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v13.4s, #16
    sli v22.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v23.16b, v23.16b
    ushr v13.4s, v23.4s, #16
    mvn v21.16b, v21.16b
    sli v13.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v23.4s, #16
    mvn v23.16b, v9.16b
    ushr v9.4s, v23.4s, #16
    mvn v10.16b, v10.16b
    sli v9.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v23.4s, #16
    ldr q23, [x3, #32]
    eor v18.16b, v23.16b, v18.16b
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [x3, #2896]
    eor v16.16b, v18.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #2912]
    eor v16.16b, v16.16b, v17.16b
    eor v2.16b, v16.16b, v2.16b
    ldr q16, [x3, #2928]
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q16, [x3, #96]
    eor v16.16b, v16.16b, v13.16b
    ldr q17, [x3, #2944]
    eor v17.16b, v17.16b, v21.16b
    ldr q18, [x3, #2960]
    eor v18.16b, v18.16b, v9.16b
    ldr q19, [x3, #2976]
    eor v19.16b, v19.16b, v10.16b
    eor v4.16b, v25.16b, v4.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q21, [x3, #2992]
    eor v5.16b, v21.16b, v5.16b
    // round 22 (gift.dsl:33)
    eor v21.16b, v7.16b, v16.16b
    mov v23.16b, v20.16b
    bsl v23.16b, v16.16b, v21.16b
    eor v9.16b, v4.16b, v23.16b
    eor v10.16b, v4.16b, v20.16b
    bit v4.16b, v10.16b, v21.16b
    eor v16.16b, v16.16b, v4.16b
    bit v7.16b, v21.16b, v20.16b
    bsl v7.16b, v20.16b, v10.16b
    bit v23.16b, v4.16b, v7.16b
    eor v4.16b, v3.16b, v17.16b
    mov v20.16b, v27.16b
    bsl v20.16b, v17.16b, v4.16b
    eor v21.16b, v1.16b, v20.16b
    eor v10.16b, v1.16b, v27.16b
    bit v1.16b, v10.16b, v4.16b
    eor v17.16b, v17.16b, v1.16b
    bit v3.16b, v4.16b, v27.16b
    bsl v3.16b, v27.16b, v10.16b
    bit v20.16b, v1.16b, v3.16b
    eor v1.16b, v2.16b, v18.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v18.16b, v1.16b
    eor v27.16b, v5.16b, v4.16b
    eor v10.16b, v5.16b, v22.16b
    bit v5.16b, v10.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    bit v2.16b, v1.16b, v22.16b
    bsl v2.16b, v22.16b, v10.16b
    bit v4.16b, v5.16b, v2.16b
    eor v1.16b, v0.16b, v19.16b
    mov v5.16b, v12.16b
    bsl v5.16b, v19.16b, v1.16b
    eor v22.16b, v6.16b, v5.16b
    eor v10.16b, v6.16b, v12.16b
    bit v6.16b, v10.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v10.16b
    bit v5.16b, v6.16b, v0.16b
    ext v1.16b, v9.16b, v9.16b, #12
    ext v6.16b, v21.16b, v21.16b, #12
    ext v21.16b, v27.16b, v27.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q27, [x3, #3008]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #3024]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #3040]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #3056]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #3072]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #3088]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #3104]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #3120]
    eor v5.16b, v27.16b, v5.16b
    eor v7.16b, v24.16b, v7.16b
    eor v3.16b, v31.16b, v3.16b
    eor v2.16b, v24.16b, v2.16b
    // round 23 (gift.dsl:33)
    eor v27.16b, v16.16b, v23.16b
    mov v9.16b, v1.16b
    bsl v9.16b, v23.16b, v27.16b
    eor v10.16b, v7.16b, v9.16b
    eor v12.16b, v1.16b, v7.16b
    bit v7.16b, v12.16b, v27.16b
    eor v23.16b, v23.16b, v7.16b
    bit v16.16b, v27.16b, v1.16b
    bsl v16.16b, v1.16b, v12.16b
    bit v9.16b, v7.16b, v16.16b
    eor v1.16b, v17.16b, v20.16b
    mov v7.16b, v6.16b
    bsl v7.16b, v20.16b, v1.16b
    eor v27.16b, v3.16b, v7.16b
    eor v12.16b, v6.16b, v3.16b
    bit v3.16b, v12.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    bit v17.16b, v1.16b, v6.16b
    bsl v17.16b, v6.16b, v12.16b
    bit v7.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v1.16b
    eor v6.16b, v2.16b, v3.16b
    eor v12.16b, v21.16b, v2.16b
    bit v2.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v2.16b
    bit v18.16b, v1.16b, v21.16b
    bsl v18.16b, v21.16b, v12.16b
    bit v3.16b, v2.16b, v18.16b
    eor v1.16b, v19.16b, v5.16b
    mov v2.16b, v22.16b
    bsl v2.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v2.16b
    eor v12.16b, v0.16b, v22.16b
    bit v0.16b, v12.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v2.16b, v0.16b, v19.16b
    rev32 v0.8h, v6.8h
    rev32 v1.8h, v21.8h
    rev32 v6.8h, v23.8h
    rev32 v20.8h, v20.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v9.8h
    rev32 v7.8h, v7.8h
    ldr q22, [x3, #3136]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #3152]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #3168]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #3184]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #3200]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #3216]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #3232]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #3248]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #2608]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #1408]
    eor v17.16b, v22.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 24 (gift.dsl:33)
    eor v22.16b, v6.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v9.16b, v16.16b, v23.16b
    eor v12.16b, v0.16b, v16.16b
    bit v16.16b, v12.16b, v22.16b
    eor v3.16b, v3.16b, v16.16b
    bit v6.16b, v22.16b, v0.16b
    bsl v6.16b, v0.16b, v12.16b
    bit v23.16b, v16.16b, v6.16b
    eor v0.16b, v20.16b, v2.16b
    mov v16.16b, v1.16b
    bsl v16.16b, v2.16b, v0.16b
    eor v22.16b, v17.16b, v16.16b
    eor v12.16b, v1.16b, v17.16b
    bit v17.16b, v12.16b, v0.16b
    eor v2.16b, v2.16b, v17.16b
    bit v20.16b, v0.16b, v1.16b
    bsl v20.16b, v1.16b, v12.16b
    bit v16.16b, v17.16b, v20.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v10.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    eor v12.16b, v10.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v10.16b
    bsl v4.16b, v10.16b, v12.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v7.16b
    mov v18.16b, v27.16b
    bsl v18.16b, v7.16b, v0.16b
    eor v10.16b, v19.16b, v18.16b
    eor v12.16b, v27.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v7.16b, v7.16b, v19.16b
    bit v5.16b, v0.16b, v27.16b
    bsl v5.16b, v27.16b, v12.16b
    bit v18.16b, v19.16b, v5.16b
    rev64 v0.4s, v9.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v2.4s, v2.4s
    rev64 v19.4s, v21.4s
    rev64 v7.4s, v7.4s
    rev64 v16.4s, v16.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #3264]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #3280]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #3296]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #3312]
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [x3, #3328]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #3344]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #3360]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #3376]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #3392]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    // round 25 (gift.dsl:33)
    eor v23.16b, v3.16b, v16.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v16.16b, v23.16b
    eor v9.16b, v6.16b, v27.16b
    eor v12.16b, v22.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v12.16b
    bit v27.16b, v6.16b, v3.16b
    eor v22.16b, v2.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v12.16b, v20.16b, v23.16b
    eor v13.16b, v0.16b, v20.16b
    bit v20.16b, v13.16b, v22.16b
    bit v2.16b, v22.16b, v0.16b
    bsl v2.16b, v0.16b, v13.16b
    bit v23.16b, v20.16b, v2.16b
    eor v0.16b, v19.16b, v18.16b
    mov v22.16b, v10.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v13.16b, v4.16b, v22.16b
    eor v14.16b, v10.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v19.16b, v0.16b, v10.16b
    bsl v19.16b, v10.16b, v14.16b
    bit v22.16b, v4.16b, v19.16b
    eor v0.16b, v7.16b, v1.16b
    mov v10.16b, v17.16b
    bsl v10.16b, v1.16b, v0.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v5.16b, v17.16b
    bit v5.16b, v15.16b, v0.16b
    bit v7.16b, v0.16b, v17.16b
    bsl v7.16b, v17.16b, v15.16b
    bit v10.16b, v5.16b, v7.16b
    ext v0.16b, v9.16b, v9.16b, #8
    ext v17.16b, v12.16b, v12.16b, #8
    ext v9.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v11.16b
    bsl v13.16b, v9.16b, v0.16b
    mov v14.16b, v11.16b
    bsl v14.16b, v12.16b, v17.16b
    bit v9.16b, v0.16b, v11.16b
    bit v12.16b, v17.16b, v11.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v17.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v23.16b, v10.16b, v10.16b, #8
    mov v27.16b, v11.16b
    bsl v27.16b, v0.16b, v22.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v17.16b, v23.16b
    bit v0.16b, v22.16b, v11.16b
    bit v17.16b, v23.16b, v11.16b
    ldr q22, [x3, #3408]
    eor v18.16b, v22.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #3424]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #3440]
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #3456]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #3472]
    eor v16.16b, v16.16b, v27.16b
    ldr q18, [x3, #3488]
    eor v18.16b, v18.16b, v10.16b
    ldr q20, [x3, #3504]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #3520]
    eor v17.16b, v20.16b, v17.16b
    eor v3.16b, v28.16b, v3.16b
    ldr q20, [x3, #3536]
    eor v7.16b, v20.16b, v7.16b
    // round 26 (gift.dsl:33)
    eor v20.16b, v4.16b, v16.16b
    mov v21.16b, v13.16b
    bsl v21.16b, v16.16b, v20.16b
    eor v22.16b, v3.16b, v21.16b
    eor v23.16b, v3.16b, v13.16b
    bit v3.16b, v23.16b, v20.16b
    bit v4.16b, v20.16b, v13.16b
    bsl v4.16b, v13.16b, v23.16b
    bit v21.16b, v3.16b, v4.16b
    eor v20.16b, v1.16b, v18.16b
    mov v23.16b, v14.16b
    bsl v23.16b, v18.16b, v20.16b
    eor v27.16b, v2.16b, v23.16b
    eor v10.16b, v2.16b, v14.16b
    bit v2.16b, v10.16b, v20.16b
    bit v1.16b, v20.16b, v14.16b
    bsl v1.16b, v14.16b, v10.16b
    bit v23.16b, v2.16b, v1.16b
    eor v20.16b, v5.16b, v0.16b
    mov v10.16b, v9.16b
    bsl v10.16b, v0.16b, v20.16b
    eor v13.16b, v19.16b, v10.16b
    eor v14.16b, v19.16b, v9.16b
    bit v19.16b, v14.16b, v20.16b
    bit v5.16b, v20.16b, v9.16b
    bsl v5.16b, v9.16b, v14.16b
    bit v10.16b, v19.16b, v5.16b
    eor v20.16b, v6.16b, v17.16b
    mov v9.16b, v12.16b
    bsl v9.16b, v17.16b, v20.16b
    eor v14.16b, v7.16b, v9.16b
    eor v15.16b, v7.16b, v12.16b
    bit v7.16b, v15.16b, v20.16b
    bit v6.16b, v20.16b, v12.16b
    bsl v6.16b, v12.16b, v15.16b
    bit v9.16b, v7.16b, v6.16b
    ushr v20.4s, v22.4s, #16
    sli v20.4s, v27.4s, #16
    ushr v27.4s, v27.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v13.4s, #16
    sli v22.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v23.16b, v23.16b
    ushr v13.4s, v23.4s, #16
    mvn v21.16b, v21.16b
    sli v13.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v23.4s, #16
    mvn v23.16b, v9.16b
    ushr v9.4s, v23.4s, #16
    mvn v10.16b, v10.16b
    sli v9.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v23.4s, #16
    ldr q23, [x3, #816]
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [x3, #3552]
    eor v16.16b, v18.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #3568]
    eor v16.16b, v16.16b, v17.16b
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [x3, #3584]
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q16, [x3, #880]
    eor v16.16b, v16.16b, v13.16b
    ldr q17, [x3, #3600]
    eor v17.16b, v17.16b, v21.16b
    ldr q18, [x3, #3616]
    eor v18.16b, v18.16b, v9.16b
    ldr q19, [x3, #3632]
    eor v19.16b, v19.16b, v10.16b
    eor v1.16b, v24.16b, v1.16b
    eor v5.16b, v30.16b, v5.16b
    // round 27 (gift.dsl:33)
    eor v21.16b, v2.16b, v16.16b
    mov v23.16b, v20.16b
    bsl v23.16b, v16.16b, v21.16b
    eor v9.16b, v4.16b, v23.16b
    eor v10.16b, v4.16b, v20.16b
    bit v4.16b, v10.16b, v21.16b
    eor v16.16b, v16.16b, v4.16b
    bit v2.16b, v21.16b, v20.16b
    bsl v2.16b, v20.16b, v10.16b
    bit v23.16b, v4.16b, v2.16b
    eor v4.16b, v3.16b, v17.16b
    mov v20.16b, v27.16b
    bsl v20.16b, v17.16b, v4.16b
    eor v21.16b, v1.16b, v20.16b
    eor v10.16b, v1.16b, v27.16b
    bit v1.16b, v10.16b, v4.16b
    eor v17.16b, v17.16b, v1.16b
    bit v3.16b, v4.16b, v27.16b
    bsl v3.16b, v27.16b, v10.16b
    bit v20.16b, v1.16b, v3.16b
    eor v1.16b, v7.16b, v18.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v18.16b, v1.16b
    eor v27.16b, v5.16b, v4.16b
    eor v10.16b, v5.16b, v22.16b
    bit v5.16b, v10.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    bit v7.16b, v1.16b, v22.16b
    bsl v7.16b, v22.16b, v10.16b
    bit v4.16b, v5.16b, v7.16b
    eor v1.16b, v0.16b, v19.16b
    mov v5.16b, v12.16b
    bsl v5.16b, v19.16b, v1.16b
    eor v22.16b, v6.16b, v5.16b
    eor v10.16b, v6.16b, v12.16b
    bit v6.16b, v10.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v10.16b
    bit v5.16b, v6.16b, v0.16b
    ext v1.16b, v9.16b, v9.16b, #12
    ext v6.16b, v21.16b, v21.16b, #12
    ext v21.16b, v27.16b, v27.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q27, [x3, #3648]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #3664]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #3680]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #3696]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #3712]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #3728]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #3744]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #3760]
    eor v5.16b, v27.16b, v5.16b
    eor v3.16b, v29.16b, v3.16b
    eor v7.16b, v8.16b, v7.16b
    // round 28 (gift.dsl:33)
    eor v27.16b, v16.16b, v23.16b
    mov v9.16b, v1.16b
    bsl v9.16b, v23.16b, v27.16b
    eor v10.16b, v2.16b, v9.16b
    eor v12.16b, v2.16b, v1.16b
    bit v2.16b, v12.16b, v27.16b
    eor v23.16b, v23.16b, v2.16b
    bit v16.16b, v27.16b, v1.16b
    bsl v16.16b, v1.16b, v12.16b
    bit v9.16b, v2.16b, v16.16b
    eor v1.16b, v17.16b, v20.16b
    mov v2.16b, v6.16b
    bsl v2.16b, v20.16b, v1.16b
    eor v27.16b, v3.16b, v2.16b
    eor v12.16b, v6.16b, v3.16b
    bit v3.16b, v12.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    bit v17.16b, v1.16b, v6.16b
    bsl v17.16b, v6.16b, v12.16b
    bit v2.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v1.16b
    eor v6.16b, v7.16b, v3.16b
    eor v12.16b, v21.16b, v7.16b
    bit v7.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v7.16b
    bit v18.16b, v1.16b, v21.16b
    bsl v18.16b, v21.16b, v12.16b
    bit v3.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v5.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v7.16b
    eor v12.16b, v0.16b, v22.16b
    bit v0.16b, v12.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v7.16b, v0.16b, v19.16b
    rev32 v0.8h, v6.8h
    rev32 v1.8h, v21.8h
    rev32 v6.8h, v23.8h
    rev32 v20.8h, v20.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v9.8h
    rev32 v2.8h, v2.8h
    ldr q22, [x3, #3776]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #3792]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #3808]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #3824]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #3840]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #3856]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #3872]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #3888]
    eor v2.16b, v22.16b, v2.16b
    eor v16.16b, v24.16b, v16.16b
    ldr q22, [x3, #448]
    eor v17.16b, v22.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 29 (gift.dsl:33)
    eor v22.16b, v6.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v9.16b, v16.16b, v23.16b
    eor v12.16b, v0.16b, v16.16b
    bit v16.16b, v12.16b, v22.16b
    eor v3.16b, v3.16b, v16.16b
    bit v6.16b, v22.16b, v0.16b
    bsl v6.16b, v0.16b, v12.16b
    bit v23.16b, v16.16b, v6.16b
    eor v0.16b, v20.16b, v7.16b
    mov v16.16b, v1.16b
    bsl v16.16b, v7.16b, v0.16b
    eor v22.16b, v17.16b, v16.16b
    eor v12.16b, v1.16b, v17.16b
    bit v17.16b, v12.16b, v0.16b
    eor v7.16b, v7.16b, v17.16b
    bit v20.16b, v0.16b, v1.16b
    bsl v20.16b, v1.16b, v12.16b
    bit v16.16b, v17.16b, v20.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v10.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    eor v12.16b, v10.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v10.16b
    bsl v4.16b, v10.16b, v12.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v2.16b
    mov v18.16b, v27.16b
    bsl v18.16b, v2.16b, v0.16b
    eor v10.16b, v19.16b, v18.16b
    eor v12.16b, v27.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v2.16b, v2.16b, v19.16b
    bit v5.16b, v0.16b, v27.16b
    bsl v5.16b, v27.16b, v12.16b
    bit v18.16b, v19.16b, v5.16b
    rev64 v0.4s, v9.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v7.4s, v7.4s
    rev64 v19.4s, v21.4s
    rev64 v2.4s, v2.4s
    rev64 v16.4s, v16.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #3904]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #3920]
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [x3, #3936]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #3952]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #3968]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #3984]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #4000]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #4016]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #4032]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    ldr q23, [x3, #1408]
    eor v5.16b, v23.16b, v5.16b
    // round 30 (gift.dsl:33)
    eor v23.16b, v3.16b, v16.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v16.16b, v23.16b
    eor v9.16b, v6.16b, v27.16b
    eor v12.16b, v22.16b, v6.16b
    bit v6.16b, v12.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v12.16b
    bit v27.16b, v6.16b, v3.16b
    eor v22.16b, v7.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v12.16b, v20.16b, v23.16b
    eor v13.16b, v0.16b, v20.16b
    bit v20.16b, v13.16b, v22.16b
    bit v7.16b, v22.16b, v0.16b
    bsl v7.16b, v0.16b, v13.16b
    bit v23.16b, v20.16b, v7.16b
    eor v0.16b, v19.16b, v18.16b
    mov v22.16b, v10.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v13.16b, v4.16b, v22.16b
    eor v14.16b, v10.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v19.16b, v0.16b, v10.16b
    bsl v19.16b, v10.16b, v14.16b
    bit v22.16b, v4.16b, v19.16b
    eor v0.16b, v2.16b, v1.16b
    mov v10.16b, v17.16b
    bsl v10.16b, v1.16b, v0.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v17.16b, v5.16b
    bit v5.16b, v15.16b, v0.16b
    bit v2.16b, v0.16b, v17.16b
    bsl v2.16b, v17.16b, v15.16b
    bit v10.16b, v5.16b, v2.16b
    ext v0.16b, v9.16b, v9.16b, #8
    ext v17.16b, v12.16b, v12.16b, #8
    ext v9.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v11.16b
    bsl v13.16b, v9.16b, v0.16b
    mov v14.16b, v11.16b
    bsl v14.16b, v12.16b, v17.16b
    bit v9.16b, v0.16b, v11.16b
    bit v12.16b, v17.16b, v11.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v17.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v23.16b, v10.16b, v10.16b, #8
    mov v27.16b, v11.16b
    bsl v27.16b, v0.16b, v22.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v17.16b, v23.16b
    bit v0.16b, v22.16b, v11.16b
    bit v17.16b, v23.16b, v11.16b
    ldr q22, [x3, #4048]
    eor v18.16b, v22.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #4064]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #4080]
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #4096]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #4112]
    eor v16.16b, v16.16b, v27.16b
    ldr q18, [x3, #4128]
    eor v18.16b, v18.16b, v10.16b
    ldr q20, [x3, #4144]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #4160]
    eor v17.16b, v20.16b, v17.16b
    eor v3.16b, v28.16b, v3.16b
    ldr q20, [x3, #752]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #912]
    eor v2.16b, v20.16b, v2.16b
    // round 31 (gift.dsl:33)
    eor v20.16b, v4.16b, v16.16b
    mov v21.16b, v13.16b
    bsl v21.16b, v16.16b, v20.16b
    eor v22.16b, v3.16b, v21.16b
    eor v23.16b, v3.16b, v13.16b
    bit v3.16b, v23.16b, v20.16b
    bit v4.16b, v20.16b, v13.16b
    bsl v4.16b, v13.16b, v23.16b
    bit v21.16b, v3.16b, v4.16b
    eor v20.16b, v1.16b, v18.16b
    mov v23.16b, v14.16b
    bsl v23.16b, v18.16b, v20.16b
    eor v27.16b, v7.16b, v23.16b
    eor v10.16b, v7.16b, v14.16b
    bit v7.16b, v10.16b, v20.16b
    bit v1.16b, v20.16b, v14.16b
    bsl v1.16b, v14.16b, v10.16b
    bit v23.16b, v7.16b, v1.16b
    eor v20.16b, v5.16b, v0.16b
    mov v10.16b, v9.16b
    bsl v10.16b, v0.16b, v20.16b
    eor v13.16b, v19.16b, v10.16b
    eor v14.16b, v19.16b, v9.16b
    bit v19.16b, v14.16b, v20.16b
    bit v5.16b, v20.16b, v9.16b
    bsl v5.16b, v9.16b, v14.16b
    bit v10.16b, v19.16b, v5.16b
    eor v20.16b, v6.16b, v17.16b
    mov v9.16b, v12.16b
    bsl v9.16b, v17.16b, v20.16b
    eor v14.16b, v2.16b, v9.16b
    eor v15.16b, v2.16b, v12.16b
    bit v2.16b, v15.16b, v20.16b
    bit v6.16b, v20.16b, v12.16b
    bsl v6.16b, v12.16b, v15.16b
    bit v9.16b, v2.16b, v6.16b
    ushr v20.4s, v22.4s, #16
    sli v20.4s, v27.4s, #16
    ushr v27.4s, v27.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v13.4s, #16
    sli v22.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v23.16b, v23.16b
    ushr v13.4s, v23.4s, #16
    mvn v21.16b, v21.16b
    sli v13.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v23.4s, #16
    mvn v23.16b, v9.16b
    ushr v9.4s, v23.4s, #16
    mvn v10.16b, v10.16b
    sli v9.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v23.4s, #16
    ldr q23, [x3, #1600]
    eor v18.16b, v23.16b, v18.16b
    eor v7.16b, v18.16b, v7.16b
    ldr q18, [x3, #4176]
    eor v16.16b, v18.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #4192]
    eor v16.16b, v16.16b, v17.16b
    eor v2.16b, v16.16b, v2.16b
    ldr q16, [x3, #4208]
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q16, [x3, #1664]
    eor v16.16b, v16.16b, v13.16b
    ldr q17, [x3, #4224]
    eor v17.16b, v17.16b, v21.16b
    ldr q18, [x3, #4240]
    eor v18.16b, v18.16b, v9.16b
    ldr q19, [x3, #4256]
    eor v19.16b, v19.16b, v10.16b
    eor v4.16b, v25.16b, v4.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q21, [x3, #4272]
    eor v5.16b, v21.16b, v5.16b
    // round 32 (gift.dsl:33)
    eor v21.16b, v7.16b, v16.16b
    mov v23.16b, v20.16b
    bsl v23.16b, v16.16b, v21.16b
    eor v9.16b, v4.16b, v23.16b
    eor v10.16b, v4.16b, v20.16b
    bit v4.16b, v10.16b, v21.16b
    eor v16.16b, v16.16b, v4.16b
    bit v7.16b, v21.16b, v20.16b
    bsl v7.16b, v20.16b, v10.16b
    bit v23.16b, v4.16b, v7.16b
    eor v4.16b, v3.16b, v17.16b
    mov v20.16b, v27.16b
    bsl v20.16b, v17.16b, v4.16b
    eor v21.16b, v1.16b, v20.16b
    eor v10.16b, v1.16b, v27.16b
    bit v1.16b, v10.16b, v4.16b
    eor v17.16b, v17.16b, v1.16b
    bit v3.16b, v4.16b, v27.16b
    bsl v3.16b, v27.16b, v10.16b
    bit v20.16b, v1.16b, v3.16b
    eor v1.16b, v2.16b, v18.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v18.16b, v1.16b
    eor v27.16b, v5.16b, v4.16b
    eor v10.16b, v5.16b, v22.16b
    bit v5.16b, v10.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    bit v2.16b, v1.16b, v22.16b
    bsl v2.16b, v22.16b, v10.16b
    bit v4.16b, v5.16b, v2.16b
    eor v1.16b, v0.16b, v19.16b
    mov v5.16b, v12.16b
    bsl v5.16b, v19.16b, v1.16b
    eor v22.16b, v6.16b, v5.16b
    eor v10.16b, v6.16b, v12.16b
    bit v6.16b, v10.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v10.16b
    bit v5.16b, v6.16b, v0.16b
    ext v1.16b, v9.16b, v9.16b, #12
    ext v6.16b, v21.16b, v21.16b, #12
    ext v21.16b, v27.16b, v27.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q27, [x3, #4288]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #4304]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #4320]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #4336]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #160]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #176]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #192]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #208]
    eor v5.16b, v27.16b, v5.16b
    eor v7.16b, v24.16b, v7.16b
    eor v3.16b, v31.16b, v3.16b
    eor v0.16b, v28.16b, v0.16b
    // round 33 (gift.dsl:33)
    eor v27.16b, v16.16b, v23.16b
    mov v31.16b, v1.16b
    bsl v31.16b, v23.16b, v27.16b
    eor v9.16b, v7.16b, v31.16b
    eor v10.16b, v1.16b, v7.16b
    bit v7.16b, v10.16b, v27.16b
    eor v23.16b, v23.16b, v7.16b
    bit v16.16b, v27.16b, v1.16b
    bsl v16.16b, v1.16b, v10.16b
    bit v31.16b, v7.16b, v16.16b
    eor v1.16b, v17.16b, v20.16b
    mov v7.16b, v6.16b
    bsl v7.16b, v20.16b, v1.16b
    eor v27.16b, v3.16b, v7.16b
    eor v10.16b, v6.16b, v3.16b
    bit v3.16b, v10.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    bit v17.16b, v1.16b, v6.16b
    bsl v17.16b, v6.16b, v10.16b
    bit v7.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v1.16b
    eor v6.16b, v2.16b, v3.16b
    eor v10.16b, v2.16b, v21.16b
    bit v2.16b, v10.16b, v1.16b
    eor v4.16b, v4.16b, v2.16b
    bit v18.16b, v1.16b, v21.16b
    bsl v18.16b, v21.16b, v10.16b
    bit v3.16b, v2.16b, v18.16b
    eor v1.16b, v19.16b, v5.16b
    mov v2.16b, v22.16b
    bsl v2.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v2.16b
    eor v10.16b, v22.16b, v0.16b
    bit v0.16b, v10.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v10.16b
    bit v2.16b, v0.16b, v19.16b
    rev32 v0.8h, v6.8h
    rev32 v1.8h, v21.8h
    rev32 v6.8h, v23.8h
    rev32 v20.8h, v20.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v31.8h
    rev32 v7.8h, v7.8h
    ldr q22, [x3, #4352]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #4368]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #4384]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #4400]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #320]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #336]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #352]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #368]
    eor v7.16b, v22.16b, v7.16b
    eor v16.16b, v26.16b, v16.16b
    ldr q22, [x3, #2608]
    eor v17.16b, v22.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 34 (gift.dsl:33)
    eor v22.16b, v6.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v31.16b, v16.16b, v23.16b
    eor v10.16b, v0.16b, v16.16b
    bit v16.16b, v10.16b, v22.16b
    eor v3.16b, v3.16b, v16.16b
    bit v6.16b, v22.16b, v0.16b
    bsl v6.16b, v0.16b, v10.16b
    bit v23.16b, v16.16b, v6.16b
    eor v0.16b, v20.16b, v2.16b
    mov v16.16b, v1.16b
    bsl v16.16b, v2.16b, v0.16b
    eor v22.16b, v17.16b, v16.16b
    eor v10.16b, v1.16b, v17.16b
    bit v17.16b, v10.16b, v0.16b
    eor v2.16b, v2.16b, v17.16b
    bit v20.16b, v0.16b, v1.16b
    bsl v20.16b, v1.16b, v10.16b
    bit v16.16b, v17.16b, v20.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v9.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    eor v10.16b, v9.16b, v18.16b
    bit v18.16b, v10.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v9.16b
    bsl v4.16b, v9.16b, v10.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v7.16b
    mov v18.16b, v27.16b
    bsl v18.16b, v7.16b, v0.16b
    eor v9.16b, v19.16b, v18.16b
    eor v10.16b, v27.16b, v19.16b
    bit v19.16b, v10.16b, v0.16b
    eor v7.16b, v7.16b, v19.16b
    bit v5.16b, v0.16b, v27.16b
    bsl v5.16b, v27.16b, v10.16b
    bit v18.16b, v19.16b, v5.16b
    rev64 v0.4s, v31.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v2.4s, v2.4s
    rev64 v19.4s, v21.4s
    rev64 v7.4s, v7.4s
    rev64 v16.4s, v16.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #4416]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #4432]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #4448]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #4464]
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [x3, #464]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #480]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #496]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #512]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #4480]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    // round 35 (gift.dsl:33)
    eor v23.16b, v3.16b, v16.16b
    mov v27.16b, v22.16b
    bsl v27.16b, v16.16b, v23.16b
    eor v31.16b, v6.16b, v27.16b
    eor v10.16b, v22.16b, v6.16b
    bit v6.16b, v10.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v10.16b
    bit v27.16b, v6.16b, v3.16b
    eor v22.16b, v2.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v10.16b, v20.16b, v23.16b
    eor v12.16b, v0.16b, v20.16b
    bit v20.16b, v12.16b, v22.16b
    bit v2.16b, v22.16b, v0.16b
    bsl v2.16b, v0.16b, v12.16b
    bit v23.16b, v20.16b, v2.16b
    eor v0.16b, v19.16b, v18.16b
    mov v22.16b, v9.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v12.16b, v4.16b, v22.16b
    eor v13.16b, v9.16b, v4.16b
    bit v4.16b, v13.16b, v0.16b
    bit v19.16b, v0.16b, v9.16b
    bsl v19.16b, v9.16b, v13.16b
    bit v22.16b, v4.16b, v19.16b
    eor v0.16b, v7.16b, v1.16b
    mov v9.16b, v17.16b
    bsl v9.16b, v1.16b, v0.16b
    eor v13.16b, v5.16b, v9.16b
    eor v14.16b, v5.16b, v17.16b
    bit v5.16b, v14.16b, v0.16b
    bit v7.16b, v0.16b, v17.16b
    bsl v7.16b, v17.16b, v14.16b
    bit v9.16b, v5.16b, v7.16b
    ext v0.16b, v31.16b, v31.16b, #8
    ext v17.16b, v10.16b, v10.16b, #8
    ext v31.16b, v12.16b, v12.16b, #8
    ext v10.16b, v13.16b, v13.16b, #8
    mov v12.16b, v11.16b
    bsl v12.16b, v31.16b, v0.16b
    mov v13.16b, v11.16b
    bsl v13.16b, v10.16b, v17.16b
    bit v31.16b, v0.16b, v11.16b
    bit v10.16b, v17.16b, v11.16b
    ext v0.16b, v27.16b, v27.16b, #8
    ext v17.16b, v23.16b, v23.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v23.16b, v9.16b, v9.16b, #8
    mov v27.16b, v11.16b
    bsl v27.16b, v0.16b, v22.16b
    mov v9.16b, v11.16b
    bsl v9.16b, v17.16b, v23.16b
    bit v0.16b, v22.16b, v11.16b
    bit v17.16b, v23.16b, v11.16b
    ldr q22, [x3, #704]
    eor v18.16b, v22.16b, v18.16b
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #4496]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #4512]
    eor v5.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #4528]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #624]
    eor v16.16b, v16.16b, v27.16b
    ldr q18, [x3, #640]
    eor v18.16b, v18.16b, v9.16b
    ldr q20, [x3, #656]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #672]
    eor v17.16b, v20.16b, v17.16b
    eor v3.16b, v28.16b, v3.16b
    eor v19.16b, v29.16b, v19.16b
    eor v7.16b, v25.16b, v7.16b
    // round 36 (gift.dsl:33)
    eor v20.16b, v4.16b, v16.16b
    mov v21.16b, v12.16b
    bsl v21.16b, v16.16b, v20.16b
    eor v22.16b, v3.16b, v21.16b
    eor v23.16b, v3.16b, v12.16b
    bit v3.16b, v23.16b, v20.16b
    bit v4.16b, v20.16b, v12.16b
    bsl v4.16b, v12.16b, v23.16b
    bit v21.16b, v3.16b, v4.16b
    eor v20.16b, v1.16b, v18.16b
    mov v23.16b, v13.16b
    bsl v23.16b, v18.16b, v20.16b
    eor v27.16b, v2.16b, v23.16b
    eor v9.16b, v2.16b, v13.16b
    bit v2.16b, v9.16b, v20.16b
    bit v1.16b, v20.16b, v13.16b
    bsl v1.16b, v13.16b, v9.16b
    bit v23.16b, v2.16b, v1.16b
    eor v20.16b, v5.16b, v0.16b
    mov v9.16b, v31.16b
    bsl v9.16b, v0.16b, v20.16b
    eor v12.16b, v19.16b, v9.16b
    eor v13.16b, v19.16b, v31.16b
    bit v19.16b, v13.16b, v20.16b
    bit v5.16b, v20.16b, v31.16b
    bsl v5.16b, v31.16b, v13.16b
    bit v9.16b, v19.16b, v5.16b
    eor v20.16b, v6.16b, v17.16b
    mov v31.16b, v10.16b
    bsl v31.16b, v17.16b, v20.16b
    eor v13.16b, v7.16b, v31.16b
    eor v14.16b, v7.16b, v10.16b
    bit v7.16b, v14.16b, v20.16b
    bit v6.16b, v20.16b, v10.16b
    bsl v6.16b, v10.16b, v14.16b
    bit v31.16b, v7.16b, v6.16b
    ushr v20.4s, v22.4s, #16
    sli v20.4s, v27.4s, #16
    ushr v27.4s, v27.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v12.4s, #16
    sli v22.4s, v13.4s, #16
    ushr v10.4s, v13.4s, #16
    sli v10.4s, v12.4s, #16
    mvn v23.16b, v23.16b
    ushr v12.4s, v23.4s, #16
    mvn v21.16b, v21.16b
    sli v12.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v23.4s, #16
    mvn v23.16b, v31.16b
    ushr v31.4s, v23.4s, #16
    mvn v9.16b, v9.16b
    sli v31.4s, v9.4s, #16
    ushr v9.4s, v9.4s, #16
    sli v9.4s, v23.4s, #16
    ldr q23, [x3, #2256]
    eor v18.16b, v23.16b, v18.16b
    eor v2.16b, v18.16b, v2.16b
    ldr q18, [x3, #4544]
    eor v16.16b, v18.16b, v16.16b
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #4560]
    eor v16.16b, v16.16b, v17.16b
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [x3, #4576]
    eor v0.16b, v16.16b, v0.16b
    eor v0.16b, v0.16b, v19.16b
    ldr q16, [x3, #2320]
    eor v16.16b, v16.16b, v12.16b
    ldr q17, [x3, #4592]
    eor v17.16b, v17.16b, v21.16b
    ldr q18, [x3, #4608]
    eor v18.16b, v18.16b, v31.16b
    ldr q19, [x3, #4624]
    eor v19.16b, v19.16b, v9.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q21, [x3, #4640]
    eor v5.16b, v21.16b, v5.16b
    // round 37 (gift.dsl:33)
    eor v21.16b, v2.16b, v16.16b
    mov v23.16b, v20.16b
    bsl v23.16b, v16.16b, v21.16b
    eor v24.16b, v4.16b, v23.16b
    eor v31.16b, v4.16b, v20.16b
    bit v4.16b, v31.16b, v21.16b
    eor v16.16b, v16.16b, v4.16b
    bit v2.16b, v21.16b, v20.16b
    bsl v2.16b, v20.16b, v31.16b
    bit v23.16b, v4.16b, v2.16b
    eor v4.16b, v3.16b, v17.16b
    mov v20.16b, v27.16b
    bsl v20.16b, v17.16b, v4.16b
    eor v21.16b, v1.16b, v20.16b
    eor v31.16b, v1.16b, v27.16b
    bit v1.16b, v31.16b, v4.16b
    eor v17.16b, v17.16b, v1.16b
    bit v3.16b, v4.16b, v27.16b
    bsl v3.16b, v27.16b, v31.16b
    bit v20.16b, v1.16b, v3.16b
    eor v1.16b, v7.16b, v18.16b
    mov v4.16b, v22.16b
    bsl v4.16b, v18.16b, v1.16b
    eor v27.16b, v5.16b, v4.16b
    eor v31.16b, v5.16b, v22.16b
    bit v5.16b, v31.16b, v1.16b
    eor v18.16b, v18.16b, v5.16b
    bit v7.16b, v1.16b, v22.16b
    bsl v7.16b, v22.16b, v31.16b
    bit v4.16b, v5.16b, v7.16b
    eor v1.16b, v0.16b, v19.16b
    mov v5.16b, v10.16b
    bsl v5.16b, v19.16b, v1.16b
    eor v22.16b, v6.16b, v5.16b
    eor v31.16b, v6.16b, v10.16b
    bit v6.16b, v31.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v0.16b, v1.16b, v10.16b
    bsl v0.16b, v10.16b, v31.16b
    bit v5.16b, v6.16b, v0.16b
    ext v1.16b, v24.16b, v24.16b, #12
    ext v6.16b, v21.16b, v21.16b, #12
    ext v21.16b, v27.16b, v27.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v5.16b, v5.16b, v5.16b, #4
    ldr q24, [x3, #4656]
    eor v16.16b, v24.16b, v16.16b
    ldr q24, [x3, #4672]
    eor v17.16b, v24.16b, v17.16b
    ldr q24, [x3, #4688]
    eor v18.16b, v24.16b, v18.16b
    ldr q24, [x3, #4704]
    eor v19.16b, v24.16b, v19.16b
    ldr q24, [x3, #944]
    eor v23.16b, v24.16b, v23.16b
    ldr q24, [x3, #960]
    eor v20.16b, v24.16b, v20.16b
    ldr q24, [x3, #976]
    eor v4.16b, v24.16b, v4.16b
    ldr q24, [x3, #992]
    eor v5.16b, v24.16b, v5.16b
    eor v2.16b, v8.16b, v2.16b
    eor v3.16b, v29.16b, v3.16b
    eor v7.16b, v28.16b, v7.16b
    eor v0.16b, v28.16b, v0.16b
    // round 38 (gift.dsl:33)
    eor v24.16b, v16.16b, v23.16b
    mov v27.16b, v1.16b
    bsl v27.16b, v23.16b, v24.16b
    eor v29.16b, v2.16b, v27.16b
    eor v31.16b, v1.16b, v2.16b
    bit v2.16b, v31.16b, v24.16b
    eor v23.16b, v23.16b, v2.16b
    bit v16.16b, v24.16b, v1.16b
    bsl v16.16b, v1.16b, v31.16b
    bit v27.16b, v2.16b, v16.16b
    eor v1.16b, v17.16b, v20.16b
    mov v2.16b, v6.16b
    bsl v2.16b, v20.16b, v1.16b
    eor v24.16b, v3.16b, v2.16b
    eor v31.16b, v6.16b, v3.16b
    bit v3.16b, v31.16b, v1.16b
    eor v20.16b, v20.16b, v3.16b
    bit v17.16b, v1.16b, v6.16b
    bsl v17.16b, v6.16b, v31.16b
    bit v2.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v4.16b
    mov v3.16b, v21.16b
    bsl v3.16b, v4.16b, v1.16b
    eor v6.16b, v7.16b, v3.16b
    eor v31.16b, v21.16b, v7.16b
    bit v7.16b, v31.16b, v1.16b
    eor v4.16b, v4.16b, v7.16b
    bit v18.16b, v1.16b, v21.16b
    bsl v18.16b, v21.16b, v31.16b
    bit v3.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v5.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v5.16b, v1.16b
    eor v21.16b, v0.16b, v7.16b
    eor v31.16b, v22.16b, v0.16b
    bit v0.16b, v31.16b, v1.16b
    eor v5.16b, v5.16b, v0.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v31.16b
    bit v7.16b, v0.16b, v19.16b
    rev32 v0.8h, v6.8h
    rev32 v1.8h, v21.8h
    rev32 v6.8h, v23.8h
    rev32 v20.8h, v20.8h
    rev32 v4.8h, v4.8h
    rev32 v5.8h, v5.8h
    rev32 v21.8h, v27.8h
    rev32 v2.8h, v2.8h
    ldr q22, [x3, #4720]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #4736]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #4752]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #4768]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #1104]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #1120]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #1136]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #1152]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #1952]
    eor v16.16b, v22.16b, v16.16b
    eor v17.16b, v26.16b, v17.16b
    eor v19.16b, v25.16b, v19.16b
    // round 39 (gift.dsl:33)
    eor v22.16b, v6.16b, v3.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v3.16b, v22.16b
    eor v26.16b, v16.16b, v23.16b
    eor v27.16b, v0.16b, v16.16b
    bit v16.16b, v27.16b, v22.16b
    eor v3.16b, v3.16b, v16.16b
    bit v6.16b, v22.16b, v0.16b
    bsl v6.16b, v0.16b, v27.16b
    bit v23.16b, v16.16b, v6.16b
    eor v0.16b, v20.16b, v7.16b
    mov v16.16b, v1.16b
    bsl v16.16b, v7.16b, v0.16b
    eor v22.16b, v17.16b, v16.16b
    eor v27.16b, v1.16b, v17.16b
    bit v17.16b, v27.16b, v0.16b
    eor v7.16b, v7.16b, v17.16b
    bit v20.16b, v0.16b, v1.16b
    bsl v20.16b, v1.16b, v27.16b
    bit v16.16b, v17.16b, v20.16b
    eor v0.16b, v4.16b, v21.16b
    mov v1.16b, v29.16b
    bsl v1.16b, v21.16b, v0.16b
    eor v17.16b, v18.16b, v1.16b
    eor v27.16b, v29.16b, v18.16b
    bit v18.16b, v27.16b, v0.16b
    eor v21.16b, v21.16b, v18.16b
    bit v4.16b, v0.16b, v29.16b
    bsl v4.16b, v29.16b, v27.16b
    bit v1.16b, v18.16b, v4.16b
    eor v0.16b, v5.16b, v2.16b
    mov v18.16b, v24.16b
    bsl v18.16b, v2.16b, v0.16b
    eor v27.16b, v19.16b, v18.16b
    eor v29.16b, v24.16b, v19.16b
    bit v19.16b, v29.16b, v0.16b
    eor v2.16b, v2.16b, v19.16b
    bit v5.16b, v0.16b, v24.16b
    bsl v5.16b, v24.16b, v29.16b
    bit v18.16b, v19.16b, v5.16b
    rev64 v0.4s, v26.4s
    rev64 v17.4s, v17.4s
    rev64 v3.4s, v3.4s
    rev64 v7.4s, v7.4s
    rev64 v19.4s, v21.4s
    rev64 v2.4s, v2.4s
    rev64 v16.4s, v16.4s
    rev64 v18.4s, v18.4s
    ldr q21, [x3, #4784]
    eor v3.16b, v21.16b, v3.16b
    ldr q21, [x3, #4800]
    eor v7.16b, v21.16b, v7.16b
    ldr q21, [x3, #4816]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #4832]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #1264]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #1280]
    eor v21.16b, v21.16b, v23.16b
    ldr q23, [x3, #1296]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #1312]
    eor v1.16b, v23.16b, v1.16b
    ldr q23, [x3, #4848]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v30.16b, v4.16b
    ldr q23, [x3, #592]
    eor v5.16b, v23.16b, v5.16b
    // round 40 (gift.dsl:33)
    eor v23.16b, v3.16b, v16.16b
    mov v24.16b, v22.16b
    bsl v24.16b, v16.16b, v23.16b
    eor v26.16b, v6.16b, v24.16b
    eor v29.16b, v22.16b, v6.16b
    bit v6.16b, v29.16b, v23.16b
    bit v3.16b, v23.16b, v22.16b
    bsl v3.16b, v22.16b, v29.16b
    bit v24.16b, v6.16b, v3.16b
    eor v22.16b, v7.16b, v21.16b
    mov v23.16b, v0.16b
    bsl v23.16b, v21.16b, v22.16b
    eor v29.16b, v20.16b, v23.16b
    eor v30.16b, v0.16b, v20.16b
    bit v20.16b, v30.16b, v22.16b
    bit v7.16b, v22.16b, v0.16b
    bsl v7.16b, v0.16b, v30.16b
    bit v23.16b, v20.16b, v7.16b
    eor v0.16b, v19.16b, v18.16b
    mov v22.16b, v27.16b
    bsl v22.16b, v18.16b, v0.16b
    eor v30.16b, v4.16b, v22.16b
    eor v31.16b, v27.16b, v4.16b
    bit v4.16b, v31.16b, v0.16b
    bit v19.16b, v0.16b, v27.16b
    bsl v19.16b, v27.16b, v31.16b
    bit v22.16b, v4.16b, v19.16b
    eor v0.16b, v2.16b, v1.16b
    mov v27.16b, v17.16b
    bsl v27.16b, v1.16b, v0.16b
    eor v31.16b, v5.16b, v27.16b
    eor v8.16b, v17.16b, v5.16b
    bit v5.16b, v8.16b, v0.16b
    bit v2.16b, v0.16b, v17.16b
    bsl v2.16b, v17.16b, v8.16b
    bit v27.16b, v5.16b, v2.16b
    ldr q0, [x3, #4864]
    eor v0.16b, v0.16b, v16.16b
    eor v0.16b, v0.16b, v6.16b
    ldr q6, [x3, #4880]
    eor v6.16b, v6.16b, v21.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #4896]
    eor v16.16b, v16.16b, v18.16b
    eor v4.16b, v16.16b, v4.16b
    ldr q16, [x3, #4912]
    eor v1.16b, v16.16b, v1.16b
    eor v1.16b, v1.16b, v5.16b
    ldr q5, [x3, #4928]
    eor v5.16b, v5.16b, v24.16b
    ldr q16, [x3, #4944]
    eor v16.16b, v16.16b, v23.16b
    ldr q17, [x3, #4960]
    eor v17.16b, v17.16b, v22.16b
    ldr q18, [x3, #4976]
    eor v18.16b, v18.16b, v27.16b
    eor v3.16b, v28.16b, v3.16b
    eor v19.16b, v25.16b, v19.16b
    ldr q20, [x3, #4992]
    eor v2.16b, v20.16b, v2.16b
    ext v20.16b, v26.16b, v26.16b, #8
    ext v21.16b, v29.16b, v29.16b, #8
    ext v22.16b, v30.16b, v30.16b, #8
    ext v23.16b, v31.16b, v31.16b, #8
    mov v24.16b, v11.16b
    bsl v24.16b, v22.16b, v20.16b
    mov v25.16b, v11.16b
    bsl v25.16b, v23.16b, v21.16b
    bit v22.16b, v20.16b, v11.16b
    bit v23.16b, v21.16b, v11.16b
    ext v5.16b, v5.16b, v5.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    mov v20.16b, v11.16b
    bsl v20.16b, v5.16b, v17.16b
    mov v21.16b, v11.16b
    bsl v21.16b, v16.16b, v18.16b
    bit v5.16b, v17.16b, v11.16b
    bsl v11.16b, v18.16b, v16.16b
    ushr v16.16b, v24.16b, #2
    shl v17.16b, v20.16b, #2
    movi v18.16b, #51
    bit v17.16b, v24.16b, v18.16b
    bit v20.16b, v16.16b, v18.16b
    ushr v16.16b, v4.16b, #2
    shl v24.16b, v3.16b, #2
    bit v24.16b, v4.16b, v18.16b
    bit v3.16b, v16.16b, v18.16b
    ushr v4.16b, v22.16b, #2
    shl v16.16b, v5.16b, #2
    bit v16.16b, v22.16b, v18.16b
    bit v5.16b, v4.16b, v18.16b
    ushr v4.16b, v0.16b, #2
    shl v22.16b, v19.16b, #2
    bit v22.16b, v0.16b, v18.16b
    bit v19.16b, v4.16b, v18.16b
    ushr v0.16b, v25.16b, #2
    shl v4.16b, v21.16b, #2
    bit v4.16b, v25.16b, v18.16b
    bit v21.16b, v0.16b, v18.16b
    ushr v0.16b, v1.16b, #2
    shl v25.16b, v7.16b, #2
    bit v25.16b, v1.16b, v18.16b
    bit v7.16b, v0.16b, v18.16b
    ushr v0.16b, v23.16b, #2
    shl v1.16b, v11.16b, #2
    bit v1.16b, v23.16b, v18.16b
    bit v11.16b, v0.16b, v18.16b
    ushr v0.16b, v6.16b, #2
    shl v23.16b, v2.16b, #2
    bit v23.16b, v6.16b, v18.16b
    bsl v18.16b, v0.16b, v2.16b
    ushr v0.16b, v17.16b, #1
    shl v2.16b, v24.16b, #1
    movi v6.16b, #85
    bit v2.16b, v17.16b, v6.16b
    bit v24.16b, v0.16b, v6.16b
    ushr v0.16b, v20.16b, #1
    shl v17.16b, v3.16b, #1
    bit v17.16b, v20.16b, v6.16b
    bit v3.16b, v0.16b, v6.16b
    ushr v0.16b, v16.16b, #1
    shl v20.16b, v22.16b, #1
    bit v20.16b, v16.16b, v6.16b
    bit v22.16b, v0.16b, v6.16b
    ushr v0.16b, v5.16b, #1
    shl v16.16b, v19.16b, #1
    bit v16.16b, v5.16b, v6.16b
    bit v19.16b, v0.16b, v6.16b
    ushr v0.16b, v4.16b, #1
    shl v5.16b, v25.16b, #1
    bit v5.16b, v4.16b, v6.16b
    bit v25.16b, v0.16b, v6.16b
    ushr v0.16b, v21.16b, #1
    shl v4.16b, v7.16b, #1
    bit v4.16b, v21.16b, v6.16b
    bit v7.16b, v0.16b, v6.16b
    ushr v0.16b, v1.16b, #1
    shl v21.16b, v23.16b, #1
    bit v21.16b, v1.16b, v6.16b
    bit v23.16b, v0.16b, v6.16b
    ushr v0.16b, v11.16b, #1
    shl v1.16b, v18.16b, #1
    bit v1.16b, v11.16b, v6.16b
    bsl v6.16b, v0.16b, v18.16b
    zip1 v0.2d, v2.2d, v20.2d
    zip2 v2.2d, v2.2d, v20.2d
    zip1 v18.2d, v24.2d, v22.2d
    zip2 v20.2d, v24.2d, v22.2d
    zip1 v22.2d, v17.2d, v16.2d
    zip2 v16.2d, v17.2d, v16.2d
    zip1 v17.2d, v3.2d, v19.2d
    zip2 v3.2d, v3.2d, v19.2d
    zip1 v19.2d, v5.2d, v21.2d
    zip2 v5.2d, v5.2d, v21.2d
    zip1 v21.2d, v25.2d, v23.2d
    zip2 v23.2d, v25.2d, v23.2d
    zip1 v24.2d, v4.2d, v1.2d
    zip2 v1.2d, v4.2d, v1.2d
    zip1 v4.2d, v7.2d, v6.2d
    zip2 v6.2d, v7.2d, v6.2d
    trn1 v7.4s, v0.4s, v2.4s
    trn2 v0.4s, v0.4s, v2.4s
    trn1 v2.4s, v18.4s, v20.4s
    trn2 v18.4s, v18.4s, v20.4s
    trn1 v20.4s, v22.4s, v16.4s
    trn2 v16.4s, v22.4s, v16.4s
    trn1 v22.4s, v17.4s, v3.4s
    trn2 v3.4s, v17.4s, v3.4s
    trn1 v17.4s, v19.4s, v5.4s
    trn2 v5.4s, v19.4s, v5.4s
    trn1 v19.4s, v21.4s, v23.4s
    trn2 v21.4s, v21.4s, v23.4s
    trn1 v23.4s, v24.4s, v1.4s
    trn2 v1.4s, v24.4s, v1.4s
    trn1 v24.4s, v4.4s, v6.4s
    trn2 v4.4s, v4.4s, v6.4s
    trn1 v6.8h, v7.8h, v0.8h
    trn2 v0.8h, v7.8h, v0.8h
    trn1 v7.8h, v2.8h, v18.8h
    trn2 v2.8h, v2.8h, v18.8h
    trn1 v18.8h, v20.8h, v16.8h
    trn2 v16.8h, v20.8h, v16.8h
    trn1 v20.8h, v22.8h, v3.8h
    trn2 v3.8h, v22.8h, v3.8h
    trn1 v22.8h, v17.8h, v5.8h
    trn2 v5.8h, v17.8h, v5.8h
    trn1 v17.8h, v19.8h, v21.8h
    trn2 v19.8h, v19.8h, v21.8h
    trn1 v21.8h, v23.8h, v1.8h
    trn2 v1.8h, v23.8h, v1.8h
    trn1 v23.8h, v24.8h, v4.8h
    trn2 v4.8h, v24.8h, v4.8h
    trn1 v24.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v17.16b
    trn2 v7.16b, v7.16b, v17.16b
    trn1 v17.16b, v18.16b, v21.16b
    trn2 v18.16b, v18.16b, v21.16b
    trn1 v21.16b, v20.16b, v23.16b
    trn2 v20.16b, v20.16b, v23.16b
    trn1 v23.16b, v0.16b, v5.16b
    trn2 v0.16b, v0.16b, v5.16b
    trn1 v5.16b, v2.16b, v19.16b
    trn2 v2.16b, v2.16b, v19.16b
    trn1 v19.16b, v16.16b, v1.16b
    trn2 v1.16b, v16.16b, v1.16b
    trn1 v16.16b, v3.16b, v4.16b
    trn2 v3.16b, v3.16b, v4.16b
    mov v4.16b, v24.16b
    sli v4.16b, v23.16b, #4
    sri v23.16b, v24.16b, #4
    mov v24.16b, v22.16b
    sli v24.16b, v5.16b, #4
    sri v5.16b, v22.16b, #4
    mov v22.16b, v17.16b
    sli v22.16b, v19.16b, #4
    sri v19.16b, v17.16b, #4
    mov v17.16b, v21.16b
    sli v17.16b, v16.16b, #4
    sri v16.16b, v21.16b, #4
    mov v21.16b, v6.16b
    sli v21.16b, v0.16b, #4
    sri v0.16b, v6.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v2.16b, #4
    sri v2.16b, v7.16b, #4
    mov v7.16b, v18.16b
    sli v7.16b, v1.16b, #4
    sri v1.16b, v18.16b, #4
    mov v18.16b, v20.16b
    sli v18.16b, v3.16b, #4
    sri v3.16b, v20.16b, #4
    str q4, [x0, #0]
    str q24, [x0, #16]
    str q22, [x0, #32]
    str q17, [x0, #48]
    str q23, [x0, #64]
    str q5, [x0, #80]
    str q19, [x0, #96]
    str q16, [x0, #112]
    str q21, [x0, #128]
    str q6, [x0, #144]
    str q7, [x0, #160]
    str q18, [x0, #176]
    str q0, [x0, #192]
    str q2, [x0, #208]
    str q1, [x0, #224]
    str q3, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift128_128_ecb_encrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift128_128_ecb_encrypt_neon_out
.Llwcc_gift128_128_ecb_encrypt_neon_rest:
    cbz x6, .Llwcc_gift128_128_ecb_encrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift128_128_ecb_encrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ecb_encrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift128_128_ecb_encrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ecb_encrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift128_128_ecb_encrypt_neon_group
.Llwcc_gift128_128_ecb_encrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift128_128_ecb_encrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ecb_encrypt_neon_copy
.Llwcc_gift128_128_ecb_encrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift128_128_ecb_encrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ecb_encrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift128_128_ecb_encrypt_neon_return:
    ret
    .size lwcc_gift128_128_ecb_encrypt_neon, .-lwcc_gift128_128_ecb_encrypt_neon

    .balign 16
    .global lwcc_gift128_128_ecb_decrypt_neon
    .type lwcc_gift128_128_ecb_decrypt_neon, %function
lwcc_gift128_128_ecb_decrypt_neon:
    cbz x2, .Llwcc_gift128_128_ecb_decrypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    lsl x6, x2, #4
    lsr x5, x6, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift128_128_ecb_decrypt_neon_rest
.Llwcc_gift128_128_ecb_decrypt_neon_group:
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
    mov v24.16b, v0.16b
    sli v24.16b, v4.16b, #4
    sri v4.16b, v0.16b, #4
    mov v0.16b, v1.16b
    sli v0.16b, v5.16b, #4
    sri v5.16b, v1.16b, #4
    mov v1.16b, v2.16b
    sli v1.16b, v6.16b, #4
    sri v6.16b, v2.16b, #4
    mov v2.16b, v3.16b
    sli v2.16b, v7.16b, #4
    sri v7.16b, v3.16b, #4
    mov v3.16b, v16.16b
    sli v3.16b, v20.16b, #4
    sri v20.16b, v16.16b, #4
    mov v16.16b, v17.16b
    sli v16.16b, v21.16b, #4
    sri v21.16b, v17.16b, #4
    mov v17.16b, v18.16b
    sli v17.16b, v22.16b, #4
    sri v22.16b, v18.16b, #4
    mov v18.16b, v19.16b
    sli v18.16b, v23.16b, #4
    sri v23.16b, v19.16b, #4
    trn1 v19.16b, v24.16b, v3.16b
    trn2 v3.16b, v24.16b, v3.16b
    trn1 v24.16b, v0.16b, v16.16b
    trn2 v0.16b, v0.16b, v16.16b
    trn1 v16.16b, v1.16b, v17.16b
    trn2 v1.16b, v1.16b, v17.16b
    trn1 v17.16b, v2.16b, v18.16b
    trn2 v2.16b, v2.16b, v18.16b
    trn1 v18.16b, v4.16b, v20.16b
    trn2 v4.16b, v4.16b, v20.16b
    trn1 v20.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v23.16b
    trn2 v7.16b, v7.16b, v23.16b
    trn1 v23.8h, v19.8h, v18.8h
    trn2 v18.8h, v19.8h, v18.8h
    trn1 v19.8h, v24.8h, v20.8h
    trn2 v20.8h, v24.8h, v20.8h
    trn1 v24.8h, v16.8h, v21.8h
    trn2 v16.8h, v16.8h, v21.8h
    trn1 v21.8h, v17.8h, v22.8h
    trn2 v17.8h, v17.8h, v22.8h
    trn1 v22.8h, v3.8h, v4.8h
    trn2 v3.8h, v3.8h, v4.8h
    trn1 v4.8h, v0.8h, v5.8h
    trn2 v0.8h, v0.8h, v5.8h
    trn1 v5.8h, v1.8h, v6.8h
    trn2 v1.8h, v1.8h, v6.8h
    trn1 v6.8h, v2.8h, v7.8h
    trn2 v2.8h, v2.8h, v7.8h
    trn1 v7.4s, v23.4s, v18.4s
    trn2 v18.4s, v23.4s, v18.4s
    trn1 v23.4s, v19.4s, v20.4s
    trn2 v19.4s, v19.4s, v20.4s
    trn1 v20.4s, v24.4s, v16.4s
    trn2 v16.4s, v24.4s, v16.4s
    trn1 v24.4s, v21.4s, v17.4s
    trn2 v17.4s, v21.4s, v17.4s
    trn1 v21.4s, v22.4s, v3.4s
    trn2 v3.4s, v22.4s, v3.4s
    trn1 v22.4s, v4.4s, v0.4s
    trn2 v0.4s, v4.4s, v0.4s
    trn1 v4.4s, v5.4s, v1.4s
    trn2 v1.4s, v5.4s, v1.4s
    trn1 v5.4s, v6.4s, v2.4s
    trn2 v2.4s, v6.4s, v2.4s
    zip1 v6.2d, v7.2d, v18.2d
    zip2 v7.2d, v7.2d, v18.2d
    zip1 v18.2d, v23.2d, v19.2d
    zip2 v19.2d, v23.2d, v19.2d
    zip1 v23.2d, v20.2d, v16.2d
    zip2 v16.2d, v20.2d, v16.2d
    zip1 v20.2d, v24.2d, v17.2d
    zip2 v17.2d, v24.2d, v17.2d
    zip1 v24.2d, v21.2d, v3.2d
    zip2 v3.2d, v21.2d, v3.2d
    zip1 v21.2d, v22.2d, v0.2d
    zip2 v0.2d, v22.2d, v0.2d
    zip1 v22.2d, v4.2d, v1.2d
    zip2 v1.2d, v4.2d, v1.2d
    zip1 v4.2d, v5.2d, v2.2d
    zip2 v2.2d, v5.2d, v2.2d
    movi v5.16b, #85
    ushr v25.16b, v6.16b, #1
    shl v26.16b, v18.16b, #1
    bit v26.16b, v6.16b, v5.16b
    bit v18.16b, v25.16b, v5.16b
    ushr v6.16b, v23.16b, #1
    shl v25.16b, v20.16b, #1
    bit v25.16b, v23.16b, v5.16b
    bit v20.16b, v6.16b, v5.16b
    ushr v6.16b, v7.16b, #1
    shl v23.16b, v19.16b, #1
    bit v23.16b, v7.16b, v5.16b
    bit v19.16b, v6.16b, v5.16b
    ushr v6.16b, v16.16b, #1
    shl v7.16b, v17.16b, #1
    bit v7.16b, v16.16b, v5.16b
    bit v17.16b, v6.16b, v5.16b
    ushr v6.16b, v24.16b, #1
    shl v16.16b, v21.16b, #1
    bit v16.16b, v24.16b, v5.16b
    bit v21.16b, v6.16b, v5.16b
    ushr v6.16b, v22.16b, #1
    shl v24.16b, v4.16b, #1
    bit v24.16b, v22.16b, v5.16b
    bit v4.16b, v6.16b, v5.16b
    ushr v6.16b, v3.16b, #1
    shl v22.16b, v0.16b, #1
    bit v22.16b, v3.16b, v5.16b
    bit v0.16b, v6.16b, v5.16b
    ushr v3.16b, v1.16b, #1
    shl v6.16b, v2.16b, #1
    bit v6.16b, v1.16b, v5.16b
    bit v2.16b, v3.16b, v5.16b
    movi v1.16b, #51
    ushr v3.16b, v26.16b, #2
    shl v27.16b, v25.16b, #2
    bit v27.16b, v26.16b, v1.16b
    bit v25.16b, v3.16b, v1.16b
    ushr v3.16b, v18.16b, #2
    shl v26.16b, v20.16b, #2
    bit v26.16b, v18.16b, v1.16b
    bit v20.16b, v3.16b, v1.16b
    ushr v3.16b, v23.16b, #2
    shl v18.16b, v7.16b, #2
    bit v18.16b, v23.16b, v1.16b
    bit v7.16b, v3.16b, v1.16b
    ushr v3.16b, v19.16b, #2
    shl v23.16b, v17.16b, #2
    bit v23.16b, v19.16b, v1.16b
    bit v17.16b, v3.16b, v1.16b
    ushr v3.16b, v16.16b, #2
    shl v19.16b, v24.16b, #2
    bit v19.16b, v16.16b, v1.16b
    bit v24.16b, v3.16b, v1.16b
    ushr v3.16b, v21.16b, #2
    shl v16.16b, v4.16b, #2
    bit v16.16b, v21.16b, v1.16b
    bit v4.16b, v3.16b, v1.16b
    ushr v3.16b, v22.16b, #2
    shl v21.16b, v6.16b, #2
    bit v21.16b, v22.16b, v1.16b
    bit v6.16b, v3.16b, v1.16b
    ushr v3.16b, v0.16b, #2
    shl v22.16b, v2.16b, #2
    bit v22.16b, v0.16b, v1.16b
    bit v2.16b, v3.16b, v1.16b
    ext v0.16b, v18.16b, v18.16b, #8
    ext v3.16b, v21.16b, v21.16b, #8
    ext v18.16b, v27.16b, v27.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ldr q21, [x8, #0]
    mov v27.16b, v21.16b
    bsl v27.16b, v18.16b, v0.16b
    mov v28.16b, v21.16b
    bsl v28.16b, v19.16b, v3.16b
    bit v18.16b, v0.16b, v21.16b
    bit v19.16b, v3.16b, v21.16b
    ext v0.16b, v7.16b, v7.16b, #8
    ext v3.16b, v6.16b, v6.16b, #8
    ext v6.16b, v25.16b, v25.16b, #8
    ext v7.16b, v24.16b, v24.16b, #8
    mov v24.16b, v21.16b
    bsl v24.16b, v0.16b, v6.16b
    mov v25.16b, v21.16b
    bsl v25.16b, v3.16b, v7.16b
    bit v0.16b, v6.16b, v21.16b
    bit v3.16b, v7.16b, v21.16b
    ldr q6, [x3, #4864]
    eor v6.16b, v6.16b, v23.16b
    ldr q7, [x3, #4880]
    eor v7.16b, v7.16b, v22.16b
    ldr q22, [x3, #4896]
    eor v22.16b, v22.16b, v26.16b
    ldr q23, [x3, #4912]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #5008]
    eor v20.16b, v23.16b, v20.16b
    ldr q26, [x3, #5024]
    eor v17.16b, v26.16b, v17.16b
    ldr q29, [x3, #5040]
    eor v2.16b, v29.16b, v2.16b
    // round 40 (gift.dsl:33)
    orn v29.16b, v20.16b, v6.16b
    ldr q30, [x3, #5056]
    eor v24.16b, v30.16b, v24.16b
    eor v24.16b, v29.16b, v24.16b
    eor v29.16b, v27.16b, v24.16b
    eor v27.16b, v6.16b, v27.16b
    orn v30.16b, v27.16b, v29.16b
    eor v20.16b, v20.16b, v30.16b
    eor v6.16b, v6.16b, v29.16b
    bit v27.16b, v6.16b, v20.16b
    bit v6.16b, v24.16b, v20.16b
    and v24.16b, v4.16b, v7.16b
    ldr q30, [x3, #4944]
    eor v25.16b, v30.16b, v25.16b
    eor v24.16b, v24.16b, v25.16b
    eor v25.16b, v28.16b, v24.16b
    eor v28.16b, v7.16b, v28.16b
    orn v30.16b, v28.16b, v25.16b
    eor v4.16b, v4.16b, v30.16b
    eor v7.16b, v7.16b, v25.16b
    bif v28.16b, v7.16b, v4.16b
    bit v24.16b, v7.16b, v4.16b
    orn v7.16b, v17.16b, v22.16b
    ldr q30, [x3, #5072]
    eor v0.16b, v30.16b, v0.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v18.16b, v0.16b
    eor v18.16b, v22.16b, v18.16b
    orn v30.16b, v18.16b, v7.16b
    eor v17.16b, v17.16b, v30.16b
    eor v22.16b, v22.16b, v7.16b
    bit v18.16b, v22.16b, v17.16b
    bit v22.16b, v0.16b, v17.16b
    orn v0.16b, v2.16b, v16.16b
    ldr q30, [x3, #5088]
    eor v3.16b, v30.16b, v3.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v19.16b, v0.16b
    eor v19.16b, v16.16b, v19.16b
    orn v30.16b, v19.16b, v3.16b
    eor v2.16b, v2.16b, v30.16b
    eor v16.16b, v16.16b, v3.16b
    bit v19.16b, v16.16b, v2.16b
    bit v16.16b, v0.16b, v2.16b
    ldr q0, [x3, #5104]
    eor v0.16b, v0.16b, v27.16b
    ldr q27, [x3, #4800]
    eor v27.16b, v27.16b, v28.16b
    ldr q28, [x3, #4816]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #4832]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #5120]
    eor v6.16b, v28.16b, v6.16b
    ldr q28, [x3, #5136]
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #5152]
    eor v25.16b, v28.16b, v25.16b
    ldr q28, [x3, #5168]
    eor v7.16b, v28.16b, v7.16b
    ldr q30, [x3, #5184]
    eor v3.16b, v30.16b, v3.16b
    rev64 v4.4s, v4.4s
    rev64 v2.4s, v2.4s
    rev64 v0.4s, v0.4s
    rev64 v27.4s, v27.4s
    rev64 v18.4s, v18.4s
    rev64 v19.4s, v19.4s
    rev64 v6.4s, v6.4s
    rev64 v22.4s, v22.4s
    // round 39 (gift.dsl:33)
    orn v30.16b, v0.16b, v29.16b
    ldr q31, [x3, #5200]
    eor v24.16b, v31.16b, v24.16b
    eor v24.16b, v24.16b, v30.16b
    eor v30.16b, v4.16b, v24.16b
    eor v4.16b, v4.16b, v0.16b
    orr v31.16b, v4.16b, v30.16b
    eor v29.16b, v29.16b, v31.16b
    eor v0.16b, v0.16b, v30.16b
    bif v4.16b, v0.16b, v29.16b
    bit v24.16b, v0.16b, v29.16b
    orn v0.16b, v25.16b, v27.16b
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v27.16b
    orn v31.16b, v20.16b, v6.16b
    eor v25.16b, v25.16b, v31.16b
    eor v27.16b, v27.16b, v6.16b
    bit v20.16b, v27.16b, v25.16b
    bit v27.16b, v0.16b, v25.16b
    orn v0.16b, v7.16b, v18.16b
    ldr q31, [x3, #5216]
    eor v16.16b, v31.16b, v16.16b
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v2.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orn v31.16b, v2.16b, v16.16b
    eor v7.16b, v7.16b, v31.16b
    eor v18.16b, v18.16b, v16.16b
    bit v2.16b, v18.16b, v7.16b
    bit v18.16b, v0.16b, v7.16b
    orn v0.16b, v3.16b, v19.16b
    eor v0.16b, v22.16b, v0.16b
    eor v22.16b, v17.16b, v0.16b
    eor v17.16b, v17.16b, v19.16b
    orn v31.16b, v17.16b, v22.16b
    eor v3.16b, v3.16b, v31.16b
    eor v19.16b, v19.16b, v22.16b
    bit v17.16b, v19.16b, v3.16b
    bit v19.16b, v0.16b, v3.16b
    ldr q0, [x3, #4720]
    eor v0.16b, v0.16b, v4.16b
    ldr q4, [x3, #4736]
    eor v4.16b, v4.16b, v20.16b
    ldr q20, [x3, #5232]
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #4768]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #5248]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #5264]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #1952]
    eor v20.16b, v20.16b, v30.16b
    ldr q30, [x3, #5280]
    eor v6.16b, v30.16b, v6.16b
    eor v22.16b, v26.16b, v22.16b
    rev32 v29.8h, v29.8h
    rev32 v25.8h, v25.8h
    rev32 v0.8h, v0.8h
    rev32 v4.8h, v4.8h
    rev32 v2.8h, v2.8h
    rev32 v17.8h, v17.8h
    rev32 v18.8h, v18.8h
    rev32 v19.8h, v19.8h
    // round 38 (gift.dsl:33)
    orn v31.16b, v20.16b, v0.16b
    eor v18.16b, v18.16b, v31.16b
    eor v31.16b, v7.16b, v18.16b
    eor v7.16b, v7.16b, v0.16b
    bic v8.16b, v31.16b, v7.16b
    eor v20.16b, v20.16b, v8.16b
    eor v0.16b, v0.16b, v31.16b
    bif v7.16b, v0.16b, v20.16b
    bit v18.16b, v0.16b, v20.16b
    orn v0.16b, v6.16b, v4.16b
    eor v0.16b, v19.16b, v0.16b
    eor v19.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v4.16b
    orn v8.16b, v3.16b, v19.16b
    eor v6.16b, v6.16b, v8.16b
    eor v4.16b, v4.16b, v19.16b
    bit v3.16b, v4.16b, v6.16b
    bit v4.16b, v0.16b, v6.16b
    orn v0.16b, v2.16b, v16.16b
    ldr q8, [x3, #5296]
    eor v24.16b, v8.16b, v24.16b
    eor v0.16b, v24.16b, v0.16b
    eor v24.16b, v29.16b, v0.16b
    eor v29.16b, v29.16b, v2.16b
    orr v8.16b, v29.16b, v24.16b
    eor v16.16b, v16.16b, v8.16b
    eor v2.16b, v2.16b, v24.16b
    bif v29.16b, v2.16b, v16.16b
    bit v0.16b, v2.16b, v16.16b
    orn v2.16b, v22.16b, v17.16b
    ldr q8, [x3, #5312]
    eor v27.16b, v8.16b, v27.16b
    eor v2.16b, v27.16b, v2.16b
    eor v27.16b, v25.16b, v2.16b
    eor v25.16b, v25.16b, v17.16b
    bic v8.16b, v27.16b, v25.16b
    eor v22.16b, v22.16b, v8.16b
    eor v17.16b, v17.16b, v27.16b
    bif v25.16b, v17.16b, v22.16b
    bit v2.16b, v17.16b, v22.16b
    ldr q17, [x3, #5328]
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #4672]
    eor v3.16b, v17.16b, v3.16b
    ldr q17, [x3, #5344]
    eor v17.16b, v17.16b, v29.16b
    ldr q29, [x3, #5360]
    eor v25.16b, v29.16b, v25.16b
    ldr q29, [x3, #5376]
    eor v18.16b, v29.16b, v18.16b
    ldr q29, [x3, #5392]
    eor v4.16b, v29.16b, v4.16b
    ldr q29, [x3, #5408]
    eor v0.16b, v29.16b, v0.16b
    ldr q29, [x3, #5424]
    eor v2.16b, v29.16b, v2.16b
    ldr q29, [x3, #5440]
    eor v31.16b, v29.16b, v31.16b
    ldr q8, [x3, #5456]
    eor v19.16b, v8.16b, v19.16b
    ldr q9, [x3, #288]
    eor v24.16b, v9.16b, v24.16b
    eor v27.16b, v23.16b, v27.16b
    ext v20.16b, v20.16b, v20.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v22.16b, v22.16b, v22.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v25.16b, v25.16b, v25.16b, #8
    ext v18.16b, v18.16b, v18.16b, #12
    ext v4.16b, v4.16b, v4.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    ext v2.16b, v2.16b, v2.16b, #12
    // round 37 (gift.dsl:33)
    orr v10.16b, v31.16b, v7.16b
    eor v18.16b, v18.16b, v10.16b
    eor v10.16b, v20.16b, v18.16b
    eor v20.16b, v20.16b, v7.16b
    orr v11.16b, v20.16b, v10.16b
    eor v31.16b, v31.16b, v11.16b
    eor v7.16b, v7.16b, v10.16b
    bit v20.16b, v7.16b, v31.16b
    bit v7.16b, v18.16b, v31.16b
    orn v18.16b, v19.16b, v3.16b
    eor v4.16b, v4.16b, v18.16b
    eor v18.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v3.16b
    orn v11.16b, v6.16b, v18.16b
    eor v19.16b, v19.16b, v11.16b
    eor v3.16b, v3.16b, v18.16b
    bit v6.16b, v3.16b, v19.16b
    bit v3.16b, v4.16b, v19.16b
    orr v4.16b, v24.16b, v17.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v17.16b
    orr v11.16b, v16.16b, v4.16b
    eor v24.16b, v24.16b, v11.16b
    eor v17.16b, v17.16b, v4.16b
    bit v16.16b, v17.16b, v24.16b
    bit v17.16b, v0.16b, v24.16b
    orr v0.16b, v27.16b, v25.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v25.16b
    orr v11.16b, v22.16b, v2.16b
    eor v27.16b, v27.16b, v11.16b
    eor v25.16b, v25.16b, v2.16b
    bit v22.16b, v25.16b, v27.16b
    bit v25.16b, v0.16b, v27.16b
    ldr q0, [x3, #2256]
    eor v0.16b, v0.16b, v20.16b
    ldr q20, [x3, #4544]
    eor v6.16b, v20.16b, v6.16b
    ldr q20, [x3, #4560]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #4576]
    eor v20.16b, v20.16b, v22.16b
    ldr q22, [x3, #2320]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #4592]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #4608]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #4624]
    eor v22.16b, v22.16b, v25.16b
    ldr q25, [x3, #5472]
    eor v18.16b, v25.16b, v18.16b
    ldr q11, [x3, #4640]
    eor v4.16b, v11.16b, v4.16b
    ushr v11.4s, v19.4s, #16
    sli v11.4s, v31.4s, #16
    ushr v31.4s, v31.4s, #16
    sli v31.4s, v19.4s, #16
    ushr v19.4s, v27.4s, #16
    sli v19.4s, v24.4s, #16
    ushr v24.4s, v24.4s, #16
    sli v24.4s, v27.4s, #16
    ushr v27.4s, v7.4s, #16
    sli v27.4s, v3.4s, #16
    ushr v3.4s, v3.4s, #16
    sli v3.4s, v7.4s, #16
    ushr v7.4s, v17.4s, #16
    sli v7.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v17.4s, #16
    // round 36 (gift.dsl:33)
    orn v17.16b, v10.16b, v6.16b
    eor v17.16b, v17.16b, v27.16b
    eor v27.16b, v11.16b, v17.16b
    eor v11.16b, v11.16b, v6.16b
    bic v12.16b, v27.16b, v11.16b
    eor v10.16b, v10.16b, v12.16b
    eor v6.16b, v6.16b, v27.16b
    bif v11.16b, v6.16b, v10.16b
    bit v17.16b, v6.16b, v10.16b
    orn v6.16b, v18.16b, v0.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v31.16b, v3.16b
    eor v31.16b, v31.16b, v0.16b
    bic v12.16b, v6.16b, v31.16b
    eor v18.16b, v18.16b, v12.16b
    eor v0.16b, v0.16b, v6.16b
    bif v31.16b, v0.16b, v18.16b
    bit v3.16b, v0.16b, v18.16b
    orn v0.16b, v4.16b, v20.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v19.16b, v0.16b
    eor v19.16b, v19.16b, v20.16b
    bic v12.16b, v7.16b, v19.16b
    eor v4.16b, v4.16b, v12.16b
    eor v20.16b, v20.16b, v7.16b
    bif v19.16b, v20.16b, v4.16b
    bit v0.16b, v20.16b, v4.16b
    orn v20.16b, v2.16b, v16.16b
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v24.16b, v20.16b
    eor v24.16b, v24.16b, v16.16b
    bic v12.16b, v22.16b, v24.16b
    eor v2.16b, v2.16b, v12.16b
    eor v16.16b, v16.16b, v22.16b
    bif v24.16b, v16.16b, v2.16b
    bit v20.16b, v16.16b, v2.16b
    ldr q16, [x3, #5488]
    eor v16.16b, v16.16b, v11.16b
    ldr q11, [x3, #5504]
    eor v31.16b, v11.16b, v31.16b
    ldr q11, [x3, #5520]
    eor v19.16b, v11.16b, v19.16b
    ldr q11, [x3, #5536]
    eor v24.16b, v11.16b, v24.16b
    ldr q11, [x3, #5552]
    eor v17.16b, v11.16b, v17.16b
    ldr q11, [x3, #5568]
    eor v3.16b, v11.16b, v3.16b
    ldr q11, [x3, #5584]
    eor v0.16b, v11.16b, v0.16b
    ldr q11, [x3, #5600]
    eor v20.16b, v11.16b, v20.16b
    eor v27.16b, v9.16b, v27.16b
    ldr q11, [x3, #304]
    eor v7.16b, v11.16b, v7.16b
    ldr q12, [x3, #144]
    eor v22.16b, v12.16b, v22.16b
    ext v10.16b, v10.16b, v10.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    mov v13.16b, v21.16b
    bsl v13.16b, v10.16b, v4.16b
    mov v14.16b, v21.16b
    bsl v14.16b, v18.16b, v2.16b
    bit v10.16b, v4.16b, v21.16b
    bit v18.16b, v2.16b, v21.16b
    ext v2.16b, v17.16b, v17.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v4.16b, v20.16b, v20.16b, #8
    mov v17.16b, v21.16b
    bsl v17.16b, v0.16b, v2.16b
    mov v20.16b, v21.16b
    bsl v20.16b, v4.16b, v3.16b
    bit v0.16b, v2.16b, v21.16b
    bit v4.16b, v3.16b, v21.16b
    // round 35 (gift.dsl:33)
    orn v2.16b, v19.16b, v27.16b
    eor v2.16b, v2.16b, v17.16b
    eor v3.16b, v13.16b, v2.16b
    eor v17.16b, v13.16b, v19.16b
    orr v13.16b, v17.16b, v3.16b
    eor v27.16b, v27.16b, v13.16b
    eor v19.16b, v19.16b, v3.16b
    bif v17.16b, v19.16b, v27.16b
    bit v2.16b, v19.16b, v27.16b
    orn v19.16b, v24.16b, v6.16b
    eor v19.16b, v19.16b, v20.16b
    eor v20.16b, v14.16b, v19.16b
    eor v13.16b, v14.16b, v24.16b
    orr v14.16b, v13.16b, v20.16b
    eor v6.16b, v6.16b, v14.16b
    eor v24.16b, v24.16b, v20.16b
    bif v13.16b, v24.16b, v6.16b
    bit v19.16b, v24.16b, v6.16b
    orn v24.16b, v16.16b, v7.16b
    eor v0.16b, v24.16b, v0.16b
    eor v24.16b, v10.16b, v0.16b
    eor v10.16b, v10.16b, v16.16b
    orr v14.16b, v10.16b, v24.16b
    eor v7.16b, v7.16b, v14.16b
    eor v16.16b, v16.16b, v24.16b
    bif v10.16b, v16.16b, v7.16b
    bit v0.16b, v16.16b, v7.16b
    orn v16.16b, v31.16b, v22.16b
    eor v4.16b, v16.16b, v4.16b
    eor v16.16b, v18.16b, v4.16b
    eor v18.16b, v18.16b, v31.16b
    orr v14.16b, v18.16b, v16.16b
    eor v22.16b, v22.16b, v14.16b
    eor v31.16b, v31.16b, v16.16b
    bif v18.16b, v31.16b, v22.16b
    bit v4.16b, v31.16b, v22.16b
    ldr q31, [x3, #5616]
    eor v17.16b, v31.16b, v17.16b
    ldr q31, [x3, #5632]
    eor v31.16b, v31.16b, v13.16b
    ldr q13, [x3, #5648]
    eor v10.16b, v13.16b, v10.16b
    ldr q13, [x3, #5664]
    eor v18.16b, v13.16b, v18.16b
    ldr q13, [x3, #5680]
    eor v2.16b, v13.16b, v2.16b
    ldr q13, [x3, #5696]
    eor v0.16b, v13.16b, v0.16b
    ldr q13, [x3, #5712]
    eor v20.16b, v13.16b, v20.16b
    eor v24.16b, v28.16b, v24.16b
    rev64 v6.4s, v6.4s
    rev64 v22.4s, v22.4s
    rev64 v17.4s, v17.4s
    rev64 v31.4s, v31.4s
    rev64 v10.4s, v10.4s
    rev64 v18.4s, v18.4s
    rev64 v2.4s, v2.4s
    rev64 v0.4s, v0.4s
    // round 34 (gift.dsl:33)
    orr v13.16b, v3.16b, v17.16b
    ldr q14, [x3, #5728]
    eor v19.16b, v14.16b, v19.16b
    eor v19.16b, v19.16b, v13.16b
    eor v13.16b, v6.16b, v19.16b
    eor v6.16b, v6.16b, v17.16b
    orr v14.16b, v6.16b, v13.16b
    eor v3.16b, v3.16b, v14.16b
    eor v17.16b, v17.16b, v13.16b
    bit v6.16b, v17.16b, v3.16b
    bit v17.16b, v19.16b, v3.16b
    orn v19.16b, v31.16b, v20.16b
    eor v2.16b, v2.16b, v19.16b
    eor v19.16b, v27.16b, v2.16b
    eor v27.16b, v27.16b, v31.16b
    orr v14.16b, v27.16b, v19.16b
    eor v20.16b, v20.16b, v14.16b
    eor v31.16b, v31.16b, v19.16b
    bif v27.16b, v31.16b, v20.16b
    bit v2.16b, v31.16b, v20.16b
    orn v31.16b, v10.16b, v24.16b
    ldr q14, [x3, #5744]
    eor v4.16b, v14.16b, v4.16b
    eor v4.16b, v4.16b, v31.16b
    eor v31.16b, v22.16b, v4.16b
    eor v22.16b, v22.16b, v10.16b
    orr v14.16b, v22.16b, v31.16b
    eor v24.16b, v24.16b, v14.16b
    eor v10.16b, v10.16b, v31.16b
    bif v22.16b, v10.16b, v24.16b
    bit v4.16b, v10.16b, v24.16b
    orr v10.16b, v16.16b, v18.16b
    eor v0.16b, v0.16b, v10.16b
    eor v10.16b, v7.16b, v0.16b
    eor v7.16b, v7.16b, v18.16b
    orr v14.16b, v7.16b, v10.16b
    eor v16.16b, v16.16b, v14.16b
    eor v18.16b, v18.16b, v10.16b
    bit v7.16b, v18.16b, v16.16b
    bit v18.16b, v0.16b, v16.16b
    ldr q0, [x3, #5760]
    eor v0.16b, v0.16b, v6.16b
    ldr q6, [x3, #4368]
    eor v6.16b, v6.16b, v27.16b
    ldr q27, [x3, #4384]
    eor v22.16b, v27.16b, v22.16b
    ldr q27, [x3, #5776]
    eor v7.16b, v27.16b, v7.16b
    ldr q27, [x3, #5792]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #5808]
    eor v18.16b, v27.16b, v18.16b
    eor v27.16b, v30.16b, v13.16b
    ldr q13, [x3, #2608]
    eor v19.16b, v13.16b, v19.16b
    eor v10.16b, v26.16b, v10.16b
    rev32 v3.8h, v3.8h
    rev32 v20.8h, v20.8h
    rev32 v0.8h, v0.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v22.8h
    rev32 v7.8h, v7.8h
    rev32 v4.8h, v4.8h
    rev32 v18.8h, v18.8h
    // round 33 (gift.dsl:33)
    orn v13.16b, v0.16b, v27.16b
    eor v4.16b, v4.16b, v13.16b
    eor v13.16b, v24.16b, v4.16b
    eor v24.16b, v24.16b, v0.16b
    orr v14.16b, v24.16b, v13.16b
    eor v27.16b, v27.16b, v14.16b
    eor v0.16b, v0.16b, v13.16b
    bif v24.16b, v0.16b, v27.16b
    bit v4.16b, v0.16b, v27.16b
    orn v0.16b, v19.16b, v6.16b
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v6.16b
    orn v14.16b, v16.16b, v18.16b
    eor v19.16b, v19.16b, v14.16b
    eor v6.16b, v6.16b, v18.16b
    bit v16.16b, v6.16b, v19.16b
    bit v6.16b, v0.16b, v19.16b
    orn v0.16b, v31.16b, v22.16b
    ldr q14, [x3, #5824]
    eor v17.16b, v14.16b, v17.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v22.16b
    orn v14.16b, v3.16b, v17.16b
    eor v31.16b, v31.16b, v14.16b
    eor v22.16b, v22.16b, v17.16b
    bit v3.16b, v22.16b, v31.16b
    bit v22.16b, v0.16b, v31.16b
    orn v0.16b, v7.16b, v10.16b
    ldr q14, [x3, #5840]
    eor v2.16b, v14.16b, v2.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v7.16b
    orr v14.16b, v20.16b, v2.16b
    eor v10.16b, v10.16b, v14.16b
    eor v7.16b, v7.16b, v2.16b
    bif v20.16b, v7.16b, v10.16b
    bit v0.16b, v7.16b, v10.16b
    ldr q7, [x3, #5856]
    eor v7.16b, v7.16b, v24.16b
    ldr q24, [x3, #4304]
    eor v16.16b, v24.16b, v16.16b
    ldr q24, [x3, #4320]
    eor v3.16b, v24.16b, v3.16b
    ldr q24, [x3, #5872]
    eor v20.16b, v24.16b, v20.16b
    ldr q24, [x3, #5888]
    eor v4.16b, v24.16b, v4.16b
    ldr q24, [x3, #5904]
    eor v6.16b, v24.16b, v6.16b
    ldr q24, [x3, #192]
    eor v22.16b, v24.16b, v22.16b
    ldr q24, [x3, #5920]
    eor v0.16b, v24.16b, v0.16b
    ldr q24, [x3, #128]
    eor v13.16b, v24.16b, v13.16b
    ldr q14, [x3, #5936]
    eor v18.16b, v14.16b, v18.16b
    eor v2.16b, v9.16b, v2.16b
    ext v27.16b, v27.16b, v27.16b, #4
    ext v19.16b, v19.16b, v19.16b, #4
    ext v31.16b, v31.16b, v31.16b, #4
    ext v10.16b, v10.16b, v10.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v4.16b, v4.16b, v4.16b, #12
    ext v6.16b, v6.16b, v6.16b, #12
    ext v22.16b, v22.16b, v22.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 32 (gift.dsl:33)
    orr v15.16b, v13.16b, v7.16b
    eor v4.16b, v4.16b, v15.16b
    eor v15.16b, v27.16b, v4.16b
    eor v27.16b, v27.16b, v7.16b
    orr v5.16b, v27.16b, v15.16b
    eor v5.16b, v13.16b, v5.16b
    eor v7.16b, v7.16b, v15.16b
    bit v27.16b, v7.16b, v5.16b
    bit v7.16b, v4.16b, v5.16b
    orn v4.16b, v18.16b, v16.16b
    eor v4.16b, v6.16b, v4.16b
    eor v6.16b, v19.16b, v4.16b
    eor v19.16b, v19.16b, v16.16b
    orn v13.16b, v19.16b, v6.16b
    eor v18.16b, v18.16b, v13.16b
    eor v16.16b, v16.16b, v6.16b
    bit v19.16b, v16.16b, v18.16b
    bit v16.16b, v4.16b, v18.16b
    and v4.16b, v17.16b, v3.16b
    eor v4.16b, v22.16b, v4.16b
    eor v22.16b, v31.16b, v4.16b
    eor v31.16b, v31.16b, v3.16b
    bic v13.16b, v22.16b, v31.16b
    eor v17.16b, v17.16b, v13.16b
    eor v3.16b, v3.16b, v22.16b
    bit v31.16b, v3.16b, v17.16b
    bit v3.16b, v4.16b, v17.16b
    orr v4.16b, v2.16b, v20.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v10.16b, v0.16b
    eor v10.16b, v10.16b, v20.16b
    orr v13.16b, v10.16b, v4.16b
    eor v2.16b, v2.16b, v13.16b
    eor v20.16b, v20.16b, v4.16b
    bit v10.16b, v20.16b, v2.16b
    bit v20.16b, v0.16b, v2.16b
    ldr q0, [x3, #1600]
    eor v0.16b, v0.16b, v27.16b
    ldr q27, [x3, #4176]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #4192]
    eor v27.16b, v27.16b, v31.16b
    ldr q31, [x3, #4208]
    eor v31.16b, v31.16b, v10.16b
    ldr q10, [x3, #1664]
    eor v7.16b, v10.16b, v7.16b
    ldr q10, [x3, #4224]
    eor v16.16b, v10.16b, v16.16b
    ldr q10, [x3, #4240]
    eor v3.16b, v10.16b, v3.16b
    ldr q10, [x3, #4256]
    eor v20.16b, v10.16b, v20.16b
    eor v10.16b, v12.16b, v15.16b
    eor v6.16b, v25.16b, v6.16b
    ldr q13, [x3, #5952]
    eor v22.16b, v13.16b, v22.16b
    ushr v13.4s, v18.4s, #16
    sli v13.4s, v5.4s, #16
    ushr v5.4s, v5.4s, #16
    sli v5.4s, v18.4s, #16
    ushr v18.4s, v2.4s, #16
    sli v18.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v2.4s, #16
    ushr v2.4s, v7.4s, #16
    sli v2.4s, v16.4s, #16
    ushr v16.4s, v16.4s, #16
    sli v16.4s, v7.4s, #16
    ushr v7.4s, v3.4s, #16
    sli v7.4s, v20.4s, #16
    ushr v20.4s, v20.4s, #16
    sli v20.4s, v3.4s, #16
    // round 31 (gift.dsl:33)
    orn v3.16b, v10.16b, v19.16b
    eor v2.16b, v3.16b, v2.16b
    eor v3.16b, v13.16b, v2.16b
    eor v13.16b, v13.16b, v19.16b
    bic v15.16b, v3.16b, v13.16b
    eor v10.16b, v10.16b, v15.16b
    eor v19.16b, v19.16b, v3.16b
    bif v13.16b, v19.16b, v10.16b
    bit v2.16b, v19.16b, v10.16b
    orn v19.16b, v6.16b, v0.16b
    eor v16.16b, v19.16b, v16.16b
    eor v19.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v0.16b
    bic v15.16b, v19.16b, v5.16b
    eor v6.16b, v6.16b, v15.16b
    eor v0.16b, v0.16b, v19.16b
    bif v5.16b, v0.16b, v6.16b
    bit v16.16b, v0.16b, v6.16b
    orn v0.16b, v22.16b, v31.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v31.16b
    bic v15.16b, v7.16b, v18.16b
    eor v22.16b, v22.16b, v15.16b
    eor v31.16b, v31.16b, v7.16b
    bif v18.16b, v31.16b, v22.16b
    bit v0.16b, v31.16b, v22.16b
    orn v31.16b, v4.16b, v27.16b
    eor v20.16b, v31.16b, v20.16b
    eor v31.16b, v17.16b, v20.16b
    eor v17.16b, v17.16b, v27.16b
    bic v15.16b, v31.16b, v17.16b
    eor v4.16b, v4.16b, v15.16b
    eor v27.16b, v27.16b, v31.16b
    bif v17.16b, v27.16b, v4.16b
    bit v20.16b, v27.16b, v4.16b
    ldr q27, [x3, #5968]
    eor v27.16b, v27.16b, v13.16b
    ldr q13, [x3, #5984]
    eor v5.16b, v13.16b, v5.16b
    ldr q13, [x3, #6000]
    eor v18.16b, v13.16b, v18.16b
    ldr q13, [x3, #6016]
    eor v17.16b, v13.16b, v17.16b
    ldr q13, [x3, #4112]
    eor v2.16b, v13.16b, v2.16b
    ldr q13, [x3, #4128]
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [x3, #4144]
    eor v0.16b, v13.16b, v0.16b
    ldr q13, [x3, #4160]
    eor v20.16b, v13.16b, v20.16b
    eor v3.16b, v9.16b, v3.16b
    ldr q13, [x3, #752]
    eor v7.16b, v13.16b, v7.16b
    ldr q15, [x3, #912]
    eor v31.16b, v15.16b, v31.16b
    ext v10.16b, v10.16b, v10.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    mov v15.16b, v21.16b
    bsl v15.16b, v10.16b, v22.16b
    mov v1.16b, v21.16b
    bsl v1.16b, v6.16b, v4.16b
    bit v10.16b, v22.16b, v21.16b
    bit v6.16b, v4.16b, v21.16b
    ext v2.16b, v2.16b, v2.16b, #8
    ext v4.16b, v16.16b, v16.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v20.16b, v20.16b, #8
    mov v20.16b, v21.16b
    bsl v20.16b, v0.16b, v2.16b
    mov v22.16b, v21.16b
    bsl v22.16b, v16.16b, v4.16b
    bit v0.16b, v2.16b, v21.16b
    bit v16.16b, v4.16b, v21.16b
    // round 30 (gift.dsl:33)
    bic v2.16b, v3.16b, v18.16b
    eor v2.16b, v2.16b, v20.16b
    eor v4.16b, v15.16b, v2.16b
    eor v20.16b, v15.16b, v18.16b
    orr v15.16b, v20.16b, v4.16b
    eor v3.16b, v3.16b, v15.16b
    eor v18.16b, v18.16b, v4.16b
    bif v20.16b, v18.16b, v3.16b
    bit v2.16b, v18.16b, v3.16b
    bic v18.16b, v19.16b, v17.16b
    eor v18.16b, v18.16b, v22.16b
    eor v22.16b, v1.16b, v18.16b
    eor v1.16b, v1.16b, v17.16b
    orr v15.16b, v1.16b, v22.16b
    eor v19.16b, v19.16b, v15.16b
    eor v17.16b, v17.16b, v22.16b
    bif v1.16b, v17.16b, v19.16b
    bit v18.16b, v17.16b, v19.16b
    bic v17.16b, v7.16b, v27.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v10.16b, v0.16b
    eor v10.16b, v10.16b, v27.16b
    orr v15.16b, v10.16b, v17.16b
    eor v7.16b, v7.16b, v15.16b
    eor v27.16b, v27.16b, v17.16b
    bif v10.16b, v27.16b, v7.16b
    bit v0.16b, v27.16b, v7.16b
    bic v27.16b, v31.16b, v5.16b
    eor v16.16b, v27.16b, v16.16b
    eor v27.16b, v6.16b, v16.16b
    eor v6.16b, v6.16b, v5.16b
    orr v15.16b, v6.16b, v27.16b
    eor v31.16b, v31.16b, v15.16b
    eor v5.16b, v5.16b, v27.16b
    bif v6.16b, v5.16b, v31.16b
    bit v16.16b, v5.16b, v31.16b
    ldr q5, [x3, #6032]
    eor v5.16b, v5.16b, v20.16b
    ldr q20, [x3, #6048]
    eor v1.16b, v20.16b, v1.16b
    ldr q20, [x3, #6064]
    eor v20.16b, v20.16b, v10.16b
    ldr q10, [x3, #6080]
    eor v6.16b, v10.16b, v6.16b
    ldr q10, [x3, #6096]
    eor v2.16b, v10.16b, v2.16b
    ldr q10, [x3, #6112]
    eor v0.16b, v10.16b, v0.16b
    ldr q10, [x3, #6128]
    eor v22.16b, v10.16b, v22.16b
    eor v17.16b, v28.16b, v17.16b
    ldr q10, [x3, #1408]
    eor v27.16b, v10.16b, v27.16b
    rev64 v19.4s, v19.4s
    rev64 v31.4s, v31.4s
    rev64 v5.4s, v5.4s
    rev64 v1.4s, v1.4s
    rev64 v20.4s, v20.4s
    rev64 v6.4s, v6.4s
    rev64 v2.4s, v2.4s
    rev64 v0.4s, v0.4s
    // round 29 (gift.dsl:33)
    orr v15.16b, v4.16b, v5.16b
    ldr q23, [x3, #6144]
    eor v18.16b, v23.16b, v18.16b
    eor v18.16b, v18.16b, v15.16b
    eor v23.16b, v19.16b, v18.16b
    eor v19.16b, v19.16b, v5.16b
    orr v15.16b, v19.16b, v23.16b
    eor v4.16b, v4.16b, v15.16b
    eor v5.16b, v5.16b, v23.16b
    bit v19.16b, v5.16b, v4.16b
    bit v5.16b, v18.16b, v4.16b
    orn v18.16b, v1.16b, v22.16b
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v3.16b, v2.16b
    eor v3.16b, v3.16b, v1.16b
    orr v15.16b, v3.16b, v18.16b
    eor v22.16b, v22.16b, v15.16b
    eor v1.16b, v1.16b, v18.16b
    bif v3.16b, v1.16b, v22.16b
    bit v2.16b, v1.16b, v22.16b
    orn v1.16b, v20.16b, v17.16b
    ldr q15, [x3, #6160]
    eor v16.16b, v15.16b, v16.16b
    eor v1.16b, v16.16b, v1.16b
    eor v16.16b, v31.16b, v1.16b
    eor v31.16b, v31.16b, v20.16b
    orr v15.16b, v31.16b, v16.16b
    eor v17.16b, v17.16b, v15.16b
    eor v20.16b, v20.16b, v16.16b
    bif v31.16b, v20.16b, v17.16b
    bit v1.16b, v20.16b, v17.16b
    orr v20.16b, v27.16b, v6.16b
    eor v0.16b, v0.16b, v20.16b
    eor v20.16b, v7.16b, v0.16b
    eor v7.16b, v7.16b, v6.16b
    orr v15.16b, v7.16b, v20.16b
    eor v27.16b, v27.16b, v15.16b
    eor v6.16b, v6.16b, v20.16b
    bit v7.16b, v6.16b, v27.16b
    bit v6.16b, v0.16b, v27.16b
    ldr q0, [x3, #6176]
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [x3, #3792]
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [x3, #3808]
    eor v19.16b, v19.16b, v31.16b
    ldr q31, [x3, #6192]
    eor v7.16b, v31.16b, v7.16b
    ldr q31, [x3, #6208]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #6224]
    eor v6.16b, v31.16b, v6.16b
    eor v23.16b, v25.16b, v23.16b
    ldr q31, [x3, #448]
    eor v18.16b, v31.16b, v18.16b
    eor v20.16b, v26.16b, v20.16b
    rev32 v4.8h, v4.8h
    rev32 v22.8h, v22.8h
    rev32 v0.8h, v0.8h
    rev32 v3.8h, v3.8h
    rev32 v19.8h, v19.8h
    rev32 v7.8h, v7.8h
    rev32 v1.8h, v1.8h
    rev32 v6.8h, v6.8h
    // round 28 (gift.dsl:33)
    orn v31.16b, v0.16b, v23.16b
    eor v1.16b, v1.16b, v31.16b
    eor v31.16b, v17.16b, v1.16b
    eor v17.16b, v17.16b, v0.16b
    orr v15.16b, v17.16b, v31.16b
    eor v23.16b, v23.16b, v15.16b
    eor v0.16b, v0.16b, v31.16b
    bif v17.16b, v0.16b, v23.16b
    bit v1.16b, v0.16b, v23.16b
    orn v0.16b, v18.16b, v3.16b
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v3.16b
    orn v15.16b, v27.16b, v6.16b
    eor v18.16b, v18.16b, v15.16b
    eor v3.16b, v3.16b, v6.16b
    bit v27.16b, v3.16b, v18.16b
    bit v3.16b, v0.16b, v18.16b
    orn v0.16b, v16.16b, v19.16b
    ldr q15, [x3, #6240]
    eor v5.16b, v15.16b, v5.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v19.16b
    orn v15.16b, v4.16b, v5.16b
    eor v16.16b, v16.16b, v15.16b
    eor v19.16b, v19.16b, v5.16b
    bit v4.16b, v19.16b, v16.16b
    bit v19.16b, v0.16b, v16.16b
    orn v0.16b, v7.16b, v20.16b
    ldr q15, [x3, #6256]
    eor v2.16b, v15.16b, v2.16b
    eor v0.16b, v2.16b, v0.16b
    eor v2.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v7.16b
    orr v15.16b, v22.16b, v2.16b
    eor v20.16b, v20.16b, v15.16b
    eor v7.16b, v7.16b, v2.16b
    bif v22.16b, v7.16b, v20.16b
    bit v0.16b, v7.16b, v20.16b
    ldr q7, [x3, #6272]
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #3664]
    eor v17.16b, v17.16b, v27.16b
    ldr q27, [x3, #3680]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #6288]
    eor v22.16b, v27.16b, v22.16b
    ldr q27, [x3, #6304]
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x3, #6320]
    eor v3.16b, v27.16b, v3.16b
    ldr q27, [x3, #6336]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #6352]
    eor v0.16b, v27.16b, v0.16b
    eor v6.16b, v8.16b, v6.16b
    eor v5.16b, v29.16b, v5.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v18.16b, v18.16b, v18.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v7.16b, v7.16b, v7.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v1.16b, v1.16b, v1.16b, #12
    ext v3.16b, v3.16b, v3.16b, #12
    ext v19.16b, v19.16b, v19.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 27 (gift.dsl:33)
    orr v27.16b, v31.16b, v7.16b
    eor v1.16b, v1.16b, v27.16b
    eor v27.16b, v23.16b, v1.16b
    eor v23.16b, v23.16b, v7.16b
    orr v15.16b, v23.16b, v27.16b
    eor v31.16b, v31.16b, v15.16b
    eor v7.16b, v7.16b, v27.16b
    bit v23.16b, v7.16b, v31.16b
    bit v7.16b, v1.16b, v31.16b
    orn v1.16b, v6.16b, v17.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v18.16b, v1.16b
    eor v18.16b, v18.16b, v17.16b
    orn v15.16b, v18.16b, v3.16b
    eor v6.16b, v6.16b, v15.16b
    eor v17.16b, v17.16b, v3.16b
    bit v18.16b, v17.16b, v6.16b
    bit v17.16b, v1.16b, v6.16b
    orn v1.16b, v5.16b, v4.16b
    eor v1.16b, v19.16b, v1.16b
    eor v19.16b, v16.16b, v1.16b
    eor v16.16b, v16.16b, v4.16b
    orn v15.16b, v16.16b, v19.16b
    eor v5.16b, v5.16b, v15.16b
    eor v4.16b, v4.16b, v19.16b
    bit v16.16b, v4.16b, v5.16b
    bit v4.16b, v1.16b, v5.16b
    orr v1.16b, v2.16b, v22.16b
    eor v0.16b, v0.16b, v1.16b
    eor v1.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v22.16b
    orr v15.16b, v20.16b, v1.16b
    eor v2.16b, v2.16b, v15.16b
    eor v22.16b, v22.16b, v1.16b
    bit v20.16b, v22.16b, v2.16b
    bit v22.16b, v0.16b, v2.16b
    ldr q0, [x3, #816]
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #3552]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #3568]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #3584]
    eor v20.16b, v23.16b, v20.16b
    ldr q23, [x3, #880]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #3600]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #3616]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #3632]
    eor v22.16b, v23.16b, v22.16b
    eor v3.16b, v25.16b, v3.16b
    eor v19.16b, v28.16b, v19.16b
    ushr v23.4s, v6.4s, #16
    sli v23.4s, v31.4s, #16
    ushr v31.4s, v31.4s, #16
    sli v31.4s, v6.4s, #16
    ushr v6.4s, v2.4s, #16
    sli v6.4s, v5.4s, #16
    ushr v5.4s, v5.4s, #16
    sli v5.4s, v2.4s, #16
    ushr v2.4s, v7.4s, #16
    sli v2.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v7.4s, #16
    ushr v7.4s, v4.4s, #16
    sli v7.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v4.4s, #16
    // round 26 (gift.dsl:33)
    orn v4.16b, v27.16b, v18.16b
    eor v2.16b, v4.16b, v2.16b
    eor v4.16b, v23.16b, v2.16b
    eor v23.16b, v23.16b, v18.16b
    bic v15.16b, v4.16b, v23.16b
    eor v27.16b, v27.16b, v15.16b
    eor v18.16b, v18.16b, v4.16b
    bif v23.16b, v18.16b, v27.16b
    bit v2.16b, v18.16b, v27.16b
    orn v18.16b, v3.16b, v0.16b
    eor v17.16b, v18.16b, v17.16b
    eor v18.16b, v31.16b, v17.16b
    eor v31.16b, v31.16b, v0.16b
    bic v15.16b, v18.16b, v31.16b
    eor v3.16b, v3.16b, v15.16b
    eor v0.16b, v0.16b, v18.16b
    bif v31.16b, v0.16b, v3.16b
    bit v17.16b, v0.16b, v3.16b
    orn v0.16b, v19.16b, v20.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v6.16b, v0.16b
    eor v6.16b, v6.16b, v20.16b
    bic v15.16b, v7.16b, v6.16b
    eor v19.16b, v19.16b, v15.16b
    eor v20.16b, v20.16b, v7.16b
    bif v6.16b, v20.16b, v19.16b
    bit v0.16b, v20.16b, v19.16b
    orn v20.16b, v1.16b, v16.16b
    eor v20.16b, v20.16b, v22.16b
    eor v22.16b, v5.16b, v20.16b
    eor v5.16b, v5.16b, v16.16b
    bic v15.16b, v22.16b, v5.16b
    eor v1.16b, v1.16b, v15.16b
    eor v16.16b, v16.16b, v22.16b
    bif v5.16b, v16.16b, v1.16b
    bit v20.16b, v16.16b, v1.16b
    ldr q16, [x3, #6368]
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #6384]
    eor v23.16b, v23.16b, v31.16b
    ldr q31, [x3, #6400]
    eor v6.16b, v31.16b, v6.16b
    ldr q31, [x3, #6416]
    eor v5.16b, v31.16b, v5.16b
    ldr q31, [x3, #3472]
    eor v2.16b, v31.16b, v2.16b
    ldr q31, [x3, #3488]
    eor v17.16b, v31.16b, v17.16b
    ldr q31, [x3, #3504]
    eor v0.16b, v31.16b, v0.16b
    ldr q31, [x3, #3520]
    eor v20.16b, v31.16b, v20.16b
    eor v4.16b, v9.16b, v4.16b
    ldr q31, [x3, #3536]
    eor v22.16b, v31.16b, v22.16b
    ext v27.16b, v27.16b, v27.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v1.16b, v1.16b, v1.16b, #8
    mov v31.16b, v21.16b
    bsl v31.16b, v27.16b, v19.16b
    mov v15.16b, v21.16b
    bsl v15.16b, v3.16b, v1.16b
    bit v27.16b, v19.16b, v21.16b
    bit v3.16b, v1.16b, v21.16b
    ext v1.16b, v2.16b, v2.16b, #8
    ext v2.16b, v17.16b, v17.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v17.16b, v20.16b, v20.16b, #8
    mov v19.16b, v21.16b
    bsl v19.16b, v0.16b, v1.16b
    mov v20.16b, v21.16b
    bsl v20.16b, v17.16b, v2.16b
    bit v0.16b, v1.16b, v21.16b
    bit v17.16b, v2.16b, v21.16b
    // round 25 (gift.dsl:33)
    bic v1.16b, v4.16b, v6.16b
    eor v1.16b, v1.16b, v19.16b
    eor v2.16b, v31.16b, v1.16b
    eor v19.16b, v31.16b, v6.16b
    orr v31.16b, v19.16b, v2.16b
    eor v4.16b, v4.16b, v31.16b
    eor v6.16b, v6.16b, v2.16b
    bif v19.16b, v6.16b, v4.16b
    bit v1.16b, v6.16b, v4.16b
    bic v6.16b, v18.16b, v5.16b
    eor v6.16b, v6.16b, v20.16b
    eor v20.16b, v15.16b, v6.16b
    eor v31.16b, v15.16b, v5.16b
    orr v15.16b, v31.16b, v20.16b
    eor v18.16b, v18.16b, v15.16b
    eor v5.16b, v5.16b, v20.16b
    bif v31.16b, v5.16b, v18.16b
    bit v6.16b, v5.16b, v18.16b
    bic v5.16b, v7.16b, v16.16b
    eor v0.16b, v5.16b, v0.16b
    eor v5.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v16.16b
    orr v15.16b, v27.16b, v5.16b
    eor v7.16b, v7.16b, v15.16b
    eor v16.16b, v16.16b, v5.16b
    bif v27.16b, v16.16b, v7.16b
    bit v0.16b, v16.16b, v7.16b
    bic v16.16b, v22.16b, v23.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v3.16b, v16.16b
    eor v3.16b, v3.16b, v23.16b
    orr v15.16b, v3.16b, v17.16b
    eor v22.16b, v22.16b, v15.16b
    eor v23.16b, v23.16b, v17.16b
    bif v3.16b, v23.16b, v22.16b
    bit v16.16b, v23.16b, v22.16b
    ldr q23, [x3, #6432]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #6448]
    eor v23.16b, v23.16b, v31.16b
    ldr q31, [x3, #6464]
    eor v27.16b, v31.16b, v27.16b
    ldr q31, [x3, #6480]
    eor v3.16b, v31.16b, v3.16b
    ldr q31, [x3, #6496]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #6512]
    eor v0.16b, v31.16b, v0.16b
    ldr q31, [x3, #6528]
    eor v20.16b, v31.16b, v20.16b
    eor v5.16b, v28.16b, v5.16b
    rev64 v18.4s, v18.4s
    rev64 v22.4s, v22.4s
    rev64 v19.4s, v19.4s
    rev64 v23.4s, v23.4s
    rev64 v27.4s, v27.4s
    rev64 v3.4s, v3.4s
    rev64 v1.4s, v1.4s
    rev64 v0.4s, v0.4s
    // round 24 (gift.dsl:33)
    orr v31.16b, v2.16b, v19.16b
    ldr q15, [x3, #6544]
    eor v6.16b, v15.16b, v6.16b
    eor v6.16b, v6.16b, v31.16b
    eor v31.16b, v18.16b, v6.16b
    eor v18.16b, v18.16b, v19.16b
    orr v15.16b, v18.16b, v31.16b
    eor v2.16b, v2.16b, v15.16b
    eor v19.16b, v19.16b, v31.16b
    bit v18.16b, v19.16b, v2.16b
    bit v19.16b, v6.16b, v2.16b
    orn v6.16b, v23.16b, v20.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v23.16b
    orr v15.16b, v4.16b, v6.16b
    eor v20.16b, v20.16b, v15.16b
    eor v23.16b, v23.16b, v6.16b
    bif v4.16b, v23.16b, v20.16b
    bit v1.16b, v23.16b, v20.16b
    orn v23.16b, v27.16b, v5.16b
    ldr q15, [x3, #6560]
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v23.16b
    eor v23.16b, v22.16b, v16.16b
    eor v22.16b, v22.16b, v27.16b
    orr v15.16b, v22.16b, v23.16b
    eor v5.16b, v5.16b, v15.16b
    eor v27.16b, v27.16b, v23.16b
    bif v22.16b, v27.16b, v5.16b
    bit v16.16b, v27.16b, v5.16b
    orr v27.16b, v17.16b, v3.16b
    eor v0.16b, v0.16b, v27.16b
    eor v27.16b, v7.16b, v0.16b
    eor v7.16b, v7.16b, v3.16b
    orr v15.16b, v7.16b, v27.16b
    eor v17.16b, v17.16b, v15.16b
    eor v3.16b, v3.16b, v27.16b
    bit v7.16b, v3.16b, v17.16b
    bit v3.16b, v0.16b, v17.16b
    ldr q0, [x3, #6576]
    eor v0.16b, v0.16b, v18.16b
    ldr q18, [x3, #3152]
    eor v4.16b, v18.16b, v4.16b
    ldr q18, [x3, #3168]
    eor v18.16b, v18.16b, v22.16b
    ldr q22, [x3, #6592]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #6608]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #6624]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #6640]
    eor v22.16b, v22.16b, v31.16b
    eor v6.16b, v10.16b, v6.16b
    eor v27.16b, v26.16b, v27.16b
    rev32 v2.8h, v2.8h
    rev32 v20.8h, v20.8h
    rev32 v0.8h, v0.8h
    rev32 v4.8h, v4.8h
    rev32 v18.8h, v18.8h
    rev32 v7.8h, v7.8h
    rev32 v16.8h, v16.8h
    rev32 v3.8h, v3.8h
    // round 23 (gift.dsl:33)
    orn v31.16b, v0.16b, v22.16b
    eor v16.16b, v16.16b, v31.16b
    eor v31.16b, v5.16b, v16.16b
    eor v5.16b, v5.16b, v0.16b
    orr v15.16b, v5.16b, v31.16b
    eor v22.16b, v22.16b, v15.16b
    eor v0.16b, v0.16b, v31.16b
    bif v5.16b, v0.16b, v22.16b
    bit v16.16b, v0.16b, v22.16b
    orn v0.16b, v6.16b, v4.16b
    eor v0.16b, v3.16b, v0.16b
    eor v3.16b, v17.16b, v0.16b
    eor v17.16b, v17.16b, v4.16b
    orn v15.16b, v17.16b, v3.16b
    eor v6.16b, v6.16b, v15.16b
    eor v4.16b, v4.16b, v3.16b
    bit v17.16b, v4.16b, v6.16b
    bit v4.16b, v0.16b, v6.16b
    orn v0.16b, v23.16b, v18.16b
    ldr q15, [x3, #6656]
    eor v19.16b, v15.16b, v19.16b
    eor v0.16b, v19.16b, v0.16b
    eor v19.16b, v2.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    orn v15.16b, v2.16b, v19.16b
    eor v23.16b, v23.16b, v15.16b
    eor v18.16b, v18.16b, v19.16b
    bit v2.16b, v18.16b, v23.16b
    bit v18.16b, v0.16b, v23.16b
    orn v0.16b, v7.16b, v27.16b
    ldr q15, [x3, #6672]
    eor v1.16b, v15.16b, v1.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v7.16b
    orr v15.16b, v20.16b, v1.16b
    eor v27.16b, v27.16b, v15.16b
    eor v7.16b, v7.16b, v1.16b
    bif v20.16b, v7.16b, v27.16b
    bit v0.16b, v7.16b, v27.16b
    ldr q7, [x3, #6688]
    eor v5.16b, v7.16b, v5.16b
    ldr q7, [x3, #3024]
    eor v7.16b, v7.16b, v17.16b
    ldr q17, [x3, #3040]
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x3, #6704]
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #6720]
    eor v16.16b, v20.16b, v16.16b
    ldr q20, [x3, #6736]
    eor v4.16b, v20.16b, v4.16b
    ldr q20, [x3, #6752]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #6768]
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v24.16b, v31.16b
    eor v3.16b, v14.16b, v3.16b
    eor v19.16b, v25.16b, v19.16b
    ext v22.16b, v22.16b, v22.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ext v23.16b, v23.16b, v23.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v5.16b, v5.16b, v5.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v16.16b, v16.16b, v16.16b, #12
    ext v4.16b, v4.16b, v4.16b, #12
    ext v18.16b, v18.16b, v18.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 22 (gift.dsl:33)
    orr v31.16b, v20.16b, v5.16b
    eor v16.16b, v16.16b, v31.16b
    eor v31.16b, v22.16b, v16.16b
    eor v22.16b, v22.16b, v5.16b
    orr v15.16b, v22.16b, v31.16b
    eor v20.16b, v20.16b, v15.16b
    eor v5.16b, v5.16b, v31.16b
    bit v22.16b, v5.16b, v20.16b
    bit v5.16b, v16.16b, v20.16b
    orn v16.16b, v3.16b, v7.16b
    eor v4.16b, v4.16b, v16.16b
    eor v16.16b, v6.16b, v4.16b
    eor v6.16b, v6.16b, v7.16b
    orn v15.16b, v6.16b, v16.16b
    eor v3.16b, v3.16b, v15.16b
    eor v7.16b, v7.16b, v16.16b
    bit v6.16b, v7.16b, v3.16b
    bit v7.16b, v4.16b, v3.16b
    orn v4.16b, v19.16b, v2.16b
    eor v4.16b, v18.16b, v4.16b
    eor v18.16b, v23.16b, v4.16b
    eor v23.16b, v23.16b, v2.16b
    orn v15.16b, v23.16b, v18.16b
    eor v19.16b, v19.16b, v15.16b
    eor v2.16b, v2.16b, v18.16b
    bit v23.16b, v2.16b, v19.16b
    bit v2.16b, v4.16b, v19.16b
    orr v4.16b, v1.16b, v17.16b
    eor v0.16b, v0.16b, v4.16b
    eor v4.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v17.16b
    orr v15.16b, v27.16b, v4.16b
    eor v1.16b, v1.16b, v15.16b
    eor v17.16b, v17.16b, v4.16b
    bit v27.16b, v17.16b, v1.16b
    bit v17.16b, v0.16b, v1.16b
    ldr q0, [x3, #32]
    eor v0.16b, v0.16b, v22.16b
    ldr q22, [x3, #2896]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #2912]
    eor v22.16b, v22.16b, v23.16b
    ldr q23, [x3, #2928]
    eor v23.16b, v23.16b, v27.16b
    ldr q27, [x3, #96]
    eor v5.16b, v27.16b, v5.16b
    ldr q27, [x3, #2944]
    eor v7.16b, v27.16b, v7.16b
    ldr q27, [x3, #2960]
    eor v2.16b, v27.16b, v2.16b
    ldr q27, [x3, #2976]
    eor v17.16b, v27.16b, v17.16b
    eor v27.16b, v12.16b, v31.16b
    eor v16.16b, v25.16b, v16.16b
    ldr q31, [x3, #6784]
    eor v18.16b, v31.16b, v18.16b
    ushr v31.4s, v3.4s, #16
    sli v31.4s, v20.4s, #16
    ushr v20.4s, v20.4s, #16
    sli v20.4s, v3.4s, #16
    ushr v3.4s, v1.4s, #16
    sli v3.4s, v19.4s, #16
    ushr v19.4s, v19.4s, #16
    sli v19.4s, v1.4s, #16
    ushr v1.4s, v5.4s, #16
    sli v1.4s, v7.4s, #16
    ushr v7.4s, v7.4s, #16
    sli v7.4s, v5.4s, #16
    ushr v5.4s, v2.4s, #16
    sli v5.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v2.4s, #16
    // round 21 (gift.dsl:33)
    orn v2.16b, v27.16b, v6.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v31.16b, v1.16b
    eor v31.16b, v31.16b, v6.16b
    bic v15.16b, v2.16b, v31.16b
    eor v27.16b, v27.16b, v15.16b
    eor v6.16b, v6.16b, v2.16b
    bif v31.16b, v6.16b, v27.16b
    bit v1.16b, v6.16b, v27.16b
    orn v6.16b, v16.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v20.16b, v6.16b
    eor v20.16b, v20.16b, v0.16b
    bic v15.16b, v7.16b, v20.16b
    eor v16.16b, v16.16b, v15.16b
    eor v0.16b, v0.16b, v7.16b
    bif v20.16b, v0.16b, v16.16b
    bit v6.16b, v0.16b, v16.16b
    orn v0.16b, v18.16b, v23.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v23.16b
    bic v15.16b, v5.16b, v3.16b
    eor v18.16b, v18.16b, v15.16b
    eor v23.16b, v23.16b, v5.16b
    bif v3.16b, v23.16b, v18.16b
    bit v0.16b, v23.16b, v18.16b
    orn v23.16b, v4.16b, v22.16b
    eor v17.16b, v23.16b, v17.16b
    eor v23.16b, v19.16b, v17.16b
    eor v19.16b, v19.16b, v22.16b
    bic v15.16b, v23.16b, v19.16b
    eor v4.16b, v4.16b, v15.16b
    eor v22.16b, v22.16b, v23.16b
    bif v19.16b, v22.16b, v4.16b
    bit v17.16b, v22.16b, v4.16b
    ldr q22, [x3, #6800]
    eor v22.16b, v22.16b, v31.16b
    ldr q31, [x3, #6816]
    eor v20.16b, v31.16b, v20.16b
    ldr q31, [x3, #6832]
    eor v3.16b, v31.16b, v3.16b
    ldr q31, [x3, #6848]
    eor v19.16b, v31.16b, v19.16b
    ldr q31, [x3, #2832]
    eor v1.16b, v31.16b, v1.16b
    ldr q31, [x3, #2848]
    eor v6.16b, v31.16b, v6.16b
    ldr q31, [x3, #2864]
    eor v0.16b, v31.16b, v0.16b
    ldr q31, [x3, #2880]
    eor v17.16b, v31.16b, v17.16b
    eor v2.16b, v9.16b, v2.16b
    eor v5.16b, v12.16b, v5.16b
    ldr q31, [x3, #1552]
    eor v23.16b, v31.16b, v23.16b
    ext v27.16b, v27.16b, v27.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    mov v15.16b, v21.16b
    bsl v15.16b, v27.16b, v18.16b
    mov v13.16b, v21.16b
    bsl v13.16b, v16.16b, v4.16b
    bit v27.16b, v18.16b, v21.16b
    bit v16.16b, v4.16b, v21.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v4.16b, v6.16b, v6.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v17.16b, v17.16b, #8
    mov v17.16b, v21.16b
    bsl v17.16b, v0.16b, v1.16b
    mov v18.16b, v21.16b
    bsl v18.16b, v6.16b, v4.16b
    bit v0.16b, v1.16b, v21.16b
    bit v6.16b, v4.16b, v21.16b
    // round 20 (gift.dsl:33)
    bic v1.16b, v2.16b, v3.16b
    eor v1.16b, v1.16b, v17.16b
    eor v4.16b, v15.16b, v1.16b
    eor v17.16b, v15.16b, v3.16b
    orr v15.16b, v17.16b, v4.16b
    eor v2.16b, v2.16b, v15.16b
    eor v3.16b, v3.16b, v4.16b
    bif v17.16b, v3.16b, v2.16b
    bit v1.16b, v3.16b, v2.16b
    bic v3.16b, v7.16b, v19.16b
    eor v3.16b, v3.16b, v18.16b
    eor v18.16b, v13.16b, v3.16b
    eor v13.16b, v13.16b, v19.16b
    orr v15.16b, v13.16b, v18.16b
    eor v7.16b, v7.16b, v15.16b
    eor v19.16b, v19.16b, v18.16b
    bif v13.16b, v19.16b, v7.16b
    bit v3.16b, v19.16b, v7.16b
    bic v19.16b, v5.16b, v22.16b
    eor v0.16b, v19.16b, v0.16b
    eor v19.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v22.16b
    orr v15.16b, v27.16b, v19.16b
    eor v5.16b, v5.16b, v15.16b
    eor v22.16b, v22.16b, v19.16b
    bif v27.16b, v22.16b, v5.16b
    bit v0.16b, v22.16b, v5.16b
    bic v22.16b, v23.16b, v20.16b
    eor v6.16b, v22.16b, v6.16b
    eor v22.16b, v16.16b, v6.16b
    eor v16.16b, v16.16b, v20.16b
    orr v15.16b, v16.16b, v22.16b
    eor v23.16b, v23.16b, v15.16b
    eor v20.16b, v20.16b, v22.16b
    bif v16.16b, v20.16b, v23.16b
    bit v6.16b, v20.16b, v23.16b
    ldr q20, [x3, #6864]
    eor v17.16b, v20.16b, v17.16b
    ldr q20, [x3, #6880]
    eor v20.16b, v20.16b, v13.16b
    ldr q13, [x3, #6896]
    eor v27.16b, v13.16b, v27.16b
    ldr q13, [x3, #6912]
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [x3, #6928]
    eor v1.16b, v13.16b, v1.16b
    ldr q13, [x3, #6944]
    eor v0.16b, v13.16b, v0.16b
    ldr q13, [x3, #6960]
    eor v18.16b, v13.16b, v18.16b
    eor v19.16b, v28.16b, v19.16b
    eor v22.16b, v10.16b, v22.16b
    rev64 v7.4s, v7.4s
    rev64 v23.4s, v23.4s
    rev64 v17.4s, v17.4s
    rev64 v20.4s, v20.4s
    rev64 v27.4s, v27.4s
    rev64 v16.4s, v16.4s
    rev64 v1.4s, v1.4s
    rev64 v0.4s, v0.4s
    // round 19 (gift.dsl:33)
    orr v13.16b, v4.16b, v17.16b
    ldr q15, [x3, #6976]
    eor v3.16b, v15.16b, v3.16b
    eor v3.16b, v3.16b, v13.16b
    eor v13.16b, v7.16b, v3.16b
    eor v7.16b, v7.16b, v17.16b
    orr v15.16b, v7.16b, v13.16b
    eor v4.16b, v4.16b, v15.16b
    eor v17.16b, v17.16b, v13.16b
    bit v7.16b, v17.16b, v4.16b
    bit v17.16b, v3.16b, v4.16b
    orn v3.16b, v20.16b, v18.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v2.16b, v1.16b
    eor v2.16b, v2.16b, v20.16b
    orr v15.16b, v2.16b, v3.16b
    eor v18.16b, v18.16b, v15.16b
    eor v20.16b, v20.16b, v3.16b
    bif v2.16b, v20.16b, v18.16b
    bit v1.16b, v20.16b, v18.16b
    orn v20.16b, v27.16b, v19.16b
    ldr q15, [x3, #6992]
    eor v6.16b, v15.16b, v6.16b
    eor v6.16b, v6.16b, v20.16b
    eor v20.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v27.16b
    orr v15.16b, v23.16b, v20.16b
    eor v19.16b, v19.16b, v15.16b
    eor v27.16b, v27.16b, v20.16b
    bif v23.16b, v27.16b, v19.16b
    bit v6.16b, v27.16b, v19.16b
    orr v27.16b, v22.16b, v16.16b
    eor v0.16b, v0.16b, v27.16b
    eor v27.16b, v5.16b, v0.16b
    eor v5.16b, v5.16b, v16.16b
    orr v15.16b, v5.16b, v27.16b
    eor v22.16b, v22.16b, v15.16b
    eor v16.16b, v16.16b, v27.16b
    bit v5.16b, v16.16b, v22.16b
    bit v16.16b, v0.16b, v22.16b
    ldr q0, [x3, #7008]
    eor v0.16b, v0.16b, v7.16b
    ldr q7, [x3, #2496]
    eor v2.16b, v7.16b, v2.16b
    ldr q7, [x3, #2512]
    eor v7.16b, v7.16b, v23.16b
    ldr q23, [x3, #7024]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #7040]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #7056]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #6640]
    eor v23.16b, v23.16b, v13.16b
    ldr q13, [x3, #1248]
    eor v3.16b, v13.16b, v3.16b
    eor v27.16b, v26.16b, v27.16b
    rev32 v4.8h, v4.8h
    rev32 v18.8h, v18.8h
    rev32 v0.8h, v0.8h
    rev32 v2.8h, v2.8h
    rev32 v7.8h, v7.8h
    rev32 v5.8h, v5.8h
    rev32 v6.8h, v6.8h
    rev32 v16.8h, v16.8h
    // round 18 (gift.dsl:33)
    orn v13.16b, v0.16b, v23.16b
    eor v6.16b, v6.16b, v13.16b
    eor v13.16b, v19.16b, v6.16b
    eor v19.16b, v19.16b, v0.16b
    orr v15.16b, v19.16b, v13.16b
    eor v23.16b, v23.16b, v15.16b
    eor v0.16b, v0.16b, v13.16b
    bif v19.16b, v0.16b, v23.16b
    bit v6.16b, v0.16b, v23.16b
    orn v0.16b, v3.16b, v2.16b
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v2.16b
    orn v15.16b, v22.16b, v16.16b
    eor v3.16b, v3.16b, v15.16b
    eor v2.16b, v2.16b, v16.16b
    bit v22.16b, v2.16b, v3.16b
    bit v2.16b, v0.16b, v3.16b
    orn v0.16b, v20.16b, v7.16b
    ldr q15, [x3, #7072]
    eor v17.16b, v15.16b, v17.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v7.16b
    orn v15.16b, v4.16b, v17.16b
    eor v20.16b, v20.16b, v15.16b
    eor v7.16b, v7.16b, v17.16b
    bit v4.16b, v7.16b, v20.16b
    bit v7.16b, v0.16b, v20.16b
    orn v0.16b, v5.16b, v27.16b
    ldr q15, [x3, #7088]
    eor v1.16b, v15.16b, v1.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v5.16b
    orr v15.16b, v18.16b, v1.16b
    eor v27.16b, v27.16b, v15.16b
    eor v5.16b, v5.16b, v1.16b
    bif v18.16b, v5.16b, v27.16b
    bit v0.16b, v5.16b, v27.16b
    ldr q5, [x3, #7104]
    eor v5.16b, v5.16b, v19.16b
    ldr q19, [x3, #2368]
    eor v19.16b, v19.16b, v22.16b
    ldr q22, [x3, #2384]
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #7120]
    eor v18.16b, v22.16b, v18.16b
    ldr q22, [x3, #7136]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #7152]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #7168]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #7184]
    eor v0.16b, v22.16b, v0.16b
    eor v22.16b, v24.16b, v13.16b
    eor v16.16b, v8.16b, v16.16b
    eor v17.16b, v29.16b, v17.16b
    eor v1.16b, v9.16b, v1.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v3.16b, v3.16b, v3.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v27.16b, v27.16b, v27.16b, #4
    ext v5.16b, v5.16b, v5.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v6.16b, v6.16b, v6.16b, #12
    ext v2.16b, v2.16b, v2.16b, #12
    ext v7.16b, v7.16b, v7.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 17 (gift.dsl:33)
    orr v8.16b, v22.16b, v5.16b
    eor v6.16b, v6.16b, v8.16b
    eor v8.16b, v23.16b, v6.16b
    eor v23.16b, v23.16b, v5.16b
    orr v13.16b, v23.16b, v8.16b
    eor v22.16b, v22.16b, v13.16b
    eor v5.16b, v5.16b, v8.16b
    bit v23.16b, v5.16b, v22.16b
    bit v5.16b, v6.16b, v22.16b
    orn v6.16b, v16.16b, v19.16b
    eor v2.16b, v2.16b, v6.16b
    eor v6.16b, v3.16b, v2.16b
    eor v3.16b, v3.16b, v19.16b
    orn v13.16b, v3.16b, v6.16b
    eor v16.16b, v16.16b, v13.16b
    eor v19.16b, v19.16b, v6.16b
    bit v3.16b, v19.16b, v16.16b
    bit v19.16b, v2.16b, v16.16b
    orn v2.16b, v17.16b, v4.16b
    eor v2.16b, v7.16b, v2.16b
    eor v7.16b, v20.16b, v2.16b
    eor v20.16b, v20.16b, v4.16b
    orn v13.16b, v20.16b, v7.16b
    eor v17.16b, v17.16b, v13.16b
    eor v4.16b, v4.16b, v7.16b
    bit v20.16b, v4.16b, v17.16b
    bit v4.16b, v2.16b, v17.16b
    orr v2.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v18.16b
    orr v13.16b, v27.16b, v2.16b
    eor v1.16b, v1.16b, v13.16b
    eor v18.16b, v18.16b, v2.16b
    bit v27.16b, v18.16b, v1.16b
    bit v18.16b, v0.16b, v1.16b
    ldr q0, [x3, #2224]
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #2240]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #2256]
    eor v20.16b, v23.16b, v20.16b
    ldr q23, [x3, #2272]
    eor v23.16b, v23.16b, v27.16b
    ldr q27, [x3, #2288]
    eor v5.16b, v27.16b, v5.16b
    ldr q27, [x3, #2304]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #2320]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #2336]
    eor v18.16b, v27.16b, v18.16b
    eor v6.16b, v25.16b, v6.16b
    ldr q27, [x3, #7200]
    eor v7.16b, v27.16b, v7.16b
    ushr v13.4s, v16.4s, #16
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v16.4s, #16
    ushr v16.4s, v1.4s, #16
    sli v16.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v1.4s, #16
    ushr v1.4s, v5.4s, #16
    sli v1.4s, v19.4s, #16
    ushr v19.4s, v19.4s, #16
    sli v19.4s, v5.4s, #16
    ushr v5.4s, v4.4s, #16
    sli v5.4s, v18.4s, #16
    ushr v18.4s, v18.4s, #16
    sli v18.4s, v4.4s, #16
    // round 16 (gift.dsl:33)
    orn v4.16b, v8.16b, v3.16b
    eor v1.16b, v4.16b, v1.16b
    eor v4.16b, v13.16b, v1.16b
    eor v13.16b, v13.16b, v3.16b
    bic v15.16b, v4.16b, v13.16b
    eor v8.16b, v8.16b, v15.16b
    eor v3.16b, v3.16b, v4.16b
    bif v13.16b, v3.16b, v8.16b
    bit v1.16b, v3.16b, v8.16b
    orn v3.16b, v6.16b, v0.16b
    eor v3.16b, v3.16b, v19.16b
    eor v19.16b, v22.16b, v3.16b
    eor v22.16b, v22.16b, v0.16b
    bic v15.16b, v19.16b, v22.16b
    eor v6.16b, v6.16b, v15.16b
    eor v0.16b, v0.16b, v19.16b
    bif v22.16b, v0.16b, v6.16b
    bit v3.16b, v0.16b, v6.16b
    orn v0.16b, v7.16b, v23.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v16.16b, v0.16b
    eor v16.16b, v16.16b, v23.16b
    bic v15.16b, v5.16b, v16.16b
    eor v7.16b, v7.16b, v15.16b
    eor v23.16b, v23.16b, v5.16b
    bif v16.16b, v23.16b, v7.16b
    bit v0.16b, v23.16b, v7.16b
    orn v23.16b, v2.16b, v20.16b
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v17.16b, v18.16b
    eor v17.16b, v17.16b, v20.16b
    bic v15.16b, v23.16b, v17.16b
    eor v2.16b, v2.16b, v15.16b
    eor v20.16b, v20.16b, v23.16b
    bif v17.16b, v20.16b, v2.16b
    bit v18.16b, v20.16b, v2.16b
    ldr q20, [x3, #7216]
    eor v20.16b, v20.16b, v13.16b
    ldr q13, [x3, #7232]
    eor v22.16b, v13.16b, v22.16b
    ldr q13, [x3, #7248]
    eor v16.16b, v13.16b, v16.16b
    ldr q13, [x3, #7264]
    eor v17.16b, v13.16b, v17.16b
    ldr q13, [x3, #2160]
    eor v1.16b, v13.16b, v1.16b
    ldr q13, [x3, #2176]
    eor v3.16b, v13.16b, v3.16b
    ldr q13, [x3, #2192]
    eor v0.16b, v13.16b, v0.16b
    ldr q13, [x3, #2208]
    eor v18.16b, v13.16b, v18.16b
    eor v4.16b, v9.16b, v4.16b
    eor v5.16b, v11.16b, v5.16b
    eor v23.16b, v31.16b, v23.16b
    ext v8.16b, v8.16b, v8.16b, #8
    ext v6.16b, v6.16b, v6.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    mov v13.16b, v21.16b
    bsl v13.16b, v8.16b, v7.16b
    mov v15.16b, v21.16b
    bsl v15.16b, v6.16b, v2.16b
    bit v8.16b, v7.16b, v21.16b
    bit v6.16b, v2.16b, v21.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v2.16b, v3.16b, v3.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v3.16b, v18.16b, v18.16b, #8
    mov v7.16b, v21.16b
    bsl v7.16b, v0.16b, v1.16b
    mov v18.16b, v21.16b
    bsl v18.16b, v3.16b, v2.16b
    bit v0.16b, v1.16b, v21.16b
    bit v3.16b, v2.16b, v21.16b
    // round 15 (gift.dsl:33)
    bic v1.16b, v4.16b, v16.16b
    eor v1.16b, v1.16b, v7.16b
    eor v2.16b, v13.16b, v1.16b
    eor v7.16b, v13.16b, v16.16b
    orr v13.16b, v7.16b, v2.16b
    eor v4.16b, v4.16b, v13.16b
    eor v16.16b, v16.16b, v2.16b
    bif v7.16b, v16.16b, v4.16b
    bit v1.16b, v16.16b, v4.16b
    bic v16.16b, v19.16b, v17.16b
    eor v16.16b, v16.16b, v18.16b
    eor v18.16b, v15.16b, v16.16b
    eor v13.16b, v15.16b, v17.16b
    orr v15.16b, v13.16b, v18.16b
    eor v19.16b, v19.16b, v15.16b
    eor v17.16b, v17.16b, v18.16b
    bif v13.16b, v17.16b, v19.16b
    bit v16.16b, v17.16b, v19.16b
    bic v17.16b, v5.16b, v20.16b
    eor v0.16b, v17.16b, v0.16b
    eor v17.16b, v8.16b, v0.16b
    eor v8.16b, v8.16b, v20.16b
    orr v15.16b, v8.16b, v17.16b
    eor v5.16b, v5.16b, v15.16b
    eor v20.16b, v20.16b, v17.16b
    bif v8.16b, v20.16b, v5.16b
    bit v0.16b, v20.16b, v5.16b
    bic v20.16b, v23.16b, v22.16b
    eor v3.16b, v20.16b, v3.16b
    eor v20.16b, v6.16b, v3.16b
    eor v6.16b, v6.16b, v22.16b
    orr v15.16b, v6.16b, v20.16b
    eor v23.16b, v23.16b, v15.16b
    eor v22.16b, v22.16b, v20.16b
    bif v6.16b, v22.16b, v23.16b
    bit v3.16b, v22.16b, v23.16b
    ldr q22, [x3, #7280]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #7296]
    eor v22.16b, v22.16b, v13.16b
    ldr q13, [x3, #7312]
    eor v8.16b, v13.16b, v8.16b
    ldr q13, [x3, #7328]
    eor v6.16b, v13.16b, v6.16b
    ldr q13, [x3, #7344]
    eor v1.16b, v13.16b, v1.16b
    ldr q13, [x3, #7360]
    eor v0.16b, v13.16b, v0.16b
    ldr q13, [x3, #7376]
    eor v18.16b, v13.16b, v18.16b
    eor v17.16b, v28.16b, v17.16b
    rev64 v19.4s, v19.4s
    rev64 v23.4s, v23.4s
    rev64 v7.4s, v7.4s
    rev64 v22.4s, v22.4s
    rev64 v8.4s, v8.4s
    rev64 v6.4s, v6.4s
    rev64 v1.4s, v1.4s
    rev64 v0.4s, v0.4s
    // round 14 (gift.dsl:33)
    orr v13.16b, v2.16b, v7.16b
    ldr q15, [x3, #7392]
    eor v16.16b, v15.16b, v16.16b
    eor v16.16b, v16.16b, v13.16b
    eor v13.16b, v19.16b, v16.16b
    eor v19.16b, v19.16b, v7.16b
    orr v15.16b, v19.16b, v13.16b
    eor v2.16b, v2.16b, v15.16b
    eor v7.16b, v7.16b, v13.16b
    bit v19.16b, v7.16b, v2.16b
    bit v7.16b, v16.16b, v2.16b
    orn v16.16b, v22.16b, v18.16b
    eor v1.16b, v1.16b, v16.16b
    eor v16.16b, v4.16b, v1.16b
    eor v4.16b, v4.16b, v22.16b
    orr v15.16b, v4.16b, v16.16b
    eor v18.16b, v18.16b, v15.16b
    eor v22.16b, v22.16b, v16.16b
    bif v4.16b, v22.16b, v18.16b
    bit v1.16b, v22.16b, v18.16b
    orn v22.16b, v8.16b, v17.16b
    ldr q15, [x3, #7408]
    eor v3.16b, v15.16b, v3.16b
    eor v3.16b, v3.16b, v22.16b
    eor v22.16b, v23.16b, v3.16b
    eor v23.16b, v23.16b, v8.16b
    orr v15.16b, v23.16b, v22.16b
    eor v17.16b, v17.16b, v15.16b
    eor v8.16b, v8.16b, v22.16b
    bif v23.16b, v8.16b, v17.16b
    bit v3.16b, v8.16b, v17.16b
    orr v8.16b, v20.16b, v6.16b
    eor v0.16b, v0.16b, v8.16b
    eor v8.16b, v5.16b, v0.16b
    eor v5.16b, v5.16b, v6.16b
    orr v15.16b, v5.16b, v8.16b
    eor v20.16b, v20.16b, v15.16b
    eor v6.16b, v6.16b, v8.16b
    bit v5.16b, v6.16b, v20.16b
    bit v6.16b, v0.16b, v20.16b
    ldr q0, [x3, #7424]
    eor v0.16b, v0.16b, v19.16b
    ldr q19, [x3, #1840]
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [x3, #1856]
    eor v19.16b, v19.16b, v23.16b
    ldr q23, [x3, #7440]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #7456]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #7472]
    eor v6.16b, v23.16b, v6.16b
    eor v23.16b, v30.16b, v13.16b
    ldr q13, [x3, #1952]
    eor v16.16b, v13.16b, v16.16b
    eor v8.16b, v26.16b, v8.16b
    rev32 v2.8h, v2.8h
    rev32 v18.8h, v18.8h
    rev32 v0.8h, v0.8h
    rev32 v4.8h, v4.8h
    rev32 v19.8h, v19.8h
    rev32 v5.8h, v5.8h
    rev32 v3.8h, v3.8h
    rev32 v6.8h, v6.8h
    // round 13 (gift.dsl:33)
    orn v13.16b, v0.16b, v23.16b
    eor v3.16b, v3.16b, v13.16b
    eor v13.16b, v17.16b, v3.16b
    eor v17.16b, v17.16b, v0.16b
    orr v15.16b, v17.16b, v13.16b
    eor v23.16b, v23.16b, v15.16b
    eor v0.16b, v0.16b, v13.16b
    bif v17.16b, v0.16b, v23.16b
    bit v3.16b, v0.16b, v23.16b
    orn v0.16b, v16.16b, v4.16b
    eor v0.16b, v6.16b, v0.16b
    eor v6.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v4.16b
    orn v15.16b, v20.16b, v6.16b
    eor v16.16b, v16.16b, v15.16b
    eor v4.16b, v4.16b, v6.16b
    bit v20.16b, v4.16b, v16.16b
    bit v4.16b, v0.16b, v16.16b
    orn v0.16b, v22.16b, v19.16b
    ldr q15, [x3, #7488]
    eor v7.16b, v15.16b, v7.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v2.16b, v0.16b
    eor v2.16b, v2.16b, v19.16b
    orn v15.16b, v2.16b, v7.16b
    eor v22.16b, v22.16b, v15.16b
    eor v19.16b, v19.16b, v7.16b
    bit v2.16b, v19.16b, v22.16b
    bit v19.16b, v0.16b, v22.16b
    orn v0.16b, v5.16b, v8.16b
    ldr q15, [x3, #7504]
    eor v1.16b, v15.16b, v1.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v18.16b, v0.16b
    eor v18.16b, v18.16b, v5.16b
    orr v15.16b, v18.16b, v1.16b
    eor v8.16b, v8.16b, v15.16b
    eor v5.16b, v5.16b, v1.16b
    bif v18.16b, v5.16b, v8.16b
    bit v0.16b, v5.16b, v8.16b
    ldr q5, [x3, #7520]
    eor v5.16b, v5.16b, v17.16b
    ldr q17, [x3, #1712]
    eor v17.16b, v17.16b, v20.16b
    ldr q20, [x3, #1728]
    eor v2.16b, v20.16b, v2.16b
    ldr q20, [x3, #7536]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #7552]
    eor v3.16b, v20.16b, v3.16b
    ldr q20, [x3, #7568]
    eor v4.16b, v20.16b, v4.16b
    ldr q20, [x3, #7584]
    eor v19.16b, v20.16b, v19.16b
    ldr q20, [x3, #7600]
    eor v0.16b, v20.16b, v0.16b
    eor v20.16b, v24.16b, v13.16b
    eor v6.16b, v14.16b, v6.16b
    eor v7.16b, v25.16b, v7.16b
    eor v1.16b, v9.16b, v1.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v22.16b, v22.16b, v22.16b, #4
    ext v8.16b, v8.16b, v8.16b, #4
    ext v5.16b, v5.16b, v5.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v3.16b, v3.16b, v3.16b, #12
    ext v4.16b, v4.16b, v4.16b, #12
    ext v19.16b, v19.16b, v19.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 12 (gift.dsl:33)
    orr v13.16b, v20.16b, v5.16b
    eor v3.16b, v3.16b, v13.16b
    eor v13.16b, v23.16b, v3.16b
    eor v23.16b, v23.16b, v5.16b
    orr v15.16b, v23.16b, v13.16b
    eor v20.16b, v20.16b, v15.16b
    eor v5.16b, v5.16b, v13.16b
    bit v23.16b, v5.16b, v20.16b
    bit v5.16b, v3.16b, v20.16b
    orn v3.16b, v6.16b, v17.16b
    eor v3.16b, v4.16b, v3.16b
    eor v4.16b, v16.16b, v3.16b
    eor v16.16b, v16.16b, v17.16b
    orn v15.16b, v16.16b, v4.16b
    eor v6.16b, v6.16b, v15.16b
    eor v17.16b, v17.16b, v4.16b
    bit v16.16b, v17.16b, v6.16b
    bit v17.16b, v3.16b, v6.16b
    orn v3.16b, v7.16b, v2.16b
    eor v3.16b, v19.16b, v3.16b
    eor v19.16b, v22.16b, v3.16b
    eor v22.16b, v22.16b, v2.16b
    orn v15.16b, v22.16b, v19.16b
    eor v7.16b, v7.16b, v15.16b
    eor v2.16b, v2.16b, v19.16b
    bit v22.16b, v2.16b, v7.16b
    bit v2.16b, v3.16b, v7.16b
    orr v3.16b, v1.16b, v18.16b
    eor v0.16b, v0.16b, v3.16b
    eor v3.16b, v8.16b, v0.16b
    eor v8.16b, v8.16b, v18.16b
    orr v15.16b, v8.16b, v3.16b
    eor v1.16b, v1.16b, v15.16b
    eor v18.16b, v18.16b, v3.16b
    bit v8.16b, v18.16b, v1.16b
    bit v18.16b, v0.16b, v1.16b
    ldr q0, [x3, #1568]
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #1584]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #1600]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #1616]
    eor v23.16b, v23.16b, v8.16b
    ldr q8, [x3, #1632]
    eor v5.16b, v8.16b, v5.16b
    ldr q8, [x3, #1648]
    eor v17.16b, v8.16b, v17.16b
    ldr q8, [x3, #1664]
    eor v2.16b, v8.16b, v2.16b
    ldr q8, [x3, #1680]
    eor v18.16b, v8.16b, v18.16b
    eor v8.16b, v12.16b, v13.16b
    eor v4.16b, v25.16b, v4.16b
    eor v19.16b, v27.16b, v19.16b
    ushr v12.4s, v6.4s, #16
    sli v12.4s, v20.4s, #16
    ushr v20.4s, v20.4s, #16
    sli v20.4s, v6.4s, #16
    ushr v6.4s, v1.4s, #16
    sli v6.4s, v7.4s, #16
    ushr v7.4s, v7.4s, #16
    sli v7.4s, v1.4s, #16
    ushr v1.4s, v5.4s, #16
    sli v1.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v5.4s, #16
    ushr v5.4s, v2.4s, #16
    sli v5.4s, v18.4s, #16
    ushr v18.4s, v18.4s, #16
    sli v18.4s, v2.4s, #16
    // round 11 (gift.dsl:33)
    orn v2.16b, v8.16b, v16.16b
    eor v1.16b, v2.16b, v1.16b
    eor v2.16b, v12.16b, v1.16b
    eor v12.16b, v12.16b, v16.16b
    bic v13.16b, v2.16b, v12.16b
    eor v8.16b, v8.16b, v13.16b
    eor v16.16b, v16.16b, v2.16b
    bif v12.16b, v16.16b, v8.16b
    bit v1.16b, v16.16b, v8.16b
    orn v16.16b, v4.16b, v0.16b
    eor v16.16b, v16.16b, v17.16b
    eor v17.16b, v20.16b, v16.16b
    eor v20.16b, v20.16b, v0.16b
    bic v13.16b, v17.16b, v20.16b
    eor v4.16b, v4.16b, v13.16b
    eor v0.16b, v0.16b, v17.16b
    bif v20.16b, v0.16b, v4.16b
    bit v16.16b, v0.16b, v4.16b
    orn v0.16b, v19.16b, v23.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v6.16b, v0.16b
    eor v6.16b, v6.16b, v23.16b
    bic v13.16b, v5.16b, v6.16b
    eor v19.16b, v19.16b, v13.16b
    eor v23.16b, v23.16b, v5.16b
    bif v6.16b, v23.16b, v19.16b
    bit v0.16b, v23.16b, v19.16b
    orn v23.16b, v3.16b, v22.16b
    eor v18.16b, v23.16b, v18.16b
    eor v23.16b, v7.16b, v18.16b
    eor v7.16b, v7.16b, v22.16b
    bic v13.16b, v23.16b, v7.16b
    eor v3.16b, v3.16b, v13.16b
    eor v22.16b, v22.16b, v23.16b
    bif v7.16b, v22.16b, v3.16b
    bit v18.16b, v22.16b, v3.16b
    ldr q22, [x3, #7616]
    eor v22.16b, v22.16b, v12.16b
    ldr q12, [x3, #7632]
    eor v20.16b, v12.16b, v20.16b
    ldr q12, [x3, #7648]
    eor v6.16b, v12.16b, v6.16b
    ldr q12, [x3, #7664]
    eor v7.16b, v12.16b, v7.16b
    ldr q12, [x3, #1488]
    eor v1.16b, v12.16b, v1.16b
    ldr q12, [x3, #1504]
    eor v16.16b, v12.16b, v16.16b
    ldr q12, [x3, #1520]
    eor v0.16b, v12.16b, v0.16b
    ldr q12, [x3, #1536]
    eor v18.16b, v12.16b, v18.16b
    eor v2.16b, v9.16b, v2.16b
    ldr q12, [x3, #752]
    eor v5.16b, v12.16b, v5.16b
    eor v23.16b, v31.16b, v23.16b
    ext v31.16b, v8.16b, v8.16b, #8
    ext v4.16b, v4.16b, v4.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    mov v8.16b, v21.16b
    bsl v8.16b, v31.16b, v19.16b
    mov v13.16b, v21.16b
    bsl v13.16b, v4.16b, v3.16b
    bit v31.16b, v19.16b, v21.16b
    bit v4.16b, v3.16b, v21.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v3.16b, v16.16b, v16.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v16.16b, v18.16b, v18.16b, #8
    mov v18.16b, v21.16b
    bsl v18.16b, v0.16b, v1.16b
    mov v19.16b, v21.16b
    bsl v19.16b, v16.16b, v3.16b
    bit v0.16b, v1.16b, v21.16b
    bit v16.16b, v3.16b, v21.16b
    // round 10 (gift.dsl:33)
    bic v1.16b, v2.16b, v6.16b
    eor v1.16b, v1.16b, v18.16b
    eor v3.16b, v8.16b, v1.16b
    eor v18.16b, v8.16b, v6.16b
    orr v8.16b, v18.16b, v3.16b
    eor v2.16b, v2.16b, v8.16b
    eor v6.16b, v6.16b, v3.16b
    bif v18.16b, v6.16b, v2.16b
    bit v1.16b, v6.16b, v2.16b
    bic v6.16b, v17.16b, v7.16b
    eor v6.16b, v6.16b, v19.16b
    eor v19.16b, v13.16b, v6.16b
    eor v8.16b, v13.16b, v7.16b
    orr v13.16b, v8.16b, v19.16b
    eor v17.16b, v17.16b, v13.16b
    eor v7.16b, v7.16b, v19.16b
    bif v8.16b, v7.16b, v17.16b
    bit v6.16b, v7.16b, v17.16b
    bic v7.16b, v5.16b, v22.16b
    eor v0.16b, v7.16b, v0.16b
    eor v7.16b, v31.16b, v0.16b
    eor v31.16b, v31.16b, v22.16b
    orr v13.16b, v31.16b, v7.16b
    eor v5.16b, v5.16b, v13.16b
    eor v22.16b, v22.16b, v7.16b
    bif v31.16b, v22.16b, v5.16b
    bit v0.16b, v22.16b, v5.16b
    bic v22.16b, v23.16b, v20.16b
    eor v16.16b, v22.16b, v16.16b
    eor v22.16b, v4.16b, v16.16b
    eor v4.16b, v4.16b, v20.16b
    orr v13.16b, v4.16b, v22.16b
    eor v23.16b, v23.16b, v13.16b
    eor v20.16b, v20.16b, v22.16b
    bif v4.16b, v20.16b, v23.16b
    bit v16.16b, v20.16b, v23.16b
    ldr q20, [x3, #5120]
    eor v18.16b, v20.16b, v18.16b
    ldr q20, [x3, #5200]
    eor v20.16b, v20.16b, v8.16b
    ldr q8, [x3, #5136]
    eor v31.16b, v8.16b, v31.16b
    ldr q8, [x3, #5216]
    eor v4.16b, v8.16b, v4.16b
    ldr q8, [x3, #7680]
    eor v1.16b, v8.16b, v1.16b
    ldr q8, [x3, #7696]
    eor v0.16b, v8.16b, v0.16b
    ldr q8, [x3, #7376]
    eor v19.16b, v8.16b, v19.16b
    eor v7.16b, v28.16b, v7.16b
    eor v22.16b, v10.16b, v22.16b
    rev64 v17.4s, v17.4s
    rev64 v23.4s, v23.4s
    rev64 v18.4s, v18.4s
    rev64 v20.4s, v20.4s
    rev64 v31.4s, v31.4s
    rev64 v4.4s, v4.4s
    rev64 v1.4s, v1.4s
    rev64 v0.4s, v0.4s
    // round 9 (gift.dsl:33)
    orr v8.16b, v3.16b, v18.16b
    ldr q10, [x3, #7712]
    eor v6.16b, v10.16b, v6.16b
    eor v6.16b, v6.16b, v8.16b
    eor v8.16b, v17.16b, v6.16b
    eor v17.16b, v17.16b, v18.16b
    orr v10.16b, v17.16b, v8.16b
    eor v3.16b, v3.16b, v10.16b
    eor v18.16b, v18.16b, v8.16b
    bit v17.16b, v18.16b, v3.16b
    bit v18.16b, v6.16b, v3.16b
    orn v6.16b, v20.16b, v19.16b
    eor v1.16b, v1.16b, v6.16b
    eor v6.16b, v2.16b, v1.16b
    eor v2.16b, v2.16b, v20.16b
    orr v10.16b, v2.16b, v6.16b
    eor v19.16b, v19.16b, v10.16b
    eor v20.16b, v20.16b, v6.16b
    bif v2.16b, v20.16b, v19.16b
    bit v1.16b, v20.16b, v19.16b
    orn v20.16b, v31.16b, v7.16b
    ldr q10, [x3, #7728]
    eor v16.16b, v10.16b, v16.16b
    eor v16.16b, v16.16b, v20.16b
    eor v20.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v31.16b
    orr v10.16b, v23.16b, v20.16b
    eor v7.16b, v7.16b, v10.16b
    eor v31.16b, v31.16b, v20.16b
    bif v23.16b, v31.16b, v7.16b
    bit v16.16b, v31.16b, v7.16b
    orr v31.16b, v22.16b, v4.16b
    eor v0.16b, v0.16b, v31.16b
    eor v31.16b, v5.16b, v0.16b
    eor v5.16b, v5.16b, v4.16b
    orr v10.16b, v5.16b, v31.16b
    eor v22.16b, v22.16b, v10.16b
    eor v4.16b, v4.16b, v31.16b
    bit v5.16b, v4.16b, v22.16b
    bit v4.16b, v0.16b, v22.16b
    ldr q0, [x3, #5296]
    eor v0.16b, v0.16b, v17.16b
    ldr q17, [x3, #1120]
    eor v2.16b, v17.16b, v2.16b
    ldr q17, [x3, #1136]
    eor v17.16b, v17.16b, v23.16b
    ldr q23, [x3, #5264]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #7744]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #7760]
    eor v4.16b, v23.16b, v4.16b
    eor v23.16b, v30.16b, v8.16b
    ldr q30, [x3, #1248]
    eor v6.16b, v30.16b, v6.16b
    eor v30.16b, v26.16b, v31.16b
    rev32 v3.8h, v3.8h
    rev32 v19.8h, v19.8h
    rev32 v0.8h, v0.8h
    rev32 v2.8h, v2.8h
    rev32 v17.8h, v17.8h
    rev32 v5.8h, v5.8h
    rev32 v16.8h, v16.8h
    rev32 v4.8h, v4.8h
    // round 8 (gift.dsl:33)
    orn v31.16b, v0.16b, v23.16b
    eor v16.16b, v16.16b, v31.16b
    eor v31.16b, v7.16b, v16.16b
    eor v7.16b, v7.16b, v0.16b
    orr v8.16b, v7.16b, v31.16b
    eor v23.16b, v23.16b, v8.16b
    eor v0.16b, v0.16b, v31.16b
    bif v7.16b, v0.16b, v23.16b
    bit v16.16b, v0.16b, v23.16b
    orn v0.16b, v6.16b, v2.16b
    eor v0.16b, v4.16b, v0.16b
    eor v4.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v2.16b
    orn v8.16b, v22.16b, v4.16b
    eor v6.16b, v6.16b, v8.16b
    eor v2.16b, v2.16b, v4.16b
    bit v22.16b, v2.16b, v6.16b
    bit v2.16b, v0.16b, v6.16b
    orn v0.16b, v20.16b, v17.16b
    ldr q8, [x3, #7776]
    eor v18.16b, v8.16b, v18.16b
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v3.16b, v0.16b
    eor v3.16b, v3.16b, v17.16b
    orn v8.16b, v3.16b, v18.16b
    eor v20.16b, v20.16b, v8.16b
    eor v17.16b, v17.16b, v18.16b
    bit v3.16b, v17.16b, v20.16b
    bit v17.16b, v0.16b, v20.16b
    orn v0.16b, v5.16b, v30.16b
    ldr q8, [x3, #7792]
    eor v1.16b, v8.16b, v1.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v19.16b, v0.16b
    eor v19.16b, v19.16b, v5.16b
    orr v8.16b, v19.16b, v1.16b
    eor v30.16b, v30.16b, v8.16b
    eor v5.16b, v5.16b, v1.16b
    bif v19.16b, v5.16b, v30.16b
    bit v0.16b, v5.16b, v30.16b
    ldr q5, [x3, #5376]
    eor v5.16b, v5.16b, v7.16b
    ldr q7, [x3, #960]
    eor v7.16b, v7.16b, v22.16b
    ldr q22, [x3, #976]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #5424]
    eor v19.16b, v22.16b, v19.16b
    ldr q22, [x3, #7808]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #7824]
    eor v2.16b, v22.16b, v2.16b
    ldr q22, [x3, #7840]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #7856]
    eor v0.16b, v22.16b, v0.16b
    eor v22.16b, v24.16b, v31.16b
    eor v4.16b, v14.16b, v4.16b
    eor v18.16b, v29.16b, v18.16b
    eor v1.16b, v9.16b, v1.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v29.16b, v30.16b, v30.16b, #4
    ext v5.16b, v5.16b, v5.16b, #8
    ext v7.16b, v7.16b, v7.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v16.16b, v16.16b, v16.16b, #12
    ext v2.16b, v2.16b, v2.16b, #12
    ext v17.16b, v17.16b, v17.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    // round 7 (gift.dsl:33)
    orr v30.16b, v22.16b, v5.16b
    eor v16.16b, v16.16b, v30.16b
    eor v30.16b, v23.16b, v16.16b
    eor v23.16b, v23.16b, v5.16b
    orr v31.16b, v23.16b, v30.16b
    eor v22.16b, v22.16b, v31.16b
    eor v5.16b, v5.16b, v30.16b
    bit v23.16b, v5.16b, v22.16b
    bit v5.16b, v16.16b, v22.16b
    orn v16.16b, v4.16b, v7.16b
    eor v2.16b, v2.16b, v16.16b
    eor v16.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v7.16b
    orn v31.16b, v6.16b, v16.16b
    eor v4.16b, v4.16b, v31.16b
    eor v7.16b, v7.16b, v16.16b
    bit v6.16b, v7.16b, v4.16b
    bit v7.16b, v2.16b, v4.16b
    orn v2.16b, v18.16b, v3.16b
    eor v2.16b, v17.16b, v2.16b
    eor v17.16b, v20.16b, v2.16b
    eor v20.16b, v20.16b, v3.16b
    orn v31.16b, v20.16b, v17.16b
    eor v18.16b, v18.16b, v31.16b
    eor v3.16b, v3.16b, v17.16b
    bit v20.16b, v3.16b, v18.16b
    bit v3.16b, v2.16b, v18.16b
    orr v2.16b, v1.16b, v19.16b
    eor v0.16b, v0.16b, v2.16b
    eor v2.16b, v29.16b, v0.16b
    eor v29.16b, v29.16b, v19.16b
    orr v31.16b, v29.16b, v2.16b
    eor v1.16b, v1.16b, v31.16b
    eor v19.16b, v19.16b, v2.16b
    bit v29.16b, v19.16b, v1.16b
    bit v19.16b, v0.16b, v1.16b
    ldr q0, [x3, #784]
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #800]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #816]
    eor v20.16b, v23.16b, v20.16b
    ldr q23, [x3, #832]
    eor v23.16b, v23.16b, v29.16b
    ldr q29, [x3, #848]
    eor v5.16b, v29.16b, v5.16b
    ldr q29, [x3, #864]
    eor v7.16b, v29.16b, v7.16b
    ldr q29, [x3, #880]
    eor v3.16b, v29.16b, v3.16b
    ldr q29, [x3, #896]
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [x3, #912]
    eor v29.16b, v29.16b, v30.16b
    eor v16.16b, v25.16b, v16.16b
    eor v17.16b, v27.16b, v17.16b
    ushr v27.4s, v4.4s, #16
    sli v27.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v4.4s, #16
    ushr v4.4s, v1.4s, #16
    sli v4.4s, v18.4s, #16
    ushr v18.4s, v18.4s, #16
    sli v18.4s, v1.4s, #16
    ushr v1.4s, v5.4s, #16
    sli v1.4s, v7.4s, #16
    ushr v7.4s, v7.4s, #16
    sli v7.4s, v5.4s, #16
    ushr v5.4s, v3.4s, #16
    sli v5.4s, v19.4s, #16
    ushr v19.4s, v19.4s, #16
    sli v19.4s, v3.4s, #16
    // round 6 (gift.dsl:33)
    orn v3.16b, v29.16b, v6.16b
    eor v1.16b, v3.16b, v1.16b
    eor v3.16b, v27.16b, v1.16b
    eor v27.16b, v27.16b, v6.16b
    bic v30.16b, v3.16b, v27.16b
    eor v29.16b, v29.16b, v30.16b
    eor v6.16b, v6.16b, v3.16b
    bif v27.16b, v6.16b, v29.16b
    bit v1.16b, v6.16b, v29.16b
    orn v6.16b, v16.16b, v0.16b
    eor v6.16b, v6.16b, v7.16b
    eor v7.16b, v22.16b, v6.16b
    eor v22.16b, v22.16b, v0.16b
    bic v30.16b, v7.16b, v22.16b
    eor v16.16b, v16.16b, v30.16b
    eor v0.16b, v0.16b, v7.16b
    bif v22.16b, v0.16b, v16.16b
    bit v6.16b, v0.16b, v16.16b
    orn v0.16b, v17.16b, v23.16b
    eor v0.16b, v0.16b, v5.16b
    eor v5.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v23.16b
    bic v30.16b, v5.16b, v4.16b
    eor v17.16b, v17.16b, v30.16b
    eor v23.16b, v23.16b, v5.16b
    bif v4.16b, v23.16b, v17.16b
    bit v0.16b, v23.16b, v17.16b
    orn v23.16b, v2.16b, v20.16b
    eor v19.16b, v23.16b, v19.16b
    eor v23.16b, v18.16b, v19.16b
    eor v18.16b, v18.16b, v20.16b
    bic v30.16b, v23.16b, v18.16b
    eor v2.16b, v2.16b, v30.16b
    eor v20.16b, v20.16b, v23.16b
    bif v18.16b, v20.16b, v2.16b
    bit v19.16b, v20.16b, v2.16b
    ldr q20, [x3, #5552]
    eor v20.16b, v20.16b, v27.16b
    ldr q27, [x3, #5568]
    eor v22.16b, v27.16b, v22.16b
    ldr q27, [x3, #5584]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #5600]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #688]
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x3, #704]
    eor v6.16b, v27.16b, v6.16b
    ldr q27, [x3, #720]
    eor v0.16b, v27.16b, v0.16b
    ldr q27, [x3, #736]
    eor v19.16b, v27.16b, v19.16b
    eor v3.16b, v9.16b, v3.16b
    eor v5.16b, v12.16b, v5.16b
    ldr q27, [x3, #768]
    eor v23.16b, v27.16b, v23.16b
    ext v27.16b, v29.16b, v29.16b, #8
    ext v16.16b, v16.16b, v16.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    mov v29.16b, v21.16b
    bsl v29.16b, v27.16b, v17.16b
    mov v30.16b, v21.16b
    bsl v30.16b, v16.16b, v2.16b
    bit v27.16b, v17.16b, v21.16b
    bit v16.16b, v2.16b, v21.16b
    ext v1.16b, v1.16b, v1.16b, #8
    ext v2.16b, v6.16b, v6.16b, #8
    ext v0.16b, v0.16b, v0.16b, #8
    ext v6.16b, v19.16b, v19.16b, #8
    mov v17.16b, v21.16b
    bsl v17.16b, v0.16b, v1.16b
    mov v19.16b, v21.16b
    bsl v19.16b, v6.16b, v2.16b
    bit v0.16b, v1.16b, v21.16b
    bsl v21.16b, v2.16b, v6.16b
    // round 5 (gift.dsl:33)
    bic v1.16b, v3.16b, v4.16b
    eor v1.16b, v1.16b, v17.16b
    eor v2.16b, v29.16b, v1.16b
    eor v6.16b, v29.16b, v4.16b
    orr v17.16b, v6.16b, v2.16b
    eor v3.16b, v3.16b, v17.16b
    eor v4.16b, v4.16b, v2.16b
    bif v6.16b, v4.16b, v3.16b
    bit v1.16b, v4.16b, v3.16b
    bic v4.16b, v7.16b, v18.16b
    eor v4.16b, v4.16b, v19.16b
    eor v17.16b, v30.16b, v4.16b
    eor v19.16b, v30.16b, v18.16b
    orr v29.16b, v19.16b, v17.16b
    eor v7.16b, v7.16b, v29.16b
    eor v18.16b, v18.16b, v17.16b
    bif v19.16b, v18.16b, v7.16b
    bit v4.16b, v18.16b, v7.16b
    bic v18.16b, v5.16b, v20.16b
    eor v0.16b, v18.16b, v0.16b
    eor v18.16b, v27.16b, v0.16b
    eor v27.16b, v27.16b, v20.16b
    orr v29.16b, v27.16b, v18.16b
    eor v5.16b, v5.16b, v29.16b
    eor v20.16b, v20.16b, v18.16b
    bif v27.16b, v20.16b, v5.16b
    bit v0.16b, v20.16b, v5.16b
    bic v20.16b, v23.16b, v22.16b
    eor v20.16b, v20.16b, v21.16b
    eor v21.16b, v16.16b, v20.16b
    eor v16.16b, v16.16b, v22.16b
    orr v29.16b, v16.16b, v21.16b
    eor v23.16b, v23.16b, v29.16b
    eor v22.16b, v22.16b, v21.16b
    bif v16.16b, v22.16b, v23.16b
    bit v20.16b, v22.16b, v23.16b
    ldr q22, [x3, #5680]
    eor v6.16b, v22.16b, v6.16b
    ldr q22, [x3, #5728]
    eor v19.16b, v22.16b, v19.16b
    ldr q22, [x3, #5696]
    eor v22.16b, v22.16b, v27.16b
    ldr q27, [x3, #5744]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #7872]
    eor v1.16b, v27.16b, v1.16b
    ldr q27, [x3, #7888]
    eor v0.16b, v27.16b, v0.16b
    ldr q27, [x3, #5184]
    eor v17.16b, v27.16b, v17.16b
    eor v18.16b, v28.16b, v18.16b
    eor v21.16b, v27.16b, v21.16b
    rev64 v7.4s, v7.4s
    rev64 v23.4s, v23.4s
    rev64 v6.4s, v6.4s
    rev64 v19.4s, v19.4s
    rev64 v22.4s, v22.4s
    rev64 v16.4s, v16.4s
    rev64 v1.4s, v1.4s
    rev64 v0.4s, v0.4s
    // round 4 (gift.dsl:33)
    orr v27.16b, v2.16b, v6.16b
    ldr q28, [x3, #7904]
    eor v4.16b, v28.16b, v4.16b
    eor v4.16b, v4.16b, v27.16b
    eor v27.16b, v7.16b, v4.16b
    eor v7.16b, v7.16b, v6.16b
    orr v28.16b, v7.16b, v27.16b
    eor v2.16b, v2.16b, v28.16b
    eor v6.16b, v6.16b, v27.16b
    bit v7.16b, v6.16b, v2.16b
    bit v6.16b, v4.16b, v2.16b
    orn v4.16b, v19.16b, v17.16b
    eor v1.16b, v1.16b, v4.16b
    eor v4.16b, v3.16b, v1.16b
    eor v3.16b, v3.16b, v19.16b
    orr v28.16b, v3.16b, v4.16b
    eor v17.16b, v17.16b, v28.16b
    eor v19.16b, v19.16b, v4.16b
    bif v3.16b, v19.16b, v17.16b
    bit v1.16b, v19.16b, v17.16b
    orn v19.16b, v22.16b, v18.16b
    ldr q28, [x3, #7920]
    eor v20.16b, v28.16b, v20.16b
    eor v19.16b, v20.16b, v19.16b
    eor v20.16b, v23.16b, v19.16b
    eor v23.16b, v23.16b, v22.16b
    orr v28.16b, v23.16b, v20.16b
    eor v18.16b, v18.16b, v28.16b
    eor v22.16b, v22.16b, v20.16b
    bif v23.16b, v22.16b, v18.16b
    bit v19.16b, v22.16b, v18.16b
    orn v22.16b, v16.16b, v21.16b
    eor v0.16b, v0.16b, v22.16b
    eor v22.16b, v5.16b, v0.16b
    eor v5.16b, v5.16b, v16.16b
    orr v28.16b, v5.16b, v22.16b
    eor v21.16b, v21.16b, v28.16b
    eor v16.16b, v16.16b, v22.16b
    bif v5.16b, v16.16b, v21.16b
    bit v0.16b, v16.16b, v21.16b
    ldr q16, [x3, #5824]
    eor v7.16b, v16.16b, v7.16b
    ldr q16, [x3, #5840]
    eor v3.16b, v16.16b, v3.16b
    ldr q16, [x3, #352]
    eor v16.16b, v16.16b, v23.16b
    ldr q23, [x3, #5808]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #7936]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #7952]
    eor v0.16b, v23.16b, v0.16b
    ldr q23, [x3, #7968]
    eor v23.16b, v23.16b, v27.16b
    eor v4.16b, v25.16b, v4.16b
    eor v22.16b, v26.16b, v22.16b
    rev32 v2.8h, v2.8h
    rev32 v17.8h, v17.8h
    rev32 v7.8h, v7.8h
    rev32 v3.8h, v3.8h
    rev32 v16.8h, v16.8h
    rev32 v5.8h, v5.8h
    rev32 v19.8h, v19.8h
    rev32 v0.8h, v0.8h
    // round 3 (gift.dsl:33)
    orn v25.16b, v7.16b, v23.16b
    eor v19.16b, v19.16b, v25.16b
    eor v25.16b, v18.16b, v19.16b
    eor v18.16b, v18.16b, v7.16b
    orr v27.16b, v18.16b, v25.16b
    eor v23.16b, v23.16b, v27.16b
    eor v7.16b, v7.16b, v25.16b
    bif v18.16b, v7.16b, v23.16b
    bit v19.16b, v7.16b, v23.16b
    orn v7.16b, v3.16b, v4.16b
    eor v0.16b, v0.16b, v7.16b
    eor v7.16b, v21.16b, v0.16b
    eor v21.16b, v21.16b, v3.16b
    orr v27.16b, v21.16b, v7.16b
    eor v4.16b, v4.16b, v27.16b
    eor v3.16b, v3.16b, v7.16b
    bif v21.16b, v3.16b, v4.16b
    bit v0.16b, v3.16b, v4.16b
    orn v3.16b, v20.16b, v16.16b
    ldr q27, [x3, #7984]
    eor v6.16b, v27.16b, v6.16b
    eor v3.16b, v6.16b, v3.16b
    eor v6.16b, v2.16b, v3.16b
    eor v2.16b, v2.16b, v16.16b
    orn v27.16b, v2.16b, v6.16b
    eor v20.16b, v20.16b, v27.16b
    eor v16.16b, v16.16b, v6.16b
    bit v2.16b, v16.16b, v20.16b
    bit v16.16b, v3.16b, v20.16b
    orn v3.16b, v5.16b, v22.16b
    ldr q27, [x3, #8000]
    eor v1.16b, v27.16b, v1.16b
    eor v1.16b, v1.16b, v3.16b
    eor v3.16b, v17.16b, v1.16b
    eor v17.16b, v17.16b, v5.16b
    orr v27.16b, v17.16b, v3.16b
    eor v22.16b, v22.16b, v27.16b
    eor v5.16b, v5.16b, v3.16b
    bif v17.16b, v5.16b, v22.16b
    bit v1.16b, v5.16b, v22.16b
    ldr q5, [x3, #5888]
    eor v5.16b, v5.16b, v18.16b
    ldr q18, [x3, #5904]
    eor v18.16b, v18.16b, v21.16b
    ldr q21, [x3, #192]
    eor v2.16b, v21.16b, v2.16b
    ldr q21, [x3, #5920]
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #8016]
    eor v19.16b, v21.16b, v19.16b
    ldr q21, [x3, #8032]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #256]
    eor v16.16b, v21.16b, v16.16b
    ldr q21, [x3, #8048]
    eor v1.16b, v21.16b, v1.16b
    eor v21.16b, v9.16b, v25.16b
    eor v7.16b, v11.16b, v7.16b
    ldr q25, [x3, #5008]
    eor v6.16b, v25.16b, v6.16b
    ext v23.16b, v23.16b, v23.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v22.16b, v22.16b, v22.16b, #4
    ext v5.16b, v5.16b, v5.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v2.16b, v2.16b, v2.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v19.16b, v19.16b, v19.16b, #12
    ext v0.16b, v0.16b, v0.16b, #12
    ext v16.16b, v16.16b, v16.16b, #12
    ext v1.16b, v1.16b, v1.16b, #12
    // round 2 (gift.dsl:33)
    orr v25.16b, v21.16b, v5.16b
    eor v19.16b, v19.16b, v25.16b
    eor v25.16b, v23.16b, v19.16b
    eor v23.16b, v23.16b, v5.16b
    orr v27.16b, v23.16b, v25.16b
    eor v21.16b, v21.16b, v27.16b
    eor v5.16b, v5.16b, v25.16b
    bit v23.16b, v5.16b, v21.16b
    bit v5.16b, v19.16b, v21.16b
    orr v19.16b, v7.16b, v18.16b
    eor v0.16b, v0.16b, v19.16b
    eor v19.16b, v4.16b, v0.16b
    eor v4.16b, v4.16b, v18.16b
    orr v27.16b, v4.16b, v19.16b
    eor v7.16b, v7.16b, v27.16b
    eor v18.16b, v18.16b, v19.16b
    bit v4.16b, v18.16b, v7.16b
    bit v18.16b, v0.16b, v7.16b
    bic v0.16b, v2.16b, v6.16b
    eor v0.16b, v16.16b, v0.16b
    eor v16.16b, v20.16b, v0.16b
    eor v20.16b, v20.16b, v2.16b
    orn v27.16b, v20.16b, v16.16b
    eor v6.16b, v6.16b, v27.16b
    eor v2.16b, v2.16b, v16.16b
    bit v20.16b, v2.16b, v6.16b
    bit v2.16b, v0.16b, v6.16b
    orr v0.16b, v3.16b, v17.16b
    eor v0.16b, v1.16b, v0.16b
    eor v1.16b, v22.16b, v0.16b
    eor v22.16b, v22.16b, v17.16b
    orr v27.16b, v22.16b, v1.16b
    eor v3.16b, v3.16b, v27.16b
    eor v17.16b, v17.16b, v1.16b
    bit v22.16b, v17.16b, v3.16b
    bit v17.16b, v0.16b, v3.16b
    ldr q0, [x3, #0]
    eor v0.16b, v0.16b, v23.16b
    ldr q23, [x3, #16]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #32]
    eor v20.16b, v23.16b, v20.16b
    ldr q23, [x3, #48]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #64]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #80]
    eor v18.16b, v23.16b, v18.16b
    ldr q23, [x3, #96]
    eor v2.16b, v23.16b, v2.16b
    ldr q23, [x3, #112]
    eor v17.16b, v23.16b, v17.16b
    eor v19.16b, v24.16b, v19.16b
    eor v16.16b, v26.16b, v16.16b
    ushr v23.4s, v7.4s, #16
    sli v23.4s, v21.4s, #16
    ushr v21.4s, v21.4s, #16
    sli v21.4s, v7.4s, #16
    ushr v7.4s, v3.4s, #16
    sli v7.4s, v6.4s, #16
    ushr v6.4s, v6.4s, #16
    sli v6.4s, v3.4s, #16
    ushr v3.4s, v5.4s, #16
    sli v3.4s, v18.4s, #16
    ushr v18.4s, v18.4s, #16
    sli v18.4s, v5.4s, #16
    ushr v5.4s, v2.4s, #16
    sli v5.4s, v17.4s, #16
    ushr v17.4s, v17.4s, #16
    sli v17.4s, v2.4s, #16
    // round 1 (gift.dsl:33)
    orn v2.16b, v25.16b, v4.16b
    eor v2.16b, v2.16b, v3.16b
    eor v3.16b, v23.16b, v2.16b
    eor v23.16b, v23.16b, v4.16b
    orn v24.16b, v23.16b, v3.16b
    eor v24.16b, v25.16b, v24.16b
    eor v4.16b, v4.16b, v3.16b
    bit v23.16b, v4.16b, v24.16b
    bit v4.16b, v2.16b, v24.16b
    orn v2.16b, v19.16b, v0.16b
    eor v2.16b, v2.16b, v18.16b
    eor v18.16b, v21.16b, v2.16b
    eor v21.16b, v21.16b, v0.16b
    orn v25.16b, v21.16b, v18.16b
    eor v19.16b, v19.16b, v25.16b
    eor v0.16b, v0.16b, v18.16b
    bit v21.16b, v0.16b, v19.16b
    bit v0.16b, v2.16b, v19.16b
    orn v2.16b, v16.16b, v22.16b
    eor v2.16b, v2.16b, v5.16b
    eor v5.16b, v7.16b, v2.16b
    eor v7.16b, v7.16b, v22.16b
    orn v25.16b, v7.16b, v5.16b
    eor v16.16b, v16.16b, v25.16b
    eor v22.16b, v22.16b, v5.16b
    bit v7.16b, v22.16b, v16.16b
    bit v22.16b, v2.16b, v16.16b
    orn v2.16b, v1.16b, v20.16b
    eor v2.16b, v2.16b, v17.16b
    eor v17.16b, v6.16b, v2.16b
    eor v6.16b, v6.16b, v20.16b
    orn v25.16b, v6.16b, v17.16b
    eor v1.16b, v1.16b, v25.16b
    eor v20.16b, v20.16b, v17.16b
    bit v6.16b, v20.16b, v1.16b
    bit v20.16b, v2.16b, v1.16b
    ushr v2.16b, v24.16b, #2
    shl v25.16b, v4.16b, #2
    movi v26.16b, #51
    bit v25.16b, v24.16b, v26.16b
    bit v4.16b, v2.16b, v26.16b
    mvn v2.16b, v23.16b
    ushr v23.16b, v2.16b, #2
    shl v24.16b, v3.16b, #2
    bit v24.16b, v2.16b, v26.16b
    bit v3.16b, v23.16b, v26.16b
    ushr v2.16b, v16.16b, #2
    shl v23.16b, v22.16b, #2
    bit v23.16b, v16.16b, v26.16b
    bit v22.16b, v2.16b, v26.16b
    mvn v2.16b, v7.16b
    ushr v7.16b, v2.16b, #2
    shl v16.16b, v5.16b, #2
    bit v16.16b, v2.16b, v26.16b
    bit v5.16b, v7.16b, v26.16b
    ushr v2.16b, v19.16b, #2
    shl v7.16b, v0.16b, #2
    bit v7.16b, v19.16b, v26.16b
    bit v0.16b, v2.16b, v26.16b
    mvn v2.16b, v21.16b
    ushr v19.16b, v2.16b, #2
    shl v21.16b, v18.16b, #2
    bit v21.16b, v2.16b, v26.16b
    bit v18.16b, v19.16b, v26.16b
    ushr v2.16b, v1.16b, #2
    shl v19.16b, v20.16b, #2
    bit v19.16b, v1.16b, v26.16b
    bit v20.16b, v2.16b, v26.16b
    mvn v1.16b, v6.16b
    ushr v2.16b, v1.16b, #2
    shl v6.16b, v17.16b, #2
    bit v6.16b, v1.16b, v26.16b
    bsl v26.16b, v2.16b, v17.16b
    ushr v1.16b, v25.16b, #1
    shl v2.16b, v24.16b, #1
    movi v17.16b, #85
    bit v2.16b, v25.16b, v17.16b
    bit v24.16b, v1.16b, v17.16b
    ushr v1.16b, v4.16b, #1
    shl v25.16b, v3.16b, #1
    bit v25.16b, v4.16b, v17.16b
    bit v3.16b, v1.16b, v17.16b
    ushr v1.16b, v23.16b, #1
    shl v4.16b, v16.16b, #1
    bit v4.16b, v23.16b, v17.16b
    bit v16.16b, v1.16b, v17.16b
    ushr v1.16b, v22.16b, #1
    shl v23.16b, v5.16b, #1
    bit v23.16b, v22.16b, v17.16b
    bit v5.16b, v1.16b, v17.16b
    ushr v1.16b, v7.16b, #1
    shl v22.16b, v21.16b, #1
    bit v22.16b, v7.16b, v17.16b
    bit v21.16b, v1.16b, v17.16b
    ushr v1.16b, v0.16b, #1
    shl v7.16b, v18.16b, #1
    bit v7.16b, v0.16b, v17.16b
    bit v18.16b, v1.16b, v17.16b
    ushr v0.16b, v19.16b, #1
    shl v1.16b, v6.16b, #1
    bit v1.16b, v19.16b, v17.16b
    bit v6.16b, v0.16b, v17.16b
    ushr v0.16b, v20.16b, #1
    shl v19.16b, v26.16b, #1
    bit v19.16b, v20.16b, v17.16b
    bsl v17.16b, v0.16b, v26.16b
    zip1 v0.2d, v2.2d, v4.2d
    zip2 v2.2d, v2.2d, v4.2d
    zip1 v4.2d, v24.2d, v16.2d
    zip2 v16.2d, v24.2d, v16.2d
    zip1 v20.2d, v25.2d, v23.2d
    zip2 v23.2d, v25.2d, v23.2d
    zip1 v24.2d, v3.2d, v5.2d
    zip2 v3.2d, v3.2d, v5.2d
    zip1 v5.2d, v22.2d, v1.2d
    zip2 v1.2d, v22.2d, v1.2d
    zip1 v22.2d, v21.2d, v6.2d
    zip2 v6.2d, v21.2d, v6.2d
    zip1 v21.2d, v7.2d, v19.2d
    zip2 v7.2d, v7.2d, v19.2d
    zip1 v19.2d, v18.2d, v17.2d
    zip2 v17.2d, v18.2d, v17.2d
    trn1 v18.4s, v0.4s, v2.4s
    trn2 v0.4s, v0.4s, v2.4s
    trn1 v2.4s, v4.4s, v16.4s
    trn2 v4.4s, v4.4s, v16.4s
    trn1 v16.4s, v20.4s, v23.4s
    trn2 v20.4s, v20.4s, v23.4s
    trn1 v23.4s, v24.4s, v3.4s
    trn2 v3.4s, v24.4s, v3.4s
    trn1 v24.4s, v5.4s, v1.4s
    trn2 v1.4s, v5.4s, v1.4s
    trn1 v5.4s, v22.4s, v6.4s
    trn2 v6.4s, v22.4s, v6.4s
    trn1 v22.4s, v21.4s, v7.4s
    trn2 v7.4s, v21.4s, v7.4s
    trn1 v21.4s, v19.4s, v17.4s
    trn2 v17.4s, v19.4s, v17.4s
    trn1 v19.8h, v18.8h, v0.8h
    trn2 v0.8h, v18.8h, v0.8h
    trn1 v18.8h, v2.8h, v4.8h
    trn2 v2.8h, v2.8h, v4.8h
    trn1 v4.8h, v16.8h, v20.8h
    trn2 v16.8h, v16.8h, v20.8h
    trn1 v20.8h, v23.8h, v3.8h
    trn2 v3.8h, v23.8h, v3.8h
    trn1 v23.8h, v24.8h, v1.8h
    trn2 v1.8h, v24.8h, v1.8h
    trn1 v24.8h, v5.8h, v6.8h
    trn2 v5.8h, v5.8h, v6.8h
    trn1 v6.8h, v22.8h, v7.8h
    trn2 v7.8h, v22.8h, v7.8h
    trn1 v22.8h, v21.8h, v17.8h
    trn2 v17.8h, v21.8h, v17.8h
    trn1 v21.16b, v19.16b, v23.16b
    trn2 v19.16b, v19.16b, v23.16b
    trn1 v23.16b, v18.16b, v24.16b
    trn2 v18.16b, v18.16b, v24.16b
    trn1 v24.16b, v4.16b, v6.16b
    trn2 v4.16b, v4.16b, v6.16b
    trn1 v6.16b, v20.16b, v22.16b
    trn2 v20.16b, v20.16b, v22.16b
    trn1 v22.16b, v0.16b, v1.16b
    trn2 v0.16b, v0.16b, v1.16b
    trn1 v1.16b, v2.16b, v5.16b
    trn2 v2.16b, v2.16b, v5.16b
    trn1 v5.16b, v16.16b, v7.16b
    trn2 v7.16b, v16.16b, v7.16b
    trn1 v16.16b, v3.16b, v17.16b
    trn2 v3.16b, v3.16b, v17.16b
    mov v17.16b, v21.16b
    sli v17.16b, v22.16b, #4
    sri v22.16b, v21.16b, #4
    mov v21.16b, v23.16b
    sli v21.16b, v1.16b, #4
    sri v1.16b, v23.16b, #4
    mov v23.16b, v24.16b
    sli v23.16b, v5.16b, #4
    sri v5.16b, v24.16b, #4
    mov v24.16b, v6.16b
    sli v24.16b, v16.16b, #4
    sri v16.16b, v6.16b, #4
    mov v6.16b, v19.16b
    sli v6.16b, v0.16b, #4
    sri v0.16b, v19.16b, #4
    mov v19.16b, v18.16b
    sli v19.16b, v2.16b, #4
    sri v2.16b, v18.16b, #4
    mov v18.16b, v4.16b
    sli v18.16b, v7.16b, #4
    sri v7.16b, v4.16b, #4
    mov v4.16b, v20.16b
    sli v4.16b, v3.16b, #4
    sri v3.16b, v20.16b, #4
    str q17, [x0, #0]
    str q21, [x0, #16]
    str q23, [x0, #32]
    str q24, [x0, #48]
    str q22, [x0, #64]
    str q1, [x0, #80]
    str q5, [x0, #96]
    str q16, [x0, #112]
    str q6, [x0, #128]
    str q19, [x0, #144]
    str q18, [x0, #160]
    str q4, [x0, #176]
    str q0, [x0, #192]
    str q2, [x0, #208]
    str q7, [x0, #224]
    str q3, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift128_128_ecb_decrypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift128_128_ecb_decrypt_neon_out
.Llwcc_gift128_128_ecb_decrypt_neon_rest:
    cbz x6, .Llwcc_gift128_128_ecb_decrypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift128_128_ecb_decrypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ecb_decrypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift128_128_ecb_decrypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ecb_decrypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift128_128_ecb_decrypt_neon_group
.Llwcc_gift128_128_ecb_decrypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift128_128_ecb_decrypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ecb_decrypt_neon_copy
.Llwcc_gift128_128_ecb_decrypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift128_128_ecb_decrypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ecb_decrypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift128_128_ecb_decrypt_neon_return:
    ret
    .size lwcc_gift128_128_ecb_decrypt_neon, .-lwcc_gift128_128_ecb_decrypt_neon

    .balign 16
    .global lwcc_gift128_128_ctr_init_neon
    .type lwcc_gift128_128_ctr_init_neon, %function
lwcc_gift128_128_ctr_init_neon:
    // the key set-up leaves x0, x14 and x15 alone
    mov x14, x30
    mov x15, x2
    bl lwcc_gift128_128_key_setup_neon
    mov x1, x15
    mov x30, x14
    b lwcc_gift128_128_ctr_nonce_neon
    .size lwcc_gift128_128_ctr_init_neon, .-lwcc_gift128_128_ctr_init_neon

    .balign 16
    .global lwcc_gift128_128_ctr_nonce_neon
    .type lwcc_gift128_128_ctr_nonce_neon, %function
lwcc_gift128_128_ctr_nonce_neon:
    adr x8, .Llwcc_gift128_128_file_neon_constants
    add x9, x1, #8
    ld1r {v0.4s}, [x9]
    ld1r {v1.2d}, [x1]
    ldr q2, [x8, #272]
    ldr q3, [x8, #288]
    and v0.16b, v0.16b, v3.16b
    and v1.16b, v1.16b, v2.16b
    orr v0.16b, v1.16b, v0.16b
    mov v1.16b, v0.16b
    sli v1.16b, v0.16b, #4
    sri v0.16b, v0.16b, #4
    mov v2.16b, v1.16b
    sli v2.8h, v1.8h, #8
    mov v3.16b, v0.16b
    sli v3.8h, v0.8h, #8
    sri v0.8h, v0.8h, #8
    sri v1.8h, v1.8h, #8
    trn1 v4.8h, v2.8h, v3.8h
    trn2 v2.8h, v2.8h, v3.8h
    trn2 v3.8h, v1.8h, v0.8h
    trn1 v0.8h, v1.8h, v0.8h
    trn2 v1.4s, v4.4s, v2.4s
    trn1 v2.4s, v4.4s, v2.4s
    trn2 v4.4s, v0.4s, v3.4s
    trn1 v0.4s, v0.4s, v3.4s
    zip2 v3.2d, v0.2d, v4.2d
    zip1 v0.2d, v0.2d, v4.2d
    zip1 v4.2d, v2.2d, v1.2d
    movi v5.16b, #51
    movi v6.16b, #85
    zip2 v1.2d, v2.2d, v1.2d
    ushr v2.16b, v0.16b, #1
    ushr v7.16b, v3.16b, #1
    shl v16.16b, v4.16b, #1
    shl v17.16b, v0.16b, #1
    ushr v18.16b, v1.16b, #1
    shl v19.16b, v1.16b, #1
    bif v2.16b, v0.16b, v6.16b
    bit v16.16b, v4.16b, v6.16b
    bif v7.16b, v3.16b, v6.16b
    bit v19.16b, v1.16b, v6.16b
    shl v20.16b, v3.16b, #1
    ushr v21.16b, v4.16b, #1
    ushr v22.16b, v7.16b, #2
    bit v1.16b, v18.16b, v6.16b
    ushr v18.16b, v16.16b, #2
    bit v20.16b, v3.16b, v6.16b
    bit v4.16b, v21.16b, v6.16b
    shl v3.16b, v16.16b, #2
    shl v21.16b, v19.16b, #2
    ushr v23.16b, v1.16b, #2
    bif v18.16b, v16.16b, v5.16b
    bit v3.16b, v16.16b, v5.16b
    shl v16.16b, v20.16b, #2
    ushr v24.16b, v20.16b, #2
    ushr v25.16b, v4.16b, #2
    shl v26.16b, v4.16b, #2
    bsl v6.16b, v0.16b, v17.16b
    bit v16.16b, v20.16b, v5.16b
    bit v20.16b, v24.16b, v5.16b
    shl v0.16b, v7.16b, #2
    ushr v17.16b, v6.16b, #2
    shl v24.16b, v6.16b, #2
    bif v25.16b, v4.16b, v5.16b
    bit v0.16b, v7.16b, v5.16b
    bit v7.16b, v22.16b, v5.16b
    bit v21.16b, v19.16b, v5.16b
    str q25, [x0, #8256]
    str q3, [x0, #8064]
    ushr v3.16b, v19.16b, #2
    bit v24.16b, v6.16b, v5.16b
    shl v22.16b, v2.16b, #2
    str q7, [x0, #8304]
    str q21, [x0, #8096]
    shl v7.16b, v1.16b, #2
    mvn v0.16b, v0.16b
    bif v23.16b, v1.16b, v5.16b
    str q24, [x0, #8080]
    bit v22.16b, v2.16b, v5.16b
    bit v26.16b, v4.16b, v5.16b
    str q16, [x0, #8112]
    bit v6.16b, v17.16b, v5.16b
    str q0, [x0, #8176]
    ushr v0.16b, v2.16b, #2
    bit v19.16b, v3.16b, v5.16b
    str q23, [x0, #8288]
    bit v7.16b, v1.16b, v5.16b
    mvn v1.16b, v26.16b
    str q6, [x0, #8208]
    str q18, [x0, #8192]
    mvn v3.16b, v22.16b
    mvn v4.16b, v7.16b
    bsl v5.16b, v0.16b, v2.16b
    str q20, [x0, #8240]
    str q19, [x0, #8224]
    str q3, [x0, #8144]
    str q1, [x0, #8128]
    str q4, [x0, #8160]
    str q5, [x0, #8272]
    ret
    .size lwcc_gift128_128_ctr_nonce_neon, .-lwcc_gift128_128_ctr_nonce_neon

    .balign 16
    .global lwcc_gift128_128_ctr_crypt_neon
    .type lwcc_gift128_128_ctr_crypt_neon, %function
lwcc_gift128_128_ctr_crypt_neon:
    cbz x2, .Llwcc_gift128_128_ctr_crypt_neon_return
    sub sp, sp, #320
    stp d8, d9, [sp, #0]
    stp d10, d11, [sp, #16]
    stp d12, d13, [sp, #32]
    stp d14, d15, [sp, #48]
    adr x8, .Llwcc_gift128_128_file_neon_constants
    // x5: whole groups of 256 bytes; x6: bytes that remain
    mov x6, x2
    lsr x5, x2, #8
    and x6, x6, #255
    movz x7, #0
    cbz x5, .Llwcc_gift128_128_ctr_crypt_neon_rest
.Llwcc_gift128_128_ctr_crypt_neon_group:
    movi v0.16b, #85
    movi v1.16b, #51
    // round 5 (gift.dsl:33)
    ldr q2, [x8, #0]
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
    add v3.4s, v3.4s, v28.4s
    tbl v3.16b, {v3.16b}, v5.16b
    mov v5.16b, v4.16b
    sli v5.16b, v17.16b, #4
    sri v17.16b, v4.16b, #4
    mov v4.16b, v6.16b
    sli v4.16b, v18.16b, #4
    sri v18.16b, v6.16b, #4
    mov v6.16b, v7.16b
    sli v6.16b, v19.16b, #4
    sri v19.16b, v7.16b, #4
    mov v7.16b, v16.16b
    sli v7.16b, v20.16b, #4
    sri v20.16b, v16.16b, #4
    mov v16.16b, v21.16b
    sli v16.16b, v25.16b, #4
    sri v25.16b, v21.16b, #4
    mov v21.16b, v22.16b
    sli v21.16b, v26.16b, #4
    sri v26.16b, v22.16b, #4
    mov v22.16b, v23.16b
    sli v22.16b, v27.16b, #4
    sri v27.16b, v23.16b, #4
    mov v23.16b, v24.16b
    sli v23.16b, v3.16b, #4
    sri v3.16b, v24.16b, #4
    trn1 v24.16b, v5.16b, v16.16b
    trn2 v5.16b, v5.16b, v16.16b
    trn1 v16.16b, v4.16b, v21.16b
    trn2 v4.16b, v4.16b, v21.16b
    trn1 v21.16b, v6.16b, v22.16b
    trn2 v6.16b, v6.16b, v22.16b
    trn1 v22.16b, v7.16b, v23.16b
    trn2 v7.16b, v7.16b, v23.16b
    trn1 v23.16b, v17.16b, v25.16b
    trn2 v17.16b, v17.16b, v25.16b
    trn1 v25.16b, v18.16b, v26.16b
    trn2 v18.16b, v18.16b, v26.16b
    trn1 v26.16b, v19.16b, v27.16b
    trn2 v19.16b, v19.16b, v27.16b
    trn1 v27.16b, v20.16b, v3.16b
    trn2 v3.16b, v20.16b, v3.16b
    trn1 v20.8h, v24.8h, v23.8h
    trn2 v23.8h, v24.8h, v23.8h
    trn1 v24.8h, v16.8h, v25.8h
    trn2 v16.8h, v16.8h, v25.8h
    trn1 v25.8h, v21.8h, v26.8h
    trn2 v21.8h, v21.8h, v26.8h
    trn1 v26.8h, v22.8h, v27.8h
    trn2 v22.8h, v22.8h, v27.8h
    trn1 v27.8h, v5.8h, v17.8h
    trn2 v5.8h, v5.8h, v17.8h
    trn1 v17.8h, v4.8h, v18.8h
    trn2 v4.8h, v4.8h, v18.8h
    trn1 v18.8h, v6.8h, v19.8h
    trn2 v6.8h, v6.8h, v19.8h
    trn1 v19.8h, v7.8h, v3.8h
    trn2 v3.8h, v7.8h, v3.8h
    trn1 v7.4s, v20.4s, v23.4s
    trn2 v20.4s, v20.4s, v23.4s
    trn1 v23.4s, v24.4s, v16.4s
    trn2 v16.4s, v24.4s, v16.4s
    trn1 v24.4s, v25.4s, v21.4s
    trn2 v21.4s, v25.4s, v21.4s
    trn1 v25.4s, v26.4s, v22.4s
    trn2 v22.4s, v26.4s, v22.4s
    trn1 v26.4s, v27.4s, v5.4s
    trn2 v5.4s, v27.4s, v5.4s
    trn1 v27.4s, v17.4s, v4.4s
    trn2 v4.4s, v17.4s, v4.4s
    trn1 v17.4s, v18.4s, v6.4s
    trn2 v6.4s, v18.4s, v6.4s
    trn1 v18.4s, v19.4s, v3.4s
    trn2 v3.4s, v19.4s, v3.4s
    zip1 v19.2d, v7.2d, v20.2d
    zip2 v7.2d, v7.2d, v20.2d
    zip1 v20.2d, v23.2d, v16.2d
    zip2 v16.2d, v23.2d, v16.2d
    zip1 v23.2d, v24.2d, v21.2d
    zip2 v21.2d, v24.2d, v21.2d
    zip1 v24.2d, v25.2d, v22.2d
    zip2 v22.2d, v25.2d, v22.2d
    zip1 v25.2d, v26.2d, v5.2d
    zip2 v5.2d, v26.2d, v5.2d
    zip1 v26.2d, v27.2d, v4.2d
    zip2 v4.2d, v27.2d, v4.2d
    zip1 v27.2d, v17.2d, v6.2d
    zip2 v6.2d, v17.2d, v6.2d
    zip1 v17.2d, v18.2d, v3.2d
    zip2 v3.2d, v18.2d, v3.2d
    ushr v18.16b, v19.16b, #1
    shl v28.16b, v20.16b, #1
    bit v28.16b, v19.16b, v0.16b
    bit v20.16b, v18.16b, v0.16b
    ushr v18.16b, v23.16b, #1
    shl v19.16b, v24.16b, #1
    bit v19.16b, v23.16b, v0.16b
    bit v24.16b, v18.16b, v0.16b
    ushr v18.16b, v7.16b, #1
    shl v23.16b, v16.16b, #1
    bit v23.16b, v7.16b, v0.16b
    bit v16.16b, v18.16b, v0.16b
    ushr v7.16b, v21.16b, #1
    shl v18.16b, v22.16b, #1
    bit v18.16b, v21.16b, v0.16b
    bit v22.16b, v7.16b, v0.16b
    ushr v7.16b, v25.16b, #1
    shl v21.16b, v26.16b, #1
    bit v21.16b, v25.16b, v0.16b
    bit v26.16b, v7.16b, v0.16b
    ushr v7.16b, v27.16b, #1
    shl v25.16b, v17.16b, #1
    bit v25.16b, v27.16b, v0.16b
    bit v17.16b, v7.16b, v0.16b
    ushr v7.16b, v5.16b, #1
    shl v27.16b, v4.16b, #1
    bit v27.16b, v5.16b, v0.16b
    bit v4.16b, v7.16b, v0.16b
    ushr v5.16b, v6.16b, #1
    shl v7.16b, v3.16b, #1
    bit v7.16b, v6.16b, v0.16b
    bit v3.16b, v5.16b, v0.16b
    ushr v5.16b, v28.16b, #2
    shl v6.16b, v19.16b, #2
    bit v6.16b, v28.16b, v1.16b
    bit v19.16b, v5.16b, v1.16b
    ushr v5.16b, v20.16b, #2
    shl v28.16b, v24.16b, #2
    bit v28.16b, v20.16b, v1.16b
    bit v24.16b, v5.16b, v1.16b
    ushr v5.16b, v23.16b, #2
    shl v20.16b, v18.16b, #2
    bit v20.16b, v23.16b, v1.16b
    bit v18.16b, v5.16b, v1.16b
    ushr v5.16b, v16.16b, #2
    shl v23.16b, v22.16b, #2
    bit v23.16b, v16.16b, v1.16b
    bit v22.16b, v5.16b, v1.16b
    ushr v5.16b, v21.16b, #2
    shl v16.16b, v25.16b, #2
    bit v16.16b, v21.16b, v1.16b
    bit v25.16b, v5.16b, v1.16b
    ushr v5.16b, v26.16b, #2
    shl v21.16b, v17.16b, #2
    bit v21.16b, v26.16b, v1.16b
    bit v17.16b, v5.16b, v1.16b
    ushr v5.16b, v27.16b, #2
    shl v26.16b, v7.16b, #2
    bit v26.16b, v27.16b, v1.16b
    bit v7.16b, v5.16b, v1.16b
    ushr v5.16b, v4.16b, #2
    shl v27.16b, v3.16b, #2
    bit v27.16b, v4.16b, v1.16b
    bit v3.16b, v5.16b, v1.16b
    ldr q4, [x3, #8064]
    eor v4.16b, v4.16b, v6.16b
    ldr q5, [x3, #8080]
    eor v5.16b, v5.16b, v16.16b
    ldr q6, [x3, #8096]
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #8112]
    eor v16.16b, v16.16b, v26.16b
    ldr q20, [x3, #8128]
    eor v20.16b, v20.16b, v28.16b
    ldr q26, [x3, #8144]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #8160]
    eor v23.16b, v26.16b, v23.16b
    ldr q26, [x3, #8176]
    eor v26.16b, v26.16b, v27.16b
    ldr q27, [x3, #8192]
    eor v19.16b, v27.16b, v19.16b
    ldr q27, [x3, #8208]
    eor v25.16b, v27.16b, v25.16b
    ldr q27, [x3, #8224]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #8240]
    eor v7.16b, v27.16b, v7.16b
    ldr q27, [x3, #8256]
    eor v24.16b, v27.16b, v24.16b
    ldr q27, [x3, #8272]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #8288]
    eor v22.16b, v27.16b, v22.16b
    ldr q27, [x3, #8304]
    eor v3.16b, v27.16b, v3.16b
    // round 1 (gift.dsl:33)
    eor v27.16b, v20.16b, v19.16b
    mov v28.16b, v4.16b
    bsl v28.16b, v19.16b, v27.16b
    eor v29.16b, v24.16b, v28.16b
    eor v30.16b, v4.16b, v24.16b
    bit v24.16b, v30.16b, v27.16b
    bit v20.16b, v27.16b, v4.16b
    bsl v20.16b, v4.16b, v30.16b
    bit v28.16b, v24.16b, v20.16b
    eor v4.16b, v21.16b, v25.16b
    mov v27.16b, v5.16b
    bsl v27.16b, v25.16b, v4.16b
    eor v30.16b, v17.16b, v27.16b
    eor v31.16b, v17.16b, v5.16b
    bit v17.16b, v31.16b, v4.16b
    bit v21.16b, v4.16b, v5.16b
    bsl v21.16b, v5.16b, v31.16b
    bit v27.16b, v17.16b, v21.16b
    eor v4.16b, v23.16b, v18.16b
    mov v5.16b, v6.16b
    bsl v5.16b, v18.16b, v4.16b
    eor v31.16b, v22.16b, v5.16b
    eor v8.16b, v6.16b, v22.16b
    bit v22.16b, v8.16b, v4.16b
    bit v23.16b, v4.16b, v6.16b
    bsl v23.16b, v6.16b, v8.16b
    bit v5.16b, v22.16b, v23.16b
    eor v4.16b, v26.16b, v7.16b
    mov v6.16b, v16.16b
    bsl v6.16b, v7.16b, v4.16b
    eor v8.16b, v3.16b, v6.16b
    eor v9.16b, v16.16b, v3.16b
    bit v3.16b, v9.16b, v4.16b
    bit v26.16b, v4.16b, v16.16b
    bsl v26.16b, v16.16b, v9.16b
    bit v6.16b, v3.16b, v26.16b
    ushr v4.4s, v29.4s, #16
    sli v4.4s, v30.4s, #16
    ushr v16.4s, v30.4s, #16
    sli v16.4s, v29.4s, #16
    ushr v29.4s, v31.4s, #16
    sli v29.4s, v8.4s, #16
    ushr v30.4s, v8.4s, #16
    sli v30.4s, v31.4s, #16
    mvn v27.16b, v27.16b
    ushr v31.4s, v27.4s, #16
    mvn v28.16b, v28.16b
    sli v31.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v27.4s, #16
    mvn v6.16b, v6.16b
    ushr v27.4s, v6.4s, #16
    mvn v5.16b, v5.16b
    sli v27.4s, v5.4s, #16
    ushr v5.4s, v5.4s, #16
    sli v5.4s, v6.4s, #16
    ldr q6, [x3, #0]
    eor v6.16b, v6.16b, v25.16b
    eor v6.16b, v6.16b, v17.16b
    ldr q17, [x3, #16]
    eor v17.16b, v17.16b, v19.16b
    eor v17.16b, v17.16b, v24.16b
    ldr q19, [x3, #32]
    eor v7.16b, v19.16b, v7.16b
    eor v3.16b, v7.16b, v3.16b
    ldr q7, [x3, #48]
    eor v7.16b, v7.16b, v18.16b
    eor v7.16b, v7.16b, v22.16b
    ldr q18, [x3, #64]
    eor v18.16b, v18.16b, v31.16b
    ldr q19, [x3, #80]
    eor v19.16b, v19.16b, v28.16b
    ldr q22, [x3, #96]
    eor v22.16b, v22.16b, v27.16b
    ldr q24, [x3, #112]
    eor v5.16b, v24.16b, v5.16b
    ldr q24, [x3, #128]
    eor v21.16b, v24.16b, v21.16b
    ldr q25, [x3, #144]
    eor v23.16b, v25.16b, v23.16b
    // round 2 (gift.dsl:33)
    eor v27.16b, v6.16b, v18.16b
    mov v28.16b, v4.16b
    bsl v28.16b, v18.16b, v27.16b
    eor v31.16b, v20.16b, v28.16b
    eor v8.16b, v20.16b, v4.16b
    bit v20.16b, v8.16b, v27.16b
    eor v18.16b, v18.16b, v20.16b
    bit v6.16b, v27.16b, v4.16b
    bsl v6.16b, v4.16b, v8.16b
    bit v28.16b, v20.16b, v6.16b
    eor v4.16b, v17.16b, v19.16b
    mov v20.16b, v16.16b
    bsl v20.16b, v19.16b, v4.16b
    eor v27.16b, v21.16b, v20.16b
    eor v8.16b, v21.16b, v16.16b
    bit v21.16b, v8.16b, v4.16b
    eor v19.16b, v19.16b, v21.16b
    bit v17.16b, v4.16b, v16.16b
    bsl v17.16b, v16.16b, v8.16b
    bit v20.16b, v21.16b, v17.16b
    eor v4.16b, v3.16b, v22.16b
    mov v16.16b, v29.16b
    bsl v16.16b, v22.16b, v4.16b
    eor v21.16b, v23.16b, v16.16b
    eor v8.16b, v23.16b, v29.16b
    bit v23.16b, v8.16b, v4.16b
    eor v22.16b, v22.16b, v23.16b
    bit v3.16b, v4.16b, v29.16b
    bsl v3.16b, v29.16b, v8.16b
    bit v16.16b, v23.16b, v3.16b
    eor v4.16b, v7.16b, v5.16b
    mov v23.16b, v30.16b
    bsl v23.16b, v5.16b, v4.16b
    eor v29.16b, v26.16b, v23.16b
    eor v8.16b, v26.16b, v30.16b
    bit v26.16b, v8.16b, v4.16b
    eor v5.16b, v5.16b, v26.16b
    bit v7.16b, v4.16b, v30.16b
    bsl v7.16b, v30.16b, v8.16b
    bit v23.16b, v26.16b, v7.16b
    ext v4.16b, v31.16b, v31.16b, #12
    ext v26.16b, v27.16b, v27.16b, #12
    ext v21.16b, v21.16b, v21.16b, #12
    ext v27.16b, v29.16b, v29.16b, #12
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v5.16b, v5.16b, v5.16b, #8
    ext v28.16b, v28.16b, v28.16b, #4
    ext v20.16b, v20.16b, v20.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v23.16b, v23.16b, v23.16b, #4
    ldr q29, [x3, #160]
    eor v18.16b, v29.16b, v18.16b
    ldr q29, [x3, #176]
    eor v19.16b, v29.16b, v19.16b
    ldr q29, [x3, #192]
    eor v22.16b, v29.16b, v22.16b
    ldr q29, [x3, #208]
    eor v5.16b, v29.16b, v5.16b
    ldr q29, [x3, #224]
    eor v28.16b, v29.16b, v28.16b
    ldr q29, [x3, #240]
    eor v20.16b, v29.16b, v20.16b
    ldr q29, [x3, #256]
    eor v16.16b, v29.16b, v16.16b
    ldr q29, [x3, #272]
    eor v23.16b, v29.16b, v23.16b
    ldr q29, [x3, #288]
    eor v6.16b, v29.16b, v6.16b
    ldr q30, [x3, #304]
    eor v17.16b, v30.16b, v17.16b
    eor v3.16b, v29.16b, v3.16b
    // round 3 (gift.dsl:33)
    eor v31.16b, v18.16b, v28.16b
    mov v8.16b, v4.16b
    bsl v8.16b, v28.16b, v31.16b
    eor v9.16b, v6.16b, v8.16b
    eor v10.16b, v4.16b, v6.16b
    bit v6.16b, v10.16b, v31.16b
    eor v28.16b, v28.16b, v6.16b
    bit v18.16b, v31.16b, v4.16b
    bsl v18.16b, v4.16b, v10.16b
    bit v8.16b, v6.16b, v18.16b
    eor v4.16b, v19.16b, v20.16b
    mov v6.16b, v26.16b
    bsl v6.16b, v20.16b, v4.16b
    eor v31.16b, v17.16b, v6.16b
    eor v10.16b, v26.16b, v17.16b
    bit v17.16b, v10.16b, v4.16b
    eor v20.16b, v20.16b, v17.16b
    bit v19.16b, v4.16b, v26.16b
    bsl v19.16b, v26.16b, v10.16b
    bit v6.16b, v17.16b, v19.16b
    eor v4.16b, v22.16b, v16.16b
    mov v17.16b, v21.16b
    bsl v17.16b, v16.16b, v4.16b
    eor v26.16b, v3.16b, v17.16b
    eor v10.16b, v21.16b, v3.16b
    bit v3.16b, v10.16b, v4.16b
    eor v16.16b, v16.16b, v3.16b
    bit v22.16b, v4.16b, v21.16b
    bsl v22.16b, v21.16b, v10.16b
    bit v17.16b, v3.16b, v22.16b
    eor v3.16b, v5.16b, v23.16b
    mov v4.16b, v27.16b
    bsl v4.16b, v23.16b, v3.16b
    eor v21.16b, v7.16b, v4.16b
    eor v10.16b, v7.16b, v27.16b
    bit v7.16b, v10.16b, v3.16b
    eor v23.16b, v23.16b, v7.16b
    bit v5.16b, v3.16b, v27.16b
    bsl v5.16b, v27.16b, v10.16b
    bit v4.16b, v7.16b, v5.16b
    rev32 v3.8h, v26.8h
    rev32 v7.8h, v21.8h
    rev32 v21.8h, v28.8h
    rev32 v20.8h, v20.8h
    rev32 v16.8h, v16.8h
    rev32 v23.8h, v23.8h
    rev32 v26.8h, v8.8h
    rev32 v6.8h, v6.8h
    ldr q27, [x3, #320]
    eor v21.16b, v27.16b, v21.16b
    ldr q27, [x3, #336]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #352]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #368]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #384]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #400]
    eor v4.16b, v27.16b, v4.16b
    ldr q27, [x3, #416]
    eor v26.16b, v27.16b, v26.16b
    ldr q27, [x3, #432]
    eor v6.16b, v27.16b, v6.16b
    ldr q27, [x3, #448]
    eor v18.16b, v27.16b, v18.16b
    eor v19.16b, v24.16b, v19.16b
    eor v5.16b, v25.16b, v5.16b
    // round 4 (gift.dsl:33)
    eor v27.16b, v21.16b, v17.16b
    mov v28.16b, v3.16b
    bsl v28.16b, v17.16b, v27.16b
    eor v8.16b, v18.16b, v28.16b
    eor v10.16b, v3.16b, v18.16b
    bit v18.16b, v10.16b, v27.16b
    eor v17.16b, v17.16b, v18.16b
    bit v21.16b, v27.16b, v3.16b
    bsl v21.16b, v3.16b, v10.16b
    bit v28.16b, v18.16b, v21.16b
    eor v3.16b, v20.16b, v4.16b
    mov v18.16b, v7.16b
    bsl v18.16b, v4.16b, v3.16b
    eor v27.16b, v19.16b, v18.16b
    eor v10.16b, v7.16b, v19.16b
    bit v19.16b, v10.16b, v3.16b
    eor v4.16b, v4.16b, v19.16b
    bit v20.16b, v3.16b, v7.16b
    bsl v20.16b, v7.16b, v10.16b
    bit v18.16b, v19.16b, v20.16b
    eor v3.16b, v16.16b, v26.16b
    mov v7.16b, v9.16b
    bsl v7.16b, v26.16b, v3.16b
    eor v19.16b, v22.16b, v7.16b
    eor v10.16b, v9.16b, v22.16b
    bit v22.16b, v10.16b, v3.16b
    eor v26.16b, v26.16b, v22.16b
    bit v16.16b, v3.16b, v9.16b
    bsl v16.16b, v9.16b, v10.16b
    bit v7.16b, v22.16b, v16.16b
    eor v3.16b, v23.16b, v6.16b
    mov v22.16b, v31.16b
    bsl v22.16b, v6.16b, v3.16b
    eor v9.16b, v5.16b, v22.16b
    eor v10.16b, v31.16b, v5.16b
    bit v5.16b, v10.16b, v3.16b
    eor v6.16b, v6.16b, v5.16b
    bit v23.16b, v3.16b, v31.16b
    bsl v23.16b, v31.16b, v10.16b
    bit v22.16b, v5.16b, v23.16b
    rev64 v3.4s, v8.4s
    rev64 v5.4s, v19.4s
    rev64 v17.4s, v17.4s
    rev64 v4.4s, v4.4s
    rev64 v19.4s, v26.4s
    rev64 v6.4s, v6.4s
    rev64 v18.4s, v18.4s
    rev64 v22.4s, v22.4s
    ldr q26, [x3, #464]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #480]
    eor v4.16b, v26.16b, v4.16b
    ldr q26, [x3, #496]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #512]
    eor v6.16b, v26.16b, v6.16b
    ldr q26, [x3, #528]
    eor v18.16b, v26.16b, v18.16b
    ldr q26, [x3, #544]
    eor v26.16b, v26.16b, v28.16b
    ldr q28, [x3, #560]
    eor v22.16b, v28.16b, v22.16b
    ldr q28, [x3, #576]
    eor v7.16b, v28.16b, v7.16b
    ldr q28, [x3, #592]
    eor v20.16b, v28.16b, v20.16b
    ldr q31, [x3, #608]
    eor v16.16b, v31.16b, v16.16b
    eor v23.16b, v28.16b, v23.16b
    // round 5 (gift.dsl:33)
    eor v28.16b, v17.16b, v18.16b
    mov v8.16b, v27.16b
    bsl v8.16b, v18.16b, v28.16b
    eor v10.16b, v21.16b, v8.16b
    eor v11.16b, v27.16b, v21.16b
    bit v21.16b, v11.16b, v28.16b
    bit v17.16b, v28.16b, v27.16b
    bsl v17.16b, v27.16b, v11.16b
    bit v8.16b, v21.16b, v17.16b
    eor v27.16b, v4.16b, v26.16b
    mov v28.16b, v3.16b
    bsl v28.16b, v26.16b, v27.16b
    eor v11.16b, v20.16b, v28.16b
    eor v12.16b, v3.16b, v20.16b
    bit v20.16b, v12.16b, v27.16b
    bit v4.16b, v27.16b, v3.16b
    bsl v4.16b, v3.16b, v12.16b
    bit v28.16b, v20.16b, v4.16b
    eor v3.16b, v19.16b, v22.16b
    mov v27.16b, v9.16b
    bsl v27.16b, v22.16b, v3.16b
    eor v12.16b, v16.16b, v27.16b
    eor v13.16b, v9.16b, v16.16b
    bit v16.16b, v13.16b, v3.16b
    bit v19.16b, v3.16b, v9.16b
    bsl v19.16b, v9.16b, v13.16b
    bit v27.16b, v16.16b, v19.16b
    eor v3.16b, v6.16b, v7.16b
    mov v9.16b, v5.16b
    bsl v9.16b, v7.16b, v3.16b
    eor v13.16b, v23.16b, v9.16b
    eor v14.16b, v5.16b, v23.16b
    bit v23.16b, v14.16b, v3.16b
    bit v6.16b, v3.16b, v5.16b
    bsl v6.16b, v5.16b, v14.16b
    bit v9.16b, v23.16b, v6.16b
    ext v3.16b, v10.16b, v10.16b, #8
    ext v5.16b, v11.16b, v11.16b, #8
    ext v10.16b, v12.16b, v12.16b, #8
    ext v11.16b, v13.16b, v13.16b, #8
    mov v12.16b, v2.16b
    bsl v12.16b, v10.16b, v3.16b
    mov v13.16b, v2.16b
    bsl v13.16b, v11.16b, v5.16b
    bit v10.16b, v3.16b, v2.16b
    bit v11.16b, v5.16b, v2.16b
    ext v3.16b, v8.16b, v8.16b, #8
    ext v5.16b, v28.16b, v28.16b, #8
    ext v27.16b, v27.16b, v27.16b, #8
    ext v28.16b, v9.16b, v9.16b, #8
    mov v8.16b, v2.16b
    bsl v8.16b, v3.16b, v27.16b
    mov v9.16b, v2.16b
    bsl v9.16b, v5.16b, v28.16b
    bit v3.16b, v27.16b, v2.16b
    bit v5.16b, v28.16b, v2.16b
    ldr q27, [x3, #624]
    eor v22.16b, v27.16b, v22.16b
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #640]
    eor v7.16b, v22.16b, v7.16b
    eor v7.16b, v7.16b, v23.16b
    ldr q22, [x3, #656]
    eor v18.16b, v22.16b, v18.16b
    eor v18.16b, v18.16b, v21.16b
    ldr q21, [x3, #672]
    eor v21.16b, v21.16b, v26.16b
    eor v20.16b, v21.16b, v20.16b
    ldr q21, [x3, #688]
    eor v21.16b, v21.16b, v8.16b
    ldr q22, [x3, #704]
    eor v22.16b, v22.16b, v9.16b
    ldr q23, [x3, #720]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #736]
    eor v5.16b, v23.16b, v5.16b
    eor v17.16b, v29.16b, v17.16b
    ldr q23, [x3, #752]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #768]
    eor v6.16b, v23.16b, v6.16b
    // round 6 (gift.dsl:33)
    eor v23.16b, v16.16b, v21.16b
    mov v26.16b, v12.16b
    bsl v26.16b, v21.16b, v23.16b
    eor v27.16b, v17.16b, v26.16b
    eor v28.16b, v17.16b, v12.16b
    bit v17.16b, v28.16b, v23.16b
    bit v16.16b, v23.16b, v12.16b
    bsl v16.16b, v12.16b, v28.16b
    bit v26.16b, v17.16b, v16.16b
    eor v23.16b, v7.16b, v22.16b
    mov v28.16b, v13.16b
    bsl v28.16b, v22.16b, v23.16b
    eor v8.16b, v4.16b, v28.16b
    eor v9.16b, v4.16b, v13.16b
    bit v4.16b, v9.16b, v23.16b
    bit v7.16b, v23.16b, v13.16b
    bsl v7.16b, v13.16b, v9.16b
    bit v28.16b, v4.16b, v7.16b
    eor v23.16b, v18.16b, v3.16b
    mov v9.16b, v10.16b
    bsl v9.16b, v3.16b, v23.16b
    eor v12.16b, v19.16b, v9.16b
    eor v13.16b, v19.16b, v10.16b
    bit v19.16b, v13.16b, v23.16b
    bit v18.16b, v23.16b, v10.16b
    bsl v18.16b, v10.16b, v13.16b
    bit v9.16b, v19.16b, v18.16b
    eor v23.16b, v20.16b, v5.16b
    mov v10.16b, v11.16b
    bsl v10.16b, v5.16b, v23.16b
    eor v13.16b, v6.16b, v10.16b
    eor v14.16b, v6.16b, v11.16b
    bit v6.16b, v14.16b, v23.16b
    bit v20.16b, v23.16b, v11.16b
    bsl v20.16b, v11.16b, v14.16b
    bit v10.16b, v6.16b, v20.16b
    ushr v23.4s, v27.4s, #16
    sli v23.4s, v8.4s, #16
    ushr v8.4s, v8.4s, #16
    sli v8.4s, v27.4s, #16
    ushr v27.4s, v12.4s, #16
    sli v27.4s, v13.4s, #16
    ushr v11.4s, v13.4s, #16
    sli v11.4s, v12.4s, #16
    mvn v28.16b, v28.16b
    ushr v12.4s, v28.4s, #16
    mvn v26.16b, v26.16b
    sli v12.4s, v26.4s, #16
    ushr v26.4s, v26.4s, #16
    sli v26.4s, v28.4s, #16
    mvn v28.16b, v10.16b
    ushr v10.4s, v28.4s, #16
    mvn v9.16b, v9.16b
    sli v10.4s, v9.4s, #16
    ushr v9.4s, v9.4s, #16
    sli v9.4s, v28.4s, #16
    ldr q28, [x3, #784]
    eor v22.16b, v28.16b, v22.16b
    eor v4.16b, v22.16b, v4.16b
    ldr q22, [x3, #800]
    eor v21.16b, v22.16b, v21.16b
    eor v17.16b, v21.16b, v17.16b
    ldr q21, [x3, #816]
    eor v5.16b, v21.16b, v5.16b
    eor v5.16b, v5.16b, v6.16b
    ldr q6, [x3, #832]
    eor v3.16b, v6.16b, v3.16b
    eor v3.16b, v3.16b, v19.16b
    ldr q6, [x3, #848]
    eor v6.16b, v6.16b, v12.16b
    ldr q19, [x3, #864]
    eor v19.16b, v19.16b, v26.16b
    ldr q21, [x3, #880]
    eor v21.16b, v21.16b, v10.16b
    ldr q22, [x3, #896]
    eor v22.16b, v22.16b, v9.16b
    ldr q26, [x3, #912]
    eor v16.16b, v26.16b, v16.16b
    eor v7.16b, v24.16b, v7.16b
    ldr q26, [x3, #928]
    eor v18.16b, v26.16b, v18.16b
    // round 7 (gift.dsl:33)
    eor v26.16b, v4.16b, v6.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v6.16b, v26.16b
    eor v9.16b, v16.16b, v28.16b
    eor v10.16b, v16.16b, v23.16b
    bit v16.16b, v10.16b, v26.16b
    eor v6.16b, v6.16b, v16.16b
    bit v4.16b, v26.16b, v23.16b
    bsl v4.16b, v23.16b, v10.16b
    bit v28.16b, v16.16b, v4.16b
    eor v16.16b, v17.16b, v19.16b
    mov v23.16b, v8.16b
    bsl v23.16b, v19.16b, v16.16b
    eor v26.16b, v7.16b, v23.16b
    eor v10.16b, v7.16b, v8.16b
    bit v7.16b, v10.16b, v16.16b
    eor v19.16b, v19.16b, v7.16b
    bit v17.16b, v16.16b, v8.16b
    bsl v17.16b, v8.16b, v10.16b
    bit v23.16b, v7.16b, v17.16b
    eor v7.16b, v5.16b, v21.16b
    mov v16.16b, v27.16b
    bsl v16.16b, v21.16b, v7.16b
    eor v8.16b, v18.16b, v16.16b
    eor v10.16b, v18.16b, v27.16b
    bit v18.16b, v10.16b, v7.16b
    eor v21.16b, v21.16b, v18.16b
    bit v5.16b, v7.16b, v27.16b
    bsl v5.16b, v27.16b, v10.16b
    bit v16.16b, v18.16b, v5.16b
    eor v7.16b, v3.16b, v22.16b
    mov v18.16b, v11.16b
    bsl v18.16b, v22.16b, v7.16b
    eor v27.16b, v20.16b, v18.16b
    eor v10.16b, v20.16b, v11.16b
    bit v20.16b, v10.16b, v7.16b
    eor v22.16b, v22.16b, v20.16b
    bit v3.16b, v7.16b, v11.16b
    bsl v3.16b, v11.16b, v10.16b
    bit v18.16b, v20.16b, v3.16b
    ext v7.16b, v9.16b, v9.16b, #12
    ext v20.16b, v26.16b, v26.16b, #12
    ext v26.16b, v8.16b, v8.16b, #12
    ext v27.16b, v27.16b, v27.16b, #12
    ext v6.16b, v6.16b, v6.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v22.16b, v22.16b, v22.16b, #8
    ext v28.16b, v28.16b, v28.16b, #4
    ext v23.16b, v23.16b, v23.16b, #4
    ext v16.16b, v16.16b, v16.16b, #4
    ext v18.16b, v18.16b, v18.16b, #4
    ldr q8, [x3, #944]
    eor v6.16b, v8.16b, v6.16b
    ldr q8, [x3, #960]
    eor v19.16b, v8.16b, v19.16b
    ldr q8, [x3, #976]
    eor v21.16b, v8.16b, v21.16b
    ldr q8, [x3, #992]
    eor v22.16b, v8.16b, v22.16b
    ldr q8, [x3, #1008]
    eor v28.16b, v8.16b, v28.16b
    ldr q8, [x3, #1024]
    eor v23.16b, v8.16b, v23.16b
    ldr q8, [x3, #1040]
    eor v16.16b, v8.16b, v16.16b
    ldr q8, [x3, #1056]
    eor v18.16b, v8.16b, v18.16b
    eor v4.16b, v24.16b, v4.16b
    ldr q8, [x3, #1072]
    eor v17.16b, v8.16b, v17.16b
    ldr q9, [x3, #1088]
    eor v5.16b, v9.16b, v5.16b
    eor v3.16b, v29.16b, v3.16b
    // round 8 (gift.dsl:33)
    eor v10.16b, v6.16b, v28.16b
    mov v11.16b, v7.16b
    bsl v11.16b, v28.16b, v10.16b
    eor v12.16b, v4.16b, v11.16b
    eor v13.16b, v7.16b, v4.16b
    bit v4.16b, v13.16b, v10.16b
    eor v28.16b, v28.16b, v4.16b
    bit v6.16b, v10.16b, v7.16b
    bsl v6.16b, v7.16b, v13.16b
    bit v11.16b, v4.16b, v6.16b
    eor v4.16b, v19.16b, v23.16b
    mov v7.16b, v20.16b
    bsl v7.16b, v23.16b, v4.16b
    eor v10.16b, v17.16b, v7.16b
    eor v13.16b, v20.16b, v17.16b
    bit v17.16b, v13.16b, v4.16b
    eor v23.16b, v23.16b, v17.16b
    bit v19.16b, v4.16b, v20.16b
    bsl v19.16b, v20.16b, v13.16b
    bit v7.16b, v17.16b, v19.16b
    eor v4.16b, v21.16b, v16.16b
    mov v17.16b, v26.16b
    bsl v17.16b, v16.16b, v4.16b
    eor v20.16b, v5.16b, v17.16b
    eor v13.16b, v26.16b, v5.16b
    bit v5.16b, v13.16b, v4.16b
    eor v16.16b, v16.16b, v5.16b
    bit v21.16b, v4.16b, v26.16b
    bsl v21.16b, v26.16b, v13.16b
    bit v17.16b, v5.16b, v21.16b
    eor v4.16b, v22.16b, v18.16b
    mov v5.16b, v27.16b
    bsl v5.16b, v18.16b, v4.16b
    eor v26.16b, v3.16b, v5.16b
    eor v13.16b, v27.16b, v3.16b
    bit v3.16b, v13.16b, v4.16b
    eor v18.16b, v18.16b, v3.16b
    bit v22.16b, v4.16b, v27.16b
    bsl v22.16b, v27.16b, v13.16b
    bit v5.16b, v3.16b, v22.16b
    rev32 v3.8h, v20.8h
    rev32 v4.8h, v26.8h
    rev32 v20.8h, v28.8h
    rev32 v23.8h, v23.8h
    rev32 v16.8h, v16.8h
    rev32 v18.8h, v18.8h
    rev32 v26.8h, v11.8h
    rev32 v7.8h, v7.8h
    ldr q27, [x3, #1104]
    eor v20.16b, v27.16b, v20.16b
    ldr q27, [x3, #1120]
    eor v23.16b, v27.16b, v23.16b
    ldr q27, [x3, #1136]
    eor v16.16b, v27.16b, v16.16b
    ldr q27, [x3, #1152]
    eor v18.16b, v27.16b, v18.16b
    ldr q27, [x3, #1168]
    eor v17.16b, v27.16b, v17.16b
    ldr q27, [x3, #1184]
    eor v5.16b, v27.16b, v5.16b
    ldr q27, [x3, #1200]
    eor v26.16b, v27.16b, v26.16b
    ldr q27, [x3, #1216]
    eor v7.16b, v27.16b, v7.16b
    ldr q27, [x3, #1232]
    eor v6.16b, v27.16b, v6.16b
    ldr q28, [x3, #1248]
    eor v19.16b, v28.16b, v19.16b
    eor v22.16b, v25.16b, v22.16b
    // round 9 (gift.dsl:33)
    eor v28.16b, v20.16b, v17.16b
    mov v11.16b, v3.16b
    bsl v11.16b, v17.16b, v28.16b
    eor v13.16b, v6.16b, v11.16b
    eor v14.16b, v3.16b, v6.16b
    bit v6.16b, v14.16b, v28.16b
    eor v17.16b, v17.16b, v6.16b
    bit v20.16b, v28.16b, v3.16b
    bsl v20.16b, v3.16b, v14.16b
    bit v11.16b, v6.16b, v20.16b
    eor v3.16b, v23.16b, v5.16b
    mov v6.16b, v4.16b
    bsl v6.16b, v5.16b, v3.16b
    eor v28.16b, v19.16b, v6.16b
    eor v14.16b, v4.16b, v19.16b
    bit v19.16b, v14.16b, v3.16b
    eor v5.16b, v5.16b, v19.16b
    bit v23.16b, v3.16b, v4.16b
    bsl v23.16b, v4.16b, v14.16b
    bit v6.16b, v19.16b, v23.16b
    eor v3.16b, v16.16b, v26.16b
    mov v4.16b, v12.16b
    bsl v4.16b, v26.16b, v3.16b
    eor v19.16b, v21.16b, v4.16b
    eor v14.16b, v12.16b, v21.16b
    bit v21.16b, v14.16b, v3.16b
    eor v26.16b, v26.16b, v21.16b
    bit v16.16b, v3.16b, v12.16b
    bsl v16.16b, v12.16b, v14.16b
    bit v4.16b, v21.16b, v16.16b
    eor v3.16b, v18.16b, v7.16b
    mov v21.16b, v10.16b
    bsl v21.16b, v7.16b, v3.16b
    eor v12.16b, v22.16b, v21.16b
    eor v14.16b, v10.16b, v22.16b
    bit v22.16b, v14.16b, v3.16b
    eor v7.16b, v7.16b, v22.16b
    bit v18.16b, v3.16b, v10.16b
    bsl v18.16b, v10.16b, v14.16b
    bit v21.16b, v22.16b, v18.16b
    rev64 v3.4s, v13.4s
    rev64 v19.4s, v19.4s
    rev64 v17.4s, v17.4s
    rev64 v5.4s, v5.4s
    rev64 v22.4s, v26.4s
    rev64 v7.4s, v7.4s
    rev64 v6.4s, v6.4s
    rev64 v21.4s, v21.4s
    ldr q26, [x3, #1264]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #1280]
    eor v5.16b, v26.16b, v5.16b
    ldr q26, [x3, #1296]
    eor v22.16b, v26.16b, v22.16b
    ldr q26, [x3, #1312]
    eor v7.16b, v26.16b, v7.16b
    ldr q26, [x3, #1328]
    eor v6.16b, v26.16b, v6.16b
    ldr q26, [x3, #1344]
    eor v26.16b, v26.16b, v11.16b
    ldr q10, [x3, #1360]
    eor v21.16b, v10.16b, v21.16b
    ldr q10, [x3, #1376]
    eor v4.16b, v10.16b, v4.16b
    ldr q10, [x3, #1392]
    eor v23.16b, v10.16b, v23.16b
    eor v16.16b, v31.16b, v16.16b
    ldr q10, [x3, #1408]
    eor v18.16b, v10.16b, v18.16b
    // round 10 (gift.dsl:33)
    eor v10.16b, v17.16b, v6.16b
    mov v11.16b, v28.16b
    bsl v11.16b, v6.16b, v10.16b
    eor v13.16b, v20.16b, v11.16b
    eor v14.16b, v28.16b, v20.16b
    bit v20.16b, v14.16b, v10.16b
    bit v17.16b, v10.16b, v28.16b
    bsl v17.16b, v28.16b, v14.16b
    bit v11.16b, v20.16b, v17.16b
    eor v28.16b, v5.16b, v26.16b
    mov v10.16b, v3.16b
    bsl v10.16b, v26.16b, v28.16b
    eor v14.16b, v23.16b, v10.16b
    eor v15.16b, v3.16b, v23.16b
    bit v23.16b, v15.16b, v28.16b
    bit v5.16b, v28.16b, v3.16b
    bsl v5.16b, v3.16b, v15.16b
    bit v10.16b, v23.16b, v5.16b
    eor v3.16b, v22.16b, v21.16b
    mov v28.16b, v12.16b
    bsl v28.16b, v21.16b, v3.16b
    eor v15.16b, v16.16b, v28.16b
    eor v0.16b, v12.16b, v16.16b
    bit v16.16b, v0.16b, v3.16b
    bit v22.16b, v3.16b, v12.16b
    bsl v22.16b, v12.16b, v0.16b
    bit v28.16b, v16.16b, v22.16b
    eor v0.16b, v7.16b, v4.16b
    mov v3.16b, v19.16b
    bsl v3.16b, v4.16b, v0.16b
    eor v12.16b, v18.16b, v3.16b
    eor v1.16b, v19.16b, v18.16b
    bit v18.16b, v1.16b, v0.16b
    bit v7.16b, v0.16b, v19.16b
    bsl v7.16b, v19.16b, v1.16b
    bit v3.16b, v18.16b, v7.16b
    ext v0.16b, v13.16b, v13.16b, #8
    ext v1.16b, v14.16b, v14.16b, #8
    ext v19.16b, v15.16b, v15.16b, #8
    ext v12.16b, v12.16b, v12.16b, #8
    mov v13.16b, v2.16b
    bsl v13.16b, v19.16b, v0.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v12.16b, v1.16b
    bit v19.16b, v0.16b, v2.16b
    bit v12.16b, v1.16b, v2.16b
    ext v0.16b, v11.16b, v11.16b, #8
    ext v1.16b, v10.16b, v10.16b, #8
    ext v28.16b, v28.16b, v28.16b, #8
    ext v3.16b, v3.16b, v3.16b, #8
    mov v10.16b, v2.16b
    bsl v10.16b, v0.16b, v28.16b
    mov v11.16b, v2.16b
    bsl v11.16b, v1.16b, v3.16b
    bit v0.16b, v28.16b, v2.16b
    bit v1.16b, v3.16b, v2.16b
    ldr q3, [x3, #1424]
    eor v3.16b, v3.16b, v21.16b
    eor v3.16b, v3.16b, v16.16b
    ldr q16, [x3, #1440]
    eor v4.16b, v16.16b, v4.16b
    eor v4.16b, v4.16b, v18.16b
    ldr q16, [x3, #1456]
    eor v6.16b, v16.16b, v6.16b
    eor v6.16b, v6.16b, v20.16b
    ldr q16, [x3, #1472]
    eor v16.16b, v16.16b, v26.16b
    eor v16.16b, v16.16b, v23.16b
    ldr q18, [x3, #1488]
    eor v18.16b, v18.16b, v10.16b
    ldr q20, [x3, #1504]
    eor v20.16b, v20.16b, v11.16b
    ldr q21, [x3, #1520]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #1536]
    eor v1.16b, v21.16b, v1.16b
    eor v17.16b, v29.16b, v17.16b
    ldr q21, [x3, #752]
    eor v21.16b, v21.16b, v22.16b
    ldr q22, [x3, #1552]
    eor v7.16b, v22.16b, v7.16b
    // round 11 (gift.dsl:33)
    eor v22.16b, v3.16b, v18.16b
    mov v23.16b, v13.16b
    bsl v23.16b, v18.16b, v22.16b
    eor v26.16b, v17.16b, v23.16b
    eor v28.16b, v17.16b, v13.16b
    bit v17.16b, v28.16b, v22.16b
    bit v3.16b, v22.16b, v13.16b
    bsl v3.16b, v13.16b, v28.16b
    bit v23.16b, v17.16b, v3.16b
    eor v22.16b, v4.16b, v20.16b
    mov v28.16b, v14.16b
    bsl v28.16b, v20.16b, v22.16b
    eor v10.16b, v5.16b, v28.16b
    eor v11.16b, v5.16b, v14.16b
    bit v5.16b, v11.16b, v22.16b
    bit v4.16b, v22.16b, v14.16b
    bsl v4.16b, v14.16b, v11.16b
    bit v28.16b, v5.16b, v4.16b
    eor v22.16b, v6.16b, v0.16b
    mov v11.16b, v19.16b
    bsl v11.16b, v0.16b, v22.16b
    eor v13.16b, v21.16b, v11.16b
    eor v14.16b, v21.16b, v19.16b
    bit v21.16b, v14.16b, v22.16b
    bit v6.16b, v22.16b, v19.16b
    bsl v6.16b, v19.16b, v14.16b
    bit v11.16b, v21.16b, v6.16b
    eor v19.16b, v16.16b, v1.16b
    mov v22.16b, v12.16b
    bsl v22.16b, v1.16b, v19.16b
    eor v14.16b, v7.16b, v22.16b
    eor v15.16b, v7.16b, v12.16b
    bit v7.16b, v15.16b, v19.16b
    bit v16.16b, v19.16b, v12.16b
    bsl v16.16b, v12.16b, v15.16b
    bit v22.16b, v7.16b, v16.16b
    ushr v19.4s, v26.4s, #16
    sli v19.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v26.4s, #16
    ushr v26.4s, v13.4s, #16
    sli v26.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v28.16b, v28.16b
    ushr v13.4s, v28.4s, #16
    mvn v23.16b, v23.16b
    sli v13.4s, v23.4s, #16
    ushr v23.4s, v23.4s, #16
    sli v23.4s, v28.4s, #16
    mvn v22.16b, v22.16b
    ushr v28.4s, v22.4s, #16
    mvn v11.16b, v11.16b
    sli v28.4s, v11.4s, #16
    ushr v11.4s, v11.4s, #16
    sli v11.4s, v22.4s, #16
    ldr q22, [x3, #1568]
    eor v20.16b, v22.16b, v20.16b
    eor v5.16b, v20.16b, v5.16b
    ldr q20, [x3, #1584]
    eor v18.16b, v20.16b, v18.16b
    eor v17.16b, v18.16b, v17.16b
    ldr q18, [x3, #1600]
    eor v1.16b, v18.16b, v1.16b
    eor v1.16b, v1.16b, v7.16b
    ldr q7, [x3, #1616]
    eor v0.16b, v7.16b, v0.16b
    eor v0.16b, v0.16b, v21.16b
    ldr q7, [x3, #1632]
    eor v7.16b, v7.16b, v13.16b
    ldr q18, [x3, #1648]
    eor v18.16b, v18.16b, v23.16b
    ldr q20, [x3, #1664]
    eor v20.16b, v20.16b, v28.16b
    ldr q21, [x3, #1680]
    eor v21.16b, v21.16b, v11.16b
    eor v3.16b, v25.16b, v3.16b
    eor v4.16b, v24.16b, v4.16b
    ldr q22, [x3, #928]
    eor v6.16b, v22.16b, v6.16b
    // round 12 (gift.dsl:33)
    eor v22.16b, v5.16b, v7.16b
    mov v23.16b, v19.16b
    bsl v23.16b, v7.16b, v22.16b
    eor v28.16b, v3.16b, v23.16b
    eor v11.16b, v3.16b, v19.16b
    bit v3.16b, v11.16b, v22.16b
    eor v7.16b, v7.16b, v3.16b
    bit v5.16b, v22.16b, v19.16b
    bsl v5.16b, v19.16b, v11.16b
    bit v23.16b, v3.16b, v5.16b
    eor v3.16b, v17.16b, v18.16b
    mov v19.16b, v10.16b
    bsl v19.16b, v18.16b, v3.16b
    eor v22.16b, v4.16b, v19.16b
    eor v11.16b, v4.16b, v10.16b
    bit v4.16b, v11.16b, v3.16b
    eor v18.16b, v18.16b, v4.16b
    bit v17.16b, v3.16b, v10.16b
    bsl v17.16b, v10.16b, v11.16b
    bit v19.16b, v4.16b, v17.16b
    eor v3.16b, v1.16b, v20.16b
    mov v4.16b, v26.16b
    bsl v4.16b, v20.16b, v3.16b
    eor v10.16b, v6.16b, v4.16b
    eor v11.16b, v6.16b, v26.16b
    bit v6.16b, v11.16b, v3.16b
    eor v20.16b, v20.16b, v6.16b
    bit v1.16b, v3.16b, v26.16b
    bsl v1.16b, v26.16b, v11.16b
    bit v4.16b, v6.16b, v1.16b
    eor v3.16b, v0.16b, v21.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v21.16b, v3.16b
    eor v26.16b, v16.16b, v6.16b
    eor v11.16b, v16.16b, v12.16b
    bit v16.16b, v11.16b, v3.16b
    eor v21.16b, v21.16b, v16.16b
    bit v0.16b, v3.16b, v12.16b
    bsl v0.16b, v12.16b, v11.16b
    bit v6.16b, v16.16b, v0.16b
    ext v3.16b, v28.16b, v28.16b, #12
    ext v16.16b, v22.16b, v22.16b, #12
    ext v22.16b, v10.16b, v10.16b, #12
    ext v26.16b, v26.16b, v26.16b, #12
    ext v7.16b, v7.16b, v7.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v21.16b, v21.16b, v21.16b, #8
    ext v23.16b, v23.16b, v23.16b, #4
    ext v19.16b, v19.16b, v19.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q28, [x3, #1696]
    eor v7.16b, v28.16b, v7.16b
    ldr q28, [x3, #1712]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #1728]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #1744]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #1760]
    eor v23.16b, v28.16b, v23.16b
    ldr q28, [x3, #1776]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #1792]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #1808]
    eor v6.16b, v28.16b, v6.16b
    eor v5.16b, v24.16b, v5.16b
    eor v17.16b, v8.16b, v17.16b
    eor v1.16b, v24.16b, v1.16b
    eor v0.16b, v29.16b, v0.16b
    // round 13 (gift.dsl:33)
    eor v28.16b, v7.16b, v23.16b
    mov v10.16b, v3.16b
    bsl v10.16b, v23.16b, v28.16b
    eor v11.16b, v5.16b, v10.16b
    eor v12.16b, v3.16b, v5.16b
    bit v5.16b, v12.16b, v28.16b
    eor v23.16b, v23.16b, v5.16b
    bit v7.16b, v28.16b, v3.16b
    bsl v7.16b, v3.16b, v12.16b
    bit v10.16b, v5.16b, v7.16b
    eor v3.16b, v18.16b, v19.16b
    mov v5.16b, v16.16b
    bsl v5.16b, v19.16b, v3.16b
    eor v28.16b, v17.16b, v5.16b
    eor v12.16b, v16.16b, v17.16b
    bit v17.16b, v12.16b, v3.16b
    eor v19.16b, v19.16b, v17.16b
    bit v18.16b, v3.16b, v16.16b
    bsl v18.16b, v16.16b, v12.16b
    bit v5.16b, v17.16b, v18.16b
    eor v3.16b, v20.16b, v4.16b
    mov v16.16b, v22.16b
    bsl v16.16b, v4.16b, v3.16b
    eor v17.16b, v1.16b, v16.16b
    eor v12.16b, v22.16b, v1.16b
    bit v1.16b, v12.16b, v3.16b
    eor v4.16b, v4.16b, v1.16b
    bit v20.16b, v3.16b, v22.16b
    bsl v20.16b, v22.16b, v12.16b
    bit v16.16b, v1.16b, v20.16b
    eor v1.16b, v21.16b, v6.16b
    mov v3.16b, v26.16b
    bsl v3.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v3.16b
    eor v12.16b, v26.16b, v0.16b
    bit v0.16b, v12.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v21.16b, v1.16b, v26.16b
    bsl v21.16b, v26.16b, v12.16b
    bit v3.16b, v0.16b, v21.16b
    rev32 v0.8h, v17.8h
    rev32 v1.8h, v22.8h
    rev32 v17.8h, v23.8h
    rev32 v19.8h, v19.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v10.8h
    rev32 v5.8h, v5.8h
    ldr q23, [x3, #1824]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1840]
    eor v19.16b, v23.16b, v19.16b
    ldr q23, [x3, #1856]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #1872]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #1888]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #1904]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #1920]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #1936]
    eor v5.16b, v23.16b, v5.16b
    eor v7.16b, v27.16b, v7.16b
    ldr q23, [x3, #1952]
    eor v18.16b, v23.16b, v18.16b
    eor v21.16b, v25.16b, v21.16b
    // round 14 (gift.dsl:33)
    eor v23.16b, v17.16b, v16.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v16.16b, v23.16b
    eor v10.16b, v7.16b, v26.16b
    eor v12.16b, v0.16b, v7.16b
    bit v7.16b, v12.16b, v23.16b
    eor v16.16b, v16.16b, v7.16b
    bit v17.16b, v23.16b, v0.16b
    bsl v17.16b, v0.16b, v12.16b
    bit v26.16b, v7.16b, v17.16b
    eor v0.16b, v19.16b, v3.16b
    mov v7.16b, v1.16b
    bsl v7.16b, v3.16b, v0.16b
    eor v23.16b, v18.16b, v7.16b
    eor v12.16b, v1.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v3.16b, v3.16b, v18.16b
    bit v19.16b, v0.16b, v1.16b
    bsl v19.16b, v1.16b, v12.16b
    bit v7.16b, v18.16b, v19.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v11.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v20.16b, v1.16b
    eor v12.16b, v11.16b, v20.16b
    bit v20.16b, v12.16b, v0.16b
    eor v22.16b, v22.16b, v20.16b
    bit v4.16b, v0.16b, v11.16b
    bsl v4.16b, v11.16b, v12.16b
    bit v1.16b, v20.16b, v4.16b
    eor v0.16b, v6.16b, v5.16b
    mov v20.16b, v28.16b
    bsl v20.16b, v5.16b, v0.16b
    eor v11.16b, v21.16b, v20.16b
    eor v12.16b, v28.16b, v21.16b
    bit v21.16b, v12.16b, v0.16b
    eor v5.16b, v5.16b, v21.16b
    bit v6.16b, v0.16b, v28.16b
    bsl v6.16b, v28.16b, v12.16b
    bit v20.16b, v21.16b, v6.16b
    rev64 v0.4s, v10.4s
    rev64 v18.4s, v18.4s
    rev64 v16.4s, v16.4s
    rev64 v3.4s, v3.4s
    rev64 v21.4s, v22.4s
    rev64 v5.4s, v5.4s
    rev64 v7.4s, v7.4s
    rev64 v20.4s, v20.4s
    ldr q22, [x3, #1968]
    eor v16.16b, v22.16b, v16.16b
    ldr q22, [x3, #1984]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #2000]
    eor v21.16b, v22.16b, v21.16b
    ldr q22, [x3, #2016]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #2032]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #2048]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #2064]
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [x3, #2080]
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #1392]
    eor v19.16b, v26.16b, v19.16b
    eor v4.16b, v31.16b, v4.16b
    // round 15 (gift.dsl:33)
    eor v26.16b, v16.16b, v7.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v7.16b, v26.16b
    eor v10.16b, v17.16b, v28.16b
    eor v12.16b, v23.16b, v17.16b
    bit v17.16b, v12.16b, v26.16b
    bit v16.16b, v26.16b, v23.16b
    bsl v16.16b, v23.16b, v12.16b
    bit v28.16b, v17.16b, v16.16b
    eor v23.16b, v3.16b, v22.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v22.16b, v23.16b
    eor v12.16b, v19.16b, v26.16b
    eor v13.16b, v0.16b, v19.16b
    bit v19.16b, v13.16b, v23.16b
    bit v3.16b, v23.16b, v0.16b
    bsl v3.16b, v0.16b, v13.16b
    bit v26.16b, v19.16b, v3.16b
    eor v0.16b, v21.16b, v20.16b
    mov v23.16b, v11.16b
    bsl v23.16b, v20.16b, v0.16b
    eor v13.16b, v4.16b, v23.16b
    eor v14.16b, v11.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v21.16b, v0.16b, v11.16b
    bsl v21.16b, v11.16b, v14.16b
    bit v23.16b, v4.16b, v21.16b
    eor v0.16b, v5.16b, v1.16b
    mov v11.16b, v18.16b
    bsl v11.16b, v1.16b, v0.16b
    eor v14.16b, v6.16b, v11.16b
    eor v15.16b, v6.16b, v18.16b
    bit v6.16b, v15.16b, v0.16b
    bit v5.16b, v0.16b, v18.16b
    bsl v5.16b, v18.16b, v15.16b
    bit v11.16b, v6.16b, v5.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v18.16b, v12.16b, v12.16b, #8
    ext v10.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v2.16b
    bsl v13.16b, v10.16b, v0.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v12.16b, v18.16b
    bit v10.16b, v0.16b, v2.16b
    bit v12.16b, v18.16b, v2.16b
    ext v0.16b, v28.16b, v28.16b, #8
    ext v18.16b, v26.16b, v26.16b, #8
    ext v23.16b, v23.16b, v23.16b, #8
    ext v26.16b, v11.16b, v11.16b, #8
    mov v28.16b, v2.16b
    bsl v28.16b, v0.16b, v23.16b
    mov v11.16b, v2.16b
    bsl v11.16b, v18.16b, v26.16b
    bit v0.16b, v23.16b, v2.16b
    bit v18.16b, v26.16b, v2.16b
    ldr q23, [x3, #2096]
    eor v20.16b, v23.16b, v20.16b
    eor v4.16b, v20.16b, v4.16b
    ldr q20, [x3, #2112]
    eor v1.16b, v20.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #2128]
    eor v6.16b, v6.16b, v7.16b
    eor v6.16b, v6.16b, v17.16b
    ldr q7, [x3, #2144]
    eor v7.16b, v7.16b, v22.16b
    eor v7.16b, v7.16b, v19.16b
    ldr q17, [x3, #2160]
    eor v17.16b, v17.16b, v28.16b
    ldr q19, [x3, #2176]
    eor v19.16b, v19.16b, v11.16b
    ldr q20, [x3, #2192]
    eor v0.16b, v20.16b, v0.16b
    ldr q20, [x3, #2208]
    eor v18.16b, v20.16b, v18.16b
    eor v16.16b, v29.16b, v16.16b
    eor v20.16b, v30.16b, v21.16b
    ldr q21, [x3, #1552]
    eor v5.16b, v21.16b, v5.16b
    // round 16 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    mov v22.16b, v13.16b
    bsl v22.16b, v17.16b, v21.16b
    eor v23.16b, v16.16b, v22.16b
    eor v26.16b, v16.16b, v13.16b
    bit v16.16b, v26.16b, v21.16b
    bit v4.16b, v21.16b, v13.16b
    bsl v4.16b, v13.16b, v26.16b
    bit v22.16b, v16.16b, v4.16b
    eor v21.16b, v1.16b, v19.16b
    mov v26.16b, v14.16b
    bsl v26.16b, v19.16b, v21.16b
    eor v28.16b, v3.16b, v26.16b
    eor v11.16b, v3.16b, v14.16b
    bit v3.16b, v11.16b, v21.16b
    bit v1.16b, v21.16b, v14.16b
    bsl v1.16b, v14.16b, v11.16b
    bit v26.16b, v3.16b, v1.16b
    eor v21.16b, v6.16b, v0.16b
    mov v11.16b, v10.16b
    bsl v11.16b, v0.16b, v21.16b
    eor v13.16b, v20.16b, v11.16b
    eor v14.16b, v20.16b, v10.16b
    bit v20.16b, v14.16b, v21.16b
    bit v6.16b, v21.16b, v10.16b
    bsl v6.16b, v10.16b, v14.16b
    bit v11.16b, v20.16b, v6.16b
    eor v21.16b, v7.16b, v18.16b
    mov v10.16b, v12.16b
    bsl v10.16b, v18.16b, v21.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v5.16b, v12.16b
    bit v5.16b, v15.16b, v21.16b
    bit v7.16b, v21.16b, v12.16b
    bsl v7.16b, v12.16b, v15.16b
    bit v10.16b, v5.16b, v7.16b
    ushr v21.4s, v23.4s, #16
    sli v21.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v23.4s, #16
    ushr v23.4s, v13.4s, #16
    sli v23.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v26.16b, v26.16b
    ushr v13.4s, v26.4s, #16
    mvn v22.16b, v22.16b
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v26.4s, #16
    mvn v26.16b, v10.16b
    ushr v10.4s, v26.4s, #16
    mvn v11.16b, v11.16b
    sli v10.4s, v11.4s, #16
    ushr v11.4s, v11.4s, #16
    sli v11.4s, v26.4s, #16
    ldr q26, [x3, #2224]
    eor v19.16b, v26.16b, v19.16b
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [x3, #2240]
    eor v17.16b, v19.16b, v17.16b
    eor v16.16b, v17.16b, v16.16b
    ldr q17, [x3, #2256]
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v17.16b, v5.16b
    ldr q17, [x3, #2272]
    eor v0.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q17, [x3, #2288]
    eor v17.16b, v17.16b, v13.16b
    ldr q18, [x3, #2304]
    eor v18.16b, v18.16b, v22.16b
    ldr q19, [x3, #2320]
    eor v19.16b, v19.16b, v10.16b
    ldr q20, [x3, #2336]
    eor v20.16b, v20.16b, v11.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q22, [x3, #928]
    eor v6.16b, v22.16b, v6.16b
    // round 17 (gift.dsl:33)
    eor v22.16b, v3.16b, v17.16b
    mov v26.16b, v21.16b
    bsl v26.16b, v17.16b, v22.16b
    eor v10.16b, v4.16b, v26.16b
    eor v11.16b, v4.16b, v21.16b
    bit v4.16b, v11.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    bit v3.16b, v22.16b, v21.16b
    bsl v3.16b, v21.16b, v11.16b
    bit v26.16b, v4.16b, v3.16b
    eor v4.16b, v16.16b, v18.16b
    mov v21.16b, v28.16b
    bsl v21.16b, v18.16b, v4.16b
    eor v22.16b, v1.16b, v21.16b
    eor v11.16b, v1.16b, v28.16b
    bit v1.16b, v11.16b, v4.16b
    eor v18.16b, v18.16b, v1.16b
    bit v16.16b, v4.16b, v28.16b
    bsl v16.16b, v28.16b, v11.16b
    bit v21.16b, v1.16b, v16.16b
    eor v1.16b, v5.16b, v19.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v19.16b, v1.16b
    eor v28.16b, v6.16b, v4.16b
    eor v11.16b, v6.16b, v23.16b
    bit v6.16b, v11.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v5.16b, v1.16b, v23.16b
    bsl v5.16b, v23.16b, v11.16b
    bit v4.16b, v6.16b, v5.16b
    eor v1.16b, v0.16b, v20.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v20.16b, v1.16b
    eor v23.16b, v7.16b, v6.16b
    eor v11.16b, v7.16b, v12.16b
    bit v7.16b, v11.16b, v1.16b
    eor v20.16b, v20.16b, v7.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v11.16b
    bit v6.16b, v7.16b, v0.16b
    ext v1.16b, v10.16b, v10.16b, #12
    ext v7.16b, v22.16b, v22.16b, #12
    ext v22.16b, v28.16b, v28.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v26.16b, v26.16b, v26.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q28, [x3, #2352]
    eor v17.16b, v28.16b, v17.16b
    ldr q28, [x3, #2368]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #2384]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #2400]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #2416]
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [x3, #2432]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #2448]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #2464]
    eor v6.16b, v28.16b, v6.16b
    eor v3.16b, v24.16b, v3.16b
    eor v16.16b, v30.16b, v16.16b
    eor v5.16b, v9.16b, v5.16b
    eor v0.16b, v29.16b, v0.16b
    // round 18 (gift.dsl:33)
    eor v28.16b, v17.16b, v26.16b
    mov v10.16b, v1.16b
    bsl v10.16b, v26.16b, v28.16b
    eor v11.16b, v3.16b, v10.16b
    eor v12.16b, v1.16b, v3.16b
    bit v3.16b, v12.16b, v28.16b
    eor v26.16b, v26.16b, v3.16b
    bit v17.16b, v28.16b, v1.16b
    bsl v17.16b, v1.16b, v12.16b
    bit v10.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v21.16b
    mov v3.16b, v7.16b
    bsl v3.16b, v21.16b, v1.16b
    eor v28.16b, v16.16b, v3.16b
    eor v12.16b, v7.16b, v16.16b
    bit v16.16b, v12.16b, v1.16b
    eor v21.16b, v21.16b, v16.16b
    bit v18.16b, v1.16b, v7.16b
    bsl v18.16b, v7.16b, v12.16b
    bit v3.16b, v16.16b, v18.16b
    eor v1.16b, v19.16b, v4.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v4.16b, v1.16b
    eor v16.16b, v5.16b, v7.16b
    eor v12.16b, v22.16b, v5.16b
    bit v5.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v7.16b, v5.16b, v19.16b
    eor v1.16b, v20.16b, v6.16b
    mov v5.16b, v23.16b
    bsl v5.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v5.16b
    eor v12.16b, v23.16b, v0.16b
    bit v0.16b, v12.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v12.16b
    bit v5.16b, v0.16b, v20.16b
    rev32 v0.8h, v16.8h
    rev32 v1.8h, v22.8h
    rev32 v16.8h, v26.8h
    rev32 v21.8h, v21.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v10.8h
    rev32 v3.8h, v3.8h
    ldr q23, [x3, #2480]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #2496]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #2512]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #2528]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #2544]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #2560]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #2576]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #2592]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #2608]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1248]
    eor v18.16b, v23.16b, v18.16b
    eor v20.16b, v25.16b, v20.16b
    // round 19 (gift.dsl:33)
    eor v23.16b, v16.16b, v7.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v7.16b, v23.16b
    eor v10.16b, v17.16b, v26.16b
    eor v12.16b, v0.16b, v17.16b
    bit v17.16b, v12.16b, v23.16b
    eor v7.16b, v7.16b, v17.16b
    bit v16.16b, v23.16b, v0.16b
    bsl v16.16b, v0.16b, v12.16b
    bit v26.16b, v17.16b, v16.16b
    eor v0.16b, v21.16b, v5.16b
    mov v17.16b, v1.16b
    bsl v17.16b, v5.16b, v0.16b
    eor v23.16b, v18.16b, v17.16b
    eor v12.16b, v1.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v5.16b, v5.16b, v18.16b
    bit v21.16b, v0.16b, v1.16b
    bsl v21.16b, v1.16b, v12.16b
    bit v17.16b, v18.16b, v21.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v11.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v19.16b, v1.16b
    eor v12.16b, v11.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v22.16b, v22.16b, v19.16b
    bit v4.16b, v0.16b, v11.16b
    bsl v4.16b, v11.16b, v12.16b
    bit v1.16b, v19.16b, v4.16b
    eor v0.16b, v6.16b, v3.16b
    mov v19.16b, v28.16b
    bsl v19.16b, v3.16b, v0.16b
    eor v11.16b, v20.16b, v19.16b
    eor v12.16b, v28.16b, v20.16b
    bit v20.16b, v12.16b, v0.16b
    eor v3.16b, v3.16b, v20.16b
    bit v6.16b, v0.16b, v28.16b
    bsl v6.16b, v28.16b, v12.16b
    bit v19.16b, v20.16b, v6.16b
    rev64 v0.4s, v10.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v5.4s, v5.4s
    rev64 v20.4s, v22.4s
    rev64 v3.4s, v3.4s
    rev64 v17.4s, v17.4s
    rev64 v19.4s, v19.4s
    ldr q22, [x3, #2624]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #2640]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #2656]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #2672]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #2688]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #2704]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #2720]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #2736]
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #2752]
    eor v21.16b, v26.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    ldr q26, [x3, #1408]
    eor v6.16b, v26.16b, v6.16b
    // round 20 (gift.dsl:33)
    eor v26.16b, v7.16b, v17.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v17.16b, v26.16b
    eor v10.16b, v16.16b, v28.16b
    eor v12.16b, v23.16b, v16.16b
    bit v16.16b, v12.16b, v26.16b
    bit v7.16b, v26.16b, v23.16b
    bsl v7.16b, v23.16b, v12.16b
    bit v28.16b, v16.16b, v7.16b
    eor v23.16b, v5.16b, v22.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v22.16b, v23.16b
    eor v12.16b, v21.16b, v26.16b
    eor v13.16b, v0.16b, v21.16b
    bit v21.16b, v13.16b, v23.16b
    bit v5.16b, v23.16b, v0.16b
    bsl v5.16b, v0.16b, v13.16b
    bit v26.16b, v21.16b, v5.16b
    eor v0.16b, v20.16b, v19.16b
    mov v23.16b, v11.16b
    bsl v23.16b, v19.16b, v0.16b
    eor v13.16b, v4.16b, v23.16b
    eor v14.16b, v11.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v20.16b, v0.16b, v11.16b
    bsl v20.16b, v11.16b, v14.16b
    bit v23.16b, v4.16b, v20.16b
    eor v0.16b, v3.16b, v1.16b
    mov v11.16b, v18.16b
    bsl v11.16b, v1.16b, v0.16b
    eor v14.16b, v6.16b, v11.16b
    eor v15.16b, v18.16b, v6.16b
    bit v6.16b, v15.16b, v0.16b
    bit v3.16b, v0.16b, v18.16b
    bsl v3.16b, v18.16b, v15.16b
    bit v11.16b, v6.16b, v3.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v18.16b, v12.16b, v12.16b, #8
    ext v10.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v2.16b
    bsl v13.16b, v10.16b, v0.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v12.16b, v18.16b
    bit v10.16b, v0.16b, v2.16b
    bit v12.16b, v18.16b, v2.16b
    ext v0.16b, v28.16b, v28.16b, #8
    ext v18.16b, v26.16b, v26.16b, #8
    ext v23.16b, v23.16b, v23.16b, #8
    ext v26.16b, v11.16b, v11.16b, #8
    mov v28.16b, v2.16b
    bsl v28.16b, v0.16b, v23.16b
    mov v11.16b, v2.16b
    bsl v11.16b, v18.16b, v26.16b
    bit v0.16b, v23.16b, v2.16b
    bit v18.16b, v26.16b, v2.16b
    ldr q23, [x3, #2768]
    eor v19.16b, v23.16b, v19.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [x3, #2784]
    eor v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #2800]
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #2816]
    eor v16.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q17, [x3, #2832]
    eor v17.16b, v17.16b, v28.16b
    ldr q19, [x3, #2848]
    eor v19.16b, v19.16b, v11.16b
    ldr q21, [x3, #2864]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #2880]
    eor v18.16b, v21.16b, v18.16b
    eor v7.16b, v29.16b, v7.16b
    eor v20.16b, v25.16b, v20.16b
    ldr q21, [x3, #1552]
    eor v3.16b, v21.16b, v3.16b
    // round 21 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    mov v22.16b, v13.16b
    bsl v22.16b, v17.16b, v21.16b
    eor v23.16b, v7.16b, v22.16b
    eor v26.16b, v7.16b, v13.16b
    bit v7.16b, v26.16b, v21.16b
    bit v4.16b, v21.16b, v13.16b
    bsl v4.16b, v13.16b, v26.16b
    bit v22.16b, v7.16b, v4.16b
    eor v21.16b, v1.16b, v19.16b
    mov v26.16b, v14.16b
    bsl v26.16b, v19.16b, v21.16b
    eor v28.16b, v5.16b, v26.16b
    eor v11.16b, v5.16b, v14.16b
    bit v5.16b, v11.16b, v21.16b
    bit v1.16b, v21.16b, v14.16b
    bsl v1.16b, v14.16b, v11.16b
    bit v26.16b, v5.16b, v1.16b
    eor v21.16b, v6.16b, v0.16b
    mov v11.16b, v10.16b
    bsl v11.16b, v0.16b, v21.16b
    eor v13.16b, v20.16b, v11.16b
    eor v14.16b, v20.16b, v10.16b
    bit v20.16b, v14.16b, v21.16b
    bit v6.16b, v21.16b, v10.16b
    bsl v6.16b, v10.16b, v14.16b
    bit v11.16b, v20.16b, v6.16b
    eor v21.16b, v16.16b, v18.16b
    mov v10.16b, v12.16b
    bsl v10.16b, v18.16b, v21.16b
    eor v14.16b, v3.16b, v10.16b
    eor v15.16b, v3.16b, v12.16b
    bit v3.16b, v15.16b, v21.16b
    bit v16.16b, v21.16b, v12.16b
    bsl v16.16b, v12.16b, v15.16b
    bit v10.16b, v3.16b, v16.16b
    ushr v21.4s, v23.4s, #16
    sli v21.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v23.4s, #16
    ushr v23.4s, v13.4s, #16
    sli v23.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v26.16b, v26.16b
    ushr v13.4s, v26.4s, #16
    mvn v22.16b, v22.16b
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v26.4s, #16
    mvn v26.16b, v10.16b
    ushr v10.4s, v26.4s, #16
    mvn v11.16b, v11.16b
    sli v10.4s, v11.4s, #16
    ushr v11.4s, v11.4s, #16
    sli v11.4s, v26.4s, #16
    ldr q26, [x3, #32]
    eor v19.16b, v26.16b, v19.16b
    eor v5.16b, v19.16b, v5.16b
    ldr q19, [x3, #2896]
    eor v17.16b, v19.16b, v17.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #2912]
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q17, [x3, #2928]
    eor v0.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q17, [x3, #96]
    eor v17.16b, v17.16b, v13.16b
    ldr q18, [x3, #2944]
    eor v18.16b, v18.16b, v22.16b
    ldr q19, [x3, #2960]
    eor v19.16b, v19.16b, v10.16b
    ldr q20, [x3, #2976]
    eor v20.16b, v20.16b, v11.16b
    eor v4.16b, v25.16b, v4.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q22, [x3, #2992]
    eor v6.16b, v22.16b, v6.16b
    // round 22 (gift.dsl:33)
    eor v22.16b, v5.16b, v17.16b
    mov v26.16b, v21.16b
    bsl v26.16b, v17.16b, v22.16b
    eor v10.16b, v4.16b, v26.16b
    eor v11.16b, v4.16b, v21.16b
    bit v4.16b, v11.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    bit v5.16b, v22.16b, v21.16b
    bsl v5.16b, v21.16b, v11.16b
    bit v26.16b, v4.16b, v5.16b
    eor v4.16b, v7.16b, v18.16b
    mov v21.16b, v28.16b
    bsl v21.16b, v18.16b, v4.16b
    eor v22.16b, v1.16b, v21.16b
    eor v11.16b, v1.16b, v28.16b
    bit v1.16b, v11.16b, v4.16b
    eor v18.16b, v18.16b, v1.16b
    bit v7.16b, v4.16b, v28.16b
    bsl v7.16b, v28.16b, v11.16b
    bit v21.16b, v1.16b, v7.16b
    eor v1.16b, v3.16b, v19.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v19.16b, v1.16b
    eor v28.16b, v6.16b, v4.16b
    eor v11.16b, v6.16b, v23.16b
    bit v6.16b, v11.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v3.16b, v1.16b, v23.16b
    bsl v3.16b, v23.16b, v11.16b
    bit v4.16b, v6.16b, v3.16b
    eor v1.16b, v0.16b, v20.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v20.16b, v1.16b
    eor v23.16b, v16.16b, v6.16b
    eor v11.16b, v16.16b, v12.16b
    bit v16.16b, v11.16b, v1.16b
    eor v20.16b, v20.16b, v16.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v11.16b
    bit v6.16b, v16.16b, v0.16b
    ext v1.16b, v10.16b, v10.16b, #12
    ext v16.16b, v22.16b, v22.16b, #12
    ext v22.16b, v28.16b, v28.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v26.16b, v26.16b, v26.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q28, [x3, #3008]
    eor v17.16b, v28.16b, v17.16b
    ldr q28, [x3, #3024]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #3040]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #3056]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #3072]
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [x3, #3088]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #3104]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #3120]
    eor v6.16b, v28.16b, v6.16b
    eor v5.16b, v24.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    eor v3.16b, v24.16b, v3.16b
    // round 23 (gift.dsl:33)
    eor v28.16b, v17.16b, v26.16b
    mov v10.16b, v1.16b
    bsl v10.16b, v26.16b, v28.16b
    eor v11.16b, v5.16b, v10.16b
    eor v12.16b, v1.16b, v5.16b
    bit v5.16b, v12.16b, v28.16b
    eor v26.16b, v26.16b, v5.16b
    bit v17.16b, v28.16b, v1.16b
    bsl v17.16b, v1.16b, v12.16b
    bit v10.16b, v5.16b, v17.16b
    eor v1.16b, v18.16b, v21.16b
    mov v5.16b, v16.16b
    bsl v5.16b, v21.16b, v1.16b
    eor v28.16b, v7.16b, v5.16b
    eor v12.16b, v16.16b, v7.16b
    bit v7.16b, v12.16b, v1.16b
    eor v21.16b, v21.16b, v7.16b
    bit v18.16b, v1.16b, v16.16b
    bsl v18.16b, v16.16b, v12.16b
    bit v5.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v4.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v4.16b, v1.16b
    eor v16.16b, v3.16b, v7.16b
    eor v12.16b, v22.16b, v3.16b
    bit v3.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v3.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v7.16b, v3.16b, v19.16b
    eor v1.16b, v20.16b, v6.16b
    mov v3.16b, v23.16b
    bsl v3.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v3.16b
    eor v12.16b, v0.16b, v23.16b
    bit v0.16b, v12.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v12.16b
    bit v3.16b, v0.16b, v20.16b
    rev32 v0.8h, v16.8h
    rev32 v1.8h, v22.8h
    rev32 v16.8h, v26.8h
    rev32 v21.8h, v21.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v10.8h
    rev32 v5.8h, v5.8h
    ldr q23, [x3, #3136]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #3152]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #3168]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #3184]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #3200]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #3216]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #3232]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #3248]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #2608]
    eor v17.16b, v23.16b, v17.16b
    ldr q23, [x3, #1408]
    eor v18.16b, v23.16b, v18.16b
    eor v20.16b, v25.16b, v20.16b
    // round 24 (gift.dsl:33)
    eor v23.16b, v16.16b, v7.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v7.16b, v23.16b
    eor v10.16b, v17.16b, v26.16b
    eor v12.16b, v0.16b, v17.16b
    bit v17.16b, v12.16b, v23.16b
    eor v7.16b, v7.16b, v17.16b
    bit v16.16b, v23.16b, v0.16b
    bsl v16.16b, v0.16b, v12.16b
    bit v26.16b, v17.16b, v16.16b
    eor v0.16b, v21.16b, v3.16b
    mov v17.16b, v1.16b
    bsl v17.16b, v3.16b, v0.16b
    eor v23.16b, v18.16b, v17.16b
    eor v12.16b, v1.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v3.16b, v3.16b, v18.16b
    bit v21.16b, v0.16b, v1.16b
    bsl v21.16b, v1.16b, v12.16b
    bit v17.16b, v18.16b, v21.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v11.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v19.16b, v1.16b
    eor v12.16b, v11.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v22.16b, v22.16b, v19.16b
    bit v4.16b, v0.16b, v11.16b
    bsl v4.16b, v11.16b, v12.16b
    bit v1.16b, v19.16b, v4.16b
    eor v0.16b, v6.16b, v5.16b
    mov v19.16b, v28.16b
    bsl v19.16b, v5.16b, v0.16b
    eor v11.16b, v20.16b, v19.16b
    eor v12.16b, v28.16b, v20.16b
    bit v20.16b, v12.16b, v0.16b
    eor v5.16b, v5.16b, v20.16b
    bit v6.16b, v0.16b, v28.16b
    bsl v6.16b, v28.16b, v12.16b
    bit v19.16b, v20.16b, v6.16b
    rev64 v0.4s, v10.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v3.4s, v3.4s
    rev64 v20.4s, v22.4s
    rev64 v5.4s, v5.4s
    rev64 v17.4s, v17.4s
    rev64 v19.4s, v19.4s
    ldr q22, [x3, #3264]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #3280]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #3296]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #3312]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #3328]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #3344]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #3360]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #3376]
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #3392]
    eor v21.16b, v26.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    // round 25 (gift.dsl:33)
    eor v26.16b, v7.16b, v17.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v17.16b, v26.16b
    eor v10.16b, v16.16b, v28.16b
    eor v12.16b, v23.16b, v16.16b
    bit v16.16b, v12.16b, v26.16b
    bit v7.16b, v26.16b, v23.16b
    bsl v7.16b, v23.16b, v12.16b
    bit v28.16b, v16.16b, v7.16b
    eor v23.16b, v3.16b, v22.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v22.16b, v23.16b
    eor v12.16b, v21.16b, v26.16b
    eor v13.16b, v0.16b, v21.16b
    bit v21.16b, v13.16b, v23.16b
    bit v3.16b, v23.16b, v0.16b
    bsl v3.16b, v0.16b, v13.16b
    bit v26.16b, v21.16b, v3.16b
    eor v0.16b, v20.16b, v19.16b
    mov v23.16b, v11.16b
    bsl v23.16b, v19.16b, v0.16b
    eor v13.16b, v4.16b, v23.16b
    eor v14.16b, v11.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v20.16b, v0.16b, v11.16b
    bsl v20.16b, v11.16b, v14.16b
    bit v23.16b, v4.16b, v20.16b
    eor v0.16b, v5.16b, v1.16b
    mov v11.16b, v18.16b
    bsl v11.16b, v1.16b, v0.16b
    eor v14.16b, v6.16b, v11.16b
    eor v15.16b, v6.16b, v18.16b
    bit v6.16b, v15.16b, v0.16b
    bit v5.16b, v0.16b, v18.16b
    bsl v5.16b, v18.16b, v15.16b
    bit v11.16b, v6.16b, v5.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v18.16b, v12.16b, v12.16b, #8
    ext v10.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v2.16b
    bsl v13.16b, v10.16b, v0.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v12.16b, v18.16b
    bit v10.16b, v0.16b, v2.16b
    bit v12.16b, v18.16b, v2.16b
    ext v0.16b, v28.16b, v28.16b, #8
    ext v18.16b, v26.16b, v26.16b, #8
    ext v23.16b, v23.16b, v23.16b, #8
    ext v26.16b, v11.16b, v11.16b, #8
    mov v28.16b, v2.16b
    bsl v28.16b, v0.16b, v23.16b
    mov v11.16b, v2.16b
    bsl v11.16b, v18.16b, v26.16b
    bit v0.16b, v23.16b, v2.16b
    bit v18.16b, v26.16b, v2.16b
    ldr q23, [x3, #3408]
    eor v19.16b, v23.16b, v19.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [x3, #3424]
    eor v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #3440]
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #3456]
    eor v16.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q17, [x3, #3472]
    eor v17.16b, v17.16b, v28.16b
    ldr q19, [x3, #3488]
    eor v19.16b, v19.16b, v11.16b
    ldr q21, [x3, #3504]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #3520]
    eor v18.16b, v21.16b, v18.16b
    eor v7.16b, v29.16b, v7.16b
    ldr q21, [x3, #3536]
    eor v5.16b, v21.16b, v5.16b
    // round 26 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    mov v22.16b, v13.16b
    bsl v22.16b, v17.16b, v21.16b
    eor v23.16b, v7.16b, v22.16b
    eor v26.16b, v7.16b, v13.16b
    bit v7.16b, v26.16b, v21.16b
    bit v4.16b, v21.16b, v13.16b
    bsl v4.16b, v13.16b, v26.16b
    bit v22.16b, v7.16b, v4.16b
    eor v21.16b, v1.16b, v19.16b
    mov v26.16b, v14.16b
    bsl v26.16b, v19.16b, v21.16b
    eor v28.16b, v3.16b, v26.16b
    eor v11.16b, v3.16b, v14.16b
    bit v3.16b, v11.16b, v21.16b
    bit v1.16b, v21.16b, v14.16b
    bsl v1.16b, v14.16b, v11.16b
    bit v26.16b, v3.16b, v1.16b
    eor v21.16b, v6.16b, v0.16b
    mov v11.16b, v10.16b
    bsl v11.16b, v0.16b, v21.16b
    eor v13.16b, v20.16b, v11.16b
    eor v14.16b, v20.16b, v10.16b
    bit v20.16b, v14.16b, v21.16b
    bit v6.16b, v21.16b, v10.16b
    bsl v6.16b, v10.16b, v14.16b
    bit v11.16b, v20.16b, v6.16b
    eor v21.16b, v16.16b, v18.16b
    mov v10.16b, v12.16b
    bsl v10.16b, v18.16b, v21.16b
    eor v14.16b, v5.16b, v10.16b
    eor v15.16b, v5.16b, v12.16b
    bit v5.16b, v15.16b, v21.16b
    bit v16.16b, v21.16b, v12.16b
    bsl v16.16b, v12.16b, v15.16b
    bit v10.16b, v5.16b, v16.16b
    ushr v21.4s, v23.4s, #16
    sli v21.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v23.4s, #16
    ushr v23.4s, v13.4s, #16
    sli v23.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v26.16b, v26.16b
    ushr v13.4s, v26.4s, #16
    mvn v22.16b, v22.16b
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v26.4s, #16
    mvn v26.16b, v10.16b
    ushr v10.4s, v26.4s, #16
    mvn v11.16b, v11.16b
    sli v10.4s, v11.4s, #16
    ushr v11.4s, v11.4s, #16
    sli v11.4s, v26.4s, #16
    ldr q26, [x3, #816]
    eor v19.16b, v26.16b, v19.16b
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [x3, #3552]
    eor v17.16b, v19.16b, v17.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #3568]
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v17.16b, v5.16b
    ldr q17, [x3, #3584]
    eor v0.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q17, [x3, #880]
    eor v17.16b, v17.16b, v13.16b
    ldr q18, [x3, #3600]
    eor v18.16b, v18.16b, v22.16b
    ldr q19, [x3, #3616]
    eor v19.16b, v19.16b, v10.16b
    ldr q20, [x3, #3632]
    eor v20.16b, v20.16b, v11.16b
    eor v1.16b, v24.16b, v1.16b
    eor v6.16b, v31.16b, v6.16b
    // round 27 (gift.dsl:33)
    eor v22.16b, v3.16b, v17.16b
    mov v26.16b, v21.16b
    bsl v26.16b, v17.16b, v22.16b
    eor v10.16b, v4.16b, v26.16b
    eor v11.16b, v4.16b, v21.16b
    bit v4.16b, v11.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    bit v3.16b, v22.16b, v21.16b
    bsl v3.16b, v21.16b, v11.16b
    bit v26.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v18.16b
    mov v21.16b, v28.16b
    bsl v21.16b, v18.16b, v4.16b
    eor v22.16b, v1.16b, v21.16b
    eor v11.16b, v1.16b, v28.16b
    bit v1.16b, v11.16b, v4.16b
    eor v18.16b, v18.16b, v1.16b
    bit v7.16b, v4.16b, v28.16b
    bsl v7.16b, v28.16b, v11.16b
    bit v21.16b, v1.16b, v7.16b
    eor v1.16b, v5.16b, v19.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v19.16b, v1.16b
    eor v28.16b, v6.16b, v4.16b
    eor v11.16b, v6.16b, v23.16b
    bit v6.16b, v11.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v5.16b, v1.16b, v23.16b
    bsl v5.16b, v23.16b, v11.16b
    bit v4.16b, v6.16b, v5.16b
    eor v1.16b, v0.16b, v20.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v20.16b, v1.16b
    eor v23.16b, v16.16b, v6.16b
    eor v11.16b, v16.16b, v12.16b
    bit v16.16b, v11.16b, v1.16b
    eor v20.16b, v20.16b, v16.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v11.16b
    bit v6.16b, v16.16b, v0.16b
    ext v1.16b, v10.16b, v10.16b, #12
    ext v16.16b, v22.16b, v22.16b, #12
    ext v22.16b, v28.16b, v28.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v26.16b, v26.16b, v26.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q28, [x3, #3648]
    eor v17.16b, v28.16b, v17.16b
    ldr q28, [x3, #3664]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #3680]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #3696]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #3712]
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [x3, #3728]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #3744]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #3760]
    eor v6.16b, v28.16b, v6.16b
    eor v7.16b, v30.16b, v7.16b
    eor v5.16b, v9.16b, v5.16b
    // round 28 (gift.dsl:33)
    eor v28.16b, v17.16b, v26.16b
    mov v10.16b, v1.16b
    bsl v10.16b, v26.16b, v28.16b
    eor v11.16b, v3.16b, v10.16b
    eor v12.16b, v3.16b, v1.16b
    bit v3.16b, v12.16b, v28.16b
    eor v26.16b, v26.16b, v3.16b
    bit v17.16b, v28.16b, v1.16b
    bsl v17.16b, v1.16b, v12.16b
    bit v10.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v21.16b
    mov v3.16b, v16.16b
    bsl v3.16b, v21.16b, v1.16b
    eor v28.16b, v7.16b, v3.16b
    eor v12.16b, v16.16b, v7.16b
    bit v7.16b, v12.16b, v1.16b
    eor v21.16b, v21.16b, v7.16b
    bit v18.16b, v1.16b, v16.16b
    bsl v18.16b, v16.16b, v12.16b
    bit v3.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v4.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v4.16b, v1.16b
    eor v16.16b, v5.16b, v7.16b
    eor v12.16b, v22.16b, v5.16b
    bit v5.16b, v12.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v12.16b
    bit v7.16b, v5.16b, v19.16b
    eor v1.16b, v20.16b, v6.16b
    mov v5.16b, v23.16b
    bsl v5.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v5.16b
    eor v12.16b, v0.16b, v23.16b
    bit v0.16b, v12.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v12.16b
    bit v5.16b, v0.16b, v20.16b
    rev32 v0.8h, v16.8h
    rev32 v1.8h, v22.8h
    rev32 v16.8h, v26.8h
    rev32 v21.8h, v21.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v10.8h
    rev32 v3.8h, v3.8h
    ldr q23, [x3, #3776]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #3792]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #3808]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #3824]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #3840]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #3856]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #3872]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #3888]
    eor v3.16b, v23.16b, v3.16b
    eor v17.16b, v24.16b, v17.16b
    ldr q23, [x3, #448]
    eor v18.16b, v23.16b, v18.16b
    eor v20.16b, v25.16b, v20.16b
    // round 29 (gift.dsl:33)
    eor v23.16b, v16.16b, v7.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v7.16b, v23.16b
    eor v10.16b, v17.16b, v26.16b
    eor v12.16b, v0.16b, v17.16b
    bit v17.16b, v12.16b, v23.16b
    eor v7.16b, v7.16b, v17.16b
    bit v16.16b, v23.16b, v0.16b
    bsl v16.16b, v0.16b, v12.16b
    bit v26.16b, v17.16b, v16.16b
    eor v0.16b, v21.16b, v5.16b
    mov v17.16b, v1.16b
    bsl v17.16b, v5.16b, v0.16b
    eor v23.16b, v18.16b, v17.16b
    eor v12.16b, v1.16b, v18.16b
    bit v18.16b, v12.16b, v0.16b
    eor v5.16b, v5.16b, v18.16b
    bit v21.16b, v0.16b, v1.16b
    bsl v21.16b, v1.16b, v12.16b
    bit v17.16b, v18.16b, v21.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v11.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v19.16b, v1.16b
    eor v12.16b, v11.16b, v19.16b
    bit v19.16b, v12.16b, v0.16b
    eor v22.16b, v22.16b, v19.16b
    bit v4.16b, v0.16b, v11.16b
    bsl v4.16b, v11.16b, v12.16b
    bit v1.16b, v19.16b, v4.16b
    eor v0.16b, v6.16b, v3.16b
    mov v19.16b, v28.16b
    bsl v19.16b, v3.16b, v0.16b
    eor v11.16b, v20.16b, v19.16b
    eor v12.16b, v28.16b, v20.16b
    bit v20.16b, v12.16b, v0.16b
    eor v3.16b, v3.16b, v20.16b
    bit v6.16b, v0.16b, v28.16b
    bsl v6.16b, v28.16b, v12.16b
    bit v19.16b, v20.16b, v6.16b
    rev64 v0.4s, v10.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v5.4s, v5.4s
    rev64 v20.4s, v22.4s
    rev64 v3.4s, v3.4s
    rev64 v17.4s, v17.4s
    rev64 v19.4s, v19.4s
    ldr q22, [x3, #3904]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #3920]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #3936]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #3952]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #3968]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #3984]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #4000]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #4016]
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #4032]
    eor v21.16b, v26.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    ldr q26, [x3, #1408]
    eor v6.16b, v26.16b, v6.16b
    // round 30 (gift.dsl:33)
    eor v26.16b, v7.16b, v17.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v17.16b, v26.16b
    eor v10.16b, v16.16b, v28.16b
    eor v12.16b, v23.16b, v16.16b
    bit v16.16b, v12.16b, v26.16b
    bit v7.16b, v26.16b, v23.16b
    bsl v7.16b, v23.16b, v12.16b
    bit v28.16b, v16.16b, v7.16b
    eor v23.16b, v5.16b, v22.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v22.16b, v23.16b
    eor v12.16b, v21.16b, v26.16b
    eor v13.16b, v0.16b, v21.16b
    bit v21.16b, v13.16b, v23.16b
    bit v5.16b, v23.16b, v0.16b
    bsl v5.16b, v0.16b, v13.16b
    bit v26.16b, v21.16b, v5.16b
    eor v0.16b, v20.16b, v19.16b
    mov v23.16b, v11.16b
    bsl v23.16b, v19.16b, v0.16b
    eor v13.16b, v4.16b, v23.16b
    eor v14.16b, v11.16b, v4.16b
    bit v4.16b, v14.16b, v0.16b
    bit v20.16b, v0.16b, v11.16b
    bsl v20.16b, v11.16b, v14.16b
    bit v23.16b, v4.16b, v20.16b
    eor v0.16b, v3.16b, v1.16b
    mov v11.16b, v18.16b
    bsl v11.16b, v1.16b, v0.16b
    eor v14.16b, v6.16b, v11.16b
    eor v15.16b, v18.16b, v6.16b
    bit v6.16b, v15.16b, v0.16b
    bit v3.16b, v0.16b, v18.16b
    bsl v3.16b, v18.16b, v15.16b
    bit v11.16b, v6.16b, v3.16b
    ext v0.16b, v10.16b, v10.16b, #8
    ext v18.16b, v12.16b, v12.16b, #8
    ext v10.16b, v13.16b, v13.16b, #8
    ext v12.16b, v14.16b, v14.16b, #8
    mov v13.16b, v2.16b
    bsl v13.16b, v10.16b, v0.16b
    mov v14.16b, v2.16b
    bsl v14.16b, v12.16b, v18.16b
    bit v10.16b, v0.16b, v2.16b
    bit v12.16b, v18.16b, v2.16b
    ext v0.16b, v28.16b, v28.16b, #8
    ext v18.16b, v26.16b, v26.16b, #8
    ext v23.16b, v23.16b, v23.16b, #8
    ext v26.16b, v11.16b, v11.16b, #8
    mov v28.16b, v2.16b
    bsl v28.16b, v0.16b, v23.16b
    mov v11.16b, v2.16b
    bsl v11.16b, v18.16b, v26.16b
    bit v0.16b, v23.16b, v2.16b
    bit v18.16b, v26.16b, v2.16b
    ldr q23, [x3, #4048]
    eor v19.16b, v23.16b, v19.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [x3, #4064]
    eor v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #4080]
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #4096]
    eor v16.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q17, [x3, #4112]
    eor v17.16b, v17.16b, v28.16b
    ldr q19, [x3, #4128]
    eor v19.16b, v19.16b, v11.16b
    ldr q21, [x3, #4144]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #4160]
    eor v18.16b, v21.16b, v18.16b
    eor v7.16b, v29.16b, v7.16b
    ldr q21, [x3, #752]
    eor v20.16b, v21.16b, v20.16b
    ldr q21, [x3, #912]
    eor v3.16b, v21.16b, v3.16b
    // round 31 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    mov v22.16b, v13.16b
    bsl v22.16b, v17.16b, v21.16b
    eor v23.16b, v7.16b, v22.16b
    eor v26.16b, v7.16b, v13.16b
    bit v7.16b, v26.16b, v21.16b
    bit v4.16b, v21.16b, v13.16b
    bsl v4.16b, v13.16b, v26.16b
    bit v22.16b, v7.16b, v4.16b
    eor v21.16b, v1.16b, v19.16b
    mov v26.16b, v14.16b
    bsl v26.16b, v19.16b, v21.16b
    eor v28.16b, v5.16b, v26.16b
    eor v11.16b, v5.16b, v14.16b
    bit v5.16b, v11.16b, v21.16b
    bit v1.16b, v21.16b, v14.16b
    bsl v1.16b, v14.16b, v11.16b
    bit v26.16b, v5.16b, v1.16b
    eor v21.16b, v6.16b, v0.16b
    mov v11.16b, v10.16b
    bsl v11.16b, v0.16b, v21.16b
    eor v13.16b, v20.16b, v11.16b
    eor v14.16b, v20.16b, v10.16b
    bit v20.16b, v14.16b, v21.16b
    bit v6.16b, v21.16b, v10.16b
    bsl v6.16b, v10.16b, v14.16b
    bit v11.16b, v20.16b, v6.16b
    eor v21.16b, v16.16b, v18.16b
    mov v10.16b, v12.16b
    bsl v10.16b, v18.16b, v21.16b
    eor v14.16b, v3.16b, v10.16b
    eor v15.16b, v3.16b, v12.16b
    bit v3.16b, v15.16b, v21.16b
    bit v16.16b, v21.16b, v12.16b
    bsl v16.16b, v12.16b, v15.16b
    bit v10.16b, v3.16b, v16.16b
    ushr v21.4s, v23.4s, #16
    sli v21.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v23.4s, #16
    ushr v23.4s, v13.4s, #16
    sli v23.4s, v14.4s, #16
    ushr v12.4s, v14.4s, #16
    sli v12.4s, v13.4s, #16
    mvn v26.16b, v26.16b
    ushr v13.4s, v26.4s, #16
    mvn v22.16b, v22.16b
    sli v13.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v26.4s, #16
    mvn v26.16b, v10.16b
    ushr v10.4s, v26.4s, #16
    mvn v11.16b, v11.16b
    sli v10.4s, v11.4s, #16
    ushr v11.4s, v11.4s, #16
    sli v11.4s, v26.4s, #16
    ldr q26, [x3, #1600]
    eor v19.16b, v26.16b, v19.16b
    eor v5.16b, v19.16b, v5.16b
    ldr q19, [x3, #4176]
    eor v17.16b, v19.16b, v17.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #4192]
    eor v17.16b, v17.16b, v18.16b
    eor v3.16b, v17.16b, v3.16b
    ldr q17, [x3, #4208]
    eor v0.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q17, [x3, #1664]
    eor v17.16b, v17.16b, v13.16b
    ldr q18, [x3, #4224]
    eor v18.16b, v18.16b, v22.16b
    ldr q19, [x3, #4240]
    eor v19.16b, v19.16b, v10.16b
    ldr q20, [x3, #4256]
    eor v20.16b, v20.16b, v11.16b
    eor v4.16b, v25.16b, v4.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q22, [x3, #4272]
    eor v6.16b, v22.16b, v6.16b
    // round 32 (gift.dsl:33)
    eor v22.16b, v5.16b, v17.16b
    mov v26.16b, v21.16b
    bsl v26.16b, v17.16b, v22.16b
    eor v10.16b, v4.16b, v26.16b
    eor v11.16b, v4.16b, v21.16b
    bit v4.16b, v11.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    bit v5.16b, v22.16b, v21.16b
    bsl v5.16b, v21.16b, v11.16b
    bit v26.16b, v4.16b, v5.16b
    eor v4.16b, v7.16b, v18.16b
    mov v21.16b, v28.16b
    bsl v21.16b, v18.16b, v4.16b
    eor v22.16b, v1.16b, v21.16b
    eor v11.16b, v1.16b, v28.16b
    bit v1.16b, v11.16b, v4.16b
    eor v18.16b, v18.16b, v1.16b
    bit v7.16b, v4.16b, v28.16b
    bsl v7.16b, v28.16b, v11.16b
    bit v21.16b, v1.16b, v7.16b
    eor v1.16b, v3.16b, v19.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v19.16b, v1.16b
    eor v28.16b, v6.16b, v4.16b
    eor v11.16b, v6.16b, v23.16b
    bit v6.16b, v11.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v3.16b, v1.16b, v23.16b
    bsl v3.16b, v23.16b, v11.16b
    bit v4.16b, v6.16b, v3.16b
    eor v1.16b, v0.16b, v20.16b
    mov v6.16b, v12.16b
    bsl v6.16b, v20.16b, v1.16b
    eor v23.16b, v16.16b, v6.16b
    eor v11.16b, v16.16b, v12.16b
    bit v16.16b, v11.16b, v1.16b
    eor v20.16b, v20.16b, v16.16b
    bit v0.16b, v1.16b, v12.16b
    bsl v0.16b, v12.16b, v11.16b
    bit v6.16b, v16.16b, v0.16b
    ext v1.16b, v10.16b, v10.16b, #12
    ext v16.16b, v22.16b, v22.16b, #12
    ext v22.16b, v28.16b, v28.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v26.16b, v26.16b, v26.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q28, [x3, #4288]
    eor v17.16b, v28.16b, v17.16b
    ldr q28, [x3, #4304]
    eor v18.16b, v28.16b, v18.16b
    ldr q28, [x3, #4320]
    eor v19.16b, v28.16b, v19.16b
    ldr q28, [x3, #4336]
    eor v20.16b, v28.16b, v20.16b
    ldr q28, [x3, #160]
    eor v26.16b, v28.16b, v26.16b
    ldr q28, [x3, #176]
    eor v21.16b, v28.16b, v21.16b
    ldr q28, [x3, #192]
    eor v4.16b, v28.16b, v4.16b
    ldr q28, [x3, #208]
    eor v6.16b, v28.16b, v6.16b
    eor v5.16b, v24.16b, v5.16b
    eor v7.16b, v8.16b, v7.16b
    eor v0.16b, v29.16b, v0.16b
    // round 33 (gift.dsl:33)
    eor v28.16b, v17.16b, v26.16b
    mov v8.16b, v1.16b
    bsl v8.16b, v26.16b, v28.16b
    eor v10.16b, v5.16b, v8.16b
    eor v11.16b, v1.16b, v5.16b
    bit v5.16b, v11.16b, v28.16b
    eor v26.16b, v26.16b, v5.16b
    bit v17.16b, v28.16b, v1.16b
    bsl v17.16b, v1.16b, v11.16b
    bit v8.16b, v5.16b, v17.16b
    eor v1.16b, v18.16b, v21.16b
    mov v5.16b, v16.16b
    bsl v5.16b, v21.16b, v1.16b
    eor v28.16b, v7.16b, v5.16b
    eor v11.16b, v16.16b, v7.16b
    bit v7.16b, v11.16b, v1.16b
    eor v21.16b, v21.16b, v7.16b
    bit v18.16b, v1.16b, v16.16b
    bsl v18.16b, v16.16b, v11.16b
    bit v5.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v4.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v4.16b, v1.16b
    eor v16.16b, v3.16b, v7.16b
    eor v11.16b, v3.16b, v22.16b
    bit v3.16b, v11.16b, v1.16b
    eor v4.16b, v4.16b, v3.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v11.16b
    bit v7.16b, v3.16b, v19.16b
    eor v1.16b, v20.16b, v6.16b
    mov v3.16b, v23.16b
    bsl v3.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v3.16b
    eor v11.16b, v23.16b, v0.16b
    bit v0.16b, v11.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v11.16b
    bit v3.16b, v0.16b, v20.16b
    rev32 v0.8h, v16.8h
    rev32 v1.8h, v22.8h
    rev32 v16.8h, v26.8h
    rev32 v21.8h, v21.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v8.8h
    rev32 v5.8h, v5.8h
    ldr q23, [x3, #4352]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #4368]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #4384]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #4400]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #320]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #336]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #352]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #368]
    eor v5.16b, v23.16b, v5.16b
    eor v17.16b, v27.16b, v17.16b
    ldr q23, [x3, #2608]
    eor v18.16b, v23.16b, v18.16b
    eor v20.16b, v25.16b, v20.16b
    // round 34 (gift.dsl:33)
    eor v23.16b, v16.16b, v7.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v7.16b, v23.16b
    eor v8.16b, v17.16b, v26.16b
    eor v11.16b, v0.16b, v17.16b
    bit v17.16b, v11.16b, v23.16b
    eor v7.16b, v7.16b, v17.16b
    bit v16.16b, v23.16b, v0.16b
    bsl v16.16b, v0.16b, v11.16b
    bit v26.16b, v17.16b, v16.16b
    eor v0.16b, v21.16b, v3.16b
    mov v17.16b, v1.16b
    bsl v17.16b, v3.16b, v0.16b
    eor v23.16b, v18.16b, v17.16b
    eor v11.16b, v1.16b, v18.16b
    bit v18.16b, v11.16b, v0.16b
    eor v3.16b, v3.16b, v18.16b
    bit v21.16b, v0.16b, v1.16b
    bsl v21.16b, v1.16b, v11.16b
    bit v17.16b, v18.16b, v21.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v10.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v19.16b, v1.16b
    eor v11.16b, v10.16b, v19.16b
    bit v19.16b, v11.16b, v0.16b
    eor v22.16b, v22.16b, v19.16b
    bit v4.16b, v0.16b, v10.16b
    bsl v4.16b, v10.16b, v11.16b
    bit v1.16b, v19.16b, v4.16b
    eor v0.16b, v6.16b, v5.16b
    mov v19.16b, v28.16b
    bsl v19.16b, v5.16b, v0.16b
    eor v10.16b, v20.16b, v19.16b
    eor v11.16b, v28.16b, v20.16b
    bit v20.16b, v11.16b, v0.16b
    eor v5.16b, v5.16b, v20.16b
    bit v6.16b, v0.16b, v28.16b
    bsl v6.16b, v28.16b, v11.16b
    bit v19.16b, v20.16b, v6.16b
    rev64 v0.4s, v8.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v3.4s, v3.4s
    rev64 v20.4s, v22.4s
    rev64 v5.4s, v5.4s
    rev64 v17.4s, v17.4s
    rev64 v19.4s, v19.4s
    ldr q22, [x3, #4416]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #4432]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #4448]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #4464]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #464]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #480]
    eor v22.16b, v22.16b, v26.16b
    ldr q26, [x3, #496]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #512]
    eor v1.16b, v26.16b, v1.16b
    ldr q26, [x3, #4480]
    eor v21.16b, v26.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    // round 35 (gift.dsl:33)
    eor v26.16b, v7.16b, v17.16b
    mov v28.16b, v23.16b
    bsl v28.16b, v17.16b, v26.16b
    eor v8.16b, v16.16b, v28.16b
    eor v11.16b, v23.16b, v16.16b
    bit v16.16b, v11.16b, v26.16b
    bit v7.16b, v26.16b, v23.16b
    bsl v7.16b, v23.16b, v11.16b
    bit v28.16b, v16.16b, v7.16b
    eor v23.16b, v3.16b, v22.16b
    mov v26.16b, v0.16b
    bsl v26.16b, v22.16b, v23.16b
    eor v11.16b, v21.16b, v26.16b
    eor v12.16b, v0.16b, v21.16b
    bit v21.16b, v12.16b, v23.16b
    bit v3.16b, v23.16b, v0.16b
    bsl v3.16b, v0.16b, v12.16b
    bit v26.16b, v21.16b, v3.16b
    eor v0.16b, v20.16b, v19.16b
    mov v23.16b, v10.16b
    bsl v23.16b, v19.16b, v0.16b
    eor v12.16b, v4.16b, v23.16b
    eor v13.16b, v10.16b, v4.16b
    bit v4.16b, v13.16b, v0.16b
    bit v20.16b, v0.16b, v10.16b
    bsl v20.16b, v10.16b, v13.16b
    bit v23.16b, v4.16b, v20.16b
    eor v0.16b, v5.16b, v1.16b
    mov v10.16b, v18.16b
    bsl v10.16b, v1.16b, v0.16b
    eor v13.16b, v6.16b, v10.16b
    eor v14.16b, v6.16b, v18.16b
    bit v6.16b, v14.16b, v0.16b
    bit v5.16b, v0.16b, v18.16b
    bsl v5.16b, v18.16b, v14.16b
    bit v10.16b, v6.16b, v5.16b
    ext v0.16b, v8.16b, v8.16b, #8
    ext v18.16b, v11.16b, v11.16b, #8
    ext v8.16b, v12.16b, v12.16b, #8
    ext v11.16b, v13.16b, v13.16b, #8
    mov v12.16b, v2.16b
    bsl v12.16b, v8.16b, v0.16b
    mov v13.16b, v2.16b
    bsl v13.16b, v11.16b, v18.16b
    bit v8.16b, v0.16b, v2.16b
    bit v11.16b, v18.16b, v2.16b
    ext v0.16b, v28.16b, v28.16b, #8
    ext v18.16b, v26.16b, v26.16b, #8
    ext v23.16b, v23.16b, v23.16b, #8
    ext v26.16b, v10.16b, v10.16b, #8
    mov v28.16b, v2.16b
    bsl v28.16b, v0.16b, v23.16b
    mov v10.16b, v2.16b
    bsl v10.16b, v18.16b, v26.16b
    bit v0.16b, v23.16b, v2.16b
    bit v18.16b, v26.16b, v2.16b
    ldr q23, [x3, #704]
    eor v19.16b, v23.16b, v19.16b
    eor v4.16b, v19.16b, v4.16b
    ldr q19, [x3, #4496]
    eor v1.16b, v19.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #4512]
    eor v6.16b, v6.16b, v17.16b
    eor v6.16b, v6.16b, v16.16b
    ldr q16, [x3, #4528]
    eor v16.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q17, [x3, #624]
    eor v17.16b, v17.16b, v28.16b
    ldr q19, [x3, #640]
    eor v19.16b, v19.16b, v10.16b
    ldr q21, [x3, #656]
    eor v0.16b, v21.16b, v0.16b
    ldr q21, [x3, #672]
    eor v18.16b, v21.16b, v18.16b
    eor v7.16b, v29.16b, v7.16b
    eor v20.16b, v30.16b, v20.16b
    eor v5.16b, v25.16b, v5.16b
    // round 36 (gift.dsl:33)
    eor v21.16b, v4.16b, v17.16b
    mov v22.16b, v12.16b
    bsl v22.16b, v17.16b, v21.16b
    eor v23.16b, v7.16b, v22.16b
    eor v26.16b, v7.16b, v12.16b
    bit v7.16b, v26.16b, v21.16b
    bit v4.16b, v21.16b, v12.16b
    bsl v4.16b, v12.16b, v26.16b
    bit v22.16b, v7.16b, v4.16b
    eor v21.16b, v1.16b, v19.16b
    mov v26.16b, v13.16b
    bsl v26.16b, v19.16b, v21.16b
    eor v28.16b, v3.16b, v26.16b
    eor v10.16b, v3.16b, v13.16b
    bit v3.16b, v10.16b, v21.16b
    bit v1.16b, v21.16b, v13.16b
    bsl v1.16b, v13.16b, v10.16b
    bit v26.16b, v3.16b, v1.16b
    eor v21.16b, v6.16b, v0.16b
    mov v10.16b, v8.16b
    bsl v10.16b, v0.16b, v21.16b
    eor v12.16b, v20.16b, v10.16b
    eor v13.16b, v20.16b, v8.16b
    bit v20.16b, v13.16b, v21.16b
    bit v6.16b, v21.16b, v8.16b
    bsl v6.16b, v8.16b, v13.16b
    bit v10.16b, v20.16b, v6.16b
    eor v21.16b, v16.16b, v18.16b
    mov v8.16b, v11.16b
    bsl v8.16b, v18.16b, v21.16b
    eor v13.16b, v5.16b, v8.16b
    eor v14.16b, v5.16b, v11.16b
    bit v5.16b, v14.16b, v21.16b
    bit v16.16b, v21.16b, v11.16b
    bsl v16.16b, v11.16b, v14.16b
    bit v8.16b, v5.16b, v16.16b
    ushr v21.4s, v23.4s, #16
    sli v21.4s, v28.4s, #16
    ushr v28.4s, v28.4s, #16
    sli v28.4s, v23.4s, #16
    ushr v23.4s, v12.4s, #16
    sli v23.4s, v13.4s, #16
    ushr v11.4s, v13.4s, #16
    sli v11.4s, v12.4s, #16
    mvn v26.16b, v26.16b
    ushr v12.4s, v26.4s, #16
    mvn v22.16b, v22.16b
    sli v12.4s, v22.4s, #16
    ushr v22.4s, v22.4s, #16
    sli v22.4s, v26.4s, #16
    mvn v26.16b, v8.16b
    ushr v8.4s, v26.4s, #16
    mvn v10.16b, v10.16b
    sli v8.4s, v10.4s, #16
    ushr v10.4s, v10.4s, #16
    sli v10.4s, v26.4s, #16
    ldr q26, [x3, #2256]
    eor v19.16b, v26.16b, v19.16b
    eor v3.16b, v19.16b, v3.16b
    ldr q19, [x3, #4544]
    eor v17.16b, v19.16b, v17.16b
    eor v7.16b, v17.16b, v7.16b
    ldr q17, [x3, #4560]
    eor v17.16b, v17.16b, v18.16b
    eor v5.16b, v17.16b, v5.16b
    ldr q17, [x3, #4576]
    eor v0.16b, v17.16b, v0.16b
    eor v0.16b, v0.16b, v20.16b
    ldr q17, [x3, #2320]
    eor v17.16b, v17.16b, v12.16b
    ldr q18, [x3, #4592]
    eor v18.16b, v18.16b, v22.16b
    ldr q19, [x3, #4608]
    eor v19.16b, v19.16b, v8.16b
    ldr q20, [x3, #4624]
    eor v20.16b, v20.16b, v10.16b
    eor v1.16b, v24.16b, v1.16b
    ldr q22, [x3, #4640]
    eor v6.16b, v22.16b, v6.16b
    // round 37 (gift.dsl:33)
    eor v22.16b, v3.16b, v17.16b
    mov v24.16b, v21.16b
    bsl v24.16b, v17.16b, v22.16b
    eor v26.16b, v4.16b, v24.16b
    eor v8.16b, v4.16b, v21.16b
    bit v4.16b, v8.16b, v22.16b
    eor v17.16b, v17.16b, v4.16b
    bit v3.16b, v22.16b, v21.16b
    bsl v3.16b, v21.16b, v8.16b
    bit v24.16b, v4.16b, v3.16b
    eor v4.16b, v7.16b, v18.16b
    mov v21.16b, v28.16b
    bsl v21.16b, v18.16b, v4.16b
    eor v22.16b, v1.16b, v21.16b
    eor v8.16b, v1.16b, v28.16b
    bit v1.16b, v8.16b, v4.16b
    eor v18.16b, v18.16b, v1.16b
    bit v7.16b, v4.16b, v28.16b
    bsl v7.16b, v28.16b, v8.16b
    bit v21.16b, v1.16b, v7.16b
    eor v1.16b, v5.16b, v19.16b
    mov v4.16b, v23.16b
    bsl v4.16b, v19.16b, v1.16b
    eor v28.16b, v6.16b, v4.16b
    eor v8.16b, v6.16b, v23.16b
    bit v6.16b, v8.16b, v1.16b
    eor v19.16b, v19.16b, v6.16b
    bit v5.16b, v1.16b, v23.16b
    bsl v5.16b, v23.16b, v8.16b
    bit v4.16b, v6.16b, v5.16b
    eor v1.16b, v0.16b, v20.16b
    mov v6.16b, v11.16b
    bsl v6.16b, v20.16b, v1.16b
    eor v23.16b, v16.16b, v6.16b
    eor v8.16b, v16.16b, v11.16b
    bit v16.16b, v8.16b, v1.16b
    eor v20.16b, v20.16b, v16.16b
    bit v0.16b, v1.16b, v11.16b
    bsl v0.16b, v11.16b, v8.16b
    bit v6.16b, v16.16b, v0.16b
    ext v1.16b, v26.16b, v26.16b, #12
    ext v16.16b, v22.16b, v22.16b, #12
    ext v22.16b, v28.16b, v28.16b, #12
    ext v23.16b, v23.16b, v23.16b, #12
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    ext v20.16b, v20.16b, v20.16b, #8
    ext v24.16b, v24.16b, v24.16b, #4
    ext v21.16b, v21.16b, v21.16b, #4
    ext v4.16b, v4.16b, v4.16b, #4
    ext v6.16b, v6.16b, v6.16b, #4
    ldr q26, [x3, #4656]
    eor v17.16b, v26.16b, v17.16b
    ldr q26, [x3, #4672]
    eor v18.16b, v26.16b, v18.16b
    ldr q26, [x3, #4688]
    eor v19.16b, v26.16b, v19.16b
    ldr q26, [x3, #4704]
    eor v20.16b, v26.16b, v20.16b
    ldr q26, [x3, #944]
    eor v24.16b, v26.16b, v24.16b
    ldr q26, [x3, #960]
    eor v21.16b, v26.16b, v21.16b
    ldr q26, [x3, #976]
    eor v4.16b, v26.16b, v4.16b
    ldr q26, [x3, #992]
    eor v6.16b, v26.16b, v6.16b
    eor v3.16b, v9.16b, v3.16b
    eor v7.16b, v30.16b, v7.16b
    eor v5.16b, v29.16b, v5.16b
    eor v0.16b, v29.16b, v0.16b
    // round 38 (gift.dsl:33)
    eor v26.16b, v17.16b, v24.16b
    mov v28.16b, v1.16b
    bsl v28.16b, v24.16b, v26.16b
    eor v30.16b, v3.16b, v28.16b
    eor v8.16b, v1.16b, v3.16b
    bit v3.16b, v8.16b, v26.16b
    eor v24.16b, v24.16b, v3.16b
    bit v17.16b, v26.16b, v1.16b
    bsl v17.16b, v1.16b, v8.16b
    bit v28.16b, v3.16b, v17.16b
    eor v1.16b, v18.16b, v21.16b
    mov v3.16b, v16.16b
    bsl v3.16b, v21.16b, v1.16b
    eor v26.16b, v7.16b, v3.16b
    eor v8.16b, v16.16b, v7.16b
    bit v7.16b, v8.16b, v1.16b
    eor v21.16b, v21.16b, v7.16b
    bit v18.16b, v1.16b, v16.16b
    bsl v18.16b, v16.16b, v8.16b
    bit v3.16b, v7.16b, v18.16b
    eor v1.16b, v19.16b, v4.16b
    mov v7.16b, v22.16b
    bsl v7.16b, v4.16b, v1.16b
    eor v16.16b, v5.16b, v7.16b
    eor v8.16b, v22.16b, v5.16b
    bit v5.16b, v8.16b, v1.16b
    eor v4.16b, v4.16b, v5.16b
    bit v19.16b, v1.16b, v22.16b
    bsl v19.16b, v22.16b, v8.16b
    bit v7.16b, v5.16b, v19.16b
    eor v1.16b, v20.16b, v6.16b
    mov v5.16b, v23.16b
    bsl v5.16b, v6.16b, v1.16b
    eor v22.16b, v0.16b, v5.16b
    eor v8.16b, v23.16b, v0.16b
    bit v0.16b, v8.16b, v1.16b
    eor v6.16b, v6.16b, v0.16b
    bit v20.16b, v1.16b, v23.16b
    bsl v20.16b, v23.16b, v8.16b
    bit v5.16b, v0.16b, v20.16b
    rev32 v0.8h, v16.8h
    rev32 v1.8h, v22.8h
    rev32 v16.8h, v24.8h
    rev32 v21.8h, v21.8h
    rev32 v4.8h, v4.8h
    rev32 v6.8h, v6.8h
    rev32 v22.8h, v28.8h
    rev32 v3.8h, v3.8h
    ldr q23, [x3, #4720]
    eor v16.16b, v23.16b, v16.16b
    ldr q23, [x3, #4736]
    eor v21.16b, v23.16b, v21.16b
    ldr q23, [x3, #4752]
    eor v4.16b, v23.16b, v4.16b
    ldr q23, [x3, #4768]
    eor v6.16b, v23.16b, v6.16b
    ldr q23, [x3, #1104]
    eor v7.16b, v23.16b, v7.16b
    ldr q23, [x3, #1120]
    eor v5.16b, v23.16b, v5.16b
    ldr q23, [x3, #1136]
    eor v22.16b, v23.16b, v22.16b
    ldr q23, [x3, #1152]
    eor v3.16b, v23.16b, v3.16b
    ldr q23, [x3, #1952]
    eor v17.16b, v23.16b, v17.16b
    eor v18.16b, v27.16b, v18.16b
    eor v20.16b, v25.16b, v20.16b
    // round 39 (gift.dsl:33)
    eor v23.16b, v16.16b, v7.16b
    mov v24.16b, v0.16b
    bsl v24.16b, v7.16b, v23.16b
    eor v27.16b, v17.16b, v24.16b
    eor v28.16b, v0.16b, v17.16b
    bit v17.16b, v28.16b, v23.16b
    eor v7.16b, v7.16b, v17.16b
    bit v16.16b, v23.16b, v0.16b
    bsl v16.16b, v0.16b, v28.16b
    bit v24.16b, v17.16b, v16.16b
    eor v0.16b, v21.16b, v5.16b
    mov v17.16b, v1.16b
    bsl v17.16b, v5.16b, v0.16b
    eor v23.16b, v18.16b, v17.16b
    eor v28.16b, v1.16b, v18.16b
    bit v18.16b, v28.16b, v0.16b
    eor v5.16b, v5.16b, v18.16b
    bit v21.16b, v0.16b, v1.16b
    bsl v21.16b, v1.16b, v28.16b
    bit v17.16b, v18.16b, v21.16b
    eor v0.16b, v4.16b, v22.16b
    mov v1.16b, v30.16b
    bsl v1.16b, v22.16b, v0.16b
    eor v18.16b, v19.16b, v1.16b
    eor v28.16b, v30.16b, v19.16b
    bit v19.16b, v28.16b, v0.16b
    eor v22.16b, v22.16b, v19.16b
    bit v4.16b, v0.16b, v30.16b
    bsl v4.16b, v30.16b, v28.16b
    bit v1.16b, v19.16b, v4.16b
    eor v0.16b, v6.16b, v3.16b
    mov v19.16b, v26.16b
    bsl v19.16b, v3.16b, v0.16b
    eor v28.16b, v20.16b, v19.16b
    eor v30.16b, v26.16b, v20.16b
    bit v20.16b, v30.16b, v0.16b
    eor v3.16b, v3.16b, v20.16b
    bit v6.16b, v0.16b, v26.16b
    bsl v6.16b, v26.16b, v30.16b
    bit v19.16b, v20.16b, v6.16b
    rev64 v0.4s, v27.4s
    rev64 v18.4s, v18.4s
    rev64 v7.4s, v7.4s
    rev64 v5.4s, v5.4s
    rev64 v20.4s, v22.4s
    rev64 v3.4s, v3.4s
    rev64 v17.4s, v17.4s
    rev64 v19.4s, v19.4s
    ldr q22, [x3, #4784]
    eor v7.16b, v22.16b, v7.16b
    ldr q22, [x3, #4800]
    eor v5.16b, v22.16b, v5.16b
    ldr q22, [x3, #4816]
    eor v20.16b, v22.16b, v20.16b
    ldr q22, [x3, #4832]
    eor v3.16b, v22.16b, v3.16b
    ldr q22, [x3, #1264]
    eor v17.16b, v22.16b, v17.16b
    ldr q22, [x3, #1280]
    eor v22.16b, v22.16b, v24.16b
    ldr q24, [x3, #1296]
    eor v19.16b, v24.16b, v19.16b
    ldr q24, [x3, #1312]
    eor v1.16b, v24.16b, v1.16b
    ldr q24, [x3, #4848]
    eor v21.16b, v24.16b, v21.16b
    eor v4.16b, v31.16b, v4.16b
    ldr q24, [x3, #592]
    eor v6.16b, v24.16b, v6.16b
    // round 40 (gift.dsl:33)
    eor v24.16b, v7.16b, v17.16b
    mov v26.16b, v23.16b
    bsl v26.16b, v17.16b, v24.16b
    eor v27.16b, v16.16b, v26.16b
    eor v30.16b, v23.16b, v16.16b
    bit v16.16b, v30.16b, v24.16b
    bit v7.16b, v24.16b, v23.16b
    bsl v7.16b, v23.16b, v30.16b
    bit v26.16b, v16.16b, v7.16b
    eor v23.16b, v5.16b, v22.16b
    mov v24.16b, v0.16b
    bsl v24.16b, v22.16b, v23.16b
    eor v30.16b, v21.16b, v24.16b
    eor v31.16b, v0.16b, v21.16b
    bit v21.16b, v31.16b, v23.16b
    bit v5.16b, v23.16b, v0.16b
    bsl v5.16b, v0.16b, v31.16b
    bit v24.16b, v21.16b, v5.16b
    eor v0.16b, v20.16b, v19.16b
    mov v23.16b, v28.16b
    bsl v23.16b, v19.16b, v0.16b
    eor v31.16b, v4.16b, v23.16b
    eor v8.16b, v28.16b, v4.16b
    bit v4.16b, v8.16b, v0.16b
    bit v20.16b, v0.16b, v28.16b
    bsl v20.16b, v28.16b, v8.16b
    bit v23.16b, v4.16b, v20.16b
    eor v0.16b, v3.16b, v1.16b
    mov v28.16b, v18.16b
    bsl v28.16b, v1.16b, v0.16b
    eor v8.16b, v6.16b, v28.16b
    eor v9.16b, v18.16b, v6.16b
    bit v6.16b, v9.16b, v0.16b
    bit v3.16b, v0.16b, v18.16b
    bsl v3.16b, v18.16b, v9.16b
    bit v28.16b, v6.16b, v3.16b
    ldr q0, [x3, #4864]
    eor v0.16b, v0.16b, v17.16b
    eor v0.16b, v0.16b, v16.16b
    ldr q16, [x3, #4880]
    eor v16.16b, v16.16b, v22.16b
    eor v16.16b, v16.16b, v21.16b
    ldr q17, [x3, #4896]
    eor v17.16b, v17.16b, v19.16b
    eor v4.16b, v17.16b, v4.16b
    ldr q17, [x3, #4912]
    eor v1.16b, v17.16b, v1.16b
    eor v1.16b, v1.16b, v6.16b
    ldr q6, [x3, #4928]
    eor v6.16b, v6.16b, v26.16b
    ldr q17, [x3, #4944]
    eor v17.16b, v17.16b, v24.16b
    ldr q18, [x3, #4960]
    eor v18.16b, v18.16b, v23.16b
    ldr q19, [x3, #4976]
    eor v19.16b, v19.16b, v28.16b
    eor v7.16b, v29.16b, v7.16b
    eor v20.16b, v25.16b, v20.16b
    ldr q21, [x3, #4992]
    eor v3.16b, v21.16b, v3.16b
    ext v21.16b, v27.16b, v27.16b, #8
    ext v22.16b, v30.16b, v30.16b, #8
    ext v23.16b, v31.16b, v31.16b, #8
    ext v24.16b, v8.16b, v8.16b, #8
    mov v25.16b, v2.16b
    bsl v25.16b, v23.16b, v21.16b
    mov v26.16b, v2.16b
    bsl v26.16b, v24.16b, v22.16b
    bit v23.16b, v21.16b, v2.16b
    bit v24.16b, v22.16b, v2.16b
    ext v6.16b, v6.16b, v6.16b, #8
    ext v17.16b, v17.16b, v17.16b, #8
    ext v18.16b, v18.16b, v18.16b, #8
    ext v19.16b, v19.16b, v19.16b, #8
    mov v21.16b, v2.16b
    bsl v21.16b, v6.16b, v18.16b
    mov v22.16b, v2.16b
    bsl v22.16b, v17.16b, v19.16b
    bit v6.16b, v18.16b, v2.16b
    bsl v2.16b, v19.16b, v17.16b
    ushr v17.16b, v25.16b, #2
    shl v18.16b, v21.16b, #2
    movi v19.16b, #51
    bit v18.16b, v25.16b, v19.16b
    bit v21.16b, v17.16b, v19.16b
    ushr v17.16b, v4.16b, #2
    shl v25.16b, v7.16b, #2
    bit v25.16b, v4.16b, v19.16b
    bit v7.16b, v17.16b, v19.16b
    ushr v4.16b, v23.16b, #2
    shl v17.16b, v6.16b, #2
    bit v17.16b, v23.16b, v19.16b
    bit v6.16b, v4.16b, v19.16b
    ushr v4.16b, v0.16b, #2
    shl v23.16b, v20.16b, #2
    bit v23.16b, v0.16b, v19.16b
    bit v20.16b, v4.16b, v19.16b
    ushr v0.16b, v26.16b, #2
    shl v4.16b, v22.16b, #2
    bit v4.16b, v26.16b, v19.16b
    bit v22.16b, v0.16b, v19.16b
    ushr v0.16b, v1.16b, #2
    shl v26.16b, v5.16b, #2
    bit v26.16b, v1.16b, v19.16b
    bit v5.16b, v0.16b, v19.16b
    ushr v0.16b, v24.16b, #2
    shl v1.16b, v2.16b, #2
    bit v1.16b, v24.16b, v19.16b
    bit v2.16b, v0.16b, v19.16b
    ushr v0.16b, v16.16b, #2
    shl v24.16b, v3.16b, #2
    bit v24.16b, v16.16b, v19.16b
    bsl v19.16b, v0.16b, v3.16b
    ushr v0.16b, v18.16b, #1
    shl v3.16b, v25.16b, #1
    movi v16.16b, #85
    bit v3.16b, v18.16b, v16.16b
    bit v25.16b, v0.16b, v16.16b
    ushr v0.16b, v21.16b, #1
    shl v18.16b, v7.16b, #1
    bit v18.16b, v21.16b, v16.16b
    bit v7.16b, v0.16b, v16.16b
    ushr v0.16b, v17.16b, #1
    shl v21.16b, v23.16b, #1
    bit v21.16b, v17.16b, v16.16b
    bit v23.16b, v0.16b, v16.16b
    ushr v0.16b, v6.16b, #1
    shl v17.16b, v20.16b, #1
    bit v17.16b, v6.16b, v16.16b
    bit v20.16b, v0.16b, v16.16b
    ushr v0.16b, v4.16b, #1
    shl v6.16b, v26.16b, #1
    bit v6.16b, v4.16b, v16.16b
    bit v26.16b, v0.16b, v16.16b
    ushr v0.16b, v22.16b, #1
    shl v4.16b, v5.16b, #1
    bit v4.16b, v22.16b, v16.16b
    bit v5.16b, v0.16b, v16.16b
    ushr v0.16b, v1.16b, #1
    shl v22.16b, v24.16b, #1
    bit v22.16b, v1.16b, v16.16b
    bit v24.16b, v0.16b, v16.16b
    ushr v0.16b, v2.16b, #1
    shl v1.16b, v19.16b, #1
    bit v1.16b, v2.16b, v16.16b
    bsl v16.16b, v0.16b, v19.16b
    zip1 v0.2d, v3.2d, v21.2d
    zip2 v2.2d, v3.2d, v21.2d
    zip1 v3.2d, v25.2d, v23.2d
    zip2 v19.2d, v25.2d, v23.2d
    zip1 v21.2d, v18.2d, v17.2d
    zip2 v17.2d, v18.2d, v17.2d
    zip1 v18.2d, v7.2d, v20.2d
    zip2 v7.2d, v7.2d, v20.2d
    zip1 v20.2d, v6.2d, v22.2d
    zip2 v6.2d, v6.2d, v22.2d
    zip1 v22.2d, v26.2d, v24.2d
    zip2 v23.2d, v26.2d, v24.2d
    zip1 v24.2d, v4.2d, v1.2d
    zip2 v1.2d, v4.2d, v1.2d
    zip1 v4.2d, v5.2d, v16.2d
    zip2 v5.2d, v5.2d, v16.2d
    trn1 v16.4s, v0.4s, v2.4s
    trn2 v0.4s, v0.4s, v2.4s
    trn1 v2.4s, v3.4s, v19.4s
    trn2 v3.4s, v3.4s, v19.4s
    trn1 v19.4s, v21.4s, v17.4s
    trn2 v17.4s, v21.4s, v17.4s
    trn1 v21.4s, v18.4s, v7.4s
    trn2 v7.4s, v18.4s, v7.4s
    trn1 v18.4s, v20.4s, v6.4s
    trn2 v6.4s, v20.4s, v6.4s
    trn1 v20.4s, v22.4s, v23.4s
    trn2 v22.4s, v22.4s, v23.4s
    trn1 v23.4s, v24.4s, v1.4s
    trn2 v1.4s, v24.4s, v1.4s
    trn1 v24.4s, v4.4s, v5.4s
    trn2 v4.4s, v4.4s, v5.4s
    trn1 v5.8h, v16.8h, v0.8h
    trn2 v0.8h, v16.8h, v0.8h
    trn1 v16.8h, v2.8h, v3.8h
    trn2 v2.8h, v2.8h, v3.8h
    trn1 v3.8h, v19.8h, v17.8h
    trn2 v17.8h, v19.8h, v17.8h
    trn1 v19.8h, v21.8h, v7.8h
    trn2 v7.8h, v21.8h, v7.8h
    trn1 v21.8h, v18.8h, v6.8h
    trn2 v6.8h, v18.8h, v6.8h
    trn1 v18.8h, v20.8h, v22.8h
    trn2 v20.8h, v20.8h, v22.8h
    trn1 v22.8h, v23.8h, v1.8h
    trn2 v1.8h, v23.8h, v1.8h
    trn1 v23.8h, v24.8h, v4.8h
    trn2 v4.8h, v24.8h, v4.8h
    trn1 v24.16b, v5.16b, v21.16b
    trn2 v5.16b, v5.16b, v21.16b
    trn1 v21.16b, v16.16b, v18.16b
    trn2 v16.16b, v16.16b, v18.16b
    trn1 v18.16b, v3.16b, v22.16b
    trn2 v3.16b, v3.16b, v22.16b
    trn1 v22.16b, v19.16b, v23.16b
    trn2 v19.16b, v19.16b, v23.16b
    trn1 v23.16b, v0.16b, v6.16b
    trn2 v0.16b, v0.16b, v6.16b
    trn1 v6.16b, v2.16b, v20.16b
    trn2 v2.16b, v2.16b, v20.16b
    trn1 v20.16b, v17.16b, v1.16b
    trn2 v1.16b, v17.16b, v1.16b
    trn1 v17.16b, v7.16b, v4.16b
    trn2 v4.16b, v7.16b, v4.16b
    mov v7.16b, v24.16b
    sli v7.16b, v23.16b, #4
    sri v23.16b, v24.16b, #4
    mov v24.16b, v21.16b
    sli v24.16b, v6.16b, #4
    sri v6.16b, v21.16b, #4
    mov v21.16b, v18.16b
    sli v21.16b, v20.16b, #4
    sri v20.16b, v18.16b, #4
    mov v18.16b, v22.16b
    sli v18.16b, v17.16b, #4
    sri v17.16b, v22.16b, #4
    mov v22.16b, v5.16b
    sli v22.16b, v0.16b, #4
    sri v0.16b, v5.16b, #4
    mov v5.16b, v16.16b
    sli v5.16b, v2.16b, #4
    sri v2.16b, v16.16b, #4
    mov v16.16b, v3.16b
    sli v16.16b, v1.16b, #4
    sri v1.16b, v3.16b, #4
    mov v3.16b, v19.16b
    sli v3.16b, v4.16b, #4
    sri v4.16b, v19.16b, #4
    ldr q19, [x1, #0]
    ldr q25, [x1, #16]
    ldr q26, [x1, #32]
    ldr q27, [x1, #48]
    ldr q28, [x1, #64]
    ldr q29, [x1, #80]
    ldr q30, [x1, #96]
    ldr q31, [x1, #112]
    ldr q8, [x1, #128]
    ldr q9, [x1, #144]
    ldr q10, [x1, #160]
    ldr q11, [x1, #176]
    ldr q12, [x1, #192]
    ldr q13, [x1, #208]
    ldr q14, [x1, #224]
    ldr q15, [x1, #240]
    eor v7.16b, v19.16b, v7.16b
    eor v19.16b, v25.16b, v24.16b
    eor v21.16b, v26.16b, v21.16b
    eor v18.16b, v27.16b, v18.16b
    eor v23.16b, v28.16b, v23.16b
    eor v6.16b, v29.16b, v6.16b
    eor v20.16b, v30.16b, v20.16b
    eor v17.16b, v31.16b, v17.16b
    eor v22.16b, v8.16b, v22.16b
    eor v5.16b, v9.16b, v5.16b
    eor v16.16b, v10.16b, v16.16b
    eor v3.16b, v11.16b, v3.16b
    eor v0.16b, v12.16b, v0.16b
    eor v2.16b, v13.16b, v2.16b
    eor v1.16b, v14.16b, v1.16b
    eor v4.16b, v15.16b, v4.16b
    str q7, [x0, #0]
    str q19, [x0, #16]
    str q21, [x0, #32]
    str q18, [x0, #48]
    str q23, [x0, #64]
    str q6, [x0, #80]
    str q20, [x0, #96]
    str q17, [x0, #112]
    str q22, [x0, #128]
    str q5, [x0, #144]
    str q16, [x0, #160]
    str q3, [x0, #176]
    str q0, [x0, #192]
    str q2, [x0, #208]
    str q1, [x0, #224]
    str q4, [x0, #240]
    add x0, x0, #256
    add x1, x1, #256
    add w4, w4, #16
    sub x5, x5, #1
    cbnz x5, .Llwcc_gift128_128_ctr_crypt_neon_group
    // x7: where the last, incomplete group goes, once it has been through the loop
    cbnz x7, .Llwcc_gift128_128_ctr_crypt_neon_out
.Llwcc_gift128_128_ctr_crypt_neon_rest:
    cbz x6, .Llwcc_gift128_128_ctr_crypt_neon_end
    // the last group goes through the loop in a buffer of zeros
    mov x7, x0
    add x0, sp, #64
    movi v0.16b, #0
    mov x9, x0
    movz x10, #16
.Llwcc_gift128_128_ctr_crypt_neon_clear:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ctr_crypt_neon_clear
    mov x9, x1
    mov x10, x0
    mov x11, x6
.Llwcc_gift128_128_ctr_crypt_neon_in:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ctr_crypt_neon_in
    mov x1, x0
    movz x5, #1
    b .Llwcc_gift128_128_ctr_crypt_neon_group
.Llwcc_gift128_128_ctr_crypt_neon_out:
    add x1, sp, #64
    mov x9, x1
    mov x10, x7
    mov x11, x6
.Llwcc_gift128_128_ctr_crypt_neon_copy:
    ldrb w12, [x9, #0]
    strb w12, [x10, #0]
    add x9, x9, #1
    add x10, x10, #1
    sub x11, x11, #1
    cbnz x11, .Llwcc_gift128_128_ctr_crypt_neon_copy
.Llwcc_gift128_128_ctr_crypt_neon_end:
    movi v0.16b, #0
    add x9, sp, #64
    movz x10, #16
.Llwcc_gift128_128_ctr_crypt_neon_wipe:
    str q0, [x9, #0]
    add x9, x9, #16
    sub x10, x10, #1
    cbnz x10, .Llwcc_gift128_128_ctr_crypt_neon_wipe
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #320
    ret
.Llwcc_gift128_128_ctr_crypt_neon_return:
    ret
    .size lwcc_gift128_128_ctr_crypt_neon, .-lwcc_gift128_128_ctr_crypt_neon

    .balign 16
.Llwcc_gift128_128_file_neon_constants:
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
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
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d
    .byte 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09
    .byte 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x0e, 0x0f, 0xff, 0xff
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05
    .byte 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
    .byte 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00
    .byte 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff, 0xff, 0xff
    .byte 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0xff, 0xff, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xff, 0xff
